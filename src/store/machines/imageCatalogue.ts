import type { Image } from '#prisma';
import type { Failure } from '../../domain/machine.ts';
import { execute, type Queryable } from '../core/db.ts';

export interface ImageResolution {
  name: string;
  digest: string;
  source: Record<string, unknown>;
  /** `name@sha256:…`: what `status.resolvedImageRef` shows. */
  pinnedRef: string;
}

/** A row of the catalogue. */
export interface CatalogueImage {
  name: string;
  digest: string;
  source: unknown;
  retired: boolean;
}

/** Returns the name in `name` or `name@sha256:…`. */
export function imageName(imageRef: string): string {
  return imageRef.split('@')[0]!;
}

/** Resolves `name` or `name@sha256:…` against the catalogue's entry for that name. */
export function resolveImage(imageRef: string, image: CatalogueImage | null): ImageResolution | { failure: Failure } {
  const [name = '', pin] = imageRef.split('@');
  const unavailable = (message: string) => ({ failure: { code: 'ImageUnavailable' as const, message } });
  if (!image || image.retired) return unavailable(`image "${name}" is not in the catalogue`);
  if (pin && pin !== image.digest) return unavailable(`image "${name}" has digest ${image.digest}, not ${pin}`);
  return {
    name,
    digest: image.digest,
    source: image.source as Record<string, unknown>,
    pinnedRef: `${name}@${image.digest}`,
  };
}

/**
 * Records that the host of a machine's newest placement holds an image (`name@sha256:…`). A hint for placement. Returns
 * whether the host did not hold it, as far as was known.
 */
export async function rememberImage(tx: Queryable, machineUid: string, pinnedRef: string): Promise<boolean> {
  const digest = pinnedRef.slice(pinnedRef.indexOf('@') + 1);
  const changed = await execute(tx)`
    UPDATE hosts SET images = array_append(images, ${digest})
    WHERE name = (SELECT host_name FROM placements WHERE machine_uid = ${machineUid}::uuid AND released_at IS NULL
      ORDER BY attempt DESC LIMIT 1)
      AND NOT coalesce(${digest} = ANY(images), false)`;
  return changed > 0;
}

/** An image as customers see it; the same for every tenant. */
export type ImageRow = Omit<Image, 'source'>;
const omit = { source: true } as const;

export function getImage(db: Queryable, name: string): Promise<ImageRow | null> {
  return db.image.findUnique({ where: { name }, omit });
}

/** Every image, sorted by name (code points). Not paged: operators declare only some dozens. */
export async function listImages(db: Queryable): Promise<ImageRow[]> {
  const rows = await db.image.findMany({ omit });
  return rows.sort((a, b) => (a.name < b.name ? -1 : 1));
}
