/** URLs of pages and operations, as given to clients. */

export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/invitations/${token}`;
}

export function setupUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/setup/${token}`;
}

export function endpointsOf(publicUrl: string) {
  return {
    api: `${publicUrl}/v1`,
    compute: `${publicUrl}/v1/compute`,
    token: `${publicUrl}/v1/auth/token`,
    openapi: `${publicUrl}/openapi.json`,
    kubeconfig: `${publicUrl}/v1/admin/kubeconfig`,
  };
}
