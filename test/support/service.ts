/** The whole service as a user starts it: the built program's `up`, with processes that a test may kill. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { listSimulatedInventory } from '../../src/drivers/simulated/disk.ts';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { signal } from '../../src/lib/processes.ts';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { waitFor } from './wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
export const program = path.join(root, 'dist', 'src', 'main.js');

/** For a machine on which everything else runs as well. */
const startLimitMs = 300_000;

export type Part = 'api' | 'worker' | 'host' | 'codec' | 'temporal' | 'postgres';

/** Command lines that tell a part's own process from its process wrapper and from unrelated processes. */
const marks: Record<Part, (dataDir: string) => string> = {
  api: () => `${program} api`,
  worker: () => `${program} worker`,
  host: () => `${program} host`,
  codec: () => `${program} codec`,
  temporal: (dataDir) => `temporal server start-dev .*${dataDir}/`,
  postgres: (dataDir) => `bin/postgres -D ${dataDir}/postgres`,
};

export interface Answer {
  status: number;
  body: any;
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts `up` on a data folder (a new one unless given) and waits until it reports that it is ready. */
export async function startService({
  dataDir: given,
  environment = {},
  options = ['--no-check'],
}: {
  dataDir?: string;
  environment?: Record<string, string>;
  options?: string[];
} = {}) {
  if (!existsSync(program)) throw new Error('the program is not built: npm run build');
  const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'service-')));
  let output = '';
  let up: ChildProcess = start();

  function start(): ChildProcess {
    output = '';
    const child = spawn(process.execPath, [program, 'up', ...options], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATA_DIR: dataDir,
        HTTPS_PORT: '0',
        TEMPORAL_PORT: '0',
        TEMPORAL_UI_PORT: '0',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_SECOND: '10000',
        CONNECTIONS_PER_ADDRESS: '10000',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += String(text)));
    return child;
  }
  async function untilStarted(): Promise<string> {
    await waitFor(
      'the service to be up',
      () => {
        if (up.exitCode !== null) throw new Error(`up ended with ${up.exitCode}: ${output}`);
        return /kubeconfig {2,}/.test(output);
      },
      startLimitMs,
    );
    return /API {2,}(\S+)/.exec(output)![1]!;
  }
  let url = await untilStarted().catch((error) => {
    up.kill('SIGTERM');
    throw error;
  });
  let dispatcher = await trust();

  async function trust(): Promise<Agent> {
    return new Agent({ connect: { ca: await readFile(path.join(dataDir, 'ca.pem'), 'utf8') }, connections: 16 });
  }
  /** Retries a 503 after its Retry-After. A busy service promises to serve a client that comes back. */
  async function send(method: string, at: string, content: { token?: string; body?: unknown } = {}): Promise<Answer> {
    for (let left = 20; ; left--) {
      const { retryAfterSeconds, ...answer } = await sendOnce(method, at, content);
      if (answer.status !== 503 || left === 0) return answer;
      await sleep((retryAfterSeconds || 1) * 1_000);
    }
  }
  async function sendOnce(
    method: string,
    at: string,
    { token, body }: { token?: string; body?: unknown },
  ): Promise<Answer & { retryAfterSeconds: number }> {
    const answer = await request(url + at, {
      method: method as 'GET',
      dispatcher,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      body: text ? JSON.parse(text) : null,
      retryAfterSeconds: Number(answer.headers['retry-after']),
    };
  }
  /** A session lives for 15 minutes; a suite on a busy machine may take longer. */
  async function token(): Promise<string> {
    if (!session || performance.now() - session.mintedAtMs > 300_000)
      session = { token: await mint(), mintedAtMs: performance.now() };
    return session.token;
  }
  let session: { token: string; mintedAtMs: number } | null = null;
  async function mint(): Promise<string> {
    const { id, secret } = JSON.parse(await readFile(path.join(dataDir, 'api-key.json'), 'utf8')) as {
      id: string;
      secret: string;
    };
    const { status, body } = await send('POST', '/v1/auth/token', {
      body: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
    });
    if (status !== 200) throw new Error(`no session: ${status}`);
    return body.access_token;
  }
  const withToken = async (method: string, at: string, body?: unknown) =>
    send(method, at, { token: await token(), ...(body === undefined ? {} : { body }) });
  /** A session that `recover` or a revocation ended is replaced once. */
  const call = async (method: string, at: string, body?: unknown): Promise<Answer> => {
    const answer = await withToken(method, at, body);
    if (answer.status !== 401) return answer;
    session = null;
    return withToken(method, at, body);
  };
  const { tenants } = (await call('GET', '/v1/admin/account')).body;
  const namespace: string = tenants[0].namespace;
  const vms = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;

  const service = {
    dataDir,
    namespace,
    vms,
    get url() {
      return url;
    },
    output: () => output,
    call,
    /** The same with the session of another customer, or with none. */
    send,
    /** A session of the customer that comes with the service. */
    session: token,

    /**
     * Creates a VM and retries while the API is away. On a retry, "exists" means that the first attempt had arrived.
     */
    createVm: (
      name: string,
      { fault, probe = true, cpu = 1 }: { fault?: string; probe?: boolean; cpu?: number } = {},
    ): Promise<void> =>
      waitFor(`${name} to be accepted`, async () => {
        const { status, body } = await call('POST', vms, {
          apiVersion: 'compute.service/v1alpha1',
          kind: 'VirtualMachine',
          metadata: { name, ...(fault ? { labels: { [faultLabel]: fault } } : {}) },
          spec: {
            imageRef: 'debian-12',
            resources: { cpu, memoryGiB: 1, diskGiB: 1 },
            ports: [{ name: 'http', guestPort: 80, readinessProbe: probe }],
          },
        });
        if (status === 201 || status === 409) return true;
        throw new Error(`${status}: ${body?.message}`);
      }).then(() => undefined),
    getVm: async (name: string) => (await call('GET', `${vms}/${name}`)).body,
    listVms: async () =>
      (await call('GET', vms)).body.items as {
        metadata: { name: string };
        status: { phase: string; readyForAccess: boolean; failureCode?: string };
      }[],
    deleteVm: async (name: string) => (await call('DELETE', `${vms}/${name}`)).status,
    untilReady: (name: string) =>
      waitFor(`${name} to be ready`, async () => (await service.getVm(name)).status?.readyForAccess === true, 120_000),
    untilGone: (name: string) =>
      waitFor(`${name} to be gone`, async () => (await call('GET', `${vms}/${name}`)).status === 404, 120_000),

    /** Process ids of a part of this service. */
    pidsOf(part: Part): number[] {
      const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
        .filter((match) => match !== null);
      const family = new Set([up.pid!]);
      for (let size = 0; size !== family.size; ) {
        size = family.size;
        for (const [, pid, parent] of all) if (family.has(Number(parent))) family.add(Number(pid));
      }
      const mark = new RegExp(marks[part](dataDir));
      return all
        .filter(([, pid, , args]) => family.has(Number(pid)) && mark.test(args!) && !args!.includes(`${program} keep`))
        .map(([, pid]) => Number(pid));
    },
    /** kill -9. The supervisor restarts the part. */
    kill(part: Part): void {
      const pids = service.pidsOf(part);
      if (pids.length === 0) throw new Error(`no ${part} runs`);
      // One may already be gone: a Postgres backend looks like its parent for a moment.
      for (const pid of pids) signal(pid, 'SIGKILL');
    },
    killUp(): Promise<void> {
      const gone = new Promise<void>((resolve) => up.once('exit', () => resolve()));
      up.kill('SIGKILL');
      return gone;
    },
    /** Like Ctrl-C. */
    async interrupt(): Promise<void> {
      const gone = new Promise<void>((resolve) => up.once('exit', () => resolve()));
      up.kill('SIGINT');
      await gone;
    },
    async startAgain(more: string[] = options): Promise<void> {
      options = more;
      up = start();
      url = await untilStarted();
      await dispatcher.close();
      dispatcher = await trust();
    },

    /** The service's database, read-only by convention. */
    async database(): Promise<Database> {
      return openDatabase((await embeddedDatabaseUrl(dataDir))!, { poolSize: 2 });
    },
    inventory: () => listSimulatedInventory(dataDir),

    /** Deletes every VM. Afterward no host, capacity, wake, or unrated bill may be left. */
    async verifyCleanSlate(): Promise<void> {
      // A part may have been killed a moment ago, so requests that get no response are repeated.
      await waitFor(
        'every VM to be gone',
        async () => {
          const vms = await service.listVms();
          for (const { metadata } of vms) await service.deleteVm(metadata.name);
          return vms.length === 0;
        },
        120_000,
      );
      expect(await service.inventory()).toEqual([]);
      const db = await service.database();
      try {
        await waitFor('the outbox to be empty', async () => (await db.outboxEntry.count()) === 0);
        expect(await db.placement.count({ where: { releasedAt: null } })).toBe(0);
        expect(await db.host.count({ where: { OR: [{ machinesHeld: { not: 0 } }, { cpuUsed: { not: 0 } }] } })).toBe(0);
        expect(await db.lifecycle.count({ where: { ratedAt: null } })).toBe(0);
      } finally {
        await db.$disconnect();
      }
    },

    async stop(): Promise<void> {
      await dispatcher.close();
      if (up.exitCode === null && up.signalCode === null) {
        const gone = new Promise((resolve) => up.once('exit', resolve));
        up.kill('SIGTERM');
        await gone;
      }
      // A server that had to be killed leaves children, which end a moment later.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
  return service;
}
