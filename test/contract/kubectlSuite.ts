/**
 * What each kubectl does, unmodified and with the kubeconfig that the service wrote, against the whole service. Its
 * credential plugin is a process of the program for each kubectl: in `npm test`, the first suite and those of sessions
 * run it, and the others have the session that it would print.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify, stripVTControlCharacters } from 'node:util';
import { openMachineAccess } from '../../src/cli/machineAccess.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { readOnlyKinds } from '../support/contract/kubectlReads.ts';
import { slips } from '../support/contract/kubectlSlips.ts';
import { bareMetalMachine, virtualMachine } from '../support/contract/manifests.ts';
import { type Ran, ran } from '../support/contract.ts';
import { query } from '../support/database.ts';
import type { Life } from '../support/e2e/life.ts';
import { withCredential } from '../support/kubectl.ts';
import { program, type Service } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let kubectlCommand: string;
let isThere: boolean;
let service: Service;
let home: string;
const followers: ChildProcess[] = [];
const full = process.env['TEST_FULL'] === '1';
/** Each test starts up to forty kubectl processes. */
const waitMs = 300_000;

const written = () => path.join(service.dataDir, 'kubeconfig');
/** The kubeconfig of the present test. */
let current: string;
/** A process of a tenth of a second needs no collection of its garbage. */
const environment = (config = current) => ({ HOME: home, KUBECONFIG: config, GOGC: 'off' });
/** Arguments separated by spaces; `\u00a0` stands for a space within an argument. */
const kubectl = async (args: string, stdin = '', config?: string): Promise<Ran> => {
  const words = args.split(' ').map((arg) => arg.replaceAll('\u00a0', ' '));
  const { err, ...rest } = await ran(kubectlCommand, words, { stdin, env: environment(config), timeoutMs: 150_000 });
  // On a busy machine its libraries log their own waiting.
  return { ...rest, err: err.replace(/^[IW]\d{4} .*\n/gm, '') };
};

const withToken = (token: string) => withCredential(written(), { token }, path.join(home, 'with-a-token'));

/** A long-running command, such as `get -w`, and its output so far. */
function follow(args: string) {
  const child = spawn(kubectlCommand, args.split(' '), {
    env: { PATH: process.env['PATH'], ...environment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  followers.push(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += String(chunk)));
  return {
    until: (pattern: RegExp) => waitFor(`kubectl ${args} to print ${pattern}`, () => (pattern.test(out) ? out : null)),
    stop: () => child.kill('SIGINT'),
  };
}

/**
 * Declares the tests of one kubectl; `passed` is called after all of them passed. They run on the service that `life`
 * starts, and end with its key.
 */
export function kubectlSuite(provide: () => Promise<string | null>, life: Life, passed = () => {}): void {
  const left = new Set<string>();
  /** Where a kubectl cannot be built there is nothing to try; what provides it has reported it. */
  const withKubectl = (name: string, work: () => Promise<void>, plugin = full) => {
    left.add(name);
    test(
      name,
      async () => {
        if (!isThere) return;
        current = plugin ? written() : await withToken(await service.session());
        await work();
        left.delete(name);
      },
      waitMs,
    );
  };
  const withPlugin = (name: string, work: () => Promise<void>) => withKubectl(name, work, true);

  beforeAll(async () => {
    service = life.service();
    const provided = await provide();
    home = await mkdtemp(path.join(tmpdir(), 'contract-'));
    isThere = provided !== null;
    kubectlCommand = provided ?? '';
  }, 1_800_000);
  afterEach(() => {
    for (const child of followers.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    if (home) await rm(home, { recursive: true, force: true });
    if (left.size === 0) passed();
  }, 120_000);

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

  readOnlyKinds({ withKubectl, kubectl, follow });
  slips({ withKubectl, kubectl, machines: () => service.vms });

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
    expect((await kubectl('apply -f -', virtualMachine('one', { labels: 'app: db' }))).out).toContain('one configured');
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
    const edited = await ran(kubectlCommand, ['edit', 'vm', 'one'], {
      env: { ...environment(), KUBE_EDITOR: "sed -i 's/note: hello/note: edited/'" },
    });
    expect([edited.out, edited.code]).toEqual(['virtualmachine.compute.service/one edited\n', 0]);
    expect((await kubectl('get vm one -o jsonpath={.metadata.annotations.note}')).out).toBe('edited');
    const immutable = await kubectl('patch vm one --type=merge -p {"spec":{"imageRef":"ubuntu-24.04"}}');
    expect([immutable.code, immutable.err]).toEqual([1, expect.stringContaining('spec: Forbidden: spec is immutable')]);

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
    expect(info).toContain(`control plane is running at ${service.url}`);
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
    expect((await kubectl('replace -f -', out.replace('name: iron', 'name: iron\n  labels: { a: b }'))).out).toContain(
      'replaced',
    );
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
    expect([made.out, made.err]).toEqual([expect.stringMatching(/^virtualmachine.compute.service\/made-\w{5}\n$/), '']);
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
      ['get pods', '', /doesn't have a resource type "pods"/],
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
    const { code, err } = await kubectl('get vm', '', file);
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
      const edited = await ran(kubectlCommand, ['edit', machine], {
        env: { ...environment(), KUBE_EDITOR: "sed -i 's/note: hello/note: edited/'" },
      });
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

  withKubectl('apply --prune deletes what the files no longer have, of the kinds that it is told', async () => {
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

  /** What kubectl and scripts notice of it. The last suite, because it ends with the key of this service. */
  describe('a session that ended early', () => {
    let databaseUrl: string;
    beforeAll(async () => {
      // Before the first revocation, because it also ends the helper's own session.
      await service.createVm('web');
      await service.untilReady('web');
      databaseUrl = (await embeddedDatabaseUrl(service.dataDir))!;
    }, waitMs);

    const token = async () => {
      const words = ['token', '--data-dir', service.dataDir, '--server', service.url];
      return (await promisify(execFile)(process.execPath, [program, ...words])).stdout.trim();
    };
    /** As `recover` does it. */
    const revokeAll = () => query(databaseUrl, 'UPDATE sessions SET revoked_at = clock_timestamp()');

    withPlugin('fails neither kubectl nor a script: the key mints the next one at once', async () => {
      expect(await kubectl('get vm')).toMatchObject({ code: 0 });
      const first = await token();
      // A valid session is used until it is old.
      expect(await kubectl('get vm')).toMatchObject({ code: 0 });
      expect(await token()).toBe(first);

      await revokeAll();
      expect(await kubectl('get vm')).toMatchObject({ code: 0, err: expect.not.stringContaining('Unauthorized') });
      const second = await token();
      expect(second).not.toBe(first);

      await revokeAll();
      const third = await token();
      expect(third).not.toBe(second);
      expect(await token()).toBe(third);
      expect(await kubectl('get vm')).toMatchObject({ code: 0 });
    });

    test(
      'does not interrupt the requests or tunnels of a running command',
      async () => {
        const access = await openMachineAccess({
          name: 'web',
          kubeconfig: path.join(service.dataDir, 'kubeconfig'),
          dataDir: service.dataDir,
          environment: { PATH: process.env['PATH'] },
        });
        try {
          expect(await access.ready()).toMatchObject({ name: 'web' });
          await revokeAll();
          expect(await access.ready()).toMatchObject({ name: 'web' });
          await revokeAll();
          const request = new PassThrough();
          const response = new PassThrough();
          const tunnel = Duplex.from({ readable: request, writable: response });
          const closed = access.carry(tunnel, 'http');
          // A simulated machine's port echoes what it receives.
          request.end('hello');
          expect(await text(response)).toBe('hello');
          await closed;
        } finally {
          await access.close();
        }
      },
      waitMs,
    );

    test(
      'is not replaced by the cached one when its key’s secret was changed under the same id',
      async () => {
        const file = path.join(service.dataDir, 'api-key.json');
        const key = await readFile(file, 'utf8');
        await token();
        await writeFile(file, JSON.stringify({ ...JSON.parse(key), secret: 'csk_another' }));
        await expect(token()).rejects.toThrow('does not accept the API key');
        await writeFile(file, key);
        expect(await token()).toMatch(/^cst_/);
      },
      waitMs,
    );

    withPlugin('is not renewed with a revoked key: kubectl shows why', async () => {
      expect(await kubectl('get vm')).toMatchObject({ code: 0 });
      await query(databaseUrl, 'UPDATE api_keys SET revoked_at = clock_timestamp()');
      const refused = await kubectl('get vm');
      expect(refused.code).not.toBe(0);
      expect(refused.err).toMatch(
        /does not accept the API key \S+ \(401: .*\): it was revoked, or belongs to another data folder\./,
      );
      await expect(token()).rejects.toThrow('it was revoked, or belongs to another data folder');
    });
  });
}
