/** What lies between the parts: a gateway for each pair that communicates, at which the test cuts them off. */
import { Gateway, type NetworkFault } from '../../bench/soak/gateway.ts';

export interface Address {
  host: string;
  port: number;
}

export class Network {
  readonly #links = new Map<string, Gateway[]>();

  /** Opens a link; several of one name are cut together. The target may move. Returns the port. */
  async link(name: string, target: () => Address, listen?: Address): Promise<number> {
    const gateway = await Gateway.open(target, listen);
    this.#links.set(name, [...(this.#links.get(name) ?? []), gateway]);
    return gateway.port;
  }

  /** The names of all links that match. */
  links(pattern: RegExp): string[] {
    return [...this.#links.keys()].filter((name) => pattern.test(name));
  }

  set(names: readonly string[], mode: 'open' | NetworkFault): void {
    for (const name of names) {
      const gateways = this.#links.get(name);
      if (!gateways) throw new Error(`there is no link "${name}"`);
      for (const gateway of gateways) gateway.mode = mode;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#links.values()].flat().map((gateway) => gateway.close()));
  }
}
