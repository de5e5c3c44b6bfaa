/** Addresses of the console's pages, kept in the browser's history. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Home is the overview; all other pages are below this. */
export const base = '/console';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
addEventListener('popstate', tell);

export interface Route {
  path: string;
  query: URLSearchParams;
}

const here = (): Route => ({
  path: location.pathname === '/' ? `${base}/overview` : location.pathname.replace(/\/+$/, ''),
  query: new URLSearchParams(location.search),
});

export function useRoute(): Route {
  const [route, setRoute] = useState(here);
  useEffect(() => {
    const look = () => setRoute(here());
    listeners.add(look);
    return () => void listeners.delete(look);
  }, []);
  return route;
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else {
    history.pushState(null, '', address);
    scrollTo(0, 0);
  }
  tell();
}

/** Changes the query of the present page without a new entry in the history. */
export function setQuery(changes: Record<string, string>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  go(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace: true });
}

export function Link({
  to,
  children,
  ...rest
}: {
  to: string;
  children: ComponentChildren;
  class?: string;
  'aria-current'?: 'page';
}) {
  const follow = (event: MouseEvent) => {
    // A new tab, a download, and the like are the browser's.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Of a page that has what others are reached by. */
export const Back = ({ to, children }: { to: string; children: ComponentChildren }) => (
  <p class="back">
    <Link to={to}>{children}</Link>
  </p>
);
