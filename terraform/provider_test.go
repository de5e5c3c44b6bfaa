package main

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-testing/helper/resource"
	"github.com/hashicorp/terraform-plugin-testing/plancheck"
	"github.com/hashicorp/terraform-plugin-testing/terraform"
)

// Acceptance tests, which run with TF_ACC=1 against the service that the environment names, with a key that may do
// everything. test/clients/terraform.test.ts starts one.

var factories = map[string]func() (tfprotov6.ProviderServer, error){
	"compute": providerserver.NewProtocol6WithError(newProvider()),
}

func accept(t *testing.T, steps ...resource.TestStep) {
	t.Helper()
	resource.ParallelTest(t, resource.TestCase{ProtoV6ProviderFactories: factories, Steps: steps})
}

// The service, as somebody else uses it meanwhile.
func others(t *testing.T) *client {
	t.Helper()
	if os.Getenv("TF_ACC") == "" {
		t.Skip("acceptance tests run with TF_ACC=1")
	}
	c, err := newClient(os.Getenv("COMPUTE_SERVER"), os.Getenv("COMPUTE_CA_FILE"))
	if err == nil {
		err = authenticateByKey(c, os.Getenv("COMPUTE_API_KEY_FILE"))
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (c *client) must(t *testing.T, method, at string, body any) record {
	t.Helper()
	said, err := c.send(context.Background(), request{method: method, path: at, body: body})
	if err != nil {
		t.Fatal(err)
	}
	return said.body
}

func machines(t *testing.T, name string) string {
	t.Helper()
	namespace, err := others(t).ownNamespace(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return (&machineResource{machineKind: virtualMachine}).at(namespace, name)
}

func machine(name, more string) string {
	return fmt.Sprintf(`
resource "compute_virtual_machine" "test" {
  name      = %q
  image_ref = "debian-12"
  resources = { cpu = 1, memory_gib = 1, disk_gib = 1 }
  %s
}
`, name, more)
}

const test = "compute_virtual_machine.test"

// Notes an attribute, to compare it later.
func note(into *string, address, attribute string) resource.TestCheckFunc {
	return resource.TestCheckResourceAttrWith(address, attribute, func(value string) error {
		*into = value
		return nil
	})
}

func differs(from *string, address, attribute string) resource.TestCheckFunc {
	return resource.TestCheckResourceAttrWith(address, attribute, func(value string) error {
		if value == *from {
			return fmt.Errorf("%s is still %q", attribute, value)
		}
		return nil
	})
}

func equals(to *string, address, attribute string) resource.TestCheckFunc {
	return resource.TestCheckResourceAttrWith(address, attribute, func(value string) error {
		if value != *to {
			return fmt.Errorf("%s is %q, not %q", attribute, value, *to)
		}
		return nil
	})
}

func planned(address string, action plancheck.ResourceActionType) resource.ConfigPlanChecks {
	return resource.ConfigPlanChecks{PreApply: []plancheck.PlanCheck{plancheck.ExpectResourceAction(address, action)}}
}

func TestAccMachineIsReadyAfterApplyAndReplacedWhenItsSpecChanges(t *testing.T) {
	var first, second string
	ports := `ports = [{ name = "http", guest_port = 80, readiness_probe = true }, { name = "ssh", guest_port = 22 }]
  ssh_authorized_keys = [{ public_key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu" }]
  timeouts = { create = "5m", delete = "5m" }
`
	accept(t,
		resource.TestStep{
			Config: machine("tf-life", ports+`labels = { app = "web", tier = "gold" }`),
			Check: resource.ComposeAggregateTestCheckFunc(
				note(&first, test, "id"),
				resource.TestCheckResourceAttr(test, "phase", "Running"),
				resource.TestCheckResourceAttr(test, "ready_for_access", "true"),
				resource.TestCheckResourceAttr(test, "published_ports.0.name", "http"),
				resource.TestMatchResourceAttr(test, "resolved_image_ref", regexp.MustCompile("^debian-12@sha256:")),
			),
		},
		resource.TestStep{
			ResourceName:            test,
			ImportState:             true,
			ImportStateId:           "tf-life",
			ImportStateVerify:       true,
			ImportStateVerifyIgnore: []string{"timeouts"},
		},
		resource.TestStep{
			Config:           machine("tf-life", ports+`labels = { app = "api" }`),
			ConfigPlanChecks: planned(test, plancheck.ResourceActionUpdate),
			Check: resource.ComposeAggregateTestCheckFunc(
				equals(&first, test, "id"),
				resource.TestCheckResourceAttr(test, "labels.app", "api"),
				resource.TestCheckNoResourceAttr(test, "labels.tier"),
			),
		},
		resource.TestStep{
			Config:           machine("tf-life", strings.Replace(ports, "guest_port = 80", "guest_port = 8080", 1)),
			ConfigPlanChecks: planned(test, plancheck.ResourceActionDestroyBeforeCreate),
			Check: resource.ComposeAggregateTestCheckFunc(
				differs(&first, test, "id"),
				note(&second, test, "id"),
				resource.TestCheckResourceAttr(test, "ports.0.guest_port", "8080"),
			),
		},
		resource.TestStep{
			// Behind its back, and still on its way out.
			PreConfig: func() { others(t).must(t, http.MethodDelete, machines(t, "tf-life"), nil) },
			Config:    machine("tf-life", strings.Replace(ports, "guest_port = 80", "guest_port = 8080", 1)),
			Check: resource.ComposeAggregateTestCheckFunc(
				differs(&second, test, "id"),
				resource.TestCheckResourceAttr(test, "ready_for_access", "true"),
			),
		},
		resource.TestStep{
			// Labels of others are taken back.
			PreConfig: func() {
				body := record{"metadata": record{"labels": record{"app": "other"}}}
				said, err := others(t).send(context.Background(), request{
					method: http.MethodPatch, path: machines(t, "tf-life"), body: body, contentType: "application/merge-patch+json",
				})
				if err != nil || metadataOf(said.body)["labels"] == nil {
					t.Fatal(err)
				}
			},
			Config:           machine("tf-life", strings.Replace(ports, "guest_port = 80", "guest_port = 8080", 1)),
			ConfigPlanChecks: planned(test, plancheck.ResourceActionUpdate),
			Check:            resource.TestCheckNoResourceAttr(test, "labels.app"),
		},
	)
	if _, err := others(t).send(context.Background(), request{method: http.MethodGet, path: machines(t, "tf-life")}); !isRefused(err, http.StatusNotFound) {
		t.Fatalf("the destroy returned before the machine was gone: %v", err)
	}
}

func TestAccMachineOfDefaultsHasNoChangesToMake(t *testing.T) {
	accept(t, resource.TestStep{
		Config: `
resource "compute_virtual_machine" "test" {
  name      = "tf-defaults"
  image_ref = "debian-12"
}
data "compute_images" "all" {}
data "compute_machine_classes" "all" {}
data "compute_capacity" "all" {}
`,
		Check: resource.ComposeAggregateTestCheckFunc(
			resource.TestCheckResourceAttr(test, "resources.cpu", "2"),
			resource.TestCheckTypeSetElemNestedAttrs("data.compute_images.all", "images.*", map[string]string{"name": "debian-12"}),
			resource.TestCheckResourceAttrSet("data.compute_machine_classes.all", "machine_classes.0.cpu_family"),
			resource.TestCheckResourceAttrSet("data.compute_capacity.all", "capacity.0.workload_limits.virtual_machine"),
		),
	})
}

func TestAccBareMetalMachineIsReadyAfterApply(t *testing.T) {
	config := `
data "compute_capacity" "all" {}
resource "compute_bare_metal_machine" "test" {
  name               = "tf-metal"
  machine_class_name = [for each in data.compute_capacity.all.capacity : each.machine_class if each.workload_limits.bare_metal > 0][0]
  image_ref          = "debian-12"
}
`
	const metal = "compute_bare_metal_machine.test"
	accept(t,
		resource.TestStep{Config: config, Check: resource.TestCheckResourceAttr(metal, "ready_for_access", "true")},
		resource.TestStep{ResourceName: metal, ImportState: true, ImportStateId: "tf-metal", ImportStateVerify: true},
	)
}

func TestAccMachineThatFailsSaysWhyAndIsReplaced(t *testing.T) {
	var failed string
	failing := machine("tf-failing", `labels = { "`+os.Getenv("TEST_FAULT_LABEL")+`" = "`+os.Getenv("TEST_FAULT")+`" }`)
	accept(t,
		resource.TestStep{Config: failing, ExpectError: regexp.MustCompile(`(?s)Cannot create the virtual machine "tf-failing".*it failed: \w+: `)},
		resource.TestStep{
			PreConfig: func() {
				failed, _ = metadataOf(others(t).must(t, http.MethodGet, machines(t, "tf-failing"), nil))["uid"].(string)
			},
			Config: machine("tf-failing", ""),
			Check:  differs(&failed, test, "id"),
		},
	)
}

func TestAccMachineThatIsThereAlreadyIsRefusedWithTheWayToImportIt(t *testing.T) {
	body := record{"apiVersion": apiVersion, "kind": "VirtualMachine", "metadata": record{"name": "tf-there"}, "spec": record{"imageRef": "debian-12"}}
	others(t).must(t, http.MethodPost, machines(t, ""), body)
	accept(t,
		resource.TestStep{Config: machine("tf-there", ""), ExpectError: regexp.MustCompile(`(?s)409 AlreadyExists.*terraform import ADDRESS tf-there`)},
		resource.TestStep{Config: machine("tf-there", `ports = [{ name = "Web", guest_port = 80 }]`), ExpectError: regexp.MustCompile(`422\s+Invalid`)},
	)
	others(t).must(t, http.MethodDelete, machines(t, "tf-there"), nil)
}

func TestAccWaitEndsAtItsTimeoutAndSaysWhatItSaw(t *testing.T) {
	label := `labels = { "` + os.Getenv("TEST_FAULT_LABEL") + `" = "boot-never" }`
	accept(t, resource.TestStep{
		Config:      machine("tf-late", label+"\n  timeouts = { create = \"3s\" }"),
		ExpectError: regexp.MustCompile(`(?s)Cannot create the virtual machine.*the wait ended\s+after 3s:\s+it\s+is\s+(Creating|Starting|Running)`),
	})
}

func TestAccKeyIsNarrowedInPlaceAndReplacedForMore(t *testing.T) {
	const key = "compute_api_key.test"
	var first, secret string
	end := time.Now().AddDate(0, 1, 0).Format(time.RFC3339)
	config := func(scopes, ranges string) string {
		return fmt.Sprintf(`
resource "compute_api_key" "test" {
  name          = "tf-key"
  reach         = "tenant"
  expires_at    = %q
  scopes        = [%s]
  source_ranges = [%s]
}
resource "compute_api_key" "of_role" {
  name      = "tf-role"
  role_slug = "viewer"
}
`, end, scopes, ranges)
	}
	accept(t,
		resource.TestStep{
			Config: config(`"compute:write", "compute:read"`, ""),
			Check: resource.ComposeAggregateTestCheckFunc(
				note(&first, key, "id"),
				note(&secret, key, "secret"),
				resource.TestCheckResourceAttrSet(key, "secret"),
				resource.TestCheckResourceAttr("compute_api_key.of_role", "scopes.#", "2"),
				func(*terraform.State) error { return usable(t, &first, &secret) },
			),
		},
		// The service spells the instant with milliseconds.
		resource.TestStep{ResourceName: key, ImportState: true, ImportStateVerify: true, ImportStateVerifyIgnore: []string{"secret", "expires_at"}},
		resource.TestStep{
			ResourceName:     key,
			ImportState:      true,
			ImportStateKind:  resource.ImportBlockWithID,
			ImportPlanChecks: resource.ImportPlanChecks{PreApply: []plancheck.PlanCheck{plancheck.ExpectResourceAction(key, plancheck.ResourceActionNoop)}},
		},
		resource.TestStep{
			Config:           config(`"compute:read"`, `"127.0.0.0/8"`),
			ConfigPlanChecks: planned(key, plancheck.ResourceActionUpdate),
			Check:            resource.ComposeAggregateTestCheckFunc(equals(&first, key, "id"), equals(&secret, key, "secret")),
		},
		resource.TestStep{
			Config:           config(`"compute:read", "admin:read"`, `"127.0.0.0/8"`),
			ConfigPlanChecks: planned(key, plancheck.ResourceActionDestroyBeforeCreate),
			Check:            resource.ComposeAggregateTestCheckFunc(differs(&first, key, "id"), note(&first, key, "id")),
		},
		resource.TestStep{
			// Revoked behind its back: it is shown, and of no use.
			PreConfig: func() { others(t).must(t, http.MethodDelete, "/v1/admin/api-keys/"+first, nil) },
			Config:    config(`"compute:read", "admin:read"`, `"127.0.0.0/8"`),
			Check:     differs(&first, key, "id"),
		},
		resource.TestStep{
			Config:      config(`"everything"`, ""),
			ExpectError: regexp.MustCompile(`(?s)Cannot (create|change) the API key.*with compute_api_key.test.*scopes `),
		},
	)
}

// Whether a key gets a session.
func usable(t *testing.T, id, secret *string) error {
	file := filepath.Join(t.TempDir(), "key.json")
	if err := os.WriteFile(file, fmt.Appendf(nil, `{"id":%q,"secret":%q}`, *id, *secret), 0o600); err != nil {
		return err
	}
	c, err := newClient(os.Getenv("COMPUTE_SERVER"), os.Getenv("COMPUTE_CA_FILE"))
	if err == nil {
		err = authenticateByKey(c, file)
	}
	if err == nil {
		_, err = c.ownNamespace(context.Background())
	}
	return err
}

func TestAccKeyWithoutRightsIsRefusedInTheServicesWords(t *testing.T) {
	key := others(t).must(t, http.MethodPost, "/v1/admin/api-keys", record{"name": "tf-reader", "scopes": []string{"compute:read", "admin:read"}})
	file := filepath.Join(t.TempDir(), "key.json")
	encoded, _ := json.Marshal(key)
	if err := os.WriteFile(file, encoded, 0o600); err != nil {
		t.Fatal(err)
	}
	provider := fmt.Sprintf("provider \"compute\" {\n  api_key_file = %q\n}\n", file)
	accept(t,
		resource.TestStep{
			Config:      provider + machine("tf-forbidden", ""),
			ExpectError: regexp.MustCompile(`(?s)Cannot create the virtual machine "tf-forbidden".*403\s+Forbidden.*compute:write`),
		},
		resource.TestStep{
			Config:      provider + "resource \"compute_webhook\" \"test\" {\n  name = \"x\"\n  url = \"https://hooks.example.com/\"\n  event_types = [\"machine.ready\"]\n}\n",
			ExpectError: regexp.MustCompile(`(?s)Cannot create the webhook.*403\s+insufficient_scope.*admin:write`),
		},
		resource.TestStep{
			Config:      "provider \"compute\" {\n  api_key_file = \"/nowhere/key.json\"\n}\n" + machine("tf-forbidden", ""),
			ExpectError: regexp.MustCompile(`the API key cannot be read`),
		},
		resource.TestStep{
			Config:      "provider \"compute\" {\n  token = \"cst_of-nobody\"\n}\n" + machine("tf-forbidden", ""),
			ExpectError: regexp.MustCompile(`401`),
		},
	)
}

func TestAccWebhookChangesInPlace(t *testing.T) {
	const hook = "compute_webhook.test"
	var id, secret string
	config := func(name, events, more string) string {
		return fmt.Sprintf("resource \"compute_webhook\" \"test\" {\n  name = %q\n  url = \"https://hooks.example.com/compute\"\n  event_types = [%s]\n%s}\n", name, events, more)
	}
	accept(t,
		resource.TestStep{
			Config: config("tf-hook", `"machine.ready", "machine.failed"`, ""),
			Check: resource.ComposeAggregateTestCheckFunc(
				note(&id, hook, "id"), note(&secret, hook, "secret"), resource.TestMatchResourceAttr(hook, "secret", regexp.MustCompile("^whsec_")),
			),
		},
		resource.TestStep{ResourceName: hook, ImportState: true, ImportStateVerify: true, ImportStateVerifyIgnore: []string{"secret"}},
		resource.TestStep{
			Config:           config("tf-renamed", `"machine.gone"`, "  status = \"disabled\"\n"),
			ConfigPlanChecks: planned(hook, plancheck.ResourceActionUpdate),
			Check:            resource.ComposeAggregateTestCheckFunc(equals(&id, hook, "id"), equals(&secret, hook, "secret")),
		},
		resource.TestStep{
			PreConfig: func() { others(t).must(t, http.MethodDelete, "/v1/admin/webhooks/"+id, nil) },
			Config:    config("tf-renamed", `"machine.gone"`, "  status = \"disabled\"\n"),
			Check:     resource.ComposeAggregateTestCheckFunc(differs(&id, hook, "id"), resource.TestCheckResourceAttr(hook, "status", "disabled")),
		},
		resource.TestStep{
			Config:      strings.Replace(config("tf-renamed", `"machine.gone"`, ""), "https://", "http://", 1),
			ExpectError: regexp.MustCompile(`(?s)Cannot change the webhook.*with compute_webhook.test.*url `),
		},
	)
}

func TestAccWorkloadOfATrustedIssuerAppliesWithItsToken(t *testing.T) {
	const issuer, principal = "compute_identity_provider.test", "compute_workload_principal.test"
	signer, thief := newSigner(t), newSigner(t)
	var id, provider string
	ranges := "source_ranges = [\"127.0.0.0/8\", \"::1/128\"]\n  replay_protection = true"
	trust := func(display, constraints, more string) string {
		return fmt.Sprintf(`
resource "compute_identity_provider" "test" {
  display_name     = %q
  issuer           = "https://ci.example.com"
  jwks_source_type = "stored-jwks"
  jwks_document    = %s
  audiences        = ["compute"]
  max_token_age_seconds = 600
}
resource "compute_workload_principal" "test" {
  trusted_issuer_id   = compute_identity_provider.test.id
  display_name        = %q
  subject_match_type  = "exact"
  subject_match_value = "repo:acme/web:ref:refs/heads/main"
  claim_constraints   = %s
  scopes              = ["compute:read", "compute:write"]
  %s
}
`, display, signer.keys(), display, constraints, more)
	}
	constraints := `{ repository_id = "74", refs = ["refs/heads/main", "refs/heads/next"], nested = { members = { owner = 65 } } }`
	accept(t,
		resource.TestStep{
			Config: trust("CI", constraints, ""),
			Check: resource.ComposeAggregateTestCheckFunc(
				note(&id, principal, "id"),
				note(&provider, issuer, "id"),
				resource.TestCheckResourceAttr(issuer, "max_token_age_seconds", "600"),
				resource.TestCheckResourceAttrSet(issuer, "jwks_document_ref"),
				resource.TestCheckResourceAttrSet(principal, "reach"),
			),
		},
		resource.TestStep{ResourceName: issuer, ImportState: true, ImportStateVerify: true, ImportStateVerifyIgnore: []string{"jwks_document"}},
		resource.TestStep{ResourceName: principal, ImportState: true, ImportStateVerify: true},
		resource.TestStep{
			Config:           trust("CI of acme", `{ repository_id = "74" }`, ranges),
			ConfigPlanChecks: planned(principal, plancheck.ResourceActionUpdate),
			Check:            equals(&id, principal, "id"),
		},
		resource.TestStep{
			// Somebody else lets tokens be used again.
			PreConfig: func() {
				others(t).must(t, http.MethodPut, "/v1/admin/identity/principals/"+id+"/replay-protection", record{"enabled": false})
			},
			Config:           trust("CI of acme", `{ repository_id = "74" }`, ranges),
			ConfigPlanChecks: planned(principal, plancheck.ResourceActionUpdate),
			Check:            resource.TestCheckResourceAttr(principal, "replay_protection", "true"),
		},
		resource.TestStep{
			// Other keys in their place would let others in.
			PreConfig: func() {
				keys := record{"kty": "EC", "crv": "P-256", "kid": "theirs", "x": thief.x, "y": thief.y}
				body := record{"jwks_document": record{"keys": []any{keys}}}
				others(t).must(t, http.MethodPut, "/v1/admin/identity/providers/"+provider+"/keys", body)
			},
			Config:           trust("CI of acme", `{ repository_id = "74" }`, ranges),
			ConfigPlanChecks: planned(issuer, plancheck.ResourceActionUpdate),
		},
		resource.TestStep{
			PreConfig: func() { workloadUsesMachine(t, signer, id) },
			Config:    trust("CI of acme", `{ repository_id = "74" }`, `status = "disabled"`),
		},
		resource.TestStep{
			Config:      strings.Replace(trust("CI of acme", `{ repository_id = "74" }`, ""), `"exact"`, `"regex"`, 1),
			ExpectError: regexp.MustCompile(`(?s)subject_match_type`),
		},
	)
}

// The provider itself, with a workload's token in place of a key.
func workloadUsesMachine(t *testing.T, signer *signer, principal string) {
	c, err := newClient(os.Getenv("COMPUTE_SERVER"), os.Getenv("COMPUTE_CA_FILE"))
	if err != nil {
		t.Fatal(err)
	}
	settings := map[string]string{"principal_id": principal, "subject_token": signer.token(t)}
	if err := authenticate(c, func(name string) string { return settings[name] }); err != nil {
		t.Fatal(err)
	}
	if namespace, err := c.ownNamespace(context.Background()); err != nil || namespace == "" {
		t.Fatal(err)
	}
}

// A key of an issuer, with its public part as a JWK has it.
type signer struct {
	key  *ecdsa.PrivateKey
	x, y string
}

func newSigner(t *testing.T) *signer {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	point, err := key.PublicKey.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return &signer{key, encoded(point[1:33]), encoded(point[33:])}
}

func encoded(bytes []byte) string { return base64.RawURLEncoding.EncodeToString(bytes) }

func (s *signer) keys() string {
	return fmt.Sprintf(`{ keys = [{ kty = "EC", crv = "P-256", kid = "one", alg = "ES256", use = "sig", x = %q, y = %q }] }`, s.x, s.y)
}

func (s *signer) token(t *testing.T) string {
	now := time.Now().Unix()
	claims, _ := json.Marshal(record{
		"iss": "https://ci.example.com", "aud": "compute", "sub": "repo:acme/web:ref:refs/heads/main",
		"repository_id": "74", "iat": now, "exp": now + 300, "jti": rand.Text(),
	})
	input := encoded([]byte(`{"alg":"ES256","kid":"one","typ":"JWT"}`)) + "." + encoded(claims)
	digest := sha256.Sum256([]byte(input))
	r, v, err := ecdsa.Sign(rand.Reader, s.key, digest[:])
	if err != nil {
		t.Fatal(err)
	}
	return input + "." + encoded(append(padded(r), padded(v)...))
}

func padded(number *big.Int) []byte { return number.FillBytes(make([]byte, 32)) }

// Without a service.

func TestCreateThatGotNoResponseIsRepeatedWithItsKey(t *testing.T) {
	var keys []string
	var turn sync.Mutex
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		turn.Lock()
		keys = append(keys, r.Header.Get("Idempotency-Key"))
		count := len(keys)
		turn.Unlock()
		if count == 1 {
			panic(http.ErrAbortHandler)
		}
		if count == 2 {
			w.Header().Set("Retry-After", "1")
			w.WriteHeader(http.StatusConflict)
			fmt.Fprint(w, `{"code":"request_in_progress","detail":"the first request is not done"}`)
			return
		}
		w.Header().Add("Warning", `299 - "no image \"debain-12\", did you mean debian-12?"`)
		fmt.Fprint(w, `{"id":"one"}`)
	}))
	defer server.Close()
	c, err := newClient(server.URL, "")
	if err != nil {
		t.Fatal(err)
	}
	c.token = "cst_one"
	said, err := c.send(context.Background(), request{method: http.MethodPost, path: "/v1/admin/webhooks", body: record{}})
	if err != nil || said.body["id"] != "one" {
		t.Fatal(said, err)
	}
	if len(keys) != 3 || keys[0] == "" || len(slices.Compact(keys)) != 1 {
		t.Fatalf("keys: %q", keys)
	}
	if want := `no image "debain-12", did you mean debian-12?`; len(said.warnings) != 1 || said.warnings[0] != want {
		t.Fatalf("warnings: %q", said.warnings)
	}
}

func TestRefusalIsNotRepeated(t *testing.T) {
	count := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		count++
		w.WriteHeader(http.StatusUnprocessableEntity)
		fmt.Fprint(w, `{"code":"invalid","detail":"the body is wrong","errors":[{"pointer":"/url","code":"x","detail":"must be https"}]}`)
	}))
	defer server.Close()
	c, _ := newClient(server.URL, "")
	c.token = "cst_one"
	_, err := c.send(context.Background(), request{method: http.MethodPost, path: "/v1/admin/webhooks", body: record{}})
	want := "POST /v1/admin/webhooks: 422 invalid: the body is wrong"
	if count != 1 || err == nil || err.Error() != want || !isRefused(err, 422) {
		t.Fatal(count, err)
	}
}

func TestAddressThatIsNoServiceIsRefused(t *testing.T) {
	for _, address := range []string{"", "localhost:8443", "https://", "https://host/path", "ftp://host"} {
		if _, err := newClient(address, ""); err == nil {
			t.Errorf("%q was taken", address)
		}
	}
	for _, address := range []string{"https://host:8443", "https://host/"} {
		if _, err := newClient(address, ""); err != nil {
			t.Errorf("%q: %v", address, err)
		}
	}
}
