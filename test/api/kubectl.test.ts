import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestPostgres, startPostgres } from '../support/database.ts';
import { type TestApi, type TestTenant, makeTenant, startApi } from './server.ts';

/** A machine without kubectl leaves these out, visibly. */
const withKubectl = spawnSync('kubectl', ['version', '--client']).status === 0 ? test : test.skip;

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'kube');
  await api.db.machineClass.create({
    data: { name: 'metal', cpuFamily: 'zen5', memoryGiB: 512, regions: ['region-1'] },
  });
  await api.db.allotment.create({
    data: { tenantId: tenant.tenantId, className: 'metal', bareMetalLimit: 5, virtualMachineLimit: 100 },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'compute-kubectl-'));
  await writeFile(path.join(folder, 'kubeconfig'), kubeconfig(tenant.token));
  await writeFile(path.join(folder, 'nobody'), kubeconfig('cst_wrong'));
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

function kubeconfig(token: string): string {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'c',
    clusters: [
      {
        name: 'c',
        cluster: {
          server: `${api.url.replace('127.0.0.1', 'localhost')}/v1/compute`,
          'certificate-authority-data': Buffer.from(api.certificate).toString('base64'),
        },
      },
    ],
    users: [{ name: 'u', user: { token } }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u', namespace: 'kube' } }],
  });
}

interface Result {
  code: number;
  out: string;
  err: string;
}

function kubectl(args: string, stdin = '', config = 'kubeconfig'): Promise<Result> {
  const environment = { PATH: process.env['PATH'], HOME: folder, KUBECONFIG: path.join(folder, config) };
  return new Promise((resolve) => {
    const child = execFile('kubectl', args.split(' '), { env: environment, timeout: 30_000 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
    });
    child.stdin!.end(stdin);
  });
}

const manifest = (name: string, spec = '', labels = 'app: web') => `
apiVersion: compute.service/v1alpha1
kind: VirtualMachine
metadata:
  name: ${name}
  labels: { ${labels} }
spec:
  imageRef: debian-12
  ports: [{ name: ssh, guestPort: 22, exposure: private-tunnel, protocol: TCP, readinessProbe: true }]
${spec}`;

withKubectl('kubectl finds the kinds by every name', async () => {
  const { out, code } = await kubectl('api-resources --no-headers');
  expect(code).toBe(0);
  expect(out).toMatch(/virtualmachines +vm +compute.service\/v1alpha1 +true +VirtualMachine/);
  expect(out).toMatch(/baremetalmachines +bmm/);
  expect(out).toMatch(/machineclasses +mc/);
  expect((await kubectl('version')).code).toBe(0);
});

withKubectl('create, apply, get, label, annotate, replace and delete work as for any resource', async () => {
  expect(await kubectl('create -f -', manifest('one'))).toMatchObject({
    code: 0,
    out: 'virtualmachine.compute.service/one created\n',
  });
  expect((await kubectl('create -f -', manifest('one'))).err).toContain('AlreadyExists');
  expect(await kubectl('apply -f -', manifest('two'))).toMatchObject({
    code: 0,
    out: 'virtualmachine.compute.service/two created\n',
  });
  expect(await kubectl('apply -f -', manifest('two'))).toMatchObject({
    code: 0,
    out: 'virtualmachine.compute.service/two unchanged\n',
  });
  expect(await kubectl('apply -f -', manifest('two', '', 'app: db'))).toMatchObject({
    code: 0,
    out: 'virtualmachine.compute.service/two configured\n',
  });
  const { out } = await kubectl('get vm');
  expect(out).toMatch(/NAME +PHASE +READY +IMAGE +CPU\/MEMORY +AGE\none +Pending +false +debian-12 +2\/4Gi +\d+s/);
  expect((await kubectl('get vm -o wide')).out).toMatch(/CAPACITY +FAILURE/);
  expect((await kubectl('get vm -l app=db -o name')).out).toBe('virtualmachine.compute.service/two\n');
  expect((await kubectl('get vm --chunk-size=1 -o name')).out).toBe(
    'virtualmachine.compute.service/one\nvirtualmachine.compute.service/two\n',
  );
  expect((await kubectl('label vm one tier=gold')).out).toContain('labeled');
  expect((await kubectl('annotate vm one note=hello')).out).toContain('annotated');
  expect((await kubectl('get vm one -o jsonpath={.metadata.labels.tier}/{.status.phase}')).out).toBe('gold/Pending');
  const yaml = (await kubectl('get vm one -o yaml')).out;
  expect((await kubectl('replace -f -', yaml.replace('tier: gold', 'tier: silver'))).out).toContain('replaced');
  expect((await kubectl('describe vm one')).out).toContain('Image Ref:');
  const deleted = await kubectl('delete vm one two --wait=false');
  expect([deleted.code, deleted.out]).toEqual([0, expect.stringContaining('"one" deleted')]);
  expect((await kubectl('get vm one')).err).toBe(
    'Error from server (NotFound): virtualmachines.compute.service "one" not found\n',
  );
  expect((await kubectl('create -f -', yaml)).code).toBe(0);
});

withKubectl('a rehearsal writes nothing', async () => {
  expect((await kubectl('create --dry-run=server -f -', manifest('dry'))).out).toContain('created (server dry run)');
  expect((await kubectl('get vm dry')).code).toBe(1);
});

withKubectl('machine classes are listed and explained', async () => {
  expect((await kubectl('get mc')).out).toMatch(/metal +zen5 +512Gi +region-1/);
  expect((await kubectl('explain vm.spec.imageRef')).out).toContain('catalogue');
  expect((await kubectl('explain vm')).out).toContain('spec');
});

withKubectl('errors name what is wrong', async () => {
  const unknown = await kubectl('create -f -', manifest('bad', '  colour: red'));
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('unknown field "spec.colour"')]);
  const invalid = await kubectl('create -f -', manifest('Bad'));
  expect(invalid.err).toContain('metadata.name: Invalid value');
  await kubectl('create -f -', manifest('fixed'));
  const immutable = await kubectl('patch vm fixed --type=merge -p {"spec":{"imageRef":"other"}}');
  expect(immutable.err).toContain('spec: Forbidden: spec is immutable');
  expect((await kubectl('get vm -n other')).err).toContain('Forbidden');
  const nobody = await kubectl('get vm', '', 'nobody');
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringMatching(/Unauthorized|logged in/)]);
});
