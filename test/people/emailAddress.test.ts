import { emailAddress, normalEmail } from '../../src/api/people/emailAddress.ts';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada.lovelace+ci@mail.example.co.uk', 'ada.lovelace+ci@mail.example.co.uk'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['Jürgen@Example.com', 'jürgen@example.com'],
  ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  // The same letter, composed and decomposed.
  ['j\u00fcrgen@example.com', 'jürgen@example.com'],
  ['ju\u0308rgen@example.com', 'jürgen@example.com'],
])('%s is stored as %s', (given, stored) => {
  expect(normalEmail(given)).toBe(stored);
  expect(emailAddress.parse(given)).toBe(stored);
});

test.each([
  ['no @', 'ada.example.com'],
  ['nothing before the @', '@example.com'],
  ['a dot at the start', '.ada@example.com'],
  ['a dot at the end', 'ada.@example.com'],
  ['two dots in a row', 'ada..lovelace@example.com'],
  ['two dots in the domain', 'ada@example..com'],
  ['a dot at the end of the domain', 'ada@example.com.'],
  ['a single label', 'ada@localhost'],
  ['an address of the network', 'ada@127.0.0.1'],
  ['an address in brackets', 'ada@[127.0.0.1]'],
  ['a space', 'ada lovelace@example.com'],
  ['quotes', '"ada"@example.com'],
  ['a line break', 'ada@example.com\r\nBcc: eve@example.com'],
  ['a line break before the @', 'ada\n@example.com'],
  ['a zero-width space', 'ada\u200b@example.com'],
  ['a right-to-left override', '\u202eada@example.com'],
  ['two addresses', 'ada@example.com,eve@example.com'],
  ['a path in the domain', 'ada@example.com/eve'],
  ['an escaped domain', 'ada@ex%61mple.com'],
  ['65 bytes before the @', `${'ü'.repeat(32)}x@example.com`],
  ['255 characters', `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`],
])('an address with %s is refused', (_what, given) => {
  expect(normalEmail(given)).toBeNull();
  expect(emailAddress.safeParse(given).success).toBe(false);
});
