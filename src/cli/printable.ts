/** Strips control characters: a terminal obeys them, and text from elsewhere must not control it. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}

/** Whether a text can be a bearer token (RFC 6750, 2.1): it is printed, and becomes part of a header. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w.~+/-]+=*$/.test(text);
}
