/** A sign-in at a cell that does not know the account: it goes on in another cell of the list, and in no other place. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inCell, readCellList } from '../../src/cli/session/cellFolders.ts';
import { loginCommand } from '../../src/cli/session/loginCommand.ts';
import type { Cell } from '../../src/domain/cellList.ts';
import { commandLine } from '../../src/store/core/audit.ts';
import { applyCells } from '../../src/store/fleet/cells.ts';
import { switchIntegration } from '../../src/store/people/identityIntegrations.ts';
import { freePort } from '../../src/up/ports.ts';
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { type Browser, openSignInLab, type SignInLab, setUpSignIn } from '../support/people/signInLab.ts';
import { waitFor } from '../support/wait.ts';

const person = 'ada@example.com';
/** Where the account `team-a` is. */
let home: SignInLab;
/** A cell without accounts. */
let other: TestApi & { publicUrl: string };
let cells: Cell[];
let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  home = await openSignInLab();
  const port = await freePort();
  const api = await startApi(await home.postgres.createDatabase(), { HTTPS_PORT: String(port) });
  other = { ...api, publicUrl: `https://localhost:${port}` };
  cells = [
    { name: 'south', url: home.publicUrl, regions: ['south'] },
    { name: 'north', url: other.publicUrl, regions: ['north', 'far-north'] },
  ];
  await applyCells(home.api.db, { cell: 'south', cells });
  browser = home.newBrowser();
  await setUpSignIn(home, browser, [{ email: person, role: 'developer' }]);
}, 120_000);
afterAll(async () => {
  await other?.stop();
  await home?.stop();
});
beforeEach(async () => {
  await applyCells(other.db, { cell: 'north', cells });
  dataDir = await mkdtemp(path.join(tmpdir(), 'cells-'));
  await writeFile(path.join(dataDir, 'ca.pem'), home.api.certificate);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const text = ({ text: page }: { text: string }) => page.replaceAll('&#38;', '&');
const linkOf = (page: string) => /<a href="([^"]+)">south<\/a> \(south\)/.exec(page)?.[1];

/** A sign-in that has begun at the other cell: its address for a browser, and its end. */
async function begin(more: { cell?: string } = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const options = {
    dataDir,
    server: other.publicUrl,
    account: 'team-a',
    tenant: 'default',
    ...more,
    opensBrowser: false,
    mainFile: '',
    print,
  };
  const done = loginCommand(options);
  // Awaited later, once the browser has done its part.
  done.catch(() => {});
  const url = await waitFor('the address', () => /https:\S+/.exec(lines.join('\n'))?.[0]);
  return { done, url, lines };
}

test('login: the page links to the account’s cell, where the person signs in, and the session is of that cell', async () => {
  const { done, url, lines } = await begin();
  const page = await browser.visit(url);
  expect([page.status, page.url.origin]).toEqual([403, other.publicUrl]);
  const link = new URL(linkOf(text(page))!);
  expect(link.origin + link.pathname).toBe(`${home.publicUrl}/v1/auth/login`);
  expect([...link.searchParams]).toEqual([...new URL(url).searchParams]);
  expect((await browser.signIn(link.href, person)).text).toContain('You are signed in');
  await done;
  expect(lines).toContain(`team-a is in the cell south, ${home.publicUrl}.`);
  const login = JSON.parse(await readFile(path.join(dataDir, 'login.json'), 'utf8'));
  expect(login).toMatchObject({ server: home.publicUrl, account: 'team-a' });
  expect((await home.api.call('/v1/admin/account', { token: login.token })).status).toBe(200);
  expect(await readFile(path.join(dataDir, 'kubeconfig'), 'utf8')).toContain(`server: ${home.publicUrl}/v1/compute`);
});

test.each([
  ['a service that the list does not have', () => 'https://elsewhere.example'],
  ['no issuer at all', () => ''],
])('login: a code from %s is not used, although its state is right', async (_what, issuer) => {
  const { done, url } = await begin();
  const asked = new URL(url).searchParams;
  const query = new URLSearchParams({ code: 'a-code', state: asked.get('state')!, ...(issuer() && { iss: issuer() }) });
  const uses = () => home.api.db.auditEvent.count({ where: { action: 'sign-in.refuse' } });
  const before = await uses();
  const shown = await browser.visit(`${asked.get('redirect_uri')}?${query}`);
  expect([shown.status, shown.text]).toEqual([
    400,
    expect.stringContaining('a service that the program does not know'),
  ]);
  await expect(done).rejects.toThrow(`The code is from "${issuer()}", which is none of ${other.publicUrl}`);
  expect(await uses()).toBe(before);
  await expect(readFile(path.join(dataDir, 'login.json'))).rejects.toThrow('ENOENT');
});

test('login: a code from a cell of the list is used, however its issuer is written', async () => {
  const { done, url } = await begin();
  const asked = new URL(url).searchParams;
  const iss = `${home.publicUrl.replace('localhost', 'LocalHost')}/`;
  await browser.visit(
    `${asked.get('redirect_uri')}?${new URLSearchParams({ code: 'a-code', state: asked.get('state')!, iss })}`,
  );
  // It comes to that cell, which did not give it.
  await expect(done).rejects.toThrow(`${home.publicUrl} refused the request`);
});

test('login --cell: a sign-in that ends in another cell is not saved in the folder of the first', async () => {
  const { done, url } = await begin({ cell: 'north' });
  const link = new URL(linkOf(text(await browser.visit(url)))!);
  await browser.signIn(link.href, person);
  await expect(done).rejects.toThrow(
    'The sign-in was in the cell south, and --cell asked for north: nothing was saved. Run "login --account team-a --cell south"',
  );
  for (const file of ['login.json', 'kubeconfig'])
    await expect(readFile(path.join(dataDir, file))).rejects.toThrow('ENOENT');
});

describe('the page for an account that a cell does not know', () => {
  const signInPage = `/sign-in?account=team-a&return_to=${encodeURIComponent('/console/usage?window=month')}`;

  test('links to the other cells with what was asked, whether or not there is such an account', async () => {
    const link = linkOf(text(await browser.visit(other.publicUrl + signInPage)))!;
    expect(link).toBe(`${home.publicUrl}/sign-in?account=team-a&return_to=%2Fconsole%2Fusage%3Fwindow%3Dmonth`);
    expect((await browser.visit(link)).text).toContain('signs its people in elsewhere');
    const pageOf = async (account: string) =>
      text(await browser.visit(`${other.publicUrl}/v1/auth/login?account=${account}`)).replaceAll(account, 'ACCOUNT');
    await makeTenant(other.db, 'no-sign-in');
    expect(linkOf(await pageOf('team-a'))).toBe(`${home.publicUrl}/v1/auth/login?account=ACCOUNT`);
    expect(await pageOf('no-sign-in')).toBe(await pageOf('team-a'));
  });

  test('says how a program that shows a code is started for another cell', async () => {
    const hint = `south: <code>--server ${home.publicUrl}</code> (south)`;
    for (const at of ['/device?', '/v1/auth/login?']) {
      const page = text(await browser.visit(`${other.publicUrl}${at}account=team-a&user_code=ABCD-EFGH`));
      expect([linkOf(page), page.includes(hint)]).toEqual([undefined, true]);
    }
  });

  test('has no links where there is one cell, nor for an account whose sign-in is disabled', async () => {
    const disabled = 'Sign-in is disabled for this account';
    const change = { ...commandLine, customerId: home.tenant.customerId, reason: 'a test of the pages' };
    await switchIntegration(home.api.db, change, 'disabled');
    try {
      for (const at of [signInPage, '/v1/auth/login?account=team-a']) {
        const page = (await browser.visit(home.publicUrl + at)).text;
        expect([page.includes(disabled), page.includes('in another cell')]).toEqual([true, false]);
      }
    } finally {
      await switchIntegration(home.api.db, change, 'active');
    }
    await applyCells(other.db, {});
    for (const at of [signInPage, '/v1/auth/login?account=team-a', '/device?account=team-a'])
      expect((await browser.visit(other.publicUrl + at)).text).not.toContain('in another cell');
  });
});

test('login --cell: the folder of another cell is in the folder of the first one, by a name of the list alone', async () => {
  const account = { dataDir, server: other.publicUrl };
  expect(await inCell(account, 'south')).toEqual({
    dataDir: path.join(dataDir, 'cells', 'south'),
    server: home.publicUrl,
  });
  expect(await inCell(account, 'north')).toBe(account);
  await expect(inCell(account, '../south')).rejects.toThrow('knows no cell "../south": there are south, north.');

  // A list serves for some seconds, so the next one is of another process.
  const listed = async (cells: Cell[]) => {
    const api = await startApi(await home.postgres.createDatabase());
    try {
      await applyCells(api.db, { cell: 'north', cells });
      return await readCellList({ dataDir, server: api.url.replace('127.0.0.1', 'localhost') });
    } finally {
      await api.stop();
    }
  };
  expect(await listed(cells)).toEqual({ cell: 'north', cells });
  // One that would lead out of the folder is no list.
  const up = { name: '../up', url: 'https://up.example', regions: ['up'] };
  expect(await listed([...cells, up])).toEqual({ cell: null, cells: [] });
});
