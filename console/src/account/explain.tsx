/** Why a token is refused, or what it would get: every check of an exchange, without one. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { useAct } from '../load.ts';
import { Badge, Code, Failure, Field, Section, Select, typing } from '../parts.tsx';

type Schemas = components['schemas'];

export function Explain({
  providers,
  principals,
}: {
  providers: readonly Schemas['IdentityProvider'][];
  principals: readonly Schemas['Principal'][];
}) {
  const [token, setToken] = useState('');
  const [provider, setProvider] = useState(providers[0]?.id ?? '');
  const [principal, setPrincipal] = useState('');
  const [told, setTold] = useState<Schemas['TokenExplanation'] | null>(null);
  const { isBusy, error, act } = useAct();
  const own = principals.filter((each) => each.trusted_issuer_id === provider);
  const explain = (event: Event) => {
    event.preventDefault();
    setTold(null);
    void act(async () => {
      const body = { subject_token: token.trim(), ...(principal !== '' && { principal_id: principal }) };
      const init = { params: { path: { id: provider } }, body };
      setTold(await unwrap(client.api.POST('/v1/admin/identity/providers/{id}/test', init)));
    });
  };
  return (
    <Section title="Explain a token">
      <p class="hint">Why is it refused? Paste it: no session comes of it, and the token is not used up.</p>
      <form onSubmit={explain}>
        <div class="row">
          <Field label="Provider">
            {(control) => (
              <Select
                {...control}
                options={providers.map(({ id, display_name }) => ({ value: id, label: display_name }))}
                value={provider}
                onChoose={(value) => {
                  setProvider(value);
                  setPrincipal('');
                }}
              />
            )}
          </Field>
          <Field label="Principal" optional>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: '', label: 'The one that fits' },
                  ...own.map(({ id, display_name }) => ({ value: id, label: display_name })),
                ]}
                value={principal}
                onChoose={setPrincipal}
              />
            )}
          </Field>
        </div>
        <Field label="Token">
          {(control) => (
            <textarea {...control} rows={4} required value={token} onInput={typing(setToken)} spellcheck={false} />
          )}
        </Field>
        <button type="submit" class="button" disabled={isBusy || provider === ''}>
          Explain
        </button>
      </form>
      {error !== null && <Failure error={error} />}
      {told && (
        <div role="status">
          <p class={`notice ${told.would_mint ? 'good' : 'bad'}`}>
            <strong>{told.would_mint ? 'This token gets a session.' : 'This token is refused.'}</strong>
          </p>
          <ol class="steps">
            {told.steps.map(({ check, result, expected, got, hint }) => (
              <li key={check}>
                <Badge tone={result === 'passed' ? 'good' : result === 'failed' ? 'bad' : 'wait'}>{result}</Badge>{' '}
                <strong>{check}</strong>
                <p class="sub">
                  Expected {expected}; got {got}
                </p>
                {hint && <p>{hint}</p>}
              </li>
            ))}
          </ol>
          {told.claims && (
            <details>
              <summary>Its claims</summary>
              <Code text={JSON.stringify(told.claims, null, 2)} label="claims" />
            </details>
          )}
        </div>
      )}
    </Section>
  );
}
