/** Parses a compact JWS strictly, before any cryptography sees it (RFC 7515, section 7.1; RFC 8725). */

import { shown, TokenRefusal } from '../../domain/tokenChecks.ts';
import { readStrictObject, StrictJsonError } from '../../http/strictJson.ts';
import { algorithmNames, algorithms } from './algorithms.ts';

const tokenLimitBytes = 16 * 1024;
const nestingLimit = 16;
const kidLimit = 256;

export interface ParsedToken {
  algorithm: string;
  /** Null when the token names no key. */
  keyId: string | null;
  /** Untrusted until the signature is verified. */
  claims: Readonly<Record<string, unknown>>;
  /** The signed text: `header.payload`. */
  signed: string;
}

/** Header members that would bring in outside keys or change how the rest is interpreted. */
const refusedMembers = ['jwk', 'jku', 'x5u', 'x5c', 'crit', 'b64', 'enc', 'zip', 'cty', 'epk'];

/** A media type may omit `application/` (RFC 7515, section 4.1.9). */
const acceptedTypes = /^(application\/)?((at\+)?jwt|jose)$/i;

/** Checks the token's form and header. Throws TokenRefusal. */
export function parseToken(token: string): ParsedToken {
  if (token.length > tokenLimitBytes)
    throw new TokenRefusal('form', { expected: `at most ${tokenLimitBytes} bytes`, got: `${token.length} characters` });
  const parts = token.split('.', 6);
  if (parts.length !== 3)
    throw new TokenRefusal('form', {
      expected: 'three parts, header.payload.signature',
      got: `${parts.length === 6 ? 'more than five' : parts.length} parts`,
      hint: parts.length === 5 ? 'this is an encrypted token (JWE); a signed one is needed' : undefined,
    });
  const [headerBytes, payloadBytes] = parts.map(decodePart);
  const header = parsePart('header', headerBytes!);
  const { algorithm, keyId } = checkHeader(header);
  const claims = parsePart('payload', payloadBytes!);
  return { algorithm, keyId, claims, signed: `${parts[0]}.${parts[1]}` };
}

const names = ['header', 'payload', 'signature'] as const;

function decodePart(part: string, index: number): Buffer {
  const bytes = Buffer.from(part, 'base64url');
  // Decoders skip unknown characters and ignore spare bits; only what re-encodes to itself is unambiguous.
  if (part === '' || bytes.toString('base64url') !== part)
    throw new TokenRefusal('form', {
      expected: 'canonical base64url without padding',
      got: `a ${names[index]} that is not`,
      hint: /\s/.test(part) ? 'the token holds white space or a line break' : undefined,
    });
  return bytes;
}

function parsePart(name: string, bytes: Buffer): Record<string, unknown> {
  try {
    return readStrictObject(bytes, { maximumDepth: nestingLimit, finiteNumbers: true });
  } catch (error) {
    if (!(error instanceof StrictJsonError)) throw error;
    throw new TokenRefusal('form', {
      expected: `a ${name} that is one strict JSON object`,
      got: `a ${name} that ${error.message}`,
    });
  }
}

function checkHeader(header: Record<string, unknown>): Pick<ParsedToken, 'algorithm' | 'keyId'> {
  const member = (name: string) => (Object.hasOwn(header, name) ? header[name] : undefined);
  const algorithm = member('alg');
  if (typeof algorithm !== 'string' || !algorithms.has(algorithm))
    throw new TokenRefusal('algorithm', { expected: `one of ${algorithmNames}`, got: shown(algorithm) });
  const refused = refusedMembers.filter((name) => Object.hasOwn(header, name));
  if (refused.length > 0)
    throw new TokenRefusal('header', { expected: `none of ${refusedMembers.join(', ')}`, got: refused.join(', ') });
  const type = member('typ');
  if (type !== undefined && !(typeof type === 'string' && acceptedTypes.test(type)))
    throw new TokenRefusal('header', { expected: 'typ absent, JWT, at+jwt, or JOSE', got: `typ ${shown(type)}` });
  const keyId = member('kid');
  if (keyId !== undefined && !(typeof keyId === 'string' && keyId.length >= 1 && keyId.length <= kidLimit))
    throw new TokenRefusal('header', {
      expected: `kid absent, or text of 1 to ${kidLimit} characters`,
      got: typeof keyId === 'string' ? `kid of ${keyId.length} characters` : `kid ${shown(keyId)}`,
    });
  return { algorithm, keyId: keyId ?? null };
}
