/**
 * Anything may respond in the service's place: a proxy's page, another service, or an attacker who wants a shell here.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { openMachineAccess } from '../../src/cli/machines/machineAccess.ts';
import { UserError } from '../../src/lib/errors.ts';

const publicKey = 'AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu';
const uid = '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e';
const good = () => ({
  metadata: { name: 'web', uid },
  spec: {
    ports: [{ name: 'ssh', guestPort: 22, protocol: 'TCP' }],
    bootstrap: {
      sshAuthorizedKeys: [{ publicKey: 'ssh-ed25519 AAAA' }, { publicKey: 'ssh-ed25519 AAAA', username: 'ada' }],
    },
  },
  status: { phase: 'Running', readyForAccess: true, sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey }] },
});
type Machine = ReturnType<typeof good>;

let folder: string;
let server: Server;
let answer: { status: number; text: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'answers-'));
  server = createServer((_request, response) =>
    response.writeHead(answer.status, { connection: 'close' }).end(answer.text),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = {
    'current-context': 'c',
    clusters: [{ name: 'c', cluster: { server: address } }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u', namespace: 'n' } }],
    users: [{ name: 'u', user: { token: 't' } }],
  };
  await writeFile(path.join(folder, 'kubeconfig'), JSON.stringify(config));
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (name = 'web') => openMachineAccess({ name, dataDir: folder, environment: {} });

async function ready(name?: string) {
  return (await open(name)).ready();
}

/** The message of the refusal, which must be a user error. */
async function refusal(of: Promise<unknown>): Promise<string> {
  const error = await of.then(
    () => null,
    (each: unknown) => each,
  );
  expect(error).toBeInstanceOf(UserError);
  return (error as UserError).message;
}

test('only the needed fields of a machine are read, and its name is the requested one', async () => {
  answer = { status: 200, text: JSON.stringify({ ...good(), metadata: { name: "other'; rm -rf ~ #", uid } }) };
  expect(await ready()).toEqual({
    name: 'web',
    uid,
    authorizedKeys: [{ publicKey: 'ssh-ed25519 AAAA' }, { publicKey: 'ssh-ed25519 AAAA', username: 'ada' }],
    ports: [{ name: 'ssh', guestPort: 22 }],
    sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey }],
  });
});

test.each<[string, (machine: Machine) => void]>([
  ['a uid that is an option of ssh', (machine) => (machine.metadata.uid = '-oProxyCommand=id')],
  ['a uid of two lines', (machine) => (machine.metadata.uid = `${uid}\nProxyCommand id`)],
  [
    'a user that is an option of ssh',
    (machine) => (machine.spec.bootstrap.sshAuthorizedKeys[1]!.username = '-oProxyCommand=id'),
  ],
  ['a user with words for a shell', (machine) => (machine.spec.bootstrap.sshAuthorizedKeys[1]!.username = 'a$(id)')],
  [
    'a host key that brings a second line',
    (machine) => (machine.status.sshHostKeys[0]!.publicKey += '\n* ssh-ed25519 AAAA'),
  ],
  [
    'a host key whose algorithm is two words',
    (machine) => (machine.status.sshHostKeys[0]!.algorithm = 'x ssh-ed25519'),
  ],
  ['a port of 65536', (machine) => (machine.spec.ports[0]!.guestPort = 65_536)],
  ['no status', (machine) => Object.assign(machine, { status: undefined })],
  ['host keys that are text', (machine) => Object.assign(machine.status, { sshHostKeys: 'x' })],
])('%s is refused', async (_what, spoil) => {
  const machine = good();
  spoil(machine);
  answer = { status: 200, text: JSON.stringify(machine) };
  expect(await refusal(ready())).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+ returned something other than a machine \(.+\): is this the address of the service\?$/,
  );
});

test.each(['<html>Sign in to the network</html>', 'null', '', '[]'])(
  '%j is refused because it is not a machine',
  async (text) => {
    answer = { status: 200, text };
    expect(await refusal(ready())).toMatch(/something other than a machine/);
  },
);

test('printed text never contains terminal control sequences', async () => {
  const text = 'a\u001b]0;owned\u0007b\u001b[2Jc\u202ed\r\n';
  const machine = good();
  Object.assign(machine.status, { readyForAccess: false, failureMessage: text });
  answer = { status: 200, text: JSON.stringify(machine) };
  expect(await refusal(ready())).toMatch(/^web is not ready for access \(phase Running: a \]0;owned b \[2Jc d \)/);
  answer = { status: 403, text: JSON.stringify({ message: text }) };
  expect(await refusal(ready())).toBe('The service refused (403): a ]0;owned b [2Jc d .');
  const access = await open();
  expect(await refusal(access.carry(new PassThrough(), 22))).toBe('The service refused (403): a ]0;owned b [2Jc d .');
});
