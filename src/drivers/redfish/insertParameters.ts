/** What an insert of a virtual medium sends besides the image: controllers demand, ignore, or refuse the same fields. */

const optional = ['Inserted', 'WriteProtected'];
/** Some controllers demand a login to the server of media, which has none: the address is the secret. */
const login: Readonly<Record<string, string>> = { UserName: 'media', Password: 'media' };
/** How a controller gets the image, best first. */
const transfers: Readonly<Record<string, readonly string[]>> = {
  TransferProtocolType: ['HTTP'],
  TransferMethod: ['Stream', 'Upload'],
};

/** Values that the controller lists for each of the transfer fields; null if it lists none. */
export type TransferOffers = Readonly<Record<string, readonly string[] | null>>;

export const transferFields = Object.keys(transfers);

export class InsertParameters {
  readonly #sent = new Set(optional);
  readonly #leftOut = new Set<string>();
  #offers: TransferOffers = {};
  #vagueRefusals = 0;

  of(image: string): Record<string, unknown> {
    const values = [...this.#sent].map((name) => [
      name,
      optional.includes(name) ? true : (login[name] ?? this.#transfer(name)),
    ]);
    return { Image: image, ...Object.fromEntries(values) };
  }

  #transfer(name: string): string {
    const [best = '', ...others] = transfers[name] ?? [];
    const offered = this.#offers[name] ?? [best];
    return [best, ...others].find((value) => offered.includes(value)) ?? best;
  }

  /**
   * Decides what the next insert sends. A field that the refusal names is missing, or unknown if it was sent. A refusal
   * that helps no further is followed by the image alone, then by every field that the controller lists.
   */
  refused(words: string, offers: TransferOffers): void {
    this.#offers = offers;
    const named = [...optional, ...transferFields, ...Object.keys(login)].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(words),
    );
    const helps = named.map((name) => this.#change(name));
    if (helps.includes(true)) return;
    this.#vagueRefusals += 1;
    for (const name of optional) this.#set(name, this.#vagueRefusals % 2 === 0);
    if (this.#vagueRefusals < 2) return;
    for (const name of transferFields) if (offers[name]) this.#sent.add(name);
  }

  /** Returns whether what is sent has changed. */
  #change(name: string): boolean {
    if (this.#sent.delete(name)) {
      this.#leftOut.add(name);
      return true;
    }
    if (this.#leftOut.has(name)) return false;
    this.#sent.add(name);
    return true;
  }

  #set(name: string, isSent: boolean): void {
    if (isSent) this.#sent.add(name);
    else this.#sent.delete(name);
  }
}
