/** What customers may rely on over 30 days, and the Prometheus rules that say how much of the error budget is used. */
import { failureCodes, failureTable } from '../domain/failureCodes.ts';

export interface Objective {
  /** Share of good events. */
  target: number;
  /** Which events, and which of them are good; Markdown. */
  what: string;
  good: (window: string) => string;
  all: (window: string) => string;
}

const sum = (selector: string, window: string) => `(sum(rate(${selector}[${window}])) or vector(0))`;

const requests = (labels: string) => `http_request_duration_seconds_count{${labels}}`;
const exchanged = (labels: string) => `http_request_duration_seconds_${labels}`;
const exchangeRoute = 'route="/v1/auth/token"';
const ready = (labels: string) => `compute_time_to_ready_seconds_bucket{${labels}}`;
const ownFailures = failureCodes
  .filter((code) => failureTable[code].owner === 'service')
  .sort()
  .join('|');

export const objectives = {
  api: {
    target: 0.999,
    what: 'requests to the API whose status is below 500',
    good: (window) => sum(requests('status!~"5.."'), window),
    all: (window) => sum(requests(''), window),
  },
  ready: {
    target: 0.99,
    what:
      'machines that are ready within two minutes of their create (bare metal: 20 minutes), ' +
      `of those that became ready or failed before for \`${ownFailures.replaceAll('|', '`, `')}\``,
    good: (window) =>
      `(sum(rate(${ready('driver!="redfish",le="120"')}[${window}]) or ` +
      `rate(${ready('driver="redfish",le="1200"')}[${window}])) or vector(0))`,
    all: (window) =>
      `(${sum('compute_time_to_ready_seconds_count', window)} + ` +
      `${sum(`compute_failed_before_ready_total{code=~"${ownFailures}"}`, window)})`,
  },
  exchange: {
    target: 0.999,
    what: 'exchanges of a token that get a response below 500 within half a second',
    good: (window) => sum(exchanged(`bucket{${exchangeRoute},status!~"5..",le="0.5"}`), window),
    all: (window) => sum(exchanged(`count{${exchangeRoute}}`), window),
  },
} as const satisfies Record<string, Objective>;

const errors = (window: string) => `compute:objective_errors:ratio_rate${window}`;
const budget = 'compute:objective_budget:ratio';
const windows = ['5m', '30m', '1h', '2h', '6h', '1d', '3d'];

/** Without events, a share of errors is NaN, which no comparison keeps. */
export const objectiveRules = Object.entries(objectives).flatMap(([objective, { target, good, all }]) => [
  { record: budget, labels: { objective }, expr: `vector(${Number((1 - target).toFixed(6))})` },
  ...windows.map((window) => ({
    record: errors(window),
    labels: { objective },
    expr: `1 - ${good(window)} / ${all(window)} >= 0`,
  })),
]);

/** The long window says that it matters, the short one that it still goes on. */
const burns = (long: string, short: string, times: number) =>
  `(${errors(long)} > ${times} * ${budget} and ${errors(short)} > ${times} * ${budget})`;

/** At 14.4 times the pace of the objective, a budget of 30 days is gone in two. */
export const burnsFast = `${burns('1h', '5m', 14.4)} or ${burns('6h', '30m', 6)}`;
export const burnsSlowly = `${burns('1d', '2h', 3)} or ${burns('3d', '6h', 1)}`;
