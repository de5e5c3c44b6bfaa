export { admission } from './admission.ts';
export { host } from './host.ts';
export { housekeeping } from './housekeeping.ts';
export { bareMetalMachine, virtualMachine } from './machine.ts';
export { destroyOrphan } from './orphan.ts';
export { ownership } from './ownership.ts';
export { reaper } from './reaper.ts';
export { recovery } from './recovery.ts';
export { usageReconciliation } from './usageReconciliation.ts';
