/** What each kubectl shows of kinds that are only read, and of slips. */
import { kubectlSuite } from '../support/contract/kubectlSuite.ts';
import { virtualMachine } from '../support/contract/manifests.ts';

kubectlSuite('kubectl reads', ({ kubectl, service, follow, withKubectl }) => {
  withKubectl('lists images by both names, with what pins them', async () => {
    const { out, code } = await kubectl('get images');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^NAME +DIGEST +SIZE +ARCHITECTURE +RETIRED +AGE\ndebian-12 +6f5c3ae5c8ab +331Mi +amd64 +false +\S+\nubuntu-24\.04 +1b8c9e3f6dd1 /,
    );
    expect((await kubectl('get img debian-12 -o wide')).out).toMatch(/WHOLE DIGEST\n.* sha256:6f5c[0-9a-f]{60}\n$/);
    expect((await kubectl('get image debian-12 -o jsonpath={.spec.architecture}')).out).toBe('amd64');
    expect((await kubectl('describe image debian-12')).out).toMatch(
      /Spec:\n +Architecture: +amd64\n +Digest: +sha256:/,
    );
    expect((await kubectl('explain image.spec.digest')).out).toContain('pins it');
    expect((await kubectl('auth can-i list images')).out).toBe('yes\n');
    expect((await kubectl('auth can-i delete images')).out).toMatch(/^no/);
    expect((await kubectl('delete image debian-12')).code).toBe(1);
    expect((await kubectl('api-resources --no-headers')).out).toMatch(
      /^images +img +compute\.service\/v1alpha1 +true +Image$/m,
    );
  });

  withKubectl('shows the timeline of a machine with describe, events, and get', async () => {
    const warned = follow('get events -w --field-selector type=Warning');
    await kubectl('create -f -', virtualMachine('seen'));
    await kubectl('create -f -', virtualMachine('doomed', { image: 'plan9' }));
    expect((await kubectl('wait --for=jsonpath={.status.readyForAccess}=true vm/seen --timeout=60s')).code).toBe(0);
    expect((await kubectl('wait --for=jsonpath={.status.phase}=Failed vm/doomed --timeout=60s')).code).toBe(0);
    const { out: described } = await kubectl('describe vm seen');
    expect(described.slice(described.indexOf('\nEvents:'))).toMatch(
      /Type +Reason +Age +From +Message\n[\s\S]*Normal +Scheduled +\S+ +compute-service +placed on on-demand capacity[\s\S]*Normal +Started [\s\S]*Normal +Ready /,
    );
    expect(described).not.toContain('doomed');
    const { out, code } = await kubectl('events --for vm/doomed');
    expect([out, code]).toEqual([
      expect.stringMatching(/Warning +Failed +VirtualMachine\/doomed +ImageUnavailable: While Pending/),
      0,
    ]);
    expect(out).not.toContain('seen');
    expect((await kubectl('events --types=Warning')).out).not.toContain('Ready');
    await warned.until(/Warning +Failed +virtualmachine\/doomed/);
    warned.stop();
    const reason = 'get events --field-selector involvedObject.name=seen,reason=Ready';
    expect((await kubectl(reason)).out).toMatch(
      /^LAST SEEN +TYPE +REASON +OBJECT +MESSAGE\n\S+ +Normal +Ready +virtualmachine\/seen +port http \(80\) listens: clients may connect\n$/,
    );
    expect(
      (
        await kubectl(
          reason.replace('get events', 'get events.v1.events.k8s.io').replace('involvedObject', 'regarding'),
        )
      ).out,
    ).toContain('virtualmachine/seen');
    const own = (await kubectl('get ns -o name')).out.trim().replace('namespace/', '');
    // Newer kubectls put the path of the server's address before a raw path, older ones replace it.
    const console = `/apis/compute.service/v1alpha1/namespaces/${own}/virtualmachines/seen/console`;
    const isJoined = (await kubectl('get --raw /apis')).code === 0;
    const raw = `get --raw ${isJoined ? '' : '/v1/compute'}${console}`;
    const printed = await kubectl(raw);
    expect([printed.code, printed.err]).toEqual([0, '']);
    expect(printed.out).toMatch(/Booting debian-12 \(simulated\)[\s\S]*Multi-User System\.\r\n.*port 80 listens\r\n$/);
    expect((await kubectl(`${raw}?tailLines=1`)).out).toMatch(/^\[ *\d+\.\d+\] port 80 listens\r\n$/);
    expect((await kubectl('auth can-i get vm --subresource=console')).code).toBe(0);
    const restart = `${isJoined ? '' : '/v1/compute'}${console.replace(/console$/, 'restart')}`;
    const restarted = await kubectl(`create --raw ${restart} -f -`, '{"force":true}');
    expect([restarted.code, restarted.err, JSON.parse(restarted.out)]).toEqual([
      0,
      '',
      expect.objectContaining({ kind: 'Status', status: 'Success', code: 202 }),
    ]);
    expect((await kubectl('wait --for=jsonpath={.status.readyForAccess}=true vm/seen --timeout=60s')).code).toBe(0);
    expect((await kubectl('events --for vm/seen')).out).toContain('RestartRequested');
    expect((await kubectl('auth can-i create vm --subresource=restart')).code).toBe(0);
    expect((await kubectl('auth can-i watch events')).out).toBe('yes\n');
    expect((await kubectl('auth can-i create events')).out).toMatch(/^no/);
    expect((await kubectl('delete vm seen doomed --timeout=60s')).code).toBe(0);
    // What happened outlives the machine.
    expect((await kubectl('events --for vm/seen')).out).toMatch(/Deleting[\s\S]*Gone/);
  });

  withKubectl('warns of an image that the catalogue lacks, with those that it has, at create and apply', async () => {
    const typo = virtualMachine('typo', { image: 'debain-12' });
    const warning =
      /^Warning: image "debain-12" is not in the catalogue: did you mean "debian-12"\? the images are: .*debian-12/;
    for (const command of ['create -f -', 'create --dry-run=server -f -', 'apply --server-side -f -']) {
      const { code, err } = await kubectl(command, typo);
      expect([command, code, err]).toEqual([command, 0, expect.stringMatching(warning)]);
      await kubectl('delete vm typo --ignore-not-found --timeout=60s');
    }
    const good = await kubectl('create --dry-run=server -f -', virtualMachine('typo'));
    expect([good.code, good.err]).toEqual([0, '']);
  });

  withKubectl('prints the warning of a misspelled parameter, and deletes what it names', async () => {
    for (const name of ['one', 'two']) expect((await kubectl('create -f -', virtualMachine(name))).code).toBe(0);
    // Some releases put the path of the server's address before a raw path themselves.
    const { code: withPrefix } = await kubectl(`get --raw ${service().vms}`);
    const path = withPrefix === 0 ? service().vms : service().vms.replace('/v1/compute', '');
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
});
