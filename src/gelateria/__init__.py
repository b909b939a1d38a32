"""Gelateria: five tabletop games at one table, for players, bots and designers."""

from gelateria import uncompiled as _uncompiled

__version__ = "0.2.0.dev0"

_uncompiled.if_asked()
