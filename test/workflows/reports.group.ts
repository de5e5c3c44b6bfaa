/** Who is believed about a machine, on one control plane. */
import './forgedReport.test.ts';
// The last ones: its host gets a key.
import './signedHosts.test.ts';
import './orders.test.ts';
import './foreignCalls.test.ts';
