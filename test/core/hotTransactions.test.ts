/** Transactions past Prisma's client: all or nothing, whatever ends them, and the connection serves the next one. */
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import pg from 'pg';
import { type Database, hotTransaction, sql } from '../../src/store/core/db.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
// One connection: a transaction that kept it would stop the next one.
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 1 },
);

const add = sql`INSERT INTO images (name, digest, source) VALUES ('one', 'sha256:' || repeat('1', 64), '{}')`;
const count = () => db.image.count();

test('commits what it wrote, and returns rows with the types of other statements', async () => {
  const rows = await hotTransaction(db, async (tx) => {
    expect(await tx.$executeRaw(add)).toBe(1);
    return tx.$queryRaw<unknown[]>`
      SELECT name, ${7}::bigint AS whole, to_jsonb(images) -> 'source' AS source FROM images WHERE name = ${'one'}`;
  });
  expect(rows).toEqual([{ name: 'one', whole: 7n, source: {} }]);
  expect(await count()).toBe(1);
});

test('writes nothing if the work throws', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    throw new Error('of its own');
  });
  await expect(failing).rejects.toThrow('of its own');
  expect(await count()).toBe(0);
});

test('writes nothing if a statement fails', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw(add);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(0);
});

test('fails, and writes nothing, if the work goes on after a statement that failed', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw(add).catch(() => 0);
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await count()).toBe(0);
});

test('writes nothing if its connection ends, and the next one gets another', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
  });
  await expect(failing).rejects.toThrow();
  expect(await count()).toBe(0);
  await hotTransaction(db, async (tx) => tx.$executeRaw(add));
  expect(await count()).toBe(1);
});

/** Calls `sending` with each statement before it is sent; what it returns is sent in its place. */
function watchStatements(sending: (text: string) => string): () => void {
  const { query } = pg.Client.prototype;
  const watching = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    sent: any,
    ...rest: any[]
  ) {
    return (query as any).call(this, { ...sent, text: sending(sent.text) }, ...rest);
  });
  return () => watching.mockRestore();
}

test('statements that are asked for at once go out in one packet, with the begin and with the commit', async () => {
  await db.$queryRaw`SELECT 1`;
  const packets: string[] = [];
  const writing = jest.spyOn(Socket.prototype, 'uncork').mockImplementation(function (this: Socket) {
    const { writableLength } = this;
    Writable.prototype.uncork.call(this);
    if (writableLength > 0 && this.writableCorked === 0) packets.push('packet');
  });
  const unwatch = watchStatements((text) => {
    packets.push(text.trim().split(/\s/)[0]!);
    return text;
  });
  try {
    await hotTransaction(db, async (tx) => {
      await Promise.all([tx.$queryRaw`SELECT 1 FROM images FOR UPDATE`, tx.$queryRaw`SELECT 2`]);
      await tx.$queryRaw`SELECT 3`;
      return tx.last(() => Promise.all([tx.$executeRaw(add), tx.$queryRaw`SELECT 4`]));
    });
  } finally {
    unwatch();
    writing.mockRestore();
  }
  expect(packets.join(' ')).toBe('BEGIN SELECT SELECT packet SELECT packet INSERT SELECT COMMIT packet');
  expect(await count()).toBe(1);
});

test('writes nothing if one of the last statements fails, and tells which', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    return tx.last(() => Promise.all([tx.$executeRaw(add), tx.$queryRaw`SELECT 1`]));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(0);
});

test('writes nothing if the last statements are not all asked for', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    return tx.last(() => {
      throw new Error('of its own');
    });
  });
  await expect(failing).rejects.toThrow('of its own');
  expect(await count()).toBe(0);
});

test('refuses a statement after the last ones, which would be outside of it', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.last(() => tx.$queryRaw`SELECT 1`);
    await tx.$executeRaw(add);
  });
  await expect(failing).rejects.toThrow('last');
  expect(await count()).toBe(0);
});

test('sends nothing after what went out with a begin that failed', async () => {
  const sent: string[] = [];
  const unwatch = watchStatements((text) => {
    sent.push(text);
    return text === 'BEGIN' ? 'BEGIN nonsense' : text;
  });
  const failing = hotTransaction(db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM images FOR UPDATE`;
    await tx.$executeRaw(add);
  });
  await expect(failing).rejects.toMatchObject({ code: '42601' });
  unwatch();
  expect(sent).toEqual(['BEGIN', 'SELECT 1 FROM images FOR UPDATE', 'ROLLBACK']);
  expect(await count()).toBe(0);
});

test('on a wrapped database it is an ordinary transaction', async () => {
  const wrapped = db.$extends({}) as unknown as Database;
  const failing = hotTransaction(wrapped, async (tx) => {
    await tx.$executeRaw(add);
    return tx.last(() => tx.$executeRaw(add));
  });
  await expect(failing).rejects.toThrow();
  expect(await count()).toBe(0);
  expect(await hotTransaction(wrapped, async (tx) => tx.last(() => tx.$executeRaw(add)))).toBe(1);
  expect(await count()).toBe(1);
});
