/** What /readyz says of Temporal. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type TestPostgres, startPostgres } from '../support/database.ts';
import { startTemporal } from '../support/temporal.ts';
import { startApi } from './server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

async function said(temporalAddress: string): Promise<unknown> {
  const api = await startApi(await postgres.createDatabase(), { TEMPORAL_ADDRESS: temporalAddress });
  try {
    return (await api.call('/readyz')).body;
  } finally {
    await api.stop();
  }
}

test('a Temporal that answers is ok; one that takes connections and answers nothing is out of reach', async () => {
  const temporal = await startTemporal();
  try {
    expect(await said(temporal.address)).toMatchObject({ status: 'ok', checks: { temporal: 'ok' } });
  } finally {
    await temporal.stop();
  }
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => void sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  try {
    const { port } = hanging.address() as AddressInfo;
    expect(await said(`127.0.0.1:${port}`)).toMatchObject({ status: 'degraded', checks: { postgres: 'ok', temporal: 'out of reach' } });
  } finally {
    hanging.close();
    for (const socket of sockets) socket.destroy();
  }
}, 60_000);
