/** What each needs a running service of its own settings, but not of its own. */
import { machinesOfClient } from '../sdk/machines.ts';
import { bareMetal } from './bareMetal.ts';
import { oneLife } from './life.ts';
import { telemetry } from './telemetry.ts';

const life = oneLife({ SIMULATED_LATENCY_MS: '50' });

describe('traces and logs', () => telemetry(life));
describe('bare-metal machines', () => bareMetal(life));
// The last one: a machine of it stays.
describe('the TypeScript client', () => machinesOfClient(life));
