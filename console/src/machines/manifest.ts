/** The machine of the form: as the API takes it, and as commands that do the same. */

import { stringify } from 'yaml';
import { kinds } from '../../../src/domain/kinds.ts';
import type { MachineKind } from '../../../src/domain/machine.ts';
import { publicKeyFault } from '../../../src/domain/sshPublicKey.ts';

export interface PortRow {
  id: number;
  name: string;
  guestPort: string;
  isProbed: boolean;
}

export interface Draft {
  kind: MachineKind;
  name: string;
  imageRef: string;
  cpu: string;
  memoryGiB: string;
  diskGiB: string;
  machineClassName: string;
  region: string;
  ports: readonly PortRow[];
  keys: string;
  username: string;
  labels: Readonly<Record<string, string>>;
}

export interface Manifest {
  apiVersion: string;
  kind: Draft['kind'];
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec: Record<string, unknown>;
}

export const keyLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export interface CheckedKey {
  /** Its type and comment, which tell keys apart. */
  name: string;
  fault: string | null;
}

/** Checked by the same code as in the service, so that a private key never leaves the page. */
export function checkKeys(text: string): CheckedKey[] {
  // A private key has many lines, which are one mistake.
  if (text.includes('PRIVATE KEY'))
    return [
      { name: 'What you pasted', fault: 'is a private key: paste the public one, of the file that ends in .pub' },
    ];
  return keyLines(text).map((line) => {
    const [type = '', , ...comment] = line.split(' ');
    const name = [type.slice(0, 40), comment.join(' ')].filter((each) => each !== '').join(' · ');
    return { name, fault: publicKeyFault(line) };
  });
}

/** The part of an object at `spec.resources`, as text to compare. */
export const valueAt = (manifest: Manifest, path: string): string =>
  JSON.stringify(path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], manifest)) ?? '';

/** The field of the form that shows the fault of `spec.ports[0].name`. */
export const rootOf = (field: string): string => field.split(/[.[]/).slice(0, 2).join('.');

const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

export function manifestOf(draft: Draft): Manifest {
  const { kind, name, imageRef, labels } = draft;
  const keys = keyLines(draft.keys);
  const size =
    kinds[kind].sizedBy === 'resources'
      ? {
          resources: { cpu: whole(draft.cpu), memoryGiB: whole(draft.memoryGiB), diskGiB: whole(draft.diskGiB) },
        }
      : { machineClassName: draft.machineClassName, ...(draft.region !== '' && { region: draft.region }) };
  return {
    apiVersion: 'compute.service/v1alpha1',
    kind,
    metadata: { name, ...(Object.keys(labels).length > 0 && { labels: { ...labels } }) },
    spec: {
      imageRef,
      ...size,
      ...(draft.ports.length > 0 && {
        ports: draft.ports.map((port) => ({
          name: port.name,
          guestPort: whole(port.guestPort),
          ...(port.isProbed && { readinessProbe: true }),
        })),
      }),
      ...(keys.length > 0 && {
        bootstrap: {
          sshAuthorizedKeys: keys.map((publicKey) => ({
            publicKey,
            ...(draft.username !== '' && { username: draft.username }),
          })),
        },
      }),
    },
  };
}

/** Where the commands send it. */
export interface Service {
  origin: string;
  namespace: string;
}

export function kubectlText(manifest: Manifest): string {
  return `kubectl create -f - <<'EOF'\n${stringify(manifest, { lineWidth: 0 })}EOF\n`;
}

/** `'` ends a quoted text of the shell, so it is written outside of one. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function curlText(manifest: Manifest, { origin, namespace }: Service): string {
  const address = `${origin}/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/${kinds[manifest.kind].plural}`;
  return [
    'curl -X POST \\',
    '  -H "Authorization: Bearer $TOKEN" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(JSON.stringify(manifest, null, 2))} \\`,
    `  ${address}\n`,
  ].join('\n');
}

/** The keys are the person's own: the command puts them in by itself. */
export function cliText({ kind, metadata: { name, labels = {} }, spec }: Manifest): string {
  const {
    imageRef,
    machineClassName,
    region,
    resources,
    ports = [],
  } = spec as {
    imageRef: string;
    machineClassName?: string;
    region?: string;
    resources?: { cpu: number; memoryGiB: number; diskGiB: number };
    ports?: { name: string; guestPort: number }[];
  };
  const given: [string, string | number | undefined][] = [
    ['kind', kinds[kind].sizedBy === 'class' ? kinds[kind].shortName : undefined],
    ['image', imageRef],
    ['cpu', resources?.cpu],
    ['memory', resources?.memoryGiB],
    ['disk', resources?.diskGiB],
    ['class', machineClassName],
    ['region', region],
    ['ports', ports.map((port) => `${port.name}:${port.guestPort}`).join(',')],
    [
      'labels',
      Object.entries(labels)
        .map(([key, value]) => `${key}=${value}`)
        .join(','),
    ],
  ];
  const flags = given.flatMap(([flag, value]) =>
    value === undefined || value === ''
      ? []
      : [`  --${flag} ${/^[\w.:,=/-]+$/.test(`${value}`) ? value : quoted(`${value}`)}`],
  );
  return [`compute-service machines create ${name}`, ...flags, '  --wait'].join(' \\\n').concat('\n');
}

export function typescriptText({ kind, metadata, spec }: Manifest): string {
  const resource = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}s`;
  return [
    "import { createClient } from '@compute-service/sdk';",
    "import { kubeconfig } from '@compute-service/sdk/node';",
    '',
    `const { ${resource} } = createClient(await kubeconfig());`,
    `const created = await ${resource}.create(${JSON.stringify({ metadata, spec }, null, 2)});`,
    `const { status } = await ${resource}.untilReady(created, { timeoutMs: 300_000 });`,
    '',
  ].join('\n');
}

/** With the kubernetes provider, as examples/terraform has it. JSON is HCL's own notation of an object, too. */
export function terraformText(manifest: Manifest, { namespace }: Service): string {
  const whole = { ...manifest, metadata: { ...manifest.metadata, namespace } };
  const body = JSON.stringify(whole, null, 2).replaceAll('${', '$${').replaceAll('\n', '\n  ');
  return [
    'resource "kubernetes_manifest" "machine" {',
    '  computed_fields = ["metadata.annotations"]',
    `  manifest = ${body}`,
    '  wait {',
    '    fields = { "status.readyForAccess" = "true" }',
    '  }',
    '}',
    '',
  ].join('\n');
}
