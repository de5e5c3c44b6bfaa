/**
 * Verifies what a workflow passes on in the name of a host, before anything of it is recorded. A refusal is a failure of
 * type `Unverified`: no evidence about a machine or its host.
 */
import { metricMeter } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { HostStatement, RuntimeStatement } from '../src/domain/hostStatement.ts';
import { unverified } from '../src/domain/names.ts';
import type { Database } from '../src/store/core/db.ts';
import {
  auditRefusedStatement,
  groundOfHost,
  groundOfRuntime,
  judge,
  type StatementGround,
  type StatementRefusal,
  statementRefusals,
  type UnenrolledHosts,
} from '../src/store/machines/statementJudgement.ts';
import { StatementMeter } from '../src/temporal/statementMeter.ts';

export interface VerificationDependencies {
  db: Database;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
}

type OfHost = Exclude<HostStatement, RuntimeStatement>;

/** Statements that are refused throw `Unverified`: audited, logged, and counted. */
export interface Verification {
  /** `hostName`: the host of a runtime that has no placement. */
  ofRuntime(statement: RuntimeStatement, signature: string | undefined, hostName?: string): Promise<void>;
  /** Counts a refusal that was found and audited elsewhere. */
  count(reason: StatementRefusal): void;
  /** Returns the id of the records that the host's agent speaks from: null: it has none; undefined: it does not say. */
  ofHost(hostName: string, statement: OfHost, signature: string | undefined): Promise<string | null | undefined>;
}

export function openVerification({ db, log, unenrolledHosts }: VerificationDependencies): Verification {
  const meter = new StatementMeter();

  async function verify(
    ground: StatementGround,
    target: string,
    statement: HostStatement,
    signature: string | undefined,
  ): Promise<string | null | undefined> {
    meter.open(metricMeter);
    const judgement = await judge(ground, statement, signature, unenrolledHosts);
    if (judgement.verdict === 'believed') return judgement.recordsId;
    const { hostName } = ground;
    const { about } = statement;
    if (judgement.verdict === 'refused') {
      const { reason } = judgement;
      meter.refused(reason);
      log.error({ host: hostName, target, about, reason }, 'what is said in the name of a host is refused');
      await auditRefusedStatement(db, { hostName, target, about, reason });
    }
    const why = judgement.verdict === 'refused' ? statementRefusals[judgement.reason] : 'something newer is recorded';
    throw ApplicationFailure.nonRetryable(
      `what ${hostName} is said to report (${about}) is not believed: ${why}`,
      unverified,
    );
  }

  return {
    count(reason) {
      meter.open(metricMeter);
      meter.refused(reason);
    },
    async ofRuntime(statement, signature, hostName) {
      const { runtimeId } = statement;
      const ground =
        (await groundOfRuntime(db, runtimeId)) ?? (hostName === undefined ? null : await groundOfHost(db, hostName));
      // Without a placement there is nothing to record.
      if (ground) await verify(ground, `runtime/${runtimeId}`, statement, signature);
    },
    async ofHost(hostName, statement, signature) {
      const ground = await groundOfHost(db, hostName);
      return ground === null ? undefined : await verify(ground, `host/${hostName}`, statement, signature);
    },
  };
}
