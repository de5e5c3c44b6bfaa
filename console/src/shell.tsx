/** What surrounds every page: navigation, account, preferences. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActDialogs } from './machines/actDialogs.tsx';
import { useOnline } from './online.ts';
import { PageIcon } from './pageIcons.tsx';
import { shownSections } from './pages.ts';
import { openPalette, Palette } from './palette.tsx';
import { Mark } from './parts.tsx';
import { choose, useChoice } from './preferences.ts';
import { base, Link, useRoute } from './router.tsx';
import { signInAddress, useAccount } from './session.tsx';
import { Toasts } from './toasts.tsx';

export function Shell({ children }: { children: ComponentChildren }) {
  const { path } = useRoute();
  const { actor } = useAccount();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  return (
    <div class="shell">
      <a class="skip" href="#main">
        To the content
      </a>
      <header class="top">
        <Link to={`${base}/overview`} class="brand">
          <Mark />
          compute-service
        </Link>
        <button
          type="button"
          class="button small menu-button"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          Menu
        </button>
      </header>
      <aside class={`side ${isOpen ? 'open' : ''}`} id="menu" aria-label="Account and pages">
        <Who />
        <button type="button" class="button small find" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
          Find or do <kbd>Ctrl K</kbd>
        </button>
        <nav aria-label="Console">
          {shownSections(actor.scopes).map(({ title, pages }) => (
            <div key={title}>
              <p class="nav-title">{title}</p>
              <ul>
                {pages.map((page) => {
                  const address = base + page.path;
                  const isHere = path === address || path.startsWith(`${address}/`);
                  return (
                    <li key={page.path}>
                      <Link to={address} {...(isHere && { 'aria-current': 'page' as const })}>
                        <PageIcon of={page.path} />
                        {page.label}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
        <nav aria-label="Help" class="help">
          <p class="nav-title">Help</p>
          <ul>
            <li>
              <a href="/docs/guides">
                <PageIcon of="/docs/guides" />
                Guides
              </a>
            </li>
            <li>
              <a href="/docs">
                <PageIcon of="/docs" />
                API reference
              </a>
            </li>
          </ul>
        </nav>
        <Preferences />
      </aside>
      <main id="main" tabIndex={-1}>
        <Offline />
        {children}
      </main>
      <Palette />
      <ActDialogs />
      <Toasts />
    </div>
  );
}

function Who() {
  const { customer, tenants, actor } = useAccount();
  const own = tenants.find(({ id }) => id === actor.tenant_id);
  const others = tenants.filter(({ id }) => id !== actor.tenant_id);
  return (
    <div class="who">
      <p class="who-account">{customer.display_name}</p>
      {others.length === 0 ? (
        <p class="who-tenant">{own?.namespace ?? own?.slug}</p>
      ) : (
        <details class="switch">
          <summary>{own?.namespace ?? own?.slug}</summary>
          <ul>
            {others.map(({ id, slug, display_name }) => (
              <li key={id}>
                <a href={signInAddress(customer.slug, slug)} title="Signs in to this tenant">
                  {display_name} <span class="faint">{slug}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Preferences() {
  const theme = useChoice('theme');
  const clock = useChoice('clock');
  return (
    <div class="preferences">
      <div class="pair">
        <label for="theme">Colors</label>
        <select
          id="theme"
          value={theme}
          onChange={(event) => choose('theme', event.currentTarget.value as 'system' | 'light' | 'dark')}
        >
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </div>
      <div class="pair">
        <label for="clock">Times</label>
        <select
          id="clock"
          value={clock}
          onChange={(event) => choose('clock', event.currentTarget.value as 'local' | 'utc')}
        >
          <option value="local">Local</option>
          <option value="utc">UTC</option>
        </select>
      </div>
      <form method="post" action="/v1/auth/logout">
        <button type="submit" class="button small wide">
          Sign out
        </button>
      </form>
    </div>
  );
}

/** Says that the browser has no network; what the page shows meanwhile may be old. */
function Offline() {
  return useOnline() ? null : (
    <p class="notice wait" role="status">
      This computer is offline. Showing the last known state; the page updates when the connection is back.
    </p>
  );
}
