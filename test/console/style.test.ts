/** The looks of the console that a text shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('sizes of text are of one scale', () => {
  const style = readFileSync(path.join(import.meta.dirname, '..', '..', 'console', 'src', 'style.css'), 'utf8');
  const sizes = [...style.matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size!);
  expect(sizes.length).toBeGreaterThan(20);
  const scale = [12, 13, 14, 16, 20, 24].map((size) => `${size}px`);
  expect(sizes.filter((size) => !scale.includes(size))).toEqual([]);
});
