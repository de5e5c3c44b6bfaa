"""Tests against the service that the environment names, with a key that may do everything.

test/clients/python.test.ts starts one.
"""

import os
from collections.abc import Iterator

import pytest

from compute_service import Client, key_file


def connect(**more: object) -> Client:
    auth = more.pop("auth", None) or key_file(os.environ["COMPUTE_API_KEY_FILE"])
    return Client(os.environ["COMPUTE_SERVER"], auth=auth, ca_file=os.environ["COMPUTE_CA_FILE"], **more)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with connect() as made:
        yield made
