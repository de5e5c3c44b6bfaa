/** Each client says of which release it is, where its language looks for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the clients have the version of the service', () => {
  const { version } = JSON.parse(read('package.json'));
  expect({
    'sdk/package.json': JSON.parse(read('sdk/package.json')).version,
    'python/src/compute_service/_version.py': /__version__ = "(.*)"/.exec(
      read('python/src/compute_service/_version.py'),
    )?.[1],
    'terraform/main.go': /var version = "(.*)"/.exec(read('terraform/main.go'))?.[1],
  }).toEqual({
    'sdk/package.json': version,
    'python/src/compute_service/_version.py': version,
    'terraform/main.go': version,
  });
});
