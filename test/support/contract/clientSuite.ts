/** A suite of clients of the table against one service, in `npm run test:full` only: many are built at first. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolchains } from '../clientPrograms.ts';
import { ran } from '../contract.ts';
import { type Service, startService } from '../service.ts';
import { type ClientName, clients, recordPassed } from './clientTable.ts';

/** A first build fetches and compiles hundreds of packages. */
export const buildMs = 1_800_000;
export const timeoutMs = 300_000;
export const programs = path.join(import.meta.dirname, '..', '..', 'contract', 'programs');
export const fullSuite = process.env['TEST_FULL'] === '1' ? describe : describe.skip;

export interface ClientSuite {
  readonly service: Service;
  /** An empty home. */
  readonly home: string;
  environment(): { HOME: string; KUBECONFIG: string };
  /** Declares a test of a client; skipped, with the name of what is missing, on a machine that cannot build it. */
  client(key: ClientName, what: string, work: () => Promise<void>): void;
  /** Runs a program that prints one object, and returns it. */
  told(command: string, args?: readonly string[], env?: Record<string, string>): Promise<any>;
}

/** Declares a suite of clients, and records those that passed where UPDATE_CLIENTS=1 asks for it. */
export function clientSuite(title: string, declare: (suite: ClientSuite) => void): void {
  let service: Service;
  let home: string;
  const passed: ClientName[] = [];
  const environment = () => ({ HOME: home, KUBECONFIG: path.join(service.dataDir, 'kubeconfig') });

  fullSuite(title, () => {
    beforeAll(async () => {
      [service, home] = await Promise.all([
        startService({ environment: { SIMULATED_LATENCY_MS: '50' } }),
        mkdtemp(path.join(tmpdir(), 'clients-')),
      ]);
    }, 240_000);
    afterAll(async () => {
      await service?.stop();
      if (home) await rm(home, { recursive: true, force: true, maxRetries: 20 });
      recordPassed(passed);
    }, 240_000);

    declare({
      get service() {
        return service;
      },
      get home() {
        return home;
      },
      environment,
      client(key, what, work) {
        const { name, version, needs } = clients[key];
        const missing = needs.filter((tool) => !toolchains[tool]());
        const title = `${name} ${version} ${what}`;
        const run = missing.length > 0 ? test.skip : test;
        run(
          missing.length > 0 ? `${title} (needs ${missing.join(', ')})` : title,
          async () => {
            await work();
            passed.push(key);
          },
          buildMs,
        );
      },
      async told(command, args = [], env = {}) {
        const { code, out, err } = await ran(command, args, { env: { ...environment(), ...env }, timeoutMs });
        expect([code, code === 0 ? '' : err.slice(-4_000)]).toEqual([0, '']);
        return JSON.parse(out);
      },
    });
  });
}
