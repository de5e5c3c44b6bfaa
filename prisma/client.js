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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "ohahBKAHGQ8AAMUNACAQAADGDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIBwAAMgNACAdAADEDQAgHgAAxw0AIB8AAMoNACAgAACODQAgJAAAzg0AICUAAM8NACDOBwAAww0AMM8HAABaABDQBwAAww0AMNIHQACRDAAh4wcBAAAAAewHAQCgDAAh_wgBAKAMACHDCQEAAAAB_wkBAKIMACGACkAAkQwAIYEKQAChDAAhggoBAKIMACEBAAAAAQAgFQMAAI0NACAFAADxDQAgBgAAqg0AIAgAAKsNACAPAADFDQAgEAAAxg0AIBEAAMANACAcAADIDQAgzgcAAPANADDPBwAAAwAQ0AcAAPANADDSB0AAkQwAIeMHAQC9DAAh-gcBAL0MACH_CAEAoAwAIcMJAQCgDAAhxAkBAKAMACH7CSAAtAwAIfwJQAChDAAh_QlAAJEMACH-CUAAoQwAIQoDAACgEAAgBQAAyBQAIAYAAKQSACAIAAClEgAgDwAArxQAIBAAALAUACARAAC-FAAgHAAAshQAIPwJAAD-DQAg_gkAAP4NACAXAwAAjQ0AIAUAAPENACAGAACqDQAgCAAAqw0AIA8AAMUNACAQAADGDQAgEQAAwA0AIBwAAMgNACDOBwAA8A0AMM8HAAADABDQBwAA8A0AMNIHQACRDAAh4wcBAAAAAfoHAQC9DAAh_wgBAKAMACGvCQAA7w0AIMMJAQCgDAAhxAkBAKAMACH7CSAAtAwAIfwJQAChDAAh_QlAAJEMACH-CUAAoQwAIYYKAADuDQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACxDQAgzgcAALANADDPBwAABwAQ0AcAALANADDdBwEAoAwAIfsHAQC9DAAhnAgEAJAMACHRCAQAkAwAIdIIBACQDAAh0wgEAJAMACH4CQQAkAwAIfkJAgC1DAAh-gkCALUMACEBAAAABwAgDgQAANoNACAHAADsDQAgzgcAAO0NADDPBwAACQAQ0AcAAO0NADDRB0AAoQwAId0HAQCgDAAh4wcBAL0MACH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfYJAQCgDAAh9wlAAJEMACEFBAAAvBIAIAcAAMQUACDRBwAA_g0AIPsHAAD-DQAgzwgAAP4NACAOBAAA2g0AIAcAAOwNACDOBwAA7Q0AMM8HAAAJABDQBwAA7Q0AMNEHQAChDAAh3QcBAKAMACHjBwEAAAAB-wcBAMkMACGWCAEAoAwAIc8IAQCiDAAh8wkCALUMACH2CQEAoAwAIfcJQACRDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAqg0AIAgAAKsNACAOAACsDQAgzgcAAKkNADDPBwAADgAQ0AcAAKkNADDSB0AAkQwAId0HAQCgDAAhhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8QkBAKAMACHyCQAArgwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAALENACAHAADsDQAgzgcAAOsNADDPBwAAEQAQ0AcAAOsNADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACHsBwEAoAwAIfsHAQC9DAAhlggBAKAMACHPCAEAogwAIfMJAgC1DAAh9AkBAKIMACH1CUAAoQwAIQUEAAC8EgAgBwAAxBQAIM8IAAD-DQAg9AkAAP4NACD1CQAA_g0AIA8EAACxDQAgBwAA7A0AIM4HAADrDQAwzwcAABEAENAHAADrDQAw0gdAAJEMACHdBwEAoAwAIeMHAQAAAAHsBwEAoAwAIfsHAQC9DAAhlggBAKAMACHPCAEAogwAIfMJAgC1DAAh9AkBAKIMACH1CUAAoQwAIQMAAAARACABAAASADACAAATACABAAAADgAgJgcAAOcNACAKAADoDQAgCwAA6Q0AIAwAAOoNACDOBwAA5g0AMM8HAAAWABDQBwAA5g0AMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCUAAoQwAIeoJIAC0DAAh6wkAAK4MACDsCQIAtQwAIe0JAgC1DAAh7gkBAKIMACHvCQEAyQwAIfAJAQDJDAAhDgcAAMQUACAKAADFFAAgCwAAxhQAIAwAAMcUACDcCQAA_g0AIOEJAAD-DQAg4wkAAP4NACDkCQAA_g0AIOUJAAD-DQAg5gkAAP4NACDpCQAA_g0AIO4JAAD-DQAg7wkAAP4NACDwCQAA_g0AICYHAADnDQAgCgAA6A0AIAsAAOkNACAMAADqDQAgzgcAAOYNADDPBwAAFgAQ0AcAAOYNADDdBwEAAAABywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCUAAoQwAIeoJIAC0DAAh6wkAAK4MACDsCQIAtQwAIe0JAgC1DAAh7gkBAKIMACHvCQEAyQwAIfAJAQDJDAAhAwAAABYAIAEAABcAMAIAABgAIBkJAADiDQAgzgcAAOUNADDPBwAAGgAQ0AcAAOUNADDSB0AAkQwAIfsHAQC9DAAhowgBAL0MACHECAIAtQwAIcoIAQC9DAAhywgBAKAMACHMCAIAtQwAIc0IBACQDAAhzggBAKAMACHPCAEAoAwAIdAIAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh1AgAAMoMACDVCEAAoQwAIdYIQAChDAAh1whAAKEMACHYCAQAkAwAIdkIBACQDAAh2ggBAKAMACEECQAAwxQAINUIAAD-DQAg1ggAAP4NACDXCAAA_g0AIBoJAADiDQAgzgcAAOUNADDPBwAAGgAQ0AcAAOUNADDSB0AAkQwAIfsHAQC9DAAhowgBAL0MACHECAIAtQwAIcoIAQAAAAHLCAEAoAwAIcwIAgC1DAAhzQgEAJAMACHOCAEAoAwAIc8IAQCgDAAh0AgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHUCAAAygwAINUIQAChDAAh1ghAAKEMACHXCEAAoQwAIdgIBACQDAAh2QgEAJAMACHaCAEAoAwAIYUKAADkDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAADiDQAgzgcAAOMNADDPBwAAHgAQ0AcAAOMNADDSB0AAkQwAIc4IAQCgDAAhswkBAKAMACHYCQEAoAwAIdkJQAChDAAhAgkAAMMUACDZCQAA_g0AIAkJAADiDQAgzgcAAOMNADDPBwAAHgAQ0AcAAOMNADDSB0AAkQwAIc4IAQCgDAAhswkBAKAMACHYCQEAAAAB2QlAAKEMACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAOINACDOBwAA4Q0AMM8HAAAiABDQBwAA4Q0AMOwHIAC0DAAhlggBAKAMACGfCAEAoAwAIc4IAQCgDAAh3wgBAKAMACHaCUAAkQwAIQEJAADDFAAgCwkAAOINACDOBwAA4Q0AMM8HAAAiABDQBwAA4Q0AMOwHIAC0DAAhlggBAKAMACGfCAEAoAwAIc4IAQCgDAAh3wgBAKAMACHaCUAAkQwAIYQKAADgDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAAjQ0AIAQAALENACDOBwAA3w0AMM8HAAAtABDQBwAA3w0AMNIHQACRDAAh3QcBAKAMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGDCQAArgwAIIYJAQCgDAAhhwkAAK4MACCICSAAtAwAIZ0JAAG-DAAhoAlAAKEMACHBCQEAogwAIckJQAChDAAh0AkBAMkMACHRCQEAogwAIdIJQAChDAAhCAMAAKAQACAEAAC8EgAgoAkAAP4NACDBCQAA_g0AIMkJAAD-DQAg0AkAAP4NACDRCQAA_g0AINIJAAD-DQAgGAMAAI0NACAEAACxDQAgzgcAAN8NADDPBwAALQAQ0AcAAN8NADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGDCQAArgwAIIYJAQCgDAAhhwkAAK4MACCICSAAtAwAIZ0JAAEAAAGgCUAAoQwAIcEJAQCiDAAhyQlAAKEMACHQCQEAyQwAIdEJAQCiDAAh0glAAKEMACEDAAAALQAgAQAALgAwAgAALwAgGQMAAI0NACAEAACxDQAgzgcAAN4NADDPBwAAMQAQ0AcAAN4NADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhkAgBAKAMACGRCAEAvQwAIf0IAQDJDAAhgwkAAK4MACCeCQEAogwAIaAJQAChDAAhpgkAAb4MACHICQAArgwAIMkJQAChDAAhygkCAPUMACHLCQIA9QwAIcwJAQCiDAAhzQkBAKIMACHOCQEAyQwAIc8JAQDJDAAhDAMAAKAQACAEAAC8EgAg_QgAAP4NACCeCQAA_g0AIKAJAAD-DQAgyQkAAP4NACDKCQAA_g0AIMsJAAD-DQAgzAkAAP4NACDNCQAA_g0AIM4JAAD-DQAgzwkAAP4NACAZAwAAjQ0AIAQAALENACDOBwAA3g0AMM8HAAAxABDQBwAA3g0AMNIHQACRDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZAIAQCgDAAhkQgBAL0MACH9CAEAyQwAIYMJAACuDAAgngkBAKIMACGgCUAAoQwAIaYJAAEAAAHICQAArgwAIMkJQAChDAAhygkCAPUMACHLCQIA9QwAIcwJAQCiDAAhzQkBAKIMACHOCQEAyQwAIc8JAQDJDAAhAwAAADEAIAEAADIAMAIAADMAIBkEAACxDQAgEgAAhA0AIM4HAADdDQAwzwcAADUAENAHAADdDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf0IAQC9DAAh_wgBAKAMACGACQEAoAwAIYEJAQCgDAAhggkAAMoMACCDCQAArgwAIIQJAgC1DAAhhQkgALQMACGGCQEAoAwAIYcJAACuDAAgiAkgALQMACGJCQIAtQwAIQIEAAC8EgAgEgAAvA8AIBkEAACxDQAgEgAAhA0AIM4HAADdDQAwzwcAADUAENAHAADdDQAw0gdAAJEMACHjBwEAAAAB7AcBAKAMACH6BwEAvQwAIfsHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_QgBAL0MACH_CAEAoAwAIYAJAQCgDAAhgQkBAKAMACGCCQAAygwAIIMJAACuDAAghAkCALUMACGFCSAAtAwAIYYJAQCgDAAhhwkAAK4MACCICSAAtAwAIYkJAgC1DAAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAAhA0AIM4HAACDDQAwzwcAADoAENAHAACDDQAw3gdAAKEMACHuB0AAkQwAIf0IAQC9DAAhigkAAK4MACCLCQAArgwAIIwJAQCiDAAhAQAAADoAIAcSAACEDQAgzgcAANwNADDPBwAAPAAQ0AcAANwNADD5B0AAkQwAIf0IAQC9DAAh_ggAAb4MACEBEgAAvA8AIAgSAACEDQAgzgcAANwNADDPBwAAPAAQ0AcAANwNADD5B0AAkQwAIf0IAQC9DAAh_ggAAb4MACGDCgAA2w0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAACNDQAgBAAA2g0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACDOBwAA2Q0AMM8HAABCABDQBwAA2Q0AMNIHQACRDAAh4wcBAL0MACHpBwEAogwAIewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIf8IAQCgDAAhjQkBAKIMACHACQEAoAwAIcEJAQCgDAAhwglAAKEMACEKAwAAoBAAIAQAALwSACAYAACzFAAgGQAAtRQAIBoAALYUACAbAAC3FAAg6QcAAP4NACD7BwAA_g0AII0JAAD-DQAgwgkAAP4NACAVAwAAjQ0AIAQAANoNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgzgcAANkNADDPBwAAQgAQ0AcAANkNADDSB0AAkQwAIeMHAQAAAAHpBwEAogwAIewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIf8IAQCgDAAhjQkBAKIMACGvCQAA2A0AIMAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAAI0NACAVAADUDQAgFwAA1w0AIM4HAADWDQAwzwcAAEcAENAHAADWDQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhmQkBAL0MACGgCUAAoQwAIaYJAAG-DAAhvwlAAKEMACEFAwAAoBAAIBUAAMEUACAXAADCFAAgoAkAAP4NACC_CQAA_g0AIBADAACNDQAgFQAA1A0AIBcAANcNACDOBwAA1g0AMM8HAABHABDQBwAA1g0AMNIHQACRDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhmQkBAL0MACGgCUAAoQwAIaYJAAEAAAG_CUAAoQwAIQMAAABHACABAABIADACAABJACANAwAAjQ0AIBYAALUNACDOBwAAtA0AMM8HAABLABDQBwAAtA0AMNIHQACRDAAh4wcBAL0MACHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQDJDAAhvgkAANEMACABAAAASwAgAQAAAEcAIA0DAACNDQAgFQAA1A0AIM4HAADVDQAwzwcAAE4AENAHAADVDQAw-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGhCQABvgwAIaIJAQCgDAAhowkBAKAMACGkCUAAoQwAIQMDAACgEAAgFQAAwRQAIKQJAAD-DQAgDQMAAI0NACAVAADUDQAgzgcAANUNADDPBwAATgAQ0AcAANUNADD5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIaEJAAEAAAGiCQEAoAwAIaMJAQCgDAAhpAlAAKEMACEDAAAATgAgAQAATwAwAgAAUAAgEAMAAI0NACAVAADUDQAgzgcAANMNADDPBwAAUgAQ0AcAANMNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGcCQABvgwAIZ0JAAG-DAAhngkBAKIMACGfCUAAoQwAIaAJQAChDAAhBQMAAKAQACAVAADBFAAgngkAAP4NACCfCQAA_g0AIKAJAAD-DQAgEAMAAI0NACAVAADUDQAgzgcAANMNADDPBwAAUgAQ0AcAANMNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIZwJAAEAAAGdCQABvgwAIZ4JAQCiDAAhnwlAAKEMACGgCUAAoQwAIQMAAABSACABAABTADACAABUACAUAwAA0Q0AIAQBAKIMACEVAADSDQAgzgcAANANADDPBwAAVgAQ0AcAANANADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH5B0AAkQwAIfoHAQDJDAAh-wcBAMkMACGYCAEAoAwAIZUJAAG-DAAhlgkAAb4MACGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhCQMAAKAQACAEAAD-DQAgFQAAwRQAIPoHAAD-DQAg-wcAAP4NACCXCQAA_g0AIJgJAAD-DQAgmQkAAP4NACCbCQAA_g0AIBQDAADRDQAgBAEAogwAIRUAANINACDOBwAA0A0AMM8HAABWABDQBwAA0A0AMNIHQACRDAAh4wcBAAAAAewHAQCgDAAh-QdAAJEMACH6BwEAyQwAIfsHAQDJDAAhmAgBAKAMACGVCQABAAABlgkAAQAAAZcJAQCiDAAhmAkBAKIMACGZCQEAyQwAIZoJAgC1DAAhmwlAAKEMACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAMUNACAQAADGDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIBwAAMgNACAdAADEDQAgHgAAxw0AIB8AAMoNACAgAACODQAgJAAAzg0AICUAAM8NACDOBwAAww0AMM8HAABaABDQBwAAww0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIf8IAQCgDAAhwwkBAKAMACH_CQEAogwAIYAKQACRDAAhgQpAAKEMACGCCgEAogwAIQEAAABaACABAAAAQgAgAQAAAEcAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAI0NACARAADADQAgEwAAwQ0AIBQAAMINACDOBwAAvw0AMM8HAABpABDQBwAAvw0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACEHAwAAoBAAIBEAAL4UACATAAC_FAAgFAAAwBQAII8JAAD-DQAgkAkAAP4NACCRCQAA_g0AIBkDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACGvCQAAvg0AIAMAAABpACABAABqADACAABrACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAACNDQAgIAAAjg0AIM4HAACMDQAwzwcAAG8AENAHAACMDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGNCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIKwJAgC1DAAhrQkBAKIMACGuCUAAoQwAIQEAAABvACAVAwAAjQ0AIB8AAL0NACDOBwAAvA0AMM8HAABxABDQBwAAvA0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAb4MACGnCQEAoAwAIagJAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgCAMAAKAQACAfAAC0FAAgjQkAAP4NACCgCQAA_g0AIKQJAAD-DQAgqAkAAP4NACCpCQAA_g0AIKoJAAD-DQAgFQMAAI0NACAfAAC9DQAgzgcAALwNADDPBwAAcQAQ0AcAALwNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAQAAAacJAQCgDAAhqAkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAHEAIAMAAABxACABAAByADACAABzACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAAjQ0AICIAALoNACAjAAC7DQAgzgcAALkNADDPBwAAegAQ0AcAALkNADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH8BwEAoAwAIf0HAACuDAAg_gcBAKIMACH_B0AAoQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIQYDAACgEAAgIgAAvBQAICMAAL0UACD7BwAA_g0AIP4HAAD-DQAg_wcAAP4NACATAwAAjQ0AICIAALoNACAjAAC7DQAgzgcAALkNADDPBwAAegAQ0AcAALkNADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIfwHAQCgDAAh_QcAAK4MACD-BwEAogwAIf8HQAChDAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAhAwAAAHoAIAEAAHsAMAIAAHwAIAkhAAC3DQAgzgcAALgNADDPBwAAfgAQ0AcAALgNADDSB0AAkQwAIeMHAQC9DAAh5QcBAL0MACH4BwEAoAwAIfkHQAChDAAhAiEAALsUACD5BwAA_g0AIAkhAAC3DQAgzgcAALgNADDPBwAAfgAQ0AcAALgNADDSB0AAkQwAIeMHAQAAAAHlBwEAvQwAIfgHAQCgDAAh-QdAAKEMACEDAAAAfgAgAQAAfwAwAgAAgAEAIBYhAAC3DQAgKwAAygwAIM4HAAC2DQAwzwcAAIIBABDQBwAAtg0AMNIHQACRDAAh3wcBAKIMACHjBwEAvQwAIeQHBACQDAAh5QcBAL0MACHmBwEAvQwAIecHAQCgDAAh6AcBAKAMACHpBwEAoAwAIeoHQACRDAAh6wcBAMkMACHsBwEAoAwAIe0HAgC1DAAh7gdAAKEMACHvB0AAoQwAIfAHQACRDAAh8QdAAKEMACEGIQAAuxQAIN8HAAD-DQAg6wcAAP4NACDuBwAA_g0AIO8HAAD-DQAg8QcAAP4NACAWIQAAtw0AICsAAMoMACDOBwAAtg0AMM8HAACCAQAQ0AcAALYNADDSB0AAkQwAId8HAQCiDAAh4wcBAAAAAeQHBACQDAAh5QcBAL0MACHmBwEAvQwAIecHAQCgDAAh6AcBAKAMACHpBwEAoAwAIeoHQACRDAAh6wcBAMkMACHsBwEAoAwAIe0HAgC1DAAh7gdAAKEMACHvB0AAoQwAIfAHQACRDAAh8QdAAKEMACEDAAAAggEAIAEAAIMBADACAACEAQAgAQAAAH4AIAEAAACCAQAgBQMAAKAQACAWAAC6FAAg-AcAAP4NACC9CQAA_g0AIL4JAAD-DQAgDQMAAI0NACAWAAC1DQAgzgcAALQNADDPBwAASwAQ0AcAALQNADDSB0AAkQwAIeMHAQAAAAHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQAAAAG-CQAA0QwAIAMAAABLACABAACIAQAwAgAAiQEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABpACABAAAAQgAgAQAAAEcAIAEAAABxACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAegAgAQAAAEsAIAEAAAABACAQDwAArxQAIBAAALAUACAYAACzFAAgGQAAtRQAIBoAALYUACAbAAC3FAAgHAAAshQAIB0AAK4UACAeAACxFAAgHwAAtBQAICAAAKEQACAkAAC4FAAgJQAAuRQAIP8JAAD-DQAggQoAAP4NACCCCgAA_g0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBYPAACiFAAgEAAAoxQAIBgAAKYUACAZAACpFAAgGgAAqhQAIBsAAKsUACAcAAClFAAgHQAAoRQAIB4AAKQUACAfAACnFAAgIAAAqBQAICQAAKwUACAlAACtFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAH_CQEAAAABgApAAAAAAYEKQAAAAAGCCgEAAAABASsAAJwBACAJ0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAH_CQEAAAABgApAAAAAAYEKQAAAAAGCCgEAAAABASsAAJ4BADABKwAAngEAMBYPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgIAAAnhMAICQAAKITACAlAACjEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhAgAAAAEAICsAAKEBACAJ0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBg0AAJQTACA4AACWEwAgOQAAlRMAIP8JAAD-DQAggQoAAP4NACCCCgAA_g0AIAzOBwAAsw0AMM8HAACqAQAQ0AcAALMNADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH_CAEAlQwAIcMJAQCVDAAh_wkBAJcMACGACkAAiAwAIYEKQACWDAAhggoBAJcMACEDAAAAWgAgAQAAqQEAMDcAAKoBACADAAAAWgAgAQAAmAEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAIwTACAFAACNEwAgBgAAjhMAIAgAAI8TACAPAACQEwAgEAAAkRMAIBEAAJITACAcAACTEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB-wkgAAAAAfwJQAAAAAH9CUAAAAAB_glAAAAAAQErAACyAQAgCtIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAEBKwAAtAEAMAErAAC0AQAwEgMAAMASACAFAADBEgAgBgAAwhIAIAgAAMMSACAPAADEEgAgEAAAxRIAIBEAAMYSACAcAADHEgAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACECAAAABQAgKwAAtwEAIArSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH7CSAAug4AIfwJQACDDgAh_QlAAPgNACH-CUAAgw4AIQIAAAADACArAAC5AQAgAgAAAAMAICsAALkBACADAAAABQAgMgAAsgEAIDMAALcBACABAAAABQAgAQAAAAMAIAUNAAC9EgAgOAAAvxIAIDkAAL4SACD8CQAA_g0AIP4JAAD-DQAgDc4HAACyDQAwzwcAAMABABDQBwAAsg0AMNIHQACIDAAh4wcBAKQMACH6BwEApAwAIf8IAQCVDAAhwwkBAJUMACHECQEAlQwAIfsJIACwDAAh_AlAAJYMACH9CUAAiAwAIf4JQACWDAAhAwAAAAMAIAEAAL8BADA3AADAAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACxDQAgzgcAALANADDPBwAABwAQ0AcAALANADDdBwEAAAAB-wcBAAAAAZwIBACQDAAh0QgEAJAMACHSCAQAkAwAIdMIBACQDAAh-AkEAJAMACH5CQIAtQwAIfoJAgC1DAAhAQAAAMMBACABAAAAwwEAIAEEAAC8EgAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgCgQAALsSACDdBwEAAAAB-wcBAAAAAZwIBAAAAAHRCAQAAAAB0ggEAAAAAdMIBAAAAAH4CQQAAAAB-QkCAAAAAfoJAgAAAAEBKwAAygEAIAndBwEAAAAB-wcBAAAAAZwIBAAAAAHRCAQAAAAB0ggEAAAAAdMIBAAAAAH4CQQAAAAB-QkCAAAAAfoJAgAAAAEBKwAAzAEAMAErAADMAQAwCgQAALoSACDdBwEAgg4AIfsHAQCCDgAhnAgEAPcNACHRCAQA9w0AIdIIBAD3DQAh0wgEAPcNACH4CQQA9w0AIfkJAgCKDgAh-gkCAIoOACECAAAAwwEAICsAAM8BACAJ3QcBAIIOACH7BwEAgg4AIZwIBAD3DQAh0QgEAPcNACHSCAQA9w0AIdMIBAD3DQAh-AkEAPcNACH5CQIAig4AIfoJAgCKDgAhAgAAAAcAICsAANEBACACAAAABwAgKwAA0QEAIAMAAADDAQAgMgAAygEAIDMAAM8BACABAAAAwwEAIAEAAAAHACAFDQAAtRIAIDgAALgSACA5AAC3EgAgWgAAthIAIFsAALkSACAMzgcAAK8NADDPBwAA2AEAENAHAACvDQAw3QcBAJUMACH7BwEApAwAIZwIBACHDAAh0QgEAIcMACHSCAQAhwwAIdMIBACHDAAh-AkEAIcMACH5CQIApwwAIfoJAgCnDAAhAwAAAAcAIAEAANcBADA3AADYAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAnxIAIAcAALQSACDRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAc8IAQAAAAHzCQIAAAAB9gkBAAAAAfcJQAAAAAEBKwAA4AEAIAnRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAc8IAQAAAAHzCQIAAAAB9gkBAAAAAfcJQAAAAAEBKwAA4gEAMAErAADiAQAwAQAAAAMAIAEAAAAOACALBAAAnRIAIAcAALMSACDRB0AAgw4AId0HAQCCDgAh4wcBAIIOACH7BwEAhA4AIZYIAQCCDgAhzwgBAIQOACHzCQIAig4AIfYJAQCCDgAh9wlAAPgNACECAAAACwAgKwAA5wEAIAnRB0AAgw4AId0HAQCCDgAh4wcBAIIOACH7BwEAhA4AIZYIAQCCDgAhzwgBAIQOACHzCQIAig4AIfYJAQCCDgAh9wlAAPgNACECAAAACQAgKwAA6QEAIAIAAAAJACArAADpAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMgAA4AEAIDMAAOcBACABAAAACwAgAQAAAAkAIAgNAACuEgAgOAAAsRIAIDkAALASACBaAACvEgAgWwAAshIAINEHAAD-DQAg-wcAAP4NACDPCAAA_g0AIAzOBwAArg0AMM8HAADyAQAQ0AcAAK4NADDRB0AAlgwAId0HAQCVDAAh4wcBAKQMACH7BwEApgwAIZYIAQCVDAAhzwgBAJcMACHzCQIApwwAIfYJAQCVDAAh9wlAAIgMACEDAAAACQAgAQAA8QEAMDcAAPIBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAAkRIAIAcAAK0SACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-wcBAAAAAZYIAQAAAAHPCAEAAAAB8wkCAAAAAfQJAQAAAAH1CUAAAAABASsAAPoBACAK0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGWCAEAAAABzwgBAAAAAfMJAgAAAAH0CQEAAAAB9QlAAAAAAQErAAD8AQAwASsAAPwBADABAAAADgAgDAQAAI8SACAHAACsEgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIZYIAQCCDgAhzwgBAIQOACHzCQIAig4AIfQJAQCEDgAh9QlAAIMOACECAAAAEwAgKwAAgAIAIArSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfsHAQCCDgAhlggBAIIOACHPCAEAhA4AIfMJAgCKDgAh9AkBAIQOACH1CUAAgw4AIQIAAAARACArAACCAgAgAgAAABEAICsAAIICACABAAAADgAgAwAAABMAIDIAAPoBACAzAACAAgAgAQAAABMAIAEAAAARACAIDQAApxIAIDgAAKoSACA5AACpEgAgWgAAqBIAIFsAAKsSACDPCAAA_g0AIPQJAAD-DQAg9QkAAP4NACANzgcAAK0NADDPBwAAigIAENAHAACtDQAw0gdAAIgMACHdBwEAlQwAIeMHAQCkDAAh7AcBAJUMACH7BwEApAwAIZYIAQCVDAAhzwgBAJcMACHzCQIApwwAIfQJAQCXDAAh9QlAAJYMACEDAAAAEQAgAQAAiQIAMDcAAIoCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAAKoNACAIAACrDQAgDgAArA0AIM4HAACpDQAwzwcAAA4AENAHAACpDQAw0gdAAJEMACHdBwEAAAABhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8QkBAKAMACHyCQAArgwAIAEAAACNAgAgAQAAAI0CACADBgAApBIAIAgAAKUSACAOAACmEgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgDQYAAKESACAIAACiEgAgDgAAoxIAINIHQAAAAAHdBwEAAAABhwgCAAAAAZ4IAQAAAAHECAIAAAAB0ggCAAAAAecIAgAAAAHWCSAAAAAB8QkBAAAAAfIJAACgEgAgASsAAJQCACAK0gdAAAAAAd0HAQAAAAGHCAIAAAABnggBAAAAAcQIAgAAAAHSCAIAAAAB5wgCAAAAAdYJIAAAAAHxCQEAAAAB8gkAAKASACABKwAAlgIAMAErAACWAgAwDQYAAPURACAIAAD2EQAgDgAA9xEAINIHQAD4DQAh3QcBAIIOACGHCAIAig4AIZ4IAQCCDgAhxAgCAIoOACHSCAIAig4AIecIAgCKDgAh1gkgALoOACHxCQEAgg4AIfIJAAD0EQAgAgAAAI0CACArAACZAgAgCtIHQAD4DQAh3QcBAIIOACGHCAIAig4AIZ4IAQCCDgAhxAgCAIoOACHSCAIAig4AIecIAgCKDgAh1gkgALoOACHxCQEAgg4AIfIJAAD0EQAgAgAAAA4AICsAAJsCACACAAAADgAgKwAAmwIAIAMAAACNAgAgMgAAlAIAIDMAAJkCACABAAAAjQIAIAEAAAAOACAFDQAA7xEAIDgAAPIRACA5AADxEQAgWgAA8BEAIFsAAPMRACANzgcAAKgNADDPBwAAogIAENAHAACoDQAw0gdAAIgMACHdBwEAlQwAIYcIAgCnDAAhnggBAKQMACHECAIApwwAIdIIAgCnDAAh5wgCAKcMACHWCSAAsAwAIfEJAQCVDAAh8gkAAK4MACADAAAADgAgAQAAoQIAMDcAAKICACADAAAADgAgAQAAkAIAMAIAAI0CACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICMHAADrEQAgCgAA7BEAIAsAAO0RACAMAADuEQAg3QcBAAAAAcsIAQAAAAHPCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB2AgEAAAAAcQJAQAAAAHWCSAAAAAB2wkBAAAAAdwJAQAAAAHdCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkBAAAAAeIJIAAAAAHjCUAAAAAB5AlAAAAAAeUJAQAAAAHmCUAAAAAB5wkAAOgRACDoCQAA6REAIOkJQAAAAAHqCSAAAAAB6wkAAOoRACDsCQIAAAAB7QkCAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAQErAACqAgAgH90HAQAAAAHLCAEAAAABzwgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADoEQAg6AkAAOkRACDpCUAAAAAB6gkgAAAAAesJAADqEQAg7AkCAAAAAe0JAgAAAAHuCQEAAAAB7wkBAAAAAfAJAQAAAAEBKwAArAIAMAErAACsAgAwIwcAAMARACAKAADBEQAgCwAAwhEAIAwAAMMRACDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QlAAIMOACHqCSAAug4AIesJAAC_EQAg7AkCAIoOACHtCQIAig4AIe4JAQCEDgAh7wkBAIQOACHwCQEAhA4AIQIAAAAYACArAACvAgAgH90HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCUAAgw4AIeoJIAC6DgAh6wkAAL8RACDsCQIAig4AIe0JAgCKDgAh7gkBAIQOACHvCQEAhA4AIfAJAQCEDgAhAgAAABYAICsAALECACACAAAAFgAgKwAAsQIAIAMAAAAYACAyAACqAgAgMwAArwIAIAEAAAAYACABAAAAFgAgDw0AALgRACA4AAC7EQAgOQAAuhEAIFoAALkRACBbAAC8EQAg3AkAAP4NACDhCQAA_g0AIOMJAAD-DQAg5AkAAP4NACDlCQAA_g0AIOYJAAD-DQAg6QkAAP4NACDuCQAA_g0AIO8JAAD-DQAg8AkAAP4NACAizgcAAKcNADDPBwAAuAIAENAHAACnDQAw3QcBAJUMACHLCAEAlQwAIc8IAQCVDAAh0QgCAKcMACHSCAIApwwAIdMIAgCnDAAh2AgEAIcMACHECQEAlQwAIdYJIACwDAAh2wkBAJUMACHcCQEAlwwAId0JAgCnDAAh3gkCAKcMACHfCQIApwwAIeAJAgCnDAAh4QkBAKYMACHiCSAAsAwAIeMJQACWDAAh5AlAAJYMACHlCQEAlwwAIeYJQACWDAAh5wkAAK4MACDoCQAArgwAIOkJQACWDAAh6gkgALAMACHrCQAArgwAIOwJAgCnDAAh7QkCAKcMACHuCQEAlwwAIe8JAQCmDAAh8AkBAKYMACEDAAAAFgAgAQAAtwIAMDcAALgCACADAAAAFgAgAQAAFwAwAgAAGAAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACAHCQAAtxEAIOwHIAAAAAGWCAEAAAABnwgBAAAAAc4IAQAAAAHfCAEAAAAB2glAAAAAAQErAADAAgAgBuwHIAAAAAGWCAEAAAABnwgBAAAAAc4IAQAAAAHfCAEAAAAB2glAAAAAAQErAADCAgAwASsAAMICADAHCQAAthEAIOwHIAC6DgAhlggBAIIOACGfCAEAgg4AIc4IAQCCDgAh3wgBAIIOACHaCUAA-A0AIQIAAAAkACArAADFAgAgBuwHIAC6DgAhlggBAIIOACGfCAEAgg4AIc4IAQCCDgAh3wgBAIIOACHaCUAA-A0AIQIAAAAiACArAADHAgAgAgAAACIAICsAAMcCACADAAAAJAAgMgAAwAIAIDMAAMUCACABAAAAJAAgAQAAACIAIAMNAACzEQAgOAAAtREAIDkAALQRACAJzgcAAKYNADDPBwAAzgIAENAHAACmDQAw7AcgALAMACGWCAEAlQwAIZ8IAQCVDAAhzggBAJUMACHfCAEAlQwAIdoJQACIDAAhAwAAACIAIAEAAM0CADA3AADOAgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAgACABAAAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgBgkAALIRACDSB0AAAAABzggBAAAAAbMJAQAAAAHYCQEAAAAB2QlAAAAAAQErAADWAgAgBdIHQAAAAAHOCAEAAAABswkBAAAAAdgJAQAAAAHZCUAAAAABASsAANgCADABKwAA2AIAMAYJAACxEQAg0gdAAPgNACHOCAEAgg4AIbMJAQCCDgAh2AkBAIIOACHZCUAAgw4AIQIAAAAgACArAADbAgAgBdIHQAD4DQAhzggBAIIOACGzCQEAgg4AIdgJAQCCDgAh2QlAAIMOACECAAAAHgAgKwAA3QIAIAIAAAAeACArAADdAgAgAwAAACAAIDIAANYCACAzAADbAgAgAQAAACAAIAEAAAAeACAEDQAArhEAIDgAALARACA5AACvEQAg2QkAAP4NACAIzgcAAKUNADDPBwAA5AIAENAHAAClDQAw0gdAAIgMACHOCAEAlQwAIbMJAQCVDAAh2AkBAJUMACHZCUAAlgwAIQMAAAAeACABAADjAgAwNwAA5AIAIAMAAAAeACABAAAfADACAAAgACAJzgcAAKQNADDPBwAA6gIAENAHAACkDQAwowgBAL0MACGkCAEAogwAIcoIAQAAAAHOCAEAoAwAIdkIBAD0DAAh1wlAAJEMACEBAAAA5wIAIAEAAADnAgAgCc4HAACkDQAwzwcAAOoCABDQBwAApA0AMKMIAQC9DAAhpAgBAKIMACHKCAEAvQwAIc4IAQCgDAAh2QgEAPQMACHXCUAAkQwAIQKkCAAA_g0AINkIAAD-DQAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgBqMIAQAAAAGkCAEAAAAByggBAAAAAc4IAQAAAAHZCAQAAAAB1wlAAAAAAQErAADvAgAgBqMIAQAAAAGkCAEAAAAByggBAAAAAc4IAQAAAAHZCAQAAAAB1wlAAAAAAQErAADxAgAwASsAAPECADAGowgBAIIOACGkCAEAhA4AIcoIAQCCDgAhzggBAIIOACHZCAQAiQ8AIdcJQAD4DQAhAgAAAOcCACArAAD0AgAgBqMIAQCCDgAhpAgBAIQOACHKCAEAgg4AIc4IAQCCDgAh2QgEAIkPACHXCUAA-A0AIQIAAADqAgAgKwAA9gIAIAIAAADqAgAgKwAA9gIAIAMAAADnAgAgMgAA7wIAIDMAAPQCACABAAAA5wIAIAEAAADqAgAgBw0AAKkRACA4AACsEQAgOQAAqxEAIFoAAKoRACBbAACtEQAgpAgAAP4NACDZCAAA_g0AIAnOBwAAow0AMM8HAAD9AgAQ0AcAAKMNADCjCAEApAwAIaQIAQCXDAAhyggBAKQMACHOCAEAlQwAIdkIBADtDAAh1wlAAIgMACEDAAAA6gIAIAEAAPwCADA3AAD9AgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAzOBwAAog0AMM8HAACDAwAQ0AcAAKINADDSB0AAkQwAId0HAQAAAAGeCAEAvQwAId0IAQCgDAAh5wgCALUMACHTCQAAygwAINQJAQCiDAAh1QkEAPQMACHWCSAAtAwAIQEAAACAAwAgAQAAAIADACAMzgcAAKINADDPBwAAgwMAENAHAACiDQAw0gdAAJEMACHdBwEAoAwAIZ4IAQC9DAAh3QgBAKAMACHnCAIAtQwAIdMJAADKDAAg1AkBAKIMACHVCQQA9AwAIdYJIAC0DAAhAtQJAAD-DQAg1QkAAP4NACADAAAAgwMAIAEAAIQDADACAACAAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAMAAACDAwAgAQAAhAMAMAIAAIADACAJ0gdAAAAAAd0HAQAAAAGeCAEAAAAB3QgBAAAAAecIAgAAAAHTCYAAAAAB1AkBAAAAAdUJBAAAAAHWCSAAAAABASsAAIgDACAJ0gdAAAAAAd0HAQAAAAGeCAEAAAAB3QgBAAAAAecIAgAAAAHTCYAAAAAB1AkBAAAAAdUJBAAAAAHWCSAAAAABASsAAIoDADABKwAAigMAMAnSB0AA-A0AId0HAQCCDgAhnggBAIIOACHdCAEAgg4AIecIAgCKDgAh0wmAAAAAAdQJAQCEDgAh1QkEAIkPACHWCSAAug4AIQIAAACAAwAgKwAAjQMAIAnSB0AA-A0AId0HAQCCDgAhnggBAIIOACHdCAEAgg4AIecIAgCKDgAh0wmAAAAAAdQJAQCEDgAh1QkEAIkPACHWCSAAug4AIQIAAACDAwAgKwAAjwMAIAIAAACDAwAgKwAAjwMAIAMAAACAAwAgMgAAiAMAIDMAAI0DACABAAAAgAMAIAEAAACDAwAgBw0AAKQRACA4AACnEQAgOQAAphEAIFoAAKURACBbAACoEQAg1AkAAP4NACDVCQAA_g0AIAzOBwAAoQ0AMM8HAACWAwAQ0AcAAKENADDSB0AAiAwAId0HAQCVDAAhnggBAKQMACHdCAEAlQwAIecIAgCnDAAh0wkAAKUMACDUCQEAlwwAIdUJBADtDAAh1gkgALAMACEDAAAAgwMAIAEAAJUDADA3AACWAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgFQMAAKIRACAEAACjEQAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABASsAAJ4DACAT0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABASsAAKADADABKwAAoAMAMBUDAACeEQAgBAAAnxEAINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACH7BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhAgAAAC8AICsAAKMDACAT0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYMJAACcEQAghgkBAIIOACGHCQAAnREAIIgJIAC6DgAhnQkAAcUOACGgCUAAgw4AIcEJAQCEDgAhyQlAAIMOACHQCQEAhA4AIdEJAQCEDgAh0glAAIMOACECAAAALQAgKwAApQMAIAIAAAAtACArAAClAwAgAwAAAC8AIDIAAJ4DACAzAACjAwAgAQAAAC8AIAEAAAAtACAJDQAAmREAIDgAAJsRACA5AACaEQAgoAkAAP4NACDBCQAA_g0AIMkJAAD-DQAg0AkAAP4NACDRCQAA_g0AINIJAAD-DQAgFs4HAACgDQAwzwcAAKwDABDQBwAAoA0AMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACH7BwEApAwAIYAIAQCVDAAhgQgBAJUMACGDCQAArgwAIIYJAQCVDAAhhwkAAK4MACCICSAAsAwAIZ0JAAG5DAAhoAlAAJYMACHBCQEAlwwAIckJQACWDAAh0AkBAKYMACHRCQEAlwwAIdIJQACWDAAhAwAAAC0AIAEAAKsDADA3AACsAwAgAwAAAC0AIAEAAC4AMAIAAC8AIAEAAAAzACABAAAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgFgMAAJcRACAEAACYEQAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAQErAAC0AwAgFNIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABkAgBAAAAAZEIAQAAAAH9CAEAAAABgwkAAJURACCeCQEAAAABoAlAAAAAAaYJAAEAAAHICQAAlhEAIMkJQAAAAAHKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAEBKwAAtgMAMAErAAC2AwAwFgMAAJMRACAEAACUEQAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACH7BwEAgg4AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIQIAAAAzACArAAC5AwAgFNIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAh-wcBAIIOACGQCAEAgg4AIZEIAQCCDgAh_QgBAIQOACGDCQAAkREAIJ4JAQCEDgAhoAlAAIMOACGmCQABxQ4AIcgJAACSEQAgyQlAAIMOACHKCQIAig8AIcsJAgCKDwAhzAkBAIQOACHNCQEAhA4AIc4JAQCEDgAhzwkBAIQOACECAAAAMQAgKwAAuwMAIAIAAAAxACArAAC7AwAgAwAAADMAIDIAALQDACAzAAC5AwAgAQAAADMAIAEAAAAxACAPDQAAjBEAIDgAAI8RACA5AACOEQAgWgAAjREAIFsAAJARACD9CAAA_g0AIJ4JAAD-DQAgoAkAAP4NACDJCQAA_g0AIMoJAAD-DQAgywkAAP4NACDMCQAA_g0AIM0JAAD-DQAgzgkAAP4NACDPCQAA_g0AIBfOBwAAnw0AMM8HAADCAwAQ0AcAAJ8NADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhkAgBAJUMACGRCAEApAwAIf0IAQCmDAAhgwkAAK4MACCeCQEAlwwAIaAJQACWDAAhpgkAAbkMACHICQAArgwAIMkJQACWDAAhygkCAO4MACHLCQIA7gwAIcwJAQCXDAAhzQkBAJcMACHOCQEApgwAIc8JAQCmDAAhAwAAADEAIAEAAMEDADA3AADCAwAgAwAAADEAIAEAADIAMAIAADMAIAXOBwAAng0AMM8HAADIAwAQ0AcAAJ4NADD5B0AAkQwAIccJAAEAAAEBAAAAxQMAIAEAAADFAwAgBc4HAACeDQAwzwcAAMgDABDQBwAAng0AMPkHQACRDAAhxwkAAb4MACEAAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAvkHQAAAAAHHCQABAAABASsAAM0DACAC-QdAAAAAAccJAAEAAAEBKwAAzwMAMAErAADPAwAwAvkHQAD4DQAhxwkAAcUOACECAAAAxQMAICsAANIDACAC-QdAAPgNACHHCQABxQ4AIQIAAADIAwAgKwAA1AMAIAIAAADIAwAgKwAA1AMAIAMAAADFAwAgMgAAzQMAIDMAANIDACABAAAAxQMAIAEAAADIAwAgAw0AAIkRACA4AACLEQAgOQAAihEAIAXOBwAAnQ0AMM8HAADbAwAQ0AcAAJ0NADD5B0AAiAwAIccJAAG5DAAhAwAAAMgDACABAADaAwAwNwAA2wMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACANzgcAAJwNADDPBwAA4QMAENAHAACcDQAw0gdAAJEMACHjBwEAAAAB-QdAAJEMACH6BwEAyQwAIf8IAQCgDAAhoQkAAQAAAcMJAQCgDAAhxAkBAKAMACHFCUAAoQwAIcYJAADRDAAgAQAAAN4DACABAAAA3gMAIA3OBwAAnA0AMM8HAADhAwAQ0AcAAJwNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAyQwAIf8IAQCgDAAhoQkAAb4MACHDCQEAoAwAIcQJAQCgDAAhxQlAAKEMACHGCQAA0QwAIAP6BwAA_g0AIMUJAAD-DQAgxgkAAP4NACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAK0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAf8IAQAAAAGhCQABAAABwwkBAAAAAcQJAQAAAAHFCUAAAAABxgmAAAAAAQErAADmAwAgCtIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAH_CAEAAAABoQkAAQAAAcMJAQAAAAHECQEAAAABxQlAAAAAAcYJgAAAAAEBKwAA6AMAMAErAADoAwAwCtIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCEDgAh_wgBAIIOACGhCQABxQ4AIcMJAQCCDgAhxAkBAIIOACHFCUAAgw4AIcYJgAAAAAECAAAA3gMAICsAAOsDACAK0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIQOACH_CAEAgg4AIaEJAAHFDgAhwwkBAIIOACHECQEAgg4AIcUJQACDDgAhxgmAAAAAAQIAAADhAwAgKwAA7QMAIAIAAADhAwAgKwAA7QMAIAMAAADeAwAgMgAA5gMAIDMAAOsDACABAAAA3gMAIAEAAADhAwAgBg0AAIYRACA4AACIEQAgOQAAhxEAIPoHAAD-DQAgxQkAAP4NACDGCQAA_g0AIA3OBwAAmw0AMM8HAAD0AwAQ0AcAAJsNADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApgwAIf8IAQCVDAAhoQkAAbkMACHDCQEAlQwAIcQJAQCVDAAhxQlAAJYMACHGCQAAzgwAIAMAAADhAwAgAQAA8wMAMDcAAPQDACADAAAA4QMAIAEAAOIDADACAADeAwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACARAwAAgBEAIAQAAIERACAYAACCEQAgGQAAgxEAIBoAAIQRACAbAACFEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAEBKwAA_AMAIAvSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQErAAD-AwAwASsAAP4DADABAAAAAwAgEQMAAMoQACAEAADLEAAgGAAAzBAAIBkAAM0QACAaAADOEAAgGwAAzxAAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACECAAAARAAgKwAAggQAIAvSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhAgAAAEIAICsAAIQEACACAAAAQgAgKwAAhAQAIAEAAAADACADAAAARAAgMgAA_AMAIDMAAIIEACABAAAARAAgAQAAAEIAIAcNAADHEAAgOAAAyRAAIDkAAMgQACDpBwAA_g0AIPsHAAD-DQAgjQkAAP4NACDCCQAA_g0AIA7OBwAAmg0AMM8HAACMBAAQ0AcAAJoNADDSB0AAiAwAIeMHAQCkDAAh6QcBAJcMACHsBwEAlQwAIfoHAQCkDAAh-wcBAKYMACH_CAEAlQwAIY0JAQCXDAAhwAkBAJUMACHBCQEAlQwAIcIJQACWDAAhAwAAAEIAIAEAAIsEADA3AACMBAAgAwAAAEIAIAEAAEMAMAIAAEQAIAEAAABJACABAAAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgDQMAAMQQACAVAADFEAAgFwAAxhAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAZkJAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEBKwAAlAQAIArSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGZCQEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABASsAAJYEADABKwAAlgQAMA0DAAC8EAAgFQAAvRAAIBcAAL4QACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGZCQEAgg4AIaAJQACDDgAhpgkAAcUOACG_CUAAgw4AIQIAAABJACArAACZBAAgCtIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIZkJAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhAgAAAEcAICsAAJsEACACAAAARwAgKwAAmwQAIAMAAABJACAyAACUBAAgMwAAmQQAIAEAAABJACABAAAARwAgBQ0AALkQACA4AAC7EAAgOQAAuhAAIKAJAAD-DQAgvwkAAP4NACANzgcAAJkNADDPBwAAogQAENAHAACZDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACGACAEAlQwAIYEIAQCVDAAhmQkBAKQMACGgCUAAlgwAIaYJAAG5DAAhvwlAAJYMACEDAAAARwAgAQAAoQQAMDcAAKIEACADAAAARwAgAQAASAAwAgAASQAgAQAAAIkBACABAAAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAoDAAC3EAAgFgAAuBAAINIHQAAAAAHjBwEAAAAB7QcCAAAAAfAHQAAAAAH4BwEAAAAB-gcBAAAAAb0JAQAAAAG-CYAAAAABASsAAKoEACAI0gdAAAAAAeMHAQAAAAHtBwIAAAAB8AdAAAAAAfgHAQAAAAH6BwEAAAABvQkBAAAAAb4JgAAAAAEBKwAArAQAMAErAACsBAAwAQAAAEcAIAoDAAC1EAAgFgAAthAAINIHQAD4DQAh4wcBAIIOACHtBwIAig4AIfAHQAD4DQAh-AcBAIQOACH6BwEAgg4AIb0JAQCEDgAhvgmAAAAAAQIAAACJAQAgKwAAsAQAIAjSB0AA-A0AIeMHAQCCDgAh7QcCAIoOACHwB0AA-A0AIfgHAQCEDgAh-gcBAIIOACG9CQEAhA4AIb4JgAAAAAECAAAASwAgKwAAsgQAIAIAAABLACArAACyBAAgAQAAAEcAIAMAAACJAQAgMgAAqgQAIDMAALAEACABAAAAiQEAIAEAAABLACAIDQAAsBAAIDgAALMQACA5AACyEAAgWgAAsRAAIFsAALQQACD4BwAA_g0AIL0JAAD-DQAgvgkAAP4NACALzgcAAJgNADDPBwAAugQAENAHAACYDQAw0gdAAIgMACHjBwEApAwAIe0HAgCnDAAh8AdAAIgMACH4BwEAlwwAIfoHAQCkDAAhvQkBAKYMACG-CQAAzgwAIAMAAABLACABAAC5BAAwNwAAugQAIAMAAABLACABAACIAQAwAgAAiQEAIAbOBwAAlw0AMM8HAADABAAQ0AcAAJcNADC6CQEAAAABuwkCALUMACG8CQQA9AwAIQEAAAC9BAAgAQAAAL0EACAGzgcAAJcNADDPBwAAwAQAENAHAACXDQAwugkBAKAMACG7CQIAtQwAIbwJBAD0DAAhAbwJAAD-DQAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACADAAAAwAQAIAEAAMEEADACAAC9BAAgA7oJAQAAAAG7CQIAAAABvAkEAAAAAQErAADFBAAgA7oJAQAAAAG7CQIAAAABvAkEAAAAAQErAADHBAAwASsAAMcEADADugkBAIIOACG7CQIAig4AIbwJBACJDwAhAgAAAL0EACArAADKBAAgA7oJAQCCDgAhuwkCAIoOACG8CQQAiQ8AIQIAAADABAAgKwAAzAQAIAIAAADABAAgKwAAzAQAIAMAAAC9BAAgMgAAxQQAIDMAAMoEACABAAAAvQQAIAEAAADABAAgBg0AAKsQACA4AACuEAAgOQAArRAAIFoAAKwQACBbAACvEAAgvAkAAP4NACAGzgcAAJYNADDPBwAA0wQAENAHAACWDQAwugkBAJUMACG7CQIApwwAIbwJBADtDAAhAwAAAMAEACABAADSBAAwNwAA0wQAIAMAAADABAAgAQAAwQQAMAIAAL0EACAKzgcAAJQNADDPBwAA2QQAENAHAACUDQAw0gdAAJEMACHjBwEAAAAB-AcBAKAMACG2CQEAoAwAIbcJAAG-DAAhuAkAAb4MACG5CQAAlQ0AIAEAAADWBAAgAQAAANYEACAJzgcAAJQNADDPBwAA2QQAENAHAACUDQAw0gdAAJEMACHjBwEAvQwAIfgHAQCgDAAhtgkBAKAMACG3CQABvgwAIbgJAAG-DAAhAAMAAADZBAAgAQAA2gQAMAIAANYEACADAAAA2QQAIAEAANoEADACAADWBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAbSB0AAAAAB4wcBAAAAAfgHAQAAAAG2CQEAAAABtwkAAQAAAbgJAAEAAAEBKwAA3gQAIAbSB0AAAAAB4wcBAAAAAfgHAQAAAAG2CQEAAAABtwkAAQAAAbgJAAEAAAEBKwAA4AQAMAErAADgBAAwBtIHQAD4DQAh4wcBAIIOACH4BwEAgg4AIbYJAQCCDgAhtwkAAcUOACG4CQABxQ4AIQIAAADWBAAgKwAA4wQAIAbSB0AA-A0AIeMHAQCCDgAh-AcBAIIOACG2CQEAgg4AIbcJAAHFDgAhuAkAAcUOACECAAAA2QQAICsAAOUEACACAAAA2QQAICsAAOUEACADAAAA1gQAIDIAAN4EACAzAADjBAAgAQAAANYEACABAAAA2QQAIAMNAACoEAAgOAAAqhAAIDkAAKkQACAJzgcAAJMNADDPBwAA7AQAENAHAACTDQAw0gdAAIgMACHjBwEApAwAIfgHAQCVDAAhtgkBAJUMACG3CQABuQwAIbgJAAG5DAAhAwAAANkEACABAADrBAAwNwAA7AQAIAMAAADZBAAgAQAA2gQAMAIAANYEACAHzgcAAJINADDPBwAA8gQAENAHAACSDQAw0gdAAJEMACHjBwEAAAABjAgBAKAMACG1CQEAoAwAIQEAAADvBAAgAQAAAO8EACAHzgcAAJINADDPBwAA8gQAENAHAACSDQAw0gdAAJEMACHjBwEAvQwAIYwIAQCgDAAhtQkBAKAMACEAAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgBNIHQAAAAAHjBwEAAAABjAgBAAAAAbUJAQAAAAEBKwAA9wQAIATSB0AAAAAB4wcBAAAAAYwIAQAAAAG1CQEAAAABASsAAPkEADABKwAA-QQAMATSB0AA-A0AIeMHAQCCDgAhjAgBAIIOACG1CQEAgg4AIQIAAADvBAAgKwAA_AQAIATSB0AA-A0AIeMHAQCCDgAhjAgBAIIOACG1CQEAgg4AIQIAAADyBAAgKwAA_gQAIAIAAADyBAAgKwAA_gQAIAMAAADvBAAgMgAA9wQAIDMAAPwEACABAAAA7wQAIAEAAADyBAAgAw0AAKUQACA4AACnEAAgOQAAphAAIAfOBwAAkQ0AMM8HAACFBQAQ0AcAAJENADDSB0AAiAwAIeMHAQCkDAAhjAgBAJUMACG1CQEAlQwAIQMAAADyBAAgAQAAhAUAMDcAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgCM4HAACQDQAwzwcAAIsFABDQBwAAkA0AMNIHQACRDAAh4wcBAAAAAfgHAQCgDAAhswkBAAAAAbQJAQCiDAAhAQAAAIgFACABAAAAiAUAIAjOBwAAkA0AMM8HAACLBQAQ0AcAAJANADDSB0AAkQwAIeMHAQC9DAAh-AcBAKAMACGzCQEAoAwAIbQJAQCiDAAhAbQJAAD-DQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACADAAAAiwUAIAEAAIwFADACAACIBQAgBdIHQAAAAAHjBwEAAAAB-AcBAAAAAbMJAQAAAAG0CQEAAAABASsAAJAFACAF0gdAAAAAAeMHAQAAAAH4BwEAAAABswkBAAAAAbQJAQAAAAEBKwAAkgUAMAErAACSBQAwBdIHQAD4DQAh4wcBAIIOACH4BwEAgg4AIbMJAQCCDgAhtAkBAIQOACECAAAAiAUAICsAAJUFACAF0gdAAPgNACHjBwEAgg4AIfgHAQCCDgAhswkBAIIOACG0CQEAhA4AIQIAAACLBQAgKwAAlwUAIAIAAACLBQAgKwAAlwUAIAMAAACIBQAgMgAAkAUAIDMAAJUFACABAAAAiAUAIAEAAACLBQAgBA0AAKIQACA4AACkEAAgOQAAoxAAILQJAAD-DQAgCM4HAACPDQAwzwcAAJ4FABDQBwAAjw0AMNIHQACIDAAh4wcBAKQMACH4BwEAlQwAIbMJAQCVDAAhtAkBAJcMACEDAAAAiwUAIAEAAJ0FADA3AACeBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIBEDAACNDQAgIAAAjg0AIM4HAACMDQAwzwcAAG8AENAHAACMDQAw0gdAAJEMACHjBwEAAAAB7AcBAKAMACH6BwEAAAABjQkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACCsCQIAtQwAIa0JAQCiDAAhrglAAKEMACGvCQAAiw0AIAEAAAChBQAgAQAAAKEFACAHAwAAoBAAICAAAKEQACCNCQAA_g0AIKkJAAD-DQAgqgkAAP4NACCtCQAA_g0AIK4JAAD-DQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgDQMAAJ4QACAgAACfEAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAY0JAQAAAAGpCQEAAAABqgkBAAAAAasJAACdEAAgrAkCAAAAAa0JAQAAAAGuCUAAAAABASsAAKgFACAL0gdAAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAY0JAQAAAAGpCQEAAAABqgkBAAAAAasJAACdEAAgrAkCAAAAAa0JAQAAAAGuCUAAAAABASsAAKoFADABKwAAqgUAMA0DAACPEAAgIAAAkBAAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhjQkBAIQOACGpCQEAhA4AIaoJAQCEDgAhqwkAAI4QACCsCQIAig4AIa0JAQCEDgAhrglAAIMOACECAAAAoQUAICsAAK0FACAL0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQIAAABvACArAACvBQAgAgAAAG8AICsAAK8FACADAAAAoQUAIDIAAKgFACAzAACtBQAgAQAAAKEFACABAAAAbwAgCg0AAIkQACA4AACMEAAgOQAAixAAIFoAAIoQACBbAACNEAAgjQkAAP4NACCpCQAA_g0AIKoJAAD-DQAgrQkAAP4NACCuCQAA_g0AIA7OBwAAig0AMM8HAAC2BQAQ0AcAAIoNADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIY0JAQCXDAAhqQkBAJcMACGqCQEAlwwAIasJAACuDAAgrAkCAKcMACGtCQEAlwwAIa4JQACWDAAhAwAAAG8AIAEAALUFADA3AAC2BQAgAwAAAG8AIAEAAKQFADACAAChBQAgAQAAAHMAIAEAAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACASAwAAhxAAIB8AAIgQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGNCQEAAAABoAlAAAAAAaQJQAAAAAGlCQEAAAABpgkAAQAAAacJAQAAAAGoCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAhhAAIAErAAC-BQAgENIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgASsAAMAFADABKwAAwAUAMBIDAACEEAAgHwAAhRAAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIY0JAQCEDgAhoAlAAIMOACGkCUAAgw4AIaUJAQCCDgAhpgkAAcUOACGnCQEAgg4AIagJAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACDEAAgAgAAAHMAICsAAMMFACAQ0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhjQkBAIQOACGgCUAAgw4AIaQJQACDDgAhpQkBAIIOACGmCQABxQ4AIacJAQCCDgAhqAkBAIQOACGpCQEAhA4AIaoJAQCEDgAhqwkAAIMQACACAAAAcQAgKwAAxQUAIAIAAABxACArAADFBQAgAwAAAHMAIDIAAL4FACAzAADDBQAgAQAAAHMAIAEAAABxACAJDQAAgBAAIDgAAIIQACA5AACBEAAgjQkAAP4NACCgCQAA_g0AIKQJAAD-DQAgqAkAAP4NACCpCQAA_g0AIKoJAAD-DQAgE84HAACJDQAwzwcAAMwFABDQBwAAiQ0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCkDAAhgAgBAJUMACGBCAEAlQwAIY0JAQCXDAAhoAlAAJYMACGkCUAAlgwAIaUJAQCkDAAhpgkAAbkMACGnCQEAlQwAIagJAQCXDAAhqQkBAJcMACGqCQEAlwwAIasJAACuDAAgAwAAAHEAIAEAAMsFADA3AADMBQAgAwAAAHEAIAEAAHIAMAIAAHMAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCgMAAP4PACAVAAD_DwAg-QdAAAAAAfoHAQAAAAH7BwEAAAABmQkBAAAAAaEJAAEAAAGiCQEAAAABowkBAAAAAaQJQAAAAAEBKwAA1AUAIAj5B0AAAAAB-gcBAAAAAfsHAQAAAAGZCQEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQErAADWBQAwASsAANYFADAKAwAA_A8AIBUAAP0PACD5B0AA-A0AIfoHAQCCDgAh-wcBAIIOACGZCQEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhAgAAAFAAICsAANkFACAI-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhmQkBAIIOACGhCQABxQ4AIaIJAQCCDgAhowkBAIIOACGkCUAAgw4AIQIAAABOACArAADbBQAgAgAAAE4AICsAANsFACADAAAAUAAgMgAA1AUAIDMAANkFACABAAAAUAAgAQAAAE4AIAQNAAD5DwAgOAAA-w8AIDkAAPoPACCkCQAA_g0AIAvOBwAAiA0AMM8HAADiBQAQ0AcAAIgNADD5B0AAiAwAIfoHAQCkDAAh-wcBAKQMACGZCQEApAwAIaEJAAG5DAAhogkBAJUMACGjCQEAlQwAIaQJQACWDAAhAwAAAE4AIAEAAOEFADA3AADiBQAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgDQMAAPcPACAVAAD4DwAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-gcBAAAAAfsHAQAAAAGZCQEAAAABnAkAAQAAAZ0JAAEAAAGeCQEAAAABnwlAAAAAAaAJQAAAAAEBKwAA6gUAIAvSB0AAAAAB4wcBAAAAAfkHQAAAAAH6BwEAAAAB-wcBAAAAAZkJAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQErAADsBQAwASsAAOwFADANAwAA9Q8AIBUAAPYPACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIfsHAQCCDgAhmQkBAIIOACGcCQABxQ4AIZ0JAAHFDgAhngkBAIQOACGfCUAAgw4AIaAJQACDDgAhAgAAAFQAICsAAO8FACAL0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-gcBAIIOACH7BwEAgg4AIZkJAQCCDgAhnAkAAcUOACGdCQABxQ4AIZ4JAQCEDgAhnwlAAIMOACGgCUAAgw4AIQIAAABSACArAADxBQAgAgAAAFIAICsAAPEFACADAAAAVAAgMgAA6gUAIDMAAO8FACABAAAAVAAgAQAAAFIAIAYNAADyDwAgOAAA9A8AIDkAAPMPACCeCQAA_g0AIJ8JAAD-DQAgoAkAAP4NACAOzgcAAIcNADDPBwAA-AUAENAHAACHDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACH7BwEApAwAIZkJAQCkDAAhnAkAAbkMACGdCQABuQwAIZ4JAQCXDAAhnwlAAJYMACGgCUAAlgwAIQMAAABSACABAAD3BQAwNwAA-AUAIAMAAABSACABAABTADACAABUACABAAAAWAAgAQAAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIBEDAADwDwAgBAEAAAABFQAA8Q8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfkHQAAAAAH6BwEAAAAB-wcBAAAAAZgIAQAAAAGVCQABAAABlgkAAQAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAgAAAAGbCUAAAAABASsAAIAGACAPBAEAAAAB0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfoHAQAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkCAAAAAZsJQAAAAAEBKwAAggYAMAErAACCBgAwAQAAAFoAIAEAAABCACARAwAA7g8AIAQBAIQOACEVAADvDwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-QdAAPgNACH6BwEAhA4AIfsHAQCEDgAhmAgBAIIOACGVCQABxQ4AIZYJAAHFDgAhlwkBAIQOACGYCQEAhA4AIZkJAQCEDgAhmgkCAIoOACGbCUAAgw4AIQIAAABYACArAACHBgAgDwQBAIQOACHSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfoHAQCEDgAh-wcBAIQOACGYCAEAgg4AIZUJAAHFDgAhlgkAAcUOACGXCQEAhA4AIZgJAQCEDgAhmQkBAIQOACGaCQIAig4AIZsJQACDDgAhAgAAAFYAICsAAIkGACACAAAAVgAgKwAAiQYAIAEAAABaACABAAAAQgAgAwAAAFgAIDIAAIAGACAzAACHBgAgAQAAAFgAIAEAAABWACAMBAAA_g0AIA0AAOkPACA4AADsDwAgOQAA6w8AIFoAAOoPACBbAADtDwAg-gcAAP4NACD7BwAA_g0AIJcJAAD-DQAgmAkAAP4NACCZCQAA_g0AIJsJAAD-DQAgEgQBAJcMACHOBwAAhg0AMM8HAACSBgAQ0AcAAIYNADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH5B0AAiAwAIfoHAQCmDAAh-wcBAKYMACGYCAEAlQwAIZUJAAG5DAAhlgkAAbkMACGXCQEAlwwAIZgJAQCXDAAhmQkBAKYMACGaCQIApwwAIZsJQACWDAAhAwAAAFYAIAEAAJEGADA3AACSBgAgAwAAAFYAIAEAAFcAMAIAAFgAIAEAAABrACABAAAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgFQMAAOUPACARAADmDwAgEwAA5w8AIBQAAOgPACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAEBKwAAmgYAIBHSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAEBKwAAnAYAMAErAACcBgAwFQMAAMMPACARAADEDwAgEwAAxQ8AIBQAAMYPACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACECAAAAawAgKwAAnwYAIBHSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACECAAAAaQAgKwAAoQYAIAIAAABpACArAAChBgAgAwAAAGsAIDIAAJoGACAzAACfBgAgAQAAAGsAIAEAAABpACAIDQAAvQ8AIDgAAMAPACA5AAC_DwAgWgAAvg8AIFsAAMEPACCPCQAA_g0AIJAJAAD-DQAgkQkAAP4NACAUzgcAAIUNADDPBwAAqAYAENAHAACFDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACGACAEAlQwAIYEIAQCVDAAhgghAAIgMACH_CAEAlQwAIYkJAgCnDAAhjQkBAJUMACGOCQEAlQwAIY8JAQCXDAAhkAkAAM4MACCRCQEAlwwAIZIJAACuDAAgkwkCAKcMACGUCQIApwwAIQMAAABpACABAACnBgAwNwAAqAYAIAMAAABpACABAABqADACAABrACAKEgAAhA0AIM4HAACDDQAwzwcAADoAENAHAACDDQAw3gdAAKEMACHuB0AAkQwAIf0IAQAAAAGKCQAArgwAIIsJAACuDAAgjAkBAKIMACEBAAAAqwYAIAEAAACrBgAgAxIAALwPACDeBwAA_g0AIIwJAAD-DQAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgBxIAALsPACDeB0AAAAAB7gdAAAAAAf0IAQAAAAGKCQAAuQ8AIIsJAAC6DwAgjAkBAAAAAQErAACyBgAgBt4HQAAAAAHuB0AAAAAB_QgBAAAAAYoJAAC5DwAgiwkAALoPACCMCQEAAAABASsAALQGADABKwAAtAYAMAcSAAC4DwAg3gdAAIMOACHuB0AA-A0AIf0IAQCCDgAhigkAALYPACCLCQAAtw8AIIwJAQCEDgAhAgAAAKsGACArAAC3BgAgBt4HQACDDgAh7gdAAPgNACH9CAEAgg4AIYoJAAC2DwAgiwkAALcPACCMCQEAhA4AIQIAAAA6ACArAAC5BgAgAgAAADoAICsAALkGACADAAAAqwYAIDIAALIGACAzAAC3BgAgAQAAAKsGACABAAAAOgAgBQ0AALMPACA4AAC1DwAgOQAAtA8AIN4HAAD-DQAgjAkAAP4NACAJzgcAAIINADDPBwAAwAYAENAHAACCDQAw3gdAAJYMACHuB0AAiAwAIf0IAQCkDAAhigkAAK4MACCLCQAArgwAIIwJAQCXDAAhAwAAADoAIAEAAL8GADA3AADABgAgAwAAADoAIAEAAK4GADACAACrBgAgAQAAADcAIAEAAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAWBAAAsQ8AIBIAALIPACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf0IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABASsAAMgGACAU0gdAAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH9CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggmAAAAAAYMJAACvDwAghAkCAAAAAYUJIAAAAAGGCQEAAAABhwkAALAPACCICSAAAAABiQkCAAAAAQErAADKBgAwASsAAMoGADAWBAAArQ8AIBIAAK4PACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_QgBAIIOACH_CAEAgg4AIYAJAQCCDgAhgQkBAIIOACGCCYAAAAABgwkAAKsPACCECQIAig4AIYUJIAC6DgAhhgkBAIIOACGHCQAArA8AIIgJIAC6DgAhiQkCAIoOACECAAAANwAgKwAAzQYAIBTSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_QgBAIIOACH_CAEAgg4AIYAJAQCCDgAhgQkBAIIOACGCCYAAAAABgwkAAKsPACCECQIAig4AIYUJIAC6DgAhhgkBAIIOACGHCQAArA8AIIgJIAC6DgAhiQkCAIoOACECAAAANQAgKwAAzwYAIAIAAAA1ACArAADPBgAgAwAAADcAIDIAAMgGACAzAADNBgAgAQAAADcAIAEAAAA1ACAFDQAApg8AIDgAAKkPACA5AACoDwAgWgAApw8AIFsAAKoPACAXzgcAAIENADDPBwAA1gYAENAHAACBDQAw0gdAAIgMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACH7BwEApAwAIYAIAQCVDAAhgQgBAJUMACGCCEAAiAwAIf0IAQCkDAAh_wgBAJUMACGACQEAlQwAIYEJAQCVDAAhggkAAKUMACCDCQAArgwAIIQJAgCnDAAhhQkgALAMACGGCQEAlQwAIYcJAACuDAAgiAkgALAMACGJCQIApwwAIQMAAAA1ACABAADVBgAwNwAA1gYAIAMAAAA1ACABAAA2ADACAAA3ACABAAAAPgAgAQAAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAQSAAClDwAg-QdAAAAAAf0IAQAAAAH-CAABAAABASsAAN4GACAD-QdAAAAAAf0IAQAAAAH-CAABAAABASsAAOAGADABKwAA4AYAMAQSAACkDwAg-QdAAPgNACH9CAEAgg4AIf4IAAHFDgAhAgAAAD4AICsAAOMGACAD-QdAAPgNACH9CAEAgg4AIf4IAAHFDgAhAgAAADwAICsAAOUGACACAAAAPAAgKwAA5QYAIAMAAAA-ACAyAADeBgAgMwAA4wYAIAEAAAA-ACABAAAAPAAgAw0AAKEPACA4AACjDwAgOQAAog8AIAbOBwAAgA0AMM8HAADsBgAQ0AcAAIANADD5B0AAiAwAIf0IAQCkDAAh_ggAAbkMACEDAAAAPAAgAQAA6wYAMDcAAOwGACADAAAAPAAgAQAAPQAwAgAAPgAgIQUBAKAMACHOBwAA_gwAMM8HAADyBgAQ0AcAAP4MADDSB0AAkQwAId0HAQCgDAAhlwgBAKIMACGcCAQAkAwAIZ0IAQCgDAAhnggBAAAAAdAIAQCiDAAh5wgEAJAMACHoCEAAoQwAIekIAADKDAAg6ggAAMoMACDrCAAAygwAIOwIAQCgDAAh7QhAAJEMACHuCCAAtAwAIe8IAQCiDAAh8AgBAKIMACHxCAEAogwAIfIIAADKDAAg8wgAAMoMACD0CAAAygwAIPUIAADKDAAg9ggBAKIMACH3CAEAogwAIfgIAgC1DAAh-QgBAKIMACH6CAIAtQwAIfsIAgC1DAAh_AgAAP8MACABAAAA7wYAIAEAAADvBgAgIAUBAKAMACHOBwAA_gwAMM8HAADyBgAQ0AcAAP4MADDSB0AAkQwAId0HAQCgDAAhlwgBAKIMACGcCAQAkAwAIZ0IAQCgDAAhnggBAL0MACHQCAEAogwAIecIBACQDAAh6AhAAKEMACHpCAAAygwAIOoIAADKDAAg6wgAAMoMACDsCAEAoAwAIe0IQACRDAAh7gggALQMACHvCAEAogwAIfAIAQCiDAAh8QgBAKIMACHyCAAAygwAIPMIAADKDAAg9AgAAMoMACD1CAAAygwAIPYIAQCiDAAh9wgBAKIMACH4CAIAtQwAIfkIAQCiDAAh-ggCALUMACH7CAIAtQwAIQmXCAAA_g0AINAIAAD-DQAg6AgAAP4NACDvCAAA_g0AIPAIAAD-DQAg8QgAAP4NACD2CAAA_g0AIPcIAAD-DQAg-QgAAP4NACADAAAA8gYAIAEAAPMGADACAADvBgAgAwAAAPIGACABAADzBgAwAgAA7wYAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAdBQEAAAAB0gdAAAAAAd0HAQAAAAGXCAEAAAABnAgEAAAAAZ0IAQAAAAGeCAEAAAAB0AgBAAAAAecIBAAAAAHoCEAAAAAB6QiAAAAAAeoIgAAAAAHrCIAAAAAB7AgBAAAAAe0IQAAAAAHuCCAAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIgAAAAAH0CIAAAAAB9QiAAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIAQAAAAH6CAIAAAAB-wgCAAAAAQErAAD3BgAgHQUBAAAAAdIHQAAAAAHdBwEAAAABlwgBAAAAAZwIBAAAAAGdCAEAAAABnggBAAAAAdAIAQAAAAHnCAQAAAAB6AhAAAAAAekIgAAAAAHqCIAAAAAB6wiAAAAAAewIAQAAAAHtCEAAAAAB7gggAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIgAAAAAHzCIAAAAAB9AiAAAAAAfUIgAAAAAH2CAEAAAAB9wgBAAAAAfgIAgAAAAH5CAEAAAAB-ggCAAAAAfsIAgAAAAEBKwAA-QYAMAErAAD5BgAwHQUBAIIOACHSB0AA-A0AId0HAQCCDgAhlwgBAIQOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACHQCAEAhA4AIecIBAD3DQAh6AhAAIMOACHpCIAAAAAB6giAAAAAAesIgAAAAAHsCAEAgg4AIe0IQAD4DQAh7gggALoOACHvCAEAhA4AIfAIAQCEDgAh8QgBAIQOACHyCIAAAAAB8wiAAAAAAfQIgAAAAAH1CIAAAAAB9ggBAIQOACH3CAEAhA4AIfgIAgCKDgAh-QgBAIQOACH6CAIAig4AIfsIAgCKDgAhAgAAAO8GACArAAD8BgAgHQUBAIIOACHSB0AA-A0AId0HAQCCDgAhlwgBAIQOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACHQCAEAhA4AIecIBAD3DQAh6AhAAIMOACHpCIAAAAAB6giAAAAAAesIgAAAAAHsCAEAgg4AIe0IQAD4DQAh7gggALoOACHvCAEAhA4AIfAIAQCEDgAh8QgBAIQOACHyCIAAAAAB8wiAAAAAAfQIgAAAAAH1CIAAAAAB9ggBAIQOACH3CAEAhA4AIfgIAgCKDgAh-QgBAIQOACH6CAIAig4AIfsIAgCKDgAhAgAAAPIGACArAAD-BgAgAgAAAPIGACArAAD-BgAgAwAAAO8GACAyAAD3BgAgMwAA_AYAIAEAAADvBgAgAQAAAPIGACAODQAAnA8AIDgAAJ8PACA5AACeDwAgWgAAnQ8AIFsAAKAPACCXCAAA_g0AINAIAAD-DQAg6AgAAP4NACDvCAAA_g0AIPAIAAD-DQAg8QgAAP4NACD2CAAA_g0AIPcIAAD-DQAg-QgAAP4NACAgBQEAlQwAIc4HAAD9DAAwzwcAAIUHABDQBwAA_QwAMNIHQACIDAAh3QcBAJUMACGXCAEAlwwAIZwIBACHDAAhnQgBAJUMACGeCAEApAwAIdAIAQCXDAAh5wgEAIcMACHoCEAAlgwAIekIAAClDAAg6ggAAKUMACDrCAAApQwAIOwIAQCVDAAh7QhAAIgMACHuCCAAsAwAIe8IAQCXDAAh8AgBAJcMACHxCAEAlwwAIfIIAAClDAAg8wgAAKUMACD0CAAApQwAIPUIAAClDAAg9ggBAJcMACH3CAEAlwwAIfgIAgCnDAAh-QgBAJcMACH6CAIApwwAIfsIAgCnDAAhAwAAAPIGACABAACEBwAwNwAAhQcAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAUBQEAoAwAIc4HAAD6DAAwzwcAAIsHABDQBwAA-gwAMN0HAQCgDAAhlggBAKAMACGcCAQAkAwAIZ0IAQCgDAAhnggBAL0MACGjCAEAvQwAId0IAQCgDAAh3ggBAKAMACHfCAEAoAwAIeAIAgC1DAAh4QhAAJEMACHiCEAAkQwAIeMIBACQDAAh5AgCALUMACHlCAAA-wwAIOYIAAD8DAAgAQAAAIgHACABAAAAiAcAIBIFAQCgDAAhzgcAAPoMADDPBwAAiwcAENAHAAD6DAAw3QcBAKAMACGWCAEAoAwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIaMIAQC9DAAh3QgBAKAMACHeCAEAoAwAId8IAQCgDAAh4AgCALUMACHhCEAAkQwAIeIIQACRDAAh4wgEAJAMACHkCAIAtQwAIQADAAAAiwcAIAEAAIwHADACAACIBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACAPBQEAAAAB3QcBAAAAAZYIAQAAAAGcCAQAAAABnQgBAAAAAZ4IAQAAAAGjCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AgCAAAAAeEIQAAAAAHiCEAAAAAB4wgEAAAAAeQIAgAAAAEBKwAAkAcAIA8FAQAAAAHdBwEAAAABlggBAAAAAZwIBAAAAAGdCAEAAAABnggBAAAAAaMIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAIAAAAB4QhAAAAAAeIIQAAAAAHjCAQAAAAB5AgCAAAAAQErAACSBwAwASsAAJIHADAPBQEAgg4AId0HAQCCDgAhlggBAIIOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACGjCAEAgg4AId0IAQCCDgAh3ggBAIIOACHfCAEAgg4AIeAIAgCKDgAh4QhAAPgNACHiCEAA-A0AIeMIBAD3DQAh5AgCAIoOACECAAAAiAcAICsAAJUHACAPBQEAgg4AId0HAQCCDgAhlggBAIIOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACGjCAEAgg4AId0IAQCCDgAh3ggBAIIOACHfCAEAgg4AIeAIAgCKDgAh4QhAAPgNACHiCEAA-A0AIeMIBAD3DQAh5AgCAIoOACECAAAAiwcAICsAAJcHACACAAAAiwcAICsAAJcHACADAAAAiAcAIDIAAJAHACAzAACVBwAgAQAAAIgHACABAAAAiwcAIAUNAACXDwAgOAAAmg8AIDkAAJkPACBaAACYDwAgWwAAmw8AIBIFAQCVDAAhzgcAAPkMADDPBwAAngcAENAHAAD5DAAw3QcBAJUMACGWCAEAlQwAIZwIBACHDAAhnQgBAJUMACGeCAEApAwAIaMIAQCkDAAh3QgBAJUMACHeCAEAlQwAId8IAQCVDAAh4AgCAKcMACHhCEAAiAwAIeIIQACIDAAh4wgEAIcMACHkCAIApwwAIQMAAACLBwAgAQAAnQcAMDcAAJ4HACADAAAAiwcAIAEAAIwHADACAACIBwAgCs4HAAD4DAAwzwcAAKQHABDQBwAA-AwAMOMHAQAAAAH7BwEAvQwAIZMIAQC9DAAhowgBAL0MACGlCEAAkQwAIdsIAgC1DAAh3AhAAJEMACEBAAAAoQcAIAEAAAChBwAgCs4HAAD4DAAwzwcAAKQHABDQBwAA-AwAMOMHAQC9DAAh-wcBAL0MACGTCAEAvQwAIaMIAQC9DAAhpQhAAJEMACHbCAIAtQwAIdwIQACRDAAhAAMAAACkBwAgAQAApQcAMAIAAKEHACADAAAApAcAIAEAAKUHADACAAChBwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAfjBwEAAAAB-wcBAAAAAZMIAQAAAAGjCAEAAAABpQhAAAAAAdsIAgAAAAHcCEAAAAABASsAAKkHACAH4wcBAAAAAfsHAQAAAAGTCAEAAAABowgBAAAAAaUIQAAAAAHbCAIAAAAB3AhAAAAAAQErAACrBwAwASsAAKsHADAH4wcBAIIOACH7BwEAgg4AIZMIAQCCDgAhowgBAIIOACGlCEAA-A0AIdsIAgCKDgAh3AhAAPgNACECAAAAoQcAICsAAK4HACAH4wcBAIIOACH7BwEAgg4AIZMIAQCCDgAhowgBAIIOACGlCEAA-A0AIdsIAgCKDgAh3AhAAPgNACECAAAApAcAICsAALAHACACAAAApAcAICsAALAHACADAAAAoQcAIDIAAKkHACAzAACuBwAgAQAAAKEHACABAAAApAcAIAUNAACSDwAgOAAAlQ8AIDkAAJQPACBaAACTDwAgWwAAlg8AIArOBwAA9wwAMM8HAAC3BwAQ0AcAAPcMADDjBwEApAwAIfsHAQCkDAAhkwgBAKQMACGjCAEApAwAIaUIQACIDAAh2wgCAKcMACHcCEAAiAwAIQMAAACkBwAgAQAAtgcAMDcAALcHACADAAAApAcAIAEAAKUHADACAAChBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAAkQ8AINIHQAAAAAH7BwEAAAABowgBAAAAAcQIAgAAAAHKCAEAAAABywgBAAAAAcwIAgAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AiAAAAAAdUIQAAAAAHWCEAAAAAB1whAAAAAAdgIBAAAAAHZCAQAAAAB2ggBAAAAAQErAAC_BwAgFdIHQAAAAAH7BwEAAAABowgBAAAAAcQIAgAAAAHKCAEAAAABywgBAAAAAcwIAgAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AiAAAAAAdUIQAAAAAHWCEAAAAAB1whAAAAAAdgIBAAAAAHZCAQAAAAB2ggBAAAAAQErAADBBwAwASsAAMEHADAWCQAAkA8AINIHQAD4DQAh-wcBAIIOACGjCAEAgg4AIcQIAgCKDgAhyggBAIIOACHLCAEAgg4AIcwIAgCKDgAhzQgEAPcNACHOCAEAgg4AIc8IAQCCDgAh0AgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHUCIAAAAAB1QhAAIMOACHWCEAAgw4AIdcIQACDDgAh2AgEAPcNACHZCAQA9w0AIdoIAQCCDgAhAgAAABwAICsAAMQHACAV0gdAAPgNACH7BwEAgg4AIaMIAQCCDgAhxAgCAIoOACHKCAEAgg4AIcsIAQCCDgAhzAgCAIoOACHNCAQA9w0AIc4IAQCCDgAhzwgBAIIOACHQCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdQIgAAAAAHVCEAAgw4AIdYIQACDDgAh1whAAIMOACHYCAQA9w0AIdkIBAD3DQAh2ggBAIIOACECAAAAGgAgKwAAxgcAIAIAAAAaACArAADGBwAgAwAAABwAIDIAAL8HACAzAADEBwAgAQAAABwAIAEAAAAaACAIDQAAiw8AIDgAAI4PACA5AACNDwAgWgAAjA8AIFsAAI8PACDVCAAA_g0AINYIAAD-DQAg1wgAAP4NACAYzgcAAPYMADDPBwAAzQcAENAHAAD2DAAw0gdAAIgMACH7BwEApAwAIaMIAQCkDAAhxAgCAKcMACHKCAEApAwAIcsIAQCVDAAhzAgCAKcMACHNCAQAhwwAIc4IAQCVDAAhzwgBAJUMACHQCAEAlQwAIdEIAgCnDAAh0ggCAKcMACHTCAIApwwAIdQIAAClDAAg1QhAAJYMACHWCEAAlgwAIdcIQACWDAAh2AgEAIcMACHZCAQAhwwAIdoIAQCVDAAhAwAAABoAIAEAAMwHADA3AADNBwAgAwAAABoAIAEAABsAMAIAABwAIBDOBwAA8wwAMM8HAADTBwAQ0AcAAPMMADD6BwEAvQwAIfsHAQC9DAAhowgBAAAAAbIIAQCgDAAhswgBAKAMACG2CAIA9QwAIcMIAQCgDAAhxAgCALUMACHFCAQAkAwAIcYIBAD0DAAhxwgEAPQMACHICEAAoQwAIckIBAD0DAAhAQAAANAHACABAAAA0AcAIBDOBwAA8wwAMM8HAADTBwAQ0AcAAPMMADD6BwEAvQwAIfsHAQC9DAAhowgBAL0MACGyCAEAoAwAIbMIAQCgDAAhtggCAPUMACHDCAEAoAwAIcQIAgC1DAAhxQgEAJAMACHGCAQA9AwAIccIBAD0DAAhyAhAAKEMACHJCAQA9AwAIQW2CAAA_g0AIMYIAAD-DQAgxwgAAP4NACDICAAA_g0AIMkIAAD-DQAgAwAAANMHACABAADUBwAwAgAA0AcAIAMAAADTBwAgAQAA1AcAMAIAANAHACADAAAA0wcAIAEAANQHADACAADQBwAgDfoHAQAAAAH7BwEAAAABowgBAAAAAbIIAQAAAAGzCAEAAAABtggCAAAAAcMIAQAAAAHECAIAAAABxQgEAAAAAcYIBAAAAAHHCAQAAAAByAhAAAAAAckIBAAAAAEBKwAA2AcAIA36BwEAAAAB-wcBAAAAAaMIAQAAAAGyCAEAAAABswgBAAAAAbYIAgAAAAHDCAEAAAABxAgCAAAAAcUIBAAAAAHGCAQAAAABxwgEAAAAAcgIQAAAAAHJCAQAAAABASsAANoHADABKwAA2gcAMA36BwEAgg4AIfsHAQCCDgAhowgBAIIOACGyCAEAgg4AIbMIAQCCDgAhtggCAIoPACHDCAEAgg4AIcQIAgCKDgAhxQgEAPcNACHGCAQAiQ8AIccIBACJDwAhyAhAAIMOACHJCAQAiQ8AIQIAAADQBwAgKwAA3QcAIA36BwEAgg4AIfsHAQCCDgAhowgBAIIOACGyCAEAgg4AIbMIAQCCDgAhtggCAIoPACHDCAEAgg4AIcQIAgCKDgAhxQgEAPcNACHGCAQAiQ8AIccIBACJDwAhyAhAAIMOACHJCAQAiQ8AIQIAAADTBwAgKwAA3wcAIAIAAADTBwAgKwAA3wcAIAMAAADQBwAgMgAA2AcAIDMAAN0HACABAAAA0AcAIAEAAADTBwAgCg0AAIQPACA4AACHDwAgOQAAhg8AIFoAAIUPACBbAACIDwAgtggAAP4NACDGCAAA_g0AIMcIAAD-DQAgyAgAAP4NACDJCAAA_g0AIBDOBwAA7AwAMM8HAADmBwAQ0AcAAOwMADD6BwEApAwAIfsHAQCkDAAhowgBAKQMACGyCAEAlQwAIbMIAQCVDAAhtggCAO4MACHDCAEAlQwAIcQIAgCnDAAhxQgEAIcMACHGCAQA7QwAIccIBADtDAAhyAhAAJYMACHJCAQA7QwAIQMAAADTBwAgAQAA5QcAMDcAAOYHACADAAAA0wcAIAEAANQHADACAADQBwAgCc4HAADqDAAwzwcAAOwHABDQBwAA6gwAMNIHQACRDAAh2wcEAJAMACHjBwEAAAAB-gcBAL0MACHACAAAygwAIMIIAADrDAAgAQAAAOkHACABAAAA6QcAIAjOBwAA6gwAMM8HAADsBwAQ0AcAAOoMADDSB0AAkQwAIdsHBACQDAAh4wcBAL0MACH6BwEAvQwAIcAIAADKDAAgAAMAAADsBwAgAQAA7QcAMAIAAOkHACADAAAA7AcAIAEAAO0HADACAADpBwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAXSB0AAAAAB2wcEAAAAAeMHAQAAAAH6BwEAAAABwAiAAAAAAQErAADxBwAgBdIHQAAAAAHbBwQAAAAB4wcBAAAAAfoHAQAAAAHACIAAAAABASsAAPMHADABKwAA8wcAMAXSB0AA-A0AIdsHBAD3DQAh4wcBAIIOACH6BwEAgg4AIcAIgAAAAAECAAAA6QcAICsAAPYHACAF0gdAAPgNACHbBwQA9w0AIeMHAQCCDgAh-gcBAIIOACHACIAAAAABAgAAAOwHACArAAD4BwAgAgAAAOwHACArAAD4BwAgAwAAAOkHACAyAADxBwAgMwAA9gcAIAEAAADpBwAgAQAAAOwHACAFDQAA_w4AIDgAAIIPACA5AACBDwAgWgAAgA8AIFsAAIMPACAIzgcAAOkMADDPBwAA_wcAENAHAADpDAAw0gdAAIgMACHbBwQAhwwAIeMHAQCkDAAh-gcBAKQMACHACAAApQwAIAMAAADsBwAgAQAA_gcAMDcAAP8HACADAAAA7AcAIAEAAO0HADACAADpBwAgBs4HAADoDAAwzwcAAIUIABDQBwAA6AwAMNIHQACRDAAh4wcBAAAAAcAIAQCgDAAhAQAAAIIIACABAAAAgggAIAbOBwAA6AwAMM8HAACFCAAQ0AcAAOgMADDSB0AAkQwAIeMHAQC9DAAhwAgBAKAMACEAAwAAAIUIACABAACGCAAwAgAAgggAIAMAAACFCAAgAQAAhggAMAIAAIIIACADAAAAhQgAIAEAAIYIADACAACCCAAgA9IHQAAAAAHjBwEAAAABwAgBAAAAAQErAACKCAAgA9IHQAAAAAHjBwEAAAABwAgBAAAAAQErAACMCAAwASsAAIwIADAD0gdAAPgNACHjBwEAgg4AIcAIAQCCDgAhAgAAAIIIACArAACPCAAgA9IHQAD4DQAh4wcBAIIOACHACAEAgg4AIQIAAACFCAAgKwAAkQgAIAIAAACFCAAgKwAAkQgAIAMAAACCCAAgMgAAiggAIDMAAI8IACABAAAAgggAIAEAAACFCAAgAw0AAPwOACA4AAD-DgAgOQAA_Q4AIAbOBwAA5wwAMM8HAACYCAAQ0AcAAOcMADDSB0AAiAwAIeMHAQCkDAAhwAgBAJUMACEDAAAAhQgAIAEAAJcIADA3AACYCAAgAwAAAIUIACABAACGCAAwAgAAgggAIArOBwAA5gwAMM8HAACeCAAQ0AcAAOYMADDSB0AAkQwAIdsHBACQDAAh4wcBAAAAAfoHAQC9DAAhlggBAKAMACHACAAAygwAIMEIQACRDAAhAQAAAJsIACABAAAAmwgAIArOBwAA5gwAMM8HAACeCAAQ0AcAAOYMADDSB0AAkQwAIdsHBACQDAAh4wcBAL0MACH6BwEAvQwAIZYIAQCgDAAhwAgAAMoMACDBCEAAkQwAIQADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACAH0gdAAAAAAdsHBAAAAAHjBwEAAAAB-gcBAAAAAZYIAQAAAAHACIAAAAABwQhAAAAAAQErAACjCAAgB9IHQAAAAAHbBwQAAAAB4wcBAAAAAfoHAQAAAAGWCAEAAAABwAiAAAAAAcEIQAAAAAEBKwAApQgAMAErAAClCAAwB9IHQAD4DQAh2wcEAPcNACHjBwEAgg4AIfoHAQCCDgAhlggBAIIOACHACIAAAAABwQhAAPgNACECAAAAmwgAICsAAKgIACAH0gdAAPgNACHbBwQA9w0AIeMHAQCCDgAh-gcBAIIOACGWCAEAgg4AIcAIgAAAAAHBCEAA-A0AIQIAAACeCAAgKwAAqggAIAIAAACeCAAgKwAAqggAIAMAAACbCAAgMgAAowgAIDMAAKgIACABAAAAmwgAIAEAAACeCAAgBQ0AAPcOACA4AAD6DgAgOQAA-Q4AIFoAAPgOACBbAAD7DgAgCs4HAADlDAAwzwcAALEIABDQBwAA5QwAMNIHQACIDAAh2wcEAIcMACHjBwEApAwAIfoHAQCkDAAhlggBAJUMACHACAAApQwAIMEIQACIDAAhAwAAAJ4IACABAACwCAAwNwAAsQgAIAMAAACeCAAgAQAAnwgAMAIAAJsIACAOzgcAAOMMADDPBwAAtwgAENAHAADjDAAw0gdAAJEMACHjBwEAAAAB-gcBAL0MACH7BwEAvQwAIZYIAQCgDAAhsggBAKAMACGzCAEAoAwAIbwIBACQDAAhvQgEAJAMACG-CAEAoAwAIb8IAADkDAAgAQAAALQIACABAAAAtAgAIA3OBwAA4wwAMM8HAAC3CAAQ0AcAAOMMADDSB0AAkQwAIeMHAQC9DAAh-gcBAL0MACH7BwEAvQwAIZYIAQCgDAAhsggBAKAMACGzCAEAoAwAIbwIBACQDAAhvQgEAJAMACG-CAEAoAwAIQADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIAMAAAC3CAAgAQAAuAgAMAIAALQIACAK0gdAAAAAAeMHAQAAAAH6BwEAAAAB-wcBAAAAAZYIAQAAAAGyCAEAAAABswgBAAAAAbwIBAAAAAG9CAQAAAABvggBAAAAAQErAAC8CAAgCtIHQAAAAAHjBwEAAAAB-gcBAAAAAfsHAQAAAAGWCAEAAAABsggBAAAAAbMIAQAAAAG8CAQAAAABvQgEAAAAAb4IAQAAAAEBKwAAvggAMAErAAC-CAAwCtIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIfsHAQCCDgAhlggBAIIOACGyCAEAgg4AIbMIAQCCDgAhvAgEAPcNACG9CAQA9w0AIb4IAQCCDgAhAgAAALQIACArAADBCAAgCtIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIfsHAQCCDgAhlggBAIIOACGyCAEAgg4AIbMIAQCCDgAhvAgEAPcNACG9CAQA9w0AIb4IAQCCDgAhAgAAALcIACArAADDCAAgAgAAALcIACArAADDCAAgAwAAALQIACAyAAC8CAAgMwAAwQgAIAEAAAC0CAAgAQAAALcIACAFDQAA8g4AIDgAAPUOACA5AAD0DgAgWgAA8w4AIFsAAPYOACANzgcAAOIMADDPBwAAyggAENAHAADiDAAw0gdAAIgMACHjBwEApAwAIfoHAQCkDAAh-wcBAKQMACGWCAEAlQwAIbIIAQCVDAAhswgBAJUMACG8CAQAhwwAIb0IBACHDAAhvggBAJUMACEDAAAAtwgAIAEAAMkIADA3AADKCAAgAwAAALcIACABAAC4CAAwAgAAtAgAIA_OBwAA4AwAMM8HAADQCAAQ0AcAAOAMADD6BwEAvQwAIfsHAQC9DAAhsggBAKAMACGzCAEAoAwAIbQIBACQDAAhtQgEAJAMACG2CAQAkAwAIbcIBACQDAAhuAgEAJAMACG5CAQAkAwAIboIBACQDAAhuwgAAOEMACABAAAAzQgAIAEAAADNCAAgDs4HAADgDAAwzwcAANAIABDQBwAA4AwAMPoHAQC9DAAh-wcBAL0MACGyCAEAoAwAIbMIAQCgDAAhtAgEAJAMACG1CAQAkAwAIbYIBACQDAAhtwgEAJAMACG4CAQAkAwAIbkIBACQDAAhuggEAJAMACEAAwAAANAIACABAADRCAAwAgAAzQgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACADAAAA0AgAIAEAANEIADACAADNCAAgC_oHAQAAAAH7BwEAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIBAAAAAG3CAQAAAABuAgEAAAAAbkIBAAAAAG6CAQAAAABASsAANUIACAL-gcBAAAAAfsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggEAAAAAbcIBAAAAAG4CAQAAAABuQgEAAAAAboIBAAAAAEBKwAA1wgAMAErAADXCAAwC_oHAQCCDgAh-wcBAIIOACGyCAEAgg4AIbMIAQCCDgAhtAgEAPcNACG1CAQA9w0AIbYIBAD3DQAhtwgEAPcNACG4CAQA9w0AIbkIBAD3DQAhuggEAPcNACECAAAAzQgAICsAANoIACAL-gcBAIIOACH7BwEAgg4AIbIIAQCCDgAhswgBAIIOACG0CAQA9w0AIbUIBAD3DQAhtggEAPcNACG3CAQA9w0AIbgIBAD3DQAhuQgEAPcNACG6CAQA9w0AIQIAAADQCAAgKwAA3AgAIAIAAADQCAAgKwAA3AgAIAMAAADNCAAgMgAA1QgAIDMAANoIACABAAAAzQgAIAEAAADQCAAgBQ0AAO0OACA4AADwDgAgOQAA7w4AIFoAAO4OACBbAADxDgAgDs4HAADfDAAwzwcAAOMIABDQBwAA3wwAMPoHAQCkDAAh-wcBAKQMACGyCAEAlQwAIbMIAQCVDAAhtAgEAIcMACG1CAQAhwwAIbYIBACHDAAhtwgEAIcMACG4CAQAhwwAIbkIBACHDAAhuggEAIcMACEDAAAA0AgAIAEAAOIIADA3AADjCAAgAwAAANAIACABAADRCAAwAgAAzQgAIA_OBwAA3QwAMM8HAADpCAAQ0AcAAN0MADD6BwEAvQwAIfsHAQC9DAAhsggBAKAMACGzCAEAoAwAIbQIBACQDAAhtQgEAJAMACG2CAQAkAwAIbcIBACQDAAhuAgEAJAMACG5CAQAkAwAIboIBACQDAAhuwgAAN4MACABAAAA5ggAIAEAAADmCAAgDs4HAADdDAAwzwcAAOkIABDQBwAA3QwAMPoHAQC9DAAh-wcBAL0MACGyCAEAoAwAIbMIAQCgDAAhtAgEAJAMACG1CAQAkAwAIbYIBACQDAAhtwgEAJAMACG4CAQAkAwAIbkIBACQDAAhuggEAJAMACEAAwAAAOkIACABAADqCAAwAgAA5ggAIAMAAADpCAAgAQAA6ggAMAIAAOYIACADAAAA6QgAIAEAAOoIADACAADmCAAgC_oHAQAAAAH7BwEAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABtQgEAAAAAbYIBAAAAAG3CAQAAAABuAgEAAAAAbkIBAAAAAG6CAQAAAABASsAAO4IACAL-gcBAAAAAfsHAQAAAAGyCAEAAAABswgBAAAAAbQIBAAAAAG1CAQAAAABtggEAAAAAbcIBAAAAAG4CAQAAAABuQgEAAAAAboIBAAAAAEBKwAA8AgAMAErAADwCAAwC_oHAQCCDgAh-wcBAIIOACGyCAEAgg4AIbMIAQCCDgAhtAgEAPcNACG1CAQA9w0AIbYIBAD3DQAhtwgEAPcNACG4CAQA9w0AIbkIBAD3DQAhuggEAPcNACECAAAA5ggAICsAAPMIACAL-gcBAIIOACH7BwEAgg4AIbIIAQCCDgAhswgBAIIOACG0CAQA9w0AIbUIBAD3DQAhtggEAPcNACG3CAQA9w0AIbgIBAD3DQAhuQgEAPcNACG6CAQA9w0AIQIAAADpCAAgKwAA9QgAIAIAAADpCAAgKwAA9QgAIAMAAADmCAAgMgAA7ggAIDMAAPMIACABAAAA5ggAIAEAAADpCAAgBQ0AAOgOACA4AADrDgAgOQAA6g4AIFoAAOkOACBbAADsDgAgDs4HAADcDAAwzwcAAPwIABDQBwAA3AwAMPoHAQCkDAAh-wcBAKQMACGyCAEAlQwAIbMIAQCVDAAhtAgEAIcMACG1CAQAhwwAIbYIBACHDAAhtwgEAIcMACG4CAQAhwwAIbkIBACHDAAhuggEAIcMACEDAAAA6QgAIAEAAPsIADA3AAD8CAAgAwAAAOkIACABAADqCAAwAgAA5ggAIAfOBwAA2wwAMM8HAACCCQAQ0AcAANsMADCuCAEAAAABrwhAAJEMACGwCAIAtQwAIbEIAgC1DAAhAQAAAP8IACABAAAA_wgAIAfOBwAA2wwAMM8HAACCCQAQ0AcAANsMADCuCAEAoAwAIa8IQACRDAAhsAgCALUMACGxCAIAtQwAIQADAAAAggkAIAEAAIMJADACAAD_CAAgAwAAAIIJACABAACDCQAwAgAA_wgAIAMAAACCCQAgAQAAgwkAMAIAAP8IACAErggBAAAAAa8IQAAAAAGwCAIAAAABsQgCAAAAAQErAACHCQAgBK4IAQAAAAGvCEAAAAABsAgCAAAAAbEIAgAAAAEBKwAAiQkAMAErAACJCQAwBK4IAQCCDgAhrwhAAPgNACGwCAIAig4AIbEIAgCKDgAhAgAAAP8IACArAACMCQAgBK4IAQCCDgAhrwhAAPgNACGwCAIAig4AIbEIAgCKDgAhAgAAAIIJACArAACOCQAgAgAAAIIJACArAACOCQAgAwAAAP8IACAyAACHCQAgMwAAjAkAIAEAAAD_CAAgAQAAAIIJACAFDQAA4w4AIDgAAOYOACA5AADlDgAgWgAA5A4AIFsAAOcOACAHzgcAANoMADDPBwAAlQkAENAHAADaDAAwrggBAJUMACGvCEAAiAwAIbAIAgCnDAAhsQgCAKcMACEDAAAAggkAIAEAAJQJADA3AACVCQAgAwAAAIIJACABAACDCQAwAgAA_wgAIAjOBwAA2AwAMM8HAACbCQAQ0AcAANgMADDpBwEAoAwAIfoHAQDJDAAhnQgBAKAMACGsCEAAkQwAIa0IAADZDAAgAQAAAJgJACABAAAAmAkAIAfOBwAA2AwAMM8HAACbCQAQ0AcAANgMADDpBwEAoAwAIfoHAQDJDAAhnQgBAKAMACGsCEAAkQwAIQH6BwAA_g0AIAMAAACbCQAgAQAAnAkAMAIAAJgJACADAAAAmwkAIAEAAJwJADACAACYCQAgAwAAAJsJACABAACcCQAwAgAAmAkAIATpBwEAAAAB-gcBAAAAAZ0IAQAAAAGsCEAAAAABASsAAKAJACAE6QcBAAAAAfoHAQAAAAGdCAEAAAABrAhAAAAAAQErAACiCQAwASsAAKIJADAE6QcBAIIOACH6BwEAhA4AIZ0IAQCCDgAhrAhAAPgNACECAAAAmAkAICsAAKUJACAE6QcBAIIOACH6BwEAhA4AIZ0IAQCCDgAhrAhAAPgNACECAAAAmwkAICsAAKcJACACAAAAmwkAICsAAKcJACADAAAAmAkAIDIAAKAJACAzAAClCQAgAQAAAJgJACABAAAAmwkAIAQNAADgDgAgOAAA4g4AIDkAAOEOACD6BwAA_g0AIAfOBwAA1wwAMM8HAACuCQAQ0AcAANcMADDpBwEAlQwAIfoHAQCmDAAhnQgBAJUMACGsCEAAiAwAIQMAAACbCQAgAQAArQkAMDcAAK4JACADAAAAmwkAIAEAAJwJADACAACYCQAgCM4HAADWDAAwzwcAALQJABDQBwAA1gwAMOMHIAAAAAGoCAQAkAwAIakIQACRDAAhqggEAJAMACGrCEAAoQwAIQEAAACxCQAgAQAAALEJACAIzgcAANYMADDPBwAAtAkAENAHAADWDAAw4wcgALQMACGoCAQAkAwAIakIQACRDAAhqggEAJAMACGrCEAAoQwAIQGrCAAA_g0AIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAXjByAAAAABqAgEAAAAAakIQAAAAAGqCAQAAAABqwhAAAAAAQErAAC5CQAgBeMHIAAAAAGoCAQAAAABqQhAAAAAAaoIBAAAAAGrCEAAAAABASsAALsJADABKwAAuwkAMAXjByAAug4AIagIBAD3DQAhqQhAAPgNACGqCAQA9w0AIasIQACDDgAhAgAAALEJACArAAC-CQAgBeMHIAC6DgAhqAgEAPcNACGpCEAA-A0AIaoIBAD3DQAhqwhAAIMOACECAAAAtAkAICsAAMAJACACAAAAtAkAICsAAMAJACADAAAAsQkAIDIAALkJACAzAAC-CQAgAQAAALEJACABAAAAtAkAIAYNAADbDgAgOAAA3g4AIDkAAN0OACBaAADcDgAgWwAA3w4AIKsIAAD-DQAgCM4HAADVDAAwzwcAAMcJABDQBwAA1QwAMOMHIACwDAAhqAgEAIcMACGpCEAAiAwAIaoIBACHDAAhqwhAAJYMACEDAAAAtAkAIAEAAMYJADA3AADHCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAvOBwAA1AwAMM8HAADNCQAQ0AcAANQMADDSB0AAkQwAIeMHBAAAAAHtBwIAtQwAIaMIAQC9DAAhpAgBAKAMACGlCEAAkQwAIaYIAQCiDAAhpwgBAKIMACEBAAAAygkAIAEAAADKCQAgC84HAADUDAAwzwcAAM0JABDQBwAA1AwAMNIHQACRDAAh4wcEAJAMACHtBwIAtQwAIaMIAQC9DAAhpAgBAKAMACGlCEAAkQwAIaYIAQCiDAAhpwgBAKIMACECpggAAP4NACCnCAAA_g0AIAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgAwAAAM0JACABAADOCQAwAgAAygkAIAjSB0AAAAAB4wcEAAAAAe0HAgAAAAGjCAEAAAABpAgBAAAAAaUIQAAAAAGmCAEAAAABpwgBAAAAAQErAADSCQAgCNIHQAAAAAHjBwQAAAAB7QcCAAAAAaMIAQAAAAGkCAEAAAABpQhAAAAAAaYIAQAAAAGnCAEAAAABASsAANQJADABKwAA1AkAMAjSB0AA-A0AIeMHBAD3DQAh7QcCAIoOACGjCAEAgg4AIaQIAQCCDgAhpQhAAPgNACGmCAEAhA4AIacIAQCEDgAhAgAAAMoJACArAADXCQAgCNIHQAD4DQAh4wcEAPcNACHtBwIAig4AIaMIAQCCDgAhpAgBAIIOACGlCEAA-A0AIaYIAQCEDgAhpwgBAIQOACECAAAAzQkAICsAANkJACACAAAAzQkAICsAANkJACADAAAAygkAIDIAANIJACAzAADXCQAgAQAAAMoJACABAAAAzQkAIAcNAADWDgAgOAAA2Q4AIDkAANgOACBaAADXDgAgWwAA2g4AIKYIAAD-DQAgpwgAAP4NACALzgcAANMMADDPBwAA4AkAENAHAADTDAAw0gdAAIgMACHjBwQAhwwAIe0HAgCnDAAhowgBAKQMACGkCAEAlQwAIaUIQACIDAAhpggBAJcMACGnCAEAlwwAIQMAAADNCQAgAQAA3wkAMDcAAOAJACADAAAAzQkAIAEAAM4JADACAADKCQAgDQUBAKAMACHOBwAA0AwAMM8HAADmCQAQ0AcAANAMADDSB0AAkQwAId0HAQCgDAAhnAgEAJAMACGdCAEAoAwAIZ4IAQC9DAAhnwgBAKAMACGgCAAA0QwAIKEIAADRDAAgoggAANIMACABAAAA4wkAIAEAAADjCQAgDAUBAKAMACHOBwAA0AwAMM8HAADmCQAQ0AcAANAMADDSB0AAkQwAId0HAQCgDAAhnAgEAJAMACGdCAEAoAwAIZ4IAQC9DAAhnwgBAKAMACGgCAAA0QwAIKEIAADRDAAgAqAIAAD-DQAgoQgAAP4NACADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACAJBQEAAAAB0gdAAAAAAd0HAQAAAAGcCAQAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAiAAAAAAaEIgAAAAAEBKwAA6wkAIAkFAQAAAAHSB0AAAAAB3QcBAAAAAZwIBAAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCIAAAAABoQiAAAAAAQErAADtCQAwASsAAO0JADAJBQEAgg4AIdIHQAD4DQAh3QcBAIIOACGcCAQA9w0AIZ0IAQCCDgAhnggBAIIOACGfCAEAgg4AIaAIgAAAAAGhCIAAAAABAgAAAOMJACArAADwCQAgCQUBAIIOACHSB0AA-A0AId0HAQCCDgAhnAgEAPcNACGdCAEAgg4AIZ4IAQCCDgAhnwgBAIIOACGgCIAAAAABoQiAAAAAAQIAAADmCQAgKwAA8gkAIAIAAADmCQAgKwAA8gkAIAMAAADjCQAgMgAA6wkAIDMAAPAJACABAAAA4wkAIAEAAADmCQAgBw0AANEOACA4AADUDgAgOQAA0w4AIFoAANIOACBbAADVDgAgoAgAAP4NACChCAAA_g0AIAwFAQCVDAAhzgcAAM0MADDPBwAA-QkAENAHAADNDAAw0gdAAIgMACHdBwEAlQwAIZwIBACHDAAhnQgBAJUMACGeCAEApAwAIZ8IAQCVDAAhoAgAAM4MACChCAAAzgwAIAMAAADmCQAgAQAA-AkAMDcAAPkJACADAAAA5gkAIAEAAOcJADACAADjCQAgFc4HAADIDAAwzwcAAP8JABDQBwAAyAwAMNIHQACRDAAh4wcBAL0MACHkBwQAAAAB-gcBAMkMACH7BwEAyQwAIYYIAQCgDAAhkAgBAKAMACGRCAEAoAwAIZIIAQCiDAAhkwgBAMkMACGUCAEAoAwAIZUIAQCgDAAhlggBAKIMACGXCAEAogwAIZgIAQCiDAAhmQgBAKIMACGaCAAAygwAIJsIAAHLDAAhAQAAAPwJACABAAAA_AkAIBXOBwAAyAwAMM8HAAD_CQAQ0AcAAMgMADDSB0AAkQwAIeMHAQC9DAAh5AcEAJAMACH6BwEAyQwAIfsHAQDJDAAhhggBAKAMACGQCAEAoAwAIZEIAQCgDAAhkggBAKIMACGTCAEAyQwAIZQIAQCgDAAhlQgBAKAMACGWCAEAogwAIZcIAQCiDAAhmAgBAKIMACGZCAEAogwAIZoIAADKDAAgmwgAAcsMACEJ-gcAAP4NACD7BwAA_g0AIJIIAAD-DQAgkwgAAP4NACCWCAAA_g0AIJcIAAD-DQAgmAgAAP4NACCZCAAA_g0AIJsIAAD-DQAgAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgEtIHQAAAAAHjBwEAAAAB5AcEAAAAAfoHAQAAAAH7BwEAAAABhggBAAAAAZAIAQAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCIAAAAABmwgAAQAAAQErAACECgAgEtIHQAAAAAHjBwEAAAAB5AcEAAAAAfoHAQAAAAH7BwEAAAABhggBAAAAAZAIAQAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCIAAAAABmwgAAQAAAQErAACGCgAwASsAAIYKADAS0gdAAPgNACHjBwEAgg4AIeQHBAD3DQAh-gcBAIQOACH7BwEAhA4AIYYIAQCCDgAhkAgBAIIOACGRCAEAgg4AIZIIAQCEDgAhkwgBAIQOACGUCAEAgg4AIZUIAQCCDgAhlggBAIQOACGXCAEAhA4AIZgIAQCEDgAhmQgBAIQOACGaCIAAAAABmwgAAdAOACECAAAA_AkAICsAAIkKACAS0gdAAPgNACHjBwEAgg4AIeQHBAD3DQAh-gcBAIQOACH7BwEAhA4AIYYIAQCCDgAhkAgBAIIOACGRCAEAgg4AIZIIAQCEDgAhkwgBAIQOACGUCAEAgg4AIZUIAQCCDgAhlggBAIQOACGXCAEAhA4AIZgIAQCEDgAhmQgBAIQOACGaCIAAAAABmwgAAdAOACECAAAA_wkAICsAAIsKACACAAAA_wkAICsAAIsKACADAAAA_AkAIDIAAIQKACAzAACJCgAgAQAAAPwJACABAAAA_wkAIA4NAADLDgAgOAAAzg4AIDkAAM0OACBaAADMDgAgWwAAzw4AIPoHAAD-DQAg-wcAAP4NACCSCAAA_g0AIJMIAAD-DQAglggAAP4NACCXCAAA_g0AIJgIAAD-DQAgmQgAAP4NACCbCAAA_g0AIBXOBwAAxAwAMM8HAACSCgAQ0AcAAMQMADDSB0AAiAwAIeMHAQCkDAAh5AcEAIcMACH6BwEApgwAIfsHAQCmDAAhhggBAJUMACGQCAEAlQwAIZEIAQCVDAAhkggBAJcMACGTCAEApgwAIZQIAQCVDAAhlQgBAJUMACGWCAEAlwwAIZcIAQCXDAAhmAgBAJcMACGZCAEAlwwAIZoIAAClDAAgmwgAAcUMACEDAAAA_wkAIAEAAJEKADA3AACSCgAgAwAAAP8JACABAACACgAwAgAA_AkAIAnOBwAAwgwAMM8HAACYCgAQ0AcAAMIMADDkBwQAAAABhwgEAJAMACGKCAEAvQwAIYsIAAG-DAAhjggEAAAAAY8IAADDDAAgAQAAAJUKACABAAAAlQoAIAjOBwAAwgwAMM8HAACYCgAQ0AcAAMIMADDkBwQAkAwAIYcIBACQDAAhiggBAL0MACGLCAABvgwAIY4IBACQDAAhAAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAXkBwQAAAABhwgEAAAAAYoIAQAAAAGLCAABAAABjggEAAAAAQErAACdCgAgBeQHBAAAAAGHCAQAAAABiggBAAAAAYsIAAEAAAGOCAQAAAABASsAAJ8KADABKwAAnwoAMAXkBwQA9w0AIYcIBAD3DQAhiggBAIIOACGLCAABxQ4AIY4IBAD3DQAhAgAAAJUKACArAACiCgAgBeQHBAD3DQAhhwgEAPcNACGKCAEAgg4AIYsIAAHFDgAhjggEAPcNACECAAAAmAoAICsAAKQKACACAAAAmAoAICsAAKQKACADAAAAlQoAIDIAAJ0KACAzAACiCgAgAQAAAJUKACABAAAAmAoAIAUNAADGDgAgOAAAyQ4AIDkAAMgOACBaAADHDgAgWwAAyg4AIAjOBwAAwQwAMM8HAACrCgAQ0AcAAMEMADDkBwQAhwwAIYcIBACHDAAhiggBAKQMACGLCAABuQwAIY4IBACHDAAhAwAAAJgKACABAACqCgAwNwAAqwoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACALzgcAALwMADDPBwAAsQoAENAHAAC8DAAw0gdAAJEMACGHCAQAkAwAIYoIAQC9DAAhiwgAAb4MACGMCAEAoAwAIY0IAAG-DAAhjggEAAAAAY8IAADADAAgAQAAAK4KACABAAAArgoAIArOBwAAvAwAMM8HAACxCgAQ0AcAALwMADDSB0AAkQwAIYcIBACQDAAhiggBAL0MACGLCAABvgwAIYwIAQCgDAAhjQgAAb4MACGOCAQAkAwAIQADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAH0gdAAAAAAYcIBAAAAAGKCAEAAAABiwgAAQAAAYwIAQAAAAGNCAABAAABjggEAAAAAQErAAC2CgAgB9IHQAAAAAGHCAQAAAABiggBAAAAAYsIAAEAAAGMCAEAAAABjQgAAQAAAY4IBAAAAAEBKwAAuAoAMAErAAC4CgAwB9IHQAD4DQAhhwgEAPcNACGKCAEAgg4AIYsIAAHFDgAhjAgBAIIOACGNCAABxQ4AIY4IBAD3DQAhAgAAAK4KACArAAC7CgAgB9IHQAD4DQAhhwgEAPcNACGKCAEAgg4AIYsIAAHFDgAhjAgBAIIOACGNCAABxQ4AIY4IBAD3DQAhAgAAALEKACArAAC9CgAgAgAAALEKACArAAC9CgAgAwAAAK4KACAyAAC2CgAgMwAAuwoAIAEAAACuCgAgAQAAALEKACAFDQAAwA4AIDgAAMMOACA5AADCDgAgWgAAwQ4AIFsAAMQOACAKzgcAALgMADDPBwAAxAoAENAHAAC4DAAw0gdAAIgMACGHCAQAhwwAIYoIAQCkDAAhiwgAAbkMACGMCAEAlQwAIY0IAAG5DAAhjggEAIcMACEDAAAAsQoAIAEAAMMKADA3AADECgAgAwAAALEKACABAACyCgAwAgAArgoAIAXOBwAAtwwAMM8HAADKCgAQ0AcAALcMADDjByAAAAABiQgEAJAMACEBAAAAxwoAIAEAAADHCgAgBc4HAAC3DAAwzwcAAMoKABDQBwAAtwwAMOMHIAC0DAAhiQgEAJAMACEAAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACADAAAAygoAIAEAAMsKADACAADHCgAgAuMHIAAAAAGJCAQAAAABASsAAM8KACAC4wcgAAAAAYkIBAAAAAEBKwAA0QoAMAErAADRCgAwAuMHIAC6DgAhiQgEAPcNACECAAAAxwoAICsAANQKACAC4wcgALoOACGJCAQA9w0AIQIAAADKCgAgKwAA1goAIAIAAADKCgAgKwAA1goAIAMAAADHCgAgMgAAzwoAIDMAANQKACABAAAAxwoAIAEAAADKCgAgBQ0AALsOACA4AAC-DgAgOQAAvQ4AIFoAALwOACBbAAC_DgAgBc4HAAC2DAAwzwcAAN0KABDQBwAAtgwAMOMHIACwDAAhiQgEAIcMACEDAAAAygoAIAEAANwKADA3AADdCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAvOBwAAswwAMM8HAADjCgAQ0AcAALMMADDfBwEAogwAIeMHIAAAAAHtBwIAtQwAIfAHQACRDAAh_wdAAKEMACGGCAEAoAwAIYcIBACQDAAhiAhAAKEMACEBAAAA4AoAIAEAAADgCgAgC84HAACzDAAwzwcAAOMKABDQBwAAswwAMN8HAQCiDAAh4wcgALQMACHtBwIAtQwAIfAHQACRDAAh_wdAAKEMACGGCAEAoAwAIYcIBACQDAAhiAhAAKEMACED3wcAAP4NACD_BwAA_g0AIIgIAAD-DQAgAwAAAOMKACABAADkCgAwAgAA4AoAIAMAAADjCgAgAQAA5AoAMAIAAOAKACADAAAA4woAIAEAAOQKADACAADgCgAgCN8HAQAAAAHjByAAAAAB7QcCAAAAAfAHQAAAAAH_B0AAAAABhggBAAAAAYcIBAAAAAGICEAAAAABASsAAOgKACAI3wcBAAAAAeMHIAAAAAHtBwIAAAAB8AdAAAAAAf8HQAAAAAGGCAEAAAABhwgEAAAAAYgIQAAAAAEBKwAA6goAMAErAADqCgAwCN8HAQCEDgAh4wcgALoOACHtBwIAig4AIfAHQAD4DQAh_wdAAIMOACGGCAEAgg4AIYcIBAD3DQAhiAhAAIMOACECAAAA4AoAICsAAO0KACAI3wcBAIQOACHjByAAug4AIe0HAgCKDgAh8AdAAPgNACH_B0AAgw4AIYYIAQCCDgAhhwgEAPcNACGICEAAgw4AIQIAAADjCgAgKwAA7woAIAIAAADjCgAgKwAA7woAIAMAAADgCgAgMgAA6AoAIDMAAO0KACABAAAA4AoAIAEAAADjCgAgCA0AALUOACA4AAC4DgAgOQAAtw4AIFoAALYOACBbAAC5DgAg3wcAAP4NACD_BwAA_g0AIIgIAAD-DQAgC84HAACvDAAwzwcAAPYKABDQBwAArwwAMN8HAQCXDAAh4wcgALAMACHtBwIApwwAIfAHQACIDAAh_wdAAJYMACGGCAEAlQwAIYcIBACHDAAhiAhAAJYMACEDAAAA4woAIAEAAPUKADA3AAD2CgAgAwAAAOMKACABAADkCgAwAgAA4AoAIAEAAAB8ACABAAAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgEAMAALIOACAiAACzDgAgIwAAtA4AINIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAfwHAQAAAAH9BwAAsQ4AIP4HAQAAAAH_B0AAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAABASsAAP4KACAN0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_AcBAAAAAf0HAACxDgAg_gcBAAAAAf8HQAAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAEBKwAAgAsAMAErAACACwAwEAMAAJYOACAiAACXDgAgIwAAmA4AINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhAgAAAHwAICsAAIMLACAN0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_AcBAIIOACH9BwAAlQ4AIP4HAQCEDgAh_wdAAIMOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACECAAAAegAgKwAAhQsAIAIAAAB6ACArAACFCwAgAwAAAHwAIDIAAP4KACAzAACDCwAgAQAAAHwAIAEAAAB6ACAGDQAAkg4AIDgAAJQOACA5AACTDgAg-wcAAP4NACD-BwAA_g0AIP8HAAD-DQAgEM4HAACtDAAwzwcAAIwLABDQBwAArQwAMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACH7BwEApgwAIfwHAQCVDAAh_QcAAK4MACD-BwEAlwwAIf8HQACWDAAhgAgBAJUMACGBCAEAlQwAIYIIQACIDAAhAwAAAHoAIAEAAIsLADA3AACMCwAgAwAAAHoAIAEAAHsAMAIAAHwAIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACAGIQAAkQ4AINIHQAAAAAHjBwEAAAAB5QcBAAAAAfgHAQAAAAH5B0AAAAABASsAAJQLACAF0gdAAAAAAeMHAQAAAAHlBwEAAAAB-AcBAAAAAfkHQAAAAAEBKwAAlgsAMAErAACWCwAwBiEAAJAOACDSB0AA-A0AIeMHAQCCDgAh5QcBAIIOACH4BwEAgg4AIfkHQACDDgAhAgAAAIABACArAACZCwAgBdIHQAD4DQAh4wcBAIIOACHlBwEAgg4AIfgHAQCCDgAh-QdAAIMOACECAAAAfgAgKwAAmwsAIAIAAAB-ACArAACbCwAgAwAAAIABACAyAACUCwAgMwAAmQsAIAEAAACAAQAgAQAAAH4AIAQNAACNDgAgOAAAjw4AIDkAAI4OACD5BwAA_g0AIAjOBwAArAwAMM8HAACiCwAQ0AcAAKwMADDSB0AAiAwAIeMHAQCkDAAh5QcBAKQMACH4BwEAlQwAIfkHQACWDAAhAwAAAH4AIAEAAKELADA3AACiCwAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAhAEAIAEAAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgEyEAAIwOACArgAAAAAHSB0AAAAAB3wcBAAAAAeMHAQAAAAHkBwQAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAQAAAAHqB0AAAAAB6wcBAAAAAewHAQAAAAHtBwIAAAAB7gdAAAAAAe8HQAAAAAHwB0AAAAAB8QdAAAAAAQErAACqCwAgEiuAAAAAAdIHQAAAAAHfBwEAAAAB4wcBAAAAAeQHBAAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrBwEAAAAB7AcBAAAAAe0HAgAAAAHuB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABASsAAKwLADABKwAArAsAMBMhAACLDgAgK4AAAAAB0gdAAPgNACHfBwEAhA4AIeMHAQCCDgAh5AcEAPcNACHlBwEAgg4AIeYHAQCCDgAh5wcBAIIOACHoBwEAgg4AIekHAQCCDgAh6gdAAPgNACHrBwEAhA4AIewHAQCCDgAh7QcCAIoOACHuB0AAgw4AIe8HQACDDgAh8AdAAPgNACHxB0AAgw4AIQIAAACEAQAgKwAArwsAIBIrgAAAAAHSB0AA-A0AId8HAQCEDgAh4wcBAIIOACHkBwQA9w0AIeUHAQCCDgAh5gcBAIIOACHnBwEAgg4AIegHAQCCDgAh6QcBAIIOACHqB0AA-A0AIesHAQCEDgAh7AcBAIIOACHtBwIAig4AIe4HQACDDgAh7wdAAIMOACHwB0AA-A0AIfEHQACDDgAhAgAAAIIBACArAACxCwAgAgAAAIIBACArAACxCwAgAwAAAIQBACAyAACqCwAgMwAArwsAIAEAAACEAQAgAQAAAIIBACAKDQAAhQ4AIDgAAIgOACA5AACHDgAgWgAAhg4AIFsAAIkOACDfBwAA_g0AIOsHAAD-DQAg7gcAAP4NACDvBwAA_g0AIPEHAAD-DQAgFSsAAKUMACDOBwAAowwAMM8HAAC4CwAQ0AcAAKMMADDSB0AAiAwAId8HAQCXDAAh4wcBAKQMACHkBwQAhwwAIeUHAQCkDAAh5gcBAKQMACHnBwEAlQwAIegHAQCVDAAh6QcBAJUMACHqB0AAiAwAIesHAQCmDAAh7AcBAJUMACHtBwIApwwAIe4HQACWDAAh7wdAAJYMACHwB0AAiAwAIfEHQACWDAAhAwAAAIIBACABAAC3CwAwNwAAuAsAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAHzgcAAJ8MADDPBwAAvgsAENAHAACfDAAw0gdAAJEMACHdBwEAAAAB3gdAAKEMACHfBwEAogwAIQEAAAC7CwAgAQAAALsLACAHzgcAAJ8MADDPBwAAvgsAENAHAACfDAAw0gdAAJEMACHdBwEAoAwAId4HQAChDAAh3wcBAKIMACEC3gcAAP4NACDfBwAA_g0AIAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIATSB0AAAAAB3QcBAAAAAd4HQAAAAAHfBwEAAAABASsAAMMLACAE0gdAAAAAAd0HAQAAAAHeB0AAAAAB3wcBAAAAAQErAADFCwAwASsAAMULADAE0gdAAPgNACHdBwEAgg4AId4HQACDDgAh3wcBAIQOACECAAAAuwsAICsAAMgLACAE0gdAAPgNACHdBwEAgg4AId4HQACDDgAh3wcBAIQOACECAAAAvgsAICsAAMoLACACAAAAvgsAICsAAMoLACADAAAAuwsAIDIAAMMLACAzAADICwAgAQAAALsLACABAAAAvgsAIAUNAAD_DQAgOAAAgQ4AIDkAAIAOACDeBwAA_g0AIN8HAAD-DQAgB84HAACUDAAwzwcAANELABDQBwAAlAwAMNIHQACIDAAh3QcBAJUMACHeB0AAlgwAId8HAQCXDAAhAwAAAL4LACABAADQCwAwNwAA0QsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACAFzgcAAJMMADDPBwAA1wsAENAHAACTDAAw2wcEAAAAAdwHQACRDAAhAQAAANQLACABAAAA1AsAIAXOBwAAkwwAMM8HAADXCwAQ0AcAAJMMADDbBwQAkAwAIdwHQACRDAAhAAMAAADXCwAgAQAA2AsAMAIAANQLACADAAAA1wsAIAEAANgLADACAADUCwAgAwAAANcLACABAADYCwAwAgAA1AsAIALbBwQAAAAB3AdAAAAAAQErAADcCwAgAtsHBAAAAAHcB0AAAAABASsAAN4LADABKwAA3gsAMALbBwQA9w0AIdwHQAD4DQAhAgAAANQLACArAADhCwAgAtsHBAD3DQAh3AdAAPgNACECAAAA1wsAICsAAOMLACACAAAA1wsAICsAAOMLACADAAAA1AsAIDIAANwLACAzAADhCwAgAQAAANQLACABAAAA1wsAIAUNAAD5DQAgOAAA_A0AIDkAAPsNACBaAAD6DQAgWwAA_Q0AIAXOBwAAkgwAMM8HAADqCwAQ0AcAAJIMADDbBwQAhwwAIdwHQACIDAAhAwAAANcLACABAADpCwAwNwAA6gsAIAMAAADXCwAgAQAA2AsAMAIAANQLACAFzgcAAI8MADDPBwAA8AsAENAHAACPDAAw0QcEAAAAAdIHQACRDAAhAQAAAO0LACABAAAA7QsAIAXOBwAAjwwAMM8HAADwCwAQ0AcAAI8MADDRBwQAkAwAIdIHQACRDAAhAAMAAADwCwAgAQAA8QsAMAIAAO0LACADAAAA8AsAIAEAAPELADACAADtCwAgAwAAAPALACABAADxCwAwAgAA7QsAIALRBwQAAAAB0gdAAAAAAQErAAD1CwAgAtEHBAAAAAHSB0AAAAABASsAAPcLADABKwAA9wsAMALRBwQA9w0AIdIHQAD4DQAhAgAAAO0LACArAAD6CwAgAtEHBAD3DQAh0gdAAPgNACECAAAA8AsAICsAAPwLACACAAAA8AsAICsAAPwLACADAAAA7QsAIDIAAPULACAzAAD6CwAgAQAAAO0LACABAAAA8AsAIAUNAADyDQAgOAAA9Q0AIDkAAPQNACBaAADzDQAgWwAA9g0AIAXOBwAAhgwAMM8HAACDDAAQ0AcAAIYMADDRBwQAhwwAIdIHQACIDAAhAwAAAPALACABAACCDAAwNwAAgwwAIAMAAADwCwAgAQAA8QsAMAIAAO0LACAFzgcAAIYMADDPBwAAgwwAENAHAACGDAAw0QcEAIcMACHSB0AAiAwAIQ0NAACKDAAgOAAAjgwAIDkAAI4MACBaAACNDAAgWwAAjgwAINMHBAAAAAHUBwQAAAAE1QcEAAAABNYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQAjAwAIQsNAACKDAAgOAAAiwwAIDkAAIsMACDTB0AAAAAB1AdAAAAABNUHQAAAAATWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAIkMACELDQAAigwAIDgAAIsMACA5AACLDAAg0wdAAAAAAdQHQAAAAATVB0AAAAAE1gdAAAAAAdcHQAAAAAHYB0AAAAAB2QdAAAAAAdoHQACJDAAhCNMHAgAAAAHUBwIAAAAE1QcCAAAABNYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAigwAIQjTB0AAAAAB1AdAAAAABNUHQAAAAATWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAIsMACENDQAAigwAIDgAAI4MACA5AACODAAgWgAAjQwAIFsAAI4MACDTBwQAAAAB1AcEAAAABNUHBAAAAATWBwQAAAAB1wcEAAAAAdgHBAAAAAHZBwQAAAAB2gcEAIwMACEI0wcIAAAAAdQHCAAAAATVBwgAAAAE1gcIAAAAAdcHCAAAAAHYBwgAAAAB2QcIAAAAAdoHCACNDAAhCNMHBAAAAAHUBwQAAAAE1QcEAAAABNYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQAjgwAIQXOBwAAjwwAMM8HAADwCwAQ0AcAAI8MADDRBwQAkAwAIdIHQACRDAAhCNMHBAAAAAHUBwQAAAAE1QcEAAAABNYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQAjgwAIQjTB0AAAAAB1AdAAAAABNUHQAAAAATWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAIsMACEFzgcAAJIMADDPBwAA6gsAENAHAACSDAAw2wcEAIcMACHcB0AAiAwAIQXOBwAAkwwAMM8HAADXCwAQ0AcAAJMMADDbBwQAkAwAIdwHQACRDAAhB84HAACUDAAwzwcAANELABDQBwAAlAwAMNIHQACIDAAh3QcBAJUMACHeB0AAlgwAId8HAQCXDAAhDg0AAIoMACA4AACeDAAgOQAAngwAINMHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAnQwAIeAHAQAAAAHhBwEAAAAB4gcBAAAAAQsNAACZDAAgOAAAnAwAIDkAAJwMACDTB0AAAAAB1AdAAAAABdUHQAAAAAXWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAJsMACEODQAAmQwAIDgAAJoMACA5AACaDAAg0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCYDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABDg0AAJkMACA4AACaDAAgOQAAmgwAINMHAQAAAAHUBwEAAAAF1QcBAAAABdYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAmAwAIeAHAQAAAAHhBwEAAAAB4gcBAAAAAQjTBwIAAAAB1AcCAAAABdUHAgAAAAXWBwIAAAAB1wcCAAAAAdgHAgAAAAHZBwIAAAAB2gcCAJkMACEL0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCaDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABCw0AAJkMACA4AACcDAAgOQAAnAwAINMHQAAAAAHUB0AAAAAF1QdAAAAABdYHQAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaB0AAmwwAIQjTB0AAAAAB1AdAAAAABdUHQAAAAAXWB0AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gdAAJwMACEODQAAigwAIDgAAJ4MACA5AACeDAAg0wcBAAAAAdQHAQAAAATVBwEAAAAE1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQCdDAAh4AcBAAAAAeEHAQAAAAHiBwEAAAABC9MHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAngwAIeAHAQAAAAHhBwEAAAAB4gcBAAAAAQfOBwAAnwwAMM8HAAC-CwAQ0AcAAJ8MADDSB0AAkQwAId0HAQCgDAAh3gdAAKEMACHfBwEAogwAIQvTBwEAAAAB1AcBAAAABNUHAQAAAATWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAJ4MACHgBwEAAAAB4QcBAAAAAeIHAQAAAAEI0wdAAAAAAdQHQAAAAAXVB0AAAAAF1gdAAAAAAdcHQAAAAAHYB0AAAAAB2QdAAAAAAdoHQACcDAAhC9MHAQAAAAHUBwEAAAAF1QcBAAAABdYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAmgwAIeAHAQAAAAHhBwEAAAAB4gcBAAAAARUrAAClDAAgzgcAAKMMADDPBwAAuAsAENAHAACjDAAw0gdAAIgMACHfBwEAlwwAIeMHAQCkDAAh5AcEAIcMACHlBwEApAwAIeYHAQCkDAAh5wcBAJUMACHoBwEAlQwAIekHAQCVDAAh6gdAAIgMACHrBwEApgwAIewHAQCVDAAh7QcCAKcMACHuB0AAlgwAIe8HQACWDAAh8AdAAIgMACHxB0AAlgwAIQsNAACKDAAgOAAAngwAIDkAAJ4MACDTBwEAAAAB1AcBAAAABNUHAQAAAATWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAKsMACEPDQAAigwAIDgAAKoMACA5AACqDAAg0weAAAAAAdYHgAAAAAHXB4AAAAAB2AeAAAAAAdkHgAAAAAHaB4AAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QeAAAAAAfYHgAAAAAH3B4AAAAABCw0AAJkMACA4AACaDAAgOQAAmgwAINMHAQAAAAHUBwEAAAAF1QcBAAAABdYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAqQwAIQ0NAACKDAAgOAAAigwAIDkAAIoMACBaAACNDAAgWwAAigwAINMHAgAAAAHUBwIAAAAE1QcCAAAABNYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAqAwAIQ0NAACKDAAgOAAAigwAIDkAAIoMACBaAACNDAAgWwAAigwAINMHAgAAAAHUBwIAAAAE1QcCAAAABNYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAqAwAIQsNAACZDAAgOAAAmgwAIDkAAJoMACDTBwEAAAAB1AcBAAAABdUHAQAAAAXWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAKkMACEM0weAAAAAAdYHgAAAAAHXB4AAAAAB2AeAAAAAAdkHgAAAAAHaB4AAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QeAAAAAAfYHgAAAAAH3B4AAAAABCw0AAIoMACA4AACeDAAgOQAAngwAINMHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAqwwAIQjOBwAArAwAMM8HAACiCwAQ0AcAAKwMADDSB0AAiAwAIeMHAQCkDAAh5QcBAKQMACH4BwEAlQwAIfkHQACWDAAhEM4HAACtDAAwzwcAAIwLABDQBwAArQwAMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIewHAQCVDAAh-gcBAKQMACH7BwEApgwAIfwHAQCVDAAh_QcAAK4MACD-BwEAlwwAIf8HQACWDAAhgAgBAJUMACGBCAEAlQwAIYIIQACIDAAhBNMHAQAAAAWDCAEAAAABhAgBAAAABIUIAQAAAAQLzgcAAK8MADDPBwAA9goAENAHAACvDAAw3wcBAJcMACHjByAAsAwAIe0HAgCnDAAh8AdAAIgMACH_B0AAlgwAIYYIAQCVDAAhhwgEAIcMACGICEAAlgwAIQUNAACKDAAgOAAAsgwAIDkAALIMACDTByAAAAAB2gcgALEMACEFDQAAigwAIDgAALIMACA5AACyDAAg0wcgAAAAAdoHIACxDAAhAtMHIAAAAAHaByAAsgwAIQvOBwAAswwAMM8HAADjCgAQ0AcAALMMADDfBwEAogwAIeMHIAC0DAAh7QcCALUMACHwB0AAkQwAIf8HQAChDAAhhggBAKAMACGHCAQAkAwAIYgIQAChDAAhAtMHIAAAAAHaByAAsgwAIQjTBwIAAAAB1AcCAAAABNUHAgAAAATWBwIAAAAB1wcCAAAAAdgHAgAAAAHZBwIAAAAB2gcCAIoMACEFzgcAALYMADDPBwAA3QoAENAHAAC2DAAw4wcgALAMACGJCAQAhwwAIQXOBwAAtwwAMM8HAADKCgAQ0AcAALcMADDjByAAtAwAIYkIBACQDAAhCs4HAAC4DAAwzwcAAMQKABDQBwAAuAwAMNIHQACIDAAhhwgEAIcMACGKCAEApAwAIYsIAAG5DAAhjAgBAJUMACGNCAABuQwAIY4IBACHDAAhBw0AAIoMACA4AAC7DAAgOQAAuwwAINMHAAEAAAHUBwABAAAE1QcAAQAABNoHAAG6DAAhBw0AAIoMACA4AAC7DAAgOQAAuwwAINMHAAEAAAHUBwABAAAE1QcAAQAABNoHAAG6DAAhBNMHAAEAAAHUBwABAAAE1QcAAQAABNoHAAG7DAAhCs4HAAC8DAAwzwcAALEKABDQBwAAvAwAMNIHQACRDAAhhwgEAJAMACGKCAEAvQwAIYsIAAG-DAAhjAgBAKAMACGNCAABvgwAIY4IBACQDAAhCNMHAQAAAAHUBwEAAAAE1QcBAAAABNYHAQAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAvwwAIQTTBwABAAAB1AcAAQAABNUHAAEAAATaBwABuwwAIQjTBwEAAAAB1AcBAAAABNUHAQAAAATWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAL8MACEChwgEAAAAAYoIAQAAAAEIzgcAAMEMADDPBwAAqwoAENAHAADBDAAw5AcEAIcMACGHCAQAhwwAIYoIAQCkDAAhiwgAAbkMACGOCAQAhwwAIQjOBwAAwgwAMM8HAACYCgAQ0AcAAMIMADDkBwQAkAwAIYcIBACQDAAhiggBAL0MACGLCAABvgwAIY4IBACQDAAhAocIBAAAAAGKCAEAAAABFc4HAADEDAAwzwcAAJIKABDQBwAAxAwAMNIHQACIDAAh4wcBAKQMACHkBwQAhwwAIfoHAQCmDAAh-wcBAKYMACGGCAEAlQwAIZAIAQCVDAAhkQgBAJUMACGSCAEAlwwAIZMIAQCmDAAhlAgBAJUMACGVCAEAlQwAIZYIAQCXDAAhlwgBAJcMACGYCAEAlwwAIZkIAQCXDAAhmggAAKUMACCbCAABxQwAIQcNAACZDAAgOAAAxwwAIDkAAMcMACDTBwABAAAB1AcAAQAABdUHAAEAAAXaBwABxgwAIQcNAACZDAAgOAAAxwwAIDkAAMcMACDTBwABAAAB1AcAAQAABdUHAAEAAAXaBwABxgwAIQTTBwABAAAB1AcAAQAABdUHAAEAAAXaBwABxwwAIRXOBwAAyAwAMM8HAAD_CQAQ0AcAAMgMADDSB0AAkQwAIeMHAQC9DAAh5AcEAJAMACH6BwEAyQwAIfsHAQDJDAAhhggBAKAMACGQCAEAoAwAIZEIAQCgDAAhkggBAKIMACGTCAEAyQwAIZQIAQCgDAAhlQgBAKAMACGWCAEAogwAIZcIAQCiDAAhmAgBAKIMACGZCAEAogwAIZoIAADKDAAgmwgAAcsMACEI0wcBAAAAAdQHAQAAAAXVBwEAAAAF1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQDMDAAhDNMHgAAAAAHWB4AAAAAB1weAAAAAAdgHgAAAAAHZB4AAAAAB2geAAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHgAAAAAH2B4AAAAAB9weAAAAAAQTTBwABAAAB1AcAAQAABdUHAAEAAAXaBwABxwwAIQjTBwEAAAAB1AcBAAAABdUHAQAAAAXWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAMwMACEMBQEAlQwAIc4HAADNDAAwzwcAAPkJABDQBwAAzQwAMNIHQACIDAAh3QcBAJUMACGcCAQAhwwAIZ0IAQCVDAAhnggBAKQMACGfCAEAlQwAIaAIAADODAAgoQgAAM4MACAPDQAAmQwAIDgAAM8MACA5AADPDAAg0weAAAAAAdYHgAAAAAHXB4AAAAAB2AeAAAAAAdkHgAAAAAHaB4AAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QeAAAAAAfYHgAAAAAH3B4AAAAABDNMHgAAAAAHWB4AAAAAB1weAAAAAAdgHgAAAAAHZB4AAAAAB2geAAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHgAAAAAH2B4AAAAAB9weAAAAAAQwFAQCgDAAhzgcAANAMADDPBwAA5gkAENAHAADQDAAw0gdAAJEMACHdBwEAoAwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIZ8IAQCgDAAhoAgAANEMACChCAAA0QwAIAzTB4AAAAAB1geAAAAAAdcHgAAAAAHYB4AAAAAB2QeAAAAAAdoHgAAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1B4AAAAAB9geAAAAAAfcHgAAAAAECBQEAAAABnAgEAAAAAQvOBwAA0wwAMM8HAADgCQAQ0AcAANMMADDSB0AAiAwAIeMHBACHDAAh7QcCAKcMACGjCAEApAwAIaQIAQCVDAAhpQhAAIgMACGmCAEAlwwAIacIAQCXDAAhC84HAADUDAAwzwcAAM0JABDQBwAA1AwAMNIHQACRDAAh4wcEAJAMACHtBwIAtQwAIaMIAQC9DAAhpAgBAKAMACGlCEAAkQwAIaYIAQCiDAAhpwgBAKIMACEIzgcAANUMADDPBwAAxwkAENAHAADVDAAw4wcgALAMACGoCAQAhwwAIakIQACIDAAhqggEAIcMACGrCEAAlgwAIQjOBwAA1gwAMM8HAAC0CQAQ0AcAANYMADDjByAAtAwAIagIBACQDAAhqQhAAJEMACGqCAQAkAwAIasIQAChDAAhB84HAADXDAAwzwcAAK4JABDQBwAA1wwAMOkHAQCVDAAh-gcBAKYMACGdCAEAlQwAIawIQACIDAAhB84HAADYDAAwzwcAAJsJABDQBwAA2AwAMOkHAQCgDAAh-gcBAMkMACGdCAEAoAwAIawIQACRDAAhAukHAQAAAAGdCAEAAAABB84HAADaDAAwzwcAAJUJABDQBwAA2gwAMK4IAQCVDAAhrwhAAIgMACGwCAIApwwAIbEIAgCnDAAhB84HAADbDAAwzwcAAIIJABDQBwAA2wwAMK4IAQCgDAAhrwhAAJEMACGwCAIAtQwAIbEIAgC1DAAhDs4HAADcDAAwzwcAAPwIABDQBwAA3AwAMPoHAQCkDAAh-wcBAKQMACGyCAEAlQwAIbMIAQCVDAAhtAgEAIcMACG1CAQAhwwAIbYIBACHDAAhtwgEAIcMACG4CAQAhwwAIbkIBACHDAAhuggEAIcMACEOzgcAAN0MADDPBwAA6QgAENAHAADdDAAw-gcBAL0MACH7BwEAvQwAIbIIAQCgDAAhswgBAKAMACG0CAQAkAwAIbUIBACQDAAhtggEAJAMACG3CAQAkAwAIbgIBACQDAAhuQgEAJAMACG6CAQAkAwAIQT7BwEAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABDs4HAADfDAAwzwcAAOMIABDQBwAA3wwAMPoHAQCkDAAh-wcBAKQMACGyCAEAlQwAIbMIAQCVDAAhtAgEAIcMACG1CAQAhwwAIbYIBACHDAAhtwgEAIcMACG4CAQAhwwAIbkIBACHDAAhuggEAIcMACEOzgcAAOAMADDPBwAA0AgAENAHAADgDAAw-gcBAL0MACH7BwEAvQwAIbIIAQCgDAAhswgBAKAMACG0CAQAkAwAIbUIBACQDAAhtggEAJAMACG3CAQAkAwAIbgIBACQDAAhuQgEAJAMACG6CAQAkAwAIQT7BwEAAAABsggBAAAAAbMIAQAAAAG0CAQAAAABDc4HAADiDAAwzwcAAMoIABDQBwAA4gwAMNIHQACIDAAh4wcBAKQMACH6BwEApAwAIfsHAQCkDAAhlggBAJUMACGyCAEAlQwAIbMIAQCVDAAhvAgEAIcMACG9CAQAhwwAIb4IAQCVDAAhDc4HAADjDAAwzwcAALcIABDQBwAA4wwAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIfsHAQC9DAAhlggBAKAMACGyCAEAoAwAIbMIAQCgDAAhvAgEAJAMACG9CAQAkAwAIb4IAQCgDAAhAvoHAQAAAAG-CAEAAAABCs4HAADlDAAwzwcAALEIABDQBwAA5QwAMNIHQACIDAAh2wcEAIcMACHjBwEApAwAIfoHAQCkDAAhlggBAJUMACHACAAApQwAIMEIQACIDAAhCs4HAADmDAAwzwcAAJ4IABDQBwAA5gwAMNIHQACRDAAh2wcEAJAMACHjBwEAvQwAIfoHAQC9DAAhlggBAKAMACHACAAAygwAIMEIQACRDAAhBs4HAADnDAAwzwcAAJgIABDQBwAA5wwAMNIHQACIDAAh4wcBAKQMACHACAEAlQwAIQbOBwAA6AwAMM8HAACFCAAQ0AcAAOgMADDSB0AAkQwAIeMHAQC9DAAhwAgBAKAMACEIzgcAAOkMADDPBwAA_wcAENAHAADpDAAw0gdAAIgMACHbBwQAhwwAIeMHAQCkDAAh-gcBAKQMACHACAAApQwAIAjOBwAA6gwAMM8HAADsBwAQ0AcAAOoMADDSB0AAkQwAIdsHBACQDAAh4wcBAL0MACH6BwEAvQwAIcAIAADKDAAgAtsHBAAAAAH6BwEAAAABEM4HAADsDAAwzwcAAOYHABDQBwAA7AwAMPoHAQCkDAAh-wcBAKQMACGjCAEApAwAIbIIAQCVDAAhswgBAJUMACG2CAIA7gwAIcMIAQCVDAAhxAgCAKcMACHFCAQAhwwAIcYIBADtDAAhxwgEAO0MACHICEAAlgwAIckIBADtDAAhDQ0AAJkMACA4AADyDAAgOQAA8gwAIFoAAPAMACBbAADyDAAg0wcEAAAAAdQHBAAAAAXVBwQAAAAF1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBADxDAAhDQ0AAJkMACA4AACZDAAgOQAAmQwAIFoAAPAMACBbAACZDAAg0wcCAAAAAdQHAgAAAAXVBwIAAAAF1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgDvDAAhDQ0AAJkMACA4AACZDAAgOQAAmQwAIFoAAPAMACBbAACZDAAg0wcCAAAAAdQHAgAAAAXVBwIAAAAF1gcCAAAAAdcHAgAAAAHYBwIAAAAB2QcCAAAAAdoHAgDvDAAhCNMHCAAAAAHUBwgAAAAF1QcIAAAABdYHCAAAAAHXBwgAAAAB2AcIAAAAAdkHCAAAAAHaBwgA8AwAIQ0NAACZDAAgOAAA8gwAIDkAAPIMACBaAADwDAAgWwAA8gwAINMHBAAAAAHUBwQAAAAF1QcEAAAABdYHBAAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaBwQA8QwAIQjTBwQAAAAB1AcEAAAABdUHBAAAAAXWBwQAAAAB1wcEAAAAAdgHBAAAAAHZBwQAAAAB2gcEAPIMACEQzgcAAPMMADDPBwAA0wcAENAHAADzDAAw-gcBAL0MACH7BwEAvQwAIaMIAQC9DAAhsggBAKAMACGzCAEAoAwAIbYIAgD1DAAhwwgBAKAMACHECAIAtQwAIcUIBACQDAAhxggEAPQMACHHCAQA9AwAIcgIQAChDAAhyQgEAPQMACEI0wcEAAAAAdQHBAAAAAXVBwQAAAAF1gcEAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHBADyDAAhCNMHAgAAAAHUBwIAAAAF1QcCAAAABdYHAgAAAAHXBwIAAAAB2AcCAAAAAdkHAgAAAAHaBwIAmQwAIRjOBwAA9gwAMM8HAADNBwAQ0AcAAPYMADDSB0AAiAwAIfsHAQCkDAAhowgBAKQMACHECAIApwwAIcoIAQCkDAAhywgBAJUMACHMCAIApwwAIc0IBACHDAAhzggBAJUMACHPCAEAlQwAIdAIAQCVDAAh0QgCAKcMACHSCAIApwwAIdMIAgCnDAAh1AgAAKUMACDVCEAAlgwAIdYIQACWDAAh1whAAJYMACHYCAQAhwwAIdkIBACHDAAh2ggBAJUMACEKzgcAAPcMADDPBwAAtwcAENAHAAD3DAAw4wcBAKQMACH7BwEApAwAIZMIAQCkDAAhowgBAKQMACGlCEAAiAwAIdsIAgCnDAAh3AhAAIgMACEKzgcAAPgMADDPBwAApAcAENAHAAD4DAAw4wcBAL0MACH7BwEAvQwAIZMIAQC9DAAhowgBAL0MACGlCEAAkQwAIdsIAgC1DAAh3AhAAJEMACESBQEAlQwAIc4HAAD5DAAwzwcAAJ4HABDQBwAA-QwAMN0HAQCVDAAhlggBAJUMACGcCAQAhwwAIZ0IAQCVDAAhnggBAKQMACGjCAEApAwAId0IAQCVDAAh3ggBAJUMACHfCAEAlQwAIeAIAgCnDAAh4QhAAIgMACHiCEAAiAwAIeMIBACHDAAh5AgCAKcMACESBQEAoAwAIc4HAAD6DAAwzwcAAIsHABDQBwAA-gwAMN0HAQCgDAAhlggBAKAMACGcCAQAkAwAIZ0IAQCgDAAhnggBAL0MACGjCAEAvQwAId0IAQCgDAAh3ggBAKAMACHfCAEAoAwAIeAIAgC1DAAh4QhAAJEMACHiCEAAkQwAIeMIBACQDAAh5AgCALUMACECBQEAAAAB3QcBAAAAAQKjCAEAAAAB3QgBAAAAASAFAQCVDAAhzgcAAP0MADDPBwAAhQcAENAHAAD9DAAw0gdAAIgMACHdBwEAlQwAIZcIAQCXDAAhnAgEAIcMACGdCAEAlQwAIZ4IAQCkDAAh0AgBAJcMACHnCAQAhwwAIegIQACWDAAh6QgAAKUMACDqCAAApQwAIOsIAAClDAAg7AgBAJUMACHtCEAAiAwAIe4IIACwDAAh7wgBAJcMACHwCAEAlwwAIfEIAQCXDAAh8ggAAKUMACDzCAAApQwAIPQIAAClDAAg9QgAAKUMACD2CAEAlwwAIfcIAQCXDAAh-AgCAKcMACH5CAEAlwwAIfoIAgCnDAAh-wgCAKcMACEgBQEAoAwAIc4HAAD-DAAwzwcAAPIGABDQBwAA_gwAMNIHQACRDAAh3QcBAKAMACGXCAEAogwAIZwIBACQDAAhnQgBAKAMACGeCAEAvQwAIdAIAQCiDAAh5wgEAJAMACHoCEAAoQwAIekIAADKDAAg6ggAAMoMACDrCAAAygwAIOwIAQCgDAAh7QhAAJEMACHuCCAAtAwAIe8IAQCiDAAh8AgBAKIMACHxCAEAogwAIfIIAADKDAAg8wgAAMoMACD0CAAAygwAIPUIAADKDAAg9ggBAKIMACH3CAEAogwAIfgIAgC1DAAh-QgBAKIMACH6CAIAtQwAIfsIAgC1DAAhAwUBAAAAAd0HAQAAAAGdCAEAAAABBs4HAACADQAwzwcAAOwGABDQBwAAgA0AMPkHQACIDAAh_QgBAKQMACH-CAABuQwAIRfOBwAAgQ0AMM8HAADWBgAQ0AcAAIENADDSB0AAiAwAIeMHAQCkDAAh7AcBAJUMACH6BwEApAwAIfsHAQCkDAAhgAgBAJUMACGBCAEAlQwAIYIIQACIDAAh_QgBAKQMACH_CAEAlQwAIYAJAQCVDAAhgQkBAJUMACGCCQAApQwAIIMJAACuDAAghAkCAKcMACGFCSAAsAwAIYYJAQCVDAAhhwkAAK4MACCICSAAsAwAIYkJAgCnDAAhCc4HAACCDQAwzwcAAMAGABDQBwAAgg0AMN4HQACWDAAh7gdAAIgMACH9CAEApAwAIYoJAACuDAAgiwkAAK4MACCMCQEAlwwAIQoSAACEDQAgzgcAAIMNADDPBwAAOgAQ0AcAAIMNADDeB0AAoQwAIe4HQACRDAAh_QgBAL0MACGKCQAArgwAIIsJAACuDAAgjAkBAKIMACEaAwAAjQ0AIBEAAMANACATAADBDQAgFAAAwg0AIM4HAAC_DQAwzwcAAGkAENAHAAC_DQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH_CAEAoAwAIYkJAgC1DAAhjQkBAKAMACGOCQEAoAwAIY8JAQCiDAAhkAkAANEMACCRCQEAogwAIZIJAACuDAAgkwkCALUMACGUCQIAtQwAIYcKAABpACCICgAAaQAgFM4HAACFDQAwzwcAAKgGABDQBwAAhQ0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfoHAQCkDAAhgAgBAJUMACGBCAEAlQwAIYIIQACIDAAh_wgBAJUMACGJCQIApwwAIY0JAQCVDAAhjgkBAJUMACGPCQEAlwwAIZAJAADODAAgkQkBAJcMACGSCQAArgwAIJMJAgCnDAAhlAkCAKcMACESBAEAlwwAIc4HAACGDQAwzwcAAJIGABDQBwAAhg0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfkHQACIDAAh-gcBAKYMACH7BwEApgwAIZgIAQCVDAAhlQkAAbkMACGWCQABuQwAIZcJAQCXDAAhmAkBAJcMACGZCQEApgwAIZoJAgCnDAAhmwlAAJYMACEOzgcAAIcNADDPBwAA-AUAENAHAACHDQAw0gdAAIgMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACH7BwEApAwAIZkJAQCkDAAhnAkAAbkMACGdCQABuQwAIZ4JAQCXDAAhnwlAAJYMACGgCUAAlgwAIQvOBwAAiA0AMM8HAADiBQAQ0AcAAIgNADD5B0AAiAwAIfoHAQCkDAAh-wcBAKQMACGZCQEApAwAIaEJAAG5DAAhogkBAJUMACGjCQEAlQwAIaQJQACWDAAhE84HAACJDQAwzwcAAMwFABDQBwAAiQ0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCkDAAhgAgBAJUMACGBCAEAlQwAIY0JAQCXDAAhoAlAAJYMACGkCUAAlgwAIaUJAQCkDAAhpgkAAbkMACGnCQEAlQwAIagJAQCXDAAhqQkBAJcMACGqCQEAlwwAIasJAACuDAAgDs4HAACKDQAwzwcAALYFABDQBwAAig0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIfoHAQCkDAAhjQkBAJcMACGpCQEAlwwAIaoJAQCXDAAhqwkAAK4MACCsCQIApwwAIa0JAQCXDAAhrglAAJYMACEC4wcBAAAAAfoHAQAAAAEQAwAAjQ0AICAAAI4NACDOBwAAjA0AMM8HAABvABDQBwAAjA0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhjQkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACCsCQIAtQwAIa0JAQCiDAAhrglAAKEMACEbDwAAxQ0AIBAAAMYNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgHAAAyA0AIB0AAMQNACAeAADHDQAgHwAAyg0AICAAAI4NACAkAADODQAgJQAAzw0AIM4HAADDDQAwzwcAAFoAENAHAADDDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh_wgBAKAMACHDCQEAoAwAIf8JAQCiDAAhgApAAJEMACGBCkAAoQwAIYIKAQCiDAAhhwoAAFoAIIgKAABaACADsAkAAHEAILEJAABxACCyCQAAcQAgCM4HAACPDQAwzwcAAJ4FABDQBwAAjw0AMNIHQACIDAAh4wcBAKQMACH4BwEAlQwAIbMJAQCVDAAhtAkBAJcMACEIzgcAAJANADDPBwAAiwUAENAHAACQDQAw0gdAAJEMACHjBwEAvQwAIfgHAQCgDAAhswkBAKAMACG0CQEAogwAIQfOBwAAkQ0AMM8HAACFBQAQ0AcAAJENADDSB0AAiAwAIeMHAQCkDAAhjAgBAJUMACG1CQEAlQwAIQfOBwAAkg0AMM8HAADyBAAQ0AcAAJINADDSB0AAkQwAIeMHAQC9DAAhjAgBAKAMACG1CQEAoAwAIQnOBwAAkw0AMM8HAADsBAAQ0AcAAJMNADDSB0AAiAwAIeMHAQCkDAAh-AcBAJUMACG2CQEAlQwAIbcJAAG5DAAhuAkAAbkMACEJzgcAAJQNADDPBwAA2QQAENAHAACUDQAw0gdAAJEMACHjBwEAvQwAIfgHAQCgDAAhtgkBAKAMACG3CQABvgwAIbgJAAG-DAAhArYJAQAAAAG3CQABAAABBs4HAACWDQAwzwcAANMEABDQBwAAlg0AMLoJAQCVDAAhuwkCAKcMACG8CQQA7QwAIQbOBwAAlw0AMM8HAADABAAQ0AcAAJcNADC6CQEAoAwAIbsJAgC1DAAhvAkEAPQMACELzgcAAJgNADDPBwAAugQAENAHAACYDQAw0gdAAIgMACHjBwEApAwAIe0HAgCnDAAh8AdAAIgMACH4BwEAlwwAIfoHAQCkDAAhvQkBAKYMACG-CQAAzgwAIA3OBwAAmQ0AMM8HAACiBAAQ0AcAAJkNADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIYAIAQCVDAAhgQgBAJUMACGZCQEApAwAIaAJQACWDAAhpgkAAbkMACG_CUAAlgwAIQ7OBwAAmg0AMM8HAACMBAAQ0AcAAJoNADDSB0AAiAwAIeMHAQCkDAAh6QcBAJcMACHsBwEAlQwAIfoHAQCkDAAh-wcBAKYMACH_CAEAlQwAIY0JAQCXDAAhwAkBAJUMACHBCQEAlQwAIcIJQACWDAAhDc4HAACbDQAwzwcAAPQDABDQBwAAmw0AMNIHQACIDAAh4wcBAKQMACH5B0AAiAwAIfoHAQCmDAAh_wgBAJUMACGhCQABuQwAIcMJAQCVDAAhxAkBAJUMACHFCUAAlgwAIcYJAADODAAgDc4HAACcDQAwzwcAAOEDABDQBwAAnA0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQDJDAAh_wgBAKAMACGhCQABvgwAIcMJAQCgDAAhxAkBAKAMACHFCUAAoQwAIcYJAADRDAAgBc4HAACdDQAwzwcAANsDABDQBwAAnQ0AMPkHQACIDAAhxwkAAbkMACEFzgcAAJ4NADDPBwAAyAMAENAHAACeDQAw-QdAAJEMACHHCQABvgwAIRfOBwAAnw0AMM8HAADCAwAQ0AcAAJ8NADDSB0AAiAwAIeMHAQCkDAAh-QdAAIgMACH6BwEApAwAIfsHAQCkDAAhkAgBAJUMACGRCAEApAwAIf0IAQCmDAAhgwkAAK4MACCeCQEAlwwAIaAJQACWDAAhpgkAAbkMACHICQAArgwAIMkJQACWDAAhygkCAO4MACHLCQIA7gwAIcwJAQCXDAAhzQkBAJcMACHOCQEApgwAIc8JAQCmDAAhFs4HAACgDQAwzwcAAKwDABDQBwAAoA0AMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIfkHQACIDAAh-gcBAKQMACH7BwEApAwAIYAIAQCVDAAhgQgBAJUMACGDCQAArgwAIIYJAQCVDAAhhwkAAK4MACCICSAAsAwAIZ0JAAG5DAAhoAlAAJYMACHBCQEAlwwAIckJQACWDAAh0AkBAKYMACHRCQEAlwwAIdIJQACWDAAhDM4HAAChDQAwzwcAAJYDABDQBwAAoQ0AMNIHQACIDAAh3QcBAJUMACGeCAEApAwAId0IAQCVDAAh5wgCAKcMACHTCQAApQwAINQJAQCXDAAh1QkEAO0MACHWCSAAsAwAIQzOBwAAog0AMM8HAACDAwAQ0AcAAKINADDSB0AAkQwAId0HAQCgDAAhnggBAL0MACHdCAEAoAwAIecIAgC1DAAh0wkAAMoMACDUCQEAogwAIdUJBAD0DAAh1gkgALQMACEJzgcAAKMNADDPBwAA_QIAENAHAACjDQAwowgBAKQMACGkCAEAlwwAIcoIAQCkDAAhzggBAJUMACHZCAQA7QwAIdcJQACIDAAhCc4HAACkDQAwzwcAAOoCABDQBwAApA0AMKMIAQC9DAAhpAgBAKIMACHKCAEAvQwAIc4IAQCgDAAh2QgEAPQMACHXCUAAkQwAIQjOBwAApQ0AMM8HAADkAgAQ0AcAAKUNADDSB0AAiAwAIc4IAQCVDAAhswkBAJUMACHYCQEAlQwAIdkJQACWDAAhCc4HAACmDQAwzwcAAM4CABDQBwAApg0AMOwHIACwDAAhlggBAJUMACGfCAEAlQwAIc4IAQCVDAAh3wgBAJUMACHaCUAAiAwAISLOBwAApw0AMM8HAAC4AgAQ0AcAAKcNADDdBwEAlQwAIcsIAQCVDAAhzwgBAJUMACHRCAIApwwAIdIIAgCnDAAh0wgCAKcMACHYCAQAhwwAIcQJAQCVDAAh1gkgALAMACHbCQEAlQwAIdwJAQCXDAAh3QkCAKcMACHeCQIApwwAId8JAgCnDAAh4AkCAKcMACHhCQEApgwAIeIJIACwDAAh4wlAAJYMACHkCUAAlgwAIeUJAQCXDAAh5glAAJYMACHnCQAArgwAIOgJAACuDAAg6QlAAJYMACHqCSAAsAwAIesJAACuDAAg7AkCAKcMACHtCQIApwwAIe4JAQCXDAAh7wkBAKYMACHwCQEApgwAIQ3OBwAAqA0AMM8HAACiAgAQ0AcAAKgNADDSB0AAiAwAId0HAQCVDAAhhwgCAKcMACGeCAEApAwAIcQIAgCnDAAh0ggCAKcMACHnCAIApwwAIdYJIACwDAAh8QkBAJUMACHyCQAArgwAIBAGAACqDQAgCAAAqw0AIA4AAKwNACDOBwAAqQ0AMM8HAAAOABDQBwAAqQ0AMNIHQACRDAAh3QcBAKAMACGHCAIAtQwAIZ4IAQC9DAAhxAgCALUMACHSCAIAtQwAIecIAgC1DAAh1gkgALQMACHxCQEAoAwAIfIJAACuDAAgA7AJAAAJACCxCQAACQAgsgkAAAkAIAOwCQAAEQAgsQkAABEAILIJAAARACADsAkAABYAILEJAAAWACCyCQAAFgAgDc4HAACtDQAwzwcAAIoCABDQBwAArQ0AMNIHQACIDAAh3QcBAJUMACHjBwEApAwAIewHAQCVDAAh-wcBAKQMACGWCAEAlQwAIc8IAQCXDAAh8wkCAKcMACH0CQEAlwwAIfUJQACWDAAhDM4HAACuDQAwzwcAAPIBABDQBwAArg0AMNEHQACWDAAh3QcBAJUMACHjBwEApAwAIfsHAQCmDAAhlggBAJUMACHPCAEAlwwAIfMJAgCnDAAh9gkBAJUMACH3CUAAiAwAIQzOBwAArw0AMM8HAADYAQAQ0AcAAK8NADDdBwEAlQwAIfsHAQCkDAAhnAgEAIcMACHRCAQAhwwAIdIIBACHDAAh0wgEAIcMACH4CQQAhwwAIfkJAgCnDAAh-gkCAKcMACENBAAAsQ0AIM4HAACwDQAwzwcAAAcAENAHAACwDQAw3QcBAKAMACH7BwEAvQwAIZwIBACQDAAh0QgEAJAMACHSCAQAkAwAIdMIBACQDAAh-AkEAJAMACH5CQIAtQwAIfoJAgC1DAAhFwMAAI0NACAFAADxDQAgBgAAqg0AIAgAAKsNACAPAADFDQAgEAAAxg0AIBEAAMANACAcAADIDQAgzgcAAPANADDPBwAAAwAQ0AcAAPANADDSB0AAkQwAIeMHAQC9DAAh-gcBAL0MACH_CAEAoAwAIcMJAQCgDAAhxAkBAKAMACH7CSAAtAwAIfwJQAChDAAh_QlAAJEMACH-CUAAoQwAIYcKAAADACCICgAAAwAgDc4HAACyDQAwzwcAAMABABDQBwAAsg0AMNIHQACIDAAh4wcBAKQMACH6BwEApAwAIf8IAQCVDAAhwwkBAJUMACHECQEAlQwAIfsJIACwDAAh_AlAAJYMACH9CUAAiAwAIf4JQACWDAAhDM4HAACzDQAwzwcAAKoBABDQBwAAsw0AMNIHQACIDAAh4wcBAKQMACHsBwEAlQwAIf8IAQCVDAAhwwkBAJUMACH_CQEAlwwAIYAKQACIDAAhgQpAAJYMACGCCgEAlwwAIQ0DAACNDQAgFgAAtQ0AIM4HAAC0DQAwzwcAAEsAENAHAAC0DQAw0gdAAJEMACHjBwEAvQwAIe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAMkMACG-CQAA0QwAIBIDAACNDQAgFQAA1A0AIBcAANcNACDOBwAA1g0AMM8HAABHABDQBwAA1g0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABvgwAIb8JQAChDAAhhwoAAEcAIIgKAABHACAWIQAAtw0AICsAAMoMACDOBwAAtg0AMM8HAACCAQAQ0AcAALYNADDSB0AAkQwAId8HAQCiDAAh4wcBAL0MACHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhFQMAAI0NACAiAAC6DQAgIwAAuw0AIM4HAAC5DQAwzwcAAHoAENAHAAC5DQAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACGHCgAAegAgiAoAAHoAIAkhAAC3DQAgzgcAALgNADDPBwAAfgAQ0AcAALgNADDSB0AAkQwAIeMHAQC9DAAh5QcBAL0MACH4BwEAoAwAIfkHQAChDAAhEwMAAI0NACAiAAC6DQAgIwAAuw0AIM4HAAC5DQAwzwcAAHoAENAHAAC5DQAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEDsAkAAH4AILEJAAB-ACCyCQAAfgAgA7AJAACCAQAgsQkAAIIBACCyCQAAggEAIBUDAACNDQAgHwAAvQ0AIM4HAAC8DQAwzwcAAHEAENAHAAC8DQAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhjQkBAKIMACGgCUAAoQwAIaQJQAChDAAhpQkBAL0MACGmCQABvgwAIacJAQCgDAAhqAkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACASAwAAjQ0AICAAAI4NACDOBwAAjA0AMM8HAABvABDQBwAAjA0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhjQkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACCsCQIAtQwAIa0JAQCiDAAhrglAAKEMACGHCgAAbwAgiAoAAG8AIALjBwEAAAAB-gcBAAAAARgDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf8IAQCgDAAhiQkCALUMACGNCQEAoAwAIY4JAQCgDAAhjwkBAKIMACGQCQAA0QwAIJEJAQCiDAAhkgkAAK4MACCTCQIAtQwAIZQJAgC1DAAhA7AJAAA1ACCxCQAANQAgsgkAADUAIAwSAACEDQAgzgcAAIMNADDPBwAAOgAQ0AcAAIMNADDeB0AAoQwAIe4HQACRDAAh_QgBAL0MACGKCQAArgwAIIsJAACuDAAgjAkBAKIMACGHCgAAOgAgiAoAADoAIAOwCQAAPAAgsQkAADwAILIJAAA8ACAZDwAAxQ0AIBAAAMYNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgHAAAyA0AIB0AAMQNACAeAADHDQAgHwAAyg0AICAAAI4NACAkAADODQAgJQAAzw0AIM4HAADDDQAwzwcAAFoAENAHAADDDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh_wgBAKAMACHDCQEAoAwAIf8JAQCiDAAhgApAAJEMACGBCkAAoQwAIYIKAQCiDAAhA7AJAAADACCxCQAAAwAgsgkAAAMAIAOwCQAALQAgsQkAAC0AILIJAAAtACADsAkAADEAILEJAAAxACCyCQAAMQAgA7AJAABpACCxCQAAaQAgsgkAAGkAIAOwCQAAQgAgsQkAAEIAILIJAABCACADsAkAAEcAILEJAABHACCyCQAARwAgEgMAAI0NACAgAACODQAgzgcAAIwNADDPBwAAbwAQ0AcAAIwNADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIY0JAQCiDAAhqQkBAKIMACGqCQEAogwAIasJAACuDAAgrAkCALUMACGtCQEAogwAIa4JQAChDAAhhwoAAG8AIIgKAABvACADsAkAAE4AILEJAABOACCyCQAATgAgA7AJAABSACCxCQAAUgAgsgkAAFIAIAOwCQAAVgAgsQkAAFYAILIJAABWACADsAkAAHoAILEJAAB6ACCyCQAAegAgA7AJAABLACCxCQAASwAgsgkAAEsAIBQDAADRDQAgBAEAogwAIRUAANINACDOBwAA0A0AMM8HAABWABDQBwAA0A0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfkHQACRDAAh-gcBAMkMACH7BwEAyQwAIZgIAQCgDAAhlQkAAb4MACGWCQABvgwAIZcJAQCiDAAhmAkBAKIMACGZCQEAyQwAIZoJAgC1DAAhmwlAAKEMACEbDwAAxQ0AIBAAAMYNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgHAAAyA0AIB0AAMQNACAeAADHDQAgHwAAyg0AICAAAI4NACAkAADODQAgJQAAzw0AIM4HAADDDQAwzwcAAFoAENAHAADDDQAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh_wgBAKAMACHDCQEAoAwAIf8JAQCiDAAhgApAAJEMACGBCkAAoQwAIYIKAQCiDAAhhwoAAFoAIIgKAABaACAWAwAAjQ0AIAQAANoNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgzgcAANkNADDPBwAAQgAQ0AcAANkNADDSB0AAkQwAIeMHAQC9DAAh6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhhwoAAEIAIIgKAABCACAQAwAAjQ0AIBUAANQNACDOBwAA0w0AMM8HAABSABDQBwAA0w0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIZwJAAG-DAAhnQkAAb4MACGeCQEAogwAIZ8JQAChDAAhoAlAAKEMACEWAwAAjQ0AIAQAANoNACAYAADJDQAgGQAAyw0AIBoAAMwNACAbAADNDQAgzgcAANkNADDPBwAAQgAQ0AcAANkNADDSB0AAkQwAIeMHAQC9DAAh6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhhwoAAEIAIIgKAABCACANAwAAjQ0AIBUAANQNACDOBwAA1Q0AMM8HAABOABDQBwAA1Q0AMPkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZkJAQC9DAAhoQkAAb4MACGiCQEAoAwAIaMJAQCgDAAhpAlAAKEMACEQAwAAjQ0AIBUAANQNACAXAADXDQAgzgcAANYNADDPBwAARwAQ0AcAANYNADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGZCQEAvQwAIaAJQAChDAAhpgkAAb4MACG_CUAAoQwAIQ8DAACNDQAgFgAAtQ0AIM4HAAC0DQAwzwcAAEsAENAHAAC0DQAw0gdAAJEMACHjBwEAvQwAIe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAMkMACG-CQAA0QwAIIcKAABLACCICgAASwAgAuMHAQAAAAH6BwEAAAABFAMAAI0NACAEAADaDQAgGAAAyQ0AIBkAAMsNACAaAADMDQAgGwAAzQ0AIM4HAADZDQAwzwcAAEIAENAHAADZDQAw0gdAAJEMACHjBwEAvQwAIekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIcAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIRcDAACNDQAgBQAA8Q0AIAYAAKoNACAIAACrDQAgDwAAxQ0AIBAAAMYNACARAADADQAgHAAAyA0AIM4HAADwDQAwzwcAAAMAENAHAADwDQAw0gdAAJEMACHjBwEAvQwAIfoHAQC9DAAh_wgBAKAMACHDCQEAoAwAIcQJAQCgDAAh-wkgALQMACH8CUAAoQwAIf0JQACRDAAh_glAAKEMACGHCgAAAwAgiAoAAAMAIAL9CAEAAAAB_ggAAQAAAQcSAACEDQAgzgcAANwNADDPBwAAPAAQ0AcAANwNADD5B0AAkQwAIf0IAQC9DAAh_ggAAb4MACEZBAAAsQ0AIBIAAIQNACDOBwAA3Q0AMM8HAAA1ABDQBwAA3Q0AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH9CAEAvQwAIf8IAQCgDAAhgAkBAKAMACGBCQEAoAwAIYIJAADKDAAggwkAAK4MACCECQIAtQwAIYUJIAC0DAAhhgkBAKAMACGHCQAArgwAIIgJIAC0DAAhiQkCALUMACEZAwAAjQ0AIAQAALENACDOBwAA3g0AMM8HAAAxABDQBwAA3g0AMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABvgwAIcgJAACuDAAgyQlAAKEMACHKCQIA9QwAIcsJAgD1DAAhzAkBAKIMACHNCQEAogwAIc4JAQDJDAAhzwkBAMkMACEYAwAAjQ0AIAQAALENACDOBwAA3w0AMM8HAAAtABDQBwAA3w0AMNIHQACRDAAh3QcBAKAMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGDCQAArgwAIIYJAQCgDAAhhwkAAK4MACCICSAAtAwAIZ0JAAG-DAAhoAlAAKEMACHBCQEAogwAIckJQAChDAAh0AkBAMkMACHRCQEAogwAIdIJQAChDAAhAp8IAQAAAAHOCAEAAAABCgkAAOINACDOBwAA4Q0AMM8HAAAiABDQBwAA4Q0AMOwHIAC0DAAhlggBAKAMACGfCAEAoAwAIc4IAQCgDAAh3wgBAKAMACHaCUAAkQwAISgHAADnDQAgCgAA6A0AIAsAAOkNACAMAADqDQAgzgcAAOYNADDPBwAAFgAQ0AcAAOYNADDdBwEAoAwAIcsIAQCgDAAhzwgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHYCAQAkAwAIcQJAQCgDAAh1gkgALQMACHbCQEAoAwAIdwJAQCiDAAh3QkCALUMACHeCQIAtQwAId8JAgC1DAAh4AkCALUMACHhCQEAyQwAIeIJIAC0DAAh4wlAAKEMACHkCUAAoQwAIeUJAQCiDAAh5glAAKEMACHnCQAArgwAIOgJAACuDAAg6QlAAKEMACHqCSAAtAwAIesJAACuDAAg7AkCALUMACHtCQIAtQwAIe4JAQCiDAAh7wkBAMkMACHwCQEAyQwAIYcKAAAWACCICgAAFgAgCQkAAOINACDOBwAA4w0AMM8HAAAeABDQBwAA4w0AMNIHQACRDAAhzggBAKAMACGzCQEAoAwAIdgJAQCgDAAh2QlAAKEMACECowgBAAAAAcwIAgAAAAEZCQAA4g0AIM4HAADlDQAwzwcAABoAENAHAADlDQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAvQwAIcsIAQCgDAAhzAgCALUMACHNCAQAkAwAIc4IAQCgDAAhzwgBAKAMACHQCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdQIAADKDAAg1QhAAKEMACHWCEAAoQwAIdcIQAChDAAh2AgEAJAMACHZCAQAkAwAIdoIAQCgDAAhJgcAAOcNACAKAADoDQAgCwAA6Q0AIAwAAOoNACDOBwAA5g0AMM8HAAAWABDQBwAA5g0AMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCUAAoQwAIeoJIAC0DAAh6wkAAK4MACDsCQIAtQwAIe0JAgC1DAAh7gkBAKIMACHvCQEAyQwAIfAJAQDJDAAhEgYAAKoNACAIAACrDQAgDgAArA0AIM4HAACpDQAwzwcAAA4AENAHAACpDQAw0gdAAJEMACHdBwEAoAwAIYcIAgC1DAAhnggBAL0MACHECAIAtQwAIdIIAgC1DAAh5wgCALUMACHWCSAAtAwAIfEJAQCgDAAh8gkAAK4MACCHCgAADgAgiAoAAA4AIAOwCQAAGgAgsQkAABoAILIJAAAaACADsAkAAB4AILEJAAAeACCyCQAAHgAgA7AJAAAiACCxCQAAIgAgsgkAACIAIA8EAACxDQAgBwAA7A0AIM4HAADrDQAwzwcAABEAENAHAADrDQAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH7BwEAvQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfQJAQCiDAAh9QlAAKEMACESBgAAqg0AIAgAAKsNACAOAACsDQAgzgcAAKkNADDPBwAADgAQ0AcAAKkNADDSB0AAkQwAId0HAQCgDAAhhwgCALUMACGeCAEAvQwAIcQIAgC1DAAh0ggCALUMACHnCAIAtQwAIdYJIAC0DAAh8QkBAKAMACHyCQAArgwAIIcKAAAOACCICgAADgAgDgQAANoNACAHAADsDQAgzgcAAO0NADDPBwAACQAQ0AcAAO0NADDRB0AAoQwAId0HAQCgDAAh4wcBAL0MACH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfYJAQCgDAAh9wlAAJEMACEC-gcBAAAAAcMJAQAAAAEC4wcBAAAAAfoHAQAAAAEVAwAAjQ0AIAUAAPENACAGAACqDQAgCAAAqw0AIA8AAMUNACAQAADGDQAgEQAAwA0AIBwAAMgNACDOBwAA8A0AMM8HAAADABDQBwAA8A0AMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfsJIAC0DAAh_AlAAKEMACH9CUAAkQwAIf4JQAChDAAhDwQAALENACDOBwAAsA0AMM8HAAAHABDQBwAAsA0AMN0HAQCgDAAh-wcBAL0MACGcCAQAkAwAIdEIBACQDAAh0ggEAJAMACHTCAQAkAwAIfgJBACQDAAh-QkCALUMACH6CQIAtQwAIYcKAAAHACCICgAABwAgAAAAAAAFjAoEAAAAAZMKBAAAAAGUCgQAAAABlQoEAAAAAZYKBAAAAAEBjApAAAAAAQAAAAAAAAAAAAGMCgEAAAABAYwKQAAAAAEBjAoBAAAAAQAAAAAABYwKAgAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABBTIAAJ4WACAzAAChFgAgiQoAAJ8WACCKCgAAoBYAII8KAAB8ACADMgAAnhYAIIkKAACfFgAgjwoAAHwAIAAAAAUyAACZFgAgMwAAnBYAIIkKAACaFgAgigoAAJsWACCPCgAAfAAgAzIAAJkWACCJCgAAmhYAII8KAAB8ACAAAAACjAoBAAAABJIKAQAAAAUFMgAAkhYAIDMAAJcWACCJCgAAkxYAIIoKAACWFgAgjwoAAAEAIAsyAAClDgAwMwAAqg4AMIkKAACmDgAwigoAAKcOADCLCgAAqA4AIIwKAACpDgAwjQoAAKkOADCOCgAAqQ4AMI8KAACpDgAwkAoAAKsOADCRCgAArA4AMAsyAACZDgAwMwAAng4AMIkKAACaDgAwigoAAJsOADCLCgAAnA4AIIwKAACdDgAwjQoAAJ0OADCOCgAAnQ4AMI8KAACdDgAwkAoAAJ8OADCRCgAAoA4AMBErgAAAAAHSB0AAAAAB3wcBAAAAAeMHAQAAAAHkBwQAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrBwEAAAAB7AcBAAAAAe0HAgAAAAHuB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABAgAAAIQBACAyAACkDgAgAwAAAIQBACAyAACkDgAgMwAAow4AIAErAACVFgAwFiEAALcNACArAADKDAAgzgcAALYNADDPBwAAggEAENAHAAC2DQAw0gdAAJEMACHfBwEAogwAIeMHAQAAAAHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhAgAAAIQBACArAACjDgAgAgAAAKEOACArAACiDgAgFSsAAMoMACDOBwAAoA4AMM8HAAChDgAQ0AcAAKAOADDSB0AAkQwAId8HAQCiDAAh4wcBAL0MACHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhFSsAAMoMACDOBwAAoA4AMM8HAAChDgAQ0AcAAKAOADDSB0AAkQwAId8HAQCiDAAh4wcBAL0MACHkBwQAkAwAIeUHAQC9DAAh5gcBAL0MACHnBwEAoAwAIegHAQCgDAAh6QcBAKAMACHqB0AAkQwAIesHAQDJDAAh7AcBAKAMACHtBwIAtQwAIe4HQAChDAAh7wdAAKEMACHwB0AAkQwAIfEHQAChDAAhESuAAAAAAdIHQAD4DQAh3wcBAIQOACHjBwEAgg4AIeQHBAD3DQAh5gcBAIIOACHnBwEAgg4AIegHAQCCDgAh6QcBAIIOACHqB0AA-A0AIesHAQCEDgAh7AcBAIIOACHtBwIAig4AIe4HQACDDgAh7wdAAIMOACHwB0AA-A0AIfEHQACDDgAhESuAAAAAAdIHQAD4DQAh3wcBAIQOACHjBwEAgg4AIeQHBAD3DQAh5gcBAIIOACHnBwEAgg4AIegHAQCCDgAh6QcBAIIOACHqB0AA-A0AIesHAQCEDgAh7AcBAIIOACHtBwIAig4AIe4HQACDDgAh7wdAAIMOACHwB0AA-A0AIfEHQACDDgAhESuAAAAAAdIHQAAAAAHfBwEAAAAB4wcBAAAAAeQHBAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwEAAAAB6gdAAAAAAesHAQAAAAHsBwEAAAAB7QcCAAAAAe4HQAAAAAHvB0AAAAAB8AdAAAAAAfEHQAAAAAEE0gdAAAAAAeMHAQAAAAH4BwEAAAAB-QdAAAAAAQIAAACAAQAgMgAAsA4AIAMAAACAAQAgMgAAsA4AIDMAAK8OACABKwAAlBYAMAkhAAC3DQAgzgcAALgNADDPBwAAfgAQ0AcAALgNADDSB0AAkQwAIeMHAQAAAAHlBwEAvQwAIfgHAQCgDAAh-QdAAKEMACECAAAAgAEAICsAAK8OACACAAAArQ4AICsAAK4OACAIzgcAAKwOADDPBwAArQ4AENAHAACsDgAw0gdAAJEMACHjBwEAvQwAIeUHAQC9DAAh-AcBAKAMACH5B0AAoQwAIQjOBwAArA4AMM8HAACtDgAQ0AcAAKwOADDSB0AAkQwAIeMHAQC9DAAh5QcBAL0MACH4BwEAoAwAIfkHQAChDAAhBNIHQAD4DQAh4wcBAIIOACH4BwEAgg4AIfkHQACDDgAhBNIHQAD4DQAh4wcBAIIOACH4BwEAgg4AIfkHQACDDgAhBNIHQAAAAAHjBwEAAAAB-AcBAAAAAfkHQAAAAAEBjAoBAAAABAMyAACSFgAgiQoAAJMWACCPCgAAAQAgBDIAAKUOADCJCgAApg4AMIsKAACoDgAgjwoAAKkOADAEMgAAmQ4AMIkKAACaDgAwiwoAAJwOACCPCgAAnQ4AMAAAAAAAAYwKIAAAAAEAAAAAAAAAAAAAAYwKAAEAAAEAAAAAAAAAAAAAAYwKAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWMCgQAAAABkwoEAAAAAZQKBAAAAAGVCgQAAAABlgoEAAAAAQWMCgIAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAQAAAAAABTIAAI0WACAzAACQFgAgiQoAAI4WACCKCgAAjxYAII8KAAAYACADMgAAjRYAIIkKAACOFgAgjwoAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUyAACIFgAgMwAAixYAIIkKAACJFgAgigoAAIoWACCPCgAAawAgAzIAAIgWACCJCgAAiRYAII8KAABrACAAAAAAAAKMCgEAAAAEkgoBAAAABQKMCgEAAAAEkgoBAAAABQUyAACAFgAgMwAAhhYAIIkKAACBFgAgigoAAIUWACCPCgAABQAgBTIAAP4VACAzAACDFgAgiQoAAP8VACCKCgAAghYAII8KAABrACABjAoBAAAABAGMCgEAAAAEAzIAAIAWACCJCgAAgRYAII8KAAAFACADMgAA_hUAIIkKAAD_FQAgjwoAAGsAIAAAAAKMCgEAAAAEkgoBAAAABQKMCgEAAAAEkgoBAAAABQUyAAD5FQAgMwAA_BUAIIkKAAD6FQAgigoAAPsVACCPCgAAawAgAYwKAQAAAAQBjAoBAAAABAMyAAD5FQAgiQoAAPoVACCPCgAAawAgBwMAAKAQACARAAC-FAAgEwAAvxQAIBQAAMAUACCPCQAA_g0AIJAJAAD-DQAgkQkAAP4NACAAAAAAAAKMCgEAAAAEkgoBAAAABQUyAADyFQAgMwAA9xUAIIkKAADzFQAgigoAAPYVACCPCgAAAQAgCzIAANgPADAzAADdDwAwiQoAANkPADCKCgAA2g8AMIsKAADbDwAgjAoAANwPADCNCgAA3A8AMI4KAADcDwAwjwoAANwPADCQCgAA3g8AMJEKAADfDwAwBzIAANMPACAzAADWDwAgiQoAANQPACCKCgAA1Q8AII0KAAA6ACCOCgAAOgAgjwoAAKsGACALMgAAxw8AMDMAAMwPADCJCgAAyA8AMIoKAADJDwAwiwoAAMoPACCMCgAAyw8AMI0KAADLDwAwjgoAAMsPADCPCgAAyw8AMJAKAADNDwAwkQoAAM4PADAC-QdAAAAAAf4IAAEAAAECAAAAPgAgMgAA0g8AIAMAAAA-ACAyAADSDwAgMwAA0Q8AIAErAAD1FQAwCBIAAIQNACDOBwAA3A0AMM8HAAA8ABDQBwAA3A0AMPkHQACRDAAh_QgBAL0MACH-CAABvgwAIYMKAADbDQAgAgAAAD4AICsAANEPACACAAAAzw8AICsAANAPACAGzgcAAM4PADDPBwAAzw8AENAHAADODwAw-QdAAJEMACH9CAEAvQwAIf4IAAG-DAAhBs4HAADODwAwzwcAAM8PABDQBwAAzg8AMPkHQACRDAAh_QgBAL0MACH-CAABvgwAIQL5B0AA-A0AIf4IAAHFDgAhAvkHQAD4DQAh_ggAAcUOACEC-QdAAAAAAf4IAAEAAAEF3gdAAAAAAe4HQAAAAAGKCQAAuQ8AIIsJAAC6DwAgjAkBAAAAAQIAAACrBgAgMgAA0w8AIAMAAAA6ACAyAADTDwAgMwAA1w8AIAcAAAA6ACArAADXDwAg3gdAAIMOACHuB0AA-A0AIYoJAAC2DwAgiwkAALcPACCMCQEAhA4AIQXeB0AAgw4AIe4HQAD4DQAhigkAALYPACCLCQAAtw8AIIwJAQCEDgAhEwQAALEPACDSB0AAAAAB4wcBAAAAAewHAQAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggmAAAAAAYMJAACvDwAghAkCAAAAAYUJIAAAAAGGCQEAAAABhwkAALAPACCICSAAAAABiQkCAAAAAQIAAAA3ACAyAADjDwAgAwAAADcAIDIAAOMPACAzAADiDwAgASsAAPQVADAZBAAAsQ0AIBIAAIQNACDOBwAA3Q0AMM8HAAA1ABDQBwAA3Q0AMNIHQACRDAAh4wcBAAAAAewHAQCgDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf0IAQC9DAAh_wgBAKAMACGACQEAoAwAIYEJAQCgDAAhggkAAMoMACCDCQAArgwAIIQJAgC1DAAhhQkgALQMACGGCQEAoAwAIYcJAACuDAAgiAkgALQMACGJCQIAtQwAIQIAAAA3ACArAADiDwAgAgAAAOAPACArAADhDwAgF84HAADfDwAwzwcAAOAPABDQBwAA3w8AMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH9CAEAvQwAIf8IAQCgDAAhgAkBAKAMACGBCQEAoAwAIYIJAADKDAAggwkAAK4MACCECQIAtQwAIYUJIAC0DAAhhgkBAKAMACGHCQAArgwAIIgJIAC0DAAhiQkCALUMACEXzgcAAN8PADDPBwAA4A8AENAHAADfDwAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGCCEAAkQwAIf0IAQC9DAAh_wgBAKAMACGACQEAoAwAIYEJAQCgDAAhggkAAMoMACCDCQAArgwAIIQJAgC1DAAhhQkgALQMACGGCQEAoAwAIYcJAACuDAAgiAkgALQMACGJCQIAtQwAIRLSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhgAkBAIIOACGBCQEAgg4AIYIJgAAAAAGDCQAAqw8AIIQJAgCKDgAhhQkgALoOACGGCQEAgg4AIYcJAACsDwAgiAkgALoOACGJCQIAig4AIRMEAACtDwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-wcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYAJAQCCDgAhgQkBAIIOACGCCYAAAAABgwkAAKsPACCECQIAig4AIYUJIAC6DgAhhgkBAIIOACGHCQAArA8AIIgJIAC6DgAhiQkCAIoOACETBAAAsQ8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABAYwKAQAAAAQDMgAA8hUAIIkKAADzFQAgjwoAAAEAIAQyAADYDwAwiQoAANkPADCLCgAA2w8AII8KAADcDwAwAzIAANMPACCJCgAA1A8AII8KAACrBgAgBDIAAMcPADCJCgAAyA8AMIsKAADKDwAgjwoAAMsPADAAAAAAAAcyAADqFQAgMwAA8BUAIIkKAADrFQAgigoAAO8VACCNCgAAWgAgjgoAAFoAII8KAAABACAHMgAA6BUAIDMAAO0VACCJCgAA6RUAIIoKAADsFQAgjQoAAEIAII4KAABCACCPCgAARAAgAzIAAOoVACCJCgAA6xUAII8KAAABACADMgAA6BUAIIkKAADpFQAgjwoAAEQAIAAAAAUyAADgFQAgMwAA5hUAIIkKAADhFQAgigoAAOUVACCPCgAAAQAgBTIAAN4VACAzAADjFQAgiQoAAN8VACCKCgAA4hUAII8KAABEACADMgAA4BUAIIkKAADhFQAgjwoAAAEAIAMyAADeFQAgiQoAAN8VACCPCgAARAAgAAAABTIAANYVACAzAADcFQAgiQoAANcVACCKCgAA2xUAII8KAAABACAFMgAA1BUAIDMAANkVACCJCgAA1RUAIIoKAADYFQAgjwoAAEQAIAMyAADWFQAgiQoAANcVACCPCgAAAQAgAzIAANQVACCJCgAA1RUAII8KAABEACAAAAACjAoBAAAABJIKAQAAAAUFMgAAzBUAIDMAANIVACCJCgAAzRUAIIoKAADRFQAgjwoAAAEAIAUyAADKFQAgMwAAzxUAIIkKAADLFQAgigoAAM4VACCPCgAAoQUAIAGMCgEAAAAEAzIAAMwVACCJCgAAzRUAII8KAAABACADMgAAyhUAIIkKAADLFQAgjwoAAKEFACAAAAAAAAKMCgEAAAAEkgoBAAAABQUyAADEFQAgMwAAyBUAIIkKAADFFQAgigoAAMcVACCPCgAAAQAgCzIAAJEQADAzAACWEAAwiQoAAJIQADCKCgAAkxAAMIsKAACUEAAgjAoAAJUQADCNCgAAlRAAMI4KAACVEAAwjwoAAJUQADCQCgAAlxAAMJEKAACYEAAwDwMAAIcQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaYJAAEAAAGnCQEAAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkAAIYQACACAAAAcwAgMgAAnBAAIAMAAABzACAyAACcEAAgMwAAmxAAIAErAADGFQAwFQMAAI0NACAfAAC9DQAgzgcAALwNADDPBwAAcQAQ0AcAALwNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIY0JAQCiDAAhoAlAAKEMACGkCUAAoQwAIaUJAQC9DAAhpgkAAQAAAacJAQCgDAAhqAkBAKIMACGpCQEAogwAIaoJAQCiDAAhqwkAAK4MACACAAAAcwAgKwAAmxAAIAIAAACZEAAgKwAAmhAAIBPOBwAAmBAAMM8HAACZEAAQ0AcAAJgQADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGNCQEAogwAIaAJQAChDAAhpAlAAKEMACGlCQEAvQwAIaYJAAG-DAAhpwkBAKAMACGoCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIBPOBwAAmBAAMM8HAACZEAAQ0AcAAJgQADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGNCQEAogwAIaAJQAChDAAhpAlAAKEMACGlCQEAvQwAIaYJAAG-DAAhpwkBAKAMACGoCQEAogwAIakJAQCiDAAhqgkBAKIMACGrCQAArgwAIA7SB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhjQkBAIQOACGgCUAAgw4AIaQJQACDDgAhpgkAAcUOACGnCQEAgg4AIagJAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACDEAAgDwMAAIQQACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhjQkBAIQOACGgCUAAgw4AIaQJQACDDgAhpgkAAcUOACGnCQEAgg4AIagJAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACDEAAgDwMAAIcQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaYJAAEAAAGnCQEAAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkAAIYQACABjAoBAAAABAMyAADEFQAgiQoAAMUVACCPCgAAAQAgBDIAAJEQADCJCgAAkhAAMIsKAACUEAAgjwoAAJUQADAQDwAArxQAIBAAALAUACAYAACzFAAgGQAAtRQAIBoAALYUACAbAAC3FAAgHAAAshQAIB0AAK4UACAeAACxFAAgHwAAtBQAICAAAKEQACAkAAC4FAAgJQAAuRQAIP8JAAD-DQAggQoAAP4NACCCCgAA_g0AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTIAALwVACAzAADCFQAgiQoAAL0VACCKCgAAwRUAII8KAAABACAHMgAAuhUAIDMAAL8VACCJCgAAuxUAIIoKAAC-FQAgjQoAAEcAII4KAABHACCPCgAASQAgAzIAALwVACCJCgAAvRUAII8KAAABACADMgAAuhUAIIkKAAC7FQAgjwoAAEkAIAAAAAUyAACyFQAgMwAAuBUAIIkKAACzFQAgigoAALcVACCPCgAAAQAgBTIAALAVACAzAAC1FQAgiQoAALEVACCKCgAAtBUAII8KAABEACAHMgAAvxAAIDMAAMIQACCJCgAAwBAAIIoKAADBEAAgjQoAAEsAII4KAABLACCPCgAAiQEAIAgDAAC3EAAg0gdAAAAAAeMHAQAAAAHtBwIAAAAB8AdAAAAAAfgHAQAAAAH6BwEAAAABvgmAAAAAAQIAAACJAQAgMgAAvxAAIAMAAABLACAyAAC_EAAgMwAAwxAAIAoAAABLACADAAC1EAAgKwAAwxAAINIHQAD4DQAh4wcBAIIOACHtBwIAig4AIfAHQAD4DQAh-AcBAIQOACH6BwEAgg4AIb4JgAAAAAEIAwAAtRAAINIHQAD4DQAh4wcBAIIOACHtBwIAig4AIfAHQAD4DQAh-AcBAIQOACH6BwEAgg4AIb4JgAAAAAEDMgAAshUAIIkKAACzFQAgjwoAAAEAIAMyAACwFQAgiQoAALEVACCPCgAARAAgAzIAAL8QACCJCgAAwBAAII8KAACJAQAgAAAABTIAAKQVACAzAACuFQAgiQoAAKUVACCKCgAArRUAII8KAAABACAHMgAAohUAIDMAAKsVACCJCgAAoxUAIIoKAACqFQAgjQoAAAMAII4KAAADACCPCgAABQAgCzIAAPQQADAzAAD5EAAwiQoAAPUQADCKCgAA9hAAMIsKAAD3EAAgjAoAAPgQADCNCgAA-BAAMI4KAAD4EAAwjwoAAPgQADCQCgAA-hAAMJEKAAD7EAAwCzIAAOgQADAzAADtEAAwiQoAAOkQADCKCgAA6hAAMIsKAADrEAAgjAoAAOwQADCNCgAA7BAAMI4KAADsEAAwjwoAAOwQADCQCgAA7hAAMJEKAADvEAAwCzIAANwQADAzAADhEAAwiQoAAN0QADCKCgAA3hAAMIsKAADfEAAgjAoAAOAQADCNCgAA4BAAMI4KAADgEAAwjwoAAOAQADCQCgAA4hAAMJEKAADjEAAwCzIAANAQADAzAADVEAAwiQoAANEQADCKCgAA0hAAMIsKAADTEAAgjAoAANQQADCNCgAA1BAAMI4KAADUEAAwjwoAANQQADCQCgAA1hAAMJEKAADXEAAwDgMAAPAPACAEAQAAAAHSB0AAAAAB4wcBAAAAAewHAQAAAAH5B0AAAAAB-wcBAAAAAZgIAQAAAAGVCQABAAABlgkAAQAAAZcJAQAAAAGYCQEAAAABmgkCAAAAAZsJQAAAAAECAAAAWAAgMgAA2xAAIAMAAABYACAyAADbEAAgMwAA2hAAIAErAACpFQAwFAMAANENACAEAQCiDAAhFQAA0g0AIM4HAADQDQAwzwcAAFYAENAHAADQDQAw0gdAAJEMACHjBwEAAAAB7AcBAKAMACH5B0AAkQwAIfoHAQDJDAAh-wcBAMkMACGYCAEAoAwAIZUJAAEAAAGWCQABAAABlwkBAKIMACGYCQEAogwAIZkJAQDJDAAhmgkCALUMACGbCUAAoQwAIQIAAABYACArAADaEAAgAgAAANgQACArAADZEAAgEgQBAKIMACHOBwAA1xAAMM8HAADYEAAQ0AcAANcQADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH5B0AAkQwAIfoHAQDJDAAh-wcBAMkMACGYCAEAoAwAIZUJAAG-DAAhlgkAAb4MACGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhEgQBAKIMACHOBwAA1xAAMM8HAADYEAAQ0AcAANcQADDSB0AAkQwAIeMHAQC9DAAh7AcBAKAMACH5B0AAkQwAIfoHAQDJDAAh-wcBAMkMACGYCAEAoAwAIZUJAAG-DAAhlgkAAb4MACGXCQEAogwAIZgJAQCiDAAhmQkBAMkMACGaCQIAtQwAIZsJQAChDAAhDQQBAIQOACHSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfsHAQCEDgAhmAgBAIIOACGVCQABxQ4AIZYJAAHFDgAhlwkBAIQOACGYCQEAhA4AIZoJAgCKDgAhmwlAAIMOACEOAwAA7g8AIAQBAIQOACHSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfsHAQCEDgAhmAgBAIIOACGVCQABxQ4AIZYJAAHFDgAhlwkBAIQOACGYCQEAhA4AIZoJAgCKDgAhmwlAAIMOACEOAwAA8A8AIAQBAAAAAdIHQAAAAAHjBwEAAAAB7AcBAAAAAfkHQAAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGaCQIAAAABmwlAAAAAAQoDAAD3DwAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZwJAAEAAAGdCQABAAABngkBAAAAAZ8JQAAAAAGgCUAAAAABAgAAAFQAIDIAAOcQACADAAAAVAAgMgAA5xAAIDMAAOYQACABKwAAqBUAMBADAACNDQAgFQAA1A0AIM4HAADTDQAwzwcAAFIAENAHAADTDQAw0gdAAJEMACHjBwEAAAAB-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGcCQABAAABnQkAAb4MACGeCQEAogwAIZ8JQAChDAAhoAlAAKEMACECAAAAVAAgKwAA5hAAIAIAAADkEAAgKwAA5RAAIA7OBwAA4xAAMM8HAADkEAAQ0AcAAOMQADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGcCQABvgwAIZ0JAAG-DAAhngkBAKIMACGfCUAAoQwAIaAJQAChDAAhDs4HAADjEAAwzwcAAOQQABDQBwAA4xAAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIZwJAAG-DAAhnQkAAb4MACGeCQEAogwAIZ8JQAChDAAhoAlAAKEMACEJ0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-wcBAIIOACGcCQABxQ4AIZ0JAAHFDgAhngkBAIQOACGfCUAAgw4AIaAJQACDDgAhCgMAAPUPACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZwJAAHFDgAhnQkAAcUOACGeCQEAhA4AIZ8JQACDDgAhoAlAAIMOACEKAwAA9w8AINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQcDAAD-DwAg-QdAAAAAAfsHAQAAAAGhCQABAAABogkBAAAAAaMJAQAAAAGkCUAAAAABAgAAAFAAIDIAAPMQACADAAAAUAAgMgAA8xAAIDMAAPIQACABKwAApxUAMA0DAACNDQAgFQAA1A0AIM4HAADVDQAwzwcAAE4AENAHAADVDQAw-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGhCQABAAABogkBAKAMACGjCQEAoAwAIaQJQAChDAAhAgAAAFAAICsAAPIQACACAAAA8BAAICsAAPEQACALzgcAAO8QADDPBwAA8BAAENAHAADvEAAw-QdAAJEMACH6BwEAvQwAIfsHAQC9DAAhmQkBAL0MACGhCQABvgwAIaIJAQCgDAAhowkBAKAMACGkCUAAoQwAIQvOBwAA7xAAMM8HAADwEAAQ0AcAAO8QADD5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGZCQEAvQwAIaEJAAG-DAAhogkBAKAMACGjCQEAoAwAIaQJQAChDAAhBvkHQAD4DQAh-wcBAIIOACGhCQABxQ4AIaIJAQCCDgAhowkBAIIOACGkCUAAgw4AIQcDAAD8DwAg-QdAAPgNACH7BwEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhBwMAAP4PACD5B0AAAAAB-wcBAAAAAaEJAAEAAAGiCQEAAAABowkBAAAAAaQJQAAAAAEKAwAAxBAAIBcAAMYQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAaAJQAAAAAGmCQABAAABvwlAAAAAAQIAAABJACAyAAD_EAAgAwAAAEkAIDIAAP8QACAzAAD-EAAgASsAAKYVADAQAwAAjQ0AIBUAANQNACAXAADXDQAgzgcAANYNADDPBwAARwAQ0AcAANYNADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIZkJAQC9DAAhoAlAAKEMACGmCQABAAABvwlAAKEMACECAAAASQAgKwAA_hAAIAIAAAD8EAAgKwAA_RAAIA3OBwAA-xAAMM8HAAD8EAAQ0AcAAPsQADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGZCQEAvQwAIaAJQAChDAAhpgkAAb4MACG_CUAAoQwAIQ3OBwAA-xAAMM8HAAD8EAAQ0AcAAPsQADDSB0AAkQwAIeMHAQC9DAAh-QdAAJEMACH6BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGZCQEAvQwAIaAJQAChDAAhpgkAAb4MACG_CUAAoQwAIQjSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhCgMAALwQACAXAAC-EAAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAhgAgBAIIOACGBCAEAgg4AIaAJQACDDgAhpgkAAcUOACG_CUAAgw4AIQoDAADEEAAgFwAAxhAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABAzIAAKQVACCJCgAApRUAII8KAAABACADMgAAohUAIIkKAACjFQAgjwoAAAUAIAQyAAD0EAAwiQoAAPUQADCLCgAA9xAAII8KAAD4EAAwBDIAAOgQADCJCgAA6RAAMIsKAADrEAAgjwoAAOwQADAEMgAA3BAAMIkKAADdEAAwiwoAAN8QACCPCgAA4BAAMAQyAADQEAAwiQoAANEQADCLCgAA0xAAII8KAADUEAAwAAAAAAAAAAAAAAACjAoBAAAABJIKAQAAAAUCjAoBAAAABJIKAQAAAAUFMgAAmhUAIDMAAKAVACCJCgAAmxUAIIoKAACfFQAgjwoAAAEAIAUyAACYFQAgMwAAnRUAIIkKAACZFQAgigoAAJwVACCPCgAABQAgAYwKAQAAAAQBjAoBAAAABAMyAACaFQAgiQoAAJsVACCPCgAAAQAgAzIAAJgVACCJCgAAmRUAII8KAAAFACAAAAACjAoBAAAABJIKAQAAAAUCjAoBAAAABJIKAQAAAAUFMgAAkBUAIDMAAJYVACCJCgAAkRUAIIoKAACVFQAgjwoAAAEAIAUyAACOFQAgMwAAkxUAIIkKAACPFQAgigoAAJIVACCPCgAABQAgAYwKAQAAAAQBjAoBAAAABAMyAACQFQAgiQoAAJEVACCPCgAAAQAgAzIAAI4VACCJCgAAjxUAII8KAAAFACAAAAAAAAAAAAAAAAAABTIAAIkVACAzAACMFQAgiQoAAIoVACCKCgAAixUAII8KAAAYACADMgAAiRUAIIkKAACKFQAgjwoAABgAIAAAAAUyAACEFQAgMwAAhxUAIIkKAACFFQAgigoAAIYVACCPCgAAGAAgAzIAAIQVACCJCgAAhRUAII8KAAAYACAAAAAAAAKMCgEAAAAEkgoBAAAABQKMCgEAAAAEkgoBAAAABQKMCgEAAAAEkgoBAAAABQUyAAD8FAAgMwAAghUAIIkKAAD9FAAgigoAAIEVACCPCgAAjQIAIAsyAADcEQAwMwAA4REAMIkKAADdEQAwigoAAN4RADCLCgAA3xEAIIwKAADgEQAwjQoAAOARADCOCgAA4BEAMI8KAADgEQAwkAoAAOIRADCRCgAA4xEAMAsyAADQEQAwMwAA1REAMIkKAADREQAwigoAANIRADCLCgAA0xEAIIwKAADUEQAwjQoAANQRADCOCgAA1BEAMI8KAADUEQAwkAoAANYRADCRCgAA1xEAMAsyAADEEQAwMwAAyREAMIkKAADFEQAwigoAAMYRADCLCgAAxxEAIIwKAADIEQAwjQoAAMgRADCOCgAAyBEAMI8KAADIEQAwkAoAAMoRADCRCgAAyxEAMAXsByAAAAABlggBAAAAAZ8IAQAAAAHfCAEAAAAB2glAAAAAAQIAAAAkACAyAADPEQAgAwAAACQAIDIAAM8RACAzAADOEQAgASsAAIAVADALCQAA4g0AIM4HAADhDQAwzwcAACIAENAHAADhDQAw7AcgALQMACGWCAEAoAwAIZ8IAQCgDAAhzggBAKAMACHfCAEAoAwAIdoJQACRDAAhhAoAAOANACACAAAAJAAgKwAAzhEAIAIAAADMEQAgKwAAzREAIAnOBwAAyxEAMM8HAADMEQAQ0AcAAMsRADDsByAAtAwAIZYIAQCgDAAhnwgBAKAMACHOCAEAoAwAId8IAQCgDAAh2glAAJEMACEJzgcAAMsRADDPBwAAzBEAENAHAADLEQAw7AcgALQMACGWCAEAoAwAIZ8IAQCgDAAhzggBAKAMACHfCAEAoAwAIdoJQACRDAAhBewHIAC6DgAhlggBAIIOACGfCAEAgg4AId8IAQCCDgAh2glAAPgNACEF7AcgALoOACGWCAEAgg4AIZ8IAQCCDgAh3wgBAIIOACHaCUAA-A0AIQXsByAAAAABlggBAAAAAZ8IAQAAAAHfCAEAAAAB2glAAAAAAQTSB0AAAAABswkBAAAAAdgJAQAAAAHZCUAAAAABAgAAACAAIDIAANsRACADAAAAIAAgMgAA2xEAIDMAANoRACABKwAA_xQAMAkJAADiDQAgzgcAAOMNADDPBwAAHgAQ0AcAAOMNADDSB0AAkQwAIc4IAQCgDAAhswkBAKAMACHYCQEAAAAB2QlAAKEMACECAAAAIAAgKwAA2hEAIAIAAADYEQAgKwAA2REAIAjOBwAA1xEAMM8HAADYEQAQ0AcAANcRADDSB0AAkQwAIc4IAQCgDAAhswkBAKAMACHYCQEAoAwAIdkJQAChDAAhCM4HAADXEQAwzwcAANgRABDQBwAA1xEAMNIHQACRDAAhzggBAKAMACGzCQEAoAwAIdgJAQCgDAAh2QlAAKEMACEE0gdAAPgNACGzCQEAgg4AIdgJAQCCDgAh2QlAAIMOACEE0gdAAPgNACGzCQEAgg4AIdgJAQCCDgAh2QlAAIMOACEE0gdAAAAAAbMJAQAAAAHYCQEAAAAB2QlAAAAAARTSB0AAAAAB-wcBAAAAAaMIAQAAAAHECAIAAAAByggBAAAAAcsIAQAAAAHMCAIAAAABzQgEAAAAAc8IAQAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AiAAAAAAdUIQAAAAAHWCEAAAAAB1whAAAAAAdgIBAAAAAHZCAQAAAAB2ggBAAAAAQIAAAAcACAyAADnEQAgAwAAABwAIDIAAOcRACAzAADmEQAgASsAAP4UADAaCQAA4g0AIM4HAADlDQAwzwcAABoAENAHAADlDQAw0gdAAJEMACH7BwEAvQwAIaMIAQC9DAAhxAgCALUMACHKCAEAAAABywgBAKAMACHMCAIAtQwAIc0IBACQDAAhzggBAKAMACHPCAEAoAwAIdAIAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh1AgAAMoMACDVCEAAoQwAIdYIQAChDAAh1whAAKEMACHYCAQAkAwAIdkIBACQDAAh2ggBAKAMACGFCgAA5A0AIAIAAAAcACArAADmEQAgAgAAAOQRACArAADlEQAgGM4HAADjEQAwzwcAAOQRABDQBwAA4xEAMNIHQACRDAAh-wcBAL0MACGjCAEAvQwAIcQIAgC1DAAhyggBAL0MACHLCAEAoAwAIcwIAgC1DAAhzQgEAJAMACHOCAEAoAwAIc8IAQCgDAAh0AgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHUCAAAygwAINUIQAChDAAh1ghAAKEMACHXCEAAoQwAIdgIBACQDAAh2QgEAJAMACHaCAEAoAwAIRjOBwAA4xEAMM8HAADkEQAQ0AcAAOMRADDSB0AAkQwAIfsHAQC9DAAhowgBAL0MACHECAIAtQwAIcoIAQC9DAAhywgBAKAMACHMCAIAtQwAIc0IBACQDAAhzggBAKAMACHPCAEAoAwAIdAIAQCgDAAh0QgCALUMACHSCAIAtQwAIdMIAgC1DAAh1AgAAMoMACDVCEAAoQwAIdYIQAChDAAh1whAAKEMACHYCAQAkAwAIdkIBACQDAAh2ggBAKAMACEU0gdAAPgNACH7BwEAgg4AIaMIAQCCDgAhxAgCAIoOACHKCAEAgg4AIcsIAQCCDgAhzAgCAIoOACHNCAQA9w0AIc8IAQCCDgAh0AgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHUCIAAAAAB1QhAAIMOACHWCEAAgw4AIdcIQACDDgAh2AgEAPcNACHZCAQA9w0AIdoIAQCCDgAhFNIHQAD4DQAh-wcBAIIOACGjCAEAgg4AIcQIAgCKDgAhyggBAIIOACHLCAEAgg4AIcwIAgCKDgAhzQgEAPcNACHPCAEAgg4AIdAIAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh1AiAAAAAAdUIQACDDgAh1ghAAIMOACHXCEAAgw4AIdgIBAD3DQAh2QgEAPcNACHaCAEAgg4AIRTSB0AAAAAB-wcBAAAAAaMIAQAAAAHECAIAAAAByggBAAAAAcsIAQAAAAHMCAIAAAABzQgEAAAAAc8IAQAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AiAAAAAAdUIQAAAAAHWCEAAAAAB1whAAAAAAdgIBAAAAAHZCAQAAAAB2ggBAAAAAQGMCgEAAAAEAYwKAQAAAAQBjAoBAAAABAMyAAD8FAAgiQoAAP0UACCPCgAAjQIAIAQyAADcEQAwiQoAAN0RADCLCgAA3xEAII8KAADgEQAwBDIAANARADCJCgAA0REAMIsKAADTEQAgjwoAANQRADAEMgAAxBEAMIkKAADFEQAwiwoAAMcRACCPCgAAyBEAMAAAAAAAAowKAQAAAASSCgEAAAAFCzIAAJISADAzAACXEgAwiQoAAJMSADCKCgAAlBIAMIsKAACVEgAgjAoAAJYSADCNCgAAlhIAMI4KAACWEgAwjwoAAJYSADCQCgAAmBIAMJEKAACZEgAwCzIAAIQSADAzAACJEgAwiQoAAIUSADCKCgAAhhIAMIsKAACHEgAgjAoAAIgSADCNCgAAiBIAMI4KAACIEgAwjwoAAIgSADCQCgAAihIAMJEKAACLEgAwCzIAAPgRADAzAAD9EQAwiQoAAPkRADCKCgAA-hEAMIsKAAD7EQAgjAoAAPwRADCNCgAA_BEAMI4KAAD8EQAwjwoAAPwRADCQCgAA_hEAMJEKAAD_EQAwIQoAAOwRACALAADtEQAgDAAA7hEAIN0HAQAAAAHLCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB2AgEAAAAAcQJAQAAAAHWCSAAAAAB2wkBAAAAAdwJAQAAAAHdCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkBAAAAAeIJIAAAAAHjCUAAAAAB5AlAAAAAAeUJAQAAAAHmCUAAAAAB5wkAAOgRACDoCQAA6REAIOkJQAAAAAHqCSAAAAAB6wkAAOoRACDsCQIAAAAB7QkCAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAQIAAAAYACAyAACDEgAgAwAAABgAIDIAAIMSACAzAACCEgAgASsAAPsUADAmBwAA5w0AIAoAAOgNACALAADpDQAgDAAA6g0AIM4HAADmDQAwzwcAABYAENAHAADmDQAw3QcBAAAAAcsIAQCgDAAhzwgBAKAMACHRCAIAtQwAIdIIAgC1DAAh0wgCALUMACHYCAQAkAwAIcQJAQCgDAAh1gkgALQMACHbCQEAoAwAIdwJAQCiDAAh3QkCALUMACHeCQIAtQwAId8JAgC1DAAh4AkCALUMACHhCQEAyQwAIeIJIAC0DAAh4wlAAKEMACHkCUAAoQwAIeUJAQCiDAAh5glAAKEMACHnCQAArgwAIOgJAACuDAAg6QlAAKEMACHqCSAAtAwAIesJAACuDAAg7AkCALUMACHtCQIAtQwAIe4JAQCiDAAh7wkBAMkMACHwCQEAyQwAIQIAAAAYACArAACCEgAgAgAAAIASACArAACBEgAgIs4HAAD_EQAwzwcAAIASABDQBwAA_xEAMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCUAAoQwAIeoJIAC0DAAh6wkAAK4MACDsCQIAtQwAIe0JAgC1DAAh7gkBAKIMACHvCQEAyQwAIfAJAQDJDAAhIs4HAAD_EQAwzwcAAIASABDQBwAA_xEAMN0HAQCgDAAhywgBAKAMACHPCAEAoAwAIdEIAgC1DAAh0ggCALUMACHTCAIAtQwAIdgIBACQDAAhxAkBAKAMACHWCSAAtAwAIdsJAQCgDAAh3AkBAKIMACHdCQIAtQwAId4JAgC1DAAh3wkCALUMACHgCQIAtQwAIeEJAQDJDAAh4gkgALQMACHjCUAAoQwAIeQJQAChDAAh5QkBAKIMACHmCUAAoQwAIecJAACuDAAg6AkAAK4MACDpCUAAoQwAIeoJIAC0DAAh6wkAAK4MACDsCQIAtQwAIe0JAgC1DAAh7gkBAKIMACHvCQEAyQwAIfAJAQDJDAAhHt0HAQCCDgAhywgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QlAAIMOACHqCSAAug4AIesJAAC_EQAg7AkCAIoOACHtCQIAig4AIe4JAQCEDgAh7wkBAIQOACHwCQEAhA4AISEKAADBEQAgCwAAwhEAIAwAAMMRACDdBwEAgg4AIcsIAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh2AgEAPcNACHECQEAgg4AIdYJIAC6DgAh2wkBAIIOACHcCQEAhA4AId0JAgCKDgAh3gkCAIoOACHfCQIAig4AIeAJAgCKDgAh4QkBAIQOACHiCSAAug4AIeMJQACDDgAh5AlAAIMOACHlCQEAhA4AIeYJQACDDgAh5wkAAL0RACDoCQAAvhEAIOkJQACDDgAh6gkgALoOACHrCQAAvxEAIOwJAgCKDgAh7QkCAIoOACHuCQEAhA4AIe8JAQCEDgAh8AkBAIQOACEhCgAA7BEAIAsAAO0RACAMAADuEQAg3QcBAAAAAcsIAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHYCAQAAAABxAkBAAAAAdYJIAAAAAHbCQEAAAAB3AkBAAAAAd0JAgAAAAHeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQEAAAAB4gkgAAAAAeMJQAAAAAHkCUAAAAAB5QkBAAAAAeYJQAAAAAHnCQAA6BEAIOgJAADpEQAg6QlAAAAAAeoJIAAAAAHrCQAA6hEAIOwJAgAAAAHtCQIAAAAB7gkBAAAAAe8JAQAAAAHwCQEAAAABCgQAAJESACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAAB-wcBAAAAAZYIAQAAAAHzCQIAAAAB9AkBAAAAAfUJQAAAAAECAAAAEwAgMgAAkBIAIAMAAAATACAyAACQEgAgMwAAjhIAIAErAAD6FAAwDwQAALENACAHAADsDQAgzgcAAOsNADDPBwAAEQAQ0AcAAOsNADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAewHAQCgDAAh-wcBAL0MACGWCAEAoAwAIc8IAQCiDAAh8wkCALUMACH0CQEAogwAIfUJQAChDAAhAgAAABMAICsAAI4SACACAAAAjBIAICsAAI0SACANzgcAAIsSADDPBwAAjBIAENAHAACLEgAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH7BwEAvQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfQJAQCiDAAh9QlAAKEMACENzgcAAIsSADDPBwAAjBIAENAHAACLEgAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH7BwEAvQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfQJAQCiDAAh9QlAAKEMACEJ0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAgg4AIZYIAQCCDgAh8wkCAIoOACH0CQEAhA4AIfUJQACDDgAhCgQAAI8SACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfsHAQCCDgAhlggBAIIOACHzCQIAig4AIfQJAQCEDgAh9QlAAIMOACEFMgAA9RQAIDMAAPgUACCJCgAA9hQAIIoKAAD3FAAgjwoAAAUAIAoEAACREgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAGWCAEAAAAB8wkCAAAAAfQJAQAAAAH1CUAAAAABAzIAAPUUACCJCgAA9hQAII8KAAAFACAJBAAAnxIAINEHQAAAAAHdBwEAAAAB4wcBAAAAAfsHAQAAAAGWCAEAAAAB8wkCAAAAAfYJAQAAAAH3CUAAAAABAgAAAAsAIDIAAJ4SACADAAAACwAgMgAAnhIAIDMAAJwSACABKwAA9BQAMA4EAADaDQAgBwAA7A0AIM4HAADtDQAwzwcAAAkAENAHAADtDQAw0QdAAKEMACHdBwEAoAwAIeMHAQAAAAH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfYJAQCgDAAh9wlAAJEMACECAAAACwAgKwAAnBIAIAIAAACaEgAgKwAAmxIAIAzOBwAAmRIAMM8HAACaEgAQ0AcAAJkSADDRB0AAoQwAId0HAQCgDAAh4wcBAL0MACH7BwEAyQwAIZYIAQCgDAAhzwgBAKIMACHzCQIAtQwAIfYJAQCgDAAh9wlAAJEMACEMzgcAAJkSADDPBwAAmhIAENAHAACZEgAw0QdAAKEMACHdBwEAoAwAIeMHAQC9DAAh-wcBAMkMACGWCAEAoAwAIc8IAQCiDAAh8wkCALUMACH2CQEAoAwAIfcJQACRDAAhCNEHQACDDgAh3QcBAIIOACHjBwEAgg4AIfsHAQCEDgAhlggBAIIOACHzCQIAig4AIfYJAQCCDgAh9wlAAPgNACEJBAAAnRIAINEHQACDDgAh3QcBAIIOACHjBwEAgg4AIfsHAQCEDgAhlggBAIIOACHzCQIAig4AIfYJAQCCDgAh9wlAAPgNACEHMgAA7xQAIDMAAPIUACCJCgAA8BQAIIoKAADxFAAgjQoAAAMAII4KAAADACCPCgAABQAgCQQAAJ8SACDRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAfMJAgAAAAH2CQEAAAAB9wlAAAAAAQMyAADvFAAgiQoAAPAUACCPCgAABQAgAYwKAQAAAAQEMgAAkhIAMIkKAACTEgAwiwoAAJUSACCPCgAAlhIAMAQyAACEEgAwiQoAAIUSADCLCgAAhxIAII8KAACIEgAwBDIAAPgRADCJCgAA-REAMIsKAAD7EQAgjwoAAPwRADAAAAAAAAAAAAcyAADqFAAgMwAA7RQAIIkKAADrFAAgigoAAOwUACCNCgAADgAgjgoAAA4AII8KAACNAgAgAzIAAOoUACCJCgAA6xQAII8KAACNAgAgAAAAAAAHMgAA5RQAIDMAAOgUACCJCgAA5hQAIIoKAADnFAAgjQoAAA4AII4KAAAOACCPCgAAjQIAIAMyAADlFAAgiQoAAOYUACCPCgAAjQIAIAAAAAAABTIAAOAUACAzAADjFAAgiQoAAOEUACCKCgAA4hQAII8KAAAFACADMgAA4BQAIIkKAADhFAAgjwoAAAUAIAoDAACgEAAgBQAAyBQAIAYAAKQSACAIAAClEgAgDwAArxQAIBAAALAUACARAAC-FAAgHAAAshQAIPwJAAD-DQAg_gkAAP4NACAAAAAFMgAA1RQAIDMAAN4UACCJCgAA1hQAIIoKAADdFAAgjwoAAAEAIAcyAACHEwAgMwAAihMAIIkKAACIEwAgigoAAIkTACCNCgAABwAgjgoAAAcAII8KAADDAQAgCzIAAP4SADAzAACCEwAwiQoAAP8SADCKCgAAgBMAMIsKAACBEwAgjAoAAJYSADCNCgAAlhIAMI4KAACWEgAwjwoAAJYSADCQCgAAgxMAMJEKAACZEgAwCzIAAPUSADAzAAD5EgAwiQoAAPYSADCKCgAA9xIAMIsKAAD4EgAgjAoAAIgSADCNCgAAiBIAMI4KAACIEgAwjwoAAIgSADCQCgAA-hIAMJEKAACLEgAwCzIAAOkSADAzAADuEgAwiQoAAOoSADCKCgAA6xIAMIsKAADsEgAgjAoAAO0SADCNCgAA7RIAMI4KAADtEgAwjwoAAO0SADCQCgAA7xIAMJEKAADwEgAwCzIAAN0SADAzAADiEgAwiQoAAN4SADCKCgAA3xIAMIsKAADgEgAgjAoAAOESADCNCgAA4RIAMI4KAADhEgAwjwoAAOESADCQCgAA4xIAMJEKAADkEgAwCzIAANQSADAzAADYEgAwiQoAANUSADCKCgAA1hIAMIsKAADXEgAgjAoAANwPADCNCgAA3A8AMI4KAADcDwAwjwoAANwPADCQCgAA2RIAMJEKAADfDwAwCzIAAMgSADAzAADNEgAwiQoAAMkSADCKCgAAyhIAMIsKAADLEgAgjAoAAMwSADCNCgAAzBIAMI4KAADMEgAwjwoAAMwSADCQCgAAzhIAMJEKAADPEgAwDgMAAIARACAYAACCEQAgGQAAgxEAIBoAAIQRACAbAACFEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAANMSACADAAAARAAgMgAA0xIAIDMAANISACABKwAA3BQAMBUDAACNDQAgBAAA2g0AIBgAAMkNACAZAADLDQAgGgAAzA0AIBsAAM0NACDOBwAA2Q0AMM8HAABCABDQBwAA2Q0AMNIHQACRDAAh4wcBAAAAAekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIa8JAADYDQAgwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhAgAAAEQAICsAANISACACAAAA0BIAICsAANESACAOzgcAAM8SADDPBwAA0BIAENAHAADPEgAw0gdAAJEMACHjBwEAvQwAIekHAQCiDAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_wgBAKAMACGNCQEAogwAIcAJAQCgDAAhwQkBAKAMACHCCUAAoQwAIQ7OBwAAzxIAMM8HAADQEgAQ0AcAAM8SADDSB0AAkQwAIeMHAQC9DAAh6QcBAKIMACHsBwEAoAwAIfoHAQC9DAAh-wcBAMkMACH_CAEAoAwAIY0JAQCiDAAhwAkBAKAMACHBCQEAoAwAIcIJQAChDAAhCdIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQ4DAADKEAAgGAAAzBAAIBkAAM0QACAaAADOEAAgGwAAzxAAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQ4DAACAEQAgGAAAghEAIBkAAIMRACAaAACEEQAgGwAAhREAINIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAARMSAACyDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_QgBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJgAAAAAGDCQAArw8AIIQJAgAAAAGFCSAAAAABhgkBAAAAAYcJAACwDwAgiAkgAAAAAYkJAgAAAAECAAAANwAgMgAA3BIAIAMAAAA3ACAyAADcEgAgMwAA2xIAIAErAADbFAAwAgAAADcAICsAANsSACACAAAA4A8AICsAANoSACAS0gdAAPgNACHjBwEAgg4AIewHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_QgBAIIOACH_CAEAgg4AIYAJAQCCDgAhgQkBAIIOACGCCYAAAAABgwkAAKsPACCECQIAig4AIYUJIAC6DgAhhgkBAIIOACGHCQAArA8AIIgJIAC6DgAhiQkCAIoOACETEgAArg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf0IAQCCDgAh_wgBAIIOACGACQEAgg4AIYEJAQCCDgAhggmAAAAAAYMJAACrDwAghAkCAIoOACGFCSAAug4AIYYJAQCCDgAhhwkAAKwPACCICSAAug4AIYkJAgCKDgAhExIAALIPACDSB0AAAAAB4wcBAAAAAewHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH9CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggmAAAAAAYMJAACvDwAghAkCAAAAAYUJIAAAAAGGCQEAAAABhwkAALAPACCICSAAAAABiQkCAAAAARMDAACXEQAg0gdAAAAAAeMHAQAAAAH5B0AAAAABkAgBAAAAAZEIAQAAAAH9CAEAAAABgwkAAJURACCeCQEAAAABoAlAAAAAAaYJAAEAAAHICQAAlhEAIMkJQAAAAAHKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAECAAAAMwAgMgAA6BIAIAMAAAAzACAyAADoEgAgMwAA5xIAIAErAADaFAAwGQMAAI0NACAEAACxDQAgzgcAAN4NADDPBwAAMQAQ0AcAAN4NADDSB0AAkQwAIeMHAQAAAAH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABAAAByAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIQIAAAAzACArAADnEgAgAgAAAOUSACArAADmEgAgF84HAADkEgAwzwcAAOUSABDQBwAA5BIAMNIHQACRDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGQCAEAoAwAIZEIAQC9DAAh_QgBAMkMACGDCQAArgwAIJ4JAQCiDAAhoAlAAKEMACGmCQABvgwAIcgJAACuDAAgyQlAAKEMACHKCQIA9QwAIcsJAgD1DAAhzAkBAKIMACHNCQEAogwAIc4JAQDJDAAhzwkBAMkMACEXzgcAAOQSADDPBwAA5RIAENAHAADkEgAw0gdAAJEMACHjBwEAvQwAIfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIZAIAQCgDAAhkQgBAL0MACH9CAEAyQwAIYMJAACuDAAgngkBAKIMACGgCUAAoQwAIaYJAAG-DAAhyAkAAK4MACDJCUAAoQwAIcoJAgD1DAAhywkCAPUMACHMCQEAogwAIc0JAQCiDAAhzgkBAMkMACHPCQEAyQwAIRLSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGQCAEAgg4AIZEIAQCCDgAh_QgBAIQOACGDCQAAkREAIJ4JAQCEDgAhoAlAAIMOACGmCQABxQ4AIcgJAACSEQAgyQlAAIMOACHKCQIAig8AIcsJAgCKDwAhzAkBAIQOACHNCQEAhA4AIc4JAQCEDgAhzwkBAIQOACETAwAAkxEAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIRMDAACXEQAg0gdAAAAAAeMHAQAAAAH5B0AAAAABkAgBAAAAAZEIAQAAAAH9CAEAAAABgwkAAJURACCeCQEAAAABoAlAAAAAAaYJAAEAAAHICQAAlhEAIMkJQAAAAAHKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAESAwAAohEAINIHQAAAAAHdBwEAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAECAAAALwAgMgAA9BIAIAMAAAAvACAyAAD0EgAgMwAA8xIAIAErAADZFAAwGAMAAI0NACAEAACxDQAgzgcAAN8NADDPBwAALQAQ0AcAAN8NADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAfkHQACRDAAh-gcBAL0MACH7BwEAvQwAIYAIAQCgDAAhgQgBAKAMACGDCQAArgwAIIYJAQCgDAAhhwkAAK4MACCICSAAtAwAIZ0JAAEAAAGgCUAAoQwAIcEJAQCiDAAhyQlAAKEMACHQCQEAyQwAIdEJAQCiDAAh0glAAKEMACECAAAALwAgKwAA8xIAIAIAAADxEgAgKwAA8hIAIBbOBwAA8BIAMM8HAADxEgAQ0AcAAPASADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIRbOBwAA8BIAMM8HAADxEgAQ0AcAAPASADDSB0AAkQwAId0HAQCgDAAh4wcBAL0MACH5B0AAkQwAIfoHAQC9DAAh-wcBAL0MACGACAEAoAwAIYEIAQCgDAAhgwkAAK4MACCGCQEAoAwAIYcJAACuDAAgiAkgALQMACGdCQABvgwAIaAJQAChDAAhwQkBAKIMACHJCUAAoQwAIdAJAQDJDAAh0QkBAKIMACHSCUAAoQwAIRHSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEgMAAJ4RACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEgMAAKIRACDSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABCgcAAK0SACDSB0AAAAAB3QcBAAAAAeMHAQAAAAHsBwEAAAABlggBAAAAAc8IAQAAAAHzCQIAAAAB9AkBAAAAAfUJQAAAAAECAAAAEwAgMgAA_RIAIAMAAAATACAyAAD9EgAgMwAA_BIAIAErAADYFAAwAgAAABMAICsAAPwSACACAAAAjBIAICsAAPsSACAJ0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACGWCAEAgg4AIc8IAQCEDgAh8wkCAIoOACH0CQEAhA4AIfUJQACDDgAhCgcAAKwSACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIZYIAQCCDgAhzwgBAIQOACHzCQIAig4AIfQJAQCEDgAh9QlAAIMOACEKBwAArRIAINIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAGWCAEAAAABzwgBAAAAAfMJAgAAAAH0CQEAAAAB9QlAAAAAAQkHAAC0EgAg0QdAAAAAAd0HAQAAAAHjBwEAAAABlggBAAAAAc8IAQAAAAHzCQIAAAAB9gkBAAAAAfcJQAAAAAECAAAACwAgMgAAhhMAIAMAAAALACAyAACGEwAgMwAAhRMAIAErAADXFAAwAgAAAAsAICsAAIUTACACAAAAmhIAICsAAIQTACAI0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAhlggBAIIOACHPCAEAhA4AIfMJAgCKDgAh9gkBAIIOACH3CUAA-A0AIQkHAACzEgAg0QdAAIMOACHdBwEAgg4AIeMHAQCCDgAhlggBAIIOACHPCAEAhA4AIfMJAgCKDgAh9gkBAIIOACH3CUAA-A0AIQkHAAC0EgAg0QdAAAAAAd0HAQAAAAHjBwEAAAABlggBAAAAAc8IAQAAAAHzCQIAAAAB9gkBAAAAAfcJQAAAAAEI3QcBAAAAAZwIBAAAAAHRCAQAAAAB0ggEAAAAAdMIBAAAAAH4CQQAAAAB-QkCAAAAAfoJAgAAAAECAAAAwwEAIDIAAIcTACADAAAABwAgMgAAhxMAIDMAAIsTACAKAAAABwAgKwAAixMAIN0HAQCCDgAhnAgEAPcNACHRCAQA9w0AIdIIBAD3DQAh0wgEAPcNACH4CQQA9w0AIfkJAgCKDgAh-gkCAIoOACEI3QcBAIIOACGcCAQA9w0AIdEIBAD3DQAh0ggEAPcNACHTCAQA9w0AIfgJBAD3DQAh-QkCAIoOACH6CQIAig4AIQMyAADVFAAgiQoAANYUACCPCgAAAQAgAzIAAIcTACCJCgAAiBMAII8KAADDAQAgBDIAAP4SADCJCgAA_xIAMIsKAACBEwAgjwoAAJYSADAEMgAA9RIAMIkKAAD2EgAwiwoAAPgSACCPCgAAiBIAMAQyAADpEgAwiQoAAOoSADCLCgAA7BIAII8KAADtEgAwBDIAAN0SADCJCgAA3hIAMIsKAADgEgAgjwoAAOESADAEMgAA1BIAMIkKAADVEgAwiwoAANcSACCPCgAA3A8AMAQyAADIEgAwiQoAAMkSADCLCgAAyxIAII8KAADMEgAwAAAACzIAAJUUADAzAACaFAAwiQoAAJYUADCKCgAAlxQAMIsKAACYFAAgjAoAAJkUADCNCgAAmRQAMI4KAACZFAAwjwoAAJkUADCQCgAAmxQAMJEKAACcFAAwCzIAAIwUADAzAACQFAAwiQoAAI0UADCKCgAAjhQAMIsKAACPFAAgjAoAAO0SADCNCgAA7RIAMI4KAADtEgAwjwoAAO0SADCQCgAAkRQAMJEKAADwEgAwCzIAAIMUADAzAACHFAAwiQoAAIQUADCKCgAAhRQAMIsKAACGFAAgjAoAAOESADCNCgAA4RIAMI4KAADhEgAwjwoAAOESADCQCgAAiBQAMJEKAADkEgAwCzIAAPcTADAzAAD8EwAwiQoAAPgTADCKCgAA-RMAMIsKAAD6EwAgjAoAAPsTADCNCgAA-xMAMI4KAAD7EwAwjwoAAPsTADCQCgAA_RMAMJEKAAD-EwAwCzIAAO4TADAzAADyEwAwiQoAAO8TADCKCgAA8BMAMIsKAADxEwAgjAoAAMwSADCNCgAAzBIAMI4KAADMEgAwjwoAAMwSADCQCgAA8xMAMJEKAADPEgAwCzIAAOUTADAzAADpEwAwiQoAAOYTADCKCgAA5xMAMIsKAADoEwAgjAoAAPgQADCNCgAA-BAAMI4KAAD4EAAwjwoAAPgQADCQCgAA6hMAMJEKAAD7EAAwBzIAAOATACAzAADjEwAgiQoAAOETACCKCgAA4hMAII0KAABvACCOCgAAbwAgjwoAAKEFACALMgAA1xMAMDMAANsTADCJCgAA2BMAMIoKAADZEwAwiwoAANoTACCMCgAAlRAAMI0KAACVEAAwjgoAAJUQADCPCgAAlRAAMJAKAADcEwAwkQoAAJgQADALMgAAzhMAMDMAANITADCJCgAAzxMAMIoKAADQEwAwiwoAANETACCMCgAA7BAAMI0KAADsEAAwjgoAAOwQADCPCgAA7BAAMJAKAADTEwAwkQoAAO8QADALMgAAxRMAMDMAAMkTADCJCgAAxhMAMIoKAADHEwAwiwoAAMgTACCMCgAA4BAAMI0KAADgEAAwjgoAAOAQADCPCgAA4BAAMJAKAADKEwAwkQoAAOMQADALMgAAvBMAMDMAAMATADCJCgAAvRMAMIoKAAC-EwAwiwoAAL8TACCMCgAA1BAAMI0KAADUEAAwjgoAANQQADCPCgAA1BAAMJAKAADBEwAwkQoAANcQADALMgAAsBMAMDMAALUTADCJCgAAsRMAMIoKAACyEwAwiwoAALMTACCMCgAAtBMAMI0KAAC0EwAwjgoAALQTADCPCgAAtBMAMJAKAAC2EwAwkQoAALcTADALMgAApBMAMDMAAKkTADCJCgAApRMAMIoKAACmEwAwiwoAAKcTACCMCgAAqBMAMI0KAACoEwAwjgoAAKgTADCPCgAAqBMAMJAKAACqEwAwkQoAAKsTADAIFgAAuBAAINIHQAAAAAHjBwEAAAAB7QcCAAAAAfAHQAAAAAH4BwEAAAABvQkBAAAAAb4JgAAAAAECAAAAiQEAIDIAAK8TACADAAAAiQEAIDIAAK8TACAzAACuEwAgASsAANQUADANAwAAjQ0AIBYAALUNACDOBwAAtA0AMM8HAABLABDQBwAAtA0AMNIHQACRDAAh4wcBAAAAAe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAAAAAb4JAADRDAAgAgAAAIkBACArAACuEwAgAgAAAKwTACArAACtEwAgC84HAACrEwAwzwcAAKwTABDQBwAAqxMAMNIHQACRDAAh4wcBAL0MACHtBwIAtQwAIfAHQACRDAAh-AcBAKIMACH6BwEAvQwAIb0JAQDJDAAhvgkAANEMACALzgcAAKsTADDPBwAArBMAENAHAACrEwAw0gdAAJEMACHjBwEAvQwAIe0HAgC1DAAh8AdAAJEMACH4BwEAogwAIfoHAQC9DAAhvQkBAMkMACG-CQAA0QwAIAfSB0AA-A0AIeMHAQCCDgAh7QcCAIoOACHwB0AA-A0AIfgHAQCEDgAhvQkBAIQOACG-CYAAAAABCBYAALYQACDSB0AA-A0AIeMHAQCCDgAh7QcCAIoOACHwB0AA-A0AIfgHAQCEDgAhvQkBAIQOACG-CYAAAAABCBYAALgQACDSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAb0JAQAAAAG-CYAAAAABDiIAALMOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQIAAAB8ACAyAAC7EwAgAwAAAHwAIDIAALsTACAzAAC6EwAgASsAANMUADATAwAAjQ0AICIAALoNACAjAAC7DQAgzgcAALkNADDPBwAAegAQ0AcAALkNADDSB0AAkQwAId0HAQCgDAAh4wcBAAAAAewHAQCgDAAh-gcBAL0MACH7BwEAyQwAIfwHAQCgDAAh_QcAAK4MACD-BwEAogwAIf8HQAChDAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAhAgAAAHwAICsAALoTACACAAAAuBMAICsAALkTACAQzgcAALcTADDPBwAAuBMAENAHAAC3EwAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEQzgcAALcTADDPBwAAuBMAENAHAAC3EwAw0gdAAJEMACHdBwEAoAwAIeMHAQC9DAAh7AcBAKAMACH6BwEAvQwAIfsHAQDJDAAh_AcBAKAMACH9BwAArgwAIP4HAQCiDAAh_wdAAKEMACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACEM0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDiIAAJcOACAjAACYDgAg0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh7AcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDiIAALMOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQ8EAQAAAAEVAADxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQIAAAABmwlAAAAAAQIAAABYACAyAADEEwAgAwAAAFgAIDIAAMQTACAzAADDEwAgASsAANIUADACAAAAWAAgKwAAwxMAIAIAAADYEAAgKwAAwhMAIA4EAQCEDgAh0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-QdAAPgNACH7BwEAhA4AIZgIAQCCDgAhlQkAAcUOACGWCQABxQ4AIZcJAQCEDgAhmAkBAIQOACGZCQEAhA4AIZoJAgCKDgAhmwlAAIMOACEPBAEAhA4AIRUAAO8PACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH5B0AA-A0AIfsHAQCEDgAhmAgBAIIOACGVCQABxQ4AIZYJAAHFDgAhlwkBAIQOACGYCQEAhA4AIZkJAQCEDgAhmgkCAIoOACGbCUAAgw4AIQ8EAQAAAAEVAADxDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQIAAAABmwlAAAAAAQsVAAD4DwAg0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZkJAQAAAAGcCQABAAABnQkAAQAAAZ4JAQAAAAGfCUAAAAABoAlAAAAAAQIAAABUACAyAADNEwAgAwAAAFQAIDIAAM0TACAzAADMEwAgASsAANEUADACAAAAVAAgKwAAzBMAIAIAAADkEAAgKwAAyxMAIArSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZkJAQCCDgAhnAkAAcUOACGdCQABxQ4AIZ4JAQCEDgAhnwlAAIMOACGgCUAAgw4AIQsVAAD2DwAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-wcBAIIOACGZCQEAgg4AIZwJAAHFDgAhnQkAAcUOACGeCQEAhA4AIZ8JQACDDgAhoAlAAIMOACELFQAA-A8AINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGZCQEAAAABnAkAAQAAAZ0JAAEAAAGeCQEAAAABnwlAAAAAAaAJQAAAAAEIFQAA_w8AIPkHQAAAAAH7BwEAAAABmQkBAAAAAaEJAAEAAAGiCQEAAAABowkBAAAAAaQJQAAAAAECAAAAUAAgMgAA1hMAIAMAAABQACAyAADWEwAgMwAA1RMAIAErAADQFAAwAgAAAFAAICsAANUTACACAAAA8BAAICsAANQTACAH-QdAAPgNACH7BwEAgg4AIZkJAQCCDgAhoQkAAcUOACGiCQEAgg4AIaMJAQCCDgAhpAlAAIMOACEIFQAA_Q8AIPkHQAD4DQAh-wcBAIIOACGZCQEAgg4AIaEJAAHFDgAhogkBAIIOACGjCQEAgg4AIaQJQACDDgAhCBUAAP8PACD5B0AAAAAB-wcBAAAAAZkJAQAAAAGhCQABAAABogkBAAAAAaMJAQAAAAGkCUAAAAABEB8AAIgQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgAgAAAHMAIDIAAN8TACADAAAAcwAgMgAA3xMAIDMAAN4TACABKwAAzxQAMAIAAABzACArAADeEwAgAgAAAJkQACArAADdEwAgD9IHQAD4DQAh4wcBAIIOACH5B0AA-A0AIYAIAQCCDgAhgQgBAIIOACGNCQEAhA4AIaAJQACDDgAhpAlAAIMOACGlCQEAgg4AIaYJAAHFDgAhpwkBAIIOACGoCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAgxAAIBAfAACFEAAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAhgAgBAIIOACGBCAEAgg4AIY0JAQCEDgAhoAlAAIMOACGkCUAAgw4AIaUJAQCCDgAhpgkAAcUOACGnCQEAgg4AIagJAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACDEAAgEB8AAIgQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAY0JAQAAAAGgCUAAAAABpAlAAAAAAaUJAQAAAAGmCQABAAABpwkBAAAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAACGEAAgCyAAAJ8QACDSB0AAAAAB4wcBAAAAAewHAQAAAAGNCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAnRAAIKwJAgAAAAGtCQEAAAABrglAAAAAAQIAAAChBQAgMgAA4BMAIAMAAABvACAyAADgEwAgMwAA5BMAIA0AAABvACAgAACQEAAgKwAA5BMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIY0JAQCEDgAhqQkBAIQOACGqCQEAhA4AIasJAACOEAAgrAkCAIoOACGtCQEAhA4AIa4JQACDDgAhCyAAAJAQACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQsVAADFEAAgFwAAxhAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABmQkBAAAAAaAJQAAAAAGmCQABAAABvwlAAAAAAQIAAABJACAyAADtEwAgAwAAAEkAIDIAAO0TACAzAADsEwAgASsAAM4UADACAAAASQAgKwAA7BMAIAIAAAD8EAAgKwAA6xMAIAnSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACELFQAAvRAAIBcAAL4QACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACGACAEAgg4AIYEIAQCCDgAhmQkBAIIOACGgCUAAgw4AIaYJAAHFDgAhvwlAAIMOACELFQAAxRAAIBcAAMYQACDSB0AAAAAB4wcBAAAAAfkHQAAAAAGACAEAAAABgQgBAAAAAZkJAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAEPBAAAgREAIBgAAIIRACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAAPYTACADAAAARAAgMgAA9hMAIDMAAPUTACABKwAAzRQAMAIAAABEACArAAD1EwAgAgAAANASACArAAD0EwAgCtIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhDwQAAMsQACAYAADMEAAgGQAAzRAAIBoAAM4QACAbAADPEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEPBAAAgREAIBgAAIIRACAZAACDEQAgGgAAhBEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABExEAAOYPACATAADnDwAgFAAA6A8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGJCQIAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAmAAAAAAZEJAQAAAAGSCQAA5A8AIJMJAgAAAAGUCQIAAAABAgAAAGsAIDIAAIIUACADAAAAawAgMgAAghQAIDMAAIEUACABKwAAzBQAMBkDAACNDQAgEQAAwA0AIBMAAMENACAUAADCDQAgzgcAAL8NADDPBwAAaQAQ0AcAAL8NADDSB0AAkQwAIeMHAQAAAAHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACGvCQAAvg0AIAIAAABrACArAACBFAAgAgAAAP8TACArAACAFAAgFM4HAAD-EwAwzwcAAP8TABDQBwAA_hMAMNIHQACRDAAh4wcBAL0MACHsBwEAoAwAIfoHAQC9DAAhgAgBAKAMACGBCAEAoAwAIYIIQACRDAAh_wgBAKAMACGJCQIAtQwAIY0JAQCgDAAhjgkBAKAMACGPCQEAogwAIZAJAADRDAAgkQkBAKIMACGSCQAArgwAIJMJAgC1DAAhlAkCALUMACEUzgcAAP4TADDPBwAA_xMAENAHAAD-EwAw0gdAAJEMACHjBwEAvQwAIewHAQCgDAAh-gcBAL0MACGACAEAoAwAIYEIAQCgDAAhgghAAJEMACH_CAEAoAwAIYkJAgC1DAAhjQkBAKAMACGOCQEAoAwAIY8JAQCiDAAhkAkAANEMACCRCQEAogwAIZIJAACuDAAgkwkCALUMACGUCQIAtQwAIRDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhExEAAMQPACATAADFDwAgFAAAxg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACETEQAA5g8AIBMAAOcPACAUAADoDwAg0gdAAAAAAeMHAQAAAAHsBwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAEUBAAAmBEAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAQIAAAAzACAyAACLFAAgAwAAADMAIDIAAIsUACAzAACKFAAgASsAAMsUADACAAAAMwAgKwAAihQAIAIAAADlEgAgKwAAiRQAIBPSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIZAIAQCCDgAhkQgBAIIOACH9CAEAhA4AIYMJAACREQAgngkBAIQOACGgCUAAgw4AIaYJAAHFDgAhyAkAAJIRACDJCUAAgw4AIcoJAgCKDwAhywkCAIoPACHMCQEAhA4AIc0JAQCEDgAhzgkBAIQOACHPCQEAhA4AIRQEAACUEQAg0gdAAPgNACHjBwEAgg4AIfkHQAD4DQAh-wcBAIIOACGQCAEAgg4AIZEIAQCCDgAh_QgBAIQOACGDCQAAkREAIJ4JAQCEDgAhoAlAAIMOACGmCQABxQ4AIcgJAACSEQAgyQlAAIMOACHKCQIAig8AIcsJAgCKDwAhzAkBAIQOACHNCQEAhA4AIc4JAQCEDgAhzwkBAIQOACEUBAAAmBEAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGQCAEAAAABkQgBAAAAAf0IAQAAAAGDCQAAlREAIJ4JAQAAAAGgCUAAAAABpgkAAQAAAcgJAACWEQAgyQlAAAAAAcoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABzwkBAAAAARMEAACjEQAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAECAAAALwAgMgAAlBQAIAMAAAAvACAyAACUFAAgMwAAkxQAIAErAADKFAAwAgAAAC8AICsAAJMUACACAAAA8RIAICsAAJIUACAS0gdAAPgNACHdBwEAgg4AIeMHAQCCDgAh-QdAAPgNACH7BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGDCQAAnBEAIIYJAQCCDgAhhwkAAJ0RACCICSAAug4AIZ0JAAHFDgAhoAlAAIMOACHBCQEAhA4AIckJQACDDgAh0AkBAIQOACHRCQEAhA4AIdIJQACDDgAhEwQAAJ8RACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACH5B0AA-A0AIfsHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYMJAACcEQAghgkBAIIOACGHCQAAnREAIIgJIAC6DgAhnQkAAcUOACGgCUAAgw4AIcEJAQCEDgAhyQlAAIMOACHQCQEAhA4AIdEJAQCEDgAh0glAAIMOACETBAAAoxEAINIHQAAAAAHdBwEAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABEAUAAI0TACAGAACOEwAgCAAAjxMAIA8AAJATACAQAACREwAgEQAAkhMAIBwAAJMTACDSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAECAAAABQAgMgAAoBQAIAMAAAAFACAyAACgFAAgMwAAnxQAIAErAADJFAAwFwMAAI0NACAFAADxDQAgBgAAqg0AIAgAAKsNACAPAADFDQAgEAAAxg0AIBEAAMANACAcAADIDQAgzgcAAPANADDPBwAAAwAQ0AcAAPANADDSB0AAkQwAIeMHAQAAAAH6BwEAvQwAIf8IAQCgDAAhrwkAAO8NACDDCQEAoAwAIcQJAQCgDAAh-wkgALQMACH8CUAAoQwAIf0JQACRDAAh_glAAKEMACGGCgAA7g0AIAIAAAAFACArAACfFAAgAgAAAJ0UACArAACeFAAgDc4HAACcFAAwzwcAAJ0UABDQBwAAnBQAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfsJIAC0DAAh_AlAAKEMACH9CUAAkQwAIf4JQAChDAAhDc4HAACcFAAwzwcAAJ0UABDQBwAAnBQAMNIHQACRDAAh4wcBAL0MACH6BwEAvQwAIf8IAQCgDAAhwwkBAKAMACHECQEAoAwAIfsJIAC0DAAh_AlAAKEMACH9CUAAkQwAIf4JQAChDAAhCdIHQAD4DQAh4wcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH7CSAAug4AIfwJQACDDgAh_QlAAPgNACH-CUAAgw4AIRAFAADBEgAgBgAAwhIAIAgAAMMSACAPAADEEgAgEAAAxRIAIBEAAMYSACAcAADHEgAg0gdAAPgNACHjBwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhEAUAAI0TACAGAACOEwAgCAAAjxMAIA8AAJATACAQAACREwAgEQAAkhMAIBwAAJMTACDSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAEEMgAAlRQAMIkKAACWFAAwiwoAAJgUACCPCgAAmRQAMAQyAACMFAAwiQoAAI0UADCLCgAAjxQAII8KAADtEgAwBDIAAIMUADCJCgAAhBQAMIsKAACGFAAgjwoAAOESADAEMgAA9xMAMIkKAAD4EwAwiwoAAPoTACCPCgAA-xMAMAQyAADuEwAwiQoAAO8TADCLCgAA8RMAII8KAADMEgAwBDIAAOUTADCJCgAA5hMAMIsKAADoEwAgjwoAAPgQADADMgAA4BMAIIkKAADhEwAgjwoAAKEFACAEMgAA1xMAMIkKAADYEwAwiwoAANoTACCPCgAAlRAAMAQyAADOEwAwiQoAAM8TADCLCgAA0RMAII8KAADsEAAwBDIAAMUTADCJCgAAxhMAMIsKAADIEwAgjwoAAOAQADAEMgAAvBMAMIkKAAC9EwAwiwoAAL8TACCPCgAA1BAAMAQyAACwEwAwiQoAALETADCLCgAAsxMAII8KAAC0EwAwBDIAAKQTADCJCgAApRMAMIsKAACnEwAgjwoAAKgTADAAAAAAAAAHAwAAoBAAICAAAKEQACCNCQAA_g0AIKkJAAD-DQAgqgkAAP4NACCtCQAA_g0AIK4JAAD-DQAgAAAAAAAFAwAAoBAAIBUAAMEUACAXAADCFAAgoAkAAP4NACC_CQAA_g0AIAYDAACgEAAgIgAAvBQAICMAAL0UACD7BwAA_g0AIP4HAAD-DQAg_wcAAP4NACAAAAADEgAAvA8AIN4HAAD-DQAgjAkAAP4NACAACgMAAKAQACAEAAC8EgAgGAAAsxQAIBkAALUUACAaAAC2FAAgGwAAtxQAIOkHAAD-DQAg-wcAAP4NACCNCQAA_g0AIMIJAAD-DQAgBQMAAKAQACAWAAC6FAAg-AcAAP4NACC9CQAA_g0AIL4JAAD-DQAgDgcAAMQUACAKAADFFAAgCwAAxhQAIAwAAMcUACDcCQAA_g0AIOEJAAD-DQAg4wkAAP4NACDkCQAA_g0AIOUJAAD-DQAg5gkAAP4NACDpCQAA_g0AIO4JAAD-DQAg7wkAAP4NACDwCQAA_g0AIAMGAACkEgAgCAAApRIAIA4AAKYSACAAAAABBAAAvBIAIAnSB0AAAAAB4wcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAES0gdAAAAAAd0HAQAAAAHjBwEAAAAB-QdAAAAAAfsHAQAAAAGACAEAAAABgQgBAAAAAYMJAACgEQAghgkBAAAAAYcJAAChEQAgiAkgAAAAAZ0JAAEAAAGgCUAAAAABwQkBAAAAAckJQAAAAAHQCQEAAAAB0QkBAAAAAdIJQAAAAAET0gdAAAAAAeMHAQAAAAH5B0AAAAAB-wcBAAAAAZAIAQAAAAGRCAEAAAAB_QgBAAAAAYMJAACVEQAgngkBAAAAAaAJQAAAAAGmCQABAAAByAkAAJYRACDJCUAAAAABygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAHPCQEAAAABENIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf8IAQAAAAGJCQIAAAABjQkBAAAAAY4JAQAAAAGPCQEAAAABkAmAAAAAAZEJAQAAAAGSCQAA5A8AIJMJAgAAAAGUCQIAAAABCtIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAEJ0gdAAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGZCQEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABD9IHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpQkBAAAAAaYJAAEAAAGnCQEAAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkAAIYQACAH-QdAAAAAAfsHAQAAAAGZCQEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQrSB0AAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABmQkBAAAAAZwJAAEAAAGdCQABAAABngkBAAAAAZ8JQAAAAAGgCUAAAAABDgQBAAAAAdIHQAAAAAHjBwEAAAAB7AcBAAAAAfkHQAAAAAH7BwEAAAABmAgBAAAAAZUJAAEAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkCAAAAAZsJQAAAAAEM0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfsHAQAAAAH8BwEAAAAB_QcAALEOACD-BwEAAAAB_wdAAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAQfSB0AAAAAB4wcBAAAAAe0HAgAAAAHwB0AAAAAB-AcBAAAAAb0JAQAAAAG-CYAAAAABFQ8AAKIUACAQAACjFAAgGAAAphQAIBkAAKkUACAaAACqFAAgGwAAqxQAIBwAAKUUACAeAACkFAAgHwAApxQAICAAAKgUACAkAACsFAAgJQAArRQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAAB_wkBAAAAAYAKQAAAAAGBCkAAAAABggoBAAAAAQIAAAABACAyAADVFAAgCNEHQAAAAAHdBwEAAAAB4wcBAAAAAZYIAQAAAAHPCAEAAAAB8wkCAAAAAfYJAQAAAAH3CUAAAAABCdIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAGWCAEAAAABzwgBAAAAAfMJAgAAAAH0CQEAAAAB9QlAAAAAARHSB0AAAAAB3QcBAAAAAeMHAQAAAAH5B0AAAAABgAgBAAAAAYEIAQAAAAGDCQAAoBEAIIYJAQAAAAGHCQAAoREAIIgJIAAAAAGdCQABAAABoAlAAAAAAcEJAQAAAAHJCUAAAAAB0AkBAAAAAdEJAQAAAAHSCUAAAAABEtIHQAAAAAHjBwEAAAAB-QdAAAAAAZAIAQAAAAGRCAEAAAAB_QgBAAAAAYMJAACVEQAgngkBAAAAAaAJQAAAAAGmCQABAAAByAkAAJYRACDJCUAAAAABygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAHPCQEAAAABEtIHQAAAAAHjBwEAAAAB7AcBAAAAAYAIAQAAAAGBCAEAAAABgghAAAAAAf0IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCYAAAAABgwkAAK8PACCECQIAAAABhQkgAAAAAYYJAQAAAAGHCQAAsA8AIIgJIAAAAAGJCQIAAAABCdIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQMAAABaACAyAADVFAAgMwAA3xQAIBcAAABaACAPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACArAADfFAAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIREDAACMEwAgBgAAjhMAIAgAAI8TACAPAACQEwAgEAAAkRMAIBEAAJITACAcAACTEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB-wkgAAAAAfwJQAAAAAH9CUAAAAAB_glAAAAAAQIAAAAFACAyAADgFAAgAwAAAAMAIDIAAOAUACAzAADkFAAgEwAAAAMAIAMAAMASACAGAADCEgAgCAAAwxIAIA8AAMQSACAQAADFEgAgEQAAxhIAIBwAAMcSACArAADkFAAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACERAwAAwBIAIAYAAMISACAIAADDEgAgDwAAxBIAIBAAAMUSACARAADGEgAgHAAAxxIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhDAgAAKISACAOAACjEgAg0gdAAAAAAd0HAQAAAAGHCAIAAAABnggBAAAAAcQIAgAAAAHSCAIAAAAB5wgCAAAAAdYJIAAAAAHxCQEAAAAB8gkAAKASACACAAAAjQIAIDIAAOUUACADAAAADgAgMgAA5RQAIDMAAOkUACAOAAAADgAgCAAA9hEAIA4AAPcRACArAADpFAAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfEJAQCCDgAh8gkAAPQRACAMCAAA9hEAIA4AAPcRACDSB0AA-A0AId0HAQCCDgAhhwgCAIoOACGeCAEAgg4AIcQIAgCKDgAh0ggCAIoOACHnCAIAig4AIdYJIAC6DgAh8QkBAIIOACHyCQAA9BEAIAwGAAChEgAgDgAAoxIAINIHQAAAAAHdBwEAAAABhwgCAAAAAZ4IAQAAAAHECAIAAAAB0ggCAAAAAecIAgAAAAHWCSAAAAAB8QkBAAAAAfIJAACgEgAgAgAAAI0CACAyAADqFAAgAwAAAA4AIDIAAOoUACAzAADuFAAgDgAAAA4AIAYAAPURACAOAAD3EQAgKwAA7hQAINIHQAD4DQAh3QcBAIIOACGHCAIAig4AIZ4IAQCCDgAhxAgCAIoOACHSCAIAig4AIecIAgCKDgAh1gkgALoOACHxCQEAgg4AIfIJAAD0EQAgDAYAAPURACAOAAD3EQAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfEJAQCCDgAh8gkAAPQRACARAwAAjBMAIAUAAI0TACAIAACPEwAgDwAAkBMAIBAAAJETACARAACSEwAgHAAAkxMAINIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAECAAAABQAgMgAA7xQAIAMAAAADACAyAADvFAAgMwAA8xQAIBMAAAADACADAADAEgAgBQAAwRIAIAgAAMMSACAPAADEEgAgEAAAxRIAIBEAAMYSACAcAADHEgAgKwAA8xQAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhEQMAAMASACAFAADBEgAgCAAAwxIAIA8AAMQSACAQAADFEgAgEQAAxhIAIBwAAMcSACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH7CSAAug4AIfwJQACDDgAh_QlAAPgNACH-CUAAgw4AIQjRB0AAAAAB3QcBAAAAAeMHAQAAAAH7BwEAAAABlggBAAAAAfMJAgAAAAH2CQEAAAAB9wlAAAAAAREDAACMEwAgBQAAjRMAIAYAAI4TACAPAACQEwAgEAAAkRMAIBEAAJITACAcAACTEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB-wkgAAAAAfwJQAAAAAH9CUAAAAAB_glAAAAAAQIAAAAFACAyAAD1FAAgAwAAAAMAIDIAAPUUACAzAAD5FAAgEwAAAAMAIAMAAMASACAFAADBEgAgBgAAwhIAIA8AAMQSACAQAADFEgAgEQAAxhIAIBwAAMcSACArAAD5FAAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACERAwAAwBIAIAUAAMESACAGAADCEgAgDwAAxBIAIBAAAMUSACARAADGEgAgHAAAxxIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhCdIHQAAAAAHdBwEAAAAB4wcBAAAAAewHAQAAAAH7BwEAAAABlggBAAAAAfMJAgAAAAH0CQEAAAAB9QlAAAAAAR7dBwEAAAABywgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADoEQAg6AkAAOkRACDpCUAAAAAB6gkgAAAAAesJAADqEQAg7AkCAAAAAe0JAgAAAAHuCQEAAAAB7wkBAAAAAfAJAQAAAAEMBgAAoRIAIAgAAKISACDSB0AAAAAB3QcBAAAAAYcIAgAAAAGeCAEAAAABxAgCAAAAAdIIAgAAAAHnCAIAAAAB1gkgAAAAAfEJAQAAAAHyCQAAoBIAIAIAAACNAgAgMgAA_BQAIBTSB0AAAAAB-wcBAAAAAaMIAQAAAAHECAIAAAAByggBAAAAAcsIAQAAAAHMCAIAAAABzQgEAAAAAc8IAQAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB1AiAAAAAAdUIQAAAAAHWCEAAAAAB1whAAAAAAdgIBAAAAAHZCAQAAAAB2ggBAAAAAQTSB0AAAAABswkBAAAAAdgJAQAAAAHZCUAAAAABBewHIAAAAAGWCAEAAAABnwgBAAAAAd8IAQAAAAHaCUAAAAABAwAAAA4AIDIAAPwUACAzAACDFQAgDgAAAA4AIAYAAPURACAIAAD2EQAgKwAAgxUAINIHQAD4DQAh3QcBAIIOACGHCAIAig4AIZ4IAQCCDgAhxAgCAIoOACHSCAIAig4AIecIAgCKDgAh1gkgALoOACHxCQEAgg4AIfIJAAD0EQAgDAYAAPURACAIAAD2EQAg0gdAAPgNACHdBwEAgg4AIYcIAgCKDgAhnggBAIIOACHECAIAig4AIdIIAgCKDgAh5wgCAIoOACHWCSAAug4AIfEJAQCCDgAh8gkAAPQRACAiBwAA6xEAIAoAAOwRACALAADtEQAg3QcBAAAAAcsIAQAAAAHPCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAAB2AgEAAAAAcQJAQAAAAHWCSAAAAAB2wkBAAAAAdwJAQAAAAHdCQIAAAAB3gkCAAAAAd8JAgAAAAHgCQIAAAAB4QkBAAAAAeIJIAAAAAHjCUAAAAAB5AlAAAAAAeUJAQAAAAHmCUAAAAAB5wkAAOgRACDoCQAA6REAIOkJQAAAAAHqCSAAAAAB6wkAAOoRACDsCQIAAAAB7QkCAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAQIAAAAYACAyAACEFQAgAwAAABYAIDIAAIQVACAzAACIFQAgJAAAABYAIAcAAMARACAKAADBEQAgCwAAwhEAICsAAIgVACDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QlAAIMOACHqCSAAug4AIesJAAC_EQAg7AkCAIoOACHtCQIAig4AIe4JAQCEDgAh7wkBAIQOACHwCQEAhA4AISIHAADAEQAgCgAAwREAIAsAAMIRACDdBwEAgg4AIcsIAQCCDgAhzwgBAIIOACHRCAIAig4AIdIIAgCKDgAh0wgCAIoOACHYCAQA9w0AIcQJAQCCDgAh1gkgALoOACHbCQEAgg4AIdwJAQCEDgAh3QkCAIoOACHeCQIAig4AId8JAgCKDgAh4AkCAIoOACHhCQEAhA4AIeIJIAC6DgAh4wlAAIMOACHkCUAAgw4AIeUJAQCEDgAh5glAAIMOACHnCQAAvREAIOgJAAC-EQAg6QlAAIMOACHqCSAAug4AIesJAAC_EQAg7AkCAIoOACHtCQIAig4AIe4JAQCEDgAh7wkBAIQOACHwCQEAhA4AISIHAADrEQAgCgAA7BEAIAwAAO4RACDdBwEAAAABywgBAAAAAc8IAQAAAAHRCAIAAAAB0ggCAAAAAdMIAgAAAAHYCAQAAAABxAkBAAAAAdYJIAAAAAHbCQEAAAAB3AkBAAAAAd0JAgAAAAHeCQIAAAAB3wkCAAAAAeAJAgAAAAHhCQEAAAAB4gkgAAAAAeMJQAAAAAHkCUAAAAAB5QkBAAAAAeYJQAAAAAHnCQAA6BEAIOgJAADpEQAg6QlAAAAAAeoJIAAAAAHrCQAA6hEAIOwJAgAAAAHtCQIAAAAB7gkBAAAAAe8JAQAAAAHwCQEAAAABAgAAABgAIDIAAIkVACADAAAAFgAgMgAAiRUAIDMAAI0VACAkAAAAFgAgBwAAwBEAIAoAAMERACAMAADDEQAgKwAAjRUAIN0HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCUAAgw4AIeoJIAC6DgAh6wkAAL8RACDsCQIAig4AIe0JAgCKDgAh7gkBAIQOACHvCQEAhA4AIfAJAQCEDgAhIgcAAMARACAKAADBEQAgDAAAwxEAIN0HAQCCDgAhywgBAIIOACHPCAEAgg4AIdEIAgCKDgAh0ggCAIoOACHTCAIAig4AIdgIBAD3DQAhxAkBAIIOACHWCSAAug4AIdsJAQCCDgAh3AkBAIQOACHdCQIAig4AId4JAgCKDgAh3wkCAIoOACHgCQIAig4AIeEJAQCEDgAh4gkgALoOACHjCUAAgw4AIeQJQACDDgAh5QkBAIQOACHmCUAAgw4AIecJAAC9EQAg6AkAAL4RACDpCUAAgw4AIeoJIAC6DgAh6wkAAL8RACDsCQIAig4AIe0JAgCKDgAh7gkBAIQOACHvCQEAhA4AIfAJAQCEDgAhEQMAAIwTACAFAACNEwAgBgAAjhMAIAgAAI8TACAQAACREwAgEQAAkhMAIBwAAJMTACDSB0AAAAAB4wcBAAAAAfoHAQAAAAH_CAEAAAABwwkBAAAAAcQJAQAAAAH7CSAAAAAB_AlAAAAAAf0JQAAAAAH-CUAAAAABAgAAAAUAIDIAAI4VACAVEAAAoxQAIBgAAKYUACAZAACpFAAgGgAAqhQAIBsAAKsUACAcAAClFAAgHQAAoRQAIB4AAKQUACAfAACnFAAgIAAAqBQAICQAAKwUACAlAACtFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAH_CQEAAAABgApAAAAAAYEKQAAAAAGCCgEAAAABAgAAAAEAIDIAAJAVACADAAAAAwAgMgAAjhUAIDMAAJQVACATAAAAAwAgAwAAwBIAIAUAAMESACAGAADCEgAgCAAAwxIAIBAAAMUSACARAADGEgAgHAAAxxIAICsAAJQVACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH7CSAAug4AIfwJQACDDgAh_QlAAPgNACH-CUAAgw4AIREDAADAEgAgBQAAwRIAIAYAAMISACAIAADDEgAgEAAAxRIAIBEAAMYSACAcAADHEgAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACEDAAAAWgAgMgAAkBUAIDMAAJcVACAXAAAAWgAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgIAAAnhMAICQAAKITACAlAACjEwAgKwAAlxUAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIRUQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACERAwAAjBMAIAUAAI0TACAGAACOEwAgCAAAjxMAIA8AAJATACARAACSEwAgHAAAkxMAINIHQAAAAAHjBwEAAAAB-gcBAAAAAf8IAQAAAAHDCQEAAAABxAkBAAAAAfsJIAAAAAH8CUAAAAAB_QlAAAAAAf4JQAAAAAECAAAABQAgMgAAmBUAIBUPAACiFAAgGAAAphQAIBkAAKkUACAaAACqFAAgGwAAqxQAIBwAAKUUACAdAAChFAAgHgAApBQAIB8AAKcUACAgAACoFAAgJAAArBQAICUAAK0UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAf8JAQAAAAGACkAAAAABgQpAAAAAAYIKAQAAAAECAAAAAQAgMgAAmhUAIAMAAAADACAyAACYFQAgMwAAnhUAIBMAAAADACADAADAEgAgBQAAwRIAIAYAAMISACAIAADDEgAgDwAAxBIAIBEAAMYSACAcAADHEgAgKwAAnhUAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhEQMAAMASACAFAADBEgAgBgAAwhIAIAgAAMMSACAPAADEEgAgEQAAxhIAIBwAAMcSACDSB0AA-A0AIeMHAQCCDgAh-gcBAIIOACH_CAEAgg4AIcMJAQCCDgAhxAkBAIIOACH7CSAAug4AIfwJQACDDgAh_QlAAPgNACH-CUAAgw4AIQMAAABaACAyAACaFQAgMwAAoRUAIBcAAABaACAPAACYEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACArAAChFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAYAACcEwAgGQAAnxMAIBoAAKATACAbAAChEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIREDAACMEwAgBQAAjRMAIAYAAI4TACAIAACPEwAgDwAAkBMAIBAAAJETACARAACSEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB-wkgAAAAAfwJQAAAAAH9CUAAAAAB_glAAAAAAQIAAAAFACAyAACiFQAgFQ8AAKIUACAQAACjFAAgGAAAphQAIBkAAKkUACAaAACqFAAgGwAAqxQAIB0AAKEUACAeAACkFAAgHwAApxQAICAAAKgUACAkAACsFAAgJQAArRQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAAB_wkBAAAAAYAKQAAAAAGBCkAAAAABggoBAAAAAQIAAAABACAyAACkFQAgCNIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABoAlAAAAAAaYJAAEAAAG_CUAAAAABBvkHQAAAAAH7BwEAAAABoQkAAQAAAaIJAQAAAAGjCQEAAAABpAlAAAAAAQnSB0AAAAAB4wcBAAAAAfkHQAAAAAH7BwEAAAABnAkAAQAAAZ0JAAEAAAGeCQEAAAABnwlAAAAAAaAJQAAAAAENBAEAAAAB0gdAAAAAAeMHAQAAAAHsBwEAAAAB-QdAAAAAAfsHAQAAAAGYCAEAAAABlQkAAQAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZoJAgAAAAGbCUAAAAABAwAAAAMAIDIAAKIVACAzAACsFQAgEwAAAAMAIAMAAMASACAFAADBEgAgBgAAwhIAIAgAAMMSACAPAADEEgAgEAAAxRIAIBEAAMYSACArAACsFQAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACERAwAAwBIAIAUAAMESACAGAADCEgAgCAAAwxIAIA8AAMQSACAQAADFEgAgEQAAxhIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhAwAAAFoAIDIAAKQVACAzAACvFQAgFwAAAFoAIA8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAICsAAK8VACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACEVDwAAmBMAIBAAAJkTACAYAACcEwAgGQAAnxMAIBoAAKATACAbAAChEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgIAAAnhMAICQAAKITACAlAACjEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhEAMAAIARACAEAACBEQAgGQAAgxEAIBoAAIQRACAbAACFEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAECAAAARAAgMgAAsBUAIBUPAACiFAAgEAAAoxQAIBkAAKkUACAaAACqFAAgGwAAqxQAIBwAAKUUACAdAAChFAAgHgAApBQAIB8AAKcUACAgAACoFAAgJAAArBQAICUAAK0UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAf8JAQAAAAGACkAAAAABgQpAAAAAAYIKAQAAAAECAAAAAQAgMgAAshUAIAMAAABCACAyAACwFQAgMwAAthUAIBIAAABCACADAADKEAAgBAAAyxAAIBkAAM0QACAaAADOEAAgGwAAzxAAICsAALYVACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhEAMAAMoQACAEAADLEAAgGQAAzRAAIBoAAM4QACAbAADPEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQMAAABaACAyAACyFQAgMwAAuRUAIBcAAABaACAPAACYEwAgEAAAmRMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACArAAC5FQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGQAAnxMAIBoAAKATACAbAAChEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIQwDAADEEAAgFQAAxRAAINIHQAAAAAHjBwEAAAAB-QdAAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAZkJAQAAAAGgCUAAAAABpgkAAQAAAb8JQAAAAAECAAAASQAgMgAAuhUAIBUPAACiFAAgEAAAoxQAIBgAAKYUACAZAACpFAAgGgAAqhQAIBsAAKsUACAcAAClFAAgHQAAoRQAIB4AAKQUACAfAACnFAAgIAAAqBQAICQAAKwUACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAf8JAQAAAAGACkAAAAABgQpAAAAAAYIKAQAAAAECAAAAAQAgMgAAvBUAIAMAAABHACAyAAC6FQAgMwAAwBUAIA4AAABHACADAAC8EAAgFQAAvRAAICsAAMAVACDSB0AA-A0AIeMHAQCCDgAh-QdAAPgNACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGZCQEAgg4AIaAJQACDDgAhpgkAAcUOACG_CUAAgw4AIQwDAAC8EAAgFQAAvRAAINIHQAD4DQAh4wcBAIIOACH5B0AA-A0AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIZkJAQCCDgAhoAlAAIMOACGmCQABxQ4AIb8JQACDDgAhAwAAAFoAIDIAALwVACAzAADDFQAgFwAAAFoAIA8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICsAAMMVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACEVDwAAmBMAIBAAAJkTACAYAACcEwAgGQAAnxMAIBoAAKATACAbAAChEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAKIUACAQAACjFAAgGAAAphQAIBkAAKkUACAaAACqFAAgGwAAqxQAIBwAAKUUACAdAAChFAAgHgAApBQAICAAAKgUACAkAACsFAAgJQAArRQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAAB_wkBAAAAAYAKQAAAAAGBCkAAAAABggoBAAAAAQIAAAABACAyAADEFQAgDtIHQAAAAAHjBwEAAAAB-QdAAAAAAYAIAQAAAAGBCAEAAAABjQkBAAAAAaAJQAAAAAGkCUAAAAABpgkAAQAAAacJAQAAAAGoCQEAAAABqQkBAAAAAaoJAQAAAAGrCQAAhhAAIAMAAABaACAyAADEFQAgMwAAyRUAIBcAAABaACAPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAgAACeEwAgJAAAohMAICUAAKMTACArAADJFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIQwDAACeEAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB-gcBAAAAAY0JAQAAAAGpCQEAAAABqgkBAAAAAasJAACdEAAgrAkCAAAAAa0JAQAAAAGuCUAAAAABAgAAAKEFACAyAADKFQAgFQ8AAKIUACAQAACjFAAgGAAAphQAIBkAAKkUACAaAACqFAAgGwAAqxQAIBwAAKUUACAdAAChFAAgHgAApBQAIB8AAKcUACAkAACsFAAgJQAArRQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAAB_wkBAAAAAYAKQAAAAAGBCkAAAAABggoBAAAAAQIAAAABACAyAADMFQAgAwAAAG8AIDIAAMoVACAzAADQFQAgDgAAAG8AIAMAAI8QACArAADQFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQwDAACPEAAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGNCQEAhA4AIakJAQCEDgAhqgkBAIQOACGrCQAAjhAAIKwJAgCKDgAhrQkBAIQOACGuCUAAgw4AIQMAAABaACAyAADMFQAgMwAA0xUAIBcAAABaACAPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgJAAAohMAICUAAKMTACArAADTFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIRADAACAEQAgBAAAgREAIBgAAIIRACAaAACEEQAgGwAAhREAINIHQAAAAAHjBwEAAAAB6QcBAAAAAewHAQAAAAH6BwEAAAAB-wcBAAAAAf8IAQAAAAGNCQEAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABAgAAAEQAIDIAANQVACAVDwAAohQAIBAAAKMUACAYAACmFAAgGgAAqhQAIBsAAKsUACAcAAClFAAgHQAAoRQAIB4AAKQUACAfAACnFAAgIAAAqBQAICQAAKwUACAlAACtFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAH_CQEAAAABgApAAAAAAYEKQAAAAAGCCgEAAAABAgAAAAEAIDIAANYVACADAAAAQgAgMgAA1BUAIDMAANoVACASAAAAQgAgAwAAyhAAIAQAAMsQACAYAADMEAAgGgAAzhAAIBsAAM8QACArAADaFQAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIRADAADKEAAgBAAAyxAAIBgAAMwQACAaAADOEAAgGwAAzxAAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEDAAAAWgAgMgAA1hUAIDMAAN0VACAXAAAAWgAgDwAAmBMAIBAAAJkTACAYAACcEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgIAAAnhMAICQAAKITACAlAACjEwAgKwAA3RUAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIRUPAACYEwAgEAAAmRMAIBgAAJwTACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACEQAwAAgBEAIAQAAIERACAYAACCEQAgGQAAgxEAIBsAAIURACDSB0AAAAAB4wcBAAAAAekHAQAAAAHsBwEAAAAB-gcBAAAAAfsHAQAAAAH_CAEAAAABjQkBAAAAAcAJAQAAAAHBCQEAAAABwglAAAAAAQIAAABEACAyAADeFQAgFQ8AAKIUACAQAACjFAAgGAAAphQAIBkAAKkUACAbAACrFAAgHAAApRQAIB0AAKEUACAeAACkFAAgHwAApxQAICAAAKgUACAkAACsFAAgJQAArRQAINIHQAAAAAHjBwEAAAAB7AcBAAAAAf8IAQAAAAHDCQEAAAAB_wkBAAAAAYAKQAAAAAGBCkAAAAABggoBAAAAAQIAAAABACAyAADgFQAgAwAAAEIAIDIAAN4VACAzAADkFQAgEgAAAEIAIAMAAMoQACAEAADLEAAgGAAAzBAAIBkAAM0QACAbAADPEAAgKwAA5BUAINIHQAD4DQAh4wcBAIIOACHpBwEAhA4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIf8IAQCCDgAhjQkBAIQOACHACQEAgg4AIcEJAQCCDgAhwglAAIMOACEQAwAAyhAAIAQAAMsQACAYAADMEAAgGQAAzRAAIBsAAM8QACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhAwAAAFoAIDIAAOAVACAzAADnFQAgFwAAAFoAIA8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAbAAChEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAICsAAOcVACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACEVDwAAmBMAIBAAAJkTACAYAACcEwAgGQAAnxMAIBsAAKETACAcAACbEwAgHQAAlxMAIB4AAJoTACAfAACdEwAgIAAAnhMAICQAAKITACAlAACjEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhEAMAAIARACAEAACBEQAgGAAAghEAIBkAAIMRACAaAACEEQAg0gdAAAAAAeMHAQAAAAHpBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_wgBAAAAAY0JAQAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAECAAAARAAgMgAA6BUAIBUPAACiFAAgEAAAoxQAIBgAAKYUACAZAACpFAAgGgAAqhQAIBwAAKUUACAdAAChFAAgHgAApBQAIB8AAKcUACAgAACoFAAgJAAArBQAICUAAK0UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAf8JAQAAAAGACkAAAAABgQpAAAAAAYIKAQAAAAECAAAAAQAgMgAA6hUAIAMAAABCACAyAADoFQAgMwAA7hUAIBIAAABCACADAADKEAAgBAAAyxAAIBgAAMwQACAZAADNEAAgGgAAzhAAICsAAO4VACDSB0AA-A0AIeMHAQCCDgAh6QcBAIQOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH_CAEAgg4AIY0JAQCEDgAhwAkBAIIOACHBCQEAgg4AIcIJQACDDgAhEAMAAMoQACAEAADLEAAgGAAAzBAAIBkAAM0QACAaAADOEAAg0gdAAPgNACHjBwEAgg4AIekHAQCEDgAh7AcBAIIOACH6BwEAgg4AIfsHAQCEDgAh_wgBAIIOACGNCQEAhA4AIcAJAQCCDgAhwQkBAIIOACHCCUAAgw4AIQMAAABaACAyAADqFQAgMwAA8RUAIBcAAABaACAPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACArAADxFQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIRUPAACiFAAgEAAAoxQAIBgAAKYUACAZAACpFAAgGgAAqhQAIBsAAKsUACAcAAClFAAgHQAAoRQAIB8AAKcUACAgAACoFAAgJAAArBQAICUAAK0UACDSB0AAAAAB4wcBAAAAAewHAQAAAAH_CAEAAAABwwkBAAAAAf8JAQAAAAGACkAAAAABgQpAAAAAAYIKAQAAAAECAAAAAQAgMgAA8hUAIBLSB0AAAAAB4wcBAAAAAewHAQAAAAH7BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggmAAAAAAYMJAACvDwAghAkCAAAAAYUJIAAAAAGGCQEAAAABhwkAALAPACCICSAAAAABiQkCAAAAAQL5B0AAAAAB_ggAAQAAAQMAAABaACAyAADyFQAgMwAA-BUAIBcAAABaACAPAACYEwAgEAAAmRMAIBgAAJwTACAZAACfEwAgGgAAoBMAIBsAAKETACAcAACbEwAgHQAAlxMAIB8AAJ0TACAgAACeEwAgJAAAohMAICUAAKMTACArAAD4FQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhFQ8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHwAAnRMAICAAAJ4TACAkAACiEwAgJQAAoxMAINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIf8IAQCCDgAhwwkBAIIOACH_CQEAhA4AIYAKQAD4DQAhgQpAAIMOACGCCgEAhA4AIRQDAADlDwAgEQAA5g8AIBQAAOgPACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAECAAAAawAgMgAA-RUAIAMAAABpACAyAAD5FQAgMwAA_RUAIBYAAABpACADAADDDwAgEQAAxA8AIBQAAMYPACArAAD9FQAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhFAMAAMMPACARAADEDwAgFAAAxg8AINIHQAD4DQAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAh_wgBAIIOACGJCQIAig4AIY0JAQCCDgAhjgkBAIIOACGPCQEAhA4AIZAJgAAAAAGRCQEAhA4AIZIJAADCDwAgkwkCAIoOACGUCQIAig4AIRQDAADlDwAgEwAA5w8AIBQAAOgPACDSB0AAAAAB4wcBAAAAAewHAQAAAAH6BwEAAAABgAgBAAAAAYEIAQAAAAGCCEAAAAAB_wgBAAAAAYkJAgAAAAGNCQEAAAABjgkBAAAAAY8JAQAAAAGQCYAAAAABkQkBAAAAAZIJAADkDwAgkwkCAAAAAZQJAgAAAAECAAAAawAgMgAA_hUAIBEDAACMEwAgBQAAjRMAIAYAAI4TACAIAACPEwAgDwAAkBMAIBAAAJETACAcAACTEwAg0gdAAAAAAeMHAQAAAAH6BwEAAAAB_wgBAAAAAcMJAQAAAAHECQEAAAAB-wkgAAAAAfwJQAAAAAH9CUAAAAAB_glAAAAAAQIAAAAFACAyAACAFgAgAwAAAGkAIDIAAP4VACAzAACEFgAgFgAAAGkAIAMAAMMPACATAADFDwAgFAAAxg8AICsAAIQWACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACEUAwAAww8AIBMAAMUPACAUAADGDwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhAwAAAAMAIDIAAIAWACAzAACHFgAgEwAAAAMAIAMAAMASACAFAADBEgAgBgAAwhIAIAgAAMMSACAPAADEEgAgEAAAxRIAIBwAAMcSACArAACHFgAg0gdAAPgNACHjBwEAgg4AIfoHAQCCDgAh_wgBAIIOACHDCQEAgg4AIcQJAQCCDgAh-wkgALoOACH8CUAAgw4AIf0JQAD4DQAh_glAAIMOACERAwAAwBIAIAUAAMESACAGAADCEgAgCAAAwxIAIA8AAMQSACAQAADFEgAgHAAAxxIAINIHQAD4DQAh4wcBAIIOACH6BwEAgg4AIf8IAQCCDgAhwwkBAIIOACHECQEAgg4AIfsJIAC6DgAh_AlAAIMOACH9CUAA-A0AIf4JQACDDgAhFAMAAOUPACARAADmDwAgEwAA5w8AINIHQAAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAH_CAEAAAABiQkCAAAAAY0JAQAAAAGOCQEAAAABjwkBAAAAAZAJgAAAAAGRCQEAAAABkgkAAOQPACCTCQIAAAABlAkCAAAAAQIAAABrACAyAACIFgAgAwAAAGkAIDIAAIgWACAzAACMFgAgFgAAAGkAIAMAAMMPACARAADEDwAgEwAAxQ8AICsAAIwWACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH6BwEAgg4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIf8IAQCCDgAhiQkCAIoOACGNCQEAgg4AIY4JAQCCDgAhjwkBAIQOACGQCYAAAAABkQkBAIQOACGSCQAAwg8AIJMJAgCKDgAhlAkCAIoOACEUAwAAww8AIBEAAMQPACATAADFDwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACGACAEAgg4AIYEIAQCCDgAhgghAAPgNACH_CAEAgg4AIYkJAgCKDgAhjQkBAIIOACGOCQEAgg4AIY8JAQCEDgAhkAmAAAAAAZEJAQCEDgAhkgkAAMIPACCTCQIAig4AIZQJAgCKDgAhIgcAAOsRACALAADtEQAgDAAA7hEAIN0HAQAAAAHLCAEAAAABzwgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAdgIBAAAAAHECQEAAAAB1gkgAAAAAdsJAQAAAAHcCQEAAAAB3QkCAAAAAd4JAgAAAAHfCQIAAAAB4AkCAAAAAeEJAQAAAAHiCSAAAAAB4wlAAAAAAeQJQAAAAAHlCQEAAAAB5glAAAAAAecJAADoEQAg6AkAAOkRACDpCUAAAAAB6gkgAAAAAesJAADqEQAg7AkCAAAAAe0JAgAAAAHuCQEAAAAB7wkBAAAAAfAJAQAAAAECAAAAGAAgMgAAjRYAIAMAAAAWACAyAACNFgAgMwAAkRYAICQAAAAWACAHAADAEQAgCwAAwhEAIAwAAMMRACArAACRFgAg3QcBAIIOACHLCAEAgg4AIc8IAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh2AgEAPcNACHECQEAgg4AIdYJIAC6DgAh2wkBAIIOACHcCQEAhA4AId0JAgCKDgAh3gkCAIoOACHfCQIAig4AIeAJAgCKDgAh4QkBAIQOACHiCSAAug4AIeMJQACDDgAh5AlAAIMOACHlCQEAhA4AIeYJQACDDgAh5wkAAL0RACDoCQAAvhEAIOkJQACDDgAh6gkgALoOACHrCQAAvxEAIOwJAgCKDgAh7QkCAIoOACHuCQEAhA4AIe8JAQCEDgAh8AkBAIQOACEiBwAAwBEAIAsAAMIRACAMAADDEQAg3QcBAIIOACHLCAEAgg4AIc8IAQCCDgAh0QgCAIoOACHSCAIAig4AIdMIAgCKDgAh2AgEAPcNACHECQEAgg4AIdYJIAC6DgAh2wkBAIIOACHcCQEAhA4AId0JAgCKDgAh3gkCAIoOACHfCQIAig4AIeAJAgCKDgAh4QkBAIQOACHiCSAAug4AIeMJQACDDgAh5AlAAIMOACHlCQEAhA4AIeYJQACDDgAh5wkAAL0RACDoCQAAvhEAIOkJQACDDgAh6gkgALoOACHrCQAAvxEAIOwJAgCKDgAh7QkCAIoOACHuCQEAhA4AIe8JAQCEDgAh8AkBAIQOACEVDwAAohQAIBAAAKMUACAYAACmFAAgGQAAqRQAIBoAAKoUACAbAACrFAAgHAAApRQAIB0AAKEUACAeAACkFAAgHwAApxQAICAAAKgUACAlAACtFAAg0gdAAAAAAeMHAQAAAAHsBwEAAAAB_wgBAAAAAcMJAQAAAAH_CQEAAAABgApAAAAAAYEKQAAAAAGCCgEAAAABAgAAAAEAIDIAAJIWACAE0gdAAAAAAeMHAQAAAAH4BwEAAAAB-QdAAAAAARErgAAAAAHSB0AAAAAB3wcBAAAAAeMHAQAAAAHkBwQAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHQAAAAAHrBwEAAAAB7AcBAAAAAe0HAgAAAAHuB0AAAAAB7wdAAAAAAfAHQAAAAAHxB0AAAAABAwAAAFoAIDIAAJIWACAzAACYFgAgFwAAAFoAIA8AAJgTACAQAACZEwAgGAAAnBMAIBkAAJ8TACAaAACgEwAgGwAAoRMAIBwAAJsTACAdAACXEwAgHgAAmhMAIB8AAJ0TACAgAACeEwAgJQAAoxMAICsAAJgWACDSB0AA-A0AIeMHAQCCDgAh7AcBAIIOACH_CAEAgg4AIcMJAQCCDgAh_wkBAIQOACGACkAA-A0AIYEKQACDDgAhggoBAIQOACEVDwAAmBMAIBAAAJkTACAYAACcEwAgGQAAnxMAIBoAAKATACAbAAChEwAgHAAAmxMAIB0AAJcTACAeAACaEwAgHwAAnRMAICAAAJ4TACAlAACjEwAg0gdAAPgNACHjBwEAgg4AIewHAQCCDgAh_wgBAIIOACHDCQEAgg4AIf8JAQCEDgAhgApAAPgNACGBCkAAgw4AIYIKAQCEDgAhDwMAALIOACAjAAC0DgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_AcBAAAAAf0HAACxDgAg_gcBAAAAAf8HQAAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAECAAAAfAAgMgAAmRYAIAMAAAB6ACAyAACZFgAgMwAAnRYAIBEAAAB6ACADAACWDgAgIwAAmA4AICsAAJ0WACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH8BwEAgg4AIf0HAACVDgAg_gcBAIQOACH_B0AAgw4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIQ8DAACWDgAgIwAAmA4AINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDwMAALIOACAiAACzDgAg0gdAAAAAAd0HAQAAAAHjBwEAAAAB7AcBAAAAAfoHAQAAAAH7BwEAAAAB_AcBAAAAAf0HAACxDgAg_gcBAAAAAf8HQAAAAAGACAEAAAABgQgBAAAAAYIIQAAAAAECAAAAfAAgMgAAnhYAIAMAAAB6ACAyAACeFgAgMwAAohYAIBEAAAB6ACADAACWDgAgIgAAlw4AICsAAKIWACDSB0AA-A0AId0HAQCCDgAh4wcBAIIOACHsBwEAgg4AIfoHAQCCDgAh-wcBAIQOACH8BwEAgg4AIf0HAACVDgAg_gcBAIQOACH_B0AAgw4AIYAIAQCCDgAhgQgBAIIOACGCCEAA-A0AIQ8DAACWDgAgIgAAlw4AINIHQAD4DQAh3QcBAIIOACHjBwEAgg4AIewHAQCCDgAh-gcBAIIOACH7BwEAhA4AIfwHAQCCDgAh_QcAAJUOACD-BwEAhA4AIf8HQACDDgAhgAgBAIIOACGBCAEAgg4AIYIIQAD4DQAhDg0AIw9nDRBoDhhuFRl3Fxp4GBt5GRxtFB0GAh5sEB9wHCB2HSR9HyWKARYJAwABBQgDBgwECCwGDQAbDzANEDQOETgPHEUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAHAwABBEYCDQAaGEoVGVEXGlUYG1kZAwMAARUAFBdMFgIDAAEWTRUCAwABFQAUAgMAARUAFAIDWwEVXBQEGF0AGV4AGl8AG2AABgZhAAhiAA9jABBkABFlABxmAAMDAAENAB4gdB0CAwABHwAcASB1AAQDAAENACIigQEgI4UBIQEhAB8BIQAfAiKGAQAjhwEADA-MAQAQjQEAGJABABmSAQAakwEAG5QBAByPAQAdiwEAHo4BACCRAQAklQEAJZYBAAAAAAMNACg4ACk5ACoAAAADDQAoOAApOQAqAQMAAQEDAAEDDQAvOAAwOQAxAAAAAw0ALzgAMDkAMQEEAAIBBAACBQ0ANjgAOTkAOloAN1sAOAAAAAAABQ0ANjgAOTkAOloAN1sAOAIE5QECB-YBBQIE7AECB-0BBQUNAD84AEI5AENaAEBbAEEAAAAAAAUNAD84AEI5AENaAEBbAEECBAACB_8BBQIEAAIHhQIFBQ0ASDgASzkATFoASVsASgAAAAAABQ0ASDgASzkATFoASVsASgAABQ0AUTgAVDkAVVoAUlsAUwAAAAAABQ0AUTgAVDkAVVoAUlsAUwEHAAUBBwAFBQ0AWjgAXTkAXloAW1sAXAAAAAAABQ0AWjgAXTkAXloAW1sAXAEJAAcBCQAHAw0AYzgAZDkAZQAAAAMNAGM4AGQ5AGUBCQAHAQkABwMNAGo4AGs5AGwAAAADDQBqOABrOQBsAAAABQ0AcjgAdTkAdloAc1sAdAAAAAAABQ0AcjgAdTkAdloAc1sAdAAAAAUNAHw4AH85AIABWgB9WwB-AAAAAAAFDQB8OAB_OQCAAVoAfVsAfgIDAAEEAAICAwABBAACAw0AhQE4AIYBOQCHAQAAAAMNAIUBOACGATkAhwECAwABBAACAgMAAQQAAgUNAIwBOACPATkAkAFaAI0BWwCOAQAAAAAABQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJYBOACXATkAmAEAAAADDQCeATgAnwE5AKABAAAAAw0AngE4AJ8BOQCgAQIDAAEEgQQCAgMAAQSHBAIDDQClATgApgE5AKcBAAAAAw0ApQE4AKYBOQCnAQIDAAEVABQCAwABFQAUAw0ArAE4AK0BOQCuAQAAAAMNAKwBOACtATkArgECAwABFq8EFQIDAAEWtQQVBQ0AswE4ALYBOQC3AVoAtAFbALUBAAAAAAAFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAFDQC9ATgAwAE5AMEBWgC-AVsAvwEAAAAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAMNAMcBOADIATkAyQEAAAADDQDHATgAyAE5AMkBAAAAAw0AzwE4ANABOQDRAQAAAAMNAM8BOADQATkA0QEAAAADDQDXATgA2AE5ANkBAAAAAw0A1wE4ANgBOQDZAQEDAAEBAwABBQ0A3gE4AOEBOQDiAVoA3wFbAOABAAAAAAAFDQDeATgA4QE5AOIBWgDfAVsA4AECAwABHwAcAgMAAR8AHAMNAOcBOADoATkA6QEAAAADDQDnATgA6AE5AOkBAgMAARUAFAIDAAEVABQDDQDuATgA7wE5APABAAAAAw0A7gE4AO8BOQDwAQIDAAEVABQCAwABFQAUAw0A9QE4APYBOQD3AQAAAAMNAPUBOAD2ATkA9wECA4UGARWGBhQCA4wGARWNBhQFDQD8ATgA_wE5AIACWgD9AVsA_gEAAAAAAAUNAPwBOAD_ATkAgAJaAP0BWwD-AQEDAAEBAwABBQ0AhQI4AIgCOQCJAloAhgJbAIcCAAAAAAAFDQCFAjgAiAI5AIkCWgCGAlsAhwIBEgAQARIAEAMNAI4COACPAjkAkAIAAAADDQCOAjgAjwI5AJACAgQAAhIAEAIEAAISABAFDQCVAjgAmAI5AJkCWgCWAlsAlwIAAAAAAAUNAJUCOACYAjkAmQJaAJYCWwCXAgESABABEgAQAw0AngI4AJ8COQCgAgAAAAMNAJ4COACfAjkAoAIAAAAFDQCmAjgAqQI5AKoCWgCnAlsAqAIAAAAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAUNALACOACzAjkAtAJaALECWwCyAgAAAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAABQ0AugI4AL0COQC-AloAuwJbALwCAAAAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIBCQAHAQkABwUNAMMCOADGAjkAxwJaAMQCWwDFAgAAAAAABQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAABQ0AzQI4ANACOQDRAloAzgJbAM8CAAAAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAFDQDXAjgA2gI5ANsCWgDYAlsA2QIAAAAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAMNAOECOADiAjkA4wIAAAADDQDhAjgA4gI5AOMCAAAABQ0A6QI4AOwCOQDtAloA6gJbAOsCAAAAAAAFDQDpAjgA7AI5AO0CWgDqAlsA6wIAAAAFDQDzAjgA9gI5APcCWgD0AlsA9QIAAAAAAAUNAPMCOAD2AjkA9wJaAPQCWwD1AgAAAAUNAP0COACAAzkAgQNaAP4CWwD_AgAAAAAABQ0A_QI4AIADOQCBA1oA_gJbAP8CAAAABQ0AhwM4AIoDOQCLA1oAiANbAIkDAAAAAAAFDQCHAzgAigM5AIsDWgCIA1sAiQMAAAAFDQCRAzgAlAM5AJUDWgCSA1sAkwMAAAAAAAUNAJEDOACUAzkAlQNaAJIDWwCTAwAAAAMNAJsDOACcAzkAnQMAAAADDQCbAzgAnAM5AJ0DAAAABQ0AowM4AKYDOQCnA1oApANbAKUDAAAAAAAFDQCjAzgApgM5AKcDWgCkA1sApQMAAAAFDQCtAzgAsAM5ALEDWgCuA1sArwMAAAAAAAUNAK0DOACwAzkAsQNaAK4DWwCvAwAAAAUNALcDOAC6AzkAuwNaALgDWwC5AwAAAAAABQ0AtwM4ALoDOQC7A1oAuANbALkDAAAABQ0AwQM4AMQDOQDFA1oAwgNbAMMDAAAAAAAFDQDBAzgAxAM5AMUDWgDCA1sAwwMAAAAFDQDLAzgAzgM5AM8DWgDMA1sAzQMAAAAAAAUNAMsDOADOAzkAzwNaAMwDWwDNAwAAAAUNANUDOADYAzkA2QNaANYDWwDXAwAAAAAABQ0A1QM4ANgDOQDZA1oA1gNbANcDAAAABQ0A3wM4AOIDOQDjA1oA4ANbAOEDAAAAAAAFDQDfAzgA4gM5AOMDWgDgA1sA4QMAAAAFDQDpAzgA7AM5AO0DWgDqA1sA6wMAAAAAAAUNAOkDOADsAzkA7QNaAOoDWwDrAwEDAAEBAwABAw0A8gM4APMDOQD0AwAAAAMNAPIDOADzAzkA9AMBIQAfASEAHwMNAPkDOAD6AzkA-wMAAAADDQD5AzgA-gM5APsDASEAHwEhAB8FDQCABDgAgwQ5AIQEWgCBBFsAggQAAAAAAAUNAIAEOACDBDkAhARaAIEEWwCCBAAAAAMNAIoEOACLBDkAjAQAAAADDQCKBDgAiwQ5AIwEAAAABQ0AkgQ4AJUEOQCWBFoAkwRbAJQEAAAAAAAFDQCSBDgAlQQ5AJYEWgCTBFsAlAQAAAAFDQCcBDgAnwQ5AKAEWgCdBFsAngQAAAAAAAUNAJwEOACfBDkAoARaAJ0EWwCeBCYCASeXAQEomQEBKZoBASqbAQEsnQEBLZ8BJC6gASUvogEBMKQBJDGlASY0pgEBNacBATaoASQ6qwEnO6wBKzytAQI9rgECPq8BAj-wAQJAsQECQbMBAkK1ASRDtgEsRLgBAkW6ASRGuwEtR7wBAki9AQJJvgEkSsEBLkvCATJMxAEDTcUBA07HAQNPyAEDUMkBA1HLAQNSzQEkU84BM1TQAQNV0gEkVtMBNFfUAQNY1QEDWdYBJFzZATVd2gE7XtsBBF_cAQRg3QEEYd4BBGLfAQRj4QEEZOMBJGXkATxm6AEEZ-oBJGjrAT1p7gEEau8BBGvwASRs8wE-bfQBRG71AQZv9gEGcPcBBnH4AQZy-QEGc_sBBnT9ASR1_gFFdoECBneDAiR4hAJGeYYCBnqHAgZ7iAIkfIsCR32MAk1-jgIFf48CBYABkQIFgQGSAgWCAZMCBYMBlQIFhAGXAiSFAZgCToYBmgIFhwGcAiSIAZ0CT4kBngIFigGfAgWLAaACJIwBowJQjQGkAlaOAaUCB48BpgIHkAGnAgeRAagCB5IBqQIHkwGrAgeUAa0CJJUBrgJXlgGwAgeXAbICJJgBswJYmQG0AgeaAbUCB5sBtgIknAG5AlmdAboCX54BuwIKnwG8AgqgAb0CCqEBvgIKogG_AgqjAcECCqQBwwIkpQHEAmCmAcYCCqcByAIkqAHJAmGpAcoCCqoBywIKqwHMAiSsAc8CYq0B0AJmrgHRAgmvAdICCbAB0wIJsQHUAgmyAdUCCbMB1wIJtAHZAiS1AdoCZ7YB3AIJtwHeAiS4Ad8CaLkB4AIJugHhAgm7AeICJLwB5QJpvQHmAm2-AegCbr8B6QJuwAHsAm7BAe0CbsIB7gJuwwHwAm7EAfICJMUB8wJvxgH1Am7HAfcCJMgB-AJwyQH5Am7KAfoCbssB-wIkzAH-AnHNAf8Cd84BgQN4zwGCA3jQAYUDeNEBhgN40gGHA3jTAYkDeNQBiwMk1QGMA3nWAY4DeNcBkAMk2AGRA3rZAZIDeNoBkwN42wGUAyTcAZcDe90BmAOBAd4BmQMN3wGaAw3gAZsDDeEBnAMN4gGdAw3jAZ8DDeQBoQMk5QGiA4IB5gGkAw3nAaYDJOgBpwODAekBqAMN6gGpAw3rAaoDJOwBrQOEAe0BrgOIAe4BrwMO7wGwAw7wAbEDDvEBsgMO8gGzAw7zAbUDDvQBtwMk9QG4A4kB9gG6Aw73AbwDJPgBvQOKAfkBvgMO-gG_Aw77AcADJPwBwwOLAf0BxAORAf4BxgOSAf8BxwOSAYACygOSAYECywOSAYICzAOSAYMCzgOSAYQC0AMkhQLRA5MBhgLTA5IBhwLVAySIAtYDlAGJAtcDkgGKAtgDkgGLAtkDJIwC3AOVAY0C3QOZAY4C3wOaAY8C4AOaAZAC4wOaAZEC5AOaAZIC5QOaAZMC5wOaAZQC6QMklQLqA5sBlgLsA5oBlwLuAySYAu8DnAGZAvADmgGaAvEDmgGbAvIDJJwC9QOdAZ0C9gOhAZ4C9wMUnwL4AxSgAvkDFKEC-gMUogL7AxSjAv0DFKQC_wMkpQKABKIBpgKDBBSnAoUEJKgChgSjAakCiAQUqgKJBBSrAooEJKwCjQSkAa0CjgSoAa4CjwQVrwKQBBWwApEEFbECkgQVsgKTBBWzApUEFbQClwQktQKYBKkBtgKaBBW3ApwEJLgCnQSqAbkCngQVugKfBBW7AqAEJLwCowSrAb0CpASvAb4CpQQWvwKmBBbAAqcEFsECqAQWwgKpBBbDAqsEFsQCrQQkxQKuBLABxgKxBBbHArMEJMgCtASxAckCtgQWygK3BBbLArgEJMwCuwSyAc0CvAS4Ac4CvgS5Ac8CvwS5AdACwgS5AdECwwS5AdICxAS5AdMCxgS5AdQCyAQk1QLJBLoB1gLLBLkB1wLNBCTYAs4EuwHZAs8EuQHaAtAEuQHbAtEEJNwC1AS8Ad0C1QTCAd4C1wTDAd8C2ATDAeAC2wTDAeEC3ATDAeIC3QTDAeMC3wTDAeQC4QQk5QLiBMQB5gLkBMMB5wLmBCToAucExQHpAugEwwHqAukEwwHrAuoEJOwC7QTGAe0C7gTKAe4C8ATLAe8C8QTLAfAC9ATLAfEC9QTLAfIC9gTLAfMC-ATLAfQC-gQk9QL7BMwB9gL9BMsB9wL_BCT4AoAFzQH5AoEFywH6AoIFywH7AoMFJPwChgXOAf0ChwXSAf4CiQXTAf8CigXTAYADjQXTAYEDjgXTAYIDjwXTAYMDkQXTAYQDkwUkhQOUBdQBhgOWBdMBhwOYBSSIA5kF1QGJA5oF0wGKA5sF0wGLA5wFJIwDnwXWAY0DoAXaAY4DogUcjwOjBRyQA6UFHJEDpgUckgOnBRyTA6kFHJQDqwUklQOsBdsBlgOuBRyXA7AFJJgDsQXcAZkDsgUcmgOzBRybA7QFJJwDtwXdAZ0DuAXjAZ4DuQUdnwO6BR2gA7sFHaEDvAUdogO9BR2jA78FHaQDwQUkpQPCBeQBpgPEBR2nA8YFJKgDxwXlAakDyAUdqgPJBR2rA8oFJKwDzQXmAa0DzgXqAa4DzwUXrwPQBRewA9EFF7ED0gUXsgPTBRezA9UFF7QD1wUktQPYBesBtgPaBRe3A9wFJLgD3QXsAbkD3gUXugPfBRe7A-AFJLwD4wXtAb0D5AXxAb4D5QUYvwPmBRjAA-cFGMED6AUYwgPpBRjDA-sFGMQD7QUkxQPuBfIBxgPwBRjHA_IFJMgD8wXzAckD9AUYygP1BRjLA_YFJMwD-QX0Ac0D-gX4Ac4D-wUZzwP8BRnQA_0FGdED_gUZ0gP_BRnTA4EGGdQDgwYk1QOEBvkB1gOIBhnXA4oGJNgDiwb6AdkDjgYZ2gOPBhnbA5AGJNwDkwb7Ad0DlAaBAt4DlQYQ3wOWBhDgA5cGEOEDmAYQ4gOZBhDjA5sGEOQDnQYk5QOeBoIC5gOgBhDnA6IGJOgDowaDAukDpAYQ6gOlBhDrA6YGJOwDqQaEAu0DqgaKAu4DrAYR7wOtBhHwA68GEfEDsAYR8gOxBhHzA7MGEfQDtQYk9QO2BosC9gO4BhH3A7oGJPgDuwaMAvkDvAYR-gO9BhH7A74GJPwDwQaNAv0DwgaRAv4DwwYP_wPEBg-ABMUGD4EExgYPggTHBg-DBMkGD4QEywYkhQTMBpIChgTOBg-HBNAGJIgE0QaTAokE0gYPigTTBg-LBNQGJIwE1waUAo0E2AaaAo4E2QYSjwTaBhKQBNsGEpEE3AYSkgTdBhKTBN8GEpQE4QYklQTiBpsClgTkBhKXBOYGJJgE5wacApkE6AYSmgTpBhKbBOoGJJwE7QadAp0E7gahAp4E8AaiAp8E8QaiAqAE9AaiAqEE9QaiAqIE9gaiAqME-AaiAqQE-gYkpQT7BqMCpgT9BqICpwT_BiSoBIAHpAKpBIEHogKqBIIHogKrBIMHJKwEhgelAq0EhwerAq4EiQesAq8EigesArAEjQesArEEjgesArIEjwesArMEkQesArQEkwcktQSUB60CtgSWB6wCtwSYByS4BJkHrgK5BJoHrAK6BJsHrAK7BJwHJLwEnwevAr0EoAe1Ar4Eoge2Ar8Eowe2AsAEpge2AsEEpwe2AsIEqAe2AsMEqge2AsQErAckxQStB7cCxgSvB7YCxwSxByTIBLIHuALJBLMHtgLKBLQHtgLLBLUHJMwEuAe5As0EuQe_As4EugcIzwS7BwjQBLwHCNEEvQcI0gS-BwjTBMAHCNQEwgck1QTDB8AC1gTFBwjXBMcHJNgEyAfBAtkEyQcI2gTKBwjbBMsHJNwEzgfCAt0EzwfIAt4E0QfJAt8E0gfJAuAE1QfJAuEE1gfJAuIE1wfJAuME2QfJAuQE2wck5QTcB8oC5gTeB8kC5wTgByToBOEHywLpBOIHyQLqBOMHyQLrBOQHJOwE5wfMAu0E6AfSAu4E6gfTAu8E6wfTAvAE7gfTAvEE7wfTAvIE8AfTAvME8gfTAvQE9Ack9QT1B9QC9gT3B9MC9wT5ByT4BPoH1QL5BPsH0wL6BPwH0wL7BP0HJPwEgAjWAv0EgQjcAv4EgwjdAv8EhAjdAoAFhwjdAoEFiAjdAoIFiQjdAoMFiwjdAoQFjQgkhQWOCN4ChgWQCN0ChwWSCCSIBZMI3wKJBZQI3QKKBZUI3QKLBZYIJIwFmQjgAo0FmgjkAo4FnAjlAo8FnQjlApAFoAjlApEFoQjlApIFogjlApMFpAjlApQFpggklQWnCOYClgWpCOUClwWrCCSYBawI5wKZBa0I5QKaBa4I5QKbBa8IJJwFsgjoAp0FswjuAp4FtQjvAp8FtgjvAqAFuQjvAqEFugjvAqIFuwjvAqMFvQjvAqQFvwgkpQXACPACpgXCCO8CpwXECCSoBcUI8QKpBcYI7wKqBccI7wKrBcgIJKwFywjyAq0FzAj4Aq4Fzgj5Aq8Fzwj5ArAF0gj5ArEF0wj5ArIF1Aj5ArMF1gj5ArQF2AgktQXZCPoCtgXbCPkCtwXdCCS4Bd4I-wK5Bd8I-QK6BeAI-QK7BeEIJLwF5Aj8Ar0F5QiCA74F5wiDA78F6AiDA8AF6wiDA8EF7AiDA8IF7QiDA8MF7wiDA8QF8QgkxQXyCIQDxgX0CIMDxwX2CCTIBfcIhQPJBfgIgwPKBfkIgwPLBfoIJMwF_QiGA80F_giMA84FgAmNA88FgQmNA9AFhAmNA9EFhQmNA9IFhgmNA9MFiAmNA9QFigkk1QWLCY4D1gWNCY0D1wWPCSTYBZAJjwPZBZEJjQPaBZIJjQPbBZMJJNwFlgmQA90FlwmWA94FmQmXA98FmgmXA-AFnQmXA-EFngmXA-IFnwmXA-MFoQmXA-QFowkk5QWkCZgD5gWmCZcD5wWoCSToBakJmQPpBaoJlwPqBasJlwPrBawJJOwFrwmaA-0FsAmeA-4FsgmfA-8FswmfA_AFtgmfA_EFtwmfA_IFuAmfA_MFugmfA_QFvAkk9QW9CaAD9gW_CZ8D9wXBCST4BcIJoQP5BcMJnwP6BcQJnwP7BcUJJPwFyAmiA_0FyQmoA_4FywmpA_8FzAmpA4AGzwmpA4EG0AmpA4IG0QmpA4MG0wmpA4QG1QkkhQbWCaoDhgbYCakDhwbaCSSIBtsJqwOJBtwJqQOKBt0JqQOLBt4JJIwG4QmsA40G4gmyA44G5AmzA48G5QmzA5AG6AmzA5EG6QmzA5IG6gmzA5MG7AmzA5QG7gkklQbvCbQDlgbxCbMDlwbzCSSYBvQJtQOZBvUJswOaBvYJswObBvcJJJwG-gm2A50G-wm8A54G_Qm9A58G_gm9A6AGgQq9A6EGggq9A6IGgwq9A6MGhQq9A6QGhwokpQaICr4DpgaKCr0DpwaMCiSoBo0KvwOpBo4KvQOqBo8KvQOrBpAKJKwGkwrAA60GlArGA64GlgrHA68GlwrHA7AGmgrHA7EGmwrHA7IGnArHA7MGngrHA7QGoAoktQahCsgDtgajCscDtwalCiS4BqYKyQO5BqcKxwO6BqgKxwO7BqkKJLwGrArKA70GrQrQA74GrwrRA78GsArRA8AGswrRA8EGtArRA8IGtQrRA8MGtwrRA8QGuQokxQa6CtIDxga8CtEDxwa-CiTIBr8K0wPJBsAK0QPKBsEK0QPLBsIKJMwGxQrUA80GxgraA84GyArbA88GyQrbA9AGzArbA9EGzQrbA9IGzgrbA9MG0ArbA9QG0gok1QbTCtwD1gbVCtsD1wbXCiTYBtgK3QPZBtkK2wPaBtoK2wPbBtsKJNwG3greA90G3wrkA94G4QrlA98G4grlA-AG5QrlA-EG5grlA-IG5wrlA-MG6QrlA-QG6wok5QbsCuYD5gbuCuUD5wbwCiToBvEK5wPpBvIK5QPqBvMK5QPrBvQKJOwG9wroA-0G-AruA-4G-Qof7wb6Ch_wBvsKH_EG_Aof8gb9Ch_zBv8KH_QGgQsk9QaCC-8D9gaECx_3BoYLJPgGhwvwA_kGiAsf-gaJCx_7BooLJPwGjQvxA_0Gjgv1A_4Gjwsg_waQCyCAB5ELIIEHkgsgggeTCyCDB5ULIIQHlwskhQeYC_YDhgeaCyCHB5wLJIgHnQv3A4kHngsgigefCyCLB6ALJIwHowv4A40HpAv8A44HpQshjwemCyGQB6cLIZEHqAshkgepCyGTB6sLIZQHrQsklQeuC_0DlgewCyGXB7ILJJgHswv-A5kHtAshmge1CyGbB7YLJJwHuQv_A50HuguFBJ4HvAuGBJ8HvQuGBKAHwAuGBKEHwQuGBKIHwguGBKMHxAuGBKQHxgskpQfHC4cEpgfJC4YEpwfLCySoB8wLiASpB80LhgSqB84LhgSrB88LJKwH0guJBK0H0wuNBK4H1QuOBK8H1guOBLAH2QuOBLEH2guOBLIH2wuOBLMH3QuOBLQH3wsktQfgC48EtgfiC44EtwfkCyS4B-ULkAS5B-YLjgS6B-cLjgS7B-gLJLwH6wuRBL0H7AuXBL4H7guYBL8H7wuYBMAH8guYBMEH8wuYBMIH9AuYBMMH9guYBMQH-AskxQf5C5kExgf7C5gExwf9CyTIB_4LmgTJB_8LmATKB4AMmATLB4EMJMwHhAybBM0HhQyhBA"
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
