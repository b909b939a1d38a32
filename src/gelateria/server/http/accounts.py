"""People over HTTP: come in, be somebody, sign in and out, take everything along, leave for good; and their bots."""

from typing import Annotated, Any

from litestar import Request, Router, delete, get, patch, post
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import bindparam, select

from gelateria.engine.patterns import whole
from gelateria.server.accounts import accounts as doing
from gelateria.server.accounts import bot_accounts, taking_back
from gelateria.server.accounts.devices import LASTS as DEVICE_LASTS
from gelateria.server.accounts.devices import device_cookie, device_cookie_name, read_device
from gelateria.server.accounts.guest_to_account import everything_about
from gelateria.server.accounts.sessions import LASTS, cookie_name, is_secure, prolong_session, signed
from gelateria.server.core import Core
from gelateria.server.errors import in_the_way
from gelateria.server.fields import PLAIN, ShownName
from gelateria.server.http.dependencies import VISITING, Visitor, address_of
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import BotId
from gelateria.server.store.schema import people

Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN, description="1 to 20 letters that can be seen.")]
Login = Annotated[
    str, Meta(min_length=3, max_length=32, pattern=whole("[A-Za-z0-9][A-Za-z0-9._-]*"), description="To sign in with.")
]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200, description="8 letters or more.")]
Password = Annotated[str, Meta(max_length=200, description="The password.")]
AnyRequest = Request[Any, Any, State]

WHO = select(people.c.id, people.c.name, people.c.kind, people.c.login, people.c.made).where(
    people.c.id == bindparam("person")
)


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes in."""

    name: Name


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest wants to be found again."""

    login: Login
    password: NewPassword


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is back."""

    login: Login
    password: Password
    adopt: Annotated[bool, Meta(description="What was done as a guest in this browser goes over to the account.")] = (
        False
    )


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody forgot their password."""

    login: Login
    code: Annotated[str, Meta(max_length=60, description="The recovery code, with or without dashes.")]
    password: NewPassword


class NewPasswords(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password."""

    old: Annotated[Password, Meta(description="The password until now.")]
    new: NewPassword


class OwnPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that not even this browser may do by itself."""

    password: Password


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody leaves for good."""

    password: Annotated[Password, Meta(description="Needed for an account; guests have none.")] = ""


class Me(Struct, frozen=True):
    """The person who asks."""

    id: Annotated[str, Meta(description="The person's id.")]
    name: ShownName
    kind: Annotated[str, Meta(description="`guest` or `account`.")]
    login: Annotated[str | None, Meta(description="The name to sign in with.")]
    made: Annotated[int, Meta(description="When they first came in, in milliseconds since 1970.")]
    recovery_code: Annotated[
        str | UnsetType,
        Meta(
            description="To be written down: it is told this once and opens the account when the password is forgotten."
        ),
    ] = UNSET


class Bot(Struct, frozen=True):
    """A program's account."""

    id: Annotated[str, Meta(description="The bot's id.")]
    name: ShownName
    made: Annotated[int, Meta(description="When it was made, in milliseconds since 1970.")]


class NewBot(Struct, frozen=True):
    """A program's account, and what it shows to come in."""

    bot: Annotated[Bot, Meta(description="The program's account.")]
    token: Annotated[str, Meta(description="For the header `Authorization: Bearer TOKEN`. It is told this once.")]


class BotToken(Struct, frozen=True):
    """What a bot shows to come in."""

    token: Annotated[str, Meta(description="What the bot shows to come in.")]


@post("/guests", tags=["people"], responses=errors(400, 409, 429))
async def come_in(
    data: JSONBody[NewGuest],
    request: AnyRequest,
    state: State,
    optional_visitor: NamedDependency[Visitor | None],
) -> Response[Me]:
    """Come in as a guest. Sets the session's cookie."""
    core: Core = state.core
    if optional_visitor:
        raise in_the_way(f"You are here already, as {optional_visitor.name}.")
    core.sign_in_limits.come_in(address_of(request))
    entered = await doing.make_guest(core, data.name)
    return await _let_in(core, entered, status=201)


@get("/me", tags=["people"], responses=errors(401))
async def show_me(request: AnyRequest, state: State, visitor: NamedDependency[Visitor]) -> Response[Me]:
    """Who I am. The session holds for another half year from here."""
    core: Core = state.core
    name = cookie_name(core.settings)
    cookies = []
    if await prolong_session(core, visitor.session):
        cookies = [_cookie(core, name, request.cookies[name], LASTS)]
    return Response(await me_of(core, visitor.person), cookies=cookies)


@patch("/me", tags=["people"], responses=errors(400, 401))
async def rename_me(data: JSONBody[NewGuest], state: State, visitor: NamedDependency[Visitor]) -> Me:
    """Another name. Tables where I sat remember the old one."""
    await doing.rename(state.core, visitor, data.name)
    return await me_of(state.core, visitor.person)


@post("/account", tags=["people"], status_code=201, responses=errors(400, 401, 409, 429, 503))
async def make_account(
    data: JSONBody[NewAccount], request: AnyRequest, state: State, visitor: NamedDependency[Visitor]
) -> Response[Me]:
    """Make an account of the guest I am: same person, same games. Tells the recovery code, once.

    Sets another cookie: the guest's opens nothing any more, and neither do the keys that the guest had. Sit down again.
    """
    core, login = state.core, doing.tidy_login(data.login)
    entered = await doing.make_account(core, visitor, login, data.password, _asker(request))
    return await _let_in(core, entered, status=201)


@post("/sign-in", tags=["people"], status_code=200, responses=errors(400, 401, 429, 503))
async def sign_in(
    data: JSONBody[SignIn],
    request: AnyRequest,
    state: State,
    optional_visitor: NamedDependency[Visitor | None],
) -> Response[Me]:
    """Sign in to an account. With `adopt` the games, results and ratings of the guest I was are the account's."""
    login, asker = doing.tidy_login(data.login), _asker(request)
    entered = await doing.sign_in(state.core, login, data.password, asker, optional_visitor, adopt=data.adopt)
    return await _let_in(state.core, entered)


@post("/recover", tags=["people"], status_code=200, responses=errors(400, 401, 409, 429, 503))
async def recover(
    data: JSONBody[Recover], request: AnyRequest, state: State, optional_visitor: NamedDependency[Visitor | None]
) -> Response[Me]:
    """Set a new password by the recovery code. It takes the account back, and there is a new code.

    All sessions end, all keys to seats and tables, and all tokens of bots; sockets that they opened are closed.
    """
    login, asker = doing.tidy_login(data.login), _asker(request)
    entered = await taking_back.recover(state.core, login, data.code, data.password, asker, optional_visitor)
    return await _let_in(state.core, entered)


@post("/password", tags=["people"], status_code=204, responses=errors(400, 401, 403, 409, 429, 503))
async def change_password(
    data: JSONBody[NewPasswords], request: AnyRequest, state: State, visitor: NamedDependency[Visitor]
) -> Response[None]:
    """Another password. It takes the account back, as a recovery does; this browser gets another cookie."""
    entered = await taking_back.change_password(state.core, visitor, data.old, data.new, _asker(request))
    return Response(None, status_code=204, cookies=_cookies(state.core, entered))


@post("/recovery-code", tags=["people"], status_code=200, responses=errors(400, 401, 403, 409, 429, 503))
async def new_recovery_code(
    data: JSONBody[OwnPassword], request: AnyRequest, state: State, visitor: NamedDependency[Visitor]
) -> Me:
    """Another recovery code, if I have lost mine. The one before opens nothing any more."""
    code = await taking_back.new_recovery_code(state.core, visitor, data.password, _asker(request))
    return await me_of(state.core, visitor.person, code)


@post("/sign-out", tags=["people"], status_code=204, responses=errors(401))
async def sign_out(state: State, visitor: NamedDependency[Visitor]) -> Response[None]:
    """End this session, and the keys to seats that it was given. A guest without an account cannot come back."""
    await doing.sign_out(state.core, visitor)
    return _shown_out(state.core)


@post("/sign-out-everywhere", tags=["people"], status_code=204, responses=errors(401))
async def sign_out_everywhere(request: AnyRequest, state: State, visitor: NamedDependency[Visitor]) -> Response[None]:
    """End all my sessions on all my devices, with the seats that they hold: sign in to take them again."""
    device = await taking_back.sign_out_everywhere(state.core, visitor, _asker(request))
    return _shown_out(state.core, device)


@get("/me/export", tags=["people"], responses=errors(401))
async def export_me(state: State, visitor: NamedDependency[Visitor]) -> Response[dict[str, Any]]:
    """Everything that is kept about me, as one file."""
    told = await everything_about(state.core, visitor.person)
    return Response(told, headers={"Content-Disposition": 'attachment; filename="gelateria-my-data.json"'})


@delete("/me", tags=["people"], status_code=204, responses=errors(400, 401, 403, 429, 503))
async def delete_me(
    data: JSONBody[Farewell], request: AnyRequest, state: State, visitor: NamedDependency[Visitor]
) -> Response[None]:
    """Delete me. Where I sat, "Somebody" sat; what I said is gone, and so are ratings, sessions and bots."""
    if visitor.kind == "account":
        await taking_back.check_password(state.core, visitor, data.password, _asker(request))
    await doing.leave_for_good(state.core, visitor)
    return _shown_out(state.core)


@post("/bots", tags=["bots"], responses=errors(400, 401, 403, 409))
async def make_bot(data: JSONBody[NewGuest], state: State, visitor: NamedDependency[Visitor]) -> NewBot:
    """An account for a program of mine. Tells its token, once."""
    made = await bot_accounts.make_bot(state.core, visitor, data.name)
    (bot,) = await _bots(state.core, visitor.person, made.person)
    return NewBot(bot, made.token)


@get("/bots", tags=["bots"], responses=errors(401))
async def show_bots(state: State, visitor: NamedDependency[Visitor]) -> list[Bot]:
    """My bots."""
    return await _bots(state.core, visitor.person)


@delete("/bots/{bot:str}", tags=["bots"], status_code=204, responses=errors(401, 404))
async def delete_bot(bot: BotId, state: State, visitor: NamedDependency[Visitor]) -> None:
    """Delete a bot of mine, as a person is deleted."""
    await bot_accounts.delete_bot(state.core, visitor, bot)


@post("/bots/{bot:str}/token", tags=["bots"], responses=errors(401, 404))
async def new_bot_token(bot: BotId, state: State, visitor: NamedDependency[Visitor]) -> BotToken:
    """Another token for a bot of mine. The one before is dead."""
    return BotToken(await bot_accounts.new_bot_token(state.core, visitor, bot))


async def me_of(core: Core, person: str, code: str = "") -> Me:
    row = await core.find(WHO, person=person)
    assert row
    return Me(**row, recovery_code=code or UNSET)


async def _bots(core: Core, owner: str, only: str = "") -> list[Bot]:
    query = select(people.c.id, people.c.name, people.c.made).where(people.c.owner == owner).order_by(people.c.made)
    rows = await core.rows(query.where(people.c.id == only) if only else query)
    return [Bot(**row) for row in rows]


def _asker(request: AnyRequest) -> doing.Asker:
    return doing.Asker(address_of(request), read_device(request.app.state.core, request.cookies))


async def _let_in(core: Core, entered: doing.Entered, status: int = 200) -> Response[Me]:
    me = await me_of(core, entered.person, entered.code)
    return Response(me, status_code=status, cookies=_cookies(core, entered))


def _cookies(core: Core, entered: doing.Entered) -> list[Cookie]:
    return [session_cookie(core, entered.token), *_device_cookies(core, entered.device)]


def session_cookie(core: Core, token: str) -> Cookie:
    """By which a browser is known from now on."""
    return _cookie(core, cookie_name(core.settings), signed(core.secret, token), LASTS)


def _device_cookies(core: Core, token: str) -> list[Cookie]:
    if not token:
        return []
    return [_cookie(core, device_cookie_name(core.settings), device_cookie(core, token), DEVICE_LASTS)]


def _shown_out(core: Core, device: str = "") -> Response[None]:
    ended = _cookie(core, cookie_name(core.settings), "", 0)
    return Response(None, status_code=204, cookies=[ended, *_device_cookies(core, device)])


def _cookie(core: Core, name: str, value: str, milliseconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=milliseconds // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(core.settings),
    )


ROUTES = [
    Router(
        "/",
        dependencies=VISITING,
        cache_control=CacheControlHeader(no_store=True),
        route_handlers=[
            come_in,
            show_me,
            rename_me,
            make_account,
            sign_in,
            recover,
            change_password,
            new_recovery_code,
            sign_out,
            sign_out_everywhere,
            export_me,
            delete_me,
            make_bot,
            show_bots,
            delete_bot,
            new_bot_token,
        ],
    )
]
