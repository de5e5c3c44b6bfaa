/** Each kubectl of the table, built from its module. UPDATE_CLIENTS=1 records the versions of those that passed. */

import { provideGo, toolchains } from '../support/clientPrograms.ts';
import { fullSuite } from '../support/contract/clientSuite.ts';
import { goPrograms, recordPassed } from '../support/contract/clientTable.ts';
import { oneLife } from '../support/e2e/life.ts';
import { kubectlSuite } from './kubectlSuite.ts';

const all = ['kubectl-1.30', 'kubectl-1.32', 'kubectl-1.34'] as const;
const suite = toolchains.Go() ? fullSuite : describe.skip;

suite.each(all)('%s', (key) =>
  kubectlSuite(
    () => provideGo(goPrograms[key]),
    oneLife({ SIMULATED_LATENCY_MS: '50' }),
    () => recordPassed([key]),
  ),
);
