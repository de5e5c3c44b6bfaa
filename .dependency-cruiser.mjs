/**
 * Which room may import which. A room that is not listed here may neither import nor be imported, so a new folder has
 * to be placed in the house before it is used. Type imports count: to know a type is to know its room.
 *
 * Rooms import downwards only. Whatever has to reach up is handed up: kinds, subresources, grants, operations and pages
 * are registered in the root of the API (`src/api/*.ts`), the only place that knows every room.
 */
const lib = 'src/lib/';
const storeRooms = ['core', 'usage', 'machines', 'fleet', 'accounts', 'federation', 'people', 'tunnels'];
const store = (...rooms) => rooms.map((room) => `src/store/${room}/`);
const anyStore = store(...storeRooms);
/** What a room of the API may know besides the rooms named with it. The store's types and queries are open to all. */
const api = (...rooms) => [lib, 'src/domain/', 'src/http/', ...anyStore, ...rooms.map((room) => `src/api/${room}/`)];
const apiRooms = [
  'callers',
  'operations',
  'kubernetes',
  'machines',
  'tunnels',
  'accounts',
  'federation',
  'people',
  'usage',
  'webhooks',
];

export const rooms = {
  // Tools that know no noun of this project.
  'src/lib/': [],
  'src/domain/': [lib],
  // The alerts, as rules for Prometheus and as pages for people.
  'src/alerts/': [lib, 'src/domain/'],
  'src/settings/': [lib, 'src/domain/'],

  // The store, from the ground up. `core` knows no noun.
  'src/store/core/': [lib, 'src/domain/'],
  'src/store/usage/': [lib, 'src/domain/', ...store('core')],
  'src/store/machines/': [lib, 'src/domain/', ...store('core', 'usage')],
  'src/store/fleet/': [lib, 'src/domain/', ...store('core', 'usage', 'machines')],
  'src/store/accounts/': [lib, 'src/domain/', ...store('core', 'machines', 'fleet')],
  'src/store/federation/': [lib, 'src/domain/', ...store('core', 'accounts')],
  'src/store/people/': [lib, 'src/domain/', ...store('core', 'accounts')],
  'src/store/tunnels/': [lib, 'src/domain/', ...store('core', 'accounts')],

  // The drivers: the ground of every agent, one room for each kind of host, and what opens one.
  'src/drivers/agent/': [lib, 'src/domain/'],
  'src/drivers/qemu/': [lib, 'src/domain/', 'src/drivers/agent/'],
  'src/drivers/redfish/': [lib, 'src/domain/', 'src/up/tls\\.ts$', 'src/drivers/agent/'],
  // A simulated bare-metal host is a simulated controller behind the real driver.
  'src/drivers/simulated/': [lib, 'src/domain/', 'src/drivers/agent/', 'src/drivers/redfish/'],
  'src/drivers/[^/]+$': [lib, 'src/domain/', 'src/drivers/'],

  // The fleet file's schema. The drivers own their part of it; what it is applied to is the store's.
  'src/fleet/': [
    lib,
    'src/domain/',
    ...store('fleet'),
    'src/drivers/openDriver\\.ts$',
    'src/drivers/agent/driverSettings\\.ts$',
  ],

  // `core` alone of the store: what a database that is away means for a response, and limits that replicas share.
  'src/http/': [lib, 'src/domain/', ...store('core')],

  // Frameworks of the API, then its nouns. No noun knows another noun.
  'src/api/callers/': api(),
  'src/api/operations/': api('callers'),
  'src/api/kubernetes/': api('callers'),
  'src/api/machines/': api('callers', 'kubernetes'),
  'src/api/tunnels/': api('callers', 'kubernetes'),
  'src/api/accounts/': api('callers', 'operations'),
  'src/api/federation/': api('callers', 'operations'),
  'src/api/people/': [...api('callers', 'operations'), 'src/settings/', 'src/secrets/'],
  'src/api/usage/': api('callers', 'operations'),
  'src/api/webhooks/': api('callers', 'operations'),
  // The pages that show the document of the API, which its root makes.
  'src/api/reference/': api(),
  'src/api/[^/]+$': api(...apiRooms, 'reference'),

  // Deliveries to servers elsewhere: what is next is in the store, how to connect in `http`.
  'src/deliveries/': [lib, 'src/domain/', 'src/http/', ...anyStore, 'src/secrets/'],

  'src/temporal/': [lib, 'src/domain/', ...anyStore, 'src/secrets/', 'src/settings/'],
  // Who is an operator, and what operators' clients ask.
  // The codec endpoint is theirs: it decrypts what Temporal keeps.
  'src/operators/': [lib, 'src/domain/', 'src/http/', 'src/settings/', 'src/temporal/payloadCodec\\.ts$'],
  'src/up/': [lib, 'src/domain/', 'src/settings/'],
  'src/certificates\\.ts$': [lib, 'src/domain/', 'src/settings/', 'src/temporal/endpoint\\.ts$'],
  // Encryption of stored secrets: `core` for the data keys.
  'src/secrets/': [lib, 'src/domain/', ...store('core'), 'src/settings/'],
  // The client, as customers have it too: it knows nothing of the service but its document.
  'sdk/src/node/': ['sdk/src/'],
  'sdk/src/': [],

  'src/cli/': [
    'sdk/src/',
    lib,
    'src/domain/',
    'src/secrets/',
    'src/alerts/',
    ...anyStore,
    'src/up/',
    'src/temporal/',
    'src/settings/',
    'src/certificates\\.ts$',
    // The other end of a tunnel, and of the operators' API.
    'src/api/tunnels/tunnelWire\\.ts$',
    'src/operators/operatorWire\\.ts$',
    'src/fleet/',
    // A host's key is made where its agent reads it.
    'src/drivers/agent/hostIdentity\\.ts$',
    'src/drivers/agent/orderBook\\.ts$',
  ],

  activities: [
    lib,
    'src/domain/',
    ...anyStore,
    'src/drivers/agent/',
    'src/temporal/',
    'src/secrets/',
    'src/deliveries/',
  ],
  // Of all but the domain, workflows know types only: test/architecture.test.ts holds that.
  workflows: [
    lib,
    'src/domain/',
    'activities/',
    ...anyStore,
    'src/drivers/agent/',
    // Keys of search attributes are data, without I/O, and errors are read the same in and out of the sandbox.
    'src/temporal/searchAttributes\\.ts$',
    'src/temporal/failureConverter\\.ts$',
  ],

  // The roles put everything together, and only main.ts starts one.
  'src/roles/': ['src/', 'activities/'],
  'src/main\\.ts$': ['src/'],
  // The package for customers: their commands alone.
  'src/customerMain\\.ts$': [lib, 'src/domain/', 'src/cli/(customerCommands|printable|wholeOutput)\\.ts$'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, path: '^\\.' } },
    {
      name: 'only-main-starts-a-role',
      severity: 'error',
      from: { pathNot: '^src/(main\\.ts$|roles/)' },
      to: { path: '^src/(roles/|main\\.ts$)' },
    },
  ],
  allowed: Object.entries(rooms).map(([room, known]) => ({
    from: { path: `^${room}` },
    to: { path: [room, ...known].map((each) => `^${each}`) },
  })),
  allowedSeverity: 'error',
  options: {
    // TypeScript 7 has no programming interface, so swc reads the sources. It sees type imports as well.
    parser: 'swc',
    includeOnly: '^(src|workflows|activities|sdk/src)/',
    exclude: '^(src/store|sdk/src)/generated/',
    enhancedResolveOptions: { extensions: ['.ts'] },
  },
};
