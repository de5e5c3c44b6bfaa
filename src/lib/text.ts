/** Text from outside: what can be stored, and how it is quoted. */

const unstorable = /[\0\p{Cs}]/u;

/** Whether Postgres cannot store a text: it accepts neither NUL nor lone surrogates. */
export function isUnstorable(text: string): boolean {
  return unstorable.test(text);
}

/** JSON that Postgres takes as jsonb: what it cannot store of a text becomes U+FFFD, and costs nothing else. */
export function storableJson(value: unknown): string {
  // JSON.stringify escapes NUL, and surrogates that are not in pairs.
  return JSON.stringify(value).replace(/\\(?:u(0000|d[89a-f]..)|.)/g, (sequence, code?: string) =>
    code === undefined ? sequence : '\ufffd',
  );
}

/** The first `limit` UTF-16 units of a text, without half of a character at its end. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * As parts of a class in a pattern: control characters, and what has no width or turns the direction of a text. The mark
 * of byte order is between two characters that are none: Go refuses it itself in the source of a client.
 */
const hidden =
  '\\x00-\\x1f\\x7f-\\x9f\\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufefe-\uff00\uffa0\ufff9-\ufffb';
/** Those beyond 16 bits, which no pattern without flags can name: tags, and selectors of variants. */
const hiddenCharacter = new RegExp(`[${hidden}\\u{e0000}-\\u{e0fff}]`, 'u');

/** Text that shows all that it has, as an OpenAPI pattern: Go, Python, and JavaScript read it without flags. */
export const plainText = `^[^${hidden}]*$`;

/** Whether a text can look like another one, because some of its characters are not seen. */
export function hasHiddenCharacters(text: string): boolean {
  return hiddenCharacter.test(text);
}

/** Why a text is no name that people are shown: one line of 1 to `limit` characters, all of them seen. Null: it is one. */
export function flawOfLabel(text: string, limit: number): string | null {
  if (text === '' || [...text].length > limit) return `must have 1 to ${limit} characters`;
  return hasHiddenCharacters(text) ? 'must not contain characters that are not seen or turn the direction' : null;
}

/**
 * Escapes what a terminal would obey or not show, as JSON and double quotes of YAML do. Nothing is lost of a line of JSON;
 * line breaks and tabs stay.
 */
export function escapeHidden(text: string): string {
  return text.replace(/[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/gu, (each) =>
    [...Array(each.length).keys()].map((at) => `\\u${each.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}

/** Makes a text safe to quote in a message: no control characters, no lone surrogates, and cut off after `limit`. */
export function quotable(text: string, limit = Number.POSITIVE_INFINITY, cutMark = ''): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return clean.length > limit ? `${cut(clean, limit)}${cutMark}` : clean;
}

/** What a text says as JSON; null if it is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
