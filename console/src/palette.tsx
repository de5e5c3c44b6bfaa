/** Ctrl-K: every page, machine, and act by a few letters. `/` goes to the search of a page. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { typing } from './parts.tsx';
import { choose } from './preferences.ts';
import { store } from './store.ts';

export interface Item {
  label: string;
  about: string;
  run: () => void;
}

/** What is found for what was typed. */
export type UseItems = (text: string) => readonly Item[];

const isOpen = store(false);
export const openPalette = () => isOpen.set(true);

/** Keys typed here belong to what has the focus. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

function press(event: KeyboardEvent): void {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
    event.preventDefault();
    // Above a dialog, there is no other.
    if (!document.querySelector('dialog[open]')) openPalette();
    return;
  }
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (search) search.focus();
  else openPalette();
}

export function Palette({ useItems }: { useItems: UseItems }) {
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return isOpen.use() ? <OpenPalette useItems={useItems} /> : null;
}

const shownItems = 12;
function OpenPalette({ useItems }: { useItems: UseItems }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useItems(text).slice(0, shownItems);
  const chosen = Math.min(at, items.length - 1);
  const close = () => isOpen.set(false);
  // Before the next key.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current!.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) setTimeout(() => before.focus());
    };
  }, []);
  const run = (item: Item | undefined) => {
    if (!item) return;
    close();
    item.run();
  };
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return run(items[chosen]);
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || items.length === 0) return;
    event.preventDefault();
    setAt((chosen + by + items.length) % items.length);
  };
  return (
    <dialog ref={dialog} class="palette" aria-label="Find or do" onCancel={close} onClose={close}>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-items"
        aria-activedescendant={items.length > 0 ? `palette-${chosen}` : undefined}
        aria-label="Page, machine, or act"
        placeholder="Page, machine, or act"
        value={text}
        onInput={typing((value) => {
          setText(value);
          setAt(0);
        })}
        onKeyDown={step}
        autocomplete="off"
        spellcheck={false}
      />
      <div id="palette-items" class="found" role="listbox" aria-label="Found">
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={`${item.label} ${item.about}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => run(item)}
          >
            {item.label} <span class="faint">{item.about}</span>
          </div>
        ))}
      </div>
      {items.length === 0 && <p class="hint">Nothing is called so.</p>}
    </dialog>
  );
}

/** Those that have every word, with the one that is called so first. */
export function matching(items: readonly Item[], text: string): Item[] {
  const words = wordsIn(text);
  const has = ({ label, about }: Item) => {
    const searched = `${label} ${about}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const isExact = ({ label }: Item) => (label.toLowerCase() === words.join(' ') ? 0 : 1);
  return items.filter(has).sort((a, b) => isExact(a) - isExact(b));
}

export const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

export const colorItems: readonly Item[] = (['light', 'dark', 'system'] as const).map((theme) => ({
  label: `Colors: ${theme}`,
  about: 'preference',
  run: () => choose('theme', theme),
}));
