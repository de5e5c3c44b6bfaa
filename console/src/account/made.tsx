/** Who made what gives access or receives data, and the end of all that one maker made. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { ConfirmByName } from '../dialogs.tsx';
import { plural } from '../format.ts';
import { useAct } from '../load.ts';
import { Badge, Empty, Heading, More, Shown, Table, Time } from '../parts.tsx';
import { base, go, Link, useRoute } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { say } from '../toasts.tsx';
import { type Maker, useMakerName } from './makers.tsx';
import { usePages } from './pages.ts';

type MadeThing = components['schemas']['MadeThing'];

const kindNames: Readonly<Record<MadeThing['kind'], string>> = {
  'api-key': 'API key',
  'identity-provider': 'identity provider',
  principal: 'principal',
  webhook: 'webhook',
  invitation: 'invitation',
  person: 'person',
  'setup-link': 'setup link of sign-in',
};

const address = ({ type, id }: Maker) => `${base}/made?${new URLSearchParams({ maker_type: type, maker_id: id })}`;
const isInUse = ({ status }: MadeThing) => status === 'active' || status === 'pending';

export function Made() {
  const { query } = useRoute();
  const mayChange = useMay('admin:write');
  const { tenants } = useAccount();
  const nameOf = useMakerName();
  const [type, id] = [query.get('maker_type') as Maker['type'] | null, query.get('maker_id')];
  const maker: Maker | null = type && id !== null ? { type, id } : null;
  const [isEnding, setEnding] = useState(false);
  const { loaded, reload, next, more } = usePages(
    async (cursor, signal) => {
      const ofMaker = maker && { maker_type: maker.type, maker_id: maker.id };
      const params = { query: { ...ofMaker, ...(cursor && { cursor }) } };
      const list = await unwrap(client.api.GET('/v1/admin/made', { params, signal }));
      return { items: list.made, next: list.next_cursor };
    },
    [type, id],
  );
  return (
    <>
      <Heading title="Who made what">
        {maker && (
          <button type="button" class="button" onClick={() => go(`${base}/made`)}>
            Show all
          </button>
        )}
        {maker && mayChange && (
          <button type="button" class="button danger-quiet" onClick={() => setEnding(true)}>
            End all of it
          </button>
        )}
      </Heading>
      <p class="lead">
        {maker
          ? `What ${nameOf(maker)} made, and what that made in turn. If a maker is not to be trusted any more, ` +
            'all of it can be ended at once.'
          : 'Everything that gives access or receives data, with its maker. A maker’s name leads to all that they made.'}
      </p>
      <Shown of={loaded} retry={reload} shape="rows">
        {(made) =>
          made.length === 0 ? (
            <Empty title="Nothing to show" />
          ) : (
            <Table caption="What was made" head={['What', 'Made by', 'Made', 'Where', 'State']}>
              {made.map((each) => (
                <tr key={`${each.kind} ${each.id}`}>
                  <td>
                    <strong>{each.name}</strong>
                    <div class="sub">{kindNames[each.kind]}</div>
                  </td>
                  <td>
                    <Link to={address(each.made_by)}>{nameOf(each.made_by)}</Link>
                  </td>
                  <td>
                    <Time at={each.created_at} />
                  </td>
                  <td class="sub">
                    {each.tenant_id === null
                      ? 'the account'
                      : `the tenant ${tenants.find((tenant) => tenant.id === each.tenant_id)?.slug ?? each.tenant_id}`}
                  </td>
                  <td>
                    <Badge tone={isInUse(each) ? 'good' : 'plain'}>{each.status}</Badge>
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={next} onMore={more} />
      {maker && isEnding && (
        <EndAll maker={maker} name={nameOf(maker)} onClose={() => setEnding(false)} onEnded={reload} />
      )}
    </>
  );
}

function EndAll({
  maker,
  name,
  onClose,
  onEnded,
}: {
  maker: Maker;
  name: string;
  onClose: () => void;
  onEnded: () => void;
}) {
  const { isBusy, error, act } = useAct();
  const end = async () => {
    let made: readonly MadeThing[] = [];
    const isDone = await act(async () => {
      ({ made } = await unwrap(client.api.POST('/v1/admin/made/end', { body: maker })));
    });
    if (!isDone) return;
    onClose();
    onEnded();
    say(`What ${name} made has ended: ${plural(made.length, 'thing')}.`);
  };
  return (
    <ConfirmByName
      title={`End all that ${name} made?`}
      name={name}
      action="End all of it"
      isBusy={isBusy}
      error={error}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>
        Keys, providers, principals, webhooks, invitations, and people whom {name} invited end, with their sessions, and
        so does what these made in turn. The maker stays, and so does the last owner. Machines go on. It needs an
        owner's rights.
      </p>
    </ConfirmByName>
  );
}
