import { hasControlCharacters, isUnstorable, quotable } from '../../src/lib/text.ts';

/** Half of a surrogate pair. */
const half = String.fromCharCode(0xd800);

test('NUL and lone surrogates cannot be stored; pairs and other control characters can', () => {
  for (const text of ['a\0', half, `a${half}b`]) expect(isUnstorable(text)).toBe(true);
  for (const text of ['', 'a\n\x1b', '\u{1f600}', 'é']) expect(isUnstorable(text)).toBe(false);
});

test('control characters include both C0 and C1', () => {
  for (const text of ['a\n', '\x7f', '\x9b']) expect(hasControlCharacters(text)).toBe(true);
  for (const text of ['', 'a b', '\u00a0', '\u{1f600}']) expect(hasControlCharacters(text)).toBe(false);
});

test('quoted text contains no control characters and is cut off at its limit', () => {
  expect(quotable(`a\x1b[31m\0\u{1f600}${half}`)).toBe('a\ufffd[31m\ufffd\u{1f600}\ufffd');
  expect(quotable('abc', 3, '…')).toBe('abc');
  expect(quotable('abcd', 3, '…')).toBe('abc…');
  expect(quotable('abcd', 3)).toBe('abc');
});
