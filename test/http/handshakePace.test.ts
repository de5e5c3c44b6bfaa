import { HandshakePace } from '../../src/http/handshakePace.ts';

const pace = () => new HandshakePace({ atOnce: 4, perSecond: 100 });
const delaysOf = (handshakes: HandshakePace, count: number, atMs: number, address = 'a') =>
  Array.from({ length: count }, () => handshakes.take(address, atMs));

test('a burst of connections begins its first handshakes at once and the others one by one', () => {
  expect(delaysOf(pace(), 8, 1_000)).toEqual([0, 0, 0, 0, 10, 20, 30, 40]);
});

test('another address does not wait behind the burst', () => {
  const handshakes = pace();
  delaysOf(handshakes, 100, 1_000);
  expect(handshakes.take('b', 1_000)).toBe(0);
});

test('connections that come evenly never wait', () => {
  const handshakes = pace();
  for (let atMs = 0; atMs < 60_000; atMs += 10) expect(handshakes.take('a', atMs)).toBe(0);
});

test('after a pause an address may begin several at once again, and no more than at first', () => {
  const handshakes = pace();
  delaysOf(handshakes, 8, 0);
  expect(delaysOf(handshakes, 1, 50)).toEqual([0]);
  expect(delaysOf(handshakes, 5, 3_600_000)).toEqual([0, 0, 0, 0, 10]);
});
