/** Which issuers of tokens the account trusts, what their tokens may do, and why one is refused. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { ConfirmByName } from '../dialogs.tsx';
import { plural } from '../format.ts';
import { useAct, useLoad } from '../load.ts';
import { Menu } from '../menu.tsx';
import { Badge, Digest, Empty, Failure, Heading, Section, Shown, Status, Table, Time } from '../parts.tsx';
import { useAccount, useMay } from '../session.tsx';
import { Explain } from './explain.tsx';
import { NewProvider } from './newProvider.tsx';
import { PrincipalForm } from './principalForm.tsx';

type Provider = components['schemas']['IdentityProvider'];
type Principal = components['schemas']['Principal'];

/** Everything of an account fits a page: it has at most a few dozen. */
async function readTrust(signal: AbortSignal) {
  const params = { query: { limit: 100 } };
  const [{ providers }, { principals }] = await Promise.all([
    unwrap(client.api.GET('/v1/admin/identity/providers', { params, signal })),
    unwrap(client.api.GET('/v1/admin/identity/principals', { signal })),
  ]);
  return { providers, principals };
}

export function Workloads() {
  const mayChange = useMay('admin:write');
  const { loaded, reload } = useLoad(readTrust, []);
  const [adding, setAdding] = useState<'provider' | 'principal' | { principal: Principal } | null>(null);
  const [deleting, setDeleting] = useState<{ provider: Provider } | { principal: Principal } | null>(null);
  const { isBusy, error, act } = useAct();
  const providers = loaded.state === 'ready' ? loaded.data.providers : [];
  const done = () => {
    setAdding(null);
    setDeleting(null);
    reload();
  };
  const toggle = async (each: { provider: Provider } | { principal: Principal }) => {
    await act(async () => {
      const { id, status } = 'provider' in each ? each.provider : each.principal;
      const init = {
        params: { path: { id } },
        body: { status: status === 'active' ? ('disabled' as const) : ('active' as const) },
      };
      if ('provider' in each) await unwrap(client.api.PATCH('/v1/admin/identity/providers/{id}', init));
      else await unwrap(client.api.PATCH('/v1/admin/identity/principals/{id}', init));
    });
    reload();
  };
  const remove = async () => {
    const isDone = await act(async () => {
      if (!deleting) return;
      const { id } = 'provider' in deleting ? deleting.provider : deleting.principal;
      const init = { params: { path: { id } } };
      if ('provider' in deleting) await unwrap(client.api.DELETE('/v1/admin/identity/providers/{id}', init));
      else await unwrap(client.api.DELETE('/v1/admin/identity/principals/{id}', init));
    });
    if (isDone) done();
  };
  const gone = deleting && ('provider' in deleting ? deleting.provider : deleting.principal);
  return (
    <>
      <Heading title="Workload identity" guide="ci-without-secrets" />
      <p class="lead">
        Programs with an identity of their own, such as CI jobs and pods, exchange its tokens for sessions: no key is
        stored anywhere. A provider says whose tokens are trusted; a principal says which of them may do what.
      </p>
      {error !== null && deleting === null && <Failure error={error} />}
      <Shown of={loaded} retry={reload} shape="cards">
        {({ principals }) => (
          <>
            <Section
              title="Providers"
              aside={
                mayChange && (
                  <button type="button" class="button small" onClick={() => setAdding('provider')}>
                    Add a provider
                  </button>
                )
              }
            >
              {providers.length === 0 ? (
                <Empty title="No providers yet" drawing="key">
                  <p>Add the issuer of your programs’ tokens, such as GitHub Actions or a cluster.</p>
                </Empty>
              ) : (
                <Table caption="Providers" head={['Provider', 'Audiences', 'Keys', 'State', '']}>
                  {providers.map((each) => (
                    <tr key={each.id}>
                      <td>
                        <strong>{each.display_name}</strong>
                        <div class="sub">{each.issuer}</div>
                      </td>
                      <td class="sub">{each.audiences.join(', ')}</td>
                      <td>
                        <Health provider={each} />
                      </td>
                      <td>
                        <Status of={each.status} />
                      </td>
                      <td>
                        {mayChange && (
                          <Acts
                            name={each.display_name}
                            isActive={each.status === 'active'}
                            isBusy={isBusy}
                            onToggle={() => void toggle({ provider: each })}
                            onDelete={() => setDeleting({ provider: each })}
                          />
                        )}
                      </td>
                    </tr>
                  ))}
                </Table>
              )}
            </Section>
            <Section
              title="Principals"
              aside={
                mayChange &&
                providers.length > 0 && (
                  <button type="button" class="button small" onClick={() => setAdding('principal')}>
                    Add a principal
                  </button>
                )
              }
            >
              <Principals
                principals={principals}
                providers={providers}
                isBusy={isBusy}
                onChange={(principal) => setAdding({ principal })}
                onToggle={(principal) => void toggle({ principal })}
                onDelete={(principal) => setDeleting({ principal })}
              />
            </Section>
            {providers.length > 0 && <Explain providers={providers} principals={principals} />}
          </>
        )}
      </Shown>
      {adding === 'provider' && <NewProvider onClose={() => setAdding(null)} onMade={done} />}
      {(adding === 'principal' || (adding !== null && typeof adding === 'object')) && (
        <PrincipalForm
          former={adding === 'principal' ? null : adding.principal}
          providers={providers}
          onClose={() => setAdding(null)}
          onMade={done}
        />
      )}
      {gone && (
        <ConfirmByName
          title={`Delete ${gone.display_name}?`}
          name={gone.display_name}
          action="Delete"
          isBusy={isBusy}
          error={error}
          onConfirm={() => void remove()}
          onClose={() => setDeleting(null)}
        >
          <p>Tokens that rely on it are refused from now on, and sessions that came from them end.</p>
        </ConfirmByName>
      )}
    </>
  );
}

function Acts({
  name,
  isActive,
  isBusy,
  onChange,
  onToggle,
  onDelete,
}: {
  name: string;
  isActive: boolean;
  isBusy: boolean;
  onChange?: () => void;
  onToggle: () => void;
  onDelete: () => void;
}) {
  const items = () => [
    ...(onChange ? [{ label: 'Change', run: onChange }] : []),
    {
      label: isActive ? 'Disable' : 'Enable',
      refusal: isBusy ? 'It is being changed.' : null,
      run: onToggle,
    },
    { label: 'Delete', isDanger: true, run: onDelete },
  ];
  return (
    <div class="buttons">
      <Menu label={`Acts on ${name}`} items={items} />
    </div>
  );
}

function Health({ provider: { id, jwks_source_type: source } }: { provider: Provider }) {
  const { loaded } = useLoad(
    (signal) =>
      unwrap(client.api.GET('/v1/admin/identity/providers/{id}/health', { params: { path: { id } }, signal })),
    [id],
  );
  if (loaded.state !== 'ready') return <span class="sub">{source}</span>;
  const { last_error, last_success_at, warnings } = loaded.data;
  return (
    <>
      {last_error ? <Badge tone="bad">cannot be fetched</Badge> : <Time at={last_success_at} none={source} />}
      {last_error && <div class="sub">{last_error}</div>}
      {warnings.map(({ code, detail }) => (
        <div class="sub" key={code + detail}>
          {detail}
        </div>
      ))}
    </>
  );
}

function Principals({
  principals,
  providers,
  isBusy,
  onChange,
  onToggle,
  onDelete,
}: {
  principals: readonly Principal[];
  providers: readonly Provider[];
  isBusy: boolean;
  onChange: (principal: Principal) => void;
  onToggle: (principal: Principal) => void;
  onDelete: (principal: Principal) => void;
}) {
  const mayChange = useMay('admin:write');
  const { tenants } = useAccount();
  if (principals.length === 0)
    return (
      <Empty title="No principals yet" drawing="key">
        <p>A principal says which tokens of a provider may do what.</p>
      </Empty>
    );
  return (
    <Table caption="Principals" head={['Principal', 'Tokens of', 'May', 'State', '']}>
      {principals.map((each) => (
        <tr key={each.id}>
          <td>
            <strong>{each.display_name}</strong>
            <div class="sub">
              id <Digest of={each.id} />
            </div>
            <div class="sub">
              subject {each.subject_match_type === 'exact' ? 'is' : 'begins with'}{' '}
              <code>{each.subject_match_value}</code>
            </div>
            {Object.keys(each.claim_constraints).length > 0 && (
              <div class="sub">
                and <code>{JSON.stringify(each.claim_constraints)}</code>
              </div>
            )}
          </td>
          <td class="sub">{providers.find(({ id }) => id === each.trusted_issuer_id)?.display_name}</td>
          <td>
            {each.scopes.join(', ')}
            <div class="sub">for {plural(each.max_session_ttl_seconds / 60, 'minute')} at most</div>
            <div class="sub">{tenants.find(({ id }) => id === each.tenant_id)?.slug}</div>
          </td>
          <td>
            <Status of={each.status} />
          </td>
          <td>
            {mayChange && (
              <Acts
                name={each.display_name}
                isActive={each.status === 'active'}
                isBusy={isBusy}
                onChange={() => onChange(each)}
                onToggle={() => onToggle(each)}
                onDelete={() => onDelete(each)}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
