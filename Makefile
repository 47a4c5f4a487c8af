# Needs Python 3.11 or newer. Each target installs what it needs into .venv and web/node_modules. The browser tests
# also need Chromium, and install it or explain how.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play client setup check test test-full steady pythons lowest soak fmt types bench docs screenshots lock clean

PYTHON := .venv/bin/python
VENV := sh scripts/venv.sh
PARTS := dev plot nodes research cluster docs
CLIENT := sh scripts/client.sh
PYTEST := $(PYTHON) -m pytest -q -n auto

# Options for `mascarade serve`, as in: make play PLAY="--port 9000"
PLAY ?=

# How many times longer `make soak` searches than `make test-full`.
SOAK ?= 10

# Options for `make steady`, as in: make steady STEADY="tests/resilience/nodes --times 100 --load 4"
STEADY ?=

help: ## list all targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1 | \2/p' Makefile | awk -F '|' '{ printf "%-19s %s\n", $$1, $$2 }'

play: ## set up, serve tables and open the page; options: PLAY="--port 9000"
	@exec sh scripts/play.sh $(PLAY)

client: ## build the browser client
	@$(VENV) base
	@$(CLIENT)

setup: ## install everything, including tools for tests and benchmarks
	@sh scripts/test.sh setup

check: ## run static checks and fast tests
	@sh scripts/test.sh check

test: ## run all checks and test suites, as continuous integration does
	@sh scripts/test.sh test

test-full: ## run all checks and every test, including long ones
	@sh scripts/test.sh full

steady: ## find flaky tests: run them repeatedly, in random order, under load; see STEADY="--help"
	@$(VENV) $(PARTS)
	@$(PYTHON) -m scripts.steady $(STEADY)

pythons: ## run the fast tests with every installed Python from 3.11 on
	@sh scripts/pythons.sh

lowest: ## run the fast tests with the lowest allowed version of each dependency
	@sh scripts/lowest.sh

fmt: ## format and auto-fix
	@$(VENV) $(PARTS)
	$(PYTHON) -m ruff check --fix-only
	$(PYTHON) -m ruff format
	$(CLIENT) run npm run --silent fmt

types: ## regenerate what the client takes from the server: message types and lengths of scenes
	@$(VENV) base
	@mkdir -p build
	@$(PYTHON) scripts/schemas.py >build/schemas.json
	@$(CLIENT) run node scripts/types.mjs <build/schemas.json >build/protocol.ts
	@mv build/protocol.ts web/src/api/protocol.ts
	@$(PYTHON) scripts/scenes.py >build/scenes.json
	@mv build/scenes.json web/src/model/scenes.json

soak: ## search for broken invariants and leaks SOAK=10 times longer: a million games, a thousand kills
	@$(VENV) $(PARTS)
	MASCARADE_SOAK=$(SOAK) $(PYTEST) \
		tests/whole_games/properties tests/whole_games/reference tests/whole_games/parity/test_parity.py tests/secrecy \
		tests/bots/test_legality.py
	MASCARADE_SOAK=$(SOAK) $(PYTHON) -m pytest -q tests/resilience/kills tests/resilience/nodes

bench: .bench/.ready ## run all benchmarks
	@$(VENV) plot research nodes
	@for bench in benchmarks/bench_*.py; do \
		[ -e "$$bench" ] || { echo "There are no benchmarks yet." >&2; exit 1; }; \
		echo "== $$bench"; \
		$(PYTHON) "$$bench" || exit 1; \
	done

# Libraries that are only compared with live in a separate environment. Without a network, they are skipped.
.bench/.ready: benchmarks/peers.txt
	@$(VENV) plot research nodes
	@rm -rf .bench
	@if $(PYTHON) -m venv .bench && .bench/bin/python -m pip install -q -r benchmarks/peers.txt; \
		then touch .bench/.ready; \
		else echo "The packages of benchmarks/peers.txt could not be installed; they are not measured." >&2; rm -rf .bench; fi

docs: ## build the documentation site into build/docs
	@sh scripts/docs.sh

screenshots: ## redraw docs/demo.svg, and all screens of the client in build/screenshots
	@$(VENV) $(PARTS)
	@$(CLIENT)
	@$(PYTHON) scripts/terminal.py
	@$(PYTHON) -m scripts.screenshots

lock: ## update constraints.txt to the newest versions
	@$(VENV) lock

clean: ## remove .venv, packages, caches and builds
	rm -rf .venv .bench web/node_modules src/mascarade/server/client dist build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || :
