/**
 * Clients of other languages, unmodified and with their defaults, with only the kubeconfig that the service wrote. Each
 * is a small program that is built once (test/contract/programs), or k9s in a terminal.
 * UPDATE_CLIENTS=1 records the versions of those that passed.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideGo, provideJava, provideRust } from '../support/clientPrograms.ts';
import { clientSuite, programs, timeoutMs } from '../support/contract/clientSuite.ts';
import { clients, goPrograms, recordFile } from '../support/contract/clientTable.ts';
import { providePython, ran } from '../support/contract.ts';
import { openTerminal } from '../support/terminal.ts';

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
