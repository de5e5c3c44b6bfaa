/** The life of one machine through the SDK in Bun. Prints what it saw. */
import { createClient } from '@compute-service/sdk';
import { kubeconfig, nodeFetch } from '@compute-service/sdk/node';

const options = await kubeconfig();
const { virtualMachines } = createClient(options);
const untrusted = await createClient({ ...options, fetch: nodeFetch() })
  .account()
  .catch((error) => error);
const created = await virtualMachines.create({ metadata: { name: 'from-bun' }, spec: { imageRef: 'debian-12' } });
const { status } = await virtualMachines.untilReady(created, { timeoutMs: 90_000 });
const over = new AbortController();
const seen = [];
for await (const event of virtualMachines.watch({ signal: over.signal })) {
  seen.push(event.type);
  if (event.type === 'SYNCED') over.abort();
}
await virtualMachines.delete('from-bun');
await virtualMachines.untilGone(created, { timeoutMs: 90_000 });
const { code, mayHaveHappened } = untrusted;
console.log(
  JSON.stringify({ bun: 'Bun' in globalThis, untrusted: { code, mayHaveHappened }, phase: status.phase, seen }),
);
