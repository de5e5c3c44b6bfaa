/** An event of the audit log as a sentence: who did what to what, by their names. */
import type { ComponentChildren } from 'preact';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { client } from '../api.ts';
import { useLoad } from '../load.ts';
import { base, Link } from '../router.tsx';
import { useAccount } from '../session.tsx';
import { auditSentences } from './auditSentences.ts';

export type AuditEvent = components['schemas']['AuditEvent'];
type NameOf = (id: string) => string | undefined;

/** Lists whose rows events are about. What cannot be read, or is gone, has the name that an event gives it. */
const lists: readonly ((signal: AbortSignal) => Promise<readonly (readonly [id: string, name: string])[]>)[] = [
  async (signal) =>
    (await unwrap(client.api.GET('/v1/admin/customer-users', { signal }))).customer_users.map(
      ({ id, email }) => [id, email] as const,
    ),
  async (signal) =>
    (await unwrap(client.api.GET('/v1/admin/api-keys', { signal }))).api_keys.map(
      ({ id, name }) => [id, name] as const,
    ),
  async (signal) =>
    (await unwrap(client.api.GET('/v1/admin/webhooks', { signal }))).webhooks.map(
      ({ id, name }) => [id, name] as const,
    ),
  async (signal) =>
    (await unwrap(client.api.GET('/v1/admin/identity/providers', { signal }))).providers.map(
      ({ id, display_name }) => [id, display_name] as const,
    ),
  async (signal) =>
    (await unwrap(client.api.GET('/v1/admin/identity/principals', { signal }))).principals.map(
      ({ id, display_name }) => [id, display_name] as const,
    ),
];

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of what events are about: as the events have them, or else as it is called now. */
export function useAuditNames(events: readonly AuditEvent[]): NameOf {
  const { tenants } = useAccount();
  const named = new Map(tenants.map(({ id, slug }) => [id, slug]));
  for (const { actor_id, actor_name, target, details } of events) {
    if (actor_name) named.set(actor_id, actor_name);
    const name = details['name'] ?? details['email'] ?? details['slug'] ?? details['issuer'];
    if (typeof name === 'string') named.set(target, name);
  }
  const isAnyUnknown = events.some(({ target }) => id.test(target) && !named.has(target));
  const { loaded } = useLoad(
    async (signal) => {
      if (!isAnyUnknown) return new Map<string, string>();
      const read = await Promise.allSettled(lists.map((list) => list(signal)));
      return new Map(read.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
    },
    [isAnyUnknown],
  );
  const present = loaded.state === 'ready' ? loaded.data : new Map<string, string>();
  return (of) => named.get(of) ?? present.get(of);
}

const kindsOfActor: Readonly<Record<string, string>> = {
  human: 'A person',
  workload: 'A workload',
  'api-key': 'An API key',
  'registration-code': 'A registration code',
  operator: 'An operator',
  host: 'A host',
  service: 'The service',
};

/** The actor by name: an operator, whose name is of another company, by what they are. */
export function actorOf({ actor_type, actor_name, actor_id }: AuditEvent, nameOf: NameOf): string {
  const kind = kindsOfActor[actor_type] ?? actor_type;
  const name = actor_name ?? nameOf(actor_id);
  if (name === undefined || actor_type === 'service') return kind;
  return actor_type === 'human' ? name : `${kind} (${name})`;
}

export function Sentence({ of: event, nameOf }: { of: AuditEvent; nameOf: NameOf }) {
  const [before, after] = (auditSentences[event.action as AuditAction] ?? `${event.action} {}`).split('{}');
  return (
    <>
      <strong>{actorOf(event, nameOf)}</strong> {before}
      {after !== undefined && <Target of={event} nameOf={nameOf} />}
      {after}
    </>
  );
}

/** By its name, where one is known, and a machine with its page. */
function Target({ of: { target, details }, nameOf }: { of: AuditEvent; nameOf: NameOf }): ComponentChildren {
  const { kind, name: given, customer_user_id: person } = details;
  const name = typeof given === 'string' ? given : (nameOf(target) ?? nameOf(String(person)));
  const machineKind = machineKinds.find((each) => each === kind);
  if (machineKind && name) return <Link to={`${base}/machines/${kinds[machineKind].shortName}/${name}`}>{name}</Link>;
  // An id of something that is gone says nothing, but tells it from others.
  const shown = name ?? target.replace(id, (whole) => `${whole.slice(0, 8)}…`);
  return <span title={target}>{shown}</span>;
}
