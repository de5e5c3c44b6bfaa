/**
 * OpenSSH public keys, checked byte by byte (RFC 4253 section 6.6, RFC 5656, RFC 8709, PROTOCOL.u2f). Implemented here
 * because ssh2's parser does not know security keys and accepts trailing bytes. The console checks keys with it, too, so
 * it uses nothing of Node.
 */

type Field = (bytes: Uint8Array) => boolean;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const curves: Readonly<Record<string, number>> = { nistp256: 65, nistp384: 97, nistp521: 133 };

const text =
  (expected: string): Field =>
  (bytes) =>
    latin1(bytes) === expected;
const length =
  (expected: number): Field =>
  (bytes) =>
    bytes.length === expected;
const point =
  (curve: string): Field =>
  (bytes) =>
    bytes.length === curves[curve] && bytes[0] === 4;
const application: Field = (bytes) => bytes.length > 0 && bytes.length <= 255;
const positive: Field = (bytes) => bytes.length > 0 && bytes[0]! < 0x80;

/** Checks the size of a modulus in bits. Current OpenSSH servers refuse RSA keys below 2,048. */
const modulus: Field = (bytes) => {
  if (!positive(bytes)) return false;
  const start = bytes[0] === 0 ? 1 : 0;
  const bits = (bytes.length - start) * 8 - (Math.clz32(bytes[start] ?? 0) - 24);
  return bits >= 2_048 && bits <= 16_384;
};

const keyTypes: Readonly<Record<string, readonly Field[]>> = {
  'ssh-ed25519': [length(32)],
  'ssh-rsa': [positive, modulus],
  'ecdsa-sha2-nistp256': [text('nistp256'), point('nistp256')],
  'ecdsa-sha2-nistp384': [text('nistp384'), point('nistp384')],
  'ecdsa-sha2-nistp521': [text('nistp521'), point('nistp521')],
  'sk-ssh-ed25519@openssh.com': [length(32), application],
  'sk-ecdsa-sha2-nistp256@openssh.com': [text('nistp256'), point('nistp256'), application],
};

const accepted =
  `must be one OpenSSH public key, as in a .pub file: a type of ${Object.keys(keyTypes).join(', ')} (RSA ` +
  'from 2048 bits), its base64, optionally a visible comment';

/** Maximum length of the line in characters; an RSA key of 16,384 bits takes a fifth of it. */
export const publicKeyMax = 16_384;

/** Returns why a text is not one OpenSSH public key, or null when it is. */
export function publicKeyFault(line: string): string | null {
  if (line.length > publicKeyMax) return accepted;
  if (line.includes('PRIVATE KEY'))
    return 'is a private key; send the public one, and replace this key since it was sent over the network';
  // A second line would be a second key, for whatever a guest takes as the end of a line; YAML refuses controls.
  const parts = /^([a-z0-9@.-]+) ([A-Za-z0-9+/]+={0,2})( [^\p{C}\p{Zl}\p{Zp}]*)?$/u.exec(line.trimEnd());
  const type = parts?.[1];
  const fields = type !== undefined && Object.hasOwn(keyTypes, type) ? keyTypes[type] : undefined;
  if (!parts || !fields) return accepted;
  const blob = decoded(parts[2]!);
  const values = blob && wireFields(blob);
  const matches =
    values?.length === fields.length + 1 &&
    latin1(values[0]!) === type &&
    fields.every((field, index) => field(values[index + 1]!));
  return matches ? null : accepted;
}

/** The bytes of base64 text that has no other form, with or without its padding; null for any other. */
function decoded(text: string): Uint8Array | null {
  const digits = text.replace(/=+$/, '');
  if (digits.length % 4 === 1) return null;
  const bytes = atob(digits);
  return btoa(bytes).replace(/=+$/, '') === digits ? Uint8Array.from(bytes, (each) => each.charCodeAt(0)) : null;
}

/** Splits a key into its length-prefixed strings (RFC 4251, section 5); null when they do not fill it exactly. */
function wireFields(blob: Uint8Array): Uint8Array[] | null {
  const values: Uint8Array[] = [];
  const view = new DataView(blob.buffer, blob.byteOffset, blob.length);
  let offset = 0;
  while (offset < blob.length) {
    if (offset + 4 > blob.length) return null;
    const end = offset + 4 + view.getUint32(offset);
    if (end > blob.length) return null;
    values.push(blob.subarray(offset + 4, end));
    offset = end;
  }
  return values;
}

/** Whether two lines of public key files hold the same key; their comments may differ. */
export function isSameKey(one: string, other: string): boolean {
  return keyIn(one) === keyIn(other);
}

/** A line without its comment. */
export function keyIn(line: string): string {
  return line.trim().split(/\s+/, 2).join(' ');
}
