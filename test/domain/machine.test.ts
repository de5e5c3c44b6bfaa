import type { MachineSpec } from '../../src/domain/machine.ts';
import { withAccess } from '../../src/domain/machineEntrance.ts';

const entrance = { publicUrl: 'https://compute.example', cliCommand: 'compute-service' };
const publicKey = 'ssh-ed25519 AAAA';

function commandOf(guestPort: number, bootstrap?: MachineSpec['bootstrap'], kind = 'VirtualMachine' as const) {
  const machine = {
    kind,
    namespace: 'team-a',
    name: 'web',
    spec: { imageRef: 'debian-12', ...(bootstrap && { bootstrap }) },
  };
  return withAccess({ guestPort }, machine, entrance).accessCommand!;
}

test('an SSH port’s command is ssh; if no key could log in, the rest of it is a shell comment', () => {
  expect(commandOf(22, { sshAuthorizedKeys: [{ publicKey }] })).toBe('compute-service ssh web -n team-a');
  for (const keyless of [undefined, {}, { sshAuthorizedKeys: [] }])
    expect(commandOf(22, keyless)).toMatch(
      /^compute-service ssh web -n team-a # needs a key in spec\.bootstrap\.sshAuthorizedKeys[\w .,:]*$/,
    );
});

test('other ports need no key', () => {
  expect(commandOf(80)).toBe('compute-service tunnel web 80 -n team-a');
});
