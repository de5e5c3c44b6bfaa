/** What each kubectl does with lists of objects and with commands for kinds that are not served. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kubectlSuite } from '../support/contract/kubectlSuite.ts';
import { bareMetalMachine, virtualMachine } from '../support/contract/manifests.ts';

kubectlSuite('kubectl with files and other tools', ({ kubectl, service, script, withKubectl }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  withKubectl('exports machines as a List, and applies, compares, replaces, deletes, and creates it', async () => {
    const three = [virtualMachine('first'), bareMetalMachine('second'), virtualMachine('third')].join('---');
    const file = path.join(folder, 'list.yaml');
    const all = 'vm,bmm -o yaml';
    const done = async (command: string, word: RegExp, stdin = '') => {
      const { code, out, err } = await kubectl(command, stdin);
      expect([command, code, err, out.match(word)?.length, out]).toEqual([command, 0, '', 3, out]);
    };
    const exported = async () => {
      const { out } = await kubectl(`get ${all}`);
      expect(out).toMatch(/^kind: List$/m);
      await writeFile(file, out);
    };
    await done('create -f -', / created$/gm, three);
    for (const machine of ['vm/first', 'bmm/second', 'vm/third'])
      expect((await kubectl(`wait --for=jsonpath={.status.readyForAccess}=true ${machine} --timeout=60s`)).code).toBe(
        0,
      );
    await exported();
    expect((await kubectl(`diff -f ${file}`)).code).toBe(0);
    expect((await kubectl(`apply -f ${file}`)).out.match(/ (configured|unchanged)$/gm)).toHaveLength(3);
    await exported();
    await done(`replace -f ${file}`, / replaced$/gm);
    await done(`delete -f ${file} --timeout=60s`, / deleted/g);
    await done(`create -f ${file}`, / created$/gm);
    await done('delete --timeout=60s -f -', / deleted/g, three);
  });

  withKubectl('refuses an unknown field also within a List', async () => {
    const item = { apiVersion: 'compute.service/v1alpha1', kind: 'VirtualMachine', metadata: { name: 'red' } };
    const list = (spec: object) =>
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'List',
        items: [{ ...item, spec: { imageRef: 'debian-12', ...spec } }],
      });
    expect((await kubectl('apply -f -', list({ colour: 'red' }))).err).toMatch(/unknown field "?.*colour/);
    expect(await kubectl('apply --dry-run=server -f -', list({}))).toMatchObject({
      code: 0,
      out: expect.stringContaining('red created'),
    });
  });

  withKubectl(
    'waits with deploy/health/wait.sh, which also ends for a machine that failed or is not there',
    async () => {
      const wait = (...args: string[]) =>
        script(path.join(import.meta.dirname, '..', '..', 'deploy', 'health', 'wait.sh'), ...args);
      const faults = { good: '', bad: 'refuse-spec', slow: 'boot-never' };
      for (const [name, fault] of Object.entries(faults)) await service().createVm(name, { fault });
      const [good, bad, slow, none] = await Promise.all([wait('good'), wait('bad'), wait('slow', '5'), wait('none')]);
      expect(good).toEqual({ code: 0, out: '', err: '' });
      expect(bad).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^vm\/bad is not ready: Failed: InvalidSpec \w/),
      });
      expect(slow).toEqual({ code: 1, out: '', err: expect.stringMatching(/^vm\/slow is not ready: \w+ing: /) });
      expect(none).toEqual({ code: 1, out: '', err: expect.stringContaining('"none" not found') });
      expect((await kubectl('delete vm good bad slow --timeout=60s')).code).toBe(0);
    },
  );

  withKubectl('prints what to use instead of commands for pods, and of secrets', async () => {
    const machines = 'compute-service console NAME, compute-service ssh NAME, and compute-service tunnel NAME PORT';
    for (const [args, instead] of [
      ['logs web', machines],
      ['exec web -- ls', machines],
      ['port-forward web 8080:80', machines],
      [`cp web:/etc/hosts ${path.join(folder, 'hosts')}`, machines],
      ['get pods', machines],
      ['create secret generic key', 'HELM_DRIVER=sql'],
      ['create deployment web --image=web', 'kubectl api-resources lists what is served'],
    ] as const) {
      const { code, err } = await kubectl(args);
      expect([args, code, err]).toEqual([args, 1, expect.stringContaining(instead)]);
    }
    expect((await kubectl('api-resources -o name')).out).not.toMatch(/^(pods|secrets)$/m);
    expect((await kubectl('get vm')).code).toBe(0);
  });
});
