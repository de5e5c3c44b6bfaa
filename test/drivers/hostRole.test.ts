import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import pino from 'pino';
import { absent, type Observation } from '../../src/domain/observation.ts';
import { CallsInProgress } from '../../src/drivers/agent/callsInProgress.ts';
import type { MachineChange } from '../../src/drivers/agent/driver.ts';
import { pause } from '../../src/lib/waiting.ts';
import { Reporter, selectHosts } from '../../src/roles/hostRole.ts';
import { waitFor } from '../support/wait.ts';

const seen = (listeningPorts: number[]): Observation => ({
  ...absent,
  presence: 'present',
  power: 'on',
  listeningPorts,
});

describe('the reports of a host', () => {
  let delivered: { workflowId: string; report: unknown }[];
  let failure: ((workflowId: string) => Error | null) | null;
  let attempts: string[];
  let calls: CallsInProgress;
  let reporter: Reporter;

  const change = (name: string, ports: number[], unattended = true): MachineChange => ({
    runtimeId: name,
    workflowId: `workflow/${name}`,
    seen: seen(ports),
    unattended,
  });

  beforeEach(() => {
    delivered = [];
    attempts = [];
    failure = null;
    const client = {
      withDeadline: (_deadline: number, act: () => Promise<unknown>) => act(),
      workflow: {
        getHandle: (workflowId: string) => ({
          async signal(_name: string, report: unknown) {
            attempts.push(workflowId);
            const error = failure?.(workflowId);
            if (error) throw error;
            delivered.push({ workflowId, report });
          },
        }),
      },
    } as unknown as Client;
    calls = new CallsInProgress();
    reporter = new Reporter({ client, calls, log: pino({ level: 'silent' }) });
  });
  afterEach(() => reporter.close());

  it('send a workflow only the latest of several changes in quick succession', async () => {
    reporter.hear(change('a', []));
    reporter.hear(change('a', [22]));
    reporter.hear(change('b', [8080]));
    await waitFor('both', () => delivered.length === 2);
    expect(delivered).toEqual([
      { workflowId: 'workflow/a', report: { runtimeId: 'a', seen: seen([22]) } },
      { workflowId: 'workflow/b', report: { runtimeId: 'b', seen: seen([8080]) } },
    ]);
  });

  it('omit changes that a caller waits for, and drop reports that such a change supersedes', async () => {
    reporter.hear(change('a', [22]));
    reporter.hear(change('a', [], false));
    reporter.hear(change('b', [22]));
    await waitFor('the other', () => delivered.length === 1);
    expect(attempts).toEqual(['workflow/b']);
  });

  it('tell of a machine that another caller took down, and not of one that its own workflow took down', async () => {
    const down = (name: string): MachineChange => ({ ...change(name, [], false), seen: absent });
    const endOwn = calls.begin('own', 'workflow/own');
    calls.begin('foreign', 'workflow/stranger');
    for (const name of ['own', 'foreign', 'direct']) reporter.hear(down(name));
    await waitFor('two reports', () => delivered.length === 2);
    expect(attempts.sort()).toEqual(['workflow/direct', 'workflow/foreign']);
    endOwn();
    reporter.hear(down('own'));
    await waitFor('the third', () => delivered.length === 3);
  });

  it('wait while Temporal is unreachable and then report the current state', async () => {
    failure = () => new Error('14 UNAVAILABLE');
    reporter.hear(change('a', []));
    await waitFor('attempts', () => attempts.length >= 2);
    expect(delivered).toEqual([]);
    reporter.hear(change('a', [22]));
    failure = null;
    await waitFor('the report', () => delivered.length === 1);
    expect(delivered[0]!.report).toEqual({ runtimeId: 'a', seen: seen([22]) });
  });

  it('reach a machine even if the reports of many others fail', async () => {
    failure = (workflowId) => (workflowId.startsWith('workflow/bad') ? new Error('3 INVALID_ARGUMENT') : null);
    for (let count = 0; count < 40; count++) reporter.hear(change(`bad${count}`, []));
    reporter.hear(change('good', [22]));
    await waitFor('the good one', () => delivered.length === 1);
  });

  it('are discarded when their workflow has ended', async () => {
    failure = (workflowId) => new WorkflowNotFoundError('gone', workflowId, undefined);
    reporter.hear(change('a', []));
    await waitFor('the attempt', () => attempts.length === 1);
    failure = null;
    reporter.hear(change('b', []));
    await waitFor('the next report', () => delivered.length === 1);
    expect(attempts).toEqual(['workflow/a', 'workflow/b']);
  });

  it('become less frequent for a machine that changes all the time, but its last change is still reported', async () => {
    const changes = 60;
    for (let port = 1; port <= changes; port++) {
      reporter.hear(change('restless', [port]));
      await pause(20);
    }
    reporter.hear(change('calm', [22]));
    const of = (name: string) =>
      delivered.filter((one) => one.workflowId === `workflow/${name}`).map((one) => one.report);
    await waitFor('the calm machine to be told of', () => of('calm').length === 1);
    await waitFor('the last change', () => JSON.stringify(of('restless').at(-1)).includes(`[${changes}]`));
    expect(of('restless').length).toBeLessThan(changes / 6);
  });

  it('stop on close even while Temporal is unreachable', async () => {
    failure = () => new Error('14 UNAVAILABLE');
    reporter.hear(change('a', []));
    await waitFor('an attempt', () => attempts.length >= 1);
    await reporter.close();
  });
});

describe('the hosts that a process runs', () => {
  const host = (name: string, rest: string) => `  - { name: ${name}, workload: VirtualMachine, ${rest} }\n`;
  const file = `hosts:\n${host('a', 'driver: simulated, cpu: 1')}${host('b', 'driver: qemu')}${host('c', 'driver: simulated')}`;
  const names = (wanted: string) => selectHosts(file, wanted).map((definition) => definition.name);

  it('are all hosts of the fleet file, or those that HOSTS names', () => {
    expect(names('')).toEqual(['a', 'b', 'c']);
    expect(names(' c, ')).toEqual(['c']);
  });

  it('are all of an agent’s, by the name of the agent or by all of theirs', () => {
    const rack = `hosts:\n${host('a', 'driver: qemu')}${host('b', 'driver: qemu, agent: rack')}${host('c', 'driver: qemu, agent: rack')}`;
    const of = (wanted: string) => selectHosts(rack, wanted).map(({ name }) => name);
    expect(of('rack')).toEqual(['b', 'c']);
    expect(of('c,b')).toEqual(['b', 'c']);
    expect(of('a, rack')).toEqual(['a', 'b', 'c']);
    expect(() => of('b')).toThrow(
      'HOSTS: one process serves all hosts of an agent, and rack has c too: name the agent instead of its hosts',
    );
  });

  it('must be in the file, and the file must be readable', () => {
    expect(() => selectHosts(file, 'a,d')).toThrow('HOSTS: the fleet file has no host or agent d');
    expect(() => selectHosts('hosts: {', '')).toThrow(/^FLEET_FILE: /);
    expect(() => selectHosts('regions: []', '')).toThrow(/^FLEET_FILE: /);
  });
});
