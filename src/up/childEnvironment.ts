/**
 * What each part of `up` finds in its environment. API and worker get all of it. The parts that customers come near
 * (hosts) and those that need nothing of ours (Temporal, Postgres) get what is listed, so that neither a secret of the
 * service nor one of the operator's shell is theirs to lose.
 */
import { settings } from '../settings/config.ts';
import { isOfTemporal } from '../settings/temporalProfile.ts';

export type Environment = Record<string, string | undefined>;

/** What programs need of the system they run on. Proxies are left out: their URLs may carry passwords. */
const ofSystem = new Set(
  (
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TZDIR TMPDIR XDG_CACHE_HOME XDG_RUNTIME_DIR NODE_OPTIONS ' +
    'NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR LD_LIBRARY_PATH LD_PRELOAD GOGC GOMEMLIMIT'
  ).split(' '),
);

/** `DATABASE_URL` and the API's keys are in other groups. */
const ofHosts = new Set([
  'TEMPORAL_INSECURE',
  // Agents are Temporal's clients and workers too: of all keys, that of payloads is theirs.
  ...Object.keys(settings['Payloads in Temporal']),
  ...Object.keys(settings['Machines and hosts']),
  'DATA_DIR',
  'STOP_MACHINES',
  'LOG_LEVEL',
  'METRICS_HOST',
  'HOST_METRICS_PORT',
]);

const ofCodec = new Set([
  ...Object.keys(settings['Payloads in Temporal']),
  ...Object.keys(settings["The Temporal UI's codec endpoint"]),
  'TEMPORAL_NAMESPACE',
  'TLS_CERT_FILE',
  'TLS_KEY_FILE',
  'LOG_LEVEL',
]);

export function systemEnvironment(environment: Environment): Environment {
  return only(environment, (name) => ofSystem.has(name) || name.startsWith('LC_'));
}

const ofRoles: Readonly<Record<string, (name: string) => boolean>> = {
  host: (name) => ofHosts.has(name) || isOfTemporal(name) || name.startsWith('OTEL_'),
  codec: (name) => ofCodec.has(name),
};

/** All of it for a role that is not listed. */
export function environmentOfRole(role: string, environment: Environment): Environment {
  const listed = ofRoles[role];
  return listed ? { ...systemEnvironment(environment), ...only(environment, listed) } : environment;
}

function only(environment: Environment, isWanted: (name: string) => boolean): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isWanted(name)));
}
