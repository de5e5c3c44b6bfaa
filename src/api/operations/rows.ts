/** Rows of the store as the API shows them: a field `tenant_id` of a schema is the row's `tenantId`. */
import type * as z from 'zod';

type Camel<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<Camel<Rest>>}` : Name;
type RowOf<Shown> = { readonly [Name in keyof Shown as Camel<Name>]: Shown[Name] };

export function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a row's fields by a schema. `own` has those that the row has in another form, or under another name. */
export function shownBy<Shown extends object, Own extends Partial<Shown> = Record<never, never>>(
  schema: z.ZodObject & z.ZodType<Shown>,
  row: RowOf<Omit<Shown, keyof Own>>,
  own?: Own,
): Shown {
  const fields = Object.keys(schema.shape).map((name) => [name, (row as Record<string, unknown>)[camelCase(name)]]);
  return { ...Object.fromEntries(fields), ...own } as Shown;
}
