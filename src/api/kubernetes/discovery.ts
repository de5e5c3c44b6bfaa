/** What Kubernetes clients ask first: which groups, kinds, and namespaces exist. */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { Refusal } from '../../http/refusal.ts';
import { factsOf, sendJson } from '../../http/requestFacts.ts';
import { callerOf } from '../callers/caller.ts';
import type { ApiGroup } from './apiGroup.ts';
import { groupDocument } from './groupDocument.ts';
import { apiVersion, group, version } from './objectMetadata.ts';
import { foreignNamespace } from './resourceHandler.ts';
import type { KubernetesServices } from './resourceKind.ts';

const groupVersion = { groupVersion: apiVersion, version };
const apiGroup = { name: group, versions: [groupVersion], preferredVersion: groupVersion };

export function discoveryRoutes(services: Pick<KubernetesServices, 'version'>, served: ApiGroup): Router {
  const router = Router({ caseSensitive: true });
  const resources = served.kinds.map((kind) => ({
    name: kind.plural,
    singularName: kind.singular,
    namespaced: true,
    kind: kind.kind,
    verbs: kind.verbs,
    shortNames: kind.shortNames,
    categories: ['all'],
  }));
  const openApi = groupDocument(services.version, served);
  const documents: Readonly<Record<string, unknown>> = {
    '/version': {
      // kubectl compares the minor version with its own and warns when they are far apart.
      major: '1',
      minor: '34',
      gitVersion: `v1.34.0-compute.service.${services.version}`,
      gitCommit: '',
      gitTreeState: 'clean',
      buildDate: '1970-01-01T00:00:00Z',
      goVersion: '',
      compiler: '',
      platform: '',
    },
    '/api': { kind: 'APIVersions', versions: [], serverAddressByClientCIDRs: [] },
    '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups: [apiGroup] },
    [`/apis/${group}`]: { kind: 'APIGroup', apiVersion: 'v1', ...apiGroup },
    [`/apis/${apiVersion}`]: { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: apiVersion, resources },
    '/openapi/v3': { paths: { [`apis/${apiVersion}`]: { serverRelativeURL: `/openapi/v3/apis/${apiVersion}` } } },
    [`/openapi/v3/apis/${apiVersion}`]: openApi,
  };
  for (const [path, document] of Object.entries(documents)) {
    router.route(path).get(fixed(path, document)).all(getOnly);
  }
  router
    .route('/api/v1/namespaces/:namespace')
    .get((request: Request, response: Response) => {
      factsOf(response).route = '/v1/compute/api/v1/namespaces/{namespace}';
      const name = callerOf(response).namespace;
      if (name === null || request.params['namespace'] !== name) {
        throw foreignNamespace(name);
      }
      sendJson(response, 200, { kind: 'Namespace', apiVersion: 'v1', metadata: { name }, status: { phase: 'Active' } });
    })
    .all(getOnly);
  return router;
}

function fixed(path: string, document: unknown): RequestHandler {
  return (_request, response) => {
    factsOf(response).route = `/v1/compute${path}`;
    sendJson(response, 200, document);
  };
}

const getOnly: RequestHandler = () => {
  throw new Refusal(
    'MethodNotAllowed',
    'the server does not allow this method on the requested resource; allowed: GET',
    {
      headers: { allow: 'GET' },
    },
  );
};
