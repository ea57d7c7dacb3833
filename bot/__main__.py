"""`python -m bot`: the same program as the console script `upkeep`."""

from bot.cli import main

if __name__ == "__main__":
    main()
