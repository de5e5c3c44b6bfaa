/** What a customer pastes to reach a machine. */
import { defaultKind, kinds } from './kinds.ts';
import { type MachineKind, type MachineSpec, type PublishedPort, sshPort } from './machine.ts';

/** How clients reach this service. May change between releases, so it is not stored in any record. */
export interface Entrance {
  /** `https://HOST:PORT`, without a trailing slash. */
  publicUrl: string;
  /** What customers type before a command's name. */
  cliCommand: string;
  /** The authority that signed its certificate (PEM), if the service runs its own and clients must be given it. */
  authority?: string | null;
}

/** A shell comment, so the command can be pasted together with it; the output of the pasted command says more. */
const needsKey =
  ' # needs a key in spec.bootstrap.sshAuthorizedKeys, and there is none: delete the machine and create it with one';

/** A recorded port plus what a customer pastes to reach it. The URI template has no variables (RFC 6570, level 1). */
export function withAccess(
  port: PublishedPort,
  { kind, namespace, name, spec }: { kind: MachineKind; namespace: string; name: string; spec: MachineSpec },
  { publicUrl, cliCommand }: Entrance,
): PublishedPort {
  if (port.guestPort === undefined) return port;
  const isSsh = port.guestPort === sshPort;
  const verb = isSsh ? `ssh ${name}` : `tunnel ${name} ${port.guestPort}`;
  const hint = isSsh && (spec.bootstrap?.sshAuthorizedKeys ?? []).length === 0 ? needsKey : '';
  const object = `namespaces/${namespace}/${kinds[kind].plural}/${name}`;
  return {
    ...port,
    accessCommand: `${cliCommand} ${verb} -n ${namespace}${kind === defaultKind ? '' : ` --kind ${kinds[kind].shortName}`}${hint}`,
    uriTemplate: `${publicUrl.replace(/^http/, 'ws')}/v1/compute/apis/compute.service/v1alpha1/${object}/tunnel/${port.guestPort}`,
  };
}
