/** Options of writes: in the query for all of them, and as DeleteOptions (meta.k8s.io/v1) in the body of a delete. */
import type { Request } from 'express';
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import { type Body, parseBody, readBody } from '../../http/jsonBody.ts';
import { openApiSchema } from '../../http/openApiSchema.ts';
import { booleanParameter, integerParameter, queryOf, wordParameter } from '../../http/query.ts';
import { jsonOfYaml } from '../../http/yamlBody.ts';
import { findingsOf } from '../../lib/findings.ts';
import { quotable } from '../../lib/text.ts';
import { parseSent } from '../../lib/withoutNulls.ts';
import { type Expectation, isObject } from './decode.ts';
import { apiVersion } from './objectMetadata.ts';
import { propagationPolicies } from './queryParameters.ts';

export const json = 'application/json';
export const yaml = 'application/yaml';
export const bodyLimit = 1024 * 1024;

/** The JSON of a body in JSON or YAML. */
export const jsonText = ({ type, text }: Body) => (/yaml$/.test(type) ? jsonOfYaml(text, bodyLimit) : text);

/** Checks a write's query; returns whether it is a dry run. Objects are closed, so every fieldValidation is Strict. */
export function writeOptions(query: ReadonlyMap<string, string>): boolean {
  booleanParameter(query, 'force');
  wordParameter(query, 'fieldValidation', ['Strict', 'Warn', 'Ignore'] as const);
  return wordParameter(query, 'dryRun', ['All'] as const) === 'All';
}

/** Those without meaning here are only checked. */
const deleteOptionFields = z
  .strictObject({
    apiVersion: z.enum(['v1', 'meta.k8s.io/v1', apiVersion]).describe('Any of these: they have the same fields'),
    kind: z.literal('DeleteOptions').describe('What the object is'),
    dryRun: z.array(z.literal('All')).describe('All: validate everything and write nothing'),
    gracePeriodSeconds: z
      .int()
      .min(0)
      .meta({ format: 'int64', description: 'Ignored: all machines get the same time to shut down' }),
    orphanDependents: z.boolean().describe('Ignored: nothing depends on a machine'),
    preconditions: z
      .strictObject({
        uid: z.string().min(1).describe('The uid that the object must have'),
        resourceVersion: z.string().min(1).describe('The version that the object must have'),
      })
      .partial()
      .describe('The delete is refused (409) unless the object is the one, and in the version, that these name'),
    propagationPolicy: z.enum(propagationPolicies).describe('All the same here, since nothing depends on a machine'),
    ignoreStoreReadErrorWithClusterBreakingPotential: z.boolean().describe('Ignored'),
  })
  .partial()
  .describe("Kubernetes' DeleteOptions");

/** DeleteOptions in the OpenAPI document. */
export const deleteOptionsSchema = openApiSchema(deleteOptionFields);

/** Reads DeleteOptions from the body and the query. Throws ApiError 400. */
export async function deleteOptions(request: Request): Promise<{ dryRun: boolean; preconditions: Expectation }> {
  const query = queryOf(request);
  const dryRun = writeOptions(query);
  wordParameter(query, 'propagationPolicy', propagationPolicies);
  integerParameter(query, 'gracePeriodSeconds', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  for (const name of ['orphanDependents', 'ignoreStoreReadErrorWithClusterBreakingPotential'])
    booleanParameter(query, name);
  const { dryRun: asked = [], preconditions = {} } = await readOptions(
    request,
    deleteOptionFields,
    'a DeleteOptions object',
  );
  return { dryRun: dryRun || asked.length > 0, preconditions };
}

/** Reads the body of an operation that needs none. Throws ApiError 400; `what` says what a body must be. */
export async function readOptions<T extends object>(
  request: Request,
  fields: z.ZodType<T>,
  what: string,
): Promise<Partial<T>> {
  const body = await readBody(request, { limit: bodyLimit, types: [json, yaml], untyped: json });
  const options = body && parseBody(jsonText(body));
  // Null is what openapi-generator's client for Go sends when it is given no options.
  if (options === null) return {};
  if (!isObject(options)) throw malformed(`the body must be ${what}`);
  const parsed = parseSent(fields, options);
  if (parsed.success) return parsed.data;
  throw malformed(
    findingsOf(parsed.error, fields, options)
      .map(({ path, code, detail }) =>
        code === 'unknown_field' ? `unknown field "${shown(path)}"` : `${shown(path)}: ${detail}`,
      )
      .join(', '),
  );
}

const shown = (path: readonly PropertyKey[]) => quotable(path.join('.'), 64);

function malformed(what: string): ApiError {
  return new ApiError('BadRequest', `strict decoding error: ${what}`);
}
