/** A machine of an image that the catalogue lacks is accepted and fails; who creates it is warned at once. */
import { nearestName } from '../../lib/nearest.ts';
import type { Queryable } from '../../store/core/db.ts';
import { type ImageRow, imageName, listImages, resolveImage } from '../../store/machines/imageCatalogue.ts';

/** Retired images are told within this time; new ones at once. */
const keptMs = 10_000;
const namedImages = 8;

/** Returns what is wrong with an image reference, with the images that there are; empty if nothing is. */
export function openImageWarnings(db: Queryable): (imageRef: string) => Promise<readonly string[]> {
  let images: readonly ImageRow[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  const problemOf = (imageRef: string) => {
    const row = images.find(({ name }) => name === imageName(imageRef));
    const resolved = resolveImage(imageRef, row ? { ...row, source: null } : null);
    return 'failure' in resolved ? resolved.failure.message : null;
  };
  return async (imageRef) => {
    const isFresh = performance.now() < readAtMs + keptMs;
    if (isFresh && problemOf(imageRef) === null) return [];
    images = await listImages(db);
    readAtMs = performance.now();
    const problem = problemOf(imageRef);
    if (problem === null) return [];
    const names = images.filter(({ retired }) => !retired).map(({ name }) => name);
    const nearest = nearestName(imageName(imageRef), names);
    const meant = nearest === null || nearest === imageName(imageRef) ? '' : `did you mean "${nearest}"? `;
    return [`${problem}: ${meant}the images are: ${names.slice(0, namedImages).join(', ') || 'none'}`];
  };
}
