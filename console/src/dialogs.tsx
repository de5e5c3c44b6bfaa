/** What is asked above the page: forms, and the name of what is about to be lost. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAct } from './load.ts';
import { Failure, Field, typing } from './parts.tsx';
import { fieldFaults, sentence } from './refusals.ts';

/** The browser keeps focus in it, and gives it back. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the next key.
  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // The dialog is out of the page then, and focus with it.
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  // A browser closes it with the second Escape, whatever the page says: what must stay is opened again.
  const closed = () => {
    const element = dialog.current;
    if (element?.isConnected && !element.open) element.showModal();
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={cancel} onClose={closed}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

type Tone = 'primary' | 'danger';

function SubmitRow({
  action,
  tone,
  isDisabled,
  onClose,
}: {
  action: string;
  tone: Tone;
  isDisabled: boolean;
  onClose: () => void;
}) {
  return (
    <div class="buttons">
      <button type="submit" class={`button ${tone}`} disabled={isDisabled}>
        {action}
      </button>
      <button type="button" class="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

/** The fault of a field of what was sent, by its name; null if it has none. */
type FaultOf = (field: string) => string | null;

/** Sends, shows what was refused at the fields that it is about, and hands on what was made. */
export function Form<T>({
  title,
  action,
  send,
  onClose,
  onMade,
  children,
}: {
  title: string;
  action: string;
  send: () => Promise<T>;
  onClose: () => void;
  onMade: (made: T) => void;
  children: (faultOf: FaultOf) => ComponentChildren;
}) {
  const { isBusy, error, act } = useAct();
  const faults = fieldFaults(error);
  const shown = new Set<string>();
  const faultOf = (field: string) => {
    const own = faults.filter((each) => each.field === `/${field}` || each.field.startsWith(`/${field}/`));
    for (const each of own) shown.add(each.field);
    return own.length > 0 ? [...new Set(own.map(({ message }) => sentence(message)))].join(' ') : null;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void act(async () => onMade(await send()));
  };
  const fields = children(faultOf);
  const isPlaced = faults.length > 0 && faults.every(({ field }) => shown.has(field));
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {fields}
        {error !== null && !isPlaced && <Failure error={error} />}
        <SubmitRow action={action} tone="primary" isDisabled={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Asks for the name of what is about to be lost. */
export function ConfirmByName({
  title,
  name,
  action,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  name: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const [typed, setTyped] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (typed === name) onConfirm();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form onSubmit={submit}>
        <Field label={`Type ${name} to confirm`}>
          {(control) => (
            <input {...control} value={typed} onInput={typing(setTyped)} autocomplete="off" spellcheck={false} />
          )}
        </Field>
        {error !== null && <Failure error={error} />}
        <SubmitRow action={action} tone="danger" isDisabled={typed !== name || isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Whether what a credential or a person made ends with them. */
export function EndMade({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={isChosen} onChange={() => onChange(!isChosen)} />
      Also end what it made: keys, trusts, webhooks, invitations, and people who were invited
    </label>
  );
}
