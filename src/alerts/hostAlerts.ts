/** The rows of `alerts` about one host, which `status` names. */

import { type AlertMeaning, failing } from './alertTerms.ts';

export const hostAlerts = {
  HostLost: {
    severity: 'page',
    expr: 'max(compute_hosts{state="lost"}) > 0',
    for: '1m',
    summary: '{{ $value }} hosts are lost',
    means:
      'their agents are silent, outside of a maintenance; their machines are kept, not ready, and ready again once the agent is reachable',
    mend: 'start the role host there. If the host will not come back: `hosts abandon NAME --reason TEXT`',
    section: 'hosts',
  },
  HostUnverified: {
    severity: 'page',
    expr: failing('Verified'),
    for: '1m',
    summary: '{{ $value }} hosts are not verified',
    means: 'the statements of their agents are not signed with a trusted key; they get no new machine',
    mend:
      'run `hosts key NAME` on the host, then `hosts enroll NAME --key KEY` with what it prints: ' +
      'it trusts that key, and prints what a new host has to run next. ' +
      'Or it says that another key is trusted, which `--replace --yes` changes',
    section: 'keys-of-hosts',
  },
  HostOrdersMissing: {
    severity: 'page',
    expr: failing('Orders'),
    for: '1m',
    summary: '{{ $value }} hosts have no key of orders',
    means:
      'their agents follow no order: what is asked of their machines waits, also their deletion. ' +
      'The hosts get no new machine',
    mend: 'run `hosts orders` where the database is, then `hosts key NAME --orders KEY` on the host; nothing else is needed',
    section: 'keys-of-hosts',
  },
  HostClockWrong: {
    severity: 'page',
    expr: failing('Clock'),
    for: '1m',
    summary: '{{ $value }} hosts have a wrong clock',
    means:
      'it differs so much from the clock of Postgres that what their agents say is refused, or soon will be; they get no new machine',
    mend: 'correct the clock of the machine that its agent runs on; nothing else is needed',
    section: 'conditions-of-a-host',
  },
  HostRecordsLost: {
    severity: 'page',
    expr: failing('Records'),
    for: '1m',
    summary: '{{ $value }} hosts came without the records of their machines',
    means: 'nothing that they say about absence counts. Their machines are kept and not ready; they get no new machine',
    mend: 'bring the machine folder back, or run `hosts reset NAME --reason TEXT`, which ends its machines',
    section: 'a-host-without-its-records',
  },
  HostControllerAway: {
    severity: 'ticket',
    expr: failing('Controller'),
    for: '1m',
    summary: '{{ $value }} hosts have a management controller that cannot be used',
    means:
      'it is away, refuses the login, has other hardware than declared, [booted another ' +
      'system](bare-metal.md#a-report-is-not-believed), or has [disks that were not ' +
      'erased](bare-metal.md#disks-after-a-customer). The hosts get no new machine',
    mend:
      'correct what the message of the condition names. For the controller and its credentials, nothing else is needed. ' +
      'If the fleet file is wrong, correct it, apply it, and start the agent again',
    section: 'conditions-of-a-host',
  },
  HostDiskFull: {
    severity: 'page',
    expr: failing('Disk'),
    for: '1m',
    summary: '{{ $value }} hosts have a full disk',
    means: 'their machines are kept; they get no new machine',
    mend: 'make room on the disk of its machine folder; nothing else is needed',
    section: 'conditions-of-a-host',
  },
  HostAcceleratorLost: {
    severity: 'ticket',
    expr: failing('Accelerator'),
    for: '1m',
    summary: '{{ $value }} hosts cannot run guests at full speed',
    means: 'their agents cannot use the hardware acceleration that they should have; they get no new machine',
    mend:
      'do what the message of the condition says, such as to make /dev/kvm available to its agent; ' +
      'then start the agent again',
    section: 'conditions-of-a-host',
  },
  HostEgressMissing: {
    severity: 'ticket',
    expr: failing('Confinement'),
    for: '1m',
    summary: '{{ $value }} hosts cannot give guests their network',
    means: 'the fleet file has `egress: nat` for them, and their agents cannot confine guests; they get no new machine',
    mend: 'do what the message of the condition says, such as to install a package; nothing else is needed',
    section: 'conditions-of-a-host',
  },
  HostQuarantined: {
    severity: 'ticket',
    expr: 'max(compute_hosts{state="quarantined"}) > 0',
    summary: '{{ $value }} hosts are quarantined',
    means: 'an abandoned machine may still run there',
    mend: 'repair it; the reaper opens it when they are gone. If it will not come back: `hosts forget NAME --reason TEXT`',
    section: 'hosts',
  },
  HostInventoryDue: {
    severity: 'ticket',
    expr: 'max(compute_hosts{state="inventory-due"}) > 0',
    for: '10m',
    summary: '{{ $value }} hosts were not asked since a restore',
    means: 'they get no new machine before',
    mend: 'start its agent; the reaper asks within five minutes',
    section: 'hosts',
  },
  EvacuationLate: {
    severity: 'ticket',
    expr: 'max(compute_evacuations_late_machines) > 0',
    for: '5m',
    summary: '{{ $value }} machines are left on hosts that should have been evacuated an hour ago',
    means:
      'nothing is forced: each waits for its silent host, for another host, for an operator or its owner, or for its removal',
    mend:
      'run `hosts show NAME`, which says what each waits for: start the agent, add hosts, bring an image back, ' +
      'or `instances start NAMESPACE/NAME --reason TEXT` for what an operator holds stopped',
    section: 'evacuation',
  },
} as const satisfies Record<string, AlertMeaning>;
