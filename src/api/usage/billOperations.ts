/** Final bills of the account, and the corrections that were made after them. */
import * as z from 'zod';
import { listCorrections, renderCorrection } from '../../store/usage/billCorrections.ts';
import { listGoodBills, renderBill } from '../../store/usage/bills.ts';
import { list } from '../operations/operationLists.ts';
import { classUsage, sums } from './usageOperations.ts';

const month = z.string();
const correction = z
  .strictObject({
    id: z.uuid(),
    tenant_id: z.uuid(),
    corrects_month: month.describe('The month that it corrects, YYYY-MM'),
    resource_kind: classUsage.shape.resource_kind,
    resource_class: classUsage.shape.resource_class,
    billable_seconds: z.int().describe('Seconds that it adds to what is billed; negative for a credit'),
    reference: z.string().describe("Its number, such as a credit note's"),
    reason: z.string().describe('Why it was made'),
    created_at: z.iso.datetime().describe('When it was made: it is part of the bill of that month'),
  })
  .meta({ id: 'BillCorrection' });
const bill = z
  .strictObject({
    customer_id: z.uuid(),
    month: month.describe('YYYY-MM'),
    closed_at: z.iso.datetime().describe('When it was closed; it never changes afterwards'),
    usage: z.strictObject(sums).describe('What machines used in the month, and minimums'),
    by_tenant: z
      .array(z.strictObject({ tenant_id: z.uuid(), by_class: z.array(classUsage).describe('By class of machine') }))
      .describe('The same by tenant'),
    corrections: z.array(correction).describe('Credits and debits that were made in the month, for earlier months'),
    billable_seconds: z.int().describe('Usage and corrections together'),
    lifecycles_sha256: z
      .string()
      .describe('SHA-256 of the lifecycles behind it, in the form that the operator exports'),
    key_id: z.string().describe('The key that signed it; empty if the service has none'),
    signature: z
      .string()
      .describe('Ed25519, in base64, over the canonical JSON (RFC 8785) of the bill without closed_at'),
  })
  .meta({ id: 'Bill' });

export const billOperations = [
  list({
    at: 'GET /billing/bills',
    operationId: 'listBills',
    summary: 'Final bills of the account, the latest first: totals by tenant and class, corrections, and a signature',
    reach: 'account',
    id: 'BillList',
    field: 'bills',
    about: 'The bills, the latest first',
    item: bill,
    read: async ({ services: { db, isGoodBill }, caller: { customerId } }, page) =>
      listGoodBills(db, customerId, page, await isGoodBill()),
    render: renderBill,
  }),
  list({
    at: 'GET /billing/corrections',
    operationId: 'listBillCorrections',
    summary: 'Credits and debits after bills were final, the latest first',
    reach: 'account',
    id: 'BillCorrectionList',
    field: 'corrections',
    about: 'The corrections, the latest first',
    item: correction,
    read: ({ services: { db }, caller: { customerId } }, page) => listCorrections(db, customerId, page),
    render: renderCorrection,
  }),
];
