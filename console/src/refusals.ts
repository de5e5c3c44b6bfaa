/** What people read of a request that was refused or came to nothing. */
import { RefusedError, UnreachableError } from '../../sdk/src/index.ts';

/** Who can give a right that is missing, where the refusal does not say so. */
let whoMayHelp: string | null = null;
export function whenRefused(words: string): void {
  whoMayHelp = words;
}
export const helpOf = (trouble: Trouble) => (trouble === 'forbidden' ? whoMayHelp : null);

export type Trouble = 'offline' | 'forbidden' | 'absent' | 'other';

export function troubleOf(error: unknown): Trouble {
  if (error instanceof UnreachableError) return 'offline';
  if (error instanceof RefusedError && error.status === 403) return 'forbidden';
  if (error instanceof RefusedError && error.status === 404) return 'absent';
  return 'other';
}

/** What a person reads of an error. */
export function wordsOf(error: unknown): string {
  if (error instanceof UnreachableError)
    return 'The service cannot be reached. Check the network; the page goes on once it is back.';
  const text = error instanceof RefusedError ? (error.detail ?? `The service responded with ${error.status}`) : null;
  return sentence(text ?? (error instanceof Error ? error.message : String(error)));
}

/** The service's messages are written for programs first, without a capital letter or a period. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

export interface FieldFault {
  /** Its path in the object that was sent: `spec.imageRef`, `/display_name`. */
  field: string;
  message: string;
}

/** What is wrong with single fields: of the admin API as a list, of the compute API in its message. */
export function fieldFaults(error: unknown): FieldFault[] {
  if (!(error instanceof RefusedError) || error.body === null) return [];
  const { errors } = error.body as { errors?: { pointer?: string; detail?: string }[] };
  if (errors) return errors.map(({ pointer = '', detail = '' }) => ({ field: pointer, message: detail }));
  return faultsOfMessage(error.detail ?? '');
}

/** `… is invalid: [metadata.name: Invalid value: "A": must be …, spec.imageRef: Required value: …]`. */
function faultsOfMessage(message: string): FieldFault[] {
  const [, list] = /(?:is invalid|strict decoding error): (.*)$/s.exec(message) ?? [];
  if (list === undefined) return [];
  return list
    .replace(/^\[|\]$/g, '')
    .split(/, (?=(?:metadata|spec)[.[])/)
    .flatMap((part) => {
      const [, field, about] = /^((?:metadata|spec)[^:\s]*): (.*)$/s.exec(part) ?? [];
      if (field === undefined || about === undefined) return [];
      // What was entered is in the field.
      return [{ field, message: about.replace(/^Invalid value: (?:"(?:[^"\\]|\\.)*"|[^:"]*): /, '') }];
    });
}
