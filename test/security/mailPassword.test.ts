/** The password of a mail server is never sent in the clear. */

import { ConfigError } from '../../src/lib/errors.ts';
import { readConfig } from '../../src/settings/config.ts';

const password = 'smtp-password-5e1b';
const start = (url: string, clear?: string) =>
  readConfig({ SMTP_URL: url.replace('PASS', password), SMTP_PASSWORD_IN_CLEAR: clear });

test.each<[string, string, string]>([
  ['without TLS', 'smtp://user:PASS@mail.example:587', ''],
  ['on this machine, without the setting that allows it', 'smtp://user:PASS@127.0.0.1:25', ''],
  ['elsewhere, with that setting', 'smtp://user:PASS@mail.example:25', 'loopback'],
  ['under a name that begins like this machine, with that setting', 'smtp://user:PASS@localhost.example', 'loopback'],
  ['under a mapped address of the network, with that setting', 'smtp://user:PASS@[::ffff:10.0.0.1]:25', 'loopback'],
  ['with STARTTLS only if the server offers it', 'smtp://user:PASS@mail.example?requireTLS=false', ''],
  ['with STARTTLS required and not required', 'smtp://user:PASS@mail.example?requireTLS=false&requireTLS=true', ''],
  ['as a user without a colon', 'smtp://PASS@mail.example', ''],
])('a password for a mail server %s is refused at the start, with the way out', (_name, url, clear) => {
  expect(() => start(url, clear)).toThrow(ConfigError);
  expect(() => start(url, clear)).toThrow(
    /use smtps:\/\/, or add \?requireTLS=true .* SMTP_PASSWORD_IN_CLEAR=loopback/,
  );
  expect(() => start(url, clear)).not.toThrow(password);
});

test.each([
  ['the verification of its certificate', 'smtps://user:PASS@mail.example?tls.rejectUnauthorized=false'],
  ['TLS', 'smtps://user:PASS@mail.example?secure=false'],
  ['STARTTLS', 'smtp://user:PASS@mail.example?requireTLS=true&ignoreTLS=true'],
])('a parameter that could switch off %s is refused beside a password', (_name, url) => {
  expect(() => start(url)).toThrow(/accepts no parameters other than requireTLS and name/);
  expect(() => start(url)).not.toThrow(password);
});

test.each<[string, string, string]>([
  ['TLS', 'smtps://user:PASS@mail.example', ''],
  ['required STARTTLS', 'smtp://user:PASS@mail.example:587?requireTLS=true', ''],
  ['loopback and the setting that allows it', 'smtp://user:PASS@127.0.0.1:25', 'loopback'],
  ['the name of this machine and that setting', 'smtp://user:PASS@localhost:25', 'loopback'],
  ['a name to greet it by', 'smtps://user:PASS@mail.example?name=compute.example.com', ''],
  ['no password', 'smtp://mail.example:25', ''],
])('with %s, a mail server is accepted', (_name, url, clear) => {
  expect(start(url, clear).SMTP_URL).toBe(url.replace('PASS', password));
});

test('another word than loopback allows nothing', () => {
  expect(() => start('smtp://user:PASS@127.0.0.1:25', 'true')).toThrow(/SMTP_PASSWORD_IN_CLEAR must be loopback/);
});
