/** A kubectl: the one on PATH, or one built from its module. */
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { provideGo, toolchains } from './clientPrograms.ts';
import { goPrograms } from './contract/clientTable.ts';

/** Whether a kubectl exists or can be built. */
export const kubectlCanBeHad = (): boolean => toolchains.kubectl() || toolchains.Go();

/**
 * Returns a kubectl: on PATH, in the cache, or built there from Go modules, which takes minutes. Null if the modules
 * cannot be fetched.
 */
export async function provideKubectl(): Promise<string | null> {
  if (toolchains.kubectl()) return 'kubectl';
  try {
    return await provideGo(goPrograms['kubectl-1.34']);
  } catch (error) {
    console.warn(`tests with kubectl are left out: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/** Writes a kubeconfig that has another credential to `target`, and returns that. */
export async function withCredential(kubeconfig: string, user: object, target: string): Promise<string> {
  const config = parse(await readFile(kubeconfig, 'utf8'));
  config.users[0].user = user;
  await writeFile(target, JSON.stringify(config), { mode: 0o600 });
  return target;
}
