/**
 * Kubernetes' protobuf form of reviews: clients that know a built-in type send it so. Field numbers are those of
 * k8s.io/api; fields that are not listed are skipped, as protobuf means it.
 */
import protobuf from 'protobufjs/light.js';
import { ApiError } from '../../http/apiError.ts';

export const protobufType = 'application/vnd.kubernetes.protobuf';

/** Precedes every message (k8s.io/apimachinery, serializer/protobuf). */
const magic = Buffer.from('k8s\0');

export const text = (id: number) => ({ type: 'string', id });
export const texts = (id: number) => ({ rule: 'repeated', type: 'string', id });
export const field = (type: string, id: number) => ({ type, id });
export const list = (type: string, id: number) => ({ rule: 'repeated', type, id });

const root = protobuf.Root.fromJSON({
  nested: {
    TypeMeta: { fields: { apiVersion: text(1), kind: text(2) } },
    Unknown: { fields: { typeMeta: field('TypeMeta', 1), raw: field('bytes', 2) } },
    ResourceAttributes: {
      fields: {
        namespace: text(1),
        verb: text(2),
        group: text(3),
        version: text(4),
        resource: text(5),
        subresource: text(6),
        name: text(7),
      },
    },
    NonResourceAttributes: { fields: { path: text(1), verb: text(2) } },
    AccessSpec: {
      fields: {
        resourceAttributes: field('ResourceAttributes', 1),
        nonResourceAttributes: field('NonResourceAttributes', 2),
      },
    },
    AccessStatus: { fields: { allowed: field('bool', 1), reason: text(2) } },
    SelfSubjectAccessReview: { fields: { spec: field('AccessSpec', 2), status: field('AccessStatus', 3) } },
    ResourceRule: { fields: { verbs: texts(1), apiGroups: texts(2), resources: texts(3), resourceNames: texts(4) } },
    NonResourceRule: { fields: { verbs: texts(1), nonResourceURLs: texts(2) } },
    RulesSpec: { fields: { namespace: text(1) } },
    RulesStatus: {
      fields: {
        resourceRules: list('ResourceRule', 1),
        nonResourceRules: list('NonResourceRule', 2),
        incomplete: field('bool', 3),
      },
    },
    SelfSubjectRulesReview: { fields: { spec: field('RulesSpec', 2), status: field('RulesStatus', 3) } },
    ExtraValue: { fields: { items: texts(1) } },
    UserInfo: {
      fields: {
        username: text(1),
        uid: text(2),
        groups: texts(3),
        extra: { keyType: 'string', type: 'ExtraValue', id: 4 } as protobuf.IMapField,
      },
    },
    SelfStatus: { fields: { userInfo: field('UserInfo', 1) } },
    SelfSubjectReview: { fields: { status: field('SelfStatus', 2) } },
  },
});
/** Returns the JSON form of a message of this kind. Throws ApiError 400. */
export function decodeProtobuf(bytes: Buffer, kind: string): object {
  if (!bytes.subarray(0, magic.length).equals(magic)) throw notProtobuf(kind);
  try {
    const sent = decoded('Unknown', bytes.subarray(magic.length)) as { typeMeta?: object; raw?: Uint8Array };
    return { ...sent.typeMeta, ...decoded(kind, sent.raw ?? new Uint8Array()) };
  } catch (error) {
    throw notProtobuf(kind, error);
  }
}

function decoded(type: string, bytes: Uint8Array): object {
  const known = root.lookupType(type);
  return known.toObject(known.decode(bytes));
}

/** Returns the protobuf form of an object in its JSON form. */
export function encodeProtobuf(object: { apiVersion: string; kind: string }): Buffer {
  const { apiVersion, kind } = object;
  const raw = encoded(kind, withLists(object));
  return Buffer.concat([magic, encoded('Unknown', { typeMeta: { apiVersion, kind }, raw })]);
}

function encoded(type: string, object: object): Uint8Array {
  const known = root.lookupType(type);
  return known.encode(known.fromObject(object)).finish();
}

/** A map's values cannot be lists in protobuf, so each is a message that holds one. */
function withLists(object: object): object {
  const { status } = object as { status?: { userInfo?: { extra: Record<string, string[]> } } };
  if (!status?.userInfo) return object;
  const extra = Object.fromEntries(Object.entries(status.userInfo.extra).map(([key, items]) => [key, { items }]));
  return { ...object, status: { userInfo: { ...status.userInfo, extra } } };
}

function notProtobuf(kind: string, cause?: unknown): ApiError {
  return new ApiError(
    'BadRequest',
    `the body is not the protobuf form of a ${kind}`,
    cause === undefined ? {} : { cause },
  );
}
