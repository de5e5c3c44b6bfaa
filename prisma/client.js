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

/// A bill that no worker wrote, as it was found. Append-only.
model BillSetAside {
  id         String   @id @db.Uuid
  customerId String   @map("customer_id") @db.Uuid
  monthStart BigInt   @map("month_start")
  createdAt  DateTime @map("created_at") @db.Timestamptz(3)
  document   Json
  setAsideAt DateTime @default(dbgenerated("clock_timestamp()")) @map("set_aside_at") @db.Timestamptz(3)
  reason     String

  @@index([customerId, monthStart])
  @@map("bills_set_aside")
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5RWRBIAHGA8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh3QgBAO4LACGhCQEAAAAB3AkBAPALACHdCUAA3wsAId4JQADvCwAhAQAAAAEAIBUDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh3QgBAO4LACGhCQEA7gsAIaIJAQDuCwAh2AkgAIIMACHZCUAA7wsAIdoJQADfCwAh2wlAAO8LACEKAwAA4w8AIAUAAIsUACAGAADnEQAgCAAA6BEAIA8AAPITACAQAADzEwAgEQAAgRQAIBwAAPUTACDZCQAAxw0AINsJAADHDQAgFwMAANYMACAFAAC6DQAgBgAA8wwAIAgAAPQMACAPAACODQAgEAAAjw0AIBEAAIkNACAcAACRDQAgrgcAALkNADCvBwAAAwAQsAcAALkNADCyB0AA3wsAIcMHAQAAAAHaBwEAiwwAId0IAQDuCwAhjQkAALgNACChCQEA7gsAIaIJAQDuCwAh2AkgAIIMACHZCUAA7wsAIdoJQADfCwAh2wlAAO8LACHiCQAAtw0AIAMAAAADACABAAAEADACAAAFACANBAAA-gwAIK4HAAD5DAAwrwcAAAcAELAHAAD5DAAwvQcBAO4LACHbBwEAiwwAIfwHBADeCwAhrwgEAN4LACGwCAQA3gsAIbEIBADeCwAh1QkEAN4LACHWCQIAgwwAIdcJAgCDDAAhAQAAAAcAIA4EAACjDQAgBwAAtQ0AIK4HAAC2DQAwrwcAAAkAELAHAAC2DQAwsQdAAO8LACG9BwEA7gsAIcMHAQCLDAAh2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHTCQEA7gsAIdQJQADfCwAhBQQAAP8RACAHAACHFAAgsQcAAMcNACDbBwAAxw0AIK0IAADHDQAgDgQAAKMNACAHAAC1DQAgrgcAALYNADCvBwAACQAQsAcAALYNADCxB0AA7wsAIb0HAQDuCwAhwwcBAAAAAdsHAQCXDAAh9gcBAO4LACGtCAEA8AsAIdAJAgCDDAAh0wkBAO4LACHUCUAA3wsAIQMAAAAJACABAAAKADACAAALACABAAAAAwAgEAYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEA7gsAIecHAgCDDAAh_gcBAIsMACGiCAIAgwwAIbAIAgCDDAAhxQgCAIMMACG0CSAAggwAIc4JAQDuCwAhzwkAAPwLACABAAAADgAgAwAAAAkAIAEAAAoAMAIAAAsAIA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACEFBAAA_xEAIAcAAIcUACCtCAAAxw0AINEJAADHDQAg0gkAAMcNACAPBAAA-gwAIAcAALUNACCuBwAAtA0AMK8HAAARABCwBwAAtA0AMLIHQADfCwAhvQcBAO4LACHDBwEAAAABzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACEDAAAAEQAgAQAAEgAwAgAAEwAgAQAAAA4AICUHAACwDQAgCgAAsQ0AIAsAALINACAMAACzDQAgrgcAAK8NADCvBwAAFgAQsAcAAK8NADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJQADvCwAhxAkAAPwLACDFCQAA_AsAIMYJQADvCwAhxwkgAIIMACHICQAA_AsAIMkJAgCDDAAhygkCAIMMACHLCQEA8AsAIcwJAQCXDAAhzQkBAJcMACENBwAAhxQAIAoAAIgUACALAACJFAAgDAAAihQAILoJAADHDQAgvwkAAMcNACDBCQAAxw0AIMIJAADHDQAgwwkAAMcNACDGCQAAxw0AIMsJAADHDQAgzAkAAMcNACDNCQAAxw0AICUHAACwDQAgCgAAsQ0AIAsAALINACAMAACzDQAgrgcAAK8NADCvBwAAFgAQsAcAAK8NADC9BwEAAAABqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwlAAO8LACHECQAA_AsAIMUJAAD8CwAgxglAAO8LACHHCSAAggwAIcgJAAD8CwAgyQkCAIMMACHKCQIAgwwAIcsJAQDwCwAhzAkBAJcMACHNCQEAlwwAIQMAAAAWACABAAAXADACAAAYACAZCQAAqw0AIK4HAACuDQAwrwcAABoAELAHAACuDQAwsgdAAN8LACHbBwEAiwwAIYMIAQCLDAAhoggCAIMMACGoCAEAiwwAIakIAQDuCwAhqggCAIMMACGrCAQA3gsAIawIAQDuCwAhrQgBAO4LACGuCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbIIAACYDAAgswhAAO8LACG0CEAA7wsAIbUIQADvCwAhtggEAN4LACG3CAQA3gsAIbgIAQDuCwAhBAkAAIYUACCzCAAAxw0AILQIAADHDQAgtQgAAMcNACAaCQAAqw0AIK4HAACuDQAwrwcAABoAELAHAACuDQAwsgdAAN8LACHbBwEAiwwAIYMIAQCLDAAhoggCAIMMACGoCAEAAAABqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACHhCQAArQ0AIAMAAAAaACABAAAbADACAAAcACAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAO4LACG3CUAA7wsAIQIJAACGFAAgtwkAAMcNACAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAAAAAbcJQADvCwAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAACrDQAgrgcAAKoNADCvBwAAIgAQsAcAAKoNADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACEBCQAAhhQAIAsJAACrDQAgrgcAAKoNADCvBwAAIgAQsAcAAKoNADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACHgCQAAqQ0AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIQgDAADjDwAgBAAA_xEAIP4IAADHDQAgnwkAAMcNACCnCQAAxw0AIK4JAADHDQAgrwkAAMcNACCwCQAAxw0AIBgDAADWDAAgBAAA-gwAIK4HAACoDQAwrwcAAC0AELAHAACoDQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABAAAB_ghAAO8LACGfCQEA8AsAIacJQADvCwAhrgkBAJcMACGvCQEA8AsAIbAJQADvCwAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAADWDAAgBAAA-gwAIK4HAACnDQAwrwcAADEAELAHAACnDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfAHAQDuCwAh8QcBAIsMACHbCAEAlwwAIeEIAAD8CwAg_AgBAPALACH-CEAA7wsAIYQJAAGMDAAhpgkAAPwLACCnCUAA7wsAIagJAgC-DAAhqQkCAL4MACGqCQEA8AsAIasJAQDwCwAhrAkBAJcMACGtCQEAlwwAIQwDAADjDwAgBAAA_xEAINsIAADHDQAg_AgAAMcNACD-CAAAxw0AIKcJAADHDQAgqAkAAMcNACCpCQAAxw0AIKoJAADHDQAgqwkAAMcNACCsCQAAxw0AIK0JAADHDQAgGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHwBwEA7gsAIfEHAQCLDAAh2wgBAJcMACHhCAAA_AsAIPwIAQDwCwAh_ghAAO8LACGECQABAAABpgkAAPwLACCnCUAA7wsAIagJAgC-DAAhqQkCAL4MACGqCQEA8AsAIasJAQDwCwAhrAkBAJcMACGtCQEAlwwAIQMAAAAxACABAAAyADACAAAzACAZBAAA-gwAIBIAAM0MACCuBwAApg0AMK8HAAA1ABCwBwAApg0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHbCAEAiwwAId0IAQDuCwAh3ggBAO4LACHfCAEA7gsAIeAIAACYDAAg4QgAAPwLACDiCAIAgwwAIeMIIACCDAAh5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh5wgCAIMMACECBAAA_xEAIBIAAP8OACAZBAAA-gwAIBIAAM0MACCuBwAApg0AMK8HAAA1ABCwBwAApg0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAAM0MACCuBwAAzAwAMK8HAAA6ABCwBwAAzAwAML4HQADvCwAhzgdAAN8LACHbCAEAiwwAIegIAAD8CwAg6QgAAPwLACDqCAEA8AsAIQEAAAA6ACAHEgAAzQwAIK4HAAClDQAwrwcAADwAELAHAAClDQAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhARIAAP8OACAIEgAAzQwAIK4HAAClDQAwrwcAADwAELAHAAClDQAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAh3wkAAKQNACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAUAwAA1gwAIAQAAKMNACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgrgcAAKINADCvBwAAQgAQsAcAAKINADCyB0AA3wsAIcMHAQCLDAAhyQcBAPALACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHdCAEA7gsAIesIAQDwCwAhngkBAO4LACGfCQEA7gsAIaAJQADvCwAhCgMAAOMPACAEAAD_EQAgGAAA9hMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIMkHAADHDQAg2wcAAMcNACDrCAAAxw0AIKAJAADHDQAgFQMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAAAAByQcBAPALACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHdCAEA7gsAIesIAQDwCwAhjQkAAKENACCeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAADWDAAgFQAAnQ0AIBcAAKANACCuBwAAnw0AMK8HAABHABCwBwAAnw0AMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIfcIAQCLDAAh_ghAAO8LACGECQABjAwAIZ0JQADvCwAhBQMAAOMPACAVAACEFAAgFwAAhRQAIP4IAADHDQAgnQkAAMcNACAQAwAA1gwAIBUAAJ0NACAXAACgDQAgrgcAAJ8NADCvBwAARwAQsAcAAJ8NADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIfcIAQCLDAAh_ghAAO8LACGECQABAAABnQlAAO8LACEDAAAARwAgAQAASAAwAgAASQAgDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQCLDAAhzQcCAIMMACHQB0AA3wsAIdgHAQDwCwAh2gcBAIsMACGbCQEAlwwAIZwJAACfDAAgAQAAAEsAIAEAAABHACANAwAA1gwAIBUAAJ0NACCuBwAAng0AMK8HAABOABCwBwAAng0AMNkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh_wgAAYwMACGACQEA7gsAIYEJAQDuCwAhgglAAO8LACEDAwAA4w8AIBUAAIQUACCCCQAAxw0AIA0DAADWDAAgFQAAnQ0AIK4HAACeDQAwrwcAAE4AELAHAACeDQAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABAAABgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAADWDAAgFQAAnQ0AIK4HAACcDQAwrwcAAFIAELAHAACcDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh-ggAAYwMACH7CAABjAwAIfwIAQDwCwAh_QhAAO8LACH-CEAA7wsAIQUDAADjDwAgFQAAhBQAIPwIAADHDQAg_QgAAMcNACD-CAAAxw0AIBADAADWDAAgFQAAnQ0AIK4HAACcDQAwrwcAAFIAELAHAACcDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABAAAB-wgAAYwMACH8CAEA8AsAIf0IQADvCwAh_ghAAO8LACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAJoNACAEAQDwCwAhFQAAmw0AIK4HAACZDQAwrwcAAFYAELAHAACZDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABjAwAIfQIAAGMDAAh9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIQkDAADjDwAgBAAAxw0AIBUAAIQUACDaBwAAxw0AINsHAADHDQAg9QgAAMcNACD2CAAAxw0AIPcIAADHDQAg-QgAAMcNACAUAwAAmg0AIAQBAPALACEVAACbDQAgrgcAAJkNADCvBwAAVgAQsAcAAJkNADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdkHQADfCwAh2gcBAJcMACHbBwEAlwwAIfgHAQDuCwAh8wgAAQAAAfQIAAEAAAH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhAwAAAFYAIAEAAFcAMAIAAFgAIBgPAACODQAgEAAAjw0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACAcAACRDQAgHQAAjQ0AIB4AAJANACAfAACTDQAgIAAA1wwAICQAAJcNACAlAACYDQAgrgcAAIwNADCvBwAAWgAQsAcAAIwNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHdCAEA7gsAIaEJAQDuCwAh3AkBAPALACHdCUAA3wsAId4JQADvCwAhAQAAAFoAIAEAAABCACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAAkAIAEAAAARACABAAAALQAgAQAAADEAIAEAAAA1ACABAAAAQgAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAxACABAAAyADACAAAzACAYAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIQcDAADjDwAgEQAAgRQAIBMAAIIUACAUAACDFAAg7QgAAMcNACDuCAAAxw0AIO8IAADHDQAgGQMAANYMACARAACJDQAgEwAAig0AIBQAAIsNACCuBwAAiA0AMK8HAABpABCwBwAAiA0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIY0JAACHDQAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABCACABAABDADACAABEACADAAAARwAgAQAASAAwAgAASQAgEAMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAhAQAAAG8AIBUDAADWDAAgHwAAhg0AIK4HAACFDQAwrwcAAHEAELAHAACFDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh6wgBAPALACH-CEAA7wsAIYIJQADvCwAhgwkBAIsMACGECQABjAwAIYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACAIAwAA4w8AIB8AAPcTACDrCAAAxw0AIP4IAADHDQAgggkAAMcNACCGCQAAxw0AIIcJAADHDQAgiAkAAMcNACAVAwAA1gwAIB8AAIYNACCuBwAAhQ0AMK8HAABxABCwBwAAhQ0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh6wgBAPALACH-CEAA7wsAIYIJQADvCwAhgwkBAIsMACGECQABAAABhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIAMAAABxACABAAByADACAABzACABAAAAcQAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABOACABAABPADACAABQACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFYAIAEAAFcAMAIAAFgAIBMDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhBgMAAOMPACAiAAD_EwAgIwAAgBQAINsHAADHDQAg3gcAAMcNACDfBwAAxw0AIBMDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAAAABzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3AcBAO4LACHdBwAA_AsAIN4HAQDwCwAh3wdAAO8LACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACEDAAAAegAgAQAAewAwAgAAfAAgCSEAAIANACCuBwAAgQ0AMK8HAAB-ABCwBwAAgQ0AMLIHQADfCwAhwwcBAIsMACHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACECIQAA_hMAINkHAADHDQAgCSEAAIANACCuBwAAgQ0AMK8HAAB-ABCwBwAAgQ0AMLIHQADfCwAhwwcBAAAAAcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIQMAAAB-ACABAAB_ADACAACAAQAgFiEAAIANACArAACYDAAgrgcAAP8MADCvBwAAggEAELAHAAD_DAAwsgdAAN8LACG_BwEA8AsAIcMHAQCLDAAhxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIQYhAAD-EwAgvwcAAMcNACDLBwAAxw0AIM4HAADHDQAgzwcAAMcNACDRBwAAxw0AIBYhAACADQAgKwAAmAwAIK4HAAD_DAAwrwcAAIIBABCwBwAA_wwAMLIHQADfCwAhvwcBAPALACHDBwEAAAABxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIQMAAACCAQAgAQAAgwEAMAIAAIQBACABAAAAfgAgAQAAAIIBACAFAwAA4w8AIBYAAP0TACDYBwAAxw0AIJsJAADHDQAgnAkAAMcNACANAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAAAAAc0HAgCDDAAh0AdAAN8LACHYBwEA8AsAIdoHAQCLDAAhmwkBAAAAAZwJAACfDAAgAwAAAEsAIAEAAIgBADACAACJAQAgAQAAAAMAIAEAAAAtACABAAAAMQAgAQAAAGkAIAEAAABCACABAAAARwAgAQAAAHEAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAB6ACABAAAASwAgAQAAAAEAIA8PAADyEwAgEAAA8xMAIBgAAPYTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAcAAD1EwAgHQAA8RMAIB4AAPQTACAfAAD3EwAgIAAA5A8AICQAAPsTACAlAAD8EwAg3AkAAMcNACDeCQAAxw0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAEBKwAAnAEAIAiyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAQErAACeAQAwASsAAJ4BADAVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACECAAAAAQAgKwAAoQEAIAiyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBQ0AANcSACA4AADZEgAgOQAA2BIAINwJAADHDQAg3gkAAMcNACALrgcAAPwMADCvBwAAqgEAELAHAAD8DAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh3QgBAOMLACGhCQEA4wsAIdwJAQDlCwAh3QlAANYLACHeCUAA5AsAIQMAAABaACABAACpAQAwNwAAqgEAIAMAAABaACABAACYAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACASAwAAzxIAIAUAANASACAGAADREgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABASsAALIBACAKsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQErAAC0AQAwASsAALQBADASAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQIAAAAFACArAAC3AQAgCrIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhAgAAAAMAICsAALkBACACAAAAAwAgKwAAuQEAIAMAAAAFACAyAACyAQAgMwAAtwEAIAEAAAAFACABAAAAAwAgBQ0AAIASACA4AACCEgAgOQAAgRIAINkJAADHDQAg2wkAAMcNACANrgcAAPsMADCvBwAAwAEAELAHAAD7DAAwsgdAANYLACHDBwEA8gsAIdoHAQDyCwAh3QgBAOMLACGhCQEA4wsAIaIJAQDjCwAh2AkgAP4LACHZCUAA5AsAIdoJQADWCwAh2wlAAOQLACEDAAAAAwAgAQAAvwEAMDcAAMABACADAAAAAwAgAQAABAAwAgAABQAgDQQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQAAAAHbBwEAAAAB_AcEAN4LACGvCAQA3gsAIbAIBADeCwAhsQgEAN4LACHVCQQA3gsAIdYJAgCDDAAh1wkCAIMMACEBAAAAwwEAIAEAAADDAQAgAQQAAP8RACADAAAABwAgAQAAxgEAMAIAAMMBACADAAAABwAgAQAAxgEAMAIAAMMBACADAAAABwAgAQAAxgEAMAIAAMMBACAKBAAA_hEAIL0HAQAAAAHbBwEAAAAB_AcEAAAAAa8IBAAAAAGwCAQAAAABsQgEAAAAAdUJBAAAAAHWCQIAAAAB1wkCAAAAAQErAADKAQAgCb0HAQAAAAHbBwEAAAAB_AcEAAAAAa8IBAAAAAGwCAQAAAABsQgEAAAAAdUJBAAAAAHWCQIAAAAB1wkCAAAAAQErAADMAQAwASsAAMwBADAKBAAA_REAIL0HAQDLDQAh2wcBAMsNACH8BwQAwA0AIa8IBADADQAhsAgEAMANACGxCAQAwA0AIdUJBADADQAh1gkCANMNACHXCQIA0w0AIQIAAADDAQAgKwAAzwEAIAm9BwEAyw0AIdsHAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHVCQQAwA0AIdYJAgDTDQAh1wkCANMNACECAAAABwAgKwAA0QEAIAIAAAAHACArAADRAQAgAwAAAMMBACAyAADKAQAgMwAAzwEAIAEAAADDAQAgAQAAAAcAIAUNAAD4EQAgOAAA-xEAIDkAAPoRACBaAAD5EQAgWwAA_BEAIAyuBwAA-AwAMK8HAADYAQAQsAcAAPgMADC9BwEA4wsAIdsHAQDyCwAh_AcEANULACGvCAQA1QsAIbAIBADVCwAhsQgEANULACHVCQQA1QsAIdYJAgD1CwAh1wkCAPULACEDAAAABwAgAQAA1wEAMDcAANgBACADAAAABwAgAQAAxgEAMAIAAMMBACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAsEAADiEQAgBwAA9xEAILEHQAAAAAG9BwEAAAABwwcBAAAAAdsHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQErAADgAQAgCbEHQAAAAAG9BwEAAAABwwcBAAAAAdsHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQErAADiAQAwASsAAOIBADABAAAAAwAgAQAAAA4AIAsEAADgEQAgBwAA9hEAILEHQADMDQAhvQcBAMsNACHDBwEAyw0AIdsHAQDNDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0wkBAMsNACHUCUAAwQ0AIQIAAAALACArAADnAQAgCbEHQADMDQAhvQcBAMsNACHDBwEAyw0AIdsHAQDNDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0wkBAMsNACHUCUAAwQ0AIQIAAAAJACArAADpAQAgAgAAAAkAICsAAOkBACABAAAAAwAgAQAAAA4AIAMAAAALACAyAADgAQAgMwAA5wEAIAEAAAALACABAAAACQAgCA0AAPERACA4AAD0EQAgOQAA8xEAIFoAAPIRACBbAAD1EQAgsQcAAMcNACDbBwAAxw0AIK0IAADHDQAgDK4HAAD3DAAwrwcAAPIBABCwBwAA9wwAMLEHQADkCwAhvQcBAOMLACHDBwEA8gsAIdsHAQD0CwAh9gcBAOMLACGtCAEA5QsAIdAJAgD1CwAh0wkBAOMLACHUCUAA1gsAIQMAAAAJACABAADxAQAwNwAA8gEAIAMAAAAJACABAAAKADACAAALACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAwEAADUEQAgBwAA8BEAILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAEBKwAA-gEAIAqyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAGtCAEAAAAB0AkCAAAAAdEJAQAAAAHSCUAAAAABASsAAPwBADABKwAA_AEAMAEAAAAOACAMBAAA0hEAIAcAAO8RACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdsHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0QkBAM0NACHSCUAAzA0AIQIAAAATACArAACAAgAgCrIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACH2BwEAyw0AIa0IAQDNDQAh0AkCANMNACHRCQEAzQ0AIdIJQADMDQAhAgAAABEAICsAAIICACACAAAAEQAgKwAAggIAIAEAAAAOACADAAAAEwAgMgAA-gEAIDMAAIACACABAAAAEwAgAQAAABEAIAgNAADqEQAgOAAA7REAIDkAAOwRACBaAADrEQAgWwAA7hEAIK0IAADHDQAg0QkAAMcNACDSCQAAxw0AIA2uBwAA9gwAMK8HAACKAgAQsAcAAPYMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdsHAQDyCwAh9gcBAOMLACGtCAEA5QsAIdAJAgD1CwAh0QkBAOULACHSCUAA5AsAIQMAAAARACABAACJAgAwNwAAigIAIAMAAAARACABAAASADACAAATACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQAAAAHnBwIAgwwAIf4HAQCLDAAhoggCAIMMACGwCAIAgwwAIcUIAgCDDAAhtAkgAIIMACHOCQEA7gsAIc8JAAD8CwAgAQAAAI0CACABAAAAjQIAIAMGAADnEQAgCAAA6BEAIA4AAOkRACADAAAADgAgAQAAkAIAMAIAAI0CACADAAAADgAgAQAAkAIAMAIAAI0CACADAAAADgAgAQAAkAIAMAIAAI0CACANBgAA5BEAIAgAAOURACAOAADmEQAgsgdAAAAAAb0HAQAAAAHnBwIAAAAB_gcBAAAAAaIIAgAAAAGwCAIAAAABxQgCAAAAAbQJIAAAAAHOCQEAAAABzwkAAOMRACABKwAAlAIAIAqyB0AAAAABvQcBAAAAAecHAgAAAAH-BwEAAAABoggCAAAAAbAIAgAAAAHFCAIAAAABtAkgAAAAAc4JAQAAAAHPCQAA4xEAIAErAACWAgAwASsAAJYCADANBgAAuBEAIAgAALkRACAOAAC6EQAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACACAAAAjQIAICsAAJkCACAKsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACACAAAADgAgKwAAmwIAIAIAAAAOACArAACbAgAgAwAAAI0CACAyAACUAgAgMwAAmQIAIAEAAACNAgAgAQAAAA4AIAUNAACyEQAgOAAAtREAIDkAALQRACBaAACzEQAgWwAAthEAIA2uBwAA8QwAMK8HAACiAgAQsAcAAPEMADCyB0AA1gsAIb0HAQDjCwAh5wcCAPULACH-BwEA8gsAIaIIAgD1CwAhsAgCAPULACHFCAIA9QsAIbQJIAD-CwAhzgkBAOMLACHPCQAA_AsAIAMAAAAOACABAAChAgAwNwAAogIAIAMAAAAOACABAACQAgAwAgAAjQIAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgIgcAAK4RACAKAACvEQAgCwAAsBEAIAwAALERACC9BwEAAAABqQgBAAAAAa0IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwlAAAAAAcQJAACrEQAgxQkAAKwRACDGCUAAAAABxwkgAAAAAcgJAACtEQAgyQkCAAAAAcoJAgAAAAHLCQEAAAABzAkBAAAAAc0JAQAAAAEBKwAAqgIAIB69BwEAAAABqQgBAAAAAa0IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwlAAAAAAcQJAACrEQAgxQkAAKwRACDGCUAAAAABxwkgAAAAAcgJAACtEQAgyQkCAAAAAcoJAgAAAAHLCQEAAAABzAkBAAAAAc0JAQAAAAEBKwAArAIAMAErAACsAgAwIgcAAIMRACAKAACEEQAgCwAAhREAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACECAAAAGAAgKwAArwIAIB69BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACECAAAAFgAgKwAAsQIAIAIAAAAWACArAACxAgAgAwAAABgAIDIAAKoCACAzAACvAgAgAQAAABgAIAEAAAAWACAODQAA-xAAIDgAAP4QACA5AAD9EAAgWgAA_BAAIFsAAP8QACC6CQAAxw0AIL8JAADHDQAgwQkAAMcNACDCCQAAxw0AIMMJAADHDQAgxgkAAMcNACDLCQAAxw0AIMwJAADHDQAgzQkAAMcNACAhrgcAAPAMADCvBwAAuAIAELAHAADwDAAwvQcBAOMLACGpCAEA4wsAIa0IAQDjCwAhrwgCAPULACGwCAIA9QsAIbEIAgD1CwAhtggEANULACGiCQEA4wsAIbQJIAD-CwAhuQkBAOMLACG6CQEA5QsAIbsJAgD1CwAhvAkCAPULACG9CQIA9QsAIb4JAgD1CwAhvwkBAPQLACHACSAA_gsAIcEJQADkCwAhwglAAOQLACHDCUAA5AsAIcQJAAD8CwAgxQkAAPwLACDGCUAA5AsAIccJIAD-CwAhyAkAAPwLACDJCQIA9QsAIcoJAgD1CwAhywkBAOULACHMCQEA9AsAIc0JAQD0CwAhAwAAABYAIAEAALcCADA3AAC4AgAgAwAAABYAIAEAABcAMAIAABgAIAEAAAAkACABAAAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgBwkAAPoQACDMByAAAAAB9gcBAAAAAf8HAQAAAAGsCAEAAAABvQgBAAAAAbgJQAAAAAEBKwAAwAIAIAbMByAAAAAB9gcBAAAAAf8HAQAAAAGsCAEAAAABvQgBAAAAAbgJQAAAAAEBKwAAwgIAMAErAADCAgAwBwkAAPkQACDMByAAgw4AIfYHAQDLDQAh_wcBAMsNACGsCAEAyw0AIb0IAQDLDQAhuAlAAMENACECAAAAJAAgKwAAxQIAIAbMByAAgw4AIfYHAQDLDQAh_wcBAMsNACGsCAEAyw0AIb0IAQDLDQAhuAlAAMENACECAAAAIgAgKwAAxwIAIAIAAAAiACArAADHAgAgAwAAACQAIDIAAMACACAzAADFAgAgAQAAACQAIAEAAAAiACADDQAA9hAAIDgAAPgQACA5AAD3EAAgCa4HAADvDAAwrwcAAM4CABCwBwAA7wwAMMwHIAD-CwAh9gcBAOMLACH_BwEA4wsAIawIAQDjCwAhvQgBAOMLACG4CUAA1gsAIQMAAAAiACABAADNAgAwNwAAzgIAIAMAAAAiACABAAAjADACAAAkACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAYJAAD1EAAgsgdAAAAAAawIAQAAAAGRCQEAAAABtgkBAAAAAbcJQAAAAAEBKwAA1gIAIAWyB0AAAAABrAgBAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAAQErAADYAgAwASsAANgCADAGCQAA9BAAILIHQADBDQAhrAgBAMsNACGRCQEAyw0AIbYJAQDLDQAhtwlAAMwNACECAAAAIAAgKwAA2wIAIAWyB0AAwQ0AIawIAQDLDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhAgAAAB4AICsAAN0CACACAAAAHgAgKwAA3QIAIAMAAAAgACAyAADWAgAgMwAA2wIAIAEAAAAgACABAAAAHgAgBA0AAPEQACA4AADzEAAgOQAA8hAAILcJAADHDQAgCK4HAADuDAAwrwcAAOQCABCwBwAA7gwAMLIHQADWCwAhrAgBAOMLACGRCQEA4wsAIbYJAQDjCwAhtwlAAOQLACEDAAAAHgAgAQAA4wIAMDcAAOQCACADAAAAHgAgAQAAHwAwAgAAIAAgCa4HAADtDAAwrwcAAOoCABCwBwAA7QwAMIMIAQCLDAAhhAgBAPALACGoCAEAAAABrAgBAO4LACG3CAQAvQwAIbUJQADfCwAhAQAAAOcCACABAAAA5wIAIAmuBwAA7QwAMK8HAADqAgAQsAcAAO0MADCDCAEAiwwAIYQIAQDwCwAhqAgBAIsMACGsCAEA7gsAIbcIBAC9DAAhtQlAAN8LACEChAgAAMcNACC3CAAAxw0AIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAaDCAEAAAABhAgBAAAAAagIAQAAAAGsCAEAAAABtwgEAAAAAbUJQAAAAAEBKwAA7wIAIAaDCAEAAAABhAgBAAAAAagIAQAAAAGsCAEAAAABtwgEAAAAAbUJQAAAAAEBKwAA8QIAMAErAADxAgAwBoMIAQDLDQAhhAgBAM0NACGoCAEAyw0AIawIAQDLDQAhtwgEAMwOACG1CUAAwQ0AIQIAAADnAgAgKwAA9AIAIAaDCAEAyw0AIYQIAQDNDQAhqAgBAMsNACGsCAEAyw0AIbcIBADMDgAhtQlAAMENACECAAAA6gIAICsAAPYCACACAAAA6gIAICsAAPYCACADAAAA5wIAIDIAAO8CACAzAAD0AgAgAQAAAOcCACABAAAA6gIAIAcNAADsEAAgOAAA7xAAIDkAAO4QACBaAADtEAAgWwAA8BAAIIQIAADHDQAgtwgAAMcNACAJrgcAAOwMADCvBwAA_QIAELAHAADsDAAwgwgBAPILACGECAEA5QsAIagIAQDyCwAhrAgBAOMLACG3CAQAtgwAIbUJQADWCwAhAwAAAOoCACABAAD8AgAwNwAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAMrgcAAOsMADCvBwAAgwMAELAHAADrDAAwsgdAAN8LACG9BwEAAAAB_gcBAIsMACG7CAEA7gsAIcUIAgCDDAAhsQkAAJgMACCyCQEA8AsAIbMJBAC9DAAhtAkgAIIMACEBAAAAgAMAIAEAAACAAwAgDK4HAADrDAAwrwcAAIMDABCwBwAA6wwAMLIHQADfCwAhvQcBAO4LACH-BwEAiwwAIbsIAQDuCwAhxQgCAIMMACGxCQAAmAwAILIJAQDwCwAhswkEAL0MACG0CSAAggwAIQKyCQAAxw0AILMJAADHDQAgAwAAAIMDACABAACEAwAwAgAAgAMAIAMAAACDAwAgAQAAhAMAMAIAAIADACADAAAAgwMAIAEAAIQDADACAACAAwAgCbIHQAAAAAG9BwEAAAAB_gcBAAAAAbsIAQAAAAHFCAIAAAABsQmAAAAAAbIJAQAAAAGzCQQAAAABtAkgAAAAAQErAACIAwAgCbIHQAAAAAG9BwEAAAAB_gcBAAAAAbsIAQAAAAHFCAIAAAABsQmAAAAAAbIJAQAAAAGzCQQAAAABtAkgAAAAAQErAACKAwAwASsAAIoDADAJsgdAAMENACG9BwEAyw0AIf4HAQDLDQAhuwgBAMsNACHFCAIA0w0AIbEJgAAAAAGyCQEAzQ0AIbMJBADMDgAhtAkgAIMOACECAAAAgAMAICsAAI0DACAJsgdAAMENACG9BwEAyw0AIf4HAQDLDQAhuwgBAMsNACHFCAIA0w0AIbEJgAAAAAGyCQEAzQ0AIbMJBADMDgAhtAkgAIMOACECAAAAgwMAICsAAI8DACACAAAAgwMAICsAAI8DACADAAAAgAMAIDIAAIgDACAzAACNAwAgAQAAAIADACABAAAAgwMAIAcNAADnEAAgOAAA6hAAIDkAAOkQACBaAADoEAAgWwAA6xAAILIJAADHDQAgswkAAMcNACAMrgcAAOoMADCvBwAAlgMAELAHAADqDAAwsgdAANYLACG9BwEA4wsAIf4HAQDyCwAhuwgBAOMLACHFCAIA9QsAIbEJAADzCwAgsgkBAOULACGzCQQAtgwAIbQJIAD-CwAhAwAAAIMDACABAACVAwAwNwAAlgMAIAMAAACDAwAgAQAAhAMAMAIAAIADACABAAAALwAgAQAAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIBUDAADlEAAgBAAA5hAAILIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAAQErAACeAwAgE7IHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAAQErAACgAwAwASsAAKADADAVAwAA4RAAIAQAAOIQACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIQIAAAAvACArAACjAwAgE7IHQADBDQAhvQcBAMsNACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhAgAAAC0AICsAAKUDACACAAAALQAgKwAApQMAIAMAAAAvACAyAACeAwAgMwAAowMAIAEAAAAvACABAAAALQAgCQ0AANwQACA4AADeEAAgOQAA3RAAIP4IAADHDQAgnwkAAMcNACCnCQAAxw0AIK4JAADHDQAgrwkAAMcNACCwCQAAxw0AIBauBwAA6QwAMK8HAACsAwAQsAcAAOkMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh2wcBAPILACHgBwEA4wsAIeEHAQDjCwAh4QgAAPwLACDkCAEA4wsAIeUIAAD8CwAg5gggAP4LACH7CAABhwwAIf4IQADkCwAhnwkBAOULACGnCUAA5AsAIa4JAQD0CwAhrwkBAOULACGwCUAA5AsAIQMAAAAtACABAACrAwAwNwAArAMAIAMAAAAtACABAAAuADACAAAvACABAAAAMwAgAQAAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIBYDAADaEAAgBAAA2xAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAEBKwAAtAMAIBSyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABASsAALYDADABKwAAtgMAMBYDAADWEAAgBAAA1xAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACECAAAAMwAgKwAAuQMAIBSyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhAgAAADEAICsAALsDACACAAAAMQAgKwAAuwMAIAMAAAAzACAyAAC0AwAgMwAAuQMAIAEAAAAzACABAAAAMQAgDw0AAM8QACA4AADSEAAgOQAA0RAAIFoAANAQACBbAADTEAAg2wgAAMcNACD8CAAAxw0AIP4IAADHDQAgpwkAAMcNACCoCQAAxw0AIKkJAADHDQAgqgkAAMcNACCrCQAAxw0AIKwJAADHDQAgrQkAAMcNACAXrgcAAOgMADCvBwAAwgMAELAHAADoDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIfAHAQDjCwAh8QcBAPILACHbCAEA9AsAIeEIAAD8CwAg_AgBAOULACH-CEAA5AsAIYQJAAGHDAAhpgkAAPwLACCnCUAA5AsAIagJAgC3DAAhqQkCALcMACGqCQEA5QsAIasJAQDlCwAhrAkBAPQLACGtCQEA9AsAIQMAAAAxACABAADBAwAwNwAAwgMAIAMAAAAxACABAAAyADACAAAzACAFrgcAAOcMADCvBwAAyAMAELAHAADnDAAw2QdAAN8LACGlCQABAAABAQAAAMUDACABAAAAxQMAIAWuBwAA5wwAMK8HAADIAwAQsAcAAOcMADDZB0AA3wsAIaUJAAGMDAAhAAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIALZB0AAAAABpQkAAQAAAQErAADNAwAgAtkHQAAAAAGlCQABAAABASsAAM8DADABKwAAzwMAMALZB0AAwQ0AIaUJAAGODgAhAgAAAMUDACArAADSAwAgAtkHQADBDQAhpQkAAY4OACECAAAAyAMAICsAANQDACACAAAAyAMAICsAANQDACADAAAAxQMAIDIAAM0DACAzAADSAwAgAQAAAMUDACABAAAAyAMAIAMNAADMEAAgOAAAzhAAIDkAAM0QACAFrgcAAOYMADCvBwAA2wMAELAHAADmDAAw2QdAANYLACGlCQABhwwAIQMAAADIAwAgAQAA2gMAMDcAANsDACADAAAAyAMAIAEAAMkDADACAADFAwAgDa4HAADlDAAwrwcAAOEDABCwBwAA5QwAMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAJcMACHdCAEA7gsAIf8IAAEAAAGhCQEA7gsAIaIJAQDuCwAhowlAAO8LACGkCQAAnwwAIAEAAADeAwAgAQAAAN4DACANrgcAAOUMADCvBwAA4QMAELAHAADlDAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAJcMACHdCAEA7gsAIf8IAAGMDAAhoQkBAO4LACGiCQEA7gsAIaMJQADvCwAhpAkAAJ8MACAD2gcAAMcNACCjCQAAxw0AIKQJAADHDQAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgCrIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHdCAEAAAAB_wgAAQAAAaEJAQAAAAGiCQEAAAABowlAAAAAAaQJgAAAAAEBKwAA5gMAIAqyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB3QgBAAAAAf8IAAEAAAGhCQEAAAABogkBAAAAAaMJQAAAAAGkCYAAAAABASsAAOgDADABKwAA6AMAMAqyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAzQ0AId0IAQDLDQAh_wgAAY4OACGhCQEAyw0AIaIJAQDLDQAhowlAAMwNACGkCYAAAAABAgAAAN4DACArAADrAwAgCrIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDNDQAh3QgBAMsNACH_CAABjg4AIaEJAQDLDQAhogkBAMsNACGjCUAAzA0AIaQJgAAAAAECAAAA4QMAICsAAO0DACACAAAA4QMAICsAAO0DACADAAAA3gMAIDIAAOYDACAzAADrAwAgAQAAAN4DACABAAAA4QMAIAYNAADJEAAgOAAAyxAAIDkAAMoQACDaBwAAxw0AIKMJAADHDQAgpAkAAMcNACANrgcAAOQMADCvBwAA9AMAELAHAADkDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPQLACHdCAEA4wsAIf8IAAGHDAAhoQkBAOMLACGiCQEA4wsAIaMJQADkCwAhpAkAAJwMACADAAAA4QMAIAEAAPMDADA3AAD0AwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAEAAABEACABAAAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgEQMAAMMQACAEAADEEAAgGAAAxRAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABASsAAPwDACALsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAEBKwAA_gMAMAErAAD-AwAwAQAAAAMAIBEDAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAgAAAEQAICsAAIIEACALsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQIAAABCACArAACEBAAgAgAAAEIAICsAAIQEACABAAAAAwAgAwAAAEQAIDIAAPwDACAzAACCBAAgAQAAAEQAIAEAAABCACAHDQAAihAAIDgAAIwQACA5AACLEAAgyQcAAMcNACDbBwAAxw0AIOsIAADHDQAgoAkAAMcNACAOrgcAAOMMADCvBwAAjAQAELAHAADjDAAwsgdAANYLACHDBwEA8gsAIckHAQDlCwAhzAcBAOMLACHaBwEA8gsAIdsHAQD0CwAh3QgBAOMLACHrCAEA5QsAIZ4JAQDjCwAhnwkBAOMLACGgCUAA5AsAIQMAAABCACABAACLBAAwNwAAjAQAIAMAAABCACABAABDADACAABEACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAACHEAAgFQAAiBAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAH3CAEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABASsAAJQEACAKsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQErAACWBAAwASsAAJYEADANAwAA_w8AIBUAAIAQACAXAACBEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACECAAAASQAgKwAAmQQAIAqyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACH3CAEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQIAAABHACArAACbBAAgAgAAAEcAICsAAJsEACADAAAASQAgMgAAlAQAIDMAAJkEACABAAAASQAgAQAAAEcAIAUNAAD8DwAgOAAA_g8AIDkAAP0PACD-CAAAxw0AIJ0JAADHDQAgDa4HAADiDAAwrwcAAKIEABCwBwAA4gwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh4AcBAOMLACHhBwEA4wsAIfcIAQDyCwAh_ghAAOQLACGECQABhwwAIZ0JQADkCwAhAwAAAEcAIAEAAKEEADA3AACiBAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACJAQAgAQAAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACADAAAASwAgAQAAiAEAMAIAAIkBACAKAwAA-g8AIBYAAPsPACCyB0AAAAABwwcBAAAAAc0HAgAAAAHQB0AAAAAB2AcBAAAAAdoHAQAAAAGbCQEAAAABnAmAAAAAAQErAACqBAAgCLIHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAAB2gcBAAAAAZsJAQAAAAGcCYAAAAABASsAAKwEADABKwAArAQAMAEAAABHACAKAwAA-A8AIBYAAPkPACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGbCQEAzQ0AIZwJgAAAAAECAAAAiQEAICsAALAEACAIsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIdoHAQDLDQAhmwkBAM0NACGcCYAAAAABAgAAAEsAICsAALIEACACAAAASwAgKwAAsgQAIAEAAABHACADAAAAiQEAIDIAAKoEACAzAACwBAAgAQAAAIkBACABAAAASwAgCA0AAPMPACA4AAD2DwAgOQAA9Q8AIFoAAPQPACBbAAD3DwAg2AcAAMcNACCbCQAAxw0AIJwJAADHDQAgC64HAADhDAAwrwcAALoEABCwBwAA4QwAMLIHQADWCwAhwwcBAPILACHNBwIA9QsAIdAHQADWCwAh2AcBAOULACHaBwEA8gsAIZsJAQD0CwAhnAkAAJwMACADAAAASwAgAQAAuQQAMDcAALoEACADAAAASwAgAQAAiAEAMAIAAIkBACAGrgcAAOAMADCvBwAAwAQAELAHAADgDAAwmAkBAAAAAZkJAgCDDAAhmgkEAL0MACEBAAAAvQQAIAEAAAC9BAAgBq4HAADgDAAwrwcAAMAEABCwBwAA4AwAMJgJAQDuCwAhmQkCAIMMACGaCQQAvQwAIQGaCQAAxw0AIAMAAADABAAgAQAAwQQAMAIAAL0EACADAAAAwAQAIAEAAMEEADACAAC9BAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAOYCQEAAAABmQkCAAAAAZoJBAAAAAEBKwAAxQQAIAOYCQEAAAABmQkCAAAAAZoJBAAAAAEBKwAAxwQAMAErAADHBAAwA5gJAQDLDQAhmQkCANMNACGaCQQAzA4AIQIAAAC9BAAgKwAAygQAIAOYCQEAyw0AIZkJAgDTDQAhmgkEAMwOACECAAAAwAQAICsAAMwEACACAAAAwAQAICsAAMwEACADAAAAvQQAIDIAAMUEACAzAADKBAAgAQAAAL0EACABAAAAwAQAIAYNAADuDwAgOAAA8Q8AIDkAAPAPACBaAADvDwAgWwAA8g8AIJoJAADHDQAgBq4HAADfDAAwrwcAANMEABCwBwAA3wwAMJgJAQDjCwAhmQkCAPULACGaCQQAtgwAIQMAAADABAAgAQAA0gQAMDcAANMEACADAAAAwAQAIAEAAMEEADACAAC9BAAgCq4HAADdDAAwrwcAANkEABCwBwAA3QwAMLIHQADfCwAhwwcBAAAAAdgHAQDuCwAhlAkBAO4LACGVCQABjAwAIZYJAAGMDAAhlwkAAN4MACABAAAA1gQAIAEAAADWBAAgCa4HAADdDAAwrwcAANkEABCwBwAA3QwAMLIHQADfCwAhwwcBAIsMACHYBwEA7gsAIZQJAQDuCwAhlQkAAYwMACGWCQABjAwAIQADAAAA2QQAIAEAANoEADACAADWBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAMAAADZBAAgAQAA2gQAMAIAANYEACAGsgdAAAAAAcMHAQAAAAHYBwEAAAABlAkBAAAAAZUJAAEAAAGWCQABAAABASsAAN4EACAGsgdAAAAAAcMHAQAAAAHYBwEAAAABlAkBAAAAAZUJAAEAAAGWCQABAAABASsAAOAEADABKwAA4AQAMAayB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACGUCQEAyw0AIZUJAAGODgAhlgkAAY4OACECAAAA1gQAICsAAOMEACAGsgdAAMENACHDBwEAyw0AIdgHAQDLDQAhlAkBAMsNACGVCQABjg4AIZYJAAGODgAhAgAAANkEACArAADlBAAgAgAAANkEACArAADlBAAgAwAAANYEACAyAADeBAAgMwAA4wQAIAEAAADWBAAgAQAAANkEACADDQAA6w8AIDgAAO0PACA5AADsDwAgCa4HAADcDAAwrwcAAOwEABCwBwAA3AwAMLIHQADWCwAhwwcBAPILACHYBwEA4wsAIZQJAQDjCwAhlQkAAYcMACGWCQABhwwAIQMAAADZBAAgAQAA6wQAMDcAAOwEACADAAAA2QQAIAEAANoEADACAADWBAAgB64HAADbDAAwrwcAAPIEABCwBwAA2wwAMLIHQADfCwAhwwcBAAAAAewHAQDuCwAhkwkBAO4LACEBAAAA7wQAIAEAAADvBAAgB64HAADbDAAwrwcAAPIEABCwBwAA2wwAMLIHQADfCwAhwwcBAIsMACHsBwEA7gsAIZMJAQDuCwAhAAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIASyB0AAAAABwwcBAAAAAewHAQAAAAGTCQEAAAABASsAAPcEACAEsgdAAAAAAcMHAQAAAAHsBwEAAAABkwkBAAAAAQErAAD5BAAwASsAAPkEADAEsgdAAMENACHDBwEAyw0AIewHAQDLDQAhkwkBAMsNACECAAAA7wQAICsAAPwEACAEsgdAAMENACHDBwEAyw0AIewHAQDLDQAhkwkBAMsNACECAAAA8gQAICsAAP4EACACAAAA8gQAICsAAP4EACADAAAA7wQAIDIAAPcEACAzAAD8BAAgAQAAAO8EACABAAAA8gQAIAMNAADoDwAgOAAA6g8AIDkAAOkPACAHrgcAANoMADCvBwAAhQUAELAHAADaDAAwsgdAANYLACHDBwEA8gsAIewHAQDjCwAhkwkBAOMLACEDAAAA8gQAIAEAAIQFADA3AACFBQAgAwAAAPIEACABAADzBAAwAgAA7wQAIAiuBwAA2QwAMK8HAACLBQAQsAcAANkMADCyB0AA3wsAIcMHAQAAAAHYBwEA7gsAIZEJAQAAAAGSCQEA8AsAIQEAAACIBQAgAQAAAIgFACAIrgcAANkMADCvBwAAiwUAELAHAADZDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhkQkBAO4LACGSCQEA8AsAIQGSCQAAxw0AIAMAAACLBQAgAQAAjAUAMAIAAIgFACADAAAAiwUAIAEAAIwFADACAACIBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAWyB0AAAAABwwcBAAAAAdgHAQAAAAGRCQEAAAABkgkBAAAAAQErAACQBQAgBbIHQAAAAAHDBwEAAAAB2AcBAAAAAZEJAQAAAAGSCQEAAAABASsAAJIFADABKwAAkgUAMAWyB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACGRCQEAyw0AIZIJAQDNDQAhAgAAAIgFACArAACVBQAgBbIHQADBDQAhwwcBAMsNACHYBwEAyw0AIZEJAQDLDQAhkgkBAM0NACECAAAAiwUAICsAAJcFACACAAAAiwUAICsAAJcFACADAAAAiAUAIDIAAJAFACAzAACVBQAgAQAAAIgFACABAAAAiwUAIAQNAADlDwAgOAAA5w8AIDkAAOYPACCSCQAAxw0AIAiuBwAA2AwAMK8HAACeBQAQsAcAANgMADCyB0AA1gsAIcMHAQDyCwAh2AcBAOMLACGRCQEA4wsAIZIJAQDlCwAhAwAAAIsFACABAACdBQAwNwAAngUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACARAwAA1gwAICAAANcMACCuBwAA1QwAMK8HAABvABCwBwAA1QwAMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2gcBAAAAAesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAhjQkAANQMACABAAAAoQUAIAEAAAChBQAgBwMAAOMPACAgAADkDwAg6wgAAMcNACCHCQAAxw0AIIgJAADHDQAgiwkAAMcNACCMCQAAxw0AIAMAAABvACABAACkBQAwAgAAoQUAIAMAAABvACABAACkBQAwAgAAoQUAIAMAAABvACABAACkBQAwAgAAoQUAIA0DAADhDwAgIAAA4g8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHrCAEAAAABhwkBAAAAAYgJAQAAAAGJCQAA4A8AIIoJAgAAAAGLCQEAAAABjAlAAAAAAQErAACoBQAgC7IHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHrCAEAAAABhwkBAAAAAYgJAQAAAAGJCQAA4A8AIIoJAgAAAAGLCQEAAAABjAlAAAAAAQErAACqBQAwASsAAKoFADANAwAA0g8AICAAANMPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIesIAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADRDwAgigkCANMNACGLCQEAzQ0AIYwJQADMDQAhAgAAAKEFACArAACtBQAgC7IHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACECAAAAbwAgKwAArwUAIAIAAABvACArAACvBQAgAwAAAKEFACAyAACoBQAgMwAArQUAIAEAAAChBQAgAQAAAG8AIAoNAADMDwAgOAAAzw8AIDkAAM4PACBaAADNDwAgWwAA0A8AIOsIAADHDQAghwkAAMcNACCICQAAxw0AIIsJAADHDQAgjAkAAMcNACAOrgcAANMMADCvBwAAtgUAELAHAADTDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHrCAEA5QsAIYcJAQDlCwAhiAkBAOULACGJCQAA_AsAIIoJAgD1CwAhiwkBAOULACGMCUAA5AsAIQMAAABvACABAAC1BQAwNwAAtgUAIAMAAABvACABAACkBQAwAgAAoQUAIAEAAABzACABAAAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgEgMAAMoPACAfAADLDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB6wgBAAAAAf4IQAAAAAGCCUAAAAABgwkBAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACABKwAAvgUAIBCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAErAADABQAwASsAAMAFADASAwAAxw8AIB8AAMgPACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHrCAEAzQ0AIf4IQADMDQAhgglAAMwNACGDCQEAyw0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIAIAAABzACArAADDBQAgELIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIesIAQDNDQAh_ghAAMwNACGCCUAAzA0AIYMJAQDLDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgAgAAAHEAICsAAMUFACACAAAAcQAgKwAAxQUAIAMAAABzACAyAAC-BQAgMwAAwwUAIAEAAABzACABAAAAcQAgCQ0AAMMPACA4AADFDwAgOQAAxA8AIOsIAADHDQAg_ggAAMcNACCCCQAAxw0AIIYJAADHDQAghwkAAMcNACCICQAAxw0AIBOuBwAA0gwAMK8HAADMBQAQsAcAANIMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHrCAEA5QsAIf4IQADkCwAhgglAAOQLACGDCQEA8gsAIYQJAAGHDAAhhQkBAOMLACGGCQEA5QsAIYcJAQDlCwAhiAkBAOULACGJCQAA_AsAIAMAAABxACABAADLBQAwNwAAzAUAIAMAAABxACABAAByADACAABzACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAADBDwAgFQAAwg8AINkHQAAAAAHaBwEAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABASsAANQFACAI2QdAAAAAAdoHAQAAAAHbBwEAAAAB9wgBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEBKwAA1gUAMAErAADWBQAwCgMAAL8PACAVAADADwAg2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh9wgBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQIAAABQACArAADZBQAgCNkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfcIAQDLDQAh_wgAAY4OACGACQEAyw0AIYEJAQDLDQAhgglAAMwNACECAAAATgAgKwAA2wUAIAIAAABOACArAADbBQAgAwAAAFAAIDIAANQFACAzAADZBQAgAQAAAFAAIAEAAABOACAEDQAAvA8AIDgAAL4PACA5AAC9DwAgggkAAMcNACALrgcAANEMADCvBwAA4gUAELAHAADRDAAw2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh9wgBAPILACH_CAABhwwAIYAJAQDjCwAhgQkBAOMLACGCCUAA5AsAIQMAAABOACABAADhBQAwNwAA4gUAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAAC6DwAgFQAAuw8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB9wgBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABASsAAOoFACALsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEBKwAA7AUAMAErAADsBQAwDQMAALgPACAVAAC5DwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfcIAQDLDQAh-ggAAY4OACH7CAABjg4AIfwIAQDNDQAh_QhAAMwNACH-CEAAzA0AIQIAAABUACArAADvBQAgC7IHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACH3CAEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACECAAAAUgAgKwAA8QUAIAIAAABSACArAADxBQAgAwAAAFQAIDIAAOoFACAzAADvBQAgAQAAAFQAIAEAAABSACAGDQAAtQ8AIDgAALcPACA5AAC2DwAg_AgAAMcNACD9CAAAxw0AIP4IAADHDQAgDq4HAADQDAAwrwcAAPgFABCwBwAA0AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh2wcBAPILACH3CAEA8gsAIfoIAAGHDAAh-wgAAYcMACH8CAEA5QsAIf0IQADkCwAh_ghAAOQLACEDAAAAUgAgAQAA9wUAMDcAAPgFACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAsw8AIAQBAAAAARUAALQPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QhAAAAAAQErAACABgAgDwQBAAAAAbIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIAgAAAAH5CEAAAAABASsAAIIGADABKwAAggYAMAEAAABaACABAAAAQgAgEQMAALEPACAEAQDNDQAhFQAAsg8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdkHQADBDQAh2gcBAM0NACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH3CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACECAAAAWAAgKwAAhwYAIA8EAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHaBwEAzQ0AIdsHAQDNDQAh-AcBAMsNACHzCAABjg4AIfQIAAGODgAh9QgBAM0NACH2CAEAzQ0AIfcIAQDNDQAh-AgCANMNACH5CEAAzA0AIQIAAABWACArAACJBgAgAgAAAFYAICsAAIkGACABAAAAWgAgAQAAAEIAIAMAAABYACAyAACABgAgMwAAhwYAIAEAAABYACABAAAAVgAgDAQAAMcNACANAACsDwAgOAAArw8AIDkAAK4PACBaAACtDwAgWwAAsA8AINoHAADHDQAg2wcAAMcNACD1CAAAxw0AIPYIAADHDQAg9wgAAMcNACD5CAAAxw0AIBIEAQDlCwAhrgcAAM8MADCvBwAAkgYAELAHAADPDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2QdAANYLACHaBwEA9AsAIdsHAQD0CwAh-AcBAOMLACHzCAABhwwAIfQIAAGHDAAh9QgBAOULACH2CAEA5QsAIfcIAQD0CwAh-AgCAPULACH5CEAA5AsAIQMAAABWACABAACRBgAwNwAAkgYAIAMAAABWACABAABXADACAABYACABAAAAawAgAQAAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIBUDAACoDwAgEQAAqQ8AIBMAAKoPACAUAACrDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABASsAAJoGACARsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABASsAAJwGADABKwAAnAYAMBUDAACGDwAgEQAAhw8AIBMAAIgPACAUAACJDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhAgAAAGsAICsAAJ8GACARsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhAgAAAGkAICsAAKEGACACAAAAaQAgKwAAoQYAIAMAAABrACAyAACaBgAgMwAAnwYAIAEAAABrACABAAAAaQAgCA0AAIAPACA4AACDDwAgOQAAgg8AIFoAAIEPACBbAACEDwAg7QgAAMcNACDuCAAAxw0AIO8IAADHDQAgFK4HAADODAAwrwcAAKgGABCwBwAAzgwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAh3QgBAOMLACHnCAIA9QsAIesIAQDjCwAh7AgBAOMLACHtCAEA5QsAIe4IAACcDAAg7wgBAOULACHwCAAA_AsAIPEIAgD1CwAh8ggCAPULACEDAAAAaQAgAQAApwYAMDcAAKgGACADAAAAaQAgAQAAagAwAgAAawAgChIAAM0MACCuBwAAzAwAMK8HAAA6ABCwBwAAzAwAML4HQADvCwAhzgdAAN8LACHbCAEAAAAB6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAhAQAAAKsGACABAAAAqwYAIAMSAAD_DgAgvgcAAMcNACDqCAAAxw0AIAMAAAA6ACABAACuBgAwAgAAqwYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAcSAAD-DgAgvgdAAAAAAc4HQAAAAAHbCAEAAAAB6AgAAPwOACDpCAAA_Q4AIOoIAQAAAAEBKwAAsgYAIAa-B0AAAAABzgdAAAAAAdsIAQAAAAHoCAAA_A4AIOkIAAD9DgAg6ggBAAAAAQErAAC0BgAwASsAALQGADAHEgAA-w4AIL4HQADMDQAhzgdAAMENACHbCAEAyw0AIegIAAD5DgAg6QgAAPoOACDqCAEAzQ0AIQIAAACrBgAgKwAAtwYAIAa-B0AAzA0AIc4HQADBDQAh2wgBAMsNACHoCAAA-Q4AIOkIAAD6DgAg6ggBAM0NACECAAAAOgAgKwAAuQYAIAIAAAA6ACArAAC5BgAgAwAAAKsGACAyAACyBgAgMwAAtwYAIAEAAACrBgAgAQAAADoAIAUNAAD2DgAgOAAA-A4AIDkAAPcOACC-BwAAxw0AIOoIAADHDQAgCa4HAADLDAAwrwcAAMAGABCwBwAAywwAML4HQADkCwAhzgdAANYLACHbCAEA8gsAIegIAAD8CwAg6QgAAPwLACDqCAEA5QsAIQMAAAA6ACABAAC_BgAwNwAAwAYAIAMAAAA6ACABAACuBgAwAgAAqwYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAAPQOACASAAD1DgAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQErAADIBgAgFLIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB2wgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAEBKwAAygYAMAErAADKBgAwFgQAAPAOACASAADxDgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIdsIAQDLDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhAgAAADcAICsAAM0GACAUsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIdsIAQDLDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhAgAAADUAICsAAM8GACACAAAANQAgKwAAzwYAIAMAAAA3ACAyAADIBgAgMwAAzQYAIAEAAAA3ACABAAAANQAgBQ0AAOkOACA4AADsDgAgOQAA6w4AIFoAAOoOACBbAADtDgAgF64HAADKDAAwrwcAANYGABCwBwAAygwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh2wcBAPILACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACHbCAEA8gsAId0IAQDjCwAh3ggBAOMLACHfCAEA4wsAIeAIAADzCwAg4QgAAPwLACDiCAIA9QsAIeMIIAD-CwAh5AgBAOMLACHlCAAA_AsAIOYIIAD-CwAh5wgCAPULACEDAAAANQAgAQAA1QYAMDcAANYGACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAA6A4AINkHQAAAAAHbCAEAAAAB3AgAAQAAAQErAADeBgAgA9kHQAAAAAHbCAEAAAAB3AgAAQAAAQErAADgBgAwASsAAOAGADAEEgAA5w4AINkHQADBDQAh2wgBAMsNACHcCAABjg4AIQIAAAA-ACArAADjBgAgA9kHQADBDQAh2wgBAMsNACHcCAABjg4AIQIAAAA8ACArAADlBgAgAgAAADwAICsAAOUGACADAAAAPgAgMgAA3gYAIDMAAOMGACABAAAAPgAgAQAAADwAIAMNAADkDgAgOAAA5g4AIDkAAOUOACAGrgcAAMkMADCvBwAA7AYAELAHAADJDAAw2QdAANYLACHbCAEA8gsAIdwIAAGHDAAhAwAAADwAIAEAAOsGADA3AADsBgAgAwAAADwAIAEAAD0AMAIAAD4AICEFAQDuCwAhrgcAAMcMADCvBwAA8gYAELAHAADHDAAwsgdAAN8LACG9BwEA7gsAIfcHAQDwCwAh_AcEAN4LACH9BwEA7gsAIf4HAQAAAAGuCAEA8AsAIcUIBADeCwAhxghAAO8LACHHCAAAmAwAIMgIAACYDAAgyQgAAJgMACDKCAEA7gsAIcsIQADfCwAhzAggAIIMACHNCAEA8AsAIc4IAQDwCwAhzwgBAPALACHQCAAAmAwAINEIAACYDAAg0ggAAJgMACDTCAAAmAwAINQIAQDwCwAh1QgBAPALACHWCAIAgwwAIdcIAQDwCwAh2AgCAIMMACHZCAIAgwwAIdoIAADIDAAgAQAAAO8GACABAAAA7wYAICAFAQDuCwAhrgcAAMcMADCvBwAA8gYAELAHAADHDAAwsgdAAN8LACG9BwEA7gsAIfcHAQDwCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAhrggBAPALACHFCAQA3gsAIcYIQADvCwAhxwgAAJgMACDICAAAmAwAIMkIAACYDAAgyggBAO4LACHLCEAA3wsAIcwIIACCDAAhzQgBAPALACHOCAEA8AsAIc8IAQDwCwAh0AgAAJgMACDRCAAAmAwAINIIAACYDAAg0wgAAJgMACDUCAEA8AsAIdUIAQDwCwAh1ggCAIMMACHXCAEA8AsAIdgIAgCDDAAh2QgCAIMMACEJ9wcAAMcNACCuCAAAxw0AIMYIAADHDQAgzQgAAMcNACDOCAAAxw0AIM8IAADHDQAg1AgAAMcNACDVCAAAxw0AINcIAADHDQAgAwAAAPIGACABAADzBgAwAgAA7wYAIAMAAADyBgAgAQAA8wYAMAIAAO8GACADAAAA8gYAIAEAAPMGADACAADvBgAgHQUBAAAAAbIHQAAAAAG9BwEAAAAB9wcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAa4IAQAAAAHFCAQAAAABxghAAAAAAccIgAAAAAHICIAAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAggAAAAAc0IAQAAAAHOCAEAAAABzwgBAAAAAdAIgAAAAAHRCIAAAAAB0giAAAAAAdMIgAAAAAHUCAEAAAAB1QgBAAAAAdYIAgAAAAHXCAEAAAAB2AgCAAAAAdkIAgAAAAEBKwAA9wYAIB0FAQAAAAGyB0AAAAABvQcBAAAAAfcHAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAGuCAEAAAABxQgEAAAAAcYIQAAAAAHHCIAAAAAByAiAAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIIAAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCIAAAAAB0QiAAAAAAdIIgAAAAAHTCIAAAAAB1AgBAAAAAdUIAQAAAAHWCAIAAAAB1wgBAAAAAdgIAgAAAAHZCAIAAAABASsAAPkGADABKwAA-QYAMB0FAQDLDQAhsgdAAMENACG9BwEAyw0AIfcHAQDNDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAhrggBAM0NACHFCAQAwA0AIcYIQADMDQAhxwiAAAAAAcgIgAAAAAHJCIAAAAAByggBAMsNACHLCEAAwQ0AIcwIIACDDgAhzQgBAM0NACHOCAEAzQ0AIc8IAQDNDQAh0AiAAAAAAdEIgAAAAAHSCIAAAAAB0wiAAAAAAdQIAQDNDQAh1QgBAM0NACHWCAIA0w0AIdcIAQDNDQAh2AgCANMNACHZCAIA0w0AIQIAAADvBgAgKwAA_AYAIB0FAQDLDQAhsgdAAMENACG9BwEAyw0AIfcHAQDNDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAhrggBAM0NACHFCAQAwA0AIcYIQADMDQAhxwiAAAAAAcgIgAAAAAHJCIAAAAAByggBAMsNACHLCEAAwQ0AIcwIIACDDgAhzQgBAM0NACHOCAEAzQ0AIc8IAQDNDQAh0AiAAAAAAdEIgAAAAAHSCIAAAAAB0wiAAAAAAdQIAQDNDQAh1QgBAM0NACHWCAIA0w0AIdcIAQDNDQAh2AgCANMNACHZCAIA0w0AIQIAAADyBgAgKwAA_gYAIAIAAADyBgAgKwAA_gYAIAMAAADvBgAgMgAA9wYAIDMAAPwGACABAAAA7wYAIAEAAADyBgAgDg0AAN8OACA4AADiDgAgOQAA4Q4AIFoAAOAOACBbAADjDgAg9wcAAMcNACCuCAAAxw0AIMYIAADHDQAgzQgAAMcNACDOCAAAxw0AIM8IAADHDQAg1AgAAMcNACDVCAAAxw0AINcIAADHDQAgIAUBAOMLACGuBwAAxgwAMK8HAACFBwAQsAcAAMYMADCyB0AA1gsAIb0HAQDjCwAh9wcBAOULACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACGuCAEA5QsAIcUIBADVCwAhxghAAOQLACHHCAAA8wsAIMgIAADzCwAgyQgAAPMLACDKCAEA4wsAIcsIQADWCwAhzAggAP4LACHNCAEA5QsAIc4IAQDlCwAhzwgBAOULACHQCAAA8wsAINEIAADzCwAg0ggAAPMLACDTCAAA8wsAINQIAQDlCwAh1QgBAOULACHWCAIA9QsAIdcIAQDlCwAh2AgCAPULACHZCAIA9QsAIQMAAADyBgAgAQAAhAcAMDcAAIUHACADAAAA8gYAIAEAAPMGADACAADvBgAgFAUBAO4LACGuBwAAwwwAMK8HAACLBwAQsAcAAMMMADC9BwEA7gsAIfYHAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAhgwgBAIsMACG7CAEA7gsAIbwIAQDuCwAhvQgBAO4LACG-CAIAgwwAIb8IQADfCwAhwAhAAN8LACHBCAQA3gsAIcIIAgCDDAAhwwgAAMQMACDECAAAxQwAIAEAAACIBwAgAQAAAIgHACASBQEA7gsAIa4HAADDDAAwrwcAAIsHABCwBwAAwwwAML0HAQDuCwAh9gcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACGDCAEAiwwAIbsIAQDuCwAhvAgBAO4LACG9CAEA7gsAIb4IAgCDDAAhvwhAAN8LACHACEAA3wsAIcEIBADeCwAhwggCAIMMACEAAwAAAIsHACABAACMBwAwAgAAiAcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACADAAAAiwcAIAEAAIwHADACAACIBwAgDwUBAAAAAb0HAQAAAAH2BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAABgwgBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAgAAAAG_CEAAAAABwAhAAAAAAcEIBAAAAAHCCAIAAAABASsAAJAHACAPBQEAAAABvQcBAAAAAfYHAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAGDCAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggCAAAAAb8IQAAAAAHACEAAAAABwQgEAAAAAcIIAgAAAAEBKwAAkgcAMAErAACSBwAwDwUBAMsNACG9BwEAyw0AIfYHAQDLDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAhgwgBAMsNACG7CAEAyw0AIbwIAQDLDQAhvQgBAMsNACG-CAIA0w0AIb8IQADBDQAhwAhAAMENACHBCAQAwA0AIcIIAgDTDQAhAgAAAIgHACArAACVBwAgDwUBAMsNACG9BwEAyw0AIfYHAQDLDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAhgwgBAMsNACG7CAEAyw0AIbwIAQDLDQAhvQgBAMsNACG-CAIA0w0AIb8IQADBDQAhwAhAAMENACHBCAQAwA0AIcIIAgDTDQAhAgAAAIsHACArAACXBwAgAgAAAIsHACArAACXBwAgAwAAAIgHACAyAACQBwAgMwAAlQcAIAEAAACIBwAgAQAAAIsHACAFDQAA2g4AIDgAAN0OACA5AADcDgAgWgAA2w4AIFsAAN4OACASBQEA4wsAIa4HAADCDAAwrwcAAJ4HABCwBwAAwgwAML0HAQDjCwAh9gcBAOMLACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACGDCAEA8gsAIbsIAQDjCwAhvAgBAOMLACG9CAEA4wsAIb4IAgD1CwAhvwhAANYLACHACEAA1gsAIcEIBADVCwAhwggCAPULACEDAAAAiwcAIAEAAJ0HADA3AACeBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIAquBwAAwQwAMK8HAACkBwAQsAcAAMEMADDDBwEAAAAB2wcBAIsMACHzBwEAiwwAIYMIAQCLDAAhhQhAAN8LACG5CAIAgwwAIboIQADfCwAhAQAAAKEHACABAAAAoQcAIAquBwAAwQwAMK8HAACkBwAQsAcAAMEMADDDBwEAiwwAIdsHAQCLDAAh8wcBAIsMACGDCAEAiwwAIYUIQADfCwAhuQgCAIMMACG6CEAA3wsAIQADAAAApAcAIAEAAKUHADACAAChBwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAMAAACkBwAgAQAApQcAMAIAAKEHACAHwwcBAAAAAdsHAQAAAAHzBwEAAAABgwgBAAAAAYUIQAAAAAG5CAIAAAABughAAAAAAQErAACpBwAgB8MHAQAAAAHbBwEAAAAB8wcBAAAAAYMIAQAAAAGFCEAAAAABuQgCAAAAAboIQAAAAAEBKwAAqwcAMAErAACrBwAwB8MHAQDLDQAh2wcBAMsNACHzBwEAyw0AIYMIAQDLDQAhhQhAAMENACG5CAIA0w0AIboIQADBDQAhAgAAAKEHACArAACuBwAgB8MHAQDLDQAh2wcBAMsNACHzBwEAyw0AIYMIAQDLDQAhhQhAAMENACG5CAIA0w0AIboIQADBDQAhAgAAAKQHACArAACwBwAgAgAAAKQHACArAACwBwAgAwAAAKEHACAyAACpBwAgMwAArgcAIAEAAAChBwAgAQAAAKQHACAFDQAA1Q4AIDgAANgOACA5AADXDgAgWgAA1g4AIFsAANkOACAKrgcAAMAMADCvBwAAtwcAELAHAADADAAwwwcBAPILACHbBwEA8gsAIfMHAQDyCwAhgwgBAPILACGFCEAA1gsAIbkIAgD1CwAhughAANYLACEDAAAApAcAIAEAALYHADA3AAC3BwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAEAAAAcACABAAAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgFgkAANQOACCyB0AAAAAB2wcBAAAAAYMIAQAAAAGiCAIAAAABqAgBAAAAAakIAQAAAAGqCAIAAAABqwgEAAAAAawIAQAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAEBKwAAvwcAIBWyB0AAAAAB2wcBAAAAAYMIAQAAAAGiCAIAAAABqAgBAAAAAakIAQAAAAGqCAIAAAABqwgEAAAAAawIAQAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAEBKwAAwQcAMAErAADBBwAwFgkAANMOACCyB0AAwQ0AIdsHAQDLDQAhgwgBAMsNACGiCAIA0w0AIagIAQDLDQAhqQgBAMsNACGqCAIA0w0AIasIBADADQAhrAgBAMsNACGtCAEAyw0AIa4IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhsgiAAAAAAbMIQADMDQAhtAhAAMwNACG1CEAAzA0AIbYIBADADQAhtwgEAMANACG4CAEAyw0AIQIAAAAcACArAADEBwAgFbIHQADBDQAh2wcBAMsNACGDCAEAyw0AIaIIAgDTDQAhqAgBAMsNACGpCAEAyw0AIaoIAgDTDQAhqwgEAMANACGsCAEAyw0AIa0IAQDLDQAhrggBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACGyCIAAAAABswhAAMwNACG0CEAAzA0AIbUIQADMDQAhtggEAMANACG3CAQAwA0AIbgIAQDLDQAhAgAAABoAICsAAMYHACACAAAAGgAgKwAAxgcAIAMAAAAcACAyAAC_BwAgMwAAxAcAIAEAAAAcACABAAAAGgAgCA0AAM4OACA4AADRDgAgOQAA0A4AIFoAAM8OACBbAADSDgAgswgAAMcNACC0CAAAxw0AILUIAADHDQAgGK4HAAC_DAAwrwcAAM0HABCwBwAAvwwAMLIHQADWCwAh2wcBAPILACGDCAEA8gsAIaIIAgD1CwAhqAgBAPILACGpCAEA4wsAIaoIAgD1CwAhqwgEANULACGsCAEA4wsAIa0IAQDjCwAhrggBAOMLACGvCAIA9QsAIbAIAgD1CwAhsQgCAPULACGyCAAA8wsAILMIQADkCwAhtAhAAOQLACG1CEAA5AsAIbYIBADVCwAhtwgEANULACG4CAEA4wsAIQMAAAAaACABAADMBwAwNwAAzQcAIAMAAAAaACABAAAbADACAAAcACAQrgcAALwMADCvBwAA0wcAELAHAAC8DAAw2gcBAIsMACHbBwEAiwwAIYMIAQAAAAGQCAEA7gsAIZEIAQDuCwAhlAgCAL4MACGhCAEA7gsAIaIIAgCDDAAhowgEAN4LACGkCAQAvQwAIaUIBAC9DAAhpghAAO8LACGnCAQAvQwAIQEAAADQBwAgAQAAANAHACAQrgcAALwMADCvBwAA0wcAELAHAAC8DAAw2gcBAIsMACHbBwEAiwwAIYMIAQCLDAAhkAgBAO4LACGRCAEA7gsAIZQIAgC-DAAhoQgBAO4LACGiCAIAgwwAIaMIBADeCwAhpAgEAL0MACGlCAQAvQwAIaYIQADvCwAhpwgEAL0MACEFlAgAAMcNACCkCAAAxw0AIKUIAADHDQAgpggAAMcNACCnCAAAxw0AIAMAAADTBwAgAQAA1AcAMAIAANAHACADAAAA0wcAIAEAANQHADACAADQBwAgAwAAANMHACABAADUBwAwAgAA0AcAIA3aBwEAAAAB2wcBAAAAAYMIAQAAAAGQCAEAAAABkQgBAAAAAZQIAgAAAAGhCAEAAAABoggCAAAAAaMIBAAAAAGkCAQAAAABpQgEAAAAAaYIQAAAAAGnCAQAAAABASsAANgHACAN2gcBAAAAAdsHAQAAAAGDCAEAAAABkAgBAAAAAZEIAQAAAAGUCAIAAAABoQgBAAAAAaIIAgAAAAGjCAQAAAABpAgEAAAAAaUIBAAAAAGmCEAAAAABpwgEAAAAAQErAADaBwAwASsAANoHADAN2gcBAMsNACHbBwEAyw0AIYMIAQDLDQAhkAgBAMsNACGRCAEAyw0AIZQIAgDNDgAhoQgBAMsNACGiCAIA0w0AIaMIBADADQAhpAgEAMwOACGlCAQAzA4AIaYIQADMDQAhpwgEAMwOACECAAAA0AcAICsAAN0HACAN2gcBAMsNACHbBwEAyw0AIYMIAQDLDQAhkAgBAMsNACGRCAEAyw0AIZQIAgDNDgAhoQgBAMsNACGiCAIA0w0AIaMIBADADQAhpAgEAMwOACGlCAQAzA4AIaYIQADMDQAhpwgEAMwOACECAAAA0wcAICsAAN8HACACAAAA0wcAICsAAN8HACADAAAA0AcAIDIAANgHACAzAADdBwAgAQAAANAHACABAAAA0wcAIAoNAADHDgAgOAAAyg4AIDkAAMkOACBaAADIDgAgWwAAyw4AIJQIAADHDQAgpAgAAMcNACClCAAAxw0AIKYIAADHDQAgpwgAAMcNACAQrgcAALUMADCvBwAA5gcAELAHAAC1DAAw2gcBAPILACHbBwEA8gsAIYMIAQDyCwAhkAgBAOMLACGRCAEA4wsAIZQIAgC3DAAhoQgBAOMLACGiCAIA9QsAIaMIBADVCwAhpAgEALYMACGlCAQAtgwAIaYIQADkCwAhpwgEALYMACEDAAAA0wcAIAEAAOUHADA3AADmBwAgAwAAANMHACABAADUBwAwAgAA0AcAIAmuBwAAswwAMK8HAADsBwAQsAcAALMMADCyB0AA3wsAIbsHBADeCwAhwwcBAAAAAdoHAQCLDAAhnggAAJgMACCgCAAAtAwAIAEAAADpBwAgAQAAAOkHACAIrgcAALMMADCvBwAA7AcAELAHAACzDAAwsgdAAN8LACG7BwQA3gsAIcMHAQCLDAAh2gcBAIsMACGeCAAAmAwAIAADAAAA7AcAIAEAAO0HADACAADpBwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACAFsgdAAAAAAbsHBAAAAAHDBwEAAAAB2gcBAAAAAZ4IgAAAAAEBKwAA8QcAIAWyB0AAAAABuwcEAAAAAcMHAQAAAAHaBwEAAAABngiAAAAAAQErAADzBwAwASsAAPMHADAFsgdAAMENACG7BwQAwA0AIcMHAQDLDQAh2gcBAMsNACGeCIAAAAABAgAAAOkHACArAAD2BwAgBbIHQADBDQAhuwcEAMANACHDBwEAyw0AIdoHAQDLDQAhngiAAAAAAQIAAADsBwAgKwAA-AcAIAIAAADsBwAgKwAA-AcAIAMAAADpBwAgMgAA8QcAIDMAAPYHACABAAAA6QcAIAEAAADsBwAgBQ0AAMIOACA4AADFDgAgOQAAxA4AIFoAAMMOACBbAADGDgAgCK4HAACyDAAwrwcAAP8HABCwBwAAsgwAMLIHQADWCwAhuwcEANULACHDBwEA8gsAIdoHAQDyCwAhnggAAPMLACADAAAA7AcAIAEAAP4HADA3AAD_BwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAquBwAAsQwAMK8HAACFCAAQsAcAALEMADCyB0AA3wsAIbsHBADeCwAhwwcBAAAAAdoHAQCLDAAh9gcBAO4LACGeCAAAmAwAIJ8IQADfCwAhAQAAAIIIACABAAAAgggAIAquBwAAsQwAMK8HAACFCAAQsAcAALEMADCyB0AA3wsAIbsHBADeCwAhwwcBAIsMACHaBwEAiwwAIfYHAQDuCwAhnggAAJgMACCfCEAA3wsAIQADAAAAhQgAIAEAAIYIADACAACCCAAgAwAAAIUIACABAACGCAAwAgAAgggAIAMAAACFCAAgAQAAhggAMAIAAIIIACAHsgdAAAAAAbsHBAAAAAHDBwEAAAAB2gcBAAAAAfYHAQAAAAGeCIAAAAABnwhAAAAAAQErAACKCAAgB7IHQAAAAAG7BwQAAAABwwcBAAAAAdoHAQAAAAH2BwEAAAABngiAAAAAAZ8IQAAAAAEBKwAAjAgAMAErAACMCAAwB7IHQADBDQAhuwcEAMANACHDBwEAyw0AIdoHAQDLDQAh9gcBAMsNACGeCIAAAAABnwhAAMENACECAAAAgggAICsAAI8IACAHsgdAAMENACG7BwQAwA0AIcMHAQDLDQAh2gcBAMsNACH2BwEAyw0AIZ4IgAAAAAGfCEAAwQ0AIQIAAACFCAAgKwAAkQgAIAIAAACFCAAgKwAAkQgAIAMAAACCCAAgMgAAiggAIDMAAI8IACABAAAAgggAIAEAAACFCAAgBQ0AAL0OACA4AADADgAgOQAAvw4AIFoAAL4OACBbAADBDgAgCq4HAACwDAAwrwcAAJgIABCwBwAAsAwAMLIHQADWCwAhuwcEANULACHDBwEA8gsAIdoHAQDyCwAh9gcBAOMLACGeCAAA8wsAIJ8IQADWCwAhAwAAAIUIACABAACXCAAwNwAAmAgAIAMAAACFCAAgAQAAhggAMAIAAIIIACAOrgcAAK4MADCvBwAAnggAELAHAACuDAAwsgdAAN8LACHDBwEAAAAB2gcBAIsMACHbBwEAiwwAIfYHAQDuCwAhkAgBAO4LACGRCAEA7gsAIZoIBADeCwAhmwgEAN4LACGcCAEA7gsAIZ0IAACvDAAgAQAAAJsIACABAAAAmwgAIA2uBwAArgwAMK8HAACeCAAQsAcAAK4MADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHbBwEAiwwAIfYHAQDuCwAhkAgBAO4LACGRCAEA7gsAIZoIBADeCwAhmwgEAN4LACGcCAEA7gsAIQADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACAKsgdAAAAAAcMHAQAAAAHaBwEAAAAB2wcBAAAAAfYHAQAAAAGQCAEAAAABkQgBAAAAAZoIBAAAAAGbCAQAAAABnAgBAAAAAQErAACjCAAgCrIHQAAAAAHDBwEAAAAB2gcBAAAAAdsHAQAAAAH2BwEAAAABkAgBAAAAAZEIAQAAAAGaCAQAAAABmwgEAAAAAZwIAQAAAAEBKwAApQgAMAErAAClCAAwCrIHQADBDQAhwwcBAMsNACHaBwEAyw0AIdsHAQDLDQAh9gcBAMsNACGQCAEAyw0AIZEIAQDLDQAhmggEAMANACGbCAQAwA0AIZwIAQDLDQAhAgAAAJsIACArAACoCAAgCrIHQADBDQAhwwcBAMsNACHaBwEAyw0AIdsHAQDLDQAh9gcBAMsNACGQCAEAyw0AIZEIAQDLDQAhmggEAMANACGbCAQAwA0AIZwIAQDLDQAhAgAAAJ4IACArAACqCAAgAgAAAJ4IACArAACqCAAgAwAAAJsIACAyAACjCAAgMwAAqAgAIAEAAACbCAAgAQAAAJ4IACAFDQAAuA4AIDgAALsOACA5AAC6DgAgWgAAuQ4AIFsAALwOACANrgcAAK0MADCvBwAAsQgAELAHAACtDAAwsgdAANYLACHDBwEA8gsAIdoHAQDyCwAh2wcBAPILACH2BwEA4wsAIZAIAQDjCwAhkQgBAOMLACGaCAQA1QsAIZsIBADVCwAhnAgBAOMLACEDAAAAnggAIAEAALAIADA3AACxCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIA-uBwAAqwwAMK8HAAC3CAAQsAcAAKsMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhmQgAAKwMACABAAAAtAgAIAEAAAC0CAAgDq4HAACrDAAwrwcAALcIABCwBwAAqwwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACEAAwAAALcIACABAAC4CAAwAgAAtAgAIAMAAAC3CAAgAQAAuAgAMAIAALQIACADAAAAtwgAIAEAALgIADACAAC0CAAgC9oHAQAAAAHbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAZQIBAAAAAGVCAQAAAABlggEAAAAAZcIBAAAAAGYCAQAAAABASsAALwIACAL2gcBAAAAAdsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAGTCAQAAAABlAgEAAAAAZUIBAAAAAGWCAQAAAABlwgEAAAAAZgIBAAAAAEBKwAAvggAMAErAAC-CAAwC9oHAQDLDQAh2wcBAMsNACGQCAEAyw0AIZEIAQDLDQAhkggEAMANACGTCAQAwA0AIZQIBADADQAhlQgEAMANACGWCAQAwA0AIZcIBADADQAhmAgEAMANACECAAAAtAgAICsAAMEIACAL2gcBAMsNACHbBwEAyw0AIZAIAQDLDQAhkQgBAMsNACGSCAQAwA0AIZMIBADADQAhlAgEAMANACGVCAQAwA0AIZYIBADADQAhlwgEAMANACGYCAQAwA0AIQIAAAC3CAAgKwAAwwgAIAIAAAC3CAAgKwAAwwgAIAMAAAC0CAAgMgAAvAgAIDMAAMEIACABAAAAtAgAIAEAAAC3CAAgBQ0AALMOACA4AAC2DgAgOQAAtQ4AIFoAALQOACBbAAC3DgAgDq4HAACqDAAwrwcAAMoIABCwBwAAqgwAMNoHAQDyCwAh2wcBAPILACGQCAEA4wsAIZEIAQDjCwAhkggEANULACGTCAQA1QsAIZQIBADVCwAhlQgEANULACGWCAQA1QsAIZcIBADVCwAhmAgEANULACEDAAAAtwgAIAEAAMkIADA3AADKCAAgAwAAALcIACABAAC4CAAwAgAAtAgAIA-uBwAAqAwAMK8HAADQCAAQsAcAAKgMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhmQgAAKkMACABAAAAzQgAIAEAAADNCAAgDq4HAACoDAAwrwcAANAIABCwBwAAqAwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACEAAwAAANAIACABAADRCAAwAgAAzQgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACADAAAA0AgAIAEAANEIADACAADNCAAgC9oHAQAAAAHbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAZQIBAAAAAGVCAQAAAABlggEAAAAAZcIBAAAAAGYCAQAAAABASsAANUIACAL2gcBAAAAAdsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAGTCAQAAAABlAgEAAAAAZUIBAAAAAGWCAQAAAABlwgEAAAAAZgIBAAAAAEBKwAA1wgAMAErAADXCAAwC9oHAQDLDQAh2wcBAMsNACGQCAEAyw0AIZEIAQDLDQAhkggEAMANACGTCAQAwA0AIZQIBADADQAhlQgEAMANACGWCAQAwA0AIZcIBADADQAhmAgEAMANACECAAAAzQgAICsAANoIACAL2gcBAMsNACHbBwEAyw0AIZAIAQDLDQAhkQgBAMsNACGSCAQAwA0AIZMIBADADQAhlAgEAMANACGVCAQAwA0AIZYIBADADQAhlwgEAMANACGYCAQAwA0AIQIAAADQCAAgKwAA3AgAIAIAAADQCAAgKwAA3AgAIAMAAADNCAAgMgAA1QgAIDMAANoIACABAAAAzQgAIAEAAADQCAAgBQ0AAK4OACA4AACxDgAgOQAAsA4AIFoAAK8OACBbAACyDgAgDq4HAACnDAAwrwcAAOMIABCwBwAApwwAMNoHAQDyCwAh2wcBAPILACGQCAEA4wsAIZEIAQDjCwAhkggEANULACGTCAQA1QsAIZQIBADVCwAhlQgEANULACGWCAQA1QsAIZcIBADVCwAhmAgEANULACEDAAAA0AgAIAEAAOIIADA3AADjCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAeuBwAApgwAMK8HAADpCAAQsAcAAKYMADCMCAEAAAABjQhAAN8LACGOCAIAgwwAIY8IAgCDDAAhAQAAAOYIACABAAAA5ggAIAeuBwAApgwAMK8HAADpCAAQsAcAAKYMADCMCAEA7gsAIY0IQADfCwAhjggCAIMMACGPCAIAgwwAIQADAAAA6QgAIAEAAOoIADACAADmCAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAMAAADpCAAgAQAA6ggAMAIAAOYIACAEjAgBAAAAAY0IQAAAAAGOCAIAAAABjwgCAAAAAQErAADuCAAgBIwIAQAAAAGNCEAAAAABjggCAAAAAY8IAgAAAAEBKwAA8AgAMAErAADwCAAwBIwIAQDLDQAhjQhAAMENACGOCAIA0w0AIY8IAgDTDQAhAgAAAOYIACArAADzCAAgBIwIAQDLDQAhjQhAAMENACGOCAIA0w0AIY8IAgDTDQAhAgAAAOkIACArAAD1CAAgAgAAAOkIACArAAD1CAAgAwAAAOYIACAyAADuCAAgMwAA8wgAIAEAAADmCAAgAQAAAOkIACAFDQAAqQ4AIDgAAKwOACA5AACrDgAgWgAAqg4AIFsAAK0OACAHrgcAAKUMADCvBwAA_AgAELAHAAClDAAwjAgBAOMLACGNCEAA1gsAIY4IAgD1CwAhjwgCAPULACEDAAAA6QgAIAEAAPsIADA3AAD8CAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAiuBwAApAwAMK8HAACCCQAQsAcAAKQMADDDByAAAAABiAgEAN4LACGJCEAA3wsAIYoIBADeCwAhiwhAAO8LACEBAAAA_wgAIAEAAAD_CAAgCK4HAACkDAAwrwcAAIIJABCwBwAApAwAMMMHIACCDAAhiAgEAN4LACGJCEAA3wsAIYoIBADeCwAhiwhAAO8LACEBiwgAAMcNACADAAAAggkAIAEAAIMJADACAAD_CAAgAwAAAIIJACABAACDCQAwAgAA_wgAIAMAAACCCQAgAQAAgwkAMAIAAP8IACAFwwcgAAAAAYgIBAAAAAGJCEAAAAABiggEAAAAAYsIQAAAAAEBKwAAhwkAIAXDByAAAAABiAgEAAAAAYkIQAAAAAGKCAQAAAABiwhAAAAAAQErAACJCQAwASsAAIkJADAFwwcgAIMOACGICAQAwA0AIYkIQADBDQAhiggEAMANACGLCEAAzA0AIQIAAAD_CAAgKwAAjAkAIAXDByAAgw4AIYgIBADADQAhiQhAAMENACGKCAQAwA0AIYsIQADMDQAhAgAAAIIJACArAACOCQAgAgAAAIIJACArAACOCQAgAwAAAP8IACAyAACHCQAgMwAAjAkAIAEAAAD_CAAgAQAAAIIJACAGDQAApA4AIDgAAKcOACA5AACmDgAgWgAApQ4AIFsAAKgOACCLCAAAxw0AIAiuBwAAowwAMK8HAACVCQAQsAcAAKMMADDDByAA_gsAIYgIBADVCwAhiQhAANYLACGKCAQA1QsAIYsIQADkCwAhAwAAAIIJACABAACUCQAwNwAAlQkAIAMAAACCCQAgAQAAgwkAMAIAAP8IACALrgcAAKIMADCvBwAAmwkAELAHAACiDAAwsgdAAN8LACHDBwQAAAABzQcCAIMMACGDCAEAiwwAIYQIAQDuCwAhhQhAAN8LACGGCAEA8AsAIYcIAQDwCwAhAQAAAJgJACABAAAAmAkAIAuuBwAAogwAMK8HAACbCQAQsAcAAKIMADCyB0AA3wsAIcMHBADeCwAhzQcCAIMMACGDCAEAiwwAIYQIAQDuCwAhhQhAAN8LACGGCAEA8AsAIYcIAQDwCwAhAoYIAADHDQAghwgAAMcNACADAAAAmwkAIAEAAJwJADACAACYCQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACAIsgdAAAAAAcMHBAAAAAHNBwIAAAABgwgBAAAAAYQIAQAAAAGFCEAAAAABhggBAAAAAYcIAQAAAAEBKwAAoAkAIAiyB0AAAAABwwcEAAAAAc0HAgAAAAGDCAEAAAABhAgBAAAAAYUIQAAAAAGGCAEAAAABhwgBAAAAAQErAACiCQAwASsAAKIJADAIsgdAAMENACHDBwQAwA0AIc0HAgDTDQAhgwgBAMsNACGECAEAyw0AIYUIQADBDQAhhggBAM0NACGHCAEAzQ0AIQIAAACYCQAgKwAApQkAIAiyB0AAwQ0AIcMHBADADQAhzQcCANMNACGDCAEAyw0AIYQIAQDLDQAhhQhAAMENACGGCAEAzQ0AIYcIAQDNDQAhAgAAAJsJACArAACnCQAgAgAAAJsJACArAACnCQAgAwAAAJgJACAyAACgCQAgMwAApQkAIAEAAACYCQAgAQAAAJsJACAHDQAAnw4AIDgAAKIOACA5AAChDgAgWgAAoA4AIFsAAKMOACCGCAAAxw0AIIcIAADHDQAgC64HAAChDAAwrwcAAK4JABCwBwAAoQwAMLIHQADWCwAhwwcEANULACHNBwIA9QsAIYMIAQDyCwAhhAgBAOMLACGFCEAA1gsAIYYIAQDlCwAhhwgBAOULACEDAAAAmwkAIAEAAK0JADA3AACuCQAgAwAAAJsJACABAACcCQAwAgAAmAkAIA0FAQDuCwAhrgcAAJ4MADCvBwAAtAkAELAHAACeDAAwsgdAAN8LACG9BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIf8HAQDuCwAhgAgAAJ8MACCBCAAAnwwAIIIIAACgDAAgAQAAALEJACABAAAAsQkAIAwFAQDuCwAhrgcAAJ4MADCvBwAAtAkAELAHAACeDAAwsgdAAN8LACG9BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIf8HAQDuCwAhgAgAAJ8MACCBCAAAnwwAIAKACAAAxw0AIIEIAADHDQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgCQUBAAAAAbIHQAAAAAG9BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAAB_wcBAAAAAYAIgAAAAAGBCIAAAAABASsAALkJACAJBQEAAAABsgdAAAAAAb0HAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAH_BwEAAAABgAiAAAAAAYEIgAAAAAEBKwAAuwkAMAErAAC7CQAwCQUBAMsNACGyB0AAwQ0AIb0HAQDLDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAh_wcBAMsNACGACIAAAAABgQiAAAAAAQIAAACxCQAgKwAAvgkAIAkFAQDLDQAhsgdAAMENACG9BwEAyw0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIf8HAQDLDQAhgAiAAAAAAYEIgAAAAAECAAAAtAkAICsAAMAJACACAAAAtAkAICsAAMAJACADAAAAsQkAIDIAALkJACAzAAC-CQAgAQAAALEJACABAAAAtAkAIAcNAACaDgAgOAAAnQ4AIDkAAJwOACBaAACbDgAgWwAAng4AIIAIAADHDQAggQgAAMcNACAMBQEA4wsAIa4HAACbDAAwrwcAAMcJABCwBwAAmwwAMLIHQADWCwAhvQcBAOMLACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACH_BwEA4wsAIYAIAACcDAAggQgAAJwMACADAAAAtAkAIAEAAMYJADA3AADHCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIBWuBwAAlgwAMK8HAADNCQAQsAcAAJYMADCyB0AA3wsAIcMHAQCLDAAhxAcEAAAAAdoHAQCXDAAh2wcBAJcMACHmBwEA7gsAIfAHAQDuCwAh8QcBAO4LACHyBwEA8AsAIfMHAQCXDAAh9AcBAO4LACH1BwEA7gsAIfYHAQDwCwAh9wcBAPALACH4BwEA8AsAIfkHAQDwCwAh-gcAAJgMACD7BwABmQwAIQEAAADKCQAgAQAAAMoJACAVrgcAAJYMADCvBwAAzQkAELAHAACWDAAwsgdAAN8LACHDBwEAiwwAIcQHBADeCwAh2gcBAJcMACHbBwEAlwwAIeYHAQDuCwAh8AcBAO4LACHxBwEA7gsAIfIHAQDwCwAh8wcBAJcMACH0BwEA7gsAIfUHAQDuCwAh9gcBAPALACH3BwEA8AsAIfgHAQDwCwAh-QcBAPALACH6BwAAmAwAIPsHAAGZDAAhCdoHAADHDQAg2wcAAMcNACDyBwAAxw0AIPMHAADHDQAg9gcAAMcNACD3BwAAxw0AIPgHAADHDQAg-QcAAMcNACD7BwAAxw0AIAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgAwAAAM0JACABAADOCQAwAgAAygkAIBKyB0AAAAABwwcBAAAAAcQHBAAAAAHaBwEAAAAB2wcBAAAAAeYHAQAAAAHwBwEAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHAQAAAAH2BwEAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-geAAAAAAfsHAAEAAAEBKwAA0gkAIBKyB0AAAAABwwcBAAAAAcQHBAAAAAHaBwEAAAAB2wcBAAAAAeYHAQAAAAHwBwEAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHAQAAAAH2BwEAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-geAAAAAAfsHAAEAAAEBKwAA1AkAMAErAADUCQAwErIHQADBDQAhwwcBAMsNACHEBwQAwA0AIdoHAQDNDQAh2wcBAM0NACHmBwEAyw0AIfAHAQDLDQAh8QcBAMsNACHyBwEAzQ0AIfMHAQDNDQAh9AcBAMsNACH1BwEAyw0AIfYHAQDNDQAh9wcBAM0NACH4BwEAzQ0AIfkHAQDNDQAh-geAAAAAAfsHAAGZDgAhAgAAAMoJACArAADXCQAgErIHQADBDQAhwwcBAMsNACHEBwQAwA0AIdoHAQDNDQAh2wcBAM0NACHmBwEAyw0AIfAHAQDLDQAh8QcBAMsNACHyBwEAzQ0AIfMHAQDNDQAh9AcBAMsNACH1BwEAyw0AIfYHAQDNDQAh9wcBAM0NACH4BwEAzQ0AIfkHAQDNDQAh-geAAAAAAfsHAAGZDgAhAgAAAM0JACArAADZCQAgAgAAAM0JACArAADZCQAgAwAAAMoJACAyAADSCQAgMwAA1wkAIAEAAADKCQAgAQAAAM0JACAODQAAlA4AIDgAAJcOACA5AACWDgAgWgAAlQ4AIFsAAJgOACDaBwAAxw0AINsHAADHDQAg8gcAAMcNACDzBwAAxw0AIPYHAADHDQAg9wcAAMcNACD4BwAAxw0AIPkHAADHDQAg-wcAAMcNACAVrgcAAJIMADCvBwAA4AkAELAHAACSDAAwsgdAANYLACHDBwEA8gsAIcQHBADVCwAh2gcBAPQLACHbBwEA9AsAIeYHAQDjCwAh8AcBAOMLACHxBwEA4wsAIfIHAQDlCwAh8wcBAPQLACH0BwEA4wsAIfUHAQDjCwAh9gcBAOULACH3BwEA5QsAIfgHAQDlCwAh-QcBAOULACH6BwAA8wsAIPsHAAGTDAAhAwAAAM0JACABAADfCQAwNwAA4AkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACAJrgcAAJAMADCvBwAA5gkAELAHAACQDAAwxAcEAAAAAecHBADeCwAh6gcBAIsMACHrBwABjAwAIe4HBAAAAAHvBwAAkQwAIAEAAADjCQAgAQAAAOMJACAIrgcAAJAMADCvBwAA5gkAELAHAACQDAAwxAcEAN4LACHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHuBwQA3gsAIQADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACAFxAcEAAAAAecHBAAAAAHqBwEAAAAB6wcAAQAAAe4HBAAAAAEBKwAA6wkAIAXEBwQAAAAB5wcEAAAAAeoHAQAAAAHrBwABAAAB7gcEAAAAAQErAADtCQAwASsAAO0JADAFxAcEAMANACHnBwQAwA0AIeoHAQDLDQAh6wcAAY4OACHuBwQAwA0AIQIAAADjCQAgKwAA8AkAIAXEBwQAwA0AIecHBADADQAh6gcBAMsNACHrBwABjg4AIe4HBADADQAhAgAAAOYJACArAADyCQAgAgAAAOYJACArAADyCQAgAwAAAOMJACAyAADrCQAgMwAA8AkAIAEAAADjCQAgAQAAAOYJACAFDQAAjw4AIDgAAJIOACA5AACRDgAgWgAAkA4AIFsAAJMOACAIrgcAAI8MADCvBwAA-QkAELAHAACPDAAwxAcEANULACHnBwQA1QsAIeoHAQDyCwAh6wcAAYcMACHuBwQA1QsAIQMAAADmCQAgAQAA-AkAMDcAAPkJACADAAAA5gkAIAEAAOcJADACAADjCQAgC64HAACKDAAwrwcAAP8JABCwBwAAigwAMLIHQADfCwAh5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7AcBAO4LACHtBwABjAwAIe4HBAAAAAHvBwAAjgwAIAEAAAD8CQAgAQAAAPwJACAKrgcAAIoMADCvBwAA_wkAELAHAACKDAAwsgdAAN8LACHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHsBwEA7gsAIe0HAAGMDAAh7gcEAN4LACEAAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgB7IHQAAAAAHnBwQAAAAB6gcBAAAAAesHAAEAAAHsBwEAAAAB7QcAAQAAAe4HBAAAAAEBKwAAhAoAIAeyB0AAAAAB5wcEAAAAAeoHAQAAAAHrBwABAAAB7AcBAAAAAe0HAAEAAAHuBwQAAAABASsAAIYKADABKwAAhgoAMAeyB0AAwQ0AIecHBADADQAh6gcBAMsNACHrBwABjg4AIewHAQDLDQAh7QcAAY4OACHuBwQAwA0AIQIAAAD8CQAgKwAAiQoAIAeyB0AAwQ0AIecHBADADQAh6gcBAMsNACHrBwABjg4AIewHAQDLDQAh7QcAAY4OACHuBwQAwA0AIQIAAAD_CQAgKwAAiwoAIAIAAAD_CQAgKwAAiwoAIAMAAAD8CQAgMgAAhAoAIDMAAIkKACABAAAA_AkAIAEAAAD_CQAgBQ0AAIkOACA4AACMDgAgOQAAiw4AIFoAAIoOACBbAACNDgAgCq4HAACGDAAwrwcAAJIKABCwBwAAhgwAMLIHQADWCwAh5wcEANULACHqBwEA8gsAIesHAAGHDAAh7AcBAOMLACHtBwABhwwAIe4HBADVCwAhAwAAAP8JACABAACRCgAwNwAAkgoAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACAFrgcAAIUMADCvBwAAmAoAELAHAACFDAAwwwcgAAAAAekHBADeCwAhAQAAAJUKACABAAAAlQoAIAWuBwAAhQwAMK8HAACYCgAQsAcAAIUMADDDByAAggwAIekHBADeCwAhAAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIALDByAAAAAB6QcEAAAAAQErAACdCgAgAsMHIAAAAAHpBwQAAAABASsAAJ8KADABKwAAnwoAMALDByAAgw4AIekHBADADQAhAgAAAJUKACArAACiCgAgAsMHIACDDgAh6QcEAMANACECAAAAmAoAICsAAKQKACACAAAAmAoAICsAAKQKACADAAAAlQoAIDIAAJ0KACAzAACiCgAgAQAAAJUKACABAAAAmAoAIAUNAACEDgAgOAAAhw4AIDkAAIYOACBaAACFDgAgWwAAiA4AIAWuBwAAhAwAMK8HAACrCgAQsAcAAIQMADDDByAA_gsAIekHBADVCwAhAwAAAJgKACABAACqCgAwNwAAqwoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACALrgcAAIEMADCvBwAAsQoAELAHAACBDAAwvwcBAPALACHDByAAAAABzQcCAIMMACHQB0AA3wsAId8HQADvCwAh5gcBAO4LACHnBwQA3gsAIegHQADvCwAhAQAAAK4KACABAAAArgoAIAuuBwAAgQwAMK8HAACxCgAQsAcAAIEMADC_BwEA8AsAIcMHIACCDAAhzQcCAIMMACHQB0AA3wsAId8HQADvCwAh5gcBAO4LACHnBwQA3gsAIegHQADvCwAhA78HAADHDQAg3wcAAMcNACDoBwAAxw0AIAMAAACxCgAgAQAAsgoAMAIAAK4KACADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAi_BwEAAAABwwcgAAAAAc0HAgAAAAHQB0AAAAAB3wdAAAAAAeYHAQAAAAHnBwQAAAAB6AdAAAAAAQErAAC2CgAgCL8HAQAAAAHDByAAAAABzQcCAAAAAdAHQAAAAAHfB0AAAAAB5gcBAAAAAecHBAAAAAHoB0AAAAABASsAALgKADABKwAAuAoAMAi_BwEAzQ0AIcMHIACDDgAhzQcCANMNACHQB0AAwQ0AId8HQADMDQAh5gcBAMsNACHnBwQAwA0AIegHQADMDQAhAgAAAK4KACArAAC7CgAgCL8HAQDNDQAhwwcgAIMOACHNBwIA0w0AIdAHQADBDQAh3wdAAMwNACHmBwEAyw0AIecHBADADQAh6AdAAMwNACECAAAAsQoAICsAAL0KACACAAAAsQoAICsAAL0KACADAAAArgoAIDIAALYKACAzAAC7CgAgAQAAAK4KACABAAAAsQoAIAgNAAD-DQAgOAAAgQ4AIDkAAIAOACBaAAD_DQAgWwAAgg4AIL8HAADHDQAg3wcAAMcNACDoBwAAxw0AIAuuBwAA_QsAMK8HAADECgAQsAcAAP0LADC_BwEA5QsAIcMHIAD-CwAhzQcCAPULACHQB0AA1gsAId8HQADkCwAh5gcBAOMLACHnBwQA1QsAIegHQADkCwAhAwAAALEKACABAADDCgAwNwAAxAoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACABAAAAfAAgAQAAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIBADAAD7DQAgIgAA_A0AICMAAP0NACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQErAADMCgAgDbIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwAA-g0AIN4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAABASsAAM4KADABKwAAzgoAMBADAADfDQAgIgAA4A0AICMAAOENACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQIAAAB8ACArAADRCgAgDbIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhAgAAAHoAICsAANMKACACAAAAegAgKwAA0woAIAMAAAB8ACAyAADMCgAgMwAA0QoAIAEAAAB8ACABAAAAegAgBg0AANsNACA4AADdDQAgOQAA3A0AINsHAADHDQAg3gcAAMcNACDfBwAAxw0AIBCuBwAA-wsAMK8HAADaCgAQsAcAAPsLADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh2wcBAPQLACHcBwEA4wsAId0HAAD8CwAg3gcBAOULACHfB0AA5AsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAIQMAAAB6ACABAADZCgAwNwAA2goAIAMAAAB6ACABAAB7ADACAAB8ACABAAAAgAEAIAEAAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgBiEAANoNACCyB0AAAAABwwcBAAAAAcUHAQAAAAHYBwEAAAAB2QdAAAAAAQErAADiCgAgBbIHQAAAAAHDBwEAAAABxQcBAAAAAdgHAQAAAAHZB0AAAAABASsAAOQKADABKwAA5AoAMAYhAADZDQAgsgdAAMENACHDBwEAyw0AIcUHAQDLDQAh2AcBAMsNACHZB0AAzA0AIQIAAACAAQAgKwAA5woAIAWyB0AAwQ0AIcMHAQDLDQAhxQcBAMsNACHYBwEAyw0AIdkHQADMDQAhAgAAAH4AICsAAOkKACACAAAAfgAgKwAA6QoAIAMAAACAAQAgMgAA4goAIDMAAOcKACABAAAAgAEAIAEAAAB-ACAEDQAA1g0AIDgAANgNACA5AADXDQAg2QcAAMcNACAIrgcAAPoLADCvBwAA8AoAELAHAAD6CwAwsgdAANYLACHDBwEA8gsAIcUHAQDyCwAh2AcBAOMLACHZB0AA5AsAIQMAAAB-ACABAADvCgAwNwAA8AoAIAMAAAB-ACABAAB_ADACAACAAQAgAQAAAIQBACABAAAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIBMhAADVDQAgK4AAAAABsgdAAAAAAb8HAQAAAAHDBwEAAAABxAcEAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygdAAAAAAcsHAQAAAAHMBwEAAAABzQcCAAAAAc4HQAAAAAHPB0AAAAAB0AdAAAAAAdEHQAAAAAEBKwAA-AoAIBIrgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKB0AAAAABywcBAAAAAcwHAQAAAAHNBwIAAAABzgdAAAAAAc8HQAAAAAHQB0AAAAAB0QdAAAAAAQErAAD6CgAwASsAAPoKADATIQAA1A0AICuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxQcBAMsNACHGBwEAyw0AIccHAQDLDQAhyAcBAMsNACHJBwEAyw0AIcoHQADBDQAhywcBAM0NACHMBwEAyw0AIc0HAgDTDQAhzgdAAMwNACHPB0AAzA0AIdAHQADBDQAh0QdAAMwNACECAAAAhAEAICsAAP0KACASK4AAAAABsgdAAMENACG_BwEAzQ0AIcMHAQDLDQAhxAcEAMANACHFBwEAyw0AIcYHAQDLDQAhxwcBAMsNACHIBwEAyw0AIckHAQDLDQAhygdAAMENACHLBwEAzQ0AIcwHAQDLDQAhzQcCANMNACHOB0AAzA0AIc8HQADMDQAh0AdAAMENACHRB0AAzA0AIQIAAACCAQAgKwAA_woAIAIAAACCAQAgKwAA_woAIAMAAACEAQAgMgAA-AoAIDMAAP0KACABAAAAhAEAIAEAAACCAQAgCg0AAM4NACA4AADRDQAgOQAA0A0AIFoAAM8NACBbAADSDQAgvwcAAMcNACDLBwAAxw0AIM4HAADHDQAgzwcAAMcNACDRBwAAxw0AIBUrAADzCwAgrgcAAPELADCvBwAAhgsAELAHAADxCwAwsgdAANYLACG_BwEA5QsAIcMHAQDyCwAhxAcEANULACHFBwEA8gsAIcYHAQDyCwAhxwcBAOMLACHIBwEA4wsAIckHAQDjCwAhygdAANYLACHLBwEA9AsAIcwHAQDjCwAhzQcCAPULACHOB0AA5AsAIc8HQADkCwAh0AdAANYLACHRB0AA5AsAIQMAAACCAQAgAQAAhQsAMDcAAIYLACADAAAAggEAIAEAAIMBADACAACEAQAgB64HAADtCwAwrwcAAIwLABCwBwAA7QsAMLIHQADfCwAhvQcBAAAAAb4HQADvCwAhvwcBAPALACEBAAAAiQsAIAEAAACJCwAgB64HAADtCwAwrwcAAIwLABCwBwAA7QsAMLIHQADfCwAhvQcBAO4LACG-B0AA7wsAIb8HAQDwCwAhAr4HAADHDQAgvwcAAMcNACADAAAAjAsAIAEAAI0LADACAACJCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIAMAAACMCwAgAQAAjQsAMAIAAIkLACAEsgdAAAAAAb0HAQAAAAG-B0AAAAABvwcBAAAAAQErAACRCwAgBLIHQAAAAAG9BwEAAAABvgdAAAAAAb8HAQAAAAEBKwAAkwsAMAErAACTCwAwBLIHQADBDQAhvQcBAMsNACG-B0AAzA0AIb8HAQDNDQAhAgAAAIkLACArAACWCwAgBLIHQADBDQAhvQcBAMsNACG-B0AAzA0AIb8HAQDNDQAhAgAAAIwLACArAACYCwAgAgAAAIwLACArAACYCwAgAwAAAIkLACAyAACRCwAgMwAAlgsAIAEAAACJCwAgAQAAAIwLACAFDQAAyA0AIDgAAMoNACA5AADJDQAgvgcAAMcNACC_BwAAxw0AIAeuBwAA4gsAMK8HAACfCwAQsAcAAOILADCyB0AA1gsAIb0HAQDjCwAhvgdAAOQLACG_BwEA5QsAIQMAAACMCwAgAQAAngsAMDcAAJ8LACADAAAAjAsAIAEAAI0LADACAACJCwAgBa4HAADhCwAwrwcAAKULABCwBwAA4QsAMLsHBAAAAAG8B0AA3wsAIQEAAACiCwAgAQAAAKILACAFrgcAAOELADCvBwAApQsAELAHAADhCwAwuwcEAN4LACG8B0AA3wsAIQADAAAApQsAIAEAAKYLADACAACiCwAgAwAAAKULACABAACmCwAwAgAAogsAIAMAAAClCwAgAQAApgsAMAIAAKILACACuwcEAAAAAbwHQAAAAAEBKwAAqgsAIAK7BwQAAAABvAdAAAAAAQErAACsCwAwASsAAKwLADACuwcEAMANACG8B0AAwQ0AIQIAAACiCwAgKwAArwsAIAK7BwQAwA0AIbwHQADBDQAhAgAAAKULACArAACxCwAgAgAAAKULACArAACxCwAgAwAAAKILACAyAACqCwAgMwAArwsAIAEAAACiCwAgAQAAAKULACAFDQAAwg0AIDgAAMUNACA5AADEDQAgWgAAww0AIFsAAMYNACAFrgcAAOALADCvBwAAuAsAELAHAADgCwAwuwcEANULACG8B0AA1gsAIQMAAAClCwAgAQAAtwsAMDcAALgLACADAAAApQsAIAEAAKYLADACAACiCwAgBa4HAADdCwAwrwcAAL4LABCwBwAA3QsAMLEHBAAAAAGyB0AA3wsAIQEAAAC7CwAgAQAAALsLACAFrgcAAN0LADCvBwAAvgsAELAHAADdCwAwsQcEAN4LACGyB0AA3wsAIQADAAAAvgsAIAEAAL8LADACAAC7CwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACACsQcEAAAAAbIHQAAAAAEBKwAAwwsAIAKxBwQAAAABsgdAAAAAAQErAADFCwAwASsAAMULADACsQcEAMANACGyB0AAwQ0AIQIAAAC7CwAgKwAAyAsAIAKxBwQAwA0AIbIHQADBDQAhAgAAAL4LACArAADKCwAgAgAAAL4LACArAADKCwAgAwAAALsLACAyAADDCwAgMwAAyAsAIAEAAAC7CwAgAQAAAL4LACAFDQAAuw0AIDgAAL4NACA5AAC9DQAgWgAAvA0AIFsAAL8NACAFrgcAANQLADCvBwAA0QsAELAHAADUCwAwsQcEANULACGyB0AA1gsAIQMAAAC-CwAgAQAA0AsAMDcAANELACADAAAAvgsAIAEAAL8LADACAAC7CwAgBa4HAADUCwAwrwcAANELABCwBwAA1AsAMLEHBADVCwAhsgdAANYLACENDQAA2AsAIDgAANwLACA5AADcCwAgWgAA2wsAIFsAANwLACCzBwQAAAABtAcEAAAABLUHBAAAAAS2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEANoLACELDQAA2AsAIDgAANkLACA5AADZCwAgswdAAAAAAbQHQAAAAAS1B0AAAAAEtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADXCwAhCw0AANgLACA4AADZCwAgOQAA2QsAILMHQAAAAAG0B0AAAAAEtQdAAAAABLYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA1wsAIQizBwIAAAABtAcCAAAABLUHAgAAAAS2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCANgLACEIswdAAAAAAbQHQAAAAAS1B0AAAAAEtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADZCwAhDQ0AANgLACA4AADcCwAgOQAA3AsAIFoAANsLACBbAADcCwAgswcEAAAAAbQHBAAAAAS1BwQAAAAEtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBADaCwAhCLMHCAAAAAG0BwgAAAAEtQcIAAAABLYHCAAAAAG3BwgAAAABuAcIAAAAAbkHCAAAAAG6BwgA2wsAIQizBwQAAAABtAcEAAAABLUHBAAAAAS2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEANwLACEFrgcAAN0LADCvBwAAvgsAELAHAADdCwAwsQcEAN4LACGyB0AA3wsAIQizBwQAAAABtAcEAAAABLUHBAAAAAS2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEANwLACEIswdAAAAAAbQHQAAAAAS1B0AAAAAEtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADZCwAhBa4HAADgCwAwrwcAALgLABCwBwAA4AsAMLsHBADVCwAhvAdAANYLACEFrgcAAOELADCvBwAApQsAELAHAADhCwAwuwcEAN4LACG8B0AA3wsAIQeuBwAA4gsAMK8HAACfCwAQsAcAAOILADCyB0AA1gsAIb0HAQDjCwAhvgdAAOQLACG_BwEA5QsAIQ4NAADYCwAgOAAA7AsAIDkAAOwLACCzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOsLACHABwEAAAABwQcBAAAAAcIHAQAAAAELDQAA5wsAIDgAAOoLACA5AADqCwAgswdAAAAAAbQHQAAAAAW1B0AAAAAFtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADpCwAhDg0AAOcLACA4AADoCwAgOQAA6AsAILMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA5gsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQ4NAADnCwAgOAAA6AsAIDkAAOgLACCzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOYLACHABwEAAAABwQcBAAAAAcIHAQAAAAEIswcCAAAAAbQHAgAAAAW1BwIAAAAFtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgDnCwAhC7MHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA6AsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQsNAADnCwAgOAAA6gsAIDkAAOoLACCzB0AAAAABtAdAAAAABbUHQAAAAAW2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAOkLACEIswdAAAAAAbQHQAAAAAW1B0AAAAAFtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADqCwAhDg0AANgLACA4AADsCwAgOQAA7AsAILMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA6wsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQuzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOwLACHABwEAAAABwQcBAAAAAcIHAQAAAAEHrgcAAO0LADCvBwAAjAsAELAHAADtCwAwsgdAAN8LACG9BwEA7gsAIb4HQADvCwAhvwcBAPALACELswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDsCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABCLMHQAAAAAG0B0AAAAAFtQdAAAAABbYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA6gsAIQuzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOgLACHABwEAAAABwQcBAAAAAcIHAQAAAAEVKwAA8wsAIK4HAADxCwAwrwcAAIYLABCwBwAA8QsAMLIHQADWCwAhvwcBAOULACHDBwEA8gsAIcQHBADVCwAhxQcBAPILACHGBwEA8gsAIccHAQDjCwAhyAcBAOMLACHJBwEA4wsAIcoHQADWCwAhywcBAPQLACHMBwEA4wsAIc0HAgD1CwAhzgdAAOQLACHPB0AA5AsAIdAHQADWCwAh0QdAAOQLACELDQAA2AsAIDgAAOwLACA5AADsCwAgswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQD5CwAhDw0AANgLACA4AAD4CwAgOQAA-AsAILMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQsNAADnCwAgOAAA6AsAIDkAAOgLACCzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAPcLACENDQAA2AsAIDgAANgLACA5AADYCwAgWgAA2wsAIFsAANgLACCzBwIAAAABtAcCAAAABLUHAgAAAAS2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAPYLACENDQAA2AsAIDgAANgLACA5AADYCwAgWgAA2wsAIFsAANgLACCzBwIAAAABtAcCAAAABLUHAgAAAAS2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAPYLACELDQAA5wsAIDgAAOgLACA5AADoCwAgswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQD3CwAhDLMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQsNAADYCwAgOAAA7AsAIDkAAOwLACCzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAPkLACEIrgcAAPoLADCvBwAA8AoAELAHAAD6CwAwsgdAANYLACHDBwEA8gsAIcUHAQDyCwAh2AcBAOMLACHZB0AA5AsAIRCuBwAA-wsAMK8HAADaCgAQsAcAAPsLADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh2wcBAPQLACHcBwEA4wsAId0HAAD8CwAg3gcBAOULACHfB0AA5AsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAIQSzBwEAAAAF4wcBAAAAAeQHAQAAAATlBwEAAAAEC64HAAD9CwAwrwcAAMQKABCwBwAA_QsAML8HAQDlCwAhwwcgAP4LACHNBwIA9QsAIdAHQADWCwAh3wdAAOQLACHmBwEA4wsAIecHBADVCwAh6AdAAOQLACEFDQAA2AsAIDgAAIAMACA5AACADAAgswcgAAAAAboHIAD_CwAhBQ0AANgLACA4AACADAAgOQAAgAwAILMHIAAAAAG6ByAA_wsAIQKzByAAAAABugcgAIAMACELrgcAAIEMADCvBwAAsQoAELAHAACBDAAwvwcBAPALACHDByAAggwAIc0HAgCDDAAh0AdAAN8LACHfB0AA7wsAIeYHAQDuCwAh5wcEAN4LACHoB0AA7wsAIQKzByAAAAABugcgAIAMACEIswcCAAAAAbQHAgAAAAS1BwIAAAAEtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgDYCwAhBa4HAACEDAAwrwcAAKsKABCwBwAAhAwAMMMHIAD-CwAh6QcEANULACEFrgcAAIUMADCvBwAAmAoAELAHAACFDAAwwwcgAIIMACHpBwQA3gsAIQquBwAAhgwAMK8HAACSCgAQsAcAAIYMADCyB0AA1gsAIecHBADVCwAh6gcBAPILACHrBwABhwwAIewHAQDjCwAh7QcAAYcMACHuBwQA1QsAIQcNAADYCwAgOAAAiQwAIDkAAIkMACCzBwABAAABtAcAAQAABLUHAAEAAAS6BwABiAwAIQcNAADYCwAgOAAAiQwAIDkAAIkMACCzBwABAAABtAcAAQAABLUHAAEAAAS6BwABiAwAIQSzBwABAAABtAcAAQAABLUHAAEAAAS6BwABiQwAIQquBwAAigwAMK8HAAD_CQAQsAcAAIoMADCyB0AA3wsAIecHBADeCwAh6gcBAIsMACHrBwABjAwAIewHAQDuCwAh7QcAAYwMACHuBwQA3gsAIQizBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAI0MACEEswcAAQAAAbQHAAEAAAS1BwABAAAEugcAAYkMACEIswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQCNDAAhAucHBAAAAAHqBwEAAAABCK4HAACPDAAwrwcAAPkJABCwBwAAjwwAMMQHBADVCwAh5wcEANULACHqBwEA8gsAIesHAAGHDAAh7gcEANULACEIrgcAAJAMADCvBwAA5gkAELAHAACQDAAwxAcEAN4LACHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHuBwQA3gsAIQLnBwQAAAAB6gcBAAAAARWuBwAAkgwAMK8HAADgCQAQsAcAAJIMADCyB0AA1gsAIcMHAQDyCwAhxAcEANULACHaBwEA9AsAIdsHAQD0CwAh5gcBAOMLACHwBwEA4wsAIfEHAQDjCwAh8gcBAOULACHzBwEA9AsAIfQHAQDjCwAh9QcBAOMLACH2BwEA5QsAIfcHAQDlCwAh-AcBAOULACH5BwEA5QsAIfoHAADzCwAg-wcAAZMMACEHDQAA5wsAIDgAAJUMACA5AACVDAAgswcAAQAAAbQHAAEAAAW1BwABAAAFugcAAZQMACEHDQAA5wsAIDgAAJUMACA5AACVDAAgswcAAQAAAbQHAAEAAAW1BwABAAAFugcAAZQMACEEswcAAQAAAbQHAAEAAAW1BwABAAAFugcAAZUMACEVrgcAAJYMADCvBwAAzQkAELAHAACWDAAwsgdAAN8LACHDBwEAiwwAIcQHBADeCwAh2gcBAJcMACHbBwEAlwwAIeYHAQDuCwAh8AcBAO4LACHxBwEA7gsAIfIHAQDwCwAh8wcBAJcMACH0BwEA7gsAIfUHAQDuCwAh9gcBAPALACH3BwEA8AsAIfgHAQDwCwAh-QcBAPALACH6BwAAmAwAIPsHAAGZDAAhCLMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAmgwAIQyzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAEEswcAAQAAAbQHAAEAAAW1BwABAAAFugcAAZUMACEIswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQCaDAAhDAUBAOMLACGuBwAAmwwAMK8HAADHCQAQsAcAAJsMADCyB0AA1gsAIb0HAQDjCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAh_wcBAOMLACGACAAAnAwAIIEIAACcDAAgDw0AAOcLACA4AACdDAAgOQAAnQwAILMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQyzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAEMBQEA7gsAIa4HAACeDAAwrwcAALQJABCwBwAAngwAMLIHQADfCwAhvQcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACH_BwEA7gsAIYAIAACfDAAggQgAAJ8MACAMsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABAgUBAAAAAfwHBAAAAAELrgcAAKEMADCvBwAArgkAELAHAAChDAAwsgdAANYLACHDBwQA1QsAIc0HAgD1CwAhgwgBAPILACGECAEA4wsAIYUIQADWCwAhhggBAOULACGHCAEA5QsAIQuuBwAAogwAMK8HAACbCQAQsAcAAKIMADCyB0AA3wsAIcMHBADeCwAhzQcCAIMMACGDCAEAiwwAIYQIAQDuCwAhhQhAAN8LACGGCAEA8AsAIYcIAQDwCwAhCK4HAACjDAAwrwcAAJUJABCwBwAAowwAMMMHIAD-CwAhiAgEANULACGJCEAA1gsAIYoIBADVCwAhiwhAAOQLACEIrgcAAKQMADCvBwAAggkAELAHAACkDAAwwwcgAIIMACGICAQA3gsAIYkIQADfCwAhiggEAN4LACGLCEAA7wsAIQeuBwAApQwAMK8HAAD8CAAQsAcAAKUMADCMCAEA4wsAIY0IQADWCwAhjggCAPULACGPCAIA9QsAIQeuBwAApgwAMK8HAADpCAAQsAcAAKYMADCMCAEA7gsAIY0IQADfCwAhjggCAIMMACGPCAIAgwwAIQ6uBwAApwwAMK8HAADjCAAQsAcAAKcMADDaBwEA8gsAIdsHAQDyCwAhkAgBAOMLACGRCAEA4wsAIZIIBADVCwAhkwgEANULACGUCAQA1QsAIZUIBADVCwAhlggEANULACGXCAQA1QsAIZgIBADVCwAhDq4HAACoDAAwrwcAANAIABCwBwAAqAwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACEE2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAQ6uBwAAqgwAMK8HAADKCAAQsAcAAKoMADDaBwEA8gsAIdsHAQDyCwAhkAgBAOMLACGRCAEA4wsAIZIIBADVCwAhkwgEANULACGUCAQA1QsAIZUIBADVCwAhlggEANULACGXCAQA1QsAIZgIBADVCwAhDq4HAACrDAAwrwcAALcIABCwBwAAqwwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACEE2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAQ2uBwAArQwAMK8HAACxCAAQsAcAAK0MADCyB0AA1gsAIcMHAQDyCwAh2gcBAPILACHbBwEA8gsAIfYHAQDjCwAhkAgBAOMLACGRCAEA4wsAIZoIBADVCwAhmwgEANULACGcCAEA4wsAIQ2uBwAArgwAMK8HAACeCAAQsAcAAK4MADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHbBwEAiwwAIfYHAQDuCwAhkAgBAO4LACGRCAEA7gsAIZoIBADeCwAhmwgEAN4LACGcCAEA7gsAIQLaBwEAAAABnAgBAAAAAQquBwAAsAwAMK8HAACYCAAQsAcAALAMADCyB0AA1gsAIbsHBADVCwAhwwcBAPILACHaBwEA8gsAIfYHAQDjCwAhnggAAPMLACCfCEAA1gsAIQquBwAAsQwAMK8HAACFCAAQsAcAALEMADCyB0AA3wsAIbsHBADeCwAhwwcBAIsMACHaBwEAiwwAIfYHAQDuCwAhnggAAJgMACCfCEAA3wsAIQiuBwAAsgwAMK8HAAD_BwAQsAcAALIMADCyB0AA1gsAIbsHBADVCwAhwwcBAPILACHaBwEA8gsAIZ4IAADzCwAgCK4HAACzDAAwrwcAAOwHABCwBwAAswwAMLIHQADfCwAhuwcEAN4LACHDBwEAiwwAIdoHAQCLDAAhnggAAJgMACACuwcEAAAAAdoHAQAAAAEQrgcAALUMADCvBwAA5gcAELAHAAC1DAAw2gcBAPILACHbBwEA8gsAIYMIAQDyCwAhkAgBAOMLACGRCAEA4wsAIZQIAgC3DAAhoQgBAOMLACGiCAIA9QsAIaMIBADVCwAhpAgEALYMACGlCAQAtgwAIaYIQADkCwAhpwgEALYMACENDQAA5wsAIDgAALsMACA5AAC7DAAgWgAAuQwAIFsAALsMACCzBwQAAAABtAcEAAAABbUHBAAAAAW2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEALoMACENDQAA5wsAIDgAAOcLACA5AADnCwAgWgAAuQwAIFsAAOcLACCzBwIAAAABtAcCAAAABbUHAgAAAAW2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCALgMACENDQAA5wsAIDgAAOcLACA5AADnCwAgWgAAuQwAIFsAAOcLACCzBwIAAAABtAcCAAAABbUHAgAAAAW2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCALgMACEIswcIAAAAAbQHCAAAAAW1BwgAAAAFtgcIAAAAAbcHCAAAAAG4BwgAAAABuQcIAAAAAboHCAC5DAAhDQ0AAOcLACA4AAC7DAAgOQAAuwwAIFoAALkMACBbAAC7DAAgswcEAAAAAbQHBAAAAAW1BwQAAAAFtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAC6DAAhCLMHBAAAAAG0BwQAAAAFtQcEAAAABbYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAuwwAIRCuBwAAvAwAMK8HAADTBwAQsAcAALwMADDaBwEAiwwAIdsHAQCLDAAhgwgBAIsMACGQCAEA7gsAIZEIAQDuCwAhlAgCAL4MACGhCAEA7gsAIaIIAgCDDAAhowgEAN4LACGkCAQAvQwAIaUIBAC9DAAhpghAAO8LACGnCAQAvQwAIQizBwQAAAABtAcEAAAABbUHBAAAAAW2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEALsMACEIswcCAAAAAbQHAgAAAAW1BwIAAAAFtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgDnCwAhGK4HAAC_DAAwrwcAAM0HABCwBwAAvwwAMLIHQADWCwAh2wcBAPILACGDCAEA8gsAIaIIAgD1CwAhqAgBAPILACGpCAEA4wsAIaoIAgD1CwAhqwgEANULACGsCAEA4wsAIa0IAQDjCwAhrggBAOMLACGvCAIA9QsAIbAIAgD1CwAhsQgCAPULACGyCAAA8wsAILMIQADkCwAhtAhAAOQLACG1CEAA5AsAIbYIBADVCwAhtwgEANULACG4CAEA4wsAIQquBwAAwAwAMK8HAAC3BwAQsAcAAMAMADDDBwEA8gsAIdsHAQDyCwAh8wcBAPILACGDCAEA8gsAIYUIQADWCwAhuQgCAPULACG6CEAA1gsAIQquBwAAwQwAMK8HAACkBwAQsAcAAMEMADDDBwEAiwwAIdsHAQCLDAAh8wcBAIsMACGDCAEAiwwAIYUIQADfCwAhuQgCAIMMACG6CEAA3wsAIRIFAQDjCwAhrgcAAMIMADCvBwAAngcAELAHAADCDAAwvQcBAOMLACH2BwEA4wsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIYMIAQDyCwAhuwgBAOMLACG8CAEA4wsAIb0IAQDjCwAhvggCAPULACG_CEAA1gsAIcAIQADWCwAhwQgEANULACHCCAIA9QsAIRIFAQDuCwAhrgcAAMMMADCvBwAAiwcAELAHAADDDAAwvQcBAO4LACH2BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIYMIAQCLDAAhuwgBAO4LACG8CAEA7gsAIb0IAQDuCwAhvggCAIMMACG_CEAA3wsAIcAIQADfCwAhwQgEAN4LACHCCAIAgwwAIQIFAQAAAAG9BwEAAAABAoMIAQAAAAG7CAEAAAABIAUBAOMLACGuBwAAxgwAMK8HAACFBwAQsAcAAMYMADCyB0AA1gsAIb0HAQDjCwAh9wcBAOULACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACGuCAEA5QsAIcUIBADVCwAhxghAAOQLACHHCAAA8wsAIMgIAADzCwAgyQgAAPMLACDKCAEA4wsAIcsIQADWCwAhzAggAP4LACHNCAEA5QsAIc4IAQDlCwAhzwgBAOULACHQCAAA8wsAINEIAADzCwAg0ggAAPMLACDTCAAA8wsAINQIAQDlCwAh1QgBAOULACHWCAIA9QsAIdcIAQDlCwAh2AgCAPULACHZCAIA9QsAISAFAQDuCwAhrgcAAMcMADCvBwAA8gYAELAHAADHDAAwsgdAAN8LACG9BwEA7gsAIfcHAQDwCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAhrggBAPALACHFCAQA3gsAIcYIQADvCwAhxwgAAJgMACDICAAAmAwAIMkIAACYDAAgyggBAO4LACHLCEAA3wsAIcwIIACCDAAhzQgBAPALACHOCAEA8AsAIc8IAQDwCwAh0AgAAJgMACDRCAAAmAwAINIIAACYDAAg0wgAAJgMACDUCAEA8AsAIdUIAQDwCwAh1ggCAIMMACHXCAEA8AsAIdgIAgCDDAAh2QgCAIMMACEDBQEAAAABvQcBAAAAAf0HAQAAAAEGrgcAAMkMADCvBwAA7AYAELAHAADJDAAw2QdAANYLACHbCAEA8gsAIdwIAAGHDAAhF64HAADKDAAwrwcAANYGABCwBwAAygwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh2wcBAPILACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACHbCAEA8gsAId0IAQDjCwAh3ggBAOMLACHfCAEA4wsAIeAIAADzCwAg4QgAAPwLACDiCAIA9QsAIeMIIAD-CwAh5AgBAOMLACHlCAAA_AsAIOYIIAD-CwAh5wgCAPULACEJrgcAAMsMADCvBwAAwAYAELAHAADLDAAwvgdAAOQLACHOB0AA1gsAIdsIAQDyCwAh6AgAAPwLACDpCAAA_AsAIOoIAQDlCwAhChIAAM0MACCuBwAAzAwAMK8HAAA6ABCwBwAAzAwAML4HQADvCwAhzgdAAN8LACHbCAEAiwwAIegIAAD8CwAg6QgAAPwLACDqCAEA8AsAIRoDAADWDAAgEQAAiQ0AIBMAAIoNACAUAACLDQAgrgcAAIgNADCvBwAAaQAQsAcAAIgNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAId0IAQDuCwAh5wgCAIMMACHrCAEA7gsAIewIAQDuCwAh7QgBAPALACHuCAAAnwwAIO8IAQDwCwAh8AgAAPwLACDxCAIAgwwAIfIIAgCDDAAh4wkAAGkAIOQJAABpACAUrgcAAM4MADCvBwAAqAYAELAHAADODAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACHdCAEA4wsAIecIAgD1CwAh6wgBAOMLACHsCAEA4wsAIe0IAQDlCwAh7ggAAJwMACDvCAEA5QsAIfAIAAD8CwAg8QgCAPULACHyCAIA9QsAIRIEAQDlCwAhrgcAAM8MADCvBwAAkgYAELAHAADPDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2QdAANYLACHaBwEA9AsAIdsHAQD0CwAh-AcBAOMLACHzCAABhwwAIfQIAAGHDAAh9QgBAOULACH2CAEA5QsAIfcIAQD0CwAh-AgCAPULACH5CEAA5AsAIQ6uBwAA0AwAMK8HAAD4BQAQsAcAANAMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh9wgBAPILACH6CAABhwwAIfsIAAGHDAAh_AgBAOULACH9CEAA5AsAIf4IQADkCwAhC64HAADRDAAwrwcAAOIFABCwBwAA0QwAMNkHQADWCwAh2gcBAPILACHbBwEA8gsAIfcIAQDyCwAh_wgAAYcMACGACQEA4wsAIYEJAQDjCwAhgglAAOQLACETrgcAANIMADCvBwAAzAUAELAHAADSDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh6wgBAOULACH-CEAA5AsAIYIJQADkCwAhgwkBAPILACGECQABhwwAIYUJAQDjCwAhhgkBAOULACGHCQEA5QsAIYgJAQDlCwAhiQkAAPwLACAOrgcAANMMADCvBwAAtgUAELAHAADTDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHrCAEA5QsAIYcJAQDlCwAhiAkBAOULACGJCQAA_AsAIIoJAgD1CwAhiwkBAOULACGMCUAA5AsAIQLDBwEAAAAB2gcBAAAAARADAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIRoPAACODQAgEAAAjw0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACAcAACRDQAgHQAAjQ0AIB4AAJANACAfAACTDQAgIAAA1wwAICQAAJcNACAlAACYDQAgrgcAAIwNADCvBwAAWgAQsAcAAIwNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHdCAEA7gsAIaEJAQDuCwAh3AkBAPALACHdCUAA3wsAId4JQADvCwAh4wkAAFoAIOQJAABaACADjgkAAHEAII8JAABxACCQCQAAcQAgCK4HAADYDAAwrwcAAJ4FABCwBwAA2AwAMLIHQADWCwAhwwcBAPILACHYBwEA4wsAIZEJAQDjCwAhkgkBAOULACEIrgcAANkMADCvBwAAiwUAELAHAADZDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhkQkBAO4LACGSCQEA8AsAIQeuBwAA2gwAMK8HAACFBQAQsAcAANoMADCyB0AA1gsAIcMHAQDyCwAh7AcBAOMLACGTCQEA4wsAIQeuBwAA2wwAMK8HAADyBAAQsAcAANsMADCyB0AA3wsAIcMHAQCLDAAh7AcBAO4LACGTCQEA7gsAIQmuBwAA3AwAMK8HAADsBAAQsAcAANwMADCyB0AA1gsAIcMHAQDyCwAh2AcBAOMLACGUCQEA4wsAIZUJAAGHDAAhlgkAAYcMACEJrgcAAN0MADCvBwAA2QQAELAHAADdDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhlAkBAO4LACGVCQABjAwAIZYJAAGMDAAhApQJAQAAAAGVCQABAAABBq4HAADfDAAwrwcAANMEABCwBwAA3wwAMJgJAQDjCwAhmQkCAPULACGaCQQAtgwAIQauBwAA4AwAMK8HAADABAAQsAcAAOAMADCYCQEA7gsAIZkJAgCDDAAhmgkEAL0MACELrgcAAOEMADCvBwAAugQAELAHAADhDAAwsgdAANYLACHDBwEA8gsAIc0HAgD1CwAh0AdAANYLACHYBwEA5QsAIdoHAQDyCwAhmwkBAPQLACGcCQAAnAwAIA2uBwAA4gwAMK8HAACiBAAQsAcAAOIMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACH3CAEA8gsAIf4IQADkCwAhhAkAAYcMACGdCUAA5AsAIQ6uBwAA4wwAMK8HAACMBAAQsAcAAOMMADCyB0AA1gsAIcMHAQDyCwAhyQcBAOULACHMBwEA4wsAIdoHAQDyCwAh2wcBAPQLACHdCAEA4wsAIesIAQDlCwAhngkBAOMLACGfCQEA4wsAIaAJQADkCwAhDa4HAADkDAAwrwcAAPQDABCwBwAA5AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQD0CwAh3QgBAOMLACH_CAABhwwAIaEJAQDjCwAhogkBAOMLACGjCUAA5AsAIaQJAACcDAAgDa4HAADlDAAwrwcAAOEDABCwBwAA5QwAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCXDAAh3QgBAO4LACH_CAABjAwAIaEJAQDuCwAhogkBAO4LACGjCUAA7wsAIaQJAACfDAAgBa4HAADmDAAwrwcAANsDABCwBwAA5gwAMNkHQADWCwAhpQkAAYcMACEFrgcAAOcMADCvBwAAyAMAELAHAADnDAAw2QdAAN8LACGlCQABjAwAIReuBwAA6AwAMK8HAADCAwAQsAcAAOgMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh8AcBAOMLACHxBwEA8gsAIdsIAQD0CwAh4QgAAPwLACD8CAEA5QsAIf4IQADkCwAhhAkAAYcMACGmCQAA_AsAIKcJQADkCwAhqAkCALcMACGpCQIAtwwAIaoJAQDlCwAhqwkBAOULACGsCQEA9AsAIa0JAQD0CwAhFq4HAADpDAAwrwcAAKwDABCwBwAA6QwAMLIHQADWCwAhvQcBAOMLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHhCAAA_AsAIOQIAQDjCwAh5QgAAPwLACDmCCAA_gsAIfsIAAGHDAAh_ghAAOQLACGfCQEA5QsAIacJQADkCwAhrgkBAPQLACGvCQEA5QsAIbAJQADkCwAhDK4HAADqDAAwrwcAAJYDABCwBwAA6gwAMLIHQADWCwAhvQcBAOMLACH-BwEA8gsAIbsIAQDjCwAhxQgCAPULACGxCQAA8wsAILIJAQDlCwAhswkEALYMACG0CSAA_gsAIQyuBwAA6wwAMK8HAACDAwAQsAcAAOsMADCyB0AA3wsAIb0HAQDuCwAh_gcBAIsMACG7CAEA7gsAIcUIAgCDDAAhsQkAAJgMACCyCQEA8AsAIbMJBAC9DAAhtAkgAIIMACEJrgcAAOwMADCvBwAA_QIAELAHAADsDAAwgwgBAPILACGECAEA5QsAIagIAQDyCwAhrAgBAOMLACG3CAQAtgwAIbUJQADWCwAhCa4HAADtDAAwrwcAAOoCABCwBwAA7QwAMIMIAQCLDAAhhAgBAPALACGoCAEAiwwAIawIAQDuCwAhtwgEAL0MACG1CUAA3wsAIQiuBwAA7gwAMK8HAADkAgAQsAcAAO4MADCyB0AA1gsAIawIAQDjCwAhkQkBAOMLACG2CQEA4wsAIbcJQADkCwAhCa4HAADvDAAwrwcAAM4CABCwBwAA7wwAMMwHIAD-CwAh9gcBAOMLACH_BwEA4wsAIawIAQDjCwAhvQgBAOMLACG4CUAA1gsAISGuBwAA8AwAMK8HAAC4AgAQsAcAAPAMADC9BwEA4wsAIakIAQDjCwAhrQgBAOMLACGvCAIA9QsAIbAIAgD1CwAhsQgCAPULACG2CAQA1QsAIaIJAQDjCwAhtAkgAP4LACG5CQEA4wsAIboJAQDlCwAhuwkCAPULACG8CQIA9QsAIb0JAgD1CwAhvgkCAPULACG_CQEA9AsAIcAJIAD-CwAhwQlAAOQLACHCCUAA5AsAIcMJQADkCwAhxAkAAPwLACDFCQAA_AsAIMYJQADkCwAhxwkgAP4LACHICQAA_AsAIMkJAgD1CwAhygkCAPULACHLCQEA5QsAIcwJAQD0CwAhzQkBAPQLACENrgcAAPEMADCvBwAAogIAELAHAADxDAAwsgdAANYLACG9BwEA4wsAIecHAgD1CwAh_gcBAPILACGiCAIA9QsAIbAIAgD1CwAhxQgCAPULACG0CSAA_gsAIc4JAQDjCwAhzwkAAPwLACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIAOOCQAACQAgjwkAAAkAIJAJAAAJACADjgkAABEAII8JAAARACCQCQAAEQAgA44JAAAWACCPCQAAFgAgkAkAABYAIA2uBwAA9gwAMK8HAACKAgAQsAcAAPYMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdsHAQDyCwAh9gcBAOMLACGtCAEA5QsAIdAJAgD1CwAh0QkBAOULACHSCUAA5AsAIQyuBwAA9wwAMK8HAADyAQAQsAcAAPcMADCxB0AA5AsAIb0HAQDjCwAhwwcBAPILACHbBwEA9AsAIfYHAQDjCwAhrQgBAOULACHQCQIA9QsAIdMJAQDjCwAh1AlAANYLACEMrgcAAPgMADCvBwAA2AEAELAHAAD4DAAwvQcBAOMLACHbBwEA8gsAIfwHBADVCwAhrwgEANULACGwCAQA1QsAIbEIBADVCwAh1QkEANULACHWCQIA9QsAIdcJAgD1CwAhDQQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQDuCwAh2wcBAIsMACH8BwQA3gsAIa8IBADeCwAhsAgEAN4LACGxCAQA3gsAIdUJBADeCwAh1gkCAIMMACHXCQIAgwwAIRcDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh3QgBAO4LACGhCQEA7gsAIaIJAQDuCwAh2AkgAIIMACHZCUAA7wsAIdoJQADfCwAh2wlAAO8LACHjCQAAAwAg5AkAAAMAIA2uBwAA-wwAMK8HAADAAQAQsAcAAPsMADCyB0AA1gsAIcMHAQDyCwAh2gcBAPILACHdCAEA4wsAIaEJAQDjCwAhogkBAOMLACHYCSAA_gsAIdkJQADkCwAh2glAANYLACHbCUAA5AsAIQuuBwAA_AwAMK8HAACqAQAQsAcAAPwMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHdCAEA4wsAIaEJAQDjCwAh3AkBAOULACHdCUAA1gsAId4JQADkCwAhDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQCLDAAhzQcCAIMMACHQB0AA3wsAIdgHAQDwCwAh2gcBAIsMACGbCQEAlwwAIZwJAACfDAAgEgMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACHjCQAARwAg5AkAAEcAIBYhAACADQAgKwAAmAwAIK4HAAD_DAAwrwcAAIIBABCwBwAA_wwAMLIHQADfCwAhvwcBAPALACHDBwEAiwwAIcQHBADeCwAhxQcBAIsMACHGBwEAiwwAIccHAQDuCwAhyAcBAO4LACHJBwEA7gsAIcoHQADfCwAhywcBAJcMACHMBwEA7gsAIc0HAgCDDAAhzgdAAO8LACHPB0AA7wsAIdAHQADfCwAh0QdAAO8LACEVAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIeMJAAB6ACDkCQAAegAgCSEAAIANACCuBwAAgQ0AMK8HAAB-ABCwBwAAgQ0AMLIHQADfCwAhwwcBAIsMACHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACETAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIQOOCQAAfgAgjwkAAH4AIJAJAAB-ACADjgkAAIIBACCPCQAAggEAIJAJAACCAQAgFQMAANYMACAfAACGDQAgrgcAAIUNADCvBwAAcQAQsAcAAIUNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAGMDAAhhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIBIDAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIeMJAABvACDkCQAAbwAgAsMHAQAAAAHaBwEAAAABGAMAANYMACARAACJDQAgEwAAig0AIBQAAIsNACCuBwAAiA0AMK8HAABpABCwBwAAiA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEDjgkAADUAII8JAAA1ACCQCQAANQAgDBIAAM0MACCuBwAAzAwAMK8HAAA6ABCwBwAAzAwAML4HQADvCwAhzgdAAN8LACHbCAEAiwwAIegIAAD8CwAg6QgAAPwLACDqCAEA8AsAIeMJAAA6ACDkCQAAOgAgA44JAAA8ACCPCQAAPAAgkAkAADwAIBgPAACODQAgEAAAjw0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACAcAACRDQAgHQAAjQ0AIB4AAJANACAfAACTDQAgIAAA1wwAICQAAJcNACAlAACYDQAgrgcAAIwNADCvBwAAWgAQsAcAAIwNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHdCAEA7gsAIaEJAQDuCwAh3AkBAPALACHdCUAA3wsAId4JQADvCwAhA44JAAADACCPCQAAAwAgkAkAAAMAIAOOCQAALQAgjwkAAC0AIJAJAAAtACADjgkAADEAII8JAAAxACCQCQAAMQAgA44JAABpACCPCQAAaQAgkAkAAGkAIAOOCQAAQgAgjwkAAEIAIJAJAABCACADjgkAAEcAII8JAABHACCQCQAARwAgEgMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAh4wkAAG8AIOQJAABvACADjgkAAE4AII8JAABOACCQCQAATgAgA44JAABSACCPCQAAUgAgkAkAAFIAIAOOCQAAVgAgjwkAAFYAIJAJAABWACADjgkAAHoAII8JAAB6ACCQCQAAegAgA44JAABLACCPCQAASwAgkAkAAEsAIBQDAACaDQAgBAEA8AsAIRUAAJsNACCuBwAAmQ0AMK8HAABWABCwBwAAmQ0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdkHQADfCwAh2gcBAJcMACHbBwEAlwwAIfgHAQDuCwAh8wgAAYwMACH0CAABjAwAIfUIAQDwCwAh9ggBAPALACH3CAEAlwwAIfgIAgCDDAAh-QhAAO8LACEaDwAAjg0AIBAAAI8NACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgHAAAkQ0AIB0AAI0NACAeAACQDQAgHwAAkw0AICAAANcMACAkAACXDQAgJQAAmA0AIK4HAACMDQAwrwcAAFoAELAHAACMDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh3QgBAO4LACGhCQEA7gsAIdwJAQDwCwAh3QlAAN8LACHeCUAA7wsAIeMJAABaACDkCQAAWgAgFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeMJAABCACDkCQAAQgAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeMJAABCACDkCQAAQgAgDQMAANYMACAVAACdDQAgrgcAAJ4NADCvBwAATgAQsAcAAJ4NADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAGMDAAhgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEPAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACDjCQAASwAg5AkAAEsAIALDBwEAAAAB2gcBAAAAARQDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEXAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAh4wkAAAMAIOQJAAADACAC2wgBAAAAAdwIAAEAAAEHEgAAzQwAIK4HAAClDQAwrwcAADwAELAHAAClDQAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhGQQAAPoMACASAADNDAAgrgcAAKYNADCvBwAANQAQsAcAAKYNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIQL_BwEAAAABrAgBAAAAAQoJAACrDQAgrgcAAKoNADCvBwAAIgAQsAcAAKoNADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACEnBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAh4wkAABYAIOQJAAAWACAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAO4LACG3CUAA7wsAIQKDCAEAAAABqggCAAAAARkJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACElBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAhEgYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEA7gsAIecHAgCDDAAh_gcBAIsMACGiCAIAgwwAIbAIAgCDDAAhxQgCAIMMACG0CSAAggwAIc4JAQDuCwAhzwkAAPwLACDjCQAADgAg5AkAAA4AIAOOCQAAGgAgjwkAABoAIJAJAAAaACADjgkAAB4AII8JAAAeACCQCQAAHgAgA44JAAAiACCPCQAAIgAgkAkAACIAIA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACESBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIOMJAAAOACDkCQAADgAgDgQAAKMNACAHAAC1DQAgrgcAALYNADCvBwAACQAQsAcAALYNADCxB0AA7wsAIb0HAQDuCwAhwwcBAIsMACHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdMJAQDuCwAh1AlAAN8LACEC2gcBAAAAAaEJAQAAAAECwwcBAAAAAdoHAQAAAAEVAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAhDwQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQDuCwAh2wcBAIsMACH8BwQA3gsAIa8IBADeCwAhsAgEAN4LACGxCAQA3gsAIdUJBADeCwAh1gkCAIMMACHXCQIAgwwAIeMJAAAHACDkCQAABwAgAAAAAAAF6AkEAAAAAe8JBAAAAAHwCQQAAAAB8QkEAAAAAfIJBAAAAAEB6AlAAAAAAQAAAAAAAAAAAAHoCQEAAAABAegJQAAAAAEB6AkBAAAAAQAAAAAABegJAgAAAAHvCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQIAAAABBTIAAOEVACAzAADkFQAg5QkAAOIVACDmCQAA4xUAIOsJAAB8ACADMgAA4RUAIOUJAADiFQAg6wkAAHwAIAAAAAUyAADcFQAgMwAA3xUAIOUJAADdFQAg5gkAAN4VACDrCQAAfAAgAzIAANwVACDlCQAA3RUAIOsJAAB8ACAAAAAC6AkBAAAABO4JAQAAAAUFMgAA1RUAIDMAANoVACDlCQAA1hUAIOYJAADZFQAg6wkAAAEAIAsyAADuDQAwMwAA8w0AMOUJAADvDQAw5gkAAPANADDnCQAA8Q0AIOgJAADyDQAw6QkAAPINADDqCQAA8g0AMOsJAADyDQAw7AkAAPQNADDtCQAA9Q0AMAsyAADiDQAwMwAA5w0AMOUJAADjDQAw5gkAAOQNADDnCQAA5Q0AIOgJAADmDQAw6QkAAOYNADDqCQAA5g0AMOsJAADmDQAw7AkAAOgNADDtCQAA6Q0AMBErgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABAgAAAIQBACAyAADtDQAgAwAAAIQBACAyAADtDQAgMwAA7A0AIAErAADYFQAwFiEAAIANACArAACYDAAgrgcAAP8MADCvBwAAggEAELAHAAD_DAAwsgdAAN8LACG_BwEA8AsAIcMHAQAAAAHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhAgAAAIQBACArAADsDQAgAgAAAOoNACArAADrDQAgFSsAAJgMACCuBwAA6Q0AMK8HAADqDQAQsAcAAOkNADCyB0AA3wsAIb8HAQDwCwAhwwcBAIsMACHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhFSsAAJgMACCuBwAA6Q0AMK8HAADqDQAQsAcAAOkNADCyB0AA3wsAIb8HAQDwCwAhwwcBAIsMACHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhESuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhESuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhESuAAAAAAbIHQAAAAAG_BwEAAAABwwcBAAAAAcQHBAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygdAAAAAAcsHAQAAAAHMBwEAAAABzQcCAAAAAc4HQAAAAAHPB0AAAAAB0AdAAAAAAdEHQAAAAAEEsgdAAAAAAcMHAQAAAAHYBwEAAAAB2QdAAAAAAQIAAACAAQAgMgAA-Q0AIAMAAACAAQAgMgAA-Q0AIDMAAPgNACABKwAA1xUAMAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQAAAAHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACECAAAAgAEAICsAAPgNACACAAAA9g0AICsAAPcNACAIrgcAAPUNADCvBwAA9g0AELAHAAD1DQAwsgdAAN8LACHDBwEAiwwAIcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIQiuBwAA9Q0AMK8HAAD2DQAQsAcAAPUNADCyB0AA3wsAIcMHAQCLDAAhxQcBAIsMACHYBwEA7gsAIdkHQADvCwAhBLIHQADBDQAhwwcBAMsNACHYBwEAyw0AIdkHQADMDQAhBLIHQADBDQAhwwcBAMsNACHYBwEAyw0AIdkHQADMDQAhBLIHQAAAAAHDBwEAAAAB2AcBAAAAAdkHQAAAAAEB6AkBAAAABAMyAADVFQAg5QkAANYVACDrCQAAAQAgBDIAAO4NADDlCQAA7w0AMOcJAADxDQAg6wkAAPINADAEMgAA4g0AMOUJAADjDQAw5wkAAOUNACDrCQAA5g0AMAAAAAAAAegJIAAAAAEAAAAAAAAAAAAAAegJAAEAAAEAAAAAAAAAAAAAAegJAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXoCQQAAAAB7wkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAAAAAQXoCQIAAAAB7wkCAAAAAfAJAgAAAAHxCQIAAAAB8gkCAAAAAQAAAAAABTIAANAVACAzAADTFQAg5QkAANEVACDmCQAA0hUAIOsJAAAYACADMgAA0BUAIOUJAADRFQAg6wkAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUyAADLFQAgMwAAzhUAIOUJAADMFQAg5gkAAM0VACDrCQAAawAgAzIAAMsVACDlCQAAzBUAIOsJAABrACAAAAAAAALoCQEAAAAE7gkBAAAABQLoCQEAAAAE7gkBAAAABQUyAADDFQAgMwAAyRUAIOUJAADEFQAg5gkAAMgVACDrCQAABQAgBTIAAMEVACAzAADGFQAg5QkAAMIVACDmCQAAxRUAIOsJAABrACAB6AkBAAAABAHoCQEAAAAEAzIAAMMVACDlCQAAxBUAIOsJAAAFACADMgAAwRUAIOUJAADCFQAg6wkAAGsAIAAAAALoCQEAAAAE7gkBAAAABQLoCQEAAAAE7gkBAAAABQUyAAC8FQAgMwAAvxUAIOUJAAC9FQAg5gkAAL4VACDrCQAAawAgAegJAQAAAAQB6AkBAAAABAMyAAC8FQAg5QkAAL0VACDrCQAAawAgBwMAAOMPACARAACBFAAgEwAAghQAIBQAAIMUACDtCAAAxw0AIO4IAADHDQAg7wgAAMcNACAAAAAAAALoCQEAAAAE7gkBAAAABQUyAAC1FQAgMwAAuhUAIOUJAAC2FQAg5gkAALkVACDrCQAAAQAgCzIAAJsPADAzAACgDwAw5QkAAJwPADDmCQAAnQ8AMOcJAACeDwAg6AkAAJ8PADDpCQAAnw8AMOoJAACfDwAw6wkAAJ8PADDsCQAAoQ8AMO0JAACiDwAwBzIAAJYPACAzAACZDwAg5QkAAJcPACDmCQAAmA8AIOkJAAA6ACDqCQAAOgAg6wkAAKsGACALMgAAig8AMDMAAI8PADDlCQAAiw8AMOYJAACMDwAw5wkAAI0PACDoCQAAjg8AMOkJAACODwAw6gkAAI4PADDrCQAAjg8AMOwJAACQDwAw7QkAAJEPADAC2QdAAAAAAdwIAAEAAAECAAAAPgAgMgAAlQ8AIAMAAAA-ACAyAACVDwAgMwAAlA8AIAErAAC4FQAwCBIAAM0MACCuBwAApQ0AMK8HAAA8ABCwBwAApQ0AMNkHQADfCwAh2wgBAIsMACHcCAABjAwAId8JAACkDQAgAgAAAD4AICsAAJQPACACAAAAkg8AICsAAJMPACAGrgcAAJEPADCvBwAAkg8AELAHAACRDwAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhBq4HAACRDwAwrwcAAJIPABCwBwAAkQ8AMNkHQADfCwAh2wgBAIsMACHcCAABjAwAIQLZB0AAwQ0AIdwIAAGODgAhAtkHQADBDQAh3AgAAY4OACEC2QdAAAAAAdwIAAEAAAEFvgdAAAAAAc4HQAAAAAHoCAAA_A4AIOkIAAD9DgAg6ggBAAAAAQIAAACrBgAgMgAAlg8AIAMAAAA6ACAyAACWDwAgMwAAmg8AIAcAAAA6ACArAACaDwAgvgdAAMwNACHOB0AAwQ0AIegIAAD5DgAg6QgAAPoOACDqCAEAzQ0AIQW-B0AAzA0AIc4HQADBDQAh6AgAAPkOACDpCAAA-g4AIOoIAQDNDQAhEwQAAPQOACCyB0AAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQIAAAA3ACAyAACmDwAgAwAAADcAIDIAAKYPACAzAAClDwAgASsAALcVADAZBAAA-gwAIBIAAM0MACCuBwAApg0AMK8HAAA1ABCwBwAApg0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIQIAAAA3ACArAAClDwAgAgAAAKMPACArAACkDwAgF64HAACiDwAwrwcAAKMPABCwBwAAog8AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHbCAEAiwwAId0IAQDuCwAh3ggBAO4LACHfCAEA7gsAIeAIAACYDAAg4QgAAPwLACDiCAIAgwwAIeMIIACCDAAh5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh5wgCAIMMACEXrgcAAKIPADCvBwAAow8AELAHAACiDwAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIRKyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIRMEAADwDgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACETBAAA9A4AILIHQAAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABAegJAQAAAAQDMgAAtRUAIOUJAAC2FQAg6wkAAAEAIAQyAACbDwAw5QkAAJwPADDnCQAAng8AIOsJAACfDwAwAzIAAJYPACDlCQAAlw8AIOsJAACrBgAgBDIAAIoPADDlCQAAiw8AMOcJAACNDwAg6wkAAI4PADAAAAAAAAcyAACtFQAgMwAAsxUAIOUJAACuFQAg5gkAALIVACDpCQAAWgAg6gkAAFoAIOsJAAABACAHMgAAqxUAIDMAALAVACDlCQAArBUAIOYJAACvFQAg6QkAAEIAIOoJAABCACDrCQAARAAgAzIAAK0VACDlCQAArhUAIOsJAAABACADMgAAqxUAIOUJAACsFQAg6wkAAEQAIAAAAAUyAACjFQAgMwAAqRUAIOUJAACkFQAg5gkAAKgVACDrCQAAAQAgBTIAAKEVACAzAACmFQAg5QkAAKIVACDmCQAApRUAIOsJAABEACADMgAAoxUAIOUJAACkFQAg6wkAAAEAIAMyAAChFQAg5QkAAKIVACDrCQAARAAgAAAABTIAAJkVACAzAACfFQAg5QkAAJoVACDmCQAAnhUAIOsJAAABACAFMgAAlxUAIDMAAJwVACDlCQAAmBUAIOYJAACbFQAg6wkAAEQAIAMyAACZFQAg5QkAAJoVACDrCQAAAQAgAzIAAJcVACDlCQAAmBUAIOsJAABEACAAAAAC6AkBAAAABO4JAQAAAAUFMgAAjxUAIDMAAJUVACDlCQAAkBUAIOYJAACUFQAg6wkAAAEAIAUyAACNFQAgMwAAkhUAIOUJAACOFQAg5gkAAJEVACDrCQAAoQUAIAHoCQEAAAAEAzIAAI8VACDlCQAAkBUAIOsJAAABACADMgAAjRUAIOUJAACOFQAg6wkAAKEFACAAAAAAAALoCQEAAAAE7gkBAAAABQUyAACHFQAgMwAAixUAIOUJAACIFQAg5gkAAIoVACDrCQAAAQAgCzIAANQPADAzAADZDwAw5QkAANUPADDmCQAA1g8AMOcJAADXDwAg6AkAANgPADDpCQAA2A8AMOoJAADYDwAw6wkAANgPADDsCQAA2g8AMO0JAADbDwAwDwMAAMoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACACAAAAcwAgMgAA3w8AIAMAAABzACAyAADfDwAgMwAA3g8AIAErAACJFQAwFQMAANYMACAfAACGDQAgrgcAAIUNADCvBwAAcQAQsAcAAIUNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAQAAAYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACACAAAAcwAgKwAA3g8AIAIAAADcDwAgKwAA3Q8AIBOuBwAA2w8AMK8HAADcDwAQsAcAANsPADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAGMDAAhhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIBOuBwAA2w8AMK8HAADcDwAQsAcAANsPADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAGMDAAhhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIA6yB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgDwMAAMcPACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgDwMAAMoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACAB6AkBAAAABAMyAACHFQAg5QkAAIgVACDrCQAAAQAgBDIAANQPADDlCQAA1Q8AMOcJAADXDwAg6wkAANgPADAPDwAA8hMAIBAAAPMTACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHAAA9RMAIB0AAPETACAeAAD0EwAgHwAA9xMAICAAAOQPACAkAAD7EwAgJQAA_BMAINwJAADHDQAg3gkAAMcNACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUyAAD_FAAgMwAAhRUAIOUJAACAFQAg5gkAAIQVACDrCQAAAQAgBzIAAP0UACAzAACCFQAg5QkAAP4UACDmCQAAgRUAIOkJAABHACDqCQAARwAg6wkAAEkAIAMyAAD_FAAg5QkAAIAVACDrCQAAAQAgAzIAAP0UACDlCQAA_hQAIOsJAABJACAAAAAFMgAA9RQAIDMAAPsUACDlCQAA9hQAIOYJAAD6FAAg6wkAAAEAIAUyAADzFAAgMwAA-BQAIOUJAAD0FAAg5gkAAPcUACDrCQAARAAgBzIAAIIQACAzAACFEAAg5QkAAIMQACDmCQAAhBAAIOkJAABLACDqCQAASwAg6wkAAIkBACAIAwAA-g8AILIHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAAB2gcBAAAAAZwJgAAAAAECAAAAiQEAIDIAAIIQACADAAAASwAgMgAAghAAIDMAAIYQACAKAAAASwAgAwAA-A8AICsAAIYQACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGcCYAAAAABCAMAAPgPACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGcCYAAAAABAzIAAPUUACDlCQAA9hQAIOsJAAABACADMgAA8xQAIOUJAAD0FAAg6wkAAEQAIAMyAACCEAAg5QkAAIMQACDrCQAAiQEAIAAAAAUyAADnFAAgMwAA8RQAIOUJAADoFAAg5gkAAPAUACDrCQAAAQAgBzIAAOUUACAzAADuFAAg5QkAAOYUACDmCQAA7RQAIOkJAAADACDqCQAAAwAg6wkAAAUAIAsyAAC3EAAwMwAAvBAAMOUJAAC4EAAw5gkAALkQADDnCQAAuhAAIOgJAAC7EAAw6QkAALsQADDqCQAAuxAAMOsJAAC7EAAw7AkAAL0QADDtCQAAvhAAMAsyAACrEAAwMwAAsBAAMOUJAACsEAAw5gkAAK0QADDnCQAArhAAIOgJAACvEAAw6QkAAK8QADDqCQAArxAAMOsJAACvEAAw7AkAALEQADDtCQAAshAAMAsyAACfEAAwMwAApBAAMOUJAACgEAAw5gkAAKEQADDnCQAAohAAIOgJAACjEAAw6QkAAKMQADDqCQAAoxAAMOsJAACjEAAw7AkAAKUQADDtCQAAphAAMAsyAACTEAAwMwAAmBAAMOUJAACUEAAw5gkAAJUQADDnCQAAlhAAIOgJAACXEAAw6QkAAJcQADDqCQAAlxAAMOsJAACXEAAw7AkAAJkQADDtCQAAmhAAMA4DAACzDwAgBAEAAAABsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfgIAgAAAAH5CEAAAAABAgAAAFgAIDIAAJ4QACADAAAAWAAgMgAAnhAAIDMAAJ0QACABKwAA7BQAMBQDAACaDQAgBAEA8AsAIRUAAJsNACCuBwAAmQ0AMK8HAABWABCwBwAAmQ0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABAAAB9AgAAQAAAfUIAQDwCwAh9ggBAPALACH3CAEAlwwAIfgIAgCDDAAh-QhAAO8LACECAAAAWAAgKwAAnRAAIAIAAACbEAAgKwAAnBAAIBIEAQDwCwAhrgcAAJoQADCvBwAAmxAAELAHAACaEAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABjAwAIfQIAAGMDAAh9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIRIEAQDwCwAhrgcAAJoQADCvBwAAmxAAELAHAACaEAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABjAwAIfQIAAGMDAAh9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIQ0EAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH4CAIA0w0AIfkIQADMDQAhDgMAALEPACAEAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH4CAIA0w0AIfkIQADMDQAhDgMAALMPACAEAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB-AgCAAAAAfkIQAAAAAEKAwAAug8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQIAAABUACAyAACqEAAgAwAAAFQAIDIAAKoQACAzAACpEAAgASsAAOsUADAQAwAA1gwAIBUAAJ0NACCuBwAAnA0AMK8HAABSABCwBwAAnA0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh-ggAAQAAAfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhAgAAAFQAICsAAKkQACACAAAApxAAICsAAKgQACAOrgcAAKYQADCvBwAApxAAELAHAACmEAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh-ggAAYwMACH7CAABjAwAIfwIAQDwCwAh_QhAAO8LACH-CEAA7wsAIQ6uBwAAphAAMK8HAACnEAAQsAcAAKYQADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhCbIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh-ggAAY4OACH7CAABjg4AIfwIAQDNDQAh_QhAAMwNACH-CEAAzA0AIQoDAAC4DwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhCgMAALoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEHAwAAwQ8AINkHQAAAAAHbBwEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAAQIAAABQACAyAAC2EAAgAwAAAFAAIDIAALYQACAzAAC1EAAgASsAAOoUADANAwAA1gwAIBUAAJ0NACCuBwAAng0AMK8HAABOABCwBwAAng0AMNkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh_wgAAQAAAYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQIAAABQACArAAC1EAAgAgAAALMQACArAAC0EAAgC64HAACyEAAwrwcAALMQABCwBwAAshAAMNkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh_wgAAYwMACGACQEA7gsAIYEJAQDuCwAhgglAAO8LACELrgcAALIQADCvBwAAsxAAELAHAACyEAAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABjAwAIYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQbZB0AAwQ0AIdsHAQDLDQAh_wgAAY4OACGACQEAyw0AIYEJAQDLDQAhgglAAMwNACEHAwAAvw8AINkHQADBDQAh2wcBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQcDAADBDwAg2QdAAAAAAdsHAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABCgMAAIcQACAXAACJEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAECAAAASQAgMgAAwhAAIAMAAABJACAyAADCEAAgMwAAwRAAIAErAADpFAAwEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAQAAAZ0JQADvCwAhAgAAAEkAICsAAMEQACACAAAAvxAAICsAAMAQACANrgcAAL4QADCvBwAAvxAAELAHAAC-EAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACENrgcAAL4QADCvBwAAvxAAELAHAAC-EAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEIsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQoDAAD_DwAgFwAAgRAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACEKAwAAhxAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQMyAADnFAAg5QkAAOgUACDrCQAAAQAgAzIAAOUUACDlCQAA5hQAIOsJAAAFACAEMgAAtxAAMOUJAAC4EAAw5wkAALoQACDrCQAAuxAAMAQyAACrEAAw5QkAAKwQADDnCQAArhAAIOsJAACvEAAwBDIAAJ8QADDlCQAAoBAAMOcJAACiEAAg6wkAAKMQADAEMgAAkxAAMOUJAACUEAAw5wkAAJYQACDrCQAAlxAAMAAAAAAAAAAAAAAAAugJAQAAAATuCQEAAAAFAugJAQAAAATuCQEAAAAFBTIAAN0UACAzAADjFAAg5QkAAN4UACDmCQAA4hQAIOsJAAABACAFMgAA2xQAIDMAAOAUACDlCQAA3BQAIOYJAADfFAAg6wkAAAUAIAHoCQEAAAAEAegJAQAAAAQDMgAA3RQAIOUJAADeFAAg6wkAAAEAIAMyAADbFAAg5QkAANwUACDrCQAABQAgAAAAAugJAQAAAATuCQEAAAAFAugJAQAAAATuCQEAAAAFBTIAANMUACAzAADZFAAg5QkAANQUACDmCQAA2BQAIOsJAAABACAFMgAA0RQAIDMAANYUACDlCQAA0hQAIOYJAADVFAAg6wkAAAUAIAHoCQEAAAAEAegJAQAAAAQDMgAA0xQAIOUJAADUFAAg6wkAAAEAIAMyAADRFAAg5QkAANIUACDrCQAABQAgAAAAAAAAAAAAAAAAAAUyAADMFAAgMwAAzxQAIOUJAADNFAAg5gkAAM4UACDrCQAAGAAgAzIAAMwUACDlCQAAzRQAIOsJAAAYACAAAAAFMgAAxxQAIDMAAMoUACDlCQAAyBQAIOYJAADJFAAg6wkAABgAIAMyAADHFAAg5QkAAMgUACDrCQAAGAAgAAAAAAAC6AkBAAAABO4JAQAAAAUC6AkBAAAABO4JAQAAAAUC6AkBAAAABO4JAQAAAAUFMgAAvxQAIDMAAMUUACDlCQAAwBQAIOYJAADEFAAg6wkAAI0CACALMgAAnxEAMDMAAKQRADDlCQAAoBEAMOYJAAChEQAw5wkAAKIRACDoCQAAoxEAMOkJAACjEQAw6gkAAKMRADDrCQAAoxEAMOwJAAClEQAw7QkAAKYRADALMgAAkxEAMDMAAJgRADDlCQAAlBEAMOYJAACVEQAw5wkAAJYRACDoCQAAlxEAMOkJAACXEQAw6gkAAJcRADDrCQAAlxEAMOwJAACZEQAw7QkAAJoRADALMgAAhxEAMDMAAIwRADDlCQAAiBEAMOYJAACJEQAw5wkAAIoRACDoCQAAixEAMOkJAACLEQAw6gkAAIsRADDrCQAAixEAMOwJAACNEQAw7QkAAI4RADAFzAcgAAAAAfYHAQAAAAH_BwEAAAABvQgBAAAAAbgJQAAAAAECAAAAJAAgMgAAkhEAIAMAAAAkACAyAACSEQAgMwAAkREAIAErAADDFAAwCwkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIeAJAACpDQAgAgAAACQAICsAAJERACACAAAAjxEAICsAAJARACAJrgcAAI4RADCvBwAAjxEAELAHAACOEQAwzAcgAIIMACH2BwEA7gsAIf8HAQDuCwAhrAgBAO4LACG9CAEA7gsAIbgJQADfCwAhCa4HAACOEQAwrwcAAI8RABCwBwAAjhEAMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIQXMByAAgw4AIfYHAQDLDQAh_wcBAMsNACG9CAEAyw0AIbgJQADBDQAhBcwHIACDDgAh9gcBAMsNACH_BwEAyw0AIb0IAQDLDQAhuAlAAMENACEFzAcgAAAAAfYHAQAAAAH_BwEAAAABvQgBAAAAAbgJQAAAAAEEsgdAAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAAQIAAAAgACAyAACeEQAgAwAAACAAIDIAAJ4RACAzAACdEQAgASsAAMIUADAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAAAAAbcJQADvCwAhAgAAACAAICsAAJ0RACACAAAAmxEAICsAAJwRACAIrgcAAJoRADCvBwAAmxEAELAHAACaEQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAO4LACG3CUAA7wsAIQiuBwAAmhEAMK8HAACbEQAQsAcAAJoRADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhBLIHQADBDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhBLIHQADBDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhBLIHQAAAAAGRCQEAAAABtgkBAAAAAbcJQAAAAAEUsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAECAAAAHAAgMgAAqhEAIAMAAAAcACAyAACqEQAgMwAAqREAIAErAADBFAAwGgkAAKsNACCuBwAArg0AMK8HAAAaABCwBwAArg0AMLIHQADfCwAh2wcBAIsMACGDCAEAiwwAIaIIAgCDDAAhqAgBAAAAAakIAQDuCwAhqggCAIMMACGrCAQA3gsAIawIAQDuCwAhrQgBAO4LACGuCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbIIAACYDAAgswhAAO8LACG0CEAA7wsAIbUIQADvCwAhtggEAN4LACG3CAQA3gsAIbgIAQDuCwAh4QkAAK0NACACAAAAHAAgKwAAqREAIAIAAACnEQAgKwAAqBEAIBiuBwAAphEAMK8HAACnEQAQsAcAAKYRADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACEYrgcAAKYRADCvBwAApxEAELAHAACmEQAwsgdAAN8LACHbBwEAiwwAIYMIAQCLDAAhoggCAIMMACGoCAEAiwwAIakIAQDuCwAhqggCAIMMACGrCAQA3gsAIawIAQDuCwAhrQgBAO4LACGuCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbIIAACYDAAgswhAAO8LACG0CEAA7wsAIbUIQADvCwAhtggEAN4LACG3CAQA3gsAIbgIAQDuCwAhFLIHQADBDQAh2wcBAMsNACGDCAEAyw0AIaIIAgDTDQAhqAgBAMsNACGpCAEAyw0AIaoIAgDTDQAhqwgEAMANACGtCAEAyw0AIa4IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhsgiAAAAAAbMIQADMDQAhtAhAAMwNACG1CEAAzA0AIbYIBADADQAhtwgEAMANACG4CAEAyw0AIRSyB0AAwQ0AIdsHAQDLDQAhgwgBAMsNACGiCAIA0w0AIagIAQDLDQAhqQgBAMsNACGqCAIA0w0AIasIBADADQAhrQgBAMsNACGuCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbIIgAAAAAGzCEAAzA0AIbQIQADMDQAhtQhAAMwNACG2CAQAwA0AIbcIBADADQAhuAgBAMsNACEUsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAEB6AkBAAAABAHoCQEAAAAEAegJAQAAAAQDMgAAvxQAIOUJAADAFAAg6wkAAI0CACAEMgAAnxEAMOUJAACgEQAw5wkAAKIRACDrCQAAoxEAMAQyAACTEQAw5QkAAJQRADDnCQAAlhEAIOsJAACXEQAwBDIAAIcRADDlCQAAiBEAMOcJAACKEQAg6wkAAIsRADAAAAAAAALoCQEAAAAE7gkBAAAABQsyAADVEQAwMwAA2hEAMOUJAADWEQAw5gkAANcRADDnCQAA2BEAIOgJAADZEQAw6QkAANkRADDqCQAA2REAMOsJAADZEQAw7AkAANsRADDtCQAA3BEAMAsyAADHEQAwMwAAzBEAMOUJAADIEQAw5gkAAMkRADDnCQAAyhEAIOgJAADLEQAw6QkAAMsRADDqCQAAyxEAMOsJAADLEQAw7AkAAM0RADDtCQAAzhEAMAsyAAC7EQAwMwAAwBEAMOUJAAC8EQAw5gkAAL0RADDnCQAAvhEAIOgJAAC_EQAw6QkAAL8RADDqCQAAvxEAMOsJAAC_EQAw7AkAAMERADDtCQAAwhEAMCAKAACvEQAgCwAAsBEAIAwAALERACC9BwEAAAABqQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCUAAAAABxAkAAKsRACDFCQAArBEAIMYJQAAAAAHHCSAAAAAByAkAAK0RACDJCQIAAAABygkCAAAAAcsJAQAAAAHMCQEAAAABzQkBAAAAAQIAAAAYACAyAADGEQAgAwAAABgAIDIAAMYRACAzAADFEQAgASsAAL4UADAlBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAAAAAakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJQADvCwAhxAkAAPwLACDFCQAA_AsAIMYJQADvCwAhxwkgAIIMACHICQAA_AsAIMkJAgCDDAAhygkCAIMMACHLCQEA8AsAIcwJAQCXDAAhzQkBAJcMACECAAAAGAAgKwAAxREAIAIAAADDEQAgKwAAxBEAICGuBwAAwhEAMK8HAADDEQAQsAcAAMIRADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJQADvCwAhxAkAAPwLACDFCQAA_AsAIMYJQADvCwAhxwkgAIIMACHICQAA_AsAIMkJAgCDDAAhygkCAIMMACHLCQEA8AsAIcwJAQCXDAAhzQkBAJcMACEhrgcAAMIRADCvBwAAwxEAELAHAADCEQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAhHb0HAQDLDQAhqQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACEgCgAAhBEAIAsAAIURACAMAACGEQAgvQcBAMsNACGpCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISAKAACvEQAgCwAAsBEAIAwAALERACC9BwEAAAABqQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCUAAAAABxAkAAKsRACDFCQAArBEAIMYJQAAAAAHHCSAAAAAByAkAAK0RACDJCQIAAAABygkCAAAAAcsJAQAAAAHMCQEAAAABzQkBAAAAAQoEAADUEQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAH2BwEAAAAB0AkCAAAAAdEJAQAAAAHSCUAAAAABAgAAABMAIDIAANMRACADAAAAEwAgMgAA0xEAIDMAANERACABKwAAvRQAMA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdAJAgCDDAAh0QkBAPALACHSCUAA7wsAIQIAAAATACArAADREQAgAgAAAM8RACArAADQEQAgDa4HAADOEQAwrwcAAM8RABCwBwAAzhEAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHRCQEA8AsAIdIJQADvCwAhDa4HAADOEQAwrwcAAM8RABCwBwAAzhEAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHRCQEA8AsAIdIJQADvCwAhCbIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACH2BwEAyw0AIdAJAgDTDQAh0QkBAM0NACHSCUAAzA0AIQoEAADSEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIfYHAQDLDQAh0AkCANMNACHRCQEAzQ0AIdIJQADMDQAhBTIAALgUACAzAAC7FAAg5QkAALkUACDmCQAAuhQAIOsJAAAFACAKBAAA1BEAILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB9gcBAAAAAdAJAgAAAAHRCQEAAAAB0glAAAAAAQMyAAC4FAAg5QkAALkUACDrCQAABQAgCQQAAOIRACCxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQIAAAALACAyAADhEQAgAwAAAAsAIDIAAOERACAzAADfEQAgASsAALcUADAOBAAAow0AIAcAALUNACCuBwAAtg0AMK8HAAAJABCwBwAAtg0AMLEHQADvCwAhvQcBAO4LACHDBwEAAAAB2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHTCQEA7gsAIdQJQADfCwAhAgAAAAsAICsAAN8RACACAAAA3REAICsAAN4RACAMrgcAANwRADCvBwAA3REAELAHAADcEQAwsQdAAO8LACG9BwEA7gsAIcMHAQCLDAAh2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHTCQEA7gsAIdQJQADfCwAhDK4HAADcEQAwrwcAAN0RABCwBwAA3BEAMLEHQADvCwAhvQcBAO4LACHDBwEAiwwAIdsHAQCXDAAh9gcBAO4LACGtCAEA8AsAIdAJAgCDDAAh0wkBAO4LACHUCUAA3wsAIQixB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAh0AkCANMNACHTCQEAyw0AIdQJQADBDQAhCQQAAOARACCxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAh0AkCANMNACHTCQEAyw0AIdQJQADBDQAhBzIAALIUACAzAAC1FAAg5QkAALMUACDmCQAAtBQAIOkJAAADACDqCQAAAwAg6wkAAAUAIAkEAADiEQAgsQdAAAAAAb0HAQAAAAHDBwEAAAAB2wcBAAAAAfYHAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAEDMgAAshQAIOUJAACzFAAg6wkAAAUAIAHoCQEAAAAEBDIAANURADDlCQAA1hEAMOcJAADYEQAg6wkAANkRADAEMgAAxxEAMOUJAADIEQAw5wkAAMoRACDrCQAAyxEAMAQyAAC7EQAw5QkAALwRADDnCQAAvhEAIOsJAAC_EQAwAAAAAAAAAAAHMgAArRQAIDMAALAUACDlCQAArhQAIOYJAACvFAAg6QkAAA4AIOoJAAAOACDrCQAAjQIAIAMyAACtFAAg5QkAAK4UACDrCQAAjQIAIAAAAAAABzIAAKgUACAzAACrFAAg5QkAAKkUACDmCQAAqhQAIOkJAAAOACDqCQAADgAg6wkAAI0CACADMgAAqBQAIOUJAACpFAAg6wkAAI0CACAAAAAAAAUyAACjFAAgMwAAphQAIOUJAACkFAAg5gkAAKUUACDrCQAABQAgAzIAAKMUACDlCQAApBQAIOsJAAAFACAKAwAA4w8AIAUAAIsUACAGAADnEQAgCAAA6BEAIA8AAPITACAQAADzEwAgEQAAgRQAIBwAAPUTACDZCQAAxw0AINsJAADHDQAgAAAABTIAAJgUACAzAAChFAAg5QkAAJkUACDmCQAAoBQAIOsJAAABACAHMgAAyhIAIDMAAM0SACDlCQAAyxIAIOYJAADMEgAg6QkAAAcAIOoJAAAHACDrCQAAwwEAIAsyAADBEgAwMwAAxRIAMOUJAADCEgAw5gkAAMMSADDnCQAAxBIAIOgJAADZEQAw6QkAANkRADDqCQAA2REAMOsJAADZEQAw7AkAAMYSADDtCQAA3BEAMAsyAAC4EgAwMwAAvBIAMOUJAAC5EgAw5gkAALoSADDnCQAAuxIAIOgJAADLEQAw6QkAAMsRADDqCQAAyxEAMOsJAADLEQAw7AkAAL0SADDtCQAAzhEAMAsyAACsEgAwMwAAsRIAMOUJAACtEgAw5gkAAK4SADDnCQAArxIAIOgJAACwEgAw6QkAALASADDqCQAAsBIAMOsJAACwEgAw7AkAALISADDtCQAAsxIAMAsyAACgEgAwMwAApRIAMOUJAAChEgAw5gkAAKISADDnCQAAoxIAIOgJAACkEgAw6QkAAKQSADDqCQAApBIAMOsJAACkEgAw7AkAAKYSADDtCQAApxIAMAsyAACXEgAwMwAAmxIAMOUJAACYEgAw5gkAAJkSADDnCQAAmhIAIOgJAACfDwAw6QkAAJ8PADDqCQAAnw8AMOsJAACfDwAw7AkAAJwSADDtCQAAog8AMAsyAACLEgAwMwAAkBIAMOUJAACMEgAw5gkAAI0SADDnCQAAjhIAIOgJAACPEgAw6QkAAI8SADDqCQAAjxIAMOsJAACPEgAw7AkAAJESADDtCQAAkhIAMA4DAADDEAAgGAAAxRAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAACWEgAgAwAAAEQAIDIAAJYSACAzAACVEgAgASsAAJ8UADAVAwAA1gwAIAQAAKMNACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgrgcAAKINADCvBwAAQgAQsAcAAKINADCyB0AA3wsAIcMHAQAAAAHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGNCQAAoQ0AIJ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQIAAABEACArAACVEgAgAgAAAJMSACArAACUEgAgDq4HAACSEgAwrwcAAJMSABCwBwAAkhIAMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEOrgcAAJISADCvBwAAkxIAELAHAACSEgAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQmyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEOAwAAjRAAIBgAAI8QACAZAACQEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEOAwAAwxAAIBgAAMUQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAETEgAA9Q4AILIHQAAAAAHDBwEAAAABzAcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAdsIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABAgAAADcAIDIAAJ8SACADAAAANwAgMgAAnxIAIDMAAJ4SACABKwAAnhQAMAIAAAA3ACArAACeEgAgAgAAAKMPACArAACdEgAgErIHQADBDQAhwwcBAMsNACHMBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIdsIAQDLDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhExIAAPEOACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHbCAEAyw0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIRMSAAD1DgAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB2wgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAETAwAA2hAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABAgAAADMAIDIAAKsSACADAAAAMwAgMgAAqxIAIDMAAKoSACABKwAAnRQAMBkDAADWDAAgBAAA-gwAIK4HAACnDQAwrwcAADEAELAHAACnDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAQAAAaYJAAD8CwAgpwlAAO8LACGoCQIAvgwAIakJAgC-DAAhqgkBAPALACGrCQEA8AsAIawJAQCXDAAhrQkBAJcMACECAAAAMwAgKwAAqhIAIAIAAACoEgAgKwAAqRIAIBeuBwAApxIAMK8HAACoEgAQsAcAAKcSADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhF64HAACnEgAwrwcAAKgSABCwBwAApxIAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHwBwEA7gsAIfEHAQCLDAAh2wgBAJcMACHhCAAA_AsAIPwIAQDwCwAh_ghAAO8LACGECQABjAwAIaYJAAD8CwAgpwlAAO8LACGoCQIAvgwAIakJAgC-DAAhqgkBAPALACGrCQEA8AsAIawJAQCXDAAhrQkBAJcMACESsgdAAMENACHDBwEAyw0AIdkHQADBDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhEwMAANYQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACETAwAA2hAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABEgMAAOUQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABAgAAAC8AIDIAALcSACADAAAALwAgMgAAtxIAIDMAALYSACABKwAAnBQAMBgDAADWDAAgBAAA-gwAIK4HAACoDQAwrwcAAC0AELAHAACoDQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABAAAB_ghAAO8LACGfCQEA8AsAIacJQADvCwAhrgkBAJcMACGvCQEA8AsAIbAJQADvCwAhAgAAAC8AICsAALYSACACAAAAtBIAICsAALUSACAWrgcAALMSADCvBwAAtBIAELAHAACzEgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeEIAAD8CwAg5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh-wgAAYwMACH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACEWrgcAALMSADCvBwAAtBIAELAHAACzEgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeEIAAD8CwAg5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh-wgAAYwMACH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACERsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRIDAADhEAAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRIDAADlEAAgsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAAQoHAADwEQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAfYHAQAAAAGtCAEAAAAB0AkCAAAAAdEJAQAAAAHSCUAAAAABAgAAABMAIDIAAMASACADAAAAEwAgMgAAwBIAIDMAAL8SACABKwAAmxQAMAIAAAATACArAAC_EgAgAgAAAM8RACArAAC-EgAgCbIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0QkBAM0NACHSCUAAzA0AIQoHAADvEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACH2BwEAyw0AIa0IAQDNDQAh0AkCANMNACHRCQEAzQ0AIdIJQADMDQAhCgcAAPARACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAEJBwAA9xEAILEHQAAAAAG9BwEAAAABwwcBAAAAAfYHAQAAAAGtCAEAAAAB0AkCAAAAAdMJAQAAAAHUCUAAAAABAgAAAAsAIDIAAMkSACADAAAACwAgMgAAyRIAIDMAAMgSACABKwAAmhQAMAIAAAALACArAADIEgAgAgAAAN0RACArAADHEgAgCLEHQADMDQAhvQcBAMsNACHDBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACEJBwAA9hEAILEHQADMDQAhvQcBAMsNACHDBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACEJBwAA9xEAILEHQAAAAAG9BwEAAAABwwcBAAAAAfYHAQAAAAGtCAEAAAAB0AkCAAAAAdMJAQAAAAHUCUAAAAABCL0HAQAAAAH8BwQAAAABrwgEAAAAAbAIBAAAAAGxCAQAAAAB1QkEAAAAAdYJAgAAAAHXCQIAAAABAgAAAMMBACAyAADKEgAgAwAAAAcAIDIAAMoSACAzAADOEgAgCgAAAAcAICsAAM4SACC9BwEAyw0AIfwHBADADQAhrwgEAMANACGwCAQAwA0AIbEIBADADQAh1QkEAMANACHWCQIA0w0AIdcJAgDTDQAhCL0HAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHVCQQAwA0AIdYJAgDTDQAh1wkCANMNACEDMgAAmBQAIOUJAACZFAAg6wkAAAEAIAMyAADKEgAg5QkAAMsSACDrCQAAwwEAIAQyAADBEgAw5QkAAMISADDnCQAAxBIAIOsJAADZEQAwBDIAALgSADDlCQAAuRIAMOcJAAC7EgAg6wkAAMsRADAEMgAArBIAMOUJAACtEgAw5wkAAK8SACDrCQAAsBIAMAQyAACgEgAw5QkAAKESADDnCQAAoxIAIOsJAACkEgAwBDIAAJcSADDlCQAAmBIAMOcJAACaEgAg6wkAAJ8PADAEMgAAixIAMOUJAACMEgAw5wkAAI4SACDrCQAAjxIAMAAAAAsyAADYEwAwMwAA3RMAMOUJAADZEwAw5gkAANoTADDnCQAA2xMAIOgJAADcEwAw6QkAANwTADDqCQAA3BMAMOsJAADcEwAw7AkAAN4TADDtCQAA3xMAMAsyAADPEwAwMwAA0xMAMOUJAADQEwAw5gkAANETADDnCQAA0hMAIOgJAACwEgAw6QkAALASADDqCQAAsBIAMOsJAACwEgAw7AkAANQTADDtCQAAsxIAMAsyAADGEwAwMwAAyhMAMOUJAADHEwAw5gkAAMgTADDnCQAAyRMAIOgJAACkEgAw6QkAAKQSADDqCQAApBIAMOsJAACkEgAw7AkAAMsTADDtCQAApxIAMAsyAAC6EwAwMwAAvxMAMOUJAAC7EwAw5gkAALwTADDnCQAAvRMAIOgJAAC-EwAw6QkAAL4TADDqCQAAvhMAMOsJAAC-EwAw7AkAAMATADDtCQAAwRMAMAsyAACxEwAwMwAAtRMAMOUJAACyEwAw5gkAALMTADDnCQAAtBMAIOgJAACPEgAw6QkAAI8SADDqCQAAjxIAMOsJAACPEgAw7AkAALYTADDtCQAAkhIAMAsyAACoEwAwMwAArBMAMOUJAACpEwAw5gkAAKoTADDnCQAAqxMAIOgJAAC7EAAw6QkAALsQADDqCQAAuxAAMOsJAAC7EAAw7AkAAK0TADDtCQAAvhAAMAcyAACjEwAgMwAAphMAIOUJAACkEwAg5gkAAKUTACDpCQAAbwAg6gkAAG8AIOsJAAChBQAgCzIAAJoTADAzAACeEwAw5QkAAJsTADDmCQAAnBMAMOcJAACdEwAg6AkAANgPADDpCQAA2A8AMOoJAADYDwAw6wkAANgPADDsCQAAnxMAMO0JAADbDwAwCzIAAJETADAzAACVEwAw5QkAAJITADDmCQAAkxMAMOcJAACUEwAg6AkAAK8QADDpCQAArxAAMOoJAACvEAAw6wkAAK8QADDsCQAAlhMAMO0JAACyEAAwCzIAAIgTADAzAACMEwAw5QkAAIkTADDmCQAAihMAMOcJAACLEwAg6AkAAKMQADDpCQAAoxAAMOoJAACjEAAw6wkAAKMQADDsCQAAjRMAMO0JAACmEAAwCzIAAP8SADAzAACDEwAw5QkAAIATADDmCQAAgRMAMOcJAACCEwAg6AkAAJcQADDpCQAAlxAAMOoJAACXEAAw6wkAAJcQADDsCQAAhBMAMO0JAACaEAAwCzIAAPMSADAzAAD4EgAw5QkAAPQSADDmCQAA9RIAMOcJAAD2EgAg6AkAAPcSADDpCQAA9xIAMOoJAAD3EgAw6wkAAPcSADDsCQAA-RIAMO0JAAD6EgAwCzIAAOcSADAzAADsEgAw5QkAAOgSADDmCQAA6RIAMOcJAADqEgAg6AkAAOsSADDpCQAA6xIAMOoJAADrEgAw6wkAAOsSADDsCQAA7RIAMO0JAADuEgAwCBYAAPsPACCyB0AAAAABwwcBAAAAAc0HAgAAAAHQB0AAAAAB2AcBAAAAAZsJAQAAAAGcCYAAAAABAgAAAIkBACAyAADyEgAgAwAAAIkBACAyAADyEgAgMwAA8RIAIAErAACXFAAwDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQAAAAHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQAAAAGcCQAAnwwAIAIAAACJAQAgKwAA8RIAIAIAAADvEgAgKwAA8BIAIAuuBwAA7hIAMK8HAADvEgAQsAcAAO4SADCyB0AA3wsAIcMHAQCLDAAhzQcCAIMMACHQB0AA3wsAIdgHAQDwCwAh2gcBAIsMACGbCQEAlwwAIZwJAACfDAAgC64HAADuEgAwrwcAAO8SABCwBwAA7hIAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACAHsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIZsJAQDNDQAhnAmAAAAAAQgWAAD5DwAgsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIZsJAQDNDQAhnAmAAAAAAQgWAAD7DwAgsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAGbCQEAAAABnAmAAAAAAQ4iAAD8DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAECAAAAfAAgMgAA_hIAIAMAAAB8ACAyAAD-EgAgMwAA_RIAIAErAACWFAAwEwMAANYMACAiAACDDQAgIwAAhA0AIK4HAACCDQAwrwcAAHoAELAHAACCDQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIQIAAAB8ACArAAD9EgAgAgAAAPsSACArAAD8EgAgEK4HAAD6EgAwrwcAAPsSABCwBwAA-hIAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhEK4HAAD6EgAwrwcAAPsSABCwBwAA-hIAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhDLIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ4iAADgDQAgIwAA4Q0AILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ4iAAD8DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEPBAEAAAABFQAAtA8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAECAAAAWAAgMgAAhxMAIAMAAABYACAyAACHEwAgMwAAhhMAIAErAACVFAAwAgAAAFgAICsAAIYTACACAAAAmxAAICsAAIUTACAOBAEAzQ0AIbIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdkHQADBDQAh2wcBAM0NACH4BwEAyw0AIfMIAAGODgAh9AgAAY4OACH1CAEAzQ0AIfYIAQDNDQAh9wgBAM0NACH4CAIA0w0AIfkIQADMDQAhDwQBAM0NACEVAACyDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH3CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACEPBAEAAAABFQAAtA8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAELFQAAuw8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAECAAAAVAAgMgAAkBMAIAMAAABUACAyAACQEwAgMwAAjxMAIAErAACUFAAwAgAAAFQAICsAAI8TACACAAAApxAAICsAAI4TACAKsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH3CAEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACELFQAAuQ8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh9wgBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhCxUAALsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB9wgBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABCBUAAMIPACDZB0AAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABAgAAAFAAIDIAAJkTACADAAAAUAAgMgAAmRMAIDMAAJgTACABKwAAkxQAMAIAAABQACArAACYEwAgAgAAALMQACArAACXEwAgB9kHQADBDQAh2wcBAMsNACH3CAEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhCBUAAMAPACDZB0AAwQ0AIdsHAQDLDQAh9wgBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQgVAADCDwAg2QdAAAAAAdsHAQAAAAH3CAEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAARAfAADLDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAIAAABzACAyAACiEwAgAwAAAHMAIDIAAKITACAzAAChEwAgASsAAJIUADACAAAAcwAgKwAAoRMAIAIAAADcDwAgKwAAoBMAIA-yB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhgwkBAMsNACGECQABjg4AIYUJAQDLDQAhhgkBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAAMYPACAQHwAAyA8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACHrCAEAzQ0AIf4IQADMDQAhgglAAMwNACGDCQEAyw0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIBAfAADLDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAsgAADiDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB6wgBAAAAAYcJAQAAAAGICQEAAAABiQkAAOAPACCKCQIAAAABiwkBAAAAAYwJQAAAAAECAAAAoQUAIDIAAKMTACADAAAAbwAgMgAAoxMAIDMAAKcTACANAAAAbwAgIAAA0w8AICsAAKcTACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQsgAADTDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACELFQAAiBAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAECAAAASQAgMgAAsBMAIAMAAABJACAyAACwEwAgMwAArxMAIAErAACRFAAwAgAAAEkAICsAAK8TACACAAAAvxAAICsAAK4TACAJsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhCxUAAIAQACAXAACBEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhCxUAAIgQACAXAACJEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH3CAEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABDwQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAAC5EwAgAwAAAEQAIDIAALkTACAzAAC4EwAgASsAAJAUADACAAAARAAgKwAAuBMAIAIAAACTEgAgKwAAtxMAIAqyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQ8EAACOEAAgGAAAjxAAIBkAAJAQACAaAACREAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhDwQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAARMRAACpDwAgEwAAqg8AIBQAAKsPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQIAAABrACAyAADFEwAgAwAAAGsAIDIAAMUTACAzAADEEwAgASsAAI8UADAZAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAId0IAQDuCwAh5wgCAIMMACHrCAEA7gsAIewIAQDuCwAh7QgBAPALACHuCAAAnwwAIO8IAQDwCwAh8AgAAPwLACDxCAIAgwwAIfIIAgCDDAAhjQkAAIcNACACAAAAawAgKwAAxBMAIAIAAADCEwAgKwAAwxMAIBSuBwAAwRMAMK8HAADCEwAQsAcAAMETADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAId0IAQDuCwAh5wgCAIMMACHrCAEA7gsAIewIAQDuCwAh7QgBAPALACHuCAAAnwwAIO8IAQDwCwAh8AgAAPwLACDxCAIAgwwAIfIIAgCDDAAhFK4HAADBEwAwrwcAAMITABCwBwAAwRMAMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEQsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRMRAACHDwAgEwAAiA8AIBQAAIkPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhExEAAKkPACATAACqDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABFAQAANsQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAECAAAAMwAgMgAAzhMAIAMAAAAzACAyAADOEwAgMwAAzRMAIAErAACOFAAwAgAAADMAICsAAM0TACACAAAAqBIAICsAAMwTACATsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACEUBAAA1xAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhFAQAANsQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAETBAAA5hAAILIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABAgAAAC8AIDIAANcTACADAAAALwAgMgAA1xMAIDMAANYTACABKwAAjRQAMAIAAAAvACArAADWEwAgAgAAALQSACArAADVEwAgErIHQADBDQAhvQcBAMsNACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRMEAADiEAAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhEwQAAOYQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAARAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABAgAAAAUAIDIAAOMTACADAAAABQAgMgAA4xMAIDMAAOITACABKwAAjBQAMBcDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAAAAB2gcBAIsMACHdCAEA7gsAIY0JAAC4DQAgoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAh4gkAALcNACACAAAABQAgKwAA4hMAIAIAAADgEwAgKwAA4RMAIA2uBwAA3xMAMK8HAADgEwAQsAcAAN8TADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHYCSAAggwAIdkJQADvCwAh2glAAN8LACHbCUAA7wsAIQ2uBwAA3xMAMK8HAADgEwAQsAcAAN8TADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHYCSAAggwAIdkJQADvCwAh2glAAN8LACHbCUAA7wsAIQmyB0AAwQ0AIcMHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEQBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIRAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABBDIAANgTADDlCQAA2RMAMOcJAADbEwAg6wkAANwTADAEMgAAzxMAMOUJAADQEwAw5wkAANITACDrCQAAsBIAMAQyAADGEwAw5QkAAMcTADDnCQAAyRMAIOsJAACkEgAwBDIAALoTADDlCQAAuxMAMOcJAAC9EwAg6wkAAL4TADAEMgAAsRMAMOUJAACyEwAw5wkAALQTACDrCQAAjxIAMAQyAACoEwAw5QkAAKkTADDnCQAAqxMAIOsJAAC7EAAwAzIAAKMTACDlCQAApBMAIOsJAAChBQAgBDIAAJoTADDlCQAAmxMAMOcJAACdEwAg6wkAANgPADAEMgAAkRMAMOUJAACSEwAw5wkAAJQTACDrCQAArxAAMAQyAACIEwAw5QkAAIkTADDnCQAAixMAIOsJAACjEAAwBDIAAP8SADDlCQAAgBMAMOcJAACCEwAg6wkAAJcQADAEMgAA8xIAMOUJAAD0EgAw5wkAAPYSACDrCQAA9xIAMAQyAADnEgAw5QkAAOgSADDnCQAA6hIAIOsJAADrEgAwAAAAAAAABwMAAOMPACAgAADkDwAg6wgAAMcNACCHCQAAxw0AIIgJAADHDQAgiwkAAMcNACCMCQAAxw0AIAAAAAAABQMAAOMPACAVAACEFAAgFwAAhRQAIP4IAADHDQAgnQkAAMcNACAGAwAA4w8AICIAAP8TACAjAACAFAAg2wcAAMcNACDeBwAAxw0AIN8HAADHDQAgAAAAAxIAAP8OACC-BwAAxw0AIOoIAADHDQAgAAoDAADjDwAgBAAA_xEAIBgAAPYTACAZAAD4EwAgGgAA-RMAIBsAAPoTACDJBwAAxw0AINsHAADHDQAg6wgAAMcNACCgCQAAxw0AIAUDAADjDwAgFgAA_RMAINgHAADHDQAgmwkAAMcNACCcCQAAxw0AIA0HAACHFAAgCgAAiBQAIAsAAIkUACAMAACKFAAgugkAAMcNACC_CQAAxw0AIMEJAADHDQAgwgkAAMcNACDDCQAAxw0AIMYJAADHDQAgywkAAMcNACDMCQAAxw0AIM0JAADHDQAgAwYAAOcRACAIAADoEQAgDgAA6REAIAAAAAEEAAD_EQAgCbIHQAAAAAHDBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAARKyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAAROyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAEQsgdAAAAAAcMHAQAAAAHMBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAEKsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQmyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEPsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAfZB0AAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABCrIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEOBAEAAAABsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QhAAAAAAQyyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwAA-g0AIN4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAABB7IHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAABmwkBAAAAAZwJgAAAAAEUDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAECAAAAAQAgMgAAmBQAIAixB0AAAAABvQcBAAAAAcMHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQmyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAERsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAARKyB0AAAAABwwcBAAAAAdkHQAAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARKyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQmyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAEDAAAAWgAgMgAAmBQAIDMAAKIUACAWAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAohQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIREDAADPEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAACjFAAgAwAAAAMAIDIAAKMUACAzAACnFAAgEwAAAAMAIAMAAIMSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACArAACnFAAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACERAwAAgxIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhDAgAAOURACAOAADmEQAgsgdAAAAAAb0HAQAAAAHnBwIAAAAB_gcBAAAAAaIIAgAAAAGwCAIAAAABxQgCAAAAAbQJIAAAAAHOCQEAAAABzwkAAOMRACACAAAAjQIAIDIAAKgUACADAAAADgAgMgAAqBQAIDMAAKwUACAOAAAADgAgCAAAuREAIA4AALoRACArAACsFAAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACAMCAAAuREAIA4AALoRACCyB0AAwQ0AIb0HAQDLDQAh5wcCANMNACH-BwEAyw0AIaIIAgDTDQAhsAgCANMNACHFCAIA0w0AIbQJIACDDgAhzgkBAMsNACHPCQAAtxEAIAwGAADkEQAgDgAA5hEAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzgkBAAAAAc8JAADjEQAgAgAAAI0CACAyAACtFAAgAwAAAA4AIDIAAK0UACAzAACxFAAgDgAAAA4AIAYAALgRACAOAAC6EQAgKwAAsRQAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgDAYAALgRACAOAAC6EQAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACARAwAAzxIAIAUAANASACAIAADSEgAgDwAA0xIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAECAAAABQAgMgAAshQAIAMAAAADACAyAACyFAAgMwAAthQAIBMAAAADACADAACDEgAgBQAAhBIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAAthQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhEQMAAIMSACAFAACEEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQixB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAREDAADPEgAgBQAA0BIAIAYAANESACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAAC4FAAgAwAAAAMAIDIAALgUACAzAAC8FAAgEwAAAAMAIAMAAIMSACAFAACEEgAgBgAAhRIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACArAAC8FAAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACERAwAAgxIAIAUAAIQSACAGAACFEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhCbIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB9gcBAAAAAdAJAgAAAAHRCQEAAAAB0glAAAAAAR29BwEAAAABqQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCUAAAAABxAkAAKsRACDFCQAArBEAIMYJQAAAAAHHCSAAAAAByAkAAK0RACDJCQIAAAABygkCAAAAAcsJAQAAAAHMCQEAAAABzQkBAAAAAQwGAADkEQAgCAAA5REAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzgkBAAAAAc8JAADjEQAgAgAAAI0CACAyAAC_FAAgFLIHQAAAAAHbBwEAAAABgwgBAAAAAaIIAgAAAAGoCAEAAAABqQgBAAAAAaoIAgAAAAGrCAQAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAGyCIAAAAABswhAAAAAAbQIQAAAAAG1CEAAAAABtggEAAAAAbcIBAAAAAG4CAEAAAABBLIHQAAAAAGRCQEAAAABtgkBAAAAAbcJQAAAAAEFzAcgAAAAAfYHAQAAAAH_BwEAAAABvQgBAAAAAbgJQAAAAAEDAAAADgAgMgAAvxQAIDMAAMYUACAOAAAADgAgBgAAuBEAIAgAALkRACArAADGFAAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACAMBgAAuBEAIAgAALkRACCyB0AAwQ0AIb0HAQDLDQAh5wcCANMNACH-BwEAyw0AIaIIAgDTDQAhsAgCANMNACHFCAIA0w0AIbQJIACDDgAhzgkBAMsNACHPCQAAtxEAICEHAACuEQAgCgAArxEAIAsAALARACC9BwEAAAABqQgBAAAAAa0IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwlAAAAAAcQJAACrEQAgxQkAAKwRACDGCUAAAAABxwkgAAAAAcgJAACtEQAgyQkCAAAAAcoJAgAAAAHLCQEAAAABzAkBAAAAAc0JAQAAAAECAAAAGAAgMgAAxxQAIAMAAAAWACAyAADHFAAgMwAAyxQAICMAAAAWACAHAACDEQAgCgAAhBEAIAsAAIURACArAADLFAAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhIQcAAIMRACAKAACEEQAgCwAAhREAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISEHAACuEQAgCgAArxEAIAwAALERACC9BwEAAAABqQgBAAAAAa0IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwlAAAAAAcQJAACrEQAgxQkAAKwRACDGCUAAAAABxwkgAAAAAcgJAACtEQAgyQkCAAAAAcoJAgAAAAHLCQEAAAABzAkBAAAAAc0JAQAAAAECAAAAGAAgMgAAzBQAIAMAAAAWACAyAADMFAAgMwAA0BQAICMAAAAWACAHAACDEQAgCgAAhBEAIAwAAIYRACArAADQFAAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhIQcAAIMRACAKAACEEQAgDAAAhhEAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AIREDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAADRFAAgFBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAANMUACADAAAAAwAgMgAA0RQAIDMAANcUACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIBAAAIgSACARAACJEgAgHAAAihIAICsAANcUACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEDAAAAWgAgMgAA0xQAIDMAANoUACAWAAAAWgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA2hQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIREDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgDwAA0xIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAADbFAAgFA8AAOUTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAAN0UACADAAAAAwAgMgAA2xQAIDMAAOEUACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACARAACJEgAgHAAAihIAICsAAOEUACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEDAAAAWgAgMgAA3RQAIDMAAOQUACAWAAAAWgAgDwAA2xIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA5BQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUDwAA2xIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIREDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgDwAA0xIAIBAAANQSACARAADVEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAADlFAAgFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAAOcUACAIsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEG2QdAAAAAAdsHAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABCbIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQ0EAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB-AgCAAAAAfkIQAAAAAEDAAAAAwAgMgAA5RQAIDMAAO8UACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAICsAAO8UACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEDAAAAWgAgMgAA5xQAIDMAAPIUACAWAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA8hQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRADAADDEAAgBAAAxBAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAPMUACAUDwAA5RMAIBAAAOYTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAECAAAAAQAgMgAA9RQAIAMAAABCACAyAADzFAAgMwAA-RQAIBIAAABCACADAACNEAAgBAAAjhAAIBkAAJAQACAaAACREAAgGwAAkhAAICsAAPkUACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhEAMAAI0QACAEAACOEAAgGQAAkBAAIBoAAJEQACAbAACSEAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQMAAABaACAyAAD1FAAgMwAA_BQAIBYAAABaACAPAADbEgAgEAAA3BIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAAD8FAAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRQPAADbEgAgEAAA3BIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhDAMAAIcQACAVAACIEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQIAAABJACAyAAD9FAAgFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAAP8UACADAAAARwAgMgAA_RQAIDMAAIMVACAOAAAARwAgAwAA_w8AIBUAAIAQACArAACDFQAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACEMAwAA_w8AIBUAAIAQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACH3CAEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQMAAABaACAyAAD_FAAgMwAAhhUAIBYAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACArAACGFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRQPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAAIcVACAOsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgAwAAAFoAIDIAAIcVACAzAACMFQAgFgAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAIwVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhFA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEMAwAA4Q8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHrCAEAAAABhwkBAAAAAYgJAQAAAAGJCQAA4A8AIIoJAgAAAAGLCQEAAAABjAlAAAAAAQIAAAChBQAgMgAAjRUAIBQPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAQIAAAABACAyAACPFQAgAwAAAG8AIDIAAI0VACAzAACTFQAgDgAAAG8AIAMAANIPACArAACTFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQwDAADSDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQMAAABaACAyAACPFQAgMwAAlhUAIBYAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgJAAA5RIAICUAAOYSACArAACWFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRQPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhEAMAAMMQACAEAADEEAAgGAAAxRAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAECAAAARAAgMgAAlxUAIBQPAADlEwAgEAAA5hMAIBgAAOkTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAQIAAAABACAyAACZFQAgAwAAAEIAIDIAAJcVACAzAACdFQAgEgAAAEIAIAMAAI0QACAEAACOEAAgGAAAjxAAIBoAAJEQACAbAACSEAAgKwAAnRUAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEQAwAAjRAAIAQAAI4QACAYAACPEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAwAAAFoAIDIAAJkVACAzAACgFQAgFgAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAKAVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhFA8AANsSACAQAADcEgAgGAAA3xIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEQAwAAwxAAIAQAAMQQACAYAADFEAAgGQAAxhAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAAChFQAgFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAAKMVACADAAAAQgAgMgAAoRUAIDMAAKcVACASAAAAQgAgAwAAjRAAIAQAAI4QACAYAACPEAAgGQAAkBAAIBsAAJIQACArAACnFQAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIRADAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEDAAAAWgAgMgAAoxUAIDMAAKoVACAWAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAqhUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRADAADDEAAgBAAAxBAAIBgAAMUQACAZAADGEAAgGgAAxxAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAKsVACAUDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAECAAAAAQAgMgAArRUAIAMAAABCACAyAACrFQAgMwAAsRUAIBIAAABCACADAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGgAAkRAAICsAALEVACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhEAMAAI0QACAEAACOEAAgGAAAjxAAIBkAAJAQACAaAACREAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQMAAABaACAyAACtFQAgMwAAtBUAIBYAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAAC0FQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRQPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAALUVACASsgdAAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAEC2QdAAAAAAdwIAAEAAAEDAAAAWgAgMgAAtRUAIDMAALsVACAWAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAuxUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEUDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AIRQDAACoDwAgEQAAqQ8AIBQAAKsPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAECAAAAawAgMgAAvBUAIAMAAABpACAyAAC8FQAgMwAAwBUAIBYAAABpACADAACGDwAgEQAAhw8AIBQAAIkPACArAADAFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhFAMAAIYPACARAACHDwAgFAAAiQ8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRQDAACoDwAgEwAAqg8AIBQAAKsPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAECAAAAawAgMgAAwRUAIBEDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgDwAA0xIAIBAAANQSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAADDFQAgAwAAAGkAIDIAAMEVACAzAADHFQAgFgAAAGkAIAMAAIYPACATAACIDwAgFAAAiQ8AICsAAMcVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEUAwAAhg8AIBMAAIgPACAUAACJDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhAwAAAAMAIDIAAMMVACAzAADKFQAgEwAAAAMAIAMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBwAAIoSACArAADKFQAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACERAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhFAMAAKgPACARAACpDwAgEwAAqg8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQIAAABrACAyAADLFQAgAwAAAGkAIDIAAMsVACAzAADPFQAgFgAAAGkAIAMAAIYPACARAACHDwAgEwAAiA8AICsAAM8VACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEUAwAAhg8AIBEAAIcPACATAACIDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhIQcAAK4RACALAACwEQAgDAAAsREAIL0HAQAAAAGpCAEAAAABrQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCUAAAAABxAkAAKsRACDFCQAArBEAIMYJQAAAAAHHCSAAAAAByAkAAK0RACDJCQIAAAABygkCAAAAAcsJAQAAAAHMCQEAAAABzQkBAAAAAQIAAAAYACAyAADQFQAgAwAAABYAIDIAANAVACAzAADUFQAgIwAAABYAIAcAAIMRACALAACFEQAgDAAAhhEAICsAANQVACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACEhBwAAgxEAIAsAAIURACAMAACGEQAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhFA8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAABAgAAAAEAIDIAANUVACAEsgdAAAAAAcMHAQAAAAHYBwEAAAAB2QdAAAAAARErgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABAwAAAFoAIDIAANUVACAzAADbFQAgFgAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJQAA5hIAICsAANsVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAhFA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACEPAwAA-w0AICMAAP0NACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQIAAAB8ACAyAADcFQAgAwAAAHoAIDIAANwVACAzAADgFQAgEQAAAHoAIAMAAN8NACAjAADhDQAgKwAA4BUAILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDwMAAN8NACAjAADhDQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACEPAwAA-w0AICIAAPwNACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQIAAAB8ACAyAADhFQAgAwAAAHoAIDIAAOEVACAzAADlFQAgEQAAAHoAIAMAAN8NACAiAADgDQAgKwAA5RUAILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDwMAAN8NACAiAADgDQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACEODQAjD2cNEGgOGG4VGXcXGngYG3kZHG0UHQYCHmwQH3AcIHYdJH0fJYoBFgkDAAEFCAMGDAQILAYNABsPMA0QNA4ROA8cRRQBBAACAgQNAgcPBQQGEAQIFAYNAAwOGQcCBAACBxUFBQcABQodCAshCQwlCg0ACwEJAAcBCQAHAQkABwMKJgALJwAMKAADBikACCoADisAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE5DxM7ERQ_EgESABABEgAQAhFAABRBAAcDAAEERgINABoYShUZURcaVRgbWRkDAwABFQAUF0wWAgMAARZNFQIDAAEVABQCAwABFQAUAgNbARVcFAQYXQAZXgAaXwAbYAAGBmEACGIAD2MAEGQAEWUAHGYAAwMAAQ0AHiB0HQIDAAEfABwBIHUABAMAAQ0AIiKBASAjhQEhASEAHwEhAB8CIoYBACOHAQAMD4wBABCNAQAYkAEAGZIBABqTAQAblAEAHI8BAB2LAQAejgEAIJEBACSVAQAllgEAAAAAAw0AKDgAKTkAKgAAAAMNACg4ACk5ACoBAwABAQMAAQMNAC84ADA5ADEAAAADDQAvOAAwOQAxAQQAAgEEAAIFDQA2OAA5OQA6WgA3WwA4AAAAAAAFDQA2OAA5OQA6WgA3WwA4AgTlAQIH5gEFAgTsAQIH7QEFBQ0APzgAQjkAQ1oAQFsAQQAAAAAABQ0APzgAQjkAQ1oAQFsAQQIEAAIH_wEFAgQAAgeFAgUFDQBIOABLOQBMWgBJWwBKAAAAAAAFDQBIOABLOQBMWgBJWwBKAAAFDQBROABUOQBVWgBSWwBTAAAAAAAFDQBROABUOQBVWgBSWwBTAQcABQEHAAUFDQBaOABdOQBeWgBbWwBcAAAAAAAFDQBaOABdOQBeWgBbWwBcAQkABwEJAAcDDQBjOABkOQBlAAAAAw0AYzgAZDkAZQEJAAcBCQAHAw0AajgAazkAbAAAAAMNAGo4AGs5AGwAAAAFDQByOAB1OQB2WgBzWwB0AAAAAAAFDQByOAB1OQB2WgBzWwB0AAAABQ0AfDgAfzkAgAFaAH1bAH4AAAAAAAUNAHw4AH85AIABWgB9WwB-AgMAAQQAAgIDAAEEAAIDDQCFATgAhgE5AIcBAAAAAw0AhQE4AIYBOQCHAQIDAAEEAAICAwABBAACBQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAAAFDQCMATgAjwE5AJABWgCNAVsAjgEAAAADDQCWATgAlwE5AJgBAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJ4BOACfATkAoAEAAAADDQCeATgAnwE5AKABAgMAAQSBBAICAwABBIcEAgMNAKUBOACmATkApwEAAAADDQClATgApgE5AKcBAgMAARUAFAIDAAEVABQDDQCsATgArQE5AK4BAAAAAw0ArAE4AK0BOQCuAQIDAAEWrwQVAgMAARa1BBUFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAAAAUNALMBOAC2ATkAtwFaALQBWwC1AQAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAAABQ0AvQE4AMABOQDBAVoAvgFbAL8BAAAAAw0AxwE4AMgBOQDJAQAAAAMNAMcBOADIATkAyQEAAAADDQDPATgA0AE5ANEBAAAAAw0AzwE4ANABOQDRAQAAAAMNANcBOADYATkA2QEAAAADDQDXATgA2AE5ANkBAQMAAQEDAAEFDQDeATgA4QE5AOIBWgDfAVsA4AEAAAAAAAUNAN4BOADhATkA4gFaAN8BWwDgAQIDAAEfABwCAwABHwAcAw0A5wE4AOgBOQDpAQAAAAMNAOcBOADoATkA6QECAwABFQAUAgMAARUAFAMNAO4BOADvATkA8AEAAAADDQDuATgA7wE5APABAgMAARUAFAIDAAEVABQDDQD1ATgA9gE5APcBAAAAAw0A9QE4APYBOQD3AQIDhQYBFYYGFAIDjAYBFY0GFAUNAPwBOAD_ATkAgAJaAP0BWwD-AQAAAAAABQ0A_AE4AP8BOQCAAloA_QFbAP4BAQMAAQEDAAEFDQCFAjgAiAI5AIkCWgCGAlsAhwIAAAAAAAUNAIUCOACIAjkAiQJaAIYCWwCHAgESABABEgAQAw0AjgI4AI8COQCQAgAAAAMNAI4COACPAjkAkAICBAACEgAQAgQAAhIAEAUNAJUCOACYAjkAmQJaAJYCWwCXAgAAAAAABQ0AlQI4AJgCOQCZAloAlgJbAJcCARIAEAESABADDQCeAjgAnwI5AKACAAAAAw0AngI4AJ8COQCgAgAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAAABQ0ApgI4AKkCOQCqAloApwJbAKgCAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAAAAAFDQCwAjgAswI5ALQCWgCxAlsAsgIAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIAAAAAAAUNALoCOAC9AjkAvgJaALsCWwC8AgEJAAcBCQAHBQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAAAAAFDQDDAjgAxgI5AMcCWgDEAlsAxQIAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAAAAUNAM0COADQAjkA0QJaAM4CWwDPAgAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAAABQ0A1wI4ANoCOQDbAloA2AJbANkCAAAABQ0A4QI4AOQCOQDlAloA4gJbAOMCAAAAAAAFDQDhAjgA5AI5AOUCWgDiAlsA4wIAAAAFDQDrAjgA7gI5AO8CWgDsAlsA7QIAAAAAAAUNAOsCOADuAjkA7wJaAOwCWwDtAgAAAAUNAPUCOAD4AjkA-QJaAPYCWwD3AgAAAAAABQ0A9QI4APgCOQD5AloA9gJbAPcCAAAABQ0A_wI4AIIDOQCDA1oAgANbAIEDAAAAAAAFDQD_AjgAggM5AIMDWgCAA1sAgQMAAAAFDQCJAzgAjAM5AI0DWgCKA1sAiwMAAAAAAAUNAIkDOACMAzkAjQNaAIoDWwCLAwAAAAUNAJMDOACWAzkAlwNaAJQDWwCVAwAAAAAABQ0AkwM4AJYDOQCXA1oAlANbAJUDAAAABQ0AnQM4AKADOQChA1oAngNbAJ8DAAAAAAAFDQCdAzgAoAM5AKEDWgCeA1sAnwMAAAAFDQCnAzgAqgM5AKsDWgCoA1sAqQMAAAAAAAUNAKcDOACqAzkAqwNaAKgDWwCpAwAAAAUNALEDOAC0AzkAtQNaALIDWwCzAwAAAAAABQ0AsQM4ALQDOQC1A1oAsgNbALMDAAAABQ0AuwM4AL4DOQC_A1oAvANbAL0DAAAAAAAFDQC7AzgAvgM5AL8DWgC8A1sAvQMAAAAFDQDFAzgAyAM5AMkDWgDGA1sAxwMAAAAAAAUNAMUDOADIAzkAyQNaAMYDWwDHAwAAAAUNAM8DOADSAzkA0wNaANADWwDRAwAAAAAABQ0AzwM4ANIDOQDTA1oA0ANbANEDAAAABQ0A2QM4ANwDOQDdA1oA2gNbANsDAAAAAAAFDQDZAzgA3AM5AN0DWgDaA1sA2wMBAwABAQMAAQMNAOIDOADjAzkA5AMAAAADDQDiAzgA4wM5AOQDASEAHwEhAB8DDQDpAzgA6gM5AOsDAAAAAw0A6QM4AOoDOQDrAwEhAB8BIQAfBQ0A8AM4APMDOQD0A1oA8QNbAPIDAAAAAAAFDQDwAzgA8wM5APQDWgDxA1sA8gMAAAADDQD6AzgA-wM5APwDAAAAAw0A-gM4APsDOQD8AwAAAAUNAIIEOACFBDkAhgRaAIMEWwCEBAAAAAAABQ0AggQ4AIUEOQCGBFoAgwRbAIQEAAAABQ0AjAQ4AI8EOQCQBFoAjQRbAI4EAAAAAAAFDQCMBDgAjwQ5AJAEWgCNBFsAjgQmAgEnlwEBKJkBASmaAQEqmwEBLJ0BAS2fASQuoAElL6IBATCkASQxpQEmNKYBATWnAQE2qAEkOqsBJzusASs8rQECPa4BAj6vAQI_sAECQLEBAkGzAQJCtQEkQ7YBLES4AQJFugEkRrsBLUe8AQJIvQECSb4BJErBAS5LwgEyTMQBA03FAQNOxwEDT8gBA1DJAQNRywEDUs0BJFPOATNU0AEDVdIBJFbTATRX1AEDWNUBA1nWASRc2QE1XdoBO17bAQRf3AEEYN0BBGHeAQRi3wEEY-EBBGTjASRl5AE8ZugBBGfqASRo6wE9ae4BBGrvAQRr8AEkbPMBPm30AURu9QEGb_YBBnD3AQZx-AEGcvkBBnP7AQZ0_QEkdf4BRXaBAgZ3gwIkeIQCRnmGAgZ6hwIGe4gCJHyLAkd9jAJNfo4CBX-PAgWAAZECBYEBkgIFggGTAgWDAZUCBYQBlwIkhQGYAk6GAZoCBYcBnAIkiAGdAk-JAZ4CBYoBnwIFiwGgAiSMAaMCUI0BpAJWjgGlAgePAaYCB5ABpwIHkQGoAgeSAakCB5MBqwIHlAGtAiSVAa4CV5YBsAIHlwGyAiSYAbMCWJkBtAIHmgG1AgebAbYCJJwBuQJZnQG6Al-eAbsCCp8BvAIKoAG9AgqhAb4CCqIBvwIKowHBAgqkAcMCJKUBxAJgpgHGAgqnAcgCJKgByQJhqQHKAgqqAcsCCqsBzAIkrAHPAmKtAdACZq4B0QIJrwHSAgmwAdMCCbEB1AIJsgHVAgmzAdcCCbQB2QIktQHaAme2AdwCCbcB3gIkuAHfAmi5AeACCboB4QIJuwHiAiS8AeUCab0B5gJtvgHoAm6_AekCbsAB7AJuwQHtAm7CAe4CbsMB8AJuxAHyAiTFAfMCb8YB9QJuxwH3AiTIAfgCcMkB-QJuygH6Am7LAfsCJMwB_gJxzQH_AnfOAYEDeM8BggN40AGFA3jRAYYDeNIBhwN40wGJA3jUAYsDJNUBjAN51gGOA3jXAZADJNgBkQN62QGSA3jaAZMDeNsBlAMk3AGXA3vdAZgDgQHeAZkDDd8BmgMN4AGbAw3hAZwDDeIBnQMN4wGfAw3kAaEDJOUBogOCAeYBpAMN5wGmAyToAacDgwHpAagDDeoBqQMN6wGqAyTsAa0DhAHtAa4DiAHuAa8DDu8BsAMO8AGxAw7xAbIDDvIBswMO8wG1Aw70AbcDJPUBuAOJAfYBugMO9wG8AyT4Ab0DigH5Ab4DDvoBvwMO-wHAAyT8AcMDiwH9AcQDkQH-AcYDkgH_AccDkgGAAsoDkgGBAssDkgGCAswDkgGDAs4DkgGEAtADJIUC0QOTAYYC0wOSAYcC1QMkiALWA5QBiQLXA5IBigLYA5IBiwLZAySMAtwDlQGNAt0DmQGOAt8DmgGPAuADmgGQAuMDmgGRAuQDmgGSAuUDmgGTAucDmgGUAukDJJUC6gObAZYC7AOaAZcC7gMkmALvA5wBmQLwA5oBmgLxA5oBmwLyAyScAvUDnQGdAvYDoQGeAvcDFJ8C-AMUoAL5AxShAvoDFKIC-wMUowL9AxSkAv8DJKUCgASiAaYCgwQUpwKFBCSoAoYEowGpAogEFKoCiQQUqwKKBCSsAo0EpAGtAo4EqAGuAo8EFa8CkAQVsAKRBBWxApIEFbICkwQVswKVBBW0ApcEJLUCmASpAbYCmgQVtwKcBCS4Ap0EqgG5Ap4EFboCnwQVuwKgBCS8AqMEqwG9AqQErwG-AqUEFr8CpgQWwAKnBBbBAqgEFsICqQQWwwKrBBbEAq0EJMUCrgSwAcYCsQQWxwKzBCTIArQEsQHJArYEFsoCtwQWywK4BCTMArsEsgHNArwEuAHOAr4EuQHPAr8EuQHQAsIEuQHRAsMEuQHSAsQEuQHTAsYEuQHUAsgEJNUCyQS6AdYCywS5AdcCzQQk2ALOBLsB2QLPBLkB2gLQBLkB2wLRBCTcAtQEvAHdAtUEwgHeAtcEwwHfAtgEwwHgAtsEwwHhAtwEwwHiAt0EwwHjAt8EwwHkAuEEJOUC4gTEAeYC5ATDAecC5gQk6ALnBMUB6QLoBMMB6gLpBMMB6wLqBCTsAu0ExgHtAu4EygHuAvAEywHvAvEEywHwAvQEywHxAvUEywHyAvYEywHzAvgEywH0AvoEJPUC-wTMAfYC_QTLAfcC_wQk-AKABc0B-QKBBcsB-gKCBcsB-wKDBST8AoYFzgH9AocF0gH-AokF0wH_AooF0wGAA40F0wGBA44F0wGCA48F0wGDA5EF0wGEA5MFJIUDlAXUAYYDlgXTAYcDmAUkiAOZBdUBiQOaBdMBigObBdMBiwOcBSSMA58F1gGNA6AF2gGOA6IFHI8DowUckAOlBRyRA6YFHJIDpwUckwOpBRyUA6sFJJUDrAXbAZYDrgUclwOwBSSYA7EF3AGZA7IFHJoDswUcmwO0BSScA7cF3QGdA7gF4wGeA7kFHZ8DugUdoAO7BR2hA7wFHaIDvQUdowO_BR2kA8EFJKUDwgXkAaYDxAUdpwPGBSSoA8cF5QGpA8gFHaoDyQUdqwPKBSSsA80F5gGtA84F6gGuA88FF68D0AUXsAPRBRexA9IFF7ID0wUXswPVBRe0A9cFJLUD2AXrAbYD2gUXtwPcBSS4A90F7AG5A94FF7oD3wUXuwPgBSS8A-MF7QG9A-QF8QG-A-UFGL8D5gUYwAPnBRjBA-gFGMID6QUYwwPrBRjEA-0FJMUD7gXyAcYD8AUYxwPyBSTIA_MF8wHJA_QFGMoD9QUYywP2BSTMA_kF9AHNA_oF-AHOA_sFGc8D_AUZ0AP9BRnRA_4FGdID_wUZ0wOBBhnUA4MGJNUDhAb5AdYDiAYZ1wOKBiTYA4sG-gHZA44GGdoDjwYZ2wOQBiTcA5MG-wHdA5QGgQLeA5UGEN8DlgYQ4AOXBhDhA5gGEOIDmQYQ4wObBhDkA50GJOUDngaCAuYDoAYQ5wOiBiToA6MGgwLpA6QGEOoDpQYQ6wOmBiTsA6kGhALtA6oGigLuA6wGEe8DrQYR8AOvBhHxA7AGEfIDsQYR8wOzBhH0A7UGJPUDtgaLAvYDuAYR9wO6BiT4A7sGjAL5A7wGEfoDvQYR-wO-BiT8A8EGjQL9A8IGkQL-A8MGD_8DxAYPgATFBg-BBMYGD4IExwYPgwTJBg-EBMsGJIUEzAaSAoYEzgYPhwTQBiSIBNEGkwKJBNIGD4oE0wYPiwTUBiSMBNcGlAKNBNgGmgKOBNkGEo8E2gYSkATbBhKRBNwGEpIE3QYSkwTfBhKUBOEGJJUE4gabApYE5AYSlwTmBiSYBOcGnAKZBOgGEpoE6QYSmwTqBiScBO0GnQKdBO4GoQKeBPAGogKfBPEGogKgBPQGogKhBPUGogKiBPYGogKjBPgGogKkBPoGJKUE-wajAqYE_QaiAqcE_wYkqASAB6QCqQSBB6ICqgSCB6ICqwSDBySsBIYHpQKtBIcHqwKuBIkHrAKvBIoHrAKwBI0HrAKxBI4HrAKyBI8HrAKzBJEHrAK0BJMHJLUElAetArYElgesArcEmAckuASZB64CuQSaB6wCugSbB6wCuwScByS8BJ8HrwK9BKAHtQK-BKIHtgK_BKMHtgLABKYHtgLBBKcHtgLCBKgHtgLDBKoHtgLEBKwHJMUErQe3AsYErwe2AscEsQckyASyB7gCyQSzB7YCygS0B7YCywS1ByTMBLgHuQLNBLkHvwLOBLoHCM8EuwcI0AS8BwjRBL0HCNIEvgcI0wTABwjUBMIHJNUEwwfAAtYExQcI1wTHByTYBMgHwQLZBMkHCNoEygcI2wTLByTcBM4HwgLdBM8HyALeBNEHyQLfBNIHyQLgBNUHyQLhBNYHyQLiBNcHyQLjBNkHyQLkBNsHJOUE3AfKAuYE3gfJAucE4Ack6AThB8sC6QTiB8kC6gTjB8kC6wTkByTsBOcHzALtBOgH0gLuBOoH0wLvBOsH0wLwBO4H0wLxBO8H0wLyBPAH0wLzBPIH0wL0BPQHJPUE9QfUAvYE9wfTAvcE-Qck-AT6B9UC-QT7B9MC-gT8B9MC-wT9ByT8BIAI1gL9BIEI3AL-BIMI3QL_BIQI3QKABYcI3QKBBYgI3QKCBYkI3QKDBYsI3QKEBY0IJIUFjgjeAoYFkAjdAocFkggkiAWTCN8CiQWUCN0CigWVCN0CiwWWCCSMBZkI4AKNBZoI5gKOBZwI5wKPBZ0I5wKQBaAI5wKRBaEI5wKSBaII5wKTBaQI5wKUBaYIJJUFpwjoApYFqQjnApcFqwgkmAWsCOkCmQWtCOcCmgWuCOcCmwWvCCScBbII6gKdBbMI8AKeBbUI8QKfBbYI8QKgBbkI8QKhBboI8QKiBbsI8QKjBb0I8QKkBb8IJKUFwAjyAqYFwgjxAqcFxAgkqAXFCPMCqQXGCPECqgXHCPECqwXICCSsBcsI9AKtBcwI-gKuBc4I-wKvBc8I-wKwBdII-wKxBdMI-wKyBdQI-wKzBdYI-wK0BdgIJLUF2Qj8ArYF2wj7ArcF3QgkuAXeCP0CuQXfCPsCugXgCPsCuwXhCCS8BeQI_gK9BeUIhAO-BecIhQO_BegIhQPABesIhQPBBewIhQPCBe0IhQPDBe8IhQPEBfEIJMUF8giGA8YF9AiFA8cF9ggkyAX3CIcDyQX4CIUDygX5CIUDywX6CCTMBf0IiAPNBf4IjgPOBYAJjwPPBYEJjwPQBYQJjwPRBYUJjwPSBYYJjwPTBYgJjwPUBYoJJNUFiwmQA9YFjQmPA9cFjwkk2AWQCZED2QWRCY8D2gWSCY8D2wWTCSTcBZYJkgPdBZcJmAPeBZkJmQPfBZoJmQPgBZ0JmQPhBZ4JmQPiBZ8JmQPjBaEJmQPkBaMJJOUFpAmaA-YFpgmZA-cFqAkk6AWpCZsD6QWqCZkD6gWrCZkD6wWsCSTsBa8JnAPtBbAJogPuBbIJowPvBbMJowPwBbYJowPxBbcJowPyBbgJowPzBboJowP0BbwJJPUFvQmkA_YFvwmjA_cFwQkk-AXCCaUD-QXDCaMD-gXECaMD-wXFCST8BcgJpgP9BckJrAP-BcsJrQP_BcwJrQOABs8JrQOBBtAJrQOCBtEJrQODBtMJrQOEBtUJJIUG1gmuA4YG2AmtA4cG2gkkiAbbCa8DiQbcCa0DigbdCa0DiwbeCSSMBuEJsAONBuIJtgOOBuQJtwOPBuUJtwOQBugJtwORBukJtwOSBuoJtwOTBuwJtwOUBu4JJJUG7wm4A5YG8Qm3A5cG8wkkmAb0CbkDmQb1CbcDmgb2CbcDmwb3CSScBvoJugOdBvsJwAOeBv0JwQOfBv4JwQOgBoEKwQOhBoIKwQOiBoMKwQOjBoUKwQOkBocKJKUGiArCA6YGigrBA6cGjAokqAaNCsMDqQaOCsEDqgaPCsEDqwaQCiSsBpMKxAOtBpQKygOuBpYKywOvBpcKywOwBpoKywOxBpsKywOyBpwKywOzBp4KywO0BqAKJLUGoQrMA7YGowrLA7cGpQokuAamCs0DuQanCssDugaoCssDuwapCiS8BqwKzgO9Bq0K1AO-Bq8K1QO_BrAK1QPABrMK1QPBBrQK1QPCBrUK1QPDBrcK1QPEBrkKJMUGugrWA8YGvArVA8cGvgokyAa_CtcDyQbACtUDygbBCtUDywbCCiTMBsUK2APNBsYK3gPOBscKH88GyAof0AbJCh_RBsoKH9IGywof0wbNCh_UBs8KJNUG0ArfA9YG0gof1wbUCiTYBtUK4APZBtYKH9oG1wof2wbYCiTcBtsK4QPdBtwK5QPeBt0KIN8G3gog4AbfCiDhBuAKIOIG4Qog4wbjCiDkBuUKJOUG5grmA-YG6Aog5wbqCiToBusK5wPpBuwKIOoG7Qog6wbuCiTsBvEK6APtBvIK7APuBvMKIe8G9Aoh8Ab1CiHxBvYKIfIG9woh8wb5CiH0BvsKJPUG_ArtA_YG_goh9waACyT4BoEL7gP5BoILIfoGgwsh-waECyT8BocL7wP9BogL9QP-BooL9gP_BosL9gOAB44L9gOBB48L9gOCB5AL9gODB5IL9gOEB5QLJIUHlQv3A4YHlwv2A4cHmQskiAeaC_gDiQebC_YDigecC_YDiwedCySMB6AL-QONB6EL_QOOB6ML_gOPB6QL_gOQB6cL_gORB6gL_gOSB6kL_gOTB6sL_gOUB60LJJUHrgv_A5YHsAv-A5cHsgskmAezC4AEmQe0C_4Dmge1C_4Dmwe2CyScB7kLgQSdB7oLhwSeB7wLiASfB70LiASgB8ALiAShB8ELiASiB8ILiASjB8QLiASkB8YLJKUHxwuJBKYHyQuIBKcHywskqAfMC4oEqQfNC4gEqgfOC4gEqwfPCySsB9ILiwStB9MLkQQ"
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
  BillSetAsideScalarFieldEnum: () => BillSetAsideScalarFieldEnum,
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
  BillSetAside: "BillSetAside",
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
var BillSetAsideScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  monthStart: "monthStart",
  createdAt: "createdAt",
  document: "document",
  setAsideAt: "setAsideAt",
  reason: "reason"
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
