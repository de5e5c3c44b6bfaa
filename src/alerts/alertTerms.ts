/** What a row of the table of alerts has, and the expressions that several rows share. */

export interface AlertMeaning {
  /** `page`: an operator has to look now; `ticket`: during the day; `none`: it is for programs. */
  severity: 'page' | 'ticket' | 'none';
  /** In PromQL. It holds for `for` before the alert fires. */
  expr: string;
  for?: string;
  /** For the documentation, where the expression is too long to read. */
  when?: string;
  /** One line, a template of Prometheus. */
  summary: string;
  /** What it means, and what it does not; Markdown. */
  means: string;
  /** What an operator does; Markdown. */
  mend: string;
  /** The section of docs/operations.md that has the rest. */
  section: string;
  /** Why `status` does not show it. Absent: it does. */
  notInStatus?: string;
}

export const ofProcesses = 'only the process that meets it counts it, and status asks no process but the API';
export const failing = (condition: string) => `max(compute_host_conditions_failing{condition="${condition}"}) > 0`;
export const overdue = (phases: string) => `max by (phase) (compute_machines_overdue{phase=~"${phases}"}) > 0`;
export const grows = (metric: string, during = '10m') => `sum(increase(${metric}[${during}])) > 0`;

export const classes = 'by (region, class, workload)';
export const fullSoon = (resource: string) =>
  `(predict_linear(max ${classes} (compute_capacity_used_${resource})[14d:1h], ` +
  `14 * 86400) > max ${classes} (compute_capacity_${resource}))`;
