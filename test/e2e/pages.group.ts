/** Pages of the console and commands of kubectl one by one, on one service. */
import '../console/newMachine.test.ts';
import '../console/machineActs.test.ts';
import '../console/machineConsole.test.ts';
import '../console/limits.test.ts';
import '../console/accountPages.test.ts';
import '../console/looks.test.ts';
import '../console/offline.test.ts';
import '../contract/kubectlReads.test.ts';
import '../contract/kubectlTools.test.ts';
