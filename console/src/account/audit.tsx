/** The account's audit log, with the filters of the API. */
import { useState } from 'preact/hooks';
import { unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { Badge, Empty, Failure, Field, Heading, More, Select, Shown, Table, Time, typing } from '../parts.tsx';
import { go, setQuery, useRoute } from '../router.tsx';
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
  return (
    <>
      <Heading title="Audit log">
        <button type="button" class="button" onClick={reload}>
          Read again
        </button>
      </Heading>
      <form class="card" onSubmit={apply}>
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
            <Empty title="No event is like this." />
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
                      {each.actor_type} {each.actor_id}
                    </div>
                  </td>
                  <td>
                    <strong>{each.action}</strong>
                    <div class="sub">{each.target}</div>
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
