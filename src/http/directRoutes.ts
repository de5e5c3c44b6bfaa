/** Routes that are found in one step, for the requests that come most: Express tries each of its routes in turn. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';

type Handler = (request: Request, response: Response) => Promise<void>;

interface Node {
  below: Map<string, Node>;
  parameter: Node | null;
  /** What is served there, and what its path calls its parameters: paths that share them may name them differently. */
  route: { handler: Handler; names: readonly string[] } | null;
}

const emptyNode = (): Node => ({ below: new Map(), parameter: null, route: null });

/** Handlers by path, as `/namespaces/:namespace/virtualmachines`. */
export class DirectRoutes {
  readonly #root = emptyNode();

  add(path: string, handler: Handler): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      if (segment.startsWith(':')) {
        names.push(segment.slice(1));
        node.parameter ??= emptyNode();
        node = node.parameter;
      } else {
        const below = node.below.get(segment) ?? emptyNode();
        node.below.set(segment, below);
        node = below;
      }
    }
    node.route = { handler, names };
  }

  /** Null for a path that is not here, or not written as plainly as it can be: Express's routes decide about it. */
  find(url: string): { handler: Handler; params: Record<string, string> } | null {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (path.includes('%')) return null;
    const values: string[] = [];
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      const below = node.below.get(segment);
      if (below) node = below;
      else if (node.parameter && segment !== '') {
        values.push(segment);
        node = node.parameter;
      } else return null;
    }
    if (!node.route) return null;
    const { handler, names } = node.route;
    return { handler, params: Object.fromEntries(names.map((name, index) => [name, values[index]!])) };
  }
}

const segmentsOf = (path: string) => path.split('/').slice(1);

/** What handles a request of a direct route, in this order, before its handler; and what responds to an error. */
interface Sequence {
  before: readonly RequestHandler[];
  onError: ErrorRequestHandler;
}

/** Serves direct routes as Express would, and passes everything else on. */
export function directFirst(routes: DirectRoutes, sequence: Sequence, others: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const found = routes.find(incoming.url ?? '');
    if (!found) return others(incoming, outgoing);
    const { request, response } = asExpress(incoming, outgoing);
    request.params = found.params;
    run(sequence, found.handler, request, response);
  };
}

/** What handlers use of Express's requests and responses is `params` and `locals`. */
function asExpress(incoming: IncomingMessage, outgoing: ServerResponse): { request: Request; response: Response } {
  const [request, response] = [incoming as Request, outgoing as Response];
  response.locals ??= {};
  return { request, response };
}

function run({ before, onError }: Sequence, last: Handler, request: Request, response: Response): void {
  const fail = (error: unknown) => void onError(error, request, response, () => {});
  const step = (index: number): void => {
    const handler = before[index] ?? last;
    // A handler that goes on later, or fails later, says so by `next`, as a deadline does.
    const next = (error?: unknown) => (error === undefined ? step(index + 1) : fail(error));
    try {
      const result: unknown = handler(request, response, next);
      if (result instanceof Promise) result.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  step(0);
}
