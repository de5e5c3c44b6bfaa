/** What came of an act, said beside the page, with the way back where there is one. */
import { useEffect, useState } from 'preact/hooks';
import { useAct } from './load.ts';
import { wordsOf } from './refusals.ts';
import { store } from './store.ts';

interface Toast {
  id: number;
  text: string;
  isBad: boolean;
  undo: (() => Promise<void>) | null;
}

const toasts = store<readonly Toast[]>([]);
let said = 0;
const shownMs = 6_000;
/** Long enough to notice a mistake. */
const undoMs = 20_000;

/** A failure stays until it is closed. */
export function say(
  text: string,
  { undo = null, isBad = false }: { undo?: (() => Promise<void>) | null; isBad?: boolean } = {},
): void {
  said += 1;
  toasts.set([...toasts.get(), { id: said, text, isBad, undo }]);
}

const close = (id: number) => toasts.set(toasts.get().filter((each) => each.id !== id));

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.use().map((each) => (
        <OneToast key={each.id} of={each} />
      ))}
    </div>
  );
}

function OneToast({ of: { id, text, isBad, undo } }: { of: Toast }) {
  // It stays while somebody points at it, or is in it by keyboard.
  const [isHeld, setHeld] = useState(false);
  const { isBusy, error, act } = useAct();
  const stays = isHeld || isBad || isBusy || error !== null;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => close(id), undo ? undoMs : shownMs);
    return () => clearTimeout(timer);
  }, [stays]);
  const takeBack = async () => {
    if (undo && (await act(undo))) close(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it.
    <div
      class={`toast ${isBad || error !== null ? 'bad' : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{error === null ? text : wordsOf(error)}</p>
      {undo && (
        <button type="button" class="button small" disabled={isBusy} onClick={() => void takeBack()}>
          Undo
        </button>
      )}
      <button type="button" class="button small" onClick={() => close(id)}>
        Close
      </button>
    </div>
  );
}
