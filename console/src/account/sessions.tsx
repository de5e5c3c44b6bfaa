/** The person's own sessions. */
import { unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { useAct } from '../load.ts';
import { Digest, Failure, Heading, More, Select, Shown, Status, Table, Time } from '../parts.tsx';
import { setQuery, useRoute } from '../router.tsx';
import { usePages } from './pages.ts';

export function Sessions() {
  const { query } = useRoute();
  const isAll = query.get('show') === 'all';
  const { loaded, reload, next, more } = usePages(
    async (cursor, signal) => {
      const params = { query: { ...(cursor && { cursor }), ...(!isAll && { status: 'active' as const }) } };
      const list = await unwrap(client.api.GET('/v1/admin/sessions', { params, signal }));
      return { items: list.sessions, next: list.next_cursor };
    },
    [isAll],
  );
  const { isBusy, error, act } = useAct();
  const end = async (id: string) => {
    await act(async () => {
      await unwrap(client.api.DELETE('/v1/admin/sessions/{id}', { params: { path: { id } } }));
    });
    reload();
  };
  return (
    <>
      <Heading title="Sessions">
        <Select
          aria-label="Show"
          options={[
            { value: '', label: 'Active' },
            { value: 'all', label: 'All of late' },
          ]}
          value={isAll ? 'all' : ''}
          onChoose={(show) => setQuery({ show })}
        />
      </Heading>
      <p class="lead">
        Your own sessions, in browsers and at terminals. Ending the one of this browser signs you out here.
      </p>
      {error !== null && <Failure error={error} />}
      <Shown of={loaded} retry={reload} shape="rows">
        {(sessions) => (
          <Table caption="Sessions" head={['Begun', 'Ends', 'Last used', 'May', 'Fingerprint', 'State', '']}>
            {sessions.map((each) => (
              <tr key={each.id}>
                <td>
                  <Time at={each.created_at} />
                </td>
                <td>
                  <Time at={each.expires_at} />
                </td>
                <td>
                  <Time at={each.last_used_at} />
                </td>
                <td class="sub">{each.scopes.join(', ')}</td>
                <td>
                  <Digest of={each.token_fingerprint} />
                </td>
                <td>
                  <Status of={each.status} />
                </td>
                <td>
                  {each.status === 'active' && (
                    <div class="buttons">
                      <button type="button" class="button small" disabled={isBusy} onClick={() => void end(each.id)}>
                        End
                      </button>
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Shown>
      <More next={next} onMore={more} />
    </>
  );
}
