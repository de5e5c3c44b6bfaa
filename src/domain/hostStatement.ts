/**
 * What a host's agent says and signs, so that everything recorded in a host's name is its own word. Access to Temporal
 * alone is not enough: those who can signal a workflow, or take tasks from a host's queue, do not have the agent's key.
 *
 * A statement is a JWS with the agent's Ed25519 key. It carries a digest of what is said, so that a history holds each
 * observation once. A runtime's id names its machine and its placement: a statement holds for no other.
 */

import { createHash } from 'node:crypto';
import { cut } from '../lib/text.ts';
import { canonicalJson } from './auditProof.ts';
import type { ConsoleAdmission } from './console.ts';
import type { FailureCode } from './failureCodes.ts';
import { type HealthCheck, type HealthCheckType, healthCheckTypes } from './hostHealth.ts';
import type { HostInventory } from './hostInventory.ts';
import type { Observation } from './observation.ts';

export type HostStatement =
  | { about: 'machine'; runtimeId: string; seen: Observation }
  /** The host has no trace of the runtime. */
  | { about: 'absence'; runtimeId: string }
  | { about: 'creation'; runtimeId: string }
  | { about: 'failure'; runtimeId: string; code: FailureCode }
  /** What became of a console's ticket. */
  | { about: 'console'; runtimeId: string; ticketDigest: string; admission: ConsoleAdmission }
  | { about: 'inventory'; inventory: HostInventory }
  /** The agent is there. */
  | { about: 'presence' }
  /** The highest placement version that the host built for. It only grows, so an old statement does no harm. */
  | { about: 'build'; placementVersion: number };

export type RuntimeStatement = Extract<HostStatement, { runtimeId: string }>;

export interface StatementClaims {
  /** The host. */
  iss: string;
  aud: typeof statementAudience;
  /** Seconds since 1970. */
  iat: number;
  /** Increases with each statement of a host, also over restarts of its agent. */
  seq: number;
  /** {@link statementDigest}. */
  dig: string;
  /** The id of the folder that holds the host's records; null: it has none. */
  rec: string | null;
  /** In a greeting: what the host lacks for new machines; absent: nothing. */
  lacks?: Lack[];
}

export const statementAudience = 'compute-service/control-plane';
/** JWS header `typ`: a signature of the same key for another purpose is no statement. */
export const statementType = 'host-statement+jws';
/** An Ed25519 statement has about 400 characters; one that says what a host lacks, up to ten times as many. */
export const statementLength = 5_000;

/** A health check of a host that failed, as its agent found it. */
export type Lack = Omit<HealthCheck, 'ok'>;

const lackLength = { reason: 60, message: 240 };

/** What the host lacks by what its agent found, and what else operators should know. A long message is cut: a statement has a limit. */
export function lacksOf(found: readonly HealthCheck[]): Lack[] {
  return found
    .filter(({ ok, tells }) => !ok || tells)
    .map(({ type, ok, reason, message }) => ({
      type,
      reason,
      message: cut(message, lackLength.message),
      ...(ok && { tells: true as const }),
    }));
}

/** What a host lacks by these claims. What a later release says besides is ignored. */
export function lacksIn(claims: Partial<StatementClaims>): Lack[] {
  const said: unknown = claims.lacks;
  if (!Array.isArray(said)) return [];
  const lacks: Lack[] = [];
  for (const { type, reason, message, tells } of said.filter((each) => typeof each === 'object' && each !== null))
    if (healthCheckTypes.includes(type as HealthCheckType) && typeof reason === 'string' && typeof message === 'string')
      lacks.push({
        type: type as HealthCheckType,
        reason: cut(reason, lackLength.reason),
        message: cut(message, lackLength.message),
        ...(tells === true && { tells }),
      });
  return lacks;
}

/** What is known of a machine with this observation: that it is gone, or everything that was seen of it. */
export function statementOf(runtimeId: string, seen: Observation): RuntimeStatement {
  return seen.presence === 'absent' ? { about: 'absence', runtimeId } : { about: 'machine', runtimeId, seen };
}

/** Of the canonical JSON (RFC 8785) of a statement without its own signature. */
export function statementDigest(statement: HostStatement): string {
  return createHash('sha256')
    .update(canonicalJson(unsigned(statement)))
    .digest('base64url');
}

function unsigned(statement: HostStatement): unknown {
  if (statement.about === 'machine') return { ...statement, seen: { ...statement.seen, statement: undefined } };
  if (statement.about === 'inventory')
    return { ...statement, inventory: { ...statement.inventory, statement: undefined } };
  if (statement.about === 'console')
    return { ...statement, admission: { ...statement.admission, statement: undefined } };
  return statement;
}
