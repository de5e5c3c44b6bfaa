/**
 * A kubeconfig for the caller's namespace, without secrets: kubectl gets short sessions from this program's
 * `credential` command.
 */
import * as z from 'zod';
import { operation } from '../operations/operation.ts';

const pluginApi = 'client.authentication.k8s.io/v1';

const kubeconfig = z
  .looseObject({ apiVersion: z.literal('v1'), kind: z.literal('Config'), 'current-context': z.string() })
  .meta({ id: 'Kubeconfig' });

export const kubeconfigOperations = [
  operation({
    method: 'get',
    path: '/kubeconfig',
    operationId: 'getKubeconfig',
    summary: 'A kubeconfig (JSON is YAML) for the session’s namespace, without secrets',
    scope: null,
    answer: kubeconfig,
    async handle({ services: { publicUrl }, caller }) {
      const exec = {
        apiVersion: pluginApi,
        command: 'compute-service',
        args: ['credential', '--server', publicUrl],
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
