/**
 * The compute API beside kube-apiserver: the same requests to both, and each difference is one that docs/kubectl.md has.
 * Needs etcd, and kube-apiserver, which is built with Go once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Agent, request } from 'undici';
import {
  apiserverArguments,
  etcdArguments,
  provideKubeApiserver,
  serveMachines,
  token,
} from '../../bench/kubeApiserver.ts';
import { onPath } from '../../bench/programs.ts';
import { jsonOrNull } from '../../src/lib/text.ts';
import { readConfig } from '../../src/settings/config.ts';
import { freePort } from '../../src/up/ports.ts';
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { applied, cases, patched, replaced, type Step } from '../support/contract/besideCases.ts';
import { differences } from '../support/contract/besideDifferences.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { selfSigned } from '../support/selfSigned.ts';
import { waitFor } from '../support/wait.ts';

const isFull = process.env['TEST_FULL'] === '1' && onPath('etcd') !== null && onPath('go') !== null;
jest.setTimeout(3_600_000);

interface Side {
  url: string;
  agent: Agent;
  /** Makes a namespace, and returns the token for it. */
  open(namespace: string): Promise<string>;
}

(isFull ? describe : describe.skip)('beside kube-apiserver', () => {
  let postgres: TestPostgres;
  let api: TestApi;
  let folder: string;
  const processes: ChildProcess[] = [];
  let sides: { kubernetes: Side; service: Side };

  beforeAll(async () => {
    postgres = await startPostgres();
    api = await startApi(await postgres.createDatabase());
    folder = await mkdtemp(path.join(tmpdir(), 'beside-'));
    const binary = await provideKubeApiserver(readConfig(process.env).cacheDir);
    const [port, etcdPort, peerPort] = [await freePort(), await freePort(), await freePort()];
    const { cert, key } = await selfSigned();
    const tls = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem'), caFile: '' };
    await Promise.all([writeFile(tls.certFile, cert), writeFile(tls.keyFile, key)]);
    processes.push(
      spawn(onPath('etcd')!, etcdArguments(folder, etcdPort, peerPort), { stdio: 'ignore' }),
      spawn(binary, await apiserverArguments(folder, tls, port, etcdPort), { stdio: 'ignore' }),
    );
    const url = `https://localhost:${port}`;
    const agent = new Agent({ connect: { ca: cert } });
    const until = (what: string, probe: () => Promise<true>) => waitFor(what, probe, 180_000);
    const makeNamespace = await serveMachines({ url, agent, until });
    sides = {
      kubernetes: { url, agent, open: (name) => makeNamespace(name).then(() => token) },
      service: {
        url: `${api.url}/v1/compute`,
        agent: new Agent({ connect: { ca: api.certificate, servername: 'localhost' } }),
        open: async (name) => (await makeTenant(api.db, name)).token,
      },
    };
  });
  afterAll(async () => {
    for (const each of processes) each.kill('SIGKILL');
    await Promise.all(Object.values(sides ?? {}).map(({ agent }) => agent.destroy()));
    await api?.stop();
    await postgres?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('every request has the same outcome, except where docs/kubectl.md says otherwise', async () => {
    const found: { name: string; said: string; row?: (typeof differences)[number] }[] = [];
    for (const [index, [name, steps]] of Object.entries(cases).entries()) {
      const [kubernetes, service] = [
        await outcomesOf(sides.kubernetes, `beside-${index}`, steps),
        await outcomesOf(sides.service, `beside-${index}`, steps),
      ];
      const at = kubernetes.findIndex((outcome, step) => outcome !== service[step]);
      if (at < 0) continue;
      const said = `${kubernetes[at]} | ${service[at]}`;
      const row = differences.find((each) => each.in.test(name) && each.outcomes.test(said));
      found.push({ name, said, ...(row && { row }) });
    }
    expect(found.filter(({ row }) => row === undefined)).toEqual([]);
    // Each row still holds, and stands in the page.
    const page = await readFile(path.join(import.meta.dirname, '..', '..', 'docs', 'kubectl.md'), 'utf8');
    for (const row of differences) {
      expect(found.filter((each) => each.row === row)).not.toEqual([]);
      expect(page).toContain(`| ${row.what} | ${row.there} | ${row.here} |`);
    }
  });

  test('random histories of applies, patches, and replaces leave the same labels and the same conflicts', async () => {
    const label = fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.constantFrom('1', '2') });
    const labels = fc
      .array(label, { maxLength: 3 })
      .map((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));
    const manager = fc.constantFrom('one', 'two', 'three');
    const writer = fc.constantFrom('editor', 'controller');
    const step: fc.Arbitrary<Step> = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(manager, labels, fc.boolean()).map(([by, wanted, force]) => applied(by, wanted, force)),
      },
      { weight: 1, arbitrary: fc.tuple(writer, labels).map(([by, wanted]) => patched(by, wanted)) },
      { weight: 1, arbitrary: fc.tuple(writer, labels).map(([by, wanted]) => replaced(by, wanted)) },
    );
    let index = 0;
    await fc.assert(
      fc.asyncProperty(
        manager,
        labels,
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (first, wanted, steps) => {
          const namespace = `history-${index++}`;
          const all = [applied(first, wanted, false), ...steps];
          expect(await outcomesOf(sides.service, namespace, all)).toEqual(
            await outcomesOf(sides.kubernetes, namespace, all),
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** What each step led to, without what two servers cannot share: ids, versions, times, and words. */
async function outcomesOf(side: Side, namespace: string, steps: readonly Step[]): Promise<string[]> {
  const credential = await side.open(namespace);
  const name = 'one';
  const known: Record<string, string> = { name, namespace };
  const fill = (text: string) =>
    text.replaceAll(/\$(namespace|name|rv|uid|continue)/g, (_, word: string) => known[word] ?? 'none');
  const result: string[] = [];
  for (const { method = 'GET', at = '', headers = {}, body } of steps) {
    const url =
      side.url +
      (at.startsWith('/') && !at.startsWith('/$name')
        ? at
        : `/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines${fill(at)}`);
    const sent = body === undefined ? undefined : fill(typeof body === 'string' ? body : JSON.stringify(body));
    const response = await request(url, {
      method: method as 'GET',
      dispatcher: side.agent,
      bodyTimeout: 4_000,
      headers: {
        authorization: `Bearer ${credential}`,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    }).catch((error: Error) => error.message);
    if (typeof response === 'string') {
      result.push(response);
      continue;
    }
    const text = await response.body.text().catch(() => 'open');
    result.push(`${response.statusCode} ${described(text, known)}`);
  }
  return result;
}

function described(text: string, known: Record<string, string>): string {
  if (text === '') return 'nothing';
  const events = text.trim().split('\n').map(jsonOrNull) as any[];
  if (events.every((each) => each?.type && each.object))
    return events.map(({ type, object }) => `${type} ${object.reason ?? object.kind}`).join(', ');
  const parsed = jsonOrNull(text) as any;
  if (parsed === null) return 'text';
  const { kind, reason, metadata = {}, items, rows, spec, status } = parsed;
  if (kind === 'Status') return `Status ${reason ?? status}`;
  known['rv'] = metadata.resourceVersion ?? known['rv'] ?? '';
  known['uid'] = metadata.uid ?? known['uid'] ?? '';
  known['continue'] = metadata.continue ?? '';
  const { continue: more, remainingItemCount: left } = metadata;
  if (items) return `${kind} of ${items.length}${more ? ' and more' : ''}${left ? ` (${left})` : ''}`;
  if (rows) return `${kind} of ${rows.length}`;
  const { labels, annotations, generation, finalizers, deletionTimestamp } = metadata;
  const unknown = spec && Object.keys(spec).filter((each) => each === 'unknown');
  const deleted = deletionTimestamp !== undefined;
  return `${kind} ${JSON.stringify({ labels, annotations, finalizers, spec: unknown, generation, deleted })}`;
}
