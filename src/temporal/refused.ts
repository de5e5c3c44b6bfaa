import { status } from '@grpc/grpc-js';
import { isGrpcServiceError } from '@temporalio/client';

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
export function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause as Error)
    if (isGrpcServiceError(cause)) return refusals.includes(cause.code);
  return !(error instanceof Error && error.name === 'ServiceError');
}
