/** Roles of operators. Each command that the operators' API offers needs one (src/cli/commands.ts). */
const meanings = {
  view: 'reads: status of accounts, hosts, machines, and bills, and the audit log',
  support: 'serves customers: accounts, limits, registrations, and sign-in',
  billing: 'credits, debits, and rebuilds usage',
  fleet: 'runs hosts and machines: maintenance, orphans, workflows, and deployments; reads payloads of Temporal',
  owner: 'does all of this, and what is not taken back: erased accounts, given up hosts, keys, and bills set aside',
} as const;

export type OperatorRole = keyof typeof meanings;
export const operatorRoles = Object.keys(meanings) as [OperatorRole, ...OperatorRole[]];
export const roleMeanings: Readonly<Record<OperatorRole, string>> = meanings;

/** Every operator may view, and an owner may do everything. */
export function hasRole(roles: readonly OperatorRole[], needed: OperatorRole): boolean {
  return roles.includes(needed) || roles.includes('owner') || (needed === 'view' && roles.length > 0);
}
