/** A button that opens a list of acts; those that cannot be done now say why. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DotsIcon } from './drawings.tsx';

export interface MenuItem {
  label: string;
  isDanger?: boolean;
  /** Why it cannot be done now. */
  refusal?: string | null;
  run: () => void;
}

export function Menu({ label, items }: { label: string; items: () => readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button small menu-dots"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <DotsIcon />
      </button>
      {isOpen && (
        <Items
          label={label}
          items={items()}
          at={button.current!}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

const moves: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowUp: (at, of) => (at - 1 + of) % of,
  Home: () => 0,
  End: (_at, of) => of - 1,
};

function Items({
  label,
  items,
  at,
  onClose,
}: {
  label: string;
  items: readonly MenuItem[];
  at: HTMLElement;
  onClose: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current!;
    // Above everything else, and not cut off by the row that it belongs to.
    element.showPopover();
    const { bottom, top, right } = at.getBoundingClientRect();
    const isBelow = bottom + element.offsetHeight < innerHeight;
    element.style.top = `${Math.max(8, isBelow ? bottom + 4 : top - element.offsetHeight - 4)}px`;
    element.style.left = `${Math.max(8, right - element.offsetWidth)}px`;
    element.querySelector('button')?.focus();
    const toggled = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.addEventListener('toggle', toggled);
    addEventListener('scroll', onClose, { once: true });
    return () => {
      element.removeEventListener('toggle', toggled);
      removeEventListener('scroll', onClose);
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    // The rows of a table have arrow keys of their own.
    event.stopPropagation();
    const buttons = [...list.current!.querySelectorAll('button')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[move(index, buttons.length)]!.focus();
  };
  return (
    <div ref={list} popover="auto" role="menu" class="menu" aria-label={label} onKeyDown={press}>
      {items.map(({ label: text, isDanger, refusal, run }) => (
        <button
          type="button"
          role="menuitem"
          key={text}
          tabIndex={-1}
          class={isDanger ? 'danger' : ''}
          aria-disabled={refusal ? 'true' : undefined}
          onClick={() => {
            if (refusal) return;
            onClose();
            run();
          }}
        >
          {text}
          {refusal && <small>{refusal}</small>}
        </button>
      ))}
    </div>
  );
}
