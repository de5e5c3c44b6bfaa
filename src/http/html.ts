/** HTML pages as text. Every interpolated value is escaped unless it is itself a piece of a page. */
import { createHash } from 'node:crypto';
import type { Response } from 'express';

export interface Html {
  readonly html: string;
}

type Piece = string | number | null | false | Html | readonly Html[];

/** A piece of a page. Interpolated values are escaped. */
export function html(texts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: texts.map((text, index) => text + (index < pieces.length ? render(pieces[index]!) : '')).join('') };
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (typeof piece === 'object') return 'html' in piece ? piece.html : piece.map((each) => each.html).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --edge: #767676; --accent: #3451d1; --on-accent: #fff; --warn: #b3261e;
  --paper: #fff; --ink: #1b1b1f; --soft: #f3f4f8; }
@media (prefers-color-scheme: dark) { :root { --accent: #a9b8ff; --on-accent: #10194a; --warn: #f2b8b5;
  --paper: #1b1b1f; --ink: #e6e6ea; --soft: #2a2b31; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--soft); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 3rem auto; padding: 2rem; background: var(--paper); border-radius: 0.75rem; }
header { display: flex; align-items: center; gap: 0.5rem; max-width: 34rem; margin: 0 auto; padding: 1rem 2rem 0; font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; padding: 0.6rem; border: 1px solid var(--edge); border-radius: 0.4rem; font: inherit;
  background: var(--paper); color: inherit; }
.hint { margin: 0.2rem 0 0; font-size: 0.9rem; }
.alert { padding: 0.8rem 1rem; border: 2px solid var(--warn); border-radius: 0.4rem; }
.button { display: inline-block; margin-right: 0.75rem; margin-top: 1.5rem; padding: 0.7rem 1.4rem; border: 0;
  border-radius: 0.4rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
.quiet { border: 1px solid var(--edge); background: var(--paper); color: inherit; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dt { font-weight: 600; } dd { margin: 0 0 0.6rem; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
pre { max-height: 24rem; margin: 0.5rem 0; padding: 0.8rem 1rem; overflow: auto; border: 1px solid var(--edge);
  border-radius: 0.4rem; background: var(--soft); font-size: 0.875rem; white-space: pre-wrap; }
@media (max-width: 40rem) { main { margin: 1rem; padding: 1.25rem; } }
`;

/** A page's style and the content security policy that allows it. Built once, by `styleSheet`. */
export interface StyleSheet {
  text: string;
  contentSecurityPolicy: string;
}

/** Combines the style of all pages with one page's own. The policy loads and runs nothing; forms may only go here. */
export function styleSheet(more = ''): StyleSheet {
  const text = style + more;
  const hash = createHash('sha256').update(text).digest('base64');
  return {
    text,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  };
}
const plainSheet = styleSheet();

/** The console's icon (console/src/icon.svg). */
const mark: Html = {
  html:
    '<svg width="20" height="20" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" ' +
    'fill="#3451d1"/><path d="M8 10h16M8 16h16M8 22h10" stroke="#fff" stroke-width="3" ' +
    'stroke-linecap="round"/></svg>',
};

export interface Page {
  title: string;
  body: Html;
  status?: number;
  sheet?: StyleSheet;
  /** Where a form of the page may lead besides this service, as a source of the content security policy. */
  formTarget?: string;
}

export function sendPage(
  response: Response,
  { title, body, status = 200, sheet = plainSheet, formTarget = '' }: Page,
): void {
  if (response.headersSent || response.destroyed) return;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · compute-service</title>
<style>${{ html: sheet.text }}</style>
</head>
<body>
<header>${mark}compute-service</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    sheet.contentSecurityPolicy.replace("form-action 'self'", `form-action 'self' ${formTarget}`.trimEnd()),
  );
  // With no-referrer, browsers send `Origin: null` with their own forms; same-origin still hides URLs from other sites.
  response.setHeader('referrer-policy', 'same-origin');
  response.end(document.html);
}

export interface Field {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  value?: string | undefined;
  optional?: boolean;
  autocomplete?: string;
  problem?: string | undefined;
}

/** An input with its label, hint, and error. */
export function field({
  name,
  label,
  hint,
  type = 'text',
  value = '',
  optional = false,
  autocomplete = 'off',
  problem,
}: Field): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<label for="${name}">${label}${optional ? ' (optional)' : ''}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}"
autocomplete="${autocomplete}"${optional ? null : html` required`}${
    described ? html` aria-describedby="${described}"` : null
  }${problem ? html` aria-invalid="true"` : null}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
${problem ? html`<p class="hint" id="${name}-problem"><strong>${label} ${problem}</strong></p>` : null}`;
}

export function alert(text: string): Html {
  // ApiError messages are written for programs first, without a capital letter or a period.
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
  return html`<p class="alert" role="alert">${sentence}</p>`;
}
