/** What the program is made of: the base of its image, its dependencies, and what looks through them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { composeProblems, imageProblems } from '../scripts/check-image.mjs';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const dockerfileProblems = (text: string) => imageProblems(text, '24').join('\n');
const problemsOfCompose = (text: string) => composeProblems(text).join('\n');

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  test('has a supported Node pinned by digest, is not root, and has nothing but production dependencies', () => {
    expect(dockerfileProblems(dockerfile)).toBe('');
    expect(read('.nvmrc').trim()).toBe('24');
  });

  test('of customers has the same base, and nothing but their commands', () => {
    const ofCustomers = read('cli/Dockerfile');
    expect(dockerfileProblems(ofCustomers)).toBe('');
    expect(new Set(ofCustomers.match(/^FROM \S+/gm))).toEqual(new Set(bases));
    expect(ofCustomers.match(/^COPY --from.*/gm)).toEqual(['COPY --from=build /program /usr/local']);
    const unpacked = ofCustomers.replace('npm run -s pack-cli && ', '');
    expect(dockerfileProblems(unpacked)).toMatch(/npm pkg delete devDependencies/);
  });

  const bases = dockerfile.match(/^FROM \S+/gm)!;
  test.each<[string, (text: string) => string, RegExp]>([
    ['a base by its name alone', (text) => text.replace(bases[1]!, 'FROM node:24-bookworm-slim'), /@sha256:DIGEST/],
    [
      'a build stage by its name alone',
      (text) => text.replace(/@sha256:[0-9a-f]{64} AS build/, ' AS build'),
      /@sha256:DIGEST/,
    ],
    ['a digest that is cut off', (text) => text.replace(/(@sha256:[0-9a-f]{63})[0-9a-f]\n/, '$1\n'), /@sha256:DIGEST/],
    ['another image', (text) => text.replace(/FROM node:/, 'FROM example/node:'), /must be node:VERSION/],
    ['another major of Node', (text) => text.replaceAll('node:24.', 'node:23.'), /must be of Node 24/],
    ['no user', (text) => text.replace('USER node\n', ''), /not root: USER node/],
    ['root at the end', (text) => text.replace('USER node\n', 'USER node\nUSER 0\n'), /not root: USER node/],
    [
      'development dependencies',
      (text) => text.replace('npm pkg delete devDependencies', 'true'),
      /npm pkg delete devDependencies/,
    ],
    ['an installation in the last stage', (text) => text.replace('RUN mkdir', 'RUN npm ci && mkdir'), /only copy/],
    ['the checkout in the last stage', (text) => `${text}COPY . .\n`, /from the checkout/],
  ])('with %s is refused, with what to do', (_name, change, problem) => {
    const changed = change(dockerfile);
    expect(changed).not.toBe(dockerfile);
    expect(dockerfileProblems(changed)).toMatch(problem);
  });
});

describe('docker-compose.yml', () => {
  const file = read('docker-compose.yml');

  test('names every image by version and digest, and Temporal in the version of its tools', () => {
    expect(problemsOfCompose(file)).toBe('');
  });

  const ui = /temporalio\/ui:\S+/.exec(file)![0];
  test.each<[string, (text: string) => string, RegExp]>([
    ['an image by its name alone', (text) => text.replace(ui, 'temporalio/ui'), /"temporalio\/ui" must be/],
    [
      'a version that others follow',
      (text) => text.replace(/postgres:\d+\.\d+/, 'postgres:18'),
      /"postgres:18@.* must be/,
    ],
    ['an image without a digest', (text) => text.replace(/@sha256:[0-9a-f]{64}/, ''), /must be NAME:VERSION@sha256/],
    [
      'a digest that is cut off',
      (text) => text.replace(/(@sha256:[0-9a-f]{63})[0-9a-f]/, '$1'),
      /must be NAME:VERSION/,
    ],
    ['an image in braces', (text) => `${text}  more: { image: redis:8 }\n`, /"redis:8" must be/],
    [
      "another version of Temporal's tools",
      (text) => text.replace(/admin-tools:[\d.]+/, 'admin-tools:1.29.1'),
      /must have one version, not .*1\.29\.1/,
    ],
  ])('with %s is refused', (_name, change, problem) => {
    const changed = change(file);
    expect(changed).not.toBe(file);
    expect(problemsOfCompose(changed)).toMatch(problem);
  });
});

interface Locked {
  name?: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What the production dependencies lead to, found by following them through the lock file as Node resolves them. */
function productionClosure(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
      const place = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[place]) {
        if (!found.has(place)) {
          found.add(place);
          follow(place);
        }
        return;
      }
      if (folder === '') return;
    }
  };
  const follow = (place: string): void => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...rest } = packages[place]!;
    const peers = Object.keys(peerDependencies).filter((name) => !rest.peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])
      visit(name, place);
  };
  follow('');
  return [...found].map((place) => {
    const { name = place.split('node_modules/').at(-1)!, version } = packages[place]!;
    return `${name}@${version}`;
  });
}

/** The packages of development that esbuild puts into the console. */
function bundledIntoConsole(): string[] {
  const script = `import { build } from 'esbuild';
    const { metafile } = await build({
      entryPoints: ['console/src/main.tsx'], outdir: 'none', write: false, bundle: true, splitting: true, format: 'esm',
      metafile: true, jsx: 'automatic', jsxImportSource: 'preact', loader: { '.svg': 'copy', '.woff2': 'file' },
    });
    console.log(JSON.stringify(Object.keys(metafile.inputs)));`;
  const node = ['--input-type=module', '-e', script];
  const inputs: string[] = JSON.parse(execFileSync(process.execPath, node, { cwd: root, encoding: 'utf8' }));
  const { packages } = JSON.parse(read('package-lock.json'));
  const places = new Set(inputs.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return [...places]
    .filter((place) => packages[place].dev)
    .map((place) => `${place.replace('node_modules/', '')}@${packages[place].version}`);
}

test('the SBOM has exactly what runs in production or in browsers, in CycloneDX, and twice the same', () => {
  const bom = JSON.parse(
    execFileSync(process.execPath, [path.join(root, 'scripts', 'sbom.mjs')], { encoding: 'utf8' }),
  );
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    metadata: { component: { name: 'compute-service', type: 'application' } },
  });
  const again = execFileSync(process.execPath, [path.join(root, 'scripts', 'sbom.mjs')], { encoding: 'utf8' });
  expect(JSON.parse(again)).toEqual(bom);
  const ofConsole = bundledIntoConsole();
  expect(ofConsole).toEqual(expect.arrayContaining([expect.stringMatching(/^preact@/)]));
  const [, rapidoc] = /const version = '(.+)'/.exec(read('scripts/vendor-rapidoc.mjs'))!;
  const wanted = [...productionClosure(), ...ofConsole, `rapidoc@${rapidoc}`];
  const found = bom.components.map(
    ({ group, name, version }: Record<string, string>) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  const unique = (names: string[]) => [...new Set(names)].sort();
  expect(unique(found)).toEqual(unique(wanted));
  expect(unique(found)).toContain(`express@${JSON.parse(read('package.json')).dependencies.express}`);
  expect(unique(found).filter((name) => /^(jest|typescript|prisma)@/.test(name))).toEqual([]);
  for (const { purl } of bom.components) expect(purl).toMatch(/^pkg:npm\//);
  const refs = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']));
  expect(refs.size).toBe(bom.components.length + 1);
  for (const { ref, dependsOn = [] } of bom.dependencies)
    for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);
});

test('CI audits the lock file, searches for secrets, and refuses an unpinned image before it builds it', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const runs = (job: string) => jobs[job]!.steps.flatMap(({ run }) => run ?? []);
  expect(runs('dependencies')).toEqual(
    expect.arrayContaining(['bash .ci/audit --download', expect.stringContaining('npm audit')]),
  );
  expect(runs('secrets').join('\n')).toContain('gitleaks');
  const image = runs('image');
  expect(image.indexOf('node scripts/check-image.mjs')).toBe(0);
  expect(image.findIndex((run) => run.startsWith('docker build'))).toBeGreaterThan(0);
});

test('an audit that could not find anything says so, and is no success', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  try {
    // Stands for the tool: ends with one code for the control, and with another for the SBOM.
    const audit = (control: number, ofProduction: number) => {
      const tool =
        `#!/bin/bash\ncase "$*" in *bom.cdx.json*) exit ${ofProduction} ;; ` +
        `esac\ngrep -q 0.0.8 "$4" && exit ${control}\nexit 0\n`;
      writeFileSync(path.join(folder, 'osv-scanner'), tool, { mode: 0o755 });
      const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
      return spawnSync('bash', [path.join(root, '.ci', 'audit'), '--offline'], { encoding: 'utf8', env });
    };
    const blind = audit(0, 0);
    expect([blind.status, blind.stderr]).toEqual([
      2,
      expect.stringMatching(/There was no audit .* run \.ci\/audit --download/),
    ]);
    expect(audit(127, 0).status).toBe(2);
    expect(audit(1, 127).status).toBe(2);
    const vulnerable = audit(1, 1);
    expect([vulnerable.status, vulnerable.stderr]).toEqual([1, expect.stringContaining('have known vulnerabilities')]);
    const clean = audit(1, 0);
    expect([clean.status, clean.stdout]).toEqual([0, expect.stringContaining('No known vulnerability')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('the pre-commit hook', () => {
  /** Commits a file in a fresh repository through the hook, with these programs alone on PATH beside the system's. */
  function commit(text: string, programs: Record<string, string>) {
    const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
    try {
      const bin = path.join(folder, 'bin');
      const run = (command: string, ...args: string[]) =>
        spawnSync(command, args, {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: `${bin}:/usr/bin:/bin`, HOME: folder, GIT_CONFIG_GLOBAL: '/dev/null' },
        });
      run('git', 'init', '--quiet');
      run('mkdir', 'bin');
      for (const [name, script] of Object.entries(programs))
        writeFileSync(path.join(bin, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
      writeFileSync(path.join(folder, 'file'), text);
      run('git', 'add', 'file');
      const hooks = `core.hooksPath=${path.join(root, '.githooks')}`;
      return run('git', '-c', hooks, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'x');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const npm = 'echo checked >&2';
  /** Stands for the tool: finds the word in what is staged. */
  const gitleaks = 'git diff --cached | grep -q sentinel && { echo "leaks found: 1" >&2; exit 1; }; exit 0';

  test('searches what is staged for secrets, and refuses a commit that has one', () => {
    const refused = commit('a sentinel', { npm, gitleaks });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/leaks found[\s\S]*take it out .* replace it/),
    ]);
    expect(refused.stderr).not.toContain('checked');
    const accepted = commit('harmless', { npm, gitleaks });
    expect([accepted.status, accepted.stderr]).toEqual([0, expect.stringContaining('checked')]);
  });

  test('does not stop somebody without the tool, and says in a line how to install it', () => {
    const { status, stderr } = commit('harmless', { npm });
    expect(status).toBe(0);
    expect(stderr).toMatch(/^No gitleaks here, .* go install github\.com\/zricethezav\/gitleaks\/v8@v[\d.]+$/m);
    expect(stderr).toContain('checked');
  });

  const real = ['/usr/local/bin/gitleaks', path.join(process.env['HOME'] ?? '', 'go', 'bin', 'gitleaks')].find(
    existsSync,
  );
  (real ? test : test.skip)('finds a real token with the real tool', () => {
    // Put together here, so that this file holds none.
    const token = ['gh', 'p_', 'x7Kq2mZ9vB4nT6wR1yL8', 'cF3hJ5sD0gA2pQ7u'].join('');
    const refused = commit(`token = "${token}"`, { npm, gitleaks: `exec ${real} "$@"` });
    expect(refused.status).toBe(1);
    expect(refused.stderr + refused.stdout).not.toContain(token);
  });
});
