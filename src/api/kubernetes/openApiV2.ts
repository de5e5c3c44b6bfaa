/**
 * The kinds as OpenAPI 2.0 describes them: definitions, and of the paths the patches. Terraform's kubernetes provider
 * reads it as JSON. kubectl reads it as protobuf: before 1.29 for every object, and since then for a `List` of objects.
 * From the parameters of patches it learns what the service validates itself and whether it can rehearse a change.
 */
import type { RequestHandler } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { openApiSchema } from '../../http/openApiSchema.ts';
import { endWith } from '../../lib/draining.ts';
import { once } from '../../lib/once.ts';
import { acceptedTypes } from './acceptHeader.ts';
import { metadataSchema } from './objectMetadata.ts';
import { encodeOpenApiV2, type OpenApiV2, openApiV2Type, openApiV2Types } from './openApiV2Protobuf.ts';

type Json = Record<string, unknown>;

/** Under this name clients look up what all objects have, whatever a kind's own schema says. */
const objectMeta = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';

/** `nullable` is the only keyword of the schemas that OpenAPI 2.0 lacks. */
function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'nullable' || typeof inner !== 'boolean')
      .map(([key, inner]) => [
        key,
        key === '$ref' ? String(inner).replace('#/components/schemas/', '#/definitions/') : converted(inner),
      ]),
  );
}

/** The patches of an OpenAPI 3.0 document, with their parameters. */
function patchesOf({ paths }: Json): OpenApiV2['paths'] {
  const patched = Object.entries(paths as Record<string, { patch?: PatchOperation }>).flatMap(([path, { patch }]) =>
    patch ? [[path, { patch: patchOf(patch) }] as const] : [],
  );
  return Object.fromEntries(patched);
}

interface PatchOperation {
  parameters: { name: string; description: string; schema: { type: string } }[];
  'x-kubernetes-group-version-kind': Json;
}

const patchOf = ({ parameters, ...operation }: PatchOperation) => ({
  parameters: parameters.map(({ name, description, schema: { type } }) => ({
    name,
    in: 'query' as const,
    description,
    type,
  })),
  responses: { default: { description: 'The object, or a Status' } },
  'x-kubernetes-group-version-kind': operation['x-kubernetes-group-version-kind'],
});

/** The document served at `/openapi/v2`, made from those of OpenAPI 3.0. */
export function openApiV2(serviceVersion: string, documents: Readonly<Record<string, Json>>): OpenApiV2 {
  const schemas = Object.values(documents).map(({ components }) => (components as { schemas: Json }).schemas);
  return {
    swagger: '2.0',
    info: { title: 'compute.service', version: serviceVersion },
    paths: Object.assign({}, ...Object.values(documents).map(patchesOf)),
    definitions: converted({
      ...Object.assign({}, ...schemas),
      [objectMeta]: openApiSchema(metadataSchema),
    }) as OpenApiV2['definitions'],
  };
}

const jsonTypes: readonly string[] = ['application/json', 'application/*', '*/*'];

/** Sends the document as protobuf where a client prefers that, and leaves JSON to the next handler. */
export function asProtobuf(document: OpenApiV2): RequestHandler {
  const encoded = once(() => encodeOpenApiV2(document));
  return (request, response, next) => {
    const accepted = acceptedTypes(request);
    const wanted = accepted.find(({ type }) => jsonTypes.includes(type) || openApiV2Types.includes(type));
    if (accepted.length > 0 && !wanted)
      throw new ApiError('NotFound', `this document is served as application/json and ${openApiV2Type}`);
    if (request.method !== 'GET' || !wanted || jsonTypes.includes(wanted.type)) return next();
    const body = encoded();
    response.writeHead(200, { 'content-type': openApiV2Type, 'content-length': body.length });
    void endWith(response, body);
  };
}
