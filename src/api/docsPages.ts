/** `/docs`: the reference of the API for people, made by Redoc from `/openapi.json`, and guides. No third party. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { Marked } from 'marked';
import type { Logger } from 'pino';
import { once } from '../domain/once.ts';
import { ApiError } from '../http/apiError.ts';
import { html, sendPage } from '../http/html.ts';
import { factsOf } from '../http/requestFacts.ts';

/**
 * Redoc sets styles from its script, so those are allowed; scripts are not, besides its own file: nothing inline, and no
 * eval. It would like to load its makers' logo, which is refused.
 */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The search would run in a worker that is made from text, which the policy refuses; browsers search pages, too. */
const reference = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · compute-service</title>
</head>
<body>
<redoc spec-url="/openapi.json" disable-search="true" hide-download-button="true" native-scrollbars="true"></redoc>
<noscript><p>This page needs JavaScript. <a href="/openapi.json">The document itself</a> and <a href="/docs/guides">the guides</a> do not.</p></noscript>
<script src="/docs/redoc.js"></script>
</body>
</html>
`;

/** Files of the release change with it only. */
const cached = 'public, max-age=3600';

export function docsRoutes({ packageRoot, log }: { packageRoot: string; log: Logger }): Router {
  const router = Router();
  // With the first request, because most processes are never asked.
  const files = once(() => readFiles(packageRoot, log));
  const serve = (at: string, route: string, show: (response: Response, files: Files, name: string) => void) => {
    const known: RequestHandler = (_request, response, next) => {
      if (!files()) return next('route');
      factsOf(response).route = route;
      next();
    };
    router
      .route(at)
      .all(known)
      .get((request, response) => show(response, files()!, String(request.params['name'] ?? '')))
      .all(() => {
        throw new ApiError('MethodNotAllowed', 'this page accepts only GET', { headers: { allow: 'GET' } });
      });
  };
  serve('/docs', '/docs', (response) => {
    response.setHeader('content-security-policy', referencePolicy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(reference);
  });
  serve('/docs/redoc.js', '/docs/redoc.js', (response, { bundle }) => {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', cached);
    response.setHeader('content-length', bundle.length);
    response.end(bundle);
  });
  serve('/docs/guides', '/docs/guides', (response, { guides }) => {
    const items = guides.map(({ name, title }) => html`<li><a href="/docs/guides/${name}">${title}</a></li>`);
    sendPage(response, {
      title: 'Guides',
      body: html`<ul>${items}</ul><p><a href="/docs">API reference</a></p>`,
    });
  });
  serve('/docs/guides/:name', '/docs/guides/{name}', (response, { guides }, name) => {
    const guide = guides.find((each) => each.name === name);
    if (!guide) throw new ApiError('NotFound', 'there is no such guide; /docs/guides lists them');
    const body = html`${{ html: guide.body }}<p><a href="/docs/guides">All guides</a></p>`;
    sendPage(response, { title: guide.title, body });
  });
  return router;
}

interface Files {
  guides: Guide[];
  bundle: Buffer;
}

/** Null when they are not part of this installation: the service works without its documentation. */
function readFiles(packageRoot: string, log: Logger): Files | null {
  try {
    return {
      guides: readGuides(path.join(packageRoot, 'docs', 'guides')),
      bundle: readFileSync(path.join(packageRoot, 'vendor', 'redoc', 'redoc.standalone.js.gz')),
    };
  } catch (error) {
    log.warn({ err: error }, '/docs is not served: its files cannot be read');
    return null;
  }
}

export interface Guide {
  name: string;
  title: string;
  /** HTML without the heading. */
  body: string;
}

/** The guides of the release, which are files of this repository. Links to its other documents lose their address. */
export function readGuides(folder: string): Guide[] {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const guide = /^([a-z-]+)\.md$/.exec(href)?.[1];
        const target = guide ? `/docs/guides/${guide}` : /^(https:|\/)/.test(href) ? href : null;
        return target ? `<a href="${target}">${text}</a>` : text;
      },
    },
  });
  const names = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return names.sort().map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, title = file, rest = text] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
    return { name: file.replace(/\.md$/, ''), title, body: marked.parse(rest, { async: false }) };
  });
}
