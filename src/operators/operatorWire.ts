/** What the operators' API and its client agree on. */

export const commandsPath = '/v1/operator/commands';
export const documentPath = '/v1/operator/openapi.json';
/** Who the operator is, and what they may do: for the operators' page. */
export const ownPath = '/v1/operator/me';

/** Where programs call a command. */
export const typedPath = (name: string) => `${commandsPath}/${name.replaceAll(' ', '/')}`;

/** A line of the response: what the command prints, what it complains of, or, as the last one, its exit code. */
export interface WireLine {
  out?: string;
  err?: string;
  exit?: number;
}

/** The API sends a line, if only an empty one, at least this often; the client gives up a connection without one. */
export const aliveMs = 10_000;
export const silentMs = 45_000;
