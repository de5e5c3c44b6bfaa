"""What the operations of the admin API are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from .transport import Query, Transport, new_key


class Operations:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _path(self, template: str, *values: str) -> str:
        for value in values:
            start, end = template.index("{"), template.index("}")
            template = template[:start] + quote(value, safe="") + template[end + 1 :]
        return template

    def _call(self, method: str, path: str, query: Query | None = None, body: Any = None) -> Any:
        key = new_key() if method == "POST" else None
        # Changes state whole values, so twice is once.
        return self._transport.send(
            method, path, query=query, json=body, key=key, idempotent=True if method == "PATCH" else None
        ).json()

    def _rows(self, path: str, field: str, query: Query | None = None) -> Iterator[Any]:
        """Every row of a list, page by page as they are asked for."""
        cursor: str | None = None
        while True:
            page = self._transport.send("GET", path, query={**(query or {}), "cursor": cursor}).json()
            yield from page[field]
            cursor = page.get("next_cursor")
            if cursor is None:
                return
