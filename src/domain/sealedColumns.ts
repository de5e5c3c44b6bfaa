/** The columns that hold encrypted secrets, `table.column`. Workflows walk them in this order. */
export const sealedColumns = [
  'identity_integrations.client_secret_sealed',
  'setup_links.client_secret_sealed',
  'letters.sealed',
  'webhook_secrets.sealed',
] as const;
export type SealedColumn = (typeof sealedColumns)[number];

/** Where a secret is stored; a ciphertext that is copied elsewhere does not open. */
export interface SealedPlace {
  column: SealedColumn | 'a cookie';
  /** The row's primary key; for a cookie, what the cookie is for. */
  row: string;
  /** What bound the secret before there were data keys. */
  former: string;
}

export const placeOfIntegration = (id: string, customerId: string): SealedPlace => ({
  column: 'identity_integrations.client_secret_sealed',
  row: id,
  former: `client secret of ${customerId}`,
});
export const placeOfSetupLink = (id: string, customerId: string): SealedPlace => ({
  column: 'setup_links.client_secret_sealed',
  row: id,
  former: `client secret of ${customerId}`,
});
export const placeOfEmail = (id: string): SealedPlace => ({
  column: 'letters.sealed',
  row: id,
  former: `letter ${id}`,
});
export const placeOfWebhookSecret = (id: string): SealedPlace => ({
  column: 'webhook_secrets.sealed',
  row: id,
  former: `webhook secret ${id}`,
});
export const placeOfCookie = (purpose: string): SealedPlace => ({ column: 'a cookie', row: purpose, former: purpose });
