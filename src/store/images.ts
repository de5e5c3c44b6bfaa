/** The catalogue of images. */
import type { Failure } from '../domain/machine.ts';

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

/** The name in `name` or `name@sha256:…`. */
export function imageName(imageRef: string): string {
  return imageRef.split('@')[0]!;
}

/** Resolves `name` or `name@sha256:…` against what the catalogue has under that name. */
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
