/** What the SDK's client throws, as a person at a terminal reads it. */
import { ComputeError, RefusedError, rootCause, UnreachableError } from '../../../sdk/src/index.ts';
import { UserError } from '../../lib/errors.ts';
import { printable } from '../printable.ts';

const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Where a request went. */
export interface Way {
  /** `https://HOST:PORT` */
  url: string;
  proxy: URL | null;
}

/** A UserError for each error of the client; anything else is a defect, and stays what it is. */
export function forPeople(error: unknown, way?: Way): Error {
  if (error instanceof UnreachableError && way) return notReached(way, rootCause(error) as Error);
  if (error instanceof RefusedError && way)
    return new UserError(`${way.url} refused the request (${refusal(error)}).`, { cause: error });
  if (error instanceof ComputeError) return new UserError(sentence(printable(error.message)), { cause: error });
  return error as Error;
}

/** The status of a refusal, and the service's reason. */
export function refusal({ status, detail, reason }: Pick<RefusedError, 'status' | 'detail' | 'reason'>): string {
  const said = detail ?? reason;
  return said === null ? `status ${status}` : `${status}: ${printable(said)}`;
}

/** Why a service cannot be asked, and what to do: its certificate has another remedy than its address. */
export function notReached({ url, proxy }: Way, error: Error): UserError {
  const text = untrusted.includes((error as NodeJS.ErrnoException).code ?? '')
    ? `The authority that signed the certificate of ${url} is unknown here (${error.message}). ` +
      'Get its file from your operator, and name it once with "login --ca FILE" or "kubeconfig --ca FILE".'
    : proxy
      ? `${url} cannot be reached through the proxy ${proxy.origin} (${error.message}): is this proxy right, ` +
        'and does it let you reach the service?'
      : `${url} cannot be reached (${error.message}): is the service running, and is this its address?${noProxyHint(error)}`;
  return new UserError(text, { cause: error });
}

/** A name that does not resolve is often one that only a company's proxy resolves. */
function noProxyHint(error: Error): string {
  return (error as NodeJS.ErrnoException).code === 'ENOTFOUND'
    ? ' No proxy was used: name one with HTTPS_PROXY, or with proxy-url in the kubeconfig.'
    : '';
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
