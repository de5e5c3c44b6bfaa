/** A new machine, and beside the form the commands that would make the same. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { defaultKind, kinds } from '../../../src/domain/kinds.ts';
import { machineKinds } from '../../../src/domain/machine.ts';
import { useAct } from '../load.ts';
import { Code, Failure, Field, Heading, Select, Skeleton, typing } from '../parts.tsx';
import { fieldFaults, sentence, wordsOf } from '../refusals.ts';
import { Back, base, go, Link, useRoute } from '../router.tsx';
import { useAccount, useMay } from '../session.tsx';
import { say } from '../toasts.tsx';
import { templateOf } from './acts.ts';
import { Class, Image, Ports, Size, sizeFaults, useClasses } from './createFields.tsx';
import { linesOf, readLabels } from './detail.tsx';
import { allKeys, KeptKeys, useKeptKeys } from './keptKeys.tsx';
import { type AnyMachine, keyOf, resources, useMachines } from './liveMachines.ts';
import {
  checkKeys,
  cliText,
  curlText,
  type Draft,
  kubectlText,
  type Manifest,
  manifestOf,
  rootOf,
  terraformText,
  typescriptText,
  valueAt,
} from './manifest.ts';
import { addressOf } from './words.tsx';

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
  keys: '',
  username: '',
  labels: {},
});

/** A machine of the form with what another one has. */
function draftLike({ kind, metadata, spec }: AnyMachine): Draft {
  const keys = spec.bootstrap?.sshAuthorizedKeys ?? [];
  const resources = 'resources' in spec ? spec.resources : undefined;
  return {
    ...first(),
    kind,
    name: `${metadata.name.replace(/-[0-9a-z]{4}$/, '').slice(0, 58)}-${suggestedName(kind).slice(-4)}`,
    imageRef: spec.imageRef,
    ...(resources && {
      cpu: `${resources.cpu}`,
      memoryGiB: `${resources.memoryGiB}`,
      diskGiB: `${resources.diskGiB}`,
    }),
    ...('machineClassName' in spec && { machineClassName: spec.machineClassName, region: spec.region ?? '' }),
    ports: (spec.ports ?? []).map(({ name, guestPort, readinessProbe }, index) => ({
      ...{ id: index + 1, name, guestPort: `${guestPort}`, isProbed: readinessProbe === true },
    })),
    keys: keys.map(({ publicKey }) => publicKey).join('\n'),
    username: keys.find(({ username }) => username)?.username ?? '',
  };
}

export function CreateMachine() {
  const like = useRoute().query.get('like');
  const { machines, isComplete } = useMachines();
  const template = like === null ? null : templateOf(like, machines);
  if (like !== null && !template && !isComplete) return <Skeleton lines={12} />;
  return <NewMachine key={like ?? ''} template={template} />;
}

function NewMachine({ template }: { template: AnyMachine | null }) {
  const mayCreate = useMay('compute:write');
  const [draft, setDraft] = useState(() => (template ? draftLike(template) : first()));
  // What the error is about: the fault of a field goes once that field is another.
  const [sent, setSent] = useState<Manifest | null>(null);
  const { machines } = useMachines([draft.kind]);
  const [labels, setLabels] = useState(() => linesOf(template?.metadata.labels ?? {}));
  const { isBusy, error, act } = useAct();
  const problems = useRef<HTMLDivElement>(null);
  const kept = useKeptKeys();
  const [keeps, setKeeps] = useState(true);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => {
    if (error !== null) problems.current?.focus();
  }, [error]);
  if (!mayCreate)
    return (
      <>
        <Heading title="New machine" guide="first-vm" />
        <div class="notice quiet" role="alert">
          <strong>Not allowed</strong>
          <p>Your role may look at machines, and not create any.</p>
        </div>
      </>
    );
  const whole = { ...draft, keys: allKeys(kept.chosen, draft.keys), labels: readLabels(labels) };
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
  const classes = useClasses(draft.kind);
  const fits = kinds[draft.kind].sizedBy !== 'resources' || Object.keys(sizeFaults(draft, classes)).length === 0;
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
      // The machine is there: a key that could not be kept, because there is no room, is pasted again next time.
      if (keeps) await kept.keep(draft.keys).catch((fault: unknown) => say(`A key was not kept: ${wordsOf(fault)}`));
      go(addressOf({ ...created, kind: draft.kind } as AnyMachine));
    });
  };
  return (
    <>
      <Back to={`${base}/machines`}>Machines</Back>
      <Heading title="New machine" guide="first-vm" />
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
            <Size draft={draft} set={set} classes={classes} fault={faultOf('spec.resources')} />
          ) : (
            <Class
              draft={draft}
              set={set}
              classes={classes}
              fault={faultOf('spec.machineClassName') ?? faultOf('spec.region')}
            />
          )}
          <Ports ports={draft.ports} set={(ports) => set({ ports })} fault={faultOf('spec.ports')} />
          <KeptKeys of={kept} />
          <Field
            label="More SSH keys"
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
          {keys.length > 0 && (
            <label class="check wraps">
              <input type="checkbox" checked={keeps} onChange={() => setKeeps(!keeps)} />
              Keep these keys for my next machines
            </label>
          )}
          {whole.keys === '' &&
            kept.loaded.state !== 'loading' &&
            draft.ports.some(({ guestPort }) => guestPort === '22') && (
              <p class="notice wait" role="status">
                Without a key, SSH lets you in only if the image has one of yours. A machine's keys cannot be changed
                later.
              </p>
            )}
          {whole.keys !== '' && (
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
              disabled={isBusy || isTaken || !fits || draft.imageRef === '' || keys.some(({ fault }) => fault !== null)}
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
