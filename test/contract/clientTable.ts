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
} as const satisfies Record<string, Client>;
export type ClientName = keyof typeof clients;

export const goPrograms = {
  informer: { name: 'informer', modules: [goModule('k8s.io/client-go', clientGo)] },
  manager: { name: 'manager', modules: [goModule('sigs.k8s.io/controller-runtime', controllerRuntime)] },
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
