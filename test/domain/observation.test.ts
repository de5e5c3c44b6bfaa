import { absent, isAccessible, isObservation, type Observation, troubles } from '../../src/domain/observation.ts';
import { hostKey } from '../support/hostKeys.ts';

const full: Observation = {
  presence: 'present',
  power: 'on',
  guestUp: true,
  listeningPorts: [22, 8080],
  sshHostKeys: [hostKey('A')],
  forwards: [{ guestPort: 22, address: '127.0.0.1', port: 40022 }],
};

test.each([
  full,
  absent,
  { ...full, listeningPorts: [1, 65_535] },
  { ...full, trouble: 'disk-full' },
  { ...full, trouble: 'of-a-later-release' },
])('a host’s complete report is an observation', (seen) => {
  expect(isObservation(JSON.parse(JSON.stringify(seen)))).toBe(true);
});

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  ...Object.keys(full).map((field) => ({ ...full, [field]: undefined })),
  { ...full, presence: 'perhaps' },
  { ...full, power: 'odd' },
  { ...full, listeningPorts: ['22'] },
  { ...full, listeningPorts: [65_536] },
  { ...full, listeningPorts: [0] },
  { ...full, sshHostKeys: [null] },
  { ...full, sshHostKeys: [{ algorithm: 'ssh-ed25519' }] },
  { ...full, forwards: [{ guestPort: 22, address: '', port: 1 }] },
  { ...full, forwards: {} },
  { ...full, trouble: null },
  { ...full, trouble: '' },
  { ...full, trouble: 'a text with spaces' },
  { ...full, trouble: 'x'.repeat(41) },
])('garbage is rejected: %j', (value) => {
  expect(isObservation(value)).toBe(false);
});

test.each(Object.keys(troubles) as (keyof typeof troubles)[])(
  'a machine whose guest does not run (%s) is not accessible, with ports or without',
  (trouble) => {
    const port = {
      name: 'ssh',
      guestPort: 22,
      protocol: 'TCP',
      exposure: 'private-tunnel',
      readinessProbe: true,
    } as const;
    for (const ports of [[], [port]]) {
      expect(isAccessible(ports, full)).toBe(true);
      expect(isAccessible(ports, { ...full, trouble })).toBe(false);
    }
  },
);

test('a machine that is absent is not accessible, whatever else is said of it', () => {
  expect(isAccessible([], full)).toBe(true);
  expect(isAccessible([], { ...full, presence: 'absent' })).toBe(false);
});
