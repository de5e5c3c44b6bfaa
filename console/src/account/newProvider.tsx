/** A new identity provider. */
import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { Form } from '../dialogs.tsx';
import { Field, Select, typing } from '../parts.tsx';

type NewProviderBody = components['schemas']['CreateIdentityProvider'];
type Source = NewProviderBody['jwks_source_type'];

const sources: readonly { value: Source; label: string }[] = [
  { value: 'discovery', label: 'OpenID discovery, from the issuer' },
  { value: 'https', label: 'An address of its key set' },
  { value: 'stored-jwks', label: 'A key set that you paste here' },
];

/** A key set that was pasted, as an object. Throws what a person reads. */
function readKeySet(text: string): Record<string, unknown> {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw new Error('The key set is not JSON');
  }
  if (typeof keys === 'object' && keys !== null && 'keys' in keys) return keys as Record<string, unknown>;
  throw new Error('The key set must be an object with the list "keys", as a JWKS document is');
}

export function NewProvider({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const [name, setName] = useState('');
  const [issuer, setIssuer] = useState('');
  const [source, setSource] = useState<Source>('discovery');
  const [address, setAddress] = useState('');
  const [keySet, setKeySet] = useState('');
  const [audiences, setAudiences] = useState(location.origin);
  const send = async () => {
    const body: NewProviderBody = {
      display_name: name,
      issuer: issuer.trim(),
      jwks_source_type: source,
      ...(source === 'https' && { jwks_uri: address.trim() }),
      ...(source === 'stored-jwks' && { jwks_document: readKeySet(keySet) }),
      audiences: audiences.split(/[\s,]+/).filter((each) => each !== ''),
    };
    return unwrap(client.api.POST('/v1/admin/identity/providers', { body }));
  };
  return (
    <Form title="Add a provider" action="Add" send={send} onClose={onClose} onMade={onMade}>
      {(faultOf) => (
        <>
          <Field label="Name" fault={faultOf('display_name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field label="Issuer" hint="As in the iss claim of its tokens." fault={faultOf('issuer')}>
            {(control) => (
              <input {...control} required type="url" value={issuer} onInput={typing(setIssuer)} spellcheck={false} />
            )}
          </Field>
          <Field label="Its keys come from" fault={faultOf('jwks_source_type')}>
            {(control) => <Select {...control} options={sources} value={source} onChoose={setSource} />}
          </Field>
          {source === 'https' && (
            <Field
              label="Address of the key set"
              hint="Fetched again as keys change. Not of an internal network."
              fault={faultOf('jwks_uri')}
            >
              {(control) => (
                <input
                  {...control}
                  required
                  type="url"
                  value={address}
                  onInput={typing(setAddress)}
                  spellcheck={false}
                />
              )}
            </Field>
          )}
          {source === 'stored-jwks' && <KeySet value={keySet} onInput={setKeySet} fault={faultOf('jwks_document')} />}
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

/** Pasted, or read from a file into the field. */
function KeySet({ value, onInput, fault }: { value: string; onInput: (value: string) => void; fault: string | null }) {
  const read = (event: TargetedEvent<HTMLInputElement>) => {
    void event.currentTarget.files?.[0]?.text().then(onInput);
  };
  return (
    <>
      <Field
        label="Key set"
        hint="Public keys as a JWKS document. They stay as they are: when the issuer changes its keys, add the provider again."
        fault={fault}
      >
        {(control) => (
          <textarea
            {...control}
            required
            rows={5}
            value={value}
            onInput={typing(onInput)}
            placeholder={'{ "keys": [ … ] }'}
            spellcheck={false}
          />
        )}
      </Field>
      <Field label="Or a file" optional>
        {(control) => <input {...control} type="file" accept=".json,application/json" onChange={read} />}
      </Field>
    </>
  );
}
