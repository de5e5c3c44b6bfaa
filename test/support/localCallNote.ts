/** Which local activity ended, and when, as the SDK's core notes it in the clear: the names of activities are, too. */
const fields = ['activity_id', 'activity_type', 'attempt', 'backoff', 'complete_time', 'original_schedule_time', 'seq'];

/** Whether a payload's data is such a note and has nothing else. */
export function isLocalCallNote(data: Uint8Array | null | undefined): boolean {
  const text = Buffer.from(data ?? []).toString();
  return text.startsWith('{"seq":') && Object.keys(JSON.parse(text)).every((key) => fields.includes(key));
}
