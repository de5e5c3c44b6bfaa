# One machine, whose labels may change. Applied, changed behind OpenTofu's back, and destroyed by the contract suite.
terraform {
  required_providers {
    kubernetes = { source = "hashicorp/kubernetes" }
  }
}

provider "kubernetes" {}

variable "namespace" { type = string }

variable "label" {
  type    = string
  default = "first"
}

variable "image" {
  type    = string
  default = "debian-12"
}

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
      name      = "from-opentofu"
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
  wait {
    fields = { "status.readyForAccess" = "true" }
  }
}

output "uid" {
  value = kubernetes_manifest.machine.object.metadata.name
}
