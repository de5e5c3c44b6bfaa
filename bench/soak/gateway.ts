/**
 * A TCP proxy between two parts of the service that simulates network conditions.
 *
 * | mode | what happens |
 * |---|---|
 * | `open` | everything goes through |
 * | `cut` | connections are reset, including new ones |
 * | `silent` | nothing goes through; what was sent arrives when the mode ends |
 * | `deaf` | what the client sends arrives, but no reply does; the connections are reset when the mode ends |
 * | `slow` | each chunk is held for a while |
 */
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { pause } from '../../src/lib/waiting.ts';

export const networkFaults = ['cut', 'silent', 'deaf', 'slow'] as const;
export type NetworkFault = (typeof networkFaults)[number];
type Mode = 'open' | NetworkFault;
type Direction = 'request' | 'reply';

export interface Address {
  host: string;
  port: number;
}

const slowMs = 150;

export class Gateway {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #mode: Mode = 'open';
  #changed: () => void = () => {};
  #change = new Promise<void>((resolve) => {
    this.#changed = resolve;
  });

  private constructor(server: Server, target: () => Address) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (client) => this.#carry(client, target()));
  }

  /** Asks for the target with each connection, so that it may move. Listens at any free port of loopback by default. */
  static async open(target: () => Address, { host, port }: Address = { host: '127.0.0.1', port: 0 }): Promise<Gateway> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return new Gateway(server, target);
  }

  set mode(mode: Mode) {
    const before = this.#mode;
    this.#mode = mode;
    if (mode === 'cut' || (before === 'deaf' && mode !== 'deaf')) this.#reset();
    this.#changed();
    this.#change = new Promise((resolve) => {
      this.#changed = resolve;
    });
  }

  async close(): Promise<void> {
    this.mode = 'cut';
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #carry(client: Socket, address: Address): void {
    if (this.#mode === 'cut') return void client.resetAndDestroy();
    const target = createConnection({ ...address, allowHalfOpen: true, noDelay: true });
    client.setNoDelay(true);
    const both = [client, target];
    for (const socket of both) {
      this.#sockets.add(socket);
      socket.on('error', () => both.forEach((each) => void each.destroy()));
      socket.on('close', () => {
        this.#sockets.delete(socket);
        both.forEach((each) => void each.destroySoon());
      });
    }
    this.#pass(client, target, 'request');
    this.#pass(target, client, 'reply');
  }

  /** Passes chunks one after another, even if the mode changes between them. */
  #pass(from: Socket, to: Socket, direction: Direction): void {
    let last: Promise<unknown> = Promise.resolve();
    const inOrder = (work: () => void) => {
      last = last.then(() => this.#turn(direction, from)).then(() => to.destroyed || work());
    };
    from.on('data', (piece) => inOrder(() => to.write(piece)));
    from.on('end', () => inOrder(() => to.end()));
  }

  async #turn(direction: Direction, from: Socket): Promise<void> {
    while (this.#mode === 'silent' || (this.#mode === 'deaf' && direction === 'reply')) {
      if (from.destroyed && direction === 'reply') return;
      await this.#change;
    }
    if (this.#mode === 'slow') await pause(slowMs);
  }

  #reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }
}
