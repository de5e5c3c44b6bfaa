/** A process that responds to every request at once, with next to nothing: what requests alone cost a machine. */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { onParentGone } from '../src/up/parent.ts';

const { EMPTY_CERT: certFile = '', EMPTY_KEY: keyFile = '' } = process.env;
const server = https.createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (request, response) => {
  request.resume();
  response.end('{}');
});
const stop = () => process.exit(0);
process.once('SIGTERM', stop).once('SIGINT', stop);
onParentGone(stop);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
