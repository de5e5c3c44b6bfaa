/** Simulates customers: each operation continues until its client knows the outcome. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { subprotocol } from '../../src/api/tunnels/tunnelWire.ts';
import { pause } from '../../src/lib/waiting.ts';
import { type ApiClient, machines } from './client.ts';
import type { Findings } from './findings.ts';
import { image, installer, metalClass } from './fleet.ts';
import type { Workload } from './identity.ts';
import { type Model, nowSeconds, type Vm } from './model.ts';
import { type ApiObject, faultLabel, ofApi, selections, tierLabel } from './objects.ts';
import type { Random } from './random.ts';
import type { Account } from './service.ts';
import type { Listed } from './watcher.ts';

const livingAtMost = 22;
const handsPerAccount = 3;
const echoWithinMs = 8_000;

/** Relative frequency of each operation. */
const work = {
  create: 10,
  remove: 5,
  relabel: 8,
  read: 5,
  list: 6,
  tunnel: 7,
  exchange: 3,
  usage: 2,
  createTwice: 1,
} as const;
type Work = keyof typeof work;

export interface ChurnParts {
  client: ApiClient;
  findings: Findings;
  model: Model;
  random: Random;
  workload: Workload;
  listed(list: Listed): void;
  /** While the API's clock is stepped, it may rightly reject other parties' tokens as too old or too new. */
  tokensMayBeRefused(): boolean;
}

export class Churn {
  readonly #parts: ChurnParts;
  #stopping = new AbortController();
  #hands: Promise<void>[] = [];
  #started = 0;

  constructor(parts: ChurnParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#stopping = new AbortController();
    const { accounts } = this.#parts.client.service;
    const round = ++this.#started;
    this.#hands = accounts.flatMap((account) =>
      Array.from({ length: handsPerAccount }, (_, hand) =>
        this.#hand(account, this.#parts.random.stream(`${round}/${account.slug}/${hand}`)),
      ),
    );
  }

  /** Resolves once every operation that has begun has its response. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#hands);
  }

  async #hand(account: Account, random: Random): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await pause(random.between(100, 1_500), signal).catch(() => undefined);
      if (signal.aborted) return;
      const chosen: Work = random.weighted(work);
      await this[chosen](account, random).catch((error: Error) =>
        this.#parts.findings.add('the soak itself failed', `${chosen}: ${error.stack}`),
      );
      this.#parts.findings.count(`did ${chosen}`);
    }
  }

  async create(account: Account, random: Random, twice = false): Promise<void> {
    const { model } = this.#parts;
    if (model.living(account).length >= livingAtMost) return this.remove(account, random);
    const vm = model.newVm(account);
    const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => this.#post(vm)));
    if (answers.filter((status) => status === 201).length > 1)
      this.#parts.findings.add('one name was created twice', vm.name);
    const { body } = await this.#parts.client.insist(account, 'GET', this.#at(vm), [200]);
    if (!body?.metadata) return;
    vm.uid = body.metadata.uid;
    vm.state = 'wanted';
    // Some are deleted at once, whatever phase they are in.
    if (random.chance(0.2)) await this.#delete(vm);
  }

  createTwice(account: Account, random: Random): Promise<void> {
    return this.create(account, random, true);
  }

  async remove(account: Account, random: Random): Promise<void> {
    const wanted = this.#parts.model.wanted(account);
    if (wanted.length > 0) await this.#delete(random.pick(wanted));
  }

  async relabel(account: Account, random: Random): Promise<void> {
    const { client, model } = this.#parts;
    const wanted = model.wanted(account);
    if (wanted.length === 0) return;
    const vm = random.pick(wanted);
    const tier = random.pick(['a', 'b', 'c', null] as const);
    vm.changing = true;
    const body = { metadata: { labels: { [tierLabel]: tier } } };
    const contentType = 'application/merge-patch+json';
    const answer = await client.insist(account, 'PATCH', this.#at(vm), [200], { body, contentType });
    if (answer.status === 200) vm.tier = tier;
    vm.changing = false;
  }

  async read(account: Account, random: Random): Promise<void> {
    const { client, model, findings } = this.#parts;
    const wanted = model.wanted(account);
    if (wanted.length === 0) return;
    const vm = random.pick(wanted);
    vm.changing = true;
    const { body } = await client.insist(account, 'GET', this.#at(vm), [200]);
    vm.changing = false;
    if (!body?.metadata) return;
    const seen = ofApi(body as ApiObject);
    model.told(account.namespace, vm.name, seen.ready);
    if (seen.uid !== vm.uid || seen.deleting || (seen.tier || null) !== vm.tier)
      findings.add('a client read what it did not write', `${vm.name}: ${JSON.stringify(seen)}, tier ${vm.tier}`);
  }

  async list(account: Account, random: Random): Promise<void> {
    const { client, listed, findings } = this.#parts;
    const selection = selections[random.pick(Object.keys(selections))]!;
    const limit = random.pick([1, 3, 5, 10, 500]);
    const items: ApiObject[] = [];
    let version: string | null = null;
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        ...selection.query,
        limit: String(limit),
        ...(token && { continue: token }),
      });
      const { status, body } = await client.insist(account, 'GET', `${machines(account)}?${query}`, [200]);
      if (status !== 200) return;
      version ??= body.metadata.resourceVersion as string;
      if (version !== body.metadata.resourceVersion)
        findings.add('pages of one list at two versions', `${version} and ${body.metadata.resourceVersion}`);
      items.push(...body.items);
      token = body.metadata.continue;
    } while (token);
    listed({ account, selection, version: BigInt(version), items: items.map(ofApi) });
  }

  /** What is sent must come back unchanged, or the tunnel must report that it cannot. */
  async tunnel(account: Account, random: Random): Promise<void> {
    const { model, findings } = this.#parts;
    const ready = model.wanted(account).filter((vm) => vm.toldReadyAt !== null);
    if (ready.length === 0) return;
    const outcome = await this.echo(random.pick(ready));
    findings.count(`tunnels: ${outcome}`);
    if (outcome === 'mixed up') findings.add('a tunnel changed what it carried', account.slug);
  }

  async echo(vm: Vm): Promise<'carried' | 'refused' | 'broken' | 'mixed up'> {
    const { client } = this.#parts;
    const { service } = client;
    const token = await client.token(vm.account);
    const url = `${service.url.replace('https', 'wss')}${this.#at(vm)}/tunnel/80`;
    const ca = readFileSync(service.caFile, 'utf8');
    const sent = randomBytes(64 * 1024);
    return new Promise((resolve) => {
      const ws = new WebSocket(url, subprotocol, {
        ca,
        headers: { authorization: `Bearer ${token}` },
        handshakeTimeout: 8_000,
      });
      const pieces: Buffer[] = [];
      let bytes = 0;
      const end = (outcome: 'carried' | 'refused' | 'broken' | 'mixed up') => {
        clearTimeout(timer);
        resolve(outcome);
        ws.terminate();
      };
      const timer = setTimeout(() => end('broken'), echoWithinMs);
      ws.on('unexpected-response', () => end('refused'));
      ws.on('error', () => end('broken'));
      ws.on('close', () => end('broken'));
      ws.on('open', () => ws.send(sent));
      ws.on('message', (piece: Buffer) => {
        pieces.push(piece);
        bytes += piece.length;
        if (bytes >= sent.length) end(Buffer.concat(pieces).equals(sent) ? 'carried' : 'mixed up');
      });
    });
  }

  async exchange(account: Account, random: Random): Promise<void> {
    const { findings, workload, tokensMayBeRefused } = this.#parts;
    const sound = random.chance(0.7);
    const answer = await workload.exchange(account, sound, tokensMayBeRefused);
    findings.count(`exchanges: ${answer}`);
    if (sound && answer === 'refused') findings.add('a sound token was refused', account.slug);
    if (!sound && answer === 'minted') findings.add('a wrong token was taken', account.slug);
  }

  async usage(account: Account, random: Random): Promise<void> {
    const { client } = this.#parts;
    const report = random.pick(['billing', 'fleet']);
    await client.insist(
      account,
      'GET',
      `/v1/admin/${report}/usage?window=${random.pick(['24h', '7d', 'month'])}`,
      [200],
    );
    await client.insist(account, 'GET', '/v1/admin/fleet/capacity', [200]);
  }

  /** Deletes everything that exists. */
  async removeAll(): Promise<void> {
    const { model } = this.#parts;
    for (const vm of model.vms.values()) if (vm.state === 'wanted') await this.#delete(vm);
  }

  async #post(vm: Vm): Promise<number> {
    const { label, kind = 'VirtualMachine' } = vm.behaviour;
    const body = {
      apiVersion: 'compute.service/v1alpha1',
      kind,
      metadata: {
        name: vm.name,
        labels: { ...(label && { [faultLabel]: label }), ...(vm.tier && { [tierLabel]: vm.tier }) },
      },
      spec: {
        ...(kind === 'VirtualMachine'
          ? { imageRef: image, resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } }
          : { imageRef: installer.name, machineClassName: metalClass }),
        ports: [{ name: 'http', guestPort: 80, readinessProbe: true }],
      },
    };
    return (await this.#parts.client.insist(vm.account, 'POST', machines(vm.account, kind), [201, 409], { body }))
      .status;
  }

  async #delete(vm: Vm): Promise<void> {
    vm.deleteSentAt = nowSeconds();
    vm.state = 'deleting';
    // A 404 is fine too: an earlier attempt, whose response was lost, may have succeeded.
    const answer = await this.#parts.client.insist(vm.account, 'DELETE', this.#at(vm), [200, 404]);
    if (answer.status === 200) vm.deleteAckAt = nowSeconds();
  }

  #at(vm: Vm): string {
    return `${machines(vm.account, vm.behaviour.kind)}/${vm.name}`;
  }
}
