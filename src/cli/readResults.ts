/**
 * What each reading command of operators returns to programs, which `-o json` follows. The operators' page has its types of
 * these.
 */
import * as z from 'zod';
import { outcomes } from '../domain/auditActions.ts';
import { customerStatuses } from '../domain/customerStatuses.ts';
import { failureCodes } from '../domain/failureCodes.ts';
import { hostConditionTypes } from '../domain/hostHealth.ts';
import { limitNames } from '../domain/limits.ts';
import { machineKinds } from '../domain/machine.ts';
import { phases } from '../domain/phases.ts';
import { waits } from '../domain/timeline.ts';

export const text = (about: string) => z.string().describe(about);
export const count = (about: string) => z.int().describe(about);
export const number = (about: string) => z.number().describe(about);
export const flag = (about: string) => z.boolean().describe(about);
const time = (about: string) => z.iso.datetime().describe(about);
/** The offset may be that of Postgres, which writes the times inside rows that it aggregates. */
const anyTime = (about: string) => z.iso.datetime({ offset: true }).describe(about);
export const object = <Shape extends z.ZodRawShape>(fields: Shape) => z.strictObject(fields);
/** What a part of the service says of itself; more fields may come. */
const open = (about: string) => z.looseObject({}).describe(about);

export const kind = z.enum(machineKinds).describe('kind of machine');
const phase = z.enum(phases).describe('phase of the machine');
const failureCode = z.enum(failureCodes).nullable().describe('why it failed; null if it did not');

const page = <Row extends z.ZodType>(row: Row) =>
  object({
    items: z.array(row).describe('the rows of this page'),
    next: text('where the next page begins: send it as "after"; null on the last page').nullable(),
  });

const condition = object({
  type: z.enum(hostConditionTypes).describe('the condition'),
  status: flag('whether it holds'),
  reason: text('why it does not, in one word'),
  message: text('why it does not'),
  since: time('when its status or reason last changed'),
});
const hostFigures = {
  name: text('name of the host'),
  region: text('its region'),
  className: text('its machine class'),
  workload: kind,
  agent: text('the agent that serves it beside other hosts; null: one of its own').nullable(),
  cpu: count('processors'),
  cpuUsed: count('processors that machines hold'),
  memoryGiB: count('memory'),
  memoryGiBUsed: count('memory that machines hold'),
  machinesHeld: count('machines on it'),
  cordoned: flag('whether an operator closed it to new machines'),
  maintenanceStartsAt: time('when its maintenance begins').nullable(),
  maintenanceEndsAt: time('when its maintenance ends').nullable(),
  inMaintenance: flag('whether maintenance goes on now'),
  evacuatesAt: time('when its machines are taken off it; null: they are not').nullable(),
  lostAt: time('since when it is silent; null if it is not').nullable(),
  inventoryDue: flag('whether it was not asked since the restore'),
  failing: z.array(condition).describe('conditions that do not hold'),
  images: count('images on it'),
  key: text("fingerprint of its agent's newest key").nullable(),
  orphans: count('machines on it that are in no record'),
  abandoned: count('machines on it that were abandoned and not seen gone yet'),
};
const shownHost = object({
  ...hostFigures,
  driver: text('what runs its machines'),
  exchanges: z.array(z.string()).describe('what its controller was lately asked for and responded'),
  conditions: z.array(condition).describe('the conditions that are known; the others hold'),
  evacuation: object({
    evacuatesAt: time('when its machines are taken off it'),
    recreates: flag('whether they are created again elsewhere'),
    creditSeconds: count('credit of the account for each, in seconds'),
    reason: text('why'),
    machines: z
      .array(
        object({
          kind,
          namespace: text('namespace of the machine'),
          name: text('name of the machine'),
          customer: text('short name of its account'),
          phase,
          waitsFor: z.enum(waits).describe('why the machine is still there'),
          why: text('why it waits for its owner, or for its former host').nullable(),
        }),
      )
      .describe('the machines that are left on it'),
  })
    .nullable()
    .describe('its evacuation; null: none is planned'),
});

const listedCustomer = {
  slug: text('short name of the account'),
  displayName: text('its name for people'),
  status: z.enum(customerStatuses).describe('state of the account'),
  reason: text('why it is suspended').nullable(),
  since: time('since when it has this status'),
  closesAt: time('when it closes, or closed').nullable(),
  closingReason: text('why it closes, or closed').nullable(),
  createdAt: time('when it was created'),
  tenants: count('its tenants'),
  machines: count('its machines'),
  people: count('its active people'),
  keys: count('API keys that can be used now'),
  lastActiveAt: time('when a person signed in or a key was used last').nullable(),
};
export const correction = object({
  id: text('id of the correction'),
  tenant_id: text('id of the tenant'),
  corrects_month: text('the month that it corrects'),
  resource_kind: kind,
  resource_class: text('the machine class'),
  billable_seconds: count('seconds; negative for a credit'),
  reference: text('its reference'),
  reason: text('why'),
  created_at: time('when it was made'),
}).describe('the correction, as the customers API has it');
const customer = object({
  ...listedCustomer,
  id: text('id of the account'),
  limits: z
    .array(
      object({
        tenantId: text('id of the tenant'),
        tenant: text('short name of the tenant'),
        namespace: text('its namespace').nullable(),
        region: text('where its machines are placed'),
        className: text('the machine class'),
        virtualMachines: count('virtual machines that it has'),
        virtualMachineLimit: count('virtual machines that it may have'),
        bareMetalMachines: count('bare-metal machines that it has'),
        bareMetalLimit: count('bare-metal machines that it may have'),
        reservedHosts: count('hosts reserved for it'),
      }),
    )
    .describe('what its tenants may have of each class, and have'),
  machinesByPhase: z
    .array(object({ kind, phase, count: count('how many machines') }))
    .describe('its machines by kind and phase'),
  users: z
    .array(
      object({
        email: text('address of the person'),
        role: text('role in the account'),
        status: text('state of the person'),
        lastSignInAt: anyTime('when the person last signed in').nullable(),
      }),
    )
    .describe('its people'),
  month: z
    .array(
      object({
        kind,
        className: text('the machine class'),
        machines: count('how many machines'),
        billableSeconds: number('seconds that are billed so far'),
      }),
    )
    .describe('usage of this month that is billed so far'),
  corrections: z.array(correction).describe('credits and debits of this month, which month leaves out'),
});

const machineName = { kind, namespace: text('namespace of the machine'), name: text('name of the machine') };
const listedMachine = object({
  uid: text('id of the machine'),
  ...machineName,
  workflowId: text('its workflow'),
  phase,
  since: time('since when it is in this phase'),
  reason: text('what its row says about it').nullable(),
  failureCode,
  hostName: text('the host that holds it').nullable(),
  ready: flag('whether it can be reached'),
  deleting: flag('whether its deletion was requested'),
  createdAt: time('when it was created'),
});
const machine = object({
  uid: text('id of the machine'),
  workflowId: text('its workflow'),
  phase,
  since: time('since when it is in this phase'),
  ready: flag('whether it can be reached'),
  failureCode,
  failureMessage: text('why it waits or failed').nullable(),
  createdAt: time('when it was created'),
  deletionRequestedAt: time('when its deletion was requested').nullable(),
  imageRef: text('its image'),
  requestId: text('the request that created it').nullable(),
  customer: text('short name of its account'),
  tenant: text('short name of its tenant'),
  wakesWaiting: count('wakes that have not reached its workflow'),
  placements: z
    .array(
      object({
        attempt: count('number of the placement'),
        hostName: text('the host'),
        className: text('the machine class'),
        runtimeId: text('id of the machine at its host'),
        createdAt: anyTime('when it was placed'),
        releasedAt: anyTime('when the host was released').nullable(),
        abandonedAt: anyTime('when it was given up').nullable(),
        hostLostAt: anyTime('since when its host is silent').nullable(),
      }),
    )
    .describe('where it was placed, the newest first'),
  changes: z
    .array(
      object({
        at: time('when it changed'),
        phase,
        ready: flag('whether it could be reached'),
        failureCode: text('why it failed').nullable(),
        message: text('what its row said').nullable(),
      }),
    )
    .describe('its changes that the journal still has, the oldest first'),
});
const foundMachine = object({
  uid: text('id of the machine'),
  ...machineName,
  phase,
  failureCode,
  failureMessage: text('why it waits or failed').nullable(),
  workflowId: text('its workflow'),
});
const orphan = object({
  runtimeId: text('id of the machine at its host'),
  hostName: text('the host that has it'),
  machine: text('KIND/NAMESPACE/NAME that it was made as'),
  machineUid: text('id of the machine that it was made as').nullable(),
  firstSeenAt: time('when it was first seen'),
});

const limitKey = {
  className: text('the machine class; null: all together').nullable(),
  name: z.enum(limitNames).describe('the limit'),
};
const limit = object({
  ...limitKey,
  namespace: text('namespace of the tenant'),
  amount: number('the limit'),
  used: number('the amount in use; null where nothing is counted').nullable(),
  setBy: text('who set it'),
  reason: text('why'),
  setAt: time('when it was set'),
  endsAt: time('when the limit before it holds again').nullable(),
  isDefault: flag('whether it is the default'),
});
const limitRequest = object({
  id: text('id of the request'),
  customer: text('short name of the account'),
  namespace: text('namespace of the tenant'),
  tenantId: text('id of the tenant').optional(),
  ...limitKey,
  amount: number('what is asked for'),
  reason: text('why the customer asks'),
  status: text('open, granted, or refused'),
  createdAt: time('when it was made'),
  answer: text('reply of the operator; null while it is open').nullable(),
  decidedAt: time('when it was decided').nullable(),
});

const auditEvent = object({
  sequence: text('place of the event: send it as "after"'),
  id: text('id of the event'),
  customer: text('short name of the account').nullable(),
  tenantId: text('id of the tenant').nullable(),
  actorType: text('what acted'),
  actorId: text('id of what acted'),
  actorName: text('what the actor was called then').nullable(),
  sessionId: text('its session').nullable(),
  action: text('what was done'),
  target: text('to what'),
  outcome: z.enum(outcomes).describe('whether it was done'),
  reason: text('why').nullable(),
  requestId: text('the request').nullable(),
  address: text('where the request came from').nullable(),
  userAgent: text('what sent the request').nullable(),
  details: open('further facts, by action'),
  createdAt: time('when it was'),
  erasedDigest: z.unknown().describe('digest of its erased personal part; null if nothing was erased'),
});

const forecast = object({
  region: text('the region'),
  className: text('the machine class'),
  workload: kind,
  hosts: count('how many hosts'),
  resource: text('the resource'),
  total: number('what the hosts have of it'),
  used: number('what machines hold of it'),
  perDay: number('how much more was held each day; null: too new to say').nullable(),
  fullInDays: number('in how many days it is full; null: it does not grow').nullable(),
});
const deployment = object({
  name: text('the deployment of the workers'),
  current: text('version that gets the work; null: workers without a version').nullable(),
  chosenAt: time('when somebody last chose it').nullable(),
  ramping: object({
    buildId: text('the version').nullable(),
    percent: number('its share of the runs'),
  })
    .nullable()
    .describe('version that gets a share of the runs'),
  versions: z
    .array(
      object({
        buildId: text('the version'),
        state: z.enum(['current', 'ramping', 'draining', 'drained', 'inactive']).describe('its state'),
        workers: count('workers that lately asked for work'),
        pinnedRuns: count('open runs that end on it'),
        lastRuns: count('other open runs whose latest step was on it'),
      }),
    )
    .describe('the versions'),
  unversionedWorkers: count('workers without a version'),
});
const part = <Shape extends z.ZodRawShape>(about: string, facts: Shape) =>
  z
    .union([
      z.looseObject({ state: z.literal('read').describe('it could be read'), ...facts }),
      z.looseObject({ state: z.literal('away').describe('it could not be read'), why: text('why') }),
    ])
    .describe(about);
const status = object({
  verdict: z.enum(['well', 'act', 'unknown']).describe('whether something needs a person; unknown: it cannot be told'),
  findings: z
    .array(
      object({
        alert: text('the alert that fires while this lasts'),
        what: text('what is wrong'),
        mend: text('what to do'),
        page: text('the section of the documentation'),
      }),
    )
    .describe('what needs a person'),
  at: time('when it was read'),
  program: text('the release'),
  temporalAddress: text('where Temporal is'),
  views: z.array(open('a view of it')).describe("views of Temporal's UI"),
  api: part('the API', { status: text('its own word'), url: text('where it is') }),
  postgres: part('the database, and what it knows of hosts, machines, and duties', {
    version: text('its release'),
    hosts: z.looseObject({
      states: z.record(z.string(), z.int()).describe('how many hosts are in each state'),
    }),
    machines: z.array(z.looseObject({ phase, count: count('how many machines') })).describe('machines by phase'),
    waiting: count('how many machines wait'),
    waits: z.array(listedMachine).describe('the thousand that wait for longest; "instances list" has all of them'),
    limitRequests: z.looseObject({ count: count('how many are open') }),
  }),
  temporal: part('Temporal', { version: text('its release') }),
  disk: part("the disk of the machine that runs the operators' API", {
    freeBytes: count('what is free'),
    sizeBytes: count('what it has'),
  }),
  credentials: z
    .array(open('a credential'))
    .describe("credentials that end, of the machine that runs the operators' API"),
  ignored: z.array(z.string()).describe('records in Temporal that count as forged'),
  restored: text('that the database was restored; null if it was not').nullable(),
  stuck: z
    .array(object({ workflowId: text('the workflow'), attempts: count('how often it was tried') }))
    .describe('workflows that cannot go on'),
  unread: z.array(z.string()).describe('what could not be read although all parts responded, and why'),
});
const whole = flag('whether all is as it was written');
const classSums = {
  billable_seconds: count('seconds that are billed, minimums included'),
  raw_active_seconds: count('seconds in use'),
  lifecycle_count: count('how many lifecycles'),
};
const bill = object({
  customer_id: text('id of the account'),
  month: text('the month'),
  usage: object(classSums).describe('what its machines used, and minimums'),
  by_tenant: z
    .array(
      object({
        tenant_id: text('id of the tenant'),
        by_class: z
          .array(object({ resource_kind: kind, resource_class: text('the machine class'), ...classSums }))
          .describe('by machine class'),
      }),
    )
    .describe('the same by tenant'),
  corrections: z.array(correction).describe('credits and debits that were made in the month'),
  billable_seconds: count('usage and corrections together'),
  lifecycles_sha256: text('SHA-256 of the lines of "bills lifecycles"'),
  key_id: text('the key that signed it; empty if there was none'),
  signature: text('its signature, in base64'),
  closed_at: time('when it was closed'),
}).describe('a closed bill, as the customers API has it');
const lifecycle = object({
  machine_uid: text('id of the machine'),
  tenant_id: text('id of the tenant'),
  resource_kind: kind,
  resource_class: text('the machine class'),
  started_at: time('when it began'),
  minimum_seconds: count('the billing minimum of its class'),
  raw_active_seconds: count('seconds in use within the month'),
  billable_seconds: count('seconds that are billed, minimums included'),
  active_in_month: flag('whether it was in use within the month'),
});
const damagedBill = object({ month: text('the month'), document: z.null().describe('it has not the form of a bill') });

/** By command. */
export const resultsOfReads = {
  'audit list': page(auditEvent),
  'audit verify': object({
    whole,
    chains: z
      .array(
        object({
          name: text('short name of the account, or whose chain it is'),
          whole: flag('whether the chain is whole'),
          says: text('how long it is, or the first thing that is not as it was written'),
        }),
      )
      .describe('what was checked'),
  }),
  'bills lifecycles': page(lifecycle),
  'bills list': page(z.union([bill, damagedBill])),
  'bills show': bill,
  'bills verify': object({
    whole,
    bills: z
      .array(object({ month: text('the month'), flaws: z.array(z.string()).describe('its flaws') }))
      .describe('what was checked'),
  }),
  capacity: z.array(forecast),
  'customers create': object({
    customerId: text('id of the account'),
    tenantId: text('id of its first tenant'),
    namespace: text('its namespace'),
    apiKey: object({ id: text('id of the key'), secret: text('its secret, shown once') }).describe('an API key'),
  }),
  'customers list': page(object(listedCustomer)),
  'customers show': customer,
  'database note-backup': object({ by: text('the tool and the place'), takenAt: time('when the backup began') }),
  'deployment describe': deployment,
  'hosts list': page(object(hostFigures)),
  'hosts show': shownHost,
  'instances find': z.array(foundMachine),
  'instances list': page(listedMachine),
  'instances show': machine,
  'limits list': page(limit),
  'limits requests': page(limitRequest),
  'limits show': page(limit),
  'orphans list': page(orphan),
  'registrations issue': object({
    code: text('the code, shown once'),
    slug: text('short name of the account'),
    expires_at: time('when the code ends'),
    gives: z.enum(['a new key', 'a new account']).describe('the use of the code'),
  }),
  status,
} satisfies Readonly<Record<string, z.ZodType>>;

/** What a program reads of each. */
export type Results = { [Name in keyof typeof resultsOfReads]: z.output<(typeof resultsOfReads)[Name]> };

export const isRead = (name: string): name is keyof Results => Object.hasOwn(resultsOfReads, name);
