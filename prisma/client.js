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
  id            String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  slug          String    @unique
  displayName   String    @map("display_name")
  status        String    @default("active") // active | suspended | closed | erased
  /// Why an operator suspended it; the customer reads it.
  statusReason  String?   @map("status_reason")
  statusSince   DateTime  @default(dbgenerated("clock_timestamp()")) @map("status_since") @db.Timestamptz(3)
  /// When the account closes, or closed; null unless an operator closes it.
  closesAt      DateTime? @map("closes_at") @db.Timestamptz(3)
  /// Why an operator closes it; the customer reads it.
  closingReason String?   @map("closing_reason")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5RWRBIAHGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh3QgBAO4LACGhCQEAAAAB3AkBAPALACHdCUAA3wsAId4JQADvCwAh3wkBAPALACEBAAAAAQAgFQMAANYMACAFAAC6DQAgBgAA8wwAIAgAAPQMACAPAACODQAgEAAAjw0AIBEAAIkNACAcAACRDQAgrgcAALkNADCvBwAAAwAQsAcAALkNADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHYCSAAggwAIdkJQADvCwAh2glAAN8LACHbCUAA7wsAIQoDAADjDwAgBQAAixQAIAYAAOcRACAIAADoEQAgDwAA8hMAIBAAAPMTACARAACBFAAgHAAA9RMAINkJAADHDQAg2wkAAMcNACAXAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAAAAAdoHAQCLDAAh3QgBAO4LACGNCQAAuA0AIKEJAQDuCwAhogkBAO4LACHYCSAAggwAIdkJQADvCwAh2glAAN8LACHbCUAA7wsAIeMJAAC3DQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAD6DAAgrgcAAPkMADCvBwAABwAQsAcAAPkMADC9BwEA7gsAIdsHAQCLDAAh_AcEAN4LACGvCAQA3gsAIbAIBADeCwAhsQgEAN4LACHVCQQA3gsAIdYJAgCDDAAh1wkCAIMMACEBAAAABwAgDgQAAKMNACAHAAC1DQAgrgcAALYNADCvBwAACQAQsAcAALYNADCxB0AA7wsAIb0HAQDuCwAhwwcBAIsMACHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdMJAQDuCwAh1AlAAN8LACEFBAAA_xEAIAcAAIcUACCxBwAAxw0AINsHAADHDQAgrQgAAMcNACAOBAAAow0AIAcAALUNACCuBwAAtg0AMK8HAAAJABCwBwAAtg0AMLEHQADvCwAhvQcBAO4LACHDBwEAAAAB2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHTCQEA7gsAIdQJQADfCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAPoMACAHAAC1DQAgrgcAALQNADCvBwAAEQAQsAcAALQNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdAJAgCDDAAh0QkBAPALACHSCUAA7wsAIQUEAAD_EQAgBwAAhxQAIK0IAADHDQAg0QkAAMcNACDSCQAAxw0AIA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdAJAgCDDAAh0QkBAPALACHSCUAA7wsAIQMAAAARACABAAASADACAAATACABAAAADgAgJQcAALANACAKAACxDQAgCwAAsg0AIAwAALMNACCuBwAArw0AMK8HAAAWABCwBwAArw0AML0HAQDuCwAhqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwlAAO8LACHECQAA_AsAIMUJAAD8CwAgxglAAO8LACHHCSAAggwAIcgJAAD8CwAgyQkCAIMMACHKCQIAgwwAIcsJAQDwCwAhzAkBAJcMACHNCQEAlwwAIQ0HAACHFAAgCgAAiBQAIAsAAIkUACAMAACKFAAgugkAAMcNACC_CQAAxw0AIMEJAADHDQAgwgkAAMcNACDDCQAAxw0AIMYJAADHDQAgywkAAMcNACDMCQAAxw0AIM0JAADHDQAgJQcAALANACAKAACxDQAgCwAAsg0AIAwAALMNACCuBwAArw0AMK8HAAAWABCwBwAArw0AML0HAQAAAAGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAhAwAAABYAIAEAABcAMAIAABgAIBkJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACEECQAAhhQAILMIAADHDQAgtAgAAMcNACC1CAAAxw0AIBoJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQAAAAGpCAEA7gsAIaoIAgCDDAAhqwgEAN4LACGsCAEA7gsAIa0IAQDuCwAhrggBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACGyCAAAmAwAILMIQADvCwAhtAhAAO8LACG1CEAA7wsAIbYIBADeCwAhtwgEAN4LACG4CAEA7gsAIeIJAACtDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhAgkAAIYUACC3CQAAxw0AIAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEAAAABtwlAAO8LACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIQEJAACGFAAgCwkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIeEJAACpDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAA1gwAIAQAAPoMACCuBwAAqA0AMK8HAAAtABCwBwAAqA0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHhCAAA_AsAIOQIAQDuCwAh5QgAAPwLACDmCCAAggwAIfsIAAGMDAAh_ghAAO8LACGfCQEA8AsAIacJQADvCwAhrgkBAJcMACGvCQEA8AsAIbAJQADvCwAhCAMAAOMPACAEAAD_EQAg_ggAAMcNACCfCQAAxw0AIKcJAADHDQAgrgkAAMcNACCvCQAAxw0AILAJAADHDQAgGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHhCAAA_AsAIOQIAQDuCwAh5QgAAPwLACDmCCAAggwAIfsIAAEAAAH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACEDAAAALQAgAQAALgAwAgAALwAgGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhDAMAAOMPACAEAAD_EQAg2wgAAMcNACD8CAAAxw0AIP4IAADHDQAgpwkAAMcNACCoCQAAxw0AIKkJAADHDQAgqgkAAMcNACCrCQAAxw0AIKwJAADHDQAgrQkAAMcNACAZAwAA1gwAIAQAAPoMACCuBwAApw0AMK8HAAAxABCwBwAApw0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfAHAQDuCwAh8QcBAIsMACHbCAEAlwwAIeEIAAD8CwAg_AgBAPALACH-CEAA7wsAIYQJAAEAAAGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhAwAAADEAIAEAADIAMAIAADMAIBkEAAD6DAAgEgAAzQwAIK4HAACmDQAwrwcAADUAELAHAACmDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIQIEAAD_EQAgEgAA_w4AIBkEAAD6DAAgEgAAzQwAIK4HAACmDQAwrwcAADUAELAHAACmDQAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQCLDAAh6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAhAQAAADoAIAcSAADNDAAgrgcAAKUNADCvBwAAPAAQsAcAAKUNADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACEBEgAA_w4AIAgSAADNDAAgrgcAAKUNADCvBwAAPAAQsAcAAKUNADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACHgCQAApA0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEKAwAA4w8AIAQAAP8RACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgyQcAAMcNACDbBwAAxw0AIOsIAADHDQAgoAkAAMcNACAVAwAA1gwAIAQAAKMNACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgrgcAAKINADCvBwAAQgAQsAcAAKINADCyB0AA3wsAIcMHAQAAAAHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGNCQAAoQ0AIJ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEFAwAA4w8AIBUAAIQUACAXAACFFAAg_ggAAMcNACCdCQAAxw0AIBADAADWDAAgFQAAnQ0AIBcAAKANACCuBwAAnw0AMK8HAABHABCwBwAAnw0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAEAAAGdCUAA7wsAIQMAAABHACABAABIADACAABJACANAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACABAAAASwAgAQAAAEcAIA0DAADWDAAgFQAAnQ0AIK4HAACeDQAwrwcAAE4AELAHAACeDQAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABjAwAIYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQMDAADjDwAgFQAAhBQAIIIJAADHDQAgDQMAANYMACAVAACdDQAgrgcAAJ4NADCvBwAATgAQsAcAAJ4NADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAEAAAGACQEA7gsAIYEJAQDuCwAhgglAAO8LACEDAAAATgAgAQAATwAwAgAAUAAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhBQMAAOMPACAVAACEFAAg_AgAAMcNACD9CAAAxw0AIP4IAADHDQAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIfoIAAEAAAH7CAABjAwAIfwIAQDwCwAh_QhAAO8LACH-CEAA7wsAIQMAAABSACABAABTADACAABUACAUAwAAmg0AIAQBAPALACEVAACbDQAgrgcAAJkNADCvBwAAVgAQsAcAAJkNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhCQMAAOMPACAEAADHDQAgFQAAhBQAINoHAADHDQAg2wcAAMcNACD1CAAAxw0AIPYIAADHDQAg9wgAAMcNACD5CAAAxw0AIBQDAACaDQAgBAEA8AsAIRUAAJsNACCuBwAAmQ0AMK8HAABWABCwBwAAmQ0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABAAAB9AgAAQAAAfUIAQDwCwAh9ggBAPALACH3CAEAlwwAIfgIAgCDDAAh-QhAAO8LACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHcCQEA8AsAId0JQADfCwAh3glAAO8LACHfCQEA8AsAIQEAAABaACABAAAAQgAgAQAAAEcAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAANYMACARAACJDQAgEwAAig0AIBQAAIsNACCuBwAAiA0AMK8HAABpABCwBwAAiA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEHAwAA4w8AIBEAAIEUACATAACCFAAgFAAAgxQAIO0IAADHDQAg7ggAAMcNACDvCAAAxw0AIBkDAADWDAAgEQAAiQ0AIBMAAIoNACAUAACLDQAgrgcAAIgNADCvBwAAaQAQsAcAAIgNADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACGNCQAAhw0AIAMAAABpACABAABqADACAABrACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIQEAAABvACAVAwAA1gwAIB8AAIYNACCuBwAAhQ0AMK8HAABxABCwBwAAhQ0AMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAYwMACGFCQEA7gsAIYYJAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgCAMAAOMPACAfAAD3EwAg6wgAAMcNACD-CAAAxw0AIIIJAADHDQAghgkAAMcNACCHCQAAxw0AIIgJAADHDQAgFQMAANYMACAfAACGDQAgrgcAAIUNADCvBwAAcQAQsAcAAIUNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAQAAAYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAHEAIAMAAABxACABAAByADACAABzACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIQYDAADjDwAgIgAA_xMAICMAAIAUACDbBwAAxw0AIN4HAADHDQAg3wcAAMcNACATAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhAwAAAHoAIAEAAHsAMAIAAHwAIAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQCLDAAhxQcBAIsMACHYBwEA7gsAIdkHQADvCwAhAiEAAP4TACDZBwAAxw0AIAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQAAAAHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACEDAAAAfgAgAQAAfwAwAgAAgAEAIBYhAACADQAgKwAAmAwAIK4HAAD_DAAwrwcAAIIBABCwBwAA_wwAMLIHQADfCwAhvwcBAPALACHDBwEAiwwAIcQHBADeCwAhxQcBAIsMACHGBwEAiwwAIccHAQDuCwAhyAcBAO4LACHJBwEA7gsAIcoHQADfCwAhywcBAJcMACHMBwEA7gsAIc0HAgCDDAAhzgdAAO8LACHPB0AA7wsAIdAHQADfCwAh0QdAAO8LACEGIQAA_hMAIL8HAADHDQAgywcAAMcNACDOBwAAxw0AIM8HAADHDQAg0QcAAMcNACAWIQAAgA0AICsAAJgMACCuBwAA_wwAMK8HAACCAQAQsAcAAP8MADCyB0AA3wsAIb8HAQDwCwAhwwcBAAAAAcQHBADeCwAhxQcBAIsMACHGBwEAiwwAIccHAQDuCwAhyAcBAO4LACHJBwEA7gsAIcoHQADfCwAhywcBAJcMACHMBwEA7gsAIc0HAgCDDAAhzgdAAO8LACHPB0AA7wsAIdAHQADfCwAh0QdAAO8LACEDAAAAggEAIAEAAIMBADACAACEAQAgAQAAAH4AIAEAAACCAQAgBQMAAOMPACAWAAD9EwAg2AcAAMcNACCbCQAAxw0AIJwJAADHDQAgDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQAAAAHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQAAAAGcCQAAnwwAIAMAAABLACABAACIAQAwAgAAiQEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABpACABAAAAQgAgAQAAAEcAIAEAAABxACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAegAgAQAAAEsAIAEAAAABACAQDwAA8hMAIBAAAPMTACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHAAA9RMAIB0AAPETACAeAAD0EwAgHwAA9xMAICAAAOQPACAkAAD7EwAgJQAA_BMAINwJAADHDQAg3gkAAMcNACDfCQAAxw0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBYPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABASsAAJwBACAJsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABASsAAJ4BADABKwAAngEAMBYPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhAgAAAAEAICsAAKEBACAJsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBg0AANcSACA4AADZEgAgOQAA2BIAINwJAADHDQAg3gkAAMcNACDfCQAAxw0AIAyuBwAA_AwAMK8HAACqAQAQsAcAAPwMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHdCAEA4wsAIaEJAQDjCwAh3AkBAOULACHdCUAA1gsAId4JQADkCwAh3wkBAOULACEDAAAAWgAgAQAAqQEAMDcAAKoBACADAAAAWgAgAQAAmAEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAM8SACAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQErAACyAQAgCrIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAEBKwAAtAEAMAErAAC0AQAwEgMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACECAAAABQAgKwAAtwEAIAqyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQIAAAADACArAAC5AQAgAgAAAAMAICsAALkBACADAAAABQAgMgAAsgEAIDMAALcBACABAAAABQAgAQAAAAMAIAUNAACAEgAgOAAAghIAIDkAAIESACDZCQAAxw0AINsJAADHDQAgDa4HAAD7DAAwrwcAAMABABCwBwAA-wwAMLIHQADWCwAhwwcBAPILACHaBwEA8gsAId0IAQDjCwAhoQkBAOMLACGiCQEA4wsAIdgJIAD-CwAh2QlAAOQLACHaCUAA1gsAIdsJQADkCwAhAwAAAAMAIAEAAL8BADA3AADAAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAD6DAAgrgcAAPkMADCvBwAABwAQsAcAAPkMADC9BwEAAAAB2wcBAAAAAfwHBADeCwAhrwgEAN4LACGwCAQA3gsAIbEIBADeCwAh1QkEAN4LACHWCQIAgwwAIdcJAgCDDAAhAQAAAMMBACABAAAAwwEAIAEEAAD_EQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgCgQAAP4RACC9BwEAAAAB2wcBAAAAAfwHBAAAAAGvCAQAAAABsAgEAAAAAbEIBAAAAAHVCQQAAAAB1gkCAAAAAdcJAgAAAAEBKwAAygEAIAm9BwEAAAAB2wcBAAAAAfwHBAAAAAGvCAQAAAABsAgEAAAAAbEIBAAAAAHVCQQAAAAB1gkCAAAAAdcJAgAAAAEBKwAAzAEAMAErAADMAQAwCgQAAP0RACC9BwEAyw0AIdsHAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHVCQQAwA0AIdYJAgDTDQAh1wkCANMNACECAAAAwwEAICsAAM8BACAJvQcBAMsNACHbBwEAyw0AIfwHBADADQAhrwgEAMANACGwCAQAwA0AIbEIBADADQAh1QkEAMANACHWCQIA0w0AIdcJAgDTDQAhAgAAAAcAICsAANEBACACAAAABwAgKwAA0QEAIAMAAADDAQAgMgAAygEAIDMAAM8BACABAAAAwwEAIAEAAAAHACAFDQAA-BEAIDgAAPsRACA5AAD6EQAgWgAA-REAIFsAAPwRACAMrgcAAPgMADCvBwAA2AEAELAHAAD4DAAwvQcBAOMLACHbBwEA8gsAIfwHBADVCwAhrwgEANULACGwCAQA1QsAIbEIBADVCwAh1QkEANULACHWCQIA9QsAIdcJAgD1CwAhAwAAAAcAIAEAANcBADA3AADYAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAA4hEAIAcAAPcRACCxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAEBKwAA4AEAIAmxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAEBKwAA4gEAMAErAADiAQAwAQAAAAMAIAEAAAAOACALBAAA4BEAIAcAAPYRACCxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACECAAAACwAgKwAA5wEAIAmxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACECAAAACQAgKwAA6QEAIAIAAAAJACArAADpAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMgAA4AEAIDMAAOcBACABAAAACwAgAQAAAAkAIAgNAADxEQAgOAAA9BEAIDkAAPMRACBaAADyEQAgWwAA9REAILEHAADHDQAg2wcAAMcNACCtCAAAxw0AIAyuBwAA9wwAMK8HAADyAQAQsAcAAPcMADCxB0AA5AsAIb0HAQDjCwAhwwcBAPILACHbBwEA9AsAIfYHAQDjCwAhrQgBAOULACHQCQIA9QsAIdMJAQDjCwAh1AlAANYLACEDAAAACQAgAQAA8QEAMDcAAPIBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAA1BEAIAcAAPARACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAGtCAEAAAAB0AkCAAAAAdEJAQAAAAHSCUAAAAABASsAAPoBACAKsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHRCQEAAAAB0glAAAAAAQErAAD8AQAwASsAAPwBADABAAAADgAgDAQAANIRACAHAADvEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdEJAQDNDQAh0glAAMwNACECAAAAEwAgKwAAgAIAIAqyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdsHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0QkBAM0NACHSCUAAzA0AIQIAAAARACArAACCAgAgAgAAABEAICsAAIICACABAAAADgAgAwAAABMAIDIAAPoBACAzAACAAgAgAQAAABMAIAEAAAARACAIDQAA6hEAIDgAAO0RACA5AADsEQAgWgAA6xEAIFsAAO4RACCtCAAAxw0AINEJAADHDQAg0gkAAMcNACANrgcAAPYMADCvBwAAigIAELAHAAD2DAAwsgdAANYLACG9BwEA4wsAIcMHAQDyCwAhzAcBAOMLACHbBwEA8gsAIfYHAQDjCwAhrQgBAOULACHQCQIA9QsAIdEJAQDlCwAh0glAAOQLACEDAAAAEQAgAQAAiQIAMDcAAIoCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEAAAAB5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIAEAAACNAgAgAQAAAI0CACADBgAA5xEAIAgAAOgRACAOAADpEQAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgDQYAAOQRACAIAADlEQAgDgAA5hEAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzgkBAAAAAc8JAADjEQAgASsAAJQCACAKsgdAAAAAAb0HAQAAAAHnBwIAAAAB_gcBAAAAAaIIAgAAAAGwCAIAAAABxQgCAAAAAbQJIAAAAAHOCQEAAAABzwkAAOMRACABKwAAlgIAMAErAACWAgAwDQYAALgRACAIAAC5EQAgDgAAuhEAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgAgAAAI0CACArAACZAgAgCrIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgAgAAAA4AICsAAJsCACACAAAADgAgKwAAmwIAIAMAAACNAgAgMgAAlAIAIDMAAJkCACABAAAAjQIAIAEAAAAOACAFDQAAshEAIDgAALURACA5AAC0EQAgWgAAsxEAIFsAALYRACANrgcAAPEMADCvBwAAogIAELAHAADxDAAwsgdAANYLACG9BwEA4wsAIecHAgD1CwAh_gcBAPILACGiCAIA9QsAIbAIAgD1CwAhxQgCAPULACG0CSAA_gsAIc4JAQDjCwAhzwkAAPwLACADAAAADgAgAQAAoQIAMDcAAKICACADAAAADgAgAQAAkAIAMAIAAI0CACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICIHAACuEQAgCgAArxEAIAsAALARACAMAACxEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABASsAAKoCACAevQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABASsAAKwCADABKwAArAIAMCIHAACDEQAgCgAAhBEAIAsAAIURACAMAACGEQAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhAgAAABgAICsAAK8CACAevQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhAgAAABYAICsAALECACACAAAAFgAgKwAAsQIAIAMAAAAYACAyAACqAgAgMwAArwIAIAEAAAAYACABAAAAFgAgDg0AAPsQACA4AAD-EAAgOQAA_RAAIFoAAPwQACBbAAD_EAAgugkAAMcNACC_CQAAxw0AIMEJAADHDQAgwgkAAMcNACDDCQAAxw0AIMYJAADHDQAgywkAAMcNACDMCQAAxw0AIM0JAADHDQAgIa4HAADwDAAwrwcAALgCABCwBwAA8AwAML0HAQDjCwAhqQgBAOMLACGtCAEA4wsAIa8IAgD1CwAhsAgCAPULACGxCAIA9QsAIbYIBADVCwAhogkBAOMLACG0CSAA_gsAIbkJAQDjCwAhugkBAOULACG7CQIA9QsAIbwJAgD1CwAhvQkCAPULACG-CQIA9QsAIb8JAQD0CwAhwAkgAP4LACHBCUAA5AsAIcIJQADkCwAhwwlAAOQLACHECQAA_AsAIMUJAAD8CwAgxglAAOQLACHHCSAA_gsAIcgJAAD8CwAgyQkCAPULACHKCQIA9QsAIcsJAQDlCwAhzAkBAPQLACHNCQEA9AsAIQMAAAAWACABAAC3AgAwNwAAuAIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAAD6EAAgzAcgAAAAAfYHAQAAAAH_BwEAAAABrAgBAAAAAb0IAQAAAAG4CUAAAAABASsAAMACACAGzAcgAAAAAfYHAQAAAAH_BwEAAAABrAgBAAAAAb0IAQAAAAG4CUAAAAABASsAAMICADABKwAAwgIAMAcJAAD5EAAgzAcgAIMOACH2BwEAyw0AIf8HAQDLDQAhrAgBAMsNACG9CAEAyw0AIbgJQADBDQAhAgAAACQAICsAAMUCACAGzAcgAIMOACH2BwEAyw0AIf8HAQDLDQAhrAgBAMsNACG9CAEAyw0AIbgJQADBDQAhAgAAACIAICsAAMcCACACAAAAIgAgKwAAxwIAIAMAAAAkACAyAADAAgAgMwAAxQIAIAEAAAAkACABAAAAIgAgAw0AAPYQACA4AAD4EAAgOQAA9xAAIAmuBwAA7wwAMK8HAADOAgAQsAcAAO8MADDMByAA_gsAIfYHAQDjCwAh_wcBAOMLACGsCAEA4wsAIb0IAQDjCwAhuAlAANYLACEDAAAAIgAgAQAAzQIAMDcAAM4CACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAA9RAAILIHQAAAAAGsCAEAAAABkQkBAAAAAbYJAQAAAAG3CUAAAAABASsAANYCACAFsgdAAAAAAawIAQAAAAGRCQEAAAABtgkBAAAAAbcJQAAAAAEBKwAA2AIAMAErAADYAgAwBgkAAPQQACCyB0AAwQ0AIawIAQDLDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhAgAAACAAICsAANsCACAFsgdAAMENACGsCAEAyw0AIZEJAQDLDQAhtgkBAMsNACG3CUAAzA0AIQIAAAAeACArAADdAgAgAgAAAB4AICsAAN0CACADAAAAIAAgMgAA1gIAIDMAANsCACABAAAAIAAgAQAAAB4AIAQNAADxEAAgOAAA8xAAIDkAAPIQACC3CQAAxw0AIAiuBwAA7gwAMK8HAADkAgAQsAcAAO4MADCyB0AA1gsAIawIAQDjCwAhkQkBAOMLACG2CQEA4wsAIbcJQADkCwAhAwAAAB4AIAEAAOMCADA3AADkAgAgAwAAAB4AIAEAAB8AMAIAACAAIAmuBwAA7QwAMK8HAADqAgAQsAcAAO0MADCDCAEAiwwAIYQIAQDwCwAhqAgBAAAAAawIAQDuCwAhtwgEAL0MACG1CUAA3wsAIQEAAADnAgAgAQAAAOcCACAJrgcAAO0MADCvBwAA6gIAELAHAADtDAAwgwgBAIsMACGECAEA8AsAIagIAQCLDAAhrAgBAO4LACG3CAQAvQwAIbUJQADfCwAhAoQIAADHDQAgtwgAAMcNACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAGgwgBAAAAAYQIAQAAAAGoCAEAAAABrAgBAAAAAbcIBAAAAAG1CUAAAAABASsAAO8CACAGgwgBAAAAAYQIAQAAAAGoCAEAAAABrAgBAAAAAbcIBAAAAAG1CUAAAAABASsAAPECADABKwAA8QIAMAaDCAEAyw0AIYQIAQDNDQAhqAgBAMsNACGsCAEAyw0AIbcIBADMDgAhtQlAAMENACECAAAA5wIAICsAAPQCACAGgwgBAMsNACGECAEAzQ0AIagIAQDLDQAhrAgBAMsNACG3CAQAzA4AIbUJQADBDQAhAgAAAOoCACArAAD2AgAgAgAAAOoCACArAAD2AgAgAwAAAOcCACAyAADvAgAgMwAA9AIAIAEAAADnAgAgAQAAAOoCACAHDQAA7BAAIDgAAO8QACA5AADuEAAgWgAA7RAAIFsAAPAQACCECAAAxw0AILcIAADHDQAgCa4HAADsDAAwrwcAAP0CABCwBwAA7AwAMIMIAQDyCwAhhAgBAOULACGoCAEA8gsAIawIAQDjCwAhtwgEALYMACG1CUAA1gsAIQMAAADqAgAgAQAA_AIAMDcAAP0CACADAAAA6gIAIAEAAOsCADACAADnAgAgDK4HAADrDAAwrwcAAIMDABCwBwAA6wwAMLIHQADfCwAhvQcBAAAAAf4HAQCLDAAhuwgBAO4LACHFCAIAgwwAIbEJAACYDAAgsgkBAPALACGzCQQAvQwAIbQJIACCDAAhAQAAAIADACABAAAAgAMAIAyuBwAA6wwAMK8HAACDAwAQsAcAAOsMADCyB0AA3wsAIb0HAQDuCwAh_gcBAIsMACG7CAEA7gsAIcUIAgCDDAAhsQkAAJgMACCyCQEA8AsAIbMJBAC9DAAhtAkgAIIMACECsgkAAMcNACCzCQAAxw0AIAMAAACDAwAgAQAAhAMAMAIAAIADACADAAAAgwMAIAEAAIQDADACAACAAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAmyB0AAAAABvQcBAAAAAf4HAQAAAAG7CAEAAAABxQgCAAAAAbEJgAAAAAGyCQEAAAABswkEAAAAAbQJIAAAAAEBKwAAiAMAIAmyB0AAAAABvQcBAAAAAf4HAQAAAAG7CAEAAAABxQgCAAAAAbEJgAAAAAGyCQEAAAABswkEAAAAAbQJIAAAAAEBKwAAigMAMAErAACKAwAwCbIHQADBDQAhvQcBAMsNACH-BwEAyw0AIbsIAQDLDQAhxQgCANMNACGxCYAAAAABsgkBAM0NACGzCQQAzA4AIbQJIACDDgAhAgAAAIADACArAACNAwAgCbIHQADBDQAhvQcBAMsNACH-BwEAyw0AIbsIAQDLDQAhxQgCANMNACGxCYAAAAABsgkBAM0NACGzCQQAzA4AIbQJIACDDgAhAgAAAIMDACArAACPAwAgAgAAAIMDACArAACPAwAgAwAAAIADACAyAACIAwAgMwAAjQMAIAEAAACAAwAgAQAAAIMDACAHDQAA5xAAIDgAAOoQACA5AADpEAAgWgAA6BAAIFsAAOsQACCyCQAAxw0AILMJAADHDQAgDK4HAADqDAAwrwcAAJYDABCwBwAA6gwAMLIHQADWCwAhvQcBAOMLACH-BwEA8gsAIbsIAQDjCwAhxQgCAPULACGxCQAA8wsAILIJAQDlCwAhswkEALYMACG0CSAA_gsAIQMAAACDAwAgAQAAlQMAMDcAAJYDACADAAAAgwMAIAEAAIQDADACAACAAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAA5RAAIAQAAOYQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeEIAADjEAAg5AgBAAAAAeUIAADkEAAg5gggAAAAAfsIAAEAAAH-CEAAAAABnwkBAAAAAacJQAAAAAGuCQEAAAABrwkBAAAAAbAJQAAAAAEBKwAAngMAIBOyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeEIAADjEAAg5AgBAAAAAeUIAADkEAAg5gggAAAAAfsIAAEAAAH-CEAAAAABnwkBAAAAAacJQAAAAAGuCQEAAAABrwkBAAAAAbAJQAAAAAEBKwAAoAMAMAErAACgAwAwFQMAAOEQACAEAADiEAAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeEIAADfEAAg5AgBAMsNACHlCAAA4BAAIOYIIACDDgAh-wgAAY4OACH-CEAAzA0AIZ8JAQDNDQAhpwlAAMwNACGuCQEAzQ0AIa8JAQDNDQAhsAlAAMwNACECAAAALwAgKwAAowMAIBOyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIQIAAAAtACArAAClAwAgAgAAAC0AICsAAKUDACADAAAALwAgMgAAngMAIDMAAKMDACABAAAALwAgAQAAAC0AIAkNAADcEAAgOAAA3hAAIDkAAN0QACD-CAAAxw0AIJ8JAADHDQAgpwkAAMcNACCuCQAAxw0AIK8JAADHDQAgsAkAAMcNACAWrgcAAOkMADCvBwAArAMAELAHAADpDAAwsgdAANYLACG9BwEA4wsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh4AcBAOMLACHhBwEA4wsAIeEIAAD8CwAg5AgBAOMLACHlCAAA_AsAIOYIIAD-CwAh-wgAAYcMACH-CEAA5AsAIZ8JAQDlCwAhpwlAAOQLACGuCQEA9AsAIa8JAQDlCwAhsAlAAOQLACEDAAAALQAgAQAAqwMAMDcAAKwDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAA2hAAIAQAANsQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABASsAALQDACAUsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAAQErAAC2AwAwASsAALYDADAWAwAA1hAAIAQAANcQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhAgAAADMAICsAALkDACAUsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfAHAQDLDQAh8QcBAMsNACHbCAEAzQ0AIeEIAADUEAAg_AgBAM0NACH-CEAAzA0AIYQJAAGODgAhpgkAANUQACCnCUAAzA0AIagJAgDNDgAhqQkCAM0OACGqCQEAzQ0AIasJAQDNDQAhrAkBAM0NACGtCQEAzQ0AIQIAAAAxACArAAC7AwAgAgAAADEAICsAALsDACADAAAAMwAgMgAAtAMAIDMAALkDACABAAAAMwAgAQAAADEAIA8NAADPEAAgOAAA0hAAIDkAANEQACBaAADQEAAgWwAA0xAAINsIAADHDQAg_AgAAMcNACD-CAAAxw0AIKcJAADHDQAgqAkAAMcNACCpCQAAxw0AIKoJAADHDQAgqwkAAMcNACCsCQAAxw0AIK0JAADHDQAgF64HAADoDAAwrwcAAMIDABCwBwAA6AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh2wcBAPILACHwBwEA4wsAIfEHAQDyCwAh2wgBAPQLACHhCAAA_AsAIPwIAQDlCwAh_ghAAOQLACGECQABhwwAIaYJAAD8CwAgpwlAAOQLACGoCQIAtwwAIakJAgC3DAAhqgkBAOULACGrCQEA5QsAIawJAQD0CwAhrQkBAPQLACEDAAAAMQAgAQAAwQMAMDcAAMIDACADAAAAMQAgAQAAMgAwAgAAMwAgBa4HAADnDAAwrwcAAMgDABCwBwAA5wwAMNkHQADfCwAhpQkAAQAAAQEAAADFAwAgAQAAAMUDACAFrgcAAOcMADCvBwAAyAMAELAHAADnDAAw2QdAAN8LACGlCQABjAwAIQADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACAC2QdAAAAAAaUJAAEAAAEBKwAAzQMAIALZB0AAAAABpQkAAQAAAQErAADPAwAwASsAAM8DADAC2QdAAMENACGlCQABjg4AIQIAAADFAwAgKwAA0gMAIALZB0AAwQ0AIaUJAAGODgAhAgAAAMgDACArAADUAwAgAgAAAMgDACArAADUAwAgAwAAAMUDACAyAADNAwAgMwAA0gMAIAEAAADFAwAgAQAAAMgDACADDQAAzBAAIDgAAM4QACA5AADNEAAgBa4HAADmDAAwrwcAANsDABCwBwAA5gwAMNkHQADWCwAhpQkAAYcMACEDAAAAyAMAIAEAANoDADA3AADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIA2uBwAA5QwAMK8HAADhAwAQsAcAAOUMADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCXDAAh3QgBAO4LACH_CAABAAABoQkBAO4LACGiCQEA7gsAIaMJQADvCwAhpAkAAJ8MACABAAAA3gMAIAEAAADeAwAgDa4HAADlDAAwrwcAAOEDABCwBwAA5QwAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCXDAAh3QgBAO4LACH_CAABjAwAIaEJAQDuCwAhogkBAO4LACGjCUAA7wsAIaQJAACfDAAgA9oHAADHDQAgowkAAMcNACCkCQAAxw0AIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAqyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB3QgBAAAAAf8IAAEAAAGhCQEAAAABogkBAAAAAaMJQAAAAAGkCYAAAAABASsAAOYDACAKsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAd0IAQAAAAH_CAABAAABoQkBAAAAAaIJAQAAAAGjCUAAAAABpAmAAAAAAQErAADoAwAwASsAAOgDADAKsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAM0NACHdCAEAyw0AIf8IAAGODgAhoQkBAMsNACGiCQEAyw0AIaMJQADMDQAhpAmAAAAAAQIAAADeAwAgKwAA6wMAIAqyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAzQ0AId0IAQDLDQAh_wgAAY4OACGhCQEAyw0AIaIJAQDLDQAhowlAAMwNACGkCYAAAAABAgAAAOEDACArAADtAwAgAgAAAOEDACArAADtAwAgAwAAAN4DACAyAADmAwAgMwAA6wMAIAEAAADeAwAgAQAAAOEDACAGDQAAyRAAIDgAAMsQACA5AADKEAAg2gcAAMcNACCjCQAAxw0AIKQJAADHDQAgDa4HAADkDAAwrwcAAPQDABCwBwAA5AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQD0CwAh3QgBAOMLACH_CAABhwwAIaEJAQDjCwAhogkBAOMLACGjCUAA5AsAIaQJAACcDAAgAwAAAOEDACABAADzAwAwNwAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBEDAADDEAAgBAAAxBAAIBgAAMUQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQErAAD8AwAgC7IHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABASsAAP4DADABKwAA_gMAMAEAAAADACARAwAAjRAAIAQAAI4QACAYAACPEAAgGQAAkBAAIBoAAJEQACAbAACSEAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQIAAABEACArAACCBAAgC7IHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACECAAAAQgAgKwAAhAQAIAIAAABCACArAACEBAAgAQAAAAMAIAMAAABEACAyAAD8AwAgMwAAggQAIAEAAABEACABAAAAQgAgBw0AAIoQACA4AACMEAAgOQAAixAAIMkHAADHDQAg2wcAAMcNACDrCAAAxw0AIKAJAADHDQAgDq4HAADjDAAwrwcAAIwEABCwBwAA4wwAMLIHQADWCwAhwwcBAPILACHJBwEA5QsAIcwHAQDjCwAh2gcBAPILACHbBwEA9AsAId0IAQDjCwAh6wgBAOULACGeCQEA4wsAIZ8JAQDjCwAhoAlAAOQLACEDAAAAQgAgAQAAiwQAMDcAAIwEACADAAAAQgAgAQAAQwAwAgAARAAgAQAAAEkAIAEAAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACANAwAAhxAAIBUAAIgQACAXAACJEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQErAACUBAAgCrIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEBKwAAlgQAMAErAACWBAAwDQMAAP8PACAVAACAEAAgFwAAgRAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhAgAAAEkAICsAAJkEACAKsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACECAAAARwAgKwAAmwQAIAIAAABHACArAACbBAAgAwAAAEkAIDIAAJQEACAzAACZBAAgAQAAAEkAIAEAAABHACAFDQAA_A8AIDgAAP4PACA5AAD9DwAg_ggAAMcNACCdCQAAxw0AIA2uBwAA4gwAMK8HAACiBAAQsAcAAOIMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACH3CAEA8gsAIf4IQADkCwAhhAkAAYcMACGdCUAA5AsAIQMAAABHACABAAChBAAwNwAAogQAIAMAAABHACABAABIADACAABJACABAAAAiQEAIAEAAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgCgMAAPoPACAWAAD7DwAgsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAHaBwEAAAABmwkBAAAAAZwJgAAAAAEBKwAAqgQAIAiyB0AAAAABwwcBAAAAAc0HAgAAAAHQB0AAAAAB2AcBAAAAAdoHAQAAAAGbCQEAAAABnAmAAAAAAQErAACsBAAwASsAAKwEADABAAAARwAgCgMAAPgPACAWAAD5DwAgsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIdoHAQDLDQAhmwkBAM0NACGcCYAAAAABAgAAAIkBACArAACwBAAgCLIHQADBDQAhwwcBAMsNACHNBwIA0w0AIdAHQADBDQAh2AcBAM0NACHaBwEAyw0AIZsJAQDNDQAhnAmAAAAAAQIAAABLACArAACyBAAgAgAAAEsAICsAALIEACABAAAARwAgAwAAAIkBACAyAACqBAAgMwAAsAQAIAEAAACJAQAgAQAAAEsAIAgNAADzDwAgOAAA9g8AIDkAAPUPACBaAAD0DwAgWwAA9w8AINgHAADHDQAgmwkAAMcNACCcCQAAxw0AIAuuBwAA4QwAMK8HAAC6BAAQsAcAAOEMADCyB0AA1gsAIcMHAQDyCwAhzQcCAPULACHQB0AA1gsAIdgHAQDlCwAh2gcBAPILACGbCQEA9AsAIZwJAACcDAAgAwAAAEsAIAEAALkEADA3AAC6BAAgAwAAAEsAIAEAAIgBADACAACJAQAgBq4HAADgDAAwrwcAAMAEABCwBwAA4AwAMJgJAQAAAAGZCQIAgwwAIZoJBAC9DAAhAQAAAL0EACABAAAAvQQAIAauBwAA4AwAMK8HAADABAAQsAcAAOAMADCYCQEA7gsAIZkJAgCDDAAhmgkEAL0MACEBmgkAAMcNACADAAAAwAQAIAEAAMEEADACAAC9BAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACADmAkBAAAAAZkJAgAAAAGaCQQAAAABASsAAMUEACADmAkBAAAAAZkJAgAAAAGaCQQAAAABASsAAMcEADABKwAAxwQAMAOYCQEAyw0AIZkJAgDTDQAhmgkEAMwOACECAAAAvQQAICsAAMoEACADmAkBAMsNACGZCQIA0w0AIZoJBADMDgAhAgAAAMAEACArAADMBAAgAgAAAMAEACArAADMBAAgAwAAAL0EACAyAADFBAAgMwAAygQAIAEAAAC9BAAgAQAAAMAEACAGDQAA7g8AIDgAAPEPACA5AADwDwAgWgAA7w8AIFsAAPIPACCaCQAAxw0AIAauBwAA3wwAMK8HAADTBAAQsAcAAN8MADCYCQEA4wsAIZkJAgD1CwAhmgkEALYMACEDAAAAwAQAIAEAANIEADA3AADTBAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAquBwAA3QwAMK8HAADZBAAQsAcAAN0MADCyB0AA3wsAIcMHAQAAAAHYBwEA7gsAIZQJAQDuCwAhlQkAAYwMACGWCQABjAwAIZcJAADeDAAgAQAAANYEACABAAAA1gQAIAmuBwAA3QwAMK8HAADZBAAQsAcAAN0MADCyB0AA3wsAIcMHAQCLDAAh2AcBAO4LACGUCQEA7gsAIZUJAAGMDAAhlgkAAYwMACEAAwAAANkEACABAADaBAAwAgAA1gQAIAMAAADZBAAgAQAA2gQAMAIAANYEACADAAAA2QQAIAEAANoEADACAADWBAAgBrIHQAAAAAHDBwEAAAAB2AcBAAAAAZQJAQAAAAGVCQABAAABlgkAAQAAAQErAADeBAAgBrIHQAAAAAHDBwEAAAAB2AcBAAAAAZQJAQAAAAGVCQABAAABlgkAAQAAAQErAADgBAAwASsAAOAEADAGsgdAAMENACHDBwEAyw0AIdgHAQDLDQAhlAkBAMsNACGVCQABjg4AIZYJAAGODgAhAgAAANYEACArAADjBAAgBrIHQADBDQAhwwcBAMsNACHYBwEAyw0AIZQJAQDLDQAhlQkAAY4OACGWCQABjg4AIQIAAADZBAAgKwAA5QQAIAIAAADZBAAgKwAA5QQAIAMAAADWBAAgMgAA3gQAIDMAAOMEACABAAAA1gQAIAEAAADZBAAgAw0AAOsPACA4AADtDwAgOQAA7A8AIAmuBwAA3AwAMK8HAADsBAAQsAcAANwMADCyB0AA1gsAIcMHAQDyCwAh2AcBAOMLACGUCQEA4wsAIZUJAAGHDAAhlgkAAYcMACEDAAAA2QQAIAEAAOsEADA3AADsBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAeuBwAA2wwAMK8HAADyBAAQsAcAANsMADCyB0AA3wsAIcMHAQAAAAHsBwEA7gsAIZMJAQDuCwAhAQAAAO8EACABAAAA7wQAIAeuBwAA2wwAMK8HAADyBAAQsAcAANsMADCyB0AA3wsAIcMHAQCLDAAh7AcBAO4LACGTCQEA7gsAIQADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACAEsgdAAAAAAcMHAQAAAAHsBwEAAAABkwkBAAAAAQErAAD3BAAgBLIHQAAAAAHDBwEAAAAB7AcBAAAAAZMJAQAAAAEBKwAA-QQAMAErAAD5BAAwBLIHQADBDQAhwwcBAMsNACHsBwEAyw0AIZMJAQDLDQAhAgAAAO8EACArAAD8BAAgBLIHQADBDQAhwwcBAMsNACHsBwEAyw0AIZMJAQDLDQAhAgAAAPIEACArAAD-BAAgAgAAAPIEACArAAD-BAAgAwAAAO8EACAyAAD3BAAgMwAA_AQAIAEAAADvBAAgAQAAAPIEACADDQAA6A8AIDgAAOoPACA5AADpDwAgB64HAADaDAAwrwcAAIUFABCwBwAA2gwAMLIHQADWCwAhwwcBAPILACHsBwEA4wsAIZMJAQDjCwAhAwAAAPIEACABAACEBQAwNwAAhQUAIAMAAADyBAAgAQAA8wQAMAIAAO8EACAIrgcAANkMADCvBwAAiwUAELAHAADZDAAwsgdAAN8LACHDBwEAAAAB2AcBAO4LACGRCQEAAAABkgkBAPALACEBAAAAiAUAIAEAAACIBQAgCK4HAADZDAAwrwcAAIsFABCwBwAA2QwAMLIHQADfCwAhwwcBAIsMACHYBwEA7gsAIZEJAQDuCwAhkgkBAPALACEBkgkAAMcNACADAAAAiwUAIAEAAIwFADACAACIBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACAFsgdAAAAAAcMHAQAAAAHYBwEAAAABkQkBAAAAAZIJAQAAAAEBKwAAkAUAIAWyB0AAAAABwwcBAAAAAdgHAQAAAAGRCQEAAAABkgkBAAAAAQErAACSBQAwASsAAJIFADAFsgdAAMENACHDBwEAyw0AIdgHAQDLDQAhkQkBAMsNACGSCQEAzQ0AIQIAAACIBQAgKwAAlQUAIAWyB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACGRCQEAyw0AIZIJAQDNDQAhAgAAAIsFACArAACXBQAgAgAAAIsFACArAACXBQAgAwAAAIgFACAyAACQBQAgMwAAlQUAIAEAAACIBQAgAQAAAIsFACAEDQAA5Q8AIDgAAOcPACA5AADmDwAgkgkAAMcNACAIrgcAANgMADCvBwAAngUAELAHAADYDAAwsgdAANYLACHDBwEA8gsAIdgHAQDjCwAhkQkBAOMLACGSCQEA5QsAIQMAAACLBQAgAQAAnQUAMDcAAJ4FACADAAAAiwUAIAEAAIwFADACAACIBQAgEQMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdoHAQAAAAHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIY0JAADUDAAgAQAAAKEFACABAAAAoQUAIAcDAADjDwAgIAAA5A8AIOsIAADHDQAghwkAAMcNACCICQAAxw0AIIsJAADHDQAgjAkAAMcNACADAAAAbwAgAQAApAUAMAIAAKEFACADAAAAbwAgAQAApAUAMAIAAKEFACADAAAAbwAgAQAApAUAMAIAAKEFACANAwAA4Q8AICAAAOIPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB6wgBAAAAAYcJAQAAAAGICQEAAAABiQkAAOAPACCKCQIAAAABiwkBAAAAAYwJQAAAAAEBKwAAqAUAIAuyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB6wgBAAAAAYcJAQAAAAGICQEAAAABiQkAAOAPACCKCQIAAAABiwkBAAAAAYwJQAAAAAEBKwAAqgUAMAErAACqBQAwDQMAANIPACAgAADTDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQIAAAChBQAgKwAArQUAIAuyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIesIAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADRDwAgigkCANMNACGLCQEAzQ0AIYwJQADMDQAhAgAAAG8AICsAAK8FACACAAAAbwAgKwAArwUAIAMAAAChBQAgMgAAqAUAIDMAAK0FACABAAAAoQUAIAEAAABvACAKDQAAzA8AIDgAAM8PACA5AADODwAgWgAAzQ8AIFsAANAPACDrCAAAxw0AIIcJAADHDQAgiAkAAMcNACCLCQAAxw0AIIwJAADHDQAgDq4HAADTDAAwrwcAALYFABCwBwAA0wwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh6wgBAOULACGHCQEA5QsAIYgJAQDlCwAhiQkAAPwLACCKCQIA9QsAIYsJAQDlCwAhjAlAAOQLACEDAAAAbwAgAQAAtQUAMDcAALYFACADAAAAbwAgAQAApAUAMAIAAKEFACABAAAAcwAgAQAAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIBIDAADKDwAgHwAAyw8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgASsAAL4FACAQsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB6wgBAAAAAf4IQAAAAAGCCUAAAAABgwkBAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACABKwAAwAUAMAErAADABQAwEgMAAMcPACAfAADIDwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhgwkBAMsNACGECQABjg4AIYUJAQDLDQAhhgkBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAAMYPACACAAAAcwAgKwAAwwUAIBCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHrCAEAzQ0AIf4IQADMDQAhgglAAMwNACGDCQEAyw0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIAIAAABxACArAADFBQAgAgAAAHEAICsAAMUFACADAAAAcwAgMgAAvgUAIDMAAMMFACABAAAAcwAgAQAAAHEAIAkNAADDDwAgOAAAxQ8AIDkAAMQPACDrCAAAxw0AIP4IAADHDQAgggkAAMcNACCGCQAAxw0AIIcJAADHDQAgiAkAAMcNACATrgcAANIMADCvBwAAzAUAELAHAADSDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh6wgBAOULACH-CEAA5AsAIYIJQADkCwAhgwkBAPILACGECQABhwwAIYUJAQDjCwAhhgkBAOULACGHCQEA5QsAIYgJAQDlCwAhiQkAAPwLACADAAAAcQAgAQAAywUAMDcAAMwFACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAKAwAAwQ8AIBUAAMIPACDZB0AAAAAB2gcBAAAAAdsHAQAAAAH3CAEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAAQErAADUBQAgCNkHQAAAAAHaBwEAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABASsAANYFADABKwAA1gUAMAoDAAC_DwAgFQAAwA8AINkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfcIAQDLDQAh_wgAAY4OACGACQEAyw0AIYEJAQDLDQAhgglAAMwNACECAAAAUAAgKwAA2QUAIAjZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACH3CAEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhAgAAAE4AICsAANsFACACAAAATgAgKwAA2wUAIAMAAABQACAyAADUBQAgMwAA2QUAIAEAAABQACABAAAATgAgBA0AALwPACA4AAC-DwAgOQAAvQ8AIIIJAADHDQAgC64HAADRDAAwrwcAAOIFABCwBwAA0QwAMNkHQADWCwAh2gcBAPILACHbBwEA8gsAIfcIAQDyCwAh_wgAAYcMACGACQEA4wsAIYEJAQDjCwAhgglAAOQLACEDAAAATgAgAQAA4QUAMDcAAOIFACADAAAATgAgAQAATwAwAgAAUAAgAQAAAFQAIAEAAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACANAwAAug8AIBUAALsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfcIAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQErAADqBQAgC7IHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB9wgBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABASsAAOwFADABKwAA7AUAMA0DAAC4DwAgFQAAuQ8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACH3CAEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACECAAAAVAAgKwAA7wUAIAuyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh9wgBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhAgAAAFIAICsAAPEFACACAAAAUgAgKwAA8QUAIAMAAABUACAyAADqBQAgMwAA7wUAIAEAAABUACABAAAAUgAgBg0AALUPACA4AAC3DwAgOQAAtg8AIPwIAADHDQAg_QgAAMcNACD-CAAAxw0AIA6uBwAA0AwAMK8HAAD4BQAQsAcAANAMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh9wgBAPILACH6CAABhwwAIfsIAAGHDAAh_AgBAOULACH9CEAA5AsAIf4IQADkCwAhAwAAAFIAIAEAAPcFADA3AAD4BQAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgEQMAALMPACAEAQAAAAEVAAC0DwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAEBKwAAgAYAIA8EAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QhAAAAAAQErAACCBgAwASsAAIIGADABAAAAWgAgAQAAAEIAIBEDAACxDwAgBAEAzQ0AIRUAALIPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHZB0AAwQ0AIdoHAQDNDQAh2wcBAM0NACH4BwEAyw0AIfMIAAGODgAh9AgAAY4OACH1CAEAzQ0AIfYIAQDNDQAh9wgBAM0NACH4CAIA0w0AIfkIQADMDQAhAgAAAFgAICsAAIcGACAPBAEAzQ0AIbIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdkHQADBDQAh2gcBAM0NACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH3CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACECAAAAVgAgKwAAiQYAIAIAAABWACArAACJBgAgAQAAAFoAIAEAAABCACADAAAAWAAgMgAAgAYAIDMAAIcGACABAAAAWAAgAQAAAFYAIAwEAADHDQAgDQAArA8AIDgAAK8PACA5AACuDwAgWgAArQ8AIFsAALAPACDaBwAAxw0AINsHAADHDQAg9QgAAMcNACD2CAAAxw0AIPcIAADHDQAg-QgAAMcNACASBAEA5QsAIa4HAADPDAAwrwcAAJIGABCwBwAAzwwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdkHQADWCwAh2gcBAPQLACHbBwEA9AsAIfgHAQDjCwAh8wgAAYcMACH0CAABhwwAIfUIAQDlCwAh9ggBAOULACH3CAEA9AsAIfgIAgD1CwAh-QhAAOQLACEDAAAAVgAgAQAAkQYAMDcAAJIGACADAAAAVgAgAQAAVwAwAgAAWAAgAQAAAGsAIAEAAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACAVAwAAqA8AIBEAAKkPACATAACqDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQErAACaBgAgEbIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQErAACcBgAwASsAAJwGADAVAwAAhg8AIBEAAIcPACATAACIDwAgFAAAiQ8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIQIAAABrACArAACfBgAgEbIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIQIAAABpACArAAChBgAgAgAAAGkAICsAAKEGACADAAAAawAgMgAAmgYAIDMAAJ8GACABAAAAawAgAQAAAGkAIAgNAACADwAgOAAAgw8AIDkAAIIPACBaAACBDwAgWwAAhA8AIO0IAADHDQAg7ggAAMcNACDvCAAAxw0AIBSuBwAAzgwAMK8HAACoBgAQsAcAAM4MADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAId0IAQDjCwAh5wgCAPULACHrCAEA4wsAIewIAQDjCwAh7QgBAOULACHuCAAAnAwAIO8IAQDlCwAh8AgAAPwLACDxCAIA9QsAIfIIAgD1CwAhAwAAAGkAIAEAAKcGADA3AACoBgAgAwAAAGkAIAEAAGoAMAIAAGsAIAoSAADNDAAgrgcAAMwMADCvBwAAOgAQsAcAAMwMADC-B0AA7wsAIc4HQADfCwAh2wgBAAAAAegIAAD8CwAg6QgAAPwLACDqCAEA8AsAIQEAAACrBgAgAQAAAKsGACADEgAA_w4AIL4HAADHDQAg6ggAAMcNACADAAAAOgAgAQAArgYAMAIAAKsGACADAAAAOgAgAQAArgYAMAIAAKsGACADAAAAOgAgAQAArgYAMAIAAKsGACAHEgAA_g4AIL4HQAAAAAHOB0AAAAAB2wgBAAAAAegIAAD8DgAg6QgAAP0OACDqCAEAAAABASsAALIGACAGvgdAAAAAAc4HQAAAAAHbCAEAAAAB6AgAAPwOACDpCAAA_Q4AIOoIAQAAAAEBKwAAtAYAMAErAAC0BgAwBxIAAPsOACC-B0AAzA0AIc4HQADBDQAh2wgBAMsNACHoCAAA-Q4AIOkIAAD6DgAg6ggBAM0NACECAAAAqwYAICsAALcGACAGvgdAAMwNACHOB0AAwQ0AIdsIAQDLDQAh6AgAAPkOACDpCAAA-g4AIOoIAQDNDQAhAgAAADoAICsAALkGACACAAAAOgAgKwAAuQYAIAMAAACrBgAgMgAAsgYAIDMAALcGACABAAAAqwYAIAEAAAA6ACAFDQAA9g4AIDgAAPgOACA5AAD3DgAgvgcAAMcNACDqCAAAxw0AIAmuBwAAywwAMK8HAADABgAQsAcAAMsMADC-B0AA5AsAIc4HQADWCwAh2wgBAPILACHoCAAA_AsAIOkIAAD8CwAg6ggBAOULACEDAAAAOgAgAQAAvwYAMDcAAMAGACADAAAAOgAgAQAArgYAMAIAAKsGACABAAAANwAgAQAAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIBYEAAD0DgAgEgAA9Q4AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB2wgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAEBKwAAyAYAIBSyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAdsIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABASsAAMoGADABKwAAygYAMBYEAADwDgAgEgAA8Q4AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHbCAEAyw0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIQIAAAA3ACArAADNBgAgFLIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHbCAEAyw0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIQIAAAA1ACArAADPBgAgAgAAADUAICsAAM8GACADAAAANwAgMgAAyAYAIDMAAM0GACABAAAANwAgAQAAADUAIAUNAADpDgAgOAAA7A4AIDkAAOsOACBaAADqDgAgWwAA7Q4AIBeuBwAAygwAMK8HAADWBgAQsAcAAMoMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIdsHAQDyCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAh2wgBAPILACHdCAEA4wsAId4IAQDjCwAh3wgBAOMLACHgCAAA8wsAIOEIAAD8CwAg4ggCAPULACHjCCAA_gsAIeQIAQDjCwAh5QgAAPwLACDmCCAA_gsAIecIAgD1CwAhAwAAADUAIAEAANUGADA3AADWBgAgAwAAADUAIAEAADYAMAIAADcAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgBBIAAOgOACDZB0AAAAAB2wgBAAAAAdwIAAEAAAEBKwAA3gYAIAPZB0AAAAAB2wgBAAAAAdwIAAEAAAEBKwAA4AYAMAErAADgBgAwBBIAAOcOACDZB0AAwQ0AIdsIAQDLDQAh3AgAAY4OACECAAAAPgAgKwAA4wYAIAPZB0AAwQ0AIdsIAQDLDQAh3AgAAY4OACECAAAAPAAgKwAA5QYAIAIAAAA8ACArAADlBgAgAwAAAD4AIDIAAN4GACAzAADjBgAgAQAAAD4AIAEAAAA8ACADDQAA5A4AIDgAAOYOACA5AADlDgAgBq4HAADJDAAwrwcAAOwGABCwBwAAyQwAMNkHQADWCwAh2wgBAPILACHcCAABhwwAIQMAAAA8ACABAADrBgAwNwAA7AYAIAMAAAA8ACABAAA9ADACAAA-ACAhBQEA7gsAIa4HAADHDAAwrwcAAPIGABCwBwAAxwwAMLIHQADfCwAhvQcBAO4LACH3BwEA8AsAIfwHBADeCwAh_QcBAO4LACH-BwEAAAABrggBAPALACHFCAQA3gsAIcYIQADvCwAhxwgAAJgMACDICAAAmAwAIMkIAACYDAAgyggBAO4LACHLCEAA3wsAIcwIIACCDAAhzQgBAPALACHOCAEA8AsAIc8IAQDwCwAh0AgAAJgMACDRCAAAmAwAINIIAACYDAAg0wgAAJgMACDUCAEA8AsAIdUIAQDwCwAh1ggCAIMMACHXCAEA8AsAIdgIAgCDDAAh2QgCAIMMACHaCAAAyAwAIAEAAADvBgAgAQAAAO8GACAgBQEA7gsAIa4HAADHDAAwrwcAAPIGABCwBwAAxwwAMLIHQADfCwAhvQcBAO4LACH3BwEA8AsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIa4IAQDwCwAhxQgEAN4LACHGCEAA7wsAIccIAACYDAAgyAgAAJgMACDJCAAAmAwAIMoIAQDuCwAhywhAAN8LACHMCCAAggwAIc0IAQDwCwAhzggBAPALACHPCAEA8AsAIdAIAACYDAAg0QgAAJgMACDSCAAAmAwAINMIAACYDAAg1AgBAPALACHVCAEA8AsAIdYIAgCDDAAh1wgBAPALACHYCAIAgwwAIdkIAgCDDAAhCfcHAADHDQAgrggAAMcNACDGCAAAxw0AIM0IAADHDQAgzggAAMcNACDPCAAAxw0AINQIAADHDQAg1QgAAMcNACDXCAAAxw0AIAMAAADyBgAgAQAA8wYAMAIAAO8GACADAAAA8gYAIAEAAPMGADACAADvBgAgAwAAAPIGACABAADzBgAwAgAA7wYAIB0FAQAAAAGyB0AAAAABvQcBAAAAAfcHAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAGuCAEAAAABxQgEAAAAAcYIQAAAAAHHCIAAAAAByAiAAAAAAckIgAAAAAHKCAEAAAABywhAAAAAAcwIIAAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCIAAAAAB0QiAAAAAAdIIgAAAAAHTCIAAAAAB1AgBAAAAAdUIAQAAAAHWCAIAAAAB1wgBAAAAAdgIAgAAAAHZCAIAAAABASsAAPcGACAdBQEAAAABsgdAAAAAAb0HAQAAAAH3BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAABrggBAAAAAcUIBAAAAAHGCEAAAAABxwiAAAAAAcgIgAAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCCAAAAABzQgBAAAAAc4IAQAAAAHPCAEAAAAB0AiAAAAAAdEIgAAAAAHSCIAAAAAB0wiAAAAAAdQIAQAAAAHVCAEAAAAB1ggCAAAAAdcIAQAAAAHYCAIAAAAB2QgCAAAAAQErAAD5BgAwASsAAPkGADAdBQEAyw0AIbIHQADBDQAhvQcBAMsNACH3BwEAzQ0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIa4IAQDNDQAhxQgEAMANACHGCEAAzA0AIccIgAAAAAHICIAAAAAByQiAAAAAAcoIAQDLDQAhywhAAMENACHMCCAAgw4AIc0IAQDNDQAhzggBAM0NACHPCAEAzQ0AIdAIgAAAAAHRCIAAAAAB0giAAAAAAdMIgAAAAAHUCAEAzQ0AIdUIAQDNDQAh1ggCANMNACHXCAEAzQ0AIdgIAgDTDQAh2QgCANMNACECAAAA7wYAICsAAPwGACAdBQEAyw0AIbIHQADBDQAhvQcBAMsNACH3BwEAzQ0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIa4IAQDNDQAhxQgEAMANACHGCEAAzA0AIccIgAAAAAHICIAAAAAByQiAAAAAAcoIAQDLDQAhywhAAMENACHMCCAAgw4AIc0IAQDNDQAhzggBAM0NACHPCAEAzQ0AIdAIgAAAAAHRCIAAAAAB0giAAAAAAdMIgAAAAAHUCAEAzQ0AIdUIAQDNDQAh1ggCANMNACHXCAEAzQ0AIdgIAgDTDQAh2QgCANMNACECAAAA8gYAICsAAP4GACACAAAA8gYAICsAAP4GACADAAAA7wYAIDIAAPcGACAzAAD8BgAgAQAAAO8GACABAAAA8gYAIA4NAADfDgAgOAAA4g4AIDkAAOEOACBaAADgDgAgWwAA4w4AIPcHAADHDQAgrggAAMcNACDGCAAAxw0AIM0IAADHDQAgzggAAMcNACDPCAAAxw0AINQIAADHDQAg1QgAAMcNACDXCAAAxw0AICAFAQDjCwAhrgcAAMYMADCvBwAAhQcAELAHAADGDAAwsgdAANYLACG9BwEA4wsAIfcHAQDlCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAhrggBAOULACHFCAQA1QsAIcYIQADkCwAhxwgAAPMLACDICAAA8wsAIMkIAADzCwAgyggBAOMLACHLCEAA1gsAIcwIIAD-CwAhzQgBAOULACHOCAEA5QsAIc8IAQDlCwAh0AgAAPMLACDRCAAA8wsAINIIAADzCwAg0wgAAPMLACDUCAEA5QsAIdUIAQDlCwAh1ggCAPULACHXCAEA5QsAIdgIAgD1CwAh2QgCAPULACEDAAAA8gYAIAEAAIQHADA3AACFBwAgAwAAAPIGACABAADzBgAwAgAA7wYAIBQFAQDuCwAhrgcAAMMMADCvBwAAiwcAELAHAADDDAAwvQcBAO4LACH2BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIYMIAQCLDAAhuwgBAO4LACG8CAEA7gsAIb0IAQDuCwAhvggCAIMMACG_CEAA3wsAIcAIQADfCwAhwQgEAN4LACHCCAIAgwwAIcMIAADEDAAgxAgAAMUMACABAAAAiAcAIAEAAACIBwAgEgUBAO4LACGuBwAAwwwAMK8HAACLBwAQsAcAAMMMADC9BwEA7gsAIfYHAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAhgwgBAIsMACG7CAEA7gsAIbwIAQDuCwAhvQgBAO4LACG-CAIAgwwAIb8IQADfCwAhwAhAAN8LACHBCAQA3gsAIcIIAgCDDAAhAAMAAACLBwAgAQAAjAcAMAIAAIgHACADAAAAiwcAIAEAAIwHADACAACIBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIA8FAQAAAAG9BwEAAAAB9gcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAYMIAQAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAIAAAABvwhAAAAAAcAIQAAAAAHBCAQAAAABwggCAAAAAQErAACQBwAgDwUBAAAAAb0HAQAAAAH2BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAABgwgBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAgAAAAG_CEAAAAABwAhAAAAAAcEIBAAAAAHCCAIAAAABASsAAJIHADABKwAAkgcAMA8FAQDLDQAhvQcBAMsNACH2BwEAyw0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIYMIAQDLDQAhuwgBAMsNACG8CAEAyw0AIb0IAQDLDQAhvggCANMNACG_CEAAwQ0AIcAIQADBDQAhwQgEAMANACHCCAIA0w0AIQIAAACIBwAgKwAAlQcAIA8FAQDLDQAhvQcBAMsNACH2BwEAyw0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIYMIAQDLDQAhuwgBAMsNACG8CAEAyw0AIb0IAQDLDQAhvggCANMNACG_CEAAwQ0AIcAIQADBDQAhwQgEAMANACHCCAIA0w0AIQIAAACLBwAgKwAAlwcAIAIAAACLBwAgKwAAlwcAIAMAAACIBwAgMgAAkAcAIDMAAJUHACABAAAAiAcAIAEAAACLBwAgBQ0AANoOACA4AADdDgAgOQAA3A4AIFoAANsOACBbAADeDgAgEgUBAOMLACGuBwAAwgwAMK8HAACeBwAQsAcAAMIMADC9BwEA4wsAIfYHAQDjCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAhgwgBAPILACG7CAEA4wsAIbwIAQDjCwAhvQgBAOMLACG-CAIA9QsAIb8IQADWCwAhwAhAANYLACHBCAQA1QsAIcIIAgD1CwAhAwAAAIsHACABAACdBwAwNwAAngcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACAKrgcAAMEMADCvBwAApAcAELAHAADBDAAwwwcBAAAAAdsHAQCLDAAh8wcBAIsMACGDCAEAiwwAIYUIQADfCwAhuQgCAIMMACG6CEAA3wsAIQEAAAChBwAgAQAAAKEHACAKrgcAAMEMADCvBwAApAcAELAHAADBDAAwwwcBAIsMACHbBwEAiwwAIfMHAQCLDAAhgwgBAIsMACGFCEAA3wsAIbkIAgCDDAAhughAAN8LACEAAwAAAKQHACABAAClBwAwAgAAoQcAIAMAAACkBwAgAQAApQcAMAIAAKEHACADAAAApAcAIAEAAKUHADACAAChBwAgB8MHAQAAAAHbBwEAAAAB8wcBAAAAAYMIAQAAAAGFCEAAAAABuQgCAAAAAboIQAAAAAEBKwAAqQcAIAfDBwEAAAAB2wcBAAAAAfMHAQAAAAGDCAEAAAABhQhAAAAAAbkIAgAAAAG6CEAAAAABASsAAKsHADABKwAAqwcAMAfDBwEAyw0AIdsHAQDLDQAh8wcBAMsNACGDCAEAyw0AIYUIQADBDQAhuQgCANMNACG6CEAAwQ0AIQIAAAChBwAgKwAArgcAIAfDBwEAyw0AIdsHAQDLDQAh8wcBAMsNACGDCAEAyw0AIYUIQADBDQAhuQgCANMNACG6CEAAwQ0AIQIAAACkBwAgKwAAsAcAIAIAAACkBwAgKwAAsAcAIAMAAAChBwAgMgAAqQcAIDMAAK4HACABAAAAoQcAIAEAAACkBwAgBQ0AANUOACA4AADYDgAgOQAA1w4AIFoAANYOACBbAADZDgAgCq4HAADADAAwrwcAALcHABCwBwAAwAwAMMMHAQDyCwAh2wcBAPILACHzBwEA8gsAIYMIAQDyCwAhhQhAANYLACG5CAIA9QsAIboIQADWCwAhAwAAAKQHACABAAC2BwAwNwAAtwcAIAMAAACkBwAgAQAApQcAMAIAAKEHACABAAAAHAAgAQAAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIBYJAADUDgAgsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGsCAEAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAGyCIAAAAABswhAAAAAAbQIQAAAAAG1CEAAAAABtggEAAAAAbcIBAAAAAG4CAEAAAABASsAAL8HACAVsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGsCAEAAAABrQgBAAAAAa4IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAGyCIAAAAABswhAAAAAAbQIQAAAAAG1CEAAAAABtggEAAAAAbcIBAAAAAG4CAEAAAABASsAAMEHADABKwAAwQcAMBYJAADTDgAgsgdAAMENACHbBwEAyw0AIYMIAQDLDQAhoggCANMNACGoCAEAyw0AIakIAQDLDQAhqggCANMNACGrCAQAwA0AIawIAQDLDQAhrQgBAMsNACGuCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbIIgAAAAAGzCEAAzA0AIbQIQADMDQAhtQhAAMwNACG2CAQAwA0AIbcIBADADQAhuAgBAMsNACECAAAAHAAgKwAAxAcAIBWyB0AAwQ0AIdsHAQDLDQAhgwgBAMsNACGiCAIA0w0AIagIAQDLDQAhqQgBAMsNACGqCAIA0w0AIasIBADADQAhrAgBAMsNACGtCAEAyw0AIa4IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhsgiAAAAAAbMIQADMDQAhtAhAAMwNACG1CEAAzA0AIbYIBADADQAhtwgEAMANACG4CAEAyw0AIQIAAAAaACArAADGBwAgAgAAABoAICsAAMYHACADAAAAHAAgMgAAvwcAIDMAAMQHACABAAAAHAAgAQAAABoAIAgNAADODgAgOAAA0Q4AIDkAANAOACBaAADPDgAgWwAA0g4AILMIAADHDQAgtAgAAMcNACC1CAAAxw0AIBiuBwAAvwwAMK8HAADNBwAQsAcAAL8MADCyB0AA1gsAIdsHAQDyCwAhgwgBAPILACGiCAIA9QsAIagIAQDyCwAhqQgBAOMLACGqCAIA9QsAIasIBADVCwAhrAgBAOMLACGtCAEA4wsAIa4IAQDjCwAhrwgCAPULACGwCAIA9QsAIbEIAgD1CwAhsggAAPMLACCzCEAA5AsAIbQIQADkCwAhtQhAAOQLACG2CAQA1QsAIbcIBADVCwAhuAgBAOMLACEDAAAAGgAgAQAAzAcAMDcAAM0HACADAAAAGgAgAQAAGwAwAgAAHAAgEK4HAAC8DAAwrwcAANMHABCwBwAAvAwAMNoHAQCLDAAh2wcBAIsMACGDCAEAAAABkAgBAO4LACGRCAEA7gsAIZQIAgC-DAAhoQgBAO4LACGiCAIAgwwAIaMIBADeCwAhpAgEAL0MACGlCAQAvQwAIaYIQADvCwAhpwgEAL0MACEBAAAA0AcAIAEAAADQBwAgEK4HAAC8DAAwrwcAANMHABCwBwAAvAwAMNoHAQCLDAAh2wcBAIsMACGDCAEAiwwAIZAIAQDuCwAhkQgBAO4LACGUCAIAvgwAIaEIAQDuCwAhoggCAIMMACGjCAQA3gsAIaQIBAC9DAAhpQgEAL0MACGmCEAA7wsAIacIBAC9DAAhBZQIAADHDQAgpAgAAMcNACClCAAAxw0AIKYIAADHDQAgpwgAAMcNACADAAAA0wcAIAEAANQHADACAADQBwAgAwAAANMHACABAADUBwAwAgAA0AcAIAMAAADTBwAgAQAA1AcAMAIAANAHACAN2gcBAAAAAdsHAQAAAAGDCAEAAAABkAgBAAAAAZEIAQAAAAGUCAIAAAABoQgBAAAAAaIIAgAAAAGjCAQAAAABpAgEAAAAAaUIBAAAAAGmCEAAAAABpwgEAAAAAQErAADYBwAgDdoHAQAAAAHbBwEAAAABgwgBAAAAAZAIAQAAAAGRCAEAAAABlAgCAAAAAaEIAQAAAAGiCAIAAAABowgEAAAAAaQIBAAAAAGlCAQAAAABpghAAAAAAacIBAAAAAEBKwAA2gcAMAErAADaBwAwDdoHAQDLDQAh2wcBAMsNACGDCAEAyw0AIZAIAQDLDQAhkQgBAMsNACGUCAIAzQ4AIaEIAQDLDQAhoggCANMNACGjCAQAwA0AIaQIBADMDgAhpQgEAMwOACGmCEAAzA0AIacIBADMDgAhAgAAANAHACArAADdBwAgDdoHAQDLDQAh2wcBAMsNACGDCAEAyw0AIZAIAQDLDQAhkQgBAMsNACGUCAIAzQ4AIaEIAQDLDQAhoggCANMNACGjCAQAwA0AIaQIBADMDgAhpQgEAMwOACGmCEAAzA0AIacIBADMDgAhAgAAANMHACArAADfBwAgAgAAANMHACArAADfBwAgAwAAANAHACAyAADYBwAgMwAA3QcAIAEAAADQBwAgAQAAANMHACAKDQAAxw4AIDgAAMoOACA5AADJDgAgWgAAyA4AIFsAAMsOACCUCAAAxw0AIKQIAADHDQAgpQgAAMcNACCmCAAAxw0AIKcIAADHDQAgEK4HAAC1DAAwrwcAAOYHABCwBwAAtQwAMNoHAQDyCwAh2wcBAPILACGDCAEA8gsAIZAIAQDjCwAhkQgBAOMLACGUCAIAtwwAIaEIAQDjCwAhoggCAPULACGjCAQA1QsAIaQIBAC2DAAhpQgEALYMACGmCEAA5AsAIacIBAC2DAAhAwAAANMHACABAADlBwAwNwAA5gcAIAMAAADTBwAgAQAA1AcAMAIAANAHACAJrgcAALMMADCvBwAA7AcAELAHAACzDAAwsgdAAN8LACG7BwQA3gsAIcMHAQAAAAHaBwEAiwwAIZ4IAACYDAAgoAgAALQMACABAAAA6QcAIAEAAADpBwAgCK4HAACzDAAwrwcAAOwHABCwBwAAswwAMLIHQADfCwAhuwcEAN4LACHDBwEAiwwAIdoHAQCLDAAhnggAAJgMACAAAwAAAOwHACABAADtBwAwAgAA6QcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACADAAAA7AcAIAEAAO0HADACAADpBwAgBbIHQAAAAAG7BwQAAAABwwcBAAAAAdoHAQAAAAGeCIAAAAABASsAAPEHACAFsgdAAAAAAbsHBAAAAAHDBwEAAAAB2gcBAAAAAZ4IgAAAAAEBKwAA8wcAMAErAADzBwAwBbIHQADBDQAhuwcEAMANACHDBwEAyw0AIdoHAQDLDQAhngiAAAAAAQIAAADpBwAgKwAA9gcAIAWyB0AAwQ0AIbsHBADADQAhwwcBAMsNACHaBwEAyw0AIZ4IgAAAAAECAAAA7AcAICsAAPgHACACAAAA7AcAICsAAPgHACADAAAA6QcAIDIAAPEHACAzAAD2BwAgAQAAAOkHACABAAAA7AcAIAUNAADCDgAgOAAAxQ4AIDkAAMQOACBaAADDDgAgWwAAxg4AIAiuBwAAsgwAMK8HAAD_BwAQsAcAALIMADCyB0AA1gsAIbsHBADVCwAhwwcBAPILACHaBwEA8gsAIZ4IAADzCwAgAwAAAOwHACABAAD-BwAwNwAA_wcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACAKrgcAALEMADCvBwAAhQgAELAHAACxDAAwsgdAAN8LACG7BwQA3gsAIcMHAQAAAAHaBwEAiwwAIfYHAQDuCwAhnggAAJgMACCfCEAA3wsAIQEAAACCCAAgAQAAAIIIACAKrgcAALEMADCvBwAAhQgAELAHAACxDAAwsgdAAN8LACG7BwQA3gsAIcMHAQCLDAAh2gcBAIsMACH2BwEA7gsAIZ4IAACYDAAgnwhAAN8LACEAAwAAAIUIACABAACGCAAwAgAAgggAIAMAAACFCAAgAQAAhggAMAIAAIIIACADAAAAhQgAIAEAAIYIADACAACCCAAgB7IHQAAAAAG7BwQAAAABwwcBAAAAAdoHAQAAAAH2BwEAAAABngiAAAAAAZ8IQAAAAAEBKwAAiggAIAeyB0AAAAABuwcEAAAAAcMHAQAAAAHaBwEAAAAB9gcBAAAAAZ4IgAAAAAGfCEAAAAABASsAAIwIADABKwAAjAgAMAeyB0AAwQ0AIbsHBADADQAhwwcBAMsNACHaBwEAyw0AIfYHAQDLDQAhngiAAAAAAZ8IQADBDQAhAgAAAIIIACArAACPCAAgB7IHQADBDQAhuwcEAMANACHDBwEAyw0AIdoHAQDLDQAh9gcBAMsNACGeCIAAAAABnwhAAMENACECAAAAhQgAICsAAJEIACACAAAAhQgAICsAAJEIACADAAAAgggAIDIAAIoIACAzAACPCAAgAQAAAIIIACABAAAAhQgAIAUNAAC9DgAgOAAAwA4AIDkAAL8OACBaAAC-DgAgWwAAwQ4AIAquBwAAsAwAMK8HAACYCAAQsAcAALAMADCyB0AA1gsAIbsHBADVCwAhwwcBAPILACHaBwEA8gsAIfYHAQDjCwAhnggAAPMLACCfCEAA1gsAIQMAAACFCAAgAQAAlwgAMDcAAJgIACADAAAAhQgAIAEAAIYIADACAACCCAAgDq4HAACuDAAwrwcAAJ4IABCwBwAArgwAMLIHQADfCwAhwwcBAAAAAdoHAQCLDAAh2wcBAIsMACH2BwEA7gsAIZAIAQDuCwAhkQgBAO4LACGaCAQA3gsAIZsIBADeCwAhnAgBAO4LACGdCAAArwwAIAEAAACbCAAgAQAAAJsIACANrgcAAK4MADCvBwAAnggAELAHAACuDAAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh2wcBAIsMACH2BwEA7gsAIZAIAQDuCwAhkQgBAO4LACGaCAQA3gsAIZsIBADeCwAhnAgBAO4LACEAAwAAAJ4IACABAACfCAAwAgAAmwgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACADAAAAnggAIAEAAJ8IADACAACbCAAgCrIHQAAAAAHDBwEAAAAB2gcBAAAAAdsHAQAAAAH2BwEAAAABkAgBAAAAAZEIAQAAAAGaCAQAAAABmwgEAAAAAZwIAQAAAAEBKwAAowgAIAqyB0AAAAABwwcBAAAAAdoHAQAAAAHbBwEAAAAB9gcBAAAAAZAIAQAAAAGRCAEAAAABmggEAAAAAZsIBAAAAAGcCAEAAAABASsAAKUIADABKwAApQgAMAqyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHbBwEAyw0AIfYHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZoIBADADQAhmwgEAMANACGcCAEAyw0AIQIAAACbCAAgKwAAqAgAIAqyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHbBwEAyw0AIfYHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZoIBADADQAhmwgEAMANACGcCAEAyw0AIQIAAACeCAAgKwAAqggAIAIAAACeCAAgKwAAqggAIAMAAACbCAAgMgAAowgAIDMAAKgIACABAAAAmwgAIAEAAACeCAAgBQ0AALgOACA4AAC7DgAgOQAAug4AIFoAALkOACBbAAC8DgAgDa4HAACtDAAwrwcAALEIABCwBwAArQwAMLIHQADWCwAhwwcBAPILACHaBwEA8gsAIdsHAQDyCwAh9gcBAOMLACGQCAEA4wsAIZEIAQDjCwAhmggEANULACGbCAQA1QsAIZwIAQDjCwAhAwAAAJ4IACABAACwCAAwNwAAsQgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACAPrgcAAKsMADCvBwAAtwgAELAHAACrDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIZkIAACsDAAgAQAAALQIACABAAAAtAgAIA6uBwAAqwwAMK8HAAC3CAAQsAcAAKsMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhAAMAAAC3CAAgAQAAuAgAMAIAALQIACADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIAvaBwEAAAAB2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAZMIBAAAAAGUCAQAAAABlQgEAAAAAZYIBAAAAAGXCAQAAAABmAgEAAAAAQErAAC8CAAgC9oHAQAAAAHbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAZQIBAAAAAGVCAQAAAABlggEAAAAAZcIBAAAAAGYCAQAAAABASsAAL4IADABKwAAvggAMAvaBwEAyw0AIdsHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZIIBADADQAhkwgEAMANACGUCAQAwA0AIZUIBADADQAhlggEAMANACGXCAQAwA0AIZgIBADADQAhAgAAALQIACArAADBCAAgC9oHAQDLDQAh2wcBAMsNACGQCAEAyw0AIZEIAQDLDQAhkggEAMANACGTCAQAwA0AIZQIBADADQAhlQgEAMANACGWCAQAwA0AIZcIBADADQAhmAgEAMANACECAAAAtwgAICsAAMMIACACAAAAtwgAICsAAMMIACADAAAAtAgAIDIAALwIACAzAADBCAAgAQAAALQIACABAAAAtwgAIAUNAACzDgAgOAAAtg4AIDkAALUOACBaAAC0DgAgWwAAtw4AIA6uBwAAqgwAMK8HAADKCAAQsAcAAKoMADDaBwEA8gsAIdsHAQDyCwAhkAgBAOMLACGRCAEA4wsAIZIIBADVCwAhkwgEANULACGUCAQA1QsAIZUIBADVCwAhlggEANULACGXCAQA1QsAIZgIBADVCwAhAwAAALcIACABAADJCAAwNwAAyggAIAMAAAC3CAAgAQAAuAgAMAIAALQIACAPrgcAAKgMADCvBwAA0AgAELAHAACoDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIZkIAACpDAAgAQAAAM0IACABAAAAzQgAIA6uBwAAqAwAMK8HAADQCAAQsAcAAKgMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhAAMAAADQCAAgAQAA0QgAMAIAAM0IACADAAAA0AgAIAEAANEIADACAADNCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAvaBwEAAAAB2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAZMIBAAAAAGUCAQAAAABlQgEAAAAAZYIBAAAAAGXCAQAAAABmAgEAAAAAQErAADVCAAgC9oHAQAAAAHbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABkwgEAAAAAZQIBAAAAAGVCAQAAAABlggEAAAAAZcIBAAAAAGYCAQAAAABASsAANcIADABKwAA1wgAMAvaBwEAyw0AIdsHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZIIBADADQAhkwgEAMANACGUCAQAwA0AIZUIBADADQAhlggEAMANACGXCAQAwA0AIZgIBADADQAhAgAAAM0IACArAADaCAAgC9oHAQDLDQAh2wcBAMsNACGQCAEAyw0AIZEIAQDLDQAhkggEAMANACGTCAQAwA0AIZQIBADADQAhlQgEAMANACGWCAQAwA0AIZcIBADADQAhmAgEAMANACECAAAA0AgAICsAANwIACACAAAA0AgAICsAANwIACADAAAAzQgAIDIAANUIACAzAADaCAAgAQAAAM0IACABAAAA0AgAIAUNAACuDgAgOAAAsQ4AIDkAALAOACBaAACvDgAgWwAAsg4AIA6uBwAApwwAMK8HAADjCAAQsAcAAKcMADDaBwEA8gsAIdsHAQDyCwAhkAgBAOMLACGRCAEA4wsAIZIIBADVCwAhkwgEANULACGUCAQA1QsAIZUIBADVCwAhlggEANULACGXCAQA1QsAIZgIBADVCwAhAwAAANAIACABAADiCAAwNwAA4wgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACAHrgcAAKYMADCvBwAA6QgAELAHAACmDAAwjAgBAAAAAY0IQADfCwAhjggCAIMMACGPCAIAgwwAIQEAAADmCAAgAQAAAOYIACAHrgcAAKYMADCvBwAA6QgAELAHAACmDAAwjAgBAO4LACGNCEAA3wsAIY4IAgCDDAAhjwgCAIMMACEAAwAAAOkIACABAADqCAAwAgAA5ggAIAMAAADpCAAgAQAA6ggAMAIAAOYIACADAAAA6QgAIAEAAOoIADACAADmCAAgBIwIAQAAAAGNCEAAAAABjggCAAAAAY8IAgAAAAEBKwAA7ggAIASMCAEAAAABjQhAAAAAAY4IAgAAAAGPCAIAAAABASsAAPAIADABKwAA8AgAMASMCAEAyw0AIY0IQADBDQAhjggCANMNACGPCAIA0w0AIQIAAADmCAAgKwAA8wgAIASMCAEAyw0AIY0IQADBDQAhjggCANMNACGPCAIA0w0AIQIAAADpCAAgKwAA9QgAIAIAAADpCAAgKwAA9QgAIAMAAADmCAAgMgAA7ggAIDMAAPMIACABAAAA5ggAIAEAAADpCAAgBQ0AAKkOACA4AACsDgAgOQAAqw4AIFoAAKoOACBbAACtDgAgB64HAAClDAAwrwcAAPwIABCwBwAApQwAMIwIAQDjCwAhjQhAANYLACGOCAIA9QsAIY8IAgD1CwAhAwAAAOkIACABAAD7CAAwNwAA_AgAIAMAAADpCAAgAQAA6ggAMAIAAOYIACAIrgcAAKQMADCvBwAAggkAELAHAACkDAAwwwcgAAAAAYgIBADeCwAhiQhAAN8LACGKCAQA3gsAIYsIQADvCwAhAQAAAP8IACABAAAA_wgAIAiuBwAApAwAMK8HAACCCQAQsAcAAKQMADDDByAAggwAIYgIBADeCwAhiQhAAN8LACGKCAQA3gsAIYsIQADvCwAhAYsIAADHDQAgAwAAAIIJACABAACDCQAwAgAA_wgAIAMAAACCCQAgAQAAgwkAMAIAAP8IACADAAAAggkAIAEAAIMJADACAAD_CAAgBcMHIAAAAAGICAQAAAABiQhAAAAAAYoIBAAAAAGLCEAAAAABASsAAIcJACAFwwcgAAAAAYgIBAAAAAGJCEAAAAABiggEAAAAAYsIQAAAAAEBKwAAiQkAMAErAACJCQAwBcMHIACDDgAhiAgEAMANACGJCEAAwQ0AIYoIBADADQAhiwhAAMwNACECAAAA_wgAICsAAIwJACAFwwcgAIMOACGICAQAwA0AIYkIQADBDQAhiggEAMANACGLCEAAzA0AIQIAAACCCQAgKwAAjgkAIAIAAACCCQAgKwAAjgkAIAMAAAD_CAAgMgAAhwkAIDMAAIwJACABAAAA_wgAIAEAAACCCQAgBg0AAKQOACA4AACnDgAgOQAApg4AIFoAAKUOACBbAACoDgAgiwgAAMcNACAIrgcAAKMMADCvBwAAlQkAELAHAACjDAAwwwcgAP4LACGICAQA1QsAIYkIQADWCwAhiggEANULACGLCEAA5AsAIQMAAACCCQAgAQAAlAkAMDcAAJUJACADAAAAggkAIAEAAIMJADACAAD_CAAgC64HAACiDAAwrwcAAJsJABCwBwAAogwAMLIHQADfCwAhwwcEAAAAAc0HAgCDDAAhgwgBAIsMACGECAEA7gsAIYUIQADfCwAhhggBAPALACGHCAEA8AsAIQEAAACYCQAgAQAAAJgJACALrgcAAKIMADCvBwAAmwkAELAHAACiDAAwsgdAAN8LACHDBwQA3gsAIc0HAgCDDAAhgwgBAIsMACGECAEA7gsAIYUIQADfCwAhhggBAPALACGHCAEA8AsAIQKGCAAAxw0AIIcIAADHDQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACADAAAAmwkAIAEAAJwJADACAACYCQAgCLIHQAAAAAHDBwQAAAABzQcCAAAAAYMIAQAAAAGECAEAAAABhQhAAAAAAYYIAQAAAAGHCAEAAAABASsAAKAJACAIsgdAAAAAAcMHBAAAAAHNBwIAAAABgwgBAAAAAYQIAQAAAAGFCEAAAAABhggBAAAAAYcIAQAAAAEBKwAAogkAMAErAACiCQAwCLIHQADBDQAhwwcEAMANACHNBwIA0w0AIYMIAQDLDQAhhAgBAMsNACGFCEAAwQ0AIYYIAQDNDQAhhwgBAM0NACECAAAAmAkAICsAAKUJACAIsgdAAMENACHDBwQAwA0AIc0HAgDTDQAhgwgBAMsNACGECAEAyw0AIYUIQADBDQAhhggBAM0NACGHCAEAzQ0AIQIAAACbCQAgKwAApwkAIAIAAACbCQAgKwAApwkAIAMAAACYCQAgMgAAoAkAIDMAAKUJACABAAAAmAkAIAEAAACbCQAgBw0AAJ8OACA4AACiDgAgOQAAoQ4AIFoAAKAOACBbAACjDgAghggAAMcNACCHCAAAxw0AIAuuBwAAoQwAMK8HAACuCQAQsAcAAKEMADCyB0AA1gsAIcMHBADVCwAhzQcCAPULACGDCAEA8gsAIYQIAQDjCwAhhQhAANYLACGGCAEA5QsAIYcIAQDlCwAhAwAAAJsJACABAACtCQAwNwAArgkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACANBQEA7gsAIa4HAACeDAAwrwcAALQJABCwBwAAngwAMLIHQADfCwAhvQcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACH_BwEA7gsAIYAIAACfDAAggQgAAJ8MACCCCAAAoAwAIAEAAACxCQAgAQAAALEJACAMBQEA7gsAIa4HAACeDAAwrwcAALQJABCwBwAAngwAMLIHQADfCwAhvQcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACH_BwEA7gsAIYAIAACfDAAggQgAAJ8MACACgAgAAMcNACCBCAAAxw0AIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAkFAQAAAAGyB0AAAAABvQcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAf8HAQAAAAGACIAAAAABgQiAAAAAAQErAAC5CQAgCQUBAAAAAbIHQAAAAAG9BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAAB_wcBAAAAAYAIgAAAAAGBCIAAAAABASsAALsJADABKwAAuwkAMAkFAQDLDQAhsgdAAMENACG9BwEAyw0AIfwHBADADQAh_QcBAMsNACH-BwEAyw0AIf8HAQDLDQAhgAiAAAAAAYEIgAAAAAECAAAAsQkAICsAAL4JACAJBQEAyw0AIbIHQADBDQAhvQcBAMsNACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACH_BwEAyw0AIYAIgAAAAAGBCIAAAAABAgAAALQJACArAADACQAgAgAAALQJACArAADACQAgAwAAALEJACAyAAC5CQAgMwAAvgkAIAEAAACxCQAgAQAAALQJACAHDQAAmg4AIDgAAJ0OACA5AACcDgAgWgAAmw4AIFsAAJ4OACCACAAAxw0AIIEIAADHDQAgDAUBAOMLACGuBwAAmwwAMK8HAADHCQAQsAcAAJsMADCyB0AA1gsAIb0HAQDjCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAh_wcBAOMLACGACAAAnAwAIIEIAACcDAAgAwAAALQJACABAADGCQAwNwAAxwkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACAVrgcAAJYMADCvBwAAzQkAELAHAACWDAAwsgdAAN8LACHDBwEAiwwAIcQHBAAAAAHaBwEAlwwAIdsHAQCXDAAh5gcBAO4LACHwBwEA7gsAIfEHAQDuCwAh8gcBAPALACHzBwEAlwwAIfQHAQDuCwAh9QcBAO4LACH2BwEA8AsAIfcHAQDwCwAh-AcBAPALACH5BwEA8AsAIfoHAACYDAAg-wcAAZkMACEBAAAAygkAIAEAAADKCQAgFa4HAACWDAAwrwcAAM0JABCwBwAAlgwAMLIHQADfCwAhwwcBAIsMACHEBwQA3gsAIdoHAQCXDAAh2wcBAJcMACHmBwEA7gsAIfAHAQDuCwAh8QcBAO4LACHyBwEA8AsAIfMHAQCXDAAh9AcBAO4LACH1BwEA7gsAIfYHAQDwCwAh9wcBAPALACH4BwEA8AsAIfkHAQDwCwAh-gcAAJgMACD7BwABmQwAIQnaBwAAxw0AINsHAADHDQAg8gcAAMcNACDzBwAAxw0AIPYHAADHDQAg9wcAAMcNACD4BwAAxw0AIPkHAADHDQAg-wcAAMcNACADAAAAzQkAIAEAAM4JADACAADKCQAgAwAAAM0JACABAADOCQAwAgAAygkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACASsgdAAAAAAcMHAQAAAAHEBwQAAAAB2gcBAAAAAdsHAQAAAAHmBwEAAAAB8AcBAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BwEAAAAB9gcBAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHgAAAAAH7BwABAAABASsAANIJACASsgdAAAAAAcMHAQAAAAHEBwQAAAAB2gcBAAAAAdsHAQAAAAHmBwEAAAAB8AcBAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1BwEAAAAB9gcBAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHgAAAAAH7BwABAAABASsAANQJADABKwAA1AkAMBKyB0AAwQ0AIcMHAQDLDQAhxAcEAMANACHaBwEAzQ0AIdsHAQDNDQAh5gcBAMsNACHwBwEAyw0AIfEHAQDLDQAh8gcBAM0NACHzBwEAzQ0AIfQHAQDLDQAh9QcBAMsNACH2BwEAzQ0AIfcHAQDNDQAh-AcBAM0NACH5BwEAzQ0AIfoHgAAAAAH7BwABmQ4AIQIAAADKCQAgKwAA1wkAIBKyB0AAwQ0AIcMHAQDLDQAhxAcEAMANACHaBwEAzQ0AIdsHAQDNDQAh5gcBAMsNACHwBwEAyw0AIfEHAQDLDQAh8gcBAM0NACHzBwEAzQ0AIfQHAQDLDQAh9QcBAMsNACH2BwEAzQ0AIfcHAQDNDQAh-AcBAM0NACH5BwEAzQ0AIfoHgAAAAAH7BwABmQ4AIQIAAADNCQAgKwAA2QkAIAIAAADNCQAgKwAA2QkAIAMAAADKCQAgMgAA0gkAIDMAANcJACABAAAAygkAIAEAAADNCQAgDg0AAJQOACA4AACXDgAgOQAAlg4AIFoAAJUOACBbAACYDgAg2gcAAMcNACDbBwAAxw0AIPIHAADHDQAg8wcAAMcNACD2BwAAxw0AIPcHAADHDQAg-AcAAMcNACD5BwAAxw0AIPsHAADHDQAgFa4HAACSDAAwrwcAAOAJABCwBwAAkgwAMLIHQADWCwAhwwcBAPILACHEBwQA1QsAIdoHAQD0CwAh2wcBAPQLACHmBwEA4wsAIfAHAQDjCwAh8QcBAOMLACHyBwEA5QsAIfMHAQD0CwAh9AcBAOMLACH1BwEA4wsAIfYHAQDlCwAh9wcBAOULACH4BwEA5QsAIfkHAQDlCwAh-gcAAPMLACD7BwABkwwAIQMAAADNCQAgAQAA3wkAMDcAAOAJACADAAAAzQkAIAEAAM4JADACAADKCQAgCa4HAACQDAAwrwcAAOYJABCwBwAAkAwAMMQHBAAAAAHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHuBwQAAAAB7wcAAJEMACABAAAA4wkAIAEAAADjCQAgCK4HAACQDAAwrwcAAOYJABCwBwAAkAwAMMQHBADeCwAh5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7gcEAN4LACEAAwAAAOYJACABAADnCQAwAgAA4wkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACADAAAA5gkAIAEAAOcJADACAADjCQAgBcQHBAAAAAHnBwQAAAAB6gcBAAAAAesHAAEAAAHuBwQAAAABASsAAOsJACAFxAcEAAAAAecHBAAAAAHqBwEAAAAB6wcAAQAAAe4HBAAAAAEBKwAA7QkAMAErAADtCQAwBcQHBADADQAh5wcEAMANACHqBwEAyw0AIesHAAGODgAh7gcEAMANACECAAAA4wkAICsAAPAJACAFxAcEAMANACHnBwQAwA0AIeoHAQDLDQAh6wcAAY4OACHuBwQAwA0AIQIAAADmCQAgKwAA8gkAIAIAAADmCQAgKwAA8gkAIAMAAADjCQAgMgAA6wkAIDMAAPAJACABAAAA4wkAIAEAAADmCQAgBQ0AAI8OACA4AACSDgAgOQAAkQ4AIFoAAJAOACBbAACTDgAgCK4HAACPDAAwrwcAAPkJABCwBwAAjwwAMMQHBADVCwAh5wcEANULACHqBwEA8gsAIesHAAGHDAAh7gcEANULACEDAAAA5gkAIAEAAPgJADA3AAD5CQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAuuBwAAigwAMK8HAAD_CQAQsAcAAIoMADCyB0AA3wsAIecHBADeCwAh6gcBAIsMACHrBwABjAwAIewHAQDuCwAh7QcAAYwMACHuBwQAAAAB7wcAAI4MACABAAAA_AkAIAEAAAD8CQAgCq4HAACKDAAwrwcAAP8JABCwBwAAigwAMLIHQADfCwAh5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7AcBAO4LACHtBwABjAwAIe4HBADeCwAhAAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgAwAAAP8JACABAACACgAwAgAA_AkAIAeyB0AAAAAB5wcEAAAAAeoHAQAAAAHrBwABAAAB7AcBAAAAAe0HAAEAAAHuBwQAAAABASsAAIQKACAHsgdAAAAAAecHBAAAAAHqBwEAAAAB6wcAAQAAAewHAQAAAAHtBwABAAAB7gcEAAAAAQErAACGCgAwASsAAIYKADAHsgdAAMENACHnBwQAwA0AIeoHAQDLDQAh6wcAAY4OACHsBwEAyw0AIe0HAAGODgAh7gcEAMANACECAAAA_AkAICsAAIkKACAHsgdAAMENACHnBwQAwA0AIeoHAQDLDQAh6wcAAY4OACHsBwEAyw0AIe0HAAGODgAh7gcEAMANACECAAAA_wkAICsAAIsKACACAAAA_wkAICsAAIsKACADAAAA_AkAIDIAAIQKACAzAACJCgAgAQAAAPwJACABAAAA_wkAIAUNAACJDgAgOAAAjA4AIDkAAIsOACBaAACKDgAgWwAAjQ4AIAquBwAAhgwAMK8HAACSCgAQsAcAAIYMADCyB0AA1gsAIecHBADVCwAh6gcBAPILACHrBwABhwwAIewHAQDjCwAh7QcAAYcMACHuBwQA1QsAIQMAAAD_CQAgAQAAkQoAMDcAAJIKACADAAAA_wkAIAEAAIAKADACAAD8CQAgBa4HAACFDAAwrwcAAJgKABCwBwAAhQwAMMMHIAAAAAHpBwQA3gsAIQEAAACVCgAgAQAAAJUKACAFrgcAAIUMADCvBwAAmAoAELAHAACFDAAwwwcgAIIMACHpBwQA3gsAIQADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACACwwcgAAAAAekHBAAAAAEBKwAAnQoAIALDByAAAAAB6QcEAAAAAQErAACfCgAwASsAAJ8KADACwwcgAIMOACHpBwQAwA0AIQIAAACVCgAgKwAAogoAIALDByAAgw4AIekHBADADQAhAgAAAJgKACArAACkCgAgAgAAAJgKACArAACkCgAgAwAAAJUKACAyAACdCgAgMwAAogoAIAEAAACVCgAgAQAAAJgKACAFDQAAhA4AIDgAAIcOACA5AACGDgAgWgAAhQ4AIFsAAIgOACAFrgcAAIQMADCvBwAAqwoAELAHAACEDAAwwwcgAP4LACHpBwQA1QsAIQMAAACYCgAgAQAAqgoAMDcAAKsKACADAAAAmAoAIAEAAJkKADACAACVCgAgC64HAACBDAAwrwcAALEKABCwBwAAgQwAML8HAQDwCwAhwwcgAAAAAc0HAgCDDAAh0AdAAN8LACHfB0AA7wsAIeYHAQDuCwAh5wcEAN4LACHoB0AA7wsAIQEAAACuCgAgAQAAAK4KACALrgcAAIEMADCvBwAAsQoAELAHAACBDAAwvwcBAPALACHDByAAggwAIc0HAgCDDAAh0AdAAN8LACHfB0AA7wsAIeYHAQDuCwAh5wcEAN4LACHoB0AA7wsAIQO_BwAAxw0AIN8HAADHDQAg6AcAAMcNACADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAIvwcBAAAAAcMHIAAAAAHNBwIAAAAB0AdAAAAAAd8HQAAAAAHmBwEAAAAB5wcEAAAAAegHQAAAAAEBKwAAtgoAIAi_BwEAAAABwwcgAAAAAc0HAgAAAAHQB0AAAAAB3wdAAAAAAeYHAQAAAAHnBwQAAAAB6AdAAAAAAQErAAC4CgAwASsAALgKADAIvwcBAM0NACHDByAAgw4AIc0HAgDTDQAh0AdAAMENACHfB0AAzA0AIeYHAQDLDQAh5wcEAMANACHoB0AAzA0AIQIAAACuCgAgKwAAuwoAIAi_BwEAzQ0AIcMHIACDDgAhzQcCANMNACHQB0AAwQ0AId8HQADMDQAh5gcBAMsNACHnBwQAwA0AIegHQADMDQAhAgAAALEKACArAAC9CgAgAgAAALEKACArAAC9CgAgAwAAAK4KACAyAAC2CgAgMwAAuwoAIAEAAACuCgAgAQAAALEKACAIDQAA_g0AIDgAAIEOACA5AACADgAgWgAA_w0AIFsAAIIOACC_BwAAxw0AIN8HAADHDQAg6AcAAMcNACALrgcAAP0LADCvBwAAxAoAELAHAAD9CwAwvwcBAOULACHDByAA_gsAIc0HAgD1CwAh0AdAANYLACHfB0AA5AsAIeYHAQDjCwAh5wcEANULACHoB0AA5AsAIQMAAACxCgAgAQAAwwoAMDcAAMQKACADAAAAsQoAIAEAALIKADACAACuCgAgAQAAAHwAIAEAAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACAQAwAA-w0AICIAAPwNACAjAAD9DQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEBKwAAzAoAIA2yB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQErAADOCgAwASsAAM4KADAQAwAA3w0AICIAAOANACAjAADhDQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACECAAAAfAAgKwAA0QoAIA2yB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQIAAAB6ACArAADTCgAgAgAAAHoAICsAANMKACADAAAAfAAgMgAAzAoAIDMAANEKACABAAAAfAAgAQAAAHoAIAYNAADbDQAgOAAA3Q0AIDkAANwNACDbBwAAxw0AIN4HAADHDQAg3wcAAMcNACAQrgcAAPsLADCvBwAA2goAELAHAAD7CwAwsgdAANYLACG9BwEA4wsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIdsHAQD0CwAh3AcBAOMLACHdBwAA_AsAIN4HAQDlCwAh3wdAAOQLACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACEDAAAAegAgAQAA2QoAMDcAANoKACADAAAAegAgAQAAewAwAgAAfAAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAYhAADaDQAgsgdAAAAAAcMHAQAAAAHFBwEAAAAB2AcBAAAAAdkHQAAAAAEBKwAA4goAIAWyB0AAAAABwwcBAAAAAcUHAQAAAAHYBwEAAAAB2QdAAAAAAQErAADkCgAwASsAAOQKADAGIQAA2Q0AILIHQADBDQAhwwcBAMsNACHFBwEAyw0AIdgHAQDLDQAh2QdAAMwNACECAAAAgAEAICsAAOcKACAFsgdAAMENACHDBwEAyw0AIcUHAQDLDQAh2AcBAMsNACHZB0AAzA0AIQIAAAB-ACArAADpCgAgAgAAAH4AICsAAOkKACADAAAAgAEAIDIAAOIKACAzAADnCgAgAQAAAIABACABAAAAfgAgBA0AANYNACA4AADYDQAgOQAA1w0AINkHAADHDQAgCK4HAAD6CwAwrwcAAPAKABCwBwAA-gsAMLIHQADWCwAhwwcBAPILACHFBwEA8gsAIdgHAQDjCwAh2QdAAOQLACEDAAAAfgAgAQAA7woAMDcAAPAKACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACEAQAgAQAAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACATIQAA1Q0AICuAAAAAAbIHQAAAAAG_BwEAAAABwwcBAAAAAcQHBAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABASsAAPgKACASK4AAAAABsgdAAAAAAb8HAQAAAAHDBwEAAAABxAcEAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygdAAAAAAcsHAQAAAAHMBwEAAAABzQcCAAAAAc4HQAAAAAHPB0AAAAAB0AdAAAAAAdEHQAAAAAEBKwAA-goAMAErAAD6CgAwEyEAANQNACArgAAAAAGyB0AAwQ0AIb8HAQDNDQAhwwcBAMsNACHEBwQAwA0AIcUHAQDLDQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhAgAAAIQBACArAAD9CgAgEiuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxQcBAMsNACHGBwEAyw0AIccHAQDLDQAhyAcBAMsNACHJBwEAyw0AIcoHQADBDQAhywcBAM0NACHMBwEAyw0AIc0HAgDTDQAhzgdAAMwNACHPB0AAzA0AIdAHQADBDQAh0QdAAMwNACECAAAAggEAICsAAP8KACACAAAAggEAICsAAP8KACADAAAAhAEAIDIAAPgKACAzAAD9CgAgAQAAAIQBACABAAAAggEAIAoNAADODQAgOAAA0Q0AIDkAANANACBaAADPDQAgWwAA0g0AIL8HAADHDQAgywcAAMcNACDOBwAAxw0AIM8HAADHDQAg0QcAAMcNACAVKwAA8wsAIK4HAADxCwAwrwcAAIYLABCwBwAA8QsAMLIHQADWCwAhvwcBAOULACHDBwEA8gsAIcQHBADVCwAhxQcBAPILACHGBwEA8gsAIccHAQDjCwAhyAcBAOMLACHJBwEA4wsAIcoHQADWCwAhywcBAPQLACHMBwEA4wsAIc0HAgD1CwAhzgdAAOQLACHPB0AA5AsAIdAHQADWCwAh0QdAAOQLACEDAAAAggEAIAEAAIULADA3AACGCwAgAwAAAIIBACABAACDAQAwAgAAhAEAIAeuBwAA7QsAMK8HAACMCwAQsAcAAO0LADCyB0AA3wsAIb0HAQAAAAG-B0AA7wsAIb8HAQDwCwAhAQAAAIkLACABAAAAiQsAIAeuBwAA7QsAMK8HAACMCwAQsAcAAO0LADCyB0AA3wsAIb0HAQDuCwAhvgdAAO8LACG_BwEA8AsAIQK-BwAAxw0AIL8HAADHDQAgAwAAAIwLACABAACNCwAwAgAAiQsAIAMAAACMCwAgAQAAjQsAMAIAAIkLACADAAAAjAsAIAEAAI0LADACAACJCwAgBLIHQAAAAAG9BwEAAAABvgdAAAAAAb8HAQAAAAEBKwAAkQsAIASyB0AAAAABvQcBAAAAAb4HQAAAAAG_BwEAAAABASsAAJMLADABKwAAkwsAMASyB0AAwQ0AIb0HAQDLDQAhvgdAAMwNACG_BwEAzQ0AIQIAAACJCwAgKwAAlgsAIASyB0AAwQ0AIb0HAQDLDQAhvgdAAMwNACG_BwEAzQ0AIQIAAACMCwAgKwAAmAsAIAIAAACMCwAgKwAAmAsAIAMAAACJCwAgMgAAkQsAIDMAAJYLACABAAAAiQsAIAEAAACMCwAgBQ0AAMgNACA4AADKDQAgOQAAyQ0AIL4HAADHDQAgvwcAAMcNACAHrgcAAOILADCvBwAAnwsAELAHAADiCwAwsgdAANYLACG9BwEA4wsAIb4HQADkCwAhvwcBAOULACEDAAAAjAsAIAEAAJ4LADA3AACfCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIAWuBwAA4QsAMK8HAAClCwAQsAcAAOELADC7BwQAAAABvAdAAN8LACEBAAAAogsAIAEAAACiCwAgBa4HAADhCwAwrwcAAKULABCwBwAA4QsAMLsHBADeCwAhvAdAAN8LACEAAwAAAKULACABAACmCwAwAgAAogsAIAMAAAClCwAgAQAApgsAMAIAAKILACADAAAApQsAIAEAAKYLADACAACiCwAgArsHBAAAAAG8B0AAAAABASsAAKoLACACuwcEAAAAAbwHQAAAAAEBKwAArAsAMAErAACsCwAwArsHBADADQAhvAdAAMENACECAAAAogsAICsAAK8LACACuwcEAMANACG8B0AAwQ0AIQIAAAClCwAgKwAAsQsAIAIAAAClCwAgKwAAsQsAIAMAAACiCwAgMgAAqgsAIDMAAK8LACABAAAAogsAIAEAAAClCwAgBQ0AAMINACA4AADFDQAgOQAAxA0AIFoAAMMNACBbAADGDQAgBa4HAADgCwAwrwcAALgLABCwBwAA4AsAMLsHBADVCwAhvAdAANYLACEDAAAApQsAIAEAALcLADA3AAC4CwAgAwAAAKULACABAACmCwAwAgAAogsAIAWuBwAA3QsAMK8HAAC-CwAQsAcAAN0LADCxBwQAAAABsgdAAN8LACEBAAAAuwsAIAEAAAC7CwAgBa4HAADdCwAwrwcAAL4LABCwBwAA3QsAMLEHBADeCwAhsgdAAN8LACEAAwAAAL4LACABAAC_CwAwAgAAuwsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgArEHBAAAAAGyB0AAAAABASsAAMMLACACsQcEAAAAAbIHQAAAAAEBKwAAxQsAMAErAADFCwAwArEHBADADQAhsgdAAMENACECAAAAuwsAICsAAMgLACACsQcEAMANACGyB0AAwQ0AIQIAAAC-CwAgKwAAygsAIAIAAAC-CwAgKwAAygsAIAMAAAC7CwAgMgAAwwsAIDMAAMgLACABAAAAuwsAIAEAAAC-CwAgBQ0AALsNACA4AAC-DQAgOQAAvQ0AIFoAALwNACBbAAC_DQAgBa4HAADUCwAwrwcAANELABCwBwAA1AsAMLEHBADVCwAhsgdAANYLACEDAAAAvgsAIAEAANALADA3AADRCwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAWuBwAA1AsAMK8HAADRCwAQsAcAANQLADCxBwQA1QsAIbIHQADWCwAhDQ0AANgLACA4AADcCwAgOQAA3AsAIFoAANsLACBbAADcCwAgswcEAAAAAbQHBAAAAAS1BwQAAAAEtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBADaCwAhCw0AANgLACA4AADZCwAgOQAA2QsAILMHQAAAAAG0B0AAAAAEtQdAAAAABLYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA1wsAIQsNAADYCwAgOAAA2QsAIDkAANkLACCzB0AAAAABtAdAAAAABLUHQAAAAAS2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAANcLACEIswcCAAAAAbQHAgAAAAS1BwIAAAAEtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgDYCwAhCLMHQAAAAAG0B0AAAAAEtQdAAAAABLYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA2QsAIQ0NAADYCwAgOAAA3AsAIDkAANwLACBaAADbCwAgWwAA3AsAILMHBAAAAAG0BwQAAAAEtQcEAAAABLYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQA2gsAIQizBwgAAAABtAcIAAAABLUHCAAAAAS2BwgAAAABtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIANsLACEIswcEAAAAAbQHBAAAAAS1BwQAAAAEtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBADcCwAhBa4HAADdCwAwrwcAAL4LABCwBwAA3QsAMLEHBADeCwAhsgdAAN8LACEIswcEAAAAAbQHBAAAAAS1BwQAAAAEtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBADcCwAhCLMHQAAAAAG0B0AAAAAEtQdAAAAABLYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA2QsAIQWuBwAA4AsAMK8HAAC4CwAQsAcAAOALADC7BwQA1QsAIbwHQADWCwAhBa4HAADhCwAwrwcAAKULABCwBwAA4QsAMLsHBADeCwAhvAdAAN8LACEHrgcAAOILADCvBwAAnwsAELAHAADiCwAwsgdAANYLACG9BwEA4wsAIb4HQADkCwAhvwcBAOULACEODQAA2AsAIDgAAOwLACA5AADsCwAgswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDrCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABCw0AAOcLACA4AADqCwAgOQAA6gsAILMHQAAAAAG0B0AAAAAFtQdAAAAABbYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA6QsAIQ4NAADnCwAgOAAA6AsAIDkAAOgLACCzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOYLACHABwEAAAABwQcBAAAAAcIHAQAAAAEODQAA5wsAIDgAAOgLACA5AADoCwAgswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDmCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABCLMHAgAAAAG0BwIAAAAFtQcCAAAABbYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA5wsAIQuzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOgLACHABwEAAAABwQcBAAAAAcIHAQAAAAELDQAA5wsAIDgAAOoLACA5AADqCwAgswdAAAAAAbQHQAAAAAW1B0AAAAAFtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADpCwAhCLMHQAAAAAG0B0AAAAAFtQdAAAAABbYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA6gsAIQ4NAADYCwAgOAAA7AsAIDkAAOwLACCzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOsLACHABwEAAAABwQcBAAAAAcIHAQAAAAELswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDsCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABB64HAADtCwAwrwcAAIwLABCwBwAA7QsAMLIHQADfCwAhvQcBAO4LACG-B0AA7wsAIb8HAQDwCwAhC7MHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA7AsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQizB0AAAAABtAdAAAAABbUHQAAAAAW2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAOoLACELswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDoCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABFSsAAPMLACCuBwAA8QsAMK8HAACGCwAQsAcAAPELADCyB0AA1gsAIb8HAQDlCwAhwwcBAPILACHEBwQA1QsAIcUHAQDyCwAhxgcBAPILACHHBwEA4wsAIcgHAQDjCwAhyQcBAOMLACHKB0AA1gsAIcsHAQD0CwAhzAcBAOMLACHNBwIA9QsAIc4HQADkCwAhzwdAAOQLACHQB0AA1gsAIdEHQADkCwAhCw0AANgLACA4AADsCwAgOQAA7AsAILMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA-QsAIQ8NAADYCwAgOAAA-AsAIDkAAPgLACCzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAELDQAA5wsAIDgAAOgLACA5AADoCwAgswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQD3CwAhDQ0AANgLACA4AADYCwAgOQAA2AsAIFoAANsLACBbAADYCwAgswcCAAAAAbQHAgAAAAS1BwIAAAAEtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgD2CwAhDQ0AANgLACA4AADYCwAgOQAA2AsAIFoAANsLACBbAADYCwAgswcCAAAAAbQHAgAAAAS1BwIAAAAEtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgD2CwAhCw0AAOcLACA4AADoCwAgOQAA6AsAILMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA9wsAIQyzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAELDQAA2AsAIDgAAOwLACA5AADsCwAgswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQD5CwAhCK4HAAD6CwAwrwcAAPAKABCwBwAA-gsAMLIHQADWCwAhwwcBAPILACHFBwEA8gsAIdgHAQDjCwAh2QdAAOQLACEQrgcAAPsLADCvBwAA2goAELAHAAD7CwAwsgdAANYLACG9BwEA4wsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIdsHAQD0CwAh3AcBAOMLACHdBwAA_AsAIN4HAQDlCwAh3wdAAOQLACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACEEswcBAAAABeMHAQAAAAHkBwEAAAAE5QcBAAAABAuuBwAA_QsAMK8HAADECgAQsAcAAP0LADC_BwEA5QsAIcMHIAD-CwAhzQcCAPULACHQB0AA1gsAId8HQADkCwAh5gcBAOMLACHnBwQA1QsAIegHQADkCwAhBQ0AANgLACA4AACADAAgOQAAgAwAILMHIAAAAAG6ByAA_wsAIQUNAADYCwAgOAAAgAwAIDkAAIAMACCzByAAAAABugcgAP8LACECswcgAAAAAboHIACADAAhC64HAACBDAAwrwcAALEKABCwBwAAgQwAML8HAQDwCwAhwwcgAIIMACHNBwIAgwwAIdAHQADfCwAh3wdAAO8LACHmBwEA7gsAIecHBADeCwAh6AdAAO8LACECswcgAAAAAboHIACADAAhCLMHAgAAAAG0BwIAAAAEtQcCAAAABLYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA2AsAIQWuBwAAhAwAMK8HAACrCgAQsAcAAIQMADDDByAA_gsAIekHBADVCwAhBa4HAACFDAAwrwcAAJgKABCwBwAAhQwAMMMHIACCDAAh6QcEAN4LACEKrgcAAIYMADCvBwAAkgoAELAHAACGDAAwsgdAANYLACHnBwQA1QsAIeoHAQDyCwAh6wcAAYcMACHsBwEA4wsAIe0HAAGHDAAh7gcEANULACEHDQAA2AsAIDgAAIkMACA5AACJDAAgswcAAQAAAbQHAAEAAAS1BwABAAAEugcAAYgMACEHDQAA2AsAIDgAAIkMACA5AACJDAAgswcAAQAAAbQHAAEAAAS1BwABAAAEugcAAYgMACEEswcAAQAAAbQHAAEAAAS1BwABAAAEugcAAYkMACEKrgcAAIoMADCvBwAA_wkAELAHAACKDAAwsgdAAN8LACHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHsBwEA7gsAIe0HAAGMDAAh7gcEAN4LACEIswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQCNDAAhBLMHAAEAAAG0BwABAAAEtQcAAQAABLoHAAGJDAAhCLMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAjQwAIQLnBwQAAAAB6gcBAAAAAQiuBwAAjwwAMK8HAAD5CQAQsAcAAI8MADDEBwQA1QsAIecHBADVCwAh6gcBAPILACHrBwABhwwAIe4HBADVCwAhCK4HAACQDAAwrwcAAOYJABCwBwAAkAwAMMQHBADeCwAh5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7gcEAN4LACEC5wcEAAAAAeoHAQAAAAEVrgcAAJIMADCvBwAA4AkAELAHAACSDAAwsgdAANYLACHDBwEA8gsAIcQHBADVCwAh2gcBAPQLACHbBwEA9AsAIeYHAQDjCwAh8AcBAOMLACHxBwEA4wsAIfIHAQDlCwAh8wcBAPQLACH0BwEA4wsAIfUHAQDjCwAh9gcBAOULACH3BwEA5QsAIfgHAQDlCwAh-QcBAOULACH6BwAA8wsAIPsHAAGTDAAhBw0AAOcLACA4AACVDAAgOQAAlQwAILMHAAEAAAG0BwABAAAFtQcAAQAABboHAAGUDAAhBw0AAOcLACA4AACVDAAgOQAAlQwAILMHAAEAAAG0BwABAAAFtQcAAQAABboHAAGUDAAhBLMHAAEAAAG0BwABAAAFtQcAAQAABboHAAGVDAAhFa4HAACWDAAwrwcAAM0JABCwBwAAlgwAMLIHQADfCwAhwwcBAIsMACHEBwQA3gsAIdoHAQCXDAAh2wcBAJcMACHmBwEA7gsAIfAHAQDuCwAh8QcBAO4LACHyBwEA8AsAIfMHAQCXDAAh9AcBAO4LACH1BwEA7gsAIfYHAQDwCwAh9wcBAPALACH4BwEA8AsAIfkHAQDwCwAh-gcAAJgMACD7BwABmQwAIQizBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAJoMACEMsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABBLMHAAEAAAG0BwABAAAFtQcAAQAABboHAAGVDAAhCLMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAmgwAIQwFAQDjCwAhrgcAAJsMADCvBwAAxwkAELAHAACbDAAwsgdAANYLACG9BwEA4wsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIf8HAQDjCwAhgAgAAJwMACCBCAAAnAwAIA8NAADnCwAgOAAAnQwAIDkAAJ0MACCzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAEMsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABDAUBAO4LACGuBwAAngwAMK8HAAC0CQAQsAcAAJ4MADCyB0AA3wsAIb0HAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAh_wcBAO4LACGACAAAnwwAIIEIAACfDAAgDLMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQIFAQAAAAH8BwQAAAABC64HAAChDAAwrwcAAK4JABCwBwAAoQwAMLIHQADWCwAhwwcEANULACHNBwIA9QsAIYMIAQDyCwAhhAgBAOMLACGFCEAA1gsAIYYIAQDlCwAhhwgBAOULACELrgcAAKIMADCvBwAAmwkAELAHAACiDAAwsgdAAN8LACHDBwQA3gsAIc0HAgCDDAAhgwgBAIsMACGECAEA7gsAIYUIQADfCwAhhggBAPALACGHCAEA8AsAIQiuBwAAowwAMK8HAACVCQAQsAcAAKMMADDDByAA_gsAIYgIBADVCwAhiQhAANYLACGKCAQA1QsAIYsIQADkCwAhCK4HAACkDAAwrwcAAIIJABCwBwAApAwAMMMHIACCDAAhiAgEAN4LACGJCEAA3wsAIYoIBADeCwAhiwhAAO8LACEHrgcAAKUMADCvBwAA_AgAELAHAAClDAAwjAgBAOMLACGNCEAA1gsAIY4IAgD1CwAhjwgCAPULACEHrgcAAKYMADCvBwAA6QgAELAHAACmDAAwjAgBAO4LACGNCEAA3wsAIY4IAgCDDAAhjwgCAIMMACEOrgcAAKcMADCvBwAA4wgAELAHAACnDAAw2gcBAPILACHbBwEA8gsAIZAIAQDjCwAhkQgBAOMLACGSCAQA1QsAIZMIBADVCwAhlAgEANULACGVCAQA1QsAIZYIBADVCwAhlwgEANULACGYCAQA1QsAIQ6uBwAAqAwAMK8HAADQCAAQsAcAAKgMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhBNsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAEOrgcAAKoMADCvBwAAyggAELAHAACqDAAw2gcBAPILACHbBwEA8gsAIZAIAQDjCwAhkQgBAOMLACGSCAQA1QsAIZMIBADVCwAhlAgEANULACGVCAQA1QsAIZYIBADVCwAhlwgEANULACGYCAQA1QsAIQ6uBwAAqwwAMK8HAAC3CAAQsAcAAKsMADDaBwEAiwwAIdsHAQCLDAAhkAgBAO4LACGRCAEA7gsAIZIIBADeCwAhkwgEAN4LACGUCAQA3gsAIZUIBADeCwAhlggEAN4LACGXCAQA3gsAIZgIBADeCwAhBNsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAENrgcAAK0MADCvBwAAsQgAELAHAACtDAAwsgdAANYLACHDBwEA8gsAIdoHAQDyCwAh2wcBAPILACH2BwEA4wsAIZAIAQDjCwAhkQgBAOMLACGaCAQA1QsAIZsIBADVCwAhnAgBAOMLACENrgcAAK4MADCvBwAAnggAELAHAACuDAAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh2wcBAIsMACH2BwEA7gsAIZAIAQDuCwAhkQgBAO4LACGaCAQA3gsAIZsIBADeCwAhnAgBAO4LACEC2gcBAAAAAZwIAQAAAAEKrgcAALAMADCvBwAAmAgAELAHAACwDAAwsgdAANYLACG7BwQA1QsAIcMHAQDyCwAh2gcBAPILACH2BwEA4wsAIZ4IAADzCwAgnwhAANYLACEKrgcAALEMADCvBwAAhQgAELAHAACxDAAwsgdAAN8LACG7BwQA3gsAIcMHAQCLDAAh2gcBAIsMACH2BwEA7gsAIZ4IAACYDAAgnwhAAN8LACEIrgcAALIMADCvBwAA_wcAELAHAACyDAAwsgdAANYLACG7BwQA1QsAIcMHAQDyCwAh2gcBAPILACGeCAAA8wsAIAiuBwAAswwAMK8HAADsBwAQsAcAALMMADCyB0AA3wsAIbsHBADeCwAhwwcBAIsMACHaBwEAiwwAIZ4IAACYDAAgArsHBAAAAAHaBwEAAAABEK4HAAC1DAAwrwcAAOYHABCwBwAAtQwAMNoHAQDyCwAh2wcBAPILACGDCAEA8gsAIZAIAQDjCwAhkQgBAOMLACGUCAIAtwwAIaEIAQDjCwAhoggCAPULACGjCAQA1QsAIaQIBAC2DAAhpQgEALYMACGmCEAA5AsAIacIBAC2DAAhDQ0AAOcLACA4AAC7DAAgOQAAuwwAIFoAALkMACBbAAC7DAAgswcEAAAAAbQHBAAAAAW1BwQAAAAFtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAC6DAAhDQ0AAOcLACA4AADnCwAgOQAA5wsAIFoAALkMACBbAADnCwAgswcCAAAAAbQHAgAAAAW1BwIAAAAFtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgC4DAAhDQ0AAOcLACA4AADnCwAgOQAA5wsAIFoAALkMACBbAADnCwAgswcCAAAAAbQHAgAAAAW1BwIAAAAFtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgC4DAAhCLMHCAAAAAG0BwgAAAAFtQcIAAAABbYHCAAAAAG3BwgAAAABuAcIAAAAAbkHCAAAAAG6BwgAuQwAIQ0NAADnCwAgOAAAuwwAIDkAALsMACBaAAC5DAAgWwAAuwwAILMHBAAAAAG0BwQAAAAFtQcEAAAABbYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAugwAIQizBwQAAAABtAcEAAAABbUHBAAAAAW2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEALsMACEQrgcAALwMADCvBwAA0wcAELAHAAC8DAAw2gcBAIsMACHbBwEAiwwAIYMIAQCLDAAhkAgBAO4LACGRCAEA7gsAIZQIAgC-DAAhoQgBAO4LACGiCAIAgwwAIaMIBADeCwAhpAgEAL0MACGlCAQAvQwAIaYIQADvCwAhpwgEAL0MACEIswcEAAAAAbQHBAAAAAW1BwQAAAAFtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAC7DAAhCLMHAgAAAAG0BwIAAAAFtQcCAAAABbYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA5wsAIRiuBwAAvwwAMK8HAADNBwAQsAcAAL8MADCyB0AA1gsAIdsHAQDyCwAhgwgBAPILACGiCAIA9QsAIagIAQDyCwAhqQgBAOMLACGqCAIA9QsAIasIBADVCwAhrAgBAOMLACGtCAEA4wsAIa4IAQDjCwAhrwgCAPULACGwCAIA9QsAIbEIAgD1CwAhsggAAPMLACCzCEAA5AsAIbQIQADkCwAhtQhAAOQLACG2CAQA1QsAIbcIBADVCwAhuAgBAOMLACEKrgcAAMAMADCvBwAAtwcAELAHAADADAAwwwcBAPILACHbBwEA8gsAIfMHAQDyCwAhgwgBAPILACGFCEAA1gsAIbkIAgD1CwAhughAANYLACEKrgcAAMEMADCvBwAApAcAELAHAADBDAAwwwcBAIsMACHbBwEAiwwAIfMHAQCLDAAhgwgBAIsMACGFCEAA3wsAIbkIAgCDDAAhughAAN8LACESBQEA4wsAIa4HAADCDAAwrwcAAJ4HABCwBwAAwgwAML0HAQDjCwAh9gcBAOMLACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACGDCAEA8gsAIbsIAQDjCwAhvAgBAOMLACG9CAEA4wsAIb4IAgD1CwAhvwhAANYLACHACEAA1gsAIcEIBADVCwAhwggCAPULACESBQEA7gsAIa4HAADDDAAwrwcAAIsHABCwBwAAwwwAML0HAQDuCwAh9gcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACGDCAEAiwwAIbsIAQDuCwAhvAgBAO4LACG9CAEA7gsAIb4IAgCDDAAhvwhAAN8LACHACEAA3wsAIcEIBADeCwAhwggCAIMMACECBQEAAAABvQcBAAAAAQKDCAEAAAABuwgBAAAAASAFAQDjCwAhrgcAAMYMADCvBwAAhQcAELAHAADGDAAwsgdAANYLACG9BwEA4wsAIfcHAQDlCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAhrggBAOULACHFCAQA1QsAIcYIQADkCwAhxwgAAPMLACDICAAA8wsAIMkIAADzCwAgyggBAOMLACHLCEAA1gsAIcwIIAD-CwAhzQgBAOULACHOCAEA5QsAIc8IAQDlCwAh0AgAAPMLACDRCAAA8wsAINIIAADzCwAg0wgAAPMLACDUCAEA5QsAIdUIAQDlCwAh1ggCAPULACHXCAEA5QsAIdgIAgD1CwAh2QgCAPULACEgBQEA7gsAIa4HAADHDAAwrwcAAPIGABCwBwAAxwwAMLIHQADfCwAhvQcBAO4LACH3BwEA8AsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIa4IAQDwCwAhxQgEAN4LACHGCEAA7wsAIccIAACYDAAgyAgAAJgMACDJCAAAmAwAIMoIAQDuCwAhywhAAN8LACHMCCAAggwAIc0IAQDwCwAhzggBAPALACHPCAEA8AsAIdAIAACYDAAg0QgAAJgMACDSCAAAmAwAINMIAACYDAAg1AgBAPALACHVCAEA8AsAIdYIAgCDDAAh1wgBAPALACHYCAIAgwwAIdkIAgCDDAAhAwUBAAAAAb0HAQAAAAH9BwEAAAABBq4HAADJDAAwrwcAAOwGABCwBwAAyQwAMNkHQADWCwAh2wgBAPILACHcCAABhwwAIReuBwAAygwAMK8HAADWBgAQsAcAAMoMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIdsHAQDyCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAh2wgBAPILACHdCAEA4wsAId4IAQDjCwAh3wgBAOMLACHgCAAA8wsAIOEIAAD8CwAg4ggCAPULACHjCCAA_gsAIeQIAQDjCwAh5QgAAPwLACDmCCAA_gsAIecIAgD1CwAhCa4HAADLDAAwrwcAAMAGABCwBwAAywwAML4HQADkCwAhzgdAANYLACHbCAEA8gsAIegIAAD8CwAg6QgAAPwLACDqCAEA5QsAIQoSAADNDAAgrgcAAMwMADCvBwAAOgAQsAcAAMwMADC-B0AA7wsAIc4HQADfCwAh2wgBAIsMACHoCAAA_AsAIOkIAAD8CwAg6ggBAPALACEaAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIeQJAABpACDlCQAAaQAgFK4HAADODAAwrwcAAKgGABCwBwAAzgwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAh3QgBAOMLACHnCAIA9QsAIesIAQDjCwAh7AgBAOMLACHtCAEA5QsAIe4IAACcDAAg7wgBAOULACHwCAAA_AsAIPEIAgD1CwAh8ggCAPULACESBAEA5QsAIa4HAADPDAAwrwcAAJIGABCwBwAAzwwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdkHQADWCwAh2gcBAPQLACHbBwEA9AsAIfgHAQDjCwAh8wgAAYcMACH0CAABhwwAIfUIAQDlCwAh9ggBAOULACH3CAEA9AsAIfgIAgD1CwAh-QhAAOQLACEOrgcAANAMADCvBwAA-AUAELAHAADQDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIfcIAQDyCwAh-ggAAYcMACH7CAABhwwAIfwIAQDlCwAh_QhAAOQLACH-CEAA5AsAIQuuBwAA0QwAMK8HAADiBQAQsAcAANEMADDZB0AA1gsAIdoHAQDyCwAh2wcBAPILACH3CAEA8gsAIf8IAAGHDAAhgAkBAOMLACGBCQEA4wsAIYIJQADkCwAhE64HAADSDAAwrwcAAMwFABCwBwAA0gwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh4AcBAOMLACHhBwEA4wsAIesIAQDlCwAh_ghAAOQLACGCCUAA5AsAIYMJAQDyCwAhhAkAAYcMACGFCQEA4wsAIYYJAQDlCwAhhwkBAOULACGICQEA5QsAIYkJAAD8CwAgDq4HAADTDAAwrwcAALYFABCwBwAA0wwAMLIHQADWCwAhwwcBAPILACHMBwEA4wsAIdoHAQDyCwAh6wgBAOULACGHCQEA5QsAIYgJAQDlCwAhiQkAAPwLACCKCQIA9QsAIYsJAQDlCwAhjAlAAOQLACECwwcBAAAAAdoHAQAAAAEQAwAA1gwAICAAANcMACCuBwAA1QwAMK8HAABvABCwBwAA1QwAMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh6wgBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACCKCQIAgwwAIYsJAQDwCwAhjAlAAO8LACEbDwAAjg0AIBAAAI8NACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgHAAAkQ0AIB0AAI0NACAeAACQDQAgHwAAkw0AICAAANcMACAkAACXDQAgJQAAmA0AIK4HAACMDQAwrwcAAFoAELAHAACMDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh3QgBAO4LACGhCQEA7gsAIdwJAQDwCwAh3QlAAN8LACHeCUAA7wsAId8JAQDwCwAh5AkAAFoAIOUJAABaACADjgkAAHEAII8JAABxACCQCQAAcQAgCK4HAADYDAAwrwcAAJ4FABCwBwAA2AwAMLIHQADWCwAhwwcBAPILACHYBwEA4wsAIZEJAQDjCwAhkgkBAOULACEIrgcAANkMADCvBwAAiwUAELAHAADZDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhkQkBAO4LACGSCQEA8AsAIQeuBwAA2gwAMK8HAACFBQAQsAcAANoMADCyB0AA1gsAIcMHAQDyCwAh7AcBAOMLACGTCQEA4wsAIQeuBwAA2wwAMK8HAADyBAAQsAcAANsMADCyB0AA3wsAIcMHAQCLDAAh7AcBAO4LACGTCQEA7gsAIQmuBwAA3AwAMK8HAADsBAAQsAcAANwMADCyB0AA1gsAIcMHAQDyCwAh2AcBAOMLACGUCQEA4wsAIZUJAAGHDAAhlgkAAYcMACEJrgcAAN0MADCvBwAA2QQAELAHAADdDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhlAkBAO4LACGVCQABjAwAIZYJAAGMDAAhApQJAQAAAAGVCQABAAABBq4HAADfDAAwrwcAANMEABCwBwAA3wwAMJgJAQDjCwAhmQkCAPULACGaCQQAtgwAIQauBwAA4AwAMK8HAADABAAQsAcAAOAMADCYCQEA7gsAIZkJAgCDDAAhmgkEAL0MACELrgcAAOEMADCvBwAAugQAELAHAADhDAAwsgdAANYLACHDBwEA8gsAIc0HAgD1CwAh0AdAANYLACHYBwEA5QsAIdoHAQDyCwAhmwkBAPQLACGcCQAAnAwAIA2uBwAA4gwAMK8HAACiBAAQsAcAAOIMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACH3CAEA8gsAIf4IQADkCwAhhAkAAYcMACGdCUAA5AsAIQ6uBwAA4wwAMK8HAACMBAAQsAcAAOMMADCyB0AA1gsAIcMHAQDyCwAhyQcBAOULACHMBwEA4wsAIdoHAQDyCwAh2wcBAPQLACHdCAEA4wsAIesIAQDlCwAhngkBAOMLACGfCQEA4wsAIaAJQADkCwAhDa4HAADkDAAwrwcAAPQDABCwBwAA5AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQD0CwAh3QgBAOMLACH_CAABhwwAIaEJAQDjCwAhogkBAOMLACGjCUAA5AsAIaQJAACcDAAgDa4HAADlDAAwrwcAAOEDABCwBwAA5QwAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCXDAAh3QgBAO4LACH_CAABjAwAIaEJAQDuCwAhogkBAO4LACGjCUAA7wsAIaQJAACfDAAgBa4HAADmDAAwrwcAANsDABCwBwAA5gwAMNkHQADWCwAhpQkAAYcMACEFrgcAAOcMADCvBwAAyAMAELAHAADnDAAw2QdAAN8LACGlCQABjAwAIReuBwAA6AwAMK8HAADCAwAQsAcAAOgMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh8AcBAOMLACHxBwEA8gsAIdsIAQD0CwAh4QgAAPwLACD8CAEA5QsAIf4IQADkCwAhhAkAAYcMACGmCQAA_AsAIKcJQADkCwAhqAkCALcMACGpCQIAtwwAIaoJAQDlCwAhqwkBAOULACGsCQEA9AsAIa0JAQD0CwAhFq4HAADpDAAwrwcAAKwDABCwBwAA6QwAMLIHQADWCwAhvQcBAOMLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHhCAAA_AsAIOQIAQDjCwAh5QgAAPwLACDmCCAA_gsAIfsIAAGHDAAh_ghAAOQLACGfCQEA5QsAIacJQADkCwAhrgkBAPQLACGvCQEA5QsAIbAJQADkCwAhDK4HAADqDAAwrwcAAJYDABCwBwAA6gwAMLIHQADWCwAhvQcBAOMLACH-BwEA8gsAIbsIAQDjCwAhxQgCAPULACGxCQAA8wsAILIJAQDlCwAhswkEALYMACG0CSAA_gsAIQyuBwAA6wwAMK8HAACDAwAQsAcAAOsMADCyB0AA3wsAIb0HAQDuCwAh_gcBAIsMACG7CAEA7gsAIcUIAgCDDAAhsQkAAJgMACCyCQEA8AsAIbMJBAC9DAAhtAkgAIIMACEJrgcAAOwMADCvBwAA_QIAELAHAADsDAAwgwgBAPILACGECAEA5QsAIagIAQDyCwAhrAgBAOMLACG3CAQAtgwAIbUJQADWCwAhCa4HAADtDAAwrwcAAOoCABCwBwAA7QwAMIMIAQCLDAAhhAgBAPALACGoCAEAiwwAIawIAQDuCwAhtwgEAL0MACG1CUAA3wsAIQiuBwAA7gwAMK8HAADkAgAQsAcAAO4MADCyB0AA1gsAIawIAQDjCwAhkQkBAOMLACG2CQEA4wsAIbcJQADkCwAhCa4HAADvDAAwrwcAAM4CABCwBwAA7wwAMMwHIAD-CwAh9gcBAOMLACH_BwEA4wsAIawIAQDjCwAhvQgBAOMLACG4CUAA1gsAISGuBwAA8AwAMK8HAAC4AgAQsAcAAPAMADC9BwEA4wsAIakIAQDjCwAhrQgBAOMLACGvCAIA9QsAIbAIAgD1CwAhsQgCAPULACG2CAQA1QsAIaIJAQDjCwAhtAkgAP4LACG5CQEA4wsAIboJAQDlCwAhuwkCAPULACG8CQIA9QsAIb0JAgD1CwAhvgkCAPULACG_CQEA9AsAIcAJIAD-CwAhwQlAAOQLACHCCUAA5AsAIcMJQADkCwAhxAkAAPwLACDFCQAA_AsAIMYJQADkCwAhxwkgAP4LACHICQAA_AsAIMkJAgD1CwAhygkCAPULACHLCQEA5QsAIcwJAQD0CwAhzQkBAPQLACENrgcAAPEMADCvBwAAogIAELAHAADxDAAwsgdAANYLACG9BwEA4wsAIecHAgD1CwAh_gcBAPILACGiCAIA9QsAIbAIAgD1CwAhxQgCAPULACG0CSAA_gsAIc4JAQDjCwAhzwkAAPwLACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIAOOCQAACQAgjwkAAAkAIJAJAAAJACADjgkAABEAII8JAAARACCQCQAAEQAgA44JAAAWACCPCQAAFgAgkAkAABYAIA2uBwAA9gwAMK8HAACKAgAQsAcAAPYMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdsHAQDyCwAh9gcBAOMLACGtCAEA5QsAIdAJAgD1CwAh0QkBAOULACHSCUAA5AsAIQyuBwAA9wwAMK8HAADyAQAQsAcAAPcMADCxB0AA5AsAIb0HAQDjCwAhwwcBAPILACHbBwEA9AsAIfYHAQDjCwAhrQgBAOULACHQCQIA9QsAIdMJAQDjCwAh1AlAANYLACEMrgcAAPgMADCvBwAA2AEAELAHAAD4DAAwvQcBAOMLACHbBwEA8gsAIfwHBADVCwAhrwgEANULACGwCAQA1QsAIbEIBADVCwAh1QkEANULACHWCQIA9QsAIdcJAgD1CwAhDQQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQDuCwAh2wcBAIsMACH8BwQA3gsAIa8IBADeCwAhsAgEAN4LACGxCAQA3gsAIdUJBADeCwAh1gkCAIMMACHXCQIAgwwAIRcDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh3QgBAO4LACGhCQEA7gsAIaIJAQDuCwAh2AkgAIIMACHZCUAA7wsAIdoJQADfCwAh2wlAAO8LACHkCQAAAwAg5QkAAAMAIA2uBwAA-wwAMK8HAADAAQAQsAcAAPsMADCyB0AA1gsAIcMHAQDyCwAh2gcBAPILACHdCAEA4wsAIaEJAQDjCwAhogkBAOMLACHYCSAA_gsAIdkJQADkCwAh2glAANYLACHbCUAA5AsAIQyuBwAA_AwAMK8HAACqAQAQsAcAAPwMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHdCAEA4wsAIaEJAQDjCwAh3AkBAOULACHdCUAA1gsAId4JQADkCwAh3wkBAOULACENAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACASAwAA1gwAIBUAAJ0NACAXAACgDQAgrgcAAJ8NADCvBwAARwAQsAcAAJ8NADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAYwMACGdCUAA7wsAIeQJAABHACDlCQAARwAgFiEAAIANACArAACYDAAgrgcAAP8MADCvBwAAggEAELAHAAD_DAAwsgdAAN8LACG_BwEA8AsAIcMHAQCLDAAhxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIRUDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh5AkAAHoAIOUJAAB6ACAJIQAAgA0AIK4HAACBDQAwrwcAAH4AELAHAACBDQAwsgdAAN8LACHDBwEAiwwAIcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIRMDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhA44JAAB-ACCPCQAAfgAgkAkAAH4AIAOOCQAAggEAII8JAACCAQAgkAkAAIIBACAVAwAA1gwAIB8AAIYNACCuBwAAhQ0AMK8HAABxABCwBwAAhQ0AMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAYwMACGFCQEA7gsAIYYJAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgEgMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAh5AkAAG8AIOUJAABvACACwwcBAAAAAdoHAQAAAAEYAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIQOOCQAANQAgjwkAADUAIJAJAAA1ACAMEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQCLDAAh6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAh5AkAADoAIOUJAAA6ACADjgkAADwAII8JAAA8ACCQCQAAPAAgGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHcCQEA8AsAId0JQADfCwAh3glAAO8LACHfCQEA8AsAIQOOCQAAAwAgjwkAAAMAIJAJAAADACADjgkAAC0AII8JAAAtACCQCQAALQAgA44JAAAxACCPCQAAMQAgkAkAADEAIAOOCQAAaQAgjwkAAGkAIJAJAABpACADjgkAAEIAII8JAABCACCQCQAAQgAgA44JAABHACCPCQAARwAgkAkAAEcAIBIDAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIeQJAABvACDlCQAAbwAgA44JAABOACCPCQAATgAgkAkAAE4AIAOOCQAAUgAgjwkAAFIAIJAJAABSACADjgkAAFYAII8JAABWACCQCQAAVgAgA44JAAB6ACCPCQAAegAgkAkAAHoAIAOOCQAASwAgjwkAAEsAIJAJAABLACAUAwAAmg0AIAQBAPALACEVAACbDQAgrgcAAJkNADCvBwAAVgAQsAcAAJkNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhGw8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHcCQEA8AsAId0JQADfCwAh3glAAO8LACHfCQEA8AsAIeQJAABaACDlCQAAWgAgFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeQJAABCACDlCQAAQgAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeQJAABCACDlCQAAQgAgDQMAANYMACAVAACdDQAgrgcAAJ4NADCvBwAATgAQsAcAAJ4NADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAGMDAAhgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEPAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACDkCQAASwAg5QkAAEsAIALDBwEAAAAB2gcBAAAAARQDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEXAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAh5AkAAAMAIOUJAAADACAC2wgBAAAAAdwIAAEAAAEHEgAAzQwAIK4HAAClDQAwrwcAADwAELAHAAClDQAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhGQQAAPoMACASAADNDAAgrgcAAKYNADCvBwAANQAQsAcAAKYNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIQL_BwEAAAABrAgBAAAAAQoJAACrDQAgrgcAAKoNADCvBwAAIgAQsAcAAKoNADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACEnBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAh5AkAABYAIOUJAAAWACAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAO4LACG3CUAA7wsAIQKDCAEAAAABqggCAAAAARkJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACElBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCUAA7wsAIcQJAAD8CwAgxQkAAPwLACDGCUAA7wsAIccJIACCDAAhyAkAAPwLACDJCQIAgwwAIcoJAgCDDAAhywkBAPALACHMCQEAlwwAIc0JAQCXDAAhEgYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEA7gsAIecHAgCDDAAh_gcBAIsMACGiCAIAgwwAIbAIAgCDDAAhxQgCAIMMACG0CSAAggwAIc4JAQDuCwAhzwkAAPwLACDkCQAADgAg5QkAAA4AIAOOCQAAGgAgjwkAABoAIJAJAAAaACADjgkAAB4AII8JAAAeACCQCQAAHgAgA44JAAAiACCPCQAAIgAgkAkAACIAIA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACESBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzgkBAO4LACHPCQAA_AsAIOQJAAAOACDlCQAADgAgDgQAAKMNACAHAAC1DQAgrgcAALYNADCvBwAACQAQsAcAALYNADCxB0AA7wsAIb0HAQDuCwAhwwcBAIsMACHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdMJAQDuCwAh1AlAAN8LACEC2gcBAAAAAaEJAQAAAAECwwcBAAAAAdoHAQAAAAEVAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAhDwQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQDuCwAh2wcBAIsMACH8BwQA3gsAIa8IBADeCwAhsAgEAN4LACGxCAQA3gsAIdUJBADeCwAh1gkCAIMMACHXCQIAgwwAIeQJAAAHACDlCQAABwAgAAAAAAAF6QkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAAAAAfMJBAAAAAEB6QlAAAAAAQAAAAAAAAAAAAHpCQEAAAABAekJQAAAAAEB6QkBAAAAAQAAAAAABekJAgAAAAHwCQIAAAAB8QkCAAAAAfIJAgAAAAHzCQIAAAABBTIAAOEVACAzAADkFQAg5gkAAOIVACDnCQAA4xUAIOwJAAB8ACADMgAA4RUAIOYJAADiFQAg7AkAAHwAIAAAAAUyAADcFQAgMwAA3xUAIOYJAADdFQAg5wkAAN4VACDsCQAAfAAgAzIAANwVACDmCQAA3RUAIOwJAAB8ACAAAAAC6QkBAAAABO8JAQAAAAUFMgAA1RUAIDMAANoVACDmCQAA1hUAIOcJAADZFQAg7AkAAAEAIAsyAADuDQAwMwAA8w0AMOYJAADvDQAw5wkAAPANADDoCQAA8Q0AIOkJAADyDQAw6gkAAPINADDrCQAA8g0AMOwJAADyDQAw7QkAAPQNADDuCQAA9Q0AMAsyAADiDQAwMwAA5w0AMOYJAADjDQAw5wkAAOQNADDoCQAA5Q0AIOkJAADmDQAw6gkAAOYNADDrCQAA5g0AMOwJAADmDQAw7QkAAOgNADDuCQAA6Q0AMBErgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABAgAAAIQBACAyAADtDQAgAwAAAIQBACAyAADtDQAgMwAA7A0AIAErAADYFQAwFiEAAIANACArAACYDAAgrgcAAP8MADCvBwAAggEAELAHAAD_DAAwsgdAAN8LACG_BwEA8AsAIcMHAQAAAAHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhAgAAAIQBACArAADsDQAgAgAAAOoNACArAADrDQAgFSsAAJgMACCuBwAA6Q0AMK8HAADqDQAQsAcAAOkNADCyB0AA3wsAIb8HAQDwCwAhwwcBAIsMACHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhFSsAAJgMACCuBwAA6Q0AMK8HAADqDQAQsAcAAOkNADCyB0AA3wsAIb8HAQDwCwAhwwcBAIsMACHEBwQA3gsAIcUHAQCLDAAhxgcBAIsMACHHBwEA7gsAIcgHAQDuCwAhyQcBAO4LACHKB0AA3wsAIcsHAQCXDAAhzAcBAO4LACHNBwIAgwwAIc4HQADvCwAhzwdAAO8LACHQB0AA3wsAIdEHQADvCwAhESuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhESuAAAAAAbIHQADBDQAhvwcBAM0NACHDBwEAyw0AIcQHBADADQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhESuAAAAAAbIHQAAAAAG_BwEAAAABwwcBAAAAAcQHBAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygdAAAAAAcsHAQAAAAHMBwEAAAABzQcCAAAAAc4HQAAAAAHPB0AAAAAB0AdAAAAAAdEHQAAAAAEEsgdAAAAAAcMHAQAAAAHYBwEAAAAB2QdAAAAAAQIAAACAAQAgMgAA-Q0AIAMAAACAAQAgMgAA-Q0AIDMAAPgNACABKwAA1xUAMAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQAAAAHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACECAAAAgAEAICsAAPgNACACAAAA9g0AICsAAPcNACAIrgcAAPUNADCvBwAA9g0AELAHAAD1DQAwsgdAAN8LACHDBwEAiwwAIcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIQiuBwAA9Q0AMK8HAAD2DQAQsAcAAPUNADCyB0AA3wsAIcMHAQCLDAAhxQcBAIsMACHYBwEA7gsAIdkHQADvCwAhBLIHQADBDQAhwwcBAMsNACHYBwEAyw0AIdkHQADMDQAhBLIHQADBDQAhwwcBAMsNACHYBwEAyw0AIdkHQADMDQAhBLIHQAAAAAHDBwEAAAAB2AcBAAAAAdkHQAAAAAEB6QkBAAAABAMyAADVFQAg5gkAANYVACDsCQAAAQAgBDIAAO4NADDmCQAA7w0AMOgJAADxDQAg7AkAAPINADAEMgAA4g0AMOYJAADjDQAw6AkAAOUNACDsCQAA5g0AMAAAAAAAAekJIAAAAAEAAAAAAAAAAAAAAekJAAEAAAEAAAAAAAAAAAAAAekJAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXpCQQAAAAB8AkEAAAAAfEJBAAAAAHyCQQAAAAB8wkEAAAAAQXpCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQIAAAAB8wkCAAAAAQAAAAAABTIAANAVACAzAADTFQAg5gkAANEVACDnCQAA0hUAIOwJAAAYACADMgAA0BUAIOYJAADRFQAg7AkAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUyAADLFQAgMwAAzhUAIOYJAADMFQAg5wkAAM0VACDsCQAAawAgAzIAAMsVACDmCQAAzBUAIOwJAABrACAAAAAAAALpCQEAAAAE7wkBAAAABQLpCQEAAAAE7wkBAAAABQUyAADDFQAgMwAAyRUAIOYJAADEFQAg5wkAAMgVACDsCQAABQAgBTIAAMEVACAzAADGFQAg5gkAAMIVACDnCQAAxRUAIOwJAABrACAB6QkBAAAABAHpCQEAAAAEAzIAAMMVACDmCQAAxBUAIOwJAAAFACADMgAAwRUAIOYJAADCFQAg7AkAAGsAIAAAAALpCQEAAAAE7wkBAAAABQLpCQEAAAAE7wkBAAAABQUyAAC8FQAgMwAAvxUAIOYJAAC9FQAg5wkAAL4VACDsCQAAawAgAekJAQAAAAQB6QkBAAAABAMyAAC8FQAg5gkAAL0VACDsCQAAawAgBwMAAOMPACARAACBFAAgEwAAghQAIBQAAIMUACDtCAAAxw0AIO4IAADHDQAg7wgAAMcNACAAAAAAAALpCQEAAAAE7wkBAAAABQUyAAC1FQAgMwAAuhUAIOYJAAC2FQAg5wkAALkVACDsCQAAAQAgCzIAAJsPADAzAACgDwAw5gkAAJwPADDnCQAAnQ8AMOgJAACeDwAg6QkAAJ8PADDqCQAAnw8AMOsJAACfDwAw7AkAAJ8PADDtCQAAoQ8AMO4JAACiDwAwBzIAAJYPACAzAACZDwAg5gkAAJcPACDnCQAAmA8AIOoJAAA6ACDrCQAAOgAg7AkAAKsGACALMgAAig8AMDMAAI8PADDmCQAAiw8AMOcJAACMDwAw6AkAAI0PACDpCQAAjg8AMOoJAACODwAw6wkAAI4PADDsCQAAjg8AMO0JAACQDwAw7gkAAJEPADAC2QdAAAAAAdwIAAEAAAECAAAAPgAgMgAAlQ8AIAMAAAA-ACAyAACVDwAgMwAAlA8AIAErAAC4FQAwCBIAAM0MACCuBwAApQ0AMK8HAAA8ABCwBwAApQ0AMNkHQADfCwAh2wgBAIsMACHcCAABjAwAIeAJAACkDQAgAgAAAD4AICsAAJQPACACAAAAkg8AICsAAJMPACAGrgcAAJEPADCvBwAAkg8AELAHAACRDwAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhBq4HAACRDwAwrwcAAJIPABCwBwAAkQ8AMNkHQADfCwAh2wgBAIsMACHcCAABjAwAIQLZB0AAwQ0AIdwIAAGODgAhAtkHQADBDQAh3AgAAY4OACEC2QdAAAAAAdwIAAEAAAEFvgdAAAAAAc4HQAAAAAHoCAAA_A4AIOkIAAD9DgAg6ggBAAAAAQIAAACrBgAgMgAAlg8AIAMAAAA6ACAyAACWDwAgMwAAmg8AIAcAAAA6ACArAACaDwAgvgdAAMwNACHOB0AAwQ0AIegIAAD5DgAg6QgAAPoOACDqCAEAzQ0AIQW-B0AAzA0AIc4HQADBDQAh6AgAAPkOACDpCAAA-g4AIOoIAQDNDQAhEwQAAPQOACCyB0AAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQIAAAA3ACAyAACmDwAgAwAAADcAIDIAAKYPACAzAAClDwAgASsAALcVADAZBAAA-gwAIBIAAM0MACCuBwAApg0AMK8HAAA1ABCwBwAApg0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIQIAAAA3ACArAAClDwAgAgAAAKMPACArAACkDwAgF64HAACiDwAwrwcAAKMPABCwBwAAog8AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHbCAEAiwwAId0IAQDuCwAh3ggBAO4LACHfCAEA7gsAIeAIAACYDAAg4QgAAPwLACDiCAIAgwwAIeMIIACCDAAh5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh5wgCAIMMACEXrgcAAKIPADCvBwAAow8AELAHAACiDwAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIRKyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIRMEAADwDgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACETBAAA9A4AILIHQAAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABAekJAQAAAAQDMgAAtRUAIOYJAAC2FQAg7AkAAAEAIAQyAACbDwAw5gkAAJwPADDoCQAAng8AIOwJAACfDwAwAzIAAJYPACDmCQAAlw8AIOwJAACrBgAgBDIAAIoPADDmCQAAiw8AMOgJAACNDwAg7AkAAI4PADAAAAAAAAcyAACtFQAgMwAAsxUAIOYJAACuFQAg5wkAALIVACDqCQAAWgAg6wkAAFoAIOwJAAABACAHMgAAqxUAIDMAALAVACDmCQAArBUAIOcJAACvFQAg6gkAAEIAIOsJAABCACDsCQAARAAgAzIAAK0VACDmCQAArhUAIOwJAAABACADMgAAqxUAIOYJAACsFQAg7AkAAEQAIAAAAAUyAACjFQAgMwAAqRUAIOYJAACkFQAg5wkAAKgVACDsCQAAAQAgBTIAAKEVACAzAACmFQAg5gkAAKIVACDnCQAApRUAIOwJAABEACADMgAAoxUAIOYJAACkFQAg7AkAAAEAIAMyAAChFQAg5gkAAKIVACDsCQAARAAgAAAABTIAAJkVACAzAACfFQAg5gkAAJoVACDnCQAAnhUAIOwJAAABACAFMgAAlxUAIDMAAJwVACDmCQAAmBUAIOcJAACbFQAg7AkAAEQAIAMyAACZFQAg5gkAAJoVACDsCQAAAQAgAzIAAJcVACDmCQAAmBUAIOwJAABEACAAAAAC6QkBAAAABO8JAQAAAAUFMgAAjxUAIDMAAJUVACDmCQAAkBUAIOcJAACUFQAg7AkAAAEAIAUyAACNFQAgMwAAkhUAIOYJAACOFQAg5wkAAJEVACDsCQAAoQUAIAHpCQEAAAAEAzIAAI8VACDmCQAAkBUAIOwJAAABACADMgAAjRUAIOYJAACOFQAg7AkAAKEFACAAAAAAAALpCQEAAAAE7wkBAAAABQUyAACHFQAgMwAAixUAIOYJAACIFQAg5wkAAIoVACDsCQAAAQAgCzIAANQPADAzAADZDwAw5gkAANUPADDnCQAA1g8AMOgJAADXDwAg6QkAANgPADDqCQAA2A8AMOsJAADYDwAw7AkAANgPADDtCQAA2g8AMO4JAADbDwAwDwMAAMoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACACAAAAcwAgMgAA3w8AIAMAAABzACAyAADfDwAgMwAA3g8AIAErAACJFQAwFQMAANYMACAfAACGDQAgrgcAAIUNADCvBwAAcQAQsAcAAIUNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAQAAAYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACACAAAAcwAgKwAA3g8AIAIAAADcDwAgKwAA3Q8AIBOuBwAA2w8AMK8HAADcDwAQsAcAANsPADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAGMDAAhhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIBOuBwAA2w8AMK8HAADcDwAQsAcAANsPADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAGMDAAhhQkBAO4LACGGCQEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIA6yB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgDwMAAMcPACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgDwMAAMoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACAB6QkBAAAABAMyAACHFQAg5gkAAIgVACDsCQAAAQAgBDIAANQPADDmCQAA1Q8AMOgJAADXDwAg7AkAANgPADAQDwAA8hMAIBAAAPMTACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHAAA9RMAIB0AAPETACAeAAD0EwAgHwAA9xMAICAAAOQPACAkAAD7EwAgJQAA_BMAINwJAADHDQAg3gkAAMcNACDfCQAAxw0AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTIAAP8UACAzAACFFQAg5gkAAIAVACDnCQAAhBUAIOwJAAABACAHMgAA_RQAIDMAAIIVACDmCQAA_hQAIOcJAACBFQAg6gkAAEcAIOsJAABHACDsCQAASQAgAzIAAP8UACDmCQAAgBUAIOwJAAABACADMgAA_RQAIOYJAAD-FAAg7AkAAEkAIAAAAAUyAAD1FAAgMwAA-xQAIOYJAAD2FAAg5wkAAPoUACDsCQAAAQAgBTIAAPMUACAzAAD4FAAg5gkAAPQUACDnCQAA9xQAIOwJAABEACAHMgAAghAAIDMAAIUQACDmCQAAgxAAIOcJAACEEAAg6gkAAEsAIOsJAABLACDsCQAAiQEAIAgDAAD6DwAgsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAHaBwEAAAABnAmAAAAAAQIAAACJAQAgMgAAghAAIAMAAABLACAyAACCEAAgMwAAhhAAIAoAAABLACADAAD4DwAgKwAAhhAAILIHQADBDQAhwwcBAMsNACHNBwIA0w0AIdAHQADBDQAh2AcBAM0NACHaBwEAyw0AIZwJgAAAAAEIAwAA-A8AILIHQADBDQAhwwcBAMsNACHNBwIA0w0AIdAHQADBDQAh2AcBAM0NACHaBwEAyw0AIZwJgAAAAAEDMgAA9RQAIOYJAAD2FAAg7AkAAAEAIAMyAADzFAAg5gkAAPQUACDsCQAARAAgAzIAAIIQACDmCQAAgxAAIOwJAACJAQAgAAAABTIAAOcUACAzAADxFAAg5gkAAOgUACDnCQAA8BQAIOwJAAABACAHMgAA5RQAIDMAAO4UACDmCQAA5hQAIOcJAADtFAAg6gkAAAMAIOsJAAADACDsCQAABQAgCzIAALcQADAzAAC8EAAw5gkAALgQADDnCQAAuRAAMOgJAAC6EAAg6QkAALsQADDqCQAAuxAAMOsJAAC7EAAw7AkAALsQADDtCQAAvRAAMO4JAAC-EAAwCzIAAKsQADAzAACwEAAw5gkAAKwQADDnCQAArRAAMOgJAACuEAAg6QkAAK8QADDqCQAArxAAMOsJAACvEAAw7AkAAK8QADDtCQAAsRAAMO4JAACyEAAwCzIAAJ8QADAzAACkEAAw5gkAAKAQADDnCQAAoRAAMOgJAACiEAAg6QkAAKMQADDqCQAAoxAAMOsJAACjEAAw7AkAAKMQADDtCQAApRAAMO4JAACmEAAwCzIAAJMQADAzAACYEAAw5gkAAJQQADDnCQAAlRAAMOgJAACWEAAg6QkAAJcQADDqCQAAlxAAMOsJAACXEAAw7AkAAJcQADDtCQAAmRAAMO4JAACaEAAwDgMAALMPACAEAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB-AgCAAAAAfkIQAAAAAECAAAAWAAgMgAAnhAAIAMAAABYACAyAACeEAAgMwAAnRAAIAErAADsFAAwFAMAAJoNACAEAQDwCwAhFQAAmw0AIK4HAACZDQAwrwcAAFYAELAHAACZDQAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAEAAAH0CAABAAAB9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIQIAAABYACArAACdEAAgAgAAAJsQACArAACcEAAgEgQBAPALACGuBwAAmhAAMK8HAACbEAAQsAcAAJoQADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhEgQBAPALACGuBwAAmhAAMK8HAACbEAAQsAcAAJoQADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhDQQBAM0NACGyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHZB0AAwQ0AIdsHAQDNDQAh-AcBAMsNACHzCAABjg4AIfQIAAGODgAh9QgBAM0NACH2CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACEOAwAAsQ8AIAQBAM0NACGyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHZB0AAwQ0AIdsHAQDNDQAh-AcBAMsNACHzCAABjg4AIfQIAAGODgAh9QgBAM0NACH2CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACEOAwAAsw8AIAQBAAAAAbIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH4CAIAAAAB-QhAAAAAAQoDAAC6DwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABAgAAAFQAIDIAAKoQACADAAAAVAAgMgAAqhAAIDMAAKkQACABKwAA6xQAMBADAADWDAAgFQAAnQ0AIK4HAACcDQAwrwcAAFIAELAHAACcDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABAAAB-wgAAYwMACH8CAEA8AsAIf0IQADvCwAh_ghAAO8LACECAAAAVAAgKwAAqRAAIAIAAACnEAAgKwAAqBAAIA6uBwAAphAAMK8HAACnEAAQsAcAAKYQADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhDq4HAACmEAAwrwcAAKcQABCwBwAAphAAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIfoIAAGMDAAh-wgAAYwMACH8CAEA8AsAIf0IQADvCwAh_ghAAO8LACEJsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhCgMAALgPACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACEKAwAAug8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQcDAADBDwAg2QdAAAAAAdsHAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABAgAAAFAAIDIAALYQACADAAAAUAAgMgAAthAAIDMAALUQACABKwAA6hQAMA0DAADWDAAgFQAAnQ0AIK4HAACeDQAwrwcAAE4AELAHAACeDQAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABAAABgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhAgAAAFAAICsAALUQACACAAAAsxAAICsAALQQACALrgcAALIQADCvBwAAsxAAELAHAACyEAAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABjAwAIYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQuuBwAAshAAMK8HAACzEAAQsAcAALIQADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAGMDAAhgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhBtkHQADBDQAh2wcBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQcDAAC_DwAg2QdAAMENACHbBwEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhBwMAAMEPACDZB0AAAAAB2wcBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEKAwAAhxAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQIAAABJACAyAADCEAAgAwAAAEkAIDIAAMIQACAzAADBEAAgASsAAOkUADAQAwAA1gwAIBUAAJ0NACAXAACgDQAgrgcAAJ8NADCvBwAARwAQsAcAAJ8NADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIfcIAQCLDAAh_ghAAO8LACGECQABAAABnQlAAO8LACECAAAASQAgKwAAwRAAIAIAAAC_EAAgKwAAwBAAIA2uBwAAvhAAMK8HAAC_EAAQsAcAAL4QADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAYwMACGdCUAA7wsAIQ2uBwAAvhAAMK8HAAC_EAAQsAcAAL4QADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAYwMACGdCUAA7wsAIQiyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhCgMAAP8PACAXAACBEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQoDAACHEAAgFwAAiRAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABAzIAAOcUACDmCQAA6BQAIOwJAAABACADMgAA5RQAIOYJAADmFAAg7AkAAAUAIAQyAAC3EAAw5gkAALgQADDoCQAAuhAAIOwJAAC7EAAwBDIAAKsQADDmCQAArBAAMOgJAACuEAAg7AkAAK8QADAEMgAAnxAAMOYJAACgEAAw6AkAAKIQACDsCQAAoxAAMAQyAACTEAAw5gkAAJQQADDoCQAAlhAAIOwJAACXEAAwAAAAAAAAAAAAAAAC6QkBAAAABO8JAQAAAAUC6QkBAAAABO8JAQAAAAUFMgAA3RQAIDMAAOMUACDmCQAA3hQAIOcJAADiFAAg7AkAAAEAIAUyAADbFAAgMwAA4BQAIOYJAADcFAAg5wkAAN8UACDsCQAABQAgAekJAQAAAAQB6QkBAAAABAMyAADdFAAg5gkAAN4UACDsCQAAAQAgAzIAANsUACDmCQAA3BQAIOwJAAAFACAAAAAC6QkBAAAABO8JAQAAAAUC6QkBAAAABO8JAQAAAAUFMgAA0xQAIDMAANkUACDmCQAA1BQAIOcJAADYFAAg7AkAAAEAIAUyAADRFAAgMwAA1hQAIOYJAADSFAAg5wkAANUUACDsCQAABQAgAekJAQAAAAQB6QkBAAAABAMyAADTFAAg5gkAANQUACDsCQAAAQAgAzIAANEUACDmCQAA0hQAIOwJAAAFACAAAAAAAAAAAAAAAAAABTIAAMwUACAzAADPFAAg5gkAAM0UACDnCQAAzhQAIOwJAAAYACADMgAAzBQAIOYJAADNFAAg7AkAABgAIAAAAAUyAADHFAAgMwAAyhQAIOYJAADIFAAg5wkAAMkUACDsCQAAGAAgAzIAAMcUACDmCQAAyBQAIOwJAAAYACAAAAAAAALpCQEAAAAE7wkBAAAABQLpCQEAAAAE7wkBAAAABQLpCQEAAAAE7wkBAAAABQUyAAC_FAAgMwAAxRQAIOYJAADAFAAg5wkAAMQUACDsCQAAjQIAIAsyAACfEQAwMwAApBEAMOYJAACgEQAw5wkAAKERADDoCQAAohEAIOkJAACjEQAw6gkAAKMRADDrCQAAoxEAMOwJAACjEQAw7QkAAKURADDuCQAAphEAMAsyAACTEQAwMwAAmBEAMOYJAACUEQAw5wkAAJURADDoCQAAlhEAIOkJAACXEQAw6gkAAJcRADDrCQAAlxEAMOwJAACXEQAw7QkAAJkRADDuCQAAmhEAMAsyAACHEQAwMwAAjBEAMOYJAACIEQAw5wkAAIkRADDoCQAAihEAIOkJAACLEQAw6gkAAIsRADDrCQAAixEAMOwJAACLEQAw7QkAAI0RADDuCQAAjhEAMAXMByAAAAAB9gcBAAAAAf8HAQAAAAG9CAEAAAABuAlAAAAAAQIAAAAkACAyAACSEQAgAwAAACQAIDIAAJIRACAzAACREQAgASsAAMMUADALCQAAqw0AIK4HAACqDQAwrwcAACIAELAHAACqDQAwzAcgAIIMACH2BwEA7gsAIf8HAQDuCwAhrAgBAO4LACG9CAEA7gsAIbgJQADfCwAh4QkAAKkNACACAAAAJAAgKwAAkREAIAIAAACPEQAgKwAAkBEAIAmuBwAAjhEAMK8HAACPEQAQsAcAAI4RADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACEJrgcAAI4RADCvBwAAjxEAELAHAACOEQAwzAcgAIIMACH2BwEA7gsAIf8HAQDuCwAhrAgBAO4LACG9CAEA7gsAIbgJQADfCwAhBcwHIACDDgAh9gcBAMsNACH_BwEAyw0AIb0IAQDLDQAhuAlAAMENACEFzAcgAIMOACH2BwEAyw0AIf8HAQDLDQAhvQgBAMsNACG4CUAAwQ0AIQXMByAAAAAB9gcBAAAAAf8HAQAAAAG9CAEAAAABuAlAAAAAAQSyB0AAAAABkQkBAAAAAbYJAQAAAAG3CUAAAAABAgAAACAAIDIAAJ4RACADAAAAIAAgMgAAnhEAIDMAAJ0RACABKwAAwhQAMAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEAAAABtwlAAO8LACECAAAAIAAgKwAAnREAIAIAAACbEQAgKwAAnBEAIAiuBwAAmhEAMK8HAACbEQAQsAcAAJoRADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhCK4HAACaEQAwrwcAAJsRABCwBwAAmhEAMLIHQADfCwAhrAgBAO4LACGRCQEA7gsAIbYJAQDuCwAhtwlAAO8LACEEsgdAAMENACGRCQEAyw0AIbYJAQDLDQAhtwlAAMwNACEEsgdAAMENACGRCQEAyw0AIbYJAQDLDQAhtwlAAMwNACEEsgdAAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAARSyB0AAAAAB2wcBAAAAAYMIAQAAAAGiCAIAAAABqAgBAAAAAakIAQAAAAGqCAIAAAABqwgEAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABsgiAAAAAAbMIQAAAAAG0CEAAAAABtQhAAAAAAbYIBAAAAAG3CAQAAAABuAgBAAAAAQIAAAAcACAyAACqEQAgAwAAABwAIDIAAKoRACAzAACpEQAgASsAAMEUADAaCQAAqw0AIK4HAACuDQAwrwcAABoAELAHAACuDQAwsgdAAN8LACHbBwEAiwwAIYMIAQCLDAAhoggCAIMMACGoCAEAAAABqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACHiCQAArQ0AIAIAAAAcACArAACpEQAgAgAAAKcRACArAACoEQAgGK4HAACmEQAwrwcAAKcRABCwBwAAphEAMLIHQADfCwAh2wcBAIsMACGDCAEAiwwAIaIIAgCDDAAhqAgBAIsMACGpCAEA7gsAIaoIAgCDDAAhqwgEAN4LACGsCAEA7gsAIa0IAQDuCwAhrggBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACGyCAAAmAwAILMIQADvCwAhtAhAAO8LACG1CEAA7wsAIbYIBADeCwAhtwgEAN4LACG4CAEA7gsAIRiuBwAAphEAMK8HAACnEQAQsAcAAKYRADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACEUsgdAAMENACHbBwEAyw0AIYMIAQDLDQAhoggCANMNACGoCAEAyw0AIakIAQDLDQAhqggCANMNACGrCAQAwA0AIa0IAQDLDQAhrggBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACGyCIAAAAABswhAAMwNACG0CEAAzA0AIbUIQADMDQAhtggEAMANACG3CAQAwA0AIbgIAQDLDQAhFLIHQADBDQAh2wcBAMsNACGDCAEAyw0AIaIIAgDTDQAhqAgBAMsNACGpCAEAyw0AIaoIAgDTDQAhqwgEAMANACGtCAEAyw0AIa4IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhsgiAAAAAAbMIQADMDQAhtAhAAMwNACG1CEAAzA0AIbYIBADADQAhtwgEAMANACG4CAEAyw0AIRSyB0AAAAAB2wcBAAAAAYMIAQAAAAGiCAIAAAABqAgBAAAAAakIAQAAAAGqCAIAAAABqwgEAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABsgiAAAAAAbMIQAAAAAG0CEAAAAABtQhAAAAAAbYIBAAAAAG3CAQAAAABuAgBAAAAAQHpCQEAAAAEAekJAQAAAAQB6QkBAAAABAMyAAC_FAAg5gkAAMAUACDsCQAAjQIAIAQyAACfEQAw5gkAAKARADDoCQAAohEAIOwJAACjEQAwBDIAAJMRADDmCQAAlBEAMOgJAACWEQAg7AkAAJcRADAEMgAAhxEAMOYJAACIEQAw6AkAAIoRACDsCQAAixEAMAAAAAAAAukJAQAAAATvCQEAAAAFCzIAANURADAzAADaEQAw5gkAANYRADDnCQAA1xEAMOgJAADYEQAg6QkAANkRADDqCQAA2REAMOsJAADZEQAw7AkAANkRADDtCQAA2xEAMO4JAADcEQAwCzIAAMcRADAzAADMEQAw5gkAAMgRADDnCQAAyREAMOgJAADKEQAg6QkAAMsRADDqCQAAyxEAMOsJAADLEQAw7AkAAMsRADDtCQAAzREAMO4JAADOEQAwCzIAALsRADAzAADAEQAw5gkAALwRADDnCQAAvREAMOgJAAC-EQAg6QkAAL8RADDqCQAAvxEAMOsJAAC_EQAw7AkAAL8RADDtCQAAwREAMO4JAADCEQAwIAoAAK8RACALAACwEQAgDAAAsREAIL0HAQAAAAGpCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABAgAAABgAIDIAAMYRACADAAAAGAAgMgAAxhEAIDMAAMURACABKwAAvhQAMCUHAACwDQAgCgAAsQ0AIAsAALINACAMAACzDQAgrgcAAK8NADCvBwAAFgAQsAcAAK8NADC9BwEAAAABqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwlAAO8LACHECQAA_AsAIMUJAAD8CwAgxglAAO8LACHHCSAAggwAIcgJAAD8CwAgyQkCAIMMACHKCQIAgwwAIcsJAQDwCwAhzAkBAJcMACHNCQEAlwwAIQIAAAAYACArAADFEQAgAgAAAMMRACArAADEEQAgIa4HAADCEQAwrwcAAMMRABCwBwAAwhEAML0HAQDuCwAhqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwlAAO8LACHECQAA_AsAIMUJAAD8CwAgxglAAO8LACHHCSAAggwAIcgJAAD8CwAgyQkCAIMMACHKCQIAgwwAIcsJAQDwCwAhzAkBAJcMACHNCQEAlwwAISGuBwAAwhEAMK8HAADDEQAQsAcAAMIRADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJQADvCwAhxAkAAPwLACDFCQAA_AsAIMYJQADvCwAhxwkgAIIMACHICQAA_AsAIMkJAgCDDAAhygkCAIMMACHLCQEA8AsAIcwJAQCXDAAhzQkBAJcMACEdvQcBAMsNACGpCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISAKAACEEQAgCwAAhREAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCUAAzA0AIcQJAACAEQAgxQkAAIERACDGCUAAzA0AIccJIACDDgAhyAkAAIIRACDJCQIA0w0AIcoJAgDTDQAhywkBAM0NACHMCQEAzQ0AIc0JAQDNDQAhIAoAAK8RACALAACwEQAgDAAAsREAIL0HAQAAAAGpCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABCgQAANQRACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAECAAAAEwAgMgAA0xEAIAMAAAATACAyAADTEQAgMwAA0REAIAErAAC9FAAwDwQAAPoMACAHAAC1DQAgrgcAALQNADCvBwAAEQAQsAcAALQNADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHRCQEA8AsAIdIJQADvCwAhAgAAABMAICsAANERACACAAAAzxEAICsAANARACANrgcAAM4RADCvBwAAzxEAELAHAADOEQAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACENrgcAAM4RADCvBwAAzxEAELAHAADOEQAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHbBwEAiwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdEJAQDwCwAh0glAAO8LACEJsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIfYHAQDLDQAh0AkCANMNACHRCQEAzQ0AIdIJQADMDQAhCgQAANIRACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdsHAQDLDQAh9gcBAMsNACHQCQIA0w0AIdEJAQDNDQAh0glAAMwNACEFMgAAuBQAIDMAALsUACDmCQAAuRQAIOcJAAC6FAAg7AkAAAUAIAoEAADUEQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAH2BwEAAAAB0AkCAAAAAdEJAQAAAAHSCUAAAAABAzIAALgUACDmCQAAuRQAIOwJAAAFACAJBAAA4hEAILEHQAAAAAG9BwEAAAABwwcBAAAAAdsHAQAAAAH2BwEAAAAB0AkCAAAAAdMJAQAAAAHUCUAAAAABAgAAAAsAIDIAAOERACADAAAACwAgMgAA4REAIDMAAN8RACABKwAAtxQAMA4EAACjDQAgBwAAtQ0AIK4HAAC2DQAwrwcAAAkAELAHAAC2DQAwsQdAAO8LACG9BwEA7gsAIcMHAQAAAAHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdMJAQDuCwAh1AlAAN8LACECAAAACwAgKwAA3xEAIAIAAADdEQAgKwAA3hEAIAyuBwAA3BEAMK8HAADdEQAQsAcAANwRADCxB0AA7wsAIb0HAQDuCwAhwwcBAIsMACHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHQCQIAgwwAIdMJAQDuCwAh1AlAAN8LACEMrgcAANwRADCvBwAA3REAELAHAADcEQAwsQdAAO8LACG9BwEA7gsAIcMHAQCLDAAh2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0AkCAIMMACHTCQEA7gsAIdQJQADfCwAhCLEHQADMDQAhvQcBAMsNACHDBwEAyw0AIdsHAQDNDQAh9gcBAMsNACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACEJBAAA4BEAILEHQADMDQAhvQcBAMsNACHDBwEAyw0AIdsHAQDNDQAh9gcBAMsNACHQCQIA0w0AIdMJAQDLDQAh1AlAAMENACEHMgAAshQAIDMAALUUACDmCQAAsxQAIOcJAAC0FAAg6gkAAAMAIOsJAAADACDsCQAABQAgCQQAAOIRACCxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQMyAACyFAAg5gkAALMUACDsCQAABQAgAekJAQAAAAQEMgAA1REAMOYJAADWEQAw6AkAANgRACDsCQAA2REAMAQyAADHEQAw5gkAAMgRADDoCQAAyhEAIOwJAADLEQAwBDIAALsRADDmCQAAvBEAMOgJAAC-EQAg7AkAAL8RADAAAAAAAAAAAAcyAACtFAAgMwAAsBQAIOYJAACuFAAg5wkAAK8UACDqCQAADgAg6wkAAA4AIOwJAACNAgAgAzIAAK0UACDmCQAArhQAIOwJAACNAgAgAAAAAAAHMgAAqBQAIDMAAKsUACDmCQAAqRQAIOcJAACqFAAg6gkAAA4AIOsJAAAOACDsCQAAjQIAIAMyAACoFAAg5gkAAKkUACDsCQAAjQIAIAAAAAAABTIAAKMUACAzAACmFAAg5gkAAKQUACDnCQAApRQAIOwJAAAFACADMgAAoxQAIOYJAACkFAAg7AkAAAUAIAoDAADjDwAgBQAAixQAIAYAAOcRACAIAADoEQAgDwAA8hMAIBAAAPMTACARAACBFAAgHAAA9RMAINkJAADHDQAg2wkAAMcNACAAAAAFMgAAmBQAIDMAAKEUACDmCQAAmRQAIOcJAACgFAAg7AkAAAEAIAcyAADKEgAgMwAAzRIAIOYJAADLEgAg5wkAAMwSACDqCQAABwAg6wkAAAcAIOwJAADDAQAgCzIAAMESADAzAADFEgAw5gkAAMISADDnCQAAwxIAMOgJAADEEgAg6QkAANkRADDqCQAA2REAMOsJAADZEQAw7AkAANkRADDtCQAAxhIAMO4JAADcEQAwCzIAALgSADAzAAC8EgAw5gkAALkSADDnCQAAuhIAMOgJAAC7EgAg6QkAAMsRADDqCQAAyxEAMOsJAADLEQAw7AkAAMsRADDtCQAAvRIAMO4JAADOEQAwCzIAAKwSADAzAACxEgAw5gkAAK0SADDnCQAArhIAMOgJAACvEgAg6QkAALASADDqCQAAsBIAMOsJAACwEgAw7AkAALASADDtCQAAshIAMO4JAACzEgAwCzIAAKASADAzAAClEgAw5gkAAKESADDnCQAAohIAMOgJAACjEgAg6QkAAKQSADDqCQAApBIAMOsJAACkEgAw7AkAAKQSADDtCQAAphIAMO4JAACnEgAwCzIAAJcSADAzAACbEgAw5gkAAJgSADDnCQAAmRIAMOgJAACaEgAg6QkAAJ8PADDqCQAAnw8AMOsJAACfDwAw7AkAAJ8PADDtCQAAnBIAMO4JAACiDwAwCzIAAIsSADAzAACQEgAw5gkAAIwSADDnCQAAjRIAMOgJAACOEgAg6QkAAI8SADDqCQAAjxIAMOsJAACPEgAw7AkAAI8SADDtCQAAkRIAMO4JAACSEgAwDgMAAMMQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAJYSACADAAAARAAgMgAAlhIAIDMAAJUSACABKwAAnxQAMBUDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAAAAAckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIY0JAAChDQAgngkBAO4LACGfCQEA7gsAIaAJQADvCwAhAgAAAEQAICsAAJUSACACAAAAkxIAICsAAJQSACAOrgcAAJISADCvBwAAkxIAELAHAACSEgAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQ6uBwAAkhIAMK8HAACTEgAQsAcAAJISADCyB0AA3wsAIcMHAQCLDAAhyQcBAPALACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHdCAEA7gsAIesIAQDwCwAhngkBAO4LACGfCQEA7gsAIaAJQADvCwAhCbIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQ4DAACNEAAgGAAAjxAAIBkAAJAQACAaAACREAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQ4DAADDEAAgGAAAxRAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAARMSAAD1DgAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB2wgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAECAAAANwAgMgAAnxIAIAMAAAA3ACAyAACfEgAgMwAAnhIAIAErAACeFAAwAgAAADcAICsAAJ4SACACAAAAow8AICsAAJ0SACASsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh2wgBAMsNACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACETEgAA8Q4AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIdsIAQDLDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhExIAAPUOACCyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAARMDAADaEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAECAAAAMwAgMgAAqxIAIAMAAAAzACAyAACrEgAgMwAAqhIAIAErAACdFAAwGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHwBwEA7gsAIfEHAQCLDAAh2wgBAJcMACHhCAAA_AsAIPwIAQDwCwAh_ghAAO8LACGECQABAAABpgkAAPwLACCnCUAA7wsAIagJAgC-DAAhqQkCAL4MACGqCQEA8AsAIasJAQDwCwAhrAkBAJcMACGtCQEAlwwAIQIAAAAzACArAACqEgAgAgAAAKgSACArAACpEgAgF64HAACnEgAwrwcAAKgSABCwBwAApxIAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHwBwEA7gsAIfEHAQCLDAAh2wgBAJcMACHhCAAA_AsAIPwIAQDwCwAh_ghAAO8LACGECQABjAwAIaYJAAD8CwAgpwlAAO8LACGoCQIAvgwAIakJAgC-DAAhqgkBAPALACGrCQEA8AsAIawJAQCXDAAhrQkBAJcMACEXrgcAAKcSADCvBwAAqBIAELAHAACnEgAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfAHAQDuCwAh8QcBAIsMACHbCAEAlwwAIeEIAAD8CwAg_AgBAPALACH-CEAA7wsAIYQJAAGMDAAhpgkAAPwLACCnCUAA7wsAIagJAgC-DAAhqQkCAL4MACGqCQEA8AsAIasJAQDwCwAhrAkBAJcMACGtCQEAlwwAIRKyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACETAwAA1hAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIfAHAQDLDQAh8QcBAMsNACHbCAEAzQ0AIeEIAADUEAAg_AgBAM0NACH-CEAAzA0AIYQJAAGODgAhpgkAANUQACCnCUAAzA0AIagJAgDNDgAhqQkCAM0OACGqCQEAzQ0AIasJAQDNDQAhrAkBAM0NACGtCQEAzQ0AIRMDAADaEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAESAwAA5RAAILIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAeEIAADjEAAg5AgBAAAAAeUIAADkEAAg5gggAAAAAfsIAAEAAAH-CEAAAAABnwkBAAAAAacJQAAAAAGuCQEAAAABrwkBAAAAAbAJQAAAAAECAAAALwAgMgAAtxIAIAMAAAAvACAyAAC3EgAgMwAAthIAIAErAACcFAAwGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHhCAAA_AsAIOQIAQDuCwAh5QgAAPwLACDmCCAAggwAIfsIAAEAAAH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACECAAAALwAgKwAAthIAIAIAAAC0EgAgKwAAtRIAIBauBwAAsxIAMK8HAAC0EgAQsAcAALMSADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIRauBwAAsxIAMK8HAAC0EgAQsAcAALMSADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIRGyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhEgMAAOEQACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhEgMAAOUQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABCgcAAPARACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAECAAAAEwAgMgAAwBIAIAMAAAATACAyAADAEgAgMwAAvxIAIAErAACbFAAwAgAAABMAICsAAL8SACACAAAAzxEAICsAAL4SACAJsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACH2BwEAyw0AIa0IAQDNDQAh0AkCANMNACHRCQEAzQ0AIdIJQADMDQAhCgcAAO8RACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHQCQIA0w0AIdEJAQDNDQAh0glAAMwNACEKBwAA8BEAILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHRCQEAAAAB0glAAAAAAQkHAAD3EQAgsQdAAAAAAb0HAQAAAAHDBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAECAAAACwAgMgAAyRIAIAMAAAALACAyAADJEgAgMwAAyBIAIAErAACaFAAwAgAAAAsAICsAAMgSACACAAAA3REAICsAAMcSACAIsQdAAMwNACG9BwEAyw0AIcMHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0wkBAMsNACHUCUAAwQ0AIQkHAAD2EQAgsQdAAMwNACG9BwEAyw0AIcMHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdAJAgDTDQAh0wkBAMsNACHUCUAAwQ0AIQkHAAD3EQAgsQdAAAAAAb0HAQAAAAHDBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAEIvQcBAAAAAfwHBAAAAAGvCAQAAAABsAgEAAAAAbEIBAAAAAHVCQQAAAAB1gkCAAAAAdcJAgAAAAECAAAAwwEAIDIAAMoSACADAAAABwAgMgAAyhIAIDMAAM4SACAKAAAABwAgKwAAzhIAIL0HAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHVCQQAwA0AIdYJAgDTDQAh1wkCANMNACEIvQcBAMsNACH8BwQAwA0AIa8IBADADQAhsAgEAMANACGxCAQAwA0AIdUJBADADQAh1gkCANMNACHXCQIA0w0AIQMyAACYFAAg5gkAAJkUACDsCQAAAQAgAzIAAMoSACDmCQAAyxIAIOwJAADDAQAgBDIAAMESADDmCQAAwhIAMOgJAADEEgAg7AkAANkRADAEMgAAuBIAMOYJAAC5EgAw6AkAALsSACDsCQAAyxEAMAQyAACsEgAw5gkAAK0SADDoCQAArxIAIOwJAACwEgAwBDIAAKASADDmCQAAoRIAMOgJAACjEgAg7AkAAKQSADAEMgAAlxIAMOYJAACYEgAw6AkAAJoSACDsCQAAnw8AMAQyAACLEgAw5gkAAIwSADDoCQAAjhIAIOwJAACPEgAwAAAACzIAANgTADAzAADdEwAw5gkAANkTADDnCQAA2hMAMOgJAADbEwAg6QkAANwTADDqCQAA3BMAMOsJAADcEwAw7AkAANwTADDtCQAA3hMAMO4JAADfEwAwCzIAAM8TADAzAADTEwAw5gkAANATADDnCQAA0RMAMOgJAADSEwAg6QkAALASADDqCQAAsBIAMOsJAACwEgAw7AkAALASADDtCQAA1BMAMO4JAACzEgAwCzIAAMYTADAzAADKEwAw5gkAAMcTADDnCQAAyBMAMOgJAADJEwAg6QkAAKQSADDqCQAApBIAMOsJAACkEgAw7AkAAKQSADDtCQAAyxMAMO4JAACnEgAwCzIAALoTADAzAAC_EwAw5gkAALsTADDnCQAAvBMAMOgJAAC9EwAg6QkAAL4TADDqCQAAvhMAMOsJAAC-EwAw7AkAAL4TADDtCQAAwBMAMO4JAADBEwAwCzIAALETADAzAAC1EwAw5gkAALITADDnCQAAsxMAMOgJAAC0EwAg6QkAAI8SADDqCQAAjxIAMOsJAACPEgAw7AkAAI8SADDtCQAAthMAMO4JAACSEgAwCzIAAKgTADAzAACsEwAw5gkAAKkTADDnCQAAqhMAMOgJAACrEwAg6QkAALsQADDqCQAAuxAAMOsJAAC7EAAw7AkAALsQADDtCQAArRMAMO4JAAC-EAAwBzIAAKMTACAzAACmEwAg5gkAAKQTACDnCQAApRMAIOoJAABvACDrCQAAbwAg7AkAAKEFACALMgAAmhMAMDMAAJ4TADDmCQAAmxMAMOcJAACcEwAw6AkAAJ0TACDpCQAA2A8AMOoJAADYDwAw6wkAANgPADDsCQAA2A8AMO0JAACfEwAw7gkAANsPADALMgAAkRMAMDMAAJUTADDmCQAAkhMAMOcJAACTEwAw6AkAAJQTACDpCQAArxAAMOoJAACvEAAw6wkAAK8QADDsCQAArxAAMO0JAACWEwAw7gkAALIQADALMgAAiBMAMDMAAIwTADDmCQAAiRMAMOcJAACKEwAw6AkAAIsTACDpCQAAoxAAMOoJAACjEAAw6wkAAKMQADDsCQAAoxAAMO0JAACNEwAw7gkAAKYQADALMgAA_xIAMDMAAIMTADDmCQAAgBMAMOcJAACBEwAw6AkAAIITACDpCQAAlxAAMOoJAACXEAAw6wkAAJcQADDsCQAAlxAAMO0JAACEEwAw7gkAAJoQADALMgAA8xIAMDMAAPgSADDmCQAA9BIAMOcJAAD1EgAw6AkAAPYSACDpCQAA9xIAMOoJAAD3EgAw6wkAAPcSADDsCQAA9xIAMO0JAAD5EgAw7gkAAPoSADALMgAA5xIAMDMAAOwSADDmCQAA6BIAMOcJAADpEgAw6AkAAOoSACDpCQAA6xIAMOoJAADrEgAw6wkAAOsSADDsCQAA6xIAMO0JAADtEgAw7gkAAO4SADAIFgAA-w8AILIHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAABmwkBAAAAAZwJgAAAAAECAAAAiQEAIDIAAPISACADAAAAiQEAIDIAAPISACAzAADxEgAgASsAAJcUADANAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAAAAAc0HAgCDDAAh0AdAAN8LACHYBwEA8AsAIdoHAQCLDAAhmwkBAAAAAZwJAACfDAAgAgAAAIkBACArAADxEgAgAgAAAO8SACArAADwEgAgC64HAADuEgAwrwcAAO8SABCwBwAA7hIAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACALrgcAAO4SADCvBwAA7xIAELAHAADuEgAwsgdAAN8LACHDBwEAiwwAIc0HAgCDDAAh0AdAAN8LACHYBwEA8AsAIdoHAQCLDAAhmwkBAJcMACGcCQAAnwwAIAeyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAhmwkBAM0NACGcCYAAAAABCBYAAPkPACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAhmwkBAM0NACGcCYAAAAABCBYAAPsPACCyB0AAAAABwwcBAAAAAc0HAgAAAAHQB0AAAAAB2AcBAAAAAZsJAQAAAAGcCYAAAAABDiIAAPwNACAjAAD9DQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQIAAAB8ACAyAAD-EgAgAwAAAHwAIDIAAP4SACAzAAD9EgAgASsAAJYUADATAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhAgAAAHwAICsAAP0SACACAAAA-xIAICsAAPwSACAQrgcAAPoSADCvBwAA-xIAELAHAAD6EgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3AcBAO4LACHdBwAA_AsAIN4HAQDwCwAh3wdAAO8LACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACEQrgcAAPoSADCvBwAA-xIAELAHAAD6EgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3AcBAO4LACHdBwAA_AsAIN4HAQDwCwAh3wdAAO8LACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACEMsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDiIAAOANACAjAADhDQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDiIAAPwNACAjAAD9DQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAHcBwEAAAAB3QcAAPoNACDeBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAQ8EAQAAAAEVAAC0DwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QhAAAAAAQIAAABYACAyAACHEwAgAwAAAFgAIDIAAIcTACAzAACGEwAgASsAAJUUADACAAAAWAAgKwAAhhMAIAIAAACbEAAgKwAAhRMAIA4EAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH3CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACEPBAEAzQ0AIRUAALIPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHZB0AAwQ0AIdsHAQDNDQAh-AcBAMsNACHzCAABjg4AIfQIAAGODgAh9QgBAM0NACH2CAEAzQ0AIfcIAQDNDQAh-AgCANMNACH5CEAAzA0AIQ8EAQAAAAEVAAC0DwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QhAAAAAAQsVAAC7DwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAfcIAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQIAAABUACAyAACQEwAgAwAAAFQAIDIAAJATACAzAACPEwAgASsAAJQUADACAAAAVAAgKwAAjxMAIAIAAACnEAAgKwAAjhMAIAqyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIfcIAQDLDQAh-ggAAY4OACH7CAABjg4AIfwIAQDNDQAh_QhAAMwNACH-CEAAzA0AIQsVAAC5DwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH3CAEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACELFQAAuw8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEIFQAAwg8AINkHQAAAAAHbBwEAAAAB9wgBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAECAAAAUAAgMgAAmRMAIAMAAABQACAyAACZEwAgMwAAmBMAIAErAACTFAAwAgAAAFAAICsAAJgTACACAAAAsxAAICsAAJcTACAH2QdAAMENACHbBwEAyw0AIfcIAQDLDQAh_wgAAY4OACGACQEAyw0AIYEJAQDLDQAhgglAAMwNACEIFQAAwA8AINkHQADBDQAh2wcBAMsNACH3CAEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhCBUAAMIPACDZB0AAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABEB8AAMsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgAgAAAHMAIDIAAKITACADAAAAcwAgMgAAohMAIDMAAKETACABKwAAkhQAMAIAAABzACArAAChEwAgAgAAANwPACArAACgEwAgD7IHQADBDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACHrCAEAzQ0AIf4IQADMDQAhgglAAMwNACGDCQEAyw0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIBAfAADIDwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIesIAQDNDQAh_ghAAMwNACGCCUAAzA0AIYMJAQDLDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgEB8AAMsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgCyAAAOIPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHrCAEAAAABhwkBAAAAAYgJAQAAAAGJCQAA4A8AIIoJAgAAAAGLCQEAAAABjAlAAAAAAQIAAAChBQAgMgAAoxMAIAMAAABvACAyAACjEwAgMwAApxMAIA0AAABvACAgAADTDwAgKwAApxMAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIesIAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADRDwAgigkCANMNACGLCQEAzQ0AIYwJQADMDQAhCyAAANMPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQsVAACIEAAgFwAAiRAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQIAAABJACAyAACwEwAgAwAAAEkAIDIAALATACAzAACvEwAgASsAAJEUADACAAAASQAgKwAArxMAIAIAAAC_EAAgKwAArhMAIAmyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACELFQAAgBAAIBcAAIEQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACELFQAAiBAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEPBAAAxBAAIBgAAMUQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAALkTACADAAAARAAgMgAAuRMAIDMAALgTACABKwAAkBQAMAIAAABEACArAAC4EwAgAgAAAJMSACArAAC3EwAgCrIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhDwQAAI4QACAYAACPEAAgGQAAkBAAIBoAAJEQACAbAACSEAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEPBAAAxBAAIBgAAMUQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABExEAAKkPACATAACqDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABAgAAAGsAIDIAAMUTACADAAAAawAgMgAAxRMAIDMAAMQTACABKwAAjxQAMBkDAADWDAAgEQAAiQ0AIBMAAIoNACAUAACLDQAgrgcAAIgNADCvBwAAaQAQsAcAAIgNADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACGNCQAAhw0AIAIAAABrACArAADEEwAgAgAAAMITACArAADDEwAgFK4HAADBEwAwrwcAAMITABCwBwAAwRMAMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEUrgcAAMETADCvBwAAwhMAELAHAADBEwAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIRCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhExEAAIcPACATAACIDwAgFAAAiQ8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACETEQAAqQ8AIBMAAKoPACAUAACrDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAEUBAAA2xAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAAQIAAAAzACAyAADOEwAgAwAAADMAIDIAAM4TACAzAADNEwAgASsAAI4UADACAAAAMwAgKwAAzRMAIAIAAACoEgAgKwAAzBMAIBOyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIfAHAQDLDQAh8QcBAMsNACHbCAEAzQ0AIeEIAADUEAAg_AgBAM0NACH-CEAAzA0AIYQJAAGODgAhpgkAANUQACCnCUAAzA0AIagJAgDNDgAhqQkCAM0OACGqCQEAzQ0AIasJAQDNDQAhrAkBAM0NACGtCQEAzQ0AIRQEAADXEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACEUBAAA2xAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARMEAADmEAAgsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeEIAADjEAAg5AgBAAAAAeUIAADkEAAg5gggAAAAAfsIAAEAAAH-CEAAAAABnwkBAAAAAacJQAAAAAGuCQEAAAABrwkBAAAAAbAJQAAAAAECAAAALwAgMgAA1xMAIAMAAAAvACAyAADXEwAgMwAA1hMAIAErAACNFAAwAgAAAC8AICsAANYTACACAAAAtBIAICsAANUTACASsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhEwQAAOIQACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeEIAADfEAAg5AgBAMsNACHlCAAA4BAAIOYIIACDDgAh-wgAAY4OACH-CEAAzA0AIZ8JAQDNDQAhpwlAAMwNACGuCQEAzQ0AIa8JAQDNDQAhsAlAAMwNACETBAAA5hAAILIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABEAUAANASACAGAADREgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAECAAAABQAgMgAA4xMAIAMAAAAFACAyAADjEwAgMwAA4hMAIAErAACMFAAwFwMAANYMACAFAAC6DQAgBgAA8wwAIAgAAPQMACAPAACODQAgEAAAjw0AIBEAAIkNACAcAACRDQAgrgcAALkNADCvBwAAAwAQsAcAALkNADCyB0AA3wsAIcMHAQAAAAHaBwEAiwwAId0IAQDuCwAhjQkAALgNACChCQEA7gsAIaIJAQDuCwAh2AkgAIIMACHZCUAA7wsAIdoJQADfCwAh2wlAAO8LACHjCQAAtw0AIAIAAAAFACArAADiEwAgAgAAAOATACArAADhEwAgDa4HAADfEwAwrwcAAOATABCwBwAA3xMAMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAhDa4HAADfEwAwrwcAAOATABCwBwAA3xMAMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdgJIACCDAAh2QlAAO8LACHaCUAA3wsAIdsJQADvCwAhCbIHQADBDQAhwwcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIRAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhEAUAANASACAGAADREgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAEEMgAA2BMAMOYJAADZEwAw6AkAANsTACDsCQAA3BMAMAQyAADPEwAw5gkAANATADDoCQAA0hMAIOwJAACwEgAwBDIAAMYTADDmCQAAxxMAMOgJAADJEwAg7AkAAKQSADAEMgAAuhMAMOYJAAC7EwAw6AkAAL0TACDsCQAAvhMAMAQyAACxEwAw5gkAALITADDoCQAAtBMAIOwJAACPEgAwBDIAAKgTADDmCQAAqRMAMOgJAACrEwAg7AkAALsQADADMgAAoxMAIOYJAACkEwAg7AkAAKEFACAEMgAAmhMAMOYJAACbEwAw6AkAAJ0TACDsCQAA2A8AMAQyAACREwAw5gkAAJITADDoCQAAlBMAIOwJAACvEAAwBDIAAIgTADDmCQAAiRMAMOgJAACLEwAg7AkAAKMQADAEMgAA_xIAMOYJAACAEwAw6AkAAIITACDsCQAAlxAAMAQyAADzEgAw5gkAAPQSADDoCQAA9hIAIOwJAAD3EgAwBDIAAOcSADDmCQAA6BIAMOgJAADqEgAg7AkAAOsSADAAAAAAAAAHAwAA4w8AICAAAOQPACDrCAAAxw0AIIcJAADHDQAgiAkAAMcNACCLCQAAxw0AIIwJAADHDQAgAAAAAAAFAwAA4w8AIBUAAIQUACAXAACFFAAg_ggAAMcNACCdCQAAxw0AIAYDAADjDwAgIgAA_xMAICMAAIAUACDbBwAAxw0AIN4HAADHDQAg3wcAAMcNACAAAAADEgAA_w4AIL4HAADHDQAg6ggAAMcNACAACgMAAOMPACAEAAD_EQAgGAAA9hMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIMkHAADHDQAg2wcAAMcNACDrCAAAxw0AIKAJAADHDQAgBQMAAOMPACAWAAD9EwAg2AcAAMcNACCbCQAAxw0AIJwJAADHDQAgDQcAAIcUACAKAACIFAAgCwAAiRQAIAwAAIoUACC6CQAAxw0AIL8JAADHDQAgwQkAAMcNACDCCQAAxw0AIMMJAADHDQAgxgkAAMcNACDLCQAAxw0AIMwJAADHDQAgzQkAAMcNACADBgAA5xEAIAgAAOgRACAOAADpEQAgAAAAAQQAAP8RACAJsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABErIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABE7IHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARCyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQqyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABCbIHQAAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQ-yB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgB9kHQAAAAAHbBwEAAAAB9wgBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEKsgdAAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAfcIAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQ4EAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIAgAAAAH5CEAAAAABDLIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEHsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAGbCQEAAAABnAmAAAAAARUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAd8JAQAAAAECAAAAAQAgMgAAmBQAIAixB0AAAAABvQcBAAAAAcMHAQAAAAH2BwEAAAABrQgBAAAAAdAJAgAAAAHTCQEAAAAB1AlAAAAAAQmyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAERsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAARKyB0AAAAABwwcBAAAAAdkHQAAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARKyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQmyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAEDAAAAWgAgMgAAmBQAIDMAAKIUACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAohQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACERAwAAzxIAIAYAANESACAIAADSEgAgDwAA0xIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAECAAAABQAgMgAAoxQAIAMAAAADACAyAACjFAAgMwAApxQAIBMAAAADACADAACDEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAApxQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhEQMAAIMSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQwIAADlEQAgDgAA5hEAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzgkBAAAAAc8JAADjEQAgAgAAAI0CACAyAACoFAAgAwAAAA4AIDIAAKgUACAzAACsFAAgDgAAAA4AIAgAALkRACAOAAC6EQAgKwAArBQAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgDAgAALkRACAOAAC6EQAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACAMBgAA5BEAIA4AAOYRACCyB0AAAAABvQcBAAAAAecHAgAAAAH-BwEAAAABoggCAAAAAbAIAgAAAAHFCAIAAAABtAkgAAAAAc4JAQAAAAHPCQAA4xEAIAIAAACNAgAgMgAArRQAIAMAAAAOACAyAACtFAAgMwAAsRQAIA4AAAAOACAGAAC4EQAgDgAAuhEAICsAALEUACCyB0AAwQ0AIb0HAQDLDQAh5wcCANMNACH-BwEAyw0AIaIIAgDTDQAhsAgCANMNACHFCAIA0w0AIbQJIACDDgAhzgkBAMsNACHPCQAAtxEAIAwGAAC4EQAgDgAAuhEAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgEQMAAM8SACAFAADQEgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABAgAAAAUAIDIAALIUACADAAAAAwAgMgAAshQAIDMAALYUACATAAAAAwAgAwAAgxIAIAUAAIQSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAICsAALYUACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEIsQdAAAAAAb0HAQAAAAHDBwEAAAAB2wcBAAAAAfYHAQAAAAHQCQIAAAAB0wkBAAAAAdQJQAAAAAERAwAAzxIAIAUAANASACAGAADREgAgDwAA0xIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAECAAAABQAgMgAAuBQAIAMAAAADACAyAAC4FAAgMwAAvBQAIBMAAAADACADAACDEgAgBQAAhBIAIAYAAIUSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAAvBQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhEQMAAIMSACAFAACEEgAgBgAAhRIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQmyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAHQCQIAAAAB0QkBAAAAAdIJQAAAAAEdvQcBAAAAAakIAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwlAAAAAAcQJAACrEQAgxQkAAKwRACDGCUAAAAABxwkgAAAAAcgJAACtEQAgyQkCAAAAAcoJAgAAAAHLCQEAAAABzAkBAAAAAc0JAQAAAAEMBgAA5BEAIAgAAOURACCyB0AAAAABvQcBAAAAAecHAgAAAAH-BwEAAAABoggCAAAAAbAIAgAAAAHFCAIAAAABtAkgAAAAAc4JAQAAAAHPCQAA4xEAIAIAAACNAgAgMgAAvxQAIBSyB0AAAAAB2wcBAAAAAYMIAQAAAAGiCAIAAAABqAgBAAAAAakIAQAAAAGqCAIAAAABqwgEAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABsgiAAAAAAbMIQAAAAAG0CEAAAAABtQhAAAAAAbYIBAAAAAG3CAQAAAABuAgBAAAAAQSyB0AAAAABkQkBAAAAAbYJAQAAAAG3CUAAAAABBcwHIAAAAAH2BwEAAAAB_wcBAAAAAb0IAQAAAAG4CUAAAAABAwAAAA4AIDIAAL8UACAzAADGFAAgDgAAAA4AIAYAALgRACAIAAC5EQAgKwAAxhQAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHOCQEAyw0AIc8JAAC3EQAgDAYAALgRACAIAAC5EQAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc4JAQDLDQAhzwkAALcRACAhBwAArhEAIAoAAK8RACALAACwEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABAgAAABgAIDIAAMcUACADAAAAFgAgMgAAxxQAIDMAAMsUACAjAAAAFgAgBwAAgxEAIAoAAIQRACALAACFEQAgKwAAyxQAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISEHAACDEQAgCgAAhBEAIAsAAIURACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACEhBwAArhEAIAoAAK8RACAMAACxEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABAgAAABgAIDIAAMwUACADAAAAFgAgMgAAzBQAIDMAANAUACAjAAAAFgAgBwAAgxEAIAoAAIQRACAMAACGEQAgKwAA0BQAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISEHAACDEQAgCgAAhBEAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACERAwAAzxIAIAUAANASACAGAADREgAgCAAA0hIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdgJIAAAAAHZCUAAAAAB2glAAAAAAdsJQAAAAAECAAAABQAgMgAA0RQAIBUQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAd8JAQAAAAECAAAAAQAgMgAA0xQAIAMAAAADACAyAADRFAAgMwAA1xQAIBMAAAADACADAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAA1xQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhEQMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIQMAAABaACAyAADTFAAgMwAA2hQAIBcAAABaACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAADaFAAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhFRAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIREDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgDwAA0xIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2AkgAAAAAdkJQAAAAAHaCUAAAAAB2wlAAAAAAQIAAAAFACAyAADbFAAgFQ8AAOUTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAAB3wkBAAAAAQIAAAABACAyAADdFAAgAwAAAAMAIDIAANsUACAzAADhFAAgEwAAAAMAIAMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEQAAiRIAIBwAAIoSACArAADhFAAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACERAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdgJIACDDgAh2QlAAMwNACHaCUAAwQ0AIdsJQADMDQAhAwAAAFoAIDIAAN0UACAzAADkFAAgFwAAAFoAIA8AANsSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAOQUACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhEQMAAM8SACAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABAgAAAAUAIDIAAOUUACAVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABAgAAAAEAIDIAAOcUACAIsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEG2QdAAAAAAdsHAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABCbIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQ0EAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB-AgCAAAAAfkIQAAAAAEDAAAAAwAgMgAA5RQAIDMAAO8UACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAICsAAO8UACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEDAAAAWgAgMgAA5xQAIDMAAPIUACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA8hQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEQAwAAwxAAIAQAAMQQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAADzFAAgFQ8AAOUTACAQAADmEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAAB3wkBAAAAAQIAAAABACAyAAD1FAAgAwAAAEIAIDIAAPMUACAzAAD5FAAgEgAAAEIAIAMAAI0QACAEAACOEAAgGQAAkBAAIBoAAJEQACAbAACSEAAgKwAA-RQAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEQAwAAjRAAIAQAAI4QACAZAACQEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAwAAAFoAIDIAAPUUACAzAAD8FAAgFwAAAFoAIA8AANsSACAQAADcEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAPwUACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhDAMAAIcQACAVAACIEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQIAAABJACAyAAD9FAAgFQ8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAAB3wkBAAAAAQIAAAABACAyAAD_FAAgAwAAAEcAIDIAAP0UACAzAACDFQAgDgAAAEcAIAMAAP8PACAVAACAEAAgKwAAgxUAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhDAMAAP8PACAVAACAEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACEDAAAAWgAgMgAA_xQAIDMAAIYVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgKwAAhhUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABAgAAAAEAIDIAAIcVACAOsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgAwAAAFoAIDIAAIcVACAzAACMFQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAIwVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhDAMAAOEPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB6wgBAAAAAYcJAQAAAAGICQEAAAABiQkAAOAPACCKCQIAAAABiwkBAAAAAYwJQAAAAAECAAAAoQUAIDIAAI0VACAVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABAgAAAAEAIDIAAI8VACADAAAAbwAgMgAAjRUAIDMAAJMVACAOAAAAbwAgAwAA0g8AICsAAJMVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIesIAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADRDwAgigkCANMNACGLCQEAzQ0AIYwJQADMDQAhDAMAANIPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIesIAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADRDwAgigkCANMNACGLCQEAzQ0AIYwJQADMDQAhAwAAAFoAIDIAAI8VACAzAACWFQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAkAADlEgAgJQAA5hIAICsAAJYVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhEAMAAMMQACAEAADEEAAgGAAAxRAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAECAAAARAAgMgAAlxUAIBUPAADlEwAgEAAA5hMAIBgAAOkTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAdwJAQAAAAHdCUAAAAAB3glAAAAAAd8JAQAAAAECAAAAAQAgMgAAmRUAIAMAAABCACAyAACXFQAgMwAAnRUAIBIAAABCACADAACNEAAgBAAAjhAAIBgAAI8QACAaAACREAAgGwAAkhAAICsAAJ0VACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhEAMAAI0QACAEAACOEAAgGAAAjxAAIBoAAJEQACAbAACSEAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQMAAABaACAyAACZFQAgMwAAoBUAIBcAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAACgFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhFQ8AANsSACAQAADcEgAgGAAA3xIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIRADAADDEAAgBAAAxBAAIBgAAMUQACAZAADGEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAKEVACAVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABAgAAAAEAIDIAAKMVACADAAAAQgAgMgAAoRUAIDMAAKcVACASAAAAQgAgAwAAjRAAIAQAAI4QACAYAACPEAAgGQAAkBAAIBsAAJIQACArAACnFQAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIRADAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEDAAAAWgAgMgAAoxUAIDMAAKoVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAqhUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHcCQEAzQ0AId0JQADBDQAh3glAAMwNACHfCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEQAwAAwxAAIAQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAACrFQAgFQ8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAAB3wkBAAAAAQIAAAABACAyAACtFQAgAwAAAEIAIDIAAKsVACAzAACxFQAgEgAAAEIAIAMAAI0QACAEAACOEAAgGAAAjxAAIBkAAJAQACAaAACREAAgKwAAsRUAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEQAwAAjRAAIAQAAI4QACAYAACPEAAgGQAAkBAAIBoAAJEQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAwAAAFoAIDIAAK0VACAzAAC0FQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAALQVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhFQ8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3AkBAAAAAd0JQAAAAAHeCUAAAAAB3wkBAAAAAQIAAAABACAyAAC1FQAgErIHQAAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABAtkHQAAAAAHcCAABAAABAwAAAFoAIDIAALUVACAzAAC7FQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAALsVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhFAMAAKgPACARAACpDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQIAAABrACAyAAC8FQAgAwAAAGkAIDIAALwVACAzAADAFQAgFgAAAGkAIAMAAIYPACARAACHDwAgFAAAiQ8AICsAAMAVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEUAwAAhg8AIBEAAIcPACAUAACJDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhFAMAAKgPACATAACqDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQIAAABrACAyAADBFQAgEQMAAM8SACAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBwAANYSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHYCSAAAAAB2QlAAAAAAdoJQAAAAAHbCUAAAAABAgAAAAUAIDIAAMMVACADAAAAaQAgMgAAwRUAIDMAAMcVACAWAAAAaQAgAwAAhg8AIBMAAIgPACAUAACJDwAgKwAAxxUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRQDAACGDwAgEwAAiA8AIBQAAIkPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEDAAAAAwAgMgAAwxUAIDMAAMoVACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgHAAAihIAICsAAMoVACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHYCSAAgw4AIdkJQADMDQAh2glAAMENACHbCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2AkgAIMOACHZCUAAzA0AIdoJQADBDQAh2wlAAMwNACEUAwAAqA8AIBEAAKkPACATAACqDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABAgAAAGsAIDIAAMsVACADAAAAaQAgMgAAyxUAIDMAAM8VACAWAAAAaQAgAwAAhg8AIBEAAIcPACATAACIDwAgKwAAzxUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRQDAACGDwAgEQAAhw8AIBMAAIgPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEhBwAArhEAIAsAALARACAMAACxEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJQAAAAAHECQAAqxEAIMUJAACsEQAgxglAAAAAAccJIAAAAAHICQAArREAIMkJAgAAAAHKCQIAAAABywkBAAAAAcwJAQAAAAHNCQEAAAABAgAAABgAIDIAANAVACADAAAAFgAgMgAA0BUAIDMAANQVACAjAAAAFgAgBwAAgxEAIAsAAIURACAMAACGEQAgKwAA1BUAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwlAAMwNACHECQAAgBEAIMUJAACBEQAgxglAAMwNACHHCSAAgw4AIcgJAACCEQAgyQkCANMNACHKCQIA0w0AIcsJAQDNDQAhzAkBAM0NACHNCQEAzQ0AISEHAACDEQAgCwAAhREAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJQADMDQAhxAkAAIARACDFCQAAgREAIMYJQADMDQAhxwkgAIMOACHICQAAghEAIMkJAgDTDQAhygkCANMNACHLCQEAzQ0AIcwJAQDNDQAhzQkBAM0NACEVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHcCQEAAAAB3QlAAAAAAd4JQAAAAAHfCQEAAAABAgAAAAEAIDIAANUVACAEsgdAAAAAAcMHAQAAAAHYBwEAAAAB2QdAAAAAARErgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABAwAAAFoAIDIAANUVACAzAADbFQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJQAA5hIAICsAANsVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3AkBAM0NACHdCUAAwQ0AId4JQADMDQAh3wkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AIdwJAQDNDQAh3QlAAMENACHeCUAAzA0AId8JAQDNDQAhDwMAAPsNACAjAAD9DQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAECAAAAfAAgMgAA3BUAIAMAAAB6ACAyAADcFQAgMwAA4BUAIBEAAAB6ACADAADfDQAgIwAA4Q0AICsAAOAVACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ8DAADfDQAgIwAA4Q0AILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDwMAAPsNACAiAAD8DQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAECAAAAfAAgMgAA4RUAIAMAAAB6ACAyAADhFQAgMwAA5RUAIBEAAAB6ACADAADfDQAgIgAA4A0AICsAAOUVACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ8DAADfDQAgIgAA4A0AILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhDg0AIw9nDRBoDhhuFRl3Fxp4GBt5GRxtFB0GAh5sEB9wHCB2HSR9HyWKARYJAwABBQgDBgwECCwGDQAbDzANEDQOETgPHEUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAHAwABBEYCDQAaGEoVGVEXGlUYG1kZAwMAARUAFBdMFgIDAAEWTRUCAwABFQAUAgMAARUAFAIDWwEVXBQEGF0AGV4AGl8AG2AABgZhAAhiAA9jABBkABFlABxmAAMDAAENAB4gdB0CAwABHwAcASB1AAQDAAENACIigQEgI4UBIQEhAB8BIQAfAiKGAQAjhwEADA-MAQAQjQEAGJABABmSAQAakwEAG5QBAByPAQAdiwEAHo4BACCRAQAklQEAJZYBAAAAAAMNACg4ACk5ACoAAAADDQAoOAApOQAqAQMAAQEDAAEDDQAvOAAwOQAxAAAAAw0ALzgAMDkAMQEEAAIBBAACBQ0ANjgAOTkAOloAN1sAOAAAAAAABQ0ANjgAOTkAOloAN1sAOAIE5QECB-YBBQIE7AECB-0BBQUNAD84AEI5AENaAEBbAEEAAAAAAAUNAD84AEI5AENaAEBbAEECBAACB_8BBQIEAAIHhQIFBQ0ASDgASzkATFoASVsASgAAAAAABQ0ASDgASzkATFoASVsASgAABQ0AUTgAVDkAVVoAUlsAUwAAAAAABQ0AUTgAVDkAVVoAUlsAUwEHAAUBBwAFBQ0AWjgAXTkAXloAW1sAXAAAAAAABQ0AWjgAXTkAXloAW1sAXAEJAAcBCQAHAw0AYzgAZDkAZQAAAAMNAGM4AGQ5AGUBCQAHAQkABwMNAGo4AGs5AGwAAAADDQBqOABrOQBsAAAABQ0AcjgAdTkAdloAc1sAdAAAAAAABQ0AcjgAdTkAdloAc1sAdAAAAAUNAHw4AH85AIABWgB9WwB-AAAAAAAFDQB8OAB_OQCAAVoAfVsAfgIDAAEEAAICAwABBAACAw0AhQE4AIYBOQCHAQAAAAMNAIUBOACGATkAhwECAwABBAACAgMAAQQAAgUNAIwBOACPATkAkAFaAI0BWwCOAQAAAAAABQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJYBOACXATkAmAEAAAADDQCeATgAnwE5AKABAAAAAw0AngE4AJ8BOQCgAQIDAAEEgQQCAgMAAQSHBAIDDQClATgApgE5AKcBAAAAAw0ApQE4AKYBOQCnAQIDAAEVABQCAwABFQAUAw0ArAE4AK0BOQCuAQAAAAMNAKwBOACtATkArgECAwABFq8EFQIDAAEWtQQVBQ0AswE4ALYBOQC3AVoAtAFbALUBAAAAAAAFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAFDQC9ATgAwAE5AMEBWgC-AVsAvwEAAAAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAMNAMcBOADIATkAyQEAAAADDQDHATgAyAE5AMkBAAAAAw0AzwE4ANABOQDRAQAAAAMNAM8BOADQATkA0QEAAAADDQDXATgA2AE5ANkBAAAAAw0A1wE4ANgBOQDZAQEDAAEBAwABBQ0A3gE4AOEBOQDiAVoA3wFbAOABAAAAAAAFDQDeATgA4QE5AOIBWgDfAVsA4AECAwABHwAcAgMAAR8AHAMNAOcBOADoATkA6QEAAAADDQDnATgA6AE5AOkBAgMAARUAFAIDAAEVABQDDQDuATgA7wE5APABAAAAAw0A7gE4AO8BOQDwAQIDAAEVABQCAwABFQAUAw0A9QE4APYBOQD3AQAAAAMNAPUBOAD2ATkA9wECA4UGARWGBhQCA4wGARWNBhQFDQD8ATgA_wE5AIACWgD9AVsA_gEAAAAAAAUNAPwBOAD_ATkAgAJaAP0BWwD-AQEDAAEBAwABBQ0AhQI4AIgCOQCJAloAhgJbAIcCAAAAAAAFDQCFAjgAiAI5AIkCWgCGAlsAhwIBEgAQARIAEAMNAI4COACPAjkAkAIAAAADDQCOAjgAjwI5AJACAgQAAhIAEAIEAAISABAFDQCVAjgAmAI5AJkCWgCWAlsAlwIAAAAAAAUNAJUCOACYAjkAmQJaAJYCWwCXAgESABABEgAQAw0AngI4AJ8COQCgAgAAAAMNAJ4COACfAjkAoAIAAAAFDQCmAjgAqQI5AKoCWgCnAlsAqAIAAAAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAUNALACOACzAjkAtAJaALECWwCyAgAAAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAABQ0AugI4AL0COQC-AloAuwJbALwCAAAAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIBCQAHAQkABwUNAMMCOADGAjkAxwJaAMQCWwDFAgAAAAAABQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAABQ0AzQI4ANACOQDRAloAzgJbAM8CAAAAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAFDQDXAjgA2gI5ANsCWgDYAlsA2QIAAAAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAUNAOECOADkAjkA5QJaAOICWwDjAgAAAAAABQ0A4QI4AOQCOQDlAloA4gJbAOMCAAAABQ0A6wI4AO4COQDvAloA7AJbAO0CAAAAAAAFDQDrAjgA7gI5AO8CWgDsAlsA7QIAAAAFDQD1AjgA-AI5APkCWgD2AlsA9wIAAAAAAAUNAPUCOAD4AjkA-QJaAPYCWwD3AgAAAAUNAP8COACCAzkAgwNaAIADWwCBAwAAAAAABQ0A_wI4AIIDOQCDA1oAgANbAIEDAAAABQ0AiQM4AIwDOQCNA1oAigNbAIsDAAAAAAAFDQCJAzgAjAM5AI0DWgCKA1sAiwMAAAAFDQCTAzgAlgM5AJcDWgCUA1sAlQMAAAAAAAUNAJMDOACWAzkAlwNaAJQDWwCVAwAAAAUNAJ0DOACgAzkAoQNaAJ4DWwCfAwAAAAAABQ0AnQM4AKADOQChA1oAngNbAJ8DAAAABQ0ApwM4AKoDOQCrA1oAqANbAKkDAAAAAAAFDQCnAzgAqgM5AKsDWgCoA1sAqQMAAAAFDQCxAzgAtAM5ALUDWgCyA1sAswMAAAAAAAUNALEDOAC0AzkAtQNaALIDWwCzAwAAAAUNALsDOAC-AzkAvwNaALwDWwC9AwAAAAAABQ0AuwM4AL4DOQC_A1oAvANbAL0DAAAABQ0AxQM4AMgDOQDJA1oAxgNbAMcDAAAAAAAFDQDFAzgAyAM5AMkDWgDGA1sAxwMAAAAFDQDPAzgA0gM5ANMDWgDQA1sA0QMAAAAAAAUNAM8DOADSAzkA0wNaANADWwDRAwAAAAUNANkDOADcAzkA3QNaANoDWwDbAwAAAAAABQ0A2QM4ANwDOQDdA1oA2gNbANsDAQMAAQEDAAEDDQDiAzgA4wM5AOQDAAAAAw0A4gM4AOMDOQDkAwEhAB8BIQAfAw0A6QM4AOoDOQDrAwAAAAMNAOkDOADqAzkA6wMBIQAfASEAHwUNAPADOADzAzkA9ANaAPEDWwDyAwAAAAAABQ0A8AM4APMDOQD0A1oA8QNbAPIDAAAAAw0A-gM4APsDOQD8AwAAAAMNAPoDOAD7AzkA_AMAAAAFDQCCBDgAhQQ5AIYEWgCDBFsAhAQAAAAAAAUNAIIEOACFBDkAhgRaAIMEWwCEBAAAAAUNAIwEOACPBDkAkARaAI0EWwCOBAAAAAAABQ0AjAQ4AI8EOQCQBFoAjQRbAI4EJgIBJ5cBASiZAQEpmgEBKpsBASydAQEtnwEkLqABJS-iAQEwpAEkMaUBJjSmAQE1pwEBNqgBJDqrASc7rAErPK0BAj2uAQI-rwECP7ABAkCxAQJBswECQrUBJEO2ASxEuAECRboBJEa7AS1HvAECSL0BAkm-ASRKwQEuS8IBMkzEAQNNxQEDTscBA0_IAQNQyQEDUcsBA1LNASRTzgEzVNABA1XSASRW0wE0V9QBA1jVAQNZ1gEkXNkBNV3aATte2wEEX9wBBGDdAQRh3gEEYt8BBGPhAQRk4wEkZeQBPGboAQRn6gEkaOsBPWnuAQRq7wEEa_ABJGzzAT5t9AFEbvUBBm_2AQZw9wEGcfgBBnL5AQZz-wEGdP0BJHX-AUV2gQIGd4MCJHiEAkZ5hgIGeocCBnuIAiR8iwJHfYwCTX6OAgV_jwIFgAGRAgWBAZICBYIBkwIFgwGVAgWEAZcCJIUBmAJOhgGaAgWHAZwCJIgBnQJPiQGeAgWKAZ8CBYsBoAIkjAGjAlCNAaQCVo4BpQIHjwGmAgeQAacCB5EBqAIHkgGpAgeTAasCB5QBrQIklQGuAleWAbACB5cBsgIkmAGzAliZAbQCB5oBtQIHmwG2AiScAbkCWZ0BugJfngG7AgqfAbwCCqABvQIKoQG-AgqiAb8CCqMBwQIKpAHDAiSlAcQCYKYBxgIKpwHIAiSoAckCYakBygIKqgHLAgqrAcwCJKwBzwJirQHQAmauAdECCa8B0gIJsAHTAgmxAdQCCbIB1QIJswHXAgm0AdkCJLUB2gJntgHcAgm3Ad4CJLgB3wJouQHgAgm6AeECCbsB4gIkvAHlAmm9AeYCbb4B6AJuvwHpAm7AAewCbsEB7QJuwgHuAm7DAfACbsQB8gIkxQHzAm_GAfUCbscB9wIkyAH4AnDJAfkCbsoB-gJuywH7AiTMAf4Ccc0B_wJ3zgGBA3jPAYIDeNABhQN40QGGA3jSAYcDeNMBiQN41AGLAyTVAYwDedYBjgN41wGQAyTYAZEDetkBkgN42gGTA3jbAZQDJNwBlwN73QGYA4EB3gGZAw3fAZoDDeABmwMN4QGcAw3iAZ0DDeMBnwMN5AGhAyTlAaIDggHmAaQDDecBpgMk6AGnA4MB6QGoAw3qAakDDesBqgMk7AGtA4QB7QGuA4gB7gGvAw7vAbADDvABsQMO8QGyAw7yAbMDDvMBtQMO9AG3AyT1AbgDiQH2AboDDvcBvAMk-AG9A4oB-QG-Aw76Ab8DDvsBwAMk_AHDA4sB_QHEA5EB_gHGA5IB_wHHA5IBgALKA5IBgQLLA5IBggLMA5IBgwLOA5IBhALQAySFAtEDkwGGAtMDkgGHAtUDJIgC1gOUAYkC1wOSAYoC2AOSAYsC2QMkjALcA5UBjQLdA5kBjgLfA5oBjwLgA5oBkALjA5oBkQLkA5oBkgLlA5oBkwLnA5oBlALpAySVAuoDmwGWAuwDmgGXAu4DJJgC7wOcAZkC8AOaAZoC8QOaAZsC8gMknAL1A50BnQL2A6EBngL3AxSfAvgDFKAC-QMUoQL6AxSiAvsDFKMC_QMUpAL_AySlAoAEogGmAoMEFKcChQQkqAKGBKMBqQKIBBSqAokEFKsCigQkrAKNBKQBrQKOBKgBrgKPBBWvApAEFbACkQQVsQKSBBWyApMEFbMClQQVtAKXBCS1ApgEqQG2ApoEFbcCnAQkuAKdBKoBuQKeBBW6Ap8EFbsCoAQkvAKjBKsBvQKkBK8BvgKlBBa_AqYEFsACpwQWwQKoBBbCAqkEFsMCqwQWxAKtBCTFAq4EsAHGArEEFscCswQkyAK0BLEByQK2BBbKArcEFssCuAQkzAK7BLIBzQK8BLgBzgK-BLkBzwK_BLkB0ALCBLkB0QLDBLkB0gLEBLkB0wLGBLkB1ALIBCTVAskEugHWAssEuQHXAs0EJNgCzgS7AdkCzwS5AdoC0AS5AdsC0QQk3ALUBLwB3QLVBMIB3gLXBMMB3wLYBMMB4ALbBMMB4QLcBMMB4gLdBMMB4wLfBMMB5ALhBCTlAuIExAHmAuQEwwHnAuYEJOgC5wTFAekC6ATDAeoC6QTDAesC6gQk7ALtBMYB7QLuBMoB7gLwBMsB7wLxBMsB8AL0BMsB8QL1BMsB8gL2BMsB8wL4BMsB9AL6BCT1AvsEzAH2Av0EywH3Av8EJPgCgAXNAfkCgQXLAfoCggXLAfsCgwUk_AKGBc4B_QKHBdIB_gKJBdMB_wKKBdMBgAONBdMBgQOOBdMBggOPBdMBgwORBdMBhAOTBSSFA5QF1AGGA5YF0wGHA5gFJIgDmQXVAYkDmgXTAYoDmwXTAYsDnAUkjAOfBdYBjQOgBdoBjgOiBRyPA6MFHJADpQUckQOmBRySA6cFHJMDqQUclAOrBSSVA6wF2wGWA64FHJcDsAUkmAOxBdwBmQOyBRyaA7MFHJsDtAUknAO3Bd0BnQO4BeMBngO5BR2fA7oFHaADuwUdoQO8BR2iA70FHaMDvwUdpAPBBSSlA8IF5AGmA8QFHacDxgUkqAPHBeUBqQPIBR2qA8kFHasDygUkrAPNBeYBrQPOBeoBrgPPBRevA9AFF7AD0QUXsQPSBReyA9MFF7MD1QUXtAPXBSS1A9gF6wG2A9oFF7cD3AUkuAPdBewBuQPeBRe6A98FF7sD4AUkvAPjBe0BvQPkBfEBvgPlBRi_A-YFGMAD5wUYwQPoBRjCA-kFGMMD6wUYxAPtBSTFA-4F8gHGA_AFGMcD8gUkyAPzBfMByQP0BRjKA_UFGMsD9gUkzAP5BfQBzQP6BfgBzgP7BRnPA_wFGdAD_QUZ0QP-BRnSA_8FGdMDgQYZ1AODBiTVA4QG-QHWA4gGGdcDigYk2AOLBvoB2QOOBhnaA48GGdsDkAYk3AOTBvsB3QOUBoEC3gOVBhDfA5YGEOADlwYQ4QOYBhDiA5kGEOMDmwYQ5AOdBiTlA54GggLmA6AGEOcDogYk6AOjBoMC6QOkBhDqA6UGEOsDpgYk7AOpBoQC7QOqBooC7gOsBhHvA60GEfADrwYR8QOwBhHyA7EGEfMDswYR9AO1BiT1A7YGiwL2A7gGEfcDugYk-AO7BowC-QO8BhH6A70GEfsDvgYk_APBBo0C_QPCBpEC_gPDBg__A8QGD4AExQYPgQTGBg-CBMcGD4MEyQYPhATLBiSFBMwGkgKGBM4GD4cE0AYkiATRBpMCiQTSBg-KBNMGD4sE1AYkjATXBpQCjQTYBpoCjgTZBhKPBNoGEpAE2wYSkQTcBhKSBN0GEpME3wYSlAThBiSVBOIGmwKWBOQGEpcE5gYkmATnBpwCmQToBhKaBOkGEpsE6gYknATtBp0CnQTuBqECngTwBqICnwTxBqICoAT0BqICoQT1BqICogT2BqICowT4BqICpAT6BiSlBPsGowKmBP0GogKnBP8GJKgEgAekAqkEgQeiAqoEggeiAqsEgwckrASGB6UCrQSHB6sCrgSJB6wCrwSKB6wCsASNB6wCsQSOB6wCsgSPB6wCswSRB6wCtASTByS1BJQHrQK2BJYHrAK3BJgHJLgEmQeuArkEmgesAroEmwesArsEnAckvASfB68CvQSgB7UCvgSiB7YCvwSjB7YCwASmB7YCwQSnB7YCwgSoB7YCwwSqB7YCxASsByTFBK0HtwLGBK8HtgLHBLEHJMgEsge4AskEswe2AsoEtAe2AssEtQckzAS4B7kCzQS5B78CzgS6BwjPBLsHCNAEvAcI0QS9BwjSBL4HCNMEwAcI1ATCByTVBMMHwALWBMUHCNcExwck2ATIB8EC2QTJBwjaBMoHCNsEywck3ATOB8IC3QTPB8gC3gTRB8kC3wTSB8kC4ATVB8kC4QTWB8kC4gTXB8kC4wTZB8kC5ATbByTlBNwHygLmBN4HyQLnBOAHJOgE4QfLAukE4gfJAuoE4wfJAusE5Ack7ATnB8wC7QToB9IC7gTqB9MC7wTrB9MC8ATuB9MC8QTvB9MC8gTwB9MC8wTyB9MC9AT0ByT1BPUH1AL2BPcH0wL3BPkHJPgE-gfVAvkE-wfTAvoE_AfTAvsE_Qck_ASACNYC_QSBCNwC_gSDCN0C_wSECN0CgAWHCN0CgQWICN0CggWJCN0CgwWLCN0ChAWNCCSFBY4I3gKGBZAI3QKHBZIIJIgFkwjfAokFlAjdAooFlQjdAosFlggkjAWZCOACjQWaCOYCjgWcCOcCjwWdCOcCkAWgCOcCkQWhCOcCkgWiCOcCkwWkCOcClAWmCCSVBacI6AKWBakI5wKXBasIJJgFrAjpApkFrQjnApoFrgjnApsFrwgknAWyCOoCnQWzCPACngW1CPECnwW2CPECoAW5CPECoQW6CPECogW7CPECowW9CPECpAW_CCSlBcAI8gKmBcII8QKnBcQIJKgFxQjzAqkFxgjxAqoFxwjxAqsFyAgkrAXLCPQCrQXMCPoCrgXOCPsCrwXPCPsCsAXSCPsCsQXTCPsCsgXUCPsCswXWCPsCtAXYCCS1BdkI_AK2BdsI-wK3Bd0IJLgF3gj9ArkF3wj7AroF4Aj7ArsF4QgkvAXkCP4CvQXlCIQDvgXnCIUDvwXoCIUDwAXrCIUDwQXsCIUDwgXtCIUDwwXvCIUDxAXxCCTFBfIIhgPGBfQIhQPHBfYIJMgF9wiHA8kF-AiFA8oF-QiFA8sF-ggkzAX9CIgDzQX-CI4DzgWACY8DzwWBCY8D0AWECY8D0QWFCY8D0gWGCY8D0wWICY8D1AWKCSTVBYsJkAPWBY0JjwPXBY8JJNgFkAmRA9kFkQmPA9oFkgmPA9sFkwkk3AWWCZID3QWXCZgD3gWZCZkD3wWaCZkD4AWdCZkD4QWeCZkD4gWfCZkD4wWhCZkD5AWjCSTlBaQJmgPmBaYJmQPnBagJJOgFqQmbA-kFqgmZA-oFqwmZA-sFrAkk7AWvCZwD7QWwCaID7gWyCaMD7wWzCaMD8AW2CaMD8QW3CaMD8gW4CaMD8wW6CaMD9AW8CST1Bb0JpAP2Bb8JowP3BcEJJPgFwgmlA_kFwwmjA_oFxAmjA_sFxQkk_AXICaYD_QXJCawD_gXLCa0D_wXMCa0DgAbPCa0DgQbQCa0DggbRCa0DgwbTCa0DhAbVCSSFBtYJrgOGBtgJrQOHBtoJJIgG2wmvA4kG3AmtA4oG3QmtA4sG3gkkjAbhCbADjQbiCbYDjgbkCbcDjwblCbcDkAboCbcDkQbpCbcDkgbqCbcDkwbsCbcDlAbuCSSVBu8JuAOWBvEJtwOXBvMJJJgG9Am5A5kG9Qm3A5oG9gm3A5sG9wkknAb6CboDnQb7CcADngb9CcEDnwb-CcEDoAaBCsEDoQaCCsEDogaDCsEDowaFCsEDpAaHCiSlBogKwgOmBooKwQOnBowKJKgGjQrDA6kGjgrBA6oGjwrBA6sGkAokrAaTCsQDrQaUCsoDrgaWCssDrwaXCssDsAaaCssDsQabCssDsgacCssDswaeCssDtAagCiS1BqEKzAO2BqMKywO3BqUKJLgGpgrNA7kGpwrLA7oGqArLA7sGqQokvAasCs4DvQatCtQDvgavCtUDvwawCtUDwAazCtUDwQa0CtUDwga1CtUDwwa3CtUDxAa5CiTFBroK1gPGBrwK1QPHBr4KJMgGvwrXA8kGwArVA8oGwQrVA8sGwgokzAbFCtgDzQbGCt4DzgbHCh_PBsgKH9AGyQof0QbKCh_SBssKH9MGzQof1AbPCiTVBtAK3wPWBtIKH9cG1Aok2AbVCuAD2QbWCh_aBtcKH9sG2Aok3AbbCuED3QbcCuUD3gbdCiDfBt4KIOAG3wog4QbgCiDiBuEKIOMG4wog5AblCiTlBuYK5gPmBugKIOcG6gok6AbrCucD6QbsCiDqBu0KIOsG7gok7AbxCugD7QbyCuwD7gbzCiHvBvQKIfAG9Qoh8Qb2CiHyBvcKIfMG-Qoh9Ab7CiT1BvwK7QP2Bv4KIfcGgAsk-AaBC-4D-QaCCyH6BoMLIfsGhAsk_AaHC-8D_QaIC_UD_gaKC_YD_waLC_YDgAeOC_YDgQePC_YDggeQC_YDgweSC_YDhAeUCySFB5UL9wOGB5cL9gOHB5kLJIgHmgv4A4kHmwv2A4oHnAv2A4sHnQskjAegC_kDjQehC_0DjgejC_4DjwekC_4DkAenC_4DkQeoC_4DkgepC_4DkwerC_4DlAetCySVB64L_wOWB7AL_gOXB7ILJJgHswuABJkHtAv-A5oHtQv-A5sHtgsknAe5C4EEnQe6C4cEnge8C4gEnwe9C4gEoAfAC4gEoQfBC4gEogfCC4gEowfEC4gEpAfGCySlB8cLiQSmB8kLiASnB8sLJKgHzAuKBKkHzQuIBKoHzguIBKsHzwskrAfSC4sErQfTC5EE"
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
  closingReason: "closingReason",
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
