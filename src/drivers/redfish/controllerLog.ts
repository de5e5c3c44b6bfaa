/**
 * What a controller was lately asked for and what it responded: for operators, and for reports to its vendor. Reads and
 * logins that succeed are left out. Nothing in it lets anyone in: no password, no token, and no address of a medium.
 */
const keptMost = 20;
const bodyMost = 200;
const lineMost = 600;
/** Of the latest passwords and sessions: a controller repeats what it was just sent. */
const secretsMost = 8;
/** Also as controllers escape it in JSON and in addresses: a few times, since each character of a text is tried. */
const slash = String.raw`(?:\\{0,8}/|%(?:25){0,4}2F)`;
const segment = `(?:(?!${slash})[^\\s"'])+`;
/** Of a medium or a report, in whatever form a controller repeats it; and the id of a session, which may be its token. */
const tokens = new RegExp(`(${slash}machine${slash}${segment}${slash}|${slash}sessions${slash})${segment}`, 'gi');

export class Exchanges {
  readonly #kept: { what: string; line: string; times: number }[] = [];
  readonly #secrets = new Set<string>();
  /** Tokens of the media and reports that are served now. */
  liveTokens: () => readonly string[] = () => [];

  get lines(): string[] {
    return this.#kept.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
  }

  /** From then on it is shown nowhere, even if a controller repeats it. The latest ones count. */
  hide(secret: string): void {
    if (secret === '') return;
    this.#secrets.delete(secret);
    this.#secrets.add(secret);
    if (this.#secrets.size > secretsMost) this.#secrets.delete(this.#secrets.keys().next().value!);
  }

  note({ method, uri, body }: { method: string; uri: string; body?: unknown }, outcome: string): void {
    // Hidden before it is cut: half a secret would not be found.
    const shown = body === undefined || /\/sessions\/?$/i.test(uri) ? '' : this.#withoutSecrets(JSON.stringify(body));
    const sent = shown && ` ${shown.slice(0, bodyMost)}`;
    const what = this.#withoutSecrets(`${method} ${uri}${sent} -> ${outcome}`).slice(0, lineMost);
    const line = `${new Date().toISOString().slice(0, 19)}Z ${what}`;
    const last = this.#kept.at(-1);
    if (last?.what === what) Object.assign(last, { line, times: last.times + 1 });
    else this.#kept.push({ what, line, times: 1 });
    if (this.#kept.length > keptMost) this.#kept.shift();
  }

  #withoutSecrets(text: string): string {
    let shown = text.replace(tokens, '$1…');
    for (const secret of [...this.#secrets, ...this.liveTokens()])
      for (const form of formsOf(secret)) shown = shown.replaceAll(form, '…');
    return shown;
  }
}

/** As a controller may repeat it. */
function formsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}
