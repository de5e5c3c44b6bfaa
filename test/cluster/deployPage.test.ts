/** docs/deploy.md, pasted as it stands, on five processes of Temporal and two of Postgres: it ends in a ready machine. */
import { query } from '../support/database.ts';
import { openDeployPage } from '../support/deployPage.ts';
import { kubectlCanBeHad } from '../support/kubectl.ts';
import { startGround } from './cluster.ts';
import { whatIsMissing } from './programs.ts';

const missing = whatIsMissing() ?? (kubectlCanBeHad() ? null : 'kubectl');

(missing === null ? test : test.skip)(
  'docs/deploy.md, pasted, ends in a machine that is ready',
  async () => {
    const ground = await startGround();
    let failed = true;
    try {
      const { postgres, temporal } = ground;
      await query(postgres.url('postgres'), 'CREATE DATABASE deployed');
      const page = await openDeployPage({
        databaseUrl: postgres.url('deployed'),
        temporal: { address: await ground.temporalAddress('deployed'), ...temporal.own },
      });
      try {
        const { prepared, ended } = await page.follow();
        expect(prepared).toContain('namespace compute has the search attributes Tenant, Kind,');
        expect(ended).toMatch(/web condition met/);
        failed = false;
      } finally {
        await page.close();
      }
    } finally {
      await ground.stop({ failed });
    }
  },
  20 * 60_000,
);
