/** What each needs a running service, some with settings, but not one of their own. */
import './telemetry.test.ts';
// Before others add to the bill.
import './documentation.test.ts';
import '../examples/examples.test.ts';
import '../contract/clientLibraries.test.ts';
import './bareMetal.test.ts';
// The last one: it searches everything of this life.
import './secrets.test.ts';
