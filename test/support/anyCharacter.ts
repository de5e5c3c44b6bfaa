import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;

/**
 * A unit of strings: the same characters as fast-check's `binary`, in the same order. That one first makes a table of
 * all of them, which takes a second and 100 MB in each suite.
 */
export const anyCharacter = fc.nat(0x10ffff - surrogates).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
  (text) => {
    if (!isCharacter(text)) throw new Error('not one character');
    const point = text.codePointAt(0)!;
    return point < firstSurrogate ? point : point - surrogates;
  },
);

function isCharacter(text: unknown): text is string {
  return typeof text === 'string' && /^\P{Surrogate}$/su.test(text);
}
