/** OpenAPI 2.0 as protobuf. Field numbers are those of gnostic-models' OpenAPIv2.proto; it lists what is sent here. */
import protobuf from 'protobufjs/light.js';
import { field, list, text, texts } from './protobuf.ts';

type Json = Record<string, unknown>;

export interface OpenApiV2 {
  swagger: '2.0';
  info: { title: string; version: string };
  paths: Readonly<Record<string, { patch: PatchV2 }>>;
  definitions: Readonly<Record<string, Json>>;
}

interface PatchV2 {
  parameters: readonly { name: string; in: 'query'; type: string; description: string }[];
  responses: Json;
  'x-kubernetes-group-version-kind': Json;
}

export const openApiV2Type = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';

/** The media types by which clients ask for it. The older one is no media type that they could parse in a response. */
export const openApiV2Types: readonly string[] = [openApiV2Type, openApiV2Type.replace('.v1.0', '@v1.0')];

const root = protobuf.Root.fromJSON({
  nested: {
    Document: {
      fields: { swagger: text(1), info: field('Info', 2), paths: field('Paths', 8), definitions: field('Schemas', 9) },
    },
    Info: { fields: { title: text(1), version: text(2) } },
    Paths: { fields: { entries: list('NamedPath', 2) } },
    NamedPath: { fields: { name: text(1), value: field('Path', 2) } },
    Path: { fields: { patch: field('Operation', 8) } },
    Operation: { fields: { parameters: list('ParameterOrReference', 8), extensions: list('NamedAny', 13) } },
    ParameterOrReference: { fields: { parameter: field('AnyParameter', 1) } },
    AnyParameter: { fields: { other: field('OtherParameter', 2) } },
    OtherParameter: { fields: { query: field('QueryParameter', 3) } },
    QueryParameter: { fields: { in: text(2), description: text(3), name: text(4), type: text(6) } },
    Schemas: { fields: { entries: list('NamedSchema', 1) } },
    NamedSchema: { fields: { name: text(1), value: field('Schema', 2) } },
    NamedAny: { fields: { name: text(1), value: field('Any', 2) } },
    Any: { fields: { yaml: text(2) } },
    Words: { fields: { value: texts(1) } },
    Items: { fields: { schema: list('Schema', 1) } },
    SchemaOrFlag: { fields: { schema: field('Schema', 1), boolean: field('bool', 2) } },
    Schema: {
      fields: {
        ref: text(1),
        format: text(2),
        description: text(4),
        default: field('Any', 5),
        maximum: field('double', 7),
        minimum: field('double', 9),
        maxLength: field('int64', 11),
        minLength: field('int64', 12),
        pattern: text(13),
        maxItems: field('int64', 14),
        maxProperties: field('int64', 17),
        required: texts(19),
        enum: list('Any', 20),
        additionalProperties: field('SchemaOrFlag', 21),
        type: field('Words', 22),
        items: field('Items', 23),
        properties: field('Schemas', 25),
        example: field('Any', 30),
        extensions: list('NamedAny', 31),
      },
    },
  },
});
/** The extension by which clients find a kind. */
const ofKind = 'x-kubernetes-group-version-kind';

const documentType = root.lookupType('Document');
const schemaFields = root.lookupType('Schema').fields;

/** Any value; JSON is YAML. */
const anyOf = (value: unknown) => ({ yaml: JSON.stringify(value) });

const schemasOf = (schemas: unknown) => ({
  entries: Object.entries(schemas as Record<string, Json>).map(([name, schema]) => ({ name, value: schemaOf(schema) })),
});

/** How keywords are written whose form is not that of JSON. */
const forms: Readonly<Record<string, (value: unknown) => unknown>> = {
  default: anyOf,
  example: anyOf,
  enum: (values) => (values as unknown[]).map(anyOf),
  type: (word) => ({ value: [word] }),
  items: (schema) => ({ schema: [schemaOf(schema as Json)] }),
  properties: schemasOf,
  additionalProperties: (value) =>
    typeof value === 'boolean' ? { boolean: value } : { schema: schemaOf(value as Json) },
};

function schemaOf(schema: Json): Json {
  const written: Json = {};
  const extensions: Json[] = [];
  for (const [name, value] of Object.entries(schema)) {
    const keyword = name === '$ref' ? 'ref' : name;
    if (keyword.startsWith('x-')) extensions.push(extension(keyword, value));
    else if (Object.hasOwn(schemaFields, keyword)) written[keyword] = forms[keyword]?.(value) ?? value;
    else throw new Error(`the protobuf form of OpenAPI 2.0 has no keyword ${keyword} here`);
  }
  return { ...written, extensions };
}

const extension = (name: string, value: unknown) => ({ name, value: anyOf(value) });

const pathsOf = (paths: OpenApiV2['paths']) => ({
  entries: Object.entries(paths).map(([name, { patch }]) => ({
    name,
    value: {
      patch: {
        parameters: patch.parameters.map((query) => ({ parameter: { other: { query } } })),
        extensions: [extension(ofKind, patch[ofKind])],
      },
    },
  })),
});

export function encodeOpenApiV2({ swagger, info, paths, definitions }: OpenApiV2): Uint8Array {
  const document = { swagger, info, paths: pathsOf(paths), definitions: schemasOf(definitions) };
  return documentType.encode(documentType.fromObject(document)).finish();
}
