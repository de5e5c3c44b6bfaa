/** A new machine, and beside the form the commands that would make the same. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap } from '../../../sdk/src/index.ts';
import { defaultKind, kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { client, fieldFaults, sentence } from '../api.ts';
import { count } from '../format.ts';
import { useAct, useLoad } from '../load.ts';
import { Code, Failure, Field, Heading, Select, typing } from '../parts.tsx';
import { base, go, Link } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { readLabels } from './detail.tsx';
import { type AnyMachine, keyOf, resources, useMachines } from './liveMachines.ts';
import {
  checkKeys,
  cliText,
  curlText,
  type Draft,
  kubectlText,
  type Manifest,
  manifestOf,
  type PortRow,
  rootOf,
  terraformText,
  typescriptText,
  valueAt,
} from './manifest.ts';
import { addressOf } from './words.tsx';

const sizes = [
  { label: 'Small', cpu: '1', memoryGiB: '2', diskGiB: '10' },
  { label: 'Medium', cpu: '2', memoryGiB: '4', diskGiB: '20' },
  { label: 'Large', cpu: '4', memoryGiB: '8', diskGiB: '40' },
] as const;

/** Few people care for the first one's name, and everybody can change it. */
const suggestedName = (kind: Draft['kind']) =>
  `${kinds[kind].shortName}-${Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`;

const first = (): Draft => ({
  kind: defaultKind,
  name: suggestedName(defaultKind),
  imageRef: '',
  cpu: '2',
  memoryGiB: '4',
  diskGiB: '20',
  machineClassName: '',
  region: '',
  ports: [{ id: 1, name: 'ssh', guestPort: '22', isProbed: true }],
  keys: savedKeys(),
  username: '',
  labels: {},
});

/** Public keys of the last machine, kept in this browser. */
const keysItem = 'ssh-public-keys';
function savedKeys(): string {
  try {
    return localStorage.getItem(keysItem) ?? '';
  } catch {
    return '';
  }
}
function saveKeys(keys: string): void {
  try {
    localStorage.setItem(keysItem, keys);
  } catch {
    // A browser that keeps nothing.
  }
}

export function CreateMachine() {
  const mayCreate = useMay('compute:write');
  const [draft, setDraft] = useState(first);
  // What the error is about: the fault of a field goes once that field is another.
  const [sent, setSent] = useState<Manifest | null>(null);
  const { machines } = useMachines([draft.kind]);
  const [labels, setLabels] = useState('');
  const { isBusy, error, act } = useAct();
  const problems = useRef<HTMLDivElement>(null);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => {
    if (error !== null) problems.current?.focus();
  }, [error]);
  if (!mayCreate)
    return (
      <>
        <Heading title="New machine" />
        <div class="notice quiet" role="alert">
          <strong>Not allowed</strong>
          <p>Your role may look at machines, and not create any.</p>
        </div>
      </>
    );
  const whole = { ...draft, labels: readLabels(labels) };
  const manifest = manifestOf(whole);
  const keys = checkKeys(draft.keys);
  const faults = fieldFaults(error);
  const faultOf = (path: string) => {
    if (sent && valueAt(sent, path) !== valueAt(manifest, path)) return null;
    const own = faults.filter(
      ({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`),
    );
    return own.length > 0 ? own.map(({ message }) => sentence(message)).join(' ') : null;
  };
  const isTaken = machines.has(keyOf(draft.kind, draft.name));
  const placed = ['metadata.name', 'metadata.labels', 'spec'];
  const others = faults.filter(({ field }) => !placed.some((each) => field.startsWith(each)));
  const isCorrected =
    faults.length > 0 && sent !== null && faults.every(({ field }) => faultOf(rootOf(field)) === null);
  const create = async (event: Event) => {
    event.preventDefault();
    setSent(manifest);
    await act(async () => {
      const created = await resources[draft.kind].create(manifest as never);
      saveKeys(draft.keys);
      go(addressOf({ ...created, kind: draft.kind } as AnyMachine));
    });
  };
  return (
    <>
      <p class="back">
        <Link to={`${base}/machines`}>Machines</Link>
      </p>
      <Heading title="New machine" />
      <div class="columns wide-left">
        <form class="card" onSubmit={(event) => void create(event)} noValidate>
          {error !== null && !isCorrected && (
            <div ref={problems} tabIndex={-1}>
              <Failure
                error={
                  faults.length > 0 && others.length === 0
                    ? new Error(`${faults.length === 1 ? 'One field needs' : 'Some fields need'} another look`)
                    : error
                }
              />
            </div>
          )}
          <fieldset class="segments">
            <legend>Kind</legend>
            {machineKinds.map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  checked={draft.kind === kind}
                  onChange={() =>
                    set({
                      kind,
                      // A name that somebody typed stays.
                      ...(/^[a-z]+-[0-9a-z]{4}$/.test(draft.name) && { name: suggestedName(kind) }),
                    })
                  }
                />
                <span>{kinds[kind].words.title}</span>
              </label>
            ))}
          </fieldset>
          <Field
            label="Name"
            hint="Lower-case letters, digits and dashes. It never changes."
            fault={
              faultOf('metadata.name') ??
              (isTaken && !isBusy ? 'There is a machine of this name: choose another.' : null)
            }
          >
            {(control) => (
              <input
                {...control}
                value={draft.name}
                onInput={typing((name) => set({ name }))}
                required
                maxLength={63}
                autocomplete="off"
                spellcheck={false}
              />
            )}
          </Field>
          <Image value={draft.imageRef} onChoose={(imageRef) => set({ imageRef })} fault={faultOf('spec.imageRef')} />
          {kinds[draft.kind].sizedBy === 'resources' ? (
            <Size draft={draft} set={set} fault={faultOf('spec.resources')} />
          ) : (
            <Class draft={draft} set={set} fault={faultOf('spec.machineClassName') ?? faultOf('spec.region')} />
          )}
          <Ports ports={draft.ports} set={(ports) => set({ ports })} fault={faultOf('spec.ports')} />
          <Field
            label="SSH keys"
            optional
            hint="Paste public keys, one per line. They are checked here before anything is sent."
            fault={faultOf('spec.bootstrap')}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={draft.keys}
                onInput={typing((text) => set({ keys: text }))}
                placeholder="ssh-ed25519 AAAA… you@laptop"
                spellcheck={false}
              />
            )}
          </Field>
          {keys.length > 0 && (
            <div role="status">
              <ul class="checks" aria-label="Pasted keys">
                {keys.map(({ name, fault }, index) => (
                  <li key={index} class={fault ? 'bad' : 'good'}>
                    <strong>{fault ? 'Not usable' : 'Good'}</strong> {name}
                    {fault && <span>: {sentence(fault)}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {keys.length === 0 && draft.ports.some(({ guestPort }) => guestPort === '22') && (
            <p class="notice wait" role="status">
              Without a key, SSH lets you in only if the image has one of yours. A machine's keys cannot be changed
              later.
            </p>
          )}
          {keys.length > 0 && (
            <Field label="User for these keys" optional hint="The image's own user if empty.">
              {(control) => (
                <input
                  {...control}
                  value={draft.username}
                  onInput={typing((username) => set({ username }))}
                  spellcheck={false}
                  autocomplete="off"
                />
              )}
            </Field>
          )}
          <Field label="Labels" optional hint="One per line, as tier=web." fault={faultOf('metadata.labels')}>
            {(control) => (
              <textarea {...control} rows={2} value={labels} onInput={typing(setLabels)} spellcheck={false} />
            )}
          </Field>
          <div class="buttons">
            <button
              type="submit"
              class="button primary"
              disabled={isBusy || isTaken || draft.imageRef === '' || keys.some(({ fault }) => fault !== null)}
            >
              {isBusy ? 'Creating…' : 'Create machine'}
            </button>
            <Link to={`${base}/machines`} class="button">
              Cancel
            </Link>
          </div>
        </form>
        <Same manifest={manifest} />
      </div>
    </>
  );
}

const forms = {
  kubectl: kubectlText,
  'command line': cliText,
  curl: curlText,
  TypeScript: typescriptText,
  Terraform: terraformText,
} as const;
type Form = keyof typeof forms;

function Same({ manifest }: { manifest: Manifest }) {
  const [shown, setShown] = useState<Form>('kubectl');
  const { actor } = useAccount();
  const named = { ...manifest, metadata: { ...manifest.metadata, name: manifest.metadata.name || 'NAME' } };
  const text = forms[shown](named, { origin: location.origin, namespace: actor.namespace ?? 'NAMESPACE' });
  return (
    <section class="card sticky" aria-label="The same by command">
      <div class="card-head">
        <h2>The same by command</h2>
        <Select
          aria-label="Command"
          options={(Object.keys(forms) as Form[]).map((value) => ({ value, label: value }))}
          value={shown}
          onChoose={setShown}
        />
      </div>
      <Code text={text} label={`${shown} command`} />
    </section>
  );
}

/** The images of the catalogue as cards: only what is there can be chosen. */
function Image({ value, onChoose, fault }: { value: string; onChoose: (value: string) => void; fault: string | null }) {
  const { loaded, reload } = useLoad(async (signal) => {
    const { items } = await client.images.list({ signal });
    return items.filter(({ spec }) => !spec.retired);
  }, []);
  const images = loaded.state === 'ready' ? loaded.data : [];
  const preset = images[0]?.metadata.name;
  useEffect(() => {
    if (value === '' && preset !== undefined) onChoose(preset);
  }, [preset]);
  if (loaded.state === 'failed') return <Failure error={loaded.error} retry={reload} />;
  return (
    <fieldset class="cards" aria-invalid={fault ? 'true' : undefined}>
      <legend>Image</legend>
      {images.map(({ metadata: { name }, spec }) => (
        <label key={name}>
          <input type="radio" name="image" value={name} checked={value === name} onChange={() => onChoose(name)} />
          <span>
            <strong>{name}</strong>
            <span class="faint">
              {[spec.architecture, spec.sizeBytes && `${count(spec.sizeBytes / 2 ** 20)} MiB`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </label>
      ))}
      {loaded.state === 'ready' && images.length === 0 && (
        <p class="hint">The catalogue has no image yet: ask who runs the service.</p>
      )}
      {fault && <p class="fault">{fault}</p>}
    </fieldset>
  );
}

interface Part {
  draft: Draft;
  set: (changes: Partial<Draft>) => void;
  fault: string | null;
}

function Size({ draft, set, fault }: Part) {
  const fields = [
    ['cpu', 'CPUs', 256],
    ['memoryGiB', 'Memory, GiB', 4_096],
    ['diskGiB', 'Disk, GiB', 65_536],
  ] as const;
  return (
    <fieldset>
      <legend>Size</legend>
      <div class="buttons tight">
        {sizes.map(({ label, ...size }) => (
          <button
            type="button"
            key={label}
            class="button small"
            aria-pressed={
              size.cpu === draft.cpu && size.memoryGiB === draft.memoryGiB && size.diskGiB === draft.diskGiB
            }
            onClick={() => set(size)}
          >
            {label}
          </button>
        ))}
      </div>
      <div class="row">
        {fields.map(([name, label, most]) => (
          <Field key={name} label={label}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={1}
                max={most}
                value={draft[name]}
                onInput={typing((value) => set({ [name]: value }))}
              />
            )}
          </Field>
        ))}
      </div>
      {fault && <p class="fault">{fault}</p>}
    </fieldset>
  );
}

function Class({ draft, set, fault }: Part) {
  const mayRead = useMay('admin:read');
  const { loaded } = useLoad(async (signal) => {
    const { items } = await client.machineClasses.list({ signal });
    if (!mayRead) return items;
    const { capacity } = await unwrap(client.api.GET('/v1/admin/fleet/capacity', { signal }));
    const metal = capacity.filter(({ workload_limits: limits }) => limits.bare_metal > 0);
    return items.filter(({ metadata }) => metal.some((each) => each.machine_class === metadata.name));
  }, []);
  const classes = loaded.state === 'ready' ? loaded.data : [];
  useEffect(() => {
    if (draft.machineClassName === '' && classes.length === 1) set({ machineClassName: classes[0]!.metadata.name });
  }, [classes.length]);
  const chosen = classes.find(({ metadata }) => metadata.name === draft.machineClassName);
  return (
    <>
      <Field
        label="Machine class"
        hint={
          loaded.state === 'ready' && classes.length === 0
            ? 'The tenant has no class of bare-metal machines: ask for an allotment.'
            : chosen && `${chosen.spec.cpuFamily}, ${chosen.spec.memoryGiB} GiB`
        }
        fault={fault}
      >
        {(control) => (
          <select
            {...control}
            value={draft.machineClassName}
            onChange={(event) => set({ machineClassName: event.currentTarget.value, region: '' })}
          >
            <option value="">Choose…</option>
            {classes.map(({ metadata }) => (
              <option key={metadata.name} value={metadata.name}>
                {metadata.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {chosen && chosen.spec.regions.length > 1 && (
        <Field label="Region" optional hint="The tenant's own if none is chosen.">
          {(control) => (
            <select {...control} value={draft.region} onChange={(event) => set({ region: event.currentTarget.value })}>
              <option value="">The tenant's own</option>
              {chosen.spec.regions.map((region) => (
                <option key={region} value={region}>
                  {region}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}

function Ports({
  ports,
  set,
  fault,
}: {
  ports: readonly PortRow[];
  set: (ports: readonly PortRow[]) => void;
  fault: string | null;
}) {
  const change = (id: number, changes: Partial<PortRow>) =>
    set(ports.map((port) => (port.id === id ? { ...port, ...changes } : port)));
  const add = () =>
    set([...ports, { id: Math.max(0, ...ports.map(({ id }) => id)) + 1, name: '', guestPort: '', isProbed: false }]);
  return (
    <fieldset>
      <legend>Ports</legend>
      {ports.map(({ id, name, guestPort, isProbed }, index) => (
        <div class="port-row" key={id}>
          <input
            aria-label={`Name of port ${index + 1}`}
            placeholder="name"
            value={name}
            onInput={typing((value) => change(id, { name: value }))}
            spellcheck={false}
          />
          <input
            aria-label={`Number of port ${index + 1}`}
            type="number"
            min={1}
            max={65_535}
            placeholder="port"
            value={guestPort}
            onInput={typing((value) => change(id, { guestPort: value }))}
          />
          <label class="check">
            <input type="checkbox" checked={isProbed} onChange={() => change(id, { isProbed: !isProbed })} />
            wait for it
          </label>
          <button
            type="button"
            class="button small"
            aria-label={`Remove port ${index + 1}`}
            onClick={() => set(ports.filter((port) => port.id !== id))}
          >
            Remove
          </button>
        </div>
      ))}
      <button type="button" class="button small" onClick={add} disabled={ports.length >= 32}>
        Add a port
      </button>
      <p class="hint">
        Reached through the service's tunnel. "Wait for it": the machine is ready once the port listens.
      </p>
      {fault && <p class="fault">{fault}</p>}
    </fieldset>
  );
}
