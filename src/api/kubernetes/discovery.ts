/** What Kubernetes clients ask first: which groups and kinds exist, and how they are described. */
import { type RequestHandler, Router } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { fixedJson } from '../../http/fixedJson.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { groupAndVersion } from './objectMetadata.ts';
import type { ResourceKind } from './resourceKind.ts';

/** What clients learn about a kind before they use it. */
export type DiscoveredKind = Pick<
  ResourceKind,
  'apiVersion' | 'kind' | 'plural' | 'singular' | 'namespaced' | 'shortNames' | 'categories'
> & { verbs: readonly string[] };

export interface Discovered {
  /** The service's version. */
  version: string;
  kinds: readonly DiscoveredKind[];
  /** The OpenAPI document of each apiVersion. */
  openApi: Readonly<Record<string, object>>;
}

const rootOf = (apiVersion: string) => `${apiVersion.includes('/') ? 'apis' : 'api'}/${apiVersion}`;

/** Every fixed document, by its path below the API's prefix. */
export function discoveryDocuments({ version, kinds, openApi }: Discovered): Readonly<Record<string, object>> {
  const apiVersions = [...new Set(kinds.map(({ apiVersion }) => apiVersion))];
  const groups = apiVersions
    .filter((apiVersion) => apiVersion.includes('/'))
    .map((groupVersion) => {
      const [name, ofGroup] = groupAndVersion(groupVersion);
      const versions = { groupVersion, version: ofGroup };
      return { name, versions: [versions], preferredVersion: versions };
    });
  const documents: Record<string, object> = {
    '/version': {
      // kubectl compares the minor version with its own and warns when they are far apart.
      major: '1',
      minor: '34',
      gitVersion: `v1.34.0-compute.service.${version}`,
      gitCommit: '',
      gitTreeState: 'clean',
      buildDate: '1970-01-01T00:00:00Z',
      goVersion: '',
      compiler: '',
      platform: '',
    },
    '/api': { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] },
    '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups },
    '/openapi/v3': {
      paths: Object.fromEntries(
        Object.keys(openApi).map((apiVersion) => [
          rootOf(apiVersion),
          { serverRelativeURL: `/openapi/v3/${rootOf(apiVersion)}` },
        ]),
      ),
    },
  };
  for (const group of groups) documents[`/apis/${group.name}`] = { kind: 'APIGroup', apiVersion: 'v1', ...group };
  for (const apiVersion of apiVersions)
    documents[`/${rootOf(apiVersion)}`] = {
      kind: 'APIResourceList',
      apiVersion: 'v1',
      groupVersion: apiVersion,
      resources: kinds.filter((kind) => kind.apiVersion === apiVersion).map(resourceOf),
    };
  for (const [apiVersion, document] of Object.entries(openApi))
    documents[`/openapi/v3/${rootOf(apiVersion)}`] = document;
  return documents;
}

function resourceOf({ plural, singular, namespaced, kind, verbs, shortNames, categories }: DiscoveredKind): object {
  return {
    name: plural,
    singularName: singular,
    namespaced,
    kind,
    verbs,
    ...(shortNames.length > 0 && { shortNames }),
    ...(categories.length > 0 && { categories }),
  };
}

/** Serves the documents to any session. */
export function discoveryRoutes(documents: Readonly<Record<string, object>>): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, document] of Object.entries(documents)) {
    router.route(path).get(fixed(path, document)).all(getOnly);
  }
  return router;
}

function fixed(path: string, document: object): RequestHandler {
  const send = fixedJson(() => document);
  return (_request, response) => {
    factsOf(response).route = `/v1/compute${path}`;
    send(response);
  };
}

const getOnly: RequestHandler = () => {
  throw new ApiError(
    'MethodNotAllowed',
    'the server does not allow this method on the requested resource; allowed: GET',
    {
      headers: { allow: 'GET' },
    },
  );
};
