// `node scripts/pin-images.mjs`: writes the digest of each image into docker-compose.yml, so that no start gets another
// one under the same name. Needs Docker and the images' registry. Run it again after you change a version.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, report, root } from './lib.mjs';

const file = path.join(root, 'docker-compose.yml');
/** A tag, and the digest that an earlier run wrote behind it. */
const imageLine = /^(\s*image: )([^\s@]+:[^\s@]+)(?:@sha256:[0-9a-f]{64})?$/gm;

function digestOf(image) {
  try {
    const words = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
    return execFileSync('docker', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    return fail(
      `The digest of ${image} cannot be had: ${String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    );
  }
}

const pinned = readFileSync(file, 'utf8').replaceAll(imageLine, (_, before, image) => {
  const digest = digestOf(image);
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) fail(`Docker says nothing that is a digest of ${image}: ${digest}`);
  report(`${image}@${digest}`);
  return `${before}${image}@${digest}`;
});
writeFileSync(file, pinned);
