#!/usr/bin/env node
// `npm start` and `npm run cli`: sets up what is missing, then becomes the program.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';
import { refusePortsInUse } from './ports.mjs';
import { setup } from './setup.mjs';

const args = process.argv.slice(2);
await setup('start', args[0] === 'up' ? refusePortsInUse : undefined);
if (args[0] !== '--build-only') {
  // Stays in this process, so signals, standard streams and the exit code need no forwarding.
  const main = path.join(root, 'dist', 'src', 'main.js');
  process.argv = [process.argv[0], main, ...args];
  await import(pathToFileURL(main).href);
}
