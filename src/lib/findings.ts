/**
 * Schema validation errors in words for people: which field, and what it accepts. The codes are the service's own,
 * because programs compare them and a zod release must not change them.
 */
import * as z from 'zod';

export interface Finding {
  path: readonly PropertyKey[];
  code: string;
  detail: string;
}

/** Returns one finding per rejected place of an object that was checked against `schema`. */
export function findingsOf(error: z.ZodError, schema: z.ZodType, sent: unknown): Finding[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, ...finding(issue, sent) }];
    const fields = fieldsAt(schema, issue.path);
    const detail = `is not accepted here${fields ? `; ${accepted(fields)}` : ''}`;
    return issue.keys.map((key) => ({ path: [...issue.path, key], code: 'unknown_field', detail }));
  });
}

/** {@link findingsOf} as lines, `PLACE: what is accepted`; `whole` names the object itself. */
export function findingLines(error: z.ZodError, schema: z.ZodType, sent: unknown, whole: string): string[] {
  return findingsOf(error, schema, sent).map(({ path, detail }) => `${path.join('.') || whole}: ${detail}`);
}

/** The fields that a place accepts, in words. */
export function accepted(fields: readonly string[]): string {
  return `accepted: ${fields.join(', ') || 'none'}`;
}

/** The names of a schema's fields at a path; null if they depend on what was sent. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] | null {
  let current: unknown = bare(schema);
  for (const segment of path) {
    if (current instanceof z.ZodObject) current = bare(current.shape[segment as string]);
    else current = current instanceof z.ZodArray ? bare(current.element) : undefined;
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : null;
}

/** Unwraps optionals, nullables, and defaults. */
export function bare(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return bare(schema.unwrap());
  return schema;
}

function finding(issue: z.core.$ZodIssue, sent: unknown): Omit<Finding, 'path'> {
  const isAbsent = issue.path.length > 0 && valueAt(sent, issue.path) === undefined;
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent
        ? { code: 'required', detail: 'is required' }
        : { code: 'wrong_type', detail: `must be ${article(issue.expected)}` };
    case 'invalid_value': {
      const values = `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
      return isAbsent
        ? { code: 'required', detail: `is required: ${values}` }
        : { code: 'invalid_value', detail: values };
    }
    case 'too_big':
      return { code: 'too_big', detail: limit(issue, 'at most', Number(issue.maximum)) };
    case 'too_small':
      return { code: 'too_small', detail: limit(issue, 'at least', Number(issue.minimum)) };
    case 'invalid_format':
      return { code: 'invalid_format', detail: formats[issue.format] ?? issue.message };
    case 'invalid_union':
      // Zod lists the options if a discriminator field chooses between them.
      return {
        code: 'invalid_value',
        detail: 'options' in issue && issue.options ? `must be one of ${issue.options.join(', ')}` : issue.message,
      };
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]
        ? finding({ ...issue.issues[0], path: [] }, sent)
        : { code: 'invalid_value', detail: issue.message };
    default:
      return { code: 'invalid_value', detail: issue.message };
  }
}

function limit({ origin, message }: { origin: string; message: string }, bound: string, value: number): string {
  // A schema's own message says more, if it has one.
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

/** The value at a path of what was sent; undefined if there is none. */
export function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value = sent;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[segment];
  }
  return value;
}

/** A zod type name with its article. */
export function article(type: string): string {
  if (type === 'int') return 'a whole number';
  if (type === 'record') return 'an object';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
