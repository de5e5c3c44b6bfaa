/** Ties an encrypted client secret to its customer: under another one it does not open. */
export function secretContext(customerId: string): string {
  return `client secret of ${customerId}`;
}
