# Upkeep, from a fresh clone: `make run` starts it, `make test` checks all of it.
# Needs Python 3.11 or newer and make; everything else goes into .venv, from the locks.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
BOT    := $(PY) -m bot
PIP    := $(PY) -m pip --disable-pip-version-check --quiet
UV     := uv==0.13.9

# A question goes to the program through the environment, exactly as make was given it: no shell reads
# it, and make expands nothing in it. Unexported, because exporting Q itself would expand it.
export UPKEEP_Q := $(value Q)
unexport Q

.DEFAULT_GOAL := help
.PHONY: help run ask test check format slow eval bench bench-full coverage lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

run: $(VENV)/run.stamp ## start the bot: a chat here, or Discord when DISCORD_TOKEN is set
	@if [ -n "$$DISCORD_TOKEN" ]; then exec $(BOT) serve; else exec $(BOT) chat; fi

ask: $(VENV)/run.stamp ## answer one question: make ask Q="..." [ARGS="--lang fr"]
	@$(BOT) ask $(ARGS) -- "$$UPKEEP_Q"

test: check ## lint, types, layers and every test that is not slow
	@$(PY) -m pytest -m "not slow"

check: $(VENV)/dev.stamp ## lint, types, layers
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports

format: $(VENV)/dev.stamp ## lay the code out as `make check` wants it
	@$(VENV)/bin/ruff format .

slow: $(VENV)/dev.stamp ## the tests that take longer
	@$(PY) -m pytest -m slow

eval: $(VENV)/run.stamp ## how many of the real questions are answered right
	@$(PY) -m bench.eval

bench: $(VENV)/run.stamp ## how fast it starts and answers
	@$(PY) -m bench.speed

bench-full: $(VENV)/run.stamp ## that, and names, rulings, imports and serving at full size (ten minutes)
	@$(PY) -m bench.full

coverage: $(VENV)/dev.stamp ## what the tests reach, branches counted
	@$(PY) -m coverage run -m pytest -m "not slow"
	@$(PY) -m coverage report

lock: ## pin the newest versions again, from pyproject.toml
	@rm -rf build/lock && $(PYTHON) -m venv build/lock && build/lock/bin/python -m pip -q install $(UV)
	@build/lock/bin/uv pip compile $(COMPILE) --extra build -o requirements.lock pyproject.toml
	@build/lock/bin/uv pip compile $(COMPILE) --extra build --extra dev -c requirements.lock \
		-o requirements-dev.lock pyproject.toml

clean: ## remove .venv and what tools leave behind
	@rm -rf $(VENV) build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

COMPILE := --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

# Set-up goes to stderr, so that the output of `make ask` is the answer alone. A stamp is written last:
# what was interrupted is done again.
$(VENV)/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Upkeep needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "setting up $(VENV) (once)" >&2
	@$(PYTHON) -m venv --clear $(VENV) >&2
	@touch $@

$(VENV)/run.stamp: $(VENV)/made.stamp requirements.lock pyproject.toml
	@$(PIP) install --require-hashes -r requirements.lock >&2
	@$(PIP) install --no-deps --no-build-isolation --no-index -e . >&2
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements-dev.lock
	@$(PIP) install --require-hashes -r requirements-dev.lock >&2
	@touch $@
