// `npm run bench`: sets up what is missing, then measures.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';
import { setup } from './setup.mjs';

await setup('everything');
const main = path.join(root, 'dist', 'bench', 'main.js');
process.argv = [process.argv[0], main, ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
