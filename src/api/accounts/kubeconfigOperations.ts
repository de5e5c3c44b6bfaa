/**
 * A kubeconfig for the caller's namespace, without secrets: kubectl gets short sessions from this program's
 * `credential` command.
 */
import * as z from 'zod';
import { operation } from '../operations/operation.ts';

const pluginApi = 'client.authentication.k8s.io/v1';

const kubeconfig = z
  .looseObject({
    apiVersion: z.literal('v1').describe('The group and version of the object'),
    kind: z.literal('Config').describe('The kind of the object'),
    'current-context': z.string().describe('The context in use'),
  })
  .meta({ id: 'Kubeconfig' });

/** A folder of the client's computer, of any system. A relative one would depend on where kubectl runs. */
const dataDir = z
  .string()
  .max(1_024)
  .refine((text) => /^(\/|[A-Za-z]:[\\/])[^\p{C}]*$/u.test(text), 'must be an absolute path')
  .meta({
    pattern: '^(/|[A-Za-z]:[\\\\/])[^\\x00-\\x1f\\x7f-\\x9f]*$',
    description: 'Folder of the key on your computer, an absolute path; ~/.config/compute-service when absent',
  });

export const kubeconfigOperations = [
  operation({
    at: 'GET /kubeconfig',
    operationId: 'getKubeconfig',
    summary: 'A kubeconfig (JSON is YAML) for the session’s namespace, without secrets',
    scope: null,
    reach: 'caller',
    query: z.strictObject({ data_dir: dataDir.optional() }),
    answer: kubeconfig,
    async handle({ services: { publicUrl }, caller, query: { data_dir: folder } }) {
      const exec = {
        apiVersion: pluginApi,
        command: 'compute-service',
        args: ['credential', ...(folder ? ['--data-dir', folder] : []), '--server', publicUrl],
        interactiveMode: 'Never',
        provideClusterInfo: false,
        installHint: 'Put this service’s command-line program on your PATH as compute-service.',
      };
      return {
        apiVersion: 'v1' as const,
        kind: 'Config' as const,
        'current-context': 'compute',
        clusters: [{ name: 'compute', cluster: { server: `${publicUrl}/v1/compute` } }],
        contexts: [
          {
            name: 'compute',
            context: { cluster: 'compute', user: 'compute', namespace: caller.namespace ?? 'default' },
          },
        ],
        users: [{ name: 'compute', user: { exec } }],
      };
    },
  }),
];
