import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CredentialError } from '../../sdk/src/index.ts';
import { readKubeconfig } from '../../sdk/src/node/index.ts';
import { writeKubeconfig, writtenSession } from '../../src/up/kubeconfig.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kubeconfig-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: object | string): Promise<string> {
  const at = path.join(folder, name);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, typeof content === 'string' ? content : stringify(content));
  return at;
}

const config = (user: object, cluster: object = {}) => ({
  'current-context': 'here',
  clusters: [{ name: 'c', cluster: { server: 'https://api.example:8443/v1/compute/', ...cluster } }],
  contexts: [
    { name: 'here', context: { cluster: 'c', user: 'u', namespace: 'team' } },
    { name: 'there', context: { cluster: 'c', user: 'u' } },
  ],
  users: [{ name: 'u', user }],
});
async function read(files: string[], context?: string) {
  const { tokens, ...access } = await readKubeconfig({ files, context, environment: { PATH: process.env['PATH'] } });
  return { ...access, token: (refused?: string) => tokens.token(refused === undefined ? {} : { refused }) };
}

test('reads the token, the namespace, and the CA: as data, as a file beside the kubeconfig, or skipped', async () => {
  const given = await read([
    await file('a', config({ token: 't' }, { 'certificate-authority-data': Buffer.from('PEM').toString('base64') })),
  ]);
  expect(given).toMatchObject({ url: 'https://api.example:8443', namespace: 'team', tls: { ca: 'PEM' } });
  expect(await given.token()).toBe('t');
  await file('sub/ca.pem', 'OTHER');
  const beside = await read(
    [await file('sub/b', config({ token: 't' }, { 'certificate-authority': 'ca.pem', 'tls-server-name': 'name' }))],
    'there',
  );
  expect(beside).toMatchObject({ namespace: null, tls: { ca: 'OTHER', serverName: 'name' } });
  const careless = await read([await file('c', config({ token: 't' }, { 'insecure-skip-tls-verify': true }))]);
  expect(careless.tls).toEqual({ insecure: true });
});

test('a token file is read again each time', async () => {
  const { token } = await read([await file('a', config({ tokenFile: 'token' }))]);
  await file('token', 'one\n');
  expect(await token()).toBe('one');
  await file('token', 'two\n');
  expect(await token()).toBe('two');
});

test('of several files, the first one to set a value wins, and missing files are skipped', async () => {
  const first = await file('a', { 'current-context': 'there', users: [{ name: 'u', user: { token: 'first' } }] });
  const second = await file('b', config({ token: 'second' }));
  const merged = await read([path.join(folder, 'missing'), first, second]);
  expect(merged.namespace).toBeNull();
  expect(await merged.token()).toBe('first');
});

describe('a credential plugin', () => {
  async function plugin(script: string, more: object = {}) {
    const at = await file('bin/plugin', `#!/bin/sh\necho run >> "${folder}/runs"\n${script}\n`);
    await chmod(at, 0o755);
    const exec = {
      apiVersion: 'client.authentication.k8s.io/v1',
      command: './bin/plugin',
      interactiveMode: 'IfAvailable',
      ...more,
    };
    return read([
      await file('config', config({ exec }, { 'certificate-authority-data': Buffer.from('PEM').toString('base64') })),
    ]);
  }
  const runs = async () => (await readFile(path.join(folder, 'runs'), 'utf8')).trim().split('\n').length;
  const answer = (status: object) => `echo '${JSON.stringify({ kind: 'ExecCredential', status })}'`;

  test('runs in the folder of the kubeconfig with its arguments, its environment, and the cluster information it may have', async () => {
    const { token } = await plugin(
      `printf '%s' "$KUBERNETES_EXEC_INFO" > "${folder}/info"; printf '{"status":{"token":"%s-%s"}}' "$1" "$WORD"`,
      { args: ['arg'], env: [{ name: 'WORD', value: 'env' }], provideClusterInfo: true },
    );
    expect(await token()).toBe('arg-env');
    expect(JSON.parse(await readFile(path.join(folder, 'info'), 'utf8'))).toMatchObject({
      apiVersion: 'client.authentication.k8s.io/v1',
      kind: 'ExecCredential',
      spec: {
        interactive: expect.any(Boolean),
        cluster: { server: 'https://api.example:8443/v1/compute/', 'certificate-authority-data': 'UEVN' },
      },
    });
  });

  test('runs once while its token is valid, and again after it expires', async () => {
    const lasting = await plugin(answer({ token: 't', expirationTimestamp: '2999-01-01T00:00:00Z' }));
    await lasting.token();
    await lasting.token();
    expect(await runs()).toBe(1);
    const over = await plugin(answer({ token: 't', expirationTimestamp: '2001-01-01T00:00:00Z' }));
    await over.token();
    await over.token();
    expect(await runs()).toBe(3);
  });

  test('runs again for a token that the server refused, but not for one refused before that', async () => {
    const { token } = await plugin(
      `printf '{"status":{"token":"t%s","expirationTimestamp":"2999-01-01T00:00:00Z"}}' "$(wc -l < "${folder}/runs" | tr -d ' ')"`,
    );
    expect(await token()).toBe('t1');
    expect(await token('t1')).toBe('t2');
    expect(await token('t1')).toBe('t2');
    expect(await token()).toBe('t2');
    expect(await runs()).toBe(2);
  });

  const server = 'https://api.example:8443';
  const writtenBy = async (mainFile: string, searchPath = '') => {
    const options = { dataDir: folder, publicUrl: server, caFile: null, namespace: 'n', mainFile, searchPath };
    return parse(await readFile(await writeKubeconfig(options), 'utf8')).users[0].user.exec;
  };

  test('that is this program needs no process, whichever installation of it wrote the kubeconfig', async () => {
    const exec = await writtenBy('/opt/program/main.js');
    expect(exec).toMatchObject({ apiVersion: 'client.authentication.k8s.io/v1', command: process.execPath });
    const [main, name, ...options] = exec.args;
    for (const same of [
      {},
      { command: '/gone/v20.19.0/bin/node' },
      { args: ['/gone/customerMain.js', name, ...options] },
      { command: 'compute-service', args: [name, ...options] },
    ])
      expect(writtenSession({ ...exec, ...same })).toEqual({ dataDir: folder, server });
    for (const other of [
      { command: '/usr/bin/other' },
      { command: 'compute-service' },
      { args: ['/opt/other/else.js', name, ...options] },
      { args: [main, 'token', ...options] },
      { args: [main, name, '--data-dir', 'relative', ...options.slice(2)] },
      { args: [main, name, ...options, '--more'] },
      { args: [] },
      { env: [{ name: 'HTTPS_PROXY', value: 'http://proxy.example' }] },
    ])
      expect(writtenSession({ ...exec, ...other })).toBeNull();
  });

  test('is written by its name where that leads to this program, and with a hint in any case', async () => {
    const mainFile = await file('v1/main.js', '');
    const bin = path.join(folder, 'bin');
    await mkdir(bin);
    const link = path.join(bin, 'compute-service');
    await symlink(mainFile, link);
    const named = await writtenBy(mainFile, bin);
    expect(named).toMatchObject({ command: 'compute-service', installHint: expect.stringContaining('kubeconfig') });
    expect(named.args).toEqual(['credential', '--data-dir', folder, '--server', server]);
    // Another program of that name comes first.
    await rm(link);
    await symlink(await file('v2/main.js', ''), link);
    const byPath = await writtenBy(mainFile, bin);
    expect(byPath).toMatchObject({ command: process.execPath, installHint: named.installHint });
    expect(byPath.args[0]).toBe(mainFile);
  });

  test.each([
    ['fails', 'exit 3', {}, /failed .*status 3/],
    ['prints nonsense', 'echo hello', {}, /returned no token/],
    ['never stops', 'exec yes', {}, /failed/],
    [
      'prints a token of two lines',
      `printf %s '{"status":{"token":"a\\nX-Header: b"}}'`,
      {},
      /the user "u" of .* returned no token/,
    ],
    ['prints an empty token', `echo '{"status":{"token":""}}'`, {}, /the user "u" of .* returned no token/],
    [
      'is not there',
      '',
      { command: 'no-such-plugin', installHint: 'Get it at the shop.' },
      /did not start .*Get it at the shop/,
    ],
  ])('that %s is named in the error', async (_what, script, more, message) => {
    const { token } = await plugin(script, more);
    await expect(token()).rejects.toThrow(message);
    await expect(token()).rejects.toThrow(CredentialError);
  });
});

test.each([
  ['no file', null, undefined, /there is no kubeconfig at/],
  ['no YAML', '{', undefined, /is not a kubeconfig/],
  ['another shape', { clusters: 7 }, undefined, /has no current context/],
  ['a list', '[]', undefined, /is not a kubeconfig/],
  ['no current context', { ...config({ token: 't' }), 'current-context': '' }, undefined, /has no current context/],
  ['another context', config({ token: 't' }), 'elsewhere', /no context "elsewhere"; it has: here, there/],
  ['a user that is not there', { ...config({ token: 't' }), users: [] }, undefined, /has no user "u"; it has: none/],
  [
    'a cluster that is not there',
    { ...config({ token: 't' }), clusters: null },
    undefined,
    /has no cluster "c"; it has: none/,
  ],
  [
    'a server that is no address',
    config({ token: 't' }, { server: 'api.example:8443' }),
    undefined,
    /the server "api.example:8443" is not a compute API: https:\/\/HOST\/v1\/compute/,
  ],
  [
    'a server that is a file',
    config({ token: 't' }, { server: 'file:///etc/passwd' }),
    undefined,
    /is not a compute API/,
  ],
  ['no credentials', config({}), undefined, /no token and no credential plugin/],
])('%s is named in the error', async (_what, content, context, message) => {
  const at = content === null ? path.join(folder, 'missing') : await file('config', content);
  await expect(read([at], context)).rejects.toThrow(message);
  await expect(read([at], context)).rejects.toThrow(CredentialError);
});
