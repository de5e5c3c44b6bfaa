/** All machines, live: what fits the screen is drawn, however many there are. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { kinds } from '../../../src/domain/kinds.ts';
import { count, plural } from '../format.ts';
import { Menu } from '../menu.tsx';
import { useOnline } from '../online.ts';
import { Age, Empty, Failure, Heading, Select, Skeleton, typing } from '../parts.tsx';
import { troubleOf } from '../refusals.ts';
import { base, go, Link, setQuery, useRoute } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { asked, menuOf } from './acts.ts';
import { type AnyMachine, followAgain, keyOf, useMachines } from './liveMachines.ts';
import { addressOf, PhaseBadge, phases, sizeOf } from './words.tsx';

export interface Filter {
  text: string;
  label: string;
  phase: string;
  kind: string;
}

/** `tier=web`, or `tier` for any value; several by comma, all of which must hold. */
function hasLabels(labels: Readonly<Record<string, string>>, wanted: string): boolean {
  return wanted
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .every((each) => {
      const [key, value] = each.split('=', 2) as [string, string | undefined];
      const present = Object.hasOwn(labels, key) ? labels[key] : undefined;
      return value === undefined ? present !== undefined : present === value;
    });
}

export function matches(machine: AnyMachine, { text, label, phase, kind }: Filter): boolean {
  if (kind !== '' && machine.kind !== kind) return false;
  if (phase !== '' && (machine.status?.phase ?? 'Pending') !== phase) return false;
  if (label !== '' && !hasLabels(machine.metadata.labels ?? {}, label)) return false;
  if (text === '') return true;
  const wanted = text.toLowerCase();
  const texts = [machine.metadata.name, machine.spec.imageRef, machine.status?.failureMessage ?? '', sizeOf(machine)];
  return texts.some((each) => each.toLowerCase().includes(wanted));
}

const byName = (a: AnyMachine, b: AnyMachine) => (a.metadata.name < b.metadata.name ? -1 : 1);
const by =
  (textOf: (machine: AnyMachine) => string) =>
  (a: AnyMachine, b: AnyMachine): number =>
    textOf(a).localeCompare(textOf(b), 'en', { numeric: true });

/** The columns of the list; those that compare can be sorted by. */
const columns: readonly { key: string; label: string; compare?: (a: AnyMachine, b: AnyMachine) => number }[] = [
  { key: 'name', label: 'Name', compare: byName },
  {
    key: 'phase',
    label: 'Phase',
    compare: (a, b) => phases.indexOf(a.status?.phase ?? 'Pending') - phases.indexOf(b.status?.phase ?? 'Pending'),
  },
  { key: 'kind', label: 'Kind', compare: by(({ kind }) => kinds[kind].words.short) },
  { key: 'size', label: 'Size or class', compare: by(sizeOf) },
  { key: 'image', label: 'Image', compare: by(({ spec }) => spec.imageRef) },
  { key: 'labels', label: 'Labels' },
  // The youngest first.
  {
    key: 'age',
    label: 'Age',
    compare: (a, b) => (b.metadata.creationTimestamp ?? '').localeCompare(a.metadata.creationTimestamp ?? ''),
  },
];

interface Order {
  key: string;
  isDown: boolean;
}

/** `phase`, or `-phase` for the other way. */
function orderOf(text: string): Order {
  const key = text.replace(/^-/, '');
  return columns.some((each) => each.key === key && each.compare)
    ? { key, isDown: text.startsWith('-') }
    : { key: 'name', isDown: false };
}

function sorted(machines: readonly AnyMachine[], { key, isDown }: Order): AnyMachine[] {
  const compare = columns.find((each) => each.key === key)?.compare ?? byName;
  const sign = isDown ? -1 : 1;
  return machines.toSorted((a, b) => sign * compare(a, b) || byName(a, b));
}

export function MachineList() {
  const { query } = useRoute();
  const { machines, isKnown, fault } = useMachines();
  const mayCreate = useMay('compute:write');
  const filter: Filter = {
    text: query.get('q') ?? '',
    label: query.get('label') ?? '',
    phase: query.get('phase') ?? '',
    kind: query.get('kind') ?? '',
  };
  const order = orderOf(query.get('order') ?? '');
  const isFiltered = Object.values(filter).some((each) => each !== '');
  const all = [...machines.values()];
  const shown = sorted(
    all.filter((machine) => matches(machine, filter)),
    order,
  );
  const isForbidden = fault !== null && troubleOf(fault) === 'forbidden';
  return (
    <>
      <Heading title="Machines" guide="first-vm">
        {mayCreate && (
          <Link to={`${base}/machines/new`} class="button primary">
            New machine
          </Link>
        )}
      </Heading>
      <Admission />
      {fault !== null && !isForbidden && troubleOf(fault) !== 'offline' && (
        <Failure error={fault} retry={followAgain} />
      )}
      {isForbidden ? (
        <Failure error={fault} />
      ) : (
        <>
          <Filters filter={filter} order={order} />
          <Summary
            shown={isFiltered ? shown.length : null}
            read={all.length}
            isKnown={isKnown}
            hasFault={fault !== null}
          />
          {!isKnown && all.length === 0 && fault === null && <Skeleton shape="rows" lines={8} />}
          {shown.length > 0 && <Rows machines={shown} order={order} />}
          {isKnown && shown.length === 0 && <Nothing isFiltered={isFiltered} mayCreate={mayCreate} />}
        </>
      )}
    </>
  );
}

/** How many there are, and whether that is still so. `shown` is null where no filter is set. */
function Summary({
  shown,
  read,
  isKnown,
  hasFault,
}: {
  shown: number | null;
  read: number;
  isKnown: boolean;
  hasFault: boolean;
}) {
  const isLive = useOnline() && !hasFault;
  const all = plural(read, 'machine');
  const reading = read === 0 ? 'Reading…' : `Reading: ${all} so far`;
  if (!isKnown)
    return (
      <p class="summary" role="status">
        {!hasFault && reading}
      </p>
    );
  return (
    <p class="summary" role="status">
      {shown !== null ? `${count(shown)} of ${all}` : read > 0 && all}
      {read > 0 && <span class={isLive ? 'live' : 'live stale'}>{isLive ? 'live' : 'not live'}</span>}
    </p>
  );
}

/** Machines of a tenant that was not admitted wait. */
export function Admission() {
  const { tenants, actor } = useAccount();
  const waitsFor = tenants.find(({ id }) => id === actor.tenant_id)?.waits_for;
  if (!waitsFor) return null;
  return (
    <p class="notice wait" role="status">
      Your tenant is not ready yet: {waitsFor}. Its machines wait, and go on by themselves.
    </p>
  );
}

function Nothing({ isFiltered, mayCreate }: { isFiltered: boolean; mayCreate: boolean }) {
  if (isFiltered)
    return (
      <Empty title="No machines match these filters" drawing="search">
        <button type="button" class="button" onClick={() => go(`${base}/machines`, { replace: true })}>
          Show all
        </button>
      </Empty>
    );
  return (
    <Empty title="No machines yet" drawing="machines">
      {mayCreate && (
        <p>
          <Link to={`${base}/machines/new`}>Create the first one</Link>, here or with kubectl.
        </p>
      )}
    </Empty>
  );
}

const textOfOrder = ({ key, isDown }: Order) => `${isDown ? '-' : ''}${key}`;

/** For windows that are too narrow for the columns. */
const orderOptions = columns
  .filter(({ compare }) => compare)
  .flatMap(({ key, label }) => [
    { value: key, label: `By ${label.toLowerCase()}` },
    { value: `-${key}`, label: `By ${label.toLowerCase()}, reversed` },
  ]);

function Filters({ filter, order }: { filter: Filter; order: Order }) {
  const phaseOptions = [{ value: '', label: 'Every phase' }, ...phases.map((each) => ({ value: each, label: each }))];
  const kindOptions = [
    { value: '', label: 'Every kind' },
    ...Object.entries(kinds).map(([value, { words }]) => ({ value, label: words.title })),
  ];
  return (
    <search class="filters">
      <input
        type="search"
        aria-label="Filter by text"
        placeholder="Name, image, or message"
        value={filter.text}
        onInput={typing((q) => setQuery({ q }))}
      />
      <input
        type="search"
        aria-label="Filter by label"
        placeholder="Label, as tier=web"
        value={filter.label}
        onInput={typing((label) => setQuery({ label }))}
        spellcheck={false}
      />
      <Select
        aria-label="Phase"
        options={phaseOptions}
        value={filter.phase}
        onChoose={(phase) => setQuery({ phase })}
      />
      <Select aria-label="Kind" options={kindOptions} value={filter.kind} onChoose={(kind) => setQuery({ kind })} />
      <div class="narrow-only">
        <Select
          aria-label="Order"
          options={orderOptions}
          value={textOfOrder(order)}
          onChoose={(value) => setQuery({ order: value })}
        />
      </div>
    </search>
  );
}

/** Rows drawn above and below what is seen, so that fast scrolling shows no gap. */
const spare = 12;

function Rows({ machines, order }: { machines: readonly AnyMachine[]; order: Order }) {
  const body = useRef<HTMLDivElement>(null);
  const mayWrite = useMay('compute:write');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const lastPicked = useRef(0);
  const { first, last, height } = useVisible(body, machines.length);
  const drawn = machines.slice(first, last);
  // What a filter hides is not chosen: a person deletes what they see.
  const chosen = machines.filter((machine) => picked.has(keyFor(machine)));
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = document.activeElement?.closest('[role=row]');
    if (by === 0 || !at) return;
    const to = by > 0 ? at.nextElementSibling : at.previousElementSibling;
    if (!to) return;
    event.preventDefault();
    to.querySelector('a')?.focus();
  };
  const pick = (index: number, isRange: boolean) => {
    const isOn = !picked.has(keyFor(machines[index]!));
    const [from, to] = isRange ? [lastPicked.current, index].sort((a, b) => a - b) : [index, index];
    const next = new Set(picked);
    for (const machine of machines.slice(from, to! + 1)) {
      if (isOn) next.add(keyFor(machine));
      else next.delete(keyFor(machine));
    }
    lastPicked.current = index;
    setPicked(next);
  };
  const isAll = chosen.length === machines.length;
  return (
    <>
      {chosen.length > 0 && <Bulk machines={chosen} onClear={() => setPicked(new Set())} />}
      <div
        role="table"
        class={`machines ${mayWrite ? 'pickable' : ''}`}
        aria-label="Machines"
        aria-rowcount={machines.length + 1}
      >
        <div role="rowgroup" class="heads">
          <div role="row" class="machine-row head" aria-rowindex={1}>
            {mayWrite && (
              <span role="columnheader" class="pick">
                <input
                  type="checkbox"
                  aria-label="Choose all"
                  checked={isAll}
                  indeterminate={chosen.length > 0 && !isAll}
                  onChange={() => setPicked(new Set(isAll ? [] : machines.map(keyFor)))}
                />
              </span>
            )}
            {columns.map((each) => (
              <Head key={each.key} column={each} order={order} />
            ))}
            <span role="columnheader">
              <span class="visually-hidden">Acts</span>
            </span>
          </div>
        </div>
        <div
          role="rowgroup"
          ref={body}
          class="rows"
          style={{ height: `${machines.length * height}px` }}
          onKeyDown={step}
        >
          {drawn.map((machine, index) => (
            <Row
              key={keyFor(machine)}
              machine={machine}
              index={first + index}
              top={(first + index) * height}
              isPicked={picked.has(keyFor(machine))}
              onPick={mayWrite ? pick : null}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const keyFor = ({ kind, metadata }: AnyMachine) => keyOf(kind, metadata.name);

function Head({ column: { key, label, compare }, order }: { column: (typeof columns)[number]; order: Order }) {
  if (!compare) return <span role="columnheader">{label}</span>;
  const isOrder = order.key === key;
  const next = { key, isDown: isOrder && !order.isDown };
  return (
    <span
      role="columnheader"
      class={key}
      {...(isOrder && { 'aria-sort': order.isDown ? ('descending' as const) : ('ascending' as const) })}
    >
      <button type="button" class="sort" onClick={() => setQuery({ order: textOfOrder(next) })}>
        {label}
      </button>
    </span>
  );
}

/** What is done with several machines at once. */
function Bulk({ machines, onClear }: { machines: readonly AnyMachine[]; onClear: () => void }) {
  const left = machines.filter(({ metadata }) => !metadata.deletionTimestamp);
  const ask = (question: 'label' | 'delete') => () => asked.set({ question, machines: left });
  return (
    <section class="bulk" aria-label="Chosen machines">
      <span role="status">{plural(machines.length, 'machine')} chosen</span>
      <button type="button" class="button small" disabled={left.length === 0} onClick={ask('label')}>
        Label
      </button>
      <button type="button" class="button small danger-quiet" disabled={left.length === 0} onClick={ask('delete')}>
        Delete
      </button>
      <button type="button" class="button small" onClick={onClear}>
        Choose none
      </button>
    </section>
  );
}

function Row({
  machine,
  index,
  top,
  isPicked,
  onPick,
}: {
  machine: AnyMachine;
  index: number;
  top: number;
  isPicked: boolean;
  onPick: ((index: number, isRange: boolean) => void) | null;
}) {
  const { metadata, spec } = machine;
  const labels = Object.entries(metadata.labels ?? {});
  return (
    <div
      role="row"
      class={`machine-row ${isPicked ? 'picked' : ''}`}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      {onPick && (
        <span role="cell" class="pick">
          <input
            type="checkbox"
            aria-label={`Choose ${metadata.name}`}
            checked={isPicked}
            onClick={(event) => onPick(index, event.shiftKey)}
          />
        </span>
      )}
      <span role="cell" class="name">
        <Link to={addressOf(machine)}>{metadata.name}</Link>
      </span>
      <span role="cell" class="phase" title={machine.status?.failureMessage}>
        <PhaseBadge machine={machine} />
      </span>
      <span role="cell" class="kind">
        {kinds[machine.kind].words.short}
      </span>
      <span role="cell" class="size" title={sizeOf(machine)}>
        {sizeOf(machine).replace(' disk', '')}
      </span>
      <span role="cell" class="image" title={spec.imageRef}>
        {spec.imageRef}
      </span>
      <span role="cell" class="labels" title={labels.map(([key, value]) => `${key}=${value}`).join(', ')}>
        {labels.slice(0, 2).map(([key, value]) => (
          <span class="chip" key={key}>
            {value === '' ? key : `${key}=${value}`}
          </span>
        ))}
        {labels.length > 2 && <span class="faint">+{labels.length - 2}</span>}
      </span>
      <span role="cell" class="age">
        <Age at={metadata.creationTimestamp} />
      </span>
      <span role="cell" class="more-acts">
        <Menu label={`Acts on ${metadata.name}`} items={() => menuOf(machine, onPick !== null)} />
      </span>
    </div>
  );
}

/** Which rows the window shows. The height of a row is the style sheet's, and differs with the width of the screen. */
function useVisible(body: { current: HTMLDivElement | null }, total: number) {
  const narrow = useMemo(() => matchMedia('(max-width: 60rem)'), []);
  const [height, setHeight] = useState(narrow.matches ? 68 : 44);
  const [range, setRange] = useState({ first: 0, last: 40 });
  const look = () => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    const first = Math.max(0, Math.floor(-top / height) - spare);
    const last = Math.ceil((innerHeight - top) / height) + spare;
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
  };
  useLayoutEffect(look, [height, total]);
  useEffect(() => {
    const resize = () => {
      setHeight(narrow.matches ? 68 : 44);
      look();
    };
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', resize);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', resize);
    };
  }, [height]);
  return { first: Math.min(range.first, Math.max(0, total - 1)), last: Math.min(range.last, total), height };
}
