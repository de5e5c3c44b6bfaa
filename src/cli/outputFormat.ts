/** The forms in which customers' commands print what they found. */
import { UsageError } from '../domain/errors.ts';

export const outputFormats = ['table', 'json', 'yaml'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Throws UsageError. */
export function outputFormat(given: string | undefined): OutputFormat {
  const found = outputFormats.find((format) => format === (given ?? 'table'));
  if (!found) throw new UsageError(`--output "${given}" is unknown: use ${outputFormats.join(', ')}.`);
  return found;
}
