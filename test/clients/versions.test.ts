/** Each client says of which release it is, where its language looks for it; so do the chart and what is installed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

const packaged = /compute-service-(?:cli|sdk)-(\d+\.\d+\.\d+)\.tgz/g;

test.each([
  ['sdk/package.json', /^ {2}"version": "(.*)"/gm],
  ['python/src/compute_service/_version.py', /__version__ = "(.*)"/g],
  ['terraform/main.go', /var version = "(.*)"/g],
  ['deploy/helm/Chart.yaml', /^version: (.*)$/gm],
  ['deploy/helm/Chart.yaml', /^appVersion: "(.*)"$/gm],
  ['cli/README.md', packaged],
  ['docs/access.md', packaged],
  ['docs/guides/first-vm.md', packaged],
  ['examples/typescript/package.json', packaged],
])('%s has the version of the service', (file, said) => {
  expect(Array.from(read(file).matchAll(said), ([, found]) => found)).toEqual([version]);
});
