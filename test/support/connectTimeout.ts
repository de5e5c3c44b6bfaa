/**
 * Like the program at its start, but with a longer timeout: a Jest worker that stalls while it connects to "localhost"
 * still gets its connection.
 */
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

setDefaultAutoSelectFamilyAttemptTimeout(60_000);
