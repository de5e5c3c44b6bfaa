/** A customer at a terminal and one with the TypeScript client, on a service with payload keys. */
import { machinesOfClient } from '../sdk/machines.ts';
import { oneLife } from '../support/e2e/life.ts';
import { access } from './access.ts';
import { payloads } from './payloads.ts';

const life = oneLife({ SIMULATED_LATENCY_MS: '50' });

// The first: it reads every workflow.
describe('encrypted payloads', () => payloads(life));
describe('a terminal', () => access(life));
// The last one: a machine of it stays.
describe('the TypeScript client', () => machinesOfClient(life));
