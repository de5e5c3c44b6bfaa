/** How the pages name what customers have. */
import { kinds } from '../../../src/domain/kinds.ts';
import type { MachineRow } from './rows.ts';

export type MachineName = Pick<MachineRow, 'kind' | 'namespace' | 'name'>;

export const machineOf = ({ namespace, name }: MachineName) => `${namespace}/${name}`;
export const addressOf = (of: MachineName) => `/machines/${kinds[of.kind].shortName}/${machineOf(of)}`;
