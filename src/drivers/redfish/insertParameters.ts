/** What an insert of a virtual medium sends besides the image: controllers demand, ignore, or refuse the same fields. */

const optional = ['Inserted', 'WriteProtected'];
/** Some controllers demand a login to the server of media, which has none: the address is the secret. */
const login: Readonly<Record<string, string>> = { UserName: 'media', Password: 'media' };
/** How a controller gets the image, best first. */
const methods = ['Stream', 'Upload'];
const protocolType = 'TransferProtocolType';
/** Messages by which a controller refuses the protocol of an address (bmcweb: ResourceAtUriInUnknownFormat). */
const refusesProtocol = /UnknownFormat|UnsupportedProtocol/i;
/** Words that may speak of the protocol, or of a field that is missing. */
const mayBeAboutProtocol = /\b(https|protocols?|scheme|format)\b/i;
/** Not an address that is repeated. */
const namesHttps = /\bhttps\b(?!:)/i;

/** How the controller is to read a medium. */
export type Transfer = 'http' | 'https';

/** Values that the controller lists for each of the transfer fields; null if it lists none. */
export type TransferOffers = Readonly<Record<string, readonly string[] | null>>;

export const transferFields = [protocolType, 'TransferMethod'];

export type Inserted = Readonly<Record<string, unknown>> & { Image: string };

export class InsertParameters {
  /** HTTP, unless the controller took or lists HTTPS alone. */
  transfer: Transfer;
  #hasSwitched = false;
  /** What it lists was seen. Some take what they do not list, so a refusal counts for more. */
  #isListed = false;
  #sent = new Set(optional);
  readonly #leftOut = new Set<string>();
  #offers: TransferOffers = {};
  #vagueRefusals = 0;

  constructor(transfer: Transfer) {
    this.transfer = transfer;
  }

  of(medium: Readonly<Record<Transfer, string>>): Inserted {
    const values = [...this.#sent].map((name) => [
      name,
      optional.includes(name) ? true : (login[name] ?? this.#transferOf(name)),
    ]);
    return { Image: medium[this.transfer], ...Object.fromEntries(values) };
  }

  #transferOf(name: string): string {
    if (name === protocolType) return this.transfer.toUpperCase();
    return methods.find((value) => this.#offers[name]?.includes(value) ?? true) ?? methods[0]!;
  }

  /** Notes what the controller lists. */
  offered(offers: TransferOffers): void {
    this.#offers = { ...this.#offers, ...offers };
    const protocols = this.#offers[protocolType];
    if (!protocols || this.#isListed) return;
    this.#isListed = true;
    if (!protocols.includes('HTTP') && protocols.includes('HTTPS')) this.transfer = 'https';
  }

  /** The other protocol, from the beginning. Once: what comes back is a refusal of something else. */
  #switch(): boolean {
    if (this.#hasSwitched) return false;
    this.#hasSwitched = true;
    this.transfer = this.transfer === 'http' ? 'https' : 'http';
    this.#sent = new Set(optional);
    this.#leftOut.clear();
    this.#vagueRefusals = 0;
    return true;
  }

  /**
   * Decides what the next insert sends. A field that the refusal names is missing, or unknown if it was sent. A refusal
   * that helps no further is followed by the image alone, then by every field that the controller lists, and then by the
   * same over the other protocol: at once if its message says so, and soon if its words and what it lists suggest it.
   */
  refused(words: string, offers: TransferOffers): void {
    const before = this.transfer;
    this.offered(offers);
    if (this.transfer !== before) return;
    const named = [...optional, ...transferFields, ...Object.keys(login)].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(words),
    );
    const helps = named.map((name) => this.#change(name));
    if (helps.includes(true)) return;
    if (refusesProtocol.test(words) && this.#switch()) return;
    if (mayBeAboutProtocol.test(words) && this.#sendListed(offers)) return;
    if ((this.#suggestsOther(words) || this.#vagueRefusals === 2) && this.#switch()) return;
    this.#vagueRefusals += 1;
    for (const name of optional) this.#set(name, this.#vagueRefusals % 2 === 0);
    if (this.#vagueRefusals < 2) return;
    this.#sendListed(offers);
  }

  /** Sends the transfer fields that the controller lists. Returns whether one was not sent before. */
  #sendListed(offers: TransferOffers): boolean {
    const unsent = transferFields.filter((name) => offers[name] && !this.#sent.has(name) && !this.#leftOut.has(name));
    for (const name of unsent) this.#sent.add(name);
    return unsent.length > 0;
  }

  /** A controller that lists the protocol of the address speaks of something else. */
  #suggestsOther(words: string): boolean {
    const listed = this.#offers[protocolType];
    if (!listed) return namesHttps.test(words);
    return mayBeAboutProtocol.test(words) && !listed.includes(this.transfer.toUpperCase());
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
