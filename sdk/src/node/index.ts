/** What needs Node: kubeconfigs with their credential plugins, certificate authorities, and tokens of GitHub's jobs. */
export { githubActionsToken } from './githubActions.ts';
export { type KubeconfigOptions, kubeconfig } from './kubeconfig.ts';
export { nodeFetch, type TlsOptions } from './nodeFetch.ts';
