/** What needs Node: kubeconfigs with their credential plugins, certificate authorities, and tokens of GitHub's jobs. */

export { type Credential, type ExecPlugin, keptTokens } from './execPlugin.ts';
export { githubActionsToken } from './githubActions.ts';
export {
  type KubeAccess,
  type KubeconfigOptions,
  kubeconfig,
  kubeconfigFiles,
  pluginInUse,
  readKubeconfig,
} from './kubeconfig.ts';
export { type ConnectionOptions, nodeFetch, type TlsOptions } from './nodeFetch.ts';
export { agentThrough, proxyOf } from './proxies.ts';
