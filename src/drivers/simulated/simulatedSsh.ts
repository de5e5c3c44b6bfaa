/** SSH for a simulated guest: publickey login with its spec's keys, and a shell that does almost nothing. */
import type { Socket } from 'node:net';
import type { AuthContext, Connection, ParsedKey, PublicKeyAuthContext, ServerChannel, Session } from 'ssh2';
import ssh2 from 'ssh2';
import type { SshAuthorizedKey } from '../../domain/machine.ts';
import type { HostKey } from './disk.ts';

export interface SshGuest {
  name: string;
  hostKey: HostKey;
  authorizedKeys: SshAuthorizedKey[];
}

/** The algorithm's name with its length, and the key's 32 bytes with theirs. */
const ed25519BlobBytes = 4 + 'ssh-ed25519'.length + 4 + 32;

/** An ed25519 key in OpenSSH's format. */
export function makeHostKey(): HostKey {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    // ssh2 1.17 drops the leading zero bytes of a public key (one in 256), which corrupts it: discard such a pair.
    const [, blob = ''] = pair.public.split(' ');
    if (Buffer.from(blob, 'base64').length === ed25519BlobBytes) return { private: pair.private, public: pair.public };
  }
}

/**
 * Returns a function that serves one accepted connection. It creates the server at the first one: a thousand machines
 * that no user logs in to cost only a listening socket each.
 */
export function openSshService(guest: SshGuest): (socket: Socket) => void {
  let server: ssh2.Server | undefined;
  return (socket) => {
    server ??= new ssh2.Server({ hostKeys: [guest.hostKey.private], ident: 'simulated' }, (client) =>
      serve(guest, client),
    );
    server.injectSocket(socket);
  };
}

function serve(guest: SshGuest, client: Connection): void {
  let user = '';
  client.on('error', () => client.end());
  client.on('authentication', (attempt) => {
    if (!mayLogIn(guest, attempt)) return attempt.reject(['publickey']);
    user = attempt.username;
    attempt.accept();
  });
  client.on('ready', () => {
    client.on('session', (accept) => serveSession(guest, user, accept()));
  });
}

function mayLogIn(guest: SshGuest, attempt: AuthContext): boolean {
  if (attempt.method !== 'publickey') return false;
  return guest.authorizedKeys.some((authorized) => {
    if (authorized.username !== undefined && authorized.username !== attempt.username) return false;
    const key = ssh2.utils.parseKey(authorized.publicKey);
    return !(key instanceof Error) && matches(key, attempt);
  });
}

function matches(key: ParsedKey, attempt: PublicKeyAuthContext): boolean {
  if (key.type !== attempt.key.algo && !(key.type === 'ssh-rsa' && attempt.key.algo.startsWith('rsa-sha2-')))
    return false;
  if (!key.getPublicSSH().equals(attempt.key.data)) return false;
  // Without a signature, the client only asks whether the key would be accepted.
  return !attempt.signature || key.verify(attempt.blob!, attempt.signature, attempt.hashAlgo) === true;
}

function serveSession(guest: SshGuest, user: string, session: Session): void {
  session.on('pty', (accept) => accept?.());
  session.on('env', (accept) => accept?.());
  session.on('window-change', (accept) => accept?.());
  session.on('exec', (accept, _reject, info) => {
    const channel = accept();
    channel.write(answer(guest, user, info.command));
    channel.exit(0);
    channel.end();
  });
  session.on('shell', (accept) => serveShell(guest, user, accept()));
}

function serveShell(guest: SshGuest, user: string, channel: ServerChannel): void {
  const prompt = `${user}@${guest.name}:~$ `;
  const leave = () => {
    channel.exit(0);
    channel.end();
  };
  let line = '';
  channel.write(`This is ${guest.name}, a simulated machine. Type exit to leave.\r\n${prompt}`);
  channel.on('data', (chunk: Buffer) => {
    for (const character of chunk.toString('utf8')) {
      if (character === '\u0004') return leave();
      if (character !== '\r' && character !== '\n') {
        if (line.length < 4096) line += character;
        channel.write(character);
        continue;
      }
      const command = line.trim();
      line = '';
      if (command === 'exit') return leave();
      const said = command === '' ? '' : answer(guest, user, command).replaceAll('\n', '\r\n');
      channel.write(`\r\n${said}${prompt}`);
    }
  });
  channel.on('end', leave);
}

function answer(guest: SshGuest, user: string, command: string): string {
  const [program, ...words] = command.trim().split(/\s+/);
  switch (program) {
    case 'echo':
      return `${words.join(' ')}\n`;
    case 'hostname':
      return `${guest.name}\n`;
    case 'whoami':
      return `${user}\n`;
    case 'true':
      return '';
    default:
      return `${guest.name} is simulated and only echoes: ${command}\n`;
  }
}
