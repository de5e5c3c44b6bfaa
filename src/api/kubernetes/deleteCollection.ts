/** DELETE of a collection: each object that the query chooses is deleted as it would be alone. */
import { checkExpectation, type Expectation } from './decode.ts';
import type { ComputeObject } from './objectMetadata.ts';
import type { ResourceKind, ResourceOperations, Scope } from './resourceKind.ts';
import type { Selector } from './selectors.ts';

/** Thrown to leave an object alone that is no longer what was listed. */
class NotChosen extends Error {}

interface Chosen {
  items: readonly ComputeObject[];
  selector: Selector | null;
  options: { dryRun: boolean; preconditions: Expectation };
  /** Whether anyone still waits for the rest. What was deleted stays deleted; a repetition deletes the rest. */
  goesOn(): boolean;
}

/** Returns how many deletions were accepted. Throws ApiError 409 for the first object that fails a precondition. */
export async function deleteCollection(
  kind: ResourceKind,
  remove: NonNullable<ResourceOperations['remove']>,
  scope: Scope,
  { items, selector, options: { dryRun, preconditions }, goesOn }: Chosen,
): Promise<number> {
  let accepted = 0;
  for (const { metadata } of items) {
    if (!goesOn()) break;
    const check = (before: ComputeObject) => {
      if (before.metadata.uid !== metadata.uid || !(selector?.matches(before) ?? true)) throw new NotChosen();
      checkExpectation(before, kind.plural, preconditions);
    };
    const found = await remove(scope, metadata.name, check, dryRun).catch((error: unknown) => {
      if (error instanceof NotChosen) return false;
      throw error;
    });
    if (found) accepted += 1;
  }
  return accepted;
}
