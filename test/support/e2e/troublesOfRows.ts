/** Troubles of what customers do and of what is recorded of them. */
import { execFileSync } from 'node:child_process';
import { refusalWindow } from '../../../src/api/federation/refusalRecords.ts';
import { query } from '../database.ts';
import type { Service } from '../service.ts';
import { type Trouble, trouble } from './trouble.ts';

const stray = '21c8082e-d3ee-4f06-9590-f7f8e01b2d2e';

/** What the API connects to Postgres with. */
function loginOfApi(service: Service): URL {
  const [api] = service.pidsOf('api');
  const environment = execFileSync('ps', ['eww', '-o', 'args=', '-p', String(api)], { encoding: 'utf8' });
  return new URL(/ DATABASE_URL=(\S+)/.exec(environment)![1]!);
}

export const troublesOfRows: readonly Trouble[] = [
  trouble({
    what: 'somebody with a password of the database writes a key and a bill',
    alerts: ['BillingMismatch', 'StrayKeys'],
    async provoke({ service, sql, trigger }) {
      await sql(`INSERT INTO data_keys (id, key_id, wrapped) VALUES ('${stray}', 'stray', 'stray')`);
      const copied =
        'customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at';
      const written = await sql(`
        INSERT INTO lifecycles (machine_uid, ${copied})
        SELECT '${stray}', ${copied} FROM lifecycles LIMIT 1 RETURNING machine_uid`);
      expect(written).toHaveLength(1);
      await trigger('housekeeping');
      const stolen = loginOfApi(service);
      await query(stolen.href, 'SELECT');
      return stolen.password;
    },
    async remedy({ service, run, sql, trigger }, password) {
      await service.interrupt();
      await service.startAgain();
      const stolen = Object.assign(loginOfApi(service), { password });
      await expect(query(stolen.href, 'SELECT')).rejects.toThrow('password authentication failed');
      await sql(`DELETE FROM data_keys WHERE id = '${stray}'`);
      const now = 'extract(epoch FROM clock_timestamp())::bigint';
      await sql(
        `UPDATE lifecycles SET ended_at = ${now}, rated_at = now(), top_up_seconds = 0 WHERE machine_uid = '${stray}'`,
      );
      await run('usage', 'rebuild');
      await trigger('housekeeping');
    },
  }),
  trouble({
    what: 'somebody changed what was used',
    alerts: ['UsageDiffers'],
    async provoke({ sql, trigger }) {
      expect(await sql('UPDATE usage_day SET raw_seconds = raw_seconds + 7 RETURNING tenant_id')).not.toEqual([]);
      await trigger('usageReconciliation');
    },
    remedy: ({ run }) => run('usage', 'rebuild'),
  }),
  trouble({
    what: 'a customer has waited for a higher limit for two days',
    alerts: ['LimitRequestsWait'],
    async provoke({ service, sql }) {
      const asked = { limit: 'virtual_machine', machine_class: 'general-1', amount: 5_000, reason: 'a load test' };
      const { status, body } = await service.call('POST', '/v1/admin/limit-requests', asked);
      expect([status, body]).toEqual([201, expect.objectContaining({ status: 'open' })]);
      await sql("UPDATE limit_requests SET created_at = created_at - interval '2 days'");
      return body.id as string;
    },
    async remedy({ run }, id) {
      expect(await run('limits', 'requests')).toContain(id);
      await run('limits', 'refuse', id, '--reason', 'the fleet is small', '--yes');
    },
  }),
  trouble({
    what: 'an issuer sends tokens without end that are never accepted',
    alerts: ['ExchangesUnrecorded'],
    async provoke({ service }) {
      const exchange = {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        ...{ subject_token: 'e30.e30.', principal_id: stray },
      };
      for (let sent = 0; sent <= refusalWindow.records; sent++)
        expect((await service.send('POST', '/v1/auth/token', { body: exchange })).status).toBe(400);
    },
    // It is blocked, and sends no more.
    async remedy({ run }) {
      const sent = await run('audit', 'list', '--action', 'token.exchange-refused', '-o', 'json');
      expect(sent).toContain('127.0.0.1');
    },
  }),
];
