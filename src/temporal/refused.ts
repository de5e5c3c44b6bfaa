import { status } from '@grpc/grpc-js';
import { type Client, isGrpcServiceError } from '@temporalio/client';
import { describeWorkflow } from './listing.ts';

/** Status codes that reject one request, however often it is repeated. */
const refusals: readonly (status | undefined)[] = [
  status.INVALID_ARGUMENT,
  status.FAILED_PRECONDITION,
  status.OUT_OF_RANGE,
  status.ALREADY_EXISTS,
];

/**
 * Whether Temporal refuses only this call, or the call cannot even be sent; other calls may well succeed. False while
 * Temporal is away, starting, or overloaded.
 */
function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause as Error)
    if (isGrpcServiceError(cause)) return refusals.includes(cause.code);
  return !(error instanceof Error && error.name === 'ServiceError');
}

/** How long the question takes at most whether Temporal is there. */
const askedWithinMs = 3_000;

/**
 * Whether a call about this workflow failed for it alone, whatever the error says: Temporal refuses it, or responds when
 * it is asked about the same workflow. A server that cannot store an id, for one, reports itself unavailable. One that has
 * too much to do concerns everybody, although it may still respond to the question.
 */
export async function failsAlone(client: Client, workflowId: string, error: unknown): Promise<boolean> {
  if (isRefused(error)) return true;
  if (isOverload(error)) return false;
  try {
    await client.withDeadline(Date.now() + askedWithinMs, () => describeWorkflow(client, workflowId));
    return true;
  } catch (unknown) {
    return isRefused(unknown);
  }
}

function isOverload(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause as Error)
    if (isGrpcServiceError(cause)) return cause.code === status.RESOURCE_EXHAUSTED;
  return false;
}
