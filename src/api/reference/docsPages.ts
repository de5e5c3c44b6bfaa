/** `/docs`: the reference of the API for people, made by RapiDoc from `/openapi.json`, and guides. No third party. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { Marked } from 'marked';
import type { Logger } from 'pino';
import { ApiError } from '../../http/apiError.ts';
import { html, sendPage, styleSheet } from '../../http/html.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { endWith } from '../../lib/draining.ts';
import { once } from '../../lib/once.ts';
import { guideScript, reference, referencePolicy, referenceScript } from './docsScripts.ts';

/** Files of the release change with it only. */
const cached = 'public, max-age=3600';

const plainGuide = styleSheet(`
main { max-width: 52rem; } header { max-width: 52rem; }
.code { position: relative; } .code pre { padding-right: 5rem; }
.code button { position: absolute; top: 0.5rem; right: 0.5rem; padding: 0.2rem 0.7rem;
  border: 1px solid var(--edge); border-radius: 0.4rem; background: var(--paper); color: inherit; font: inherit;
  font-size: 0.875rem; cursor: pointer; }
.yours { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; margin-bottom: 1.5rem; }
.yours label { margin-top: 0; } .yours input { font-weight: 400; }
@media (max-width: 40rem) { .yours { grid-template-columns: 1fr; } }
`);
const guideSheet = {
  ...plainGuide,
  contentSecurityPolicy: `${plainGuide.contentSecurityPolicy}; script-src 'self'; connect-src 'self'`,
};

interface DocsOptions {
  packageRoot: string;
  publicUrl: string;
  log: Logger;
}

export function docsRoutes({ packageRoot, publicUrl, log }: DocsOptions): Router {
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
  const script = (at: string, text: string) =>
    serve(at, at, (response) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.setHeader('cache-control', cached);
      response.end(text);
    });
  serve('/docs', '/docs', (response) => {
    response.setHeader('content-security-policy', referencePolicy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(reference);
  });
  serve('/docs/rapidoc.js', '/docs/rapidoc.js', (response, { bundle }) => {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', cached);
    response.setHeader('content-length', bundle.length);
    void endWith(response, bundle);
  });
  script('/docs/reference.js', referenceScript);
  script('/docs/guide.js', guideScript);
  serve('/docs/guides', '/docs/guides', (response, { guides }) => {
    const items = guides.map(({ name, title }) => html`<li><a href="/docs/guides/${name}">${title}</a></li>`);
    sendPage(response, {
      title: 'Guides',
      body: html`<ol>${items}</ol><p><a href="/docs">API reference</a> · <a href="/">Console</a></p>`,
    });
  });
  serve('/docs/guides/:name', '/docs/guides/{name}', (response, { guides }, name) => {
    const place = guides.findIndex((each) => each.name === name);
    const guide = guides[place];
    if (!guide) throw new ApiError('NotFound', 'there is no such guide; /docs/guides lists them');
    const next = guides[place + 1];
    const body = html`${{ html: guide.body.replaceAll(addressOfGuides, publicUrl) }}
<p>${next ? html`Next: <a href="/docs/guides/${next.name}">${next.title}</a> · ` : null}<a href="/docs/guides">All
guides</a> · <a href="/docs">API reference</a> · <a href="/">Console</a></p>
<script src="/docs/guide.js"></script>`;
    sendPage(response, { title: guide.title, body, sheet: guideSheet });
  });
  return router;
}

/** What the guides call the service; a page has the service's own address. */
const addressOfGuides = 'https://localhost:8443';

interface Files {
  guides: Guide[];
  bundle: Buffer;
}

/** Null when they are not part of this installation: the service works without its documentation. */
function readFiles(packageRoot: string, log: Logger): Files | null {
  try {
    return {
      guides: readGuides(path.join(packageRoot, 'docs', 'guides')),
      bundle: readFileSync(path.join(packageRoot, 'vendor', 'rapidoc', 'rapidoc-min.js.gz')),
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

/** From the first machine to what comes later; a new guide stands at the end until it has a place here. */
const inOrder = ['first-vm', 'reading-a-bill', 'team-and-roles', 'ci-without-secrets', 'bare-metal'];
const placeOf = ({ name }: Guide) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length);

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
  const guides = names.sort().map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, title = file, rest = text] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
    return { name: file.replace(/\.md$/, ''), title, body: marked.parse(rest, { async: false }) };
  });
  return guides.sort((a, b) => placeOf(a) - placeOf(b));
}
