/**
 * Views of the Temporal UI for operators. The UI keeps saved views and columns in each browser and takes neither from its
 * server, but opening one of these addresses saves its view.
 */
import type { Config } from '../../settings/config.ts';

export interface TemporalView {
  name: string;
  /** For the UI's search, and for `temporal workflow list --query`. */
  query: string;
  /** Null where the UI is run by someone else, at an address that this program does not know. */
  url: string | null;
}

export const views: readonly Omit<TemporalView, 'url'>[] = [
  { name: 'Machines', query: 'Tenant IS NOT NULL' },
  { name: 'Waiting', query: 'Phase IN ("Pending", "Creating", "Starting") AND ExecutionStatus = "Running"' },
  { name: 'Blocked cleanups', query: 'FailureCode = "CleanupBlocked" AND ExecutionStatus = "Running"' },
  { name: 'Hosts', query: 'WorkflowType = "host" AND ExecutionStatus = "Running"' },
];

export function temporalViews({
  TEMPORAL_ADDRESS: address,
  TEMPORAL_NAMESPACE: namespace,
  TEMPORAL_UI_PORT: port,
}: Config): TemporalView[] {
  const list = `http://localhost:${port}/namespaces/${namespace}/workflows`;
  return views.map((view) => ({
    ...view,
    url:
      address === ''
        ? `${list}?query=${encodeURIComponent(view.query)}&savedQuery=${encodeURIComponent(view.name)}`
        : null,
  }));
}
