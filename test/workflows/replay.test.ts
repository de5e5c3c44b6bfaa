/**
 * Replays the recorded histories of every release through the current workflows. `npm run record-histories` records the
 * scenarios that have none of this release. If one no longer replays, use `patched` in the workflow instead of a new
 * recording.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { machineWorkflowId } from '../../src/domain/names.ts';
import { scheduleNames } from '../../src/temporal/schedules.ts';
import { installTemporalRuntime } from '../../src/temporal/temporalRuntime.ts';
import { traceSinks } from '../../src/temporal/traceInterceptors.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { changedSince, previousRelease, taggedReleases } from '../support/upgrades/previousRelease.ts';
import { workflowBundle } from '../support/workflowBundle.ts';
import {
  injection,
  longScenarios,
  mergedLongScenarios,
  mergedScenarios,
  scenarios,
  stage,
} from '../support/workflows/scenarios.ts';
import { sharedScenarios } from '../support/workflows/sharedScenarios.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** A folder for each release. */
const histories = path.join(root, 'test', 'histories');
const { version } = readConfig({});

installTemporalRuntime({ log: pino({ level: 'silent' }) });

async function replay(workflowBundle: WorkflowBundleOption, name: string): Promise<void> {
  const history: unknown = JSON.parse(await readFile(path.join(histories, name), 'utf8'));
  await Worker.runReplayHistory({ workflowBundle }, history, workflowIdOf(history));
}

/** A history without the paths and the name of the machine that recorded it. */
function portable(json: string): string {
  return `${json.replaceAll(root, '.').replaceAll(tmpdir(), '/tmp').replaceAll(`@${hostname()}/`, '@recorder/').replaceAll(`worker/${hostname()}/`, 'worker/recorder/')}\n`;
}

function typeOf(history: unknown): string {
  const [started] = (
    history as { events: { workflowExecutionStartedEventAttributes?: { workflowType?: { name?: string } } }[] }
  ).events;
  return started?.workflowExecutionStartedEventAttributes?.workflowType?.name ?? '';
}

/** Every recorded history, by its path in the folder. */
async function recorded(): Promise<string[]> {
  const names = await readdir(histories, { recursive: true });
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** Some decisions read the workflow's id; the history's first event carries it. */
function workflowIdOf(history: unknown): string {
  const [started] = (history as { events: { workflowExecutionStartedEventAttributes?: { workflowId?: string } }[] })
    .events;
  return started?.workflowExecutionStartedEventAttributes?.workflowId ?? 'replayed';
}

/** Records the scenarios that have no history of this release yet. `RECORD_AS` is a prefix of their names. */
async function record(harness: TestHarness, among: typeof scenarios): Promise<void> {
  await mkdir(path.join(histories, version), { recursive: true });
  for (const [name, run] of Object.entries(among)) {
    const file = path.join(histories, version, `${process.env['RECORD_AS'] ?? ''}${name}.json`);
    if (existsSync(file)) continue;
    const ran = await run(harness);
    const { workflowId, runId } = 'runId' in ran ? ran : { workflowId: machineWorkflowId(ran), runId: undefined };
    const history = await harness.client.workflow.getHandle(workflowId, runId).fetchHistory();
    await writeFile(file, portable(historyToJSON(history)));
    await harness.verifyCleanSlate();
  }
}

if (process.env['RECORD_HISTORIES']) {
  test.each([
    [{ ...scenarios, ...mergedScenarios }, {}],
    [{ ...longScenarios, ...mergedLongScenarios }, { continueAsNewAfterEvents: 60 }],
    [sharedScenarios, { agent: 'rack' }],
  ])(
    'every scenario without a history is recorded',
    async (among, options) => {
      const harness = await openTestHarness({
        environment: { HOST_SILENT_MS: '3000', IDENTITY_ALLOW_LOOPBACK: 'true' },
        wrapActivities: (activities) => injection.wrapActivities(activities),
        wrapDriver: (driver) => stage.wrapDriver(driver),
        ...options,
      });
      try {
        await record(harness, among);
      } finally {
        await harness.close();
      }
    },
    600_000,
  );
}

/** The history as it would be if the requests behind it had been traced. */
function withTraces(history: unknown): unknown {
  const header = (span: string) => ({
    fields: {
      traceparent: {
        metadata: { encoding: Buffer.from('json/plain').toString('base64') },
        data: Buffer.from(`"00-0af7651916cd43dd8448eb211c80319c-${span}-01"`).toString('base64'),
      },
    },
  });
  const traced = structuredClone(history) as { events: Record<string, Record<string, unknown>>[] };
  for (const {
    workflowExecutionStartedEventAttributes: started,
    workflowExecutionSignaledEventAttributes: signaled,
  } of traced.events) {
    if (started) started['header'] = header('b7ad6b7169203331');
    if (signaled) signaled['header'] = header('00f067aa0ba902b7');
  }
  return traced;
}

describe('the workflows as they are now', () => {
  let bundle: WorkflowBundleOption;
  beforeAll(async () => {
    bundle = await workflowBundle();
  }, 180_000);

  test.each([
    'merged-ready-then-deleted',
    'ready-after-lost-replies',
    'merged-deleted-after-failure',
    'host-lost-then-found',
  ])('follow the history %s as if its requests had been traced', async (name) => {
    const history: unknown = JSON.parse(await readFile(path.join(histories, '0.1.0', `${name}.json`), 'utf8'));
    const traced = withTraces(history);
    expect(JSON.stringify(traced)).not.toBe(JSON.stringify(history));
    await Worker.runReplayHistory({ workflowBundle: bundle, sinks: traceSinks(null) }, traced, workflowIdOf(history));
  });

  test('follow every recorded history', async () => {
    const names = await recorded();
    const ofThisRelease = names.filter((name) => path.dirname(name) === version);
    expect(ofThisRelease.map((name) => path.basename(name, '.json'))).toEqual(
      expect.arrayContaining(
        [scenarios, longScenarios, mergedScenarios, mergedLongScenarios].flatMap((among) => Object.keys(among)),
      ),
    );
    const types = new Set<string>();
    // By the workflow that each is of, which is all that a result names. Several may be of one.
    const ofWorkflows: [string, string][] = [];
    async function* all(): AsyncIterable<{ workflowId: string; history: unknown }> {
      for (const name of names) {
        const history: unknown = JSON.parse(await readFile(path.join(histories, name), 'utf8'));
        const workflowId = workflowIdOf(history);
        types.add(typeOf(history));
        ofWorkflows.push([workflowId, name]);
        yield { workflowId, history };
      }
    }
    const refused: unknown[] = [];
    let replayed = 0;
    for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle: bundle }, all())) {
      replayed += 1;
      if (error) refused.push([ofWorkflows.filter(([id]) => id === workflowId).map(([, name]) => name), error]);
    }
    expect(refused).toEqual([]);
    expect(replayed).toBe(names.length);
    expect([...types]).toEqual(expect.arrayContaining([...scheduleNames]));
  });

  test('have histories of every tagged release, and of this one, as the release recorded them', async () => {
    const releases = (await readdir(histories, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const tagged = taggedReleases();
    expect(releases).toEqual(expect.arrayContaining([...tagged, version]));
    // A shallow clone may not hold it, and then cannot tell.
    for (const release of [...tagged.map((name) => `v${name}`), previousRelease().commit])
      expect({ release, changed: changedSince(release, 'test/histories') ?? [] }).toEqual({ release, changed: [] });
  });
});

describe('a workflow whose', () => {
  /** The bundle with one piece of its text changed. */
  async function broken(from: RegExp, to: string): Promise<WorkflowBundleOption> {
    const code = await readFile((await workflowBundle()).codePath, 'utf8');
    const found = code.match(new RegExp(from, 'g')) ?? [];
    expect([from, found.length]).toEqual([from, 1]);
    return { code: code.replace(from, to) };
  }

  // As the bundler writes them; what calls the activities has a name of its own in each module.
  const startingRecorded = /await \(0,\w+\.recordCreation\)\(lifecycle, seen\);/;
  const workRated =
    /await (\w+\.control)\.rate\(\{\s*uid: lifecycle\.uid\s*\}\);(?=\s*const \{ mailbox \} = lifecycle;)/;
  const accessRecorded = /await recordAccess\(lifecycle, seen\)(?= \? 'Running' : 'Creating')/;
  const removal = /await (\w+\.control)\.removeMachine\((?=\S+ ?\(\{\}, .*nextWrite)/;
  const extraStep = 'await $1.listHeld({ uid: lifecycle.uid });';
  const former = '0.1.0/ready-then-deleted.json';
  const merged = '0.1.0/merged-ready-then-deleted.json';
  test.each([
    ['step of an earlier release went missing', former, startingRecorded, ''],
    ['step of an earlier release was added', former, startingRecorded, '$& $&'],
    ['step of an earlier release became another', former, workRated, extraStep],
    ['step went missing', merged, accessRecorded, 'true'],
    ['step was added', merged, accessRecorded, '($& && $&)'],
    ['last step became two', merged, removal, `${extraStep} $&`],
  ])('%s is refused by a recorded history', async (_what, history, from, to) => {
    await expect(replay(await broken(from, to), history)).rejects.toThrow(DeterminismViolationError);
  });

  test.each([
    ['an earlier release', former, startingRecorded],
    ['this release', merged, removal],
  ])('step of %s is written otherwise, to the same effect, still follows them', async (_what, history, from) => {
    await replay(await broken(from, '/* the same */ $&'), history);
  });
});
