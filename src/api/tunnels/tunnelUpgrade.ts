/** From an HTTP request to an open tunnel: the checks before the upgrade, and the step itself. */
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { WebSocketServer } from 'ws';
import { ApiError } from '../../http/apiError.ts';
import { isProtocolName, leaveHttp, offeredProtocols, type Upgrade, upgradeOf } from '../../http/webSocket.ts';
import type { OpenTunnel, TunnelEnd, Tunnels } from './openTunnels.ts';
import { closeCodes, socketOptions, subprotocol } from './tunnelWire.ts';

const sockets = new WebSocketServer({
  ...socketOptions,
  noServer: true,
  clientTracking: false,
  handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
});

/** Returns the connection of a request for a tunnel. Throws ApiError 405, 426 or 400. */
export function tunnelUpgradeOf(request: Request, response: Response): Upgrade {
  if (request.method !== 'GET')
    throw new ApiError('MethodNotAllowed', 'a tunnel is opened with GET', { headers: { allow: 'GET' } });
  const upgrade = upgradeOf(
    request,
    response,
    `a tunnel is a WebSocket with the subprotocol ${subprotocol}; compute-service's tunnel, ssh, and console commands open it`,
  );
  const offered = offeredProtocols(request);
  if (
    offered.length > 0 &&
    (!offered.includes(subprotocol) || new Set(offered).size < offered.length || !offered.every(isProtocolName))
  )
    throw new ApiError('BadRequest', `Sec-WebSocket-Protocol must offer ${subprotocol}, each name once, or be absent`);
  return upgrade;
}

/** Leaves HTTP; the tunnel is released when it ends. */
export function accept(
  tunnels: Tunnels,
  { request, response, upgrade }: { request: Request; response: Response; upgrade: Upgrade },
  tunnel: OpenTunnel,
  guest: Socket,
): void {
  const ws = leaveHttp(sockets, request, response, upgrade);
  // The request is over; what follows is not HTTP.
  response.emit('close');
  if (ws) tunnels.serve(tunnel, ws, guest);
  else {
    guest.destroy();
    tunnels.release(tunnel);
  }
}

/** The refusal of a tunnel that may no longer open. */
export function refusalOf({ code, reason }: TunnelEnd, conflict: (reason: string) => ApiError): ApiError {
  switch (code) {
    case closeCodes.sessionEnded:
      return new ApiError('Unauthorized', reason, {
        headers: { 'www-authenticate': 'Bearer realm="compute.service", error="invalid_token"' },
      });
    case closeCodes.goingAway:
      return new ApiError('ServiceUnavailable', reason, { headers: { 'retry-after': '2' } });
    default:
      return conflict(reason);
  }
}
