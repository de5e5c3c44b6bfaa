/**
 * How a machine's activities reach the database: each under the guard of one attempt, which sorts its failures, and each
 * write under the fence of its claim.
 */
import { activityInfo, metricMeter } from '@temporalio/activity';
import { isGrpcServiceError, ServiceError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { unexpected } from '../src/domain/names.ts';
import { conditions, databaseCondition } from '../src/store/core/databaseCondition.ts';
import { type Fence, Fenced, MachineGone } from '../src/store/machines/fence.ts';
import { Bookkeeping } from '../src/temporal/bookkeeping.ts';
import { FleetMeters } from '../src/temporal/fleetMeters.ts';

export interface FencedInput {
  uid: string;
  epoch: number;
  step: number;
  /** Attempts of this write by earlier activities, or more. Added to this activity's own, the count always grows. */
  attemptsBefore?: number;
}

/** A lasting failure is logged once per this many attempts. */
const attemptsPerLogLine = 6;

export class Guard {
  readonly bookkeeping = new Bookkeeping();
  readonly fleet = new FleetMeters();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Runs one write under the fence of this activity's attempt. */
  fenced<T>(input: FencedInput, write: (fence: Fence) => Promise<T>): Promise<T> {
    const { uid, epoch, step, attemptsBefore = 0 } = input;
    const { attempt, isLocal, workflowExecution } = activityInfo();
    const runId = workflowExecution?.runId;
    return this.run(uid, () => write({ epoch, step, attempt: isLocal ? 0 : attemptsBefore + attempt, runId }));
  }

  /** Says by a failure's type what went wrong: the run has lost its row, or the service has trouble of its own. */
  async run<T>(uid: string, act: () => Promise<T>): Promise<T> {
    this.bookkeeping.open(metricMeter);
    this.fleet.open(metricMeter);
    try {
      const result = await act();
      this.bookkeeping.succeeded(uid);
      return result;
    } catch (error) {
      if (error instanceof ApplicationFailure) throw error;
      if (error instanceof Fenced) throw ApplicationFailure.nonRetryable(error.message, 'Fenced');
      if (error instanceof MachineGone) throw ApplicationFailure.nonRetryable(error.message, 'MachineGone');
      const { attempt, activityType: activity, isLocal } = activityInfo();
      const { problem, type, message } = describeTrouble(error);
      // An attempt within a task is followed by an activity at once.
      this.bookkeeping.failed(activity, problem, isLocal ? null : uid);
      if (type === unexpected || attempt % attemptsPerLogLine === 0)
        this.#log.error(
          { err: error, activity, attempt, uid, problem },
          'bookkeeping fails; the machine stays as it is',
        );
      throw ApplicationFailure.create({ message, type, cause: error as Error });
    }
  }
}

/** What is wrong: as a metric's label, as a failure's type, and in words for operators. */
function describeTrouble(error: unknown): { problem: string; type: string; message: string } {
  const condition = databaseCondition(error);
  if (condition)
    return {
      problem: `postgres-${condition}`,
      type: 'StoreUnavailable',
      message: `Postgres: ${conditions[condition].says}`,
    };
  if (isGrpcServiceError(error) || error instanceof ServiceError)
    return { problem: 'temporal', type: 'TemporalUnavailable', message: `Temporal: ${messageOf(error)}` };
  return { problem: 'unexpected', type: unexpected, message: messageOf(error) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
