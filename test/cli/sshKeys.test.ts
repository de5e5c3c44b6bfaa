/** Whose key it is, and where it is stored. Home folders belong to the test. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { RefusedError, UnreachableError } from '../../sdk/src/index.ts';
import { sshKeyCommand } from '../../src/cli/machines/manifest.ts';
import { keysOfNewMachine, provideSshKey } from '../../src/cli/machines/sshKeys.ts';
import type { AdminApi } from '../../src/cli/session/adminApi.ts';
import { fingerprint } from '../../src/domain/sshFingerprint.ts';
import { isSameKey } from '../../src/domain/sshPublicKey.ts';
import { UserError } from '../../src/lib/errors.ts';

const root = path.join(import.meta.dirname, '..', '..');
let home: string;
let environment: Record<string, string>;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'home-'));
  environment = { HOME: home };
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

const madeFile = () => path.join(home, '.config', 'compute-service', 'ssh-key', 'id_ed25519');
async function printed(file?: string): Promise<string> {
  const lines: string[] = [];
  await sshKeyCommand({ file, environment, print: (line) => void lines.push(line) });
  return lines.join('\n');
}
async function manifest(name: string, text: string): Promise<string> {
  await writeFile(path.join(home, name), text);
  return path.join(home, name);
}

test('a key is created once, even by concurrent commands, readable only by its owner; fingerprints match ssh-keygen’s', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => provideSshKey({ environment })));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(keys[0]!.file).toBe(madeFile());
  expect(execFileSync('ssh-keygen', ['-y', '-f', madeFile()], { encoding: 'utf8' }).trim()).toBe(keys[0]!.publicKey);
  expect(execFileSync('ssh-keygen', ['-lf', madeFile()], { encoding: 'utf8' })).toContain(
    fingerprint(keys[0]!.publicKey),
  );
  const folder = path.join(home, '.config', 'compute-service');
  expect(await readdir(folder)).toEqual(['ssh-key']);
  for (const at of [folder, path.dirname(madeFile()), madeFile()]) expect((await stat(at)).mode & 0o077).toBe(0);
});

test('the user’s own key takes precedence over a generated one, and a named key over both', async () => {
  const made = await provideSshKey({ environment });
  await mkdir(path.join(home, '.ssh'), { mode: 0o700 });
  const [own, named] = [path.join(home, '.ssh', 'id_ed25519'), path.join(home, 'named')];
  for (const file of [own, named]) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  expect((await provideSshKey({ environment })).file).toBe(own);
  expect((await provideSshKey({ environment, identityFile: named })).file).toBe(named);
  await rm(`${named}.pub`);
  await expect(provideSshKey({ environment, identityFile: named })).rejects.toThrow(/named\.pub.*ssh-keygen -y/);
  await rm(`${own}.pub`);
  expect(isSameKey((await provideSshKey({ environment })).publicKey, `${made.publicKey} of another machine`)).toBe(
    true,
  );
});

test('without the keys that the service keeps, none is made up: it refuses them, or there is no new machine', async () => {
  const complaints: string[] = [];
  const request = { method: 'GET', path: '/v1/admin/ssh-keys' };
  const keysWhen = (error: Error) => {
    const api = { GET: () => Promise.reject(error) } as Partial<AdminApi> as AdminApi;
    return keysOfNewMachine(api, { environment, complain: (line) => void complaints.push(line) });
  };
  const unreached = new UnreachableError(request, new Error('ECONNREFUSED'), { mayHaveHappened: false });
  await expect(keysWhen(unreached)).rejects.toBe(unreached);
  expect(complaints).toEqual([]);
  const { keys } = await keysWhen(new RefusedError(request, 403, null, ''));
  expect(keys).toHaveLength(1);
  expect(complaints).toEqual([expect.stringContaining('the key of this computer alone')]);
});

test('XDG_CONFIG_HOME moves the folder, but never into the current folder; a folder that others can write to is refused', async () => {
  environment = { HOME: home, XDG_CONFIG_HOME: path.join(home, 'xdg') };
  expect((await provideSshKey({ environment })).file.startsWith(path.join(home, 'xdg', 'compute-service'))).toBe(true);
  expect((await provideSshKey({ environment: { HOME: home, XDG_CONFIG_HOME: 'xdg' } })).file).toBe(madeFile());
  await rm(path.dirname(madeFile()), { recursive: true });
  await chmod(path.join(home, '.config', 'compute-service'), 0o777);
  const refused = provideSshKey({ environment: { HOME: home } });
  await expect(refused).rejects.toThrow(UserError);
  await expect(refused).rejects.toThrow('can be written by others');
});

describe('ssh-key FILE', () => {
  test('puts the key into the examples and leaves everything else in them unchanged', async () => {
    const key = await printed();
    for (const name of ['vm.yaml', 'vm.json']) {
      const file = path.join(root, 'examples', name);
      const [before, after] = [parse(await readFile(file, 'utf8')), parse(await printed(file))];
      const entry = { publicKey: key, username: expect.stringMatching(/^[a-z_][a-z0-9_-]{0,31}$/) };
      expect(after).toEqual({ ...before, spec: { ...before.spec, bootstrap: { sshAuthorizedKeys: [entry] } } });
    }
    expect(JSON.parse(await printed(path.join(root, 'examples', 'vm.json'))).kind).toBe('VirtualMachine');
  });

  test('keeps comments, other documents, and other keys, and adds no key twice', async () => {
    const key = await printed();
    const file = await manifest(
      'two.yaml',
      '# mine\nkind: VirtualMachine\nspec:\n  bootstrap: { sshAuthorizedKeys: [{ publicKey: ' +
        'ssh-ed25519 AAAA other }] }\n---\nkind: Secret\n---\nkind: BareMetalMachine\nspec:\n  bootstrap: ' +
        `{ sshAuthorizedKeys: [{ publicKey: ${key} }] }\n`,
    );
    const text = await printed(file);
    expect(text).toContain('# mine');
    const [vm, secret, metal] = parseAllDocuments(text).map((document) => document.toJS());
    expect(vm.spec.bootstrap.sshAuthorizedKeys.map((each: any) => each.publicKey)).toEqual([
      'ssh-ed25519 AAAA other',
      key,
    ]);
    expect(secret).toEqual({ kind: 'Secret' });
    expect(metal.spec.bootstrap.sshAuthorizedKeys).toEqual([{ publicKey: key }]);
  });

  test.each([
    ['kind: Secret', 'has no VirtualMachine'],
    ['', 'has no VirtualMachine'],
    ['kind: [', 'neither YAML nor JSON'],
    ['{ kind: VirtualMachine, spec: { bootstrap: { sshAuthorizedKeys: x } } }', 'is not a list'],
    ['{ kind: VirtualMachine, spec: 5 }', 'spec is not an object'],
  ])('says what is wrong with %j', async (text, why) => {
    const refused = printed(await manifest('wrong.yaml', text));
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(why);
  });

  test('says that a file does not exist', async () => {
    await expect(printed(path.join(home, 'none.yaml'))).rejects.toThrow(UserError);
  });
});
