/** A kubectl: the one on PATH, or one built from its module. */
import { goPrograms } from '../contract/clientTable.ts';
import { provideGo, toolchains } from './clientPrograms.ts';

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
