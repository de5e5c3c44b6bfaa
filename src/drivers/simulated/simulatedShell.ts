/** What a simulated machine does with what is typed on its console: a few commands, so that the whole way can be tried. */

/** A line takes no more; what is typed beyond it is ignored, as a terminal's line discipline does. */
const lineMax = 1_024;
const [interrupt, backspace, remove] = [0x03, 0x08, 0x7f];

export interface ShellOptions {
  name: string;
  print(text: string): void;
}

export class SimulatedShell {
  readonly #options: ShellOptions;
  #line = '';
  #hasPrompt = false;

  constructor(options: ShellOptions) {
    this.#options = options;
  }

  type(keys: Buffer): void {
    let shown = '';
    for (const byte of keys) shown += this.#press(byte);
    if (shown !== '') this.#options.print(shown);
  }

  /** Returns what the terminal shows for it. */
  #press(byte: number): string {
    const before = this.#hasPrompt ? '' : this.#prompt();
    this.#hasPrompt = true;
    if (byte === 0x0d || byte === 0x0a) {
      const said = this.#run(this.#line.trim());
      this.#line = '';
      return `${before}\r\n${said}${this.#prompt()}`;
    }
    if (byte === interrupt) {
      this.#line = '';
      return `${before}^C\r\n${this.#prompt()}`;
    }
    if (byte === backspace || byte === remove) {
      const erased = this.#line === '' ? '' : '\b \b';
      this.#line = this.#line.slice(0, -1);
      return before + erased;
    }
    if (byte < 0x20 || this.#line.length >= lineMax) return before;
    const key = String.fromCharCode(byte);
    this.#line += key;
    return before + key;
  }

  #prompt(): string {
    return `${this.#options.name} # `;
  }

  #run(line: string): string {
    const [command = '', ...words] = line.split(/\s+/);
    switch (command) {
      case '':
        return '';
      case 'echo':
        return `${words.join(' ')}\r\n`;
      case 'hostname':
        return `${this.#options.name}\r\n`;
      case 'help':
        return 'This machine is simulated: echo, help, hostname.\r\n';
      default:
        return `sh: ${command}: not found\r\n`;
    }
  }
}
