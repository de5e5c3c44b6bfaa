import { userInfo } from 'node:os';

/**
 * The operating system's account of this process. A container may run under a number that has no account
 * (`docker run --user`, OpenShift): it is named `uid-NUMBER`, and its home is the root folder, as runtimes set it.
 */
export function systemUser(): { name: string; home: string } {
  try {
    const { username, homedir } = userInfo();
    return { name: username, home: homedir };
  } catch {
    return { name: `uid-${process.getuid?.()}`, home: '/' };
  }
}
