// `npm run pack-cli`: bundles the customer's commands with what they need, and packs them. Prints the tarball's path.
// `--bundle` only bundles, which `npm pack` in cli/ does first.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, report, root, run } from './lib.mjs';
import { setup } from './setup.mjs';

const cli = path.join(root, 'cli');

async function bundle(outdir) {
  const { build } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/customerMain.ts'],
    outdir,
    bundle: true,
    // A command loads its own part only: kubectl runs `credential` for each of its calls.
    splitting: true,
    minify: true,
    // Stacks and errors show names.
    keepNames: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    metafile: true,
    logLevel: 'warning',
    legalComments: 'none',
    // Some packages load Node's modules with require.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  const entry = path.join(outdir, 'customerMain.js');
  writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, 'utf8')}`, { mode: 0o755 });
  writeFileSync(path.join(outdir, 'third-party.txt'), notices(Object.keys(metafile.inputs)));
}

/** The licenses of the bundled packages, which ask to go with every copy. */
function notices(inputs) {
  const names = new Set(inputs.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]).filter(Boolean));
  const one = (name) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''}\n`;
  };
  return [...names].sort().map(one).join('\n');
}

async function pack() {
  const target = path.join(root, 'dist', 'cli');
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) rmSync(path.join(target, old));
  const code = await run('npm', ['pack', '--silent', '--pack-destination', target, cli]);
  if (code !== 0) fail('The package cannot be packed: see the message above.');
  console.log(path.join(target, readdirSync(target)[0]));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--bundle')) {
    await bundle(path.join(cli, 'dist'));
    copyFileSync(path.join(root, 'LICENSE'), path.join(cli, 'LICENSE'));
  } else {
    await setup();
    report("packing the customer's commands");
    await pack();
  }
}
