/** Hosts that are silent for seconds count as lost, on one control plane. */
import './silence.test.ts';
import './hostLease.test.ts';
import './lostRecords.test.ts';
import './evacuation.test.ts';
import './goneHosts.test.ts';
