"""An issuer of tokens, from the standard library alone: RS256 by hand."""

import base64
import hashlib
import json
import secrets
import time
from typing import Any


def _encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def _is_prime(number: int) -> bool:
    """Miller and Rabin."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for _ in range(30):
        at = pow(secrets.randbelow(number - 3) + 2, odd, number)
        if at in (1, number - 1):
            continue
        for _ in range(twos - 1):
            at = at * at % number
            if at == number - 1:
                break
        else:
            return False
    return True


def _prime(bits: int) -> int:
    while True:
        number = secrets.randbits(bits) | 1 | 3 << (bits - 2)
        if all(number % small for small in (3, 5, 7, 11, 13, 17, 19, 23)) and _is_prime(number):
            return number


class Issuer:
    def __init__(self) -> None:
        p, q = _prime(1024), _prime(1024)
        self.name = f"https://ci-{secrets.token_hex(4)}.example.com"
        self._modulus = p * q
        self._exponent = pow(65537, -1, (p - 1) * (q - 1))

    def keys(self) -> dict[str, Any]:
        modulus = _encoded(self._modulus.to_bytes(256, "big"))
        return {"keys": [{"kty": "RSA", "kid": "one", "alg": "RS256", "use": "sig", "n": modulus, "e": "AQAB"}]}

    def token(self, **claims: str) -> str:
        now = int(time.time())
        header = {"alg": "RS256", "kid": "one", "typ": "JWT"}
        body = {"iss": self.name, "iat": now, "exp": now + 300, "jti": secrets.token_hex(8), **claims}
        signed = ".".join(_encoded(json.dumps(part).encode()) for part in (header, body))
        digest = bytes.fromhex("3031300d060960864801650304020105000420") + hashlib.sha256(signed.encode()).digest()
        padded = b"\x00\x01" + b"\xff" * (256 - 3 - len(digest)) + b"\x00" + digest
        signature = pow(int.from_bytes(padded, "big"), self._exponent, self._modulus)
        return f"{signed}.{_encoded(signature.to_bytes(256, 'big'))}"
