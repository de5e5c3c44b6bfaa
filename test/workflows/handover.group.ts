/** What is handed over to workflows, and who runs them, on one control plane. */
// The first: it counts what waits to be handed over.
import '../temporal/dispatcher.test.ts';
import './webhooks.test.ts';
import '../accounts/admission.test.ts';
// The last one: it leaves the service's workers without a version, after others had one.
import '../temporal/deployment.test.ts';
