/** What the pages of `/docs` run in a browser: their own files, no inline script, and nothing from elsewhere. */

/** RapiDoc sets styles from its script, so those are allowed; scripts are not, besides the service's own files. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const attributes = [
  'spec-url="/openapi.json"',
  'render-style="read"',
  'load-fonts="false"',
  'allow-try="false"',
  'allow-authentication="false"',
  'allow-server-selection="false"',
  'allow-spec-file-download="false"',
  'show-header="false"',
  'schema-description-expanded="true"',
  'nav-item-spacing="relaxed"',
  'regular-font="system-ui, sans-serif"',
  'mono-font="ui-monospace, monospace"',
].join(' ');

export const reference = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · compute-service</title>
<style>
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; }
rapi-doc { --blue: #0b5c8a; --green: #13693c; --orange: #8a4b00; --yellow: #7a5300; --purple: #6b3fa0;
  --red: #b3261e; --pink: #a0266b; --brown: #6d4c2f; }
rapi-doc[theme=dark] { --blue: #7cc4f0; --green: #7fd9a4; --orange: #f1c66b; --yellow: #f1c66b; --purple: #cdb4f5;
  --red: #ffb4ab; --pink: #f5b4d8; --brown: #d9b38c; }
.links { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 14px 0; }
.links a { color: inherit; }
</style>
</head>
<body>
<rapi-doc ${attributes}><div slot="nav-logo" class="links"><a href="/"><b>compute-service</b></a>
<a href="/docs/guides">Guides</a><a href="/">Console</a></div></rapi-doc>
<noscript><p>This page needs JavaScript. <a href="/openapi.json">The document itself</a> and
<a href="/docs/guides">the guides</a> do not.</p></noscript>
<script src="/docs/reference.js"></script>
<script type="module" src="/docs/rapidoc.js"></script>
</body>
</html>
`;

/** Colors of the reference: the console's, light or dark by its choice, else by the system's. */
export const referenceScript = `const reference = document.querySelector('rapi-doc');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const themes = {
  light: { theme: 'light', 'bg-color': '#ffffff', 'text-color': '#14171c', 'primary-color': '#3451d1',
    'nav-bg-color': '#f6f7f9', 'nav-text-color': '#14171c', 'nav-hover-bg-color': '#eaeefc',
    'nav-hover-text-color': '#14171c', 'nav-accent-color': '#3451d1', 'nav-accent-text-color': '#ffffff' },
  dark: { theme: 'dark', 'bg-color': '#16181d', 'text-color': '#e8eaee', 'primary-color': '#a9b8ff',
    'nav-bg-color': '#0f1115', 'nav-text-color': '#e8eaee', 'nav-hover-bg-color': '#232a45',
    'nav-hover-text-color': '#e8eaee', 'nav-accent-color': '#a9b8ff', 'nav-accent-text-color': '#14171c' },
};
function show() {
  let chosen = null;
  try { chosen = localStorage.getItem('compute.theme'); } catch {}
  const theme = themes[chosen] ?? themes[isDark.matches ? 'dark' : 'light'];
  for (const [name, value] of Object.entries(theme)) reference.setAttribute(name, value);
}
isDark.addEventListener('change', show);
show();
`;

/** Copy buttons, and the reader's own values in the commands. Without scripts, the guide is as it is written. */
export const guideScript = `const blocks = [...document.querySelectorAll('pre')].map((pre) => ({ pre, written: pre.textContent }));
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const values = { folder: kept('compute.folder') ?? '.data', namespace: 'demo-default' };
function fill() {
  for (const { pre, written } of blocks) {
    const folder = values.folder.startsWith('/') ? values.folder : '$PWD/' + values.folder;
    pre.textContent = written
      .replaceAll('$PWD/.data', folder)
      .replaceAll(/(?<![\\w/])\\.data(?=[\\s/])/g, values.folder)
      .replaceAll('demo-default', values.namespace);
  }
}
for (const { pre } of blocks) {
  const frame = document.createElement('div');
  frame.className = 'code';
  pre.tabIndex = 0;
  pre.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  frame.append(pre, button);
}
const form = document.createElement('form');
form.className = 'yours';
for (const [name, label] of [['folder', 'Your data folder'], ['namespace', 'Your namespace']]) {
  if (!blocks.some(({ written }) => written.includes(name === 'folder' ? '.data' : 'demo-default'))) continue;
  const field = document.createElement('label');
  const input = document.createElement('input');
  input.name = name;
  input.value = values[name];
  input.spellcheck = false;
  input.addEventListener('input', () => {
    values[name] = input.value;
    if (name === 'folder') try { localStorage.setItem('compute.folder', input.value); } catch {}
    fill();
  });
  field.append(label, input);
  form.append(field);
}
form.addEventListener('submit', (event) => event.preventDefault());
if (form.children.length > 0) document.querySelector('h1').after(form);
fill();
fetch('/v1/admin/account', { headers: { 'x-compute-session': 'cookie' } })
  .then((response) => (response.ok ? response.json() : null))
  .then((account) => {
    if (!account?.actor.namespace) return;
    values.namespace = account.actor.namespace;
    const input = form.elements.namedItem('namespace');
    if (input) input.value = values.namespace;
    fill();
  })
  .catch(() => undefined);
`;
