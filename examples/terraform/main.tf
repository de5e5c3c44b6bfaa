# One machine whose labels may change. OpenTofu or Terraform with the kubernetes provider and the kubeconfig that kubectl
# uses: KUBE_CONFIG_PATH=~/.kube/config tofu apply -var namespace=demo-default
terraform {
  required_providers {
    kubernetes = { source = "hashicorp/kubernetes" }
  }
}

provider "kubernetes" {}

variable "namespace" { type = string }

variable "name" {
  type    = string
  default = "from-opentofu"
}

variable "label" {
  type    = string
  default = "first"
}

# The spec is immutable: with another image, say -replace=kubernetes_manifest.machine.
variable "image" {
  type    = string
  default = "debian-12"
}

# Takes labels back that another client has changed.
variable "force" {
  type    = bool
  default = false
}

resource "kubernetes_manifest" "machine" {
  # The default counts labels as computed too, and so sees no drift of them.
  computed_fields = ["metadata.annotations"]
  manifest = {
    apiVersion = "compute.service/v1alpha1"
    kind       = "VirtualMachine"
    metadata = {
      name      = var.name
      namespace = var.namespace
      labels    = { tier = var.label }
    }
    spec = {
      imageRef  = var.image
      resources = { cpu = 1, memoryGiB = 1, diskGiB = 1 }
      ports     = [{ name = "http", guestPort = 80, readinessProbe = true }]
    }
  }
  field_manager {
    force_conflicts = var.force
  }
  # An apply takes until clients may connect.
  wait {
    fields = { "status.readyForAccess" = "true" }
  }
}

output "name" {
  value = kubernetes_manifest.machine.object.metadata.name
}
