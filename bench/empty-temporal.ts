/**
 * A process that answers every call to Temporal at once, with nothing: a deployment's Temporal has processors of its own,
 * and without any the API is busy with calls that fail.
 */
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { onParentGone } from '../src/up/parent.ts';

/** A message without fields, as gRPC frames it: not compressed, of length 0. */
const emptyMessage = Buffer.alloc(5);
const server = createServer();
server.on('stream', (stream) => {
  stream.resume();
  stream.on('error', () => {});
  stream.on('end', () => {
    stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    stream.end(emptyMessage);
  });
});
const stop = () => process.exit(0);
process.once('SIGTERM', stop).once('SIGINT', stop);
onParentGone(stop);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
