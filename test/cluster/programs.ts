/** The Temporal server of real deployments and its SQL tool, built once from Go modules and kept outside the checkout. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { isExecutable } from '../../bench/programs.ts';
import { progress } from '../../bench/report.ts';
import { readConfig } from '../../src/settings/config.ts';

/** That of docker-compose.yml: what these tests run is what is deployed. */
const serverVersion = versionOfServer();
const packages = {
  server: `go.temporal.io/server/cmd/server@v${serverVersion}`,
  sql: `go.temporal.io/server/cmd/tools/sql@v${serverVersion}`,
};
const tellEveryMs = 60_000;

export interface TemporalPrograms {
  server: string;
  /** Its own tool for databases; the schemas are in it. */
  sqlTool: string;
}

/** What this machine lacks to run the cluster; null if it has everything. */
export function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'Linux, where each part of Temporal has a loopback address of its own';
  if (Object.values(cachedPrograms()).every(isExecutable)) return null;
  const { error } = spawnSync('go', ['version']);
  return error ? 'Go 1.26 or newer on PATH, with which the Temporal server is built (https://go.dev/dl)' : null;
}

/** Builds them now if they are not in the cache yet: some minutes, once. */
export async function provideTemporalPrograms(): Promise<TemporalPrograms> {
  const programs = cachedPrograms();
  if (Object.values(programs).every(isExecutable)) return programs;
  const folder = path.dirname(programs.server);
  await mkdir(folder, { recursive: true });
  // They appear under their names only when they are complete.
  const draft = await mkdtemp(path.join(folder, 'draft-'));
  const startedMs = performance.now();
  progress(`building the Temporal server ${serverVersion} with Go (once, some minutes)`);
  const telling = setInterval(
    () => progress(`still building: ${Math.round((performance.now() - startedMs) / 60_000)} min`),
    tellEveryMs,
  );
  try {
    await install(draft);
    await rename(path.join(draft, 'sql'), programs.sqlTool);
    await rename(path.join(draft, 'server'), programs.server);
    return programs;
  } finally {
    clearInterval(telling);
    await rm(draft, { recursive: true, force: true });
  }
}

function versionOfServer(): string {
  const file = path.join(readConfig(process.env).packageRoot, 'docker-compose.yml');
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true });
  const image = String(services.temporal?.image);
  const [, version] = /:(\d+\.\d+\.\d+)@/.exec(image) ?? [];
  if (version === undefined) throw new Error(`The image of docker-compose.yml's Temporal has no version: "${image}"`);
  return version;
}

function cachedPrograms(): TemporalPrograms {
  const folder = path.join(readConfig(process.env).cacheDir, `temporal-server-v${serverVersion}`);
  return { server: path.join(folder, 'temporal-server'), sqlTool: path.join(folder, 'temporal-sql-tool') };
}

function install(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('go', ['install', ...Object.values(packages)], {
      env: { ...process.env, GOBIN: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + String(chunk)).slice(-2_000);
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`go install failed: ${said.trim()}`))));
  });
}
