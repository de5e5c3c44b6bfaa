import { statfsSync } from 'node:fs';

const megabyte = 1024 ** 2;
/** With less than this, Postgres cannot write its log and ends. */
const fullBelowMegabytes = 4;

/** Megabytes available to this user on the disk of `folder`. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
}

/** Of the system, and of Postgres where a write was cut short. */
const fullWords = /no space left on device|wrote only \d+ of \d+ bytes/i;

/** Whether an error or a cause of it says that a disk is full: ours, Postgres's, or output of a program we ran. */
export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, message } = each as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '') || fullWords.test(message)) return true;
  }
  return false;
}

/** Says that the disk of `folder` is full when it is, or when an error says so of a disk; otherwise ''. */
export function fullDiskNote(folder: string, error?: unknown): string {
  if (!isDiskFull(error) && !isFull(folder)) return '';
  return `The disk of ${folder} is full: free some space, or set DATA_DIR to a folder on another disk.`;
}

function isFull(folder: string): boolean {
  try {
    return freeMegabytes(folder) < fullBelowMegabytes;
  } catch {
    return false;
  }
}
