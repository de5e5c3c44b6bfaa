/** Refused requests are written together, and none of them at the cost of another. */
import { openRefusedActs } from '../../src/api/callers/refusedActs.ts';
import type { Database } from '../../src/store/core/db.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase((opened) => {
  db = opened;
});

test('refused requests are recorded whatever they are quoted with, and so are others of the same moment', async () => {
  const unwritten: number[] = [];
  const refusals = openRefusedActs({
    db,
    log: { warn() {} } as never,
    metrics: { counter: () => (count?: number) => unwritten.push(count!) } as never,
  });
  const refused = { actorType: 'api-key', action: 'api-key.refuse', requestId: 'r' } as const;
  const source = { address: '192.0.2.9', userAgent: null };
  // A limit of an even or of an odd number of UTF-16 units cuts one of the first two within a character.
  const quoted = ['😀'.repeat(400), `x${'😀'.repeat(400)}`, 'nul \0', 'half \ud83d!', 'plain'];
  for (const reason of quoted) refusals.note({ ...refused, source, actorId: reason, target: reason, reason });
  await refusals.close();
  const rows = await db.auditEvent.findMany({ where: { requestId: 'r' } });
  const expected = ['half \ufffd!', 'nul \ufffd', 'plain', `x${'😀'.repeat(249)}`, '😀'.repeat(250)];
  expect(rows.map(({ reason }) => reason).sort()).toEqual(expected.sort());
  expect(unwritten).toEqual([]);
});
