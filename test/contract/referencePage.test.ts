/** `/docs` in a real browser: the whole reference, under its policy, from this service alone. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { isThere, launch } from '../support/chromium.ts';
import { knownRequests } from '../support/contract/knownRequests.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { allotTo } from '../support/limits.ts';
import { makePerson } from '../support/people.ts';

let postgres: TestPostgres;
let api: TestApi;
let tenant: TestTenant;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  tenant = await makeTenant(api.db, 'team');
  for (const name of ['metal', 'metal-1', 'general'])
    await api.db.machineClass.create({ data: { name, cpuFamily: 'zen5', memoryGiB: 512, regions: ['north'] } });
  const size = { cpu: 4, memoryGiB: 2, diskGiB: 8 };
  await api.db.host.create({
    data: { name: 'h', region: 'north', className: 'general', workload: 'VirtualMachine', driver: 'x', ...size },
  });
  for (const className of ['metal', 'metal-1', 'general'])
    await allotTo(api.db, tenant.tenantId, className, { bare_metal: 100, virtual_machine: 100 });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

test('the page, its program, and the guides are served with a policy that runs no inline script and no eval', async () => {
  const page = await api.call('/docs');
  expect(page.status).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https:|\*/);
  expect(page.text).not.toMatch(/<script>|<script [^>]*>[^<]|https?:\/\//);
  const program = await api.call('/docs/rapidoc.js');
  expect([program.status, program.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await api.call('/docs/guides')).text.match(/href="\/docs\/guides\/[a-z-]+"/g)).toHaveLength(5);
  const guide = await api.call('/docs/guides/first-vm');
  expect(String(guide.headers['content-security-policy'])).toContain("script-src 'self'; connect-src 'self'");
  // The reader's address stands in its commands.
  expect(guide.text).toMatch(/--server https:\/\/(?!localhost:8443)/);
  for (const at of ['/docs', '/docs/guides', '/docs/guides/first-vm', '/docs/reference.js', '/docs/guide.js'])
    expect((await api.call(at, { method: 'POST' })).status).toBe(405);
  expect((await api.call('/docs/guides/..%2f..%2fREADME')).status).toBe(404);
});

test('the service accepts every example of its reference', async () => {
  const known = await knownRequests(api, tenant);
  const { paths, components } = (await api.call('/openapi.json')).body;
  const named = ({ $ref, ...schema }: any) => ($ref ? components.schemas[$ref.split('/').at(-1)] : schema);
  const operations = Object.entries<any>(paths).flatMap(([route, item]) =>
    Object.entries<any>(item).flatMap(([method, each]) => (each.requestBody ? [{ route, method, ...each }] : [])),
  );
  expect(operations.length).toBeGreaterThan(35);
  // What is deleted, and all of a kind, comes last.
  const last = ['delete', 'deletecollection', 'switchIdentityIntegration'];
  const rank = ({ operationId }: { operationId: string }) => last.findLastIndex((name) => operationId.startsWith(name));
  operations.sort((a, b) => rank(a) - rank(b));
  /** What exists has other ids and versions than an example. */
  const present = async (id: string, body: any, at: string) => {
    const own = known[id]?.body as any;
    if (/^(replace|delete)v1alpha1/.test(id)) {
      const { metadata } = (await api.call(at, { token: tenant.token })).body;
      const { resourceVersion, uid } = metadata;
      return body.preconditions
        ? { preconditions: { uid } }
        : { ...body, metadata: { ...body.metadata, resourceVersion } };
    }
    // Its server is asked for its keys, and a test asks none of the internet.
    if (id === 'createIdentityProvider') return { ...body, ...own };
    if (id === 'register') return { ...body, code: own.code };
    if (id === 'createPrincipal') return { ...body, tenant_id: undefined, trusted_issuer_id: own.trusted_issuer_id };
    return ['exchangeToken', 'introspectToken'].includes(id) ? { ...body, ...own } : body;
  };
  const refused: unknown[] = [];
  const person = await makePerson(api.db, tenant, 'developer');
  for (const { route, method, operationId, requestBody, security } of operations) {
    const { path_parameters: ids = {}, query = {} } = known[operationId] ?? {};
    const name = operationId.includes('v1alpha1') ? 'web' : undefined;
    const at = route.replaceAll(/\{(\w+)\}/g, (_: string, each: string) =>
      each === 'namespace' ? tenant.namespace : each === 'name' && name ? name : (ids[each] ?? each),
    );
    for (const [type, { schema, examples }] of Object.entries<any>(requestBody.content)) {
      const body = await present(operationId, examples?.usual.value ?? named(schema).example, at);
      const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
      const headers = { 'content-type': type };
      const caller = operationId === 'addSshKey' ? person : tenant;
      const token = security?.length === 0 ? {} : { token: caller.token };
      const answer = await api.call(at + search, { method: method.toUpperCase(), ...token, body, headers });
      // A machine that was never ready has no guest to restart.
      const isWaited = operationId.endsWith('Restart') && answer.status === 409;
      if (answer.status >= 300 && !isWaited) refused.push([operationId, type, answer.status, answer.text]);
    }
  }
  expect(refused).toEqual([]);
}, 120_000);

const inChromium = isThere ? test : test.skip;

inChromium(
  'people see every operation with its words and an example',
  async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      const [asked, refused]: [string[], string[]] = [[], []];
      page.on('request', (request) => void asked.push(new URL(request.url()).origin));
      page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
      await page.goto(`${api.url}/docs`);
      const document = (await api.call('/openapi.json')).body;
      const operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
        Object.entries<any>(item).flatMap(([method, each]) => (each.operationId ? [`${method}-${path}`] : [])),
      );
      // The reference is a component with a tree of its own.
      const idOf = (name: string) => name.replaceAll(/[\s#:?&={}]/g, '-');
      const at = (name: string) => page.locator(`[id="${idOf(name)}"]`);
      await at(operations.at(-1)!).first().waitFor({ state: 'attached' });
      const absent: string[] = [];
      for (const name of operations) if ((await at(name).count()) === 0) absent.push(name);
      expect(absent).toEqual([]);
      const text = await page.evaluate("document.querySelector('rapi-doc').shadowRoot.textContent");
      const bodies = page.locator('api-request').locator('textarea');
      await bodies.first().waitFor({ state: 'attached' });
      expect(JSON.parse(await bodies.first().inputValue())).toMatchObject({ contact: { email: 'ada@example.com' } });
      for (const shown of ['Reads one BareMetalMachine', 'Needs a session']) expect(text).toContain(shown);
      // Its search leaves what was sought.
      await page.getByPlaceholder('Filter').fill('webhooks');
      await page.getByPlaceholder('Filter').press('Enter');
      await page.locator('.nav-bar-path').filter({ hasText: 'webhook' }).first().waitFor();
      await page
        .locator('.nav-bar-path')
        .filter({ hasText: 'BareMetalMachine' })
        .first()
        .waitFor({ state: 'detached' });
      // Nothing was refused by the policy, and nothing was asked of anyone else.
      expect(refused).toEqual([]);
      expect([...new Set(asked)]).toEqual([new URL(api.url).origin]);
    } finally {
      await browser.close();
    }
  },
  240_000,
);

inChromium.each(['light', 'dark'] as const)(
  'the reference and a guide have enough contrast in %s colors',
  async (colorScheme) => {
    const browser = await launch();
    try {
      // As high as the page, since what is scrolled out of sight is not judged.
      const viewport = { width: 1280, height: 20_000 };
      const page = await browser.newPage({ ignoreHTTPSErrors: true, colorScheme, viewport });
      for (const [address, shown] of [
        ['/docs', 'Redeems a registration code'],
        ['/docs/guides/first-vm', 'Your data folder'],
      ] as const) {
        await page.goto(api.url + address);
        await page.getByText(shown).first().waitFor();
        await page.evaluate(await readFile(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8'));
        const rules = ['color-contrast'];
        const violations = (await page.evaluate(
          `axe.run({ runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations, ` +
            'passes }) => ({ judged: passes.length, found: violations.flatMap(({ nodes }) => nodes.map(({ html }) => ' +
            'html.slice(0, 120))) }))',
        )) as { judged: number; found: string[] };
        expect([address, violations.found]).toEqual([address, []]);
        expect(violations.judged).toBe(1);
      }
    } finally {
      await browser.close();
    }
  },
  240_000,
);

inChromium(
  "a guide has the reader's folder and copies a command",
  async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${api.url}/docs/guides/first-vm`);
      await page.getByLabel('Your data folder').fill('/srv/compute');
      await page.getByText('export KUBECONFIG="/srv/compute/kubeconfig"').waitFor();
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        'export KUBECONFIG="/srv/compute/kubeconfig"\n',
      );
      // The next guide keeps it; guides follow each other.
      await page.getByRole('link', { name: 'Reading a bill' }).last().click();
      await page.getByText('DATA_DIR="/srv/compute"').waitFor();
    } finally {
      await browser.close();
    }
  },
  120_000,
);
