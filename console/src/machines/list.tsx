/** All machines, live: what fits the screen is drawn, however many there are. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { kinds } from '../../../src/domain/kinds.ts';
import { troubleOf } from '../api.ts';
import { count, plural } from '../format.ts';
import { Age, Empty, Failure, Heading, Select, typing } from '../parts.tsx';
import { base, go, Link, setQuery, useRoute } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
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

type Order = 'name' | 'newest' | 'phase';
const orders: readonly { value: Order; label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'phase', label: 'By phase' },
];
const byName = (a: AnyMachine, b: AnyMachine) => (a.metadata.name < b.metadata.name ? -1 : 1);
const compare: Readonly<Record<Order, (a: AnyMachine, b: AnyMachine) => number>> = {
  name: byName,
  newest: (a, b) =>
    (b.metadata.creationTimestamp ?? '').localeCompare(a.metadata.creationTimestamp ?? '') || byName(a, b),
  phase: (a, b) =>
    phases.indexOf(a.status?.phase ?? 'Pending') - phases.indexOf(b.status?.phase ?? 'Pending') || byName(a, b),
};

export function MachineList() {
  const { query } = useRoute();
  const { machines, isComplete, fault } = useMachines();
  const mayCreate = useMay('compute:write');
  const filter: Filter = {
    text: query.get('q') ?? '',
    label: query.get('label') ?? '',
    phase: query.get('phase') ?? '',
    kind: query.get('kind') ?? '',
  };
  const order = (orders.find(({ value }) => value === query.get('order'))?.value ?? 'name') as Order;
  const isFiltered = Object.values(filter).some((each) => each !== '');
  const all = [...machines.values()];
  const shown = all.filter((machine) => matches(machine, filter)).sort(compare[order]);
  const isForbidden = fault !== null && troubleOf(fault) === 'forbidden';
  return (
    <>
      <Heading title="Machines">
        {mayCreate && (
          <Link to={`${base}/machines/new`} class="button primary">
            New machine
          </Link>
        )}
      </Heading>
      <Admission />
      {fault !== null && !isForbidden && <Stale fault={fault} />}
      {isForbidden ? (
        <Failure error={fault} />
      ) : (
        <>
          <Filters filter={filter} order={order} />
          <p class="summary" role="status">
            {!isComplete
              ? `Reading: ${plural(all.length, 'machine')} so far`
              : isFiltered
                ? `${count(shown.length)} of ${plural(all.length, 'machine')}`
                : all.length > 0 && plural(all.length, 'machine')}
            {isComplete && all.length > 0 && (
              <span class={fault === null ? 'live' : 'live stale'}>{fault === null ? 'live' : 'not live'}</span>
            )}
          </p>
          {shown.length > 0 && <Rows machines={shown} />}
          {isComplete && shown.length === 0 && <Nothing isFiltered={isFiltered} mayCreate={mayCreate} />}
        </>
      )}
    </>
  );
}

/** Machines of a tenant that was not admitted wait. */
function Admission() {
  const { tenants, actor } = useAccount();
  const waitsFor = tenants.find(({ id }) => id === actor.tenant_id)?.waits_for;
  if (!waitsFor) return null;
  return (
    <p class="notice wait" role="status">
      Your tenant is not ready yet: {waitsFor}. Its machines wait, and go on by themselves.
    </p>
  );
}

function Stale({ fault }: { fault: unknown }) {
  return troubleOf(fault) === 'offline' ? (
    <p class="notice wait" role="status">
      The service cannot be reached at present. What you see is how it was; the list goes on by itself.
    </p>
  ) : (
    <Failure error={fault} retry={followAgain} />
  );
}

function Nothing({ isFiltered, mayCreate }: { isFiltered: boolean; mayCreate: boolean }) {
  if (isFiltered)
    return (
      <Empty title="No machine is like this.">
        <button type="button" class="button" onClick={() => go(`${base}/machines`, { replace: true })}>
          Show all
        </button>
      </Empty>
    );
  return (
    <Empty title="There are no machines yet.">
      {mayCreate && (
        <p>
          <Link to={`${base}/machines/new`}>Create the first one</Link>, here or with kubectl.
        </p>
      )}
    </Empty>
  );
}

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
      <Select aria-label="Order" options={orders} value={order} onChoose={(value) => setQuery({ order: value })} />
    </search>
  );
}

/** Rows drawn above and below what is seen, so that fast scrolling shows no gap. */
const spare = 12;

function Rows({ machines }: { machines: readonly AnyMachine[] }) {
  const body = useRef<HTMLDivElement>(null);
  const { first, last, height } = useVisible(body, machines.length);
  const drawn = machines.slice(first, last);
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = document.activeElement?.closest('[role=row]');
    if (by === 0 || !at) return;
    const to = by > 0 ? at.nextElementSibling : at.previousElementSibling;
    if (!to) return;
    event.preventDefault();
    to.querySelector('a')?.focus();
  };
  return (
    <div role="table" class="machines" aria-label="Machines" aria-rowcount={machines.length + 1}>
      <div role="rowgroup">
        <div role="row" class="machine-row head" aria-rowindex={1}>
          {['Name', 'Phase', 'Kind', 'Size or class', 'Image', 'Labels', 'Age'].map((each) => (
            <span role="columnheader" key={each}>
              {each}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body} class="rows" style={{ height: `${machines.length * height}px` }} onKeyDown={step}>
        {drawn.map((machine, index) => (
          <Row
            key={keyOf(machine.kind, machine.metadata.name)}
            machine={machine}
            index={first + index}
            top={(first + index) * height}
          />
        ))}
      </div>
    </div>
  );
}

function Row({ machine, index, top }: { machine: AnyMachine; index: number; top: number }) {
  const { metadata, spec } = machine;
  const labels = Object.entries(metadata.labels ?? {});
  return (
    <div role="row" class="machine-row" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
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
