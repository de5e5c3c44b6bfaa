/**
 * docker-compose.yml without a container engine: its services as plain processes. Names of services and volumes are
 * replaced by their local equivalents; everything else is used as written.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { program } from './service.ts';

export interface ComposeService {
  build?: string | { context: string };
  image?: string;
  entrypoint?: string[];
  command: string[];
  environment?: Record<string, string>;
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  ports?: string[];
  volumes?: string[];
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  privileged?: boolean;
  tmpfs?: string[];
}

const root = path.join(import.meta.dirname, '..', '..');

export const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
};

/** What a variable of a service's environment is here; undefined leaves it out. Paths are replaced afterwards. */
export type LocalValue = (name: string, value: string) => string | undefined;

export type ComposeRun = Awaited<ReturnType<typeof openCompose>>;

/** `localValue` is asked each time, so what it returns may begin to exist later. */
export async function openCompose(localValue: LocalValue) {
  const folder = await mkdtemp(path.join(tmpdir(), 'compose-'));
  const running: { service: string; child: ChildProcess }[] = [];
  const services = structuredClone(compose.services);
  // As the volumes are there before the containers.
  for (const volume of Object.keys(compose.volumes)) await mkdir(path.join(folder, volume));

  /** The local folder in place of the volume that a service has at this path. */
  function volumeAt(service: string, mount: string): string {
    const volume = services[service]!.volumes?.find((text) => text.split(':')[1] === mount);
    if (volume === undefined) throw new Error(`${service} has no volume at ${mount}`);
    const [source = ''] = volume.split(':');
    return source.startsWith('.') && !source.startsWith('./.data/')
      ? path.join(root, source)
      : path.join(folder, source);
  }
  /** A path inside the container as it is here. */
  function localPath(service: string, text: string): string {
    const mounts = (services[service]!.volumes ?? []).map((volume) => volume.split(':')[1]!);
    const mounted = mounts.find(
      (mount) => text === mount || [`${mount}/`, `${mount}=`].some((at) => text.startsWith(at)),
    );
    return mounted === undefined
      ? text.replace(/^\/app/, root)
      : volumeAt(service, mounted) + text.slice(mounted.length);
  }
  function environmentOf(service: string): Record<string, string> {
    const given = Object.entries(services[service]!.environment ?? {});
    const here = given.flatMap(([name, value]) => {
      const local = localValue(name, value);
      return local === undefined ? [] : [[name, localPath(service, local)]];
    });
    const environment: Record<string, string> = { PATH: process.env['PATH']!, ...Object.fromEntries(here) };
    // The address here is not the name in Temporal's certificate.
    if (environment['TEMPORAL_ADDRESS']) environment['TEMPORAL_TLS_SERVER_NAME'] = 'temporal';
    return environment;
  }
  const commandOf = (service: string) => services[service]!.command.map((word) => localPath(service, word));

  return {
    folder,
    volumeAt,
    /** Runs a service of ours, or another command in its container; returns what it said. */
    async run(service: string, command = commandOf(service)): Promise<string> {
      const env = environmentOf(service);
      return (await promisify(execFile)(process.execPath, [program, ...command], { env })).stdout;
    },
    /** Runs the script of another service, with the folder of the command that it calls first on PATH. */
    async runScript(service: string, binary: string): Promise<void> {
      const { entrypoint = [], command } = services[service]!;
      const [shell = '', ...words] = [...entrypoint, ...command.map((text) => text.replaceAll('$$', '$'))];
      const env = environmentOf(service);
      await promisify(execFile)(shell, words, {
        env: { ...env, PATH: `${path.dirname(binary)}:${env['PATH']}` },
      });
    },
    /** Starts a service of ours, or another program in its place. */
    start(service: string, command = [process.execPath, program, ...commandOf(service)]): void {
      const [file = '', ...words] = command;
      running.push({ service, child: spawn(file, words, { env: environmentOf(service), stdio: 'ignore' }) });
    },
    /** From now on, the services are as with `-f FILE` added. */
    add(file: string): void {
      const more = parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as typeof compose;
      for (const [name, { environment, volumes = [] }] of Object.entries(more.services)) {
        const service = services[name]!;
        service.environment = { ...service.environment, ...environment };
        service.volumes = [...(service.volumes ?? []), ...volumes];
      }
    },
    async stop(service?: string): Promise<void> {
      const ending = running.filter((one) => service === undefined || one.service === service);
      for (const { child } of ending) child.kill('SIGTERM');
      await Promise.all(
        ending.map(
          ({ child }) => child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve)),
        ),
      );
    },
    async close(): Promise<void> {
      await this.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
