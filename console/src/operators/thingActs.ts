/** What can be done to a host, a machine, and an account, the usual first. */
import type { Act } from './acts.tsx';
import type { Customer, Host } from './rows.ts';
import { type MachineName, machineOf } from './words.ts';

export function hostActs({ name, cordoned, lostAt, maintenanceEndsAt, evacuatesAt }: Host): Act[] {
  const given = { name };
  const names = [name];
  const notLost = lostAt === null && 'only a lost host can be given up';
  return [
    cordoned
      ? { label: 'Uncordon', command: 'hosts uncordon', given }
      : { label: 'Cordon', command: 'hosts cordon', given },
    {
      label: 'Plan maintenance',
      command: 'hosts maintain',
      given: { names },
      without: ['class', 'agent', 'cancel'],
    },
    {
      label: 'Cancel maintenance',
      command: 'hosts maintain',
      given: { names, cancel: true },
      without: ['class', 'agent', 'from', 'until'],
      refusal: maintenanceEndsAt === null && 'none is planned',
    },
    { label: 'Drain', command: 'hosts drain', given },
    { label: 'Evacuate', command: 'hosts evacuate', given, without: ['cancel'] },
    {
      label: 'Cancel evacuation',
      command: 'hosts evacuate',
      given: { name, cancel: true },
      without: ['then', 'from', 'notice', 'credit'],
      refusal: evacuatesAt === null && 'none is planned',
    },
    { label: 'Fetch images', command: 'images pull', given: { host: name } },
    { label: 'End its machines, and take it again', command: 'hosts reset', given },
    { label: 'Give up its machines', command: 'hosts abandon', given, refusal: notLost },
    { label: 'Take it out of the fleet', command: 'hosts forget', given, refusal: notLost },
  ];
}

export function machineActs(of: MachineName & { workflowId?: string }): Act[] {
  const given = { machine: machineOf(of), kind: of.kind };
  return [
    { label: 'Stop', command: 'instances stop', given },
    { label: 'Start', command: 'instances start', given },
    { label: 'Look again', command: 'instances wake', given },
    { label: 'Retry its cleanup', command: 'instances retry-cleanup', given },
    ...(of.workflowId
      ? [{ label: 'Begin its workflow again', command: 'workflows reset', given: { workflowId: of.workflowId } }]
      : []),
    { label: 'Give it up', command: 'instances abandon', given },
  ];
}

export function customerActs({ slug, status, closesAt }: Customer): Act[] {
  const given = { slug };
  const isOver = status === 'closed' || status === 'erased';
  return [
    status === 'suspended'
      ? { label: 'Resume', command: 'customers resume', given }
      : { label: 'Suspend', command: 'customers suspend', given, refusal: isOver && `it is ${status}` },
    { label: 'Close', command: 'customers close', given, refusal: isOver && `it is ${status}` },
    {
      label: 'Keep it open',
      command: 'customers reopen',
      given,
      refusal: (closesAt === null || isOver) && 'it is not to close',
    },
    { label: 'Move to a region', command: 'customers move', given },
    { label: 'Allow sign-in again', command: 'sign-in allow', given },
    { label: 'Issue a code for a new key', command: 'registrations issue', given },
    { label: 'Check its bills', command: 'bills verify', given },
    {
      label: 'Erase',
      command: 'customers erase',
      given,
      refusal: status !== 'closed' && 'only a closed account is erased',
    },
  ];
}
