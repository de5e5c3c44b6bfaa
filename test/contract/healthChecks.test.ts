/** Each file of deploy/health except wait.sh, run by the tool that it is for, or by the library with which it decides. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { provideGo } from '../support/clientPrograms.ts';
import { clientSuite, timeoutMs } from '../support/contract/clientSuite.ts';
import { goPrograms } from '../support/contract/clientTable.ts';
import { providePython, ran } from '../support/contract.ts';
import { waitFor } from '../support/wait.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'health');
const read = async (name: string) => parse(await readFile(path.join(folder, name), 'utf8'), { maxAliasCount: 9 });

clientSuite('a health check', (suite) => {
  const { client, environment } = suite;

  async function failedVm(name: string) {
    await suite.service.createVm(name, { fault: 'refuse-spec' });
    return waitFor(`${name} to fail`, async () => {
      const vm = await suite.service.getVm(name);
      return vm.status.phase === 'Failed' ? vm : null;
    });
  }

  client('health', 'tells a machine that is new, ready, failed, or being deleted', async () => {
    const { data } = await read('argocd.yaml');
    const checks = (await read('flux.yaml')).spec.healthCheckExprs;
    const { service } = suite;
    await service.createVm('healthy', { fault: 'boot-never' });
    const fresh = await service.getVm('healthy');
    await service.deleteVm('healthy');
    await service.untilGone('healthy');
    await service.createVm('healthy');
    await service.untilReady('healthy');
    const ready = await service.getVm('healthy');
    const ending = { ...ready, metadata: { ...ready.metadata, deletionTimestamp: new Date().toISOString() } };
    const failed = await failedVm('failed');
    for (const name of ['healthy', 'failed']) await service.deleteVm(name);
    for (const kind of ['VirtualMachine', 'BareMetalMachine']) {
      const stdin = JSON.stringify({
        lua: data[`resource.customizations.health.compute.service_${kind}`],
        checks: checks.find((each: { kind: string }) => each.kind === kind),
        objects: [fresh, ready, failed, ending].map((object) => ({ ...object, kind })),
      });
      const { code, out, err } = await ran(await provideGo(goPrograms.health), [], { stdin, timeoutMs });
      expect([code, err]).toEqual([0, '']);
      const [ofFresh, ofReady, ofFailed, ofEnding] = JSON.parse(out);
      expect(ofFresh).toMatchObject({ kstatus: 'InProgress', flux: 'InProgress', argoCD: { status: 'Progressing' } });
      expect(ofReady).toMatchObject({ kstatus: 'Current', flux: 'Current', argoCD: { status: 'Healthy' } });
      expect(ofFailed).toMatchObject({
        kstatus: 'InProgress',
        flux: 'InProgress',
        argoCD: { status: 'Degraded', message: expect.stringMatching(/^InvalidSpec: ./) },
      });
      expect(ofEnding).toMatchObject({ kstatus: 'Terminating', argoCD: { status: 'Progressing' } });
    }
  });

  client('ansible', 'applies a machine, and ends when it is ready or failed', async () => {
    const bin = await providePython('ansible');
    expect(bin).not.toBeNull();
    const { service } = suite;
    const play = async (machine: string) => {
      const variables = ['-e', `machine=${machine}`, '-e', `machine_namespace=${service.namespace}`];
      const args = ['-m', 'ansible', 'playbook', path.join(folder, 'ansible.yaml'), ...variables];
      const env = { ...environment(), LANG: 'C.UTF-8' };
      const { code, out } = await ran(path.join(bin!, 'python'), args, { env, timeoutMs });
      return [code, out];
    };
    const recap = (text: string) => expect.stringMatching(new RegExp(`localhost *: ${text}`));
    expect(await play('from-ansible')).toEqual([0, recap('ok=2 +changed=1 .*failed=0')]);
    expect((await service.getVm('from-ansible')).status.readyForAccess).toBe(true);
    expect(await play('from-ansible')).toEqual([0, recap('ok=2 +changed=0 .*failed=0')]);
    await failedVm('failed');
    expect(await play('failed')).toEqual([2, recap('ok=1 .*failed=1')]);
    for (const name of ['from-ansible', 'failed']) await service.deleteVm(name);
  });
});
