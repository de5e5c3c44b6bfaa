/** Everything that the compute API serves. */
import type { ApiGroup } from './kubernetes/apiGroup.ts';
import { computeKinds } from './machines/computeKinds.ts';
import { eventKinds } from './machines/machineEvent.ts';
import type { MachineServices } from './machines/machineKind.ts';
import { restartSubresource } from './machines/restartHandler.ts';
import { attachSubresource } from './tunnels/attachHandler.ts';
import { consoleSubresource } from './tunnels/consoleHandler.ts';
import type { ConsoleServices } from './tunnels/hostConsole.ts';
import type { TunnelServices } from './tunnels/openTunnels.ts';
import { tunnelSubresource } from './tunnels/tunnelHandler.ts';

export const computeGroup: ApiGroup<MachineServices & TunnelServices & ConsoleServices> = {
  kinds: computeKinds,
  about: eventKinds,
  subresources: [restartSubresource, tunnelSubresource, consoleSubresource, attachSubresource],
};
