/** The clients that the contract suite runs, at the versions that it runs. docs/kubectl.md shows them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoProgram, Toolchain } from '../support/clientPrograms.ts';

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
    runs: 'a default manager with a reconciler, cached get, create, update, `MergeFrom`, `Apply`, list, 409 for a stale object, `DeleteAllOf`',
    lacks: 'leader election, finalizers, owner references',
  },
  kubeRs: {
    name: 'kube-rs',
    version: '5.0.0',
    needs: ['Rust'],
    runs: 'discovery, watcher with a reflector store, `await_condition`, create, merge patch, `Patch::Apply`, list, metadata, list of all namespaces, delete',
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
    runs: 'create, watch, patch, replace, 409 for a stale object, list with a selector, list of all namespaces, resources, delete with options',
    lacks: '',
  },
  openTofu: {
    name: 'OpenTofu with the kubernetes provider (`kubernetes_manifest`)',
    version: `${openTofu}, provider ${terraformProvider}`,
    needs: ['Go', 'kubectl'],
    runs: 'plan, apply with `wait`, a second plan without changes, drift, conflict, forced repair, a changed label, a refused change of the spec, destroy',
    lacks:
      'a changed spec is not replaced by itself (`-replace`); by default the provider counts labels and annotations as computed and sees no drift of them (`computed_fields`)',
  },
} as const satisfies Record<string, Client>;
export type ClientName = keyof typeof clients;

export const goPrograms = {
  informer: { name: 'informer', modules: [goModule('k8s.io/client-go', clientGo)] },
  manager: { name: 'manager', modules: [goModule('sigs.k8s.io/controller-runtime', controllerRuntime)] },
  tofu: {
    name: 'tofu',
    modules: [goModule('github.com/opentofu/opentofu', openTofu)],
    package: 'github.com/opentofu/opentofu/cmd/tofu',
    // As its go.mod has it: it needs a fork, and such a directive counts in the main module only.
    replace: ['github.com/hashicorp/hcl/v2=github.com/opentofu/hcl/v2@v2.20.2-0.20251021132045-587d123c2828'],
  },
  terraformProvider: {
    name: 'terraform-provider-kubernetes',
    modules: [goModule('github.com/hashicorp/terraform-provider-kubernetes', terraformProvider)],
    package: 'github.com/hashicorp/terraform-provider-kubernetes',
  },
} as const satisfies Record<string, GoProgram>;

/** The record of the contract suite: the version of each client with which its program last ran to its end. */
export const recordFile = path.join(import.meta.dirname, 'clients.json');
export const recorded = (): Partial<Record<ClientName, string>> => JSON.parse(readFileSync(recordFile, 'utf8'));

/** The table of docs/kubectl.md: what the record holds, and nothing else. */
export function clientMatrix(): string {
  const rows = Object.entries(recorded()).map(([key, version]) => {
    const { name, runs, lacks } = clients[key as ClientName];
    return `| ${name} | ${version} | ${runs} | ${lacks || '—'} |`;
  });
  return ['| client | version | what was run | what does not work |', '|---|---|---|---|', ...rows].join('\n');
}
