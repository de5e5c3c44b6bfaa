/** Roles, as people choose them. */
import type { components } from '../../../sdk/src/index.ts';

export type Role = components['schemas']['CustomerUser']['role_slug'];

export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'developer', label: 'Developer: machines' },
  { value: 'viewer', label: 'Viewer: sees machines and the account' },
  { value: 'billing', label: 'Billing: sees the account' },
  { value: 'admin', label: 'Admin: everything' },
  { value: 'owner', label: 'Owner: everything' },
];
