/** Acts of operators: a form made from what the command takes, its own preview, and what came of it. */
import { useId, useState } from 'preact/hooks';
import { UnreachableError } from '../../../sdk/src/index.ts';
import { Dialog } from '../dialogs.tsx';
import { useAct } from '../load.ts';
import { Menu, type MenuItem } from '../menu.tsx';
import { Code, Failure, Field, Select, typing } from '../parts.tsx';
import { fieldFaults, sentence } from '../refusals.ts';
import { store } from '../store.ts';
import { say } from '../toasts.tsx';
import { acts, type Body, type Command, commandLine, commandOf, type FieldSchema, refusalOf, run } from './api.ts';

/** What can be done to the thing of a page or a row. */
export interface Act {
  label: string;
  command: string;
  given?: Body;
  /** Why the state of the thing does not allow it. */
  refusal?: string | null | false;
}

const asked = store<Act | null>(null);
export const askFor = (act: Act): void => asked.set(act);

/** A role that is missing is said before the state of the thing. */
const whyNot = ({ command, refusal }: Act) => refusalOf(command) ?? (refusal || null);

const itemOf = (act: Act): MenuItem => ({
  label: act.label,
  refusal: whyNot(act),
  run: () => askFor(act),
});

export const ActMenu = ({ of: name, acts: offered }: { of: string; acts: () => readonly Act[] }) => (
  <Menu label={`Acts on ${name}`} items={() => offered().map(itemOf)} />
);

/** The first acts as buttons, and the others in a menu. */
export function ActBar({
  of: name,
  acts: offered,
  buttons = 1,
}: {
  of: string;
  acts: readonly Act[];
  buttons?: number;
}) {
  return (
    <>
      {offered.slice(0, buttons).map((act) => {
        const why = whyNot(act);
        return (
          <button key={act.label} type="button" class="button" disabled={why !== null} onClick={() => askFor(act)}>
            {why ? `${act.label} (${why})` : act.label}
          </button>
        );
      })}
      {offered.length > buttons && <ActMenu of={name} acts={() => offered.slice(buttons)} />}
    </>
  );
}

/** What a command returned: of one that acts, what a person reads of it. */
interface Result {
  done?: boolean;
  messages?: string[];
  lines?: string[];
}

export function ActDialogs() {
  const act = asked.use();
  const command = act && commandOf(act.command);
  if (!act || !command) return null;
  return <ActDialog key={`${act.label} ${JSON.stringify(act.given)}`} act={act} command={command} />;
}

type Values = Readonly<Record<string, string | boolean>>;

function ActDialog({ act: { label, given = {} }, command }: { act: Act; command: Command }) {
  const [values, setValues] = useState<Values>({});
  const [shown, setShown] = useState<{ result: Result; isOver: boolean } | null>(null);
  const { isBusy, error, act } = useAct();
  const { properties = {}, required = [] } = command.request;
  const isPreviewed = 'yes' in properties;
  const fields = Object.entries(properties).filter(([name]) => name !== 'yes' && !(name in given));
  const typed = fields.map(([name, schema]) => [name, sentOf(schema, values[name])] as const);
  const body: Body = { ...given, ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)) };
  const about = Object.values(given)
    .flat()
    .find((each) => typeof each === 'string');
  const title = about === undefined ? label : `${label}: ${about}`;
  const close = () => asked.set(null);
  const send = (isSure: boolean) =>
    act(async () => {
      const result = await run<Result>(command.name, isSure && isPreviewed ? { ...body, yes: true } : body);
      const isOver = isSure || result.done === true;
      if (isOver && result.done !== undefined) acts.set(acts.get() + 1);
      if (!isOver || !result.done || result.messages?.length !== 1) return setShown({ result, isOver });
      say(sentence(result.messages[0]!));
      close();
    });
  const submit = (event: Event) => {
    event.preventDefault();
    void send(!isPreviewed || shown !== null);
  };
  const faults = fieldFaults(error);
  const faultOf = (name: string) => faults.find(({ field }) => field === `/${name}`)?.message ?? null;
  const line = commandLine(command.name, isPreviewed && shown ? { ...body, yes: true } : body);
  if (shown?.isOver)
    return (
      <Dialog title={title} onClose={close}>
        <Said result={shown.result} tone={shown.result.done === false ? 'wait' : 'good'} />
        <div class="buttons">
          <button type="button" class="button primary" onClick={close}>
            Close
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={close}>
      <p class="hint">{sentence(command.about)}</p>
      <form onSubmit={submit}>
        {fields.map(([name, schema]) => (
          <OneField
            key={name}
            {...{ name, schema, isRequired: required.includes(name), fault: faultOf(name) }}
            value={values[name] ?? ''}
            onChange={(value) => {
              setValues({ ...values, [name]: value });
              // It was of other values.
              setShown(null);
            }}
          />
        ))}
        {shown && <Said result={shown.result} tone="wait" />}
        {error !== null && <Failure error={error} />}
        {error instanceof UnreachableError && (
          <p class="hint">What came of it is not known: look before you repeat it.</p>
        )}
        <Code text={line} label="command that does the same" />
        <div class="buttons">
          <button
            type="submit"
            class={`button ${isPreviewed && shown ? 'danger' : 'primary'}`}
            disabled={isBusy || (isPreviewed && shown !== null && error !== null)}
          >
            {!isPreviewed ? label : shown ? `${label} now` : 'Preview'}
          </button>
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The last line of a preview names an option of the command line. */
const isOfTerminal = (line: string) => line.startsWith('Nothing was done');

function Said({ result, tone }: { result: Result; tone: 'good' | 'wait' }) {
  const { messages, lines } = result;
  if (!messages) return <Code text={lines?.join('\n') ?? JSON.stringify(result, null, 2)} label="result" />;
  return (
    <div class={`notice ${tone}`} role="status">
      {messages
        .filter((each) => !isOfTerminal(each))
        .map((each) => (
          <p key={each}>{each}</p>
        ))}
      {messages.length === 0 && <p>Done.</p>}
    </div>
  );
}

const isTime = ({ description = '' }: FieldSchema) => description.includes('RFC 3339');

/** What is sent for what was entered; undefined for nothing. */
export function sentOf(schema: FieldSchema, entered: string | boolean | undefined): unknown {
  if (entered === undefined || entered === '' || entered === false) return undefined;
  if (entered === true) return true;
  if (schema.type === 'array') return entered.split(/[\s,]+/).filter(Boolean);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  // A type of its own is a number or a word.
  if ((isNumber || schema.type === undefined) && !schema.enum && /^-?\d+(\.\d+)?$/.test(entered))
    return Number(entered);
  return isTime(schema) && !Number.isNaN(Date.parse(entered)) ? new Date(entered).toISOString() : entered;
}

const labelOf = (name: string) => sentence(name.replaceAll(/[A-Z]/g, (each) => ` ${each.toLowerCase()}`)).slice(0, -1);

export function OneField({
  name,
  schema,
  isRequired,
  fault,
  value,
  onChange,
}: {
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
  fault?: string | null;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}) {
  const id = useId();
  const { description = '' } = schema;
  const hint = description === description.toUpperCase() ? undefined : sentence(description);
  if (schema.type === 'boolean')
    return (
      <label class="check" for={id}>
        <input id={id} type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
        {hint ?? labelOf(name)}
      </label>
    );
  return (
    <Field label={labelOf(name)} hint={hint} fault={fault && sentence(fault)}>
      {(control) => {
        if (schema.enum) {
          const options = ['', ...schema.enum].map((each) => ({ value: each, label: each }));
          return <Select {...control} options={options} value={String(value)} onChoose={onChange} />;
        }
        const shared = { ...control, required: isRequired, value: String(value), onInput: typing(onChange) };
        if (isTime(schema)) return <input {...shared} type="datetime-local" />;
        return <input {...shared} autocomplete="off" spellcheck={name === 'reason'} />;
      }}
    </Field>
  );
}
