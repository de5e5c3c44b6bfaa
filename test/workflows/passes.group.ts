/** What operators and schedules start, on one control plane. */
// The first: it counts the versions of its namespace.
import './housekeeping.test.ts';
import './buttons.test.ts';
import './reaper.test.ts';
import './workflowCommands.test.ts';
// The last ones: they put an older database in place.
import './restore.test.ts';
import './adoption.test.ts';
