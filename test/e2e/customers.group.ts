/** What customers do in a browser and with kubectl, on one service. */
// The first: it wants an empty service.
import './journeys.test.ts';
import '../console/newMachine.test.ts';
import '../console/machineActs.test.ts';
import '../console/machineConsole.test.ts';
import '../console/limits.test.ts';
import '../console/accountPages.test.ts';
import '../console/looks.test.ts';
import '../console/offline.test.ts';
import '../contract/kubectl.test.ts';
import '../contract/kubectlReads.test.ts';
import '../contract/kubectlTools.test.ts';
// The last one: it ends every session.
import '../contract/kubectlSessions.test.ts';
