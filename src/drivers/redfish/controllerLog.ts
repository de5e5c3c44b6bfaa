/**
 * What a controller was lately asked for and what it responded: for operators, and for reports to its vendor. Reads and
 * logins that succeed are left out. Nothing in it lets anyone in: no password, no token, and no address of a medium.
 */
const keptMost = 20;
const bodyMost = 200;
const lineMost = 600;
/** Of a medium or a report, in whatever form a controller repeats it; and the id of a session, which may be its token. */
const tokens = /(\/machine\/[^/\s"']+\/|\/sessions\/)[^/\s"']+/gi;

export class Exchanges {
  readonly #kept: { what: string; line: string; times: number }[] = [];
  readonly #secrets = new Set<string>();

  get lines(): string[] {
    return this.#kept.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
  }

  /** From then on it is shown nowhere, even if a controller repeats it. */
  hide(secret: string): void {
    if (secret !== '') this.#secrets.add(secret);
  }

  note({ method, uri, body }: { method: string; uri: string; body?: unknown }, outcome: string): void {
    const sent = body === undefined || /\/sessions\/?$/i.test(uri) ? '' : ` ${JSON.stringify(body).slice(0, bodyMost)}`;
    const what = this.#withoutSecrets(`${method} ${uri}${sent} -> ${outcome}`).slice(0, lineMost);
    const line = `${new Date().toISOString().slice(0, 19)}Z ${what}`;
    const last = this.#kept.at(-1);
    if (last?.what === what) Object.assign(last, { line, times: last.times + 1 });
    else this.#kept.push({ what, line, times: 1 });
    if (this.#kept.length > keptMost) this.#kept.shift();
  }

  #withoutSecrets(text: string): string {
    let shown = text.replace(tokens, '$1…');
    for (const secret of this.#secrets) shown = shown.replaceAll(secret, '…');
    return shown;
  }
}
