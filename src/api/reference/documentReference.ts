/**
 * What makes the OpenAPI document a reference for people: each operation says what it needs. All of it is made from the
 * declarations; nothing that they say is replaced.
 */

import { referenceExamples } from './referenceExamples.ts';

type Json = Record<string, unknown>;

interface Schema extends Json {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation extends Json {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name?: string; description?: string }[];
  requestBody?: {
    content: Record<string, { schema: Schema; examples?: Record<string, { summary: string; value: unknown }> }>;
  };
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export function operationsOf(document: Json): Operation[] {
  return Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  );
}

/** Returns the document with what people need. The parts of the one that is given are also served elsewhere. */
export function asReference(given: Json): Json {
  const document = JSON.parse(JSON.stringify(given)) as Json;
  const { schemas } = document['components'] as { schemas: Record<string, Schema> };
  for (const schema of Object.values(schemas)) typeNullable(schema);
  const operations = operationsOf(document);
  for (const operation of operations) {
    for (const body of [operation.requestBody, ...Object.values(operation.responses ?? {})])
      for (const { schema } of Object.values(body?.content ?? {})) typeNullable(schema);
    const example = referenceExamples[operation.operationId];
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      if (example !== undefined) content.examples = { usual: { summary: 'Example', value: example } };
    operation.summary ??= sentence(operation);
    const needs = needOf(operation);
    nameScopes(operation);
    operation.description = [operation.description?.replace(/\.$/, ''), needs].filter((text) => text).join('. ');
  }
  return document;
}

/** An operation without a summary has a description, whose first sentence is one. */
function sentence({ description = '', operationId }: Operation): string {
  return description.split('. ')[0] || operationId;
}

function needOf({ security }: Operation): string {
  if (security === undefined) return 'Needs a session';
  if (security.length === 0) return 'Needs no session';
  const scopes = security.flatMap((each) => Object.values(each).flat());
  if (scopes.length > 0) return `Needs a session with the scope ${scopes.join(', ')}`;
  return security.some((each) => Object.keys(each).length === 0) ? 'A session is one way to ask' : 'Needs a session';
}

/** In OpenAPI 3.0, only the scopes of OAuth2 schemes may stand in `security`; ours are bearer tokens. */
function nameScopes(operation: Operation): void {
  const scopes = [...new Set((operation.security ?? []).flatMap((each) => Object.values(each).flat()))];
  if (scopes.length === 0) return;
  operation['x-required-scopes'] = scopes;
  operation.security = operation.security!.map((each) =>
    Object.fromEntries(Object.keys(each).map((scheme) => [scheme, []])),
  );
}

/** OpenAPI 3.0.3: null counts only beside a type. */
function typeNullable(schema: Schema): void {
  if (schema['nullable'] === true && schema.type === undefined && schema.allOf) schema.type = 'object';
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  for (const each of [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf, ...oneOf])
    if (typeof each === 'object') typeNullable(each);
}
