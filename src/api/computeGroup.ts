/** Everything that the compute API serves. */
import type { ApiGroup } from './kubernetes/apiGroup.ts';
import { kinds } from './machines/kinds.ts';
import { eventKinds } from './machines/machineEvent.ts';
import type { MachineServices } from './machines/machineKind.ts';
import { type ConsoleServices, consoleSubresource } from './tunnels/consoleHandler.ts';
import type { TunnelServices } from './tunnels/openTunnels.ts';
import { tunnelSubresource } from './tunnels/tunnelHandler.ts';

export const computeGroup: ApiGroup<MachineServices & TunnelServices & ConsoleServices> = {
  kinds,
  about: eventKinds,
  subresources: [tunnelSubresource, consoleSubresource],
};
