/**
 * Clients of other languages, unmodified and with their defaults, with only the kubeconfig that the service wrote. Each
 * is a small program that is built once (test/contract/programs), so this suite runs in `npm run test:full` only.
 * UPDATE_CLIENTS=1 records the versions of those that passed.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideGo, provideJava, provideRust, toolchains } from '../support/clientPrograms.ts';
import { providePython, ran } from '../support/contract.ts';
import { type Service, startService } from '../support/service.ts';
import { type ClientName, clients, goPrograms, recorded, recordFile } from './clientTable.ts';

const suite = process.env['TEST_FULL'] === '1' ? describe : describe.skip;
/** A first build fetches and compiles hundreds of packages. */
const buildMs = 1_800_000;
const timeoutMs = 300_000;
const programs = path.join(import.meta.dirname, 'programs');

let service: Service;
let home: string;
const passed: Partial<Record<ClientName, string>> = {};
const environment = () => ({ HOME: home, KUBECONFIG: path.join(service.dataDir, 'kubeconfig') });

/** Runs a program that prints one object, and returns it. */
async function told(command: string, args: readonly string[] = []): Promise<any> {
  const { code, out, err } = await ran(command, args, { env: environment(), timeoutMs });
  expect([code, code === 0 ? '' : err.slice(-4_000)]).toEqual([0, '']);
  return JSON.parse(out);
}

suite('a client', () => {
  beforeAll(async () => {
    [service, home] = await Promise.all([
      startService({ environment: { SIMULATED_LATENCY_MS: '50' } }),
      mkdtemp(path.join(tmpdir(), 'clients-')),
    ]);
  }, 240_000);
  afterAll(async () => {
    await service?.stop();
    if (home) await rm(home, { recursive: true, force: true });
    if (process.env['UPDATE_CLIENTS'] === '1') {
      const all = { ...recorded(), ...passed };
      const inOrder = Object.keys(clients).flatMap((name) => (name in all ? [[name, all[name as ClientName]]] : []));
      await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
    }
  }, 240_000);

  /** A test of a client; skipped, with the name of what is missing, on a machine that cannot build it. */
  const client = (key: ClientName, what: string, work: () => Promise<void>): void => {
    const { name, version, needs } = clients[key];
    const missing = needs.filter((tool) => !toolchains[tool]());
    const title = `${name} ${version} ${what}`;
    const run = missing.length > 0 ? test.skip : test;
    run(
      missing.length > 0 ? `${title} (needs ${missing.join(', ')})` : title,
      async () => {
        await work();
        passed[key] = version;
      },
      buildMs,
    );
  };

  client('informer', 'follows a machine with informers from its create to its delete', async () => {
    expect(await told(await provideGo(goPrograms.informer))).toEqual({
      discovered: 'compute.service/v1alpha1/virtualmachines',
      phaseAtCreation: 'Pending',
      cachedReady: true,
      refused: 'AlreadyExists',
      labels: { a: 'b', c: 'd' },
      selected: 1,
      gone: true,
    });
  });

  client('fabric8', 'informs, waits, edits and applies over WebSockets', async () => {
    const seen = await told('java', ['-cp', await provideJava('fabric8'), 'Main']);
    expect(seen).toEqual({
      phaseAtCreation: 'Pending',
      waited: true,
      refused: 'AlreadyExists',
      edited: { a: 'b' },
      applied: { a: 'b', c: 'd' },
      selected: 1,
      everywhere: 1,
      watched: true,
      deleted: true,
      gone: true,
      informed: ['add', 'ready'],
      informerStopped: false,
    });
  });

  client('manager', 'reconciles, applies and deletes a collection', async () => {
    expect(await told(await provideGo(goPrograms.manager))).toEqual({
      annotated: 'controller',
      labels: { a: 'b', c: 'd' },
      selected: 1,
      stale: 'Conflict',
      gone: true,
    });
  });

  client('kubeRs', 'reflects, awaits, applies and deletes', async () => {
    expect(await told(await provideRust('kubeRs', 'kube-rs-contract'))).toEqual({
      discovered: 'virtualmachines',
      watchable: true,
      phaseAtCreation: 'Pending',
      refused: 'AlreadyExists',
      labels: { a: 'b', c: 'd' },
      selected: 1,
      metadataLabels: { a: 'b', c: 'd' },
      everywhere: 1,
      gone: true,
    });
  });

  client('customObjects', 'writes without a content type, watches and deletes with options', async () => {
    const bin = await providePython();
    expect(bin).not.toBeNull();
    expect(await told(path.join(bin!, 'python'), [path.join(programs, 'custom_objects.py')])).toEqual({
      phaseAtCreation: 'Pending',
      refused: 'AlreadyExists',
      ready: true,
      labels: { a: 'b', c: 'd' },
      stale: 'Conflict',
      selected: 1,
      everywhere: 1,
      resources: true,
      deletion: 'Success',
      gone: 'NotFound',
    });
  });

  client('openTofu', 'plans, applies, sees drift, repairs it and destroys', async () => {
    const [tofu, provider] = [await provideGo(goPrograms.tofu), await provideGo(goPrograms.terraformProvider)];
    const folder = path.join(home, 'tofu');
    await cp(path.join(programs, 'openTofu'), folder, { recursive: true });
    const own = path.join(home, 'provider');
    await mkdir(own);
    await cp(provider, path.join(own, 'terraform-provider-kubernetes'));
    const configuration = path.join(home, 'tofu.rc');
    await writeFile(
      configuration,
      `provider_installation {\n  dev_overrides {\n    "registry.opentofu.org/hashicorp/kubernetes" = "${own}"\n  }\n  direct {}\n}\n`,
    );
    const env = {
      ...environment(),
      KUBE_CONFIG_PATH: environment().KUBECONFIG,
      TF_CLI_CONFIG_FILE: configuration,
      TF_IN_AUTOMATION: '1',
      TF_VAR_namespace: service.namespace,
    };
    const run = async (...args: string[]) => {
      const { code, out, err } = await ran(tofu, [...args, '-no-color'], { env, cwd: folder, timeoutMs });
      return { code, text: out + err };
    };
    const machine = () => service.getVm('from-opentofu');
    const labelOf = async () => (await machine()).metadata.labels;
    /** 0: nothing to do; 2: there are changes. */
    const plan = async (...args: string[]) => run('plan', '-detailed-exitcode', '-input=false', ...args);
    const done = (text: string) => ({ code: 0, text: expect.stringContaining(text) });

    expect(await plan()).toMatchObject({
      code: 2,
      text: expect.stringContaining('1 to add, 0 to change, 0 to destroy'),
    });
    expect(await run('apply', '-auto-approve')).toMatchObject(done('1 added, 0 changed, 0 destroyed'));
    const { uid, labels } = { ...(await machine()).metadata };
    expect([labels, (await machine()).status.readyForAccess]).toEqual([{ tier: 'first' }, true]);
    expect(await plan()).toMatchObject(done('No changes'));
    const drifted = { metadata: { labels: { tier: 'drifted' } } };
    await ran('kubectl', ['patch', 'vm', 'from-opentofu', '--type=merge', '-p', JSON.stringify(drifted)], { env });
    expect(await labelOf()).toEqual({ tier: 'drifted' });
    expect(await plan()).toMatchObject({ code: 2, text: expect.stringContaining('1 to change') });
    expect(await run('apply', '-auto-approve')).toMatchObject({ code: 1, text: expect.stringContaining('conflict') });
    expect(await run('apply', '-auto-approve', '-var=force=true')).toMatchObject(done('1 changed'));
    expect(await labelOf()).toEqual({ tier: 'first' });
    expect(await run('apply', '-auto-approve', '-var=label=second')).toMatchObject(done('1 changed'));
    expect(await labelOf()).toEqual({ tier: 'second' });
    expect((await machine()).metadata.uid).toBe(uid);
    const refused = await run('apply', '-auto-approve', '-var=label=second', '-var=image=debian-11');
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('spec is immutable') });
    expect(await run('destroy', '-auto-approve')).toMatchObject(done('1 destroyed'));
    await service.untilGone('from-opentofu');
  });
});

test('the clients of the record are those that the suite runs, at their versions', async () => {
  expect(JSON.parse(await readFile(recordFile, 'utf8'))).toEqual(
    Object.fromEntries(Object.entries(clients).map(([key, { version }]) => [key, version])),
  );
});
