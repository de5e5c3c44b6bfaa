/** `/docs` in a real browser: the whole reference, under its policy, from this service alone. */
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { isThere, launch } from '../support/chromium.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

let postgres: TestPostgres;
let api: TestApi;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  await makeTenant(api.db, 'team');
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
  const program = await api.call('/docs/redoc.js');
  expect([program.status, program.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await api.call('/docs/guides')).text.match(/href="\/docs\/guides\/[a-z-]+"/g)).toHaveLength(5);
  for (const at of ['/docs', '/docs/guides', '/docs/guides/first-vm'])
    expect((await api.call(at, { method: 'POST' })).status).toBe(405);
  expect((await api.call('/docs/guides/..%2f..%2fREADME')).status).toBe(404);
});

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
      await page.getByText('Creates a VirtualMachine', { exact: false }).first().waitFor({ state: 'attached' });
      const text = await page.locator('body').textContent();
      for (const shown of ['Reads one BareMetalMachine', 'Folder of the key on your computer', 'Needs a session'])
        expect(text).toContain(shown);
      const document = (await api.call('/openapi.json')).body;
      const operations = Object.values<any>(document.paths).flatMap((item) =>
        Object.values<any>(item).filter((each) => each.operationId),
      );
      expect(refused.filter((each) => !/logo|cdn\.redoc/.test(each))).toEqual([]);
      expect(new Set(asked)).toContain(new URL(api.url).origin);
      const absent: string[] = [];
      for (const { operationId } of operations)
        if ((await page.locator(`[id$="operation/${operationId}"]`).count()) === 0) absent.push(operationId);
      expect(absent).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  240_000,
);
