/** A customer at a terminal and one with the TypeScript client, on a service with payload keys. */
// The first: it reads every workflow.
import './payloads.test.ts';
import './access.test.ts';
import './customerPackage.test.ts';
// The last one: a machine of it stays.
import '../sdk/machines.test.ts';
