/** The serial console of a machine, to read and to type. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Badge, Copy, Empty, Heading } from '../parts.tsx';
import { sentence } from '../refusals.ts';
import { Back } from '../router.tsx';
import { useMay } from '../session.tsx';
import { type LineState, openLine } from '../terminal/line.ts';
import { openScreen, type Screen } from '../terminal/screen.ts';
import { say } from '../toasts.tsx';
import { type Kind, keyOf, useMachines } from './liveMachines.ts';
import { pathOf } from './observed.tsx';
import { addressOf } from './words.tsx';

const words: Readonly<Record<LineState['is'], { tone: 'good' | 'wait' | 'bad'; text: string }>> = {
  connecting: { tone: 'wait', text: 'connecting' },
  open: { tone: 'good', text: 'connected' },
  waiting: { tone: 'wait', text: 'connecting again' },
  closed: { tone: 'bad', text: 'not connected' },
};

export function MachineConsole({ kind, name }: { kind: Kind; name: string }) {
  const mayType = useMay('compute:write');
  const { machines, isComplete } = useMachines([kind]);
  const machine = machines.get(keyOf(kind, name));
  const uid = machine?.metadata.uid;
  return (
    <>
      <Back to={addressOf({ kind, metadata: { name } })}>{name}</Back>
      {!mayType && (
        <>
          <Heading title={`Console of ${name}`} />
          <div class="notice quiet" role="alert">
            <strong>Not allowed</strong>
            <p>Your role may read what the machine printed, on its page, and not type to it.</p>
          </div>
        </>
      )}
      {mayType && uid !== undefined && <OpenConsole key={uid} kind={kind} name={name} />}
      {mayType && uid === undefined && (
        <>
          <Heading title={`Console of ${name}`} />
          {isComplete ? <Empty title="Machine not found" /> : <p role="status">Reading…</p>}
        </>
      )}
    </>
  );
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => say('It is copied.'),
    () => say('It could not be copied: the browser does not allow it.', { isBad: true }),
  );

function OpenConsole({ kind, name }: { kind: Kind; name: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const screen = useRef<Screen | null>(null);
  const [state, setState] = useState<LineState>({ is: 'connecting' });
  const [size, setSize] = useState({ columns: 80, rows: 24 });
  const [isAloud, setAloud] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOver = false;
    let line: ReturnType<typeof openLine> | null = null;
    const shown = openScreen(frame.current!, {
      onKeys: (text) => {
        if (!line?.send(text))
          say('That was not sent: the console is not connected, or takes no more now.', { isBad: true });
      },
      onCopy: (text) => void copy(text),
      onSize: (columns, rows) => setSize({ columns, rows }),
      onLeave: () => after.current?.focus(),
    });
    screen.current = shown;
    shown.focus();
    const machine = { kind, metadata: { name } };
    void pathOf(machine).then((path) => {
      if (isOver) return;
      line = openLine({ path, machine, onOpen: shown.reset, onBytes: shown.write, onState: setState });
    });
    return () => {
      isOver = true;
      line?.close();
      shown.close();
    };
  }, [round]);
  useEffect(() => screen.current?.readAloud(isAloud), [isAloud, round]);
  const { tone, text } = words[state.is];
  return (
    <>
      <Heading title={`Console of ${name}`}>
        <span role="status">
          <Badge tone={tone}>{text}</Badge>
        </span>
      </Heading>
      {'why' in state && (
        <div class={`notice ${state.is === 'closed' ? 'bad' : 'wait'}`} role="alert">
          <strong>{state.is === 'closed' ? 'Not connected' : 'The connection is opened again'}</strong>
          <p>{sentence(state.why)}</p>
          {state.is === 'closed' && (
            <button type="button" class="button small" onClick={() => setRound(round + 1)}>
              Connect
            </button>
          )}
        </div>
      )}
      <p class="hint" id="console-keys">
        Every key goes to the machine, also Tab and Ctrl-K. <kbd>Ctrl M</kbd> leaves the terminal. <kbd>Ctrl C</kbd>{' '}
        copies what is selected, and interrupts if nothing is.
      </p>
      <section class="console-screen" ref={frame} aria-label="Terminal" aria-describedby="console-keys" />
      <div class="buttons tight">
        <button type="button" class="button small" ref={after} onClick={() => void copy(screen.current?.text() ?? '')}>
          Copy
        </button>
        <button type="button" class="button small" onClick={() => setRound(round + 1)}>
          Connect again
        </button>
        <label class="check">
          <input type="checkbox" checked={isAloud} onChange={() => setAloud(!isAloud)} />
          for screen readers
        </label>
      </div>
      <p class="hint">
        A serial line carries no size. For programs that use the whole window, tell the machine:{' '}
        <code>{`stty cols ${size.columns} rows ${size.rows}`}</code>{' '}
        <Copy text={`stty cols ${size.columns} rows ${size.rows}`} label="Copy the command that sets the size" />
      </p>
    </>
  );
}
