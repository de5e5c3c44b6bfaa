/** What every object inherits has no meaning as a word of a table, as a label, or as a field that somebody sends. */
import * as z from 'zod';
import { mergePatch } from '../../src/api/kubernetes/decode.ts';
import type { ComputeObject } from '../../src/api/kubernetes/objectMetadata.ts';
import { selectorOf } from '../../src/api/kubernetes/selectors.ts';
import { isMachineKind } from '../../src/domain/kinds.ts';
import { isTotalLimit } from '../../src/domain/limits.ts';
import { notReadyText } from '../../src/domain/reasons.ts';
import { publicKeyFault } from '../../src/domain/sshPublicKey.ts';
import { runStateOf } from '../../src/drivers/qemu/runStates.ts';
import { booleanParameter } from '../../src/http/query.ts';
import { valueAt } from '../../src/lib/findings.ts';
import { parseSent } from '../../src/lib/withoutNulls.ts';
import { readConfig } from '../../src/settings/config.ts';

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe.each(inherited)('%s', (name) => {
  test('is no kind of machine and no limit', () => {
    expect([isMachineKind(name), isTotalLimit(name)]).toEqual([false, false]);
  });

  test('is no state of QEMU that is known, and no trouble', () => {
    expect(runStateOf(name)).toBe(runStateOf('a-state-of-later'));
    const seen = { power: 'on', guestUp: false, listening: [], trouble: name } as never;
    expect(notReadyText([], seen)).toBe('the guest is paused');
  });

  test('is no type of an SSH key', () => {
    const field = (text: string) => Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]);
    const blob = Buffer.concat([field(name), field('x')]).toString('base64');
    expect(publicKeyFault(`${name} ${blob}`)).toBe(publicKeyFault('ssh-none AAAA'));
  });

  test('is no deadline', () => {
    expect(() => readConfig({ MACHINE_DEADLINES: `${name}=5s` })).toThrow(/MACHINE_DEADLINES/);
  });

  test('is no word for true or false', () => {
    expect(() => booleanParameter(new Map([['watch', name]]), 'watch')).toThrow(/must be true or false/);
  });

  test('is a label only of an object that has it', () => {
    const without = { metadata: { name: 'a', labels: {} } } as unknown as ComputeObject;
    const labels = Object.defineProperty({}, name, { value: 'x', enumerable: true });
    const having = { metadata: { name: 'a', labels } } as unknown as ComputeObject;
    const key = name.replace('__proto__', 'isPrototypeOf');
    const matches = (object: ComputeObject) => selectorOf(new Map([['labelSelector', key]]), {})!.matches(object);
    expect(matches(without)).toBe(false);
    if (key === name) expect(matches(having)).toBe(true);
  });

  test('is not found in what was sent, unless it was sent', () => {
    expect(valueAt({ spec: {} }, ['spec', name])).toBeUndefined();
    const sent = JSON.parse(`{"${name}":1}`) as unknown;
    expect(valueAt(sent, [name])).toBe(1);
  });
});

test.each(inherited.slice(0, -1))('a patch sets %s as any other field', (name) => {
  expect(mergePatch({}, { [name]: { a: 1 } })).toEqual({ [name]: { a: 1 } });
});

test.each(inherited.slice(0, -1))('null in %s stays what it is: no field that may be absent', (name) => {
  const schema = z.looseObject({ known: z.string().optional() });
  expect(parseSent(schema, { [name]: null, known: null }).data).toEqual({ [name]: null });
});
