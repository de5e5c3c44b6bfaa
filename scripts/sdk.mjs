// `npm run sdk`: makes the TypeScript client in sdk/ from the OpenAPI document, compiles it, and packs it.
// `--compile` only compiles it, which `npm pack` and `npm publish` in sdk/ do first. `--check` only says whether its
// types are current. `--check --again` makes them again to compare.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileTypes, fail, readText, report, root, run, sha256 } from './lib.mjs';
import { setup } from './setup.mjs';

const sdk = path.join(root, 'sdk');
const typesFile = path.join(sdk, 'src', 'generated', 'api.ts');
/** openapi-typescript needs TypeScript's programming interface, which the compiler of this repository lacks. */
const generator = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];
const args = process.argv.slice(2);

const built = (...segments) => import(pathToFileURL(path.join(root, 'dist', ...segments)).href);

/**
 * The document, without what differs between servers. A refusal has one form per API, and is thrown as an error, so it
 * is described once per operation instead of once per status: the types are a third as long.
 */
async function typedDocument() {
  const { serviceDocument } = await built('src', 'api', 'serviceDocument.js');
  const document = serviceDocument({ version: '', publicUrl: 'https://localhost' });
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      if (!operation.responses) continue;
      const refusals = Object.entries(operation.responses).filter(([status, { content }]) => status >= '4' && content);
      for (const [status] of refusals) delete operation.responses[status];
      if (refusals.length > 0) {
        const [, { content }] = refusals[0];
        operation.responses.default = { description: 'Refused', content };
      }
    }
  return JSON.stringify(document);
}

const header = (document, types) =>
  [
    "// Made from the service's OpenAPI document by `npm run sdk`. Do not edit: a test finds it.",
    `// document ${sha256(document + generator.join())}`,
    `// types ${sha256(types)}`,
    '',
    '',
  ].join('\n');

/** Whether the types were made from this document, and nothing else changed them. */
function isCurrent(document) {
  const text = readText(typesFile);
  if (text === null) return false;
  const types = text.split('\n').slice(4).join('\n');
  return text === header(document, types) + types;
}

async function makeTypes(document) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sdk-types-'));
  try {
    const [input, output] = ['document.json', 'api.ts'].map((name) => path.join(folder, name));
    writeFileSync(input, document);
    const program = path.join(await provideGenerator(), 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
    const code = await run(process.execPath, [program, input, '-o', output, '--default-non-nullable', 'false']);
    if (code !== 0) fail('The types cannot be made: see the message above.');
    return readText(output).replace(/^\/\*\*[\s\S]*?\*\/\n+/, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the generator once, outside of the checkout. */
async function provideGenerator() {
  const { readConfig } = await built('src', 'settings', 'config.js');
  const kept = path.join(readConfig(process.env).cacheDir, `sdk-${generator.join('-')}`);
  if (existsSync(kept)) return kept;
  report(`installing ${generator[0]} (once)`);
  const making = `${kept}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(path.join(making, 'package.json'), '{}');
  const npm = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', making, ...generator];
  if ((await run('npm', npm)) !== 0) fail('openapi-typescript cannot be installed: see the message above.');
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}

async function compile() {
  report('compiling the client');
  rmSync(path.join(sdk, 'dist'), { recursive: true, force: true });
  const code = await compileTypes('-p', path.join(sdk, 'tsconfig.json'));
  if (code !== 0) fail('The client does not compile: see the messages above.');
  copyFileSync(path.join(root, 'LICENSE'), path.join(sdk, 'LICENSE'));
}

async function pack() {
  const target = path.join(root, 'dist', 'sdk');
  mkdirSync(target, { recursive: true });
  // Beside them are the sources of the client, as the program imports them.
  const packages = () => readdirSync(target).filter((name) => name.endsWith('.tgz'));
  for (const old of packages()) rmSync(path.join(target, old));
  const npm = ['pack', '--silent', '--pack-destination', target];
  if ((await run('npm', [...npm, sdk])) !== 0) fail('The client cannot be packed: see the message above.');
  console.log(path.join(target, packages()[0]));
}

if (args.includes('--compile')) {
  await compile();
} else if (args.includes('--check')) {
  const document = await typedDocument();
  const isSame =
    isCurrent(document) && (!args.includes('--again') || readText(typesFile).endsWith(await makeTypes(document)));
  if (!isSame) fail('sdk/src/generated/api.ts is not what the OpenAPI document makes: run "npm run sdk".');
} else {
  await setup('everything');
  const document = await typedDocument();
  if (!isCurrent(document)) {
    const types = await makeTypes(document);
    writeFileSync(typesFile, header(document, types) + types);
  }
  await pack();
}
