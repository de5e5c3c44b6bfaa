/** Renders objects as rows for people (meta.k8s.io/v1 Table), which kubectl prints. */
import type { ComputeObject } from './objectMetadata.ts';
import type { Column, ResourceKind } from './resourceKind.ts';

export type IncludeObject = 'None' | 'Metadata' | 'Object';

export function renderTable(
  kind: ResourceKind,
  items: readonly ComputeObject[],
  { metadata, include = 'Metadata', now = Date.now() }: { metadata: object; include?: IncludeObject; now?: number },
) {
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata,
    columnDefinitions: kind.columns.map(({ name, type, description, priority }) => ({
      name,
      // A date is shown as an age, which is text.
      type: type === 'date' ? 'string' : type,
      format: name === 'Name' ? 'name' : '',
      description,
      priority: priority ?? 0,
    })),
    rows: items.map((object) => ({
      cells: kind.columns.map((column) => cell(column, object, now)),
      ...(include === 'None' ? {} : { object: include === 'Object' ? object : partial(object) }),
    })),
  };
}

/** The metadata of an object alone (meta.k8s.io/v1 PartialObjectMetadata). */
export function partial({ metadata }: Pick<ComputeObject, 'metadata'>) {
  return { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata };
}

function cell(column: Column, object: ComputeObject, now: number): string | number | boolean {
  const value = column.value(object);
  if (value === undefined) return '';
  return column.type === 'date' ? age((now - Date.parse(String(value))) / 1_000) : value;
}

/** Formats seconds as kubectl shows ages: at most two units, the second one only while it matters. */
export function age(seconds: number): string {
  if (seconds < 0) return '0s';
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const two = (major: number, majorUnit: string, minor: number, minorUnit: string) =>
    minor === 0 ? `${major}${majorUnit}` : `${major}${majorUnit}${minor}${minorUnit}`;
  if (whole < 120) return `${whole}s`;
  if (minutes < 10) return two(minutes, 'm', whole % 60, 's');
  if (minutes < 180) return `${minutes}m`;
  if (hours < 8) return two(hours, 'h', minutes % 60, 'm');
  if (hours < 48) return `${hours}h`;
  if (days < 8) return two(days, 'd', hours % 24, 'h');
  if (days < 730) return `${days}d`;
  const years = Math.floor(days / 365);
  return years < 8 ? two(years, 'y', days % 365, 'd') : `${years}y`;
}
