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
  outgoingEmails    OutgoingEmail[]

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

/// An outgoing email that no mail server has accepted yet: of an invitation, or a notice to the account's owners.
model OutgoingEmail {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId   String   @map("customer_id") @db.Uuid
  invitationId String?  @unique @map("invitation_id") @db.Uuid
  /// Encrypted: its text contains the invitation's token.
  sealed       String?
  /// \`{subject, text}\` of a notice.
  notice       Json?
  attempts     Int      @default(0)
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// When it is tried next; until then the process that leased it has it alone.
  dueAt        DateTime @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(3)

  customer   Customer    @relation(fields: [customerId], references: [id])
  invitation Invitation? @relation(fields: [invitationId], references: [id], onDelete: Cascade)

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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xRWHBPAGGA8AAPMMACAQAAD0DAAgGAAA9wwAIBkAAPkMACAaAAD6DAAgGwAA-wwAIBwAAPYMACAdAADyDAAgHgAA9QwAIB8AAPgMACAgAAC8DAAgJAAA_AwAICUAAP0MACCeBwAA8QwAMJ8HAABaABCgBwAA8QwAMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhzAgBANULACGQCQEAAAABywkBANcLACHMCUAAxgsAIc0JQADWCwAhAQAAAAEAIBUDAAC7DAAgBQAAnw0AIAYAANgMACAIAADZDAAgDwAA8wwAIBAAAPQMACARAADuDAAgHAAA9gwAIJ4HAACeDQAwnwcAAAMAEKAHAACeDQAwogdAAMYLACGzBwEA8gsAIcoHAQDyCwAhzAgBANULACGQCQEA1QsAIZEJAQDVCwAhxwkgAOkLACHICUAA1gsAIckJQADGCwAhyglAANYLACEKAwAAww8AIAUAAOsTACAGAADHEQAgCAAAyBEAIA8AANITACAQAADTEwAgEQAA4RMAIBwAANUTACDICQAArA0AIMoJAACsDQAgFwMAALsMACAFAACfDQAgBgAA2AwAIAgAANkMACAPAADzDAAgEAAA9AwAIBEAAO4MACAcAAD2DAAgngcAAJ4NADCfBwAAAwAQoAcAAJ4NADCiB0AAxgsAIbMHAQAAAAHKBwEA8gsAIcwIAQDVCwAh_AgAAJ0NACCQCQEA1QsAIZEJAQDVCwAhxwkgAOkLACHICUAA1gsAIckJQADGCwAhyglAANYLACHRCQAAnA0AIAMAAAADACABAAAEADACAAAFACANBAAA3wwAIJ4HAADeDAAwnwcAAAcAEKAHAADeDAAwrQcBANULACHLBwEA8gsAIewHBADFCwAhnggEAMULACGfCAQAxQsAIaAIBADFCwAhxAkEAMULACHFCQIA6gsAIcYJAgDqCwAhAQAAAAcAIA4EAACIDQAgBwAAmg0AIJ4HAACbDQAwnwcAAAkAEKAHAACbDQAwoQdAANYLACGtBwEA1QsAIbMHAQDyCwAhywcBAP4LACHmBwEA1QsAIZwIAQDXCwAhvwkCAOoLACHCCQEA1QsAIcMJQADGCwAhBQQAAN8RACAHAADnEwAgoQcAAKwNACDLBwAArA0AIJwIAACsDQAgDgQAAIgNACAHAACaDQAgngcAAJsNADCfBwAACQAQoAcAAJsNADChB0AA1gsAIa0HAQDVCwAhswcBAAAAAcsHAQD-CwAh5gcBANULACGcCAEA1wsAIb8JAgDqCwAhwgkBANULACHDCUAAxgsAIQMAAAAJACABAAAKADACAAALACABAAAAAwAgEAYAANgMACAIAADZDAAgDgAA2gwAIJ4HAADXDAAwnwcAAA4AEKAHAADXDAAwogdAAMYLACGtBwEA1QsAIdcHAgDqCwAh7gcBAPILACGRCAIA6gsAIZ8IAgDqCwAhtAgCAOoLACGjCSAA6QsAIb0JAQDVCwAhvgkAAOMLACABAAAADgAgAwAAAAkAIAEAAAoAMAIAAAsAIA8EAADfDAAgBwAAmg0AIJ4HAACZDQAwnwcAABEAEKAHAACZDQAwogdAAMYLACGtBwEA1QsAIbMHAQDyCwAhvAcBANULACHLBwEA8gsAIeYHAQDVCwAhnAgBANcLACG_CQIA6gsAIcAJAQDXCwAhwQlAANYLACEFBAAA3xEAIAcAAOcTACCcCAAArA0AIMAJAACsDQAgwQkAAKwNACAPBAAA3wwAIAcAAJoNACCeBwAAmQ0AMJ8HAAARABCgBwAAmQ0AMKIHQADGCwAhrQcBANULACGzBwEAAAABvAcBANULACHLBwEA8gsAIeYHAQDVCwAhnAgBANcLACG_CQIA6gsAIcAJAQDXCwAhwQlAANYLACEDAAAAEQAgAQAAEgAwAgAAEwAgAQAAAA4AICUHAACVDQAgCgAAlg0AIAsAAJcNACAMAACYDQAgngcAAJQNADCfBwAAFgAQoAcAAJQNADCtBwEA1QsAIZgIAQDVCwAhnAgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGlCAQAxQsAIZEJAQDVCwAhowkgAOkLACGoCQEA1QsAIakJAQDXCwAhqgkCAOoLACGrCQIA6gsAIawJAgDqCwAhrQkCAOoLACGuCQEA_gsAIa8JIADpCwAhsAlAANYLACGxCUAA1gsAIbIJQADWCwAhswkAAOMLACC0CQAA4wsAILUJQADWCwAhtgkgAOkLACG3CQAA4wsAILgJAgDqCwAhuQkCAOoLACG6CQEA1wsAIbsJAQD-CwAhvAkBAP4LACENBwAA5xMAIAoAAOgTACALAADpEwAgDAAA6hMAIKkJAACsDQAgrgkAAKwNACCwCQAArA0AILEJAACsDQAgsgkAAKwNACC1CQAArA0AILoJAACsDQAguwkAAKwNACC8CQAArA0AICUHAACVDQAgCgAAlg0AIAsAAJcNACAMAACYDQAgngcAAJQNADCfBwAAFgAQoAcAAJQNADCtBwEAAAABmAgBANULACGcCAEA1QsAIZ4IAgDqCwAhnwgCAOoLACGgCAIA6gsAIaUIBADFCwAhkQkBANULACGjCSAA6QsAIagJAQDVCwAhqQkBANcLACGqCQIA6gsAIasJAgDqCwAhrAkCAOoLACGtCQIA6gsAIa4JAQD-CwAhrwkgAOkLACGwCUAA1gsAIbEJQADWCwAhsglAANYLACGzCQAA4wsAILQJAADjCwAgtQlAANYLACG2CSAA6QsAIbcJAADjCwAguAkCAOoLACG5CQIA6gsAIboJAQDXCwAhuwkBAP4LACG8CQEA_gsAIQMAAAAWACABAAAXADACAAAYACAZCQAAkA0AIJ4HAACTDQAwnwcAABoAEKAHAACTDQAwogdAAMYLACHLBwEA8gsAIfMHAQDyCwAhkQgCAOoLACGXCAEA8gsAIZgIAQDVCwAhmQgCAOoLACGaCAQAxQsAIZsIAQDVCwAhnAgBANULACGdCAEA1QsAIZ4IAgDqCwAhnwgCAOoLACGgCAIA6gsAIaEIAAD_CwAgoghAANYLACGjCEAA1gsAIaQIQADWCwAhpQgEAMULACGmCAQAxQsAIacIAQDVCwAhBAkAAOYTACCiCAAArA0AIKMIAACsDQAgpAgAAKwNACAaCQAAkA0AIJ4HAACTDQAwnwcAABoAEKAHAACTDQAwogdAAMYLACHLBwEA8gsAIfMHAQDyCwAhkQgCAOoLACGXCAEAAAABmAgBANULACGZCAIA6gsAIZoIBADFCwAhmwgBANULACGcCAEA1QsAIZ0IAQDVCwAhnggCAOoLACGfCAIA6gsAIaAIAgDqCwAhoQgAAP8LACCiCEAA1gsAIaMIQADWCwAhpAhAANYLACGlCAQAxQsAIaYIBADFCwAhpwgBANULACHQCQAAkg0AIAMAAAAaACABAAAbADACAAAcACAJCQAAkA0AIJ4HAACRDQAwnwcAAB4AEKAHAACRDQAwogdAAMYLACGbCAEA1QsAIYAJAQDVCwAhpQkBANULACGmCUAA1gsAIQIJAADmEwAgpgkAAKwNACAJCQAAkA0AIJ4HAACRDQAwnwcAAB4AEKAHAACRDQAwogdAAMYLACGbCAEA1QsAIYAJAQDVCwAhpQkBAAAAAaYJQADWCwAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAACQDQAgngcAAI8NADCfBwAAIgAQoAcAAI8NADC8ByAA6QsAIeYHAQDVCwAh7wcBANULACGbCAEA1QsAIawIAQDVCwAhpwlAAMYLACEBCQAA5hMAIAsJAACQDQAgngcAAI8NADCfBwAAIgAQoAcAAI8NADC8ByAA6QsAIeYHAQDVCwAh7wcBANULACGbCAEA1QsAIawIAQDVCwAhpwlAAMYLACHPCQAAjg0AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAALsMACAEAADfDAAgngcAAI0NADCfBwAALQAQoAcAAI0NADCiB0AAxgsAIa0HAQDVCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0AgAAOMLACDTCAEA1QsAIdQIAADjCwAg1QggAOkLACHqCAAB8wsAIe0IQADWCwAhjgkBANcLACGWCUAA1gsAIZ0JAQD-CwAhngkBANcLACGfCUAA1gsAIQgDAADDDwAgBAAA3xEAIO0IAACsDQAgjgkAAKwNACCWCQAArA0AIJ0JAACsDQAgngkAAKwNACCfCQAArA0AIBgDAAC7DAAgBAAA3wwAIJ4HAACNDQAwnwcAAC0AEKAHAACNDQAwogdAAMYLACGtBwEA1QsAIbMHAQAAAAHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0AgAAOMLACDTCAEA1QsAIdQIAADjCwAg1QggAOkLACHqCAABAAAB7QhAANYLACGOCQEA1wsAIZYJQADWCwAhnQkBAP4LACGeCQEA1wsAIZ8JQADWCwAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAAC7DAAgBAAA3wwAIJ4HAACMDQAwnwcAADEAEKAHAACMDQAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHLBwEA8gsAIeAHAQDVCwAh4QcBAPILACHKCAEA_gsAIdAIAADjCwAg6wgBANcLACHtCEAA1gsAIfMIAAHzCwAhlQkAAOMLACCWCUAA1gsAIZcJAgCjDAAhmAkCAKMMACGZCQEA1wsAIZoJAQDXCwAhmwkBAP4LACGcCQEA_gsAIQwDAADDDwAgBAAA3xEAIMoIAACsDQAg6wgAAKwNACDtCAAArA0AIJYJAACsDQAglwkAAKwNACCYCQAArA0AIJkJAACsDQAgmgkAAKwNACCbCQAArA0AIJwJAACsDQAgGQMAALsMACAEAADfDAAgngcAAIwNADCfBwAAMQAQoAcAAIwNADCiB0AAxgsAIbMHAQAAAAHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHgBwEA1QsAIeEHAQDyCwAhyggBAP4LACHQCAAA4wsAIOsIAQDXCwAh7QhAANYLACHzCAABAAABlQkAAOMLACCWCUAA1gsAIZcJAgCjDAAhmAkCAKMMACGZCQEA1wsAIZoJAQDXCwAhmwkBAP4LACGcCQEA_gsAIQMAAAAxACABAAAyADACAAAzACAZBAAA3wwAIBIAALIMACCeBwAAiw0AMJ8HAAA1ABCgBwAAiw0AMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHKCAEA8gsAIcwIAQDVCwAhzQgBANULACHOCAEA1QsAIc8IAAD_CwAg0AgAAOMLACDRCAIA6gsAIdIIIADpCwAh0wgBANULACHUCAAA4wsAINUIIADpCwAh1ggCAOoLACECBAAA3xEAIBIAAN8OACAZBAAA3wwAIBIAALIMACCeBwAAiw0AMJ8HAAA1ABCgBwAAiw0AMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhygcBAPILACHLBwEA8gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIcoIAQDyCwAhzAgBANULACHNCAEA1QsAIc4IAQDVCwAhzwgAAP8LACDQCAAA4wsAINEIAgDqCwAh0gggAOkLACHTCAEA1QsAIdQIAADjCwAg1QggAOkLACHWCAIA6gsAIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAALIMACCeBwAAsQwAMJ8HAAA6ABCgBwAAsQwAMK4HQADWCwAhvgdAAMYLACHKCAEA8gsAIdcIAADjCwAg2AgAAOMLACDZCAEA1wsAIQEAAAA6ACAHEgAAsgwAIJ4HAACKDQAwnwcAADwAEKAHAACKDQAwyQdAAMYLACHKCAEA8gsAIcsIAAHzCwAhARIAAN8OACAIEgAAsgwAIJ4HAACKDQAwnwcAADwAEKAHAACKDQAwyQdAAMYLACHKCAEA8gsAIcsIAAHzCwAhzgkAAIkNACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAUAwAAuwwAIAQAAIgNACAYAAD3DAAgGQAA-QwAIBoAAPoMACAbAAD7DAAgngcAAIcNADCfBwAAQgAQoAcAAIcNADCiB0AAxgsAIbMHAQDyCwAhuQcBANcLACG8BwEA1QsAIcoHAQDyCwAhywcBAP4LACHMCAEA1QsAIdoIAQDXCwAhjQkBANULACGOCQEA1QsAIY8JQADWCwAhCgMAAMMPACAEAADfEQAgGAAA1hMAIBkAANgTACAaAADZEwAgGwAA2hMAILkHAACsDQAgywcAAKwNACDaCAAArA0AII8JAACsDQAgFQMAALsMACAEAACIDQAgGAAA9wwAIBkAAPkMACAaAAD6DAAgGwAA-wwAIJ4HAACHDQAwnwcAAEIAEKAHAACHDQAwogdAAMYLACGzBwEAAAABuQcBANcLACG8BwEA1QsAIcoHAQDyCwAhywcBAP4LACHMCAEA1QsAIdoIAQDXCwAh_AgAAIYNACCNCQEA1QsAIY4JAQDVCwAhjwlAANYLACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAAC7DAAgFQAAgg0AIBcAAIUNACCeBwAAhA0AMJ8HAABHABCgBwAAhA0AMKIHQADGCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIeYIAQDyCwAh7QhAANYLACHzCAAB8wsAIYwJQADWCwAhBQMAAMMPACAVAADkEwAgFwAA5RMAIO0IAACsDQAgjAkAAKwNACAQAwAAuwwAIBUAAIINACAXAACFDQAgngcAAIQNADCfBwAARwAQoAcAAIQNADCiB0AAxgsAIbMHAQAAAAHJB0AAxgsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIeYIAQDyCwAh7QhAANYLACHzCAABAAABjAlAANYLACEDAAAARwAgAQAASAAwAgAASQAgDQMAALsMACAWAADjDAAgngcAAOIMADCfBwAASwAQoAcAAOIMADCiB0AAxgsAIbMHAQDyCwAhvQcCAOoLACHAB0AAxgsAIcgHAQDXCwAhygcBAPILACGKCQEA_gsAIYsJAACGDAAgAQAAAEsAIAEAAABHACANAwAAuwwAIBUAAIINACCeBwAAgw0AMJ8HAABOABCgBwAAgw0AMMkHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh7ggAAfMLACHvCAEA1QsAIfAIAQDVCwAh8QhAANYLACEDAwAAww8AIBUAAOQTACDxCAAArA0AIA0DAAC7DAAgFQAAgg0AIJ4HAACDDQAwnwcAAE4AEKAHAACDDQAwyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh5ggBAPILACHuCAABAAAB7wgBANULACHwCAEA1QsAIfEIQADWCwAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAAC7DAAgFQAAgg0AIJ4HAACBDQAwnwcAAFIAEKAHAACBDQAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh6QgAAfMLACHqCAAB8wsAIesIAQDXCwAh7AhAANYLACHtCEAA1gsAIQUDAADDDwAgFQAA5BMAIOsIAACsDQAg7AgAAKwNACDtCAAArA0AIBADAAC7DAAgFQAAgg0AIJ4HAACBDQAwnwcAAFIAEKAHAACBDQAwogdAAMYLACGzBwEAAAAByQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh5ggBAPILACHpCAABAAAB6ggAAfMLACHrCAEA1wsAIewIQADWCwAh7QhAANYLACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAP8MACAEAQDXCwAhFQAAgA0AIJ4HAAD-DAAwnwcAAFYAEKAHAAD-DAAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhyQdAAMYLACHKBwEA_gsAIcsHAQD-CwAh6AcBANULACHiCAAB8wsAIeMIAAHzCwAh5AgBANcLACHlCAEA1wsAIeYIAQD-CwAh5wgCAOoLACHoCEAA1gsAIQkDAADDDwAgBAAArA0AIBUAAOQTACDKBwAArA0AIMsHAACsDQAg5AgAAKwNACDlCAAArA0AIOYIAACsDQAg6AgAAKwNACAUAwAA_wwAIAQBANcLACEVAACADQAgngcAAP4MADCfBwAAVgAQoAcAAP4MADCiB0AAxgsAIbMHAQAAAAG8BwEA1QsAIckHQADGCwAhygcBAP4LACHLBwEA_gsAIegHAQDVCwAh4ggAAQAAAeMIAAEAAAHkCAEA1wsAIeUIAQDXCwAh5ggBAP4LACHnCAIA6gsAIegIQADWCwAhAwAAAFYAIAEAAFcAMAIAAFgAIBgPAADzDAAgEAAA9AwAIBgAAPcMACAZAAD5DAAgGgAA-gwAIBsAAPsMACAcAAD2DAAgHQAA8gwAIB4AAPUMACAfAAD4DAAgIAAAvAwAICQAAPwMACAlAAD9DAAgngcAAPEMADCfBwAAWgAQoAcAAPEMADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHMCAEA1QsAIZAJAQDVCwAhywkBANcLACHMCUAAxgsAIc0JQADWCwAhAQAAAFoAIAEAAABCACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAAkAIAEAAAARACABAAAALQAgAQAAADEAIAEAAAA1ACABAAAAQgAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAxACABAAAyADACAAAzACAYAwAAuwwAIBEAAO4MACATAADvDAAgFAAA8AwAIJ4HAADtDAAwnwcAAGkAEKAHAADtDAAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHMCAEA1QsAIdYIAgDqCwAh2ggBANULACHbCAEA1QsAIdwIAQDXCwAh3QgAAIYMACDeCAEA1wsAId8IAADjCwAg4AgCAOoLACHhCAIA6gsAIQcDAADDDwAgEQAA4RMAIBMAAOITACAUAADjEwAg3AgAAKwNACDdCAAArA0AIN4IAACsDQAgGQMAALsMACARAADuDAAgEwAA7wwAIBQAAPAMACCeBwAA7QwAMJ8HAABpABCgBwAA7QwAMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHMCAEA1QsAIdYIAgDqCwAh2ggBANULACHbCAEA1QsAIdwIAQDXCwAh3QgAAIYMACDeCAEA1wsAId8IAADjCwAg4AgCAOoLACHhCAIA6gsAIfwIAADsDAAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABCACABAABDADACAABEACADAAAARwAgAQAASAAwAgAASQAgEAMAALsMACAgAAC8DAAgngcAALoMADCfBwAAbwAQoAcAALoMADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHKBwEA8gsAIdoIAQDXCwAh9ggBANcLACH3CAEA1wsAIfgIAADjCwAg-QgCAOoLACH6CAEA1wsAIfsIQADWCwAhAQAAAG8AIBUDAAC7DAAgHwAA6wwAIJ4HAADqDAAwnwcAAHEAEKAHAADqDAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh2ggBANcLACHtCEAA1gsAIfEIQADWCwAh8ggBAPILACHzCAAB8wsAIfQIAQDVCwAh9QgBANcLACH2CAEA1wsAIfcIAQDXCwAh-AgAAOMLACAIAwAAww8AIB8AANcTACDaCAAArA0AIO0IAACsDQAg8QgAAKwNACD1CAAArA0AIPYIAACsDQAg9wgAAKwNACAVAwAAuwwAIB8AAOsMACCeBwAA6gwAMJ8HAABxABCgBwAA6gwAMKIHQADGCwAhswcBAAAAAckHQADGCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh2ggBANcLACHtCEAA1gsAIfEIQADWCwAh8ggBAPILACHzCAABAAAB9AgBANULACH1CAEA1wsAIfYIAQDXCwAh9wgBANcLACH4CAAA4wsAIAMAAABxACABAAByADACAABzACABAAAAcQAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABOACABAABPADACAABQACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFYAIAEAAFcAMAIAAFgAIBMDAAC7DAAgIgAA6AwAICMAAOkMACCeBwAA5wwAMJ8HAAB6ABCgBwAA5wwAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwHAQDVCwAhzQcAAOMLACDOBwEA1wsAIc8HQADWCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhBgMAAMMPACAiAADfEwAgIwAA4BMAIMsHAACsDQAgzgcAAKwNACDPBwAArA0AIBMDAAC7DAAgIgAA6AwAICMAAOkMACCeBwAA5wwAMJ8HAAB6ABCgBwAA5wwAMKIHQADGCwAhrQcBANULACGzBwEAAAABvAcBANULACHKBwEA8gsAIcsHAQD-CwAhzAcBANULACHNBwAA4wsAIM4HAQDXCwAhzwdAANYLACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACEDAAAAegAgAQAAewAwAgAAfAAgCSEAAOUMACCeBwAA5gwAMJ8HAAB-ABCgBwAA5gwAMKIHQADGCwAhswcBAPILACG1BwEA8gsAIcgHAQDVCwAhyQdAANYLACECIQAA3hMAIMkHAACsDQAgCSEAAOUMACCeBwAA5gwAMJ8HAAB-ABCgBwAA5gwAMKIHQADGCwAhswcBAAAAAbUHAQDyCwAhyAcBANULACHJB0AA1gsAIQMAAAB-ACABAAB_ADACAACAAQAgFiEAAOUMACArAAD_CwAgngcAAOQMADCfBwAAggEAEKAHAADkDAAwogdAAMYLACGvBwEA1wsAIbMHAQDyCwAhtAcEAMULACG1BwEA8gsAIbYHAQDyCwAhtwcBANULACG4BwEA1QsAIbkHAQDVCwAhugdAAMYLACG7BwEA_gsAIbwHAQDVCwAhvQcCAOoLACG-B0AA1gsAIb8HQADWCwAhwAdAAMYLACHBB0AA1gsAIQYhAADeEwAgrwcAAKwNACC7BwAArA0AIL4HAACsDQAgvwcAAKwNACDBBwAArA0AIBYhAADlDAAgKwAA_wsAIJ4HAADkDAAwnwcAAIIBABCgBwAA5AwAMKIHQADGCwAhrwcBANcLACGzBwEAAAABtAcEAMULACG1BwEA8gsAIbYHAQDyCwAhtwcBANULACG4BwEA1QsAIbkHAQDVCwAhugdAAMYLACG7BwEA_gsAIbwHAQDVCwAhvQcCAOoLACG-B0AA1gsAIb8HQADWCwAhwAdAAMYLACHBB0AA1gsAIQMAAACCAQAgAQAAgwEAMAIAAIQBACABAAAAfgAgAQAAAIIBACAFAwAAww8AIBYAAN0TACDIBwAArA0AIIoJAACsDQAgiwkAAKwNACANAwAAuwwAIBYAAOMMACCeBwAA4gwAMJ8HAABLABCgBwAA4gwAMKIHQADGCwAhswcBAAAAAb0HAgDqCwAhwAdAAMYLACHIBwEA1wsAIcoHAQDyCwAhigkBAAAAAYsJAACGDAAgAwAAAEsAIAEAAIgBADACAACJAQAgAQAAAAMAIAEAAAAtACABAAAAMQAgAQAAAGkAIAEAAABCACABAAAARwAgAQAAAHEAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAB6ACABAAAASwAgAQAAAAEAIA8PAADSEwAgEAAA0xMAIBgAANYTACAZAADYEwAgGgAA2RMAIBsAANoTACAcAADVEwAgHQAA0RMAIB4AANQTACAfAADXEwAgIAAAxA8AICQAANsTACAlAADcEwAgywkAAKwNACDNCQAArA0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBUPAADFEwAgEAAAxhMAIBgAAMkTACAZAADMEwAgGgAAzRMAIBsAAM4TACAcAADIEwAgHQAAxBMAIB4AAMcTACAfAADKEwAgIAAAyxMAICQAAM8TACAlAADQEwAgogdAAAAAAbMHAQAAAAG8BwEAAAABzAgBAAAAAZAJAQAAAAHLCQEAAAABzAlAAAAAAc0JQAAAAAEBKwAAnAEAIAiiB0AAAAABswcBAAAAAbwHAQAAAAHMCAEAAAABkAkBAAAAAcsJAQAAAAHMCUAAAAABzQlAAAAAAQErAACeAQAwASsAAJ4BADAVDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB0AALoSACAeAAC9EgAgHwAAwBIAICAAAMESACAkAADFEgAgJQAAxhIAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACECAAAAAQAgKwAAoQEAIAiiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBQ0AALcSACA4AAC5EgAgOQAAuBIAIMsJAACsDQAgzQkAAKwNACALngcAAOEMADCfBwAAqgEAEKAHAADhDAAwogdAAL0LACGzBwEA2QsAIbwHAQDKCwAhzAgBAMoLACGQCQEAygsAIcsJAQDMCwAhzAlAAL0LACHNCUAAywsAIQMAAABaACABAACpAQAwNwAAqgEAIAMAAABaACABAACYAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAArxIAIAUAALASACAGAACxEgAgCAAAshIAIA8AALMSACAQAAC0EgAgEQAAtRIAIBwAALYSACCiB0AAAAABswcBAAAAAcoHAQAAAAHMCAEAAAABkAkBAAAAAZEJAQAAAAHHCSAAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABASsAALIBACAKogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQErAAC0AQAwASsAALQBADASAwAA4xEAIAUAAOQRACAGAADlEQAgCAAA5hEAIA8AAOcRACAQAADoEQAgEQAA6REAIBwAAOoRACCiB0AApg0AIbMHAQCwDQAhygcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIQIAAAAFACArAAC3AQAgCqIHQACmDQAhswcBALANACHKBwEAsA0AIcwIAQCwDQAhkAkBALANACGRCQEAsA0AIccJIADoDQAhyAlAALENACHJCUAApg0AIcoJQACxDQAhAgAAAAMAICsAALkBACACAAAAAwAgKwAAuQEAIAMAAAAFACAyAACyAQAgMwAAtwEAIAEAAAAFACABAAAAAwAgBQ0AAOARACA4AADiEQAgOQAA4REAIMgJAACsDQAgygkAAKwNACANngcAAOAMADCfBwAAwAEAEKAHAADgDAAwogdAAL0LACGzBwEA2QsAIcoHAQDZCwAhzAgBAMoLACGQCQEAygsAIZEJAQDKCwAhxwkgAOULACHICUAAywsAIckJQAC9CwAhyglAAMsLACEDAAAAAwAgAQAAvwEAMDcAAMABACADAAAAAwAgAQAABAAwAgAABQAgDQQAAN8MACCeBwAA3gwAMJ8HAAAHABCgBwAA3gwAMK0HAQAAAAHLBwEAAAAB7AcEAMULACGeCAQAxQsAIZ8IBADFCwAhoAgEAMULACHECQQAxQsAIcUJAgDqCwAhxgkCAOoLACEBAAAAwwEAIAEAAADDAQAgAQQAAN8RACADAAAABwAgAQAAxgEAMAIAAMMBACADAAAABwAgAQAAxgEAMAIAAMMBACADAAAABwAgAQAAxgEAMAIAAMMBACAKBAAA3hEAIK0HAQAAAAHLBwEAAAAB7AcEAAAAAZ4IBAAAAAGfCAQAAAABoAgEAAAAAcQJBAAAAAHFCQIAAAABxgkCAAAAAQErAADKAQAgCa0HAQAAAAHLBwEAAAAB7AcEAAAAAZ4IBAAAAAGfCAQAAAABoAgEAAAAAcQJBAAAAAHFCQIAAAABxgkCAAAAAQErAADMAQAwASsAAMwBADAKBAAA3REAIK0HAQCwDQAhywcBALANACHsBwQApQ0AIZ4IBAClDQAhnwgEAKUNACGgCAQApQ0AIcQJBAClDQAhxQkCALgNACHGCQIAuA0AIQIAAADDAQAgKwAAzwEAIAmtBwEAsA0AIcsHAQCwDQAh7AcEAKUNACGeCAQApQ0AIZ8IBAClDQAhoAgEAKUNACHECQQApQ0AIcUJAgC4DQAhxgkCALgNACECAAAABwAgKwAA0QEAIAIAAAAHACArAADRAQAgAwAAAMMBACAyAADKAQAgMwAAzwEAIAEAAADDAQAgAQAAAAcAIAUNAADYEQAgOAAA2xEAIDkAANoRACBaAADZEQAgWwAA3BEAIAyeBwAA3QwAMJ8HAADYAQAQoAcAAN0MADCtBwEAygsAIcsHAQDZCwAh7AcEALwLACGeCAQAvAsAIZ8IBAC8CwAhoAgEALwLACHECQQAvAsAIcUJAgDcCwAhxgkCANwLACEDAAAABwAgAQAA1wEAMDcAANgBACADAAAABwAgAQAAxgEAMAIAAMMBACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAsEAADCEQAgBwAA1xEAIKEHQAAAAAGtBwEAAAABswcBAAAAAcsHAQAAAAHmBwEAAAABnAgBAAAAAb8JAgAAAAHCCQEAAAABwwlAAAAAAQErAADgAQAgCaEHQAAAAAGtBwEAAAABswcBAAAAAcsHAQAAAAHmBwEAAAABnAgBAAAAAb8JAgAAAAHCCQEAAAABwwlAAAAAAQErAADiAQAwASsAAOIBADABAAAAAwAgAQAAAA4AIAsEAADAEQAgBwAA1hEAIKEHQACxDQAhrQcBALANACGzBwEAsA0AIcsHAQCyDQAh5gcBALANACGcCAEAsg0AIb8JAgC4DQAhwgkBALANACHDCUAApg0AIQIAAAALACArAADnAQAgCaEHQACxDQAhrQcBALANACGzBwEAsA0AIcsHAQCyDQAh5gcBALANACGcCAEAsg0AIb8JAgC4DQAhwgkBALANACHDCUAApg0AIQIAAAAJACArAADpAQAgAgAAAAkAICsAAOkBACABAAAAAwAgAQAAAA4AIAMAAAALACAyAADgAQAgMwAA5wEAIAEAAAALACABAAAACQAgCA0AANERACA4AADUEQAgOQAA0xEAIFoAANIRACBbAADVEQAgoQcAAKwNACDLBwAArA0AIJwIAACsDQAgDJ4HAADcDAAwnwcAAPIBABCgBwAA3AwAMKEHQADLCwAhrQcBAMoLACGzBwEA2QsAIcsHAQDbCwAh5gcBAMoLACGcCAEAzAsAIb8JAgDcCwAhwgkBAMoLACHDCUAAvQsAIQMAAAAJACABAADxAQAwNwAA8gEAIAMAAAAJACABAAAKADACAAALACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAwEAAC0EQAgBwAA0BEAIKIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHLBwEAAAAB5gcBAAAAAZwIAQAAAAG_CQIAAAABwAkBAAAAAcEJQAAAAAEBKwAA-gEAIAqiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAABywcBAAAAAeYHAQAAAAGcCAEAAAABvwkCAAAAAcAJAQAAAAHBCUAAAAABASsAAPwBADABKwAA_AEAMAEAAAAOACAMBAAAshEAIAcAAM8RACCiB0AApg0AIa0HAQCwDQAhswcBALANACG8BwEAsA0AIcsHAQCwDQAh5gcBALANACGcCAEAsg0AIb8JAgC4DQAhwAkBALINACHBCUAAsQ0AIQIAAAATACArAACAAgAgCqIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhywcBALANACHmBwEAsA0AIZwIAQCyDQAhvwkCALgNACHACQEAsg0AIcEJQACxDQAhAgAAABEAICsAAIICACACAAAAEQAgKwAAggIAIAEAAAAOACADAAAAEwAgMgAA-gEAIDMAAIACACABAAAAEwAgAQAAABEAIAgNAADKEQAgOAAAzREAIDkAAMwRACBaAADLEQAgWwAAzhEAIJwIAACsDQAgwAkAAKwNACDBCQAArA0AIA2eBwAA2wwAMJ8HAACKAgAQoAcAANsMADCiB0AAvQsAIa0HAQDKCwAhswcBANkLACG8BwEAygsAIcsHAQDZCwAh5gcBAMoLACGcCAEAzAsAIb8JAgDcCwAhwAkBAMwLACHBCUAAywsAIQMAAAARACABAACJAgAwNwAAigIAIAMAAAARACABAAASADACAAATACAQBgAA2AwAIAgAANkMACAOAADaDAAgngcAANcMADCfBwAADgAQoAcAANcMADCiB0AAxgsAIa0HAQAAAAHXBwIA6gsAIe4HAQDyCwAhkQgCAOoLACGfCAIA6gsAIbQIAgDqCwAhowkgAOkLACG9CQEA1QsAIb4JAADjCwAgAQAAAI0CACABAAAAjQIAIAMGAADHEQAgCAAAyBEAIA4AAMkRACADAAAADgAgAQAAkAIAMAIAAI0CACADAAAADgAgAQAAkAIAMAIAAI0CACADAAAADgAgAQAAkAIAMAIAAI0CACANBgAAxBEAIAgAAMURACAOAADGEQAgogdAAAAAAa0HAQAAAAHXBwIAAAAB7gcBAAAAAZEIAgAAAAGfCAIAAAABtAgCAAAAAaMJIAAAAAG9CQEAAAABvgkAAMMRACABKwAAlAIAIAqiB0AAAAABrQcBAAAAAdcHAgAAAAHuBwEAAAABkQgCAAAAAZ8IAgAAAAG0CAIAAAABowkgAAAAAb0JAQAAAAG-CQAAwxEAIAErAACWAgAwASsAAJYCADANBgAAmBEAIAgAAJkRACAOAACaEQAgogdAAKYNACGtBwEAsA0AIdcHAgC4DQAh7gcBALANACGRCAIAuA0AIZ8IAgC4DQAhtAgCALgNACGjCSAA6A0AIb0JAQCwDQAhvgkAAJcRACACAAAAjQIAICsAAJkCACAKogdAAKYNACGtBwEAsA0AIdcHAgC4DQAh7gcBALANACGRCAIAuA0AIZ8IAgC4DQAhtAgCALgNACGjCSAA6A0AIb0JAQCwDQAhvgkAAJcRACACAAAADgAgKwAAmwIAIAIAAAAOACArAACbAgAgAwAAAI0CACAyAACUAgAgMwAAmQIAIAEAAACNAgAgAQAAAA4AIAUNAACSEQAgOAAAlREAIDkAAJQRACBaAACTEQAgWwAAlhEAIA2eBwAA1gwAMJ8HAACiAgAQoAcAANYMADCiB0AAvQsAIa0HAQDKCwAh1wcCANwLACHuBwEA2QsAIZEIAgDcCwAhnwgCANwLACG0CAIA3AsAIaMJIADlCwAhvQkBAMoLACG-CQAA4wsAIAMAAAAOACABAAChAgAwNwAAogIAIAMAAAAOACABAACQAgAwAgAAjQIAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgIgcAAI4RACAKAACPEQAgCwAAkBEAIAwAAJERACCtBwEAAAABmAgBAAAAAZwIAQAAAAGeCAIAAAABnwgCAAAAAaAIAgAAAAGlCAQAAAABkQkBAAAAAaMJIAAAAAGoCQEAAAABqQkBAAAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAbMJAACLEQAgtAkAAIwRACC1CUAAAAABtgkgAAAAAbcJAACNEQAguAkCAAAAAbkJAgAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAEBKwAAqgIAIB6tBwEAAAABmAgBAAAAAZwIAQAAAAGeCAIAAAABnwgCAAAAAaAIAgAAAAGlCAQAAAABkQkBAAAAAaMJIAAAAAGoCQEAAAABqQkBAAAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAbMJAACLEQAgtAkAAIwRACC1CUAAAAABtgkgAAAAAbcJAACNEQAguAkCAAAAAbkJAgAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAEBKwAArAIAMAErAACsAgAwIgcAAOMQACAKAADkEAAgCwAA5RAAIAwAAOYQACCtBwEAsA0AIZgIAQCwDQAhnAgBALANACGeCAIAuA0AIZ8IAgC4DQAhoAgCALgNACGlCAQApQ0AIZEJAQCwDQAhowkgAOgNACGoCQEAsA0AIakJAQCyDQAhqgkCALgNACGrCQIAuA0AIawJAgC4DQAhrQkCALgNACGuCQEAsg0AIa8JIADoDQAhsAlAALENACGxCUAAsQ0AIbIJQACxDQAhswkAAOAQACC0CQAA4RAAILUJQACxDQAhtgkgAOgNACG3CQAA4hAAILgJAgC4DQAhuQkCALgNACG6CQEAsg0AIbsJAQCyDQAhvAkBALINACECAAAAGAAgKwAArwIAIB6tBwEAsA0AIZgIAQCwDQAhnAgBALANACGeCAIAuA0AIZ8IAgC4DQAhoAgCALgNACGlCAQApQ0AIZEJAQCwDQAhowkgAOgNACGoCQEAsA0AIakJAQCyDQAhqgkCALgNACGrCQIAuA0AIawJAgC4DQAhrQkCALgNACGuCQEAsg0AIa8JIADoDQAhsAlAALENACGxCUAAsQ0AIbIJQACxDQAhswkAAOAQACC0CQAA4RAAILUJQACxDQAhtgkgAOgNACG3CQAA4hAAILgJAgC4DQAhuQkCALgNACG6CQEAsg0AIbsJAQCyDQAhvAkBALINACECAAAAFgAgKwAAsQIAIAIAAAAWACArAACxAgAgAwAAABgAIDIAAKoCACAzAACvAgAgAQAAABgAIAEAAAAWACAODQAA2xAAIDgAAN4QACA5AADdEAAgWgAA3BAAIFsAAN8QACCpCQAArA0AIK4JAACsDQAgsAkAAKwNACCxCQAArA0AILIJAACsDQAgtQkAAKwNACC6CQAArA0AILsJAACsDQAgvAkAAKwNACAhngcAANUMADCfBwAAuAIAEKAHAADVDAAwrQcBAMoLACGYCAEAygsAIZwIAQDKCwAhnggCANwLACGfCAIA3AsAIaAIAgDcCwAhpQgEALwLACGRCQEAygsAIaMJIADlCwAhqAkBAMoLACGpCQEAzAsAIaoJAgDcCwAhqwkCANwLACGsCQIA3AsAIa0JAgDcCwAhrgkBANsLACGvCSAA5QsAIbAJQADLCwAhsQlAAMsLACGyCUAAywsAIbMJAADjCwAgtAkAAOMLACC1CUAAywsAIbYJIADlCwAhtwkAAOMLACC4CQIA3AsAIbkJAgDcCwAhugkBAMwLACG7CQEA2wsAIbwJAQDbCwAhAwAAABYAIAEAALcCADA3AAC4AgAgAwAAABYAIAEAABcAMAIAABgAIAEAAAAkACABAAAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgBwkAANoQACC8ByAAAAAB5gcBAAAAAe8HAQAAAAGbCAEAAAABrAgBAAAAAacJQAAAAAEBKwAAwAIAIAa8ByAAAAAB5gcBAAAAAe8HAQAAAAGbCAEAAAABrAgBAAAAAacJQAAAAAEBKwAAwgIAMAErAADCAgAwBwkAANkQACC8ByAA6A0AIeYHAQCwDQAh7wcBALANACGbCAEAsA0AIawIAQCwDQAhpwlAAKYNACECAAAAJAAgKwAAxQIAIAa8ByAA6A0AIeYHAQCwDQAh7wcBALANACGbCAEAsA0AIawIAQCwDQAhpwlAAKYNACECAAAAIgAgKwAAxwIAIAIAAAAiACArAADHAgAgAwAAACQAIDIAAMACACAzAADFAgAgAQAAACQAIAEAAAAiACADDQAA1hAAIDgAANgQACA5AADXEAAgCZ4HAADUDAAwnwcAAM4CABCgBwAA1AwAMLwHIADlCwAh5gcBAMoLACHvBwEAygsAIZsIAQDKCwAhrAgBAMoLACGnCUAAvQsAIQMAAAAiACABAADNAgAwNwAAzgIAIAMAAAAiACABAAAjADACAAAkACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAYJAADVEAAgogdAAAAAAZsIAQAAAAGACQEAAAABpQkBAAAAAaYJQAAAAAEBKwAA1gIAIAWiB0AAAAABmwgBAAAAAYAJAQAAAAGlCQEAAAABpglAAAAAAQErAADYAgAwASsAANgCADAGCQAA1BAAIKIHQACmDQAhmwgBALANACGACQEAsA0AIaUJAQCwDQAhpglAALENACECAAAAIAAgKwAA2wIAIAWiB0AApg0AIZsIAQCwDQAhgAkBALANACGlCQEAsA0AIaYJQACxDQAhAgAAAB4AICsAAN0CACACAAAAHgAgKwAA3QIAIAMAAAAgACAyAADWAgAgMwAA2wIAIAEAAAAgACABAAAAHgAgBA0AANEQACA4AADTEAAgOQAA0hAAIKYJAACsDQAgCJ4HAADTDAAwnwcAAOQCABCgBwAA0wwAMKIHQAC9CwAhmwgBAMoLACGACQEAygsAIaUJAQDKCwAhpglAAMsLACEDAAAAHgAgAQAA4wIAMDcAAOQCACADAAAAHgAgAQAAHwAwAgAAIAAgCZ4HAADSDAAwnwcAAOoCABCgBwAA0gwAMPMHAQDyCwAh9AcBANcLACGXCAEAAAABmwgBANULACGmCAQAogwAIaQJQADGCwAhAQAAAOcCACABAAAA5wIAIAmeBwAA0gwAMJ8HAADqAgAQoAcAANIMADDzBwEA8gsAIfQHAQDXCwAhlwgBAPILACGbCAEA1QsAIaYIBACiDAAhpAlAAMYLACEC9AcAAKwNACCmCAAArA0AIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAbzBwEAAAAB9AcBAAAAAZcIAQAAAAGbCAEAAAABpggEAAAAAaQJQAAAAAEBKwAA7wIAIAbzBwEAAAAB9AcBAAAAAZcIAQAAAAGbCAEAAAABpggEAAAAAaQJQAAAAAEBKwAA8QIAMAErAADxAgAwBvMHAQCwDQAh9AcBALINACGXCAEAsA0AIZsIAQCwDQAhpggEAKwOACGkCUAApg0AIQIAAADnAgAgKwAA9AIAIAbzBwEAsA0AIfQHAQCyDQAhlwgBALANACGbCAEAsA0AIaYIBACsDgAhpAlAAKYNACECAAAA6gIAICsAAPYCACACAAAA6gIAICsAAPYCACADAAAA5wIAIDIAAO8CACAzAAD0AgAgAQAAAOcCACABAAAA6gIAIAcNAADMEAAgOAAAzxAAIDkAAM4QACBaAADNEAAgWwAA0BAAIPQHAACsDQAgpggAAKwNACAJngcAANEMADCfBwAA_QIAEKAHAADRDAAw8wcBANkLACH0BwEAzAsAIZcIAQDZCwAhmwgBAMoLACGmCAQAmwwAIaQJQAC9CwAhAwAAAOoCACABAAD8AgAwNwAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAMngcAANAMADCfBwAAgwMAEKAHAADQDAAwogdAAMYLACGtBwEAAAAB7gcBAPILACGqCAEA1QsAIbQIAgDqCwAhoAkAAP8LACChCQEA1wsAIaIJBACiDAAhowkgAOkLACEBAAAAgAMAIAEAAACAAwAgDJ4HAADQDAAwnwcAAIMDABCgBwAA0AwAMKIHQADGCwAhrQcBANULACHuBwEA8gsAIaoIAQDVCwAhtAgCAOoLACGgCQAA_wsAIKEJAQDXCwAhogkEAKIMACGjCSAA6QsAIQKhCQAArA0AIKIJAACsDQAgAwAAAIMDACABAACEAwAwAgAAgAMAIAMAAACDAwAgAQAAhAMAMAIAAIADACADAAAAgwMAIAEAAIQDADACAACAAwAgCaIHQAAAAAGtBwEAAAAB7gcBAAAAAaoIAQAAAAG0CAIAAAABoAmAAAAAAaEJAQAAAAGiCQQAAAABowkgAAAAAQErAACIAwAgCaIHQAAAAAGtBwEAAAAB7gcBAAAAAaoIAQAAAAG0CAIAAAABoAmAAAAAAaEJAQAAAAGiCQQAAAABowkgAAAAAQErAACKAwAwASsAAIoDADAJogdAAKYNACGtBwEAsA0AIe4HAQCwDQAhqggBALANACG0CAIAuA0AIaAJgAAAAAGhCQEAsg0AIaIJBACsDgAhowkgAOgNACECAAAAgAMAICsAAI0DACAJogdAAKYNACGtBwEAsA0AIe4HAQCwDQAhqggBALANACG0CAIAuA0AIaAJgAAAAAGhCQEAsg0AIaIJBACsDgAhowkgAOgNACECAAAAgwMAICsAAI8DACACAAAAgwMAICsAAI8DACADAAAAgAMAIDIAAIgDACAzAACNAwAgAQAAAIADACABAAAAgwMAIAcNAADHEAAgOAAAyhAAIDkAAMkQACBaAADIEAAgWwAAyxAAIKEJAACsDQAgogkAAKwNACAMngcAAM8MADCfBwAAlgMAEKAHAADPDAAwogdAAL0LACGtBwEAygsAIe4HAQDZCwAhqggBAMoLACG0CAIA3AsAIaAJAADaCwAgoQkBAMwLACGiCQQAmwwAIaMJIADlCwAhAwAAAIMDACABAACVAwAwNwAAlgMAIAMAAACDAwAgAQAAhAMAMAIAAIADACABAAAALwAgAQAAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIBUDAADFEAAgBAAAxhAAIKIHQAAAAAGtBwEAAAABswcBAAAAAckHQAAAAAHKBwEAAAABywcBAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAAQErAACeAwAgE6IHQAAAAAGtBwEAAAABswcBAAAAAckHQAAAAAHKBwEAAAABywcBAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAAQErAACgAwAwASsAAKADADAVAwAAwRAAIAQAAMIQACCiB0AApg0AIa0HAQCwDQAhswcBALANACHJB0AApg0AIcoHAQCwDQAhywcBALANACHQBwEAsA0AIdEHAQCwDQAh0AgAAL8QACDTCAEAsA0AIdQIAADAEAAg1QggAOgNACHqCAAB8w0AIe0IQACxDQAhjgkBALINACGWCUAAsQ0AIZ0JAQCyDQAhngkBALINACGfCUAAsQ0AIQIAAAAvACArAACjAwAgE6IHQACmDQAhrQcBALANACGzBwEAsA0AIckHQACmDQAhygcBALANACHLBwEAsA0AIdAHAQCwDQAh0QcBALANACHQCAAAvxAAINMIAQCwDQAh1AgAAMAQACDVCCAA6A0AIeoIAAHzDQAh7QhAALENACGOCQEAsg0AIZYJQACxDQAhnQkBALINACGeCQEAsg0AIZ8JQACxDQAhAgAAAC0AICsAAKUDACACAAAALQAgKwAApQMAIAMAAAAvACAyAACeAwAgMwAAowMAIAEAAAAvACABAAAALQAgCQ0AALwQACA4AAC-EAAgOQAAvRAAIO0IAACsDQAgjgkAAKwNACCWCQAArA0AIJ0JAACsDQAgngkAAKwNACCfCQAArA0AIBaeBwAAzgwAMJ8HAACsAwAQoAcAAM4MADCiB0AAvQsAIa0HAQDKCwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAhywcBANkLACHQBwEAygsAIdEHAQDKCwAh0AgAAOMLACDTCAEAygsAIdQIAADjCwAg1QggAOULACHqCAAB7gsAIe0IQADLCwAhjgkBAMwLACGWCUAAywsAIZ0JAQDbCwAhngkBAMwLACGfCUAAywsAIQMAAAAtACABAACrAwAwNwAArAMAIAMAAAAtACABAAAuADACAAAvACABAAAAMwAgAQAAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIBYDAAC6EAAgBAAAuxAAIKIHQAAAAAGzBwEAAAAByQdAAAAAAcoHAQAAAAHLBwEAAAAB4AcBAAAAAeEHAQAAAAHKCAEAAAAB0AgAALgQACDrCAEAAAAB7QhAAAAAAfMIAAEAAAGVCQAAuRAAIJYJQAAAAAGXCQIAAAABmAkCAAAAAZkJAQAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAEBKwAAtAMAIBSiB0AAAAABswcBAAAAAckHQAAAAAHKBwEAAAABywcBAAAAAeAHAQAAAAHhBwEAAAAByggBAAAAAdAIAAC4EAAg6wgBAAAAAe0IQAAAAAHzCAABAAABlQkAALkQACCWCUAAAAABlwkCAAAAAZgJAgAAAAGZCQEAAAABmgkBAAAAAZsJAQAAAAGcCQEAAAABASsAALYDADABKwAAtgMAMBYDAAC2EAAgBAAAtxAAIKIHQACmDQAhswcBALANACHJB0AApg0AIcoHAQCwDQAhywcBALANACHgBwEAsA0AIeEHAQCwDQAhyggBALINACHQCAAAtBAAIOsIAQCyDQAh7QhAALENACHzCAAB8w0AIZUJAAC1EAAglglAALENACGXCQIArQ4AIZgJAgCtDgAhmQkBALINACGaCQEAsg0AIZsJAQCyDQAhnAkBALINACECAAAAMwAgKwAAuQMAIBSiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHKBwEAsA0AIcsHAQCwDQAh4AcBALANACHhBwEAsA0AIcoIAQCyDQAh0AgAALQQACDrCAEAsg0AIe0IQACxDQAh8wgAAfMNACGVCQAAtRAAIJYJQACxDQAhlwkCAK0OACGYCQIArQ4AIZkJAQCyDQAhmgkBALINACGbCQEAsg0AIZwJAQCyDQAhAgAAADEAICsAALsDACACAAAAMQAgKwAAuwMAIAMAAAAzACAyAAC0AwAgMwAAuQMAIAEAAAAzACABAAAAMQAgDw0AAK8QACA4AACyEAAgOQAAsRAAIFoAALAQACBbAACzEAAgyggAAKwNACDrCAAArA0AIO0IAACsDQAglgkAAKwNACCXCQAArA0AIJgJAACsDQAgmQkAAKwNACCaCQAArA0AIJsJAACsDQAgnAkAAKwNACAXngcAAM0MADCfBwAAwgMAEKAHAADNDAAwogdAAL0LACGzBwEA2QsAIckHQAC9CwAhygcBANkLACHLBwEA2QsAIeAHAQDKCwAh4QcBANkLACHKCAEA2wsAIdAIAADjCwAg6wgBAMwLACHtCEAAywsAIfMIAAHuCwAhlQkAAOMLACCWCUAAywsAIZcJAgCcDAAhmAkCAJwMACGZCQEAzAsAIZoJAQDMCwAhmwkBANsLACGcCQEA2wsAIQMAAAAxACABAADBAwAwNwAAwgMAIAMAAAAxACABAAAyADACAAAzACAFngcAAMwMADCfBwAAyAMAEKAHAADMDAAwyQdAAMYLACGUCQABAAABAQAAAMUDACABAAAAxQMAIAWeBwAAzAwAMJ8HAADIAwAQoAcAAMwMADDJB0AAxgsAIZQJAAHzCwAhAAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIALJB0AAAAABlAkAAQAAAQErAADNAwAgAskHQAAAAAGUCQABAAABASsAAM8DADABKwAAzwMAMALJB0AApg0AIZQJAAHzDQAhAgAAAMUDACArAADSAwAgAskHQACmDQAhlAkAAfMNACECAAAAyAMAICsAANQDACACAAAAyAMAICsAANQDACADAAAAxQMAIDIAAM0DACAzAADSAwAgAQAAAMUDACABAAAAyAMAIAMNAACsEAAgOAAArhAAIDkAAK0QACAFngcAAMsMADCfBwAA2wMAEKAHAADLDAAwyQdAAL0LACGUCQAB7gsAIQMAAADIAwAgAQAA2gMAMDcAANsDACADAAAAyAMAIAEAAMkDADACAADFAwAgDZ4HAADKDAAwnwcAAOEDABCgBwAAygwAMKIHQADGCwAhswcBAAAAAckHQADGCwAhygcBAP4LACHMCAEA1QsAIe4IAAEAAAGQCQEA1QsAIZEJAQDVCwAhkglAANYLACGTCQAAhgwAIAEAAADeAwAgAQAAAN4DACANngcAAMoMADCfBwAA4QMAEKAHAADKDAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAP4LACHMCAEA1QsAIe4IAAHzCwAhkAkBANULACGRCQEA1QsAIZIJQADWCwAhkwkAAIYMACADygcAAKwNACCSCQAArA0AIJMJAACsDQAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgCqIHQAAAAAGzBwEAAAAByQdAAAAAAcoHAQAAAAHMCAEAAAAB7ggAAQAAAZAJAQAAAAGRCQEAAAABkglAAAAAAZMJgAAAAAEBKwAA5gMAIAqiB0AAAAABswcBAAAAAckHQAAAAAHKBwEAAAABzAgBAAAAAe4IAAEAAAGQCQEAAAABkQkBAAAAAZIJQAAAAAGTCYAAAAABASsAAOgDADABKwAA6AMAMAqiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHKBwEAsg0AIcwIAQCwDQAh7ggAAfMNACGQCQEAsA0AIZEJAQCwDQAhkglAALENACGTCYAAAAABAgAAAN4DACArAADrAwAgCqIHQACmDQAhswcBALANACHJB0AApg0AIcoHAQCyDQAhzAgBALANACHuCAAB8w0AIZAJAQCwDQAhkQkBALANACGSCUAAsQ0AIZMJgAAAAAECAAAA4QMAICsAAO0DACACAAAA4QMAICsAAO0DACADAAAA3gMAIDIAAOYDACAzAADrAwAgAQAAAN4DACABAAAA4QMAIAYNAACpEAAgOAAAqxAAIDkAAKoQACDKBwAArA0AIJIJAACsDQAgkwkAAKwNACANngcAAMkMADCfBwAA9AMAEKAHAADJDAAwogdAAL0LACGzBwEA2QsAIckHQAC9CwAhygcBANsLACHMCAEAygsAIe4IAAHuCwAhkAkBAMoLACGRCQEAygsAIZIJQADLCwAhkwkAAIMMACADAAAA4QMAIAEAAPMDADA3AAD0AwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAEAAABEACABAAAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgEQMAAKMQACAEAACkEAAgGAAApRAAIBkAAKYQACAaAACnEAAgGwAAqBAAIKIHQAAAAAGzBwEAAAABuQcBAAAAAbwHAQAAAAHKBwEAAAABywcBAAAAAcwIAQAAAAHaCAEAAAABjQkBAAAAAY4JAQAAAAGPCUAAAAABASsAAPwDACALogdAAAAAAbMHAQAAAAG5BwEAAAABvAcBAAAAAcoHAQAAAAHLBwEAAAABzAgBAAAAAdoIAQAAAAGNCQEAAAABjgkBAAAAAY8JQAAAAAEBKwAA_gMAMAErAAD-AwAwAQAAAAMAIBEDAADtDwAgBAAA7g8AIBgAAO8PACAZAADwDwAgGgAA8Q8AIBsAAPIPACCiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcoHAQCwDQAhywcBALINACHMCAEAsA0AIdoIAQCyDQAhjQkBALANACGOCQEAsA0AIY8JQACxDQAhAgAAAEQAICsAAIIEACALogdAAKYNACGzBwEAsA0AIbkHAQCyDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAgBALANACHaCAEAsg0AIY0JAQCwDQAhjgkBALANACGPCUAAsQ0AIQIAAABCACArAACEBAAgAgAAAEIAICsAAIQEACABAAAAAwAgAwAAAEQAIDIAAPwDACAzAACCBAAgAQAAAEQAIAEAAABCACAHDQAA6g8AIDgAAOwPACA5AADrDwAguQcAAKwNACDLBwAArA0AINoIAACsDQAgjwkAAKwNACAOngcAAMgMADCfBwAAjAQAEKAHAADIDAAwogdAAL0LACGzBwEA2QsAIbkHAQDMCwAhvAcBAMoLACHKBwEA2QsAIcsHAQDbCwAhzAgBAMoLACHaCAEAzAsAIY0JAQDKCwAhjgkBAMoLACGPCUAAywsAIQMAAABCACABAACLBAAwNwAAjAQAIAMAAABCACABAABDADACAABEACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAADnDwAgFQAA6A8AIBcAAOkPACCiB0AAAAABswcBAAAAAckHQAAAAAHKBwEAAAAB0AcBAAAAAdEHAQAAAAHmCAEAAAAB7QhAAAAAAfMIAAEAAAGMCUAAAAABASsAAJQEACAKogdAAAAAAbMHAQAAAAHJB0AAAAABygcBAAAAAdAHAQAAAAHRBwEAAAAB5ggBAAAAAe0IQAAAAAHzCAABAAABjAlAAAAAAQErAACWBAAwASsAAJYEADANAwAA3w8AIBUAAOAPACAXAADhDwAgogdAAKYNACGzBwEAsA0AIckHQACmDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh5ggBALANACHtCEAAsQ0AIfMIAAHzDQAhjAlAALENACECAAAASQAgKwAAmQQAIAqiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHKBwEAsA0AIdAHAQCwDQAh0QcBALANACHmCAEAsA0AIe0IQACxDQAh8wgAAfMNACGMCUAAsQ0AIQIAAABHACArAACbBAAgAgAAAEcAICsAAJsEACADAAAASQAgMgAAlAQAIDMAAJkEACABAAAASQAgAQAAAEcAIAUNAADcDwAgOAAA3g8AIDkAAN0PACDtCAAArA0AIIwJAACsDQAgDZ4HAADHDAAwnwcAAKIEABCgBwAAxwwAMKIHQAC9CwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAh0AcBAMoLACHRBwEAygsAIeYIAQDZCwAh7QhAAMsLACHzCAAB7gsAIYwJQADLCwAhAwAAAEcAIAEAAKEEADA3AACiBAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACJAQAgAQAAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACAKAwAA2g8AIBYAANsPACCiB0AAAAABswcBAAAAAb0HAgAAAAHAB0AAAAAByAcBAAAAAcoHAQAAAAGKCQEAAAABiwmAAAAAAQErAACqBAAgCKIHQAAAAAGzBwEAAAABvQcCAAAAAcAHQAAAAAHIBwEAAAABygcBAAAAAYoJAQAAAAGLCYAAAAABASsAAKwEADABKwAArAQAMAEAAABHACAKAwAA2A8AIBYAANkPACCiB0AApg0AIbMHAQCwDQAhvQcCALgNACHAB0AApg0AIcgHAQCyDQAhygcBALANACGKCQEAsg0AIYsJgAAAAAECAAAAiQEAICsAALAEACAIogdAAKYNACGzBwEAsA0AIb0HAgC4DQAhwAdAAKYNACHIBwEAsg0AIcoHAQCwDQAhigkBALINACGLCYAAAAABAgAAAEsAICsAALIEACACAAAASwAgKwAAsgQAIAEAAABHACADAAAAiQEAIDIAAKoEACAzAACwBAAgAQAAAIkBACABAAAASwAgCA0AANMPACA4AADWDwAgOQAA1Q8AIFoAANQPACBbAADXDwAgyAcAAKwNACCKCQAArA0AIIsJAACsDQAgC54HAADGDAAwnwcAALoEABCgBwAAxgwAMKIHQAC9CwAhswcBANkLACG9BwIA3AsAIcAHQAC9CwAhyAcBAMwLACHKBwEA2QsAIYoJAQDbCwAhiwkAAIMMACADAAAASwAgAQAAuQQAMDcAALoEACADAAAASwAgAQAAiAEAMAIAAIkBACAGngcAAMUMADCfBwAAwAQAEKAHAADFDAAwhwkBAAAAAYgJAgDqCwAhiQkEAKIMACEBAAAAvQQAIAEAAAC9BAAgBp4HAADFDAAwnwcAAMAEABCgBwAAxQwAMIcJAQDVCwAhiAkCAOoLACGJCQQAogwAIQGJCQAArA0AIAMAAADABAAgAQAAwQQAMAIAAL0EACADAAAAwAQAIAEAAMEEADACAAC9BAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAOHCQEAAAABiAkCAAAAAYkJBAAAAAEBKwAAxQQAIAOHCQEAAAABiAkCAAAAAYkJBAAAAAEBKwAAxwQAMAErAADHBAAwA4cJAQCwDQAhiAkCALgNACGJCQQArA4AIQIAAAC9BAAgKwAAygQAIAOHCQEAsA0AIYgJAgC4DQAhiQkEAKwOACECAAAAwAQAICsAAMwEACACAAAAwAQAICsAAMwEACADAAAAvQQAIDIAAMUEACAzAADKBAAgAQAAAL0EACABAAAAwAQAIAYNAADODwAgOAAA0Q8AIDkAANAPACBaAADPDwAgWwAA0g8AIIkJAACsDQAgBp4HAADEDAAwnwcAANMEABCgBwAAxAwAMIcJAQDKCwAhiAkCANwLACGJCQQAmwwAIQMAAADABAAgAQAA0gQAMDcAANMEACADAAAAwAQAIAEAAMEEADACAAC9BAAgCp4HAADCDAAwnwcAANkEABCgBwAAwgwAMKIHQADGCwAhswcBAAAAAcgHAQDVCwAhgwkBANULACGECQAB8wsAIYUJAAHzCwAhhgkAAMMMACABAAAA1gQAIAEAAADWBAAgCZ4HAADCDAAwnwcAANkEABCgBwAAwgwAMKIHQADGCwAhswcBAPILACHIBwEA1QsAIYMJAQDVCwAhhAkAAfMLACGFCQAB8wsAIQADAAAA2QQAIAEAANoEADACAADWBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAMAAADZBAAgAQAA2gQAMAIAANYEACAGogdAAAAAAbMHAQAAAAHIBwEAAAABgwkBAAAAAYQJAAEAAAGFCQABAAABASsAAN4EACAGogdAAAAAAbMHAQAAAAHIBwEAAAABgwkBAAAAAYQJAAEAAAGFCQABAAABASsAAOAEADABKwAA4AQAMAaiB0AApg0AIbMHAQCwDQAhyAcBALANACGDCQEAsA0AIYQJAAHzDQAhhQkAAfMNACECAAAA1gQAICsAAOMEACAGogdAAKYNACGzBwEAsA0AIcgHAQCwDQAhgwkBALANACGECQAB8w0AIYUJAAHzDQAhAgAAANkEACArAADlBAAgAgAAANkEACArAADlBAAgAwAAANYEACAyAADeBAAgMwAA4wQAIAEAAADWBAAgAQAAANkEACADDQAAyw8AIDgAAM0PACA5AADMDwAgCZ4HAADBDAAwnwcAAOwEABCgBwAAwQwAMKIHQAC9CwAhswcBANkLACHIBwEAygsAIYMJAQDKCwAhhAkAAe4LACGFCQAB7gsAIQMAAADZBAAgAQAA6wQAMDcAAOwEACADAAAA2QQAIAEAANoEADACAADWBAAgB54HAADADAAwnwcAAPIEABCgBwAAwAwAMKIHQADGCwAhswcBAAAAAdwHAQDVCwAhggkBANULACEBAAAA7wQAIAEAAADvBAAgB54HAADADAAwnwcAAPIEABCgBwAAwAwAMKIHQADGCwAhswcBAPILACHcBwEA1QsAIYIJAQDVCwAhAAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIASiB0AAAAABswcBAAAAAdwHAQAAAAGCCQEAAAABASsAAPcEACAEogdAAAAAAbMHAQAAAAHcBwEAAAABggkBAAAAAQErAAD5BAAwASsAAPkEADAEogdAAKYNACGzBwEAsA0AIdwHAQCwDQAhggkBALANACECAAAA7wQAICsAAPwEACAEogdAAKYNACGzBwEAsA0AIdwHAQCwDQAhggkBALANACECAAAA8gQAICsAAP4EACACAAAA8gQAICsAAP4EACADAAAA7wQAIDIAAPcEACAzAAD8BAAgAQAAAO8EACABAAAA8gQAIAMNAADIDwAgOAAAyg8AIDkAAMkPACAHngcAAL8MADCfBwAAhQUAEKAHAAC_DAAwogdAAL0LACGzBwEA2QsAIdwHAQDKCwAhggkBAMoLACEDAAAA8gQAIAEAAIQFADA3AACFBQAgAwAAAPIEACABAADzBAAwAgAA7wQAIAieBwAAvgwAMJ8HAACLBQAQoAcAAL4MADCiB0AAxgsAIbMHAQAAAAHIBwEA1QsAIYAJAQAAAAGBCQEA1wsAIQEAAACIBQAgAQAAAIgFACAIngcAAL4MADCfBwAAiwUAEKAHAAC-DAAwogdAAMYLACGzBwEA8gsAIcgHAQDVCwAhgAkBANULACGBCQEA1wsAIQGBCQAArA0AIAMAAACLBQAgAQAAjAUAMAIAAIgFACADAAAAiwUAIAEAAIwFADACAACIBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAWiB0AAAAABswcBAAAAAcgHAQAAAAGACQEAAAABgQkBAAAAAQErAACQBQAgBaIHQAAAAAGzBwEAAAAByAcBAAAAAYAJAQAAAAGBCQEAAAABASsAAJIFADABKwAAkgUAMAWiB0AApg0AIbMHAQCwDQAhyAcBALANACGACQEAsA0AIYEJAQCyDQAhAgAAAIgFACArAACVBQAgBaIHQACmDQAhswcBALANACHIBwEAsA0AIYAJAQCwDQAhgQkBALINACECAAAAiwUAICsAAJcFACACAAAAiwUAICsAAJcFACADAAAAiAUAIDIAAJAFACAzAACVBQAgAQAAAIgFACABAAAAiwUAIAQNAADFDwAgOAAAxw8AIDkAAMYPACCBCQAArA0AIAieBwAAvQwAMJ8HAACeBQAQoAcAAL0MADCiB0AAvQsAIbMHAQDZCwAhyAcBAMoLACGACQEAygsAIYEJAQDMCwAhAwAAAIsFACABAACdBQAwNwAAngUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACARAwAAuwwAICAAALwMACCeBwAAugwAMJ8HAABvABCgBwAAugwAMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhygcBAAAAAdoIAQDXCwAh9ggBANcLACH3CAEA1wsAIfgIAADjCwAg-QgCAOoLACH6CAEA1wsAIfsIQADWCwAh_AgAALkMACABAAAAoQUAIAEAAAChBQAgBwMAAMMPACAgAADEDwAg2ggAAKwNACD2CAAArA0AIPcIAACsDQAg-ggAAKwNACD7CAAArA0AIAMAAABvACABAACkBQAwAgAAoQUAIAMAAABvACABAACkBQAwAgAAoQUAIAMAAABvACABAACkBQAwAgAAoQUAIA0DAADBDwAgIAAAwg8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHaCAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAwA8AIPkIAgAAAAH6CAEAAAAB-whAAAAAAQErAACoBQAgC6IHQAAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHaCAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAwA8AIPkIAgAAAAH6CAEAAAAB-whAAAAAAQErAACqBQAwASsAAKoFADANAwAAsg8AICAAALMPACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIdoIAQCyDQAh9ggBALINACH3CAEAsg0AIfgIAACxDwAg-QgCALgNACH6CAEAsg0AIfsIQACxDQAhAgAAAKEFACArAACtBQAgC6IHQACmDQAhswcBALANACG8BwEAsA0AIcoHAQCwDQAh2ggBALINACH2CAEAsg0AIfcIAQCyDQAh-AgAALEPACD5CAIAuA0AIfoIAQCyDQAh-whAALENACECAAAAbwAgKwAArwUAIAIAAABvACArAACvBQAgAwAAAKEFACAyAACoBQAgMwAArQUAIAEAAAChBQAgAQAAAG8AIAoNAACsDwAgOAAArw8AIDkAAK4PACBaAACtDwAgWwAAsA8AINoIAACsDQAg9ggAAKwNACD3CAAArA0AIPoIAACsDQAg-wgAAKwNACAOngcAALgMADCfBwAAtgUAEKAHAAC4DAAwogdAAL0LACGzBwEA2QsAIbwHAQDKCwAhygcBANkLACHaCAEAzAsAIfYIAQDMCwAh9wgBAMwLACH4CAAA4wsAIPkIAgDcCwAh-ggBAMwLACH7CEAAywsAIQMAAABvACABAAC1BQAwNwAAtgUAIAMAAABvACABAACkBQAwAgAAoQUAIAEAAABzACABAAAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgEgMAAKoPACAfAACrDwAgogdAAAAAAbMHAQAAAAHJB0AAAAABygcBAAAAAdAHAQAAAAHRBwEAAAAB2ggBAAAAAe0IQAAAAAHxCEAAAAAB8ggBAAAAAfMIAAEAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgAAKkPACABKwAAvgUAIBCiB0AAAAABswcBAAAAAckHQAAAAAHKBwEAAAAB0AcBAAAAAdEHAQAAAAHaCAEAAAAB7QhAAAAAAfEIQAAAAAHyCAEAAAAB8wgAAQAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAqQ8AIAErAADABQAwASsAAMAFADASAwAApw8AIB8AAKgPACCiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHKBwEAsA0AIdAHAQCwDQAh0QcBALANACHaCAEAsg0AIe0IQACxDQAh8QhAALENACHyCAEAsA0AIfMIAAHzDQAh9AgBALANACH1CAEAsg0AIfYIAQCyDQAh9wgBALINACH4CAAApg8AIAIAAABzACArAADDBQAgEKIHQACmDQAhswcBALANACHJB0AApg0AIcoHAQCwDQAh0AcBALANACHRBwEAsA0AIdoIAQCyDQAh7QhAALENACHxCEAAsQ0AIfIIAQCwDQAh8wgAAfMNACH0CAEAsA0AIfUIAQCyDQAh9ggBALINACH3CAEAsg0AIfgIAACmDwAgAgAAAHEAICsAAMUFACACAAAAcQAgKwAAxQUAIAMAAABzACAyAAC-BQAgMwAAwwUAIAEAAABzACABAAAAcQAgCQ0AAKMPACA4AAClDwAgOQAApA8AINoIAACsDQAg7QgAAKwNACDxCAAArA0AIPUIAACsDQAg9ggAAKwNACD3CAAArA0AIBOeBwAAtwwAMJ8HAADMBQAQoAcAALcMADCiB0AAvQsAIbMHAQDZCwAhyQdAAL0LACHKBwEA2QsAIdAHAQDKCwAh0QcBAMoLACHaCAEAzAsAIe0IQADLCwAh8QhAAMsLACHyCAEA2QsAIfMIAAHuCwAh9AgBAMoLACH1CAEAzAsAIfYIAQDMCwAh9wgBAMwLACH4CAAA4wsAIAMAAABxACABAADLBQAwNwAAzAUAIAMAAABxACABAAByADACAABzACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAAChDwAgFQAAog8AIMkHQAAAAAHKBwEAAAABywcBAAAAAeYIAQAAAAHuCAABAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABASsAANQFACAIyQdAAAAAAcoHAQAAAAHLBwEAAAAB5ggBAAAAAe4IAAEAAAHvCAEAAAAB8AgBAAAAAfEIQAAAAAEBKwAA1gUAMAErAADWBQAwCgMAAJ8PACAVAACgDwAgyQdAAKYNACHKBwEAsA0AIcsHAQCwDQAh5ggBALANACHuCAAB8w0AIe8IAQCwDQAh8AgBALANACHxCEAAsQ0AIQIAAABQACArAADZBQAgCMkHQACmDQAhygcBALANACHLBwEAsA0AIeYIAQCwDQAh7ggAAfMNACHvCAEAsA0AIfAIAQCwDQAh8QhAALENACECAAAATgAgKwAA2wUAIAIAAABOACArAADbBQAgAwAAAFAAIDIAANQFACAzAADZBQAgAQAAAFAAIAEAAABOACAEDQAAnA8AIDgAAJ4PACA5AACdDwAg8QgAAKwNACALngcAALYMADCfBwAA4gUAEKAHAAC2DAAwyQdAAL0LACHKBwEA2QsAIcsHAQDZCwAh5ggBANkLACHuCAAB7gsAIe8IAQDKCwAh8AgBAMoLACHxCEAAywsAIQMAAABOACABAADhBQAwNwAA4gUAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAACaDwAgFQAAmw8AIKIHQAAAAAGzBwEAAAAByQdAAAAAAcoHAQAAAAHLBwEAAAAB5ggBAAAAAekIAAEAAAHqCAABAAAB6wgBAAAAAewIQAAAAAHtCEAAAAABASsAAOoFACALogdAAAAAAbMHAQAAAAHJB0AAAAABygcBAAAAAcsHAQAAAAHmCAEAAAAB6QgAAQAAAeoIAAEAAAHrCAEAAAAB7AhAAAAAAe0IQAAAAAEBKwAA7AUAMAErAADsBQAwDQMAAJgPACAVAACZDwAgogdAAKYNACGzBwEAsA0AIckHQACmDQAhygcBALANACHLBwEAsA0AIeYIAQCwDQAh6QgAAfMNACHqCAAB8w0AIesIAQCyDQAh7AhAALENACHtCEAAsQ0AIQIAAABUACArAADvBQAgC6IHQACmDQAhswcBALANACHJB0AApg0AIcoHAQCwDQAhywcBALANACHmCAEAsA0AIekIAAHzDQAh6ggAAfMNACHrCAEAsg0AIewIQACxDQAh7QhAALENACECAAAAUgAgKwAA8QUAIAIAAABSACArAADxBQAgAwAAAFQAIDIAAOoFACAzAADvBQAgAQAAAFQAIAEAAABSACAGDQAAlQ8AIDgAAJcPACA5AACWDwAg6wgAAKwNACDsCAAArA0AIO0IAACsDQAgDp4HAAC1DAAwnwcAAPgFABCgBwAAtQwAMKIHQAC9CwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAhywcBANkLACHmCAEA2QsAIekIAAHuCwAh6ggAAe4LACHrCAEAzAsAIewIQADLCwAh7QhAAMsLACEDAAAAUgAgAQAA9wUAMDcAAPgFACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAkw8AIAQBAAAAARUAAJQPACCiB0AAAAABswcBAAAAAbwHAQAAAAHJB0AAAAABygcBAAAAAcsHAQAAAAHoBwEAAAAB4ggAAQAAAeMIAAEAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCAIAAAAB6AhAAAAAAQErAACABgAgDwQBAAAAAaIHQAAAAAGzBwEAAAABvAcBAAAAAckHQAAAAAHKBwEAAAABywcBAAAAAegHAQAAAAHiCAABAAAB4wgAAQAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIAgAAAAHoCEAAAAABASsAAIIGADABKwAAggYAMAEAAABaACABAAAAQgAgEQMAAJEPACAEAQCyDQAhFQAAkg8AIKIHQACmDQAhswcBALANACG8BwEAsA0AIckHQACmDQAhygcBALINACHLBwEAsg0AIegHAQCwDQAh4ggAAfMNACHjCAAB8w0AIeQIAQCyDQAh5QgBALINACHmCAEAsg0AIecIAgC4DQAh6AhAALENACECAAAAWAAgKwAAhwYAIA8EAQCyDQAhogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhyQdAAKYNACHKBwEAsg0AIcsHAQCyDQAh6AcBALANACHiCAAB8w0AIeMIAAHzDQAh5AgBALINACHlCAEAsg0AIeYIAQCyDQAh5wgCALgNACHoCEAAsQ0AIQIAAABWACArAACJBgAgAgAAAFYAICsAAIkGACABAAAAWgAgAQAAAEIAIAMAAABYACAyAACABgAgMwAAhwYAIAEAAABYACABAAAAVgAgDAQAAKwNACANAACMDwAgOAAAjw8AIDkAAI4PACBaAACNDwAgWwAAkA8AIMoHAACsDQAgywcAAKwNACDkCAAArA0AIOUIAACsDQAg5ggAAKwNACDoCAAArA0AIBIEAQDMCwAhngcAALQMADCfBwAAkgYAEKAHAAC0DAAwogdAAL0LACGzBwEA2QsAIbwHAQDKCwAhyQdAAL0LACHKBwEA2wsAIcsHAQDbCwAh6AcBAMoLACHiCAAB7gsAIeMIAAHuCwAh5AgBAMwLACHlCAEAzAsAIeYIAQDbCwAh5wgCANwLACHoCEAAywsAIQMAAABWACABAACRBgAwNwAAkgYAIAMAAABWACABAABXADACAABYACABAAAAawAgAQAAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIBUDAACIDwAgEQAAiQ8AIBMAAIoPACAUAACLDwAgogdAAAAAAbMHAQAAAAG8BwEAAAABygcBAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAcwIAQAAAAHWCAIAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAAB3QiAAAAAAd4IAQAAAAHfCAAAhw8AIOAIAgAAAAHhCAIAAAABASsAAJoGACARogdAAAAAAbMHAQAAAAG8BwEAAAABygcBAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAcwIAQAAAAHWCAIAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAAB3QiAAAAAAd4IAQAAAAHfCAAAhw8AIOAIAgAAAAHhCAIAAAABASsAAJwGADABKwAAnAYAMBUDAADmDgAgEQAA5w4AIBMAAOgOACAUAADpDgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhAgAAAGsAICsAAJ8GACARogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhAgAAAGkAICsAAKEGACACAAAAaQAgKwAAoQYAIAMAAABrACAyAACaBgAgMwAAnwYAIAEAAABrACABAAAAaQAgCA0AAOAOACA4AADjDgAgOQAA4g4AIFoAAOEOACBbAADkDgAg3AgAAKwNACDdCAAArA0AIN4IAACsDQAgFJ4HAACzDAAwnwcAAKgGABCgBwAAswwAMKIHQAC9CwAhswcBANkLACG8BwEAygsAIcoHAQDZCwAh0AcBAMoLACHRBwEAygsAIdIHQAC9CwAhzAgBAMoLACHWCAIA3AsAIdoIAQDKCwAh2wgBAMoLACHcCAEAzAsAId0IAACDDAAg3ggBAMwLACHfCAAA4wsAIOAIAgDcCwAh4QgCANwLACEDAAAAaQAgAQAApwYAMDcAAKgGACADAAAAaQAgAQAAagAwAgAAawAgChIAALIMACCeBwAAsQwAMJ8HAAA6ABCgBwAAsQwAMK4HQADWCwAhvgdAAMYLACHKCAEAAAAB1wgAAOMLACDYCAAA4wsAINkIAQDXCwAhAQAAAKsGACABAAAAqwYAIAMSAADfDgAgrgcAAKwNACDZCAAArA0AIAMAAAA6ACABAACuBgAwAgAAqwYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAcSAADeDgAgrgdAAAAAAb4HQAAAAAHKCAEAAAAB1wgAANwOACDYCAAA3Q4AINkIAQAAAAEBKwAAsgYAIAauB0AAAAABvgdAAAAAAcoIAQAAAAHXCAAA3A4AINgIAADdDgAg2QgBAAAAAQErAAC0BgAwASsAALQGADAHEgAA2w4AIK4HQACxDQAhvgdAAKYNACHKCAEAsA0AIdcIAADZDgAg2AgAANoOACDZCAEAsg0AIQIAAACrBgAgKwAAtwYAIAauB0AAsQ0AIb4HQACmDQAhyggBALANACHXCAAA2Q4AINgIAADaDgAg2QgBALINACECAAAAOgAgKwAAuQYAIAIAAAA6ACArAAC5BgAgAwAAAKsGACAyAACyBgAgMwAAtwYAIAEAAACrBgAgAQAAADoAIAUNAADWDgAgOAAA2A4AIDkAANcOACCuBwAArA0AINkIAACsDQAgCZ4HAACwDAAwnwcAAMAGABCgBwAAsAwAMK4HQADLCwAhvgdAAL0LACHKCAEA2QsAIdcIAADjCwAg2AgAAOMLACDZCAEAzAsAIQMAAAA6ACABAAC_BgAwNwAAwAYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAANQOACASAADVDgAgogdAAAAAAbMHAQAAAAG8BwEAAAABygcBAAAAAcsHAQAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAHKCAEAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwiAAAAAAdAIAADSDgAg0QgCAAAAAdIIIAAAAAHTCAEAAAAB1AgAANMOACDVCCAAAAAB1ggCAAAAAQErAADIBgAgFKIHQAAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHLBwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAAByggBAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IgAAAAAHQCAAA0g4AINEIAgAAAAHSCCAAAAAB0wgBAAAAAdQIAADTDgAg1QggAAAAAdYIAgAAAAEBKwAAygYAMAErAADKBgAwFgQAANAOACASAADRDgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHLBwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcoIAQCwDQAhzAgBALANACHNCAEAsA0AIc4IAQCwDQAhzwiAAAAAAdAIAADODgAg0QgCALgNACHSCCAA6A0AIdMIAQCwDQAh1AgAAM8OACDVCCAA6A0AIdYIAgC4DQAhAgAAADcAICsAAM0GACAUogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHLBwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcoIAQCwDQAhzAgBALANACHNCAEAsA0AIc4IAQCwDQAhzwiAAAAAAdAIAADODgAg0QgCALgNACHSCCAA6A0AIdMIAQCwDQAh1AgAAM8OACDVCCAA6A0AIdYIAgC4DQAhAgAAADUAICsAAM8GACACAAAANQAgKwAAzwYAIAMAAAA3ACAyAADIBgAgMwAAzQYAIAEAAAA3ACABAAAANQAgBQ0AAMkOACA4AADMDgAgOQAAyw4AIFoAAMoOACBbAADNDgAgF54HAACvDAAwnwcAANYGABCgBwAArwwAMKIHQAC9CwAhswcBANkLACG8BwEAygsAIcoHAQDZCwAhywcBANkLACHQBwEAygsAIdEHAQDKCwAh0gdAAL0LACHKCAEA2QsAIcwIAQDKCwAhzQgBAMoLACHOCAEAygsAIc8IAADaCwAg0AgAAOMLACDRCAIA3AsAIdIIIADlCwAh0wgBAMoLACHUCAAA4wsAINUIIADlCwAh1ggCANwLACEDAAAANQAgAQAA1QYAMDcAANYGACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAAyA4AIMkHQAAAAAHKCAEAAAABywgAAQAAAQErAADeBgAgA8kHQAAAAAHKCAEAAAABywgAAQAAAQErAADgBgAwASsAAOAGADAEEgAAxw4AIMkHQACmDQAhyggBALANACHLCAAB8w0AIQIAAAA-ACArAADjBgAgA8kHQACmDQAhyggBALANACHLCAAB8w0AIQIAAAA8ACArAADlBgAgAgAAADwAICsAAOUGACADAAAAPgAgMgAA3gYAIDMAAOMGACABAAAAPgAgAQAAADwAIAMNAADEDgAgOAAAxg4AIDkAAMUOACAGngcAAK4MADCfBwAA7AYAEKAHAACuDAAwyQdAAL0LACHKCAEA2QsAIcsIAAHuCwAhAwAAADwAIAEAAOsGADA3AADsBgAgAwAAADwAIAEAAD0AMAIAAD4AICEFAQDVCwAhngcAAKwMADCfBwAA8gYAEKAHAACsDAAwogdAAMYLACGtBwEA1QsAIecHAQDXCwAh7AcEAMULACHtBwEA1QsAIe4HAQAAAAGdCAEA1wsAIbQIBADFCwAhtQhAANYLACG2CAAA_wsAILcIAAD_CwAguAgAAP8LACC5CAEA1QsAIboIQADGCwAhuwggAOkLACG8CAEA1wsAIb0IAQDXCwAhvggBANcLACG_CAAA_wsAIMAIAAD_CwAgwQgAAP8LACDCCAAA_wsAIMMIAQDXCwAhxAgBANcLACHFCAIA6gsAIcYIAQDXCwAhxwgCAOoLACHICAIA6gsAIckIAACtDAAgAQAAAO8GACABAAAA7wYAICAFAQDVCwAhngcAAKwMADCfBwAA8gYAEKAHAACsDAAwogdAAMYLACGtBwEA1QsAIecHAQDXCwAh7AcEAMULACHtBwEA1QsAIe4HAQDyCwAhnQgBANcLACG0CAQAxQsAIbUIQADWCwAhtggAAP8LACC3CAAA_wsAILgIAAD_CwAguQgBANULACG6CEAAxgsAIbsIIADpCwAhvAgBANcLACG9CAEA1wsAIb4IAQDXCwAhvwgAAP8LACDACAAA_wsAIMEIAAD_CwAgwggAAP8LACDDCAEA1wsAIcQIAQDXCwAhxQgCAOoLACHGCAEA1wsAIccIAgDqCwAhyAgCAOoLACEJ5wcAAKwNACCdCAAArA0AILUIAACsDQAgvAgAAKwNACC9CAAArA0AIL4IAACsDQAgwwgAAKwNACDECAAArA0AIMYIAACsDQAgAwAAAPIGACABAADzBgAwAgAA7wYAIAMAAADyBgAgAQAA8wYAMAIAAO8GACADAAAA8gYAIAEAAPMGADACAADvBgAgHQUBAAAAAaIHQAAAAAGtBwEAAAAB5wcBAAAAAewHBAAAAAHtBwEAAAAB7gcBAAAAAZ0IAQAAAAG0CAQAAAABtQhAAAAAAbYIgAAAAAG3CIAAAAABuAiAAAAAAbkIAQAAAAG6CEAAAAABuwggAAAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IgAAAAAHACIAAAAABwQiAAAAAAcIIgAAAAAHDCAEAAAABxAgBAAAAAcUIAgAAAAHGCAEAAAABxwgCAAAAAcgIAgAAAAEBKwAA9wYAIB0FAQAAAAGiB0AAAAABrQcBAAAAAecHAQAAAAHsBwQAAAAB7QcBAAAAAe4HAQAAAAGdCAEAAAABtAgEAAAAAbUIQAAAAAG2CIAAAAABtwiAAAAAAbgIgAAAAAG5CAEAAAABughAAAAAAbsIIAAAAAG8CAEAAAABvQgBAAAAAb4IAQAAAAG_CIAAAAABwAiAAAAAAcEIgAAAAAHCCIAAAAABwwgBAAAAAcQIAQAAAAHFCAIAAAABxggBAAAAAccIAgAAAAHICAIAAAABASsAAPkGADABKwAA-QYAMB0FAQCwDQAhogdAAKYNACGtBwEAsA0AIecHAQCyDQAh7AcEAKUNACHtBwEAsA0AIe4HAQCwDQAhnQgBALINACG0CAQApQ0AIbUIQACxDQAhtgiAAAAAAbcIgAAAAAG4CIAAAAABuQgBALANACG6CEAApg0AIbsIIADoDQAhvAgBALINACG9CAEAsg0AIb4IAQCyDQAhvwiAAAAAAcAIgAAAAAHBCIAAAAABwgiAAAAAAcMIAQCyDQAhxAgBALINACHFCAIAuA0AIcYIAQCyDQAhxwgCALgNACHICAIAuA0AIQIAAADvBgAgKwAA_AYAIB0FAQCwDQAhogdAAKYNACGtBwEAsA0AIecHAQCyDQAh7AcEAKUNACHtBwEAsA0AIe4HAQCwDQAhnQgBALINACG0CAQApQ0AIbUIQACxDQAhtgiAAAAAAbcIgAAAAAG4CIAAAAABuQgBALANACG6CEAApg0AIbsIIADoDQAhvAgBALINACG9CAEAsg0AIb4IAQCyDQAhvwiAAAAAAcAIgAAAAAHBCIAAAAABwgiAAAAAAcMIAQCyDQAhxAgBALINACHFCAIAuA0AIcYIAQCyDQAhxwgCALgNACHICAIAuA0AIQIAAADyBgAgKwAA_gYAIAIAAADyBgAgKwAA_gYAIAMAAADvBgAgMgAA9wYAIDMAAPwGACABAAAA7wYAIAEAAADyBgAgDg0AAL8OACA4AADCDgAgOQAAwQ4AIFoAAMAOACBbAADDDgAg5wcAAKwNACCdCAAArA0AILUIAACsDQAgvAgAAKwNACC9CAAArA0AIL4IAACsDQAgwwgAAKwNACDECAAArA0AIMYIAACsDQAgIAUBAMoLACGeBwAAqwwAMJ8HAACFBwAQoAcAAKsMADCiB0AAvQsAIa0HAQDKCwAh5wcBAMwLACHsBwQAvAsAIe0HAQDKCwAh7gcBANkLACGdCAEAzAsAIbQIBAC8CwAhtQhAAMsLACG2CAAA2gsAILcIAADaCwAguAgAANoLACC5CAEAygsAIboIQAC9CwAhuwggAOULACG8CAEAzAsAIb0IAQDMCwAhvggBAMwLACG_CAAA2gsAIMAIAADaCwAgwQgAANoLACDCCAAA2gsAIMMIAQDMCwAhxAgBAMwLACHFCAIA3AsAIcYIAQDMCwAhxwgCANwLACHICAIA3AsAIQMAAADyBgAgAQAAhAcAMDcAAIUHACADAAAA8gYAIAEAAPMGADACAADvBgAgFAUBANULACGeBwAAqAwAMJ8HAACLBwAQoAcAAKgMADCtBwEA1QsAIeYHAQDVCwAh7AcEAMULACHtBwEA1QsAIe4HAQDyCwAh8wcBAPILACGqCAEA1QsAIasIAQDVCwAhrAgBANULACGtCAIA6gsAIa4IQADGCwAhrwhAAMYLACGwCAQAxQsAIbEIAgDqCwAhsggAAKkMACCzCAAAqgwAIAEAAACIBwAgAQAAAIgHACASBQEA1QsAIZ4HAACoDAAwnwcAAIsHABCgBwAAqAwAMK0HAQDVCwAh5gcBANULACHsBwQAxQsAIe0HAQDVCwAh7gcBAPILACHzBwEA8gsAIaoIAQDVCwAhqwgBANULACGsCAEA1QsAIa0IAgDqCwAhrghAAMYLACGvCEAAxgsAIbAIBADFCwAhsQgCAOoLACEAAwAAAIsHACABAACMBwAwAgAAiAcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACADAAAAiwcAIAEAAIwHADACAACIBwAgDwUBAAAAAa0HAQAAAAHmBwEAAAAB7AcEAAAAAe0HAQAAAAHuBwEAAAAB8wcBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IAgAAAAGuCEAAAAABrwhAAAAAAbAIBAAAAAGxCAIAAAABASsAAJAHACAPBQEAAAABrQcBAAAAAeYHAQAAAAHsBwQAAAAB7QcBAAAAAe4HAQAAAAHzBwEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgCAAAAAa4IQAAAAAGvCEAAAAABsAgEAAAAAbEIAgAAAAEBKwAAkgcAMAErAACSBwAwDwUBALANACGtBwEAsA0AIeYHAQCwDQAh7AcEAKUNACHtBwEAsA0AIe4HAQCwDQAh8wcBALANACGqCAEAsA0AIasIAQCwDQAhrAgBALANACGtCAIAuA0AIa4IQACmDQAhrwhAAKYNACGwCAQApQ0AIbEIAgC4DQAhAgAAAIgHACArAACVBwAgDwUBALANACGtBwEAsA0AIeYHAQCwDQAh7AcEAKUNACHtBwEAsA0AIe4HAQCwDQAh8wcBALANACGqCAEAsA0AIasIAQCwDQAhrAgBALANACGtCAIAuA0AIa4IQACmDQAhrwhAAKYNACGwCAQApQ0AIbEIAgC4DQAhAgAAAIsHACArAACXBwAgAgAAAIsHACArAACXBwAgAwAAAIgHACAyAACQBwAgMwAAlQcAIAEAAACIBwAgAQAAAIsHACAFDQAAug4AIDgAAL0OACA5AAC8DgAgWgAAuw4AIFsAAL4OACASBQEAygsAIZ4HAACnDAAwnwcAAJ4HABCgBwAApwwAMK0HAQDKCwAh5gcBAMoLACHsBwQAvAsAIe0HAQDKCwAh7gcBANkLACHzBwEA2QsAIaoIAQDKCwAhqwgBAMoLACGsCAEAygsAIa0IAgDcCwAhrghAAL0LACGvCEAAvQsAIbAIBAC8CwAhsQgCANwLACEDAAAAiwcAIAEAAJ0HADA3AACeBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIAqeBwAApgwAMJ8HAACkBwAQoAcAAKYMADCzBwEAAAABywcBAPILACHjBwEA8gsAIfMHAQDyCwAh9QdAAMYLACGoCAIA6gsAIakIQADGCwAhAQAAAKEHACABAAAAoQcAIAqeBwAApgwAMJ8HAACkBwAQoAcAAKYMADCzBwEA8gsAIcsHAQDyCwAh4wcBAPILACHzBwEA8gsAIfUHQADGCwAhqAgCAOoLACGpCEAAxgsAIQADAAAApAcAIAEAAKUHADACAAChBwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAMAAACkBwAgAQAApQcAMAIAAKEHACAHswcBAAAAAcsHAQAAAAHjBwEAAAAB8wcBAAAAAfUHQAAAAAGoCAIAAAABqQhAAAAAAQErAACpBwAgB7MHAQAAAAHLBwEAAAAB4wcBAAAAAfMHAQAAAAH1B0AAAAABqAgCAAAAAakIQAAAAAEBKwAAqwcAMAErAACrBwAwB7MHAQCwDQAhywcBALANACHjBwEAsA0AIfMHAQCwDQAh9QdAAKYNACGoCAIAuA0AIakIQACmDQAhAgAAAKEHACArAACuBwAgB7MHAQCwDQAhywcBALANACHjBwEAsA0AIfMHAQCwDQAh9QdAAKYNACGoCAIAuA0AIakIQACmDQAhAgAAAKQHACArAACwBwAgAgAAAKQHACArAACwBwAgAwAAAKEHACAyAACpBwAgMwAArgcAIAEAAAChBwAgAQAAAKQHACAFDQAAtQ4AIDgAALgOACA5AAC3DgAgWgAAtg4AIFsAALkOACAKngcAAKUMADCfBwAAtwcAEKAHAAClDAAwswcBANkLACHLBwEA2QsAIeMHAQDZCwAh8wcBANkLACH1B0AAvQsAIagIAgDcCwAhqQhAAL0LACEDAAAApAcAIAEAALYHADA3AAC3BwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAEAAAAcACABAAAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgFgkAALQOACCiB0AAAAABywcBAAAAAfMHAQAAAAGRCAIAAAABlwgBAAAAAZgIAQAAAAGZCAIAAAABmggEAAAAAZsIAQAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaEIgAAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAQAAAABpggEAAAAAacIAQAAAAEBKwAAvwcAIBWiB0AAAAABywcBAAAAAfMHAQAAAAGRCAIAAAABlwgBAAAAAZgIAQAAAAGZCAIAAAABmggEAAAAAZsIAQAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaEIgAAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAQAAAABpggEAAAAAacIAQAAAAEBKwAAwQcAMAErAADBBwAwFgkAALMOACCiB0AApg0AIcsHAQCwDQAh8wcBALANACGRCAIAuA0AIZcIAQCwDQAhmAgBALANACGZCAIAuA0AIZoIBAClDQAhmwgBALANACGcCAEAsA0AIZ0IAQCwDQAhnggCALgNACGfCAIAuA0AIaAIAgC4DQAhoQiAAAAAAaIIQACxDQAhowhAALENACGkCEAAsQ0AIaUIBAClDQAhpggEAKUNACGnCAEAsA0AIQIAAAAcACArAADEBwAgFaIHQACmDQAhywcBALANACHzBwEAsA0AIZEIAgC4DQAhlwgBALANACGYCAEAsA0AIZkIAgC4DQAhmggEAKUNACGbCAEAsA0AIZwIAQCwDQAhnQgBALANACGeCAIAuA0AIZ8IAgC4DQAhoAgCALgNACGhCIAAAAABoghAALENACGjCEAAsQ0AIaQIQACxDQAhpQgEAKUNACGmCAQApQ0AIacIAQCwDQAhAgAAABoAICsAAMYHACACAAAAGgAgKwAAxgcAIAMAAAAcACAyAAC_BwAgMwAAxAcAIAEAAAAcACABAAAAGgAgCA0AAK4OACA4AACxDgAgOQAAsA4AIFoAAK8OACBbAACyDgAgoggAAKwNACCjCAAArA0AIKQIAACsDQAgGJ4HAACkDAAwnwcAAM0HABCgBwAApAwAMKIHQAC9CwAhywcBANkLACHzBwEA2QsAIZEIAgDcCwAhlwgBANkLACGYCAEAygsAIZkIAgDcCwAhmggEALwLACGbCAEAygsAIZwIAQDKCwAhnQgBAMoLACGeCAIA3AsAIZ8IAgDcCwAhoAgCANwLACGhCAAA2gsAIKIIQADLCwAhowhAAMsLACGkCEAAywsAIaUIBAC8CwAhpggEALwLACGnCAEAygsAIQMAAAAaACABAADMBwAwNwAAzQcAIAMAAAAaACABAAAbADACAAAcACAQngcAAKEMADCfBwAA0wcAEKAHAAChDAAwygcBAPILACHLBwEA8gsAIfMHAQAAAAGACAEA1QsAIYEIAQDVCwAhhAgCAKMMACGQCAEA1QsAIZEIAgDqCwAhkggEAMULACGTCAQAogwAIZQIBACiDAAhlQhAANYLACGWCAQAogwAIQEAAADQBwAgAQAAANAHACAQngcAAKEMADCfBwAA0wcAEKAHAAChDAAwygcBAPILACHLBwEA8gsAIfMHAQDyCwAhgAgBANULACGBCAEA1QsAIYQIAgCjDAAhkAgBANULACGRCAIA6gsAIZIIBADFCwAhkwgEAKIMACGUCAQAogwAIZUIQADWCwAhlggEAKIMACEFhAgAAKwNACCTCAAArA0AIJQIAACsDQAglQgAAKwNACCWCAAArA0AIAMAAADTBwAgAQAA1AcAMAIAANAHACADAAAA0wcAIAEAANQHADACAADQBwAgAwAAANMHACABAADUBwAwAgAA0AcAIA3KBwEAAAABywcBAAAAAfMHAQAAAAGACAEAAAABgQgBAAAAAYQIAgAAAAGQCAEAAAABkQgCAAAAAZIIBAAAAAGTCAQAAAABlAgEAAAAAZUIQAAAAAGWCAQAAAABASsAANgHACANygcBAAAAAcsHAQAAAAHzBwEAAAABgAgBAAAAAYEIAQAAAAGECAIAAAABkAgBAAAAAZEIAgAAAAGSCAQAAAABkwgEAAAAAZQIBAAAAAGVCEAAAAABlggEAAAAAQErAADaBwAwASsAANoHADANygcBALANACHLBwEAsA0AIfMHAQCwDQAhgAgBALANACGBCAEAsA0AIYQIAgCtDgAhkAgBALANACGRCAIAuA0AIZIIBAClDQAhkwgEAKwOACGUCAQArA4AIZUIQACxDQAhlggEAKwOACECAAAA0AcAICsAAN0HACANygcBALANACHLBwEAsA0AIfMHAQCwDQAhgAgBALANACGBCAEAsA0AIYQIAgCtDgAhkAgBALANACGRCAIAuA0AIZIIBAClDQAhkwgEAKwOACGUCAQArA4AIZUIQACxDQAhlggEAKwOACECAAAA0wcAICsAAN8HACACAAAA0wcAICsAAN8HACADAAAA0AcAIDIAANgHACAzAADdBwAgAQAAANAHACABAAAA0wcAIAoNAACnDgAgOAAAqg4AIDkAAKkOACBaAACoDgAgWwAAqw4AIIQIAACsDQAgkwgAAKwNACCUCAAArA0AIJUIAACsDQAglggAAKwNACAQngcAAJoMADCfBwAA5gcAEKAHAACaDAAwygcBANkLACHLBwEA2QsAIfMHAQDZCwAhgAgBAMoLACGBCAEAygsAIYQIAgCcDAAhkAgBAMoLACGRCAIA3AsAIZIIBAC8CwAhkwgEAJsMACGUCAQAmwwAIZUIQADLCwAhlggEAJsMACEDAAAA0wcAIAEAAOUHADA3AADmBwAgAwAAANMHACABAADUBwAwAgAA0AcAIAmeBwAAmAwAMJ8HAADsBwAQoAcAAJgMADCiB0AAxgsAIasHBADFCwAhswcBAAAAAcoHAQDyCwAhjggAAP8LACCPCAAAmQwAIAEAAADpBwAgAQAAAOkHACAIngcAAJgMADCfBwAA7AcAEKAHAACYDAAwogdAAMYLACGrBwQAxQsAIbMHAQDyCwAhygcBAPILACGOCAAA_wsAIAADAAAA7AcAIAEAAO0HADACAADpBwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACAFogdAAAAAAasHBAAAAAGzBwEAAAABygcBAAAAAY4IgAAAAAEBKwAA8QcAIAWiB0AAAAABqwcEAAAAAbMHAQAAAAHKBwEAAAABjgiAAAAAAQErAADzBwAwASsAAPMHADAFogdAAKYNACGrBwQApQ0AIbMHAQCwDQAhygcBALANACGOCIAAAAABAgAAAOkHACArAAD2BwAgBaIHQACmDQAhqwcEAKUNACGzBwEAsA0AIcoHAQCwDQAhjgiAAAAAAQIAAADsBwAgKwAA-AcAIAIAAADsBwAgKwAA-AcAIAMAAADpBwAgMgAA8QcAIDMAAPYHACABAAAA6QcAIAEAAADsBwAgBQ0AAKIOACA4AAClDgAgOQAApA4AIFoAAKMOACBbAACmDgAgCJ4HAACXDAAwnwcAAP8HABCgBwAAlwwAMKIHQAC9CwAhqwcEALwLACGzBwEA2QsAIcoHAQDZCwAhjggAANoLACADAAAA7AcAIAEAAP4HADA3AAD_BwAgAwAAAOwHACABAADtBwAwAgAA6QcAIA6eBwAAlQwAMJ8HAACFCAAQoAcAAJUMADCiB0AAxgsAIbMHAQAAAAHKBwEA8gsAIcsHAQDyCwAh5gcBANULACGACAEA1QsAIYEIAQDVCwAhiggEAMULACGLCAQAxQsAIYwIAQDVCwAhjQgAAJYMACABAAAAgggAIAEAAACCCAAgDZ4HAACVDAAwnwcAAIUIABCgBwAAlQwAMKIHQADGCwAhswcBAPILACHKBwEA8gsAIcsHAQDyCwAh5gcBANULACGACAEA1QsAIYEIAQDVCwAhiggEAMULACGLCAQAxQsAIYwIAQDVCwAhAAMAAACFCAAgAQAAhggAMAIAAIIIACADAAAAhQgAIAEAAIYIADACAACCCAAgAwAAAIUIACABAACGCAAwAgAAgggAIAqiB0AAAAABswcBAAAAAcoHAQAAAAHLBwEAAAAB5gcBAAAAAYAIAQAAAAGBCAEAAAABiggEAAAAAYsIBAAAAAGMCAEAAAABASsAAIoIACAKogdAAAAAAbMHAQAAAAHKBwEAAAABywcBAAAAAeYHAQAAAAGACAEAAAABgQgBAAAAAYoIBAAAAAGLCAQAAAABjAgBAAAAAQErAACMCAAwASsAAIwIADAKogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhywcBALANACHmBwEAsA0AIYAIAQCwDQAhgQgBALANACGKCAQApQ0AIYsIBAClDQAhjAgBALANACECAAAAgggAICsAAI8IACAKogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhywcBALANACHmBwEAsA0AIYAIAQCwDQAhgQgBALANACGKCAQApQ0AIYsIBAClDQAhjAgBALANACECAAAAhQgAICsAAJEIACACAAAAhQgAICsAAJEIACADAAAAgggAIDIAAIoIACAzAACPCAAgAQAAAIIIACABAAAAhQgAIAUNAACdDgAgOAAAoA4AIDkAAJ8OACBaAACeDgAgWwAAoQ4AIA2eBwAAlAwAMJ8HAACYCAAQoAcAAJQMADCiB0AAvQsAIbMHAQDZCwAhygcBANkLACHLBwEA2QsAIeYHAQDKCwAhgAgBAMoLACGBCAEAygsAIYoIBAC8CwAhiwgEALwLACGMCAEAygsAIQMAAACFCAAgAQAAlwgAMDcAAJgIACADAAAAhQgAIAEAAIYIADACAACCCAAgD54HAACSDAAwnwcAAJ4IABCgBwAAkgwAMMoHAQDyCwAhywcBAPILACGACAEA1QsAIYEIAQDVCwAhgggEAMULACGDCAQAxQsAIYQIBADFCwAhhQgEAMULACGGCAQAxQsAIYcIBADFCwAhiAgEAMULACGJCAAAkwwAIAEAAACbCAAgAQAAAJsIACAOngcAAJIMADCfBwAAnggAEKAHAACSDAAwygcBAPILACHLBwEA8gsAIYAIAQDVCwAhgQgBANULACGCCAQAxQsAIYMIBADFCwAhhAgEAMULACGFCAQAxQsAIYYIBADFCwAhhwgEAMULACGICAQAxQsAIQADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACALygcBAAAAAcsHAQAAAAGACAEAAAABgQgBAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABhwgEAAAAAYgIBAAAAAEBKwAAowgAIAvKBwEAAAABywcBAAAAAYAIAQAAAAGBCAEAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABiAgEAAAAAQErAAClCAAwASsAAKUIADALygcBALANACHLBwEAsA0AIYAIAQCwDQAhgQgBALANACGCCAQApQ0AIYMIBAClDQAhhAgEAKUNACGFCAQApQ0AIYYIBAClDQAhhwgEAKUNACGICAQApQ0AIQIAAACbCAAgKwAAqAgAIAvKBwEAsA0AIcsHAQCwDQAhgAgBALANACGBCAEAsA0AIYIIBAClDQAhgwgEAKUNACGECAQApQ0AIYUIBAClDQAhhggEAKUNACGHCAQApQ0AIYgIBAClDQAhAgAAAJ4IACArAACqCAAgAgAAAJ4IACArAACqCAAgAwAAAJsIACAyAACjCAAgMwAAqAgAIAEAAACbCAAgAQAAAJ4IACAFDQAAmA4AIDgAAJsOACA5AACaDgAgWgAAmQ4AIFsAAJwOACAOngcAAJEMADCfBwAAsQgAEKAHAACRDAAwygcBANkLACHLBwEA2QsAIYAIAQDKCwAhgQgBAMoLACGCCAQAvAsAIYMIBAC8CwAhhAgEALwLACGFCAQAvAsAIYYIBAC8CwAhhwgEALwLACGICAQAvAsAIQMAAACeCAAgAQAAsAgAMDcAALEIACADAAAAnggAIAEAAJ8IADACAACbCAAgD54HAACPDAAwnwcAALcIABCgBwAAjwwAMMoHAQDyCwAhywcBAPILACGACAEA1QsAIYEIAQDVCwAhgggEAMULACGDCAQAxQsAIYQIBADFCwAhhQgEAMULACGGCAQAxQsAIYcIBADFCwAhiAgEAMULACGJCAAAkAwAIAEAAAC0CAAgAQAAALQIACAOngcAAI8MADCfBwAAtwgAEKAHAACPDAAwygcBAPILACHLBwEA8gsAIYAIAQDVCwAhgQgBANULACGCCAQAxQsAIYMIBADFCwAhhAgEAMULACGFCAQAxQsAIYYIBADFCwAhhwgEAMULACGICAQAxQsAIQADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIAMAAAC3CAAgAQAAuAgAMAIAALQIACALygcBAAAAAcsHAQAAAAGACAEAAAABgQgBAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABhwgEAAAAAYgIBAAAAAEBKwAAvAgAIAvKBwEAAAABywcBAAAAAYAIAQAAAAGBCAEAAAABgggEAAAAAYMIBAAAAAGECAQAAAABhQgEAAAAAYYIBAAAAAGHCAQAAAABiAgEAAAAAQErAAC-CAAwASsAAL4IADALygcBALANACHLBwEAsA0AIYAIAQCwDQAhgQgBALANACGCCAQApQ0AIYMIBAClDQAhhAgEAKUNACGFCAQApQ0AIYYIBAClDQAhhwgEAKUNACGICAQApQ0AIQIAAAC0CAAgKwAAwQgAIAvKBwEAsA0AIcsHAQCwDQAhgAgBALANACGBCAEAsA0AIYIIBAClDQAhgwgEAKUNACGECAQApQ0AIYUIBAClDQAhhggEAKUNACGHCAQApQ0AIYgIBAClDQAhAgAAALcIACArAADDCAAgAgAAALcIACArAADDCAAgAwAAALQIACAyAAC8CAAgMwAAwQgAIAEAAAC0CAAgAQAAALcIACAFDQAAkw4AIDgAAJYOACA5AACVDgAgWgAAlA4AIFsAAJcOACAOngcAAI4MADCfBwAAyggAEKAHAACODAAwygcBANkLACHLBwEA2QsAIYAIAQDKCwAhgQgBAMoLACGCCAQAvAsAIYMIBAC8CwAhhAgEALwLACGFCAQAvAsAIYYIBAC8CwAhhwgEALwLACGICAQAvAsAIQMAAAC3CAAgAQAAyQgAMDcAAMoIACADAAAAtwgAIAEAALgIADACAAC0CAAgB54HAACNDAAwnwcAANAIABCgBwAAjQwAMPwHAQAAAAH9B0AAxgsAIf4HAgDqCwAh_wcCAOoLACEBAAAAzQgAIAEAAADNCAAgB54HAACNDAAwnwcAANAIABCgBwAAjQwAMPwHAQDVCwAh_QdAAMYLACH-BwIA6gsAIf8HAgDqCwAhAAMAAADQCAAgAQAA0QgAMAIAAM0IACADAAAA0AgAIAEAANEIADACAADNCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAT8BwEAAAAB_QdAAAAAAf4HAgAAAAH_BwIAAAABASsAANUIACAE_AcBAAAAAf0HQAAAAAH-BwIAAAAB_wcCAAAAAQErAADXCAAwASsAANcIADAE_AcBALANACH9B0AApg0AIf4HAgC4DQAh_wcCALgNACECAAAAzQgAICsAANoIACAE_AcBALANACH9B0AApg0AIf4HAgC4DQAh_wcCALgNACECAAAA0AgAICsAANwIACACAAAA0AgAICsAANwIACADAAAAzQgAIDIAANUIACAzAADaCAAgAQAAAM0IACABAAAA0AgAIAUNAACODgAgOAAAkQ4AIDkAAJAOACBaAACPDgAgWwAAkg4AIAeeBwAAjAwAMJ8HAADjCAAQoAcAAIwMADD8BwEAygsAIf0HQAC9CwAh_gcCANwLACH_BwIA3AsAIQMAAADQCAAgAQAA4ggAMDcAAOMIACADAAAA0AgAIAEAANEIADACAADNCAAgCJ4HAACLDAAwnwcAAOkIABCgBwAAiwwAMLMHIAAAAAH4BwQAxQsAIfkHQADGCwAh-gcEAMULACH7B0AA1gsAIQEAAADmCAAgAQAAAOYIACAIngcAAIsMADCfBwAA6QgAEKAHAACLDAAwswcgAOkLACH4BwQAxQsAIfkHQADGCwAh-gcEAMULACH7B0AA1gsAIQH7BwAArA0AIAMAAADpCAAgAQAA6ggAMAIAAOYIACADAAAA6QgAIAEAAOoIADACAADmCAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAWzByAAAAAB-AcEAAAAAfkHQAAAAAH6BwQAAAAB-wdAAAAAAQErAADuCAAgBbMHIAAAAAH4BwQAAAAB-QdAAAAAAfoHBAAAAAH7B0AAAAABASsAAPAIADABKwAA8AgAMAWzByAA6A0AIfgHBAClDQAh-QdAAKYNACH6BwQApQ0AIfsHQACxDQAhAgAAAOYIACArAADzCAAgBbMHIADoDQAh-AcEAKUNACH5B0AApg0AIfoHBAClDQAh-wdAALENACECAAAA6QgAICsAAPUIACACAAAA6QgAICsAAPUIACADAAAA5ggAIDIAAO4IACAzAADzCAAgAQAAAOYIACABAAAA6QgAIAYNAACJDgAgOAAAjA4AIDkAAIsOACBaAACKDgAgWwAAjQ4AIPsHAACsDQAgCJ4HAACKDAAwnwcAAPwIABCgBwAAigwAMLMHIADlCwAh-AcEALwLACH5B0AAvQsAIfoHBAC8CwAh-wdAAMsLACEDAAAA6QgAIAEAAPsIADA3AAD8CAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAueBwAAiQwAMJ8HAACCCQAQoAcAAIkMADCiB0AAxgsAIbMHBAAAAAG9BwIA6gsAIfMHAQDyCwAh9AcBANULACH1B0AAxgsAIfYHAQDXCwAh9wcBANcLACEBAAAA_wgAIAEAAAD_CAAgC54HAACJDAAwnwcAAIIJABCgBwAAiQwAMKIHQADGCwAhswcEAMULACG9BwIA6gsAIfMHAQDyCwAh9AcBANULACH1B0AAxgsAIfYHAQDXCwAh9wcBANcLACEC9gcAAKwNACD3BwAArA0AIAMAAACCCQAgAQAAgwkAMAIAAP8IACADAAAAggkAIAEAAIMJADACAAD_CAAgAwAAAIIJACABAACDCQAwAgAA_wgAIAiiB0AAAAABswcEAAAAAb0HAgAAAAHzBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB9wcBAAAAAQErAACHCQAgCKIHQAAAAAGzBwQAAAABvQcCAAAAAfMHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH3BwEAAAABASsAAIkJADABKwAAiQkAMAiiB0AApg0AIbMHBAClDQAhvQcCALgNACHzBwEAsA0AIfQHAQCwDQAh9QdAAKYNACH2BwEAsg0AIfcHAQCyDQAhAgAAAP8IACArAACMCQAgCKIHQACmDQAhswcEAKUNACG9BwIAuA0AIfMHAQCwDQAh9AcBALANACH1B0AApg0AIfYHAQCyDQAh9wcBALINACECAAAAggkAICsAAI4JACACAAAAggkAICsAAI4JACADAAAA_wgAIDIAAIcJACAzAACMCQAgAQAAAP8IACABAAAAggkAIAcNAACEDgAgOAAAhw4AIDkAAIYOACBaAACFDgAgWwAAiA4AIPYHAACsDQAg9wcAAKwNACALngcAAIgMADCfBwAAlQkAEKAHAACIDAAwogdAAL0LACGzBwQAvAsAIb0HAgDcCwAh8wcBANkLACH0BwEAygsAIfUHQAC9CwAh9gcBAMwLACH3BwEAzAsAIQMAAACCCQAgAQAAlAkAMDcAAJUJACADAAAAggkAIAEAAIMJADACAAD_CAAgDQUBANULACGeBwAAhQwAMJ8HAACbCQAQoAcAAIUMADCiB0AAxgsAIa0HAQDVCwAh7AcEAMULACHtBwEA1QsAIe4HAQDyCwAh7wcBANULACHwBwAAhgwAIPEHAACGDAAg8gcAAIcMACABAAAAmAkAIAEAAACYCQAgDAUBANULACGeBwAAhQwAMJ8HAACbCQAQoAcAAIUMADCiB0AAxgsAIa0HAQDVCwAh7AcEAMULACHtBwEA1QsAIe4HAQDyCwAh7wcBANULACHwBwAAhgwAIPEHAACGDAAgAvAHAACsDQAg8QcAAKwNACADAAAAmwkAIAEAAJwJADACAACYCQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACAJBQEAAAABogdAAAAAAa0HAQAAAAHsBwQAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AeAAAAAAfEHgAAAAAEBKwAAoAkAIAkFAQAAAAGiB0AAAAABrQcBAAAAAewHBAAAAAHtBwEAAAAB7gcBAAAAAe8HAQAAAAHwB4AAAAAB8QeAAAAAAQErAACiCQAwASsAAKIJADAJBQEAsA0AIaIHQACmDQAhrQcBALANACHsBwQApQ0AIe0HAQCwDQAh7gcBALANACHvBwEAsA0AIfAHgAAAAAHxB4AAAAABAgAAAJgJACArAAClCQAgCQUBALANACGiB0AApg0AIa0HAQCwDQAh7AcEAKUNACHtBwEAsA0AIe4HAQCwDQAh7wcBALANACHwB4AAAAAB8QeAAAAAAQIAAACbCQAgKwAApwkAIAIAAACbCQAgKwAApwkAIAMAAACYCQAgMgAAoAkAIDMAAKUJACABAAAAmAkAIAEAAACbCQAgBw0AAP8NACA4AACCDgAgOQAAgQ4AIFoAAIAOACBbAACDDgAg8AcAAKwNACDxBwAArA0AIAwFAQDKCwAhngcAAIIMADCfBwAArgkAEKAHAACCDAAwogdAAL0LACGtBwEAygsAIewHBAC8CwAh7QcBAMoLACHuBwEA2QsAIe8HAQDKCwAh8AcAAIMMACDxBwAAgwwAIAMAAACbCQAgAQAArQkAMDcAAK4JACADAAAAmwkAIAEAAJwJADACAACYCQAgFZ4HAAD9CwAwnwcAALQJABCgBwAA_QsAMKIHQADGCwAhswcBAPILACG0BwQAAAABygcBAP4LACHLBwEA_gsAIdYHAQDVCwAh4AcBANULACHhBwEA1QsAIeIHAQDXCwAh4wcBAP4LACHkBwEA1QsAIeUHAQDVCwAh5gcBANcLACHnBwEA1wsAIegHAQDXCwAh6QcBANcLACHqBwAA_wsAIOsHAAGADAAhAQAAALEJACABAAAAsQkAIBWeBwAA_QsAMJ8HAAC0CQAQoAcAAP0LADCiB0AAxgsAIbMHAQDyCwAhtAcEAMULACHKBwEA_gsAIcsHAQD-CwAh1gcBANULACHgBwEA1QsAIeEHAQDVCwAh4gcBANcLACHjBwEA_gsAIeQHAQDVCwAh5QcBANULACHmBwEA1wsAIecHAQDXCwAh6AcBANcLACHpBwEA1wsAIeoHAAD_CwAg6wcAAYAMACEJygcAAKwNACDLBwAArA0AIOIHAACsDQAg4wcAAKwNACDmBwAArA0AIOcHAACsDQAg6AcAAKwNACDpBwAArA0AIOsHAACsDQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgEqIHQAAAAAGzBwEAAAABtAcEAAAAAcoHAQAAAAHLBwEAAAAB1gcBAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAQAAAAHqB4AAAAAB6wcAAQAAAQErAAC5CQAgEqIHQAAAAAGzBwEAAAABtAcEAAAAAcoHAQAAAAHLBwEAAAAB1gcBAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAQAAAAHqB4AAAAAB6wcAAQAAAQErAAC7CQAwASsAALsJADASogdAAKYNACGzBwEAsA0AIbQHBAClDQAhygcBALINACHLBwEAsg0AIdYHAQCwDQAh4AcBALANACHhBwEAsA0AIeIHAQCyDQAh4wcBALINACHkBwEAsA0AIeUHAQCwDQAh5gcBALINACHnBwEAsg0AIegHAQCyDQAh6QcBALINACHqB4AAAAAB6wcAAf4NACECAAAAsQkAICsAAL4JACASogdAAKYNACGzBwEAsA0AIbQHBAClDQAhygcBALINACHLBwEAsg0AIdYHAQCwDQAh4AcBALANACHhBwEAsA0AIeIHAQCyDQAh4wcBALINACHkBwEAsA0AIeUHAQCwDQAh5gcBALINACHnBwEAsg0AIegHAQCyDQAh6QcBALINACHqB4AAAAAB6wcAAf4NACECAAAAtAkAICsAAMAJACACAAAAtAkAICsAAMAJACADAAAAsQkAIDIAALkJACAzAAC-CQAgAQAAALEJACABAAAAtAkAIA4NAAD5DQAgOAAA_A0AIDkAAPsNACBaAAD6DQAgWwAA_Q0AIMoHAACsDQAgywcAAKwNACDiBwAArA0AIOMHAACsDQAg5gcAAKwNACDnBwAArA0AIOgHAACsDQAg6QcAAKwNACDrBwAArA0AIBWeBwAA-QsAMJ8HAADHCQAQoAcAAPkLADCiB0AAvQsAIbMHAQDZCwAhtAcEALwLACHKBwEA2wsAIcsHAQDbCwAh1gcBAMoLACHgBwEAygsAIeEHAQDKCwAh4gcBAMwLACHjBwEA2wsAIeQHAQDKCwAh5QcBAMoLACHmBwEAzAsAIecHAQDMCwAh6AcBAMwLACHpBwEAzAsAIeoHAADaCwAg6wcAAfoLACEDAAAAtAkAIAEAAMYJADA3AADHCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAmeBwAA9wsAMJ8HAADNCQAQoAcAAPcLADC0BwQAAAAB1wcEAMULACHaBwEA8gsAIdsHAAHzCwAh3gcEAAAAAd8HAAD4CwAgAQAAAMoJACABAAAAygkAIAieBwAA9wsAMJ8HAADNCQAQoAcAAPcLADC0BwQAxQsAIdcHBADFCwAh2gcBAPILACHbBwAB8wsAId4HBADFCwAhAAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgAwAAAM0JACABAADOCQAwAgAAygkAIAW0BwQAAAAB1wcEAAAAAdoHAQAAAAHbBwABAAAB3gcEAAAAAQErAADSCQAgBbQHBAAAAAHXBwQAAAAB2gcBAAAAAdsHAAEAAAHeBwQAAAABASsAANQJADABKwAA1AkAMAW0BwQApQ0AIdcHBAClDQAh2gcBALANACHbBwAB8w0AId4HBAClDQAhAgAAAMoJACArAADXCQAgBbQHBAClDQAh1wcEAKUNACHaBwEAsA0AIdsHAAHzDQAh3gcEAKUNACECAAAAzQkAICsAANkJACACAAAAzQkAICsAANkJACADAAAAygkAIDIAANIJACAzAADXCQAgAQAAAMoJACABAAAAzQkAIAUNAAD0DQAgOAAA9w0AIDkAAPYNACBaAAD1DQAgWwAA-A0AIAieBwAA9gsAMJ8HAADgCQAQoAcAAPYLADC0BwQAvAsAIdcHBAC8CwAh2gcBANkLACHbBwAB7gsAId4HBAC8CwAhAwAAAM0JACABAADfCQAwNwAA4AkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACALngcAAPELADCfBwAA5gkAEKAHAADxCwAwogdAAMYLACHXBwQAxQsAIdoHAQDyCwAh2wcAAfMLACHcBwEA1QsAId0HAAHzCwAh3gcEAAAAAd8HAAD1CwAgAQAAAOMJACABAAAA4wkAIAqeBwAA8QsAMJ8HAADmCQAQoAcAAPELADCiB0AAxgsAIdcHBADFCwAh2gcBAPILACHbBwAB8wsAIdwHAQDVCwAh3QcAAfMLACHeBwQAxQsAIQADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACAHogdAAAAAAdcHBAAAAAHaBwEAAAAB2wcAAQAAAdwHAQAAAAHdBwABAAAB3gcEAAAAAQErAADrCQAgB6IHQAAAAAHXBwQAAAAB2gcBAAAAAdsHAAEAAAHcBwEAAAAB3QcAAQAAAd4HBAAAAAEBKwAA7QkAMAErAADtCQAwB6IHQACmDQAh1wcEAKUNACHaBwEAsA0AIdsHAAHzDQAh3AcBALANACHdBwAB8w0AId4HBAClDQAhAgAAAOMJACArAADwCQAgB6IHQACmDQAh1wcEAKUNACHaBwEAsA0AIdsHAAHzDQAh3AcBALANACHdBwAB8w0AId4HBAClDQAhAgAAAOYJACArAADyCQAgAgAAAOYJACArAADyCQAgAwAAAOMJACAyAADrCQAgMwAA8AkAIAEAAADjCQAgAQAAAOYJACAFDQAA7g0AIDgAAPENACA5AADwDQAgWgAA7w0AIFsAAPINACAKngcAAO0LADCfBwAA-QkAEKAHAADtCwAwogdAAL0LACHXBwQAvAsAIdoHAQDZCwAh2wcAAe4LACHcBwEAygsAId0HAAHuCwAh3gcEALwLACEDAAAA5gkAIAEAAPgJADA3AAD5CQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAWeBwAA7AsAMJ8HAAD_CQAQoAcAAOwLADCzByAAAAAB2QcEAMULACEBAAAA_AkAIAEAAAD8CQAgBZ4HAADsCwAwnwcAAP8JABCgBwAA7AsAMLMHIADpCwAh2QcEAMULACEAAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgArMHIAAAAAHZBwQAAAABASsAAIQKACACswcgAAAAAdkHBAAAAAEBKwAAhgoAMAErAACGCgAwArMHIADoDQAh2QcEAKUNACECAAAA_AkAICsAAIkKACACswcgAOgNACHZBwQApQ0AIQIAAAD_CQAgKwAAiwoAIAIAAAD_CQAgKwAAiwoAIAMAAAD8CQAgMgAAhAoAIDMAAIkKACABAAAA_AkAIAEAAAD_CQAgBQ0AAOkNACA4AADsDQAgOQAA6w0AIFoAAOoNACBbAADtDQAgBZ4HAADrCwAwnwcAAJIKABCgBwAA6wsAMLMHIADlCwAh2QcEALwLACEDAAAA_wkAIAEAAJEKADA3AACSCgAgAwAAAP8JACABAACACgAwAgAA_AkAIAueBwAA6AsAMJ8HAACYCgAQoAcAAOgLADCvBwEA1wsAIbMHIAAAAAG9BwIA6gsAIcAHQADGCwAhzwdAANYLACHWBwEA1QsAIdcHBADFCwAh2AdAANYLACEBAAAAlQoAIAEAAACVCgAgC54HAADoCwAwnwcAAJgKABCgBwAA6AsAMK8HAQDXCwAhswcgAOkLACG9BwIA6gsAIcAHQADGCwAhzwdAANYLACHWBwEA1QsAIdcHBADFCwAh2AdAANYLACEDrwcAAKwNACDPBwAArA0AINgHAACsDQAgAwAAAJgKACABAACZCgAwAgAAlQoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgCK8HAQAAAAGzByAAAAABvQcCAAAAAcAHQAAAAAHPB0AAAAAB1gcBAAAAAdcHBAAAAAHYB0AAAAABASsAAJ0KACAIrwcBAAAAAbMHIAAAAAG9BwIAAAABwAdAAAAAAc8HQAAAAAHWBwEAAAAB1wcEAAAAAdgHQAAAAAEBKwAAnwoAMAErAACfCgAwCK8HAQCyDQAhswcgAOgNACG9BwIAuA0AIcAHQACmDQAhzwdAALENACHWBwEAsA0AIdcHBAClDQAh2AdAALENACECAAAAlQoAICsAAKIKACAIrwcBALINACGzByAA6A0AIb0HAgC4DQAhwAdAAKYNACHPB0AAsQ0AIdYHAQCwDQAh1wcEAKUNACHYB0AAsQ0AIQIAAACYCgAgKwAApAoAIAIAAACYCgAgKwAApAoAIAMAAACVCgAgMgAAnQoAIDMAAKIKACABAAAAlQoAIAEAAACYCgAgCA0AAOMNACA4AADmDQAgOQAA5Q0AIFoAAOQNACBbAADnDQAgrwcAAKwNACDPBwAArA0AINgHAACsDQAgC54HAADkCwAwnwcAAKsKABCgBwAA5AsAMK8HAQDMCwAhswcgAOULACG9BwIA3AsAIcAHQAC9CwAhzwdAAMsLACHWBwEAygsAIdcHBAC8CwAh2AdAAMsLACEDAAAAmAoAIAEAAKoKADA3AACrCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAEAAAB8ACABAAAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgEAMAAOANACAiAADhDQAgIwAA4g0AIKIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBwAA3w0AIM4HAQAAAAHPB0AAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABASsAALMKACANogdAAAAAAa0HAQAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HAADfDQAgzgcBAAAAAc8HQAAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAEBKwAAtQoAMAErAAC1CgAwEAMAAMQNACAiAADFDQAgIwAAxg0AIKIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHLBwEAsg0AIcwHAQCwDQAhzQcAAMMNACDOBwEAsg0AIc8HQACxDQAh0AcBALANACHRBwEAsA0AIdIHQACmDQAhAgAAAHwAICsAALgKACANogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAcBALANACHNBwAAww0AIM4HAQCyDQAhzwdAALENACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACECAAAAegAgKwAAugoAIAIAAAB6ACArAAC6CgAgAwAAAHwAIDIAALMKACAzAAC4CgAgAQAAAHwAIAEAAAB6ACAGDQAAwA0AIDgAAMINACA5AADBDQAgywcAAKwNACDOBwAArA0AIM8HAACsDQAgEJ4HAADiCwAwnwcAAMEKABCgBwAA4gsAMKIHQAC9CwAhrQcBAMoLACGzBwEA2QsAIbwHAQDKCwAhygcBANkLACHLBwEA2wsAIcwHAQDKCwAhzQcAAOMLACDOBwEAzAsAIc8HQADLCwAh0AcBAMoLACHRBwEAygsAIdIHQAC9CwAhAwAAAHoAIAEAAMAKADA3AADBCgAgAwAAAHoAIAEAAHsAMAIAAHwAIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACAGIQAAvw0AIKIHQAAAAAGzBwEAAAABtQcBAAAAAcgHAQAAAAHJB0AAAAABASsAAMkKACAFogdAAAAAAbMHAQAAAAG1BwEAAAAByAcBAAAAAckHQAAAAAEBKwAAywoAMAErAADLCgAwBiEAAL4NACCiB0AApg0AIbMHAQCwDQAhtQcBALANACHIBwEAsA0AIckHQACxDQAhAgAAAIABACArAADOCgAgBaIHQACmDQAhswcBALANACG1BwEAsA0AIcgHAQCwDQAhyQdAALENACECAAAAfgAgKwAA0AoAIAIAAAB-ACArAADQCgAgAwAAAIABACAyAADJCgAgMwAAzgoAIAEAAACAAQAgAQAAAH4AIAQNAAC7DQAgOAAAvQ0AIDkAALwNACDJBwAArA0AIAieBwAA4QsAMJ8HAADXCgAQoAcAAOELADCiB0AAvQsAIbMHAQDZCwAhtQcBANkLACHIBwEAygsAIckHQADLCwAhAwAAAH4AIAEAANYKADA3AADXCgAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAhAEAIAEAAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgEyEAALoNACArgAAAAAGiB0AAAAABrwcBAAAAAbMHAQAAAAG0BwQAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9BwIAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABwQdAAAAAAQErAADfCgAgEiuAAAAAAaIHQAAAAAGvBwEAAAABswcBAAAAAbQHBAAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HAgAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAHBB0AAAAABASsAAOEKADABKwAA4QoAMBMhAAC5DQAgK4AAAAABogdAAKYNACGvBwEAsg0AIbMHAQCwDQAhtAcEAKUNACG1BwEAsA0AIbYHAQCwDQAhtwcBALANACG4BwEAsA0AIbkHAQCwDQAhugdAAKYNACG7BwEAsg0AIbwHAQCwDQAhvQcCALgNACG-B0AAsQ0AIb8HQACxDQAhwAdAAKYNACHBB0AAsQ0AIQIAAACEAQAgKwAA5AoAIBIrgAAAAAGiB0AApg0AIa8HAQCyDQAhswcBALANACG0BwQApQ0AIbUHAQCwDQAhtgcBALANACG3BwEAsA0AIbgHAQCwDQAhuQcBALANACG6B0AApg0AIbsHAQCyDQAhvAcBALANACG9BwIAuA0AIb4HQACxDQAhvwdAALENACHAB0AApg0AIcEHQACxDQAhAgAAAIIBACArAADmCgAgAgAAAIIBACArAADmCgAgAwAAAIQBACAyAADfCgAgMwAA5AoAIAEAAACEAQAgAQAAAIIBACAKDQAAsw0AIDgAALYNACA5AAC1DQAgWgAAtA0AIFsAALcNACCvBwAArA0AILsHAACsDQAgvgcAAKwNACC_BwAArA0AIMEHAACsDQAgFSsAANoLACCeBwAA2AsAMJ8HAADtCgAQoAcAANgLADCiB0AAvQsAIa8HAQDMCwAhswcBANkLACG0BwQAvAsAIbUHAQDZCwAhtgcBANkLACG3BwEAygsAIbgHAQDKCwAhuQcBAMoLACG6B0AAvQsAIbsHAQDbCwAhvAcBAMoLACG9BwIA3AsAIb4HQADLCwAhvwdAAMsLACHAB0AAvQsAIcEHQADLCwAhAwAAAIIBACABAADsCgAwNwAA7QoAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAHngcAANQLADCfBwAA8woAEKAHAADUCwAwogdAAMYLACGtBwEAAAABrgdAANYLACGvBwEA1wsAIQEAAADwCgAgAQAAAPAKACAHngcAANQLADCfBwAA8woAEKAHAADUCwAwogdAAMYLACGtBwEA1QsAIa4HQADWCwAhrwcBANcLACECrgcAAKwNACCvBwAArA0AIAMAAADzCgAgAQAA9AoAMAIAAPAKACADAAAA8woAIAEAAPQKADACAADwCgAgAwAAAPMKACABAAD0CgAwAgAA8AoAIASiB0AAAAABrQcBAAAAAa4HQAAAAAGvBwEAAAABASsAAPgKACAEogdAAAAAAa0HAQAAAAGuB0AAAAABrwcBAAAAAQErAAD6CgAwASsAAPoKADAEogdAAKYNACGtBwEAsA0AIa4HQACxDQAhrwcBALINACECAAAA8AoAICsAAP0KACAEogdAAKYNACGtBwEAsA0AIa4HQACxDQAhrwcBALINACECAAAA8woAICsAAP8KACACAAAA8woAICsAAP8KACADAAAA8AoAIDIAAPgKACAzAAD9CgAgAQAAAPAKACABAAAA8woAIAUNAACtDQAgOAAArw0AIDkAAK4NACCuBwAArA0AIK8HAACsDQAgB54HAADJCwAwnwcAAIYLABCgBwAAyQsAMKIHQAC9CwAhrQcBAMoLACGuB0AAywsAIa8HAQDMCwAhAwAAAPMKACABAACFCwAwNwAAhgsAIAMAAADzCgAgAQAA9AoAMAIAAPAKACAFngcAAMgLADCfBwAAjAsAEKAHAADICwAwqwcEAAAAAawHQADGCwAhAQAAAIkLACABAAAAiQsAIAWeBwAAyAsAMJ8HAACMCwAQoAcAAMgLADCrBwQAxQsAIawHQADGCwAhAAMAAACMCwAgAQAAjQsAMAIAAIkLACADAAAAjAsAIAEAAI0LADACAACJCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIAKrBwQAAAABrAdAAAAAAQErAACRCwAgAqsHBAAAAAGsB0AAAAABASsAAJMLADABKwAAkwsAMAKrBwQApQ0AIawHQACmDQAhAgAAAIkLACArAACWCwAgAqsHBAClDQAhrAdAAKYNACECAAAAjAsAICsAAJgLACACAAAAjAsAICsAAJgLACADAAAAiQsAIDIAAJELACAzAACWCwAgAQAAAIkLACABAAAAjAsAIAUNAACnDQAgOAAAqg0AIDkAAKkNACBaAACoDQAgWwAAqw0AIAWeBwAAxwsAMJ8HAACfCwAQoAcAAMcLADCrBwQAvAsAIawHQAC9CwAhAwAAAIwLACABAACeCwAwNwAAnwsAIAMAAACMCwAgAQAAjQsAMAIAAIkLACAFngcAAMQLADCfBwAApQsAEKAHAADECwAwoQcEAAAAAaIHQADGCwAhAQAAAKILACABAAAAogsAIAWeBwAAxAsAMJ8HAAClCwAQoAcAAMQLADChBwQAxQsAIaIHQADGCwAhAAMAAAClCwAgAQAApgsAMAIAAKILACADAAAApQsAIAEAAKYLADACAACiCwAgAwAAAKULACABAACmCwAwAgAAogsAIAKhBwQAAAABogdAAAAAAQErAACqCwAgAqEHBAAAAAGiB0AAAAABASsAAKwLADABKwAArAsAMAKhBwQApQ0AIaIHQACmDQAhAgAAAKILACArAACvCwAgAqEHBAClDQAhogdAAKYNACECAAAApQsAICsAALELACACAAAApQsAICsAALELACADAAAAogsAIDIAAKoLACAzAACvCwAgAQAAAKILACABAAAApQsAIAUNAACgDQAgOAAAow0AIDkAAKINACBaAAChDQAgWwAApA0AIAWeBwAAuwsAMJ8HAAC4CwAQoAcAALsLADChBwQAvAsAIaIHQAC9CwAhAwAAAKULACABAAC3CwAwNwAAuAsAIAMAAAClCwAgAQAApgsAMAIAAKILACAFngcAALsLADCfBwAAuAsAEKAHAAC7CwAwoQcEALwLACGiB0AAvQsAIQ0NAAC_CwAgOAAAwwsAIDkAAMMLACBaAADCCwAgWwAAwwsAIKMHBAAAAAGkBwQAAAAEpQcEAAAABKYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAAAAAGqBwQAwQsAIQsNAAC_CwAgOAAAwAsAIDkAAMALACCjB0AAAAABpAdAAAAABKUHQAAAAASmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAAAABqgdAAL4LACELDQAAvwsAIDgAAMALACA5AADACwAgowdAAAAAAaQHQAAAAASlB0AAAAAEpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAAAAAAaoHQAC-CwAhCKMHAgAAAAGkBwIAAAAEpQcCAAAABKYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAGqBwIAvwsAIQijB0AAAAABpAdAAAAABKUHQAAAAASmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAAAABqgdAAMALACENDQAAvwsAIDgAAMMLACA5AADDCwAgWgAAwgsAIFsAAMMLACCjBwQAAAABpAcEAAAABKUHBAAAAASmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAAAABqgcEAMELACEIowcIAAAAAaQHCAAAAASlBwgAAAAEpgcIAAAAAacHCAAAAAGoBwgAAAABqQcIAAAAAaoHCADCCwAhCKMHBAAAAAGkBwQAAAAEpQcEAAAABKYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAAAAAGqBwQAwwsAIQWeBwAAxAsAMJ8HAAClCwAQoAcAAMQLADChBwQAxQsAIaIHQADGCwAhCKMHBAAAAAGkBwQAAAAEpQcEAAAABKYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAAAAAGqBwQAwwsAIQijB0AAAAABpAdAAAAABKUHQAAAAASmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAAAABqgdAAMALACEFngcAAMcLADCfBwAAnwsAEKAHAADHCwAwqwcEALwLACGsB0AAvQsAIQWeBwAAyAsAMJ8HAACMCwAQoAcAAMgLADCrBwQAxQsAIawHQADGCwAhB54HAADJCwAwnwcAAIYLABCgBwAAyQsAMKIHQAC9CwAhrQcBAMoLACGuB0AAywsAIa8HAQDMCwAhDg0AAL8LACA4AADTCwAgOQAA0wsAIKMHAQAAAAGkBwEAAAAEpQcBAAAABKYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEA0gsAIbAHAQAAAAGxBwEAAAABsgcBAAAAAQsNAADOCwAgOAAA0QsAIDkAANELACCjB0AAAAABpAdAAAAABaUHQAAAAAWmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAAAABqgdAANALACEODQAAzgsAIDgAAM8LACA5AADPCwAgowcBAAAAAaQHAQAAAAWlBwEAAAAFpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAAAAAaoHAQDNCwAhsAcBAAAAAbEHAQAAAAGyBwEAAAABDg0AAM4LACA4AADPCwAgOQAAzwsAIKMHAQAAAAGkBwEAAAAFpQcBAAAABaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEAzQsAIbAHAQAAAAGxBwEAAAABsgcBAAAAAQijBwIAAAABpAcCAAAABaUHAgAAAAWmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABqgcCAM4LACELowcBAAAAAaQHAQAAAAWlBwEAAAAFpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAAAAAaoHAQDPCwAhsAcBAAAAAbEHAQAAAAGyBwEAAAABCw0AAM4LACA4AADRCwAgOQAA0QsAIKMHQAAAAAGkB0AAAAAFpQdAAAAABaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQAAAAAGqB0AA0AsAIQijB0AAAAABpAdAAAAABaUHQAAAAAWmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAAAABqgdAANELACEODQAAvwsAIDgAANMLACA5AADTCwAgowcBAAAAAaQHAQAAAASlBwEAAAAEpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAAAAAaoHAQDSCwAhsAcBAAAAAbEHAQAAAAGyBwEAAAABC6MHAQAAAAGkBwEAAAAEpQcBAAAABKYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEA0wsAIbAHAQAAAAGxBwEAAAABsgcBAAAAAQeeBwAA1AsAMJ8HAADzCgAQoAcAANQLADCiB0AAxgsAIa0HAQDVCwAhrgdAANYLACGvBwEA1wsAIQujBwEAAAABpAcBAAAABKUHAQAAAASmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAAAABqgcBANMLACGwBwEAAAABsQcBAAAAAbIHAQAAAAEIowdAAAAAAaQHQAAAAAWlB0AAAAAFpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAAAAAAaoHQADRCwAhC6MHAQAAAAGkBwEAAAAFpQcBAAAABaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEAzwsAIbAHAQAAAAGxBwEAAAABsgcBAAAAARUrAADaCwAgngcAANgLADCfBwAA7QoAEKAHAADYCwAwogdAAL0LACGvBwEAzAsAIbMHAQDZCwAhtAcEALwLACG1BwEA2QsAIbYHAQDZCwAhtwcBAMoLACG4BwEAygsAIbkHAQDKCwAhugdAAL0LACG7BwEA2wsAIbwHAQDKCwAhvQcCANwLACG-B0AAywsAIb8HQADLCwAhwAdAAL0LACHBB0AAywsAIQsNAAC_CwAgOAAA0wsAIDkAANMLACCjBwEAAAABpAcBAAAABKUHAQAAAASmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAAAABqgcBAOALACEPDQAAvwsAIDgAAN8LACA5AADfCwAgoweAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAGqB4AAAAABwgcBAAAAAcMHAQAAAAHEBwEAAAABxQeAAAAAAcYHgAAAAAHHB4AAAAABCw0AAM4LACA4AADPCwAgOQAAzwsAIKMHAQAAAAGkBwEAAAAFpQcBAAAABaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEA3gsAIQ0NAAC_CwAgOAAAvwsAIDkAAL8LACBaAADCCwAgWwAAvwsAIKMHAgAAAAGkBwIAAAAEpQcCAAAABKYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAGqBwIA3QsAIQ0NAAC_CwAgOAAAvwsAIDkAAL8LACBaAADCCwAgWwAAvwsAIKMHAgAAAAGkBwIAAAAEpQcCAAAABKYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAGqBwIA3QsAIQsNAADOCwAgOAAAzwsAIDkAAM8LACCjBwEAAAABpAcBAAAABaUHAQAAAAWmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAAAABqgcBAN4LACEMoweAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAGqB4AAAAABwgcBAAAAAcMHAQAAAAHEBwEAAAABxQeAAAAAAcYHgAAAAAHHB4AAAAABCw0AAL8LACA4AADTCwAgOQAA0wsAIKMHAQAAAAGkBwEAAAAEpQcBAAAABKYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEA4AsAIQieBwAA4QsAMJ8HAADXCgAQoAcAAOELADCiB0AAvQsAIbMHAQDZCwAhtQcBANkLACHIBwEAygsAIckHQADLCwAhEJ4HAADiCwAwnwcAAMEKABCgBwAA4gsAMKIHQAC9CwAhrQcBAMoLACGzBwEA2QsAIbwHAQDKCwAhygcBANkLACHLBwEA2wsAIcwHAQDKCwAhzQcAAOMLACDOBwEAzAsAIc8HQADLCwAh0AcBAMoLACHRBwEAygsAIdIHQAC9CwAhBKMHAQAAAAXTBwEAAAAB1AcBAAAABNUHAQAAAAQLngcAAOQLADCfBwAAqwoAEKAHAADkCwAwrwcBAMwLACGzByAA5QsAIb0HAgDcCwAhwAdAAL0LACHPB0AAywsAIdYHAQDKCwAh1wcEALwLACHYB0AAywsAIQUNAAC_CwAgOAAA5wsAIDkAAOcLACCjByAAAAABqgcgAOYLACEFDQAAvwsAIDgAAOcLACA5AADnCwAgowcgAAAAAaoHIADmCwAhAqMHIAAAAAGqByAA5wsAIQueBwAA6AsAMJ8HAACYCgAQoAcAAOgLADCvBwEA1wsAIbMHIADpCwAhvQcCAOoLACHAB0AAxgsAIc8HQADWCwAh1gcBANULACHXBwQAxQsAIdgHQADWCwAhAqMHIAAAAAGqByAA5wsAIQijBwIAAAABpAcCAAAABKUHAgAAAASmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABqgcCAL8LACEFngcAAOsLADCfBwAAkgoAEKAHAADrCwAwswcgAOULACHZBwQAvAsAIQWeBwAA7AsAMJ8HAAD_CQAQoAcAAOwLADCzByAA6QsAIdkHBADFCwAhCp4HAADtCwAwnwcAAPkJABCgBwAA7QsAMKIHQAC9CwAh1wcEALwLACHaBwEA2QsAIdsHAAHuCwAh3AcBAMoLACHdBwAB7gsAId4HBAC8CwAhBw0AAL8LACA4AADwCwAgOQAA8AsAIKMHAAEAAAGkBwABAAAEpQcAAQAABKoHAAHvCwAhBw0AAL8LACA4AADwCwAgOQAA8AsAIKMHAAEAAAGkBwABAAAEpQcAAQAABKoHAAHvCwAhBKMHAAEAAAGkBwABAAAEpQcAAQAABKoHAAHwCwAhCp4HAADxCwAwnwcAAOYJABCgBwAA8QsAMKIHQADGCwAh1wcEAMULACHaBwEA8gsAIdsHAAHzCwAh3AcBANULACHdBwAB8wsAId4HBADFCwAhCKMHAQAAAAGkBwEAAAAEpQcBAAAABKYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQAAAAGqBwEA9AsAIQSjBwABAAABpAcAAQAABKUHAAEAAASqBwAB8AsAIQijBwEAAAABpAcBAAAABKUHAQAAAASmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAAAABqgcBAPQLACEC1wcEAAAAAdoHAQAAAAEIngcAAPYLADCfBwAA4AkAEKAHAAD2CwAwtAcEALwLACHXBwQAvAsAIdoHAQDZCwAh2wcAAe4LACHeBwQAvAsAIQieBwAA9wsAMJ8HAADNCQAQoAcAAPcLADC0BwQAxQsAIdcHBADFCwAh2gcBAPILACHbBwAB8wsAId4HBADFCwAhAtcHBAAAAAHaBwEAAAABFZ4HAAD5CwAwnwcAAMcJABCgBwAA-QsAMKIHQAC9CwAhswcBANkLACG0BwQAvAsAIcoHAQDbCwAhywcBANsLACHWBwEAygsAIeAHAQDKCwAh4QcBAMoLACHiBwEAzAsAIeMHAQDbCwAh5AcBAMoLACHlBwEAygsAIeYHAQDMCwAh5wcBAMwLACHoBwEAzAsAIekHAQDMCwAh6gcAANoLACDrBwAB-gsAIQcNAADOCwAgOAAA_AsAIDkAAPwLACCjBwABAAABpAcAAQAABaUHAAEAAAWqBwAB-wsAIQcNAADOCwAgOAAA_AsAIDkAAPwLACCjBwABAAABpAcAAQAABaUHAAEAAAWqBwAB-wsAIQSjBwABAAABpAcAAQAABaUHAAEAAAWqBwAB_AsAIRWeBwAA_QsAMJ8HAAC0CQAQoAcAAP0LADCiB0AAxgsAIbMHAQDyCwAhtAcEAMULACHKBwEA_gsAIcsHAQD-CwAh1gcBANULACHgBwEA1QsAIeEHAQDVCwAh4gcBANcLACHjBwEA_gsAIeQHAQDVCwAh5QcBANULACHmBwEA1wsAIecHAQDXCwAh6AcBANcLACHpBwEA1wsAIeoHAAD_CwAg6wcAAYAMACEIowcBAAAAAaQHAQAAAAWlBwEAAAAFpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAAAAAaoHAQCBDAAhDKMHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABqgeAAAAAAcIHAQAAAAHDBwEAAAABxAcBAAAAAcUHgAAAAAHGB4AAAAABxweAAAAAAQSjBwABAAABpAcAAQAABaUHAAEAAAWqBwAB_AsAIQijBwEAAAABpAcBAAAABaUHAQAAAAWmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAAAABqgcBAIEMACEMBQEAygsAIZ4HAACCDAAwnwcAAK4JABCgBwAAggwAMKIHQAC9CwAhrQcBAMoLACHsBwQAvAsAIe0HAQDKCwAh7gcBANkLACHvBwEAygsAIfAHAACDDAAg8QcAAIMMACAPDQAAzgsAIDgAAIQMACA5AACEDAAgoweAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAGqB4AAAAABwgcBAAAAAcMHAQAAAAHEBwEAAAABxQeAAAAAAcYHgAAAAAHHB4AAAAABDKMHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABqgeAAAAAAcIHAQAAAAHDBwEAAAABxAcBAAAAAcUHgAAAAAHGB4AAAAABxweAAAAAAQwFAQDVCwAhngcAAIUMADCfBwAAmwkAEKAHAACFDAAwogdAAMYLACGtBwEA1QsAIewHBADFCwAh7QcBANULACHuBwEA8gsAIe8HAQDVCwAh8AcAAIYMACDxBwAAhgwAIAyjB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAaoHgAAAAAHCBwEAAAABwwcBAAAAAcQHAQAAAAHFB4AAAAABxgeAAAAAAccHgAAAAAECBQEAAAAB7AcEAAAAAQueBwAAiAwAMJ8HAACVCQAQoAcAAIgMADCiB0AAvQsAIbMHBAC8CwAhvQcCANwLACHzBwEA2QsAIfQHAQDKCwAh9QdAAL0LACH2BwEAzAsAIfcHAQDMCwAhC54HAACJDAAwnwcAAIIJABCgBwAAiQwAMKIHQADGCwAhswcEAMULACG9BwIA6gsAIfMHAQDyCwAh9AcBANULACH1B0AAxgsAIfYHAQDXCwAh9wcBANcLACEIngcAAIoMADCfBwAA_AgAEKAHAACKDAAwswcgAOULACH4BwQAvAsAIfkHQAC9CwAh-gcEALwLACH7B0AAywsAIQieBwAAiwwAMJ8HAADpCAAQoAcAAIsMADCzByAA6QsAIfgHBADFCwAh-QdAAMYLACH6BwQAxQsAIfsHQADWCwAhB54HAACMDAAwnwcAAOMIABCgBwAAjAwAMPwHAQDKCwAh_QdAAL0LACH-BwIA3AsAIf8HAgDcCwAhB54HAACNDAAwnwcAANAIABCgBwAAjQwAMPwHAQDVCwAh_QdAAMYLACH-BwIA6gsAIf8HAgDqCwAhDp4HAACODAAwnwcAAMoIABCgBwAAjgwAMMoHAQDZCwAhywcBANkLACGACAEAygsAIYEIAQDKCwAhgggEALwLACGDCAQAvAsAIYQIBAC8CwAhhQgEALwLACGGCAQAvAsAIYcIBAC8CwAhiAgEALwLACEOngcAAI8MADCfBwAAtwgAEKAHAACPDAAwygcBAPILACHLBwEA8gsAIYAIAQDVCwAhgQgBANULACGCCAQAxQsAIYMIBADFCwAhhAgEAMULACGFCAQAxQsAIYYIBADFCwAhhwgEAMULACGICAQAxQsAIQTLBwEAAAABgAgBAAAAAYEIAQAAAAGCCAQAAAABDp4HAACRDAAwnwcAALEIABCgBwAAkQwAMMoHAQDZCwAhywcBANkLACGACAEAygsAIYEIAQDKCwAhgggEALwLACGDCAQAvAsAIYQIBAC8CwAhhQgEALwLACGGCAQAvAsAIYcIBAC8CwAhiAgEALwLACEOngcAAJIMADCfBwAAnggAEKAHAACSDAAwygcBAPILACHLBwEA8gsAIYAIAQDVCwAhgQgBANULACGCCAQAxQsAIYMIBADFCwAhhAgEAMULACGFCAQAxQsAIYYIBADFCwAhhwgEAMULACGICAQAxQsAIQTLBwEAAAABgAgBAAAAAYEIAQAAAAGCCAQAAAABDZ4HAACUDAAwnwcAAJgIABCgBwAAlAwAMKIHQAC9CwAhswcBANkLACHKBwEA2QsAIcsHAQDZCwAh5gcBAMoLACGACAEAygsAIYEIAQDKCwAhiggEALwLACGLCAQAvAsAIYwIAQDKCwAhDZ4HAACVDAAwnwcAAIUIABCgBwAAlQwAMKIHQADGCwAhswcBAPILACHKBwEA8gsAIcsHAQDyCwAh5gcBANULACGACAEA1QsAIYEIAQDVCwAhiggEAMULACGLCAQAxQsAIYwIAQDVCwAhAsoHAQAAAAGMCAEAAAABCJ4HAACXDAAwnwcAAP8HABCgBwAAlwwAMKIHQAC9CwAhqwcEALwLACGzBwEA2QsAIcoHAQDZCwAhjggAANoLACAIngcAAJgMADCfBwAA7AcAEKAHAACYDAAwogdAAMYLACGrBwQAxQsAIbMHAQDyCwAhygcBAPILACGOCAAA_wsAIAKrBwQAAAABygcBAAAAARCeBwAAmgwAMJ8HAADmBwAQoAcAAJoMADDKBwEA2QsAIcsHAQDZCwAh8wcBANkLACGACAEAygsAIYEIAQDKCwAhhAgCAJwMACGQCAEAygsAIZEIAgDcCwAhkggEALwLACGTCAQAmwwAIZQIBACbDAAhlQhAAMsLACGWCAQAmwwAIQ0NAADOCwAgOAAAoAwAIDkAAKAMACBaAACeDAAgWwAAoAwAIKMHBAAAAAGkBwQAAAAFpQcEAAAABaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAAAAAGqBwQAnwwAIQ0NAADOCwAgOAAAzgsAIDkAAM4LACBaAACeDAAgWwAAzgsAIKMHAgAAAAGkBwIAAAAFpQcCAAAABaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAGqBwIAnQwAIQ0NAADOCwAgOAAAzgsAIDkAAM4LACBaAACeDAAgWwAAzgsAIKMHAgAAAAGkBwIAAAAFpQcCAAAABaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgAAAAGqBwIAnQwAIQijBwgAAAABpAcIAAAABaUHCAAAAAWmBwgAAAABpwcIAAAAAagHCAAAAAGpBwgAAAABqgcIAJ4MACENDQAAzgsAIDgAAKAMACA5AACgDAAgWgAAngwAIFsAAKAMACCjBwQAAAABpAcEAAAABaUHBAAAAAWmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAAAABqgcEAJ8MACEIowcEAAAAAaQHBAAAAAWlBwQAAAAFpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAAAAAaoHBACgDAAhEJ4HAAChDAAwnwcAANMHABCgBwAAoQwAMMoHAQDyCwAhywcBAPILACHzBwEA8gsAIYAIAQDVCwAhgQgBANULACGECAIAowwAIZAIAQDVCwAhkQgCAOoLACGSCAQAxQsAIZMIBACiDAAhlAgEAKIMACGVCEAA1gsAIZYIBACiDAAhCKMHBAAAAAGkBwQAAAAFpQcEAAAABaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBAAAAAGqBwQAoAwAIQijBwIAAAABpAcCAAAABaUHAgAAAAWmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAAAABqgcCAM4LACEYngcAAKQMADCfBwAAzQcAEKAHAACkDAAwogdAAL0LACHLBwEA2QsAIfMHAQDZCwAhkQgCANwLACGXCAEA2QsAIZgIAQDKCwAhmQgCANwLACGaCAQAvAsAIZsIAQDKCwAhnAgBAMoLACGdCAEAygsAIZ4IAgDcCwAhnwgCANwLACGgCAIA3AsAIaEIAADaCwAgoghAAMsLACGjCEAAywsAIaQIQADLCwAhpQgEALwLACGmCAQAvAsAIacIAQDKCwAhCp4HAAClDAAwnwcAALcHABCgBwAApQwAMLMHAQDZCwAhywcBANkLACHjBwEA2QsAIfMHAQDZCwAh9QdAAL0LACGoCAIA3AsAIakIQAC9CwAhCp4HAACmDAAwnwcAAKQHABCgBwAApgwAMLMHAQDyCwAhywcBAPILACHjBwEA8gsAIfMHAQDyCwAh9QdAAMYLACGoCAIA6gsAIakIQADGCwAhEgUBAMoLACGeBwAApwwAMJ8HAACeBwAQoAcAAKcMADCtBwEAygsAIeYHAQDKCwAh7AcEALwLACHtBwEAygsAIe4HAQDZCwAh8wcBANkLACGqCAEAygsAIasIAQDKCwAhrAgBAMoLACGtCAIA3AsAIa4IQAC9CwAhrwhAAL0LACGwCAQAvAsAIbEIAgDcCwAhEgUBANULACGeBwAAqAwAMJ8HAACLBwAQoAcAAKgMADCtBwEA1QsAIeYHAQDVCwAh7AcEAMULACHtBwEA1QsAIe4HAQDyCwAh8wcBAPILACGqCAEA1QsAIasIAQDVCwAhrAgBANULACGtCAIA6gsAIa4IQADGCwAhrwhAAMYLACGwCAQAxQsAIbEIAgDqCwAhAgUBAAAAAa0HAQAAAAEC8wcBAAAAAaoIAQAAAAEgBQEAygsAIZ4HAACrDAAwnwcAAIUHABCgBwAAqwwAMKIHQAC9CwAhrQcBAMoLACHnBwEAzAsAIewHBAC8CwAh7QcBAMoLACHuBwEA2QsAIZ0IAQDMCwAhtAgEALwLACG1CEAAywsAIbYIAADaCwAgtwgAANoLACC4CAAA2gsAILkIAQDKCwAhughAAL0LACG7CCAA5QsAIbwIAQDMCwAhvQgBAMwLACG-CAEAzAsAIb8IAADaCwAgwAgAANoLACDBCAAA2gsAIMIIAADaCwAgwwgBAMwLACHECAEAzAsAIcUIAgDcCwAhxggBAMwLACHHCAIA3AsAIcgIAgDcCwAhIAUBANULACGeBwAArAwAMJ8HAADyBgAQoAcAAKwMADCiB0AAxgsAIa0HAQDVCwAh5wcBANcLACHsBwQAxQsAIe0HAQDVCwAh7gcBAPILACGdCAEA1wsAIbQIBADFCwAhtQhAANYLACG2CAAA_wsAILcIAAD_CwAguAgAAP8LACC5CAEA1QsAIboIQADGCwAhuwggAOkLACG8CAEA1wsAIb0IAQDXCwAhvggBANcLACG_CAAA_wsAIMAIAAD_CwAgwQgAAP8LACDCCAAA_wsAIMMIAQDXCwAhxAgBANcLACHFCAIA6gsAIcYIAQDXCwAhxwgCAOoLACHICAIA6gsAIQMFAQAAAAGtBwEAAAAB7QcBAAAAAQaeBwAArgwAMJ8HAADsBgAQoAcAAK4MADDJB0AAvQsAIcoIAQDZCwAhywgAAe4LACEXngcAAK8MADCfBwAA1gYAEKAHAACvDAAwogdAAL0LACGzBwEA2QsAIbwHAQDKCwAhygcBANkLACHLBwEA2QsAIdAHAQDKCwAh0QcBAMoLACHSB0AAvQsAIcoIAQDZCwAhzAgBAMoLACHNCAEAygsAIc4IAQDKCwAhzwgAANoLACDQCAAA4wsAINEIAgDcCwAh0gggAOULACHTCAEAygsAIdQIAADjCwAg1QggAOULACHWCAIA3AsAIQmeBwAAsAwAMJ8HAADABgAQoAcAALAMADCuB0AAywsAIb4HQAC9CwAhyggBANkLACHXCAAA4wsAINgIAADjCwAg2QgBAMwLACEKEgAAsgwAIJ4HAACxDAAwnwcAADoAEKAHAACxDAAwrgdAANYLACG-B0AAxgsAIcoIAQDyCwAh1wgAAOMLACDYCAAA4wsAINkIAQDXCwAhGgMAALsMACARAADuDAAgEwAA7wwAIBQAAPAMACCeBwAA7QwAMJ8HAABpABCgBwAA7QwAMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhzAgBANULACHWCAIA6gsAIdoIAQDVCwAh2wgBANULACHcCAEA1wsAId0IAACGDAAg3ggBANcLACHfCAAA4wsAIOAIAgDqCwAh4QgCAOoLACHSCQAAaQAg0wkAAGkAIBSeBwAAswwAMJ8HAACoBgAQoAcAALMMADCiB0AAvQsAIbMHAQDZCwAhvAcBAMoLACHKBwEA2QsAIdAHAQDKCwAh0QcBAMoLACHSB0AAvQsAIcwIAQDKCwAh1ggCANwLACHaCAEAygsAIdsIAQDKCwAh3AgBAMwLACHdCAAAgwwAIN4IAQDMCwAh3wgAAOMLACDgCAIA3AsAIeEIAgDcCwAhEgQBAMwLACGeBwAAtAwAMJ8HAACSBgAQoAcAALQMADCiB0AAvQsAIbMHAQDZCwAhvAcBAMoLACHJB0AAvQsAIcoHAQDbCwAhywcBANsLACHoBwEAygsAIeIIAAHuCwAh4wgAAe4LACHkCAEAzAsAIeUIAQDMCwAh5ggBANsLACHnCAIA3AsAIegIQADLCwAhDp4HAAC1DAAwnwcAAPgFABCgBwAAtQwAMKIHQAC9CwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAhywcBANkLACHmCAEA2QsAIekIAAHuCwAh6ggAAe4LACHrCAEAzAsAIewIQADLCwAh7QhAAMsLACELngcAALYMADCfBwAA4gUAEKAHAAC2DAAwyQdAAL0LACHKBwEA2QsAIcsHAQDZCwAh5ggBANkLACHuCAAB7gsAIe8IAQDKCwAh8AgBAMoLACHxCEAAywsAIROeBwAAtwwAMJ8HAADMBQAQoAcAALcMADCiB0AAvQsAIbMHAQDZCwAhyQdAAL0LACHKBwEA2QsAIdAHAQDKCwAh0QcBAMoLACHaCAEAzAsAIe0IQADLCwAh8QhAAMsLACHyCAEA2QsAIfMIAAHuCwAh9AgBAMoLACH1CAEAzAsAIfYIAQDMCwAh9wgBAMwLACH4CAAA4wsAIA6eBwAAuAwAMJ8HAAC2BQAQoAcAALgMADCiB0AAvQsAIbMHAQDZCwAhvAcBAMoLACHKBwEA2QsAIdoIAQDMCwAh9ggBAMwLACH3CAEAzAsAIfgIAADjCwAg-QgCANwLACH6CAEAzAsAIfsIQADLCwAhArMHAQAAAAHKBwEAAAABEAMAALsMACAgAAC8DAAgngcAALoMADCfBwAAbwAQoAcAALoMADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHKBwEA8gsAIdoIAQDXCwAh9ggBANcLACH3CAEA1wsAIfgIAADjCwAg-QgCAOoLACH6CAEA1wsAIfsIQADWCwAhGg8AAPMMACAQAAD0DAAgGAAA9wwAIBkAAPkMACAaAAD6DAAgGwAA-wwAIBwAAPYMACAdAADyDAAgHgAA9QwAIB8AAPgMACAgAAC8DAAgJAAA_AwAICUAAP0MACCeBwAA8QwAMJ8HAABaABCgBwAA8QwAMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcwIAQDVCwAhkAkBANULACHLCQEA1wsAIcwJQADGCwAhzQlAANYLACHSCQAAWgAg0wkAAFoAIAP9CAAAcQAg_ggAAHEAIP8IAABxACAIngcAAL0MADCfBwAAngUAEKAHAAC9DAAwogdAAL0LACGzBwEA2QsAIcgHAQDKCwAhgAkBAMoLACGBCQEAzAsAIQieBwAAvgwAMJ8HAACLBQAQoAcAAL4MADCiB0AAxgsAIbMHAQDyCwAhyAcBANULACGACQEA1QsAIYEJAQDXCwAhB54HAAC_DAAwnwcAAIUFABCgBwAAvwwAMKIHQAC9CwAhswcBANkLACHcBwEAygsAIYIJAQDKCwAhB54HAADADAAwnwcAAPIEABCgBwAAwAwAMKIHQADGCwAhswcBAPILACHcBwEA1QsAIYIJAQDVCwAhCZ4HAADBDAAwnwcAAOwEABCgBwAAwQwAMKIHQAC9CwAhswcBANkLACHIBwEAygsAIYMJAQDKCwAhhAkAAe4LACGFCQAB7gsAIQmeBwAAwgwAMJ8HAADZBAAQoAcAAMIMADCiB0AAxgsAIbMHAQDyCwAhyAcBANULACGDCQEA1QsAIYQJAAHzCwAhhQkAAfMLACECgwkBAAAAAYQJAAEAAAEGngcAAMQMADCfBwAA0wQAEKAHAADEDAAwhwkBAMoLACGICQIA3AsAIYkJBACbDAAhBp4HAADFDAAwnwcAAMAEABCgBwAAxQwAMIcJAQDVCwAhiAkCAOoLACGJCQQAogwAIQueBwAAxgwAMJ8HAAC6BAAQoAcAAMYMADCiB0AAvQsAIbMHAQDZCwAhvQcCANwLACHAB0AAvQsAIcgHAQDMCwAhygcBANkLACGKCQEA2wsAIYsJAACDDAAgDZ4HAADHDAAwnwcAAKIEABCgBwAAxwwAMKIHQAC9CwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAh0AcBAMoLACHRBwEAygsAIeYIAQDZCwAh7QhAAMsLACHzCAAB7gsAIYwJQADLCwAhDp4HAADIDAAwnwcAAIwEABCgBwAAyAwAMKIHQAC9CwAhswcBANkLACG5BwEAzAsAIbwHAQDKCwAhygcBANkLACHLBwEA2wsAIcwIAQDKCwAh2ggBAMwLACGNCQEAygsAIY4JAQDKCwAhjwlAAMsLACENngcAAMkMADCfBwAA9AMAEKAHAADJDAAwogdAAL0LACGzBwEA2QsAIckHQAC9CwAhygcBANsLACHMCAEAygsAIe4IAAHuCwAhkAkBAMoLACGRCQEAygsAIZIJQADLCwAhkwkAAIMMACANngcAAMoMADCfBwAA4QMAEKAHAADKDAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAP4LACHMCAEA1QsAIe4IAAHzCwAhkAkBANULACGRCQEA1QsAIZIJQADWCwAhkwkAAIYMACAFngcAAMsMADCfBwAA2wMAEKAHAADLDAAwyQdAAL0LACGUCQAB7gsAIQWeBwAAzAwAMJ8HAADIAwAQoAcAAMwMADDJB0AAxgsAIZQJAAHzCwAhF54HAADNDAAwnwcAAMIDABCgBwAAzQwAMKIHQAC9CwAhswcBANkLACHJB0AAvQsAIcoHAQDZCwAhywcBANkLACHgBwEAygsAIeEHAQDZCwAhyggBANsLACHQCAAA4wsAIOsIAQDMCwAh7QhAAMsLACHzCAAB7gsAIZUJAADjCwAglglAAMsLACGXCQIAnAwAIZgJAgCcDAAhmQkBAMwLACGaCQEAzAsAIZsJAQDbCwAhnAkBANsLACEWngcAAM4MADCfBwAArAMAEKAHAADODAAwogdAAL0LACGtBwEAygsAIbMHAQDZCwAhyQdAAL0LACHKBwEA2QsAIcsHAQDZCwAh0AcBAMoLACHRBwEAygsAIdAIAADjCwAg0wgBAMoLACHUCAAA4wsAINUIIADlCwAh6ggAAe4LACHtCEAAywsAIY4JAQDMCwAhlglAAMsLACGdCQEA2wsAIZ4JAQDMCwAhnwlAAMsLACEMngcAAM8MADCfBwAAlgMAEKAHAADPDAAwogdAAL0LACGtBwEAygsAIe4HAQDZCwAhqggBAMoLACG0CAIA3AsAIaAJAADaCwAgoQkBAMwLACGiCQQAmwwAIaMJIADlCwAhDJ4HAADQDAAwnwcAAIMDABCgBwAA0AwAMKIHQADGCwAhrQcBANULACHuBwEA8gsAIaoIAQDVCwAhtAgCAOoLACGgCQAA_wsAIKEJAQDXCwAhogkEAKIMACGjCSAA6QsAIQmeBwAA0QwAMJ8HAAD9AgAQoAcAANEMADDzBwEA2QsAIfQHAQDMCwAhlwgBANkLACGbCAEAygsAIaYIBACbDAAhpAlAAL0LACEJngcAANIMADCfBwAA6gIAEKAHAADSDAAw8wcBAPILACH0BwEA1wsAIZcIAQDyCwAhmwgBANULACGmCAQAogwAIaQJQADGCwAhCJ4HAADTDAAwnwcAAOQCABCgBwAA0wwAMKIHQAC9CwAhmwgBAMoLACGACQEAygsAIaUJAQDKCwAhpglAAMsLACEJngcAANQMADCfBwAAzgIAEKAHAADUDAAwvAcgAOULACHmBwEAygsAIe8HAQDKCwAhmwgBAMoLACGsCAEAygsAIacJQAC9CwAhIZ4HAADVDAAwnwcAALgCABCgBwAA1QwAMK0HAQDKCwAhmAgBAMoLACGcCAEAygsAIZ4IAgDcCwAhnwgCANwLACGgCAIA3AsAIaUIBAC8CwAhkQkBAMoLACGjCSAA5QsAIagJAQDKCwAhqQkBAMwLACGqCQIA3AsAIasJAgDcCwAhrAkCANwLACGtCQIA3AsAIa4JAQDbCwAhrwkgAOULACGwCUAAywsAIbEJQADLCwAhsglAAMsLACGzCQAA4wsAILQJAADjCwAgtQlAAMsLACG2CSAA5QsAIbcJAADjCwAguAkCANwLACG5CQIA3AsAIboJAQDMCwAhuwkBANsLACG8CQEA2wsAIQ2eBwAA1gwAMJ8HAACiAgAQoAcAANYMADCiB0AAvQsAIa0HAQDKCwAh1wcCANwLACHuBwEA2QsAIZEIAgDcCwAhnwgCANwLACG0CAIA3AsAIaMJIADlCwAhvQkBAMoLACG-CQAA4wsAIBAGAADYDAAgCAAA2QwAIA4AANoMACCeBwAA1wwAMJ8HAAAOABCgBwAA1wwAMKIHQADGCwAhrQcBANULACHXBwIA6gsAIe4HAQDyCwAhkQgCAOoLACGfCAIA6gsAIbQIAgDqCwAhowkgAOkLACG9CQEA1QsAIb4JAADjCwAgA_0IAAAJACD-CAAACQAg_wgAAAkAIAP9CAAAEQAg_ggAABEAIP8IAAARACAD_QgAABYAIP4IAAAWACD_CAAAFgAgDZ4HAADbDAAwnwcAAIoCABCgBwAA2wwAMKIHQAC9CwAhrQcBAMoLACGzBwEA2QsAIbwHAQDKCwAhywcBANkLACHmBwEAygsAIZwIAQDMCwAhvwkCANwLACHACQEAzAsAIcEJQADLCwAhDJ4HAADcDAAwnwcAAPIBABCgBwAA3AwAMKEHQADLCwAhrQcBAMoLACGzBwEA2QsAIcsHAQDbCwAh5gcBAMoLACGcCAEAzAsAIb8JAgDcCwAhwgkBAMoLACHDCUAAvQsAIQyeBwAA3QwAMJ8HAADYAQAQoAcAAN0MADCtBwEAygsAIcsHAQDZCwAh7AcEALwLACGeCAQAvAsAIZ8IBAC8CwAhoAgEALwLACHECQQAvAsAIcUJAgDcCwAhxgkCANwLACENBAAA3wwAIJ4HAADeDAAwnwcAAAcAEKAHAADeDAAwrQcBANULACHLBwEA8gsAIewHBADFCwAhnggEAMULACGfCAQAxQsAIaAIBADFCwAhxAkEAMULACHFCQIA6gsAIcYJAgDqCwAhFwMAALsMACAFAACfDQAgBgAA2AwAIAgAANkMACAPAADzDAAgEAAA9AwAIBEAAO4MACAcAAD2DAAgngcAAJ4NADCfBwAAAwAQoAcAAJ4NADCiB0AAxgsAIbMHAQDyCwAhygcBAPILACHMCAEA1QsAIZAJAQDVCwAhkQkBANULACHHCSAA6QsAIcgJQADWCwAhyQlAAMYLACHKCUAA1gsAIdIJAAADACDTCQAAAwAgDZ4HAADgDAAwnwcAAMABABCgBwAA4AwAMKIHQAC9CwAhswcBANkLACHKBwEA2QsAIcwIAQDKCwAhkAkBAMoLACGRCQEAygsAIccJIADlCwAhyAlAAMsLACHJCUAAvQsAIcoJQADLCwAhC54HAADhDAAwnwcAAKoBABCgBwAA4QwAMKIHQAC9CwAhswcBANkLACG8BwEAygsAIcwIAQDKCwAhkAkBAMoLACHLCQEAzAsAIcwJQAC9CwAhzQlAAMsLACENAwAAuwwAIBYAAOMMACCeBwAA4gwAMJ8HAABLABCgBwAA4gwAMKIHQADGCwAhswcBAPILACG9BwIA6gsAIcAHQADGCwAhyAcBANcLACHKBwEA8gsAIYoJAQD-CwAhiwkAAIYMACASAwAAuwwAIBUAAIINACAXAACFDQAgngcAAIQNADCfBwAARwAQoAcAAIQNADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHmCAEA8gsAIe0IQADWCwAh8wgAAfMLACGMCUAA1gsAIdIJAABHACDTCQAARwAgFiEAAOUMACArAAD_CwAgngcAAOQMADCfBwAAggEAEKAHAADkDAAwogdAAMYLACGvBwEA1wsAIbMHAQDyCwAhtAcEAMULACG1BwEA8gsAIbYHAQDyCwAhtwcBANULACG4BwEA1QsAIbkHAQDVCwAhugdAAMYLACG7BwEA_gsAIbwHAQDVCwAhvQcCAOoLACG-B0AA1gsAIb8HQADWCwAhwAdAAMYLACHBB0AA1gsAIRUDAAC7DAAgIgAA6AwAICMAAOkMACCeBwAA5wwAMJ8HAAB6ABCgBwAA5wwAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwHAQDVCwAhzQcAAOMLACDOBwEA1wsAIc8HQADWCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAh0gkAAHoAINMJAAB6ACAJIQAA5QwAIJ4HAADmDAAwnwcAAH4AEKAHAADmDAAwogdAAMYLACGzBwEA8gsAIbUHAQDyCwAhyAcBANULACHJB0AA1gsAIRMDAAC7DAAgIgAA6AwAICMAAOkMACCeBwAA5wwAMJ8HAAB6ABCgBwAA5wwAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwHAQDVCwAhzQcAAOMLACDOBwEA1wsAIc8HQADWCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhA_0IAAB-ACD-CAAAfgAg_wgAAH4AIAP9CAAAggEAIP4IAACCAQAg_wgAAIIBACAVAwAAuwwAIB8AAOsMACCeBwAA6gwAMJ8HAABxABCgBwAA6gwAMKIHQADGCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIdoIAQDXCwAh7QhAANYLACHxCEAA1gsAIfIIAQDyCwAh8wgAAfMLACH0CAEA1QsAIfUIAQDXCwAh9ggBANcLACH3CAEA1wsAIfgIAADjCwAgEgMAALsMACAgAAC8DAAgngcAALoMADCfBwAAbwAQoAcAALoMADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHKBwEA8gsAIdoIAQDXCwAh9ggBANcLACH3CAEA1wsAIfgIAADjCwAg-QgCAOoLACH6CAEA1wsAIfsIQADWCwAh0gkAAG8AINMJAABvACACswcBAAAAAcoHAQAAAAEYAwAAuwwAIBEAAO4MACATAADvDAAgFAAA8AwAIJ4HAADtDAAwnwcAAGkAEKAHAADtDAAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHMCAEA1QsAIdYIAgDqCwAh2ggBANULACHbCAEA1QsAIdwIAQDXCwAh3QgAAIYMACDeCAEA1wsAId8IAADjCwAg4AgCAOoLACHhCAIA6gsAIQP9CAAANQAg_ggAADUAIP8IAAA1ACAMEgAAsgwAIJ4HAACxDAAwnwcAADoAEKAHAACxDAAwrgdAANYLACG-B0AAxgsAIcoIAQDyCwAh1wgAAOMLACDYCAAA4wsAINkIAQDXCwAh0gkAADoAINMJAAA6ACAD_QgAADwAIP4IAAA8ACD_CAAAPAAgGA8AAPMMACAQAAD0DAAgGAAA9wwAIBkAAPkMACAaAAD6DAAgGwAA-wwAIBwAAPYMACAdAADyDAAgHgAA9QwAIB8AAPgMACAgAAC8DAAgJAAA_AwAICUAAP0MACCeBwAA8QwAMJ8HAABaABCgBwAA8QwAMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcwIAQDVCwAhkAkBANULACHLCQEA1wsAIcwJQADGCwAhzQlAANYLACED_QgAAAMAIP4IAAADACD_CAAAAwAgA_0IAAAtACD-CAAALQAg_wgAAC0AIAP9CAAAMQAg_ggAADEAIP8IAAAxACAD_QgAAGkAIP4IAABpACD_CAAAaQAgA_0IAABCACD-CAAAQgAg_wgAAEIAIAP9CAAARwAg_ggAAEcAIP8IAABHACASAwAAuwwAICAAALwMACCeBwAAugwAMJ8HAABvABCgBwAAugwAMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAh2ggBANcLACH2CAEA1wsAIfcIAQDXCwAh-AgAAOMLACD5CAIA6gsAIfoIAQDXCwAh-whAANYLACHSCQAAbwAg0wkAAG8AIAP9CAAATgAg_ggAAE4AIP8IAABOACAD_QgAAFIAIP4IAABSACD_CAAAUgAgA_0IAABWACD-CAAAVgAg_wgAAFYAIAP9CAAAegAg_ggAAHoAIP8IAAB6ACAD_QgAAEsAIP4IAABLACD_CAAASwAgFAMAAP8MACAEAQDXCwAhFQAAgA0AIJ4HAAD-DAAwnwcAAFYAEKAHAAD-DAAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhyQdAAMYLACHKBwEA_gsAIcsHAQD-CwAh6AcBANULACHiCAAB8wsAIeMIAAHzCwAh5AgBANcLACHlCAEA1wsAIeYIAQD-CwAh5wgCAOoLACHoCEAA1gsAIRoPAADzDAAgEAAA9AwAIBgAAPcMACAZAAD5DAAgGgAA-gwAIBsAAPsMACAcAAD2DAAgHQAA8gwAIB4AAPUMACAfAAD4DAAgIAAAvAwAICQAAPwMACAlAAD9DAAgngcAAPEMADCfBwAAWgAQoAcAAPEMADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHMCAEA1QsAIZAJAQDVCwAhywkBANcLACHMCUAAxgsAIc0JQADWCwAh0gkAAFoAINMJAABaACAWAwAAuwwAIAQAAIgNACAYAAD3DAAgGQAA-QwAIBoAAPoMACAbAAD7DAAgngcAAIcNADCfBwAAQgAQoAcAAIcNADCiB0AAxgsAIbMHAQDyCwAhuQcBANcLACG8BwEA1QsAIcoHAQDyCwAhywcBAP4LACHMCAEA1QsAIdoIAQDXCwAhjQkBANULACGOCQEA1QsAIY8JQADWCwAh0gkAAEIAINMJAABCACAQAwAAuwwAIBUAAIINACCeBwAAgQ0AMJ8HAABSABCgBwAAgQ0AMKIHQADGCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHmCAEA8gsAIekIAAHzCwAh6ggAAfMLACHrCAEA1wsAIewIQADWCwAh7QhAANYLACEWAwAAuwwAIAQAAIgNACAYAAD3DAAgGQAA-QwAIBoAAPoMACAbAAD7DAAgngcAAIcNADCfBwAAQgAQoAcAAIcNADCiB0AAxgsAIbMHAQDyCwAhuQcBANcLACG8BwEA1QsAIcoHAQDyCwAhywcBAP4LACHMCAEA1QsAIdoIAQDXCwAhjQkBANULACGOCQEA1QsAIY8JQADWCwAh0gkAAEIAINMJAABCACANAwAAuwwAIBUAAIINACCeBwAAgw0AMJ8HAABOABCgBwAAgw0AMMkHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh7ggAAfMLACHvCAEA1QsAIfAIAQDVCwAh8QhAANYLACEQAwAAuwwAIBUAAIINACAXAACFDQAgngcAAIQNADCfBwAARwAQoAcAAIQNADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHmCAEA8gsAIe0IQADWCwAh8wgAAfMLACGMCUAA1gsAIQ8DAAC7DAAgFgAA4wwAIJ4HAADiDAAwnwcAAEsAEKAHAADiDAAwogdAAMYLACGzBwEA8gsAIb0HAgDqCwAhwAdAAMYLACHIBwEA1wsAIcoHAQDyCwAhigkBAP4LACGLCQAAhgwAINIJAABLACDTCQAASwAgArMHAQAAAAHKBwEAAAABFAMAALsMACAEAACIDQAgGAAA9wwAIBkAAPkMACAaAAD6DAAgGwAA-wwAIJ4HAACHDQAwnwcAAEIAEKAHAACHDQAwogdAAMYLACGzBwEA8gsAIbkHAQDXCwAhvAcBANULACHKBwEA8gsAIcsHAQD-CwAhzAgBANULACHaCAEA1wsAIY0JAQDVCwAhjgkBANULACGPCUAA1gsAIRcDAAC7DAAgBQAAnw0AIAYAANgMACAIAADZDAAgDwAA8wwAIBAAAPQMACARAADuDAAgHAAA9gwAIJ4HAACeDQAwnwcAAAMAEKAHAACeDQAwogdAAMYLACGzBwEA8gsAIcoHAQDyCwAhzAgBANULACGQCQEA1QsAIZEJAQDVCwAhxwkgAOkLACHICUAA1gsAIckJQADGCwAhyglAANYLACHSCQAAAwAg0wkAAAMAIALKCAEAAAABywgAAQAAAQcSAACyDAAgngcAAIoNADCfBwAAPAAQoAcAAIoNADDJB0AAxgsAIcoIAQDyCwAhywgAAfMLACEZBAAA3wwAIBIAALIMACCeBwAAiw0AMJ8HAAA1ABCgBwAAiw0AMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHKCAEA8gsAIcwIAQDVCwAhzQgBANULACHOCAEA1QsAIc8IAAD_CwAg0AgAAOMLACDRCAIA6gsAIdIIIADpCwAh0wgBANULACHUCAAA4wsAINUIIADpCwAh1ggCAOoLACEZAwAAuwwAIAQAAN8MACCeBwAAjA0AMJ8HAAAxABCgBwAAjA0AMKIHQADGCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHgBwEA1QsAIeEHAQDyCwAhyggBAP4LACHQCAAA4wsAIOsIAQDXCwAh7QhAANYLACHzCAAB8wsAIZUJAADjCwAglglAANYLACGXCQIAowwAIZgJAgCjDAAhmQkBANcLACGaCQEA1wsAIZsJAQD-CwAhnAkBAP4LACEYAwAAuwwAIAQAAN8MACCeBwAAjQ0AMJ8HAAAtABCgBwAAjQ0AMKIHQADGCwAhrQcBANULACGzBwEA8gsAIckHQADGCwAhygcBAPILACHLBwEA8gsAIdAHAQDVCwAh0QcBANULACHQCAAA4wsAINMIAQDVCwAh1AgAAOMLACDVCCAA6QsAIeoIAAHzCwAh7QhAANYLACGOCQEA1wsAIZYJQADWCwAhnQkBAP4LACGeCQEA1wsAIZ8JQADWCwAhAu8HAQAAAAGbCAEAAAABCgkAAJANACCeBwAAjw0AMJ8HAAAiABCgBwAAjw0AMLwHIADpCwAh5gcBANULACHvBwEA1QsAIZsIAQDVCwAhrAgBANULACGnCUAAxgsAIScHAACVDQAgCgAAlg0AIAsAAJcNACAMAACYDQAgngcAAJQNADCfBwAAFgAQoAcAAJQNADCtBwEA1QsAIZgIAQDVCwAhnAgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGlCAQAxQsAIZEJAQDVCwAhowkgAOkLACGoCQEA1QsAIakJAQDXCwAhqgkCAOoLACGrCQIA6gsAIawJAgDqCwAhrQkCAOoLACGuCQEA_gsAIa8JIADpCwAhsAlAANYLACGxCUAA1gsAIbIJQADWCwAhswkAAOMLACC0CQAA4wsAILUJQADWCwAhtgkgAOkLACG3CQAA4wsAILgJAgDqCwAhuQkCAOoLACG6CQEA1wsAIbsJAQD-CwAhvAkBAP4LACHSCQAAFgAg0wkAABYAIAkJAACQDQAgngcAAJENADCfBwAAHgAQoAcAAJENADCiB0AAxgsAIZsIAQDVCwAhgAkBANULACGlCQEA1QsAIaYJQADWCwAhAvMHAQAAAAGZCAIAAAABGQkAAJANACCeBwAAkw0AMJ8HAAAaABCgBwAAkw0AMKIHQADGCwAhywcBAPILACHzBwEA8gsAIZEIAgDqCwAhlwgBAPILACGYCAEA1QsAIZkIAgDqCwAhmggEAMULACGbCAEA1QsAIZwIAQDVCwAhnQgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGhCAAA_wsAIKIIQADWCwAhowhAANYLACGkCEAA1gsAIaUIBADFCwAhpggEAMULACGnCAEA1QsAISUHAACVDQAgCgAAlg0AIAsAAJcNACAMAACYDQAgngcAAJQNADCfBwAAFgAQoAcAAJQNADCtBwEA1QsAIZgIAQDVCwAhnAgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGlCAQAxQsAIZEJAQDVCwAhowkgAOkLACGoCQEA1QsAIakJAQDXCwAhqgkCAOoLACGrCQIA6gsAIawJAgDqCwAhrQkCAOoLACGuCQEA_gsAIa8JIADpCwAhsAlAANYLACGxCUAA1gsAIbIJQADWCwAhswkAAOMLACC0CQAA4wsAILUJQADWCwAhtgkgAOkLACG3CQAA4wsAILgJAgDqCwAhuQkCAOoLACG6CQEA1wsAIbsJAQD-CwAhvAkBAP4LACESBgAA2AwAIAgAANkMACAOAADaDAAgngcAANcMADCfBwAADgAQoAcAANcMADCiB0AAxgsAIa0HAQDVCwAh1wcCAOoLACHuBwEA8gsAIZEIAgDqCwAhnwgCAOoLACG0CAIA6gsAIaMJIADpCwAhvQkBANULACG-CQAA4wsAINIJAAAOACDTCQAADgAgA_0IAAAaACD-CAAAGgAg_wgAABoAIAP9CAAAHgAg_ggAAB4AIP8IAAAeACAD_QgAACIAIP4IAAAiACD_CAAAIgAgDwQAAN8MACAHAACaDQAgngcAAJkNADCfBwAAEQAQoAcAAJkNADCiB0AAxgsAIa0HAQDVCwAhswcBAPILACG8BwEA1QsAIcsHAQDyCwAh5gcBANULACGcCAEA1wsAIb8JAgDqCwAhwAkBANcLACHBCUAA1gsAIRIGAADYDAAgCAAA2QwAIA4AANoMACCeBwAA1wwAMJ8HAAAOABCgBwAA1wwAMKIHQADGCwAhrQcBANULACHXBwIA6gsAIe4HAQDyCwAhkQgCAOoLACGfCAIA6gsAIbQIAgDqCwAhowkgAOkLACG9CQEA1QsAIb4JAADjCwAg0gkAAA4AINMJAAAOACAOBAAAiA0AIAcAAJoNACCeBwAAmw0AMJ8HAAAJABCgBwAAmw0AMKEHQADWCwAhrQcBANULACGzBwEA8gsAIcsHAQD-CwAh5gcBANULACGcCAEA1wsAIb8JAgDqCwAhwgkBANULACHDCUAAxgsAIQLKBwEAAAABkAkBAAAAAQKzBwEAAAABygcBAAAAARUDAAC7DAAgBQAAnw0AIAYAANgMACAIAADZDAAgDwAA8wwAIBAAAPQMACARAADuDAAgHAAA9gwAIJ4HAACeDQAwnwcAAAMAEKAHAACeDQAwogdAAMYLACGzBwEA8gsAIcoHAQDyCwAhzAgBANULACGQCQEA1QsAIZEJAQDVCwAhxwkgAOkLACHICUAA1gsAIckJQADGCwAhyglAANYLACEPBAAA3wwAIJ4HAADeDAAwnwcAAAcAEKAHAADeDAAwrQcBANULACHLBwEA8gsAIewHBADFCwAhnggEAMULACGfCAQAxQsAIaAIBADFCwAhxAkEAMULACHFCQIA6gsAIcYJAgDqCwAh0gkAAAcAINMJAAAHACAAAAAAAAXXCQQAAAAB3gkEAAAAAd8JBAAAAAHgCQQAAAAB4QkEAAAAAQHXCUAAAAABAAAAAAAAAAAAAdcJAQAAAAEB1wlAAAAAAQHXCQEAAAABAAAAAAAF1wkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAgAAAAEFMgAAwRUAIDMAAMQVACDUCQAAwhUAINUJAADDFQAg2gkAAHwAIAMyAADBFQAg1AkAAMIVACDaCQAAfAAgAAAABTIAALwVACAzAAC_FQAg1AkAAL0VACDVCQAAvhUAINoJAAB8ACADMgAAvBUAINQJAAC9FQAg2gkAAHwAIAAAAALXCQEAAAAE3QkBAAAABQUyAAC1FQAgMwAAuhUAINQJAAC2FQAg1QkAALkVACDaCQAAAQAgCzIAANMNADAzAADYDQAw1AkAANQNADDVCQAA1Q0AMNYJAADWDQAg1wkAANcNADDYCQAA1w0AMNkJAADXDQAw2gkAANcNADDbCQAA2Q0AMNwJAADaDQAwCzIAAMcNADAzAADMDQAw1AkAAMgNADDVCQAAyQ0AMNYJAADKDQAg1wkAAMsNADDYCQAAyw0AMNkJAADLDQAw2gkAAMsNADDbCQAAzQ0AMNwJAADODQAwESuAAAAAAaIHQAAAAAGvBwEAAAABswcBAAAAAbQHBAAAAAG2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugdAAAAAAbsHAQAAAAG8BwEAAAABvQcCAAAAAb4HQAAAAAG_B0AAAAABwAdAAAAAAcEHQAAAAAECAAAAhAEAIDIAANINACADAAAAhAEAIDIAANINACAzAADRDQAgASsAALgVADAWIQAA5QwAICsAAP8LACCeBwAA5AwAMJ8HAACCAQAQoAcAAOQMADCiB0AAxgsAIa8HAQDXCwAhswcBAAAAAbQHBADFCwAhtQcBAPILACG2BwEA8gsAIbcHAQDVCwAhuAcBANULACG5BwEA1QsAIboHQADGCwAhuwcBAP4LACG8BwEA1QsAIb0HAgDqCwAhvgdAANYLACG_B0AA1gsAIcAHQADGCwAhwQdAANYLACECAAAAhAEAICsAANENACACAAAAzw0AICsAANANACAVKwAA_wsAIJ4HAADODQAwnwcAAM8NABCgBwAAzg0AMKIHQADGCwAhrwcBANcLACGzBwEA8gsAIbQHBADFCwAhtQcBAPILACG2BwEA8gsAIbcHAQDVCwAhuAcBANULACG5BwEA1QsAIboHQADGCwAhuwcBAP4LACG8BwEA1QsAIb0HAgDqCwAhvgdAANYLACG_B0AA1gsAIcAHQADGCwAhwQdAANYLACEVKwAA_wsAIJ4HAADODQAwnwcAAM8NABCgBwAAzg0AMKIHQADGCwAhrwcBANcLACGzBwEA8gsAIbQHBADFCwAhtQcBAPILACG2BwEA8gsAIbcHAQDVCwAhuAcBANULACG5BwEA1QsAIboHQADGCwAhuwcBAP4LACG8BwEA1QsAIb0HAgDqCwAhvgdAANYLACG_B0AA1gsAIcAHQADGCwAhwQdAANYLACERK4AAAAABogdAAKYNACGvBwEAsg0AIbMHAQCwDQAhtAcEAKUNACG2BwEAsA0AIbcHAQCwDQAhuAcBALANACG5BwEAsA0AIboHQACmDQAhuwcBALINACG8BwEAsA0AIb0HAgC4DQAhvgdAALENACG_B0AAsQ0AIcAHQACmDQAhwQdAALENACERK4AAAAABogdAAKYNACGvBwEAsg0AIbMHAQCwDQAhtAcEAKUNACG2BwEAsA0AIbcHAQCwDQAhuAcBALANACG5BwEAsA0AIboHQACmDQAhuwcBALINACG8BwEAsA0AIb0HAgC4DQAhvgdAALENACG_B0AAsQ0AIcAHQACmDQAhwQdAALENACERK4AAAAABogdAAAAAAa8HAQAAAAGzBwEAAAABtAcEAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6B0AAAAABuwcBAAAAAbwHAQAAAAG9BwIAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABwQdAAAAAAQSiB0AAAAABswcBAAAAAcgHAQAAAAHJB0AAAAABAgAAAIABACAyAADeDQAgAwAAAIABACAyAADeDQAgMwAA3Q0AIAErAAC3FQAwCSEAAOUMACCeBwAA5gwAMJ8HAAB-ABCgBwAA5gwAMKIHQADGCwAhswcBAAAAAbUHAQDyCwAhyAcBANULACHJB0AA1gsAIQIAAACAAQAgKwAA3Q0AIAIAAADbDQAgKwAA3A0AIAieBwAA2g0AMJ8HAADbDQAQoAcAANoNADCiB0AAxgsAIbMHAQDyCwAhtQcBAPILACHIBwEA1QsAIckHQADWCwAhCJ4HAADaDQAwnwcAANsNABCgBwAA2g0AMKIHQADGCwAhswcBAPILACG1BwEA8gsAIcgHAQDVCwAhyQdAANYLACEEogdAAKYNACGzBwEAsA0AIcgHAQCwDQAhyQdAALENACEEogdAAKYNACGzBwEAsA0AIcgHAQCwDQAhyQdAALENACEEogdAAAAAAbMHAQAAAAHIBwEAAAAByQdAAAAAAQHXCQEAAAAEAzIAALUVACDUCQAAthUAINoJAAABACAEMgAA0w0AMNQJAADUDQAw1gkAANYNACDaCQAA1w0AMAQyAADHDQAw1AkAAMgNADDWCQAAyg0AINoJAADLDQAwAAAAAAAB1wkgAAAAAQAAAAAAAAAAAAAB1wkAAQAAAQAAAAAAAAAAAAAB1wkAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXXCQQAAAAB3gkEAAAAAd8JBAAAAAHgCQQAAAAB4QkEAAAAAQXXCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkCAAAAAQAAAAAABTIAALAVACAzAACzFQAg1AkAALEVACDVCQAAshUAINoJAAAYACADMgAAsBUAINQJAACxFQAg2gkAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUyAACrFQAgMwAArhUAINQJAACsFQAg1QkAAK0VACDaCQAAawAgAzIAAKsVACDUCQAArBUAINoJAABrACAAAAAAAALXCQEAAAAE3QkBAAAABQLXCQEAAAAE3QkBAAAABQUyAACjFQAgMwAAqRUAINQJAACkFQAg1QkAAKgVACDaCQAABQAgBTIAAKEVACAzAACmFQAg1AkAAKIVACDVCQAApRUAINoJAABrACAB1wkBAAAABAHXCQEAAAAEAzIAAKMVACDUCQAApBUAINoJAAAFACADMgAAoRUAINQJAACiFQAg2gkAAGsAIAAAAALXCQEAAAAE3QkBAAAABQLXCQEAAAAE3QkBAAAABQUyAACcFQAgMwAAnxUAINQJAACdFQAg1QkAAJ4VACDaCQAAawAgAdcJAQAAAAQB1wkBAAAABAMyAACcFQAg1AkAAJ0VACDaCQAAawAgBwMAAMMPACARAADhEwAgEwAA4hMAIBQAAOMTACDcCAAArA0AIN0IAACsDQAg3ggAAKwNACAAAAAAAALXCQEAAAAE3QkBAAAABQUyAACVFQAgMwAAmhUAINQJAACWFQAg1QkAAJkVACDaCQAAAQAgCzIAAPsOADAzAACADwAw1AkAAPwOADDVCQAA_Q4AMNYJAAD-DgAg1wkAAP8OADDYCQAA_w4AMNkJAAD_DgAw2gkAAP8OADDbCQAAgQ8AMNwJAACCDwAwBzIAAPYOACAzAAD5DgAg1AkAAPcOACDVCQAA-A4AINgJAAA6ACDZCQAAOgAg2gkAAKsGACALMgAA6g4AMDMAAO8OADDUCQAA6w4AMNUJAADsDgAw1gkAAO0OACDXCQAA7g4AMNgJAADuDgAw2QkAAO4OADDaCQAA7g4AMNsJAADwDgAw3AkAAPEOADACyQdAAAAAAcsIAAEAAAECAAAAPgAgMgAA9Q4AIAMAAAA-ACAyAAD1DgAgMwAA9A4AIAErAACYFQAwCBIAALIMACCeBwAAig0AMJ8HAAA8ABCgBwAAig0AMMkHQADGCwAhyggBAPILACHLCAAB8wsAIc4JAACJDQAgAgAAAD4AICsAAPQOACACAAAA8g4AICsAAPMOACAGngcAAPEOADCfBwAA8g4AEKAHAADxDgAwyQdAAMYLACHKCAEA8gsAIcsIAAHzCwAhBp4HAADxDgAwnwcAAPIOABCgBwAA8Q4AMMkHQADGCwAhyggBAPILACHLCAAB8wsAIQLJB0AApg0AIcsIAAHzDQAhAskHQACmDQAhywgAAfMNACECyQdAAAAAAcsIAAEAAAEFrgdAAAAAAb4HQAAAAAHXCAAA3A4AINgIAADdDgAg2QgBAAAAAQIAAACrBgAgMgAA9g4AIAMAAAA6ACAyAAD2DgAgMwAA-g4AIAcAAAA6ACArAAD6DgAgrgdAALENACG-B0AApg0AIdcIAADZDgAg2AgAANoOACDZCAEAsg0AIQWuB0AAsQ0AIb4HQACmDQAh1wgAANkOACDYCAAA2g4AINkIAQCyDQAhEwQAANQOACCiB0AAAAABswcBAAAAAbwHAQAAAAHLBwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwiAAAAAAdAIAADSDgAg0QgCAAAAAdIIIAAAAAHTCAEAAAAB1AgAANMOACDVCCAAAAAB1ggCAAAAAQIAAAA3ACAyAACGDwAgAwAAADcAIDIAAIYPACAzAACFDwAgASsAAJcVADAZBAAA3wwAIBIAALIMACCeBwAAiw0AMJ8HAAA1ABCgBwAAiw0AMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhygcBAPILACHLBwEA8gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIcoIAQDyCwAhzAgBANULACHNCAEA1QsAIc4IAQDVCwAhzwgAAP8LACDQCAAA4wsAINEIAgDqCwAh0gggAOkLACHTCAEA1QsAIdQIAADjCwAg1QggAOkLACHWCAIA6gsAIQIAAAA3ACArAACFDwAgAgAAAIMPACArAACEDwAgF54HAACCDwAwnwcAAIMPABCgBwAAgg8AMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0gdAAMYLACHKCAEA8gsAIcwIAQDVCwAhzQgBANULACHOCAEA1QsAIc8IAAD_CwAg0AgAAOMLACDRCAIA6gsAIdIIIADpCwAh0wgBANULACHUCAAA4wsAINUIIADpCwAh1ggCAOoLACEXngcAAIIPADCfBwAAgw8AEKAHAACCDwAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA8gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIcoIAQDyCwAhzAgBANULACHNCAEA1QsAIc4IAQDVCwAhzwgAAP8LACDQCAAA4wsAINEIAgDqCwAh0gggAOkLACHTCAEA1QsAIdQIAADjCwAg1QggAOkLACHWCAIA6gsAIRKiB0AApg0AIbMHAQCwDQAhvAcBALANACHLBwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcwIAQCwDQAhzQgBALANACHOCAEAsA0AIc8IgAAAAAHQCAAAzg4AINEIAgC4DQAh0gggAOgNACHTCAEAsA0AIdQIAADPDgAg1QggAOgNACHWCAIAuA0AIRMEAADQDgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhywcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIc0IAQCwDQAhzggBALANACHPCIAAAAAB0AgAAM4OACDRCAIAuA0AIdIIIADoDQAh0wgBALANACHUCAAAzw4AINUIIADoDQAh1ggCALgNACETBAAA1A4AIKIHQAAAAAGzBwEAAAABvAcBAAAAAcsHAQAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCIAAAAAB0AgAANIOACDRCAIAAAAB0gggAAAAAdMIAQAAAAHUCAAA0w4AINUIIAAAAAHWCAIAAAABAdcJAQAAAAQDMgAAlRUAINQJAACWFQAg2gkAAAEAIAQyAAD7DgAw1AkAAPwOADDWCQAA_g4AINoJAAD_DgAwAzIAAPYOACDUCQAA9w4AINoJAACrBgAgBDIAAOoOADDUCQAA6w4AMNYJAADtDgAg2gkAAO4OADAAAAAAAAcyAACNFQAgMwAAkxUAINQJAACOFQAg1QkAAJIVACDYCQAAWgAg2QkAAFoAINoJAAABACAHMgAAixUAIDMAAJAVACDUCQAAjBUAINUJAACPFQAg2AkAAEIAINkJAABCACDaCQAARAAgAzIAAI0VACDUCQAAjhUAINoJAAABACADMgAAixUAINQJAACMFQAg2gkAAEQAIAAAAAUyAACDFQAgMwAAiRUAINQJAACEFQAg1QkAAIgVACDaCQAAAQAgBTIAAIEVACAzAACGFQAg1AkAAIIVACDVCQAAhRUAINoJAABEACADMgAAgxUAINQJAACEFQAg2gkAAAEAIAMyAACBFQAg1AkAAIIVACDaCQAARAAgAAAABTIAAPkUACAzAAD_FAAg1AkAAPoUACDVCQAA_hQAINoJAAABACAFMgAA9xQAIDMAAPwUACDUCQAA-BQAINUJAAD7FAAg2gkAAEQAIAMyAAD5FAAg1AkAAPoUACDaCQAAAQAgAzIAAPcUACDUCQAA-BQAINoJAABEACAAAAAC1wkBAAAABN0JAQAAAAUFMgAA7xQAIDMAAPUUACDUCQAA8BQAINUJAAD0FAAg2gkAAAEAIAUyAADtFAAgMwAA8hQAINQJAADuFAAg1QkAAPEUACDaCQAAoQUAIAHXCQEAAAAEAzIAAO8UACDUCQAA8BQAINoJAAABACADMgAA7RQAINQJAADuFAAg2gkAAKEFACAAAAAAAALXCQEAAAAE3QkBAAAABQUyAADnFAAgMwAA6xQAINQJAADoFAAg1QkAAOoUACDaCQAAAQAgCzIAALQPADAzAAC5DwAw1AkAALUPADDVCQAAtg8AMNYJAAC3DwAg1wkAALgPADDYCQAAuA8AMNkJAAC4DwAw2gkAALgPADDbCQAAug8AMNwJAAC7DwAwDwMAAKoPACCiB0AAAAABswcBAAAAAckHQAAAAAHQBwEAAAAB0QcBAAAAAdoIAQAAAAHtCEAAAAAB8QhAAAAAAfMIAAEAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgAAKkPACACAAAAcwAgMgAAvw8AIAMAAABzACAyAAC_DwAgMwAAvg8AIAErAADpFAAwFQMAALsMACAfAADrDAAgngcAAOoMADCfBwAAcQAQoAcAAOoMADCiB0AAxgsAIbMHAQAAAAHJB0AAxgsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIdoIAQDXCwAh7QhAANYLACHxCEAA1gsAIfIIAQDyCwAh8wgAAQAAAfQIAQDVCwAh9QgBANcLACH2CAEA1wsAIfcIAQDXCwAh-AgAAOMLACACAAAAcwAgKwAAvg8AIAIAAAC8DwAgKwAAvQ8AIBOeBwAAuw8AMJ8HAAC8DwAQoAcAALsPADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHaCAEA1wsAIe0IQADWCwAh8QhAANYLACHyCAEA8gsAIfMIAAHzCwAh9AgBANULACH1CAEA1wsAIfYIAQDXCwAh9wgBANcLACH4CAAA4wsAIBOeBwAAuw8AMJ8HAAC8DwAQoAcAALsPADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHaCAEA1wsAIe0IQADWCwAh8QhAANYLACHyCAEA8gsAIfMIAAHzCwAh9AgBANULACH1CAEA1wsAIfYIAQDXCwAh9wgBANcLACH4CAAA4wsAIA6iB0AApg0AIbMHAQCwDQAhyQdAAKYNACHQBwEAsA0AIdEHAQCwDQAh2ggBALINACHtCEAAsQ0AIfEIQACxDQAh8wgAAfMNACH0CAEAsA0AIfUIAQCyDQAh9ggBALINACH3CAEAsg0AIfgIAACmDwAgDwMAAKcPACCiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHQBwEAsA0AIdEHAQCwDQAh2ggBALINACHtCEAAsQ0AIfEIQACxDQAh8wgAAfMNACH0CAEAsA0AIfUIAQCyDQAh9ggBALINACH3CAEAsg0AIfgIAACmDwAgDwMAAKoPACCiB0AAAAABswcBAAAAAckHQAAAAAHQBwEAAAAB0QcBAAAAAdoIAQAAAAHtCEAAAAAB8QhAAAAAAfMIAAEAAAH0CAEAAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgAAKkPACAB1wkBAAAABAMyAADnFAAg1AkAAOgUACDaCQAAAQAgBDIAALQPADDUCQAAtQ8AMNYJAAC3DwAg2gkAALgPADAPDwAA0hMAIBAAANMTACAYAADWEwAgGQAA2BMAIBoAANkTACAbAADaEwAgHAAA1RMAIB0AANETACAeAADUEwAgHwAA1xMAICAAAMQPACAkAADbEwAgJQAA3BMAIMsJAACsDQAgzQkAAKwNACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUyAADfFAAgMwAA5RQAINQJAADgFAAg1QkAAOQUACDaCQAAAQAgBzIAAN0UACAzAADiFAAg1AkAAN4UACDVCQAA4RQAINgJAABHACDZCQAARwAg2gkAAEkAIAMyAADfFAAg1AkAAOAUACDaCQAAAQAgAzIAAN0UACDUCQAA3hQAINoJAABJACAAAAAFMgAA1RQAIDMAANsUACDUCQAA1hQAINUJAADaFAAg2gkAAAEAIAUyAADTFAAgMwAA2BQAINQJAADUFAAg1QkAANcUACDaCQAARAAgBzIAAOIPACAzAADlDwAg1AkAAOMPACDVCQAA5A8AINgJAABLACDZCQAASwAg2gkAAIkBACAIAwAA2g8AIKIHQAAAAAGzBwEAAAABvQcCAAAAAcAHQAAAAAHIBwEAAAABygcBAAAAAYsJgAAAAAECAAAAiQEAIDIAAOIPACADAAAASwAgMgAA4g8AIDMAAOYPACAKAAAASwAgAwAA2A8AICsAAOYPACCiB0AApg0AIbMHAQCwDQAhvQcCALgNACHAB0AApg0AIcgHAQCyDQAhygcBALANACGLCYAAAAABCAMAANgPACCiB0AApg0AIbMHAQCwDQAhvQcCALgNACHAB0AApg0AIcgHAQCyDQAhygcBALANACGLCYAAAAABAzIAANUUACDUCQAA1hQAINoJAAABACADMgAA0xQAINQJAADUFAAg2gkAAEQAIAMyAADiDwAg1AkAAOMPACDaCQAAiQEAIAAAAAUyAADHFAAgMwAA0RQAINQJAADIFAAg1QkAANAUACDaCQAAAQAgBzIAAMUUACAzAADOFAAg1AkAAMYUACDVCQAAzRQAINgJAAADACDZCQAAAwAg2gkAAAUAIAsyAACXEAAwMwAAnBAAMNQJAACYEAAw1QkAAJkQADDWCQAAmhAAINcJAACbEAAw2AkAAJsQADDZCQAAmxAAMNoJAACbEAAw2wkAAJ0QADDcCQAAnhAAMAsyAACLEAAwMwAAkBAAMNQJAACMEAAw1QkAAI0QADDWCQAAjhAAINcJAACPEAAw2AkAAI8QADDZCQAAjxAAMNoJAACPEAAw2wkAAJEQADDcCQAAkhAAMAsyAAD_DwAwMwAAhBAAMNQJAACAEAAw1QkAAIEQADDWCQAAghAAINcJAACDEAAw2AkAAIMQADDZCQAAgxAAMNoJAACDEAAw2wkAAIUQADDcCQAAhhAAMAsyAADzDwAwMwAA-A8AMNQJAAD0DwAw1QkAAPUPADDWCQAA9g8AINcJAAD3DwAw2AkAAPcPADDZCQAA9w8AMNoJAAD3DwAw2wkAAPkPADDcCQAA-g8AMA4DAACTDwAgBAEAAAABogdAAAAAAbMHAQAAAAG8BwEAAAAByQdAAAAAAcsHAQAAAAHoBwEAAAAB4ggAAQAAAeMIAAEAAAHkCAEAAAAB5QgBAAAAAecIAgAAAAHoCEAAAAABAgAAAFgAIDIAAP4PACADAAAAWAAgMgAA_g8AIDMAAP0PACABKwAAzBQAMBQDAAD_DAAgBAEA1wsAIRUAAIANACCeBwAA_gwAMJ8HAABWABCgBwAA_gwAMKIHQADGCwAhswcBAAAAAbwHAQDVCwAhyQdAAMYLACHKBwEA_gsAIcsHAQD-CwAh6AcBANULACHiCAABAAAB4wgAAQAAAeQIAQDXCwAh5QgBANcLACHmCAEA_gsAIecIAgDqCwAh6AhAANYLACECAAAAWAAgKwAA_Q8AIAIAAAD7DwAgKwAA_A8AIBIEAQDXCwAhngcAAPoPADCfBwAA-w8AEKAHAAD6DwAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhyQdAAMYLACHKBwEA_gsAIcsHAQD-CwAh6AcBANULACHiCAAB8wsAIeMIAAHzCwAh5AgBANcLACHlCAEA1wsAIeYIAQD-CwAh5wgCAOoLACHoCEAA1gsAIRIEAQDXCwAhngcAAPoPADCfBwAA-w8AEKAHAAD6DwAwogdAAMYLACGzBwEA8gsAIbwHAQDVCwAhyQdAAMYLACHKBwEA_gsAIcsHAQD-CwAh6AcBANULACHiCAAB8wsAIeMIAAHzCwAh5AgBANcLACHlCAEA1wsAIeYIAQD-CwAh5wgCAOoLACHoCEAA1gsAIQ0EAQCyDQAhogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhyQdAAKYNACHLBwEAsg0AIegHAQCwDQAh4ggAAfMNACHjCAAB8w0AIeQIAQCyDQAh5QgBALINACHnCAIAuA0AIegIQACxDQAhDgMAAJEPACAEAQCyDQAhogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhyQdAAKYNACHLBwEAsg0AIegHAQCwDQAh4ggAAfMNACHjCAAB8w0AIeQIAQCyDQAh5QgBALINACHnCAIAuA0AIegIQACxDQAhDgMAAJMPACAEAQAAAAGiB0AAAAABswcBAAAAAbwHAQAAAAHJB0AAAAABywcBAAAAAegHAQAAAAHiCAABAAAB4wgAAQAAAeQIAQAAAAHlCAEAAAAB5wgCAAAAAegIQAAAAAEKAwAAmg8AIKIHQAAAAAGzBwEAAAAByQdAAAAAAcsHAQAAAAHpCAABAAAB6ggAAQAAAesIAQAAAAHsCEAAAAAB7QhAAAAAAQIAAABUACAyAACKEAAgAwAAAFQAIDIAAIoQACAzAACJEAAgASsAAMsUADAQAwAAuwwAIBUAAIINACCeBwAAgQ0AMJ8HAABSABCgBwAAgQ0AMKIHQADGCwAhswcBAAAAAckHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh6QgAAQAAAeoIAAHzCwAh6wgBANcLACHsCEAA1gsAIe0IQADWCwAhAgAAAFQAICsAAIkQACACAAAAhxAAICsAAIgQACAOngcAAIYQADCfBwAAhxAAEKAHAACGEAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh6QgAAfMLACHqCAAB8wsAIesIAQDXCwAh7AhAANYLACHtCEAA1gsAIQ6eBwAAhhAAMJ8HAACHEAAQoAcAAIYQADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh5ggBAPILACHpCAAB8wsAIeoIAAHzCwAh6wgBANcLACHsCEAA1gsAIe0IQADWCwAhCaIHQACmDQAhswcBALANACHJB0AApg0AIcsHAQCwDQAh6QgAAfMNACHqCAAB8w0AIesIAQCyDQAh7AhAALENACHtCEAAsQ0AIQoDAACYDwAgogdAAKYNACGzBwEAsA0AIckHQACmDQAhywcBALANACHpCAAB8w0AIeoIAAHzDQAh6wgBALINACHsCEAAsQ0AIe0IQACxDQAhCgMAAJoPACCiB0AAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB6QgAAQAAAeoIAAEAAAHrCAEAAAAB7AhAAAAAAe0IQAAAAAEHAwAAoQ8AIMkHQAAAAAHLBwEAAAAB7ggAAQAAAe8IAQAAAAHwCAEAAAAB8QhAAAAAAQIAAABQACAyAACWEAAgAwAAAFAAIDIAAJYQACAzAACVEAAgASsAAMoUADANAwAAuwwAIBUAAIINACCeBwAAgw0AMJ8HAABOABCgBwAAgw0AMMkHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh7ggAAQAAAe8IAQDVCwAh8AgBANULACHxCEAA1gsAIQIAAABQACArAACVEAAgAgAAAJMQACArAACUEAAgC54HAACSEAAwnwcAAJMQABCgBwAAkhAAMMkHQADGCwAhygcBAPILACHLBwEA8gsAIeYIAQDyCwAh7ggAAfMLACHvCAEA1QsAIfAIAQDVCwAh8QhAANYLACELngcAAJIQADCfBwAAkxAAEKAHAACSEAAwyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh5ggBAPILACHuCAAB8wsAIe8IAQDVCwAh8AgBANULACHxCEAA1gsAIQbJB0AApg0AIcsHAQCwDQAh7ggAAfMNACHvCAEAsA0AIfAIAQCwDQAh8QhAALENACEHAwAAnw8AIMkHQACmDQAhywcBALANACHuCAAB8w0AIe8IAQCwDQAh8AgBALANACHxCEAAsQ0AIQcDAAChDwAgyQdAAAAAAcsHAQAAAAHuCAABAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABCgMAAOcPACAXAADpDwAgogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHtCEAAAAAB8wgAAQAAAYwJQAAAAAECAAAASQAgMgAAohAAIAMAAABJACAyAACiEAAgMwAAoRAAIAErAADJFAAwEAMAALsMACAVAACCDQAgFwAAhQ0AIJ4HAACEDQAwnwcAAEcAEKAHAACEDQAwogdAAMYLACGzBwEAAAAByQdAAMYLACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHmCAEA8gsAIe0IQADWCwAh8wgAAQAAAYwJQADWCwAhAgAAAEkAICsAAKEQACACAAAAnxAAICsAAKAQACANngcAAJ4QADCfBwAAnxAAEKAHAACeEAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh5ggBAPILACHtCEAA1gsAIfMIAAHzCwAhjAlAANYLACENngcAAJ4QADCfBwAAnxAAEKAHAACeEAAwogdAAMYLACGzBwEA8gsAIckHQADGCwAhygcBAPILACHQBwEA1QsAIdEHAQDVCwAh5ggBAPILACHtCEAA1gsAIfMIAAHzCwAhjAlAANYLACEIogdAAKYNACGzBwEAsA0AIckHQACmDQAh0AcBALANACHRBwEAsA0AIe0IQACxDQAh8wgAAfMNACGMCUAAsQ0AIQoDAADfDwAgFwAA4Q8AIKIHQACmDQAhswcBALANACHJB0AApg0AIdAHAQCwDQAh0QcBALANACHtCEAAsQ0AIfMIAAHzDQAhjAlAALENACEKAwAA5w8AIBcAAOkPACCiB0AAAAABswcBAAAAAckHQAAAAAHQBwEAAAAB0QcBAAAAAe0IQAAAAAHzCAABAAABjAlAAAAAAQMyAADHFAAg1AkAAMgUACDaCQAAAQAgAzIAAMUUACDUCQAAxhQAINoJAAAFACAEMgAAlxAAMNQJAACYEAAw1gkAAJoQACDaCQAAmxAAMAQyAACLEAAw1AkAAIwQADDWCQAAjhAAINoJAACPEAAwBDIAAP8PADDUCQAAgBAAMNYJAACCEAAg2gkAAIMQADAEMgAA8w8AMNQJAAD0DwAw1gkAAPYPACDaCQAA9w8AMAAAAAAAAAAAAAAAAtcJAQAAAATdCQEAAAAFAtcJAQAAAATdCQEAAAAFBTIAAL0UACAzAADDFAAg1AkAAL4UACDVCQAAwhQAINoJAAABACAFMgAAuxQAIDMAAMAUACDUCQAAvBQAINUJAAC_FAAg2gkAAAUAIAHXCQEAAAAEAdcJAQAAAAQDMgAAvRQAINQJAAC-FAAg2gkAAAEAIAMyAAC7FAAg1AkAALwUACDaCQAABQAgAAAAAtcJAQAAAATdCQEAAAAFAtcJAQAAAATdCQEAAAAFBTIAALMUACAzAAC5FAAg1AkAALQUACDVCQAAuBQAINoJAAABACAFMgAAsRQAIDMAALYUACDUCQAAshQAINUJAAC1FAAg2gkAAAUAIAHXCQEAAAAEAdcJAQAAAAQDMgAAsxQAINQJAAC0FAAg2gkAAAEAIAMyAACxFAAg1AkAALIUACDaCQAABQAgAAAAAAAAAAAAAAAAAAUyAACsFAAgMwAArxQAINQJAACtFAAg1QkAAK4UACDaCQAAGAAgAzIAAKwUACDUCQAArRQAINoJAAAYACAAAAAFMgAApxQAIDMAAKoUACDUCQAAqBQAINUJAACpFAAg2gkAABgAIAMyAACnFAAg1AkAAKgUACDaCQAAGAAgAAAAAAAC1wkBAAAABN0JAQAAAAUC1wkBAAAABN0JAQAAAAUC1wkBAAAABN0JAQAAAAUFMgAAnxQAIDMAAKUUACDUCQAAoBQAINUJAACkFAAg2gkAAI0CACALMgAA_xAAMDMAAIQRADDUCQAAgBEAMNUJAACBEQAw1gkAAIIRACDXCQAAgxEAMNgJAACDEQAw2QkAAIMRADDaCQAAgxEAMNsJAACFEQAw3AkAAIYRADALMgAA8xAAMDMAAPgQADDUCQAA9BAAMNUJAAD1EAAw1gkAAPYQACDXCQAA9xAAMNgJAAD3EAAw2QkAAPcQADDaCQAA9xAAMNsJAAD5EAAw3AkAAPoQADALMgAA5xAAMDMAAOwQADDUCQAA6BAAMNUJAADpEAAw1gkAAOoQACDXCQAA6xAAMNgJAADrEAAw2QkAAOsQADDaCQAA6xAAMNsJAADtEAAw3AkAAO4QADAFvAcgAAAAAeYHAQAAAAHvBwEAAAABrAgBAAAAAacJQAAAAAECAAAAJAAgMgAA8hAAIAMAAAAkACAyAADyEAAgMwAA8RAAIAErAACjFAAwCwkAAJANACCeBwAAjw0AMJ8HAAAiABCgBwAAjw0AMLwHIADpCwAh5gcBANULACHvBwEA1QsAIZsIAQDVCwAhrAgBANULACGnCUAAxgsAIc8JAACODQAgAgAAACQAICsAAPEQACACAAAA7xAAICsAAPAQACAJngcAAO4QADCfBwAA7xAAEKAHAADuEAAwvAcgAOkLACHmBwEA1QsAIe8HAQDVCwAhmwgBANULACGsCAEA1QsAIacJQADGCwAhCZ4HAADuEAAwnwcAAO8QABCgBwAA7hAAMLwHIADpCwAh5gcBANULACHvBwEA1QsAIZsIAQDVCwAhrAgBANULACGnCUAAxgsAIQW8ByAA6A0AIeYHAQCwDQAh7wcBALANACGsCAEAsA0AIacJQACmDQAhBbwHIADoDQAh5gcBALANACHvBwEAsA0AIawIAQCwDQAhpwlAAKYNACEFvAcgAAAAAeYHAQAAAAHvBwEAAAABrAgBAAAAAacJQAAAAAEEogdAAAAAAYAJAQAAAAGlCQEAAAABpglAAAAAAQIAAAAgACAyAAD-EAAgAwAAACAAIDIAAP4QACAzAAD9EAAgASsAAKIUADAJCQAAkA0AIJ4HAACRDQAwnwcAAB4AEKAHAACRDQAwogdAAMYLACGbCAEA1QsAIYAJAQDVCwAhpQkBAAAAAaYJQADWCwAhAgAAACAAICsAAP0QACACAAAA-xAAICsAAPwQACAIngcAAPoQADCfBwAA-xAAEKAHAAD6EAAwogdAAMYLACGbCAEA1QsAIYAJAQDVCwAhpQkBANULACGmCUAA1gsAIQieBwAA-hAAMJ8HAAD7EAAQoAcAAPoQADCiB0AAxgsAIZsIAQDVCwAhgAkBANULACGlCQEA1QsAIaYJQADWCwAhBKIHQACmDQAhgAkBALANACGlCQEAsA0AIaYJQACxDQAhBKIHQACmDQAhgAkBALANACGlCQEAsA0AIaYJQACxDQAhBKIHQAAAAAGACQEAAAABpQkBAAAAAaYJQAAAAAEUogdAAAAAAcsHAQAAAAHzBwEAAAABkQgCAAAAAZcIAQAAAAGYCAEAAAABmQgCAAAAAZoIBAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaEIgAAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAQAAAABpggEAAAAAacIAQAAAAECAAAAHAAgMgAAihEAIAMAAAAcACAyAACKEQAgMwAAiREAIAErAAChFAAwGgkAAJANACCeBwAAkw0AMJ8HAAAaABCgBwAAkw0AMKIHQADGCwAhywcBAPILACHzBwEA8gsAIZEIAgDqCwAhlwgBAAAAAZgIAQDVCwAhmQgCAOoLACGaCAQAxQsAIZsIAQDVCwAhnAgBANULACGdCAEA1QsAIZ4IAgDqCwAhnwgCAOoLACGgCAIA6gsAIaEIAAD_CwAgoghAANYLACGjCEAA1gsAIaQIQADWCwAhpQgEAMULACGmCAQAxQsAIacIAQDVCwAh0AkAAJINACACAAAAHAAgKwAAiREAIAIAAACHEQAgKwAAiBEAIBieBwAAhhEAMJ8HAACHEQAQoAcAAIYRADCiB0AAxgsAIcsHAQDyCwAh8wcBAPILACGRCAIA6gsAIZcIAQDyCwAhmAgBANULACGZCAIA6gsAIZoIBADFCwAhmwgBANULACGcCAEA1QsAIZ0IAQDVCwAhnggCAOoLACGfCAIA6gsAIaAIAgDqCwAhoQgAAP8LACCiCEAA1gsAIaMIQADWCwAhpAhAANYLACGlCAQAxQsAIaYIBADFCwAhpwgBANULACEYngcAAIYRADCfBwAAhxEAEKAHAACGEQAwogdAAMYLACHLBwEA8gsAIfMHAQDyCwAhkQgCAOoLACGXCAEA8gsAIZgIAQDVCwAhmQgCAOoLACGaCAQAxQsAIZsIAQDVCwAhnAgBANULACGdCAEA1QsAIZ4IAgDqCwAhnwgCAOoLACGgCAIA6gsAIaEIAAD_CwAgoghAANYLACGjCEAA1gsAIaQIQADWCwAhpQgEAMULACGmCAQAxQsAIacIAQDVCwAhFKIHQACmDQAhywcBALANACHzBwEAsA0AIZEIAgC4DQAhlwgBALANACGYCAEAsA0AIZkIAgC4DQAhmggEAKUNACGcCAEAsA0AIZ0IAQCwDQAhnggCALgNACGfCAIAuA0AIaAIAgC4DQAhoQiAAAAAAaIIQACxDQAhowhAALENACGkCEAAsQ0AIaUIBAClDQAhpggEAKUNACGnCAEAsA0AIRSiB0AApg0AIcsHAQCwDQAh8wcBALANACGRCAIAuA0AIZcIAQCwDQAhmAgBALANACGZCAIAuA0AIZoIBAClDQAhnAgBALANACGdCAEAsA0AIZ4IAgC4DQAhnwgCALgNACGgCAIAuA0AIaEIgAAAAAGiCEAAsQ0AIaMIQACxDQAhpAhAALENACGlCAQApQ0AIaYIBAClDQAhpwgBALANACEUogdAAAAAAcsHAQAAAAHzBwEAAAABkQgCAAAAAZcIAQAAAAGYCAEAAAABmQgCAAAAAZoIBAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaEIgAAAAAGiCEAAAAABowhAAAAAAaQIQAAAAAGlCAQAAAABpggEAAAAAacIAQAAAAEB1wkBAAAABAHXCQEAAAAEAdcJAQAAAAQDMgAAnxQAINQJAACgFAAg2gkAAI0CACAEMgAA_xAAMNQJAACAEQAw1gkAAIIRACDaCQAAgxEAMAQyAADzEAAw1AkAAPQQADDWCQAA9hAAINoJAAD3EAAwBDIAAOcQADDUCQAA6BAAMNYJAADqEAAg2gkAAOsQADAAAAAAAALXCQEAAAAE3QkBAAAABQsyAAC1EQAwMwAAuhEAMNQJAAC2EQAw1QkAALcRADDWCQAAuBEAINcJAAC5EQAw2AkAALkRADDZCQAAuREAMNoJAAC5EQAw2wkAALsRADDcCQAAvBEAMAsyAACnEQAwMwAArBEAMNQJAACoEQAw1QkAAKkRADDWCQAAqhEAINcJAACrEQAw2AkAAKsRADDZCQAAqxEAMNoJAACrEQAw2wkAAK0RADDcCQAArhEAMAsyAACbEQAwMwAAoBEAMNQJAACcEQAw1QkAAJ0RADDWCQAAnhEAINcJAACfEQAw2AkAAJ8RADDZCQAAnxEAMNoJAACfEQAw2wkAAKERADDcCQAAohEAMCAKAACPEQAgCwAAkBEAIAwAAJERACCtBwEAAAABmAgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaUIBAAAAAGRCQEAAAABowkgAAAAAagJAQAAAAGpCQEAAAABqgkCAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAa4JAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABswkAAIsRACC0CQAAjBEAILUJQAAAAAG2CSAAAAABtwkAAI0RACC4CQIAAAABuQkCAAAAAboJAQAAAAG7CQEAAAABvAkBAAAAAQIAAAAYACAyAACmEQAgAwAAABgAIDIAAKYRACAzAAClEQAgASsAAJ4UADAlBwAAlQ0AIAoAAJYNACALAACXDQAgDAAAmA0AIJ4HAACUDQAwnwcAABYAEKAHAACUDQAwrQcBAAAAAZgIAQDVCwAhnAgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGlCAQAxQsAIZEJAQDVCwAhowkgAOkLACGoCQEA1QsAIakJAQDXCwAhqgkCAOoLACGrCQIA6gsAIawJAgDqCwAhrQkCAOoLACGuCQEA_gsAIa8JIADpCwAhsAlAANYLACGxCUAA1gsAIbIJQADWCwAhswkAAOMLACC0CQAA4wsAILUJQADWCwAhtgkgAOkLACG3CQAA4wsAILgJAgDqCwAhuQkCAOoLACG6CQEA1wsAIbsJAQD-CwAhvAkBAP4LACECAAAAGAAgKwAApREAIAIAAACjEQAgKwAApBEAICGeBwAAohEAMJ8HAACjEQAQoAcAAKIRADCtBwEA1QsAIZgIAQDVCwAhnAgBANULACGeCAIA6gsAIZ8IAgDqCwAhoAgCAOoLACGlCAQAxQsAIZEJAQDVCwAhowkgAOkLACGoCQEA1QsAIakJAQDXCwAhqgkCAOoLACGrCQIA6gsAIawJAgDqCwAhrQkCAOoLACGuCQEA_gsAIa8JIADpCwAhsAlAANYLACGxCUAA1gsAIbIJQADWCwAhswkAAOMLACC0CQAA4wsAILUJQADWCwAhtgkgAOkLACG3CQAA4wsAILgJAgDqCwAhuQkCAOoLACG6CQEA1wsAIbsJAQD-CwAhvAkBAP4LACEhngcAAKIRADCfBwAAoxEAEKAHAACiEQAwrQcBANULACGYCAEA1QsAIZwIAQDVCwAhnggCAOoLACGfCAIA6gsAIaAIAgDqCwAhpQgEAMULACGRCQEA1QsAIaMJIADpCwAhqAkBANULACGpCQEA1wsAIaoJAgDqCwAhqwkCAOoLACGsCQIA6gsAIa0JAgDqCwAhrgkBAP4LACGvCSAA6QsAIbAJQADWCwAhsQlAANYLACGyCUAA1gsAIbMJAADjCwAgtAkAAOMLACC1CUAA1gsAIbYJIADpCwAhtwkAAOMLACC4CQIA6gsAIbkJAgDqCwAhugkBANcLACG7CQEA_gsAIbwJAQD-CwAhHa0HAQCwDQAhmAgBALANACGeCAIAuA0AIZ8IAgC4DQAhoAgCALgNACGlCAQApQ0AIZEJAQCwDQAhowkgAOgNACGoCQEAsA0AIakJAQCyDQAhqgkCALgNACGrCQIAuA0AIawJAgC4DQAhrQkCALgNACGuCQEAsg0AIa8JIADoDQAhsAlAALENACGxCUAAsQ0AIbIJQACxDQAhswkAAOAQACC0CQAA4RAAILUJQACxDQAhtgkgAOgNACG3CQAA4hAAILgJAgC4DQAhuQkCALgNACG6CQEAsg0AIbsJAQCyDQAhvAkBALINACEgCgAA5BAAIAsAAOUQACAMAADmEAAgrQcBALANACGYCAEAsA0AIZ4IAgC4DQAhnwgCALgNACGgCAIAuA0AIaUIBAClDQAhkQkBALANACGjCSAA6A0AIagJAQCwDQAhqQkBALINACGqCQIAuA0AIasJAgC4DQAhrAkCALgNACGtCQIAuA0AIa4JAQCyDQAhrwkgAOgNACGwCUAAsQ0AIbEJQACxDQAhsglAALENACGzCQAA4BAAILQJAADhEAAgtQlAALENACG2CSAA6A0AIbcJAADiEAAguAkCALgNACG5CQIAuA0AIboJAQCyDQAhuwkBALINACG8CQEAsg0AISAKAACPEQAgCwAAkBEAIAwAAJERACCtBwEAAAABmAgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaUIBAAAAAGRCQEAAAABowkgAAAAAagJAQAAAAGpCQEAAAABqgkCAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAa4JAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABswkAAIsRACC0CQAAjBEAILUJQAAAAAG2CSAAAAABtwkAAI0RACC4CQIAAAABuQkCAAAAAboJAQAAAAG7CQEAAAABvAkBAAAAAQoEAAC0EQAgogdAAAAAAa0HAQAAAAGzBwEAAAABvAcBAAAAAcsHAQAAAAHmBwEAAAABvwkCAAAAAcAJAQAAAAHBCUAAAAABAgAAABMAIDIAALMRACADAAAAEwAgMgAAsxEAIDMAALERACABKwAAnRQAMA8EAADfDAAgBwAAmg0AIJ4HAACZDQAwnwcAABEAEKAHAACZDQAwogdAAMYLACGtBwEA1QsAIbMHAQAAAAG8BwEA1QsAIcsHAQDyCwAh5gcBANULACGcCAEA1wsAIb8JAgDqCwAhwAkBANcLACHBCUAA1gsAIQIAAAATACArAACxEQAgAgAAAK8RACArAACwEQAgDZ4HAACuEQAwnwcAAK8RABCgBwAArhEAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhywcBAPILACHmBwEA1QsAIZwIAQDXCwAhvwkCAOoLACHACQEA1wsAIcEJQADWCwAhDZ4HAACuEQAwnwcAAK8RABCgBwAArhEAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhywcBAPILACHmBwEA1QsAIZwIAQDXCwAhvwkCAOoLACHACQEA1wsAIcEJQADWCwAhCaIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhywcBALANACHmBwEAsA0AIb8JAgC4DQAhwAkBALINACHBCUAAsQ0AIQoEAACyEQAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhvAcBALANACHLBwEAsA0AIeYHAQCwDQAhvwkCALgNACHACQEAsg0AIcEJQACxDQAhBTIAAJgUACAzAACbFAAg1AkAAJkUACDVCQAAmhQAINoJAAAFACAKBAAAtBEAIKIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHLBwEAAAAB5gcBAAAAAb8JAgAAAAHACQEAAAABwQlAAAAAAQMyAACYFAAg1AkAAJkUACDaCQAABQAgCQQAAMIRACChB0AAAAABrQcBAAAAAbMHAQAAAAHLBwEAAAAB5gcBAAAAAb8JAgAAAAHCCQEAAAABwwlAAAAAAQIAAAALACAyAADBEQAgAwAAAAsAIDIAAMERACAzAAC_EQAgASsAAJcUADAOBAAAiA0AIAcAAJoNACCeBwAAmw0AMJ8HAAAJABCgBwAAmw0AMKEHQADWCwAhrQcBANULACGzBwEAAAABywcBAP4LACHmBwEA1QsAIZwIAQDXCwAhvwkCAOoLACHCCQEA1QsAIcMJQADGCwAhAgAAAAsAICsAAL8RACACAAAAvREAICsAAL4RACAMngcAALwRADCfBwAAvREAEKAHAAC8EQAwoQdAANYLACGtBwEA1QsAIbMHAQDyCwAhywcBAP4LACHmBwEA1QsAIZwIAQDXCwAhvwkCAOoLACHCCQEA1QsAIcMJQADGCwAhDJ4HAAC8EQAwnwcAAL0RABCgBwAAvBEAMKEHQADWCwAhrQcBANULACGzBwEA8gsAIcsHAQD-CwAh5gcBANULACGcCAEA1wsAIb8JAgDqCwAhwgkBANULACHDCUAAxgsAIQihB0AAsQ0AIa0HAQCwDQAhswcBALANACHLBwEAsg0AIeYHAQCwDQAhvwkCALgNACHCCQEAsA0AIcMJQACmDQAhCQQAAMARACChB0AAsQ0AIa0HAQCwDQAhswcBALANACHLBwEAsg0AIeYHAQCwDQAhvwkCALgNACHCCQEAsA0AIcMJQACmDQAhBzIAAJIUACAzAACVFAAg1AkAAJMUACDVCQAAlBQAINgJAAADACDZCQAAAwAg2gkAAAUAIAkEAADCEQAgoQdAAAAAAa0HAQAAAAGzBwEAAAABywcBAAAAAeYHAQAAAAG_CQIAAAABwgkBAAAAAcMJQAAAAAEDMgAAkhQAINQJAACTFAAg2gkAAAUAIAHXCQEAAAAEBDIAALURADDUCQAAthEAMNYJAAC4EQAg2gkAALkRADAEMgAApxEAMNQJAACoEQAw1gkAAKoRACDaCQAAqxEAMAQyAACbEQAw1AkAAJwRADDWCQAAnhEAINoJAACfEQAwAAAAAAAAAAAHMgAAjRQAIDMAAJAUACDUCQAAjhQAINUJAACPFAAg2AkAAA4AINkJAAAOACDaCQAAjQIAIAMyAACNFAAg1AkAAI4UACDaCQAAjQIAIAAAAAAABzIAAIgUACAzAACLFAAg1AkAAIkUACDVCQAAihQAINgJAAAOACDZCQAADgAg2gkAAI0CACADMgAAiBQAINQJAACJFAAg2gkAAI0CACAAAAAAAAUyAACDFAAgMwAAhhQAINQJAACEFAAg1QkAAIUUACDaCQAABQAgAzIAAIMUACDUCQAAhBQAINoJAAAFACAKAwAAww8AIAUAAOsTACAGAADHEQAgCAAAyBEAIA8AANITACAQAADTEwAgEQAA4RMAIBwAANUTACDICQAArA0AIMoJAACsDQAgAAAABTIAAPgTACAzAACBFAAg1AkAAPkTACDVCQAAgBQAINoJAAABACAHMgAAqhIAIDMAAK0SACDUCQAAqxIAINUJAACsEgAg2AkAAAcAINkJAAAHACDaCQAAwwEAIAsyAAChEgAwMwAApRIAMNQJAACiEgAw1QkAAKMSADDWCQAApBIAINcJAAC5EQAw2AkAALkRADDZCQAAuREAMNoJAAC5EQAw2wkAAKYSADDcCQAAvBEAMAsyAACYEgAwMwAAnBIAMNQJAACZEgAw1QkAAJoSADDWCQAAmxIAINcJAACrEQAw2AkAAKsRADDZCQAAqxEAMNoJAACrEQAw2wkAAJ0SADDcCQAArhEAMAsyAACMEgAwMwAAkRIAMNQJAACNEgAw1QkAAI4SADDWCQAAjxIAINcJAACQEgAw2AkAAJASADDZCQAAkBIAMNoJAACQEgAw2wkAAJISADDcCQAAkxIAMAsyAACAEgAwMwAAhRIAMNQJAACBEgAw1QkAAIISADDWCQAAgxIAINcJAACEEgAw2AkAAIQSADDZCQAAhBIAMNoJAACEEgAw2wkAAIYSADDcCQAAhxIAMAsyAAD3EQAwMwAA-xEAMNQJAAD4EQAw1QkAAPkRADDWCQAA-hEAINcJAAD_DgAw2AkAAP8OADDZCQAA_w4AMNoJAAD_DgAw2wkAAPwRADDcCQAAgg8AMAsyAADrEQAwMwAA8BEAMNQJAADsEQAw1QkAAO0RADDWCQAA7hEAINcJAADvEQAw2AkAAO8RADDZCQAA7xEAMNoJAADvEQAw2wkAAPERADDcCQAA8hEAMA4DAACjEAAgGAAApRAAIBkAAKYQACAaAACnEAAgGwAAqBAAIKIHQAAAAAGzBwEAAAABuQcBAAAAAbwHAQAAAAHMCAEAAAAB2ggBAAAAAY0JAQAAAAGOCQEAAAABjwlAAAAAAQIAAABEACAyAAD2EQAgAwAAAEQAIDIAAPYRACAzAAD1EQAgASsAAP8TADAVAwAAuwwAIAQAAIgNACAYAAD3DAAgGQAA-QwAIBoAAPoMACAbAAD7DAAgngcAAIcNADCfBwAAQgAQoAcAAIcNADCiB0AAxgsAIbMHAQAAAAG5BwEA1wsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwIAQDVCwAh2ggBANcLACH8CAAAhg0AII0JAQDVCwAhjgkBANULACGPCUAA1gsAIQIAAABEACArAAD1EQAgAgAAAPMRACArAAD0EQAgDp4HAADyEQAwnwcAAPMRABCgBwAA8hEAMKIHQADGCwAhswcBAPILACG5BwEA1wsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwIAQDVCwAh2ggBANcLACGNCQEA1QsAIY4JAQDVCwAhjwlAANYLACEOngcAAPIRADCfBwAA8xEAEKAHAADyEQAwogdAAMYLACGzBwEA8gsAIbkHAQDXCwAhvAcBANULACHKBwEA8gsAIcsHAQD-CwAhzAgBANULACHaCAEA1wsAIY0JAQDVCwAhjgkBANULACGPCUAA1gsAIQmiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcwIAQCwDQAh2ggBALINACGNCQEAsA0AIY4JAQCwDQAhjwlAALENACEOAwAA7Q8AIBgAAO8PACAZAADwDwAgGgAA8Q8AIBsAAPIPACCiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcwIAQCwDQAh2ggBALINACGNCQEAsA0AIY4JAQCwDQAhjwlAALENACEOAwAAoxAAIBgAAKUQACAZAACmEAAgGgAApxAAIBsAAKgQACCiB0AAAAABswcBAAAAAbkHAQAAAAG8BwEAAAABzAgBAAAAAdoIAQAAAAGNCQEAAAABjgkBAAAAAY8JQAAAAAETEgAA1Q4AIKIHQAAAAAGzBwEAAAABvAcBAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAcoIAQAAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCIAAAAAB0AgAANIOACDRCAIAAAAB0gggAAAAAdMIAQAAAAHUCAAA0w4AINUIIAAAAAHWCAIAAAABAgAAADcAIDIAAP8RACADAAAANwAgMgAA_xEAIDMAAP4RACABKwAA_hMAMAIAAAA3ACArAAD-EQAgAgAAAIMPACArAAD9EQAgEqIHQACmDQAhswcBALANACG8BwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcoIAQCwDQAhzAgBALANACHNCAEAsA0AIc4IAQCwDQAhzwiAAAAAAdAIAADODgAg0QgCALgNACHSCCAA6A0AIdMIAQCwDQAh1AgAAM8OACDVCCAA6A0AIdYIAgC4DQAhExIAANEOACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHKCAEAsA0AIcwIAQCwDQAhzQgBALANACHOCAEAsA0AIc8IgAAAAAHQCAAAzg4AINEIAgC4DQAh0gggAOgNACHTCAEAsA0AIdQIAADPDgAg1QggAOgNACHWCAIAuA0AIRMSAADVDgAgogdAAAAAAbMHAQAAAAG8BwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAAByggBAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IgAAAAAHQCAAA0g4AINEIAgAAAAHSCCAAAAAB0wgBAAAAAdQIAADTDgAg1QggAAAAAdYIAgAAAAETAwAAuhAAIKIHQAAAAAGzBwEAAAAByQdAAAAAAeAHAQAAAAHhBwEAAAAByggBAAAAAdAIAAC4EAAg6wgBAAAAAe0IQAAAAAHzCAABAAABlQkAALkQACCWCUAAAAABlwkCAAAAAZgJAgAAAAGZCQEAAAABmgkBAAAAAZsJAQAAAAGcCQEAAAABAgAAADMAIDIAAIsSACADAAAAMwAgMgAAixIAIDMAAIoSACABKwAA_RMAMBkDAAC7DAAgBAAA3wwAIJ4HAACMDQAwnwcAADEAEKAHAACMDQAwogdAAMYLACGzBwEAAAAByQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh4AcBANULACHhBwEA8gsAIcoIAQD-CwAh0AgAAOMLACDrCAEA1wsAIe0IQADWCwAh8wgAAQAAAZUJAADjCwAglglAANYLACGXCQIAowwAIZgJAgCjDAAhmQkBANcLACGaCQEA1wsAIZsJAQD-CwAhnAkBAP4LACECAAAAMwAgKwAAihIAIAIAAACIEgAgKwAAiRIAIBeeBwAAhxIAMJ8HAACIEgAQoAcAAIcSADCiB0AAxgsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh4AcBANULACHhBwEA8gsAIcoIAQD-CwAh0AgAAOMLACDrCAEA1wsAIe0IQADWCwAh8wgAAfMLACGVCQAA4wsAIJYJQADWCwAhlwkCAKMMACGYCQIAowwAIZkJAQDXCwAhmgkBANcLACGbCQEA_gsAIZwJAQD-CwAhF54HAACHEgAwnwcAAIgSABCgBwAAhxIAMKIHQADGCwAhswcBAPILACHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHgBwEA1QsAIeEHAQDyCwAhyggBAP4LACHQCAAA4wsAIOsIAQDXCwAh7QhAANYLACHzCAAB8wsAIZUJAADjCwAglglAANYLACGXCQIAowwAIZgJAgCjDAAhmQkBANcLACGaCQEA1wsAIZsJAQD-CwAhnAkBAP4LACESogdAAKYNACGzBwEAsA0AIckHQACmDQAh4AcBALANACHhBwEAsA0AIcoIAQCyDQAh0AgAALQQACDrCAEAsg0AIe0IQACxDQAh8wgAAfMNACGVCQAAtRAAIJYJQACxDQAhlwkCAK0OACGYCQIArQ4AIZkJAQCyDQAhmgkBALINACGbCQEAsg0AIZwJAQCyDQAhEwMAALYQACCiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHgBwEAsA0AIeEHAQCwDQAhyggBALINACHQCAAAtBAAIOsIAQCyDQAh7QhAALENACHzCAAB8w0AIZUJAAC1EAAglglAALENACGXCQIArQ4AIZgJAgCtDgAhmQkBALINACGaCQEAsg0AIZsJAQCyDQAhnAkBALINACETAwAAuhAAIKIHQAAAAAGzBwEAAAAByQdAAAAAAeAHAQAAAAHhBwEAAAAByggBAAAAAdAIAAC4EAAg6wgBAAAAAe0IQAAAAAHzCAABAAABlQkAALkQACCWCUAAAAABlwkCAAAAAZgJAgAAAAGZCQEAAAABmgkBAAAAAZsJAQAAAAGcCQEAAAABEgMAAMUQACCiB0AAAAABrQcBAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHQCAAAwxAAINMIAQAAAAHUCAAAxBAAINUIIAAAAAHqCAABAAAB7QhAAAAAAY4JAQAAAAGWCUAAAAABnQkBAAAAAZ4JAQAAAAGfCUAAAAABAgAAAC8AIDIAAJcSACADAAAALwAgMgAAlxIAIDMAAJYSACABKwAA_BMAMBgDAAC7DAAgBAAA3wwAIJ4HAACNDQAwnwcAAC0AEKAHAACNDQAwogdAAMYLACGtBwEA1QsAIbMHAQAAAAHJB0AAxgsAIcoHAQDyCwAhywcBAPILACHQBwEA1QsAIdEHAQDVCwAh0AgAAOMLACDTCAEA1QsAIdQIAADjCwAg1QggAOkLACHqCAABAAAB7QhAANYLACGOCQEA1wsAIZYJQADWCwAhnQkBAP4LACGeCQEA1wsAIZ8JQADWCwAhAgAAAC8AICsAAJYSACACAAAAlBIAICsAAJUSACAWngcAAJMSADCfBwAAlBIAEKAHAACTEgAwogdAAMYLACGtBwEA1QsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh0AcBANULACHRBwEA1QsAIdAIAADjCwAg0wgBANULACHUCAAA4wsAINUIIADpCwAh6ggAAfMLACHtCEAA1gsAIY4JAQDXCwAhlglAANYLACGdCQEA_gsAIZ4JAQDXCwAhnwlAANYLACEWngcAAJMSADCfBwAAlBIAEKAHAACTEgAwogdAAMYLACGtBwEA1QsAIbMHAQDyCwAhyQdAAMYLACHKBwEA8gsAIcsHAQDyCwAh0AcBANULACHRBwEA1QsAIdAIAADjCwAg0wgBANULACHUCAAA4wsAINUIIADpCwAh6ggAAfMLACHtCEAA1gsAIY4JAQDXCwAhlglAANYLACGdCQEA_gsAIZ4JAQDXCwAhnwlAANYLACERogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhyQdAAKYNACHQBwEAsA0AIdEHAQCwDQAh0AgAAL8QACDTCAEAsA0AIdQIAADAEAAg1QggAOgNACHqCAAB8w0AIe0IQACxDQAhjgkBALINACGWCUAAsQ0AIZ0JAQCyDQAhngkBALINACGfCUAAsQ0AIRIDAADBEAAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhyQdAAKYNACHQBwEAsA0AIdEHAQCwDQAh0AgAAL8QACDTCAEAsA0AIdQIAADAEAAg1QggAOgNACHqCAAB8w0AIe0IQACxDQAhjgkBALINACGWCUAAsQ0AIZ0JAQCyDQAhngkBALINACGfCUAAsQ0AIRIDAADFEAAgogdAAAAAAa0HAQAAAAGzBwEAAAAByQdAAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAAQoHAADQEQAgogdAAAAAAa0HAQAAAAGzBwEAAAABvAcBAAAAAeYHAQAAAAGcCAEAAAABvwkCAAAAAcAJAQAAAAHBCUAAAAABAgAAABMAIDIAAKASACADAAAAEwAgMgAAoBIAIDMAAJ8SACABKwAA-xMAMAIAAAATACArAACfEgAgAgAAAK8RACArAACeEgAgCaIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAh5gcBALANACGcCAEAsg0AIb8JAgC4DQAhwAkBALINACHBCUAAsQ0AIQoHAADPEQAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhvAcBALANACHmBwEAsA0AIZwIAQCyDQAhvwkCALgNACHACQEAsg0AIcEJQACxDQAhCgcAANARACCiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAAB5gcBAAAAAZwIAQAAAAG_CQIAAAABwAkBAAAAAcEJQAAAAAEJBwAA1xEAIKEHQAAAAAGtBwEAAAABswcBAAAAAeYHAQAAAAGcCAEAAAABvwkCAAAAAcIJAQAAAAHDCUAAAAABAgAAAAsAIDIAAKkSACADAAAACwAgMgAAqRIAIDMAAKgSACABKwAA-hMAMAIAAAALACArAACoEgAgAgAAAL0RACArAACnEgAgCKEHQACxDQAhrQcBALANACGzBwEAsA0AIeYHAQCwDQAhnAgBALINACG_CQIAuA0AIcIJAQCwDQAhwwlAAKYNACEJBwAA1hEAIKEHQACxDQAhrQcBALANACGzBwEAsA0AIeYHAQCwDQAhnAgBALINACG_CQIAuA0AIcIJAQCwDQAhwwlAAKYNACEJBwAA1xEAIKEHQAAAAAGtBwEAAAABswcBAAAAAeYHAQAAAAGcCAEAAAABvwkCAAAAAcIJAQAAAAHDCUAAAAABCK0HAQAAAAHsBwQAAAABnggEAAAAAZ8IBAAAAAGgCAQAAAABxAkEAAAAAcUJAgAAAAHGCQIAAAABAgAAAMMBACAyAACqEgAgAwAAAAcAIDIAAKoSACAzAACuEgAgCgAAAAcAICsAAK4SACCtBwEAsA0AIewHBAClDQAhnggEAKUNACGfCAQApQ0AIaAIBAClDQAhxAkEAKUNACHFCQIAuA0AIcYJAgC4DQAhCK0HAQCwDQAh7AcEAKUNACGeCAQApQ0AIZ8IBAClDQAhoAgEAKUNACHECQQApQ0AIcUJAgC4DQAhxgkCALgNACEDMgAA-BMAINQJAAD5EwAg2gkAAAEAIAMyAACqEgAg1AkAAKsSACDaCQAAwwEAIAQyAAChEgAw1AkAAKISADDWCQAApBIAINoJAAC5EQAwBDIAAJgSADDUCQAAmRIAMNYJAACbEgAg2gkAAKsRADAEMgAAjBIAMNQJAACNEgAw1gkAAI8SACDaCQAAkBIAMAQyAACAEgAw1AkAAIESADDWCQAAgxIAINoJAACEEgAwBDIAAPcRADDUCQAA-BEAMNYJAAD6EQAg2gkAAP8OADAEMgAA6xEAMNQJAADsEQAw1gkAAO4RACDaCQAA7xEAMAAAAAsyAAC4EwAwMwAAvRMAMNQJAAC5EwAw1QkAALoTADDWCQAAuxMAINcJAAC8EwAw2AkAALwTADDZCQAAvBMAMNoJAAC8EwAw2wkAAL4TADDcCQAAvxMAMAsyAACvEwAwMwAAsxMAMNQJAACwEwAw1QkAALETADDWCQAAshMAINcJAACQEgAw2AkAAJASADDZCQAAkBIAMNoJAACQEgAw2wkAALQTADDcCQAAkxIAMAsyAACmEwAwMwAAqhMAMNQJAACnEwAw1QkAAKgTADDWCQAAqRMAINcJAACEEgAw2AkAAIQSADDZCQAAhBIAMNoJAACEEgAw2wkAAKsTADDcCQAAhxIAMAsyAACaEwAwMwAAnxMAMNQJAACbEwAw1QkAAJwTADDWCQAAnRMAINcJAACeEwAw2AkAAJ4TADDZCQAAnhMAMNoJAACeEwAw2wkAAKATADDcCQAAoRMAMAsyAACREwAwMwAAlRMAMNQJAACSEwAw1QkAAJMTADDWCQAAlBMAINcJAADvEQAw2AkAAO8RADDZCQAA7xEAMNoJAADvEQAw2wkAAJYTADDcCQAA8hEAMAsyAACIEwAwMwAAjBMAMNQJAACJEwAw1QkAAIoTADDWCQAAixMAINcJAACbEAAw2AkAAJsQADDZCQAAmxAAMNoJAACbEAAw2wkAAI0TADDcCQAAnhAAMAcyAACDEwAgMwAAhhMAINQJAACEEwAg1QkAAIUTACDYCQAAbwAg2QkAAG8AINoJAAChBQAgCzIAAPoSADAzAAD-EgAw1AkAAPsSADDVCQAA_BIAMNYJAAD9EgAg1wkAALgPADDYCQAAuA8AMNkJAAC4DwAw2gkAALgPADDbCQAA_xIAMNwJAAC7DwAwCzIAAPESADAzAAD1EgAw1AkAAPISADDVCQAA8xIAMNYJAAD0EgAg1wkAAI8QADDYCQAAjxAAMNkJAACPEAAw2gkAAI8QADDbCQAA9hIAMNwJAACSEAAwCzIAAOgSADAzAADsEgAw1AkAAOkSADDVCQAA6hIAMNYJAADrEgAg1wkAAIMQADDYCQAAgxAAMNkJAACDEAAw2gkAAIMQADDbCQAA7RIAMNwJAACGEAAwCzIAAN8SADAzAADjEgAw1AkAAOASADDVCQAA4RIAMNYJAADiEgAg1wkAAPcPADDYCQAA9w8AMNkJAAD3DwAw2gkAAPcPADDbCQAA5BIAMNwJAAD6DwAwCzIAANMSADAzAADYEgAw1AkAANQSADDVCQAA1RIAMNYJAADWEgAg1wkAANcSADDYCQAA1xIAMNkJAADXEgAw2gkAANcSADDbCQAA2RIAMNwJAADaEgAwCzIAAMcSADAzAADMEgAw1AkAAMgSADDVCQAAyRIAMNYJAADKEgAg1wkAAMsSADDYCQAAyxIAMNkJAADLEgAw2gkAAMsSADDbCQAAzRIAMNwJAADOEgAwCBYAANsPACCiB0AAAAABswcBAAAAAb0HAgAAAAHAB0AAAAAByAcBAAAAAYoJAQAAAAGLCYAAAAABAgAAAIkBACAyAADSEgAgAwAAAIkBACAyAADSEgAgMwAA0RIAIAErAAD3EwAwDQMAALsMACAWAADjDAAgngcAAOIMADCfBwAASwAQoAcAAOIMADCiB0AAxgsAIbMHAQAAAAG9BwIA6gsAIcAHQADGCwAhyAcBANcLACHKBwEA8gsAIYoJAQAAAAGLCQAAhgwAIAIAAACJAQAgKwAA0RIAIAIAAADPEgAgKwAA0BIAIAueBwAAzhIAMJ8HAADPEgAQoAcAAM4SADCiB0AAxgsAIbMHAQDyCwAhvQcCAOoLACHAB0AAxgsAIcgHAQDXCwAhygcBAPILACGKCQEA_gsAIYsJAACGDAAgC54HAADOEgAwnwcAAM8SABCgBwAAzhIAMKIHQADGCwAhswcBAPILACG9BwIA6gsAIcAHQADGCwAhyAcBANcLACHKBwEA8gsAIYoJAQD-CwAhiwkAAIYMACAHogdAAKYNACGzBwEAsA0AIb0HAgC4DQAhwAdAAKYNACHIBwEAsg0AIYoJAQCyDQAhiwmAAAAAAQgWAADZDwAgogdAAKYNACGzBwEAsA0AIb0HAgC4DQAhwAdAAKYNACHIBwEAsg0AIYoJAQCyDQAhiwmAAAAAAQgWAADbDwAgogdAAAAAAbMHAQAAAAG9BwIAAAABwAdAAAAAAcgHAQAAAAGKCQEAAAABiwmAAAAAAQ4iAADhDQAgIwAA4g0AIKIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHLBwEAAAABzAcBAAAAAc0HAADfDQAgzgcBAAAAAc8HQAAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAECAAAAfAAgMgAA3hIAIAMAAAB8ACAyAADeEgAgMwAA3RIAIAErAAD2EwAwEwMAALsMACAiAADoDAAgIwAA6QwAIJ4HAADnDAAwnwcAAHoAEKAHAADnDAAwogdAAMYLACGtBwEA1QsAIbMHAQAAAAG8BwEA1QsAIcoHAQDyCwAhywcBAP4LACHMBwEA1QsAIc0HAADjCwAgzgcBANcLACHPB0AA1gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIQIAAAB8ACArAADdEgAgAgAAANsSACArAADcEgAgEJ4HAADaEgAwnwcAANsSABCgBwAA2hIAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwHAQDVCwAhzQcAAOMLACDOBwEA1wsAIc8HQADWCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhEJ4HAADaEgAwnwcAANsSABCgBwAA2hIAMKIHQADGCwAhrQcBANULACGzBwEA8gsAIbwHAQDVCwAhygcBAPILACHLBwEA_gsAIcwHAQDVCwAhzQcAAOMLACDOBwEA1wsAIc8HQADWCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhDKIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhywcBALINACHMBwEAsA0AIc0HAADDDQAgzgcBALINACHPB0AAsQ0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIQ4iAADFDQAgIwAAxg0AIKIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhywcBALINACHMBwEAsA0AIc0HAADDDQAgzgcBALINACHPB0AAsQ0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIQ4iAADhDQAgIwAA4g0AIKIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHLBwEAAAABzAcBAAAAAc0HAADfDQAgzgcBAAAAAc8HQAAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAEPBAEAAAABFQAAlA8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAckHQAAAAAHLBwEAAAAB6AcBAAAAAeIIAAEAAAHjCAABAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgCAAAAAegIQAAAAAECAAAAWAAgMgAA5xIAIAMAAABYACAyAADnEgAgMwAA5hIAIAErAAD1EwAwAgAAAFgAICsAAOYSACACAAAA-w8AICsAAOUSACAOBAEAsg0AIaIHQACmDQAhswcBALANACG8BwEAsA0AIckHQACmDQAhywcBALINACHoBwEAsA0AIeIIAAHzDQAh4wgAAfMNACHkCAEAsg0AIeUIAQCyDQAh5ggBALINACHnCAIAuA0AIegIQACxDQAhDwQBALINACEVAACSDwAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhyQdAAKYNACHLBwEAsg0AIegHAQCwDQAh4ggAAfMNACHjCAAB8w0AIeQIAQCyDQAh5QgBALINACHmCAEAsg0AIecIAgC4DQAh6AhAALENACEPBAEAAAABFQAAlA8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAckHQAAAAAHLBwEAAAAB6AcBAAAAAeIIAAEAAAHjCAABAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5wgCAAAAAegIQAAAAAELFQAAmw8AIKIHQAAAAAGzBwEAAAAByQdAAAAAAcsHAQAAAAHmCAEAAAAB6QgAAQAAAeoIAAEAAAHrCAEAAAAB7AhAAAAAAe0IQAAAAAECAAAAVAAgMgAA8BIAIAMAAABUACAyAADwEgAgMwAA7xIAIAErAAD0EwAwAgAAAFQAICsAAO8SACACAAAAhxAAICsAAO4SACAKogdAAKYNACGzBwEAsA0AIckHQACmDQAhywcBALANACHmCAEAsA0AIekIAAHzDQAh6ggAAfMNACHrCAEAsg0AIewIQACxDQAh7QhAALENACELFQAAmQ8AIKIHQACmDQAhswcBALANACHJB0AApg0AIcsHAQCwDQAh5ggBALANACHpCAAB8w0AIeoIAAHzDQAh6wgBALINACHsCEAAsQ0AIe0IQACxDQAhCxUAAJsPACCiB0AAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB5ggBAAAAAekIAAEAAAHqCAABAAAB6wgBAAAAAewIQAAAAAHtCEAAAAABCBUAAKIPACDJB0AAAAABywcBAAAAAeYIAQAAAAHuCAABAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABAgAAAFAAIDIAAPkSACADAAAAUAAgMgAA-RIAIDMAAPgSACABKwAA8xMAMAIAAABQACArAAD4EgAgAgAAAJMQACArAAD3EgAgB8kHQACmDQAhywcBALANACHmCAEAsA0AIe4IAAHzDQAh7wgBALANACHwCAEAsA0AIfEIQACxDQAhCBUAAKAPACDJB0AApg0AIcsHAQCwDQAh5ggBALANACHuCAAB8w0AIe8IAQCwDQAh8AgBALANACHxCEAAsQ0AIQgVAACiDwAgyQdAAAAAAcsHAQAAAAHmCAEAAAAB7ggAAQAAAe8IAQAAAAHwCAEAAAAB8QhAAAAAARAfAACrDwAgogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHaCAEAAAAB7QhAAAAAAfEIQAAAAAHyCAEAAAAB8wgAAQAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAqQ8AIAIAAABzACAyAACCEwAgAwAAAHMAIDIAAIITACAzAACBEwAgASsAAPITADACAAAAcwAgKwAAgRMAIAIAAAC8DwAgKwAAgBMAIA-iB0AApg0AIbMHAQCwDQAhyQdAAKYNACHQBwEAsA0AIdEHAQCwDQAh2ggBALINACHtCEAAsQ0AIfEIQACxDQAh8ggBALANACHzCAAB8w0AIfQIAQCwDQAh9QgBALINACH2CAEAsg0AIfcIAQCyDQAh-AgAAKYPACAQHwAAqA8AIKIHQACmDQAhswcBALANACHJB0AApg0AIdAHAQCwDQAh0QcBALANACHaCAEAsg0AIe0IQACxDQAh8QhAALENACHyCAEAsA0AIfMIAAHzDQAh9AgBALANACH1CAEAsg0AIfYIAQCyDQAh9wgBALINACH4CAAApg8AIBAfAACrDwAgogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHaCAEAAAAB7QhAAAAAAfEIQAAAAAHyCAEAAAAB8wgAAQAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAqQ8AIAsgAADCDwAgogdAAAAAAbMHAQAAAAG8BwEAAAAB2ggBAAAAAfYIAQAAAAH3CAEAAAAB-AgAAMAPACD5CAIAAAAB-ggBAAAAAfsIQAAAAAECAAAAoQUAIDIAAIMTACADAAAAbwAgMgAAgxMAIDMAAIcTACANAAAAbwAgIAAAsw8AICsAAIcTACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHaCAEAsg0AIfYIAQCyDQAh9wgBALINACH4CAAAsQ8AIPkIAgC4DQAh-ggBALINACH7CEAAsQ0AIQsgAACzDwAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAh2ggBALINACH2CAEAsg0AIfcIAQCyDQAh-AgAALEPACD5CAIAuA0AIfoIAQCyDQAh-whAALENACELFQAA6A8AIBcAAOkPACCiB0AAAAABswcBAAAAAckHQAAAAAHQBwEAAAAB0QcBAAAAAeYIAQAAAAHtCEAAAAAB8wgAAQAAAYwJQAAAAAECAAAASQAgMgAAkBMAIAMAAABJACAyAACQEwAgMwAAjxMAIAErAADxEwAwAgAAAEkAICsAAI8TACACAAAAnxAAICsAAI4TACAJogdAAKYNACGzBwEAsA0AIckHQACmDQAh0AcBALANACHRBwEAsA0AIeYIAQCwDQAh7QhAALENACHzCAAB8w0AIYwJQACxDQAhCxUAAOAPACAXAADhDwAgogdAAKYNACGzBwEAsA0AIckHQACmDQAh0AcBALANACHRBwEAsA0AIeYIAQCwDQAh7QhAALENACHzCAAB8w0AIYwJQACxDQAhCxUAAOgPACAXAADpDwAgogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHmCAEAAAAB7QhAAAAAAfMIAAEAAAGMCUAAAAABDwQAAKQQACAYAAClEAAgGQAAphAAIBoAAKcQACAbAACoEAAgogdAAAAAAbMHAQAAAAG5BwEAAAABvAcBAAAAAcsHAQAAAAHMCAEAAAAB2ggBAAAAAY0JAQAAAAGOCQEAAAABjwlAAAAAAQIAAABEACAyAACZEwAgAwAAAEQAIDIAAJkTACAzAACYEwAgASsAAPATADACAAAARAAgKwAAmBMAIAIAAADzEQAgKwAAlxMAIAqiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcsHAQCyDQAhzAgBALANACHaCAEAsg0AIY0JAQCwDQAhjgkBALANACGPCUAAsQ0AIQ8EAADuDwAgGAAA7w8AIBkAAPAPACAaAADxDwAgGwAA8g8AIKIHQACmDQAhswcBALANACG5BwEAsg0AIbwHAQCwDQAhywcBALINACHMCAEAsA0AIdoIAQCyDQAhjQkBALANACGOCQEAsA0AIY8JQACxDQAhDwQAAKQQACAYAAClEAAgGQAAphAAIBoAAKcQACAbAACoEAAgogdAAAAAAbMHAQAAAAG5BwEAAAABvAcBAAAAAcsHAQAAAAHMCAEAAAAB2ggBAAAAAY0JAQAAAAGOCQEAAAABjwlAAAAAARMRAACJDwAgEwAAig8AIBQAAIsPACCiB0AAAAABswcBAAAAAbwHAQAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAHMCAEAAAAB1ggCAAAAAdoIAQAAAAHbCAEAAAAB3AgBAAAAAd0IgAAAAAHeCAEAAAAB3wgAAIcPACDgCAIAAAAB4QgCAAAAAQIAAABrACAyAAClEwAgAwAAAGsAIDIAAKUTACAzAACkEwAgASsAAO8TADAZAwAAuwwAIBEAAO4MACATAADvDAAgFAAA8AwAIJ4HAADtDAAwnwcAAGkAEKAHAADtDAAwogdAAMYLACGzBwEAAAABvAcBANULACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIcwIAQDVCwAh1ggCAOoLACHaCAEA1QsAIdsIAQDVCwAh3AgBANcLACHdCAAAhgwAIN4IAQDXCwAh3wgAAOMLACDgCAIA6gsAIeEIAgDqCwAh_AgAAOwMACACAAAAawAgKwAApBMAIAIAAACiEwAgKwAAoxMAIBSeBwAAoRMAMJ8HAACiEwAQoAcAAKETADCiB0AAxgsAIbMHAQDyCwAhvAcBANULACHKBwEA8gsAIdAHAQDVCwAh0QcBANULACHSB0AAxgsAIcwIAQDVCwAh1ggCAOoLACHaCAEA1QsAIdsIAQDVCwAh3AgBANcLACHdCAAAhgwAIN4IAQDXCwAh3wgAAOMLACDgCAIA6gsAIeEIAgDqCwAhFJ4HAAChEwAwnwcAAKITABCgBwAAoRMAMKIHQADGCwAhswcBAPILACG8BwEA1QsAIcoHAQDyCwAh0AcBANULACHRBwEA1QsAIdIHQADGCwAhzAgBANULACHWCAIA6gsAIdoIAQDVCwAh2wgBANULACHcCAEA1wsAId0IAACGDAAg3ggBANcLACHfCAAA4wsAIOAIAgDqCwAh4QgCAOoLACEQogdAAKYNACGzBwEAsA0AIbwHAQCwDQAh0AcBALANACHRBwEAsA0AIdIHQACmDQAhzAgBALANACHWCAIAuA0AIdoIAQCwDQAh2wgBALANACHcCAEAsg0AId0IgAAAAAHeCAEAsg0AId8IAADlDgAg4AgCALgNACHhCAIAuA0AIRMRAADnDgAgEwAA6A4AIBQAAOkOACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhExEAAIkPACATAACKDwAgFAAAiw8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAcwIAQAAAAHWCAIAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAAB3QiAAAAAAd4IAQAAAAHfCAAAhw8AIOAIAgAAAAHhCAIAAAABFAQAALsQACCiB0AAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB4AcBAAAAAeEHAQAAAAHKCAEAAAAB0AgAALgQACDrCAEAAAAB7QhAAAAAAfMIAAEAAAGVCQAAuRAAIJYJQAAAAAGXCQIAAAABmAkCAAAAAZkJAQAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAECAAAAMwAgMgAArhMAIAMAAAAzACAyAACuEwAgMwAArRMAIAErAADuEwAwAgAAADMAICsAAK0TACACAAAAiBIAICsAAKwTACATogdAAKYNACGzBwEAsA0AIckHQACmDQAhywcBALANACHgBwEAsA0AIeEHAQCwDQAhyggBALINACHQCAAAtBAAIOsIAQCyDQAh7QhAALENACHzCAAB8w0AIZUJAAC1EAAglglAALENACGXCQIArQ4AIZgJAgCtDgAhmQkBALINACGaCQEAsg0AIZsJAQCyDQAhnAkBALINACEUBAAAtxAAIKIHQACmDQAhswcBALANACHJB0AApg0AIcsHAQCwDQAh4AcBALANACHhBwEAsA0AIcoIAQCyDQAh0AgAALQQACDrCAEAsg0AIe0IQACxDQAh8wgAAfMNACGVCQAAtRAAIJYJQACxDQAhlwkCAK0OACGYCQIArQ4AIZkJAQCyDQAhmgkBALINACGbCQEAsg0AIZwJAQCyDQAhFAQAALsQACCiB0AAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB4AcBAAAAAeEHAQAAAAHKCAEAAAAB0AgAALgQACDrCAEAAAAB7QhAAAAAAfMIAAEAAAGVCQAAuRAAIJYJQAAAAAGXCQIAAAABmAkCAAAAAZkJAQAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAETBAAAxhAAIKIHQAAAAAGtBwEAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB0AcBAAAAAdEHAQAAAAHQCAAAwxAAINMIAQAAAAHUCAAAxBAAINUIIAAAAAHqCAABAAAB7QhAAAAAAY4JAQAAAAGWCUAAAAABnQkBAAAAAZ4JAQAAAAGfCUAAAAABAgAAAC8AIDIAALcTACADAAAALwAgMgAAtxMAIDMAALYTACABKwAA7RMAMAIAAAAvACArAAC2EwAgAgAAAJQSACArAAC1EwAgEqIHQACmDQAhrQcBALANACGzBwEAsA0AIckHQACmDQAhywcBALANACHQBwEAsA0AIdEHAQCwDQAh0AgAAL8QACDTCAEAsA0AIdQIAADAEAAg1QggAOgNACHqCAAB8w0AIe0IQACxDQAhjgkBALINACGWCUAAsQ0AIZ0JAQCyDQAhngkBALINACGfCUAAsQ0AIRMEAADCEAAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhyQdAAKYNACHLBwEAsA0AIdAHAQCwDQAh0QcBALANACHQCAAAvxAAINMIAQCwDQAh1AgAAMAQACDVCCAA6A0AIeoIAAHzDQAh7QhAALENACGOCQEAsg0AIZYJQACxDQAhnQkBALINACGeCQEAsg0AIZ8JQACxDQAhEwQAAMYQACCiB0AAAAABrQcBAAAAAbMHAQAAAAHJB0AAAAABywcBAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAARAFAACwEgAgBgAAsRIAIAgAALISACAPAACzEgAgEAAAtBIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHMCAEAAAABkAkBAAAAAZEJAQAAAAHHCSAAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABAgAAAAUAIDIAAMMTACADAAAABQAgMgAAwxMAIDMAAMITACABKwAA7BMAMBcDAAC7DAAgBQAAnw0AIAYAANgMACAIAADZDAAgDwAA8wwAIBAAAPQMACARAADuDAAgHAAA9gwAIJ4HAACeDQAwnwcAAAMAEKAHAACeDQAwogdAAMYLACGzBwEAAAABygcBAPILACHMCAEA1QsAIfwIAACdDQAgkAkBANULACGRCQEA1QsAIccJIADpCwAhyAlAANYLACHJCUAAxgsAIcoJQADWCwAh0QkAAJwNACACAAAABQAgKwAAwhMAIAIAAADAEwAgKwAAwRMAIA2eBwAAvxMAMJ8HAADAEwAQoAcAAL8TADCiB0AAxgsAIbMHAQDyCwAhygcBAPILACHMCAEA1QsAIZAJAQDVCwAhkQkBANULACHHCSAA6QsAIcgJQADWCwAhyQlAAMYLACHKCUAA1gsAIQ2eBwAAvxMAMJ8HAADAEwAQoAcAAL8TADCiB0AAxgsAIbMHAQDyCwAhygcBAPILACHMCAEA1QsAIZAJAQDVCwAhkQkBANULACHHCSAA6QsAIcgJQADWCwAhyQlAAMYLACHKCUAA1gsAIQmiB0AApg0AIbMHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACEQBQAA5BEAIAYAAOURACAIAADmEQAgDwAA5xEAIBAAAOgRACARAADpEQAgHAAA6hEAIKIHQACmDQAhswcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIRAFAACwEgAgBgAAsRIAIAgAALISACAPAACzEgAgEAAAtBIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHMCAEAAAABkAkBAAAAAZEJAQAAAAHHCSAAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABBDIAALgTADDUCQAAuRMAMNYJAAC7EwAg2gkAALwTADAEMgAArxMAMNQJAACwEwAw1gkAALITACDaCQAAkBIAMAQyAACmEwAw1AkAAKcTADDWCQAAqRMAINoJAACEEgAwBDIAAJoTADDUCQAAmxMAMNYJAACdEwAg2gkAAJ4TADAEMgAAkRMAMNQJAACSEwAw1gkAAJQTACDaCQAA7xEAMAQyAACIEwAw1AkAAIkTADDWCQAAixMAINoJAACbEAAwAzIAAIMTACDUCQAAhBMAINoJAAChBQAgBDIAAPoSADDUCQAA-xIAMNYJAAD9EgAg2gkAALgPADAEMgAA8RIAMNQJAADyEgAw1gkAAPQSACDaCQAAjxAAMAQyAADoEgAw1AkAAOkSADDWCQAA6xIAINoJAACDEAAwBDIAAN8SADDUCQAA4BIAMNYJAADiEgAg2gkAAPcPADAEMgAA0xIAMNQJAADUEgAw1gkAANYSACDaCQAA1xIAMAQyAADHEgAw1AkAAMgSADDWCQAAyhIAINoJAADLEgAwAAAAAAAABwMAAMMPACAgAADEDwAg2ggAAKwNACD2CAAArA0AIPcIAACsDQAg-ggAAKwNACD7CAAArA0AIAAAAAAABQMAAMMPACAVAADkEwAgFwAA5RMAIO0IAACsDQAgjAkAAKwNACAGAwAAww8AICIAAN8TACAjAADgEwAgywcAAKwNACDOBwAArA0AIM8HAACsDQAgAAAAAxIAAN8OACCuBwAArA0AINkIAACsDQAgAAoDAADDDwAgBAAA3xEAIBgAANYTACAZAADYEwAgGgAA2RMAIBsAANoTACC5BwAArA0AIMsHAACsDQAg2ggAAKwNACCPCQAArA0AIAUDAADDDwAgFgAA3RMAIMgHAACsDQAgigkAAKwNACCLCQAArA0AIA0HAADnEwAgCgAA6BMAIAsAAOkTACAMAADqEwAgqQkAAKwNACCuCQAArA0AILAJAACsDQAgsQkAAKwNACCyCQAArA0AILUJAACsDQAgugkAAKwNACC7CQAArA0AILwJAACsDQAgAwYAAMcRACAIAADIEQAgDgAAyREAIAAAAAEEAADfEQAgCaIHQAAAAAGzBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAARKiB0AAAAABrQcBAAAAAbMHAQAAAAHJB0AAAAABywcBAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAAROiB0AAAAABswcBAAAAAckHQAAAAAHLBwEAAAAB4AcBAAAAAeEHAQAAAAHKCAEAAAAB0AgAALgQACDrCAEAAAAB7QhAAAAAAfMIAAEAAAGVCQAAuRAAIJYJQAAAAAGXCQIAAAABmAkCAAAAAZkJAQAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAEQogdAAAAAAbMHAQAAAAG8BwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABzAgBAAAAAdYIAgAAAAHaCAEAAAAB2wgBAAAAAdwIAQAAAAHdCIAAAAAB3ggBAAAAAd8IAACHDwAg4AgCAAAAAeEIAgAAAAEKogdAAAAAAbMHAQAAAAG5BwEAAAABvAcBAAAAAcsHAQAAAAHMCAEAAAAB2ggBAAAAAY0JAQAAAAGOCQEAAAABjwlAAAAAAQmiB0AAAAABswcBAAAAAckHQAAAAAHQBwEAAAAB0QcBAAAAAeYIAQAAAAHtCEAAAAAB8wgAAQAAAYwJQAAAAAEPogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHaCAEAAAAB7QhAAAAAAfEIQAAAAAHyCAEAAAAB8wgAAQAAAfQIAQAAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAqQ8AIAfJB0AAAAABywcBAAAAAeYIAQAAAAHuCAABAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABCqIHQAAAAAGzBwEAAAAByQdAAAAAAcsHAQAAAAHmCAEAAAAB6QgAAQAAAeoIAAEAAAHrCAEAAAAB7AhAAAAAAe0IQAAAAAEOBAEAAAABogdAAAAAAbMHAQAAAAG8BwEAAAAByQdAAAAAAcsHAQAAAAHoBwEAAAAB4ggAAQAAAeMIAAEAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCAIAAAAB6AhAAAAAAQyiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAABywcBAAAAAcwHAQAAAAHNBwAA3w0AIM4HAQAAAAHPB0AAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABB6IHQAAAAAGzBwEAAAABvQcCAAAAAcAHQAAAAAHIBwEAAAABigkBAAAAAYsJgAAAAAEUDwAAxRMAIBAAAMYTACAYAADJEwAgGQAAzBMAIBoAAM0TACAbAADOEwAgHAAAyBMAIB4AAMcTACAfAADKEwAgIAAAyxMAICQAAM8TACAlAADQEwAgogdAAAAAAbMHAQAAAAG8BwEAAAABzAgBAAAAAZAJAQAAAAHLCQEAAAABzAlAAAAAAc0JQAAAAAECAAAAAQAgMgAA-BMAIAihB0AAAAABrQcBAAAAAbMHAQAAAAHmBwEAAAABnAgBAAAAAb8JAgAAAAHCCQEAAAABwwlAAAAAAQmiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAAB5gcBAAAAAZwIAQAAAAG_CQIAAAABwAkBAAAAAcEJQAAAAAERogdAAAAAAa0HAQAAAAGzBwEAAAAByQdAAAAAAdAHAQAAAAHRBwEAAAAB0AgAAMMQACDTCAEAAAAB1AgAAMQQACDVCCAAAAAB6ggAAQAAAe0IQAAAAAGOCQEAAAABlglAAAAAAZ0JAQAAAAGeCQEAAAABnwlAAAAAARKiB0AAAAABswcBAAAAAckHQAAAAAHgBwEAAAAB4QcBAAAAAcoIAQAAAAHQCAAAuBAAIOsIAQAAAAHtCEAAAAAB8wgAAQAAAZUJAAC5EAAglglAAAAAAZcJAgAAAAGYCQIAAAABmQkBAAAAAZoJAQAAAAGbCQEAAAABnAkBAAAAARKiB0AAAAABswcBAAAAAbwHAQAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAHKCAEAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwiAAAAAAdAIAADSDgAg0QgCAAAAAdIIIAAAAAHTCAEAAAAB1AgAANMOACDVCCAAAAAB1ggCAAAAAQmiB0AAAAABswcBAAAAAbkHAQAAAAG8BwEAAAABzAgBAAAAAdoIAQAAAAGNCQEAAAABjgkBAAAAAY8JQAAAAAEDAAAAWgAgMgAA-BMAIDMAAIIUACAWAAAAWgAgDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAAghQAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIREDAACvEgAgBgAAsRIAIAgAALISACAPAACzEgAgEAAAtBIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAACDFAAgAwAAAAMAIDIAAIMUACAzAACHFAAgEwAAAAMAIAMAAOMRACAGAADlEQAgCAAA5hEAIA8AAOcRACAQAADoEQAgEQAA6REAIBwAAOoRACArAACHFAAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACERAwAA4xEAIAYAAOURACAIAADmEQAgDwAA5xEAIBAAAOgRACARAADpEQAgHAAA6hEAIKIHQACmDQAhswcBALANACHKBwEAsA0AIcwIAQCwDQAhkAkBALANACGRCQEAsA0AIccJIADoDQAhyAlAALENACHJCUAApg0AIcoJQACxDQAhDAgAAMURACAOAADGEQAgogdAAAAAAa0HAQAAAAHXBwIAAAAB7gcBAAAAAZEIAgAAAAGfCAIAAAABtAgCAAAAAaMJIAAAAAG9CQEAAAABvgkAAMMRACACAAAAjQIAIDIAAIgUACADAAAADgAgMgAAiBQAIDMAAIwUACAOAAAADgAgCAAAmREAIA4AAJoRACArAACMFAAgogdAAKYNACGtBwEAsA0AIdcHAgC4DQAh7gcBALANACGRCAIAuA0AIZ8IAgC4DQAhtAgCALgNACGjCSAA6A0AIb0JAQCwDQAhvgkAAJcRACAMCAAAmREAIA4AAJoRACCiB0AApg0AIa0HAQCwDQAh1wcCALgNACHuBwEAsA0AIZEIAgC4DQAhnwgCALgNACG0CAIAuA0AIaMJIADoDQAhvQkBALANACG-CQAAlxEAIAwGAADEEQAgDgAAxhEAIKIHQAAAAAGtBwEAAAAB1wcCAAAAAe4HAQAAAAGRCAIAAAABnwgCAAAAAbQIAgAAAAGjCSAAAAABvQkBAAAAAb4JAADDEQAgAgAAAI0CACAyAACNFAAgAwAAAA4AIDIAAI0UACAzAACRFAAgDgAAAA4AIAYAAJgRACAOAACaEQAgKwAAkRQAIKIHQACmDQAhrQcBALANACHXBwIAuA0AIe4HAQCwDQAhkQgCALgNACGfCAIAuA0AIbQIAgC4DQAhowkgAOgNACG9CQEAsA0AIb4JAACXEQAgDAYAAJgRACAOAACaEQAgogdAAKYNACGtBwEAsA0AIdcHAgC4DQAh7gcBALANACGRCAIAuA0AIZ8IAgC4DQAhtAgCALgNACGjCSAA6A0AIb0JAQCwDQAhvgkAAJcRACARAwAArxIAIAUAALASACAIAACyEgAgDwAAsxIAIBAAALQSACARAAC1EgAgHAAAthIAIKIHQAAAAAGzBwEAAAABygcBAAAAAcwIAQAAAAGQCQEAAAABkQkBAAAAAccJIAAAAAHICUAAAAAByQlAAAAAAcoJQAAAAAECAAAABQAgMgAAkhQAIAMAAAADACAyAACSFAAgMwAAlhQAIBMAAAADACADAADjEQAgBQAA5BEAIAgAAOYRACAPAADnEQAgEAAA6BEAIBEAAOkRACAcAADqEQAgKwAAlhQAIKIHQACmDQAhswcBALANACHKBwEAsA0AIcwIAQCwDQAhkAkBALANACGRCQEAsA0AIccJIADoDQAhyAlAALENACHJCUAApg0AIcoJQACxDQAhEQMAAOMRACAFAADkEQAgCAAA5hEAIA8AAOcRACAQAADoEQAgEQAA6REAIBwAAOoRACCiB0AApg0AIbMHAQCwDQAhygcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIQihB0AAAAABrQcBAAAAAbMHAQAAAAHLBwEAAAAB5gcBAAAAAb8JAgAAAAHCCQEAAAABwwlAAAAAAREDAACvEgAgBQAAsBIAIAYAALESACAPAACzEgAgEAAAtBIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAACYFAAgAwAAAAMAIDIAAJgUACAzAACcFAAgEwAAAAMAIAMAAOMRACAFAADkEQAgBgAA5REAIA8AAOcRACAQAADoEQAgEQAA6REAIBwAAOoRACArAACcFAAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACERAwAA4xEAIAUAAOQRACAGAADlEQAgDwAA5xEAIBAAAOgRACARAADpEQAgHAAA6hEAIKIHQACmDQAhswcBALANACHKBwEAsA0AIcwIAQCwDQAhkAkBALANACGRCQEAsA0AIccJIADoDQAhyAlAALENACHJCUAApg0AIcoJQACxDQAhCaIHQAAAAAGtBwEAAAABswcBAAAAAbwHAQAAAAHLBwEAAAAB5gcBAAAAAb8JAgAAAAHACQEAAAABwQlAAAAAAR2tBwEAAAABmAgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaUIBAAAAAGRCQEAAAABowkgAAAAAagJAQAAAAGpCQEAAAABqgkCAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAa4JAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABswkAAIsRACC0CQAAjBEAILUJQAAAAAG2CSAAAAABtwkAAI0RACC4CQIAAAABuQkCAAAAAboJAQAAAAG7CQEAAAABvAkBAAAAAQwGAADEEQAgCAAAxREAIKIHQAAAAAGtBwEAAAAB1wcCAAAAAe4HAQAAAAGRCAIAAAABnwgCAAAAAbQIAgAAAAGjCSAAAAABvQkBAAAAAb4JAADDEQAgAgAAAI0CACAyAACfFAAgFKIHQAAAAAHLBwEAAAAB8wcBAAAAAZEIAgAAAAGXCAEAAAABmAgBAAAAAZkIAgAAAAGaCAQAAAABnAgBAAAAAZ0IAQAAAAGeCAIAAAABnwgCAAAAAaAIAgAAAAGhCIAAAAABoghAAAAAAaMIQAAAAAGkCEAAAAABpQgEAAAAAaYIBAAAAAGnCAEAAAABBKIHQAAAAAGACQEAAAABpQkBAAAAAaYJQAAAAAEFvAcgAAAAAeYHAQAAAAHvBwEAAAABrAgBAAAAAacJQAAAAAEDAAAADgAgMgAAnxQAIDMAAKYUACAOAAAADgAgBgAAmBEAIAgAAJkRACArAACmFAAgogdAAKYNACGtBwEAsA0AIdcHAgC4DQAh7gcBALANACGRCAIAuA0AIZ8IAgC4DQAhtAgCALgNACGjCSAA6A0AIb0JAQCwDQAhvgkAAJcRACAMBgAAmBEAIAgAAJkRACCiB0AApg0AIa0HAQCwDQAh1wcCALgNACHuBwEAsA0AIZEIAgC4DQAhnwgCALgNACG0CAIAuA0AIaMJIADoDQAhvQkBALANACG-CQAAlxEAICEHAACOEQAgCgAAjxEAIAsAAJARACCtBwEAAAABmAgBAAAAAZwIAQAAAAGeCAIAAAABnwgCAAAAAaAIAgAAAAGlCAQAAAABkQkBAAAAAaMJIAAAAAGoCQEAAAABqQkBAAAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAbMJAACLEQAgtAkAAIwRACC1CUAAAAABtgkgAAAAAbcJAACNEQAguAkCAAAAAbkJAgAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAECAAAAGAAgMgAApxQAIAMAAAAWACAyAACnFAAgMwAAqxQAICMAAAAWACAHAADjEAAgCgAA5BAAIAsAAOUQACArAACrFAAgrQcBALANACGYCAEAsA0AIZwIAQCwDQAhnggCALgNACGfCAIAuA0AIaAIAgC4DQAhpQgEAKUNACGRCQEAsA0AIaMJIADoDQAhqAkBALANACGpCQEAsg0AIaoJAgC4DQAhqwkCALgNACGsCQIAuA0AIa0JAgC4DQAhrgkBALINACGvCSAA6A0AIbAJQACxDQAhsQlAALENACGyCUAAsQ0AIbMJAADgEAAgtAkAAOEQACC1CUAAsQ0AIbYJIADoDQAhtwkAAOIQACC4CQIAuA0AIbkJAgC4DQAhugkBALINACG7CQEAsg0AIbwJAQCyDQAhIQcAAOMQACAKAADkEAAgCwAA5RAAIK0HAQCwDQAhmAgBALANACGcCAEAsA0AIZ4IAgC4DQAhnwgCALgNACGgCAIAuA0AIaUIBAClDQAhkQkBALANACGjCSAA6A0AIagJAQCwDQAhqQkBALINACGqCQIAuA0AIasJAgC4DQAhrAkCALgNACGtCQIAuA0AIa4JAQCyDQAhrwkgAOgNACGwCUAAsQ0AIbEJQACxDQAhsglAALENACGzCQAA4BAAILQJAADhEAAgtQlAALENACG2CSAA6A0AIbcJAADiEAAguAkCALgNACG5CQIAuA0AIboJAQCyDQAhuwkBALINACG8CQEAsg0AISEHAACOEQAgCgAAjxEAIAwAAJERACCtBwEAAAABmAgBAAAAAZwIAQAAAAGeCAIAAAABnwgCAAAAAaAIAgAAAAGlCAQAAAABkQkBAAAAAaMJIAAAAAGoCQEAAAABqQkBAAAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAbMJAACLEQAgtAkAAIwRACC1CUAAAAABtgkgAAAAAbcJAACNEQAguAkCAAAAAbkJAgAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAECAAAAGAAgMgAArBQAIAMAAAAWACAyAACsFAAgMwAAsBQAICMAAAAWACAHAADjEAAgCgAA5BAAIAwAAOYQACArAACwFAAgrQcBALANACGYCAEAsA0AIZwIAQCwDQAhnggCALgNACGfCAIAuA0AIaAIAgC4DQAhpQgEAKUNACGRCQEAsA0AIaMJIADoDQAhqAkBALANACGpCQEAsg0AIaoJAgC4DQAhqwkCALgNACGsCQIAuA0AIa0JAgC4DQAhrgkBALINACGvCSAA6A0AIbAJQACxDQAhsQlAALENACGyCUAAsQ0AIbMJAADgEAAgtAkAAOEQACC1CUAAsQ0AIbYJIADoDQAhtwkAAOIQACC4CQIAuA0AIbkJAgC4DQAhugkBALINACG7CQEAsg0AIbwJAQCyDQAhIQcAAOMQACAKAADkEAAgDAAA5hAAIK0HAQCwDQAhmAgBALANACGcCAEAsA0AIZ4IAgC4DQAhnwgCALgNACGgCAIAuA0AIaUIBAClDQAhkQkBALANACGjCSAA6A0AIagJAQCwDQAhqQkBALINACGqCQIAuA0AIasJAgC4DQAhrAkCALgNACGtCQIAuA0AIa4JAQCyDQAhrwkgAOgNACGwCUAAsQ0AIbEJQACxDQAhsglAALENACGzCQAA4BAAILQJAADhEAAgtQlAALENACG2CSAA6A0AIbcJAADiEAAguAkCALgNACG5CQIAuA0AIboJAQCyDQAhuwkBALINACG8CQEAsg0AIREDAACvEgAgBQAAsBIAIAYAALESACAIAACyEgAgEAAAtBIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAACxFAAgFBAAAMYTACAYAADJEwAgGQAAzBMAIBoAAM0TACAbAADOEwAgHAAAyBMAIB0AAMQTACAeAADHEwAgHwAAyhMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAALMUACADAAAAAwAgMgAAsRQAIDMAALcUACATAAAAAwAgAwAA4xEAIAUAAOQRACAGAADlEQAgCAAA5hEAIBAAAOgRACARAADpEQAgHAAA6hEAICsAALcUACCiB0AApg0AIbMHAQCwDQAhygcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIREDAADjEQAgBQAA5BEAIAYAAOURACAIAADmEQAgEAAA6BEAIBEAAOkRACAcAADqEQAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACEDAAAAWgAgMgAAsxQAIDMAALoUACAWAAAAWgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAAuhQAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIREDAACvEgAgBQAAsBIAIAYAALESACAIAACyEgAgDwAAsxIAIBEAALUSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAAC7FAAgFA8AAMUTACAYAADJEwAgGQAAzBMAIBoAAM0TACAbAADOEwAgHAAAyBMAIB0AAMQTACAeAADHEwAgHwAAyhMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAL0UACADAAAAAwAgMgAAuxQAIDMAAMEUACATAAAAAwAgAwAA4xEAIAUAAOQRACAGAADlEQAgCAAA5hEAIA8AAOcRACARAADpEQAgHAAA6hEAICsAAMEUACCiB0AApg0AIbMHAQCwDQAhygcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIREDAADjEQAgBQAA5BEAIAYAAOURACAIAADmEQAgDwAA5xEAIBEAAOkRACAcAADqEQAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACEDAAAAWgAgMgAAvRQAIDMAAMQUACAWAAAAWgAgDwAAuxIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAAxBQAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUDwAAuxIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIREDAACvEgAgBQAAsBIAIAYAALESACAIAACyEgAgDwAAsxIAIBAAALQSACARAAC1EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAADFFAAgFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAaAADNEwAgGwAAzhMAIB0AAMQTACAeAADHEwAgHwAAyhMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAMcUACAIogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHtCEAAAAAB8wgAAQAAAYwJQAAAAAEGyQdAAAAAAcsHAQAAAAHuCAABAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABCaIHQAAAAAGzBwEAAAAByQdAAAAAAcsHAQAAAAHpCAABAAAB6ggAAQAAAesIAQAAAAHsCEAAAAAB7QhAAAAAAQ0EAQAAAAGiB0AAAAABswcBAAAAAbwHAQAAAAHJB0AAAAABywcBAAAAAegHAQAAAAHiCAABAAAB4wgAAQAAAeQIAQAAAAHlCAEAAAAB5wgCAAAAAegIQAAAAAEDAAAAAwAgMgAAxRQAIDMAAM8UACATAAAAAwAgAwAA4xEAIAUAAOQRACAGAADlEQAgCAAA5hEAIA8AAOcRACAQAADoEQAgEQAA6REAICsAAM8UACCiB0AApg0AIbMHAQCwDQAhygcBALANACHMCAEAsA0AIZAJAQCwDQAhkQkBALANACHHCSAA6A0AIcgJQACxDQAhyQlAAKYNACHKCUAAsQ0AIREDAADjEQAgBQAA5BEAIAYAAOURACAIAADmEQAgDwAA5xEAIBAAAOgRACARAADpEQAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACEDAAAAWgAgMgAAxxQAIDMAANIUACAWAAAAWgAgDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAA0hQAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRADAACjEAAgBAAApBAAIBkAAKYQACAaAACnEAAgGwAAqBAAIKIHQAAAAAGzBwEAAAABuQcBAAAAAbwHAQAAAAHKBwEAAAABywcBAAAAAcwIAQAAAAHaCAEAAAABjQkBAAAAAY4JAQAAAAGPCUAAAAABAgAAAEQAIDIAANMUACAUDwAAxRMAIBAAAMYTACAZAADMEwAgGgAAzRMAIBsAAM4TACAcAADIEwAgHQAAxBMAIB4AAMcTACAfAADKEwAgIAAAyxMAICQAAM8TACAlAADQEwAgogdAAAAAAbMHAQAAAAG8BwEAAAABzAgBAAAAAZAJAQAAAAHLCQEAAAABzAlAAAAAAc0JQAAAAAECAAAAAQAgMgAA1RQAIAMAAABCACAyAADTFAAgMwAA2RQAIBIAAABCACADAADtDwAgBAAA7g8AIBkAAPAPACAaAADxDwAgGwAA8g8AICsAANkUACCiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcoHAQCwDQAhywcBALINACHMCAEAsA0AIdoIAQCyDQAhjQkBALANACGOCQEAsA0AIY8JQACxDQAhEAMAAO0PACAEAADuDwAgGQAA8A8AIBoAAPEPACAbAADyDwAgogdAAKYNACGzBwEAsA0AIbkHAQCyDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAgBALANACHaCAEAsg0AIY0JAQCwDQAhjgkBALANACGPCUAAsQ0AIQMAAABaACAyAADVFAAgMwAA3BQAIBYAAABaACAPAAC7EgAgEAAAvBIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJAAAxRIAICUAAMYSACArAADcFAAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRQPAAC7EgAgEAAAvBIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJAAAxRIAICUAAMYSACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhDAMAAOcPACAVAADoDwAgogdAAAAAAbMHAQAAAAHJB0AAAAABygcBAAAAAdAHAQAAAAHRBwEAAAAB5ggBAAAAAe0IQAAAAAHzCAABAAABjAlAAAAAAQIAAABJACAyAADdFAAgFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAaAADNEwAgGwAAzhMAIBwAAMgTACAdAADEEwAgHgAAxxMAIB8AAMoTACAgAADLEwAgJAAAzxMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAN8UACADAAAARwAgMgAA3RQAIDMAAOMUACAOAAAARwAgAwAA3w8AIBUAAOAPACArAADjFAAgogdAAKYNACGzBwEAsA0AIckHQACmDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh5ggBALANACHtCEAAsQ0AIfMIAAHzDQAhjAlAALENACEMAwAA3w8AIBUAAOAPACCiB0AApg0AIbMHAQCwDQAhyQdAAKYNACHKBwEAsA0AIdAHAQCwDQAh0QcBALANACHmCAEAsA0AIe0IQACxDQAh8wgAAfMNACGMCUAAsQ0AIQMAAABaACAyAADfFAAgMwAA5hQAIBYAAABaACAPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACArAADmFAAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRQPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAaAADNEwAgGwAAzhMAIBwAAMgTACAdAADEEwAgHgAAxxMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAOcUACAOogdAAAAAAbMHAQAAAAHJB0AAAAAB0AcBAAAAAdEHAQAAAAHaCAEAAAAB7QhAAAAAAfEIQAAAAAHzCAABAAAB9AgBAAAAAfUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIAACpDwAgAwAAAFoAIDIAAOcUACAzAADsFAAgFgAAAFoAIA8AALsSACAQAAC8EgAgGAAAvxIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAICAAAMESACAkAADFEgAgJQAAxhIAICsAAOwUACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhFA8AALsSACAQAAC8EgAgGAAAvxIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAICAAAMESACAkAADFEgAgJQAAxhIAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEMAwAAwQ8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHaCAEAAAAB9ggBAAAAAfcIAQAAAAH4CAAAwA8AIPkIAgAAAAH6CAEAAAAB-whAAAAAAQIAAAChBQAgMgAA7RQAIBQPAADFEwAgEAAAxhMAIBgAAMkTACAZAADMEwAgGgAAzRMAIBsAAM4TACAcAADIEwAgHQAAxBMAIB4AAMcTACAfAADKEwAgJAAAzxMAICUAANATACCiB0AAAAABswcBAAAAAbwHAQAAAAHMCAEAAAABkAkBAAAAAcsJAQAAAAHMCUAAAAABzQlAAAAAAQIAAAABACAyAADvFAAgAwAAAG8AIDIAAO0UACAzAADzFAAgDgAAAG8AIAMAALIPACArAADzFAAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHaCAEAsg0AIfYIAQCyDQAh9wgBALINACH4CAAAsQ8AIPkIAgC4DQAh-ggBALINACH7CEAAsQ0AIQwDAACyDwAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHaCAEAsg0AIfYIAQCyDQAh9wgBALINACH4CAAAsQ8AIPkIAgC4DQAh-ggBALINACH7CEAAsQ0AIQMAAABaACAyAADvFAAgMwAA9hQAIBYAAABaACAPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgJAAAxRIAICUAAMYSACArAAD2FAAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRQPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgJAAAxRIAICUAAMYSACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhEAMAAKMQACAEAACkEAAgGAAApRAAIBoAAKcQACAbAACoEAAgogdAAAAAAbMHAQAAAAG5BwEAAAABvAcBAAAAAcoHAQAAAAHLBwEAAAABzAgBAAAAAdoIAQAAAAGNCQEAAAABjgkBAAAAAY8JQAAAAAECAAAARAAgMgAA9xQAIBQPAADFEwAgEAAAxhMAIBgAAMkTACAaAADNEwAgGwAAzhMAIBwAAMgTACAdAADEEwAgHgAAxxMAIB8AAMoTACAgAADLEwAgJAAAzxMAICUAANATACCiB0AAAAABswcBAAAAAbwHAQAAAAHMCAEAAAABkAkBAAAAAcsJAQAAAAHMCUAAAAABzQlAAAAAAQIAAAABACAyAAD5FAAgAwAAAEIAIDIAAPcUACAzAAD9FAAgEgAAAEIAIAMAAO0PACAEAADuDwAgGAAA7w8AIBoAAPEPACAbAADyDwAgKwAA_RQAIKIHQACmDQAhswcBALANACG5BwEAsg0AIbwHAQCwDQAhygcBALANACHLBwEAsg0AIcwIAQCwDQAh2ggBALINACGNCQEAsA0AIY4JAQCwDQAhjwlAALENACEQAwAA7Q8AIAQAAO4PACAYAADvDwAgGgAA8Q8AIBsAAPIPACCiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcoHAQCwDQAhywcBALINACHMCAEAsA0AIdoIAQCyDQAhjQkBALANACGOCQEAsA0AIY8JQACxDQAhAwAAAFoAIDIAAPkUACAzAACAFQAgFgAAAFoAIA8AALsSACAQAAC8EgAgGAAAvxIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB0AALoSACAeAAC9EgAgHwAAwBIAICAAAMESACAkAADFEgAgJQAAxhIAICsAAIAVACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhFA8AALsSACAQAAC8EgAgGAAAvxIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB0AALoSACAeAAC9EgAgHwAAwBIAICAAAMESACAkAADFEgAgJQAAxhIAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEQAwAAoxAAIAQAAKQQACAYAAClEAAgGQAAphAAIBsAAKgQACCiB0AAAAABswcBAAAAAbkHAQAAAAG8BwEAAAABygcBAAAAAcsHAQAAAAHMCAEAAAAB2ggBAAAAAY0JAQAAAAGOCQEAAAABjwlAAAAAAQIAAABEACAyAACBFQAgFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAbAADOEwAgHAAAyBMAIB0AAMQTACAeAADHEwAgHwAAyhMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAIMVACADAAAAQgAgMgAAgRUAIDMAAIcVACASAAAAQgAgAwAA7Q8AIAQAAO4PACAYAADvDwAgGQAA8A8AIBsAAPIPACArAACHFQAgogdAAKYNACGzBwEAsA0AIbkHAQCyDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAgBALANACHaCAEAsg0AIY0JAQCwDQAhjgkBALANACGPCUAAsQ0AIRADAADtDwAgBAAA7g8AIBgAAO8PACAZAADwDwAgGwAA8g8AIKIHQACmDQAhswcBALANACG5BwEAsg0AIbwHAQCwDQAhygcBALANACHLBwEAsg0AIcwIAQCwDQAh2ggBALINACGNCQEAsA0AIY4JAQCwDQAhjwlAALENACEDAAAAWgAgMgAAgxUAIDMAAIoVACAWAAAAWgAgDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAAihUAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBsAAMQSACAcAAC-EgAgHQAAuhIAIB4AAL0SACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRADAACjEAAgBAAApBAAIBgAAKUQACAZAACmEAAgGgAApxAAIKIHQAAAAAGzBwEAAAABuQcBAAAAAbwHAQAAAAHKBwEAAAABywcBAAAAAcwIAQAAAAHaCAEAAAABjQkBAAAAAY4JAQAAAAGPCUAAAAABAgAAAEQAIDIAAIsVACAUDwAAxRMAIBAAAMYTACAYAADJEwAgGQAAzBMAIBoAAM0TACAcAADIEwAgHQAAxBMAIB4AAMcTACAfAADKEwAgIAAAyxMAICQAAM8TACAlAADQEwAgogdAAAAAAbMHAQAAAAG8BwEAAAABzAgBAAAAAZAJAQAAAAHLCQEAAAABzAlAAAAAAc0JQAAAAAECAAAAAQAgMgAAjRUAIAMAAABCACAyAACLFQAgMwAAkRUAIBIAAABCACADAADtDwAgBAAA7g8AIBgAAO8PACAZAADwDwAgGgAA8Q8AICsAAJEVACCiB0AApg0AIbMHAQCwDQAhuQcBALINACG8BwEAsA0AIcoHAQCwDQAhywcBALINACHMCAEAsA0AIdoIAQCyDQAhjQkBALANACGOCQEAsA0AIY8JQACxDQAhEAMAAO0PACAEAADuDwAgGAAA7w8AIBkAAPAPACAaAADxDwAgogdAAKYNACGzBwEAsA0AIbkHAQCyDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAgBALANACHaCAEAsg0AIY0JAQCwDQAhjgkBALANACGPCUAAsQ0AIQMAAABaACAyAACNFQAgMwAAlBUAIBYAAABaACAPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJAAAxRIAICUAAMYSACArAACUFQAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRQPAAC7EgAgEAAAvBIAIBgAAL8SACAZAADCEgAgGgAAwxIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJAAAxRIAICUAAMYSACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAaAADNEwAgGwAAzhMAIBwAAMgTACAdAADEEwAgHwAAyhMAICAAAMsTACAkAADPEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAAJUVACASogdAAAAAAbMHAQAAAAG8BwEAAAABywcBAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IgAAAAAHQCAAA0g4AINEIAgAAAAHSCCAAAAAB0wgBAAAAAdQIAADTDgAg1QggAAAAAdYIAgAAAAECyQdAAAAAAcsIAAEAAAEDAAAAWgAgMgAAlRUAIDMAAJsVACAWAAAAWgAgDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB0AALoSACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgKwAAmxUAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEUDwAAuxIAIBAAALwSACAYAAC_EgAgGQAAwhIAIBoAAMMSACAbAADEEgAgHAAAvhIAIB0AALoSACAfAADAEgAgIAAAwRIAICQAAMUSACAlAADGEgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhzAgBALANACGQCQEAsA0AIcsJAQCyDQAhzAlAAKYNACHNCUAAsQ0AIRQDAACIDwAgEQAAiQ8AIBQAAIsPACCiB0AAAAABswcBAAAAAbwHAQAAAAHKBwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABzAgBAAAAAdYIAgAAAAHaCAEAAAAB2wgBAAAAAdwIAQAAAAHdCIAAAAAB3ggBAAAAAd8IAACHDwAg4AgCAAAAAeEIAgAAAAECAAAAawAgMgAAnBUAIAMAAABpACAyAACcFQAgMwAAoBUAIBYAAABpACADAADmDgAgEQAA5w4AIBQAAOkOACArAACgFQAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhFAMAAOYOACARAADnDgAgFAAA6Q4AIKIHQACmDQAhswcBALANACG8BwEAsA0AIcoHAQCwDQAh0AcBALANACHRBwEAsA0AIdIHQACmDQAhzAgBALANACHWCAIAuA0AIdoIAQCwDQAh2wgBALANACHcCAEAsg0AId0IgAAAAAHeCAEAsg0AId8IAADlDgAg4AgCALgNACHhCAIAuA0AIRQDAACIDwAgEwAAig8AIBQAAIsPACCiB0AAAAABswcBAAAAAbwHAQAAAAHKBwEAAAAB0AcBAAAAAdEHAQAAAAHSB0AAAAABzAgBAAAAAdYIAgAAAAHaCAEAAAAB2wgBAAAAAdwIAQAAAAHdCIAAAAAB3ggBAAAAAd8IAACHDwAg4AgCAAAAAeEIAgAAAAECAAAAawAgMgAAoRUAIBEDAACvEgAgBQAAsBIAIAYAALESACAIAACyEgAgDwAAsxIAIBAAALQSACAcAAC2EgAgogdAAAAAAbMHAQAAAAHKBwEAAAABzAgBAAAAAZAJAQAAAAGRCQEAAAABxwkgAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAQIAAAAFACAyAACjFQAgAwAAAGkAIDIAAKEVACAzAACnFQAgFgAAAGkAIAMAAOYOACATAADoDgAgFAAA6Q4AICsAAKcVACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcwIAQCwDQAh1ggCALgNACHaCAEAsA0AIdsIAQCwDQAh3AgBALINACHdCIAAAAAB3ggBALINACHfCAAA5Q4AIOAIAgC4DQAh4QgCALgNACEUAwAA5g4AIBMAAOgOACAUAADpDgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhAwAAAAMAIDIAAKMVACAzAACqFQAgEwAAAAMAIAMAAOMRACAFAADkEQAgBgAA5REAIAgAAOYRACAPAADnEQAgEAAA6BEAIBwAAOoRACArAACqFQAgogdAAKYNACGzBwEAsA0AIcoHAQCwDQAhzAgBALANACGQCQEAsA0AIZEJAQCwDQAhxwkgAOgNACHICUAAsQ0AIckJQACmDQAhyglAALENACERAwAA4xEAIAUAAOQRACAGAADlEQAgCAAA5hEAIA8AAOcRACAQAADoEQAgHAAA6hEAIKIHQACmDQAhswcBALANACHKBwEAsA0AIcwIAQCwDQAhkAkBALANACGRCQEAsA0AIccJIADoDQAhyAlAALENACHJCUAApg0AIcoJQACxDQAhFAMAAIgPACARAACJDwAgEwAAig8AIKIHQAAAAAGzBwEAAAABvAcBAAAAAcoHAQAAAAHQBwEAAAAB0QcBAAAAAdIHQAAAAAHMCAEAAAAB1ggCAAAAAdoIAQAAAAHbCAEAAAAB3AgBAAAAAd0IgAAAAAHeCAEAAAAB3wgAAIcPACDgCAIAAAAB4QgCAAAAAQIAAABrACAyAACrFQAgAwAAAGkAIDIAAKsVACAzAACvFQAgFgAAAGkAIAMAAOYOACARAADnDgAgEwAA6A4AICsAAK8VACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIdAHAQCwDQAh0QcBALANACHSB0AApg0AIcwIAQCwDQAh1ggCALgNACHaCAEAsA0AIdsIAQCwDQAh3AgBALINACHdCIAAAAAB3ggBALINACHfCAAA5Q4AIOAIAgC4DQAh4QgCALgNACEUAwAA5g4AIBEAAOcOACATAADoDgAgogdAAKYNACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACHMCAEAsA0AIdYIAgC4DQAh2ggBALANACHbCAEAsA0AIdwIAQCyDQAh3QiAAAAAAd4IAQCyDQAh3wgAAOUOACDgCAIAuA0AIeEIAgC4DQAhIQcAAI4RACALAACQEQAgDAAAkREAIK0HAQAAAAGYCAEAAAABnAgBAAAAAZ4IAgAAAAGfCAIAAAABoAgCAAAAAaUIBAAAAAGRCQEAAAABowkgAAAAAagJAQAAAAGpCQEAAAABqgkCAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAa4JAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABswkAAIsRACC0CQAAjBEAILUJQAAAAAG2CSAAAAABtwkAAI0RACC4CQIAAAABuQkCAAAAAboJAQAAAAG7CQEAAAABvAkBAAAAAQIAAAAYACAyAACwFQAgAwAAABYAIDIAALAVACAzAAC0FQAgIwAAABYAIAcAAOMQACALAADlEAAgDAAA5hAAICsAALQVACCtBwEAsA0AIZgIAQCwDQAhnAgBALANACGeCAIAuA0AIZ8IAgC4DQAhoAgCALgNACGlCAQApQ0AIZEJAQCwDQAhowkgAOgNACGoCQEAsA0AIakJAQCyDQAhqgkCALgNACGrCQIAuA0AIawJAgC4DQAhrQkCALgNACGuCQEAsg0AIa8JIADoDQAhsAlAALENACGxCUAAsQ0AIbIJQACxDQAhswkAAOAQACC0CQAA4RAAILUJQACxDQAhtgkgAOgNACG3CQAA4hAAILgJAgC4DQAhuQkCALgNACG6CQEAsg0AIbsJAQCyDQAhvAkBALINACEhBwAA4xAAIAsAAOUQACAMAADmEAAgrQcBALANACGYCAEAsA0AIZwIAQCwDQAhnggCALgNACGfCAIAuA0AIaAIAgC4DQAhpQgEAKUNACGRCQEAsA0AIaMJIADoDQAhqAkBALANACGpCQEAsg0AIaoJAgC4DQAhqwkCALgNACGsCQIAuA0AIa0JAgC4DQAhrgkBALINACGvCSAA6A0AIbAJQACxDQAhsQlAALENACGyCUAAsQ0AIbMJAADgEAAgtAkAAOEQACC1CUAAsQ0AIbYJIADoDQAhtwkAAOIQACC4CQIAuA0AIbkJAgC4DQAhugkBALINACG7CQEAsg0AIbwJAQCyDQAhFA8AAMUTACAQAADGEwAgGAAAyRMAIBkAAMwTACAaAADNEwAgGwAAzhMAIBwAAMgTACAdAADEEwAgHgAAxxMAIB8AAMoTACAgAADLEwAgJQAA0BMAIKIHQAAAAAGzBwEAAAABvAcBAAAAAcwIAQAAAAGQCQEAAAABywkBAAAAAcwJQAAAAAHNCUAAAAABAgAAAAEAIDIAALUVACAEogdAAAAAAbMHAQAAAAHIBwEAAAAByQdAAAAAARErgAAAAAGiB0AAAAABrwcBAAAAAbMHAQAAAAG0BwQAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHQAAAAAG7BwEAAAABvAcBAAAAAb0HAgAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAHBB0AAAAABAwAAAFoAIDIAALUVACAzAAC7FQAgFgAAAFoAIA8AALsSACAQAAC8EgAgGAAAvxIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJQAAxhIAICsAALsVACCiB0AApg0AIbMHAQCwDQAhvAcBALANACHMCAEAsA0AIZAJAQCwDQAhywkBALINACHMCUAApg0AIc0JQACxDQAhFA8AALsSACAQAAC8EgAgGAAAvxIAIBkAAMISACAaAADDEgAgGwAAxBIAIBwAAL4SACAdAAC6EgAgHgAAvRIAIB8AAMASACAgAADBEgAgJQAAxhIAIKIHQACmDQAhswcBALANACG8BwEAsA0AIcwIAQCwDQAhkAkBALANACHLCQEAsg0AIcwJQACmDQAhzQlAALENACEPAwAA4A0AICMAAOINACCiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcAAN8NACDOBwEAAAABzwdAAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAQIAAAB8ACAyAAC8FQAgAwAAAHoAIDIAALwVACAzAADAFQAgEQAAAHoAIAMAAMQNACAjAADGDQAgKwAAwBUAIKIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHLBwEAsg0AIcwHAQCwDQAhzQcAAMMNACDOBwEAsg0AIc8HQACxDQAh0AcBALANACHRBwEAsA0AIdIHQACmDQAhDwMAAMQNACAjAADGDQAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAcBALANACHNBwAAww0AIM4HAQCyDQAhzwdAALENACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACEPAwAA4A0AICIAAOENACCiB0AAAAABrQcBAAAAAbMHAQAAAAG8BwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcAAN8NACDOBwEAAAABzwdAAAAAAdAHAQAAAAHRBwEAAAAB0gdAAAAAAQIAAAB8ACAyAADBFQAgAwAAAHoAIDIAAMEVACAzAADFFQAgEQAAAHoAIAMAAMQNACAiAADFDQAgKwAAxRUAIKIHQACmDQAhrQcBALANACGzBwEAsA0AIbwHAQCwDQAhygcBALANACHLBwEAsg0AIcwHAQCwDQAhzQcAAMMNACDOBwEAsg0AIc8HQACxDQAh0AcBALANACHRBwEAsA0AIdIHQACmDQAhDwMAAMQNACAiAADFDQAgogdAAKYNACGtBwEAsA0AIbMHAQCwDQAhvAcBALANACHKBwEAsA0AIcsHAQCyDQAhzAcBALANACHNBwAAww0AIM4HAQCyDQAhzwdAALENACHQBwEAsA0AIdEHAQCwDQAh0gdAAKYNACEODQAjD2cNEGgOGG4VGXcXGngYG3kZHG0UHQYCHmwQH3AcIHYdJH0fJYoBFgkDAAEFCAMGDAQILAYNABsPMA0QNA4ROA8cRRQBBAACAgQNAgcPBQQGEAQIFAYNAAwOGQcCBAACBxUFBQcABQodCAshCQwlCg0ACwEJAAcBCQAHAQkABwMKJgALJwAMKAADBikACCoADisAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE5DxM7ERQ_EgESABABEgAQAhFAABRBAAcDAAEERgINABoYShUZURcaVRgbWRkDAwABFQAUF0wWAgMAARZNFQIDAAEVABQCAwABFQAUAgNbARVcFAQYXQAZXgAaXwAbYAAGBmEACGIAD2MAEGQAEWUAHGYAAwMAAQ0AHiB0HQIDAAEfABwBIHUABAMAAQ0AIiKBASAjhQEhASEAHwEhAB8CIoYBACOHAQAMD4wBABCNAQAYkAEAGZIBABqTAQAblAEAHI8BAB2LAQAejgEAIJEBACSVAQAllgEAAAAAAw0AKDgAKTkAKgAAAAMNACg4ACk5ACoBAwABAQMAAQMNAC84ADA5ADEAAAADDQAvOAAwOQAxAQQAAgEEAAIFDQA2OAA5OQA6WgA3WwA4AAAAAAAFDQA2OAA5OQA6WgA3WwA4AgTlAQIH5gEFAgTsAQIH7QEFBQ0APzgAQjkAQ1oAQFsAQQAAAAAABQ0APzgAQjkAQ1oAQFsAQQIEAAIH_wEFAgQAAgeFAgUFDQBIOABLOQBMWgBJWwBKAAAAAAAFDQBIOABLOQBMWgBJWwBKAAAFDQBROABUOQBVWgBSWwBTAAAAAAAFDQBROABUOQBVWgBSWwBTAQcABQEHAAUFDQBaOABdOQBeWgBbWwBcAAAAAAAFDQBaOABdOQBeWgBbWwBcAQkABwEJAAcDDQBjOABkOQBlAAAAAw0AYzgAZDkAZQEJAAcBCQAHAw0AajgAazkAbAAAAAMNAGo4AGs5AGwAAAAFDQByOAB1OQB2WgBzWwB0AAAAAAAFDQByOAB1OQB2WgBzWwB0AAAABQ0AfDgAfzkAgAFaAH1bAH4AAAAAAAUNAHw4AH85AIABWgB9WwB-AgMAAQQAAgIDAAEEAAIDDQCFATgAhgE5AIcBAAAAAw0AhQE4AIYBOQCHAQIDAAEEAAICAwABBAACBQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAAAFDQCMATgAjwE5AJABWgCNAVsAjgEAAAADDQCWATgAlwE5AJgBAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJ4BOACfATkAoAEAAAADDQCeATgAnwE5AKABAgMAAQSBBAICAwABBIcEAgMNAKUBOACmATkApwEAAAADDQClATgApgE5AKcBAgMAARUAFAIDAAEVABQDDQCsATgArQE5AK4BAAAAAw0ArAE4AK0BOQCuAQIDAAEWrwQVAgMAARa1BBUFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAAAAUNALMBOAC2ATkAtwFaALQBWwC1AQAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAAABQ0AvQE4AMABOQDBAVoAvgFbAL8BAAAAAw0AxwE4AMgBOQDJAQAAAAMNAMcBOADIATkAyQEAAAADDQDPATgA0AE5ANEBAAAAAw0AzwE4ANABOQDRAQAAAAMNANcBOADYATkA2QEAAAADDQDXATgA2AE5ANkBAQMAAQEDAAEFDQDeATgA4QE5AOIBWgDfAVsA4AEAAAAAAAUNAN4BOADhATkA4gFaAN8BWwDgAQIDAAEfABwCAwABHwAcAw0A5wE4AOgBOQDpAQAAAAMNAOcBOADoATkA6QECAwABFQAUAgMAARUAFAMNAO4BOADvATkA8AEAAAADDQDuATgA7wE5APABAgMAARUAFAIDAAEVABQDDQD1ATgA9gE5APcBAAAAAw0A9QE4APYBOQD3AQIDhQYBFYYGFAIDjAYBFY0GFAUNAPwBOAD_ATkAgAJaAP0BWwD-AQAAAAAABQ0A_AE4AP8BOQCAAloA_QFbAP4BAQMAAQEDAAEFDQCFAjgAiAI5AIkCWgCGAlsAhwIAAAAAAAUNAIUCOACIAjkAiQJaAIYCWwCHAgESABABEgAQAw0AjgI4AI8COQCQAgAAAAMNAI4COACPAjkAkAICBAACEgAQAgQAAhIAEAUNAJUCOACYAjkAmQJaAJYCWwCXAgAAAAAABQ0AlQI4AJgCOQCZAloAlgJbAJcCARIAEAESABADDQCeAjgAnwI5AKACAAAAAw0AngI4AJ8COQCgAgAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAAABQ0ApgI4AKkCOQCqAloApwJbAKgCAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAAAAAFDQCwAjgAswI5ALQCWgCxAlsAsgIAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIAAAAAAAUNALoCOAC9AjkAvgJaALsCWwC8AgEJAAcBCQAHBQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAAAAAFDQDDAjgAxgI5AMcCWgDEAlsAxQIAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAAAAUNAM0COADQAjkA0QJaAM4CWwDPAgAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAAABQ0A1wI4ANoCOQDbAloA2AJbANkCAAAABQ0A4QI4AOQCOQDlAloA4gJbAOMCAAAAAAAFDQDhAjgA5AI5AOUCWgDiAlsA4wIAAAAFDQDrAjgA7gI5AO8CWgDsAlsA7QIAAAAAAAUNAOsCOADuAjkA7wJaAOwCWwDtAgAAAAUNAPUCOAD4AjkA-QJaAPYCWwD3AgAAAAAABQ0A9QI4APgCOQD5AloA9gJbAPcCAAAABQ0A_wI4AIIDOQCDA1oAgANbAIEDAAAAAAAFDQD_AjgAggM5AIMDWgCAA1sAgQMAAAAFDQCJAzgAjAM5AI0DWgCKA1sAiwMAAAAAAAUNAIkDOACMAzkAjQNaAIoDWwCLAwAAAAUNAJMDOACWAzkAlwNaAJQDWwCVAwAAAAAABQ0AkwM4AJYDOQCXA1oAlANbAJUDAAAABQ0AnQM4AKADOQChA1oAngNbAJ8DAAAAAAAFDQCdAzgAoAM5AKEDWgCeA1sAnwMAAAAFDQCnAzgAqgM5AKsDWgCoA1sAqQMAAAAAAAUNAKcDOACqAzkAqwNaAKgDWwCpAwAAAAUNALEDOAC0AzkAtQNaALIDWwCzAwAAAAAABQ0AsQM4ALQDOQC1A1oAsgNbALMDAAAABQ0AuwM4AL4DOQC_A1oAvANbAL0DAAAAAAAFDQC7AzgAvgM5AL8DWgC8A1sAvQMAAAAFDQDFAzgAyAM5AMkDWgDGA1sAxwMAAAAAAAUNAMUDOADIAzkAyQNaAMYDWwDHAwAAAAUNAM8DOADSAzkA0wNaANADWwDRAwAAAAAABQ0AzwM4ANIDOQDTA1oA0ANbANEDAQMAAQEDAAEDDQDYAzgA2QM5ANoDAAAAAw0A2AM4ANkDOQDaAwEhAB8BIQAfAw0A3wM4AOADOQDhAwAAAAMNAN8DOADgAzkA4QMBIQAfASEAHwUNAOYDOADpAzkA6gNaAOcDWwDoAwAAAAAABQ0A5gM4AOkDOQDqA1oA5wNbAOgDAAAAAw0A8AM4APEDOQDyAwAAAAMNAPADOADxAzkA8gMAAAAFDQD4AzgA-wM5APwDWgD5A1sA-gMAAAAAAAUNAPgDOAD7AzkA_ANaAPkDWwD6AwAAAAUNAIIEOACFBDkAhgRaAIMEWwCEBAAAAAAABQ0AggQ4AIUEOQCGBFoAgwRbAIQEJgIBJ5cBASiZAQEpmgEBKpsBASydAQEtnwEkLqABJS-iAQEwpAEkMaUBJjSmAQE1pwEBNqgBJDqrASc7rAErPK0BAj2uAQI-rwECP7ABAkCxAQJBswECQrUBJEO2ASxEuAECRboBJEa7AS1HvAECSL0BAkm-ASRKwQEuS8IBMkzEAQNNxQEDTscBA0_IAQNQyQEDUcsBA1LNASRTzgEzVNABA1XSASRW0wE0V9QBA1jVAQNZ1gEkXNkBNV3aATte2wEEX9wBBGDdAQRh3gEEYt8BBGPhAQRk4wEkZeQBPGboAQRn6gEkaOsBPWnuAQRq7wEEa_ABJGzzAT5t9AFEbvUBBm_2AQZw9wEGcfgBBnL5AQZz-wEGdP0BJHX-AUV2gQIGd4MCJHiEAkZ5hgIGeocCBnuIAiR8iwJHfYwCTX6OAgV_jwIFgAGRAgWBAZICBYIBkwIFgwGVAgWEAZcCJIUBmAJOhgGaAgWHAZwCJIgBnQJPiQGeAgWKAZ8CBYsBoAIkjAGjAlCNAaQCVo4BpQIHjwGmAgeQAacCB5EBqAIHkgGpAgeTAasCB5QBrQIklQGuAleWAbACB5cBsgIkmAGzAliZAbQCB5oBtQIHmwG2AiScAbkCWZ0BugJfngG7AgqfAbwCCqABvQIKoQG-AgqiAb8CCqMBwQIKpAHDAiSlAcQCYKYBxgIKpwHIAiSoAckCYakBygIKqgHLAgqrAcwCJKwBzwJirQHQAmauAdECCa8B0gIJsAHTAgmxAdQCCbIB1QIJswHXAgm0AdkCJLUB2gJntgHcAgm3Ad4CJLgB3wJouQHgAgm6AeECCbsB4gIkvAHlAmm9AeYCbb4B6AJuvwHpAm7AAewCbsEB7QJuwgHuAm7DAfACbsQB8gIkxQHzAm_GAfUCbscB9wIkyAH4AnDJAfkCbsoB-gJuywH7AiTMAf4Ccc0B_wJ3zgGBA3jPAYIDeNABhQN40QGGA3jSAYcDeNMBiQN41AGLAyTVAYwDedYBjgN41wGQAyTYAZEDetkBkgN42gGTA3jbAZQDJNwBlwN73QGYA4EB3gGZAw3fAZoDDeABmwMN4QGcAw3iAZ0DDeMBnwMN5AGhAyTlAaIDggHmAaQDDecBpgMk6AGnA4MB6QGoAw3qAakDDesBqgMk7AGtA4QB7QGuA4gB7gGvAw7vAbADDvABsQMO8QGyAw7yAbMDDvMBtQMO9AG3AyT1AbgDiQH2AboDDvcBvAMk-AG9A4oB-QG-Aw76Ab8DDvsBwAMk_AHDA4sB_QHEA5EB_gHGA5IB_wHHA5IBgALKA5IBgQLLA5IBggLMA5IBgwLOA5IBhALQAySFAtEDkwGGAtMDkgGHAtUDJIgC1gOUAYkC1wOSAYoC2AOSAYsC2QMkjALcA5UBjQLdA5kBjgLfA5oBjwLgA5oBkALjA5oBkQLkA5oBkgLlA5oBkwLnA5oBlALpAySVAuoDmwGWAuwDmgGXAu4DJJgC7wOcAZkC8AOaAZoC8QOaAZsC8gMknAL1A50BnQL2A6EBngL3AxSfAvgDFKAC-QMUoQL6AxSiAvsDFKMC_QMUpAL_AySlAoAEogGmAoMEFKcChQQkqAKGBKMBqQKIBBSqAokEFKsCigQkrAKNBKQBrQKOBKgBrgKPBBWvApAEFbACkQQVsQKSBBWyApMEFbMClQQVtAKXBCS1ApgEqQG2ApoEFbcCnAQkuAKdBKoBuQKeBBW6Ap8EFbsCoAQkvAKjBKsBvQKkBK8BvgKlBBa_AqYEFsACpwQWwQKoBBbCAqkEFsMCqwQWxAKtBCTFAq4EsAHGArEEFscCswQkyAK0BLEByQK2BBbKArcEFssCuAQkzAK7BLIBzQK8BLgBzgK-BLkBzwK_BLkB0ALCBLkB0QLDBLkB0gLEBLkB0wLGBLkB1ALIBCTVAskEugHWAssEuQHXAs0EJNgCzgS7AdkCzwS5AdoC0AS5AdsC0QQk3ALUBLwB3QLVBMIB3gLXBMMB3wLYBMMB4ALbBMMB4QLcBMMB4gLdBMMB4wLfBMMB5ALhBCTlAuIExAHmAuQEwwHnAuYEJOgC5wTFAekC6ATDAeoC6QTDAesC6gQk7ALtBMYB7QLuBMoB7gLwBMsB7wLxBMsB8AL0BMsB8QL1BMsB8gL2BMsB8wL4BMsB9AL6BCT1AvsEzAH2Av0EywH3Av8EJPgCgAXNAfkCgQXLAfoCggXLAfsCgwUk_AKGBc4B_QKHBdIB_gKJBdMB_wKKBdMBgAONBdMBgQOOBdMBggOPBdMBgwORBdMBhAOTBSSFA5QF1AGGA5YF0wGHA5gFJIgDmQXVAYkDmgXTAYoDmwXTAYsDnAUkjAOfBdYBjQOgBdoBjgOiBRyPA6MFHJADpQUckQOmBRySA6cFHJMDqQUclAOrBSSVA6wF2wGWA64FHJcDsAUkmAOxBdwBmQOyBRyaA7MFHJsDtAUknAO3Bd0BnQO4BeMBngO5BR2fA7oFHaADuwUdoQO8BR2iA70FHaMDvwUdpAPBBSSlA8IF5AGmA8QFHacDxgUkqAPHBeUBqQPIBR2qA8kFHasDygUkrAPNBeYBrQPOBeoBrgPPBRevA9AFF7AD0QUXsQPSBReyA9MFF7MD1QUXtAPXBSS1A9gF6wG2A9oFF7cD3AUkuAPdBewBuQPeBRe6A98FF7sD4AUkvAPjBe0BvQPkBfEBvgPlBRi_A-YFGMAD5wUYwQPoBRjCA-kFGMMD6wUYxAPtBSTFA-4F8gHGA_AFGMcD8gUkyAPzBfMByQP0BRjKA_UFGMsD9gUkzAP5BfQBzQP6BfgBzgP7BRnPA_wFGdAD_QUZ0QP-BRnSA_8FGdMDgQYZ1AODBiTVA4QG-QHWA4gGGdcDigYk2AOLBvoB2QOOBhnaA48GGdsDkAYk3AOTBvsB3QOUBoEC3gOVBhDfA5YGEOADlwYQ4QOYBhDiA5kGEOMDmwYQ5AOdBiTlA54GggLmA6AGEOcDogYk6AOjBoMC6QOkBhDqA6UGEOsDpgYk7AOpBoQC7QOqBooC7gOsBhHvA60GEfADrwYR8QOwBhHyA7EGEfMDswYR9AO1BiT1A7YGiwL2A7gGEfcDugYk-AO7BowC-QO8BhH6A70GEfsDvgYk_APBBo0C_QPCBpEC_gPDBg__A8QGD4AExQYPgQTGBg-CBMcGD4MEyQYPhATLBiSFBMwGkgKGBM4GD4cE0AYkiATRBpMCiQTSBg-KBNMGD4sE1AYkjATXBpQCjQTYBpoCjgTZBhKPBNoGEpAE2wYSkQTcBhKSBN0GEpME3wYSlAThBiSVBOIGmwKWBOQGEpcE5gYkmATnBpwCmQToBhKaBOkGEpsE6gYknATtBp0CnQTuBqECngTwBqICnwTxBqICoAT0BqICoQT1BqICogT2BqICowT4BqICpAT6BiSlBPsGowKmBP0GogKnBP8GJKgEgAekAqkEgQeiAqoEggeiAqsEgwckrASGB6UCrQSHB6sCrgSJB6wCrwSKB6wCsASNB6wCsQSOB6wCsgSPB6wCswSRB6wCtASTByS1BJQHrQK2BJYHrAK3BJgHJLgEmQeuArkEmgesAroEmwesArsEnAckvASfB68CvQSgB7UCvgSiB7YCvwSjB7YCwASmB7YCwQSnB7YCwgSoB7YCwwSqB7YCxASsByTFBK0HtwLGBK8HtgLHBLEHJMgEsge4AskEswe2AsoEtAe2AssEtQckzAS4B7kCzQS5B78CzgS6BwjPBLsHCNAEvAcI0QS9BwjSBL4HCNMEwAcI1ATCByTVBMMHwALWBMUHCNcExwck2ATIB8EC2QTJBwjaBMoHCNsEywck3ATOB8IC3QTPB8gC3gTRB8kC3wTSB8kC4ATVB8kC4QTWB8kC4gTXB8kC4wTZB8kC5ATbByTlBNwHygLmBN4HyQLnBOAHJOgE4QfLAukE4gfJAuoE4wfJAusE5Ack7ATnB8wC7QToB9IC7gTqB9MC7wTrB9MC8ATuB9MC8QTvB9MC8gTwB9MC8wTyB9MC9AT0ByT1BPUH1AL2BPcH0wL3BPkHJPgE-gfVAvkE-wfTAvoE_AfTAvsE_Qck_ASACNYC_QSBCNwC_gSDCN0C_wSECN0CgAWHCN0CgQWICN0CggWJCN0CgwWLCN0ChAWNCCSFBY4I3gKGBZAI3QKHBZIIJIgFkwjfAokFlAjdAooFlQjdAosFlggkjAWZCOACjQWaCOYCjgWcCOcCjwWdCOcCkAWgCOcCkQWhCOcCkgWiCOcCkwWkCOcClAWmCCSVBacI6AKWBakI5wKXBasIJJgFrAjpApkFrQjnApoFrgjnApsFrwgknAWyCOoCnQWzCPACngW1CPECnwW2CPECoAW5CPECoQW6CPECogW7CPECowW9CPECpAW_CCSlBcAI8gKmBcII8QKnBcQIJKgFxQjzAqkFxgjxAqoFxwjxAqsFyAgkrAXLCPQCrQXMCPoCrgXOCPsCrwXPCPsCsAXSCPsCsQXTCPsCsgXUCPsCswXWCPsCtAXYCCS1BdkI_AK2BdsI-wK3Bd0IJLgF3gj9ArkF3wj7AroF4Aj7ArsF4QgkvAXkCP4CvQXlCIQDvgXnCIUDvwXoCIUDwAXrCIUDwQXsCIUDwgXtCIUDwwXvCIUDxAXxCCTFBfIIhgPGBfQIhQPHBfYIJMgF9wiHA8kF-AiFA8oF-QiFA8sF-ggkzAX9CIgDzQX-CI4DzgWACY8DzwWBCY8D0AWECY8D0QWFCY8D0gWGCY8D0wWICY8D1AWKCSTVBYsJkAPWBY0JjwPXBY8JJNgFkAmRA9kFkQmPA9oFkgmPA9sFkwkk3AWWCZID3QWXCZgD3gWZCZkD3wWaCZkD4AWdCZkD4QWeCZkD4gWfCZkD4wWhCZkD5AWjCSTlBaQJmgPmBaYJmQPnBagJJOgFqQmbA-kFqgmZA-oFqwmZA-sFrAkk7AWvCZwD7QWwCaID7gWyCaMD7wWzCaMD8AW2CaMD8QW3CaMD8gW4CaMD8wW6CaMD9AW8CST1Bb0JpAP2Bb8JowP3BcEJJPgFwgmlA_kFwwmjA_oFxAmjA_sFxQkk_AXICaYD_QXJCawD_gXLCa0D_wXMCa0DgAbPCa0DgQbQCa0DggbRCa0DgwbTCa0DhAbVCSSFBtYJrgOGBtgJrQOHBtoJJIgG2wmvA4kG3AmtA4oG3QmtA4sG3gkkjAbhCbADjQbiCbYDjgbkCbcDjwblCbcDkAboCbcDkQbpCbcDkgbqCbcDkwbsCbcDlAbuCSSVBu8JuAOWBvEJtwOXBvMJJJgG9Am5A5kG9Qm3A5oG9gm3A5sG9wkknAb6CboDnQb7CcADngb9CcEDnwb-CcEDoAaBCsEDoQaCCsEDogaDCsEDowaFCsEDpAaHCiSlBogKwgOmBooKwQOnBowKJKgGjQrDA6kGjgrBA6oGjwrBA6sGkAokrAaTCsQDrQaUCsoDrgaWCssDrwaXCssDsAaaCssDsQabCssDsgacCssDswaeCssDtAagCiS1BqEKzAO2BqMKywO3BqUKJLgGpgrNA7kGpwrLA7oGqArLA7sGqQokvAasCs4DvQatCtQDvgauCh-_Bq8KH8AGsAofwQaxCh_CBrIKH8MGtAofxAa2CiTFBrcK1QPGBrkKH8cGuwokyAa8CtYDyQa9Ch_KBr4KH8sGvwokzAbCCtcDzQbDCtsDzgbECiDPBsUKINAGxgog0QbHCiDSBsgKINMGygog1AbMCiTVBs0K3APWBs8KINcG0Qok2AbSCt0D2QbTCiDaBtQKINsG1Qok3AbYCt4D3QbZCuID3gbaCiHfBtsKIeAG3Aoh4QbdCiHiBt4KIeMG4Aoh5AbiCiTlBuMK4wPmBuUKIecG5wok6AboCuQD6QbpCiHqBuoKIesG6wok7AbuCuUD7QbvCusD7gbxCuwD7wbyCuwD8Ab1CuwD8Qb2CuwD8gb3CuwD8wb5CuwD9Ab7CiT1BvwK7QP2Bv4K7AP3BoALJPgGgQvuA_kGggvsA_oGgwvsA_sGhAsk_AaHC-8D_QaIC_MD_gaKC_QD_waLC_QDgAeOC_QDgQePC_QDggeQC_QDgweSC_QDhAeUCySFB5UL9QOGB5cL9AOHB5kLJIgHmgv2A4kHmwv0A4oHnAv0A4sHnQskjAegC_cDjQehC_0DjgejC_4DjwekC_4DkAenC_4DkQeoC_4DkgepC_4DkwerC_4DlAetCySVB64L_wOWB7AL_gOXB7ILJJgHswuABJkHtAv-A5oHtQv-A5sHtgsknAe5C4EEnQe6C4cE"
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
  customerId: "customerId",
  invitationId: "invitationId",
  sealed: "sealed",
  notice: "notice",
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
