/** The fields of a new machine: its image, size, class, and ports. */
import { useEffect } from 'preact/hooks';
import { unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { count } from '../format.ts';
import { useLoad } from '../load.ts';
import { Failure, Field, typing } from '../parts.tsx';
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

export function Size({ draft, set, fault }: Part) {
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

export function Class({ draft, set, fault }: Part) {
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
