/** Everything that a Temporal server keeps, as text. */
import { Client, Connection } from '@temporalio/client';

/**
 * All text in a Temporal message. JSON.stringify would call the message's own toJSON, which writes payloads in Base64.
 */
function decoded(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${decoded(inner)}`)
    .join('\n');
}

/** Every workflow's description (memo, search attributes, user metadata) and history, with payloads decoded. */
export async function everythingInTemporal(address: string): Promise<{ text: string; workflows: number }> {
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });
  const texts: string[] = [];
  let workflows = 0;
  try {
    for await (const { workflowId, runId } of client.workflow.list()) {
      workflows++;
      const handle = client.workflow.getHandle(workflowId, runId);
      texts.push(decoded((await handle.describe()).raw), decoded(await handle.fetchHistory()));
    }
    for await (const schedule of client.schedule.list())
      texts.push(decoded(await client.schedule.getHandle(schedule.scheduleId).describe()));
  } finally {
    await connection.close();
  }
  return { text: texts.join('\n'), workflows };
}
