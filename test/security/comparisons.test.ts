/** Where secrets are compared: the time that a comparison takes must tell no one how much of a guess is right. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const named = String.raw`[A-Za-z_.\[\]?]*(?:secret|token|password|nonce|ticket|cookie|challenge|verifier|\bath)[A-Za-z]*!?`;
const comparison = new RegExp(
  String.raw`(?<![A-Za-z])${named} [!=]== (?!undefined|null|true|false|['"\`]|\d|typeof)|(?<!typeof )[\w.)]+ [!=]== ${named}`,
  'i',
);

/**
 * Everywhere else a secret is looked up by its SHA-256 in the database or a map, of which a caller chooses no byte, or
 * compared by timingSafeEqual, or decrypted.
 */
const allowed: Readonly<Record<string, string>> = {
  'src/api/callers/dpopProof.ts': 'a digest of the token that the caller has',
  'src/api/people/signInCodeGrant.ts': 'a digest of the verifier, with what its program sent in the clear',
  'src/api/people/signInRoutes.ts': 'two ciphertexts of the database',
  'src/api/kubernetes/jsonPatch.ts': 'parts of a path',
  'src/cli/machines/machineAccess.ts': 'the customer’s own sessions, on their computer',
  'src/cli/session/shortSession.ts': 'the customer’s own sessions, on their computer',
  'src/drivers/qemu/guestReport.ts': 'what its host told this guest: it tells power-ons apart',
  'src/drivers/redfish/redfishClient.ts': 'the operator’s own settings, before and after a change',
};

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true }))
    if (entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('generated'))
      yield path.relative(root, path.join(entry.parentPath, entry.name));
}

test('no secret that a caller may guess is compared character by character: each place that could has its reason', () => {
  const found = ['src', 'activities'].flatMap((folder) =>
    [...sources(folder)].filter((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .some((line) => comparison.test(line)),
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test.each([
  ['if (row.secret === given) return row;', true],
  ['return given !== record.ticket;', true],
  ['return known.token! === token;', true],
  ['if (token !== undefined) return null;', false],
  ["if (typeof secret !== 'string') return null;", false],
  ['return timingSafeEqual(digestOf(secret), row.secretDigest);', false],
])('the search takes %j for a comparison of a secret: %s', (line, expected) => {
  expect(comparison.test(line)).toBe(expected);
});
