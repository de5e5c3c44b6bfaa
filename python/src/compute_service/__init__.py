"""A typed client of the compute service: machines with waits, and the admin API."""

from .client import Client
from .errors import (
    ComputeError,
    ComputeWarning,
    CredentialError,
    MachineFailedError,
    MachineGoneError,
    NotInTimeError,
    RefusedError,
    UnreachableError,
)
from .sessions import api_key, github_actions_token, key_file, token_exchange
from .transport import Retries

__all__ = [
    "Client",
    "ComputeError",
    "ComputeWarning",
    "CredentialError",
    "MachineFailedError",
    "MachineGoneError",
    "NotInTimeError",
    "RefusedError",
    "Retries",
    "UnreachableError",
    "api_key",
    "github_actions_token",
    "key_file",
    "token_exchange",
]
