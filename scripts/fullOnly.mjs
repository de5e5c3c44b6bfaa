// What only `npm run test:full` runs, so that `npm test` is short, and what stands for it there. Every suite can be run by
// its path.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib.mjs';

/** Suites and groups of suites, each with the suite of the same kind that `npm test` has. */
export const standIns = {
  'test/clients/clients.group.ts': 'test/sdk/requests.test.ts',
  'test/contract/referencePage.test.ts': 'test/contract/openapi.test.ts',
  'test/drivers/qemuEgress.test.ts': 'test/drivers/qemuIsolation.test.ts',
  'test/drivers/qemuTrouble.test.ts': 'test/drivers/qemu.test.ts',
  'test/drivers/redfishVendors.test.ts': 'test/drivers/redfish.test.ts',
  'test/drivers/refusedWrites.test.ts': 'test/http/refusedWrites.test.ts',
  'test/e2e/compose.test.ts': 'test/e2e/deploy.test.ts',
  'test/e2e/crash.test.ts': 'test/e2e/killedWithinTask.test.ts',
  'test/e2e/drill.test.ts': 'test/up/backup.test.ts',
  'test/e2e/integrations.group.ts': 'test/e2e/life.group.ts',
  'test/e2e/packages.group.ts': 'test/e2e/terminal.group.ts',
  'test/e2e/pages.group.ts': 'test/e2e/customers.group.ts',
  'test/e2e/realMachines.test.ts': 'test/drivers/qemu.test.ts',
  'test/e2e/twoCells.test.ts': 'test/cli/allCells.test.ts',
  'test/machines/writers.test.ts': 'test/workflows/saga.test.ts',
  'test/privateMembers.test.ts': 'test/published.test.ts',
  'test/up/up.test.ts': 'test/e2e/life.group.ts',
  'test/workflows/failures.test.ts': 'test/workflows/saga.test.ts',
  'test/workflows/handover.group.ts': 'test/workflows/restored.test.ts',
  'test/workflows/hosts.group.ts': 'test/workflows/hostHealth.test.ts',
  'test/workflows/passes.group.ts': 'test/workflows/restored.test.ts',
  'test/workflows/trouble.group.ts': 'test/workflows/lives.group.ts',
};

/** What Jest leaves out of `npm test`, as patterns of paths: these suites, and what their groups import. */
export function leftOut() {
  return Object.keys(standIns)
    .flatMap((file) => [file, ...imported(file)])
    .map((file) => `/${file.replaceAll('.', '\\.')}$`);
}

/** How a group names a suite: one that shares its world with the others, or one that comes after the others. */
export const ofGroup = /^(?:import|describe\('\w+', \(\) => void require\()\s?'(.+\.test\.ts)'(?:\)\))?;$/;

/** The suites that a group imports; none for a suite. */
export function imported(file) {
  if (!file.endsWith('.group.ts')) return [];
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const name = ofGroup.exec(line)?.[1];
    return name ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}
