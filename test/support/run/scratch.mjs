// Where a run of the tests has its files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { availableMemory } from 'node:process';
import { freeMb } from '../../../scripts/install.mjs';

/** A run of all tests fills half a GiB, and its processes take 7 GiB beside it. */
const needs = { freeMb: 2 * 1024, memoryBytes: 10 * 1024 ** 3 };

/**
 * Linux's folder in memory where there is room, otherwise the disk. Suites make and drop a hundred databases and some
 * clusters of a thousand files each, and ext4 looks through the places of files that were deleted in the last minutes
 * whenever it makes a new one. TMPDIR wins; `npm run test:full` takes the disk, as a deployment does.
 */
export function scratchFolder(
  { TMPDIR, TEST_FULL },
  { inMemory = '/dev/shm', onDisk = tmpdir(), memoryBytes = availableMemory() } = {},
) {
  if (TMPDIR) return TMPDIR;
  if (TEST_FULL || memoryBytes < needs.memoryBytes) return onDisk;
  return holdsPrograms(inMemory) ? inMemory : onDisk;
}

/** Whether there is room in a folder, and programs can run from it: containers often forbid that. */
function holdsPrograms(folder) {
  let own;
  try {
    if (freeMb(folder) < needs.freeMb) return false;
    own = mkdtempSync(path.join(folder, 'try-'));
    const program = path.join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}
