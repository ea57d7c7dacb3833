"""What people can do on Discord: one module a family of commands.

The client loads every module whose name has no leading underscore and calls its `setup(bot, door)`.
"""
