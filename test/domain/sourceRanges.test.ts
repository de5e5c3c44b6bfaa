import fc from 'fast-check';
import { admits, areWithin, readRange } from '../../src/domain/sourceRanges.ts';

describe('a range of addresses', () => {
  test.each([
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0:0::/32', '2001:db8::/32'],
    ['2001:db8::1/128', '2001:db8::1/128'],
    ['::/0', '::/0'],
  ])('%s is stored as %s', (text, range) => {
    expect(readRange(text)).toEqual({ range });
  });

  const malformed = 'must be a range of addresses such as';
  test.each<[text: string, fault: string]>([
    ['203.0.113.7/24', 'the range that contains it is 203.0.113.0/24'],
    ['2001:db8::1/64', 'the range that contains it is 2001:db8::/64'],
    ['203.0.113.7', 'for this address alone, 203.0.113.7/32'],
    ['2001:db8::7', 'for this address alone, 2001:db8::7/128'],
    ['203.0.113.0/33', 'the longest prefix of this kind of address is 32'],
    ['::ffff:203.0.113.0/120', 'must be written as a range of IPv4 addresses'],
    ...['', '/', '/24', '10/8', '0x0a.0.0.0/8', '012.0.0.0/8', '10.0.0.0/08', '10.0.0.0/-1', '10.0.0.0/8/8'].map(
      (text): [string, string] => [text, malformed],
    ),
    ...['fe80::1%eth0/64', 'example.com/24', ' 10.0.0.0/8', '10.0.0.0/8\n', '10.0.0.256/32', '1::2::3/64'].map(
      (text): [string, string] => [text, malformed],
    ),
  ])('%j is refused: %s', (text, fault) => {
    expect(readRange(text)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

test('a credential is used from its ranges only; an IPv4 address counts as such also when it is mapped into IPv6', () => {
  const ranges = ['203.0.113.0/24', '2001:db8::/32'];
  for (const address of ['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '2001:db8:ffff::1'])
    expect([address, admits(ranges, address)]).toEqual([address, true]);
  for (const address of ['203.0.112.255', '203.0.114.0', '::ffff:203.0.114.1', '2001:db9::', 'unknown', ''])
    expect([address, admits(ranges, address)]).toEqual([address, false]);
  expect([admits([], 'unknown'), admits(null, '192.0.2.1')]).toEqual([true, true]);
});

test('ranges are within others exactly if every address of theirs is', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 24, max: 32 }))
    .map(([last, prefix]) => `10.0.0.${last & (0xff << (32 - prefix)) & 0xff}/${prefix}`);
  const every = Array.from({ length: 256 }, (_, last) => `10.0.0.${last}`);
  fc.assert(
    fc.property(range, range, (inner, outer) => {
      const expected = every.every((address) => !admits([inner], address) || admits([outer], address));
      expect(areWithin([inner], [outer])).toBe(expected);
    }),
  );
  expect(areWithin([], ['10.0.0.0/8'])).toBe(false);
  expect(areWithin(['10.0.0.0/8'], [])).toBe(true);
  expect(areWithin(['::/0'], ['0.0.0.0/0'])).toBe(false);
});
