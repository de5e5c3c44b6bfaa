/** The pages of the console, in the order of its navigation. */
import type { PagePath } from './pageIcons.tsx';
import type { Scope } from './session.tsx';

interface Section {
  title: string;
  pages: readonly { path: PagePath; label: string; scope: Scope | null }[];
}

export const sections: readonly Section[] = [
  {
    title: 'Compute',
    pages: [
      { path: '/overview', label: 'Overview', scope: null },
      { path: '/machines', label: 'Machines', scope: 'compute:read' },
    ],
  },
  {
    title: 'Account',
    pages: [
      { path: '/usage', label: 'Usage', scope: 'admin:read' },
      { path: '/capacity', label: 'Capacity', scope: 'admin:read' },
      { path: '/people', label: 'People', scope: 'admin:read' },
      { path: '/keys', label: 'API keys', scope: 'admin:read' },
      { path: '/workloads', label: 'Workload identity', scope: 'admin:read' },
      { path: '/webhooks', label: 'Webhooks', scope: 'admin:read' },
      { path: '/made', label: 'Who made what', scope: 'admin:read' },
      { path: '/ssh-keys', label: 'SSH keys', scope: 'compute:write' },
      { path: '/sessions', label: 'Sessions', scope: null },
      { path: '/audit', label: 'Audit log', scope: 'admin:read' },
    ],
  },
];

/** The sections with the pages that a session may read. */
export const shownSections = (scopes: readonly Scope[]): readonly Section[] =>
  sections.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ scope }) => scope === null || scopes.includes(scope)),
  }));
