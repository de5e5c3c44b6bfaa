import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import type { searchAttributes } from '../domain/names.ts';

type Name = (typeof searchAttributes)[number];

const keyword = (name: Name) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

/** Keys by which operators find machines in the Temporal UI. */
export const machineSearchAttributes = {
  Tenant: keyword('Tenant'),
  Kind: keyword('Kind'),
  Phase: keyword('Phase'),
  MachineClass: keyword('MachineClass'),
  Host: keyword('Host'),
  FailureCode: keyword('FailureCode'),
} as const satisfies Record<Name, unknown>;
