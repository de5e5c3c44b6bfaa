import type { Database } from '../../src/store/core/db.ts';
import { getMachine } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from './fixtures.ts';
import { hostKey } from './hostKeys.ts';

/** A machine that was claimed once and placed; `fence(n)` is its n-th step. */
export async function placedMachine(db: Database) {
  const { namespace, customerId } = await makeTenant(db, { minimumSeconds: 3_600 });
  await makeHost(db, { name: 'h1' });
  const machine = await makeMachine(db, {
    namespace,
    requestId: 'create-7',
    spec: {
      imageRef: 'debian-12',
      resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 },
      ports: [{ name: 'ssh', guestPort: 22, protocol: 'TCP', exposure: 'private-tunnel', readinessProbe: true }],
    },
  });
  const claim = (await transitions.claimMachine(db, machine.uid, 'run-1'))!;
  const fence = (step: number, attempt = 1) => ({ epoch: claim.row.claimEpoch, step, attempt });
  const result = await placeMachine(db, machine.uid, fence(1));
  if (result.outcome !== 'placed') throw new Error('not placed');
  const { runtimeId } = result.placement;
  const access = {
    runtimeId,
    accessible: true,
    seen: {
      presence: 'present' as const,
      power: 'on' as const,
      guestUp: true,
      listeningPorts: [22],
      sshHostKeys: [hostKey('A')],
      forwards: [{ guestPort: 22, address: '127.0.0.1', port: 30022 }],
    },
  };
  return {
    machine,
    customerId,
    fence,
    runtimeId,
    access,
    current: () => getMachine(db, machine),
    lifecycle: () => db.lifecycle.findUnique({ where: { machineUid: machine.uid } }),
  };
}

/** It became ready, by its third step. */
export async function readyMachine(db: Database) {
  const m = await placedMachine(db);
  await transitions.recordPhase(db, m.machine.uid, m.fence(2), 'Starting');
  await transitions.recordAccess(db, m.machine.uid, m.fence(3), m.access, 'allowed');
  return m;
}
