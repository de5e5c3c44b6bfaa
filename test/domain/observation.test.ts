import { absent, isObservation, type Observation } from '../../src/domain/observation.ts';

const full: Observation = {
  presence: 'present',
  power: 'on',
  guestUp: true,
  listeningPorts: [22, 8080],
  sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: 'AAAA' }],
  forwards: [{ guestPort: 22, address: '127.0.0.1', port: 40022 }],
};

test.each([full, absent])('a host’s complete report is an observation', (seen) => {
  expect(isObservation(JSON.parse(JSON.stringify(seen)))).toBe(true);
});

test.each([
  ...[null, undefined, 'text', 7, [], {}],
  ...Object.keys(full).map((field) => ({ ...full, [field]: undefined })),
  { ...full, presence: 'perhaps' },
  { ...full, power: 'odd' },
  { ...full, listeningPorts: ['22'] },
  { ...full, listeningPorts: [70_000] },
  { ...full, sshHostKeys: [null] },
  { ...full, sshHostKeys: [{ algorithm: 'ssh-ed25519' }] },
  { ...full, forwards: [{ guestPort: 22, address: '', port: 1 }] },
  { ...full, forwards: {} },
])('garbage is rejected: %j', (value) => {
  expect(isObservation(value)).toBe(false);
});
