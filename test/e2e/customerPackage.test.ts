/** The package for customers: installed in an empty folder, used by a person who has nothing else. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser, clientSecret, startIdp } from '../support/people/signInLab.ts';
import type { Service } from '../support/service.ts';
import { openTerminal } from '../support/terminal.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** In kB, as docs/access.md says. */
const packedMax = 400;

function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

describe('the package for customers', () => {
  let service: Service;
  let folder: string;
  let home: string;
  let bin: string;
  let listing: string[];
  let stop: () => Promise<void>;
  let browser: Browser;

  const environment = () => ({ PATH: `${bin}:${process.env['PATH']}`, HOME: home });
  const started = (words: string[], more: Record<string, string> = {}) => {
    const child = spawn('compute-service', words, {
      cwd: home,
      env: { ...environment(), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, out, err }));
    });
    return { child, ended, out: () => out, err: () => err };
  };
  const ran = (...words: string[]) => started(words).ended;
  /** Runs a command that has to succeed, and returns what it printed. */
  const printed = async (...words: string[]) => {
    const { code, out, err } = await ran(...words);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    return out;
  };

  life.needs(async () => ({ IDENTITY_ALLOW_LOOPBACK: 'true' }));
  beforeAll(async () => {
    service = life.service();
    folder = await mkdtemp(path.join(tmpdir(), 'package-'));
    await service.createVm('other');
    const npm = (cwd: string, ...words: string[]) =>
      execFileSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });
    const target = path.join(folder, 'packed');
    const installed = path.join(folder, 'installed');
    home = path.join(folder, 'customer');
    for (const each of [target, installed, home]) await mkdir(each, { mode: 0o700 });
    npm(path.join(root, 'cli'), 'pack', '--silent', '--pack-destination', target);
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    const tarball = path.join(target, `compute-service-cli-${version}.tgz`);
    listing = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    expect((await stat(tarball)).size).toBeLessThan(packedMax * 1_000);
    await writeFile(path.join(installed, 'package.json'), '{}');
    // Offline: it has to work without any other package.
    npm(installed, 'install', '--offline', tarball);
    bin = path.join(installed, 'node_modules', '.bin');

    const { process: idp, issuer } = await startIdp(`${service.url}/v1/auth/callback`);
    browser = new Browser(await readFile(path.join(service.dataDir, 'ca.pem'), 'utf8'));
    stop = async () => {
      idp.kill();
      await browser.close();
    };
    const form = { issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' };
    const setup = (await service.call('POST', '/v1/admin/identity-setup-link', { intent: 'setup' })).body.url as string;
    await browser.visit(setup, { form });
    const login = (query: string) => `${service.url}/v1/auth/login?${query}`;
    await browser.signIn(login(`setup=${setup.split('/').at(-1)}`), 'ada@example.com');
    const invited = { email: 'ada@example.com', display_name: 'Ada', role_slug: 'admin' };
    const { body } = await service.call('POST', '/v1/admin/customer-users/invite', invited);
    const token = (body.accept_invitation_url as string).split('/').at(-1);
    await browser.signIn(login(`invitation=${token}`), 'ada@example.com');
  }, 180_000);
  afterAll(async () => {
    await stop?.();
    if (folder) await rm(folder, { recursive: true, force: true });
    await service.verifyCleanSlate();
  }, 300_000);

  test('is one bundled program: none of the service, and no dependency', async () => {
    expect(listing).toEqual(expect.arrayContaining(['package/package.json', 'package/README.md', 'package/LICENSE']));
    expect(
      listing.filter((file) => !/^package\/(dist\/[\w-]+\.(js|txt)|package\.json|README\.md|LICENSE)$/.test(file)),
    ).toEqual([]);
    const installed = path.join(folder, 'installed', 'node_modules');
    const shown = JSON.parse(await readFile(path.join(installed, '@compute-service', 'cli', 'package.json'), 'utf8'));
    expect(shown.dependencies ?? {}).toEqual({});
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    expect(shown.version).toBe(version);
    const code = execFileSync('sh', ['-c', 'cat dist/*.js'], {
      cwd: path.join(installed, '@compute-service', 'cli'),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    // The bundle is read at all.
    expect(code.includes('sshAuthorizedKeys')).toBe(true);
    expect(code.match(/temporal|prisma|postgres|\bexpress\b/gi)).toBeNull();
    const notices = await readFile(path.join(installed, '@compute-service', 'cli', 'dist', 'third-party.txt'), 'utf8');
    for (const name of ['commander', 'undici', 'ws', 'yaml', 'zod'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));

    const help = await printed('help');
    for (const own of ['login', 'ssh NAME', 'machines list', 'usage']) expect(help).toContain(`  ${own}`);
    expect(help).not.toMatch(/operators|hosts|migrate|backup/);
    expect(await printed('--version')).toContain(`compute-service ${version}`);
    expect((await ran('hosts', 'list')).err).toContain("Unknown command 'hosts'");
  });

  test('takes a person from sign-in to a machine, a shell in it, and its usage', async () => {
    const authority = path.join(service.dataDir, 'ca.pem');
    const words = ['login', '--account', 'demo', '--server', service.url, '--ca', authority, '--no-browser'];
    const signIn = started(words);
    const url = await waitFor('the address', () => /https:\S+/.exec(signIn.out())?.[0]);
    await browser.signIn(url, 'ada@example.com');
    expect(await signIn.ended).toMatchObject({ code: 0, out: expect.stringContaining('Signed in to demo') });

    expect(
      await printed(
        'machines',
        'create',
        'own',
        '--cpu',
        '1',
        '--memory',
        '1',
        '--disk',
        '1',
        '--wait',
        '--labels',
        'app=own',
      ),
    ).toBe('own is ready for access\n');
    expect((await printed('machines', 'list', '-l', 'app=own')).split('\n')).toEqual([
      expect.stringMatching(/^NAME +PHASE +READY/),
      expect.stringMatching(/^own +Running +[Tt]rue/),
      '',
    ]);
    const listed = JSON.parse(await printed('machines', 'list', '-l', 'app=own', '-o', 'json'));
    expect(listed.items.map(({ metadata }: any) => metadata.name)).toEqual(['own']);
    expect(await printed('machines', 'list', '-l', 'app=own', '-o', 'yaml')).toMatch(/^ {6}name: own$/m);
    expect(await printed('ssh', 'own', '--', 'hostname')).toBe('own\n');
    expect(await printed('usage')).toMatch(/^VirtualMachine +\S+ +\d+ +\d+\.\d\d$/m);
    expect(JSON.parse(await printed('usage', '-A', '-o', 'json')).by_tenant.length).toBeGreaterThan(0);
    expect(await ran('usage', '-o', 'xml')).toMatchObject({
      code: 2,
      err: expect.stringContaining('use table, json, yaml'),
    });
    expect(await ran('machines', 'create', 'own')).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    });
  }, 180_000);

  test('shows a machine, a part of it by its path, what the platform offers, and as whom it acts', async () => {
    const shown = await printed('machines', 'show', 'own');
    expect(shown).toMatch(/^State +Running, ready for access$/m);
    expect(shown).toMatch(/^Port 22 +ssh: .* ssh .*own/m);
    expect(shown).toMatch(/^ {2}\S+ +Ready /m);
    expect(await printed('machines', 'show', 'own', '-o', 'jsonpath={.metadata.name}: {.spec.resources.cpu}')).toBe(
      'own: 1\n',
    );
    expect(await printed('machines', 'list', '-l', 'app=own', '-o', 'name')).toBe('own\n');
    const phases = "jsonpath={.items[?(@.metadata.name=='own')].status.phase}";
    expect(await printed('machines', 'list', '-o', phases)).toBe('Running\n');
    const [narrow, wide] = [await printed('machines', 'list'), await printed('machines', 'list', '-o', 'wide')];
    expect(wide.split('\n')[0]!.length).toBeGreaterThan(narrow.split('\n')[0]!.length);
    expect(await ran('machines', 'list', '-o', 'xml')).toMatchObject({ code: 2, err: expect.stringContaining('wide') });
    expect(await printed('images')).toMatch(/^debian-12 /m);
    expect((await printed('classes', '-o', 'name')).split('\n')).toContain('general-1');
    expect(await printed('whoami')).toMatch(/^Account +demo \(Demo\)\nAs +a person /);
    expect(await printed('open', 'own', '--no-browser')).toBe(`${service.url}/console/machines/vm/own\n`);
    expect((await ran('machines', 'show', 'no-such')).err).toContain('404');
  }, 180_000);

  test('one sign-in serves every command, and help names no file that customers lack', async () => {
    const kubeconfig = { KUBECONFIG: path.join(service.dataDir, 'kubeconfig'), HOME: path.join(folder, 'nothing') };
    for (const words of ['machines list', 'whoami', 'usage', 'keys list', 'images'])
      expect([words, await started(words.split(' '), kubeconfig).ended]).toEqual([
        words,
        expect.objectContaining({ code: 0, err: '' }),
      ]);
    // Without it, there is nothing to act as.
    const nothing = await started(['usage'], { HOME: kubeconfig.HOME }).ended;
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no API key') });

    const untrusted = path.join(folder, 'untrusted');
    await mkdir(untrusted, { mode: 0o700 });
    const key = await readFile(path.join(service.dataDir, 'api-key.json'));
    await writeFile(path.join(untrusted, 'api-key.json'), key, { mode: 0o600 });
    const refusal = await ran('kubeconfig', '--data-dir', untrusted, '--server', service.url);
    expect(refusal).toMatchObject({ code: 1, err: expect.stringContaining('"kubeconfig --ca FILE"') });

    const calls = (await printed('help'))
      .split('\n')
      .flatMap((line) => /^ {2}(\S+(?: \S+)*) {2,}\S/.exec(line)?.[1] ?? [])
      .map((call) => call.split(' ').filter((word) => /^[a-z-]+$/.test(word)));
    expect(calls).toEqual(expect.arrayContaining([['machines', 'show'], ['login']]));
    for (const call of calls) expect(await printed('help', ...call)).not.toMatch(/docs\/|\.md\b/);
  }, 180_000);

  test('says what a machine waits for, and that it goes on after Ctrl-C; creates a machine again', async () => {
    const fault = 'simulated.compute.service/fault=boot-never';
    const create = started(['machines', 'create', 'never', '--labels', fault, '--wait']);
    const said = () => create.err();
    await waitFor('its phase', () => /Starting/.test(said()));
    create.child.kill('SIGINT');
    expect(await create.ended).toMatchObject({ code: 130, err: expect.stringContaining('never goes on without this') });
    expect(await printed('machines', 'show', 'never')).toMatch(/^State +Starting$/m);
    await printed('machines', 'delete', 'never', '--wait');
    if (has('tmux')) {
      const terminal = await openTerminal('bash --norc --noprofile', { ...environment(), TERM: 'screen' });
      try {
        await terminal.type(`compute-service machines create never --labels ${fault} --wait`);
        await terminal.press('Enter');
        await terminal.until(/^ {2}Starting for \d+:\d\d, fails after \d+:\d\d; \d+:\d\d in all$/m);
        await terminal.press('C-c');
        await terminal.until(/never goes on without this command/);
      } finally {
        await terminal.close();
      }
      await printed('machines', 'delete', 'never', '--wait');
    }

    expect(await ran('machines', 'recreate', 'own')).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    const uid = await printed('machines', 'show', 'own', '-o', 'jsonpath={.metadata.uid}');
    expect(await printed('machines', 'recreate', 'own', '--yes')).toBe('own is ready for access\n');
    const again = JSON.parse(await printed('machines', 'show', 'own', '-o', 'json'));
    expect(again.metadata).toMatchObject({ labels: { app: 'own' } });
    expect(`${again.metadata.uid}\n`).not.toBe(uid);
    expect(await printed('ssh', 'own', '--', 'hostname')).toBe('own\n');

    // Killed between its delete and its create, as by a closed laptop: a repeat goes on.
    const change = { metadata: { annotations: { 'example.com/owner': 'ada' } } };
    expect((await service.call('PATCH', `${service.vms}/own`, change)).status).toBe(200);
    const killed = started(['machines', 'recreate', 'own', '--yes']);
    await waitFor('its delete', () => killed.err().includes('own is being deleted'));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const [, file] = /^the spec of own is kept in (\S+) until it is created again$/m.exec(killed.err())!;
    expect((await stat(file!)).mode & 0o777).toBe(0o600);
    await waitFor('its end', async () => (await service.call('GET', `${service.vms}/own`)).status === 404);
    expect((await ran('machines', 'recreate', 'other-name', '--yes')).err).toContain('"other-name" not found');
    expect(await ran('machines', 'recreate', 'own', '--yes')).toMatchObject({
      code: 0,
      out: 'own is ready for access\n',
      err: expect.stringContaining('own was deleted before'),
    });
    const { metadata, spec } = JSON.parse(await printed('machines', 'show', 'own', '-o', 'json'));
    expect(metadata).toMatchObject({ labels: { app: 'own' }, annotations: { 'example.com/owner': 'ada' } });
    expect(spec).toEqual(again.spec);
    await expect(stat(file!)).rejects.toThrow('ENOENT');
  }, 240_000);

  test('prints each change of a machine, until it is gone', async () => {
    const watch = started(['machines', 'watch', 'brief-one', '-o', 'json']);
    await printed('machines', 'create', 'brief-one', '--cpu', '1', '--memory', '1', '--disk', '1', '--wait');
    expect(await printed('machines', 'delete', 'brief-one', '--wait')).toBe(
      'brief-one is being deleted\nbrief-one is gone\n',
    );
    const events = () =>
      watch
        .out()
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    await waitFor('its end', () => events().some(({ type }) => type === 'DELETED'));
    watch.child.kill('SIGINT');
    await watch.ended;
    const phases = events().map(({ type, object }) => `${type} ${object.status.phase}`);
    expect(phases[0]).toMatch(/^ADDED /);
    expect(phases).toEqual(expect.arrayContaining([expect.stringMatching(/^MODIFIED Running$/)]));
    expect(new Set(events().map(({ object }) => object.metadata.name))).toEqual(new Set(['brief-one']));
    const table = started(['machines', 'watch', 'own']);
    await waitFor('the table', () => /^ADDED +own +Running/m.test(table.out()));
    table.child.kill('SIGINT');
    await table.ended;
  }, 180_000);

  describe('completes in', () => {
    const expected: [line: string, has: string[], hasNot: string[]][] = [
      ['machines ', ['list', 'create', 'delete', 'watch'], ['own', 'login']],
      ['lo', ['login'], ['list', 'usage']],
      ['ssh o', ['own', 'other'], ['web', 'login']],
      ['machines delete own o', ['other'], ['own']],
      ['ssh own --id', ['--identity'], ['--image']],
      ['machines list -o ', ['json', 'yaml', 'table'], ['own']],
      ['machines list --kind b', ['bmm'], ['vm']],
      ['completion ', ['bash', 'zsh', 'fish'], ['own']],
      // Nothing is known of a new machine's name.
      ['machines create o', [], ['own', 'other']],
    ];

    const bashScript = () => path.join(home, 'completion.bash');
    beforeAll(async () => writeFile(bashScript(), await printed('completion', 'bash')));

    test.each(expected)('bash: "%s"', async (line, has, hasNot) => {
      const script = `source ${bashScript()}
        COMP_LINE="compute-service ${line}" COMP_POINT=\${#COMP_LINE} COMP_WORDS=(compute-service)
        _compute_service; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const found = execFileSync('bash', ['--norc', '-c', script], { env: environment(), encoding: 'utf8' }).split(
        '\n',
      );
      expect(found).toEqual(expect.arrayContaining(has));
      for (const each of hasNot) expect(found).not.toContain(each);
    });

    // One engine completes for all shells: that fish asks it is seen by three.
    const few = process.env['TEST_FULL'] === '1' ? expected : expected.slice(0, 3);
    const inFish = has('fish') ? test.each(few) : test.skip.each(few);
    inFish('fish: "%s"', async (line, has, hasNot) => {
      const script = `compute-service completion fish | source; complete -C 'compute-service ${line}'`;
      const env = { ...environment(), LANG: 'C.UTF-8' };
      const found = execFileSync('fish', ['--no-config', '-c', script], { env, encoding: 'utf8', cwd: home })
        .split('\n')
        .map((each) => each.split('\t')[0]);
      expect(found).toEqual(expect.arrayContaining(has));
      for (const each of hasNot) expect(found).not.toContain(each);
    });

    const shells = [
      ['bash', 'bash --norc --noprofile'],
      ['zsh', 'zsh -f'],
    ] as const;
    test.each(shells.filter(([shell]) => has('tmux') && has(shell)))('%s, as it is typed', async (shell, program) => {
      const terminal = await openTerminal(program, { ...environment(), PS1: '> ', TERM: 'screen' });
      try {
        await terminal.type(`source <(compute-service completion ${shell}); echo rea""dy`);
        await terminal.press('Enter');
        await terminal.until(/^ready/m);
        await terminal.type('compute-service machines del');
        await terminal.press('Tab');
        await terminal.until(/machines delete$/m);
        await terminal.type('ow');
        await terminal.press('Tab');
        await terminal.until(/machines delete own$/m);
      } finally {
        await terminal.close();
      }
    });
  });
});
