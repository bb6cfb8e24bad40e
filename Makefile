# Every target sets up what it needs, from a bare clone: Python packages in .venv, the browser client in web/.
#
#   make play    the table server, with bots       make bench         how fast the rules are, against the last run
#   make test    everything that is checked        make bench-server  how many moves a second the server takes
#   make lint    style, types, layers              make docs          the documentation site, in site/
#   make soak    the promises, for much longer     make clean         remove everything that was made
#   make wheel   the package, for other machines   make soak-server   the server, killed and fuzzed for hours
#   make mutate GAME=glow   which small changes of a game's rules no test notices (SAMPLE=200 for some of them)
#   make bench-peers   beside other engines
#   make lock    pin newer dependencies            make pictures      the documentation's pictures; make reference: its list of commands
#   make contact-sheet   a picture of every kind of question, checked for texts that are cut and things that are covered

PYTHON ?= python3
VENV := .venv
# The package, compiled and installed, with everything that tests and measures it.
READY := .venv/tools.stamp .venv/built.stamp
BIN := $(VENV)/bin
NPM := npm --no-audit --no-fund --loglevel=error

WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)
LOCALE := $(shell find src/tafelrunde -name '*.ftl')
GAME_TESTS := $(patsubst src/tafelrunde/games/%/__init__.py,tests/%,$(wildcard src/tafelrunde/games/*/__init__.py))
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') pyproject.toml hatch_build.py README.md LICENSE NOTICE

.PHONY: play test test-compiled test-pure test-python test-web lint bench bench-server bench-peers docs serve-docs soak soak-server mutate
.PHONY: reference pictures contact-sheet lock clean wheel chromium postgres proxies machines

# With compiled rules if they are ready; else at once on plain Python, while they are compiled for the next start.
play:
	@if $(MAKE) -s -q build/wheel.stamp; then $(MAKE) -s $(VENV)/built.stamp; else \
	  $(MAKE) -s -j 2 $(VENV)/plain.stamp || exit 1; \
	  echo "Starting on plain Python. The rules are compiled meanwhile (build/compile.log): then start again, and bots think faster."; \
	  kill -0 $$(cat build/compile.pid 2>/dev/null) 2>/dev/null || { \
	    nohup nice $(MAKE) -s build/wheel.stamp >build/compile.log 2>&1 & echo $$! >build/compile.pid; }; fi
	@$(BIN)/tafelrunde serve

# Everything that needs no built package is done beside the building: fetching keeps the line busy, compiling one core or two.
test:
	@$(MAKE) --no-print-directory -j 2 build/wheel.stamp $(VENV)/tools.stamp machines test-web lint
	@$(MAKE) --no-print-directory test-compiled test-pure

# One more at a time than there are cores, because some wait for a browser, a server or a clock.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 1) + 1)
IN_FILES := -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations 10

# Tests import the installed package: the compiled build, with the browser client in it.
test-compiled: $(READY) machines
	TAFELRUNDE_EXPECT=compiled $(BIN)/python -m pytest $(IN_FILES)

# With the sources first on the path the same tests run uncompiled: those of the kernel, whose classes others extend, and those
# that hold whole games to their promises and to what was saved. That both builds play every game alike, step by step, is a
# test of its own (tests/promises/test_builds.py), so the rules of a game are tested once.
test-pure: $(READY)
	TAFELRUNDE_EXPECT=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/kernel tests/promises tests/corpus

# Kernel, promises and games on another Python, uncompiled, in an environment of its own: make test-python PYTHON=python3.13
OTHER := build/$(notdir $(PYTHON))
test-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tafelrunde needs Python 3.11 or newer."; exit 1; }
	$(call quietly,Fetching the packages and tools for $(notdir $(PYTHON)) (90 s),$(PYTHON) -m venv $(OTHER) && \
	  $(OTHER)/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements.lock,tools-other)
	TAFELRUNDE_EXPECT=pure PYTHONPATH=src $(OTHER)/bin/python -m pytest -n 2 -p no:cacheprovider tests/kernel tests/promises $(GAME_TESTS)

test-web: web/node_modules/.stamp
	cd web && $(NPM) run check && $(NPM) test

lint: $(VENV)/tools.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(READY)
	$(BIN)/tafelrunde bench --record .bench

bench-server: $(READY)
	$(BIN)/python -m tafelrunde.server.load --record .bench --profile

# The server under everything at once, for about three hours; nothing is kept. HOURS=0.1 is a short look.
soak-server: $(READY) postgres
	$(BIN)/python -m tests.server.soak --hours $(or $(HOURS),1)

# Beside other engines, each in an environment of its own under .bench/peers; what cannot be had is left out.
bench-peers: $(READY)
	$(BIN)/python -m tafelrunde.research.peers --out .bench

docs: $(VENV)/tools.stamp
	PYTHONPATH=src $(BIN)/python -m sphinx -W --keep-going -q -d build/docs docs site
	@echo "The documentation is in site/index.html."

serve-docs: docs
	$(BIN)/python -m http.server --directory site --bind 127.0.0.1 8322

soak: $(READY) postgres
	TAFELRUNDE_EXPECT=compiled TAFELRUNDE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/promises tests/kernel tests/server tests/tables \
	  tests/battalia/test_battalia_boards.py tests/bots/test_ladder.py

# Changes the rules of one game in small ways on a copy, and counts which of them its tests notice. It takes hours.
mutate: $(VENV)/tools.stamp
	$(BIN)/python tests/mutate.py $(or $(GAME),vaalbara) --sample $(or $(SAMPLE),0)

# The pages of the documentation that are written from the code.
reference: $(VENV)/tools.stamp
	PYTHONPATH=src $(BIN)/python docs/command_reference.py

# The pictures in the documentation: which layer imports which, and every game as it looks today.
pictures: $(READY) chromium
	PYTHONPATH=src $(BIN)/python docs/import_graph.py
	$(BIN)/python docs/take_pictures.py

# Every kind of question of every game, at two sizes, on sheets to look at: build/contact-sheets. It says what is cut or covered.
contact-sheet: $(READY) chromium
	$(BIN)/python docs/contact_sheet.py

lock: $(VENV)/tools.stamp
	TAFELRUNDE_PURE=1 $(BIN)/pip-compile --all-extras --generate-hashes --allow-unsafe --strip-extras --upgrade \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet \
	  --output-file requirements.lock pyproject.toml requirements.in
	TAFELRUNDE_PURE=1 $(BIN)/pip-compile --extra server --extra terminal --generate-hashes --allow-unsafe --strip-extras \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet --constraint requirements.lock \
	  --output-file requirements-play.lock pyproject.toml requirements-play.in
	$(BIN)/pip-compile --generate-hashes --allow-unsafe --strip-extras \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet --constraint requirements.lock \
	  --output-file requirements-build.lock requirements-build.in

clean:
	rm -rf $(VENV) build dist site .bench web/node_modules web/dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# What the tests need of Debian: a browser, a database of which they run their own in a temporary folder, and the web servers
# that are tried before the table server, not started as services. Debian's installer works on one thing at a time.
# Of browsers it is Chromium without windows, which does the same with two thirds of the work; or Chromium, where Debian has no other.
A_BROWSER = $(call from_debian,[ -n "$$CHROMIUM$$TAFELRUNDE_NO_BROWSER" ] || command -v chromium-headless-shell || $\
  command -v chromium || command -v chromium-browser,$\
  chromium-headless-shell,Please install chromium; or set TAFELRUNDE_NO_BROWSER=1 to leave the browser tests out,chromium)
A_DATABASE = $(call from_debian,command -v pg_ctl || ls /usr/lib/postgresql/*/bin/pg_ctl,postgresql,Please install postgresql)
WEB_SERVERS = $(call from_debian,command -v nginx && command -v caddy,nginx-light caddy,Please install nginx and caddy)

chromium:
	$(A_BROWSER)

postgres:
	$(A_DATABASE)

proxies:
	$(WEB_SERVERS)

machines:
	$(A_BROWSER)
	$(A_DATABASE)
	$(WEB_SERVERS)

# Unless there is what (1) looks for, install the packages (2), or (4) where those are not known; and if that fails, say (3).
define from_debian
@{ $(1); } >/dev/null 2>&1 || { mkdir -p build; \
  echo "Installing Debian's $(2) for the tests (15 s) ..."; \
  SUDO=; [ "$$(id -u)" = 0 ] || SUDO=sudo; \
  INSTALL="$$SUDO env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq"; \
  { $$SUDO apt-get update -qq && { $$INSTALL $(2)$(if $(4), || $$INSTALL $(4)); }; } >build/debian.log 2>&1 \
  || { tail -20 build/debian.log; echo "$(3)."; exit 1; }; }
endef

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

# What compiling needs: the compiler begins before the other tools are there.
$(VENV)/build.stamp: requirements-build.lock | $(BIN)/python
	$(call quietly,Fetching the packages for compiling (10 s),$(PIP) --require-hashes -r requirements-build.lock,packages-build)
	@touch $@

# The locked dependencies, tools included. Only one at a time installs packages.
$(VENV)/tools.stamp: requirements.lock | $(VENV)/build.stamp
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

# The package as a file, for a container or another machine (deploy/).
wheel: build/wheel.stamp
	@ls build/wheel/*.whl

# The package compiled, as users get it. What was compiled before is kept in build/mypyc: only what changed is done again.
build/wheel.stamp: $(VENV)/build.stamp $(SOURCES) web/dist/index.html
	@rm -rf build/wheel
	$(call quietly,Compiling the rules (2 minutes at first; then what has changed),$(BIN)/python -m hatchling build \
	  --target wheel --directory build/wheel,wheel)
	@touch $@

$(VENV)/built.stamp: build/wheel.stamp
	@rm -f $(VENV)/plain.stamp
	$(call quietly,Installing Tafelrunde,$(PIP) --no-deps --force-reinstall build/wheel/*.whl,install)
	@touch $@
