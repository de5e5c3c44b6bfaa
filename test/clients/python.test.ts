/** The Python client: its own tests against a running service, its types, its package, and its page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { providePython, pythonCanBeHad, ran } from '../support/contract.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const client = path.join(root, 'python');
const timeoutMs = 600_000;
const title = `the Python client${pythonCanBeHad() ? '' : ' (skipped: no python3 with venv on PATH)'}`;

(pythonCanBeHad() ? describe : describe.skip)(title, () => {
  let folder: string;
  /** Null where its packages cannot be fetched; providePython has reported it. */
  let bin: string | null;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'python-client-'));
    bin = await providePython('ownClient');
  }, 1_800_000);
  afterAll(() => folder && rm(folder, { recursive: true, force: true }));

  const python = (args: string[], more: Record<string, string> = {}) =>
    ran(path.join(bin!, 'python'), args, {
      cwd: client,
      timeoutMs,
      env: {
        HOME: folder,
        PYTHONPATH: path.join(client, 'src'),
        PYTHONDONTWRITEBYTECODE: '1',
        COMPUTE_SERVER: life.service().url,
        COMPUTE_CA_FILE: path.join(life.service().dataDir, 'ca.pem'),
        COMPUTE_API_KEY_FILE: path.join(life.service().dataDir, 'api-key.json'),
        TEST_FAULT_LABEL: faultLabel,
        TEST_FAULT: 'refuse-spec',
        ...more,
      },
    });

  test(
    'creates, waits, watches, repeats, and says what is refused',
    async () => {
      if (bin === null) return;
      const { code, out, err } = await python(['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '-W', 'error', 'tests']);
      expect([code, code === 0 ? '' : out + err]).toEqual([0, '']);
      expect(out).toMatch(/\d+ passed/);
      expect(out).not.toMatch(/skipped/);
      expect(await life.service().listVms()).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'a wait goes on when the API is killed',
    async () => {
      if (bin === null) return;
      const script = `
import os
from compute_service import Client, key_file
key = key_file(os.environ["COMPUTE_API_KEY_FILE"])
with Client(os.environ["COMPUTE_SERVER"], auth=key, ca_file=os.environ["COMPUTE_CA_FILE"]) as client:
    machines = client.virtual_machines
    labels = {os.environ["TEST_FAULT_LABEL"]: "slow.2000"}
    created = machines.create({"metadata": {"name": "py-slow", "labels": labels}, "spec": {"imageRef": "debian-12"}})
    print(machines.wait_ready(created)["status"]["readyForAccess"])
    machines.delete("py-slow")
    machines.wait_gone(created)
`;
      const waited = python(['-c', script]);
      await waitFor('the machine to be there', async () => (await life.service().listVms()).length === 1, 60_000);
      life.service().kill('api');
      expect(await waited).toEqual({ code: 0, out: 'True\n', err: '' });
      expect(await life.service().listVms()).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'is typed: mypy finds nothing in it, nor in what its tests do with it',
    async () => {
      if (bin === null) return;
      const { code, out } = await python(['-m', 'mypy', '--cache-dir', path.join(folder, 'mypy')]);
      expect([code, code === 0 ? '' : out]).toEqual([0, '']);
    },
    timeoutMs,
  );

  test(
    'is a package that is installed without its sources',
    async () => {
      if (bin === null) return;
      const wheels = path.join(folder, 'wheels');
      const pip = (...args: string[]) =>
        python(['-m', 'pip', '--disable-pip-version-check', ...args], { PYTHONPATH: '' });
      const build = ['wheel', '--quiet', '--no-deps', '--no-build-isolation', '--wheel-dir', wheels, client];
      expect(await pip(...build)).toMatchObject({ code: 0 });
      const target = path.join(folder, 'installed');
      const install = ['install', '--quiet', '--no-deps', '--no-index', '--find-links', wheels, '--target', target];
      expect(await pip(...install, 'compute-service-client')).toMatchObject({ code: 0 });
      const script = 'import compute_service; print(compute_service.__file__)';
      const { out } = await python(['-c', script], { PYTHONPATH: target });
      expect(out.trim()).toBe(path.join(target, 'compute_service', '__init__.py'));
      expect(await readFile(path.join(target, 'compute_service', 'py.typed'), 'utf8')).toBe('');
    },
    timeoutMs,
  );

  test(
    'its page works as it is written',
    async () => {
      if (bin === null) return;
      const page = await readFile(path.join(root, 'docs', 'python.md'), 'utf8');
      const blocks = [...page.matchAll(/```python\n([\s\S]*?)```/g)].map(([, text]) => text!);
      const { url, dataDir } = life.service();
      const own = (text: string) =>
        text.replaceAll('https://localhost:8443', url).replaceAll('".data/', `"${dataDir}/`);
      // The first is a program; each of the others goes on within it.
      const [first, ...others] = blocks.map(own);
      const indented = others.map((text) => text.replace(/^(?=.)/gm, '    ')).join('\n');
      const { code, err } = await python(['-W', 'error', '-c', `${first}\n${indented}`]);
      expect([code, err]).toEqual([0, '']);
      expect(await life.service().listVms()).toEqual([]);
    },
    timeoutMs,
  );
});
