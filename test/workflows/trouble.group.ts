/** What else comes in the way of machines, on one control plane. */
import './heldStopped.test.ts';
import './awayAgents.test.ts';
import './serverPayloads.test.ts';
import './recovery.test.ts';
import './outage.test.ts';
