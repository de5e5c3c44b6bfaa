import fc from 'fast-check';
import { guestHostName } from '../../src/domain/guestHostName.ts';

test.each([
  ['web', 'web'],
  ['web-1', 'web-1'],
  ['web.north.example', 'web-north-example'],
  [
    'a-very-long-very-long-very-long-very-long-very-long-very-long-very-long-name',
    'a-very-long-very-long-very-long-very-long-very-long-very-long-v',
  ],
  [`${'a'.repeat(62)}-b`, 'a'.repeat(62)],
  [`${'a'.repeat(61)}-.b`, 'a'.repeat(61)],
])('the guest of the machine %s has the host name %s', (name, label) => {
  expect(guestHostName(name)).toBe(label);
});

test('every name that a machine may have gives one DNS label', () => {
  const part = fc.stringMatching(/^[a-z0-9]([-a-z0-9]{0,80}[a-z0-9])?$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      expect(guestHostName(parts.join('.').slice(0, 253))).toMatch(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
    }),
  );
});
