/** A real SMTP server for tests, which accepts, refuses, or stalls email. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  to: string[];
  from: string;
  /** How its client greeted the server (EHLO). */
  greeting: string;
  messageId: string;
  /** Without the line breaks of quoted-printable (RFC 2045, section 6.7). */
  text: string;
}

export interface MailServer {
  url: string;
  emails: ReceivedEmail[];
  /** SMTP codes that refuse recipients or whole messages; 0 accepts them. */
  refusal: { recipient: number; content: number };
  stop(): Promise<void>;
}

const refused = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

/** Listens on the given port, or any free one. Clients must log in with `user` and `pass` if given. */
export async function startMailServer({
  port = 0,
  account,
}: {
  port?: number;
  account?: { user: string; pass: string };
} = {}): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const refusal = { recipient: 0, content: 0 };
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: (given, _session, done) =>
      given.username === account?.user && given.password === account?.pass
        ? done(null, { user: given.username! })
        : done(refused(535)),
    onRcptTo: (_address, _session, done) => done(refusal.recipient ? refused(refusal.recipient) : null),
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        if (refusal.content) return done(refused(refusal.content));
        const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        emails.push({
          from: (session.envelope.mailFrom || { address: '' }).address,
          greeting: session.hostNameAppearsAs,
          to: session.envelope.rcptTo.map(({ address }) => address),
          messageId: /^Message-ID: (<[^>]+>)/im.exec(text)?.[1] ?? '',
          text,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const credentials = account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.pass)}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    refusal,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
