/** Everything that the compute API serves. */
import type { ApiGroup } from './compute/apiGroup.ts';
import { kinds } from './compute/kinds.ts';
import type { MachineServices } from './compute/machineKind.ts';
import { tunnelSubresource } from './compute/tunnel.ts';
import type { TunnelServices } from './compute/tunnels.ts';

export const computeGroup: ApiGroup<MachineServices & TunnelServices> = { kinds, subresources: [tunnelSubresource] };
