/** Client libraries of other languages, with only the kubeconfig that the service wrote. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { providePython, pythonCanBeHad, ran } from '../support/contract.ts';
import type { Service } from '../support/service.ts';
import { life } from '../support/worlds/service.ts';

const withPython = pythonCanBeHad() ? test : test.skip;
/** Longer than a client itself waits for anything. */
const timeoutMs = 200_000;
const script = (name: string) => path.join(import.meta.dirname, name);

describe('a client library', () => {
  let service: Service;
  let home: string;
  const environment = () => ({ HOME: home, KUBECONFIG: path.join(service.dataDir, 'kubeconfig') });
  let python: string | null = null;
  beforeAll(async () => {
    service = life.service();
    home = await mkdtemp(path.join(tmpdir(), 'client-libraries-'));
    if (pythonCanBeHad()) python = await providePython();
  }, 1_800_000);
  afterEach(async () => {
    // Each leaves nothing behind.
    expect(await service.listVms()).toEqual([]);
  });
  afterAll(() => home && rm(home, { recursive: true, force: true }));

  test('the JavaScript client creates, watches with an informer, patches, and deletes', async () => {
    const { out, err, code } = await ran(process.execPath, [script('javascriptClient.mjs')], {
      env: environment(),
      timeoutMs,
    });
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
    const { seen, ...told } = JSON.parse(out);
    expect(told).toEqual({
      phaseAtCreation: 'Pending',
      cachedReady: true,
      labels: { a: 'b' },
      refused: 409,
      deletion: 'Success',
      left: 0,
    });
    expect(seen[0]).toEqual(['add', 'from-javascript', 'Pending']);
    expect(seen.at(-1)[0]).toBe('delete');
  }, 240_000);

  withPython(
    'the dynamic Python client discovers, creates, watches, patches and deletes',
    async () => {
      // Without access to its packages there is nothing to try; providePython has reported it.
      if (python === null) return;
      const cache = path.join(environment().HOME, 'discovery.json');
      const { out, err, code } = await ran(path.join(python, 'python'), [script('python_client.py'), cache], {
        env: environment(),
        timeoutMs,
      });
      expect([code, code === 0 ? '' : err]).toEqual([0, '']);
      const { current, start, end, ...told } = JSON.parse(out);
      expect(told).toEqual({
        phaseAtCreation: 'Pending',
        refused: 'AlreadyExists',
        labels: { a: 'b' },
        selected: ['from-python'],
        deletion: 'Success',
        gone: true,
      });
      expect(current.map(([type]: string[]) => type)).toEqual(['ADDED']);
      expect(start.at(-1)).toEqual(['MODIFIED', 'Running']);
      // A quick host stops and destroys in one step, and Deleting is not recorded.
      expect(end.at(-1)).toEqual(['DELETED', expect.stringMatching(/^(Stopping|Deleting)$/)]);
    },
    240_000,
  );

  withPython(
    'CustomObjectsApi of Python writes without a content type, watches, replaces and deletes with options',
    async () => {
      if (python === null) return;
      const program = script(path.join('programs', 'custom_objects.py'));
      const { out, err, code } = await ran(path.join(python, 'python'), [program], { env: environment(), timeoutMs });
      expect([code, code === 0 ? '' : err]).toEqual([0, '']);
      expect(JSON.parse(out)).toMatchObject({
        refused: 'AlreadyExists',
        ready: true,
        labels: { a: 'b', c: 'd' },
        stale: 'Conflict',
        gone: 'NotFound',
      });
    },
    240_000,
  );
});
