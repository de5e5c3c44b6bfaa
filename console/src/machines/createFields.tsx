/** The fields of a new machine: its image, size, class, and ports. */
import { useEffect } from 'preact/hooks';
import { kinds } from '../../../src/domain/kinds.ts';
import type { MachineKind } from '../../../src/domain/machine.ts';
import { capacityOf } from '../account/capacity.tsx';
import { client } from '../api.ts';
import { count } from '../format.ts';
import { useLoad } from '../load.ts';
import { Field, NotRead, typing } from '../parts.tsx';
import { useMay } from '../session.tsx';
import type { Draft, PortRow } from './manifest.ts';

const sizes = [
  { label: 'Small', cpu: '1', memoryGiB: '2', diskGiB: '10' },
  { label: 'Medium', cpu: '2', memoryGiB: '4', diskGiB: '20' },
  { label: 'Large', cpu: '4', memoryGiB: '8', diskGiB: '40' },
] as const;

/** The images of the catalogue as cards: only what is there can be chosen. */
export function Image({
  value,
  onChoose,
  fault,
}: {
  value: string;
  onChoose: (value: string) => void;
  fault: string | null;
}) {
  const { loaded, reload } = useLoad(async (signal) => {
    const { items } = await client.images.list({ signal });
    return items.filter(({ spec }) => !spec.retired);
  }, []);
  const images = loaded.state === 'ready' ? loaded.data : [];
  const preset = images[0]?.metadata.name;
  useEffect(() => {
    if (value === '' && preset !== undefined) onChoose(preset);
  }, [preset]);
  if (loaded.state === 'failed') return <NotRead error={loaded.error} retry={reload} />;
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

/** The classes that the tenant may use for a kind, or all for a role that reads no allotments; null until read. */
export function useClasses(kind: MachineKind) {
  const mayRead = useMay('admin:read');
  const { loaded } = useLoad(
    async (signal) => {
      const { items } = await client.machineClasses.list({ signal });
      if (!mayRead) return { kind, classes: items };
      const allotted = await capacityOf(signal);
      const offered = allotted.filter(({ workload_limits: limits }) => limits[kinds[kind].limit.api] > 0);
      const isOffered = (name: string) => offered.some((each) => each.machine_class === name);
      return { kind, classes: items.filter(({ metadata }) => isOffered(metadata.name)) };
    },
    [kind],
  );
  // Those of the former kind are none of this one.
  return loaded.state === 'ready' && loaded.data.kind === kind ? loaded.data.classes : null;
}
type Classes = ReturnType<typeof useClasses>;

const sizeFields = [
  { name: 'cpu', label: 'CPUs', most: 256 },
  { name: 'memoryGiB', label: 'Memory, GiB', most: 4_096 },
  { name: 'diskGiB', label: 'Disk, GiB', most: 65_536 },
] as const;
type SizeField = (typeof sizeFields)[number]['name'];

/** What no machine can have: classes say how much memory one has, the API the rest. */
export function sizeFaults(
  draft: Pick<Draft, SizeField>,
  classes: Classes,
): Readonly<Partial<Record<SizeField, string>>> {
  const mostMemory = classes && classes.length > 0 ? Math.max(...classes.map(({ spec }) => spec.memoryGiB)) : null;
  const faults: Partial<Record<SizeField, string>> = {};
  for (const { name, most } of sizeFields) {
    const value = Number(draft[name]);
    if (!/^\d+$/.test(draft[name]) || value < 1 || value > most)
      faults[name] = `Enter a whole number from 1 to ${count(most)}.`;
    else if (name === 'memoryGiB' && mostMemory !== null && value > mostMemory)
      faults[name] = `No class that you may use has more than ${count(mostMemory)} GiB.`;
  }
  return faults;
}

export function Size({ draft, set, fault, classes }: Part & { classes: Classes }) {
  const faults = sizeFaults(draft, classes);
  return (
    <fieldset>
      <legend>Size</legend>
      <div class="buttons tight">
        {sizes.map(({ label, ...size }) => (
          <button
            type="button"
            key={label}
            class="button small"
            disabled={Object.keys(sizeFaults(size, classes)).length > 0}
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
        {sizeFields.map(({ name, label, most }) => (
          <Field key={name} label={label} fault={faults[name]}>
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

export function Class({ draft, set, fault, classes: read }: Part & { classes: Classes }) {
  const classes = read ?? [];
  useEffect(() => {
    if (draft.machineClassName === '' && classes.length === 1) set({ machineClassName: classes[0]!.metadata.name });
  }, [classes.length]);
  const chosen = classes.find(({ metadata }) => metadata.name === draft.machineClassName);
  return (
    <>
      <Field
        label="Machine class"
        hint={
          read?.length === 0
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

export function Ports({
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
