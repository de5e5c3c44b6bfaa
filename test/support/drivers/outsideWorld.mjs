/**
 * What is outside a host, in a network namespace of its own: on all of its addresses, a mirror with one package, and a
 * resolver that knows `mirror.example`. Arguments: the package's file, the mirror's address.
 */
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, address] = process.argv.slice(2);
const content = readFileSync(file);
createServer((request, response) => response.end(request.url === '/hello.deb' ? content : 'secret')).listen(80, '::');

const resolver = createSocket('udp4', (asked, from) => {
  const name = asked.subarray(12, asked.indexOf(0, 12) + 5);
  const isKnown = asked.toString('latin1').includes('\x06mirror\x07example') && name.at(-3) === 1;
  const head = Buffer.from([asked[0], asked[1], 0x81, isKnown ? 0x80 : 0x83, 0, 1, 0, isKnown ? 1 : 0, 0, 0, 0, 0]);
  const found = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)];
  resolver.send(Buffer.concat([head, name, Buffer.from(isKnown ? found : [])]), from.port, from.address);
});
resolver.bind(53, () => process.send('listening'));
