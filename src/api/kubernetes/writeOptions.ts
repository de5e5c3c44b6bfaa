/** Options of writes: in the query for all of them, and as DeleteOptions (meta.k8s.io/v1) in the body of a delete. */
import type { Request } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { parseBody, readBody } from '../../http/jsonBody.ts';
import { booleanParameter, integerParameter, queryOf, wordParameter } from '../../http/query.ts';
import { type Expectation, expectationOf, isObject } from './decode.ts';
import { propagationPolicies } from './queryParameters.ts';

export const json = 'application/json';
export const bodyLimit = 1024 * 1024;

/** Checks a write's query; returns whether it is a dry run. Objects are closed, so every fieldValidation is Strict. */
export function writeOptions(query: ReadonlyMap<string, string>): boolean {
  booleanParameter(query, 'force');
  wordParameter(query, 'fieldValidation', ['Strict', 'Warn', 'Ignore'] as const);
  return wordParameter(query, 'dryRun', ['All'] as const) === 'All';
}

interface OptionField {
  schema: Record<string, unknown>;
  is(value: unknown): boolean;
  /** What a refusal says is accepted. */
  form: string;
}

const flag = (description: string): OptionField => ({
  schema: { type: 'boolean', description },
  is: (value) => typeof value === 'boolean',
  form: 'must be a boolean',
});

/** What a delete may require of its object. */
const preconditions = {
  uid: { type: 'string', description: 'The uid that the object must have' },
  resourceVersion: { type: 'string', description: 'The version that the object must have' },
};

/** The fields of DeleteOptions. Those without meaning here are only checked. */
const deleteOptionFields: Readonly<Record<string, OptionField>> = {
  apiVersion: {
    schema: { type: 'string', description: 'Any: every version has the same fields' },
    is: (value) => typeof value === 'string',
    form: 'must be a string',
  },
  kind: {
    schema: { type: 'string', enum: ['DeleteOptions'], description: 'What the object is' },
    is: (value) => value === 'DeleteOptions',
    form: 'must be "DeleteOptions"',
  },
  dryRun: {
    schema: {
      type: 'array',
      items: { type: 'string', enum: ['All'] },
      description: 'All: validate everything and write nothing',
    },
    is: (value) => Array.isArray(value) && value.every((word) => word === 'All'),
    form: 'must be ["All"]',
  },
  gracePeriodSeconds: {
    schema: {
      type: 'integer',
      format: 'int64',
      minimum: 0,
      description: 'Ignored: how long a machine may take to shut down is the same for all',
    },
    is: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
    form: 'must be a whole number of at least 0',
  },
  orphanDependents: flag('Ignored: nothing depends on a machine'),
  preconditions: {
    schema: {
      type: 'object',
      description: 'The delete is refused (409) unless the object is the one, and in the version, that these name',
      additionalProperties: false,
      properties: preconditions,
    },
    is: isObject,
    form: 'must be an object',
  },
  propagationPolicy: {
    schema: {
      type: 'string',
      enum: [...propagationPolicies],
      description: 'All the same here, since nothing depends on a machine',
    },
    is: (value) => propagationPolicies.some((policy) => policy === value),
    form: `must be one of: ${propagationPolicies.join(', ')}`,
  },
  ignoreStoreReadErrorWithClusterBreakingPotential: flag('Ignored'),
};

/** DeleteOptions in the OpenAPI document. */
export const deleteOptionsSchema = {
  type: 'object',
  description: "Kubernetes' DeleteOptions",
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(deleteOptionFields).map(([name, { schema }]) => [name, schema])),
};

/** Reads DeleteOptions from the body and the query. Throws ApiError 400. */
export async function deleteOptions(request: Request): Promise<{ dryRun: boolean; preconditions: Expectation }> {
  const query = queryOf(request);
  const dryRun = writeOptions(query);
  wordParameter(query, 'propagationPolicy', propagationPolicies);
  integerParameter(query, 'gracePeriodSeconds', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  for (const name of ['orphanDependents', 'ignoreStoreReadErrorWithClusterBreakingPotential'])
    booleanParameter(query, name);
  const body = await readBody(request, { limit: bodyLimit, types: [json], untyped: json });
  if (!body) return { dryRun, preconditions: {} };
  const options = parseBody(body.text);
  // What openapi-generator's client for Go sends when it is given no options.
  if (options === null) return { dryRun, preconditions: {} };
  if (!isObject(options)) throw malformed('the body must be a DeleteOptions object');
  for (const [field, value] of Object.entries(options)) {
    const known = Object.hasOwn(deleteOptionFields, field) ? deleteOptionFields[field] : undefined;
    if (!known) throw malformed(`unknown field "${field.slice(0, 64)}"`);
    if (value !== null && !known.is(value)) throw malformed(`${field}: ${known.form}`);
  }
  const required = (options['preconditions'] ?? {}) as Record<string, unknown>;
  for (const field of Object.keys(required)) {
    if (!Object.hasOwn(preconditions, field)) throw malformed(`unknown field "preconditions.${field.slice(0, 64)}"`);
  }
  return {
    dryRun: dryRun || ((options['dryRun'] ?? []) as string[]).length > 0,
    preconditions: expectationOf({ metadata: required }),
  };
}

function malformed(what: string): ApiError {
  return new ApiError('BadRequest', `strict decoding error: ${what}`);
}
