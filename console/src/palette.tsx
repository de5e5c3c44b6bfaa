/** Ctrl-K: every page, machine, and act by a few letters. `/` goes to the search of a page. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { kinds } from '../../src/domain/kinds.ts';
import { menuOf } from './machines/acts.ts';
import { useMachines } from './machines/liveMachines.ts';
import { addressOf } from './machines/words.tsx';
import { shownSections } from './pages.ts';
import { typing } from './parts.tsx';
import { choose } from './preferences.ts';
import { base, go, useRoute } from './router.tsx';
import { useAccount, useMay } from './session.tsx';
import { store } from './store.ts';

interface Item {
  label: string;
  about: string;
  run: () => void;
}

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

export function Palette() {
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return isOpen.use() ? <OpenPalette /> : null;
}

const shownItems = 12;
/** Machines whose acts are offered, of those that have the name. */
const shownMachines = 20;

function OpenPalette() {
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

/** Acts on the machine of the page first, then pages, then machines by name; with a name, its acts. */
function useItems(text: string): Item[] {
  const { path } = useRoute();
  const { actor } = useAccount();
  const mayWrite = useMay('compute:write');
  const { machines } = useMachines();
  const fixed = useMemo((): Item[] => {
    const pages = shownSections(actor.scopes).flatMap((section) => section.pages);
    return [
      ...(mayWrite ? [{ label: 'New machine', about: 'form', run: () => go(`${base}/machines/new`) }] : []),
      ...pages.map((page) => ({ label: page.label, about: 'page', run: () => go(base + page.path) })),
      { label: 'Guides', about: 'documentation', run: () => location.assign('/docs/guides') },
      { label: 'API reference', about: 'documentation', run: () => location.assign('/docs') },
      ...(['light', 'dark', 'system'] as const).map((theme) => ({
        label: `Colors: ${theme}`,
        about: 'preference',
        run: () => choose('theme', theme),
      })),
    ];
  }, [mayWrite]);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [...machines.values()];
  const here = all.filter((machine) => addressOf(machine) === path);
  const named = all.filter(({ metadata: { name } }) => words.some((word) => name.includes(word)));
  const actsOn = [...new Set([...here, ...named.slice(0, shownMachines)])].flatMap((machine) =>
    menuOf(machine, mayWrite)
      .filter(({ refusal }) => !refusal)
      .map(({ label, run }) => ({ label: `${label}: ${machine.metadata.name}`, about: 'act', run })),
  );
  const opened = named.map((machine) => ({
    label: machine.metadata.name,
    about: kinds[machine.kind].words.title.toLowerCase(),
    run: () => go(addressOf(machine)),
  }));
  const has = ({ label, about }: Item) => {
    const searched = `${label} ${about}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const isExact = ({ label }: Item) => (label.toLowerCase() === words.join(' ') ? 0 : 1);
  const found = words.length === 0 ? [...actsOn, ...fixed] : [...fixed, ...opened, ...actsOn];
  return found.filter(has).sort((a, b) => isExact(a) - isExact(b));
}
