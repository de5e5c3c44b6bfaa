/** Registration does not tell what is inside the service's network. */
import type { lookup } from 'node:dns';
import { openJsonFetcher } from '../../src/http/fetchJson.ts';
import { refusalStepMs, unfetchableCause, untilNextStep } from '../../src/http/uniformRefusal.ts';
import { audience } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
});
afterAll(() => stop?.());

const register = (source: object) =>
  api.call('/v1/admin/identity/providers', {
    method: 'POST',
    token: tenant.token,
    body: { display_name: 'CI', issuer: 'https://issuer.example.com', audiences: [audience], ...source },
  });
/** Private, loopback, link-local, the clouds' metadata, carriers', mapped; and names that lead nowhere or home. */
const hosts = [
  '10.0.0.1',
  '192.168.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.64.0.1',
  '2130706433',
  '[::1]',
  '[::ffff:10.0.0.1]',
  '[fd00::1]',
  '[64:ff9b::a00:1]',
  'localhost',
  'no-such-name.invalid',
  'database.internal.invalid',
];

describe('an address that is not fetched', () => {
  test.each(hosts)(
    '%s gets the same response as a key URL, whatever is there; the log has the reason',
    async (host) => {
      const refused = await register({ jwks_source_type: 'https', jwks_uri: `https://${host}/keys` });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [
          {
            pointer: '/jwks_uri',
            code: 'address_refused',
            detail: expect.stringMatching(/^the server of the keys is not at/),
          },
        ],
      ]);
      expect(refused.body.errors[0].detail).not.toContain(host);
      const lines = api
        .logged()
        .split('\n')
        .filter((line) => line.includes(String(refused.headers['x-request-id'])));
      expect(lines.join()).toMatch(
        /"reason":"[^"]*(private|loopback|linkLocal|resolve|metadata|carrier|mapped|uniqueLocal|rfc6052|NAT64)/i,
      );
    },
  );

  test('as a key URL and as an issuer with discovery, all bodies are byte by byte the same', async () => {
    const bodies = new Set<string>();
    const issuers = new Set<string>();
    for (const host of hosts) {
      const steady = (text: string) => text.replace(/"(instance|request_id|requestId|trace_id)":"[^"]*"/g, '');
      bodies.add(steady((await register({ jwks_source_type: 'https', jwks_uri: `https://${host}/keys` })).text));
      if (!/^2130|::ffff|a00/.test(host))
        issuers.add(steady((await register({ jwks_source_type: 'discovery', issuer: `https://${host}` })).text));
    }
    expect([bodies.size, issuers.size]).toEqual([1, 1]);
  });

  test('nothing is written for it', async () => {
    expect(await api.db.identityProvider.count()).toBe(0);
  });

  test('its shape is another matter, which depends on its text alone', async () => {
    for (const uri of ['http://10.0.0.1/', 'https://10.0.0.1:8443/', 'https://u:p@10.0.0.1/']) {
      const refused = await register({ jwks_source_type: 'https', jwks_uri: uri });
      expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'invalid_jwks_uri']);
    }
  });
});

describe('a refusal leaves at a whole step after its request', () => {
  test.each([
    [0, refusalStepMs],
    [1, refusalStepMs - 1],
    [refusalStepMs - 1, 1],
    [refusalStepMs, 0],
    [refusalStepMs + 1, refusalStepMs - 1],
    [3 * refusalStepMs - 0.5, 0.5],
  ])('after %d ms of work it waits %d ms', (elapsedMs, waitMs) => {
    expect(untilNextStep(elapsedMs)).toBe(waitMs);
  });
});

describe('a name', () => {
  type Done = (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void;
  const fetching = async (resolve: (done: Done) => void) => {
    const fetcher = openJsonFetcher({
      allowLoopback: false,
      lookup: ((_name: string, _options: object, done: Done) => resolve(done)) as unknown as typeof lookup,
    });
    const error = await fetcher.fetch('https://name.example.com/').catch((problem: unknown) => problem);
    await fetcher.close();
    return error as Error;
  };
  const code = (name: string) => Object.assign(new Error(name), { code: name });

  test('that leads inside, nowhere, or to a resolver’s error is refused in the same words', async () => {
    const errors = [
      await fetching((done) => done(null, [{ address: '10.0.0.1', family: 4 }])),
      await fetching((done) => done(null, [])),
      await fetching((done) => done(code('ENOTFOUND'), [])),
      await fetching((done) => done(code('EAI_AGAIN'), [])),
      // A resolver that never responds.
      await fetching(() => {}),
    ];
    expect(new Set(errors.map(({ message }) => message)).size).toBe(1);
    expect(errors.map((error) => unfetchableCause(error)?.reason)).toEqual([
      'name.example.com resolves to 10.0.0.1, a private address',
      'name.example.com resolves to nothing',
      'name.example.com does not resolve (ENOTFOUND)',
      'name.example.com does not resolve (EAI_AGAIN)',
      'name.example.com does not resolve (too slow)',
    ]);
  });
});
