/**
 * Replays the recorded histories of every release through the current workflows. `npm run record-histories` records the
 * scenarios that have none of this release. If one no longer replays, use `patched` in the workflow instead of a new
 * recording.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { pino } from 'pino';
import { machineWorkflowId } from '../../src/domain/names.ts';
import { readConfig } from '../../src/settings/config.ts';
import { scheduleNames } from '../../src/temporal/schedules.ts';
import { installTemporalRuntime } from '../../src/temporal/temporalRuntime.ts';
import { traceSinks } from '../../src/temporal/traceInterceptors.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { changedSince, taggedReleases } from '../support/upgrades/previousRelease.ts';
import { workflowBundle } from '../support/workflowBundle.ts';
import { groups, injection, type Scenarios, stage } from '../support/workflows/scenarios.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** A folder for each release, with a README that says which path each file is of. */
const histories = path.join(root, 'test', 'histories');
const extension = '.json.gz';
const { version } = readConfig({});
const scenarios: Scenarios = Object.assign({}, ...groups.map((group) => group.scenarios));

installTemporalRuntime({ log: pino({ level: 'silent' }) });

interface History {
  events: {
    workflowExecutionStartedEventAttributes?: { workflowType?: { name?: string }; workflowId?: string };
    [attributes: string]: object | undefined;
  }[];
}

/** By its path in the folder. */
async function read(name: string): Promise<History> {
  return JSON.parse(gunzipSync(await readFile(path.join(histories, name))).toString());
}

/** Some decisions read the workflow's id; the history's first event carries it. */
function startOf({ events }: History) {
  const { workflowId = 'replayed', workflowType } = events[0]?.workflowExecutionStartedEventAttributes ?? {};
  return { workflowId, type: workflowType?.name ?? '' };
}

async function replay(workflowBundle: WorkflowBundleOption, name: string): Promise<void> {
  const history = await read(name);
  await Worker.runReplayHistory({ workflowBundle }, history, startOf(history).workflowId);
}

/** A history without the paths and the name of the machine that recorded it. */
function portable(json: string): string {
  return json
    .replaceAll(root, '.')
    .replaceAll(tmpdir(), '/tmp')
    .replaceAll(`@${hostname()}/`, '@recorder/')
    .replaceAll(`worker/${hostname()}/`, 'worker/recorder/');
}

/** Every recorded history, by its path in the folder. */
async function recorded(): Promise<string[]> {
  const names = await readdir(histories, { recursive: true });
  return names.filter((name) => name.endsWith(extension)).sort();
}

/** The README of a release's folder. */
function pathsText(): string {
  const lines = Object.entries(scenarios).map(([name, { path: of }]) => `- \`${name}\`: ${of}\n`);
  return `# Paths of the recorded histories\n\n${lines.sort().join('')}`;
}

/** Records the scenarios that have no history of this release yet. */
async function record(harness: TestHarness, among: Scenarios): Promise<void> {
  const folder = path.join(histories, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'README.md'), pathsText());
  for (const [name, { run }] of Object.entries(among)) {
    const file = path.join(folder, `${name}${extension}`);
    if (existsSync(file)) continue;
    const ran = await run(harness);
    const { workflowId, runId } = 'runId' in ran ? ran : { workflowId: machineWorkflowId(ran), runId: undefined };
    const history = await harness.client.workflow.getHandle(workflowId, runId).fetchHistory();
    await writeFile(file, gzipSync(portable(historyToJSON(history)), { level: 9 }));
    await harness.verifyCleanSlate();
  }
}

if (process.env['RECORD_HISTORIES']) {
  test.each(groups)(
    'every scenario without a history is recorded',
    async ({ scenarios: among, options }) => {
      const harness = await openTestHarness({
        // A history is to be read by people, and replayed without its keys.
        environment: { HOST_SILENT_MS: '3000', IDENTITY_ALLOW_LOOPBACK: 'true', TEMPORAL_PAYLOAD_KEYS: '' },
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
function withTraces(history: History): History {
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
  return traced as History;
}

describe('the workflows as they are now', () => {
  let bundle: WorkflowBundleOption;
  beforeAll(async () => {
    bundle = await workflowBundle();
  }, 180_000);

  test.each(['ready-then-deleted', 'deleted-after-failure', 'host-continued-as-new'])(
    'follow the history %s as if its requests had been traced',
    async (name) => {
      const history = await read(`0.1.0/${name}${extension}`);
      const traced = withTraces(history);
      expect(JSON.stringify(traced)).not.toBe(JSON.stringify(history));
      const { workflowId } = startOf(history);
      await Worker.runReplayHistory({ workflowBundle: bundle, sinks: traceSinks(null) }, traced, workflowId);
    },
  );

  test('follow every recorded history', async () => {
    const names = await recorded();
    const types = new Set<string>();
    // By the workflow that each is of, which is all that a result names. Several may be of one.
    const ofWorkflows: [string, string][] = [];
    async function* all(): AsyncIterable<{ workflowId: string; history: unknown }> {
      for (const name of names) {
        const history = await read(name);
        const { workflowId, type } = startOf(history);
        types.add(type);
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

  test('have a history of every scenario by this release, and a README that says which path each is', async () => {
    const ofThisRelease = (await recorded()).filter((name) => path.dirname(name) === version);
    const named = ofThisRelease.map((name) => path.basename(name, extension));
    expect(named).toEqual(Object.keys(scenarios).sort());
    expect(await readFile(path.join(histories, version, 'README.md'), 'utf8')).toBe(pathsText());
  });

  test('have histories of every tagged release, and of this one, as the release recorded them', async () => {
    const releases = (await readdir(histories, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const tagged = taggedReleases();
    expect(releases).toEqual(expect.arrayContaining([...tagged, version]));
    // A shallow clone may not hold it, and then cannot tell.
    for (const release of tagged.map((name) => `v${name}`))
      expect({ release, changed: changedSince(release, `test/histories/${release.slice(1)}`) ?? [] }).toEqual({
        release,
        changed: [],
      });
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
  const accessRecorded = /await recordAccess\(lifecycle, seen\)(?= \? 'Running' : 'Creating')/;
  const removal = /await (\(0,\w+\.control\))\('removeMachine', (?=\S+ ?\(\{\}, .*nextWrite)/;
  const stop = /unwinding\.seen = await call\(\(\) ?=> ?callsTo\(placement\)\.stopMachine/;
  const extraStep = 'await call(() => callsTo(placement).destroyMachine(endingOf(placement)));';
  const readyThenDeleted = `0.1.0/ready-then-deleted${extension}`;
  test.each([
    ['step went missing', accessRecorded, 'true'],
    ['step was added', accessRecorded, '($& && $&)'],
    // Not the last one: the SDK compares no commands of a history's last task.
    ['step became two', stop, `${extraStep} $&`],
  ])('%s is refused by a recorded history', async (_what, from, to) => {
    await expect(replay(await broken(from, to), readyThenDeleted)).rejects.toThrow(DeterminismViolationError);
  });

  test('step is written otherwise, to the same effect, still follows them', async () => {
    await replay(await broken(removal, '/* the same */ $&'), readyThenDeleted);
  });
});
