"""How what is said becomes bytes: one encoder for all."""

import msgspec

ENCODER = msgspec.json.Encoder()
