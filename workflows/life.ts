/** What a machine's workflow knows while it runs, and how it shows it to operators. */
import { log, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import type { Claim, FencedInput } from '../activities/controlPlane.ts';
import type { HostReport } from '../src/domain/names.ts';
import { type Phase, phaseTable } from '../src/domain/phases.ts';
import type { HeldPlacement } from '../src/store/placements.ts';
import type { RuntimeSpec } from '../src/drivers/driver.ts';
import { machineSearchAttributes as attributes } from '../src/temporal/search-attributes.ts';

/** What arrived from outside and was not looked at yet. Handlers only write here; the workflow's loop decides. */
export interface Mailbox {
  woken: boolean;
  /** How many wakes came in all. */
  wakes: number;
  report: HostReport | null;
  retryRequested: boolean;
  /** Set while a cleanup waits for its next attempt: only then may an operator hurry it. */
  cleanupWaits: boolean;
}

export interface Life {
  readonly uid: string;
  readonly claim: Claim;
  readonly mailbox: Mailbox;
  /** The row's phase as this run last recorded it. */
  phase: Phase;
  /** Number of the last fenced write. */
  step: number;
  /** The placement at work: the newest that was not given up. */
  placement: HeldPlacement | null;
  runtime: RuntimeSpec | null;
  /** Placements whose host went out of reach before creation; held until their absence is seen. */
  givenUp: string[];
  deleting: boolean;
  accessible: boolean;
  /** The host should be asked how the machine is. */
  lookAgain: boolean;
}

export function newLife(uid: string, claim: Claim, mailbox: Mailbox): Life {
  return {
    uid,
    claim,
    mailbox,
    phase: claim.phase,
    step: 0,
    placement: claim.held[0] ?? null,
    runtime: null,
    givenUp: [],
    deleting: claim.deletionRequested,
    accessible: claim.readyForAccess,
    lookAgain: false,
  };
}

/** The fence of the next write. */
export function nextWrite(life: Life): FencedInput {
  life.step += 1;
  return { uid: life.uid, epoch: life.claim.epoch, step: life.step };
}

/** Nothing is expected of its host. */
function isSettled({ phase, accessible }: Life): boolean {
  return phase === 'Failed' || (phase === 'Running' && accessible);
}

/** Shows in the Temporal UI where the machine is and what it waits for since when. */
export function show(life: Life, phase: Phase, note: string = phaseTable[phase].waitsFor): void {
  const { placement } = life;
  if (phase !== life.phase || phase === 'Failed') {
    upsertSearchAttributes([
      { key: attributes.Phase, value: phase },
      ...(placement ? [{ key: attributes.Host, value: placement.hostName }, { key: attributes.MachineClass, value: placement.className }] : []),
    ]);
  }
  life.phase = phase;
  setCurrentDetails(
    [
      `**${phase}**, waiting for ${note} since ${new Date().toISOString()}`,
      placement ? `on host \`${placement.hostName}\` as runtime \`${placement.runtimeId}\` (${placement.capacitySource})` : 'on no host yet',
      ...(placement && !isSettled(life) ? [`If this lasts: the last failure is under Pending Activities; the workflow \`host/${placement.hostName}\` tells whether the host's agent answers`] : []),
      `claim ${life.claim.epoch}`,
    ].join('\n\n'),
  );
}

/** Shows why a machine failed or its cleanup waits, and makes it findable by that code. */
export function showProblem(life: Life, code: string, message: string): void {
  upsertSearchAttributes([{ key: attributes.FailureCode, value: code }]);
  log.warn(`${code}: ${message}`, { uid: life.uid });
}
