/**
 * Prints what activations of small workflows result in, and how many calls with a time limit each makes, by the SDK's
 * file as it is published, by what the build makes of it (`one`), or by what it makes of a file of another release
 * (`other`): `node activationLimitOf.cjs VARIANT`.
 */
const path = require('node:path');
const vm = require('node:vm');
const { bundleWorkflowCode } = require('@temporalio/worker');
const { defaultPayloadConverter } = require('@temporalio/common');
const { coresdk } = require('@temporalio/proto');
const { changedSdkFile } = require('./sdkFile.cjs');

/** More than a busy machine takes for any other call, such as the one that disposes of a workflow. */
const limitMs = 2_000;
let timed = 0;
for (const name of ['runInContext', 'runInThisContext']) {
  const published = vm.Script.prototype[name];
  vm.Script.prototype[name] = function (...given) {
    if (given.at(-1)?.timeout !== undefined) timed++;
    return published.apply(this, given);
  };
}

async function main(variant) {
  const { sandbox, withOneLimit } = await import('../../scripts/activationLimit.mjs');
  const variants = {
    published: (text) => text,
    one: withOneLimit,
    other: (text) => withOneLimit(text.replaceAll('callIntoVmScript', 'callScript')),
  };
  const { ReusableVMWorkflowCreator } = changedSdkFile(sandbox, variants[variant]);

  const quiet = { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(__dirname, 'limitedWorkflows.cjs'),
    logger: quiet,
  });
  const bundle = {
    code,
    filename: 'workflow-bundle.js',
    sourceMap: { version: 3, sources: [], names: [], mappings: '' },
  };
  const creator = await ReusableVMWorkflowCreator.create(bundle, limitMs, new Set());

  const told = {};
  for (const type of ['works', 'loops', 'loopsOnceItHasAResult', 'works']) {
    const workflow = await creator.createWorkflow(optionsOf(type));
    told[type] = [];
    const activate = async (jobs) => {
      timed = 0;
      const completion = await workflow.activate(activationOf(type, jobs));
      told[type].push({ completion: readable(completion), timed });
    };
    await activate([{ initializeWorkflow: { workflowType: type, workflowId: type, arguments: [] } }]);
    await activate([{ queryWorkflow: { queryId: '1', queryType: '__temporal_workflow_metadata', arguments: [] } }]);
    if (type !== 'loops') {
      const result = { completed: { result: defaultPayloadConverter.toPayload('done') } };
      await activate([{ resolveActivity: { seq: 1, result } }]);
    }
    await workflow.dispose();
  }
  await creator.destroy();
  console.log(JSON.stringify(told));
}

function optionsOf(type) {
  const startTime = new Date(0);
  const info = {
    workflowId: type,
    runId: type,
    workflowType: type,
    namespace: 'default',
    firstExecutionRunId: type,
    attempt: 1,
    taskQueue: 'queue',
    startTime,
    runStartTime: startTime,
    historyLength: 3,
    historySize: 300,
    continueAsNewSuggested: false,
    searchAttributes: {},
    typedSearchAttributes: undefined,
    unsafe: { isReplaying: false, isReplayingHistoryEvents: false, now: Date.now },
  };
  return { info, randomnessSeed: [1, 2, 3, 4], now: 0, showStackTraceSources: false };
}

function activationOf(runId, jobs) {
  const timestamp = { seconds: 1, nanos: 0 };
  return coresdk.workflow_activation.WorkflowActivation.fromObject({ runId, timestamp, historyLength: 3, jobs });
}

/** Whether it failed and why, or the commands that it has. */
function readable({ failed, successful }) {
  if (failed) return { failed: failed.failure.message };
  return { commands: successful.commands.map((command) => Object.keys(command).find((key) => command[key] != null)) };
}

void main(process.argv[2]);
