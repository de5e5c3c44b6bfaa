/** The form in which a client wants objects: whole, as their metadata alone, or as rows for people. */
import type { Request } from 'express';
import { wordParameter } from '../../http/query.ts';
import { acceptedTypes } from './acceptHeader.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { ResourceKind } from './resourceKind.ts';
import { type IncludeObject, partial, renderTable } from './table.ts';

export type Representation = 'Object' | 'PartialObjectMetadata' | `Table/${IncludeObject}`;

const forms: Readonly<Record<string, 'Table' | 'PartialObjectMetadata'>> = {
  Table: 'Table',
  PartialObjectMetadata: 'PartialObjectMetadata',
  PartialObjectMetadataList: 'PartialObjectMetadata',
};

/**
 * Returns the first form that the client accepts and the service has. Forms in protobuf are passed over, as for custom
 * resources in Kubernetes; a client that accepts none of the rest gets whole objects. Throws ApiError 400.
 */
export function representationOf(request: Request, query: ReadonlyMap<string, string>): Representation {
  const include = wordParameter(query, 'includeObject', ['None', 'Metadata', 'Object'] as const) ?? 'Metadata';
  for (const { type, parameters } of acceptedTypes(request)) {
    if (type === '*/*' || type === 'application/*') return 'Object';
    if (type !== 'application/json') continue;
    const as = parameters.get('as');
    if (as === undefined) return 'Object';
    const form = Object.hasOwn(forms, as) ? forms[as] : undefined;
    if (!form || parameters.get('g') !== 'meta.k8s.io' || parameters.get('v') !== 'v1') continue;
    return form === 'Table' ? `Table/${include}` : form;
  }
  return 'Object';
}

/** Longest text that is kept: what is longer is rare, and would take the memory of many. */
const keptCharacters = 16 * 1024;
const texts = new WeakMap<ComputeObject, string>();

/** An object as JSON. Objects are never mutated, so one that is shown often is written once. */
export function jsonOf(object: ComputeObject): string {
  let text = texts.get(object);
  if (text === undefined) {
    text = JSON.stringify(object);
    if (text.length <= keptCharacters) texts.set(object, text);
  }
  return text;
}

/** One object in a form, as JSON. */
export function objectJson(kind: ResourceKind, object: ComputeObject, form: Representation): string {
  return form === 'Object' ? jsonOf(object) : JSON.stringify(renderObject(kind, object, form));
}

export function listJson(
  kind: ResourceKind,
  page: { items: readonly ComputeObject[]; metadata: object },
  form: Representation,
): Buffer {
  if (form !== 'Object') return Buffer.from(JSON.stringify(renderList(kind, page, form)));
  const head = JSON.stringify({ apiVersion: kind.apiVersion, kind: `${kind.kind}List`, metadata: page.metadata });
  const texts = [`${head.slice(0, -1)},"items":[`];
  for (const [index, object] of page.items.entries()) texts.push(index === 0 ? '' : ',', jsonOf(object));
  texts.push(']}');
  return bytesOf(texts);
}

/** The texts in one buffer. One text of them all would be garbage of the whole list's size, which holds up others. */
function bytesOf(texts: readonly string[]): Buffer {
  let length = 0;
  for (const text of texts) length += Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return bytes;
}

/** Renders one object. */
function renderObject(kind: ResourceKind, object: ComputeObject, form: Exclude<Representation, 'Object'>): object {
  if (form === 'PartialObjectMetadata') return partial(object);
  const { resourceVersion } = object.metadata;
  return renderTable(kind, [object], { metadata: { resourceVersion }, include: includeOf(form) });
}

/** Renders a list in another form than whole objects. Its metadata names its version and how it continues. */
function renderList(
  kind: ResourceKind,
  { items, metadata }: { items: readonly ComputeObject[]; metadata: object },
  form: Exclude<Representation, 'Object'>,
): object {
  if (form === 'PartialObjectMetadata')
    return {
      kind: 'PartialObjectMetadataList',
      apiVersion: 'meta.k8s.io/v1',
      metadata,
      items: items.map(partial),
    };
  return renderTable(kind, items, { metadata, include: includeOf(form) });
}

function includeOf(form: `Table/${IncludeObject}`): IncludeObject {
  return form.slice('Table/'.length) as IncludeObject;
}
