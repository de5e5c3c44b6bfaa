/**
 * What each part of `up` finds in its environment. API and worker get all of it. The parts that customers come near
 * (hosts) and those that need nothing of ours (Temporal, Postgres) get what is listed, so that neither a secret of the
 * service nor one of the operator's shell is theirs to lose.
 */
import { settings } from '../config.ts';

export type Environment = Record<string, string | undefined>;

/** What programs need of the system they run on. Proxies are left out: their URLs may carry passwords. */
const ofSystem = new Set(
  'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TZDIR TMPDIR XDG_CACHE_HOME XDG_RUNTIME_DIR NODE_OPTIONS NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR LD_LIBRARY_PATH LD_PRELOAD'.split(
    ' ',
  ),
);

/** `DATABASE_URL` and the API's keys are in other groups. */
const ofHosts = new Set([
  ...Object.keys(settings['The connection to Temporal']),
  ...Object.keys(settings['Machines and hosts']),
  ...Object.keys(settings.Traces),
  ...['TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE', 'DATA_DIR', 'STOP_MACHINES', 'LOG_LEVEL'],
  ...['METRICS_HOST', 'HOST_METRICS_PORT'],
]);

export function systemEnvironment(environment: Environment): Environment {
  return only(environment, (name) => ofSystem.has(name) || name.startsWith('LC_'));
}

export function hostEnvironment(environment: Environment): Environment {
  return { ...systemEnvironment(environment), ...only(environment, (name) => ofHosts.has(name)) };
}

function only(environment: Environment, isWanted: (name: string) => boolean): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isWanted(name)));
}
