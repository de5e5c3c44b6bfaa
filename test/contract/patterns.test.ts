/** The patterns of the OpenAPI document are read by clients in their own languages, without any flag. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceDocument } from '../../src/api/serviceDocument.ts';
import { plainText } from '../../src/lib/text.ts';
import { toolchains } from '../support/clientPrograms.ts';
import { ran } from '../support/contract.ts';

function patternsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [inner] : patternsOf(inner),
  );
}
const patterns = [...new Set(patternsOf(serviceDocument({ version: '1.0.0', publicUrl: 'https://localhost' })))];
/** Faulty in at least one of the languages: a property of Unicode, an escape of JavaScript, and a look ahead. */
const faulty = ['^\\p{C}$', '^\\u0000$', '^(?=a)a$'];

const python = `
import json, re, sys
def fits(pattern):
    try:
        re.compile(pattern)
        return True
    except re.error:
        return False
print(json.dumps([fits(pattern) for pattern in json.load(sys.stdin)]))
`;
const go = `package main

import (
	"encoding/json"
	"os"
	"regexp"
)

func main() {
	var patterns []string
	if err := json.NewDecoder(os.Stdin).Decode(&patterns); err != nil {
		panic(err)
	}
	fits := []bool{}
	for _, pattern := range patterns {
		_, err := regexp.Compile(pattern)
		fits = append(fits, err == nil)
	}
	if err := json.NewEncoder(os.Stdout).Encode(fits); err != nil {
		panic(err)
	}
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patterns-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fitsIn(command: string, args: string[]): Promise<boolean[]> {
  const { out, err, code } = await ran(command, args, {
    stdin: JSON.stringify([...patterns, ...faulty]),
    env: { HOME: process.env['HOME'] ?? folder, GOCACHE: path.join(folder, 'cache') },
    timeoutMs: 120_000,
  });
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

const misfits = (fits: boolean[]) => patterns.filter((_pattern, index) => !fits[index]);
const refusesSome = (fits: boolean[]) => fits.slice(patterns.length).includes(false);

test('there are some', () => expect(patterns.length).toBeGreaterThan(8));

test('they have no mark of byte order, which Go refuses in the source of a client', () => {
  expect(patterns.filter((pattern) => pattern.includes('\ufeff'))).toEqual([]);
  // It is refused in text all the same.
  expect(new RegExp(plainText).test('a\ufeffb')).toBe(false);
  expect(new RegExp(plainText).test('a\ufefcb')).toBe(true);
});

test('they compile in JavaScript, and mean the same with its flag for Unicode', () => {
  for (const pattern of patterns)
    for (const flags of ['', 'u']) {
      const expression = new RegExp(pattern, flags);
      for (const text of ['', 'a', 'web-1', '/a/b', '2026-01', 'a\u0007', 'p{C}', 'u0000'])
        expect([pattern, flags, text, expression.test(text)]).toEqual([
          pattern,
          flags,
          text,
          new RegExp(pattern).test(text),
        ]);
    }
});

test('they compile in Python', async () => {
  const fits = await fitsIn('python3', ['-c', python]);
  expect(misfits(fits)).toEqual([]);
  expect(refusesSome(fits)).toBe(true);
});

(toolchains.Go() ? test : test.skip)(
  'they compile in Go',
  async () => {
    const program = path.join(folder, 'patterns.go');
    await writeFile(program, go);
    const fits = await fitsIn('go', ['run', program]);
    expect(misfits(fits)).toEqual([]);
    expect(refusesSome(fits)).toBe(true);
  },
  180_000,
);
