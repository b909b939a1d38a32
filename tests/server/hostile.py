"""Texts that somebody might send to do harm, and some that only look like it."""

HOSTILE = {
    "nul": "a\x00b",
    "nul alone": "\x00",
    "controls": "\x01\x1b[31m\x7f\x9b",
    "newline": "two\nlines",
    "newline behind": "Ada\n",
    "carriage return": "a\r\nSet-Cookie: gelateria=1",
    "line separator": "a\u2028b\u2029c",
    "right to left override": "abc\u202egnp.exe",
    "isolate": "\u2066abc",
    "zero width": "A\u200bda",
    "byte order mark": "\ufeffAda",
    "noncharacter": "a\ufffe\uffff",
    "blank": "   ",
    "empty": "",
    "very long": "x" * 5000,
    "combining": "a" + "\u0301" * 60,
}
"""What is refused wherever people write."""

HARMLESS = {
    "accents": "Zoë Ðđ",
    "decomposed": "Zoe\u0308",
    "chinese": "小明",
    "arabic": "محمد",
    "hebrew": "דָּוִד",
    "thai": "สมชาย",
    "hindi": "किरण",
    "emoji": "🍨",
    "emoji with a tone": "👍🏽",
    "flag": "🇮🇹",
    "sql": "'; drop table --",
    "format": "%s %d {} {0}",
    "escapes": "\\u0000 \\n \\x00",
    "markup": "<b>&amp;</b>",
    "quotes": "\"'`",
    "template": "${x} {{7*7}}",
}
"""What is written down as it is. No name here is longer than a name may be."""

TEXTS = HOSTILE | HARMLESS
