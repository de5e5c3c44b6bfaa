// The Terraform and OpenTofu provider of the compute service.
package main

import (
	"context"
	"flag"
	"log"

	"github.com/hashicorp/terraform-plugin-framework/providerserver"
)

// Set by the linker of a release.
var version = "0.1.0"

func main() {
	debug := flag.Bool("debug", false, "wait for a debugger, and print how Terraform reaches this process")
	flag.Parse()
	options := providerserver.ServeOpts{Address: "registry.terraform.io/compute-service/compute", Debug: *debug}
	if err := providerserver.Serve(context.Background(), newProvider, options); err != nil {
		log.Fatal(err)
	}
}
