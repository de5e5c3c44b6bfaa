/**
 * The kinds as OpenAPI 2.0 describes them: definitions without paths. Terraform's kubernetes provider reads nothing
 * else. It and its like want JSON; clients that ask for protobuf alone (kubectl, after OpenAPI 3) go without.
 */
import { openApiSchema } from '../../http/openApiSchema.ts';
import { metadataSchema } from './objectMetadata.ts';

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

/** The document served at `/openapi/v2`, made from those of OpenAPI 3.0. */
export function openApiV2(serviceVersion: string, documents: Readonly<Record<string, Json>>): Json {
  const schemas = Object.values(documents).map(({ components }) => (components as { schemas: Json }).schemas);
  return {
    swagger: '2.0',
    info: { title: 'compute.service', version: serviceVersion },
    paths: {},
    definitions: converted({ ...Object.assign({}, ...schemas), [objectMeta]: openApiSchema(metadataSchema) }),
  };
}
