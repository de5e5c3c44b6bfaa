/**
 * Clients that generators make, with their defaults, from the service's own document: each is compiled or type-checked,
 * and its program (test/contract/programs/generated) makes the same calls. UPDATE_CLIENTS=1 records those that passed.
 */
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideGo, provideJar, provideNpm } from '../support/clientPrograms.ts';
import { clientSuite, programs, timeoutMs } from '../support/contract/clientSuite.ts';
import { goPrograms, openApiGeneratorJar } from '../support/contract/clientTable.ts';
import { providePython, ran } from '../support/contract.ts';

const generated = path.join(programs, 'generated');

clientSuite('a generated client', (suite) => {
  const { client, told } = suite;

  /** Runs a tool that must succeed. */
  const tool = async (command: string, args: readonly string[], cwd: string): Promise<string> => {
    // What a tool is installed with, such as Python's formatter, is beside it.
    const PATH = [path.dirname(command), process.env['PATH']].join(':');
    const env = { HOME: process.env['HOME'] ?? suite.home, PATH };
    const { code, out, err } = await ran(command, args, { cwd, env, timeoutMs });
    expect([path.basename(command), code, code === 0 ? '' : (out + err).slice(-4_000)]).toEqual([
      path.basename(command),
      0,
      '',
    ]);
    return out + err;
  };
  const ca = () => path.join(suite.service.dataDir, 'ca.pem');
  const trust = () => ({ NODE_EXTRA_CA_CERTS: ca(), SSL_CERT_FILE: ca() });
  /** Makes a folder for a client, with its program and the document. */
  const folderOf = async (name: string, from: string): Promise<string> => {
    const folder = path.join(suite.home, name);
    await cp(path.join(generated, from), folder, { recursive: true });
    const { status, body } = await suite.service.call('GET', '/openapi.json');
    expect(status).toBe(200);
    await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(body));
    return folder;
  };
  const openApiGenerator = async (folder: string, generator: string, into: string, ...more: string[]) => {
    const jar = await provideJar(openApiGeneratorJar);
    await tool('java', ['-jar', jar, 'generate', '-i', 'openapi.json', '-g', generator, '-o', into, ...more], folder);
  };
  /** Runs a program and compares what it saw. Each makes its own machine and key. */
  const calls = async (machine: string, command: string, args: readonly string[]) => {
    const { dataDir, namespace, url } = suite.service;
    const seen = await told(command, args, {
      ...trust(),
      SERVICE_URL: url,
      CA_FILE: ca(),
      KEY_FILE: path.join(dataDir, 'api-key.json'),
      NAMESPACE: namespace,
      MACHINE: machine,
    });
    expect(seen).toEqual({
      tokenType: 'Bearer',
      phase: 'Pending',
      read: machine,
      listed: 1,
      labels: { made: machine, a: 'b' },
      classes: 2,
      sessions: true,
      key: [machine, ['compute:read'], 'revoked'],
      tenants: [1, null],
      billed: 'hour',
      deleted: 'Success',
      absent: 404,
    });
  };

  const inTypescript = async (name: string, generate: (folder: string, bin: string) => Promise<unknown>) => {
    const packages = await provideNpm('generated/npm');
    const folder = await folderOf(name, 'npm');
    await cp(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'), { recursive: true });
    const bin = path.join(folder, 'node_modules', '.bin');
    await generate(folder, bin);
    const project = { extends: './tsconfig.json', files: [`${name}.ts`] };
    await writeFile(path.join(folder, 'tsconfig.one.json'), JSON.stringify(project));
    await tool(path.join(bin, 'tsc'), ['-p', 'tsconfig.one.json'], folder);
    await calls(`by-${name}`, path.join(bin, 'tsx'), [path.join(folder, `${name}.ts`)]);
  };
  client('generatedFetch', 'is type-checked and makes its calls', () =>
    inTypescript('typescript-fetch', (folder) => openApiGenerator(folder, 'typescript-fetch', 'client')),
  );
  client('heyApi', 'is type-checked and makes its calls', () =>
    inTypescript('hey-api', (folder, bin) =>
      tool(path.join(bin, 'openapi-ts'), ['-i', 'openapi.json', '-o', 'client'], folder),
    ),
  );
  client('openApiTypescript', 'is type-checked and makes its calls', () =>
    inTypescript('openapi-typescript', (folder, bin) =>
      tool(path.join(bin, 'openapi-typescript'), ['openapi.json', '-o', 'client/schema.d.ts'], folder),
    ),
  );

  const inPython = async (
    program: string,
    packageName: string,
    generate: (folder: string, python: string) => Promise<unknown>,
  ) => {
    const bin = await providePython('generators');
    expect(bin).not.toBeNull();
    const python = path.join(bin!, 'python');
    const folder = await folderOf(program, 'python');
    await generate(folder, python);
    await rename(path.join(folder, 'made', packageName), path.join(folder, packageName));
    // Importing each module finds names that are missing; mypy, what the program takes for granted.
    const modules = (await readdir(path.join(folder, packageName), { recursive: true }))
      .filter((file) => file.endsWith('.py'))
      .map((file) =>
        `${packageName}.${file.replace(/(\/?__init__)?\.py$/, '').replaceAll('/', '.')}`.replace(/\.$/, ''),
      );
    expect(modules.length).toBeGreaterThan(50);
    await writeFile(path.join(folder, 'every.py'), modules.map((each) => `import ${each}\n`).join(''));
    await tool(python, ['every.py'], folder);
    await tool(python, ['-m', 'mypy', `${program}.py`], folder);
    await calls(`by-${program.replaceAll('_', '-')}`, python, [path.join(folder, `${program}.py`)]);
  };
  client('generatedPython', 'is imported, type-checked, and makes its calls', () =>
    inPython('openapi_generator', 'openapi_client', (folder) => openApiGenerator(folder, 'python', 'made')),
  );
  client('openApiPythonClient', 'is imported, type-checked, and makes its calls', () =>
    inPython('python_client', 'compute_service_client', async (folder, python) => {
      const generate = ['-m', 'openapi_python_client', 'generate', '--path', 'openapi.json', '--output-path', 'made'];
      // It knows no lines of JSON, and leaves out the body of the one response that is made of them.
      const warnings = (await tool(python, generate, folder)).match(/^WARNING .*/gm);
      expect(warnings).toEqual([expect.stringContaining('GET /v1/admin/audit-events/export')]);
    }),
  );

  const inGo = async (name: string, generate: (folder: string) => Promise<void>) => {
    const folder = await folderOf(name, name);
    await mkdir(path.join(folder, 'client'));
    await generate(folder);
    await tool('go', ['vet', '.', './client'], folder);
    await tool('go', ['build', '-o', 'program', '.'], folder);
    await calls(`by-${name}`, path.join(folder, 'program'), []);
  };
  client('generatedGo', 'compiles and makes its calls', () =>
    inGo('openapi-generator-go', async (folder) => {
      await openApiGenerator(folder, 'go', 'client', '--additional-properties=packageName=client,withGoMod=false');
      // Tests of the generator's own, which need a library.
      await rm(path.join(folder, 'client', 'test'), { recursive: true });
    }),
  );
  client('oapiCodegen', 'compiles and makes its calls', () =>
    inGo('oapi-codegen', async (folder) => {
      const made = ['-generate', 'types,client', '-package', 'client', '-o', 'client/client.go', 'openapi.json'];
      await tool(await provideGo(goPrograms.oapiCodegen), made, folder);
    }),
  );
});
