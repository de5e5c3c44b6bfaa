/** What was sent to a webhook, what came of it, and the same once more. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { useAct } from '../load.ts';
import { Badge, Code, Empty, Failure, More, ReadAgain, Section, Select, Shown, Table, Time } from '../parts.tsx';
import { useMay } from '../session.tsx';
import { say } from '../toasts.tsx';
import { usePages } from './pages.ts';

type Delivery = components['schemas']['WebhookDelivery'];
type Filter = '' | Delivery['status'];

const tones = { delivered: 'good', failed: 'bad', pending: 'wait' } as const;

export function Deliveries({ webhook: { id, name, status } }: { webhook: components['schemas']['Webhook'] }) {
  const mayChange = useMay('admin:write');
  const [only, setOnly] = useState<Filter>('');
  const { isBusy, error, act } = useAct();
  const { loaded, reload, next, more } = usePages(
    async (cursor, signal) => {
      const query = { ...(only !== '' && { status: only }), ...(cursor && { cursor }) };
      const init = { params: { path: { id }, query }, signal };
      const list = await unwrap(client.api.GET('/v1/admin/webhooks/{id}/deliveries', init));
      return { items: list.deliveries, next: list.next_cursor };
    },
    [id, only],
  );
  const replay = (delivery: Delivery) =>
    act(async () => {
      const init = { params: { path: { id: delivery.id } } };
      await unwrap(client.api.POST('/v1/admin/webhook-deliveries/{id}/replay', init));
      say(`The event is sent to ${name} once more.`);
      reload();
    });
  return (
    <Section
      title={`Deliveries to ${name}`}
      aside={
        <div class="buttons tight">
          <Select
            aria-label="Deliveries that"
            options={[
              { value: '' as Filter, label: 'All' },
              { value: 'pending' as Filter, label: 'Waiting' },
              { value: 'delivered' as Filter, label: 'Delivered' },
              { value: 'failed' as Filter, label: 'Failed' },
            ]}
            value={only}
            onChoose={setOnly}
          />
          <ReadAgain reload={reload} isSmall />
        </div>
      }
    >
      {error !== null && <Failure error={error} />}
      <Shown of={loaded} retry={reload}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Empty title="No deliveries yet" />
          ) : (
            <Table caption={`Deliveries to ${name}`} head={['Event', 'Happened', 'State', 'Attempts', '']}>
              {deliveries.map((each) => (
                <tr key={each.id}>
                  <td>
                    <strong>{each.event_type}</strong>
                    <div class="sub">{each.subject}</div>
                    <details>
                      <summary>Data</summary>
                      <Code text={JSON.stringify(each.data, null, 2)} label={`data of ${each.event_id}`} />
                    </details>
                  </td>
                  <td>
                    <Time at={each.occurred_at} />
                    {each.replay_of && <div class="sub">sent once more</div>}
                  </td>
                  <td>
                    <Badge tone={tones[each.status]}>{each.status}</Badge>
                    {each.error && <div class="sub">{each.error}</div>}
                  </td>
                  <td>
                    {each.attempts}
                    {each.next_attempt_at && (
                      <div class="sub">
                        next <Time at={each.next_attempt_at} />
                      </div>
                    )}
                  </td>
                  <td>
                    {mayChange && each.status !== 'pending' && (
                      <button
                        type="button"
                        class="button small"
                        disabled={isBusy || status !== 'active'}
                        title={status === 'active' ? undefined : 'The webhook is disabled.'}
                        onClick={() => void replay(each)}
                      >
                        Send again
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={next} onMore={more} />
    </Section>
  );
}
