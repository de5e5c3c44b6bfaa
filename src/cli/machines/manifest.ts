// `ssh-key`: prints the person's public key, or a manifest of machines with the key in it, for `kubectl create -f -`.
import { readFile } from 'node:fs/promises';
import { type Document, isMap, isSeq, parseAllDocuments } from 'yaml';
import { isMachineKind } from '../../domain/kinds.ts';
import { machineKinds, type SshAuthorizedKey } from '../../domain/machine.ts';
import { isSameKey } from '../../domain/sshPublicKey.ts';
import { UserError } from '../../lib/errors.ts';
import { authorizedKey, type SshKeyOptions } from './sshKeys.ts';

export interface SshKeyCommandOptions extends SshKeyOptions {
  user?: string | undefined;
  /** A manifest, YAML or JSON; if absent, only the key is printed. */
  file?: string | undefined;
  print(line: string): void;
}

const keysPath = ['spec', 'bootstrap', 'sshAuthorizedKeys'];

/** Throws UserError. */
export async function sshKeyCommand({ file, print, ...options }: SshKeyCommandOptions): Promise<void> {
  if (file === undefined) return print((await authorizedKey(options)).publicKey);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UserError(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  const documents = parseAllDocuments(text);
  const [problem] = documents.flatMap(({ errors }) => errors);
  if (problem) throw new UserError(`${file} is neither YAML nor JSON: ${problem.message.split('\n')[0]}`);
  const machines = documents.filter(isMachine);
  if (machines.length === 0) throw new UserError(`${file} has no ${machineKinds.join(' or ')} to put a key into.`);
  const key = await authorizedKey(options);
  for (const machine of machines) addKey(machine, key, file);
  const isJson = /^\s*\{/.test(text);
  print(
    isJson
      ? JSON.stringify(documents[0]!.toJS(), null, 2)
      : documents.map((document) => document.toString({ lineWidth: 0 }).trimEnd()).join('\n'),
  );
}

function isMachine(document: Document.Parsed): boolean {
  return isMap(document.contents) && isMachineKind(String(document.get('kind')));
}

function addKey(machine: Document.Parsed, key: SshAuthorizedKey, file: string): void {
  for (const at of [['spec'], ['spec', 'bootstrap']])
    if (machine.hasIn(at) && !isMap(machine.getIn(at)))
      throw new UserError(`${file}: ${at.join('.')} is not an object.`);
  const list = machine.getIn(keysPath);
  if (list !== undefined && !isSeq(list)) throw new UserError(`${file}: ${keysPath.join('.')} is not a list.`);
  const there = (list?.toJSON() ?? []) as { publicKey?: unknown }[];
  if (there.some((each) => isSameKey(String(each?.publicKey), key.publicKey))) return;
  machine.setIn(keysPath, machine.createNode([...there, key]));
}
