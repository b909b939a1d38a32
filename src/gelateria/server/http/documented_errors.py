"""How a handler documents what can go wrong."""

from http import HTTPStatus
from typing import Annotated

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from gelateria.server.errors import Problem


class ErrorBody(Struct, frozen=True):
    """What every refusal looks like."""

    error: Annotated[Problem, Meta(description="What went wrong.")]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler, for the schema. Any of them may be told to come back, with `Retry-After`."""
    return {
        status: ResponseSpec(data_container=ErrorBody, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in dict.fromkeys((*statuses, 503))
    }
