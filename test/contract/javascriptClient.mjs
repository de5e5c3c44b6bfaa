// The life of one machine through the JavaScript client, as its README shows it. Prints what it saw, as JSON.
import { CustomObjectsApi, KubeConfig, makeInformer, PatchStrategy, setHeaderOptions } from '@kubernetes/client-node';

const config = new KubeConfig();
config.loadFromDefault();
const objects = config.makeApiClient(CustomObjectsApi);
const { namespace } = config.getContextObject(config.getCurrentContext());
const place = { group: 'compute.service', version: 'v1alpha1', namespace, plural: 'virtualmachines' };

const seen = [];
const path = `/apis/${place.group}/${place.version}/namespaces/${namespace}/${place.plural}`;
const informer = makeInformer(config, path, () => objects.listNamespacedCustomObject(place));
const until = (condition) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`in vain; seen: ${JSON.stringify(seen)}`)), 60_000);
    const look = (event) => (object) => {
      seen.push([event, object.metadata.name, object.status.phase]);
      if (!condition(event, object)) return;
      clearTimeout(timer);
      resolve();
    };
    for (const event of ['add', 'update', 'delete']) informer.on(event, look(event));
  });
informer.on('error', (error) => {
  console.error(error);
  process.exit(1);
});

const body = {
  apiVersion: 'compute.service/v1alpha1',
  kind: 'VirtualMachine',
  metadata: { name: 'from-javascript' },
  spec: { imageRef: 'debian-12' },
};
const name = body.metadata.name;
await informer.start();
const ready = until((_event, object) => object.status.readyForAccess);
const created = await objects.createNamespacedCustomObject({ ...place, body });
await ready;
const cached = informer.get(name, namespace);
const patch = { ...place, name, body: { metadata: { labels: { a: 'b' } } } };
const patched = await objects.patchNamespacedCustomObject(
  patch,
  setHeaderOptions('Content-Type', PatchStrategy.MergePatch),
);
const refused = await objects.createNamespacedCustomObject({ ...place, body }).then(
  () => null,
  (error) => error.code,
);
const gone = until((event) => event === 'delete');
const deletion = await objects.deleteNamespacedCustomObject({ ...place, name });
await gone;
const left = await objects.listNamespacedCustomObject(place);
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
