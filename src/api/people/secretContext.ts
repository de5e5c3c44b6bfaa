/** Ties an encrypted client secret to its customer: it does not open for another one. */
export function secretContext(customerId: string): string {
  return `client secret of ${customerId}`;
}
