// The part of `npm run release` for Terraform and OpenTofu: the provider for each platform, in the layout of their
// registries, whose owner's GPG key signs the sums.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, sumsOf } from './lib.mjs';

const name = 'terraform-provider-compute';
const platforms = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];
/** Without a date or an owner, so that the same program gives the same archive. */
const archive = `
import sys, zipfile
target, source, inside = sys.argv[1:]
entry = zipfile.ZipInfo(inside, (1980, 1, 1, 0, 0, 0))
entry.create_system, entry.external_attr, entry.compress_type = 3, 0o100755 << 16, zipfile.ZIP_DEFLATED
with zipfile.ZipFile(target, 'w') as made, open(source, 'rb') as program:
    made.writestr(entry, program.read())
`;

/** `run` runs a program or ends the release. With `key`, GPG signs the sums with that key of its keyring. */
export function makeProvider(folder, { version, key, run }) {
  mkdirSync(folder);
  const work = mkdtempSync(path.join(tmpdir(), 'provider-'));
  try {
    for (const platform of platforms) {
      const [GOOS, GOARCH] = platform.split('_');
      const program = path.join(work, platform);
      const flags = [
        '-trimpath',
        '-buildvcs=false',
        '-mod=readonly',
        `-ldflags=-s -w -buildid= -X main.version=${version}`,
      ];
      run('go', ['build', ...flags, '-o', program, '.'], {
        cwd: path.join(root, 'terraform'),
        GOOS,
        GOARCH,
        CGO_ENABLED: '0',
      });
      const inside = `${name}_v${version}${GOOS === 'windows' ? '.exe' : ''}`;
      run('python3', ['-c', archive, path.join(folder, `${name}_${version}_${platform}.zip`), program, inside]);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const manifest = path.join(root, 'terraform', 'terraform-registry-manifest.json');
  copyFileSync(manifest, path.join(folder, `${name}_${version}_manifest.json`));
  const sums = path.join(folder, `${name}_${version}_SHA256SUMS`);
  writeFileSync(sums, sumsOf(folder, readdirSync(folder)));
  if (key) run('gpg', ['--batch', '--local-user', key, '--output', `${sums}.sig`, '--detach-sign', sums]);
}
