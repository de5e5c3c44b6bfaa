/** Who is signed in, and what they may do. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Account, components } from '../../sdk/src/index.ts';

export type Scope = components['schemas']['Scope'];

export const SessionContext = createContext<Account | null>(null);

/** The account of the session. Pages are shown only once there is one. */
export function useAccount(): Account {
  const account = useContext(SessionContext);
  if (!account) throw new Error('no page is shown without a session');
  return account;
}

export function useMay(scope: Scope): boolean {
  return useAccount().actor.scopes.includes(scope);
}

/** Where a sign-in starts that comes back to the present page. */
export function signInAddress(account: string, tenant?: string): string {
  const back = location.pathname + location.search;
  return `/v1/auth/login?${new URLSearchParams({ account, ...(tenant && { tenant }), return_to: back })}`;
}
