/** A customer at a terminal, on a service with payload keys. */
// The first: it reads every workflow.
import './payloads.test.ts';
import './access.test.ts';
