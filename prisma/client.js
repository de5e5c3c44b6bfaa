// Made of prisma/schema.prisma by `npm run build`. Do not edit: a test finds it.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// src/store/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// src/store/generated/enums.ts
var enums_exports = {};

// src/store/generated/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// Postgres holds what users asked for and what readers see; Temporal workflows do the work.
// Rules that a model cannot express (checks, partial indexes) are in the migrations, beside their tables.

generator client {
  provider               = "prisma-client"
  output                 = "../src/store/generated"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
  // Less than half of the memory in each process; a query is compiled once.
  compilerBuild          = "small"
}

datasource db {
  provider = "postgresql"
}

/// The paying account. It owns one or more tenants.
model Customer {
  id           String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  slug         String    @unique
  displayName  String    @map("display_name")
  status       String    @default("active") // active | suspended | closed | erased
  /// Why an operator suspended or closes it; the customer reads it.
  statusReason String?   @map("status_reason")
  statusSince  DateTime  @default(dbgenerated("clock_timestamp()")) @map("status_since") @db.Timestamptz(3)
  /// When the account closes, or closed; null unless an operator closes it.
  closesAt     DateTime? @map("closes_at") @db.Timestamptz(3)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  tenants           Tenant[]
  apiKeys           ApiKey[]
  sessions          Session[]
  identityProviders IdentityProvider[]
  users             CustomerUser[]
  invitations       Invitation[]
  integration       IdentityIntegration?
  setupLinks        SetupLink[]
  signInCodes       SignInCode[]
  signIns           SignIn[]
  deviceCodes       DeviceCode[]
  webhooks          Webhook[]

  @@map("customers")
}

/// A tenant runs machines in exactly one namespace of the compute API.
model Tenant {
  id                   String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId           String    @map("customer_id") @db.Uuid
  slug                 String
  displayName          String    @map("display_name")
  region               String
  isDefault            Boolean   @default(false) @map("is_default")
  createdAt            DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// When the admission workflow found the tenant's runtime ready for machines; null until then.
  admittedAt           DateTime? @map("admitted_at") @db.Timestamptz(3)
  /// One worker is responsible for starting that workflow until this time.
  admissionLeasedUntil DateTime  @default(dbgenerated("clock_timestamp()")) @map("admission_leased_until") @db.Timestamptz(3)
  /// When the limits of its entry in the fleet file were taken over; commands alone change them from then on.
  limitsImportedAt     DateTime? @map("limits_imported_at") @db.Timestamptz(3)

  customer   Customer       @relation(fields: [customerId], references: [id])
  namespace  Namespace?
  limits     Limit[]
  requests   LimitRequest[]
  apiKeys    ApiKey[]
  sessions   Session[]
  principals Principal[]
  users      CustomerUser[]

  @@unique([customerId, slug])
  @@unique([id, customerId])
  @@map("tenants")
}

/// A namespace's counters: its resourceVersion (in commit order) and its quota usage.
/// Updated by the last statement of every transaction that writes an object.
model Namespace {
  name              String @id
  tenantId          String @unique @map("tenant_id") @db.Uuid
  resourceVersion   BigInt @default(0) @map("resource_version")
  compactedVersion  BigInt @default(0) @map("compacted_version")
  virtualMachines   Int    @default(0) @map("virtual_machines")
  bareMetalMachines Int    @default(0) @map("bare_metal_machines")
  /// What the specs of its virtual machines ask for, in all.
  cpu               BigInt @default(0)
  memoryGiB         BigInt @default(0) @map("memory_gib")
  diskGiB           BigInt @default(0) @map("disk_gib")

  tenant Tenant @relation(fields: [tenantId], references: [id])

  @@map("namespaces")
}

/// How much a tenant may have of something. Of several that hold, the tenant's own one counts before the default, and the
/// newest first: so a limit that ends uncovers the one before it (views effective_limits and allotments).
model Limit {
  id        String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Null: the fleet file's default, which holds for every tenant without one of its own.
  tenantId  String?   @map("tenant_id") @db.Uuid
  /// Null: of all classes together.
  className String?   @map("class_name")
  name      String // src/domain/limits.ts
  amount    Int
  setBy     String    @map("set_by")
  reason    String
  setAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("set_at") @db.Timestamptz(3)
  /// From then on it no longer counts.
  endsAt    DateTime? @map("ends_at") @db.Timestamptz(3)

  tenant       Tenant?       @relation(fields: [tenantId], references: [id])
  machineClass MachineClass? @relation(fields: [className], references: [name])

  @@index([tenantId])
  @@map("limits")
}

/// What a customer asks for beyond a limit. One request for each limit is open at most.
model LimitRequest {
  id        String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  tenantId  String    @map("tenant_id") @db.Uuid
  className String?   @map("class_name")
  name      String // src/domain/limits.ts
  amount    Int
  reason    String
  status    String    @default("open") // open | granted | refused
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// What the operator says.
  answer    String?
  decidedAt DateTime? @map("decided_at") @db.Timestamptz(3)

  tenant       Tenant        @relation(fields: [tenantId], references: [id])
  machineClass MachineClass? @relation(fields: [className], references: [name])

  @@index([tenantId, createdAt])
  @@map("limit_requests")
}

model MachineClass {
  name           String   @id
  uid            String   @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  cpuFamily      String   @map("cpu_family")
  memoryGiB      Int      @map("memory_gib")
  regions        String[]
  minimumSeconds Int      @default(0) @map("minimum_seconds")
  /// Position in fleet.yaml: the order in which classes are tried for a VM.
  position       Int      @default(0)
  retired        Boolean  @default(false)
  generation     Int      @default(1)
  createdAt      DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  limits   Limit[]
  requests LimitRequest[]
  hosts    Host[]

  @@map("machine_classes")
}

/// A hypervisor (carries many VMs) or a bare-metal machine (carries one).
model Host {
  name                String    @id
  region              String
  className           String    @map("class_name")
  workload            String // VirtualMachine | BareMetalMachine
  driver              String
  /// The agent that serves it beside other hosts; null: one of its own, by its name.
  agent               String?
  cpu                 Int
  memoryGiB           Int       @map("memory_gib")
  diskGiB             Int       @map("disk_gib")
  cpuUsed             Int       @default(0) @map("cpu_used")
  memoryGiBUsed       Int       @default(0) @map("memory_gib_used")
  diskGiBUsed         Int       @default(0) @map("disk_gib_used")
  machinesHeld        Int       @default(0) @map("machines_held")
  reservedTenantId    String?   @map("reserved_tenant_id") @db.Uuid
  cordoned            Boolean   @default(false)
  /// Planned: closed to new machines until the end, when housekeeping opens it.
  maintenanceStartsAt DateTime? @map("maintenance_starts_at") @db.Timestamptz(3)
  maintenanceEndsAt   DateTime? @map("maintenance_ends_at") @db.Timestamptz(3)
  /// When its agent went silent; null while the agent is heard.
  lostAt              DateTime? @map("lost_at") @db.Timestamptz(3)
  retired             Boolean   @default(false)
  /// Digests of the images on it, as last reported: machines made from them start there without a fetch.
  images              String[]  @default([])
  /// Types of its conditions that are false, kept with host_conditions: a host with any takes no new machine.
  failing             String[]  @default([])
  /// Number of its agent's newest greeting that was believed: an older one is a replay, or late.
  statementSeq        BigInt    @default(0) @map("statement_seq")
  /// Something was said in its name that did not verify, since its last greeting. Its agent is asked to greet again.
  doubtedAt           DateTime? @map("doubted_at") @db.Timestamptz(3)
  /// The database was restored since the last inventory of this host. Blocks new placements until the next inventory.
  inventoryDue        Boolean   @default(false) @map("inventory_due")
  /// Where its machines' ports may be reached, as the fleet file registers it. Nothing else is believed or connected to.
  forwardAddresses    String[]  @default(["127.0.0.1"]) @map("forward_addresses")
  forwardFirstPort    Int       @default(20000) @map("forward_first_port")
  forwardLastPort     Int       @default(32767) @map("forward_last_port")
  /// Where its agent hands out consoles, on the ports for guests; null: where its machines' ports are.
  consoleAddress      String?   @map("console_address")
  /// The id of the folder in which its agent records its machines; null: none is known yet.
  recordsId           String?   @map("records_id") @db.Uuid
  /// While its condition Records is false: the id with which its agent came instead; null: with none.
  otherRecordsId      String?   @map("other_records_id") @db.Uuid

  machineClass MachineClass    @relation(fields: [className], references: [name])
  placements   Placement[]
  keys         HostKey[]
  conditions   HostCondition[]

  @@index([className, region])
  @@map("hosts")
}

/// What is known of a host in one respect (src/domain/hostCondition.ts). Without a row it is fine in that respect.
model HostCondition {
  hostName String   @map("host_name")
  type     String
  status   Boolean
  /// CamelCase, for programs.
  reason   String
  /// For operators.
  message  String
  /// When its status or reason last changed.
  since    DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(3)

  host Host @relation(fields: [hostName], references: [name])

  @@id([hostName, type])
  @@map("host_conditions")
}

/// A public key of a host's agent (Ed25519). The private one is in the agent's data folder.
model HostKey {
  /// JWK thumbprint (RFC 7638).
  fingerprint String    @id
  hostName    String    @map("host_name")
  /// The 32 bytes in base64url.
  publicKey   String    @map("public_key")
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// Once a newer key is trusted; until then both hold.
  validUntil  DateTime? @map("valid_until") @db.Timestamptz(3)

  host Host @relation(fields: [hostName], references: [name])

  @@index([hostName])
  @@map("host_keys")
}

/// A machine that exists on a host but in no record, because a database restored from a backup does not know newer
/// machines. It waits for an operator.
model Orphan {
  runtimeId   String   @id @map("runtime_id") @db.Uuid
  hostName    String   @map("host_name")
  machineUid  String   @map("machine_uid") @db.Uuid
  /// The workflow that made it, which names its kind, namespace, and name; null when the host does not report it.
  workflowId  String?  @map("workflow_id")
  firstSeenAt DateTime @default(dbgenerated("clock_timestamp()")) @map("first_seen_at") @db.Timestamptz(3)
  /// Of the order to destroy it, once an operator wants that.
  orderNumber BigInt?  @map("order_number")

  @@index([hostName])
  @@map("orphans")
}

model Image {
  name         String   @id
  uid          String   @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// \`sha256:\` and 64 hex digits.
  digest       String
  /// What a driver needs to fetch it.
  source       Json     @default("{}")
  /// amd64 | arm64; null if the fleet file does not say.
  architecture String?
  /// What a host downloads; null if the fleet file does not say.
  sizeBytes    BigInt?  @map("size_bytes")
  retired      Boolean  @default(false)
  generation   Int      @default(1)
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@map("images")
}

model ApiKey {
  id              String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId      String    @map("customer_id") @db.Uuid
  tenantId        String    @map("tenant_id") @db.Uuid
  name            String
  secretDigest    Bytes     @unique @map("secret_digest")
  scopes          String[]
  /// Who made it: human, api-key, registration-code, or operator. It ends with a person or key that made it.
  makerType       String    @map("maker_type")
  makerId         String    @map("maker_id")
  /// The key that it was made to replace, by a rotation.
  replaces        String?   @db.Uuid
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt       DateTime  @map("expires_at") @db.Timestamptz(3)
  revokedAt       DateTime? @map("revoked_at") @db.Timestamptz(3)
  lastUsedAt      DateTime? @map("last_used_at") @db.Timestamptz(3)
  lastUsedAddress String?   @map("last_used_address")
  /// When its customer was warned of its end.
  warnedAt        DateTime? @map("warned_at") @db.Timestamptz(3)
  /// Whether its admin scopes hold for the account or for its tenant alone: account | tenant.
  reach           String    @default("account")
  /// The role whose scopes it was given; null if they were listed.
  roleSlug        String?   @map("role_slug")
  /// Where it and its sessions may be used from, as CIDR; empty: from anywhere.
  sourceRanges    String[]  @default([]) @map("source_ranges")
  /// Its sessions have to be bound to a key of the client (RFC 9449).
  dpopBound       Boolean   @default(false) @map("dpop_bound")

  customer Customer @relation(fields: [customerId], references: [id])
  tenant   Tenant   @relation(fields: [tenantId, customerId], references: [id, customerId])

  @@index([customerId, createdAt, id])
  @@index([makerId])
  @@index([replaces])
  @@map("api_keys")
}

/// A short-lived bearer credential. Only the token's digest is stored.
model Session {
  id            String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId    String    @map("customer_id") @db.Uuid
  tenantId      String    @map("tenant_id") @db.Uuid
  actorType     String    @map("actor_type") // human | workload | api-key
  actorId       String    @map("actor_id") @db.Uuid
  scopes        String[]
  /// Those that hold for the whole account, within what the actor still has.
  accountScopes String[]  @map("account_scopes")
  /// Thumbprint (RFC 7638) of the client's key, whose proof each use needs (RFC 9449); null for a bearer token.
  dpopKey       String?   @map("dpop_key")
  tokenDigest   Bytes     @unique @map("token_digest")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(3)
  revokedAt     DateTime? @map("revoked_at") @db.Timestamptz(3)
  lastUsedAt    DateTime? @map("last_used_at") @db.Timestamptz(3)

  /// How a workload obtained it; null for other actors. No foreign keys: the record outlives provider and principal.
  providerId        String? @map("provider_id") @db.Uuid
  principalRevision Int?    @map("principal_revision")
  providerRevision  Int?    @map("provider_revision")
  /// The key that signed the external token: its kid, or its thumbprint when it has no kid (RFC 7638).
  kid               String?
  jti               String?
  exchangeId        String? @map("exchange_id") @db.Uuid

  /// The sign-in at a terminal that it came from or was renewed by; null for other sessions.
  signInId String? @map("sign_in_id") @db.Uuid

  customer Customer @relation(fields: [customerId], references: [id])
  tenant   Tenant   @relation(fields: [tenantId, customerId], references: [id, customerId])

  @@index([actorId, createdAt, id])
  @@index([expiresAt], map: "sessions_by_expiry")
  @@map("sessions")
}

/// A proof of possession that was used (RFC 9449), kept until it is too old to be accepted.
model DpopProof {
  /// SHA-256 of the key's thumbprint and the proof's jti.
  proofDigest Bytes    @id @map("proof_digest")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("dpop_proofs")
}

/// A one-time code that operators hand to a customer. Only its digest is stored.
model RegistrationCode {
  id          String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  codeDigest  Bytes     @unique @map("code_digest")
  /// The slug of the account it opens, or of the existing account that gets a new key.
  slug        String
  displayName String    @map("display_name")
  region      String
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  redeemedAt  DateTime? @map("redeemed_at") @db.Timestamptz(3)
  customerId  String?   @map("customer_id") @db.Uuid
  contact     Json?

  @@map("registration_codes")
}

/// A person with a role in a customer's account, or in one tenant of it: one row for each. A removed user's row stays for the audit log; the person may be invited again.
model CustomerUser {
  id           String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId   String    @map("customer_id") @db.Uuid
  /// Where the role holds: in this tenant, or, if null, in the account and all of its tenants.
  tenantId     String?   @map("tenant_id") @db.Uuid
  /// Lowercase.
  email        String
  displayName  String    @map("display_name")
  roleSlug     String    @map("role_slug")
  status       String    @default("invited") // invited | active | removed
  /// The account at the customer's identity provider, bound at the first sign-in.
  issuer       String?
  subject      String?
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  lastSignInAt DateTime? @map("last_sign_in_at") @db.Timestamptz(3)

  customer    Customer     @relation(fields: [customerId], references: [id])
  tenant      Tenant?      @relation(fields: [tenantId, customerId], references: [id, customerId])
  invitations Invitation[]
  signInCodes SignInCode[]
  signIns     SignIn[]
  deviceCodes DeviceCode[]

  @@unique([id, customerId])
  @@index([customerId, createdAt, id])
  @@map("customer_users")
}

/// Only the digest of the token in its URL is stored.
model Invitation {
  id             String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId     String    @map("customer_id") @db.Uuid
  customerUserId String    @map("customer_user_id") @db.Uuid
  tokenDigest    Bytes     @unique @map("token_digest")
  /// Who made it: human, api-key, registration-code, or operator.
  makerType      String    @default("operator") @map("maker_type")
  makerId        String    @default("command-line") @map("maker_id")
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt      DateTime  @map("expires_at") @db.Timestamptz(3)
  acceptedAt     DateTime? @map("accepted_at") @db.Timestamptz(3)
  revokedAt      DateTime? @map("revoked_at") @db.Timestamptz(3)

  customer      Customer       @relation(fields: [customerId], references: [id])
  user          CustomerUser   @relation(fields: [customerUserId, customerId], references: [id, customerId])
  outgoingEmail OutgoingEmail?

  @@index([customerId, createdAt, id])
  @@index([customerUserId])
  @@map("invitations")
}

/// An outgoing invitation email that no mail server has accepted yet.
model OutgoingEmail {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  invitationId String   @unique @map("invitation_id") @db.Uuid
  /// Encrypted: its text contains the invitation's token.
  sealed       String
  attempts     Int      @default(0)
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// When it is tried next; until then the process that leased it has it alone.
  dueAt        DateTime @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(3)

  invitation Invitation @relation(fields: [invitationId], references: [id], onDelete: Cascade)

  @@index([dueAt])
  @@map("letters")
}

/// Requests from one address within the current window, counted across all replicas.
model RateCount {
  key    String  @id
  points Int
  /// Epoch milliseconds.
  expire BigInt?

  @@index([expire])
  @@map("rate_counts")
}

/// The response to a request with an Idempotency-Key, kept for a day.
model KeptAnswer {
  id            String   @id @db.Uuid
  /// Who sent the request.
  credential    String
  keyDigest     Bytes    @map("key_digest")
  requestDigest Bytes    @map("request_digest")
  /// The response, encrypted.
  sealed        String
  createdAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@unique([credential, keyDigest])
  @@index([createdAt])
  @@map("kept_answers")
}

/// A key that encrypts stored secrets, itself wrapped by a key that is not in the database.
model DataKey {
  id        String   @id @db.Uuid
  /// The key that wraps it: an id among the secret keys, or \`command:\` and an id of the external command.
  keyId     String   @map("key_id")
  wrapped   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@index([keyId, createdAt])
  @@map("data_keys")
}

/// The keys with which the control plane signs its orders to hosts. The newest one signs.
model OrderKey {
  id        String   @id @db.Uuid
  /// The 32 bytes in base64url.
  publicKey String   @unique @map("public_key")
  /// The private part, encrypted.
  sealed    String
  /// The document by which the key before names this one; null for the first.
  change    String?
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@map("order_keys")
}

/// How a customer's people sign in.
model IdentityIntegration {
  id                 String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId         String    @unique @map("customer_id") @db.Uuid
  status             String    @default("pending") // pending | active | error | disabled
  issuer             String?
  clientId           String?   @map("client_id")
  /// Encrypted; names the key that decrypts it.
  clientSecretSealed String?   @map("client_secret_sealed")
  emailDomains       String[]  @default([]) @map("email_domains")
  /// Consecutive sign-ins that failed because of the provider.
  failures           Int       @default(0)
  /// The reason given when it was disabled; only a person enables it again. Null if none was given.
  stoppedFor         String?   @map("stopped_for")
  createdAt          DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  activatedAt        DateTime? @map("activated_at") @db.Timestamptz(3)

  customer   Customer    @relation(fields: [customerId], references: [id])
  setupLinks SetupLink[]

  @@unique([id, customerId])
  @@map("identity_integrations")
}

/// A one-time URL for setting up sign-in. Settings entered there take effect after a test sign-in.
model SetupLink {
  id                 String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId         String    @map("customer_id") @db.Uuid
  integrationId      String    @map("integration_id") @db.Uuid
  tokenDigest        Bytes     @unique @map("token_digest")
  intent             String // setup | reconfigure
  returnUrl          String?   @map("return_url")
  issuer             String?
  clientId           String?   @map("client_id")
  clientSecretSealed String?   @map("client_secret_sealed")
  emailDomains       String[]  @default([]) @map("email_domains")
  /// Who made it: human, api-key, registration-code, or operator.
  makerType          String    @default("operator") @map("maker_type")
  makerId            String    @default("command-line") @map("maker_id")
  createdAt          DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt          DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt             DateTime? @map("used_at") @db.Timestamptz(3)
  revokedAt          DateTime? @map("revoked_at") @db.Timestamptz(3)

  customer    Customer            @relation(fields: [customerId], references: [id])
  integration IdentityIntegration @relation(fields: [integrationId, customerId], references: [id, customerId])

  @@index([customerId])
  @@map("setup_links")
}

/// An authorization code for a program at a person's terminal (RFC 6749, 4.1, with PKCE). Only its digest is stored.
model SignInCode {
  codeDigest     Bytes     @id @map("code_digest")
  customerId     String    @map("customer_id") @db.Uuid
  customerUserId String    @map("customer_user_id") @db.Uuid
  tenantId       String    @map("tenant_id") @db.Uuid
  redirectUri    String    @map("redirect_uri")
  /// The S256 challenge (RFC 7636).
  codeChallenge  String    @map("code_challenge")
  expiresAt      DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt         DateTime? @map("used_at") @db.Timestamptz(3)

  customer Customer     @relation(fields: [customerId], references: [id])
  user     CustomerUser @relation(fields: [customerUserId, customerId], references: [id, customerId])

  @@index([expiresAt])
  @@map("sign_in_codes")
}

/// A person's sign-in at a terminal, which renews its sessions by a refresh token that changes with each use (RFC 9700).
model SignIn {
  id             String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId     String    @map("customer_id") @db.Uuid
  customerUserId String    @map("customer_user_id") @db.Uuid
  tenantId       String    @map("tenant_id") @db.Uuid
  /// Of the part of the token that stays, which finds the sign-in.
  handleDigest   Bytes     @unique @map("handle_digest")
  /// Of the part that changes: a token with another one was used before.
  secretDigest   Bytes     @map("secret_digest")
  /// Thumbprint (RFC 7638) of the client's key, whose proof each use needs; null without one.
  dpopKey        String?   @map("dpop_key")
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt      DateTime  @map("expires_at") @db.Timestamptz(3)
  refreshedAt    DateTime? @map("refreshed_at") @db.Timestamptz(3)
  revokedAt      DateTime? @map("revoked_at") @db.Timestamptz(3)

  customer Customer     @relation(fields: [customerId], references: [id])
  user     CustomerUser @relation(fields: [customerUserId, customerId], references: [id, customerId])

  @@index([customerUserId])
  @@index([expiresAt])
  @@map("sign_ins")
}

/// A program without a browser that waits for a person to sign in elsewhere (RFC 8628).
model DeviceCode {
  id              String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  deviceDigest    Bytes     @unique @map("device_digest")
  userDigest      Bytes     @unique @map("user_digest")
  /// The account and tenant that the program asked for, by their short names.
  account         String?
  tenant          String?
  /// Where the program asked from, and what it calls itself.
  address         String
  program         String?
  status          String    @default("pending") // pending | approved | denied | used
  /// Who approved it; null until then.
  customerId      String?   @map("customer_id") @db.Uuid
  customerUserId  String?   @map("customer_user_id") @db.Uuid
  tenantId        String?   @map("tenant_id") @db.Uuid
  /// How long the program has to wait between two requests; longer after each that came too early.
  intervalSeconds Int       @map("interval_seconds")
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt       DateTime  @map("expires_at") @db.Timestamptz(3)
  polledAt        DateTime? @map("polled_at") @db.Timestamptz(3)

  customer Customer?     @relation(fields: [customerId], references: [id])
  user     CustomerUser? @relation(fields: [customerUserId, customerId], references: [id, customerId])

  @@index([expiresAt])
  @@map("device_codes")
}

/// An issuer of OIDC tokens that a customer trusts. Issuer and key source never change.
model IdentityProvider {
  id                      String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId              String   @map("customer_id") @db.Uuid
  displayName             String   @map("display_name")
  issuer                  String
  jwksSourceType          String   @map("jwks_source_type") // discovery | https | stored-jwks
  jwksUri                 String?  @map("jwks_uri")
  jwksDocument            Json?    @map("jwks_document")
  /// \`sha256:\` and 64 hex digits of the stored document.
  jwksDocumentRef         String?  @map("jwks_document_ref")
  audiences               String[]
  allowedClockSkewSeconds Int      @default(60) @map("allowed_clock_skew_seconds")
  /// How long after its iat a token is still exchanged; 0: no limit.
  maxTokenAgeSeconds      Int      @default(86400) @map("max_token_age_seconds")
  status                  String   @default("active")
  /// Incremented on every change and every session revocation: an exchange counts only if it saw the current one.
  revision                Int      @default(1)
  /// Who made it: human, api-key, registration-code, or operator.
  makerType               String   @default("operator") @map("maker_type")
  makerId                 String   @default("command-line") @map("maker_id")
  createdAt               DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  updatedAt               DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(3)

  customer   Customer      @relation(fields: [customerId], references: [id])
  principals Principal[]
  health     KeySetHealth?
  uses       TokenUse[]

  @@unique([id, customerId])
  @@index([customerId, createdAt, id])
  @@map("identity_providers")
}

/// The result of the last fetch of a provider's keys, by any replica.
model KeySetHealth {
  providerId  String    @id @map("provider_id") @db.Uuid
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(3)
  succeededAt DateTime? @map("succeeded_at") @db.Timestamptz(3)
  keyIds      String[]  @map("key_ids")
  ignoredKeys String[]  @map("ignored_keys")
  lastError   String?   @map("last_error")

  provider IdentityProvider @relation(fields: [providerId], references: [id], onDelete: Cascade)

  @@map("key_set_health")
}

/// A workload that may exchange one provider's tokens for sessions in one tenant.
model Principal {
  id                   String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId           String   @map("customer_id") @db.Uuid
  tenantId             String   @map("tenant_id") @db.Uuid
  providerId           String   @map("provider_id") @db.Uuid
  displayName          String   @map("display_name")
  subjectMatchType     String   @map("subject_match_type") // exact | prefix
  subjectMatchValue    String   @map("subject_match_value")
  claimConstraints     Json     @default("{}") @map("claim_constraints")
  scopes               String[]
  maxSessionTtlSeconds Int      @map("max_session_ttl_seconds")
  status               String   @default("active")
  /// Each external token mints at most one session.
  singleUse            Boolean  @default(false) @map("single_use")
  /// Whether its admin scopes hold for the account or for its tenant alone: account | tenant.
  reach                String   @default("account")
  /// Where its tokens are exchanged, and its sessions used, from, as CIDR; empty: from anywhere.
  sourceRanges         String[] @default([]) @map("source_ranges")
  /// Its sessions have to be bound to a key of the client (RFC 9449).
  dpopBound            Boolean  @default(false) @map("dpop_bound")
  revision             Int      @default(1)
  /// Who made it: human, api-key, registration-code, or operator.
  makerType            String   @default("operator") @map("maker_type")
  makerId              String   @default("command-line") @map("maker_id")
  createdAt            DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  updatedAt            DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(3)

  tenant   Tenant           @relation(fields: [tenantId, customerId], references: [id, customerId])
  provider IdentityProvider @relation(fields: [providerId, customerId], references: [id, customerId])

  @@index([customerId, createdAt, id])
  @@index([providerId])
  @@map("principals")
}

/// An external token that has minted its one session; kept until the token can no longer be accepted.
model TokenUse {
  providerId String   @map("provider_id") @db.Uuid
  /// SHA-256 of its jti, or of what it signs.
  tokenKey   Bytes    @map("token_key")
  expiresAt  DateTime @map("expires_at") @db.Timestamptz(3)

  provider IdentityProvider @relation(fields: [providerId], references: [id], onDelete: Cascade)

  @@id([providerId, tokenKey])
  @@index([expiresAt])
  @@map("token_uses")
}

/// An object of the compute API that becomes a machine. The row is removed once the machine's absence is verified.
model Machine {
  uid                 String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  kind                String // VirtualMachine | BareMetalMachine
  namespace           String
  name                String
  generation          BigInt    @default(1)
  resourceVersion     BigInt    @map("resource_version")
  createdAt           DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  deletionRequestedAt DateTime? @map("deletion_requested_at") @db.Timestamptz(3)
  labels              Json      @default("{}")
  annotations         Json      @default("{}")
  spec                Json
  phase               String    @default("Pending")
  phaseSince          DateTime  @default(dbgenerated("clock_timestamp()")) @map("phase_since") @db.Timestamptz(3)
  readyForAccess      Boolean   @default(false) @map("ready_for_access")
  failureCode         String?   @map("failure_code")
  failureMessage      String?   @map("failure_message")
  capacitySource      String?   @map("capacity_source")
  resolvedImageRef    String?   @map("resolved_image_ref")
  publishedPorts      Json      @default("[]") @map("published_ports")
  sshHostKeys         Json      @default("[]") @map("ssh_host_keys")
  /// Where the gateway reaches the guest's ports, \`[{guestPort, address, port}]\`; empty unless ready for access. Never
  /// shown.
  forwards            Json      @default("[]")

  /// Who manages which labels, annotations, and fields of the spec; empty before the first server-side apply. Never
  /// shown.
  fieldManagers Json @default("[]") @map("field_managers")

  /// The request that created it: leads from what a customer quotes to the workflow. Never shown.
  requestId String? @map("request_id")

  /// How its guest is to go down for a restart, graceful | forced; null unless one is wanted. And the request of the last
  /// restart, whose repeats ask for no other. Never shown.
  restartWanted    String? @map("restart_wanted")
  restartRequestId String? @map("restart_request_id")

  /// The fence: which run of the machine's workflow owns the row, and the last step it recorded.
  claimEpoch   Int     @default(0) @map("claim_epoch")
  claimRunId   String? @map("claim_run_id")
  fenceStep    Int     @default(0) @map("fence_step")
  fenceAttempt Int     @default(0) @map("fence_attempt")

  @@unique([namespace, kind, name])
  @@map("machines")
}

/// Something that happened to a machine, as its customer reads it; a repetition raises the count. Kept for a week after
/// the machine's last, when the machine is gone.
model MachineEvent {
  uid             String   @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  machineUid      String   @map("machine_uid") @db.Uuid
  /// Of reason and message: by it, repetitions are one series.
  digest          String
  namespace       String
  /// Of the event: the machine's, the version of its first occurrence, and its place in that version. Compared by bytes.
  name            String
  kind            String
  machineName     String   @map("machine_name")
  reason          String
  message         String
  count           Int      @default(1)
  firstAt         DateTime @default(dbgenerated("clock_timestamp()")) @map("first_at") @db.Timestamptz(3)
  lastAt          DateTime @default(dbgenerated("clock_timestamp()")) @map("last_at") @db.Timestamptz(3)
  /// The namespace's versions of the first and of the last occurrence.
  firstVersion    BigInt   @map("first_version")
  resourceVersion BigInt   @map("resource_version")
  /// Place among the events of one version.
  place           Int

  @@id([machineUid, digest])
  @@unique([namespace, name])
  @@index([namespace, resourceVersion])
  @@map("machine_events")
}

/// An open tunnel into a machine, counted toward its tenant's cap. A killed replica's rows end with their leases.
model Tunnel {
  id          String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  tenantId    String   @map("tenant_id") @db.Uuid
  sessionId   String   @map("session_id") @db.Uuid
  machineUid  String   @map("machine_uid") @db.Uuid
  guestPort   Int      @map("guest_port")
  openedAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("opened_at") @db.Timestamptz(3)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(3)

  @@index([tenantId])
  @@map("tunnels")
}

/// Capacity held for a machine on a host. Released only after the machine was seen absent there.
model Placement {
  /// Names the machine on its host; a re-placement gets a new one.
  runtimeId      String    @id @default(dbgenerated("gen_random_uuid()")) @map("runtime_id") @db.Uuid
  machineUid     String    @map("machine_uid") @db.Uuid
  tenantId       String    @map("tenant_id") @db.Uuid
  workload       String // VirtualMachine | BareMetalMachine
  attempt        Int
  /// Increases across the whole fleet; a host's agent refuses a database that is behind it.
  version        BigInt    @default(autoincrement())
  hostName       String    @map("host_name")
  className      String    @map("class_name")
  minimumSeconds Int       @map("minimum_seconds")
  capacitySource String    @map("capacity_source")
  cpu            Int
  memoryGiB      Int       @map("memory_gib")
  diskGiB        Int       @map("disk_gib")
  /// Why other hosts were rejected, where the whole fleet had to be looked through.
  evidence       Json      @default("[]")
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  releasedAt     DateTime? @map("released_at") @db.Timestamptz(3)
  /// An operator abandoned the machine before its absence was seen. Its host takes no new machines until it is.
  abandonedAt    DateTime? @map("abandoned_at") @db.Timestamptz(3)
  /// Its machine ended when the host was reset. What is left of it on the host waits for an operator.
  orphanedAt     DateTime? @map("orphaned_at") @db.Timestamptz(3)
  /// The number of its host's newest statement that was recorded: an older one is not believed.
  statementSeq   BigInt    @default(0) @map("statement_seq")
  /// Of the newest order to its host: the agent refuses those with lower numbers.
  orderNumber    BigInt    @default(autoincrement()) @map("order_number")
  /// What that order is for.
  orderAct       String    @default("run") @map("order_act") // run | restart | clean-up | end

  host Host @relation(fields: [hostName], references: [name])

  @@unique([machineUid, attempt])
  @@index([hostName])
  @@index([tenantId, className])
  @@map("placements")
}

/// A machine's billed lifecycle: from its first readiness to its delete, failure, or loss. Times are UTC epoch seconds.
model Lifecycle {
  machineUid     String                        @id @map("machine_uid") @db.Uuid
  customerId     String                        @map("customer_id") @db.Uuid
  tenantId       String                        @map("tenant_id") @db.Uuid
  resourceKind   String                        @map("resource_kind")
  resourceClass  String                        @map("resource_class")
  resourceName   String                        @map("resource_name")
  minimumSeconds Int                           @map("minimum_seconds")
  startedAt      BigInt                        @map("started_at")
  endedAt        BigInt?                       @map("ended_at")
  /// While it is open: the time since which the machine's state is unknown, because its host fell silent or the
  /// database was restored. If the machine turns out to be lost, the lifecycle ended then. Null while its host reports.
  unseenSince    BigInt?                       @map("unseen_since")
  /// Times of its life, in epoch seconds, in which its host was silent.
  unseen         Unsupported("int8multirange") @default(dbgenerated("'{}'::int8multirange"))
  ratedAt        DateTime?                     @map("rated_at") @db.Timestamptz(3)
  topUpSeconds   Int?                          @map("top_up_seconds")
  /// The second at which the top-up was posted; determines its bucket.
  postedAt       BigInt?                       @map("posted_at")

  @@index([tenantId, startedAt])
  @@map("lifecycles")
}

/// The final bill of an account for a month. Append-only.
model Bill {
  id         String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId String   @map("customer_id") @db.Uuid
  /// UTC epoch seconds.
  monthStart BigInt   @map("month_start")
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// As it was signed (src/domain/billDocument.ts).
  document   Json

  @@unique([customerId, monthStart])
  @@map("bills")
}

/// A credit or a debit after a bill was final: a line of the bill of the month in which it was made. Append-only.
model BillCorrection {
  id              String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId      String   @map("customer_id") @db.Uuid
  tenantId        String   @map("tenant_id") @db.Uuid
  /// The month that it corrects, in UTC epoch seconds.
  correctsMonth   BigInt   @map("corrects_month")
  resourceKind    String   @map("resource_kind")
  resourceClass   String   @map("resource_class")
  /// Added to what is billed; negative for a credit.
  billableSeconds BigInt   @map("billable_seconds")
  /// The operator's number of it, such as of a credit note: one is made once.
  reference       String
  /// The customer reads it.
  reason          String
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@unique([customerId, reference])
  @@index([customerId, createdAt, id])
  @@map("bill_corrections")
}

/// Lifecycles by UTC day, written in the transaction that opens, closes, or rates one, so that a report sums few rows.
model UsageDay {
  customerId        String @map("customer_id") @db.Uuid
  tenantId          String @map("tenant_id") @db.Uuid
  resourceKind      String @map("resource_kind")
  resourceClass     String @map("resource_class")
  /// UTC epoch seconds.
  bucketStart       BigInt @map("bucket_start")
  rawSeconds        BigInt @map("raw_seconds")
  topUpSeconds      BigInt @map("top_up_seconds")
  /// Closed lifecycles that occupy any part of the bucket.
  activeCount       BigInt @map("active_count")
  /// Closed lifecycles that started in the bucket.
  startCount        BigInt @map("start_count")
  /// Open lifecycles that started in the bucket; not included in the fields above.
  openCount         BigInt @default(0) @map("open_count")
  /// Sum of their start offsets from the start of the bucket, in seconds.
  openOffsetSeconds BigInt @default(0) @map("open_offset_seconds")

  @@id([tenantId, bucketStart, resourceKind, resourceClass])
  @@index([customerId, bucketStart])
  @@map("usage_day")
}

/// Lifecycles by hour, for the last two days.
model UsageHour {
  customerId        String @map("customer_id") @db.Uuid
  tenantId          String @map("tenant_id") @db.Uuid
  resourceKind      String @map("resource_kind")
  resourceClass     String @map("resource_class")
  bucketStart       BigInt @map("bucket_start")
  rawSeconds        BigInt @map("raw_seconds")
  topUpSeconds      BigInt @map("top_up_seconds")
  activeCount       BigInt @map("active_count")
  startCount        BigInt @map("start_count")
  openCount         BigInt @default(0) @map("open_count")
  openOffsetSeconds BigInt @default(0) @map("open_offset_seconds")

  @@id([tenantId, bucketStart, resourceKind, resourceClass])
  @@index([customerId, bucketStart])
  @@map("usage_hour")
}

/// A comparison of the usage tables with the lifecycles behind them.
model UsageReconciliation {
  /// The run that compared; repeating its step records nothing more.
  runId          String   @id @map("run_id")
  finishedAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("finished_at") @db.Timestamptz(3)
  comparedMonths Int      @map("compared_months")
  differingRows  Int      @map("differing_rows")

  @@index([finishedAt])
  @@map("usage_reconciliations")
}

/// The database's high-water mark, in one row. If Temporal or a host knows a higher one, it was restored from a backup.
model DatabaseMark {
  id             Boolean   @id @default(true)
  /// Incremented by every run of the ownership schedule, whose result reports it to Temporal.
  mark           BigInt    @default(0)
  markedAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("marked_at") @db.Timestamptz(3)
  /// Placement versions up to this one were issued, or were set aside by a recovery.
  placementFloor BigInt    @default(0) @map("placement_floor")
  /// When the last backup was taken that somebody recorded.
  backedUpAt     DateTime? @map("backed_up_at") @db.Timestamptz(3)

  @@map("database_mark")
}

/// "Somebody should look at this machine." No payload, so neither order nor duplicates matter.
model OutboxEntry {
  id          BigInt   @id @default(autoincrement())
  machineUid  String   @map("machine_uid") @db.Uuid
  workflowId  String   @map("workflow_id")
  createdAt   DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  leasedUntil DateTime @default(dbgenerated("clock_timestamp()")) @map("leased_until") @db.Timestamptz(3)
  attempts    Int      @default(0)
  /// Temporal's reason for refusing this wake, which is then retried less and less often; null if it was never refused.
  refusal     String?
  /// The span of the request that wrote it, as W3C trace context; null if that is not traced.
  traceparent String?

  @@index([leasedUntil])
  @@map("outbox")
}

/// Every change of every object, in commit order per namespace. Read by watches.
model JournalEntry {
  namespace       String
  resourceVersion BigInt   @map("resource_version")
  kind            String
  name            String
  uid             String   @db.Uuid
  type            String // ADDED | MODIFIED | DELETED
  before          Json?
  after           Json?
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@id([namespace, resourceVersion])
  @@map("journal")
}

/// Who did what, from where, and why. Append-only.
model AuditEvent {
  /// In the order of writing, not of commits.
  sequence     BigInt   @id @default(autoincrement())
  id           String   @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId   String?  @map("customer_id") @db.Uuid
  tenantId     String?  @map("tenant_id") @db.Uuid
  actorType    String   @map("actor_type")
  actorId      String   @map("actor_id")
  /// What the actor was called then: a key's name, a person's address, a principal's subject, an operator's user.
  actorName    String?  @map("actor_name")
  sessionId    String?  @map("session_id") @db.Uuid
  action       String
  target       String
  outcome      String   @default("success") // success | refused
  reason       String?
  requestId    String?  @map("request_id")
  address      String?
  userAgent    String?  @map("user_agent")
  details      Json     @default("{}")
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// Of its personal part (src/domain/auditProof.ts), where that was erased; else null.
  erasedDigest Bytes?   @map("erased_digest")

  @@index([customerId, createdAt, id])
  @@map("audit_events")
}

/// An event's place in the hash chain of its customer. Append-only.
model AuditLink {
  /// The customer; zeros for events of no customer.
  chainId  String @map("chain_id") @db.Uuid
  /// From 1 on, without gaps.
  position BigInt
  sequence BigInt @unique
  /// Of the link before and of the event.
  hash     Bytes
  /// The order of commits, over all chains and with checkpoints among the links.
  ordinal  BigInt @unique @default(dbgenerated("nextval('audit_order'::regclass)"))

  @@id([chainId, position])
  @@map("audit_links")
}

/// The signed end of a chain at a time. Append-only.
model AuditCheckpoint {
  chainId   String   @map("chain_id") @db.Uuid
  position  BigInt
  hash      Bytes
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  keyId     String   @map("key_id")
  signature Bytes
  /// As that of links.
  ordinal   BigInt   @unique @default(dbgenerated("nextval('audit_order'::regclass)"))

  @@id([chainId, position])
  @@map("audit_checkpoints")
}

/// One row, whose lock lets one process at a time add links.
model AuditChainer {
  id      Boolean @id @default(true)
  /// Events up to this sequence are linked, and none of them can still be committed.
  settled BigInt  @default(0)

  @@map("audit_chainer")
}

/// One row: how far the audit log was delivered to the operator's sink.
model AuditSink {
  id           Boolean   @id @default(true)
  /// Where workers deliver it; empty when no sink is set.
  target       String    @default("")
  /// The ordinal of the last link or checkpoint that was delivered.
  position     BigInt    @default(0)
  deliveredAt  DateTime? @map("delivered_at") @db.Timestamptz(3)
  /// Null while deliveries succeed.
  failingSince DateTime? @map("failing_since") @db.Timestamptz(3)
  /// Failed in a row.
  attempts     Int       @default(0)
  error        String?
  /// When a worker next makes sure that a run of the workflow is at it.
  dueAt        DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(3)

  @@map("audit_sink")
}

/// Where an account, or a tenant of it, wants to hear of events.
model Webhook {
  id             String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId     String    @map("customer_id") @db.Uuid
  /// Only events of this tenant; null: of the account.
  tenantId       String?   @map("tenant_id") @db.Uuid
  name           String
  url            String
  eventTypes     String[]  @map("event_types")
  status         String    @default("active") // active | disabled
  disabledReason String?   @map("disabled_reason")
  /// The last success.
  deliveredAt    DateTime? @map("delivered_at") @db.Timestamptz(3)
  /// Who made it: human, api-key, registration-code, or operator.
  makerType      String    @default("operator") @map("maker_type")
  makerId        String    @default("command-line") @map("maker_id")
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  updatedAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(3)

  customer   Customer          @relation(fields: [customerId], references: [id])
  secrets    WebhookSecret[]
  deliveries WebhookDelivery[]

  @@index([customerId])
  @@map("webhooks")
}

/// A secret that signs deliveries, encrypted. After a rotation, two do for a while.
model WebhookSecret {
  id        String    @id @db.Uuid
  webhookId String    @map("webhook_id") @db.Uuid
  sealed    String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime? @map("expires_at") @db.Timestamptz(3)

  webhook Webhook @relation(fields: [webhookId], references: [id], onDelete: Cascade)

  @@index([webhookId])
  @@map("webhook_secrets")
}

/// An event for one webhook, and what became of it.
model WebhookDelivery {
  id            String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// The order within a lane.
  sequence      BigInt    @default(autoincrement())
  webhookId     String    @map("webhook_id") @db.Uuid
  /// The same for every webhook that gets the event, and for its replays.
  eventId       String    @map("event_id") @db.Uuid
  eventType     String    @map("event_type")
  /// What is delivered in order: a machine's uid, a key's id, \`bills\`, \`tests\`.
  lane          String
  subject       String
  data          Json
  occurredAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("occurred_at") @db.Timestamptz(3)
  replayOf      String?   @map("replay_of") @db.Uuid
  status        String    @default("pending") // pending | delivered | failed
  attempts      Int       @default(0)
  attemptedAt   DateTime? @map("attempted_at") @db.Timestamptz(3)
  nextAttemptAt DateTime? @map("next_attempt_at") @db.Timestamptz(3)
  error         String?
  /// When a worker next makes sure that a run of the workflow is at its lane.
  dueAt         DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(3)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  settledAt     DateTime? @map("settled_at") @db.Timestamptz(3)

  webhook Webhook @relation(fields: [webhookId], references: [id], onDelete: Cascade)

  @@index([webhookId, createdAt, id])
  @@map("webhook_deliveries")
}

/// When each duty of housekeeping last ended well, and why its last run failed.
model HousekeepingDuty {
  name        String    @id
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  succeededAt DateTime? @map("succeeded_at") @db.Timestamptz(3)
  error       String?

  @@map("housekeeping_duties")
}

/// A month of usage that was final, and matched its lifecycles when it was compared.
model UsageComparedMonth {
  /// UTC epoch seconds.
  monthStart BigInt   @id @map("month_start")
  comparedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("compared_at") @db.Timestamptz(3)

  @@map("usage_compared_months")
}

/// The ends of archives: lifecycles and placements of machines that were gone before are in files, not here.
model UsageArchive {
  /// UTC epoch seconds, the first of a month.
  endsAt    BigInt   @id @map("ends_at")
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  @@map("usage_archives")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "qBWHBPAGFw8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEAAAABuwcBANALACHLCAEA0AsAIY4JAQAAAAHJCQEA0gsAIcoJQADBCwAhywlAANELACEBAAAAAQAgFQMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIQoDAAC9DwAgBQAA1BMAIAYAAMARACAIAADBEQAgDwAAvRMAIBAAAL4TACARAADKEwAgHAAAwBMAIMYJAACmDQAgyAkAAKYNACAXAwAAtgwAIAUAAJkNACAGAADVDAAgCAAA1gwAIA8AAO4MACAQAADvDAAgEQAA6QwAIBwAAPEMACCdBwAAmA0AMJ4HAAADABCfBwAAmA0AMKEHQADBCwAhsgcBAAAAAckHAQDtCwAhywgBANALACH7CAAAlw0AII4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIc8JAACWDQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEA0AsAIcoHAQDtCwAh6wcEAMALACGdCAQAwAsAIZ4IBADACwAhnwgEAMALACHCCQQAwAsAIcMJAgDlCwAhxAkCAOULACEBAAAABwAgDgQAAIINACAHAACUDQAgnQcAAJUNADCeBwAACQAQnwcAAJUNADCgB0AA0QsAIawHAQDQCwAhsgcBAO0LACHKBwEA-QsAIeUHAQDQCwAhmwgBANILACG9CQIA5QsAIcAJAQDQCwAhwQlAAMELACEFBAAA2BEAIAcAANATACCgBwAApg0AIMoHAACmDQAgmwgAAKYNACAOBAAAgg0AIAcAAJQNACCdBwAAlQ0AMJ4HAAAJABCfBwAAlQ0AMKAHQADRCwAhrAcBANALACGyBwEAAAABygcBAPkLACHlBwEA0AsAIZsIAQDSCwAhvQkCAOULACHACQEA0AsAIcEJQADBCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA1QwAIAgAANYMACAOAADXDAAgnQcAANQMADCeBwAADgAQnwcAANQMADChB0AAwQsAIawHAQDQCwAh1gcCAOULACHtBwEA7QsAIZAIAgDlCwAhnggCAOULACGzCAIA5QsAIaEJIADkCwAhuwkBANALACG8CQAA3gsAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAANwMACAHAACUDQAgnQcAAJMNADCeBwAAEQAQnwcAAJMNADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhvgkBANILACG_CUAA0QsAIQUEAADYEQAgBwAA0BMAIJsIAACmDQAgvgkAAKYNACC_CQAApg0AIA8EAADcDAAgBwAAlA0AIJ0HAACTDQAwngcAABEAEJ8HAACTDQAwoQdAAMELACGsBwEA0AsAIbIHAQAAAAG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhvgkBANILACG_CUAA0QsAIQMAAAARACABAAASADACAAATACABAAAADgAgJQcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQDSCwAhuQkBAPkLACG6CQEA-QsAIQ0HAADQEwAgCgAA0RMAIAsAANITACAMAADTEwAgpwkAAKYNACCsCQAApg0AIK4JAACmDQAgrwkAAKYNACCwCQAApg0AILMJAACmDQAguAkAAKYNACC5CQAApg0AILoJAACmDQAgJQcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQAAAAGXCAEA0AsAIZsIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhpAgEAMALACGPCQEA0AsAIaEJIADkCwAhpgkBANALACGnCQEA0gsAIagJAgDlCwAhqQkCAOULACGqCQIA5QsAIasJAgDlCwAhrAkBAPkLACGtCSAA5AsAIa4JQADRCwAhrwlAANELACGwCUAA0QsAIbEJAADeCwAgsgkAAN4LACCzCUAA0QsAIbQJIADkCwAhtQkAAN4LACC2CQIA5QsAIbcJAgDlCwAhuAkBANILACG5CQEA-QsAIboJAQD5CwAhAwAAABYAIAEAABcAMAIAABgAIBkJAACKDQAgnQcAAI0NADCeBwAAGgAQnwcAAI0NADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQDtCwAhlwgBANALACGYCAIA5QsAIZkIBADACwAhmggBANALACGbCAEA0AsAIZwIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhoAgAAPoLACChCEAA0QsAIaIIQADRCwAhowhAANELACGkCAQAwAsAIaUIBADACwAhpggBANALACEECQAAzxMAIKEIAACmDQAgoggAAKYNACCjCAAApg0AIBoJAACKDQAgnQcAAI0NADCeBwAAGgAQnwcAAI0NADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQAAAAGXCAEA0AsAIZgIAgDlCwAhmQgEAMALACGaCAEA0AsAIZsIAQDQCwAhnAgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGgCAAA-gsAIKEIQADRCwAhoghAANELACGjCEAA0QsAIaQIBADACwAhpQgEAMALACGmCAEA0AsAIc4JAACMDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAACKDQAgnQcAAIsNADCeBwAAHgAQnwcAAIsNADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEA0AsAIaQJQADRCwAhAgkAAM8TACCkCQAApg0AIAkJAACKDQAgnQcAAIsNADCeBwAAHgAQnwcAAIsNADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEAAAABpAlAANELACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAIoNACCdBwAAiQ0AMJ4HAAAiABCfBwAAiQ0AMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIQEJAADPEwAgCwkAAIoNACCdBwAAiQ0AMJ4HAAAiABCfBwAAiQ0AMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIc0JAACIDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAAtgwAIAQAANwMACCdBwAAhw0AMJ4HAAAtABCfBwAAhw0AMKEHQADBCwAhrAcBANALACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAHuCwAh7AhAANELACGMCQEA0gsAIZQJQADRCwAhmwkBAPkLACGcCQEA0gsAIZ0JQADRCwAhCAMAAL0PACAEAADYEQAg7AgAAKYNACCMCQAApg0AIJQJAACmDQAgmwkAAKYNACCcCQAApg0AIJ0JAACmDQAgGAMAALYMACAEAADcDAAgnQcAAIcNADCeBwAALQAQnwcAAIcNADChB0AAwQsAIawHAQDQCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAEAAAHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACEDAAAALQAgAQAALgAwAgAALwAgGQMAALYMACAEAADcDAAgnQcAAIYNADCeBwAAMQAQnwcAAIYNADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh3wcBANALACHgBwEA7QsAIckIAQD5CwAhzwgAAN4LACDqCAEA0gsAIewIQADRCwAh8ggAAe4LACGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhDAMAAL0PACAEAADYEQAgyQgAAKYNACDqCAAApg0AIOwIAACmDQAglAkAAKYNACCVCQAApg0AIJYJAACmDQAglwkAAKYNACCYCQAApg0AIJkJAACmDQAgmgkAAKYNACAZAwAAtgwAIAQAANwMACCdBwAAhg0AMJ4HAAAxABCfBwAAhg0AMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAEAAAGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhAwAAADEAIAEAADIAMAIAADMAIBkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIckIAQDtCwAhywgBANALACHMCAEA0AsAIc0IAQDQCwAhzggAAPoLACDPCAAA3gsAINAIAgDlCwAh0QggAOQLACHSCAEA0AsAIdMIAADeCwAg1AggAOQLACHVCAIA5QsAIQIEAADYEQAgEgAA2Q4AIBkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEAAAABuwcBANALACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhyQgBAO0LACHLCAEA0AsAIcwIAQDQCwAhzQgBANALACHOCAAA-gsAIM8IAADeCwAg0AgCAOULACHRCCAA5AsAIdIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIdUIAgDlCwAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAArQwAIJ0HAACsDAAwngcAADoAEJ8HAACsDAAwrQdAANELACG9B0AAwQsAIckIAQDtCwAh1ggAAN4LACDXCAAA3gsAINgIAQDSCwAhAQAAADoAIAcSAACtDAAgnQcAAIQNADCeBwAAPAAQnwcAAIQNADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACEBEgAA2Q4AIAgSAACtDAAgnQcAAIQNADCeBwAAPAAQnwcAAIQNADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACHMCQAAgw0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAAC2DAAgBAAAgg0AIBgAAPIMACAZAAD0DAAgGgAA9QwAIBsAAPYMACCdBwAAgQ0AMJ4HAABCABCfBwAAgQ0AMKEHQADBCwAhsgcBAO0LACG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACGLCQEA0AsAIYwJAQDQCwAhjQlAANELACEKAwAAvQ8AIAQAANgRACAYAADBEwAgGQAAwxMAIBoAAMQTACAbAADFEwAguAcAAKYNACDKBwAApg0AINkIAACmDQAgjQkAAKYNACAVAwAAtgwAIAQAAIINACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgnQcAAIENADCeBwAAQgAQnwcAAIENADChB0AAwQsAIbIHAQAAAAG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACH7CAAAgA0AIIsJAQDQCwAhjAkBANALACGNCUAA0QsAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACEFAwAAvQ8AIBUAAM0TACAXAADOEwAg7AgAAKYNACCKCQAApg0AIBADAAC2DAAgFQAA_AwAIBcAAP8MACCdBwAA_gwAMJ4HAABHABCfBwAA_gwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAEAAAGKCUAA0QsAIQMAAABHACABAABIADACAABJACAKFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEA7QsAIbwHAgDlCwAhvwdAAMELACHHBwEA0AsAIYkJAQDtCwAhAQAAAEsAIA0DAAC2DAAgFQAA_AwAIJ0HAAD9DAAwngcAAE0AEJ8HAAD9DAAwyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHtCAAB7gsAIe4IAQDQCwAh7wgBANALACHwCEAA0QsAIQMDAAC9DwAgFQAAzRMAIPAIAACmDQAgDQMAALYMACAVAAD8DAAgnQcAAP0MADCeBwAATQAQnwcAAP0MADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAEAAAHuCAEA0AsAIe8IAQDQCwAh8AhAANELACEDAAAATQAgAQAATgAwAgAATwAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHoCAAB7gsAIekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhBQMAAL0PACAVAADNEwAg6ggAAKYNACDrCAAApg0AIOwIAACmDQAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIegIAAEAAAHpCAAB7gsAIeoIAQDSCwAh6whAANELACHsCEAA0QsAIQMAAABRACABAABSADACAABTACAUAwAA-QwAIAQBANILACEVAAD6DAAgnQcAAPgMADCeBwAAVQAQnwcAAPgMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHIB0AAwQsAIckHAQD5CwAhygcBAPkLACHnBwEA0AsAIeEIAAHuCwAh4ggAAe4LACHjCAEA0gsAIeQIAQDSCwAh5QgBAPkLACHmCAIA5QsAIecIQADRCwAhCQMAAL0PACAEAACmDQAgFQAAzRMAIMkHAACmDQAgygcAAKYNACDjCAAApg0AIOQIAACmDQAg5QgAAKYNACDnCAAApg0AIBQDAAD5DAAgBAEA0gsAIRUAAPoMACCdBwAA-AwAMJ4HAABVABCfBwAA-AwAMKEHQADBCwAhsgcBAAAAAbsHAQDQCwAhyAdAAMELACHJBwEA-QsAIcoHAQD5CwAh5wcBANALACHhCAABAAAB4ggAAQAAAeMIAQDSCwAh5AgBANILACHlCAEA-QsAIeYIAgDlCwAh5whAANELACEDAAAAVQAgAQAAVgAwAgAAVwAgFw8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhywgBANALACGOCQEA0AsAIckJAQDSCwAhyglAAMELACHLCUAA0QsAIQEAAABZACABAAAAQgAgAQAAAEcAIAEAAABNACABAAAAUQAgAQAAAFUAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAALYMACARAADpDAAgEwAA6gwAIBQAAOsMACCdBwAA6AwAMJ4HAABoABCfBwAA6AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACEHAwAAvQ8AIBEAAMoTACATAADLEwAgFAAAzBMAINsIAACmDQAg3AgAAKYNACDdCAAApg0AIBkDAAC2DAAgEQAA6QwAIBMAAOoMACAUAADrDAAgnQcAAOgMADCeBwAAaAAQnwcAAOgMADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACH7CAAA5wwAIAMAAABoACABAABpADACAABqACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIQEAAABuACAVAwAAtgwAIB8AAOYMACCdBwAA5QwAMJ4HAABwABCfBwAA5QwAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAe4LACHzCAEA0AsAIfQIAQDSCwAh9QgBANILACH2CAEA0gsAIfcIAADeCwAgCAMAAL0PACAfAADCEwAg2QgAAKYNACDsCAAApg0AIPAIAACmDQAg9AgAAKYNACD1CAAApg0AIPYIAACmDQAgFQMAALYMACAfAADmDAAgnQcAAOUMADCeBwAAcAAQnwcAAOUMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAQAAAfMIAQDQCwAh9AgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACADAAAAcAAgAQAAcQAwAgAAcgAgAQAAAHAAIAMAAABwACABAABxADACAAByACADAAAATQAgAQAATgAwAgAATwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABVACABAABWADACAABXACATAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIQYDAAC9DwAgIgAAyBMAICMAAMkTACDKBwAApg0AIM0HAACmDQAgzgcAAKYNACATAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAAAAAbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsHAQDQCwAhzAcAAN4LACDNBwEA0gsAIc4HQADRCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhAwAAAHkAIAEAAHoAMAIAAHsAIAkhAADgDAAgnQcAAOEMADCeBwAAfQAQnwcAAOEMADChB0AAwQsAIbIHAQDtCwAhtAcBAO0LACHHBwEA0AsAIcgHQADRCwAhAiEAAMcTACDIBwAApg0AIAkhAADgDAAgnQcAAOEMADCeBwAAfQAQnwcAAOEMADChB0AAwQsAIbIHAQAAAAG0BwEA7QsAIccHAQDQCwAhyAdAANELACEDAAAAfQAgAQAAfgAwAgAAfwAgFiEAAOAMACAqAAD6CwAgnQcAAN8MADCeBwAAgQEAEJ8HAADfDAAwoQdAAMELACGuBwEA0gsAIbIHAQDtCwAhswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIQYhAADHEwAgrgcAAKYNACC6BwAApg0AIL0HAACmDQAgvgcAAKYNACDABwAApg0AIBYhAADgDAAgKgAA-gsAIJ0HAADfDAAwngcAAIEBABCfBwAA3wwAMKEHQADBCwAhrgcBANILACGyBwEAAAABswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIQMAAACBAQAgAQAAggEAMAIAAIMBACABAAAAfQAgAQAAAIEBACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAaAAgAQAAAEIAIAEAAABHACABAAAAcAAgAQAAAE0AIAEAAABRACABAAAAVQAgAQAAAHkAIAEAAAABACAODwAAvRMAIBAAAL4TACAYAADBEwAgGQAAwxMAIBoAAMQTACAbAADFEwAgHAAAwBMAIB0AALwTACAeAAC_EwAgHwAAwhMAICAAAL4PACAkAADGEwAgyQkAAKYNACDLCQAApg0AIAMAAABZACABAACTAQAwAgAAAQAgAwAAAFkAIAEAAJMBADACAAABACADAAAAWQAgAQAAkwEAMAIAAAEAIBQPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAckJAQAAAAHKCUAAAAABywlAAAAAAQEqAACXAQAgCKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABASoAAJkBADABKgAAmQEAMBQPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhAgAAAAEAICoAAJwBACAIoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIQIAAABZACAqAACeAQAgAgAAAFkAICoAAJ4BACADAAAAAQAgMQAAlwEAIDIAAJwBACABAAAAAQAgAQAAAFkAIAUNAACwEgAgNwAAshIAIDgAALESACDJCQAApg0AIMsJAACmDQAgC50HAADeDAAwngcAAKUBABCfBwAA3gwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIcsIAQDFCwAhjgkBAMULACHJCQEAxwsAIcoJQAC4CwAhywlAAMYLACEDAAAAWQAgAQAApAEAMDYAAKUBACADAAAAWQAgAQAAkwEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAKgSACAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEAAArRIAIBEAAK4SACAcAACvEgAgoQdAAAAAAbIHAQAAAAHJBwEAAAABywgBAAAAAY4JAQAAAAGPCQEAAAABxQkgAAAAAcYJQAAAAAHHCUAAAAAByAlAAAAAAQEqAACtAQAgCqEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAEBKgAArwEAMAEqAACvAQAwEgMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACECAAAABQAgKgAAsgEAIAqhB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIQIAAAADACAqAAC0AQAgAgAAAAMAICoAALQBACADAAAABQAgMQAArQEAIDIAALIBACABAAAABQAgAQAAAAMAIAUNAADZEQAgNwAA2xEAIDgAANoRACDGCQAApg0AIMgJAACmDQAgDZ0HAADdDAAwngcAALsBABCfBwAA3QwAMKEHQAC4CwAhsgcBANQLACHJBwEA1AsAIcsIAQDFCwAhjgkBAMULACGPCQEAxQsAIcUJIADgCwAhxglAAMYLACHHCUAAuAsAIcgJQADGCwAhAwAAAAMAIAEAALoBADA2AAC7AQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEAAAABygcBAAAAAesHBADACwAhnQgEAMALACGeCAQAwAsAIZ8IBADACwAhwgkEAMALACHDCQIA5QsAIcQJAgDlCwAhAQAAAL4BACABAAAAvgEAIAEEAADYEQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAwAAAAcAIAEAAMEBADACAAC-AQAgCgQAANcRACCsBwEAAAABygcBAAAAAesHBAAAAAGdCAQAAAABnggEAAAAAZ8IBAAAAAHCCQQAAAABwwkCAAAAAcQJAgAAAAEBKgAAxQEAIAmsBwEAAAABygcBAAAAAesHBAAAAAGdCAQAAAABnggEAAAAAZ8IBAAAAAHCCQQAAAABwwkCAAAAAcQJAgAAAAEBKgAAxwEAMAEqAADHAQAwCgQAANYRACCsBwEAqg0AIcoHAQCqDQAh6wcEAJ8NACGdCAQAnw0AIZ4IBACfDQAhnwgEAJ8NACHCCQQAnw0AIcMJAgCyDQAhxAkCALINACECAAAAvgEAICoAAMoBACAJrAcBAKoNACHKBwEAqg0AIesHBACfDQAhnQgEAJ8NACGeCAQAnw0AIZ8IBACfDQAhwgkEAJ8NACHDCQIAsg0AIcQJAgCyDQAhAgAAAAcAICoAAMwBACACAAAABwAgKgAAzAEAIAMAAAC-AQAgMQAAxQEAIDIAAMoBACABAAAAvgEAIAEAAAAHACAFDQAA0REAIDcAANQRACA4AADTEQAgWQAA0hEAIFoAANURACAMnQcAANoMADCeBwAA0wEAEJ8HAADaDAAwrAcBAMULACHKBwEA1AsAIesHBAC3CwAhnQgEALcLACGeCAQAtwsAIZ8IBAC3CwAhwgkEALcLACHDCQIA1wsAIcQJAgDXCwAhAwAAAAcAIAEAANIBADA2AADTAQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAuxEAIAcAANARACCgB0AAAAABrAcBAAAAAbIHAQAAAAHKBwEAAAAB5QcBAAAAAZsIAQAAAAG9CQIAAAABwAkBAAAAAcEJQAAAAAEBKgAA2wEAIAmgB0AAAAABrAcBAAAAAbIHAQAAAAHKBwEAAAAB5QcBAAAAAZsIAQAAAAG9CQIAAAABwAkBAAAAAcEJQAAAAAEBKgAA3QEAMAEqAADdAQAwAQAAAAMAIAEAAAAOACALBAAAuREAIAcAAM8RACCgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhmwgBAKwNACG9CQIAsg0AIcAJAQCqDQAhwQlAAKANACECAAAACwAgKgAA4gEAIAmgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhmwgBAKwNACG9CQIAsg0AIcAJAQCqDQAhwQlAAKANACECAAAACQAgKgAA5AEAIAIAAAAJACAqAADkAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMQAA2wEAIDIAAOIBACABAAAACwAgAQAAAAkAIAgNAADKEQAgNwAAzREAIDgAAMwRACBZAADLEQAgWgAAzhEAIKAHAACmDQAgygcAAKYNACCbCAAApg0AIAydBwAA2QwAMJ4HAADtAQAQnwcAANkMADCgB0AAxgsAIawHAQDFCwAhsgcBANQLACHKBwEA1gsAIeUHAQDFCwAhmwgBAMcLACG9CQIA1wsAIcAJAQDFCwAhwQlAALgLACEDAAAACQAgAQAA7AEAMDYAAO0BACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAArREAIAcAAMkRACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAeUHAQAAAAGbCAEAAAABvQkCAAAAAb4JAQAAAAG_CUAAAAABASoAAPUBACAKoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHlBwEAAAABmwgBAAAAAb0JAgAAAAG-CQEAAAABvwlAAAAAAQEqAAD3AQAwASoAAPcBADABAAAADgAgDAQAAKsRACAHAADIEQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHKBwEAqg0AIeUHAQCqDQAhmwgBAKwNACG9CQIAsg0AIb4JAQCsDQAhvwlAAKsNACECAAAAEwAgKgAA-wEAIAqhB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIcoHAQCqDQAh5QcBAKoNACGbCAEArA0AIb0JAgCyDQAhvgkBAKwNACG_CUAAqw0AIQIAAAARACAqAAD9AQAgAgAAABEAICoAAP0BACABAAAADgAgAwAAABMAIDEAAPUBACAyAAD7AQAgAQAAABMAIAEAAAARACAIDQAAwxEAIDcAAMYRACA4AADFEQAgWQAAxBEAIFoAAMcRACCbCAAApg0AIL4JAACmDQAgvwkAAKYNACANnQcAANgMADCeBwAAhQIAEJ8HAADYDAAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHKBwEA1AsAIeUHAQDFCwAhmwgBAMcLACG9CQIA1wsAIb4JAQDHCwAhvwlAAMYLACEDAAAAEQAgAQAAhAIAMDYAAIUCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEAAAAB1gcCAOULACHtBwEA7QsAIZAIAgDlCwAhnggCAOULACGzCAIA5QsAIaEJIADkCwAhuwkBANALACG8CQAA3gsAIAEAAACIAgAgAQAAAIgCACADBgAAwBEAIAgAAMERACAOAADCEQAgAwAAAA4AIAEAAIsCADACAACIAgAgAwAAAA4AIAEAAIsCADACAACIAgAgAwAAAA4AIAEAAIsCADACAACIAgAgDQYAAL0RACAIAAC-EQAgDgAAvxEAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAe0HAQAAAAGQCAIAAAABnggCAAAAAbMIAgAAAAGhCSAAAAABuwkBAAAAAbwJAAC8EQAgASoAAI8CACAKoQdAAAAAAawHAQAAAAHWBwIAAAAB7QcBAAAAAZAIAgAAAAGeCAIAAAABswgCAAAAAaEJIAAAAAG7CQEAAAABvAkAALwRACABKgAAkQIAMAEqAACRAgAwDQYAAJERACAIAACSEQAgDgAAkxEAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG7CQEAqg0AIbwJAACQEQAgAgAAAIgCACAqAACUAgAgCqEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG7CQEAqg0AIbwJAACQEQAgAgAAAA4AICoAAJYCACACAAAADgAgKgAAlgIAIAMAAACIAgAgMQAAjwIAIDIAAJQCACABAAAAiAIAIAEAAAAOACAFDQAAixEAIDcAAI4RACA4AACNEQAgWQAAjBEAIFoAAI8RACANnQcAANMMADCeBwAAnQIAEJ8HAADTDAAwoQdAALgLACGsBwEAxQsAIdYHAgDXCwAh7QcBANQLACGQCAIA1wsAIZ4IAgDXCwAhswgCANcLACGhCSAA4AsAIbsJAQDFCwAhvAkAAN4LACADAAAADgAgAQAAnAIAMDYAAJ0CACADAAAADgAgAQAAiwIAMAIAAIgCACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICIHAACHEQAgCgAAiBEAIAsAAIkRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAG6CQEAAAABASoAAKUCACAerAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAG6CQEAAAABASoAAKcCADABKgAApwIAMCIHAADcEAAgCgAA3RAAIAsAAN4QACAMAADfEAAgrAcBAKoNACGXCAEAqg0AIZsIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhpAgEAJ8NACGPCQEAqg0AIaEJIADiDQAhpgkBAKoNACGnCQEArA0AIagJAgCyDQAhqQkCALINACGqCQIAsg0AIasJAgCyDQAhrAkBAKwNACGtCSAA4g0AIa4JQACrDQAhrwlAAKsNACGwCUAAqw0AIbEJAADZEAAgsgkAANoQACCzCUAAqw0AIbQJIADiDQAhtQkAANsQACC2CQIAsg0AIbcJAgCyDQAhuAkBAKwNACG5CQEArA0AIboJAQCsDQAhAgAAABgAICoAAKoCACAerAcBAKoNACGXCAEAqg0AIZsIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhpAgEAJ8NACGPCQEAqg0AIaEJIADiDQAhpgkBAKoNACGnCQEArA0AIagJAgCyDQAhqQkCALINACGqCQIAsg0AIasJAgCyDQAhrAkBAKwNACGtCSAA4g0AIa4JQACrDQAhrwlAAKsNACGwCUAAqw0AIbEJAADZEAAgsgkAANoQACCzCUAAqw0AIbQJIADiDQAhtQkAANsQACC2CQIAsg0AIbcJAgCyDQAhuAkBAKwNACG5CQEArA0AIboJAQCsDQAhAgAAABYAICoAAKwCACACAAAAFgAgKgAArAIAIAMAAAAYACAxAAClAgAgMgAAqgIAIAEAAAAYACABAAAAFgAgDg0AANQQACA3AADXEAAgOAAA1hAAIFkAANUQACBaAADYEAAgpwkAAKYNACCsCQAApg0AIK4JAACmDQAgrwkAAKYNACCwCQAApg0AILMJAACmDQAguAkAAKYNACC5CQAApg0AILoJAACmDQAgIZ0HAADSDAAwngcAALMCABCfBwAA0gwAMKwHAQDFCwAhlwgBAMULACGbCAEAxQsAIZ0IAgDXCwAhnggCANcLACGfCAIA1wsAIaQIBAC3CwAhjwkBAMULACGhCSAA4AsAIaYJAQDFCwAhpwkBAMcLACGoCQIA1wsAIakJAgDXCwAhqgkCANcLACGrCQIA1wsAIawJAQDWCwAhrQkgAOALACGuCUAAxgsAIa8JQADGCwAhsAlAAMYLACGxCQAA3gsAILIJAADeCwAgswlAAMYLACG0CSAA4AsAIbUJAADeCwAgtgkCANcLACG3CQIA1wsAIbgJAQDHCwAhuQkBANYLACG6CQEA1gsAIQMAAAAWACABAACyAgAwNgAAswIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAADTEAAguwcgAAAAAeUHAQAAAAHuBwEAAAABmggBAAAAAasIAQAAAAGlCUAAAAABASoAALsCACAGuwcgAAAAAeUHAQAAAAHuBwEAAAABmggBAAAAAasIAQAAAAGlCUAAAAABASoAAL0CADABKgAAvQIAMAcJAADSEAAguwcgAOINACHlBwEAqg0AIe4HAQCqDQAhmggBAKoNACGrCAEAqg0AIaUJQACgDQAhAgAAACQAICoAAMACACAGuwcgAOINACHlBwEAqg0AIe4HAQCqDQAhmggBAKoNACGrCAEAqg0AIaUJQACgDQAhAgAAACIAICoAAMICACACAAAAIgAgKgAAwgIAIAMAAAAkACAxAAC7AgAgMgAAwAIAIAEAAAAkACABAAAAIgAgAw0AAM8QACA3AADREAAgOAAA0BAAIAmdBwAA0QwAMJ4HAADJAgAQnwcAANEMADC7ByAA4AsAIeUHAQDFCwAh7gcBAMULACGaCAEAxQsAIasIAQDFCwAhpQlAALgLACEDAAAAIgAgAQAAyAIAMDYAAMkCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAAzhAAIKEHQAAAAAGaCAEAAAAB_wgBAAAAAaMJAQAAAAGkCUAAAAABASoAANECACAFoQdAAAAAAZoIAQAAAAH_CAEAAAABowkBAAAAAaQJQAAAAAEBKgAA0wIAMAEqAADTAgAwBgkAAM0QACChB0AAoA0AIZoIAQCqDQAh_wgBAKoNACGjCQEAqg0AIaQJQACrDQAhAgAAACAAICoAANYCACAFoQdAAKANACGaCAEAqg0AIf8IAQCqDQAhowkBAKoNACGkCUAAqw0AIQIAAAAeACAqAADYAgAgAgAAAB4AICoAANgCACADAAAAIAAgMQAA0QIAIDIAANYCACABAAAAIAAgAQAAAB4AIAQNAADKEAAgNwAAzBAAIDgAAMsQACCkCQAApg0AIAidBwAA0AwAMJ4HAADfAgAQnwcAANAMADChB0AAuAsAIZoIAQDFCwAh_wgBAMULACGjCQEAxQsAIaQJQADGCwAhAwAAAB4AIAEAAN4CADA2AADfAgAgAwAAAB4AIAEAAB8AMAIAACAAIAmdBwAAzwwAMJ4HAADlAgAQnwcAAM8MADDyBwEA7QsAIfMHAQDSCwAhlggBAAAAAZoIAQDQCwAhpQgEAJ0MACGiCUAAwQsAIQEAAADiAgAgAQAAAOICACAJnQcAAM8MADCeBwAA5QIAEJ8HAADPDAAw8gcBAO0LACHzBwEA0gsAIZYIAQDtCwAhmggBANALACGlCAQAnQwAIaIJQADBCwAhAvMHAACmDQAgpQgAAKYNACADAAAA5QIAIAEAAOYCADACAADiAgAgAwAAAOUCACABAADmAgAwAgAA4gIAIAMAAADlAgAgAQAA5gIAMAIAAOICACAG8gcBAAAAAfMHAQAAAAGWCAEAAAABmggBAAAAAaUIBAAAAAGiCUAAAAABASoAAOoCACAG8gcBAAAAAfMHAQAAAAGWCAEAAAABmggBAAAAAaUIBAAAAAGiCUAAAAABASoAAOwCADABKgAA7AIAMAbyBwEAqg0AIfMHAQCsDQAhlggBAKoNACGaCAEAqg0AIaUIBACmDgAhoglAAKANACECAAAA4gIAICoAAO8CACAG8gcBAKoNACHzBwEArA0AIZYIAQCqDQAhmggBAKoNACGlCAQApg4AIaIJQACgDQAhAgAAAOUCACAqAADxAgAgAgAAAOUCACAqAADxAgAgAwAAAOICACAxAADqAgAgMgAA7wIAIAEAAADiAgAgAQAAAOUCACAHDQAAxRAAIDcAAMgQACA4AADHEAAgWQAAxhAAIFoAAMkQACDzBwAApg0AIKUIAACmDQAgCZ0HAADODAAwngcAAPgCABCfBwAAzgwAMPIHAQDUCwAh8wcBAMcLACGWCAEA1AsAIZoIAQDFCwAhpQgEAJYMACGiCUAAuAsAIQMAAADlAgAgAQAA9wIAMDYAAPgCACADAAAA5QIAIAEAAOYCADACAADiAgAgDJ0HAADNDAAwngcAAP4CABCfBwAAzQwAMKEHQADBCwAhrAcBAAAAAe0HAQDtCwAhqQgBANALACGzCAIA5QsAIZ4JAAD6CwAgnwkBANILACGgCQQAnQwAIaEJIADkCwAhAQAAAPsCACABAAAA-wIAIAydBwAAzQwAMJ4HAAD-AgAQnwcAAM0MADChB0AAwQsAIawHAQDQCwAh7QcBAO0LACGpCAEA0AsAIbMIAgDlCwAhngkAAPoLACCfCQEA0gsAIaAJBACdDAAhoQkgAOQLACECnwkAAKYNACCgCQAApg0AIAMAAAD-AgAgAQAA_wIAMAIAAPsCACADAAAA_gIAIAEAAP8CADACAAD7AgAgAwAAAP4CACABAAD_AgAwAgAA-wIAIAmhB0AAAAABrAcBAAAAAe0HAQAAAAGpCAEAAAABswgCAAAAAZ4JgAAAAAGfCQEAAAABoAkEAAAAAaEJIAAAAAEBKgAAgwMAIAmhB0AAAAABrAcBAAAAAe0HAQAAAAGpCAEAAAABswgCAAAAAZ4JgAAAAAGfCQEAAAABoAkEAAAAAaEJIAAAAAEBKgAAhQMAMAEqAACFAwAwCaEHQACgDQAhrAcBAKoNACHtBwEAqg0AIakIAQCqDQAhswgCALINACGeCYAAAAABnwkBAKwNACGgCQQApg4AIaEJIADiDQAhAgAAAPsCACAqAACIAwAgCaEHQACgDQAhrAcBAKoNACHtBwEAqg0AIakIAQCqDQAhswgCALINACGeCYAAAAABnwkBAKwNACGgCQQApg4AIaEJIADiDQAhAgAAAP4CACAqAACKAwAgAgAAAP4CACAqAACKAwAgAwAAAPsCACAxAACDAwAgMgAAiAMAIAEAAAD7AgAgAQAAAP4CACAHDQAAwBAAIDcAAMMQACA4AADCEAAgWQAAwRAAIFoAAMQQACCfCQAApg0AIKAJAACmDQAgDJ0HAADMDAAwngcAAJEDABCfBwAAzAwAMKEHQAC4CwAhrAcBAMULACHtBwEA1AsAIakIAQDFCwAhswgCANcLACGeCQAA1QsAIJ8JAQDHCwAhoAkEAJYMACGhCSAA4AsAIQMAAAD-AgAgAQAAkAMAMDYAAJEDACADAAAA_gIAIAEAAP8CADACAAD7AgAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAAvhAAIAQAAL8QACChB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc8IAAC8EAAg0ggBAAAAAdMIAAC9EAAg1AggAAAAAekIAAEAAAHsCEAAAAABjAkBAAAAAZQJQAAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAEBKgAAmQMAIBOhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc8IAAC8EAAg0ggBAAAAAdMIAAC9EAAg1AggAAAAAekIAAEAAAHsCEAAAAABjAkBAAAAAZQJQAAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAEBKgAAmwMAMAEqAACbAwAwFQMAALoQACAEAAC7EAAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIc8IAAC4EAAg0ggBAKoNACHTCAAAuRAAINQIIADiDQAh6QgAAe0NACHsCEAAqw0AIYwJAQCsDQAhlAlAAKsNACGbCQEArA0AIZwJAQCsDQAhnQlAAKsNACECAAAALwAgKgAAngMAIBOhB0AAoA0AIawHAQCqDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAhzwgAALgQACDSCAEAqg0AIdMIAAC5EAAg1AggAOINACHpCAAB7Q0AIewIQACrDQAhjAkBAKwNACGUCUAAqw0AIZsJAQCsDQAhnAkBAKwNACGdCUAAqw0AIQIAAAAtACAqAACgAwAgAgAAAC0AICoAAKADACADAAAALwAgMQAAmQMAIDIAAJ4DACABAAAALwAgAQAAAC0AIAkNAAC1EAAgNwAAtxAAIDgAALYQACDsCAAApg0AIIwJAACmDQAglAkAAKYNACCbCQAApg0AIJwJAACmDQAgnQkAAKYNACAWnQcAAMsMADCeBwAApwMAEJ8HAADLDAAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIcoHAQDUCwAhzwcBAMULACHQBwEAxQsAIc8IAADeCwAg0ggBAMULACHTCAAA3gsAINQIIADgCwAh6QgAAekLACHsCEAAxgsAIYwJAQDHCwAhlAlAAMYLACGbCQEA1gsAIZwJAQDHCwAhnQlAAMYLACEDAAAALQAgAQAApgMAMDYAAKcDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAsxAAIAQAALQQACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAd8HAQAAAAHgBwEAAAAByQgBAAAAAc8IAACxEAAg6ggBAAAAAewIQAAAAAHyCAABAAABkwkAALIQACCUCUAAAAABlQkCAAAAAZYJAgAAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABASoAAK8DACAUoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAQEqAACxAwAwASoAALEDADAWAwAArxAAIAQAALAQACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIcoHAQCqDQAh3wcBAKoNACHgBwEAqg0AIckIAQCsDQAhzwgAAK0QACDqCAEArA0AIewIQACrDQAh8ggAAe0NACGTCQAArhAAIJQJQACrDQAhlQkCAKcOACGWCQIApw4AIZcJAQCsDQAhmAkBAKwNACGZCQEArA0AIZoJAQCsDQAhAgAAADMAICoAALQDACAUoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHKBwEAqg0AId8HAQCqDQAh4AcBAKoNACHJCAEArA0AIc8IAACtEAAg6ggBAKwNACHsCEAAqw0AIfIIAAHtDQAhkwkAAK4QACCUCUAAqw0AIZUJAgCnDgAhlgkCAKcOACGXCQEArA0AIZgJAQCsDQAhmQkBAKwNACGaCQEArA0AIQIAAAAxACAqAAC2AwAgAgAAADEAICoAALYDACADAAAAMwAgMQAArwMAIDIAALQDACABAAAAMwAgAQAAADEAIA8NAACoEAAgNwAAqxAAIDgAAKoQACBZAACpEAAgWgAArBAAIMkIAACmDQAg6ggAAKYNACDsCAAApg0AIJQJAACmDQAglQkAAKYNACCWCQAApg0AIJcJAACmDQAgmAkAAKYNACCZCQAApg0AIJoJAACmDQAgF50HAADKDAAwngcAAL0DABCfBwAAygwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhygcBANQLACHfBwEAxQsAIeAHAQDUCwAhyQgBANYLACHPCAAA3gsAIOoIAQDHCwAh7AhAAMYLACHyCAAB6QsAIZMJAADeCwAglAlAAMYLACGVCQIAlwwAIZYJAgCXDAAhlwkBAMcLACGYCQEAxwsAIZkJAQDWCwAhmgkBANYLACEDAAAAMQAgAQAAvAMAMDYAAL0DACADAAAAMQAgAQAAMgAwAgAAMwAgBZ0HAADJDAAwngcAAMMDABCfBwAAyQwAMMgHQADBCwAhkgkAAQAAAQEAAADAAwAgAQAAAMADACAFnQcAAMkMADCeBwAAwwMAEJ8HAADJDAAwyAdAAMELACGSCQAB7gsAIQADAAAAwwMAIAEAAMQDADACAADAAwAgAwAAAMMDACABAADEAwAwAgAAwAMAIAMAAADDAwAgAQAAxAMAMAIAAMADACACyAdAAAAAAZIJAAEAAAEBKgAAyAMAIALIB0AAAAABkgkAAQAAAQEqAADKAwAwASoAAMoDADACyAdAAKANACGSCQAB7Q0AIQIAAADAAwAgKgAAzQMAIALIB0AAoA0AIZIJAAHtDQAhAgAAAMMDACAqAADPAwAgAgAAAMMDACAqAADPAwAgAwAAAMADACAxAADIAwAgMgAAzQMAIAEAAADAAwAgAQAAAMMDACADDQAApRAAIDcAAKcQACA4AACmEAAgBZ0HAADIDAAwngcAANYDABCfBwAAyAwAMMgHQAC4CwAhkgkAAekLACEDAAAAwwMAIAEAANUDADA2AADWAwAgAwAAAMMDACABAADEAwAwAgAAwAMAIA2dBwAAxwwAMJ4HAADcAwAQnwcAAMcMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQD5CwAhywgBANALACHtCAABAAABjgkBANALACGPCQEA0AsAIZAJQADRCwAhkQkAAIEMACABAAAA2QMAIAEAAADZAwAgDZ0HAADHDAAwngcAANwDABCfBwAAxwwAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQD5CwAhywgBANALACHtCAAB7gsAIY4JAQDQCwAhjwkBANALACGQCUAA0QsAIZEJAACBDAAgA8kHAACmDQAgkAkAAKYNACCRCQAApg0AIAMAAADcAwAgAQAA3QMAMAIAANkDACADAAAA3AMAIAEAAN0DADACAADZAwAgAwAAANwDACABAADdAwAwAgAA2QMAIAqhB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABywgBAAAAAe0IAAEAAAGOCQEAAAABjwkBAAAAAZAJQAAAAAGRCYAAAAABASoAAOEDACAKoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcsIAQAAAAHtCAABAAABjgkBAAAAAY8JAQAAAAGQCUAAAAABkQmAAAAAAQEqAADjAwAwASoAAOMDADAKoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKwNACHLCAEAqg0AIe0IAAHtDQAhjgkBAKoNACGPCQEAqg0AIZAJQACrDQAhkQmAAAAAAQIAAADZAwAgKgAA5gMAIAqhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEArA0AIcsIAQCqDQAh7QgAAe0NACGOCQEAqg0AIY8JAQCqDQAhkAlAAKsNACGRCYAAAAABAgAAANwDACAqAADoAwAgAgAAANwDACAqAADoAwAgAwAAANkDACAxAADhAwAgMgAA5gMAIAEAAADZAwAgAQAAANwDACAGDQAAohAAIDcAAKQQACA4AACjEAAgyQcAAKYNACCQCQAApg0AIJEJAACmDQAgDZ0HAADGDAAwngcAAO8DABCfBwAAxgwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDWCwAhywgBAMULACHtCAAB6QsAIY4JAQDFCwAhjwkBAMULACGQCUAAxgsAIZEJAAD-CwAgAwAAANwDACABAADuAwAwNgAA7wMAIAMAAADcAwAgAQAA3QMAMAIAANkDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBEDAACcEAAgBAAAnRAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQEqAAD3AwAgC6EHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABASoAAPkDADABKgAA-QMAMAEAAAADACARAwAA5g8AIAQAAOcPACAYAADoDwAgGQAA6Q8AIBoAAOoPACAbAADrDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQIAAABEACAqAAD9AwAgC6EHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACECAAAAQgAgKgAA_wMAIAIAAABCACAqAAD_AwAgAQAAAAMAIAMAAABEACAxAAD3AwAgMgAA_QMAIAEAAABEACABAAAAQgAgBw0AAOMPACA3AADlDwAgOAAA5A8AILgHAACmDQAgygcAAKYNACDZCAAApg0AII0JAACmDQAgDp0HAADFDAAwngcAAIcEABCfBwAAxQwAMKEHQAC4CwAhsgcBANQLACG4BwEAxwsAIbsHAQDFCwAhyQcBANQLACHKBwEA1gsAIcsIAQDFCwAh2QgBAMcLACGLCQEAxQsAIYwJAQDFCwAhjQlAAMYLACEDAAAAQgAgAQAAhgQAMDYAAIcEACADAAAAQgAgAQAAQwAwAgAARAAgAQAAAEkAIAEAAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACANAwAA4A8AIBUAAOEPACAXAADiDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB5QgBAAAAAewIQAAAAAHyCAABAAABiglAAAAAAQEqAACPBAAgCqEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEBKgAAkQQAMAEqAACRBAAwDQMAANgPACAVAADZDwAgFwAA2g8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIeUIAQCqDQAh7AhAAKsNACHyCAAB7Q0AIYoJQACrDQAhAgAAAEkAICoAAJQEACAKoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh5QgBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACECAAAARwAgKgAAlgQAIAIAAABHACAqAACWBAAgAwAAAEkAIDEAAI8EACAyAACUBAAgAQAAAEkAIAEAAABHACAFDQAA1Q8AIDcAANcPACA4AADWDwAg7AgAAKYNACCKCQAApg0AIA2dBwAAxAwAMJ4HAACdBAAQnwcAAMQMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIc8HAQDFCwAh0AcBAMULACHlCAEA1AsAIewIQADGCwAh8ggAAekLACGKCUAAxgsAIQMAAABHACABAACcBAAwNgAAnQQAIAMAAABHACABAABIADACAABJACAKFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEAAAABvAcCAOULACG_B0AAwQsAIccHAQDQCwAhiQkBAAAAAQEAAACgBAAgAQAAAKAEACABFgAA1A8AIAMAAABLACABAACjBAAwAgAAoAQAIAMAAABLACABAACjBAAwAgAAoAQAIAMAAABLACABAACjBAAwAgAAoAQAIAcWAADTDwAgoQdAAAAAAbIHAQAAAAG8BwIAAAABvwdAAAAAAccHAQAAAAGJCQEAAAABASoAAKcEACAGoQdAAAAAAbIHAQAAAAG8BwIAAAABvwdAAAAAAccHAQAAAAGJCQEAAAABASoAAKkEADABKgAAqQQAMAcWAADSDwAgoQdAAKANACGyBwEAqg0AIbwHAgCyDQAhvwdAAKANACHHBwEAqg0AIYkJAQCqDQAhAgAAAKAEACAqAACsBAAgBqEHQACgDQAhsgcBAKoNACG8BwIAsg0AIb8HQACgDQAhxwcBAKoNACGJCQEAqg0AIQIAAABLACAqAACuBAAgAgAAAEsAICoAAK4EACADAAAAoAQAIDEAAKcEACAyAACsBAAgAQAAAKAEACABAAAASwAgBQ0AAM0PACA3AADQDwAgOAAAzw8AIFkAAM4PACBaAADRDwAgCZ0HAADBDAAwngcAALUEABCfBwAAwQwAMKEHQAC4CwAhsgcBANQLACG8BwIA1wsAIb8HQAC4CwAhxwcBAMULACGJCQEA1AsAIQMAAABLACABAAC0BAAwNgAAtQQAIAMAAABLACABAACjBAAwAgAAoAQAIAadBwAAwAwAMJ4HAAC7BAAQnwcAAMAMADCGCQEAAAABhwkCAOULACGICQQAnQwAIQEAAAC4BAAgAQAAALgEACAGnQcAAMAMADCeBwAAuwQAEJ8HAADADAAwhgkBANALACGHCQIA5QsAIYgJBACdDAAhAYgJAACmDQAgAwAAALsEACABAAC8BAAwAgAAuAQAIAMAAAC7BAAgAQAAvAQAMAIAALgEACADAAAAuwQAIAEAALwEADACAAC4BAAgA4YJAQAAAAGHCQIAAAABiAkEAAAAAQEqAADABAAgA4YJAQAAAAGHCQIAAAABiAkEAAAAAQEqAADCBAAwASoAAMIEADADhgkBAKoNACGHCQIAsg0AIYgJBACmDgAhAgAAALgEACAqAADFBAAgA4YJAQCqDQAhhwkCALINACGICQQApg4AIQIAAAC7BAAgKgAAxwQAIAIAAAC7BAAgKgAAxwQAIAMAAAC4BAAgMQAAwAQAIDIAAMUEACABAAAAuAQAIAEAAAC7BAAgBg0AAMgPACA3AADLDwAgOAAAyg8AIFkAAMkPACBaAADMDwAgiAkAAKYNACAGnQcAAL8MADCeBwAAzgQAEJ8HAAC_DAAwhgkBAMULACGHCQIA1wsAIYgJBACWDAAhAwAAALsEACABAADNBAAwNgAAzgQAIAMAAAC7BAAgAQAAvAQAMAIAALgEACAKnQcAAL0MADCeBwAA1AQAEJ8HAAC9DAAwoQdAAMELACGyBwEAAAABxwcBANALACGCCQEA0AsAIYMJAAHuCwAhhAkAAe4LACGFCQAAvgwAIAEAAADRBAAgAQAAANEEACAJnQcAAL0MADCeBwAA1AQAEJ8HAAC9DAAwoQdAAMELACGyBwEA7QsAIccHAQDQCwAhggkBANALACGDCQAB7gsAIYQJAAHuCwAhAAMAAADUBAAgAQAA1QQAMAIAANEEACADAAAA1AQAIAEAANUEADACAADRBAAgAwAAANQEACABAADVBAAwAgAA0QQAIAahB0AAAAABsgcBAAAAAccHAQAAAAGCCQEAAAABgwkAAQAAAYQJAAEAAAEBKgAA2QQAIAahB0AAAAABsgcBAAAAAccHAQAAAAGCCQEAAAABgwkAAQAAAYQJAAEAAAEBKgAA2wQAMAEqAADbBAAwBqEHQACgDQAhsgcBAKoNACHHBwEAqg0AIYIJAQCqDQAhgwkAAe0NACGECQAB7Q0AIQIAAADRBAAgKgAA3gQAIAahB0AAoA0AIbIHAQCqDQAhxwcBAKoNACGCCQEAqg0AIYMJAAHtDQAhhAkAAe0NACECAAAA1AQAICoAAOAEACACAAAA1AQAICoAAOAEACADAAAA0QQAIDEAANkEACAyAADeBAAgAQAAANEEACABAAAA1AQAIAMNAADFDwAgNwAAxw8AIDgAAMYPACAJnQcAALwMADCeBwAA5wQAEJ8HAAC8DAAwoQdAALgLACGyBwEA1AsAIccHAQDFCwAhggkBAMULACGDCQAB6QsAIYQJAAHpCwAhAwAAANQEACABAADmBAAwNgAA5wQAIAMAAADUBAAgAQAA1QQAMAIAANEEACAHnQcAALsMADCeBwAA7QQAEJ8HAAC7DAAwoQdAAMELACGyBwEAAAAB2wcBANALACGBCQEA0AsAIQEAAADqBAAgAQAAAOoEACAHnQcAALsMADCeBwAA7QQAEJ8HAAC7DAAwoQdAAMELACGyBwEA7QsAIdsHAQDQCwAhgQkBANALACEAAwAAAO0EACABAADuBAAwAgAA6gQAIAMAAADtBAAgAQAA7gQAMAIAAOoEACADAAAA7QQAIAEAAO4EADACAADqBAAgBKEHQAAAAAGyBwEAAAAB2wcBAAAAAYEJAQAAAAEBKgAA8gQAIAShB0AAAAABsgcBAAAAAdsHAQAAAAGBCQEAAAABASoAAPQEADABKgAA9AQAMAShB0AAoA0AIbIHAQCqDQAh2wcBAKoNACGBCQEAqg0AIQIAAADqBAAgKgAA9wQAIAShB0AAoA0AIbIHAQCqDQAh2wcBAKoNACGBCQEAqg0AIQIAAADtBAAgKgAA-QQAIAIAAADtBAAgKgAA-QQAIAMAAADqBAAgMQAA8gQAIDIAAPcEACABAAAA6gQAIAEAAADtBAAgAw0AAMIPACA3AADEDwAgOAAAww8AIAedBwAAugwAMJ4HAACABQAQnwcAALoMADChB0AAuAsAIbIHAQDUCwAh2wcBAMULACGBCQEAxQsAIQMAAADtBAAgAQAA_wQAMDYAAIAFACADAAAA7QQAIAEAAO4EADACAADqBAAgCJ0HAAC5DAAwngcAAIYFABCfBwAAuQwAMKEHQADBCwAhsgcBAAAAAccHAQDQCwAh_wgBAAAAAYAJAQDSCwAhAQAAAIMFACABAAAAgwUAIAidBwAAuQwAMJ4HAACGBQAQnwcAALkMADChB0AAwQsAIbIHAQDtCwAhxwcBANALACH_CAEA0AsAIYAJAQDSCwAhAYAJAACmDQAgAwAAAIYFACABAACHBQAwAgAAgwUAIAMAAACGBQAgAQAAhwUAMAIAAIMFACADAAAAhgUAIAEAAIcFADACAACDBQAgBaEHQAAAAAGyBwEAAAABxwcBAAAAAf8IAQAAAAGACQEAAAABASoAAIsFACAFoQdAAAAAAbIHAQAAAAHHBwEAAAAB_wgBAAAAAYAJAQAAAAEBKgAAjQUAMAEqAACNBQAwBaEHQACgDQAhsgcBAKoNACHHBwEAqg0AIf8IAQCqDQAhgAkBAKwNACECAAAAgwUAICoAAJAFACAFoQdAAKANACGyBwEAqg0AIccHAQCqDQAh_wgBAKoNACGACQEArA0AIQIAAACGBQAgKgAAkgUAIAIAAACGBQAgKgAAkgUAIAMAAACDBQAgMQAAiwUAIDIAAJAFACABAAAAgwUAIAEAAACGBQAgBA0AAL8PACA3AADBDwAgOAAAwA8AIIAJAACmDQAgCJ0HAAC4DAAwngcAAJkFABCfBwAAuAwAMKEHQAC4CwAhsgcBANQLACHHBwEAxQsAIf8IAQDFCwAhgAkBAMcLACEDAAAAhgUAIAEAAJgFADA2AACZBQAgAwAAAIYFACABAACHBQAwAgAAgwUAIBEDAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEAAAABuwcBANALACHJBwEAAAAB2QgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACD4CAIA5QsAIfkIAQDSCwAh-ghAANELACH7CAAAtAwAIAEAAACcBQAgAQAAAJwFACAHAwAAvQ8AICAAAL4PACDZCAAApg0AIPUIAACmDQAg9ggAAKYNACD5CAAApg0AIPoIAACmDQAgAwAAAG4AIAEAAJ8FADACAACcBQAgAwAAAG4AIAEAAJ8FADACAACcBQAgAwAAAG4AIAEAAJ8FADACAACcBQAgDQMAALsPACAgAAC8DwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAdkIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAAC6DwAg-AgCAAAAAfkIAQAAAAH6CEAAAAABASoAAKMFACALoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAdkIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAAC6DwAg-AgCAAAAAfkIAQAAAAH6CEAAAAABASoAAKUFADABKgAApQUAMA0DAACsDwAgIAAArQ8AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAh2QgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKsPACD4CAIAsg0AIfkIAQCsDQAh-ghAAKsNACECAAAAnAUAICoAAKgFACALoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQIAAABuACAqAACqBQAgAgAAAG4AICoAAKoFACADAAAAnAUAIDEAAKMFACAyAACoBQAgAQAAAJwFACABAAAAbgAgCg0AAKYPACA3AACpDwAgOAAAqA8AIFkAAKcPACBaAACqDwAg2QgAAKYNACD1CAAApg0AIPYIAACmDQAg-QgAAKYNACD6CAAApg0AIA6dBwAAswwAMJ4HAACxBQAQnwcAALMMADChB0AAuAsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIdkIAQDHCwAh9QgBAMcLACH2CAEAxwsAIfcIAADeCwAg-AgCANcLACH5CAEAxwsAIfoIQADGCwAhAwAAAG4AIAEAALAFADA2AACxBQAgAwAAAG4AIAEAAJ8FADACAACcBQAgAQAAAHIAIAEAAAByACADAAAAcAAgAQAAcQAwAgAAcgAgAwAAAHAAIAEAAHEAMAIAAHIAIAMAAABwACABAABxADACAAByACASAwAApA8AIB8AAKUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHxCAEAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAEqAAC5BQAgEKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdkIAQAAAAHsCEAAAAAB8AhAAAAAAfEIAQAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgASoAALsFADABKgAAuwUAMBIDAAChDwAgHwAAog8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdkIAQCsDQAh7AhAAKsNACHwCEAAqw0AIfEIAQCqDQAh8ggAAe0NACHzCAEAqg0AIfQIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACgDwAgAgAAAHIAICoAAL4FACAQoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh2QgBAKwNACHsCEAAqw0AIfAIQACrDQAh8QgBAKoNACHyCAAB7Q0AIfMIAQCqDQAh9AgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKAPACACAAAAcAAgKgAAwAUAIAIAAABwACAqAADABQAgAwAAAHIAIDEAALkFACAyAAC-BQAgAQAAAHIAIAEAAABwACAJDQAAnQ8AIDcAAJ8PACA4AACeDwAg2QgAAKYNACDsCAAApg0AIPAIAACmDQAg9AgAAKYNACD1CAAApg0AIPYIAACmDQAgE50HAACyDAAwngcAAMcFABCfBwAAsgwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhzwcBAMULACHQBwEAxQsAIdkIAQDHCwAh7AhAAMYLACHwCEAAxgsAIfEIAQDUCwAh8ggAAekLACHzCAEAxQsAIfQIAQDHCwAh9QgBAMcLACH2CAEAxwsAIfcIAADeCwAgAwAAAHAAIAEAAMYFADA2AADHBQAgAwAAAHAAIAEAAHEAMAIAAHIAIAEAAABPACABAAAATwAgAwAAAE0AIAEAAE4AMAIAAE8AIAMAAABNACABAABOADACAABPACADAAAATQAgAQAATgAwAgAATwAgCgMAAJsPACAVAACcDwAgyAdAAAAAAckHAQAAAAHKBwEAAAAB5QgBAAAAAe0IAAEAAAHuCAEAAAAB7wgBAAAAAfAIQAAAAAEBKgAAzwUAIAjIB0AAAAAByQcBAAAAAcoHAQAAAAHlCAEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQEqAADRBQAwASoAANEFADAKAwAAmQ8AIBUAAJoPACDIB0AAoA0AIckHAQCqDQAhygcBAKoNACHlCAEAqg0AIe0IAAHtDQAh7ggBAKoNACHvCAEAqg0AIfAIQACrDQAhAgAAAE8AICoAANQFACAIyAdAAKANACHJBwEAqg0AIcoHAQCqDQAh5QgBAKoNACHtCAAB7Q0AIe4IAQCqDQAh7wgBAKoNACHwCEAAqw0AIQIAAABNACAqAADWBQAgAgAAAE0AICoAANYFACADAAAATwAgMQAAzwUAIDIAANQFACABAAAATwAgAQAAAE0AIAQNAACWDwAgNwAAmA8AIDgAAJcPACDwCAAApg0AIAudBwAAsQwAMJ4HAADdBQAQnwcAALEMADDIB0AAuAsAIckHAQDUCwAhygcBANQLACHlCAEA1AsAIe0IAAHpCwAh7ggBAMULACHvCAEAxQsAIfAIQADGCwAhAwAAAE0AIAEAANwFADA2AADdBQAgAwAAAE0AIAEAAE4AMAIAAE8AIAEAAABTACABAAAAUwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABRACABAABSADACAABTACADAAAAUQAgAQAAUgAwAgAAUwAgDQMAAJQPACAVAACVDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHlCAEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEBKgAA5QUAIAuhB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAeUIAQAAAAHoCAABAAAB6QgAAQAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQEqAADnBQAwASoAAOcFADANAwAAkg8AIBUAAJMPACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIcoHAQCqDQAh5QgBAKoNACHoCAAB7Q0AIekIAAHtDQAh6ggBAKwNACHrCEAAqw0AIewIQACrDQAhAgAAAFMAICoAAOoFACALoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHKBwEAqg0AIeUIAQCqDQAh6AgAAe0NACHpCAAB7Q0AIeoIAQCsDQAh6whAAKsNACHsCEAAqw0AIQIAAABRACAqAADsBQAgAgAAAFEAICoAAOwFACADAAAAUwAgMQAA5QUAIDIAAOoFACABAAAAUwAgAQAAAFEAIAYNAACPDwAgNwAAkQ8AIDgAAJAPACDqCAAApg0AIOsIAACmDQAg7AgAAKYNACAOnQcAALAMADCeBwAA8wUAEJ8HAACwDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHKBwEA1AsAIeUIAQDUCwAh6AgAAekLACHpCAAB6QsAIeoIAQDHCwAh6whAAMYLACHsCEAAxgsAIQMAAABRACABAADyBQAwNgAA8wUAIAMAAABRACABAABSADACAABTACABAAAAVwAgAQAAAFcAIAMAAABVACABAABWADACAABXACADAAAAVQAgAQAAVgAwAgAAVwAgAwAAAFUAIAEAAFYAMAIAAFcAIBEDAACNDwAgBAEAAAABFQAAjg8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAecHAQAAAAHhCAABAAAB4ggAAQAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIAgAAAAHnCEAAAAABASoAAPsFACAPBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAckHAQAAAAHKBwEAAAAB5wcBAAAAAeEIAAEAAAHiCAABAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggCAAAAAecIQAAAAAEBKgAA_QUAMAEqAAD9BQAwAQAAAFkAIAEAAABCACARAwAAiw8AIAQBAKwNACEVAACMDwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyAdAAKANACHJBwEArA0AIcoHAQCsDQAh5wcBAKoNACHhCAAB7Q0AIeIIAAHtDQAh4wgBAKwNACHkCAEArA0AIeUIAQCsDQAh5ggCALINACHnCEAAqw0AIQIAAABXACAqAACCBgAgDwQBAKwNACGhB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHIB0AAoA0AIckHAQCsDQAhygcBAKwNACHnBwEAqg0AIeEIAAHtDQAh4ggAAe0NACHjCAEArA0AIeQIAQCsDQAh5QgBAKwNACHmCAIAsg0AIecIQACrDQAhAgAAAFUAICoAAIQGACACAAAAVQAgKgAAhAYAIAEAAABZACABAAAAQgAgAwAAAFcAIDEAAPsFACAyAACCBgAgAQAAAFcAIAEAAABVACAMBAAApg0AIA0AAIYPACA3AACJDwAgOAAAiA8AIFkAAIcPACBaAACKDwAgyQcAAKYNACDKBwAApg0AIOMIAACmDQAg5AgAAKYNACDlCAAApg0AIOcIAACmDQAgEgQBAMcLACGdBwAArwwAMJ4HAACNBgAQnwcAAK8MADChB0AAuAsAIbIHAQDUCwAhuwcBAMULACHIB0AAuAsAIckHAQDWCwAhygcBANYLACHnBwEAxQsAIeEIAAHpCwAh4ggAAekLACHjCAEAxwsAIeQIAQDHCwAh5QgBANYLACHmCAIA1wsAIecIQADGCwAhAwAAAFUAIAEAAIwGADA2AACNBgAgAwAAAFUAIAEAAFYAMAIAAFcAIAEAAABqACABAAAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgFQMAAIIPACARAACDDwAgEwAAhA8AIBQAAIUPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAEBKgAAlQYAIBGhB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAEBKgAAlwYAMAEqAACXBgAwFQMAAOAOACARAADhDgAgEwAA4g4AIBQAAOMOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACECAAAAagAgKgAAmgYAIBGhB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACECAAAAaAAgKgAAnAYAIAIAAABoACAqAACcBgAgAwAAAGoAIDEAAJUGACAyAACaBgAgAQAAAGoAIAEAAABoACAIDQAA2g4AIDcAAN0OACA4AADcDgAgWQAA2w4AIFoAAN4OACDbCAAApg0AINwIAACmDQAg3QgAAKYNACAUnQcAAK4MADCeBwAAowYAEJ8HAACuDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhyQcBANQLACHPBwEAxQsAIdAHAQDFCwAh0QdAALgLACHLCAEAxQsAIdUIAgDXCwAh2QgBAMULACHaCAEAxQsAIdsIAQDHCwAh3AgAAP4LACDdCAEAxwsAId4IAADeCwAg3wgCANcLACHgCAIA1wsAIQMAAABoACABAACiBgAwNgAAowYAIAMAAABoACABAABpADACAABqACAKEgAArQwAIJ0HAACsDAAwngcAADoAEJ8HAACsDAAwrQdAANELACG9B0AAwQsAIckIAQAAAAHWCAAA3gsAINcIAADeCwAg2AgBANILACEBAAAApgYAIAEAAACmBgAgAxIAANkOACCtBwAApg0AINgIAACmDQAgAwAAADoAIAEAAKkGADACAACmBgAgAwAAADoAIAEAAKkGADACAACmBgAgAwAAADoAIAEAAKkGADACAACmBgAgBxIAANgOACCtB0AAAAABvQdAAAAAAckIAQAAAAHWCAAA1g4AINcIAADXDgAg2AgBAAAAAQEqAACtBgAgBq0HQAAAAAG9B0AAAAAByQgBAAAAAdYIAADWDgAg1wgAANcOACDYCAEAAAABASoAAK8GADABKgAArwYAMAcSAADVDgAgrQdAAKsNACG9B0AAoA0AIckIAQCqDQAh1ggAANMOACDXCAAA1A4AINgIAQCsDQAhAgAAAKYGACAqAACyBgAgBq0HQACrDQAhvQdAAKANACHJCAEAqg0AIdYIAADTDgAg1wgAANQOACDYCAEArA0AIQIAAAA6ACAqAAC0BgAgAgAAADoAICoAALQGACADAAAApgYAIDEAAK0GACAyAACyBgAgAQAAAKYGACABAAAAOgAgBQ0AANAOACA3AADSDgAgOAAA0Q4AIK0HAACmDQAg2AgAAKYNACAJnQcAAKsMADCeBwAAuwYAEJ8HAACrDAAwrQdAAMYLACG9B0AAuAsAIckIAQDUCwAh1ggAAN4LACDXCAAA3gsAINgIAQDHCwAhAwAAADoAIAEAALoGADA2AAC7BgAgAwAAADoAIAEAAKkGADACAACmBgAgAQAAADcAIAEAAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAWBAAAzg4AIBIAAM8OACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAckIAQAAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCIAAAAABzwgAAMwOACDQCAIAAAAB0QggAAAAAdIIAQAAAAHTCAAAzQ4AINQIIAAAAAHVCAIAAAABASoAAMMGACAUoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHJCAEAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQEqAADFBgAwASoAAMUGADAWBAAAyg4AIBIAAMsOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhyQgBAKoNACHLCAEAqg0AIcwIAQCqDQAhzQgBAKoNACHOCIAAAAABzwgAAMgOACDQCAIAsg0AIdEIIADiDQAh0ggBAKoNACHTCAAAyQ4AINQIIADiDQAh1QgCALINACECAAAANwAgKgAAyAYAIBShB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhyQgBAKoNACHLCAEAqg0AIcwIAQCqDQAhzQgBAKoNACHOCIAAAAABzwgAAMgOACDQCAIAsg0AIdEIIADiDQAh0ggBAKoNACHTCAAAyQ4AINQIIADiDQAh1QgCALINACECAAAANQAgKgAAygYAIAIAAAA1ACAqAADKBgAgAwAAADcAIDEAAMMGACAyAADIBgAgAQAAADcAIAEAAAA1ACAFDQAAww4AIDcAAMYOACA4AADFDgAgWQAAxA4AIFoAAMcOACAXnQcAAKoMADCeBwAA0QYAEJ8HAACqDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhyQcBANQLACHKBwEA1AsAIc8HAQDFCwAh0AcBAMULACHRB0AAuAsAIckIAQDUCwAhywgBAMULACHMCAEAxQsAIc0IAQDFCwAhzggAANULACDPCAAA3gsAINAIAgDXCwAh0QggAOALACHSCAEAxQsAIdMIAADeCwAg1AggAOALACHVCAIA1wsAIQMAAAA1ACABAADQBgAwNgAA0QYAIAMAAAA1ACABAAA2ADACAAA3ACABAAAAPgAgAQAAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAQSAADCDgAgyAdAAAAAAckIAQAAAAHKCAABAAABASoAANkGACADyAdAAAAAAckIAQAAAAHKCAABAAABASoAANsGADABKgAA2wYAMAQSAADBDgAgyAdAAKANACHJCAEAqg0AIcoIAAHtDQAhAgAAAD4AICoAAN4GACADyAdAAKANACHJCAEAqg0AIcoIAAHtDQAhAgAAADwAICoAAOAGACACAAAAPAAgKgAA4AYAIAMAAAA-ACAxAADZBgAgMgAA3gYAIAEAAAA-ACABAAAAPAAgAw0AAL4OACA3AADADgAgOAAAvw4AIAadBwAAqQwAMJ4HAADnBgAQnwcAAKkMADDIB0AAuAsAIckIAQDUCwAhyggAAekLACEDAAAAPAAgAQAA5gYAMDYAAOcGACADAAAAPAAgAQAAPQAwAgAAPgAgIQUBANALACGdBwAApwwAMJ4HAADtBgAQnwcAAKcMADChB0AAwQsAIawHAQDQCwAh5gcBANILACHrBwQAwAsAIewHAQDQCwAh7QcBAAAAAZwIAQDSCwAhswgEAMALACG0CEAA0QsAIbUIAAD6CwAgtggAAPoLACC3CAAA-gsAILgIAQDQCwAhuQhAAMELACG6CCAA5AsAIbsIAQDSCwAhvAgBANILACG9CAEA0gsAIb4IAAD6CwAgvwgAAPoLACDACAAA-gsAIMEIAAD6CwAgwggBANILACHDCAEA0gsAIcQIAgDlCwAhxQgBANILACHGCAIA5QsAIccIAgDlCwAhyAgAAKgMACABAAAA6gYAIAEAAADqBgAgIAUBANALACGdBwAApwwAMJ4HAADtBgAQnwcAAKcMADChB0AAwQsAIawHAQDQCwAh5gcBANILACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACGcCAEA0gsAIbMIBADACwAhtAhAANELACG1CAAA-gsAILYIAAD6CwAgtwgAAPoLACC4CAEA0AsAIbkIQADBCwAhugggAOQLACG7CAEA0gsAIbwIAQDSCwAhvQgBANILACG-CAAA-gsAIL8IAAD6CwAgwAgAAPoLACDBCAAA-gsAIMIIAQDSCwAhwwgBANILACHECAIA5QsAIcUIAQDSCwAhxggCAOULACHHCAIA5QsAIQnmBwAApg0AIJwIAACmDQAgtAgAAKYNACC7CAAApg0AILwIAACmDQAgvQgAAKYNACDCCAAApg0AIMMIAACmDQAgxQgAAKYNACADAAAA7QYAIAEAAO4GADACAADqBgAgAwAAAO0GACABAADuBgAwAgAA6gYAIAMAAADtBgAgAQAA7gYAMAIAAOoGACAdBQEAAAABoQdAAAAAAawHAQAAAAHmBwEAAAAB6wcEAAAAAewHAQAAAAHtBwEAAAABnAgBAAAAAbMIBAAAAAG0CEAAAAABtQiAAAAAAbYIgAAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CCAAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvgiAAAAAAb8IgAAAAAHACIAAAAABwQiAAAAAAcIIAQAAAAHDCAEAAAABxAgCAAAAAcUIAQAAAAHGCAIAAAABxwgCAAAAAQEqAADyBgAgHQUBAAAAAaEHQAAAAAGsBwEAAAAB5gcBAAAAAesHBAAAAAHsBwEAAAAB7QcBAAAAAZwIAQAAAAGzCAQAAAABtAhAAAAAAbUIgAAAAAG2CIAAAAABtwiAAAAAAbgIAQAAAAG5CEAAAAABugggAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IgAAAAAG_CIAAAAABwAiAAAAAAcEIgAAAAAHCCAEAAAABwwgBAAAAAcQIAgAAAAHFCAEAAAABxggCAAAAAccIAgAAAAEBKgAA9AYAMAEqAAD0BgAwHQUBAKoNACGhB0AAoA0AIawHAQCqDQAh5gcBAKwNACHrBwQAnw0AIewHAQCqDQAh7QcBAKoNACGcCAEArA0AIbMIBACfDQAhtAhAAKsNACG1CIAAAAABtgiAAAAAAbcIgAAAAAG4CAEAqg0AIbkIQACgDQAhugggAOINACG7CAEArA0AIbwIAQCsDQAhvQgBAKwNACG-CIAAAAABvwiAAAAAAcAIgAAAAAHBCIAAAAABwggBAKwNACHDCAEArA0AIcQIAgCyDQAhxQgBAKwNACHGCAIAsg0AIccIAgCyDQAhAgAAAOoGACAqAAD3BgAgHQUBAKoNACGhB0AAoA0AIawHAQCqDQAh5gcBAKwNACHrBwQAnw0AIewHAQCqDQAh7QcBAKoNACGcCAEArA0AIbMIBACfDQAhtAhAAKsNACG1CIAAAAABtgiAAAAAAbcIgAAAAAG4CAEAqg0AIbkIQACgDQAhugggAOINACG7CAEArA0AIbwIAQCsDQAhvQgBAKwNACG-CIAAAAABvwiAAAAAAcAIgAAAAAHBCIAAAAABwggBAKwNACHDCAEArA0AIcQIAgCyDQAhxQgBAKwNACHGCAIAsg0AIccIAgCyDQAhAgAAAO0GACAqAAD5BgAgAgAAAO0GACAqAAD5BgAgAwAAAOoGACAxAADyBgAgMgAA9wYAIAEAAADqBgAgAQAAAO0GACAODQAAuQ4AIDcAALwOACA4AAC7DgAgWQAAug4AIFoAAL0OACDmBwAApg0AIJwIAACmDQAgtAgAAKYNACC7CAAApg0AILwIAACmDQAgvQgAAKYNACDCCAAApg0AIMMIAACmDQAgxQgAAKYNACAgBQEAxQsAIZ0HAACmDAAwngcAAIAHABCfBwAApgwAMKEHQAC4CwAhrAcBAMULACHmBwEAxwsAIesHBAC3CwAh7AcBAMULACHtBwEA1AsAIZwIAQDHCwAhswgEALcLACG0CEAAxgsAIbUIAADVCwAgtggAANULACC3CAAA1QsAILgIAQDFCwAhuQhAALgLACG6CCAA4AsAIbsIAQDHCwAhvAgBAMcLACG9CAEAxwsAIb4IAADVCwAgvwgAANULACDACAAA1QsAIMEIAADVCwAgwggBAMcLACHDCAEAxwsAIcQIAgDXCwAhxQgBAMcLACHGCAIA1wsAIccIAgDXCwAhAwAAAO0GACABAAD_BgAwNgAAgAcAIAMAAADtBgAgAQAA7gYAMAIAAOoGACAUBQEA0AsAIZ0HAACjDAAwngcAAIYHABCfBwAAowwAMKwHAQDQCwAh5QcBANALACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACHyBwEA7QsAIakIAQDQCwAhqggBANALACGrCAEA0AsAIawIAgDlCwAhrQhAAMELACGuCEAAwQsAIa8IBADACwAhsAgCAOULACGxCAAApAwAILIIAAClDAAgAQAAAIMHACABAAAAgwcAIBIFAQDQCwAhnQcAAKMMADCeBwAAhgcAEJ8HAACjDAAwrAcBANALACHlBwEA0AsAIesHBADACwAh7AcBANALACHtBwEA7QsAIfIHAQDtCwAhqQgBANALACGqCAEA0AsAIasIAQDQCwAhrAgCAOULACGtCEAAwQsAIa4IQADBCwAhrwgEAMALACGwCAIA5QsAIQADAAAAhgcAIAEAAIcHADACAACDBwAgAwAAAIYHACABAACHBwAwAgAAgwcAIAMAAACGBwAgAQAAhwcAMAIAAIMHACAPBQEAAAABrAcBAAAAAeUHAQAAAAHrBwQAAAAB7AcBAAAAAe0HAQAAAAHyBwEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgCAAAAAa0IQAAAAAGuCEAAAAABrwgEAAAAAbAIAgAAAAEBKgAAiwcAIA8FAQAAAAGsBwEAAAAB5QcBAAAAAesHBAAAAAHsBwEAAAAB7QcBAAAAAfIHAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAIAAAABrQhAAAAAAa4IQAAAAAGvCAQAAAABsAgCAAAAAQEqAACNBwAwASoAAI0HADAPBQEAqg0AIawHAQCqDQAh5QcBAKoNACHrBwQAnw0AIewHAQCqDQAh7QcBAKoNACHyBwEAqg0AIakIAQCqDQAhqggBAKoNACGrCAEAqg0AIawIAgCyDQAhrQhAAKANACGuCEAAoA0AIa8IBACfDQAhsAgCALINACECAAAAgwcAICoAAJAHACAPBQEAqg0AIawHAQCqDQAh5QcBAKoNACHrBwQAnw0AIewHAQCqDQAh7QcBAKoNACHyBwEAqg0AIakIAQCqDQAhqggBAKoNACGrCAEAqg0AIawIAgCyDQAhrQhAAKANACGuCEAAoA0AIa8IBACfDQAhsAgCALINACECAAAAhgcAICoAAJIHACACAAAAhgcAICoAAJIHACADAAAAgwcAIDEAAIsHACAyAACQBwAgAQAAAIMHACABAAAAhgcAIAUNAAC0DgAgNwAAtw4AIDgAALYOACBZAAC1DgAgWgAAuA4AIBIFAQDFCwAhnQcAAKIMADCeBwAAmQcAEJ8HAACiDAAwrAcBAMULACHlBwEAxQsAIesHBAC3CwAh7AcBAMULACHtBwEA1AsAIfIHAQDUCwAhqQgBAMULACGqCAEAxQsAIasIAQDFCwAhrAgCANcLACGtCEAAuAsAIa4IQAC4CwAhrwgEALcLACGwCAIA1wsAIQMAAACGBwAgAQAAmAcAMDYAAJkHACADAAAAhgcAIAEAAIcHADACAACDBwAgCp0HAAChDAAwngcAAJ8HABCfBwAAoQwAMLIHAQAAAAHKBwEA7QsAIeIHAQDtCwAh8gcBAO0LACH0B0AAwQsAIacIAgDlCwAhqAhAAMELACEBAAAAnAcAIAEAAACcBwAgCp0HAAChDAAwngcAAJ8HABCfBwAAoQwAMLIHAQDtCwAhygcBAO0LACHiBwEA7QsAIfIHAQDtCwAh9AdAAMELACGnCAIA5QsAIagIQADBCwAhAAMAAACfBwAgAQAAoAcAMAIAAJwHACADAAAAnwcAIAEAAKAHADACAACcBwAgAwAAAJ8HACABAACgBwAwAgAAnAcAIAeyBwEAAAABygcBAAAAAeIHAQAAAAHyBwEAAAAB9AdAAAAAAacIAgAAAAGoCEAAAAABASoAAKQHACAHsgcBAAAAAcoHAQAAAAHiBwEAAAAB8gcBAAAAAfQHQAAAAAGnCAIAAAABqAhAAAAAAQEqAACmBwAwASoAAKYHADAHsgcBAKoNACHKBwEAqg0AIeIHAQCqDQAh8gcBAKoNACH0B0AAoA0AIacIAgCyDQAhqAhAAKANACECAAAAnAcAICoAAKkHACAHsgcBAKoNACHKBwEAqg0AIeIHAQCqDQAh8gcBAKoNACH0B0AAoA0AIacIAgCyDQAhqAhAAKANACECAAAAnwcAICoAAKsHACACAAAAnwcAICoAAKsHACADAAAAnAcAIDEAAKQHACAyAACpBwAgAQAAAJwHACABAAAAnwcAIAUNAACvDgAgNwAAsg4AIDgAALEOACBZAACwDgAgWgAAsw4AIAqdBwAAoAwAMJ4HAACyBwAQnwcAAKAMADCyBwEA1AsAIcoHAQDUCwAh4gcBANQLACHyBwEA1AsAIfQHQAC4CwAhpwgCANcLACGoCEAAuAsAIQMAAACfBwAgAQAAsQcAMDYAALIHACADAAAAnwcAIAEAAKAHADACAACcBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAArg4AIKEHQAAAAAHKBwEAAAAB8gcBAAAAAZAIAgAAAAGWCAEAAAABlwgBAAAAAZgIAgAAAAGZCAQAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABoAiAAAAAAaEIQAAAAAGiCEAAAAABowhAAAAAAaQIBAAAAAGlCAQAAAABpggBAAAAAQEqAAC6BwAgFaEHQAAAAAHKBwEAAAAB8gcBAAAAAZAIAgAAAAGWCAEAAAABlwgBAAAAAZgIAgAAAAGZCAQAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABoAiAAAAAAaEIQAAAAAGiCEAAAAABowhAAAAAAaQIBAAAAAGlCAQAAAABpggBAAAAAQEqAAC8BwAwASoAALwHADAWCQAArQ4AIKEHQACgDQAhygcBAKoNACHyBwEAqg0AIZAIAgCyDQAhlggBAKoNACGXCAEAqg0AIZgIAgCyDQAhmQgEAJ8NACGaCAEAqg0AIZsIAQCqDQAhnAgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGgCIAAAAABoQhAAKsNACGiCEAAqw0AIaMIQACrDQAhpAgEAJ8NACGlCAQAnw0AIaYIAQCqDQAhAgAAABwAICoAAL8HACAVoQdAAKANACHKBwEAqg0AIfIHAQCqDQAhkAgCALINACGWCAEAqg0AIZcIAQCqDQAhmAgCALINACGZCAQAnw0AIZoIAQCqDQAhmwgBAKoNACGcCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaAIgAAAAAGhCEAAqw0AIaIIQACrDQAhowhAAKsNACGkCAQAnw0AIaUIBACfDQAhpggBAKoNACECAAAAGgAgKgAAwQcAIAIAAAAaACAqAADBBwAgAwAAABwAIDEAALoHACAyAAC_BwAgAQAAABwAIAEAAAAaACAIDQAAqA4AIDcAAKsOACA4AACqDgAgWQAAqQ4AIFoAAKwOACChCAAApg0AIKIIAACmDQAgowgAAKYNACAYnQcAAJ8MADCeBwAAyAcAEJ8HAACfDAAwoQdAALgLACHKBwEA1AsAIfIHAQDUCwAhkAgCANcLACGWCAEA1AsAIZcIAQDFCwAhmAgCANcLACGZCAQAtwsAIZoIAQDFCwAhmwgBAMULACGcCAEAxQsAIZ0IAgDXCwAhnggCANcLACGfCAIA1wsAIaAIAADVCwAgoQhAAMYLACGiCEAAxgsAIaMIQADGCwAhpAgEALcLACGlCAQAtwsAIaYIAQDFCwAhAwAAABoAIAEAAMcHADA2AADIBwAgAwAAABoAIAEAABsAMAIAABwAIBCdBwAAnAwAMJ4HAADOBwAQnwcAAJwMADDJBwEA7QsAIcoHAQDtCwAh8gcBAAAAAf8HAQDQCwAhgAgBANALACGDCAIAngwAIY8IAQDQCwAhkAgCAOULACGRCAQAwAsAIZIIBACdDAAhkwgEAJ0MACGUCEAA0QsAIZUIBACdDAAhAQAAAMsHACABAAAAywcAIBCdBwAAnAwAMJ4HAADOBwAQnwcAAJwMADDJBwEA7QsAIcoHAQDtCwAh8gcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgwgCAJ4MACGPCAEA0AsAIZAIAgDlCwAhkQgEAMALACGSCAQAnQwAIZMIBACdDAAhlAhAANELACGVCAQAnQwAIQWDCAAApg0AIJIIAACmDQAgkwgAAKYNACCUCAAApg0AIJUIAACmDQAgAwAAAM4HACABAADPBwAwAgAAywcAIAMAAADOBwAgAQAAzwcAMAIAAMsHACADAAAAzgcAIAEAAM8HADACAADLBwAgDckHAQAAAAHKBwEAAAAB8gcBAAAAAf8HAQAAAAGACAEAAAABgwgCAAAAAY8IAQAAAAGQCAIAAAABkQgEAAAAAZIIBAAAAAGTCAQAAAABlAhAAAAAAZUIBAAAAAEBKgAA0wcAIA3JBwEAAAABygcBAAAAAfIHAQAAAAH_BwEAAAABgAgBAAAAAYMIAgAAAAGPCAEAAAABkAgCAAAAAZEIBAAAAAGSCAQAAAABkwgEAAAAAZQIQAAAAAGVCAQAAAABASoAANUHADABKgAA1QcAMA3JBwEAqg0AIcoHAQCqDQAh8gcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgwgCAKcOACGPCAEAqg0AIZAIAgCyDQAhkQgEAJ8NACGSCAQApg4AIZMIBACmDgAhlAhAAKsNACGVCAQApg4AIQIAAADLBwAgKgAA2AcAIA3JBwEAqg0AIcoHAQCqDQAh8gcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgwgCAKcOACGPCAEAqg0AIZAIAgCyDQAhkQgEAJ8NACGSCAQApg4AIZMIBACmDgAhlAhAAKsNACGVCAQApg4AIQIAAADOBwAgKgAA2gcAIAIAAADOBwAgKgAA2gcAIAMAAADLBwAgMQAA0wcAIDIAANgHACABAAAAywcAIAEAAADOBwAgCg0AAKEOACA3AACkDgAgOAAAow4AIFkAAKIOACBaAAClDgAggwgAAKYNACCSCAAApg0AIJMIAACmDQAglAgAAKYNACCVCAAApg0AIBCdBwAAlQwAMJ4HAADhBwAQnwcAAJUMADDJBwEA1AsAIcoHAQDUCwAh8gcBANQLACH_BwEAxQsAIYAIAQDFCwAhgwgCAJcMACGPCAEAxQsAIZAIAgDXCwAhkQgEALcLACGSCAQAlgwAIZMIBACWDAAhlAhAAMYLACGVCAQAlgwAIQMAAADOBwAgAQAA4AcAMDYAAOEHACADAAAAzgcAIAEAAM8HADACAADLBwAgCZ0HAACTDAAwngcAAOcHABCfBwAAkwwAMKEHQADBCwAhqgcEAMALACGyBwEAAAAByQcBAO0LACGNCAAA-gsAII4IAACUDAAgAQAAAOQHACABAAAA5AcAIAidBwAAkwwAMJ4HAADnBwAQnwcAAJMMADChB0AAwQsAIaoHBADACwAhsgcBAO0LACHJBwEA7QsAIY0IAAD6CwAgAAMAAADnBwAgAQAA6AcAMAIAAOQHACADAAAA5wcAIAEAAOgHADACAADkBwAgAwAAAOcHACABAADoBwAwAgAA5AcAIAWhB0AAAAABqgcEAAAAAbIHAQAAAAHJBwEAAAABjQiAAAAAAQEqAADsBwAgBaEHQAAAAAGqBwQAAAABsgcBAAAAAckHAQAAAAGNCIAAAAABASoAAO4HADABKgAA7gcAMAWhB0AAoA0AIaoHBACfDQAhsgcBAKoNACHJBwEAqg0AIY0IgAAAAAECAAAA5AcAICoAAPEHACAFoQdAAKANACGqBwQAnw0AIbIHAQCqDQAhyQcBAKoNACGNCIAAAAABAgAAAOcHACAqAADzBwAgAgAAAOcHACAqAADzBwAgAwAAAOQHACAxAADsBwAgMgAA8QcAIAEAAADkBwAgAQAAAOcHACAFDQAAnA4AIDcAAJ8OACA4AACeDgAgWQAAnQ4AIFoAAKAOACAInQcAAJIMADCeBwAA-gcAEJ8HAACSDAAwoQdAALgLACGqBwQAtwsAIbIHAQDUCwAhyQcBANQLACGNCAAA1QsAIAMAAADnBwAgAQAA-QcAMDYAAPoHACADAAAA5wcAIAEAAOgHADACAADkBwAgDp0HAACQDAAwngcAAIAIABCfBwAAkAwAMKEHQADBCwAhsgcBAAAAAckHAQDtCwAhygcBAO0LACHlBwEA0AsAIf8HAQDQCwAhgAgBANALACGJCAQAwAsAIYoIBADACwAhiwgBANALACGMCAAAkQwAIAEAAAD9BwAgAQAAAP0HACANnQcAAJAMADCeBwAAgAgAEJ8HAACQDAAwoQdAAMELACGyBwEA7QsAIckHAQDtCwAhygcBAO0LACHlBwEA0AsAIf8HAQDQCwAhgAgBANALACGJCAQAwAsAIYoIBADACwAhiwgBANALACEAAwAAAIAIACABAACBCAAwAgAA_QcAIAMAAACACAAgAQAAgQgAMAIAAP0HACADAAAAgAgAIAEAAIEIADACAAD9BwAgCqEHQAAAAAGyBwEAAAAByQcBAAAAAcoHAQAAAAHlBwEAAAAB_wcBAAAAAYAIAQAAAAGJCAQAAAABiggEAAAAAYsIAQAAAAEBKgAAhQgAIAqhB0AAAAABsgcBAAAAAckHAQAAAAHKBwEAAAAB5QcBAAAAAf8HAQAAAAGACAEAAAABiQgEAAAAAYoIBAAAAAGLCAEAAAABASoAAIcIADABKgAAhwgAMAqhB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHKBwEAqg0AIeUHAQCqDQAh_wcBAKoNACGACAEAqg0AIYkIBACfDQAhiggEAJ8NACGLCAEAqg0AIQIAAAD9BwAgKgAAiggAIAqhB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHKBwEAqg0AIeUHAQCqDQAh_wcBAKoNACGACAEAqg0AIYkIBACfDQAhiggEAJ8NACGLCAEAqg0AIQIAAACACAAgKgAAjAgAIAIAAACACAAgKgAAjAgAIAMAAAD9BwAgMQAAhQgAIDIAAIoIACABAAAA_QcAIAEAAACACAAgBQ0AAJcOACA3AACaDgAgOAAAmQ4AIFkAAJgOACBaAACbDgAgDZ0HAACPDAAwngcAAJMIABCfBwAAjwwAMKEHQAC4CwAhsgcBANQLACHJBwEA1AsAIcoHAQDUCwAh5QcBAMULACH_BwEAxQsAIYAIAQDFCwAhiQgEALcLACGKCAQAtwsAIYsIAQDFCwAhAwAAAIAIACABAACSCAAwNgAAkwgAIAMAAACACAAgAQAAgQgAMAIAAP0HACAPnQcAAI0MADCeBwAAmQgAEJ8HAACNDAAwyQcBAO0LACHKBwEA7QsAIf8HAQDQCwAhgAgBANALACGBCAQAwAsAIYIIBADACwAhgwgEAMALACGECAQAwAsAIYUIBADACwAhhggEAMALACGHCAQAwAsAIYgIAACODAAgAQAAAJYIACABAAAAlggAIA6dBwAAjQwAMJ4HAACZCAAQnwcAAI0MADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhAAMAAACZCAAgAQAAmggAMAIAAJYIACADAAAAmQgAIAEAAJoIADACAACWCAAgAwAAAJkIACABAACaCAAwAgAAlggAIAvJBwEAAAABygcBAAAAAf8HAQAAAAGACAEAAAABgQgEAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABhwgEAAAAAQEqAACeCAAgC8kHAQAAAAHKBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAQAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABASoAAKAIADABKgAAoAgAMAvJBwEAqg0AIcoHAQCqDQAh_wcBAKoNACGACAEAqg0AIYEIBACfDQAhgggEAJ8NACGDCAQAnw0AIYQIBACfDQAhhQgEAJ8NACGGCAQAnw0AIYcIBACfDQAhAgAAAJYIACAqAACjCAAgC8kHAQCqDQAhygcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgQgEAJ8NACGCCAQAnw0AIYMIBACfDQAhhAgEAJ8NACGFCAQAnw0AIYYIBACfDQAhhwgEAJ8NACECAAAAmQgAICoAAKUIACACAAAAmQgAICoAAKUIACADAAAAlggAIDEAAJ4IACAyAACjCAAgAQAAAJYIACABAAAAmQgAIAUNAACSDgAgNwAAlQ4AIDgAAJQOACBZAACTDgAgWgAAlg4AIA6dBwAAjAwAMJ4HAACsCAAQnwcAAIwMADDJBwEA1AsAIcoHAQDUCwAh_wcBAMULACGACAEAxQsAIYEIBAC3CwAhgggEALcLACGDCAQAtwsAIYQIBAC3CwAhhQgEALcLACGGCAQAtwsAIYcIBAC3CwAhAwAAAJkIACABAACrCAAwNgAArAgAIAMAAACZCAAgAQAAmggAMAIAAJYIACAPnQcAAIoMADCeBwAAsggAEJ8HAACKDAAwyQcBAO0LACHKBwEA7QsAIf8HAQDQCwAhgAgBANALACGBCAQAwAsAIYIIBADACwAhgwgEAMALACGECAQAwAsAIYUIBADACwAhhggEAMALACGHCAQAwAsAIYgIAACLDAAgAQAAAK8IACABAAAArwgAIA6dBwAAigwAMJ4HAACyCAAQnwcAAIoMADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhAAMAAACyCAAgAQAAswgAMAIAAK8IACADAAAAsggAIAEAALMIADACAACvCAAgAwAAALIIACABAACzCAAwAgAArwgAIAvJBwEAAAABygcBAAAAAf8HAQAAAAGACAEAAAABgQgEAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABhwgEAAAAAQEqAAC3CAAgC8kHAQAAAAHKBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAQAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABASoAALkIADABKgAAuQgAMAvJBwEAqg0AIcoHAQCqDQAh_wcBAKoNACGACAEAqg0AIYEIBACfDQAhgggEAJ8NACGDCAQAnw0AIYQIBACfDQAhhQgEAJ8NACGGCAQAnw0AIYcIBACfDQAhAgAAAK8IACAqAAC8CAAgC8kHAQCqDQAhygcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgQgEAJ8NACGCCAQAnw0AIYMIBACfDQAhhAgEAJ8NACGFCAQAnw0AIYYIBACfDQAhhwgEAJ8NACECAAAAsggAICoAAL4IACACAAAAsggAICoAAL4IACADAAAArwgAIDEAALcIACAyAAC8CAAgAQAAAK8IACABAAAAsggAIAUNAACNDgAgNwAAkA4AIDgAAI8OACBZAACODgAgWgAAkQ4AIA6dBwAAiQwAMJ4HAADFCAAQnwcAAIkMADDJBwEA1AsAIcoHAQDUCwAh_wcBAMULACGACAEAxQsAIYEIBAC3CwAhgggEALcLACGDCAQAtwsAIYQIBAC3CwAhhQgEALcLACGGCAQAtwsAIYcIBAC3CwAhAwAAALIIACABAADECAAwNgAAxQgAIAMAAACyCAAgAQAAswgAMAIAAK8IACAHnQcAAIgMADCeBwAAywgAEJ8HAACIDAAw-wcBAAAAAfwHQADBCwAh_QcCAOULACH-BwIA5QsAIQEAAADICAAgAQAAAMgIACAHnQcAAIgMADCeBwAAywgAEJ8HAACIDAAw-wcBANALACH8B0AAwQsAIf0HAgDlCwAh_gcCAOULACEAAwAAAMsIACABAADMCAAwAgAAyAgAIAMAAADLCAAgAQAAzAgAMAIAAMgIACADAAAAywgAIAEAAMwIADACAADICAAgBPsHAQAAAAH8B0AAAAAB_QcCAAAAAf4HAgAAAAEBKgAA0AgAIAT7BwEAAAAB_AdAAAAAAf0HAgAAAAH-BwIAAAABASoAANIIADABKgAA0ggAMAT7BwEAqg0AIfwHQACgDQAh_QcCALINACH-BwIAsg0AIQIAAADICAAgKgAA1QgAIAT7BwEAqg0AIfwHQACgDQAh_QcCALINACH-BwIAsg0AIQIAAADLCAAgKgAA1wgAIAIAAADLCAAgKgAA1wgAIAMAAADICAAgMQAA0AgAIDIAANUIACABAAAAyAgAIAEAAADLCAAgBQ0AAIgOACA3AACLDgAgOAAAig4AIFkAAIkOACBaAACMDgAgB50HAACHDAAwngcAAN4IABCfBwAAhwwAMPsHAQDFCwAh_AdAALgLACH9BwIA1wsAIf4HAgDXCwAhAwAAAMsIACABAADdCAAwNgAA3ggAIAMAAADLCAAgAQAAzAgAMAIAAMgIACAInQcAAIYMADCeBwAA5AgAEJ8HAACGDAAwsgcgAAAAAfcHBADACwAh-AdAAMELACH5BwQAwAsAIfoHQADRCwAhAQAAAOEIACABAAAA4QgAIAidBwAAhgwAMJ4HAADkCAAQnwcAAIYMADCyByAA5AsAIfcHBADACwAh-AdAAMELACH5BwQAwAsAIfoHQADRCwAhAfoHAACmDQAgAwAAAOQIACABAADlCAAwAgAA4QgAIAMAAADkCAAgAQAA5QgAMAIAAOEIACADAAAA5AgAIAEAAOUIADACAADhCAAgBbIHIAAAAAH3BwQAAAAB-AdAAAAAAfkHBAAAAAH6B0AAAAABASoAAOkIACAFsgcgAAAAAfcHBAAAAAH4B0AAAAAB-QcEAAAAAfoHQAAAAAEBKgAA6wgAMAEqAADrCAAwBbIHIADiDQAh9wcEAJ8NACH4B0AAoA0AIfkHBACfDQAh-gdAAKsNACECAAAA4QgAICoAAO4IACAFsgcgAOINACH3BwQAnw0AIfgHQACgDQAh-QcEAJ8NACH6B0AAqw0AIQIAAADkCAAgKgAA8AgAIAIAAADkCAAgKgAA8AgAIAMAAADhCAAgMQAA6QgAIDIAAO4IACABAAAA4QgAIAEAAADkCAAgBg0AAIMOACA3AACGDgAgOAAAhQ4AIFkAAIQOACBaAACHDgAg-gcAAKYNACAInQcAAIUMADCeBwAA9wgAEJ8HAACFDAAwsgcgAOALACH3BwQAtwsAIfgHQAC4CwAh-QcEALcLACH6B0AAxgsAIQMAAADkCAAgAQAA9ggAMDYAAPcIACADAAAA5AgAIAEAAOUIADACAADhCAAgC50HAACEDAAwngcAAP0IABCfBwAAhAwAMKEHQADBCwAhsgcEAAAAAbwHAgDlCwAh8gcBAO0LACHzBwEA0AsAIfQHQADBCwAh9QcBANILACH2BwEA0gsAIQEAAAD6CAAgAQAAAPoIACALnQcAAIQMADCeBwAA_QgAEJ8HAACEDAAwoQdAAMELACGyBwQAwAsAIbwHAgDlCwAh8gcBAO0LACHzBwEA0AsAIfQHQADBCwAh9QcBANILACH2BwEA0gsAIQL1BwAApg0AIPYHAACmDQAgAwAAAP0IACABAAD-CAAwAgAA-ggAIAMAAAD9CAAgAQAA_ggAMAIAAPoIACADAAAA_QgAIAEAAP4IADACAAD6CAAgCKEHQAAAAAGyBwQAAAABvAcCAAAAAfIHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH2BwEAAAABASoAAIIJACAIoQdAAAAAAbIHBAAAAAG8BwIAAAAB8gcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfYHAQAAAAEBKgAAhAkAMAEqAACECQAwCKEHQACgDQAhsgcEAJ8NACG8BwIAsg0AIfIHAQCqDQAh8wcBAKoNACH0B0AAoA0AIfUHAQCsDQAh9gcBAKwNACECAAAA-ggAICoAAIcJACAIoQdAAKANACGyBwQAnw0AIbwHAgCyDQAh8gcBAKoNACHzBwEAqg0AIfQHQACgDQAh9QcBAKwNACH2BwEArA0AIQIAAAD9CAAgKgAAiQkAIAIAAAD9CAAgKgAAiQkAIAMAAAD6CAAgMQAAggkAIDIAAIcJACABAAAA-ggAIAEAAAD9CAAgBw0AAP4NACA3AACBDgAgOAAAgA4AIFkAAP8NACBaAACCDgAg9QcAAKYNACD2BwAApg0AIAudBwAAgwwAMJ4HAACQCQAQnwcAAIMMADChB0AAuAsAIbIHBAC3CwAhvAcCANcLACHyBwEA1AsAIfMHAQDFCwAh9AdAALgLACH1BwEAxwsAIfYHAQDHCwAhAwAAAP0IACABAACPCQAwNgAAkAkAIAMAAAD9CAAgAQAA_ggAMAIAAPoIACANBQEA0AsAIZ0HAACADAAwngcAAJYJABCfBwAAgAwAMKEHQADBCwAhrAcBANALACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACHuBwEA0AsAIe8HAACBDAAg8AcAAIEMACDxBwAAggwAIAEAAACTCQAgAQAAAJMJACAMBQEA0AsAIZ0HAACADAAwngcAAJYJABCfBwAAgAwAMKEHQADBCwAhrAcBANALACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACHuBwEA0AsAIe8HAACBDAAg8AcAAIEMACAC7wcAAKYNACDwBwAApg0AIAMAAACWCQAgAQAAlwkAMAIAAJMJACADAAAAlgkAIAEAAJcJADACAACTCQAgAwAAAJYJACABAACXCQAwAgAAkwkAIAkFAQAAAAGhB0AAAAABrAcBAAAAAesHBAAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvB4AAAAAB8AeAAAAAAQEqAACbCQAgCQUBAAAAAaEHQAAAAAGsBwEAAAAB6wcEAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HgAAAAAHwB4AAAAABASoAAJ0JADABKgAAnQkAMAkFAQCqDQAhoQdAAKANACGsBwEAqg0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIe4HAQCqDQAh7weAAAAAAfAHgAAAAAECAAAAkwkAICoAAKAJACAJBQEAqg0AIaEHQACgDQAhrAcBAKoNACHrBwQAnw0AIewHAQCqDQAh7QcBAKoNACHuBwEAqg0AIe8HgAAAAAHwB4AAAAABAgAAAJYJACAqAACiCQAgAgAAAJYJACAqAACiCQAgAwAAAJMJACAxAACbCQAgMgAAoAkAIAEAAACTCQAgAQAAAJYJACAHDQAA-Q0AIDcAAPwNACA4AAD7DQAgWQAA-g0AIFoAAP0NACDvBwAApg0AIPAHAACmDQAgDAUBAMULACGdBwAA_QsAMJ4HAACpCQAQnwcAAP0LADChB0AAuAsAIawHAQDFCwAh6wcEALcLACHsBwEAxQsAIe0HAQDUCwAh7gcBAMULACHvBwAA_gsAIPAHAAD-CwAgAwAAAJYJACABAACoCQAwNgAAqQkAIAMAAACWCQAgAQAAlwkAMAIAAJMJACAVnQcAAPgLADCeBwAArwkAEJ8HAAD4CwAwoQdAAMELACGyBwEA7QsAIbMHBAAAAAHJBwEA-QsAIcoHAQD5CwAh1QcBANALACHfBwEA0AsAIeAHAQDQCwAh4QcBANILACHiBwEA-QsAIeMHAQDQCwAh5AcBANALACHlBwEA0gsAIeYHAQDSCwAh5wcBANILACHoBwEA0gsAIekHAAD6CwAg6gcAAfsLACEBAAAArAkAIAEAAACsCQAgFZ0HAAD4CwAwngcAAK8JABCfBwAA-AsAMKEHQADBCwAhsgcBAO0LACGzBwQAwAsAIckHAQD5CwAhygcBAPkLACHVBwEA0AsAId8HAQDQCwAh4AcBANALACHhBwEA0gsAIeIHAQD5CwAh4wcBANALACHkBwEA0AsAIeUHAQDSCwAh5gcBANILACHnBwEA0gsAIegHAQDSCwAh6QcAAPoLACDqBwAB-wsAIQnJBwAApg0AIMoHAACmDQAg4QcAAKYNACDiBwAApg0AIOUHAACmDQAg5gcAAKYNACDnBwAApg0AIOgHAACmDQAg6gcAAKYNACADAAAArwkAIAEAALAJADACAACsCQAgAwAAAK8JACABAACwCQAwAgAArAkAIAMAAACvCQAgAQAAsAkAMAIAAKwJACASoQdAAAAAAbIHAQAAAAGzBwQAAAAByQcBAAAAAcoHAQAAAAHVBwEAAAAB3wcBAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHgAAAAAHqBwABAAABASoAALQJACASoQdAAAAAAbIHAQAAAAGzBwQAAAAByQcBAAAAAcoHAQAAAAHVBwEAAAAB3wcBAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHgAAAAAHqBwABAAABASoAALYJADABKgAAtgkAMBKhB0AAoA0AIbIHAQCqDQAhswcEAJ8NACHJBwEArA0AIcoHAQCsDQAh1QcBAKoNACHfBwEAqg0AIeAHAQCqDQAh4QcBAKwNACHiBwEArA0AIeMHAQCqDQAh5AcBAKoNACHlBwEArA0AIeYHAQCsDQAh5wcBAKwNACHoBwEArA0AIekHgAAAAAHqBwAB-A0AIQIAAACsCQAgKgAAuQkAIBKhB0AAoA0AIbIHAQCqDQAhswcEAJ8NACHJBwEArA0AIcoHAQCsDQAh1QcBAKoNACHfBwEAqg0AIeAHAQCqDQAh4QcBAKwNACHiBwEArA0AIeMHAQCqDQAh5AcBAKoNACHlBwEArA0AIeYHAQCsDQAh5wcBAKwNACHoBwEArA0AIekHgAAAAAHqBwAB-A0AIQIAAACvCQAgKgAAuwkAIAIAAACvCQAgKgAAuwkAIAMAAACsCQAgMQAAtAkAIDIAALkJACABAAAArAkAIAEAAACvCQAgDg0AAPMNACA3AAD2DQAgOAAA9Q0AIFkAAPQNACBaAAD3DQAgyQcAAKYNACDKBwAApg0AIOEHAACmDQAg4gcAAKYNACDlBwAApg0AIOYHAACmDQAg5wcAAKYNACDoBwAApg0AIOoHAACmDQAgFZ0HAAD0CwAwngcAAMIJABCfBwAA9AsAMKEHQAC4CwAhsgcBANQLACGzBwQAtwsAIckHAQDWCwAhygcBANYLACHVBwEAxQsAId8HAQDFCwAh4AcBAMULACHhBwEAxwsAIeIHAQDWCwAh4wcBAMULACHkBwEAxQsAIeUHAQDHCwAh5gcBAMcLACHnBwEAxwsAIegHAQDHCwAh6QcAANULACDqBwAB9QsAIQMAAACvCQAgAQAAwQkAMDYAAMIJACADAAAArwkAIAEAALAJADACAACsCQAgCZ0HAADyCwAwngcAAMgJABCfBwAA8gsAMLMHBAAAAAHWBwQAwAsAIdkHAQDtCwAh2gcAAe4LACHdBwQAAAAB3gcAAPMLACABAAAAxQkAIAEAAADFCQAgCJ0HAADyCwAwngcAAMgJABCfBwAA8gsAMLMHBADACwAh1gcEAMALACHZBwEA7QsAIdoHAAHuCwAh3QcEAMALACEAAwAAAMgJACABAADJCQAwAgAAxQkAIAMAAADICQAgAQAAyQkAMAIAAMUJACADAAAAyAkAIAEAAMkJADACAADFCQAgBbMHBAAAAAHWBwQAAAAB2QcBAAAAAdoHAAEAAAHdBwQAAAABASoAAM0JACAFswcEAAAAAdYHBAAAAAHZBwEAAAAB2gcAAQAAAd0HBAAAAAEBKgAAzwkAMAEqAADPCQAwBbMHBACfDQAh1gcEAJ8NACHZBwEAqg0AIdoHAAHtDQAh3QcEAJ8NACECAAAAxQkAICoAANIJACAFswcEAJ8NACHWBwQAnw0AIdkHAQCqDQAh2gcAAe0NACHdBwQAnw0AIQIAAADICQAgKgAA1AkAIAIAAADICQAgKgAA1AkAIAMAAADFCQAgMQAAzQkAIDIAANIJACABAAAAxQkAIAEAAADICQAgBQ0AAO4NACA3AADxDQAgOAAA8A0AIFkAAO8NACBaAADyDQAgCJ0HAADxCwAwngcAANsJABCfBwAA8QsAMLMHBAC3CwAh1gcEALcLACHZBwEA1AsAIdoHAAHpCwAh3QcEALcLACEDAAAAyAkAIAEAANoJADA2AADbCQAgAwAAAMgJACABAADJCQAwAgAAxQkAIAudBwAA7AsAMJ4HAADhCQAQnwcAAOwLADChB0AAwQsAIdYHBADACwAh2QcBAO0LACHaBwAB7gsAIdsHAQDQCwAh3AcAAe4LACHdBwQAAAAB3gcAAPALACABAAAA3gkAIAEAAADeCQAgCp0HAADsCwAwngcAAOEJABCfBwAA7AsAMKEHQADBCwAh1gcEAMALACHZBwEA7QsAIdoHAAHuCwAh2wcBANALACHcBwAB7gsAId0HBADACwAhAAMAAADhCQAgAQAA4gkAMAIAAN4JACADAAAA4QkAIAEAAOIJADACAADeCQAgAwAAAOEJACABAADiCQAwAgAA3gkAIAehB0AAAAAB1gcEAAAAAdkHAQAAAAHaBwABAAAB2wcBAAAAAdwHAAEAAAHdBwQAAAABASoAAOYJACAHoQdAAAAAAdYHBAAAAAHZBwEAAAAB2gcAAQAAAdsHAQAAAAHcBwABAAAB3QcEAAAAAQEqAADoCQAwASoAAOgJADAHoQdAAKANACHWBwQAnw0AIdkHAQCqDQAh2gcAAe0NACHbBwEAqg0AIdwHAAHtDQAh3QcEAJ8NACECAAAA3gkAICoAAOsJACAHoQdAAKANACHWBwQAnw0AIdkHAQCqDQAh2gcAAe0NACHbBwEAqg0AIdwHAAHtDQAh3QcEAJ8NACECAAAA4QkAICoAAO0JACACAAAA4QkAICoAAO0JACADAAAA3gkAIDEAAOYJACAyAADrCQAgAQAAAN4JACABAAAA4QkAIAUNAADoDQAgNwAA6w0AIDgAAOoNACBZAADpDQAgWgAA7A0AIAqdBwAA6AsAMJ4HAAD0CQAQnwcAAOgLADChB0AAuAsAIdYHBAC3CwAh2QcBANQLACHaBwAB6QsAIdsHAQDFCwAh3AcAAekLACHdBwQAtwsAIQMAAADhCQAgAQAA8wkAMDYAAPQJACADAAAA4QkAIAEAAOIJADACAADeCQAgBZ0HAADnCwAwngcAAPoJABCfBwAA5wsAMLIHIAAAAAHYBwQAwAsAIQEAAAD3CQAgAQAAAPcJACAFnQcAAOcLADCeBwAA-gkAEJ8HAADnCwAwsgcgAOQLACHYBwQAwAsAIQADAAAA-gkAIAEAAPsJADACAAD3CQAgAwAAAPoJACABAAD7CQAwAgAA9wkAIAMAAAD6CQAgAQAA-wkAMAIAAPcJACACsgcgAAAAAdgHBAAAAAEBKgAA_wkAIAKyByAAAAAB2AcEAAAAAQEqAACBCgAwASoAAIEKADACsgcgAOINACHYBwQAnw0AIQIAAAD3CQAgKgAAhAoAIAKyByAA4g0AIdgHBACfDQAhAgAAAPoJACAqAACGCgAgAgAAAPoJACAqAACGCgAgAwAAAPcJACAxAAD_CQAgMgAAhAoAIAEAAAD3CQAgAQAAAPoJACAFDQAA4w0AIDcAAOYNACA4AADlDQAgWQAA5A0AIFoAAOcNACAFnQcAAOYLADCeBwAAjQoAEJ8HAADmCwAwsgcgAOALACHYBwQAtwsAIQMAAAD6CQAgAQAAjAoAMDYAAI0KACADAAAA-gkAIAEAAPsJADACAAD3CQAgC50HAADjCwAwngcAAJMKABCfBwAA4wsAMK4HAQDSCwAhsgcgAAAAAbwHAgDlCwAhvwdAAMELACHOB0AA0QsAIdUHAQDQCwAh1gcEAMALACHXB0AA0QsAIQEAAACQCgAgAQAAAJAKACALnQcAAOMLADCeBwAAkwoAEJ8HAADjCwAwrgcBANILACGyByAA5AsAIbwHAgDlCwAhvwdAAMELACHOB0AA0QsAIdUHAQDQCwAh1gcEAMALACHXB0AA0QsAIQOuBwAApg0AIM4HAACmDQAg1wcAAKYNACADAAAAkwoAIAEAAJQKADACAACQCgAgAwAAAJMKACABAACUCgAwAgAAkAoAIAMAAACTCgAgAQAAlAoAMAIAAJAKACAIrgcBAAAAAbIHIAAAAAG8BwIAAAABvwdAAAAAAc4HQAAAAAHVBwEAAAAB1gcEAAAAAdcHQAAAAAEBKgAAmAoAIAiuBwEAAAABsgcgAAAAAbwHAgAAAAG_B0AAAAABzgdAAAAAAdUHAQAAAAHWBwQAAAAB1wdAAAAAAQEqAACaCgAwASoAAJoKADAIrgcBAKwNACGyByAA4g0AIbwHAgCyDQAhvwdAAKANACHOB0AAqw0AIdUHAQCqDQAh1gcEAJ8NACHXB0AAqw0AIQIAAACQCgAgKgAAnQoAIAiuBwEArA0AIbIHIADiDQAhvAcCALINACG_B0AAoA0AIc4HQACrDQAh1QcBAKoNACHWBwQAnw0AIdcHQACrDQAhAgAAAJMKACAqAACfCgAgAgAAAJMKACAqAACfCgAgAwAAAJAKACAxAACYCgAgMgAAnQoAIAEAAACQCgAgAQAAAJMKACAIDQAA3Q0AIDcAAOANACA4AADfDQAgWQAA3g0AIFoAAOENACCuBwAApg0AIM4HAACmDQAg1wcAAKYNACALnQcAAN8LADCeBwAApgoAEJ8HAADfCwAwrgcBAMcLACGyByAA4AsAIbwHAgDXCwAhvwdAALgLACHOB0AAxgsAIdUHAQDFCwAh1gcEALcLACHXB0AAxgsAIQMAAACTCgAgAQAApQoAMDYAAKYKACADAAAAkwoAIAEAAJQKADACAACQCgAgAQAAAHsAIAEAAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACAQAwAA2g0AICIAANsNACAjAADcDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAADZDQAgzQcBAAAAAc4HQAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAEBKgAArgoAIA2hB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQEqAACwCgAwASoAALAKADAQAwAAvg0AICIAAL8NACAjAADADQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywcBAKoNACHMBwAAvQ0AIM0HAQCsDQAhzgdAAKsNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACECAAAAewAgKgAAswoAIA2hB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQIAAAB5ACAqAAC1CgAgAgAAAHkAICoAALUKACADAAAAewAgMQAArgoAIDIAALMKACABAAAAewAgAQAAAHkAIAYNAAC6DQAgNwAAvA0AIDgAALsNACDKBwAApg0AIM0HAACmDQAgzgcAAKYNACAQnQcAAN0LADCeBwAAvAoAEJ8HAADdCwAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIcoHAQDWCwAhywcBAMULACHMBwAA3gsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALgLACEDAAAAeQAgAQAAuwoAMDYAALwKACADAAAAeQAgAQAAegAwAgAAewAgAQAAAH8AIAEAAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACAGIQAAuQ0AIKEHQAAAAAGyBwEAAAABtAcBAAAAAccHAQAAAAHIB0AAAAABASoAAMQKACAFoQdAAAAAAbIHAQAAAAG0BwEAAAABxwcBAAAAAcgHQAAAAAEBKgAAxgoAMAEqAADGCgAwBiEAALgNACChB0AAoA0AIbIHAQCqDQAhtAcBAKoNACHHBwEAqg0AIcgHQACrDQAhAgAAAH8AICoAAMkKACAFoQdAAKANACGyBwEAqg0AIbQHAQCqDQAhxwcBAKoNACHIB0AAqw0AIQIAAAB9ACAqAADLCgAgAgAAAH0AICoAAMsKACADAAAAfwAgMQAAxAoAIDIAAMkKACABAAAAfwAgAQAAAH0AIAQNAAC1DQAgNwAAtw0AIDgAALYNACDIBwAApg0AIAidBwAA3AsAMJ4HAADSCgAQnwcAANwLADChB0AAuAsAIbIHAQDUCwAhtAcBANQLACHHBwEAxQsAIcgHQADGCwAhAwAAAH0AIAEAANEKADA2AADSCgAgAwAAAH0AIAEAAH4AMAIAAH8AIAEAAACDAQAgAQAAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACATIQAAtA0AICqAAAAAAaEHQAAAAAGuBwEAAAABsgcBAAAAAbMHBAAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABASoAANoKACASKoAAAAABoQdAAAAAAa4HAQAAAAGyBwEAAAABswcEAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAEBKgAA3AoAMAEqAADcCgAwEyEAALMNACAqgAAAAAGhB0AAoA0AIa4HAQCsDQAhsgcBAKoNACGzBwQAnw0AIbQHAQCqDQAhtQcBAKoNACG2BwEAqg0AIbcHAQCqDQAhuAcBAKoNACG5B0AAoA0AIboHAQCsDQAhuwcBAKoNACG8BwIAsg0AIb0HQACrDQAhvgdAAKsNACG_B0AAoA0AIcAHQACrDQAhAgAAAIMBACAqAADfCgAgEiqAAAAAAaEHQACgDQAhrgcBAKwNACGyBwEAqg0AIbMHBACfDQAhtAcBAKoNACG1BwEAqg0AIbYHAQCqDQAhtwcBAKoNACG4BwEAqg0AIbkHQACgDQAhugcBAKwNACG7BwEAqg0AIbwHAgCyDQAhvQdAAKsNACG-B0AAqw0AIb8HQACgDQAhwAdAAKsNACECAAAAgQEAICoAAOEKACACAAAAgQEAICoAAOEKACADAAAAgwEAIDEAANoKACAyAADfCgAgAQAAAIMBACABAAAAgQEAIAoNAACtDQAgNwAAsA0AIDgAAK8NACBZAACuDQAgWgAAsQ0AIK4HAACmDQAgugcAAKYNACC9BwAApg0AIL4HAACmDQAgwAcAAKYNACAVKgAA1QsAIJ0HAADTCwAwngcAAOgKABCfBwAA0wsAMKEHQAC4CwAhrgcBAMcLACGyBwEA1AsAIbMHBAC3CwAhtAcBANQLACG1BwEA1AsAIbYHAQDFCwAhtwcBAMULACG4BwEAxQsAIbkHQAC4CwAhugcBANYLACG7BwEAxQsAIbwHAgDXCwAhvQdAAMYLACG-B0AAxgsAIb8HQAC4CwAhwAdAAMYLACEDAAAAgQEAIAEAAOcKADA2AADoCgAgAwAAAIEBACABAACCAQAwAgAAgwEAIAedBwAAzwsAMJ4HAADuCgAQnwcAAM8LADChB0AAwQsAIawHAQAAAAGtB0AA0QsAIa4HAQDSCwAhAQAAAOsKACABAAAA6woAIAedBwAAzwsAMJ4HAADuCgAQnwcAAM8LADChB0AAwQsAIawHAQDQCwAhrQdAANELACGuBwEA0gsAIQKtBwAApg0AIK4HAACmDQAgAwAAAO4KACABAADvCgAwAgAA6woAIAMAAADuCgAgAQAA7woAMAIAAOsKACADAAAA7goAIAEAAO8KADACAADrCgAgBKEHQAAAAAGsBwEAAAABrQdAAAAAAa4HAQAAAAEBKgAA8woAIAShB0AAAAABrAcBAAAAAa0HQAAAAAGuBwEAAAABASoAAPUKADABKgAA9QoAMAShB0AAoA0AIawHAQCqDQAhrQdAAKsNACGuBwEArA0AIQIAAADrCgAgKgAA-AoAIAShB0AAoA0AIawHAQCqDQAhrQdAAKsNACGuBwEArA0AIQIAAADuCgAgKgAA-goAIAIAAADuCgAgKgAA-goAIAMAAADrCgAgMQAA8woAIDIAAPgKACABAAAA6woAIAEAAADuCgAgBQ0AAKcNACA3AACpDQAgOAAAqA0AIK0HAACmDQAgrgcAAKYNACAHnQcAAMQLADCeBwAAgQsAEJ8HAADECwAwoQdAALgLACGsBwEAxQsAIa0HQADGCwAhrgcBAMcLACEDAAAA7goAIAEAAIALADA2AACBCwAgAwAAAO4KACABAADvCgAwAgAA6woAIAWdBwAAwwsAMJ4HAACHCwAQnwcAAMMLADCqBwQAAAABqwdAAMELACEBAAAAhAsAIAEAAACECwAgBZ0HAADDCwAwngcAAIcLABCfBwAAwwsAMKoHBADACwAhqwdAAMELACEAAwAAAIcLACABAACICwAwAgAAhAsAIAMAAACHCwAgAQAAiAsAMAIAAIQLACADAAAAhwsAIAEAAIgLADACAACECwAgAqoHBAAAAAGrB0AAAAABASoAAIwLACACqgcEAAAAAasHQAAAAAEBKgAAjgsAMAEqAACOCwAwAqoHBACfDQAhqwdAAKANACECAAAAhAsAICoAAJELACACqgcEAJ8NACGrB0AAoA0AIQIAAACHCwAgKgAAkwsAIAIAAACHCwAgKgAAkwsAIAMAAACECwAgMQAAjAsAIDIAAJELACABAAAAhAsAIAEAAACHCwAgBQ0AAKENACA3AACkDQAgOAAAow0AIFkAAKINACBaAAClDQAgBZ0HAADCCwAwngcAAJoLABCfBwAAwgsAMKoHBAC3CwAhqwdAALgLACEDAAAAhwsAIAEAAJkLADA2AACaCwAgAwAAAIcLACABAACICwAwAgAAhAsAIAWdBwAAvwsAMJ4HAACgCwAQnwcAAL8LADCgBwQAAAABoQdAAMELACEBAAAAnQsAIAEAAACdCwAgBZ0HAAC_CwAwngcAAKALABCfBwAAvwsAMKAHBADACwAhoQdAAMELACEAAwAAAKALACABAAChCwAwAgAAnQsAIAMAAACgCwAgAQAAoQsAMAIAAJ0LACADAAAAoAsAIAEAAKELADACAACdCwAgAqAHBAAAAAGhB0AAAAABASoAAKULACACoAcEAAAAAaEHQAAAAAEBKgAApwsAMAEqAACnCwAwAqAHBACfDQAhoQdAAKANACECAAAAnQsAICoAAKoLACACoAcEAJ8NACGhB0AAoA0AIQIAAACgCwAgKgAArAsAIAIAAACgCwAgKgAArAsAIAMAAACdCwAgMQAApQsAIDIAAKoLACABAAAAnQsAIAEAAACgCwAgBQ0AAJoNACA3AACdDQAgOAAAnA0AIFkAAJsNACBaAACeDQAgBZ0HAAC2CwAwngcAALMLABCfBwAAtgsAMKAHBAC3CwAhoQdAALgLACEDAAAAoAsAIAEAALILADA2AACzCwAgAwAAAKALACABAAChCwAwAgAAnQsAIAWdBwAAtgsAMJ4HAACzCwAQnwcAALYLADCgBwQAtwsAIaEHQAC4CwAhDQ0AALoLACA3AAC-CwAgOAAAvgsAIFkAAL0LACBaAAC-CwAgogcEAAAAAaMHBAAAAASkBwQAAAAEpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAC8CwAhCw0AALoLACA3AAC7CwAgOAAAuwsAIKIHQAAAAAGjB0AAAAAEpAdAAAAABKUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAuQsAIQsNAAC6CwAgNwAAuwsAIDgAALsLACCiB0AAAAABowdAAAAABKQHQAAAAASlB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAALkLACEIogcCAAAAAaMHAgAAAASkBwIAAAAEpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgC6CwAhCKIHQAAAAAGjB0AAAAAEpAdAAAAABKUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAuwsAIQ0NAAC6CwAgNwAAvgsAIDgAAL4LACBZAAC9CwAgWgAAvgsAIKIHBAAAAAGjBwQAAAAEpAcEAAAABKUHBAAAAAGmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAvAsAIQiiBwgAAAABowcIAAAABKQHCAAAAASlBwgAAAABpgcIAAAAAacHCAAAAAGoBwgAAAABqQcIAL0LACEIogcEAAAAAaMHBAAAAASkBwQAAAAEpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAC-CwAhBZ0HAAC_CwAwngcAAKALABCfBwAAvwsAMKAHBADACwAhoQdAAMELACEIogcEAAAAAaMHBAAAAASkBwQAAAAEpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAC-CwAhCKIHQAAAAAGjB0AAAAAEpAdAAAAABKUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAuwsAIQWdBwAAwgsAMJ4HAACaCwAQnwcAAMILADCqBwQAtwsAIasHQAC4CwAhBZ0HAADDCwAwngcAAIcLABCfBwAAwwsAMKoHBADACwAhqwdAAMELACEHnQcAAMQLADCeBwAAgQsAEJ8HAADECwAwoQdAALgLACGsBwEAxQsAIa0HQADGCwAhrgcBAMcLACEODQAAugsAIDcAAM4LACA4AADOCwAgogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDNCwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABCw0AAMkLACA3AADMCwAgOAAAzAsAIKIHQAAAAAGjB0AAAAAFpAdAAAAABaUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAywsAIQ4NAADJCwAgNwAAygsAIDgAAMoLACCiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMgLACGvBwEAAAABsAcBAAAAAbEHAQAAAAEODQAAyQsAIDcAAMoLACA4AADKCwAgogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDICwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABCKIHAgAAAAGjBwIAAAAFpAcCAAAABaUHAgAAAAGmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAyQsAIQuiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMoLACGvBwEAAAABsAcBAAAAAbEHAQAAAAELDQAAyQsAIDcAAMwLACA4AADMCwAgogdAAAAAAaMHQAAAAAWkB0AAAAAFpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQADLCwAhCKIHQAAAAAGjB0AAAAAFpAdAAAAABaUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAzAsAIQ4NAAC6CwAgNwAAzgsAIDgAAM4LACCiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAM0LACGvBwEAAAABsAcBAAAAAbEHAQAAAAELogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDOCwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABB50HAADPCwAwngcAAO4KABCfBwAAzwsAMKEHQADBCwAhrAcBANALACGtB0AA0QsAIa4HAQDSCwAhC6IHAQAAAAGjBwEAAAAEpAcBAAAABKUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAzgsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQiiB0AAAAABowdAAAAABaQHQAAAAAWlB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAAMwLACELogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDKCwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABFSoAANULACCdBwAA0wsAMJ4HAADoCgAQnwcAANMLADChB0AAuAsAIa4HAQDHCwAhsgcBANQLACGzBwQAtwsAIbQHAQDUCwAhtQcBANQLACG2BwEAxQsAIbcHAQDFCwAhuAcBAMULACG5B0AAuAsAIboHAQDWCwAhuwcBAMULACG8BwIA1wsAIb0HQADGCwAhvgdAAMYLACG_B0AAuAsAIcAHQADGCwAhCw0AALoLACA3AADOCwAgOAAAzgsAIKIHAQAAAAGjBwEAAAAEpAcBAAAABKUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEA2wsAIQ8NAAC6CwAgNwAA2gsAIDgAANoLACCiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAELDQAAyQsAIDcAAMoLACA4AADKCwAgogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDZCwAhDQ0AALoLACA3AAC6CwAgOAAAugsAIFkAAL0LACBaAAC6CwAgogcCAAAAAaMHAgAAAASkBwIAAAAEpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgDYCwAhDQ0AALoLACA3AAC6CwAgOAAAugsAIFkAAL0LACBaAAC6CwAgogcCAAAAAaMHAgAAAASkBwIAAAAEpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgDYCwAhCw0AAMkLACA3AADKCwAgOAAAygsAIKIHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEA2QsAIQyiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAELDQAAugsAIDcAAM4LACA4AADOCwAgogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDbCwAhCJ0HAADcCwAwngcAANIKABCfBwAA3AsAMKEHQAC4CwAhsgcBANQLACG0BwEA1AsAIccHAQDFCwAhyAdAAMYLACEQnQcAAN0LADCeBwAAvAoAEJ8HAADdCwAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIcoHAQDWCwAhywcBAMULACHMBwAA3gsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALgLACEEogcBAAAABdIHAQAAAAHTBwEAAAAE1AcBAAAABAudBwAA3wsAMJ4HAACmCgAQnwcAAN8LADCuBwEAxwsAIbIHIADgCwAhvAcCANcLACG_B0AAuAsAIc4HQADGCwAh1QcBAMULACHWBwQAtwsAIdcHQADGCwAhBQ0AALoLACA3AADiCwAgOAAA4gsAIKIHIAAAAAGpByAA4QsAIQUNAAC6CwAgNwAA4gsAIDgAAOILACCiByAAAAABqQcgAOELACECogcgAAAAAakHIADiCwAhC50HAADjCwAwngcAAJMKABCfBwAA4wsAMK4HAQDSCwAhsgcgAOQLACG8BwIA5QsAIb8HQADBCwAhzgdAANELACHVBwEA0AsAIdYHBADACwAh1wdAANELACECogcgAAAAAakHIADiCwAhCKIHAgAAAAGjBwIAAAAEpAcCAAAABKUHAgAAAAGmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAugsAIQWdBwAA5gsAMJ4HAACNCgAQnwcAAOYLADCyByAA4AsAIdgHBAC3CwAhBZ0HAADnCwAwngcAAPoJABCfBwAA5wsAMLIHIADkCwAh2AcEAMALACEKnQcAAOgLADCeBwAA9AkAEJ8HAADoCwAwoQdAALgLACHWBwQAtwsAIdkHAQDUCwAh2gcAAekLACHbBwEAxQsAIdwHAAHpCwAh3QcEALcLACEHDQAAugsAIDcAAOsLACA4AADrCwAgogcAAQAAAaMHAAEAAASkBwABAAAEqQcAAeoLACEHDQAAugsAIDcAAOsLACA4AADrCwAgogcAAQAAAaMHAAEAAASkBwABAAAEqQcAAeoLACEEogcAAQAAAaMHAAEAAASkBwABAAAEqQcAAesLACEKnQcAAOwLADCeBwAA4QkAEJ8HAADsCwAwoQdAAMELACHWBwQAwAsAIdkHAQDtCwAh2gcAAe4LACHbBwEA0AsAIdwHAAHuCwAh3QcEAMALACEIogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDvCwAhBKIHAAEAAAGjBwABAAAEpAcAAQAABKkHAAHrCwAhCKIHAQAAAAGjBwEAAAAEpAcBAAAABKUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEA7wsAIQLWBwQAAAAB2QcBAAAAAQidBwAA8QsAMJ4HAADbCQAQnwcAAPELADCzBwQAtwsAIdYHBAC3CwAh2QcBANQLACHaBwAB6QsAId0HBAC3CwAhCJ0HAADyCwAwngcAAMgJABCfBwAA8gsAMLMHBADACwAh1gcEAMALACHZBwEA7QsAIdoHAAHuCwAh3QcEAMALACEC1gcEAAAAAdkHAQAAAAEVnQcAAPQLADCeBwAAwgkAEJ8HAAD0CwAwoQdAALgLACGyBwEA1AsAIbMHBAC3CwAhyQcBANYLACHKBwEA1gsAIdUHAQDFCwAh3wcBAMULACHgBwEAxQsAIeEHAQDHCwAh4gcBANYLACHjBwEAxQsAIeQHAQDFCwAh5QcBAMcLACHmBwEAxwsAIecHAQDHCwAh6AcBAMcLACHpBwAA1QsAIOoHAAH1CwAhBw0AAMkLACA3AAD3CwAgOAAA9wsAIKIHAAEAAAGjBwABAAAFpAcAAQAABakHAAH2CwAhBw0AAMkLACA3AAD3CwAgOAAA9wsAIKIHAAEAAAGjBwABAAAFpAcAAQAABakHAAH2CwAhBKIHAAEAAAGjBwABAAAFpAcAAQAABakHAAH3CwAhFZ0HAAD4CwAwngcAAK8JABCfBwAA-AsAMKEHQADBCwAhsgcBAO0LACGzBwQAwAsAIckHAQD5CwAhygcBAPkLACHVBwEA0AsAId8HAQDQCwAh4AcBANALACHhBwEA0gsAIeIHAQD5CwAh4wcBANALACHkBwEA0AsAIeUHAQDSCwAh5gcBANILACHnBwEA0gsAIegHAQDSCwAh6QcAAPoLACDqBwAB-wsAIQiiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAPwLACEMogeAAAAAAaUHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHgAAAAAHGB4AAAAABBKIHAAEAAAGjBwABAAAFpAcAAQAABakHAAH3CwAhCKIHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEA_AsAIQwFAQDFCwAhnQcAAP0LADCeBwAAqQkAEJ8HAAD9CwAwoQdAALgLACGsBwEAxQsAIesHBAC3CwAh7AcBAMULACHtBwEA1AsAIe4HAQDFCwAh7wcAAP4LACDwBwAA_gsAIA8NAADJCwAgNwAA_wsAIDgAAP8LACCiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAEMogeAAAAAAaUHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHgAAAAAHGB4AAAAABDAUBANALACGdBwAAgAwAMJ4HAACWCQAQnwcAAIAMADChB0AAwQsAIawHAQDQCwAh6wcEAMALACHsBwEA0AsAIe0HAQDtCwAh7gcBANALACHvBwAAgQwAIPAHAACBDAAgDKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQIFAQAAAAHrBwQAAAABC50HAACDDAAwngcAAJAJABCfBwAAgwwAMKEHQAC4CwAhsgcEALcLACG8BwIA1wsAIfIHAQDUCwAh8wcBAMULACH0B0AAuAsAIfUHAQDHCwAh9gcBAMcLACELnQcAAIQMADCeBwAA_QgAEJ8HAACEDAAwoQdAAMELACGyBwQAwAsAIbwHAgDlCwAh8gcBAO0LACHzBwEA0AsAIfQHQADBCwAh9QcBANILACH2BwEA0gsAIQidBwAAhQwAMJ4HAAD3CAAQnwcAAIUMADCyByAA4AsAIfcHBAC3CwAh-AdAALgLACH5BwQAtwsAIfoHQADGCwAhCJ0HAACGDAAwngcAAOQIABCfBwAAhgwAMLIHIADkCwAh9wcEAMALACH4B0AAwQsAIfkHBADACwAh-gdAANELACEHnQcAAIcMADCeBwAA3ggAEJ8HAACHDAAw-wcBAMULACH8B0AAuAsAIf0HAgDXCwAh_gcCANcLACEHnQcAAIgMADCeBwAAywgAEJ8HAACIDAAw-wcBANALACH8B0AAwQsAIf0HAgDlCwAh_gcCAOULACEOnQcAAIkMADCeBwAAxQgAEJ8HAACJDAAwyQcBANQLACHKBwEA1AsAIf8HAQDFCwAhgAgBAMULACGBCAQAtwsAIYIIBAC3CwAhgwgEALcLACGECAQAtwsAIYUIBAC3CwAhhggEALcLACGHCAQAtwsAIQ6dBwAAigwAMJ4HAACyCAAQnwcAAIoMADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhBMoHAQAAAAH_BwEAAAABgAgBAAAAAYEIBAAAAAEOnQcAAIwMADCeBwAArAgAEJ8HAACMDAAwyQcBANQLACHKBwEA1AsAIf8HAQDFCwAhgAgBAMULACGBCAQAtwsAIYIIBAC3CwAhgwgEALcLACGECAQAtwsAIYUIBAC3CwAhhggEALcLACGHCAQAtwsAIQ6dBwAAjQwAMJ4HAACZCAAQnwcAAI0MADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhBMoHAQAAAAH_BwEAAAABgAgBAAAAAYEIBAAAAAENnQcAAI8MADCeBwAAkwgAEJ8HAACPDAAwoQdAALgLACGyBwEA1AsAIckHAQDUCwAhygcBANQLACHlBwEAxQsAIf8HAQDFCwAhgAgBAMULACGJCAQAtwsAIYoIBAC3CwAhiwgBAMULACENnQcAAJAMADCeBwAAgAgAEJ8HAACQDAAwoQdAAMELACGyBwEA7QsAIckHAQDtCwAhygcBAO0LACHlBwEA0AsAIf8HAQDQCwAhgAgBANALACGJCAQAwAsAIYoIBADACwAhiwgBANALACECyQcBAAAAAYsIAQAAAAEInQcAAJIMADCeBwAA-gcAEJ8HAACSDAAwoQdAALgLACGqBwQAtwsAIbIHAQDUCwAhyQcBANQLACGNCAAA1QsAIAidBwAAkwwAMJ4HAADnBwAQnwcAAJMMADChB0AAwQsAIaoHBADACwAhsgcBAO0LACHJBwEA7QsAIY0IAAD6CwAgAqoHBAAAAAHJBwEAAAABEJ0HAACVDAAwngcAAOEHABCfBwAAlQwAMMkHAQDUCwAhygcBANQLACHyBwEA1AsAIf8HAQDFCwAhgAgBAMULACGDCAIAlwwAIY8IAQDFCwAhkAgCANcLACGRCAQAtwsAIZIIBACWDAAhkwgEAJYMACGUCEAAxgsAIZUIBACWDAAhDQ0AAMkLACA3AACbDAAgOAAAmwwAIFkAAJkMACBaAACbDAAgogcEAAAAAaMHBAAAAAWkBwQAAAAFpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBACaDAAhDQ0AAMkLACA3AADJCwAgOAAAyQsAIFkAAJkMACBaAADJCwAgogcCAAAAAaMHAgAAAAWkBwIAAAAFpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgCYDAAhDQ0AAMkLACA3AADJCwAgOAAAyQsAIFkAAJkMACBaAADJCwAgogcCAAAAAaMHAgAAAAWkBwIAAAAFpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgCYDAAhCKIHCAAAAAGjBwgAAAAFpAcIAAAABaUHCAAAAAGmBwgAAAABpwcIAAAAAagHCAAAAAGpBwgAmQwAIQ0NAADJCwAgNwAAmwwAIDgAAJsMACBZAACZDAAgWgAAmwwAIKIHBAAAAAGjBwQAAAAFpAcEAAAABaUHBAAAAAGmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAmgwAIQiiBwQAAAABowcEAAAABaQHBAAAAAWlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAJsMACEQnQcAAJwMADCeBwAAzgcAEJ8HAACcDAAwyQcBAO0LACHKBwEA7QsAIfIHAQDtCwAh_wcBANALACGACAEA0AsAIYMIAgCeDAAhjwgBANALACGQCAIA5QsAIZEIBADACwAhkggEAJ0MACGTCAQAnQwAIZQIQADRCwAhlQgEAJ0MACEIogcEAAAAAaMHBAAAAAWkBwQAAAAFpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBACbDAAhCKIHAgAAAAGjBwIAAAAFpAcCAAAABaUHAgAAAAGmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAyQsAIRidBwAAnwwAMJ4HAADIBwAQnwcAAJ8MADChB0AAuAsAIcoHAQDUCwAh8gcBANQLACGQCAIA1wsAIZYIAQDUCwAhlwgBAMULACGYCAIA1wsAIZkIBAC3CwAhmggBAMULACGbCAEAxQsAIZwIAQDFCwAhnQgCANcLACGeCAIA1wsAIZ8IAgDXCwAhoAgAANULACChCEAAxgsAIaIIQADGCwAhowhAAMYLACGkCAQAtwsAIaUIBAC3CwAhpggBAMULACEKnQcAAKAMADCeBwAAsgcAEJ8HAACgDAAwsgcBANQLACHKBwEA1AsAIeIHAQDUCwAh8gcBANQLACH0B0AAuAsAIacIAgDXCwAhqAhAALgLACEKnQcAAKEMADCeBwAAnwcAEJ8HAAChDAAwsgcBAO0LACHKBwEA7QsAIeIHAQDtCwAh8gcBAO0LACH0B0AAwQsAIacIAgDlCwAhqAhAAMELACESBQEAxQsAIZ0HAACiDAAwngcAAJkHABCfBwAAogwAMKwHAQDFCwAh5QcBAMULACHrBwQAtwsAIewHAQDFCwAh7QcBANQLACHyBwEA1AsAIakIAQDFCwAhqggBAMULACGrCAEAxQsAIawIAgDXCwAhrQhAALgLACGuCEAAuAsAIa8IBAC3CwAhsAgCANcLACESBQEA0AsAIZ0HAACjDAAwngcAAIYHABCfBwAAowwAMKwHAQDQCwAh5QcBANALACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACHyBwEA7QsAIakIAQDQCwAhqggBANALACGrCAEA0AsAIawIAgDlCwAhrQhAAMELACGuCEAAwQsAIa8IBADACwAhsAgCAOULACECBQEAAAABrAcBAAAAAQLyBwEAAAABqQgBAAAAASAFAQDFCwAhnQcAAKYMADCeBwAAgAcAEJ8HAACmDAAwoQdAALgLACGsBwEAxQsAIeYHAQDHCwAh6wcEALcLACHsBwEAxQsAIe0HAQDUCwAhnAgBAMcLACGzCAQAtwsAIbQIQADGCwAhtQgAANULACC2CAAA1QsAILcIAADVCwAguAgBAMULACG5CEAAuAsAIboIIADgCwAhuwgBAMcLACG8CAEAxwsAIb0IAQDHCwAhvggAANULACC_CAAA1QsAIMAIAADVCwAgwQgAANULACDCCAEAxwsAIcMIAQDHCwAhxAgCANcLACHFCAEAxwsAIcYIAgDXCwAhxwgCANcLACEgBQEA0AsAIZ0HAACnDAAwngcAAO0GABCfBwAApwwAMKEHQADBCwAhrAcBANALACHmBwEA0gsAIesHBADACwAh7AcBANALACHtBwEA7QsAIZwIAQDSCwAhswgEAMALACG0CEAA0QsAIbUIAAD6CwAgtggAAPoLACC3CAAA-gsAILgIAQDQCwAhuQhAAMELACG6CCAA5AsAIbsIAQDSCwAhvAgBANILACG9CAEA0gsAIb4IAAD6CwAgvwgAAPoLACDACAAA-gsAIMEIAAD6CwAgwggBANILACHDCAEA0gsAIcQIAgDlCwAhxQgBANILACHGCAIA5QsAIccIAgDlCwAhAwUBAAAAAawHAQAAAAHsBwEAAAABBp0HAACpDAAwngcAAOcGABCfBwAAqQwAMMgHQAC4CwAhyQgBANQLACHKCAAB6QsAIRedBwAAqgwAMJ4HAADRBgAQnwcAAKoMADChB0AAuAsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIcoHAQDUCwAhzwcBAMULACHQBwEAxQsAIdEHQAC4CwAhyQgBANQLACHLCAEAxQsAIcwIAQDFCwAhzQgBAMULACHOCAAA1QsAIM8IAADeCwAg0AgCANcLACHRCCAA4AsAIdIIAQDFCwAh0wgAAN4LACDUCCAA4AsAIdUIAgDXCwAhCZ0HAACrDAAwngcAALsGABCfBwAAqwwAMK0HQADGCwAhvQdAALgLACHJCAEA1AsAIdYIAADeCwAg1wgAAN4LACDYCAEAxwsAIQoSAACtDAAgnQcAAKwMADCeBwAAOgAQnwcAAKwMADCtB0AA0QsAIb0HQADBCwAhyQgBAO0LACHWCAAA3gsAINcIAADeCwAg2AgBANILACEaAwAAtgwAIBEAAOkMACATAADqDAAgFAAA6wwAIJ0HAADoDAAwngcAAGgAEJ8HAADoDAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACHLCAEA0AsAIdUIAgDlCwAh2QgBANALACHaCAEA0AsAIdsIAQDSCwAh3AgAAIEMACDdCAEA0gsAId4IAADeCwAg3wgCAOULACHgCAIA5QsAIdAJAABoACDRCQAAaAAgFJ0HAACuDAAwngcAAKMGABCfBwAArgwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAhzwcBAMULACHQBwEAxQsAIdEHQAC4CwAhywgBAMULACHVCAIA1wsAIdkIAQDFCwAh2ggBAMULACHbCAEAxwsAIdwIAAD-CwAg3QgBAMcLACHeCAAA3gsAIN8IAgDXCwAh4AgCANcLACESBAEAxwsAIZ0HAACvDAAwngcAAI0GABCfBwAArwwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIcgHQAC4CwAhyQcBANYLACHKBwEA1gsAIecHAQDFCwAh4QgAAekLACHiCAAB6QsAIeMIAQDHCwAh5AgBAMcLACHlCAEA1gsAIeYIAgDXCwAh5whAAMYLACEOnQcAALAMADCeBwAA8wUAEJ8HAACwDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHKBwEA1AsAIeUIAQDUCwAh6AgAAekLACHpCAAB6QsAIeoIAQDHCwAh6whAAMYLACHsCEAAxgsAIQudBwAAsQwAMJ4HAADdBQAQnwcAALEMADDIB0AAuAsAIckHAQDUCwAhygcBANQLACHlCAEA1AsAIe0IAAHpCwAh7ggBAMULACHvCAEAxQsAIfAIQADGCwAhE50HAACyDAAwngcAAMcFABCfBwAAsgwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhzwcBAMULACHQBwEAxQsAIdkIAQDHCwAh7AhAAMYLACHwCEAAxgsAIfEIAQDUCwAh8ggAAekLACHzCAEAxQsAIfQIAQDHCwAh9QgBAMcLACH2CAEAxwsAIfcIAADeCwAgDp0HAACzDAAwngcAALEFABCfBwAAswwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAh2QgBAMcLACH1CAEAxwsAIfYIAQDHCwAh9wgAAN4LACD4CAIA1wsAIfkIAQDHCwAh-ghAAMYLACECsgcBAAAAAckHAQAAAAEQAwAAtgwAICAAALcMACCdBwAAtQwAMJ4HAABuABCfBwAAtQwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAh2QgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACD4CAIA5QsAIfkIAQDSCwAh-ghAANELACEZDwAA7gwAIBAAAO8MACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgHAAA8QwAIB0AAO0MACAeAADwDAAgHwAA8wwAICAAALcMACAkAAD3DAAgnQcAAOwMADCeBwAAWQAQnwcAAOwMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHLCAEA0AsAIY4JAQDQCwAhyQkBANILACHKCUAAwQsAIcsJQADRCwAh0AkAAFkAINEJAABZACAD_AgAAHAAIP0IAABwACD-CAAAcAAgCJ0HAAC4DAAwngcAAJkFABCfBwAAuAwAMKEHQAC4CwAhsgcBANQLACHHBwEAxQsAIf8IAQDFCwAhgAkBAMcLACEInQcAALkMADCeBwAAhgUAEJ8HAAC5DAAwoQdAAMELACGyBwEA7QsAIccHAQDQCwAh_wgBANALACGACQEA0gsAIQedBwAAugwAMJ4HAACABQAQnwcAALoMADChB0AAuAsAIbIHAQDUCwAh2wcBAMULACGBCQEAxQsAIQedBwAAuwwAMJ4HAADtBAAQnwcAALsMADChB0AAwQsAIbIHAQDtCwAh2wcBANALACGBCQEA0AsAIQmdBwAAvAwAMJ4HAADnBAAQnwcAALwMADChB0AAuAsAIbIHAQDUCwAhxwcBAMULACGCCQEAxQsAIYMJAAHpCwAhhAkAAekLACEJnQcAAL0MADCeBwAA1AQAEJ8HAAC9DAAwoQdAAMELACGyBwEA7QsAIccHAQDQCwAhggkBANALACGDCQAB7gsAIYQJAAHuCwAhAoIJAQAAAAGDCQABAAABBp0HAAC_DAAwngcAAM4EABCfBwAAvwwAMIYJAQDFCwAhhwkCANcLACGICQQAlgwAIQadBwAAwAwAMJ4HAAC7BAAQnwcAAMAMADCGCQEA0AsAIYcJAgDlCwAhiAkEAJ0MACEJnQcAAMEMADCeBwAAtQQAEJ8HAADBDAAwoQdAALgLACGyBwEA1AsAIbwHAgDXCwAhvwdAALgLACHHBwEAxQsAIYkJAQDUCwAhChYAAMMMACCdBwAAwgwAMJ4HAABLABCfBwAAwgwAMKEHQADBCwAhsgcBAO0LACG8BwIA5QsAIb8HQADBCwAhxwcBANALACGJCQEA7QsAIRIDAAC2DAAgFQAA_AwAIBcAAP8MACCdBwAA_gwAMJ4HAABHABCfBwAA_gwAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIeUIAQDtCwAh7AhAANELACHyCAAB7gsAIYoJQADRCwAh0AkAAEcAINEJAABHACANnQcAAMQMADCeBwAAnQQAEJ8HAADEDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHPBwEAxQsAIdAHAQDFCwAh5QgBANQLACHsCEAAxgsAIfIIAAHpCwAhiglAAMYLACEOnQcAAMUMADCeBwAAhwQAEJ8HAADFDAAwoQdAALgLACGyBwEA1AsAIbgHAQDHCwAhuwcBAMULACHJBwEA1AsAIcoHAQDWCwAhywgBAMULACHZCAEAxwsAIYsJAQDFCwAhjAkBAMULACGNCUAAxgsAIQ2dBwAAxgwAMJ4HAADvAwAQnwcAAMYMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1gsAIcsIAQDFCwAh7QgAAekLACGOCQEAxQsAIY8JAQDFCwAhkAlAAMYLACGRCQAA_gsAIA2dBwAAxwwAMJ4HAADcAwAQnwcAAMcMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA-QsAIcsIAQDQCwAh7QgAAe4LACGOCQEA0AsAIY8JAQDQCwAhkAlAANELACGRCQAAgQwAIAWdBwAAyAwAMJ4HAADWAwAQnwcAAMgMADDIB0AAuAsAIZIJAAHpCwAhBZ0HAADJDAAwngcAAMMDABCfBwAAyQwAMMgHQADBCwAhkgkAAe4LACEXnQcAAMoMADCeBwAAvQMAEJ8HAADKDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHKBwEA1AsAId8HAQDFCwAh4AcBANQLACHJCAEA1gsAIc8IAADeCwAg6ggBAMcLACHsCEAAxgsAIfIIAAHpCwAhkwkAAN4LACCUCUAAxgsAIZUJAgCXDAAhlgkCAJcMACGXCQEAxwsAIZgJAQDHCwAhmQkBANYLACGaCQEA1gsAIRadBwAAywwAMJ4HAACnAwAQnwcAAMsMADChB0AAuAsAIawHAQDFCwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhygcBANQLACHPBwEAxQsAIdAHAQDFCwAhzwgAAN4LACDSCAEAxQsAIdMIAADeCwAg1AggAOALACHpCAAB6QsAIewIQADGCwAhjAkBAMcLACGUCUAAxgsAIZsJAQDWCwAhnAkBAMcLACGdCUAAxgsAIQydBwAAzAwAMJ4HAACRAwAQnwcAAMwMADChB0AAuAsAIawHAQDFCwAh7QcBANQLACGpCAEAxQsAIbMIAgDXCwAhngkAANULACCfCQEAxwsAIaAJBACWDAAhoQkgAOALACEMnQcAAM0MADCeBwAA_gIAEJ8HAADNDAAwoQdAAMELACGsBwEA0AsAIe0HAQDtCwAhqQgBANALACGzCAIA5QsAIZ4JAAD6CwAgnwkBANILACGgCQQAnQwAIaEJIADkCwAhCZ0HAADODAAwngcAAPgCABCfBwAAzgwAMPIHAQDUCwAh8wcBAMcLACGWCAEA1AsAIZoIAQDFCwAhpQgEAJYMACGiCUAAuAsAIQmdBwAAzwwAMJ4HAADlAgAQnwcAAM8MADDyBwEA7QsAIfMHAQDSCwAhlggBAO0LACGaCAEA0AsAIaUIBACdDAAhoglAAMELACEInQcAANAMADCeBwAA3wIAEJ8HAADQDAAwoQdAALgLACGaCAEAxQsAIf8IAQDFCwAhowkBAMULACGkCUAAxgsAIQmdBwAA0QwAMJ4HAADJAgAQnwcAANEMADC7ByAA4AsAIeUHAQDFCwAh7gcBAMULACGaCAEAxQsAIasIAQDFCwAhpQlAALgLACEhnQcAANIMADCeBwAAswIAEJ8HAADSDAAwrAcBAMULACGXCAEAxQsAIZsIAQDFCwAhnQgCANcLACGeCAIA1wsAIZ8IAgDXCwAhpAgEALcLACGPCQEAxQsAIaEJIADgCwAhpgkBAMULACGnCQEAxwsAIagJAgDXCwAhqQkCANcLACGqCQIA1wsAIasJAgDXCwAhrAkBANYLACGtCSAA4AsAIa4JQADGCwAhrwlAAMYLACGwCUAAxgsAIbEJAADeCwAgsgkAAN4LACCzCUAAxgsAIbQJIADgCwAhtQkAAN4LACC2CQIA1wsAIbcJAgDXCwAhuAkBAMcLACG5CQEA1gsAIboJAQDWCwAhDZ0HAADTDAAwngcAAJ0CABCfBwAA0wwAMKEHQAC4CwAhrAcBAMULACHWBwIA1wsAIe0HAQDUCwAhkAgCANcLACGeCAIA1wsAIbMIAgDXCwAhoQkgAOALACG7CQEAxQsAIbwJAADeCwAgEAYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEA0AsAIdYHAgDlCwAh7QcBAO0LACGQCAIA5QsAIZ4IAgDlCwAhswgCAOULACGhCSAA5AsAIbsJAQDQCwAhvAkAAN4LACAD_AgAAAkAIP0IAAAJACD-CAAACQAgA_wIAAARACD9CAAAEQAg_ggAABEAIAP8CAAAFgAg_QgAABYAIP4IAAAWACANnQcAANgMADCeBwAAhQIAEJ8HAADYDAAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHKBwEA1AsAIeUHAQDFCwAhmwgBAMcLACG9CQIA1wsAIb4JAQDHCwAhvwlAAMYLACEMnQcAANkMADCeBwAA7QEAEJ8HAADZDAAwoAdAAMYLACGsBwEAxQsAIbIHAQDUCwAhygcBANYLACHlBwEAxQsAIZsIAQDHCwAhvQkCANcLACHACQEAxQsAIcEJQAC4CwAhDJ0HAADaDAAwngcAANMBABCfBwAA2gwAMKwHAQDFCwAhygcBANQLACHrBwQAtwsAIZ0IBAC3CwAhnggEALcLACGfCAQAtwsAIcIJBAC3CwAhwwkCANcLACHECQIA1wsAIQ0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEA0AsAIcoHAQDtCwAh6wcEAMALACGdCAQAwAsAIZ4IBADACwAhnwgEAMALACHCCQQAwAsAIcMJAgDlCwAhxAkCAOULACEXAwAAtgwAIAUAAJkNACAGAADVDAAgCAAA1gwAIA8AAO4MACAQAADvDAAgEQAA6QwAIBwAAPEMACCdBwAAmA0AMJ4HAAADABCfBwAAmA0AMKEHQADBCwAhsgcBAO0LACHJBwEA7QsAIcsIAQDQCwAhjgkBANALACGPCQEA0AsAIcUJIADkCwAhxglAANELACHHCUAAwQsAIcgJQADRCwAh0AkAAAMAINEJAAADACANnQcAAN0MADCeBwAAuwEAEJ8HAADdDAAwoQdAALgLACGyBwEA1AsAIckHAQDUCwAhywgBAMULACGOCQEAxQsAIY8JAQDFCwAhxQkgAOALACHGCUAAxgsAIccJQAC4CwAhyAlAAMYLACELnQcAAN4MADCeBwAApQEAEJ8HAADeDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhywgBAMULACGOCQEAxQsAIckJAQDHCwAhyglAALgLACHLCUAAxgsAIRYhAADgDAAgKgAA-gsAIJ0HAADfDAAwngcAAIEBABCfBwAA3wwAMKEHQADBCwAhrgcBANILACGyBwEA7QsAIbMHBADACwAhtAcBAO0LACG1BwEA7QsAIbYHAQDQCwAhtwcBANALACG4BwEA0AsAIbkHQADBCwAhugcBAPkLACG7BwEA0AsAIbwHAgDlCwAhvQdAANELACG-B0AA0QsAIb8HQADBCwAhwAdAANELACEVAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIdAJAAB5ACDRCQAAeQAgCSEAAOAMACCdBwAA4QwAMJ4HAAB9ABCfBwAA4QwAMKEHQADBCwAhsgcBAO0LACG0BwEA7QsAIccHAQDQCwAhyAdAANELACETAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIQP8CAAAfQAg_QgAAH0AIP4IAAB9ACAD_AgAAIEBACD9CAAAgQEAIP4IAACBAQAgFQMAALYMACAfAADmDAAgnQcAAOUMADCeBwAAcAAQnwcAAOUMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHZCAEA0gsAIewIQADRCwAh8AhAANELACHxCAEA7QsAIfIIAAHuCwAh8wgBANALACH0CAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIBIDAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIdAJAABuACDRCQAAbgAgArIHAQAAAAHJBwEAAAABGAMAALYMACARAADpDAAgEwAA6gwAIBQAAOsMACCdBwAA6AwAMJ4HAABoABCfBwAA6AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACED_AgAADUAIP0IAAA1ACD-CAAANQAgDBIAAK0MACCdBwAArAwAMJ4HAAA6ABCfBwAArAwAMK0HQADRCwAhvQdAAMELACHJCAEA7QsAIdYIAADeCwAg1wgAAN4LACDYCAEA0gsAIdAJAAA6ACDRCQAAOgAgA_wIAAA8ACD9CAAAPAAg_ggAADwAIBcPAADuDAAgEAAA7wwAIBgAAPIMACAZAAD0DAAgGgAA9QwAIBsAAPYMACAcAADxDAAgHQAA7QwAIB4AAPAMACAfAADzDAAgIAAAtwwAICQAAPcMACCdBwAA7AwAMJ4HAABZABCfBwAA7AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIcsIAQDQCwAhjgkBANALACHJCQEA0gsAIcoJQADBCwAhywlAANELACED_AgAAAMAIP0IAAADACD-CAAAAwAgA_wIAAAtACD9CAAALQAg_ggAAC0AIAP8CAAAMQAg_QgAADEAIP4IAAAxACAD_AgAAGgAIP0IAABoACD-CAAAaAAgA_wIAABCACD9CAAAQgAg_ggAAEIAIAP8CAAARwAg_QgAAEcAIP4IAABHACASAwAAtgwAICAAALcMACCdBwAAtQwAMJ4HAABuABCfBwAAtQwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAh2QgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACD4CAIA5QsAIfkIAQDSCwAh-ghAANELACHQCQAAbgAg0QkAAG4AIAP8CAAATQAg_QgAAE0AIP4IAABNACAD_AgAAFEAIP0IAABRACD-CAAAUQAgA_wIAABVACD9CAAAVQAg_ggAAFUAIAP8CAAAeQAg_QgAAHkAIP4IAAB5ACAUAwAA-QwAIAQBANILACEVAAD6DAAgnQcAAPgMADCeBwAAVQAQnwcAAPgMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHIB0AAwQsAIckHAQD5CwAhygcBAPkLACHnBwEA0AsAIeEIAAHuCwAh4ggAAe4LACHjCAEA0gsAIeQIAQDSCwAh5QgBAPkLACHmCAIA5QsAIecIQADRCwAhGQ8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhywgBANALACGOCQEA0AsAIckJAQDSCwAhyglAAMELACHLCUAA0QsAIdAJAABZACDRCQAAWQAgFgMAALYMACAEAACCDQAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIJ0HAACBDQAwngcAAEIAEJ8HAACBDQAwoQdAAMELACGyBwEA7QsAIbgHAQDSCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywgBANALACHZCAEA0gsAIYsJAQDQCwAhjAkBANALACGNCUAA0QsAIdAJAABCACDRCQAAQgAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHoCAAB7gsAIekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhFgMAALYMACAEAACCDQAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIJ0HAACBDQAwngcAAEIAEJ8HAACBDQAwoQdAAMELACGyBwEA7QsAIbgHAQDSCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywgBANALACHZCAEA0gsAIYsJAQDQCwAhjAkBANALACGNCUAA0QsAIdAJAABCACDRCQAAQgAgDQMAALYMACAVAAD8DAAgnQcAAP0MADCeBwAATQAQnwcAAP0MADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAHuCwAh7ggBANALACHvCAEA0AsAIfAIQADRCwAhEAMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACEMFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEA7QsAIbwHAgDlCwAhvwdAAMELACHHBwEA0AsAIYkJAQDtCwAh0AkAAEsAINEJAABLACACsgcBAAAAAckHAQAAAAEUAwAAtgwAIAQAAIINACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgnQcAAIENADCeBwAAQgAQnwcAAIENADChB0AAwQsAIbIHAQDtCwAhuAcBANILACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLCAEA0AsAIdkIAQDSCwAhiwkBANALACGMCQEA0AsAIY0JQADRCwAhFwMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIdAJAAADACDRCQAAAwAgAskIAQAAAAHKCAABAAABBxIAAK0MACCdBwAAhA0AMJ4HAAA8ABCfBwAAhA0AMMgHQADBCwAhyQgBAO0LACHKCAAB7gsAIRkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIckIAQDtCwAhywgBANALACHMCAEA0AsAIc0IAQDQCwAhzggAAPoLACDPCAAA3gsAINAIAgDlCwAh0QggAOQLACHSCAEA0AsAIdMIAADeCwAg1AggAOQLACHVCAIA5QsAIRkDAAC2DAAgBAAA3AwAIJ0HAACGDQAwngcAADEAEJ8HAACGDQAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAHuCwAhkwkAAN4LACCUCUAA0QsAIZUJAgCeDAAhlgkCAJ4MACGXCQEA0gsAIZgJAQDSCwAhmQkBAPkLACGaCQEA-QsAIRgDAAC2DAAgBAAA3AwAIJ0HAACHDQAwngcAAC0AEJ8HAACHDQAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIc8IAADeCwAg0ggBANALACHTCAAA3gsAINQIIADkCwAh6QgAAe4LACHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACEC7gcBAAAAAZoIAQAAAAEKCQAAig0AIJ0HAACJDQAwngcAACIAEJ8HAACJDQAwuwcgAOQLACHlBwEA0AsAIe4HAQDQCwAhmggBANALACGrCAEA0AsAIaUJQADBCwAhJwcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQDSCwAhuQkBAPkLACG6CQEA-QsAIdAJAAAWACDRCQAAFgAgCQkAAIoNACCdBwAAiw0AMJ4HAAAeABCfBwAAiw0AMKEHQADBCwAhmggBANALACH_CAEA0AsAIaMJAQDQCwAhpAlAANELACEC8gcBAAAAAZgIAgAAAAEZCQAAig0AIJ0HAACNDQAwngcAABoAEJ8HAACNDQAwoQdAAMELACHKBwEA7QsAIfIHAQDtCwAhkAgCAOULACGWCAEA7QsAIZcIAQDQCwAhmAgCAOULACGZCAQAwAsAIZoIAQDQCwAhmwgBANALACGcCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaAIAAD6CwAgoQhAANELACGiCEAA0QsAIaMIQADRCwAhpAgEAMALACGlCAQAwAsAIaYIAQDQCwAhJQcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQDSCwAhuQkBAPkLACG6CQEA-QsAIRIGAADVDAAgCAAA1gwAIA4AANcMACCdBwAA1AwAMJ4HAAAOABCfBwAA1AwAMKEHQADBCwAhrAcBANALACHWBwIA5QsAIe0HAQDtCwAhkAgCAOULACGeCAIA5QsAIbMIAgDlCwAhoQkgAOQLACG7CQEA0AsAIbwJAADeCwAg0AkAAA4AINEJAAAOACAD_AgAABoAIP0IAAAaACD-CAAAGgAgA_wIAAAeACD9CAAAHgAg_ggAAB4AIAP8CAAAIgAg_QgAACIAIP4IAAAiACAPBAAA3AwAIAcAAJQNACCdBwAAkw0AMJ4HAAARABCfBwAAkw0AMKEHQADBCwAhrAcBANALACGyBwEA7QsAIbsHAQDQCwAhygcBAO0LACHlBwEA0AsAIZsIAQDSCwAhvQkCAOULACG-CQEA0gsAIb8JQADRCwAhEgYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEA0AsAIdYHAgDlCwAh7QcBAO0LACGQCAIA5QsAIZ4IAgDlCwAhswgCAOULACGhCSAA5AsAIbsJAQDQCwAhvAkAAN4LACDQCQAADgAg0QkAAA4AIA4EAACCDQAgBwAAlA0AIJ0HAACVDQAwngcAAAkAEJ8HAACVDQAwoAdAANELACGsBwEA0AsAIbIHAQDtCwAhygcBAPkLACHlBwEA0AsAIZsIAQDSCwAhvQkCAOULACHACQEA0AsAIcEJQADBCwAhAskHAQAAAAGOCQEAAAABArIHAQAAAAHJBwEAAAABFQMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIQ8EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEA0AsAIcoHAQDtCwAh6wcEAMALACGdCAQAwAsAIZ4IBADACwAhnwgEAMALACHCCQQAwAsAIcMJAgDlCwAhxAkCAOULACHQCQAABwAg0QkAAAcAIAAAAAAABdUJBAAAAAHcCQQAAAAB3QkEAAAAAd4JBAAAAAHfCQQAAAABAdUJQAAAAAEAAAAAAAAAAAAB1QkBAAAAAQHVCUAAAAABAdUJAQAAAAEAAAAAAAXVCQIAAAAB3AkCAAAAAd0JAgAAAAHeCQIAAAAB3wkCAAAAAQUxAACkFQAgMgAApxUAINIJAAClFQAg0wkAAKYVACDYCQAAewAgAzEAAKQVACDSCQAApRUAINgJAAB7ACAAAAAFMQAAnxUAIDIAAKIVACDSCQAAoBUAINMJAAChFQAg2AkAAHsAIAMxAACfFQAg0gkAAKAVACDYCQAAewAgAAAAAtUJAQAAAATbCQEAAAAFBTEAAJgVACAyAACdFQAg0gkAAJkVACDTCQAAnBUAINgJAAABACALMQAAzQ0AMDIAANINADDSCQAAzg0AMNMJAADPDQAw1AkAANANACDVCQAA0Q0AMNYJAADRDQAw1wkAANENADDYCQAA0Q0AMNkJAADTDQAw2gkAANQNADALMQAAwQ0AMDIAAMYNADDSCQAAwg0AMNMJAADDDQAw1AkAAMQNACDVCQAAxQ0AMNYJAADFDQAw1wkAAMUNADDYCQAAxQ0AMNkJAADHDQAw2gkAAMgNADARKoAAAAABoQdAAAAAAa4HAQAAAAGyBwEAAAABswcEAAAAAbUHAQAAAAG2BwEAAAABtwcBAAAAAbgHAQAAAAG5B0AAAAABugcBAAAAAbsHAQAAAAG8BwIAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwAdAAAAAAQIAAACDAQAgMQAAzA0AIAMAAACDAQAgMQAAzA0AIDIAAMsNACABKgAAmxUAMBYhAADgDAAgKgAA-gsAIJ0HAADfDAAwngcAAIEBABCfBwAA3wwAMKEHQADBCwAhrgcBANILACGyBwEAAAABswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIQIAAACDAQAgKgAAyw0AIAIAAADJDQAgKgAAyg0AIBUqAAD6CwAgnQcAAMgNADCeBwAAyQ0AEJ8HAADIDQAwoQdAAMELACGuBwEA0gsAIbIHAQDtCwAhswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIRUqAAD6CwAgnQcAAMgNADCeBwAAyQ0AEJ8HAADIDQAwoQdAAMELACGuBwEA0gsAIbIHAQDtCwAhswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIREqgAAAAAGhB0AAoA0AIa4HAQCsDQAhsgcBAKoNACGzBwQAnw0AIbUHAQCqDQAhtgcBAKoNACG3BwEAqg0AIbgHAQCqDQAhuQdAAKANACG6BwEArA0AIbsHAQCqDQAhvAcCALINACG9B0AAqw0AIb4HQACrDQAhvwdAAKANACHAB0AAqw0AIREqgAAAAAGhB0AAoA0AIa4HAQCsDQAhsgcBAKoNACGzBwQAnw0AIbUHAQCqDQAhtgcBAKoNACG3BwEAqg0AIbgHAQCqDQAhuQdAAKANACG6BwEArA0AIbsHAQCqDQAhvAcCALINACG9B0AAqw0AIb4HQACrDQAhvwdAAKANACHAB0AAqw0AIREqgAAAAAGhB0AAAAABrgcBAAAAAbIHAQAAAAGzBwQAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABBKEHQAAAAAGyBwEAAAABxwcBAAAAAcgHQAAAAAECAAAAfwAgMQAA2A0AIAMAAAB_ACAxAADYDQAgMgAA1w0AIAEqAACaFQAwCSEAAOAMACCdBwAA4QwAMJ4HAAB9ABCfBwAA4QwAMKEHQADBCwAhsgcBAAAAAbQHAQDtCwAhxwcBANALACHIB0AA0QsAIQIAAAB_ACAqAADXDQAgAgAAANUNACAqAADWDQAgCJ0HAADUDQAwngcAANUNABCfBwAA1A0AMKEHQADBCwAhsgcBAO0LACG0BwEA7QsAIccHAQDQCwAhyAdAANELACEInQcAANQNADCeBwAA1Q0AEJ8HAADUDQAwoQdAAMELACGyBwEA7QsAIbQHAQDtCwAhxwcBANALACHIB0AA0QsAIQShB0AAoA0AIbIHAQCqDQAhxwcBAKoNACHIB0AAqw0AIQShB0AAoA0AIbIHAQCqDQAhxwcBAKoNACHIB0AAqw0AIQShB0AAAAABsgcBAAAAAccHAQAAAAHIB0AAAAABAdUJAQAAAAQDMQAAmBUAINIJAACZFQAg2AkAAAEAIAQxAADNDQAw0gkAAM4NADDUCQAA0A0AINgJAADRDQAwBDEAAMENADDSCQAAwg0AMNQJAADEDQAg2AkAAMUNADAAAAAAAAHVCSAAAAABAAAAAAAAAAAAAAHVCQABAAABAAAAAAAAAAAAAAHVCQABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABdUJBAAAAAHcCQQAAAAB3QkEAAAAAd4JBAAAAAHfCQQAAAABBdUJAgAAAAHcCQIAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAABAAAAAAAFMQAAkxUAIDIAAJYVACDSCQAAlBUAINMJAACVFQAg2AkAABgAIAMxAACTFQAg0gkAAJQVACDYCQAAGAAgAAAAAAAAAAAAAAAAAAAAAAAABTEAAI4VACAyAACRFQAg0gkAAI8VACDTCQAAkBUAINgJAABqACADMQAAjhUAINIJAACPFQAg2AkAAGoAIAAAAAAAAtUJAQAAAATbCQEAAAAFAtUJAQAAAATbCQEAAAAFBTEAAIYVACAyAACMFQAg0gkAAIcVACDTCQAAixUAINgJAAAFACAFMQAAhBUAIDIAAIkVACDSCQAAhRUAINMJAACIFQAg2AkAAGoAIAHVCQEAAAAEAdUJAQAAAAQDMQAAhhUAINIJAACHFQAg2AkAAAUAIAMxAACEFQAg0gkAAIUVACDYCQAAagAgAAAAAtUJAQAAAATbCQEAAAAFAtUJAQAAAATbCQEAAAAFBTEAAP8UACAyAACCFQAg0gkAAIAVACDTCQAAgRUAINgJAABqACAB1QkBAAAABAHVCQEAAAAEAzEAAP8UACDSCQAAgBUAINgJAABqACAHAwAAvQ8AIBEAAMoTACATAADLEwAgFAAAzBMAINsIAACmDQAg3AgAAKYNACDdCAAApg0AIAAAAAAAAtUJAQAAAATbCQEAAAAFBTEAAPgUACAyAAD9FAAg0gkAAPkUACDTCQAA_BQAINgJAAABACALMQAA9Q4AMDIAAPoOADDSCQAA9g4AMNMJAAD3DgAw1AkAAPgOACDVCQAA-Q4AMNYJAAD5DgAw1wkAAPkOADDYCQAA-Q4AMNkJAAD7DgAw2gkAAPwOADAHMQAA8A4AIDIAAPMOACDSCQAA8Q4AINMJAADyDgAg1gkAADoAINcJAAA6ACDYCQAApgYAIAsxAADkDgAwMgAA6Q4AMNIJAADlDgAw0wkAAOYOADDUCQAA5w4AINUJAADoDgAw1gkAAOgOADDXCQAA6A4AMNgJAADoDgAw2QkAAOoOADDaCQAA6w4AMALIB0AAAAAByggAAQAAAQIAAAA-ACAxAADvDgAgAwAAAD4AIDEAAO8OACAyAADuDgAgASoAAPsUADAIEgAArQwAIJ0HAACEDQAwngcAADwAEJ8HAACEDQAwyAdAAMELACHJCAEA7QsAIcoIAAHuCwAhzAkAAIMNACACAAAAPgAgKgAA7g4AIAIAAADsDgAgKgAA7Q4AIAadBwAA6w4AMJ4HAADsDgAQnwcAAOsOADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACEGnQcAAOsOADCeBwAA7A4AEJ8HAADrDgAwyAdAAMELACHJCAEA7QsAIcoIAAHuCwAhAsgHQACgDQAhyggAAe0NACECyAdAAKANACHKCAAB7Q0AIQLIB0AAAAAByggAAQAAAQWtB0AAAAABvQdAAAAAAdYIAADWDgAg1wgAANcOACDYCAEAAAABAgAAAKYGACAxAADwDgAgAwAAADoAIDEAAPAOACAyAAD0DgAgBwAAADoAICoAAPQOACCtB0AAqw0AIb0HQACgDQAh1ggAANMOACDXCAAA1A4AINgIAQCsDQAhBa0HQACrDQAhvQdAAKANACHWCAAA0w4AINcIAADUDgAg2AgBAKwNACETBAAAzg4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCIAAAAABzwgAAMwOACDQCAIAAAAB0QggAAAAAdIIAQAAAAHTCAAAzQ4AINQIIAAAAAHVCAIAAAABAgAAADcAIDEAAIAPACADAAAANwAgMQAAgA8AIDIAAP8OACABKgAA-hQAMBkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEAAAABuwcBANALACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhyQgBAO0LACHLCAEA0AsAIcwIAQDQCwAhzQgBANALACHOCAAA-gsAIM8IAADeCwAg0AgCAOULACHRCCAA5AsAIdIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIdUIAgDlCwAhAgAAADcAICoAAP8OACACAAAA_Q4AICoAAP4OACAXnQcAAPwOADCeBwAA_Q4AEJ8HAAD8DgAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIckIAQDtCwAhywgBANALACHMCAEA0AsAIc0IAQDQCwAhzggAAPoLACDPCAAA3gsAINAIAgDlCwAh0QggAOQLACHSCAEA0AsAIdMIAADeCwAg1AggAOQLACHVCAIA5QsAIRedBwAA_A4AMJ4HAAD9DgAQnwcAAPwOADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhyQgBAO0LACHLCAEA0AsAIcwIAQDQCwAhzQgBANALACHOCAAA-gsAIM8IAADeCwAg0AgCAOULACHRCCAA5AsAIdIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIdUIAgDlCwAhEqEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHMCAEAqg0AIc0IAQCqDQAhzgiAAAAAAc8IAADIDgAg0AgCALINACHRCCAA4g0AIdIIAQCqDQAh0wgAAMkOACDUCCAA4g0AIdUIAgCyDQAhEwQAAMoOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHKBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAhzAgBAKoNACHNCAEAqg0AIc4IgAAAAAHPCAAAyA4AINAIAgCyDQAh0QggAOINACHSCAEAqg0AIdMIAADJDgAg1AggAOINACHVCAIAsg0AIRMEAADODgAgoQdAAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IgAAAAAHPCAAAzA4AINAIAgAAAAHRCCAAAAAB0ggBAAAAAdMIAADNDgAg1AggAAAAAdUIAgAAAAEB1QkBAAAABAMxAAD4FAAg0gkAAPkUACDYCQAAAQAgBDEAAPUOADDSCQAA9g4AMNQJAAD4DgAg2AkAAPkOADADMQAA8A4AINIJAADxDgAg2AkAAKYGACAEMQAA5A4AMNIJAADlDgAw1AkAAOcOACDYCQAA6A4AMAAAAAAABzEAAPAUACAyAAD2FAAg0gkAAPEUACDTCQAA9RQAINYJAABZACDXCQAAWQAg2AkAAAEAIAcxAADuFAAgMgAA8xQAINIJAADvFAAg0wkAAPIUACDWCQAAQgAg1wkAAEIAINgJAABEACADMQAA8BQAINIJAADxFAAg2AkAAAEAIAMxAADuFAAg0gkAAO8UACDYCQAARAAgAAAABTEAAOYUACAyAADsFAAg0gkAAOcUACDTCQAA6xQAINgJAAABACAFMQAA5BQAIDIAAOkUACDSCQAA5RQAINMJAADoFAAg2AkAAEQAIAMxAADmFAAg0gkAAOcUACDYCQAAAQAgAzEAAOQUACDSCQAA5RQAINgJAABEACAAAAAFMQAA3BQAIDIAAOIUACDSCQAA3RQAINMJAADhFAAg2AkAAAEAIAUxAADaFAAgMgAA3xQAINIJAADbFAAg0wkAAN4UACDYCQAARAAgAzEAANwUACDSCQAA3RQAINgJAAABACADMQAA2hQAINIJAADbFAAg2AkAAEQAIAAAAALVCQEAAAAE2wkBAAAABQUxAADSFAAgMgAA2BQAINIJAADTFAAg0wkAANcUACDYCQAAAQAgBTEAANAUACAyAADVFAAg0gkAANEUACDTCQAA1BQAINgJAACcBQAgAdUJAQAAAAQDMQAA0hQAINIJAADTFAAg2AkAAAEAIAMxAADQFAAg0gkAANEUACDYCQAAnAUAIAAAAAAAAtUJAQAAAATbCQEAAAAFBTEAAMoUACAyAADOFAAg0gkAAMsUACDTCQAAzRQAINgJAAABACALMQAArg8AMDIAALMPADDSCQAArw8AMNMJAACwDwAw1AkAALEPACDVCQAAsg8AMNYJAACyDwAw1wkAALIPADDYCQAAsg8AMNkJAAC0DwAw2gkAALUPADAPAwAApA8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB2QgBAAAAAewIQAAAAAHwCEAAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAIAAAByACAxAAC5DwAgAwAAAHIAIDEAALkPACAyAAC4DwAgASoAAMwUADAVAwAAtgwAIB8AAOYMACCdBwAA5QwAMJ4HAABwABCfBwAA5QwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh2QgBANILACHsCEAA0QsAIfAIQADRCwAh8QgBAO0LACHyCAABAAAB8wgBANALACH0CAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIAIAAAByACAqAAC4DwAgAgAAALYPACAqAAC3DwAgE50HAAC1DwAwngcAALYPABCfBwAAtQ8AMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAe4LACHzCAEA0AsAIfQIAQDSCwAh9QgBANILACH2CAEA0gsAIfcIAADeCwAgE50HAAC1DwAwngcAALYPABCfBwAAtQ8AMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAe4LACHzCAEA0AsAIfQIAQDSCwAh9QgBANILACH2CAEA0gsAIfcIAADeCwAgDqEHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHZCAEArA0AIewIQACrDQAh8AhAAKsNACHyCAAB7Q0AIfMIAQCqDQAh9AgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKAPACAPAwAAoQ8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHZCAEArA0AIewIQACrDQAh8AhAAKsNACHyCAAB7Q0AIfMIAQCqDQAh9AgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKAPACAPAwAApA8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB2QgBAAAAAewIQAAAAAHwCEAAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAHVCQEAAAAEAzEAAMoUACDSCQAAyxQAINgJAAABACAEMQAArg8AMNIJAACvDwAw1AkAALEPACDYCQAAsg8AMA4PAAC9EwAgEAAAvhMAIBgAAMETACAZAADDEwAgGgAAxBMAIBsAAMUTACAcAADAEwAgHQAAvBMAIB4AAL8TACAfAADCEwAgIAAAvg8AICQAAMYTACDJCQAApg0AIMsJAACmDQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFMQAAxRQAIDIAAMgUACDSCQAAxhQAINMJAADHFAAg2AkAAEkAIAMxAADFFAAg0gkAAMYUACDYCQAASQAgBQMAAL0PACAVAADNEwAgFwAAzhMAIOwIAACmDQAgigkAAKYNACAAAAAFMQAAvRQAIDIAAMMUACDSCQAAvhQAINMJAADCFAAg2AkAAAEAIAUxAAC7FAAgMgAAwBQAINIJAAC8FAAg0wkAAL8UACDYCQAARAAgBzEAANsPACAyAADeDwAg0gkAANwPACDTCQAA3Q8AINYJAABLACDXCQAASwAg2AkAAKAEACAFoQdAAAAAAbIHAQAAAAG8BwIAAAABvwdAAAAAAccHAQAAAAECAAAAoAQAIDEAANsPACADAAAASwAgMQAA2w8AIDIAAN8PACAHAAAASwAgKgAA3w8AIKEHQACgDQAhsgcBAKoNACG8BwIAsg0AIb8HQACgDQAhxwcBAKoNACEFoQdAAKANACGyBwEAqg0AIbwHAgCyDQAhvwdAAKANACHHBwEAqg0AIQMxAAC9FAAg0gkAAL4UACDYCQAAAQAgAzEAALsUACDSCQAAvBQAINgJAABEACADMQAA2w8AINIJAADcDwAg2AkAAKAEACAAAAAFMQAArxQAIDIAALkUACDSCQAAsBQAINMJAAC4FAAg2AkAAAEAIAcxAACtFAAgMgAAthQAINIJAACuFAAg0wkAALUUACDWCQAAAwAg1wkAAAMAINgJAAAFACALMQAAkBAAMDIAAJUQADDSCQAAkRAAMNMJAACSEAAw1AkAAJMQACDVCQAAlBAAMNYJAACUEAAw1wkAAJQQADDYCQAAlBAAMNkJAACWEAAw2gkAAJcQADALMQAAhBAAMDIAAIkQADDSCQAAhRAAMNMJAACGEAAw1AkAAIcQACDVCQAAiBAAMNYJAACIEAAw1wkAAIgQADDYCQAAiBAAMNkJAACKEAAw2gkAAIsQADALMQAA-A8AMDIAAP0PADDSCQAA-Q8AMNMJAAD6DwAw1AkAAPsPACDVCQAA_A8AMNYJAAD8DwAw1wkAAPwPADDYCQAA_A8AMNkJAAD-DwAw2gkAAP8PADALMQAA7A8AMDIAAPEPADDSCQAA7Q8AMNMJAADuDwAw1AkAAO8PACDVCQAA8A8AMNYJAADwDwAw1wkAAPAPADDYCQAA8A8AMNkJAADyDwAw2gkAAPMPADAOAwAAjQ8AIAQBAAAAAaEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHKBwEAAAAB5wcBAAAAAeEIAAEAAAHiCAABAAAB4wgBAAAAAeQIAQAAAAHmCAIAAAAB5whAAAAAAQIAAABXACAxAAD3DwAgAwAAAFcAIDEAAPcPACAyAAD2DwAgASoAALQUADAUAwAA-QwAIAQBANILACEVAAD6DAAgnQcAAPgMADCeBwAAVQAQnwcAAPgMADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIcgHQADBCwAhyQcBAPkLACHKBwEA-QsAIecHAQDQCwAh4QgAAQAAAeIIAAEAAAHjCAEA0gsAIeQIAQDSCwAh5QgBAPkLACHmCAIA5QsAIecIQADRCwAhAgAAAFcAICoAAPYPACACAAAA9A8AICoAAPUPACASBAEA0gsAIZ0HAADzDwAwngcAAPQPABCfBwAA8w8AMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIcgHQADBCwAhyQcBAPkLACHKBwEA-QsAIecHAQDQCwAh4QgAAe4LACHiCAAB7gsAIeMIAQDSCwAh5AgBANILACHlCAEA-QsAIeYIAgDlCwAh5whAANELACESBAEA0gsAIZ0HAADzDwAwngcAAPQPABCfBwAA8w8AMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIcgHQADBCwAhyQcBAPkLACHKBwEA-QsAIecHAQDQCwAh4QgAAe4LACHiCAAB7gsAIeMIAQDSCwAh5AgBANILACHlCAEA-QsAIeYIAgDlCwAh5whAANELACENBAEArA0AIaEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcgHQACgDQAhygcBAKwNACHnBwEAqg0AIeEIAAHtDQAh4ggAAe0NACHjCAEArA0AIeQIAQCsDQAh5ggCALINACHnCEAAqw0AIQ4DAACLDwAgBAEArA0AIaEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcgHQACgDQAhygcBAKwNACHnBwEAqg0AIeEIAAHtDQAh4ggAAe0NACHjCAEArA0AIeQIAQCsDQAh5ggCALINACHnCEAAqw0AIQ4DAACNDwAgBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeYIAgAAAAHnCEAAAAABCgMAAJQPACChB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAECAAAAUwAgMQAAgxAAIAMAAABTACAxAACDEAAgMgAAghAAIAEqAACzFAAwEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIegIAAEAAAHpCAAB7gsAIeoIAQDSCwAh6whAANELACHsCEAA0QsAIQIAAABTACAqAACCEAAgAgAAAIAQACAqAACBEAAgDp0HAAD_DwAwngcAAIAQABCfBwAA_w8AMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIegIAAHuCwAh6QgAAe4LACHqCAEA0gsAIesIQADRCwAh7AhAANELACEOnQcAAP8PADCeBwAAgBAAEJ8HAAD_DwAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh6AgAAe4LACHpCAAB7gsAIeoIAQDSCwAh6whAANELACHsCEAA0QsAIQmhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHKBwEAqg0AIegIAAHtDQAh6QgAAe0NACHqCAEArA0AIesIQACrDQAh7AhAAKsNACEKAwAAkg8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIcoHAQCqDQAh6AgAAe0NACHpCAAB7Q0AIeoIAQCsDQAh6whAAKsNACHsCEAAqw0AIQoDAACUDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAegIAAEAAAHpCAABAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABBwMAAJsPACDIB0AAAAABygcBAAAAAe0IAAEAAAHuCAEAAAAB7wgBAAAAAfAIQAAAAAECAAAATwAgMQAAjxAAIAMAAABPACAxAACPEAAgMgAAjhAAIAEqAACyFAAwDQMAALYMACAVAAD8DAAgnQcAAP0MADCeBwAATQAQnwcAAP0MADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAEAAAHuCAEA0AsAIe8IAQDQCwAh8AhAANELACECAAAATwAgKgAAjhAAIAIAAACMEAAgKgAAjRAAIAudBwAAixAAMJ4HAACMEAAQnwcAAIsQADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAHuCwAh7ggBANALACHvCAEA0AsAIfAIQADRCwAhC50HAACLEAAwngcAAIwQABCfBwAAixAAMMgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh7QgAAe4LACHuCAEA0AsAIe8IAQDQCwAh8AhAANELACEGyAdAAKANACHKBwEAqg0AIe0IAAHtDQAh7ggBAKoNACHvCAEAqg0AIfAIQACrDQAhBwMAAJkPACDIB0AAoA0AIcoHAQCqDQAh7QgAAe0NACHuCAEAqg0AIe8IAQCqDQAh8AhAAKsNACEHAwAAmw8AIMgHQAAAAAHKBwEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQoDAADgDwAgFwAA4g8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB7AhAAAAAAfIIAAEAAAGKCUAAAAABAgAAAEkAIDEAAJsQACADAAAASQAgMQAAmxAAIDIAAJoQACABKgAAsRQAMBADAAC2DAAgFQAA_AwAIBcAAP8MACCdBwAA_gwAMJ4HAABHABCfBwAA_gwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAEAAAGKCUAA0QsAIQIAAABJACAqAACaEAAgAgAAAJgQACAqAACZEAAgDZ0HAACXEAAwngcAAJgQABCfBwAAlxAAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIeUIAQDtCwAh7AhAANELACHyCAAB7gsAIYoJQADRCwAhDZ0HAACXEAAwngcAAJgQABCfBwAAlxAAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIeUIAQDtCwAh7AhAANELACHyCAAB7gsAIYoJQADRCwAhCKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACEKAwAA2A8AIBcAANoPACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAh7AhAAKsNACHyCAAB7Q0AIYoJQACrDQAhCgMAAOAPACAXAADiDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEDMQAArxQAINIJAACwFAAg2AkAAAEAIAMxAACtFAAg0gkAAK4UACDYCQAABQAgBDEAAJAQADDSCQAAkRAAMNQJAACTEAAg2AkAAJQQADAEMQAAhBAAMNIJAACFEAAw1AkAAIcQACDYCQAAiBAAMAQxAAD4DwAw0gkAAPkPADDUCQAA-w8AINgJAAD8DwAwBDEAAOwPADDSCQAA7Q8AMNQJAADvDwAg2AkAAPAPADAAAAAAAAAAAAAAAALVCQEAAAAE2wkBAAAABQLVCQEAAAAE2wkBAAAABQUxAAClFAAgMgAAqxQAINIJAACmFAAg0wkAAKoUACDYCQAAAQAgBTEAAKMUACAyAACoFAAg0gkAAKQUACDTCQAApxQAINgJAAAFACAB1QkBAAAABAHVCQEAAAAEAzEAAKUUACDSCQAAphQAINgJAAABACADMQAAoxQAINIJAACkFAAg2AkAAAUAIAAAAALVCQEAAAAE2wkBAAAABQLVCQEAAAAE2wkBAAAABQUxAACbFAAgMgAAoRQAINIJAACcFAAg0wkAAKAUACDYCQAAAQAgBTEAAJkUACAyAACeFAAg0gkAAJoUACDTCQAAnRQAINgJAAAFACAB1QkBAAAABAHVCQEAAAAEAzEAAJsUACDSCQAAnBQAINgJAAABACADMQAAmRQAINIJAACaFAAg2AkAAAUAIAAAAAAAAAAAAAAAAAAFMQAAlBQAIDIAAJcUACDSCQAAlRQAINMJAACWFAAg2AkAABgAIAMxAACUFAAg0gkAAJUUACDYCQAAGAAgAAAABTEAAI8UACAyAACSFAAg0gkAAJAUACDTCQAAkRQAINgJAAAYACADMQAAjxQAINIJAACQFAAg2AkAABgAIAAAAAAAAtUJAQAAAATbCQEAAAAFAtUJAQAAAATbCQEAAAAFAtUJAQAAAATbCQEAAAAFBTEAAIcUACAyAACNFAAg0gkAAIgUACDTCQAAjBQAINgJAACIAgAgCzEAAPgQADAyAAD9EAAw0gkAAPkQADDTCQAA-hAAMNQJAAD7EAAg1QkAAPwQADDWCQAA_BAAMNcJAAD8EAAw2AkAAPwQADDZCQAA_hAAMNoJAAD_EAAwCzEAAOwQADAyAADxEAAw0gkAAO0QADDTCQAA7hAAMNQJAADvEAAg1QkAAPAQADDWCQAA8BAAMNcJAADwEAAw2AkAAPAQADDZCQAA8hAAMNoJAADzEAAwCzEAAOAQADAyAADlEAAw0gkAAOEQADDTCQAA4hAAMNQJAADjEAAg1QkAAOQQADDWCQAA5BAAMNcJAADkEAAw2AkAAOQQADDZCQAA5hAAMNoJAADnEAAwBbsHIAAAAAHlBwEAAAAB7gcBAAAAAasIAQAAAAGlCUAAAAABAgAAACQAIDEAAOsQACADAAAAJAAgMQAA6xAAIDIAAOoQACABKgAAixQAMAsJAACKDQAgnQcAAIkNADCeBwAAIgAQnwcAAIkNADC7ByAA5AsAIeUHAQDQCwAh7gcBANALACGaCAEA0AsAIasIAQDQCwAhpQlAAMELACHNCQAAiA0AIAIAAAAkACAqAADqEAAgAgAAAOgQACAqAADpEAAgCZ0HAADnEAAwngcAAOgQABCfBwAA5xAAMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIQmdBwAA5xAAMJ4HAADoEAAQnwcAAOcQADC7ByAA5AsAIeUHAQDQCwAh7gcBANALACGaCAEA0AsAIasIAQDQCwAhpQlAAMELACEFuwcgAOINACHlBwEAqg0AIe4HAQCqDQAhqwgBAKoNACGlCUAAoA0AIQW7ByAA4g0AIeUHAQCqDQAh7gcBAKoNACGrCAEAqg0AIaUJQACgDQAhBbsHIAAAAAHlBwEAAAAB7gcBAAAAAasIAQAAAAGlCUAAAAABBKEHQAAAAAH_CAEAAAABowkBAAAAAaQJQAAAAAECAAAAIAAgMQAA9xAAIAMAAAAgACAxAAD3EAAgMgAA9hAAIAEqAACKFAAwCQkAAIoNACCdBwAAiw0AMJ4HAAAeABCfBwAAiw0AMKEHQADBCwAhmggBANALACH_CAEA0AsAIaMJAQAAAAGkCUAA0QsAIQIAAAAgACAqAAD2EAAgAgAAAPQQACAqAAD1EAAgCJ0HAADzEAAwngcAAPQQABCfBwAA8xAAMKEHQADBCwAhmggBANALACH_CAEA0AsAIaMJAQDQCwAhpAlAANELACEInQcAAPMQADCeBwAA9BAAEJ8HAADzEAAwoQdAAMELACGaCAEA0AsAIf8IAQDQCwAhowkBANALACGkCUAA0QsAIQShB0AAoA0AIf8IAQCqDQAhowkBAKoNACGkCUAAqw0AIQShB0AAoA0AIf8IAQCqDQAhowkBAKoNACGkCUAAqw0AIQShB0AAAAAB_wgBAAAAAaMJAQAAAAGkCUAAAAABFKEHQAAAAAHKBwEAAAAB8gcBAAAAAZAIAgAAAAGWCAEAAAABlwgBAAAAAZgIAgAAAAGZCAQAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGgCIAAAAABoQhAAAAAAaIIQAAAAAGjCEAAAAABpAgEAAAAAaUIBAAAAAGmCAEAAAABAgAAABwAIDEAAIMRACADAAAAHAAgMQAAgxEAIDIAAIIRACABKgAAiRQAMBoJAACKDQAgnQcAAI0NADCeBwAAGgAQnwcAAI0NADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQAAAAGXCAEA0AsAIZgIAgDlCwAhmQgEAMALACGaCAEA0AsAIZsIAQDQCwAhnAgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGgCAAA-gsAIKEIQADRCwAhoghAANELACGjCEAA0QsAIaQIBADACwAhpQgEAMALACGmCAEA0AsAIc4JAACMDQAgAgAAABwAICoAAIIRACACAAAAgBEAICoAAIERACAYnQcAAP8QADCeBwAAgBEAEJ8HAAD_EAAwoQdAAMELACHKBwEA7QsAIfIHAQDtCwAhkAgCAOULACGWCAEA7QsAIZcIAQDQCwAhmAgCAOULACGZCAQAwAsAIZoIAQDQCwAhmwgBANALACGcCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaAIAAD6CwAgoQhAANELACGiCEAA0QsAIaMIQADRCwAhpAgEAMALACGlCAQAwAsAIaYIAQDQCwAhGJ0HAAD_EAAwngcAAIARABCfBwAA_xAAMKEHQADBCwAhygcBAO0LACHyBwEA7QsAIZAIAgDlCwAhlggBAO0LACGXCAEA0AsAIZgIAgDlCwAhmQgEAMALACGaCAEA0AsAIZsIAQDQCwAhnAgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGgCAAA-gsAIKEIQADRCwAhoghAANELACGjCEAA0QsAIaQIBADACwAhpQgEAMALACGmCAEA0AsAIRShB0AAoA0AIcoHAQCqDQAh8gcBAKoNACGQCAIAsg0AIZYIAQCqDQAhlwgBAKoNACGYCAIAsg0AIZkIBACfDQAhmwgBAKoNACGcCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaAIgAAAAAGhCEAAqw0AIaIIQACrDQAhowhAAKsNACGkCAQAnw0AIaUIBACfDQAhpggBAKoNACEUoQdAAKANACHKBwEAqg0AIfIHAQCqDQAhkAgCALINACGWCAEAqg0AIZcIAQCqDQAhmAgCALINACGZCAQAnw0AIZsIAQCqDQAhnAgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGgCIAAAAABoQhAAKsNACGiCEAAqw0AIaMIQACrDQAhpAgEAJ8NACGlCAQAnw0AIaYIAQCqDQAhFKEHQAAAAAHKBwEAAAAB8gcBAAAAAZAIAgAAAAGWCAEAAAABlwgBAAAAAZgIAgAAAAGZCAQAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGgCIAAAAABoQhAAAAAAaIIQAAAAAGjCEAAAAABpAgEAAAAAaUIBAAAAAGmCAEAAAABAdUJAQAAAAQB1QkBAAAABAHVCQEAAAAEAzEAAIcUACDSCQAAiBQAINgJAACIAgAgBDEAAPgQADDSCQAA-RAAMNQJAAD7EAAg2AkAAPwQADAEMQAA7BAAMNIJAADtEAAw1AkAAO8QACDYCQAA8BAAMAQxAADgEAAw0gkAAOEQADDUCQAA4xAAINgJAADkEAAwAAAAAAAC1QkBAAAABNsJAQAAAAULMQAArhEAMDIAALMRADDSCQAArxEAMNMJAACwEQAw1AkAALERACDVCQAAshEAMNYJAACyEQAw1wkAALIRADDYCQAAshEAMNkJAAC0EQAw2gkAALURADALMQAAoBEAMDIAAKURADDSCQAAoREAMNMJAACiEQAw1AkAAKMRACDVCQAApBEAMNYJAACkEQAw1wkAAKQRADDYCQAApBEAMNkJAACmEQAw2gkAAKcRADALMQAAlBEAMDIAAJkRADDSCQAAlREAMNMJAACWEQAw1AkAAJcRACDVCQAAmBEAMNYJAACYEQAw1wkAAJgRADDYCQAAmBEAMNkJAACaEQAw2gkAAJsRADAgCgAAiBEAIAsAAIkRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAboJAQAAAAECAAAAGAAgMQAAnxEAIAMAAAAYACAxAACfEQAgMgAAnhEAIAEqAACGFAAwJQcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQAAAAGXCAEA0AsAIZsIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhpAgEAMALACGPCQEA0AsAIaEJIADkCwAhpgkBANALACGnCQEA0gsAIagJAgDlCwAhqQkCAOULACGqCQIA5QsAIasJAgDlCwAhrAkBAPkLACGtCSAA5AsAIa4JQADRCwAhrwlAANELACGwCUAA0QsAIbEJAADeCwAgsgkAAN4LACCzCUAA0QsAIbQJIADkCwAhtQkAAN4LACC2CQIA5QsAIbcJAgDlCwAhuAkBANILACG5CQEA-QsAIboJAQD5CwAhAgAAABgAICoAAJ4RACACAAAAnBEAICoAAJ0RACAhnQcAAJsRADCeBwAAnBEAEJ8HAACbEQAwrAcBANALACGXCAEA0AsAIZsIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhpAgEAMALACGPCQEA0AsAIaEJIADkCwAhpgkBANALACGnCQEA0gsAIagJAgDlCwAhqQkCAOULACGqCQIA5QsAIasJAgDlCwAhrAkBAPkLACGtCSAA5AsAIa4JQADRCwAhrwlAANELACGwCUAA0QsAIbEJAADeCwAgsgkAAN4LACCzCUAA0QsAIbQJIADkCwAhtQkAAN4LACC2CQIA5QsAIbcJAgDlCwAhuAkBANILACG5CQEA-QsAIboJAQD5CwAhIZ0HAACbEQAwngcAAJwRABCfBwAAmxEAMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQDSCwAhuQkBAPkLACG6CQEA-QsAIR2sBwEAqg0AIZcIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhpAgEAJ8NACGPCQEAqg0AIaEJIADiDQAhpgkBAKoNACGnCQEArA0AIagJAgCyDQAhqQkCALINACGqCQIAsg0AIasJAgCyDQAhrAkBAKwNACGtCSAA4g0AIa4JQACrDQAhrwlAAKsNACGwCUAAqw0AIbEJAADZEAAgsgkAANoQACCzCUAAqw0AIbQJIADiDQAhtQkAANsQACC2CQIAsg0AIbcJAgCyDQAhuAkBAKwNACG5CQEArA0AIboJAQCsDQAhIAoAAN0QACALAADeEAAgDAAA3xAAIKwHAQCqDQAhlwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhugkBAKwNACEgCgAAiBEAIAsAAIkRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAboJAQAAAAEKBAAArREAIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAAB5QcBAAAAAb0JAgAAAAG-CQEAAAABvwlAAAAAAQIAAAATACAxAACsEQAgAwAAABMAIDEAAKwRACAyAACqEQAgASoAAIUUADAPBAAA3AwAIAcAAJQNACCdBwAAkw0AMJ4HAAARABCfBwAAkw0AMKEHQADBCwAhrAcBANALACGyBwEAAAABuwcBANALACHKBwEA7QsAIeUHAQDQCwAhmwgBANILACG9CQIA5QsAIb4JAQDSCwAhvwlAANELACECAAAAEwAgKgAAqhEAIAIAAACoEQAgKgAAqREAIA2dBwAApxEAMJ4HAACoEQAQnwcAAKcRADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhvgkBANILACG_CUAA0QsAIQ2dBwAApxEAMJ4HAACoEQAQnwcAAKcRADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhvgkBANILACG_CUAA0QsAIQmhB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIcoHAQCqDQAh5QcBAKoNACG9CQIAsg0AIb4JAQCsDQAhvwlAAKsNACEKBAAAqxEAIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhygcBAKoNACHlBwEAqg0AIb0JAgCyDQAhvgkBAKwNACG_CUAAqw0AIQUxAACAFAAgMgAAgxQAINIJAACBFAAg0wkAAIIUACDYCQAABQAgCgQAAK0RACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAeUHAQAAAAG9CQIAAAABvgkBAAAAAb8JQAAAAAEDMQAAgBQAINIJAACBFAAg2AkAAAUAIAkEAAC7EQAgoAdAAAAAAawHAQAAAAGyBwEAAAABygcBAAAAAeUHAQAAAAG9CQIAAAABwAkBAAAAAcEJQAAAAAECAAAACwAgMQAAuhEAIAMAAAALACAxAAC6EQAgMgAAuBEAIAEqAAD_EwAwDgQAAIINACAHAACUDQAgnQcAAJUNADCeBwAACQAQnwcAAJUNADCgB0AA0QsAIawHAQDQCwAhsgcBAAAAAcoHAQD5CwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhwAkBANALACHBCUAAwQsAIQIAAAALACAqAAC4EQAgAgAAALYRACAqAAC3EQAgDJ0HAAC1EQAwngcAALYRABCfBwAAtREAMKAHQADRCwAhrAcBANALACGyBwEA7QsAIcoHAQD5CwAh5QcBANALACGbCAEA0gsAIb0JAgDlCwAhwAkBANALACHBCUAAwQsAIQydBwAAtREAMJ4HAAC2EQAQnwcAALURADCgB0AA0QsAIawHAQDQCwAhsgcBAO0LACHKBwEA-QsAIeUHAQDQCwAhmwgBANILACG9CQIA5QsAIcAJAQDQCwAhwQlAAMELACEIoAdAAKsNACGsBwEAqg0AIbIHAQCqDQAhygcBAKwNACHlBwEAqg0AIb0JAgCyDQAhwAkBAKoNACHBCUAAoA0AIQkEAAC5EQAgoAdAAKsNACGsBwEAqg0AIbIHAQCqDQAhygcBAKwNACHlBwEAqg0AIb0JAgCyDQAhwAkBAKoNACHBCUAAoA0AIQcxAAD6EwAgMgAA_RMAINIJAAD7EwAg0wkAAPwTACDWCQAAAwAg1wkAAAMAINgJAAAFACAJBAAAuxEAIKAHQAAAAAGsBwEAAAABsgcBAAAAAcoHAQAAAAHlBwEAAAABvQkCAAAAAcAJAQAAAAHBCUAAAAABAzEAAPoTACDSCQAA-xMAINgJAAAFACAB1QkBAAAABAQxAACuEQAw0gkAAK8RADDUCQAAsREAINgJAACyEQAwBDEAAKARADDSCQAAoREAMNQJAACjEQAg2AkAAKQRADAEMQAAlBEAMNIJAACVEQAw1AkAAJcRACDYCQAAmBEAMAAAAAAAAAAABzEAAPUTACAyAAD4EwAg0gkAAPYTACDTCQAA9xMAINYJAAAOACDXCQAADgAg2AkAAIgCACADMQAA9RMAINIJAAD2EwAg2AkAAIgCACAAAAAAAAcxAADwEwAgMgAA8xMAINIJAADxEwAg0wkAAPITACDWCQAADgAg1wkAAA4AINgJAACIAgAgAzEAAPATACDSCQAA8RMAINgJAACIAgAgAAAAAAAFMQAA6xMAIDIAAO4TACDSCQAA7BMAINMJAADtEwAg2AkAAAUAIAMxAADrEwAg0gkAAOwTACDYCQAABQAgCgMAAL0PACAFAADUEwAgBgAAwBEAIAgAAMERACAPAAC9EwAgEAAAvhMAIBEAAMoTACAcAADAEwAgxgkAAKYNACDICQAApg0AIAAAAAUxAADgEwAgMgAA6RMAINIJAADhEwAg0wkAAOgTACDYCQAAAQAgBzEAAKMSACAyAACmEgAg0gkAAKQSACDTCQAApRIAINYJAAAHACDXCQAABwAg2AkAAL4BACALMQAAmhIAMDIAAJ4SADDSCQAAmxIAMNMJAACcEgAw1AkAAJ0SACDVCQAAshEAMNYJAACyEQAw1wkAALIRADDYCQAAshEAMNkJAACfEgAw2gkAALURADALMQAAkRIAMDIAAJUSADDSCQAAkhIAMNMJAACTEgAw1AkAAJQSACDVCQAApBEAMNYJAACkEQAw1wkAAKQRADDYCQAApBEAMNkJAACWEgAw2gkAAKcRADALMQAAhRIAMDIAAIoSADDSCQAAhhIAMNMJAACHEgAw1AkAAIgSACDVCQAAiRIAMNYJAACJEgAw1wkAAIkSADDYCQAAiRIAMNkJAACLEgAw2gkAAIwSADALMQAA-REAMDIAAP4RADDSCQAA-hEAMNMJAAD7EQAw1AkAAPwRACDVCQAA_REAMNYJAAD9EQAw1wkAAP0RADDYCQAA_REAMNkJAAD_EQAw2gkAAIASADALMQAA8BEAMDIAAPQRADDSCQAA8REAMNMJAADyEQAw1AkAAPMRACDVCQAA-Q4AMNYJAAD5DgAw1wkAAPkOADDYCQAA-Q4AMNkJAAD1EQAw2gkAAPwOADALMQAA5BEAMDIAAOkRADDSCQAA5REAMNMJAADmEQAw1AkAAOcRACDVCQAA6BEAMNYJAADoEQAw1wkAAOgRADDYCQAA6BEAMNkJAADqEQAw2gkAAOsRADAOAwAAnBAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAECAAAARAAgMQAA7xEAIAMAAABEACAxAADvEQAgMgAA7hEAIAEqAADnEwAwFQMAALYMACAEAACCDQAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIJ0HAACBDQAwngcAAEIAEJ8HAACBDQAwoQdAAMELACGyBwEAAAABuAcBANILACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLCAEA0AsAIdkIAQDSCwAh-wgAAIANACCLCQEA0AsAIYwJAQDQCwAhjQlAANELACECAAAARAAgKgAA7hEAIAIAAADsEQAgKgAA7REAIA6dBwAA6xEAMJ4HAADsEQAQnwcAAOsRADChB0AAwQsAIbIHAQDtCwAhuAcBANILACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLCAEA0AsAIdkIAQDSCwAhiwkBANALACGMCQEA0AsAIY0JQADRCwAhDp0HAADrEQAwngcAAOwRABCfBwAA6xEAMKEHQADBCwAhsgcBAO0LACG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACGLCQEA0AsAIYwJAQDQCwAhjQlAANELACEJoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhDgMAAOYPACAYAADoDwAgGQAA6Q8AIBoAAOoPACAbAADrDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhDgMAAJwQACAYAACeEAAgGQAAnxAAIBoAAKAQACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABExIAAM8OACChB0AAAAABsgcBAAAAAbsHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHJCAEAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQIAAAA3ACAxAAD4EQAgAwAAADcAIDEAAPgRACAyAAD3EQAgASoAAOYTADACAAAANwAgKgAA9xEAIAIAAAD9DgAgKgAA9hEAIBKhB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHJCAEAqg0AIcsIAQCqDQAhzAgBAKoNACHNCAEAqg0AIc4IgAAAAAHPCAAAyA4AINAIAgCyDQAh0QggAOINACHSCAEAqg0AIdMIAADJDgAg1AggAOINACHVCAIAsg0AIRMSAADLDgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhyQgBAKoNACHLCAEAqg0AIcwIAQCqDQAhzQgBAKoNACHOCIAAAAABzwgAAMgOACDQCAIAsg0AIdEIIADiDQAh0ggBAKoNACHTCAAAyQ4AINQIIADiDQAh1QgCALINACETEgAAzw4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAckIAQAAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCIAAAAABzwgAAMwOACDQCAIAAAAB0QggAAAAAdIIAQAAAAHTCAAAzQ4AINQIIAAAAAHVCAIAAAABEwMAALMQACChB0AAAAABsgcBAAAAAcgHQAAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAQIAAAAzACAxAACEEgAgAwAAADMAIDEAAIQSACAyAACDEgAgASoAAOUTADAZAwAAtgwAIAQAANwMACCdBwAAhg0AMJ4HAAAxABCfBwAAhg0AMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAEAAAGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhAgAAADMAICoAAIMSACACAAAAgRIAICoAAIISACAXnQcAAIASADCeBwAAgRIAEJ8HAACAEgAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAHuCwAhkwkAAN4LACCUCUAA0QsAIZUJAgCeDAAhlgkCAJ4MACGXCQEA0gsAIZgJAQDSCwAhmQkBAPkLACGaCQEA-QsAIRedBwAAgBIAMJ4HAACBEgAQnwcAAIASADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh3wcBANALACHgBwEA7QsAIckIAQD5CwAhzwgAAN4LACDqCAEA0gsAIewIQADRCwAh8ggAAe4LACGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhEqEHQACgDQAhsgcBAKoNACHIB0AAoA0AId8HAQCqDQAh4AcBAKoNACHJCAEArA0AIc8IAACtEAAg6ggBAKwNACHsCEAAqw0AIfIIAAHtDQAhkwkAAK4QACCUCUAAqw0AIZUJAgCnDgAhlgkCAKcOACGXCQEArA0AIZgJAQCsDQAhmQkBAKwNACGaCQEArA0AIRMDAACvEAAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAh3wcBAKoNACHgBwEAqg0AIckIAQCsDQAhzwgAAK0QACDqCAEArA0AIewIQACrDQAh8ggAAe0NACGTCQAArhAAIJQJQACrDQAhlQkCAKcOACGWCQIApw4AIZcJAQCsDQAhmAkBAKwNACGZCQEArA0AIZoJAQCsDQAhEwMAALMQACChB0AAAAABsgcBAAAAAcgHQAAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAARIDAAC-EAAgoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAQIAAAAvACAxAACQEgAgAwAAAC8AIDEAAJASACAyAACPEgAgASoAAOQTADAYAwAAtgwAIAQAANwMACCdBwAAhw0AMJ4HAAAtABCfBwAAhw0AMKEHQADBCwAhrAcBANALACGyBwEAAAAByAdAAMELACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIc8IAADeCwAg0ggBANALACHTCAAA3gsAINQIIADkCwAh6QgAAQAAAewIQADRCwAhjAkBANILACGUCUAA0QsAIZsJAQD5CwAhnAkBANILACGdCUAA0QsAIQIAAAAvACAqAACPEgAgAgAAAI0SACAqAACOEgAgFp0HAACMEgAwngcAAI0SABCfBwAAjBIAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAHuCwAh7AhAANELACGMCQEA0gsAIZQJQADRCwAhmwkBAPkLACGcCQEA0gsAIZ0JQADRCwAhFp0HAACMEgAwngcAAI0SABCfBwAAjBIAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAHuCwAh7AhAANELACGMCQEA0gsAIZQJQADRCwAhmwkBAPkLACGcCQEA0gsAIZ0JQADRCwAhEaEHQACgDQAhrAcBAKoNACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIc8IAAC4EAAg0ggBAKoNACHTCAAAuRAAINQIIADiDQAh6QgAAe0NACHsCEAAqw0AIYwJAQCsDQAhlAlAAKsNACGbCQEArA0AIZwJAQCsDQAhnQlAAKsNACESAwAAuhAAIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIc8IAAC4EAAg0ggBAKoNACHTCAAAuRAAINQIIADiDQAh6QgAAe0NACHsCEAAqw0AIYwJAQCsDQAhlAlAAKsNACGbCQEArA0AIZwJAQCsDQAhnQlAAKsNACESAwAAvhAAIKEHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAc8IAAC8EAAg0ggBAAAAAdMIAAC9EAAg1AggAAAAAekIAAEAAAHsCEAAAAABjAkBAAAAAZQJQAAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAEKBwAAyREAIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHlBwEAAAABmwgBAAAAAb0JAgAAAAG-CQEAAAABvwlAAAAAAQIAAAATACAxAACZEgAgAwAAABMAIDEAAJkSACAyAACYEgAgASoAAOMTADACAAAAEwAgKgAAmBIAIAIAAACoEQAgKgAAlxIAIAmhB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIeUHAQCqDQAhmwgBAKwNACG9CQIAsg0AIb4JAQCsDQAhvwlAAKsNACEKBwAAyBEAIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAh5QcBAKoNACGbCAEArA0AIb0JAgCyDQAhvgkBAKwNACG_CUAAqw0AIQoHAADJEQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAeUHAQAAAAGbCAEAAAABvQkCAAAAAb4JAQAAAAG_CUAAAAABCQcAANARACCgB0AAAAABrAcBAAAAAbIHAQAAAAHlBwEAAAABmwgBAAAAAb0JAgAAAAHACQEAAAABwQlAAAAAAQIAAAALACAxAACiEgAgAwAAAAsAIDEAAKISACAyAAChEgAgASoAAOITADACAAAACwAgKgAAoRIAIAIAAAC2EQAgKgAAoBIAIAigB0AAqw0AIawHAQCqDQAhsgcBAKoNACHlBwEAqg0AIZsIAQCsDQAhvQkCALINACHACQEAqg0AIcEJQACgDQAhCQcAAM8RACCgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHlBwEAqg0AIZsIAQCsDQAhvQkCALINACHACQEAqg0AIcEJQACgDQAhCQcAANARACCgB0AAAAABrAcBAAAAAbIHAQAAAAHlBwEAAAABmwgBAAAAAb0JAgAAAAHACQEAAAABwQlAAAAAAQisBwEAAAAB6wcEAAAAAZ0IBAAAAAGeCAQAAAABnwgEAAAAAcIJBAAAAAHDCQIAAAABxAkCAAAAAQIAAAC-AQAgMQAAoxIAIAMAAAAHACAxAACjEgAgMgAApxIAIAoAAAAHACAqAACnEgAgrAcBAKoNACHrBwQAnw0AIZ0IBACfDQAhnggEAJ8NACGfCAQAnw0AIcIJBACfDQAhwwkCALINACHECQIAsg0AIQisBwEAqg0AIesHBACfDQAhnQgEAJ8NACGeCAQAnw0AIZ8IBACfDQAhwgkEAJ8NACHDCQIAsg0AIcQJAgCyDQAhAzEAAOATACDSCQAA4RMAINgJAAABACADMQAAoxIAINIJAACkEgAg2AkAAL4BACAEMQAAmhIAMNIJAACbEgAw1AkAAJ0SACDYCQAAshEAMAQxAACREgAw0gkAAJISADDUCQAAlBIAINgJAACkEQAwBDEAAIUSADDSCQAAhhIAMNQJAACIEgAg2AkAAIkSADAEMQAA-REAMNIJAAD6EQAw1AkAAPwRACDYCQAA_REAMAQxAADwEQAw0gkAAPERADDUCQAA8xEAINgJAAD5DgAwBDEAAOQRADDSCQAA5REAMNQJAADnEQAg2AkAAOgRADAAAAALMQAApBMAMDIAAKkTADDSCQAApRMAMNMJAACmEwAw1AkAAKcTACDVCQAAqBMAMNYJAACoEwAw1wkAAKgTADDYCQAAqBMAMNkJAACqEwAw2gkAAKsTADALMQAAmxMAMDIAAJ8TADDSCQAAnBMAMNMJAACdEwAw1AkAAJ4TACDVCQAAiRIAMNYJAACJEgAw1wkAAIkSADDYCQAAiRIAMNkJAACgEwAw2gkAAIwSADALMQAAkhMAMDIAAJYTADDSCQAAkxMAMNMJAACUEwAw1AkAAJUTACDVCQAA_REAMNYJAAD9EQAw1wkAAP0RADDYCQAA_REAMNkJAACXEwAw2gkAAIASADALMQAAhhMAMDIAAIsTADDSCQAAhxMAMNMJAACIEwAw1AkAAIkTACDVCQAAihMAMNYJAACKEwAw1wkAAIoTADDYCQAAihMAMNkJAACMEwAw2gkAAI0TADALMQAA_RIAMDIAAIETADDSCQAA_hIAMNMJAAD_EgAw1AkAAIATACDVCQAA6BEAMNYJAADoEQAw1wkAAOgRADDYCQAA6BEAMNkJAACCEwAw2gkAAOsRADALMQAA9BIAMDIAAPgSADDSCQAA9RIAMNMJAAD2EgAw1AkAAPcSACDVCQAAlBAAMNYJAACUEAAw1wkAAJQQADDYCQAAlBAAMNkJAAD5EgAw2gkAAJcQADAHMQAA7xIAIDIAAPISACDSCQAA8BIAINMJAADxEgAg1gkAAG4AINcJAABuACDYCQAAnAUAIAsxAADmEgAwMgAA6hIAMNIJAADnEgAw0wkAAOgSADDUCQAA6RIAINUJAACyDwAw1gkAALIPADDXCQAAsg8AMNgJAACyDwAw2QkAAOsSADDaCQAAtQ8AMAsxAADdEgAwMgAA4RIAMNIJAADeEgAw0wkAAN8SADDUCQAA4BIAINUJAACIEAAw1gkAAIgQADDXCQAAiBAAMNgJAACIEAAw2QkAAOISADDaCQAAixAAMAsxAADUEgAwMgAA2BIAMNIJAADVEgAw0wkAANYSADDUCQAA1xIAINUJAAD8DwAw1gkAAPwPADDXCQAA_A8AMNgJAAD8DwAw2QkAANkSADDaCQAA_w8AMAsxAADLEgAwMgAAzxIAMNIJAADMEgAw0wkAAM0SADDUCQAAzhIAINUJAADwDwAw1gkAAPAPADDXCQAA8A8AMNgJAADwDwAw2QkAANASADDaCQAA8w8AMAsxAAC_EgAwMgAAxBIAMNIJAADAEgAw0wkAAMESADDUCQAAwhIAINUJAADDEgAw1gkAAMMSADDXCQAAwxIAMNgJAADDEgAw2QkAAMUSADDaCQAAxhIAMA4iAADbDQAgIwAA3A0AIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABywcBAAAAAcwHAADZDQAgzQcBAAAAAc4HQAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAECAAAAewAgMQAAyhIAIAMAAAB7ACAxAADKEgAgMgAAyRIAIAEqAADfEwAwEwMAALYMACAiAADjDAAgIwAA5AwAIJ0HAADiDAAwngcAAHkAEJ8HAADiDAAwoQdAAMELACGsBwEA0AsAIbIHAQAAAAG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIQIAAAB7ACAqAADJEgAgAgAAAMcSACAqAADIEgAgEJ0HAADGEgAwngcAAMcSABCfBwAAxhIAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsHAQDQCwAhzAcAAN4LACDNBwEA0gsAIc4HQADRCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhEJ0HAADGEgAwngcAAMcSABCfBwAAxhIAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsHAQDQCwAhzAcAAN4LACDNBwEA0gsAIc4HQADRCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhDKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQ4iAAC_DQAgIwAAwA0AIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQ4iAADbDQAgIwAA3A0AIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABywcBAAAAAcwHAADZDQAgzQcBAAAAAc4HQAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAEPBAEAAAABFQAAjg8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHKBwEAAAAB5wcBAAAAAeEIAAEAAAHiCAABAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggCAAAAAecIQAAAAAECAAAAVwAgMQAA0xIAIAMAAABXACAxAADTEgAgMgAA0hIAIAEqAADeEwAwAgAAAFcAICoAANISACACAAAA9A8AICoAANESACAOBAEArA0AIaEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcgHQACgDQAhygcBAKwNACHnBwEAqg0AIeEIAAHtDQAh4ggAAe0NACHjCAEArA0AIeQIAQCsDQAh5QgBAKwNACHmCAIAsg0AIecIQACrDQAhDwQBAKwNACEVAACMDwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyAdAAKANACHKBwEArA0AIecHAQCqDQAh4QgAAe0NACHiCAAB7Q0AIeMIAQCsDQAh5AgBAKwNACHlCAEArA0AIeYIAgCyDQAh5whAAKsNACEPBAEAAAABFQAAjg8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHKBwEAAAAB5wcBAAAAAeEIAAEAAAHiCAABAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggCAAAAAecIQAAAAAELFQAAlQ8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHlCAEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAECAAAAUwAgMQAA3BIAIAMAAABTACAxAADcEgAgMgAA2xIAIAEqAADdEwAwAgAAAFMAICoAANsSACACAAAAgBAAICoAANoSACAKoQdAAKANACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHlCAEAqg0AIegIAAHtDQAh6QgAAe0NACHqCAEArA0AIesIQACrDQAh7AhAAKsNACELFQAAkw8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIcoHAQCqDQAh5QgBAKoNACHoCAAB7Q0AIekIAAHtDQAh6ggBAKwNACHrCEAAqw0AIewIQACrDQAhCxUAAJUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB5QgBAAAAAegIAAEAAAHpCAABAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABCBUAAJwPACDIB0AAAAABygcBAAAAAeUIAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABAgAAAE8AIDEAAOUSACADAAAATwAgMQAA5RIAIDIAAOQSACABKgAA3BMAMAIAAABPACAqAADkEgAgAgAAAIwQACAqAADjEgAgB8gHQACgDQAhygcBAKoNACHlCAEAqg0AIe0IAAHtDQAh7ggBAKoNACHvCAEAqg0AIfAIQACrDQAhCBUAAJoPACDIB0AAoA0AIcoHAQCqDQAh5QgBAKoNACHtCAAB7Q0AIe4IAQCqDQAh7wgBAKoNACHwCEAAqw0AIQgVAACcDwAgyAdAAAAAAcoHAQAAAAHlCAEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAARAfAAClDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHxCAEAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAIAAAByACAxAADuEgAgAwAAAHIAIDEAAO4SACAyAADtEgAgASoAANsTADACAAAAcgAgKgAA7RIAIAIAAAC2DwAgKgAA7BIAIA-hB0AAoA0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAh2QgBAKwNACHsCEAAqw0AIfAIQACrDQAh8QgBAKoNACHyCAAB7Q0AIfMIAQCqDQAh9AgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKAPACAQHwAAog8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHZCAEArA0AIewIQACrDQAh8AhAAKsNACHxCAEAqg0AIfIIAAHtDQAh8wgBAKoNACH0CAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAoA8AIBAfAAClDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHxCAEAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAsgAAC8DwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAB2QgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAALoPACD4CAIAAAAB-QgBAAAAAfoIQAAAAAECAAAAnAUAIDEAAO8SACADAAAAbgAgMQAA7xIAIDIAAPMSACANAAAAbgAgIAAArQ8AICoAAPMSACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQsgAACtDwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAh2QgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKsPACD4CAIAsg0AIfkIAQCsDQAh-ghAAKsNACELFQAA4Q8AIBcAAOIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAECAAAASQAgMQAA_BIAIAMAAABJACAxAAD8EgAgMgAA-xIAIAEqAADaEwAwAgAAAEkAICoAAPsSACACAAAAmBAAICoAAPoSACAJoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIeUIAQCqDQAh7AhAAKsNACHyCAAB7Q0AIYoJQACrDQAhCxUAANkPACAXAADaDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIeUIAQCqDQAh7AhAAKsNACHyCAAB7Q0AIYoJQACrDQAhCxUAAOEPACAXAADiDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHlCAEAAAAB7AhAAAAAAfIIAAEAAAGKCUAAAAABDwQAAJ0QACAYAACeEAAgGQAAnxAAIBoAAKAQACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQIAAABEACAxAACFEwAgAwAAAEQAIDEAAIUTACAyAACEEwAgASoAANkTADACAAAARAAgKgAAhBMAIAIAAADsEQAgKgAAgxMAIAqhB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQ8EAADnDwAgGAAA6A8AIBkAAOkPACAaAADqDwAgGwAA6w8AIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhDwQAAJ0QACAYAACeEAAgGQAAnxAAIBoAAKAQACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAARMRAACDDwAgEwAAhA8AIBQAAIUPACChB0AAAAABsgcBAAAAAbsHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHLCAEAAAAB1QgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIgAAAAAHdCAEAAAAB3ggAAIEPACDfCAIAAAAB4AgCAAAAAQIAAABqACAxAACREwAgAwAAAGoAIDEAAJETACAyAACQEwAgASoAANgTADAZAwAAtgwAIBEAAOkMACATAADqDAAgFAAA6wwAIJ0HAADoDAAwngcAAGgAEJ8HAADoDAAwoQdAAMELACGyBwEAAAABuwcBANALACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIcsIAQDQCwAh1QgCAOULACHZCAEA0AsAIdoIAQDQCwAh2wgBANILACHcCAAAgQwAIN0IAQDSCwAh3ggAAN4LACDfCAIA5QsAIeAIAgDlCwAh-wgAAOcMACACAAAAagAgKgAAkBMAIAIAAACOEwAgKgAAjxMAIBSdBwAAjRMAMJ4HAACOEwAQnwcAAI0TADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIcsIAQDQCwAh1QgCAOULACHZCAEA0AsAIdoIAQDQCwAh2wgBANILACHcCAAAgQwAIN0IAQDSCwAh3ggAAN4LACDfCAIA5QsAIeAIAgDlCwAhFJ0HAACNEwAwngcAAI4TABCfBwAAjRMAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACEQoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIRMRAADhDgAgEwAA4g4AIBQAAOMOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhExEAAIMPACATAACEDwAgFAAAhQ8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHVCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AiAAAAAAd0IAQAAAAHeCAAAgQ8AIN8IAgAAAAHgCAIAAAABFAQAALQQACChB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHJCAEAAAABzwgAALEQACDqCAEAAAAB7AhAAAAAAfIIAAEAAAGTCQAAshAAIJQJQAAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAECAAAAMwAgMQAAmhMAIAMAAAAzACAxAACaEwAgMgAAmRMAIAEqAADXEwAwAgAAADMAICoAAJkTACACAAAAgRIAICoAAJgTACAToQdAAKANACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHfBwEAqg0AIeAHAQCqDQAhyQgBAKwNACHPCAAArRAAIOoIAQCsDQAh7AhAAKsNACHyCAAB7Q0AIZMJAACuEAAglAlAAKsNACGVCQIApw4AIZYJAgCnDgAhlwkBAKwNACGYCQEArA0AIZkJAQCsDQAhmgkBAKwNACEUBAAAsBAAIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIcoHAQCqDQAh3wcBAKoNACHgBwEAqg0AIckIAQCsDQAhzwgAAK0QACDqCAEArA0AIewIQACrDQAh8ggAAe0NACGTCQAArhAAIJQJQACrDQAhlQkCAKcOACGWCQIApw4AIZcJAQCsDQAhmAkBAKwNACGZCQEArA0AIZoJAQCsDQAhFAQAALQQACChB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHJCAEAAAABzwgAALEQACDqCAEAAAAB7AhAAAAAAfIIAAEAAAGTCQAAshAAIJQJQAAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAETBAAAvxAAIKEHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHPCAAAvBAAINIIAQAAAAHTCAAAvRAAINQIIAAAAAHpCAABAAAB7AhAAAAAAYwJAQAAAAGUCUAAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABAgAAAC8AIDEAAKMTACADAAAALwAgMQAAoxMAIDIAAKITACABKgAA1hMAMAIAAAAvACAqAACiEwAgAgAAAI0SACAqAAChEwAgEqEHQACgDQAhrAcBAKoNACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAhzwgAALgQACDSCAEAqg0AIdMIAAC5EAAg1AggAOINACHpCAAB7Q0AIewIQACrDQAhjAkBAKwNACGUCUAAqw0AIZsJAQCsDQAhnAkBAKwNACGdCUAAqw0AIRMEAAC7EAAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhyAdAAKANACHKBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHPCAAAuBAAINIIAQCqDQAh0wgAALkQACDUCCAA4g0AIekIAAHtDQAh7AhAAKsNACGMCQEArA0AIZQJQACrDQAhmwkBAKwNACGcCQEArA0AIZ0JQACrDQAhEwQAAL8QACChB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAARAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEAAArRIAIBEAAK4SACAcAACvEgAgoQdAAAAAAbIHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHFCSAAAAABxglAAAAAAccJQAAAAAHICUAAAAABAgAAAAUAIDEAAK8TACADAAAABQAgMQAArxMAIDIAAK4TACABKgAA1RMAMBcDAAC2DAAgBQAAmQ0AIAYAANUMACAIAADWDAAgDwAA7gwAIBAAAO8MACARAADpDAAgHAAA8QwAIJ0HAACYDQAwngcAAAMAEJ8HAACYDQAwoQdAAMELACGyBwEAAAAByQcBAO0LACHLCAEA0AsAIfsIAACXDQAgjgkBANALACGPCQEA0AsAIcUJIADkCwAhxglAANELACHHCUAAwQsAIcgJQADRCwAhzwkAAJYNACACAAAABQAgKgAArhMAIAIAAACsEwAgKgAArRMAIA2dBwAAqxMAMJ4HAACsEwAQnwcAAKsTADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIQ2dBwAAqxMAMJ4HAACsEwAQnwcAAKsTADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHFCSAA5AsAIcYJQADRCwAhxwlAAMELACHICUAA0QsAIQmhB0AAoA0AIbIHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACEQBQAA3REAIAYAAN4RACAIAADfEQAgDwAA4BEAIBAAAOERACARAADiEQAgHAAA4xEAIKEHQACgDQAhsgcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIRAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEAAArRIAIBEAAK4SACAcAACvEgAgoQdAAAAAAbIHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHFCSAAAAABxglAAAAAAccJQAAAAAHICUAAAAABBDEAAKQTADDSCQAApRMAMNQJAACnEwAg2AkAAKgTADAEMQAAmxMAMNIJAACcEwAw1AkAAJ4TACDYCQAAiRIAMAQxAACSEwAw0gkAAJMTADDUCQAAlRMAINgJAAD9EQAwBDEAAIYTADDSCQAAhxMAMNQJAACJEwAg2AkAAIoTADAEMQAA_RIAMNIJAAD-EgAw1AkAAIATACDYCQAA6BEAMAQxAAD0EgAw0gkAAPUSADDUCQAA9xIAINgJAACUEAAwAzEAAO8SACDSCQAA8BIAINgJAACcBQAgBDEAAOYSADDSCQAA5xIAMNQJAADpEgAg2AkAALIPADAEMQAA3RIAMNIJAADeEgAw1AkAAOASACDYCQAAiBAAMAQxAADUEgAw0gkAANUSADDUCQAA1xIAINgJAAD8DwAwBDEAAMsSADDSCQAAzBIAMNQJAADOEgAg2AkAAPAPADAEMQAAvxIAMNIJAADAEgAw1AkAAMISACDYCQAAwxIAMAAAAAAAAAcDAAC9DwAgIAAAvg8AINkIAACmDQAg9QgAAKYNACD2CAAApg0AIPkIAACmDQAg-ggAAKYNACAAAAAABgMAAL0PACAiAADIEwAgIwAAyRMAIMoHAACmDQAgzQcAAKYNACDOBwAApg0AIAAAAAMSAADZDgAgrQcAAKYNACDYCAAApg0AIAAKAwAAvQ8AIAQAANgRACAYAADBEwAgGQAAwxMAIBoAAMQTACAbAADFEwAguAcAAKYNACDKBwAApg0AINkIAACmDQAgjQkAAKYNACABFgAA1A8AIA0HAADQEwAgCgAA0RMAIAsAANITACAMAADTEwAgpwkAAKYNACCsCQAApg0AIK4JAACmDQAgrwkAAKYNACCwCQAApg0AILMJAACmDQAguAkAAKYNACC5CQAApg0AILoJAACmDQAgAwYAAMARACAIAADBEQAgDgAAwhEAIAAAAAEEAADYEQAgCaEHQAAAAAGyBwEAAAABywgBAAAAAY4JAQAAAAGPCQEAAAABxQkgAAAAAcYJQAAAAAHHCUAAAAAByAlAAAAAARKhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAROhB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHJCAEAAAABzwgAALEQACDqCAEAAAAB7AhAAAAAAfIIAAEAAAGTCQAAshAAIJQJQAAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAEQoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAEKoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQmhB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEPoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHxCAEAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAfIB0AAAAABygcBAAAAAeUIAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABCqEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHlCAEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEOBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAIAAAAB5whAAAAAAQyhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAcsHAQAAAAHMBwAA2Q0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAeAACzEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAA4BMAIAigB0AAAAABrAcBAAAAAbIHAQAAAAHlBwEAAAABmwgBAAAAAb0JAgAAAAHACQEAAAABwQlAAAAAAQmhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAB5QcBAAAAAZsIAQAAAAG9CQIAAAABvgkBAAAAAb8JQAAAAAERoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAARKhB0AAAAABsgcBAAAAAcgHQAAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAARKhB0AAAAABsgcBAAAAAbsHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHJCAEAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQmhB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAEDAAAAWQAgMQAA4BMAIDIAAOoTACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAADqEwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACERAwAAqBIAIAYAAKoSACAIAACrEgAgDwAArBIAIBAAAK0SACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAECAAAABQAgMQAA6xMAIAMAAAADACAxAADrEwAgMgAA7xMAIBMAAAADACADAADcEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgKgAA7xMAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcUJIADiDQAhxglAAKsNACHHCUAAoA0AIcgJQACrDQAhEQMAANwRACAGAADeEQAgCAAA3xEAIA8AAOARACAQAADhEQAgEQAA4hEAIBwAAOMRACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIQwIAAC-EQAgDgAAvxEAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAe0HAQAAAAGQCAIAAAABnggCAAAAAbMIAgAAAAGhCSAAAAABuwkBAAAAAbwJAAC8EQAgAgAAAIgCACAxAADwEwAgAwAAAA4AIDEAAPATACAyAAD0EwAgDgAAAA4AIAgAAJIRACAOAACTEQAgKgAA9BMAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG7CQEAqg0AIbwJAACQEQAgDAgAAJIRACAOAACTEQAgoQdAAKANACGsBwEAqg0AIdYHAgCyDQAh7QcBAKoNACGQCAIAsg0AIZ4IAgCyDQAhswgCALINACGhCSAA4g0AIbsJAQCqDQAhvAkAAJARACAMBgAAvREAIA4AAL8RACChB0AAAAABrAcBAAAAAdYHAgAAAAHtBwEAAAABkAgCAAAAAZ4IAgAAAAGzCAIAAAABoQkgAAAAAbsJAQAAAAG8CQAAvBEAIAIAAACIAgAgMQAA9RMAIAMAAAAOACAxAAD1EwAgMgAA-RMAIA4AAAAOACAGAACREQAgDgAAkxEAICoAAPkTACChB0AAoA0AIawHAQCqDQAh1gcCALINACHtBwEAqg0AIZAIAgCyDQAhnggCALINACGzCAIAsg0AIaEJIADiDQAhuwkBAKoNACG8CQAAkBEAIAwGAACREQAgDgAAkxEAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG7CQEAqg0AIbwJAACQEQAgEQMAAKgSACAFAACpEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAckHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHFCSAAAAABxglAAAAAAccJQAAAAAHICUAAAAABAgAAAAUAIDEAAPoTACADAAAAAwAgMQAA-hMAIDIAAP4TACATAAAAAwAgAwAA3BEAIAUAAN0RACAIAADfEQAgDwAA4BEAIBAAAOERACARAADiEQAgHAAA4xEAICoAAP4TACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIREDAADcEQAgBQAA3REAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACEIoAdAAAAAAawHAQAAAAGyBwEAAAABygcBAAAAAeUHAQAAAAG9CQIAAAABwAkBAAAAAcEJQAAAAAERAwAAqBIAIAUAAKkSACAGAACqEgAgDwAArBIAIBAAAK0SACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAECAAAABQAgMQAAgBQAIAMAAAADACAxAACAFAAgMgAAhBQAIBMAAAADACADAADcEQAgBQAA3REAIAYAAN4RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgKgAAhBQAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcUJIADiDQAhxglAAKsNACHHCUAAoA0AIcgJQACrDQAhEQMAANwRACAFAADdEQAgBgAA3hEAIA8AAOARACAQAADhEQAgEQAA4hEAIBwAAOMRACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIQmhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAeUHAQAAAAG9CQIAAAABvgkBAAAAAb8JQAAAAAEdrAcBAAAAAZcIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAboJAQAAAAEMBgAAvREAIAgAAL4RACChB0AAAAABrAcBAAAAAdYHAgAAAAHtBwEAAAABkAgCAAAAAZ4IAgAAAAGzCAIAAAABoQkgAAAAAbsJAQAAAAG8CQAAvBEAIAIAAACIAgAgMQAAhxQAIBShB0AAAAABygcBAAAAAfIHAQAAAAGQCAIAAAABlggBAAAAAZcIAQAAAAGYCAIAAAABmQgEAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABoAiAAAAAAaEIQAAAAAGiCEAAAAABowhAAAAAAaQIBAAAAAGlCAQAAAABpggBAAAAAQShB0AAAAAB_wgBAAAAAaMJAQAAAAGkCUAAAAABBbsHIAAAAAHlBwEAAAAB7gcBAAAAAasIAQAAAAGlCUAAAAABAwAAAA4AIDEAAIcUACAyAACOFAAgDgAAAA4AIAYAAJERACAIAACSEQAgKgAAjhQAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG7CQEAqg0AIbwJAACQEQAgDAYAAJERACAIAACSEQAgoQdAAKANACGsBwEAqg0AIdYHAgCyDQAh7QcBAKoNACGQCAIAsg0AIZ4IAgCyDQAhswgCALINACGhCSAA4g0AIbsJAQCqDQAhvAkAAJARACAhBwAAhxEAIAoAAIgRACALAACJEQAgrAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAG6CQEAAAABAgAAABgAIDEAAI8UACADAAAAFgAgMQAAjxQAIDIAAJMUACAjAAAAFgAgBwAA3BAAIAoAAN0QACALAADeEAAgKgAAkxQAIKwHAQCqDQAhlwgBAKoNACGbCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACG6CQEArA0AISEHAADcEAAgCgAA3RAAIAsAAN4QACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhugkBAKwNACEhBwAAhxEAIAoAAIgRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAG6CQEAAAABAgAAABgAIDEAAJQUACADAAAAFgAgMQAAlBQAIDIAAJgUACAjAAAAFgAgBwAA3BAAIAoAAN0QACAMAADfEAAgKgAAmBQAIKwHAQCqDQAhlwgBAKoNACGbCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACG6CQEArA0AISEHAADcEAAgCgAA3RAAIAwAAN8QACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhugkBAKwNACERAwAAqBIAIAUAAKkSACAGAACqEgAgCAAAqxIAIBAAAK0SACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAECAAAABQAgMQAAmRQAIBMQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABAgAAAAEAIDEAAJsUACADAAAAAwAgMQAAmRQAIDIAAJ8UACATAAAAAwAgAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIBAAAOERACARAADiEQAgHAAA4xEAICoAAJ8UACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIREDAADcEQAgBQAA3REAIAYAAN4RACAIAADfEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACEDAAAAWQAgMQAAmxQAIDIAAKIUACAVAAAAWQAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAACiFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACERAwAAqBIAIAUAAKkSACAGAACqEgAgCAAAqxIAIA8AAKwSACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAECAAAABQAgMQAAoxQAIBMPAACxEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABAgAAAAEAIDEAAKUUACADAAAAAwAgMQAAoxQAIDIAAKkUACATAAAAAwAgAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIA8AAOARACARAADiEQAgHAAA4xEAICoAAKkUACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIREDAADcEQAgBQAA3REAIAYAAN4RACAIAADfEQAgDwAA4BEAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACEDAAAAWQAgMQAApRQAIDIAAKwUACAVAAAAWQAgDwAAtBIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAACsFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACERAwAAqBIAIAUAAKkSACAGAACqEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgEQAArhIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcUJIAAAAAHGCUAAAAABxwlAAAAAAcgJQAAAAAECAAAABQAgMQAArRQAIBMPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABAgAAAAEAIDEAAK8UACAIoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEGyAdAAAAAAcoHAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABCaEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHoCAABAAAB6QgAAQAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQ0EAQAAAAGhB0AAAAABsgcBAAAAAbsHAQAAAAHIB0AAAAABygcBAAAAAecHAQAAAAHhCAABAAAB4ggAAQAAAeMIAQAAAAHkCAEAAAAB5ggCAAAAAecIQAAAAAEDAAAAAwAgMQAArRQAIDIAALcUACATAAAAAwAgAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIA8AAOARACAQAADhEQAgEQAA4hEAICoAALcUACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHFCSAA4g0AIcYJQACrDQAhxwlAAKANACHICUAAqw0AIREDAADcEQAgBQAA3REAIAYAAN4RACAIAADfEQAgDwAA4BEAIBAAAOERACARAADiEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACEDAAAAWQAgMQAArxQAIDIAALoUACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAAC6FAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACEQAwAAnBAAIAQAAJ0QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQIAAABEACAxAAC7FAAgEw8AALETACAQAACyEwAgGQAAuBMAIBoAALkTACAbAAC6EwAgHAAAtBMAIB0AALATACAeAACzEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAAvRQAIAMAAABCACAxAAC7FAAgMgAAwRQAIBIAAABCACADAADmDwAgBAAA5w8AIBkAAOkPACAaAADqDwAgGwAA6w8AICoAAMEUACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhEAMAAOYPACAEAADnDwAgGQAA6Q8AIBoAAOoPACAbAADrDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQMAAABZACAxAAC9FAAgMgAAxBQAIBUAAABZACAPAAC0EgAgEAAAtRIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAICoAAMQUACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhEw8AALQSACAQAAC1EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIQwDAADgDwAgFQAA4Q8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAECAAAASQAgMQAAxRQAIAMAAABHACAxAADFFAAgMgAAyRQAIA4AAABHACADAADYDwAgFQAA2Q8AICoAAMkUACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHlCAEAqg0AIewIQACrDQAh8ggAAe0NACGKCUAAqw0AIQwDAADYDwAgFQAA2Q8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIeUIAQCqDQAh7AhAAKsNACHyCAAB7Q0AIYoJQACrDQAhEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAAyhQAIA6hB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdkIAQAAAAHsCEAAAAAB8AhAAAAAAfIIAAEAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAAKMPACADAAAAWQAgMQAAyhQAIDIAAM8UACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgIAAAuhIAICQAAL4SACAqAADPFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACEMAwAAuw8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHZCAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAug8AIPgIAgAAAAH5CAEAAAAB-ghAAAAAAQIAAACcBQAgMQAA0BQAIBMPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABAgAAAAEAIDEAANIUACADAAAAbgAgMQAA0BQAIDIAANYUACAOAAAAbgAgAwAArA8AICoAANYUACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIdkIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACrDwAg-AgCALINACH5CAEArA0AIfoIQACrDQAhDAMAAKwPACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIdkIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACrDwAg-AgCALINACH5CAEArA0AIfoIQACrDQAhAwAAAFkAIDEAANIUACAyAADZFAAgFQAAAFkAIA8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAkAAC-EgAgKgAA2RQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACETDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhEAMAAJwQACAEAACdEAAgGAAAnhAAIBoAAKAQACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAECAAAARAAgMQAA2hQAIBMPAACxEwAgEAAAshMAIBgAALUTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByQkBAAAAAcoJQAAAAAHLCUAAAAABAgAAAAEAIDEAANwUACADAAAAQgAgMQAA2hQAIDIAAOAUACASAAAAQgAgAwAA5g8AIAQAAOcPACAYAADoDwAgGgAA6g8AIBsAAOsPACAqAADgFAAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIRADAADmDwAgBAAA5w8AIBgAAOgPACAaAADqDwAgGwAA6w8AIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEDAAAAWQAgMQAA3BQAIDIAAOMUACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAADjFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACEQAwAAnBAAIAQAAJ0QACAYAACeEAAgGQAAnxAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQIAAABEACAxAADkFAAgEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAbAAC6EwAgHAAAtBMAIB0AALATACAeAACzEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAA5hQAIAMAAABCACAxAADkFAAgMgAA6hQAIBIAAABCACADAADmDwAgBAAA5w8AIBgAAOgPACAZAADpDwAgGwAA6w8AICoAAOoUACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhEAMAAOYPACAEAADnDwAgGAAA6A8AIBkAAOkPACAbAADrDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQMAAABZACAxAADmFAAgMgAA7RQAIBUAAABZACAPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAICoAAO0UACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhEw8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRADAACcEAAgBAAAnRAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABAgAAAEQAIDEAAO4UACATDwAAsRMAIBAAALITACAYAAC1EwAgGQAAuBMAIBoAALkTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAckJAQAAAAHKCUAAAAABywlAAAAAAQIAAAABACAxAADwFAAgAwAAAEIAIDEAAO4UACAyAAD0FAAgEgAAAEIAIAMAAOYPACAEAADnDwAgGAAA6A8AIBkAAOkPACAaAADqDwAgKgAA9BQAIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEQAwAA5g8AIAQAAOcPACAYAADoDwAgGQAA6Q8AIBoAAOoPACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhAwAAAFkAIDEAAPAUACAyAAD3FAAgFQAAAFkAIA8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgKgAA9xQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACETDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAA-BQAIBKhB0AAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQLIB0AAAAAByggAAQAAAQMAAABZACAxAAD4FAAgMgAA_hQAIBUAAABZACAPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB8AALkSACAgAAC6EgAgJAAAvhIAICoAAP4UACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyQkBAKwNACHKCUAAoA0AIcsJQACrDQAhEw8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHwAAuRIAICAAALoSACAkAAC-EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRQDAACCDwAgEQAAgw8AIBQAAIUPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAECAAAAagAgMQAA_xQAIAMAAABoACAxAAD_FAAgMgAAgxUAIBYAAABoACADAADgDgAgEQAA4Q4AIBQAAOMOACAqAACDFQAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhFAMAAOAOACARAADhDgAgFAAA4w4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIRQDAACCDwAgEwAAhA8AIBQAAIUPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAECAAAAagAgMQAAhBUAIBEDAACoEgAgBQAAqRIAIAYAAKoSACAIAACrEgAgDwAArBIAIBAAAK0SACAcAACvEgAgoQdAAAAAAbIHAQAAAAHJBwEAAAABywgBAAAAAY4JAQAAAAGPCQEAAAABxQkgAAAAAcYJQAAAAAHHCUAAAAAByAlAAAAAAQIAAAAFACAxAACGFQAgAwAAAGgAIDEAAIQVACAyAACKFQAgFgAAAGgAIAMAAOAOACATAADiDgAgFAAA4w4AICoAAIoVACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACEUAwAA4A4AIBMAAOIOACAUAADjDgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhAwAAAAMAIDEAAIYVACAyAACNFQAgEwAAAAMAIAMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBwAAOMRACAqAACNFQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxQkgAOINACHGCUAAqw0AIccJQACgDQAhyAlAAKsNACERAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIA8AAOARACAQAADhEQAgHAAA4xEAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcUJIADiDQAhxglAAKsNACHHCUAAoA0AIcgJQACrDQAhFAMAAIIPACARAACDDwAgEwAAhA8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHLCAEAAAAB1QgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIgAAAAAHdCAEAAAAB3ggAAIEPACDfCAIAAAAB4AgCAAAAAQIAAABqACAxAACOFQAgAwAAAGgAIDEAAI4VACAyAACSFQAgFgAAAGgAIAMAAOAOACARAADhDgAgEwAA4g4AICoAAJIVACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACEUAwAA4A4AIBEAAOEOACATAADiDgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhIQcAAIcRACALAACJEQAgDAAAihEAIKwHAQAAAAGXCAEAAAABmwgBAAAAAZ0IAgAAAAGeCAIAAAABnwgCAAAAAaQIBAAAAAGPCQEAAAABoQkgAAAAAaYJAQAAAAGnCQEAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkCAAAAAawJAQAAAAGtCSAAAAABrglAAAAAAa8JQAAAAAGwCUAAAAABsQkAAIQRACCyCQAAhREAILMJQAAAAAG0CSAAAAABtQkAAIYRACC2CQIAAAABtwkCAAAAAbgJAQAAAAG5CQEAAAABugkBAAAAAQIAAAAYACAxAACTFQAgAwAAABYAIDEAAJMVACAyAACXFQAgIwAAABYAIAcAANwQACALAADeEAAgDAAA3xAAICoAAJcVACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhugkBAKwNACEhBwAA3BAAIAsAAN4QACAMAADfEAAgrAcBAKoNACGXCAEAqg0AIZsIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhpAgEAJ8NACGPCQEAqg0AIaEJIADiDQAhpgkBAKoNACGnCQEArA0AIagJAgCyDQAhqQkCALINACGqCQIAsg0AIasJAgCyDQAhrAkBAKwNACGtCSAA4g0AIa4JQACrDQAhrwlAAKsNACGwCUAAqw0AIbEJAADZEAAgsgkAANoQACCzCUAAqw0AIbQJIADiDQAhtQkAANsQACC2CQIAsg0AIbcJAgCyDQAhuAkBAKwNACG5CQEArA0AIboJAQCsDQAhEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHJCQEAAAAByglAAAAAAcsJQAAAAAECAAAAAQAgMQAAmBUAIAShB0AAAAABsgcBAAAAAccHAQAAAAHIB0AAAAABESqAAAAAAaEHQAAAAAGuBwEAAAABsgcBAAAAAbMHBAAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAEDAAAAWQAgMQAAmBUAIDIAAJ4VACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAqAACeFQAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIckJAQCsDQAhyglAAKANACHLCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHJCQEArA0AIcoJQACgDQAhywlAAKsNACEPAwAA2g0AICMAANwNACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQIAAAB7ACAxAACfFQAgAwAAAHkAIDEAAJ8VACAyAACjFQAgEQAAAHkAIAMAAL4NACAjAADADQAgKgAAoxUAIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsHAQCqDQAhzAcAAL0NACDNBwEArA0AIc4HQACrDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhDwMAAL4NACAjAADADQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywcBAKoNACHMBwAAvQ0AIM0HAQCsDQAhzgdAAKsNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACEPAwAA2g0AICIAANsNACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQIAAAB7ACAxAACkFQAgAwAAAHkAIDEAAKQVACAyAACoFQAgEQAAAHkAIAMAAL4NACAiAAC_DQAgKgAAqBUAIKEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsHAQCqDQAhzAcAAL0NACDNBwEArA0AIc4HQACrDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhDwMAAL4NACAiAAC_DQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywcBAKoNACHMBwAAvQ0AIM0HAQCsDQAhzgdAAKsNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACENDQAjD2YNEGcOGG0VGXYXGncYG3gZHGwUHQYCHmsQH28cIHUdJHwfCQMAAQUIAwYMBAgsBg0AGw8wDRA0DhE4DxxFFAEEAAICBA0CBw8FBAYQBAgUBg0ADA4ZBwIEAAIHFQUFBwAFCh0ICyEJDCUKDQALAQkABwEJAAcBCQAHAwomAAsnAAwoAAMGKQAIKgAOKwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETkPEzsRFD8SARIAEAESABACEUAAFEEABwMAAQRGAg0AGhhKFRlQFxpUGBtYGQMDAAEVABQXTBYBFgAVAgMAARUAFAIDAAEVABQCA1oBFVsUBBhcABldABpeABtfAAYGYAAIYQAPYgAQYwARZAAcZQADAwABDQAeIHMdAgMAAR8AHAEgdAAEAwABDQAiIoABICOEASEBIQAfASEAHwIihQEAI4YBAAsPiAEAEIkBABiMAQAZjgEAGo8BABuQAQAciwEAHYcBAB6KAQAgjQEAJJEBAAAAAAMNACg3ACk4ACoAAAADDQAoNwApOAAqAQMAAQEDAAEDDQAvNwAwOAAxAAAAAw0ALzcAMDgAMQEEAAIBBAACBQ0ANjcAOTgAOlkAN1oAOAAAAAAABQ0ANjcAOTgAOlkAN1oAOAIE4AECB-EBBQIE5wECB-gBBQUNAD83AEI4AENZAEBaAEEAAAAAAAUNAD83AEI4AENZAEBaAEECBAACB_oBBQIEAAIHgAIFBQ0ASDcASzgATFkASVoASgAAAAAABQ0ASDcASzgATFkASVoASgAABQ0AUTcAVDgAVVkAUloAUwAAAAAABQ0AUTcAVDgAVVkAUloAUwEHAAUBBwAFBQ0AWjcAXTgAXlkAW1oAXAAAAAAABQ0AWjcAXTgAXlkAW1oAXAEJAAcBCQAHAw0AYzcAZDgAZQAAAAMNAGM3AGQ4AGUBCQAHAQkABwMNAGo3AGs4AGwAAAADDQBqNwBrOABsAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAUNAHw3AH84AIABWQB9WgB-AAAAAAAFDQB8NwB_OACAAVkAfVoAfgIDAAEEAAICAwABBAACAw0AhQE3AIYBOACHAQAAAAMNAIUBNwCGATgAhwECAwABBAACAgMAAQQAAgUNAIwBNwCPATgAkAFZAI0BWgCOAQAAAAAABQ0AjAE3AI8BOACQAVkAjQFaAI4BAAAAAw0AlgE3AJcBOACYAQAAAAMNAJYBNwCXATgAmAEAAAADDQCeATcAnwE4AKABAAAAAw0AngE3AJ8BOACgAQIDAAEE_AMCAgMAAQSCBAIDDQClATcApgE4AKcBAAAAAw0ApQE3AKYBOACnAQIDAAEVABQCAwABFQAUAw0ArAE3AK0BOACuAQAAAAMNAKwBNwCtATgArgEBFgAVARYAFQUNALMBNwC2ATgAtwFZALQBWgC1AQAAAAAABQ0AswE3ALYBOAC3AVkAtAFaALUBAAAABQ0AvQE3AMABOADBAVkAvgFaAL8BAAAAAAAFDQC9ATcAwAE4AMEBWQC-AVoAvwEAAAADDQDHATcAyAE4AMkBAAAAAw0AxwE3AMgBOADJAQAAAAMNAM8BNwDQATgA0QEAAAADDQDPATcA0AE4ANEBAAAAAw0A1wE3ANgBOADZAQAAAAMNANcBNwDYATgA2QEBAwABAQMAAQUNAN4BNwDhATgA4gFZAN8BWgDgAQAAAAAABQ0A3gE3AOEBOADiAVkA3wFaAOABAgMAAR8AHAIDAAEfABwDDQDnATcA6AE4AOkBAAAAAw0A5wE3AOgBOADpAQIDAAEVABQCAwABFQAUAw0A7gE3AO8BOADwAQAAAAMNAO4BNwDvATgA8AECAwABFQAUAgMAARUAFAMNAPUBNwD2ATgA9wEAAAADDQD1ATcA9gE4APcBAgOABgEVgQYUAgOHBgEViAYUBQ0A_AE3AP8BOACAAlkA_QFaAP4BAAAAAAAFDQD8ATcA_wE4AIACWQD9AVoA_gEBAwABAQMAAQUNAIUCNwCIAjgAiQJZAIYCWgCHAgAAAAAABQ0AhQI3AIgCOACJAlkAhgJaAIcCARIAEAESABADDQCOAjcAjwI4AJACAAAAAw0AjgI3AI8COACQAgIEAAISABACBAACEgAQBQ0AlQI3AJgCOACZAlkAlgJaAJcCAAAAAAAFDQCVAjcAmAI4AJkCWQCWAloAlwIBEgAQARIAEAMNAJ4CNwCfAjgAoAIAAAADDQCeAjcAnwI4AKACAAAABQ0ApgI3AKkCOACqAlkApwJaAKgCAAAAAAAFDQCmAjcAqQI4AKoCWQCnAloAqAIAAAAFDQCwAjcAswI4ALQCWQCxAloAsgIAAAAAAAUNALACNwCzAjgAtAJZALECWgCyAgAAAAUNALoCNwC9AjgAvgJZALsCWgC8AgAAAAAABQ0AugI3AL0COAC-AlkAuwJaALwCAQkABwEJAAcFDQDDAjcAxgI4AMcCWQDEAloAxQIAAAAAAAUNAMMCNwDGAjgAxwJZAMQCWgDFAgAAAAUNAM0CNwDQAjgA0QJZAM4CWgDPAgAAAAAABQ0AzQI3ANACOADRAlkAzgJaAM8CAAAABQ0A1wI3ANoCOADbAlkA2AJaANkCAAAAAAAFDQDXAjcA2gI4ANsCWQDYAloA2QIAAAAFDQDhAjcA5AI4AOUCWQDiAloA4wIAAAAAAAUNAOECNwDkAjgA5QJZAOICWgDjAgAAAAUNAOsCNwDuAjgA7wJZAOwCWgDtAgAAAAAABQ0A6wI3AO4COADvAlkA7AJaAO0CAAAABQ0A9QI3APgCOAD5AlkA9gJaAPcCAAAAAAAFDQD1AjcA-AI4APkCWQD2AloA9wIAAAAFDQD_AjcAggM4AIMDWQCAA1oAgQMAAAAAAAUNAP8CNwCCAzgAgwNZAIADWgCBAwAAAAUNAIkDNwCMAzgAjQNZAIoDWgCLAwAAAAAABQ0AiQM3AIwDOACNA1kAigNaAIsDAAAABQ0AkwM3AJYDOACXA1kAlANaAJUDAAAAAAAFDQCTAzcAlgM4AJcDWQCUA1oAlQMAAAAFDQCdAzcAoAM4AKEDWQCeA1oAnwMAAAAAAAUNAJ0DNwCgAzgAoQNZAJ4DWgCfAwAAAAUNAKcDNwCqAzgAqwNZAKgDWgCpAwAAAAAABQ0ApwM3AKoDOACrA1kAqANaAKkDAAAABQ0AsQM3ALQDOAC1A1kAsgNaALMDAAAAAAAFDQCxAzcAtAM4ALUDWQCyA1oAswMAAAAFDQC7AzcAvgM4AL8DWQC8A1oAvQMAAAAAAAUNALsDNwC-AzgAvwNZALwDWgC9AwAAAAUNAMUDNwDIAzgAyQNZAMYDWgDHAwAAAAAABQ0AxQM3AMgDOADJA1kAxgNaAMcDAAAABQ0AzwM3ANIDOADTA1kA0ANaANEDAAAAAAAFDQDPAzcA0gM4ANMDWQDQA1oA0QMBAwABAQMAAQMNANgDNwDZAzgA2gMAAAADDQDYAzcA2QM4ANoDASEAHwEhAB8DDQDfAzcA4AM4AOEDAAAAAw0A3wM3AOADOADhAwEhAB8BIQAfBQ0A5gM3AOkDOADqA1kA5wNaAOgDAAAAAAAFDQDmAzcA6QM4AOoDWQDnA1oA6AMAAAADDQDwAzcA8QM4APIDAAAAAw0A8AM3APEDOADyAwAAAAUNAPgDNwD7AzgA_ANZAPkDWgD6AwAAAAAABQ0A-AM3APsDOAD8A1kA-QNaAPoDAAAABQ0AggQ3AIUEOACGBFkAgwRaAIQEAAAAAAAFDQCCBDcAhQQ4AIYEWQCDBFoAhAQlAgEmkgEBJ5QBASiVAQEplgEBK5gBASyaASQtmwElLp0BAS-fASQwoAEmM6EBATSiAQE1owEkOaYBJzqnASs7qAECPKkBAj2qAQI-qwECP6wBAkCuAQJBsAEkQrEBLEOzAQJEtQEkRbYBLUa3AQJHuAECSLkBJEm8AS5KvQEyS78BA0zAAQNNwgEDTsMBA0_EAQNQxgEDUcgBJFLJATNTywEDVM0BJFXOATRWzwEDV9ABA1jRASRb1AE1XNUBO13WAQRe1wEEX9gBBGDZAQRh2gEEYtwBBGPeASRk3wE8ZeMBBGblASRn5gE9aOkBBGnqAQRq6wEka-4BPmzvAURt8AEGbvEBBm_yAQZw8wEGcfQBBnL2AQZz-AEkdPkBRXX8AQZ2_gEkd_8BRniBAgZ5ggIGeoMCJHuGAkd8hwJNfYkCBX6KAgV_jAIFgAGNAgWBAY4CBYIBkAIFgwGSAiSEAZMCToUBlQIFhgGXAiSHAZgCT4gBmQIFiQGaAgWKAZsCJIsBngJQjAGfAlaNAaACB44BoQIHjwGiAgeQAaMCB5EBpAIHkgGmAgeTAagCJJQBqQJXlQGrAgeWAa0CJJcBrgJYmAGvAgeZAbACB5oBsQIkmwG0AlmcAbUCX50BtgIKngG3AgqfAbgCCqABuQIKoQG6AgqiAbwCCqMBvgIkpAG_AmClAcECCqYBwwIkpwHEAmGoAcUCCqkBxgIKqgHHAiSrAcoCYqwBywJmrQHMAgmuAc0CCa8BzgIJsAHPAgmxAdACCbIB0gIJswHUAiS0AdUCZ7UB1wIJtgHZAiS3AdoCaLgB2wIJuQHcAgm6Ad0CJLsB4AJpvAHhAm29AeMCbr4B5AJuvwHnAm7AAegCbsEB6QJuwgHrAm7DAe0CJMQB7gJvxQHwAm7GAfICJMcB8wJwyAH0Am7JAfUCbsoB9gIkywH5AnHMAfoCd80B_AJ4zgH9AnjPAYADeNABgQN40QGCA3jSAYQDeNMBhgMk1AGHA3nVAYkDeNYBiwMk1wGMA3rYAY0DeNkBjgN42gGPAyTbAZIDe9wBkwOBAd0BlAMN3gGVAw3fAZYDDeABlwMN4QGYAw3iAZoDDeMBnAMk5AGdA4IB5QGfAw3mAaEDJOcBogODAegBowMN6QGkAw3qAaUDJOsBqAOEAewBqQOIAe0BqgMO7gGrAw7vAawDDvABrQMO8QGuAw7yAbADDvMBsgMk9AGzA4kB9QG1Aw72AbcDJPcBuAOKAfgBuQMO-QG6Aw76AbsDJPsBvgOLAfwBvwORAf0BwQOSAf4BwgOSAf8BxQOSAYACxgOSAYECxwOSAYICyQOSAYMCywMkhALMA5MBhQLOA5IBhgLQAySHAtEDlAGIAtIDkgGJAtMDkgGKAtQDJIsC1wOVAYwC2AOZAY0C2gOaAY4C2wOaAY8C3gOaAZAC3wOaAZEC4AOaAZIC4gOaAZMC5AMklALlA5sBlQLnA5oBlgLpAySXAuoDnAGYAusDmgGZAuwDmgGaAu0DJJsC8AOdAZwC8QOhAZ0C8gMUngLzAxSfAvQDFKAC9QMUoQL2AxSiAvgDFKMC-gMkpAL7A6IBpQL-AxSmAoAEJKcCgQSjAagCgwQUqQKEBBSqAoUEJKsCiASkAawCiQSoAa0CigQVrgKLBBWvAowEFbACjQQVsQKOBBWyApAEFbMCkgQktAKTBKkBtQKVBBW2ApcEJLcCmASqAbgCmQQVuQKaBBW6ApsEJLsCngSrAbwCnwSvAb0CoQQWvgKiBBa_AqQEFsACpQQWwQKmBBbCAqgEFsMCqgQkxAKrBLABxQKtBBbGAq8EJMcCsASxAcgCsQQWyQKyBBbKArMEJMsCtgSyAcwCtwS4Ac0CuQS5Ac4CugS5Ac8CvQS5AdACvgS5AdECvwS5AdICwQS5AdMCwwQk1ALEBLoB1QLGBLkB1gLIBCTXAskEuwHYAsoEuQHZAssEuQHaAswEJNsCzwS8AdwC0ATCAd0C0gTDAd4C0wTDAd8C1gTDAeAC1wTDAeEC2ATDAeIC2gTDAeMC3AQk5ALdBMQB5QLfBMMB5gLhBCTnAuIExQHoAuMEwwHpAuQEwwHqAuUEJOsC6ATGAewC6QTKAe0C6wTLAe4C7ATLAe8C7wTLAfAC8ATLAfEC8QTLAfIC8wTLAfMC9QQk9AL2BMwB9QL4BMsB9gL6BCT3AvsEzQH4AvwEywH5Av0EywH6Av4EJPsCgQXOAfwCggXSAf0ChAXTAf4ChQXTAf8CiAXTAYADiQXTAYEDigXTAYIDjAXTAYMDjgUkhAOPBdQBhQORBdMBhgOTBSSHA5QF1QGIA5UF0wGJA5YF0wGKA5cFJIsDmgXWAYwDmwXaAY0DnQUcjgOeBRyPA6AFHJADoQUckQOiBRySA6QFHJMDpgUklAOnBdsBlQOpBRyWA6sFJJcDrAXcAZgDrQUcmQOuBRyaA68FJJsDsgXdAZwDswXjAZ0DtAUdngO1BR2fA7YFHaADtwUdoQO4BR2iA7oFHaMDvAUkpAO9BeQBpQO_BR2mA8EFJKcDwgXlAagDwwUdqQPEBR2qA8UFJKsDyAXmAawDyQXqAa0DygUXrgPLBRevA8wFF7ADzQUXsQPOBReyA9AFF7MD0gUktAPTBesBtQPVBRe2A9cFJLcD2AXsAbgD2QUXuQPaBRe6A9sFJLsD3gXtAbwD3wXxAb0D4AUYvgPhBRi_A-IFGMAD4wUYwQPkBRjCA-YFGMMD6AUkxAPpBfIBxQPrBRjGA-0FJMcD7gXzAcgD7wUYyQPwBRjKA_EFJMsD9AX0AcwD9QX4Ac0D9gUZzgP3BRnPA_gFGdAD-QUZ0QP6BRnSA_wFGdMD_gUk1AP_BfkB1QODBhnWA4UGJNcDhgb6AdgDiQYZ2QOKBhnaA4sGJNsDjgb7AdwDjwaBAt0DkAYQ3gORBhDfA5IGEOADkwYQ4QOUBhDiA5YGEOMDmAYk5AOZBoIC5QObBhDmA50GJOcDngaDAugDnwYQ6QOgBhDqA6EGJOsDpAaEAuwDpQaKAu0DpwYR7gOoBhHvA6oGEfADqwYR8QOsBhHyA64GEfMDsAYk9AOxBosC9QOzBhH2A7UGJPcDtgaMAvgDtwYR-QO4BhH6A7kGJPsDvAaNAvwDvQaRAv0DvgYP_gO_Bg__A8AGD4AEwQYPgQTCBg-CBMQGD4MExgYkhATHBpIChQTJBg-GBMsGJIcEzAaTAogEzQYPiQTOBg-KBM8GJIsE0gaUAowE0waaAo0E1AYSjgTVBhKPBNYGEpAE1wYSkQTYBhKSBNoGEpME3AYklATdBpsClQTfBhKWBOEGJJcE4gacApgE4wYSmQTkBhKaBOUGJJsE6AadApwE6QahAp0E6waiAp4E7AaiAp8E7waiAqAE8AaiAqEE8QaiAqIE8waiAqME9QYkpAT2BqMCpQT4BqICpgT6BiSnBPsGpAKoBPwGogKpBP0GogKqBP4GJKsEgQelAqwEggerAq0EhAesAq4EhQesAq8EiAesArAEiQesArEEigesArIEjAesArMEjgcktASPB60CtQSRB6wCtgSTByS3BJQHrgK4BJUHrAK5BJYHrAK6BJcHJLsEmgevArwEmwe1Ar0EnQe2Ar4Enge2Ar8EoQe2AsAEoge2AsEEowe2AsIEpQe2AsMEpwckxASoB7cCxQSqB7YCxgSsByTHBK0HuALIBK4HtgLJBK8HtgLKBLAHJMsEswe5AswEtAe_As0EtQcIzgS2BwjPBLcHCNAEuAcI0QS5BwjSBLsHCNMEvQck1AS-B8AC1QTABwjWBMIHJNcEwwfBAtgExAcI2QTFBwjaBMYHJNsEyQfCAtwEygfIAt0EzAfJAt4EzQfJAt8E0AfJAuAE0QfJAuEE0gfJAuIE1AfJAuME1gck5ATXB8oC5QTZB8kC5gTbByTnBNwHywLoBN0HyQLpBN4HyQLqBN8HJOsE4gfMAuwE4wfSAu0E5QfTAu4E5gfTAu8E6QfTAvAE6gfTAvEE6wfTAvIE7QfTAvME7wck9ATwB9QC9QTyB9MC9gT0ByT3BPUH1QL4BPYH0wL5BPcH0wL6BPgHJPsE-wfWAvwE_AfcAv0E_gfdAv4E_wfdAv8EggjdAoAFgwjdAoEFhAjdAoIFhgjdAoMFiAgkhAWJCN4ChQWLCN0ChgWNCCSHBY4I3wKIBY8I3QKJBZAI3QKKBZEIJIsFlAjgAowFlQjmAo0FlwjnAo4FmAjnAo8FmwjnApAFnAjnApEFnQjnApIFnwjnApMFoQgklAWiCOgClQWkCOcClgWmCCSXBacI6QKYBagI5wKZBakI5wKaBaoIJJsFrQjqApwFrgjwAp0FsAjxAp4FsQjxAp8FtAjxAqAFtQjxAqEFtgjxAqIFuAjxAqMFuggkpAW7CPICpQW9CPECpgW_CCSnBcAI8wKoBcEI8QKpBcII8QKqBcMIJKsFxgj0AqwFxwj6Aq0FyQj7Aq4Fygj7Aq8FzQj7ArAFzgj7ArEFzwj7ArIF0Qj7ArMF0wgktAXUCPwCtQXWCPsCtgXYCCS3BdkI_QK4BdoI-wK5BdsI-wK6BdwIJLsF3wj-ArwF4AiEA70F4giFA74F4wiFA78F5giFA8AF5wiFA8EF6AiFA8IF6giFA8MF7AgkxAXtCIYDxQXvCIUDxgXxCCTHBfIIhwPIBfMIhQPJBfQIhQPKBfUIJMsF-AiIA8wF-QiOA80F-wiPA84F_AiPA88F_wiPA9AFgAmPA9EFgQmPA9IFgwmPA9MFhQkk1AWGCZAD1QWICY8D1gWKCSTXBYsJkQPYBYwJjwPZBY0JjwPaBY4JJNsFkQmSA9wFkgmYA90FlAmZA94FlQmZA98FmAmZA-AFmQmZA-EFmgmZA-IFnAmZA-MFngkk5AWfCZoD5QWhCZkD5gWjCSTnBaQJmwPoBaUJmQPpBaYJmQPqBacJJOsFqgmcA-wFqwmiA-0FrQmjA-4FrgmjA-8FsQmjA_AFsgmjA_EFswmjA_IFtQmjA_MFtwkk9AW4CaQD9QW6CaMD9gW8CST3Bb0JpQP4Bb4JowP5Bb8JowP6BcAJJPsFwwmmA_wFxAmsA_0FxgmtA_4FxwmtA_8FygmtA4AGywmtA4EGzAmtA4IGzgmtA4MG0AkkhAbRCa4DhQbTCa0DhgbVCSSHBtYJrwOIBtcJrQOJBtgJrQOKBtkJJIsG3AmwA4wG3Qm2A40G3wm3A44G4Am3A48G4wm3A5AG5Am3A5EG5Qm3A5IG5wm3A5MG6QkklAbqCbgDlQbsCbcDlgbuCSSXBu8JuQOYBvAJtwOZBvEJtwOaBvIJJJsG9Qm6A5wG9gnAA50G-AnBA54G-QnBA58G_AnBA6AG_QnBA6EG_gnBA6IGgArBA6MGggokpAaDCsIDpQaFCsEDpgaHCiSnBogKwwOoBokKwQOpBooKwQOqBosKJKsGjgrEA6wGjwrKA60GkQrLA64GkgrLA68GlQrLA7AGlgrLA7EGlwrLA7IGmQrLA7MGmwoktAacCswDtQaeCssDtgagCiS3BqEKzQO4BqIKywO5BqMKywO6BqQKJLsGpwrOA7wGqArUA70GqQofvgaqCh-_BqsKH8AGrAofwQatCh_CBq8KH8MGsQokxAayCtUDxQa0Ch_GBrYKJMcGtwrWA8gGuAofyQa5Ch_KBroKJMsGvQrXA8wGvgrbA80GvwogzgbACiDPBsEKINAGwgog0QbDCiDSBsUKINMGxwok1AbICtwD1QbKCiDWBswKJNcGzQrdA9gGzgog2QbPCiDaBtAKJNsG0wreA9wG1AriA90G1Qoh3gbWCiHfBtcKIeAG2Aoh4QbZCiHiBtsKIeMG3Qok5AbeCuMD5QbgCiHmBuIKJOcG4wrkA-gG5Aoh6QblCiHqBuYKJOsG6QrlA-wG6grrA-0G7ArsA-4G7QrsA-8G8ArsA_AG8QrsA_EG8grsA_IG9ArsA_MG9gok9Ab3Cu0D9Qb5CuwD9gb7CiT3BvwK7gP4Bv0K7AP5Bv4K7AP6Bv8KJPsGggvvA_wGgwvzA_0GhQv0A_4Ghgv0A_8GiQv0A4AHigv0A4EHiwv0A4IHjQv0A4MHjwskhAeQC_UDhQeSC_QDhgeUCySHB5UL9gOIB5YL9AOJB5cL9AOKB5gLJIsHmwv3A4wHnAv9A40Hngv-A44Hnwv-A48Hogv-A5AHowv-A5EHpAv-A5IHpgv-A5MHqAsklAepC_8DlQerC_4DlgetCySXB64LgASYB68L_gOZB7AL_gOaB7ELJJsHtAuBBJwHtQuHBA"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_small_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// src/store/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AuditChainerScalarFieldEnum: () => AuditChainerScalarFieldEnum,
  AuditCheckpointScalarFieldEnum: () => AuditCheckpointScalarFieldEnum,
  AuditEventScalarFieldEnum: () => AuditEventScalarFieldEnum,
  AuditLinkScalarFieldEnum: () => AuditLinkScalarFieldEnum,
  AuditSinkScalarFieldEnum: () => AuditSinkScalarFieldEnum,
  BillCorrectionScalarFieldEnum: () => BillCorrectionScalarFieldEnum,
  BillScalarFieldEnum: () => BillScalarFieldEnum,
  CustomerScalarFieldEnum: () => CustomerScalarFieldEnum,
  CustomerUserScalarFieldEnum: () => CustomerUserScalarFieldEnum,
  DataKeyScalarFieldEnum: () => DataKeyScalarFieldEnum,
  DatabaseMarkScalarFieldEnum: () => DatabaseMarkScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeviceCodeScalarFieldEnum: () => DeviceCodeScalarFieldEnum,
  DpopProofScalarFieldEnum: () => DpopProofScalarFieldEnum,
  HostConditionScalarFieldEnum: () => HostConditionScalarFieldEnum,
  HostKeyScalarFieldEnum: () => HostKeyScalarFieldEnum,
  HostScalarFieldEnum: () => HostScalarFieldEnum,
  HousekeepingDutyScalarFieldEnum: () => HousekeepingDutyScalarFieldEnum,
  IdentityIntegrationScalarFieldEnum: () => IdentityIntegrationScalarFieldEnum,
  IdentityProviderScalarFieldEnum: () => IdentityProviderScalarFieldEnum,
  ImageScalarFieldEnum: () => ImageScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JournalEntryScalarFieldEnum: () => JournalEntryScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptAnswerScalarFieldEnum: () => KeptAnswerScalarFieldEnum,
  KeySetHealthScalarFieldEnum: () => KeySetHealthScalarFieldEnum,
  LifecycleScalarFieldEnum: () => LifecycleScalarFieldEnum,
  LimitRequestScalarFieldEnum: () => LimitRequestScalarFieldEnum,
  LimitScalarFieldEnum: () => LimitScalarFieldEnum,
  MachineClassScalarFieldEnum: () => MachineClassScalarFieldEnum,
  MachineEventScalarFieldEnum: () => MachineEventScalarFieldEnum,
  MachineScalarFieldEnum: () => MachineScalarFieldEnum,
  ModelName: () => ModelName,
  NamespaceScalarFieldEnum: () => NamespaceScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OrderKeyScalarFieldEnum: () => OrderKeyScalarFieldEnum,
  OrphanScalarFieldEnum: () => OrphanScalarFieldEnum,
  OutboxEntryScalarFieldEnum: () => OutboxEntryScalarFieldEnum,
  OutgoingEmailScalarFieldEnum: () => OutgoingEmailScalarFieldEnum,
  PlacementScalarFieldEnum: () => PlacementScalarFieldEnum,
  PrincipalScalarFieldEnum: () => PrincipalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RateCountScalarFieldEnum: () => RateCountScalarFieldEnum,
  RegistrationCodeScalarFieldEnum: () => RegistrationCodeScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SetupLinkScalarFieldEnum: () => SetupLinkScalarFieldEnum,
  SignInCodeScalarFieldEnum: () => SignInCodeScalarFieldEnum,
  SignInScalarFieldEnum: () => SignInScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  TenantScalarFieldEnum: () => TenantScalarFieldEnum,
  TokenUseScalarFieldEnum: () => TokenUseScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TunnelScalarFieldEnum: () => TunnelScalarFieldEnum,
  UsageArchiveScalarFieldEnum: () => UsageArchiveScalarFieldEnum,
  UsageComparedMonthScalarFieldEnum: () => UsageComparedMonthScalarFieldEnum,
  UsageDayScalarFieldEnum: () => UsageDayScalarFieldEnum,
  UsageHourScalarFieldEnum: () => UsageHourScalarFieldEnum,
  UsageReconciliationScalarFieldEnum: () => UsageReconciliationScalarFieldEnum,
  WebhookDeliveryScalarFieldEnum: () => WebhookDeliveryScalarFieldEnum,
  WebhookScalarFieldEnum: () => WebhookScalarFieldEnum,
  WebhookSecretScalarFieldEnum: () => WebhookSecretScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Customer: "Customer",
  Tenant: "Tenant",
  Namespace: "Namespace",
  Limit: "Limit",
  LimitRequest: "LimitRequest",
  MachineClass: "MachineClass",
  Host: "Host",
  HostCondition: "HostCondition",
  HostKey: "HostKey",
  Orphan: "Orphan",
  Image: "Image",
  ApiKey: "ApiKey",
  Session: "Session",
  DpopProof: "DpopProof",
  RegistrationCode: "RegistrationCode",
  CustomerUser: "CustomerUser",
  Invitation: "Invitation",
  OutgoingEmail: "OutgoingEmail",
  RateCount: "RateCount",
  KeptAnswer: "KeptAnswer",
  DataKey: "DataKey",
  OrderKey: "OrderKey",
  IdentityIntegration: "IdentityIntegration",
  SetupLink: "SetupLink",
  SignInCode: "SignInCode",
  SignIn: "SignIn",
  DeviceCode: "DeviceCode",
  IdentityProvider: "IdentityProvider",
  KeySetHealth: "KeySetHealth",
  Principal: "Principal",
  TokenUse: "TokenUse",
  Machine: "Machine",
  MachineEvent: "MachineEvent",
  Tunnel: "Tunnel",
  Placement: "Placement",
  Lifecycle: "Lifecycle",
  Bill: "Bill",
  BillCorrection: "BillCorrection",
  UsageDay: "UsageDay",
  UsageHour: "UsageHour",
  UsageReconciliation: "UsageReconciliation",
  DatabaseMark: "DatabaseMark",
  OutboxEntry: "OutboxEntry",
  JournalEntry: "JournalEntry",
  AuditEvent: "AuditEvent",
  AuditLink: "AuditLink",
  AuditCheckpoint: "AuditCheckpoint",
  AuditChainer: "AuditChainer",
  AuditSink: "AuditSink",
  Webhook: "Webhook",
  WebhookSecret: "WebhookSecret",
  WebhookDelivery: "WebhookDelivery",
  HousekeepingDuty: "HousekeepingDuty",
  UsageComparedMonth: "UsageComparedMonth",
  UsageArchive: "UsageArchive"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var CustomerScalarFieldEnum = {
  id: "id",
  slug: "slug",
  displayName: "displayName",
  status: "status",
  statusReason: "statusReason",
  statusSince: "statusSince",
  closesAt: "closesAt",
  createdAt: "createdAt"
};
var TenantScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  slug: "slug",
  displayName: "displayName",
  region: "region",
  isDefault: "isDefault",
  createdAt: "createdAt",
  admittedAt: "admittedAt",
  admissionLeasedUntil: "admissionLeasedUntil",
  limitsImportedAt: "limitsImportedAt"
};
var NamespaceScalarFieldEnum = {
  name: "name",
  tenantId: "tenantId",
  resourceVersion: "resourceVersion",
  compactedVersion: "compactedVersion",
  virtualMachines: "virtualMachines",
  bareMetalMachines: "bareMetalMachines",
  cpu: "cpu",
  memoryGiB: "memoryGiB",
  diskGiB: "diskGiB"
};
var LimitScalarFieldEnum = {
  id: "id",
  tenantId: "tenantId",
  className: "className",
  name: "name",
  amount: "amount",
  setBy: "setBy",
  reason: "reason",
  setAt: "setAt",
  endsAt: "endsAt"
};
var LimitRequestScalarFieldEnum = {
  id: "id",
  tenantId: "tenantId",
  className: "className",
  name: "name",
  amount: "amount",
  reason: "reason",
  status: "status",
  createdAt: "createdAt",
  answer: "answer",
  decidedAt: "decidedAt"
};
var MachineClassScalarFieldEnum = {
  name: "name",
  uid: "uid",
  cpuFamily: "cpuFamily",
  memoryGiB: "memoryGiB",
  regions: "regions",
  minimumSeconds: "minimumSeconds",
  position: "position",
  retired: "retired",
  generation: "generation",
  createdAt: "createdAt"
};
var HostScalarFieldEnum = {
  name: "name",
  region: "region",
  className: "className",
  workload: "workload",
  driver: "driver",
  agent: "agent",
  cpu: "cpu",
  memoryGiB: "memoryGiB",
  diskGiB: "diskGiB",
  cpuUsed: "cpuUsed",
  memoryGiBUsed: "memoryGiBUsed",
  diskGiBUsed: "diskGiBUsed",
  machinesHeld: "machinesHeld",
  reservedTenantId: "reservedTenantId",
  cordoned: "cordoned",
  maintenanceStartsAt: "maintenanceStartsAt",
  maintenanceEndsAt: "maintenanceEndsAt",
  lostAt: "lostAt",
  retired: "retired",
  images: "images",
  failing: "failing",
  statementSeq: "statementSeq",
  doubtedAt: "doubtedAt",
  inventoryDue: "inventoryDue",
  forwardAddresses: "forwardAddresses",
  forwardFirstPort: "forwardFirstPort",
  forwardLastPort: "forwardLastPort",
  consoleAddress: "consoleAddress",
  recordsId: "recordsId",
  otherRecordsId: "otherRecordsId"
};
var HostConditionScalarFieldEnum = {
  hostName: "hostName",
  type: "type",
  status: "status",
  reason: "reason",
  message: "message",
  since: "since"
};
var HostKeyScalarFieldEnum = {
  fingerprint: "fingerprint",
  hostName: "hostName",
  publicKey: "publicKey",
  createdAt: "createdAt",
  validUntil: "validUntil"
};
var OrphanScalarFieldEnum = {
  runtimeId: "runtimeId",
  hostName: "hostName",
  machineUid: "machineUid",
  workflowId: "workflowId",
  firstSeenAt: "firstSeenAt",
  orderNumber: "orderNumber"
};
var ImageScalarFieldEnum = {
  name: "name",
  uid: "uid",
  digest: "digest",
  source: "source",
  architecture: "architecture",
  sizeBytes: "sizeBytes",
  retired: "retired",
  generation: "generation",
  createdAt: "createdAt"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  name: "name",
  secretDigest: "secretDigest",
  scopes: "scopes",
  makerType: "makerType",
  makerId: "makerId",
  replaces: "replaces",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  lastUsedAddress: "lastUsedAddress",
  warnedAt: "warnedAt",
  reach: "reach",
  roleSlug: "roleSlug",
  sourceRanges: "sourceRanges",
  dpopBound: "dpopBound"
};
var SessionScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  actorType: "actorType",
  actorId: "actorId",
  scopes: "scopes",
  accountScopes: "accountScopes",
  dpopKey: "dpopKey",
  tokenDigest: "tokenDigest",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  providerId: "providerId",
  principalRevision: "principalRevision",
  providerRevision: "providerRevision",
  kid: "kid",
  jti: "jti",
  exchangeId: "exchangeId",
  signInId: "signInId"
};
var DpopProofScalarFieldEnum = {
  proofDigest: "proofDigest",
  expiresAt: "expiresAt"
};
var RegistrationCodeScalarFieldEnum = {
  id: "id",
  codeDigest: "codeDigest",
  slug: "slug",
  displayName: "displayName",
  region: "region",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  redeemedAt: "redeemedAt",
  customerId: "customerId",
  contact: "contact"
};
var CustomerUserScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  email: "email",
  displayName: "displayName",
  roleSlug: "roleSlug",
  status: "status",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastSignInAt: "lastSignInAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  customerUserId: "customerUserId",
  tokenDigest: "tokenDigest",
  makerType: "makerType",
  makerId: "makerId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  acceptedAt: "acceptedAt",
  revokedAt: "revokedAt"
};
var OutgoingEmailScalarFieldEnum = {
  id: "id",
  invitationId: "invitationId",
  sealed: "sealed",
  attempts: "attempts",
  createdAt: "createdAt",
  dueAt: "dueAt"
};
var RateCountScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var KeptAnswerScalarFieldEnum = {
  id: "id",
  credential: "credential",
  keyDigest: "keyDigest",
  requestDigest: "requestDigest",
  sealed: "sealed",
  createdAt: "createdAt"
};
var DataKeyScalarFieldEnum = {
  id: "id",
  keyId: "keyId",
  wrapped: "wrapped",
  createdAt: "createdAt"
};
var OrderKeyScalarFieldEnum = {
  id: "id",
  publicKey: "publicKey",
  sealed: "sealed",
  change: "change",
  createdAt: "createdAt"
};
var IdentityIntegrationScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  status: "status",
  issuer: "issuer",
  clientId: "clientId",
  clientSecretSealed: "clientSecretSealed",
  emailDomains: "emailDomains",
  failures: "failures",
  stoppedFor: "stoppedFor",
  createdAt: "createdAt",
  activatedAt: "activatedAt"
};
var SetupLinkScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  integrationId: "integrationId",
  tokenDigest: "tokenDigest",
  intent: "intent",
  returnUrl: "returnUrl",
  issuer: "issuer",
  clientId: "clientId",
  clientSecretSealed: "clientSecretSealed",
  emailDomains: "emailDomains",
  makerType: "makerType",
  makerId: "makerId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt",
  revokedAt: "revokedAt"
};
var SignInCodeScalarFieldEnum = {
  codeDigest: "codeDigest",
  customerId: "customerId",
  customerUserId: "customerUserId",
  tenantId: "tenantId",
  redirectUri: "redirectUri",
  codeChallenge: "codeChallenge",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var SignInScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  customerUserId: "customerUserId",
  tenantId: "tenantId",
  handleDigest: "handleDigest",
  secretDigest: "secretDigest",
  dpopKey: "dpopKey",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  refreshedAt: "refreshedAt",
  revokedAt: "revokedAt"
};
var DeviceCodeScalarFieldEnum = {
  id: "id",
  deviceDigest: "deviceDigest",
  userDigest: "userDigest",
  account: "account",
  tenant: "tenant",
  address: "address",
  program: "program",
  status: "status",
  customerId: "customerId",
  customerUserId: "customerUserId",
  tenantId: "tenantId",
  intervalSeconds: "intervalSeconds",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  polledAt: "polledAt"
};
var IdentityProviderScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  displayName: "displayName",
  issuer: "issuer",
  jwksSourceType: "jwksSourceType",
  jwksUri: "jwksUri",
  jwksDocument: "jwksDocument",
  jwksDocumentRef: "jwksDocumentRef",
  audiences: "audiences",
  allowedClockSkewSeconds: "allowedClockSkewSeconds",
  maxTokenAgeSeconds: "maxTokenAgeSeconds",
  status: "status",
  revision: "revision",
  makerType: "makerType",
  makerId: "makerId",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var KeySetHealthScalarFieldEnum = {
  providerId: "providerId",
  attemptedAt: "attemptedAt",
  succeededAt: "succeededAt",
  keyIds: "keyIds",
  ignoredKeys: "ignoredKeys",
  lastError: "lastError"
};
var PrincipalScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  providerId: "providerId",
  displayName: "displayName",
  subjectMatchType: "subjectMatchType",
  subjectMatchValue: "subjectMatchValue",
  claimConstraints: "claimConstraints",
  scopes: "scopes",
  maxSessionTtlSeconds: "maxSessionTtlSeconds",
  status: "status",
  singleUse: "singleUse",
  reach: "reach",
  sourceRanges: "sourceRanges",
  dpopBound: "dpopBound",
  revision: "revision",
  makerType: "makerType",
  makerId: "makerId",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var TokenUseScalarFieldEnum = {
  providerId: "providerId",
  tokenKey: "tokenKey",
  expiresAt: "expiresAt"
};
var MachineScalarFieldEnum = {
  uid: "uid",
  kind: "kind",
  namespace: "namespace",
  name: "name",
  generation: "generation",
  resourceVersion: "resourceVersion",
  createdAt: "createdAt",
  deletionRequestedAt: "deletionRequestedAt",
  labels: "labels",
  annotations: "annotations",
  spec: "spec",
  phase: "phase",
  phaseSince: "phaseSince",
  readyForAccess: "readyForAccess",
  failureCode: "failureCode",
  failureMessage: "failureMessage",
  capacitySource: "capacitySource",
  resolvedImageRef: "resolvedImageRef",
  publishedPorts: "publishedPorts",
  sshHostKeys: "sshHostKeys",
  forwards: "forwards",
  fieldManagers: "fieldManagers",
  requestId: "requestId",
  restartWanted: "restartWanted",
  restartRequestId: "restartRequestId",
  claimEpoch: "claimEpoch",
  claimRunId: "claimRunId",
  fenceStep: "fenceStep",
  fenceAttempt: "fenceAttempt"
};
var MachineEventScalarFieldEnum = {
  uid: "uid",
  machineUid: "machineUid",
  digest: "digest",
  namespace: "namespace",
  name: "name",
  kind: "kind",
  machineName: "machineName",
  reason: "reason",
  message: "message",
  count: "count",
  firstAt: "firstAt",
  lastAt: "lastAt",
  firstVersion: "firstVersion",
  resourceVersion: "resourceVersion",
  place: "place"
};
var TunnelScalarFieldEnum = {
  id: "id",
  tenantId: "tenantId",
  sessionId: "sessionId",
  machineUid: "machineUid",
  guestPort: "guestPort",
  openedAt: "openedAt",
  leasedUntil: "leasedUntil"
};
var PlacementScalarFieldEnum = {
  runtimeId: "runtimeId",
  machineUid: "machineUid",
  tenantId: "tenantId",
  workload: "workload",
  attempt: "attempt",
  version: "version",
  hostName: "hostName",
  className: "className",
  minimumSeconds: "minimumSeconds",
  capacitySource: "capacitySource",
  cpu: "cpu",
  memoryGiB: "memoryGiB",
  diskGiB: "diskGiB",
  evidence: "evidence",
  createdAt: "createdAt",
  releasedAt: "releasedAt",
  abandonedAt: "abandonedAt",
  orphanedAt: "orphanedAt",
  statementSeq: "statementSeq",
  orderNumber: "orderNumber",
  orderAct: "orderAct"
};
var LifecycleScalarFieldEnum = {
  machineUid: "machineUid",
  customerId: "customerId",
  tenantId: "tenantId",
  resourceKind: "resourceKind",
  resourceClass: "resourceClass",
  resourceName: "resourceName",
  minimumSeconds: "minimumSeconds",
  startedAt: "startedAt",
  endedAt: "endedAt",
  unseenSince: "unseenSince",
  ratedAt: "ratedAt",
  topUpSeconds: "topUpSeconds",
  postedAt: "postedAt"
};
var BillScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  monthStart: "monthStart",
  createdAt: "createdAt",
  document: "document"
};
var BillCorrectionScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  correctsMonth: "correctsMonth",
  resourceKind: "resourceKind",
  resourceClass: "resourceClass",
  billableSeconds: "billableSeconds",
  reference: "reference",
  reason: "reason",
  createdAt: "createdAt"
};
var UsageDayScalarFieldEnum = {
  customerId: "customerId",
  tenantId: "tenantId",
  resourceKind: "resourceKind",
  resourceClass: "resourceClass",
  bucketStart: "bucketStart",
  rawSeconds: "rawSeconds",
  topUpSeconds: "topUpSeconds",
  activeCount: "activeCount",
  startCount: "startCount",
  openCount: "openCount",
  openOffsetSeconds: "openOffsetSeconds"
};
var UsageHourScalarFieldEnum = {
  customerId: "customerId",
  tenantId: "tenantId",
  resourceKind: "resourceKind",
  resourceClass: "resourceClass",
  bucketStart: "bucketStart",
  rawSeconds: "rawSeconds",
  topUpSeconds: "topUpSeconds",
  activeCount: "activeCount",
  startCount: "startCount",
  openCount: "openCount",
  openOffsetSeconds: "openOffsetSeconds"
};
var UsageReconciliationScalarFieldEnum = {
  runId: "runId",
  finishedAt: "finishedAt",
  comparedMonths: "comparedMonths",
  differingRows: "differingRows"
};
var DatabaseMarkScalarFieldEnum = {
  id: "id",
  mark: "mark",
  markedAt: "markedAt",
  placementFloor: "placementFloor",
  backedUpAt: "backedUpAt"
};
var OutboxEntryScalarFieldEnum = {
  id: "id",
  machineUid: "machineUid",
  workflowId: "workflowId",
  createdAt: "createdAt",
  leasedUntil: "leasedUntil",
  attempts: "attempts",
  refusal: "refusal",
  traceparent: "traceparent"
};
var JournalEntryScalarFieldEnum = {
  namespace: "namespace",
  resourceVersion: "resourceVersion",
  kind: "kind",
  name: "name",
  uid: "uid",
  type: "type",
  before: "before",
  after: "after",
  createdAt: "createdAt"
};
var AuditEventScalarFieldEnum = {
  sequence: "sequence",
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  actorType: "actorType",
  actorId: "actorId",
  actorName: "actorName",
  sessionId: "sessionId",
  action: "action",
  target: "target",
  outcome: "outcome",
  reason: "reason",
  requestId: "requestId",
  address: "address",
  userAgent: "userAgent",
  details: "details",
  createdAt: "createdAt",
  erasedDigest: "erasedDigest"
};
var AuditLinkScalarFieldEnum = {
  chainId: "chainId",
  position: "position",
  sequence: "sequence",
  hash: "hash",
  ordinal: "ordinal"
};
var AuditCheckpointScalarFieldEnum = {
  chainId: "chainId",
  position: "position",
  hash: "hash",
  createdAt: "createdAt",
  keyId: "keyId",
  signature: "signature",
  ordinal: "ordinal"
};
var AuditChainerScalarFieldEnum = {
  id: "id",
  settled: "settled"
};
var AuditSinkScalarFieldEnum = {
  id: "id",
  target: "target",
  position: "position",
  deliveredAt: "deliveredAt",
  failingSince: "failingSince",
  attempts: "attempts",
  error: "error",
  dueAt: "dueAt"
};
var WebhookScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  tenantId: "tenantId",
  name: "name",
  url: "url",
  eventTypes: "eventTypes",
  status: "status",
  disabledReason: "disabledReason",
  deliveredAt: "deliveredAt",
  makerType: "makerType",
  makerId: "makerId",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var WebhookSecretScalarFieldEnum = {
  id: "id",
  webhookId: "webhookId",
  sealed: "sealed",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var WebhookDeliveryScalarFieldEnum = {
  id: "id",
  sequence: "sequence",
  webhookId: "webhookId",
  eventId: "eventId",
  eventType: "eventType",
  lane: "lane",
  subject: "subject",
  data: "data",
  occurredAt: "occurredAt",
  replayOf: "replayOf",
  status: "status",
  attempts: "attempts",
  attemptedAt: "attemptedAt",
  nextAttemptAt: "nextAttemptAt",
  error: "error",
  dueAt: "dueAt",
  createdAt: "createdAt",
  settledAt: "settledAt"
};
var HousekeepingDutyScalarFieldEnum = {
  name: "name",
  createdAt: "createdAt",
  succeededAt: "succeededAt",
  error: "error"
};
var UsageComparedMonthScalarFieldEnum = {
  monthStart: "monthStart",
  comparedAt: "comparedAt"
};
var UsageArchiveScalarFieldEnum = {
  endsAt: "endsAt",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// src/store/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
