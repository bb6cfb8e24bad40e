# Every target sets up what it needs, from a bare clone, in .venv.
#
#   make play    play in the terminal          make bench   measure speed, compared with the last run
#   make test    everything that is checked    make docs    the documentation site, in site/
#   make lint    style, types, layers          make soak    the promises again, for much longer
#   make lock    pin newer dependencies        make clean   remove everything that was made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') pyproject.toml hatch_build.py README.md LICENSE NOTICE

.PHONY: play test test-compiled test-pure lint bench docs serve-docs soak lock clean

play: $(VENV)/built.stamp
	$(BIN)/tafelrunde play vaalbara

test: lint test-compiled test-pure

# Tests import the installed package: the compiled build.
test-compiled: $(VENV)/built.stamp
	TAFELRUNDE_EXPECT=compiled $(BIN)/python -m pytest -n 2

# With the sources first on the path the same tests run uncompiled.
test-pure: $(VENV)/built.stamp
	TAFELRUNDE_EXPECT=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/kernel tests/promises tests/vaalbara

lint: $(VENV)/tools.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(VENV)/built.stamp
	$(BIN)/tafelrunde bench --record .bench

docs: $(VENV)/built.stamp
	$(BIN)/mkdocs build --strict

serve-docs: $(VENV)/built.stamp
	$(BIN)/mkdocs serve

soak: $(VENV)/built.stamp
	TAFELRUNDE_EXPECT=compiled TAFELRUNDE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/promises tests/kernel

lock: $(VENV)/tools.stamp
	TAFELRUNDE_PURE=1 $(BIN)/pip-compile --all-extras --generate-hashes --allow-unsafe --strip-extras --upgrade \
	  --no-emit-index-url --no-emit-find-links --no-header --quiet \
	  --output-file requirements.lock pyproject.toml requirements.in

clean:
	rm -rf $(VENV) build dist site .bench .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

# The locked dependencies, tools included.
$(VENV)/tools.stamp: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Tafelrunde needs Python 3.11 or newer; say which one with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# The package itself, compiled and installed as users get it.
$(VENV)/built.stamp: $(VENV)/tools.stamp $(SOURCES)
	@rm -rf build/wheel
	$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
