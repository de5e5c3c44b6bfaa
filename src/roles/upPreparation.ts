/**
 * What only the start of `up` needs: the certificate, the store's contents, Temporal's namespace, and the waits until
 * each server is ready.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent, fetch } from 'undici';
import { enrollMissing } from '../cli/fleet/hostKeyCommands.ts';
import { localSignInAddress } from '../cli/session/signInCommands.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { readFleetFile } from '../fleet/fleetFile.ts';
import { UserError } from '../lib/errors.ts';
import { readIfPresent, writeDurably } from '../lib/files.ts';
import { pause, waitFor } from '../lib/waiting.ts';
import { proofsOf } from '../secrets/proofs.ts';
import type { Config } from '../settings/config.ts';
import { newApiKey, type PlainApiKey } from '../store/accounts/apiKeys.ts';
import { createCustomer } from '../store/accounts/customers.ts';
import { type Database, openDatabase } from '../store/core/db.ts';
import { migrate } from '../store/core/migrate.ts';
import { prepareServiceRoles, type ServiceUrls, serviceUrlsOf, urlAs } from '../store/core/serviceRole.ts';
import { applyFleet, type Fleet, FleetRefused } from '../store/fleet/applyFleet.ts';
import { lazyClient, temporalAnswers } from '../temporal/connection.ts';
import { readRouting } from '../temporal/deployment.ts';
import { prepareNamespace } from '../temporal/preparation.ts';
import { findRestore } from '../temporal/restored.ts';
import { fullDiskNote } from '../up/fullDisk.ts';
import { type KubeconfigOptions, writeKubeconfig } from '../up/kubeconfig.ts';
import { waitForPostgres } from '../up/postgres.ts';
import { ensureTls, type TlsFiles } from '../up/tls.ts';
import { waitForTemporal } from '../up/waitForTemporal.ts';
import { canCheck, checkStart, type StartCheck } from './startCheck.ts';

const readyDeadlineMs = 90_000;
const restoreCheckMs = 15_000;
const lookAgainMs = 1_000;
const temporalCallMs = 5_000;

type Print = (line: string) => void;

export class UpPreparation {
  readonly #config: Config;
  readonly #print: Print;
  readonly #startedAtMs = Date.now();
  #fleet: Fleet | null = null;

  constructor(config: Config, print: Print) {
    this.#config = config;
    this.#print = print;
  }

  /** Call this first, so that mistakes in the fleet file are reported before anything starts. */
  async readFleet(): Promise<void> {
    this.#fleet = await readFleetFile(this.#config.fleetFile, this.#config);
  }

  /** The names of the fleet's images, in the file's order. */
  get images(): string[] {
    return this.#fleet!.images.map(({ name }) => name);
  }

  async makeCertificate(): Promise<TlsFiles> {
    return ensureTls(this.#config.dataDir);
  }

  /** Waits for the embedded server, and creates the service's database in it. */
  async waitForPostgres(url: string): Promise<void> {
    await waitForPostgres(url, readyDeadlineMs, this.#isHopeless);
  }

  /** Migrates, applies the fleet, and creates a demo customer in an empty database. Returns the kubeconfig's namespace. */
  async fillStore(databaseUrl: string): Promise<string> {
    await migrate(databaseUrl, this.#config);
    const fleet = this.#fleet!;
    const db = openDatabase(databaseUrl, { poolSize: 2 });
    try {
      await this.#applyFleet(db, fleet);
      await this.#enrollHosts(db);
      return await ensureDemoCustomer(db, this.#config.dataDir, fleet);
    } finally {
      await db.$disconnect();
    }
  }

  /** Waits for secret keys that are missing: "secrets abandon" needs the database, which runs at this point. */
  async #enrollHosts(db: Database): Promise<void> {
    for (let isTold = false; ; isTold = true)
      try {
        await enrollMissing(db, this.#config);
        return;
      } catch (error) {
        if (!(error instanceof SecretKeyError)) throw error;
        if (!isTold) this.#print(`${error.message}\nThe start goes on once the key is back or given up.`);
        await pause(lookAgainMs);
      }
  }

  /**
   * Returns how the API and the worker reach the database: each as a role that owns nothing, with a new password. Roles are
   * of a whole server, so none is made unasked in one of the user's own, where both are the owner.
   */
  async serviceUrls(ownerUrl: string): Promise<ServiceUrls> {
    const urlOf = (role: string) => urlAs(ownerUrl, `compute_${role}`, randomBytes(24).toString('hex'));
    const given = serviceUrlsOf(this.#config);
    if (given === null && this.#config.DATABASE_URL !== '') {
      this.#print(
        'The API and the worker use the database as its owner: who takes over one of them may change everything ' +
          'there. Set DATABASE_API_URL and DATABASE_WORKER_URL, each with a role and a password of your choice: ' +
          'the next start makes these roles (docs/deploy.md#prepare).',
      );
      return { api: ownerUrl, worker: ownerUrl };
    }
    const urls = given ?? { api: urlOf('api'), worker: urlOf('worker') };
    await prepareServiceRoles(ownerUrl, urls);
    return urls;
  }

  /** Waits for the embedded server. */
  async waitForTemporal(address: string): Promise<void> {
    const { TEMPORAL_NAMESPACE: namespace } = this.#config;
    await waitForTemporal(address, { namespace, deadlineMs: readyDeadlineMs, isHopeless: this.#isHopeless });
  }

  /**
   * Returns a line for each change to the namespace. A server that is away is left to the roles, which wait for it and
   * say what it lacks.
   */
  async prepareNamespace(temporalAddress: string): Promise<string[]> {
    const config = { ...this.#config, TEMPORAL_ADDRESS: temporalAddress };
    const client = lazyClient(config);
    try {
      return (await temporalAnswers(client, config, restoreCheckMs)) ? await prepareNamespace(client) : [];
    } finally {
      await client.connection.close();
    }
  }

  /** Starts no role on a database restored from a backup; `recover` needs the servers that run at this point. */
  async untilRecovered(databaseUrl: string, temporalAddress: string): Promise<void> {
    const config = { ...this.#config, TEMPORAL_ADDRESS: temporalAddress };
    const client = lazyClient(config);
    const db = openDatabase(databaseUrl, { poolSize: 1 });
    const proofs = proofsOf(config, this.#print);
    const witnesses = { db, client, proofs, unenrolledHosts: config.UNENROLLED_HOSTS };
    const look = () => client.withDeadline(Date.now() + restoreCheckMs, () => findRestore(witnesses));
    try {
      // When Temporal is external and unavailable, the roles wait for it and check themselves.
      if (!(await temporalAnswers(client, config, restoreCheckMs))) return;
      let restore = await look().catch(() => null);
      if (restore)
        this.#print(
          `${restore.message}\nThe API and the worker start only after "recover" has made the database safe.`,
        );
      while (restore) {
        await pause(lookAgainMs);
        restore = await look().catch(() => restore);
      }
    } finally {
      await db.$disconnect();
      await client.connection.close();
    }
  }

  async waitForApi({ url, caFile, logFile }: { url: string; caFile: string; logFile: string }): Promise<void> {
    const agent = new Agent({ connect: { ca: await readFile(caFile, 'utf8') } });
    try {
      await waitFor(
        async () => {
          const response = await fetch(url, { dispatcher: agent, signal: AbortSignal.timeout(5_000) });
          await response.text();
          return response.ok ? true : undefined;
        },
        {
          deadlineMs: readyDeadlineMs,
          everyMs: 100,
          late: () =>
            new UserError(
              `The API did not become ready within ${readyDeadlineMs / 1000} s: its log ${logFile} says why.`,
            ),
          fatal: this.#isHopeless,
        },
      );
    } finally {
      await agent.close();
    }
  }

  /** Whether a worker of this start takes work. A Temporal server of one's own may be away for longer. */
  async waitForWorker(temporalAddress: string): Promise<boolean> {
    const isOwn = !this.#config.TEMPORAL_ADDRESS;
    const client = lazyClient({ ...this.#config, TEMPORAL_ADDRESS: temporalAddress });
    const polls = async () => {
      const { workers } = await client.withDeadline(Date.now() + temporalCallMs, () => readRouting(client));
      const isNew = ({ lastSeenAt }: { lastSeenAt: Date }) => !isOwn || lastSeenAt.getTime() >= this.#startedAtMs;
      return workers.some(isNew) || undefined;
    };
    try {
      const deadlineMs = isOwn ? readyDeadlineMs : restoreCheckMs;
      return await waitFor(polls, { deadlineMs, everyMs: 100, late: () => new Error('no worker polls') });
    } catch {
      return false;
    } finally {
      await client.connection.close();
    }
  }

  /** Prints whether a machine becomes ready. A database that this start did not make gets no account for that. */
  async check(of: Omit<StartCheck, 'fleet'>, report: Print): Promise<void> {
    if (this.#config.DATABASE_URL || !canCheck(this.#fleet!)) return;
    report('checking with a machine of its own (--no-check leaves that out)');
    const problem = await checkStart({ ...of, fleet: this.#fleet! });
    if (problem === null) return;
    const logs = path.join(this.#config.dataDir, 'logs');
    this.#print(`The machine of the check did not become ready (${problem}), so yours may wait as well: see ${logs}.`);
  }

  async writeKubeconfig(options: KubeconfigOptions): Promise<string> {
    return writeKubeconfig(options);
  }

  async localSignIn(databaseUrl: string, publicUrl: string): Promise<string | null> {
    const db = openDatabase(databaseUrl, { poolSize: 1 });
    try {
      return await localSignInAddress(db, { dataDir: this.#config.dataDir, publicUrl });
    } finally {
      await db.$disconnect();
    }
  }

  readonly #isHopeless = () => fullDiskNote(this.#config.dataDir) !== '';

  async #applyFleet(db: Database, fleet: Fleet): Promise<void> {
    try {
      await applyFleet(db, fleet);
    } catch (error) {
      if (!(error instanceof FleetRefused)) throw error;
      // A service that already ran must start again whatever the file says, so the fleet stays as it was.
      for (const problem of error.problems) this.#print(`the fleet stays as it was: ${problem}`);
    }
  }
}

/**
 * In a database without customers: creates one, with its key in DATA_DIR/api-key.json. The key is written before the
 * customer is committed, so a kill between the two leaves a key that the next start uses, never a customer without a
 * key.
 */
async function ensureDemoCustomer(db: Database, dataDir: string, fleet: Fleet): Promise<string> {
  const file = path.join(dataDir, 'api-key.json');
  const text = await readIfPresent(file);
  const known = text === null ? null : (JSON.parse(text) as PlainApiKey);
  if ((await db.customer.count()) === 0) {
    const apiKey = known ?? newApiKey();
    if (known === null) await writeDurably(file, `${JSON.stringify(apiKey, null, 2)}\n`, 0o600);
    const region = fleet.regions[0]!;
    return (
      await createCustomer(db, {
        slug: 'demo',
        displayName: 'Demo',
        region,
        apiKey,
      })
    ).namespace;
  }
  const key =
    known &&
    (await db.apiKey.findUnique({ where: { id: known.id }, select: { tenant: { select: { namespace: true } } } }));
  return key?.tenant.namespace?.name ?? 'default';
}
