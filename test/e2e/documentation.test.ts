/**
 * Runs the commands of the documentation as written. Only addresses, folders, and output of other systems are
 * substituted.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readIfPresent } from '../../src/lib/files.ts';
import {
  type AnsweringServer,
  json,
  type RealIssuer,
  startAnsweringServer,
  startRealIssuer,
} from '../support/federation/issuers.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { Browser, clientSecret, startIdp } from '../support/people/signInLab.ts';
import { program, type Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const root = path.join(import.meta.dirname, '..', '..');

describe('the documentation', () => {
  let service: Service;
  let folder: string;
  let github: RealIssuer;
  let runner: AnsweringServer;
  life.needs(async () => ({ IDENTITY_ALLOW_LOOPBACK: 'true' }));
  beforeAll(async () => {
    service = life.service();
    folder = await mkdtemp(path.join(tmpdir(), 'walk-'));
    github = await startRealIssuer([makeKey('RS256', 'github-1')], {
      sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/main',
      aud: service.url,
      repository: 'octo-org/octo-repo',
      repository_id: '74',
      repository_owner_id: '65',
      ref: 'refs/heads/main',
      run_attempt: '1',
    });
    // The endpoint that a job asks for its token.
    runner = await startAnsweringServer(async (request, response) => {
      const isAsked =
        request.headers.authorization === 'bearer of-the-job' && request.url === `/token?job=1&audience=${service.url}`;
      json(response, isAsked ? { value: await github.token() } : { message: 'no' }, isAsked ? 200 : 401);
    });
    // `.data`, where the commands expect it, with the program that `npm link` would put on PATH.
    await symlink(service.dataDir, path.join(folder, '.data'));
    await cp(path.join(root, 'fleet.yaml'), path.join(folder, 'fleet.yaml'));
    await symlink(path.join(root, 'examples'), path.join(folder, 'examples'));
    // To npx, this folder looks like the checkout.
    const manifest = { name: 'compute-service', version: '0.0.0', bin: { 'compute-service': './compute-service' } };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'compute-service'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
  }, 180_000);
  afterAll(async () => {
    await runner?.stop();
    await github?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** The commands of a page, block by block, between two headings. */
  async function commands(page: string, from: string, to?: string): Promise<string[]> {
    const text = await readFile(path.join(root, 'docs', page), 'utf8');
    const start = text.indexOf(from);
    const end = to === undefined ? text.length : text.indexOf(to, start);
    if (start < 0 || end < 0) throw new Error(`${page} has no "${from}" before "${to}"`);
    return [...text.slice(start, end).matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!);
  }

  /** A newcomer's shell: its own home, in the folder that stands for the checkout. */
  async function run(script: string, environment: Record<string, string> = {}, input = ''): Promise<string> {
    const fitted = script
      .replaceAll('https://localhost:8443', service.url)
      .replaceAll(/npm run -s cli( --)?/g, 'compute-service')
      .replaceAll(/^npm link$/gm, ':')
      .replaceAll('https://token.actions.githubusercontent.com', github.url);
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      HOME: folder,
      HTTPS_PORT: new URL(service.url).port,
      IDENTITY_ALLOW_LOOPBACK: 'true',
      ...environment,
    };
    const running = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', fitted], {
      cwd: folder,
      env,
      timeout: 120_000,
    });
    running.child.stdin!.end(input);
    return (await running).stdout;
  }

  /** kubectl reports an empty list on standard error. */
  const together = (script: string) => `{\n${script}\n} 2>&1`;

  test('README.md: from nothing to a shell in a machine, by kubectl, by the command that the API shows, and by curl', async () => {
    const [kubectl, curl] = await commands('../README.md', '## Your first machine', '## What an operator sees');
    const lines = kubectl!.trim().split('\n');
    expect(lines).toHaveLength(5);
    const pasted = `kubectl get vm web -o jsonpath='{.status.publishedPorts[0].accessCommand}' | sh /dev/stdin`;
    const output = await run([...lines.slice(0, 4), pasted, lines[4]].join('\n'), {}, 'hostname\nexit\n');
    expect(output).toMatch(/This is web, a simulated machine[\s\S]*\nweb\r?\n/);
    expect(output.match(/This is web/g)).toHaveLength(2);
    expect(output).toMatch(/"web" deleted/);
    expect(await run(`${curl}`)).toContain('"name":"web"');
  }, 180_000);

  test('docs/accounts.md: from a registration code to kubectl, with the program’s kubeconfig and the API’s', async () => {
    const [issue, spend, kubeconfig, linked, ...more] = await commands(
      'accounts.md',
      '## From a registration code',
      '## Admission',
    );
    expect(more).toEqual([]);
    // Operators' commands use the checkout's data folder, and this checkout is played by another folder.
    const { code } = JSON.parse(await run(issue!, { DATA_DIR: service.dataDir }));
    await run(spend!.replace(/reg_z3IS…/, code));
    expect(JSON.parse(await readFile(path.join(folder, 'acme', 'api-key.json'), 'utf8'))).toMatchObject({
      id: expect.any(String),
      secret: expect.any(String),
    });
    expect(await run(together(kubeconfig!))).toContain('No resources found in acme-default namespace');
    expect(await run(together(linked!))).toContain('No resources found in acme-default namespace');

    // Sign-in, from the same page: the setup link, the first owner, and `login` at a terminal.
    const { identity_setup: setup, account_setup_url: owner } = JSON.parse(
      await readFile(path.join(folder, 'acme', 'registration.json'), 'utf8'),
    );
    const idp = await startIdp(`${service.url}/v1/auth/callback`);
    const browser = new Browser(await readFile(path.join(service.dataDir, 'ca.pem'), 'utf8'));
    try {
      const login = (query: Record<string, string>) => `${service.url}/v1/auth/login?${new URLSearchParams(query)}`;
      await browser.visit(setup.url, {
        form: { issuer: idp.issuer, client_id: 'compute', client_secret: clientSecret, email_domains: 'example.com' },
      });
      expect((await browser.signIn(login({ setup: setup.url.split('/').at(-1) }), 'ada@example.com')).text).toContain(
        'Sign-in is active',
      );
      const account = await browser.signIn(login({ invitation: owner.split('/').at(-1) }), 'ada@example.com');
      expect(account.url.pathname).toBe('/account');
      const [atTerminal] = await commands('accounts.md', 'At a terminal:', '## Pages');
      // The browser that the command would open is ours.
      const shell = run(
        together(atTerminal!.replace('login ', 'login --no-browser ').replace(/^(.*login.*)$/m, '$1 > prompt.txt')),
      );
      const url = await waitFor(
        'the address',
        async () => /https:\S+/.exec(await readFile(path.join(folder, 'prompt.txt'), 'utf8'))?.[0],
      );
      await browser.signIn(url, 'ada@example.com');
      expect(await shell).toContain('No resources found in acme-default namespace');

      // What the page shows them, pasted unchanged; the browser that it opens is ours again.
      const shown = /<pre[^>]*><code>([\s\S]*?)<\/code>/.exec(account.text)![1]!;
      const lines = shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
      const opened = path.join(folder, 'opened.txt');
      await writeFile(
        path.join(folder, 'xdg-open'),
        `#!/bin/sh\nprintf %s "$1" > ${opened}.new\nmv ${opened}.new ${opened}\n`,
        {
          mode: 0o755,
        },
      );
      const terminal = run(together(`${lines}\nkubectl get virtualmachines`));
      terminal.catch(() => undefined);
      await browser.signIn(await waitFor('the browser to be opened', () => readIfPresent(opened)), 'ada@example.com');
      expect(await terminal).toContain('No resources found in acme-default namespace');
      expect(lines).not.toContain(service.dataDir);
      const kept = path.join(folder, '.config', 'compute-service');
      for (const at of [kept, path.join(kept, 'accounts', 'acme')]) expect((await stat(at)).mode & 0o077).toBe(0);
    } finally {
      await browser.close();
      idp.process.kill();
    }
  }, 180_000);

  test('docs/identity.md: from an API key to a CI job that lists machines', async () => {
    const blocks = await commands('identity.md', '## 1.', '## When it is refused');
    expect(blocks).toHaveLength(7);
    const output = await run(blocks.join('\n'));
    expect(output).toContain('"would_mint":true');
    expect(JSON.parse(output.slice(output.lastIndexOf('{"apiVersion":"compute.service')))).toMatchObject({
      kind: 'VirtualMachineList',
      items: [],
    });
  }, 120_000);

  test('docs/identity.md: with GitHub, simulated by an OpenID provider on this machine', async () => {
    const [session] = await commands('identity.md', '## 1.', '## 2.');
    const blocks = await commands('identity.md', '## With GitHub itself');
    const job = {
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?job=1`,
    };
    const output = await run([session, ...blocks].join('\n'), job);
    expect(output).toContain('"key_ids":["github-1"]');
    expect(output).toContain('"kind":"VirtualMachineList"');
    // Another repository of the same name has another id.
    const wrong = [session, ...blocks].join('\n').replace('"repository_id": "74"', '"repository_id": "75"');
    await expect(run(wrong, job)).rejects.toThrow('Command failed');
  }, 120_000);

  describe('docs/guides', () => {
    const guide = async (name: string) => (await commands(`guides/${name}.md`, '# ')).join('\n');
    /** Guides are for customers: with their program in the place of the checkout's. */
    const asCustomer = async (script: string, environment: Record<string, string> = {}) => {
      const own = path.join(folder, 'customer');
      await mkdir(own, { recursive: true });
      const program = path.join(root, 'dist', 'src', 'customerMain.js');
      await writeFile(path.join(own, 'compute-service'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
        mode: 0o755,
      });
      return run(script, { ...environment, PATH: `${own}:${process.env['PATH']}` });
    };

    test('first-vm.md: a machine, a command in it, and its end', async () => {
      const output = await asCustomer(await guide('first-vm'));
      expect(output).toMatch(/^first is ready for access$[\s\S]*^first +Running[\s\S]*^first$[\s\S]*^Running$/m);
      expect(output).toMatch(/^first is gone$/m);
    }, 180_000);

    test('bare-metal.md: a class, a machine of it, and its end', async () => {
      const output = await asCustomer(await guide('bare-metal'));
      expect(output).toMatch(
        /^metal-1 [\s\S]*^database is ready for access$[\s\S]*^database$[\s\S]*^database is gone$/m,
      );
    }, 180_000);

    test('ci-without-secrets.md: a job reads machines with nothing but its platform’s token', async () => {
      // The account trusts an issuer once, and docs/identity.md had the other one.
      const before = github;
      github = await startRealIssuer([makeKey('RS256', 'github-2')], {
        sub: 'repo:octo-org@65/octo-repo@74:ref:refs/heads/main',
        aud: service.url,
        repository_id: '74',
        repository_owner_id: '65',
      });
      const job = {
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
        ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?job=1`,
      };
      try {
        expect(await asCustomer(await guide('ci-without-secrets'), job)).toContain('"kind":"VirtualMachineList"');
      } finally {
        await github.stop();
        github = before;
      }
    }, 120_000);

    test('team-and-roles.md: a person is invited, promoted, and removed, and the audit log says so', async () => {
      const output = await asCustomer(await guide('team-and-roles'));
      expect(output).toMatch(
        /^grace@example\.com is invited as viewer, and can accept at:\n +https:\S+\/invitations\//,
      );
      expect(output).toMatch(/ grace@example\.com +Grace +developer +account /);
      expect(output).toMatch(/ reports +compute:read +default /);
      expect(output).toMatch(/^grace@example\.com is removed from the account$/m);
      const actions = output.match(/(?<= )[a-z-]+\.[a-z-]+(?= +\S+ +success )/g);
      expect(actions?.slice(0, 4)).toEqual([
        ...['customer-user.remove', 'api-key.create', 'customer-user.change-role', 'invitation.create'],
      ]);
    }, 120_000);

    test('reading-a-bill.md: the report, and the machines behind it', async () => {
      const output = await asCustomer(await guide('reading-a-bill'));
      expect(output).toMatch(/^VirtualMachine +general-1 +\d+ +\d+\.\d\d$/m);
      expect(output).toMatch(/^default +BareMetalMachine +metal-1 +1 +\d+\.\d\d$/m);
      expect(output).toMatch(/^first +general-1 +\d{4}-\S+ \S+ +\d{4}-\S+ \S+ +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d$/m);
      const pages = await Promise.all(
        ['first-vm', 'reading-a-bill', 'no-such-guide'].map((name) => fetched(`/docs/guides/${name}`)),
      );
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
      expect(pages[0]!.text).toContain('compute-service machines create first');
      expect(pages[0]!.text).toContain('<a href="/docs/guides/reading-a-bill">');
    }, 120_000);
  });

  async function fetched(at: string): Promise<{ status: number; text: string }> {
    const ca = path.join(service.dataDir, 'ca.pem');
    const { stdout } = await promisify(execFile)('curl', [
      '-sS',
      '--cacert',
      ca,
      '-w',
      '\n%{http_code}',
      service.url + at,
    ]);
    return { status: Number(stdout.slice(-3)), text: stdout.slice(0, -4) };
  }
});
