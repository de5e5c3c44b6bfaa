/** How to reach Temporal, as the environment or a profile of TEMPORAL_CONFIG_FILE says. */
import { readFileSync } from 'node:fs';
import { type ClientConfigProfile, loadClientConfigProfile } from '@temporalio/envconfig';
import { isLoopback } from '../domain/serverUrls.ts';
import { ConfigError } from '../lib/errors.ts';

export const hostAndPort = /^[^\s/]+:\d+$/;

/** As the environment has them; an empty one counts as absent. */
type Variables = Readonly<Record<string, string | undefined>>;

interface Settings {
  TEMPORAL_INSECURE: string;
  UNENROLLED_HOSTS: string;
}

/** The variables by which Temporal's own packages find a server. */
export const isOfTemporal = (name: string) =>
  /^TEMPORAL_(ADDRESS|NAMESPACE|TLS|TLS_(SERVER|CLIENT)_.+|API_KEY|CONFIG_FILE|PROFILE)$/.test(name);

export function temporalVariables(given: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => isOfTemporal(entry[0]) && Boolean(entry[1])),
  );
}

/** Address and namespace as the environment or the profile has them. Throws ConfigError for an unsafe connection. */
export function temporalSettings(
  env: Settings,
  given: Variables,
): { TEMPORAL_ADDRESS: string; TEMPORAL_NAMESPACE: string } {
  const { TEMPORAL_TLS: encryption = '', [verification]: unverified = '' } = given;
  // Temporal's package takes any other word for false.
  if (!booleans.includes(encryption)) throw new ConfigError(`TEMPORAL_TLS must be true or false, not "${encryption}"`);
  if (!['', 'false', '0'].includes(unverified))
    throw new ConfigError(
      `${verification} cannot be used: the server is always verified. Set TEMPORAL_TLS_SERVER_NAME to the name ` +
        'in its certificate and TEMPORAL_TLS_SERVER_CA_CERT_PATH to its CA',
    );
  const profile = temporalProfile(temporalVariables(given));
  const { address = '', namespace = 'default', apiKey, tls } = profile;
  const encrypted = isEncrypted(profile);
  const wrong = (message: string) => {
    throw new ConfigError(message);
  };
  if (address !== '' && !hostAndPort.test(address)) wrong(`TEMPORAL_ADDRESS must be HOST:PORT, not "${address}"`);
  if (address === '' && encrypted)
    wrong('TEMPORAL_API_KEY and TEMPORAL_TLS need the server that they are for: set TEMPORAL_ADDRESS to HOST:PORT');
  if (apiKey && !encrypted) wrong('TEMPORAL_API_KEY is only sent over TLS: remove TEMPORAL_TLS=false');
  if ((tls?.clientCert === undefined) !== (tls?.clientKey === undefined))
    wrong('TEMPORAL_TLS_CLIENT_CERT_PATH and TEMPORAL_TLS_CLIENT_KEY_PATH belong together: set both or neither');
  if (address !== '' && !encrypted && !isLoopback(address) && env.TEMPORAL_INSECURE !== 'allowed')
    wrong(
      `TEMPORAL_ADDRESS ${address} is another machine and the connection is not encrypted: ` +
        'anyone on the way could read and steer every machine. ' +
        'Set TEMPORAL_TLS=true (with TEMPORAL_TLS_SERVER_CA_CERT_PATH for a CA of your own), ' +
        'or TEMPORAL_INSECURE=allowed where the network admits only this service',
    );
  if (address !== '' && !isLoopback(address) && env.UNENROLLED_HOSTS === 'allowed')
    wrong(
      `UNENROLLED_HOSTS=allowed is for a Temporal on this machine, and TEMPORAL_ADDRESS ${address} is another: ` +
        'anyone with access to it could speak for every host. ' +
        'Remove it, and give each host a key with "hosts enroll"',
    );
  return { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace };
}

/** Not passed on: any value of it would switch TLS on. */
const verification = 'TEMPORAL_TLS_DISABLE_HOST_VERIFICATION';
const booleans = ['', 'true', 'false', '1', '0'];

/** The variables of the connection, with the profile of TEMPORAL_CONFIG_FILE as it is now. Throws ConfigError. */
export function temporalProfile(variables: Readonly<Record<string, string>>): ClientConfigProfile {
  const file = variables['TEMPORAL_CONFIG_FILE'];
  try {
    // The package takes a file that is not there for an empty one.
    const data = file && readFileSync(file);
    return loadClientConfigProfile({
      overrideEnvVars: variables,
      ...(data ? { configSource: { data }, configFileStrict: true } : { disableFile: true }),
    });
  } catch (error) {
    // Further lines of the message may quote a key from the file.
    throw new ConfigError(
      `${file ? 'TEMPORAL_CONFIG_FILE' : 'TEMPORAL_TLS'}: ${(error as Error).message.split('\n')[0]}`,
      { cause: error },
    );
  }
}

/** As the Temporal SDK decides it. */
export function isEncrypted({ tls, apiKey }: ClientConfigProfile): boolean {
  return tls ? tls.disabled !== true : apiKey !== undefined;
}
