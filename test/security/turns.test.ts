/** The turns of customers as the API gives them, with its own limits and clock. */
import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { openTurns, takeTurn } from '../../src/api/callers/turns.ts';
import { factsOf } from '../../src/http/requestFacts.ts';

const openAll = () => openTurns({ gauge: () => {} } as unknown as Parameters<typeof openTurns>[0]);

function fakeResponse(): Response {
  return Object.assign(new EventEmitter(), { locals: {}, writableEnded: false, destroyed: false }) as never;
}

/** A customer that asks all the time: beside a third one it takes turns until one waits. Returns what ends them. */
async function openNeighbor(turns: ReturnType<typeof openAll>): Promise<() => Promise<unknown>> {
  await takeTurn(turns, 'third', fakeResponse());
  const begun: Response[] = [];
  for (;;) {
    const response = fakeResponse();
    const turn = takeTurn(turns, 'neighbor', response);
    if (turns.waiting > 0) {
      return () => {
        for (const each of begun) each.emit('close');
        return turn;
      };
    }
    expect(await turn).toBe(true);
    begun.push(response);
  }
}

/** Work of a request that does not depend on the processor. */
const work = () => new Promise((resolve) => setTimeout(resolve, 2));

test('a customer whose requests all come at once beside another has each of them served, after its rests too', async () => {
  const turns = openAll();
  const endNeighbor = await openNeighbor(turns);
  let most = 0;
  let inside = 0;
  const serve = async () => {
    const response = fakeResponse();
    const isWanted = await takeTurn(turns, 'flooding', response);
    most = Math.max(most, ++inside);
    await work();
    inside--;
    factsOf(response).endTurn!();
    return isWanted;
  };
  const served = await Promise.all(Array.from({ length: 100 }, serve));
  expect(served).toEqual(Array.from({ length: 100 }, () => true));
  expect(most).toBe(2);
  expect(await endNeighbor()).toBe(true);
  expect(turns.waiting).toBe(0);
});

test('a customer beside one that asks no more has its requests served together, as a batch needs them', async () => {
  const turns = openAll();
  const neighbor = fakeResponse();
  await takeTurn(turns, 'neighbor', neighbor);
  neighbor.emit('close');
  const responses = Array.from({ length: 32 }, fakeResponse);
  // None of them ends: all must begin by the neighbor's silence alone.
  const begun = await Promise.all(responses.map((response) => takeTurn(turns, 'recreating', response)));
  expect(begun).toEqual(responses.map(() => true));
});

test('a request whose client has gone while it waited for its turn holds up none', async () => {
  const turns = openAll();
  const endNeighbor = await openNeighbor(turns);
  const first = [fakeResponse(), fakeResponse()];
  for (const response of first) expect(await takeTurn(turns, 'flooding', response)).toBe(true);
  const gone = fakeResponse();
  const next = fakeResponse();
  const waiting = [takeTurn(turns, 'flooding', gone), takeTurn(turns, 'flooding', next)];
  expect(turns.waiting).toBe(3);
  gone.destroyed = true;
  first[0]!.emit('close');
  expect(await Promise.all(waiting)).toEqual([false, true]);
  await endNeighbor();
});
