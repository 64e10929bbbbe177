"""The wire: what is asked of Redis, and nothing else knows that it is Redis."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, cast

from cassino.server.settings import SettingError

_PATIENCE: Final = 2.0
"""Seconds that Redis has for an answer."""

_FENCE: Final = "cassino:fence"
_LEASE: Final = "cassino:lease:"
_INBOX: Final = "cassino:inbox:"

_TAKE: Final = """
local held = redis.call('GET', KEYS[1])
if held then return held end
local now = redis.call('TIME')
local last = tonumber(redis.call('GET', KEYS[2])) or 0
local token = string.format('%.0f', math.max(last + 1, now[1] * 1000000 + now[2]))
local mine = ARGV[1] .. ' ' .. token
redis.call('SET', KEYS[2], token)
redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
return mine
"""
"""Take a free lease, with a token greater than any before, also when Redis has forgotten them."""

_RENEW: Final = """
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
"""Keep a lease that is one's own, or that Redis has forgotten."""

_RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""


class NoRedis(Exception):
    """Redis doesn't answer, in one line."""

    code = "redis/unreachable"


@dataclass(frozen=True, slots=True)
class Deed:
    """A lease as Redis has it: the address of the process that has a table, and its token.

    A later lease of the same table has a greater token.
    """

    owner: str
    token: int

    @property
    def text(self) -> str:
        """As Redis keeps it."""
        return f"{self.owner} {self.token}"


@dataclass(frozen=True, slots=True)
class Renewal:
    """A lease to be renewed: the deed until now, and from now on."""

    table_id: str
    deed: Deed
    renewed: Deed


class Wire:
    """Redis, as far as processes need it to share tables."""

    def __init__(self, client: Any, errors: tuple[type[Exception], ...]) -> None:  # noqa: ANN401
        """Ask by a client of the library, whose errors are these."""
        self._client = client
        self._errors = errors

    @contextmanager
    def _reasons(self) -> Generator[None]:
        """Turn the library's errors into ours, in one line."""
        try:
            yield
        except self._errors as wrong:
            reason = " ".join(str(wrong).split()) or type(wrong).__name__
            raise NoRedis(f"Redis doesn't answer: {reason[:200]}") from None

    async def check(self) -> None:
        """Ask Redis whether it is there.

        Raises:
            NoRedis: when it isn't.
        """
        with self._reasons():
            await self._client.ping()

    @asynccontextmanager
    async def inbox(self, address: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        """The letters to an address, from now on. What comes while nobody listens is lost.

        Raises:
            NoRedis: when the connection breaks, also while letters are awaited.
        """
        ears = self._client.pubsub(ignore_subscribe_messages=True)
        try:
            with self._reasons():
                await ears.subscribe(_INBOX + address)
            yield self._letters(ears)
        finally:
            with suppress(*self._errors):
                await ears.aclose()

    async def _letters(self, ears: Any) -> AsyncIterator[bytes]:  # noqa: ANN401
        while True:
            with self._reasons():
                heard = await ears.get_message(timeout=None)
            if heard is not None:
                yield heard["data"]

    async def send(self, letters: Sequence[tuple[str, bytes]]) -> list[bool]:
        """Send letters to addresses in this order; whether somebody listened to each.

        Raises:
            NoRedis: when some may not have been sent.
        """
        with self._reasons():
            async with self._client.pipeline(transaction=False) as pipe:
                for address, letter in letters:
                    pipe.publish(_INBOX + address, letter)
                return [bool(ears) for ears in await pipe.execute()]

    async def is_heard(self, address: str) -> bool:
        """Whether somebody listens at an address.

        Raises:
            NoRedis: when Redis doesn't answer.
        """
        with self._reasons():
            ((_, ears),) = await self._client.pubsub_numsub(_INBOX + address)
        return bool(ears)

    async def take(self, table_id: str, owner: str, seconds: float) -> Deed:
        """Take the lease of a table, unless somebody has it; who has it then.

        Raises:
            NoRedis: when Redis doesn't answer.
        """
        keys = (_LEASE + table_id, _FENCE)
        with self._reasons():
            found = await self._client.eval(_TAKE, 2, *keys, owner, round(seconds * 1000))
        holder, _, token = cast("bytes", found).decode().partition(" ")
        return Deed(holder, int(token))

    async def renew(self, leases: Sequence[Renewal], seconds: float) -> list[bool]:
        """Renew leases; whether each could be.

        Raises:
            NoRedis: when some may not have been asked for.
        """
        with self._reasons():
            async with self._client.pipeline(transaction=False) as pipe:
                for each in leases:
                    texts = (each.deed.text, each.renewed.text)
                    key = _LEASE + each.table_id
                    pipe.eval(_RENEW, 1, key, *texts, round(seconds * 1000))
                return [bool(done) for done in await pipe.execute()]

    async def release(self, table_id: str, deed: Deed) -> None:
        """Give the lease of a table back, if it is this one still.

        Raises:
            NoRedis: when Redis doesn't answer.
        """
        with self._reasons():
            await self._client.eval(_RELEASE, 1, _LEASE + table_id, deed.text)

    async def hang_up(self) -> None:
        """Let connections go that nobody uses: after an outage they are dead."""
        with suppress(*self._errors):
            await self._client.connection_pool.disconnect(inuse_connections=False)

    async def close(self) -> None:
        """Let all connections go."""
        with suppress(*self._errors):
            await self._client.aclose()


def open_wire(url: str) -> Wire:
    """The way to the Redis of an address; nothing is asked yet.

    Raises:
        SettingError: when the library is missing, or the address can't be read.
    """
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError
    except ImportError:
        raise SettingError(
            "redis_url needs the library redis: pip install 'cassino[redis]'"
        ) from None
    try:
        library: Any = Redis
        client = library.from_url(
            url,
            socket_timeout=_PATIENCE,
            socket_connect_timeout=_PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise SettingError("redis_url can't be read; write redis://HOST:6379/0") from None
    return Wire(client, (RedisError, OSError))
