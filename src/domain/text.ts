/** Text from outside: what can be stored, and how it is quoted. */

const unstorable = /[\0\p{Cs}]/u;

/** Whether Postgres cannot store a text: it accepts neither NUL nor lone surrogates. */
export function isUnstorable(text: string): boolean {
  return unstorable.test(text);
}

export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Makes a text safe to quote in a message: no control characters, no lone surrogates, and cut off after `limit`. */
export function quotable(text: string, limit = Number.POSITIVE_INFINITY, cutMark = ''): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd');
  return clean.length > limit ? `${clean.slice(0, limit)}${cutMark}` : clean;
}
