/** Who made what gives access or receives data, in requests and responses. */
import * as z from 'zod';
import { type KeyMaker, makerTypes } from '../../store/accounts/keyEnds.ts';
import type { Queryable } from '../../store/core/db.ts';
import { listMade, type MadeRow, madeKinds } from '../../store/people/made.ts';
import { timestamp } from './operation.ts';
import { shownBy } from './rows.ts';

/** What made a row, as the API shows it. */
export function makerOfRow({ makerType, makerId }: { makerType: string; makerId: string }): z.output<typeof maker> {
  return { type: makerType as KeyMaker['type'], id: makerId };
}

/** What made a credential, or what else gives access or receives data. */
export const maker = z.strictObject({
  type: z.enum(makerTypes).describe('A person, a key, a registration, or an operator'),
  id: z.string(),
});

export const made = z
  .strictObject({
    kind: z.enum(madeKinds).describe('What it is'),
    id: z.uuid(),
    name: z.string().describe('What people call it'),
    status: z.string(),
    tenant_id: z.uuid().nullable().describe('The tenant to which it is confined; null: none'),
    made_by: maker.describe('What made it'),
    created_at: timestamp,
  })
  .meta({ id: 'MadeThing' });

/** What a credential or a person made, in the response to its end. */
export const madeList = z.array(made).describe('What it made, and what that made in turn; newest first, at most 1,000');
/** What becomes of it. */
export const madeQuery = {
  made: z.literal('end').optional().describe('`end`: ends all that it made, and what that made in turn'),
};
const mostShown = 1_000;

export async function whatWasMade(db: Queryable, customerId: string, by: KeyMaker): Promise<z.output<typeof madeList>> {
  return (await listMade(db, customerId, by, { limit: mostShown })).map(renderMade);
}

export function renderMade(row: MadeRow): z.output<typeof made> {
  return shownBy(made, row, { made_by: makerOfRow(row) });
}
