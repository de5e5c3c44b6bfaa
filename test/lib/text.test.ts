import { cut, hasControlCharacters, isUnstorable, quotable, storableJson } from '../../src/lib/text.ts';

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

test('a text is cut off before a character that only half of fits', () => {
  expect(cut('a\u{1f600}b', 2)).toBe('a');
  expect(cut('a\u{1f600}b', 3)).toBe('a\u{1f600}');
  expect(quotable('a\u{1f600}b', 2, '…')).toBe('a…');
});

test('JSON to store is the same as any JSON, but for what Postgres would refuse it for', () => {
  const kept = { 'a\n"\\': ['\\u0000', '\\', '\x01\u{1f600}', 1.5, null, true] };
  expect(storableJson(kept)).toBe(JSON.stringify(kept));
  expect(JSON.parse(storableJson({ [`a\0${half}`]: `\\${half}\0\\\0`, b: '\udc00x' }))).toEqual({
    'a\ufffd\ufffd': '\\\ufffd\ufffd\\\ufffd',
    b: '\ufffdx',
  });
});
