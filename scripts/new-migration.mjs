// Writes prisma/migrations/<time>_NAME/migration.sql, which turns the committed prisma/schema.prisma into the current
// one. Checks and triggers, which a Prisma model cannot express, are added to that file by hand.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, root } from './lib.mjs';
import { setup } from './setup.mjs';

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]{0,60}$/.test(name)) fail('usage: node scripts/new-migration.mjs name_of_the_change');

const schemaFile = path.join(root, 'prisma', 'schema.prisma');
const migrationsDir = path.join(root, 'prisma', 'migrations');
const noExternals = { externalTables: [], externalEnums: [] };

await setup('everything');
const script = await diff();
if (!script || script.includes('This is an empty migration'))
  fail('prisma/schema.prisma is as it was committed: there is nothing to migrate.');
const stamp = new Date().toISOString().replace(/[-:T]/g, '').slice(0, 14);
const folder = path.join(migrationsDir, `${stamp}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'migration.sql'), `SET LOCAL lock_timeout = '500ms';\n\n${script}`);
console.log(path.relative(root, path.join(folder, 'migration.sql')));

async function diff() {
  const schema = { content: readFileSync(schemaFile, 'utf8'), path: schemaFile };
  const from = { tag: 'schemaDatamodel', files: [{ path: schemaFile, content: committedSchema() }] };
  // The engine needs a server even to compare two texts.
  const { temporaryPostgres } = await import(path.join(root, 'dist', 'src', 'up', 'postgres.js'));
  const postgres = await temporaryPostgres();
  try {
    return (await engineDiff(postgres.url, from, schema)).stdout;
  } finally {
    await postgres.stop();
  }
}

/**
 * The last committed schema, which the committed migrations produce. Replaying the migrations instead would need an
 * engine that can parse functions with semicolons and every column type of the catalog; this one cannot.
 */
function committedSchema() {
  return execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], { cwd: root, encoding: 'utf8' });
}

/** The WebAssembly build of Prisma's engine: its CLI would download the native one, while this one comes with npm. */
async function engineDiff(connectionString, from, schema) {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils');
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  const engine = await bindings.SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => {}, factory);
  return engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: noExternals,
  });
}
