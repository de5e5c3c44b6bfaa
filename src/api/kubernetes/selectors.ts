/** Label and field selectors in Kubernetes' syntax. */

import { ApiError } from '../../http/apiError.ts';
import { printable } from '../../http/query.ts';
import { type ComputeObject, isLabelValue, isQualifiedName } from './objectMetadata.ts';

export interface LabelTerm {
  key: string;
  operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist' | 'Gt' | 'Lt';
  /** For In and NotIn; for Gt and Lt one whole number. An object without the label matches NotIn. */
  values: readonly string[];
}

export interface FieldTerm {
  /** As the client names it: `metadata.name`, `status.phase`. */
  field: string;
  equals: boolean;
  value: string;
}

/** What a client selects: its terms, for a store that can filter by them, and whether an object meets them all. */
export interface Selector {
  labels: readonly LabelTerm[];
  fields: readonly FieldTerm[];
  matches(object: ComputeObject): boolean;
}

/** Fields that a fieldSelector may name, and how to read each. */
export type FieldReaders = Readonly<Record<string, (object: ComputeObject) => string>>;

const fieldsOfAll: FieldReaders = {
  'metadata.name': (object) => object.metadata.name,
  'metadata.namespace': (object) => object.metadata.namespace ?? '',
};

/** Maximum terms in one selector. Each becomes part of a statement whose plan Postgres keeps. */
export const termsLimit = 64;

/** Returns the selector of a list's query, or null when everything is selected. Throws ApiError 400. */
export function selectorOf(query: ReadonlyMap<string, string>, kindsFields: FieldReaders): Selector | null {
  const readers: FieldReaders = { ...fieldsOfAll, ...kindsFields };
  const labels = splitOutsideParentheses(query.get('labelSelector') ?? '').map(parseRequirement);
  const fields = parseFieldSelector(query.get('fieldSelector') ?? '', Object.keys(readers));
  if (labels.length === 0 && fields.length === 0) return null;
  if (labels.length + fields.length > termsLimit)
    throw new ApiError('BadRequest', `a selector has at most ${termsLimit} requirements`);
  return {
    labels,
    fields,
    matches(object) {
      const own = object.metadata.labels ?? {};
      return (
        labels.every((term) => meetsLabel(own, term)) &&
        fields.every(({ field, equals, value }) => (readers[field]!(object) === value) === equals)
      );
    },
  };
}

function meetsLabel(labels: Record<string, string>, { key, operator, values }: LabelTerm): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key]! : undefined;
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    case 'Gt':
    case 'Lt': {
      const number = wholeNumber(value ?? '');
      const limit = BigInt(values[0]!);
      return number !== null && (operator === 'Gt' ? number > limit : number < limit);
    }
  }
}

/** A whole number of 64 bits. */
function wholeNumber(text: string): bigint | null {
  const number = /^-?\d{1,63}$/.test(text) ? BigInt(text) : null;
  return number !== null && BigInt.asIntN(64, number) === number ? number : null;
}

/** Commas separate requirements, except within the parentheses of a set. */
function splitOutsideParentheses(text: string): string[] {
  if (text.trim() === '') return [];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')') depth--;
    else if (text[index] === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Selectors should be short, but clients may send long ones, so no pattern here examines a character twice. */
function parseRequirement(untrimmed: string): LabelTerm {
  const text = untrimmed.trim();
  const unparsable = () =>
    new ApiError(
      'BadRequest',
      `unable to parse requirement of the label selector: "${printable(text)}"; accepted, joined by commas: ` +
        'a=b, a!=b, a in (b,c), a notin (b,c), a, !a, a>1, a<1',
    );
  const set = /^(\S+)\s+(in|notin)\s*\(([^()]*)\)$/.exec(text);
  if (set) {
    const [key, values] = [set[1]!, set[3]!.split(',').map((value) => value.trim())];
    if (!isQualifiedName(key) || !values.every(isLabelValue)) throw unparsable();
    return { key, operator: set[2] === 'in' ? 'In' : 'NotIn', values };
  }
  const equality = /^([^\s=!]+)\s*(==|=|!=)\s*(\S*)$/.exec(text);
  if (equality) {
    const [key, value] = [equality[1]!, equality[3]!];
    if (!isQualifiedName(key) || !isLabelValue(value)) throw unparsable();
    return { key, operator: equality[2] === '!=' ? 'NotIn' : 'In', values: [value] };
  }
  const comparison = /^([^\s=!<>]+)\s*([<>])\s*(\S+)$/.exec(text);
  if (comparison) {
    const [key, limit] = [comparison[1]!, comparison[3]!];
    if (!isQualifiedName(key) || wholeNumber(limit) === null) throw unparsable();
    return { key, operator: comparison[2] === '>' ? 'Gt' : 'Lt', values: [limit] };
  }
  const existence = /^(!?)\s*(\S+)$/.exec(text);
  if (!existence || !isQualifiedName(existence[2]!)) throw unparsable();
  return { key: existence[2]!, operator: existence[1] === '' ? 'Exists' : 'DoesNotExist', values: [] };
}

function parseFieldSelector(text: string, supported: readonly string[]): FieldTerm[] {
  // As in Kubernetes, a comma too many means nothing here; in a labelSelector it is refused.
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const term = /^([^\s=!]+)\s*(==|=|!=)\s*(.*)$/s.exec(part.trim());
    if (!term)
      throw new ApiError(
        'BadRequest',
        `invalid field selector: "${printable(part)}"; accepted, joined by commas: FIELD=VALUE, FIELD!=VALUE`,
      );
    const [field, value] = [term[1]!, term[3]!];
    if (!supported.includes(field)) {
      throw new ApiError(
        'BadRequest',
        `field label not supported: ${printable(field)}; supported: ${supported.join(', ')}`,
      );
    }
    return { field, equals: term[2] !== '!=', value };
  });
}
