"""How the words of this game are named in its code."""

from __future__ import annotations

from tafelrunde.kernel.words import Voice

VOICE = Voice("vaalbara")
say = VOICE.say
thing = VOICE.thing
