import { issueCode, type Registered, redeemCode } from '../../src/store/people/registrations.ts';
import { admissionWorkflowId } from '../../src/temporal/admissionDispatcher.ts';
import { allotTo } from '../support/limits.ts';
import { messageOf, textOf } from '../support/payloads.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/handover.ts';

/** One of its tests kills the Temporal server, and starts it again. */
describe('admission', () => {
  async function register(slug: string): Promise<Registered> {
    const { code } = (await issueCode(harness.db, { slug, displayName: slug, region: 'north', ttlSeconds: 60 }))!;
    return (await redeemCode((work) => harness.db.$transaction(work), {
      code,
      contact: { email: 'a@example.com', name: 'A' },
      requestId: slug,
    })) as Registered;
  }
  const isAdmitted = async (tenantId: string) =>
    (await harness.db.tenant.findUniqueOrThrow({ where: { id: tenantId } })).admittedAt !== null;

  test('a tenant is admitted once it has what machines need; what is missing can be read', async () => {
    const { tenant, secret } = await register('waiting');
    const workflow = harness.client.workflow.getHandle(admissionWorkflowId(tenant.id));
    await waitFor('the check to say what is missing', async () => {
      const { raw } = await workflow.describe();
      const failure = await messageOf(harness.client, raw.pendingActivities?.[0]?.lastFailure);
      if (failure === 'the tenant waits for an allotment of a machine class') return true;
      throw new Error(failure ?? 'no failure yet');
    });
    expect(await isAdmitted(tenant.id)).toBe(false);

    await allotTo(harness.db, tenant.id, 'general-1', { virtual_machine: 1 });
    await waitFor('the admission', () => isAdmitted(tenant.id));
    await workflow.result();
    const history = await textOf(harness.client, await workflow.fetchHistory());
    expect(history).toContain(`{"tenantId":"${tenant.id}"}`);
    expect(history).not.toContain(secret);
  });

  test('a registration made while Temporal is down is admitted once Temporal is back', async () => {
    await allotTo(harness.db, null, 'general-1', { virtual_machine: 1 });
    await harness.temporal.kill();
    const { tenant } = await register('patient');
    // A worker leases the request for a quarter of a minute and fails.
    await waitFor('a worker to take the request', async () => {
      const { createdAt, admissionLeasedUntil } = await harness.db.tenant.findUniqueOrThrow({
        where: { id: tenant.id },
      });
      return admissionLeasedUntil.getTime() - createdAt.getTime() > 10_000;
    });
    expect(await isAdmitted(tenant.id)).toBe(false);
    await harness.temporal.restart();
    await waitFor(
      'the admission',
      async () => {
        // Pretend that this time has passed.
        await harness.db.tenant.updateMany({
          where: { id: tenant.id, admittedAt: null },
          data: { admissionLeasedUntil: new Date(0) },
        });
        return isAdmitted(tenant.id);
      },
      100_000,
    );
  }, 120_000);
});
