// The life of one machine through the JavaScript client, as its README shows it. Prints what it saw, as JSON.
import { setTimeout as pause } from 'node:timers/promises';
import { CustomObjectsApi, KubeConfig, makeInformer, PatchStrategy, setHeaderOptions } from '@kubernetes/client-node';

const config = new KubeConfig();
config.loadFromDefault();
const objects = config.makeApiClient(CustomObjectsApi);
const { namespace } = config.getContextObject(config.getCurrentContext());
const place = { group: 'compute.service', version: 'v1alpha1', namespace, plural: 'virtualmachines' };

/** A service that is busy responds 503 and says when to retry; this client retries then. */
const served = async (call) => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error.code !== 503) throw error;
      await pause(1_000 * Number(error.headers['retry-after'] ?? 1));
    }
  }
};

const seen = [];
const path = `/apis/${place.group}/${place.version}/namespaces/${namespace}/${place.plural}`;
const informer = makeInformer(config, path, () => served(() => objects.listNamespacedCustomObject(place)));
const until = (condition) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`in vain; seen: ${JSON.stringify(seen)}`)), 75_000);
    const look = (event) => (object) => {
      seen.push([event, object.metadata.name, object.status.phase]);
      if (!condition(event, object)) return;
      clearTimeout(timer);
      resolve();
    };
    for (const event of ['add', 'update', 'delete']) informer.on(event, look(event));
  });
let restart = null;
informer.on('error', (error) => {
  if (error.statusCode !== 503) {
    console.error(error);
    process.exit(1);
  }
  restart = pause(1_000).then(() => informer.start());
});

const body = {
  apiVersion: 'compute.service/v1alpha1',
  kind: 'VirtualMachine',
  metadata: { name: 'from-javascript' },
  spec: { imageRef: 'debian-12' },
};
const name = body.metadata.name;
await informer.start();
// Its watch is open before there is anything to see.
for (let again = restart; again; again = restart) {
  restart = null;
  await again;
}
const ready = until((_event, object) => object.status.readyForAccess);
const created = await served(() => objects.createNamespacedCustomObject({ ...place, body }));
await ready;
const cached = informer.get(name, namespace);
const patch = { ...place, name, body: { metadata: { labels: { a: 'b' } } } };
const patched = await served(() =>
  objects.patchNamespacedCustomObject(patch, setHeaderOptions('Content-Type', PatchStrategy.MergePatch)),
);
const refused = await served(() => objects.createNamespacedCustomObject({ ...place, body })).then(
  () => null,
  (error) => error.code,
);
const gone = until((event) => event === 'delete');
const deletion = await served(() => objects.deleteNamespacedCustomObject({ ...place, name }));
await gone;
const left = await served(() => objects.listNamespacedCustomObject(place));
console.log(
  JSON.stringify({
    phaseAtCreation: created.status.phase,
    cachedReady: cached.status.readyForAccess,
    labels: patched.metadata.labels,
    refused,
    deletion: deletion.status,
    left: left.items.length,
    seen,
  }),
);
process.exit(0);
