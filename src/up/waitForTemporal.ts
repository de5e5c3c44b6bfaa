import { Connection } from '@temporalio/client';
import { UserError } from '../lib/errors.ts';
import { waitFor } from '../lib/waiting.ts';

/** Waits for the namespace. Throws UserError after `deadlineMs`, or the cause once hopeless. */
export async function waitForTemporal(
  address: string,
  { namespace = 'default', deadlineMs = 60_000, isHopeless = (): boolean => false } = {},
): Promise<void> {
  const late = (error: unknown) =>
    new UserError(
      `Temporal at ${address} did not become ready within ${deadlineMs / 1000} s: ` +
        `${error instanceof Error ? error.message : 'no response'}`,
    );
  await waitFor(
    async () => {
      const connection = await Connection.connect({ address, connectTimeout: '2s' });
      try {
        await connection.workflowService.describeNamespace({ namespace });
        return true;
      } finally {
        await connection.close();
      }
    },
    { deadlineMs, late, fatal: isHopeless },
  );
}
