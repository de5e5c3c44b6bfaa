/** The account's audit log, with the filters of the API. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { auditActions } from '../../../src/domain/auditActions.ts';
import { kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { client } from '../api.ts';
import { Badge, Empty, Failure, Field, Heading, More, Select, Shown, Table, Time, typing } from '../parts.tsx';
import { base, go, Link, setQuery, useRoute } from '../router.tsx';
import { usePages } from './pages.ts';

const filters = [
  { name: 'action', label: 'Action', example: 'machine.create' },
  { name: 'target', label: 'Target', example: '' },
  { name: 'actor_id', label: 'Actor', example: 'its id' },
  { name: 'address', label: 'Address', example: '192.0.2.1' },
  { name: 'request_id', label: 'Request', example: 'its id' },
  { name: 'from', label: 'From', example: '' },
  { name: 'to', label: 'To', example: '' },
] as const;
const outcomes = [
  { value: '', label: 'Every outcome' },
  { value: 'success', label: 'success' },
  { value: 'refused', label: 'refused' },
] as const;
const actors = ['', 'human', 'workload', 'api-key', 'registration-code', 'operator', 'host', 'service'] as const;

/** What the fields of a time have is local, and without a zone. */
const instant = (name: string, value: string) =>
  (name === 'from' || name === 'to') && value !== '' ? new Date(value).toISOString() : value;

export function Audit() {
  const { path, query } = useRoute();
  const given = Object.fromEntries(
    [...filters.map(({ name }) => name), 'outcome', 'actor_type']
      .map((name) => [name, instant(name, query.get(name) ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(Object.fromEntries(query));
  const { loaded, reload, next, more, error } = usePages(
    async (cursor, signal) => {
      const params = { query: { ...given, limit: 100, ...(cursor && { cursor }) } as never };
      const list = await unwrap(client.api.GET('/v1/admin/audit-events', { params, signal }));
      return { items: list.audit_events, next: list.next_cursor };
    },
    [JSON.stringify(given)],
  );
  const apply = (event: Event) => {
    event.preventDefault();
    setQuery(Object.fromEntries(filters.map(({ name }) => [name, (draft[name] ?? '').trim()])));
  };
  const only = (name: string, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setQuery({ [name]: value });
  };
  return (
    <>
      <Heading title="Audit log">
        <button type="button" class="button" onClick={reload}>
          Read again
        </button>
      </Heading>
      <form class="card" onSubmit={apply}>
        <datalist id="audit-actions">
          {Object.keys(auditActions).map((action) => (
            <option key={action} value={action} />
          ))}
        </datalist>
        <div class="filter-grid">
          {filters.map(({ name, label, example }) => (
            <Field key={name} label={label}>
              {(control) =>
                name === 'from' || name === 'to' ? (
                  <input
                    {...control}
                    type="datetime-local"
                    value={draft[name] ?? ''}
                    onInput={typing((value) => setDraft({ ...draft, [name]: value }))}
                  />
                ) : (
                  <input
                    {...control}
                    placeholder={example}
                    list={name === 'action' ? 'audit-actions' : undefined}
                    value={draft[name] ?? ''}
                    onInput={typing((value) => setDraft({ ...draft, [name]: value }))}
                    spellcheck={false}
                  />
                )
              }
            </Field>
          ))}
          <Field label="Kind of actor">
            {(control) => (
              <Select
                {...control}
                options={actors.map((value) => ({ value, label: value === '' ? 'Every kind' : value }))}
                value={(query.get('actor_type') ?? '') as (typeof actors)[number]}
                onChoose={(actor_type) => setQuery({ actor_type })}
              />
            )}
          </Field>
          <Field label="Outcome">
            {(control) => (
              <Select
                {...control}
                options={outcomes}
                value={(query.get('outcome') ?? '') as '' | 'success' | 'refused'}
                onChoose={(outcome) => setQuery({ outcome })}
              />
            )}
          </Field>
        </div>
        <div class="buttons">
          <button type="submit" class="button primary">
            Filter
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setDraft({});
              go(path, { replace: true });
            }}
          >
            Show all
          </button>
        </div>
      </form>
      {error !== null && <Failure error={error} />}
      <Shown of={loaded} retry={reload}>
        {(events) =>
          events.length === 0 ? (
            <Empty title="No events match these filters" />
          ) : (
            <Table caption="Audit events" head={['Time', 'Who', 'What', 'Outcome', 'From']}>
              {events.map((each) => (
                <tr key={each.id}>
                  <td>
                    <Time at={each.created_at} />
                  </td>
                  <td>
                    {each.actor_name ?? each.actor_type}
                    <div class="sub">
                      {each.actor_type}{' '}
                      {each.actor_id && (
                        <button
                          type="button"
                          class="button small"
                          title={each.actor_id}
                          aria-label={`Only what ${each.actor_name ?? each.actor_id} did`}
                          onClick={() => only('actor_id', each.actor_id!)}
                        >
                          only
                        </button>
                      )}
                    </div>
                  </td>
                  <td>
                    <strong>{each.action}</strong>
                    <Target of={each} />
                    {Object.keys(each.details).length > 0 && (
                      <details>
                        <summary>Details</summary>
                        <code>{JSON.stringify(each.details)}</code>
                      </details>
                    )}
                  </td>
                  <td>
                    <Badge tone={each.outcome === 'success' ? 'good' : 'bad'}>{each.outcome}</Badge>
                    {each.outcome !== 'success' && each.reason && <div class="sub">{each.reason}</div>}
                  </td>
                  <td class="sub">
                    {each.address}
                    {each.user_agent && <div>{each.user_agent}</div>}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={next} onMore={more} />
    </>
  );
}

/** What an event is about: by its name where the event has it, and a machine with its page. */
function Target({ of: { target, details } }: { of: components['schemas']['AuditEvent'] }) {
  const { kind, name } = details as { kind?: unknown; name?: unknown };
  if (typeof name !== 'string') return <div class="sub">{target}</div>;
  const machineKind = machineKinds.find((each) => each === kind);
  return (
    <div class="sub" title={target ?? undefined}>
      {machineKind ? <Link to={`${base}/machines/${kinds[machineKind].shortName}/${name}`}>{name}</Link> : name}
    </div>
  );
}
