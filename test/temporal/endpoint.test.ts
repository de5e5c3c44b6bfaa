/** Which settings of the connection to Temporal are refused, and what is said. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../src/lib/errors.ts';
import { readConfig } from '../../src/settings/config.ts';
import { lazyClient } from '../../src/temporal/connection.ts';
import { makeAuthority } from '../support/certificates.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'endpoint-'));
  const { issue } = await makeAuthority('authority');
  const [one, other] = [await issue('one'), await issue('other')];
  await writeFile(file('cert.pem'), one.cert);
  await writeFile(file('key.pem'), one.key);
  await writeFile(file('other-key.pem'), other.key);
  await writeFile(file('text.pem'), 'hello');
  await writeFile(
    file('temporal.toml'),
    '[profile.default]\naddress = "one.example:7233"\nnamespace = "n1"\napi_key = ' +
      '"the-secret"\n[profile.local]\naddress = "127.0.0.1:7233"\n[profile.clear]\naddress = ' +
      '"one.example:7233"\n',
  );
  await writeFile(file('broken.toml'), '[profile.default]\napi_key = "the-secret\n');
  await writeFile(file('unknown.toml'), '[profile.default]\napikey = "the-secret"\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads the settings as a role does, with {FOLDER} replaced. Connects to nothing. */
async function start(environment: Record<string, string>) {
  const config = readConfig(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replace('{FOLDER}', folder)])),
  );
  const client = lazyClient(config);
  await client.connection.close();
  return config;
}

const remote = { TEMPORAL_ADDRESS: 'temporal.example:7233' };
const mutual = {
  TEMPORAL_TLS_CLIENT_CERT_PATH: '{FOLDER}/cert.pem',
  TEMPORAL_TLS_CLIENT_KEY_PATH: '{FOLDER}/key.pem',
};

test.each<[string, Record<string, string>, RegExp]>([
  ['another machine in the clear', remote, /Set TEMPORAL_TLS=true .* or TEMPORAL_INSECURE=allowed/],
  ['another machine with TLS off', { ...remote, TEMPORAL_TLS: 'false' }, /not encrypted/],
  ['an address of the network', { TEMPORAL_ADDRESS: '10.0.0.1:7233' }, /not encrypted/],
  ['a mapped address of the network', { TEMPORAL_ADDRESS: '[::ffff:10.0.0.1]:7233' }, /not encrypted/],
  ['a name that begins like this machine', { TEMPORAL_ADDRESS: 'localhost.example:7233' }, /not encrypted/],
  ['another value than allowed', { ...remote, TEMPORAL_INSECURE: 'true' }, /TEMPORAL_INSECURE must be allowed/],
  ['an API key in the clear', { ...remote, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' }, /only sent over TLS/],
  [
    'an API key in the clear where that is allowed',
    { ...remote, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false', TEMPORAL_INSECURE: 'allowed' },
    /only sent over TLS/,
  ],
  [
    'hosts without keys on another machine',
    { ...remote, TEMPORAL_TLS: 'true', UNENROLLED_HOSTS: 'allowed' },
    /UNENROLLED_HOSTS=allowed is for a Temporal on this machine/,
  ],
  ['TLS without a server', { TEMPORAL_TLS: 'true' }, /set TEMPORAL_ADDRESS/],
  ['an API key without a server', { TEMPORAL_API_KEY: 'k' }, /set TEMPORAL_ADDRESS/],
  ['a value other than true', { ...remote, TEMPORAL_TLS: 'yes' }, /TEMPORAL_TLS must be true or false, not "yes"/],
  ['a server that is not verified', { ...remote, TEMPORAL_TLS_DISABLE_HOST_VERIFICATION: 'true' }, /always verified/],
  [
    'a certificate without its key',
    { ...remote, TEMPORAL_TLS_CLIENT_CERT_PATH: '{FOLDER}/cert.pem' },
    /CERT_PATH and TEMPORAL_TLS_CLIENT_KEY_PATH belong together/,
  ],
  [
    'a certificate with another key',
    { ...remote, ...mutual, TEMPORAL_TLS_CLIENT_KEY_PATH: '{FOLDER}/other-key.pem' },
    /do not belong together/,
  ],
  ['a certificate twice', { ...remote, ...mutual, TEMPORAL_TLS_CLIENT_CERT_DATA: 'x' }, /both client_cert_path and/],
  ['a CA file that is not there', { ...remote, TEMPORAL_TLS_SERVER_CA_CERT_PATH: '/none' }, /PEM files: ENOENT/],
  ['a CA file of something else', { ...remote, TEMPORAL_TLS_SERVER_CA_CERT_PATH: '{FOLDER}/text.pem' }, /PEM files/],
  ['a profile file that is not there', { TEMPORAL_CONFIG_FILE: '/none.toml' }, /TEMPORAL_CONFIG_FILE: ENOENT/],
  ['a profile file that cannot be read', { TEMPORAL_CONFIG_FILE: '{FOLDER}/broken.toml' }, /TEMPORAL_CONFIG_FILE: /],
  [
    'an unknown key in it',
    { TEMPORAL_CONFIG_FILE: '{FOLDER}/unknown.toml' },
    /unrecognized in profile.default: apikey/,
  ],
  ['an unknown profile', { TEMPORAL_CONFIG_FILE: '{FOLDER}/temporal.toml', TEMPORAL_PROFILE: 'x' }, /'x' not found/],
  [
    'a profile in the clear',
    { TEMPORAL_CONFIG_FILE: '{FOLDER}/temporal.toml', TEMPORAL_PROFILE: 'clear' },
    /not encry/,
  ],
])('%s is refused', async (_what, environment, message) => {
  const refused = start(environment);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/the-secret/);
});

test.each<[string, Record<string, string>]>([
  ['this machine in the clear', { TEMPORAL_ADDRESS: 'localhost:7233' }],
  ['this machine, with hosts without keys', { TEMPORAL_ADDRESS: 'localhost:7233', UNENROLLED_HOSTS: 'allowed' }],
  ['this machine by its numbers', { TEMPORAL_ADDRESS: '127.0.0.9:7233' }],
  ['this machine by IPv6', { TEMPORAL_ADDRESS: '[::1]:7233' }],
  ['another machine in the clear, where that is meant', { ...remote, TEMPORAL_INSECURE: 'allowed' }],
  ['TLS with the CAs of the system', { ...remote, TEMPORAL_TLS: 'true' }],
  ['TLS by an API key alone', { ...remote, TEMPORAL_API_KEY: 'k' }],
  ['TLS by a client certificate alone', { ...remote, ...mutual }],
  ['an explicit verification', { ...remote, ...mutual, TEMPORAL_TLS_DISABLE_HOST_VERIFICATION: 'false' }],
  ['a profile with an API key', { TEMPORAL_CONFIG_FILE: '{FOLDER}/temporal.toml' }],
])('%s is accepted', async (_what, environment) => {
  await expect(start(environment)).resolves.toBeDefined();
});

test('address and namespace come from the profile, unless the environment has them', async () => {
  const profile = { TEMPORAL_CONFIG_FILE: '{FOLDER}/temporal.toml' };
  expect(await start(profile)).toMatchObject({ TEMPORAL_ADDRESS: 'one.example:7233', TEMPORAL_NAMESPACE: 'n1' });
  expect(await start({ ...profile, ...remote, TEMPORAL_NAMESPACE: 'n2' })).toMatchObject({
    ...remote,
    TEMPORAL_NAMESPACE: 'n2',
  });
  expect(await start({ ...profile, TEMPORAL_PROFILE: 'local' })).toMatchObject({ TEMPORAL_NAMESPACE: 'default' });
});
