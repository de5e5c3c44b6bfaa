/** What the tests' controller responds with, by its habits. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Habits } from './redfishHabits.ts';

export const transfers = {
  TransferProtocolType: ['NFS', 'CIFS', 'HTTP', 'HTTPS'],
  TransferMethod: ['Stream', 'Upload'],
};

export const sessionRefusals: Record<NonNullable<Habits['sessions']>, [number, unknown]> = {
  absent: [404, { error: { message: 'no such resource' } }],
  authenticated: [401, { error: { message: 'a valid session is needed' } }],
  full: [503, { error: { '@Message.ExtendedInfo': [{ MessageId: 'Base.1.8.SessionLimitExceeded' }] } }],
};

export function missingParameter(name: string, { saysNoMore, repeatsImage = [] }: Habits, image = ''): unknown {
  const said = saysNoMore ? 'A general error has occurred.' : `The action InsertMedia requires the parameter ${name}.`;
  const message = [said, ...repeatsImage.map((form) => form(image))].join(' ');
  return { error: { code: 'Base.1.8.ActionParameterMissing', message } };
}

export const passwordChange = {
  '@Message.ExtendedInfo': [
    { MessageId: 'Base.1.18.PasswordChangeRequired', Message: 'The password must be changed.', MessageArgs: ['/a/1'] },
  ],
};

export function linkOf(habits: Habits, uri: string) {
  return { '@odata.id': habits.absoluteLinks ? `https://bmc.internal${uri}` : uri };
}

export function collectionOf(habits: Habits, uri: string, asked: string, members: string[]) {
  const all = { 'Members@odata.count': members.length, Members: members.map((member) => linkOf(habits, member)) };
  if (!habits.pages) return all;
  const at = Number(new URL(asked, 'http://bmc').searchParams.get('$skip') ?? 0);
  const next = habits.pages === 'linked' && at + 1 < members.length;
  return {
    ...all,
    Members: all.Members.slice(at, at + 1),
    ...(next && { 'Members@odata.nextLink': `${uri}?$skip=${at + 1}` }),
  };
}

export type Reply = [response: ServerResponse, status: number, body?: unknown, headers?: Record<string, string>];

export function replyTo(habits: Habits, ...[response, status, body, headers = {}]: Reply): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = habits.compresses && text !== '' ? gzipSync(`\uFEFF${text}`) : text;
  const encoding: Record<string, string> = sent === text ? {} : { 'content-encoding': 'gzip' };
  const connection: Record<string, string> = habits.closesEach ? { connection: 'close' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...connection, ...encoding, ...headers }).end(sent);
}

export interface ShownDrive {
  uri: string;
  image: string | null;
  lastImage: string | undefined;
  trusted: { '@odata.id': string; verifies: boolean };
}

export function describeDrive(habits: Habits, id: string, { uri, image, lastImage, trusted }: ShownDrive) {
  const target = (name: string) => ({ target: `${uri}/Actions/VirtualMedia.${name}` });
  const isEmpty = image === null && lastImage !== undefined;
  return {
    Id: id,
    MediaTypes: id === 'Stick' ? ['USBStick'] : habits.dvdOnly ? ['DVD'] : ['CD', 'DVD'],
    Image: image && habits.showsImage ? habits.showsImage(image) : image,
    Inserted: image !== null,
    ...(isEmpty && habits.emptyDrive === 'names the last image' && { ImageName: lastImage.split('/').at(-1) }),
    ...(isEmpty && habits.emptyDrive === 'not connected' && { Inserted: true, ConnectedVia: 'NotConnected' }),
    ...(habits.httpsMedia === 'with the drive' && {
      Certificates: { '@odata.id': trusted['@odata.id'] },
      VerifyCertificate: trusted.verifies,
    }),
    ...(habits.patchesMedia || (id === 'Cd0' && habits.deadDrive === 'without action')
      ? {}
      : {
          Actions: {
            '#VirtualMedia.InsertMedia': {
              ...target('InsertMedia'),
              ...(habits.listsProtocols && { 'TransferProtocolType@Redfish.AllowableValues': ['CIFS', 'HTTPS'] }),
              ...(habits.demands && { '@Redfish.ActionInfo': `${uri.replace(/\/[^/]*$/, '')}/InsertActionInfo` }),
            },
            '#VirtualMedia.EjectMedia': target('EjectMedia'),
          },
        }),
  };
}
