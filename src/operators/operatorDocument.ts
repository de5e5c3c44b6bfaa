/** The OpenAPI document of the operators' API, made from the table of commands, and what of them an operator may run. */
import * as z from 'zod';
import { hasRole, type OperatorRole, operatorRoles } from '../domain/operatorRights.ts';
import { openApiSchema, openApiVersion } from '../http/openApiSchema.ts';
import type { Operator } from './operators.ts';
import { ownPath, typedPath } from './operatorWire.ts';

type Json = Record<string, unknown>;

interface Offered {
  name: string;
  about: string;
  role: OperatorRole;
  request: z.ZodType;
  result: z.ZodType;
}

const role = z.enum(operatorRoles);
const own = z.object({
  name: z.string().describe('the operator, as in the audit log'),
  roles: z.array(role).describe('roles of the operator'),
  commands: z
    .array(
      z.object({
        name: z.string().describe('the command'),
        about: z.string().describe('what it does'),
        role: role.describe('the role that it needs'),
        isAllowed: z.boolean().describe('whether the operator may run it'),
        request: z.looseObject({}).describe('JSON Schema of what it takes: arguments, then options'),
      }),
    )
    .describe('the offered commands'),
});

/** Makes what an operator reads of themselves. The schemas are made once. */
export function offers(commands: readonly Offered[]): (operator: Operator) => z.infer<typeof own> {
  const made = commands.map(({ name, about, role, request }) => ({
    name,
    about,
    role,
    request: openApiSchema(request),
  }));
  return ({ name, roles }) => ({
    name,
    roles: [...roles],
    commands: made.map((each) => ({ ...each, isAllowed: hasRole(roles, each.role) })),
  });
}

const problem = {
  type: 'object',
  required: ['title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'about:blank' },
    title: { type: 'string', description: 'what the status means' },
    status: { type: 'integer', description: 'status of the response' },
    detail: { type: 'string', description: 'what was wrong and what to do, for people' },
    code: { type: 'string', description: 'what was wrong, for programs' },
    errors: {
      type: 'array',
      description: 'the places in the body that were refused, or the name that was probably meant',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'detail'],
        properties: {
          pointer: { type: 'string', description: 'RFC 6901 pointer into the body' },
          code: { type: 'string', description: 'what was wrong there' },
          detail: { type: 'string', description: 'what was wrong there, for people' },
        },
      },
    },
  },
};
const refusals: Readonly<Record<number, string>> = {
  400: 'The body is no JSON object',
  401: "An operator's token is needed",
  403: 'The operator has not the role, or the command is not offered',
  404: 'There is no command or thing of this name; "detail" has the nearest one',
  409: 'The state of the thing does not allow it',
  422: 'A field is wrong, or the command refuses what was asked',
  429: 'Six commands of this operator run',
  503: 'Too much runs, or a part of the service is away',
};

export function operatorDocument(commands: readonly Offered[], version: string): Json {
  const refused = Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  );
  const paths = commands.map(({ name, about, role, request, result }) => [
    typedPath(name),
    {
      post: {
        operationId: name.replaceAll(/[ -](.)/g, (_, letter: string) => letter.toUpperCase()),
        summary: about,
        description: `Needs the role ${role}.`,
        requestBody: { required: true, content: { 'application/json': { schema: openApiSchema(request) } } },
        responses: {
          200: {
            description: 'What it found or did',
            content: { 'application/json': { schema: growing(openApiSchema(result)) } },
          },
          ...refused,
        },
      },
    },
  ]);
  const ownOperation = {
    operationId: 'me',
    summary: 'who the operator is, and what they may run',
    responses: {
      200: { description: 'The operator', content: { 'application/json': { schema: openApiSchema(own) } } },
      401: refused[401],
    },
  };
  return {
    openapi: openApiVersion,
    info: { title: "Operators' API", version },
    security: [{ operator: [] }],
    paths: { [ownPath]: { get: ownOperation }, ...Object.fromEntries(paths) },
    components: {
      securitySchemes: { operator: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problem },
    },
  };
}

/** A result may get more fields with a later release. */
function growing(schema: Json): Json {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (key === 'additionalProperties' && value === false ? undefined : value)),
  );
}
