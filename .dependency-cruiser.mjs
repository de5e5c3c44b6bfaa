/**
 * Which room may import which. A room that is not listed here may neither import nor be imported, so a new folder has
 * to be placed in the house before it is used. Type imports count: to know a type is to know its room.
 *
 * Rooms import downwards only. Whatever has to reach up is handed up: kinds, subresources, grants, operations and pages
 * are registered in the root of the API (`src/api/*.ts`), the only place that knows every room.
 */
const storeRooms = ['core', 'usage', 'machines', 'fleet', 'accounts', 'federation', 'people', 'tunnels'];
const store = (...rooms) => rooms.map((room) => `src/store/${room}/`);
const anyStore = store(...storeRooms);
/** What a room of the API may know besides the rooms named with it. The store's types and queries are open to all. */
const api = (...rooms) => ['src/domain/', 'src/http/', ...anyStore, ...rooms.map((room) => `src/api/${room}/`)];
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
  'src/domain/': [],

  // The store, from the ground up. `core` knows no noun.
  'src/store/core/': ['src/domain/'],
  'src/store/usage/': ['src/domain/', ...store('core')],
  'src/store/machines/': ['src/domain/', ...store('core', 'usage')],
  'src/store/fleet/': ['src/domain/', ...store('core', 'usage', 'machines')],
  'src/store/accounts/': ['src/domain/', ...store('core', 'machines', 'fleet')],
  'src/store/federation/': ['src/domain/', ...store('core', 'accounts')],
  'src/store/people/': ['src/domain/', ...store('core', 'accounts')],
  'src/store/tunnels/': ['src/domain/', ...store('core', 'accounts')],

  // The drivers: the ground of every agent, one room for each kind of host, and what opens one.
  'src/drivers/agent/': ['src/domain/', 'src/up/files\\.ts$'],
  'src/drivers/qemu/': ['src/domain/', 'src/up/files\\.ts$', 'src/drivers/agent/'],
  'src/drivers/redfish/': ['src/domain/', 'src/up/files\\.ts$', 'src/up/tls\\.ts$', 'src/drivers/agent/'],
  // A simulated bare-metal host is a simulated controller behind the real driver.
  'src/drivers/simulated/': ['src/domain/', 'src/up/files\\.ts$', 'src/drivers/agent/', 'src/drivers/redfish/'],
  'src/drivers/[^/]+$': ['src/domain/', 'src/drivers/'],

  // The fleet file's schema. The drivers own their part of it; what it is applied to is the store's.
  'src/fleet/': [
    'src/domain/',
    ...store('fleet'),
    'src/drivers/openDriver\\.ts$',
    'src/drivers/agent/driverSettings\\.ts$',
  ],

  // `core` alone of the store: what a database that is away means for a response, and limits that replicas share.
  'src/http/': ['src/domain/', ...store('core')],

  // Frameworks of the API, then its nouns. No noun knows another noun.
  'src/api/callers/': api(),
  'src/api/operations/': api('callers'),
  'src/api/kubernetes/': api('callers'),
  'src/api/machines/': api('callers', 'kubernetes'),
  'src/api/tunnels/': api('callers', 'kubernetes'),
  'src/api/accounts/': api('callers', 'operations'),
  'src/api/federation/': api('callers', 'operations'),
  'src/api/people/': [...api('callers', 'operations'), 'src/config\\.ts$', 'src/secrets/'],
  'src/api/usage/': api('callers', 'operations'),
  'src/api/webhooks/': api('callers', 'operations'),
  'src/api/[^/]+$': api(...apiRooms),

  // Deliveries to servers elsewhere: what is next is in the store, how to connect in `http`.
  'src/deliveries/': ['src/domain/', 'src/http/', ...anyStore, 'src/secrets/'],

  'src/temporal/': [
    'src/domain/',
    ...anyStore,
    'src/payloads/',
    'src/secrets/',
    'src/config\\.ts$',
    'src/temporalProfile\\.ts$',
  ],
  // Who is an operator, and what operators' clients ask.
  'src/operators/': ['src/domain/', 'src/http/', 'src/config\\.ts$'],
  // What Temporal keeps, encrypted; `up` for the form of keys, `http` for the codec endpoint.
  'src/payloads/': ['src/domain/', 'src/http/', 'src/operators/', 'src/up/', 'src/config\\.ts$'],
  'src/up/': ['src/domain/', 'src/config\\.ts$', 'src/temporalProfile\\.ts$'],
  'src/config\\.ts$': ['src/domain/', 'src/temporalProfile\\.ts$', 'src/keptPorts\\.ts$'],
  'src/certificates\\.ts$': ['src/domain/', 'src/config\\.ts$', 'src/temporal/endpoint\\.ts$'],
  'src/keptPorts\\.ts$': [],
  'src/temporalProfile\\.ts$': ['src/domain/'],
  // Encryption of stored secrets: `core` for the data keys, `up` for the file of keys.
  'src/secrets/': ['src/domain/', ...store('core'), 'src/up/'],
  // The client, as customers have it too: it knows nothing of the service but its document.
  'sdk/src/node/': ['sdk/src/'],
  'sdk/src/': [],

  'src/cli/': [
    'sdk/src/',
    'src/domain/',
    'src/secrets/',
    ...anyStore,
    'src/up/',
    'src/temporal/',
    'src/config\\.ts$',
    'src/certificates\\.ts$',
    // The other end of a tunnel, and of the operators' API.
    'src/api/tunnels/tunnelWire\\.ts$',
    'src/operators/operatorWire\\.ts$',
    'src/fleet/',
    // A host's key is made where its agent reads it.
    'src/drivers/agent/hostIdentity\\.ts$',
    'src/drivers/agent/orderBook\\.ts$',
  ],

  activities: ['src/domain/', ...anyStore, 'src/drivers/agent/', 'src/temporal/', 'src/secrets/', 'src/deliveries/'],
  // Of all but the domain, workflows know types only: test/architecture.test.ts holds that.
  workflows: [
    'src/domain/',
    'activities/',
    ...anyStore,
    'src/drivers/agent/',
    // Keys of search attributes are data, without I/O, and errors are read the same in and out of the sandbox.
    'src/temporal/searchAttributes\\.ts$',
    'src/payloads/failureConverter\\.ts$',
  ],

  // The roles put everything together, and only main.ts starts one.
  'src/roles/': ['src/', 'activities/'],
  'src/main\\.ts$': ['src/'],
  // The package for customers: their commands alone.
  'src/customerMain\\.ts$': ['src/domain/', 'src/cli/(customerCommands|printable)\\.ts$'],
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
