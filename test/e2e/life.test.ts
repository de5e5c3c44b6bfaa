/** What each need a running service, some with settings, but not one of their own. */
import { everyExample } from '../examples/examples.ts';
import { machinesOfClient } from '../sdk/machines.ts';
import { access } from './access.ts';
import { bareMetal } from './bareMetal.ts';
import { documentation } from './documentation.ts';
import { oneLife } from './life.ts';
import { telemetry } from './telemetry.ts';

const life = oneLife({ SIMULATED_LATENCY_MS: '50' });

describe('traces and logs', () => telemetry(life));
describe('the documentation', () => documentation(life));
describe('examples', () => everyExample(life));
describe('a terminal', () => access(life));
describe('bare-metal machines', () => bareMetal(life));
// The last one: a machine of it stays.
describe('the TypeScript client', () => machinesOfClient(life));
