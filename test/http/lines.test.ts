/** Streams of lines whose source fails on the way. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { sendLines } from '../../src/http/lines.ts';
import { answerErrors } from '../../src/http/problem.ts';
import { factsOf } from '../../src/http/requestFacts.ts';

const logged: { msg: string; requestId: string; err: { message: string } }[] = [];
const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
let server: Server;
let url: string;

async function* lines(count: number, ends: 'well' | 'badly') {
  for (let number = 0; number < count; number += 1) yield `line ${number}`;
  if (ends === 'badly') throw new Error('the source broke');
}

beforeAll(async () => {
  const app = express();
  app.get('/:count/:ends', async ({ params }, response) => {
    factsOf(response).requestId = 'request-1';
    await sendLines(response, { 'content-type': 'text/plain' }, lines(Number(params.count), params.ends as never));
  });
  app.use(answerErrors({ log, refusedWrites: { note() {} } as never }));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server?.close());
beforeEach(() => void logged.splice(0));

test('lines arrive whole, and nothing is logged', async () => {
  expect(await (await fetch(`${url}/2/well`)).text()).toBe('line 0\nline 1\n');
  expect(logged).toEqual([]);
});

test('an error before the first line is a status', async () => {
  const response = await fetch(`${url}/0/badly`);
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ request_id: 'request-1' })]);
  expect(logged).toMatchObject([{ msg: 'request failed', requestId: 'request-1' }]);
});

test('an error after it cuts the connection off, and an operator reads why', async () => {
  await expect(fetch(`${url}/2/badly`).then((response) => response.text())).rejects.toThrow();
  expect(logged).toMatchObject([
    { msg: 'request failed', requestId: 'request-1', err: { message: 'the source broke' } },
  ]);
});
