# Every target sets up what it needs, from a bare clone: Python packages in .venv, the browser client in web/.
#
#   make play    the table server, with bots       make bench         how fast the rules are, against the last run
#   make test    everything that is checked        make bench-server  how many moves a second the server takes
#   make lint    style, types, layers              make docs          the documentation site, in site/
#   make soak    the promises, for much longer     make clean         remove everything that was made
#   make lock    pin newer dependencies            make pictures      the documentation's drawings of the code

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NPM := npm --no-audit --no-fund --loglevel=error

WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)
LOCALE := $(shell find src/tafelrunde -name '*.ftl')
GAME_TESTS := $(patsubst src/tafelrunde/games/%/__init__.py,tests/%,$(wildcard src/tafelrunde/games/*/__init__.py))
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') pyproject.toml hatch_build.py README.md LICENSE NOTICE

.PHONY: play test test-compiled test-pure test-web lint bench bench-server docs serve-docs soak pictures lock clean chromium

# With compiled rules if they are ready; else at once on plain Python, while they are compiled for the next start.
play:
	@if $(MAKE) -s -q build/wheel.stamp; then $(MAKE) -s $(VENV)/built.stamp; else \
	  $(MAKE) -s $(VENV)/plain.stamp || exit 1; \
	  echo "Starting on plain Python. The rules are compiled meanwhile (build/compile.log): then start again, and bots think faster."; \
	  kill -0 $$(cat build/compile.pid 2>/dev/null) 2>/dev/null || { \
	    nohup nice $(MAKE) -s build/wheel.stamp >build/compile.log 2>&1 & echo $$! >build/compile.pid; }; fi
	@$(BIN)/tafelrunde serve

test: lint test-web test-compiled test-pure

# Tests import the installed package: the compiled build, with the browser client in it.
test-compiled: $(VENV)/built.stamp chromium
	TAFELRUNDE_EXPECT=compiled $(BIN)/python -m pytest -n 2

# With the sources first on the path the same tests run uncompiled.
test-pure: $(VENV)/built.stamp
	TAFELRUNDE_EXPECT=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 \
	  tests/kernel tests/promises $(GAME_TESTS)

test-web: web/node_modules/.stamp
	cd web && $(NPM) run check && $(NPM) test

lint: $(VENV)/tools.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(VENV)/built.stamp
	$(BIN)/tafelrunde bench --record .bench

bench-server: $(VENV)/built.stamp
	$(BIN)/python -m tafelrunde.server.load

docs: $(VENV)/tools.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

serve-docs: $(VENV)/tools.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve

soak: $(VENV)/built.stamp
	TAFELRUNDE_EXPECT=compiled TAFELRUNDE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/promises tests/kernel tests/server tests/tables

# The drawings in the documentation that are made from the code.
pictures: $(VENV)/tools.stamp
	PYTHONPATH=src $(BIN)/python docs/import_graph.py

lock: $(VENV)/tools.stamp
	TAFELRUNDE_PURE=1 $(BIN)/pip-compile --all-extras --generate-hashes --allow-unsafe --strip-extras --upgrade \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet \
	  --output-file requirements.lock pyproject.toml requirements.in
	TAFELRUNDE_PURE=1 $(BIN)/pip-compile --extra server --extra terminal --generate-hashes --allow-unsafe --strip-extras \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet --constraint requirements.lock \
	  --output-file requirements-play.lock pyproject.toml requirements-play.in

clean:
	rm -rf $(VENV) build dist site .bench web/node_modules web/dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The browser for the browser tests: Debian's own.
chromium:
	@command -v chromium >/dev/null || { \
	  echo "Installing Debian's chromium for the browser tests ..."; \
	  SUDO=; [ "$$(id -u)" = 0 ] || SUDO=sudo; \
	  $$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq chromium >/dev/null; } \
	|| { echo "Please install chromium, or set TAFELRUNDE_NO_BROWSER=1 to leave the browser tests out."; exit 1; }

# Says what is done and how long it usually takes; what the tools say is kept in build/ and shown if they fail.
define quietly
@mkdir -p build; echo "$(1) ..."; $(2) >build/$(3).log 2>&1 \
  || { tail -40 build/$(3).log; echo "$(1) failed; all of it is in build/$(3).log."; exit 1; }
endef

PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tafelrunde needs Python 3.11 or newer; say which one with: make PYTHON=python3.12"; exit 1; }
	$(call quietly,Setting up Python (10 s),$(PYTHON) -m venv $(VENV),venv)

# What playing needs, and no more.
$(VENV)/play.stamp: requirements-play.lock | $(BIN)/python
	$(call quietly,Fetching the packages for playing (30 s),$(PIP) --require-hashes -r requirements-play.lock,packages)
	@touch $@

# The locked dependencies, tools included.
$(VENV)/tools.stamp: requirements.lock | $(BIN)/python
	$(call quietly,Fetching the packages and tools (90 s),$(PIP) --require-hashes -r requirements.lock,tools)
	@touch $@

# The browser client.
web/node_modules/.stamp: web/package-lock.json
	$(call quietly,Fetching what the browser client is made of (20 s),(cd web && $(NPM) ci),npm)
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(WEB) $(LOCALE)
	$(call quietly,Building the browser client (10 s),(cd web && $(NPM) run build),client)
	@touch $@

# The package as plain Python: ready at once, slower.
$(VENV)/plain.stamp: $(VENV)/play.stamp $(SOURCES) web/dist/index.html
	@rm -rf build/plain $(VENV)/built.stamp
	$(call quietly,Installing Tafelrunde as plain Python (5 s),(TAFELRUNDE_PURE=1 $(BIN)/python -m hatchling build \
	  --target wheel --directory build/plain && $(PIP) --no-deps --force-reinstall build/plain/*.whl),plain)
	@touch $@

# The package compiled, as users get it. What was compiled before is kept in build/mypyc: only what changed is done again.
build/wheel.stamp: $(VENV)/tools.stamp $(SOURCES) web/dist/index.html
	@rm -rf build/wheel
	$(call quietly,Compiling the rules (5 minutes at first; then what has changed),$(BIN)/python -m hatchling build \
	  --target wheel --directory build/wheel,wheel)
	@touch $@

$(VENV)/built.stamp: build/wheel.stamp
	@rm -f $(VENV)/plain.stamp
	$(call quietly,Installing Tafelrunde,$(PIP) --no-deps --force-reinstall build/wheel/*.whl,install)
	@touch $@
