/** The columns that hold encrypted secrets, `table.column`. Workflows walk them in this order. */
export const sealedColumns = [
  'identity_integrations.client_secret_sealed',
  'setup_links.client_secret_sealed',
  'letters.sealed',
  'webhook_secrets.sealed',
  'order_keys.sealed',
] as const;
export type SealedColumn = (typeof sealedColumns)[number];

/** A data key under a secret key, as JavaScript and Postgres read it: 32 bytes, with 12 before them and 16 behind. */
export const wrappedForm = '^[A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{43}[.][A-Za-z0-9_-]{22}$';

/** Where a secret is stored; a ciphertext that is copied elsewhere does not open. */
export interface SealedPlace {
  /** What lives for a day at most is not encrypted again: once its key is gone, it cannot be read. */
  column: SealedColumn | 'a cookie' | 'kept_answers.sealed';
  /** The row's primary key; for a cookie, what the cookie is for. */
  row: string;
}

const placesIn = (column: SealedPlace['column']) => (row: string) => ({ column, row });
export const placeOfIntegration = placesIn('identity_integrations.client_secret_sealed');
export const placeOfSetupLink = placesIn('setup_links.client_secret_sealed');
export const placeOfEmail = placesIn('letters.sealed');
export const placeOfWebhookSecret = placesIn('webhook_secrets.sealed');
export const placeOfOrderKey = placesIn('order_keys.sealed');
export const placeOfCookie = placesIn('a cookie');
export const placeOfAnswer = placesIn('kept_answers.sealed');
