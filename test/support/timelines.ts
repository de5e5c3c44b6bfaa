/** What a host reports of a machine whose timeline is tested. */
import type { MachineSpec } from '../../src/domain/machine.ts';
import { isAccessible, type Observation } from '../../src/domain/observation.ts';
import type { AccessRecord } from '../../src/store/machines/transitions.ts';
import { hostKey } from './hostKeys.ts';

export const spec: MachineSpec = {
  imageRef: 'debian-12',
  resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
  ports: [{ name: 'ssh', guestPort: 22, protocol: 'TCP', exposure: 'private-tunnel', readinessProbe: true }],
};

/** A look at the machine: accessible, except for what `view` says otherwise. */
export function lookingAt(runtimeId: string, view: Partial<Observation> = {}): AccessRecord {
  const seen: Observation = {
    presence: 'present',
    power: 'on',
    guestUp: view.power !== 'off',
    listeningPorts: view.power === 'off' ? [] : [22],
    sshHostKeys: [hostKey('A')],
    forwards: [{ guestPort: 22, address: '127.0.0.1', port: 30_022 }],
    ...view,
  };
  return { runtimeId, accessible: isAccessible(spec.ports!, seen), seen };
}
