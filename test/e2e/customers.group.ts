/** What customers do in a browser and with kubectl, on one service. */
// The first: it wants an empty service.
import './journeys.test.ts';
import '../contract/kubectl.test.ts';
// The last one: it ends every session.
import '../contract/kubectlSessions.test.ts';
