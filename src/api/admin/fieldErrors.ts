/**
 * Zod's findings as the admin API tells them: which place, and what is accepted there. The codes are the service's own:
 * programs compare them, and a release of the library must not change them.
 */
import * as z from 'zod';
import { article, valueAt } from '../findings.ts';
import { pointer } from '../json.ts';
import type { FieldError } from '../refusal.ts';

export interface Sent {
  schema: z.ZodType;
  value: unknown;
  /** Names that are accepted beside those of the schema. */
  alsoAccepted?: readonly string[];
  /** Fields that the resource has and that never change. */
  immutable?: readonly string[];
}

/** One entry per place that was refused. */
export function fieldErrors(error: z.ZodError, sent: Sent): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(issue.path, key, sent));
    return [{ pointer: pointer(issue.path), ...finding(issue, sent.value) }];
  });
}

function unknownField(path: readonly PropertyKey[], key: string, { schema, alsoAccepted = [], immutable = [] }: Sent): FieldError {
  const place = pointer([...path, key]);
  const fields = [...fieldsAt(schema, path), ...(path.length === 0 ? alsoAccepted : [])];
  const accepted = `accepted: ${fields.join(', ') || 'none'}`;
  if (path.length === 0 && immutable.includes(key))
    return { pointer: place, code: 'immutable', detail: `never changes (for another value, create a new one); ${accepted}` };
  return { pointer: place, code: 'unknown_field', detail: `is not accepted here; ${accepted}` };
}

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema;
  for (const segment of path) current = current instanceof z.ZodObject ? current.shape[segment as string] : undefined;
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

function finding(issue: z.core.$ZodIssue, sent: unknown): Omit<FieldError, 'pointer'> {
  const isAbsent = issue.path.length > 0 && valueAt(sent, issue.path) === undefined;
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent ? { code: 'required', detail: 'is required' } : { code: 'wrong_type', detail: `must be ${article(issue.expected)}` };
    case 'invalid_value': {
      const accepted = `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
      return isAbsent ? { code: 'required', detail: `is required: ${accepted}` } : { code: 'invalid_value', detail: accepted };
    }
    case 'too_big':
      return { code: 'too_big', detail: limit(issue, 'at most', Number(issue.maximum)) };
    case 'too_small':
      return { code: 'too_small', detail: limit(issue, 'at least', Number(issue.minimum)) };
    case 'invalid_format':
      return { code: 'invalid_format', detail: formats[issue.format] ?? issue.message };
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? finding({ ...issue.issues[0], path: [] }, sent) : { code: 'invalid_value', detail: issue.message };
    default:
      return { code: 'invalid_value', detail: issue.message };
  }
}

function limit({ origin, message }: { origin: string; message: string }, bound: string, value: number): string {
  // A schema's own words say more, where it has some.
  if (!message.startsWith('Too ')) return message;
  if (origin !== 'number' && bound === 'at least' && value === 1) return 'must not be empty';
  if (origin === 'string') return `must have ${bound} ${value} characters`;
  return origin === 'array' ? `must have ${bound} ${value} entries` : `must be ${bound} ${value}`;
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  guid: 'must be a UUID',
  datetime: 'must be a date and time of RFC 3339, such as 2030-01-31T12:00:00Z',
};
