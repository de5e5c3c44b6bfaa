/** The clients that the contract suite runs, at the versions that it runs. docs/kubectl.md shows them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GoPackage, OwnGoProgram, Toolchain } from '../clientPrograms.ts';

export interface Client {
  name: string;
  version: string;
  /** What it is built with or needs; a client whose tool is missing is skipped. */
  needs: readonly Toolchain[];
  /** What its program does, for the documentation. */
  runs: string;
  /** What does not work, or how it differs from a cluster. */
  lacks: string;
}

const goModule = (name: string, version: string) => `${name}@${version}`;
const clientGo = 'v0.37.2';
const controllerRuntime = 'v0.25.2';
const kubectls = { '1.28': 'v1.28.3', '1.30': 'v1.30.3', '1.32': 'v1.32.3', '1.34': 'v1.34.2' } as const;
const [helm3, helm4] = ['v3.22.0', 'v4.3.1'];
const bun = '1.4.5';
const k9s = 'v0.50.9';
const oapiCodegen = 'v2.8.2';
const openApiGenerator = '7.25.0';
export const openApiGeneratorJar = `org.openapitools:openapi-generator-cli:${openApiGenerator}`;
/** What the program of each generator does. */
const tenCalls =
  'generates, compiles, and calls: token, create, get, list with a selector, merge patch, delete; sessions, keys, tenants, usage';
const everyCommand =
  '`api-resources`, `explain`, `get` (every output, `-A`, `-w`, selectors, chunks), `describe`, `apply`, ' +
  '`apply --server-side`, `apply --prune`, Lists and files of many documents, `create`, `replace`, `diff`, ' +
  '`edit`, `patch`, `label`, `annotate`, `wait`, `delete`, `--dry-run=server`, `auth can-i`, ' +
  '`auth whoami`, `cluster-info`, on the three kinds';
const ofKubectl = (release: keyof typeof kubectls) => ({
  name: `kubectl ${release}`,
  version: kubectls[release],
  needs: ['Go'] as const,
  runs: everyCommand,
  lacks:
    '`apply --prune` without `--prune-allowlist`, and apply sets; `patch` without `--type`, as with every custom kind',
});
const openTofu = 'v1.12.6';
/** Its releases are no Go modules, because their paths lack the major version; this is a commit after 3.2.1. */
const terraformProvider = 'v1.13.4-0.20260821094251-3a33fb6cc605';

export const clients = {
  informer: {
    name: 'client-go',
    version: clientGo,
    needs: ['Go'],
    runs: 'discovery, dynamic informer, metadata informer, lister, create, merge patch, server-side apply, list with a selector, delete',
    lacks: 'leader election: leases are refused',
  },
  manager: {
    name: 'controller-runtime',
    version: controllerRuntime,
    needs: ['Go'],
    runs:
      'a default manager with a reconciler, cached get, create, update, `MergeFrom`, `Apply`, list, ' +
      '409 for a stale object, `DeleteAllOf`',
    lacks: 'leader election, finalizers, owner references; `DeleteAllOf` without a selector',
  },
  kubeRs: {
    name: 'kube-rs',
    version: '5.0.0',
    needs: ['Rust'],
    runs:
      'discovery, watcher with a reflector store, `await_condition`, create, merge patch, `Patch::Apply`, ' +
      'list, metadata, list of all namespaces, delete',
    lacks: 'finalizers',
  },
  fabric8: {
    name: 'fabric8 kubernetes-client',
    version: '7.8.0',
    needs: ['Maven'],
    runs: '`inform()`, `waitUntilCondition()`, and `watch()` over WebSockets, create, `edit()`, server-side apply, lists, delete',
    lacks: 'leader election, finalizers',
  },
  customObjects: {
    name: 'Python kubernetes, `CustomObjectsApi`',
    version: '37.0.2',
    needs: [],
    runs:
      'create, watch, patch, replace, 409 for a stale object, list with a selector, list of all namespaces, ' +
      'resources, delete with options',
    lacks: '',
  },
  openTofu: {
    name: 'OpenTofu with the kubernetes provider (`kubernetes_manifest`)',
    version: `${openTofu}, provider ${terraformProvider}`,
    needs: ['Go', 'kubectl'],
    runs:
      'plan, apply with `wait`, a second plan without changes, drift, conflict, forced repair, ' +
      'a changed label, a refused change of the spec, destroy',
    lacks:
      'a changed spec is not replaced by itself (`-replace`). By default the provider counts labels and ' +
      'annotations as computed and sees no drift of them (`computed_fields`)',
  },
  'kubectl-1.28': ofKubectl('1.28'),
  'kubectl-1.30': ofKubectl('1.30'),
  'kubectl-1.32': ofKubectl('1.32'),
  'kubectl-1.34': ofKubectl('1.34'),
  helm3: {
    name: 'Helm 3',
    version: helm3,
    needs: ['Go'],
    runs: 'with the SQL driver: install, upgrade, rollback, list, uninstall; what it says with its default driver',
    lacks:
      'secrets and config maps for its releases; `--wait` waits for nothing, because it knows only kinds of a cluster',
  },
  helm4: {
    name: 'Helm 4',
    version: helm4,
    needs: ['Go'],
    runs: 'the same; `--wait` until a machine is ready, and for one that fails',
    lacks: 'secrets and config maps for its releases',
  },
  health: {
    name: 'kstatus, Flux’s health checks, and the Lua of Argo CD',
    version: 'fluxcd/cli-utils v1.3.0, fluxcd/pkg/runtime v0.117.0, gopher-lua v1.1.1',
    needs: ['Go'],
    runs: 'the state of a machine that is new, ready, failed, or being deleted',
    lacks: 'kstatus and Flux report a failed machine as in progress, until their timeout',
  },
  ansible: {
    name: 'Ansible with its collection kubernetes.core',
    version: '12.3.0, 6.2.0',
    needs: ['Python'],
    runs: 'the playbook of deploy/health: a machine that becomes ready, again without a change, one that failed',
    lacks: '`wait: true` waits for nothing, because it knows only kinds of a cluster',
  },
  pythonClients: {
    name: 'lightkube, pykube-ng, kubernetes_asyncio',
    version: '1.0.1, 23.6.0, 36.1.0',
    needs: ['Python'],
    runs: 'create, watch, patch, list with a selector, delete, with a credential plugin of v1beta1',
    lacks: 'the plugin’s API v1, in the first two',
  },
  bun: {
    name: '`@compute-service/sdk` in Bun',
    version: bun,
    needs: [],
    runs: 'the kubeconfig with its authority and its plugin, create, wait, watch, delete; a certificate that is not trusted',
    lacks: '',
  },
  k9s: {
    name: 'k9s',
    version: k9s,
    needs: ['Go', 'tmux'],
    runs:
      'with an empty home, in tmux: contexts, virtual machines as they change, describe, YAML, edit, ' +
      'all namespaces, namespaces, classes, delete',
    lacks: 'it begins with the contexts, for want of pods; `k9s -c vm` begins with machines',
  },
  generatedPython: {
    name: 'openapi-generator, `python`',
    version: openApiGenerator,
    needs: ['Maven', 'Python'],
    runs: tenCalls,
    lacks: '',
  },
  generatedFetch: {
    name: 'openapi-generator, `typescript-fetch`',
    version: openApiGenerator,
    needs: ['Maven'],
    runs: tenCalls,
    lacks: '',
  },
  generatedGo: {
    name: 'openapi-generator, `go`',
    version: openApiGenerator,
    needs: ['Maven', 'Go'],
    runs: tenCalls,
    lacks: '',
  },
  openApiTypescript: {
    name: 'openapi-typescript with openapi-fetch',
    version: '7.13.0, 0.17.0',
    needs: [],
    runs: tenCalls,
    lacks: '',
  },
  heyApi: { name: '@hey-api/openapi-ts', version: '0.95.0', needs: [], runs: tenCalls, lacks: '' },
  openApiPythonClient: {
    name: 'openapi-python-client',
    version: '0.29.1',
    needs: ['Python'],
    runs: tenCalls,
    lacks: 'the lines of the audit log’s export: it does not know their type',
  },
  oapiCodegen: { name: 'oapi-codegen', version: oapiCodegen, needs: ['Go'], runs: tenCalls, lacks: '' },
} as const satisfies Record<string, Client>;
export type ClientName = keyof typeof clients;

/** As a release of kubectl tells its version: in its user agent, and so in the names of field managers. */
const kubectlProgram = (release: keyof typeof kubectls) => ({
  name: 'kubectl',
  folder: `kubectl-${release}`,
  variables: [`k8s.io/component-base/version.gitVersion=${kubectls[release]}`],
});

export const goPrograms = {
  informer: { name: 'informer' },
  manager: { name: 'manager' },
  'kubectl-1.28': kubectlProgram('1.28'),
  'kubectl-1.30': kubectlProgram('1.30'),
  'kubectl-1.32': kubectlProgram('1.32'),
  'kubectl-1.34': kubectlProgram('1.34'),
  helm3: { name: 'helm', module: goModule('helm.sh/helm/v3', helm3), package: 'helm.sh/helm/v3/cmd/helm' },
  helm4: { name: 'helm', module: goModule('helm.sh/helm/v4', helm4), package: 'helm.sh/helm/v4/cmd/helm' },
  health: { name: 'health' },
  k9s: { name: 'k9s', module: goModule('github.com/derailed/k9s', k9s), package: 'github.com/derailed/k9s' },
  tofu: {
    name: 'tofu',
    module: goModule('github.com/opentofu/opentofu', openTofu),
    package: 'github.com/opentofu/opentofu/cmd/tofu',
    // As its go.mod has it: it needs a fork, and such a directive counts in the main module only.
    replace: ['github.com/hashicorp/hcl/v2=github.com/opentofu/hcl/v2@v2.20.2-0.20251021132045-587d123c2828'],
  },
  terraformProvider: {
    name: 'terraform-provider-kubernetes',
    module: goModule('github.com/hashicorp/terraform-provider-kubernetes', terraformProvider),
    package: 'github.com/hashicorp/terraform-provider-kubernetes',
  },
  oapiCodegen: {
    name: 'oapi-codegen',
    module: goModule('github.com/oapi-codegen/oapi-codegen/v2', oapiCodegen),
    package: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen',
  },
} as const satisfies Record<string, OwnGoProgram | GoPackage>;

/** The record of the contract suite: the version of each client with which its program last ran to its end. */
export const recordFile = path.join(import.meta.dirname, '..', '..', 'contract', 'clients.json');
export const recorded = (): Partial<Record<ClientName, string>> => JSON.parse(readFileSync(recordFile, 'utf8'));

/** The table of docs/kubectl.md: what the record holds, and nothing else. */
export function clientMatrix(): string {
  const rows = Object.entries(recorded()).map(([key, version]) => {
    const { name, runs, lacks } = clients[key as ClientName];
    return `| ${name} | ${version} | ${runs} | ${lacks || '—'} |`;
  });
  return ['| client | version | what was run | what does not work |', '|---|---|---|---|', ...rows].join('\n');
}

/** Adds the versions of the clients that passed to the record, where UPDATE_CLIENTS=1 asks for it. */
export function recordPassed(passed: readonly ClientName[]): void {
  if (process.env['UPDATE_CLIENTS'] !== '1') return;
  const before = recorded();
  const versions = Object.entries(clients).flatMap(([key, { version }]) => {
    const name = key as ClientName;
    const last = passed.includes(name) ? version : before[name];
    return last === undefined ? [] : [[name, last]];
  });
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`);
}
