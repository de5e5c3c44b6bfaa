/** One machine: what it is doing, how it is reached, and what may be changed of it. */

import { useEffect, useState } from 'preact/hooks';
import { kinds } from '../../../src/domain/kinds.ts';
import { lacksKey } from '../../../src/domain/machine.ts';
import { useAct } from '../load.ts';
import { Menu } from '../menu.tsx';
import {
  Badge,
  Code,
  Digest,
  Empty,
  type Fact,
  Facts,
  Failure,
  Field,
  Heading,
  NotRead,
  Section,
  Skeleton,
  Time,
  typing,
} from '../parts.tsx';
import { fieldFaults, sentence, troubleOf } from '../refusals.ts';
import { Back, base, Link } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { RecreationNotice } from './actDialogs.tsx';
import { type Act, acts, changeLabels, menuOf, recreations, sameAgain } from './acts.ts';
import { type AnyMachine, followAgain, type Kind, keyOf, useMachines } from './liveMachines.ts';
import { ConsoleOutput, Timeline, timesOf, useTimeline } from './observed.tsx';
import { Progress, Took, Waiting } from './progress.tsx';
import { addressOf, PhaseBadge, sizeOf, toneOf } from './words.tsx';

export function MachineDetail({ kind, name }: { kind: Kind; name: string }) {
  const { machines, isComplete, fault } = useMachines([kind]);
  const machine = machines.get(keyOf(kind, name));
  const [last, setLast] = useState<AnyMachine | null>(null);
  const timeline = useTimeline(machine?.metadata.uid);
  const recreation = recreations.use().get(keyOf(kind, name));
  const mayWrite = useMay('compute:write');
  useEffect(() => {
    if (machine) setLast(machine);
  }, [machine]);
  if (!machine)
    return (
      <>
        <Heading title={name} />
        {fault !== null && <NotRead error={fault} retry={isComplete ? followAgain : undefined} />}
        <RecreationNotice of={recreation} />
        {isComplete && fault === null && !recreation && (
          <Empty title={last ? 'This machine is gone' : 'Machine not found'} drawing="machines">
            {last && mayWrite && (
              <button type="button" class="button" onClick={() => sameAgain(last)}>
                {acts.sameAgain.label}
              </button>
            )}
            <p>
              <Link to={`${base}/machines`}>To the machines</Link>
            </p>
          </Empty>
        )}
        {!isComplete && fault === null && <Loading />}
      </>
    );
  const isAtRest = machine.status?.readyForAccess === true && !machine.metadata.deletionTimestamp;
  const happened = timeline.loaded.state === 'ready' ? timesOf(timeline.loaded.data) : new Map();
  return (
    <>
      <Back to={`${base}/machines`}>Machines</Back>
      <Heading title={name} beside={<PhaseBadge machine={machine} />}>
        {mayWrite && (
          <>
            <ActButton act={acts.restart} machine={machine} />
            <Primary machine={machine} />
          </>
        )}
        <Menu label={`More acts on ${name}`} items={() => menuOf(machine, mayWrite)} />
      </Heading>
      {fault !== null && troubleOf(fault) !== 'offline' && <Failure error={fault} retry={followAgain} />}
      <RecreationNotice of={recreation} />
      <Why machine={machine} />
      {isAtRest ? (
        <Took times={happened} since={machine.metadata.creationTimestamp} />
      ) : (
        <Section title="Progress">
          <Progress machine={machine} times={happened} />
          {!machine.metadata.deletionTimestamp && <Waiting machine={machine} times={happened} />}
        </Section>
      )}
      <div class="columns">
        <div>
          <Access machine={machine} />
          <Timeline of={timeline} />
          <ConsoleOutput key={`console-${machine.metadata.uid}`} machine={machine} />
        </div>
        <div>
          <MachineFacts machine={machine} />
          <Labels key={machine.metadata.uid} machine={machine} />
        </div>
      </div>
    </>
  );
}

/** Its cards while they are read. */
function Loading() {
  return (
    <div class="columns">
      <div>
        <div class="card">
          <Skeleton lines={4} />
        </div>
        <div class="card">
          <Skeleton lines={8} />
        </div>
      </div>
      <div class="card">
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

/** What a person most likely came for: the way in, or the next try. */
function Primary({ machine }: { machine: AnyMachine }) {
  if (machine.status?.phase === 'Failed') return <ActButton act={acts.sameAgain} machine={machine} isPrimary />;
  if (acts.console.refusal(machine) !== null) return <ActButton act={acts.console} machine={machine} isPrimary />;
  return (
    <Link to={`${addressOf(machine)}/console`} class="button primary">
      {acts.console.label}
    </Link>
  );
}

/** One that cannot be done now stays, and says why. */
function ActButton({
  act: { label, refusal, run },
  machine,
  isPrimary = false,
}: {
  act: Act;
  machine: AnyMachine;
  isPrimary?: boolean;
}) {
  const why = refusal?.(machine) ?? null;
  return (
    <button
      type="button"
      class={`button ${isPrimary ? 'primary' : ''}`}
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => run(machine)}
    >
      {label}
    </button>
  );
}

/** The service's own words: why a machine waits or failed, and what to do. */
function Why({ machine }: { machine: AnyMachine }) {
  const { phase, failureCode, failureMessage, readyForAccess } = machine.status ?? {};
  if (!failureMessage || readyForAccess) return null;
  const isBad = phase === 'Failed';
  return (
    <div class={`notice ${isBad ? 'bad' : 'wait'}`} role="status">
      <strong>{isBad ? `It failed: ${failureCode}` : 'What it waits for'}</strong>
      <p>{sentence(failureMessage)}</p>
    </div>
  );
}

function Access({ machine }: { machine: AnyMachine }) {
  const { readyForAccess, publishedPorts = [], sshHostKeys = [] } = machine.status ?? {};
  const wanted = machine.spec.ports ?? [];
  return (
    <Section title="Access" aside={readyForAccess ? <Badge tone="good">ready</Badge> : null}>
      {!readyForAccess && (
        <p class="hint">
          {toneOf(machine) === 'bad'
            ? 'A machine that failed is not reachable.'
            : wanted.length > 0
              ? `${wanted.map((port) => `${port.name} (${port.guestPort})`).join(', ')} will be reachable once the machine is ready.`
              : 'The commands to reach it appear here once the machine is ready.'}
        </p>
      )}
      {readyForAccess && publishedPorts.length === 0 && (
        <p class="hint">It publishes no ports. Ports are part of the spec, which does not change.</p>
      )}
      {readyForAccess && lacksKey(machine.spec.bootstrap?.sshAuthorizedKeys, machine.status?.publishedPorts) && (
        <div class="notice wait" role="status">
          <strong>Ready, no key can log in</strong>
          <p>
            Its spec has no SSH key, and never changes. Unless its image has a key of yours, create it again with one:
            what is on its disk is lost.
          </p>
          <button type="button" class="button small" onClick={() => sameAgain(machine)}>
            {acts.sameAgain.label}
          </button>
        </div>
      )}
      {publishedPorts.map(({ name = '', guestPort, protocol, accessCommand }) => (
        <div class="port" key={name}>
          <h3>
            {name} <span class="faint">{`${protocol} ${guestPort}`}</span>
          </h3>
          {accessCommand && <Code text={accessCommand} label={`command for ${name}`} />}
        </div>
      ))}
      {sshHostKeys.length > 0 && (
        <details>
          <summary>SSH host keys</summary>
          {sshHostKeys.map(({ algorithm = '', publicKey = '' }) => (
            <div class="port" key={publicKey}>
              <h3>{algorithm}</h3>
              <Code text={publicKey} label={`host key ${algorithm}`} />
            </div>
          ))}
        </details>
      )}
    </Section>
  );
}

function MachineFacts({ machine }: { machine: AnyMachine }) {
  const { metadata, spec, status } = machine;
  const { tenants, actor } = useAccount();
  const facts: readonly Fact[] = [
    ['Kind', kinds[machine.kind].words.title],
    [kinds[machine.kind].sizedBy === 'class' ? 'Class' : 'Size', sizeOf(machine)],
    ['Image', <code key="image">{spec.imageRef}</code>],
    ['Runs', status?.resolvedImageRef && <Digest key="runs" of={status.resolvedImageRef} />],
    ['Capacity', status?.capacitySource],
    ['Namespace', metadata.namespace ?? tenants.find(({ id }) => id === actor.tenant_id)?.namespace],
    ['Created', metadata.creationTimestamp && <Time key="created" at={metadata.creationTimestamp} />],
    ['Id', <Digest key="uid" of={metadata.uid ?? ''} />],
  ];
  return (
    <Section title="Facts">
      <Facts of={facts} />
      <details>
        <summary>As the API has it</summary>
        <Code text={JSON.stringify(machine, null, 2)} label="the object as JSON" />
      </details>
    </Section>
  );
}

export const linesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n');

/** One label per line. Throws what a person reads. */
export function readLabels(text: string): Record<string, string> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

function Labels({ machine }: { machine: AnyMachine }) {
  const mayChange = useMay('compute:write');
  const labels = machine.metadata.labels ?? {};
  const [text, setText] = useState<string | null>(null);
  const { isBusy, error, act } = useAct();
  const faults = fieldFaults(error);
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = readLabels(text ?? '');
    const gone = Object.keys(labels).filter((key) => !(key in wanted));
    const changes = { ...Object.fromEntries(gone.map((key) => [key, null])), ...wanted };
    const isSaved = await act(() => changeLabels([machine], changes));
    if (isSaved) setText(null);
  };
  return (
    <Section
      title="Labels"
      aside={
        mayChange && text === null ? (
          <button type="button" class="button small" onClick={() => setText(linesOf(labels))}>
            Edit labels
          </button>
        ) : null
      }
    >
      {text === null ? (
        <p class="chips">
          {Object.entries(labels).map(([key, value]) => (
            <span class="chip" key={key}>{`${key}=${value}`}</span>
          ))}
          {Object.keys(labels).length === 0 && <span class="faint">none</span>}
        </p>
      ) : (
        <form onSubmit={(event) => void save(event)}>
          <Field
            label="Labels"
            hint="One per line, as tier=web. Selectors choose by them."
            fault={faults.map(({ message }) => sentence(message)).join(' ') || null}
          >
            {(control) => <textarea {...control} rows={4} value={text} onInput={typing(setText)} spellcheck={false} />}
          </Field>
          {error !== null && faults.length === 0 && <Failure error={error} />}
          <div class="buttons">
            <button type="submit" class="button primary" disabled={isBusy}>
              Save labels
            </button>
            <button type="button" class="button" onClick={() => setText(null)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </Section>
  );
}
