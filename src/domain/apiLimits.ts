/** What one client may ask of the API. Two settings move the limits that depend on a deployment's size. */

export interface ApiLimits {
  /** Requests of one session: per second in the long run, and at once. */
  perSecond: number;
  burst: number;
  /** What all sessions of one credential, and of one customer, may ask together, in what one session may. */
  sessionsPerCredential: number;
  sessionsPerCustomer: number;
  /** Open connections of one address, and in all, in each replica. */
  connectionsPerAddress: number;
  connections: number;
  /** Different unknown bearer tokens of one address per minute, in each replica. */
  unknownTokens: number;
  /** Open tunnels into one tenant's machines, over all replicas. */
  tunnelsPerTenant: number;
  /** Attempts to redeem registration codes, per address and ten minutes, over all replicas. */
  registrations: number;
  /** Invitations per day, of one email address by one account and of one account in all, over all replicas. */
  invitationsPerAddress: number;
  invitationsPerAccount: number;
}

export function limitsOf({
  RATE_LIMIT_PER_SECOND: perSecond,
  CONNECTIONS_PER_ADDRESS: connectionsPerAddress,
}: {
  RATE_LIMIT_PER_SECOND: number;
  CONNECTIONS_PER_ADDRESS: number;
}): ApiLimits {
  return {
    perSecond,
    burst: 5 * perSecond,
    sessionsPerCredential: 2,
    sessionsPerCustomer: 5,
    connectionsPerAddress,
    connections: 10 * connectionsPerAddress,
    unknownTokens: 100,
    tunnelsPerTenant: 100,
    registrations: 30,
    invitationsPerAddress: 5,
    invitationsPerAccount: 500,
  };
}
