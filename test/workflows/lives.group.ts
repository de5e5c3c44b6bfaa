/** What machines go through, on one control plane. */
// The first: it reads the bill of everything.
import './bills.test.ts';
// Before others start passes by hand.
import './ownership.test.ts';
import './lifecycle.test.ts';
import './restart.test.ts';
import './deletion.test.ts';
import './lifeCost.test.ts';
