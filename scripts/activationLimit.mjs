/**
 * The Temporal SDK limits the time of each call into a workflow's sandbox, and Node starts a thread for each such limit.
 * An activation makes four calls. In the built program one limit holds for all of them
 * (docs/decisions/0091-one-time-limit-for-an-activation.md).
 */
import { withChanges } from './sdkFile.mjs';

/** The part of the SDK that has to change. */
export const sandbox = '@temporalio/worker/lib/workflow/reusable-vm.js';

const changes = [
  {
    what: 'where its scripts are',
    from: `const preloadModulesScript = new node_vm_1.default.Script(\`__TEMPORAL__.preloadModules?.()\`);
`,
    to: `const preloadModulesScript = new node_vm_1.default.Script(\`__TEMPORAL__.preloadModules?.()\`);
/** What runs within a limit; null while nothing does. */
let limited = null;
Object.defineProperty(globalThis, '__LIMITED_CALL__', { value: () => limited() });
const limitedScript = new node_vm_1.default.Script('__LIMITED_CALL__()');
/** Throws ERR_SCRIPT_EXECUTION_TIMEOUT when the time is over, in whichever sandbox the call is then. */
function withinLimit(timeout, call) {
    limited = call;
    try {
        return limitedScript.runInThisContext({ timeout, displayErrors: true });
    }
    finally {
        // Frames that a limit ends run no finally of their own.
        limited = null;
    }
}
`,
  },
  {
    what: 'how it calls into the sandbox',
    from: `                    return callIntoVmScript.runInContext(context, {
                        timeout: isolateExecutionTimeoutMs,
                        displayErrors: true,
                    });
`,
    to: `                    return callIntoVmScript.runInContext(context, {
                        ...(limited === null && { timeout: isolateExecutionTimeoutMs }),
                        displayErrors: true,
                    });
`,
  },
  {
    what: 'where it makes a workflow',
    from: `        const newVM = new ReusableVMWorkflow(options.info.runId, context, activator, workflowModule);
`,
    to: `        const newVM = new ReusableVMWorkflow(options.info.runId, context, activator, workflowModule);
        newVM.activationLimitMs = isolateExecutionTimeoutMs;
`,
  },
  {
    what: 'where its workflows end',
    from: `class ReusableVMWorkflow extends vm_shared_1.BaseVMWorkflow {
`,
    to: `class ReusableVMWorkflow extends vm_shared_1.BaseVMWorkflow {
    async activate(activation) {
        try {
            // It makes all its calls into the sandbox before it waits for anything.
            return await withinLimit(this.activationLimitMs, () => super.activate(activation));
        }
        catch (err) {
            return {
                runId: this.activator.info.runId,
                failed: { failure: this.activator.errorToFailure(err) },
            };
        }
    }
`,
  },
];

/** The SDK's file, with one limit for an activation. Throws if a release of the SDK has another file. */
export function withOneLimit(text) {
  return withChanges(sandbox, text, changes);
}
