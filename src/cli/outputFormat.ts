/** The forms in which commands print what they found. */
import { UsageError } from '../lib/errors.ts';

export const outputFormats = ['table', 'json', 'yaml'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Throws UsageError. */
export function outputFormat(given: string | undefined): OutputFormat {
  const found = outputFormats.find((format) => format === (given ?? 'table'));
  if (!found) throw new UsageError(`--output "${given}" is unknown: use ${outputFormats.join(', ')}.`);
  return found;
}

export const objectFormats = [...outputFormats, 'wide', 'name', 'jsonpath='] as const;
/** Those of objects of the compute API: kubectl's. */
export type ObjectFormat = { as: OutputFormat | 'wide' | 'name' } | { as: 'jsonpath'; template: string };

/** Throws UsageError. */
export function objectFormat(given: string | undefined): ObjectFormat {
  if (given === 'wide' || given === 'name') return { as: given };
  const [, template] = /^jsonpath=(.+)$/s.exec(given ?? '') ?? [];
  if (template !== undefined) return { as: 'jsonpath', template };
  if (!outputFormats.some((format) => format === (given ?? 'table')))
    throw new UsageError(
      `--output "${given}" is unknown: use table, wide, name, json, yaml, or jsonpath={.status.phase}.`,
    );
  return { as: outputFormat(given) };
}
