import { escapeHidden } from '../lib/text.ts';

/** Strips control characters: a terminal obeys them, and text from elsewhere must not control it. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}

/** Bold, dim, red, green, and yellow, and their ends, as styleText writes them: none of them hides anything. */
const introducer = String.fromCharCode(0x1b);
const ownStyle = new RegExp(`(${introducer}\\[(?:1|2|22|31|32|33|39)m)`);

/** What a terminal is given: colors of this program, and everything else that it would obey in escaped form. */
export function escapedForTerminal(text: string): string {
  return text
    .split(ownStyle)
    .map((part, index) => (index % 2 === 1 ? part : escapeHidden(part)))
    .join('');
}

/** Whether a text can be a bearer token (RFC 6750, 2.1): it is printed, and becomes part of a header. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w.~+/-]+=*$/.test(text);
}
