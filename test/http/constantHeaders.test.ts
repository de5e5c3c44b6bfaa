import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { constantHeaders } from '../../src/http/constantHeaders.ts';

async function headersBy(middleware: RequestHandler): Promise<string[]> {
  const server = createServer((request, response) => {
    middleware(request as Request, response as Response, () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await response.text();
  server.close();
  server.closeAllConnections();
  return [...response.headers].map(([name, value]) => `${name}: ${value}`).filter((line) => !/^date:/.test(line));
}

test('a response has the headers that the middleware itself would set', async () => {
  const options = { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } };
  const expected = await headersBy(helmet(options));
  expect(expected.length).toBeGreaterThan(12);
  expect(await headersBy(constantHeaders(helmet(options)))).toEqual(expected);
});

test('a middleware that waits, or that fails, is refused when the service starts', () => {
  expect(() => constantHeaders((_request, _response, next) => setImmediate(next))).toThrow('does not wait');
  expect(() => constantHeaders((_request, _response, next) => next(new Error('no headers')))).toThrow('no headers');
});
