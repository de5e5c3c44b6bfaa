import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.GenericKubernetesResourceBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.Watcher;
import io.fabric8.kubernetes.client.WatcherException;
import io.fabric8.kubernetes.client.dsl.base.PatchContext;
import io.fabric8.kubernetes.client.dsl.base.PatchType;
import io.fabric8.kubernetes.client.dsl.base.ResourceDefinitionContext;
import io.fabric8.kubernetes.client.informers.ResourceEventHandler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The life of one machine through fabric8's client, with its defaults: its watches are WebSockets. Prints what it saw. */
public final class Main {
  private static final String NAME = "from-fabric8";

  private static boolean isReady(GenericKubernetesResource object) {
    return object != null && Boolean.TRUE.equals(object.get("status", "readyForAccess"));
  }

  public static void main(String[] args) throws Exception {
    Map<String, Object> seen = new LinkedHashMap<>();
    try (KubernetesClient client = new KubernetesClientBuilder().build()) {
      var context = new ResourceDefinitionContext.Builder()
          .withGroup("compute.service").withVersion("v1alpha1").withKind("VirtualMachine")
          .withPlural("virtualmachines").withNamespaced(true).build();
      var machines = client.genericKubernetesResources(context);
      var namespace = client.getNamespace();
      List<String> events = new CopyOnWriteArrayList<>();
      var deleted = new CountDownLatch(1);
      var informer = machines.inNamespace(namespace).inform(new ResourceEventHandler<>() {
        @Override
        public void onAdd(GenericKubernetesResource object) {
          events.add("add");
        }

        @Override
        public void onUpdate(GenericKubernetesResource before, GenericKubernetesResource after) {
          if (isReady(after)) events.add("ready");
        }

        @Override
        public void onDelete(GenericKubernetesResource object, boolean unknown) {
          deleted.countDown();
        }
      });

      var object = new GenericKubernetesResourceBuilder()
          .withApiVersion("compute.service/v1alpha1").withKind("VirtualMachine")
          .withNewMetadata().withName(NAME).endMetadata()
          .addToAdditionalProperties("spec", Map.of("imageRef", "debian-12")).build();
      var created = machines.inNamespace(namespace).resource(object).create();
      seen.put("phaseAtCreation", created.get("status", "phase"));
      var machine = machines.inNamespace(namespace).withName(NAME);
      seen.put("waited", isReady(machine.waitUntilCondition(Main::isReady, 90, TimeUnit.SECONDS)));
      try {
        machines.inNamespace(namespace).resource(object).create();
      } catch (KubernetesClientException error) {
        seen.put("refused", error.getStatus().getReason());
      }
      var edited = machine.edit(each -> new GenericKubernetesResourceBuilder(each)
          .editMetadata().addToLabels("a", "b").endMetadata().build());
      seen.put("edited", edited.getMetadata().getLabels());
      var wanted = new GenericKubernetesResourceBuilder()
          .withApiVersion("compute.service/v1alpha1").withKind("VirtualMachine")
          .withNewMetadata().withName(NAME).withNamespace(namespace).addToLabels("c", "d").endMetadata().build();
      var applied = machines.inNamespace(namespace).resource(wanted)
          .patch(new PatchContext.Builder().withPatchType(PatchType.SERVER_SIDE_APPLY).withFieldManager("contract").build());
      seen.put("applied", applied.getMetadata().getLabels());
      seen.put("selected", machines.inNamespace(namespace).withLabel("a", "b").list().getItems().size());
      seen.put("everywhere", machines.inAnyNamespace().list().getItems().size());
      var plain = new CountDownLatch(1);
      var watch = machines.inNamespace(namespace).watch(new Watcher<>() {
        @Override
        public void eventReceived(Action action, GenericKubernetesResource each) {
          if (action == Action.ADDED) plain.countDown();
        }

        @Override
        public void onClose(WatcherException cause) {}
      });
      seen.put("watched", plain.await(60, TimeUnit.SECONDS));
      watch.close();
      // Both read the details of the Status, of which there are none. The delete is accepted.
      seen.put("details", machine.delete());
      try {
        machine.withTimeout(60, TimeUnit.SECONDS).delete();
      } catch (NullPointerException error) {
        seen.put("timed", "throws");
      }
      seen.put("deleted", deleted.await(90, TimeUnit.SECONDS));
      machine.waitUntilCondition(Objects::isNull, 60, TimeUnit.SECONDS);
      seen.put("gone", machine.get() == null);
      seen.put("informed", List.of(events.get(0), events.get(events.size() - 1)));
      seen.put("informerStopped", informer.stopped().toCompletableFuture().isDone());
      informer.close();
      System.out.println(client.getKubernetesSerialization().asJson(seen));
    }
  }
}
