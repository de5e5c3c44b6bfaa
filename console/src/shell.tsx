/** What surrounds the pages of a customer. */
import type { ComponentChildren } from 'preact';
import { Frame } from './frame.tsx';
import { ActDialogs } from './machines/actDialogs.tsx';
import { OtherCells } from './otherCells.tsx';
import { PageIcon } from './pageIcons.tsx';
import { shownSections } from './pages.ts';
import { usePaletteItems } from './paletteItems.ts';
import { signInAddress, useAccount } from './session.tsx';

const meanwhile = 'Showing the last known state; the page updates when the connection is back.';

export function Shell({ children }: { children: ComponentChildren }) {
  const { actor } = useAccount();
  const sections = shownSections(actor.scopes).map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ ...page, icon: <PageIcon of={page.path} /> })),
  }));
  return (
    <Frame
      who={<Who />}
      sections={sections}
      help={<Help />}
      signOut={<SignOut />}
      useItems={usePaletteItems}
      meanwhile={meanwhile}
    >
      {children}
      <ActDialogs />
    </Frame>
  );
}

const Help = () => (
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
);

const SignOut = () => (
  <form method="post" action="/v1/auth/logout">
    <button type="submit" class="button small wide">
      Sign out
    </button>
  </form>
);

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
      <OtherCells />
    </div>
  );
}
