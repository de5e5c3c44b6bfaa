/** As the program does at its start, more patiently: a worker of Jest that stands still while it connects to "localhost" has not lost it. */
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

setDefaultAutoSelectFamilyAttemptTimeout(60_000);
