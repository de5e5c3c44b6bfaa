import type { MetricCounter, MetricMeter } from '@temporalio/common';
import { statementRefusals } from '../../src/store/machines/statementJudgement.ts';
import { StatementMeter } from '../../src/temporal/statementMeter.ts';

test('each reason begins at 0, so that an alert sees its first refusal', () => {
  const counted: unknown[] = [];
  const counter = { add: (by: number, labels: object) => void counted.push([by, labels]) } as unknown as MetricCounter;
  new StatementMeter().open({ createCounter: () => counter } as unknown as MetricMeter);
  expect(counted).toEqual(Object.keys(statementRefusals).map((reason) => [0, { reason }]));
});
