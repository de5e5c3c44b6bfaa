/** Acts of operators: a form made from what the command takes, its own preview, and what came of it. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { UnreachableError } from '../../../sdk/src/index.ts';
import { Dialog } from '../dialogs.tsx';
import { timeText } from '../format.ts';
import { useAct } from '../load.ts';
import { Menu, type MenuItem } from '../menu.tsx';
import { Code, Failure, Field, Select, typing } from '../parts.tsx';
import { choiceOf } from '../preferences.ts';
import { fieldFaults, sentence } from '../refusals.ts';
import { store } from '../store.ts';
import { say } from '../toasts.tsx';
import { acts, type Body, type Command, commandLine, commandOf, type FieldSchema, refusalOf, run } from './api.ts';
import { madeBy, type Result, Said, Secret } from './results.tsx';

/** What can be done to the thing of a page or a row. */
export interface Act {
  label: string;
  command: string;
  given?: Body;
  /** Fields that its form does not have. */
  without?: readonly string[];
  /** What a person calls the thing that it is done to. */
  to?: string;
  /** Why the state of the thing does not allow it. */
  refusal?: string | null | false;
}

const asked = store<Act | null>(null);
export const askFor = (act: Act): void => asked.set(act);

/** A role that is missing is said before the state of the thing. */
const whyNot = ({ command, refusal }: Act) => refusalOf(command) ?? (refusal || null);

/** Commands that end machines or accounts. */
const ending: ReadonlySet<string> = new Set([
  'hosts reset',
  'hosts abandon',
  'hosts forget',
  'hosts evacuate',
  'orphans destroy',
  'instances abandon',
  'customers close',
  'customers erase',
]);

const itemOf = (act: Act): MenuItem => ({
  label: act.label,
  refusal: whyNot(act),
  isDanger: ending.has(act.command),
  run: () => askFor(act),
});

export const ActMenu = ({ of: name, acts: offered }: { of: string; acts: () => readonly Act[] }) => (
  <Menu label={`Acts on ${name}`} items={() => offered().map((act) => itemOf({ ...act, to: name }))} />
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
          <button
            key={act.label}
            type="button"
            class="button"
            disabled={why !== null}
            onClick={() => askFor({ ...act, to: name })}
          >
            {why ? `${act.label} (${why})` : act.label}
          </button>
        );
      })}
      {offered.length > buttons && <ActMenu of={name} acts={() => offered.slice(buttons)} />}
    </>
  );
}

export function ActDialogs() {
  const act = asked.use();
  // The dialog of an operator who has gone is not the next one's.
  useEffect(() => () => asked.set(null), []);
  const command = act && commandOf(act.command);
  if (!act || !command) return null;
  return <ActDialog key={`${act.label} ${JSON.stringify(act.given)}`} act={act} command={command} />;
}

type Values = Readonly<Record<string, string | boolean>>;

/** What was sent, and what came of it. */
interface Sent {
  body: Body;
  result: Result;
  isOver: boolean;
}

function ActDialog({ act: wanted, command }: { act: Act; command: Command }) {
  const { label, given = {}, without = [], to } = wanted;
  const [values, setValues] = useState<Values>({});
  const [sent, setSent] = useState<Sent | null>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { isBusy, error, act, forget } = useAct();
  // A key that is held goes no further than to the preview.
  useLayoutEffect(() => {
    if (sent) preview.current?.focus();
  }, [sent]);
  const { properties = {}, required = [] } = command.request;
  const isPreviewed = 'yes' in properties;
  const fields = Object.entries(properties).filter(
    ([name]) => name !== 'yes' && !(name in given) && !without.includes(name),
  );
  const typed = fields.map(([name, schema]) => [name, sentOf(schema, values[name])] as const);
  const body: Body = { ...given, ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)) };
  // What is given names the thing; without it, the act makes or chooses one.
  const title = to === undefined || Object.keys(given).length === 0 ? label : `${label}: ${to}`;
  const made = sent?.isOver ? madeBy(command.name, sent.result) : null;
  // While it works, its outcome has a place to be shown.
  const close = () => !isBusy && asked.set(null);
  const send = (what: Body, isSure: boolean) =>
    act(async () => {
      const changed = () => command.role !== 'view' && acts.set(acts.get() + 1);
      const result = await run<Result>(command.name, isSure && isPreviewed ? { ...what, yes: true } : what).catch(
        (lost: unknown) => {
          // It may have been done: the page beside the dialog is where a person looks.
          if (isSure && lost instanceof UnreachableError) changed();
          throw lost;
        },
      );
      const isOver = isSure || result.done === true;
      if (isOver) changed();
      if (!isOver || !result.done || result.messages?.length !== 1) return setSent({ body: what, result, isOver });
      say(sentence(result.messages[0]!));
      asked.set(null);
    });
  const submit = (event: Event) => {
    event.preventDefault();
    void send(body, !isPreviewed);
  };
  const faults = fieldFaults(error);
  const faultOf = (name: string) => faults.find(({ field }) => field === `/${name}`)?.message ?? null;
  const line = commandLine(command.name, isPreviewed && sent ? { ...body, yes: true } : body);
  if (sent?.isOver)
    return (
      <Dialog title={title} onClose={() => made || close()}>
        {made ? (
          <Secret of={made} />
        ) : (
          <Said result={sent.result} tone={sent.result.done === false ? 'wait' : 'good'} />
        )}
        <div class="buttons">
          <button type="button" class="button primary" onClick={close}>
            {made ? 'I have kept it' : 'Close'}
          </button>
        </div>
      </Dialog>
    );
  const isUnknown = error instanceof UnreachableError;
  return (
    <Dialog title={title} onClose={close}>
      <p class="hint">{sentence(command.about)}</p>
      <form onSubmit={submit} onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}>
        <fieldset disabled={isBusy}>
          {fields.map(([name, schema]) => (
            <OneField
              key={name}
              name={name}
              schema={schema}
              isRequired={required.includes(name)}
              fault={faultOf(name)}
              value={values[name] ?? ''}
              onChange={(value) => {
                setValues({ ...values, [name]: value });
                // They were of other values.
                setSent(null);
                forget();
              }}
            />
          ))}
        </fieldset>
        <div ref={preview} tabIndex={-1}>
          {sent && <Said result={sent.result} tone="wait" />}
        </div>
        {error !== null && <Failure error={error} />}
        {isUnknown && (
          <p class="hint">
            It is not known whether this was done, and it may still go on. Before you repeat it, close this, read the
            page again after a minute, and look there.
          </p>
        )}
        <Code text={line} label="command that does the same" />
        <div class="buttons">
          {isPreviewed && sent ? (
            <button
              type="button"
              class="button danger"
              disabled={isBusy || error !== null}
              onClick={() => void send(sent.body, true)}
            >
              {label} now
            </button>
          ) : (
            <button type="submit" class="button primary" disabled={isBusy || (isUnknown && !isPreviewed)}>
              {isPreviewed ? 'Preview' : label}
            </button>
          )}
          <button type="button" class="button" disabled={isBusy} onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const isTime = ({ format }: FieldSchema) => format === 'date-time';

/** A browser's input of a time names no zone: it is of the clock that the page shows. */
const isOfInput = (schema: FieldSchema, entered: string) => isTime(schema) && /T\d\d:\d\d(:\d\d)?$/.test(entered);

/** A time as such an input has it; other values as they are. */
export function inputOf(schema: FieldSchema, value: string): string {
  if (!isTime(schema) || Number.isNaN(Date.parse(value)) || isOfInput(schema, value)) return value;
  return timeText(value, choiceOf('clock')).slice(0, 16).replace(' ', 'T');
}

/** What is sent for what was entered; undefined for nothing. */
export function sentOf(schema: FieldSchema, entered: string | boolean | undefined): unknown {
  if (entered === undefined || entered === '' || entered === false) return undefined;
  if (entered === true) return true;
  if (schema.type === 'array') return entered.split(/[\s,]+/).filter(Boolean);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  // A type of its own is a number or a word.
  if ((isNumber || schema.type === undefined) && !schema.enum && /^-?\d+(\.\d+)?$/.test(entered))
    return Number(entered);
  const time = Date.parse(isOfInput(schema, entered) && choiceOf('clock') === 'utc' ? `${entered}Z` : entered);
  return isTime(schema) && !Number.isNaN(time) ? new Date(time).toISOString() : entered;
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
  const zone = isTime(schema) ? (choiceOf('clock') === 'utc' ? ' In UTC.' : ' In local time.') : '';
  // Its input takes no other form.
  const about = description.replace(', RFC 3339', '');
  const hint = description === description.toUpperCase() ? undefined : `${sentence(about)}${zone}`;
  if (schema.type === 'boolean')
    return (
      <label class="check wraps" for={id}>
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
