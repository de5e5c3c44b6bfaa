/** Names that the service makes for objects that are created with `generateName`. */
import { randomInt } from 'node:crypto';
import { ApiError } from '../../http/apiError.ts';

/** As in Kubernetes: no vowels, so no words, and no characters that are easily confused. */
const alphabet = 'bcdfghjklmnpqrstvwxz2456789';
const suffixLength = 5;
const maximumLength = 253;
/** As in Kubernetes. */
const attempts = 8;

/** Returns a name that begins with `base`, cut where the name would be too long. */
export function generatedName(base: string): string {
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return base.slice(0, maximumLength - suffixLength) + suffix;
}

/** Creates an object under a generated name, and under others while the name is taken. Throws what `create` throws. */
export async function createNamed<T>(base: string, create: (name: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create(generatedName(base));
    } catch (error) {
      const isTaken = error instanceof ApiError && error.reason === 'AlreadyExists';
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}
