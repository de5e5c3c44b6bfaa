/** A namespace full of machines, as the API would list it, without a service that has them. */
import type { Page } from 'playwright-core';

/** `held`: no list gets a response before. */
export async function fakeMachines(page: Page, total: number, held?: Promise<void>): Promise<{ asked(): number }> {
  let asked = 0;
  await page.route('**/virtualmachines?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    // The watch stays open and silent.
    if (query.get('watch') === 'true') return;
    asked += 1;
    await held;
    const limit = Number(query.get('limit'));
    const from = Number(query.get('continue') ?? 0);
    const to = Math.min(total, from + limit);
    const items = Array.from({ length: to - from }, (_, index) => machine(from + index));
    const metadata = { resourceVersion: '1', ...(to < total && { continue: String(to) }) };
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ items, metadata }) });
  });
  return { asked: () => asked };
}

const machine = (index: number) => ({
  metadata: {
    name: `vm-${String(index).padStart(5, '0')}`,
    uid: `uid-${index}`,
    resourceVersion: '1',
    creationTimestamp: '2026-11-22T09:00:00Z',
    labels: { tier: ['front', 'back'][index % 2] },
  },
  spec: { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } },
  status: { phase: 'Running', readyForAccess: true },
});
