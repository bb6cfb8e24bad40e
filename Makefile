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

play: $(VENV)/built.stamp
	$(BIN)/tafelrunde serve

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

# The locked dependencies, tools included.
$(VENV)/tools.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tafelrunde needs Python 3.11 or newer; say which one with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# The browser client.
web/node_modules/.stamp: web/package-lock.json
	cd web && $(NPM) ci
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(WEB) $(LOCALE)
	cd web && $(NPM) run build
	@touch $@

# The package itself, compiled and installed as users get it.
$(VENV)/built.stamp: $(VENV)/tools.stamp $(SOURCES) web/dist/index.html
	@rm -rf build/wheel
	$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
