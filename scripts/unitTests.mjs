// The tests that start no server: what `npm run test:unit` runs. Found by what they import, so that no list can go stale.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, root } from './lib.mjs';

/** Support files that start Postgres, Temporal, the service or a browser. */
const servers = /^test\/support\/(database|temporal|service|apiServer|chromium)\.ts$/;
/** A test that starts a process or a server of its own. */
const startsOne = /\b(?:spawn|fork|execFile)(?:Sync)?\)?\(|\bcreateServer\(|\.listen\(/;
/** What boots a guest, a real or a simulated one, takes longer than a unit test may. */
const slow = /^test\/drivers\/(?:qemu|simulated)/;

/** Test files, from the root, that neither import nor are something that starts a server. */
export function unitTests() {
  const known = new Map();
  const startsServer = (file) => {
    if (known.has(file)) return known.get(file);
    known.set(file, false);
    const text = readText(path.join(root, file)) ?? '';
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((each) => each.startsWith('test/') && existsSync(path.join(root, each)));
    known.set(file, servers.test(file) || startsOne.test(text) || imported.some(startsServer));
    return known.get(file);
  };
  return testFiles('test').filter((file) => !slow.test(file) && !startsServer(file));
}

function testFiles(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testFiles(file);
    return entry.name.endsWith('.test.ts') ? [file] : [];
  });
}
