/** What each need a running service, some with settings, but not one of their own. */
import { everyExample } from '../examples/examples.ts';
import { oneLife } from '../support/e2e/life.ts';
import { bareMetal } from './bareMetal.ts';
import { documentation } from './documentation.ts';
import { secretsStay } from './secrets.ts';
import { telemetry } from './telemetry.ts';

const life = oneLife({ SIMULATED_LATENCY_MS: '50' });

describe('traces and logs', () => telemetry(life));
describe('the documentation', () => documentation(life));
describe('examples', () => everyExample(life));
describe('bare-metal machines', () => bareMetal(life));
// Everything of this life is searched.
describe('secrets', () => secretsStay(life));
