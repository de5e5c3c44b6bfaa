/** Commands read whole numbers in one way. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wholeNumber } from '../../src/cli/wholeNumber.ts';

test.each(['', ' ', ' 1', '1e1', '0x10', '1.5', '-1', '+1', 'NaN', 'Infinity', '3', '1'.repeat(400)])(
  '"%s" is no whole number up to 2',
  (text) => {
    expect(() => wholeNumber('--days', text, { most: 2 })).toThrow(
      `--days is a whole number from 0 to 2, not "${text}".`,
    );
    expect(wholeNumber('--days', '2', { most: 2 })).toBe(2);
  },
);

/** Other numbers in the sources of commands, with the reason why they are no option that is a whole number. */
const others: Readonly<Record<string, string>> = {
  'bills/billCommands.ts: Number(bill.monthStart)': 'of the database',
  'customers/registrationCommands.ts: Number(amount)': 'with a unit, of digits alone',
  "deployment/actCommands.ts: Number(details['billableSeconds'])": 'of an audit event',
  'deployment/backup.ts: Number(pattern.exec(name)?.[1] ?? 0)': 'the process in the name of a file',
  'deployment/deploymentCommands.ts: Number(given)': 'a percentage, of digits and a point alone',
  'deployment/lostActs.ts: Number(BigInt(a.sequence) - BigInt(b.sequence))': 'of the file of a sink',
  'deployment/statusReport.ts: Number(bytes)': 'of the database',
  'machines/customerMachines.ts: Number(guestPort)': 'a part of --ports, of digits alone',
};

test('no command reads an option that is a whole number in another way', () => {
  const root = path.join(import.meta.dirname, '../../src/cli');
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'wholeNumber.ts')
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\b(Number|parseInt|parseFloat)\(/.test(line))
        .map(
          (line) => `${file}: ${/\b(?:Number|parseInt|parseFloat)\((?:[^()]|\([^()]*\))*\)/.exec(line)?.[0] ?? line}`,
        ),
    );
  expect(found.toSorted()).toEqual(Object.keys(others).toSorted());
});
