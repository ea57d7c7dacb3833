"""The values every room speaks in: no input or output, standard library only."""
