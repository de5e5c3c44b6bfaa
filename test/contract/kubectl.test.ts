/** What each kubectl does. UPDATE_CLIENTS=1 records the versions of those of the table that passed. */
import { stripVTControlCharacters } from 'node:util';
import { vm } from '../support/apiServer.ts';
import { recordPassed } from '../support/contract/clientTable.ts';
import { kubectlSuite } from '../support/contract/kubectlSuite.ts';
import { bareMetalMachine, virtualMachine } from '../support/contract/manifests.ts';

kubectlSuite(
  'kubectl',
  ({ kubectl, service, follow, withKubectl, withPlugin, withToken }) => {
    withPlugin('finds the kinds by every name and explains them', async () => {
      const { out, code } = await kubectl('api-resources --no-headers -o wide');
      expect(code).toBe(0);
      expect(out).toMatch(
        /^virtualmachines +vm +compute.service\/v1alpha1 +true +VirtualMachine +create,delete,deletecollection,get,list,patch,update,watch +all$/m,
      );
      expect(out).toMatch(
        /^baremetalmachines +bmm .* BareMetalMachine +create,delete,deletecollection,get,list,patch,update,watch +all$/m,
      );
      expect(out).toMatch(/^machineclasses +mc .* MachineClass +get,list,watch +all$/m);
      expect(out).toMatch(/^namespaces +ns +v1 +false +Namespace +get,list,watch *$/m);
      expect((await kubectl('explain ns.status')).out).toContain('phase');
      expect((await kubectl('version')).out).toContain('Server Version');
      expect((await kubectl('explain vm.spec.ports.guestPort')).out).toMatch(/integer/);
      expect((await kubectl('explain bmm.spec --recursive')).out).toContain('machineClassName');
      expect((await kubectl('get mc')).out).toMatch(
        /^NAME +CPU +MEMORY +REGIONS +AGE\ngeneral-1 .*\nmetal-1 +simulated-epyc +512Gi +north,south /,
      );
    });

    withKubectl('a virtual machine, from apply to delete, with wait and get -w beside it', async () => {
      // Its list shows this one and its watch continues from the list, so it misses nothing, however late it starts.
      await kubectl('create -f -', virtualMachine('bystander'));
      const all = follow('get vm -w --output-watch-events');
      await all.until(/ADDED +bystander/);
      expect((await kubectl('delete vm bystander --timeout=60s')).code).toBe(0);
      const created = await kubectl('apply -f -', virtualMachine('one'));
      expect([created.out, created.err, created.code]).toEqual(['virtualmachine.compute.service/one created\n', '', 0]);
      const ready = await kubectl('wait --for=jsonpath={.status.readyForAccess}=true vm/one --timeout=60s');
      expect([ready.out, ready.err, ready.code]).toEqual(['virtualmachine.compute.service/one condition met\n', '', 0]);
      expect((await kubectl('apply -f -', virtualMachine('one'))).out).toContain('one unchanged');
      expect((await kubectl('apply -f -', virtualMachine('one', { labels: 'app: db' }))).out).toContain(
        'one configured',
      );
      expect((await kubectl('diff -f -', virtualMachine('one', { labels: 'app: web' }))).out).toMatch(
        /-\s+app: db\n\+\s+app: web/,
      );

      const outputs: [string, RegExp][] = [
        ['', /^NAME +PHASE +READY +IMAGE +CPU\/MEMORY +AGE\none +Running +true +debian-12 +2\/4Gi +[\dms]+\n$/],
        ['-o wide', /CAPACITY +FAILURE +MESSAGE\none .* on-demand +\n$/],
        ['-o name', /^virtualmachine.compute.service\/one\n$/],
        ['-o json', /"kind": "VirtualMachineList"|"kind": "List"/],
        ['-o yaml', /readyForAccess: true/],
        ['-o jsonpath={.items[*].status.publishedPorts[*].name}', /^http$/],
        ['-o custom-columns=N:.metadata.name,P:.status.phase --no-headers', /^one +Running\n$/],
        ['-o go-template={{len\u00a0.items}}', /^1$/],
        ['--show-labels', /app=db\n$/],
        ['-L app', /APP\none .* db\n$/],
        ['-l app=db,!other -o name', /one/],
        ['--field-selector=status.phase=Running -o name', /one/],
        ['--sort-by=.metadata.name -o name', /one/],
      ];
      for (const [output, expected] of outputs) {
        const { out, err, code } = await kubectl(`get vm ${output}`.trim());
        expect([output, err, code, out]).toEqual([output, '', 0, expect.stringMatching(expected)]);
      }
      expect((await kubectl('get all')).out).toContain('virtualmachine.compute.service/one');
      expect((await kubectl('get vm -A')).out).toMatch(/^NAMESPACE +NAME [\s\S]*\n\S+ +one +Running/);
      const own = (await kubectl('get ns')).out.match(/^NAME +STATUS +AGE\n(\S+) +Active +\w+\n$/)![1];
      expect((await kubectl(`get ns ${own} -o name`)).out).toBe(`namespace/${own}\n`);
      expect((await kubectl(`get ns --field-selector=metadata.name=${own} -o name`)).out).toBe(`namespace/${own}\n`);
      const namespaces = follow('get ns -w');
      await namespaces.until(new RegExp(`${own} +Active`));
      namespaces.stop();
      const described = await kubectl('describe vm one');
      expect([described.err, described.code]).toEqual(['', 0]);
      expect(described.out).toMatch(/Name: +one[\s\S]*Ready For Access: +true/);

      const named = follow('get vm one -w');
      await named.until(/one +Running/);
      expect((await kubectl('patch vm one --type=merge -p {"metadata":{"labels":{"tier":"gold"}}}')).out).toContain(
        'one patched',
      );
      const jsonPatch = '[{"op":"replace","path":"/metadata/labels/tier","value":"silver"}]';
      expect((await kubectl(`patch vm one --type=json -p ${jsonPatch}`)).out).toContain('one patched');
      expect((await kubectl(`patch vm one --type=json -p ${jsonPatch.replace('tier', 'absent')}`)).err).toContain(
        '"/metadata/labels/absent" does not exist',
      );
      expect((await kubectl('label vm one tier-')).out).toContain('one unlabeled');
      expect((await kubectl('annotate vm one note=hello')).out).toContain('one annotated');
      await named.until(/(one +Running.*\n){4}/);
      const edited = await kubectl('edit vm one', '', { KUBE_EDITOR: "sed -i 's/note: hello/note: edited/'" });
      expect([edited.out, edited.code]).toEqual(['virtualmachine.compute.service/one edited\n', 0]);
      expect((await kubectl('get vm one -o jsonpath={.metadata.annotations.note}')).out).toBe('edited');
      const immutable = await kubectl('patch vm one --type=merge -p {"spec":{"imageRef":"ubuntu-24.04"}}');
      expect([immutable.code, immutable.err]).toEqual([
        1,
        expect.stringContaining('spec: Forbidden: spec is immutable'),
      ]);

      // A change of the spec, by the two commands that delete and create again.
      const uidOf = async () => (await kubectl('get vm one -o jsonpath={.metadata.uid}')).out;
      for (const [command, imageRef] of [
        ['replace --force --timeout=60s', 'ubuntu-24.04'],
        ['apply --force --timeout=60s', 'debian-12'],
      ] as const) {
        const before = await uidOf();
        const changed = await kubectl(`${command} -f -`, JSON.stringify(vm('one', { imageRef })));
        expect([command, changed.err.replace(/^Warning: .*\n/gm, ''), changed.code]).toEqual([command, '', 0]);
        expect([command, (await uidOf()) === before]).toEqual([command, false]);
        expect((await kubectl('get vm one -o jsonpath={.spec.imageRef}')).out).toBe(imageRef);
      }
      const again = await kubectl('wait --for=jsonpath={.status.readyForAccess}=true vm/one --timeout=60s');
      expect(again.code).toBe(0);

      const gone = kubectl('wait --for=delete vm/one --timeout=60s');
      const deleted = await kubectl('delete vm one --wait --timeout=60s');
      expect([deleted.err, deleted.code, deleted.out]).toEqual(['', 0, expect.stringContaining('"one" deleted')]);
      expect((await gone).code).toBe(0);
      expect((await kubectl('get vm one')).err).toBe(
        'Error from server (NotFound): virtualmachines.compute.service "one" not found\n',
      );
      const printed = await all.until(/DELETED +one/);
      expect(printed).toMatch(
        /ADDED +one +Pending +false[\s\S]*MODIFIED +one +Running +true[\s\S]*MODIFIED +one +Stopping[\s\S]*DELETED +one/,
      );
      expect(printed.match(/NAME/g)).toHaveLength(1);
    });

    withKubectl(
      'applies on the server: repeated, in conflict, by force, and without what the file no longer has',
      async () => {
        const apply = (labels: string, more = '') =>
          kubectl(`apply --server-side ${more} -f -`.replace('  ', ' '), virtualMachine('applied', { labels }));
        const version = async () => (await kubectl('get vm applied -o jsonpath={.metadata.resourceVersion}')).out;
        const labels = async () =>
          JSON.parse((await kubectl('get vm applied -o jsonpath={.metadata.labels}')).out || '{}');
        const done = { out: 'virtualmachine.compute.service/applied serverside-applied\n', err: '', code: 0 };
        expect((await apply('app: web', '--dry-run=server')).out).toContain('(server dry run)');
        expect(await apply('app: web, tier: gold')).toMatchObject(done);
        expect((await kubectl('wait --for=jsonpath={.status.readyForAccess}=true vm/applied --timeout=60s')).code).toBe(
          0,
        );
        const before = await version();
        expect(await apply('app: web, tier: gold')).toMatchObject(done);
        expect(await version()).toBe(before);
        const other = '--field-manager=other';
        const conflict = await apply('app: db', other);
        expect([conflict.code, conflict.err]).toEqual([
          1,
          expect.stringMatching(
            /Apply failed with 1 conflict: conflict with "kubectl": .metadata.labels.app\n[\s\S]*--force-conflicts/,
          ),
        ]);
        expect(await apply('app: db', `${other} --force-conflicts`)).toMatchObject(done);
        expect(await apply('color: red')).toMatchObject(done);
        expect(await labels()).toEqual({ app: 'db', color: 'red' });
        expect((await kubectl('delete vm applied --timeout=60s')).code).toBe(0);
      },
    );

    withKubectl('tells who the session is and what it may do', async () => {
      expect((await kubectl('auth whoami')).out).toMatch(/Username +api-key:[0-9a-f-]{36}\n/);
      for (const [asked, said] of [
        ['create vm', 'yes\n'],
        ['delete bmm/iron', 'yes\n'],
        ['list vm -A', 'yes\n'],
        ['create mc', 'no - the service does not serve this\n'],
        ['get vm -n other', expect.stringContaining('no - this session sees the namespace')],
        ['get /version', 'yes\n'],
      ] as const)
        expect([asked, (await kubectl(`auth can-i ${asked}`)).out]).toEqual([asked, said]);
      const info = stripVTControlCharacters((await kubectl('cluster-info')).out);
      expect(info).toContain(`control plane is running at ${service().url}`);
      const { out, code } = await kubectl('auth can-i --list');
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^virtualmachines.compute.service .*\[create delete deletecollection /m),
      ]);
    });

    withKubectl('a bare-metal machine, likewise', async () => {
      expect((await kubectl('create -f -', bareMetalMachine('iron'))).out).toBe(
        'baremetalmachine.compute.service/iron created\n',
      );
      const ready = await kubectl('wait --for=jsonpath={.status.readyForAccess}=true bmm/iron --timeout=60s');
      expect([ready.err, ready.code]).toEqual(['', 0]);
      expect((await kubectl('get bmm iron -o wide')).out).toMatch(
        /NAME +PHASE +READY +IMAGE +CLASS[\s\S]*iron +Running +true +debian-12 +metal-1/,
      );
      const { out } = await kubectl('get bmm iron -o yaml');
      expect(
        (await kubectl('replace -f -', out.replace('name: iron', 'name: iron\n  labels: { a: b }'))).out,
      ).toContain('replaced');
      expect((await kubectl('describe bmm iron')).out).toContain('Machine Class Name:');
      expect((await kubectl('delete -f - --timeout=60s', bareMetalMachine('iron'))).code).toBe(0);
      expect((await kubectl('get bmm')).err).toContain('No resources found');
    });

    withKubectl('lists in chunks, deletes many by a selector, and rehearses', async () => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) {
        expect((await kubectl('create -f -', virtualMachine(name, { labels: 'batch: x' }))).code).toBe(0);
      }
      const names = 'abcde'.replace(/./g, 'virtualmachine.compute.service/$&\n');
      expect((await kubectl('get vm --chunk-size=2 -o name')).out).toBe(names);
      expect((await kubectl('get vm --chunk-size=2 -l batch=x -o name')).out).toBe(names);
      expect((await kubectl('get vm --chunk-size=2')).out.match(/\n/g)).toHaveLength(6);
      expect((await kubectl('delete vm a --dry-run=server')).out).toMatch(/deleted .*\(server dry run\)/);
      expect((await kubectl('create --dry-run=server -f -', virtualMachine('dry'))).out).toContain(
        'created (server dry run)',
      );
      expect((await kubectl('delete vm a --cascade=foreground --grace-period=5 --timeout=60s')).code).toBe(0);
      const made = await kubectl('create -f - -o name', virtualMachine('x').replace('name: x', 'generateName: made-'));
      expect([made.out, made.err]).toEqual([
        expect.stringMatching(/^virtualmachine.compute.service\/made-\w{5}\n$/),
        '',
      ]);
      expect((await kubectl(`delete ${made.out.trim()} --timeout=60s`)).code).toBe(0);
      const rest = await kubectl('delete vm -l batch=x --timeout=120s');
      expect([rest.err, rest.out.match(/deleted/g)]).toEqual(['', Array(4).fill('deleted')]);
      expect((await kubectl('get vm')).err).toContain('No resources found');
    });

    withKubectl('shows whole what the service refuses', async () => {
      const rows: [string, string, RegExp][] = [
        ['create -f -', virtualMachine('bad', { more: '  colour: red' }), /unknown field "spec.colour"/],
        ['apply -f -', virtualMachine('bad', { more: '  colour: red' }), /unknown field "spec.colour"/],
        [
          'create --validate=false -f -',
          virtualMachine('bad', { more: '  colour: red' }),
          /strict decoding error: unknown field "spec.colour"/,
        ],
        [
          'create -f -',
          virtualMachine('Bad'),
          /VirtualMachine.compute.service "Bad" is invalid: metadata.name: Invalid value/,
        ],
        ['get vm absent', '', /^Error from server \(NotFound\): virtualmachines.compute.service "absent" not found\n$/],
        ['get vm -n other', '', /Forbidden.*sees the namespace/],
        ['get ns other', '', /Forbidden.*sees the namespace/],
        ['get vm --field-selector=spec.imageRef=x', '', /field label not supported: spec.imageRef/],
        [
          'apply --server-side --validate=false -f -',
          virtualMachine('bad', { more: '  colour: red' }),
          /unknown field "spec.colour"/,
        ],
        ['patch vm absent --type=json -p [{"op":"remove","path":"/metadata/labels"}]', '', /NotFound/],
        ['get deployments', '', /doesn't have a resource type "deployments"/],
      ];
      for (const [args, stdin, expected] of rows) {
        const { code, err } = await kubectl(args, stdin);
        expect([args, code, err]).toEqual([args, 1, expect.stringMatching(expected)]);
      }
      await kubectl('create -f -', virtualMachine('twice'));
      expect((await kubectl('create -f -', virtualMachine('twice'))).err).toMatch(
        /AlreadyExists.*"twice" already exists/,
      );
      expect((await kubectl('delete vm twice --wait=false')).code).toBe(0);
    });

    withKubectl('says that a credential is not accepted', async () => {
      const file = await withToken(`cst_${'A'.repeat(43)}`);
      const { code, err } = await kubectl('get vm', '', { KUBECONFIG: file });
      expect([code, err]).toEqual([1, expect.stringMatching(/Unauthorized|logged in/)]);
    });

    withKubectl('labels, annotates, edits and patches each kind of machine, and says why a class is not', async () => {
      const kinds = { virtualmachine: virtualMachine('worn'), baremetalmachine: bareMetalMachine('worn') };
      for (const [kind, manifest] of Object.entries(kinds)) {
        const machine = `${kind}/worn`;
        const field = async (path: string) => (await kubectl(`get ${machine} -o jsonpath={${path}}`)).out;
        const said = (word: string) => ({ code: 0, err: '', out: `${kind}.compute.service/worn ${word}\n` });
        expect(await kubectl('create -f -', manifest)).toEqual(said('created'));
        expect(await kubectl(`label ${machine} tier=gold`)).toEqual(said('labeled'));
        expect((await kubectl(`label ${machine} tier=iron`)).err).toContain("'tier' already has a value (gold)");
        expect(await kubectl(`label ${machine} tier=iron --overwrite`)).toEqual(said('labeled'));
        expect(await kubectl(`annotate ${machine} note=hello`)).toEqual(said('annotated'));
        expect(await kubectl(`patch ${machine} --type=merge -p {"metadata":{"labels":{"a":"b"}}}`)).toEqual(
          said('patched'),
        );
        const remove = '[{"op":"remove","path":"/metadata/labels/a"}]';
        expect(await kubectl(`patch ${machine} --type=json -p ${remove}`)).toEqual(said('patched'));
        expect((await kubectl(`patch ${machine} -p {"metadata":{"labels":{"a":"b"}}}`)).err).toContain(
          'application/merge-patch+json',
        );
        const edited = await kubectl(`edit ${machine}`, '', { KUBE_EDITOR: "sed -i 's/note: hello/note: edited/'" });
        expect([edited.code, edited.out]).toEqual([0, `${kind}.compute.service/worn edited\n`]);
        expect([await field('.metadata.labels.tier'), await field('.metadata.annotations.note')]).toEqual([
          'iron',
          'edited',
        ]);
        expect(await field('.metadata.labels.a')).toBe('');
        expect(await kubectl(`label ${machine} tier-`)).toEqual(said('unlabeled'));
        expect(await kubectl(`label ${machine} tier=tin --dry-run=server`)).toEqual(said('labeled (server dry run)'));
        expect(await field('.metadata.labels.tier')).toBe('');
        expect((await kubectl(`delete ${machine} --timeout=60s`)).code).toBe(0);
      }
      for (const args of [
        'label mc metal-1 tier=gold',
        'patch mc metal-1 --type=merge -p {"metadata":{"labels":{"a":"b"}}}',
        'delete mc metal-1',
      ])
        expect([args, (await kubectl(args)).err]).toEqual([
          args,
          expect.stringMatching(/MethodNotAllowed.*allowed: GET/),
        ]);
    });

    withKubectl('apply --prune deletes what the files no longer have, of the kinds that it names', async () => {
      const machines = (...names: string[]) =>
        names.map((name) => virtualMachine(name, { labels: 'set: pruned' })).join('---');
      const apply = (names: string[], more = '') =>
        kubectl(
          `apply --prune -l set=pruned --prune-allowlist=compute.service/v1alpha1/VirtualMachine -f -${more}`,
          machines(...names),
        );
      expect((await kubectl('create -f -', virtualMachine('outside', { labels: 'set: other' }))).code).toBe(0);
      expect((await apply(['kept', 'left'])).out).toMatch(/kept created[\s\S]*left created/);
      expect((await apply(['kept'], ' --dry-run=server')).out).toContain('left pruned (server dry run)');
      expect((await kubectl('get vm left -o name')).code).toBe(0);
      expect((await apply(['kept'])).out).toMatch(/kept (unchanged|configured)\n[\s\S]*left pruned/);
      expect((await kubectl('wait --for=delete vm/left --timeout=60s')).code).toBe(0);
      expect((await kubectl('get vm -o name')).out).toBe(
        'virtualmachine.compute.service/kept\nvirtualmachine.compute.service/outside\n',
      );
      // Without the list, kubectl looks for kinds of a cluster, none of which would be a machine.
      expect((await kubectl('apply --prune -l set=pruned -f -', machines('kept'))).err).toContain(
        'error retrieving RESTMappings to prune',
      );
      expect((await kubectl('delete vm kept outside --timeout=60s')).code).toBe(0);
    });
  },
  (key) => recordPassed([key]),
);
