/** A program in a terminal of tmux, as a person sees and types it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ran } from './contract.ts';
import { waitFor } from './wait.ts';

/** Starts a program, of whose environment PATH alone is this process's, in a terminal of its own. */
export async function openTerminal(program: string, environment: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'terminal-'));
  const env = { ...environment, LANG: 'C.UTF-8' };
  const tmux = async (...args: string[]) => {
    const { code, out, err } = await ran('tmux', ['-S', path.join(folder, 'socket'), '-f', '/dev/null', ...args], {
      env,
    });
    if (code !== 0) throw new Error(`tmux ${args[0]}: ${err}`);
    return out;
  };
  await tmux('new-session', '-d', '-s', 'it', '-x', '180', '-y', '50', program);
  return {
    type: (text: string) => tmux('send-keys', '-t', 'it', '-l', text),
    /** A key by the name that tmux has for it. */
    press: (key: string) => tmux('send-keys', '-t', 'it', key),
    /** Waits until the screen shows something. */
    async until(expected: RegExp): Promise<string> {
      let screen = '';
      const isShown = async () => {
        screen = await tmux('capture-pane', '-p', '-t', 'it');
        return expected.test(screen);
      };
      await waitFor(`the terminal to show ${expected}`, isShown).catch((error: Error) => {
        throw new Error(`${error.message}; it shows:\n${screen}`);
      });
      return screen;
    },
    async close(): Promise<void> {
      await tmux('kill-server').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
