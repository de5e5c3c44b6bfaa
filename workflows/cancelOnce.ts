import { CancellationScope, isCancellation } from '@temporalio/workflow';

/**
 * Does some work, which is canceled once `event` has happened, and waits for both to end. An error of `event` cancels
 * the work too, and is thrown in place of the cancellation.
 */
export async function cancelOnce<T>(event: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const working = new CancellationScope({ cancellable: true });
  const watching = new CancellationScope({ cancellable: true });
  let failure: unknown = null;
  const watched = watching.run(event).then(
    () => working.cancel(),
    (error: unknown) => {
      // Canceled because the work is over.
      if (isCancellation(error)) return;
      failure = error;
      working.cancel();
    },
  );
  try {
    return await working.run(work);
  } catch (error) {
    throw failure && isCancellation(error) ? failure : error;
  } finally {
    watching.cancel();
    await watched;
  }
}
