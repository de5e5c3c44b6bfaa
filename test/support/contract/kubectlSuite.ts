/**
 * Suites of kubectl, unmodified and with the kubeconfig that the service wrote, against the whole service: of the one
 * that is here, and in `npm run test:full` of each of the table, built from its module, against a service of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideGo, toolchains } from '../clientPrograms.ts';
import { type Ran, ran } from '../contract.ts';
import type { Life } from '../e2e/life.ts';
import { kubectlCanBeHad, provideKubectl, withCredential } from '../kubectl.ts';
import type { Service } from '../service.ts';
import { waitFor } from '../wait.ts';
import { life, ownLife } from '../worlds/service.ts';
import { type ClientName, goPrograms } from './clientTable.ts';

const full = process.env['TEST_FULL'] === '1';
/** Each test starts up to forty kubectl processes. */
export const waitMs = 300_000;

export interface KubectlSuite {
  /** The service that kubectl uses. */
  service(): Service;
  /** Runs it. Its arguments are separated by spaces; `\u00a0` stands for a space within one. */
  kubectl(args: string, stdin?: string, env?: Record<string, string>): Promise<Ran>;
  /** Runs a shell script that finds this kubectl. */
  script(file: string, ...args: string[]): Promise<Ran>;
  /** Starts a long-running command, such as `get -w`. */
  follow(args: string): { until(pattern: RegExp): Promise<string>; stop(): void };
  /** Declares a test. In `npm test`, kubectl has the session that its credential plugin would print. */
  withKubectl(name: string, work: () => Promise<void>): void;
  /** Declares a test whose kubectl runs its credential plugin, a process of the program each time. */
  withPlugin(name: string, work: () => Promise<void>): void;
  /** Writes a kubeconfig with this token. */
  withToken(token: string): Promise<string>;
}

/** `passed` learns of each kubectl of the table whose tests all passed. */
export function kubectlSuite(
  title: string,
  declare: (suite: KubectlSuite) => void,
  passed: (key: ClientName) => void = () => {},
): void {
  (kubectlCanBeHad() ? describe : describe.skip)(title, () => declareWith(life, provideKubectl, declare));
  if (!full || !toolchains.Go()) return;
  for (const key of ['kubectl-1.28', 'kubectl-1.30', 'kubectl-1.32', 'kubectl-1.34'] as const)
    describe(title, () => {
      const own = ownLife();
      // Its hooks end before the service does.
      describe(key, () =>
        declareWith(
          own,
          () => provideGo(goPrograms[key]),
          declare,
          () => passed(key),
        ),
      );
    });
}

function declareWith(
  { service }: Life,
  provide: () => Promise<string | null>,
  declare: (suite: KubectlSuite) => void,
  allPassed = () => {},
): void {
  let command: string | null;
  let home: string;
  /** The kubeconfig of the present test. */
  let current: string;
  const followers: ChildProcess[] = [];
  const left = new Set<string>();
  const written = () => path.join(service().dataDir, 'kubeconfig');
  // A process of a tenth of a second needs no collection of its garbage.
  const environment = () => ({ HOME: home, KUBECONFIG: current, GOGC: 'off' });
  const withToken = (token: string) => withCredential(written(), { token }, path.join(home, 'with-a-token'));
  /** Where a kubectl cannot be built there is nothing to try; what provides it has reported it. */
  const declareTest = (name: string, work: () => Promise<void>, plugin: boolean) => {
    left.add(name);
    test(
      name,
      async () => {
        if (command === null) return;
        current = plugin ? written() : await withToken(await service().session());
        await work();
        left.delete(name);
      },
      waitMs,
    );
  };

  beforeAll(async () => {
    command = await provide();
    home = await mkdtemp(path.join(tmpdir(), 'contract-'));
  }, 1_800_000);
  afterEach(() => {
    for (const child of followers.splice(0)) child.kill('SIGKILL');
  });
  afterAll(async () => {
    if (home) await rm(home, { recursive: true, force: true });
    if (left.size === 0) allPassed();
  }, 120_000);

  declare({
    service,
    async kubectl(args, stdin = '', env = {}) {
      const words = args.split(' ').map((arg) => arg.replaceAll('\u00a0', ' '));
      const { err, ...rest } = await ran(command!, words, {
        stdin,
        env: { ...environment(), ...env },
        timeoutMs: 150_000,
      });
      // On a busy machine its libraries log their own waiting.
      return { ...rest, err: err.replace(/^[IW]\d{4} .*\n/gm, '') };
    },
    script: (file, ...args) =>
      ran('sh', [file, ...args], {
        env: { ...environment(), PATH: `${path.dirname(command!)}:${process.env['PATH']}` },
        timeoutMs: 150_000,
      }),
    follow(args) {
      const child = spawn(command!, args.split(' '), {
        env: { PATH: process.env['PATH'], ...environment() },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      followers.push(child);
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += String(chunk)));
      return {
        until: (pattern) => waitFor(`kubectl ${args} to print ${pattern}`, () => (pattern.test(out) ? out : null)),
        stop: () => child.kill('SIGINT'),
      };
    },
    withKubectl: (name, work) => declareTest(name, work, full),
    withPlugin: (name, work) => declareTest(name, work, true),
    withToken,
  });
}
