/** Programs without a browser that wait for a person to sign in elsewhere (RFC 8628). Both codes are stored as digests. */
import { randomInt } from 'node:crypto';
import { auditChange, type Change, type Source } from '../core/audit.ts';
import { type Database, execute, transaction } from '../core/db.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';

export const deviceCodeSeconds = 600;
const intervalSeconds = 5;
/** What each request that comes too early adds to the interval (RFC 8628, section 3.5). */
const slowDownSeconds = 5;
/** A client's clock may run a little faster than ours. */
const toleranceMs = 500;
/** RFC 8628, section 6.1: letters that are hard to confuse and make no words. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const userCodeLength = 8;

/** A person's writing of a code as it is stored: they may type it with or without the hyphen. */
function plainCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '');
}

/** As it is shown to a person. */
export function shownCode(text: string): string {
  const plain = plainCode(text);
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

export interface NewDevice {
  /** Short names that the program named. */
  account: string | null;
  tenant: string | null;
  address: string;
  program: string | null;
}

export interface DeviceCodes {
  deviceCode: string;
  userCode: string;
  intervalSeconds: number;
}

export async function createDeviceCode(db: Database, device: NewDevice): Promise<DeviceCodes> {
  await db.deviceCode.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 3_600_000) } } });
  const { token: deviceCode, digest: deviceDigest } = newToken();
  const userCode = Array.from({ length: userCodeLength }, () => letters[randomInt(letters.length)]).join('');
  const expiresAt = new Date(Date.now() + deviceCodeSeconds * 1_000);
  const data = { ...device, deviceDigest, userDigest: digestOf(userCode), intervalSeconds, expiresAt };
  await db.deviceCode.create({ data });
  return { deviceCode, userCode: shownCode(userCode), intervalSeconds };
}

export interface WaitingDevice extends NewDevice {
  id: string;
  createdAt: Date;
}

/** The program that waits with this user code; null if none does any more. */
export async function findWaitingDevice(db: Database, userCode: string): Promise<WaitingDevice | null> {
  return db.deviceCode.findFirst({
    where: { userDigest: digestOf(plainCode(userCode)), status: 'pending', expiresAt: { gt: new Date() } },
    select: { id: true, account: true, tenant: true, address: true, program: true, createdAt: true },
  });
}

/** Records a person's decision; false if the program does not wait any more. Audited. */
export function decideDevice(
  db: Database,
  id: string,
  { tenantId, isApproved, ...change }: Change & { tenantId: string; isApproved: boolean; source: Source },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const person = { customerId: change.customerId, customerUserId: change.actorId, tenantId };
    const { count } = await tx.deviceCode.updateMany({
      where: { id, status: 'pending', expiresAt: { gt: new Date() } },
      data: { status: isApproved ? 'approved' : 'denied', ...person },
    });
    if (count === 0) return false;
    const device = await tx.deviceCode.findUniqueOrThrow({ where: { id }, select: { address: true, program: true } });
    const action = isApproved ? 'sign-in.approve' : 'sign-in.deny';
    await auditChange(tx, { ...change, tenantId }, action, change.actorId, { ...device });
    return true;
  });
}

/** What a program that polls is told; `approved` once. */
export type Polled =
  | { outcome: 'unknown' | 'pending' | 'too early' | 'denied' | 'expired' }
  | { outcome: 'approved'; customerId: string; userId: string; tenantId: string };

export function pollDevice(db: Database, deviceCode: string): Promise<Polled> {
  return transaction(db, async (tx): Promise<Polled> => {
    const digest = digestOf(deviceCode);
    await execute(tx)`SELECT 1 FROM device_codes WHERE device_digest = ${digest} FOR UPDATE`;
    const row = await tx.deviceCode.findUnique({ where: { deviceDigest: digest } });
    if (!row || row.status === 'used') return { outcome: 'unknown' };
    const now = new Date();
    if (row.expiresAt <= now) return { outcome: 'expired' };
    const sinceMs = row.polledAt ? now.getTime() - row.polledAt.getTime() : Infinity;
    const isEarly = sinceMs + toleranceMs < row.intervalSeconds * 1_000;
    const isUsed = !isEarly && row.status === 'approved';
    await tx.deviceCode.update({
      where: { id: row.id },
      data: {
        polledAt: now,
        ...(isEarly && { intervalSeconds: row.intervalSeconds + slowDownSeconds }),
        ...(isUsed && { status: 'used' }),
      },
    });
    if (isEarly) return { outcome: 'too early' };
    if (row.status !== 'approved') return { outcome: row.status === 'denied' ? 'denied' : 'pending' };
    const { customerId, customerUserId: userId, tenantId } = row;
    return { outcome: 'approved', customerId: customerId!, userId: userId!, tenantId: tenantId! };
  });
}
