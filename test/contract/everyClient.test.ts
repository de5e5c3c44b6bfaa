/**
 * Clients of other languages, unmodified and with their defaults, with only the kubeconfig that the service wrote. Each
 * is a small program that is built once (test/contract/programs), or k9s in a terminal.
 * UPDATE_CLIENTS=1 records the versions of those that passed.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideGo, provideJava, provideNpm, provideRust } from '../support/clientPrograms.ts';
import { clientSuite, programs, timeoutMs } from '../support/contract/clientSuite.ts';
import { clients, goPrograms, recordFile } from '../support/contract/clientTable.ts';
import { providePython, ran } from '../support/contract.ts';
import { startPostgres } from '../support/database.ts';
import { installSdk } from '../support/sdk/sdkPackage.ts';
import { program } from '../support/service.ts';
import { openTerminal } from '../support/terminal.ts';
import { waitFor } from '../support/wait.ts';

clientSuite('a client', (suite) => {
  const { client, told, environment } = suite;

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
      details: [null],
      timed: 'throws',
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
      // Without a selector, a delete of all is refused.
      unselected: 'BadRequest',
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
    const { home, service } = suite;
    const folder = path.join(home, 'tofu');
    await cp(path.join(import.meta.dirname, '..', '..', 'examples', 'terraform'), folder, { recursive: true });
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

  /** A chart of one machine, whose labels are values. */
  async function chartOf(folder: string): Promise<string> {
    const chart = path.join(folder, 'chart');
    await mkdir(path.join(chart, 'templates'), { recursive: true });
    await writeFile(path.join(chart, 'Chart.yaml'), 'apiVersion: v2\nname: web\nversion: 0.1.0\n');
    await writeFile(path.join(chart, 'values.yaml'), 'labels: { tier: gold }\n');
    await writeFile(
      path.join(chart, 'templates', 'machine.yaml'),
      `apiVersion: compute.service/v1alpha1
kind: VirtualMachine
metadata: { name: {{ .Release.Name }}, labels: {{ toJson .Values.labels }} }
spec: { imageRef: debian-12 }
`,
    );
    return chart;
  }

  for (const version of ['helm3', 'helm4'] as const)
    client(version, 'installs, upgrades, rolls back, and uninstalls with the SQL driver', async () => {
      const helm = await provideGo(goPrograms[version]);
      const { service, home } = suite;
      const chart = await chartOf(path.join(home, version));
      const postgres = await startPostgres();
      try {
        const database = `${await postgres.createEmptyDatabase()}?sslmode=disable`;
        const run = async (args: string, driver = 'sql') => {
          const env = { ...environment(), HELM_DRIVER: driver, HELM_DRIVER_SQL_CONNECTION_STRING: database };
          const { code, out, err } = await ran(helm, args.split(' '), { env, timeoutMs });
          return [code, out + err];
        };
        const said = (text: string) => [0, expect.stringContaining(text)];
        const name = `from-${version}`;
        const tier = async () => (await service.getVm(name)).metadata.labels.tier;

        // Its default storage is not there, and the message says what to use.
        const refused = await run(`install ${name} ${chart}`, 'secret');
        expect(refused).toEqual([1, expect.stringContaining('HELM_DRIVER=sql')]);
        expect(await run(`install ${name} ${chart} --wait --timeout 60s`)).toEqual(said('STATUS: deployed'));
        // Helm 3 waits only for kinds of a cluster.
        if (version === 'helm3') await service.untilReady(name);
        expect((await service.getVm(name)).status.readyForAccess).toBe(true);
        expect(await run(`upgrade ${name} ${chart} --set labels.tier=silver --wait`)).toEqual(said('REVISION: 2'));
        expect(await tier()).toBe('silver');
        expect(await run(`rollback ${name} 1 --wait`)).toEqual(said('Rollback was a success'));
        expect(await tier()).toBe('gold');
        expect(await run('list')).toEqual(said(name));
        expect(await run(`uninstall ${name} --wait`)).toEqual(said('uninstalled'));
        await service.untilGone(name);

        const fault = String.raw`labels.simulated\.compute\.service/fault=refuse-spec`;
        const failing = await run(`install ${name} ${chart} --set ${fault} --wait --timeout 10s`);
        if (version === 'helm3') expect(failing).toEqual(said('STATUS: deployed'));
        else expect(failing).toEqual([1, expect.stringMatching(/InProgress.*latest observed generation is 0/)]);
        await waitFor('the machine to fail', async () => (await service.getVm(name)).status.phase === 'Failed');
        expect(await run(`uninstall ${name}`)).toEqual(said('uninstalled'));
        await service.untilGone(name);
      } finally {
        await postgres.stop();
      }
    });

  client('pythonClients', 'watch, patch, and delete with a credential plugin of v1beta1', async () => {
    const bin = await providePython('olderPlugins');
    expect(bin).not.toBeNull();
    const { dataDir, url } = suite.service;
    const folder = path.join(suite.home, 'older');
    await mkdir(folder);
    await cp(path.join(dataDir, 'api-key.json'), path.join(folder, 'api-key.json'));
    const options = ['--data-dir', folder, '--server', url, '--ca', path.join(dataDir, 'ca.pem')];
    const written = await ran(process.execPath, [program, 'kubeconfig', '--exec-api', 'v1beta1', ...options], {
      env: { HOME: suite.home },
    });
    expect([written.code, written.err]).toEqual([0, '']);
    const one = { ready: true, labels: { a: 'b' }, selected: 1 };
    const main = path.join(programs, 'pythonClients', 'main.py');
    expect(await told(path.join(bin!, 'python'), [main], { KUBECONFIG: path.join(folder, 'kubeconfig') })).toEqual({
      lightkube: one,
      pykube: one,
      asyncio: one,
    });
  });

  client('bun', 'runs the SDK with the kubeconfig and its authority', async () => {
    const folder = path.join(suite.home, 'bun');
    await mkdir(folder);
    await installSdk(folder);
    await cp(path.join(programs, 'bun', 'machine.mjs'), path.join(folder, 'machine.mjs'));
    const bun = path.join(await provideNpm('bun'), 'node_modules', '.bin', 'bun');
    expect(await told(bun, [path.join(folder, 'machine.mjs')])).toEqual({
      bun: true,
      untrusted: { code: 'unreachable', mayHaveHappened: false },
      phase: 'Running',
      seen: ['ADDED', 'SYNCED'],
    });
  });

  client('k9s', 'lists, describes, shows as YAML, edits and deletes in a terminal', async () => {
    const { service, home } = suite;
    const k9s = await provideGo(goPrograms.k9s);
    const names = ['first', 'second'];
    for (const name of names) await service.createVm(name);
    for (const name of names) await service.untilReady(name);
    const terminal = await openTerminal(k9s, {
      ...environment(),
      KUBE_EDITOR: "sed -i 's/^  name: second/  labels: {by: k9s}\\n&/'",
    });
    try {
      await terminal.until(/contexts\(all\)\[1\][\s\S]*compute\(\*\)/);
      const go = async (command: string, expected: RegExp) => {
        await terminal.type(':');
        await terminal.type(command);
        await terminal.press('Enter');
        return terminal.until(expected);
      };
      await go('vm', /virtualmachines\(.*\)\[2\][\s\S]*first +Running +true[\s\S]*second +Running +true/);
      await service.createVm('third');
      await terminal.until(/\[3\][\s\S]*third +Running +true/);
      await terminal.press('d');
      await terminal.until(/Describe\(.*\/first\)[\s\S]*Kind: +VirtualMachine[\s\S]*Image Ref: +debian-12/);
      await terminal.press('Escape');
      await terminal.until(/virtualmachines\(/);
      await terminal.press('y');
      await terminal.until(/YAML\(.*\/first\)[\s\S]*kind: VirtualMachine[\s\S]*imageRef: debian-12/);
      await terminal.press('Escape');
      await terminal.until(/virtualmachines\(/);
      await terminal.press('C-d');
      await terminal.until(/Delete virtualmachines .*\/first\?/);
      // The dialog begins with its button Cancel; the next is OK.
      await terminal.press('Tab');
      await terminal.press('Enter');
      await terminal.until(/virtualmachines\(.*\)\[2\][\s\S]*second +Running/);
      await service.untilGone('first');
      await terminal.press('e');
      await terminal.until(/virtualmachines\(/);
      expect((await service.getVm('second')).metadata.labels).toEqual({ by: 'k9s' });
      await terminal.press('0');
      await terminal.until(new RegExp(`virtualmachines\\(all\\)\\[2\\][\\s\\S]*${service.namespace} +second`));
      await go('mc', /machineclasses\(all\)\[2\][\s\S]*general-1[\s\S]*metal-1/);
      await go('ns', new RegExp(`namespaces\\(all\\)[\\s\\S]*${service.namespace}\\+? +Active`));
    } finally {
      await terminal.close();
    }
    for (const name of ['second', 'third']) await service.deleteVm(name);
    expect(await readFile(path.join(home, '.local/state/k9s/k9s.log'), 'utf8')).not.toMatch(/panic|Boom/);
  });
});

test('the clients of the record are those that the suite runs, at their versions', async () => {
  expect(JSON.parse(await readFile(recordFile, 'utf8'))).toEqual(
    Object.fromEntries(Object.entries(clients).map(([key, { version }]) => [key, version])),
  );
});
