import fc from 'fast-check';
import { Places } from '../../src/domain/places.ts';

test('a holder gets places up to its limit, and others the rest', () => {
  const places = new Places({ inAll: 3, perHolder: 2 });
  expect(places.take('a')).toEqual({ held: true, inAll: 1, ofHolder: 1 });
  expect(places.take('a')).toEqual({ held: true, inAll: 2, ofHolder: 2 });
  expect(places.take('a')).toEqual({ held: false, inAll: 2, ofHolder: 2 });
  expect(places.take('b').held).toBe(true);
  expect(places.isFull).toBe(true);
  expect(places.take('c')).toEqual({ held: false, inAll: 3, ofHolder: 0 });
  places.leave('a');
  expect(places.take('c').held).toBe(true);
});

test('whatever is taken and left, as many are held as were taken and not left, and never more than the limits', () => {
  const act = fc.record({ holder: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(act),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (acts, inAll, perHolder) => {
        const places = new Places({ inAll, perHolder });
        const held = new Map<string, number>();
        const all = () => [...held.values()].reduce((sum, count) => sum + count, 0);
        for (const { holder, leaves } of acts) {
          const before = held.get(holder) ?? 0;
          if (leaves) {
            places.leave(holder);
            held.set(holder, Math.max(0, before - 1));
          } else {
            const isRoom = before < perHolder && all() < inAll;
            expect(places.take(holder).held).toBe(isRoom);
            if (isRoom) held.set(holder, before + 1);
          }
          expect(places.isFull).toBe(all() === inAll);
        }
      },
    ),
  );
});
