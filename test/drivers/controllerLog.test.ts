/** What operators read of a controller, which may repeat what it was sent. */
import { Exchanges } from '../../src/drivers/redfish/controllerLog.ts';

const uri = '/redfish/v1/x';
const post = { method: 'POST', uri };

describe('what is shown of a controller', () => {
  const url = 'http://10.0.0.1:8080/machine/one/s0_-meTokenOf24Characters/boot.iso';

  it.each([
    ['plain', url],
    ['with slashes escaped', url.replaceAll('/', '\\/')],
    ['encoded', encodeURIComponent(url)],
    ['encoded twice', encodeURIComponent(encodeURIComponent(url))],
  ])('has no token of a medium, %s', (_form, text) => {
    const exchanges = new Exchanges();
    exchanges.note({ ...post, body: { Image: text } }, `400: cannot read ${text}`);
    expect(exchanges.lines[0]).toContain('boot.iso');
    expect(exchanges.lines[0]).not.toContain('s0_-me');
  });

  it('has no token that is served now, wherever it stands', () => {
    const exchanges = new Exchanges();
    exchanges.note(post, '400: no file live-token');
    expect(exchanges.lines[0]).toContain('live-token');
    exchanges.liveTokens = () => ['live-token'];
    exchanges.note(post, '400: no file live-token');
    expect(exchanges.lines[1]).not.toContain('live-token');
  });

  it('has no password, also as JSON and addresses escape it, and no half of one', () => {
    const password = 'se"cr\\et /1';
    const exchanges = new Exchanges();
    exchanges.hide(password);
    for (const form of [password, JSON.stringify(password), encodeURIComponent(password)])
      exchanges.note(post, `400: not ${form}`);
    exchanges.note({ ...post, body: { filler: 'x'.repeat(180), password } }, '400: no');
    expect(exchanges.lines.join()).toMatch(/400: not …/);
    expect(exchanges.lines.join()).not.toMatch(/se\\?"|se%22/);
  });

  it('has no token of the latest sessions, while the password stays hidden and older tokens are forgotten', () => {
    const exchanges = new Exchanges();
    for (let login = 0; login < 100; login++) {
      exchanges.hide('the password');
      exchanges.hide(`session-${login}.`);
    }
    exchanges.note(post, '400: the password session-99. session-0.');
    expect(exchanges.lines[0]).toMatch(/400: … … session-0\.$/);
  });

  it.each([
    ['backslashes', '\\'.repeat(200_000)],
    ['escapes', '%25'.repeat(70_000)],
    ['slashes', '/machine'.repeat(25_000)],
  ])('is found soon in a text of %s', (_what, text) => {
    const exchanges = new Exchanges();
    exchanges.note({ method: 'the task', uri: text }, `ended ${text}`);
    exchanges.note({ method: 'GET', uri: '/redfish/v1/x' }, `sees ${url}`);
    expect(exchanges.lines[1]).toMatch(/sees .*…\/boot\.iso$/);
  });
});
