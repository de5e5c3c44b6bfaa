/** The pages of the console, in the order of its navigation. */
import type { PageIconName } from './pageIcons.tsx';
import type { Scope } from './session.tsx';

interface Section {
  title: string;
  pages: readonly { path: string; label: string; icon: PageIconName; scope: Scope | null }[];
}

export const sections: readonly Section[] = [
  {
    title: 'Compute',
    pages: [
      { path: '/overview', label: 'Overview', icon: 'overview', scope: null },
      { path: '/machines', label: 'Machines', icon: 'machines', scope: 'compute:read' },
    ],
  },
  {
    title: 'Account',
    pages: [
      { path: '/usage', label: 'Usage', icon: 'usage', scope: 'admin:read' },
      { path: '/capacity', label: 'Capacity', icon: 'capacity', scope: 'admin:read' },
      { path: '/people', label: 'People', icon: 'people', scope: 'admin:read' },
      { path: '/keys', label: 'API keys', icon: 'keys', scope: 'admin:read' },
      { path: '/workloads', label: 'Workload identity', icon: 'workloads', scope: 'admin:read' },
      { path: '/webhooks', label: 'Webhooks', icon: 'webhooks', scope: 'admin:read' },
      { path: '/made', label: 'Who made what', icon: 'made', scope: 'admin:read' },
      { path: '/ssh-keys', label: 'SSH keys', icon: 'sshKeys', scope: 'compute:write' },
      { path: '/sessions', label: 'Sessions', icon: 'sessions', scope: null },
      { path: '/audit', label: 'Audit log', icon: 'audit', scope: 'admin:read' },
    ],
  },
];

/** The sections with the pages that a session may read. */
export const shownSections = (scopes: readonly Scope[]): readonly Section[] =>
  sections.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ scope }) => scope === null || scopes.includes(scope)),
  }));
