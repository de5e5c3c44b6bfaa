/**
 * A controller that offers its console by SSH: Debian's OpenSSH server, with a user "console" whose shell knows one
 * command. It has its own list of users, in a mount namespace, so it needs root.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from '../../../bench/soak/disks.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { freePort } from '../../../src/up/ports.ts';
import { waitFor } from '../wait.ts';
import { type ConsoleController, ControllersLine } from './controllersLine.ts';

const folderOfServer = path.join(readConfig(process.env).cacheDir, 'openssh-server');

/**
 * Returns the server's program, unpacked once into the cache outside the checkout: an installed one would listen on the
 * machine. Null where it cannot be had. It is not async so that a suite without it can be skipped.
 */
export function provideSshd(): string | null {
  if (!Disk.canBeMounted()) return null;
  const program = (folder: string) => path.join(folder, 'usr', 'sbin', 'sshd');
  if (existsSync(folderOfServer)) return program(folderOfServer);
  const making = `${folderOfServer}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
    const run = (command: string, ...words: string[]) => execFileSync(command, words, { cwd: making, stdio: 'pipe' });
    run('apt-get', 'download', 'openssh-server');
    for (const name of readdirSync(making)) run('dpkg-deb', '--extract', name, '.');
    run(program(making), '-V');
    renameSync(making, folderOfServer);
    return program(folderOfServer);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (existsSync(folderOfServer)) return program(folderOfServer);
    console.warn(`tests with an SSH server are left out: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/** Its argument is the folder; what it starts has a list of users and a /run that no other process sees. */
const start = `
mount --bind "$0/passwd" /etc/passwd && mount -t tmpfs run /run && mkdir /run/sshd && exec "$1" -D -e -f "$0/sshd_config"
`;

export async function startSshController(folder: string): Promise<ConsoleController> {
  await mkdir(folder, { recursive: true });
  const line = await ControllersLine.open(1);
  const at = (name: string) => path.join(folder, name);
  for (const name of ['hostkey', 'id'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)], { stdio: 'ignore' });
  const port = await freePort();
  const [hostKey, clientKey] = await Promise.all(['hostkey.pub', 'id.pub'].map((name) => readFile(at(name), 'utf8')));
  await writeFile(at('authorized_keys'), clientKey!);
  await writeFile(at('known_hosts'), `[127.0.0.1]:${port} ${hostKey}`);
  await writeFile(at('shell'), shell(line.port), { mode: 0o755 });
  const users = ['sshd:*:105:65534::/run/sshd:/usr/sbin/nologin', `console:*:0:0::${folder}:${at('shell')}`];
  await writeFile(at('passwd'), `${await readFile('/etc/passwd', 'utf8')}${users.join('\n')}\n`);
  await writeFile(
    at('sshd_config'),
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${at('hostkey')}`,
      `AuthorizedKeysFile ${at('authorized_keys')}`,
      'StrictModes no',
      'PermitRootLogin prohibit-password',
      'PasswordAuthentication no',
      'PidFile none',
      '',
    ].join('\n'),
  );
  const words = ['--mount', '--propagation', 'private', 'sh', '-c', start, folder, provideSshd()!];
  const server: ChildProcess = spawn('unshare', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr!.on('data', (text) => (said += String(text)));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const close = async () => {
    server.kill();
    await line.close();
    await ended;
  };
  await waitFor('the SSH server', () => said.includes('Server listening')).catch(async (error: Error) => {
    await close();
    throw new Error(`${error.message}: ${said}`);
  });
  const [known, key] = [`UserKnownHostsFile=${at('known_hosts')}`, at('id')];
  return {
    command: [
      'ssh',
      '-tt',
      '-e',
      'none',
      '-o',
      'BatchMode=yes',
      '-o',
      'ServerAliveInterval=1',
      '-i',
      key,
      '-o',
      known,
      '-p',
      `${port}`,
      'console@127.0.0.1',
      'console com2',
    ],
    line,
    close,
  };
}

/** Of the user: connects its terminal with the line. */
const shell = (port: number) => `#!${process.execPath}
const command = process.argv.slice(2).join(' ');
if (command !== '-c console com2') throw new Error('unknown command: ' + command);
const line = require('node:net').connect(${port}, '127.0.0.1');
process.stdin.setRawMode(true);
process.stdin.pipe(line);
line.pipe(process.stdout);
line.on('close', () => process.exit(1));
`;
