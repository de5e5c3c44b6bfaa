/** What kubectl shows of a slip, and that what people mean to delete goes on being deleted. */
import type { Ran } from '../contract.ts';
import { virtualMachine } from './manifests.ts';

export interface Tools {
  withKubectl: (name: string, work: () => Promise<void>) => void;
  kubectl: (args: string, stdin?: string) => Promise<Ran>;
  /** The path of the virtual machines. */
  machines: () => string;
}

export function slips({ withKubectl, kubectl, machines }: Tools): void {
  withKubectl('prints the warning of a misspelled parameter, and deletes what it names', async () => {
    for (const name of ['one', 'two']) expect((await kubectl('create -f -', virtualMachine(name))).code).toBe(0);
    // Some releases put the path of the server's address before a raw path themselves.
    const { code: withPrefix } = await kubectl(`get --raw ${machines()}`);
    const path = withPrefix === 0 ? machines() : machines().replace('/v1/compute', '');
    const warned = await kubectl(`get --raw ${path}?labelselector=app%3Dweb`);
    expect([warned.code, warned.err]).toEqual([
      0,
      expect.stringMatching(/^Warning: unknown query parameter "labelselector": did you mean "labelSelector"\?/),
    ]);
    expect((await kubectl(`get --raw ${path}?labelSelector=app%3Dweb`)).err).toBe('');
    for (const [slip, refusal] of [
      ['', /needs labelSelector or fieldSelector/],
      ['/', /could not find the requested resource/],
      ['?labelselector=app%3Dweb', /did you mean "labelSelector"/],
      ['/one?dryrun=All', /did you mean "dryRun"/],
    ] as const) {
      const { code, err } = await kubectl(`delete --raw ${path}${slip}`);
      expect([slip, code, err]).toEqual([slip, 1, expect.stringMatching(refusal)]);
    }
    expect((await kubectl('get vm -o name')).out).toBe(
      'virtualmachine.compute.service/one\nvirtualmachine.compute.service/two\n',
    );
    const rehearsed = await kubectl(`delete --raw ${path}/one?dryRun=All`);
    expect([rehearsed.code, rehearsed.out]).toEqual([0, expect.stringContaining('dry run, nothing was done')]);
    const all = await kubectl('delete vm --all --timeout=120s');
    expect([all.code, all.err, all.out.match(/deleted/g)]).toEqual([0, '', ['deleted', 'deleted']]);
    await kubectl('create -f -', virtualMachine('three'));
    expect((await kubectl(`delete --raw ${path}?labelSelector=`)).out).toContain('deletion of 1 virtualmachines');
    expect((await kubectl('wait --for=delete vm/three --timeout=60s')).code).toBe(0);
  });
}
