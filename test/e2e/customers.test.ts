/** What customers do in a browser and with kubectl, on one service. */
import { kubectlSuite } from '../contract/kubectlSuite.ts';
import { executablePath, isThere } from '../support/chromium.ts';
import { oneLife } from '../support/e2e/life.ts';
import { kubectlCanBeHad, provideKubectl } from '../support/kubectl.ts';
import { journeys } from './journeys.ts';

const inChromium = isThere ? describe : describe.skip;
/** Skipped, visibly, on a machine without kubectl and without Go. */
const withKubectl = kubectlCanBeHad() ? describe : describe.skip;
const life = oneLife({ SIMULATED_LATENCY_MS: '50' });

inChromium(`from an empty data folder, a person${isThere ? '' : ` (${executablePath} is not installed)`}`, () =>
  journeys(life),
);
// The last one: it ends with the key of this service.
withKubectl('kubectl', () => kubectlSuite(provideKubectl, life));
