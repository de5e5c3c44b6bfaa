/** The catalogue of images. */
import type { Failure } from '../domain/machine.ts';
import type { Queryable } from './db.ts';

export interface ImageResolution {
  name: string;
  digest: string;
  source: Record<string, unknown>;
  /** `name@sha256:…`: what `status.resolvedImageRef` shows. */
  pinnedRef: string;
}

/** Resolves `name` or `name@sha256:…` against the catalogue. */
export async function resolveImage(db: Queryable, imageRef: string): Promise<ImageResolution | { failure: Failure }> {
  const [name = '', pin] = imageRef.split('@');
  const image = await db.image.findUnique({ where: { name } });
  const unavailable = (message: string) => ({ failure: { code: 'ImageUnavailable' as const, message } });
  if (!image || image.retired) return unavailable(`image "${name}" is not in the catalogue`);
  if (pin && pin !== image.digest) return unavailable(`image "${name}" has digest ${image.digest}, not ${pin}`);
  return { name, digest: image.digest, source: image.source as Record<string, unknown>, pinnedRef: `${name}@${image.digest}` };
}
