/** A principal: whose tokens, what their claims must be, and what a session from them may do. */
import { useEffect, useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { Form } from '../dialogs.tsx';
import { Field, Select, typing } from '../parts.tsx';
import { type Scope, useAccount } from '../session.tsx';
import { claimsOf, constraintsWith, readConstraints } from './claims.ts';

type Principal = components['schemas']['Principal'];
type Replay = '' | 'once' | 'often';

const scopes: readonly Scope[] = ['compute:read', 'compute:write', 'admin:read', 'admin:write'];

interface Draft {
  name: string;
  provider: string;
  match: 'exact' | 'prefix';
  subject: string;
  isWide: boolean;
  constraints: string;
  scopes: readonly Scope[];
  minutes: string;
  tenant: string;
  replay: Replay;
  ranges: string;
  isBound: boolean;
}

const first = (provider: string, tenant: string): Draft => ({
  name: '',
  provider,
  match: 'exact',
  subject: '',
  isWide: false,
  constraints: '',
  scopes: ['compute:read', 'compute:write'],
  minutes: '60',
  tenant,
  replay: 'often',
  ranges: '',
  isBound: false,
});

const draftOf = (principal: Principal): Draft => ({
  ...first(principal.trusted_issuer_id, principal.tenant_id),
  name: principal.display_name,
  match: principal.subject_match_type,
  subject: principal.subject_match_value,
  constraints:
    Object.keys(principal.claim_constraints).length > 0 ? JSON.stringify(principal.claim_constraints, null, 2) : '',
  scopes: principal.scopes,
  minutes: `${principal.max_session_ttl_seconds / 60}`,
  replay: '',
});

const path = (id: string) => ({ params: { path: { id } } });

/** Sends what was entered. What the API has at addresses of its own follows the principal. */
async function send(draft: Draft, former: Principal | null): Promise<void> {
  const common = {
    display_name: draft.name,
    subject_match_type: draft.match,
    subject_match_value: draft.subject,
    claim_constraints: readConstraints(draft.constraints),
    scopes: [...draft.scopes],
    max_session_ttl_seconds: Math.round(Number(draft.minutes) * 60),
    ...(draft.match === 'prefix' && draft.isWide && { acknowledge_wide_match: true }),
  };
  const restrictions = {
    source_ranges: draft.ranges.split(/[\s,]+/).filter((range) => range !== ''),
    dpop_bound_access_tokens: draft.isBound,
  };
  let id = former?.id;
  if (id === undefined) {
    const body = { ...common, ...restrictions, trusted_issuer_id: draft.provider, tenant_id: draft.tenant };
    ({ id } = await unwrap(client.api.POST('/v1/admin/identity/principals', { body })));
  } else {
    await unwrap(client.api.PATCH('/v1/admin/identity/principals/{id}', { ...path(id), body: common }));
    await unwrap(
      client.api.PATCH('/v1/admin/identity/principals/{id}/restrictions', { ...path(id), body: restrictions }),
    );
  }
  if (draft.replay === '' || (former === null && draft.replay === 'often')) return;
  const body = { enabled: draft.replay === 'once' };
  await unwrap(client.api.PUT('/v1/admin/identity/principals/{id}/replay-protection', { ...path(id), body }));
}

export function PrincipalForm({
  former,
  providers,
  onClose,
  onMade,
}: {
  /** Null: a new one. */
  former: Principal | null;
  providers: readonly components['schemas']['IdentityProvider'][];
  onClose: () => void;
  onMade: () => void;
}) {
  const { tenants, actor } = useAccount();
  const [draft, setDraft] = useState(() => (former ? draftOf(former) : first(providers[0]?.id ?? '', actor.tenant_id)));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => {
    if (!former) return;
    unwrap(client.api.GET('/v1/admin/identity/principals/{id}/restrictions', path(former.id))).then(
      (read) => set({ ranges: read.source_ranges.join('\n'), isBound: read.dpop_bound_access_tokens }),
      () => undefined,
    );
  }, [former?.id]);
  return (
    <Form
      title={former ? `Change ${former.display_name}` : 'Add a principal'}
      action={former ? 'Save' : 'Add'}
      send={() => send(draft, former)}
      onClose={onClose}
      onMade={onMade}
    >
      {(faultOf) => (
        <>
          <Field label="Name" fault={faultOf('display_name')}>
            {(control) => (
              <input
                {...control}
                required
                value={draft.name}
                onInput={typing((name) => set({ name }))}
                autocomplete="off"
              />
            )}
          </Field>
          {!former && (
            <Field label="Provider" fault={faultOf('trusted_issuer_id')}>
              {(control) => (
                <Select
                  {...control}
                  options={providers.map(({ id, display_name }) => ({ value: id, label: display_name }))}
                  value={draft.provider}
                  onChoose={(provider) => set({ provider })}
                />
              )}
            </Field>
          )}
          <FromToken
            onSubject={(subject) => set({ subject, match: 'exact' })}
            onClaim={(name, value) => set({ constraints: constraintsWith(draft.constraints, name, value) })}
          />
          <div class="row">
            <Field label="The subject" fault={faultOf('subject_match_type')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: 'exact', label: 'is' },
                    { value: 'prefix', label: 'begins with' },
                  ]}
                  value={draft.match}
                  onChoose={(match) => set({ match })}
                />
              )}
            </Field>
            <Field label="Value" fault={faultOf('subject_match_value')}>
              {(control) => (
                <input
                  {...control}
                  required
                  value={draft.subject}
                  onInput={typing((subject) => set({ subject }))}
                  spellcheck={false}
                />
              )}
            </Field>
          </div>
          {draft.match === 'prefix' && (
            <label class="check wraps">
              <input type="checkbox" checked={draft.isWide} onChange={() => set({ isWide: !draft.isWide })} />
              <span>Tokens of other organizations whose subject begins so are meant, too</span>
            </label>
          )}
          <Field
            label="Claims"
            optional
            hint={
              <>
                What other claims must be, as JSON. A value, a list of values, <code>{'{"contains": …}'}</code> for an
                array, <code>{'{"members": {…}}'}</code> for an object. <a href="/docs/identity">All forms</a>
              </>
            }
            fault={faultOf('claim_constraints')}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={draft.constraints}
                onInput={typing((constraints) => set({ constraints }))}
                placeholder={'{ "repository_id": "74" }'}
                spellcheck={false}
              />
            )}
          </Field>
          <fieldset>
            <legend>It may</legend>
            {scopes.map((each) => (
              <label class="check" key={each}>
                <input
                  type="checkbox"
                  checked={draft.scopes.includes(each)}
                  onChange={() =>
                    set({
                      scopes: draft.scopes.includes(each)
                        ? draft.scopes.filter((one) => one !== each)
                        : [...draft.scopes, each],
                    })
                  }
                />
                {each}{' '}
              </label>
            ))}
            {faultOf('scopes') && <p class="fault">{faultOf('scopes')}</p>}
          </fieldset>
          <div class="row">
            <Field label="A session lives at most, minutes" fault={faultOf('max_session_ttl_seconds')}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={1}
                  max={1_440}
                  step="any"
                  required
                  value={draft.minutes}
                  onInput={typing((minutes) => set({ minutes }))}
                />
              )}
            </Field>
            <Field label="Each token is exchanged">
              {(control) => (
                <Select
                  {...control}
                  options={[
                    ...(former ? [{ value: '' as Replay, label: 'as until now' }] : []),
                    { value: 'often' as Replay, label: 'as often as it is sent' },
                    { value: 'once' as Replay, label: 'once (replay protection)' },
                  ]}
                  value={draft.replay}
                  onChoose={(replay) => set({ replay })}
                />
              )}
            </Field>
          </div>
          <Field
            label="Used from"
            optional
            hint="Ranges such as 203.0.113.0/24, one per line; from anywhere if empty."
            fault={faultOf('source_ranges')}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={draft.ranges}
                onInput={typing((ranges) => set({ ranges }))}
                spellcheck={false}
              />
            )}
          </Field>
          <label class="check wraps">
            <input type="checkbox" checked={draft.isBound} onChange={() => set({ isBound: !draft.isBound })} />
            <span>Its sessions are bound to a key of the client (DPoP)</span>
          </label>
          {!former && tenants.length > 1 && (
            <Field label="Tenant" fault={faultOf('tenant_id')}>
              {(control) => (
                <Select
                  {...control}
                  options={tenants.map(({ id, slug }) => ({ value: id, label: slug }))}
                  value={draft.tenant}
                  onChoose={(tenant) => set({ tenant })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </Form>
  );
}

/** Takes what the principal needs from a token of the workload. The token stays in the page. */
function FromToken({
  onSubject,
  onClaim,
}: {
  onSubject: (subject: string) => void;
  onClaim: (name: string, value: unknown) => void;
}) {
  const [token, setToken] = useState('');
  const claims = claimsOf(token);
  return (
    <details>
      <summary>Take it from a token</summary>
      <Field
        label="A token of the workload"
        hint="It is read in this page and not sent."
        fault={token !== '' && !claims ? 'This is not a JSON web token.' : null}
      >
        {(control) => <textarea {...control} rows={3} value={token} onInput={typing(setToken)} spellcheck={false} />}
      </Field>
      {claims && (
        <ul class="claims">
          {Object.entries(claims).map(([name, value]) => (
            <li key={name}>
              <code>
                {name}: {JSON.stringify(value)}
              </code>{' '}
              {name === 'sub' && typeof value === 'string' && (
                <button type="button" class="button small" onClick={() => onSubject(value)}>
                  Take as subject
                </button>
              )}
              {!['iss', 'aud', 'sub', 'exp', 'nbf', 'iat', 'jti'].includes(name) && (
                <button
                  type="button"
                  class="button small"
                  aria-label={`Require ${name}`}
                  onClick={() => onClaim(name, value)}
                >
                  Require
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
