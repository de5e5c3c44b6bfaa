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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "qBWHBPAGFw8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEAAAABuwcBANALACHLCAEA0AsAIY4JAQAAAAHICQEA0gsAIckJQADBCwAhyglAANELACEBAAAAAQAgFQMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHECSAA5AsAIcUJQADRCwAhxglAAMELACHHCUAA0QsAIQoDAAC9DwAgBQAA1BMAIAYAAMARACAIAADBEQAgDwAAvRMAIBAAAL4TACARAADKEwAgHAAAwBMAIMUJAACmDQAgxwkAAKYNACAXAwAAtgwAIAUAAJkNACAGAADVDAAgCAAA1gwAIA8AAO4MACAQAADvDAAgEQAA6QwAIBwAAPEMACCdBwAAmA0AMJ4HAAADABCfBwAAmA0AMKEHQADBCwAhsgcBAAAAAckHAQDtCwAhywgBANALACH7CAAAlw0AII4JAQDQCwAhjwkBANALACHECSAA5AsAIcUJQADRCwAhxglAAMELACHHCUAA0QsAIc4JAACWDQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEA0AsAIcoHAQDtCwAh6wcEAMALACGdCAQAwAsAIZ4IBADACwAhnwgEAMALACHBCQQAwAsAIcIJAgDlCwAhwwkCAOULACEBAAAABwAgDgQAAIINACAHAACUDQAgnQcAAJUNADCeBwAACQAQnwcAAJUNADCgB0AA0QsAIawHAQDQCwAhsgcBAO0LACHKBwEA-QsAIeUHAQDQCwAhmwgBANILACG8CQIA5QsAIb8JAQDQCwAhwAlAAMELACEFBAAA2BEAIAcAANATACCgBwAApg0AIMoHAACmDQAgmwgAAKYNACAOBAAAgg0AIAcAAJQNACCdBwAAlQ0AMJ4HAAAJABCfBwAAlQ0AMKAHQADRCwAhrAcBANALACGyBwEAAAABygcBAPkLACHlBwEA0AsAIZsIAQDSCwAhvAkCAOULACG_CQEA0AsAIcAJQADBCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA1QwAIAgAANYMACAOAADXDAAgnQcAANQMADCeBwAADgAQnwcAANQMADChB0AAwQsAIawHAQDQCwAh1gcCAOULACHtBwEA7QsAIZAIAgDlCwAhnggCAOULACGzCAIA5QsAIaEJIADkCwAhugkBANALACG7CQAA3gsAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAANwMACAHAACUDQAgnQcAAJMNADCeBwAAEQAQnwcAAJMNADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIbwJAgDlCwAhvQkBANILACG-CUAA0QsAIQUEAADYEQAgBwAA0BMAIJsIAACmDQAgvQkAAKYNACC-CQAApg0AIA8EAADcDAAgBwAAlA0AIJ0HAACTDQAwngcAABEAEJ8HAACTDQAwoQdAAMELACGsBwEA0AsAIbIHAQAAAAG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIbwJAgDlCwAhvQkBANILACG-CUAA0QsAIQMAAAARACABAAASADACAAATACABAAAADgAgJAcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQD5CwAhuQkBAPkLACEMBwAA0BMAIAoAANETACALAADSEwAgDAAA0xMAIKcJAACmDQAgrAkAAKYNACCuCQAApg0AIK8JAACmDQAgsAkAAKYNACCzCQAApg0AILgJAACmDQAguQkAAKYNACAkBwAAjw0AIAoAAJANACALAACRDQAgDAAAkg0AIJ0HAACODQAwngcAABYAEJ8HAACODQAwrAcBAAAAAZcIAQDQCwAhmwgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGkCAQAwAsAIY8JAQDQCwAhoQkgAOQLACGmCQEA0AsAIacJAQDSCwAhqAkCAOULACGpCQIA5QsAIaoJAgDlCwAhqwkCAOULACGsCQEA-QsAIa0JIADkCwAhrglAANELACGvCUAA0QsAIbAJQADRCwAhsQkAAN4LACCyCQAA3gsAILMJQADRCwAhtAkgAOQLACG1CQAA3gsAILYJAgDlCwAhtwkCAOULACG4CQEA-QsAIbkJAQD5CwAhAwAAABYAIAEAABcAMAIAABgAIBkJAACKDQAgnQcAAI0NADCeBwAAGgAQnwcAAI0NADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQDtCwAhlwgBANALACGYCAIA5QsAIZkIBADACwAhmggBANALACGbCAEA0AsAIZwIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhoAgAAPoLACChCEAA0QsAIaIIQADRCwAhowhAANELACGkCAQAwAsAIaUIBADACwAhpggBANALACEECQAAzxMAIKEIAACmDQAgoggAAKYNACCjCAAApg0AIBoJAACKDQAgnQcAAI0NADCeBwAAGgAQnwcAAI0NADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQAAAAGXCAEA0AsAIZgIAgDlCwAhmQgEAMALACGaCAEA0AsAIZsIAQDQCwAhnAgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGgCAAA-gsAIKEIQADRCwAhoghAANELACGjCEAA0QsAIaQIBADACwAhpQgEAMALACGmCAEA0AsAIc0JAACMDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAACKDQAgnQcAAIsNADCeBwAAHgAQnwcAAIsNADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEA0AsAIaQJQADRCwAhAgkAAM8TACCkCQAApg0AIAkJAACKDQAgnQcAAIsNADCeBwAAHgAQnwcAAIsNADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEAAAABpAlAANELACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAIoNACCdBwAAiQ0AMJ4HAAAiABCfBwAAiQ0AMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIQEJAADPEwAgCwkAAIoNACCdBwAAiQ0AMJ4HAAAiABCfBwAAiQ0AMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIcwJAACIDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAAtgwAIAQAANwMACCdBwAAhw0AMJ4HAAAtABCfBwAAhw0AMKEHQADBCwAhrAcBANALACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAHuCwAh7AhAANELACGMCQEA0gsAIZQJQADRCwAhmwkBAPkLACGcCQEA0gsAIZ0JQADRCwAhCAMAAL0PACAEAADYEQAg7AgAAKYNACCMCQAApg0AIJQJAACmDQAgmwkAAKYNACCcCQAApg0AIJ0JAACmDQAgGAMAALYMACAEAADcDAAgnQcAAIcNADCeBwAALQAQnwcAAIcNADChB0AAwQsAIawHAQDQCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHPCAAA3gsAINIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIekIAAEAAAHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACEDAAAALQAgAQAALgAwAgAALwAgGQMAALYMACAEAADcDAAgnQcAAIYNADCeBwAAMQAQnwcAAIYNADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh3wcBANALACHgBwEA7QsAIckIAQD5CwAhzwgAAN4LACDqCAEA0gsAIewIQADRCwAh8ggAAe4LACGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhDAMAAL0PACAEAADYEQAgyQgAAKYNACDqCAAApg0AIOwIAACmDQAglAkAAKYNACCVCQAApg0AIJYJAACmDQAglwkAAKYNACCYCQAApg0AIJkJAACmDQAgmgkAAKYNACAZAwAAtgwAIAQAANwMACCdBwAAhg0AMJ4HAAAxABCfBwAAhg0AMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAEAAAGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhAwAAADEAIAEAADIAMAIAADMAIBkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIckIAQDtCwAhywgBANALACHMCAEA0AsAIc0IAQDQCwAhzggAAPoLACDPCAAA3gsAINAIAgDlCwAh0QggAOQLACHSCAEA0AsAIdMIAADeCwAg1AggAOQLACHVCAIA5QsAIQIEAADYEQAgEgAA2Q4AIBkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEAAAABuwcBANALACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhyQgBAO0LACHLCAEA0AsAIcwIAQDQCwAhzQgBANALACHOCAAA-gsAIM8IAADeCwAg0AgCAOULACHRCCAA5AsAIdIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIdUIAgDlCwAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAArQwAIJ0HAACsDAAwngcAADoAEJ8HAACsDAAwrQdAANELACG9B0AAwQsAIckIAQDtCwAh1ggAAN4LACDXCAAA3gsAINgIAQDSCwAhAQAAADoAIAcSAACtDAAgnQcAAIQNADCeBwAAPAAQnwcAAIQNADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACEBEgAA2Q4AIAgSAACtDAAgnQcAAIQNADCeBwAAPAAQnwcAAIQNADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACHLCQAAgw0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAAC2DAAgBAAAgg0AIBgAAPIMACAZAAD0DAAgGgAA9QwAIBsAAPYMACCdBwAAgQ0AMJ4HAABCABCfBwAAgQ0AMKEHQADBCwAhsgcBAO0LACG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACGLCQEA0AsAIYwJAQDQCwAhjQlAANELACEKAwAAvQ8AIAQAANgRACAYAADBEwAgGQAAwxMAIBoAAMQTACAbAADFEwAguAcAAKYNACDKBwAApg0AINkIAACmDQAgjQkAAKYNACAVAwAAtgwAIAQAAIINACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgnQcAAIENADCeBwAAQgAQnwcAAIENADChB0AAwQsAIbIHAQAAAAG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACH7CAAAgA0AIIsJAQDQCwAhjAkBANALACGNCUAA0QsAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACEFAwAAvQ8AIBUAAM0TACAXAADOEwAg7AgAAKYNACCKCQAApg0AIBADAAC2DAAgFQAA_AwAIBcAAP8MACCdBwAA_gwAMJ4HAABHABCfBwAA_gwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAEAAAGKCUAA0QsAIQMAAABHACABAABIADACAABJACAKFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEA7QsAIbwHAgDlCwAhvwdAAMELACHHBwEA0AsAIYkJAQDtCwAhAQAAAEsAIA0DAAC2DAAgFQAA_AwAIJ0HAAD9DAAwngcAAE0AEJ8HAAD9DAAwyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHtCAAB7gsAIe4IAQDQCwAh7wgBANALACHwCEAA0QsAIQMDAAC9DwAgFQAAzRMAIPAIAACmDQAgDQMAALYMACAVAAD8DAAgnQcAAP0MADCeBwAATQAQnwcAAP0MADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAEAAAHuCAEA0AsAIe8IAQDQCwAh8AhAANELACEDAAAATQAgAQAATgAwAgAATwAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHoCAAB7gsAIekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhBQMAAL0PACAVAADNEwAg6ggAAKYNACDrCAAApg0AIOwIAACmDQAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIegIAAEAAAHpCAAB7gsAIeoIAQDSCwAh6whAANELACHsCEAA0QsAIQMAAABRACABAABSADACAABTACAUAwAA-QwAIAQBANILACEVAAD6DAAgnQcAAPgMADCeBwAAVQAQnwcAAPgMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHIB0AAwQsAIckHAQD5CwAhygcBAPkLACHnBwEA0AsAIeEIAAHuCwAh4ggAAe4LACHjCAEA0gsAIeQIAQDSCwAh5QgBAPkLACHmCAIA5QsAIecIQADRCwAhCQMAAL0PACAEAACmDQAgFQAAzRMAIMkHAACmDQAgygcAAKYNACDjCAAApg0AIOQIAACmDQAg5QgAAKYNACDnCAAApg0AIBQDAAD5DAAgBAEA0gsAIRUAAPoMACCdBwAA-AwAMJ4HAABVABCfBwAA-AwAMKEHQADBCwAhsgcBAAAAAbsHAQDQCwAhyAdAAMELACHJBwEA-QsAIcoHAQD5CwAh5wcBANALACHhCAABAAAB4ggAAQAAAeMIAQDSCwAh5AgBANILACHlCAEA-QsAIeYIAgDlCwAh5whAANELACEDAAAAVQAgAQAAVgAwAgAAVwAgFw8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhywgBANALACGOCQEA0AsAIcgJAQDSCwAhyQlAAMELACHKCUAA0QsAIQEAAABZACABAAAAQgAgAQAAAEcAIAEAAABNACABAAAAUQAgAQAAAFUAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAALYMACARAADpDAAgEwAA6gwAIBQAAOsMACCdBwAA6AwAMJ4HAABoABCfBwAA6AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACEHAwAAvQ8AIBEAAMoTACATAADLEwAgFAAAzBMAINsIAACmDQAg3AgAAKYNACDdCAAApg0AIBkDAAC2DAAgEQAA6QwAIBMAAOoMACAUAADrDAAgnQcAAOgMADCeBwAAaAAQnwcAAOgMADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACH7CAAA5wwAIAMAAABoACABAABpADACAABqACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIQEAAABuACAVAwAAtgwAIB8AAOYMACCdBwAA5QwAMJ4HAABwABCfBwAA5QwAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAe4LACHzCAEA0AsAIfQIAQDSCwAh9QgBANILACH2CAEA0gsAIfcIAADeCwAgCAMAAL0PACAfAADCEwAg2QgAAKYNACDsCAAApg0AIPAIAACmDQAg9AgAAKYNACD1CAAApg0AIPYIAACmDQAgFQMAALYMACAfAADmDAAgnQcAAOUMADCeBwAAcAAQnwcAAOUMADChB0AAwQsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdkIAQDSCwAh7AhAANELACHwCEAA0QsAIfEIAQDtCwAh8ggAAQAAAfMIAQDQCwAh9AgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACADAAAAcAAgAQAAcQAwAgAAcgAgAQAAAHAAIAMAAABwACABAABxADACAAByACADAAAATQAgAQAATgAwAgAATwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABVACABAABWADACAABXACATAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIQYDAAC9DwAgIgAAyBMAICMAAMkTACDKBwAApg0AIM0HAACmDQAgzgcAAKYNACATAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAAAAAbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsHAQDQCwAhzAcAAN4LACDNBwEA0gsAIc4HQADRCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhAwAAAHkAIAEAAHoAMAIAAHsAIAkhAADgDAAgnQcAAOEMADCeBwAAfQAQnwcAAOEMADChB0AAwQsAIbIHAQDtCwAhtAcBAO0LACHHBwEA0AsAIcgHQADRCwAhAiEAAMcTACDIBwAApg0AIAkhAADgDAAgnQcAAOEMADCeBwAAfQAQnwcAAOEMADChB0AAwQsAIbIHAQAAAAG0BwEA7QsAIccHAQDQCwAhyAdAANELACEDAAAAfQAgAQAAfgAwAgAAfwAgFiEAAOAMACAqAAD6CwAgnQcAAN8MADCeBwAAgQEAEJ8HAADfDAAwoQdAAMELACGuBwEA0gsAIbIHAQDtCwAhswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIQYhAADHEwAgrgcAAKYNACC6BwAApg0AIL0HAACmDQAgvgcAAKYNACDABwAApg0AIBYhAADgDAAgKgAA-gsAIJ0HAADfDAAwngcAAIEBABCfBwAA3wwAMKEHQADBCwAhrgcBANILACGyBwEAAAABswcEAMALACG0BwEA7QsAIbUHAQDtCwAhtgcBANALACG3BwEA0AsAIbgHAQDQCwAhuQdAAMELACG6BwEA-QsAIbsHAQDQCwAhvAcCAOULACG9B0AA0QsAIb4HQADRCwAhvwdAAMELACHAB0AA0QsAIQMAAACBAQAgAQAAggEAMAIAAIMBACABAAAAfQAgAQAAAIEBACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAaAAgAQAAAEIAIAEAAABHACABAAAAcAAgAQAAAE0AIAEAAABRACABAAAAVQAgAQAAAHkAIAEAAAABACAODwAAvRMAIBAAAL4TACAYAADBEwAgGQAAwxMAIBoAAMQTACAbAADFEwAgHAAAwBMAIB0AALwTACAeAAC_EwAgHwAAwhMAICAAAL4PACAkAADGEwAgyAkAAKYNACDKCQAApg0AIAMAAABZACABAACTAQAwAgAAAQAgAwAAAFkAIAEAAJMBADACAAABACADAAAAWQAgAQAAkwEAMAIAAAEAIBQPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQEqAACXAQAgCKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByAkBAAAAAckJQAAAAAHKCUAAAAABASoAAJkBADABKgAAmQEAMBQPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhAgAAAAEAICoAAJwBACAIoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIQIAAABZACAqAACeAQAgAgAAAFkAICoAAJ4BACADAAAAAQAgMQAAlwEAIDIAAJwBACABAAAAAQAgAQAAAFkAIAUNAACwEgAgNwAAshIAIDgAALESACDICQAApg0AIMoJAACmDQAgC50HAADeDAAwngcAAKUBABCfBwAA3gwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIcsIAQDFCwAhjgkBAMULACHICQEAxwsAIckJQAC4CwAhyglAAMYLACEDAAAAWQAgAQAApAEAMDYAAKUBACADAAAAWQAgAQAAkwEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAKgSACAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEAAArRIAIBEAAK4SACAcAACvEgAgoQdAAAAAAbIHAQAAAAHJBwEAAAABywgBAAAAAY4JAQAAAAGPCQEAAAABxAkgAAAAAcUJQAAAAAHGCUAAAAABxwlAAAAAAQEqAACtAQAgCqEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAEBKgAArwEAMAEqAACvAQAwEgMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxAkgAOINACHFCUAAqw0AIcYJQACgDQAhxwlAAKsNACECAAAABQAgKgAAsgEAIAqhB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIQIAAAADACAqAAC0AQAgAgAAAAMAICoAALQBACADAAAABQAgMQAArQEAIDIAALIBACABAAAABQAgAQAAAAMAIAUNAADZEQAgNwAA2xEAIDgAANoRACDFCQAApg0AIMcJAACmDQAgDZ0HAADdDAAwngcAALsBABCfBwAA3QwAMKEHQAC4CwAhsgcBANQLACHJBwEA1AsAIcsIAQDFCwAhjgkBAMULACGPCQEAxQsAIcQJIADgCwAhxQlAAMYLACHGCUAAuAsAIccJQADGCwAhAwAAAAMAIAEAALoBADA2AAC7AQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEAAAABygcBAAAAAesHBADACwAhnQgEAMALACGeCAQAwAsAIZ8IBADACwAhwQkEAMALACHCCQIA5QsAIcMJAgDlCwAhAQAAAL4BACABAAAAvgEAIAEEAADYEQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAwAAAAcAIAEAAMEBADACAAC-AQAgCgQAANcRACCsBwEAAAABygcBAAAAAesHBAAAAAGdCAQAAAABnggEAAAAAZ8IBAAAAAHBCQQAAAABwgkCAAAAAcMJAgAAAAEBKgAAxQEAIAmsBwEAAAABygcBAAAAAesHBAAAAAGdCAQAAAABnggEAAAAAZ8IBAAAAAHBCQQAAAABwgkCAAAAAcMJAgAAAAEBKgAAxwEAMAEqAADHAQAwCgQAANYRACCsBwEAqg0AIcoHAQCqDQAh6wcEAJ8NACGdCAQAnw0AIZ4IBACfDQAhnwgEAJ8NACHBCQQAnw0AIcIJAgCyDQAhwwkCALINACECAAAAvgEAICoAAMoBACAJrAcBAKoNACHKBwEAqg0AIesHBACfDQAhnQgEAJ8NACGeCAQAnw0AIZ8IBACfDQAhwQkEAJ8NACHCCQIAsg0AIcMJAgCyDQAhAgAAAAcAICoAAMwBACACAAAABwAgKgAAzAEAIAMAAAC-AQAgMQAAxQEAIDIAAMoBACABAAAAvgEAIAEAAAAHACAFDQAA0REAIDcAANQRACA4AADTEQAgWQAA0hEAIFoAANURACAMnQcAANoMADCeBwAA0wEAEJ8HAADaDAAwrAcBAMULACHKBwEA1AsAIesHBAC3CwAhnQgEALcLACGeCAQAtwsAIZ8IBAC3CwAhwQkEALcLACHCCQIA1wsAIcMJAgDXCwAhAwAAAAcAIAEAANIBADA2AADTAQAgAwAAAAcAIAEAAMEBADACAAC-AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAuxEAIAcAANARACCgB0AAAAABrAcBAAAAAbIHAQAAAAHKBwEAAAAB5QcBAAAAAZsIAQAAAAG8CQIAAAABvwkBAAAAAcAJQAAAAAEBKgAA2wEAIAmgB0AAAAABrAcBAAAAAbIHAQAAAAHKBwEAAAAB5QcBAAAAAZsIAQAAAAG8CQIAAAABvwkBAAAAAcAJQAAAAAEBKgAA3QEAMAEqAADdAQAwAQAAAAMAIAEAAAAOACALBAAAuREAIAcAAM8RACCgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhmwgBAKwNACG8CQIAsg0AIb8JAQCqDQAhwAlAAKANACECAAAACwAgKgAA4gEAIAmgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhmwgBAKwNACG8CQIAsg0AIb8JAQCqDQAhwAlAAKANACECAAAACQAgKgAA5AEAIAIAAAAJACAqAADkAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMQAA2wEAIDIAAOIBACABAAAACwAgAQAAAAkAIAgNAADKEQAgNwAAzREAIDgAAMwRACBZAADLEQAgWgAAzhEAIKAHAACmDQAgygcAAKYNACCbCAAApg0AIAydBwAA2QwAMJ4HAADtAQAQnwcAANkMADCgB0AAxgsAIawHAQDFCwAhsgcBANQLACHKBwEA1gsAIeUHAQDFCwAhmwgBAMcLACG8CQIA1wsAIb8JAQDFCwAhwAlAALgLACEDAAAACQAgAQAA7AEAMDYAAO0BACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAArREAIAcAAMkRACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAeUHAQAAAAGbCAEAAAABvAkCAAAAAb0JAQAAAAG-CUAAAAABASoAAPUBACAKoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHlBwEAAAABmwgBAAAAAbwJAgAAAAG9CQEAAAABvglAAAAAAQEqAAD3AQAwASoAAPcBADABAAAADgAgDAQAAKsRACAHAADIEQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHKBwEAqg0AIeUHAQCqDQAhmwgBAKwNACG8CQIAsg0AIb0JAQCsDQAhvglAAKsNACECAAAAEwAgKgAA-wEAIAqhB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIcoHAQCqDQAh5QcBAKoNACGbCAEArA0AIbwJAgCyDQAhvQkBAKwNACG-CUAAqw0AIQIAAAARACAqAAD9AQAgAgAAABEAICoAAP0BACABAAAADgAgAwAAABMAIDEAAPUBACAyAAD7AQAgAQAAABMAIAEAAAARACAIDQAAwxEAIDcAAMYRACA4AADFEQAgWQAAxBEAIFoAAMcRACCbCAAApg0AIL0JAACmDQAgvgkAAKYNACANnQcAANgMADCeBwAAhQIAEJ8HAADYDAAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHKBwEA1AsAIeUHAQDFCwAhmwgBAMcLACG8CQIA1wsAIb0JAQDHCwAhvglAAMYLACEDAAAAEQAgAQAAhAIAMDYAAIUCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEAAAAB1gcCAOULACHtBwEA7QsAIZAIAgDlCwAhnggCAOULACGzCAIA5QsAIaEJIADkCwAhugkBANALACG7CQAA3gsAIAEAAACIAgAgAQAAAIgCACADBgAAwBEAIAgAAMERACAOAADCEQAgAwAAAA4AIAEAAIsCADACAACIAgAgAwAAAA4AIAEAAIsCADACAACIAgAgAwAAAA4AIAEAAIsCADACAACIAgAgDQYAAL0RACAIAAC-EQAgDgAAvxEAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAe0HAQAAAAGQCAIAAAABnggCAAAAAbMIAgAAAAGhCSAAAAABugkBAAAAAbsJAAC8EQAgASoAAI8CACAKoQdAAAAAAawHAQAAAAHWBwIAAAAB7QcBAAAAAZAIAgAAAAGeCAIAAAABswgCAAAAAaEJIAAAAAG6CQEAAAABuwkAALwRACABKgAAkQIAMAEqAACRAgAwDQYAAJERACAIAACSEQAgDgAAkxEAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG6CQEAqg0AIbsJAACQEQAgAgAAAIgCACAqAACUAgAgCqEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG6CQEAqg0AIbsJAACQEQAgAgAAAA4AICoAAJYCACACAAAADgAgKgAAlgIAIAMAAACIAgAgMQAAjwIAIDIAAJQCACABAAAAiAIAIAEAAAAOACAFDQAAixEAIDcAAI4RACA4AACNEQAgWQAAjBEAIFoAAI8RACANnQcAANMMADCeBwAAnQIAEJ8HAADTDAAwoQdAALgLACGsBwEAxQsAIdYHAgDXCwAh7QcBANQLACGQCAIA1wsAIZ4IAgDXCwAhswgCANcLACGhCSAA4AsAIboJAQDFCwAhuwkAAN4LACADAAAADgAgAQAAnAIAMDYAAJ0CACADAAAADgAgAQAAiwIAMAIAAIgCACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICEHAACHEQAgCgAAiBEAIAsAAIkRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAEBKgAApQIAIB2sBwEAAAABlwgBAAAAAZsIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAQEqAACnAgAwASoAAKcCADAhBwAA3BAAIAoAAN0QACALAADeEAAgDAAA3xAAIKwHAQCqDQAhlwgBAKoNACGbCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACECAAAAGAAgKgAAqgIAIB2sBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhAgAAABYAICoAAKwCACACAAAAFgAgKgAArAIAIAMAAAAYACAxAAClAgAgMgAAqgIAIAEAAAAYACABAAAAFgAgDQ0AANQQACA3AADXEAAgOAAA1hAAIFkAANUQACBaAADYEAAgpwkAAKYNACCsCQAApg0AIK4JAACmDQAgrwkAAKYNACCwCQAApg0AILMJAACmDQAguAkAAKYNACC5CQAApg0AICCdBwAA0gwAMJ4HAACzAgAQnwcAANIMADCsBwEAxQsAIZcIAQDFCwAhmwgBAMULACGdCAIA1wsAIZ4IAgDXCwAhnwgCANcLACGkCAQAtwsAIY8JAQDFCwAhoQkgAOALACGmCQEAxQsAIacJAQDHCwAhqAkCANcLACGpCQIA1wsAIaoJAgDXCwAhqwkCANcLACGsCQEA1gsAIa0JIADgCwAhrglAAMYLACGvCUAAxgsAIbAJQADGCwAhsQkAAN4LACCyCQAA3gsAILMJQADGCwAhtAkgAOALACG1CQAA3gsAILYJAgDXCwAhtwkCANcLACG4CQEA1gsAIbkJAQDWCwAhAwAAABYAIAEAALICADA2AACzAgAgAwAAABYAIAEAABcAMAIAABgAIAEAAAAkACABAAAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgBwkAANMQACC7ByAAAAAB5QcBAAAAAe4HAQAAAAGaCAEAAAABqwgBAAAAAaUJQAAAAAEBKgAAuwIAIAa7ByAAAAAB5QcBAAAAAe4HAQAAAAGaCAEAAAABqwgBAAAAAaUJQAAAAAEBKgAAvQIAMAEqAAC9AgAwBwkAANIQACC7ByAA4g0AIeUHAQCqDQAh7gcBAKoNACGaCAEAqg0AIasIAQCqDQAhpQlAAKANACECAAAAJAAgKgAAwAIAIAa7ByAA4g0AIeUHAQCqDQAh7gcBAKoNACGaCAEAqg0AIasIAQCqDQAhpQlAAKANACECAAAAIgAgKgAAwgIAIAIAAAAiACAqAADCAgAgAwAAACQAIDEAALsCACAyAADAAgAgAQAAACQAIAEAAAAiACADDQAAzxAAIDcAANEQACA4AADQEAAgCZ0HAADRDAAwngcAAMkCABCfBwAA0QwAMLsHIADgCwAh5QcBAMULACHuBwEAxQsAIZoIAQDFCwAhqwgBAMULACGlCUAAuAsAIQMAAAAiACABAADIAgAwNgAAyQIAIAMAAAAiACABAAAjADACAAAkACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAYJAADOEAAgoQdAAAAAAZoIAQAAAAH_CAEAAAABowkBAAAAAaQJQAAAAAEBKgAA0QIAIAWhB0AAAAABmggBAAAAAf8IAQAAAAGjCQEAAAABpAlAAAAAAQEqAADTAgAwASoAANMCADAGCQAAzRAAIKEHQACgDQAhmggBAKoNACH_CAEAqg0AIaMJAQCqDQAhpAlAAKsNACECAAAAIAAgKgAA1gIAIAWhB0AAoA0AIZoIAQCqDQAh_wgBAKoNACGjCQEAqg0AIaQJQACrDQAhAgAAAB4AICoAANgCACACAAAAHgAgKgAA2AIAIAMAAAAgACAxAADRAgAgMgAA1gIAIAEAAAAgACABAAAAHgAgBA0AAMoQACA3AADMEAAgOAAAyxAAIKQJAACmDQAgCJ0HAADQDAAwngcAAN8CABCfBwAA0AwAMKEHQAC4CwAhmggBAMULACH_CAEAxQsAIaMJAQDFCwAhpAlAAMYLACEDAAAAHgAgAQAA3gIAMDYAAN8CACADAAAAHgAgAQAAHwAwAgAAIAAgCZ0HAADPDAAwngcAAOUCABCfBwAAzwwAMPIHAQDtCwAh8wcBANILACGWCAEAAAABmggBANALACGlCAQAnQwAIaIJQADBCwAhAQAAAOICACABAAAA4gIAIAmdBwAAzwwAMJ4HAADlAgAQnwcAAM8MADDyBwEA7QsAIfMHAQDSCwAhlggBAO0LACGaCAEA0AsAIaUIBACdDAAhoglAAMELACEC8wcAAKYNACClCAAApg0AIAMAAADlAgAgAQAA5gIAMAIAAOICACADAAAA5QIAIAEAAOYCADACAADiAgAgAwAAAOUCACABAADmAgAwAgAA4gIAIAbyBwEAAAAB8wcBAAAAAZYIAQAAAAGaCAEAAAABpQgEAAAAAaIJQAAAAAEBKgAA6gIAIAbyBwEAAAAB8wcBAAAAAZYIAQAAAAGaCAEAAAABpQgEAAAAAaIJQAAAAAEBKgAA7AIAMAEqAADsAgAwBvIHAQCqDQAh8wcBAKwNACGWCAEAqg0AIZoIAQCqDQAhpQgEAKYOACGiCUAAoA0AIQIAAADiAgAgKgAA7wIAIAbyBwEAqg0AIfMHAQCsDQAhlggBAKoNACGaCAEAqg0AIaUIBACmDgAhoglAAKANACECAAAA5QIAICoAAPECACACAAAA5QIAICoAAPECACADAAAA4gIAIDEAAOoCACAyAADvAgAgAQAAAOICACABAAAA5QIAIAcNAADFEAAgNwAAyBAAIDgAAMcQACBZAADGEAAgWgAAyRAAIPMHAACmDQAgpQgAAKYNACAJnQcAAM4MADCeBwAA-AIAEJ8HAADODAAw8gcBANQLACHzBwEAxwsAIZYIAQDUCwAhmggBAMULACGlCAQAlgwAIaIJQAC4CwAhAwAAAOUCACABAAD3AgAwNgAA-AIAIAMAAADlAgAgAQAA5gIAMAIAAOICACAMnQcAAM0MADCeBwAA_gIAEJ8HAADNDAAwoQdAAMELACGsBwEAAAAB7QcBAO0LACGpCAEA0AsAIbMIAgDlCwAhngkAAPoLACCfCQEA0gsAIaAJBACdDAAhoQkgAOQLACEBAAAA-wIAIAEAAAD7AgAgDJ0HAADNDAAwngcAAP4CABCfBwAAzQwAMKEHQADBCwAhrAcBANALACHtBwEA7QsAIakIAQDQCwAhswgCAOULACGeCQAA-gsAIJ8JAQDSCwAhoAkEAJ0MACGhCSAA5AsAIQKfCQAApg0AIKAJAACmDQAgAwAAAP4CACABAAD_AgAwAgAA-wIAIAMAAAD-AgAgAQAA_wIAMAIAAPsCACADAAAA_gIAIAEAAP8CADACAAD7AgAgCaEHQAAAAAGsBwEAAAAB7QcBAAAAAakIAQAAAAGzCAIAAAABngmAAAAAAZ8JAQAAAAGgCQQAAAABoQkgAAAAAQEqAACDAwAgCaEHQAAAAAGsBwEAAAAB7QcBAAAAAakIAQAAAAGzCAIAAAABngmAAAAAAZ8JAQAAAAGgCQQAAAABoQkgAAAAAQEqAACFAwAwASoAAIUDADAJoQdAAKANACGsBwEAqg0AIe0HAQCqDQAhqQgBAKoNACGzCAIAsg0AIZ4JgAAAAAGfCQEArA0AIaAJBACmDgAhoQkgAOINACECAAAA-wIAICoAAIgDACAJoQdAAKANACGsBwEAqg0AIe0HAQCqDQAhqQgBAKoNACGzCAIAsg0AIZ4JgAAAAAGfCQEArA0AIaAJBACmDgAhoQkgAOINACECAAAA_gIAICoAAIoDACACAAAA_gIAICoAAIoDACADAAAA-wIAIDEAAIMDACAyAACIAwAgAQAAAPsCACABAAAA_gIAIAcNAADAEAAgNwAAwxAAIDgAAMIQACBZAADBEAAgWgAAxBAAIJ8JAACmDQAgoAkAAKYNACAMnQcAAMwMADCeBwAAkQMAEJ8HAADMDAAwoQdAALgLACGsBwEAxQsAIe0HAQDUCwAhqQgBAMULACGzCAIA1wsAIZ4JAADVCwAgnwkBAMcLACGgCQQAlgwAIaEJIADgCwAhAwAAAP4CACABAACQAwAwNgAAkQMAIAMAAAD-AgAgAQAA_wIAMAIAAPsCACABAAAALwAgAQAAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIBUDAAC-EAAgBAAAvxAAIKEHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAQEqAACZAwAgE6EHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAQEqAACbAwAwASoAAJsDADAVAwAAuhAAIAQAALsQACChB0AAoA0AIawHAQCqDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAhzwgAALgQACDSCAEAqg0AIdMIAAC5EAAg1AggAOINACHpCAAB7Q0AIewIQACrDQAhjAkBAKwNACGUCUAAqw0AIZsJAQCsDQAhnAkBAKwNACGdCUAAqw0AIQIAAAAvACAqAACeAwAgE6EHQACgDQAhrAcBAKoNACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHKBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHPCAAAuBAAINIIAQCqDQAh0wgAALkQACDUCCAA4g0AIekIAAHtDQAh7AhAAKsNACGMCQEArA0AIZQJQACrDQAhmwkBAKwNACGcCQEArA0AIZ0JQACrDQAhAgAAAC0AICoAAKADACACAAAALQAgKgAAoAMAIAMAAAAvACAxAACZAwAgMgAAngMAIAEAAAAvACABAAAALQAgCQ0AALUQACA3AAC3EAAgOAAAthAAIOwIAACmDQAgjAkAAKYNACCUCQAApg0AIJsJAACmDQAgnAkAAKYNACCdCQAApg0AIBadBwAAywwAMJ4HAACnAwAQnwcAAMsMADChB0AAuAsAIawHAQDFCwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhygcBANQLACHPBwEAxQsAIdAHAQDFCwAhzwgAAN4LACDSCAEAxQsAIdMIAADeCwAg1AggAOALACHpCAAB6QsAIewIQADGCwAhjAkBAMcLACGUCUAAxgsAIZsJAQDWCwAhnAkBAMcLACGdCUAAxgsAIQMAAAAtACABAACmAwAwNgAApwMAIAMAAAAtACABAAAuADACAAAvACABAAAAMwAgAQAAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIBYDAACzEAAgBAAAtBAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHJCAEAAAABzwgAALEQACDqCAEAAAAB7AhAAAAAAfIIAAEAAAGTCQAAshAAIJQJQAAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAEBKgAArwMAIBShB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAd8HAQAAAAHgBwEAAAAByQgBAAAAAc8IAACxEAAg6ggBAAAAAewIQAAAAAHyCAABAAABkwkAALIQACCUCUAAAAABlQkCAAAAAZYJAgAAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABASoAALEDADABKgAAsQMAMBYDAACvEAAgBAAAsBAAIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhygcBAKoNACHfBwEAqg0AIeAHAQCqDQAhyQgBAKwNACHPCAAArRAAIOoIAQCsDQAh7AhAAKsNACHyCAAB7Q0AIZMJAACuEAAglAlAAKsNACGVCQIApw4AIZYJAgCnDgAhlwkBAKwNACGYCQEArA0AIZkJAQCsDQAhmgkBAKwNACECAAAAMwAgKgAAtAMAIBShB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIcoHAQCqDQAh3wcBAKoNACHgBwEAqg0AIckIAQCsDQAhzwgAAK0QACDqCAEArA0AIewIQACrDQAh8ggAAe0NACGTCQAArhAAIJQJQACrDQAhlQkCAKcOACGWCQIApw4AIZcJAQCsDQAhmAkBAKwNACGZCQEArA0AIZoJAQCsDQAhAgAAADEAICoAALYDACACAAAAMQAgKgAAtgMAIAMAAAAzACAxAACvAwAgMgAAtAMAIAEAAAAzACABAAAAMQAgDw0AAKgQACA3AACrEAAgOAAAqhAAIFkAAKkQACBaAACsEAAgyQgAAKYNACDqCAAApg0AIOwIAACmDQAglAkAAKYNACCVCQAApg0AIJYJAACmDQAglwkAAKYNACCYCQAApg0AIJkJAACmDQAgmgkAAKYNACAXnQcAAMoMADCeBwAAvQMAEJ8HAADKDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHKBwEA1AsAId8HAQDFCwAh4AcBANQLACHJCAEA1gsAIc8IAADeCwAg6ggBAMcLACHsCEAAxgsAIfIIAAHpCwAhkwkAAN4LACCUCUAAxgsAIZUJAgCXDAAhlgkCAJcMACGXCQEAxwsAIZgJAQDHCwAhmQkBANYLACGaCQEA1gsAIQMAAAAxACABAAC8AwAwNgAAvQMAIAMAAAAxACABAAAyADACAAAzACAFnQcAAMkMADCeBwAAwwMAEJ8HAADJDAAwyAdAAMELACGSCQABAAABAQAAAMADACABAAAAwAMAIAWdBwAAyQwAMJ4HAADDAwAQnwcAAMkMADDIB0AAwQsAIZIJAAHuCwAhAAMAAADDAwAgAQAAxAMAMAIAAMADACADAAAAwwMAIAEAAMQDADACAADAAwAgAwAAAMMDACABAADEAwAwAgAAwAMAIALIB0AAAAABkgkAAQAAAQEqAADIAwAgAsgHQAAAAAGSCQABAAABASoAAMoDADABKgAAygMAMALIB0AAoA0AIZIJAAHtDQAhAgAAAMADACAqAADNAwAgAsgHQACgDQAhkgkAAe0NACECAAAAwwMAICoAAM8DACACAAAAwwMAICoAAM8DACADAAAAwAMAIDEAAMgDACAyAADNAwAgAQAAAMADACABAAAAwwMAIAMNAAClEAAgNwAApxAAIDgAAKYQACAFnQcAAMgMADCeBwAA1gMAEJ8HAADIDAAwyAdAALgLACGSCQAB6QsAIQMAAADDAwAgAQAA1QMAMDYAANYDACADAAAAwwMAIAEAAMQDADACAADAAwAgDZ0HAADHDAAwngcAANwDABCfBwAAxwwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAPkLACHLCAEA0AsAIe0IAAEAAAGOCQEA0AsAIY8JAQDQCwAhkAlAANELACGRCQAAgQwAIAEAAADZAwAgAQAAANkDACANnQcAAMcMADCeBwAA3AMAEJ8HAADHDAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAPkLACHLCAEA0AsAIe0IAAHuCwAhjgkBANALACGPCQEA0AsAIZAJQADRCwAhkQkAAIEMACADyQcAAKYNACCQCQAApg0AIJEJAACmDQAgAwAAANwDACABAADdAwAwAgAA2QMAIAMAAADcAwAgAQAA3QMAMAIAANkDACADAAAA3AMAIAEAAN0DADACAADZAwAgCqEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHLCAEAAAAB7QgAAQAAAY4JAQAAAAGPCQEAAAABkAlAAAAAAZEJgAAAAAEBKgAA4QMAIAqhB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABywgBAAAAAe0IAAEAAAGOCQEAAAABjwkBAAAAAZAJQAAAAAGRCYAAAAABASoAAOMDADABKgAA4wMAMAqhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEArA0AIcsIAQCqDQAh7QgAAe0NACGOCQEAqg0AIY8JAQCqDQAhkAlAAKsNACGRCYAAAAABAgAAANkDACAqAADmAwAgCqEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCsDQAhywgBAKoNACHtCAAB7Q0AIY4JAQCqDQAhjwkBAKoNACGQCUAAqw0AIZEJgAAAAAECAAAA3AMAICoAAOgDACACAAAA3AMAICoAAOgDACADAAAA2QMAIDEAAOEDACAyAADmAwAgAQAAANkDACABAAAA3AMAIAYNAACiEAAgNwAApBAAIDgAAKMQACDJBwAApg0AIJAJAACmDQAgkQkAAKYNACANnQcAAMYMADCeBwAA7wMAEJ8HAADGDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANYLACHLCAEAxQsAIe0IAAHpCwAhjgkBAMULACGPCQEAxQsAIZAJQADGCwAhkQkAAP4LACADAAAA3AMAIAEAAO4DADA2AADvAwAgAwAAANwDACABAADdAwAwAgAA2QMAIAEAAABEACABAAAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgEQMAAJwQACAEAACdEAAgGAAAnhAAIBkAAJ8QACAaAACgEAAgGwAAoRAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABASoAAPcDACALoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAEBKgAA-QMAMAEqAAD5AwAwAQAAAAMAIBEDAADmDwAgBAAA5w8AIBgAAOgPACAZAADpDwAgGgAA6g8AIBsAAOsPACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhAgAAAEQAICoAAP0DACALoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQIAAABCACAqAAD_AwAgAgAAAEIAICoAAP8DACABAAAAAwAgAwAAAEQAIDEAAPcDACAyAAD9AwAgAQAAAEQAIAEAAABCACAHDQAA4w8AIDcAAOUPACA4AADkDwAguAcAAKYNACDKBwAApg0AINkIAACmDQAgjQkAAKYNACAOnQcAAMUMADCeBwAAhwQAEJ8HAADFDAAwoQdAALgLACGyBwEA1AsAIbgHAQDHCwAhuwcBAMULACHJBwEA1AsAIcoHAQDWCwAhywgBAMULACHZCAEAxwsAIYsJAQDFCwAhjAkBAMULACGNCUAAxgsAIQMAAABCACABAACGBAAwNgAAhwQAIAMAAABCACABAABDADACAABEACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAADgDwAgFQAA4Q8AIBcAAOIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHlCAEAAAAB7AhAAAAAAfIIAAEAAAGKCUAAAAABASoAAI8EACAKoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB5QgBAAAAAewIQAAAAAHyCAABAAABiglAAAAAAQEqAACRBAAwASoAAJEEADANAwAA2A8AIBUAANkPACAXAADaDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh5QgBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACECAAAASQAgKgAAlAQAIAqhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHlCAEAqg0AIewIQACrDQAh8ggAAe0NACGKCUAAqw0AIQIAAABHACAqAACWBAAgAgAAAEcAICoAAJYEACADAAAASQAgMQAAjwQAIDIAAJQEACABAAAASQAgAQAAAEcAIAUNAADVDwAgNwAA1w8AIDgAANYPACDsCAAApg0AIIoJAACmDQAgDZ0HAADEDAAwngcAAJ0EABCfBwAAxAwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDUCwAhzwcBAMULACHQBwEAxQsAIeUIAQDUCwAh7AhAAMYLACHyCAAB6QsAIYoJQADGCwAhAwAAAEcAIAEAAJwEADA2AACdBAAgAwAAAEcAIAEAAEgAMAIAAEkAIAoWAADDDAAgnQcAAMIMADCeBwAASwAQnwcAAMIMADChB0AAwQsAIbIHAQAAAAG8BwIA5QsAIb8HQADBCwAhxwcBANALACGJCQEAAAABAQAAAKAEACABAAAAoAQAIAEWAADUDwAgAwAAAEsAIAEAAKMEADACAACgBAAgAwAAAEsAIAEAAKMEADACAACgBAAgAwAAAEsAIAEAAKMEADACAACgBAAgBxYAANMPACChB0AAAAABsgcBAAAAAbwHAgAAAAG_B0AAAAABxwcBAAAAAYkJAQAAAAEBKgAApwQAIAahB0AAAAABsgcBAAAAAbwHAgAAAAG_B0AAAAABxwcBAAAAAYkJAQAAAAEBKgAAqQQAMAEqAACpBAAwBxYAANIPACChB0AAoA0AIbIHAQCqDQAhvAcCALINACG_B0AAoA0AIccHAQCqDQAhiQkBAKoNACECAAAAoAQAICoAAKwEACAGoQdAAKANACGyBwEAqg0AIbwHAgCyDQAhvwdAAKANACHHBwEAqg0AIYkJAQCqDQAhAgAAAEsAICoAAK4EACACAAAASwAgKgAArgQAIAMAAACgBAAgMQAApwQAIDIAAKwEACABAAAAoAQAIAEAAABLACAFDQAAzQ8AIDcAANAPACA4AADPDwAgWQAAzg8AIFoAANEPACAJnQcAAMEMADCeBwAAtQQAEJ8HAADBDAAwoQdAALgLACGyBwEA1AsAIbwHAgDXCwAhvwdAALgLACHHBwEAxQsAIYkJAQDUCwAhAwAAAEsAIAEAALQEADA2AAC1BAAgAwAAAEsAIAEAAKMEADACAACgBAAgBp0HAADADAAwngcAALsEABCfBwAAwAwAMIYJAQAAAAGHCQIA5QsAIYgJBACdDAAhAQAAALgEACABAAAAuAQAIAadBwAAwAwAMJ4HAAC7BAAQnwcAAMAMADCGCQEA0AsAIYcJAgDlCwAhiAkEAJ0MACEBiAkAAKYNACADAAAAuwQAIAEAALwEADACAAC4BAAgAwAAALsEACABAAC8BAAwAgAAuAQAIAMAAAC7BAAgAQAAvAQAMAIAALgEACADhgkBAAAAAYcJAgAAAAGICQQAAAABASoAAMAEACADhgkBAAAAAYcJAgAAAAGICQQAAAABASoAAMIEADABKgAAwgQAMAOGCQEAqg0AIYcJAgCyDQAhiAkEAKYOACECAAAAuAQAICoAAMUEACADhgkBAKoNACGHCQIAsg0AIYgJBACmDgAhAgAAALsEACAqAADHBAAgAgAAALsEACAqAADHBAAgAwAAALgEACAxAADABAAgMgAAxQQAIAEAAAC4BAAgAQAAALsEACAGDQAAyA8AIDcAAMsPACA4AADKDwAgWQAAyQ8AIFoAAMwPACCICQAApg0AIAadBwAAvwwAMJ4HAADOBAAQnwcAAL8MADCGCQEAxQsAIYcJAgDXCwAhiAkEAJYMACEDAAAAuwQAIAEAAM0EADA2AADOBAAgAwAAALsEACABAAC8BAAwAgAAuAQAIAqdBwAAvQwAMJ4HAADUBAAQnwcAAL0MADChB0AAwQsAIbIHAQAAAAHHBwEA0AsAIYIJAQDQCwAhgwkAAe4LACGECQAB7gsAIYUJAAC-DAAgAQAAANEEACABAAAA0QQAIAmdBwAAvQwAMJ4HAADUBAAQnwcAAL0MADChB0AAwQsAIbIHAQDtCwAhxwcBANALACGCCQEA0AsAIYMJAAHuCwAhhAkAAe4LACEAAwAAANQEACABAADVBAAwAgAA0QQAIAMAAADUBAAgAQAA1QQAMAIAANEEACADAAAA1AQAIAEAANUEADACAADRBAAgBqEHQAAAAAGyBwEAAAABxwcBAAAAAYIJAQAAAAGDCQABAAABhAkAAQAAAQEqAADZBAAgBqEHQAAAAAGyBwEAAAABxwcBAAAAAYIJAQAAAAGDCQABAAABhAkAAQAAAQEqAADbBAAwASoAANsEADAGoQdAAKANACGyBwEAqg0AIccHAQCqDQAhggkBAKoNACGDCQAB7Q0AIYQJAAHtDQAhAgAAANEEACAqAADeBAAgBqEHQACgDQAhsgcBAKoNACHHBwEAqg0AIYIJAQCqDQAhgwkAAe0NACGECQAB7Q0AIQIAAADUBAAgKgAA4AQAIAIAAADUBAAgKgAA4AQAIAMAAADRBAAgMQAA2QQAIDIAAN4EACABAAAA0QQAIAEAAADUBAAgAw0AAMUPACA3AADHDwAgOAAAxg8AIAmdBwAAvAwAMJ4HAADnBAAQnwcAALwMADChB0AAuAsAIbIHAQDUCwAhxwcBAMULACGCCQEAxQsAIYMJAAHpCwAhhAkAAekLACEDAAAA1AQAIAEAAOYEADA2AADnBAAgAwAAANQEACABAADVBAAwAgAA0QQAIAedBwAAuwwAMJ4HAADtBAAQnwcAALsMADChB0AAwQsAIbIHAQAAAAHbBwEA0AsAIYEJAQDQCwAhAQAAAOoEACABAAAA6gQAIAedBwAAuwwAMJ4HAADtBAAQnwcAALsMADChB0AAwQsAIbIHAQDtCwAh2wcBANALACGBCQEA0AsAIQADAAAA7QQAIAEAAO4EADACAADqBAAgAwAAAO0EACABAADuBAAwAgAA6gQAIAMAAADtBAAgAQAA7gQAMAIAAOoEACAEoQdAAAAAAbIHAQAAAAHbBwEAAAABgQkBAAAAAQEqAADyBAAgBKEHQAAAAAGyBwEAAAAB2wcBAAAAAYEJAQAAAAEBKgAA9AQAMAEqAAD0BAAwBKEHQACgDQAhsgcBAKoNACHbBwEAqg0AIYEJAQCqDQAhAgAAAOoEACAqAAD3BAAgBKEHQACgDQAhsgcBAKoNACHbBwEAqg0AIYEJAQCqDQAhAgAAAO0EACAqAAD5BAAgAgAAAO0EACAqAAD5BAAgAwAAAOoEACAxAADyBAAgMgAA9wQAIAEAAADqBAAgAQAAAO0EACADDQAAwg8AIDcAAMQPACA4AADDDwAgB50HAAC6DAAwngcAAIAFABCfBwAAugwAMKEHQAC4CwAhsgcBANQLACHbBwEAxQsAIYEJAQDFCwAhAwAAAO0EACABAAD_BAAwNgAAgAUAIAMAAADtBAAgAQAA7gQAMAIAAOoEACAInQcAALkMADCeBwAAhgUAEJ8HAAC5DAAwoQdAAMELACGyBwEAAAABxwcBANALACH_CAEAAAABgAkBANILACEBAAAAgwUAIAEAAACDBQAgCJ0HAAC5DAAwngcAAIYFABCfBwAAuQwAMKEHQADBCwAhsgcBAO0LACHHBwEA0AsAIf8IAQDQCwAhgAkBANILACEBgAkAAKYNACADAAAAhgUAIAEAAIcFADACAACDBQAgAwAAAIYFACABAACHBQAwAgAAgwUAIAMAAACGBQAgAQAAhwUAMAIAAIMFACAFoQdAAAAAAbIHAQAAAAHHBwEAAAAB_wgBAAAAAYAJAQAAAAEBKgAAiwUAIAWhB0AAAAABsgcBAAAAAccHAQAAAAH_CAEAAAABgAkBAAAAAQEqAACNBQAwASoAAI0FADAFoQdAAKANACGyBwEAqg0AIccHAQCqDQAh_wgBAKoNACGACQEArA0AIQIAAACDBQAgKgAAkAUAIAWhB0AAoA0AIbIHAQCqDQAhxwcBAKoNACH_CAEAqg0AIYAJAQCsDQAhAgAAAIYFACAqAACSBQAgAgAAAIYFACAqAACSBQAgAwAAAIMFACAxAACLBQAgMgAAkAUAIAEAAACDBQAgAQAAAIYFACAEDQAAvw8AIDcAAMEPACA4AADADwAggAkAAKYNACAInQcAALgMADCeBwAAmQUAEJ8HAAC4DAAwoQdAALgLACGyBwEA1AsAIccHAQDFCwAh_wgBAMULACGACQEAxwsAIQMAAACGBQAgAQAAmAUAMDYAAJkFACADAAAAhgUAIAEAAIcFADACAACDBQAgEQMAALYMACAgAAC3DAAgnQcAALUMADCeBwAAbgAQnwcAALUMADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIckHAQAAAAHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIfsIAAC0DAAgAQAAAJwFACABAAAAnAUAIAcDAAC9DwAgIAAAvg8AINkIAACmDQAg9QgAAKYNACD2CAAApg0AIPkIAACmDQAg-ggAAKYNACADAAAAbgAgAQAAnwUAMAIAAJwFACADAAAAbgAgAQAAnwUAMAIAAJwFACADAAAAbgAgAQAAnwUAMAIAAJwFACANAwAAuw8AICAAALwPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAAB2QgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAALoPACD4CAIAAAAB-QgBAAAAAfoIQAAAAAEBKgAAowUAIAuhB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAAB2QgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAALoPACD4CAIAAAAB-QgBAAAAAfoIQAAAAAEBKgAApQUAMAEqAAClBQAwDQMAAKwPACAgAACtDwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQIAAACcBQAgKgAAqAUAIAuhB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIdkIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACrDwAg-AgCALINACH5CAEArA0AIfoIQACrDQAhAgAAAG4AICoAAKoFACACAAAAbgAgKgAAqgUAIAMAAACcBQAgMQAAowUAIDIAAKgFACABAAAAnAUAIAEAAABuACAKDQAApg8AIDcAAKkPACA4AACoDwAgWQAApw8AIFoAAKoPACDZCAAApg0AIPUIAACmDQAg9ggAAKYNACD5CAAApg0AIPoIAACmDQAgDp0HAACzDAAwngcAALEFABCfBwAAswwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAh2QgBAMcLACH1CAEAxwsAIfYIAQDHCwAh9wgAAN4LACD4CAIA1wsAIfkIAQDHCwAh-ghAAMYLACEDAAAAbgAgAQAAsAUAMDYAALEFACADAAAAbgAgAQAAnwUAMAIAAJwFACABAAAAcgAgAQAAAHIAIAMAAABwACABAABxADACAAByACADAAAAcAAgAQAAcQAwAgAAcgAgAwAAAHAAIAEAAHEAMAIAAHIAIBIDAACkDwAgHwAApQ8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdkIAQAAAAHsCEAAAAAB8AhAAAAAAfEIAQAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgASoAALkFACAQoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB2QgBAAAAAewIQAAAAAHwCEAAAAAB8QgBAAAAAfIIAAEAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAAKMPACABKgAAuwUAMAEqAAC7BQAwEgMAAKEPACAfAACiDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh2QgBAKwNACHsCEAAqw0AIfAIQACrDQAh8QgBAKoNACHyCAAB7Q0AIfMIAQCqDQAh9AgBAKwNACH1CAEArA0AIfYIAQCsDQAh9wgAAKAPACACAAAAcgAgKgAAvgUAIBChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHZCAEArA0AIewIQACrDQAh8AhAAKsNACHxCAEAqg0AIfIIAAHtDQAh8wgBAKoNACH0CAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAoA8AIAIAAABwACAqAADABQAgAgAAAHAAICoAAMAFACADAAAAcgAgMQAAuQUAIDIAAL4FACABAAAAcgAgAQAAAHAAIAkNAACdDwAgNwAAnw8AIDgAAJ4PACDZCAAApg0AIOwIAACmDQAg8AgAAKYNACD0CAAApg0AIPUIAACmDQAg9ggAAKYNACATnQcAALIMADCeBwAAxwUAEJ8HAACyDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHPBwEAxQsAIdAHAQDFCwAh2QgBAMcLACHsCEAAxgsAIfAIQADGCwAh8QgBANQLACHyCAAB6QsAIfMIAQDFCwAh9AgBAMcLACH1CAEAxwsAIfYIAQDHCwAh9wgAAN4LACADAAAAcAAgAQAAxgUAMDYAAMcFACADAAAAcAAgAQAAcQAwAgAAcgAgAQAAAE8AIAEAAABPACADAAAATQAgAQAATgAwAgAATwAgAwAAAE0AIAEAAE4AMAIAAE8AIAMAAABNACABAABOADACAABPACAKAwAAmw8AIBUAAJwPACDIB0AAAAAByQcBAAAAAcoHAQAAAAHlCAEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQEqAADPBQAgCMgHQAAAAAHJBwEAAAABygcBAAAAAeUIAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABASoAANEFADABKgAA0QUAMAoDAACZDwAgFQAAmg8AIMgHQACgDQAhyQcBAKoNACHKBwEAqg0AIeUIAQCqDQAh7QgAAe0NACHuCAEAqg0AIe8IAQCqDQAh8AhAAKsNACECAAAATwAgKgAA1AUAIAjIB0AAoA0AIckHAQCqDQAhygcBAKoNACHlCAEAqg0AIe0IAAHtDQAh7ggBAKoNACHvCAEAqg0AIfAIQACrDQAhAgAAAE0AICoAANYFACACAAAATQAgKgAA1gUAIAMAAABPACAxAADPBQAgMgAA1AUAIAEAAABPACABAAAATQAgBA0AAJYPACA3AACYDwAgOAAAlw8AIPAIAACmDQAgC50HAACxDAAwngcAAN0FABCfBwAAsQwAMMgHQAC4CwAhyQcBANQLACHKBwEA1AsAIeUIAQDUCwAh7QgAAekLACHuCAEAxQsAIe8IAQDFCwAh8AhAAMYLACEDAAAATQAgAQAA3AUAMDYAAN0FACADAAAATQAgAQAATgAwAgAATwAgAQAAAFMAIAEAAABTACADAAAAUQAgAQAAUgAwAgAAUwAgAwAAAFEAIAEAAFIAMAIAAFMAIAMAAABRACABAABSADACAABTACANAwAAlA8AIBUAAJUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAeUIAQAAAAHoCAABAAAB6QgAAQAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQEqAADlBQAgC6EHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHKBwEAAAAB5QgBAAAAAegIAAEAAAHpCAABAAAB6ggBAAAAAesIQAAAAAHsCEAAAAABASoAAOcFADABKgAA5wUAMA0DAACSDwAgFQAAkw8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIckHAQCqDQAhygcBAKoNACHlCAEAqg0AIegIAAHtDQAh6QgAAe0NACHqCAEArA0AIesIQACrDQAh7AhAAKsNACECAAAAUwAgKgAA6gUAIAuhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIcoHAQCqDQAh5QgBAKoNACHoCAAB7Q0AIekIAAHtDQAh6ggBAKwNACHrCEAAqw0AIewIQACrDQAhAgAAAFEAICoAAOwFACACAAAAUQAgKgAA7AUAIAMAAABTACAxAADlBQAgMgAA6gUAIAEAAABTACABAAAAUQAgBg0AAI8PACA3AACRDwAgOAAAkA8AIOoIAACmDQAg6wgAAKYNACDsCAAApg0AIA6dBwAAsAwAMJ4HAADzBQAQnwcAALAMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIcoHAQDUCwAh5QgBANQLACHoCAAB6QsAIekIAAHpCwAh6ggBAMcLACHrCEAAxgsAIewIQADGCwAhAwAAAFEAIAEAAPIFADA2AADzBQAgAwAAAFEAIAEAAFIAMAIAAFMAIAEAAABXACABAAAAVwAgAwAAAFUAIAEAAFYAMAIAAFcAIAMAAABVACABAABWADACAABXACADAAAAVQAgAQAAVgAwAgAAVwAgEQMAAI0PACAEAQAAAAEVAACODwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAckHAQAAAAHKBwEAAAAB5wcBAAAAAeEIAAEAAAHiCAABAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggCAAAAAecIQAAAAAEBKgAA-wUAIA8EAQAAAAGhB0AAAAABsgcBAAAAAbsHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAIAAAAB5whAAAAAAQEqAAD9BQAwASoAAP0FADABAAAAWQAgAQAAAEIAIBEDAACLDwAgBAEArA0AIRUAAIwPACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHIB0AAoA0AIckHAQCsDQAhygcBAKwNACHnBwEAqg0AIeEIAAHtDQAh4ggAAe0NACHjCAEArA0AIeQIAQCsDQAh5QgBAKwNACHmCAIAsg0AIecIQACrDQAhAgAAAFcAICoAAIIGACAPBAEArA0AIaEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcgHQACgDQAhyQcBAKwNACHKBwEArA0AIecHAQCqDQAh4QgAAe0NACHiCAAB7Q0AIeMIAQCsDQAh5AgBAKwNACHlCAEArA0AIeYIAgCyDQAh5whAAKsNACECAAAAVQAgKgAAhAYAIAIAAABVACAqAACEBgAgAQAAAFkAIAEAAABCACADAAAAVwAgMQAA-wUAIDIAAIIGACABAAAAVwAgAQAAAFUAIAwEAACmDQAgDQAAhg8AIDcAAIkPACA4AACIDwAgWQAAhw8AIFoAAIoPACDJBwAApg0AIMoHAACmDQAg4wgAAKYNACDkCAAApg0AIOUIAACmDQAg5wgAAKYNACASBAEAxwsAIZ0HAACvDAAwngcAAI0GABCfBwAArwwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIcgHQAC4CwAhyQcBANYLACHKBwEA1gsAIecHAQDFCwAh4QgAAekLACHiCAAB6QsAIeMIAQDHCwAh5AgBAMcLACHlCAEA1gsAIeYIAgDXCwAh5whAAMYLACEDAAAAVQAgAQAAjAYAMDYAAI0GACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAGoAIAEAAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACAVAwAAgg8AIBEAAIMPACATAACEDwAgFAAAhQ8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHLCAEAAAAB1QgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIgAAAAAHdCAEAAAAB3ggAAIEPACDfCAIAAAAB4AgCAAAAAQEqAACVBgAgEaEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHLCAEAAAAB1QgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIgAAAAAHdCAEAAAAB3ggAAIEPACDfCAIAAAAB4AgCAAAAAQEqAACXBgAwASoAAJcGADAVAwAA4A4AIBEAAOEOACATAADiDgAgFAAA4w4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIQIAAABqACAqAACaBgAgEaEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIQIAAABoACAqAACcBgAgAgAAAGgAICoAAJwGACADAAAAagAgMQAAlQYAIDIAAJoGACABAAAAagAgAQAAAGgAIAgNAADaDgAgNwAA3Q4AIDgAANwOACBZAADbDgAgWgAA3g4AINsIAACmDQAg3AgAAKYNACDdCAAApg0AIBSdBwAArgwAMJ4HAACjBgAQnwcAAK4MADChB0AAuAsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIc8HAQDFCwAh0AcBAMULACHRB0AAuAsAIcsIAQDFCwAh1QgCANcLACHZCAEAxQsAIdoIAQDFCwAh2wgBAMcLACHcCAAA_gsAIN0IAQDHCwAh3ggAAN4LACDfCAIA1wsAIeAIAgDXCwAhAwAAAGgAIAEAAKIGADA2AACjBgAgAwAAAGgAIAEAAGkAMAIAAGoAIAoSAACtDAAgnQcAAKwMADCeBwAAOgAQnwcAAKwMADCtB0AA0QsAIb0HQADBCwAhyQgBAAAAAdYIAADeCwAg1wgAAN4LACDYCAEA0gsAIQEAAACmBgAgAQAAAKYGACADEgAA2Q4AIK0HAACmDQAg2AgAAKYNACADAAAAOgAgAQAAqQYAMAIAAKYGACADAAAAOgAgAQAAqQYAMAIAAKYGACADAAAAOgAgAQAAqQYAMAIAAKYGACAHEgAA2A4AIK0HQAAAAAG9B0AAAAAByQgBAAAAAdYIAADWDgAg1wgAANcOACDYCAEAAAABASoAAK0GACAGrQdAAAAAAb0HQAAAAAHJCAEAAAAB1ggAANYOACDXCAAA1w4AINgIAQAAAAEBKgAArwYAMAEqAACvBgAwBxIAANUOACCtB0AAqw0AIb0HQACgDQAhyQgBAKoNACHWCAAA0w4AINcIAADUDgAg2AgBAKwNACECAAAApgYAICoAALIGACAGrQdAAKsNACG9B0AAoA0AIckIAQCqDQAh1ggAANMOACDXCAAA1A4AINgIAQCsDQAhAgAAADoAICoAALQGACACAAAAOgAgKgAAtAYAIAMAAACmBgAgMQAArQYAIDIAALIGACABAAAApgYAIAEAAAA6ACAFDQAA0A4AIDcAANIOACA4AADRDgAgrQcAAKYNACDYCAAApg0AIAmdBwAAqwwAMJ4HAAC7BgAQnwcAAKsMADCtB0AAxgsAIb0HQAC4CwAhyQgBANQLACHWCAAA3gsAINcIAADeCwAg2AgBAMcLACEDAAAAOgAgAQAAugYAMDYAALsGACADAAAAOgAgAQAAqQYAMAIAAKYGACABAAAANwAgAQAAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIBYEAADODgAgEgAAzw4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByQgBAAAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IgAAAAAHPCAAAzA4AINAIAgAAAAHRCCAAAAAB0ggBAAAAAdMIAADNDgAg1AggAAAAAdUIAgAAAAEBKgAAwwYAIBShB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAckIAQAAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCIAAAAABzwgAAMwOACDQCAIAAAAB0QggAAAAAdIIAQAAAAHTCAAAzQ4AINQIIAAAAAHVCAIAAAABASoAAMUGADABKgAAxQYAMBYEAADKDgAgEgAAyw4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHJCAEAqg0AIcsIAQCqDQAhzAgBAKoNACHNCAEAqg0AIc4IgAAAAAHPCAAAyA4AINAIAgCyDQAh0QggAOINACHSCAEAqg0AIdMIAADJDgAg1AggAOINACHVCAIAsg0AIQIAAAA3ACAqAADIBgAgFKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHJCAEAqg0AIcsIAQCqDQAhzAgBAKoNACHNCAEAqg0AIc4IgAAAAAHPCAAAyA4AINAIAgCyDQAh0QggAOINACHSCAEAqg0AIdMIAADJDgAg1AggAOINACHVCAIAsg0AIQIAAAA1ACAqAADKBgAgAgAAADUAICoAAMoGACADAAAANwAgMQAAwwYAIDIAAMgGACABAAAANwAgAQAAADUAIAUNAADDDgAgNwAAxg4AIDgAAMUOACBZAADEDgAgWgAAxw4AIBedBwAAqgwAMJ4HAADRBgAQnwcAAKoMADChB0AAuAsAIbIHAQDUCwAhuwcBAMULACHJBwEA1AsAIcoHAQDUCwAhzwcBAMULACHQBwEAxQsAIdEHQAC4CwAhyQgBANQLACHLCAEAxQsAIcwIAQDFCwAhzQgBAMULACHOCAAA1QsAIM8IAADeCwAg0AgCANcLACHRCCAA4AsAIdIIAQDFCwAh0wgAAN4LACDUCCAA4AsAIdUIAgDXCwAhAwAAADUAIAEAANAGADA2AADRBgAgAwAAADUAIAEAADYAMAIAADcAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgBBIAAMIOACDIB0AAAAAByQgBAAAAAcoIAAEAAAEBKgAA2QYAIAPIB0AAAAAByQgBAAAAAcoIAAEAAAEBKgAA2wYAMAEqAADbBgAwBBIAAMEOACDIB0AAoA0AIckIAQCqDQAhyggAAe0NACECAAAAPgAgKgAA3gYAIAPIB0AAoA0AIckIAQCqDQAhyggAAe0NACECAAAAPAAgKgAA4AYAIAIAAAA8ACAqAADgBgAgAwAAAD4AIDEAANkGACAyAADeBgAgAQAAAD4AIAEAAAA8ACADDQAAvg4AIDcAAMAOACA4AAC_DgAgBp0HAACpDAAwngcAAOcGABCfBwAAqQwAMMgHQAC4CwAhyQgBANQLACHKCAAB6QsAIQMAAAA8ACABAADmBgAwNgAA5wYAIAMAAAA8ACABAAA9ADACAAA-ACAhBQEA0AsAIZ0HAACnDAAwngcAAO0GABCfBwAApwwAMKEHQADBCwAhrAcBANALACHmBwEA0gsAIesHBADACwAh7AcBANALACHtBwEAAAABnAgBANILACGzCAQAwAsAIbQIQADRCwAhtQgAAPoLACC2CAAA-gsAILcIAAD6CwAguAgBANALACG5CEAAwQsAIboIIADkCwAhuwgBANILACG8CAEA0gsAIb0IAQDSCwAhvggAAPoLACC_CAAA-gsAIMAIAAD6CwAgwQgAAPoLACDCCAEA0gsAIcMIAQDSCwAhxAgCAOULACHFCAEA0gsAIcYIAgDlCwAhxwgCAOULACHICAAAqAwAIAEAAADqBgAgAQAAAOoGACAgBQEA0AsAIZ0HAACnDAAwngcAAO0GABCfBwAApwwAMKEHQADBCwAhrAcBANALACHmBwEA0gsAIesHBADACwAh7AcBANALACHtBwEA7QsAIZwIAQDSCwAhswgEAMALACG0CEAA0QsAIbUIAAD6CwAgtggAAPoLACC3CAAA-gsAILgIAQDQCwAhuQhAAMELACG6CCAA5AsAIbsIAQDSCwAhvAgBANILACG9CAEA0gsAIb4IAAD6CwAgvwgAAPoLACDACAAA-gsAIMEIAAD6CwAgwggBANILACHDCAEA0gsAIcQIAgDlCwAhxQgBANILACHGCAIA5QsAIccIAgDlCwAhCeYHAACmDQAgnAgAAKYNACC0CAAApg0AILsIAACmDQAgvAgAAKYNACC9CAAApg0AIMIIAACmDQAgwwgAAKYNACDFCAAApg0AIAMAAADtBgAgAQAA7gYAMAIAAOoGACADAAAA7QYAIAEAAO4GADACAADqBgAgAwAAAO0GACABAADuBgAwAgAA6gYAIB0FAQAAAAGhB0AAAAABrAcBAAAAAeYHAQAAAAHrBwQAAAAB7AcBAAAAAe0HAQAAAAGcCAEAAAABswgEAAAAAbQIQAAAAAG1CIAAAAABtgiAAAAAAbcIgAAAAAG4CAEAAAABuQhAAAAAAboIIAAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CIAAAAABvwiAAAAAAcAIgAAAAAHBCIAAAAABwggBAAAAAcMIAQAAAAHECAIAAAABxQgBAAAAAcYIAgAAAAHHCAIAAAABASoAAPIGACAdBQEAAAABoQdAAAAAAawHAQAAAAHmBwEAAAAB6wcEAAAAAewHAQAAAAHtBwEAAAABnAgBAAAAAbMIBAAAAAG0CEAAAAABtQiAAAAAAbYIgAAAAAG3CIAAAAABuAgBAAAAAbkIQAAAAAG6CCAAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvgiAAAAAAb8IgAAAAAHACIAAAAABwQiAAAAAAcIIAQAAAAHDCAEAAAABxAgCAAAAAcUIAQAAAAHGCAIAAAABxwgCAAAAAQEqAAD0BgAwASoAAPQGADAdBQEAqg0AIaEHQACgDQAhrAcBAKoNACHmBwEArA0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIZwIAQCsDQAhswgEAJ8NACG0CEAAqw0AIbUIgAAAAAG2CIAAAAABtwiAAAAAAbgIAQCqDQAhuQhAAKANACG6CCAA4g0AIbsIAQCsDQAhvAgBAKwNACG9CAEArA0AIb4IgAAAAAG_CIAAAAABwAiAAAAAAcEIgAAAAAHCCAEArA0AIcMIAQCsDQAhxAgCALINACHFCAEArA0AIcYIAgCyDQAhxwgCALINACECAAAA6gYAICoAAPcGACAdBQEAqg0AIaEHQACgDQAhrAcBAKoNACHmBwEArA0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIZwIAQCsDQAhswgEAJ8NACG0CEAAqw0AIbUIgAAAAAG2CIAAAAABtwiAAAAAAbgIAQCqDQAhuQhAAKANACG6CCAA4g0AIbsIAQCsDQAhvAgBAKwNACG9CAEArA0AIb4IgAAAAAG_CIAAAAABwAiAAAAAAcEIgAAAAAHCCAEArA0AIcMIAQCsDQAhxAgCALINACHFCAEArA0AIcYIAgCyDQAhxwgCALINACECAAAA7QYAICoAAPkGACACAAAA7QYAICoAAPkGACADAAAA6gYAIDEAAPIGACAyAAD3BgAgAQAAAOoGACABAAAA7QYAIA4NAAC5DgAgNwAAvA4AIDgAALsOACBZAAC6DgAgWgAAvQ4AIOYHAACmDQAgnAgAAKYNACC0CAAApg0AILsIAACmDQAgvAgAAKYNACC9CAAApg0AIMIIAACmDQAgwwgAAKYNACDFCAAApg0AICAFAQDFCwAhnQcAAKYMADCeBwAAgAcAEJ8HAACmDAAwoQdAALgLACGsBwEAxQsAIeYHAQDHCwAh6wcEALcLACHsBwEAxQsAIe0HAQDUCwAhnAgBAMcLACGzCAQAtwsAIbQIQADGCwAhtQgAANULACC2CAAA1QsAILcIAADVCwAguAgBAMULACG5CEAAuAsAIboIIADgCwAhuwgBAMcLACG8CAEAxwsAIb0IAQDHCwAhvggAANULACC_CAAA1QsAIMAIAADVCwAgwQgAANULACDCCAEAxwsAIcMIAQDHCwAhxAgCANcLACHFCAEAxwsAIcYIAgDXCwAhxwgCANcLACEDAAAA7QYAIAEAAP8GADA2AACABwAgAwAAAO0GACABAADuBgAwAgAA6gYAIBQFAQDQCwAhnQcAAKMMADCeBwAAhgcAEJ8HAACjDAAwrAcBANALACHlBwEA0AsAIesHBADACwAh7AcBANALACHtBwEA7QsAIfIHAQDtCwAhqQgBANALACGqCAEA0AsAIasIAQDQCwAhrAgCAOULACGtCEAAwQsAIa4IQADBCwAhrwgEAMALACGwCAIA5QsAIbEIAACkDAAgsggAAKUMACABAAAAgwcAIAEAAACDBwAgEgUBANALACGdBwAAowwAMJ4HAACGBwAQnwcAAKMMADCsBwEA0AsAIeUHAQDQCwAh6wcEAMALACHsBwEA0AsAIe0HAQDtCwAh8gcBAO0LACGpCAEA0AsAIaoIAQDQCwAhqwgBANALACGsCAIA5QsAIa0IQADBCwAhrghAAMELACGvCAQAwAsAIbAIAgDlCwAhAAMAAACGBwAgAQAAhwcAMAIAAIMHACADAAAAhgcAIAEAAIcHADACAACDBwAgAwAAAIYHACABAACHBwAwAgAAgwcAIA8FAQAAAAGsBwEAAAAB5QcBAAAAAesHBAAAAAHsBwEAAAAB7QcBAAAAAfIHAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAIAAAABrQhAAAAAAa4IQAAAAAGvCAQAAAABsAgCAAAAAQEqAACLBwAgDwUBAAAAAawHAQAAAAHlBwEAAAAB6wcEAAAAAewHAQAAAAHtBwEAAAAB8gcBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAgAAAAGtCEAAAAABrghAAAAAAa8IBAAAAAGwCAIAAAABASoAAI0HADABKgAAjQcAMA8FAQCqDQAhrAcBAKoNACHlBwEAqg0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIfIHAQCqDQAhqQgBAKoNACGqCAEAqg0AIasIAQCqDQAhrAgCALINACGtCEAAoA0AIa4IQACgDQAhrwgEAJ8NACGwCAIAsg0AIQIAAACDBwAgKgAAkAcAIA8FAQCqDQAhrAcBAKoNACHlBwEAqg0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIfIHAQCqDQAhqQgBAKoNACGqCAEAqg0AIasIAQCqDQAhrAgCALINACGtCEAAoA0AIa4IQACgDQAhrwgEAJ8NACGwCAIAsg0AIQIAAACGBwAgKgAAkgcAIAIAAACGBwAgKgAAkgcAIAMAAACDBwAgMQAAiwcAIDIAAJAHACABAAAAgwcAIAEAAACGBwAgBQ0AALQOACA3AAC3DgAgOAAAtg4AIFkAALUOACBaAAC4DgAgEgUBAMULACGdBwAAogwAMJ4HAACZBwAQnwcAAKIMADCsBwEAxQsAIeUHAQDFCwAh6wcEALcLACHsBwEAxQsAIe0HAQDUCwAh8gcBANQLACGpCAEAxQsAIaoIAQDFCwAhqwgBAMULACGsCAIA1wsAIa0IQAC4CwAhrghAALgLACGvCAQAtwsAIbAIAgDXCwAhAwAAAIYHACABAACYBwAwNgAAmQcAIAMAAACGBwAgAQAAhwcAMAIAAIMHACAKnQcAAKEMADCeBwAAnwcAEJ8HAAChDAAwsgcBAAAAAcoHAQDtCwAh4gcBAO0LACHyBwEA7QsAIfQHQADBCwAhpwgCAOULACGoCEAAwQsAIQEAAACcBwAgAQAAAJwHACAKnQcAAKEMADCeBwAAnwcAEJ8HAAChDAAwsgcBAO0LACHKBwEA7QsAIeIHAQDtCwAh8gcBAO0LACH0B0AAwQsAIacIAgDlCwAhqAhAAMELACEAAwAAAJ8HACABAACgBwAwAgAAnAcAIAMAAACfBwAgAQAAoAcAMAIAAJwHACADAAAAnwcAIAEAAKAHADACAACcBwAgB7IHAQAAAAHKBwEAAAAB4gcBAAAAAfIHAQAAAAH0B0AAAAABpwgCAAAAAagIQAAAAAEBKgAApAcAIAeyBwEAAAABygcBAAAAAeIHAQAAAAHyBwEAAAAB9AdAAAAAAacIAgAAAAGoCEAAAAABASoAAKYHADABKgAApgcAMAeyBwEAqg0AIcoHAQCqDQAh4gcBAKoNACHyBwEAqg0AIfQHQACgDQAhpwgCALINACGoCEAAoA0AIQIAAACcBwAgKgAAqQcAIAeyBwEAqg0AIcoHAQCqDQAh4gcBAKoNACHyBwEAqg0AIfQHQACgDQAhpwgCALINACGoCEAAoA0AIQIAAACfBwAgKgAAqwcAIAIAAACfBwAgKgAAqwcAIAMAAACcBwAgMQAApAcAIDIAAKkHACABAAAAnAcAIAEAAACfBwAgBQ0AAK8OACA3AACyDgAgOAAAsQ4AIFkAALAOACBaAACzDgAgCp0HAACgDAAwngcAALIHABCfBwAAoAwAMLIHAQDUCwAhygcBANQLACHiBwEA1AsAIfIHAQDUCwAh9AdAALgLACGnCAIA1wsAIagIQAC4CwAhAwAAAJ8HACABAACxBwAwNgAAsgcAIAMAAACfBwAgAQAAoAcAMAIAAJwHACABAAAAHAAgAQAAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIBYJAACuDgAgoQdAAAAAAcoHAQAAAAHyBwEAAAABkAgCAAAAAZYIAQAAAAGXCAEAAAABmAgCAAAAAZkIBAAAAAGaCAEAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGgCIAAAAABoQhAAAAAAaIIQAAAAAGjCEAAAAABpAgEAAAAAaUIBAAAAAGmCAEAAAABASoAALoHACAVoQdAAAAAAcoHAQAAAAHyBwEAAAABkAgCAAAAAZYIAQAAAAGXCAEAAAABmAgCAAAAAZkIBAAAAAGaCAEAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGgCIAAAAABoQhAAAAAAaIIQAAAAAGjCEAAAAABpAgEAAAAAaUIBAAAAAGmCAEAAAABASoAALwHADABKgAAvAcAMBYJAACtDgAgoQdAAKANACHKBwEAqg0AIfIHAQCqDQAhkAgCALINACGWCAEAqg0AIZcIAQCqDQAhmAgCALINACGZCAQAnw0AIZoIAQCqDQAhmwgBAKoNACGcCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaAIgAAAAAGhCEAAqw0AIaIIQACrDQAhowhAAKsNACGkCAQAnw0AIaUIBACfDQAhpggBAKoNACECAAAAHAAgKgAAvwcAIBWhB0AAoA0AIcoHAQCqDQAh8gcBAKoNACGQCAIAsg0AIZYIAQCqDQAhlwgBAKoNACGYCAIAsg0AIZkIBACfDQAhmggBAKoNACGbCAEAqg0AIZwIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhoAiAAAAAAaEIQACrDQAhoghAAKsNACGjCEAAqw0AIaQIBACfDQAhpQgEAJ8NACGmCAEAqg0AIQIAAAAaACAqAADBBwAgAgAAABoAICoAAMEHACADAAAAHAAgMQAAugcAIDIAAL8HACABAAAAHAAgAQAAABoAIAgNAACoDgAgNwAAqw4AIDgAAKoOACBZAACpDgAgWgAArA4AIKEIAACmDQAgoggAAKYNACCjCAAApg0AIBidBwAAnwwAMJ4HAADIBwAQnwcAAJ8MADChB0AAuAsAIcoHAQDUCwAh8gcBANQLACGQCAIA1wsAIZYIAQDUCwAhlwgBAMULACGYCAIA1wsAIZkIBAC3CwAhmggBAMULACGbCAEAxQsAIZwIAQDFCwAhnQgCANcLACGeCAIA1wsAIZ8IAgDXCwAhoAgAANULACChCEAAxgsAIaIIQADGCwAhowhAAMYLACGkCAQAtwsAIaUIBAC3CwAhpggBAMULACEDAAAAGgAgAQAAxwcAMDYAAMgHACADAAAAGgAgAQAAGwAwAgAAHAAgEJ0HAACcDAAwngcAAM4HABCfBwAAnAwAMMkHAQDtCwAhygcBAO0LACHyBwEAAAAB_wcBANALACGACAEA0AsAIYMIAgCeDAAhjwgBANALACGQCAIA5QsAIZEIBADACwAhkggEAJ0MACGTCAQAnQwAIZQIQADRCwAhlQgEAJ0MACEBAAAAywcAIAEAAADLBwAgEJ0HAACcDAAwngcAAM4HABCfBwAAnAwAMMkHAQDtCwAhygcBAO0LACHyBwEA7QsAIf8HAQDQCwAhgAgBANALACGDCAIAngwAIY8IAQDQCwAhkAgCAOULACGRCAQAwAsAIZIIBACdDAAhkwgEAJ0MACGUCEAA0QsAIZUIBACdDAAhBYMIAACmDQAgkggAAKYNACCTCAAApg0AIJQIAACmDQAglQgAAKYNACADAAAAzgcAIAEAAM8HADACAADLBwAgAwAAAM4HACABAADPBwAwAgAAywcAIAMAAADOBwAgAQAAzwcAMAIAAMsHACANyQcBAAAAAcoHAQAAAAHyBwEAAAAB_wcBAAAAAYAIAQAAAAGDCAIAAAABjwgBAAAAAZAIAgAAAAGRCAQAAAABkggEAAAAAZMIBAAAAAGUCEAAAAABlQgEAAAAAQEqAADTBwAgDckHAQAAAAHKBwEAAAAB8gcBAAAAAf8HAQAAAAGACAEAAAABgwgCAAAAAY8IAQAAAAGQCAIAAAABkQgEAAAAAZIIBAAAAAGTCAQAAAABlAhAAAAAAZUIBAAAAAEBKgAA1QcAMAEqAADVBwAwDckHAQCqDQAhygcBAKoNACHyBwEAqg0AIf8HAQCqDQAhgAgBAKoNACGDCAIApw4AIY8IAQCqDQAhkAgCALINACGRCAQAnw0AIZIIBACmDgAhkwgEAKYOACGUCEAAqw0AIZUIBACmDgAhAgAAAMsHACAqAADYBwAgDckHAQCqDQAhygcBAKoNACHyBwEAqg0AIf8HAQCqDQAhgAgBAKoNACGDCAIApw4AIY8IAQCqDQAhkAgCALINACGRCAQAnw0AIZIIBACmDgAhkwgEAKYOACGUCEAAqw0AIZUIBACmDgAhAgAAAM4HACAqAADaBwAgAgAAAM4HACAqAADaBwAgAwAAAMsHACAxAADTBwAgMgAA2AcAIAEAAADLBwAgAQAAAM4HACAKDQAAoQ4AIDcAAKQOACA4AACjDgAgWQAAog4AIFoAAKUOACCDCAAApg0AIJIIAACmDQAgkwgAAKYNACCUCAAApg0AIJUIAACmDQAgEJ0HAACVDAAwngcAAOEHABCfBwAAlQwAMMkHAQDUCwAhygcBANQLACHyBwEA1AsAIf8HAQDFCwAhgAgBAMULACGDCAIAlwwAIY8IAQDFCwAhkAgCANcLACGRCAQAtwsAIZIIBACWDAAhkwgEAJYMACGUCEAAxgsAIZUIBACWDAAhAwAAAM4HACABAADgBwAwNgAA4QcAIAMAAADOBwAgAQAAzwcAMAIAAMsHACAJnQcAAJMMADCeBwAA5wcAEJ8HAACTDAAwoQdAAMELACGqBwQAwAsAIbIHAQAAAAHJBwEA7QsAIY0IAAD6CwAgjggAAJQMACABAAAA5AcAIAEAAADkBwAgCJ0HAACTDAAwngcAAOcHABCfBwAAkwwAMKEHQADBCwAhqgcEAMALACGyBwEA7QsAIckHAQDtCwAhjQgAAPoLACAAAwAAAOcHACABAADoBwAwAgAA5AcAIAMAAADnBwAgAQAA6AcAMAIAAOQHACADAAAA5wcAIAEAAOgHADACAADkBwAgBaEHQAAAAAGqBwQAAAABsgcBAAAAAckHAQAAAAGNCIAAAAABASoAAOwHACAFoQdAAAAAAaoHBAAAAAGyBwEAAAAByQcBAAAAAY0IgAAAAAEBKgAA7gcAMAEqAADuBwAwBaEHQACgDQAhqgcEAJ8NACGyBwEAqg0AIckHAQCqDQAhjQiAAAAAAQIAAADkBwAgKgAA8QcAIAWhB0AAoA0AIaoHBACfDQAhsgcBAKoNACHJBwEAqg0AIY0IgAAAAAECAAAA5wcAICoAAPMHACACAAAA5wcAICoAAPMHACADAAAA5AcAIDEAAOwHACAyAADxBwAgAQAAAOQHACABAAAA5wcAIAUNAACcDgAgNwAAnw4AIDgAAJ4OACBZAACdDgAgWgAAoA4AIAidBwAAkgwAMJ4HAAD6BwAQnwcAAJIMADChB0AAuAsAIaoHBAC3CwAhsgcBANQLACHJBwEA1AsAIY0IAADVCwAgAwAAAOcHACABAAD5BwAwNgAA-gcAIAMAAADnBwAgAQAA6AcAMAIAAOQHACAOnQcAAJAMADCeBwAAgAgAEJ8HAACQDAAwoQdAAMELACGyBwEAAAAByQcBAO0LACHKBwEA7QsAIeUHAQDQCwAh_wcBANALACGACAEA0AsAIYkIBADACwAhiggEAMALACGLCAEA0AsAIYwIAACRDAAgAQAAAP0HACABAAAA_QcAIA2dBwAAkAwAMJ4HAACACAAQnwcAAJAMADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHKBwEA7QsAIeUHAQDQCwAh_wcBANALACGACAEA0AsAIYkIBADACwAhiggEAMALACGLCAEA0AsAIQADAAAAgAgAIAEAAIEIADACAAD9BwAgAwAAAIAIACABAACBCAAwAgAA_QcAIAMAAACACAAgAQAAgQgAMAIAAP0HACAKoQdAAAAAAbIHAQAAAAHJBwEAAAABygcBAAAAAeUHAQAAAAH_BwEAAAABgAgBAAAAAYkIBAAAAAGKCAQAAAABiwgBAAAAAQEqAACFCAAgCqEHQAAAAAGyBwEAAAAByQcBAAAAAcoHAQAAAAHlBwEAAAAB_wcBAAAAAYAIAQAAAAGJCAQAAAABiggEAAAAAYsIAQAAAAEBKgAAhwgAMAEqAACHCAAwCqEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcoHAQCqDQAh5QcBAKoNACH_BwEAqg0AIYAIAQCqDQAhiQgEAJ8NACGKCAQAnw0AIYsIAQCqDQAhAgAAAP0HACAqAACKCAAgCqEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcoHAQCqDQAh5QcBAKoNACH_BwEAqg0AIYAIAQCqDQAhiQgEAJ8NACGKCAQAnw0AIYsIAQCqDQAhAgAAAIAIACAqAACMCAAgAgAAAIAIACAqAACMCAAgAwAAAP0HACAxAACFCAAgMgAAiggAIAEAAAD9BwAgAQAAAIAIACAFDQAAlw4AIDcAAJoOACA4AACZDgAgWQAAmA4AIFoAAJsOACANnQcAAI8MADCeBwAAkwgAEJ8HAACPDAAwoQdAALgLACGyBwEA1AsAIckHAQDUCwAhygcBANQLACHlBwEAxQsAIf8HAQDFCwAhgAgBAMULACGJCAQAtwsAIYoIBAC3CwAhiwgBAMULACEDAAAAgAgAIAEAAJIIADA2AACTCAAgAwAAAIAIACABAACBCAAwAgAA_QcAIA-dBwAAjQwAMJ4HAACZCAAQnwcAAI0MADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhiAgAAI4MACABAAAAlggAIAEAAACWCAAgDp0HAACNDAAwngcAAJkIABCfBwAAjQwAMMkHAQDtCwAhygcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgQgEAMALACGCCAQAwAsAIYMIBADACwAhhAgEAMALACGFCAQAwAsAIYYIBADACwAhhwgEAMALACEAAwAAAJkIACABAACaCAAwAgAAlggAIAMAAACZCAAgAQAAmggAMAIAAJYIACADAAAAmQgAIAEAAJoIADACAACWCAAgC8kHAQAAAAHKBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAQAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABASoAAJ4IACALyQcBAAAAAcoHAQAAAAH_BwEAAAABgAgBAAAAAYEIBAAAAAGCCAQAAAABgwgEAAAAAYQIBAAAAAGFCAQAAAABhggEAAAAAYcIBAAAAAEBKgAAoAgAMAEqAACgCAAwC8kHAQCqDQAhygcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgQgEAJ8NACGCCAQAnw0AIYMIBACfDQAhhAgEAJ8NACGFCAQAnw0AIYYIBACfDQAhhwgEAJ8NACECAAAAlggAICoAAKMIACALyQcBAKoNACHKBwEAqg0AIf8HAQCqDQAhgAgBAKoNACGBCAQAnw0AIYIIBACfDQAhgwgEAJ8NACGECAQAnw0AIYUIBACfDQAhhggEAJ8NACGHCAQAnw0AIQIAAACZCAAgKgAApQgAIAIAAACZCAAgKgAApQgAIAMAAACWCAAgMQAAnggAIDIAAKMIACABAAAAlggAIAEAAACZCAAgBQ0AAJIOACA3AACVDgAgOAAAlA4AIFkAAJMOACBaAACWDgAgDp0HAACMDAAwngcAAKwIABCfBwAAjAwAMMkHAQDUCwAhygcBANQLACH_BwEAxQsAIYAIAQDFCwAhgQgEALcLACGCCAQAtwsAIYMIBAC3CwAhhAgEALcLACGFCAQAtwsAIYYIBAC3CwAhhwgEALcLACEDAAAAmQgAIAEAAKsIADA2AACsCAAgAwAAAJkIACABAACaCAAwAgAAlggAIA-dBwAAigwAMJ4HAACyCAAQnwcAAIoMADDJBwEA7QsAIcoHAQDtCwAh_wcBANALACGACAEA0AsAIYEIBADACwAhgggEAMALACGDCAQAwAsAIYQIBADACwAhhQgEAMALACGGCAQAwAsAIYcIBADACwAhiAgAAIsMACABAAAArwgAIAEAAACvCAAgDp0HAACKDAAwngcAALIIABCfBwAAigwAMMkHAQDtCwAhygcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgQgEAMALACGCCAQAwAsAIYMIBADACwAhhAgEAMALACGFCAQAwAsAIYYIBADACwAhhwgEAMALACEAAwAAALIIACABAACzCAAwAgAArwgAIAMAAACyCAAgAQAAswgAMAIAAK8IACADAAAAsggAIAEAALMIADACAACvCAAgC8kHAQAAAAHKBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAQAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABASoAALcIACALyQcBAAAAAcoHAQAAAAH_BwEAAAABgAgBAAAAAYEIBAAAAAGCCAQAAAABgwgEAAAAAYQIBAAAAAGFCAQAAAABhggEAAAAAYcIBAAAAAEBKgAAuQgAMAEqAAC5CAAwC8kHAQCqDQAhygcBAKoNACH_BwEAqg0AIYAIAQCqDQAhgQgEAJ8NACGCCAQAnw0AIYMIBACfDQAhhAgEAJ8NACGFCAQAnw0AIYYIBACfDQAhhwgEAJ8NACECAAAArwgAICoAALwIACALyQcBAKoNACHKBwEAqg0AIf8HAQCqDQAhgAgBAKoNACGBCAQAnw0AIYIIBACfDQAhgwgEAJ8NACGECAQAnw0AIYUIBACfDQAhhggEAJ8NACGHCAQAnw0AIQIAAACyCAAgKgAAvggAIAIAAACyCAAgKgAAvggAIAMAAACvCAAgMQAAtwgAIDIAALwIACABAAAArwgAIAEAAACyCAAgBQ0AAI0OACA3AACQDgAgOAAAjw4AIFkAAI4OACBaAACRDgAgDp0HAACJDAAwngcAAMUIABCfBwAAiQwAMMkHAQDUCwAhygcBANQLACH_BwEAxQsAIYAIAQDFCwAhgQgEALcLACGCCAQAtwsAIYMIBAC3CwAhhAgEALcLACGFCAQAtwsAIYYIBAC3CwAhhwgEALcLACEDAAAAsggAIAEAAMQIADA2AADFCAAgAwAAALIIACABAACzCAAwAgAArwgAIAedBwAAiAwAMJ4HAADLCAAQnwcAAIgMADD7BwEAAAAB_AdAAMELACH9BwIA5QsAIf4HAgDlCwAhAQAAAMgIACABAAAAyAgAIAedBwAAiAwAMJ4HAADLCAAQnwcAAIgMADD7BwEA0AsAIfwHQADBCwAh_QcCAOULACH-BwIA5QsAIQADAAAAywgAIAEAAMwIADACAADICAAgAwAAAMsIACABAADMCAAwAgAAyAgAIAMAAADLCAAgAQAAzAgAMAIAAMgIACAE-wcBAAAAAfwHQAAAAAH9BwIAAAAB_gcCAAAAAQEqAADQCAAgBPsHAQAAAAH8B0AAAAAB_QcCAAAAAf4HAgAAAAEBKgAA0ggAMAEqAADSCAAwBPsHAQCqDQAh_AdAAKANACH9BwIAsg0AIf4HAgCyDQAhAgAAAMgIACAqAADVCAAgBPsHAQCqDQAh_AdAAKANACH9BwIAsg0AIf4HAgCyDQAhAgAAAMsIACAqAADXCAAgAgAAAMsIACAqAADXCAAgAwAAAMgIACAxAADQCAAgMgAA1QgAIAEAAADICAAgAQAAAMsIACAFDQAAiA4AIDcAAIsOACA4AACKDgAgWQAAiQ4AIFoAAIwOACAHnQcAAIcMADCeBwAA3ggAEJ8HAACHDAAw-wcBAMULACH8B0AAuAsAIf0HAgDXCwAh_gcCANcLACEDAAAAywgAIAEAAN0IADA2AADeCAAgAwAAAMsIACABAADMCAAwAgAAyAgAIAidBwAAhgwAMJ4HAADkCAAQnwcAAIYMADCyByAAAAAB9wcEAMALACH4B0AAwQsAIfkHBADACwAh-gdAANELACEBAAAA4QgAIAEAAADhCAAgCJ0HAACGDAAwngcAAOQIABCfBwAAhgwAMLIHIADkCwAh9wcEAMALACH4B0AAwQsAIfkHBADACwAh-gdAANELACEB-gcAAKYNACADAAAA5AgAIAEAAOUIADACAADhCAAgAwAAAOQIACABAADlCAAwAgAA4QgAIAMAAADkCAAgAQAA5QgAMAIAAOEIACAFsgcgAAAAAfcHBAAAAAH4B0AAAAAB-QcEAAAAAfoHQAAAAAEBKgAA6QgAIAWyByAAAAAB9wcEAAAAAfgHQAAAAAH5BwQAAAAB-gdAAAAAAQEqAADrCAAwASoAAOsIADAFsgcgAOINACH3BwQAnw0AIfgHQACgDQAh-QcEAJ8NACH6B0AAqw0AIQIAAADhCAAgKgAA7ggAIAWyByAA4g0AIfcHBACfDQAh-AdAAKANACH5BwQAnw0AIfoHQACrDQAhAgAAAOQIACAqAADwCAAgAgAAAOQIACAqAADwCAAgAwAAAOEIACAxAADpCAAgMgAA7ggAIAEAAADhCAAgAQAAAOQIACAGDQAAgw4AIDcAAIYOACA4AACFDgAgWQAAhA4AIFoAAIcOACD6BwAApg0AIAidBwAAhQwAMJ4HAAD3CAAQnwcAAIUMADCyByAA4AsAIfcHBAC3CwAh-AdAALgLACH5BwQAtwsAIfoHQADGCwAhAwAAAOQIACABAAD2CAAwNgAA9wgAIAMAAADkCAAgAQAA5QgAMAIAAOEIACALnQcAAIQMADCeBwAA_QgAEJ8HAACEDAAwoQdAAMELACGyBwQAAAABvAcCAOULACHyBwEA7QsAIfMHAQDQCwAh9AdAAMELACH1BwEA0gsAIfYHAQDSCwAhAQAAAPoIACABAAAA-ggAIAudBwAAhAwAMJ4HAAD9CAAQnwcAAIQMADChB0AAwQsAIbIHBADACwAhvAcCAOULACHyBwEA7QsAIfMHAQDQCwAh9AdAAMELACH1BwEA0gsAIfYHAQDSCwAhAvUHAACmDQAg9gcAAKYNACADAAAA_QgAIAEAAP4IADACAAD6CAAgAwAAAP0IACABAAD-CAAwAgAA-ggAIAMAAAD9CAAgAQAA_ggAMAIAAPoIACAIoQdAAAAAAbIHBAAAAAG8BwIAAAAB8gcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfYHAQAAAAEBKgAAggkAIAihB0AAAAABsgcEAAAAAbwHAgAAAAHyBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9gcBAAAAAQEqAACECQAwASoAAIQJADAIoQdAAKANACGyBwQAnw0AIbwHAgCyDQAh8gcBAKoNACHzBwEAqg0AIfQHQACgDQAh9QcBAKwNACH2BwEArA0AIQIAAAD6CAAgKgAAhwkAIAihB0AAoA0AIbIHBACfDQAhvAcCALINACHyBwEAqg0AIfMHAQCqDQAh9AdAAKANACH1BwEArA0AIfYHAQCsDQAhAgAAAP0IACAqAACJCQAgAgAAAP0IACAqAACJCQAgAwAAAPoIACAxAACCCQAgMgAAhwkAIAEAAAD6CAAgAQAAAP0IACAHDQAA_g0AIDcAAIEOACA4AACADgAgWQAA_w0AIFoAAIIOACD1BwAApg0AIPYHAACmDQAgC50HAACDDAAwngcAAJAJABCfBwAAgwwAMKEHQAC4CwAhsgcEALcLACG8BwIA1wsAIfIHAQDUCwAh8wcBAMULACH0B0AAuAsAIfUHAQDHCwAh9gcBAMcLACEDAAAA_QgAIAEAAI8JADA2AACQCQAgAwAAAP0IACABAAD-CAAwAgAA-ggAIA0FAQDQCwAhnQcAAIAMADCeBwAAlgkAEJ8HAACADAAwoQdAAMELACGsBwEA0AsAIesHBADACwAh7AcBANALACHtBwEA7QsAIe4HAQDQCwAh7wcAAIEMACDwBwAAgQwAIPEHAACCDAAgAQAAAJMJACABAAAAkwkAIAwFAQDQCwAhnQcAAIAMADCeBwAAlgkAEJ8HAACADAAwoQdAAMELACGsBwEA0AsAIesHBADACwAh7AcBANALACHtBwEA7QsAIe4HAQDQCwAh7wcAAIEMACDwBwAAgQwAIALvBwAApg0AIPAHAACmDQAgAwAAAJYJACABAACXCQAwAgAAkwkAIAMAAACWCQAgAQAAlwkAMAIAAJMJACADAAAAlgkAIAEAAJcJADACAACTCQAgCQUBAAAAAaEHQAAAAAGsBwEAAAAB6wcEAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HgAAAAAHwB4AAAAABASoAAJsJACAJBQEAAAABoQdAAAAAAawHAQAAAAHrBwQAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7weAAAAAAfAHgAAAAAEBKgAAnQkAMAEqAACdCQAwCQUBAKoNACGhB0AAoA0AIawHAQCqDQAh6wcEAJ8NACHsBwEAqg0AIe0HAQCqDQAh7gcBAKoNACHvB4AAAAAB8AeAAAAAAQIAAACTCQAgKgAAoAkAIAkFAQCqDQAhoQdAAKANACGsBwEAqg0AIesHBACfDQAh7AcBAKoNACHtBwEAqg0AIe4HAQCqDQAh7weAAAAAAfAHgAAAAAECAAAAlgkAICoAAKIJACACAAAAlgkAICoAAKIJACADAAAAkwkAIDEAAJsJACAyAACgCQAgAQAAAJMJACABAAAAlgkAIAcNAAD5DQAgNwAA_A0AIDgAAPsNACBZAAD6DQAgWgAA_Q0AIO8HAACmDQAg8AcAAKYNACAMBQEAxQsAIZ0HAAD9CwAwngcAAKkJABCfBwAA_QsAMKEHQAC4CwAhrAcBAMULACHrBwQAtwsAIewHAQDFCwAh7QcBANQLACHuBwEAxQsAIe8HAAD-CwAg8AcAAP4LACADAAAAlgkAIAEAAKgJADA2AACpCQAgAwAAAJYJACABAACXCQAwAgAAkwkAIBWdBwAA-AsAMJ4HAACvCQAQnwcAAPgLADChB0AAwQsAIbIHAQDtCwAhswcEAAAAAckHAQD5CwAhygcBAPkLACHVBwEA0AsAId8HAQDQCwAh4AcBANALACHhBwEA0gsAIeIHAQD5CwAh4wcBANALACHkBwEA0AsAIeUHAQDSCwAh5gcBANILACHnBwEA0gsAIegHAQDSCwAh6QcAAPoLACDqBwAB-wsAIQEAAACsCQAgAQAAAKwJACAVnQcAAPgLADCeBwAArwkAEJ8HAAD4CwAwoQdAAMELACGyBwEA7QsAIbMHBADACwAhyQcBAPkLACHKBwEA-QsAIdUHAQDQCwAh3wcBANALACHgBwEA0AsAIeEHAQDSCwAh4gcBAPkLACHjBwEA0AsAIeQHAQDQCwAh5QcBANILACHmBwEA0gsAIecHAQDSCwAh6AcBANILACHpBwAA-gsAIOoHAAH7CwAhCckHAACmDQAgygcAAKYNACDhBwAApg0AIOIHAACmDQAg5QcAAKYNACDmBwAApg0AIOcHAACmDQAg6AcAAKYNACDqBwAApg0AIAMAAACvCQAgAQAAsAkAMAIAAKwJACADAAAArwkAIAEAALAJADACAACsCQAgAwAAAK8JACABAACwCQAwAgAArAkAIBKhB0AAAAABsgcBAAAAAbMHBAAAAAHJBwEAAAABygcBAAAAAdUHAQAAAAHfBwEAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QeAAAAAAeoHAAEAAAEBKgAAtAkAIBKhB0AAAAABsgcBAAAAAbMHBAAAAAHJBwEAAAABygcBAAAAAdUHAQAAAAHfBwEAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QeAAAAAAeoHAAEAAAEBKgAAtgkAMAEqAAC2CQAwEqEHQACgDQAhsgcBAKoNACGzBwQAnw0AIckHAQCsDQAhygcBAKwNACHVBwEAqg0AId8HAQCqDQAh4AcBAKoNACHhBwEArA0AIeIHAQCsDQAh4wcBAKoNACHkBwEAqg0AIeUHAQCsDQAh5gcBAKwNACHnBwEArA0AIegHAQCsDQAh6QeAAAAAAeoHAAH4DQAhAgAAAKwJACAqAAC5CQAgEqEHQACgDQAhsgcBAKoNACGzBwQAnw0AIckHAQCsDQAhygcBAKwNACHVBwEAqg0AId8HAQCqDQAh4AcBAKoNACHhBwEArA0AIeIHAQCsDQAh4wcBAKoNACHkBwEAqg0AIeUHAQCsDQAh5gcBAKwNACHnBwEArA0AIegHAQCsDQAh6QeAAAAAAeoHAAH4DQAhAgAAAK8JACAqAAC7CQAgAgAAAK8JACAqAAC7CQAgAwAAAKwJACAxAAC0CQAgMgAAuQkAIAEAAACsCQAgAQAAAK8JACAODQAA8w0AIDcAAPYNACA4AAD1DQAgWQAA9A0AIFoAAPcNACDJBwAApg0AIMoHAACmDQAg4QcAAKYNACDiBwAApg0AIOUHAACmDQAg5gcAAKYNACDnBwAApg0AIOgHAACmDQAg6gcAAKYNACAVnQcAAPQLADCeBwAAwgkAEJ8HAAD0CwAwoQdAALgLACGyBwEA1AsAIbMHBAC3CwAhyQcBANYLACHKBwEA1gsAIdUHAQDFCwAh3wcBAMULACHgBwEAxQsAIeEHAQDHCwAh4gcBANYLACHjBwEAxQsAIeQHAQDFCwAh5QcBAMcLACHmBwEAxwsAIecHAQDHCwAh6AcBAMcLACHpBwAA1QsAIOoHAAH1CwAhAwAAAK8JACABAADBCQAwNgAAwgkAIAMAAACvCQAgAQAAsAkAMAIAAKwJACAJnQcAAPILADCeBwAAyAkAEJ8HAADyCwAwswcEAAAAAdYHBADACwAh2QcBAO0LACHaBwAB7gsAId0HBAAAAAHeBwAA8wsAIAEAAADFCQAgAQAAAMUJACAInQcAAPILADCeBwAAyAkAEJ8HAADyCwAwswcEAMALACHWBwQAwAsAIdkHAQDtCwAh2gcAAe4LACHdBwQAwAsAIQADAAAAyAkAIAEAAMkJADACAADFCQAgAwAAAMgJACABAADJCQAwAgAAxQkAIAMAAADICQAgAQAAyQkAMAIAAMUJACAFswcEAAAAAdYHBAAAAAHZBwEAAAAB2gcAAQAAAd0HBAAAAAEBKgAAzQkAIAWzBwQAAAAB1gcEAAAAAdkHAQAAAAHaBwABAAAB3QcEAAAAAQEqAADPCQAwASoAAM8JADAFswcEAJ8NACHWBwQAnw0AIdkHAQCqDQAh2gcAAe0NACHdBwQAnw0AIQIAAADFCQAgKgAA0gkAIAWzBwQAnw0AIdYHBACfDQAh2QcBAKoNACHaBwAB7Q0AId0HBACfDQAhAgAAAMgJACAqAADUCQAgAgAAAMgJACAqAADUCQAgAwAAAMUJACAxAADNCQAgMgAA0gkAIAEAAADFCQAgAQAAAMgJACAFDQAA7g0AIDcAAPENACA4AADwDQAgWQAA7w0AIFoAAPINACAInQcAAPELADCeBwAA2wkAEJ8HAADxCwAwswcEALcLACHWBwQAtwsAIdkHAQDUCwAh2gcAAekLACHdBwQAtwsAIQMAAADICQAgAQAA2gkAMDYAANsJACADAAAAyAkAIAEAAMkJADACAADFCQAgC50HAADsCwAwngcAAOEJABCfBwAA7AsAMKEHQADBCwAh1gcEAMALACHZBwEA7QsAIdoHAAHuCwAh2wcBANALACHcBwAB7gsAId0HBAAAAAHeBwAA8AsAIAEAAADeCQAgAQAAAN4JACAKnQcAAOwLADCeBwAA4QkAEJ8HAADsCwAwoQdAAMELACHWBwQAwAsAIdkHAQDtCwAh2gcAAe4LACHbBwEA0AsAIdwHAAHuCwAh3QcEAMALACEAAwAAAOEJACABAADiCQAwAgAA3gkAIAMAAADhCQAgAQAA4gkAMAIAAN4JACADAAAA4QkAIAEAAOIJADACAADeCQAgB6EHQAAAAAHWBwQAAAAB2QcBAAAAAdoHAAEAAAHbBwEAAAAB3AcAAQAAAd0HBAAAAAEBKgAA5gkAIAehB0AAAAAB1gcEAAAAAdkHAQAAAAHaBwABAAAB2wcBAAAAAdwHAAEAAAHdBwQAAAABASoAAOgJADABKgAA6AkAMAehB0AAoA0AIdYHBACfDQAh2QcBAKoNACHaBwAB7Q0AIdsHAQCqDQAh3AcAAe0NACHdBwQAnw0AIQIAAADeCQAgKgAA6wkAIAehB0AAoA0AIdYHBACfDQAh2QcBAKoNACHaBwAB7Q0AIdsHAQCqDQAh3AcAAe0NACHdBwQAnw0AIQIAAADhCQAgKgAA7QkAIAIAAADhCQAgKgAA7QkAIAMAAADeCQAgMQAA5gkAIDIAAOsJACABAAAA3gkAIAEAAADhCQAgBQ0AAOgNACA3AADrDQAgOAAA6g0AIFkAAOkNACBaAADsDQAgCp0HAADoCwAwngcAAPQJABCfBwAA6AsAMKEHQAC4CwAh1gcEALcLACHZBwEA1AsAIdoHAAHpCwAh2wcBAMULACHcBwAB6QsAId0HBAC3CwAhAwAAAOEJACABAADzCQAwNgAA9AkAIAMAAADhCQAgAQAA4gkAMAIAAN4JACAFnQcAAOcLADCeBwAA-gkAEJ8HAADnCwAwsgcgAAAAAdgHBADACwAhAQAAAPcJACABAAAA9wkAIAWdBwAA5wsAMJ4HAAD6CQAQnwcAAOcLADCyByAA5AsAIdgHBADACwAhAAMAAAD6CQAgAQAA-wkAMAIAAPcJACADAAAA-gkAIAEAAPsJADACAAD3CQAgAwAAAPoJACABAAD7CQAwAgAA9wkAIAKyByAAAAAB2AcEAAAAAQEqAAD_CQAgArIHIAAAAAHYBwQAAAABASoAAIEKADABKgAAgQoAMAKyByAA4g0AIdgHBACfDQAhAgAAAPcJACAqAACECgAgArIHIADiDQAh2AcEAJ8NACECAAAA-gkAICoAAIYKACACAAAA-gkAICoAAIYKACADAAAA9wkAIDEAAP8JACAyAACECgAgAQAAAPcJACABAAAA-gkAIAUNAADjDQAgNwAA5g0AIDgAAOUNACBZAADkDQAgWgAA5w0AIAWdBwAA5gsAMJ4HAACNCgAQnwcAAOYLADCyByAA4AsAIdgHBAC3CwAhAwAAAPoJACABAACMCgAwNgAAjQoAIAMAAAD6CQAgAQAA-wkAMAIAAPcJACALnQcAAOMLADCeBwAAkwoAEJ8HAADjCwAwrgcBANILACGyByAAAAABvAcCAOULACG_B0AAwQsAIc4HQADRCwAh1QcBANALACHWBwQAwAsAIdcHQADRCwAhAQAAAJAKACABAAAAkAoAIAudBwAA4wsAMJ4HAACTCgAQnwcAAOMLADCuBwEA0gsAIbIHIADkCwAhvAcCAOULACG_B0AAwQsAIc4HQADRCwAh1QcBANALACHWBwQAwAsAIdcHQADRCwAhA64HAACmDQAgzgcAAKYNACDXBwAApg0AIAMAAACTCgAgAQAAlAoAMAIAAJAKACADAAAAkwoAIAEAAJQKADACAACQCgAgAwAAAJMKACABAACUCgAwAgAAkAoAIAiuBwEAAAABsgcgAAAAAbwHAgAAAAG_B0AAAAABzgdAAAAAAdUHAQAAAAHWBwQAAAAB1wdAAAAAAQEqAACYCgAgCK4HAQAAAAGyByAAAAABvAcCAAAAAb8HQAAAAAHOB0AAAAAB1QcBAAAAAdYHBAAAAAHXB0AAAAABASoAAJoKADABKgAAmgoAMAiuBwEArA0AIbIHIADiDQAhvAcCALINACG_B0AAoA0AIc4HQACrDQAh1QcBAKoNACHWBwQAnw0AIdcHQACrDQAhAgAAAJAKACAqAACdCgAgCK4HAQCsDQAhsgcgAOINACG8BwIAsg0AIb8HQACgDQAhzgdAAKsNACHVBwEAqg0AIdYHBACfDQAh1wdAAKsNACECAAAAkwoAICoAAJ8KACACAAAAkwoAICoAAJ8KACADAAAAkAoAIDEAAJgKACAyAACdCgAgAQAAAJAKACABAAAAkwoAIAgNAADdDQAgNwAA4A0AIDgAAN8NACBZAADeDQAgWgAA4Q0AIK4HAACmDQAgzgcAAKYNACDXBwAApg0AIAudBwAA3wsAMJ4HAACmCgAQnwcAAN8LADCuBwEAxwsAIbIHIADgCwAhvAcCANcLACG_B0AAuAsAIc4HQADGCwAh1QcBAMULACHWBwQAtwsAIdcHQADGCwAhAwAAAJMKACABAAClCgAwNgAApgoAIAMAAACTCgAgAQAAlAoAMAIAAJAKACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBADAADaDQAgIgAA2w0AICMAANwNACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQEqAACuCgAgDaEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwAA2Q0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABASoAALAKADABKgAAsAoAMBADAAC-DQAgIgAAvw0AICMAAMANACChB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQIAAAB7ACAqAACzCgAgDaEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsHAQCqDQAhzAcAAL0NACDNBwEArA0AIc4HQACrDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhAgAAAHkAICoAALUKACACAAAAeQAgKgAAtQoAIAMAAAB7ACAxAACuCgAgMgAAswoAIAEAAAB7ACABAAAAeQAgBg0AALoNACA3AAC8DQAgOAAAuw0AIMoHAACmDQAgzQcAAKYNACDOBwAApg0AIBCdBwAA3QsAMJ4HAAC8CgAQnwcAAN0LADChB0AAuAsAIawHAQDFCwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAhygcBANYLACHLBwEAxQsAIcwHAADeCwAgzQcBAMcLACHOB0AAxgsAIc8HAQDFCwAh0AcBAMULACHRB0AAuAsAIQMAAAB5ACABAAC7CgAwNgAAvAoAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAfwAgAQAAAH8AIAMAAAB9ACABAAB-ADACAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAYhAAC5DQAgoQdAAAAAAbIHAQAAAAG0BwEAAAABxwcBAAAAAcgHQAAAAAEBKgAAxAoAIAWhB0AAAAABsgcBAAAAAbQHAQAAAAHHBwEAAAAByAdAAAAAAQEqAADGCgAwASoAAMYKADAGIQAAuA0AIKEHQACgDQAhsgcBAKoNACG0BwEAqg0AIccHAQCqDQAhyAdAAKsNACECAAAAfwAgKgAAyQoAIAWhB0AAoA0AIbIHAQCqDQAhtAcBAKoNACHHBwEAqg0AIcgHQACrDQAhAgAAAH0AICoAAMsKACACAAAAfQAgKgAAywoAIAMAAAB_ACAxAADECgAgMgAAyQoAIAEAAAB_ACABAAAAfQAgBA0AALUNACA3AAC3DQAgOAAAtg0AIMgHAACmDQAgCJ0HAADcCwAwngcAANIKABCfBwAA3AsAMKEHQAC4CwAhsgcBANQLACG0BwEA1AsAIccHAQDFCwAhyAdAAMYLACEDAAAAfQAgAQAA0QoAMDYAANIKACADAAAAfQAgAQAAfgAwAgAAfwAgAQAAAIMBACABAAAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIBMhAAC0DQAgKoAAAAABoQdAAAAAAa4HAQAAAAGyBwEAAAABswcEAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAEBKgAA2goAIBIqgAAAAAGhB0AAAAABrgcBAAAAAbIHAQAAAAGzBwQAAAABtAcBAAAAAbUHAQAAAAG2BwEAAAABtwcBAAAAAbgHAQAAAAG5B0AAAAABugcBAAAAAbsHAQAAAAG8BwIAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwAdAAAAAAQEqAADcCgAwASoAANwKADATIQAAsw0AICqAAAAAAaEHQACgDQAhrgcBAKwNACGyBwEAqg0AIbMHBACfDQAhtAcBAKoNACG1BwEAqg0AIbYHAQCqDQAhtwcBAKoNACG4BwEAqg0AIbkHQACgDQAhugcBAKwNACG7BwEAqg0AIbwHAgCyDQAhvQdAAKsNACG-B0AAqw0AIb8HQACgDQAhwAdAAKsNACECAAAAgwEAICoAAN8KACASKoAAAAABoQdAAKANACGuBwEArA0AIbIHAQCqDQAhswcEAJ8NACG0BwEAqg0AIbUHAQCqDQAhtgcBAKoNACG3BwEAqg0AIbgHAQCqDQAhuQdAAKANACG6BwEArA0AIbsHAQCqDQAhvAcCALINACG9B0AAqw0AIb4HQACrDQAhvwdAAKANACHAB0AAqw0AIQIAAACBAQAgKgAA4QoAIAIAAACBAQAgKgAA4QoAIAMAAACDAQAgMQAA2goAIDIAAN8KACABAAAAgwEAIAEAAACBAQAgCg0AAK0NACA3AACwDQAgOAAArw0AIFkAAK4NACBaAACxDQAgrgcAAKYNACC6BwAApg0AIL0HAACmDQAgvgcAAKYNACDABwAApg0AIBUqAADVCwAgnQcAANMLADCeBwAA6AoAEJ8HAADTCwAwoQdAALgLACGuBwEAxwsAIbIHAQDUCwAhswcEALcLACG0BwEA1AsAIbUHAQDUCwAhtgcBAMULACG3BwEAxQsAIbgHAQDFCwAhuQdAALgLACG6BwEA1gsAIbsHAQDFCwAhvAcCANcLACG9B0AAxgsAIb4HQADGCwAhvwdAALgLACHAB0AAxgsAIQMAAACBAQAgAQAA5woAMDYAAOgKACADAAAAgQEAIAEAAIIBADACAACDAQAgB50HAADPCwAwngcAAO4KABCfBwAAzwsAMKEHQADBCwAhrAcBAAAAAa0HQADRCwAhrgcBANILACEBAAAA6woAIAEAAADrCgAgB50HAADPCwAwngcAAO4KABCfBwAAzwsAMKEHQADBCwAhrAcBANALACGtB0AA0QsAIa4HAQDSCwAhAq0HAACmDQAgrgcAAKYNACADAAAA7goAIAEAAO8KADACAADrCgAgAwAAAO4KACABAADvCgAwAgAA6woAIAMAAADuCgAgAQAA7woAMAIAAOsKACAEoQdAAAAAAawHAQAAAAGtB0AAAAABrgcBAAAAAQEqAADzCgAgBKEHQAAAAAGsBwEAAAABrQdAAAAAAa4HAQAAAAEBKgAA9QoAMAEqAAD1CgAwBKEHQACgDQAhrAcBAKoNACGtB0AAqw0AIa4HAQCsDQAhAgAAAOsKACAqAAD4CgAgBKEHQACgDQAhrAcBAKoNACGtB0AAqw0AIa4HAQCsDQAhAgAAAO4KACAqAAD6CgAgAgAAAO4KACAqAAD6CgAgAwAAAOsKACAxAADzCgAgMgAA-AoAIAEAAADrCgAgAQAAAO4KACAFDQAApw0AIDcAAKkNACA4AACoDQAgrQcAAKYNACCuBwAApg0AIAedBwAAxAsAMJ4HAACBCwAQnwcAAMQLADChB0AAuAsAIawHAQDFCwAhrQdAAMYLACGuBwEAxwsAIQMAAADuCgAgAQAAgAsAMDYAAIELACADAAAA7goAIAEAAO8KADACAADrCgAgBZ0HAADDCwAwngcAAIcLABCfBwAAwwsAMKoHBAAAAAGrB0AAwQsAIQEAAACECwAgAQAAAIQLACAFnQcAAMMLADCeBwAAhwsAEJ8HAADDCwAwqgcEAMALACGrB0AAwQsAIQADAAAAhwsAIAEAAIgLADACAACECwAgAwAAAIcLACABAACICwAwAgAAhAsAIAMAAACHCwAgAQAAiAsAMAIAAIQLACACqgcEAAAAAasHQAAAAAEBKgAAjAsAIAKqBwQAAAABqwdAAAAAAQEqAACOCwAwASoAAI4LADACqgcEAJ8NACGrB0AAoA0AIQIAAACECwAgKgAAkQsAIAKqBwQAnw0AIasHQACgDQAhAgAAAIcLACAqAACTCwAgAgAAAIcLACAqAACTCwAgAwAAAIQLACAxAACMCwAgMgAAkQsAIAEAAACECwAgAQAAAIcLACAFDQAAoQ0AIDcAAKQNACA4AACjDQAgWQAAog0AIFoAAKUNACAFnQcAAMILADCeBwAAmgsAEJ8HAADCCwAwqgcEALcLACGrB0AAuAsAIQMAAACHCwAgAQAAmQsAMDYAAJoLACADAAAAhwsAIAEAAIgLADACAACECwAgBZ0HAAC_CwAwngcAAKALABCfBwAAvwsAMKAHBAAAAAGhB0AAwQsAIQEAAACdCwAgAQAAAJ0LACAFnQcAAL8LADCeBwAAoAsAEJ8HAAC_CwAwoAcEAMALACGhB0AAwQsAIQADAAAAoAsAIAEAAKELADACAACdCwAgAwAAAKALACABAAChCwAwAgAAnQsAIAMAAACgCwAgAQAAoQsAMAIAAJ0LACACoAcEAAAAAaEHQAAAAAEBKgAApQsAIAKgBwQAAAABoQdAAAAAAQEqAACnCwAwASoAAKcLADACoAcEAJ8NACGhB0AAoA0AIQIAAACdCwAgKgAAqgsAIAKgBwQAnw0AIaEHQACgDQAhAgAAAKALACAqAACsCwAgAgAAAKALACAqAACsCwAgAwAAAJ0LACAxAAClCwAgMgAAqgsAIAEAAACdCwAgAQAAAKALACAFDQAAmg0AIDcAAJ0NACA4AACcDQAgWQAAmw0AIFoAAJ4NACAFnQcAALYLADCeBwAAswsAEJ8HAAC2CwAwoAcEALcLACGhB0AAuAsAIQMAAACgCwAgAQAAsgsAMDYAALMLACADAAAAoAsAIAEAAKELADACAACdCwAgBZ0HAAC2CwAwngcAALMLABCfBwAAtgsAMKAHBAC3CwAhoQdAALgLACENDQAAugsAIDcAAL4LACA4AAC-CwAgWQAAvQsAIFoAAL4LACCiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEALwLACELDQAAugsAIDcAALsLACA4AAC7CwAgogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQAC5CwAhCw0AALoLACA3AAC7CwAgOAAAuwsAIKIHQAAAAAGjB0AAAAAEpAdAAAAABKUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAuQsAIQiiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCALoLACEIogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQAC7CwAhDQ0AALoLACA3AAC-CwAgOAAAvgsAIFkAAL0LACBaAAC-CwAgogcEAAAAAaMHBAAAAASkBwQAAAAEpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAC8CwAhCKIHCAAAAAGjBwgAAAAEpAcIAAAABKUHCAAAAAGmBwgAAAABpwcIAAAAAagHCAAAAAGpBwgAvQsAIQiiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAL4LACEFnQcAAL8LADCeBwAAoAsAEJ8HAAC_CwAwoAcEAMALACGhB0AAwQsAIQiiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAL4LACEIogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQAC7CwAhBZ0HAADCCwAwngcAAJoLABCfBwAAwgsAMKoHBAC3CwAhqwdAALgLACEFnQcAAMMLADCeBwAAhwsAEJ8HAADDCwAwqgcEAMALACGrB0AAwQsAIQedBwAAxAsAMJ4HAACBCwAQnwcAAMQLADChB0AAuAsAIawHAQDFCwAhrQdAAMYLACGuBwEAxwsAIQ4NAAC6CwAgNwAAzgsAIDgAAM4LACCiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAM0LACGvBwEAAAABsAcBAAAAAbEHAQAAAAELDQAAyQsAIDcAAMwLACA4AADMCwAgogdAAAAAAaMHQAAAAAWkB0AAAAAFpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQADLCwAhDg0AAMkLACA3AADKCwAgOAAAygsAIKIHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAyAsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQ4NAADJCwAgNwAAygsAIDgAAMoLACCiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMgLACGvBwEAAAABsAcBAAAAAbEHAQAAAAEIogcCAAAAAaMHAgAAAAWkBwIAAAAFpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgDJCwAhC6IHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAygsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQsNAADJCwAgNwAAzAsAIDgAAMwLACCiB0AAAAABowdAAAAABaQHQAAAAAWlB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAAMsLACEIogdAAAAAAaMHQAAAAAWkB0AAAAAFpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQADMCwAhDg0AALoLACA3AADOCwAgOAAAzgsAIKIHAQAAAAGjBwEAAAAEpAcBAAAABKUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAzQsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQuiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAM4LACGvBwEAAAABsAcBAAAAAbEHAQAAAAEHnQcAAM8LADCeBwAA7goAEJ8HAADPCwAwoQdAAMELACGsBwEA0AsAIa0HQADRCwAhrgcBANILACELogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDOCwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABCKIHQAAAAAGjB0AAAAAFpAdAAAAABaUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAzAsAIQuiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMoLACGvBwEAAAABsAcBAAAAAbEHAQAAAAEVKgAA1QsAIJ0HAADTCwAwngcAAOgKABCfBwAA0wsAMKEHQAC4CwAhrgcBAMcLACGyBwEA1AsAIbMHBAC3CwAhtAcBANQLACG1BwEA1AsAIbYHAQDFCwAhtwcBAMULACG4BwEAxQsAIbkHQAC4CwAhugcBANYLACG7BwEAxQsAIbwHAgDXCwAhvQdAAMYLACG-B0AAxgsAIb8HQAC4CwAhwAdAAMYLACELDQAAugsAIDcAAM4LACA4AADOCwAgogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDbCwAhDw0AALoLACA3AADaCwAgOAAA2gsAIKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQsNAADJCwAgNwAAygsAIDgAAMoLACCiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBANkLACENDQAAugsAIDcAALoLACA4AAC6CwAgWQAAvQsAIFoAALoLACCiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCANgLACENDQAAugsAIDcAALoLACA4AAC6CwAgWQAAvQsAIFoAALoLACCiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCANgLACELDQAAyQsAIDcAAMoLACA4AADKCwAgogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDZCwAhDKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQsNAAC6CwAgNwAAzgsAIDgAAM4LACCiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBANsLACEInQcAANwLADCeBwAA0goAEJ8HAADcCwAwoQdAALgLACGyBwEA1AsAIbQHAQDUCwAhxwcBAMULACHIB0AAxgsAIRCdBwAA3QsAMJ4HAAC8CgAQnwcAAN0LADChB0AAuAsAIawHAQDFCwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAhygcBANYLACHLBwEAxQsAIcwHAADeCwAgzQcBAMcLACHOB0AAxgsAIc8HAQDFCwAh0AcBAMULACHRB0AAuAsAIQSiBwEAAAAF0gcBAAAAAdMHAQAAAATUBwEAAAAEC50HAADfCwAwngcAAKYKABCfBwAA3wsAMK4HAQDHCwAhsgcgAOALACG8BwIA1wsAIb8HQAC4CwAhzgdAAMYLACHVBwEAxQsAIdYHBAC3CwAh1wdAAMYLACEFDQAAugsAIDcAAOILACA4AADiCwAgogcgAAAAAakHIADhCwAhBQ0AALoLACA3AADiCwAgOAAA4gsAIKIHIAAAAAGpByAA4QsAIQKiByAAAAABqQcgAOILACELnQcAAOMLADCeBwAAkwoAEJ8HAADjCwAwrgcBANILACGyByAA5AsAIbwHAgDlCwAhvwdAAMELACHOB0AA0QsAIdUHAQDQCwAh1gcEAMALACHXB0AA0QsAIQKiByAAAAABqQcgAOILACEIogcCAAAAAaMHAgAAAASkBwIAAAAEpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgC6CwAhBZ0HAADmCwAwngcAAI0KABCfBwAA5gsAMLIHIADgCwAh2AcEALcLACEFnQcAAOcLADCeBwAA-gkAEJ8HAADnCwAwsgcgAOQLACHYBwQAwAsAIQqdBwAA6AsAMJ4HAAD0CQAQnwcAAOgLADChB0AAuAsAIdYHBAC3CwAh2QcBANQLACHaBwAB6QsAIdsHAQDFCwAh3AcAAekLACHdBwQAtwsAIQcNAAC6CwAgNwAA6wsAIDgAAOsLACCiBwABAAABowcAAQAABKQHAAEAAASpBwAB6gsAIQcNAAC6CwAgNwAA6wsAIDgAAOsLACCiBwABAAABowcAAQAABKQHAAEAAASpBwAB6gsAIQSiBwABAAABowcAAQAABKQHAAEAAASpBwAB6wsAIQqdBwAA7AsAMJ4HAADhCQAQnwcAAOwLADChB0AAwQsAIdYHBADACwAh2QcBAO0LACHaBwAB7gsAIdsHAQDQCwAh3AcAAe4LACHdBwQAwAsAIQiiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAO8LACEEogcAAQAAAaMHAAEAAASkBwABAAAEqQcAAesLACEIogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDvCwAhAtYHBAAAAAHZBwEAAAABCJ0HAADxCwAwngcAANsJABCfBwAA8QsAMLMHBAC3CwAh1gcEALcLACHZBwEA1AsAIdoHAAHpCwAh3QcEALcLACEInQcAAPILADCeBwAAyAkAEJ8HAADyCwAwswcEAMALACHWBwQAwAsAIdkHAQDtCwAh2gcAAe4LACHdBwQAwAsAIQLWBwQAAAAB2QcBAAAAARWdBwAA9AsAMJ4HAADCCQAQnwcAAPQLADChB0AAuAsAIbIHAQDUCwAhswcEALcLACHJBwEA1gsAIcoHAQDWCwAh1QcBAMULACHfBwEAxQsAIeAHAQDFCwAh4QcBAMcLACHiBwEA1gsAIeMHAQDFCwAh5AcBAMULACHlBwEAxwsAIeYHAQDHCwAh5wcBAMcLACHoBwEAxwsAIekHAADVCwAg6gcAAfULACEHDQAAyQsAIDcAAPcLACA4AAD3CwAgogcAAQAAAaMHAAEAAAWkBwABAAAFqQcAAfYLACEHDQAAyQsAIDcAAPcLACA4AAD3CwAgogcAAQAAAaMHAAEAAAWkBwABAAAFqQcAAfYLACEEogcAAQAAAaMHAAEAAAWkBwABAAAFqQcAAfcLACEVnQcAAPgLADCeBwAArwkAEJ8HAAD4CwAwoQdAAMELACGyBwEA7QsAIbMHBADACwAhyQcBAPkLACHKBwEA-QsAIdUHAQDQCwAh3wcBANALACHgBwEA0AsAIeEHAQDSCwAh4gcBAPkLACHjBwEA0AsAIeQHAQDQCwAh5QcBANILACHmBwEA0gsAIecHAQDSCwAh6AcBANILACHpBwAA-gsAIOoHAAH7CwAhCKIHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEA_AsAIQyiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAEEogcAAQAAAaMHAAEAAAWkBwABAAAFqQcAAfcLACEIogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQD8CwAhDAUBAMULACGdBwAA_QsAMJ4HAACpCQAQnwcAAP0LADChB0AAuAsAIawHAQDFCwAh6wcEALcLACHsBwEAxQsAIe0HAQDUCwAh7gcBAMULACHvBwAA_gsAIPAHAAD-CwAgDw0AAMkLACA3AAD_CwAgOAAA_wsAIKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQyiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAEMBQEA0AsAIZ0HAACADAAwngcAAJYJABCfBwAAgAwAMKEHQADBCwAhrAcBANALACHrBwQAwAsAIewHAQDQCwAh7QcBAO0LACHuBwEA0AsAIe8HAACBDAAg8AcAAIEMACAMogeAAAAAAaUHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHgAAAAAHGB4AAAAABAgUBAAAAAesHBAAAAAELnQcAAIMMADCeBwAAkAkAEJ8HAACDDAAwoQdAALgLACGyBwQAtwsAIbwHAgDXCwAh8gcBANQLACHzBwEAxQsAIfQHQAC4CwAh9QcBAMcLACH2BwEAxwsAIQudBwAAhAwAMJ4HAAD9CAAQnwcAAIQMADChB0AAwQsAIbIHBADACwAhvAcCAOULACHyBwEA7QsAIfMHAQDQCwAh9AdAAMELACH1BwEA0gsAIfYHAQDSCwAhCJ0HAACFDAAwngcAAPcIABCfBwAAhQwAMLIHIADgCwAh9wcEALcLACH4B0AAuAsAIfkHBAC3CwAh-gdAAMYLACEInQcAAIYMADCeBwAA5AgAEJ8HAACGDAAwsgcgAOQLACH3BwQAwAsAIfgHQADBCwAh-QcEAMALACH6B0AA0QsAIQedBwAAhwwAMJ4HAADeCAAQnwcAAIcMADD7BwEAxQsAIfwHQAC4CwAh_QcCANcLACH-BwIA1wsAIQedBwAAiAwAMJ4HAADLCAAQnwcAAIgMADD7BwEA0AsAIfwHQADBCwAh_QcCAOULACH-BwIA5QsAIQ6dBwAAiQwAMJ4HAADFCAAQnwcAAIkMADDJBwEA1AsAIcoHAQDUCwAh_wcBAMULACGACAEAxQsAIYEIBAC3CwAhgggEALcLACGDCAQAtwsAIYQIBAC3CwAhhQgEALcLACGGCAQAtwsAIYcIBAC3CwAhDp0HAACKDAAwngcAALIIABCfBwAAigwAMMkHAQDtCwAhygcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgQgEAMALACGCCAQAwAsAIYMIBADACwAhhAgEAMALACGFCAQAwAsAIYYIBADACwAhhwgEAMALACEEygcBAAAAAf8HAQAAAAGACAEAAAABgQgEAAAAAQ6dBwAAjAwAMJ4HAACsCAAQnwcAAIwMADDJBwEA1AsAIcoHAQDUCwAh_wcBAMULACGACAEAxQsAIYEIBAC3CwAhgggEALcLACGDCAQAtwsAIYQIBAC3CwAhhQgEALcLACGGCAQAtwsAIYcIBAC3CwAhDp0HAACNDAAwngcAAJkIABCfBwAAjQwAMMkHAQDtCwAhygcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgQgEAMALACGCCAQAwAsAIYMIBADACwAhhAgEAMALACGFCAQAwAsAIYYIBADACwAhhwgEAMALACEEygcBAAAAAf8HAQAAAAGACAEAAAABgQgEAAAAAQ2dBwAAjwwAMJ4HAACTCAAQnwcAAI8MADChB0AAuAsAIbIHAQDUCwAhyQcBANQLACHKBwEA1AsAIeUHAQDFCwAh_wcBAMULACGACAEAxQsAIYkIBAC3CwAhiggEALcLACGLCAEAxQsAIQ2dBwAAkAwAMJ4HAACACAAQnwcAAJAMADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHKBwEA7QsAIeUHAQDQCwAh_wcBANALACGACAEA0AsAIYkIBADACwAhiggEAMALACGLCAEA0AsAIQLJBwEAAAABiwgBAAAAAQidBwAAkgwAMJ4HAAD6BwAQnwcAAJIMADChB0AAuAsAIaoHBAC3CwAhsgcBANQLACHJBwEA1AsAIY0IAADVCwAgCJ0HAACTDAAwngcAAOcHABCfBwAAkwwAMKEHQADBCwAhqgcEAMALACGyBwEA7QsAIckHAQDtCwAhjQgAAPoLACACqgcEAAAAAckHAQAAAAEQnQcAAJUMADCeBwAA4QcAEJ8HAACVDAAwyQcBANQLACHKBwEA1AsAIfIHAQDUCwAh_wcBAMULACGACAEAxQsAIYMIAgCXDAAhjwgBAMULACGQCAIA1wsAIZEIBAC3CwAhkggEAJYMACGTCAQAlgwAIZQIQADGCwAhlQgEAJYMACENDQAAyQsAIDcAAJsMACA4AACbDAAgWQAAmQwAIFoAAJsMACCiBwQAAAABowcEAAAABaQHBAAAAAWlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAJoMACENDQAAyQsAIDcAAMkLACA4AADJCwAgWQAAmQwAIFoAAMkLACCiBwIAAAABowcCAAAABaQHAgAAAAWlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAJgMACENDQAAyQsAIDcAAMkLACA4AADJCwAgWQAAmQwAIFoAAMkLACCiBwIAAAABowcCAAAABaQHAgAAAAWlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAJgMACEIogcIAAAAAaMHCAAAAAWkBwgAAAAFpQcIAAAAAaYHCAAAAAGnBwgAAAABqAcIAAAAAakHCACZDAAhDQ0AAMkLACA3AACbDAAgOAAAmwwAIFkAAJkMACBaAACbDAAgogcEAAAAAaMHBAAAAAWkBwQAAAAFpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBACaDAAhCKIHBAAAAAGjBwQAAAAFpAcEAAAABaUHBAAAAAGmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAmwwAIRCdBwAAnAwAMJ4HAADOBwAQnwcAAJwMADDJBwEA7QsAIcoHAQDtCwAh8gcBAO0LACH_BwEA0AsAIYAIAQDQCwAhgwgCAJ4MACGPCAEA0AsAIZAIAgDlCwAhkQgEAMALACGSCAQAnQwAIZMIBACdDAAhlAhAANELACGVCAQAnQwAIQiiBwQAAAABowcEAAAABaQHBAAAAAWlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAJsMACEIogcCAAAAAaMHAgAAAAWkBwIAAAAFpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgDJCwAhGJ0HAACfDAAwngcAAMgHABCfBwAAnwwAMKEHQAC4CwAhygcBANQLACHyBwEA1AsAIZAIAgDXCwAhlggBANQLACGXCAEAxQsAIZgIAgDXCwAhmQgEALcLACGaCAEAxQsAIZsIAQDFCwAhnAgBAMULACGdCAIA1wsAIZ4IAgDXCwAhnwgCANcLACGgCAAA1QsAIKEIQADGCwAhoghAAMYLACGjCEAAxgsAIaQIBAC3CwAhpQgEALcLACGmCAEAxQsAIQqdBwAAoAwAMJ4HAACyBwAQnwcAAKAMADCyBwEA1AsAIcoHAQDUCwAh4gcBANQLACHyBwEA1AsAIfQHQAC4CwAhpwgCANcLACGoCEAAuAsAIQqdBwAAoQwAMJ4HAACfBwAQnwcAAKEMADCyBwEA7QsAIcoHAQDtCwAh4gcBAO0LACHyBwEA7QsAIfQHQADBCwAhpwgCAOULACGoCEAAwQsAIRIFAQDFCwAhnQcAAKIMADCeBwAAmQcAEJ8HAACiDAAwrAcBAMULACHlBwEAxQsAIesHBAC3CwAh7AcBAMULACHtBwEA1AsAIfIHAQDUCwAhqQgBAMULACGqCAEAxQsAIasIAQDFCwAhrAgCANcLACGtCEAAuAsAIa4IQAC4CwAhrwgEALcLACGwCAIA1wsAIRIFAQDQCwAhnQcAAKMMADCeBwAAhgcAEJ8HAACjDAAwrAcBANALACHlBwEA0AsAIesHBADACwAh7AcBANALACHtBwEA7QsAIfIHAQDtCwAhqQgBANALACGqCAEA0AsAIasIAQDQCwAhrAgCAOULACGtCEAAwQsAIa4IQADBCwAhrwgEAMALACGwCAIA5QsAIQIFAQAAAAGsBwEAAAABAvIHAQAAAAGpCAEAAAABIAUBAMULACGdBwAApgwAMJ4HAACABwAQnwcAAKYMADChB0AAuAsAIawHAQDFCwAh5gcBAMcLACHrBwQAtwsAIewHAQDFCwAh7QcBANQLACGcCAEAxwsAIbMIBAC3CwAhtAhAAMYLACG1CAAA1QsAILYIAADVCwAgtwgAANULACC4CAEAxQsAIbkIQAC4CwAhugggAOALACG7CAEAxwsAIbwIAQDHCwAhvQgBAMcLACG-CAAA1QsAIL8IAADVCwAgwAgAANULACDBCAAA1QsAIMIIAQDHCwAhwwgBAMcLACHECAIA1wsAIcUIAQDHCwAhxggCANcLACHHCAIA1wsAISAFAQDQCwAhnQcAAKcMADCeBwAA7QYAEJ8HAACnDAAwoQdAAMELACGsBwEA0AsAIeYHAQDSCwAh6wcEAMALACHsBwEA0AsAIe0HAQDtCwAhnAgBANILACGzCAQAwAsAIbQIQADRCwAhtQgAAPoLACC2CAAA-gsAILcIAAD6CwAguAgBANALACG5CEAAwQsAIboIIADkCwAhuwgBANILACG8CAEA0gsAIb0IAQDSCwAhvggAAPoLACC_CAAA-gsAIMAIAAD6CwAgwQgAAPoLACDCCAEA0gsAIcMIAQDSCwAhxAgCAOULACHFCAEA0gsAIcYIAgDlCwAhxwgCAOULACEDBQEAAAABrAcBAAAAAewHAQAAAAEGnQcAAKkMADCeBwAA5wYAEJ8HAACpDAAwyAdAALgLACHJCAEA1AsAIcoIAAHpCwAhF50HAACqDAAwngcAANEGABCfBwAAqgwAMKEHQAC4CwAhsgcBANQLACG7BwEAxQsAIckHAQDUCwAhygcBANQLACHPBwEAxQsAIdAHAQDFCwAh0QdAALgLACHJCAEA1AsAIcsIAQDFCwAhzAgBAMULACHNCAEAxQsAIc4IAADVCwAgzwgAAN4LACDQCAIA1wsAIdEIIADgCwAh0ggBAMULACHTCAAA3gsAINQIIADgCwAh1QgCANcLACEJnQcAAKsMADCeBwAAuwYAEJ8HAACrDAAwrQdAAMYLACG9B0AAuAsAIckIAQDUCwAh1ggAAN4LACDXCAAA3gsAINgIAQDHCwAhChIAAK0MACCdBwAArAwAMJ4HAAA6ABCfBwAArAwAMK0HQADRCwAhvQdAAMELACHJCAEA7QsAIdYIAADeCwAg1wgAAN4LACDYCAEA0gsAIRoDAAC2DAAgEQAA6QwAIBMAAOoMACAUAADrDAAgnQcAAOgMADCeBwAAaAAQnwcAAOgMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIcsIAQDQCwAh1QgCAOULACHZCAEA0AsAIdoIAQDQCwAh2wgBANILACHcCAAAgQwAIN0IAQDSCwAh3ggAAN4LACDfCAIA5QsAIeAIAgDlCwAhzwkAAGgAINAJAABoACAUnQcAAK4MADCeBwAAowYAEJ8HAACuDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhyQcBANQLACHPBwEAxQsAIdAHAQDFCwAh0QdAALgLACHLCAEAxQsAIdUIAgDXCwAh2QgBAMULACHaCAEAxQsAIdsIAQDHCwAh3AgAAP4LACDdCAEAxwsAId4IAADeCwAg3wgCANcLACHgCAIA1wsAIRIEAQDHCwAhnQcAAK8MADCeBwAAjQYAEJ8HAACvDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhyAdAALgLACHJBwEA1gsAIcoHAQDWCwAh5wcBAMULACHhCAAB6QsAIeIIAAHpCwAh4wgBAMcLACHkCAEAxwsAIeUIAQDWCwAh5ggCANcLACHnCEAAxgsAIQ6dBwAAsAwAMJ4HAADzBQAQnwcAALAMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIcoHAQDUCwAh5QgBANQLACHoCAAB6QsAIekIAAHpCwAh6ggBAMcLACHrCEAAxgsAIewIQADGCwAhC50HAACxDAAwngcAAN0FABCfBwAAsQwAMMgHQAC4CwAhyQcBANQLACHKBwEA1AsAIeUIAQDUCwAh7QgAAekLACHuCAEAxQsAIe8IAQDFCwAh8AhAAMYLACETnQcAALIMADCeBwAAxwUAEJ8HAACyDAAwoQdAALgLACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHPBwEAxQsAIdAHAQDFCwAh2QgBAMcLACHsCEAAxgsAIfAIQADGCwAh8QgBANQLACHyCAAB6QsAIfMIAQDFCwAh9AgBAMcLACH1CAEAxwsAIfYIAQDHCwAh9wgAAN4LACAOnQcAALMMADCeBwAAsQUAEJ8HAACzDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhyQcBANQLACHZCAEAxwsAIfUIAQDHCwAh9ggBAMcLACH3CAAA3gsAIPgIAgDXCwAh-QgBAMcLACH6CEAAxgsAIQKyBwEAAAAByQcBAAAAARADAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIRkPAADuDAAgEAAA7wwAIBgAAPIMACAZAAD0DAAgGgAA9QwAIBsAAPYMACAcAADxDAAgHQAA7QwAIB4AAPAMACAfAADzDAAgIAAAtwwAICQAAPcMACCdBwAA7AwAMJ4HAABZABCfBwAA7AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIcsIAQDQCwAhjgkBANALACHICQEA0gsAIckJQADBCwAhyglAANELACHPCQAAWQAg0AkAAFkAIAP8CAAAcAAg_QgAAHAAIP4IAABwACAInQcAALgMADCeBwAAmQUAEJ8HAAC4DAAwoQdAALgLACGyBwEA1AsAIccHAQDFCwAh_wgBAMULACGACQEAxwsAIQidBwAAuQwAMJ4HAACGBQAQnwcAALkMADChB0AAwQsAIbIHAQDtCwAhxwcBANALACH_CAEA0AsAIYAJAQDSCwAhB50HAAC6DAAwngcAAIAFABCfBwAAugwAMKEHQAC4CwAhsgcBANQLACHbBwEAxQsAIYEJAQDFCwAhB50HAAC7DAAwngcAAO0EABCfBwAAuwwAMKEHQADBCwAhsgcBAO0LACHbBwEA0AsAIYEJAQDQCwAhCZ0HAAC8DAAwngcAAOcEABCfBwAAvAwAMKEHQAC4CwAhsgcBANQLACHHBwEAxQsAIYIJAQDFCwAhgwkAAekLACGECQAB6QsAIQmdBwAAvQwAMJ4HAADUBAAQnwcAAL0MADChB0AAwQsAIbIHAQDtCwAhxwcBANALACGCCQEA0AsAIYMJAAHuCwAhhAkAAe4LACECggkBAAAAAYMJAAEAAAEGnQcAAL8MADCeBwAAzgQAEJ8HAAC_DAAwhgkBAMULACGHCQIA1wsAIYgJBACWDAAhBp0HAADADAAwngcAALsEABCfBwAAwAwAMIYJAQDQCwAhhwkCAOULACGICQQAnQwAIQmdBwAAwQwAMJ4HAAC1BAAQnwcAAMEMADChB0AAuAsAIbIHAQDUCwAhvAcCANcLACG_B0AAuAsAIccHAQDFCwAhiQkBANQLACEKFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEA7QsAIbwHAgDlCwAhvwdAAMELACHHBwEA0AsAIYkJAQDtCwAhEgMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACHPCQAARwAg0AkAAEcAIA2dBwAAxAwAMJ4HAACdBAAQnwcAAMQMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIc8HAQDFCwAh0AcBAMULACHlCAEA1AsAIewIQADGCwAh8ggAAekLACGKCUAAxgsAIQ6dBwAAxQwAMJ4HAACHBAAQnwcAAMUMADChB0AAuAsAIbIHAQDUCwAhuAcBAMcLACG7BwEAxQsAIckHAQDUCwAhygcBANYLACHLCAEAxQsAIdkIAQDHCwAhiwkBAMULACGMCQEAxQsAIY0JQADGCwAhDZ0HAADGDAAwngcAAO8DABCfBwAAxgwAMKEHQAC4CwAhsgcBANQLACHIB0AAuAsAIckHAQDWCwAhywgBAMULACHtCAAB6QsAIY4JAQDFCwAhjwkBAMULACGQCUAAxgsAIZEJAAD-CwAgDZ0HAADHDAAwngcAANwDABCfBwAAxwwAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQD5CwAhywgBANALACHtCAAB7gsAIY4JAQDQCwAhjwkBANALACGQCUAA0QsAIZEJAACBDAAgBZ0HAADIDAAwngcAANYDABCfBwAAyAwAMMgHQAC4CwAhkgkAAekLACEFnQcAAMkMADCeBwAAwwMAEJ8HAADJDAAwyAdAAMELACGSCQAB7gsAIRedBwAAygwAMJ4HAAC9AwAQnwcAAMoMADChB0AAuAsAIbIHAQDUCwAhyAdAALgLACHJBwEA1AsAIcoHAQDUCwAh3wcBAMULACHgBwEA1AsAIckIAQDWCwAhzwgAAN4LACDqCAEAxwsAIewIQADGCwAh8ggAAekLACGTCQAA3gsAIJQJQADGCwAhlQkCAJcMACGWCQIAlwwAIZcJAQDHCwAhmAkBAMcLACGZCQEA1gsAIZoJAQDWCwAhFp0HAADLDAAwngcAAKcDABCfBwAAywwAMKEHQAC4CwAhrAcBAMULACGyBwEA1AsAIcgHQAC4CwAhyQcBANQLACHKBwEA1AsAIc8HAQDFCwAh0AcBAMULACHPCAAA3gsAINIIAQDFCwAh0wgAAN4LACDUCCAA4AsAIekIAAHpCwAh7AhAAMYLACGMCQEAxwsAIZQJQADGCwAhmwkBANYLACGcCQEAxwsAIZ0JQADGCwAhDJ0HAADMDAAwngcAAJEDABCfBwAAzAwAMKEHQAC4CwAhrAcBAMULACHtBwEA1AsAIakIAQDFCwAhswgCANcLACGeCQAA1QsAIJ8JAQDHCwAhoAkEAJYMACGhCSAA4AsAIQydBwAAzQwAMJ4HAAD-AgAQnwcAAM0MADChB0AAwQsAIawHAQDQCwAh7QcBAO0LACGpCAEA0AsAIbMIAgDlCwAhngkAAPoLACCfCQEA0gsAIaAJBACdDAAhoQkgAOQLACEJnQcAAM4MADCeBwAA-AIAEJ8HAADODAAw8gcBANQLACHzBwEAxwsAIZYIAQDUCwAhmggBAMULACGlCAQAlgwAIaIJQAC4CwAhCZ0HAADPDAAwngcAAOUCABCfBwAAzwwAMPIHAQDtCwAh8wcBANILACGWCAEA7QsAIZoIAQDQCwAhpQgEAJ0MACGiCUAAwQsAIQidBwAA0AwAMJ4HAADfAgAQnwcAANAMADChB0AAuAsAIZoIAQDFCwAh_wgBAMULACGjCQEAxQsAIaQJQADGCwAhCZ0HAADRDAAwngcAAMkCABCfBwAA0QwAMLsHIADgCwAh5QcBAMULACHuBwEAxQsAIZoIAQDFCwAhqwgBAMULACGlCUAAuAsAISCdBwAA0gwAMJ4HAACzAgAQnwcAANIMADCsBwEAxQsAIZcIAQDFCwAhmwgBAMULACGdCAIA1wsAIZ4IAgDXCwAhnwgCANcLACGkCAQAtwsAIY8JAQDFCwAhoQkgAOALACGmCQEAxQsAIacJAQDHCwAhqAkCANcLACGpCQIA1wsAIaoJAgDXCwAhqwkCANcLACGsCQEA1gsAIa0JIADgCwAhrglAAMYLACGvCUAAxgsAIbAJQADGCwAhsQkAAN4LACCyCQAA3gsAILMJQADGCwAhtAkgAOALACG1CQAA3gsAILYJAgDXCwAhtwkCANcLACG4CQEA1gsAIbkJAQDWCwAhDZ0HAADTDAAwngcAAJ0CABCfBwAA0wwAMKEHQAC4CwAhrAcBAMULACHWBwIA1wsAIe0HAQDUCwAhkAgCANcLACGeCAIA1wsAIbMIAgDXCwAhoQkgAOALACG6CQEAxQsAIbsJAADeCwAgEAYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEA0AsAIdYHAgDlCwAh7QcBAO0LACGQCAIA5QsAIZ4IAgDlCwAhswgCAOULACGhCSAA5AsAIboJAQDQCwAhuwkAAN4LACAD_AgAAAkAIP0IAAAJACD-CAAACQAgA_wIAAARACD9CAAAEQAg_ggAABEAIAP8CAAAFgAg_QgAABYAIP4IAAAWACANnQcAANgMADCeBwAAhQIAEJ8HAADYDAAwoQdAALgLACGsBwEAxQsAIbIHAQDUCwAhuwcBAMULACHKBwEA1AsAIeUHAQDFCwAhmwgBAMcLACG8CQIA1wsAIb0JAQDHCwAhvglAAMYLACEMnQcAANkMADCeBwAA7QEAEJ8HAADZDAAwoAdAAMYLACGsBwEAxQsAIbIHAQDUCwAhygcBANYLACHlBwEAxQsAIZsIAQDHCwAhvAkCANcLACG_CQEAxQsAIcAJQAC4CwAhDJ0HAADaDAAwngcAANMBABCfBwAA2gwAMKwHAQDFCwAhygcBANQLACHrBwQAtwsAIZ0IBAC3CwAhnggEALcLACGfCAQAtwsAIcEJBAC3CwAhwgkCANcLACHDCQIA1wsAIQ0EAADcDAAgnQcAANsMADCeBwAABwAQnwcAANsMADCsBwEA0AsAIcoHAQDtCwAh6wcEAMALACGdCAQAwAsAIZ4IBADACwAhnwgEAMALACHBCQQAwAsAIcIJAgDlCwAhwwkCAOULACEXAwAAtgwAIAUAAJkNACAGAADVDAAgCAAA1gwAIA8AAO4MACAQAADvDAAgEQAA6QwAIBwAAPEMACCdBwAAmA0AMJ4HAAADABCfBwAAmA0AMKEHQADBCwAhsgcBAO0LACHJBwEA7QsAIcsIAQDQCwAhjgkBANALACGPCQEA0AsAIcQJIADkCwAhxQlAANELACHGCUAAwQsAIccJQADRCwAhzwkAAAMAINAJAAADACANnQcAAN0MADCeBwAAuwEAEJ8HAADdDAAwoQdAALgLACGyBwEA1AsAIckHAQDUCwAhywgBAMULACGOCQEAxQsAIY8JAQDFCwAhxAkgAOALACHFCUAAxgsAIcYJQAC4CwAhxwlAAMYLACELnQcAAN4MADCeBwAApQEAEJ8HAADeDAAwoQdAALgLACGyBwEA1AsAIbsHAQDFCwAhywgBAMULACGOCQEAxQsAIcgJAQDHCwAhyQlAALgLACHKCUAAxgsAIRYhAADgDAAgKgAA-gsAIJ0HAADfDAAwngcAAIEBABCfBwAA3wwAMKEHQADBCwAhrgcBANILACGyBwEA7QsAIbMHBADACwAhtAcBAO0LACG1BwEA7QsAIbYHAQDQCwAhtwcBANALACG4BwEA0AsAIbkHQADBCwAhugcBAPkLACG7BwEA0AsAIbwHAgDlCwAhvQdAANELACG-B0AA0QsAIb8HQADBCwAhwAdAANELACEVAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIc8JAAB5ACDQCQAAeQAgCSEAAOAMACCdBwAA4QwAMJ4HAAB9ABCfBwAA4QwAMKEHQADBCwAhsgcBAO0LACG0BwEA7QsAIccHAQDQCwAhyAdAANELACETAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLBwEA0AsAIcwHAADeCwAgzQcBANILACHOB0AA0QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIQP8CAAAfQAg_QgAAH0AIP4IAAB9ACAD_AgAAIEBACD9CAAAgQEAIP4IAACBAQAgFQMAALYMACAfAADmDAAgnQcAAOUMADCeBwAAcAAQnwcAAOUMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHZCAEA0gsAIewIQADRCwAh8AhAANELACHxCAEA7QsAIfIIAAHuCwAh8wgBANALACH0CAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIBIDAAC2DAAgIAAAtwwAIJ0HAAC1DAAwngcAAG4AEJ8HAAC1DAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHZCAEA0gsAIfUIAQDSCwAh9ggBANILACH3CAAA3gsAIPgIAgDlCwAh-QgBANILACH6CEAA0QsAIc8JAABuACDQCQAAbgAgArIHAQAAAAHJBwEAAAABGAMAALYMACARAADpDAAgEwAA6gwAIBQAAOsMACCdBwAA6AwAMJ4HAABoABCfBwAA6AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACED_AgAADUAIP0IAAA1ACD-CAAANQAgDBIAAK0MACCdBwAArAwAMJ4HAAA6ABCfBwAArAwAMK0HQADRCwAhvQdAAMELACHJCAEA7QsAIdYIAADeCwAg1wgAAN4LACDYCAEA0gsAIc8JAAA6ACDQCQAAOgAgA_wIAAA8ACD9CAAAPAAg_ggAADwAIBcPAADuDAAgEAAA7wwAIBgAAPIMACAZAAD0DAAgGgAA9QwAIBsAAPYMACAcAADxDAAgHQAA7QwAIB4AAPAMACAfAADzDAAgIAAAtwwAICQAAPcMACCdBwAA7AwAMJ4HAABZABCfBwAA7AwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIcsIAQDQCwAhjgkBANALACHICQEA0gsAIckJQADBCwAhyglAANELACED_AgAAAMAIP0IAAADACD-CAAAAwAgA_wIAAAtACD9CAAALQAg_ggAAC0AIAP8CAAAMQAg_QgAADEAIP4IAAAxACAD_AgAAGgAIP0IAABoACD-CAAAaAAgA_wIAABCACD9CAAAQgAg_ggAAEIAIAP8CAAARwAg_QgAAEcAIP4IAABHACASAwAAtgwAICAAALcMACCdBwAAtQwAMJ4HAABuABCfBwAAtQwAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAh2QgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACD4CAIA5QsAIfkIAQDSCwAh-ghAANELACHPCQAAbgAg0AkAAG4AIAP8CAAATQAg_QgAAE0AIP4IAABNACAD_AgAAFEAIP0IAABRACD-CAAAUQAgA_wIAABVACD9CAAAVQAg_ggAAFUAIAP8CAAAeQAg_QgAAHkAIP4IAAB5ACAUAwAA-QwAIAQBANILACEVAAD6DAAgnQcAAPgMADCeBwAAVQAQnwcAAPgMADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHIB0AAwQsAIckHAQD5CwAhygcBAPkLACHnBwEA0AsAIeEIAAHuCwAh4ggAAe4LACHjCAEA0gsAIeQIAQDSCwAh5QgBAPkLACHmCAIA5QsAIecIQADRCwAhGQ8AAO4MACAQAADvDAAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIBwAAPEMACAdAADtDAAgHgAA8AwAIB8AAPMMACAgAAC3DAAgJAAA9wwAIJ0HAADsDAAwngcAAFkAEJ8HAADsDAAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhywgBANALACGOCQEA0AsAIcgJAQDSCwAhyQlAAMELACHKCUAA0QsAIc8JAABZACDQCQAAWQAgFgMAALYMACAEAACCDQAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIJ0HAACBDQAwngcAAEIAEJ8HAACBDQAwoQdAAMELACGyBwEA7QsAIbgHAQDSCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywgBANALACHZCAEA0gsAIYsJAQDQCwAhjAkBANALACGNCUAA0QsAIc8JAABCACDQCQAAQgAgEAMAALYMACAVAAD8DAAgnQcAAPsMADCeBwAAUQAQnwcAAPsMADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHoCAAB7gsAIekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhFgMAALYMACAEAACCDQAgGAAA8gwAIBkAAPQMACAaAAD1DAAgGwAA9gwAIJ0HAACBDQAwngcAAEIAEJ8HAACBDQAwoQdAAMELACGyBwEA7QsAIbgHAQDSCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywgBANALACHZCAEA0gsAIYsJAQDQCwAhjAkBANALACGNCUAA0QsAIc8JAABCACDQCQAAQgAgDQMAALYMACAVAAD8DAAgnQcAAP0MADCeBwAATQAQnwcAAP0MADDIB0AAwQsAIckHAQDtCwAhygcBAO0LACHlCAEA7QsAIe0IAAHuCwAh7ggBANALACHvCAEA0AsAIfAIQADRCwAhEAMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACEMFgAAwwwAIJ0HAADCDAAwngcAAEsAEJ8HAADCDAAwoQdAAMELACGyBwEA7QsAIbwHAgDlCwAhvwdAAMELACHHBwEA0AsAIYkJAQDtCwAhzwkAAEsAINAJAABLACACsgcBAAAAAckHAQAAAAEUAwAAtgwAIAQAAIINACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgnQcAAIENADCeBwAAQgAQnwcAAIENADChB0AAwQsAIbIHAQDtCwAhuAcBANILACG7BwEA0AsAIckHAQDtCwAhygcBAPkLACHLCAEA0AsAIdkIAQDSCwAhiwkBANALACGMCQEA0AsAIY0JQADRCwAhFwMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQDtCwAhyQcBAO0LACHLCAEA0AsAIY4JAQDQCwAhjwkBANALACHECSAA5AsAIcUJQADRCwAhxglAAMELACHHCUAA0QsAIc8JAAADACDQCQAAAwAgAskIAQAAAAHKCAABAAABBxIAAK0MACCdBwAAhA0AMJ4HAAA8ABCfBwAAhA0AMMgHQADBCwAhyQgBAO0LACHKCAAB7gsAIRkEAADcDAAgEgAArQwAIJ0HAACFDQAwngcAADUAEJ8HAACFDQAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHKBwEA7QsAIc8HAQDQCwAh0AcBANALACHRB0AAwQsAIckIAQDtCwAhywgBANALACHMCAEA0AsAIc0IAQDQCwAhzggAAPoLACDPCAAA3gsAINAIAgDlCwAh0QggAOQLACHSCAEA0AsAIdMIAADeCwAg1AggAOQLACHVCAIA5QsAIRkDAAC2DAAgBAAA3AwAIJ0HAACGDQAwngcAADEAEJ8HAACGDQAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAId8HAQDQCwAh4AcBAO0LACHJCAEA-QsAIc8IAADeCwAg6ggBANILACHsCEAA0QsAIfIIAAHuCwAhkwkAAN4LACCUCUAA0QsAIZUJAgCeDAAhlgkCAJ4MACGXCQEA0gsAIZgJAQDSCwAhmQkBAPkLACGaCQEA-QsAIRgDAAC2DAAgBAAA3AwAIJ0HAACHDQAwngcAAC0AEJ8HAACHDQAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIc8IAADeCwAg0ggBANALACHTCAAA3gsAINQIIADkCwAh6QgAAe4LACHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACEC7gcBAAAAAZoIAQAAAAEKCQAAig0AIJ0HAACJDQAwngcAACIAEJ8HAACJDQAwuwcgAOQLACHlBwEA0AsAIe4HAQDQCwAhmggBANALACGrCAEA0AsAIaUJQADBCwAhJgcAAI8NACAKAACQDQAgCwAAkQ0AIAwAAJINACCdBwAAjg0AMJ4HAAAWABCfBwAAjg0AMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQD5CwAhuQkBAPkLACHPCQAAFgAg0AkAABYAIAkJAACKDQAgnQcAAIsNADCeBwAAHgAQnwcAAIsNADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEA0AsAIaQJQADRCwAhAvIHAQAAAAGYCAIAAAABGQkAAIoNACCdBwAAjQ0AMJ4HAAAaABCfBwAAjQ0AMKEHQADBCwAhygcBAO0LACHyBwEA7QsAIZAIAgDlCwAhlggBAO0LACGXCAEA0AsAIZgIAgDlCwAhmQgEAMALACGaCAEA0AsAIZsIAQDQCwAhnAgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGgCAAA-gsAIKEIQADRCwAhoghAANELACGjCEAA0QsAIaQIBADACwAhpQgEAMALACGmCAEA0AsAISQHAACPDQAgCgAAkA0AIAsAAJENACAMAACSDQAgnQcAAI4NADCeBwAAFgAQnwcAAI4NADCsBwEA0AsAIZcIAQDQCwAhmwgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGkCAQAwAsAIY8JAQDQCwAhoQkgAOQLACGmCQEA0AsAIacJAQDSCwAhqAkCAOULACGpCQIA5QsAIaoJAgDlCwAhqwkCAOULACGsCQEA-QsAIa0JIADkCwAhrglAANELACGvCUAA0QsAIbAJQADRCwAhsQkAAN4LACCyCQAA3gsAILMJQADRCwAhtAkgAOQLACG1CQAA3gsAILYJAgDlCwAhtwkCAOULACG4CQEA-QsAIbkJAQD5CwAhEgYAANUMACAIAADWDAAgDgAA1wwAIJ0HAADUDAAwngcAAA4AEJ8HAADUDAAwoQdAAMELACGsBwEA0AsAIdYHAgDlCwAh7QcBAO0LACGQCAIA5QsAIZ4IAgDlCwAhswgCAOULACGhCSAA5AsAIboJAQDQCwAhuwkAAN4LACDPCQAADgAg0AkAAA4AIAP8CAAAGgAg_QgAABoAIP4IAAAaACAD_AgAAB4AIP0IAAAeACD-CAAAHgAgA_wIAAAiACD9CAAAIgAg_ggAACIAIA8EAADcDAAgBwAAlA0AIJ0HAACTDQAwngcAABEAEJ8HAACTDQAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhuwcBANALACHKBwEA7QsAIeUHAQDQCwAhmwgBANILACG8CQIA5QsAIb0JAQDSCwAhvglAANELACESBgAA1QwAIAgAANYMACAOAADXDAAgnQcAANQMADCeBwAADgAQnwcAANQMADChB0AAwQsAIawHAQDQCwAh1gcCAOULACHtBwEA7QsAIZAIAgDlCwAhnggCAOULACGzCAIA5QsAIaEJIADkCwAhugkBANALACG7CQAA3gsAIM8JAAAOACDQCQAADgAgDgQAAIINACAHAACUDQAgnQcAAJUNADCeBwAACQAQnwcAAJUNADCgB0AA0QsAIawHAQDQCwAhsgcBAO0LACHKBwEA-QsAIeUHAQDQCwAhmwgBANILACG8CQIA5QsAIb8JAQDQCwAhwAlAAMELACECyQcBAAAAAY4JAQAAAAECsgcBAAAAAckHAQAAAAEVAwAAtgwAIAUAAJkNACAGAADVDAAgCAAA1gwAIA8AAO4MACAQAADvDAAgEQAA6QwAIBwAAPEMACCdBwAAmA0AMJ4HAAADABCfBwAAmA0AMKEHQADBCwAhsgcBAO0LACHJBwEA7QsAIcsIAQDQCwAhjgkBANALACGPCQEA0AsAIcQJIADkCwAhxQlAANELACHGCUAAwQsAIccJQADRCwAhDwQAANwMACCdBwAA2wwAMJ4HAAAHABCfBwAA2wwAMKwHAQDQCwAhygcBAO0LACHrBwQAwAsAIZ0IBADACwAhnggEAMALACGfCAQAwAsAIcEJBADACwAhwgkCAOULACHDCQIA5QsAIc8JAAAHACDQCQAABwAgAAAAAAAF1AkEAAAAAdsJBAAAAAHcCQQAAAAB3QkEAAAAAd4JBAAAAAEB1AlAAAAAAQAAAAAAAAAAAAHUCQEAAAABAdQJQAAAAAEB1AkBAAAAAQAAAAAABdQJAgAAAAHbCQIAAAAB3AkCAAAAAd0JAgAAAAHeCQIAAAABBTEAAKQVACAyAACnFQAg0QkAAKUVACDSCQAAphUAINcJAAB7ACADMQAApBUAINEJAAClFQAg1wkAAHsAIAAAAAUxAACfFQAgMgAAohUAINEJAACgFQAg0gkAAKEVACDXCQAAewAgAzEAAJ8VACDRCQAAoBUAINcJAAB7ACAAAAAC1AkBAAAABNoJAQAAAAUFMQAAmBUAIDIAAJ0VACDRCQAAmRUAINIJAACcFQAg1wkAAAEAIAsxAADNDQAwMgAA0g0AMNEJAADODQAw0gkAAM8NADDTCQAA0A0AINQJAADRDQAw1QkAANENADDWCQAA0Q0AMNcJAADRDQAw2AkAANMNADDZCQAA1A0AMAsxAADBDQAwMgAAxg0AMNEJAADCDQAw0gkAAMMNADDTCQAAxA0AINQJAADFDQAw1QkAAMUNADDWCQAAxQ0AMNcJAADFDQAw2AkAAMcNADDZCQAAyA0AMBEqgAAAAAGhB0AAAAABrgcBAAAAAbIHAQAAAAGzBwQAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABAgAAAIMBACAxAADMDQAgAwAAAIMBACAxAADMDQAgMgAAyw0AIAEqAACbFQAwFiEAAOAMACAqAAD6CwAgnQcAAN8MADCeBwAAgQEAEJ8HAADfDAAwoQdAAMELACGuBwEA0gsAIbIHAQAAAAGzBwQAwAsAIbQHAQDtCwAhtQcBAO0LACG2BwEA0AsAIbcHAQDQCwAhuAcBANALACG5B0AAwQsAIboHAQD5CwAhuwcBANALACG8BwIA5QsAIb0HQADRCwAhvgdAANELACG_B0AAwQsAIcAHQADRCwAhAgAAAIMBACAqAADLDQAgAgAAAMkNACAqAADKDQAgFSoAAPoLACCdBwAAyA0AMJ4HAADJDQAQnwcAAMgNADChB0AAwQsAIa4HAQDSCwAhsgcBAO0LACGzBwQAwAsAIbQHAQDtCwAhtQcBAO0LACG2BwEA0AsAIbcHAQDQCwAhuAcBANALACG5B0AAwQsAIboHAQD5CwAhuwcBANALACG8BwIA5QsAIb0HQADRCwAhvgdAANELACG_B0AAwQsAIcAHQADRCwAhFSoAAPoLACCdBwAAyA0AMJ4HAADJDQAQnwcAAMgNADChB0AAwQsAIa4HAQDSCwAhsgcBAO0LACGzBwQAwAsAIbQHAQDtCwAhtQcBAO0LACG2BwEA0AsAIbcHAQDQCwAhuAcBANALACG5B0AAwQsAIboHAQD5CwAhuwcBANALACG8BwIA5QsAIb0HQADRCwAhvgdAANELACG_B0AAwQsAIcAHQADRCwAhESqAAAAAAaEHQACgDQAhrgcBAKwNACGyBwEAqg0AIbMHBACfDQAhtQcBAKoNACG2BwEAqg0AIbcHAQCqDQAhuAcBAKoNACG5B0AAoA0AIboHAQCsDQAhuwcBAKoNACG8BwIAsg0AIb0HQACrDQAhvgdAAKsNACG_B0AAoA0AIcAHQACrDQAhESqAAAAAAaEHQACgDQAhrgcBAKwNACGyBwEAqg0AIbMHBACfDQAhtQcBAKoNACG2BwEAqg0AIbcHAQCqDQAhuAcBAKoNACG5B0AAoA0AIboHAQCsDQAhuwcBAKoNACG8BwIAsg0AIb0HQACrDQAhvgdAAKsNACG_B0AAoA0AIcAHQACrDQAhESqAAAAAAaEHQAAAAAGuBwEAAAABsgcBAAAAAbMHBAAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAEEoQdAAAAAAbIHAQAAAAHHBwEAAAAByAdAAAAAAQIAAAB_ACAxAADYDQAgAwAAAH8AIDEAANgNACAyAADXDQAgASoAAJoVADAJIQAA4AwAIJ0HAADhDAAwngcAAH0AEJ8HAADhDAAwoQdAAMELACGyBwEAAAABtAcBAO0LACHHBwEA0AsAIcgHQADRCwAhAgAAAH8AICoAANcNACACAAAA1Q0AICoAANYNACAInQcAANQNADCeBwAA1Q0AEJ8HAADUDQAwoQdAAMELACGyBwEA7QsAIbQHAQDtCwAhxwcBANALACHIB0AA0QsAIQidBwAA1A0AMJ4HAADVDQAQnwcAANQNADChB0AAwQsAIbIHAQDtCwAhtAcBAO0LACHHBwEA0AsAIcgHQADRCwAhBKEHQACgDQAhsgcBAKoNACHHBwEAqg0AIcgHQACrDQAhBKEHQACgDQAhsgcBAKoNACHHBwEAqg0AIcgHQACrDQAhBKEHQAAAAAGyBwEAAAABxwcBAAAAAcgHQAAAAAEB1AkBAAAABAMxAACYFQAg0QkAAJkVACDXCQAAAQAgBDEAAM0NADDRCQAAzg0AMNMJAADQDQAg1wkAANENADAEMQAAwQ0AMNEJAADCDQAw0wkAAMQNACDXCQAAxQ0AMAAAAAAAAdQJIAAAAAEAAAAAAAAAAAAAAdQJAAEAAAEAAAAAAAAAAAAAAdQJAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF1AkEAAAAAdsJBAAAAAHcCQQAAAAB3QkEAAAAAd4JBAAAAAEF1AkCAAAAAdsJAgAAAAHcCQIAAAAB3QkCAAAAAd4JAgAAAAEAAAAAAAUxAACTFQAgMgAAlhUAINEJAACUFQAg0gkAAJUVACDXCQAAGAAgAzEAAJMVACDRCQAAlBUAINcJAAAYACAAAAAAAAAAAAAAAAAAAAAAAAAFMQAAjhUAIDIAAJEVACDRCQAAjxUAINIJAACQFQAg1wkAAGoAIAMxAACOFQAg0QkAAI8VACDXCQAAagAgAAAAAAAC1AkBAAAABNoJAQAAAAUC1AkBAAAABNoJAQAAAAUFMQAAhhUAIDIAAIwVACDRCQAAhxUAINIJAACLFQAg1wkAAAUAIAUxAACEFQAgMgAAiRUAINEJAACFFQAg0gkAAIgVACDXCQAAagAgAdQJAQAAAAQB1AkBAAAABAMxAACGFQAg0QkAAIcVACDXCQAABQAgAzEAAIQVACDRCQAAhRUAINcJAABqACAAAAAC1AkBAAAABNoJAQAAAAUC1AkBAAAABNoJAQAAAAUFMQAA_xQAIDIAAIIVACDRCQAAgBUAINIJAACBFQAg1wkAAGoAIAHUCQEAAAAEAdQJAQAAAAQDMQAA_xQAINEJAACAFQAg1wkAAGoAIAcDAAC9DwAgEQAAyhMAIBMAAMsTACAUAADMEwAg2wgAAKYNACDcCAAApg0AIN0IAACmDQAgAAAAAAAC1AkBAAAABNoJAQAAAAUFMQAA-BQAIDIAAP0UACDRCQAA-RQAINIJAAD8FAAg1wkAAAEAIAsxAAD1DgAwMgAA-g4AMNEJAAD2DgAw0gkAAPcOADDTCQAA-A4AINQJAAD5DgAw1QkAAPkOADDWCQAA-Q4AMNcJAAD5DgAw2AkAAPsOADDZCQAA_A4AMAcxAADwDgAgMgAA8w4AINEJAADxDgAg0gkAAPIOACDVCQAAOgAg1gkAADoAINcJAACmBgAgCzEAAOQOADAyAADpDgAw0QkAAOUOADDSCQAA5g4AMNMJAADnDgAg1AkAAOgOADDVCQAA6A4AMNYJAADoDgAw1wkAAOgOADDYCQAA6g4AMNkJAADrDgAwAsgHQAAAAAHKCAABAAABAgAAAD4AIDEAAO8OACADAAAAPgAgMQAA7w4AIDIAAO4OACABKgAA-xQAMAgSAACtDAAgnQcAAIQNADCeBwAAPAAQnwcAAIQNADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACHLCQAAgw0AIAIAAAA-ACAqAADuDgAgAgAAAOwOACAqAADtDgAgBp0HAADrDgAwngcAAOwOABCfBwAA6w4AMMgHQADBCwAhyQgBAO0LACHKCAAB7gsAIQadBwAA6w4AMJ4HAADsDgAQnwcAAOsOADDIB0AAwQsAIckIAQDtCwAhyggAAe4LACECyAdAAKANACHKCAAB7Q0AIQLIB0AAoA0AIcoIAAHtDQAhAsgHQAAAAAHKCAABAAABBa0HQAAAAAG9B0AAAAAB1ggAANYOACDXCAAA1w4AINgIAQAAAAECAAAApgYAIDEAAPAOACADAAAAOgAgMQAA8A4AIDIAAPQOACAHAAAAOgAgKgAA9A4AIK0HQACrDQAhvQdAAKANACHWCAAA0w4AINcIAADUDgAg2AgBAKwNACEFrQdAAKsNACG9B0AAoA0AIdYIAADTDgAg1wgAANQOACDYCAEArA0AIRMEAADODgAgoQdAAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IgAAAAAHPCAAAzA4AINAIAgAAAAHRCCAAAAAB0ggBAAAAAdMIAADNDgAg1AggAAAAAdUIAgAAAAECAAAANwAgMQAAgA8AIAMAAAA3ACAxAACADwAgMgAA_w4AIAEqAAD6FAAwGQQAANwMACASAACtDAAgnQcAAIUNADCeBwAANQAQnwcAAIUNADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIckHAQDtCwAhygcBAO0LACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACHJCAEA7QsAIcsIAQDQCwAhzAgBANALACHNCAEA0AsAIc4IAAD6CwAgzwgAAN4LACDQCAIA5QsAIdEIIADkCwAh0ggBANALACHTCAAA3gsAINQIIADkCwAh1QgCAOULACECAAAANwAgKgAA_w4AIAIAAAD9DgAgKgAA_g4AIBedBwAA_A4AMJ4HAAD9DgAQnwcAAPwOADChB0AAwQsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhyQgBAO0LACHLCAEA0AsAIcwIAQDQCwAhzQgBANALACHOCAAA-gsAIM8IAADeCwAg0AgCAOULACHRCCAA5AsAIdIIAQDQCwAh0wgAAN4LACDUCCAA5AsAIdUIAgDlCwAhF50HAAD8DgAwngcAAP0OABCfBwAA_A4AMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhygcBAO0LACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACHJCAEA7QsAIcsIAQDQCwAhzAgBANALACHNCAEA0AsAIc4IAAD6CwAgzwgAAN4LACDQCAIA5QsAIdEIIADkCwAh0ggBANALACHTCAAA3gsAINQIIADkCwAh1QgCAOULACESoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhygcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIcwIAQCqDQAhzQgBAKoNACHOCIAAAAABzwgAAMgOACDQCAIAsg0AIdEIIADiDQAh0ggBAKoNACHTCAAAyQ4AINQIIADiDQAh1QgCALINACETBAAAyg4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHMCAEAqg0AIc0IAQCqDQAhzgiAAAAAAc8IAADIDgAg0AgCALINACHRCCAA4g0AIdIIAQCqDQAh0wgAAMkOACDUCCAA4g0AIdUIAgCyDQAhEwQAAM4OACChB0AAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQHUCQEAAAAEAzEAAPgUACDRCQAA-RQAINcJAAABACAEMQAA9Q4AMNEJAAD2DgAw0wkAAPgOACDXCQAA-Q4AMAMxAADwDgAg0QkAAPEOACDXCQAApgYAIAQxAADkDgAw0QkAAOUOADDTCQAA5w4AINcJAADoDgAwAAAAAAAHMQAA8BQAIDIAAPYUACDRCQAA8RQAINIJAAD1FAAg1QkAAFkAINYJAABZACDXCQAAAQAgBzEAAO4UACAyAADzFAAg0QkAAO8UACDSCQAA8hQAINUJAABCACDWCQAAQgAg1wkAAEQAIAMxAADwFAAg0QkAAPEUACDXCQAAAQAgAzEAAO4UACDRCQAA7xQAINcJAABEACAAAAAFMQAA5hQAIDIAAOwUACDRCQAA5xQAINIJAADrFAAg1wkAAAEAIAUxAADkFAAgMgAA6RQAINEJAADlFAAg0gkAAOgUACDXCQAARAAgAzEAAOYUACDRCQAA5xQAINcJAAABACADMQAA5BQAINEJAADlFAAg1wkAAEQAIAAAAAUxAADcFAAgMgAA4hQAINEJAADdFAAg0gkAAOEUACDXCQAAAQAgBTEAANoUACAyAADfFAAg0QkAANsUACDSCQAA3hQAINcJAABEACADMQAA3BQAINEJAADdFAAg1wkAAAEAIAMxAADaFAAg0QkAANsUACDXCQAARAAgAAAAAtQJAQAAAATaCQEAAAAFBTEAANIUACAyAADYFAAg0QkAANMUACDSCQAA1xQAINcJAAABACAFMQAA0BQAIDIAANUUACDRCQAA0RQAINIJAADUFAAg1wkAAJwFACAB1AkBAAAABAMxAADSFAAg0QkAANMUACDXCQAAAQAgAzEAANAUACDRCQAA0RQAINcJAACcBQAgAAAAAAAC1AkBAAAABNoJAQAAAAUFMQAAyhQAIDIAAM4UACDRCQAAyxQAINIJAADNFAAg1wkAAAEAIAsxAACuDwAwMgAAsw8AMNEJAACvDwAw0gkAALAPADDTCQAAsQ8AINQJAACyDwAw1QkAALIPADDWCQAAsg8AMNcJAACyDwAw2AkAALQPADDZCQAAtQ8AMA8DAACkDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgAgAAAHIAIDEAALkPACADAAAAcgAgMQAAuQ8AIDIAALgPACABKgAAzBQAMBUDAAC2DAAgHwAA5gwAIJ0HAADlDAAwngcAAHAAEJ8HAADlDAAwoQdAAMELACGyBwEAAAAByAdAAMELACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHZCAEA0gsAIewIQADRCwAh8AhAANELACHxCAEA7QsAIfIIAAEAAAHzCAEA0AsAIfQIAQDSCwAh9QgBANILACH2CAEA0gsAIfcIAADeCwAgAgAAAHIAICoAALgPACACAAAAtg8AICoAALcPACATnQcAALUPADCeBwAAtg8AEJ8HAAC1DwAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh2QgBANILACHsCEAA0QsAIfAIQADRCwAh8QgBAO0LACHyCAAB7gsAIfMIAQDQCwAh9AgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACATnQcAALUPADCeBwAAtg8AEJ8HAAC1DwAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh2QgBANILACHsCEAA0QsAIfAIQADRCwAh8QgBAO0LACHyCAAB7gsAIfMIAQDQCwAh9AgBANILACH1CAEA0gsAIfYIAQDSCwAh9wgAAN4LACAOoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIdkIAQCsDQAh7AhAAKsNACHwCEAAqw0AIfIIAAHtDQAh8wgBAKoNACH0CAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAoA8AIA8DAAChDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIdkIAQCsDQAh7AhAAKsNACHwCEAAqw0AIfIIAAHtDQAh8wgBAKoNACH0CAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAoA8AIA8DAACkDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgAdQJAQAAAAQDMQAAyhQAINEJAADLFAAg1wkAAAEAIAQxAACuDwAw0QkAAK8PADDTCQAAsQ8AINcJAACyDwAwDg8AAL0TACAQAAC-EwAgGAAAwRMAIBkAAMMTACAaAADEEwAgGwAAxRMAIBwAAMATACAdAAC8EwAgHgAAvxMAIB8AAMITACAgAAC-DwAgJAAAxhMAIMgJAACmDQAgygkAAKYNACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUxAADFFAAgMgAAyBQAINEJAADGFAAg0gkAAMcUACDXCQAASQAgAzEAAMUUACDRCQAAxhQAINcJAABJACAFAwAAvQ8AIBUAAM0TACAXAADOEwAg7AgAAKYNACCKCQAApg0AIAAAAAUxAAC9FAAgMgAAwxQAINEJAAC-FAAg0gkAAMIUACDXCQAAAQAgBTEAALsUACAyAADAFAAg0QkAALwUACDSCQAAvxQAINcJAABEACAHMQAA2w8AIDIAAN4PACDRCQAA3A8AINIJAADdDwAg1QkAAEsAINYJAABLACDXCQAAoAQAIAWhB0AAAAABsgcBAAAAAbwHAgAAAAG_B0AAAAABxwcBAAAAAQIAAACgBAAgMQAA2w8AIAMAAABLACAxAADbDwAgMgAA3w8AIAcAAABLACAqAADfDwAgoQdAAKANACGyBwEAqg0AIbwHAgCyDQAhvwdAAKANACHHBwEAqg0AIQWhB0AAoA0AIbIHAQCqDQAhvAcCALINACG_B0AAoA0AIccHAQCqDQAhAzEAAL0UACDRCQAAvhQAINcJAAABACADMQAAuxQAINEJAAC8FAAg1wkAAEQAIAMxAADbDwAg0QkAANwPACDXCQAAoAQAIAAAAAUxAACvFAAgMgAAuRQAINEJAACwFAAg0gkAALgUACDXCQAAAQAgBzEAAK0UACAyAAC2FAAg0QkAAK4UACDSCQAAtRQAINUJAAADACDWCQAAAwAg1wkAAAUAIAsxAACQEAAwMgAAlRAAMNEJAACREAAw0gkAAJIQADDTCQAAkxAAINQJAACUEAAw1QkAAJQQADDWCQAAlBAAMNcJAACUEAAw2AkAAJYQADDZCQAAlxAAMAsxAACEEAAwMgAAiRAAMNEJAACFEAAw0gkAAIYQADDTCQAAhxAAINQJAACIEAAw1QkAAIgQADDWCQAAiBAAMNcJAACIEAAw2AkAAIoQADDZCQAAixAAMAsxAAD4DwAwMgAA_Q8AMNEJAAD5DwAw0gkAAPoPADDTCQAA-w8AINQJAAD8DwAw1QkAAPwPADDWCQAA_A8AMNcJAAD8DwAw2AkAAP4PADDZCQAA_w8AMAsxAADsDwAwMgAA8Q8AMNEJAADtDwAw0gkAAO4PADDTCQAA7w8AINQJAADwDwAw1QkAAPAPADDWCQAA8A8AMNcJAADwDwAw2AkAAPIPADDZCQAA8w8AMA4DAACNDwAgBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeYIAgAAAAHnCEAAAAABAgAAAFcAIDEAAPcPACADAAAAVwAgMQAA9w8AIDIAAPYPACABKgAAtBQAMBQDAAD5DAAgBAEA0gsAIRUAAPoMACCdBwAA-AwAMJ4HAABVABCfBwAA-AwAMKEHQADBCwAhsgcBAAAAAbsHAQDQCwAhyAdAAMELACHJBwEA-QsAIcoHAQD5CwAh5wcBANALACHhCAABAAAB4ggAAQAAAeMIAQDSCwAh5AgBANILACHlCAEA-QsAIeYIAgDlCwAh5whAANELACECAAAAVwAgKgAA9g8AIAIAAAD0DwAgKgAA9Q8AIBIEAQDSCwAhnQcAAPMPADCeBwAA9A8AEJ8HAADzDwAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyAdAAMELACHJBwEA-QsAIcoHAQD5CwAh5wcBANALACHhCAAB7gsAIeIIAAHuCwAh4wgBANILACHkCAEA0gsAIeUIAQD5CwAh5ggCAOULACHnCEAA0QsAIRIEAQDSCwAhnQcAAPMPADCeBwAA9A8AEJ8HAADzDwAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyAdAAMELACHJBwEA-QsAIcoHAQD5CwAh5wcBANALACHhCAAB7gsAIeIIAAHuCwAh4wgBANILACHkCAEA0gsAIeUIAQD5CwAh5ggCAOULACHnCEAA0QsAIQ0EAQCsDQAhoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyAdAAKANACHKBwEArA0AIecHAQCqDQAh4QgAAe0NACHiCAAB7Q0AIeMIAQCsDQAh5AgBAKwNACHmCAIAsg0AIecIQACrDQAhDgMAAIsPACAEAQCsDQAhoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyAdAAKANACHKBwEArA0AIecHAQCqDQAh4QgAAe0NACHiCAAB7Q0AIeMIAQCsDQAh5AgBAKwNACHmCAIAsg0AIecIQACrDQAhDgMAAI0PACAEAQAAAAGhB0AAAAABsgcBAAAAAbsHAQAAAAHIB0AAAAABygcBAAAAAecHAQAAAAHhCAABAAAB4ggAAQAAAeMIAQAAAAHkCAEAAAAB5ggCAAAAAecIQAAAAAEKAwAAlA8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHoCAABAAAB6QgAAQAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQIAAABTACAxAACDEAAgAwAAAFMAIDEAAIMQACAyAACCEAAgASoAALMUADAQAwAAtgwAIBUAAPwMACCdBwAA-wwAMJ4HAABRABCfBwAA-wwAMKEHQADBCwAhsgcBAAAAAcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh6AgAAQAAAekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhAgAAAFMAICoAAIIQACACAAAAgBAAICoAAIEQACAOnQcAAP8PADCeBwAAgBAAEJ8HAAD_DwAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh6AgAAe4LACHpCAAB7gsAIeoIAQDSCwAh6whAANELACHsCEAA0QsAIQ6dBwAA_w8AMJ4HAACAEAAQnwcAAP8PADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHoCAAB7gsAIekIAAHuCwAh6ggBANILACHrCEAA0QsAIewIQADRCwAhCaEHQACgDQAhsgcBAKoNACHIB0AAoA0AIcoHAQCqDQAh6AgAAe0NACHpCAAB7Q0AIeoIAQCsDQAh6whAAKsNACHsCEAAqw0AIQoDAACSDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHoCAAB7Q0AIekIAAHtDQAh6ggBAKwNACHrCEAAqw0AIewIQACrDQAhCgMAAJQPACChB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEHAwAAmw8AIMgHQAAAAAHKBwEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQIAAABPACAxAACPEAAgAwAAAE8AIDEAAI8QACAyAACOEAAgASoAALIUADANAwAAtgwAIBUAAPwMACCdBwAA_QwAMJ4HAABNABCfBwAA_QwAMMgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh7QgAAQAAAe4IAQDQCwAh7wgBANALACHwCEAA0QsAIQIAAABPACAqAACOEAAgAgAAAIwQACAqAACNEAAgC50HAACLEAAwngcAAIwQABCfBwAAixAAMMgHQADBCwAhyQcBAO0LACHKBwEA7QsAIeUIAQDtCwAh7QgAAe4LACHuCAEA0AsAIe8IAQDQCwAh8AhAANELACELnQcAAIsQADCeBwAAjBAAEJ8HAACLEAAwyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh5QgBAO0LACHtCAAB7gsAIe4IAQDQCwAh7wgBANALACHwCEAA0QsAIQbIB0AAoA0AIcoHAQCqDQAh7QgAAe0NACHuCAEAqg0AIe8IAQCqDQAh8AhAAKsNACEHAwAAmQ8AIMgHQACgDQAhygcBAKoNACHtCAAB7Q0AIe4IAQCqDQAh7wgBAKoNACHwCEAAqw0AIQcDAACbDwAgyAdAAAAAAcoHAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABCgMAAOAPACAXAADiDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAECAAAASQAgMQAAmxAAIAMAAABJACAxAACbEAAgMgAAmhAAIAEqAACxFAAwEAMAALYMACAVAAD8DAAgFwAA_wwAIJ0HAAD-DAAwngcAAEcAEJ8HAAD-DAAwoQdAAMELACGyBwEAAAAByAdAAMELACHJBwEA7QsAIc8HAQDQCwAh0AcBANALACHlCAEA7QsAIewIQADRCwAh8ggAAQAAAYoJQADRCwAhAgAAAEkAICoAAJoQACACAAAAmBAAICoAAJkQACANnQcAAJcQADCeBwAAmBAAEJ8HAACXEAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACENnQcAAJcQADCeBwAAmBAAEJ8HAACXEAAwoQdAAMELACGyBwEA7QsAIcgHQADBCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh5QgBAO0LACHsCEAA0QsAIfIIAAHuCwAhiglAANELACEIoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIewIQACrDQAh8ggAAe0NACGKCUAAqw0AIQoDAADYDwAgFwAA2g8AIKEHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACEKAwAA4A8AIBcAAOIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAewIQAAAAAHyCAABAAABiglAAAAAAQMxAACvFAAg0QkAALAUACDXCQAAAQAgAzEAAK0UACDRCQAArhQAINcJAAAFACAEMQAAkBAAMNEJAACREAAw0wkAAJMQACDXCQAAlBAAMAQxAACEEAAw0QkAAIUQADDTCQAAhxAAINcJAACIEAAwBDEAAPgPADDRCQAA-Q8AMNMJAAD7DwAg1wkAAPwPADAEMQAA7A8AMNEJAADtDwAw0wkAAO8PACDXCQAA8A8AMAAAAAAAAAAAAAAAAtQJAQAAAATaCQEAAAAFAtQJAQAAAATaCQEAAAAFBTEAAKUUACAyAACrFAAg0QkAAKYUACDSCQAAqhQAINcJAAABACAFMQAAoxQAIDIAAKgUACDRCQAApBQAINIJAACnFAAg1wkAAAUAIAHUCQEAAAAEAdQJAQAAAAQDMQAApRQAINEJAACmFAAg1wkAAAEAIAMxAACjFAAg0QkAAKQUACDXCQAABQAgAAAAAtQJAQAAAATaCQEAAAAFAtQJAQAAAATaCQEAAAAFBTEAAJsUACAyAAChFAAg0QkAAJwUACDSCQAAoBQAINcJAAABACAFMQAAmRQAIDIAAJ4UACDRCQAAmhQAINIJAACdFAAg1wkAAAUAIAHUCQEAAAAEAdQJAQAAAAQDMQAAmxQAINEJAACcFAAg1wkAAAEAIAMxAACZFAAg0QkAAJoUACDXCQAABQAgAAAAAAAAAAAAAAAAAAUxAACUFAAgMgAAlxQAINEJAACVFAAg0gkAAJYUACDXCQAAGAAgAzEAAJQUACDRCQAAlRQAINcJAAAYACAAAAAFMQAAjxQAIDIAAJIUACDRCQAAkBQAINIJAACRFAAg1wkAABgAIAMxAACPFAAg0QkAAJAUACDXCQAAGAAgAAAAAAAC1AkBAAAABNoJAQAAAAUC1AkBAAAABNoJAQAAAAUC1AkBAAAABNoJAQAAAAUFMQAAhxQAIDIAAI0UACDRCQAAiBQAINIJAACMFAAg1wkAAIgCACALMQAA-BAAMDIAAP0QADDRCQAA-RAAMNIJAAD6EAAw0wkAAPsQACDUCQAA_BAAMNUJAAD8EAAw1gkAAPwQADDXCQAA_BAAMNgJAAD-EAAw2QkAAP8QADALMQAA7BAAMDIAAPEQADDRCQAA7RAAMNIJAADuEAAw0wkAAO8QACDUCQAA8BAAMNUJAADwEAAw1gkAAPAQADDXCQAA8BAAMNgJAADyEAAw2QkAAPMQADALMQAA4BAAMDIAAOUQADDRCQAA4RAAMNIJAADiEAAw0wkAAOMQACDUCQAA5BAAMNUJAADkEAAw1gkAAOQQADDXCQAA5BAAMNgJAADmEAAw2QkAAOcQADAFuwcgAAAAAeUHAQAAAAHuBwEAAAABqwgBAAAAAaUJQAAAAAECAAAAJAAgMQAA6xAAIAMAAAAkACAxAADrEAAgMgAA6hAAIAEqAACLFAAwCwkAAIoNACCdBwAAiQ0AMJ4HAAAiABCfBwAAiQ0AMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIcwJAACIDQAgAgAAACQAICoAAOoQACACAAAA6BAAICoAAOkQACAJnQcAAOcQADCeBwAA6BAAEJ8HAADnEAAwuwcgAOQLACHlBwEA0AsAIe4HAQDQCwAhmggBANALACGrCAEA0AsAIaUJQADBCwAhCZ0HAADnEAAwngcAAOgQABCfBwAA5xAAMLsHIADkCwAh5QcBANALACHuBwEA0AsAIZoIAQDQCwAhqwgBANALACGlCUAAwQsAIQW7ByAA4g0AIeUHAQCqDQAh7gcBAKoNACGrCAEAqg0AIaUJQACgDQAhBbsHIADiDQAh5QcBAKoNACHuBwEAqg0AIasIAQCqDQAhpQlAAKANACEFuwcgAAAAAeUHAQAAAAHuBwEAAAABqwgBAAAAAaUJQAAAAAEEoQdAAAAAAf8IAQAAAAGjCQEAAAABpAlAAAAAAQIAAAAgACAxAAD3EAAgAwAAACAAIDEAAPcQACAyAAD2EAAgASoAAIoUADAJCQAAig0AIJ0HAACLDQAwngcAAB4AEJ8HAACLDQAwoQdAAMELACGaCAEA0AsAIf8IAQDQCwAhowkBAAAAAaQJQADRCwAhAgAAACAAICoAAPYQACACAAAA9BAAICoAAPUQACAInQcAAPMQADCeBwAA9BAAEJ8HAADzEAAwoQdAAMELACGaCAEA0AsAIf8IAQDQCwAhowkBANALACGkCUAA0QsAIQidBwAA8xAAMJ4HAAD0EAAQnwcAAPMQADChB0AAwQsAIZoIAQDQCwAh_wgBANALACGjCQEA0AsAIaQJQADRCwAhBKEHQACgDQAh_wgBAKoNACGjCQEAqg0AIaQJQACrDQAhBKEHQACgDQAh_wgBAKoNACGjCQEAqg0AIaQJQACrDQAhBKEHQAAAAAH_CAEAAAABowkBAAAAAaQJQAAAAAEUoQdAAAAAAcoHAQAAAAHyBwEAAAABkAgCAAAAAZYIAQAAAAGXCAEAAAABmAgCAAAAAZkIBAAAAAGbCAEAAAABnAgBAAAAAZ0IAgAAAAGeCAIAAAABnwgCAAAAAaAIgAAAAAGhCEAAAAABoghAAAAAAaMIQAAAAAGkCAQAAAABpQgEAAAAAaYIAQAAAAECAAAAHAAgMQAAgxEAIAMAAAAcACAxAACDEQAgMgAAghEAIAEqAACJFAAwGgkAAIoNACCdBwAAjQ0AMJ4HAAAaABCfBwAAjQ0AMKEHQADBCwAhygcBAO0LACHyBwEA7QsAIZAIAgDlCwAhlggBAAAAAZcIAQDQCwAhmAgCAOULACGZCAQAwAsAIZoIAQDQCwAhmwgBANALACGcCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaAIAAD6CwAgoQhAANELACGiCEAA0QsAIaMIQADRCwAhpAgEAMALACGlCAQAwAsAIaYIAQDQCwAhzQkAAIwNACACAAAAHAAgKgAAghEAIAIAAACAEQAgKgAAgREAIBidBwAA_xAAMJ4HAACAEQAQnwcAAP8QADChB0AAwQsAIcoHAQDtCwAh8gcBAO0LACGQCAIA5QsAIZYIAQDtCwAhlwgBANALACGYCAIA5QsAIZkIBADACwAhmggBANALACGbCAEA0AsAIZwIAQDQCwAhnQgCAOULACGeCAIA5QsAIZ8IAgDlCwAhoAgAAPoLACChCEAA0QsAIaIIQADRCwAhowhAANELACGkCAQAwAsAIaUIBADACwAhpggBANALACEYnQcAAP8QADCeBwAAgBEAEJ8HAAD_EAAwoQdAAMELACHKBwEA7QsAIfIHAQDtCwAhkAgCAOULACGWCAEA7QsAIZcIAQDQCwAhmAgCAOULACGZCAQAwAsAIZoIAQDQCwAhmwgBANALACGcCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaAIAAD6CwAgoQhAANELACGiCEAA0QsAIaMIQADRCwAhpAgEAMALACGlCAQAwAsAIaYIAQDQCwAhFKEHQACgDQAhygcBAKoNACHyBwEAqg0AIZAIAgCyDQAhlggBAKoNACGXCAEAqg0AIZgIAgCyDQAhmQgEAJ8NACGbCAEAqg0AIZwIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhoAiAAAAAAaEIQACrDQAhoghAAKsNACGjCEAAqw0AIaQIBACfDQAhpQgEAJ8NACGmCAEAqg0AIRShB0AAoA0AIcoHAQCqDQAh8gcBAKoNACGQCAIAsg0AIZYIAQCqDQAhlwgBAKoNACGYCAIAsg0AIZkIBACfDQAhmwgBAKoNACGcCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaAIgAAAAAGhCEAAqw0AIaIIQACrDQAhowhAAKsNACGkCAQAnw0AIaUIBACfDQAhpggBAKoNACEUoQdAAAAAAcoHAQAAAAHyBwEAAAABkAgCAAAAAZYIAQAAAAGXCAEAAAABmAgCAAAAAZkIBAAAAAGbCAEAAAABnAgBAAAAAZ0IAgAAAAGeCAIAAAABnwgCAAAAAaAIgAAAAAGhCEAAAAABoghAAAAAAaMIQAAAAAGkCAQAAAABpQgEAAAAAaYIAQAAAAEB1AkBAAAABAHUCQEAAAAEAdQJAQAAAAQDMQAAhxQAINEJAACIFAAg1wkAAIgCACAEMQAA-BAAMNEJAAD5EAAw0wkAAPsQACDXCQAA_BAAMAQxAADsEAAw0QkAAO0QADDTCQAA7xAAINcJAADwEAAwBDEAAOAQADDRCQAA4RAAMNMJAADjEAAg1wkAAOQQADAAAAAAAALUCQEAAAAE2gkBAAAABQsxAACuEQAwMgAAsxEAMNEJAACvEQAw0gkAALARADDTCQAAsREAINQJAACyEQAw1QkAALIRADDWCQAAshEAMNcJAACyEQAw2AkAALQRADDZCQAAtREAMAsxAACgEQAwMgAApREAMNEJAAChEQAw0gkAAKIRADDTCQAAoxEAINQJAACkEQAw1QkAAKQRADDWCQAApBEAMNcJAACkEQAw2AkAAKYRADDZCQAApxEAMAsxAACUEQAwMgAAmREAMNEJAACVEQAw0gkAAJYRADDTCQAAlxEAINQJAACYEQAw1QkAAJgRADDWCQAAmBEAMNcJAACYEQAw2AkAAJoRADDZCQAAmxEAMB8KAACIEQAgCwAAiREAIAwAAIoRACCsBwEAAAABlwgBAAAAAZ0IAgAAAAGeCAIAAAABnwgCAAAAAaQIBAAAAAGPCQEAAAABoQkgAAAAAaYJAQAAAAGnCQEAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkCAAAAAawJAQAAAAGtCSAAAAABrglAAAAAAa8JQAAAAAGwCUAAAAABsQkAAIQRACCyCQAAhREAILMJQAAAAAG0CSAAAAABtQkAAIYRACC2CQIAAAABtwkCAAAAAbgJAQAAAAG5CQEAAAABAgAAABgAIDEAAJ8RACADAAAAGAAgMQAAnxEAIDIAAJ4RACABKgAAhhQAMCQHAACPDQAgCgAAkA0AIAsAAJENACAMAACSDQAgnQcAAI4NADCeBwAAFgAQnwcAAI4NADCsBwEAAAABlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQD5CwAhuQkBAPkLACECAAAAGAAgKgAAnhEAIAIAAACcEQAgKgAAnREAICCdBwAAmxEAMJ4HAACcEQAQnwcAAJsRADCsBwEA0AsAIZcIAQDQCwAhmwgBANALACGdCAIA5QsAIZ4IAgDlCwAhnwgCAOULACGkCAQAwAsAIY8JAQDQCwAhoQkgAOQLACGmCQEA0AsAIacJAQDSCwAhqAkCAOULACGpCQIA5QsAIaoJAgDlCwAhqwkCAOULACGsCQEA-QsAIa0JIADkCwAhrglAANELACGvCUAA0QsAIbAJQADRCwAhsQkAAN4LACCyCQAA3gsAILMJQADRCwAhtAkgAOQLACG1CQAA3gsAILYJAgDlCwAhtwkCAOULACG4CQEA-QsAIbkJAQD5CwAhIJ0HAACbEQAwngcAAJwRABCfBwAAmxEAMKwHAQDQCwAhlwgBANALACGbCAEA0AsAIZ0IAgDlCwAhnggCAOULACGfCAIA5QsAIaQIBADACwAhjwkBANALACGhCSAA5AsAIaYJAQDQCwAhpwkBANILACGoCQIA5QsAIakJAgDlCwAhqgkCAOULACGrCQIA5QsAIawJAQD5CwAhrQkgAOQLACGuCUAA0QsAIa8JQADRCwAhsAlAANELACGxCQAA3gsAILIJAADeCwAgswlAANELACG0CSAA5AsAIbUJAADeCwAgtgkCAOULACG3CQIA5QsAIbgJAQD5CwAhuQkBAPkLACEcrAcBAKoNACGXCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACEfCgAA3RAAIAsAAN4QACAMAADfEAAgrAcBAKoNACGXCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACEfCgAAiBEAIAsAAIkRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAQoEAACtEQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHlBwEAAAABvAkCAAAAAb0JAQAAAAG-CUAAAAABAgAAABMAIDEAAKwRACADAAAAEwAgMQAArBEAIDIAAKoRACABKgAAhRQAMA8EAADcDAAgBwAAlA0AIJ0HAACTDQAwngcAABEAEJ8HAACTDQAwoQdAAMELACGsBwEA0AsAIbIHAQAAAAG7BwEA0AsAIcoHAQDtCwAh5QcBANALACGbCAEA0gsAIbwJAgDlCwAhvQkBANILACG-CUAA0QsAIQIAAAATACAqAACqEQAgAgAAAKgRACAqAACpEQAgDZ0HAACnEQAwngcAAKgRABCfBwAApxEAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIbsHAQDQCwAhygcBAO0LACHlBwEA0AsAIZsIAQDSCwAhvAkCAOULACG9CQEA0gsAIb4JQADRCwAhDZ0HAACnEQAwngcAAKgRABCfBwAApxEAMKEHQADBCwAhrAcBANALACGyBwEA7QsAIbsHAQDQCwAhygcBAO0LACHlBwEA0AsAIZsIAQDSCwAhvAkCAOULACG9CQEA0gsAIb4JQADRCwAhCaEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAhygcBAKoNACHlBwEAqg0AIbwJAgCyDQAhvQkBAKwNACG-CUAAqw0AIQoEAACrEQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHKBwEAqg0AIeUHAQCqDQAhvAkCALINACG9CQEArA0AIb4JQACrDQAhBTEAAIAUACAyAACDFAAg0QkAAIEUACDSCQAAghQAINcJAAAFACAKBAAArREAIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAAB5QcBAAAAAbwJAgAAAAG9CQEAAAABvglAAAAAAQMxAACAFAAg0QkAAIEUACDXCQAABQAgCQQAALsRACCgB0AAAAABrAcBAAAAAbIHAQAAAAHKBwEAAAAB5QcBAAAAAbwJAgAAAAG_CQEAAAABwAlAAAAAAQIAAAALACAxAAC6EQAgAwAAAAsAIDEAALoRACAyAAC4EQAgASoAAP8TADAOBAAAgg0AIAcAAJQNACCdBwAAlQ0AMJ4HAAAJABCfBwAAlQ0AMKAHQADRCwAhrAcBANALACGyBwEAAAABygcBAPkLACHlBwEA0AsAIZsIAQDSCwAhvAkCAOULACG_CQEA0AsAIcAJQADBCwAhAgAAAAsAICoAALgRACACAAAAthEAICoAALcRACAMnQcAALURADCeBwAAthEAEJ8HAAC1EQAwoAdAANELACGsBwEA0AsAIbIHAQDtCwAhygcBAPkLACHlBwEA0AsAIZsIAQDSCwAhvAkCAOULACG_CQEA0AsAIcAJQADBCwAhDJ0HAAC1EQAwngcAALYRABCfBwAAtREAMKAHQADRCwAhrAcBANALACGyBwEA7QsAIcoHAQD5CwAh5QcBANALACGbCAEA0gsAIbwJAgDlCwAhvwkBANALACHACUAAwQsAIQigB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhvAkCALINACG_CQEAqg0AIcAJQACgDQAhCQQAALkRACCgB0AAqw0AIawHAQCqDQAhsgcBAKoNACHKBwEArA0AIeUHAQCqDQAhvAkCALINACG_CQEAqg0AIcAJQACgDQAhBzEAAPoTACAyAAD9EwAg0QkAAPsTACDSCQAA_BMAINUJAAADACDWCQAAAwAg1wkAAAUAIAkEAAC7EQAgoAdAAAAAAawHAQAAAAGyBwEAAAABygcBAAAAAeUHAQAAAAG8CQIAAAABvwkBAAAAAcAJQAAAAAEDMQAA-hMAINEJAAD7EwAg1wkAAAUAIAHUCQEAAAAEBDEAAK4RADDRCQAArxEAMNMJAACxEQAg1wkAALIRADAEMQAAoBEAMNEJAAChEQAw0wkAAKMRACDXCQAApBEAMAQxAACUEQAw0QkAAJURADDTCQAAlxEAINcJAACYEQAwAAAAAAAAAAAHMQAA9RMAIDIAAPgTACDRCQAA9hMAINIJAAD3EwAg1QkAAA4AINYJAAAOACDXCQAAiAIAIAMxAAD1EwAg0QkAAPYTACDXCQAAiAIAIAAAAAAABzEAAPATACAyAADzEwAg0QkAAPETACDSCQAA8hMAINUJAAAOACDWCQAADgAg1wkAAIgCACADMQAA8BMAINEJAADxEwAg1wkAAIgCACAAAAAAAAUxAADrEwAgMgAA7hMAINEJAADsEwAg0gkAAO0TACDXCQAABQAgAzEAAOsTACDRCQAA7BMAINcJAAAFACAKAwAAvQ8AIAUAANQTACAGAADAEQAgCAAAwREAIA8AAL0TACAQAAC-EwAgEQAAyhMAIBwAAMATACDFCQAApg0AIMcJAACmDQAgAAAABTEAAOATACAyAADpEwAg0QkAAOETACDSCQAA6BMAINcJAAABACAHMQAAoxIAIDIAAKYSACDRCQAApBIAINIJAAClEgAg1QkAAAcAINYJAAAHACDXCQAAvgEAIAsxAACaEgAwMgAAnhIAMNEJAACbEgAw0gkAAJwSADDTCQAAnRIAINQJAACyEQAw1QkAALIRADDWCQAAshEAMNcJAACyEQAw2AkAAJ8SADDZCQAAtREAMAsxAACREgAwMgAAlRIAMNEJAACSEgAw0gkAAJMSADDTCQAAlBIAINQJAACkEQAw1QkAAKQRADDWCQAApBEAMNcJAACkEQAw2AkAAJYSADDZCQAApxEAMAsxAACFEgAwMgAAihIAMNEJAACGEgAw0gkAAIcSADDTCQAAiBIAINQJAACJEgAw1QkAAIkSADDWCQAAiRIAMNcJAACJEgAw2AkAAIsSADDZCQAAjBIAMAsxAAD5EQAwMgAA_hEAMNEJAAD6EQAw0gkAAPsRADDTCQAA_BEAINQJAAD9EQAw1QkAAP0RADDWCQAA_REAMNcJAAD9EQAw2AkAAP8RADDZCQAAgBIAMAsxAADwEQAwMgAA9BEAMNEJAADxEQAw0gkAAPIRADDTCQAA8xEAINQJAAD5DgAw1QkAAPkOADDWCQAA-Q4AMNcJAAD5DgAw2AkAAPURADDZCQAA_A4AMAsxAADkEQAwMgAA6REAMNEJAADlEQAw0gkAAOYRADDTCQAA5xEAINQJAADoEQAw1QkAAOgRADDWCQAA6BEAMNcJAADoEQAw2AkAAOoRADDZCQAA6xEAMA4DAACcEAAgGAAAnhAAIBkAAJ8QACAaAACgEAAgGwAAoRAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQIAAABEACAxAADvEQAgAwAAAEQAIDEAAO8RACAyAADuEQAgASoAAOcTADAVAwAAtgwAIAQAAIINACAYAADyDAAgGQAA9AwAIBoAAPUMACAbAAD2DAAgnQcAAIENADCeBwAAQgAQnwcAAIENADChB0AAwQsAIbIHAQAAAAG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACH7CAAAgA0AIIsJAQDQCwAhjAkBANALACGNCUAA0QsAIQIAAABEACAqAADuEQAgAgAAAOwRACAqAADtEQAgDp0HAADrEQAwngcAAOwRABCfBwAA6xEAMKEHQADBCwAhsgcBAO0LACG4BwEA0gsAIbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsIAQDQCwAh2QgBANILACGLCQEA0AsAIYwJAQDQCwAhjQlAANELACEOnQcAAOsRADCeBwAA7BEAEJ8HAADrEQAwoQdAAMELACGyBwEA7QsAIbgHAQDSCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywgBANALACHZCAEA0gsAIYsJAQDQCwAhjAkBANALACGNCUAA0QsAIQmhB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEOAwAA5g8AIBgAAOgPACAZAADpDwAgGgAA6g8AIBsAAOsPACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEOAwAAnBAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAETEgAAzw4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAckIAQAAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCIAAAAABzwgAAMwOACDQCAIAAAAB0QggAAAAAdIIAQAAAAHTCAAAzQ4AINQIIAAAAAHVCAIAAAABAgAAADcAIDEAAPgRACADAAAANwAgMQAA-BEAIDIAAPcRACABKgAA5hMAMAIAAAA3ACAqAAD3EQAgAgAAAP0OACAqAAD2EQAgEqEHQACgDQAhsgcBAKoNACG7BwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIckIAQCqDQAhywgBAKoNACHMCAEAqg0AIc0IAQCqDQAhzgiAAAAAAc8IAADIDgAg0AgCALINACHRCCAA4g0AIdIIAQCqDQAh0wgAAMkOACDUCCAA4g0AIdUIAgCyDQAhExIAAMsOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHJCAEAqg0AIcsIAQCqDQAhzAgBAKoNACHNCAEAqg0AIc4IgAAAAAHPCAAAyA4AINAIAgCyDQAh0QggAOINACHSCAEAqg0AIdMIAADJDgAg1AggAOINACHVCAIAsg0AIRMSAADPDgAgoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByQgBAAAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IgAAAAAHPCAAAzA4AINAIAgAAAAHRCCAAAAAB0ggBAAAAAdMIAADNDgAg1AggAAAAAdUIAgAAAAETAwAAsxAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAd8HAQAAAAHgBwEAAAAByQgBAAAAAc8IAACxEAAg6ggBAAAAAewIQAAAAAHyCAABAAABkwkAALIQACCUCUAAAAABlQkCAAAAAZYJAgAAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABAgAAADMAIDEAAIQSACADAAAAMwAgMQAAhBIAIDIAAIMSACABKgAA5RMAMBkDAAC2DAAgBAAA3AwAIJ0HAACGDQAwngcAADEAEJ8HAACGDQAwoQdAAMELACGyBwEAAAAByAdAAMELACHJBwEA7QsAIcoHAQDtCwAh3wcBANALACHgBwEA7QsAIckIAQD5CwAhzwgAAN4LACDqCAEA0gsAIewIQADRCwAh8ggAAQAAAZMJAADeCwAglAlAANELACGVCQIAngwAIZYJAgCeDAAhlwkBANILACGYCQEA0gsAIZkJAQD5CwAhmgkBAPkLACECAAAAMwAgKgAAgxIAIAIAAACBEgAgKgAAghIAIBedBwAAgBIAMJ4HAACBEgAQnwcAAIASADChB0AAwQsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAh3wcBANALACHgBwEA7QsAIckIAQD5CwAhzwgAAN4LACDqCAEA0gsAIewIQADRCwAh8ggAAe4LACGTCQAA3gsAIJQJQADRCwAhlQkCAJ4MACGWCQIAngwAIZcJAQDSCwAhmAkBANILACGZCQEA-QsAIZoJAQD5CwAhF50HAACAEgAwngcAAIESABCfBwAAgBIAMKEHQADBCwAhsgcBAO0LACHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHfBwEA0AsAIeAHAQDtCwAhyQgBAPkLACHPCAAA3gsAIOoIAQDSCwAh7AhAANELACHyCAAB7gsAIZMJAADeCwAglAlAANELACGVCQIAngwAIZYJAgCeDAAhlwkBANILACGYCQEA0gsAIZkJAQD5CwAhmgkBAPkLACESoQdAAKANACGyBwEAqg0AIcgHQACgDQAh3wcBAKoNACHgBwEAqg0AIckIAQCsDQAhzwgAAK0QACDqCAEArA0AIewIQACrDQAh8ggAAe0NACGTCQAArhAAIJQJQACrDQAhlQkCAKcOACGWCQIApw4AIZcJAQCsDQAhmAkBAKwNACGZCQEArA0AIZoJAQCsDQAhEwMAAK8QACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHfBwEAqg0AIeAHAQCqDQAhyQgBAKwNACHPCAAArRAAIOoIAQCsDQAh7AhAAKsNACHyCAAB7Q0AIZMJAACuEAAglAlAAKsNACGVCQIApw4AIZYJAgCnDgAhlwkBAKwNACGYCQEArA0AIZkJAQCsDQAhmgkBAKwNACETAwAAsxAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAd8HAQAAAAHgBwEAAAAByQgBAAAAAc8IAACxEAAg6ggBAAAAAewIQAAAAAHyCAABAAABkwkAALIQACCUCUAAAAABlQkCAAAAAZYJAgAAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABEgMAAL4QACChB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHPCAAAvBAAINIIAQAAAAHTCAAAvRAAINQIIAAAAAHpCAABAAAB7AhAAAAAAYwJAQAAAAGUCUAAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABAgAAAC8AIDEAAJASACADAAAALwAgMQAAkBIAIDIAAI8SACABKgAA5BMAMBgDAAC2DAAgBAAA3AwAIJ0HAACHDQAwngcAAC0AEJ8HAACHDQAwoQdAAMELACGsBwEA0AsAIbIHAQAAAAHIB0AAwQsAIckHAQDtCwAhygcBAO0LACHPBwEA0AsAIdAHAQDQCwAhzwgAAN4LACDSCAEA0AsAIdMIAADeCwAg1AggAOQLACHpCAABAAAB7AhAANELACGMCQEA0gsAIZQJQADRCwAhmwkBAPkLACGcCQEA0gsAIZ0JQADRCwAhAgAAAC8AICoAAI8SACACAAAAjRIAICoAAI4SACAWnQcAAIwSADCeBwAAjRIAEJ8HAACMEgAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIc8IAADeCwAg0ggBANALACHTCAAA3gsAINQIIADkCwAh6QgAAe4LACHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACEWnQcAAIwSADCeBwAAjRIAEJ8HAACMEgAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhyAdAAMELACHJBwEA7QsAIcoHAQDtCwAhzwcBANALACHQBwEA0AsAIc8IAADeCwAg0ggBANALACHTCAAA3gsAINQIIADkCwAh6QgAAe4LACHsCEAA0QsAIYwJAQDSCwAhlAlAANELACGbCQEA-QsAIZwJAQDSCwAhnQlAANELACERoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAhzwgAALgQACDSCAEAqg0AIdMIAAC5EAAg1AggAOINACHpCAAB7Q0AIewIQACrDQAhjAkBAKwNACGUCUAAqw0AIZsJAQCsDQAhnAkBAKwNACGdCUAAqw0AIRIDAAC6EAAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAhzwgAALgQACDSCAEAqg0AIdMIAAC5EAAg1AggAOINACHpCAAB7Q0AIewIQACrDQAhjAkBAKwNACGUCUAAqw0AIZsJAQCsDQAhnAkBAKwNACGdCUAAqw0AIRIDAAC-EAAgoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAQoHAADJEQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAeUHAQAAAAGbCAEAAAABvAkCAAAAAb0JAQAAAAG-CUAAAAABAgAAABMAIDEAAJkSACADAAAAEwAgMQAAmRIAIDIAAJgSACABKgAA4xMAMAIAAAATACAqAACYEgAgAgAAAKgRACAqAACXEgAgCaEHQACgDQAhrAcBAKoNACGyBwEAqg0AIbsHAQCqDQAh5QcBAKoNACGbCAEArA0AIbwJAgCyDQAhvQkBAKwNACG-CUAAqw0AIQoHAADIEQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHlBwEAqg0AIZsIAQCsDQAhvAkCALINACG9CQEArA0AIb4JQACrDQAhCgcAAMkRACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAB5QcBAAAAAZsIAQAAAAG8CQIAAAABvQkBAAAAAb4JQAAAAAEJBwAA0BEAIKAHQAAAAAGsBwEAAAABsgcBAAAAAeUHAQAAAAGbCAEAAAABvAkCAAAAAb8JAQAAAAHACUAAAAABAgAAAAsAIDEAAKISACADAAAACwAgMQAAohIAIDIAAKESACABKgAA4hMAMAIAAAALACAqAAChEgAgAgAAALYRACAqAACgEgAgCKAHQACrDQAhrAcBAKoNACGyBwEAqg0AIeUHAQCqDQAhmwgBAKwNACG8CQIAsg0AIb8JAQCqDQAhwAlAAKANACEJBwAAzxEAIKAHQACrDQAhrAcBAKoNACGyBwEAqg0AIeUHAQCqDQAhmwgBAKwNACG8CQIAsg0AIb8JAQCqDQAhwAlAAKANACEJBwAA0BEAIKAHQAAAAAGsBwEAAAABsgcBAAAAAeUHAQAAAAGbCAEAAAABvAkCAAAAAb8JAQAAAAHACUAAAAABCKwHAQAAAAHrBwQAAAABnQgEAAAAAZ4IBAAAAAGfCAQAAAABwQkEAAAAAcIJAgAAAAHDCQIAAAABAgAAAL4BACAxAACjEgAgAwAAAAcAIDEAAKMSACAyAACnEgAgCgAAAAcAICoAAKcSACCsBwEAqg0AIesHBACfDQAhnQgEAJ8NACGeCAQAnw0AIZ8IBACfDQAhwQkEAJ8NACHCCQIAsg0AIcMJAgCyDQAhCKwHAQCqDQAh6wcEAJ8NACGdCAQAnw0AIZ4IBACfDQAhnwgEAJ8NACHBCQQAnw0AIcIJAgCyDQAhwwkCALINACEDMQAA4BMAINEJAADhEwAg1wkAAAEAIAMxAACjEgAg0QkAAKQSACDXCQAAvgEAIAQxAACaEgAw0QkAAJsSADDTCQAAnRIAINcJAACyEQAwBDEAAJESADDRCQAAkhIAMNMJAACUEgAg1wkAAKQRADAEMQAAhRIAMNEJAACGEgAw0wkAAIgSACDXCQAAiRIAMAQxAAD5EQAw0QkAAPoRADDTCQAA_BEAINcJAAD9EQAwBDEAAPARADDRCQAA8REAMNMJAADzEQAg1wkAAPkOADAEMQAA5BEAMNEJAADlEQAw0wkAAOcRACDXCQAA6BEAMAAAAAsxAACkEwAwMgAAqRMAMNEJAAClEwAw0gkAAKYTADDTCQAApxMAINQJAACoEwAw1QkAAKgTADDWCQAAqBMAMNcJAACoEwAw2AkAAKoTADDZCQAAqxMAMAsxAACbEwAwMgAAnxMAMNEJAACcEwAw0gkAAJ0TADDTCQAAnhMAINQJAACJEgAw1QkAAIkSADDWCQAAiRIAMNcJAACJEgAw2AkAAKATADDZCQAAjBIAMAsxAACSEwAwMgAAlhMAMNEJAACTEwAw0gkAAJQTADDTCQAAlRMAINQJAAD9EQAw1QkAAP0RADDWCQAA_REAMNcJAAD9EQAw2AkAAJcTADDZCQAAgBIAMAsxAACGEwAwMgAAixMAMNEJAACHEwAw0gkAAIgTADDTCQAAiRMAINQJAACKEwAw1QkAAIoTADDWCQAAihMAMNcJAACKEwAw2AkAAIwTADDZCQAAjRMAMAsxAAD9EgAwMgAAgRMAMNEJAAD-EgAw0gkAAP8SADDTCQAAgBMAINQJAADoEQAw1QkAAOgRADDWCQAA6BEAMNcJAADoEQAw2AkAAIITADDZCQAA6xEAMAsxAAD0EgAwMgAA-BIAMNEJAAD1EgAw0gkAAPYSADDTCQAA9xIAINQJAACUEAAw1QkAAJQQADDWCQAAlBAAMNcJAACUEAAw2AkAAPkSADDZCQAAlxAAMAcxAADvEgAgMgAA8hIAINEJAADwEgAg0gkAAPESACDVCQAAbgAg1gkAAG4AINcJAACcBQAgCzEAAOYSADAyAADqEgAw0QkAAOcSADDSCQAA6BIAMNMJAADpEgAg1AkAALIPADDVCQAAsg8AMNYJAACyDwAw1wkAALIPADDYCQAA6xIAMNkJAAC1DwAwCzEAAN0SADAyAADhEgAw0QkAAN4SADDSCQAA3xIAMNMJAADgEgAg1AkAAIgQADDVCQAAiBAAMNYJAACIEAAw1wkAAIgQADDYCQAA4hIAMNkJAACLEAAwCzEAANQSADAyAADYEgAw0QkAANUSADDSCQAA1hIAMNMJAADXEgAg1AkAAPwPADDVCQAA_A8AMNYJAAD8DwAw1wkAAPwPADDYCQAA2RIAMNkJAAD_DwAwCzEAAMsSADAyAADPEgAw0QkAAMwSADDSCQAAzRIAMNMJAADOEgAg1AkAAPAPADDVCQAA8A8AMNYJAADwDwAw1wkAAPAPADDYCQAA0BIAMNkJAADzDwAwCzEAAL8SADAyAADEEgAw0QkAAMASADDSCQAAwRIAMNMJAADCEgAg1AkAAMMSADDVCQAAwxIAMNYJAADDEgAw1wkAAMMSADDYCQAAxRIAMNkJAADGEgAwDiIAANsNACAjAADcDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQIAAAB7ACAxAADKEgAgAwAAAHsAIDEAAMoSACAyAADJEgAgASoAAN8TADATAwAAtgwAICIAAOMMACAjAADkDAAgnQcAAOIMADCeBwAAeQAQnwcAAOIMADChB0AAwQsAIawHAQDQCwAhsgcBAAAAAbsHAQDQCwAhyQcBAO0LACHKBwEA-QsAIcsHAQDQCwAhzAcAAN4LACDNBwEA0gsAIc4HQADRCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhAgAAAHsAICoAAMkSACACAAAAxxIAICoAAMgSACAQnQcAAMYSADCeBwAAxxIAEJ8HAADGEgAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywcBANALACHMBwAA3gsAIM0HAQDSCwAhzgdAANELACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACEQnQcAAMYSADCeBwAAxxIAEJ8HAADGEgAwoQdAAMELACGsBwEA0AsAIbIHAQDtCwAhuwcBANALACHJBwEA7QsAIcoHAQD5CwAhywcBANALACHMBwAA3gsAIM0HAQDSCwAhzgdAANELACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACEMoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHKBwEArA0AIcsHAQCqDQAhzAcAAL0NACDNBwEArA0AIc4HQACrDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhDiIAAL8NACAjAADADQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHKBwEArA0AIcsHAQCqDQAhzAcAAL0NACDNBwEArA0AIc4HQACrDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhDiIAANsNACAjAADcDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHLBwEAAAABzAcAANkNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQ8EAQAAAAEVAACODwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAIAAAAB5whAAAAAAQIAAABXACAxAADTEgAgAwAAAFcAIDEAANMSACAyAADSEgAgASoAAN4TADACAAAAVwAgKgAA0hIAIAIAAAD0DwAgKgAA0RIAIA4EAQCsDQAhoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyAdAAKANACHKBwEArA0AIecHAQCqDQAh4QgAAe0NACHiCAAB7Q0AIeMIAQCsDQAh5AgBAKwNACHlCAEArA0AIeYIAgCyDQAh5whAAKsNACEPBAEArA0AIRUAAIwPACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHIB0AAoA0AIcoHAQCsDQAh5wcBAKoNACHhCAAB7Q0AIeIIAAHtDQAh4wgBAKwNACHkCAEArA0AIeUIAQCsDQAh5ggCALINACHnCEAAqw0AIQ8EAQAAAAEVAACODwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAIAAAAB5whAAAAAAQsVAACVDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAeUIAQAAAAHoCAABAAAB6QgAAQAAAeoIAQAAAAHrCEAAAAAB7AhAAAAAAQIAAABTACAxAADcEgAgAwAAAFMAIDEAANwSACAyAADbEgAgASoAAN0TADACAAAAUwAgKgAA2xIAIAIAAACAEAAgKgAA2hIAIAqhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHKBwEAqg0AIeUIAQCqDQAh6AgAAe0NACHpCAAB7Q0AIeoIAQCsDQAh6whAAKsNACHsCEAAqw0AIQsVAACTDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHlCAEAqg0AIegIAAHtDQAh6QgAAe0NACHqCAEArA0AIesIQACrDQAh7AhAAKsNACELFQAAlQ8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHlCAEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEIFQAAnA8AIMgHQAAAAAHKBwEAAAAB5QgBAAAAAe0IAAEAAAHuCAEAAAAB7wgBAAAAAfAIQAAAAAECAAAATwAgMQAA5RIAIAMAAABPACAxAADlEgAgMgAA5BIAIAEqAADcEwAwAgAAAE8AICoAAOQSACACAAAAjBAAICoAAOMSACAHyAdAAKANACHKBwEAqg0AIeUIAQCqDQAh7QgAAe0NACHuCAEAqg0AIe8IAQCqDQAh8AhAAKsNACEIFQAAmg8AIMgHQACgDQAhygcBAKoNACHlCAEAqg0AIe0IAAHtDQAh7ggBAKoNACHvCAEAqg0AIfAIQACrDQAhCBUAAJwPACDIB0AAAAABygcBAAAAAeUIAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABEB8AAKUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdkIAQAAAAHsCEAAAAAB8AhAAAAAAfEIAQAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgAgAAAHIAIDEAAO4SACADAAAAcgAgMQAA7hIAIDIAAO0SACABKgAA2xMAMAIAAAByACAqAADtEgAgAgAAALYPACAqAADsEgAgD6EHQACgDQAhsgcBAKoNACHIB0AAoA0AIc8HAQCqDQAh0AcBAKoNACHZCAEArA0AIewIQACrDQAh8AhAAKsNACHxCAEAqg0AIfIIAAHtDQAh8wgBAKoNACH0CAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAoA8AIBAfAACiDwAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhzwcBAKoNACHQBwEAqg0AIdkIAQCsDQAh7AhAAKsNACHwCEAAqw0AIfEIAQCqDQAh8ggAAe0NACHzCAEAqg0AIfQIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACgDwAgEB8AAKUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdkIAQAAAAHsCEAAAAAB8AhAAAAAAfEIAQAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgCyAAALwPACChB0AAAAABsgcBAAAAAbsHAQAAAAHZCAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAug8AIPgIAgAAAAH5CAEAAAAB-ghAAAAAAQIAAACcBQAgMQAA7xIAIAMAAABuACAxAADvEgAgMgAA8xIAIA0AAABuACAgAACtDwAgKgAA8xIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIdkIAQCsDQAh9QgBAKwNACH2CAEArA0AIfcIAACrDwAg-AgCALINACH5CAEArA0AIfoIQACrDQAhCyAAAK0PACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQsVAADhDwAgFwAA4g8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB5QgBAAAAAewIQAAAAAHyCAABAAABiglAAAAAAQIAAABJACAxAAD8EgAgAwAAAEkAIDEAAPwSACAyAAD7EgAgASoAANoTADACAAAASQAgKgAA-xIAIAIAAACYEAAgKgAA-hIAIAmhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAh5QgBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACELFQAA2Q8AIBcAANoPACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHPBwEAqg0AIdAHAQCqDQAh5QgBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACELFQAA4Q8AIBcAAOIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEPBAAAnRAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABAgAAAEQAIDEAAIUTACADAAAARAAgMQAAhRMAIDIAAIQTACABKgAA2RMAMAIAAABEACAqAACEEwAgAgAAAOwRACAqAACDEwAgCqEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhDwQAAOcPACAYAADoDwAgGQAA6Q8AIBoAAOoPACAbAADrDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEPBAAAnRAAIBgAAJ4QACAZAACfEAAgGgAAoBAAIBsAAKEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABExEAAIMPACATAACEDwAgFAAAhQ8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHVCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AiAAAAAAd0IAQAAAAHeCAAAgQ8AIN8IAgAAAAHgCAIAAAABAgAAAGoAIDEAAJETACADAAAAagAgMQAAkRMAIDIAAJATACABKgAA2BMAMBkDAAC2DAAgEQAA6QwAIBMAAOoMACAUAADrDAAgnQcAAOgMADCeBwAAaAAQnwcAAOgMADChB0AAwQsAIbIHAQAAAAG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACH7CAAA5wwAIAIAAABqACAqAACQEwAgAgAAAI4TACAqAACPEwAgFJ0HAACNEwAwngcAAI4TABCfBwAAjRMAMKEHQADBCwAhsgcBAO0LACG7BwEA0AsAIckHAQDtCwAhzwcBANALACHQBwEA0AsAIdEHQADBCwAhywgBANALACHVCAIA5QsAIdkIAQDQCwAh2ggBANALACHbCAEA0gsAIdwIAACBDAAg3QgBANILACHeCAAA3gsAIN8IAgDlCwAh4AgCAOULACEUnQcAAI0TADCeBwAAjhMAEJ8HAACNEwAwoQdAAMELACGyBwEA7QsAIbsHAQDQCwAhyQcBAO0LACHPBwEA0AsAIdAHAQDQCwAh0QdAAMELACHLCAEA0AsAIdUIAgDlCwAh2QgBANALACHaCAEA0AsAIdsIAQDSCwAh3AgAAIEMACDdCAEA0gsAId4IAADeCwAg3wgCAOULACHgCAIA5QsAIRChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhExEAAOEOACATAADiDgAgFAAA4w4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACETEQAAgw8AIBMAAIQPACAUAACFDwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAEUBAAAtBAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAQIAAAAzACAxAACaEwAgAwAAADMAIDEAAJoTACAyAACZEwAgASoAANcTADACAAAAMwAgKgAAmRMAIAIAAACBEgAgKgAAmBMAIBOhB0AAoA0AIbIHAQCqDQAhyAdAAKANACHKBwEAqg0AId8HAQCqDQAh4AcBAKoNACHJCAEArA0AIc8IAACtEAAg6ggBAKwNACHsCEAAqw0AIfIIAAHtDQAhkwkAAK4QACCUCUAAqw0AIZUJAgCnDgAhlgkCAKcOACGXCQEArA0AIZgJAQCsDQAhmQkBAKwNACGaCQEArA0AIRQEAACwEAAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhygcBAKoNACHfBwEAqg0AIeAHAQCqDQAhyQgBAKwNACHPCAAArRAAIOoIAQCsDQAh7AhAAKsNACHyCAAB7Q0AIZMJAACuEAAglAlAAKsNACGVCQIApw4AIZYJAgCnDgAhlwkBAKwNACGYCQEArA0AIZkJAQCsDQAhmgkBAKwNACEUBAAAtBAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAARMEAAC_EAAgoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc8IAAC8EAAg0ggBAAAAAdMIAAC9EAAg1AggAAAAAekIAAEAAAHsCEAAAAABjAkBAAAAAZQJQAAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAECAAAALwAgMQAAoxMAIAMAAAAvACAxAACjEwAgMgAAohMAIAEqAADWEwAwAgAAAC8AICoAAKITACACAAAAjRIAICoAAKETACASoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhyAdAAKANACHKBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHPCAAAuBAAINIIAQCqDQAh0wgAALkQACDUCCAA4g0AIekIAAHtDQAh7AhAAKsNACGMCQEArA0AIZQJQACrDQAhmwkBAKwNACGcCQEArA0AIZ0JQACrDQAhEwQAALsQACChB0AAoA0AIawHAQCqDQAhsgcBAKoNACHIB0AAoA0AIcoHAQCqDQAhzwcBAKoNACHQBwEAqg0AIc8IAAC4EAAg0ggBAKoNACHTCAAAuRAAINQIIADiDQAh6QgAAe0NACHsCEAAqw0AIYwJAQCsDQAhlAlAAKsNACGbCQEArA0AIZwJAQCsDQAhnQlAAKsNACETBAAAvxAAIKEHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHPCAAAvBAAINIIAQAAAAHTCAAAvRAAINQIIAAAAAHpCAABAAAB7AhAAAAAAYwJAQAAAAGUCUAAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABEAUAAKkSACAGAACqEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAECAAAABQAgMQAArxMAIAMAAAAFACAxAACvEwAgMgAArhMAIAEqAADVEwAwFwMAALYMACAFAACZDQAgBgAA1QwAIAgAANYMACAPAADuDAAgEAAA7wwAIBEAAOkMACAcAADxDAAgnQcAAJgNADCeBwAAAwAQnwcAAJgNADChB0AAwQsAIbIHAQAAAAHJBwEA7QsAIcsIAQDQCwAh-wgAAJcNACCOCQEA0AsAIY8JAQDQCwAhxAkgAOQLACHFCUAA0QsAIcYJQADBCwAhxwlAANELACHOCQAAlg0AIAIAAAAFACAqAACuEwAgAgAAAKwTACAqAACtEwAgDZ0HAACrEwAwngcAAKwTABCfBwAAqxMAMKEHQADBCwAhsgcBAO0LACHJBwEA7QsAIcsIAQDQCwAhjgkBANALACGPCQEA0AsAIcQJIADkCwAhxQlAANELACHGCUAAwQsAIccJQADRCwAhDZ0HAACrEwAwngcAAKwTABCfBwAAqxMAMKEHQADBCwAhsgcBAO0LACHJBwEA7QsAIcsIAQDQCwAhjgkBANALACGPCQEA0AsAIcQJIADkCwAhxQlAANELACHGCUAAwQsAIccJQADRCwAhCaEHQACgDQAhsgcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIRAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhEAUAAKkSACAGAACqEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAEEMQAApBMAMNEJAAClEwAw0wkAAKcTACDXCQAAqBMAMAQxAACbEwAw0QkAAJwTADDTCQAAnhMAINcJAACJEgAwBDEAAJITADDRCQAAkxMAMNMJAACVEwAg1wkAAP0RADAEMQAAhhMAMNEJAACHEwAw0wkAAIkTACDXCQAAihMAMAQxAAD9EgAw0QkAAP4SADDTCQAAgBMAINcJAADoEQAwBDEAAPQSADDRCQAA9RIAMNMJAAD3EgAg1wkAAJQQADADMQAA7xIAINEJAADwEgAg1wkAAJwFACAEMQAA5hIAMNEJAADnEgAw0wkAAOkSACDXCQAAsg8AMAQxAADdEgAw0QkAAN4SADDTCQAA4BIAINcJAACIEAAwBDEAANQSADDRCQAA1RIAMNMJAADXEgAg1wkAAPwPADAEMQAAyxIAMNEJAADMEgAw0wkAAM4SACDXCQAA8A8AMAQxAAC_EgAw0QkAAMASADDTCQAAwhIAINcJAADDEgAwAAAAAAAABwMAAL0PACAgAAC-DwAg2QgAAKYNACD1CAAApg0AIPYIAACmDQAg-QgAAKYNACD6CAAApg0AIAAAAAAGAwAAvQ8AICIAAMgTACAjAADJEwAgygcAAKYNACDNBwAApg0AIM4HAACmDQAgAAAAAxIAANkOACCtBwAApg0AINgIAACmDQAgAAoDAAC9DwAgBAAA2BEAIBgAAMETACAZAADDEwAgGgAAxBMAIBsAAMUTACC4BwAApg0AIMoHAACmDQAg2QgAAKYNACCNCQAApg0AIAEWAADUDwAgDAcAANATACAKAADREwAgCwAA0hMAIAwAANMTACCnCQAApg0AIKwJAACmDQAgrgkAAKYNACCvCQAApg0AILAJAACmDQAgswkAAKYNACC4CQAApg0AILkJAACmDQAgAwYAAMARACAIAADBEQAgDgAAwhEAIAAAAAEEAADYEQAgCaEHQAAAAAGyBwEAAAABywgBAAAAAY4JAQAAAAGPCQEAAAABxAkgAAAAAcUJQAAAAAHGCUAAAAABxwlAAAAAARKhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAAROhB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHJCAEAAAABzwgAALEQACDqCAEAAAAB7AhAAAAAAfIIAAEAAAGTCQAAshAAIJQJQAAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAEQoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAEKoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQmhB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeUIAQAAAAHsCEAAAAAB8ggAAQAAAYoJQAAAAAEPoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHxCAEAAAAB8ggAAQAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAAAow8AIAfIB0AAAAABygcBAAAAAeUIAQAAAAHtCAABAAAB7ggBAAAAAe8IAQAAAAHwCEAAAAABCqEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHlCAEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAEOBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAIAAAAB5whAAAAAAQyhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAcsHAQAAAAHMBwAA2Q0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAeAACzEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHICQEAAAAByQlAAAAAAcoJQAAAAAECAAAAAQAgMQAA4BMAIAigB0AAAAABrAcBAAAAAbIHAQAAAAHlBwEAAAABmwgBAAAAAbwJAgAAAAG_CQEAAAABwAlAAAAAAQmhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAB5QcBAAAAAZsIAQAAAAG8CQIAAAABvQkBAAAAAb4JQAAAAAERoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAABzwgAALwQACDSCAEAAAAB0wgAAL0QACDUCCAAAAAB6QgAAQAAAewIQAAAAAGMCQEAAAABlAlAAAAAAZsJAQAAAAGcCQEAAAABnQlAAAAAARKhB0AAAAABsgcBAAAAAcgHQAAAAAHfBwEAAAAB4AcBAAAAAckIAQAAAAHPCAAAsRAAIOoIAQAAAAHsCEAAAAAB8ggAAQAAAZMJAACyEAAglAlAAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAARKhB0AAAAABsgcBAAAAAbsHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHJCAEAAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzgiAAAAAAc8IAADMDgAg0AgCAAAAAdEIIAAAAAHSCAEAAAAB0wgAAM0OACDUCCAAAAAB1QgCAAAAAQmhB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAEDAAAAWQAgMQAA4BMAIDIAAOoTACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAADqEwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACERAwAAqBIAIAYAAKoSACAIAACrEgAgDwAArBIAIBAAAK0SACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAECAAAABQAgMQAA6xMAIAMAAAADACAxAADrEwAgMgAA7xMAIBMAAAADACADAADcEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgKgAA7xMAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhEQMAANwRACAGAADeEQAgCAAA3xEAIA8AAOARACAQAADhEQAgEQAA4hEAIBwAAOMRACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIQwIAAC-EQAgDgAAvxEAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAe0HAQAAAAGQCAIAAAABnggCAAAAAbMIAgAAAAGhCSAAAAABugkBAAAAAbsJAAC8EQAgAgAAAIgCACAxAADwEwAgAwAAAA4AIDEAAPATACAyAAD0EwAgDgAAAA4AIAgAAJIRACAOAACTEQAgKgAA9BMAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG6CQEAqg0AIbsJAACQEQAgDAgAAJIRACAOAACTEQAgoQdAAKANACGsBwEAqg0AIdYHAgCyDQAh7QcBAKoNACGQCAIAsg0AIZ4IAgCyDQAhswgCALINACGhCSAA4g0AIboJAQCqDQAhuwkAAJARACAMBgAAvREAIA4AAL8RACChB0AAAAABrAcBAAAAAdYHAgAAAAHtBwEAAAABkAgCAAAAAZ4IAgAAAAGzCAIAAAABoQkgAAAAAboJAQAAAAG7CQAAvBEAIAIAAACIAgAgMQAA9RMAIAMAAAAOACAxAAD1EwAgMgAA-RMAIA4AAAAOACAGAACREQAgDgAAkxEAICoAAPkTACChB0AAoA0AIawHAQCqDQAh1gcCALINACHtBwEAqg0AIZAIAgCyDQAhnggCALINACGzCAIAsg0AIaEJIADiDQAhugkBAKoNACG7CQAAkBEAIAwGAACREQAgDgAAkxEAIKEHQACgDQAhrAcBAKoNACHWBwIAsg0AIe0HAQCqDQAhkAgCALINACGeCAIAsg0AIbMIAgCyDQAhoQkgAOINACG6CQEAqg0AIbsJAACQEQAgEQMAAKgSACAFAACpEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAckHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHECSAAAAABxQlAAAAAAcYJQAAAAAHHCUAAAAABAgAAAAUAIDEAAPoTACADAAAAAwAgMQAA-hMAIDIAAP4TACATAAAAAwAgAwAA3BEAIAUAAN0RACAIAADfEQAgDwAA4BEAIBAAAOERACARAADiEQAgHAAA4xEAICoAAP4TACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIREDAADcEQAgBQAA3REAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxAkgAOINACHFCUAAqw0AIcYJQACgDQAhxwlAAKsNACEIoAdAAAAAAawHAQAAAAGyBwEAAAABygcBAAAAAeUHAQAAAAG8CQIAAAABvwkBAAAAAcAJQAAAAAERAwAAqBIAIAUAAKkSACAGAACqEgAgDwAArBIAIBAAAK0SACARAACuEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAECAAAABQAgMQAAgBQAIAMAAAADACAxAACAFAAgMgAAhBQAIBMAAAADACADAADcEQAgBQAA3REAIAYAAN4RACAPAADgEQAgEAAA4REAIBEAAOIRACAcAADjEQAgKgAAhBQAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhEQMAANwRACAFAADdEQAgBgAA3hEAIA8AAOARACAQAADhEQAgEQAA4hEAIBwAAOMRACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIQmhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAeUHAQAAAAG8CQIAAAABvQkBAAAAAb4JQAAAAAEcrAcBAAAAAZcIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAQwGAAC9EQAgCAAAvhEAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAe0HAQAAAAGQCAIAAAABnggCAAAAAbMIAgAAAAGhCSAAAAABugkBAAAAAbsJAAC8EQAgAgAAAIgCACAxAACHFAAgFKEHQAAAAAHKBwEAAAAB8gcBAAAAAZAIAgAAAAGWCAEAAAABlwgBAAAAAZgIAgAAAAGZCAQAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGgCIAAAAABoQhAAAAAAaIIQAAAAAGjCEAAAAABpAgEAAAAAaUIBAAAAAGmCAEAAAABBKEHQAAAAAH_CAEAAAABowkBAAAAAaQJQAAAAAEFuwcgAAAAAeUHAQAAAAHuBwEAAAABqwgBAAAAAaUJQAAAAAEDAAAADgAgMQAAhxQAIDIAAI4UACAOAAAADgAgBgAAkREAIAgAAJIRACAqAACOFAAgoQdAAKANACGsBwEAqg0AIdYHAgCyDQAh7QcBAKoNACGQCAIAsg0AIZ4IAgCyDQAhswgCALINACGhCSAA4g0AIboJAQCqDQAhuwkAAJARACAMBgAAkREAIAgAAJIRACChB0AAoA0AIawHAQCqDQAh1gcCALINACHtBwEAqg0AIZAIAgCyDQAhnggCALINACGzCAIAsg0AIaEJIADiDQAhugkBAKoNACG7CQAAkBEAICAHAACHEQAgCgAAiBEAIAsAAIkRACCsBwEAAAABlwgBAAAAAZsIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAQIAAAAYACAxAACPFAAgAwAAABYAIDEAAI8UACAyAACTFAAgIgAAABYAIAcAANwQACAKAADdEAAgCwAA3hAAICoAAJMUACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhIAcAANwQACAKAADdEAAgCwAA3hAAIKwHAQCqDQAhlwgBAKoNACGbCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACEgBwAAhxEAIAoAAIgRACAMAACKEQAgrAcBAAAAAZcIAQAAAAGbCAEAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABpAgEAAAAAY8JAQAAAAGhCSAAAAABpgkBAAAAAacJAQAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABrAkBAAAAAa0JIAAAAAGuCUAAAAABrwlAAAAAAbAJQAAAAAGxCQAAhBEAILIJAACFEQAgswlAAAAAAbQJIAAAAAG1CQAAhhEAILYJAgAAAAG3CQIAAAABuAkBAAAAAbkJAQAAAAECAAAAGAAgMQAAlBQAIAMAAAAWACAxAACUFAAgMgAAmBQAICIAAAAWACAHAADcEAAgCgAA3RAAIAwAAN8QACAqAACYFAAgrAcBAKoNACGXCAEAqg0AIZsIAQCqDQAhnQgCALINACGeCAIAsg0AIZ8IAgCyDQAhpAgEAJ8NACGPCQEAqg0AIaEJIADiDQAhpgkBAKoNACGnCQEArA0AIagJAgCyDQAhqQkCALINACGqCQIAsg0AIasJAgCyDQAhrAkBAKwNACGtCSAA4g0AIa4JQACrDQAhrwlAAKsNACGwCUAAqw0AIbEJAADZEAAgsgkAANoQACCzCUAAqw0AIbQJIADiDQAhtQkAANsQACC2CQIAsg0AIbcJAgCyDQAhuAkBAKwNACG5CQEArA0AISAHAADcEAAgCgAA3RAAIAwAAN8QACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhEQMAAKgSACAFAACpEgAgBgAAqhIAIAgAAKsSACAQAACtEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAckHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHECSAAAAABxQlAAAAAAcYJQAAAAAHHCUAAAAABAgAAAAUAIDEAAJkUACATEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAACbFAAgAwAAAAMAIDEAAJkUACAyAACfFAAgEwAAAAMAIAMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAQAADhEQAgEQAA4hEAIBwAAOMRACAqAACfFAAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxAkgAOINACHFCUAAqw0AIcYJQACgDQAhxwlAAKsNACERAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIBAAAOERACARAADiEQAgHAAA4xEAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhAwAAAFkAIDEAAJsUACAyAACiFAAgFQAAAFkAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgKgAAohQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACETEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEQMAAKgSACAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEQAArhIAIBwAAK8SACChB0AAAAABsgcBAAAAAckHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHECSAAAAABxQlAAAAAAcYJQAAAAAHHCUAAAAABAgAAAAUAIDEAAKMUACATDwAAsRMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAAClFAAgAwAAAAMAIDEAAKMUACAyAACpFAAgEwAAAAMAIAMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEQAA4hEAIBwAAOMRACAqAACpFAAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxAkgAOINACHFCUAAqw0AIcYJQACgDQAhxwlAAKsNACERAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIA8AAOARACARAADiEQAgHAAA4xEAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhAwAAAFkAIDEAAKUUACAyAACsFAAgFQAAAFkAIA8AALQSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgKgAArBQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACETDwAAtBIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEQMAAKgSACAFAACpEgAgBgAAqhIAIAgAAKsSACAPAACsEgAgEAAArRIAIBEAAK4SACChB0AAAAABsgcBAAAAAckHAQAAAAHLCAEAAAABjgkBAAAAAY8JAQAAAAHECSAAAAABxQlAAAAAAcYJQAAAAAHHCUAAAAABAgAAAAUAIDEAAK0UACATDwAAsRMAIBAAALITACAYAAC1EwAgGQAAuBMAIBoAALkTACAbAAC6EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAACvFAAgCKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB7AhAAAAAAfIIAAEAAAGKCUAAAAABBsgHQAAAAAHKBwEAAAAB7QgAAQAAAe4IAQAAAAHvCAEAAAAB8AhAAAAAAQmhB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB6AgAAQAAAekIAAEAAAHqCAEAAAAB6whAAAAAAewIQAAAAAENBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4QgAAQAAAeIIAAEAAAHjCAEAAAAB5AgBAAAAAeYIAgAAAAHnCEAAAAABAwAAAAMAIDEAAK0UACAyAAC3FAAgEwAAAAMAIAMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBEAAOIRACAqAAC3FAAgoQdAAKANACGyBwEAqg0AIckHAQCqDQAhywgBAKoNACGOCQEAqg0AIY8JAQCqDQAhxAkgAOINACHFCUAAqw0AIcYJQACgDQAhxwlAAKsNACERAwAA3BEAIAUAAN0RACAGAADeEQAgCAAA3xEAIA8AAOARACAQAADhEQAgEQAA4hEAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhAwAAAFkAIDEAAK8UACAyAAC6FAAgFQAAAFkAIA8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgKgAAuhQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACETDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEAMAAJwQACAEAACdEAAgGQAAnxAAIBoAAKAQACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAECAAAARAAgMQAAuxQAIBMPAACxEwAgEAAAshMAIBkAALgTACAaAAC5EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByAkBAAAAAckJQAAAAAHKCUAAAAABAgAAAAEAIDEAAL0UACADAAAAQgAgMQAAuxQAIDIAAMEUACASAAAAQgAgAwAA5g8AIAQAAOcPACAZAADpDwAgGgAA6g8AIBsAAOsPACAqAADBFAAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIRADAADmDwAgBAAA5w8AIBkAAOkPACAaAADqDwAgGwAA6w8AIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEDAAAAWQAgMQAAvRQAIDIAAMQUACAVAAAAWQAgDwAAtBIAIBAAALUSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAADEFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACEMAwAA4A8AIBUAAOEPACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHlCAEAAAAB7AhAAAAAAfIIAAEAAAGKCUAAAAABAgAAAEkAIDEAAMUUACADAAAARwAgMQAAxRQAIDIAAMkUACAOAAAARwAgAwAA2A8AIBUAANkPACAqAADJFAAgoQdAAKANACGyBwEAqg0AIcgHQACgDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh5QgBAKoNACHsCEAAqw0AIfIIAAHtDQAhiglAAKsNACEMAwAA2A8AIBUAANkPACChB0AAoA0AIbIHAQCqDQAhyAdAAKANACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHlCAEAqg0AIewIQACrDQAh8ggAAe0NACGKCUAAqw0AIRMPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByAkBAAAAAckJQAAAAAHKCUAAAAABAgAAAAEAIDEAAMoUACAOoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHZCAEAAAAB7AhAAAAAAfAIQAAAAAHyCAABAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAACjDwAgAwAAAFkAIDEAAMoUACAyAADPFAAgFQAAAFkAIA8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAICAAALoSACAkAAC-EgAgKgAAzxQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACETDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhDAMAALsPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAAB2QgBAAAAAfUIAQAAAAH2CAEAAAAB9wgAALoPACD4CAIAAAAB-QgBAAAAAfoIQAAAAAECAAAAnAUAIDEAANAUACATDwAAsRMAIBAAALITACAYAAC1EwAgGQAAuBMAIBoAALkTACAbAAC6EwAgHAAAtBMAIB0AALATACAeAACzEwAgHwAAthMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAADSFAAgAwAAAG4AIDEAANAUACAyAADWFAAgDgAAAG4AIAMAAKwPACAqAADWFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQwDAACsDwAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHZCAEArA0AIfUIAQCsDQAh9ggBAKwNACH3CAAAqw8AIPgIAgCyDQAh-QgBAKwNACH6CEAAqw0AIQMAAABZACAxAADSFAAgMgAA2RQAIBUAAABZACAPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgJAAAvhIAICoAANkUACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEw8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAkAAC-EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRADAACcEAAgBAAAnRAAIBgAAJ4QACAaAACgEAAgGwAAoRAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsIAQAAAAHZCAEAAAABiwkBAAAAAYwJAQAAAAGNCUAAAAABAgAAAEQAIDEAANoUACATDwAAsRMAIBAAALITACAYAAC1EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB4AALMTACAfAAC2EwAgIAAAtxMAICQAALsTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAADcFAAgAwAAAEIAIDEAANoUACAyAADgFAAgEgAAAEIAIAMAAOYPACAEAADnDwAgGAAA6A8AIBoAAOoPACAbAADrDwAgKgAA4BQAIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEQAwAA5g8AIAQAAOcPACAYAADoDwAgGgAA6g8AIBsAAOsPACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhAwAAAFkAIDEAANwUACAyAADjFAAgFQAAAFkAIA8AALQSACAQAAC1EgAgGAAAuBIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgKgAA4xQAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACETDwAAtBIAIBAAALUSACAYAAC4EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEAMAAJwQACAEAACdEAAgGAAAnhAAIBkAAJ8QACAbAAChEAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywgBAAAAAdkIAQAAAAGLCQEAAAABjAkBAAAAAY0JQAAAAAECAAAARAAgMQAA5BQAIBMPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGwAAuhMAIBwAALQTACAdAACwEwAgHgAAsxMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByAkBAAAAAckJQAAAAAHKCUAAAAABAgAAAAEAIDEAAOYUACADAAAAQgAgMQAA5BQAIDIAAOoUACASAAAAQgAgAwAA5g8AIAQAAOcPACAYAADoDwAgGQAA6Q8AIBsAAOsPACAqAADqFAAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIRADAADmDwAgBAAA5w8AIBgAAOgPACAZAADpDwAgGwAA6w8AIKEHQACgDQAhsgcBAKoNACG4BwEArA0AIbsHAQCqDQAhyQcBAKoNACHKBwEArA0AIcsIAQCqDQAh2QgBAKwNACGLCQEAqg0AIYwJAQCqDQAhjQlAAKsNACEDAAAAWQAgMQAA5hQAIDIAAO0UACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAADtFAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACEQAwAAnBAAIAQAAJ0QACAYAACeEAAgGQAAnxAAIBoAAKAQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLCAEAAAAB2QgBAAAAAYsJAQAAAAGMCQEAAAABjQlAAAAAAQIAAABEACAxAADuFAAgEw8AALETACAQAACyEwAgGAAAtRMAIBkAALgTACAaAAC5EwAgHAAAtBMAIB0AALATACAeAACzEwAgHwAAthMAICAAALcTACAkAAC7EwAgoQdAAAAAAbIHAQAAAAG7BwEAAAABywgBAAAAAY4JAQAAAAHICQEAAAAByQlAAAAAAcoJQAAAAAECAAAAAQAgMQAA8BQAIAMAAABCACAxAADuFAAgMgAA9BQAIBIAAABCACADAADmDwAgBAAA5w8AIBgAAOgPACAZAADpDwAgGgAA6g8AICoAAPQUACChB0AAoA0AIbIHAQCqDQAhuAcBAKwNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLCAEAqg0AIdkIAQCsDQAhiwkBAKoNACGMCQEAqg0AIY0JQACrDQAhEAMAAOYPACAEAADnDwAgGAAA6A8AIBkAAOkPACAaAADqDwAgoQdAAKANACGyBwEAqg0AIbgHAQCsDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywgBAKoNACHZCAEArA0AIYsJAQCqDQAhjAkBAKoNACGNCUAAqw0AIQMAAABZACAxAADwFAAgMgAA9xQAIBUAAABZACAPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgJAAAvhIAICoAAPcUACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEw8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgHAAAtxIAIB0AALMSACAeAAC2EgAgHwAAuRIAICAAALoSACAkAAC-EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRMPAACxEwAgEAAAshMAIBgAALUTACAZAAC4EwAgGgAAuRMAIBsAALoTACAcAAC0EwAgHQAAsBMAIB8AALYTACAgAAC3EwAgJAAAuxMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcsIAQAAAAGOCQEAAAAByAkBAAAAAckJQAAAAAHKCUAAAAABAgAAAAEAIDEAAPgUACASoQdAAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IgAAAAAHPCAAAzA4AINAIAgAAAAHRCCAAAAAB0ggBAAAAAdMIAADNDgAg1AggAAAAAdUIAgAAAAECyAdAAAAAAcoIAAEAAAEDAAAAWQAgMQAA-BQAIDIAAP4UACAVAAAAWQAgDwAAtBIAIBAAALUSACAYAAC4EgAgGQAAuxIAIBoAALwSACAbAAC9EgAgHAAAtxIAIB0AALMSACAfAAC5EgAgIAAAuhIAICQAAL4SACAqAAD-FAAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIRMPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB8AALkSACAgAAC6EgAgJAAAvhIAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIcsIAQCqDQAhjgkBAKoNACHICQEArA0AIckJQACgDQAhyglAAKsNACEUAwAAgg8AIBEAAIMPACAUAACFDwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHVCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AiAAAAAAd0IAQAAAAHeCAAAgQ8AIN8IAgAAAAHgCAIAAAABAgAAAGoAIDEAAP8UACADAAAAaAAgMQAA_xQAIDIAAIMVACAWAAAAaAAgAwAA4A4AIBEAAOEOACAUAADjDgAgKgAAgxUAIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIRQDAADgDgAgEQAA4Q4AIBQAAOMOACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIcsIAQCqDQAh1QgCALINACHZCAEAqg0AIdoIAQCqDQAh2wgBAKwNACHcCIAAAAAB3QgBAKwNACHeCAAA3w4AIN8IAgCyDQAh4AgCALINACEUAwAAgg8AIBMAAIQPACAUAACFDwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcsIAQAAAAHVCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AiAAAAAAd0IAQAAAAHeCAAAgQ8AIN8IAgAAAAHgCAIAAAABAgAAAGoAIDEAAIQVACARAwAAqBIAIAUAAKkSACAGAACqEgAgCAAAqxIAIA8AAKwSACAQAACtEgAgHAAArxIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcsIAQAAAAGOCQEAAAABjwkBAAAAAcQJIAAAAAHFCUAAAAABxglAAAAAAccJQAAAAAECAAAABQAgMQAAhhUAIAMAAABoACAxAACEFQAgMgAAihUAIBYAAABoACADAADgDgAgEwAA4g4AIBQAAOMOACAqAACKFQAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhFAMAAOAOACATAADiDgAgFAAA4w4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AIQMAAAADACAxAACGFQAgMgAAjRUAIBMAAAADACADAADcEQAgBQAA3REAIAYAAN4RACAIAADfEQAgDwAA4BEAIBAAAOERACAcAADjEQAgKgAAjRUAIKEHQACgDQAhsgcBAKoNACHJBwEAqg0AIcsIAQCqDQAhjgkBAKoNACGPCQEAqg0AIcQJIADiDQAhxQlAAKsNACHGCUAAoA0AIccJQACrDQAhEQMAANwRACAFAADdEQAgBgAA3hEAIAgAAN8RACAPAADgEQAgEAAA4REAIBwAAOMRACChB0AAoA0AIbIHAQCqDQAhyQcBAKoNACHLCAEAqg0AIY4JAQCqDQAhjwkBAKoNACHECSAA4g0AIcUJQACrDQAhxglAAKANACHHCUAAqw0AIRQDAACCDwAgEQAAgw8AIBMAAIQPACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABywgBAAAAAdUIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCIAAAAAB3QgBAAAAAd4IAACBDwAg3wgCAAAAAeAIAgAAAAECAAAAagAgMQAAjhUAIAMAAABoACAxAACOFQAgMgAAkhUAIBYAAABoACADAADgDgAgEQAA4Q4AIBMAAOIOACAqAACSFQAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhyQcBAKoNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACHLCAEAqg0AIdUIAgCyDQAh2QgBAKoNACHaCAEAqg0AIdsIAQCsDQAh3AiAAAAAAd0IAQCsDQAh3ggAAN8OACDfCAIAsg0AIeAIAgCyDQAhFAMAAOAOACARAADhDgAgEwAA4g4AIKEHQACgDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhzwcBAKoNACHQBwEAqg0AIdEHQACgDQAhywgBAKoNACHVCAIAsg0AIdkIAQCqDQAh2ggBAKoNACHbCAEArA0AIdwIgAAAAAHdCAEArA0AId4IAADfDgAg3wgCALINACHgCAIAsg0AISAHAACHEQAgCwAAiREAIAwAAIoRACCsBwEAAAABlwgBAAAAAZsIAQAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAGkCAQAAAABjwkBAAAAAaEJIAAAAAGmCQEAAAABpwkBAAAAAagJAgAAAAGpCQIAAAABqgkCAAAAAasJAgAAAAGsCQEAAAABrQkgAAAAAa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJAACEEQAgsgkAAIURACCzCUAAAAABtAkgAAAAAbUJAACGEQAgtgkCAAAAAbcJAgAAAAG4CQEAAAABuQkBAAAAAQIAAAAYACAxAACTFQAgAwAAABYAIDEAAJMVACAyAACXFQAgIgAAABYAIAcAANwQACALAADeEAAgDAAA3xAAICoAAJcVACCsBwEAqg0AIZcIAQCqDQAhmwgBAKoNACGdCAIAsg0AIZ4IAgCyDQAhnwgCALINACGkCAQAnw0AIY8JAQCqDQAhoQkgAOINACGmCQEAqg0AIacJAQCsDQAhqAkCALINACGpCQIAsg0AIaoJAgCyDQAhqwkCALINACGsCQEArA0AIa0JIADiDQAhrglAAKsNACGvCUAAqw0AIbAJQACrDQAhsQkAANkQACCyCQAA2hAAILMJQACrDQAhtAkgAOINACG1CQAA2xAAILYJAgCyDQAhtwkCALINACG4CQEArA0AIbkJAQCsDQAhIAcAANwQACALAADeEAAgDAAA3xAAIKwHAQCqDQAhlwgBAKoNACGbCAEAqg0AIZ0IAgCyDQAhnggCALINACGfCAIAsg0AIaQIBACfDQAhjwkBAKoNACGhCSAA4g0AIaYJAQCqDQAhpwkBAKwNACGoCQIAsg0AIakJAgCyDQAhqgkCALINACGrCQIAsg0AIawJAQCsDQAhrQkgAOINACGuCUAAqw0AIa8JQACrDQAhsAlAAKsNACGxCQAA2RAAILIJAADaEAAgswlAAKsNACG0CSAA4g0AIbUJAADbEAAgtgkCALINACG3CQIAsg0AIbgJAQCsDQAhuQkBAKwNACETDwAAsRMAIBAAALITACAYAAC1EwAgGQAAuBMAIBoAALkTACAbAAC6EwAgHAAAtBMAIB0AALATACAeAACzEwAgHwAAthMAICAAALcTACChB0AAAAABsgcBAAAAAbsHAQAAAAHLCAEAAAABjgkBAAAAAcgJAQAAAAHJCUAAAAAByglAAAAAAQIAAAABACAxAACYFQAgBKEHQAAAAAGyBwEAAAABxwcBAAAAAcgHQAAAAAERKoAAAAABoQdAAAAAAa4HAQAAAAGyBwEAAAABswcEAAAAAbUHAQAAAAG2BwEAAAABtwcBAAAAAbgHAQAAAAG5B0AAAAABugcBAAAAAbsHAQAAAAG8BwIAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwAdAAAAAAQMAAABZACAxAACYFQAgMgAAnhUAIBUAAABZACAPAAC0EgAgEAAAtRIAIBgAALgSACAZAAC7EgAgGgAAvBIAIBsAAL0SACAcAAC3EgAgHQAAsxIAIB4AALYSACAfAAC5EgAgIAAAuhIAICoAAJ4VACChB0AAoA0AIbIHAQCqDQAhuwcBAKoNACHLCAEAqg0AIY4JAQCqDQAhyAkBAKwNACHJCUAAoA0AIcoJQACrDQAhEw8AALQSACAQAAC1EgAgGAAAuBIAIBkAALsSACAaAAC8EgAgGwAAvRIAIBwAALcSACAdAACzEgAgHgAAthIAIB8AALkSACAgAAC6EgAgoQdAAKANACGyBwEAqg0AIbsHAQCqDQAhywgBAKoNACGOCQEAqg0AIcgJAQCsDQAhyQlAAKANACHKCUAAqw0AIQ8DAADaDQAgIwAA3A0AIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwAA2Q0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABAgAAAHsAIDEAAJ8VACADAAAAeQAgMQAAnxUAIDIAAKMVACARAAAAeQAgAwAAvg0AICMAAMANACAqAACjFQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywcBAKoNACHMBwAAvQ0AIM0HAQCsDQAhzgdAAKsNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACEPAwAAvg0AICMAAMANACChB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQ8DAADaDQAgIgAA2w0AIKEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwAA2Q0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABAgAAAHsAIDEAAKQVACADAAAAeQAgMQAApBUAIDIAAKgVACARAAAAeQAgAwAAvg0AICIAAL8NACAqAACoFQAgoQdAAKANACGsBwEAqg0AIbIHAQCqDQAhuwcBAKoNACHJBwEAqg0AIcoHAQCsDQAhywcBAKoNACHMBwAAvQ0AIM0HAQCsDQAhzgdAAKsNACHPBwEAqg0AIdAHAQCqDQAh0QdAAKANACEPAwAAvg0AICIAAL8NACChB0AAoA0AIawHAQCqDQAhsgcBAKoNACG7BwEAqg0AIckHAQCqDQAhygcBAKwNACHLBwEAqg0AIcwHAAC9DQAgzQcBAKwNACHOB0AAqw0AIc8HAQCqDQAh0AcBAKoNACHRB0AAoA0AIQ0NACMPZg0QZw4YbRUZdhcadxgbeBkcbBQdBgIeaxAfbxwgdR0kfB8JAwABBQgDBgwECCwGDQAbDzANEDQOETgPHEUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAHAwABBEYCDQAaGEoVGVAXGlQYG1gZAwMAARUAFBdMFgEWABUCAwABFQAUAgMAARUAFAIDWgEVWxQEGFwAGV0AGl4AG18ABgZgAAhhAA9iABBjABFkABxlAAMDAAENAB4gcx0CAwABHwAcASB0AAQDAAENACIigAEgI4QBIQEhAB8BIQAfAiKFAQAjhgEACw-IAQAQiQEAGIwBABmOAQAajwEAG5ABAByLAQAdhwEAHooBACCNAQAkkQEAAAAAAw0AKDcAKTgAKgAAAAMNACg3ACk4ACoBAwABAQMAAQMNAC83ADA4ADEAAAADDQAvNwAwOAAxAQQAAgEEAAIFDQA2NwA5OAA6WQA3WgA4AAAAAAAFDQA2NwA5OAA6WQA3WgA4AgTgAQIH4QEFAgTnAQIH6AEFBQ0APzcAQjgAQ1kAQFoAQQAAAAAABQ0APzcAQjgAQ1kAQFoAQQIEAAIH-gEFAgQAAgeAAgUFDQBINwBLOABMWQBJWgBKAAAAAAAFDQBINwBLOABMWQBJWgBKAAAFDQBRNwBUOABVWQBSWgBTAAAAAAAFDQBRNwBUOABVWQBSWgBTAQcABQEHAAUFDQBaNwBdOABeWQBbWgBcAAAAAAAFDQBaNwBdOABeWQBbWgBcAQkABwEJAAcDDQBjNwBkOABlAAAAAw0AYzcAZDgAZQEJAAcBCQAHAw0AajcAazgAbAAAAAMNAGo3AGs4AGwAAAAFDQByNwB1OAB2WQBzWgB0AAAAAAAFDQByNwB1OAB2WQBzWgB0AAAABQ0AfDcAfzgAgAFZAH1aAH4AAAAAAAUNAHw3AH84AIABWQB9WgB-AgMAAQQAAgIDAAEEAAIDDQCFATcAhgE4AIcBAAAAAw0AhQE3AIYBOACHAQIDAAEEAAICAwABBAACBQ0AjAE3AI8BOACQAVkAjQFaAI4BAAAAAAAFDQCMATcAjwE4AJABWQCNAVoAjgEAAAADDQCWATcAlwE4AJgBAAAAAw0AlgE3AJcBOACYAQAAAAMNAJ4BNwCfATgAoAEAAAADDQCeATcAnwE4AKABAgMAAQT8AwICAwABBIIEAgMNAKUBNwCmATgApwEAAAADDQClATcApgE4AKcBAgMAARUAFAIDAAEVABQDDQCsATcArQE4AK4BAAAAAw0ArAE3AK0BOACuAQEWABUBFgAVBQ0AswE3ALYBOAC3AVkAtAFaALUBAAAAAAAFDQCzATcAtgE4ALcBWQC0AVoAtQEAAAAFDQC9ATcAwAE4AMEBWQC-AVoAvwEAAAAAAAUNAL0BNwDAATgAwQFZAL4BWgC_AQAAAAMNAMcBNwDIATgAyQEAAAADDQDHATcAyAE4AMkBAAAAAw0AzwE3ANABOADRAQAAAAMNAM8BNwDQATgA0QEAAAADDQDXATcA2AE4ANkBAAAAAw0A1wE3ANgBOADZAQEDAAEBAwABBQ0A3gE3AOEBOADiAVkA3wFaAOABAAAAAAAFDQDeATcA4QE4AOIBWQDfAVoA4AECAwABHwAcAgMAAR8AHAMNAOcBNwDoATgA6QEAAAADDQDnATcA6AE4AOkBAgMAARUAFAIDAAEVABQDDQDuATcA7wE4APABAAAAAw0A7gE3AO8BOADwAQIDAAEVABQCAwABFQAUAw0A9QE3APYBOAD3AQAAAAMNAPUBNwD2ATgA9wECA4AGARWBBhQCA4cGARWIBhQFDQD8ATcA_wE4AIACWQD9AVoA_gEAAAAAAAUNAPwBNwD_ATgAgAJZAP0BWgD-AQEDAAEBAwABBQ0AhQI3AIgCOACJAlkAhgJaAIcCAAAAAAAFDQCFAjcAiAI4AIkCWQCGAloAhwIBEgAQARIAEAMNAI4CNwCPAjgAkAIAAAADDQCOAjcAjwI4AJACAgQAAhIAEAIEAAISABAFDQCVAjcAmAI4AJkCWQCWAloAlwIAAAAAAAUNAJUCNwCYAjgAmQJZAJYCWgCXAgESABABEgAQAw0AngI3AJ8COACgAgAAAAMNAJ4CNwCfAjgAoAIAAAAFDQCmAjcAqQI4AKoCWQCnAloAqAIAAAAAAAUNAKYCNwCpAjgAqgJZAKcCWgCoAgAAAAUNALACNwCzAjgAtAJZALECWgCyAgAAAAAABQ0AsAI3ALMCOAC0AlkAsQJaALICAAAABQ0AugI3AL0COAC-AlkAuwJaALwCAAAAAAAFDQC6AjcAvQI4AL4CWQC7AloAvAIBCQAHAQkABwUNAMMCNwDGAjgAxwJZAMQCWgDFAgAAAAAABQ0AwwI3AMYCOADHAlkAxAJaAMUCAAAABQ0AzQI3ANACOADRAlkAzgJaAM8CAAAAAAAFDQDNAjcA0AI4ANECWQDOAloAzwIAAAAFDQDXAjcA2gI4ANsCWQDYAloA2QIAAAAAAAUNANcCNwDaAjgA2wJZANgCWgDZAgAAAAUNAOECNwDkAjgA5QJZAOICWgDjAgAAAAAABQ0A4QI3AOQCOADlAlkA4gJaAOMCAAAABQ0A6wI3AO4COADvAlkA7AJaAO0CAAAAAAAFDQDrAjcA7gI4AO8CWQDsAloA7QIAAAAFDQD1AjcA-AI4APkCWQD2AloA9wIAAAAAAAUNAPUCNwD4AjgA-QJZAPYCWgD3AgAAAAUNAP8CNwCCAzgAgwNZAIADWgCBAwAAAAAABQ0A_wI3AIIDOACDA1kAgANaAIEDAAAABQ0AiQM3AIwDOACNA1kAigNaAIsDAAAAAAAFDQCJAzcAjAM4AI0DWQCKA1oAiwMAAAAFDQCTAzcAlgM4AJcDWQCUA1oAlQMAAAAAAAUNAJMDNwCWAzgAlwNZAJQDWgCVAwAAAAUNAJ0DNwCgAzgAoQNZAJ4DWgCfAwAAAAAABQ0AnQM3AKADOAChA1kAngNaAJ8DAAAABQ0ApwM3AKoDOACrA1kAqANaAKkDAAAAAAAFDQCnAzcAqgM4AKsDWQCoA1oAqQMAAAAFDQCxAzcAtAM4ALUDWQCyA1oAswMAAAAAAAUNALEDNwC0AzgAtQNZALIDWgCzAwAAAAUNALsDNwC-AzgAvwNZALwDWgC9AwAAAAAABQ0AuwM3AL4DOAC_A1kAvANaAL0DAAAABQ0AxQM3AMgDOADJA1kAxgNaAMcDAAAAAAAFDQDFAzcAyAM4AMkDWQDGA1oAxwMAAAAFDQDPAzcA0gM4ANMDWQDQA1oA0QMAAAAAAAUNAM8DNwDSAzgA0wNZANADWgDRAwEDAAEBAwABAw0A2AM3ANkDOADaAwAAAAMNANgDNwDZAzgA2gMBIQAfASEAHwMNAN8DNwDgAzgA4QMAAAADDQDfAzcA4AM4AOEDASEAHwEhAB8FDQDmAzcA6QM4AOoDWQDnA1oA6AMAAAAAAAUNAOYDNwDpAzgA6gNZAOcDWgDoAwAAAAMNAPADNwDxAzgA8gMAAAADDQDwAzcA8QM4APIDAAAABQ0A-AM3APsDOAD8A1kA-QNaAPoDAAAAAAAFDQD4AzcA-wM4APwDWQD5A1oA-gMAAAAFDQCCBDcAhQQ4AIYEWQCDBFoAhAQAAAAAAAUNAIIENwCFBDgAhgRZAIMEWgCEBCUCASaSAQEnlAEBKJUBASmWAQErmAEBLJoBJC2bASUunQEBL58BJDCgASYzoQEBNKIBATWjASQ5pgEnOqcBKzuoAQI8qQECPaoBAj6rAQI_rAECQK4BAkGwASRCsQEsQ7MBAkS1ASRFtgEtRrcBAke4AQJIuQEkSbwBLkq9ATJLvwEDTMABA03CAQNOwwEDT8QBA1DGAQNRyAEkUskBM1PLAQNUzQEkVc4BNFbPAQNX0AEDWNEBJFvUATVc1QE7XdYBBF7XAQRf2AEEYNkBBGHaAQRi3AEEY94BJGTfATxl4wEEZuUBJGfmAT1o6QEEaeoBBGrrASRr7gE-bO8BRG3wAQZu8QEGb_IBBnDzAQZx9AEGcvYBBnP4ASR0-QFFdfwBBnb-ASR3_wFGeIECBnmCAgZ6gwIke4YCR3yHAk19iQIFfooCBX-MAgWAAY0CBYEBjgIFggGQAgWDAZICJIQBkwJOhQGVAgWGAZcCJIcBmAJPiAGZAgWJAZoCBYoBmwIkiwGeAlCMAZ8CVo0BoAIHjgGhAgePAaICB5ABowIHkQGkAgeSAaYCB5MBqAIklAGpAleVAasCB5YBrQIklwGuAliYAa8CB5kBsAIHmgGxAiSbAbQCWZwBtQJfnQG2AgqeAbcCCp8BuAIKoAG5AgqhAboCCqIBvAIKowG-AiSkAb8CYKUBwQIKpgHDAiSnAcQCYagBxQIKqQHGAgqqAccCJKsBygJirAHLAmatAcwCCa4BzQIJrwHOAgmwAc8CCbEB0AIJsgHSAgmzAdQCJLQB1QJntQHXAgm2AdkCJLcB2gJouAHbAgm5AdwCCboB3QIkuwHgAmm8AeECbb0B4wJuvgHkAm6_AecCbsAB6AJuwQHpAm7CAesCbsMB7QIkxAHuAm_FAfACbsYB8gIkxwHzAnDIAfQCbskB9QJuygH2AiTLAfkCccwB-gJ3zQH8AnjOAf0CeM8BgAN40AGBA3jRAYIDeNIBhAN40wGGAyTUAYcDedUBiQN41gGLAyTXAYwDetgBjQN42QGOA3jaAY8DJNsBkgN73AGTA4EB3QGUAw3eAZUDDd8BlgMN4AGXAw3hAZgDDeIBmgMN4wGcAyTkAZ0DggHlAZ8DDeYBoQMk5wGiA4MB6AGjAw3pAaQDDeoBpQMk6wGoA4QB7AGpA4gB7QGqAw7uAasDDu8BrAMO8AGtAw7xAa4DDvIBsAMO8wGyAyT0AbMDiQH1AbUDDvYBtwMk9wG4A4oB-AG5Aw75AboDDvoBuwMk-wG-A4sB_AG_A5EB_QHBA5IB_gHCA5IB_wHFA5IBgALGA5IBgQLHA5IBggLJA5IBgwLLAySEAswDkwGFAs4DkgGGAtADJIcC0QOUAYgC0gOSAYkC0wOSAYoC1AMkiwLXA5UBjALYA5kBjQLaA5oBjgLbA5oBjwLeA5oBkALfA5oBkQLgA5oBkgLiA5oBkwLkAySUAuUDmwGVAucDmgGWAukDJJcC6gOcAZgC6wOaAZkC7AOaAZoC7QMkmwLwA50BnALxA6EBnQLyAxSeAvMDFJ8C9AMUoAL1AxShAvYDFKIC-AMUowL6AySkAvsDogGlAv4DFKYCgAQkpwKBBKMBqAKDBBSpAoQEFKoChQQkqwKIBKQBrAKJBKgBrQKKBBWuAosEFa8CjAQVsAKNBBWxAo4EFbICkAQVswKSBCS0ApMEqQG1ApUEFbYClwQktwKYBKoBuAKZBBW5ApoEFboCmwQkuwKeBKsBvAKfBK8BvQKhBBa-AqIEFr8CpAQWwAKlBBbBAqYEFsICqAQWwwKqBCTEAqsEsAHFAq0EFsYCrwQkxwKwBLEByAKxBBbJArIEFsoCswQkywK2BLIBzAK3BLgBzQK5BLkBzgK6BLkBzwK9BLkB0AK-BLkB0QK_BLkB0gLBBLkB0wLDBCTUAsQEugHVAsYEuQHWAsgEJNcCyQS7AdgCygS5AdkCywS5AdoCzAQk2wLPBLwB3ALQBMIB3QLSBMMB3gLTBMMB3wLWBMMB4ALXBMMB4QLYBMMB4gLaBMMB4wLcBCTkAt0ExAHlAt8EwwHmAuEEJOcC4gTFAegC4wTDAekC5ATDAeoC5QQk6wLoBMYB7ALpBMoB7QLrBMsB7gLsBMsB7wLvBMsB8ALwBMsB8QLxBMsB8gLzBMsB8wL1BCT0AvYEzAH1AvgEywH2AvoEJPcC-wTNAfgC_ATLAfkC_QTLAfoC_gQk-wKBBc4B_AKCBdIB_QKEBdMB_gKFBdMB_wKIBdMBgAOJBdMBgQOKBdMBggOMBdMBgwOOBSSEA48F1AGFA5EF0wGGA5MFJIcDlAXVAYgDlQXTAYkDlgXTAYoDlwUkiwOaBdYBjAObBdoBjQOdBRyOA54FHI8DoAUckAOhBRyRA6IFHJIDpAUckwOmBSSUA6cF2wGVA6kFHJYDqwUklwOsBdwBmAOtBRyZA64FHJoDrwUkmwOyBd0BnAOzBeMBnQO0BR2eA7UFHZ8DtgUdoAO3BR2hA7gFHaIDugUdowO8BSSkA70F5AGlA78FHaYDwQUkpwPCBeUBqAPDBR2pA8QFHaoDxQUkqwPIBeYBrAPJBeoBrQPKBReuA8sFF68DzAUXsAPNBRexA84FF7ID0AUXswPSBSS0A9MF6wG1A9UFF7YD1wUktwPYBewBuAPZBRe5A9oFF7oD2wUkuwPeBe0BvAPfBfEBvQPgBRi-A-EFGL8D4gUYwAPjBRjBA-QFGMID5gUYwwPoBSTEA-kF8gHFA-sFGMYD7QUkxwPuBfMByAPvBRjJA_AFGMoD8QUkywP0BfQBzAP1BfgBzQP2BRnOA_cFGc8D-AUZ0AP5BRnRA_oFGdID_AUZ0wP-BSTUA_8F-QHVA4MGGdYDhQYk1wOGBvoB2AOJBhnZA4oGGdoDiwYk2wOOBvsB3AOPBoEC3QOQBhDeA5EGEN8DkgYQ4AOTBhDhA5QGEOIDlgYQ4wOYBiTkA5kGggLlA5sGEOYDnQYk5wOeBoMC6AOfBhDpA6AGEOoDoQYk6wOkBoQC7AOlBooC7QOnBhHuA6gGEe8DqgYR8AOrBhHxA6wGEfIDrgYR8wOwBiT0A7EGiwL1A7MGEfYDtQYk9wO2BowC-AO3BhH5A7gGEfoDuQYk-wO8Bo0C_AO9BpEC_QO-Bg_-A78GD_8DwAYPgATBBg-BBMIGD4IExAYPgwTGBiSEBMcGkgKFBMkGD4YEywYkhwTMBpMCiATNBg-JBM4GD4oEzwYkiwTSBpQCjATTBpoCjQTUBhKOBNUGEo8E1gYSkATXBhKRBNgGEpIE2gYSkwTcBiSUBN0GmwKVBN8GEpYE4QYklwTiBpwCmATjBhKZBOQGEpoE5QYkmwToBp0CnATpBqECnQTrBqICngTsBqICnwTvBqICoATwBqICoQTxBqICogTzBqICowT1BiSkBPYGowKlBPgGogKmBPoGJKcE-wakAqgE_AaiAqkE_QaiAqoE_gYkqwSBB6UCrASCB6sCrQSEB6wCrgSFB6wCrwSIB6wCsASJB6wCsQSKB6wCsgSMB6wCswSOByS0BI8HrQK1BJEHrAK2BJMHJLcElAeuArgElQesArkElgesAroElwckuwSaB68CvASbB7UCvQSdB7YCvgSeB7YCvwShB7YCwASiB7YCwQSjB7YCwgSlB7YCwwSnByTEBKgHtwLFBKoHtgLGBKwHJMcErQe4AsgErge2AskErwe2AsoEsAckywSzB7kCzAS0B78CzQS1BwjOBLYHCM8EtwcI0AS4BwjRBLkHCNIEuwcI0wS9ByTUBL4HwALVBMAHCNYEwgck1wTDB8EC2ATEBwjZBMUHCNoExgck2wTJB8IC3ATKB8gC3QTMB8kC3gTNB8kC3wTQB8kC4ATRB8kC4QTSB8kC4gTUB8kC4wTWByTkBNcHygLlBNkHyQLmBNsHJOcE3AfLAugE3QfJAukE3gfJAuoE3wck6wTiB8wC7ATjB9IC7QTlB9MC7gTmB9MC7wTpB9MC8ATqB9MC8QTrB9MC8gTtB9MC8wTvByT0BPAH1AL1BPIH0wL2BPQHJPcE9QfVAvgE9gfTAvkE9wfTAvoE-Ack-wT7B9YC_AT8B9wC_QT-B90C_gT_B90C_wSCCN0CgAWDCN0CgQWECN0CggWGCN0CgwWICCSEBYkI3gKFBYsI3QKGBY0IJIcFjgjfAogFjwjdAokFkAjdAooFkQgkiwWUCOACjAWVCOYCjQWXCOcCjgWYCOcCjwWbCOcCkAWcCOcCkQWdCOcCkgWfCOcCkwWhCCSUBaII6AKVBaQI5wKWBaYIJJcFpwjpApgFqAjnApkFqQjnApoFqggkmwWtCOoCnAWuCPACnQWwCPECngWxCPECnwW0CPECoAW1CPECoQW2CPECogW4CPECowW6CCSkBbsI8gKlBb0I8QKmBb8IJKcFwAjzAqgFwQjxAqkFwgjxAqoFwwgkqwXGCPQCrAXHCPoCrQXJCPsCrgXKCPsCrwXNCPsCsAXOCPsCsQXPCPsCsgXRCPsCswXTCCS0BdQI_AK1BdYI-wK2BdgIJLcF2Qj9ArgF2gj7ArkF2wj7AroF3AgkuwXfCP4CvAXgCIQDvQXiCIUDvgXjCIUDvwXmCIUDwAXnCIUDwQXoCIUDwgXqCIUDwwXsCCTEBe0IhgPFBe8IhQPGBfEIJMcF8giHA8gF8wiFA8kF9AiFA8oF9QgkywX4CIgDzAX5CI4DzQX7CI8DzgX8CI8DzwX_CI8D0AWACY8D0QWBCY8D0gWDCY8D0wWFCSTUBYYJkAPVBYgJjwPWBYoJJNcFiwmRA9gFjAmPA9kFjQmPA9oFjgkk2wWRCZID3AWSCZgD3QWUCZkD3gWVCZkD3wWYCZkD4AWZCZkD4QWaCZkD4gWcCZkD4wWeCSTkBZ8JmgPlBaEJmQPmBaMJJOcFpAmbA-gFpQmZA-kFpgmZA-oFpwkk6wWqCZwD7AWrCaID7QWtCaMD7gWuCaMD7wWxCaMD8AWyCaMD8QWzCaMD8gW1CaMD8wW3CST0BbgJpAP1BboJowP2BbwJJPcFvQmlA_gFvgmjA_kFvwmjA_oFwAkk-wXDCaYD_AXECawD_QXGCa0D_gXHCa0D_wXKCa0DgAbLCa0DgQbMCa0DggbOCa0DgwbQCSSEBtEJrgOFBtMJrQOGBtUJJIcG1gmvA4gG1wmtA4kG2AmtA4oG2QkkiwbcCbADjAbdCbYDjQbfCbcDjgbgCbcDjwbjCbcDkAbkCbcDkQblCbcDkgbnCbcDkwbpCSSUBuoJuAOVBuwJtwOWBu4JJJcG7wm5A5gG8Am3A5kG8Qm3A5oG8gkkmwb1CboDnAb2CcADnQb4CcEDngb5CcEDnwb8CcEDoAb9CcEDoQb-CcEDogaACsEDowaCCiSkBoMKwgOlBoUKwQOmBocKJKcGiArDA6gGiQrBA6kGigrBA6oGiwokqwaOCsQDrAaPCsoDrQaRCssDrgaSCssDrwaVCssDsAaWCssDsQaXCssDsgaZCssDswabCiS0BpwKzAO1Bp4KywO2BqAKJLcGoQrNA7gGogrLA7kGowrLA7oGpAokuwanCs4DvAaoCtQDvQapCh--BqoKH78GqwofwAasCh_BBq0KH8IGrwofwwaxCiTEBrIK1QPFBrQKH8YGtgokxwa3CtYDyAa4Ch_JBrkKH8oGugokywa9CtcDzAa-CtsDzQa_CiDOBsAKIM8GwQog0AbCCiDRBsMKINIGxQog0wbHCiTUBsgK3APVBsoKINYGzAok1wbNCt0D2AbOCiDZBs8KINoG0Aok2wbTCt4D3AbUCuID3QbVCiHeBtYKId8G1woh4AbYCiHhBtkKIeIG2woh4wbdCiTkBt4K4wPlBuAKIeYG4gok5wbjCuQD6AbkCiHpBuUKIeoG5gok6wbpCuUD7AbqCusD7QbsCuwD7gbtCuwD7wbwCuwD8AbxCuwD8QbyCuwD8gb0CuwD8wb2CiT0BvcK7QP1BvkK7AP2BvsKJPcG_AruA_gG_QrsA_kG_grsA_oG_wok-waCC-8D_AaDC_MD_QaFC_QD_gaGC_QD_waJC_QDgAeKC_QDgQeLC_QDggeNC_QDgwePCySEB5AL9QOFB5IL9AOGB5QLJIcHlQv2A4gHlgv0A4kHlwv0A4oHmAskiwebC_cDjAecC_0DjQeeC_4DjgefC_4DjweiC_4DkAejC_4DkQekC_4DkgemC_4DkweoCySUB6kL_wOVB6sL_gOWB60LJJcHrguABJgHrwv-A5kHsAv-A5oHsQskmwe0C4EEnAe1C4cE"
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
