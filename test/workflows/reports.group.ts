/** Who is believed about a machine, on one control plane. */
import './forgedReport.test.ts';
// The last one: its host gets a key.
import './signedHosts.test.ts';
