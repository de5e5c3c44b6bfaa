import { getImage, type ImageRow, listImages } from '../../store/machines/imageCatalogue.ts';
import { apiVersion, type ComputeObject, objectSchemas } from '../kubernetes/objectMetadata.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { catalogueObject, catalogueOperations } from './catalogue.ts';
import { imageSpec } from './imageSchema.ts';
import type { MachineServices } from './machineKind.ts';

interface Spec {
  digest: string;
  sizeBytes?: number;
  architecture?: string;
  retired: boolean;
}
const specOf = (object: ComputeObject) => object.spec as Spec;

export function renderImage(row: ImageRow, namespace: string): ComputeObject {
  const spec: Spec = {
    digest: row.digest,
    ...(row.sizeBytes !== null && { sizeBytes: Number(row.sizeBytes) }),
    ...(row.architecture !== null && { architecture: row.architecture }),
    retired: row.retired,
  };
  return catalogueObject('Image', row, namespace, spec);
}

/** What container tools show of a digest. */
const shortDigest = (digest: string) => digest.replace(/^sha256:/, '').slice(0, 12);
const sizeText = (bytes: number | undefined) => (bytes === undefined ? '' : `${Math.ceil(bytes / 2 ** 20)}Mi`);

export const image: ResourceKind<MachineServices> = {
  apiVersion,
  kind: 'Image',
  namespaced: true,
  plural: 'images',
  singular: 'image',
  shortNames: ['img'],
  categories: [],
  description: 'An image that a machine can be made from: its name is what spec.imageRef names.',
  verbs: ['get', 'list', 'watch'],
  schemas: objectSchemas('Image', imageSpec),
  columns: [
    { name: 'Name', type: 'string', description: 'Name of the image', value: ({ metadata }) => metadata.name },
    {
      name: 'Digest',
      type: 'string',
      description: 'Beginning of its digest',
      value: (object) => shortDigest(specOf(object).digest),
    },
    {
      name: 'Size',
      type: 'string',
      description: 'What a host downloads',
      value: (object) => sizeText(specOf(object).sizeBytes),
    },
    {
      name: 'Architecture',
      type: 'string',
      description: 'Processors that it runs on',
      value: (object) => specOf(object).architecture,
    },
    {
      name: 'Retired',
      type: 'boolean',
      description: 'Nothing new is made from it',
      value: (object) => specOf(object).retired,
    },
    {
      name: 'Age',
      type: 'date',
      description: 'Time since it was introduced',
      value: ({ metadata }) => metadata.creationTimestamp,
    },
    {
      name: 'Whole digest',
      type: 'string',
      description: 'What pins the image, after NAME@',
      priority: 1,
      value: (object) => specOf(object).digest,
    },
  ],
  selectableFields: {},
  operations: ({ db, log }) =>
    catalogueOperations(
      {
        noun: 'images',
        async listOf(tenantIds) {
          const images = await listImages(db);
          return new Map(tenantIds.map((tenantId) => [tenantId, images]));
        },
        get: (_tenantId, name) => getImage(db, name),
        render: renderImage,
      },
      log,
    ),
};
