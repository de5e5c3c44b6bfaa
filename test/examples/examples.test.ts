/**
 * Every example, run as its first lines say. The Terraform example is run by
 * test/contract/everyClient.test.ts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provide } from '../support/clientPrograms.ts';
import { finished, providePython, pythonCanBeHad, ran, works } from '../support/contract.ts';
import { playJob, readWorkflow, type Workflow } from '../support/examples/workflowRunner.ts';
import {
  type AnsweringServer,
  json,
  type RealIssuer,
  startAnsweringServer,
  startRealIssuer,
} from '../support/federation/issuers.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { installSdk, node, packed, root, tsc } from '../support/sdk/sdkPackage.ts';
import type { Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const examples = path.join(root, 'examples');
const full = process.env['TEST_FULL'] === '1';
const when = (isPossible: boolean) => (isPossible ? test : test.skip);
const hasGo = full && works('go', 'version');
const hasKubectl = works('kubectl', 'version', '--client') && works('jq', '--version') && works('curl', '--version');

describe('examples', () => {
  let service: Service;
  let folder: string;
  const environment = () => ({ HOME: folder, KUBECONFIG: path.join(service.dataDir, 'kubeconfig') });

  life.needs(async () => ({ IDENTITY_ALLOW_LOOPBACK: 'true' }));
  beforeAll(async () => {
    service = life.service();
    folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  });
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    // Each leaves nothing behind.
    expect(await service.listVms()).toEqual([]);
  });

  test('TypeScript: a machine from its create to its delete', async () => {
    const own = path.join(folder, 'examples', 'typescript');
    await cp(path.join(examples, 'typescript'), own, { recursive: true });
    const { code, out, err } = full ? await runAsWritten(own) : await runCompiled(own);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^web is ready: it runs debian-12@sha256:/m);
    expect(out).toMatch(/web is gone\n$/);
    // What it prints of its watch, which is not the one that it waits by: each has an order of its own.
    const happened = [...out.matchAll(/^([A-Z]+): \w+$/gm)].map(([, type]) => type).join(' ');
    expect(happened).toMatch(/^ADDED( MODIFIED)*( DELETED)?$/);
  }, 300_000);

  /** With its own package.json, from where `npm run sdk` leaves the package. */
  async function runAsWritten(own: string) {
    const archive = await packed();
    await cp(archive, path.join(folder, 'dist', 'sdk', path.basename(archive)));
    await finished('npm', ['install', '--no-audit', '--no-fund'], { cwd: own });
    return ran('npm', ['start', '--silent', 'web'], { cwd: own, env: environment(), timeoutMs: 300_000 });
  }

  async function runCompiled(own: string) {
    await rm(path.join(own, 'package.json'));
    await installSdk(own);
    for (const name of ['@types/node', 'undici-types'])
      await cp(path.join(root, 'node_modules', name), path.join(own, 'node_modules', name), { recursive: true });
    expect(await node([tsc], own)).toMatchObject({ code: 0, out: '' });
    return node(['machine.js', 'web'], own, environment());
  }

  when(pythonCanBeHad())(
    'Python: a machine from its create to its delete',
    async () => {
      const bin = await providePython();
      // Without access to its packages there is nothing to run; providePython has reported it.
      if (bin === null) return;
      const script = path.join(examples, 'python', 'machine.py');
      const { code, out, err } = await ran(path.join(bin, 'python'), [script, 'web'], {
        env: environment(),
        timeoutMs: 300_000,
      });
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^web is created\nweb is ready: it runs debian-12@sha256:\w+\nweb is gone\n$/);
    },
    1_800_000,
  );

  describe('Go: a controller', () => {
    let program: string;
    beforeAll(async () => {
      if (hasGo) program = await provideGoExample();
    }, 1_800_000);

    async function provideGoExample(): Promise<string> {
      const source = path.join(examples, 'go-controller');
      const names = (await readdir(source)).sort();
      const inputs = await Promise.all(names.map((name) => readFile(path.join(source, name), 'utf8')));
      const kept = await provide({
        name: 'example-go-controller',
        inputs,
        build: async (at, into) => {
          await cp(source, at, { recursive: true });
          const args = ['-n', '15', 'go', 'build', '-p', '2', '-o', path.join(into, 'pool'), '.'];
          await finished('nice', args, { cwd: at });
        },
      });
      return path.join(kept, 'pool');
    }

    /** Runs it until the test ends it as Ctrl-C does. */
    async function keep(replicas: number, work: (running: { said: () => string }) => Promise<void>): Promise<void> {
      let said = '';
      const child: ChildProcess = spawn(program, ['-replicas', String(replicas)], {
        env: { PATH: process.env['PATH'], ...environment() },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)));
      const ended = once(child, 'exit');
      try {
        await work({ said: () => said });
      } finally {
        child.kill('SIGINT');
      }
      expect([await ended, said.includes('panic')]).toEqual([[0, null], false]);
    }
    const names = async () => (await service.listVms()).map(({ metadata }) => metadata.name).sort();
    const untilReady = (count: number) =>
      waitFor(`${count} machines to be ready`, async () => {
        const vms = await service.listVms();
        return vms.length === count && vms.every(({ status }) => status.readyForAccess);
      });

    when(hasGo)(
      'keeps as many machines as asked for, and replaces those that go',
      async () => {
        await service.createVm('of-another');
        let first: string[] = [];
        await keep(2, async ({ said }) => {
          await untilReady(3);
          first = (await names()).filter((name) => name !== 'of-another');
          expect(first).toEqual([expect.stringMatching(/^worker-/), expect.stringMatching(/^worker-/)]);
          await service.deleteVm(first[0]!);
          await service.untilGone(first[0]!);
          await untilReady(3);
          expect(await names()).toContain(first[1]);
          expect(said()).toContain('created a machine');
        });
        // Started again, it finds what is there.
        await keep(1, () => untilReady(2).then(() => undefined));
        await keep(0, async () => {
          await waitFor('its machines to go', async () => (await names()).join() === 'of-another');
        });
        await service.deleteVm('of-another');
        await service.untilGone('of-another');
      },
      300_000,
    );
  });

  describe('GitHub Actions: a job', () => {
    const file = path.join(examples, 'github-actions', 'machine.yml');
    let github: RealIssuer;
    let runner: AnsweringServer;
    let principal: string;
    let workflow: Workflow;

    beforeAll(async () => {
      workflow = await readWorkflow(file);
      // Claims of GitHub's shape, signed by an OpenID provider in its place.
      github = await startRealIssuer([makeKey('RS256', 'github-1')], {
        sub: 'repo:octo-org/octo-repo:ref:refs/heads/main',
        aud: service.url,
        repository: 'octo-org/octo-repo',
        repository_id: '74',
        repository_owner: 'octo-org',
        repository_owner_id: '65',
        ref: 'refs/heads/main',
        event_name: 'workflow_dispatch',
        run_attempt: '1',
        runner_environment: 'github-hosted',
      });
      runner = await startAnsweringServer(async (request, response) => {
        const asked = new URL(request.url!, 'http://runner');
        const isJob = request.headers.authorization === 'bearer of-the-job' && asked.searchParams.get('job') === '1';
        const isAsked = isJob && asked.searchParams.get('audience') === service.url;
        json(response, isAsked ? { value: await github.token() } : { message: 'no' }, isAsked ? 200 : 401);
      });
      principal = await register();
    }, 120_000);
    afterAll(async () => {
      await runner?.stop();
      await github?.stop();
    });

    /** As docs/identity.md has it for GitHub. */
    async function register(): Promise<string> {
      const post = async (at: string, body: object) => {
        const answer = await service.call('POST', `/v1/admin/identity/${at}`, body);
        expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
        return answer.body.id as string;
      };
      const trusted_issuer_id = await post('providers', {
        display_name: 'GitHub Actions',
        issuer: github.url,
        jwks_source_type: 'discovery',
        audiences: [service.url],
      });
      return post('principals', {
        trusted_issuer_id,
        display_name: 'main branch of octo-repo',
        subject_match_type: 'exact',
        subject_match_value: 'repo:octo-org/octo-repo:ref:refs/heads/main',
        claim_constraints: { repository_id: '74', repository_owner_id: '65' },
        scopes: ['compute:read', 'compute:write'],
      });
    }

    const play = (changed: Workflow, { run_id, token = 'of-the-job' }: { run_id: string; token?: string }) =>
      playJob(changed, {
        contexts: {
          vars: { COMPUTE_URL: service.url, COMPUTE_PRINCIPAL: principal },
          github: { run_id, run_attempt: '1' },
        },
        environment: {
          HOME: folder,
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
          ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?job=1`,
          // The runner's trust store, which has the certificate of a public service.
          CURL_CA_BUNDLE: path.join(service.dataDir, 'ca.pem'),
          SSL_CERT_FILE: path.join(service.dataDir, 'ca.pem'),
        },
      });
    const steps = () => Object.values(workflow.jobs)[0]!.steps.map(({ name }) => name);

    when(hasKubectl)(
      'exchanges its token, creates a machine, waits for it, uses it, and deletes it',
      async () => {
        expect(workflow.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
        const { outcomes, output } = await play(workflow, { run_id: '1' });
        const failed = steps().filter((name) => outcomes[name] !== 'success');
        expect(failed.map((name) => [name, output[name]])).toEqual([]);
        expect(output['Create a machine']).toContain('virtualmachine.compute.service/job-1-1 created');
        expect(output['Use it']).toMatch(/job-1-1 +Running +true/);
        expect(output['Delete it']).toContain('"job-1-1" deleted');
        // No step prints a session.
        expect(Object.values(output).join()).not.toMatch(/cst_/);
      },
      300_000,
    );

    when(hasKubectl)(
      'deletes its machine when a step fails, and stops at the first step without a token',
      async () => {
        const changed = structuredClone(workflow);
        Object.values(changed.jobs)[0]!.steps.find(({ name }) => name === 'Use it')!.run = 'exit 3';
        expect((await play(changed, { run_id: '2' })).outcomes).toMatchObject({
          'Use it': 'failure',
          'Delete it': 'success',
        });
        const [first, ...rest] = steps();
        expect((await play(workflow, { run_id: '3', token: 'of-another' })).outcomes).toEqual({
          [first!]: 'failure',
          ...Object.fromEntries(rest.map((name) => [name, 'skipped'])),
        });
      },
      300_000,
    );

    when(hasGo)(
      'is a workflow to actionlint',
      async () => {
        const module = 'github.com/rhysd/actionlint@v1.7.12';
        const kept = await provide({
          name: 'actionlint',
          inputs: [module],
          build: async (at, into) => {
            const go = (...args: string[]) => finished('nice', ['-n', '15', 'go', ...args], { cwd: at });
            await go('mod', 'init', 'lint');
            const use = '//go:build tools\n\npackage main\n\nimport _ "github.com/rhysd/actionlint/cmd/actionlint"\n';
            await writeFile(path.join(at, 'tools.go'), use);
            await go('mod', 'edit', '-require', module);
            const output = path.join(into, 'actionlint');
            await go('build', '-mod=mod', '-p', '2', '-o', output, 'github.com/rhysd/actionlint/cmd/actionlint');
          },
        });
        const lint = (at: string) => ran(path.join(kept, 'actionlint'), ['-no-color', '-pyflakes=', at]);
        expect(await lint(file)).toEqual({ code: 0, out: '', err: '' });
        const wrong = path.join(folder, 'wrong.yml');
        await writeFile(wrong, (await readFile(file, 'utf8')).replace('steps.create.outcome', 'steps.created.outcome'));
        expect((await lint(wrong)).code).toBe(1);
      },
      1_800_000,
    );
  });
});
