/** The open tunnels of this process: how many there may be, what each depends on, and what ends it from outside. */
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Forward } from '../../domain/observation.ts';
import { ApiError } from '../../http/apiError.ts';
import type { ApiMetrics } from '../../http/metrics.ts';
import { type AuditDetails, auditChange, type Change } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import {
  leaseSeconds,
  releaseTunnels,
  renewTunnels,
  type Tunnel,
  type TunnelState,
  takeTunnel,
} from '../../store/tunnels/tunnelLeases.ts';
import type { KubernetesServices } from '../kubernetes/resourceKind.ts';
import { closeCodes, pingMs as everyPingMs, pump, silentPings } from './tunnelWire.ts';

/** What tunnels need beyond what every kind has. */
export interface TunnelServices extends KubernetesServices {
  tunnels: Tunnels;
}

export interface OpenTunnel extends Tunnel {
  /** Null: it leads to the machine's console, which stays when a port stops. */
  forward: Forward | null;
  /** Who opened it, and what the audit log says of it and of its end. */
  opened?: { by: Change; details: AuditDetails; closes: 'tunnel.close' | 'console.close' };
}

/** Why a tunnel cannot open, or cannot continue. The text is for people and fits a close frame (123 bytes). */
export interface TunnelEnd {
  code: number;
  reason: string;
}

export interface Tunnels {
  readonly count: number;
  /** Counts a tunnel. Throws ApiError 429 when the tenant has too many, 503 during shutdown. */
  take(tunnel: OpenTunnel): Promise<void>;
  /** Checks that everything a counted tunnel depends on still holds. */
  check(tunnel: OpenTunnel): Promise<TunnelEnd | null>;
  /** Releases a counted tunnel that was never opened. */
  release(tunnel: OpenTunnel): void;
  /** Carries bytes until either side or an outside event ends the tunnel, and then releases it. */
  serve(tunnel: OpenTunnel, ws: WebSocket, guest: Socket): void;
  refused(reason: string): void;
  /** Counts a forward that is not registered for its machine's host. */
  refusedForward(): void;
  /** Ends all tunnels. */
  close(): Promise<void>;
}

export interface TunnelLimits {
  perTenant: number;
  /** Maximum open tunnels in this process. */
  inProcess: number;
  /** Interval between checks of everything that open tunnels depend on. */
  recheckMs: number;
  /** Interval between pings to a client. */
  pingMs: number;
}

const defaults = { inProcess: 5_000, recheckMs: 1_000, pingMs: everyPingMs };
/** A peer that does not respond to a close within this time is gone. */
const closeGraceMs = 2_000;
/** How long a guest may take to accept what its client wrote before leaving. */
const flushGraceMs = 10_000;
const shuttingDown: TunnelEnd = { code: closeCodes.goingAway, reason: 'the service is stopping: connect again' };

interface Running {
  tunnel: OpenTunnel;
  /** On performance.now()'s clock, so that a session ends on time even while the database is down. */
  sessionEndsMs: number;
  /** Null until bytes flow. */
  end: ((end: TunnelEnd) => void) | null;
}

interface TunnelParts {
  db: Database;
  log: Logger;
  metrics: Pick<ApiMetrics, 'gauge' | 'counter'>;
}

export function openTunnels(
  { db, log, metrics }: TunnelParts,
  limits: Partial<TunnelLimits> & { perTenant: number },
): Tunnels {
  const { perTenant, inProcess, recheckMs, pingMs } = { ...defaults, ...limits };
  const open = new Map<string, Running>();
  const releasing = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;
  let closed = false;

  metrics.gauge('compute_tunnels_open', 'Open tunnels into machines, of this process', () => open.size);
  const countOpened = metrics.counter('compute_tunnels_opened_total', 'Tunnels that were opened');
  const countRefused = metrics.counter('compute_tunnels_refused_total', 'Tunnels that were refused', 'reason');
  const countRefusedForwards = metrics.counter(
    'compute_forwards_refused_total',
    'Tunnels that were refused because their forward is not registered for the host',
  );
  const countBytes = metrics.counter(
    'compute_tunnel_bytes_total',
    'Bytes carried into (in) and out of (out) machines',
    'direction',
  );

  function schedule(): void {
    if (closed || timer || open.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      // A statement that hangs is waited for; sessions end on time all the same.
      checking ??= recheck().finally(() => {
        checking = null;
      });
      for (const { sessionEndsMs, end } of [...open.values()]) {
        if (performance.now() >= sessionEndsMs) end?.(sessionEnded);
      }
      schedule();
    }, recheckMs);
    timer.unref();
  }

  /** Renews the leases of this process. A database that is down says nothing about any tunnel, so tunnels continue. */
  async function recheck(): Promise<void> {
    const asked = [...open.values()];
    try {
      const states = await renewTunnels(
        db,
        asked.map(({ tunnel }) => tunnel),
      );
      for (const running of asked) {
        const state = states.get(running.tunnel.id);
        if (!state || !running.end || !open.has(running.tunnel.id)) continue;
        const over = learn(running, state);
        if (over) running.end(over);
        else if (!state.leased) await takeAnew(running);
      }
    } catch (error) {
      log.warn({ err: error }, 'the leases of open tunnels were not renewed');
    }
  }

  async function takeAnew(running: Running): Promise<void> {
    if (await takeTunnel(db, running.tunnel, perTenant)) {
      if (!open.has(running.tunnel.id)) await releaseTunnels(db, [running.tunnel.id]);
    } else
      running.end?.({
        code: closeCodes.tooMany,
        reason: 'other tunnels took its slot while the service had trouble: connect again',
      });
  }

  function learn(running: Running, state: TunnelState): TunnelEnd | null {
    if (state.sessionLeftMs !== null) running.sessionEndsMs = performance.now() + state.sessionLeftMs;
    return endOf(running.tunnel, state);
  }

  function release({ id }: OpenTunnel): void {
    if (!open.delete(id)) return;
    // If that fails, the lease expires by itself.
    const done = releaseTunnels(db, [id])
      .catch((error: unknown) => log.warn({ err: error }, `a tunnel counts for ${leaseSeconds} s longer`))
      .finally(() => releasing.delete(done));
    releasing.add(done);
  }

  /** The event of its opening is there already; the end of a tunnel does not wait for its own. */
  function auditClose({ id, machineUid, opened }: OpenTunnel, { code, reason }: TunnelEnd): void {
    if (!opened) return;
    const { by, details, closes } = opened;
    const done = auditChange(db, { ...by, reason }, closes, machineUid, { ...details, code })
      .catch((error: unknown) => log.warn({ err: error, tunnel: id }, 'the end of a tunnel was not audited'))
      .finally(() => releasing.delete(done));
    releasing.add(done);
  }

  return {
    get count() {
      return open.size;
    },

    async take(tunnel) {
      if (closed) throw stopping();
      if (open.size >= inProcess) throw tooMany(`this replica carries ${inProcess} tunnels already`);
      // Takes the place in this process first, so that concurrent requests find it taken.
      open.set(tunnel.id, { tunnel, sessionEndsMs: Infinity, end: null });
      try {
        if (!(await takeTunnel(db, tunnel, perTenant)))
          throw tooMany(`your tenant has ${perTenant} tunnels open, the maximum: close one, and try again`);
      } catch (error) {
        // A commit whose response was lost may have counted it.
        release(tunnel);
        throw error;
      }
    },

    async check(tunnel) {
      const running = open.get(tunnel.id);
      const state = (await renewTunnels(db, [tunnel])).get(tunnel.id);
      if (closed || !running || !state) return shuttingDown;
      return learn(running, state);
    },

    release,

    serve(tunnel, ws, guest) {
      const running = open.get(tunnel.id);
      const end = (over: TunnelEnd) => {
        if (!running?.end) return;
        running.end = null;
        clearInterval(pinging);
        release(tunnel);
        auditClose(tunnel, over);
        log.debug({ tunnel: tunnel.id, ...over }, 'a tunnel ends');
        // What a client wrote before it left still reaches the guest. A tunnel that is ended from outside ends at once.
        if (over.code === closeCodes.normal) {
          guest.destroySoon();
          setTimeout(() => guest.destroy(), flushGraceMs).unref();
        } else guest.destroy();
        ws.resume();
        ws.close(over.code, over.reason);
        if (over.code !== closeCodes.normal) setTimeout(() => ws.terminate(), closeGraceMs).unref();
      };
      // Counts pings instead of measuring time, so that stalls of this process are not mistaken for a silent client.
      let unanswered = 0;
      const hear = () => {
        unanswered = 0;
      };
      const pipe = pump(ws, guest, {
        onBytes: (direction, count) => countBytes(count, direction),
        onSent: () => end(tunnel.forward ? closedByMachine : consoleEnded),
      });
      const pinging = setInterval(() => {
        if (pipe.isClogged) hear();
        if (unanswered++ >= silentPings) return ws.terminate();
        ws.ping();
      }, pingMs).unref();
      ws.on('pong', hear).on('ping', hear).on('message', hear);
      ws.on('error', (error) => log.debug({ err: error }, 'a tunnel broke'));
      ws.once('close', () => end({ code: closeCodes.normal, reason: 'the client closed the tunnel' }));
      guest.on('error', (error: NodeJS.ErrnoException) =>
        end({ code: closeCodes.broken, reason: `the connection to the machine broke (${error.code ?? 'error'})` }),
      );
      if (!running || closed) {
        clearInterval(pinging);
        guest.destroy();
        release(tunnel);
        return ws.close(shuttingDown.code, shuttingDown.reason);
      }
      running.end = end;
      countOpened(1);
      schedule();
    },

    refused: (reason) => countRefused(1, reason),
    refusedForward: () => countRefusedForwards(1),

    async close() {
      closed = true;
      clearTimeout(timer);
      for (const { end } of [...open.values()]) end?.(shuttingDown);
      await checking;
      await Promise.all(releasing);
    },
  };
}

const closedByMachine: TunnelEnd = { code: closeCodes.normal, reason: 'the machine closed the connection' };
/** A console has no orderly end of its own. */
const consoleEnded: TunnelEnd = {
  code: closeCodes.machineGone,
  reason: 'the machine was switched off or is gone, or its host stopped serving it',
};

const sessionEnded: TunnelEnd = {
  code: closeCodes.sessionEnded,
  reason: 'your session has ended or was revoked: sign in and connect again',
};

/** Returns why a tunnel must end; null when it may continue. */
function endOf({ guestPort, forward }: OpenTunnel, state: TunnelState): TunnelEnd | null {
  if (state.sessionLeftMs === null) return sessionEnded;
  switch (state.machine) {
    case 'gone':
      return { code: closeCodes.machineGone, reason: 'the machine is gone' };
    case 'deleting':
      return { code: closeCodes.machineGone, reason: 'the machine is being deleted' };
    case 'not-ready':
      if (forward === null) return null;
      return { code: closeCodes.notReady, reason: 'the machine is no longer ready for access' };
    case 'ready': {
      if (forward === null) return null;
      const now = state.forwards.find((each) => each.guestPort === guestPort);
      if (now?.address === forward.address && now.port === forward.port) return null;
      return { code: closeCodes.notReady, reason: `the address of port ${guestPort} has changed: connect again` };
    }
  }
}

function tooMany(message: string): ApiError {
  return new ApiError('TooManyRequests', message, { headers: { 'retry-after': '5' } });
}

function stopping(): ApiError {
  return new ApiError('ServiceUnavailable', 'the service is stopping', { headers: { 'retry-after': '1' } });
}
