import fc from 'fast-check';
import { Slots } from '../../src/lib/slots.ts';

test('a holder gets slots up to its limit, and others the rest', () => {
  const slots = new Slots({ inAll: 3, perHolder: 2 });
  expect(slots.take('a')).toEqual({ held: true, inAll: 1, ofHolder: 1 });
  expect(slots.take('a')).toEqual({ held: true, inAll: 2, ofHolder: 2 });
  expect(slots.take('a')).toEqual({ held: false, inAll: 2, ofHolder: 2 });
  expect(slots.take('b').held).toBe(true);
  expect(slots.isFull).toBe(true);
  expect(slots.take('c')).toEqual({ held: false, inAll: 3, ofHolder: 0 });
  slots.leave('a');
  expect(slots.take('c').held).toBe(true);
});

test('whatever is taken and left, as many are held as were taken and not left, and never more than the limits', () => {
  const act = fc.record({ holder: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(act),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (acts, inAll, perHolder) => {
        const slots = new Slots({ inAll, perHolder });
        const held = new Map<string, number>();
        const all = () => [...held.values()].reduce((sum, count) => sum + count, 0);
        for (const { holder, leaves } of acts) {
          const before = held.get(holder) ?? 0;
          if (leaves) {
            slots.leave(holder);
            held.set(holder, Math.max(0, before - 1));
          } else {
            const isRoom = before < perHolder && all() < inAll;
            expect(slots.take(holder).held).toBe(isRoom);
            if (isRoom) held.set(holder, before + 1);
          }
          expect(slots.isFull).toBe(all() === inAll);
        }
      },
    ),
  );
});
