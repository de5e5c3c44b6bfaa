/** The Temporal server of docker-compose.yml, as a process: its schema, its configuration, its certificates, its namespace. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { readConfig } from '../../src/settings/config.ts';
import { temporaryPostgres } from '../../src/up/postgres.ts';
import { findTemporal } from '../../src/up/temporalServer.ts';
import { type ComposeRun, compose, openCompose } from '../support/compose.ts';
import { query } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';
import { provideTemporalPrograms, whatIsMissing } from './programs.ts';

const missing = whatIsMissing();
const password = 'of-temporal';
const bindAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.2`;
const startWithinMs = 180_000;

/** Writes the server's configuration with local addresses and folders; returns its command. */
async function configured(here: ComposeRun, server: string, postgres: URL): Promise<string[]> {
  const from = here.volumeAt('temporal', '/config');
  const folder = path.join(here.folder, 'config');
  await mkdir(folder);
  for (const name of ['compose.yaml', 'dynamic.yaml']) {
    const text = (await readFile(path.join(from, name), 'utf8'))
      .replaceAll(/\d+\.\d+\.\d+\.\d+/g, bindAddress)
      .replaceAll('temporal-postgres:5432', postgres.host)
      .replaceAll('/temporal-tls/', `${here.volumeAt('temporal', '/temporal-tls')}/`)
      .replaceAll('/config/', `${folder}/`);
    await writeFile(path.join(folder, name), text);
  }
  return [server, ...compose.services['temporal']!.command.map((word) => word.replace('/config', folder))];
}

(missing === null ? test : test.skip)(
  'its scripts and its configuration give a server that has the namespace, for certificates of its CA alone',
  async () => {
    const { server, sqlTool } = await provideTemporalPrograms();
    const postgres = await temporaryPostgres();
    const address = new URL(postgres.url);
    const values: Record<string, string> = {
      SQL_HOST: address.hostname,
      SQL_PORT: address.port,
      SQL_PASSWORD: password,
      TEMPORAL_ADDRESS: `${bindAddress}:7233`,
    };
    const here = await openCompose((name, value) => values[name] ?? value);
    try {
      await query(postgres.url, `CREATE ROLE temporal LOGIN CREATEDB PASSWORD '${password}'`);
      await query(postgres.url, 'CREATE DATABASE temporal OWNER temporal');
      await here.run('certificates');
      await here.runScript('temporal-schema', sqlTool);
      // Again with each `docker compose up`.
      await here.runScript('temporal-schema', sqlTool);
      here.start('temporal', await configured(here, server, address));

      const pem = (name: string) => readFileSync(path.join(here.volumeAt('api', '/temporal-client'), `${name}.pem`));
      const verified = { serverNameOverride: 'temporal', serverRootCACertificate: pem('ca') };
      const connect = (tls: object) =>
        Connection.connect({ address: values['TEMPORAL_ADDRESS']!, connectTimeout: '3s', tls });
      const connection = await waitFor(
        'the server',
        () => connect({ ...verified, clientCertPair: { crt: pem('cert'), key: pem('key') } }),
        startWithinMs,
      );
      await expect(connect(verified)).rejects.toThrow();
      const { serverVersion } = await connection.workflowService.getSystemInfo({});
      expect(compose.services['temporal']!.image).toContain(`:${serverVersion}@`);
      const { cacheDir, searchPath } = readConfig(process.env);
      await here.runScript('temporal-namespace', await findTemporal({ cacheDir, searchPath }));
      const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: 'compute' });
      expect(namespaceInfo?.name).toBe('compute');
      await connection.close();
    } finally {
      await here.close();
      await postgres.stop();
    }
  },
  15 * 60_000,
);
