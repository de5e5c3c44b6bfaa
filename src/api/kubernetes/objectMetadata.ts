import * as z from 'zod';

export const group = 'compute.service';
export const version = 'v1alpha1';
export const apiVersion = `${group}/${version}`;

/** Splits an apiVersion. The core group, which has no name, is ''. */
export function groupAndVersion(apiVersion: string): [group: string, version: string] {
  const slash = apiVersion.indexOf('/');
  return [apiVersion.slice(0, Math.max(slash, 0)), apiVersion.slice(slash + 1)];
}

/** Label and annotation keys: a name, optionally DNS-prefixed (Kubernetes API conventions, "Labels and selectors"). */
const keyName = /^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)$/;
const keyPrefix = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const labelValue = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const labelLength = 63;
/** Maximum total size of an object's annotations in bytes, keys and values. */
const annotationsLimitBytes = 256 * 1024;
/** A patch adds to what exists, so the limit on a request body does not limit the object. */
const entriesLimit = { labels: 256, annotations: 1_000 } as const;

/** Whether a key is valid for a label or an annotation. */
export function isQualifiedName(key: string): boolean {
  const slash = key.indexOf('/');
  const name = key.slice(slash + 1);
  const prefix = slash < 0 ? null : key.slice(0, slash);
  return (
    name.length <= 63 && keyName.test(name) && (prefix === null || (prefix.length <= 253 && keyPrefix.test(prefix)))
  );
}

export function isLabelValue(value: string): boolean {
  return value.length <= labelLength && labelValue.test(value);
}

const keyRule =
  "a key is at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit, after an optional DNS prefix and '/'";
const valueRule =
  "a label's value is empty or at most 63 letters, digits, '-', '_' and '.', starting and ending with a letter or digit";

type MapIssues = { value: Record<string, string>; issues: z.core.$ZodRawIssue[] };

function checkKeys({ value, issues }: MapIssues, what: keyof typeof entriesLimit): void {
  if (Object.keys(value).length > entriesLimit[what])
    issues.push({
      code: 'custom',
      input: null,
      path: [],
      message: `an object has at most ${entriesLimit[what]} ${what}`,
    });
  for (const key in value)
    if (!isQualifiedName(key)) issues.push({ code: 'custom', input: key, path: [key], message: keyRule });
}

const labels = z.record(z.string(), z.string().meta({ maxLength: labelLength })).check((map) => {
  checkKeys(map as MapIssues, 'labels');
  for (const [key, value] of Object.entries(map.value)) {
    if (!isLabelValue(value)) map.issues.push({ code: 'custom', input: value, path: [key], message: valueRule });
  }
});

const annotations = z.record(z.string(), z.string()).check((map) => {
  checkKeys(map as MapIssues, 'annotations');
  let bytes = 0;
  for (const [key, value] of Object.entries(map.value)) bytes += Buffer.byteLength(key) + Buffer.byteLength(value);
  if (bytes > annotationsLimitBytes) {
    map.issues.push({
      code: 'custom',
      input: null,
      path: [],
      message: `annotations are at most ${annotationsLimitBytes} bytes in sum`,
    });
  }
});

const objectName = z
  .string()
  .min(1, { abort: true })
  .max(253)
  .regex(
    /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/,
    "must be lower-case letters, digits, '-' and '.', starting and ending with a letter or digit",
  )
  .meta({ description: 'Unique among the objects of its kind in the namespace; it never changes', example: 'web' });

/** What only the service writes. It overwrites what clients send, and refuses what cannot be it. */
export const serverOwnedMetadata = {
  uid: z.string().describe('Immutable resource identifier'),
  resourceVersion: z
    .string()
    .describe('Opaque version; an update that names an older one than the object has is refused'),
  generation: z.int().min(0).meta({ format: 'int64', description: 'Version of the spec' }),
  creationTimestamp: z.iso.datetime().describe('When the object was created'),
  deletionTimestamp: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('When its delete was accepted; the object goes once its machine is gone'),
};

/** What clients write. */
const clientMetadata = {
  name: objectName,
  namespace: z.string().optional().describe('The namespace bound to the compute session'),
  labels: labels.optional().meta({
    maxProperties: entriesLimit.labels,
    description: `What label selectors choose by; may be changed. At most ${entriesLimit.labels}: ${keyRule}; ${valueRule}`,
  }),
  annotations: annotations.optional().meta({
    maxProperties: entriesLimit.annotations,
    description:
      `Notes that nothing chooses by, ${annotationsLimitBytes / 1024} KiB in all; may be changed. ` +
      `At most ${entriesLimit.annotations}: ${keyRule}`,
  }),
};

const clientMetadataSchema = z.strictObject(clientMetadata);
export const metadataSchema = z.strictObject({
  ...clientMetadata,
  ...z.strictObject(serverOwnedMetadata).partial().shape,
});

/** Metadata as clients read it (interface document, "Object metadata"). */
export type ObjectMeta = z.infer<typeof metadataSchema>;

/** Whole seconds, as Kubernetes clients parse them (metav1.Time). */
export function kubernetesTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export interface ComputeObject {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
  spec: object;
  status?: object;
}

/** The two schemas of a kind: what clients send, and the whole object. */
export function objectSchemas<Spec extends z.ZodType, Status extends z.ZodType>(
  kind: string,
  spec: Spec,
  status?: Status,
) {
  const head = {
    apiVersion: z.literal(apiVersion).describe('Version of this form of the object'),
    kind: z.literal(kind).describe('What the object is'),
  };
  return {
    sent: z.strictObject({ ...head, metadata: clientMetadataSchema, spec }),
    whole: z.strictObject({
      ...head,
      metadata: metadataSchema.describe('What all objects have'),
      spec,
      ...(status
        ? {
            status: status
              .optional()
              .describe('The observed state. The service writes it; what clients send is ignored if it could be one'),
          }
        : {}),
    }),
  };
}
