/** What each needs a running service, some with settings, but not one of their own. */
// Before others add to the bill.
import './documentation.test.ts';
import './bareMetal.test.ts';
// The last one: it searches everything of this life.
import './secrets.test.ts';
