/** The cells of which a deployment is one (docs/scale.md), as each of them tells anyone at `/v1/cells`. */
import * as z from 'zod';

export const cellsPath = '/v1/cells';

export const dnsLabel = z
  .string()
  .regex(
    /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/,
    'must be a DNS label: lower-case letters, digits and dashes, at most 63',
  );

/** As each cell writes its PUBLIC_URL, the issuer of its sign-ins (RFC 9207), in which it has one spelling. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');

export const cell = z.strictObject({
  name: dnsLabel.describe('Its name'),
  url: z
    .string()
    .refine(isOrigin, 'must be the PUBLIC_URL of the cell: https://HOST or https://HOST:PORT, and nothing after it')
    .describe('The address of its API and console'),
  regions: z.array(dnsLabel).min(1).describe('The regions in which it has hosts'),
});
export type Cell = z.infer<typeof cell>;

export const cellList = z.object({
  cell: dnsLabel.nullable().describe('The name of the cell that responds; null: it is the only one'),
  cells: z.array(cell.loose()).describe('All cells, this one among them; none if it is the only one'),
});
export interface CellList {
  cell: string | null;
  cells: readonly Cell[];
}

/** Whether both are addresses of one server, however written: with a slash at the end, the default port, or capitals. */
export function isSameServer(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const { origin, protocol } = new URL(one);
  return protocol === 'https:' && origin === new URL(other).origin;
}

/** What is wrong with a list that has another address for the cell that it is for; null: nothing. */
export function wrongOwnCell({ cell: own, cells }: CellList, publicUrl: string): string | null {
  const found = cells.find(({ name }) => name === own);
  if (!found || isSameServer(found.url, publicUrl)) return null;
  return (
    `the list of cells has ${found.url} for this cell, ${found.name}, and its PUBLIC_URL is ${publicUrl}: ` +
    'programs refuse its sign-ins'
  );
}

/** Those beside the one that the list is from. */
export function otherCells({ cell: own, cells }: CellList): Cell[] {
  return cells.filter(({ name }) => name !== own);
}

/** Where a region is that this cell does not have; null where no other cell has it. */
export function elsewhere(list: CellList, region: string): string | null {
  const found = otherCells(list).filter(({ regions }) => regions.includes(region));
  return found.length === 0
    ? null
    : `${region} is a region of ${found.map(({ name, url }) => `the cell ${name} (${url})`).join(' and ')}`;
}
