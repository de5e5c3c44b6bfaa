/** The TypeScript client's package in a real browser, on a page of the service's own origin. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { executablePath, isThere, launch } from '../support/chromium.ts';
import { installSdk } from '../support/sdk/sdkPackage.ts';
import { startTeams, type Teams } from '../support/teams.ts';

const inChromium = isThere ? test : test.skip;

const page = `<!doctype html><html lang="en"><title>A page</title>
<script type="importmap">{"imports": {
  "@compute-service/sdk": "/page/node_modules/@compute-service/sdk/dist/index.js",
  "openapi-fetch": "/page/node_modules/openapi-fetch/dist/index.mjs"
}}</script>`;

/** What the page does, as its own script would. */
const script = `(async () => {
  const { createClient, isRefused, unwrap } = await import('@compute-service/sdk');
  const client = createClient({ url: location.origin, auth: TOKEN });
  const vms = client.virtualMachines;
  const events = [];
  const over = new AbortController();
  const following = (async () => {
    for await (const event of vms.watch({ signal: over.signal })) {
      events.push(event.type + ' ' + (event.object?.metadata.name ?? event.objects.length));
      if (event.type === 'SYNCED') await vms.create({ metadata: { name: 'web' }, spec: { imageRef: 'debian-12' } });
      if (event.type === 'ADDED') await vms.patch('web', { metadata: { labels: { a: 'b' } } });
      if (event.type === 'MODIFIED') await vms.delete('web');
      if (event.type === 'DELETED') break;
    }
  })();
  await following;
  const absent = await vms.get('web').catch((error) => isRefused(error, 'NotFound'));
  const { actor } = await unwrap(client.api.GET('/v1/admin/account'));
  return { events, absent, namespace: actor.namespace };
})()`;

let teams: Teams;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(path.join(tmpdir(), 'sdk-browser-'));
  [teams, browser] = await Promise.all([startTeams(), launch(), installSdk(folder)]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await teams?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

inChromium(
  `in Chromium it creates, watches, and changes${isThere ? '' : ` (${executablePath} is not installed)`}`,
  async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const tab = await context.newPage();
    await tab.route(/\/page\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      const isPage = pathname === '/page/';
      const body = isPage ? page : await readFile(path.join(folder, pathname.replace('/page/', '')), 'utf8');
      await route.fulfill({ body, contentType: isPage ? 'text/html' : 'text/javascript' });
    });
    await tab.goto(`${teams.api.url}/page/`);
    expect(await tab.evaluate(script.replace('TOKEN', JSON.stringify(teams.tenant.token)))).toEqual({
      events: ['SYNCED 0', 'ADDED web', 'MODIFIED web', 'DELETED web'],
      absent: true,
      namespace: 'team-a',
    });
  },
);
