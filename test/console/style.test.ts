/** The looks of the console that a text shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const style = readFileSync(path.join(import.meta.dirname, '..', '..', 'console', 'src', 'style.css'), 'utf8');

test('sizes of text are of one scale', () => {
  const sizes = [...style.matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size!);
  expect(sizes.length).toBeGreaterThan(20);
  const scale = [12, 13, 14, 16, 20, 24].map((size) => `${size}px`);
  expect(sizes.filter((size) => !scale.includes(size))).toEqual([]);
});

test('spaces are of one scale', () => {
  const spaces = [...style.matchAll(/\n +(?:padding|margin|gap|(?:padding|margin)-\w+): ([^;]+);/g)].flatMap(
    ([, space]) => [...space!.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels)),
  );
  expect(spaces.length).toBeGreaterThan(150);
  // One pixel is the width of an edge.
  const scale = [0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64];
  expect(spaces.filter((space) => !scale.includes(space))).toEqual([]);
});

test('weights of text are three', () => {
  const weights = new Set([...style.matchAll(/font-weight: ([^;]+);/g)].map(([, weight]) => weight));
  expect([...weights].sort()).toEqual(['400', '500', '600']);
});
