/**
 * The whole deployment of a file of tests, with its customers and more settings for its roles. Where it lacks something, its
 * tests are skipped.
 */
import { progress } from '../../bench/report.ts';
import { type Cluster, type Ground, startCluster, startGround } from './cluster.ts';
import { Customers } from './customers.ts';
import { whatIsMissing } from './programs.ts';

/** `passed` is called at the end of the last test: then logs and data need not be kept. */
export function useCluster(
  opened: (cluster: Cluster, customers: Customers) => void,
  settingsIn: (folder: string) => Promise<Record<string, string>> = async () => ({}),
) {
  const missing = whatIsMissing();
  if (missing !== null) progress(`test:cluster is skipped: it needs ${missing}`);
  let ground: Ground | undefined;
  let cluster: Cluster | undefined;
  let customers: Customers | undefined;
  let hasPassed = false;
  beforeAll(async () => {
    if (missing !== null) return;
    ground = await startGround();
    cluster = await startCluster(ground, await settingsIn(ground.folder));
    customers = await Customers.arrive(cluster);
    opened(cluster, customers);
  }, 20 * 60_000);
  afterAll(async () => {
    await customers?.close();
    await (cluster ?? ground)?.stop({ failed: !hasPassed });
  }, 5 * 60_000);
  const passed = () => {
    hasPassed = true;
  };
  return { onlyThere: missing === null ? test : test.skip, passed };
}
