/** The account's audit log, with the filters of the API. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { unwrap } from '../../../sdk/src/index.ts';
import { auditActions } from '../../../src/domain/auditActions.ts';
import { client } from '../api.ts';
import {
  Badge,
  Empty,
  Facts,
  Failure,
  Field,
  Heading,
  More,
  ReadAgain,
  Select,
  Shown,
  Table,
  Time,
  typing,
} from '../parts.tsx';
import { go, setQuery, useRoute } from '../router.tsx';
import { type AuditEvent, actorOf, Sentence, useAuditNames } from './auditEvents.tsx';
import { usePages } from './pages.ts';

const action = { name: 'action', label: 'Action', example: 'machine.create' } as const;
/** For those who look for something that they know. */
const moreFilters = [
  { name: 'from', label: 'From', example: '' },
  { name: 'to', label: 'To', example: '' },
  { name: 'target', label: 'Target', example: 'Id or name' },
  { name: 'actor_id', label: 'Actor', example: 'Id' },
  { name: 'address', label: 'Address', example: '192.0.2.1' },
  { name: 'request_id', label: 'Request', example: 'Id' },
] as const;
const filters = [action, ...moreFilters];
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
  const events = loaded.state === 'ready' ? loaded.data : [];
  const nameOf = useAuditNames(events);
  const field = ({ name, label, example }: (typeof filters)[number]) => (
    <Field key={name} label={label}>
      {(control) => (
        <input
          {...control}
          {...(name === 'from' || name === 'to' ? { type: 'datetime-local' } : { placeholder: example })}
          list={name === 'action' ? 'audit-actions' : undefined}
          value={draft[name] ?? ''}
          onInput={typing((value) => setDraft({ ...draft, [name]: value }))}
          spellcheck={false}
        />
      )}
    </Field>
  );
  return (
    <>
      <Heading title="Audit log">
        <ReadAgain reload={reload} />
      </Heading>
      <form class="card" onSubmit={apply}>
        <datalist id="audit-actions">
          {Object.keys(auditActions).map((action) => (
            <option key={action} value={action} />
          ))}
        </datalist>
        <div class="filter-grid">
          {field(action)}
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
        <details open={moreFilters.some(({ name }) => query.get(name))}>
          <summary>More filters</summary>
          <div class="filter-grid">{moreFilters.map(field)}</div>
        </details>
        <div class="buttons">
          <button type="submit" class="button">
            Filter
          </button>
          <button
            type="button"
            class="button quiet"
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
      <Shown of={loaded} retry={reload} shape="rows" lines={12}>
        {() =>
          events.length === 0 ? (
            <Empty title="No events match these filters" drawing="search">
              <p>Choose an earlier time or fewer filters.</p>
            </Empty>
          ) : (
            <Table caption="Audit events" head={['Time', 'What happened', 'From']}>
              {events.map((each) => (
                <tr key={each.id}>
                  <td>
                    <Time at={each.created_at} />
                  </td>
                  <td class="says">
                    <p>
                      <Sentence of={each} nameOf={nameOf} />{' '}
                      {each.outcome === 'refused' && <Badge tone="bad">refused</Badge>}
                    </p>
                    {each.outcome === 'refused' && each.reason && <p class="sub">{each.reason}</p>}
                    <EventFacts of={each} who={actorOf(each, nameOf)} only={only} />
                  </td>
                  <td class="sub" title={each.user_agent ?? undefined}>
                    {each.address}
                    {each.user_agent && <div>{programOf(each.user_agent)}</div>}
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

/** The event as the API has it, with the ways to more events like it. */
function EventFacts({
  of: each,
  who,
  only,
}: {
  of: AuditEvent;
  who: string;
  only: (name: string, value: string) => void;
}) {
  return (
    <details class="facts-of">
      <summary>
        <code>{each.action}</code>
      </summary>
      <Facts
        of={[
          ['Target', <code key="target">{each.target}</code>],
          [
            'Actor',
            <Fragment key="actor">
              {each.actor_type} <code>{each.actor_id}</code>
            </Fragment>,
          ],
          ['Reason', each.reason],
          ['Client', each.user_agent],
          [
            'Details',
            Object.keys(each.details).length > 0 && <code key="details">{JSON.stringify(each.details)}</code>,
          ],
        ]}
      />
      <div class="buttons tight">
        <button type="button" class="button small" onClick={() => only('actor_id', each.actor_id)}>
          Only what {who} did
        </button>
        <button type="button" class="button small" onClick={() => only('action', each.action)}>
          Only {each.action}
        </button>
      </div>
    </details>
  );
}

/** `Chrome` for a browser's long line, or the program's own name. */
function programOf(userAgent: string): string {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(userAgent)?.[1];
  if (userAgent.startsWith('Mozilla/') && browser) return browser === 'Edg' ? 'Edge' : browser;
  return userAgent.split(' ')[0]!;
}
