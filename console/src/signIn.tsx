/** The page of those who are not signed in, and the one-time sign-in that `npm start` prints. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Failure, Field, Mark } from './parts.tsx';

/** Takes the code out of the address, so that neither the history nor a copied address has it. */
export function takeCode(): string | null {
  const code = /^#sign-in=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(null, '', location.pathname + location.search);
  return code;
}

/** The service of `npm start`. Customers of a deployment start nothing. */
const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

type Outcome = 'signed in' | { problem: string } | { presentPerson: string };

export async function redeem(code: string, replace = false): Promise<Outcome> {
  const body = new URLSearchParams({ code, ...(replace && { replace: 'yes' }) });
  try {
    const response = await fetch('/v1/auth/local', { method: 'POST', body });
    if (response.ok) return 'signed in';
    const { detail = '' } = (await response.json().catch(() => ({}))) as { detail?: string };
    return response.status === 409 ? { presentPerson: detail } : { problem: detail };
  } catch {
    return { problem: 'the service cannot be reached' };
  }
}

export function SignIn({
  code,
  problem,
  hasEnded,
  onSignedIn,
}: {
  code: string | null;
  problem: string | null;
  hasEnded: boolean;
  onSignedIn: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [fault, setFault] = useState(problem);
  useEffect(() => {
    document.title = 'Sign in · compute-service';
    heading.current?.focus();
  }, []);
  const replace = async () => {
    const outcome = await redeem(code!, true);
    if (outcome === 'signed in') onSignedIn();
    else setFault('problem' in outcome ? outcome.problem : outcome.presentPerson);
  };
  return (
    <main class="door" id="main">
      <p class="brand">
        <Mark />
        compute-service
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {hasEnded ? 'Your session has ended' : 'Sign in'}
      </h1>
      {fault && <Failure error={new Error(fault)} />}
      {code !== null && (
        <div class="buttons">
          <button type="button" class="button primary" onClick={() => void replace()}>
            Sign in to the demo account instead
          </button>
          <button type="button" class="button" onClick={onSignedIn}>
            Stay
          </button>
        </div>
      )}
      <form method="get" action="/sign-in">
        <input type="hidden" name="return_to" value={location.pathname + location.search} />
        <Field label="Account" hint="Its short name, as in the names of its namespaces.">
          {(control) => <input {...control} name="account" required autocomplete="organization" spellcheck={false} />}
        </Field>
        <button type="submit" class="button primary wide">
          Continue
        </button>
      </form>
      {isOwnMachine && (
        <p class="hint">
          You started the service yourself with <code>npm start</code>? It prints an address that signs you in once;{' '}
          <code>npm run -s cli -- sign-in local</code> prints another.
        </p>
      )}
      <p class="hint">
        Do you have a registration code? <a href="/activate">Activate an account</a>
      </p>
    </main>
  );
}
