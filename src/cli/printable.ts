/** A terminal obeys control characters; what comes from elsewhere has none to give. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}

/** Whether a text can be a bearer token (RFC 6750, 2.1): it is printed, and becomes part of a header. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w.~+/-]+=*$/.test(text);
}
