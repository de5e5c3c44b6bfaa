/**
 * OpenSSH public keys, checked byte by byte (RFC 4253 section 6.6, RFC 5656, RFC 8709, PROTOCOL.u2f). Implemented here
 * because ssh2's parser does not know security keys and accepts trailing bytes.
 */

type Field = (bytes: Buffer) => boolean;

const curves: Readonly<Record<string, number>> = { nistp256: 65, nistp384: 97, nistp521: 133 };

const text =
  (expected: string): Field =>
  (bytes) =>
    bytes.toString('latin1') === expected;
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

const accepted = `must be one OpenSSH public key, as in a .pub file: a type of ${Object.keys(keyTypes).join(', ')} (RSA from 2048 bits), its base64, and optionally a comment`;

/** Maximum length of the line in characters; an RSA key of 16,384 bits takes a fifth of it. */
export const publicKeyMax = 16_384;

/** Returns why a text is not one OpenSSH public key, or null when it is. */
export function publicKeyFault(line: string): string | null {
  if (line.length > publicKeyMax) return accepted;
  if (line.includes('PRIVATE KEY'))
    return 'is a private key; send the public one, and replace this key since it was sent over the network';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a second line would be a second key.
  const parts = /^([a-z0-9@.-]+) ([A-Za-z0-9+/]+={0,2})( [^\x00-\x1f\x7f]*)?$/.exec(line.trimEnd());
  const type = parts?.[1];
  const fields = type !== undefined && Object.hasOwn(keyTypes, type) ? keyTypes[type] : undefined;
  if (!parts || !fields) return accepted;
  const blob = Buffer.from(parts[2]!, 'base64');
  if (blob.toString('base64').replace(/=+$/, '') !== parts[2]!.replace(/=+$/, '')) return accepted;
  const values = wireFields(blob);
  const matches =
    values?.length === fields.length + 1 &&
    values[0]!.toString('latin1') === type &&
    fields.every((field, index) => field(values[index + 1]!));
  return matches ? null : accepted;
}

/** Splits a key into its length-prefixed strings (RFC 4251, section 5); null when they do not fill it exactly. */
function wireFields(blob: Buffer): Buffer[] | null {
  const values: Buffer[] = [];
  let offset = 0;
  while (offset < blob.length) {
    if (offset + 4 > blob.length) return null;
    const end = offset + 4 + blob.readUInt32BE(offset);
    if (end > blob.length) return null;
    values.push(blob.subarray(offset + 4, end));
    offset = end;
  }
  return values;
}
