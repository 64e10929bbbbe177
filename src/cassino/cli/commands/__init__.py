"""The subcommands, one module each; a module is imported when its command is called."""

__all__: list[str] = []
