/** The serial line behind a controller that offers a console, as a test plays it. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export class ControllersLine {
  readonly #server: Server;
  readonly #sessions = new Set<Socket>();
  #typed = '';

  /** For so many sessions at once. */
  static async open(most: number): Promise<ControllersLine> {
    const line = new ControllersLine(most);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  private constructor(most: number) {
    this.#server = createServer((session) => {
      session.on('error', () => session.destroy());
      if (this.#sessions.size >= most) return session.destroy();
      this.#sessions.add(session);
      session.on('close', () => this.#sessions.delete(session));
      session.on('data', (keys: Buffer) => {
        this.#typed += keys.toString('latin1');
      });
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  print(words: string): void {
    for (const session of this.#sessions) session.write(words);
  }

  typed(): string {
    return this.#typed;
  }

  drop(): void {
    for (const session of this.#sessions) session.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A controller with such a line, and the program that carries it. */
export interface ConsoleController {
  /** The program with its arguments for this controller, as docs/bare-metal.md writes them. */
  command: string[];
  line: ControllersLine;
  close(): Promise<void>;
}
