/** What customers do with kubectl, on one service. */
import '../contract/kubectl.test.ts';
// The last one: it ends every session.
import '../contract/kubectlSessions.test.ts';
