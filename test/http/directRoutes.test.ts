import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { DirectRoutes, directFirst } from '../../src/http/directRoutes.ts';

const handler = async () => {};

describe('a path', () => {
  const routes = new DirectRoutes();
  routes.add('/apis/g/namespaces/:namespace/machines', handler);
  routes.add('/apis/g/namespaces/:namespace/machines/:name', handler);

  test.each([
    ['/apis/g/namespaces/n/machines', 'n', undefined],
    ['/apis/g/namespaces/n/machines?limit=1&x=%2F', 'n', undefined],
    ['/apis/g/namespaces/n/machines/m', 'n', 'm'],
    ['/apis/g/namespaces/namespaces/machines/machines', 'namespaces', 'machines'],
    ['/apis/g/namespaces/__proto__/machines/constructor', '__proto__', 'constructor'],
  ])('%s is found with its parameters', (url, namespace, name) => {
    const found = routes.find(url)!;
    expect(found.handler).toBe(handler);
    expect([found.params['namespace'], found.params['name']]).toEqual([namespace, name]);
  });

  test('two paths may call the same parameter differently, whichever is added first', () => {
    const shared = new DirectRoutes();
    shared.add('/namespaces/:namespace/events', handler);
    shared.add('/namespaces/:name', handler);
    expect(shared.find('/namespaces/a')!.params).toEqual({ name: 'a' });
    expect(shared.find('/namespaces/a/events')!.params).toEqual({ namespace: 'a' });
  });

  test.each([
    '/apis/g/namespaces/n',
    '/apis/g/namespaces/n/machines/',
    '/apis/g/namespaces/n/machines/m/tunnel',
    '/apis/g/namespaces//machines',
    '/apis/g/namespaces/n/Machines',
    '/apis/g/namespaces/%6e/machines',
    '/',
    '',
    '*',
  ])('%j is left to the other routes', (url) => {
    expect(routes.find(url)).toBeNull();
  });
});

describe('a request of a direct route', () => {
  /** Serves one request of `/direct/x` and returns what happened. */
  async function serve(
    before: RequestHandler[],
    last: () => Promise<void> = async () => void seen.push('handler'),
    url = '/direct/x',
  ) {
    const routes = new DirectRoutes();
    routes.add('/direct/:name', last);
    const onError: ErrorRequestHandler = (error) => void seen.push(`error ${(error as Error).message}`);
    const listener = directFirst(routes, { before, onError }, () => void seen.push('others'));
    listener({ url } as IncomingMessage, {} as ServerResponse);
    await new Promise((resolve) => setImmediate(resolve));
    return seen;
  }
  let seen: string[];
  beforeEach(() => {
    seen = [];
  });
  const goesOn: RequestHandler = (_request, response, next) => {
    seen.push(`before ${typeof response.locals}`);
    next();
  };

  test('passes what comes before in order, then its handler', async () => {
    expect(await serve([goesOn, goesOn])).toEqual(['before object', 'before object', 'handler']);
  });

  test('ends where one of them does not go on', async () => {
    expect(await serve([goesOn, () => {}, goesOn])).toEqual(['before object']);
  });

  test.each<[string, RequestHandler]>([
    [
      'throws',
      () => {
        throw new Error('it');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('it');
      },
    ],
    ['says so by next', (_request, _response, next) => next(new Error('it'))],
  ])('ends in the error handler when one of them %s', async (_how, failing) => {
    expect(await serve([goesOn, failing, goesOn])).toEqual(['before object', 'error it']);
  });

  test('ends in the error handler when its handler fails, or when one fails later', async () => {
    const fails = async () => {
      throw new Error('it');
    };
    expect(await serve([], fails)).toEqual(['error it']);
    seen = [];
    const failsLater: RequestHandler = (_request, _response, next) => {
      next();
      next(new Error('late'));
    };
    expect(await serve([failsLater])).toEqual(['handler', 'error late']);
  });

  test('is passed on if its path is another', async () => {
    expect(await serve([goesOn], handler, '/other')).toEqual(['others']);
  });
});
