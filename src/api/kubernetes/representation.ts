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

/** Renders one object. */
export function renderObject(kind: ResourceKind, object: ComputeObject, form: Representation): object {
  if (form === 'Object') return object;
  if (form === 'PartialObjectMetadata') return partial(object);
  const { resourceVersion } = object.metadata;
  return renderTable(kind, [object], { metadata: { resourceVersion }, include: includeOf(form) });
}

/** Renders a list, whose metadata names its version and how it continues. */
export function renderList(
  kind: ResourceKind,
  { items, metadata }: { items: readonly ComputeObject[]; metadata: object },
  form: Representation,
): object {
  if (form === 'Object') return { apiVersion: kind.apiVersion, kind: `${kind.kind}List`, metadata, items };
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
