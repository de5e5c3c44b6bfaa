/** New providers and principals. Rarer settings, such as stored keys and constraints on claims, are the API's. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client, fieldFaults, sentence } from '../api.ts';
import { useAct } from '../load.ts';
import { Dialog, Failure, Field, Select, typing } from '../parts.tsx';
import { type Scope, useAccount } from '../session.tsx';

/** A form above the page: sends, shows what was refused, and closes. */
function Form({
  title,
  action,
  send,
  onClose,
  onMade,
  children,
}: {
  title: string;
  action: string;
  send: () => Promise<unknown>;
  onClose: () => void;
  onMade: () => void;
  children: (faultOf: (field: string) => string | null) => ComponentChildren;
}) {
  const { isBusy, error, act } = useAct();
  const faults = fieldFaults(error);
  const shown = new Set<string>();
  const faultOf = (field: string) => {
    shown.add(`/${field}`);
    const own = faults.filter((each) => each.field === `/${field}` || each.field.startsWith(`/${field}/`));
    return own.length > 0 ? own.map(({ message }) => sentence(message)).join(' ') : null;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const isDone = await act(async () => void (await send()));
    if (isDone) onMade();
  };
  const fields = children(faultOf);
  const isPlaced = faults.length > 0 && faults.every(({ field }) => [...shown].some((each) => field.startsWith(each)));
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {fields}
        {error !== null && !isPlaced && <Failure error={error} />}
        <div class="buttons">
          <button type="submit" class="button primary" disabled={isBusy}>
            {action}
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function NewProvider({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const [name, setName] = useState('');
  const [issuer, setIssuer] = useState('');
  const [audiences, setAudiences] = useState(location.origin);
  const send = () =>
    unwrap(
      client.api.POST('/v1/admin/identity/providers', {
        body: {
          display_name: name,
          issuer: issuer.trim(),
          jwks_source_type: 'discovery',
          audiences: audiences.split(/[\s,]+/).filter((each) => each !== ''),
        },
      }),
    );
  return (
    <Form title="Add a provider" action="Add" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <Field label="Name" fault={faultOf('display_name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field
            label="Issuer"
            hint="As in the iss claim of its tokens. Its keys are found by OpenID discovery."
            fault={faultOf('issuer')}
          >
            {(control) => (
              <input {...control} required type="url" value={issuer} onInput={typing(setIssuer)} spellcheck={false} />
            )}
          </Field>
          <Field label="Audiences" hint="Tokens must be for one of these." fault={faultOf('audiences')}>
            {(control) => (
              <textarea {...control} rows={2} value={audiences} onInput={typing(setAudiences)} spellcheck={false} />
            )}
          </Field>
        </>
      )}
    </Form>
  );
}

const scopes: readonly Scope[] = ['compute:read', 'compute:write', 'admin:read', 'admin:write'];

export function NewPrincipal({
  providers,
  onClose,
  onMade,
}: {
  providers: readonly components['schemas']['IdentityProvider'][];
  onClose: () => void;
  onMade: () => void;
}) {
  const { tenants, actor } = useAccount();
  const [name, setName] = useState('');
  const [provider, setProvider] = useState(providers[0]?.id ?? '');
  const [match, setMatch] = useState<'exact' | 'prefix'>('exact');
  const [subject, setSubject] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['compute:read', 'compute:write']);
  const [tenant, setTenant] = useState(actor.tenant_id);
  const send = () =>
    unwrap(
      client.api.POST('/v1/admin/identity/principals', {
        body: {
          display_name: name,
          trusted_issuer_id: provider,
          tenant_id: tenant,
          subject_match_type: match,
          subject_match_value: subject,
          scopes: [...chosen],
        },
      }),
    );
  return (
    <Form title="Add a principal" action="Add" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <Field label="Name" fault={faultOf('display_name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field label="Provider" fault={faultOf('trusted_issuer_id')}>
            {(control) => (
              <Select
                {...control}
                options={providers.map(({ id, display_name }) => ({ value: id, label: display_name }))}
                value={provider}
                onChoose={setProvider}
              />
            )}
          </Field>
          <div class="row">
            <Field label="The subject" fault={faultOf('subject_match_type')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: 'exact', label: 'is' },
                    { value: 'prefix', label: 'begins with' },
                  ]}
                  value={match}
                  onChoose={setMatch}
                />
              )}
            </Field>
            <Field label="Value" fault={faultOf('subject_match_value')}>
              {(control) => (
                <input {...control} required value={subject} onInput={typing(setSubject)} spellcheck={false} />
              )}
            </Field>
          </div>
          <fieldset>
            <legend>It may</legend>
            {scopes.map((each) => (
              <label class="check" key={each}>
                <input
                  type="checkbox"
                  checked={chosen.includes(each)}
                  onChange={() =>
                    setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each])
                  }
                />
                {each}{' '}
              </label>
            ))}
            {faultOf('scopes') && <p class="fault">{faultOf('scopes')}</p>}
          </fieldset>
          {tenants.length > 1 && (
            <Field label="Tenant" fault={faultOf('tenant_id')}>
              {(control) => (
                <Select
                  {...control}
                  options={tenants.map(({ id, slug }) => ({ value: id, label: slug }))}
                  value={tenant}
                  onChoose={setTenant}
                />
              )}
            </Field>
          )}
        </>
      )}
    </Form>
  );
}
