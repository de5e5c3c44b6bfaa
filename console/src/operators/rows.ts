/** What the pages read of the results of commands. */
import type { Results } from '../../../src/cli/readResults.ts';

export type Reading = keyof Results;

/** A row of a list, whether it is read page by page or whole. */
export type RowOf<Name extends Reading> = Results[Name] extends { items: (infer Row)[] }
  ? Row
  : Results[Name] extends (infer Row)[]
    ? Row
    : never;

export type Host = RowOf<'hosts list'>;
export type ShownHost = Results['hosts show'];
export type ShownMachine = Results['instances show'];
export type Customer = RowOf<'customers list'>;
export type ShownCustomer = Results['customers show'];
export type Bill = Results['bills show'];
export type Forecast = RowOf<'capacity'>;
export type Status = Results['status'];
export type Store = Extract<Status['postgres'], { state: 'read' }>;
/** Of what waits, it is not said whether it can be reached. */
export type MachineRow = Store['waits'][number] & { ready?: boolean };
