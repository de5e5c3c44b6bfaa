/** The browser console: `/`, and the pages below `/console`. */
import { type RequestHandler, Router } from 'express';
import { openConsole, requireRead } from '../http/builtConsole.ts';
import { factsOf } from '../http/requestFacts.ts';
import { seeOther } from '../http/seeOther.ts';

/** Returns null where no console was built. Throws what reading it throws. */
export function consoleRoutes(folder: string): Router | null {
  const built = openConsole(folder);
  if (!built) return null;
  const router = Router({ caseSensitive: true });
  const named =
    (route: string, answer: RequestHandler): RequestHandler =>
    (request, response, next) => {
      factsOf(response).route = route;
      return answer(request, response, next);
    };
  router.all(
    '/console/assets/:name',
    named('/console/assets/{name}', (request, response) =>
      built.sendAsset(String(request.params['name']), request, response),
    ),
  );
  const page = named('/console', (request, response) => built.sendPage(request, response));
  router.all(
    '/usage',
    named('/usage', (request, response) => {
      requireRead(request);
      const window = new URL(request.url, 'http://console').searchParams.get('window');
      seeOther(response, `/console/usage${window === null ? '' : `?${new URLSearchParams({ window })}`}`);
    }),
  );
  router.all('/', page);
  router.all('/console', page);
  router.all('/console/*page', page);
  return router;
}
