/**
 * The check of a start: a machine of its own, created by the API as a customer's is, and deleted again. An account of its
 * own pays for it, so that the customer's usage shows only the customer's machines.
 */
import { readFile } from 'node:fs/promises';
import { Agent, fetch } from 'undici';
import { scopes } from '../domain/scopes.ts';
import { waitFor } from '../lib/waiting.ts';
import { createApiKey, latestEnd } from '../store/accounts/apiKeys.ts';
import { createCustomer } from '../store/accounts/customers.ts';
import { commandLine, recordAudit } from '../store/core/audit.ts';
import { openDatabase, transaction } from '../store/core/db.ts';
import type { Fleet } from '../store/fleet/applyFleet.ts';

const slug = 'start-check';
const label = 'compute.service/start-check';
const deadlineMs = 30_000;

export interface StartCheck {
  databaseUrl: string;
  /** Where the API of this start listens. */
  url: string;
  caFile: string;
  fleet: Fleet;
}

/** What is read of the responses. */
interface Answer {
  access_token: string;
  metadata: { name: string };
  status: { phase: string; failureMessage?: string; readyForAccess: boolean };
  message?: string;
  detail?: string;
}

/** A simulated fleet boots a machine in less than a second; a real one takes minutes, and room that customers need. */
export function canCheck({ hosts, images }: Fleet): boolean {
  const builders = hosts.filter(({ workload }) => workload === 'VirtualMachine');
  return images.length > 0 && builders.length > 0 && builders.every(({ driver }) => driver === 'simulated');
}

/** Returns null once the machine was ready, else the reason why it was not. */
export async function checkStart({ databaseUrl, url, caFile, fleet }: StartCheck): Promise<string | null> {
  const dispatcher = new Agent({ connect: { ca: await readFile(caFile, 'utf8') } });
  let token = '';
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      dispatcher,
      signal: AbortSignal.timeout(deadlineMs),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(answer.message ?? answer.detail ?? `status ${response.status}`);
    return answer;
  };
  try {
    const { id, secret, namespace } = await account(databaseUrl, fleet);
    const credentials = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    token = (await send('POST', '/v1/auth/token', credentials)).access_token;
    const machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
    const { metadata } = await send('POST', machines, {
      apiVersion: 'compute.service/v1alpha1',
      kind: 'VirtualMachine',
      metadata: { generateName: 'check-', labels: { [label]: 'true' } },
      spec: { imageRef: fleet.images[0]!.name, ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }] },
    });
    try {
      let state = '';
      const isReady = async () => {
        const { status } = await send('GET', `${machines}/${metadata.name}`);
        state = [status.phase, status.failureMessage].filter(Boolean).join(': ');
        return status.readyForAccess === true || undefined;
      };
      await waitFor(isReady, { deadlineMs, everyMs: 50, late: () => new Error(`it was ${state}`) });
    } finally {
      // Also one that a killed start left.
      await send('DELETE', `${machines}?labelSelector=${encodeURIComponent(label)}`);
    }
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await dispatcher.close();
  }
}

/** The account of the check, with a new key that ends within a day. */
async function account(databaseUrl: string, { hosts }: Fleet) {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const known = await db.customer.findUnique({ where: { slug }, select: { id: true } });
    if (!known) {
      const { region } = hosts.find(({ workload }) => workload === 'VirtualMachine')!;
      const customer = { slug, displayName: 'Check of npm start', region, keyDays: 1 };
      const { namespace, apiKey } = await createCustomer(db, customer);
      return { ...apiKey, namespace };
    }
    const tenant = await db.tenant.findFirstOrThrow({
      where: { customerId: known.id, isDefault: true },
      select: { id: true, namespace: { select: { name: true } } },
    });
    const maker = { type: commandLine.actorType, id: commandLine.actorId };
    const made = { customerId: known.id, tenantId: tenant.id, name: 'default', scopes, maker, expiresAt: latestEnd(1) };
    const { key, secret } = await transaction(db, async (tx) => {
      const created = await createApiKey(tx, made);
      const { id: target } = created.key;
      await recordAudit(tx, { customerId: known.id, ...commandLine, action: 'api-key.create', target });
      return created;
    });
    return { id: key.id, secret, namespace: tenant.namespace!.name };
  } finally {
    await db.$disconnect();
  }
}
