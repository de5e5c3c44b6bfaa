/** A terminal in an element of the page (xterm.js). What a machine prints can change what is shown, and nothing else. */
import './constructedStyles.ts';
import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';

export interface Screen {
  write(bytes: Uint8Array): void;
  /** As at first: empty, in no mode that a program left, and silent until a person types. */
  reset(): void;
  focus(): void;
  /** What is printed is read aloud; selecting with the mouse is less exact then. */
  readAloud(isOn: boolean): void;
  /** What is selected, or everything if nothing is. */
  text(): string;
  close(): void;
}

interface ScreenParts {
  onKeys(text: string): void;
  onSize(columns: number, rows: number): void;
  /** Ctrl-C was pressed while something was selected. */
  onCopy(text: string): void;
  /** The keys that leave the terminal were pressed. */
  onLeave(): void;
}

const theme = { background: '#14171c', foreground: '#e8eaee', cursor: '#e8eaee', selectionBackground: '#4a66e8' };

export function openScreen(frame: HTMLElement, { onKeys, onSize, onCopy, onLeave }: ScreenParts): Screen {
  const terminal = new Terminal({
    theme,
    cursorBlink: true,
    fontFamily: getComputedStyle(frame).fontFamily,
    fontSize: 13,
    minimumContrastRatio: 4.5,
    scrollback: 5_000,
    // A link that a machine prints would lead where it says, not where it seems to.
    linkHandler: { activate: () => undefined },
  });
  // A terminal responds to some sequences as if by keys. What was printed earlier must not type at the prompt of today.
  let hasTyped = false;
  const typed = () => {
    hasTyped = true;
  };
  for (const event of ['keydown', 'paste', 'beforeinput']) frame.addEventListener(event, typed, { capture: true });
  terminal.onData((text) => hasTyped && onKeys(text));
  terminal.attachCustomKeyEventHandler((event) => {
    const isPlainControl = event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey;
    if (event.type !== 'keydown' || !isPlainControl) return true;
    // The same to the machine as Enter, so nothing is lost that could be typed.
    const leaves = event.key === 'm';
    if (!leaves && (event.key !== 'c' || !terminal.hasSelection())) return true;
    event.preventDefault();
    if (leaves) onLeave();
    else onCopy(terminal.getSelection());
    terminal.clearSelection();
    return false;
  });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  terminal.open(frame);
  const adapt = () => {
    fit.fit();
    onSize(terminal.cols, terminal.rows);
  };
  const observer = new ResizeObserver(adapt);
  observer.observe(frame);
  return {
    write: (bytes) => terminal.write(bytes),
    reset: () => {
      hasTyped = false;
      terminal.reset();
    },
    focus: () => terminal.focus(),
    readAloud: (isOn) => {
      terminal.options.screenReaderMode = isOn;
    },
    text: () => {
      if (terminal.hasSelection()) return terminal.getSelection();
      terminal.selectAll();
      const all = terminal.getSelection();
      terminal.clearSelection();
      return all;
    },
    close: () => {
      observer.disconnect();
      terminal.dispose();
    },
  };
}
