/** What must be true of every machine, based on what clients requested and were told. */
import type { MachineKind } from '../../src/domain/machine.ts';
import type { Random } from './random.ts';
import type { Account } from './service.ts';

/** How a machine behaves: the label that requests it from the simulated host, and where it leads. */
export interface Behaviour {
  label: string | null;
  weight: number;
  /** Virtual machine if absent. */
  kind?: MachineKind;
  /** Where the machine is once everything has calmed down, while it is wanted. */
  settles: 'ready' | 'running' | 'failed' | 'on its way or failed';
  /** Failure codes that its host gives evidence for. */
  failures: readonly string[];
}

const ready = (label: string | null, weight: number): Behaviour => ({ label, weight, settles: 'ready', failures: [] });

export const behaviours: readonly Behaviour[] = [
  ready(null, 60),
  ready('create-fails.2', 5),
  ready('lost-reply.create', 4),
  ready('lost-reply.start', 4),
  ready('lost-reply.stop', 4),
  ready('lost-reply.destroy', 4),
  ready('destroy-refuses.3', 4),
  ready('stop-ignored', 4),
  ready('slow.1500', 6),
  { ...ready(null, 20), kind: 'BareMetalMachine' },
  { label: 'port-dies-after.80.3000', weight: 3, settles: 'running', failures: [] },
  { label: 'vanish-after-ready.4000', weight: 4, settles: 'failed', failures: ['VMNotFound'] },
  { label: 'refuse-spec', weight: 2, settles: 'failed', failures: ['InvalidSpec'] },
  { label: 'image-checksum', weight: 2, settles: 'failed', failures: ['ImageUnavailable'] },
  { label: 'create-fails-always', weight: 2, settles: 'on its way or failed', failures: ['ProviderError'] },
  { label: 'boot-never', weight: 2, settles: 'on its way or failed', failures: ['ProviderError'] },
  { label: 'port-never.80', weight: 2, settles: 'on its way or failed', failures: ['AccessNotReady'] },
];

export interface Vm {
  name: string;
  account: Account;
  behaviour: Behaviour;
  uid: string | null;
  /** `sending`: a create is under way, and nothing is known before its response. */
  state: 'sending' | 'wanted' | 'deleting' | 'gone';
  createSentAt: number;
  /** When a client was first told that it is ready, in epoch seconds. */
  toldReadyAt: number | null;
  deleteSentAt: number | null;
  deleteAckAt: number | null;
  tier: string | null;
  /** Its labels are being changed. */
  changing: boolean;
  /** A restored database has it but its host does not: it may end as lost. */
  mayBeLost: boolean;
  /** Postgres' clock was wrong by up to as many seconds in its life, and its bill may be by as many. */
  clockOff: number;
}

const tiers = ['a', 'b', 'c', null] as const;

export class Model {
  readonly vms = new Map<string, Vm>();
  readonly #random: Random;
  #made = 0;
  #clockOff = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  newVm(account: Account): Vm {
    const behaviour = this.#behaviour();
    const vm: Vm = {
      name: `vm-${String(++this.#made).padStart(5, '0')}`,
      account,
      behaviour,
      uid: null,
      state: 'sending',
      createSentAt: nowSeconds(),
      toldReadyAt: null,
      deleteSentAt: null,
      deleteAckAt: null,
      tier: this.#random.pick(tiers),
      changing: false,
      mayBeLost: false,
      clockOff: this.#clockOff,
    };
    this.vms.set(key(account.namespace, vm.name), vm);
    return vm;
  }

  find(namespace: string, name: string): Vm | undefined {
    return this.vms.get(key(namespace, name));
  }

  /** Machines that a client may use. */
  wanted(account: Account): Vm[] {
    return [...this.vms.values()].filter((vm) => vm.account === account && vm.state === 'wanted' && !vm.changing);
  }

  living(account: Account): Vm[] {
    return [...this.vms.values()].filter((vm) => vm.account === account && vm.state !== 'gone');
  }

  forget(vm: Vm): void {
    this.vms.delete(key(vm.account.namespace, vm.name));
  }

  told(namespace: string, name: string, isReady: boolean): void {
    const vm = this.find(namespace, name);
    if (vm && isReady) vm.toldReadyAt ??= nowSeconds();
  }

  /** What lives now, or is made until {@link clockIsRight}, may have times that are wrong by as much. */
  clockIsStepped(seconds: number): void {
    this.#clockOff = Math.max(this.#clockOff, Math.abs(seconds));
    for (const vm of this.vms.values()) if (vm.state !== 'gone') vm.clockOff = Math.max(vm.clockOff, this.#clockOff);
  }

  clockIsRight(): void {
    this.#clockOff = 0;
  }

  /** The fleet has room for one bare-metal machine. */
  #behaviour(): Behaviour {
    const isTaken = [...this.vms.values()].some(({ behaviour, state }) => behaviour.kind && state !== 'gone');
    const weights = Object.fromEntries(
      behaviours.map(({ weight, kind }, index) => [String(index), kind && isTaken ? 0 : weight]),
    );
    return behaviours[Number(this.#random.weighted(weights))]!;
  }
}

function key(namespace: string, name: string): string {
  return `${namespace}/${name}`;
}

export function nowSeconds(): number {
  return Date.now() / 1_000;
}
