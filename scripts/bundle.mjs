// `node scripts/bundle.mjs client|console|program|workflows`: one step of the build in a process of its own. Bundlers keep what they
// worked with, and a service of their own, which would stay with the program that `npm start` becomes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';

const steps = {
  async client() {
    const { writePrismaClient } = await import('./prismaClient.mjs');
    await writePrismaClient();
  },
  async console() {
    const { buildConsole } = await import('./console.mjs');
    await buildConsole();
  },
  async program() {
    const { bundleProgram } = await import('./program.mjs');
    await bundleProgram();
  },
  async workflows() {
    const bundler = pathToFileURL(path.join(root, 'dist', 'src', 'parts', 'bundle.js')).href;
    const { writeWorkflowBundle } = await import(bundler);
    await writeWorkflowBundle({
      workflowsPath: path.join(root, 'workflows', 'index.ts'),
      target: path.join(root, 'dist', 'workflow-bundle.js'),
    });
  },
};

await steps[process.argv[2]]();
