/** The Terraform provider: its own tests against a running service, and its page as it is written. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultLabel } from '../../src/drivers/simulated/faults.ts';
import { provideGo } from '../support/clientPrograms.ts';
import { goPrograms } from '../support/contract/clientTable.ts';
import { ran, works } from '../support/contract.ts';
import { waitFor } from '../support/wait.ts';
import { life } from '../support/worlds/service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const provider = path.join(root, 'terraform');
/** A first run fetches and compiles what the provider is made of. */
const timeoutMs = 1_800_000;
const isFull = process.env['TEST_FULL'] === '1';

const missing = [
  // Within the module: an older Go than it needs is none.
  ...(works('go', '-C', provider, 'list', '-m') ? [] : ['Go of its version']),
  ...(works('terraform', 'version') ? [] : ['terraform']),
];
const title = `the Terraform provider${missing.length > 0 ? ` (skipped: no ${missing.join(' and no ')} on PATH)` : ''}`;

(missing.length > 0 ? describe.skip : describe)(title, () => {
  let home: string;
  let hasModules = false;
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'terraform-'));
    const { code, err } = await go(['mod', 'download']);
    hasModules = code === 0;
    if (!hasModules) console.warn(`tests of the Terraform provider are left out: ${err.split('\n')[0]}`);
  }, timeoutMs);
  afterAll(() => home && rm(home, { recursive: true, force: true }));

  const go = (args: string[], env: Record<string, string> = {}) =>
    ran('nice', ['-n', '5', 'go', ...args], { cwd: provider, env: { ...ofGo(), ...env }, timeoutMs });
  /** What says where Go keeps and gets modules. */
  const ofGo = () =>
    Object.fromEntries(
      ['HOME', ...Object.keys(process.env).filter((name) => name.startsWith('GO'))]
        .map((name) => [name, process.env[name]])
        .filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  const ofService = () => ({
    COMPUTE_SERVER: life.service().url,
    COMPUTE_CA_FILE: path.join(life.service().dataDir, 'ca.pem'),
    COMPUTE_API_KEY_FILE: path.join(life.service().dataDir, 'api-key.json'),
    CHECKPOINT_DISABLE: '1',
  });

  async function passes(program: string, more: Record<string, string> = {}) {
    if (!hasModules) return;
    const { code, out, err } = await go(['test', '-count=1', '-parallel=4', '-timeout=20m', '-v', './...'], {
      ...ofService(),
      TEST_FAULT_LABEL: faultLabel,
      TEST_FAULT: 'refuse-spec',
      TF_ACC: '1',
      TF_ACC_TERRAFORM_PATH: program,
      ...more,
    });
    expect([code, code === 0 ? '' : out + err]).toEqual([0, '']);
    expect(out).not.toMatch(/^\s*--- SKIP/m);
    expect(out.match(/^--- PASS: TestAcc/gm)!.length).toBeGreaterThan(8);
    expect(await life.service().listVms()).toEqual([]);
  }
  const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();

  test(
    'is formatted, and go vet finds nothing',
    async () => {
      if (!hasModules) return;
      expect(await ran('gofmt', ['-l', provider])).toEqual({ code: 0, out: '', err: '' });
      expect(await go(['vet', './...'])).toMatchObject({ code: 0 });
    },
    timeoutMs,
  );

  test('creates, waits, changes, replaces, imports, and destroys', () => passes(pathOf('terraform')), timeoutMs);

  (isFull ? test : test.skip)(
    'does the same with OpenTofu',
    async () => passes(await provideGo(goPrograms.tofu), { TF_ACC_PROVIDER_HOST: 'registry.opentofu.org' }),
    timeoutMs,
  );

  describe('as go build makes it', () => {
    let folder: string;
    let overrides: string;
    beforeAll(async () => {
      if (!hasModules) return;
      expect(await go(['build', '-o', path.join(home, 'terraform-provider-compute'), '.'])).toMatchObject({ code: 0 });
      overrides = path.join(home, 'terraform.rc');
      const override = `"compute-service/compute" = "${home}"`;
      await writeFile(overrides, `provider_installation {\n  dev_overrides {\n    ${override}\n  }\n  direct {}\n}\n`);
    }, timeoutMs);
    beforeEach(async () => {
      folder = await mkdtemp(path.join(home, 'configuration-'));
    });

    const configure = (text: string) => writeFile(path.join(folder, 'main.tf'), text);
    const terraform = async (...args: string[]) => {
      const env = { ...ofService(), HOME: home, TF_CLI_CONFIG_FILE: overrides };
      const { code, out, err } = await ran('terraform', [...args, '-no-color'], { cwd: folder, env, timeoutMs });
      return { code, out: out + err };
    };
    const done = { code: 0 };

    test(
      'its page works as it is written',
      async () => {
        if (!hasModules) return;
        const page = await readFile(path.join(root, 'docs', 'terraform.md'), 'utf8');
        await configure(/```hcl\n([\s\S]*?)```/.exec(page)![1]!);
        expect(await terraform('apply', '-auto-approve')).toMatchObject(done);
        // 2 would mean that there is something to change.
        expect(await terraform('plan', '-detailed-exitcode')).toMatchObject(done);
        expect(await terraform('destroy', '-auto-approve')).toMatchObject(done);
        expect(await life.service().listVms()).toEqual([]);
      },
      timeoutMs,
    );

    test(
      'a wait goes on when the API is killed',
      async () => {
        if (!hasModules) return;
        await configure(`
        terraform {
          required_providers {
            compute = { source = "compute-service/compute" }
          }
        }
        resource "compute_virtual_machine" "slow" {
          name      = "tf-slow"
          image_ref = "debian-12"
          labels    = { "${faultLabel}" = "slow.2000" }
        }`);
        const applied = terraform('apply', '-auto-approve');
        await waitFor('the machine to be there', async () => (await life.service().listVms()).length === 1, 60_000);
        life.service().kill('api');
        expect(await applied).toMatchObject(done);
        expect(await life.service().getVm('tf-slow')).toMatchObject({ status: { readyForAccess: true } });
        expect(await terraform('destroy', '-auto-approve')).toMatchObject(done);
        expect(await life.service().listVms()).toEqual([]);
      },
      timeoutMs,
    );
  });
});
