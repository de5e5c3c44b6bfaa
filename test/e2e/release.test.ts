/** What `npm run release` makes: whole, the same twice, of one version, and with commands that run. Part of npm run test:full. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pythonCanBeHad } from '../support/contract.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const platforms = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const has = (program: string) => spawnSync(program, ['version']).error === undefined;
const suite =
  process.env['TEST_FULL'] === '1' && pythonCanBeHad() && has('go') && has('gpg') ? describe : describe.skip;
/** Of a key that these tests make. */
const signer = 'release@example.com';

suite('a release', () => {
  let folder: string;
  let first: string;
  const release = (target: string) =>
    spawnSync(process.execPath, [path.join(root, 'scripts', 'release.mjs'), '--draft', '--sign', signer, target], {
      encoding: 'utf8',
      // Of the environment, what Jest sets would change what is built.
      env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, GNUPGHOME: keyring() },
    });
  const keyring = () => path.join(folder, 'keyring');
  const gpg = (...words: string[]) =>
    execFileSync('gpg', ['--batch', ...words], { stdio: 'pipe', env: { ...process.env, GNUPGHOME: keyring() } });
  const tar = (...words: string[]) => execFileSync('tar', words, { cwd: first, encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    first = path.join(folder, 'first');
    mkdirSync(keyring(), { mode: 0o700 });
    gpg('--passphrase', '', '--quick-generate-key', signer, 'ed25519', 'sign', 'never');
    const made = release(first);
    expect([made.status, made.status === 0 ? '' : made.stderr]).toEqual([0, '']);
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const provider = (part: string) => `terraform/terraform-provider-compute_${version}_${part}`;
  const sums = () =>
    readFileSync(path.join(first, 'SHA256SUMS'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string]);

  test('has every part, each with its sum', () => {
    const names = [
      `compute-service-${version}.cdx.json`,
      `compute-service-${version}.tgz`,
      `compute-service-chart-${version}.tgz`,
      `compute-service-cli-${version}.tgz`,
      `compute-service-sdk-${version}.tgz`,
      `compute_service_client-${version}-py3-none-any.whl`,
      `compute_service_client-${version}.tar.gz`,
      ...['SHA256SUMS', ...platforms.map((each) => `${each}.zip`), 'manifest.json'].map(provider).sort(),
    ];
    const signed = ['SHA256SUMS', 'terraform', provider('SHA256SUMS.sig')];
    expect(readdirSync(first, { recursive: true }).sort()).toEqual([...signed, ...names].sort());
    expect(sums().map(([, name]) => name)).toEqual(names);
    for (const [sum, name] of sums()) expect([name, sum]).toEqual([name, sha256(readFileSync(path.join(first, name)))]);
  });

  test('has the Terraform provider as registries take it: signed, and with a program of that version', () => {
    gpg('--verify', path.join(first, provider('SHA256SUMS.sig')), path.join(first, provider('SHA256SUMS')));
    const lines = readFileSync(path.join(first, provider('SHA256SUMS')), 'utf8')
      .trim()
      .split('\n');
    for (const line of lines) expect(sums().map(([sum, name]) => `${sum}  ${path.basename(name)}`)).toContain(line);
    expect(lines).toHaveLength(platforms.length + 1);
    const own = { x64: 'amd64', arm64: 'arm64' }[process.arch as 'x64' | 'arm64'];
    const unpacked = path.join(folder, 'provider');
    execFileSync('python3', [
      '-m',
      'zipfile',
      '-e',
      path.join(first, provider(`${process.platform}_${own}.zip`)),
      unpacked,
    ]);
    const program = path.join(unpacked, `terraform-provider-compute_v${version}`);
    chmodSync(program, 0o755);
    expect(spawnSync(program, [], { encoding: 'utf8' }).stderr).toContain('This binary is a plugin');
  });

  test('has the same bytes when it is made again, and overwrites nothing', () => {
    const second = path.join(folder, 'second');
    expect(release(second).status).toBe(0);
    expect(readFileSync(path.join(second, 'SHA256SUMS'), 'utf8')).toBe(
      readFileSync(path.join(first, 'SHA256SUMS'), 'utf8'),
    );
    const refused = release(second);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
  }, 600_000);

  test('says its version in every part', () => {
    const manifest = (name: string, file: string) => tar('-xzOf', `${name}-${version}.tgz`, file);
    expect({
      source: JSON.parse(manifest('compute-service', `compute-service-${version}/package.json`)).version,
      cli: JSON.parse(manifest('compute-service-cli', 'package/package.json')).version,
      sdk: JSON.parse(manifest('compute-service-sdk', 'package/package.json')).version,
      chart: /^version: (.+)$/m.exec(manifest('compute-service-chart', 'compute-service/Chart.yaml'))?.[1],
      app: /^appVersion: "(.+)"$/m.exec(manifest('compute-service-chart', 'compute-service/Chart.yaml'))?.[1],
      bom: JSON.parse(readFileSync(path.join(first, `compute-service-${version}.cdx.json`), 'utf8')).metadata.component
        .version,
      python: /^Version: (.+)$/m.exec(
        tar('-xzOf', `compute_service_client-${version}.tar.gz`, `compute_service_client-${version}/PKG-INFO`),
      )?.[1],
    }).toEqual(Object.fromEntries(['source', 'cli', 'sdk', 'chart', 'app', 'bom', 'python'].map((p) => [p, version])));
  });

  test('has a chart whose files are all inside of it', () => {
    const listed = tar('-tvzf', `compute-service-chart-${version}.tgz`).trim().split('\n');
    expect(listed.filter((line) => !line.startsWith('-rw'))).toEqual([]);
    const rules = tar('-xzOf', `compute-service-chart-${version}.tgz`, 'compute-service/files/rules.yaml');
    expect(rules).toBe(readFileSync(path.join(root, 'deploy', 'prometheus', 'rules.yaml'), 'utf8'));
  });

  test('has commands that run from an empty folder, without the checkout', () => {
    const installed = path.join(folder, 'installed');
    mkdirSync(installed);
    writeFileSync(path.join(installed, 'package.json'), '{}');
    const npm = (...words: string[]) => execFileSync('npm', [...words, '--no-audit', '--no-fund'], { cwd: installed });
    npm('install', '--offline', path.join(first, `compute-service-cli-${version}.tgz`));
    const program = path.join(installed, 'node_modules', '.bin', 'compute-service');
    const run = (...words: string[]) => execFileSync(program, words, { cwd: installed, encoding: 'utf8' });
    expect(run('--version')).toContain(`compute-service ${version}`);
    expect(run('help')).toContain('machines list');
  });
});
