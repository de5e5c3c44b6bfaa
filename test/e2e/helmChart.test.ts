/**
 * The Helm chart: that its documentation and its schema say the same, and, with `npm run test:full`, that Helm accepts it
 * and a real kube-apiserver takes every object of it, its pods under the Pod Security profile `restricted`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, request } from 'undici';
import { parse, parseAllDocuments, stringify } from 'yaml';
import {
  apiserverArguments,
  etcdArguments,
  provideEtcd,
  provideKubeApiserver,
  token,
} from '../../bench/kubeApiserver.ts';
import { readConfig, settings } from '../../src/settings/config.ts';
import { isOfTemporal } from '../../src/settings/temporalProfile.ts';
import { freePort } from '../../src/up/ports.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { provideGo } from '../support/clientPrograms.ts';
import { waitFor } from '../support/wait.ts';

const chart = path.join(import.meta.dirname, '..', '..', 'deploy', 'helm');
const textOf = (name: string) => readFile(path.join(chart, name), 'utf8');

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
}

/** Each value by its path, with what the schema says of it. */
function valuesIn({ properties = {} }: Schema, at: string[] = []): [string, string][] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'global')
    .flatMap(([name, inner]) =>
      inner.properties ? valuesIn(inner, [...at, name]) : [[[...at, name].join('.'), inner.description ?? '']],
    );
}

function pathsOf(value: unknown, known: ReadonlySet<string>, at = ''): string[] {
  if (known.has(at) || typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, known, at ? `${at}.${name}` : name));
}

test('each value has a default, a place in the schema, and a row in the documentation', async () => {
  const described = valuesIn(JSON.parse(await textOf('values.schema.json')));
  const rows = [...(await textOf('README.md')).matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)].map(([, name, what]) => [
    name,
    what,
  ]);
  expect(rows.slice(-described.length)).toEqual(described);
  const known = new Set(described.map(([name]) => name));
  expect(pathsOf(parse(await textOf('values.yaml')), known).sort()).toEqual([...known].sort());
});

test('templates set nothing but settings of the service, and give hosts no secret of the database', async () => {
  const known = new Set(Object.values(settings).flatMap((group) => Object.keys(group)));
  const names = (await readdir(path.join(chart, 'templates'))).filter((name) => /\.(yaml|tpl)$/.test(name));
  for (const name of names) {
    const given = [...(await textOf(`templates/${name}`)).matchAll(/- (?:\{ )?name: ([A-Z][A-Z_]+)/g)].map(
      ([, it]) => it!,
    );
    expect({ name, unknown: given.filter((setting) => !known.has(setting) && !isOfTemporal(setting)) }).toEqual({
      name,
      unknown: [],
    });
    if (name === 'host.yaml') expect(given).toEqual(expect.arrayContaining(['HOSTS', 'HOST_METRICS_PORT']));
  }
  expect(await textOf('templates/host.yaml')).not.toMatch(/DATABASE|secretKeys|tlsSecret/);
  // Each role shows Temporal a client certificate of its own.
  for (const role of ['api', 'worker', 'host', 'prepare'])
    expect(await textOf(`templates/${role}.yaml`)).toContain(
      `include "compute.volumes" (merge (dict "role" "${role}") .)`,
    );
});

const full = process.env['TEST_FULL'] === '1' ? describe : describe.skip;
const helmModule = 'helm.sh/helm/v3@v3.18.4';
const given = {
  publicUrl: 'https://compute.example.com',
  temporal: { address: 'temporal.example.com:7233', tlsSecret: 'temporal-tls', payloadKeysSecret: 'payload-keys' },
  database: { ownerSecret: 'database-owner', apiSecret: 'database-api', workerSecret: 'database-worker' },
  secretKeysSecret: 'secret-keys',
  tlsSecret: 'api-tls',
  fleet: 'hosts: []\n',
  host: { enabled: true },
  operator: { enabled: true, tokensSecret: 'operators', tlsSecret: 'operator-tls' },
  serviceMonitor: { enabled: true },
  prometheusRule: { enabled: true },
  grafana: { enabled: true },
};

interface Manifest {
  kind: string;
  apiVersion: string;
  metadata: { name: string };
  spec?: { template?: { metadata: object; spec: Record<string, unknown> } };
}

full('the chart with Helm and kube-apiserver', () => {
  let folder: string;
  let helm: string;
  let manifests: Manifest[];
  let send: (method: 'GET' | 'POST', at: string, body?: unknown) => Promise<{ status: number; text: string }>;
  const running: ChildProcess[] = [];
  let agent: Agent;

  const run = (command: string, values: object) => {
    const [verb, ...rest] = command.split(' ');
    const args = [verb!, ...rest, chart, '--kube-version', '1.34.2', '--values', '-'];
    return execFileSync(helm, args, { input: stringify(values), encoding: 'utf8', stdio: 'pipe' });
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'helm-'));
    helm = await provideGo({ name: 'helm', module: helmModule, package: 'helm.sh/helm/v3/cmd/helm' });
    const documents = parseAllDocuments(run('template compute', given), { merge: true });
    manifests = documents.map((document) => document.toJS() as Manifest | null).filter((it) => it !== null);

    const binary = await provideKubeApiserver(readConfig(process.env).cacheDir);
    const tls = await ensureTls(folder);
    const [port, etcdPort, peerPort] = [await freePort(), await freePort(), await freePort()];
    const start = (command: string, args: string[]) =>
      running.push(spawn(command, args, { stdio: 'ignore', cwd: folder }));
    start(provideEtcd(), etcdArguments(folder, etcdPort, peerPort));
    start(binary, await apiserverArguments(folder, tls, port, etcdPort));
    agent = new Agent({ connect: { ca: await readFile(tls.caFile, 'utf8') } });
    send = async (method, at, body) => {
      const response = await request(`https://localhost:${port}${at}`, {
        method,
        dispatcher: agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.statusCode, text: await response.body.text() };
    };
    await waitFor('kube-apiserver', async () => (await send('GET', '/readyz')).status === 200, 180_000);
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    await send('POST', '/api/v1/namespaces', { metadata: { name: 'compute', labels } });
    await send('POST', '/api/v1/namespaces', { metadata: { name: 'hosts' } });
    for (const kind of ['ServiceMonitor', 'PrometheusRule']) {
      await send('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definitionOf(kind));
      await waitFor(kind, async () => (await send('GET', at(kind, 'monitoring.coreos.com/v1'))).status === 200);
    }
  }, 900_000);
  afterAll(async () => {
    for (const child of running.toReversed()) child.kill('SIGTERM');
    await Promise.all(
      running.map((child) => child.exitCode ?? child.signalCode ?? new Promise((end) => child.once('exit', end))),
    );
    await agent?.close();
    await rm(folder, { recursive: true, force: true });
  });

  function at(kind: string, apiVersion: string, namespace = 'compute'): string {
    const plural = kind.toLowerCase().replace(/y$/, 'ie').concat('s');
    return `${apiVersion === 'v1' ? '/api/v1' : `/apis/${apiVersion}`}/namespaces/${namespace}/${plural}`;
  }
  const dryRun = '?dryRun=All&fieldValidation=Strict';

  test('helm lint finds nothing, and values of another form are refused', () => {
    expect(run('lint --strict', given)).toContain('0 chart(s) failed');
    for (const wrong of [
      { publicUrl: 'http://plain' },
      { tlsSecret: '' },
      { replicas: 3 },
      { temporal: { address: 'nowhere' } },
    ])
      expect(() => run('template compute', { ...given, ...wrong })).toThrow(
        /values don't meet the specifications of the schema/,
      );
  });

  test('every object is taken by a server-side dry run, without a field that it does not know', async () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      'ConfigMap',
      'ConfigMap',
      'ConfigMap',
      'DaemonSet',
      'Deployment',
      'Deployment',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Job',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'PrometheusRule',
      'Service',
      'Service',
      'Service',
      'Service',
      'Service',
      'ServiceMonitor',
      'ServiceMonitor',
      'ServiceMonitor',
    ]);
    for (const manifest of manifests) {
      const { status, text } = await send('POST', at(manifest.kind, manifest.apiVersion) + dryRun, manifest);
      expect({
        of: `${manifest.kind} ${manifest.metadata.name}`,
        status,
        text: status === 201 ? '' : text,
      }).toMatchObject({ status: 201 });
    }
    // Positive control: the server is strict.
    const [first] = manifests;
    const unknown = await send('POST', at(first!.kind, first!.apiVersion) + dryRun, { ...first, spek: {} });
    expect(unknown).toMatchObject({ status: 400, text: expect.stringContaining('unknown field \\"spek\\"') });
  });

  test('releases of the workers stand side by side, and an upgrade of the chart ends none of them', async () => {
    const workerOf = async (tag: string) => {
      const values = { ...given, image: { tag }, worker: { deploymentName: 'compute-service' } };
      const manifest = parseAllDocuments(run('template compute', values), { merge: true })
        .map((document) => document.toJS() as Manifest | null)
        .find((each) => each?.kind === 'Deployment' && each.metadata.name.startsWith('compute-worker'))!;
      const { status, text } = await send('POST', at('Deployment', manifest.apiVersion) + dryRun, manifest);
      expect({ status, text: status === 201 ? '' : text }).toEqual({ status: 201, text: '' });
      return manifest;
    };
    for (const tag of ['0.1.0', '0.2.0']) {
      const manifest = await workerOf(tag);
      expect(manifest.metadata).toMatchObject({
        name: `compute-worker-${tag.replaceAll('.', '-')}`,
        annotations: { 'helm.sh/resource-policy': 'keep' },
      });
      expect(manifest.spec).toMatchObject({
        selector: { matchLabels: { 'compute.service/release': tag } },
        template: { metadata: { labels: { 'compute.service/release': tag } } },
      });
      expect(JSON.stringify(manifest.spec)).toContain(
        `{"name":"TEMPORAL_DEPLOYMENT_NAME","value":"compute-service"},{"name":"TEMPORAL_WORKER_BUILD_ID","value":"${tag}"}`,
      );
    }
    // Without it, an upgrade replaces the workers.
    const [plain] = manifests.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name.includes('worker'));
    expect(JSON.stringify(plain)).not.toMatch(/TEMPORAL_DEPLOYMENT_NAME|resource-policy|compute-worker-/);
  });

  test('pods of prepare, api, and worker run where "restricted" is enforced; those of hosts need another namespace', async () => {
    const verdicts: Record<string, number> = {};
    for (const { metadata, spec } of manifests.filter((manifest) => manifest.spec?.template)) {
      const pod = { metadata: { ...spec!.template!.metadata, name: 'pod' }, spec: spec!.template!.spec };
      for (const namespace of ['compute', 'hosts'])
        verdicts[`${metadata.name} in ${namespace}`] = (
          await send('POST', at('Pod', 'v1', namespace) + dryRun, pod)
        ).status;
    }
    expect(verdicts).toEqual({
      'compute-prepare in compute': 201,
      'compute-api in compute': 201,
      'compute-worker in compute': 201,
      'compute-operator in compute': 201,
      'compute-operator in hosts': 201,
      'compute-prepare in hosts': 201,
      'compute-api in hosts': 201,
      'compute-worker in hosts': 201,
      'compute-host in compute': 403,
      'compute-host in hosts': 201,
    });
  });
});

const definitionOf = (kind: string) => ({
  metadata: { name: `${kind.toLowerCase()}s.monitoring.coreos.com` },
  spec: {
    group: 'monitoring.coreos.com',
    scope: 'Namespaced',
    names: { kind, plural: `${kind.toLowerCase()}s`, singular: kind.toLowerCase() },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
          },
        },
      },
    ],
  },
});
