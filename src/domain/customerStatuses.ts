/** How an account stands. */
export const customerStatuses = ['active', 'suspended', 'closed', 'erased'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];
