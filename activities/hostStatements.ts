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
import { doubtHost, recordWrongClock } from '../src/store/fleet/hostConditions.ts';
import {
  auditRefusedStatement,
  type Believed,
  groundOfHost,
  groundOfRuntime,
  judge,
  type Refused,
  type StatementGround,
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
  /** Of a machine: its own host has to say it, of a placement of this machine. */
  ofMachine(uid: string, statement: RuntimeStatement, signature: string | undefined): Promise<void>;
  /** `hostName`: the host of a runtime that has no placement. */
  ofRuntime(statement: RuntimeStatement, signature: string | undefined, hostName?: string): Promise<void>;
  /** Counts a refusal that was found and audited elsewhere, and notes what it says about the host. */
  noteRefusal(hostName: string, refusal: Refused): Promise<void>;
  /** Null if there is no such host. The failure's first detail is the reason of a refusal. */
  ofHost(hostName: string, statement: OfHost, signature: string | undefined): Promise<Believed | null>;
}

export function openVerification({ db, log, unenrolledHosts }: VerificationDependencies): Verification {
  const meter = new StatementMeter();

  async function verify(
    ground: StatementGround,
    target: string,
    statement: HostStatement,
    signature: string | undefined,
  ): Promise<Believed> {
    meter.open(metricMeter);
    const judgement = await judge(ground, statement, signature, unenrolledHosts);
    if (judgement.verdict === 'believed') return judgement;
    const { hostName } = ground;
    const { about } = statement;
    if (judgement.verdict === 'refused') {
      const { reason } = judgement;
      await noteRefusal(hostName, judgement);
      log.error({ host: hostName, target, about, reason }, 'a statement in the name of a host is refused');
      await auditRefusedStatement(db, { hostName, target, about, reason });
    }
    const reason = judgement.verdict === 'refused' ? judgement.reason : null;
    const why = reason ? statementRefusals[reason] : 'something newer is recorded';
    throw ApplicationFailure.nonRetryable(
      `the report in the name of ${hostName} (${about}) is not believed: ${why}`,
      unverified,
      reason,
    );
  }

  /** Anyone may have said it, unless its host signed it. */
  async function noteRefusal(hostName: string, { reason, signed }: Refused): Promise<void> {
    meter.open(metricMeter);
    meter.refused(reason);
    if (signed) await recordWrongClock(db, { hostName, ...signed });
    else await doubtHost(db, hostName);
  }

  return {
    noteRefusal,
    async ofMachine(uid, statement, signature) {
      const { runtimeId, about } = statement;
      const ground = await groundOfRuntime(db, runtimeId);
      if (ground?.machineUid !== uid)
        throw ApplicationFailure.nonRetryable(`runtime ${runtimeId} is none of machine ${uid} (${about})`, unverified);
      await verify(ground, `runtime/${runtimeId}`, statement, signature);
    },
    async ofRuntime(statement, signature, hostName) {
      const { runtimeId } = statement;
      const ground =
        (await groundOfRuntime(db, runtimeId)) ??
        (hostName === undefined ? null : await groundOfHost(db, hostName, { newest: 0 }));
      // Without a placement there is nothing to record.
      if (ground) await verify(ground, `runtime/${runtimeId}`, statement, signature);
    },
    async ofHost(hostName, statement, signature) {
      const ground = await groundOfHost(db, hostName);
      return ground && verify(ground, `host/${hostName}`, statement, signature);
    },
  };
}
