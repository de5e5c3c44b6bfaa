/**
 * What a session may do, and who it is (authorization.k8s.io, authentication.k8s.io). Reviews are asked and forgotten:
 * nothing is stored.
 */
import type { Request, Response } from 'express';
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import { decodeUtf8, fieldPath, parseBody, readBytes } from '../../http/jsonBody.ts';
import { queryOf } from '../../http/query.ts';
import { sendJson } from '../../http/requestFacts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { callerOf } from '../callers/caller.ts';
import { acceptedTypes } from './acceptHeader.ts';
import type { DiscoveredKind } from './discovery.ts';
import { group } from './objectMetadata.ts';
import { type AccessRule, refusalOfAccess } from './permissions.ts';
import { decodeProtobuf, encodeProtobuf, protobufType } from './protobuf.ts';
import type { Handler } from './resourceHandler.ts';
import { json, jsonText, writeOptions, yaml } from './writeOptions.ts';

const bodyLimit = 64 * 1024;

/** All that a session may ask for: operations on objects, and fixed documents. */
export interface Permissions {
  rules: readonly AccessRule[];
  documents: readonly string[];
}

/** A kind whose objects are only ever created, and of which the response is the point. */
export interface ReviewKind extends DiscoveredKind {
  description: string;
  /** Of the objects that clients send. What they say about the status is dropped. */
  sent: z.ZodObject;
  status: z.ZodObject;
  review(sent: unknown, caller: Caller, permissions: Permissions): object;
}

const word = z.string().optional();
const words = z.array(z.string());

const accessReview = reviewKind('authorization.k8s.io/v1', 'SelfSubjectAccessReview', {
  description: 'Whether the session may make a request.',
  spec: z.object({
    resourceAttributes: z
      .object({
        namespace: word.describe('None means all namespaces'),
        verb: word.describe('The action, such as get or create'),
        group: word.describe('The group of the kind'),
        version: word.describe('The version of the group'),
        resource: word.describe('The kind in the plural, such as virtualmachines'),
        subresource: word.describe('A part of the object, such as tunnel'),
        name: word.describe('None means any'),
      })
      .nullish()
      .describe('Asks about objects'),
    nonResourceAttributes: z
      .object({
        path: word.describe('The path of the address'),
        verb: word.describe('The action, such as get or create'),
      })
      .nullish()
      .describe('Asks about a path'),
  }),
  status: z.object({
    allowed: z.boolean().describe('Whether the session may do it'),
    reason: z.string().optional().describe('Why'),
  }),
  review({ resourceAttributes, nonResourceAttributes }, caller, { rules, documents }) {
    if (!resourceAttributes === !nonResourceAttributes)
      throw new ApiError(
        'Invalid',
        'spec: Invalid value: exactly one of resourceAttributes and nonResourceAttributes must be given',
      );
    if (nonResourceAttributes) {
      const { path = '', verb } = nonResourceAttributes;
      const isServed = verb === 'get' && documents.includes(path);
      return { allowed: isServed, ...(!isServed && { reason: 'the service does not serve this' }) };
    }
    const { subresource, resource = '', group = '', verb = '', namespace = '', name = '' } = resourceAttributes!;
    const reason = refusalOfAccess(rules, caller, {
      group,
      resource: subresource ? `${resource}/${subresource}` : resource,
      verb,
      namespace,
      name,
    });
    return { allowed: reason === null, ...(reason !== null && { reason }) };
  },
});

const rulesReview = reviewKind('authorization.k8s.io/v1', 'SelfSubjectRulesReview', {
  description: 'Everything that the session may do in a namespace.',
  spec: z.object({ namespace: word.describe('The namespace of the tenant') }),
  status: z.object({
    resourceRules: z
      .array(
        z.object({
          verbs: words.describe('What may be done'),
          apiGroups: words.describe('The groups of the kinds'),
          resources: words.describe('The kinds in the plural'),
          resourceNames: words.optional().describe('The names that the rule covers; all if absent'),
        }),
      )
      .describe('What the session may do with objects'),
    nonResourceRules: z
      .array(z.object({ verbs: words.describe('What may be done'), nonResourceURLs: words.describe('The paths') }))
      .describe('What the session may do with paths'),
    incomplete: z.boolean().describe('Whether rules are missing from the list'),
  }),
  review({ namespace }, caller, { rules, documents }) {
    if (!namespace) throw new ApiError('BadRequest', 'spec.namespace: Required value');
    const name = caller.namespace ?? '';
    const allowed = rules.filter((rule) => refusalOfAccess(rules, caller, { ...rule, namespace, name }) === null);
    const byResource = new Map<string, { verbs: string[]; apiGroups: string[]; resources: string[] }>();
    for (const { group: ofGroup, resource, verb, where } of allowed) {
      const rule = byResource.get(`${resource}.${ofGroup}`);
      if (rule) rule.verbs.push(verb);
      else
        byResource.set(`${resource}.${ofGroup}`, {
          verbs: [verb],
          apiGroups: [ofGroup],
          resources: [resource],
          ...(where === 'itself' && { resourceNames: [name] }),
        });
    }
    return {
      resourceRules: [...byResource.values()],
      nonResourceRules: [{ verbs: ['get'], nonResourceURLs: documents }],
      incomplete: false,
    };
  },
});

const selfReview = reviewKind('authentication.k8s.io/v1', 'SelfSubjectReview', {
  description: 'Who the session is.',
  spec: z.object({}).optional(),
  status: z.object({
    userInfo: z
      .object({
        username: z.string().describe('The name of the caller'),
        uid: z.string().describe('The id of the caller'),
        groups: words.describe('The groups of the caller'),
        extra: z.record(z.string(), words).describe('Other facts about the caller'),
      })
      .describe('Who the caller is'),
  }),
  review: (_spec, { actorType, actorId, customerId, tenantId, sessionId, scopes }) => ({
    userInfo: {
      username: `${actorType}:${actorId}`,
      uid: actorId,
      groups: ['system:authenticated'],
      extra: {
        [`${group}/customer-id`]: [customerId],
        [`${group}/tenant-id`]: [tenantId],
        [`${group}/session-id`]: [sessionId],
        [`${group}/scopes`]: scopes,
      },
    },
  }),
});

export const reviewKinds: readonly ReviewKind[] = [accessReview, rulesReview, selfReview];

interface DeclaredReview<Spec> {
  description: string;
  spec: z.ZodType<Spec>;
  status: z.ZodObject;
  review(spec: Spec, caller: Caller, permissions: Permissions): object;
}

function reviewKind<Spec>(
  apiVersion: string,
  kind: string,
  { description, spec, status, review }: DeclaredReview<Spec>,
): ReviewKind {
  const sent = z.object({
    // As in Kubernetes, the path says what these are where the client does not.
    apiVersion: z.literal(apiVersion).optional().describe('Version of this form of the object'),
    kind: z.literal(kind).optional().describe('What the object is'),
    metadata: z.looseObject({}).nullish().describe('Ignored: a review has no name'),
    spec: spec.describe('What is asked'),
  });
  return {
    apiVersion,
    kind,
    plural: `${kind.toLowerCase()}s`,
    singular: kind.toLowerCase(),
    namespaced: false,
    shortNames: [],
    categories: [],
    verbs: ['create'],
    description,
    sent,
    status,
    review: (given, caller, permissions) => review((given as { spec: Spec }).spec, caller, permissions),
  };
}

/** Serves POST of a review. Any session may ask about itself. */
export function reviewHandler(kind: ReviewKind, permissions: Permissions): Handler {
  return async (request, response) => {
    writeOptions(queryOf(request));
    const sent = await readReview(kind, request);
    const { apiVersion } = kind;
    const status = kind.review(sent, callerOf(response), permissions);
    sendReview(request, response, { apiVersion, kind: kind.kind, metadata: {}, ...specOf(sent), status });
  };
}

async function readReview({ apiVersion, kind, sent: schema }: ReviewKind, request: Request): Promise<object> {
  const body = await readBytes(request, { limit: bodyLimit, types: [json, protobufType, yaml], untyped: json });
  if (!body) throw new ApiError('BadRequest', `the request has no body: send a ${kind}`);
  const sent =
    body.type === protobufType
      ? decodeProtobuf(body.bytes, kind)
      : parseBody(jsonText({ type: body.type, text: decodeUtf8(body.bytes) }));
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 32).map(({ path, message }) => `${fieldPath(path)}: ${message}`);
  throw new ApiError(
    'BadRequest',
    `${kind} in version "${apiVersion}" cannot be handled: strict decoding error: ${places.join(', ')}`,
  );
}

function specOf(sent: object): Pick<Review, 'spec'> {
  return 'spec' in sent && sent.spec !== undefined ? { spec: sent.spec } : {};
}

interface Review {
  apiVersion: string;
  kind: string;
  metadata: object;
  spec?: unknown;
  status: object;
}

/** As protobuf only for a client that accepts nothing else. */
function sendReview(request: Request, response: Response, review: Review): void {
  const accepted = acceptedTypes(request);
  if (accepted.length === 0 || accepted.some(({ type }) => type !== protobufType)) {
    sendJson(response, 201, review);
    return;
  }
  if (response.headersSent || response.destroyed) return;
  const bytes = encodeProtobuf(review);
  response.writeHead(201, { 'content-type': protobufType, 'content-length': bytes.length }).end(bytes);
}
