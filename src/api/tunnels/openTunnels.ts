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

export class Tunnels {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #limits: TunnelLimits;
  readonly #open = new Map<string, Running>();
  /** Writes that are under way about tunnels that ended. */
  readonly #leaving = new Set<Promise<void>>();
  readonly #count: Record<'opened' | 'refused' | 'refusedForwards' | 'bytes', (by: number, label?: string) => void>;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | null = null;
  #closed = false;

  constructor({ db, log, metrics }: TunnelParts, limits: Partial<TunnelLimits> & { perTenant: number }) {
    this.#db = db;
    this.#log = log;
    this.#limits = { ...defaults, ...limits };
    metrics.gauge('compute_tunnels_open', 'Open tunnels into machines, of this process', () => this.#open.size);
    this.#count = {
      opened: metrics.counter('compute_tunnels_opened_total', 'Tunnels that were opened'),
      refused: metrics.counter('compute_tunnels_refused_total', 'Tunnels that were refused', 'reason'),
      refusedForwards: metrics.counter(
        'compute_forwards_refused_total',
        'Tunnels that were refused because their forward is not registered for the host',
      ),
      bytes: metrics.counter(
        'compute_tunnel_bytes_total',
        'Bytes carried into (in) and out of (out) machines',
        'direction',
      ),
    };
  }

  get count(): number {
    return this.#open.size;
  }

  /** Counts a tunnel. Throws ApiError 429 when the tenant has too many, 503 during shutdown. */
  async take(tunnel: OpenTunnel): Promise<void> {
    const { inProcess, perTenant } = this.#limits;
    if (this.#closed) throw stopping();
    if (this.#open.size >= inProcess) throw tooMany(`this replica carries ${inProcess} tunnels already`);
    // Takes the place in this process first, so that concurrent requests find it taken.
    this.#open.set(tunnel.id, { tunnel, sessionEndsMs: Infinity, end: null });
    try {
      if (!(await takeTunnel(this.#db, tunnel, perTenant)))
        throw tooMany(`your tenant has ${perTenant} tunnels open, the maximum: close one, and try again`);
    } catch (error) {
      // A commit whose response was lost may have counted it.
      this.release(tunnel);
      throw error;
    }
  }

  /** Checks that everything a counted tunnel depends on still holds. */
  async check(tunnel: OpenTunnel): Promise<TunnelEnd | null> {
    const running = this.#open.get(tunnel.id);
    const state = (await renewTunnels(this.#db, [tunnel])).get(tunnel.id);
    return this.#closed || !running || !state ? shuttingDown : learn(running, state);
  }

  /** Carries bytes until either side or an outside event ends the tunnel, and then releases it. */
  serve(tunnel: OpenTunnel, ws: WebSocket, guest: Socket): void {
    const running = this.#open.get(tunnel.id);
    const end = carry(ws, guest, {
      log: this.#log,
      pingMs: this.#limits.pingMs,
      onGuestEnd: tunnel.forward ? closedByMachine : consoleEnded,
      onBytes: (direction, count) => this.#count.bytes(count, direction),
      onEnd: (over) => {
        if (running) running.end = null;
        this.release(tunnel);
        this.#auditClose(tunnel, over);
        this.#log.debug({ tunnel: tunnel.id, ...over }, 'a tunnel ends');
      },
    });
    if (running && !this.#closed) {
      running.end = end;
      this.#count.opened(1);
      this.#schedule();
    } else end(shuttingDown);
  }

  /** Releases a counted tunnel; also one that was never opened. */
  release({ id }: OpenTunnel): void {
    if (!this.#open.delete(id)) return;
    // If that fails, the lease expires by itself.
    this.#leave(releaseTunnels(this.#db, [id]), `a tunnel counts for ${leaseSeconds} s longer`);
  }

  refused(reason: string): void {
    this.#count.refused(1, reason);
  }

  /** Counts a forward that is not registered for its machine's host. */
  refusedForward(): void {
    this.#count.refusedForwards(1);
  }

  /** Ends all tunnels. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const { end } of [...this.#open.values()]) end?.(shuttingDown);
    await this.#checking;
    await Promise.all(this.#leaving);
  }

  #schedule(): void {
    if (this.#closed || this.#timer || this.#open.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // A statement that hangs is waited for; sessions end on time all the same.
      this.#checking ??= this.#recheck().finally(() => {
        this.#checking = null;
      });
      for (const { sessionEndsMs, end } of [...this.#open.values()])
        if (performance.now() >= sessionEndsMs) end?.(sessionEnded);
      this.#schedule();
    }, this.#limits.recheckMs).unref();
  }

  /** Renews the leases of this process. A database that is down says nothing about any tunnel, so tunnels continue. */
  async #recheck(): Promise<void> {
    const asked = [...this.#open.values()];
    const tunnels = asked.map(({ tunnel }) => tunnel);
    try {
      const states = await renewTunnels(this.#db, tunnels);
      for (const running of asked) {
        const state = states.get(running.tunnel.id);
        if (!state || !running.end || !this.#open.has(running.tunnel.id)) continue;
        const over = learn(running, state);
        if (over) running.end(over);
        else if (!state.leased) await this.#takeAgain(running);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the leases of open tunnels were not renewed');
    }
  }

  async #takeAgain({ tunnel, end }: Running): Promise<void> {
    if (!(await takeTunnel(this.#db, tunnel, this.#limits.perTenant))) end?.(slotLost);
    else if (!this.#open.has(tunnel.id)) await releaseTunnels(this.#db, [tunnel.id]);
  }

  /** The event of its opening is there already; the end of a tunnel does not wait for its own. */
  #auditClose({ machineUid, opened }: OpenTunnel, { code, reason }: TunnelEnd): void {
    if (!opened) return;
    const { by, details, closes } = opened;
    const audited = auditChange(this.#db, { ...by, reason }, closes, machineUid, { ...details, code });
    this.#leave(audited, 'the end of a tunnel was not audited');
  }

  #leave(work: Promise<void>, failure: string): void {
    const done = work
      .catch((error: unknown) => this.#log.warn({ err: error }, failure))
      .finally(() => this.#leaving.delete(done));
    this.#leaving.add(done);
  }
}

interface CarryOptions {
  log: Logger;
  pingMs: number;
  /** What it means that the guest closed its side in order. */
  onGuestEnd: TunnelEnd;
  onBytes(direction: 'in' | 'out', count: number): void;
  /** Called once. */
  onEnd(over: TunnelEnd): void;
}

/** Carries bytes between a client and a guest. Either side ends it, or the returned function. */
function carry(
  ws: WebSocket,
  guest: Socket,
  { log, pingMs, onGuestEnd, onBytes, onEnd }: CarryOptions,
): (over: TunnelEnd) => void {
  let ended = false;
  const end = (over: TunnelEnd) => {
    if (ended) return;
    ended = true;
    clearInterval(pinging);
    onEnd(over);
    hangUp(ws, guest, over);
  };
  // Counts pings instead of measuring time, so that stalls of this process are not mistaken for a silent client.
  let unanswered = 0;
  const hear = () => {
    unanswered = 0;
  };
  const pipe = pump(ws, guest, { onBytes, onSent: () => end(onGuestEnd) });
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
  return end;
}

/** What a client wrote before it left still reaches the guest. A tunnel that is ended from outside ends at once. */
function hangUp(ws: WebSocket, guest: Socket, { code, reason }: TunnelEnd): void {
  if (code === closeCodes.normal) {
    guest.destroySoon();
    setTimeout(() => guest.destroy(), flushGraceMs).unref();
  } else {
    guest.destroy();
    setTimeout(() => ws.terminate(), closeGraceMs).unref();
  }
  ws.resume();
  ws.close(code, reason);
}

function learn(running: Running, state: TunnelState): TunnelEnd | null {
  if (state.sessionLeftMs !== null) running.sessionEndsMs = performance.now() + state.sessionLeftMs;
  return endOf(running.tunnel, state);
}

const slotLost: TunnelEnd = {
  code: closeCodes.tooMany,
  reason: 'other tunnels took its slot while the service had trouble: connect again',
};
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
