/** What /readyz says of Temporal. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { startTemporal } from '../support/temporal.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Waits until /readyz says this: each part has two seconds to respond and may need more the first time. */
async function untilItSays(temporalAddress: string, expected: object): Promise<void> {
  const api = await startApi(await postgres.createDatabase(), { TEMPORAL_ADDRESS: temporalAddress });
  try {
    await waitFor(`readyz to say ${JSON.stringify(expected)}`, async () => {
      expect((await api.call('/readyz')).body).toEqual(expected);
      return true;
    });
  } finally {
    await api.stop();
  }
}

test('a Temporal that responds is ok; one that accepts connections but never responds is unreachable', async () => {
  const temporal = await startTemporal();
  try {
    await untilItSays(temporal.address, { status: 'ok', checks: { postgres: 'ok', schema: 'ok', temporal: 'ok' } });
  } finally {
    await temporal.stop();
  }
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => void sockets.push(socket.on('error', () => undefined))).listen(
    0,
    '127.0.0.1',
  );
  await once(hanging, 'listening');
  try {
    const { port } = hanging.address() as AddressInfo;
    await untilItSays(`127.0.0.1:${port}`, {
      status: 'degraded',
      checks: { postgres: 'ok', schema: 'ok', temporal: 'out of reach' },
    });
  } finally {
    hanging.close();
    for (const socket of sockets) socket.destroy();
  }
}, 180_000);
