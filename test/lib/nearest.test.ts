import { nearestName } from '../../src/lib/nearest.ts';

const known = ['continue', 'dryRun', 'fieldSelector', 'labelSelector', 'limit', 'timeout', 'timeoutSeconds'];

test.each([
  ['labelselector', 'labelSelector'],
  ['labelSelector[]', 'labelSelector'],
  ['label-selector', 'labelSelector'],
  ['labelSelectors', 'labelSelector'],
  ['lableSelector', 'labelSelector'],
  ['selector', null],
  ['dryrun', 'dryRun'],
  ['dry_run', 'dryRun'],
  ['limt', 'limit'],
  ['timeOut', 'timeout'],
  ['timeoutSecond', 'timeoutSeconds'],
  ['colour', null],
  ['', null],
  ['x'.repeat(10_000), null],
])('the name nearest to %s is %s', (given, nearest) => expect(nearestName(given, known)).toBe(nearest));

test('nothing is near if nothing is known', () => expect(nearestName('a', [])).toBeNull());
