/** The namespaces of the core group, of which a session sees its own. Nothing about a namespace ever changes. */
import * as z from 'zod';
import type { Database } from '../../store/core/db.ts';
import { foreignNamespace } from './access.ts';
import { type ComputeObject, kubernetesTime, metadataSchema } from './objectMetadata.ts';
import type { KubernetesServices, ResourceKind, Scope } from './resourceKind.ts';
import { checkOnlyVersion, onlyVersion, unchanging } from './unchanging.ts';

const whole = z.strictObject({
  apiVersion: z.literal('v1').describe('Version of this form of the object'),
  kind: z.literal('Namespace').describe('What the object is'),
  metadata: metadataSchema.describe('What all objects have'),
  spec: z.strictObject({}).describe('Empty: a namespace has no settings'),
  status: z
    .strictObject({ phase: z.literal('Active').describe('Active as long as it exists') })
    .describe('Whether it can be used'),
});

async function ownNamespace(db: Database, { namespace, tenantId }: Scope): Promise<ComputeObject> {
  const { createdAt } = await db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { createdAt: true } });
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {
      name: namespace,
      uid: tenantId,
      resourceVersion: onlyVersion,
      creationTimestamp: kubernetesTime(createdAt),
      labels: { 'kubernetes.io/metadata.name': namespace },
    },
    spec: {},
    status: { phase: 'Active' },
  };
}

const phaseOf = (object: ComputeObject) => (object.status as { phase: string }).phase;

export const namespaceKind: ResourceKind<KubernetesServices> = {
  apiVersion: 'v1',
  kind: 'Namespace',
  namespaced: false,
  plural: 'namespaces',
  singular: 'namespace',
  shortNames: ['ns'],
  categories: [],
  description: 'The namespace of a tenant, in which its machines are.',
  verbs: ['get', 'list', 'watch'],
  // kubectl asks for the namespace of whatever it does not find, with whatever scope its session has.
  open: ['get'],
  schemas: { sent: whole, whole },
  columns: [
    { name: 'Name', type: 'string', description: 'Name of the namespace', value: ({ metadata }) => metadata.name },
    { name: 'Status', type: 'string', description: 'Whether it can be used', value: phaseOf },
    {
      name: 'Age',
      type: 'date',
      description: 'Time since its creation',
      value: ({ metadata }) => metadata.creationTimestamp,
    },
  ],
  selectableFields: { 'status.phase': phaseOf },
  operations: ({ db }) => ({
    async get(scope, name) {
      if (name !== scope.namespace) throw foreignNamespace(scope.namespace);
      return ownNamespace(db, scope);
    },
    async list(scope, { afterName = '', version, selector }) {
      if (version !== undefined) checkOnlyVersion(version);
      const own = await ownNamespace(db, scope);
      const isListed = own.metadata.name > afterName && (selector?.matches(own) ?? true);
      return { items: isListed ? [own] : [], resourceVersion: onlyVersion, more: false, remaining: 0 };
    },
    changes: unchanging,
  }),
};
