/** What several commands of operators take. */

import { defaultKind } from '../domain/kinds.ts';
import { machineKinds } from '../domain/machine.ts';
import type { Config } from '../settings/config.ts';
import type { Made, Print } from './operatorCommands.ts';

/** What the commands of operators run with. */
export interface Operated {
  config(): Promise<Config>;
  print: Print;
  made?: Made | undefined;
}

/** Of every list of operators (lists.ts). */
export const listOptions = {
  '--limit <NUMBER>': 'how many at most (default: 200 in a table, and all in the other forms)',
  '--after <PLACE>': 'go on after this row, which a table names where it ends early',
  '-o, --output <FORMAT>':
    'table (the default), json, yaml, csv, lines (of JSON), or page (JSON with the place of the next page)',
};
export const outputOption = { '-o, --output <FORMAT>': 'table (the default), json, or yaml' };
export const reasonOption = { '--reason <TEXT>': 'why, for the audit log: at least 8 characters' };
export const yesOption = { '--yes': 'do it; without this, say what it would do (exits with 3)' };
export const kindOption = { '--kind <KIND>': `${machineKinds.join(' or ')} (default: ${defaultKind})` };
