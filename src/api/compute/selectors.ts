/** Label and field selectors as Kubernetes writes them. */
import { Refusal } from '../refusal.ts';
import type { ResourceKind } from './resourceKind.ts';
import { type ComputeObject, isLabelValue, isQualifiedName } from './schemas/metadata.ts';

export type Selector = (object: ComputeObject) => boolean;

type Requirement = (labels: Record<string, string>) => boolean;

/** The selector of a list's query, or null when everything is selected. Throws Refusal 400. */
export function selectorOf(query: ReadonlyMap<string, string>, kind: ResourceKind): Selector | null {
  const labels = parseLabelSelector(query.get('labelSelector') ?? '');
  const fields = parseFieldSelector(query.get('fieldSelector') ?? '', kind);
  if (labels.length === 0 && fields.length === 0) return null;
  return (object) => {
    const own = object.metadata.labels ?? {};
    return labels.every((requirement) => requirement(own)) && fields.every((field) => field(object));
  };
}

function parseLabelSelector(text: string): Requirement[] {
  // Commas separate requirements, but not within the parentheses of a set.
  return splitOutsideParentheses(text).map(parseRequirement);
}

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

function parseRequirement(text: string): Requirement {
  const unparsable = () =>
    new Refusal('BadRequest', `unable to parse requirement of the label selector: "${text.slice(0, 64)}"`);
  const set = /^\s*(\S+)\s+(in|notin)\s*\(([^()]*)\)\s*$/.exec(text);
  if (set) {
    const [key, values] = [set[1]!, set[3]!.split(',').map((value) => value.trim())];
    if (!isQualifiedName(key) || !values.every(isLabelValue)) throw unparsable();
    return set[2] === 'in'
      ? (labels) => Object.hasOwn(labels, key) && values.includes(labels[key]!)
      : (labels) => !Object.hasOwn(labels, key) || !values.includes(labels[key]!);
  }
  const equality = /^\s*([^\s=!]+)\s*(==|=|!=)\s*(\S*)\s*$/.exec(text);
  if (equality) {
    const [key, value] = [equality[1]!, equality[3]!];
    if (!isQualifiedName(key) || !isLabelValue(value)) throw unparsable();
    return equality[2] === '!='
      ? (labels) => !Object.hasOwn(labels, key) || labels[key] !== value
      : (labels) => Object.hasOwn(labels, key) && labels[key] === value;
  }
  const existence = /^\s*(!?)\s*(\S+)\s*$/.exec(text);
  if (!existence || !isQualifiedName(existence[2]!)) throw unparsable();
  const [key, wanted] = [existence[2]!, existence[1] === ''];
  return (labels) => Object.hasOwn(labels, key) === wanted;
}

function parseFieldSelector(text: string, kind: ResourceKind): Selector[] {
  if (text.trim() === '') return [];
  const fields: Record<string, (object: ComputeObject) => string> = {
    'metadata.name': (object) => object.metadata.name,
    'metadata.namespace': (object) => object.metadata.namespace ?? '',
    ...kind.selectableFields,
  };
  return text.split(',').map((part) => {
    const term = /^\s*([^\s=!]+)\s*(==|=|!=)\s*(.*?)\s*$/.exec(part);
    if (!term) throw new Refusal('BadRequest', `invalid field selector: "${part.slice(0, 64)}"`);
    const [name, value] = [term[1]!, term[3]!];
    const read = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!read)
      throw new Refusal(
        'BadRequest',
        `field label not supported: ${name.slice(0, 64)}; supported: ${Object.keys(fields).join(', ')}`,
      );
    return term[2] === '!=' ? (object) => read(object) !== value : (object) => read(object) === value;
  });
}
