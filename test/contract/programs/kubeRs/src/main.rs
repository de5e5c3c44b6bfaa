//! The life of one machine through kube-rs, with its defaults. Prints what it saw.
use std::time::Duration;

use anyhow::{Context, Result};
use futures::StreamExt;
use kube::api::{Api, DeleteParams, DynamicObject, ListParams, ObjectMeta, Patch, PatchParams, PostParams, TypeMeta};
use kube::core::GroupVersionKind;
use kube::runtime::{WatchStreamExt, reflector, wait, watcher};
use kube::{Client, Discovery};
use serde_json::json;

const NAME: &str = "from-kube-rs";

fn is_ready(object: &DynamicObject) -> bool {
    object.data["status"]["readyForAccess"] == json!(true)
}

#[tokio::main]
async fn main() -> Result<()> {
    tokio::time::timeout(Duration::from_secs(150), run()).await.context("not in time")?
}

async fn run() -> Result<()> {
    let client = Client::try_default().await?;
    let discovery = Discovery::new(client.clone()).run().await?;
    let gvk = GroupVersionKind::gvk("compute.service", "v1alpha1", "VirtualMachine");
    let (resource, capabilities) = discovery.resolve_gvk(&gvk).context("the kind was not discovered")?;
    let machines: Api<DynamicObject> = Api::default_namespaced_with(client.clone(), &resource);

    let writer = reflector::store::Writer::new(resource.clone());
    let reader = writer.as_reader();
    let stream = watcher(machines.clone(), watcher::Config::default())
        .default_backoff()
        .reflect(writer)
        .for_each(|_| std::future::ready(()));
    let following = tokio::spawn(stream);
    reader.wait_until_ready().await?;

    let object = DynamicObject {
        types: Some(TypeMeta { api_version: "compute.service/v1alpha1".into(), kind: "VirtualMachine".into() }),
        metadata: ObjectMeta { name: Some(NAME.into()), ..ObjectMeta::default() },
        data: json!({ "spec": { "imageRef": "debian-12" } }),
    };
    let created = machines.create(&PostParams::default(), &object).await?;
    let uid = created.metadata.uid.clone().context("no uid")?;
    wait::await_condition(machines.clone(), NAME, |found: Option<&DynamicObject>| found.is_some_and(is_ready)).await?;
    let refused = match machines.create(&PostParams::default(), &object).await {
        Err(kube::Error::Api(status)) => status.reason.clone(),
        other => format!("{other:?}"),
    };
    let merged = Patch::Merge(json!({ "metadata": { "labels": { "a": "b" } } }));
    machines.patch(NAME, &PatchParams::default(), &merged).await?;
    let wanted = Patch::Apply(json!({
        "apiVersion": "compute.service/v1alpha1",
        "kind": "VirtualMachine",
        "metadata": { "name": NAME, "labels": { "c": "d" } },
    }));
    let applied = machines.patch(NAME, &PatchParams::apply("contract"), &wanted).await?;
    let selected = machines.list(&ListParams::default().labels("a=b")).await?.items.len();
    let metadata = machines.get_metadata(NAME).await?;
    let everywhere: Vec<_> = Api::<DynamicObject>::all_with(client, &resource)
        .list(&ListParams::default())
        .await?
        .items;
    while !reader.state().iter().any(|each| each.metadata.labels.as_ref().is_some_and(|all| all.contains_key("c"))) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    machines.delete(NAME, &DeleteParams::default()).await?;
    wait::await_condition(machines.clone(), NAME, wait::conditions::is_deleted(&uid)).await?;
    let gone = machines.get_opt(NAME).await?.is_none();
    following.abort();
    println!(
        "{}",
        json!({
            "discovered": resource.plural,
            "watchable": capabilities.supports_operation("watch"),
            "phaseAtCreation": created.data["status"]["phase"],
            "refused": refused,
            "labels": applied.metadata.labels,
            "selected": selected,
            "metadataLabels": metadata.metadata.labels,
            "everywhere": everywhere.len(),
            "gone": gone,
        })
    );
    Ok(())
}
