/**
 * A machine from its create to its delete, with everything that happens to it in between. `npm run sdk` in the checkout
 * packs the client; here, `npm install`, then `npm start NAME`, with the kubeconfig that kubectl uses.
 */
import { createClient, isRefused, MachineFailedError } from '@compute-service/sdk';
import { kubeconfig } from '@compute-service/sdk/node';

const name = process.argv[2] ?? 'from-typescript';
const { virtualMachines } = createClient(await kubeconfig());

/** Prints each phase, until the caller ends it. */
async function follow(signal: AbortSignal): Promise<void> {
  for await (const event of virtualMachines.watch({ fieldSelector: `metadata.name=${name}`, signal }))
    if (event.type !== 'SYNCED') console.log(`${event.type}: ${event.object.status?.phase}`);
}

const over = new AbortController();
const following = follow(over.signal);
try {
  // Applied, not created: it may be repeated, and a second start goes on with the same machine.
  const machine = await virtualMachines.apply(
    {
      metadata: { name },
      spec: { imageRef: 'debian-12', ports: [{ name: 'ssh', guestPort: 22, readinessProbe: true }] },
    },
    { fieldManager: 'example' },
  );
  const { status } = await virtualMachines.untilReady(machine, { timeoutMs: 300_000 });
  console.log(`${name} is ready: it runs ${status?.resolvedImageRef}`);
} catch (error) {
  if (!(error instanceof MachineFailedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await virtualMachines.delete(name).catch((error: unknown) => {
    if (!isRefused(error, 'NotFound')) throw error;
  });
  await virtualMachines.untilGone(name, { timeoutMs: 300_000 });
  over.abort();
  await following;
}
console.log(`${name} is gone`);
