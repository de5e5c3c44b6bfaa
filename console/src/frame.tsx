/** What surrounds every page, for customers and for operators: navigation, preferences, and what is shown beside the page. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Connection } from './connection.tsx';
import { openPalette, Palette, type UseItems } from './palette.tsx';
import { Mark } from './parts.tsx';
import { choose, useChoice } from './preferences.ts';
import { base, Link, useRoute } from './router.tsx';
import { Toasts } from './toasts.tsx';

interface FrameSection {
  title: string;
  /** Paths are below the base of the console. */
  pages: readonly { path: string; label: string; icon: ComponentChildren }[];
}

export function Frame({
  who,
  sections,
  help,
  signOut,
  useItems,
  meanwhile,
  children,
}: {
  /** Who is signed in. */
  who: ComponentChildren;
  sections: readonly FrameSection[];
  /** Below the pages. */
  help?: ComponentChildren;
  signOut: ComponentChildren;
  useItems: UseItems;
  /** What the pages show while the service is out of reach, and what becomes of it. */
  meanwhile: string;
  children: ComponentChildren;
}) {
  const { path } = useRoute();
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
        {who}
        <button type="button" class="button small find" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
          Find or do <kbd>Ctrl K</kbd>
        </button>
        <nav aria-label="Console">
          {sections.map(({ title, pages }) => (
            <div key={title}>
              <p class="nav-title">{title}</p>
              <ul>
                {pages.map((page) => {
                  const address = base + page.path;
                  const isHere = path === address || path.startsWith(`${address}/`);
                  return (
                    <li key={page.path}>
                      <Link to={address} {...(isHere && { 'aria-current': 'page' as const })}>
                        {page.icon}
                        {page.label}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
        {help}
        <Preferences>{signOut}</Preferences>
      </aside>
      <main id="main" tabIndex={-1}>
        <Connection meanwhile={meanwhile} />
        {children}
      </main>
      <Palette useItems={useItems} />
      <Toasts />
    </div>
  );
}

function Preferences({ children }: { children: ComponentChildren }) {
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
      {children}
    </div>
  );
}
