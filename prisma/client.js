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
  /// Planned: closed to new machines from the start to the end. An end without a start: canceled, and customers are to read it.
  maintenanceStartsAt DateTime? @map("maintenance_starts_at") @db.Timestamptz(3)
  maintenanceEndsAt   DateTime? @map("maintenance_ends_at") @db.Timestamptz(3)
  /// Why, or why it is canceled; customers read it.
  maintenanceReason   String?   @map("maintenance_reason")
  /// When its agent went silent; null while the agent is heard.
  lostAt              DateTime? @map("lost_at") @db.Timestamptz(3)
  retired             Boolean   @default(false)
  /// Digests of the images on it, as last reported: machines made from them start there without a fetch.
  images              String[]  @default([])
  /// What its controller was lately asked for and responded, a line each, as last reported: for operators.
  exchanges           String[]  @default([])
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

/// The keys with which the control plane signs its orders to hosts. The newest one signs; the root key names each.
model OrderKey {
  id        String   @id @db.Uuid
  /// The 32 bytes in base64url.
  publicKey String   @unique @map("public_key")
  /// The private part, encrypted.
  sealed    String
  /// The document in which the root key names this one; null for the root key itself.
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

/// The public keys of signatures, as a JWS by the key in use. Append-only (src/secrets/publishedKeys.ts).
model SigningKeySet {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  document  String

  @@map("signing_key_sets")
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

/// A machine, a lifecycle, or a bill without what belongs to it, found by housekeeping; gone once it is mended.
model BillingMismatch {
  kind       String // unbilled-machine | lifecycle-without-machine | bill-without-lifecycle
  /// The uid of the machine, or the id of the bill.
  subject    String
  customerId String?  @map("customer_id") @db.Uuid
  foundAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("found_at") @db.Timestamptz(3)

  @@id([kind, subject])
  @@map("billing_mismatches")
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "pBahBKAHGQ8AAMUNACAQAADGDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIBwAAMgNACAdAADEDQAgHgAAxw0AIB8AAMoNACAgAACODQAgJAAAzg0AICUAAM8NACDOBwAAww0AMM8HAABaABDQBwAAww0AMNIHQACRDAAh4wcBAAAAAewHAQCgDAAh_wgBAKAMACHDCQEAAAABgAoBAKIMACGBCkAAkQwAIYIKQAChDAAhgwoBAKIMACEBAAAAAQAgFQMAAI0NACAFAADxDQAgBgAAqg0AIAgAAKsNACAPAADFDQAgEAAAxg0AIBEAAMANACAcAADIDQAgzgcAAPANADDPBwAAAwAQ0AcAAPANADDSB0AAkQwAIeMHAQC9DAAh-gcBAL0MACH_CAEAoAwAIcMJAQCgDAAhxAkBAKAMACH8CSAAtAwAIf0JQAChDAAh_glAAJEMACH_CUAAoQwAIQoDAACgEAAgBQAAyhQAIAYAAKYSACAIAACnEgAgDwAAsRQAIBAAALIUACARAADAFAAgHAAAtBQAIP0JAAD-DQAg_wkAAP4NACAXAwAAjQ0AIAUAAPENACAGAACqDQAgCAAAqw0AIA8AAMUNACAQAADGDQAgEQAAwA0AIBwAAMgNACDOBwAA8A0AMM8HAAADABDQBwAA8A0AMNIHQACRDAAh4wcBAAAAAfoHAQC9DAAh_wgBAKAMACGvCQAA7w0AIMMJAQCgDAAhxAkBAKAMACH8CSAAtAwAIf0JQAChDAAh_glAAJEMACH_CUAAoQwAIYcKAADuDQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACxDQAgzgcAALANADDPBwAABwAQ0AcAALANADDdBwEAoAwAIfsHAQC9DAAhnAgEAJAMACHRCAQAkAwAIdIIBACQDAAh0wgEAJAMACH5CQQAkAwAIfoJAgC1DAAh-wkCALUMACEBAAAABwAgDgQAANoNACAHAADsDQAgzgcAAO0NADDPBwAACQAQ0AcAAO0NADDRB0AAoQwAId0HAQCgDAAh4wcBAL0MACH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACH0CQIAtQwAIfcJAQCgDAAh-AlAAJEMACEFBAAAvhIAIAcAAMYUACDRBwAA_g0AIPsHAAD-DQAgzwgAAP4NACAOBAAA2g0AIAcAAOwNACDOBwAA7Q0AMM8HAAAJABDQBwAA7Q0AMNEHQAChDAAh3QcBAKAMACHjBwEAAAAB-wcBAMkMACGWCAEAoAwAIc8IAQCiDAAh9AkCALUMACH3CQEAoAwAIfgJQACRDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAqg0AIAgAAKsNACAOAACsDQAgzgcAAKkNADDPBwAADgAQ0AcAAKkNADDSB0AAkQwAId0HAQCgDAAhhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8gkBAKAMACHzCQAArgwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAALENACAHAADsDQAgzgcAAOsNADDPBwAAEQAQ0AcAAOsNADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACHsBwEAoAwAIfsHAQC9DAAhlggBAKAMACHPCAEAogwAIfQJAgC1DAAh9QkBAKIMACH2CUAAoQwAIQUEAAC-EgAgBwAAxhQAIM8IAAD-DQAg9QkAAP4NACD2CQAA_g0AIA8EAACxDQAgBwAA7A0AIM4HAADrDQAwzwcAABEAENAHAADrDQAw0gdAAJEMACHdBwEAoAwAIeMHAQAAAAHsBwEAoAwAIfsHAQC9DAAhlggBAKAMACHPCAEAogwAIfQJAgC1DAAh9QkBAKIMACH2CUAAoQwAIQMAAAARACABAAASADACAAATACABAAAADgAgJwcAAOcNACAKAADoDQAgCwAA6Q0AIAwAAOoNACDOBwAA5g0AMM8HAAAWABDQBwAA5g0AMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCQAArgwAIOoJQAChDAAh6wkgALQMACHsCQAArgwAIO0JAgC1DAAh7gkCALUMACHvCQEAogwAIfAJAQDJDAAh8QkBAMkMACEOBwAAxhQAIAoAAMcUACALAADIFAAgDAAAyRQAINwJAAD-DQAg4QkAAP4NACDjCQAA_g0AIOQJAAD-DQAg5QkAAP4NACDmCQAA_g0AIOoJAAD-DQAg7wkAAP4NACDwCQAA_g0AIPEJAAD-DQAgJwcAAOcNACAKAADoDQAgCwAA6Q0AIAwAAOoNACDOBwAA5g0AMM8HAAAWABDQBwAA5g0AMN0HAQAAAAHLCAEAoAwAIc8IAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh2AgEAJAMACHECQEAoAwAIdYJIAC0DAAh2wkBAKAMACHcCQEAogwAId0JAgC1DAAh3gkCALUMACHfCQIAtQwAIeAJAgC1DAAh4QkBAMkMACHiCSAAtAwAIeMJQAChDAAh5AlAAKEMACHlCQEAogwAIeYJQAChDAAh5wkAAK4MACDoCQAArgwAIOkJAACuDAAg6glAAKEMACHrCSAAtAwAIewJAACuDAAg7QkCALUMACHuCQIAtQwAIe8JAQCiDAAh8AkBAMkMACHxCQEAyQwAIQMAAAAWACABAAAXADACAAAYACAZCQAA4g0AIM4HAADlDQAwzwcAABoAENAHAADlDQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAvQwAIcsIAQCgDAAhzAgCALUMACHNCAQAkAwAIc4IAQCgDAAhzwgBAKAMACHQCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdQIAADKDAAg1QhAAKEMACHWCEAAoQwAIdcIQAChDAAh2AgEAJAMACHZCAQAkAwAIdoIAQCgDAAhBAkAAMUUACDVCAAA_g0AINYIAAD-DQAg1wgAAP4NACAaCQAA4g0AIM4HAADlDQAwzwcAABoAENAHAADlDQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAAAABywgBAKAMACHMCAIAtQwAIc0IBACQDAAhzggBAKAMACHPCAEAoAwAIdAIAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh1AgAAMoMACDVCEAAoQwAIdYIQAChDAAh1whAAKEMACHYCAQAkAwAIdkIBACQDAAh2ggBAKAMACGGCgAA5A0AIAMAAAAaACABAAAbADACAAAcACAJCQAA4g0AIM4HAADjDQAwzwcAAB4AENAHAADjDQAw0gdAAJEMACHOCAEAoAwAIbMJAQCgDAAh2AkBAKAMACHZCUAAoQwAIQIJAADFFAAg2QkAAP4NACAJCQAA4g0AIM4HAADjDQAwzwcAAB4AENAHAADjDQAw0gdAAJEMACHOCAEAoAwAIbMJAQCgDAAh2AkBAAAAAdkJQAChDAAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAADiDQAgzgcAAOENADDPBwAAIgAQ0AcAAOENADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACEBCQAAxRQAIAsJAADiDQAgzgcAAOENADDPBwAAIgAQ0AcAAOENADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACGFCgAA4A0AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAAI0NACAEAACxDQAgzgcAAN8NADDPBwAALQAQ0AcAAN8NADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIQgDAACgEAAgBAAAvhIAIKAJAAD-DQAgwQkAAP4NACDJCQAA_g0AINAJAAD-DQAg0QkAAP4NACDSCQAA_g0AIBgDAACNDQAgBAAAsQ0AIM4HAADfDQAwzwcAAC0AENAHAADfDQAw0gdAAJEMACHdBwEAoAwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABAAABoAlAAKEMACHBCQEAogwAIckJQAChDAAh0AkBAMkMACHRCQEAogwAIdIJQAChDAAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAACNDQAgBAAAsQ0AIM4HAADeDQAwzwcAADEAENAHAADeDQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZAIAQCgDAAhkQgBAL0MACH9CAEAyQwAIYMJAACuDAAgngkBAKIMACGgCUAAoQwAIaYJAAG-DAAhyAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIQwDAACgEAAgBAAAvhIAIP0IAAD-DQAgngkAAP4NACCgCQAA_g0AIMkJAAD-DQAgygkAAP4NACDLCQAA_g0AIMwJAAD-DQAgzQkAAP4NACDOCQAA_g0AIM8JAAD-DQAgGQMAAI0NACAEAACxDQAgzgcAAN4NADDPBwAAMQAQ0AcAAN4NADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABAAAByAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIQMAAAAxACABAAAyADACAAAzACAZBAAAsQ0AIBIAAIQNACDOBwAA3Q0AMM8HAAA1ABDQBwAA3Q0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH9CAEAvQwAIf8IAQCgDAAhgAkBAKAMACGBCQEAoAwAIYIJAADKDAAggwkAAK4MACCECQIAtQwAIYUJIAC0DAAhhgkBAKAMACGHCQAArgwAIIgJIAC0DAAhiQkCALUMACECBAAAvhIAIBIAALwPACAZBAAAsQ0AIBIAAIQNACDOBwAA3Q0AMM8HAAA1ABDQBwAA3Q0AMNIHQACRDAAh4wcBAAAAAewHAQCgDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf0IAQC9DAAh_wgBAKAMACGACQEAoAwAIYEJAQCgDAAhggkAAMoMACCDCQAArgwAIIQJAgC1DAAhhQkgALQMACGGCQEAoAwAIYcJAACuDAAgiAkgALQMACGJCQIAtQwAIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAAIQNACDOBwAAgw0AMM8HAAA6ABDQBwAAgw0AMN4HQAChDAAh7gdAAJEMACH9CAEAvQwAIYoJAACuDAAgiwkAAK4MACCMCQEAogwAIQEAAAA6ACAHEgAAhA0AIM4HAADcDQAwzwcAADwAENAHAADcDQAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhARIAALwPACAIEgAAhA0AIM4HAADcDQAwzwcAADwAENAHAADcDQAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhhAoAANsNACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAUAwAAjQ0AIAQAANoNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgzgcAANkNADDPBwAAQgAQ0AcAANkNADDSB0AAkQwAIeMHAQC9DAAh6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhCgMAAKAQACAEAAC-EgAgGAAAtRQAIBkAALcUACAaAAC4FAAgGwAAuRQAIOkHAAD-DQAg-wcAAP4NACCNCQAA_g0AIMIJAAD-DQAgFQMAAI0NACAEAADaDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIM4HAADZDQAwzwcAAEIAENAHAADZDQAw0gdAAJEMACHjBwEAAAAB6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhrwkAANgNACDACQEAoAwAIcEJAQCgDAAhwglAAKEMACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAACNDQAgFQAA1A0AIBcAANcNACDOBwAA1g0AMM8HAABHABDQBwAA1g0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABvgwAIb8JQAChDAAhBQMAAKAQACAVAADDFAAgFwAAxBQAIKAJAAD-DQAgvwkAAP4NACAQAwAAjQ0AIBUAANQNACAXAADXDQAgzgcAANYNADDPBwAARwAQ0AcAANYNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABAAABvwlAAKEMACEDAAAARwAgAQAASAAwAgAASQAgDQMAAI0NACAWAAC1DQAgzgcAALQNADDPBwAASwAQ0AcAALQNADDSB0AAkQwAIeMHAQC9DAAh7QcCALUMACHwB0AAkQwAIfgHAQCiDAAh-gcBAL0MACG9CQEAyQwAIb4JAADRDAAgAQAAAEsAIAEAAABHACANAwAAjQ0AIBUAANQNACDOBwAA1Q0AMM8HAABOABDQBwAA1Q0AMPkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZkJAQC9DAAhoQkAAb4MACGiCQEAoAwAIaMJAQCgDAAhpAlAAKEMACEDAwAAoBAAIBUAAMMUACCkCQAA_g0AIA0DAACNDQAgFQAA1A0AIM4HAADVDQAwzwcAAE4AENAHAADVDQAw-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGhCQABAAABogkBAKAMACGjCQEAoAwAIaQJQAChDAAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAACNDQAgFQAA1A0AIM4HAADTDQAwzwcAAFIAENAHAADTDQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZkJAQC9DAAhnAkAAb4MACGdCQABvgwAIZ4JAQCiDAAhnwlAAKEMACGgCUAAoQwAIQUDAACgEAAgFQAAwxQAIJ4JAAD-DQAgnwkAAP4NACCgCQAA_g0AIBADAACNDQAgFQAA1A0AIM4HAADTDQAwzwcAAFIAENAHAADTDQAw0gdAAJEMACHjBwEAAAAB-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGcCQABAAABnQkAAb4MACGeCQEAogwAIZ8JQAChDAAhoAlAAKEMACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAANENACAEAQCiDAAhFQAA0g0AIM4HAADQDQAwzwcAAFYAENAHAADQDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-QdAAJEMACH6BwEAyQwAIfsHAQDJDAAhmAgBAKAMACGVCQABvgwAIZYJAAG-DAAhlwkBAKIMACGYCQEAogwAIZkJAQDJDAAhmgkCALUMACGbCUAAoQwAIQkDAACgEAAgBAAA_g0AIBUAAMMUACD6BwAA_g0AIPsHAAD-DQAglwkAAP4NACCYCQAA_g0AIJkJAAD-DQAgmwkAAP4NACAUAwAA0Q0AIAQBAKIMACEVAADSDQAgzgcAANANADDPBwAAVgAQ0AcAANANADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfkHQACRDAAh-gcBAMkMACH7BwEAyQwAIZgIAQCgDAAhlQkAAQAAAZYJAAEAAAGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhAwAAAFYAIAEAAFcAMAIAAFgAIBkPAADFDQAgEAAAxg0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACAcAADIDQAgHQAAxA0AIB4AAMcNACAfAADKDQAgIAAAjg0AICQAAM4NACAlAADPDQAgzgcAAMMNADDPBwAAWgAQ0AcAAMMNADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH_CAEAoAwAIcMJAQCgDAAhgAoBAKIMACGBCkAAkQwAIYIKQAChDAAhgwoBAKIMACEBAAAAWgAgAQAAAEIAIAEAAABHACABAAAATgAgAQAAAFIAIAEAAABWACABAAAACQAgAQAAABEAIAEAAAAtACABAAAAMQAgAQAAADUAIAEAAABCACADAAAALQAgAQAALgAwAgAALwAgAwAAADEAIAEAADIAMAIAADMAIBgDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf8IAQCgDAAhiQkCALUMACGNCQEAoAwAIY4JAQCgDAAhjwkBAKIMACGQCQAA0QwAIJEJAQCiDAAhkgkAAK4MACCTCQIAtQwAIZQJAgC1DAAhBwMAAKAQACARAADAFAAgEwAAwRQAIBQAAMIUACCPCQAA_g0AIJAJAAD-DQAgkQkAAP4NACAZAwAAjQ0AIBEAAMANACATAADBDQAgFAAAwg0AIM4HAAC_DQAwzwcAAGkAENAHAAC_DQAw0gdAAJEMACHjBwEAAAAB7AcBAKAMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf8IAQCgDAAhiQkCALUMACGNCQEAoAwAIY4JAQCgDAAhjwkBAKIMACGQCQAA0QwAIJEJAQCiDAAhkgkAAK4MACCTCQIAtQwAIZQJAgC1DAAhrwkAAL4NACADAAAAaQAgAQAAagAwAgAAawAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABHACABAABIADACAABJACAQAwAAjQ0AICAAAI4NACDOBwAAjA0AMM8HAABvABDQBwAAjA0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhjQkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACCsCQIAtQwAIa0JAQCiDAAhrglAAKEMACEBAAAAbwAgFQMAAI0NACAfAAC9DQAgzgcAALwNADDPBwAAcQAQ0AcAALwNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGNCQEAogwAIaAJQAChDAAhpAlAAKEMACGlCQEAvQwAIaYJAAG-DAAhpwkBAKAMACGoCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIAgDAACgEAAgHwAAthQAII0JAAD-DQAgoAkAAP4NACCkCQAA_g0AIKgJAAD-DQAgqQkAAP4NACCqCQAA_g0AIBUDAACNDQAgHwAAvQ0AIM4HAAC8DQAwzwcAAHEAENAHAAC8DQAw0gdAAJEMACHjBwEAAAAB-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGNCQEAogwAIaAJQAChDAAhpAlAAKEMACGlCQEAvQwAIaYJAAEAAAGnCQEAoAwAIagJAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgAwAAAHEAIAEAAHIAMAIAAHMAIAEAAABxACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABSACABAABTADACAABUACADAAAAVgAgAQAAVwAwAgAAWAAgEwMAAI0NACAiAAC6DQAgIwAAuw0AIM4HAAC5DQAwzwcAAHoAENAHAAC5DQAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEGAwAAoBAAICIAAL4UACAjAAC_FAAg-wcAAP4NACD-BwAA_g0AIP8HAAD-DQAgEwMAAI0NACAiAAC6DQAgIwAAuw0AIM4HAAC5DQAwzwcAAHoAENAHAAC5DQAw0gdAAJEMACHdBwEAoAwAIeMHAQAAAAHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH8BwEAoAwAIf0HAACuDAAg_gcBAKIMACH_B0AAoQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIQMAAAB6ACABAAB7ADACAAB8ACAJIQAAtw0AIM4HAAC4DQAwzwcAAH4AENAHAAC4DQAw0gdAAJEMACHjBwEAvQwAIeUHAQC9DAAh-AcBAKAMACH5B0AAoQwAIQIhAAC9FAAg-QcAAP4NACAJIQAAtw0AIM4HAAC4DQAwzwcAAH4AENAHAAC4DQAw0gdAAJEMACHjBwEAAAAB5QcBAL0MACH4BwEAoAwAIfkHQAChDAAhAwAAAH4AIAEAAH8AMAIAAIABACAWIQAAtw0AICsAAMoMACDOBwAAtg0AMM8HAACCAQAQ0AcAALYNADDSB0AAkQwAId8HAQCiDAAh4wcBAL0MACHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhBiEAAL0UACDfBwAA_g0AIOsHAAD-DQAg7gcAAP4NACDvBwAA_g0AIPEHAAD-DQAgFiEAALcNACArAADKDAAgzgcAALYNADDPBwAAggEAENAHAAC2DQAw0gdAAJEMACHfBwEAogwAIeMHAQAAAAHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhAwAAAIIBACABAACDAQAwAgAAhAEAIAEAAAB-ACABAAAAggEAIAUDAACgEAAgFgAAvBQAIPgHAAD-DQAgvQkAAP4NACC-CQAA_g0AIA0DAACNDQAgFgAAtQ0AIM4HAAC0DQAwzwcAAEsAENAHAAC0DQAw0gdAAJEMACHjBwEAAAAB7QcCALUMACHwB0AAkQwAIfgHAQCiDAAh-gcBAL0MACG9CQEAAAABvgkAANEMACADAAAASwAgAQAAiAEAMAIAAIkBACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAaQAgAQAAAEIAIAEAAABHACABAAAAcQAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAHoAIAEAAABLACABAAAAAQAgEA8AALEUACAQAACyFAAgGAAAtRQAIBkAALcUACAaAAC4FAAgGwAAuRQAIBwAALQUACAdAACwFAAgHgAAsxQAIB8AALYUACAgAAChEAAgJAAAuhQAICUAALsUACCACgAA_g0AIIIKAAD-DQAggwoAAP4NACADAAAAWgAgAQAAmAEAMAIAAAEAIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACAWDwAApBQAIBAAAKUUACAYAACoFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHAAApxQAIB0AAKMUACAeAACmFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQErAACcAQAgCdIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQErAACeAQAwASsAAJ4BADAWDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIQIAAAABACArAAChAQAgCdIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIQIAAABaACArAACjAQAgAgAAAFoAICsAAKMBACADAAAAAQAgMgAAnAEAIDMAAKEBACABAAAAAQAgAQAAAFoAIAYNAACWEwAgOAAAmBMAIDkAAJcTACCACgAA_g0AIIIKAAD-DQAggwoAAP4NACAMzgcAALMNADDPBwAAqgEAENAHAACzDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh_wgBAJUMACHDCQEAlQwAIYAKAQCXDAAhgQpAAIgMACGCCkAAlgwAIYMKAQCXDAAhAwAAAFoAIAEAAKkBADA3AACqAQAgAwAAAFoAIAEAAJgBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACOEwAgBQAAjxMAIAYAAJATACAIAACREwAgDwAAkhMAIBAAAJMTACARAACUEwAgHAAAlRMAINIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAEBKwAAsgEAIArSB0AAAAAB4wcBAAAAAfoHAQAAAAH_CAEAAAABwwkBAAAAAcQJAQAAAAH8CSAAAAAB_QlAAAAAAf4JQAAAAAH_CUAAAAABASsAALQBADABKwAAtAEAMBIDAADCEgAgBQAAwxIAIAYAAMQSACAIAADFEgAgDwAAxhIAIBAAAMcSACARAADIEgAgHAAAyRIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhAgAAAAUAICsAALcBACAK0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACECAAAAAwAgKwAAuQEAIAIAAAADACArAAC5AQAgAwAAAAUAIDIAALIBACAzAAC3AQAgAQAAAAUAIAEAAAADACAFDQAAvxIAIDgAAMESACA5AADAEgAg_QkAAP4NACD_CQAA_g0AIA3OBwAAsg0AMM8HAADAAQAQ0AcAALINADDSB0AAiAwAIeMHAQCkDAAh-gcBAKQMACH_CAEAlQwAIcMJAQCVDAAhxAkBAJUMACH8CSAAsAwAIf0JQACWDAAh_glAAIgMACH_CUAAlgwAIQMAAAADACABAAC_AQAwNwAAwAEAIAMAAAADACABAAAEADACAAAFACANBAAAsQ0AIM4HAACwDQAwzwcAAAcAENAHAACwDQAw3QcBAAAAAfsHAQAAAAGcCAQAkAwAIdEIBACQDAAh0ggEAJAMACHTCAQAkAwAIfkJBACQDAAh-gkCALUMACH7CQIAtQwAIQEAAADDAQAgAQAAAMMBACABBAAAvhIAIAMAAAAHACABAADGAQAwAgAAwwEAIAMAAAAHACABAADGAQAwAgAAwwEAIAMAAAAHACABAADGAQAwAgAAwwEAIAoEAAC9EgAg3QcBAAAAAfsHAQAAAAGcCAQAAAAB0QgEAAAAAdIIBAAAAAHTCAQAAAAB-QkEAAAAAfoJAgAAAAH7CQIAAAABASsAAMoBACAJ3QcBAAAAAfsHAQAAAAGcCAQAAAAB0QgEAAAAAdIIBAAAAAHTCAQAAAAB-QkEAAAAAfoJAgAAAAH7CQIAAAABASsAAMwBADABKwAAzAEAMAoEAAC8EgAg3QcBAIIOACH7BwEAgg4AIZwIBAD3DQAh0QgEAPcNACHSCAQA9w0AIdMIBAD3DQAh-QkEAPcNACH6CQIAig4AIfsJAgCKDgAhAgAAAMMBACArAADPAQAgCd0HAQCCDgAh-wcBAIIOACGcCAQA9w0AIdEIBAD3DQAh0ggEAPcNACHTCAQA9w0AIfkJBAD3DQAh-gkCAIoOACH7CQIAig4AIQIAAAAHACArAADRAQAgAgAAAAcAICsAANEBACADAAAAwwEAIDIAAMoBACAzAADPAQAgAQAAAMMBACABAAAABwAgBQ0AALcSACA4AAC6EgAgOQAAuRIAIFoAALgSACBbAAC7EgAgDM4HAACvDQAwzwcAANgBABDQBwAArw0AMN0HAQCVDAAh-wcBAKQMACGcCAQAhwwAIdEIBACHDAAh0ggEAIcMACHTCAQAhwwAIfkJBACHDAAh-gkCAKcMACH7CQIApwwAIQMAAAAHACABAADXAQAwNwAA2AEAIAMAAAAHACABAADGAQAwAgAAwwEAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCwQAAKESACAHAAC2EgAg0QdAAAAAAd0HAQAAAAHjBwEAAAAB-wcBAAAAAZYIAQAAAAHPCAEAAAAB9AkCAAAAAfcJAQAAAAH4CUAAAAABASsAAOABACAJ0QdAAAAAAd0HAQAAAAHjBwEAAAAB-wcBAAAAAZYIAQAAAAHPCAEAAAAB9AkCAAAAAfcJAQAAAAH4CUAAAAABASsAAOIBADABKwAA4gEAMAEAAAADACABAAAADgAgCwQAAJ8SACAHAAC1EgAg0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAh-wcBAIQOACGWCAEAgg4AIc8IAQCEDgAh9AkCAIoOACH3CQEAgg4AIfgJQAD4DQAhAgAAAAsAICsAAOcBACAJ0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAh-wcBAIQOACGWCAEAgg4AIc8IAQCEDgAh9AkCAIoOACH3CQEAgg4AIfgJQAD4DQAhAgAAAAkAICsAAOkBACACAAAACQAgKwAA6QEAIAEAAAADACABAAAADgAgAwAAAAsAIDIAAOABACAzAADnAQAgAQAAAAsAIAEAAAAJACAIDQAAsBIAIDgAALMSACA5AACyEgAgWgAAsRIAIFsAALQSACDRBwAA_g0AIPsHAAD-DQAgzwgAAP4NACAMzgcAAK4NADDPBwAA8gEAENAHAACuDQAw0QdAAJYMACHdBwEAlQwAIeMHAQCkDAAh-wcBAKYMACGWCAEAlQwAIc8IAQCXDAAh9AkCAKcMACH3CQEAlQwAIfgJQACIDAAhAwAAAAkAIAEAAPEBADA3AADyAQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDAQAAJMSACAHAACvEgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGWCAEAAAABzwgBAAAAAfQJAgAAAAH1CQEAAAAB9glAAAAAAQErAAD6AQAgCtIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAH7BwEAAAABlggBAAAAAc8IAQAAAAH0CQIAAAAB9QkBAAAAAfYJQAAAAAEBKwAA_AEAMAErAAD8AQAwAQAAAA4AIAwEAACREgAgBwAArhIAINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-wcBAIIOACGWCAEAgg4AIc8IAQCEDgAh9AkCAIoOACH1CQEAhA4AIfYJQACDDgAhAgAAABMAICsAAIACACAK0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIZYIAQCCDgAhzwgBAIQOACH0CQIAig4AIfUJAQCEDgAh9glAAIMOACECAAAAEQAgKwAAggIAIAIAAAARACArAACCAgAgAQAAAA4AIAMAAAATACAyAAD6AQAgMwAAgAIAIAEAAAATACABAAAAEQAgCA0AAKkSACA4AACsEgAgOQAAqxIAIFoAAKoSACBbAACtEgAgzwgAAP4NACD1CQAA_g0AIPYJAAD-DQAgDc4HAACtDQAwzwcAAIoCABDQBwAArQ0AMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIewHAQCVDAAh-wcBAKQMACGWCAEAlQwAIc8IAQCXDAAh9AkCAKcMACH1CQEAlwwAIfYJQACWDAAhAwAAABEAIAEAAIkCADA3AACKAgAgAwAAABEAIAEAABIAMAIAABMAIBAGAACqDQAgCAAAqw0AIA4AAKwNACDOBwAAqQ0AMM8HAAAOABDQBwAAqQ0AMNIHQACRDAAh3QcBAAAAAYcIAgC1DAAhnggBAL0MACHECAIAtQwAIdIIAgC1DAAh5wgCALUMACHWCSAAtAwAIfIJAQCgDAAh8wkAAK4MACABAAAAjQIAIAEAAACNAgAgAwYAAKYSACAIAACnEgAgDgAAqBIAIAMAAAAOACABAACQAgAwAgAAjQIAIAMAAAAOACABAACQAgAwAgAAjQIAIAMAAAAOACABAACQAgAwAgAAjQIAIA0GAACjEgAgCAAApBIAIA4AAKUSACDSB0AAAAAB3QcBAAAAAYcIAgAAAAGeCAEAAAABxAgCAAAAAdIIAgAAAAHnCAIAAAAB1gkgAAAAAfIJAQAAAAHzCQAAohIAIAErAACUAgAgCtIHQAAAAAHdBwEAAAABhwgCAAAAAZ4IAQAAAAHECAIAAAAB0ggCAAAAAecIAgAAAAHWCSAAAAAB8gkBAAAAAfMJAACiEgAgASsAAJYCADABKwAAlgIAMA0GAAD3EQAgCAAA-BEAIA4AAPkRACDSB0AA-A0AId0HAQCCDgAhhwgCAIoOACGeCAEAgg4AIcQIAgCKDgAh0ggCAIoOACHnCAIAig4AIdYJIAC6DgAh8gkBAIIOACHzCQAA9hEAIAIAAACNAgAgKwAAmQIAIArSB0AA-A0AId0HAQCCDgAhhwgCAIoOACGeCAEAgg4AIcQIAgCKDgAh0ggCAIoOACHnCAIAig4AIdYJIAC6DgAh8gkBAIIOACHzCQAA9hEAIAIAAAAOACArAACbAgAgAgAAAA4AICsAAJsCACADAAAAjQIAIDIAAJQCACAzAACZAgAgAQAAAI0CACABAAAADgAgBQ0AAPERACA4AAD0EQAgOQAA8xEAIFoAAPIRACBbAAD1EQAgDc4HAACoDQAwzwcAAKICABDQBwAAqA0AMNIHQACIDAAh3QcBAJUMACGHCAIApwwAIZ4IAQCkDAAhxAgCAKcMACHSCAIApwwAIecIAgCnDAAh1gkgALAMACHyCQEAlQwAIfMJAACuDAAgAwAAAA4AIAEAAKECADA3AACiAgAgAwAAAA4AIAEAAJACADACAACNAgAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAkBwAA7REAIAoAAO4RACALAADvEQAgDAAA8BEAIN0HAQAAAAHLCAEAAAABzwgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADpEQAg6AkAAOoRACDpCQAA6xEAIOoJQAAAAAHrCSAAAAAB7AkAAOwRACDtCQIAAAAB7gkCAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAQErAACqAgAgIN0HAQAAAAHLCAEAAAABzwgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADpEQAg6AkAAOoRACDpCQAA6xEAIOoJQAAAAAHrCSAAAAAB7AkAAOwRACDtCQIAAAAB7gkCAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAQErAACsAgAwASsAAKwCADAkBwAAwREAIAoAAMIRACALAADDEQAgDAAAxBEAIN0HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCQAAvxEAIOoJQACDDgAh6wkgALoOACHsCQAAwBEAIO0JAgCKDgAh7gkCAIoOACHvCQEAhA4AIfAJAQCEDgAh8QkBAIQOACECAAAAGAAgKwAArwIAICDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QkAAL8RACDqCUAAgw4AIesJIAC6DgAh7AkAAMARACDtCQIAig4AIe4JAgCKDgAh7wkBAIQOACHwCQEAhA4AIfEJAQCEDgAhAgAAABYAICsAALECACACAAAAFgAgKwAAsQIAIAMAAAAYACAyAACqAgAgMwAArwIAIAEAAAAYACABAAAAFgAgDw0AALgRACA4AAC7EQAgOQAAuhEAIFoAALkRACBbAAC8EQAg3AkAAP4NACDhCQAA_g0AIOMJAAD-DQAg5AkAAP4NACDlCQAA_g0AIOYJAAD-DQAg6gkAAP4NACDvCQAA_g0AIPAJAAD-DQAg8QkAAP4NACAjzgcAAKcNADDPBwAAuAIAENAHAACnDQAw3QcBAJUMACHLCAEAlQwAIc8IAQCVDAAh0QgCAKcMACHSCAIApwwAIdMIAgCnDAAh2AgEAIcMACHECQEAlQwAIdYJIACwDAAh2wkBAJUMACHcCQEAlwwAId0JAgCnDAAh3gkCAKcMACHfCQIApwwAIeAJAgCnDAAh4QkBAKYMACHiCSAAsAwAIeMJQACWDAAh5AlAAJYMACHlCQEAlwwAIeYJQACWDAAh5wkAAK4MACDoCQAArgwAIOkJAACuDAAg6glAAJYMACHrCSAAsAwAIewJAACuDAAg7QkCAKcMACHuCQIApwwAIe8JAQCXDAAh8AkBAKYMACHxCQEApgwAIQMAAAAWACABAAC3AgAwNwAAuAIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAAC3EQAg7AcgAAAAAZYIAQAAAAGfCAEAAAABzggBAAAAAd8IAQAAAAHaCUAAAAABASsAAMACACAG7AcgAAAAAZYIAQAAAAGfCAEAAAABzggBAAAAAd8IAQAAAAHaCUAAAAABASsAAMICADABKwAAwgIAMAcJAAC2EQAg7AcgALoOACGWCAEAgg4AIZ8IAQCCDgAhzggBAIIOACHfCAEAgg4AIdoJQAD4DQAhAgAAACQAICsAAMUCACAG7AcgALoOACGWCAEAgg4AIZ8IAQCCDgAhzggBAIIOACHfCAEAgg4AIdoJQAD4DQAhAgAAACIAICsAAMcCACACAAAAIgAgKwAAxwIAIAMAAAAkACAyAADAAgAgMwAAxQIAIAEAAAAkACABAAAAIgAgAw0AALMRACA4AAC1EQAgOQAAtBEAIAnOBwAApg0AMM8HAADOAgAQ0AcAAKYNADDsByAAsAwAIZYIAQCVDAAhnwgBAJUMACHOCAEAlQwAId8IAQCVDAAh2glAAIgMACEDAAAAIgAgAQAAzQIAMDcAAM4CACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAAshEAINIHQAAAAAHOCAEAAAABswkBAAAAAdgJAQAAAAHZCUAAAAABASsAANYCACAF0gdAAAAAAc4IAQAAAAGzCQEAAAAB2AkBAAAAAdkJQAAAAAEBKwAA2AIAMAErAADYAgAwBgkAALERACDSB0AA-A0AIc4IAQCCDgAhswkBAIIOACHYCQEAgg4AIdkJQACDDgAhAgAAACAAICsAANsCACAF0gdAAPgNACHOCAEAgg4AIbMJAQCCDgAh2AkBAIIOACHZCUAAgw4AIQIAAAAeACArAADdAgAgAgAAAB4AICsAAN0CACADAAAAIAAgMgAA1gIAIDMAANsCACABAAAAIAAgAQAAAB4AIAQNAACuEQAgOAAAsBEAIDkAAK8RACDZCQAA_g0AIAjOBwAApQ0AMM8HAADkAgAQ0AcAAKUNADDSB0AAiAwAIc4IAQCVDAAhswkBAJUMACHYCQEAlQwAIdkJQACWDAAhAwAAAB4AIAEAAOMCADA3AADkAgAgAwAAAB4AIAEAAB8AMAIAACAAIAnOBwAApA0AMM8HAADqAgAQ0AcAAKQNADCjCAEAvQwAIaQIAQCiDAAhyggBAAAAAc4IAQCgDAAh2QgEAPQMACHXCUAAkQwAIQEAAADnAgAgAQAAAOcCACAJzgcAAKQNADDPBwAA6gIAENAHAACkDQAwowgBAL0MACGkCAEAogwAIcoIAQC9DAAhzggBAKAMACHZCAQA9AwAIdcJQACRDAAhAqQIAAD-DQAg2QgAAP4NACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAGowgBAAAAAaQIAQAAAAHKCAEAAAABzggBAAAAAdkIBAAAAAHXCUAAAAABASsAAO8CACAGowgBAAAAAaQIAQAAAAHKCAEAAAABzggBAAAAAdkIBAAAAAHXCUAAAAABASsAAPECADABKwAA8QIAMAajCAEAgg4AIaQIAQCEDgAhyggBAIIOACHOCAEAgg4AIdkIBACJDwAh1wlAAPgNACECAAAA5wIAICsAAPQCACAGowgBAIIOACGkCAEAhA4AIcoIAQCCDgAhzggBAIIOACHZCAQAiQ8AIdcJQAD4DQAhAgAAAOoCACArAAD2AgAgAgAAAOoCACArAAD2AgAgAwAAAOcCACAyAADvAgAgMwAA9AIAIAEAAADnAgAgAQAAAOoCACAHDQAAqREAIDgAAKwRACA5AACrEQAgWgAAqhEAIFsAAK0RACCkCAAA_g0AINkIAAD-DQAgCc4HAACjDQAwzwcAAP0CABDQBwAAow0AMKMIAQCkDAAhpAgBAJcMACHKCAEApAwAIc4IAQCVDAAh2QgEAO0MACHXCUAAiAwAIQMAAADqAgAgAQAA_AIAMDcAAP0CACADAAAA6gIAIAEAAOsCADACAADnAgAgDM4HAACiDQAwzwcAAIMDABDQBwAAog0AMNIHQACRDAAh3QcBAAAAAZ4IAQC9DAAh3QgBAKAMACHnCAIAtQwAIdMJAADKDAAg1AkBAKIMACHVCQQA9AwAIdYJIAC0DAAhAQAAAIADACABAAAAgAMAIAzOBwAAog0AMM8HAACDAwAQ0AcAAKINADDSB0AAkQwAId0HAQCgDAAhnggBAL0MACHdCAEAoAwAIecIAgC1DAAh0wkAAMoMACDUCQEAogwAIdUJBAD0DAAh1gkgALQMACEC1AkAAP4NACDVCQAA_g0AIAMAAACDAwAgAQAAhAMAMAIAAIADACADAAAAgwMAIAEAAIQDADACAACAAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAnSB0AAAAAB3QcBAAAAAZ4IAQAAAAHdCAEAAAAB5wgCAAAAAdMJgAAAAAHUCQEAAAAB1QkEAAAAAdYJIAAAAAEBKwAAiAMAIAnSB0AAAAAB3QcBAAAAAZ4IAQAAAAHdCAEAAAAB5wgCAAAAAdMJgAAAAAHUCQEAAAAB1QkEAAAAAdYJIAAAAAEBKwAAigMAMAErAACKAwAwCdIHQAD4DQAh3QcBAIIOACGeCAEAgg4AId0IAQCCDgAh5wgCAIoOACHTCYAAAAAB1AkBAIQOACHVCQQAiQ8AIdYJIAC6DgAhAgAAAIADACArAACNAwAgCdIHQAD4DQAh3QcBAIIOACGeCAEAgg4AId0IAQCCDgAh5wgCAIoOACHTCYAAAAAB1AkBAIQOACHVCQQAiQ8AIdYJIAC6DgAhAgAAAIMDACArAACPAwAgAgAAAIMDACArAACPAwAgAwAAAIADACAyAACIAwAgMwAAjQMAIAEAAACAAwAgAQAAAIMDACAHDQAApBEAIDgAAKcRACA5AACmEQAgWgAApREAIFsAAKgRACDUCQAA_g0AINUJAAD-DQAgDM4HAAChDQAwzwcAAJYDABDQBwAAoQ0AMNIHQACIDAAh3QcBAJUMACGeCAEApAwAId0IAQCVDAAh5wgCAKcMACHTCQAApQwAINQJAQCXDAAh1QkEAO0MACHWCSAAsAwAIQMAAACDAwAgAQAAlQMAMDcAAJYDACADAAAAgwMAIAEAAIQDADACAACAAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAAohEAIAQAAKMRACDSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAEBKwAAngMAIBPSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAEBKwAAoAMAMAErAACgAwAwFQMAAJ4RACAEAACfEQAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYMJAACcEQAghgkBAIIOACGHCQAAnREAIIgJIAC6DgAhnQkAAcUOACGgCUAAgw4AIcEJAQCEDgAhyQlAAIMOACHQCQEAhA4AIdEJAQCEDgAh0glAAIMOACECAAAALwAgKwAAowMAIBPSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAh-wcBAIIOACGACAEAgg4AIYEIAQCCDgAhgwkAAJwRACCGCQEAgg4AIYcJAACdEQAgiAkgALoOACGdCQABxQ4AIaAJQACDDgAhwQkBAIQOACHJCUAAgw4AIdAJAQCEDgAh0QkBAIQOACHSCUAAgw4AIQIAAAAtACArAAClAwAgAgAAAC0AICsAAKUDACADAAAALwAgMgAAngMAIDMAAKMDACABAAAALwAgAQAAAC0AIAkNAACZEQAgOAAAmxEAIDkAAJoRACCgCQAA_g0AIMEJAAD-DQAgyQkAAP4NACDQCQAA_g0AINEJAAD-DQAg0gkAAP4NACAWzgcAAKANADDPBwAArAMAENAHAACgDQAw0gdAAIgMACHdBwEAlQwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhgAgBAJUMACGBCAEAlQwAIYMJAACuDAAghgkBAJUMACGHCQAArgwAIIgJIACwDAAhnQkAAbkMACGgCUAAlgwAIcEJAQCXDAAhyQlAAJYMACHQCQEApgwAIdEJAQCXDAAh0glAAJYMACEDAAAALQAgAQAAqwMAMDcAAKwDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAlxEAIAQAAJgRACDSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAAB-wcBAAAAAZAIAQAAAAGRCAEAAAAB_QgBAAAAAYMJAACVEQAgngkBAAAAAaAJQAAAAAGmCQABAAAByAkAAJYRACDJCUAAAAABygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAHPCQEAAAABASsAALQDACAU0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAQErAAC2AwAwASsAALYDADAWAwAAkxEAIAQAAJQRACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhkAgBAIIOACGRCAEAgg4AIf0IAQCEDgAhgwkAAJERACCeCQEAhA4AIaAJQACDDgAhpgkAAcUOACHICQAAkhEAIMkJQACDDgAhygkCAIoPACHLCQIAig8AIcwJAQCEDgAhzQkBAIQOACHOCQEAhA4AIc8JAQCEDgAhAgAAADMAICsAALkDACAU0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACH7BwEAgg4AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIQIAAAAxACArAAC7AwAgAgAAADEAICsAALsDACADAAAAMwAgMgAAtAMAIDMAALkDACABAAAAMwAgAQAAADEAIA8NAACMEQAgOAAAjxEAIDkAAI4RACBaAACNEQAgWwAAkBEAIP0IAAD-DQAgngkAAP4NACCgCQAA_g0AIMkJAAD-DQAgygkAAP4NACDLCQAA_g0AIMwJAAD-DQAgzQkAAP4NACDOCQAA_g0AIM8JAAD-DQAgF84HAACfDQAwzwcAAMIDABDQBwAAnw0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCkDAAh-wcBAKQMACGQCAEAlQwAIZEIAQCkDAAh_QgBAKYMACGDCQAArgwAIJ4JAQCXDAAhoAlAAJYMACGmCQABuQwAIcgJAACuDAAgyQlAAJYMACHKCQIA7gwAIcsJAgDuDAAhzAkBAJcMACHNCQEAlwwAIc4JAQCmDAAhzwkBAKYMACEDAAAAMQAgAQAAwQMAMDcAAMIDACADAAAAMQAgAQAAMgAwAgAAMwAgBc4HAACeDQAwzwcAAMgDABDQBwAAng0AMPkHQACRDAAhxwkAAQAAAQEAAADFAwAgAQAAAMUDACAFzgcAAJ4NADDPBwAAyAMAENAHAACeDQAw-QdAAJEMACHHCQABvgwAIQADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACAC-QdAAAAAAccJAAEAAAEBKwAAzQMAIAL5B0AAAAABxwkAAQAAAQErAADPAwAwASsAAM8DADAC-QdAAPgNACHHCQABxQ4AIQIAAADFAwAgKwAA0gMAIAL5B0AA-A0AIccJAAHFDgAhAgAAAMgDACArAADUAwAgAgAAAMgDACArAADUAwAgAwAAAMUDACAyAADNAwAgMwAA0gMAIAEAAADFAwAgAQAAAMgDACADDQAAiREAIDgAAIsRACA5AACKEQAgBc4HAACdDQAwzwcAANsDABDQBwAAnQ0AMPkHQACIDAAhxwkAAbkMACEDAAAAyAMAIAEAANoDADA3AADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIA3OBwAAnA0AMM8HAADhAwAQ0AcAAJwNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQDJDAAh_wgBAKAMACGhCQABAAABwwkBAKAMACHECQEAoAwAIcUJQAChDAAhxgkAANEMACABAAAA3gMAIAEAAADeAwAgDc4HAACcDQAwzwcAAOEDABDQBwAAnA0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQDJDAAh_wgBAKAMACGhCQABvgwAIcMJAQCgDAAhxAkBAKAMACHFCUAAoQwAIcYJAADRDAAgA_oHAAD-DQAgxQkAAP4NACDGCQAA_g0AIAMAAADhAwAgAQAA4gMAMAIAAN4DACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIArSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAAB_wgBAAAAAaEJAAEAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCYAAAAABASsAAOYDACAK0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAf8IAQAAAAGhCQABAAABwwkBAAAAAcQJAQAAAAHFCUAAAAABxgmAAAAAAQErAADoAwAwASsAAOgDADAK0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIQOACH_CAEAgg4AIaEJAAHFDgAhwwkBAIIOACHECQEAgg4AIcUJQACDDgAhxgmAAAAAAQIAAADeAwAgKwAA6wMAIArSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAhA4AIf8IAQCCDgAhoQkAAcUOACHDCQEAgg4AIcQJAQCCDgAhxQlAAIMOACHGCYAAAAABAgAAAOEDACArAADtAwAgAgAAAOEDACArAADtAwAgAwAAAN4DACAyAADmAwAgMwAA6wMAIAEAAADeAwAgAQAAAOEDACAGDQAAhhEAIDgAAIgRACA5AACHEQAg-gcAAP4NACDFCQAA_g0AIMYJAAD-DQAgDc4HAACbDQAwzwcAAPQDABDQBwAAmw0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCmDAAh_wgBAJUMACGhCQABuQwAIcMJAQCVDAAhxAkBAJUMACHFCUAAlgwAIcYJAADODAAgAwAAAOEDACABAADzAwAwNwAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBEDAACAEQAgBAAAgREAIBgAAIIRACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQErAAD8AwAgC9IHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABASsAAP4DADABKwAA_gMAMAEAAAADACARAwAAyhAAIAQAAMsQACAYAADMEAAgGQAAzRAAIBoAAM4QACAbAADPEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQIAAABEACArAACCBAAgC9IHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACECAAAAQgAgKwAAhAQAIAIAAABCACArAACEBAAgAQAAAAMAIAMAAABEACAyAAD8AwAgMwAAggQAIAEAAABEACABAAAAQgAgBw0AAMcQACA4AADJEAAgOQAAyBAAIOkHAAD-DQAg-wcAAP4NACCNCQAA_g0AIMIJAAD-DQAgDs4HAACaDQAwzwcAAIwEABDQBwAAmg0AMNIHQACIDAAh4wcBAKQMACHpBwEAlwwAIewHAQCVDAAh-gcBAKQMACH7BwEApgwAIf8IAQCVDAAhjQkBAJcMACHACQEAlQwAIcEJAQCVDAAhwglAAJYMACEDAAAAQgAgAQAAiwQAMDcAAIwEACADAAAAQgAgAQAAQwAwAgAARAAgAQAAAEkAIAEAAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACANAwAAxBAAIBUAAMUQACAXAADGEAAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAYAIAQAAAAGBCAEAAAABmQkBAAAAAaAJQAAAAAGmCQABAAABvwlAAAAAAQErAACUBAAgCtIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAZkJAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEBKwAAlgQAMAErAACWBAAwDQMAALwQACAVAAC9EAAgFwAAvhAAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIZkJAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhAgAAAEkAICsAAJkEACAK0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACECAAAARwAgKwAAmwQAIAIAAABHACArAACbBAAgAwAAAEkAIDIAAJQEACAzAACZBAAgAQAAAEkAIAEAAABHACAFDQAAuRAAIDgAALsQACA5AAC6EAAgoAkAAP4NACC_CQAA_g0AIA3OBwAAmQ0AMM8HAACiBAAQ0AcAAJkNADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIYAIAQCVDAAhgQgBAJUMACGZCQEApAwAIaAJQACWDAAhpgkAAbkMACG_CUAAlgwAIQMAAABHACABAAChBAAwNwAAogQAIAMAAABHACABAABIADACAABJACABAAAAiQEAIAEAAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgAwAAAEsAIAEAAIgBADACAACJAQAgCgMAALcQACAWAAC4EAAg0gdAAAAAAeMHAQAAAAHtBwIAAAAB8AdAAAAAAfgHAQAAAAH6BwEAAAABvQkBAAAAAb4JgAAAAAEBKwAAqgQAIAjSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAfoHAQAAAAG9CQEAAAABvgmAAAAAAQErAACsBAAwASsAAKwEADABAAAARwAgCgMAALUQACAWAAC2EAAg0gdAAPgNACHjBwEAgg4AIe0HAgCKDgAh8AdAAPgNACH4BwEAhA4AIfoHAQCCDgAhvQkBAIQOACG-CYAAAAABAgAAAIkBACArAACwBAAgCNIHQAD4DQAh4wcBAIIOACHtBwIAig4AIfAHQAD4DQAh-AcBAIQOACH6BwEAgg4AIb0JAQCEDgAhvgmAAAAAAQIAAABLACArAACyBAAgAgAAAEsAICsAALIEACABAAAARwAgAwAAAIkBACAyAACqBAAgMwAAsAQAIAEAAACJAQAgAQAAAEsAIAgNAACwEAAgOAAAsxAAIDkAALIQACBaAACxEAAgWwAAtBAAIPgHAAD-DQAgvQkAAP4NACC-CQAA_g0AIAvOBwAAmA0AMM8HAAC6BAAQ0AcAAJgNADDSB0AAiAwAIeMHAQCkDAAh7QcCAKcMACHwB0AAiAwAIfgHAQCXDAAh-gcBAKQMACG9CQEApgwAIb4JAADODAAgAwAAAEsAIAEAALkEADA3AAC6BAAgAwAAAEsAIAEAAIgBADACAACJAQAgBs4HAACXDQAwzwcAAMAEABDQBwAAlw0AMLoJAQAAAAG7CQIAtQwAIbwJBAD0DAAhAQAAAL0EACABAAAAvQQAIAbOBwAAlw0AMM8HAADABAAQ0AcAAJcNADC6CQEAoAwAIbsJAgC1DAAhvAkEAPQMACEBvAkAAP4NACADAAAAwAQAIAEAAMEEADACAAC9BAAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACADugkBAAAAAbsJAgAAAAG8CQQAAAABASsAAMUEACADugkBAAAAAbsJAgAAAAG8CQQAAAABASsAAMcEADABKwAAxwQAMAO6CQEAgg4AIbsJAgCKDgAhvAkEAIkPACECAAAAvQQAICsAAMoEACADugkBAIIOACG7CQIAig4AIbwJBACJDwAhAgAAAMAEACArAADMBAAgAgAAAMAEACArAADMBAAgAwAAAL0EACAyAADFBAAgMwAAygQAIAEAAAC9BAAgAQAAAMAEACAGDQAAqxAAIDgAAK4QACA5AACtEAAgWgAArBAAIFsAAK8QACC8CQAA_g0AIAbOBwAAlg0AMM8HAADTBAAQ0AcAAJYNADC6CQEAlQwAIbsJAgCnDAAhvAkEAO0MACEDAAAAwAQAIAEAANIEADA3AADTBAAgAwAAAMAEACABAADBBAAwAgAAvQQAIArOBwAAlA0AMM8HAADZBAAQ0AcAAJQNADDSB0AAkQwAIeMHAQAAAAH4BwEAoAwAIbYJAQCgDAAhtwkAAb4MACG4CQABvgwAIbkJAACVDQAgAQAAANYEACABAAAA1gQAIAnOBwAAlA0AMM8HAADZBAAQ0AcAAJQNADDSB0AAkQwAIeMHAQC9DAAh-AcBAKAMACG2CQEAoAwAIbcJAAG-DAAhuAkAAb4MACEAAwAAANkEACABAADaBAAwAgAA1gQAIAMAAADZBAAgAQAA2gQAMAIAANYEACADAAAA2QQAIAEAANoEADACAADWBAAgBtIHQAAAAAHjBwEAAAAB-AcBAAAAAbYJAQAAAAG3CQABAAABuAkAAQAAAQErAADeBAAgBtIHQAAAAAHjBwEAAAAB-AcBAAAAAbYJAQAAAAG3CQABAAABuAkAAQAAAQErAADgBAAwASsAAOAEADAG0gdAAPgNACHjBwEAgg4AIfgHAQCCDgAhtgkBAIIOACG3CQABxQ4AIbgJAAHFDgAhAgAAANYEACArAADjBAAgBtIHQAD4DQAh4wcBAIIOACH4BwEAgg4AIbYJAQCCDgAhtwkAAcUOACG4CQABxQ4AIQIAAADZBAAgKwAA5QQAIAIAAADZBAAgKwAA5QQAIAMAAADWBAAgMgAA3gQAIDMAAOMEACABAAAA1gQAIAEAAADZBAAgAw0AAKgQACA4AACqEAAgOQAAqRAAIAnOBwAAkw0AMM8HAADsBAAQ0AcAAJMNADDSB0AAiAwAIeMHAQCkDAAh-AcBAJUMACG2CQEAlQwAIbcJAAG5DAAhuAkAAbkMACEDAAAA2QQAIAEAAOsEADA3AADsBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAfOBwAAkg0AMM8HAADyBAAQ0AcAAJINADDSB0AAkQwAIeMHAQAAAAGMCAEAoAwAIbUJAQCgDAAhAQAAAO8EACABAAAA7wQAIAfOBwAAkg0AMM8HAADyBAAQ0AcAAJINADDSB0AAkQwAIeMHAQC9DAAhjAgBAKAMACG1CQEAoAwAIQADAAAA8gQAIAEAAPMEADACAADvBAAgAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACAE0gdAAAAAAeMHAQAAAAGMCAEAAAABtQkBAAAAAQErAAD3BAAgBNIHQAAAAAHjBwEAAAABjAgBAAAAAbUJAQAAAAEBKwAA-QQAMAErAAD5BAAwBNIHQAD4DQAh4wcBAIIOACGMCAEAgg4AIbUJAQCCDgAhAgAAAO8EACArAAD8BAAgBNIHQAD4DQAh4wcBAIIOACGMCAEAgg4AIbUJAQCCDgAhAgAAAPIEACArAAD-BAAgAgAAAPIEACArAAD-BAAgAwAAAO8EACAyAAD3BAAgMwAA_AQAIAEAAADvBAAgAQAAAPIEACADDQAApRAAIDgAAKcQACA5AACmEAAgB84HAACRDQAwzwcAAIUFABDQBwAAkQ0AMNIHQACIDAAh4wcBAKQMACGMCAEAlQwAIbUJAQCVDAAhAwAAAPIEACABAACEBQAwNwAAhQUAIAMAAADyBAAgAQAA8wQAMAIAAO8EACAIzgcAAJANADDPBwAAiwUAENAHAACQDQAw0gdAAJEMACHjBwEAAAAB-AcBAKAMACGzCQEAAAABtAkBAKIMACEBAAAAiAUAIAEAAACIBQAgCM4HAACQDQAwzwcAAIsFABDQBwAAkA0AMNIHQACRDAAh4wcBAL0MACH4BwEAoAwAIbMJAQCgDAAhtAkBAKIMACEBtAkAAP4NACADAAAAiwUAIAEAAIwFADACAACIBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACAF0gdAAAAAAeMHAQAAAAH4BwEAAAABswkBAAAAAbQJAQAAAAEBKwAAkAUAIAXSB0AAAAAB4wcBAAAAAfgHAQAAAAGzCQEAAAABtAkBAAAAAQErAACSBQAwASsAAJIFADAF0gdAAPgNACHjBwEAgg4AIfgHAQCCDgAhswkBAIIOACG0CQEAhA4AIQIAAACIBQAgKwAAlQUAIAXSB0AA-A0AIeMHAQCCDgAh-AcBAIIOACGzCQEAgg4AIbQJAQCEDgAhAgAAAIsFACArAACXBQAgAgAAAIsFACArAACXBQAgAwAAAIgFACAyAACQBQAgMwAAlQUAIAEAAACIBQAgAQAAAIsFACAEDQAAohAAIDgAAKQQACA5AACjEAAgtAkAAP4NACAIzgcAAI8NADDPBwAAngUAENAHAACPDQAw0gdAAIgMACHjBwEApAwAIfgHAQCVDAAhswkBAJUMACG0CQEAlwwAIQMAAACLBQAgAQAAnQUAMDcAAJ4FACADAAAAiwUAIAEAAIwFADACAACIBQAgEQMAAI0NACAgAACODQAgzgcAAIwNADDPBwAAbwAQ0AcAAIwNADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfoHAQAAAAGNCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIKwJAgC1DAAhrQkBAKIMACGuCUAAoQwAIa8JAACLDQAgAQAAAKEFACABAAAAoQUAIAcDAACgEAAgIAAAoRAAII0JAAD-DQAgqQkAAP4NACCqCQAA_g0AIK0JAAD-DQAgrgkAAP4NACADAAAAbwAgAQAApAUAMAIAAKEFACADAAAAbwAgAQAApAUAMAIAAKEFACADAAAAbwAgAQAApAUAMAIAAKEFACANAwAAnhAAICAAAJ8QACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABjQkBAAAAAakJAQAAAAGqCQEAAAABqwkAAJ0QACCsCQIAAAABrQkBAAAAAa4JQAAAAAEBKwAAqAUAIAvSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABjQkBAAAAAakJAQAAAAGqCQEAAAABqwkAAJ0QACCsCQIAAAABrQkBAAAAAa4JQAAAAAEBKwAAqgUAMAErAACqBQAwDQMAAI8QACAgAACQEAAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQIAAAChBQAgKwAArQUAIAvSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIY0JAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACOEAAgrAkCAIoOACGtCQEAhA4AIa4JQACDDgAhAgAAAG8AICsAAK8FACACAAAAbwAgKwAArwUAIAMAAAChBQAgMgAAqAUAIDMAAK0FACABAAAAoQUAIAEAAABvACAKDQAAiRAAIDgAAIwQACA5AACLEAAgWgAAihAAIFsAAI0QACCNCQAA_g0AIKkJAAD-DQAgqgkAAP4NACCtCQAA_g0AIK4JAAD-DQAgDs4HAACKDQAwzwcAALYFABDQBwAAig0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfoHAQCkDAAhjQkBAJcMACGpCQEAlwwAIaoJAQCXDAAhqwkAAK4MACCsCQIApwwAIa0JAQCXDAAhrglAAJYMACEDAAAAbwAgAQAAtQUAMDcAALYFACADAAAAbwAgAQAApAUAMAIAAKEFACABAAAAcwAgAQAAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIBIDAACHEAAgHwAAiBAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgASsAAL4FACAQ0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpQkBAAAAAaYJAAEAAAGnCQEAAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkAAIYQACABKwAAwAUAMAErAADABQAwEgMAAIQQACAfAACFEAAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhjQkBAIQOACGgCUAAgw4AIaQJQACDDgAhpQkBAIIOACGmCQABxQ4AIacJAQCCDgAhqAkBAIQOACGpCQEAhA4AIaoJAQCEDgAhqwkAAIMQACACAAAAcwAgKwAAwwUAIBDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGNCQEAhA4AIaAJQACDDgAhpAlAAIMOACGlCQEAgg4AIaYJAAHFDgAhpwkBAIIOACGoCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAgxAAIAIAAABxACArAADFBQAgAgAAAHEAICsAAMUFACADAAAAcwAgMgAAvgUAIDMAAMMFACABAAAAcwAgAQAAAHEAIAkNAACAEAAgOAAAghAAIDkAAIEQACCNCQAA_g0AIKAJAAD-DQAgpAkAAP4NACCoCQAA_g0AIKkJAAD-DQAgqgkAAP4NACATzgcAAIkNADDPBwAAzAUAENAHAACJDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACGACAEAlQwAIYEIAQCVDAAhjQkBAJcMACGgCUAAlgwAIaQJQACWDAAhpQkBAKQMACGmCQABuQwAIacJAQCVDAAhqAkBAJcMACGpCQEAlwwAIaoJAQCXDAAhqwkAAK4MACADAAAAcQAgAQAAywUAMDcAAMwFACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAKAwAA_g8AIBUAAP8PACD5B0AAAAAB-gcBAAAAAfsHAQAAAAGZCQEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQErAADUBQAgCPkHQAAAAAH6BwEAAAAB-wcBAAAAAZkJAQAAAAGhCQABAAABogkBAAAAAaMJAQAAAAGkCUAAAAABASsAANYFADABKwAA1gUAMAoDAAD8DwAgFQAA_Q8AIPkHQAD4DQAh-gcBAIIOACH7BwEAgg4AIZkJAQCCDgAhoQkAAcUOACGiCQEAgg4AIaMJAQCCDgAhpAlAAIMOACECAAAAUAAgKwAA2QUAIAj5B0AA-A0AIfoHAQCCDgAh-wcBAIIOACGZCQEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhAgAAAE4AICsAANsFACACAAAATgAgKwAA2wUAIAMAAABQACAyAADUBQAgMwAA2QUAIAEAAABQACABAAAATgAgBA0AAPkPACA4AAD7DwAgOQAA-g8AIKQJAAD-DQAgC84HAACIDQAwzwcAAOIFABDQBwAAiA0AMPkHQACIDAAh-gcBAKQMACH7BwEApAwAIZkJAQCkDAAhoQkAAbkMACGiCQEAlQwAIaMJAQCVDAAhpAlAAJYMACEDAAAATgAgAQAA4QUAMDcAAOIFACADAAAATgAgAQAATwAwAgAAUAAgAQAAAFQAIAEAAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACANAwAA9w8AIBUAAPgPACDSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAAB-wcBAAAAAZkJAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQErAADqBQAgC9IHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABmQkBAAAAAZwJAAEAAAGdCQABAAABngkBAAAAAZ8JQAAAAAGgCUAAAAABASsAAOwFADABKwAA7AUAMA0DAAD1DwAgFQAA9g8AINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAh-wcBAIIOACGZCQEAgg4AIZwJAAHFDgAhnQkAAcUOACGeCQEAhA4AIZ8JQACDDgAhoAlAAIMOACECAAAAVAAgKwAA7wUAIAvSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhmQkBAIIOACGcCQABxQ4AIZ0JAAHFDgAhngkBAIQOACGfCUAAgw4AIaAJQACDDgAhAgAAAFIAICsAAPEFACACAAAAUgAgKwAA8QUAIAMAAABUACAyAADqBQAgMwAA7wUAIAEAAABUACABAAAAUgAgBg0AAPIPACA4AAD0DwAgOQAA8w8AIJ4JAAD-DQAgnwkAAP4NACCgCQAA_g0AIA7OBwAAhw0AMM8HAAD4BQAQ0AcAAIcNADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhmQkBAKQMACGcCQABuQwAIZ0JAAG5DAAhngkBAJcMACGfCUAAlgwAIaAJQACWDAAhAwAAAFIAIAEAAPcFADA3AAD4BQAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgEQMAAPAPACAEAQAAAAEVAADxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkCAAAAAZsJQAAAAAEBKwAAgAYAIA8EAQAAAAHSB0AAAAAB4wcBAAAAAewHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQIAAAABmwlAAAAAAQErAACCBgAwASsAAIIGADABAAAAWgAgAQAAAEIAIBEDAADuDwAgBAEAhA4AIRUAAO8PACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfoHAQCEDgAh-wcBAIQOACGYCAEAgg4AIZUJAAHFDgAhlgkAAcUOACGXCQEAhA4AIZgJAQCEDgAhmQkBAIQOACGaCQIAig4AIZsJQACDDgAhAgAAAFgAICsAAIcGACAPBAEAhA4AIdIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfkHQAD4DQAh-gcBAIQOACH7BwEAhA4AIZgIAQCCDgAhlQkAAcUOACGWCQABxQ4AIZcJAQCEDgAhmAkBAIQOACGZCQEAhA4AIZoJAgCKDgAhmwlAAIMOACECAAAAVgAgKwAAiQYAIAIAAABWACArAACJBgAgAQAAAFoAIAEAAABCACADAAAAWAAgMgAAgAYAIDMAAIcGACABAAAAWAAgAQAAAFYAIAwEAAD-DQAgDQAA6Q8AIDgAAOwPACA5AADrDwAgWgAA6g8AIFsAAO0PACD6BwAA_g0AIPsHAAD-DQAglwkAAP4NACCYCQAA_g0AIJkJAAD-DQAgmwkAAP4NACASBAEAlwwAIc4HAACGDQAwzwcAAJIGABDQBwAAhg0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfkHQACIDAAh-gcBAKYMACH7BwEApgwAIZgIAQCVDAAhlQkAAbkMACGWCQABuQwAIZcJAQCXDAAhmAkBAJcMACGZCQEApgwAIZoJAgCnDAAhmwlAAJYMACEDAAAAVgAgAQAAkQYAMDcAAJIGACADAAAAVgAgAQAAVwAwAgAAWAAgAQAAAGsAIAEAAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACAVAwAA5Q8AIBEAAOYPACATAADnDwAgFAAA6A8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABiQkCAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJgAAAAAGRCQEAAAABkgkAAOQPACCTCQIAAAABlAkCAAAAAQErAACaBgAgEdIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABiQkCAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJgAAAAAGRCQEAAAABkgkAAOQPACCTCQIAAAABlAkCAAAAAQErAACcBgAwASsAAJwGADAVAwAAww8AIBEAAMQPACATAADFDwAgFAAAxg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGJCQIAig4AIY0JAQCCDgAhjgkBAIIOACGPCQEAhA4AIZAJgAAAAAGRCQEAhA4AIZIJAADCDwAgkwkCAIoOACGUCQIAig4AIQIAAABrACArAACfBgAgEdIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGJCQIAig4AIY0JAQCCDgAhjgkBAIIOACGPCQEAhA4AIZAJgAAAAAGRCQEAhA4AIZIJAADCDwAgkwkCAIoOACGUCQIAig4AIQIAAABpACArAAChBgAgAgAAAGkAICsAAKEGACADAAAAawAgMgAAmgYAIDMAAJ8GACABAAAAawAgAQAAAGkAIAgNAAC9DwAgOAAAwA8AIDkAAL8PACBaAAC-DwAgWwAAwQ8AII8JAAD-DQAgkAkAAP4NACCRCQAA_g0AIBTOBwAAhQ0AMM8HAACoBgAQ0AcAAIUNADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIYAIAQCVDAAhgQgBAJUMACGCCEAAiAwAIf8IAQCVDAAhiQkCAKcMACGNCQEAlQwAIY4JAQCVDAAhjwkBAJcMACGQCQAAzgwAIJEJAQCXDAAhkgkAAK4MACCTCQIApwwAIZQJAgCnDAAhAwAAAGkAIAEAAKcGADA3AACoBgAgAwAAAGkAIAEAAGoAMAIAAGsAIAoSAACEDQAgzgcAAIMNADDPBwAAOgAQ0AcAAIMNADDeB0AAoQwAIe4HQACRDAAh_QgBAAAAAYoJAACuDAAgiwkAAK4MACCMCQEAogwAIQEAAACrBgAgAQAAAKsGACADEgAAvA8AIN4HAAD-DQAgjAkAAP4NACADAAAAOgAgAQAArgYAMAIAAKsGACADAAAAOgAgAQAArgYAMAIAAKsGACADAAAAOgAgAQAArgYAMAIAAKsGACAHEgAAuw8AIN4HQAAAAAHuB0AAAAAB_QgBAAAAAYoJAAC5DwAgiwkAALoPACCMCQEAAAABASsAALIGACAG3gdAAAAAAe4HQAAAAAH9CAEAAAABigkAALkPACCLCQAAug8AIIwJAQAAAAEBKwAAtAYAMAErAAC0BgAwBxIAALgPACDeB0AAgw4AIe4HQAD4DQAh_QgBAIIOACGKCQAAtg8AIIsJAAC3DwAgjAkBAIQOACECAAAAqwYAICsAALcGACAG3gdAAIMOACHuB0AA-A0AIf0IAQCCDgAhigkAALYPACCLCQAAtw8AIIwJAQCEDgAhAgAAADoAICsAALkGACACAAAAOgAgKwAAuQYAIAMAAACrBgAgMgAAsgYAIDMAALcGACABAAAAqwYAIAEAAAA6ACAFDQAAsw8AIDgAALUPACA5AAC0DwAg3gcAAP4NACCMCQAA_g0AIAnOBwAAgg0AMM8HAADABgAQ0AcAAIINADDeB0AAlgwAIe4HQACIDAAh_QgBAKQMACGKCQAArgwAIIsJAACuDAAgjAkBAJcMACEDAAAAOgAgAQAAvwYAMDcAAMAGACADAAAAOgAgAQAArgYAMAIAAKsGACABAAAANwAgAQAAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIBYEAACxDwAgEgAAsg8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_QgBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJgAAAAAGDCQAArw8AIIQJAgAAAAGFCSAAAAABhgkBAAAAAYcJAACwDwAgiAkgAAAAAYkJAgAAAAEBKwAAyAYAIBTSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf0IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABASsAAMoGADABKwAAygYAMBYEAACtDwAgEgAArg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH9CAEAgg4AIf8IAQCCDgAhgAkBAIIOACGBCQEAgg4AIYIJgAAAAAGDCQAAqw8AIIQJAgCKDgAhhQkgALoOACGGCQEAgg4AIYcJAACsDwAgiAkgALoOACGJCQIAig4AIQIAAAA3ACArAADNBgAgFNIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH9CAEAgg4AIf8IAQCCDgAhgAkBAIIOACGBCQEAgg4AIYIJgAAAAAGDCQAAqw8AIIQJAgCKDgAhhQkgALoOACGGCQEAgg4AIYcJAACsDwAgiAkgALoOACGJCQIAig4AIQIAAAA1ACArAADPBgAgAgAAADUAICsAAM8GACADAAAANwAgMgAAyAYAIDMAAM0GACABAAAANwAgAQAAADUAIAUNAACmDwAgOAAAqQ8AIDkAAKgPACBaAACnDwAgWwAAqg8AIBfOBwAAgQ0AMM8HAADWBgAQ0AcAAIENADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIfsHAQCkDAAhgAgBAJUMACGBCAEAlQwAIYIIQACIDAAh_QgBAKQMACH_CAEAlQwAIYAJAQCVDAAhgQkBAJUMACGCCQAApQwAIIMJAACuDAAghAkCAKcMACGFCSAAsAwAIYYJAQCVDAAhhwkAAK4MACCICSAAsAwAIYkJAgCnDAAhAwAAADUAIAEAANUGADA3AADWBgAgAwAAADUAIAEAADYAMAIAADcAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgBBIAAKUPACD5B0AAAAAB_QgBAAAAAf4IAAEAAAEBKwAA3gYAIAP5B0AAAAAB_QgBAAAAAf4IAAEAAAEBKwAA4AYAMAErAADgBgAwBBIAAKQPACD5B0AA-A0AIf0IAQCCDgAh_ggAAcUOACECAAAAPgAgKwAA4wYAIAP5B0AA-A0AIf0IAQCCDgAh_ggAAcUOACECAAAAPAAgKwAA5QYAIAIAAAA8ACArAADlBgAgAwAAAD4AIDIAAN4GACAzAADjBgAgAQAAAD4AIAEAAAA8ACADDQAAoQ8AIDgAAKMPACA5AACiDwAgBs4HAACADQAwzwcAAOwGABDQBwAAgA0AMPkHQACIDAAh_QgBAKQMACH-CAABuQwAIQMAAAA8ACABAADrBgAwNwAA7AYAIAMAAAA8ACABAAA9ADACAAA-ACAhBQEAoAwAIc4HAAD-DAAwzwcAAPIGABDQBwAA_gwAMNIHQACRDAAh3QcBAKAMACGXCAEAogwAIZwIBACQDAAhnQgBAKAMACGeCAEAAAAB0AgBAKIMACHnCAQAkAwAIegIQAChDAAh6QgAAMoMACDqCAAAygwAIOsIAADKDAAg7AgBAKAMACHtCEAAkQwAIe4IIAC0DAAh7wgBAKIMACHwCAEAogwAIfEIAQCiDAAh8ggAAMoMACDzCAAAygwAIPQIAADKDAAg9QgAAMoMACD2CAEAogwAIfcIAQCiDAAh-AgCALUMACH5CAEAogwAIfoIAgC1DAAh-wgCALUMACH8CAAA_wwAIAEAAADvBgAgAQAAAO8GACAgBQEAoAwAIc4HAAD-DAAwzwcAAPIGABDQBwAA_gwAMNIHQACRDAAh3QcBAKAMACGXCAEAogwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIdAIAQCiDAAh5wgEAJAMACHoCEAAoQwAIekIAADKDAAg6ggAAMoMACDrCAAAygwAIOwIAQCgDAAh7QhAAJEMACHuCCAAtAwAIe8IAQCiDAAh8AgBAKIMACHxCAEAogwAIfIIAADKDAAg8wgAAMoMACD0CAAAygwAIPUIAADKDAAg9ggBAKIMACH3CAEAogwAIfgIAgC1DAAh-QgBAKIMACH6CAIAtQwAIfsIAgC1DAAhCZcIAAD-DQAg0AgAAP4NACDoCAAA_g0AIO8IAAD-DQAg8AgAAP4NACDxCAAA_g0AIPYIAAD-DQAg9wgAAP4NACD5CAAA_g0AIAMAAADyBgAgAQAA8wYAMAIAAO8GACADAAAA8gYAIAEAAPMGADACAADvBgAgAwAAAPIGACABAADzBgAwAgAA7wYAIB0FAQAAAAHSB0AAAAAB3QcBAAAAAZcIAQAAAAGcCAQAAAABnQgBAAAAAZ4IAQAAAAHQCAEAAAAB5wgEAAAAAegIQAAAAAHpCIAAAAAB6giAAAAAAesIgAAAAAHsCAEAAAAB7QhAAAAAAe4IIAAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCIAAAAAB8wiAAAAAAfQIgAAAAAH1CIAAAAAB9ggBAAAAAfcIAQAAAAH4CAIAAAAB-QgBAAAAAfoIAgAAAAH7CAIAAAABASsAAPcGACAdBQEAAAAB0gdAAAAAAd0HAQAAAAGXCAEAAAABnAgEAAAAAZ0IAQAAAAGeCAEAAAAB0AgBAAAAAecIBAAAAAHoCEAAAAAB6QiAAAAAAeoIgAAAAAHrCIAAAAAB7AgBAAAAAe0IQAAAAAHuCCAAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIgAAAAAH0CIAAAAAB9QiAAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIAQAAAAH6CAIAAAAB-wgCAAAAAQErAAD5BgAwASsAAPkGADAdBQEAgg4AIdIHQAD4DQAh3QcBAIIOACGXCAEAhA4AIZwIBAD3DQAhnQgBAIIOACGeCAEAgg4AIdAIAQCEDgAh5wgEAPcNACHoCEAAgw4AIekIgAAAAAHqCIAAAAAB6wiAAAAAAewIAQCCDgAh7QhAAPgNACHuCCAAug4AIe8IAQCEDgAh8AgBAIQOACHxCAEAhA4AIfIIgAAAAAHzCIAAAAAB9AiAAAAAAfUIgAAAAAH2CAEAhA4AIfcIAQCEDgAh-AgCAIoOACH5CAEAhA4AIfoIAgCKDgAh-wgCAIoOACECAAAA7wYAICsAAPwGACAdBQEAgg4AIdIHQAD4DQAh3QcBAIIOACGXCAEAhA4AIZwIBAD3DQAhnQgBAIIOACGeCAEAgg4AIdAIAQCEDgAh5wgEAPcNACHoCEAAgw4AIekIgAAAAAHqCIAAAAAB6wiAAAAAAewIAQCCDgAh7QhAAPgNACHuCCAAug4AIe8IAQCEDgAh8AgBAIQOACHxCAEAhA4AIfIIgAAAAAHzCIAAAAAB9AiAAAAAAfUIgAAAAAH2CAEAhA4AIfcIAQCEDgAh-AgCAIoOACH5CAEAhA4AIfoIAgCKDgAh-wgCAIoOACECAAAA8gYAICsAAP4GACACAAAA8gYAICsAAP4GACADAAAA7wYAIDIAAPcGACAzAAD8BgAgAQAAAO8GACABAAAA8gYAIA4NAACcDwAgOAAAnw8AIDkAAJ4PACBaAACdDwAgWwAAoA8AIJcIAAD-DQAg0AgAAP4NACDoCAAA_g0AIO8IAAD-DQAg8AgAAP4NACDxCAAA_g0AIPYIAAD-DQAg9wgAAP4NACD5CAAA_g0AICAFAQCVDAAhzgcAAP0MADDPBwAAhQcAENAHAAD9DAAw0gdAAIgMACHdBwEAlQwAIZcIAQCXDAAhnAgEAIcMACGdCAEAlQwAIZ4IAQCkDAAh0AgBAJcMACHnCAQAhwwAIegIQACWDAAh6QgAAKUMACDqCAAApQwAIOsIAAClDAAg7AgBAJUMACHtCEAAiAwAIe4IIACwDAAh7wgBAJcMACHwCAEAlwwAIfEIAQCXDAAh8ggAAKUMACDzCAAApQwAIPQIAAClDAAg9QgAAKUMACD2CAEAlwwAIfcIAQCXDAAh-AgCAKcMACH5CAEAlwwAIfoIAgCnDAAh-wgCAKcMACEDAAAA8gYAIAEAAIQHADA3AACFBwAgAwAAAPIGACABAADzBgAwAgAA7wYAIBQFAQCgDAAhzgcAAPoMADDPBwAAiwcAENAHAAD6DAAw3QcBAKAMACGWCAEAoAwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIaMIAQC9DAAh3QgBAKAMACHeCAEAoAwAId8IAQCgDAAh4AgCALUMACHhCEAAkQwAIeIIQACRDAAh4wgEAJAMACHkCAIAtQwAIeUIAAD7DAAg5ggAAPwMACABAAAAiAcAIAEAAACIBwAgEgUBAKAMACHOBwAA-gwAMM8HAACLBwAQ0AcAAPoMADDdBwEAoAwAIZYIAQCgDAAhnAgEAJAMACGdCAEAoAwAIZ4IAQC9DAAhowgBAL0MACHdCAEAoAwAId4IAQCgDAAh3wgBAKAMACHgCAIAtQwAIeEIQACRDAAh4ghAAJEMACHjCAQAkAwAIeQIAgC1DAAhAAMAAACLBwAgAQAAjAcAMAIAAIgHACADAAAAiwcAIAEAAIwHADACAACIBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIA8FAQAAAAHdBwEAAAABlggBAAAAAZwIBAAAAAGdCAEAAAABnggBAAAAAaMIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAIAAAAB4QhAAAAAAeIIQAAAAAHjCAQAAAAB5AgCAAAAAQErAACQBwAgDwUBAAAAAd0HAQAAAAGWCAEAAAABnAgEAAAAAZ0IAQAAAAGeCAEAAAABowgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIAgAAAAHhCEAAAAAB4ghAAAAAAeMIBAAAAAHkCAIAAAABASsAAJIHADABKwAAkgcAMA8FAQCCDgAh3QcBAIIOACGWCAEAgg4AIZwIBAD3DQAhnQgBAIIOACGeCAEAgg4AIaMIAQCCDgAh3QgBAIIOACHeCAEAgg4AId8IAQCCDgAh4AgCAIoOACHhCEAA-A0AIeIIQAD4DQAh4wgEAPcNACHkCAIAig4AIQIAAACIBwAgKwAAlQcAIA8FAQCCDgAh3QcBAIIOACGWCAEAgg4AIZwIBAD3DQAhnQgBAIIOACGeCAEAgg4AIaMIAQCCDgAh3QgBAIIOACHeCAEAgg4AId8IAQCCDgAh4AgCAIoOACHhCEAA-A0AIeIIQAD4DQAh4wgEAPcNACHkCAIAig4AIQIAAACLBwAgKwAAlwcAIAIAAACLBwAgKwAAlwcAIAMAAACIBwAgMgAAkAcAIDMAAJUHACABAAAAiAcAIAEAAACLBwAgBQ0AAJcPACA4AACaDwAgOQAAmQ8AIFoAAJgPACBbAACbDwAgEgUBAJUMACHOBwAA-QwAMM8HAACeBwAQ0AcAAPkMADDdBwEAlQwAIZYIAQCVDAAhnAgEAIcMACGdCAEAlQwAIZ4IAQCkDAAhowgBAKQMACHdCAEAlQwAId4IAQCVDAAh3wgBAJUMACHgCAIApwwAIeEIQACIDAAh4ghAAIgMACHjCAQAhwwAIeQIAgCnDAAhAwAAAIsHACABAACdBwAwNwAAngcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACAKzgcAAPgMADDPBwAApAcAENAHAAD4DAAw4wcBAAAAAfsHAQC9DAAhkwgBAL0MACGjCAEAvQwAIaUIQACRDAAh2wgCALUMACHcCEAAkQwAIQEAAAChBwAgAQAAAKEHACAKzgcAAPgMADDPBwAApAcAENAHAAD4DAAw4wcBAL0MACH7BwEAvQwAIZMIAQC9DAAhowgBAL0MACGlCEAAkQwAIdsIAgC1DAAh3AhAAJEMACEAAwAAAKQHACABAAClBwAwAgAAoQcAIAMAAACkBwAgAQAApQcAMAIAAKEHACADAAAApAcAIAEAAKUHADACAAChBwAgB-MHAQAAAAH7BwEAAAABkwgBAAAAAaMIAQAAAAGlCEAAAAAB2wgCAAAAAdwIQAAAAAEBKwAAqQcAIAfjBwEAAAAB-wcBAAAAAZMIAQAAAAGjCAEAAAABpQhAAAAAAdsIAgAAAAHcCEAAAAABASsAAKsHADABKwAAqwcAMAfjBwEAgg4AIfsHAQCCDgAhkwgBAIIOACGjCAEAgg4AIaUIQAD4DQAh2wgCAIoOACHcCEAA-A0AIQIAAAChBwAgKwAArgcAIAfjBwEAgg4AIfsHAQCCDgAhkwgBAIIOACGjCAEAgg4AIaUIQAD4DQAh2wgCAIoOACHcCEAA-A0AIQIAAACkBwAgKwAAsAcAIAIAAACkBwAgKwAAsAcAIAMAAAChBwAgMgAAqQcAIDMAAK4HACABAAAAoQcAIAEAAACkBwAgBQ0AAJIPACA4AACVDwAgOQAAlA8AIFoAAJMPACBbAACWDwAgCs4HAAD3DAAwzwcAALcHABDQBwAA9wwAMOMHAQCkDAAh-wcBAKQMACGTCAEApAwAIaMIAQCkDAAhpQhAAIgMACHbCAIApwwAIdwIQACIDAAhAwAAAKQHACABAAC2BwAwNwAAtwcAIAMAAACkBwAgAQAApQcAMAIAAKEHACABAAAAHAAgAQAAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIBYJAACRDwAg0gdAAAAAAfsHAQAAAAGjCAEAAAABxAgCAAAAAcoIAQAAAAHLCAEAAAABzAgCAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCIAAAAAB1QhAAAAAAdYIQAAAAAHXCEAAAAAB2AgEAAAAAdkIBAAAAAHaCAEAAAABASsAAL8HACAV0gdAAAAAAfsHAQAAAAGjCAEAAAABxAgCAAAAAcoIAQAAAAHLCAEAAAABzAgCAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCIAAAAAB1QhAAAAAAdYIQAAAAAHXCEAAAAAB2AgEAAAAAdkIBAAAAAHaCAEAAAABASsAAMEHADABKwAAwQcAMBYJAACQDwAg0gdAAPgNACH7BwEAgg4AIaMIAQCCDgAhxAgCAIoOACHKCAEAgg4AIcsIAQCCDgAhzAgCAIoOACHNCAQA9w0AIc4IAQCCDgAhzwgBAIIOACHQCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdQIgAAAAAHVCEAAgw4AIdYIQACDDgAh1whAAIMOACHYCAQA9w0AIdkIBAD3DQAh2ggBAIIOACECAAAAHAAgKwAAxAcAIBXSB0AA-A0AIfsHAQCCDgAhowgBAIIOACHECAIAig4AIcoIAQCCDgAhywgBAIIOACHMCAIAig4AIc0IBAD3DQAhzggBAIIOACHPCAEAgg4AIdAIAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh1AiAAAAAAdUIQACDDgAh1ghAAIMOACHXCEAAgw4AIdgIBAD3DQAh2QgEAPcNACHaCAEAgg4AIQIAAAAaACArAADGBwAgAgAAABoAICsAAMYHACADAAAAHAAgMgAAvwcAIDMAAMQHACABAAAAHAAgAQAAABoAIAgNAACLDwAgOAAAjg8AIDkAAI0PACBaAACMDwAgWwAAjw8AINUIAAD-DQAg1ggAAP4NACDXCAAA_g0AIBjOBwAA9gwAMM8HAADNBwAQ0AcAAPYMADDSB0AAiAwAIfsHAQCkDAAhowgBAKQMACHECAIApwwAIcoIAQCkDAAhywgBAJUMACHMCAIApwwAIc0IBACHDAAhzggBAJUMACHPCAEAlQwAIdAIAQCVDAAh0QgCAKcMACHSCAIApwwAIdMIAgCnDAAh1AgAAKUMACDVCEAAlgwAIdYIQACWDAAh1whAAJYMACHYCAQAhwwAIdkIBACHDAAh2ggBAJUMACEDAAAAGgAgAQAAzAcAMDcAAM0HACADAAAAGgAgAQAAGwAwAgAAHAAgEM4HAADzDAAwzwcAANMHABDQBwAA8wwAMPoHAQC9DAAh-wcBAL0MACGjCAEAAAABsggBAKAMACGzCAEAoAwAIbYIAgD1DAAhwwgBAKAMACHECAIAtQwAIcUIBACQDAAhxggEAPQMACHHCAQA9AwAIcgIQAChDAAhyQgEAPQMACEBAAAA0AcAIAEAAADQBwAgEM4HAADzDAAwzwcAANMHABDQBwAA8wwAMPoHAQC9DAAh-wcBAL0MACGjCAEAvQwAIbIIAQCgDAAhswgBAKAMACG2CAIA9QwAIcMIAQCgDAAhxAgCALUMACHFCAQAkAwAIcYIBAD0DAAhxwgEAPQMACHICEAAoQwAIckIBAD0DAAhBbYIAAD-DQAgxggAAP4NACDHCAAA_g0AIMgIAAD-DQAgyQgAAP4NACADAAAA0wcAIAEAANQHADACAADQBwAgAwAAANMHACABAADUBwAwAgAA0AcAIAMAAADTBwAgAQAA1AcAMAIAANAHACAN-gcBAAAAAfsHAQAAAAGjCAEAAAABsggBAAAAAbMIAQAAAAG2CAIAAAABwwgBAAAAAcQIAgAAAAHFCAQAAAABxggEAAAAAccIBAAAAAHICEAAAAAByQgEAAAAAQErAADYBwAgDfoHAQAAAAH7BwEAAAABowgBAAAAAbIIAQAAAAGzCAEAAAABtggCAAAAAcMIAQAAAAHECAIAAAABxQgEAAAAAcYIBAAAAAHHCAQAAAAByAhAAAAAAckIBAAAAAEBKwAA2gcAMAErAADaBwAwDfoHAQCCDgAh-wcBAIIOACGjCAEAgg4AIbIIAQCCDgAhswgBAIIOACG2CAIAig8AIcMIAQCCDgAhxAgCAIoOACHFCAQA9w0AIcYIBACJDwAhxwgEAIkPACHICEAAgw4AIckIBACJDwAhAgAAANAHACArAADdBwAgDfoHAQCCDgAh-wcBAIIOACGjCAEAgg4AIbIIAQCCDgAhswgBAIIOACG2CAIAig8AIcMIAQCCDgAhxAgCAIoOACHFCAQA9w0AIcYIBACJDwAhxwgEAIkPACHICEAAgw4AIckIBACJDwAhAgAAANMHACArAADfBwAgAgAAANMHACArAADfBwAgAwAAANAHACAyAADYBwAgMwAA3QcAIAEAAADQBwAgAQAAANMHACAKDQAAhA8AIDgAAIcPACA5AACGDwAgWgAAhQ8AIFsAAIgPACC2CAAA_g0AIMYIAAD-DQAgxwgAAP4NACDICAAA_g0AIMkIAAD-DQAgEM4HAADsDAAwzwcAAOYHABDQBwAA7AwAMPoHAQCkDAAh-wcBAKQMACGjCAEApAwAIbIIAQCVDAAhswgBAJUMACG2CAIA7gwAIcMIAQCVDAAhxAgCAKcMACHFCAQAhwwAIcYIBADtDAAhxwgEAO0MACHICEAAlgwAIckIBADtDAAhAwAAANMHACABAADlBwAwNwAA5gcAIAMAAADTBwAgAQAA1AcAMAIAANAHACAJzgcAAOoMADDPBwAA7AcAENAHAADqDAAw0gdAAJEMACHbBwQAkAwAIeMHAQAAAAH6BwEAvQwAIcAIAADKDAAgwggAAOsMACABAAAA6QcAIAEAAADpBwAgCM4HAADqDAAwzwcAAOwHABDQBwAA6gwAMNIHQACRDAAh2wcEAJAMACHjBwEAvQwAIfoHAQC9DAAhwAgAAMoMACAAAwAAAOwHACABAADtBwAwAgAA6QcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACADAAAA7AcAIAEAAO0HADACAADpBwAgBdIHQAAAAAHbBwQAAAAB4wcBAAAAAfoHAQAAAAHACIAAAAABASsAAPEHACAF0gdAAAAAAdsHBAAAAAHjBwEAAAAB-gcBAAAAAcAIgAAAAAEBKwAA8wcAMAErAADzBwAwBdIHQAD4DQAh2wcEAPcNACHjBwEAgg4AIfoHAQCCDgAhwAiAAAAAAQIAAADpBwAgKwAA9gcAIAXSB0AA-A0AIdsHBAD3DQAh4wcBAIIOACH6BwEAgg4AIcAIgAAAAAECAAAA7AcAICsAAPgHACACAAAA7AcAICsAAPgHACADAAAA6QcAIDIAAPEHACAzAAD2BwAgAQAAAOkHACABAAAA7AcAIAUNAAD_DgAgOAAAgg8AIDkAAIEPACBaAACADwAgWwAAgw8AIAjOBwAA6QwAMM8HAAD_BwAQ0AcAAOkMADDSB0AAiAwAIdsHBACHDAAh4wcBAKQMACH6BwEApAwAIcAIAAClDAAgAwAAAOwHACABAAD-BwAwNwAA_wcAIAMAAADsBwAgAQAA7QcAMAIAAOkHACAGzgcAAOgMADDPBwAAhQgAENAHAADoDAAw0gdAAJEMACHjBwEAAAABwAgBAKAMACEBAAAAgggAIAEAAACCCAAgBs4HAADoDAAwzwcAAIUIABDQBwAA6AwAMNIHQACRDAAh4wcBAL0MACHACAEAoAwAIQADAAAAhQgAIAEAAIYIADACAACCCAAgAwAAAIUIACABAACGCAAwAgAAgggAIAMAAACFCAAgAQAAhggAMAIAAIIIACAD0gdAAAAAAeMHAQAAAAHACAEAAAABASsAAIoIACAD0gdAAAAAAeMHAQAAAAHACAEAAAABASsAAIwIADABKwAAjAgAMAPSB0AA-A0AIeMHAQCCDgAhwAgBAIIOACECAAAAgggAICsAAI8IACAD0gdAAPgNACHjBwEAgg4AIcAIAQCCDgAhAgAAAIUIACArAACRCAAgAgAAAIUIACArAACRCAAgAwAAAIIIACAyAACKCAAgMwAAjwgAIAEAAACCCAAgAQAAAIUIACADDQAA_A4AIDgAAP4OACA5AAD9DgAgBs4HAADnDAAwzwcAAJgIABDQBwAA5wwAMNIHQACIDAAh4wcBAKQMACHACAEAlQwAIQMAAACFCAAgAQAAlwgAMDcAAJgIACADAAAAhQgAIAEAAIYIADACAACCCAAgCs4HAADmDAAwzwcAAJ4IABDQBwAA5gwAMNIHQACRDAAh2wcEAJAMACHjBwEAAAAB-gcBAL0MACGWCAEAoAwAIcAIAADKDAAgwQhAAJEMACEBAAAAmwgAIAEAAACbCAAgCs4HAADmDAAwzwcAAJ4IABDQBwAA5gwAMNIHQACRDAAh2wcEAJAMACHjBwEAvQwAIfoHAQC9DAAhlggBAKAMACHACAAAygwAIMEIQACRDAAhAAMAAACeCAAgAQAAnwgAMAIAAJsIACADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIAfSB0AAAAAB2wcEAAAAAeMHAQAAAAH6BwEAAAABlggBAAAAAcAIgAAAAAHBCEAAAAABASsAAKMIACAH0gdAAAAAAdsHBAAAAAHjBwEAAAAB-gcBAAAAAZYIAQAAAAHACIAAAAABwQhAAAAAAQErAAClCAAwASsAAKUIADAH0gdAAPgNACHbBwQA9w0AIeMHAQCCDgAh-gcBAIIOACGWCAEAgg4AIcAIgAAAAAHBCEAA-A0AIQIAAACbCAAgKwAAqAgAIAfSB0AA-A0AIdsHBAD3DQAh4wcBAIIOACH6BwEAgg4AIZYIAQCCDgAhwAiAAAAAAcEIQAD4DQAhAgAAAJ4IACArAACqCAAgAgAAAJ4IACArAACqCAAgAwAAAJsIACAyAACjCAAgMwAAqAgAIAEAAACbCAAgAQAAAJ4IACAFDQAA9w4AIDgAAPoOACA5AAD5DgAgWgAA-A4AIFsAAPsOACAKzgcAAOUMADDPBwAAsQgAENAHAADlDAAw0gdAAIgMACHbBwQAhwwAIeMHAQCkDAAh-gcBAKQMACGWCAEAlQwAIcAIAAClDAAgwQhAAIgMACEDAAAAnggAIAEAALAIADA3AACxCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIA7OBwAA4wwAMM8HAAC3CAAQ0AcAAOMMADDSB0AAkQwAIeMHAQAAAAH6BwEAvQwAIfsHAQC9DAAhlggBAKAMACGyCAEAoAwAIbMIAQCgDAAhvAgEAJAMACG9CAQAkAwAIb4IAQCgDAAhvwgAAOQMACABAAAAtAgAIAEAAAC0CAAgDc4HAADjDAAwzwcAALcIABDQBwAA4wwAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIfsHAQC9DAAhlggBAKAMACGyCAEAoAwAIbMIAQCgDAAhvAgEAJAMACG9CAQAkAwAIb4IAQCgDAAhAAMAAAC3CAAgAQAAuAgAMAIAALQIACADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIArSB0AAAAAB4wcBAAAAAfoHAQAAAAH7BwEAAAABlggBAAAAAbIIAQAAAAGzCAEAAAABvAgEAAAAAb0IBAAAAAG-CAEAAAABASsAALwIACAK0gdAAAAAAeMHAQAAAAH6BwEAAAAB-wcBAAAAAZYIAQAAAAGyCAEAAAABswgBAAAAAbwIBAAAAAG9CAQAAAABvggBAAAAAQErAAC-CAAwASsAAL4IADAK0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh-wcBAIIOACGWCAEAgg4AIbIIAQCCDgAhswgBAIIOACG8CAQA9w0AIb0IBAD3DQAhvggBAIIOACECAAAAtAgAICsAAMEIACAK0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh-wcBAIIOACGWCAEAgg4AIbIIAQCCDgAhswgBAIIOACG8CAQA9w0AIb0IBAD3DQAhvggBAIIOACECAAAAtwgAICsAAMMIACACAAAAtwgAICsAAMMIACADAAAAtAgAIDIAALwIACAzAADBCAAgAQAAALQIACABAAAAtwgAIAUNAADyDgAgOAAA9Q4AIDkAAPQOACBaAADzDgAgWwAA9g4AIA3OBwAA4gwAMM8HAADKCAAQ0AcAAOIMADDSB0AAiAwAIeMHAQCkDAAh-gcBAKQMACH7BwEApAwAIZYIAQCVDAAhsggBAJUMACGzCAEAlQwAIbwIBACHDAAhvQgEAIcMACG-CAEAlQwAIQMAAAC3CAAgAQAAyQgAMDcAAMoIACADAAAAtwgAIAEAALgIADACAAC0CAAgD84HAADgDAAwzwcAANAIABDQBwAA4AwAMPoHAQC9DAAh-wcBAL0MACGyCAEAoAwAIbMIAQCgDAAhtAgEAJAMACG1CAQAkAwAIbYIBACQDAAhtwgEAJAMACG4CAQAkAwAIbkIBACQDAAhuggEAJAMACG7CAAA4QwAIAEAAADNCAAgAQAAAM0IACAOzgcAAOAMADDPBwAA0AgAENAHAADgDAAw-gcBAL0MACH7BwEAvQwAIbIIAQCgDAAhswgBAKAMACG0CAQAkAwAIbUIBACQDAAhtggEAJAMACG3CAQAkAwAIbgIBACQDAAhuQgEAJAMACG6CAQAkAwAIQADAAAA0AgAIAEAANEIADACAADNCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACAL-gcBAAAAAfsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggEAAAAAbcIBAAAAAG4CAQAAAABuQgEAAAAAboIBAAAAAEBKwAA1QgAIAv6BwEAAAAB-wcBAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAQAAAABtwgEAAAAAbgIBAAAAAG5CAQAAAABuggEAAAAAQErAADXCAAwASsAANcIADAL-gcBAIIOACH7BwEAgg4AIbIIAQCCDgAhswgBAIIOACG0CAQA9w0AIbUIBAD3DQAhtggEAPcNACG3CAQA9w0AIbgIBAD3DQAhuQgEAPcNACG6CAQA9w0AIQIAAADNCAAgKwAA2ggAIAv6BwEAgg4AIfsHAQCCDgAhsggBAIIOACGzCAEAgg4AIbQIBAD3DQAhtQgEAPcNACG2CAQA9w0AIbcIBAD3DQAhuAgEAPcNACG5CAQA9w0AIboIBAD3DQAhAgAAANAIACArAADcCAAgAgAAANAIACArAADcCAAgAwAAAM0IACAyAADVCAAgMwAA2ggAIAEAAADNCAAgAQAAANAIACAFDQAA7Q4AIDgAAPAOACA5AADvDgAgWgAA7g4AIFsAAPEOACAOzgcAAN8MADDPBwAA4wgAENAHAADfDAAw-gcBAKQMACH7BwEApAwAIbIIAQCVDAAhswgBAJUMACG0CAQAhwwAIbUIBACHDAAhtggEAIcMACG3CAQAhwwAIbgIBACHDAAhuQgEAIcMACG6CAQAhwwAIQMAAADQCAAgAQAA4ggAMDcAAOMIACADAAAA0AgAIAEAANEIADACAADNCAAgD84HAADdDAAwzwcAAOkIABDQBwAA3QwAMPoHAQC9DAAh-wcBAL0MACGyCAEAoAwAIbMIAQCgDAAhtAgEAJAMACG1CAQAkAwAIbYIBACQDAAhtwgEAJAMACG4CAQAkAwAIbkIBACQDAAhuggEAJAMACG7CAAA3gwAIAEAAADmCAAgAQAAAOYIACAOzgcAAN0MADDPBwAA6QgAENAHAADdDAAw-gcBAL0MACH7BwEAvQwAIbIIAQCgDAAhswgBAKAMACG0CAQAkAwAIbUIBACQDAAhtggEAJAMACG3CAQAkAwAIbgIBACQDAAhuQgEAJAMACG6CAQAkAwAIQADAAAA6QgAIAEAAOoIADACAADmCAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAMAAADpCAAgAQAA6ggAMAIAAOYIACAL-gcBAAAAAfsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggEAAAAAbcIBAAAAAG4CAQAAAABuQgEAAAAAboIBAAAAAEBKwAA7ggAIAv6BwEAAAAB-wcBAAAAAbIIAQAAAAGzCAEAAAABtAgEAAAAAbUIBAAAAAG2CAQAAAABtwgEAAAAAbgIBAAAAAG5CAQAAAABuggEAAAAAQErAADwCAAwASsAAPAIADAL-gcBAIIOACH7BwEAgg4AIbIIAQCCDgAhswgBAIIOACG0CAQA9w0AIbUIBAD3DQAhtggEAPcNACG3CAQA9w0AIbgIBAD3DQAhuQgEAPcNACG6CAQA9w0AIQIAAADmCAAgKwAA8wgAIAv6BwEAgg4AIfsHAQCCDgAhsggBAIIOACGzCAEAgg4AIbQIBAD3DQAhtQgEAPcNACG2CAQA9w0AIbcIBAD3DQAhuAgEAPcNACG5CAQA9w0AIboIBAD3DQAhAgAAAOkIACArAAD1CAAgAgAAAOkIACArAAD1CAAgAwAAAOYIACAyAADuCAAgMwAA8wgAIAEAAADmCAAgAQAAAOkIACAFDQAA6A4AIDgAAOsOACA5AADqDgAgWgAA6Q4AIFsAAOwOACAOzgcAANwMADDPBwAA_AgAENAHAADcDAAw-gcBAKQMACH7BwEApAwAIbIIAQCVDAAhswgBAJUMACG0CAQAhwwAIbUIBACHDAAhtggEAIcMACG3CAQAhwwAIbgIBACHDAAhuQgEAIcMACG6CAQAhwwAIQMAAADpCAAgAQAA-wgAMDcAAPwIACADAAAA6QgAIAEAAOoIADACAADmCAAgB84HAADbDAAwzwcAAIIJABDQBwAA2wwAMK4IAQAAAAGvCEAAkQwAIbAIAgC1DAAhsQgCALUMACEBAAAA_wgAIAEAAAD_CAAgB84HAADbDAAwzwcAAIIJABDQBwAA2wwAMK4IAQCgDAAhrwhAAJEMACGwCAIAtQwAIbEIAgC1DAAhAAMAAACCCQAgAQAAgwkAMAIAAP8IACADAAAAggkAIAEAAIMJADACAAD_CAAgAwAAAIIJACABAACDCQAwAgAA_wgAIASuCAEAAAABrwhAAAAAAbAIAgAAAAGxCAIAAAABASsAAIcJACAErggBAAAAAa8IQAAAAAGwCAIAAAABsQgCAAAAAQErAACJCQAwASsAAIkJADAErggBAIIOACGvCEAA-A0AIbAIAgCKDgAhsQgCAIoOACECAAAA_wgAICsAAIwJACAErggBAIIOACGvCEAA-A0AIbAIAgCKDgAhsQgCAIoOACECAAAAggkAICsAAI4JACACAAAAggkAICsAAI4JACADAAAA_wgAIDIAAIcJACAzAACMCQAgAQAAAP8IACABAAAAggkAIAUNAADjDgAgOAAA5g4AIDkAAOUOACBaAADkDgAgWwAA5w4AIAfOBwAA2gwAMM8HAACVCQAQ0AcAANoMADCuCAEAlQwAIa8IQACIDAAhsAgCAKcMACGxCAIApwwAIQMAAACCCQAgAQAAlAkAMDcAAJUJACADAAAAggkAIAEAAIMJADACAAD_CAAgCM4HAADYDAAwzwcAAJsJABDQBwAA2AwAMOkHAQCgDAAh-gcBAMkMACGdCAEAoAwAIawIQACRDAAhrQgAANkMACABAAAAmAkAIAEAAACYCQAgB84HAADYDAAwzwcAAJsJABDQBwAA2AwAMOkHAQCgDAAh-gcBAMkMACGdCAEAoAwAIawIQACRDAAhAfoHAAD-DQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACADAAAAmwkAIAEAAJwJADACAACYCQAgBOkHAQAAAAH6BwEAAAABnQgBAAAAAawIQAAAAAEBKwAAoAkAIATpBwEAAAAB-gcBAAAAAZ0IAQAAAAGsCEAAAAABASsAAKIJADABKwAAogkAMATpBwEAgg4AIfoHAQCEDgAhnQgBAIIOACGsCEAA-A0AIQIAAACYCQAgKwAApQkAIATpBwEAgg4AIfoHAQCEDgAhnQgBAIIOACGsCEAA-A0AIQIAAACbCQAgKwAApwkAIAIAAACbCQAgKwAApwkAIAMAAACYCQAgMgAAoAkAIDMAAKUJACABAAAAmAkAIAEAAACbCQAgBA0AAOAOACA4AADiDgAgOQAA4Q4AIPoHAAD-DQAgB84HAADXDAAwzwcAAK4JABDQBwAA1wwAMOkHAQCVDAAh-gcBAKYMACGdCAEAlQwAIawIQACIDAAhAwAAAJsJACABAACtCQAwNwAArgkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACAIzgcAANYMADDPBwAAtAkAENAHAADWDAAw4wcgAAAAAagIBACQDAAhqQhAAJEMACGqCAQAkAwAIasIQAChDAAhAQAAALEJACABAAAAsQkAIAjOBwAA1gwAMM8HAAC0CQAQ0AcAANYMADDjByAAtAwAIagIBACQDAAhqQhAAJEMACGqCAQAkAwAIasIQAChDAAhAasIAAD-DQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgBeMHIAAAAAGoCAQAAAABqQhAAAAAAaoIBAAAAAGrCEAAAAABASsAALkJACAF4wcgAAAAAagIBAAAAAGpCEAAAAABqggEAAAAAasIQAAAAAEBKwAAuwkAMAErAAC7CQAwBeMHIAC6DgAhqAgEAPcNACGpCEAA-A0AIaoIBAD3DQAhqwhAAIMOACECAAAAsQkAICsAAL4JACAF4wcgALoOACGoCAQA9w0AIakIQAD4DQAhqggEAPcNACGrCEAAgw4AIQIAAAC0CQAgKwAAwAkAIAIAAAC0CQAgKwAAwAkAIAMAAACxCQAgMgAAuQkAIDMAAL4JACABAAAAsQkAIAEAAAC0CQAgBg0AANsOACA4AADeDgAgOQAA3Q4AIFoAANwOACBbAADfDgAgqwgAAP4NACAIzgcAANUMADDPBwAAxwkAENAHAADVDAAw4wcgALAMACGoCAQAhwwAIakIQACIDAAhqggEAIcMACGrCEAAlgwAIQMAAAC0CQAgAQAAxgkAMDcAAMcJACADAAAAtAkAIAEAALUJADACAACxCQAgC84HAADUDAAwzwcAAM0JABDQBwAA1AwAMNIHQACRDAAh4wcEAAAAAe0HAgC1DAAhowgBAL0MACGkCAEAoAwAIaUIQACRDAAhpggBAKIMACGnCAEAogwAIQEAAADKCQAgAQAAAMoJACALzgcAANQMADDPBwAAzQkAENAHAADUDAAw0gdAAJEMACHjBwQAkAwAIe0HAgC1DAAhowgBAL0MACGkCAEAoAwAIaUIQACRDAAhpggBAKIMACGnCAEAogwAIQKmCAAA_g0AIKcIAAD-DQAgAwAAAM0JACABAADOCQAwAgAAygkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgCNIHQAAAAAHjBwQAAAAB7QcCAAAAAaMIAQAAAAGkCAEAAAABpQhAAAAAAaYIAQAAAAGnCAEAAAABASsAANIJACAI0gdAAAAAAeMHBAAAAAHtBwIAAAABowgBAAAAAaQIAQAAAAGlCEAAAAABpggBAAAAAacIAQAAAAEBKwAA1AkAMAErAADUCQAwCNIHQAD4DQAh4wcEAPcNACHtBwIAig4AIaMIAQCCDgAhpAgBAIIOACGlCEAA-A0AIaYIAQCEDgAhpwgBAIQOACECAAAAygkAICsAANcJACAI0gdAAPgNACHjBwQA9w0AIe0HAgCKDgAhowgBAIIOACGkCAEAgg4AIaUIQAD4DQAhpggBAIQOACGnCAEAhA4AIQIAAADNCQAgKwAA2QkAIAIAAADNCQAgKwAA2QkAIAMAAADKCQAgMgAA0gkAIDMAANcJACABAAAAygkAIAEAAADNCQAgBw0AANYOACA4AADZDgAgOQAA2A4AIFoAANcOACBbAADaDgAgpggAAP4NACCnCAAA_g0AIAvOBwAA0wwAMM8HAADgCQAQ0AcAANMMADDSB0AAiAwAIeMHBACHDAAh7QcCAKcMACGjCAEApAwAIaQIAQCVDAAhpQhAAIgMACGmCAEAlwwAIacIAQCXDAAhAwAAAM0JACABAADfCQAwNwAA4AkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACANBQEAoAwAIc4HAADQDAAwzwcAAOYJABDQBwAA0AwAMNIHQACRDAAh3QcBAKAMACGcCAQAkAwAIZ0IAQCgDAAhnggBAL0MACGfCAEAoAwAIaAIAADRDAAgoQgAANEMACCiCAAA0gwAIAEAAADjCQAgAQAAAOMJACAMBQEAoAwAIc4HAADQDAAwzwcAAOYJABDQBwAA0AwAMNIHQACRDAAh3QcBAKAMACGcCAQAkAwAIZ0IAQCgDAAhnggBAL0MACGfCAEAoAwAIaAIAADRDAAgoQgAANEMACACoAgAAP4NACChCAAA_g0AIAMAAADmCQAgAQAA5wkAMAIAAOMJACADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAkFAQAAAAHSB0AAAAAB3QcBAAAAAZwIBAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQiAAAAAAQErAADrCQAgCQUBAAAAAdIHQAAAAAHdBwEAAAABnAgEAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIgAAAAAGhCIAAAAABASsAAO0JADABKwAA7QkAMAkFAQCCDgAh0gdAAPgNACHdBwEAgg4AIZwIBAD3DQAhnQgBAIIOACGeCAEAgg4AIZ8IAQCCDgAhoAiAAAAAAaEIgAAAAAECAAAA4wkAICsAAPAJACAJBQEAgg4AIdIHQAD4DQAh3QcBAIIOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACGfCAEAgg4AIaAIgAAAAAGhCIAAAAABAgAAAOYJACArAADyCQAgAgAAAOYJACArAADyCQAgAwAAAOMJACAyAADrCQAgMwAA8AkAIAEAAADjCQAgAQAAAOYJACAHDQAA0Q4AIDgAANQOACA5AADTDgAgWgAA0g4AIFsAANUOACCgCAAA_g0AIKEIAAD-DQAgDAUBAJUMACHOBwAAzQwAMM8HAAD5CQAQ0AcAAM0MADDSB0AAiAwAId0HAQCVDAAhnAgEAIcMACGdCAEAlQwAIZ4IAQCkDAAhnwgBAJUMACGgCAAAzgwAIKEIAADODAAgAwAAAOYJACABAAD4CQAwNwAA-QkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACAVzgcAAMgMADDPBwAA_wkAENAHAADIDAAw0gdAAJEMACHjBwEAvQwAIeQHBAAAAAH6BwEAyQwAIfsHAQDJDAAhhggBAKAMACGQCAEAoAwAIZEIAQCgDAAhkggBAKIMACGTCAEAyQwAIZQIAQCgDAAhlQgBAKAMACGWCAEAogwAIZcIAQCiDAAhmAgBAKIMACGZCAEAogwAIZoIAADKDAAgmwgAAcsMACEBAAAA_AkAIAEAAAD8CQAgFc4HAADIDAAwzwcAAP8JABDQBwAAyAwAMNIHQACRDAAh4wcBAL0MACHkBwQAkAwAIfoHAQDJDAAh-wcBAMkMACGGCAEAoAwAIZAIAQCgDAAhkQgBAKAMACGSCAEAogwAIZMIAQDJDAAhlAgBAKAMACGVCAEAoAwAIZYIAQCiDAAhlwgBAKIMACGYCAEAogwAIZkIAQCiDAAhmggAAMoMACCbCAABywwAIQn6BwAA_g0AIPsHAAD-DQAgkggAAP4NACCTCAAA_g0AIJYIAAD-DQAglwgAAP4NACCYCAAA_g0AIJkIAAD-DQAgmwgAAP4NACADAAAA_wkAIAEAAIAKADACAAD8CQAgAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACAS0gdAAAAAAeMHAQAAAAHkBwQAAAAB-gcBAAAAAfsHAQAAAAGGCAEAAAABkAgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIgAAAAAGbCAABAAABASsAAIQKACAS0gdAAAAAAeMHAQAAAAHkBwQAAAAB-gcBAAAAAfsHAQAAAAGGCAEAAAABkAgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIgAAAAAGbCAABAAABASsAAIYKADABKwAAhgoAMBLSB0AA-A0AIeMHAQCCDgAh5AcEAPcNACH6BwEAhA4AIfsHAQCEDgAhhggBAIIOACGQCAEAgg4AIZEIAQCCDgAhkggBAIQOACGTCAEAhA4AIZQIAQCCDgAhlQgBAIIOACGWCAEAhA4AIZcIAQCEDgAhmAgBAIQOACGZCAEAhA4AIZoIgAAAAAGbCAAB0A4AIQIAAAD8CQAgKwAAiQoAIBLSB0AA-A0AIeMHAQCCDgAh5AcEAPcNACH6BwEAhA4AIfsHAQCEDgAhhggBAIIOACGQCAEAgg4AIZEIAQCCDgAhkggBAIQOACGTCAEAhA4AIZQIAQCCDgAhlQgBAIIOACGWCAEAhA4AIZcIAQCEDgAhmAgBAIQOACGZCAEAhA4AIZoIgAAAAAGbCAAB0A4AIQIAAAD_CQAgKwAAiwoAIAIAAAD_CQAgKwAAiwoAIAMAAAD8CQAgMgAAhAoAIDMAAIkKACABAAAA_AkAIAEAAAD_CQAgDg0AAMsOACA4AADODgAgOQAAzQ4AIFoAAMwOACBbAADPDgAg-gcAAP4NACD7BwAA_g0AIJIIAAD-DQAgkwgAAP4NACCWCAAA_g0AIJcIAAD-DQAgmAgAAP4NACCZCAAA_g0AIJsIAAD-DQAgFc4HAADEDAAwzwcAAJIKABDQBwAAxAwAMNIHQACIDAAh4wcBAKQMACHkBwQAhwwAIfoHAQCmDAAh-wcBAKYMACGGCAEAlQwAIZAIAQCVDAAhkQgBAJUMACGSCAEAlwwAIZMIAQCmDAAhlAgBAJUMACGVCAEAlQwAIZYIAQCXDAAhlwgBAJcMACGYCAEAlwwAIZkIAQCXDAAhmggAAKUMACCbCAABxQwAIQMAAAD_CQAgAQAAkQoAMDcAAJIKACADAAAA_wkAIAEAAIAKADACAAD8CQAgCc4HAADCDAAwzwcAAJgKABDQBwAAwgwAMOQHBAAAAAGHCAQAkAwAIYoIAQC9DAAhiwgAAb4MACGOCAQAAAABjwgAAMMMACABAAAAlQoAIAEAAACVCgAgCM4HAADCDAAwzwcAAJgKABDQBwAAwgwAMOQHBACQDAAhhwgEAJAMACGKCAEAvQwAIYsIAAG-DAAhjggEAJAMACEAAwAAAJgKACABAACZCgAwAgAAlQoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgBeQHBAAAAAGHCAQAAAABiggBAAAAAYsIAAEAAAGOCAQAAAABASsAAJ0KACAF5AcEAAAAAYcIBAAAAAGKCAEAAAABiwgAAQAAAY4IBAAAAAEBKwAAnwoAMAErAACfCgAwBeQHBAD3DQAhhwgEAPcNACGKCAEAgg4AIYsIAAHFDgAhjggEAPcNACECAAAAlQoAICsAAKIKACAF5AcEAPcNACGHCAQA9w0AIYoIAQCCDgAhiwgAAcUOACGOCAQA9w0AIQIAAACYCgAgKwAApAoAIAIAAACYCgAgKwAApAoAIAMAAACVCgAgMgAAnQoAIDMAAKIKACABAAAAlQoAIAEAAACYCgAgBQ0AAMYOACA4AADJDgAgOQAAyA4AIFoAAMcOACBbAADKDgAgCM4HAADBDAAwzwcAAKsKABDQBwAAwQwAMOQHBACHDAAhhwgEAIcMACGKCAEApAwAIYsIAAG5DAAhjggEAIcMACEDAAAAmAoAIAEAAKoKADA3AACrCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAvOBwAAvAwAMM8HAACxCgAQ0AcAALwMADDSB0AAkQwAIYcIBACQDAAhiggBAL0MACGLCAABvgwAIYwIAQCgDAAhjQgAAb4MACGOCAQAAAABjwgAAMAMACABAAAArgoAIAEAAACuCgAgCs4HAAC8DAAwzwcAALEKABDQBwAAvAwAMNIHQACRDAAhhwgEAJAMACGKCAEAvQwAIYsIAAG-DAAhjAgBAKAMACGNCAABvgwAIY4IBACQDAAhAAMAAACxCgAgAQAAsgoAMAIAAK4KACADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAfSB0AAAAABhwgEAAAAAYoIAQAAAAGLCAABAAABjAgBAAAAAY0IAAEAAAGOCAQAAAABASsAALYKACAH0gdAAAAAAYcIBAAAAAGKCAEAAAABiwgAAQAAAYwIAQAAAAGNCAABAAABjggEAAAAAQErAAC4CgAwASsAALgKADAH0gdAAPgNACGHCAQA9w0AIYoIAQCCDgAhiwgAAcUOACGMCAEAgg4AIY0IAAHFDgAhjggEAPcNACECAAAArgoAICsAALsKACAH0gdAAPgNACGHCAQA9w0AIYoIAQCCDgAhiwgAAcUOACGMCAEAgg4AIY0IAAHFDgAhjggEAPcNACECAAAAsQoAICsAAL0KACACAAAAsQoAICsAAL0KACADAAAArgoAIDIAALYKACAzAAC7CgAgAQAAAK4KACABAAAAsQoAIAUNAADADgAgOAAAww4AIDkAAMIOACBaAADBDgAgWwAAxA4AIArOBwAAuAwAMM8HAADECgAQ0AcAALgMADDSB0AAiAwAIYcIBACHDAAhiggBAKQMACGLCAABuQwAIYwIAQCVDAAhjQgAAbkMACGOCAQAhwwAIQMAAACxCgAgAQAAwwoAMDcAAMQKACADAAAAsQoAIAEAALIKADACAACuCgAgBc4HAAC3DAAwzwcAAMoKABDQBwAAtwwAMOMHIAAAAAGJCAQAkAwAIQEAAADHCgAgAQAAAMcKACAFzgcAALcMADDPBwAAygoAENAHAAC3DAAw4wcgALQMACGJCAQAkAwAIQADAAAAygoAIAEAAMsKADACAADHCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACAC4wcgAAAAAYkIBAAAAAEBKwAAzwoAIALjByAAAAABiQgEAAAAAQErAADRCgAwASsAANEKADAC4wcgALoOACGJCAQA9w0AIQIAAADHCgAgKwAA1AoAIALjByAAug4AIYkIBAD3DQAhAgAAAMoKACArAADWCgAgAgAAAMoKACArAADWCgAgAwAAAMcKACAyAADPCgAgMwAA1AoAIAEAAADHCgAgAQAAAMoKACAFDQAAuw4AIDgAAL4OACA5AAC9DgAgWgAAvA4AIFsAAL8OACAFzgcAALYMADDPBwAA3QoAENAHAAC2DAAw4wcgALAMACGJCAQAhwwAIQMAAADKCgAgAQAA3AoAMDcAAN0KACADAAAAygoAIAEAAMsKADACAADHCgAgC84HAACzDAAwzwcAAOMKABDQBwAAswwAMN8HAQCiDAAh4wcgAAAAAe0HAgC1DAAh8AdAAJEMACH_B0AAoQwAIYYIAQCgDAAhhwgEAJAMACGICEAAoQwAIQEAAADgCgAgAQAAAOAKACALzgcAALMMADDPBwAA4woAENAHAACzDAAw3wcBAKIMACHjByAAtAwAIe0HAgC1DAAh8AdAAJEMACH_B0AAoQwAIYYIAQCgDAAhhwgEAJAMACGICEAAoQwAIQPfBwAA_g0AIP8HAAD-DQAgiAgAAP4NACADAAAA4woAIAEAAOQKADACAADgCgAgAwAAAOMKACABAADkCgAwAgAA4AoAIAMAAADjCgAgAQAA5AoAMAIAAOAKACAI3wcBAAAAAeMHIAAAAAHtBwIAAAAB8AdAAAAAAf8HQAAAAAGGCAEAAAABhwgEAAAAAYgIQAAAAAEBKwAA6AoAIAjfBwEAAAAB4wcgAAAAAe0HAgAAAAHwB0AAAAAB_wdAAAAAAYYIAQAAAAGHCAQAAAABiAhAAAAAAQErAADqCgAwASsAAOoKADAI3wcBAIQOACHjByAAug4AIe0HAgCKDgAh8AdAAPgNACH_B0AAgw4AIYYIAQCCDgAhhwgEAPcNACGICEAAgw4AIQIAAADgCgAgKwAA7QoAIAjfBwEAhA4AIeMHIAC6DgAh7QcCAIoOACHwB0AA-A0AIf8HQACDDgAhhggBAIIOACGHCAQA9w0AIYgIQACDDgAhAgAAAOMKACArAADvCgAgAgAAAOMKACArAADvCgAgAwAAAOAKACAyAADoCgAgMwAA7QoAIAEAAADgCgAgAQAAAOMKACAIDQAAtQ4AIDgAALgOACA5AAC3DgAgWgAAtg4AIFsAALkOACDfBwAA_g0AIP8HAAD-DQAgiAgAAP4NACALzgcAAK8MADDPBwAA9goAENAHAACvDAAw3wcBAJcMACHjByAAsAwAIe0HAgCnDAAh8AdAAIgMACH_B0AAlgwAIYYIAQCVDAAhhwgEAIcMACGICEAAlgwAIQMAAADjCgAgAQAA9QoAMDcAAPYKACADAAAA4woAIAEAAOQKADACAADgCgAgAQAAAHwAIAEAAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACAQAwAAsg4AICIAALMOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_AcBAAAAAf0HAACxDgAg_gcBAAAAAf8HQAAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAEBKwAA_goAIA3SB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQErAACACwAwASsAAIALADAQAwAAlg4AICIAAJcOACAjAACYDgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_AcBAIIOACH9BwAAlQ4AIP4HAQCEDgAh_wdAAIMOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACECAAAAfAAgKwAAgwsAIA3SB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH8BwEAgg4AIf0HAACVDgAg_gcBAIQOACH_B0AAgw4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIQIAAAB6ACArAACFCwAgAgAAAHoAICsAAIULACADAAAAfAAgMgAA_goAIDMAAIMLACABAAAAfAAgAQAAAHoAIAYNAACSDgAgOAAAlA4AIDkAAJMOACD7BwAA_g0AIP4HAAD-DQAg_wcAAP4NACAQzgcAAK0MADDPBwAAjAsAENAHAACtDAAw0gdAAIgMACHdBwEAlQwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIfsHAQCmDAAh_AcBAJUMACH9BwAArgwAIP4HAQCXDAAh_wdAAJYMACGACAEAlQwAIYEIAQCVDAAhgghAAIgMACEDAAAAegAgAQAAiwsAMDcAAIwLACADAAAAegAgAQAAewAwAgAAfAAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAYhAACRDgAg0gdAAAAAAeMHAQAAAAHlBwEAAAAB-AcBAAAAAfkHQAAAAAEBKwAAlAsAIAXSB0AAAAAB4wcBAAAAAeUHAQAAAAH4BwEAAAAB-QdAAAAAAQErAACWCwAwASsAAJYLADAGIQAAkA4AINIHQAD4DQAh4wcBAIIOACHlBwEAgg4AIfgHAQCCDgAh-QdAAIMOACECAAAAgAEAICsAAJkLACAF0gdAAPgNACHjBwEAgg4AIeUHAQCCDgAh-AcBAIIOACH5B0AAgw4AIQIAAAB-ACArAACbCwAgAgAAAH4AICsAAJsLACADAAAAgAEAIDIAAJQLACAzAACZCwAgAQAAAIABACABAAAAfgAgBA0AAI0OACA4AACPDgAgOQAAjg4AIPkHAAD-DQAgCM4HAACsDAAwzwcAAKILABDQBwAArAwAMNIHQACIDAAh4wcBAKQMACHlBwEApAwAIfgHAQCVDAAh-QdAAJYMACEDAAAAfgAgAQAAoQsAMDcAAKILACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACEAQAgAQAAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACATIQAAjA4AICuAAAAAAdIHQAAAAAHfBwEAAAAB4wcBAAAAAeQHBAAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrBwEAAAAB7AcBAAAAAe0HAgAAAAHuB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABASsAAKoLACASK4AAAAAB0gdAAAAAAd8HAQAAAAHjBwEAAAAB5AcEAAAAAeUHAQAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwEAAAAB6gdAAAAAAesHAQAAAAHsBwEAAAAB7QcCAAAAAe4HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEBKwAArAsAMAErAACsCwAwEyEAAIsOACArgAAAAAHSB0AA-A0AId8HAQCEDgAh4wcBAIIOACHkBwQA9w0AIeUHAQCCDgAh5gcBAIIOACHnBwEAgg4AIegHAQCCDgAh6QcBAIIOACHqB0AA-A0AIesHAQCEDgAh7AcBAIIOACHtBwIAig4AIe4HQACDDgAh7wdAAIMOACHwB0AA-A0AIfEHQACDDgAhAgAAAIQBACArAACvCwAgEiuAAAAAAdIHQAD4DQAh3wcBAIQOACHjBwEAgg4AIeQHBAD3DQAh5QcBAIIOACHmBwEAgg4AIecHAQCCDgAh6AcBAIIOACHpBwEAgg4AIeoHQAD4DQAh6wcBAIQOACHsBwEAgg4AIe0HAgCKDgAh7gdAAIMOACHvB0AAgw4AIfAHQAD4DQAh8QdAAIMOACECAAAAggEAICsAALELACACAAAAggEAICsAALELACADAAAAhAEAIDIAAKoLACAzAACvCwAgAQAAAIQBACABAAAAggEAIAoNAACFDgAgOAAAiA4AIDkAAIcOACBaAACGDgAgWwAAiQ4AIN8HAAD-DQAg6wcAAP4NACDuBwAA_g0AIO8HAAD-DQAg8QcAAP4NACAVKwAApQwAIM4HAACjDAAwzwcAALgLABDQBwAAowwAMNIHQACIDAAh3wcBAJcMACHjBwEApAwAIeQHBACHDAAh5QcBAKQMACHmBwEApAwAIecHAQCVDAAh6AcBAJUMACHpBwEAlQwAIeoHQACIDAAh6wcBAKYMACHsBwEAlQwAIe0HAgCnDAAh7gdAAJYMACHvB0AAlgwAIfAHQACIDAAh8QdAAJYMACEDAAAAggEAIAEAALcLADA3AAC4CwAgAwAAAIIBACABAACDAQAwAgAAhAEAIAfOBwAAnwwAMM8HAAC-CwAQ0AcAAJ8MADDSB0AAkQwAId0HAQAAAAHeB0AAoQwAId8HAQCiDAAhAQAAALsLACABAAAAuwsAIAfOBwAAnwwAMM8HAAC-CwAQ0AcAAJ8MADDSB0AAkQwAId0HAQCgDAAh3gdAAKEMACHfBwEAogwAIQLeBwAA_g0AIN8HAAD-DQAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgBNIHQAAAAAHdBwEAAAAB3gdAAAAAAd8HAQAAAAEBKwAAwwsAIATSB0AAAAAB3QcBAAAAAd4HQAAAAAHfBwEAAAABASsAAMULADABKwAAxQsAMATSB0AA-A0AId0HAQCCDgAh3gdAAIMOACHfBwEAhA4AIQIAAAC7CwAgKwAAyAsAIATSB0AA-A0AId0HAQCCDgAh3gdAAIMOACHfBwEAhA4AIQIAAAC-CwAgKwAAygsAIAIAAAC-CwAgKwAAygsAIAMAAAC7CwAgMgAAwwsAIDMAAMgLACABAAAAuwsAIAEAAAC-CwAgBQ0AAP8NACA4AACBDgAgOQAAgA4AIN4HAAD-DQAg3wcAAP4NACAHzgcAAJQMADDPBwAA0QsAENAHAACUDAAw0gdAAIgMACHdBwEAlQwAId4HQACWDAAh3wcBAJcMACEDAAAAvgsAIAEAANALADA3AADRCwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAXOBwAAkwwAMM8HAADXCwAQ0AcAAJMMADDbBwQAAAAB3AdAAJEMACEBAAAA1AsAIAEAAADUCwAgBc4HAACTDAAwzwcAANcLABDQBwAAkwwAMNsHBACQDAAh3AdAAJEMACEAAwAAANcLACABAADYCwAwAgAA1AsAIAMAAADXCwAgAQAA2AsAMAIAANQLACADAAAA1wsAIAEAANgLADACAADUCwAgAtsHBAAAAAHcB0AAAAABASsAANwLACAC2wcEAAAAAdwHQAAAAAEBKwAA3gsAMAErAADeCwAwAtsHBAD3DQAh3AdAAPgNACECAAAA1AsAICsAAOELACAC2wcEAPcNACHcB0AA-A0AIQIAAADXCwAgKwAA4wsAIAIAAADXCwAgKwAA4wsAIAMAAADUCwAgMgAA3AsAIDMAAOELACABAAAA1AsAIAEAAADXCwAgBQ0AAPkNACA4AAD8DQAgOQAA-w0AIFoAAPoNACBbAAD9DQAgBc4HAACSDAAwzwcAAOoLABDQBwAAkgwAMNsHBACHDAAh3AdAAIgMACEDAAAA1wsAIAEAAOkLADA3AADqCwAgAwAAANcLACABAADYCwAwAgAA1AsAIAXOBwAAjwwAMM8HAADwCwAQ0AcAAI8MADDRBwQAAAAB0gdAAJEMACEBAAAA7QsAIAEAAADtCwAgBc4HAACPDAAwzwcAAPALABDQBwAAjwwAMNEHBACQDAAh0gdAAJEMACEAAwAAAPALACABAADxCwAwAgAA7QsAIAMAAADwCwAgAQAA8QsAMAIAAO0LACADAAAA8AsAIAEAAPELADACAADtCwAgAtEHBAAAAAHSB0AAAAABASsAAPULACAC0QcEAAAAAdIHQAAAAAEBKwAA9wsAMAErAAD3CwAwAtEHBAD3DQAh0gdAAPgNACECAAAA7QsAICsAAPoLACAC0QcEAPcNACHSB0AA-A0AIQIAAADwCwAgKwAA_AsAIAIAAADwCwAgKwAA_AsAIAMAAADtCwAgMgAA9QsAIDMAAPoLACABAAAA7QsAIAEAAADwCwAgBQ0AAPINACA4AAD1DQAgOQAA9A0AIFoAAPMNACBbAAD2DQAgBc4HAACGDAAwzwcAAIMMABDQBwAAhgwAMNEHBACHDAAh0gdAAIgMACEDAAAA8AsAIAEAAIIMADA3AACDDAAgAwAAAPALACABAADxCwAwAgAA7QsAIAXOBwAAhgwAMM8HAACDDAAQ0AcAAIYMADDRBwQAhwwAIdIHQACIDAAhDQ0AAIoMACA4AACODAAgOQAAjgwAIFoAAI0MACBbAACODAAg0wcEAAAAAdQHBAAAAATVBwQAAAAE1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBACMDAAhCw0AAIoMACA4AACLDAAgOQAAiwwAINMHQAAAAAHUB0AAAAAE1QdAAAAABNYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAiQwAIQsNAACKDAAgOAAAiwwAIDkAAIsMACDTB0AAAAAB1AdAAAAABNUHQAAAAATWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAIkMACEI0wcCAAAAAdQHAgAAAATVBwIAAAAE1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgCKDAAhCNMHQAAAAAHUB0AAAAAE1QdAAAAABNYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAiwwAIQ0NAACKDAAgOAAAjgwAIDkAAI4MACBaAACNDAAgWwAAjgwAINMHBAAAAAHUBwQAAAAE1QcEAAAABNYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQAjAwAIQjTBwgAAAAB1AcIAAAABNUHCAAAAATWBwgAAAAB1wcIAAAAAdgHCAAAAAHZBwgAAAAB2gcIAI0MACEI0wcEAAAAAdQHBAAAAATVBwQAAAAE1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBACODAAhBc4HAACPDAAwzwcAAPALABDQBwAAjwwAMNEHBACQDAAh0gdAAJEMACEI0wcEAAAAAdQHBAAAAATVBwQAAAAE1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBACODAAhCNMHQAAAAAHUB0AAAAAE1QdAAAAABNYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAiwwAIQXOBwAAkgwAMM8HAADqCwAQ0AcAAJIMADDbBwQAhwwAIdwHQACIDAAhBc4HAACTDAAwzwcAANcLABDQBwAAkwwAMNsHBACQDAAh3AdAAJEMACEHzgcAAJQMADDPBwAA0QsAENAHAACUDAAw0gdAAIgMACHdBwEAlQwAId4HQACWDAAh3wcBAJcMACEODQAAigwAIDgAAJ4MACA5AACeDAAg0wcBAAAAAdQHAQAAAATVBwEAAAAE1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCdDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABCw0AAJkMACA4AACcDAAgOQAAnAwAINMHQAAAAAHUB0AAAAAF1QdAAAAABdYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAmwwAIQ4NAACZDAAgOAAAmgwAIDkAAJoMACDTBwEAAAAB1AcBAAAABdUHAQAAAAXWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAJgMACHgBwEAAAAB4QcBAAAAAeIHAQAAAAEODQAAmQwAIDgAAJoMACA5AACaDAAg0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCYDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABCNMHAgAAAAHUBwIAAAAF1QcCAAAABdYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAmQwAIQvTBwEAAAAB1AcBAAAABdUHAQAAAAXWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAJoMACHgBwEAAAAB4QcBAAAAAeIHAQAAAAELDQAAmQwAIDgAAJwMACA5AACcDAAg0wdAAAAAAdQHQAAAAAXVB0AAAAAF1gdAAAAAAdcHQAAAAAHYB0AAAAAB2QdAAAAAAdoHQACbDAAhCNMHQAAAAAHUB0AAAAAF1QdAAAAABdYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAnAwAIQ4NAACKDAAgOAAAngwAIDkAAJ4MACDTBwEAAAAB1AcBAAAABNUHAQAAAATWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAJ0MACHgBwEAAAAB4QcBAAAAAeIHAQAAAAEL0wcBAAAAAdQHAQAAAATVBwEAAAAE1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCeDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABB84HAACfDAAwzwcAAL4LABDQBwAAnwwAMNIHQACRDAAh3QcBAKAMACHeB0AAoQwAId8HAQCiDAAhC9MHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAngwAIeAHAQAAAAHhBwEAAAAB4gcBAAAAAQjTB0AAAAAB1AdAAAAABdUHQAAAAAXWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAJwMACEL0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCaDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABFSsAAKUMACDOBwAAowwAMM8HAAC4CwAQ0AcAAKMMADDSB0AAiAwAId8HAQCXDAAh4wcBAKQMACHkBwQAhwwAIeUHAQCkDAAh5gcBAKQMACHnBwEAlQwAIegHAQCVDAAh6QcBAJUMACHqB0AAiAwAIesHAQCmDAAh7AcBAJUMACHtBwIApwwAIe4HQACWDAAh7wdAAJYMACHwB0AAiAwAIfEHQACWDAAhCw0AAIoMACA4AACeDAAgOQAAngwAINMHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAqwwAIQ8NAACKDAAgOAAAqgwAIDkAAKoMACDTB4AAAAAB1geAAAAAAdcHgAAAAAHYB4AAAAAB2QeAAAAAAdoHgAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1B4AAAAAB9geAAAAAAfcHgAAAAAELDQAAmQwAIDgAAJoMACA5AACaDAAg0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCpDAAhDQ0AAIoMACA4AACKDAAgOQAAigwAIFoAAI0MACBbAACKDAAg0wcCAAAAAdQHAgAAAATVBwIAAAAE1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgCoDAAhDQ0AAIoMACA4AACKDAAgOQAAigwAIFoAAI0MACBbAACKDAAg0wcCAAAAAdQHAgAAAATVBwIAAAAE1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgCoDAAhCw0AAJkMACA4AACaDAAgOQAAmgwAINMHAQAAAAHUBwEAAAAF1QcBAAAABdYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAqQwAIQzTB4AAAAAB1geAAAAAAdcHgAAAAAHYB4AAAAAB2QeAAAAAAdoHgAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1B4AAAAAB9geAAAAAAfcHgAAAAAELDQAAigwAIDgAAJ4MACA5AACeDAAg0wcBAAAAAdQHAQAAAATVBwEAAAAE1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCrDAAhCM4HAACsDAAwzwcAAKILABDQBwAArAwAMNIHQACIDAAh4wcBAKQMACHlBwEApAwAIfgHAQCVDAAh-QdAAJYMACEQzgcAAK0MADDPBwAAjAsAENAHAACtDAAw0gdAAIgMACHdBwEAlQwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIfsHAQCmDAAh_AcBAJUMACH9BwAArgwAIP4HAQCXDAAh_wdAAJYMACGACAEAlQwAIYEIAQCVDAAhgghAAIgMACEE0wcBAAAABYMIAQAAAAGECAEAAAAEhQgBAAAABAvOBwAArwwAMM8HAAD2CgAQ0AcAAK8MADDfBwEAlwwAIeMHIACwDAAh7QcCAKcMACHwB0AAiAwAIf8HQACWDAAhhggBAJUMACGHCAQAhwwAIYgIQACWDAAhBQ0AAIoMACA4AACyDAAgOQAAsgwAINMHIAAAAAHaByAAsQwAIQUNAACKDAAgOAAAsgwAIDkAALIMACDTByAAAAAB2gcgALEMACEC0wcgAAAAAdoHIACyDAAhC84HAACzDAAwzwcAAOMKABDQBwAAswwAMN8HAQCiDAAh4wcgALQMACHtBwIAtQwAIfAHQACRDAAh_wdAAKEMACGGCAEAoAwAIYcIBACQDAAhiAhAAKEMACEC0wcgAAAAAdoHIACyDAAhCNMHAgAAAAHUBwIAAAAE1QcCAAAABNYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAigwAIQXOBwAAtgwAMM8HAADdCgAQ0AcAALYMADDjByAAsAwAIYkIBACHDAAhBc4HAAC3DAAwzwcAAMoKABDQBwAAtwwAMOMHIAC0DAAhiQgEAJAMACEKzgcAALgMADDPBwAAxAoAENAHAAC4DAAw0gdAAIgMACGHCAQAhwwAIYoIAQCkDAAhiwgAAbkMACGMCAEAlQwAIY0IAAG5DAAhjggEAIcMACEHDQAAigwAIDgAALsMACA5AAC7DAAg0wcAAQAAAdQHAAEAAATVBwABAAAE2gcAAboMACEHDQAAigwAIDgAALsMACA5AAC7DAAg0wcAAQAAAdQHAAEAAATVBwABAAAE2gcAAboMACEE0wcAAQAAAdQHAAEAAATVBwABAAAE2gcAAbsMACEKzgcAALwMADDPBwAAsQoAENAHAAC8DAAw0gdAAJEMACGHCAQAkAwAIYoIAQC9DAAhiwgAAb4MACGMCAEAoAwAIY0IAAG-DAAhjggEAJAMACEI0wcBAAAAAdQHAQAAAATVBwEAAAAE1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQC_DAAhBNMHAAEAAAHUBwABAAAE1QcAAQAABNoHAAG7DAAhCNMHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAvwwAIQKHCAQAAAABiggBAAAAAQjOBwAAwQwAMM8HAACrCgAQ0AcAAMEMADDkBwQAhwwAIYcIBACHDAAhiggBAKQMACGLCAABuQwAIY4IBACHDAAhCM4HAADCDAAwzwcAAJgKABDQBwAAwgwAMOQHBACQDAAhhwgEAJAMACGKCAEAvQwAIYsIAAG-DAAhjggEAJAMACEChwgEAAAAAYoIAQAAAAEVzgcAAMQMADDPBwAAkgoAENAHAADEDAAw0gdAAIgMACHjBwEApAwAIeQHBACHDAAh-gcBAKYMACH7BwEApgwAIYYIAQCVDAAhkAgBAJUMACGRCAEAlQwAIZIIAQCXDAAhkwgBAKYMACGUCAEAlQwAIZUIAQCVDAAhlggBAJcMACGXCAEAlwwAIZgIAQCXDAAhmQgBAJcMACGaCAAApQwAIJsIAAHFDAAhBw0AAJkMACA4AADHDAAgOQAAxwwAINMHAAEAAAHUBwABAAAF1QcAAQAABdoHAAHGDAAhBw0AAJkMACA4AADHDAAgOQAAxwwAINMHAAEAAAHUBwABAAAF1QcAAQAABdoHAAHGDAAhBNMHAAEAAAHUBwABAAAF1QcAAQAABdoHAAHHDAAhFc4HAADIDAAwzwcAAP8JABDQBwAAyAwAMNIHQACRDAAh4wcBAL0MACHkBwQAkAwAIfoHAQDJDAAh-wcBAMkMACGGCAEAoAwAIZAIAQCgDAAhkQgBAKAMACGSCAEAogwAIZMIAQDJDAAhlAgBAKAMACGVCAEAoAwAIZYIAQCiDAAhlwgBAKIMACGYCAEAogwAIZkIAQCiDAAhmggAAMoMACCbCAABywwAIQjTBwEAAAAB1AcBAAAABdUHAQAAAAXWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAMwMACEM0weAAAAAAdYHgAAAAAHXB4AAAAAB2AeAAAAAAdkHgAAAAAHaB4AAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QeAAAAAAfYHgAAAAAH3B4AAAAABBNMHAAEAAAHUBwABAAAF1QcAAQAABdoHAAHHDAAhCNMHAQAAAAHUBwEAAAAF1QcBAAAABdYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAzAwAIQwFAQCVDAAhzgcAAM0MADDPBwAA-QkAENAHAADNDAAw0gdAAIgMACHdBwEAlQwAIZwIBACHDAAhnQgBAJUMACGeCAEApAwAIZ8IAQCVDAAhoAgAAM4MACChCAAAzgwAIA8NAACZDAAgOAAAzwwAIDkAAM8MACDTB4AAAAAB1geAAAAAAdcHgAAAAAHYB4AAAAAB2QeAAAAAAdoHgAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1B4AAAAAB9geAAAAAAfcHgAAAAAEM0weAAAAAAdYHgAAAAAHXB4AAAAAB2AeAAAAAAdkHgAAAAAHaB4AAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QeAAAAAAfYHgAAAAAH3B4AAAAABDAUBAKAMACHOBwAA0AwAMM8HAADmCQAQ0AcAANAMADDSB0AAkQwAId0HAQCgDAAhnAgEAJAMACGdCAEAoAwAIZ4IAQC9DAAhnwgBAKAMACGgCAAA0QwAIKEIAADRDAAgDNMHgAAAAAHWB4AAAAAB1weAAAAAAdgHgAAAAAHZB4AAAAAB2geAAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHgAAAAAH2B4AAAAAB9weAAAAAAQIFAQAAAAGcCAQAAAABC84HAADTDAAwzwcAAOAJABDQBwAA0wwAMNIHQACIDAAh4wcEAIcMACHtBwIApwwAIaMIAQCkDAAhpAgBAJUMACGlCEAAiAwAIaYIAQCXDAAhpwgBAJcMACELzgcAANQMADDPBwAAzQkAENAHAADUDAAw0gdAAJEMACHjBwQAkAwAIe0HAgC1DAAhowgBAL0MACGkCAEAoAwAIaUIQACRDAAhpggBAKIMACGnCAEAogwAIQjOBwAA1QwAMM8HAADHCQAQ0AcAANUMADDjByAAsAwAIagIBACHDAAhqQhAAIgMACGqCAQAhwwAIasIQACWDAAhCM4HAADWDAAwzwcAALQJABDQBwAA1gwAMOMHIAC0DAAhqAgEAJAMACGpCEAAkQwAIaoIBACQDAAhqwhAAKEMACEHzgcAANcMADDPBwAArgkAENAHAADXDAAw6QcBAJUMACH6BwEApgwAIZ0IAQCVDAAhrAhAAIgMACEHzgcAANgMADDPBwAAmwkAENAHAADYDAAw6QcBAKAMACH6BwEAyQwAIZ0IAQCgDAAhrAhAAJEMACEC6QcBAAAAAZ0IAQAAAAEHzgcAANoMADDPBwAAlQkAENAHAADaDAAwrggBAJUMACGvCEAAiAwAIbAIAgCnDAAhsQgCAKcMACEHzgcAANsMADDPBwAAggkAENAHAADbDAAwrggBAKAMACGvCEAAkQwAIbAIAgC1DAAhsQgCALUMACEOzgcAANwMADDPBwAA_AgAENAHAADcDAAw-gcBAKQMACH7BwEApAwAIbIIAQCVDAAhswgBAJUMACG0CAQAhwwAIbUIBACHDAAhtggEAIcMACG3CAQAhwwAIbgIBACHDAAhuQgEAIcMACG6CAQAhwwAIQ7OBwAA3QwAMM8HAADpCAAQ0AcAAN0MADD6BwEAvQwAIfsHAQC9DAAhsggBAKAMACGzCAEAoAwAIbQIBACQDAAhtQgEAJAMACG2CAQAkAwAIbcIBACQDAAhuAgEAJAMACG5CAQAkAwAIboIBACQDAAhBPsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAEOzgcAAN8MADDPBwAA4wgAENAHAADfDAAw-gcBAKQMACH7BwEApAwAIbIIAQCVDAAhswgBAJUMACG0CAQAhwwAIbUIBACHDAAhtggEAIcMACG3CAQAhwwAIbgIBACHDAAhuQgEAIcMACG6CAQAhwwAIQ7OBwAA4AwAMM8HAADQCAAQ0AcAAOAMADD6BwEAvQwAIfsHAQC9DAAhsggBAKAMACGzCAEAoAwAIbQIBACQDAAhtQgEAJAMACG2CAQAkAwAIbcIBACQDAAhuAgEAJAMACG5CAQAkAwAIboIBACQDAAhBPsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAENzgcAAOIMADDPBwAAyggAENAHAADiDAAw0gdAAIgMACHjBwEApAwAIfoHAQCkDAAh-wcBAKQMACGWCAEAlQwAIbIIAQCVDAAhswgBAJUMACG8CAQAhwwAIb0IBACHDAAhvggBAJUMACENzgcAAOMMADDPBwAAtwgAENAHAADjDAAw0gdAAJEMACHjBwEAvQwAIfoHAQC9DAAh-wcBAL0MACGWCAEAoAwAIbIIAQCgDAAhswgBAKAMACG8CAQAkAwAIb0IBACQDAAhvggBAKAMACEC-gcBAAAAAb4IAQAAAAEKzgcAAOUMADDPBwAAsQgAENAHAADlDAAw0gdAAIgMACHbBwQAhwwAIeMHAQCkDAAh-gcBAKQMACGWCAEAlQwAIcAIAAClDAAgwQhAAIgMACEKzgcAAOYMADDPBwAAnggAENAHAADmDAAw0gdAAJEMACHbBwQAkAwAIeMHAQC9DAAh-gcBAL0MACGWCAEAoAwAIcAIAADKDAAgwQhAAJEMACEGzgcAAOcMADDPBwAAmAgAENAHAADnDAAw0gdAAIgMACHjBwEApAwAIcAIAQCVDAAhBs4HAADoDAAwzwcAAIUIABDQBwAA6AwAMNIHQACRDAAh4wcBAL0MACHACAEAoAwAIQjOBwAA6QwAMM8HAAD_BwAQ0AcAAOkMADDSB0AAiAwAIdsHBACHDAAh4wcBAKQMACH6BwEApAwAIcAIAAClDAAgCM4HAADqDAAwzwcAAOwHABDQBwAA6gwAMNIHQACRDAAh2wcEAJAMACHjBwEAvQwAIfoHAQC9DAAhwAgAAMoMACAC2wcEAAAAAfoHAQAAAAEQzgcAAOwMADDPBwAA5gcAENAHAADsDAAw-gcBAKQMACH7BwEApAwAIaMIAQCkDAAhsggBAJUMACGzCAEAlQwAIbYIAgDuDAAhwwgBAJUMACHECAIApwwAIcUIBACHDAAhxggEAO0MACHHCAQA7QwAIcgIQACWDAAhyQgEAO0MACENDQAAmQwAIDgAAPIMACA5AADyDAAgWgAA8AwAIFsAAPIMACDTBwQAAAAB1AcEAAAABdUHBAAAAAXWBwQAAAAB1wcEAAAAAdgHBAAAAAHZBwQAAAAB2gcEAPEMACENDQAAmQwAIDgAAJkMACA5AACZDAAgWgAA8AwAIFsAAJkMACDTBwIAAAAB1AcCAAAABdUHAgAAAAXWBwIAAAAB1wcCAAAAAdgHAgAAAAHZBwIAAAAB2gcCAO8MACENDQAAmQwAIDgAAJkMACA5AACZDAAgWgAA8AwAIFsAAJkMACDTBwIAAAAB1AcCAAAABdUHAgAAAAXWBwIAAAAB1wcCAAAAAdgHAgAAAAHZBwIAAAAB2gcCAO8MACEI0wcIAAAAAdQHCAAAAAXVBwgAAAAF1gcIAAAAAdcHCAAAAAHYBwgAAAAB2QcIAAAAAdoHCADwDAAhDQ0AAJkMACA4AADyDAAgOQAA8gwAIFoAAPAMACBbAADyDAAg0wcEAAAAAdQHBAAAAAXVBwQAAAAF1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBADxDAAhCNMHBAAAAAHUBwQAAAAF1QcEAAAABdYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQA8gwAIRDOBwAA8wwAMM8HAADTBwAQ0AcAAPMMADD6BwEAvQwAIfsHAQC9DAAhowgBAL0MACGyCAEAoAwAIbMIAQCgDAAhtggCAPUMACHDCAEAoAwAIcQIAgC1DAAhxQgEAJAMACHGCAQA9AwAIccIBAD0DAAhyAhAAKEMACHJCAQA9AwAIQjTBwQAAAAB1AcEAAAABdUHBAAAAAXWBwQAAAAB1wcEAAAAAdgHBAAAAAHZBwQAAAAB2gcEAPIMACEI0wcCAAAAAdQHAgAAAAXVBwIAAAAF1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgCZDAAhGM4HAAD2DAAwzwcAAM0HABDQBwAA9gwAMNIHQACIDAAh-wcBAKQMACGjCAEApAwAIcQIAgCnDAAhyggBAKQMACHLCAEAlQwAIcwIAgCnDAAhzQgEAIcMACHOCAEAlQwAIc8IAQCVDAAh0AgBAJUMACHRCAIApwwAIdIIAgCnDAAh0wgCAKcMACHUCAAApQwAINUIQACWDAAh1ghAAJYMACHXCEAAlgwAIdgIBACHDAAh2QgEAIcMACHaCAEAlQwAIQrOBwAA9wwAMM8HAAC3BwAQ0AcAAPcMADDjBwEApAwAIfsHAQCkDAAhkwgBAKQMACGjCAEApAwAIaUIQACIDAAh2wgCAKcMACHcCEAAiAwAIQrOBwAA-AwAMM8HAACkBwAQ0AcAAPgMADDjBwEAvQwAIfsHAQC9DAAhkwgBAL0MACGjCAEAvQwAIaUIQACRDAAh2wgCALUMACHcCEAAkQwAIRIFAQCVDAAhzgcAAPkMADDPBwAAngcAENAHAAD5DAAw3QcBAJUMACGWCAEAlQwAIZwIBACHDAAhnQgBAJUMACGeCAEApAwAIaMIAQCkDAAh3QgBAJUMACHeCAEAlQwAId8IAQCVDAAh4AgCAKcMACHhCEAAiAwAIeIIQACIDAAh4wgEAIcMACHkCAIApwwAIRIFAQCgDAAhzgcAAPoMADDPBwAAiwcAENAHAAD6DAAw3QcBAKAMACGWCAEAoAwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIaMIAQC9DAAh3QgBAKAMACHeCAEAoAwAId8IAQCgDAAh4AgCALUMACHhCEAAkQwAIeIIQACRDAAh4wgEAJAMACHkCAIAtQwAIQIFAQAAAAHdBwEAAAABAqMIAQAAAAHdCAEAAAABIAUBAJUMACHOBwAA_QwAMM8HAACFBwAQ0AcAAP0MADDSB0AAiAwAId0HAQCVDAAhlwgBAJcMACGcCAQAhwwAIZ0IAQCVDAAhnggBAKQMACHQCAEAlwwAIecIBACHDAAh6AhAAJYMACHpCAAApQwAIOoIAAClDAAg6wgAAKUMACDsCAEAlQwAIe0IQACIDAAh7gggALAMACHvCAEAlwwAIfAIAQCXDAAh8QgBAJcMACHyCAAApQwAIPMIAAClDAAg9AgAAKUMACD1CAAApQwAIPYIAQCXDAAh9wgBAJcMACH4CAIApwwAIfkIAQCXDAAh-ggCAKcMACH7CAIApwwAISAFAQCgDAAhzgcAAP4MADDPBwAA8gYAENAHAAD-DAAw0gdAAJEMACHdBwEAoAwAIZcIAQCiDAAhnAgEAJAMACGdCAEAoAwAIZ4IAQC9DAAh0AgBAKIMACHnCAQAkAwAIegIQAChDAAh6QgAAMoMACDqCAAAygwAIOsIAADKDAAg7AgBAKAMACHtCEAAkQwAIe4IIAC0DAAh7wgBAKIMACHwCAEAogwAIfEIAQCiDAAh8ggAAMoMACDzCAAAygwAIPQIAADKDAAg9QgAAMoMACD2CAEAogwAIfcIAQCiDAAh-AgCALUMACH5CAEAogwAIfoIAgC1DAAh-wgCALUMACEDBQEAAAAB3QcBAAAAAZ0IAQAAAAEGzgcAAIANADDPBwAA7AYAENAHAACADQAw-QdAAIgMACH9CAEApAwAIf4IAAG5DAAhF84HAACBDQAwzwcAANYGABDQBwAAgQ0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfoHAQCkDAAh-wcBAKQMACGACAEAlQwAIYEIAQCVDAAhgghAAIgMACH9CAEApAwAIf8IAQCVDAAhgAkBAJUMACGBCQEAlQwAIYIJAAClDAAggwkAAK4MACCECQIApwwAIYUJIACwDAAhhgkBAJUMACGHCQAArgwAIIgJIACwDAAhiQkCAKcMACEJzgcAAIINADDPBwAAwAYAENAHAACCDQAw3gdAAJYMACHuB0AAiAwAIf0IAQCkDAAhigkAAK4MACCLCQAArgwAIIwJAQCXDAAhChIAAIQNACDOBwAAgw0AMM8HAAA6ABDQBwAAgw0AMN4HQAChDAAh7gdAAJEMACH9CAEAvQwAIYoJAACuDAAgiwkAAK4MACCMCQEAogwAIRoDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf8IAQCgDAAhiQkCALUMACGNCQEAoAwAIY4JAQCgDAAhjwkBAKIMACGQCQAA0QwAIJEJAQCiDAAhkgkAAK4MACCTCQIAtQwAIZQJAgC1DAAhiAoAAGkAIIkKAABpACAUzgcAAIUNADDPBwAAqAYAENAHAACFDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACGACAEAlQwAIYEIAQCVDAAhgghAAIgMACH_CAEAlQwAIYkJAgCnDAAhjQkBAJUMACGOCQEAlQwAIY8JAQCXDAAhkAkAAM4MACCRCQEAlwwAIZIJAACuDAAgkwkCAKcMACGUCQIApwwAIRIEAQCXDAAhzgcAAIYNADDPBwAAkgYAENAHAACGDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh-QdAAIgMACH6BwEApgwAIfsHAQCmDAAhmAgBAJUMACGVCQABuQwAIZYJAAG5DAAhlwkBAJcMACGYCQEAlwwAIZkJAQCmDAAhmgkCAKcMACGbCUAAlgwAIQ7OBwAAhw0AMM8HAAD4BQAQ0AcAAIcNADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhmQkBAKQMACGcCQABuQwAIZ0JAAG5DAAhngkBAJcMACGfCUAAlgwAIaAJQACWDAAhC84HAACIDQAwzwcAAOIFABDQBwAAiA0AMPkHQACIDAAh-gcBAKQMACH7BwEApAwAIZkJAQCkDAAhoQkAAbkMACGiCQEAlQwAIaMJAQCVDAAhpAlAAJYMACETzgcAAIkNADDPBwAAzAUAENAHAACJDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACGACAEAlQwAIYEIAQCVDAAhjQkBAJcMACGgCUAAlgwAIaQJQACWDAAhpQkBAKQMACGmCQABuQwAIacJAQCVDAAhqAkBAJcMACGpCQEAlwwAIaoJAQCXDAAhqwkAAK4MACAOzgcAAIoNADDPBwAAtgUAENAHAACKDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACGNCQEAlwwAIakJAQCXDAAhqgkBAJcMACGrCQAArgwAIKwJAgCnDAAhrQkBAJcMACGuCUAAlgwAIQLjBwEAAAAB-gcBAAAAARADAACNDQAgIAAAjg0AIM4HAACMDQAwzwcAAG8AENAHAACMDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGNCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIKwJAgC1DAAhrQkBAKIMACGuCUAAoQwAIRsPAADFDQAgEAAAxg0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACAcAADIDQAgHQAAxA0AIB4AAMcNACAfAADKDQAgIAAAjg0AICQAAM4NACAlAADPDQAgzgcAAMMNADDPBwAAWgAQ0AcAAMMNADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH_CAEAoAwAIcMJAQCgDAAhgAoBAKIMACGBCkAAkQwAIYIKQAChDAAhgwoBAKIMACGICgAAWgAgiQoAAFoAIAOwCQAAcQAgsQkAAHEAILIJAABxACAIzgcAAI8NADDPBwAAngUAENAHAACPDQAw0gdAAIgMACHjBwEApAwAIfgHAQCVDAAhswkBAJUMACG0CQEAlwwAIQjOBwAAkA0AMM8HAACLBQAQ0AcAAJANADDSB0AAkQwAIeMHAQC9DAAh-AcBAKAMACGzCQEAoAwAIbQJAQCiDAAhB84HAACRDQAwzwcAAIUFABDQBwAAkQ0AMNIHQACIDAAh4wcBAKQMACGMCAEAlQwAIbUJAQCVDAAhB84HAACSDQAwzwcAAPIEABDQBwAAkg0AMNIHQACRDAAh4wcBAL0MACGMCAEAoAwAIbUJAQCgDAAhCc4HAACTDQAwzwcAAOwEABDQBwAAkw0AMNIHQACIDAAh4wcBAKQMACH4BwEAlQwAIbYJAQCVDAAhtwkAAbkMACG4CQABuQwAIQnOBwAAlA0AMM8HAADZBAAQ0AcAAJQNADDSB0AAkQwAIeMHAQC9DAAh-AcBAKAMACG2CQEAoAwAIbcJAAG-DAAhuAkAAb4MACECtgkBAAAAAbcJAAEAAAEGzgcAAJYNADDPBwAA0wQAENAHAACWDQAwugkBAJUMACG7CQIApwwAIbwJBADtDAAhBs4HAACXDQAwzwcAAMAEABDQBwAAlw0AMLoJAQCgDAAhuwkCALUMACG8CQQA9AwAIQvOBwAAmA0AMM8HAAC6BAAQ0AcAAJgNADDSB0AAiAwAIeMHAQCkDAAh7QcCAKcMACHwB0AAiAwAIfgHAQCXDAAh-gcBAKQMACG9CQEApgwAIb4JAADODAAgDc4HAACZDQAwzwcAAKIEABDQBwAAmQ0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCkDAAhgAgBAJUMACGBCAEAlQwAIZkJAQCkDAAhoAlAAJYMACGmCQABuQwAIb8JQACWDAAhDs4HAACaDQAwzwcAAIwEABDQBwAAmg0AMNIHQACIDAAh4wcBAKQMACHpBwEAlwwAIewHAQCVDAAh-gcBAKQMACH7BwEApgwAIf8IAQCVDAAhjQkBAJcMACHACQEAlQwAIcEJAQCVDAAhwglAAJYMACENzgcAAJsNADDPBwAA9AMAENAHAACbDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKYMACH_CAEAlQwAIaEJAAG5DAAhwwkBAJUMACHECQEAlQwAIcUJQACWDAAhxgkAAM4MACANzgcAAJwNADDPBwAA4QMAENAHAACcDQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAMkMACH_CAEAoAwAIaEJAAG-DAAhwwkBAKAMACHECQEAoAwAIcUJQAChDAAhxgkAANEMACAFzgcAAJ0NADDPBwAA2wMAENAHAACdDQAw-QdAAIgMACHHCQABuQwAIQXOBwAAng0AMM8HAADIAwAQ0AcAAJ4NADD5B0AAkQwAIccJAAG-DAAhF84HAACfDQAwzwcAAMIDABDQBwAAnw0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCkDAAh-wcBAKQMACGQCAEAlQwAIZEIAQCkDAAh_QgBAKYMACGDCQAArgwAIJ4JAQCXDAAhoAlAAJYMACGmCQABuQwAIcgJAACuDAAgyQlAAJYMACHKCQIA7gwAIcsJAgDuDAAhzAkBAJcMACHNCQEAlwwAIc4JAQCmDAAhzwkBAKYMACEWzgcAAKANADDPBwAArAMAENAHAACgDQAw0gdAAIgMACHdBwEAlQwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhgAgBAJUMACGBCAEAlQwAIYMJAACuDAAghgkBAJUMACGHCQAArgwAIIgJIACwDAAhnQkAAbkMACGgCUAAlgwAIcEJAQCXDAAhyQlAAJYMACHQCQEApgwAIdEJAQCXDAAh0glAAJYMACEMzgcAAKENADDPBwAAlgMAENAHAAChDQAw0gdAAIgMACHdBwEAlQwAIZ4IAQCkDAAh3QgBAJUMACHnCAIApwwAIdMJAAClDAAg1AkBAJcMACHVCQQA7QwAIdYJIACwDAAhDM4HAACiDQAwzwcAAIMDABDQBwAAog0AMNIHQACRDAAh3QcBAKAMACGeCAEAvQwAId0IAQCgDAAh5wgCALUMACHTCQAAygwAINQJAQCiDAAh1QkEAPQMACHWCSAAtAwAIQnOBwAAow0AMM8HAAD9AgAQ0AcAAKMNADCjCAEApAwAIaQIAQCXDAAhyggBAKQMACHOCAEAlQwAIdkIBADtDAAh1wlAAIgMACEJzgcAAKQNADDPBwAA6gIAENAHAACkDQAwowgBAL0MACGkCAEAogwAIcoIAQC9DAAhzggBAKAMACHZCAQA9AwAIdcJQACRDAAhCM4HAAClDQAwzwcAAOQCABDQBwAApQ0AMNIHQACIDAAhzggBAJUMACGzCQEAlQwAIdgJAQCVDAAh2QlAAJYMACEJzgcAAKYNADDPBwAAzgIAENAHAACmDQAw7AcgALAMACGWCAEAlQwAIZ8IAQCVDAAhzggBAJUMACHfCAEAlQwAIdoJQACIDAAhI84HAACnDQAwzwcAALgCABDQBwAApw0AMN0HAQCVDAAhywgBAJUMACHPCAEAlQwAIdEIAgCnDAAh0ggCAKcMACHTCAIApwwAIdgIBACHDAAhxAkBAJUMACHWCSAAsAwAIdsJAQCVDAAh3AkBAJcMACHdCQIApwwAId4JAgCnDAAh3wkCAKcMACHgCQIApwwAIeEJAQCmDAAh4gkgALAMACHjCUAAlgwAIeQJQACWDAAh5QkBAJcMACHmCUAAlgwAIecJAACuDAAg6AkAAK4MACDpCQAArgwAIOoJQACWDAAh6wkgALAMACHsCQAArgwAIO0JAgCnDAAh7gkCAKcMACHvCQEAlwwAIfAJAQCmDAAh8QkBAKYMACENzgcAAKgNADDPBwAAogIAENAHAACoDQAw0gdAAIgMACHdBwEAlQwAIYcIAgCnDAAhnggBAKQMACHECAIApwwAIdIIAgCnDAAh5wgCAKcMACHWCSAAsAwAIfIJAQCVDAAh8wkAAK4MACAQBgAAqg0AIAgAAKsNACAOAACsDQAgzgcAAKkNADDPBwAADgAQ0AcAAKkNADDSB0AAkQwAId0HAQCgDAAhhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8gkBAKAMACHzCQAArgwAIAOwCQAACQAgsQkAAAkAILIJAAAJACADsAkAABEAILEJAAARACCyCQAAEQAgA7AJAAAWACCxCQAAFgAgsgkAABYAIA3OBwAArQ0AMM8HAACKAgAQ0AcAAK0NADDSB0AAiAwAId0HAQCVDAAh4wcBAKQMACHsBwEAlQwAIfsHAQCkDAAhlggBAJUMACHPCAEAlwwAIfQJAgCnDAAh9QkBAJcMACH2CUAAlgwAIQzOBwAArg0AMM8HAADyAQAQ0AcAAK4NADDRB0AAlgwAId0HAQCVDAAh4wcBAKQMACH7BwEApgwAIZYIAQCVDAAhzwgBAJcMACH0CQIApwwAIfcJAQCVDAAh-AlAAIgMACEMzgcAAK8NADDPBwAA2AEAENAHAACvDQAw3QcBAJUMACH7BwEApAwAIZwIBACHDAAh0QgEAIcMACHSCAQAhwwAIdMIBACHDAAh-QkEAIcMACH6CQIApwwAIfsJAgCnDAAhDQQAALENACDOBwAAsA0AMM8HAAAHABDQBwAAsA0AMN0HAQCgDAAh-wcBAL0MACGcCAQAkAwAIdEIBACQDAAh0ggEAJAMACHTCAQAkAwAIfkJBACQDAAh-gkCALUMACH7CQIAtQwAIRcDAACNDQAgBQAA8Q0AIAYAAKoNACAIAACrDQAgDwAAxQ0AIBAAAMYNACARAADADQAgHAAAyA0AIM4HAADwDQAwzwcAAAMAENAHAADwDQAw0gdAAJEMACHjBwEAvQwAIfoHAQC9DAAh_wgBAKAMACHDCQEAoAwAIcQJAQCgDAAh_AkgALQMACH9CUAAoQwAIf4JQACRDAAh_wlAAKEMACGICgAAAwAgiQoAAAMAIA3OBwAAsg0AMM8HAADAAQAQ0AcAALINADDSB0AAiAwAIeMHAQCkDAAh-gcBAKQMACH_CAEAlQwAIcMJAQCVDAAhxAkBAJUMACH8CSAAsAwAIf0JQACWDAAh_glAAIgMACH_CUAAlgwAIQzOBwAAsw0AMM8HAACqAQAQ0AcAALMNADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH_CAEAlQwAIcMJAQCVDAAhgAoBAJcMACGBCkAAiAwAIYIKQACWDAAhgwoBAJcMACENAwAAjQ0AIBYAALUNACDOBwAAtA0AMM8HAABLABDQBwAAtA0AMNIHQACRDAAh4wcBAL0MACHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQDJDAAhvgkAANEMACASAwAAjQ0AIBUAANQNACAXAADXDQAgzgcAANYNADDPBwAARwAQ0AcAANYNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGZCQEAvQwAIaAJQAChDAAhpgkAAb4MACG_CUAAoQwAIYgKAABHACCJCgAARwAgFiEAALcNACArAADKDAAgzgcAALYNADDPBwAAggEAENAHAAC2DQAw0gdAAJEMACHfBwEAogwAIeMHAQC9DAAh5AcEAJAMACHlBwEAvQwAIeYHAQC9DAAh5wcBAKAMACHoBwEAoAwAIekHAQCgDAAh6gdAAJEMACHrBwEAyQwAIewHAQCgDAAh7QcCALUMACHuB0AAoQwAIe8HQAChDAAh8AdAAJEMACHxB0AAoQwAIRUDAACNDQAgIgAAug0AICMAALsNACDOBwAAuQ0AMM8HAAB6ABDQBwAAuQ0AMNIHQACRDAAh3QcBAKAMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIfwHAQCgDAAh_QcAAK4MACD-BwEAogwAIf8HQAChDAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAhiAoAAHoAIIkKAAB6ACAJIQAAtw0AIM4HAAC4DQAwzwcAAH4AENAHAAC4DQAw0gdAAJEMACHjBwEAvQwAIeUHAQC9DAAh-AcBAKAMACH5B0AAoQwAIRMDAACNDQAgIgAAug0AICMAALsNACDOBwAAuQ0AMM8HAAB6ABDQBwAAuQ0AMNIHQACRDAAh3QcBAKAMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIfwHAQCgDAAh_QcAAK4MACD-BwEAogwAIf8HQAChDAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAhA7AJAAB-ACCxCQAAfgAgsgkAAH4AIAOwCQAAggEAILEJAACCAQAgsgkAAIIBACAVAwAAjQ0AIB8AAL0NACDOBwAAvA0AMM8HAABxABDQBwAAvA0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAb4MACGnCQEAoAwAIagJAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgEgMAAI0NACAgAACODQAgzgcAAIwNADDPBwAAbwAQ0AcAAIwNADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIY0JAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgrAkCALUMACGtCQEAogwAIa4JQAChDAAhiAoAAG8AIIkKAABvACAC4wcBAAAAAfoHAQAAAAEYAwAAjQ0AIBEAAMANACATAADBDQAgFAAAwg0AIM4HAAC_DQAwzwcAAGkAENAHAAC_DQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH_CAEAoAwAIYkJAgC1DAAhjQkBAKAMACGOCQEAoAwAIY8JAQCiDAAhkAkAANEMACCRCQEAogwAIZIJAACuDAAgkwkCALUMACGUCQIAtQwAIQOwCQAANQAgsQkAADUAILIJAAA1ACAMEgAAhA0AIM4HAACDDQAwzwcAADoAENAHAACDDQAw3gdAAKEMACHuB0AAkQwAIf0IAQC9DAAhigkAAK4MACCLCQAArgwAIIwJAQCiDAAhiAoAADoAIIkKAAA6ACADsAkAADwAILEJAAA8ACCyCQAAPAAgGQ8AAMUNACAQAADGDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIBwAAMgNACAdAADEDQAgHgAAxw0AIB8AAMoNACAgAACODQAgJAAAzg0AICUAAM8NACDOBwAAww0AMM8HAABaABDQBwAAww0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIf8IAQCgDAAhwwkBAKAMACGACgEAogwAIYEKQACRDAAhggpAAKEMACGDCgEAogwAIQOwCQAAAwAgsQkAAAMAILIJAAADACADsAkAAC0AILEJAAAtACCyCQAALQAgA7AJAAAxACCxCQAAMQAgsgkAADEAIAOwCQAAaQAgsQkAAGkAILIJAABpACADsAkAAEIAILEJAABCACCyCQAAQgAgA7AJAABHACCxCQAARwAgsgkAAEcAIBIDAACNDQAgIAAAjg0AIM4HAACMDQAwzwcAAG8AENAHAACMDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGNCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIKwJAgC1DAAhrQkBAKIMACGuCUAAoQwAIYgKAABvACCJCgAAbwAgA7AJAABOACCxCQAATgAgsgkAAE4AIAOwCQAAUgAgsQkAAFIAILIJAABSACADsAkAAFYAILEJAABWACCyCQAAVgAgA7AJAAB6ACCxCQAAegAgsgkAAHoAIAOwCQAASwAgsQkAAEsAILIJAABLACAUAwAA0Q0AIAQBAKIMACEVAADSDQAgzgcAANANADDPBwAAVgAQ0AcAANANADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH5B0AAkQwAIfoHAQDJDAAh-wcBAMkMACGYCAEAoAwAIZUJAAG-DAAhlgkAAb4MACGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhGw8AAMUNACAQAADGDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIBwAAMgNACAdAADEDQAgHgAAxw0AIB8AAMoNACAgAACODQAgJAAAzg0AICUAAM8NACDOBwAAww0AMM8HAABaABDQBwAAww0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIf8IAQCgDAAhwwkBAKAMACGACgEAogwAIYEKQACRDAAhggpAAKEMACGDCgEAogwAIYgKAABaACCJCgAAWgAgFgMAAI0NACAEAADaDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIM4HAADZDQAwzwcAAEIAENAHAADZDQAw0gdAAJEMACHjBwEAvQwAIekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIcAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIYgKAABCACCJCgAAQgAgEAMAAI0NACAVAADUDQAgzgcAANMNADDPBwAAUgAQ0AcAANMNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGcCQABvgwAIZ0JAAG-DAAhngkBAKIMACGfCUAAoQwAIaAJQAChDAAhFgMAAI0NACAEAADaDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIM4HAADZDQAwzwcAAEIAENAHAADZDQAw0gdAAJEMACHjBwEAvQwAIekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIcAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIYgKAABCACCJCgAAQgAgDQMAAI0NACAVAADUDQAgzgcAANUNADDPBwAATgAQ0AcAANUNADD5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIaEJAAG-DAAhogkBAKAMACGjCQEAoAwAIaQJQAChDAAhEAMAAI0NACAVAADUDQAgFwAA1w0AIM4HAADWDQAwzwcAAEcAENAHAADWDQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhmQkBAL0MACGgCUAAoQwAIaYJAAG-DAAhvwlAAKEMACEPAwAAjQ0AIBYAALUNACDOBwAAtA0AMM8HAABLABDQBwAAtA0AMNIHQACRDAAh4wcBAL0MACHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQDJDAAhvgkAANEMACCICgAASwAgiQoAAEsAIALjBwEAAAAB-gcBAAAAARQDAACNDQAgBAAA2g0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACDOBwAA2Q0AMM8HAABCABDQBwAA2Q0AMNIHQACRDAAh4wcBAL0MACHpBwEAogwAIewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIf8IAQCgDAAhjQkBAKIMACHACQEAoAwAIcEJAQCgDAAhwglAAKEMACEXAwAAjQ0AIAUAAPENACAGAACqDQAgCAAAqw0AIA8AAMUNACAQAADGDQAgEQAAwA0AIBwAAMgNACDOBwAA8A0AMM8HAAADABDQBwAA8A0AMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfwJIAC0DAAh_QlAAKEMACH-CUAAkQwAIf8JQAChDAAhiAoAAAMAIIkKAAADACAC_QgBAAAAAf4IAAEAAAEHEgAAhA0AIM4HAADcDQAwzwcAADwAENAHAADcDQAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhGQQAALENACASAACEDQAgzgcAAN0NADDPBwAANQAQ0AcAAN0NADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_QgBAL0MACH_CAEAoAwAIYAJAQCgDAAhgQkBAKAMACGCCQAAygwAIIMJAACuDAAghAkCALUMACGFCSAAtAwAIYYJAQCgDAAhhwkAAK4MACCICSAAtAwAIYkJAgC1DAAhGQMAAI0NACAEAACxDQAgzgcAAN4NADDPBwAAMQAQ0AcAAN4NADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhkAgBAKAMACGRCAEAvQwAIf0IAQDJDAAhgwkAAK4MACCeCQEAogwAIaAJQAChDAAhpgkAAb4MACHICQAArgwAIMkJQAChDAAhygkCAPUMACHLCQIA9QwAIcwJAQCiDAAhzQkBAKIMACHOCQEAyQwAIc8JAQDJDAAhGAMAAI0NACAEAACxDQAgzgcAAN8NADDPBwAALQAQ0AcAAN8NADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIQKfCAEAAAABzggBAAAAAQoJAADiDQAgzgcAAOENADDPBwAAIgAQ0AcAAOENADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACEpBwAA5w0AIAoAAOgNACALAADpDQAgDAAA6g0AIM4HAADmDQAwzwcAABYAENAHAADmDQAw3QcBAKAMACHLCAEAoAwAIc8IAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh2AgEAJAMACHECQEAoAwAIdYJIAC0DAAh2wkBAKAMACHcCQEAogwAId0JAgC1DAAh3gkCALUMACHfCQIAtQwAIeAJAgC1DAAh4QkBAMkMACHiCSAAtAwAIeMJQAChDAAh5AlAAKEMACHlCQEAogwAIeYJQAChDAAh5wkAAK4MACDoCQAArgwAIOkJAACuDAAg6glAAKEMACHrCSAAtAwAIewJAACuDAAg7QkCALUMACHuCQIAtQwAIe8JAQCiDAAh8AkBAMkMACHxCQEAyQwAIYgKAAAWACCJCgAAFgAgCQkAAOINACDOBwAA4w0AMM8HAAAeABDQBwAA4w0AMNIHQACRDAAhzggBAKAMACGzCQEAoAwAIdgJAQCgDAAh2QlAAKEMACECowgBAAAAAcwIAgAAAAEZCQAA4g0AIM4HAADlDQAwzwcAABoAENAHAADlDQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAvQwAIcsIAQCgDAAhzAgCALUMACHNCAQAkAwAIc4IAQCgDAAhzwgBAKAMACHQCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdQIAADKDAAg1QhAAKEMACHWCEAAoQwAIdcIQAChDAAh2AgEAJAMACHZCAQAkAwAIdoIAQCgDAAhJwcAAOcNACAKAADoDQAgCwAA6Q0AIAwAAOoNACDOBwAA5g0AMM8HAAAWABDQBwAA5g0AMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCQAArgwAIOoJQAChDAAh6wkgALQMACHsCQAArgwAIO0JAgC1DAAh7gkCALUMACHvCQEAogwAIfAJAQDJDAAh8QkBAMkMACESBgAAqg0AIAgAAKsNACAOAACsDQAgzgcAAKkNADDPBwAADgAQ0AcAAKkNADDSB0AAkQwAId0HAQCgDAAhhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8gkBAKAMACHzCQAArgwAIIgKAAAOACCJCgAADgAgA7AJAAAaACCxCQAAGgAgsgkAABoAIAOwCQAAHgAgsQkAAB4AILIJAAAeACADsAkAACIAILEJAAAiACCyCQAAIgAgDwQAALENACAHAADsDQAgzgcAAOsNADDPBwAAEQAQ0AcAAOsNADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACHsBwEAoAwAIfsHAQC9DAAhlggBAKAMACHPCAEAogwAIfQJAgC1DAAh9QkBAKIMACH2CUAAoQwAIRIGAACqDQAgCAAAqw0AIA4AAKwNACDOBwAAqQ0AMM8HAAAOABDQBwAAqQ0AMNIHQACRDAAh3QcBAKAMACGHCAIAtQwAIZ4IAQC9DAAhxAgCALUMACHSCAIAtQwAIecIAgC1DAAh1gkgALQMACHyCQEAoAwAIfMJAACuDAAgiAoAAA4AIIkKAAAOACAOBAAA2g0AIAcAAOwNACDOBwAA7Q0AMM8HAAAJABDQBwAA7Q0AMNEHQAChDAAh3QcBAKAMACHjBwEAvQwAIfsHAQDJDAAhlggBAKAMACHPCAEAogwAIfQJAgC1DAAh9wkBAKAMACH4CUAAkQwAIQL6BwEAAAABwwkBAAAAAQLjBwEAAAAB-gcBAAAAARUDAACNDQAgBQAA8Q0AIAYAAKoNACAIAACrDQAgDwAAxQ0AIBAAAMYNACARAADADQAgHAAAyA0AIM4HAADwDQAwzwcAAAMAENAHAADwDQAw0gdAAJEMACHjBwEAvQwAIfoHAQC9DAAh_wgBAKAMACHDCQEAoAwAIcQJAQCgDAAh_AkgALQMACH9CUAAoQwAIf4JQACRDAAh_wlAAKEMACEPBAAAsQ0AIM4HAACwDQAwzwcAAAcAENAHAACwDQAw3QcBAKAMACH7BwEAvQwAIZwIBACQDAAh0QgEAJAMACHSCAQAkAwAIdMIBACQDAAh-QkEAJAMACH6CQIAtQwAIfsJAgC1DAAhiAoAAAcAIIkKAAAHACAAAAAAAAWNCgQAAAABlAoEAAAAAZUKBAAAAAGWCgQAAAABlwoEAAAAAQGNCkAAAAABAAAAAAAAAAAAAY0KAQAAAAEBjQpAAAAAAQGNCgEAAAABAAAAAAAFjQoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAgAAAAEFMgAAoBYAIDMAAKMWACCKCgAAoRYAIIsKAACiFgAgkAoAAHwAIAMyAACgFgAgigoAAKEWACCQCgAAfAAgAAAABTIAAJsWACAzAACeFgAgigoAAJwWACCLCgAAnRYAIJAKAAB8ACADMgAAmxYAIIoKAACcFgAgkAoAAHwAIAAAAAKNCgEAAAAEkwoBAAAABQUyAACUFgAgMwAAmRYAIIoKAACVFgAgiwoAAJgWACCQCgAAAQAgCzIAAKUOADAzAACqDgAwigoAAKYOADCLCgAApw4AMIwKAACoDgAgjQoAAKkOADCOCgAAqQ4AMI8KAACpDgAwkAoAAKkOADCRCgAAqw4AMJIKAACsDgAwCzIAAJkOADAzAACeDgAwigoAAJoOADCLCgAAmw4AMIwKAACcDgAgjQoAAJ0OADCOCgAAnQ4AMI8KAACdDgAwkAoAAJ0OADCRCgAAnw4AMJIKAACgDgAwESuAAAAAAdIHQAAAAAHfBwEAAAAB4wcBAAAAAeQHBAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwEAAAAB6gdAAAAAAesHAQAAAAHsBwEAAAAB7QcCAAAAAe4HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAECAAAAhAEAIDIAAKQOACADAAAAhAEAIDIAAKQOACAzAACjDgAgASsAAJcWADAWIQAAtw0AICsAAMoMACDOBwAAtg0AMM8HAACCAQAQ0AcAALYNADDSB0AAkQwAId8HAQCiDAAh4wcBAAAAAeQHBACQDAAh5QcBAL0MACHmBwEAvQwAIecHAQCgDAAh6AcBAKAMACHpBwEAoAwAIeoHQACRDAAh6wcBAMkMACHsBwEAoAwAIe0HAgC1DAAh7gdAAKEMACHvB0AAoQwAIfAHQACRDAAh8QdAAKEMACECAAAAhAEAICsAAKMOACACAAAAoQ4AICsAAKIOACAVKwAAygwAIM4HAACgDgAwzwcAAKEOABDQBwAAoA4AMNIHQACRDAAh3wcBAKIMACHjBwEAvQwAIeQHBACQDAAh5QcBAL0MACHmBwEAvQwAIecHAQCgDAAh6AcBAKAMACHpBwEAoAwAIeoHQACRDAAh6wcBAMkMACHsBwEAoAwAIe0HAgC1DAAh7gdAAKEMACHvB0AAoQwAIfAHQACRDAAh8QdAAKEMACEVKwAAygwAIM4HAACgDgAwzwcAAKEOABDQBwAAoA4AMNIHQACRDAAh3wcBAKIMACHjBwEAvQwAIeQHBACQDAAh5QcBAL0MACHmBwEAvQwAIecHAQCgDAAh6AcBAKAMACHpBwEAoAwAIeoHQACRDAAh6wcBAMkMACHsBwEAoAwAIe0HAgC1DAAh7gdAAKEMACHvB0AAoQwAIfAHQACRDAAh8QdAAKEMACERK4AAAAAB0gdAAPgNACHfBwEAhA4AIeMHAQCCDgAh5AcEAPcNACHmBwEAgg4AIecHAQCCDgAh6AcBAIIOACHpBwEAgg4AIeoHQAD4DQAh6wcBAIQOACHsBwEAgg4AIe0HAgCKDgAh7gdAAIMOACHvB0AAgw4AIfAHQAD4DQAh8QdAAIMOACERK4AAAAAB0gdAAPgNACHfBwEAhA4AIeMHAQCCDgAh5AcEAPcNACHmBwEAgg4AIecHAQCCDgAh6AcBAIIOACHpBwEAgg4AIeoHQAD4DQAh6wcBAIQOACHsBwEAgg4AIe0HAgCKDgAh7gdAAIMOACHvB0AAgw4AIfAHQAD4DQAh8QdAAIMOACERK4AAAAAB0gdAAAAAAd8HAQAAAAHjBwEAAAAB5AcEAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAQAAAAHqB0AAAAAB6wcBAAAAAewHAQAAAAHtBwIAAAAB7gdAAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQTSB0AAAAAB4wcBAAAAAfgHAQAAAAH5B0AAAAABAgAAAIABACAyAACwDgAgAwAAAIABACAyAACwDgAgMwAArw4AIAErAACWFgAwCSEAALcNACDOBwAAuA0AMM8HAAB-ABDQBwAAuA0AMNIHQACRDAAh4wcBAAAAAeUHAQC9DAAh-AcBAKAMACH5B0AAoQwAIQIAAACAAQAgKwAArw4AIAIAAACtDgAgKwAArg4AIAjOBwAArA4AMM8HAACtDgAQ0AcAAKwOADDSB0AAkQwAIeMHAQC9DAAh5QcBAL0MACH4BwEAoAwAIfkHQAChDAAhCM4HAACsDgAwzwcAAK0OABDQBwAArA4AMNIHQACRDAAh4wcBAL0MACHlBwEAvQwAIfgHAQCgDAAh-QdAAKEMACEE0gdAAPgNACHjBwEAgg4AIfgHAQCCDgAh-QdAAIMOACEE0gdAAPgNACHjBwEAgg4AIfgHAQCCDgAh-QdAAIMOACEE0gdAAAAAAeMHAQAAAAH4BwEAAAAB-QdAAAAAAQGNCgEAAAAEAzIAAJQWACCKCgAAlRYAIJAKAAABACAEMgAApQ4AMIoKAACmDgAwjAoAAKgOACCQCgAAqQ4AMAQyAACZDgAwigoAAJoOADCMCgAAnA4AIJAKAACdDgAwAAAAAAABjQogAAAAAQAAAAAAAAAAAAABjQoAAQAAAQAAAAAAAAAAAAABjQoAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABY0KBAAAAAGUCgQAAAABlQoEAAAAAZYKBAAAAAGXCgQAAAABBY0KAgAAAAGUCgIAAAABlQoCAAAAAZYKAgAAAAGXCgIAAAABAAAAAAAFMgAAjxYAIDMAAJIWACCKCgAAkBYAIIsKAACRFgAgkAoAABgAIAMyAACPFgAgigoAAJAWACCQCgAAGAAgAAAAAAAAAAAAAAAAAAAAAAAABTIAAIoWACAzAACNFgAgigoAAIsWACCLCgAAjBYAIJAKAABrACADMgAAihYAIIoKAACLFgAgkAoAAGsAIAAAAAAAAo0KAQAAAASTCgEAAAAFAo0KAQAAAASTCgEAAAAFBTIAAIIWACAzAACIFgAgigoAAIMWACCLCgAAhxYAIJAKAAAFACAFMgAAgBYAIDMAAIUWACCKCgAAgRYAIIsKAACEFgAgkAoAAGsAIAGNCgEAAAAEAY0KAQAAAAQDMgAAghYAIIoKAACDFgAgkAoAAAUAIAMyAACAFgAgigoAAIEWACCQCgAAawAgAAAAAo0KAQAAAASTCgEAAAAFAo0KAQAAAASTCgEAAAAFBTIAAPsVACAzAAD-FQAgigoAAPwVACCLCgAA_RUAIJAKAABrACABjQoBAAAABAGNCgEAAAAEAzIAAPsVACCKCgAA_BUAIJAKAABrACAHAwAAoBAAIBEAAMAUACATAADBFAAgFAAAwhQAII8JAAD-DQAgkAkAAP4NACCRCQAA_g0AIAAAAAAAAo0KAQAAAASTCgEAAAAFBTIAAPQVACAzAAD5FQAgigoAAPUVACCLCgAA-BUAIJAKAAABACALMgAA2A8AMDMAAN0PADCKCgAA2Q8AMIsKAADaDwAwjAoAANsPACCNCgAA3A8AMI4KAADcDwAwjwoAANwPADCQCgAA3A8AMJEKAADeDwAwkgoAAN8PADAHMgAA0w8AIDMAANYPACCKCgAA1A8AIIsKAADVDwAgjgoAADoAII8KAAA6ACCQCgAAqwYAIAsyAADHDwAwMwAAzA8AMIoKAADIDwAwiwoAAMkPADCMCgAAyg8AII0KAADLDwAwjgoAAMsPADCPCgAAyw8AMJAKAADLDwAwkQoAAM0PADCSCgAAzg8AMAL5B0AAAAAB_ggAAQAAAQIAAAA-ACAyAADSDwAgAwAAAD4AIDIAANIPACAzAADRDwAgASsAAPcVADAIEgAAhA0AIM4HAADcDQAwzwcAADwAENAHAADcDQAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhhAoAANsNACACAAAAPgAgKwAA0Q8AIAIAAADPDwAgKwAA0A8AIAbOBwAAzg8AMM8HAADPDwAQ0AcAAM4PADD5B0AAkQwAIf0IAQC9DAAh_ggAAb4MACEGzgcAAM4PADDPBwAAzw8AENAHAADODwAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhAvkHQAD4DQAh_ggAAcUOACEC-QdAAPgNACH-CAABxQ4AIQL5B0AAAAAB_ggAAQAAAQXeB0AAAAAB7gdAAAAAAYoJAAC5DwAgiwkAALoPACCMCQEAAAABAgAAAKsGACAyAADTDwAgAwAAADoAIDIAANMPACAzAADXDwAgBwAAADoAICsAANcPACDeB0AAgw4AIe4HQAD4DQAhigkAALYPACCLCQAAtw8AIIwJAQCEDgAhBd4HQACDDgAh7gdAAPgNACGKCQAAtg8AIIsJAAC3DwAgjAkBAIQOACETBAAAsQ8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABAgAAADcAIDIAAOMPACADAAAANwAgMgAA4w8AIDMAAOIPACABKwAA9hUAMBkEAACxDQAgEgAAhA0AIM4HAADdDQAwzwcAADUAENAHAADdDQAw0gdAAJEMACHjBwEAAAAB7AcBAKAMACH6BwEAvQwAIfsHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_QgBAL0MACH_CAEAoAwAIYAJAQCgDAAhgQkBAKAMACGCCQAAygwAIIMJAACuDAAghAkCALUMACGFCSAAtAwAIYYJAQCgDAAhhwkAAK4MACCICSAAtAwAIYkJAgC1DAAhAgAAADcAICsAAOIPACACAAAA4A8AICsAAOEPACAXzgcAAN8PADDPBwAA4A8AENAHAADfDwAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf0IAQC9DAAh_wgBAKAMACGACQEAoAwAIYEJAQCgDAAhggkAAMoMACCDCQAArgwAIIQJAgC1DAAhhQkgALQMACGGCQEAoAwAIYcJAACuDAAgiAkgALQMACGJCQIAtQwAIRfOBwAA3w8AMM8HAADgDwAQ0AcAAN8PADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_QgBAL0MACH_CAEAoAwAIYAJAQCgDAAhgQkBAKAMACGCCQAAygwAIIMJAACuDAAghAkCALUMACGFCSAAtAwAIYYJAQCgDAAhhwkAAK4MACCICSAAtAwAIYkJAgC1DAAhEtIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGACQEAgg4AIYEJAQCCDgAhggmAAAAAAYMJAACrDwAghAkCAIoOACGFCSAAug4AIYYJAQCCDgAhhwkAAKwPACCICSAAug4AIYkJAgCKDgAhEwQAAK0PACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhgAkBAIIOACGBCQEAgg4AIYIJgAAAAAGDCQAAqw8AIIQJAgCKDgAhhQkgALoOACGGCQEAgg4AIYcJAACsDwAgiAkgALoOACGJCQIAig4AIRMEAACxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-wcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJgAAAAAGDCQAArw8AIIQJAgAAAAGFCSAAAAABhgkBAAAAAYcJAACwDwAgiAkgAAAAAYkJAgAAAAEBjQoBAAAABAMyAAD0FQAgigoAAPUVACCQCgAAAQAgBDIAANgPADCKCgAA2Q8AMIwKAADbDwAgkAoAANwPADADMgAA0w8AIIoKAADUDwAgkAoAAKsGACAEMgAAxw8AMIoKAADIDwAwjAoAAMoPACCQCgAAyw8AMAAAAAAABzIAAOwVACAzAADyFQAgigoAAO0VACCLCgAA8RUAII4KAABaACCPCgAAWgAgkAoAAAEAIAcyAADqFQAgMwAA7xUAIIoKAADrFQAgiwoAAO4VACCOCgAAQgAgjwoAAEIAIJAKAABEACADMgAA7BUAIIoKAADtFQAgkAoAAAEAIAMyAADqFQAgigoAAOsVACCQCgAARAAgAAAABTIAAOIVACAzAADoFQAgigoAAOMVACCLCgAA5xUAIJAKAAABACAFMgAA4BUAIDMAAOUVACCKCgAA4RUAIIsKAADkFQAgkAoAAEQAIAMyAADiFQAgigoAAOMVACCQCgAAAQAgAzIAAOAVACCKCgAA4RUAIJAKAABEACAAAAAFMgAA2BUAIDMAAN4VACCKCgAA2RUAIIsKAADdFQAgkAoAAAEAIAUyAADWFQAgMwAA2xUAIIoKAADXFQAgiwoAANoVACCQCgAARAAgAzIAANgVACCKCgAA2RUAIJAKAAABACADMgAA1hUAIIoKAADXFQAgkAoAAEQAIAAAAAKNCgEAAAAEkwoBAAAABQUyAADOFQAgMwAA1BUAIIoKAADPFQAgiwoAANMVACCQCgAAAQAgBTIAAMwVACAzAADRFQAgigoAAM0VACCLCgAA0BUAIJAKAAChBQAgAY0KAQAAAAQDMgAAzhUAIIoKAADPFQAgkAoAAAEAIAMyAADMFQAgigoAAM0VACCQCgAAoQUAIAAAAAAAAo0KAQAAAASTCgEAAAAFBTIAAMYVACAzAADKFQAgigoAAMcVACCLCgAAyRUAIJAKAAABACALMgAAkRAAMDMAAJYQADCKCgAAkhAAMIsKAACTEAAwjAoAAJQQACCNCgAAlRAAMI4KAACVEAAwjwoAAJUQADCQCgAAlRAAMJEKAACXEAAwkgoAAJgQADAPAwAAhxAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpgkAAQAAAacJAQAAAAGoCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAhhAAIAIAAABzACAyAACcEAAgAwAAAHMAIDIAAJwQACAzAACbEAAgASsAAMgVADAVAwAAjQ0AIB8AAL0NACDOBwAAvA0AMM8HAABxABDQBwAAvA0AMNIHQACRDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhjQkBAKIMACGgCUAAoQwAIaQJQAChDAAhpQkBAL0MACGmCQABAAABpwkBAKAMACGoCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIAIAAABzACArAACbEAAgAgAAAJkQACArAACaEAAgE84HAACYEAAwzwcAAJkQABDQBwAAmBAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAb4MACGnCQEAoAwAIagJAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgE84HAACYEAAwzwcAAJkQABDQBwAAmBAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAb4MACGnCQEAoAwAIagJAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgDtIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGNCQEAhA4AIaAJQACDDgAhpAlAAIMOACGmCQABxQ4AIacJAQCCDgAhqAkBAIQOACGpCQEAhA4AIaoJAQCEDgAhqwkAAIMQACAPAwAAhBAAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGNCQEAhA4AIaAJQACDDgAhpAlAAIMOACGmCQABxQ4AIacJAQCCDgAhqAkBAIQOACGpCQEAhA4AIaoJAQCEDgAhqwkAAIMQACAPAwAAhxAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpgkAAQAAAacJAQAAAAGoCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAhhAAIAGNCgEAAAAEAzIAAMYVACCKCgAAxxUAIJAKAAABACAEMgAAkRAAMIoKAACSEAAwjAoAAJQQACCQCgAAlRAAMBAPAACxFAAgEAAAshQAIBgAALUUACAZAAC3FAAgGgAAuBQAIBsAALkUACAcAAC0FAAgHQAAsBQAIB4AALMUACAfAAC2FAAgIAAAoRAAICQAALoUACAlAAC7FAAggAoAAP4NACCCCgAA_g0AIIMKAAD-DQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFMgAAvhUAIDMAAMQVACCKCgAAvxUAIIsKAADDFQAgkAoAAAEAIAcyAAC8FQAgMwAAwRUAIIoKAAC9FQAgiwoAAMAVACCOCgAARwAgjwoAAEcAIJAKAABJACADMgAAvhUAIIoKAAC_FQAgkAoAAAEAIAMyAAC8FQAgigoAAL0VACCQCgAASQAgAAAABTIAALQVACAzAAC6FQAgigoAALUVACCLCgAAuRUAIJAKAAABACAFMgAAshUAIDMAALcVACCKCgAAsxUAIIsKAAC2FQAgkAoAAEQAIAcyAAC_EAAgMwAAwhAAIIoKAADAEAAgiwoAAMEQACCOCgAASwAgjwoAAEsAIJAKAACJAQAgCAMAALcQACDSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAfoHAQAAAAG-CYAAAAABAgAAAIkBACAyAAC_EAAgAwAAAEsAIDIAAL8QACAzAADDEAAgCgAAAEsAIAMAALUQACArAADDEAAg0gdAAPgNACHjBwEAgg4AIe0HAgCKDgAh8AdAAPgNACH4BwEAhA4AIfoHAQCCDgAhvgmAAAAAAQgDAAC1EAAg0gdAAPgNACHjBwEAgg4AIe0HAgCKDgAh8AdAAPgNACH4BwEAhA4AIfoHAQCCDgAhvgmAAAAAAQMyAAC0FQAgigoAALUVACCQCgAAAQAgAzIAALIVACCKCgAAsxUAIJAKAABEACADMgAAvxAAIIoKAADAEAAgkAoAAIkBACAAAAAFMgAAphUAIDMAALAVACCKCgAApxUAIIsKAACvFQAgkAoAAAEAIAcyAACkFQAgMwAArRUAIIoKAAClFQAgiwoAAKwVACCOCgAAAwAgjwoAAAMAIJAKAAAFACALMgAA9BAAMDMAAPkQADCKCgAA9RAAMIsKAAD2EAAwjAoAAPcQACCNCgAA-BAAMI4KAAD4EAAwjwoAAPgQADCQCgAA-BAAMJEKAAD6EAAwkgoAAPsQADALMgAA6BAAMDMAAO0QADCKCgAA6RAAMIsKAADqEAAwjAoAAOsQACCNCgAA7BAAMI4KAADsEAAwjwoAAOwQADCQCgAA7BAAMJEKAADuEAAwkgoAAO8QADALMgAA3BAAMDMAAOEQADCKCgAA3RAAMIsKAADeEAAwjAoAAN8QACCNCgAA4BAAMI4KAADgEAAwjwoAAOAQADCQCgAA4BAAMJEKAADiEAAwkgoAAOMQADALMgAA0BAAMDMAANUQADCKCgAA0RAAMIsKAADSEAAwjAoAANMQACCNCgAA1BAAMI4KAADUEAAwjwoAANQQADCQCgAA1BAAMJEKAADWEAAwkgoAANcQADAOAwAA8A8AIAQBAAAAAdIHQAAAAAHjBwEAAAAB7AcBAAAAAfkHQAAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGaCQIAAAABmwlAAAAAAQIAAABYACAyAADbEAAgAwAAAFgAIDIAANsQACAzAADaEAAgASsAAKsVADAUAwAA0Q0AIAQBAKIMACEVAADSDQAgzgcAANANADDPBwAAVgAQ0AcAANANADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfkHQACRDAAh-gcBAMkMACH7BwEAyQwAIZgIAQCgDAAhlQkAAQAAAZYJAAEAAAGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhAgAAAFgAICsAANoQACACAAAA2BAAICsAANkQACASBAEAogwAIc4HAADXEAAwzwcAANgQABDQBwAA1xAAMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfkHQACRDAAh-gcBAMkMACH7BwEAyQwAIZgIAQCgDAAhlQkAAb4MACGWCQABvgwAIZcJAQCiDAAhmAkBAKIMACGZCQEAyQwAIZoJAgC1DAAhmwlAAKEMACESBAEAogwAIc4HAADXEAAwzwcAANgQABDQBwAA1xAAMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfkHQACRDAAh-gcBAMkMACH7BwEAyQwAIZgIAQCgDAAhlQkAAb4MACGWCQABvgwAIZcJAQCiDAAhmAkBAKIMACGZCQEAyQwAIZoJAgC1DAAhmwlAAKEMACENBAEAhA4AIdIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfkHQAD4DQAh-wcBAIQOACGYCAEAgg4AIZUJAAHFDgAhlgkAAcUOACGXCQEAhA4AIZgJAQCEDgAhmgkCAIoOACGbCUAAgw4AIQ4DAADuDwAgBAEAhA4AIdIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfkHQAD4DQAh-wcBAIQOACGYCAEAgg4AIZUJAAHFDgAhlgkAAcUOACGXCQEAhA4AIZgJAQCEDgAhmgkCAIoOACGbCUAAgw4AIQ4DAADwDwAgBAEAAAAB0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZoJAgAAAAGbCUAAAAABCgMAAPcPACDSB0AAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABnAkAAQAAAZ0JAAEAAAGeCQEAAAABnwlAAAAAAaAJQAAAAAECAAAAVAAgMgAA5xAAIAMAAABUACAyAADnEAAgMwAA5hAAIAErAACqFQAwEAMAAI0NACAVAADUDQAgzgcAANMNADDPBwAAUgAQ0AcAANMNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIZwJAAEAAAGdCQABvgwAIZ4JAQCiDAAhnwlAAKEMACGgCUAAoQwAIQIAAABUACArAADmEAAgAgAAAOQQACArAADlEAAgDs4HAADjEAAwzwcAAOQQABDQBwAA4xAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIZwJAAG-DAAhnQkAAb4MACGeCQEAogwAIZ8JQAChDAAhoAlAAKEMACEOzgcAAOMQADDPBwAA5BAAENAHAADjEAAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZkJAQC9DAAhnAkAAb4MACGdCQABvgwAIZ4JAQCiDAAhnwlAAKEMACGgCUAAoQwAIQnSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZwJAAHFDgAhnQkAAcUOACGeCQEAhA4AIZ8JQACDDgAhoAlAAIMOACEKAwAA9Q8AINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfsHAQCCDgAhnAkAAcUOACGdCQABxQ4AIZ4JAQCEDgAhnwlAAIMOACGgCUAAgw4AIQoDAAD3DwAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZwJAAEAAAGdCQABAAABngkBAAAAAZ8JQAAAAAGgCUAAAAABBwMAAP4PACD5B0AAAAAB-wcBAAAAAaEJAAEAAAGiCQEAAAABowkBAAAAAaQJQAAAAAECAAAAUAAgMgAA8xAAIAMAAABQACAyAADzEAAgMwAA8hAAIAErAACpFQAwDQMAAI0NACAVAADUDQAgzgcAANUNADDPBwAATgAQ0AcAANUNADD5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIaEJAAEAAAGiCQEAoAwAIaMJAQCgDAAhpAlAAKEMACECAAAAUAAgKwAA8hAAIAIAAADwEAAgKwAA8RAAIAvOBwAA7xAAMM8HAADwEAAQ0AcAAO8QADD5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIaEJAAG-DAAhogkBAKAMACGjCQEAoAwAIaQJQAChDAAhC84HAADvEAAwzwcAAPAQABDQBwAA7xAAMPkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZkJAQC9DAAhoQkAAb4MACGiCQEAoAwAIaMJAQCgDAAhpAlAAKEMACEG-QdAAPgNACH7BwEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhBwMAAPwPACD5B0AA-A0AIfsHAQCCDgAhoQkAAcUOACGiCQEAgg4AIaMJAQCCDgAhpAlAAIMOACEHAwAA_g8AIPkHQAAAAAH7BwEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQoDAADEEAAgFwAAxhAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABAgAAAEkAIDIAAP8QACADAAAASQAgMgAA_xAAIDMAAP4QACABKwAAqBUAMBADAACNDQAgFQAA1A0AIBcAANcNACDOBwAA1g0AMM8HAABHABDQBwAA1g0AMNIHQACRDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhmQkBAL0MACGgCUAAoQwAIaYJAAEAAAG_CUAAoQwAIQIAAABJACArAAD-EAAgAgAAAPwQACArAAD9EAAgDc4HAAD7EAAwzwcAAPwQABDQBwAA-xAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABvgwAIb8JQAChDAAhDc4HAAD7EAAwzwcAAPwQABDQBwAA-xAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABvgwAIb8JQAChDAAhCNIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACEKAwAAvBAAIBcAAL4QACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhCgMAAMQQACAXAADGEAAg0gdAAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEDMgAAphUAIIoKAACnFQAgkAoAAAEAIAMyAACkFQAgigoAAKUVACCQCgAABQAgBDIAAPQQADCKCgAA9RAAMIwKAAD3EAAgkAoAAPgQADAEMgAA6BAAMIoKAADpEAAwjAoAAOsQACCQCgAA7BAAMAQyAADcEAAwigoAAN0QADCMCgAA3xAAIJAKAADgEAAwBDIAANAQADCKCgAA0RAAMIwKAADTEAAgkAoAANQQADAAAAAAAAAAAAAAAAKNCgEAAAAEkwoBAAAABQKNCgEAAAAEkwoBAAAABQUyAACcFQAgMwAAohUAIIoKAACdFQAgiwoAAKEVACCQCgAAAQAgBTIAAJoVACAzAACfFQAgigoAAJsVACCLCgAAnhUAIJAKAAAFACABjQoBAAAABAGNCgEAAAAEAzIAAJwVACCKCgAAnRUAIJAKAAABACADMgAAmhUAIIoKAACbFQAgkAoAAAUAIAAAAAKNCgEAAAAEkwoBAAAABQKNCgEAAAAEkwoBAAAABQUyAACSFQAgMwAAmBUAIIoKAACTFQAgiwoAAJcVACCQCgAAAQAgBTIAAJAVACAzAACVFQAgigoAAJEVACCLCgAAlBUAIJAKAAAFACABjQoBAAAABAGNCgEAAAAEAzIAAJIVACCKCgAAkxUAIJAKAAABACADMgAAkBUAIIoKAACRFQAgkAoAAAUAIAAAAAAAAAAAAAAAAAAFMgAAixUAIDMAAI4VACCKCgAAjBUAIIsKAACNFQAgkAoAABgAIAMyAACLFQAgigoAAIwVACCQCgAAGAAgAAAABTIAAIYVACAzAACJFQAgigoAAIcVACCLCgAAiBUAIJAKAAAYACADMgAAhhUAIIoKAACHFQAgkAoAABgAIAAAAAAAAo0KAQAAAASTCgEAAAAFAo0KAQAAAASTCgEAAAAFAo0KAQAAAASTCgEAAAAFAo0KAQAAAASTCgEAAAAFBTIAAP4UACAzAACEFQAgigoAAP8UACCLCgAAgxUAIJAKAACNAgAgCzIAAN0RADAzAADiEQAwigoAAN4RADCLCgAA3xEAMIwKAADgEQAgjQoAAOERADCOCgAA4REAMI8KAADhEQAwkAoAAOERADCRCgAA4xEAMJIKAADkEQAwCzIAANERADAzAADWEQAwigoAANIRADCLCgAA0xEAMIwKAADUEQAgjQoAANURADCOCgAA1REAMI8KAADVEQAwkAoAANURADCRCgAA1xEAMJIKAADYEQAwCzIAAMURADAzAADKEQAwigoAAMYRADCLCgAAxxEAMIwKAADIEQAgjQoAAMkRADCOCgAAyREAMI8KAADJEQAwkAoAAMkRADCRCgAAyxEAMJIKAADMEQAwBewHIAAAAAGWCAEAAAABnwgBAAAAAd8IAQAAAAHaCUAAAAABAgAAACQAIDIAANARACADAAAAJAAgMgAA0BEAIDMAAM8RACABKwAAghUAMAsJAADiDQAgzgcAAOENADDPBwAAIgAQ0AcAAOENADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACGFCgAA4A0AIAIAAAAkACArAADPEQAgAgAAAM0RACArAADOEQAgCc4HAADMEQAwzwcAAM0RABDQBwAAzBEAMOwHIAC0DAAhlggBAKAMACGfCAEAoAwAIc4IAQCgDAAh3wgBAKAMACHaCUAAkQwAIQnOBwAAzBEAMM8HAADNEQAQ0AcAAMwRADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACEF7AcgALoOACGWCAEAgg4AIZ8IAQCCDgAh3wgBAIIOACHaCUAA-A0AIQXsByAAug4AIZYIAQCCDgAhnwgBAIIOACHfCAEAgg4AIdoJQAD4DQAhBewHIAAAAAGWCAEAAAABnwgBAAAAAd8IAQAAAAHaCUAAAAABBNIHQAAAAAGzCQEAAAAB2AkBAAAAAdkJQAAAAAECAAAAIAAgMgAA3BEAIAMAAAAgACAyAADcEQAgMwAA2xEAIAErAACBFQAwCQkAAOINACDOBwAA4w0AMM8HAAAeABDQBwAA4w0AMNIHQACRDAAhzggBAKAMACGzCQEAoAwAIdgJAQAAAAHZCUAAoQwAIQIAAAAgACArAADbEQAgAgAAANkRACArAADaEQAgCM4HAADYEQAwzwcAANkRABDQBwAA2BEAMNIHQACRDAAhzggBAKAMACGzCQEAoAwAIdgJAQCgDAAh2QlAAKEMACEIzgcAANgRADDPBwAA2REAENAHAADYEQAw0gdAAJEMACHOCAEAoAwAIbMJAQCgDAAh2AkBAKAMACHZCUAAoQwAIQTSB0AA-A0AIbMJAQCCDgAh2AkBAIIOACHZCUAAgw4AIQTSB0AA-A0AIbMJAQCCDgAh2AkBAIIOACHZCUAAgw4AIQTSB0AAAAABswkBAAAAAdgJAQAAAAHZCUAAAAABFNIHQAAAAAH7BwEAAAABowgBAAAAAcQIAgAAAAHKCAEAAAABywgBAAAAAcwIAgAAAAHNCAQAAAABzwgBAAAAAdAIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCIAAAAAB1QhAAAAAAdYIQAAAAAHXCEAAAAAB2AgEAAAAAdkIBAAAAAHaCAEAAAABAgAAABwAIDIAAOgRACADAAAAHAAgMgAA6BEAIDMAAOcRACABKwAAgBUAMBoJAADiDQAgzgcAAOUNADDPBwAAGgAQ0AcAAOUNADDSB0AAkQwAIfsHAQC9DAAhowgBAL0MACHECAIAtQwAIcoIAQAAAAHLCAEAoAwAIcwIAgC1DAAhzQgEAJAMACHOCAEAoAwAIc8IAQCgDAAh0AgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHUCAAAygwAINUIQAChDAAh1ghAAKEMACHXCEAAoQwAIdgIBACQDAAh2QgEAJAMACHaCAEAoAwAIYYKAADkDQAgAgAAABwAICsAAOcRACACAAAA5REAICsAAOYRACAYzgcAAOQRADDPBwAA5REAENAHAADkEQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAvQwAIcsIAQCgDAAhzAgCALUMACHNCAQAkAwAIc4IAQCgDAAhzwgBAKAMACHQCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdQIAADKDAAg1QhAAKEMACHWCEAAoQwAIdcIQAChDAAh2AgEAJAMACHZCAQAkAwAIdoIAQCgDAAhGM4HAADkEQAwzwcAAOURABDQBwAA5BEAMNIHQACRDAAh-wcBAL0MACGjCAEAvQwAIcQIAgC1DAAhyggBAL0MACHLCAEAoAwAIcwIAgC1DAAhzQgEAJAMACHOCAEAoAwAIc8IAQCgDAAh0AgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHUCAAAygwAINUIQAChDAAh1ghAAKEMACHXCEAAoQwAIdgIBACQDAAh2QgEAJAMACHaCAEAoAwAIRTSB0AA-A0AIfsHAQCCDgAhowgBAIIOACHECAIAig4AIcoIAQCCDgAhywgBAIIOACHMCAIAig4AIc0IBAD3DQAhzwgBAIIOACHQCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdQIgAAAAAHVCEAAgw4AIdYIQACDDgAh1whAAIMOACHYCAQA9w0AIdkIBAD3DQAh2ggBAIIOACEU0gdAAPgNACH7BwEAgg4AIaMIAQCCDgAhxAgCAIoOACHKCAEAgg4AIcsIAQCCDgAhzAgCAIoOACHNCAQA9w0AIc8IAQCCDgAh0AgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHUCIAAAAAB1QhAAIMOACHWCEAAgw4AIdcIQACDDgAh2AgEAPcNACHZCAQA9w0AIdoIAQCCDgAhFNIHQAAAAAH7BwEAAAABowgBAAAAAcQIAgAAAAHKCAEAAAABywgBAAAAAcwIAgAAAAHNCAQAAAABzwgBAAAAAdAIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCIAAAAAB1QhAAAAAAdYIQAAAAAHXCEAAAAAB2AgEAAAAAdkIBAAAAAHaCAEAAAABAY0KAQAAAAQBjQoBAAAABAGNCgEAAAAEAY0KAQAAAAQDMgAA_hQAIIoKAAD_FAAgkAoAAI0CACAEMgAA3REAMIoKAADeEQAwjAoAAOARACCQCgAA4REAMAQyAADREQAwigoAANIRADCMCgAA1BEAIJAKAADVEQAwBDIAAMURADCKCgAAxhEAMIwKAADIEQAgkAoAAMkRADAAAAAAAAKNCgEAAAAEkwoBAAAABQsyAACUEgAwMwAAmRIAMIoKAACVEgAwiwoAAJYSADCMCgAAlxIAII0KAACYEgAwjgoAAJgSADCPCgAAmBIAMJAKAACYEgAwkQoAAJoSADCSCgAAmxIAMAsyAACGEgAwMwAAixIAMIoKAACHEgAwiwoAAIgSADCMCgAAiRIAII0KAACKEgAwjgoAAIoSADCPCgAAihIAMJAKAACKEgAwkQoAAIwSADCSCgAAjRIAMAsyAAD6EQAwMwAA_xEAMIoKAAD7EQAwiwoAAPwRADCMCgAA_REAII0KAAD-EQAwjgoAAP4RADCPCgAA_hEAMJAKAAD-EQAwkQoAAIASADCSCgAAgRIAMCIKAADuEQAgCwAA7xEAIAwAAPARACDdBwEAAAABywgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADpEQAg6AkAAOoRACDpCQAA6xEAIOoJQAAAAAHrCSAAAAAB7AkAAOwRACDtCQIAAAAB7gkCAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAQIAAAAYACAyAACFEgAgAwAAABgAIDIAAIUSACAzAACEEgAgASsAAP0UADAnBwAA5w0AIAoAAOgNACALAADpDQAgDAAA6g0AIM4HAADmDQAwzwcAABYAENAHAADmDQAw3QcBAAAAAcsIAQCgDAAhzwgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHYCAQAkAwAIcQJAQCgDAAh1gkgALQMACHbCQEAoAwAIdwJAQCiDAAh3QkCALUMACHeCQIAtQwAId8JAgC1DAAh4AkCALUMACHhCQEAyQwAIeIJIAC0DAAh4wlAAKEMACHkCUAAoQwAIeUJAQCiDAAh5glAAKEMACHnCQAArgwAIOgJAACuDAAg6QkAAK4MACDqCUAAoQwAIesJIAC0DAAh7AkAAK4MACDtCQIAtQwAIe4JAgC1DAAh7wkBAKIMACHwCQEAyQwAIfEJAQDJDAAhAgAAABgAICsAAIQSACACAAAAghIAICsAAIMSACAjzgcAAIESADDPBwAAghIAENAHAACBEgAw3QcBAKAMACHLCAEAoAwAIc8IAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh2AgEAJAMACHECQEAoAwAIdYJIAC0DAAh2wkBAKAMACHcCQEAogwAId0JAgC1DAAh3gkCALUMACHfCQIAtQwAIeAJAgC1DAAh4QkBAMkMACHiCSAAtAwAIeMJQAChDAAh5AlAAKEMACHlCQEAogwAIeYJQAChDAAh5wkAAK4MACDoCQAArgwAIOkJAACuDAAg6glAAKEMACHrCSAAtAwAIewJAACuDAAg7QkCALUMACHuCQIAtQwAIe8JAQCiDAAh8AkBAMkMACHxCQEAyQwAISPOBwAAgRIAMM8HAACCEgAQ0AcAAIESADDdBwEAoAwAIcsIAQCgDAAhzwgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHYCAQAkAwAIcQJAQCgDAAh1gkgALQMACHbCQEAoAwAIdwJAQCiDAAh3QkCALUMACHeCQIAtQwAId8JAgC1DAAh4AkCALUMACHhCQEAyQwAIeIJIAC0DAAh4wlAAKEMACHkCUAAoQwAIeUJAQCiDAAh5glAAKEMACHnCQAArgwAIOgJAACuDAAg6QkAAK4MACDqCUAAoQwAIesJIAC0DAAh7AkAAK4MACDtCQIAtQwAIe4JAgC1DAAh7wkBAKIMACHwCQEAyQwAIfEJAQDJDAAhH90HAQCCDgAhywgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QkAAL8RACDqCUAAgw4AIesJIAC6DgAh7AkAAMARACDtCQIAig4AIe4JAgCKDgAh7wkBAIQOACHwCQEAhA4AIfEJAQCEDgAhIgoAAMIRACALAADDEQAgDAAAxBEAIN0HAQCCDgAhywgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QkAAL8RACDqCUAAgw4AIesJIAC6DgAh7AkAAMARACDtCQIAig4AIe4JAgCKDgAh7wkBAIQOACHwCQEAhA4AIfEJAQCEDgAhIgoAAO4RACALAADvEQAgDAAA8BEAIN0HAQAAAAHLCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB2AgEAAAAAcQJAQAAAAHWCSAAAAAB2wkBAAAAAdwJAQAAAAHdCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkBAAAAAeIJIAAAAAHjCUAAAAAB5AlAAAAAAeUJAQAAAAHmCUAAAAAB5wkAAOkRACDoCQAA6hEAIOkJAADrEQAg6glAAAAAAesJIAAAAAHsCQAA7BEAIO0JAgAAAAHuCQIAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAABCgQAAJMSACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-wcBAAAAAZYIAQAAAAH0CQIAAAAB9QkBAAAAAfYJQAAAAAECAAAAEwAgMgAAkhIAIAMAAAATACAyAACSEgAgMwAAkBIAIAErAAD8FAAwDwQAALENACAHAADsDQAgzgcAAOsNADDPBwAAEQAQ0AcAAOsNADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAewHAQCgDAAh-wcBAL0MACGWCAEAoAwAIc8IAQCiDAAh9AkCALUMACH1CQEAogwAIfYJQAChDAAhAgAAABMAICsAAJASACACAAAAjhIAICsAAI8SACANzgcAAI0SADDPBwAAjhIAENAHAACNEgAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH7BwEAvQwAIZYIAQCgDAAhzwgBAKIMACH0CQIAtQwAIfUJAQCiDAAh9glAAKEMACENzgcAAI0SADDPBwAAjhIAENAHAACNEgAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH7BwEAvQwAIZYIAQCgDAAhzwgBAKIMACH0CQIAtQwAIfUJAQCiDAAh9glAAKEMACEJ0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIZYIAQCCDgAh9AkCAIoOACH1CQEAhA4AIfYJQACDDgAhCgQAAJESACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfsHAQCCDgAhlggBAIIOACH0CQIAig4AIfUJAQCEDgAh9glAAIMOACEFMgAA9xQAIDMAAPoUACCKCgAA-BQAIIsKAAD5FAAgkAoAAAUAIAoEAACTEgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGWCAEAAAAB9AkCAAAAAfUJAQAAAAH2CUAAAAABAzIAAPcUACCKCgAA-BQAIJAKAAAFACAJBAAAoRIAINEHQAAAAAHdBwEAAAAB4wcBAAAAAfsHAQAAAAGWCAEAAAAB9AkCAAAAAfcJAQAAAAH4CUAAAAABAgAAAAsAIDIAAKASACADAAAACwAgMgAAoBIAIDMAAJ4SACABKwAA9hQAMA4EAADaDQAgBwAA7A0AIM4HAADtDQAwzwcAAAkAENAHAADtDQAw0QdAAKEMACHdBwEAoAwAIeMHAQAAAAH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACH0CQIAtQwAIfcJAQCgDAAh-AlAAJEMACECAAAACwAgKwAAnhIAIAIAAACcEgAgKwAAnRIAIAzOBwAAmxIAMM8HAACcEgAQ0AcAAJsSADDRB0AAoQwAId0HAQCgDAAh4wcBAL0MACH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACH0CQIAtQwAIfcJAQCgDAAh-AlAAJEMACEMzgcAAJsSADDPBwAAnBIAENAHAACbEgAw0QdAAKEMACHdBwEAoAwAIeMHAQC9DAAh-wcBAMkMACGWCAEAoAwAIc8IAQCiDAAh9AkCALUMACH3CQEAoAwAIfgJQACRDAAhCNEHQACDDgAh3QcBAIIOACHjBwEAgg4AIfsHAQCEDgAhlggBAIIOACH0CQIAig4AIfcJAQCCDgAh-AlAAPgNACEJBAAAnxIAINEHQACDDgAh3QcBAIIOACHjBwEAgg4AIfsHAQCEDgAhlggBAIIOACH0CQIAig4AIfcJAQCCDgAh-AlAAPgNACEHMgAA8RQAIDMAAPQUACCKCgAA8hQAIIsKAADzFAAgjgoAAAMAII8KAAADACCQCgAABQAgCQQAAKESACDRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAfQJAgAAAAH3CQEAAAAB-AlAAAAAAQMyAADxFAAgigoAAPIUACCQCgAABQAgAY0KAQAAAAQEMgAAlBIAMIoKAACVEgAwjAoAAJcSACCQCgAAmBIAMAQyAACGEgAwigoAAIcSADCMCgAAiRIAIJAKAACKEgAwBDIAAPoRADCKCgAA-xEAMIwKAAD9EQAgkAoAAP4RADAAAAAAAAAAAAcyAADsFAAgMwAA7xQAIIoKAADtFAAgiwoAAO4UACCOCgAADgAgjwoAAA4AIJAKAACNAgAgAzIAAOwUACCKCgAA7RQAIJAKAACNAgAgAAAAAAAHMgAA5xQAIDMAAOoUACCKCgAA6BQAIIsKAADpFAAgjgoAAA4AII8KAAAOACCQCgAAjQIAIAMyAADnFAAgigoAAOgUACCQCgAAjQIAIAAAAAAABTIAAOIUACAzAADlFAAgigoAAOMUACCLCgAA5BQAIJAKAAAFACADMgAA4hQAIIoKAADjFAAgkAoAAAUAIAoDAACgEAAgBQAAyhQAIAYAAKYSACAIAACnEgAgDwAAsRQAIBAAALIUACARAADAFAAgHAAAtBQAIP0JAAD-DQAg_wkAAP4NACAAAAAFMgAA1xQAIDMAAOAUACCKCgAA2BQAIIsKAADfFAAgkAoAAAEAIAcyAACJEwAgMwAAjBMAIIoKAACKEwAgiwoAAIsTACCOCgAABwAgjwoAAAcAIJAKAADDAQAgCzIAAIATADAzAACEEwAwigoAAIETADCLCgAAghMAMIwKAACDEwAgjQoAAJgSADCOCgAAmBIAMI8KAACYEgAwkAoAAJgSADCRCgAAhRMAMJIKAACbEgAwCzIAAPcSADAzAAD7EgAwigoAAPgSADCLCgAA-RIAMIwKAAD6EgAgjQoAAIoSADCOCgAAihIAMI8KAACKEgAwkAoAAIoSADCRCgAA_BIAMJIKAACNEgAwCzIAAOsSADAzAADwEgAwigoAAOwSADCLCgAA7RIAMIwKAADuEgAgjQoAAO8SADCOCgAA7xIAMI8KAADvEgAwkAoAAO8SADCRCgAA8RIAMJIKAADyEgAwCzIAAN8SADAzAADkEgAwigoAAOASADCLCgAA4RIAMIwKAADiEgAgjQoAAOMSADCOCgAA4xIAMI8KAADjEgAwkAoAAOMSADCRCgAA5RIAMJIKAADmEgAwCzIAANYSADAzAADaEgAwigoAANcSADCLCgAA2BIAMIwKAADZEgAgjQoAANwPADCOCgAA3A8AMI8KAADcDwAwkAoAANwPADCRCgAA2xIAMJIKAADfDwAwCzIAAMoSADAzAADPEgAwigoAAMsSADCLCgAAzBIAMIwKAADNEgAgjQoAAM4SADCOCgAAzhIAMI8KAADOEgAwkAoAAM4SADCRCgAA0BIAMJIKAADREgAwDgMAAIARACAYAACCEQAgGQAAgxEAIBoAAIQRACAbAACFEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAANUSACADAAAARAAgMgAA1RIAIDMAANQSACABKwAA3hQAMBUDAACNDQAgBAAA2g0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACDOBwAA2Q0AMM8HAABCABDQBwAA2Q0AMNIHQACRDAAh4wcBAAAAAekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIa8JAADYDQAgwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhAgAAAEQAICsAANQSACACAAAA0hIAICsAANMSACAOzgcAANESADDPBwAA0hIAENAHAADREgAw0gdAAJEMACHjBwEAvQwAIekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIcAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIQ7OBwAA0RIAMM8HAADSEgAQ0AcAANESADDSB0AAkQwAIeMHAQC9DAAh6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhCdIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQ4DAADKEAAgGAAAzBAAIBkAAM0QACAaAADOEAAgGwAAzxAAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQ4DAACAEQAgGAAAghEAIBkAAIMRACAaAACEEQAgGwAAhREAINIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAARMSAACyDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_QgBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJgAAAAAGDCQAArw8AIIQJAgAAAAGFCSAAAAABhgkBAAAAAYcJAACwDwAgiAkgAAAAAYkJAgAAAAECAAAANwAgMgAA3hIAIAMAAAA3ACAyAADeEgAgMwAA3RIAIAErAADdFAAwAgAAADcAICsAAN0SACACAAAA4A8AICsAANwSACAS0gdAAPgNACHjBwEAgg4AIewHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_QgBAIIOACH_CAEAgg4AIYAJAQCCDgAhgQkBAIIOACGCCYAAAAABgwkAAKsPACCECQIAig4AIYUJIAC6DgAhhgkBAIIOACGHCQAArA8AIIgJIAC6DgAhiQkCAIoOACETEgAArg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf0IAQCCDgAh_wgBAIIOACGACQEAgg4AIYEJAQCCDgAhggmAAAAAAYMJAACrDwAghAkCAIoOACGFCSAAug4AIYYJAQCCDgAhhwkAAKwPACCICSAAug4AIYkJAgCKDgAhExIAALIPACDSB0AAAAAB4wcBAAAAAewHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH9CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggmAAAAAAYMJAACvDwAghAkCAAAAAYUJIAAAAAGGCQEAAAABhwkAALAPACCICSAAAAABiQkCAAAAARMDAACXEQAg0gdAAAAAAeMHAQAAAAH5B0AAAAABkAgBAAAAAZEIAQAAAAH9CAEAAAABgwkAAJURACCeCQEAAAABoAlAAAAAAaYJAAEAAAHICQAAlhEAIMkJQAAAAAHKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAECAAAAMwAgMgAA6hIAIAMAAAAzACAyAADqEgAgMwAA6RIAIAErAADcFAAwGQMAAI0NACAEAACxDQAgzgcAAN4NADDPBwAAMQAQ0AcAAN4NADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABAAAByAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIQIAAAAzACArAADpEgAgAgAAAOcSACArAADoEgAgF84HAADmEgAwzwcAAOcSABDQBwAA5hIAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABvgwAIcgJAACuDAAgyQlAAKEMACHKCQIA9QwAIcsJAgD1DAAhzAkBAKIMACHNCQEAogwAIc4JAQDJDAAhzwkBAMkMACEXzgcAAOYSADDPBwAA5xIAENAHAADmEgAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZAIAQCgDAAhkQgBAL0MACH9CAEAyQwAIYMJAACuDAAgngkBAKIMACGgCUAAoQwAIaYJAAG-DAAhyAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIRLSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGQCAEAgg4AIZEIAQCCDgAh_QgBAIQOACGDCQAAkREAIJ4JAQCEDgAhoAlAAIMOACGmCQABxQ4AIcgJAACSEQAgyQlAAIMOACHKCQIAig8AIcsJAgCKDwAhzAkBAIQOACHNCQEAhA4AIc4JAQCEDgAhzwkBAIQOACETAwAAkxEAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIRMDAACXEQAg0gdAAAAAAeMHAQAAAAH5B0AAAAABkAgBAAAAAZEIAQAAAAH9CAEAAAABgwkAAJURACCeCQEAAAABoAlAAAAAAaYJAAEAAAHICQAAlhEAIMkJQAAAAAHKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAESAwAAohEAINIHQAAAAAHdBwEAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAECAAAALwAgMgAA9hIAIAMAAAAvACAyAAD2EgAgMwAA9RIAIAErAADbFAAwGAMAAI0NACAEAACxDQAgzgcAAN8NADDPBwAALQAQ0AcAAN8NADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGDCQAArgwAIIYJAQCgDAAhhwkAAK4MACCICSAAtAwAIZ0JAAEAAAGgCUAAoQwAIcEJAQCiDAAhyQlAAKEMACHQCQEAyQwAIdEJAQCiDAAh0glAAKEMACECAAAALwAgKwAA9RIAIAIAAADzEgAgKwAA9BIAIBbOBwAA8hIAMM8HAADzEgAQ0AcAAPISADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIRbOBwAA8hIAMM8HAADzEgAQ0AcAAPISADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIRHSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEgMAAJ4RACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEgMAAKIRACDSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABCgcAAK8SACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAABlggBAAAAAc8IAQAAAAH0CQIAAAAB9QkBAAAAAfYJQAAAAAECAAAAEwAgMgAA_xIAIAMAAAATACAyAAD_EgAgMwAA_hIAIAErAADaFAAwAgAAABMAICsAAP4SACACAAAAjhIAICsAAP0SACAJ0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACGWCAEAgg4AIc8IAQCEDgAh9AkCAIoOACH1CQEAhA4AIfYJQACDDgAhCgcAAK4SACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIZYIAQCCDgAhzwgBAIQOACH0CQIAig4AIfUJAQCEDgAh9glAAIMOACEKBwAArxIAINIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAGWCAEAAAABzwgBAAAAAfQJAgAAAAH1CQEAAAAB9glAAAAAAQkHAAC2EgAg0QdAAAAAAd0HAQAAAAHjBwEAAAABlggBAAAAAc8IAQAAAAH0CQIAAAAB9wkBAAAAAfgJQAAAAAECAAAACwAgMgAAiBMAIAMAAAALACAyAACIEwAgMwAAhxMAIAErAADZFAAwAgAAAAsAICsAAIcTACACAAAAnBIAICsAAIYTACAI0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAhlggBAIIOACHPCAEAhA4AIfQJAgCKDgAh9wkBAIIOACH4CUAA-A0AIQkHAAC1EgAg0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAhlggBAIIOACHPCAEAhA4AIfQJAgCKDgAh9wkBAIIOACH4CUAA-A0AIQkHAAC2EgAg0QdAAAAAAd0HAQAAAAHjBwEAAAABlggBAAAAAc8IAQAAAAH0CQIAAAAB9wkBAAAAAfgJQAAAAAEI3QcBAAAAAZwIBAAAAAHRCAQAAAAB0ggEAAAAAdMIBAAAAAH5CQQAAAAB-gkCAAAAAfsJAgAAAAECAAAAwwEAIDIAAIkTACADAAAABwAgMgAAiRMAIDMAAI0TACAKAAAABwAgKwAAjRMAIN0HAQCCDgAhnAgEAPcNACHRCAQA9w0AIdIIBAD3DQAh0wgEAPcNACH5CQQA9w0AIfoJAgCKDgAh-wkCAIoOACEI3QcBAIIOACGcCAQA9w0AIdEIBAD3DQAh0ggEAPcNACHTCAQA9w0AIfkJBAD3DQAh-gkCAIoOACH7CQIAig4AIQMyAADXFAAgigoAANgUACCQCgAAAQAgAzIAAIkTACCKCgAAihMAIJAKAADDAQAgBDIAAIATADCKCgAAgRMAMIwKAACDEwAgkAoAAJgSADAEMgAA9xIAMIoKAAD4EgAwjAoAAPoSACCQCgAAihIAMAQyAADrEgAwigoAAOwSADCMCgAA7hIAIJAKAADvEgAwBDIAAN8SADCKCgAA4BIAMIwKAADiEgAgkAoAAOMSADAEMgAA1hIAMIoKAADXEgAwjAoAANkSACCQCgAA3A8AMAQyAADKEgAwigoAAMsSADCMCgAAzRIAIJAKAADOEgAwAAAACzIAAJcUADAzAACcFAAwigoAAJgUADCLCgAAmRQAMIwKAACaFAAgjQoAAJsUADCOCgAAmxQAMI8KAACbFAAwkAoAAJsUADCRCgAAnRQAMJIKAACeFAAwCzIAAI4UADAzAACSFAAwigoAAI8UADCLCgAAkBQAMIwKAACRFAAgjQoAAO8SADCOCgAA7xIAMI8KAADvEgAwkAoAAO8SADCRCgAAkxQAMJIKAADyEgAwCzIAAIUUADAzAACJFAAwigoAAIYUADCLCgAAhxQAMIwKAACIFAAgjQoAAOMSADCOCgAA4xIAMI8KAADjEgAwkAoAAOMSADCRCgAAihQAMJIKAADmEgAwCzIAAPkTADAzAAD-EwAwigoAAPoTADCLCgAA-xMAMIwKAAD8EwAgjQoAAP0TADCOCgAA_RMAMI8KAAD9EwAwkAoAAP0TADCRCgAA_xMAMJIKAACAFAAwCzIAAPATADAzAAD0EwAwigoAAPETADCLCgAA8hMAMIwKAADzEwAgjQoAAM4SADCOCgAAzhIAMI8KAADOEgAwkAoAAM4SADCRCgAA9RMAMJIKAADREgAwCzIAAOcTADAzAADrEwAwigoAAOgTADCLCgAA6RMAMIwKAADqEwAgjQoAAPgQADCOCgAA-BAAMI8KAAD4EAAwkAoAAPgQADCRCgAA7BMAMJIKAAD7EAAwBzIAAOITACAzAADlEwAgigoAAOMTACCLCgAA5BMAII4KAABvACCPCgAAbwAgkAoAAKEFACALMgAA2RMAMDMAAN0TADCKCgAA2hMAMIsKAADbEwAwjAoAANwTACCNCgAAlRAAMI4KAACVEAAwjwoAAJUQADCQCgAAlRAAMJEKAADeEwAwkgoAAJgQADALMgAA0BMAMDMAANQTADCKCgAA0RMAMIsKAADSEwAwjAoAANMTACCNCgAA7BAAMI4KAADsEAAwjwoAAOwQADCQCgAA7BAAMJEKAADVEwAwkgoAAO8QADALMgAAxxMAMDMAAMsTADCKCgAAyBMAMIsKAADJEwAwjAoAAMoTACCNCgAA4BAAMI4KAADgEAAwjwoAAOAQADCQCgAA4BAAMJEKAADMEwAwkgoAAOMQADALMgAAvhMAMDMAAMITADCKCgAAvxMAMIsKAADAEwAwjAoAAMETACCNCgAA1BAAMI4KAADUEAAwjwoAANQQADCQCgAA1BAAMJEKAADDEwAwkgoAANcQADALMgAAshMAMDMAALcTADCKCgAAsxMAMIsKAAC0EwAwjAoAALUTACCNCgAAthMAMI4KAAC2EwAwjwoAALYTADCQCgAAthMAMJEKAAC4EwAwkgoAALkTADALMgAAphMAMDMAAKsTADCKCgAApxMAMIsKAACoEwAwjAoAAKkTACCNCgAAqhMAMI4KAACqEwAwjwoAAKoTADCQCgAAqhMAMJEKAACsEwAwkgoAAK0TADAIFgAAuBAAINIHQAAAAAHjBwEAAAAB7QcCAAAAAfAHQAAAAAH4BwEAAAABvQkBAAAAAb4JgAAAAAECAAAAiQEAIDIAALETACADAAAAiQEAIDIAALETACAzAACwEwAgASsAANYUADANAwAAjQ0AIBYAALUNACDOBwAAtA0AMM8HAABLABDQBwAAtA0AMNIHQACRDAAh4wcBAAAAAe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAAAAAb4JAADRDAAgAgAAAIkBACArAACwEwAgAgAAAK4TACArAACvEwAgC84HAACtEwAwzwcAAK4TABDQBwAArRMAMNIHQACRDAAh4wcBAL0MACHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQDJDAAhvgkAANEMACALzgcAAK0TADDPBwAArhMAENAHAACtEwAw0gdAAJEMACHjBwEAvQwAIe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAMkMACG-CQAA0QwAIAfSB0AA-A0AIeMHAQCCDgAh7QcCAIoOACHwB0AA-A0AIfgHAQCEDgAhvQkBAIQOACG-CYAAAAABCBYAALYQACDSB0AA-A0AIeMHAQCCDgAh7QcCAIoOACHwB0AA-A0AIfgHAQCEDgAhvQkBAIQOACG-CYAAAAABCBYAALgQACDSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAb0JAQAAAAG-CYAAAAABDiIAALMOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQIAAAB8ACAyAAC9EwAgAwAAAHwAIDIAAL0TACAzAAC8EwAgASsAANUUADATAwAAjQ0AICIAALoNACAjAAC7DQAgzgcAALkNADDPBwAAegAQ0AcAALkNADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIfwHAQCgDAAh_QcAAK4MACD-BwEAogwAIf8HQAChDAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAhAgAAAHwAICsAALwTACACAAAAuhMAICsAALsTACAQzgcAALkTADDPBwAAuhMAENAHAAC5EwAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEQzgcAALkTADDPBwAAuhMAENAHAAC5EwAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEM0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDiIAAJcOACAjAACYDgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDiIAALMOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQ8EAQAAAAEVAADxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQIAAAABmwlAAAAAAQIAAABYACAyAADGEwAgAwAAAFgAIDIAAMYTACAzAADFEwAgASsAANQUADACAAAAWAAgKwAAxRMAIAIAAADYEAAgKwAAxBMAIA4EAQCEDgAh0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-QdAAPgNACH7BwEAhA4AIZgIAQCCDgAhlQkAAcUOACGWCQABxQ4AIZcJAQCEDgAhmAkBAIQOACGZCQEAhA4AIZoJAgCKDgAhmwlAAIMOACEPBAEAhA4AIRUAAO8PACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfsHAQCEDgAhmAgBAIIOACGVCQABxQ4AIZYJAAHFDgAhlwkBAIQOACGYCQEAhA4AIZkJAQCEDgAhmgkCAIoOACGbCUAAgw4AIQ8EAQAAAAEVAADxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQIAAAABmwlAAAAAAQsVAAD4DwAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZkJAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQIAAABUACAyAADPEwAgAwAAAFQAIDIAAM8TACAzAADOEwAgASsAANMUADACAAAAVAAgKwAAzhMAIAIAAADkEAAgKwAAzRMAIArSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZkJAQCCDgAhnAkAAcUOACGdCQABxQ4AIZ4JAQCEDgAhnwlAAIMOACGgCUAAgw4AIQsVAAD2DwAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-wcBAIIOACGZCQEAgg4AIZwJAAHFDgAhnQkAAcUOACGeCQEAhA4AIZ8JQACDDgAhoAlAAIMOACELFQAA-A8AINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGZCQEAAAABnAkAAQAAAZ0JAAEAAAGeCQEAAAABnwlAAAAAAaAJQAAAAAEIFQAA_w8AIPkHQAAAAAH7BwEAAAABmQkBAAAAAaEJAAEAAAGiCQEAAAABowkBAAAAAaQJQAAAAAECAAAAUAAgMgAA2BMAIAMAAABQACAyAADYEwAgMwAA1xMAIAErAADSFAAwAgAAAFAAICsAANcTACACAAAA8BAAICsAANYTACAH-QdAAPgNACH7BwEAgg4AIZkJAQCCDgAhoQkAAcUOACGiCQEAgg4AIaMJAQCCDgAhpAlAAIMOACEIFQAA_Q8AIPkHQAD4DQAh-wcBAIIOACGZCQEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhCBUAAP8PACD5B0AAAAAB-wcBAAAAAZkJAQAAAAGhCQABAAABogkBAAAAAaMJAQAAAAGkCUAAAAABEB8AAIgQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgAgAAAHMAIDIAAOETACADAAAAcwAgMgAA4RMAIDMAAOATACABKwAA0RQAMAIAAABzACArAADgEwAgAgAAAJkQACArAADfEwAgD9IHQAD4DQAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGNCQEAhA4AIaAJQACDDgAhpAlAAIMOACGlCQEAgg4AIaYJAAHFDgAhpwkBAIIOACGoCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAgxAAIBAfAACFEAAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAhgAgBAIIOACGBCAEAgg4AIY0JAQCEDgAhoAlAAIMOACGkCUAAgw4AIaUJAQCCDgAhpgkAAcUOACGnCQEAgg4AIagJAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACDEAAgEB8AAIgQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgCyAAAJ8QACDSB0AAAAAB4wcBAAAAAewHAQAAAAGNCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAnRAAIKwJAgAAAAGtCQEAAAABrglAAAAAAQIAAAChBQAgMgAA4hMAIAMAAABvACAyAADiEwAgMwAA5hMAIA0AAABvACAgAACQEAAgKwAA5hMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIY0JAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACOEAAgrAkCAIoOACGtCQEAhA4AIa4JQACDDgAhCyAAAJAQACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQsVAADFEAAgFwAAxhAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABmQkBAAAAAaAJQAAAAAGmCQABAAABvwlAAAAAAQIAAABJACAyAADvEwAgAwAAAEkAIDIAAO8TACAzAADuEwAgASsAANAUADACAAAASQAgKwAA7hMAIAIAAAD8EAAgKwAA7RMAIAnSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACELFQAAvRAAIBcAAL4QACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACELFQAAxRAAIBcAAMYQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAZkJAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEPBAAAgREAIBgAAIIRACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAAPgTACADAAAARAAgMgAA-BMAIDMAAPcTACABKwAAzxQAMAIAAABEACArAAD3EwAgAgAAANISACArAAD2EwAgCtIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhDwQAAMsQACAYAADMEAAgGQAAzRAAIBoAAM4QACAbAADPEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEPBAAAgREAIBgAAIIRACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABExEAAOYPACATAADnDwAgFAAA6A8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGJCQIAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAmAAAAAAZEJAQAAAAGSCQAA5A8AIJMJAgAAAAGUCQIAAAABAgAAAGsAIDIAAIQUACADAAAAawAgMgAAhBQAIDMAAIMUACABKwAAzhQAMBkDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACGvCQAAvg0AIAIAAABrACArAACDFAAgAgAAAIEUACArAACCFAAgFM4HAACAFAAwzwcAAIEUABDQBwAAgBQAMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACEUzgcAAIAUADDPBwAAgRQAENAHAACAFAAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH_CAEAoAwAIYkJAgC1DAAhjQkBAKAMACGOCQEAoAwAIY8JAQCiDAAhkAkAANEMACCRCQEAogwAIZIJAACuDAAgkwkCALUMACGUCQIAtQwAIRDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhExEAAMQPACATAADFDwAgFAAAxg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACETEQAA5g8AIBMAAOcPACAUAADoDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAEUBAAAmBEAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAQIAAAAzACAyAACNFAAgAwAAADMAIDIAAI0UACAzAACMFAAgASsAAM0UADACAAAAMwAgKwAAjBQAIAIAAADnEgAgKwAAixQAIBPSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIRQEAACUEQAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-wcBAIIOACGQCAEAgg4AIZEIAQCCDgAh_QgBAIQOACGDCQAAkREAIJ4JAQCEDgAhoAlAAIMOACGmCQABxQ4AIcgJAACSEQAgyQlAAIMOACHKCQIAig8AIcsJAgCKDwAhzAkBAIQOACHNCQEAhA4AIc4JAQCEDgAhzwkBAIQOACEUBAAAmBEAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAARMEAACjEQAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAECAAAALwAgMgAAlhQAIAMAAAAvACAyAACWFAAgMwAAlRQAIAErAADMFAAwAgAAAC8AICsAAJUUACACAAAA8xIAICsAAJQUACAS0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEwQAAJ8RACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYMJAACcEQAghgkBAIIOACGHCQAAnREAIIgJIAC6DgAhnQkAAcUOACGgCUAAgw4AIcEJAQCEDgAhyQlAAIMOACHQCQEAhA4AIdEJAQCEDgAh0glAAIMOACETBAAAoxEAINIHQAAAAAHdBwEAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABEAUAAI8TACAGAACQEwAgCAAAkRMAIA8AAJITACAQAACTEwAgEQAAlBMAIBwAAJUTACDSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAECAAAABQAgMgAAohQAIAMAAAAFACAyAACiFAAgMwAAoRQAIAErAADLFAAwFwMAAI0NACAFAADxDQAgBgAAqg0AIAgAAKsNACAPAADFDQAgEAAAxg0AIBEAAMANACAcAADIDQAgzgcAAPANADDPBwAAAwAQ0AcAAPANADDSB0AAkQwAIeMHAQAAAAH6BwEAvQwAIf8IAQCgDAAhrwkAAO8NACDDCQEAoAwAIcQJAQCgDAAh_AkgALQMACH9CUAAoQwAIf4JQACRDAAh_wlAAKEMACGHCgAA7g0AIAIAAAAFACArAAChFAAgAgAAAJ8UACArAACgFAAgDc4HAACeFAAwzwcAAJ8UABDQBwAAnhQAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfwJIAC0DAAh_QlAAKEMACH-CUAAkQwAIf8JQAChDAAhDc4HAACeFAAwzwcAAJ8UABDQBwAAnhQAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfwJIAC0DAAh_QlAAKEMACH-CUAAkQwAIf8JQAChDAAhCdIHQAD4DQAh4wcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH8CSAAug4AIf0JQACDDgAh_glAAPgNACH_CUAAgw4AIRAFAADDEgAgBgAAxBIAIAgAAMUSACAPAADGEgAgEAAAxxIAIBEAAMgSACAcAADJEgAg0gdAAPgNACHjBwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhEAUAAI8TACAGAACQEwAgCAAAkRMAIA8AAJITACAQAACTEwAgEQAAlBMAIBwAAJUTACDSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAEEMgAAlxQAMIoKAACYFAAwjAoAAJoUACCQCgAAmxQAMAQyAACOFAAwigoAAI8UADCMCgAAkRQAIJAKAADvEgAwBDIAAIUUADCKCgAAhhQAMIwKAACIFAAgkAoAAOMSADAEMgAA-RMAMIoKAAD6EwAwjAoAAPwTACCQCgAA_RMAMAQyAADwEwAwigoAAPETADCMCgAA8xMAIJAKAADOEgAwBDIAAOcTADCKCgAA6BMAMIwKAADqEwAgkAoAAPgQADADMgAA4hMAIIoKAADjEwAgkAoAAKEFACAEMgAA2RMAMIoKAADaEwAwjAoAANwTACCQCgAAlRAAMAQyAADQEwAwigoAANETADCMCgAA0xMAIJAKAADsEAAwBDIAAMcTADCKCgAAyBMAMIwKAADKEwAgkAoAAOAQADAEMgAAvhMAMIoKAAC_EwAwjAoAAMETACCQCgAA1BAAMAQyAACyEwAwigoAALMTADCMCgAAtRMAIJAKAAC2EwAwBDIAAKYTADCKCgAApxMAMIwKAACpEwAgkAoAAKoTADAAAAAAAAAHAwAAoBAAICAAAKEQACCNCQAA_g0AIKkJAAD-DQAgqgkAAP4NACCtCQAA_g0AIK4JAAD-DQAgAAAAAAAFAwAAoBAAIBUAAMMUACAXAADEFAAgoAkAAP4NACC_CQAA_g0AIAYDAACgEAAgIgAAvhQAICMAAL8UACD7BwAA_g0AIP4HAAD-DQAg_wcAAP4NACAAAAADEgAAvA8AIN4HAAD-DQAgjAkAAP4NACAACgMAAKAQACAEAAC-EgAgGAAAtRQAIBkAALcUACAaAAC4FAAgGwAAuRQAIOkHAAD-DQAg-wcAAP4NACCNCQAA_g0AIMIJAAD-DQAgBQMAAKAQACAWAAC8FAAg-AcAAP4NACC9CQAA_g0AIL4JAAD-DQAgDgcAAMYUACAKAADHFAAgCwAAyBQAIAwAAMkUACDcCQAA_g0AIOEJAAD-DQAg4wkAAP4NACDkCQAA_g0AIOUJAAD-DQAg5gkAAP4NACDqCQAA_g0AIO8JAAD-DQAg8AkAAP4NACDxCQAA_g0AIAMGAACmEgAgCAAApxIAIA4AAKgSACAAAAABBAAAvhIAIAnSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAES0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAET0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZAIAQAAAAGRCAEAAAAB_QgBAAAAAYMJAACVEQAgngkBAAAAAaAJQAAAAAGmCQABAAAByAkAAJYRACDJCUAAAAABygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAHPCQEAAAABENIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGJCQIAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAmAAAAAAZEJAQAAAAGSCQAA5A8AIJMJAgAAAAGUCQIAAAABCtIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAEJ0gdAAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGZCQEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABD9IHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpQkBAAAAAaYJAAEAAAGnCQEAAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkAAIYQACAH-QdAAAAAAfsHAQAAAAGZCQEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQrSB0AAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABmQkBAAAAAZwJAAEAAAGdCQABAAABngkBAAAAAZ8JQAAAAAGgCUAAAAABDgQBAAAAAdIHQAAAAAHjBwEAAAAB7AcBAAAAAfkHQAAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkCAAAAAZsJQAAAAAEM0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQfSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAb0JAQAAAAG-CYAAAAABFQ8AAKQUACAQAAClFAAgGAAAqBQAIBkAAKsUACAaAACsFAAgGwAArRQAIBwAAKcUACAeAACmFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAADXFAAgCNEHQAAAAAHdBwEAAAAB4wcBAAAAAZYIAQAAAAHPCAEAAAAB9AkCAAAAAfcJAQAAAAH4CUAAAAABCdIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAGWCAEAAAABzwgBAAAAAfQJAgAAAAH1CQEAAAAB9glAAAAAARHSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABEtIHQAAAAAHjBwEAAAAB-QdAAAAAAZAIAQAAAAGRCAEAAAAB_QgBAAAAAYMJAACVEQAgngkBAAAAAaAJQAAAAAGmCQABAAAByAkAAJYRACDJCUAAAAABygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAHPCQEAAAABEtIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf0IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABCdIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQMAAABaACAyAADXFAAgMwAA4RQAIBcAAABaACAPAACaEwAgEAAAmxMAIBgAAJ4TACAZAAChEwAgGgAAohMAIBsAAKMTACAcAACdEwAgHgAAnBMAIB8AAJ8TACAgAACgEwAgJAAApBMAICUAAKUTACArAADhFAAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhFQ8AAJoTACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgGwAAoxMAIBwAAJ0TACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIREDAACOEwAgBgAAkBMAIAgAAJETACAPAACSEwAgEAAAkxMAIBEAAJQTACAcAACVEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB_AkgAAAAAf0JQAAAAAH-CUAAAAAB_wlAAAAAAQIAAAAFACAyAADiFAAgAwAAAAMAIDIAAOIUACAzAADmFAAgEwAAAAMAIAMAAMISACAGAADEEgAgCAAAxRIAIA8AAMYSACAQAADHEgAgEQAAyBIAIBwAAMkSACArAADmFAAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACERAwAAwhIAIAYAAMQSACAIAADFEgAgDwAAxhIAIBAAAMcSACARAADIEgAgHAAAyRIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhDAgAAKQSACAOAAClEgAg0gdAAAAAAd0HAQAAAAGHCAIAAAABnggBAAAAAcQIAgAAAAHSCAIAAAAB5wgCAAAAAdYJIAAAAAHyCQEAAAAB8wkAAKISACACAAAAjQIAIDIAAOcUACADAAAADgAgMgAA5xQAIDMAAOsUACAOAAAADgAgCAAA-BEAIA4AAPkRACArAADrFAAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfIJAQCCDgAh8wkAAPYRACAMCAAA-BEAIA4AAPkRACDSB0AA-A0AId0HAQCCDgAhhwgCAIoOACGeCAEAgg4AIcQIAgCKDgAh0ggCAIoOACHnCAIAig4AIdYJIAC6DgAh8gkBAIIOACHzCQAA9hEAIAwGAACjEgAgDgAApRIAINIHQAAAAAHdBwEAAAABhwgCAAAAAZ4IAQAAAAHECAIAAAAB0ggCAAAAAecIAgAAAAHWCSAAAAAB8gkBAAAAAfMJAACiEgAgAgAAAI0CACAyAADsFAAgAwAAAA4AIDIAAOwUACAzAADwFAAgDgAAAA4AIAYAAPcRACAOAAD5EQAgKwAA8BQAINIHQAD4DQAh3QcBAIIOACGHCAIAig4AIZ4IAQCCDgAhxAgCAIoOACHSCAIAig4AIecIAgCKDgAh1gkgALoOACHyCQEAgg4AIfMJAAD2EQAgDAYAAPcRACAOAAD5EQAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfIJAQCCDgAh8wkAAPYRACARAwAAjhMAIAUAAI8TACAIAACREwAgDwAAkhMAIBAAAJMTACARAACUEwAgHAAAlRMAINIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAECAAAABQAgMgAA8RQAIAMAAAADACAyAADxFAAgMwAA9RQAIBMAAAADACADAADCEgAgBQAAwxIAIAgAAMUSACAPAADGEgAgEAAAxxIAIBEAAMgSACAcAADJEgAgKwAA9RQAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhEQMAAMISACAFAADDEgAgCAAAxRIAIA8AAMYSACAQAADHEgAgEQAAyBIAIBwAAMkSACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH8CSAAug4AIf0JQACDDgAh_glAAPgNACH_CUAAgw4AIQjRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAfQJAgAAAAH3CQEAAAAB-AlAAAAAAREDAACOEwAgBQAAjxMAIAYAAJATACAPAACSEwAgEAAAkxMAIBEAAJQTACAcAACVEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB_AkgAAAAAf0JQAAAAAH-CUAAAAAB_wlAAAAAAQIAAAAFACAyAAD3FAAgAwAAAAMAIDIAAPcUACAzAAD7FAAgEwAAAAMAIAMAAMISACAFAADDEgAgBgAAxBIAIA8AAMYSACAQAADHEgAgEQAAyBIAIBwAAMkSACArAAD7FAAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACERAwAAwhIAIAUAAMMSACAGAADEEgAgDwAAxhIAIBAAAMcSACARAADIEgAgHAAAyRIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhCdIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAH7BwEAAAABlggBAAAAAfQJAgAAAAH1CQEAAAAB9glAAAAAAR_dBwEAAAABywgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADpEQAg6AkAAOoRACDpCQAA6xEAIOoJQAAAAAHrCSAAAAAB7AkAAOwRACDtCQIAAAAB7gkCAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAQwGAACjEgAgCAAApBIAINIHQAAAAAHdBwEAAAABhwgCAAAAAZ4IAQAAAAHECAIAAAAB0ggCAAAAAecIAgAAAAHWCSAAAAAB8gkBAAAAAfMJAACiEgAgAgAAAI0CACAyAAD-FAAgFNIHQAAAAAH7BwEAAAABowgBAAAAAcQIAgAAAAHKCAEAAAABywgBAAAAAcwIAgAAAAHNCAQAAAABzwgBAAAAAdAIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHUCIAAAAAB1QhAAAAAAdYIQAAAAAHXCEAAAAAB2AgEAAAAAdkIBAAAAAHaCAEAAAABBNIHQAAAAAGzCQEAAAAB2AkBAAAAAdkJQAAAAAEF7AcgAAAAAZYIAQAAAAGfCAEAAAAB3wgBAAAAAdoJQAAAAAEDAAAADgAgMgAA_hQAIDMAAIUVACAOAAAADgAgBgAA9xEAIAgAAPgRACArAACFFQAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfIJAQCCDgAh8wkAAPYRACAMBgAA9xEAIAgAAPgRACDSB0AA-A0AId0HAQCCDgAhhwgCAIoOACGeCAEAgg4AIcQIAgCKDgAh0ggCAIoOACHnCAIAig4AIdYJIAC6DgAh8gkBAIIOACHzCQAA9hEAICMHAADtEQAgCgAA7hEAIAsAAO8RACDdBwEAAAABywgBAAAAAc8IAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHYCAQAAAABxAkBAAAAAdYJIAAAAAHbCQEAAAAB3AkBAAAAAd0JAgAAAAHeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQEAAAAB4gkgAAAAAeMJQAAAAAHkCUAAAAAB5QkBAAAAAeYJQAAAAAHnCQAA6REAIOgJAADqEQAg6QkAAOsRACDqCUAAAAAB6wkgAAAAAewJAADsEQAg7QkCAAAAAe4JAgAAAAHvCQEAAAAB8AkBAAAAAfEJAQAAAAECAAAAGAAgMgAAhhUAIAMAAAAWACAyAACGFQAgMwAAihUAICUAAAAWACAHAADBEQAgCgAAwhEAIAsAAMMRACArAACKFQAg3QcBAIIOACHLCAEAgg4AIc8IAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh2AgEAPcNACHECQEAgg4AIdYJIAC6DgAh2wkBAIIOACHcCQEAhA4AId0JAgCKDgAh3gkCAIoOACHfCQIAig4AIeAJAgCKDgAh4QkBAIQOACHiCSAAug4AIeMJQACDDgAh5AlAAIMOACHlCQEAhA4AIeYJQACDDgAh5wkAAL0RACDoCQAAvhEAIOkJAAC_EQAg6glAAIMOACHrCSAAug4AIewJAADAEQAg7QkCAIoOACHuCQIAig4AIe8JAQCEDgAh8AkBAIQOACHxCQEAhA4AISMHAADBEQAgCgAAwhEAIAsAAMMRACDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QkAAL8RACDqCUAAgw4AIesJIAC6DgAh7AkAAMARACDtCQIAig4AIe4JAgCKDgAh7wkBAIQOACHwCQEAhA4AIfEJAQCEDgAhIwcAAO0RACAKAADuEQAgDAAA8BEAIN0HAQAAAAHLCAEAAAABzwgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADpEQAg6AkAAOoRACDpCQAA6xEAIOoJQAAAAAHrCSAAAAAB7AkAAOwRACDtCQIAAAAB7gkCAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAQIAAAAYACAyAACLFQAgAwAAABYAIDIAAIsVACAzAACPFQAgJQAAABYAIAcAAMERACAKAADCEQAgDAAAxBEAICsAAI8VACDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QkAAL8RACDqCUAAgw4AIesJIAC6DgAh7AkAAMARACDtCQIAig4AIe4JAgCKDgAh7wkBAIQOACHwCQEAhA4AIfEJAQCEDgAhIwcAAMERACAKAADCEQAgDAAAxBEAIN0HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCQAAvxEAIOoJQACDDgAh6wkgALoOACHsCQAAwBEAIO0JAgCKDgAh7gkCAIoOACHvCQEAhA4AIfAJAQCEDgAh8QkBAIQOACERAwAAjhMAIAUAAI8TACAGAACQEwAgCAAAkRMAIBAAAJMTACARAACUEwAgHAAAlRMAINIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfwJIAAAAAH9CUAAAAAB_glAAAAAAf8JQAAAAAECAAAABQAgMgAAkBUAIBUQAAClFAAgGAAAqBQAIBkAAKsUACAaAACsFAAgGwAArRQAIBwAAKcUACAdAACjFAAgHgAAphQAIB8AAKkUACAgAACqFAAgJAAArhQAICUAAK8UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAYAKAQAAAAGBCkAAAAABggpAAAAAAYMKAQAAAAECAAAAAQAgMgAAkhUAIAMAAAADACAyAACQFQAgMwAAlhUAIBMAAAADACADAADCEgAgBQAAwxIAIAYAAMQSACAIAADFEgAgEAAAxxIAIBEAAMgSACAcAADJEgAgKwAAlhUAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhEQMAAMISACAFAADDEgAgBgAAxBIAIAgAAMUSACAQAADHEgAgEQAAyBIAIBwAAMkSACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH8CSAAug4AIf0JQACDDgAh_glAAPgNACH_CUAAgw4AIQMAAABaACAyAACSFQAgMwAAmRUAIBcAAABaACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHgAAnBMAIB8AAJ8TACAgAACgEwAgJAAApBMAICUAAKUTACArAACZFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhFRAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIREDAACOEwAgBQAAjxMAIAYAAJATACAIAACREwAgDwAAkhMAIBEAAJQTACAcAACVEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB_AkgAAAAAf0JQAAAAAH-CUAAAAAB_wlAAAAAAQIAAAAFACAyAACaFQAgFQ8AAKQUACAYAACoFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHAAApxQAIB0AAKMUACAeAACmFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAACcFQAgAwAAAAMAIDIAAJoVACAzAACgFQAgEwAAAAMAIAMAAMISACAFAADDEgAgBgAAxBIAIAgAAMUSACAPAADGEgAgEQAAyBIAIBwAAMkSACArAACgFQAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACERAwAAwhIAIAUAAMMSACAGAADEEgAgCAAAxRIAIA8AAMYSACARAADIEgAgHAAAyRIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfwJIAC6DgAh_QlAAIMOACH-CUAA-A0AIf8JQACDDgAhAwAAAFoAIDIAAJwVACAzAACjFQAgFwAAAFoAIA8AAJoTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAICsAAKMVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBgAAJ4TACAZAAChEwAgGgAAohMAIBsAAKMTACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhEQMAAI4TACAFAACPEwAgBgAAkBMAIAgAAJETACAPAACSEwAgEAAAkxMAIBEAAJQTACDSB0AAAAAB4wcBAAAAAfoHAQAAAAH_CAEAAAABwwkBAAAAAcQJAQAAAAH8CSAAAAAB_QlAAAAAAf4JQAAAAAH_CUAAAAABAgAAAAUAIDIAAKQVACAVDwAApBQAIBAAAKUUACAYAACoFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHQAAoxQAIB4AAKYUACAfAACpFAAgIAAAqhQAICQAAK4UACAlAACvFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAGACgEAAAABgQpAAAAAAYIKQAAAAAGDCgEAAAABAgAAAAEAIDIAAKYVACAI0gdAAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEG-QdAAAAAAfsHAQAAAAGhCQABAAABogkBAAAAAaMJAQAAAAGkCUAAAAABCdIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQ0EAQAAAAHSB0AAAAAB4wcBAAAAAewHAQAAAAH5B0AAAAAB-wcBAAAAAZgIAQAAAAGVCQABAAABlgkAAQAAAZcJAQAAAAGYCQEAAAABmgkCAAAAAZsJQAAAAAEDAAAAAwAgMgAApBUAIDMAAK4VACATAAAAAwAgAwAAwhIAIAUAAMMSACAGAADEEgAgCAAAxRIAIA8AAMYSACAQAADHEgAgEQAAyBIAICsAAK4VACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH8CSAAug4AIf0JQACDDgAh_glAAPgNACH_CUAAgw4AIREDAADCEgAgBQAAwxIAIAYAAMQSACAIAADFEgAgDwAAxhIAIBAAAMcSACARAADIEgAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACEDAAAAWgAgMgAAphUAIDMAALEVACAXAAAAWgAgDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAgKwAAsRUAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIRUPAACaEwAgEAAAmxMAIBgAAJ4TACAZAAChEwAgGgAAohMAIBsAAKMTACAdAACZEwAgHgAAnBMAIB8AAJ8TACAgAACgEwAgJAAApBMAICUAAKUTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEQAwAAgBEAIAQAAIERACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQIAAABEACAyAACyFQAgFQ8AAKQUACAQAAClFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHAAApxQAIB0AAKMUACAeAACmFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAAC0FQAgAwAAAEIAIDIAALIVACAzAAC4FQAgEgAAAEIAIAMAAMoQACAEAADLEAAgGQAAzRAAIBoAAM4QACAbAADPEAAgKwAAuBUAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEQAwAAyhAAIAQAAMsQACAZAADNEAAgGgAAzhAAIBsAAM8QACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhAwAAAFoAIDIAALQVACAzAAC7FQAgFwAAAFoAIA8AAJoTACAQAACbEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAICsAALsVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBAAAJsTACAZAAChEwAgGgAAohMAIBsAAKMTACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhDAMAAMQQACAVAADFEAAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAYAIAQAAAAGBCAEAAAABmQkBAAAAAaAJQAAAAAGmCQABAAABvwlAAAAAAQIAAABJACAyAAC8FQAgFQ8AAKQUACAQAAClFAAgGAAAqBQAIBkAAKsUACAaAACsFAAgGwAArRQAIBwAAKcUACAdAACjFAAgHgAAphQAIB8AAKkUACAgAACqFAAgJAAArhQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAAC-FQAgAwAAAEcAIDIAALwVACAzAADCFQAgDgAAAEcAIAMAALwQACAVAAC9EAAgKwAAwhUAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIZkJAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhDAMAALwQACAVAAC9EAAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACEDAAAAWgAgMgAAvhUAIDMAAMUVACAXAAAAWgAgDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgKwAAxRUAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIRUPAACaEwAgEAAAmxMAIBgAAJ4TACAZAAChEwAgGgAAohMAIBsAAKMTACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAApBQAIBAAAKUUACAYAACoFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHAAApxQAIB0AAKMUACAeAACmFAAgIAAAqhQAICQAAK4UACAlAACvFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAGACgEAAAABgQpAAAAAAYIKQAAAAAGDCgEAAAABAgAAAAEAIDIAAMYVACAO0gdAAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGNCQEAAAABoAlAAAAAAaQJQAAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgAwAAAFoAIDIAAMYVACAzAADLFQAgFwAAAFoAIA8AAJoTACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHgAAnBMAICAAAKATACAkAACkEwAgJQAApRMAICsAAMsVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgIAAAoBMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhDAMAAJ4QACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABjQkBAAAAAakJAQAAAAGqCQEAAAABqwkAAJ0QACCsCQIAAAABrQkBAAAAAa4JQAAAAAECAAAAoQUAIDIAAMwVACAVDwAApBQAIBAAAKUUACAYAACoFAAgGQAAqxQAIBoAAKwUACAbAACtFAAgHAAApxQAIB0AAKMUACAeAACmFAAgHwAAqRQAICQAAK4UACAlAACvFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAGACgEAAAABgQpAAAAAAYIKQAAAAAGDCgEAAAABAgAAAAEAIDIAAM4VACADAAAAbwAgMgAAzBUAIDMAANIVACAOAAAAbwAgAwAAjxAAICsAANIVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIY0JAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACOEAAgrAkCAIoOACGtCQEAhA4AIa4JQACDDgAhDAMAAI8QACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIY0JAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACOEAAgrAkCAIoOACGtCQEAhA4AIa4JQACDDgAhAwAAAFoAIDIAAM4VACAzAADVFQAgFwAAAFoAIA8AAJoTACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHgAAnBMAIB8AAJ8TACAkAACkEwAgJQAApRMAICsAANUVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhEAMAAIARACAEAACBEQAgGAAAghEAIBoAAIQRACAbAACFEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAECAAAARAAgMgAA1hUAIBUPAACkFAAgEAAApRQAIBgAAKgUACAaAACsFAAgGwAArRQAIBwAAKcUACAdAACjFAAgHgAAphQAIB8AAKkUACAgAACqFAAgJAAArhQAICUAAK8UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAYAKAQAAAAGBCkAAAAABggpAAAAAAYMKAQAAAAECAAAAAQAgMgAA2BUAIAMAAABCACAyAADWFQAgMwAA3BUAIBIAAABCACADAADKEAAgBAAAyxAAIBgAAMwQACAaAADOEAAgGwAAzxAAICsAANwVACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhEAMAAMoQACAEAADLEAAgGAAAzBAAIBoAAM4QACAbAADPEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQMAAABaACAyAADYFQAgMwAA3xUAIBcAAABaACAPAACaEwAgEAAAmxMAIBgAAJ4TACAaAACiEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHgAAnBMAIB8AAJ8TACAgAACgEwAgJAAApBMAICUAAKUTACArAADfFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhFQ8AAJoTACAQAACbEwAgGAAAnhMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIRADAACAEQAgBAAAgREAIBgAAIIRACAZAACDEQAgGwAAhREAINIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAAOAVACAVDwAApBQAIBAAAKUUACAYAACoFAAgGQAAqxQAIBsAAK0UACAcAACnFAAgHQAAoxQAIB4AAKYUACAfAACpFAAgIAAAqhQAICQAAK4UACAlAACvFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAGACgEAAAABgQpAAAAAAYIKQAAAAAGDCgEAAAABAgAAAAEAIDIAAOIVACADAAAAQgAgMgAA4BUAIDMAAOYVACASAAAAQgAgAwAAyhAAIAQAAMsQACAYAADMEAAgGQAAzRAAIBsAAM8QACArAADmFQAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIRADAADKEAAgBAAAyxAAIBgAAMwQACAZAADNEAAgGwAAzxAAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEDAAAAWgAgMgAA4hUAIDMAAOkVACAXAAAAWgAgDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBsAAKMTACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAgKwAA6RUAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIRUPAACaEwAgEAAAmxMAIBgAAJ4TACAZAAChEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHgAAnBMAIB8AAJ8TACAgAACgEwAgJAAApBMAICUAAKUTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEQAwAAgBEAIAQAAIERACAYAACCEQAgGQAAgxEAIBoAAIQRACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQIAAABEACAyAADqFQAgFQ8AAKQUACAQAAClFAAgGAAAqBQAIBkAAKsUACAaAACsFAAgHAAApxQAIB0AAKMUACAeAACmFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAADsFQAgAwAAAEIAIDIAAOoVACAzAADwFQAgEgAAAEIAIAMAAMoQACAEAADLEAAgGAAAzBAAIBkAAM0QACAaAADOEAAgKwAA8BUAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEQAwAAyhAAIAQAAMsQACAYAADMEAAgGQAAzRAAIBoAAM4QACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhAwAAAFoAIDIAAOwVACAzAADzFQAgFwAAAFoAIA8AAJoTACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAICsAAPMVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhFQ8AAKQUACAQAAClFAAgGAAAqBQAIBkAAKsUACAaAACsFAAgGwAArRQAIBwAAKcUACAdAACjFAAgHwAAqRQAICAAAKoUACAkAACuFAAgJQAArxQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAABgAoBAAAAAYEKQAAAAAGCCkAAAAABgwoBAAAAAQIAAAABACAyAAD0FQAgEtIHQAAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABAvkHQAAAAAH-CAABAAABAwAAAFoAIDIAAPQVACAzAAD6FQAgFwAAAFoAIA8AAJoTACAQAACbEwAgGAAAnhMAIBkAAKETACAaAACiEwAgGwAAoxMAIBwAAJ0TACAdAACZEwAgHwAAnxMAICAAAKATACAkAACkEwAgJQAApRMAICsAAPoVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEVDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAfAACfEwAgIAAAoBMAICQAAKQTACAlAAClEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIYAKAQCEDgAhgQpAAPgNACGCCkAAgw4AIYMKAQCEDgAhFAMAAOUPACARAADmDwAgFAAA6A8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABiQkCAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJgAAAAAGRCQEAAAABkgkAAOQPACCTCQIAAAABlAkCAAAAAQIAAABrACAyAAD7FQAgAwAAAGkAIDIAAPsVACAzAAD_FQAgFgAAAGkAIAMAAMMPACARAADEDwAgFAAAxg8AICsAAP8VACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACEUAwAAww8AIBEAAMQPACAUAADGDwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhFAMAAOUPACATAADnDwAgFAAA6A8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABiQkCAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJgAAAAAGRCQEAAAABkgkAAOQPACCTCQIAAAABlAkCAAAAAQIAAABrACAyAACAFgAgEQMAAI4TACAFAACPEwAgBgAAkBMAIAgAAJETACAPAACSEwAgEAAAkxMAIBwAAJUTACDSB0AAAAAB4wcBAAAAAfoHAQAAAAH_CAEAAAABwwkBAAAAAcQJAQAAAAH8CSAAAAAB_QlAAAAAAf4JQAAAAAH_CUAAAAABAgAAAAUAIDIAAIIWACADAAAAaQAgMgAAgBYAIDMAAIYWACAWAAAAaQAgAwAAww8AIBMAAMUPACAUAADGDwAgKwAAhhYAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGJCQIAig4AIY0JAQCCDgAhjgkBAIIOACGPCQEAhA4AIZAJgAAAAAGRCQEAhA4AIZIJAADCDwAgkwkCAIoOACGUCQIAig4AIRQDAADDDwAgEwAAxQ8AIBQAAMYPACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACEDAAAAAwAgMgAAghYAIDMAAIkWACATAAAAAwAgAwAAwhIAIAUAAMMSACAGAADEEgAgCAAAxRIAIA8AAMYSACAQAADHEgAgHAAAyRIAICsAAIkWACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH8CSAAug4AIf0JQACDDgAh_glAAPgNACH_CUAAgw4AIREDAADCEgAgBQAAwxIAIAYAAMQSACAIAADFEgAgDwAAxhIAIBAAAMcSACAcAADJEgAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh_AkgALoOACH9CUAAgw4AIf4JQAD4DQAh_wlAAIMOACEUAwAA5Q8AIBEAAOYPACATAADnDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGJCQIAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAmAAAAAAZEJAQAAAAGSCQAA5A8AIJMJAgAAAAGUCQIAAAABAgAAAGsAIDIAAIoWACADAAAAaQAgMgAAihYAIDMAAI4WACAWAAAAaQAgAwAAww8AIBEAAMQPACATAADFDwAgKwAAjhYAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGJCQIAig4AIY0JAQCCDgAhjgkBAIIOACGPCQEAhA4AIZAJgAAAAAGRCQEAhA4AIZIJAADCDwAgkwkCAIoOACGUCQIAig4AIRQDAADDDwAgEQAAxA8AIBMAAMUPACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACEjBwAA7REAIAsAAO8RACAMAADwEQAg3QcBAAAAAcsIAQAAAAHPCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB2AgEAAAAAcQJAQAAAAHWCSAAAAAB2wkBAAAAAdwJAQAAAAHdCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkBAAAAAeIJIAAAAAHjCUAAAAAB5AlAAAAAAeUJAQAAAAHmCUAAAAAB5wkAAOkRACDoCQAA6hEAIOkJAADrEQAg6glAAAAAAesJIAAAAAHsCQAA7BEAIO0JAgAAAAHuCQIAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAABAgAAABgAIDIAAI8WACADAAAAFgAgMgAAjxYAIDMAAJMWACAlAAAAFgAgBwAAwREAIAsAAMMRACAMAADEEQAgKwAAkxYAIN0HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCQAAvxEAIOoJQACDDgAh6wkgALoOACHsCQAAwBEAIO0JAgCKDgAh7gkCAIoOACHvCQEAhA4AIfAJAQCEDgAh8QkBAIQOACEjBwAAwREAIAsAAMMRACAMAADEEQAg3QcBAIIOACHLCAEAgg4AIc8IAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh2AgEAPcNACHECQEAgg4AIdYJIAC6DgAh2wkBAIIOACHcCQEAhA4AId0JAgCKDgAh3gkCAIoOACHfCQIAig4AIeAJAgCKDgAh4QkBAIQOACHiCSAAug4AIeMJQACDDgAh5AlAAIMOACHlCQEAhA4AIeYJQACDDgAh5wkAAL0RACDoCQAAvhEAIOkJAAC_EQAg6glAAIMOACHrCSAAug4AIewJAADAEQAg7QkCAIoOACHuCQIAig4AIe8JAQCEDgAh8AkBAIQOACHxCQEAhA4AIRUPAACkFAAgEAAApRQAIBgAAKgUACAZAACrFAAgGgAArBQAIBsAAK0UACAcAACnFAAgHQAAoxQAIB4AAKYUACAfAACpFAAgIAAAqhQAICUAAK8UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAYAKAQAAAAGBCkAAAAABggpAAAAAAYMKAQAAAAECAAAAAQAgMgAAlBYAIATSB0AAAAAB4wcBAAAAAfgHAQAAAAH5B0AAAAABESuAAAAAAdIHQAAAAAHfBwEAAAAB4wcBAAAAAeQHBAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwEAAAAB6gdAAAAAAesHAQAAAAHsBwEAAAAB7QcCAAAAAe4HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEDAAAAWgAgMgAAlBYAIDMAAJoWACAXAAAAWgAgDwAAmhMAIBAAAJsTACAYAACeEwAgGQAAoRMAIBoAAKITACAbAACjEwAgHAAAnRMAIB0AAJkTACAeAACcEwAgHwAAnxMAICAAAKATACAlAAClEwAgKwAAmhYAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACGACgEAhA4AIYEKQAD4DQAhggpAAIMOACGDCgEAhA4AIRUPAACaEwAgEAAAmxMAIBgAAJ4TACAZAAChEwAgGgAAohMAIBsAAKMTACAcAACdEwAgHQAAmRMAIB4AAJwTACAfAACfEwAgIAAAoBMAICUAAKUTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAhgAoBAIQOACGBCkAA-A0AIYIKQACDDgAhgwoBAIQOACEPAwAAsg4AICMAALQOACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQIAAAB8ACAyAACbFgAgAwAAAHoAIDIAAJsWACAzAACfFgAgEQAAAHoAIAMAAJYOACAjAACYDgAgKwAAnxYAINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDwMAAJYOACAjAACYDgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_AcBAIIOACH9BwAAlQ4AIP4HAQCEDgAh_wdAAIMOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACEPAwAAsg4AICIAALMOACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQIAAAB8ACAyAACgFgAgAwAAAHoAIDIAAKAWACAzAACkFgAgEQAAAHoAIAMAAJYOACAiAACXDgAgKwAApBYAINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDwMAAJYOACAiAACXDgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_AcBAIIOACH9BwAAlQ4AIP4HAQCEDgAh_wdAAIMOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACEODQAjD2cNEGgOGG4VGXcXGngYG3kZHG0UHQYCHmwQH3AcIHYdJH0fJYoBFgkDAAEFCAMGDAQILAYNABsPMA0QNA4ROA8cRRQBBAACAgQNAgcPBQQGEAQIFAYNAAwOGQcCBAACBxUFBQcABQodCAshCQwlCg0ACwEJAAcBCQAHAQkABwMKJgALJwAMKAADBikACCoADisAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE5DxM7ERQ_EgESABABEgAQAhFAABRBAAcDAAEERgINABoYShUZURcaVRgbWRkDAwABFQAUF0wWAgMAARZNFQIDAAEVABQCAwABFQAUAgNbARVcFAQYXQAZXgAaXwAbYAAGBmEACGIAD2MAEGQAEWUAHGYAAwMAAQ0AHiB0HQIDAAEfABwBIHUABAMAAQ0AIiKBASAjhQEhASEAHwEhAB8CIoYBACOHAQAMD4wBABCNAQAYkAEAGZIBABqTAQAblAEAHI8BAB2LAQAejgEAIJEBACSVAQAllgEAAAAAAw0AKDgAKTkAKgAAAAMNACg4ACk5ACoBAwABAQMAAQMNAC84ADA5ADEAAAADDQAvOAAwOQAxAQQAAgEEAAIFDQA2OAA5OQA6WgA3WwA4AAAAAAAFDQA2OAA5OQA6WgA3WwA4AgTlAQIH5gEFAgTsAQIH7QEFBQ0APzgAQjkAQ1oAQFsAQQAAAAAABQ0APzgAQjkAQ1oAQFsAQQIEAAIH_wEFAgQAAgeFAgUFDQBIOABLOQBMWgBJWwBKAAAAAAAFDQBIOABLOQBMWgBJWwBKAAAFDQBROABUOQBVWgBSWwBTAAAAAAAFDQBROABUOQBVWgBSWwBTAQcABQEHAAUFDQBaOABdOQBeWgBbWwBcAAAAAAAFDQBaOABdOQBeWgBbWwBcAQkABwEJAAcDDQBjOABkOQBlAAAAAw0AYzgAZDkAZQEJAAcBCQAHAw0AajgAazkAbAAAAAMNAGo4AGs5AGwAAAAFDQByOAB1OQB2WgBzWwB0AAAAAAAFDQByOAB1OQB2WgBzWwB0AAAABQ0AfDgAfzkAgAFaAH1bAH4AAAAAAAUNAHw4AH85AIABWgB9WwB-AgMAAQQAAgIDAAEEAAIDDQCFATgAhgE5AIcBAAAAAw0AhQE4AIYBOQCHAQIDAAEEAAICAwABBAACBQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAAAFDQCMATgAjwE5AJABWgCNAVsAjgEAAAADDQCWATgAlwE5AJgBAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJ4BOACfATkAoAEAAAADDQCeATgAnwE5AKABAgMAAQSBBAICAwABBIcEAgMNAKUBOACmATkApwEAAAADDQClATgApgE5AKcBAgMAARUAFAIDAAEVABQDDQCsATgArQE5AK4BAAAAAw0ArAE4AK0BOQCuAQIDAAEWrwQVAgMAARa1BBUFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAAAAUNALMBOAC2ATkAtwFaALQBWwC1AQAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAAABQ0AvQE4AMABOQDBAVoAvgFbAL8BAAAAAw0AxwE4AMgBOQDJAQAAAAMNAMcBOADIATkAyQEAAAADDQDPATgA0AE5ANEBAAAAAw0AzwE4ANABOQDRAQAAAAMNANcBOADYATkA2QEAAAADDQDXATgA2AE5ANkBAQMAAQEDAAEFDQDeATgA4QE5AOIBWgDfAVsA4AEAAAAAAAUNAN4BOADhATkA4gFaAN8BWwDgAQIDAAEfABwCAwABHwAcAw0A5wE4AOgBOQDpAQAAAAMNAOcBOADoATkA6QECAwABFQAUAgMAARUAFAMNAO4BOADvATkA8AEAAAADDQDuATgA7wE5APABAgMAARUAFAIDAAEVABQDDQD1ATgA9gE5APcBAAAAAw0A9QE4APYBOQD3AQIDhQYBFYYGFAIDjAYBFY0GFAUNAPwBOAD_ATkAgAJaAP0BWwD-AQAAAAAABQ0A_AE4AP8BOQCAAloA_QFbAP4BAQMAAQEDAAEFDQCFAjgAiAI5AIkCWgCGAlsAhwIAAAAAAAUNAIUCOACIAjkAiQJaAIYCWwCHAgESABABEgAQAw0AjgI4AI8COQCQAgAAAAMNAI4COACPAjkAkAICBAACEgAQAgQAAhIAEAUNAJUCOACYAjkAmQJaAJYCWwCXAgAAAAAABQ0AlQI4AJgCOQCZAloAlgJbAJcCARIAEAESABADDQCeAjgAnwI5AKACAAAAAw0AngI4AJ8COQCgAgAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAAABQ0ApgI4AKkCOQCqAloApwJbAKgCAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAAAAAFDQCwAjgAswI5ALQCWgCxAlsAsgIAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIAAAAAAAUNALoCOAC9AjkAvgJaALsCWwC8AgEJAAcBCQAHBQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAAAAAFDQDDAjgAxgI5AMcCWgDEAlsAxQIAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAAAAUNAM0COADQAjkA0QJaAM4CWwDPAgAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAAABQ0A1wI4ANoCOQDbAloA2AJbANkCAAAAAw0A4QI4AOICOQDjAgAAAAMNAOECOADiAjkA4wIAAAAFDQDpAjgA7AI5AO0CWgDqAlsA6wIAAAAAAAUNAOkCOADsAjkA7QJaAOoCWwDrAgAAAAUNAPMCOAD2AjkA9wJaAPQCWwD1AgAAAAAABQ0A8wI4APYCOQD3AloA9AJbAPUCAAAABQ0A_QI4AIADOQCBA1oA_gJbAP8CAAAAAAAFDQD9AjgAgAM5AIEDWgD-AlsA_wIAAAAFDQCHAzgAigM5AIsDWgCIA1sAiQMAAAAAAAUNAIcDOACKAzkAiwNaAIgDWwCJAwAAAAUNAJEDOACUAzkAlQNaAJIDWwCTAwAAAAAABQ0AkQM4AJQDOQCVA1oAkgNbAJMDAAAAAw0AmwM4AJwDOQCdAwAAAAMNAJsDOACcAzkAnQMAAAAFDQCjAzgApgM5AKcDWgCkA1sApQMAAAAAAAUNAKMDOACmAzkApwNaAKQDWwClAwAAAAUNAK0DOACwAzkAsQNaAK4DWwCvAwAAAAAABQ0ArQM4ALADOQCxA1oArgNbAK8DAAAABQ0AtwM4ALoDOQC7A1oAuANbALkDAAAAAAAFDQC3AzgAugM5ALsDWgC4A1sAuQMAAAAFDQDBAzgAxAM5AMUDWgDCA1sAwwMAAAAAAAUNAMEDOADEAzkAxQNaAMIDWwDDAwAAAAUNAMsDOADOAzkAzwNaAMwDWwDNAwAAAAAABQ0AywM4AM4DOQDPA1oAzANbAM0DAAAABQ0A1QM4ANgDOQDZA1oA1gNbANcDAAAAAAAFDQDVAzgA2AM5ANkDWgDWA1sA1wMAAAAFDQDfAzgA4gM5AOMDWgDgA1sA4QMAAAAAAAUNAN8DOADiAzkA4wNaAOADWwDhAwAAAAUNAOkDOADsAzkA7QNaAOoDWwDrAwAAAAAABQ0A6QM4AOwDOQDtA1oA6gNbAOsDAQMAAQEDAAEDDQDyAzgA8wM5APQDAAAAAw0A8gM4APMDOQD0AwEhAB8BIQAfAw0A-QM4APoDOQD7AwAAAAMNAPkDOAD6AzkA-wMBIQAfASEAHwUNAIAEOACDBDkAhARaAIEEWwCCBAAAAAAABQ0AgAQ4AIMEOQCEBFoAgQRbAIIEAAAAAw0AigQ4AIsEOQCMBAAAAAMNAIoEOACLBDkAjAQAAAAFDQCSBDgAlQQ5AJYEWgCTBFsAlAQAAAAAAAUNAJIEOACVBDkAlgRaAJMEWwCUBAAAAAUNAJwEOACfBDkAoARaAJ0EWwCeBAAAAAAABQ0AnAQ4AJ8EOQCgBFoAnQRbAJ4EJgIBJ5cBASiZAQEpmgEBKpsBASydAQEtnwEkLqABJS-iAQEwpAEkMaUBJjSmAQE1pwEBNqgBJDqrASc7rAErPK0BAj2uAQI-rwECP7ABAkCxAQJBswECQrUBJEO2ASxEuAECRboBJEa7AS1HvAECSL0BAkm-ASRKwQEuS8IBMkzEAQNNxQEDTscBA0_IAQNQyQEDUcsBA1LNASRTzgEzVNABA1XSASRW0wE0V9QBA1jVAQNZ1gEkXNkBNV3aATte2wEEX9wBBGDdAQRh3gEEYt8BBGPhAQRk4wEkZeQBPGboAQRn6gEkaOsBPWnuAQRq7wEEa_ABJGzzAT5t9AFEbvUBBm_2AQZw9wEGcfgBBnL5AQZz-wEGdP0BJHX-AUV2gQIGd4MCJHiEAkZ5hgIGeocCBnuIAiR8iwJHfYwCTX6OAgV_jwIFgAGRAgWBAZICBYIBkwIFgwGVAgWEAZcCJIUBmAJOhgGaAgWHAZwCJIgBnQJPiQGeAgWKAZ8CBYsBoAIkjAGjAlCNAaQCVo4BpQIHjwGmAgeQAacCB5EBqAIHkgGpAgeTAasCB5QBrQIklQGuAleWAbACB5cBsgIkmAGzAliZAbQCB5oBtQIHmwG2AiScAbkCWZ0BugJfngG7AgqfAbwCCqABvQIKoQG-AgqiAb8CCqMBwQIKpAHDAiSlAcQCYKYBxgIKpwHIAiSoAckCYakBygIKqgHLAgqrAcwCJKwBzwJirQHQAmauAdECCa8B0gIJsAHTAgmxAdQCCbIB1QIJswHXAgm0AdkCJLUB2gJntgHcAgm3Ad4CJLgB3wJouQHgAgm6AeECCbsB4gIkvAHlAmm9AeYCbb4B6AJuvwHpAm7AAewCbsEB7QJuwgHuAm7DAfACbsQB8gIkxQHzAm_GAfUCbscB9wIkyAH4AnDJAfkCbsoB-gJuywH7AiTMAf4Ccc0B_wJ3zgGBA3jPAYIDeNABhQN40QGGA3jSAYcDeNMBiQN41AGLAyTVAYwDedYBjgN41wGQAyTYAZEDetkBkgN42gGTA3jbAZQDJNwBlwN73QGYA4EB3gGZAw3fAZoDDeABmwMN4QGcAw3iAZ0DDeMBnwMN5AGhAyTlAaIDggHmAaQDDecBpgMk6AGnA4MB6QGoAw3qAakDDesBqgMk7AGtA4QB7QGuA4gB7gGvAw7vAbADDvABsQMO8QGyAw7yAbMDDvMBtQMO9AG3AyT1AbgDiQH2AboDDvcBvAMk-AG9A4oB-QG-Aw76Ab8DDvsBwAMk_AHDA4sB_QHEA5EB_gHGA5IB_wHHA5IBgALKA5IBgQLLA5IBggLMA5IBgwLOA5IBhALQAySFAtEDkwGGAtMDkgGHAtUDJIgC1gOUAYkC1wOSAYoC2AOSAYsC2QMkjALcA5UBjQLdA5kBjgLfA5oBjwLgA5oBkALjA5oBkQLkA5oBkgLlA5oBkwLnA5oBlALpAySVAuoDmwGWAuwDmgGXAu4DJJgC7wOcAZkC8AOaAZoC8QOaAZsC8gMknAL1A50BnQL2A6EBngL3AxSfAvgDFKAC-QMUoQL6AxSiAvsDFKMC_QMUpAL_AySlAoAEogGmAoMEFKcChQQkqAKGBKMBqQKIBBSqAokEFKsCigQkrAKNBKQBrQKOBKgBrgKPBBWvApAEFbACkQQVsQKSBBWyApMEFbMClQQVtAKXBCS1ApgEqQG2ApoEFbcCnAQkuAKdBKoBuQKeBBW6Ap8EFbsCoAQkvAKjBKsBvQKkBK8BvgKlBBa_AqYEFsACpwQWwQKoBBbCAqkEFsMCqwQWxAKtBCTFAq4EsAHGArEEFscCswQkyAK0BLEByQK2BBbKArcEFssCuAQkzAK7BLIBzQK8BLgBzgK-BLkBzwK_BLkB0ALCBLkB0QLDBLkB0gLEBLkB0wLGBLkB1ALIBCTVAskEugHWAssEuQHXAs0EJNgCzgS7AdkCzwS5AdoC0AS5AdsC0QQk3ALUBLwB3QLVBMIB3gLXBMMB3wLYBMMB4ALbBMMB4QLcBMMB4gLdBMMB4wLfBMMB5ALhBCTlAuIExAHmAuQEwwHnAuYEJOgC5wTFAekC6ATDAeoC6QTDAesC6gQk7ALtBMYB7QLuBMoB7gLwBMsB7wLxBMsB8AL0BMsB8QL1BMsB8gL2BMsB8wL4BMsB9AL6BCT1AvsEzAH2Av0EywH3Av8EJPgCgAXNAfkCgQXLAfoCggXLAfsCgwUk_AKGBc4B_QKHBdIB_gKJBdMB_wKKBdMBgAONBdMBgQOOBdMBggOPBdMBgwORBdMBhAOTBSSFA5QF1AGGA5YF0wGHA5gFJIgDmQXVAYkDmgXTAYoDmwXTAYsDnAUkjAOfBdYBjQOgBdoBjgOiBRyPA6MFHJADpQUckQOmBRySA6cFHJMDqQUclAOrBSSVA6wF2wGWA64FHJcDsAUkmAOxBdwBmQOyBRyaA7MFHJsDtAUknAO3Bd0BnQO4BeMBngO5BR2fA7oFHaADuwUdoQO8BR2iA70FHaMDvwUdpAPBBSSlA8IF5AGmA8QFHacDxgUkqAPHBeUBqQPIBR2qA8kFHasDygUkrAPNBeYBrQPOBeoBrgPPBRevA9AFF7AD0QUXsQPSBReyA9MFF7MD1QUXtAPXBSS1A9gF6wG2A9oFF7cD3AUkuAPdBewBuQPeBRe6A98FF7sD4AUkvAPjBe0BvQPkBfEBvgPlBRi_A-YFGMAD5wUYwQPoBRjCA-kFGMMD6wUYxAPtBSTFA-4F8gHGA_AFGMcD8gUkyAPzBfMByQP0BRjKA_UFGMsD9gUkzAP5BfQBzQP6BfgBzgP7BRnPA_wFGdAD_QUZ0QP-BRnSA_8FGdMDgQYZ1AODBiTVA4QG-QHWA4gGGdcDigYk2AOLBvoB2QOOBhnaA48GGdsDkAYk3AOTBvsB3QOUBoEC3gOVBhDfA5YGEOADlwYQ4QOYBhDiA5kGEOMDmwYQ5AOdBiTlA54GggLmA6AGEOcDogYk6AOjBoMC6QOkBhDqA6UGEOsDpgYk7AOpBoQC7QOqBooC7gOsBhHvA60GEfADrwYR8QOwBhHyA7EGEfMDswYR9AO1BiT1A7YGiwL2A7gGEfcDugYk-AO7BowC-QO8BhH6A70GEfsDvgYk_APBBo0C_QPCBpEC_gPDBg__A8QGD4AExQYPgQTGBg-CBMcGD4MEyQYPhATLBiSFBMwGkgKGBM4GD4cE0AYkiATRBpMCiQTSBg-KBNMGD4sE1AYkjATXBpQCjQTYBpoCjgTZBhKPBNoGEpAE2wYSkQTcBhKSBN0GEpME3wYSlAThBiSVBOIGmwKWBOQGEpcE5gYkmATnBpwCmQToBhKaBOkGEpsE6gYknATtBp0CnQTuBqECngTwBqICnwTxBqICoAT0BqICoQT1BqICogT2BqICowT4BqICpAT6BiSlBPsGowKmBP0GogKnBP8GJKgEgAekAqkEgQeiAqoEggeiAqsEgwckrASGB6UCrQSHB6sCrgSJB6wCrwSKB6wCsASNB6wCsQSOB6wCsgSPB6wCswSRB6wCtASTByS1BJQHrQK2BJYHrAK3BJgHJLgEmQeuArkEmgesAroEmwesArsEnAckvASfB68CvQSgB7UCvgSiB7YCvwSjB7YCwASmB7YCwQSnB7YCwgSoB7YCwwSqB7YCxASsByTFBK0HtwLGBK8HtgLHBLEHJMgEsge4AskEswe2AsoEtAe2AssEtQckzAS4B7kCzQS5B78CzgS6BwjPBLsHCNAEvAcI0QS9BwjSBL4HCNMEwAcI1ATCByTVBMMHwALWBMUHCNcExwck2ATIB8EC2QTJBwjaBMoHCNsEywck3ATOB8IC3QTPB8gC3gTRB8kC3wTSB8kC4ATVB8kC4QTWB8kC4gTXB8kC4wTZB8kC5ATbByTlBNwHygLmBN4HyQLnBOAHJOgE4QfLAukE4gfJAuoE4wfJAusE5Ack7ATnB8wC7QToB9IC7gTqB9MC7wTrB9MC8ATuB9MC8QTvB9MC8gTwB9MC8wTyB9MC9AT0ByT1BPUH1AL2BPcH0wL3BPkHJPgE-gfVAvkE-wfTAvoE_AfTAvsE_Qck_ASACNYC_QSBCNwC_gSDCN0C_wSECN0CgAWHCN0CgQWICN0CggWJCN0CgwWLCN0ChAWNCCSFBY4I3gKGBZAI3QKHBZIIJIgFkwjfAokFlAjdAooFlQjdAosFlggkjAWZCOACjQWaCOQCjgWcCOUCjwWdCOUCkAWgCOUCkQWhCOUCkgWiCOUCkwWkCOUClAWmCCSVBacI5gKWBakI5QKXBasIJJgFrAjnApkFrQjlApoFrgjlApsFrwgknAWyCOgCnQWzCO4CngW1CO8CnwW2CO8CoAW5CO8CoQW6CO8CogW7CO8CowW9CO8CpAW_CCSlBcAI8AKmBcII7wKnBcQIJKgFxQjxAqkFxgjvAqoFxwjvAqsFyAgkrAXLCPICrQXMCPgCrgXOCPkCrwXPCPkCsAXSCPkCsQXTCPkCsgXUCPkCswXWCPkCtAXYCCS1BdkI-gK2BdsI-QK3Bd0IJLgF3gj7ArkF3wj5AroF4Aj5ArsF4QgkvAXkCPwCvQXlCIIDvgXnCIMDvwXoCIMDwAXrCIMDwQXsCIMDwgXtCIMDwwXvCIMDxAXxCCTFBfIIhAPGBfQIgwPHBfYIJMgF9wiFA8kF-AiDA8oF-QiDA8sF-ggkzAX9CIYDzQX-CIwDzgWACY0DzwWBCY0D0AWECY0D0QWFCY0D0gWGCY0D0wWICY0D1AWKCSTVBYsJjgPWBY0JjQPXBY8JJNgFkAmPA9kFkQmNA9oFkgmNA9sFkwkk3AWWCZAD3QWXCZYD3gWZCZcD3wWaCZcD4AWdCZcD4QWeCZcD4gWfCZcD4wWhCZcD5AWjCSTlBaQJmAPmBaYJlwPnBagJJOgFqQmZA-kFqgmXA-oFqwmXA-sFrAkk7AWvCZoD7QWwCZ4D7gWyCZ8D7wWzCZ8D8AW2CZ8D8QW3CZ8D8gW4CZ8D8wW6CZ8D9AW8CST1Bb0JoAP2Bb8JnwP3BcEJJPgFwgmhA_kFwwmfA_oFxAmfA_sFxQkk_AXICaID_QXJCagD_gXLCakD_wXMCakDgAbPCakDgQbQCakDggbRCakDgwbTCakDhAbVCSSFBtYJqgOGBtgJqQOHBtoJJIgG2wmrA4kG3AmpA4oG3QmpA4sG3gkkjAbhCawDjQbiCbIDjgbkCbMDjwblCbMDkAboCbMDkQbpCbMDkgbqCbMDkwbsCbMDlAbuCSSVBu8JtAOWBvEJswOXBvMJJJgG9Am1A5kG9QmzA5oG9gmzA5sG9wkknAb6CbYDnQb7CbwDngb9Cb0Dnwb-Cb0DoAaBCr0DoQaCCr0DogaDCr0DowaFCr0DpAaHCiSlBogKvgOmBooKvQOnBowKJKgGjQq_A6kGjgq9A6oGjwq9A6sGkAokrAaTCsADrQaUCsYDrgaWCscDrwaXCscDsAaaCscDsQabCscDsgacCscDswaeCscDtAagCiS1BqEKyAO2BqMKxwO3BqUKJLgGpgrJA7kGpwrHA7oGqArHA7sGqQokvAasCsoDvQatCtADvgavCtEDvwawCtEDwAazCtEDwQa0CtEDwga1CtEDwwa3CtEDxAa5CiTFBroK0gPGBrwK0QPHBr4KJMgGvwrTA8kGwArRA8oGwQrRA8sGwgokzAbFCtQDzQbGCtoDzgbICtsDzwbJCtsD0AbMCtsD0QbNCtsD0gbOCtsD0wbQCtsD1AbSCiTVBtMK3APWBtUK2wPXBtcKJNgG2ArdA9kG2QrbA9oG2grbA9sG2wok3AbeCt4D3QbfCuQD3gbhCuUD3wbiCuUD4AblCuUD4QbmCuUD4gbnCuUD4wbpCuUD5AbrCiTlBuwK5gPmBu4K5QPnBvAKJOgG8QrnA-kG8grlA-oG8wrlA-sG9Aok7Ab3CugD7Qb4Cu4D7gb5Ch_vBvoKH_AG-wof8Qb8Ch_yBv0KH_MG_wof9AaBCyT1BoIL7wP2BoQLH_cGhgsk-AaHC_AD-QaICx_6BokLH_sGigsk_AaNC_ED_QaOC_UD_gaPCyD_BpALIIAHkQsggQeSCyCCB5MLIIMHlQsghAeXCySFB5gL9gOGB5oLIIcHnAskiAedC_cDiQeeCyCKB58LIIsHoAskjAejC_gDjQekC_wDjgelCyGPB6YLIZAHpwshkQeoCyGSB6kLIZMHqwshlAetCySVB64L_QOWB7ALIZcHsgskmAezC_4DmQe0CyGaB7ULIZsHtgsknAe5C_8DnQe6C4UEnge8C4YEnwe9C4YEoAfAC4YEoQfBC4YEogfCC4YEowfEC4YEpAfGCySlB8cLhwSmB8kLhgSnB8sLJKgHzAuIBKkHzQuGBKoHzguGBKsHzwskrAfSC4kErQfTC40ErgfVC44ErwfWC44EsAfZC44EsQfaC44EsgfbC44EswfdC44EtAffCyS1B-ALjwS2B-ILjgS3B-QLJLgH5QuQBLkH5guOBLoH5wuOBLsH6AskvAfrC5EEvQfsC5cEvgfuC5gEvwfvC5gEwAfyC5gEwQfzC5gEwgf0C5gEwwf2C5gExAf4CyTFB_kLmQTGB_sLmATHB_0LJMgH_guaBMkH_wuYBMoHgAyYBMsHgQwkzAeEDJsEzQeFDKEE"
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
  BillingMismatchScalarFieldEnum: () => BillingMismatchScalarFieldEnum,
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
  SigningKeySetScalarFieldEnum: () => SigningKeySetScalarFieldEnum,
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
  SigningKeySet: "SigningKeySet",
  BillSetAside: "BillSetAside",
  BillCorrection: "BillCorrection",
  UsageDay: "UsageDay",
  UsageHour: "UsageHour",
  UsageReconciliation: "UsageReconciliation",
  BillingMismatch: "BillingMismatch",
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
  maintenanceReason: "maintenanceReason",
  lostAt: "lostAt",
  retired: "retired",
  images: "images",
  exchanges: "exchanges",
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
var SigningKeySetScalarFieldEnum = {
  id: "id",
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
var BillingMismatchScalarFieldEnum = {
  kind: "kind",
  subject: "subject",
  customerId: "customerId",
  foundAt: "foundAt"
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
