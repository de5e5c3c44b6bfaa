/** A controller that offers serial over LAN (OpenIPMI's simulator), with a serial line that a test plays. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '../wait.ts';
import { type ConsoleController, ControllersLine } from './controllersLine.ts';

const has = (program: string) => spawnSync(program, ['-V'], { stdio: 'ignore' }).error === undefined;

export const ipmiCanBeHad = (): boolean => has('ipmitool') && has('ipmi_sim');

export async function startIpmi(folder: string): Promise<ConsoleController> {
  // Sessions are the simulator's.
  const line = await ControllersLine.open(Number.POSITIVE_INFINITY);
  const port = await freeUdpPort();
  const passwordFile = path.join(folder, 'password');
  await mkdir(path.join(folder, 'state'), { recursive: true });
  await writeFile(passwordFile, 'secret', { mode: 0o600 });
  await writeFile(
    path.join(folder, 'lan.conf'),
    `name "sim"
set_working_mc 0x20
  startlan 1
    addr 127.0.0.1 ${port}
    priv_limit admin
    allowed_auths_admin none md2 md5 straight
    guid a123456789abcdefa123456789abcdef
  endlan
  sol "tcp:127.0.0.1:${line.port}" 115200
  user 2 true "console" "secret" admin 10 none md2 md5 straight
`,
  );
  const commands =
    'mc_setbmc 0x20\nmc_add 0x20 0 no-device-sdrs 0x23 9 8 0x9f 0x1291 0xf02 persist_sdr\nmc_enable 0x20\n';
  await writeFile(path.join(folder, 'commands'), commands);
  const words = ['-c', 'lan.conf', '-f', 'commands', '-s', 'state', '-n'];
  const simulator: ChildProcess = spawn('ipmi_sim', words, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => simulator.once('close', resolve));
  const reached = ['-I', 'lanplus', '-C', '3', '-H', '127.0.0.1', '-p', `${port}`, '-U', 'console', '-f', passwordFile];
  const responds = () => promisify(execFile)('ipmitool', [...reached, 'mc', 'info']).then(() => true);
  await waitFor('the controller', responds).catch(async (error: unknown) => {
    simulator.kill();
    await line.close();
    throw error;
  });
  return {
    command: ['ipmitool', ...reached, '-e', '', 'sol', 'activate'],
    line,
    async close() {
      simulator.kill();
      await ended;
      await line.close();
    },
  };
}

async function freeUdpPort(): Promise<number> {
  const socket = dgram.createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
