/** The pieces that all pages are made of. */
import type { ComponentChildren, TargetedEvent, TargetedInputEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { CheckIcon, CopyIcon, Drawing, type DrawingName } from './drawings.tsx';
import { ageText, agoText, count, timeText } from './format.ts';
import type { Loaded } from './load.ts';
import { useNow } from './now.ts';
import { useChoice } from './preferences.ts';
import { helpOf, type Trouble, troubleOf, wordsOf } from './refusals.ts';

/** The page names the icon's address, which changes with the icon. */
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';

/** The product's mark: machines in a rack. */
export function Mark() {
  return <img src={icon} alt="" width={20} height={20} class="mark" />;
}

/** A page's heading. Focus goes there with each new page, so that a screen reader reads where it is. */
export function Heading({
  title,
  guide,
  beside,
  children,
}: {
  title: string;
  /** Where the page is explained. */
  guide?: string;
  /** What is said with the title, such as a state. */
  beside?: ComponentChildren;
  /** What can be done here. */
  children?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · compute-service`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <header class="page-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {beside}
      {guide && (
        <a class="guide" href={`/docs/guides/${guide}`}>
          Guide<span class="visually-hidden"> to {title}</span>
        </a>
      )}
      {children && <div class="actions">{children}</div>}
    </header>
  );
}

export function Section({
  title,
  children,
  aside,
}: {
  title: string;
  children: ComponentChildren;
  aside?: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class="card" aria-labelledby={id}>
      <div class="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export type Fact = readonly [name: string, value: ComponentChildren];

/** What is known of a thing, by name; without those that have no value. */
export const Facts = ({ of: facts }: { of: readonly Fact[] }) => (
  <dl class="facts">
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);

export const ReadAgain = ({
  reload,
  isSmall = false,
  isBusy = false,
}: {
  reload: () => void;
  isSmall?: boolean;
  isBusy?: boolean;
}) => (
  <button
    type="button"
    class={isSmall ? 'button small' : 'button'}
    aria-disabled={isBusy}
    onClick={() => isBusy || reload()}
  >
    Read again
  </button>
);

const troubleTitles: Record<Trouble, string> = {
  offline: 'No connection',
  forbidden: 'Not allowed',
  absent: 'Not found',
  other: 'This did not work',
};

export function Failure({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const trouble = troubleOf(error);
  const help = helpOf(trouble);
  return (
    <div class={`notice ${trouble === 'forbidden' ? 'quiet' : 'bad'}`} role="alert">
      <strong>{troubleTitles[trouble]}</strong>
      <p>{wordsOf(error)}</p>
      {help && <p>{help}</p>}
      {retry && trouble !== 'forbidden' && (
        <button type="button" class="button small" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function Empty({
  title,
  drawing = 'list',
  children,
}: {
  title: string;
  drawing?: DrawingName;
  children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <Drawing of={drawing} />
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** The shape of what is loading: so many lines, or rows of a table, as there will be, so that the page does not jump. */
export type Shape = 'lines' | 'rows' | 'items' | 'cards' | 'figures and chart' | 'empty';

export function Skeleton({ lines = 3, shape = 'lines' }: { lines?: number; shape?: Shape }) {
  return (
    <div class={`loading ${shape === 'rows' ? 'scroll' : ''}`} role="status">
      <span class="visually-hidden">Loading</span>
      {shape === 'empty' && <span class="bar block" />}
      {shape === 'figures and chart' && (
        <>
          <span class="bar figures" />
          <span class="bar plot" />
        </>
      )}
      {shape === 'cards' &&
        [1, 2].map((each) => (
          <div class="card" key={each}>
            <span class="bar block" />
          </div>
        ))}
      {(shape === 'lines' || shape === 'rows' || shape === 'items') &&
        Array.from({ length: lines }, (_, at) => (
          <span class={`bar-${shape}`} key={at}>
            <span class="bar" />
          </span>
        ))}
    </div>
  );
}

/** Why something could not be read. That the service is out of reach is said once, above the page. */
export const NotRead = ({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) =>
  troubleOf(error) === 'offline' ? <p class="hint">Not known.</p> : <Failure error={error} retry={retry} />;

/** Shows what was loaded, that it is loading, or why it is not there. What could not be read again stays, and is said. */
export function Shown<T>({
  of: loaded,
  retry,
  children,
  ...skeleton
}: {
  of: Loaded<T>;
  retry?: () => void;
  lines?: number;
  shape?: Shape;
  children: (data: T) => ComponentChildren;
}) {
  if (loaded.state === 'failed') return <NotRead error={loaded.error} retry={retry} />;
  if (loaded.state === 'loading') return <Skeleton {...skeleton} />;
  const { data, isStale, fault } = loaded;
  return (
    <>
      {fault !== undefined && troubleOf(fault) !== 'offline' && (
        <div class="notice wait" role="alert">
          <p>This could not be read again, and may have changed since: {wordsOf(fault)}</p>
          {retry && (
            <button type="button" class="button small" onClick={retry}>
              Try again
            </button>
          )}
        </div>
      )}
      <div aria-busy={isStale && fault === undefined}>{children(data)}</div>
    </>
  );
}

/** `2026-11-22 21:04:05 local time`. */
export function useExactly(): (at: string) => string {
  const clock = useChoice('clock');
  return (at) => `${timeText(at, clock)} ${clock === 'utc' ? 'UTC' : 'local time'}`;
}

/** `2026-11-22 21:04:05`. */
export function ExactTime({ at }: { at: string }) {
  const clock = useChoice('clock');
  const exactly = useExactly();
  return (
    <time dateTime={at} title={exactly(at)}>
      {timeText(at, clock)}
    </time>
  );
}

/** `3 min ago` or `in 12 d`, which ticks; the exact time on hover. */
export function Time({ at, none = 'never' }: { at: string | null | undefined; none?: string }) {
  const exactly = useExactly();
  const now = useNow();
  if (!at) return <span class="faint">{none}</span>;
  return (
    <time dateTime={at} title={exactly(at)}>
      {agoText(at, now)}
    </time>
  );
}

/** `3 min`, which ticks; the exact time on hover. */
export function Age({ at }: { at: string | undefined }) {
  const exactly = useExactly();
  const now = useNow();
  return (
    <time dateTime={at} {...(at !== undefined && { title: exactly(at) })}>
      {ageText(at, now)}
    </time>
  );
}

/** A field with its label, hint and fault. Its control gets `id` and what describes it. */
export function Field({
  label,
  hint,
  fault,
  optional,
  children,
}: {
  label: string;
  hint?: ComponentChildren;
  fault?: string | null | undefined;
  optional?: boolean;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: 'true' }) => ComponentChildren;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>
        {label}
        {optional && <span class="faint"> (optional)</span>}
      </label>
      {children({ id, ...(described && { 'aria-describedby': described }), ...(fault && { 'aria-invalid': 'true' }) })}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

export function Copy({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
    setTimeout(() => setDone(false), 2_000);
  };
  return (
    <button
      type="button"
      class={`icon-button ${done ? 'done' : ''}`}
      onClick={() => void copy()}
      aria-label={done ? 'Copied' : label}
      title={done ? 'Copied' : 'Copy'}
    >
      {done ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}

/** Long hex, as of a digest. */
const longHex = /[0-9a-f]{16,}$/;

const uuid = /^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A digest or an id: short, whole on hover, and copied whole. */
export function Digest({ of: whole }: { of: string }) {
  const short = whole.replace(longHex, (hex) => `${hex.slice(0, 12)}…`).replace(uuid, '$1…');
  return (
    <span class="digest">
      <code title={whole}>{short}</code> <Copy text={whole} label={`Copy ${whole}`} />
    </span>
  );
}

/** Text to paste, with a button that copies it. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reachable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      <Copy text={text} label={`Copy ${label}`} />
    </div>
  );
}

export const typing =
  (set: (value: string) => void) =>
  (event: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    set(event.currentTarget.value);
export const choosing =
  <T extends string>(set: (value: T) => void) =>
  (event: TargetedEvent<HTMLSelectElement>): void =>
    set(event.currentTarget.value as T);

export function Select<T extends string>({
  options,
  value,
  onChoose,
  ...rest
}: {
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
} & { id?: string; 'aria-label'?: string; 'aria-describedby'?: string; 'aria-busy'?: boolean }) {
  return (
    <select {...rest} value={value} onChange={choosing(onChoose)}>
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}

/** A table whose cells stand one below the other, each with its heading, where the screen is narrow. */
export function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: readonly string[];
  children: ComponentChildren;
}) {
  const headings = Object.fromEntries(head.map((each, at) => [`--heading-${at + 1}`, JSON.stringify(each)]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reachable by keyboard.
    <div class="scroll" role="group" tabIndex={0} aria-label={caption}>
      <table style={headings}>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each || <span class="visually-hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Of a list that goes on: how many of its rows are `shown`, and the way to the next. */
export function More({ next, onMore, shown }: { next: string | null | undefined; onMore: () => void; shown?: number }) {
  return next ? (
    <p class="more">
      {shown !== undefined && <span class="faint">{count(shown)} shown so far. </span>}
      <button type="button" class="button" onClick={onMore}>
        Show more
      </button>
    </p>
  ) : null;
}

export function Badge({ tone, children }: { tone: 'good' | 'bad' | 'wait' | 'plain'; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

/** How something stands that is in use or no longer is. */
export function Status({ of: status }: { of: string }) {
  return <Badge tone={status === 'active' ? 'good' : 'plain'}>{status}</Badge>;
}
