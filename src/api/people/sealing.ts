/** The secrets of people's sign-in, encrypted. A missing key is for operators to read about, in the log. */
import type { Logger } from 'pino';
import type { SealedPlace } from '../../domain/sealedColumns.ts';
import { SecretKeyError } from '../../domain/secretKeyError.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Sealer, SecretBox } from '../../secrets/secretBox.ts';

export interface Sealing {
  /** Throws ApiError 503 when a key is missing. */
  seal(text: string, place: SealedPlace): Promise<string>;
  /** Gets the key before a transaction that writes a secret. Throws ApiError 503 when it is missing. */
  sealer(): Promise<Sealer>;
  /** Null when the text was changed or belongs elsewhere. Throws ApiError 503 when its key is missing. */
  open(sealed: string, place: SealedPlace): Promise<string | null>;
}

export function openSealing(box: Pick<SecretBox, 'sealer' | 'open'>, log: Logger): Sealing {
  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SecretKeyError)) throw error;
      log.error({ reason: error.message }, 'a stored secret cannot be read or written');
      throw new ApiError(
        'ServiceUnavailable',
        'a key of the service is missing, without which it can neither read nor write stored secrets. ' +
          'Nothing is lost: an operator of the service has to provide the key, and finds in its log which one',
        { headers: { 'retry-after': '60' }, cause: error },
      );
    }
  }
  return {
    seal: (text, place) => explained(async () => (await box.sealer())(text, place)),
    sealer: () => explained(() => box.sealer()),
    open: (sealed, place) => explained(() => box.open(sealed, place)),
  };
}
