/** docs/deploy.md as an operator uses it: its shell blocks, pasted, with this machine's addresses in place of theirs. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/up/ports.ts';
import { program } from './service.ts';
import { waitFor } from './wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
const strictly = ['-euo', 'pipefail', '-c'];
const pasteLimitMs = 150_000;

export interface Surroundings {
  /** An empty database, as its owner. */
  databaseUrl: string;
  temporal: {
    /** HOST:PORT, of which HOST is in the server's certificate. */
    address: string;
    /** All PEM. */
    ca: string;
    cert: string;
    key: string;
  };
}

export type DeployPage = Awaited<ReturnType<typeof openDeployPage>>;

export async function openDeployPage({ databaseUrl, temporal }: Surroundings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  const ports = { https: await freePort(), worker: await freePort(), host: await freePort() };
  const roles: ChildProcess[] = [];
  for (const part of ['ca', 'cert', 'key'] as const)
    await writeFile(path.join(folder, `temporal-${part}.pem`), temporal[part], { mode: 0o600 });
  await cp(path.join(root, 'fleet.yaml'), path.join(folder, 'fleet.yaml'));
  await cp(path.join(root, 'examples', 'vm.yaml'), path.join(folder, 'vm.yaml'));
  await writeFile(path.join(folder, 'compute-service'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
    mode: 0o755,
  });
  const page = (await readFile(path.join(root, 'docs', 'deploy.md'), 'utf8'))
    .replaceAll('temporal.example.com:7233', temporal.address)
    .replaceAll(/^export DATABASE_URL=.*$/gm, `export DATABASE_URL=${databaseUrl}`)
    .replaceAll('/etc/compute-service', folder)
    .replaceAll('/var/lib/compute-service', path.join(folder, 'data'))
    .replaceAll('https://compute.example.com:8443', `https://localhost:${ports.https}`)
    .replaceAll('HTTPS_HOST=0.0.0.0', 'HTTPS_HOST=127.0.0.1')
    .replaceAll('=9091', `=${ports.worker}`)
    .replaceAll('=9092', `=${ports.host}`);

  /** The shell blocks of a section. */
  function blocks(title: string): string[] {
    const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
    if (!section) throw new Error(`docs/deploy.md has no section "${title}"`);
    return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!);
  }
  const shell = {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, HTTPS_PORT: String(ports.https) },
  };
  const paste = async (script: string) =>
    (await promisify(execFile)('bash', [...strictly, script], { ...shell, timeout: pasteLimitMs })).stdout;

  return {
    /** Where worker and host serve the metrics of their Temporal SDK. */
    metricsPorts: [ports.worker, ports.host],
    /** The arguments of the `temporal` command that makes the namespace. */
    namespaceCommand: (/`temporal (operator namespace create [^`]*)`/.exec(page)?.[1] ?? '').split(' '),

    /** Everything up to the first machine; returns what `prepare` and the last block said. */
    async follow(): Promise<{ prepared: string; ended: string }> {
      await paste(blocks('Settings').join('\n'));
      const prepared = await paste(blocks('Prepare').join('\n'));
      await paste(blocks('Give the hosts keys').join('\n'));
      const [api = '', ...others] = blocks('Start the roles');
      expect(others).toHaveLength(2);
      for (const script of [api, ...others])
        roles.push(spawn('bash', [...strictly, script], { ...shell, stdio: 'ignore' }));
      // The settings of the API's shell, without the API itself.
      const settings = api.replace(/^exec .*$/m, '');
      const [readyz = '', machine = ''] = blocks('Check');
      const isReady = async () => /"status":"ok"/.test(await paste(`${settings}\n${readyz}`));
      await waitFor('the API to be ready', isReady, 90_000);
      return { prepared, ended: await paste(`${settings}\n${machine}`) };
    },

    async close(): Promise<void> {
      for (const role of roles) role.kill('SIGTERM');
      await Promise.all(
        roles.map((role) => role.exitCode ?? role.signalCode ?? new Promise((resolve) => role.once('exit', resolve))),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}
