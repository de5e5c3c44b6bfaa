/** Troubles of hosts that are not simulated, on a machine of their own (hostMachine.ts). */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmulator } from '../drivers/redfishEmulator.ts';
import { waitFor } from '../wait.ts';
import { otherHosts } from './hostMachine.ts';
import { type Drill, type Trouble, trouble } from './trouble.ts';

/** What `hosts show` says of a condition, once it says so. */
const told = ({ run }: Drill, host: string, what: RegExp) =>
  waitFor(
    `${host} to say ${what}`,
    async () => {
      const shown = await run('hosts', 'show', host);
      const found = what.exec(shown);
      if (found) return found;
      throw new Error(shown);
    },
    // What lacked is tried again within a minute.
    120_000,
  );

export const troublesOfDrivers: readonly Trouble[] = [
  trouble({
    what: 'KVM gave up on a guest of a host, and its device is gone',
    alerts: ['HostAcceleratorLost'],
    beside: ['HostLost'],
    async provoke({ machine }) {
      // As its agent notes it.
      await writeFile(path.join(machine.hostFolder(otherHosts.qemu), 'kvm-failed'), 'KVM gave up on a guest\n');
      await machine.hide('/dev/kvm');
      await machine.restartAgent();
    },
    async remedy(drill) {
      const { machine } = drill;
      const [, file] = await told(drill, otherHosts.qemu, /Accelerator +false +KvmFailed .* remove (\S+?),/);
      await rm(file!);
      await machine.restartAgent();
      const [, device] = await told(drill, otherHosts.qemu, /Accelerator +false +KvmMissing .* make (\S+) available/);
      await machine.show(device!);
      await machine.restartAgent();
      await told(drill, otherHosts.qemu, /Accelerator +true/);
    },
  }),
  trouble({
    what: 'a package that gives guests their network is not installed',
    alerts: ['HostEgressMissing'],
    beside: ['HostLost'],
    async provoke({ machine }) {
      await machine.hide('/usr/bin/slirp4netns');
      await machine.restartAgent();
    },
    async remedy(drill) {
      const lack = /Confinement +false +NoEgress .* (\S+) is not installed \(apt-get install/;
      const [, tool] = await told(drill, otherHosts.qemu, lack);
      await drill.machine.show(`/usr/bin/${tool}`);
    },
  }),
  trouble({
    what: 'a controller got another address and another password',
    alerts: ['HostControllerAway'],
    beside: ['HostLost'],
    async provoke({ machine }) {
      await machine.controller.close();
      machine.controller = await startEmulator();
      machine.controller.changePassword('other');
    },
    async remedy(drill) {
      const { machine } = drill;
      await told(drill, otherHosts.redfish, /Controller +false +ControllerAway /);
      await machine.applyFleet(drill);
      await machine.restartAgent();
      await told(drill, otherHosts.redfish, /Controller +false +LoginRefused /);
      await writeFile(machine.credentialsFile, 'operator:other\n');
    },
  }),
  trouble({
    what: 'the clock of a machine of hosts is an hour behind',
    alerts: ['HostClockWrong'],
    // Its statements are too old.
    beside: ['HostLost', 'HostStatementRefused'],
    provoke: ({ machine }) => machine.setClock(-3_600),
    remedy: ({ machine }) => machine.setClock(0),
  }),
];
