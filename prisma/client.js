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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hBaZBJAHGQ8AAKoNACAQAACrDQAgGAAArg0AIBkAALANACAaAACxDQAgGwAAsg0AIBwAAK0NACAdAACpDQAgHgAArA0AIB8AAK8NACAgAADzDAAgJAAAsw0AICUAALQNACC-BwAAqA0AML8HAABaABDABwAAqA0AMMIHQAD4CwAh0wcBAAAAAdwHAQCHDAAh7wgBAIcMACGzCQEAAAAB7wkBAIkMACHwCUAA-AsAIfEJQACIDAAh8gkBAIkMACEBAAAAAQAgFQMAAPIMACAFAADWDQAgBgAAjw0AIAgAAJANACAPAACqDQAgEAAAqw0AIBEAAKUNACAcAACtDQAgvgcAANUNADC_BwAAAwAQwAcAANUNADDCB0AA-AsAIdMHAQCkDAAh6gcBAKQMACHvCAEAhwwAIbMJAQCHDAAhtAkBAIcMACHrCSAAmwwAIewJQACIDAAh7QlAAPgLACHuCUAAiAwAIQoDAACCEAAgBQAAqhQAIAYAAIYSACAIAACHEgAgDwAAkRQAIBAAAJIUACARAACgFAAgHAAAlBQAIOwJAADjDQAg7gkAAOMNACAXAwAA8gwAIAUAANYNACAGAACPDQAgCAAAkA0AIA8AAKoNACAQAACrDQAgEQAApQ0AIBwAAK0NACC-BwAA1Q0AML8HAAADABDABwAA1Q0AMMIHQAD4CwAh0wcBAAAAAeoHAQCkDAAh7wgBAIcMACGfCQAA1A0AILMJAQCHDAAhtAkBAIcMACHrCSAAmwwAIewJQACIDAAh7QlAAPgLACHuCUAAiAwAIfYJAADTDQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACWDQAgvgcAAJUNADC_BwAABwAQwAcAAJUNADDNBwEAhwwAIesHAQCkDAAhjAgEAPcLACHBCAQA9wsAIcIIBAD3CwAhwwgEAPcLACHoCQQA9wsAIekJAgCcDAAh6gkCAJwMACEBAAAABwAgDgQAAL8NACAHAADRDQAgvgcAANINADC_BwAACQAQwAcAANINADDBB0AAiAwAIc0HAQCHDAAh0wcBAKQMACHrBwEAsAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeYJAQCHDAAh5wlAAPgLACEFBAAAnhIAIAcAAKYUACDBBwAA4w0AIOsHAADjDQAgvwgAAOMNACAOBAAAvw0AIAcAANENACC-BwAA0g0AML8HAAAJABDABwAA0g0AMMEHQACIDAAhzQcBAIcMACHTBwEAAAAB6wcBALAMACGGCAEAhwwAIb8IAQCJDAAh4wkCAJwMACHmCQEAhwwAIecJQAD4CwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAjw0AIAgAAJANACAOAACRDQAgvgcAAI4NADC_BwAADgAQwAcAAI4NADDCB0AA-AsAIc0HAQCHDAAh9wcCAJwMACGOCAEApAwAIbQIAgCcDAAhwggCAJwMACHXCAIAnAwAIcYJIACbDAAh4QkBAIcMACHiCQAAlQwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAJYNACAHAADRDQAgvgcAANANADC_BwAAEQAQwAcAANANADDCB0AA-AsAIc0HAQCHDAAh0wcBAKQMACHcBwEAhwwAIesHAQCkDAAhhggBAIcMACG_CAEAiQwAIeMJAgCcDAAh5AkBAIkMACHlCUAAiAwAIQUEAACeEgAgBwAAphQAIL8IAADjDQAg5AkAAOMNACDlCQAA4w0AIA8EAACWDQAgBwAA0Q0AIL4HAADQDQAwvwcAABEAEMAHAADQDQAwwgdAAPgLACHNBwEAhwwAIdMHAQAAAAHcBwEAhwwAIesHAQCkDAAhhggBAIcMACG_CAEAiQwAIeMJAgCcDAAh5AkBAIkMACHlCUAAiAwAIQMAAAARACABAAASADACAAATACABAAAADgAgJgcAAMwNACAKAADNDQAgCwAAzg0AIAwAAM8NACC-BwAAyw0AML8HAAAWABDABwAAyw0AMM0HAQCHDAAhuwgBAIcMACG_CAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcgIBAD3CwAhtAkBAIcMACHGCSAAmwwAIcsJAQCHDAAhzAkBAIkMACHNCQIAnAwAIc4JAgCcDAAhzwkCAJwMACHQCQIAnAwAIdEJAQCwDAAh0gkgAJsMACHTCUAAiAwAIdQJQACIDAAh1QkBAIkMACHWCUAAiAwAIdcJAACVDAAg2AkAAJUMACDZCUAAiAwAIdoJIACbDAAh2wkAAJUMACDcCQIAnAwAId0JAgCcDAAh3gkBAIkMACHfCQEAsAwAIeAJAQCwDAAhDgcAAKYUACAKAACnFAAgCwAAqBQAIAwAAKkUACDMCQAA4w0AINEJAADjDQAg0wkAAOMNACDUCQAA4w0AINUJAADjDQAg1gkAAOMNACDZCQAA4w0AIN4JAADjDQAg3wkAAOMNACDgCQAA4w0AICYHAADMDQAgCgAAzQ0AIAsAAM4NACAMAADPDQAgvgcAAMsNADC_BwAAFgAQwAcAAMsNADDNBwEAAAABuwgBAIcMACG_CAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcgIBAD3CwAhtAkBAIcMACHGCSAAmwwAIcsJAQCHDAAhzAkBAIkMACHNCQIAnAwAIc4JAgCcDAAhzwkCAJwMACHQCQIAnAwAIdEJAQCwDAAh0gkgAJsMACHTCUAAiAwAIdQJQACIDAAh1QkBAIkMACHWCUAAiAwAIdcJAACVDAAg2AkAAJUMACDZCUAAiAwAIdoJIACbDAAh2wkAAJUMACDcCQIAnAwAId0JAgCcDAAh3gkBAIkMACHfCQEAsAwAIeAJAQCwDAAhAwAAABYAIAEAABcAMAIAABgAIBkJAADHDQAgvgcAAMoNADC_BwAAGgAQwAcAAMoNADDCB0AA-AsAIesHAQCkDAAhkwgBAKQMACG0CAIAnAwAIboIAQCkDAAhuwgBAIcMACG8CAIAnAwAIb0IBAD3CwAhvggBAIcMACG_CAEAhwwAIcAIAQCHDAAhwQgCAJwMACHCCAIAnAwAIcMIAgCcDAAhxAgAALEMACDFCEAAiAwAIcYIQACIDAAhxwhAAIgMACHICAQA9wsAIckIBAD3CwAhyggBAIcMACEECQAApRQAIMUIAADjDQAgxggAAOMNACDHCAAA4w0AIBoJAADHDQAgvgcAAMoNADC_BwAAGgAQwAcAAMoNADDCB0AA-AsAIesHAQCkDAAhkwgBAKQMACG0CAIAnAwAIboIAQAAAAG7CAEAhwwAIbwIAgCcDAAhvQgEAPcLACG-CAEAhwwAIb8IAQCHDAAhwAgBAIcMACHBCAIAnAwAIcIIAgCcDAAhwwgCAJwMACHECAAAsQwAIMUIQACIDAAhxghAAIgMACHHCEAAiAwAIcgIBAD3CwAhyQgEAPcLACHKCAEAhwwAIfUJAADJDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAADHDQAgvgcAAMgNADC_BwAAHgAQwAcAAMgNADDCB0AA-AsAIb4IAQCHDAAhowkBAIcMACHICQEAhwwAIckJQACIDAAhAgkAAKUUACDJCQAA4w0AIAkJAADHDQAgvgcAAMgNADC_BwAAHgAQwAcAAMgNADDCB0AA-AsAIb4IAQCHDAAhowkBAIcMACHICQEAAAAByQlAAIgMACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAMcNACC-BwAAxg0AML8HAAAiABDABwAAxg0AMNwHIACbDAAhhggBAIcMACGPCAEAhwwAIb4IAQCHDAAhzwgBAIcMACHKCUAA-AsAIQEJAAClFAAgCwkAAMcNACC-BwAAxg0AML8HAAAiABDABwAAxg0AMNwHIACbDAAhhggBAIcMACGPCAEAhwwAIb4IAQCHDAAhzwgBAIcMACHKCUAA-AsAIfQJAADFDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAA8gwAIAQAAJYNACC-BwAAxA0AML8HAAAtABDABwAAxA0AMMIHQAD4CwAhzQcBAIcMACHTBwEApAwAIekHQAD4CwAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHzCAAAlQwAIPYIAQCHDAAh9wgAAJUMACD4CCAAmwwAIY0JAAGlDAAhkAlAAIgMACGxCQEAiQwAIbkJQACIDAAhwAkBALAMACHBCQEAiQwAIcIJQACIDAAhCAMAAIIQACAEAACeEgAgkAkAAOMNACCxCQAA4w0AILkJAADjDQAgwAkAAOMNACDBCQAA4w0AIMIJAADjDQAgGAMAAPIMACAEAACWDQAgvgcAAMQNADC_BwAALQAQwAcAAMQNADDCB0AA-AsAIc0HAQCHDAAh0wcBAAAAAekHQAD4CwAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHzCAAAlQwAIPYIAQCHDAAh9wgAAJUMACD4CCAAmwwAIY0JAAEAAAGQCUAAiAwAIbEJAQCJDAAhuQlAAIgMACHACQEAsAwAIcEJAQCJDAAhwglAAIgMACEDAAAALQAgAQAALgAwAgAALwAgGQMAAPIMACAEAACWDQAgvgcAAMMNADC_BwAAMQAQwAcAAMMNADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIesHAQCkDAAhgAgBAIcMACGBCAEApAwAIe0IAQCwDAAh8wgAAJUMACCOCQEAiQwAIZAJQACIDAAhlgkAAaUMACG4CQAAlQwAILkJQACIDAAhugkCANoMACG7CQIA2gwAIbwJAQCJDAAhvQkBAIkMACG-CQEAsAwAIb8JAQCwDAAhDAMAAIIQACAEAACeEgAg7QgAAOMNACCOCQAA4w0AIJAJAADjDQAguQkAAOMNACC6CQAA4w0AILsJAADjDQAgvAkAAOMNACC9CQAA4w0AIL4JAADjDQAgvwkAAOMNACAZAwAA8gwAIAQAAJYNACC-BwAAww0AML8HAAAxABDABwAAww0AMMIHQAD4CwAh0wcBAAAAAekHQAD4CwAh6gcBAKQMACHrBwEApAwAIYAIAQCHDAAhgQgBAKQMACHtCAEAsAwAIfMIAACVDAAgjgkBAIkMACGQCUAAiAwAIZYJAAEAAAG4CQAAlQwAILkJQACIDAAhugkCANoMACG7CQIA2gwAIbwJAQCJDAAhvQkBAIkMACG-CQEAsAwAIb8JAQCwDAAhAwAAADEAIAEAADIAMAIAADMAIBkEAACWDQAgEgAA6QwAIL4HAADCDQAwvwcAADUAEMAHAADCDQAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHyB0AA-AsAIe0IAQCkDAAh7wgBAIcMACHwCAEAhwwAIfEIAQCHDAAh8ggAALEMACDzCAAAlQwAIPQIAgCcDAAh9QggAJsMACH2CAEAhwwAIfcIAACVDAAg-AggAJsMACH5CAIAnAwAIQIEAACeEgAgEgAAng8AIBkEAACWDQAgEgAA6QwAIL4HAADCDQAwvwcAADUAEMAHAADCDQAwwgdAAPgLACHTBwEAAAAB3AcBAIcMACHqBwEApAwAIesHAQCkDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAh7QgBAKQMACHvCAEAhwwAIfAIAQCHDAAh8QgBAIcMACHyCAAAsQwAIPMIAACVDAAg9AgCAJwMACH1CCAAmwwAIfYIAQCHDAAh9wgAAJUMACD4CCAAmwwAIfkIAgCcDAAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAA6QwAIL4HAADoDAAwvwcAADoAEMAHAADoDAAwzgdAAIgMACHeB0AA-AsAIe0IAQCkDAAh-ggAAJUMACD7CAAAlQwAIPwIAQCJDAAhAQAAADoAIAcSAADpDAAgvgcAAMENADC_BwAAPAAQwAcAAMENADDpB0AA-AsAIe0IAQCkDAAh7ggAAaUMACEBEgAAng8AIAgSAADpDAAgvgcAAMENADC_BwAAPAAQwAcAAMENADDpB0AA-AsAIe0IAQCkDAAh7ggAAaUMACHzCQAAwA0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAADyDAAgBAAAvw0AIBgAAK4NACAZAACwDQAgGgAAsQ0AIBsAALINACC-BwAAvg0AML8HAABCABDABwAAvg0AMMIHQAD4CwAh0wcBAKQMACHZBwEAiQwAIdwHAQCHDAAh6gcBAKQMACHrBwEAsAwAIe8IAQCHDAAh_QgBAIkMACGwCQEAhwwAIbEJAQCHDAAhsglAAIgMACEKAwAAghAAIAQAAJ4SACAYAACVFAAgGQAAlxQAIBoAAJgUACAbAACZFAAg2QcAAOMNACDrBwAA4w0AIP0IAADjDQAgsgkAAOMNACAVAwAA8gwAIAQAAL8NACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgvgcAAL4NADC_BwAAQgAQwAcAAL4NADDCB0AA-AsAIdMHAQAAAAHZBwEAiQwAIdwHAQCHDAAh6gcBAKQMACHrBwEAsAwAIe8IAQCHDAAh_QgBAIkMACGfCQAAvQ0AILAJAQCHDAAhsQkBAIcMACGyCUAAiAwAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAAPIMACAVAAC5DQAgFwAAvA0AIL4HAAC7DQAwvwcAAEcAEMAHAAC7DQAwwgdAAPgLACHTBwEApAwAIekHQAD4CwAh6gcBAKQMACHwBwEAhwwAIfEHAQCHDAAhiQkBAKQMACGQCUAAiAwAIZYJAAGlDAAhrwlAAIgMACEFAwAAghAAIBUAAKMUACAXAACkFAAgkAkAAOMNACCvCQAA4w0AIBADAADyDAAgFQAAuQ0AIBcAALwNACC-BwAAuw0AML8HAABHABDABwAAuw0AMMIHQAD4CwAh0wcBAAAAAekHQAD4CwAh6gcBAKQMACHwBwEAhwwAIfEHAQCHDAAhiQkBAKQMACGQCUAAiAwAIZYJAAEAAAGvCUAAiAwAIQMAAABHACABAABIADACAABJACANAwAA8gwAIBYAAJoNACC-BwAAmQ0AML8HAABLABDABwAAmQ0AMMIHQAD4CwAh0wcBAKQMACHdBwIAnAwAIeAHQAD4CwAh6AcBAIkMACHqBwEApAwAIa0JAQCwDAAhrgkAALgMACABAAAASwAgAQAAAEcAIA0DAADyDAAgFQAAuQ0AIL4HAAC6DQAwvwcAAE4AEMAHAAC6DQAw6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGRCQABpQwAIZIJAQCHDAAhkwkBAIcMACGUCUAAiAwAIQMDAACCEAAgFQAAoxQAIJQJAADjDQAgDQMAAPIMACAVAAC5DQAgvgcAALoNADC_BwAATgAQwAcAALoNADDpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGJCQEApAwAIZEJAAEAAAGSCQEAhwwAIZMJAQCHDAAhlAlAAIgMACEDAAAATgAgAQAATwAwAgAAUAAgEAMAAPIMACAVAAC5DQAgvgcAALgNADC_BwAAUgAQwAcAALgNADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGMCQABpQwAIY0JAAGlDAAhjgkBAIkMACGPCUAAiAwAIZAJQACIDAAhBQMAAIIQACAVAACjFAAgjgkAAOMNACCPCQAA4w0AIJAJAADjDQAgEAMAAPIMACAVAAC5DQAgvgcAALgNADC_BwAAUgAQwAcAALgNADDCB0AA-AsAIdMHAQAAAAHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGJCQEApAwAIYwJAAEAAAGNCQABpQwAIY4JAQCJDAAhjwlAAIgMACGQCUAAiAwAIQMAAABSACABAABTADACAABUACAUAwAAtg0AIAQBAIkMACEVAAC3DQAgvgcAALUNADC_BwAAVgAQwAcAALUNADDCB0AA-AsAIdMHAQCkDAAh3AcBAIcMACHpB0AA-AsAIeoHAQCwDAAh6wcBALAMACGICAEAhwwAIYUJAAGlDAAhhgkAAaUMACGHCQEAiQwAIYgJAQCJDAAhiQkBALAMACGKCQIAnAwAIYsJQACIDAAhCQMAAIIQACAEAADjDQAgFQAAoxQAIOoHAADjDQAg6wcAAOMNACCHCQAA4w0AIIgJAADjDQAgiQkAAOMNACCLCQAA4w0AIBQDAAC2DQAgBAEAiQwAIRUAALcNACC-BwAAtQ0AML8HAABWABDABwAAtQ0AMMIHQAD4CwAh0wcBAAAAAdwHAQCHDAAh6QdAAPgLACHqBwEAsAwAIesHAQCwDAAhiAgBAIcMACGFCQABAAABhgkAAQAAAYcJAQCJDAAhiAkBAIkMACGJCQEAsAwAIYoJAgCcDAAhiwlAAIgMACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAKoNACAQAACrDQAgGAAArg0AIBkAALANACAaAACxDQAgGwAAsg0AIBwAAK0NACAdAACpDQAgHgAArA0AIB8AAK8NACAgAADzDAAgJAAAsw0AICUAALQNACC-BwAAqA0AML8HAABaABDABwAAqA0AMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIe8IAQCHDAAhswkBAIcMACHvCQEAiQwAIfAJQAD4CwAh8QlAAIgMACHyCQEAiQwAIQEAAABaACABAAAAQgAgAQAAAEcAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAPIMACARAAClDQAgEwAApg0AIBQAAKcNACC-BwAApA0AML8HAABpABDABwAApA0AMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAh7wgBAIcMACH5CAIAnAwAIf0IAQCHDAAh_ggBAIcMACH_CAEAiQwAIYAJAAC4DAAggQkBAIkMACGCCQAAlQwAIIMJAgCcDAAhhAkCAJwMACEHAwAAghAAIBEAAKAUACATAAChFAAgFAAAohQAIP8IAADjDQAggAkAAOMNACCBCQAA4w0AIBkDAADyDAAgEQAApQ0AIBMAAKYNACAUAACnDQAgvgcAAKQNADC_BwAAaQAQwAcAAKQNADDCB0AA-AsAIdMHAQAAAAHcBwEAhwwAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAh7wgBAIcMACH5CAIAnAwAIf0IAQCHDAAh_ggBAIcMACH_CAEAiQwAIYAJAAC4DAAggQkBAIkMACGCCQAAlQwAIIMJAgCcDAAhhAkCAJwMACGfCQAAow0AIAMAAABpACABAABqADACAABrACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAADyDAAgIAAA8wwAIL4HAADxDAAwvwcAAG8AEMAHAADxDAAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh6gcBAKQMACH9CAEAiQwAIZkJAQCJDAAhmgkBAIkMACGbCQAAlQwAIJwJAgCcDAAhnQkBAIkMACGeCUAAiAwAIQEAAABvACAVAwAA8gwAIB8AAKINACC-BwAAoQ0AML8HAABxABDABwAAoQ0AMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIf0IAQCJDAAhkAlAAIgMACGUCUAAiAwAIZUJAQCkDAAhlgkAAaUMACGXCQEAhwwAIZgJAQCJDAAhmQkBAIkMACGaCQEAiQwAIZsJAACVDAAgCAMAAIIQACAfAACWFAAg_QgAAOMNACCQCQAA4w0AIJQJAADjDQAgmAkAAOMNACCZCQAA4w0AIJoJAADjDQAgFQMAAPIMACAfAACiDQAgvgcAAKENADC_BwAAcQAQwAcAAKENADDCB0AA-AsAIdMHAQAAAAHpB0AA-AsAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIf0IAQCJDAAhkAlAAIgMACGUCUAAiAwAIZUJAQCkDAAhlgkAAQAAAZcJAQCHDAAhmAkBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAHEAIAMAAABxACABAAByADACAABzACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAA8gwAICIAAJ8NACAjAACgDQAgvgcAAJ4NADC_BwAAegAQwAcAAJ4NADDCB0AA-AsAIc0HAQCHDAAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh6wcBALAMACHsBwEAhwwAIe0HAACVDAAg7gcBAIkMACHvB0AAiAwAIfAHAQCHDAAh8QcBAIcMACHyB0AA-AsAIQYDAACCEAAgIgAAnhQAICMAAJ8UACDrBwAA4w0AIO4HAADjDQAg7wcAAOMNACATAwAA8gwAICIAAJ8NACAjAACgDQAgvgcAAJ4NADC_BwAAegAQwAcAAJ4NADDCB0AA-AsAIc0HAQCHDAAh0wcBAAAAAdwHAQCHDAAh6gcBAKQMACHrBwEAsAwAIewHAQCHDAAh7QcAAJUMACDuBwEAiQwAIe8HQACIDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAhAwAAAHoAIAEAAHsAMAIAAHwAIAkhAACcDQAgvgcAAJ0NADC_BwAAfgAQwAcAAJ0NADDCB0AA-AsAIdMHAQCkDAAh1QcBAKQMACHoBwEAhwwAIekHQACIDAAhAiEAAJ0UACDpBwAA4w0AIAkhAACcDQAgvgcAAJ0NADC_BwAAfgAQwAcAAJ0NADDCB0AA-AsAIdMHAQAAAAHVBwEApAwAIegHAQCHDAAh6QdAAIgMACEDAAAAfgAgAQAAfwAwAgAAgAEAIBYhAACcDQAgKwAAsQwAIL4HAACbDQAwvwcAAIIBABDABwAAmw0AMMIHQAD4CwAhzwcBAIkMACHTBwEApAwAIdQHBAD3CwAh1QcBAKQMACHWBwEApAwAIdcHAQCHDAAh2AcBAIcMACHZBwEAhwwAIdoHQAD4CwAh2wcBALAMACHcBwEAhwwAId0HAgCcDAAh3gdAAIgMACHfB0AAiAwAIeAHQAD4CwAh4QdAAIgMACEGIQAAnRQAIM8HAADjDQAg2wcAAOMNACDeBwAA4w0AIN8HAADjDQAg4QcAAOMNACAWIQAAnA0AICsAALEMACC-BwAAmw0AML8HAACCAQAQwAcAAJsNADDCB0AA-AsAIc8HAQCJDAAh0wcBAAAAAdQHBAD3CwAh1QcBAKQMACHWBwEApAwAIdcHAQCHDAAh2AcBAIcMACHZBwEAhwwAIdoHQAD4CwAh2wcBALAMACHcBwEAhwwAId0HAgCcDAAh3gdAAIgMACHfB0AAiAwAIeAHQAD4CwAh4QdAAIgMACEDAAAAggEAIAEAAIMBADACAACEAQAgAQAAAH4AIAEAAACCAQAgBQMAAIIQACAWAACcFAAg6AcAAOMNACCtCQAA4w0AIK4JAADjDQAgDQMAAPIMACAWAACaDQAgvgcAAJkNADC_BwAASwAQwAcAAJkNADDCB0AA-AsAIdMHAQAAAAHdBwIAnAwAIeAHQAD4CwAh6AcBAIkMACHqBwEApAwAIa0JAQAAAAGuCQAAuAwAIAMAAABLACABAACIAQAwAgAAiQEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABpACABAAAAQgAgAQAAAEcAIAEAAABxACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAegAgAQAAAEsAIAEAAAABACAQDwAAkRQAIBAAAJIUACAYAACVFAAgGQAAlxQAIBoAAJgUACAbAACZFAAgHAAAlBQAIB0AAJAUACAeAACTFAAgHwAAlhQAICAAAIMQACAkAACaFAAgJQAAmxQAIO8JAADjDQAg8QkAAOMNACDyCQAA4w0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBYPAACEFAAgEAAAhRQAIBgAAIgUACAZAACLFAAgGgAAjBQAIBsAAI0UACAcAACHFAAgHQAAgxQAIB4AAIYUACAfAACJFAAgIAAAihQAICQAAI4UACAlAACPFAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB7wgBAAAAAbMJAQAAAAHvCQEAAAAB8AlAAAAAAfEJQAAAAAHyCQEAAAABASsAAJwBACAJwgdAAAAAAdMHAQAAAAHcBwEAAAAB7wgBAAAAAbMJAQAAAAHvCQEAAAAB8AlAAAAAAfEJQAAAAAHyCQEAAAABASsAAJ4BADABKwAAngEAMBYPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAfAAD_EgAgIAAAgBMAICQAAIQTACAlAACFEwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhAgAAAAEAICsAAKEBACAJwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBg0AAPYSACA4AAD4EgAgOQAA9xIAIO8JAADjDQAg8QkAAOMNACDyCQAA4w0AIAy-BwAAmA0AML8HAACqAQAQwAcAAJgNADDCB0AA7wsAIdMHAQCLDAAh3AcBAPwLACHvCAEA_AsAIbMJAQD8CwAh7wkBAP4LACHwCUAA7wsAIfEJQAD9CwAh8gkBAP4LACEDAAAAWgAgAQAAqQEAMDcAAKoBACADAAAAWgAgAQAAmAEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAO4SACAFAADvEgAgBgAA8BIAIAgAAPESACAPAADyEgAgEAAA8xIAIBEAAPQSACAcAAD1EgAgwgdAAAAAAdMHAQAAAAHqBwEAAAAB7wgBAAAAAbMJAQAAAAG0CQEAAAAB6wkgAAAAAewJQAAAAAHtCUAAAAAB7glAAAAAAQErAACyAQAgCsIHQAAAAAHTBwEAAAAB6gcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAEBKwAAtAEAMAErAAC0AQAwEgMAAKISACAFAACjEgAgBgAApBIAIAgAAKUSACAPAACmEgAgEAAApxIAIBEAAKgSACAcAACpEgAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACECAAAABQAgKwAAtwEAIArCB0AA3Q0AIdMHAQDnDQAh6gcBAOcNACHvCAEA5w0AIbMJAQDnDQAhtAkBAOcNACHrCSAAnw4AIewJQADoDQAh7QlAAN0NACHuCUAA6A0AIQIAAAADACArAAC5AQAgAgAAAAMAICsAALkBACADAAAABQAgMgAAsgEAIDMAALcBACABAAAABQAgAQAAAAMAIAUNAACfEgAgOAAAoRIAIDkAAKASACDsCQAA4w0AIO4JAADjDQAgDb4HAACXDQAwvwcAAMABABDABwAAlw0AMMIHQADvCwAh0wcBAIsMACHqBwEAiwwAIe8IAQD8CwAhswkBAPwLACG0CQEA_AsAIesJIACXDAAh7AlAAP0LACHtCUAA7wsAIe4JQAD9CwAhAwAAAAMAIAEAAL8BADA3AADAAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACWDQAgvgcAAJUNADC_BwAABwAQwAcAAJUNADDNBwEAAAAB6wcBAAAAAYwIBAD3CwAhwQgEAPcLACHCCAQA9wsAIcMIBAD3CwAh6AkEAPcLACHpCQIAnAwAIeoJAgCcDAAhAQAAAMMBACABAAAAwwEAIAEEAACeEgAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgCgQAAJ0SACDNBwEAAAAB6wcBAAAAAYwIBAAAAAHBCAQAAAABwggEAAAAAcMIBAAAAAHoCQQAAAAB6QkCAAAAAeoJAgAAAAEBKwAAygEAIAnNBwEAAAAB6wcBAAAAAYwIBAAAAAHBCAQAAAABwggEAAAAAcMIBAAAAAHoCQQAAAAB6QkCAAAAAeoJAgAAAAEBKwAAzAEAMAErAADMAQAwCgQAAJwSACDNBwEA5w0AIesHAQDnDQAhjAgEANwNACHBCAQA3A0AIcIIBADcDQAhwwgEANwNACHoCQQA3A0AIekJAgDvDQAh6gkCAO8NACECAAAAwwEAICsAAM8BACAJzQcBAOcNACHrBwEA5w0AIYwIBADcDQAhwQgEANwNACHCCAQA3A0AIcMIBADcDQAh6AkEANwNACHpCQIA7w0AIeoJAgDvDQAhAgAAAAcAICsAANEBACACAAAABwAgKwAA0QEAIAMAAADDAQAgMgAAygEAIDMAAM8BACABAAAAwwEAIAEAAAAHACAFDQAAlxIAIDgAAJoSACA5AACZEgAgWgAAmBIAIFsAAJsSACAMvgcAAJQNADC_BwAA2AEAEMAHAACUDQAwzQcBAPwLACHrBwEAiwwAIYwIBADuCwAhwQgEAO4LACHCCAQA7gsAIcMIBADuCwAh6AkEAO4LACHpCQIAjgwAIeoJAgCODAAhAwAAAAcAIAEAANcBADA3AADYAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAgRIAIAcAAJYSACDBB0AAAAABzQcBAAAAAdMHAQAAAAHrBwEAAAABhggBAAAAAb8IAQAAAAHjCQIAAAAB5gkBAAAAAecJQAAAAAEBKwAA4AEAIAnBB0AAAAABzQcBAAAAAdMHAQAAAAHrBwEAAAABhggBAAAAAb8IAQAAAAHjCQIAAAAB5gkBAAAAAecJQAAAAAEBKwAA4gEAMAErAADiAQAwAQAAAAMAIAEAAAAOACALBAAA_xEAIAcAAJUSACDBB0AA6A0AIc0HAQDnDQAh0wcBAOcNACHrBwEA6Q0AIYYIAQDnDQAhvwgBAOkNACHjCQIA7w0AIeYJAQDnDQAh5wlAAN0NACECAAAACwAgKwAA5wEAIAnBB0AA6A0AIc0HAQDnDQAh0wcBAOcNACHrBwEA6Q0AIYYIAQDnDQAhvwgBAOkNACHjCQIA7w0AIeYJAQDnDQAh5wlAAN0NACECAAAACQAgKwAA6QEAIAIAAAAJACArAADpAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMgAA4AEAIDMAAOcBACABAAAACwAgAQAAAAkAIAgNAACQEgAgOAAAkxIAIDkAAJISACBaAACREgAgWwAAlBIAIMEHAADjDQAg6wcAAOMNACC_CAAA4w0AIAy-BwAAkw0AML8HAADyAQAQwAcAAJMNADDBB0AA_QsAIc0HAQD8CwAh0wcBAIsMACHrBwEAjQwAIYYIAQD8CwAhvwgBAP4LACHjCQIAjgwAIeYJAQD8CwAh5wlAAO8LACEDAAAACQAgAQAA8QEAMDcAAPIBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAA8xEAIAcAAI8SACDCB0AAAAABzQcBAAAAAdMHAQAAAAHcBwEAAAAB6wcBAAAAAYYIAQAAAAG_CAEAAAAB4wkCAAAAAeQJAQAAAAHlCUAAAAABASsAAPoBACAKwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAGGCAEAAAABvwgBAAAAAeMJAgAAAAHkCQEAAAAB5QlAAAAAAQErAAD8AQAwASsAAPwBADABAAAADgAgDAQAAPERACAHAACOEgAgwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACHrBwEA5w0AIYYIAQDnDQAhvwgBAOkNACHjCQIA7w0AIeQJAQDpDQAh5QlAAOgNACECAAAAEwAgKwAAgAIAIArCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIesHAQDnDQAhhggBAOcNACG_CAEA6Q0AIeMJAgDvDQAh5AkBAOkNACHlCUAA6A0AIQIAAAARACArAACCAgAgAgAAABEAICsAAIICACABAAAADgAgAwAAABMAIDIAAPoBACAzAACAAgAgAQAAABMAIAEAAAARACAIDQAAiRIAIDgAAIwSACA5AACLEgAgWgAAihIAIFsAAI0SACC_CAAA4w0AIOQJAADjDQAg5QkAAOMNACANvgcAAJINADC_BwAAigIAEMAHAACSDQAwwgdAAO8LACHNBwEA_AsAIdMHAQCLDAAh3AcBAPwLACHrBwEAiwwAIYYIAQD8CwAhvwgBAP4LACHjCQIAjgwAIeQJAQD-CwAh5QlAAP0LACEDAAAAEQAgAQAAiQIAMDcAAIoCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAAI8NACAIAACQDQAgDgAAkQ0AIL4HAACODQAwvwcAAA4AEMAHAACODQAwwgdAAPgLACHNBwEAAAAB9wcCAJwMACGOCAEApAwAIbQIAgCcDAAhwggCAJwMACHXCAIAnAwAIcYJIACbDAAh4QkBAIcMACHiCQAAlQwAIAEAAACNAgAgAQAAAI0CACADBgAAhhIAIAgAAIcSACAOAACIEgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgDQYAAIMSACAIAACEEgAgDgAAhRIAIMIHQAAAAAHNBwEAAAAB9wcCAAAAAY4IAQAAAAG0CAIAAAABwggCAAAAAdcIAgAAAAHGCSAAAAAB4QkBAAAAAeIJAACCEgAgASsAAJQCACAKwgdAAAAAAc0HAQAAAAH3BwIAAAABjggBAAAAAbQIAgAAAAHCCAIAAAAB1wgCAAAAAcYJIAAAAAHhCQEAAAAB4gkAAIISACABKwAAlgIAMAErAACWAgAwDQYAANcRACAIAADYEQAgDgAA2REAIMIHQADdDQAhzQcBAOcNACH3BwIA7w0AIY4IAQDnDQAhtAgCAO8NACHCCAIA7w0AIdcIAgDvDQAhxgkgAJ8OACHhCQEA5w0AIeIJAADWEQAgAgAAAI0CACArAACZAgAgCsIHQADdDQAhzQcBAOcNACH3BwIA7w0AIY4IAQDnDQAhtAgCAO8NACHCCAIA7w0AIdcIAgDvDQAhxgkgAJ8OACHhCQEA5w0AIeIJAADWEQAgAgAAAA4AICsAAJsCACACAAAADgAgKwAAmwIAIAMAAACNAgAgMgAAlAIAIDMAAJkCACABAAAAjQIAIAEAAAAOACAFDQAA0REAIDgAANQRACA5AADTEQAgWgAA0hEAIFsAANURACANvgcAAI0NADC_BwAAogIAEMAHAACNDQAwwgdAAO8LACHNBwEA_AsAIfcHAgCODAAhjggBAIsMACG0CAIAjgwAIcIIAgCODAAh1wgCAI4MACHGCSAAlwwAIeEJAQD8CwAh4gkAAJUMACADAAAADgAgAQAAoQIAMDcAAKICACADAAAADgAgAQAAkAIAMAIAAI0CACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICMHAADNEQAgCgAAzhEAIAsAAM8RACAMAADQEQAgzQcBAAAAAbsIAQAAAAG_CAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAAByAgEAAAAAbQJAQAAAAHGCSAAAAABywkBAAAAAcwJAQAAAAHNCQIAAAABzgkCAAAAAc8JAgAAAAHQCQIAAAAB0QkBAAAAAdIJIAAAAAHTCUAAAAAB1AlAAAAAAdUJAQAAAAHWCUAAAAAB1wkAAMoRACDYCQAAyxEAINkJQAAAAAHaCSAAAAAB2wkAAMwRACDcCQIAAAAB3QkCAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAQErAACqAgAgH80HAQAAAAG7CAEAAAABvwgBAAAAAcEIAgAAAAHCCAIAAAABwwgCAAAAAcgIBAAAAAG0CQEAAAABxgkgAAAAAcsJAQAAAAHMCQEAAAABzQkCAAAAAc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAQAAAAHSCSAAAAAB0wlAAAAAAdQJQAAAAAHVCQEAAAAB1glAAAAAAdcJAADKEQAg2AkAAMsRACDZCUAAAAAB2gkgAAAAAdsJAADMEQAg3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAEBKwAArAIAMAErAACsAgAwIwcAAKIRACAKAACjEQAgCwAApBEAIAwAAKURACDNBwEA5w0AIbsIAQDnDQAhvwgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHICAQA3A0AIbQJAQDnDQAhxgkgAJ8OACHLCQEA5w0AIcwJAQDpDQAhzQkCAO8NACHOCQIA7w0AIc8JAgDvDQAh0AkCAO8NACHRCQEA6Q0AIdIJIACfDgAh0wlAAOgNACHUCUAA6A0AIdUJAQDpDQAh1glAAOgNACHXCQAAnxEAINgJAACgEQAg2QlAAOgNACHaCSAAnw4AIdsJAAChEQAg3AkCAO8NACHdCQIA7w0AId4JAQDpDQAh3wkBAOkNACHgCQEA6Q0AIQIAAAAYACArAACvAgAgH80HAQDnDQAhuwgBAOcNACG_CAEA5w0AIcEIAgDvDQAhwggCAO8NACHDCAIA7w0AIcgIBADcDQAhtAkBAOcNACHGCSAAnw4AIcsJAQDnDQAhzAkBAOkNACHNCQIA7w0AIc4JAgDvDQAhzwkCAO8NACHQCQIA7w0AIdEJAQDpDQAh0gkgAJ8OACHTCUAA6A0AIdQJQADoDQAh1QkBAOkNACHWCUAA6A0AIdcJAACfEQAg2AkAAKARACDZCUAA6A0AIdoJIACfDgAh2wkAAKERACDcCQIA7w0AId0JAgDvDQAh3gkBAOkNACHfCQEA6Q0AIeAJAQDpDQAhAgAAABYAICsAALECACACAAAAFgAgKwAAsQIAIAMAAAAYACAyAACqAgAgMwAArwIAIAEAAAAYACABAAAAFgAgDw0AAJoRACA4AACdEQAgOQAAnBEAIFoAAJsRACBbAACeEQAgzAkAAOMNACDRCQAA4w0AINMJAADjDQAg1AkAAOMNACDVCQAA4w0AINYJAADjDQAg2QkAAOMNACDeCQAA4w0AIN8JAADjDQAg4AkAAOMNACAivgcAAIwNADC_BwAAuAIAEMAHAACMDQAwzQcBAPwLACG7CAEA_AsAIb8IAQD8CwAhwQgCAI4MACHCCAIAjgwAIcMIAgCODAAhyAgEAO4LACG0CQEA_AsAIcYJIACXDAAhywkBAPwLACHMCQEA_gsAIc0JAgCODAAhzgkCAI4MACHPCQIAjgwAIdAJAgCODAAh0QkBAI0MACHSCSAAlwwAIdMJQAD9CwAh1AlAAP0LACHVCQEA_gsAIdYJQAD9CwAh1wkAAJUMACDYCQAAlQwAINkJQAD9CwAh2gkgAJcMACHbCQAAlQwAINwJAgCODAAh3QkCAI4MACHeCQEA_gsAId8JAQCNDAAh4AkBAI0MACEDAAAAFgAgAQAAtwIAMDcAALgCACADAAAAFgAgAQAAFwAwAgAAGAAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACAHCQAAmREAINwHIAAAAAGGCAEAAAABjwgBAAAAAb4IAQAAAAHPCAEAAAAByglAAAAAAQErAADAAgAgBtwHIAAAAAGGCAEAAAABjwgBAAAAAb4IAQAAAAHPCAEAAAAByglAAAAAAQErAADCAgAwASsAAMICADAHCQAAmBEAINwHIACfDgAhhggBAOcNACGPCAEA5w0AIb4IAQDnDQAhzwgBAOcNACHKCUAA3Q0AIQIAAAAkACArAADFAgAgBtwHIACfDgAhhggBAOcNACGPCAEA5w0AIb4IAQDnDQAhzwgBAOcNACHKCUAA3Q0AIQIAAAAiACArAADHAgAgAgAAACIAICsAAMcCACADAAAAJAAgMgAAwAIAIDMAAMUCACABAAAAJAAgAQAAACIAIAMNAACVEQAgOAAAlxEAIDkAAJYRACAJvgcAAIsNADC_BwAAzgIAEMAHAACLDQAw3AcgAJcMACGGCAEA_AsAIY8IAQD8CwAhvggBAPwLACHPCAEA_AsAIcoJQADvCwAhAwAAACIAIAEAAM0CADA3AADOAgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAgACABAAAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgBgkAAJQRACDCB0AAAAABvggBAAAAAaMJAQAAAAHICQEAAAAByQlAAAAAAQErAADWAgAgBcIHQAAAAAG-CAEAAAABowkBAAAAAcgJAQAAAAHJCUAAAAABASsAANgCADABKwAA2AIAMAYJAACTEQAgwgdAAN0NACG-CAEA5w0AIaMJAQDnDQAhyAkBAOcNACHJCUAA6A0AIQIAAAAgACArAADbAgAgBcIHQADdDQAhvggBAOcNACGjCQEA5w0AIcgJAQDnDQAhyQlAAOgNACECAAAAHgAgKwAA3QIAIAIAAAAeACArAADdAgAgAwAAACAAIDIAANYCACAzAADbAgAgAQAAACAAIAEAAAAeACAEDQAAkBEAIDgAAJIRACA5AACREQAgyQkAAOMNACAIvgcAAIoNADC_BwAA5AIAEMAHAACKDQAwwgdAAO8LACG-CAEA_AsAIaMJAQD8CwAhyAkBAPwLACHJCUAA_QsAIQMAAAAeACABAADjAgAwNwAA5AIAIAMAAAAeACABAAAfADACAAAgACAJvgcAAIkNADC_BwAA6gIAEMAHAACJDQAwkwgBAKQMACGUCAEAiQwAIboIAQAAAAG-CAEAhwwAIckIBADZDAAhxwlAAPgLACEBAAAA5wIAIAEAAADnAgAgCb4HAACJDQAwvwcAAOoCABDABwAAiQ0AMJMIAQCkDAAhlAgBAIkMACG6CAEApAwAIb4IAQCHDAAhyQgEANkMACHHCUAA-AsAIQKUCAAA4w0AIMkIAADjDQAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgBpMIAQAAAAGUCAEAAAABuggBAAAAAb4IAQAAAAHJCAQAAAABxwlAAAAAAQErAADvAgAgBpMIAQAAAAGUCAEAAAABuggBAAAAAb4IAQAAAAHJCAQAAAABxwlAAAAAAQErAADxAgAwASsAAPECADAGkwgBAOcNACGUCAEA6Q0AIboIAQDnDQAhvggBAOcNACHJCAQA6w4AIccJQADdDQAhAgAAAOcCACArAAD0AgAgBpMIAQDnDQAhlAgBAOkNACG6CAEA5w0AIb4IAQDnDQAhyQgEAOsOACHHCUAA3Q0AIQIAAADqAgAgKwAA9gIAIAIAAADqAgAgKwAA9gIAIAMAAADnAgAgMgAA7wIAIDMAAPQCACABAAAA5wIAIAEAAADqAgAgBw0AAIsRACA4AACOEQAgOQAAjREAIFoAAIwRACBbAACPEQAglAgAAOMNACDJCAAA4w0AIAm-BwAAiA0AML8HAAD9AgAQwAcAAIgNADCTCAEAiwwAIZQIAQD-CwAhuggBAIsMACG-CAEA_AsAIckIBADSDAAhxwlAAO8LACEDAAAA6gIAIAEAAPwCADA3AAD9AgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAy-BwAAhw0AML8HAACDAwAQwAcAAIcNADDCB0AA-AsAIc0HAQAAAAGOCAEApAwAIc0IAQCHDAAh1wgCAJwMACHDCQAAsQwAIMQJAQCJDAAhxQkEANkMACHGCSAAmwwAIQEAAACAAwAgAQAAAIADACAMvgcAAIcNADC_BwAAgwMAEMAHAACHDQAwwgdAAPgLACHNBwEAhwwAIY4IAQCkDAAhzQgBAIcMACHXCAIAnAwAIcMJAACxDAAgxAkBAIkMACHFCQQA2QwAIcYJIACbDAAhAsQJAADjDQAgxQkAAOMNACADAAAAgwMAIAEAAIQDADACAACAAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAMAAACDAwAgAQAAhAMAMAIAAIADACAJwgdAAAAAAc0HAQAAAAGOCAEAAAABzQgBAAAAAdcIAgAAAAHDCYAAAAABxAkBAAAAAcUJBAAAAAHGCSAAAAABASsAAIgDACAJwgdAAAAAAc0HAQAAAAGOCAEAAAABzQgBAAAAAdcIAgAAAAHDCYAAAAABxAkBAAAAAcUJBAAAAAHGCSAAAAABASsAAIoDADABKwAAigMAMAnCB0AA3Q0AIc0HAQDnDQAhjggBAOcNACHNCAEA5w0AIdcIAgDvDQAhwwmAAAAAAcQJAQDpDQAhxQkEAOsOACHGCSAAnw4AIQIAAACAAwAgKwAAjQMAIAnCB0AA3Q0AIc0HAQDnDQAhjggBAOcNACHNCAEA5w0AIdcIAgDvDQAhwwmAAAAAAcQJAQDpDQAhxQkEAOsOACHGCSAAnw4AIQIAAACDAwAgKwAAjwMAIAIAAACDAwAgKwAAjwMAIAMAAACAAwAgMgAAiAMAIDMAAI0DACABAAAAgAMAIAEAAACDAwAgBw0AAIYRACA4AACJEQAgOQAAiBEAIFoAAIcRACBbAACKEQAgxAkAAOMNACDFCQAA4w0AIAy-BwAAhg0AML8HAACWAwAQwAcAAIYNADDCB0AA7wsAIc0HAQD8CwAhjggBAIsMACHNCAEA_AsAIdcIAgCODAAhwwkAAIwMACDECQEA_gsAIcUJBADSDAAhxgkgAJcMACEDAAAAgwMAIAEAAJUDADA3AACWAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgFQMAAIQRACAEAACFEQAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHrBwEAAAAB8AcBAAAAAfEHAQAAAAHzCAAAghEAIPYIAQAAAAH3CAAAgxEAIPgIIAAAAAGNCQABAAABkAlAAAAAAbEJAQAAAAG5CUAAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABASsAAJ4DACATwgdAAAAAAc0HAQAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHrBwEAAAAB8AcBAAAAAfEHAQAAAAHzCAAAghEAIPYIAQAAAAH3CAAAgxEAIPgIIAAAAAGNCQABAAABkAlAAAAAAbEJAQAAAAG5CUAAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABASsAAKADADABKwAAoAMAMBUDAACAEQAgBAAAgREAIMIHQADdDQAhzQcBAOcNACHTBwEA5w0AIekHQADdDQAh6gcBAOcNACHrBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHzCAAA_hAAIPYIAQDnDQAh9wgAAP8QACD4CCAAnw4AIY0JAAGqDgAhkAlAAOgNACGxCQEA6Q0AIbkJQADoDQAhwAkBAOkNACHBCQEA6Q0AIcIJQADoDQAhAgAAAC8AICsAAKMDACATwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh6QdAAN0NACHqBwEA5w0AIesHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfMIAAD-EAAg9ggBAOcNACH3CAAA_xAAIPgIIACfDgAhjQkAAaoOACGQCUAA6A0AIbEJAQDpDQAhuQlAAOgNACHACQEA6Q0AIcEJAQDpDQAhwglAAOgNACECAAAALQAgKwAApQMAIAIAAAAtACArAAClAwAgAwAAAC8AIDIAAJ4DACAzAACjAwAgAQAAAC8AIAEAAAAtACAJDQAA-xAAIDgAAP0QACA5AAD8EAAgkAkAAOMNACCxCQAA4w0AILkJAADjDQAgwAkAAOMNACDBCQAA4w0AIMIJAADjDQAgFr4HAACFDQAwvwcAAKwDABDABwAAhQ0AMMIHQADvCwAhzQcBAPwLACHTBwEAiwwAIekHQADvCwAh6gcBAIsMACHrBwEAiwwAIfAHAQD8CwAh8QcBAPwLACHzCAAAlQwAIPYIAQD8CwAh9wgAAJUMACD4CCAAlwwAIY0JAAGgDAAhkAlAAP0LACGxCQEA_gsAIbkJQAD9CwAhwAkBAI0MACHBCQEA_gsAIcIJQAD9CwAhAwAAAC0AIAEAAKsDADA3AACsAwAgAwAAAC0AIAEAAC4AMAIAAC8AIAEAAAAzACABAAAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgFgMAAPkQACAEAAD6EAAgwgdAAAAAAdMHAQAAAAHpB0AAAAAB6gcBAAAAAesHAQAAAAGACAEAAAABgQgBAAAAAe0IAQAAAAHzCAAA9xAAII4JAQAAAAGQCUAAAAABlgkAAQAAAbgJAAD4EAAguQlAAAAAAboJAgAAAAG7CQIAAAABvAkBAAAAAb0JAQAAAAG-CQEAAAABvwkBAAAAAQErAAC0AwAgFMIHQAAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHrBwEAAAABgAgBAAAAAYEIAQAAAAHtCAEAAAAB8wgAAPcQACCOCQEAAAABkAlAAAAAAZYJAAEAAAG4CQAA-BAAILkJQAAAAAG6CQIAAAABuwkCAAAAAbwJAQAAAAG9CQEAAAABvgkBAAAAAb8JAQAAAAEBKwAAtgMAMAErAAC2AwAwFgMAAPUQACAEAAD2EAAgwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6gcBAOcNACHrBwEA5w0AIYAIAQDnDQAhgQgBAOcNACHtCAEA6Q0AIfMIAADzEAAgjgkBAOkNACGQCUAA6A0AIZYJAAGqDgAhuAkAAPQQACC5CUAA6A0AIboJAgDsDgAhuwkCAOwOACG8CQEA6Q0AIb0JAQDpDQAhvgkBAOkNACG_CQEA6Q0AIQIAAAAzACArAAC5AwAgFMIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIeoHAQDnDQAh6wcBAOcNACGACAEA5w0AIYEIAQDnDQAh7QgBAOkNACHzCAAA8xAAII4JAQDpDQAhkAlAAOgNACGWCQABqg4AIbgJAAD0EAAguQlAAOgNACG6CQIA7A4AIbsJAgDsDgAhvAkBAOkNACG9CQEA6Q0AIb4JAQDpDQAhvwkBAOkNACECAAAAMQAgKwAAuwMAIAIAAAAxACArAAC7AwAgAwAAADMAIDIAALQDACAzAAC5AwAgAQAAADMAIAEAAAAxACAPDQAA7hAAIDgAAPEQACA5AADwEAAgWgAA7xAAIFsAAPIQACDtCAAA4w0AII4JAADjDQAgkAkAAOMNACC5CQAA4w0AILoJAADjDQAguwkAAOMNACC8CQAA4w0AIL0JAADjDQAgvgkAAOMNACC_CQAA4w0AIBe-BwAAhA0AML8HAADCAwAQwAcAAIQNADDCB0AA7wsAIdMHAQCLDAAh6QdAAO8LACHqBwEAiwwAIesHAQCLDAAhgAgBAPwLACGBCAEAiwwAIe0IAQCNDAAh8wgAAJUMACCOCQEA_gsAIZAJQAD9CwAhlgkAAaAMACG4CQAAlQwAILkJQAD9CwAhugkCANMMACG7CQIA0wwAIbwJAQD-CwAhvQkBAP4LACG-CQEAjQwAIb8JAQCNDAAhAwAAADEAIAEAAMEDADA3AADCAwAgAwAAADEAIAEAADIAMAIAADMAIAW-BwAAgw0AML8HAADIAwAQwAcAAIMNADDpB0AA-AsAIbcJAAEAAAEBAAAAxQMAIAEAAADFAwAgBb4HAACDDQAwvwcAAMgDABDABwAAgw0AMOkHQAD4CwAhtwkAAaUMACEAAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAukHQAAAAAG3CQABAAABASsAAM0DACAC6QdAAAAAAbcJAAEAAAEBKwAAzwMAMAErAADPAwAwAukHQADdDQAhtwkAAaoOACECAAAAxQMAICsAANIDACAC6QdAAN0NACG3CQABqg4AIQIAAADIAwAgKwAA1AMAIAIAAADIAwAgKwAA1AMAIAMAAADFAwAgMgAAzQMAIDMAANIDACABAAAAxQMAIAEAAADIAwAgAw0AAOsQACA4AADtEAAgOQAA7BAAIAW-BwAAgg0AML8HAADbAwAQwAcAAIINADDpB0AA7wsAIbcJAAGgDAAhAwAAAMgDACABAADaAwAwNwAA2wMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACANvgcAAIENADC_BwAA4QMAEMAHAACBDQAwwgdAAPgLACHTBwEAAAAB6QdAAPgLACHqBwEAsAwAIe8IAQCHDAAhkQkAAQAAAbMJAQCHDAAhtAkBAIcMACG1CUAAiAwAIbYJAAC4DAAgAQAAAN4DACABAAAA3gMAIA2-BwAAgQ0AML8HAADhAwAQwAcAAIENADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEAsAwAIe8IAQCHDAAhkQkAAaUMACGzCQEAhwwAIbQJAQCHDAAhtQlAAIgMACG2CQAAuAwAIAPqBwAA4w0AILUJAADjDQAgtgkAAOMNACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAKwgdAAAAAAdMHAQAAAAHpB0AAAAAB6gcBAAAAAe8IAQAAAAGRCQABAAABswkBAAAAAbQJAQAAAAG1CUAAAAABtgmAAAAAAQErAADmAwAgCsIHQAAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHvCAEAAAABkQkAAQAAAbMJAQAAAAG0CQEAAAABtQlAAAAAAbYJgAAAAAEBKwAA6AMAMAErAADoAwAwCsIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIeoHAQDpDQAh7wgBAOcNACGRCQABqg4AIbMJAQDnDQAhtAkBAOcNACG1CUAA6A0AIbYJgAAAAAECAAAA3gMAICsAAOsDACAKwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6gcBAOkNACHvCAEA5w0AIZEJAAGqDgAhswkBAOcNACG0CQEA5w0AIbUJQADoDQAhtgmAAAAAAQIAAADhAwAgKwAA7QMAIAIAAADhAwAgKwAA7QMAIAMAAADeAwAgMgAA5gMAIDMAAOsDACABAAAA3gMAIAEAAADhAwAgBg0AAOgQACA4AADqEAAgOQAA6RAAIOoHAADjDQAgtQkAAOMNACC2CQAA4w0AIA2-BwAAgA0AML8HAAD0AwAQwAcAAIANADDCB0AA7wsAIdMHAQCLDAAh6QdAAO8LACHqBwEAjQwAIe8IAQD8CwAhkQkAAaAMACGzCQEA_AsAIbQJAQD8CwAhtQlAAP0LACG2CQAAtQwAIAMAAADhAwAgAQAA8wMAMDcAAPQDACADAAAA4QMAIAEAAOIDADACAADeAwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACARAwAA4hAAIAQAAOMQACAYAADkEAAgGQAA5RAAIBoAAOYQACAbAADnEAAgwgdAAAAAAdMHAQAAAAHZBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7wgBAAAAAf0IAQAAAAGwCQEAAAABsQkBAAAAAbIJQAAAAAEBKwAA_AMAIAvCB0AAAAAB0wcBAAAAAdkHAQAAAAHcBwEAAAAB6gcBAAAAAesHAQAAAAHvCAEAAAAB_QgBAAAAAbAJAQAAAAGxCQEAAAABsglAAAAAAQErAAD-AwAwASsAAP4DADABAAAAAwAgEQMAAKwQACAEAACtEAAgGAAArhAAIBkAAK8QACAaAACwEAAgGwAAsRAAIMIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh6gcBAOcNACHrBwEA6Q0AIe8IAQDnDQAh_QgBAOkNACGwCQEA5w0AIbEJAQDnDQAhsglAAOgNACECAAAARAAgKwAAggQAIAvCB0AA3Q0AIdMHAQDnDQAh2QcBAOkNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHvCAEA5w0AIf0IAQDpDQAhsAkBAOcNACGxCQEA5w0AIbIJQADoDQAhAgAAAEIAICsAAIQEACACAAAAQgAgKwAAhAQAIAEAAAADACADAAAARAAgMgAA_AMAIDMAAIIEACABAAAARAAgAQAAAEIAIAcNAACpEAAgOAAAqxAAIDkAAKoQACDZBwAA4w0AIOsHAADjDQAg_QgAAOMNACCyCQAA4w0AIA6-BwAA_wwAML8HAACMBAAQwAcAAP8MADDCB0AA7wsAIdMHAQCLDAAh2QcBAP4LACHcBwEA_AsAIeoHAQCLDAAh6wcBAI0MACHvCAEA_AsAIf0IAQD-CwAhsAkBAPwLACGxCQEA_AsAIbIJQAD9CwAhAwAAAEIAIAEAAIsEADA3AACMBAAgAwAAAEIAIAEAAEMAMAIAAEQAIAEAAABJACABAAAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgDQMAAKYQACAVAACnEAAgFwAAqBAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHwBwEAAAAB8QcBAAAAAYkJAQAAAAGQCUAAAAABlgkAAQAAAa8JQAAAAAEBKwAAlAQAIArCB0AAAAAB0wcBAAAAAekHQAAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAGJCQEAAAABkAlAAAAAAZYJAAEAAAGvCUAAAAABASsAAJYEADABKwAAlgQAMA0DAACeEAAgFQAAnxAAIBcAAKAQACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACGJCQEA5w0AIZAJQADoDQAhlgkAAaoOACGvCUAA6A0AIQIAAABJACArAACZBAAgCsIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIeoHAQDnDQAh8AcBAOcNACHxBwEA5w0AIYkJAQDnDQAhkAlAAOgNACGWCQABqg4AIa8JQADoDQAhAgAAAEcAICsAAJsEACACAAAARwAgKwAAmwQAIAMAAABJACAyAACUBAAgMwAAmQQAIAEAAABJACABAAAARwAgBQ0AAJsQACA4AACdEAAgOQAAnBAAIJAJAADjDQAgrwkAAOMNACANvgcAAP4MADC_BwAAogQAEMAHAAD-DAAwwgdAAO8LACHTBwEAiwwAIekHQADvCwAh6gcBAIsMACHwBwEA_AsAIfEHAQD8CwAhiQkBAIsMACGQCUAA_QsAIZYJAAGgDAAhrwlAAP0LACEDAAAARwAgAQAAoQQAMDcAAKIEACADAAAARwAgAQAASAAwAgAASQAgAQAAAIkBACABAAAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAoDAACZEAAgFgAAmhAAIMIHQAAAAAHTBwEAAAAB3QcCAAAAAeAHQAAAAAHoBwEAAAAB6gcBAAAAAa0JAQAAAAGuCYAAAAABASsAAKoEACAIwgdAAAAAAdMHAQAAAAHdBwIAAAAB4AdAAAAAAegHAQAAAAHqBwEAAAABrQkBAAAAAa4JgAAAAAEBKwAArAQAMAErAACsBAAwAQAAAEcAIAoDAACXEAAgFgAAmBAAIMIHQADdDQAh0wcBAOcNACHdBwIA7w0AIeAHQADdDQAh6AcBAOkNACHqBwEA5w0AIa0JAQDpDQAhrgmAAAAAAQIAAACJAQAgKwAAsAQAIAjCB0AA3Q0AIdMHAQDnDQAh3QcCAO8NACHgB0AA3Q0AIegHAQDpDQAh6gcBAOcNACGtCQEA6Q0AIa4JgAAAAAECAAAASwAgKwAAsgQAIAIAAABLACArAACyBAAgAQAAAEcAIAMAAACJAQAgMgAAqgQAIDMAALAEACABAAAAiQEAIAEAAABLACAIDQAAkhAAIDgAAJUQACA5AACUEAAgWgAAkxAAIFsAAJYQACDoBwAA4w0AIK0JAADjDQAgrgkAAOMNACALvgcAAP0MADC_BwAAugQAEMAHAAD9DAAwwgdAAO8LACHTBwEAiwwAId0HAgCODAAh4AdAAO8LACHoBwEA_gsAIeoHAQCLDAAhrQkBAI0MACGuCQAAtQwAIAMAAABLACABAAC5BAAwNwAAugQAIAMAAABLACABAACIAQAwAgAAiQEAIAa-BwAA_AwAML8HAADABAAQwAcAAPwMADCqCQEAAAABqwkCAJwMACGsCQQA2QwAIQEAAAC9BAAgAQAAAL0EACAGvgcAAPwMADC_BwAAwAQAEMAHAAD8DAAwqgkBAIcMACGrCQIAnAwAIawJBADZDAAhAawJAADjDQAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACADAAAAwAQAIAEAAMEEADACAAC9BAAgA6oJAQAAAAGrCQIAAAABrAkEAAAAAQErAADFBAAgA6oJAQAAAAGrCQIAAAABrAkEAAAAAQErAADHBAAwASsAAMcEADADqgkBAOcNACGrCQIA7w0AIawJBADrDgAhAgAAAL0EACArAADKBAAgA6oJAQDnDQAhqwkCAO8NACGsCQQA6w4AIQIAAADABAAgKwAAzAQAIAIAAADABAAgKwAAzAQAIAMAAAC9BAAgMgAAxQQAIDMAAMoEACABAAAAvQQAIAEAAADABAAgBg0AAI0QACA4AACQEAAgOQAAjxAAIFoAAI4QACBbAACREAAgrAkAAOMNACAGvgcAAPsMADC_BwAA0wQAEMAHAAD7DAAwqgkBAPwLACGrCQIAjgwAIawJBADSDAAhAwAAAMAEACABAADSBAAwNwAA0wQAIAMAAADABAAgAQAAwQQAMAIAAL0EACAKvgcAAPkMADC_BwAA2QQAEMAHAAD5DAAwwgdAAPgLACHTBwEAAAAB6AcBAIcMACGmCQEAhwwAIacJAAGlDAAhqAkAAaUMACGpCQAA-gwAIAEAAADWBAAgAQAAANYEACAJvgcAAPkMADC_BwAA2QQAEMAHAAD5DAAwwgdAAPgLACHTBwEApAwAIegHAQCHDAAhpgkBAIcMACGnCQABpQwAIagJAAGlDAAhAAMAAADZBAAgAQAA2gQAMAIAANYEACADAAAA2QQAIAEAANoEADACAADWBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAbCB0AAAAAB0wcBAAAAAegHAQAAAAGmCQEAAAABpwkAAQAAAagJAAEAAAEBKwAA3gQAIAbCB0AAAAAB0wcBAAAAAegHAQAAAAGmCQEAAAABpwkAAQAAAagJAAEAAAEBKwAA4AQAMAErAADgBAAwBsIHQADdDQAh0wcBAOcNACHoBwEA5w0AIaYJAQDnDQAhpwkAAaoOACGoCQABqg4AIQIAAADWBAAgKwAA4wQAIAbCB0AA3Q0AIdMHAQDnDQAh6AcBAOcNACGmCQEA5w0AIacJAAGqDgAhqAkAAaoOACECAAAA2QQAICsAAOUEACACAAAA2QQAICsAAOUEACADAAAA1gQAIDIAAN4EACAzAADjBAAgAQAAANYEACABAAAA2QQAIAMNAACKEAAgOAAAjBAAIDkAAIsQACAJvgcAAPgMADC_BwAA7AQAEMAHAAD4DAAwwgdAAO8LACHTBwEAiwwAIegHAQD8CwAhpgkBAPwLACGnCQABoAwAIagJAAGgDAAhAwAAANkEACABAADrBAAwNwAA7AQAIAMAAADZBAAgAQAA2gQAMAIAANYEACAHvgcAAPcMADC_BwAA8gQAEMAHAAD3DAAwwgdAAPgLACHTBwEAAAAB_AcBAIcMACGlCQEAhwwAIQEAAADvBAAgAQAAAO8EACAHvgcAAPcMADC_BwAA8gQAEMAHAAD3DAAwwgdAAPgLACHTBwEApAwAIfwHAQCHDAAhpQkBAIcMACEAAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgBMIHQAAAAAHTBwEAAAAB_AcBAAAAAaUJAQAAAAEBKwAA9wQAIATCB0AAAAAB0wcBAAAAAfwHAQAAAAGlCQEAAAABASsAAPkEADABKwAA-QQAMATCB0AA3Q0AIdMHAQDnDQAh_AcBAOcNACGlCQEA5w0AIQIAAADvBAAgKwAA_AQAIATCB0AA3Q0AIdMHAQDnDQAh_AcBAOcNACGlCQEA5w0AIQIAAADyBAAgKwAA_gQAIAIAAADyBAAgKwAA_gQAIAMAAADvBAAgMgAA9wQAIDMAAPwEACABAAAA7wQAIAEAAADyBAAgAw0AAIcQACA4AACJEAAgOQAAiBAAIAe-BwAA9gwAML8HAACFBQAQwAcAAPYMADDCB0AA7wsAIdMHAQCLDAAh_AcBAPwLACGlCQEA_AsAIQMAAADyBAAgAQAAhAUAMDcAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgCL4HAAD1DAAwvwcAAIsFABDABwAA9QwAMMIHQAD4CwAh0wcBAAAAAegHAQCHDAAhowkBAAAAAaQJAQCJDAAhAQAAAIgFACABAAAAiAUAIAi-BwAA9QwAML8HAACLBQAQwAcAAPUMADDCB0AA-AsAIdMHAQCkDAAh6AcBAIcMACGjCQEAhwwAIaQJAQCJDAAhAaQJAADjDQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACADAAAAiwUAIAEAAIwFADACAACIBQAgBcIHQAAAAAHTBwEAAAAB6AcBAAAAAaMJAQAAAAGkCQEAAAABASsAAJAFACAFwgdAAAAAAdMHAQAAAAHoBwEAAAABowkBAAAAAaQJAQAAAAEBKwAAkgUAMAErAACSBQAwBcIHQADdDQAh0wcBAOcNACHoBwEA5w0AIaMJAQDnDQAhpAkBAOkNACECAAAAiAUAICsAAJUFACAFwgdAAN0NACHTBwEA5w0AIegHAQDnDQAhowkBAOcNACGkCQEA6Q0AIQIAAACLBQAgKwAAlwUAIAIAAACLBQAgKwAAlwUAIAMAAACIBQAgMgAAkAUAIDMAAJUFACABAAAAiAUAIAEAAACLBQAgBA0AAIQQACA4AACGEAAgOQAAhRAAIKQJAADjDQAgCL4HAAD0DAAwvwcAAJ4FABDABwAA9AwAMMIHQADvCwAh0wcBAIsMACHoBwEA_AsAIaMJAQD8CwAhpAkBAP4LACEDAAAAiwUAIAEAAJ0FADA3AACeBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIBEDAADyDAAgIAAA8wwAIL4HAADxDAAwvwcAAG8AEMAHAADxDAAwwgdAAPgLACHTBwEAAAAB3AcBAIcMACHqBwEAAAAB_QgBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACCcCQIAnAwAIZ0JAQCJDAAhnglAAIgMACGfCQAA8AwAIAEAAAChBQAgAQAAAKEFACAHAwAAghAAICAAAIMQACD9CAAA4w0AIJkJAADjDQAgmgkAAOMNACCdCQAA4w0AIJ4JAADjDQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgDQMAAIAQACAgAACBEAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB6gcBAAAAAf0IAQAAAAGZCQEAAAABmgkBAAAAAZsJAAD_DwAgnAkCAAAAAZ0JAQAAAAGeCUAAAAABASsAAKgFACALwgdAAAAAAdMHAQAAAAHcBwEAAAAB6gcBAAAAAf0IAQAAAAGZCQEAAAABmgkBAAAAAZsJAAD_DwAgnAkCAAAAAZ0JAQAAAAGeCUAAAAABASsAAKoFADABKwAAqgUAMA0DAADxDwAgIAAA8g8AIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIeoHAQDnDQAh_QgBAOkNACGZCQEA6Q0AIZoJAQDpDQAhmwkAAPAPACCcCQIA7w0AIZ0JAQDpDQAhnglAAOgNACECAAAAoQUAICsAAK0FACALwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACH9CAEA6Q0AIZkJAQDpDQAhmgkBAOkNACGbCQAA8A8AIJwJAgDvDQAhnQkBAOkNACGeCUAA6A0AIQIAAABvACArAACvBQAgAgAAAG8AICsAAK8FACADAAAAoQUAIDIAAKgFACAzAACtBQAgAQAAAKEFACABAAAAbwAgCg0AAOsPACA4AADuDwAgOQAA7Q8AIFoAAOwPACBbAADvDwAg_QgAAOMNACCZCQAA4w0AIJoJAADjDQAgnQkAAOMNACCeCQAA4w0AIA6-BwAA7wwAML8HAAC2BQAQwAcAAO8MADDCB0AA7wsAIdMHAQCLDAAh3AcBAPwLACHqBwEAiwwAIf0IAQD-CwAhmQkBAP4LACGaCQEA_gsAIZsJAACVDAAgnAkCAI4MACGdCQEA_gsAIZ4JQAD9CwAhAwAAAG8AIAEAALUFADA3AAC2BQAgAwAAAG8AIAEAAKQFADACAAChBQAgAQAAAHMAIAEAAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACASAwAA6Q8AIB8AAOoPACDCB0AAAAAB0wcBAAAAAekHQAAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAH9CAEAAAABkAlAAAAAAZQJQAAAAAGVCQEAAAABlgkAAQAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAGbCQAA6A8AIAErAAC-BQAgEMIHQAAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHwBwEAAAAB8QcBAAAAAf0IAQAAAAGQCUAAAAABlAlAAAAAAZUJAQAAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAZsJAADoDwAgASsAAMAFADABKwAAwAUAMBIDAADmDwAgHwAA5w8AIMIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIeoHAQDnDQAh8AcBAOcNACHxBwEA5w0AIf0IAQDpDQAhkAlAAOgNACGUCUAA6A0AIZUJAQDnDQAhlgkAAaoOACGXCQEA5w0AIZgJAQDpDQAhmQkBAOkNACGaCQEA6Q0AIZsJAADlDwAgAgAAAHMAICsAAMMFACAQwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6gcBAOcNACHwBwEA5w0AIfEHAQDnDQAh_QgBAOkNACGQCUAA6A0AIZQJQADoDQAhlQkBAOcNACGWCQABqg4AIZcJAQDnDQAhmAkBAOkNACGZCQEA6Q0AIZoJAQDpDQAhmwkAAOUPACACAAAAcQAgKwAAxQUAIAIAAABxACArAADFBQAgAwAAAHMAIDIAAL4FACAzAADDBQAgAQAAAHMAIAEAAABxACAJDQAA4g8AIDgAAOQPACA5AADjDwAg_QgAAOMNACCQCQAA4w0AIJQJAADjDQAgmAkAAOMNACCZCQAA4w0AIJoJAADjDQAgE74HAADuDAAwvwcAAMwFABDABwAA7gwAMMIHQADvCwAh0wcBAIsMACHpB0AA7wsAIeoHAQCLDAAh8AcBAPwLACHxBwEA_AsAIf0IAQD-CwAhkAlAAP0LACGUCUAA_QsAIZUJAQCLDAAhlgkAAaAMACGXCQEA_AsAIZgJAQD-CwAhmQkBAP4LACGaCQEA_gsAIZsJAACVDAAgAwAAAHEAIAEAAMsFADA3AADMBQAgAwAAAHEAIAEAAHIAMAIAAHMAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCgMAAOAPACAVAADhDwAg6QdAAAAAAeoHAQAAAAHrBwEAAAABiQkBAAAAAZEJAAEAAAGSCQEAAAABkwkBAAAAAZQJQAAAAAEBKwAA1AUAIAjpB0AAAAAB6gcBAAAAAesHAQAAAAGJCQEAAAABkQkAAQAAAZIJAQAAAAGTCQEAAAABlAlAAAAAAQErAADWBQAwASsAANYFADAKAwAA3g8AIBUAAN8PACDpB0AA3Q0AIeoHAQDnDQAh6wcBAOcNACGJCQEA5w0AIZEJAAGqDgAhkgkBAOcNACGTCQEA5w0AIZQJQADoDQAhAgAAAFAAICsAANkFACAI6QdAAN0NACHqBwEA5w0AIesHAQDnDQAhiQkBAOcNACGRCQABqg4AIZIJAQDnDQAhkwkBAOcNACGUCUAA6A0AIQIAAABOACArAADbBQAgAgAAAE4AICsAANsFACADAAAAUAAgMgAA1AUAIDMAANkFACABAAAAUAAgAQAAAE4AIAQNAADbDwAgOAAA3Q8AIDkAANwPACCUCQAA4w0AIAu-BwAA7QwAML8HAADiBQAQwAcAAO0MADDpB0AA7wsAIeoHAQCLDAAh6wcBAIsMACGJCQEAiwwAIZEJAAGgDAAhkgkBAPwLACGTCQEA_AsAIZQJQAD9CwAhAwAAAE4AIAEAAOEFADA3AADiBQAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgDQMAANkPACAVAADaDwAgwgdAAAAAAdMHAQAAAAHpB0AAAAAB6gcBAAAAAesHAQAAAAGJCQEAAAABjAkAAQAAAY0JAAEAAAGOCQEAAAABjwlAAAAAAZAJQAAAAAEBKwAA6gUAIAvCB0AAAAAB0wcBAAAAAekHQAAAAAHqBwEAAAAB6wcBAAAAAYkJAQAAAAGMCQABAAABjQkAAQAAAY4JAQAAAAGPCUAAAAABkAlAAAAAAQErAADsBQAwASsAAOwFADANAwAA1w8AIBUAANgPACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHqBwEA5w0AIesHAQDnDQAhiQkBAOcNACGMCQABqg4AIY0JAAGqDgAhjgkBAOkNACGPCUAA6A0AIZAJQADoDQAhAgAAAFQAICsAAO8FACALwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6gcBAOcNACHrBwEA5w0AIYkJAQDnDQAhjAkAAaoOACGNCQABqg4AIY4JAQDpDQAhjwlAAOgNACGQCUAA6A0AIQIAAABSACArAADxBQAgAgAAAFIAICsAAPEFACADAAAAVAAgMgAA6gUAIDMAAO8FACABAAAAVAAgAQAAAFIAIAYNAADUDwAgOAAA1g8AIDkAANUPACCOCQAA4w0AII8JAADjDQAgkAkAAOMNACAOvgcAAOwMADC_BwAA-AUAEMAHAADsDAAwwgdAAO8LACHTBwEAiwwAIekHQADvCwAh6gcBAIsMACHrBwEAiwwAIYkJAQCLDAAhjAkAAaAMACGNCQABoAwAIY4JAQD-CwAhjwlAAP0LACGQCUAA_QsAIQMAAABSACABAAD3BQAwNwAA-AUAIAMAAABSACABAABTADACAABUACABAAAAWAAgAQAAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIBEDAADSDwAgBAEAAAABFQAA0w8AIMIHQAAAAAHTBwEAAAAB3AcBAAAAAekHQAAAAAHqBwEAAAAB6wcBAAAAAYgIAQAAAAGFCQABAAABhgkAAQAAAYcJAQAAAAGICQEAAAABiQkBAAAAAYoJAgAAAAGLCUAAAAABASsAAIAGACAPBAEAAAABwgdAAAAAAdMHAQAAAAHcBwEAAAAB6QdAAAAAAeoHAQAAAAHrBwEAAAABiAgBAAAAAYUJAAEAAAGGCQABAAABhwkBAAAAAYgJAQAAAAGJCQEAAAABigkCAAAAAYsJQAAAAAEBKwAAggYAMAErAACCBgAwAQAAAFoAIAEAAABCACARAwAA0A8AIAQBAOkNACEVAADRDwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6QdAAN0NACHqBwEA6Q0AIesHAQDpDQAhiAgBAOcNACGFCQABqg4AIYYJAAGqDgAhhwkBAOkNACGICQEA6Q0AIYkJAQDpDQAhigkCAO8NACGLCUAA6A0AIQIAAABYACArAACHBgAgDwQBAOkNACHCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHpB0AA3Q0AIeoHAQDpDQAh6wcBAOkNACGICAEA5w0AIYUJAAGqDgAhhgkAAaoOACGHCQEA6Q0AIYgJAQDpDQAhiQkBAOkNACGKCQIA7w0AIYsJQADoDQAhAgAAAFYAICsAAIkGACACAAAAVgAgKwAAiQYAIAEAAABaACABAAAAQgAgAwAAAFgAIDIAAIAGACAzAACHBgAgAQAAAFgAIAEAAABWACAMBAAA4w0AIA0AAMsPACA4AADODwAgOQAAzQ8AIFoAAMwPACBbAADPDwAg6gcAAOMNACDrBwAA4w0AIIcJAADjDQAgiAkAAOMNACCJCQAA4w0AIIsJAADjDQAgEgQBAP4LACG-BwAA6wwAML8HAACSBgAQwAcAAOsMADDCB0AA7wsAIdMHAQCLDAAh3AcBAPwLACHpB0AA7wsAIeoHAQCNDAAh6wcBAI0MACGICAEA_AsAIYUJAAGgDAAhhgkAAaAMACGHCQEA_gsAIYgJAQD-CwAhiQkBAI0MACGKCQIAjgwAIYsJQAD9CwAhAwAAAFYAIAEAAJEGADA3AACSBgAgAwAAAFYAIAEAAFcAMAIAAFgAIAEAAABrACABAAAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgFQMAAMcPACARAADIDwAgEwAAyQ8AIBQAAMoPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfkIAgAAAAH9CAEAAAAB_ggBAAAAAf8IAQAAAAGACYAAAAABgQkBAAAAAYIJAADGDwAggwkCAAAAAYQJAgAAAAEBKwAAmgYAIBHCB0AAAAAB0wcBAAAAAdwHAQAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfkIAgAAAAH9CAEAAAAB_ggBAAAAAf8IAQAAAAGACYAAAAABgQkBAAAAAYIJAADGDwAggwkCAAAAAYQJAgAAAAEBKwAAnAYAMAErAACcBgAwFQMAAKUPACARAACmDwAgEwAApw8AIBQAAKgPACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh-QgCAO8NACH9CAEA5w0AIf4IAQDnDQAh_wgBAOkNACGACYAAAAABgQkBAOkNACGCCQAApA8AIIMJAgDvDQAhhAkCAO8NACECAAAAawAgKwAAnwYAIBHCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh-QgCAO8NACH9CAEA5w0AIf4IAQDnDQAh_wgBAOkNACGACYAAAAABgQkBAOkNACGCCQAApA8AIIMJAgDvDQAhhAkCAO8NACECAAAAaQAgKwAAoQYAIAIAAABpACArAAChBgAgAwAAAGsAIDIAAJoGACAzAACfBgAgAQAAAGsAIAEAAABpACAIDQAAnw8AIDgAAKIPACA5AAChDwAgWgAAoA8AIFsAAKMPACD_CAAA4w0AIIAJAADjDQAggQkAAOMNACAUvgcAAOoMADC_BwAAqAYAEMAHAADqDAAwwgdAAO8LACHTBwEAiwwAIdwHAQD8CwAh6gcBAIsMACHwBwEA_AsAIfEHAQD8CwAh8gdAAO8LACHvCAEA_AsAIfkIAgCODAAh_QgBAPwLACH-CAEA_AsAIf8IAQD-CwAhgAkAALUMACCBCQEA_gsAIYIJAACVDAAggwkCAI4MACGECQIAjgwAIQMAAABpACABAACnBgAwNwAAqAYAIAMAAABpACABAABqADACAABrACAKEgAA6QwAIL4HAADoDAAwvwcAADoAEMAHAADoDAAwzgdAAIgMACHeB0AA-AsAIe0IAQAAAAH6CAAAlQwAIPsIAACVDAAg_AgBAIkMACEBAAAAqwYAIAEAAACrBgAgAxIAAJ4PACDOBwAA4w0AIPwIAADjDQAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgBxIAAJ0PACDOB0AAAAAB3gdAAAAAAe0IAQAAAAH6CAAAmw8AIPsIAACcDwAg_AgBAAAAAQErAACyBgAgBs4HQAAAAAHeB0AAAAAB7QgBAAAAAfoIAACbDwAg-wgAAJwPACD8CAEAAAABASsAALQGADABKwAAtAYAMAcSAACaDwAgzgdAAOgNACHeB0AA3Q0AIe0IAQDnDQAh-ggAAJgPACD7CAAAmQ8AIPwIAQDpDQAhAgAAAKsGACArAAC3BgAgBs4HQADoDQAh3gdAAN0NACHtCAEA5w0AIfoIAACYDwAg-wgAAJkPACD8CAEA6Q0AIQIAAAA6ACArAAC5BgAgAgAAADoAICsAALkGACADAAAAqwYAIDIAALIGACAzAAC3BgAgAQAAAKsGACABAAAAOgAgBQ0AAJUPACA4AACXDwAgOQAAlg8AIM4HAADjDQAg_AgAAOMNACAJvgcAAOcMADC_BwAAwAYAEMAHAADnDAAwzgdAAP0LACHeB0AA7wsAIe0IAQCLDAAh-ggAAJUMACD7CAAAlQwAIPwIAQD-CwAhAwAAADoAIAEAAL8GADA3AADABgAgAwAAADoAIAEAAK4GADACAACrBgAgAQAAADcAIAEAAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAWBAAAkw8AIBIAAJQPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHqBwEAAAAB6wcBAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAe0IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCIAAAAAB8wgAAJEPACD0CAIAAAAB9QggAAAAAfYIAQAAAAH3CAAAkg8AIPgIIAAAAAH5CAIAAAABASsAAMgGACAUwgdAAAAAAdMHAQAAAAHcBwEAAAAB6gcBAAAAAesHAQAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAHtCAEAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIAACRDwAg9AgCAAAAAfUIIAAAAAH2CAEAAAAB9wgAAJIPACD4CCAAAAAB-QgCAAAAAQErAADKBgAwASsAAMoGADAWBAAAjw8AIBIAAJAPACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIesHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAh7QgBAOcNACHvCAEA5w0AIfAIAQDnDQAh8QgBAOcNACHyCIAAAAAB8wgAAI0PACD0CAIA7w0AIfUIIACfDgAh9ggBAOcNACH3CAAAjg8AIPgIIACfDgAh-QgCAO8NACECAAAANwAgKwAAzQYAIBTCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIesHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAh7QgBAOcNACHvCAEA5w0AIfAIAQDnDQAh8QgBAOcNACHyCIAAAAAB8wgAAI0PACD0CAIA7w0AIfUIIACfDgAh9ggBAOcNACH3CAAAjg8AIPgIIACfDgAh-QgCAO8NACECAAAANQAgKwAAzwYAIAIAAAA1ACArAADPBgAgAwAAADcAIDIAAMgGACAzAADNBgAgAQAAADcAIAEAAAA1ACAFDQAAiA8AIDgAAIsPACA5AACKDwAgWgAAiQ8AIFsAAIwPACAXvgcAAOYMADC_BwAA1gYAEMAHAADmDAAwwgdAAO8LACHTBwEAiwwAIdwHAQD8CwAh6gcBAIsMACHrBwEAiwwAIfAHAQD8CwAh8QcBAPwLACHyB0AA7wsAIe0IAQCLDAAh7wgBAPwLACHwCAEA_AsAIfEIAQD8CwAh8ggAAIwMACDzCAAAlQwAIPQIAgCODAAh9QggAJcMACH2CAEA_AsAIfcIAACVDAAg-AggAJcMACH5CAIAjgwAIQMAAAA1ACABAADVBgAwNwAA1gYAIAMAAAA1ACABAAA2ADACAAA3ACABAAAAPgAgAQAAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAQSAACHDwAg6QdAAAAAAe0IAQAAAAHuCAABAAABASsAAN4GACAD6QdAAAAAAe0IAQAAAAHuCAABAAABASsAAOAGADABKwAA4AYAMAQSAACGDwAg6QdAAN0NACHtCAEA5w0AIe4IAAGqDgAhAgAAAD4AICsAAOMGACAD6QdAAN0NACHtCAEA5w0AIe4IAAGqDgAhAgAAADwAICsAAOUGACACAAAAPAAgKwAA5QYAIAMAAAA-ACAyAADeBgAgMwAA4wYAIAEAAAA-ACABAAAAPAAgAw0AAIMPACA4AACFDwAgOQAAhA8AIAa-BwAA5QwAML8HAADsBgAQwAcAAOUMADDpB0AA7wsAIe0IAQCLDAAh7ggAAaAMACEDAAAAPAAgAQAA6wYAMDcAAOwGACADAAAAPAAgAQAAPQAwAgAAPgAgIQUBAIcMACG-BwAA4wwAML8HAADyBgAQwAcAAOMMADDCB0AA-AsAIc0HAQCHDAAhhwgBAIkMACGMCAQA9wsAIY0IAQCHDAAhjggBAAAAAcAIAQCJDAAh1wgEAPcLACHYCEAAiAwAIdkIAACxDAAg2ggAALEMACDbCAAAsQwAINwIAQCHDAAh3QhAAPgLACHeCCAAmwwAId8IAQCJDAAh4AgBAIkMACHhCAEAiQwAIeIIAACxDAAg4wgAALEMACDkCAAAsQwAIOUIAACxDAAg5ggBAIkMACHnCAEAiQwAIegIAgCcDAAh6QgBAIkMACHqCAIAnAwAIesIAgCcDAAh7AgAAOQMACABAAAA7wYAIAEAAADvBgAgIAUBAIcMACG-BwAA4wwAML8HAADyBgAQwAcAAOMMADDCB0AA-AsAIc0HAQCHDAAhhwgBAIkMACGMCAQA9wsAIY0IAQCHDAAhjggBAKQMACHACAEAiQwAIdcIBAD3CwAh2AhAAIgMACHZCAAAsQwAINoIAACxDAAg2wgAALEMACDcCAEAhwwAId0IQAD4CwAh3gggAJsMACHfCAEAiQwAIeAIAQCJDAAh4QgBAIkMACHiCAAAsQwAIOMIAACxDAAg5AgAALEMACDlCAAAsQwAIOYIAQCJDAAh5wgBAIkMACHoCAIAnAwAIekIAQCJDAAh6ggCAJwMACHrCAIAnAwAIQmHCAAA4w0AIMAIAADjDQAg2AgAAOMNACDfCAAA4w0AIOAIAADjDQAg4QgAAOMNACDmCAAA4w0AIOcIAADjDQAg6QgAAOMNACADAAAA8gYAIAEAAPMGADACAADvBgAgAwAAAPIGACABAADzBgAwAgAA7wYAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAdBQEAAAABwgdAAAAAAc0HAQAAAAGHCAEAAAABjAgEAAAAAY0IAQAAAAGOCAEAAAABwAgBAAAAAdcIBAAAAAHYCEAAAAAB2QiAAAAAAdoIgAAAAAHbCIAAAAAB3AgBAAAAAd0IQAAAAAHeCCAAAAAB3wgBAAAAAeAIAQAAAAHhCAEAAAAB4giAAAAAAeMIgAAAAAHkCIAAAAAB5QiAAAAAAeYIAQAAAAHnCAEAAAAB6AgCAAAAAekIAQAAAAHqCAIAAAAB6wgCAAAAAQErAAD3BgAgHQUBAAAAAcIHQAAAAAHNBwEAAAABhwgBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAcAIAQAAAAHXCAQAAAAB2AhAAAAAAdkIgAAAAAHaCIAAAAAB2wiAAAAAAdwIAQAAAAHdCEAAAAAB3gggAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIgAAAAAHjCIAAAAAB5AiAAAAAAeUIgAAAAAHmCAEAAAAB5wgBAAAAAegIAgAAAAHpCAEAAAAB6ggCAAAAAesIAgAAAAEBKwAA-QYAMAErAAD5BgAwHQUBAOcNACHCB0AA3Q0AIc0HAQDnDQAhhwgBAOkNACGMCAQA3A0AIY0IAQDnDQAhjggBAOcNACHACAEA6Q0AIdcIBADcDQAh2AhAAOgNACHZCIAAAAAB2giAAAAAAdsIgAAAAAHcCAEA5w0AId0IQADdDQAh3gggAJ8OACHfCAEA6Q0AIeAIAQDpDQAh4QgBAOkNACHiCIAAAAAB4wiAAAAAAeQIgAAAAAHlCIAAAAAB5ggBAOkNACHnCAEA6Q0AIegIAgDvDQAh6QgBAOkNACHqCAIA7w0AIesIAgDvDQAhAgAAAO8GACArAAD8BgAgHQUBAOcNACHCB0AA3Q0AIc0HAQDnDQAhhwgBAOkNACGMCAQA3A0AIY0IAQDnDQAhjggBAOcNACHACAEA6Q0AIdcIBADcDQAh2AhAAOgNACHZCIAAAAAB2giAAAAAAdsIgAAAAAHcCAEA5w0AId0IQADdDQAh3gggAJ8OACHfCAEA6Q0AIeAIAQDpDQAh4QgBAOkNACHiCIAAAAAB4wiAAAAAAeQIgAAAAAHlCIAAAAAB5ggBAOkNACHnCAEA6Q0AIegIAgDvDQAh6QgBAOkNACHqCAIA7w0AIesIAgDvDQAhAgAAAPIGACArAAD-BgAgAgAAAPIGACArAAD-BgAgAwAAAO8GACAyAAD3BgAgMwAA_AYAIAEAAADvBgAgAQAAAPIGACAODQAA_g4AIDgAAIEPACA5AACADwAgWgAA_w4AIFsAAIIPACCHCAAA4w0AIMAIAADjDQAg2AgAAOMNACDfCAAA4w0AIOAIAADjDQAg4QgAAOMNACDmCAAA4w0AIOcIAADjDQAg6QgAAOMNACAgBQEA_AsAIb4HAADiDAAwvwcAAIUHABDABwAA4gwAMMIHQADvCwAhzQcBAPwLACGHCAEA_gsAIYwIBADuCwAhjQgBAPwLACGOCAEAiwwAIcAIAQD-CwAh1wgEAO4LACHYCEAA_QsAIdkIAACMDAAg2ggAAIwMACDbCAAAjAwAINwIAQD8CwAh3QhAAO8LACHeCCAAlwwAId8IAQD-CwAh4AgBAP4LACHhCAEA_gsAIeIIAACMDAAg4wgAAIwMACDkCAAAjAwAIOUIAACMDAAg5ggBAP4LACHnCAEA_gsAIegIAgCODAAh6QgBAP4LACHqCAIAjgwAIesIAgCODAAhAwAAAPIGACABAACEBwAwNwAAhQcAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAUBQEAhwwAIb4HAADfDAAwvwcAAIsHABDABwAA3wwAMM0HAQCHDAAhhggBAIcMACGMCAQA9wsAIY0IAQCHDAAhjggBAKQMACGTCAEApAwAIc0IAQCHDAAhzggBAIcMACHPCAEAhwwAIdAIAgCcDAAh0QhAAPgLACHSCEAA-AsAIdMIBAD3CwAh1AgCAJwMACHVCAAA4AwAINYIAADhDAAgAQAAAIgHACABAAAAiAcAIBIFAQCHDAAhvgcAAN8MADC_BwAAiwcAEMAHAADfDAAwzQcBAIcMACGGCAEAhwwAIYwIBAD3CwAhjQgBAIcMACGOCAEApAwAIZMIAQCkDAAhzQgBAIcMACHOCAEAhwwAIc8IAQCHDAAh0AgCAJwMACHRCEAA-AsAIdIIQAD4CwAh0wgEAPcLACHUCAIAnAwAIQADAAAAiwcAIAEAAIwHADACAACIBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACAPBQEAAAABzQcBAAAAAYYIAQAAAAGMCAQAAAABjQgBAAAAAY4IAQAAAAGTCAEAAAABzQgBAAAAAc4IAQAAAAHPCAEAAAAB0AgCAAAAAdEIQAAAAAHSCEAAAAAB0wgEAAAAAdQIAgAAAAEBKwAAkAcAIA8FAQAAAAHNBwEAAAABhggBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAZMIAQAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCAIAAAAB0QhAAAAAAdIIQAAAAAHTCAQAAAAB1AgCAAAAAQErAACSBwAwASsAAJIHADAPBQEA5w0AIc0HAQDnDQAhhggBAOcNACGMCAQA3A0AIY0IAQDnDQAhjggBAOcNACGTCAEA5w0AIc0IAQDnDQAhzggBAOcNACHPCAEA5w0AIdAIAgDvDQAh0QhAAN0NACHSCEAA3Q0AIdMIBADcDQAh1AgCAO8NACECAAAAiAcAICsAAJUHACAPBQEA5w0AIc0HAQDnDQAhhggBAOcNACGMCAQA3A0AIY0IAQDnDQAhjggBAOcNACGTCAEA5w0AIc0IAQDnDQAhzggBAOcNACHPCAEA5w0AIdAIAgDvDQAh0QhAAN0NACHSCEAA3Q0AIdMIBADcDQAh1AgCAO8NACECAAAAiwcAICsAAJcHACACAAAAiwcAICsAAJcHACADAAAAiAcAIDIAAJAHACAzAACVBwAgAQAAAIgHACABAAAAiwcAIAUNAAD5DgAgOAAA_A4AIDkAAPsOACBaAAD6DgAgWwAA_Q4AIBIFAQD8CwAhvgcAAN4MADC_BwAAngcAEMAHAADeDAAwzQcBAPwLACGGCAEA_AsAIYwIBADuCwAhjQgBAPwLACGOCAEAiwwAIZMIAQCLDAAhzQgBAPwLACHOCAEA_AsAIc8IAQD8CwAh0AgCAI4MACHRCEAA7wsAIdIIQADvCwAh0wgEAO4LACHUCAIAjgwAIQMAAACLBwAgAQAAnQcAMDcAAJ4HACADAAAAiwcAIAEAAIwHADACAACIBwAgCr4HAADdDAAwvwcAAKQHABDABwAA3QwAMNMHAQAAAAHrBwEApAwAIYMIAQCkDAAhkwgBAKQMACGVCEAA-AsAIcsIAgCcDAAhzAhAAPgLACEBAAAAoQcAIAEAAAChBwAgCr4HAADdDAAwvwcAAKQHABDABwAA3QwAMNMHAQCkDAAh6wcBAKQMACGDCAEApAwAIZMIAQCkDAAhlQhAAPgLACHLCAIAnAwAIcwIQAD4CwAhAAMAAACkBwAgAQAApQcAMAIAAKEHACADAAAApAcAIAEAAKUHADACAAChBwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAfTBwEAAAAB6wcBAAAAAYMIAQAAAAGTCAEAAAABlQhAAAAAAcsIAgAAAAHMCEAAAAABASsAAKkHACAH0wcBAAAAAesHAQAAAAGDCAEAAAABkwgBAAAAAZUIQAAAAAHLCAIAAAABzAhAAAAAAQErAACrBwAwASsAAKsHADAH0wcBAOcNACHrBwEA5w0AIYMIAQDnDQAhkwgBAOcNACGVCEAA3Q0AIcsIAgDvDQAhzAhAAN0NACECAAAAoQcAICsAAK4HACAH0wcBAOcNACHrBwEA5w0AIYMIAQDnDQAhkwgBAOcNACGVCEAA3Q0AIcsIAgDvDQAhzAhAAN0NACECAAAApAcAICsAALAHACACAAAApAcAICsAALAHACADAAAAoQcAIDIAAKkHACAzAACuBwAgAQAAAKEHACABAAAApAcAIAUNAAD0DgAgOAAA9w4AIDkAAPYOACBaAAD1DgAgWwAA-A4AIAq-BwAA3AwAML8HAAC3BwAQwAcAANwMADDTBwEAiwwAIesHAQCLDAAhgwgBAIsMACGTCAEAiwwAIZUIQADvCwAhywgCAI4MACHMCEAA7wsAIQMAAACkBwAgAQAAtgcAMDcAALcHACADAAAApAcAIAEAAKUHADACAAChBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAA8w4AIMIHQAAAAAHrBwEAAAABkwgBAAAAAbQIAgAAAAG6CAEAAAABuwgBAAAAAbwIAgAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAABxAiAAAAAAcUIQAAAAAHGCEAAAAABxwhAAAAAAcgIBAAAAAHJCAQAAAAByggBAAAAAQErAAC_BwAgFcIHQAAAAAHrBwEAAAABkwgBAAAAAbQIAgAAAAG6CAEAAAABuwgBAAAAAbwIAgAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAABxAiAAAAAAcUIQAAAAAHGCEAAAAABxwhAAAAAAcgIBAAAAAHJCAQAAAAByggBAAAAAQErAADBBwAwASsAAMEHADAWCQAA8g4AIMIHQADdDQAh6wcBAOcNACGTCAEA5w0AIbQIAgDvDQAhuggBAOcNACG7CAEA5w0AIbwIAgDvDQAhvQgEANwNACG-CAEA5w0AIb8IAQDnDQAhwAgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHECIAAAAABxQhAAOgNACHGCEAA6A0AIccIQADoDQAhyAgEANwNACHJCAQA3A0AIcoIAQDnDQAhAgAAABwAICsAAMQHACAVwgdAAN0NACHrBwEA5w0AIZMIAQDnDQAhtAgCAO8NACG6CAEA5w0AIbsIAQDnDQAhvAgCAO8NACG9CAQA3A0AIb4IAQDnDQAhvwgBAOcNACHACAEA5w0AIcEIAgDvDQAhwggCAO8NACHDCAIA7w0AIcQIgAAAAAHFCEAA6A0AIcYIQADoDQAhxwhAAOgNACHICAQA3A0AIckIBADcDQAhyggBAOcNACECAAAAGgAgKwAAxgcAIAIAAAAaACArAADGBwAgAwAAABwAIDIAAL8HACAzAADEBwAgAQAAABwAIAEAAAAaACAIDQAA7Q4AIDgAAPAOACA5AADvDgAgWgAA7g4AIFsAAPEOACDFCAAA4w0AIMYIAADjDQAgxwgAAOMNACAYvgcAANsMADC_BwAAzQcAEMAHAADbDAAwwgdAAO8LACHrBwEAiwwAIZMIAQCLDAAhtAgCAI4MACG6CAEAiwwAIbsIAQD8CwAhvAgCAI4MACG9CAQA7gsAIb4IAQD8CwAhvwgBAPwLACHACAEA_AsAIcEIAgCODAAhwggCAI4MACHDCAIAjgwAIcQIAACMDAAgxQhAAP0LACHGCEAA_QsAIccIQAD9CwAhyAgEAO4LACHJCAQA7gsAIcoIAQD8CwAhAwAAABoAIAEAAMwHADA3AADNBwAgAwAAABoAIAEAABsAMAIAABwAIBC-BwAA2AwAML8HAADTBwAQwAcAANgMADDqBwEApAwAIesHAQCkDAAhkwgBAAAAAaIIAQCHDAAhowgBAIcMACGmCAIA2gwAIbMIAQCHDAAhtAgCAJwMACG1CAQA9wsAIbYIBADZDAAhtwgEANkMACG4CEAAiAwAIbkIBADZDAAhAQAAANAHACABAAAA0AcAIBC-BwAA2AwAML8HAADTBwAQwAcAANgMADDqBwEApAwAIesHAQCkDAAhkwgBAKQMACGiCAEAhwwAIaMIAQCHDAAhpggCANoMACGzCAEAhwwAIbQIAgCcDAAhtQgEAPcLACG2CAQA2QwAIbcIBADZDAAhuAhAAIgMACG5CAQA2QwAIQWmCAAA4w0AILYIAADjDQAgtwgAAOMNACC4CAAA4w0AILkIAADjDQAgAwAAANMHACABAADUBwAwAgAA0AcAIAMAAADTBwAgAQAA1AcAMAIAANAHACADAAAA0wcAIAEAANQHADACAADQBwAgDeoHAQAAAAHrBwEAAAABkwgBAAAAAaIIAQAAAAGjCAEAAAABpggCAAAAAbMIAQAAAAG0CAIAAAABtQgEAAAAAbYIBAAAAAG3CAQAAAABuAhAAAAAAbkIBAAAAAEBKwAA2AcAIA3qBwEAAAAB6wcBAAAAAZMIAQAAAAGiCAEAAAABowgBAAAAAaYIAgAAAAGzCAEAAAABtAgCAAAAAbUIBAAAAAG2CAQAAAABtwgEAAAAAbgIQAAAAAG5CAQAAAABASsAANoHADABKwAA2gcAMA3qBwEA5w0AIesHAQDnDQAhkwgBAOcNACGiCAEA5w0AIaMIAQDnDQAhpggCAOwOACGzCAEA5w0AIbQIAgDvDQAhtQgEANwNACG2CAQA6w4AIbcIBADrDgAhuAhAAOgNACG5CAQA6w4AIQIAAADQBwAgKwAA3QcAIA3qBwEA5w0AIesHAQDnDQAhkwgBAOcNACGiCAEA5w0AIaMIAQDnDQAhpggCAOwOACGzCAEA5w0AIbQIAgDvDQAhtQgEANwNACG2CAQA6w4AIbcIBADrDgAhuAhAAOgNACG5CAQA6w4AIQIAAADTBwAgKwAA3wcAIAIAAADTBwAgKwAA3wcAIAMAAADQBwAgMgAA2AcAIDMAAN0HACABAAAA0AcAIAEAAADTBwAgCg0AAOYOACA4AADpDgAgOQAA6A4AIFoAAOcOACBbAADqDgAgpggAAOMNACC2CAAA4w0AILcIAADjDQAguAgAAOMNACC5CAAA4w0AIBC-BwAA0QwAML8HAADmBwAQwAcAANEMADDqBwEAiwwAIesHAQCLDAAhkwgBAIsMACGiCAEA_AsAIaMIAQD8CwAhpggCANMMACGzCAEA_AsAIbQIAgCODAAhtQgEAO4LACG2CAQA0gwAIbcIBADSDAAhuAhAAP0LACG5CAQA0gwAIQMAAADTBwAgAQAA5QcAMDcAAOYHACADAAAA0wcAIAEAANQHADACAADQBwAgCb4HAADPDAAwvwcAAOwHABDABwAAzwwAMMIHQAD4CwAhywcEAPcLACHTBwEAAAAB6gcBAKQMACGwCAAAsQwAILIIAADQDAAgAQAAAOkHACABAAAA6QcAIAi-BwAAzwwAML8HAADsBwAQwAcAAM8MADDCB0AA-AsAIcsHBAD3CwAh0wcBAKQMACHqBwEApAwAIbAIAACxDAAgAAMAAADsBwAgAQAA7QcAMAIAAOkHACADAAAA7AcAIAEAAO0HADACAADpBwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAXCB0AAAAABywcEAAAAAdMHAQAAAAHqBwEAAAABsAiAAAAAAQErAADxBwAgBcIHQAAAAAHLBwQAAAAB0wcBAAAAAeoHAQAAAAGwCIAAAAABASsAAPMHADABKwAA8wcAMAXCB0AA3Q0AIcsHBADcDQAh0wcBAOcNACHqBwEA5w0AIbAIgAAAAAECAAAA6QcAICsAAPYHACAFwgdAAN0NACHLBwQA3A0AIdMHAQDnDQAh6gcBAOcNACGwCIAAAAABAgAAAOwHACArAAD4BwAgAgAAAOwHACArAAD4BwAgAwAAAOkHACAyAADxBwAgMwAA9gcAIAEAAADpBwAgAQAAAOwHACAFDQAA4Q4AIDgAAOQOACA5AADjDgAgWgAA4g4AIFsAAOUOACAIvgcAAM4MADC_BwAA_wcAEMAHAADODAAwwgdAAO8LACHLBwQA7gsAIdMHAQCLDAAh6gcBAIsMACGwCAAAjAwAIAMAAADsBwAgAQAA_gcAMDcAAP8HACADAAAA7AcAIAEAAO0HADACAADpBwAgCr4HAADNDAAwvwcAAIUIABDABwAAzQwAMMIHQAD4CwAhywcEAPcLACHTBwEAAAAB6gcBAKQMACGGCAEAhwwAIbAIAACxDAAgsQhAAPgLACEBAAAAgggAIAEAAACCCAAgCr4HAADNDAAwvwcAAIUIABDABwAAzQwAMMIHQAD4CwAhywcEAPcLACHTBwEApAwAIeoHAQCkDAAhhggBAIcMACGwCAAAsQwAILEIQAD4CwAhAAMAAACFCAAgAQAAhggAMAIAAIIIACADAAAAhQgAIAEAAIYIADACAACCCAAgAwAAAIUIACABAACGCAAwAgAAgggAIAfCB0AAAAABywcEAAAAAdMHAQAAAAHqBwEAAAABhggBAAAAAbAIgAAAAAGxCEAAAAABASsAAIoIACAHwgdAAAAAAcsHBAAAAAHTBwEAAAAB6gcBAAAAAYYIAQAAAAGwCIAAAAABsQhAAAAAAQErAACMCAAwASsAAIwIADAHwgdAAN0NACHLBwQA3A0AIdMHAQDnDQAh6gcBAOcNACGGCAEA5w0AIbAIgAAAAAGxCEAA3Q0AIQIAAACCCAAgKwAAjwgAIAfCB0AA3Q0AIcsHBADcDQAh0wcBAOcNACHqBwEA5w0AIYYIAQDnDQAhsAiAAAAAAbEIQADdDQAhAgAAAIUIACArAACRCAAgAgAAAIUIACArAACRCAAgAwAAAIIIACAyAACKCAAgMwAAjwgAIAEAAACCCAAgAQAAAIUIACAFDQAA3A4AIDgAAN8OACA5AADeDgAgWgAA3Q4AIFsAAOAOACAKvgcAAMwMADC_BwAAmAgAEMAHAADMDAAwwgdAAO8LACHLBwQA7gsAIdMHAQCLDAAh6gcBAIsMACGGCAEA_AsAIbAIAACMDAAgsQhAAO8LACEDAAAAhQgAIAEAAJcIADA3AACYCAAgAwAAAIUIACABAACGCAAwAgAAgggAIA6-BwAAygwAML8HAACeCAAQwAcAAMoMADDCB0AA-AsAIdMHAQAAAAHqBwEApAwAIesHAQCkDAAhhggBAIcMACGiCAEAhwwAIaMIAQCHDAAhrAgEAPcLACGtCAQA9wsAIa4IAQCHDAAhrwgAAMsMACABAAAAmwgAIAEAAACbCAAgDb4HAADKDAAwvwcAAJ4IABDABwAAygwAMMIHQAD4CwAh0wcBAKQMACHqBwEApAwAIesHAQCkDAAhhggBAIcMACGiCAEAhwwAIaMIAQCHDAAhrAgEAPcLACGtCAQA9wsAIa4IAQCHDAAhAAMAAACeCAAgAQAAnwgAMAIAAJsIACADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIArCB0AAAAAB0wcBAAAAAeoHAQAAAAHrBwEAAAABhggBAAAAAaIIAQAAAAGjCAEAAAABrAgEAAAAAa0IBAAAAAGuCAEAAAABASsAAKMIACAKwgdAAAAAAdMHAQAAAAHqBwEAAAAB6wcBAAAAAYYIAQAAAAGiCAEAAAABowgBAAAAAawIBAAAAAGtCAQAAAABrggBAAAAAQErAAClCAAwASsAAKUIADAKwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh6wcBAOcNACGGCAEA5w0AIaIIAQDnDQAhowgBAOcNACGsCAQA3A0AIa0IBADcDQAhrggBAOcNACECAAAAmwgAICsAAKgIACAKwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh6wcBAOcNACGGCAEA5w0AIaIIAQDnDQAhowgBAOcNACGsCAQA3A0AIa0IBADcDQAhrggBAOcNACECAAAAnggAICsAAKoIACACAAAAnggAICsAAKoIACADAAAAmwgAIDIAAKMIACAzAACoCAAgAQAAAJsIACABAAAAnggAIAUNAADXDgAgOAAA2g4AIDkAANkOACBaAADYDgAgWwAA2w4AIA2-BwAAyQwAML8HAACxCAAQwAcAAMkMADDCB0AA7wsAIdMHAQCLDAAh6gcBAIsMACHrBwEAiwwAIYYIAQD8CwAhoggBAPwLACGjCAEA_AsAIawIBADuCwAhrQgEAO4LACGuCAEA_AsAIQMAAACeCAAgAQAAsAgAMDcAALEIACADAAAAnggAIAEAAJ8IADACAACbCAAgD74HAADHDAAwvwcAALcIABDABwAAxwwAMOoHAQCkDAAh6wcBAKQMACGiCAEAhwwAIaMIAQCHDAAhpAgEAPcLACGlCAQA9wsAIaYIBAD3CwAhpwgEAPcLACGoCAQA9wsAIakIBAD3CwAhqggEAPcLACGrCAAAyAwAIAEAAAC0CAAgAQAAALQIACAOvgcAAMcMADC_BwAAtwgAEMAHAADHDAAw6gcBAKQMACHrBwEApAwAIaIIAQCHDAAhowgBAIcMACGkCAQA9wsAIaUIBAD3CwAhpggEAPcLACGnCAQA9wsAIagIBAD3CwAhqQgEAPcLACGqCAQA9wsAIQADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIAMAAAC3CAAgAQAAuAgAMAIAALQIACAL6gcBAAAAAesHAQAAAAGiCAEAAAABowgBAAAAAaQIBAAAAAGlCAQAAAABpggEAAAAAacIBAAAAAGoCAQAAAABqQgEAAAAAaoIBAAAAAEBKwAAvAgAIAvqBwEAAAAB6wcBAAAAAaIIAQAAAAGjCAEAAAABpAgEAAAAAaUIBAAAAAGmCAQAAAABpwgEAAAAAagIBAAAAAGpCAQAAAABqggEAAAAAQErAAC-CAAwASsAAL4IADAL6gcBAOcNACHrBwEA5w0AIaIIAQDnDQAhowgBAOcNACGkCAQA3A0AIaUIBADcDQAhpggEANwNACGnCAQA3A0AIagIBADcDQAhqQgEANwNACGqCAQA3A0AIQIAAAC0CAAgKwAAwQgAIAvqBwEA5w0AIesHAQDnDQAhoggBAOcNACGjCAEA5w0AIaQIBADcDQAhpQgEANwNACGmCAQA3A0AIacIBADcDQAhqAgEANwNACGpCAQA3A0AIaoIBADcDQAhAgAAALcIACArAADDCAAgAgAAALcIACArAADDCAAgAwAAALQIACAyAAC8CAAgMwAAwQgAIAEAAAC0CAAgAQAAALcIACAFDQAA0g4AIDgAANUOACA5AADUDgAgWgAA0w4AIFsAANYOACAOvgcAAMYMADC_BwAAyggAEMAHAADGDAAw6gcBAIsMACHrBwEAiwwAIaIIAQD8CwAhowgBAPwLACGkCAQA7gsAIaUIBADuCwAhpggEAO4LACGnCAQA7gsAIagIBADuCwAhqQgEAO4LACGqCAQA7gsAIQMAAAC3CAAgAQAAyQgAMDcAAMoIACADAAAAtwgAIAEAALgIADACAAC0CAAgD74HAADEDAAwvwcAANAIABDABwAAxAwAMOoHAQCkDAAh6wcBAKQMACGiCAEAhwwAIaMIAQCHDAAhpAgEAPcLACGlCAQA9wsAIaYIBAD3CwAhpwgEAPcLACGoCAQA9wsAIakIBAD3CwAhqggEAPcLACGrCAAAxQwAIAEAAADNCAAgAQAAAM0IACAOvgcAAMQMADC_BwAA0AgAEMAHAADEDAAw6gcBAKQMACHrBwEApAwAIaIIAQCHDAAhowgBAIcMACGkCAQA9wsAIaUIBAD3CwAhpggEAPcLACGnCAQA9wsAIagIBAD3CwAhqQgEAPcLACGqCAQA9wsAIQADAAAA0AgAIAEAANEIADACAADNCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACAL6gcBAAAAAesHAQAAAAGiCAEAAAABowgBAAAAAaQIBAAAAAGlCAQAAAABpggEAAAAAacIBAAAAAGoCAQAAAABqQgEAAAAAaoIBAAAAAEBKwAA1QgAIAvqBwEAAAAB6wcBAAAAAaIIAQAAAAGjCAEAAAABpAgEAAAAAaUIBAAAAAGmCAQAAAABpwgEAAAAAagIBAAAAAGpCAQAAAABqggEAAAAAQErAADXCAAwASsAANcIADAL6gcBAOcNACHrBwEA5w0AIaIIAQDnDQAhowgBAOcNACGkCAQA3A0AIaUIBADcDQAhpggEANwNACGnCAQA3A0AIagIBADcDQAhqQgEANwNACGqCAQA3A0AIQIAAADNCAAgKwAA2ggAIAvqBwEA5w0AIesHAQDnDQAhoggBAOcNACGjCAEA5w0AIaQIBADcDQAhpQgEANwNACGmCAQA3A0AIacIBADcDQAhqAgEANwNACGpCAQA3A0AIaoIBADcDQAhAgAAANAIACArAADcCAAgAgAAANAIACArAADcCAAgAwAAAM0IACAyAADVCAAgMwAA2ggAIAEAAADNCAAgAQAAANAIACAFDQAAzQ4AIDgAANAOACA5AADPDgAgWgAAzg4AIFsAANEOACAOvgcAAMMMADC_BwAA4wgAEMAHAADDDAAw6gcBAIsMACHrBwEAiwwAIaIIAQD8CwAhowgBAPwLACGkCAQA7gsAIaUIBADuCwAhpggEAO4LACGnCAQA7gsAIagIBADuCwAhqQgEAO4LACGqCAQA7gsAIQMAAADQCAAgAQAA4ggAMDcAAOMIACADAAAA0AgAIAEAANEIADACAADNCAAgB74HAADCDAAwvwcAAOkIABDABwAAwgwAMJ4IAQAAAAGfCEAA-AsAIaAIAgCcDAAhoQgCAJwMACEBAAAA5ggAIAEAAADmCAAgB74HAADCDAAwvwcAAOkIABDABwAAwgwAMJ4IAQCHDAAhnwhAAPgLACGgCAIAnAwAIaEIAgCcDAAhAAMAAADpCAAgAQAA6ggAMAIAAOYIACADAAAA6QgAIAEAAOoIADACAADmCAAgAwAAAOkIACABAADqCAAwAgAA5ggAIASeCAEAAAABnwhAAAAAAaAIAgAAAAGhCAIAAAABASsAAO4IACAEnggBAAAAAZ8IQAAAAAGgCAIAAAABoQgCAAAAAQErAADwCAAwASsAAPAIADAEnggBAOcNACGfCEAA3Q0AIaAIAgDvDQAhoQgCAO8NACECAAAA5ggAICsAAPMIACAEnggBAOcNACGfCEAA3Q0AIaAIAgDvDQAhoQgCAO8NACECAAAA6QgAICsAAPUIACACAAAA6QgAICsAAPUIACADAAAA5ggAIDIAAO4IACAzAADzCAAgAQAAAOYIACABAAAA6QgAIAUNAADIDgAgOAAAyw4AIDkAAMoOACBaAADJDgAgWwAAzA4AIAe-BwAAwQwAML8HAAD8CAAQwAcAAMEMADCeCAEA_AsAIZ8IQADvCwAhoAgCAI4MACGhCAIAjgwAIQMAAADpCAAgAQAA-wgAMDcAAPwIACADAAAA6QgAIAEAAOoIADACAADmCAAgCL4HAAC_DAAwvwcAAIIJABDABwAAvwwAMNkHAQCHDAAh6gcBALAMACGNCAEAhwwAIZwIQAD4CwAhnQgAAMAMACABAAAA_wgAIAEAAAD_CAAgB74HAAC_DAAwvwcAAIIJABDABwAAvwwAMNkHAQCHDAAh6gcBALAMACGNCAEAhwwAIZwIQAD4CwAhAeoHAADjDQAgAwAAAIIJACABAACDCQAwAgAA_wgAIAMAAACCCQAgAQAAgwkAMAIAAP8IACADAAAAggkAIAEAAIMJADACAAD_CAAgBNkHAQAAAAHqBwEAAAABjQgBAAAAAZwIQAAAAAEBKwAAhwkAIATZBwEAAAAB6gcBAAAAAY0IAQAAAAGcCEAAAAABASsAAIkJADABKwAAiQkAMATZBwEA5w0AIeoHAQDpDQAhjQgBAOcNACGcCEAA3Q0AIQIAAAD_CAAgKwAAjAkAIATZBwEA5w0AIeoHAQDpDQAhjQgBAOcNACGcCEAA3Q0AIQIAAACCCQAgKwAAjgkAIAIAAACCCQAgKwAAjgkAIAMAAAD_CAAgMgAAhwkAIDMAAIwJACABAAAA_wgAIAEAAACCCQAgBA0AAMUOACA4AADHDgAgOQAAxg4AIOoHAADjDQAgB74HAAC-DAAwvwcAAJUJABDABwAAvgwAMNkHAQD8CwAh6gcBAI0MACGNCAEA_AsAIZwIQADvCwAhAwAAAIIJACABAACUCQAwNwAAlQkAIAMAAACCCQAgAQAAgwkAMAIAAP8IACAIvgcAAL0MADC_BwAAmwkAEMAHAAC9DAAw0wcgAAAAAZgIBAD3CwAhmQhAAPgLACGaCAQA9wsAIZsIQACIDAAhAQAAAJgJACABAAAAmAkAIAi-BwAAvQwAML8HAACbCQAQwAcAAL0MADDTByAAmwwAIZgIBAD3CwAhmQhAAPgLACGaCAQA9wsAIZsIQACIDAAhAZsIAADjDQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAMAAACbCQAgAQAAnAkAMAIAAJgJACADAAAAmwkAIAEAAJwJADACAACYCQAgBdMHIAAAAAGYCAQAAAABmQhAAAAAAZoIBAAAAAGbCEAAAAABASsAAKAJACAF0wcgAAAAAZgIBAAAAAGZCEAAAAABmggEAAAAAZsIQAAAAAEBKwAAogkAMAErAACiCQAwBdMHIACfDgAhmAgEANwNACGZCEAA3Q0AIZoIBADcDQAhmwhAAOgNACECAAAAmAkAICsAAKUJACAF0wcgAJ8OACGYCAQA3A0AIZkIQADdDQAhmggEANwNACGbCEAA6A0AIQIAAACbCQAgKwAApwkAIAIAAACbCQAgKwAApwkAIAMAAACYCQAgMgAAoAkAIDMAAKUJACABAAAAmAkAIAEAAACbCQAgBg0AAMAOACA4AADDDgAgOQAAwg4AIFoAAMEOACBbAADEDgAgmwgAAOMNACAIvgcAALwMADC_BwAArgkAEMAHAAC8DAAw0wcgAJcMACGYCAQA7gsAIZkIQADvCwAhmggEAO4LACGbCEAA_QsAIQMAAACbCQAgAQAArQkAMDcAAK4JACADAAAAmwkAIAEAAJwJADACAACYCQAgC74HAAC7DAAwvwcAALQJABDABwAAuwwAMMIHQAD4CwAh0wcEAAAAAd0HAgCcDAAhkwgBAKQMACGUCAEAhwwAIZUIQAD4CwAhlggBAIkMACGXCAEAiQwAIQEAAACxCQAgAQAAALEJACALvgcAALsMADC_BwAAtAkAEMAHAAC7DAAwwgdAAPgLACHTBwQA9wsAId0HAgCcDAAhkwgBAKQMACGUCAEAhwwAIZUIQAD4CwAhlggBAIkMACGXCAEAiQwAIQKWCAAA4w0AIJcIAADjDQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACADAAAAtAkAIAEAALUJADACAACxCQAgCMIHQAAAAAHTBwQAAAAB3QcCAAAAAZMIAQAAAAGUCAEAAAABlQhAAAAAAZYIAQAAAAGXCAEAAAABASsAALkJACAIwgdAAAAAAdMHBAAAAAHdBwIAAAABkwgBAAAAAZQIAQAAAAGVCEAAAAABlggBAAAAAZcIAQAAAAEBKwAAuwkAMAErAAC7CQAwCMIHQADdDQAh0wcEANwNACHdBwIA7w0AIZMIAQDnDQAhlAgBAOcNACGVCEAA3Q0AIZYIAQDpDQAhlwgBAOkNACECAAAAsQkAICsAAL4JACAIwgdAAN0NACHTBwQA3A0AId0HAgDvDQAhkwgBAOcNACGUCAEA5w0AIZUIQADdDQAhlggBAOkNACGXCAEA6Q0AIQIAAAC0CQAgKwAAwAkAIAIAAAC0CQAgKwAAwAkAIAMAAACxCQAgMgAAuQkAIDMAAL4JACABAAAAsQkAIAEAAAC0CQAgBw0AALsOACA4AAC-DgAgOQAAvQ4AIFoAALwOACBbAAC_DgAglggAAOMNACCXCAAA4w0AIAu-BwAAugwAML8HAADHCQAQwAcAALoMADDCB0AA7wsAIdMHBADuCwAh3QcCAI4MACGTCAEAiwwAIZQIAQD8CwAhlQhAAO8LACGWCAEA_gsAIZcIAQD-CwAhAwAAALQJACABAADGCQAwNwAAxwkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACANBQEAhwwAIb4HAAC3DAAwvwcAAM0JABDABwAAtwwAMMIHQAD4CwAhzQcBAIcMACGMCAQA9wsAIY0IAQCHDAAhjggBAKQMACGPCAEAhwwAIZAIAAC4DAAgkQgAALgMACCSCAAAuQwAIAEAAADKCQAgAQAAAMoJACAMBQEAhwwAIb4HAAC3DAAwvwcAAM0JABDABwAAtwwAMMIHQAD4CwAhzQcBAIcMACGMCAQA9wsAIY0IAQCHDAAhjggBAKQMACGPCAEAhwwAIZAIAAC4DAAgkQgAALgMACACkAgAAOMNACCRCAAA4w0AIAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgAwAAAM0JACABAADOCQAwAgAAygkAIAkFAQAAAAHCB0AAAAABzQcBAAAAAYwIBAAAAAGNCAEAAAABjggBAAAAAY8IAQAAAAGQCIAAAAABkQiAAAAAAQErAADSCQAgCQUBAAAAAcIHQAAAAAHNBwEAAAABjAgEAAAAAY0IAQAAAAGOCAEAAAABjwgBAAAAAZAIgAAAAAGRCIAAAAABASsAANQJADABKwAA1AkAMAkFAQDnDQAhwgdAAN0NACHNBwEA5w0AIYwIBADcDQAhjQgBAOcNACGOCAEA5w0AIY8IAQDnDQAhkAiAAAAAAZEIgAAAAAECAAAAygkAICsAANcJACAJBQEA5w0AIcIHQADdDQAhzQcBAOcNACGMCAQA3A0AIY0IAQDnDQAhjggBAOcNACGPCAEA5w0AIZAIgAAAAAGRCIAAAAABAgAAAM0JACArAADZCQAgAgAAAM0JACArAADZCQAgAwAAAMoJACAyAADSCQAgMwAA1wkAIAEAAADKCQAgAQAAAM0JACAHDQAAtg4AIDgAALkOACA5AAC4DgAgWgAAtw4AIFsAALoOACCQCAAA4w0AIJEIAADjDQAgDAUBAPwLACG-BwAAtAwAML8HAADgCQAQwAcAALQMADDCB0AA7wsAIc0HAQD8CwAhjAgEAO4LACGNCAEA_AsAIY4IAQCLDAAhjwgBAPwLACGQCAAAtQwAIJEIAAC1DAAgAwAAAM0JACABAADfCQAwNwAA4AkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACAVvgcAAK8MADC_BwAA5gkAEMAHAACvDAAwwgdAAPgLACHTBwEApAwAIdQHBAAAAAHqBwEAsAwAIesHAQCwDAAh9gcBAIcMACGACAEAhwwAIYEIAQCHDAAhgggBAIkMACGDCAEAsAwAIYQIAQCHDAAhhQgBAIcMACGGCAEAiQwAIYcIAQCJDAAhiAgBAIkMACGJCAEAiQwAIYoIAACxDAAgiwgAAbIMACEBAAAA4wkAIAEAAADjCQAgFb4HAACvDAAwvwcAAOYJABDABwAArwwAMMIHQAD4CwAh0wcBAKQMACHUBwQA9wsAIeoHAQCwDAAh6wcBALAMACH2BwEAhwwAIYAIAQCHDAAhgQgBAIcMACGCCAEAiQwAIYMIAQCwDAAhhAgBAIcMACGFCAEAhwwAIYYIAQCJDAAhhwgBAIkMACGICAEAiQwAIYkIAQCJDAAhiggAALEMACCLCAABsgwAIQnqBwAA4w0AIOsHAADjDQAggggAAOMNACCDCAAA4w0AIIYIAADjDQAghwgAAOMNACCICAAA4w0AIIkIAADjDQAgiwgAAOMNACADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACASwgdAAAAAAdMHAQAAAAHUBwQAAAAB6gcBAAAAAesHAQAAAAH2BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICAEAAAABiQgBAAAAAYoIgAAAAAGLCAABAAABASsAAOsJACASwgdAAAAAAdMHAQAAAAHUBwQAAAAB6gcBAAAAAesHAQAAAAH2BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICAEAAAABiQgBAAAAAYoIgAAAAAGLCAABAAABASsAAO0JADABKwAA7QkAMBLCB0AA3Q0AIdMHAQDnDQAh1AcEANwNACHqBwEA6Q0AIesHAQDpDQAh9gcBAOcNACGACAEA5w0AIYEIAQDnDQAhgggBAOkNACGDCAEA6Q0AIYQIAQDnDQAhhQgBAOcNACGGCAEA6Q0AIYcIAQDpDQAhiAgBAOkNACGJCAEA6Q0AIYoIgAAAAAGLCAABtQ4AIQIAAADjCQAgKwAA8AkAIBLCB0AA3Q0AIdMHAQDnDQAh1AcEANwNACHqBwEA6Q0AIesHAQDpDQAh9gcBAOcNACGACAEA5w0AIYEIAQDnDQAhgggBAOkNACGDCAEA6Q0AIYQIAQDnDQAhhQgBAOcNACGGCAEA6Q0AIYcIAQDpDQAhiAgBAOkNACGJCAEA6Q0AIYoIgAAAAAGLCAABtQ4AIQIAAADmCQAgKwAA8gkAIAIAAADmCQAgKwAA8gkAIAMAAADjCQAgMgAA6wkAIDMAAPAJACABAAAA4wkAIAEAAADmCQAgDg0AALAOACA4AACzDgAgOQAAsg4AIFoAALEOACBbAAC0DgAg6gcAAOMNACDrBwAA4w0AIIIIAADjDQAggwgAAOMNACCGCAAA4w0AIIcIAADjDQAgiAgAAOMNACCJCAAA4w0AIIsIAADjDQAgFb4HAACrDAAwvwcAAPkJABDABwAAqwwAMMIHQADvCwAh0wcBAIsMACHUBwQA7gsAIeoHAQCNDAAh6wcBAI0MACH2BwEA_AsAIYAIAQD8CwAhgQgBAPwLACGCCAEA_gsAIYMIAQCNDAAhhAgBAPwLACGFCAEA_AsAIYYIAQD-CwAhhwgBAP4LACGICAEA_gsAIYkIAQD-CwAhiggAAIwMACCLCAABrAwAIQMAAADmCQAgAQAA-AkAMDcAAPkJACADAAAA5gkAIAEAAOcJADACAADjCQAgCb4HAACpDAAwvwcAAP8JABDABwAAqQwAMNQHBAAAAAH3BwQA9wsAIfoHAQCkDAAh-wcAAaUMACH-BwQAAAAB_wcAAKoMACABAAAA_AkAIAEAAAD8CQAgCL4HAACpDAAwvwcAAP8JABDABwAAqQwAMNQHBAD3CwAh9wcEAPcLACH6BwEApAwAIfsHAAGlDAAh_gcEAPcLACEAAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgBdQHBAAAAAH3BwQAAAAB-gcBAAAAAfsHAAEAAAH-BwQAAAABASsAAIQKACAF1AcEAAAAAfcHBAAAAAH6BwEAAAAB-wcAAQAAAf4HBAAAAAEBKwAAhgoAMAErAACGCgAwBdQHBADcDQAh9wcEANwNACH6BwEA5w0AIfsHAAGqDgAh_gcEANwNACECAAAA_AkAICsAAIkKACAF1AcEANwNACH3BwQA3A0AIfoHAQDnDQAh-wcAAaoOACH-BwQA3A0AIQIAAAD_CQAgKwAAiwoAIAIAAAD_CQAgKwAAiwoAIAMAAAD8CQAgMgAAhAoAIDMAAIkKACABAAAA_AkAIAEAAAD_CQAgBQ0AAKsOACA4AACuDgAgOQAArQ4AIFoAAKwOACBbAACvDgAgCL4HAACoDAAwvwcAAJIKABDABwAAqAwAMNQHBADuCwAh9wcEAO4LACH6BwEAiwwAIfsHAAGgDAAh_gcEAO4LACEDAAAA_wkAIAEAAJEKADA3AACSCgAgAwAAAP8JACABAACACgAwAgAA_AkAIAu-BwAAowwAML8HAACYCgAQwAcAAKMMADDCB0AA-AsAIfcHBAD3CwAh-gcBAKQMACH7BwABpQwAIfwHAQCHDAAh_QcAAaUMACH-BwQAAAAB_wcAAKcMACABAAAAlQoAIAEAAACVCgAgCr4HAACjDAAwvwcAAJgKABDABwAAowwAMMIHQAD4CwAh9wcEAPcLACH6BwEApAwAIfsHAAGlDAAh_AcBAIcMACH9BwABpQwAIf4HBAD3CwAhAAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAfCB0AAAAAB9wcEAAAAAfoHAQAAAAH7BwABAAAB_AcBAAAAAf0HAAEAAAH-BwQAAAABASsAAJ0KACAHwgdAAAAAAfcHBAAAAAH6BwEAAAAB-wcAAQAAAfwHAQAAAAH9BwABAAAB_gcEAAAAAQErAACfCgAwASsAAJ8KADAHwgdAAN0NACH3BwQA3A0AIfoHAQDnDQAh-wcAAaoOACH8BwEA5w0AIf0HAAGqDgAh_gcEANwNACECAAAAlQoAICsAAKIKACAHwgdAAN0NACH3BwQA3A0AIfoHAQDnDQAh-wcAAaoOACH8BwEA5w0AIf0HAAGqDgAh_gcEANwNACECAAAAmAoAICsAAKQKACACAAAAmAoAICsAAKQKACADAAAAlQoAIDIAAJ0KACAzAACiCgAgAQAAAJUKACABAAAAmAoAIAUNAAClDgAgOAAAqA4AIDkAAKcOACBaAACmDgAgWwAAqQ4AIAq-BwAAnwwAML8HAACrCgAQwAcAAJ8MADDCB0AA7wsAIfcHBADuCwAh-gcBAIsMACH7BwABoAwAIfwHAQD8CwAh_QcAAaAMACH-BwQA7gsAIQMAAACYCgAgAQAAqgoAMDcAAKsKACADAAAAmAoAIAEAAJkKADACAACVCgAgBb4HAACeDAAwvwcAALEKABDABwAAngwAMNMHIAAAAAH5BwQA9wsAIQEAAACuCgAgAQAAAK4KACAFvgcAAJ4MADC_BwAAsQoAEMAHAACeDAAw0wcgAJsMACH5BwQA9wsAIQADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAC0wcgAAAAAfkHBAAAAAEBKwAAtgoAIALTByAAAAAB-QcEAAAAAQErAAC4CgAwASsAALgKADAC0wcgAJ8OACH5BwQA3A0AIQIAAACuCgAgKwAAuwoAIALTByAAnw4AIfkHBADcDQAhAgAAALEKACArAAC9CgAgAgAAALEKACArAAC9CgAgAwAAAK4KACAyAAC2CgAgMwAAuwoAIAEAAACuCgAgAQAAALEKACAFDQAAoA4AIDgAAKMOACA5AACiDgAgWgAAoQ4AIFsAAKQOACAFvgcAAJ0MADC_BwAAxAoAEMAHAACdDAAw0wcgAJcMACH5BwQA7gsAIQMAAACxCgAgAQAAwwoAMDcAAMQKACADAAAAsQoAIAEAALIKADACAACuCgAgC74HAACaDAAwvwcAAMoKABDABwAAmgwAMM8HAQCJDAAh0wcgAAAAAd0HAgCcDAAh4AdAAPgLACHvB0AAiAwAIfYHAQCHDAAh9wcEAPcLACH4B0AAiAwAIQEAAADHCgAgAQAAAMcKACALvgcAAJoMADC_BwAAygoAEMAHAACaDAAwzwcBAIkMACHTByAAmwwAId0HAgCcDAAh4AdAAPgLACHvB0AAiAwAIfYHAQCHDAAh9wcEAPcLACH4B0AAiAwAIQPPBwAA4w0AIO8HAADjDQAg-AcAAOMNACADAAAAygoAIAEAAMsKADACAADHCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACAIzwcBAAAAAdMHIAAAAAHdBwIAAAAB4AdAAAAAAe8HQAAAAAH2BwEAAAAB9wcEAAAAAfgHQAAAAAEBKwAAzwoAIAjPBwEAAAAB0wcgAAAAAd0HAgAAAAHgB0AAAAAB7wdAAAAAAfYHAQAAAAH3BwQAAAAB-AdAAAAAAQErAADRCgAwASsAANEKADAIzwcBAOkNACHTByAAnw4AId0HAgDvDQAh4AdAAN0NACHvB0AA6A0AIfYHAQDnDQAh9wcEANwNACH4B0AA6A0AIQIAAADHCgAgKwAA1AoAIAjPBwEA6Q0AIdMHIACfDgAh3QcCAO8NACHgB0AA3Q0AIe8HQADoDQAh9gcBAOcNACH3BwQA3A0AIfgHQADoDQAhAgAAAMoKACArAADWCgAgAgAAAMoKACArAADWCgAgAwAAAMcKACAyAADPCgAgMwAA1AoAIAEAAADHCgAgAQAAAMoKACAIDQAAmg4AIDgAAJ0OACA5AACcDgAgWgAAmw4AIFsAAJ4OACDPBwAA4w0AIO8HAADjDQAg-AcAAOMNACALvgcAAJYMADC_BwAA3QoAEMAHAACWDAAwzwcBAP4LACHTByAAlwwAId0HAgCODAAh4AdAAO8LACHvB0AA_QsAIfYHAQD8CwAh9wcEAO4LACH4B0AA_QsAIQMAAADKCgAgAQAA3AoAMDcAAN0KACADAAAAygoAIAEAAMsKADACAADHCgAgAQAAAHwAIAEAAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACAQAwAAlw4AICIAAJgOACAjAACZDgAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAACWDgAg7gcBAAAAAe8HQAAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAEBKwAA5QoAIA3CB0AAAAABzQcBAAAAAdMHAQAAAAHcBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcAAJYOACDuBwEAAAAB7wdAAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAQErAADnCgAwASsAAOcKADAQAwAA-w0AICIAAPwNACAjAAD9DQAgwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIesHAQDpDQAh7AcBAOcNACHtBwAA-g0AIO4HAQDpDQAh7wdAAOgNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACECAAAAfAAgKwAA6goAIA3CB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHsBwEA5w0AIe0HAAD6DQAg7gcBAOkNACHvB0AA6A0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIQIAAAB6ACArAADsCgAgAgAAAHoAICsAAOwKACADAAAAfAAgMgAA5QoAIDMAAOoKACABAAAAfAAgAQAAAHoAIAYNAAD3DQAgOAAA-Q0AIDkAAPgNACDrBwAA4w0AIO4HAADjDQAg7wcAAOMNACAQvgcAAJQMADC_BwAA8woAEMAHAACUDAAwwgdAAO8LACHNBwEA_AsAIdMHAQCLDAAh3AcBAPwLACHqBwEAiwwAIesHAQCNDAAh7AcBAPwLACHtBwAAlQwAIO4HAQD-CwAh7wdAAP0LACHwBwEA_AsAIfEHAQD8CwAh8gdAAO8LACEDAAAAegAgAQAA8goAMDcAAPMKACADAAAAegAgAQAAewAwAgAAfAAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAYhAAD2DQAgwgdAAAAAAdMHAQAAAAHVBwEAAAAB6AcBAAAAAekHQAAAAAEBKwAA-woAIAXCB0AAAAAB0wcBAAAAAdUHAQAAAAHoBwEAAAAB6QdAAAAAAQErAAD9CgAwASsAAP0KADAGIQAA9Q0AIMIHQADdDQAh0wcBAOcNACHVBwEA5w0AIegHAQDnDQAh6QdAAOgNACECAAAAgAEAICsAAIALACAFwgdAAN0NACHTBwEA5w0AIdUHAQDnDQAh6AcBAOcNACHpB0AA6A0AIQIAAAB-ACArAACCCwAgAgAAAH4AICsAAIILACADAAAAgAEAIDIAAPsKACAzAACACwAgAQAAAIABACABAAAAfgAgBA0AAPINACA4AAD0DQAgOQAA8w0AIOkHAADjDQAgCL4HAACTDAAwvwcAAIkLABDABwAAkwwAMMIHQADvCwAh0wcBAIsMACHVBwEAiwwAIegHAQD8CwAh6QdAAP0LACEDAAAAfgAgAQAAiAsAMDcAAIkLACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACEAQAgAQAAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACATIQAA8Q0AICuAAAAAAcIHQAAAAAHPBwEAAAAB0wcBAAAAAdQHBAAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHQAAAAAHbBwEAAAAB3AcBAAAAAd0HAgAAAAHeB0AAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAABASsAAJELACASK4AAAAABwgdAAAAAAc8HAQAAAAHTBwEAAAAB1AcEAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gdAAAAAAdsHAQAAAAHcBwEAAAAB3QcCAAAAAd4HQAAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAEBKwAAkwsAMAErAACTCwAwEyEAAPANACArgAAAAAHCB0AA3Q0AIc8HAQDpDQAh0wcBAOcNACHUBwQA3A0AIdUHAQDnDQAh1gcBAOcNACHXBwEA5w0AIdgHAQDnDQAh2QcBAOcNACHaB0AA3Q0AIdsHAQDpDQAh3AcBAOcNACHdBwIA7w0AId4HQADoDQAh3wdAAOgNACHgB0AA3Q0AIeEHQADoDQAhAgAAAIQBACArAACWCwAgEiuAAAAAAcIHQADdDQAhzwcBAOkNACHTBwEA5w0AIdQHBADcDQAh1QcBAOcNACHWBwEA5w0AIdcHAQDnDQAh2AcBAOcNACHZBwEA5w0AIdoHQADdDQAh2wcBAOkNACHcBwEA5w0AId0HAgDvDQAh3gdAAOgNACHfB0AA6A0AIeAHQADdDQAh4QdAAOgNACECAAAAggEAICsAAJgLACACAAAAggEAICsAAJgLACADAAAAhAEAIDIAAJELACAzAACWCwAgAQAAAIQBACABAAAAggEAIAoNAADqDQAgOAAA7Q0AIDkAAOwNACBaAADrDQAgWwAA7g0AIM8HAADjDQAg2wcAAOMNACDeBwAA4w0AIN8HAADjDQAg4QcAAOMNACAVKwAAjAwAIL4HAACKDAAwvwcAAJ8LABDABwAAigwAMMIHQADvCwAhzwcBAP4LACHTBwEAiwwAIdQHBADuCwAh1QcBAIsMACHWBwEAiwwAIdcHAQD8CwAh2AcBAPwLACHZBwEA_AsAIdoHQADvCwAh2wcBAI0MACHcBwEA_AsAId0HAgCODAAh3gdAAP0LACHfB0AA_QsAIeAHQADvCwAh4QdAAP0LACEDAAAAggEAIAEAAJ4LADA3AACfCwAgAwAAAIIBACABAACDAQAwAgAAhAEAIAe-BwAAhgwAML8HAAClCwAQwAcAAIYMADDCB0AA-AsAIc0HAQAAAAHOB0AAiAwAIc8HAQCJDAAhAQAAAKILACABAAAAogsAIAe-BwAAhgwAML8HAAClCwAQwAcAAIYMADDCB0AA-AsAIc0HAQCHDAAhzgdAAIgMACHPBwEAiQwAIQLOBwAA4w0AIM8HAADjDQAgAwAAAKULACABAACmCwAwAgAAogsAIAMAAAClCwAgAQAApgsAMAIAAKILACADAAAApQsAIAEAAKYLADACAACiCwAgBMIHQAAAAAHNBwEAAAABzgdAAAAAAc8HAQAAAAEBKwAAqgsAIATCB0AAAAABzQcBAAAAAc4HQAAAAAHPBwEAAAABASsAAKwLADABKwAArAsAMATCB0AA3Q0AIc0HAQDnDQAhzgdAAOgNACHPBwEA6Q0AIQIAAACiCwAgKwAArwsAIATCB0AA3Q0AIc0HAQDnDQAhzgdAAOgNACHPBwEA6Q0AIQIAAAClCwAgKwAAsQsAIAIAAAClCwAgKwAAsQsAIAMAAACiCwAgMgAAqgsAIDMAAK8LACABAAAAogsAIAEAAAClCwAgBQ0AAOQNACA4AADmDQAgOQAA5Q0AIM4HAADjDQAgzwcAAOMNACAHvgcAAPsLADC_BwAAuAsAEMAHAAD7CwAwwgdAAO8LACHNBwEA_AsAIc4HQAD9CwAhzwcBAP4LACEDAAAApQsAIAEAALcLADA3AAC4CwAgAwAAAKULACABAACmCwAwAgAAogsAIAW-BwAA-gsAML8HAAC-CwAQwAcAAPoLADDLBwQAAAABzAdAAPgLACEBAAAAuwsAIAEAAAC7CwAgBb4HAAD6CwAwvwcAAL4LABDABwAA-gsAMMsHBAD3CwAhzAdAAPgLACEAAwAAAL4LACABAAC_CwAwAgAAuwsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgAssHBAAAAAHMB0AAAAABASsAAMMLACACywcEAAAAAcwHQAAAAAEBKwAAxQsAMAErAADFCwAwAssHBADcDQAhzAdAAN0NACECAAAAuwsAICsAAMgLACACywcEANwNACHMB0AA3Q0AIQIAAAC-CwAgKwAAygsAIAIAAAC-CwAgKwAAygsAIAMAAAC7CwAgMgAAwwsAIDMAAMgLACABAAAAuwsAIAEAAAC-CwAgBQ0AAN4NACA4AADhDQAgOQAA4A0AIFoAAN8NACBbAADiDQAgBb4HAAD5CwAwvwcAANELABDABwAA-QsAMMsHBADuCwAhzAdAAO8LACEDAAAAvgsAIAEAANALADA3AADRCwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAW-BwAA9gsAML8HAADXCwAQwAcAAPYLADDBBwQAAAABwgdAAPgLACEBAAAA1AsAIAEAAADUCwAgBb4HAAD2CwAwvwcAANcLABDABwAA9gsAMMEHBAD3CwAhwgdAAPgLACEAAwAAANcLACABAADYCwAwAgAA1AsAIAMAAADXCwAgAQAA2AsAMAIAANQLACADAAAA1wsAIAEAANgLADACAADUCwAgAsEHBAAAAAHCB0AAAAABASsAANwLACACwQcEAAAAAcIHQAAAAAEBKwAA3gsAMAErAADeCwAwAsEHBADcDQAhwgdAAN0NACECAAAA1AsAICsAAOELACACwQcEANwNACHCB0AA3Q0AIQIAAADXCwAgKwAA4wsAIAIAAADXCwAgKwAA4wsAIAMAAADUCwAgMgAA3AsAIDMAAOELACABAAAA1AsAIAEAAADXCwAgBQ0AANcNACA4AADaDQAgOQAA2Q0AIFoAANgNACBbAADbDQAgBb4HAADtCwAwvwcAAOoLABDABwAA7QsAMMEHBADuCwAhwgdAAO8LACEDAAAA1wsAIAEAAOkLADA3AADqCwAgAwAAANcLACABAADYCwAwAgAA1AsAIAW-BwAA7QsAML8HAADqCwAQwAcAAO0LADDBBwQA7gsAIcIHQADvCwAhDQ0AAPELACA4AAD1CwAgOQAA9QsAIFoAAPQLACBbAAD1CwAgwwcEAAAAAcQHBAAAAATFBwQAAAAExgcEAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHBADzCwAhCw0AAPELACA4AADyCwAgOQAA8gsAIMMHQAAAAAHEB0AAAAAExQdAAAAABMYHQAAAAAHHB0AAAAAByAdAAAAAAckHQAAAAAHKB0AA8AsAIQsNAADxCwAgOAAA8gsAIDkAAPILACDDB0AAAAABxAdAAAAABMUHQAAAAATGB0AAAAABxwdAAAAAAcgHQAAAAAHJB0AAAAABygdAAPALACEIwwcCAAAAAcQHAgAAAATFBwIAAAAExgcCAAAAAccHAgAAAAHIBwIAAAAByQcCAAAAAcoHAgDxCwAhCMMHQAAAAAHEB0AAAAAExQdAAAAABMYHQAAAAAHHB0AAAAAByAdAAAAAAckHQAAAAAHKB0AA8gsAIQ0NAADxCwAgOAAA9QsAIDkAAPULACBaAAD0CwAgWwAA9QsAIMMHBAAAAAHEBwQAAAAExQcEAAAABMYHBAAAAAHHBwQAAAAByAcEAAAAAckHBAAAAAHKBwQA8wsAIQjDBwgAAAABxAcIAAAABMUHCAAAAATGBwgAAAABxwcIAAAAAcgHCAAAAAHJBwgAAAABygcIAPQLACEIwwcEAAAAAcQHBAAAAATFBwQAAAAExgcEAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHBAD1CwAhBb4HAAD2CwAwvwcAANcLABDABwAA9gsAMMEHBAD3CwAhwgdAAPgLACEIwwcEAAAAAcQHBAAAAATFBwQAAAAExgcEAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHBAD1CwAhCMMHQAAAAAHEB0AAAAAExQdAAAAABMYHQAAAAAHHB0AAAAAByAdAAAAAAckHQAAAAAHKB0AA8gsAIQW-BwAA-QsAML8HAADRCwAQwAcAAPkLADDLBwQA7gsAIcwHQADvCwAhBb4HAAD6CwAwvwcAAL4LABDABwAA-gsAMMsHBAD3CwAhzAdAAPgLACEHvgcAAPsLADC_BwAAuAsAEMAHAAD7CwAwwgdAAO8LACHNBwEA_AsAIc4HQAD9CwAhzwcBAP4LACEODQAA8QsAIDgAAIUMACA5AACFDAAgwwcBAAAAAcQHAQAAAATFBwEAAAAExgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCEDAAh0AcBAAAAAdEHAQAAAAHSBwEAAAABCw0AAIAMACA4AACDDAAgOQAAgwwAIMMHQAAAAAHEB0AAAAAFxQdAAAAABcYHQAAAAAHHB0AAAAAByAdAAAAAAckHQAAAAAHKB0AAggwAIQ4NAACADAAgOAAAgQwAIDkAAIEMACDDBwEAAAABxAcBAAAABcUHAQAAAAXGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAP8LACHQBwEAAAAB0QcBAAAAAdIHAQAAAAEODQAAgAwAIDgAAIEMACA5AACBDAAgwwcBAAAAAcQHAQAAAAXFBwEAAAAFxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQD_CwAh0AcBAAAAAdEHAQAAAAHSBwEAAAABCMMHAgAAAAHEBwIAAAAFxQcCAAAABcYHAgAAAAHHBwIAAAAByAcCAAAAAckHAgAAAAHKBwIAgAwAIQvDBwEAAAABxAcBAAAABcUHAQAAAAXGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAIEMACHQBwEAAAAB0QcBAAAAAdIHAQAAAAELDQAAgAwAIDgAAIMMACA5AACDDAAgwwdAAAAAAcQHQAAAAAXFB0AAAAAFxgdAAAAAAccHQAAAAAHIB0AAAAAByQdAAAAAAcoHQACCDAAhCMMHQAAAAAHEB0AAAAAFxQdAAAAABcYHQAAAAAHHB0AAAAAByAdAAAAAAckHQAAAAAHKB0AAgwwAIQ4NAADxCwAgOAAAhQwAIDkAAIUMACDDBwEAAAABxAcBAAAABMUHAQAAAATGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAIQMACHQBwEAAAAB0QcBAAAAAdIHAQAAAAELwwcBAAAAAcQHAQAAAATFBwEAAAAExgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCFDAAh0AcBAAAAAdEHAQAAAAHSBwEAAAABB74HAACGDAAwvwcAAKULABDABwAAhgwAMMIHQAD4CwAhzQcBAIcMACHOB0AAiAwAIc8HAQCJDAAhC8MHAQAAAAHEBwEAAAAExQcBAAAABMYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAhQwAIdAHAQAAAAHRBwEAAAAB0gcBAAAAAQjDB0AAAAABxAdAAAAABcUHQAAAAAXGB0AAAAABxwdAAAAAAcgHQAAAAAHJB0AAAAABygdAAIMMACELwwcBAAAAAcQHAQAAAAXFBwEAAAAFxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCBDAAh0AcBAAAAAdEHAQAAAAHSBwEAAAABFSsAAIwMACC-BwAAigwAML8HAACfCwAQwAcAAIoMADDCB0AA7wsAIc8HAQD-CwAh0wcBAIsMACHUBwQA7gsAIdUHAQCLDAAh1gcBAIsMACHXBwEA_AsAIdgHAQD8CwAh2QcBAPwLACHaB0AA7wsAIdsHAQCNDAAh3AcBAPwLACHdBwIAjgwAId4HQAD9CwAh3wdAAP0LACHgB0AA7wsAIeEHQAD9CwAhCw0AAPELACA4AACFDAAgOQAAhQwAIMMHAQAAAAHEBwEAAAAExQcBAAAABMYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAkgwAIQ8NAADxCwAgOAAAkQwAIDkAAJEMACDDB4AAAAABxgeAAAAAAccHgAAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlB4AAAAAB5geAAAAAAecHgAAAAAELDQAAgAwAIDgAAIEMACA5AACBDAAgwwcBAAAAAcQHAQAAAAXFBwEAAAAFxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCQDAAhDQ0AAPELACA4AADxCwAgOQAA8QsAIFoAAPQLACBbAADxCwAgwwcCAAAAAcQHAgAAAATFBwIAAAAExgcCAAAAAccHAgAAAAHIBwIAAAAByQcCAAAAAcoHAgCPDAAhDQ0AAPELACA4AADxCwAgOQAA8QsAIFoAAPQLACBbAADxCwAgwwcCAAAAAcQHAgAAAATFBwIAAAAExgcCAAAAAccHAgAAAAHIBwIAAAAByQcCAAAAAcoHAgCPDAAhCw0AAIAMACA4AACBDAAgOQAAgQwAIMMHAQAAAAHEBwEAAAAFxQcBAAAABcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAkAwAIQzDB4AAAAABxgeAAAAAAccHgAAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlB4AAAAAB5geAAAAAAecHgAAAAAELDQAA8QsAIDgAAIUMACA5AACFDAAgwwcBAAAAAcQHAQAAAATFBwEAAAAExgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCSDAAhCL4HAACTDAAwvwcAAIkLABDABwAAkwwAMMIHQADvCwAh0wcBAIsMACHVBwEAiwwAIegHAQD8CwAh6QdAAP0LACEQvgcAAJQMADC_BwAA8woAEMAHAACUDAAwwgdAAO8LACHNBwEA_AsAIdMHAQCLDAAh3AcBAPwLACHqBwEAiwwAIesHAQCNDAAh7AcBAPwLACHtBwAAlQwAIO4HAQD-CwAh7wdAAP0LACHwBwEA_AsAIfEHAQD8CwAh8gdAAO8LACEEwwcBAAAABfMHAQAAAAH0BwEAAAAE9QcBAAAABAu-BwAAlgwAML8HAADdCgAQwAcAAJYMADDPBwEA_gsAIdMHIACXDAAh3QcCAI4MACHgB0AA7wsAIe8HQAD9CwAh9gcBAPwLACH3BwQA7gsAIfgHQAD9CwAhBQ0AAPELACA4AACZDAAgOQAAmQwAIMMHIAAAAAHKByAAmAwAIQUNAADxCwAgOAAAmQwAIDkAAJkMACDDByAAAAABygcgAJgMACECwwcgAAAAAcoHIACZDAAhC74HAACaDAAwvwcAAMoKABDABwAAmgwAMM8HAQCJDAAh0wcgAJsMACHdBwIAnAwAIeAHQAD4CwAh7wdAAIgMACH2BwEAhwwAIfcHBAD3CwAh-AdAAIgMACECwwcgAAAAAcoHIACZDAAhCMMHAgAAAAHEBwIAAAAExQcCAAAABMYHAgAAAAHHBwIAAAAByAcCAAAAAckHAgAAAAHKBwIA8QsAIQW-BwAAnQwAML8HAADECgAQwAcAAJ0MADDTByAAlwwAIfkHBADuCwAhBb4HAACeDAAwvwcAALEKABDABwAAngwAMNMHIACbDAAh-QcEAPcLACEKvgcAAJ8MADC_BwAAqwoAEMAHAACfDAAwwgdAAO8LACH3BwQA7gsAIfoHAQCLDAAh-wcAAaAMACH8BwEA_AsAIf0HAAGgDAAh_gcEAO4LACEHDQAA8QsAIDgAAKIMACA5AACiDAAgwwcAAQAAAcQHAAEAAATFBwABAAAEygcAAaEMACEHDQAA8QsAIDgAAKIMACA5AACiDAAgwwcAAQAAAcQHAAEAAATFBwABAAAEygcAAaEMACEEwwcAAQAAAcQHAAEAAATFBwABAAAEygcAAaIMACEKvgcAAKMMADC_BwAAmAoAEMAHAACjDAAwwgdAAPgLACH3BwQA9wsAIfoHAQCkDAAh-wcAAaUMACH8BwEAhwwAIf0HAAGlDAAh_gcEAPcLACEIwwcBAAAAAcQHAQAAAATFBwEAAAAExgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQCmDAAhBMMHAAEAAAHEBwABAAAExQcAAQAABMoHAAGiDAAhCMMHAQAAAAHEBwEAAAAExQcBAAAABMYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEApgwAIQL3BwQAAAAB-gcBAAAAAQi-BwAAqAwAML8HAACSCgAQwAcAAKgMADDUBwQA7gsAIfcHBADuCwAh-gcBAIsMACH7BwABoAwAIf4HBADuCwAhCL4HAACpDAAwvwcAAP8JABDABwAAqQwAMNQHBAD3CwAh9wcEAPcLACH6BwEApAwAIfsHAAGlDAAh_gcEAPcLACEC9wcEAAAAAfoHAQAAAAEVvgcAAKsMADC_BwAA-QkAEMAHAACrDAAwwgdAAO8LACHTBwEAiwwAIdQHBADuCwAh6gcBAI0MACHrBwEAjQwAIfYHAQD8CwAhgAgBAPwLACGBCAEA_AsAIYIIAQD-CwAhgwgBAI0MACGECAEA_AsAIYUIAQD8CwAhhggBAP4LACGHCAEA_gsAIYgIAQD-CwAhiQgBAP4LACGKCAAAjAwAIIsIAAGsDAAhBw0AAIAMACA4AACuDAAgOQAArgwAIMMHAAEAAAHEBwABAAAFxQcAAQAABcoHAAGtDAAhBw0AAIAMACA4AACuDAAgOQAArgwAIMMHAAEAAAHEBwABAAAFxQcAAQAABcoHAAGtDAAhBMMHAAEAAAHEBwABAAAFxQcAAQAABcoHAAGuDAAhFb4HAACvDAAwvwcAAOYJABDABwAArwwAMMIHQAD4CwAh0wcBAKQMACHUBwQA9wsAIeoHAQCwDAAh6wcBALAMACH2BwEAhwwAIYAIAQCHDAAhgQgBAIcMACGCCAEAiQwAIYMIAQCwDAAhhAgBAIcMACGFCAEAhwwAIYYIAQCJDAAhhwgBAIkMACGICAEAiQwAIYkIAQCJDAAhiggAALEMACCLCAABsgwAIQjDBwEAAAABxAcBAAAABcUHAQAAAAXGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBALMMACEMwweAAAAAAcYHgAAAAAHHB4AAAAAByAeAAAAAAckHgAAAAAHKB4AAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QeAAAAAAeYHgAAAAAHnB4AAAAABBMMHAAEAAAHEBwABAAAFxQcAAQAABcoHAAGuDAAhCMMHAQAAAAHEBwEAAAAFxQcBAAAABcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAswwAIQwFAQD8CwAhvgcAALQMADC_BwAA4AkAEMAHAAC0DAAwwgdAAO8LACHNBwEA_AsAIYwIBADuCwAhjQgBAPwLACGOCAEAiwwAIY8IAQD8CwAhkAgAALUMACCRCAAAtQwAIA8NAACADAAgOAAAtgwAIDkAALYMACDDB4AAAAABxgeAAAAAAccHgAAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlB4AAAAAB5geAAAAAAecHgAAAAAEMwweAAAAAAcYHgAAAAAHHB4AAAAAByAeAAAAAAckHgAAAAAHKB4AAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QeAAAAAAeYHgAAAAAHnB4AAAAABDAUBAIcMACG-BwAAtwwAML8HAADNCQAQwAcAALcMADDCB0AA-AsAIc0HAQCHDAAhjAgEAPcLACGNCAEAhwwAIY4IAQCkDAAhjwgBAIcMACGQCAAAuAwAIJEIAAC4DAAgDMMHgAAAAAHGB4AAAAABxweAAAAAAcgHgAAAAAHJB4AAAAABygeAAAAAAeIHAQAAAAHjBwEAAAAB5AcBAAAAAeUHgAAAAAHmB4AAAAAB5weAAAAAAQIFAQAAAAGMCAQAAAABC74HAAC6DAAwvwcAAMcJABDABwAAugwAMMIHQADvCwAh0wcEAO4LACHdBwIAjgwAIZMIAQCLDAAhlAgBAPwLACGVCEAA7wsAIZYIAQD-CwAhlwgBAP4LACELvgcAALsMADC_BwAAtAkAEMAHAAC7DAAwwgdAAPgLACHTBwQA9wsAId0HAgCcDAAhkwgBAKQMACGUCAEAhwwAIZUIQAD4CwAhlggBAIkMACGXCAEAiQwAIQi-BwAAvAwAML8HAACuCQAQwAcAALwMADDTByAAlwwAIZgIBADuCwAhmQhAAO8LACGaCAQA7gsAIZsIQAD9CwAhCL4HAAC9DAAwvwcAAJsJABDABwAAvQwAMNMHIACbDAAhmAgEAPcLACGZCEAA-AsAIZoIBAD3CwAhmwhAAIgMACEHvgcAAL4MADC_BwAAlQkAEMAHAAC-DAAw2QcBAPwLACHqBwEAjQwAIY0IAQD8CwAhnAhAAO8LACEHvgcAAL8MADC_BwAAggkAEMAHAAC_DAAw2QcBAIcMACHqBwEAsAwAIY0IAQCHDAAhnAhAAPgLACEC2QcBAAAAAY0IAQAAAAEHvgcAAMEMADC_BwAA_AgAEMAHAADBDAAwnggBAPwLACGfCEAA7wsAIaAIAgCODAAhoQgCAI4MACEHvgcAAMIMADC_BwAA6QgAEMAHAADCDAAwnggBAIcMACGfCEAA-AsAIaAIAgCcDAAhoQgCAJwMACEOvgcAAMMMADC_BwAA4wgAEMAHAADDDAAw6gcBAIsMACHrBwEAiwwAIaIIAQD8CwAhowgBAPwLACGkCAQA7gsAIaUIBADuCwAhpggEAO4LACGnCAQA7gsAIagIBADuCwAhqQgEAO4LACGqCAQA7gsAIQ6-BwAAxAwAML8HAADQCAAQwAcAAMQMADDqBwEApAwAIesHAQCkDAAhoggBAIcMACGjCAEAhwwAIaQIBAD3CwAhpQgEAPcLACGmCAQA9wsAIacIBAD3CwAhqAgEAPcLACGpCAQA9wsAIaoIBAD3CwAhBOsHAQAAAAGiCAEAAAABowgBAAAAAaQIBAAAAAEOvgcAAMYMADC_BwAAyggAEMAHAADGDAAw6gcBAIsMACHrBwEAiwwAIaIIAQD8CwAhowgBAPwLACGkCAQA7gsAIaUIBADuCwAhpggEAO4LACGnCAQA7gsAIagIBADuCwAhqQgEAO4LACGqCAQA7gsAIQ6-BwAAxwwAML8HAAC3CAAQwAcAAMcMADDqBwEApAwAIesHAQCkDAAhoggBAIcMACGjCAEAhwwAIaQIBAD3CwAhpQgEAPcLACGmCAQA9wsAIacIBAD3CwAhqAgEAPcLACGpCAQA9wsAIaoIBAD3CwAhBOsHAQAAAAGiCAEAAAABowgBAAAAAaQIBAAAAAENvgcAAMkMADC_BwAAsQgAEMAHAADJDAAwwgdAAO8LACHTBwEAiwwAIeoHAQCLDAAh6wcBAIsMACGGCAEA_AsAIaIIAQD8CwAhowgBAPwLACGsCAQA7gsAIa0IBADuCwAhrggBAPwLACENvgcAAMoMADC_BwAAnggAEMAHAADKDAAwwgdAAPgLACHTBwEApAwAIeoHAQCkDAAh6wcBAKQMACGGCAEAhwwAIaIIAQCHDAAhowgBAIcMACGsCAQA9wsAIa0IBAD3CwAhrggBAIcMACEC6gcBAAAAAa4IAQAAAAEKvgcAAMwMADC_BwAAmAgAEMAHAADMDAAwwgdAAO8LACHLBwQA7gsAIdMHAQCLDAAh6gcBAIsMACGGCAEA_AsAIbAIAACMDAAgsQhAAO8LACEKvgcAAM0MADC_BwAAhQgAEMAHAADNDAAwwgdAAPgLACHLBwQA9wsAIdMHAQCkDAAh6gcBAKQMACGGCAEAhwwAIbAIAACxDAAgsQhAAPgLACEIvgcAAM4MADC_BwAA_wcAEMAHAADODAAwwgdAAO8LACHLBwQA7gsAIdMHAQCLDAAh6gcBAIsMACGwCAAAjAwAIAi-BwAAzwwAML8HAADsBwAQwAcAAM8MADDCB0AA-AsAIcsHBAD3CwAh0wcBAKQMACHqBwEApAwAIbAIAACxDAAgAssHBAAAAAHqBwEAAAABEL4HAADRDAAwvwcAAOYHABDABwAA0QwAMOoHAQCLDAAh6wcBAIsMACGTCAEAiwwAIaIIAQD8CwAhowgBAPwLACGmCAIA0wwAIbMIAQD8CwAhtAgCAI4MACG1CAQA7gsAIbYIBADSDAAhtwgEANIMACG4CEAA_QsAIbkIBADSDAAhDQ0AAIAMACA4AADXDAAgOQAA1wwAIFoAANUMACBbAADXDAAgwwcEAAAAAcQHBAAAAAXFBwQAAAAFxgcEAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHBADWDAAhDQ0AAIAMACA4AACADAAgOQAAgAwAIFoAANUMACBbAACADAAgwwcCAAAAAcQHAgAAAAXFBwIAAAAFxgcCAAAAAccHAgAAAAHIBwIAAAAByQcCAAAAAcoHAgDUDAAhDQ0AAIAMACA4AACADAAgOQAAgAwAIFoAANUMACBbAACADAAgwwcCAAAAAcQHAgAAAAXFBwIAAAAFxgcCAAAAAccHAgAAAAHIBwIAAAAByQcCAAAAAcoHAgDUDAAhCMMHCAAAAAHEBwgAAAAFxQcIAAAABcYHCAAAAAHHBwgAAAAByAcIAAAAAckHCAAAAAHKBwgA1QwAIQ0NAACADAAgOAAA1wwAIDkAANcMACBaAADVDAAgWwAA1wwAIMMHBAAAAAHEBwQAAAAFxQcEAAAABcYHBAAAAAHHBwQAAAAByAcEAAAAAckHBAAAAAHKBwQA1gwAIQjDBwQAAAABxAcEAAAABcUHBAAAAAXGBwQAAAABxwcEAAAAAcgHBAAAAAHJBwQAAAABygcEANcMACEQvgcAANgMADC_BwAA0wcAEMAHAADYDAAw6gcBAKQMACHrBwEApAwAIZMIAQCkDAAhoggBAIcMACGjCAEAhwwAIaYIAgDaDAAhswgBAIcMACG0CAIAnAwAIbUIBAD3CwAhtggEANkMACG3CAQA2QwAIbgIQACIDAAhuQgEANkMACEIwwcEAAAAAcQHBAAAAAXFBwQAAAAFxgcEAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHBADXDAAhCMMHAgAAAAHEBwIAAAAFxQcCAAAABcYHAgAAAAHHBwIAAAAByAcCAAAAAckHAgAAAAHKBwIAgAwAIRi-BwAA2wwAML8HAADNBwAQwAcAANsMADDCB0AA7wsAIesHAQCLDAAhkwgBAIsMACG0CAIAjgwAIboIAQCLDAAhuwgBAPwLACG8CAIAjgwAIb0IBADuCwAhvggBAPwLACG_CAEA_AsAIcAIAQD8CwAhwQgCAI4MACHCCAIAjgwAIcMIAgCODAAhxAgAAIwMACDFCEAA_QsAIcYIQAD9CwAhxwhAAP0LACHICAQA7gsAIckIBADuCwAhyggBAPwLACEKvgcAANwMADC_BwAAtwcAEMAHAADcDAAw0wcBAIsMACHrBwEAiwwAIYMIAQCLDAAhkwgBAIsMACGVCEAA7wsAIcsIAgCODAAhzAhAAO8LACEKvgcAAN0MADC_BwAApAcAEMAHAADdDAAw0wcBAKQMACHrBwEApAwAIYMIAQCkDAAhkwgBAKQMACGVCEAA-AsAIcsIAgCcDAAhzAhAAPgLACESBQEA_AsAIb4HAADeDAAwvwcAAJ4HABDABwAA3gwAMM0HAQD8CwAhhggBAPwLACGMCAQA7gsAIY0IAQD8CwAhjggBAIsMACGTCAEAiwwAIc0IAQD8CwAhzggBAPwLACHPCAEA_AsAIdAIAgCODAAh0QhAAO8LACHSCEAA7wsAIdMIBADuCwAh1AgCAI4MACESBQEAhwwAIb4HAADfDAAwvwcAAIsHABDABwAA3wwAMM0HAQCHDAAhhggBAIcMACGMCAQA9wsAIY0IAQCHDAAhjggBAKQMACGTCAEApAwAIc0IAQCHDAAhzggBAIcMACHPCAEAhwwAIdAIAgCcDAAh0QhAAPgLACHSCEAA-AsAIdMIBAD3CwAh1AgCAJwMACECBQEAAAABzQcBAAAAAQKTCAEAAAABzQgBAAAAASAFAQD8CwAhvgcAAOIMADC_BwAAhQcAEMAHAADiDAAwwgdAAO8LACHNBwEA_AsAIYcIAQD-CwAhjAgEAO4LACGNCAEA_AsAIY4IAQCLDAAhwAgBAP4LACHXCAQA7gsAIdgIQAD9CwAh2QgAAIwMACDaCAAAjAwAINsIAACMDAAg3AgBAPwLACHdCEAA7wsAId4IIACXDAAh3wgBAP4LACHgCAEA_gsAIeEIAQD-CwAh4ggAAIwMACDjCAAAjAwAIOQIAACMDAAg5QgAAIwMACDmCAEA_gsAIecIAQD-CwAh6AgCAI4MACHpCAEA_gsAIeoIAgCODAAh6wgCAI4MACEgBQEAhwwAIb4HAADjDAAwvwcAAPIGABDABwAA4wwAMMIHQAD4CwAhzQcBAIcMACGHCAEAiQwAIYwIBAD3CwAhjQgBAIcMACGOCAEApAwAIcAIAQCJDAAh1wgEAPcLACHYCEAAiAwAIdkIAACxDAAg2ggAALEMACDbCAAAsQwAINwIAQCHDAAh3QhAAPgLACHeCCAAmwwAId8IAQCJDAAh4AgBAIkMACHhCAEAiQwAIeIIAACxDAAg4wgAALEMACDkCAAAsQwAIOUIAACxDAAg5ggBAIkMACHnCAEAiQwAIegIAgCcDAAh6QgBAIkMACHqCAIAnAwAIesIAgCcDAAhAwUBAAAAAc0HAQAAAAGNCAEAAAABBr4HAADlDAAwvwcAAOwGABDABwAA5QwAMOkHQADvCwAh7QgBAIsMACHuCAABoAwAIRe-BwAA5gwAML8HAADWBgAQwAcAAOYMADDCB0AA7wsAIdMHAQCLDAAh3AcBAPwLACHqBwEAiwwAIesHAQCLDAAh8AcBAPwLACHxBwEA_AsAIfIHQADvCwAh7QgBAIsMACHvCAEA_AsAIfAIAQD8CwAh8QgBAPwLACHyCAAAjAwAIPMIAACVDAAg9AgCAI4MACH1CCAAlwwAIfYIAQD8CwAh9wgAAJUMACD4CCAAlwwAIfkIAgCODAAhCb4HAADnDAAwvwcAAMAGABDABwAA5wwAMM4HQAD9CwAh3gdAAO8LACHtCAEAiwwAIfoIAACVDAAg-wgAAJUMACD8CAEA_gsAIQoSAADpDAAgvgcAAOgMADC_BwAAOgAQwAcAAOgMADDOB0AAiAwAId4HQAD4CwAh7QgBAKQMACH6CAAAlQwAIPsIAACVDAAg_AgBAIkMACEaAwAA8gwAIBEAAKUNACATAACmDQAgFAAApw0AIL4HAACkDQAwvwcAAGkAEMAHAACkDQAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh6gcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACHvCAEAhwwAIfkIAgCcDAAh_QgBAIcMACH-CAEAhwwAIf8IAQCJDAAhgAkAALgMACCBCQEAiQwAIYIJAACVDAAggwkCAJwMACGECQIAnAwAIfcJAABpACD4CQAAaQAgFL4HAADqDAAwvwcAAKgGABDABwAA6gwAMMIHQADvCwAh0wcBAIsMACHcBwEA_AsAIeoHAQCLDAAh8AcBAPwLACHxBwEA_AsAIfIHQADvCwAh7wgBAPwLACH5CAIAjgwAIf0IAQD8CwAh_ggBAPwLACH_CAEA_gsAIYAJAAC1DAAggQkBAP4LACGCCQAAlQwAIIMJAgCODAAhhAkCAI4MACESBAEA_gsAIb4HAADrDAAwvwcAAJIGABDABwAA6wwAMMIHQADvCwAh0wcBAIsMACHcBwEA_AsAIekHQADvCwAh6gcBAI0MACHrBwEAjQwAIYgIAQD8CwAhhQkAAaAMACGGCQABoAwAIYcJAQD-CwAhiAkBAP4LACGJCQEAjQwAIYoJAgCODAAhiwlAAP0LACEOvgcAAOwMADC_BwAA-AUAEMAHAADsDAAwwgdAAO8LACHTBwEAiwwAIekHQADvCwAh6gcBAIsMACHrBwEAiwwAIYkJAQCLDAAhjAkAAaAMACGNCQABoAwAIY4JAQD-CwAhjwlAAP0LACGQCUAA_QsAIQu-BwAA7QwAML8HAADiBQAQwAcAAO0MADDpB0AA7wsAIeoHAQCLDAAh6wcBAIsMACGJCQEAiwwAIZEJAAGgDAAhkgkBAPwLACGTCQEA_AsAIZQJQAD9CwAhE74HAADuDAAwvwcAAMwFABDABwAA7gwAMMIHQADvCwAh0wcBAIsMACHpB0AA7wsAIeoHAQCLDAAh8AcBAPwLACHxBwEA_AsAIf0IAQD-CwAhkAlAAP0LACGUCUAA_QsAIZUJAQCLDAAhlgkAAaAMACGXCQEA_AsAIZgJAQD-CwAhmQkBAP4LACGaCQEA_gsAIZsJAACVDAAgDr4HAADvDAAwvwcAALYFABDABwAA7wwAMMIHQADvCwAh0wcBAIsMACHcBwEA_AsAIeoHAQCLDAAh_QgBAP4LACGZCQEA_gsAIZoJAQD-CwAhmwkAAJUMACCcCQIAjgwAIZ0JAQD-CwAhnglAAP0LACEC0wcBAAAAAeoHAQAAAAEQAwAA8gwAICAAAPMMACC-BwAA8QwAML8HAABvABDABwAA8QwAMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh_QgBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACCcCQIAnAwAIZ0JAQCJDAAhnglAAIgMACEbDwAAqg0AIBAAAKsNACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgHAAArQ0AIB0AAKkNACAeAACsDQAgHwAArw0AICAAAPMMACAkAACzDQAgJQAAtA0AIL4HAACoDQAwvwcAAFoAEMAHAACoDQAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh7wgBAIcMACGzCQEAhwwAIe8JAQCJDAAh8AlAAPgLACHxCUAAiAwAIfIJAQCJDAAh9wkAAFoAIPgJAABaACADoAkAAHEAIKEJAABxACCiCQAAcQAgCL4HAAD0DAAwvwcAAJ4FABDABwAA9AwAMMIHQADvCwAh0wcBAIsMACHoBwEA_AsAIaMJAQD8CwAhpAkBAP4LACEIvgcAAPUMADC_BwAAiwUAEMAHAAD1DAAwwgdAAPgLACHTBwEApAwAIegHAQCHDAAhowkBAIcMACGkCQEAiQwAIQe-BwAA9gwAML8HAACFBQAQwAcAAPYMADDCB0AA7wsAIdMHAQCLDAAh_AcBAPwLACGlCQEA_AsAIQe-BwAA9wwAML8HAADyBAAQwAcAAPcMADDCB0AA-AsAIdMHAQCkDAAh_AcBAIcMACGlCQEAhwwAIQm-BwAA-AwAML8HAADsBAAQwAcAAPgMADDCB0AA7wsAIdMHAQCLDAAh6AcBAPwLACGmCQEA_AsAIacJAAGgDAAhqAkAAaAMACEJvgcAAPkMADC_BwAA2QQAEMAHAAD5DAAwwgdAAPgLACHTBwEApAwAIegHAQCHDAAhpgkBAIcMACGnCQABpQwAIagJAAGlDAAhAqYJAQAAAAGnCQABAAABBr4HAAD7DAAwvwcAANMEABDABwAA-wwAMKoJAQD8CwAhqwkCAI4MACGsCQQA0gwAIQa-BwAA_AwAML8HAADABAAQwAcAAPwMADCqCQEAhwwAIasJAgCcDAAhrAkEANkMACELvgcAAP0MADC_BwAAugQAEMAHAAD9DAAwwgdAAO8LACHTBwEAiwwAId0HAgCODAAh4AdAAO8LACHoBwEA_gsAIeoHAQCLDAAhrQkBAI0MACGuCQAAtQwAIA2-BwAA_gwAML8HAACiBAAQwAcAAP4MADDCB0AA7wsAIdMHAQCLDAAh6QdAAO8LACHqBwEAiwwAIfAHAQD8CwAh8QcBAPwLACGJCQEAiwwAIZAJQAD9CwAhlgkAAaAMACGvCUAA_QsAIQ6-BwAA_wwAML8HAACMBAAQwAcAAP8MADDCB0AA7wsAIdMHAQCLDAAh2QcBAP4LACHcBwEA_AsAIeoHAQCLDAAh6wcBAI0MACHvCAEA_AsAIf0IAQD-CwAhsAkBAPwLACGxCQEA_AsAIbIJQAD9CwAhDb4HAACADQAwvwcAAPQDABDABwAAgA0AMMIHQADvCwAh0wcBAIsMACHpB0AA7wsAIeoHAQCNDAAh7wgBAPwLACGRCQABoAwAIbMJAQD8CwAhtAkBAPwLACG1CUAA_QsAIbYJAAC1DAAgDb4HAACBDQAwvwcAAOEDABDABwAAgQ0AMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCwDAAh7wgBAIcMACGRCQABpQwAIbMJAQCHDAAhtAkBAIcMACG1CUAAiAwAIbYJAAC4DAAgBb4HAACCDQAwvwcAANsDABDABwAAgg0AMOkHQADvCwAhtwkAAaAMACEFvgcAAIMNADC_BwAAyAMAEMAHAACDDQAw6QdAAPgLACG3CQABpQwAIRe-BwAAhA0AML8HAADCAwAQwAcAAIQNADDCB0AA7wsAIdMHAQCLDAAh6QdAAO8LACHqBwEAiwwAIesHAQCLDAAhgAgBAPwLACGBCAEAiwwAIe0IAQCNDAAh8wgAAJUMACCOCQEA_gsAIZAJQAD9CwAhlgkAAaAMACG4CQAAlQwAILkJQAD9CwAhugkCANMMACG7CQIA0wwAIbwJAQD-CwAhvQkBAP4LACG-CQEAjQwAIb8JAQCNDAAhFr4HAACFDQAwvwcAAKwDABDABwAAhQ0AMMIHQADvCwAhzQcBAPwLACHTBwEAiwwAIekHQADvCwAh6gcBAIsMACHrBwEAiwwAIfAHAQD8CwAh8QcBAPwLACHzCAAAlQwAIPYIAQD8CwAh9wgAAJUMACD4CCAAlwwAIY0JAAGgDAAhkAlAAP0LACGxCQEA_gsAIbkJQAD9CwAhwAkBAI0MACHBCQEA_gsAIcIJQAD9CwAhDL4HAACGDQAwvwcAAJYDABDABwAAhg0AMMIHQADvCwAhzQcBAPwLACGOCAEAiwwAIc0IAQD8CwAh1wgCAI4MACHDCQAAjAwAIMQJAQD-CwAhxQkEANIMACHGCSAAlwwAIQy-BwAAhw0AML8HAACDAwAQwAcAAIcNADDCB0AA-AsAIc0HAQCHDAAhjggBAKQMACHNCAEAhwwAIdcIAgCcDAAhwwkAALEMACDECQEAiQwAIcUJBADZDAAhxgkgAJsMACEJvgcAAIgNADC_BwAA_QIAEMAHAACIDQAwkwgBAIsMACGUCAEA_gsAIboIAQCLDAAhvggBAPwLACHJCAQA0gwAIccJQADvCwAhCb4HAACJDQAwvwcAAOoCABDABwAAiQ0AMJMIAQCkDAAhlAgBAIkMACG6CAEApAwAIb4IAQCHDAAhyQgEANkMACHHCUAA-AsAIQi-BwAAig0AML8HAADkAgAQwAcAAIoNADDCB0AA7wsAIb4IAQD8CwAhowkBAPwLACHICQEA_AsAIckJQAD9CwAhCb4HAACLDQAwvwcAAM4CABDABwAAiw0AMNwHIACXDAAhhggBAPwLACGPCAEA_AsAIb4IAQD8CwAhzwgBAPwLACHKCUAA7wsAISK-BwAAjA0AML8HAAC4AgAQwAcAAIwNADDNBwEA_AsAIbsIAQD8CwAhvwgBAPwLACHBCAIAjgwAIcIIAgCODAAhwwgCAI4MACHICAQA7gsAIbQJAQD8CwAhxgkgAJcMACHLCQEA_AsAIcwJAQD-CwAhzQkCAI4MACHOCQIAjgwAIc8JAgCODAAh0AkCAI4MACHRCQEAjQwAIdIJIACXDAAh0wlAAP0LACHUCUAA_QsAIdUJAQD-CwAh1glAAP0LACHXCQAAlQwAINgJAACVDAAg2QlAAP0LACHaCSAAlwwAIdsJAACVDAAg3AkCAI4MACHdCQIAjgwAId4JAQD-CwAh3wkBAI0MACHgCQEAjQwAIQ2-BwAAjQ0AML8HAACiAgAQwAcAAI0NADDCB0AA7wsAIc0HAQD8CwAh9wcCAI4MACGOCAEAiwwAIbQIAgCODAAhwggCAI4MACHXCAIAjgwAIcYJIACXDAAh4QkBAPwLACHiCQAAlQwAIBAGAACPDQAgCAAAkA0AIA4AAJENACC-BwAAjg0AML8HAAAOABDABwAAjg0AMMIHQAD4CwAhzQcBAIcMACH3BwIAnAwAIY4IAQCkDAAhtAgCAJwMACHCCAIAnAwAIdcIAgCcDAAhxgkgAJsMACHhCQEAhwwAIeIJAACVDAAgA6AJAAAJACChCQAACQAgogkAAAkAIAOgCQAAEQAgoQkAABEAIKIJAAARACADoAkAABYAIKEJAAAWACCiCQAAFgAgDb4HAACSDQAwvwcAAIoCABDABwAAkg0AMMIHQADvCwAhzQcBAPwLACHTBwEAiwwAIdwHAQD8CwAh6wcBAIsMACGGCAEA_AsAIb8IAQD-CwAh4wkCAI4MACHkCQEA_gsAIeUJQAD9CwAhDL4HAACTDQAwvwcAAPIBABDABwAAkw0AMMEHQAD9CwAhzQcBAPwLACHTBwEAiwwAIesHAQCNDAAhhggBAPwLACG_CAEA_gsAIeMJAgCODAAh5gkBAPwLACHnCUAA7wsAIQy-BwAAlA0AML8HAADYAQAQwAcAAJQNADDNBwEA_AsAIesHAQCLDAAhjAgEAO4LACHBCAQA7gsAIcIIBADuCwAhwwgEAO4LACHoCQQA7gsAIekJAgCODAAh6gkCAI4MACENBAAAlg0AIL4HAACVDQAwvwcAAAcAEMAHAACVDQAwzQcBAIcMACHrBwEApAwAIYwIBAD3CwAhwQgEAPcLACHCCAQA9wsAIcMIBAD3CwAh6AkEAPcLACHpCQIAnAwAIeoJAgCcDAAhFwMAAPIMACAFAADWDQAgBgAAjw0AIAgAAJANACAPAACqDQAgEAAAqw0AIBEAAKUNACAcAACtDQAgvgcAANUNADC_BwAAAwAQwAcAANUNADDCB0AA-AsAIdMHAQCkDAAh6gcBAKQMACHvCAEAhwwAIbMJAQCHDAAhtAkBAIcMACHrCSAAmwwAIewJQACIDAAh7QlAAPgLACHuCUAAiAwAIfcJAAADACD4CQAAAwAgDb4HAACXDQAwvwcAAMABABDABwAAlw0AMMIHQADvCwAh0wcBAIsMACHqBwEAiwwAIe8IAQD8CwAhswkBAPwLACG0CQEA_AsAIesJIACXDAAh7AlAAP0LACHtCUAA7wsAIe4JQAD9CwAhDL4HAACYDQAwvwcAAKoBABDABwAAmA0AMMIHQADvCwAh0wcBAIsMACHcBwEA_AsAIe8IAQD8CwAhswkBAPwLACHvCQEA_gsAIfAJQADvCwAh8QlAAP0LACHyCQEA_gsAIQ0DAADyDAAgFgAAmg0AIL4HAACZDQAwvwcAAEsAEMAHAACZDQAwwgdAAPgLACHTBwEApAwAId0HAgCcDAAh4AdAAPgLACHoBwEAiQwAIeoHAQCkDAAhrQkBALAMACGuCQAAuAwAIBIDAADyDAAgFQAAuQ0AIBcAALwNACC-BwAAuw0AML8HAABHABDABwAAuw0AMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIYkJAQCkDAAhkAlAAIgMACGWCQABpQwAIa8JQACIDAAh9wkAAEcAIPgJAABHACAWIQAAnA0AICsAALEMACC-BwAAmw0AML8HAACCAQAQwAcAAJsNADDCB0AA-AsAIc8HAQCJDAAh0wcBAKQMACHUBwQA9wsAIdUHAQCkDAAh1gcBAKQMACHXBwEAhwwAIdgHAQCHDAAh2QcBAIcMACHaB0AA-AsAIdsHAQCwDAAh3AcBAIcMACHdBwIAnAwAId4HQACIDAAh3wdAAIgMACHgB0AA-AsAIeEHQACIDAAhFQMAAPIMACAiAACfDQAgIwAAoA0AIL4HAACeDQAwvwcAAHoAEMAHAACeDQAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7AcBAIcMACHtBwAAlQwAIO4HAQCJDAAh7wdAAIgMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACH3CQAAegAg-AkAAHoAIAkhAACcDQAgvgcAAJ0NADC_BwAAfgAQwAcAAJ0NADDCB0AA-AsAIdMHAQCkDAAh1QcBAKQMACHoBwEAhwwAIekHQACIDAAhEwMAAPIMACAiAACfDQAgIwAAoA0AIL4HAACeDQAwvwcAAHoAEMAHAACeDQAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7AcBAIcMACHtBwAAlQwAIO4HAQCJDAAh7wdAAIgMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACEDoAkAAH4AIKEJAAB-ACCiCQAAfgAgA6AJAACCAQAgoQkAAIIBACCiCQAAggEAIBUDAADyDAAgHwAAog0AIL4HAAChDQAwvwcAAHEAEMAHAAChDQAwwgdAAPgLACHTBwEApAwAIekHQAD4CwAh6gcBAKQMACHwBwEAhwwAIfEHAQCHDAAh_QgBAIkMACGQCUAAiAwAIZQJQACIDAAhlQkBAKQMACGWCQABpQwAIZcJAQCHDAAhmAkBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACASAwAA8gwAICAAAPMMACC-BwAA8QwAML8HAABvABDABwAA8QwAMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh_QgBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACCcCQIAnAwAIZ0JAQCJDAAhnglAAIgMACH3CQAAbwAg-AkAAG8AIALTBwEAAAAB6gcBAAAAARgDAADyDAAgEQAApQ0AIBMAAKYNACAUAACnDQAgvgcAAKQNADC_BwAAaQAQwAcAAKQNADDCB0AA-AsAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACHyB0AA-AsAIe8IAQCHDAAh-QgCAJwMACH9CAEAhwwAIf4IAQCHDAAh_wgBAIkMACGACQAAuAwAIIEJAQCJDAAhggkAAJUMACCDCQIAnAwAIYQJAgCcDAAhA6AJAAA1ACChCQAANQAgogkAADUAIAwSAADpDAAgvgcAAOgMADC_BwAAOgAQwAcAAOgMADDOB0AAiAwAId4HQAD4CwAh7QgBAKQMACH6CAAAlQwAIPsIAACVDAAg_AgBAIkMACH3CQAAOgAg-AkAADoAIAOgCQAAPAAgoQkAADwAIKIJAAA8ACAZDwAAqg0AIBAAAKsNACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgHAAArQ0AIB0AAKkNACAeAACsDQAgHwAArw0AICAAAPMMACAkAACzDQAgJQAAtA0AIL4HAACoDQAwvwcAAFoAEMAHAACoDQAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh7wgBAIcMACGzCQEAhwwAIe8JAQCJDAAh8AlAAPgLACHxCUAAiAwAIfIJAQCJDAAhA6AJAAADACChCQAAAwAgogkAAAMAIAOgCQAALQAgoQkAAC0AIKIJAAAtACADoAkAADEAIKEJAAAxACCiCQAAMQAgA6AJAABpACChCQAAaQAgogkAAGkAIAOgCQAAQgAgoQkAAEIAIKIJAABCACADoAkAAEcAIKEJAABHACCiCQAARwAgEgMAAPIMACAgAADzDAAgvgcAAPEMADC_BwAAbwAQwAcAAPEMADDCB0AA-AsAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIf0IAQCJDAAhmQkBAIkMACGaCQEAiQwAIZsJAACVDAAgnAkCAJwMACGdCQEAiQwAIZ4JQACIDAAh9wkAAG8AIPgJAABvACADoAkAAE4AIKEJAABOACCiCQAATgAgA6AJAABSACChCQAAUgAgogkAAFIAIAOgCQAAVgAgoQkAAFYAIKIJAABWACADoAkAAHoAIKEJAAB6ACCiCQAAegAgA6AJAABLACChCQAASwAgogkAAEsAIBQDAAC2DQAgBAEAiQwAIRUAALcNACC-BwAAtQ0AML8HAABWABDABwAAtQ0AMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIekHQAD4CwAh6gcBALAMACHrBwEAsAwAIYgIAQCHDAAhhQkAAaUMACGGCQABpQwAIYcJAQCJDAAhiAkBAIkMACGJCQEAsAwAIYoJAgCcDAAhiwlAAIgMACEbDwAAqg0AIBAAAKsNACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgHAAArQ0AIB0AAKkNACAeAACsDQAgHwAArw0AICAAAPMMACAkAACzDQAgJQAAtA0AIL4HAACoDQAwvwcAAFoAEMAHAACoDQAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh7wgBAIcMACGzCQEAhwwAIe8JAQCJDAAh8AlAAPgLACHxCUAAiAwAIfIJAQCJDAAh9wkAAFoAIPgJAABaACAWAwAA8gwAIAQAAL8NACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgvgcAAL4NADC_BwAAQgAQwAcAAL4NADDCB0AA-AsAIdMHAQCkDAAh2QcBAIkMACHcBwEAhwwAIeoHAQCkDAAh6wcBALAMACHvCAEAhwwAIf0IAQCJDAAhsAkBAIcMACGxCQEAhwwAIbIJQACIDAAh9wkAAEIAIPgJAABCACAQAwAA8gwAIBUAALkNACC-BwAAuA0AML8HAABSABDABwAAuA0AMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGJCQEApAwAIYwJAAGlDAAhjQkAAaUMACGOCQEAiQwAIY8JQACIDAAhkAlAAIgMACEWAwAA8gwAIAQAAL8NACAYAACuDQAgGQAAsA0AIBoAALENACAbAACyDQAgvgcAAL4NADC_BwAAQgAQwAcAAL4NADDCB0AA-AsAIdMHAQCkDAAh2QcBAIkMACHcBwEAhwwAIeoHAQCkDAAh6wcBALAMACHvCAEAhwwAIf0IAQCJDAAhsAkBAIcMACGxCQEAhwwAIbIJQACIDAAh9wkAAEIAIPgJAABCACANAwAA8gwAIBUAALkNACC-BwAAug0AML8HAABOABDABwAAug0AMOkHQAD4CwAh6gcBAKQMACHrBwEApAwAIYkJAQCkDAAhkQkAAaUMACGSCQEAhwwAIZMJAQCHDAAhlAlAAIgMACEQAwAA8gwAIBUAALkNACAXAAC8DQAgvgcAALsNADC_BwAARwAQwAcAALsNADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACGJCQEApAwAIZAJQACIDAAhlgkAAaUMACGvCUAAiAwAIQ8DAADyDAAgFgAAmg0AIL4HAACZDQAwvwcAAEsAEMAHAACZDQAwwgdAAPgLACHTBwEApAwAId0HAgCcDAAh4AdAAPgLACHoBwEAiQwAIeoHAQCkDAAhrQkBALAMACGuCQAAuAwAIPcJAABLACD4CQAASwAgAtMHAQAAAAHqBwEAAAABFAMAAPIMACAEAAC_DQAgGAAArg0AIBkAALANACAaAACxDQAgGwAAsg0AIL4HAAC-DQAwvwcAAEIAEMAHAAC-DQAwwgdAAPgLACHTBwEApAwAIdkHAQCJDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7wgBAIcMACH9CAEAiQwAIbAJAQCHDAAhsQkBAIcMACGyCUAAiAwAIRcDAADyDAAgBQAA1g0AIAYAAI8NACAIAACQDQAgDwAAqg0AIBAAAKsNACARAAClDQAgHAAArQ0AIL4HAADVDQAwvwcAAAMAEMAHAADVDQAwwgdAAPgLACHTBwEApAwAIeoHAQCkDAAh7wgBAIcMACGzCQEAhwwAIbQJAQCHDAAh6wkgAJsMACHsCUAAiAwAIe0JQAD4CwAh7glAAIgMACH3CQAAAwAg-AkAAAMAIALtCAEAAAAB7ggAAQAAAQcSAADpDAAgvgcAAMENADC_BwAAPAAQwAcAAMENADDpB0AA-AsAIe0IAQCkDAAh7ggAAaUMACEZBAAAlg0AIBIAAOkMACC-BwAAwg0AML8HAAA1ABDABwAAwg0AMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh6wcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACHtCAEApAwAIe8IAQCHDAAh8AgBAIcMACHxCAEAhwwAIfIIAACxDAAg8wgAAJUMACD0CAIAnAwAIfUIIACbDAAh9ggBAIcMACH3CAAAlQwAIPgIIACbDAAh-QgCAJwMACEZAwAA8gwAIAQAAJYNACC-BwAAww0AML8HAAAxABDABwAAww0AMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGACAEAhwwAIYEIAQCkDAAh7QgBALAMACHzCAAAlQwAII4JAQCJDAAhkAlAAIgMACGWCQABpQwAIbgJAACVDAAguQlAAIgMACG6CQIA2gwAIbsJAgDaDAAhvAkBAIkMACG9CQEAiQwAIb4JAQCwDAAhvwkBALAMACEYAwAA8gwAIAQAAJYNACC-BwAAxA0AML8HAAAtABDABwAAxA0AMMIHQAD4CwAhzQcBAIcMACHTBwEApAwAIekHQAD4CwAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHzCAAAlQwAIPYIAQCHDAAh9wgAAJUMACD4CCAAmwwAIY0JAAGlDAAhkAlAAIgMACGxCQEAiQwAIbkJQACIDAAhwAkBALAMACHBCQEAiQwAIcIJQACIDAAhAo8IAQAAAAG-CAEAAAABCgkAAMcNACC-BwAAxg0AML8HAAAiABDABwAAxg0AMNwHIACbDAAhhggBAIcMACGPCAEAhwwAIb4IAQCHDAAhzwgBAIcMACHKCUAA-AsAISgHAADMDQAgCgAAzQ0AIAsAAM4NACAMAADPDQAgvgcAAMsNADC_BwAAFgAQwAcAAMsNADDNBwEAhwwAIbsIAQCHDAAhvwgBAIcMACHBCAIAnAwAIcIIAgCcDAAhwwgCAJwMACHICAQA9wsAIbQJAQCHDAAhxgkgAJsMACHLCQEAhwwAIcwJAQCJDAAhzQkCAJwMACHOCQIAnAwAIc8JAgCcDAAh0AkCAJwMACHRCQEAsAwAIdIJIACbDAAh0wlAAIgMACHUCUAAiAwAIdUJAQCJDAAh1glAAIgMACHXCQAAlQwAINgJAACVDAAg2QlAAIgMACHaCSAAmwwAIdsJAACVDAAg3AkCAJwMACHdCQIAnAwAId4JAQCJDAAh3wkBALAMACHgCQEAsAwAIfcJAAAWACD4CQAAFgAgCQkAAMcNACC-BwAAyA0AML8HAAAeABDABwAAyA0AMMIHQAD4CwAhvggBAIcMACGjCQEAhwwAIcgJAQCHDAAhyQlAAIgMACECkwgBAAAAAbwIAgAAAAEZCQAAxw0AIL4HAADKDQAwvwcAABoAEMAHAADKDQAwwgdAAPgLACHrBwEApAwAIZMIAQCkDAAhtAgCAJwMACG6CAEApAwAIbsIAQCHDAAhvAgCAJwMACG9CAQA9wsAIb4IAQCHDAAhvwgBAIcMACHACAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcQIAACxDAAgxQhAAIgMACHGCEAAiAwAIccIQACIDAAhyAgEAPcLACHJCAQA9wsAIcoIAQCHDAAhJgcAAMwNACAKAADNDQAgCwAAzg0AIAwAAM8NACC-BwAAyw0AML8HAAAWABDABwAAyw0AMM0HAQCHDAAhuwgBAIcMACG_CAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcgIBAD3CwAhtAkBAIcMACHGCSAAmwwAIcsJAQCHDAAhzAkBAIkMACHNCQIAnAwAIc4JAgCcDAAhzwkCAJwMACHQCQIAnAwAIdEJAQCwDAAh0gkgAJsMACHTCUAAiAwAIdQJQACIDAAh1QkBAIkMACHWCUAAiAwAIdcJAACVDAAg2AkAAJUMACDZCUAAiAwAIdoJIACbDAAh2wkAAJUMACDcCQIAnAwAId0JAgCcDAAh3gkBAIkMACHfCQEAsAwAIeAJAQCwDAAhEgYAAI8NACAIAACQDQAgDgAAkQ0AIL4HAACODQAwvwcAAA4AEMAHAACODQAwwgdAAPgLACHNBwEAhwwAIfcHAgCcDAAhjggBAKQMACG0CAIAnAwAIcIIAgCcDAAh1wgCAJwMACHGCSAAmwwAIeEJAQCHDAAh4gkAAJUMACD3CQAADgAg-AkAAA4AIAOgCQAAGgAgoQkAABoAIKIJAAAaACADoAkAAB4AIKEJAAAeACCiCQAAHgAgA6AJAAAiACChCQAAIgAgogkAACIAIA8EAACWDQAgBwAA0Q0AIL4HAADQDQAwvwcAABEAEMAHAADQDQAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHrBwEApAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeQJAQCJDAAh5QlAAIgMACESBgAAjw0AIAgAAJANACAOAACRDQAgvgcAAI4NADC_BwAADgAQwAcAAI4NADDCB0AA-AsAIc0HAQCHDAAh9wcCAJwMACGOCAEApAwAIbQIAgCcDAAhwggCAJwMACHXCAIAnAwAIcYJIACbDAAh4QkBAIcMACHiCQAAlQwAIPcJAAAOACD4CQAADgAgDgQAAL8NACAHAADRDQAgvgcAANINADC_BwAACQAQwAcAANINADDBB0AAiAwAIc0HAQCHDAAh0wcBAKQMACHrBwEAsAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeYJAQCHDAAh5wlAAPgLACEC6gcBAAAAAbMJAQAAAAEC0wcBAAAAAeoHAQAAAAEVAwAA8gwAIAUAANYNACAGAACPDQAgCAAAkA0AIA8AAKoNACAQAACrDQAgEQAApQ0AIBwAAK0NACC-BwAA1Q0AML8HAAADABDABwAA1Q0AMMIHQAD4CwAh0wcBAKQMACHqBwEApAwAIe8IAQCHDAAhswkBAIcMACG0CQEAhwwAIesJIACbDAAh7AlAAIgMACHtCUAA-AsAIe4JQACIDAAhDwQAAJYNACC-BwAAlQ0AML8HAAAHABDABwAAlQ0AMM0HAQCHDAAh6wcBAKQMACGMCAQA9wsAIcEIBAD3CwAhwggEAPcLACHDCAQA9wsAIegJBAD3CwAh6QkCAJwMACHqCQIAnAwAIfcJAAAHACD4CQAABwAgAAAAAAAF_AkEAAAAAYMKBAAAAAGECgQAAAABhQoEAAAAAYYKBAAAAAEB_AlAAAAAAQAAAAAAAAAAAAH8CQEAAAABAfwJQAAAAAEB_AkBAAAAAQAAAAAABfwJAgAAAAGDCgIAAAABhAoCAAAAAYUKAgAAAAGGCgIAAAABBTIAAIAWACAzAACDFgAg-QkAAIEWACD6CQAAghYAIP8JAAB8ACADMgAAgBYAIPkJAACBFgAg_wkAAHwAIAAAAAUyAAD7FQAgMwAA_hUAIPkJAAD8FQAg-gkAAP0VACD_CQAAfAAgAzIAAPsVACD5CQAA_BUAIP8JAAB8ACAAAAAC_AkBAAAABIIKAQAAAAUFMgAA9BUAIDMAAPkVACD5CQAA9RUAIPoJAAD4FQAg_wkAAAEAIAsyAACKDgAwMwAAjw4AMPkJAACLDgAw-gkAAIwOADD7CQAAjQ4AIPwJAACODgAw_QkAAI4OADD-CQAAjg4AMP8JAACODgAwgAoAAJAOADCBCgAAkQ4AMAsyAAD-DQAwMwAAgw4AMPkJAAD_DQAw-gkAAIAOADD7CQAAgQ4AIPwJAACCDgAw_QkAAIIOADD-CQAAgg4AMP8JAACCDgAwgAoAAIQOADCBCgAAhQ4AMBErgAAAAAHCB0AAAAABzwcBAAAAAdMHAQAAAAHUBwQAAAAB1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHQAAAAAHbBwEAAAAB3AcBAAAAAd0HAgAAAAHeB0AAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAABAgAAAIQBACAyAACJDgAgAwAAAIQBACAyAACJDgAgMwAAiA4AIAErAAD3FQAwFiEAAJwNACArAACxDAAgvgcAAJsNADC_BwAAggEAEMAHAACbDQAwwgdAAPgLACHPBwEAiQwAIdMHAQAAAAHUBwQA9wsAIdUHAQCkDAAh1gcBAKQMACHXBwEAhwwAIdgHAQCHDAAh2QcBAIcMACHaB0AA-AsAIdsHAQCwDAAh3AcBAIcMACHdBwIAnAwAId4HQACIDAAh3wdAAIgMACHgB0AA-AsAIeEHQACIDAAhAgAAAIQBACArAACIDgAgAgAAAIYOACArAACHDgAgFSsAALEMACC-BwAAhQ4AML8HAACGDgAQwAcAAIUOADDCB0AA-AsAIc8HAQCJDAAh0wcBAKQMACHUBwQA9wsAIdUHAQCkDAAh1gcBAKQMACHXBwEAhwwAIdgHAQCHDAAh2QcBAIcMACHaB0AA-AsAIdsHAQCwDAAh3AcBAIcMACHdBwIAnAwAId4HQACIDAAh3wdAAIgMACHgB0AA-AsAIeEHQACIDAAhFSsAALEMACC-BwAAhQ4AML8HAACGDgAQwAcAAIUOADDCB0AA-AsAIc8HAQCJDAAh0wcBAKQMACHUBwQA9wsAIdUHAQCkDAAh1gcBAKQMACHXBwEAhwwAIdgHAQCHDAAh2QcBAIcMACHaB0AA-AsAIdsHAQCwDAAh3AcBAIcMACHdBwIAnAwAId4HQACIDAAh3wdAAIgMACHgB0AA-AsAIeEHQACIDAAhESuAAAAAAcIHQADdDQAhzwcBAOkNACHTBwEA5w0AIdQHBADcDQAh1gcBAOcNACHXBwEA5w0AIdgHAQDnDQAh2QcBAOcNACHaB0AA3Q0AIdsHAQDpDQAh3AcBAOcNACHdBwIA7w0AId4HQADoDQAh3wdAAOgNACHgB0AA3Q0AIeEHQADoDQAhESuAAAAAAcIHQADdDQAhzwcBAOkNACHTBwEA5w0AIdQHBADcDQAh1gcBAOcNACHXBwEA5w0AIdgHAQDnDQAh2QcBAOcNACHaB0AA3Q0AIdsHAQDpDQAh3AcBAOcNACHdBwIA7w0AId4HQADoDQAh3wdAAOgNACHgB0AA3Q0AIeEHQADoDQAhESuAAAAAAcIHQAAAAAHPBwEAAAAB0wcBAAAAAdQHBAAAAAHWBwEAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gdAAAAAAdsHAQAAAAHcBwEAAAAB3QcCAAAAAd4HQAAAAAHfB0AAAAAB4AdAAAAAAeEHQAAAAAEEwgdAAAAAAdMHAQAAAAHoBwEAAAAB6QdAAAAAAQIAAACAAQAgMgAAlQ4AIAMAAACAAQAgMgAAlQ4AIDMAAJQOACABKwAA9hUAMAkhAACcDQAgvgcAAJ0NADC_BwAAfgAQwAcAAJ0NADDCB0AA-AsAIdMHAQAAAAHVBwEApAwAIegHAQCHDAAh6QdAAIgMACECAAAAgAEAICsAAJQOACACAAAAkg4AICsAAJMOACAIvgcAAJEOADC_BwAAkg4AEMAHAACRDgAwwgdAAPgLACHTBwEApAwAIdUHAQCkDAAh6AcBAIcMACHpB0AAiAwAIQi-BwAAkQ4AML8HAACSDgAQwAcAAJEOADDCB0AA-AsAIdMHAQCkDAAh1QcBAKQMACHoBwEAhwwAIekHQACIDAAhBMIHQADdDQAh0wcBAOcNACHoBwEA5w0AIekHQADoDQAhBMIHQADdDQAh0wcBAOcNACHoBwEA5w0AIekHQADoDQAhBMIHQAAAAAHTBwEAAAAB6AcBAAAAAekHQAAAAAEB_AkBAAAABAMyAAD0FQAg-QkAAPUVACD_CQAAAQAgBDIAAIoOADD5CQAAiw4AMPsJAACNDgAg_wkAAI4OADAEMgAA_g0AMPkJAAD_DQAw-wkAAIEOACD_CQAAgg4AMAAAAAAAAfwJIAAAAAEAAAAAAAAAAAAAAfwJAAEAAAEAAAAAAAAAAAAAAfwJAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAX8CQQAAAABgwoEAAAAAYQKBAAAAAGFCgQAAAABhgoEAAAAAQX8CQIAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAQAAAAAABTIAAO8VACAzAADyFQAg-QkAAPAVACD6CQAA8RUAIP8JAAAYACADMgAA7xUAIPkJAADwFQAg_wkAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUyAADqFQAgMwAA7RUAIPkJAADrFQAg-gkAAOwVACD_CQAAawAgAzIAAOoVACD5CQAA6xUAIP8JAABrACAAAAAAAAL8CQEAAAAEggoBAAAABQL8CQEAAAAEggoBAAAABQUyAADiFQAgMwAA6BUAIPkJAADjFQAg-gkAAOcVACD_CQAABQAgBTIAAOAVACAzAADlFQAg-QkAAOEVACD6CQAA5BUAIP8JAABrACAB_AkBAAAABAH8CQEAAAAEAzIAAOIVACD5CQAA4xUAIP8JAAAFACADMgAA4BUAIPkJAADhFQAg_wkAAGsAIAAAAAL8CQEAAAAEggoBAAAABQL8CQEAAAAEggoBAAAABQUyAADbFQAgMwAA3hUAIPkJAADcFQAg-gkAAN0VACD_CQAAawAgAfwJAQAAAAQB_AkBAAAABAMyAADbFQAg-QkAANwVACD_CQAAawAgBwMAAIIQACARAACgFAAgEwAAoRQAIBQAAKIUACD_CAAA4w0AIIAJAADjDQAggQkAAOMNACAAAAAAAAL8CQEAAAAEggoBAAAABQUyAADUFQAgMwAA2RUAIPkJAADVFQAg-gkAANgVACD_CQAAAQAgCzIAALoPADAzAAC_DwAw-QkAALsPADD6CQAAvA8AMPsJAAC9DwAg_AkAAL4PADD9CQAAvg8AMP4JAAC-DwAw_wkAAL4PADCACgAAwA8AMIEKAADBDwAwBzIAALUPACAzAAC4DwAg-QkAALYPACD6CQAAtw8AIP0JAAA6ACD-CQAAOgAg_wkAAKsGACALMgAAqQ8AMDMAAK4PADD5CQAAqg8AMPoJAACrDwAw-wkAAKwPACD8CQAArQ8AMP0JAACtDwAw_gkAAK0PADD_CQAArQ8AMIAKAACvDwAwgQoAALAPADAC6QdAAAAAAe4IAAEAAAECAAAAPgAgMgAAtA8AIAMAAAA-ACAyAAC0DwAgMwAAsw8AIAErAADXFQAwCBIAAOkMACC-BwAAwQ0AML8HAAA8ABDABwAAwQ0AMOkHQAD4CwAh7QgBAKQMACHuCAABpQwAIfMJAADADQAgAgAAAD4AICsAALMPACACAAAAsQ8AICsAALIPACAGvgcAALAPADC_BwAAsQ8AEMAHAACwDwAw6QdAAPgLACHtCAEApAwAIe4IAAGlDAAhBr4HAACwDwAwvwcAALEPABDABwAAsA8AMOkHQAD4CwAh7QgBAKQMACHuCAABpQwAIQLpB0AA3Q0AIe4IAAGqDgAhAukHQADdDQAh7ggAAaoOACEC6QdAAAAAAe4IAAEAAAEFzgdAAAAAAd4HQAAAAAH6CAAAmw8AIPsIAACcDwAg_AgBAAAAAQIAAACrBgAgMgAAtQ8AIAMAAAA6ACAyAAC1DwAgMwAAuQ8AIAcAAAA6ACArAAC5DwAgzgdAAOgNACHeB0AA3Q0AIfoIAACYDwAg-wgAAJkPACD8CAEA6Q0AIQXOB0AA6A0AId4HQADdDQAh-ggAAJgPACD7CAAAmQ8AIPwIAQDpDQAhEwQAAJMPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHrBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIAACRDwAg9AgCAAAAAfUIIAAAAAH2CAEAAAAB9wgAAJIPACD4CCAAAAAB-QgCAAAAAQIAAAA3ACAyAADFDwAgAwAAADcAIDIAAMUPACAzAADEDwAgASsAANYVADAZBAAAlg0AIBIAAOkMACC-BwAAwg0AML8HAAA1ABDABwAAwg0AMMIHQAD4CwAh0wcBAAAAAdwHAQCHDAAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHyB0AA-AsAIe0IAQCkDAAh7wgBAIcMACHwCAEAhwwAIfEIAQCHDAAh8ggAALEMACDzCAAAlQwAIPQIAgCcDAAh9QggAJsMACH2CAEAhwwAIfcIAACVDAAg-AggAJsMACH5CAIAnAwAIQIAAAA3ACArAADEDwAgAgAAAMIPACArAADDDwAgF74HAADBDwAwvwcAAMIPABDABwAAwQ8AMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh6wcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACHtCAEApAwAIe8IAQCHDAAh8AgBAIcMACHxCAEAhwwAIfIIAACxDAAg8wgAAJUMACD0CAIAnAwAIfUIIACbDAAh9ggBAIcMACH3CAAAlQwAIPgIIACbDAAh-QgCAJwMACEXvgcAAMEPADC_BwAAwg8AEMAHAADBDwAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHyB0AA-AsAIe0IAQCkDAAh7wgBAIcMACHwCAEAhwwAIfEIAQCHDAAh8ggAALEMACDzCAAAlQwAIPQIAgCcDAAh9QggAJsMACH2CAEAhwwAIfcIAACVDAAg-AggAJsMACH5CAIAnAwAIRLCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHrBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh8AgBAOcNACHxCAEA5w0AIfIIgAAAAAHzCAAAjQ8AIPQIAgDvDQAh9QggAJ8OACH2CAEA5w0AIfcIAACODwAg-AggAJ8OACH5CAIA7w0AIRMEAACPDwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6wcBAOcNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACHvCAEA5w0AIfAIAQDnDQAh8QgBAOcNACHyCIAAAAAB8wgAAI0PACD0CAIA7w0AIfUIIACfDgAh9ggBAOcNACH3CAAAjg8AIPgIIACfDgAh-QgCAO8NACETBAAAkw8AIMIHQAAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCIAAAAAB8wgAAJEPACD0CAIAAAAB9QggAAAAAfYIAQAAAAH3CAAAkg8AIPgIIAAAAAH5CAIAAAABAfwJAQAAAAQDMgAA1BUAIPkJAADVFQAg_wkAAAEAIAQyAAC6DwAw-QkAALsPADD7CQAAvQ8AIP8JAAC-DwAwAzIAALUPACD5CQAAtg8AIP8JAACrBgAgBDIAAKkPADD5CQAAqg8AMPsJAACsDwAg_wkAAK0PADAAAAAAAAcyAADMFQAgMwAA0hUAIPkJAADNFQAg-gkAANEVACD9CQAAWgAg_gkAAFoAIP8JAAABACAHMgAAyhUAIDMAAM8VACD5CQAAyxUAIPoJAADOFQAg_QkAAEIAIP4JAABCACD_CQAARAAgAzIAAMwVACD5CQAAzRUAIP8JAAABACADMgAAyhUAIPkJAADLFQAg_wkAAEQAIAAAAAUyAADCFQAgMwAAyBUAIPkJAADDFQAg-gkAAMcVACD_CQAAAQAgBTIAAMAVACAzAADFFQAg-QkAAMEVACD6CQAAxBUAIP8JAABEACADMgAAwhUAIPkJAADDFQAg_wkAAAEAIAMyAADAFQAg-QkAAMEVACD_CQAARAAgAAAABTIAALgVACAzAAC-FQAg-QkAALkVACD6CQAAvRUAIP8JAAABACAFMgAAthUAIDMAALsVACD5CQAAtxUAIPoJAAC6FQAg_wkAAEQAIAMyAAC4FQAg-QkAALkVACD_CQAAAQAgAzIAALYVACD5CQAAtxUAIP8JAABEACAAAAAC_AkBAAAABIIKAQAAAAUFMgAArhUAIDMAALQVACD5CQAArxUAIPoJAACzFQAg_wkAAAEAIAUyAACsFQAgMwAAsRUAIPkJAACtFQAg-gkAALAVACD_CQAAoQUAIAH8CQEAAAAEAzIAAK4VACD5CQAArxUAIP8JAAABACADMgAArBUAIPkJAACtFQAg_wkAAKEFACAAAAAAAAL8CQEAAAAEggoBAAAABQUyAACmFQAgMwAAqhUAIPkJAACnFQAg-gkAAKkVACD_CQAAAQAgCzIAAPMPADAzAAD4DwAw-QkAAPQPADD6CQAA9Q8AMPsJAAD2DwAg_AkAAPcPADD9CQAA9w8AMP4JAAD3DwAw_wkAAPcPADCACgAA-Q8AMIEKAAD6DwAwDwMAAOkPACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAf0IAQAAAAGQCUAAAAABlAlAAAAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABmwkAAOgPACACAAAAcwAgMgAA_g8AIAMAAABzACAyAAD-DwAgMwAA_Q8AIAErAACoFQAwFQMAAPIMACAfAACiDQAgvgcAAKENADC_BwAAcQAQwAcAAKENADDCB0AA-AsAIdMHAQAAAAHpB0AA-AsAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIf0IAQCJDAAhkAlAAIgMACGUCUAAiAwAIZUJAQCkDAAhlgkAAQAAAZcJAQCHDAAhmAkBAIkMACGZCQEAiQwAIZoJAQCJDAAhmwkAAJUMACACAAAAcwAgKwAA_Q8AIAIAAAD7DwAgKwAA_A8AIBO-BwAA-g8AML8HAAD7DwAQwAcAAPoPADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACH9CAEAiQwAIZAJQACIDAAhlAlAAIgMACGVCQEApAwAIZYJAAGlDAAhlwkBAIcMACGYCQEAiQwAIZkJAQCJDAAhmgkBAIkMACGbCQAAlQwAIBO-BwAA-g8AML8HAAD7DwAQwAcAAPoPADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACH9CAEAiQwAIZAJQACIDAAhlAlAAIgMACGVCQEApAwAIZYJAAGlDAAhlwkBAIcMACGYCQEAiQwAIZkJAQCJDAAhmgkBAIkMACGbCQAAlQwAIA7CB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHwBwEA5w0AIfEHAQDnDQAh_QgBAOkNACGQCUAA6A0AIZQJQADoDQAhlgkAAaoOACGXCQEA5w0AIZgJAQDpDQAhmQkBAOkNACGaCQEA6Q0AIZsJAADlDwAgDwMAAOYPACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHwBwEA5w0AIfEHAQDnDQAh_QgBAOkNACGQCUAA6A0AIZQJQADoDQAhlgkAAaoOACGXCQEA5w0AIZgJAQDpDQAhmQkBAOkNACGaCQEA6Q0AIZsJAADlDwAgDwMAAOkPACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAf0IAQAAAAGQCUAAAAABlAlAAAAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABmwkAAOgPACAB_AkBAAAABAMyAACmFQAg-QkAAKcVACD_CQAAAQAgBDIAAPMPADD5CQAA9A8AMPsJAAD2DwAg_wkAAPcPADAQDwAAkRQAIBAAAJIUACAYAACVFAAgGQAAlxQAIBoAAJgUACAbAACZFAAgHAAAlBQAIB0AAJAUACAeAACTFAAgHwAAlhQAICAAAIMQACAkAACaFAAgJQAAmxQAIO8JAADjDQAg8QkAAOMNACDyCQAA4w0AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTIAAJ4VACAzAACkFQAg-QkAAJ8VACD6CQAAoxUAIP8JAAABACAHMgAAnBUAIDMAAKEVACD5CQAAnRUAIPoJAACgFQAg_QkAAEcAIP4JAABHACD_CQAASQAgAzIAAJ4VACD5CQAAnxUAIP8JAAABACADMgAAnBUAIPkJAACdFQAg_wkAAEkAIAAAAAUyAACUFQAgMwAAmhUAIPkJAACVFQAg-gkAAJkVACD_CQAAAQAgBTIAAJIVACAzAACXFQAg-QkAAJMVACD6CQAAlhUAIP8JAABEACAHMgAAoRAAIDMAAKQQACD5CQAAohAAIPoJAACjEAAg_QkAAEsAIP4JAABLACD_CQAAiQEAIAgDAACZEAAgwgdAAAAAAdMHAQAAAAHdBwIAAAAB4AdAAAAAAegHAQAAAAHqBwEAAAABrgmAAAAAAQIAAACJAQAgMgAAoRAAIAMAAABLACAyAAChEAAgMwAApRAAIAoAAABLACADAACXEAAgKwAApRAAIMIHQADdDQAh0wcBAOcNACHdBwIA7w0AIeAHQADdDQAh6AcBAOkNACHqBwEA5w0AIa4JgAAAAAEIAwAAlxAAIMIHQADdDQAh0wcBAOcNACHdBwIA7w0AIeAHQADdDQAh6AcBAOkNACHqBwEA5w0AIa4JgAAAAAEDMgAAlBUAIPkJAACVFQAg_wkAAAEAIAMyAACSFQAg-QkAAJMVACD_CQAARAAgAzIAAKEQACD5CQAAohAAIP8JAACJAQAgAAAABTIAAIYVACAzAACQFQAg-QkAAIcVACD6CQAAjxUAIP8JAAABACAHMgAAhBUAIDMAAI0VACD5CQAAhRUAIPoJAACMFQAg_QkAAAMAIP4JAAADACD_CQAABQAgCzIAANYQADAzAADbEAAw-QkAANcQADD6CQAA2BAAMPsJAADZEAAg_AkAANoQADD9CQAA2hAAMP4JAADaEAAw_wkAANoQADCACgAA3BAAMIEKAADdEAAwCzIAAMoQADAzAADPEAAw-QkAAMsQADD6CQAAzBAAMPsJAADNEAAg_AkAAM4QADD9CQAAzhAAMP4JAADOEAAw_wkAAM4QADCACgAA0BAAMIEKAADREAAwCzIAAL4QADAzAADDEAAw-QkAAL8QADD6CQAAwBAAMPsJAADBEAAg_AkAAMIQADD9CQAAwhAAMP4JAADCEAAw_wkAAMIQADCACgAAxBAAMIEKAADFEAAwCzIAALIQADAzAAC3EAAw-QkAALMQADD6CQAAtBAAMPsJAAC1EAAg_AkAALYQADD9CQAAthAAMP4JAAC2EAAw_wkAALYQADCACgAAuBAAMIEKAAC5EAAwDgMAANIPACAEAQAAAAHCB0AAAAAB0wcBAAAAAdwHAQAAAAHpB0AAAAAB6wcBAAAAAYgIAQAAAAGFCQABAAABhgkAAQAAAYcJAQAAAAGICQEAAAABigkCAAAAAYsJQAAAAAECAAAAWAAgMgAAvRAAIAMAAABYACAyAAC9EAAgMwAAvBAAIAErAACLFQAwFAMAALYNACAEAQCJDAAhFQAAtw0AIL4HAAC1DQAwvwcAAFYAEMAHAAC1DQAwwgdAAPgLACHTBwEAAAAB3AcBAIcMACHpB0AA-AsAIeoHAQCwDAAh6wcBALAMACGICAEAhwwAIYUJAAEAAAGGCQABAAABhwkBAIkMACGICQEAiQwAIYkJAQCwDAAhigkCAJwMACGLCUAAiAwAIQIAAABYACArAAC8EAAgAgAAALoQACArAAC7EAAgEgQBAIkMACG-BwAAuRAAML8HAAC6EAAQwAcAALkQADDCB0AA-AsAIdMHAQCkDAAh3AcBAIcMACHpB0AA-AsAIeoHAQCwDAAh6wcBALAMACGICAEAhwwAIYUJAAGlDAAhhgkAAaUMACGHCQEAiQwAIYgJAQCJDAAhiQkBALAMACGKCQIAnAwAIYsJQACIDAAhEgQBAIkMACG-BwAAuRAAML8HAAC6EAAQwAcAALkQADDCB0AA-AsAIdMHAQCkDAAh3AcBAIcMACHpB0AA-AsAIeoHAQCwDAAh6wcBALAMACGICAEAhwwAIYUJAAGlDAAhhgkAAaUMACGHCQEAiQwAIYgJAQCJDAAhiQkBALAMACGKCQIAnAwAIYsJQACIDAAhDQQBAOkNACHCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHpB0AA3Q0AIesHAQDpDQAhiAgBAOcNACGFCQABqg4AIYYJAAGqDgAhhwkBAOkNACGICQEA6Q0AIYoJAgDvDQAhiwlAAOgNACEOAwAA0A8AIAQBAOkNACHCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHpB0AA3Q0AIesHAQDpDQAhiAgBAOcNACGFCQABqg4AIYYJAAGqDgAhhwkBAOkNACGICQEA6Q0AIYoJAgDvDQAhiwlAAOgNACEOAwAA0g8AIAQBAAAAAcIHQAAAAAHTBwEAAAAB3AcBAAAAAekHQAAAAAHrBwEAAAABiAgBAAAAAYUJAAEAAAGGCQABAAABhwkBAAAAAYgJAQAAAAGKCQIAAAABiwlAAAAAAQoDAADZDwAgwgdAAAAAAdMHAQAAAAHpB0AAAAAB6wcBAAAAAYwJAAEAAAGNCQABAAABjgkBAAAAAY8JQAAAAAGQCUAAAAABAgAAAFQAIDIAAMkQACADAAAAVAAgMgAAyRAAIDMAAMgQACABKwAAihUAMBADAADyDAAgFQAAuQ0AIL4HAAC4DQAwvwcAAFIAEMAHAAC4DQAwwgdAAPgLACHTBwEAAAAB6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGMCQABAAABjQkAAaUMACGOCQEAiQwAIY8JQACIDAAhkAlAAIgMACECAAAAVAAgKwAAyBAAIAIAAADGEAAgKwAAxxAAIA6-BwAAxRAAML8HAADGEAAQwAcAAMUQADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGMCQABpQwAIY0JAAGlDAAhjgkBAIkMACGPCUAAiAwAIZAJQACIDAAhDr4HAADFEAAwvwcAAMYQABDABwAAxRAAMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGJCQEApAwAIYwJAAGlDAAhjQkAAaUMACGOCQEAiQwAIY8JQACIDAAhkAlAAIgMACEJwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6wcBAOcNACGMCQABqg4AIY0JAAGqDgAhjgkBAOkNACGPCUAA6A0AIZAJQADoDQAhCgMAANcPACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHrBwEA5w0AIYwJAAGqDgAhjQkAAaoOACGOCQEA6Q0AIY8JQADoDQAhkAlAAOgNACEKAwAA2Q8AIMIHQAAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAGMCQABAAABjQkAAQAAAY4JAQAAAAGPCUAAAAABkAlAAAAAAQcDAADgDwAg6QdAAAAAAesHAQAAAAGRCQABAAABkgkBAAAAAZMJAQAAAAGUCUAAAAABAgAAAFAAIDIAANUQACADAAAAUAAgMgAA1RAAIDMAANQQACABKwAAiRUAMA0DAADyDAAgFQAAuQ0AIL4HAAC6DQAwvwcAAE4AEMAHAAC6DQAw6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGRCQABAAABkgkBAIcMACGTCQEAhwwAIZQJQACIDAAhAgAAAFAAICsAANQQACACAAAA0hAAICsAANMQACALvgcAANEQADC_BwAA0hAAEMAHAADREAAw6QdAAPgLACHqBwEApAwAIesHAQCkDAAhiQkBAKQMACGRCQABpQwAIZIJAQCHDAAhkwkBAIcMACGUCUAAiAwAIQu-BwAA0RAAML8HAADSEAAQwAcAANEQADDpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGJCQEApAwAIZEJAAGlDAAhkgkBAIcMACGTCQEAhwwAIZQJQACIDAAhBukHQADdDQAh6wcBAOcNACGRCQABqg4AIZIJAQDnDQAhkwkBAOcNACGUCUAA6A0AIQcDAADeDwAg6QdAAN0NACHrBwEA5w0AIZEJAAGqDgAhkgkBAOcNACGTCQEA5w0AIZQJQADoDQAhBwMAAOAPACDpB0AAAAAB6wcBAAAAAZEJAAEAAAGSCQEAAAABkwkBAAAAAZQJQAAAAAEKAwAAphAAIBcAAKgQACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAZAJQAAAAAGWCQABAAABrwlAAAAAAQIAAABJACAyAADhEAAgAwAAAEkAIDIAAOEQACAzAADgEAAgASsAAIgVADAQAwAA8gwAIBUAALkNACAXAAC8DQAgvgcAALsNADC_BwAARwAQwAcAALsNADDCB0AA-AsAIdMHAQAAAAHpB0AA-AsAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIYkJAQCkDAAhkAlAAIgMACGWCQABAAABrwlAAIgMACECAAAASQAgKwAA4BAAIAIAAADeEAAgKwAA3xAAIA2-BwAA3RAAML8HAADeEAAQwAcAAN0QADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACGJCQEApAwAIZAJQACIDAAhlgkAAaUMACGvCUAAiAwAIQ2-BwAA3RAAML8HAADeEAAQwAcAAN0QADDCB0AA-AsAIdMHAQCkDAAh6QdAAPgLACHqBwEApAwAIfAHAQCHDAAh8QcBAIcMACGJCQEApAwAIZAJQACIDAAhlgkAAaUMACGvCUAAiAwAIQjCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHwBwEA5w0AIfEHAQDnDQAhkAlAAOgNACGWCQABqg4AIa8JQADoDQAhCgMAAJ4QACAXAACgEAAgwgdAAN0NACHTBwEA5w0AIekHQADdDQAh8AcBAOcNACHxBwEA5w0AIZAJQADoDQAhlgkAAaoOACGvCUAA6A0AIQoDAACmEAAgFwAAqBAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAfAHAQAAAAHxBwEAAAABkAlAAAAAAZYJAAEAAAGvCUAAAAABAzIAAIYVACD5CQAAhxUAIP8JAAABACADMgAAhBUAIPkJAACFFQAg_wkAAAUAIAQyAADWEAAw-QkAANcQADD7CQAA2RAAIP8JAADaEAAwBDIAAMoQADD5CQAAyxAAMPsJAADNEAAg_wkAAM4QADAEMgAAvhAAMPkJAAC_EAAw-wkAAMEQACD_CQAAwhAAMAQyAACyEAAw-QkAALMQADD7CQAAtRAAIP8JAAC2EAAwAAAAAAAAAAAAAAAC_AkBAAAABIIKAQAAAAUC_AkBAAAABIIKAQAAAAUFMgAA_BQAIDMAAIIVACD5CQAA_RQAIPoJAACBFQAg_wkAAAEAIAUyAAD6FAAgMwAA_xQAIPkJAAD7FAAg-gkAAP4UACD_CQAABQAgAfwJAQAAAAQB_AkBAAAABAMyAAD8FAAg-QkAAP0UACD_CQAAAQAgAzIAAPoUACD5CQAA-xQAIP8JAAAFACAAAAAC_AkBAAAABIIKAQAAAAUC_AkBAAAABIIKAQAAAAUFMgAA8hQAIDMAAPgUACD5CQAA8xQAIPoJAAD3FAAg_wkAAAEAIAUyAADwFAAgMwAA9RQAIPkJAADxFAAg-gkAAPQUACD_CQAABQAgAfwJAQAAAAQB_AkBAAAABAMyAADyFAAg-QkAAPMUACD_CQAAAQAgAzIAAPAUACD5CQAA8RQAIP8JAAAFACAAAAAAAAAAAAAAAAAABTIAAOsUACAzAADuFAAg-QkAAOwUACD6CQAA7RQAIP8JAAAYACADMgAA6xQAIPkJAADsFAAg_wkAABgAIAAAAAUyAADmFAAgMwAA6RQAIPkJAADnFAAg-gkAAOgUACD_CQAAGAAgAzIAAOYUACD5CQAA5xQAIP8JAAAYACAAAAAAAAL8CQEAAAAEggoBAAAABQL8CQEAAAAEggoBAAAABQL8CQEAAAAEggoBAAAABQUyAADeFAAgMwAA5BQAIPkJAADfFAAg-gkAAOMUACD_CQAAjQIAIAsyAAC-EQAwMwAAwxEAMPkJAAC_EQAw-gkAAMARADD7CQAAwREAIPwJAADCEQAw_QkAAMIRADD-CQAAwhEAMP8JAADCEQAwgAoAAMQRADCBCgAAxREAMAsyAACyEQAwMwAAtxEAMPkJAACzEQAw-gkAALQRADD7CQAAtREAIPwJAAC2EQAw_QkAALYRADD-CQAAthEAMP8JAAC2EQAwgAoAALgRADCBCgAAuREAMAsyAACmEQAwMwAAqxEAMPkJAACnEQAw-gkAAKgRADD7CQAAqREAIPwJAACqEQAw_QkAAKoRADD-CQAAqhEAMP8JAACqEQAwgAoAAKwRADCBCgAArREAMAXcByAAAAABhggBAAAAAY8IAQAAAAHPCAEAAAAByglAAAAAAQIAAAAkACAyAACxEQAgAwAAACQAIDIAALERACAzAACwEQAgASsAAOIUADALCQAAxw0AIL4HAADGDQAwvwcAACIAEMAHAADGDQAw3AcgAJsMACGGCAEAhwwAIY8IAQCHDAAhvggBAIcMACHPCAEAhwwAIcoJQAD4CwAh9AkAAMUNACACAAAAJAAgKwAAsBEAIAIAAACuEQAgKwAArxEAIAm-BwAArREAML8HAACuEQAQwAcAAK0RADDcByAAmwwAIYYIAQCHDAAhjwgBAIcMACG-CAEAhwwAIc8IAQCHDAAhyglAAPgLACEJvgcAAK0RADC_BwAArhEAEMAHAACtEQAw3AcgAJsMACGGCAEAhwwAIY8IAQCHDAAhvggBAIcMACHPCAEAhwwAIcoJQAD4CwAhBdwHIACfDgAhhggBAOcNACGPCAEA5w0AIc8IAQDnDQAhyglAAN0NACEF3AcgAJ8OACGGCAEA5w0AIY8IAQDnDQAhzwgBAOcNACHKCUAA3Q0AIQXcByAAAAABhggBAAAAAY8IAQAAAAHPCAEAAAAByglAAAAAAQTCB0AAAAABowkBAAAAAcgJAQAAAAHJCUAAAAABAgAAACAAIDIAAL0RACADAAAAIAAgMgAAvREAIDMAALwRACABKwAA4RQAMAkJAADHDQAgvgcAAMgNADC_BwAAHgAQwAcAAMgNADDCB0AA-AsAIb4IAQCHDAAhowkBAIcMACHICQEAAAAByQlAAIgMACECAAAAIAAgKwAAvBEAIAIAAAC6EQAgKwAAuxEAIAi-BwAAuREAML8HAAC6EQAQwAcAALkRADDCB0AA-AsAIb4IAQCHDAAhowkBAIcMACHICQEAhwwAIckJQACIDAAhCL4HAAC5EQAwvwcAALoRABDABwAAuREAMMIHQAD4CwAhvggBAIcMACGjCQEAhwwAIcgJAQCHDAAhyQlAAIgMACEEwgdAAN0NACGjCQEA5w0AIcgJAQDnDQAhyQlAAOgNACEEwgdAAN0NACGjCQEA5w0AIcgJAQDnDQAhyQlAAOgNACEEwgdAAAAAAaMJAQAAAAHICQEAAAAByQlAAAAAARTCB0AAAAAB6wcBAAAAAZMIAQAAAAG0CAIAAAABuggBAAAAAbsIAQAAAAG8CAIAAAABvQgEAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAABxAiAAAAAAcUIQAAAAAHGCEAAAAABxwhAAAAAAcgIBAAAAAHJCAQAAAAByggBAAAAAQIAAAAcACAyAADJEQAgAwAAABwAIDIAAMkRACAzAADIEQAgASsAAOAUADAaCQAAxw0AIL4HAADKDQAwvwcAABoAEMAHAADKDQAwwgdAAPgLACHrBwEApAwAIZMIAQCkDAAhtAgCAJwMACG6CAEAAAABuwgBAIcMACG8CAIAnAwAIb0IBAD3CwAhvggBAIcMACG_CAEAhwwAIcAIAQCHDAAhwQgCAJwMACHCCAIAnAwAIcMIAgCcDAAhxAgAALEMACDFCEAAiAwAIcYIQACIDAAhxwhAAIgMACHICAQA9wsAIckIBAD3CwAhyggBAIcMACH1CQAAyQ0AIAIAAAAcACArAADIEQAgAgAAAMYRACArAADHEQAgGL4HAADFEQAwvwcAAMYRABDABwAAxREAMMIHQAD4CwAh6wcBAKQMACGTCAEApAwAIbQIAgCcDAAhuggBAKQMACG7CAEAhwwAIbwIAgCcDAAhvQgEAPcLACG-CAEAhwwAIb8IAQCHDAAhwAgBAIcMACHBCAIAnAwAIcIIAgCcDAAhwwgCAJwMACHECAAAsQwAIMUIQACIDAAhxghAAIgMACHHCEAAiAwAIcgIBAD3CwAhyQgEAPcLACHKCAEAhwwAIRi-BwAAxREAML8HAADGEQAQwAcAAMURADDCB0AA-AsAIesHAQCkDAAhkwgBAKQMACG0CAIAnAwAIboIAQCkDAAhuwgBAIcMACG8CAIAnAwAIb0IBAD3CwAhvggBAIcMACG_CAEAhwwAIcAIAQCHDAAhwQgCAJwMACHCCAIAnAwAIcMIAgCcDAAhxAgAALEMACDFCEAAiAwAIcYIQACIDAAhxwhAAIgMACHICAQA9wsAIckIBAD3CwAhyggBAIcMACEUwgdAAN0NACHrBwEA5w0AIZMIAQDnDQAhtAgCAO8NACG6CAEA5w0AIbsIAQDnDQAhvAgCAO8NACG9CAQA3A0AIb8IAQDnDQAhwAgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHECIAAAAABxQhAAOgNACHGCEAA6A0AIccIQADoDQAhyAgEANwNACHJCAQA3A0AIcoIAQDnDQAhFMIHQADdDQAh6wcBAOcNACGTCAEA5w0AIbQIAgDvDQAhuggBAOcNACG7CAEA5w0AIbwIAgDvDQAhvQgEANwNACG_CAEA5w0AIcAIAQDnDQAhwQgCAO8NACHCCAIA7w0AIcMIAgDvDQAhxAiAAAAAAcUIQADoDQAhxghAAOgNACHHCEAA6A0AIcgIBADcDQAhyQgEANwNACHKCAEA5w0AIRTCB0AAAAAB6wcBAAAAAZMIAQAAAAG0CAIAAAABuggBAAAAAbsIAQAAAAG8CAIAAAABvQgEAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAABxAiAAAAAAcUIQAAAAAHGCEAAAAABxwhAAAAAAcgIBAAAAAHJCAQAAAAByggBAAAAAQH8CQEAAAAEAfwJAQAAAAQB_AkBAAAABAMyAADeFAAg-QkAAN8UACD_CQAAjQIAIAQyAAC-EQAw-QkAAL8RADD7CQAAwREAIP8JAADCEQAwBDIAALIRADD5CQAAsxEAMPsJAAC1EQAg_wkAALYRADAEMgAAphEAMPkJAACnEQAw-wkAAKkRACD_CQAAqhEAMAAAAAAAAvwJAQAAAASCCgEAAAAFCzIAAPQRADAzAAD5EQAw-QkAAPURADD6CQAA9hEAMPsJAAD3EQAg_AkAAPgRADD9CQAA-BEAMP4JAAD4EQAw_wkAAPgRADCACgAA-hEAMIEKAAD7EQAwCzIAAOYRADAzAADrEQAw-QkAAOcRADD6CQAA6BEAMPsJAADpEQAg_AkAAOoRADD9CQAA6hEAMP4JAADqEQAw_wkAAOoRADCACgAA7BEAMIEKAADtEQAwCzIAANoRADAzAADfEQAw-QkAANsRADD6CQAA3BEAMPsJAADdEQAg_AkAAN4RADD9CQAA3hEAMP4JAADeEQAw_wkAAN4RADCACgAA4BEAMIEKAADhEQAwIQoAAM4RACALAADPEQAgDAAA0BEAIM0HAQAAAAG7CAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAAByAgEAAAAAbQJAQAAAAHGCSAAAAABywkBAAAAAcwJAQAAAAHNCQIAAAABzgkCAAAAAc8JAgAAAAHQCQIAAAAB0QkBAAAAAdIJIAAAAAHTCUAAAAAB1AlAAAAAAdUJAQAAAAHWCUAAAAAB1wkAAMoRACDYCQAAyxEAINkJQAAAAAHaCSAAAAAB2wkAAMwRACDcCQIAAAAB3QkCAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAQIAAAAYACAyAADlEQAgAwAAABgAIDIAAOURACAzAADkEQAgASsAAN0UADAmBwAAzA0AIAoAAM0NACALAADODQAgDAAAzw0AIL4HAADLDQAwvwcAABYAEMAHAADLDQAwzQcBAAAAAbsIAQCHDAAhvwgBAIcMACHBCAIAnAwAIcIIAgCcDAAhwwgCAJwMACHICAQA9wsAIbQJAQCHDAAhxgkgAJsMACHLCQEAhwwAIcwJAQCJDAAhzQkCAJwMACHOCQIAnAwAIc8JAgCcDAAh0AkCAJwMACHRCQEAsAwAIdIJIACbDAAh0wlAAIgMACHUCUAAiAwAIdUJAQCJDAAh1glAAIgMACHXCQAAlQwAINgJAACVDAAg2QlAAIgMACHaCSAAmwwAIdsJAACVDAAg3AkCAJwMACHdCQIAnAwAId4JAQCJDAAh3wkBALAMACHgCQEAsAwAIQIAAAAYACArAADkEQAgAgAAAOIRACArAADjEQAgIr4HAADhEQAwvwcAAOIRABDABwAA4REAMM0HAQCHDAAhuwgBAIcMACG_CAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcgIBAD3CwAhtAkBAIcMACHGCSAAmwwAIcsJAQCHDAAhzAkBAIkMACHNCQIAnAwAIc4JAgCcDAAhzwkCAJwMACHQCQIAnAwAIdEJAQCwDAAh0gkgAJsMACHTCUAAiAwAIdQJQACIDAAh1QkBAIkMACHWCUAAiAwAIdcJAACVDAAg2AkAAJUMACDZCUAAiAwAIdoJIACbDAAh2wkAAJUMACDcCQIAnAwAId0JAgCcDAAh3gkBAIkMACHfCQEAsAwAIeAJAQCwDAAhIr4HAADhEQAwvwcAAOIRABDABwAA4REAMM0HAQCHDAAhuwgBAIcMACG_CAEAhwwAIcEIAgCcDAAhwggCAJwMACHDCAIAnAwAIcgIBAD3CwAhtAkBAIcMACHGCSAAmwwAIcsJAQCHDAAhzAkBAIkMACHNCQIAnAwAIc4JAgCcDAAhzwkCAJwMACHQCQIAnAwAIdEJAQCwDAAh0gkgAJsMACHTCUAAiAwAIdQJQACIDAAh1QkBAIkMACHWCUAAiAwAIdcJAACVDAAg2AkAAJUMACDZCUAAiAwAIdoJIACbDAAh2wkAAJUMACDcCQIAnAwAId0JAgCcDAAh3gkBAIkMACHfCQEAsAwAIeAJAQCwDAAhHs0HAQDnDQAhuwgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHICAQA3A0AIbQJAQDnDQAhxgkgAJ8OACHLCQEA5w0AIcwJAQDpDQAhzQkCAO8NACHOCQIA7w0AIc8JAgDvDQAh0AkCAO8NACHRCQEA6Q0AIdIJIACfDgAh0wlAAOgNACHUCUAA6A0AIdUJAQDpDQAh1glAAOgNACHXCQAAnxEAINgJAACgEQAg2QlAAOgNACHaCSAAnw4AIdsJAAChEQAg3AkCAO8NACHdCQIA7w0AId4JAQDpDQAh3wkBAOkNACHgCQEA6Q0AISEKAACjEQAgCwAApBEAIAwAAKURACDNBwEA5w0AIbsIAQDnDQAhwQgCAO8NACHCCAIA7w0AIcMIAgDvDQAhyAgEANwNACG0CQEA5w0AIcYJIACfDgAhywkBAOcNACHMCQEA6Q0AIc0JAgDvDQAhzgkCAO8NACHPCQIA7w0AIdAJAgDvDQAh0QkBAOkNACHSCSAAnw4AIdMJQADoDQAh1AlAAOgNACHVCQEA6Q0AIdYJQADoDQAh1wkAAJ8RACDYCQAAoBEAINkJQADoDQAh2gkgAJ8OACHbCQAAoREAINwJAgDvDQAh3QkCAO8NACHeCQEA6Q0AId8JAQDpDQAh4AkBAOkNACEhCgAAzhEAIAsAAM8RACAMAADQEQAgzQcBAAAAAbsIAQAAAAHBCAIAAAABwggCAAAAAcMIAgAAAAHICAQAAAABtAkBAAAAAcYJIAAAAAHLCQEAAAABzAkBAAAAAc0JAgAAAAHOCQIAAAABzwkCAAAAAdAJAgAAAAHRCQEAAAAB0gkgAAAAAdMJQAAAAAHUCUAAAAAB1QkBAAAAAdYJQAAAAAHXCQAAyhEAINgJAADLEQAg2QlAAAAAAdoJIAAAAAHbCQAAzBEAINwJAgAAAAHdCQIAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAABCgQAAPMRACDCB0AAAAABzQcBAAAAAdMHAQAAAAHcBwEAAAAB6wcBAAAAAYYIAQAAAAHjCQIAAAAB5AkBAAAAAeUJQAAAAAECAAAAEwAgMgAA8hEAIAMAAAATACAyAADyEQAgMwAA8BEAIAErAADcFAAwDwQAAJYNACAHAADRDQAgvgcAANANADC_BwAAEQAQwAcAANANADDCB0AA-AsAIc0HAQCHDAAh0wcBAAAAAdwHAQCHDAAh6wcBAKQMACGGCAEAhwwAIb8IAQCJDAAh4wkCAJwMACHkCQEAiQwAIeUJQACIDAAhAgAAABMAICsAAPARACACAAAA7hEAICsAAO8RACANvgcAAO0RADC_BwAA7hEAEMAHAADtEQAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHrBwEApAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeQJAQCJDAAh5QlAAIgMACENvgcAAO0RADC_BwAA7hEAEMAHAADtEQAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHrBwEApAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeQJAQCJDAAh5QlAAIgMACEJwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACHrBwEA5w0AIYYIAQDnDQAh4wkCAO8NACHkCQEA6Q0AIeUJQADoDQAhCgQAAPERACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIesHAQDnDQAhhggBAOcNACHjCQIA7w0AIeQJAQDpDQAh5QlAAOgNACEFMgAA1xQAIDMAANoUACD5CQAA2BQAIPoJAADZFAAg_wkAAAUAIAoEAADzEQAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAGGCAEAAAAB4wkCAAAAAeQJAQAAAAHlCUAAAAABAzIAANcUACD5CQAA2BQAIP8JAAAFACAJBAAAgRIAIMEHQAAAAAHNBwEAAAAB0wcBAAAAAesHAQAAAAGGCAEAAAAB4wkCAAAAAeYJAQAAAAHnCUAAAAABAgAAAAsAIDIAAIASACADAAAACwAgMgAAgBIAIDMAAP4RACABKwAA1hQAMA4EAAC_DQAgBwAA0Q0AIL4HAADSDQAwvwcAAAkAEMAHAADSDQAwwQdAAIgMACHNBwEAhwwAIdMHAQAAAAHrBwEAsAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeYJAQCHDAAh5wlAAPgLACECAAAACwAgKwAA_hEAIAIAAAD8EQAgKwAA_REAIAy-BwAA-xEAML8HAAD8EQAQwAcAAPsRADDBB0AAiAwAIc0HAQCHDAAh0wcBAKQMACHrBwEAsAwAIYYIAQCHDAAhvwgBAIkMACHjCQIAnAwAIeYJAQCHDAAh5wlAAPgLACEMvgcAAPsRADC_BwAA_BEAEMAHAAD7EQAwwQdAAIgMACHNBwEAhwwAIdMHAQCkDAAh6wcBALAMACGGCAEAhwwAIb8IAQCJDAAh4wkCAJwMACHmCQEAhwwAIecJQAD4CwAhCMEHQADoDQAhzQcBAOcNACHTBwEA5w0AIesHAQDpDQAhhggBAOcNACHjCQIA7w0AIeYJAQDnDQAh5wlAAN0NACEJBAAA_xEAIMEHQADoDQAhzQcBAOcNACHTBwEA5w0AIesHAQDpDQAhhggBAOcNACHjCQIA7w0AIeYJAQDnDQAh5wlAAN0NACEHMgAA0RQAIDMAANQUACD5CQAA0hQAIPoJAADTFAAg_QkAAAMAIP4JAAADACD_CQAABQAgCQQAAIESACDBB0AAAAABzQcBAAAAAdMHAQAAAAHrBwEAAAABhggBAAAAAeMJAgAAAAHmCQEAAAAB5wlAAAAAAQMyAADRFAAg-QkAANIUACD_CQAABQAgAfwJAQAAAAQEMgAA9BEAMPkJAAD1EQAw-wkAAPcRACD_CQAA-BEAMAQyAADmEQAw-QkAAOcRADD7CQAA6REAIP8JAADqEQAwBDIAANoRADD5CQAA2xEAMPsJAADdEQAg_wkAAN4RADAAAAAAAAAAAAcyAADMFAAgMwAAzxQAIPkJAADNFAAg-gkAAM4UACD9CQAADgAg_gkAAA4AIP8JAACNAgAgAzIAAMwUACD5CQAAzRQAIP8JAACNAgAgAAAAAAAHMgAAxxQAIDMAAMoUACD5CQAAyBQAIPoJAADJFAAg_QkAAA4AIP4JAAAOACD_CQAAjQIAIAMyAADHFAAg-QkAAMgUACD_CQAAjQIAIAAAAAAABTIAAMIUACAzAADFFAAg-QkAAMMUACD6CQAAxBQAIP8JAAAFACADMgAAwhQAIPkJAADDFAAg_wkAAAUAIAoDAACCEAAgBQAAqhQAIAYAAIYSACAIAACHEgAgDwAAkRQAIBAAAJIUACARAACgFAAgHAAAlBQAIOwJAADjDQAg7gkAAOMNACAAAAAFMgAAtxQAIDMAAMAUACD5CQAAuBQAIPoJAAC_FAAg_wkAAAEAIAcyAADpEgAgMwAA7BIAIPkJAADqEgAg-gkAAOsSACD9CQAABwAg_gkAAAcAIP8JAADDAQAgCzIAAOASADAzAADkEgAw-QkAAOESADD6CQAA4hIAMPsJAADjEgAg_AkAAPgRADD9CQAA-BEAMP4JAAD4EQAw_wkAAPgRADCACgAA5RIAMIEKAAD7EQAwCzIAANcSADAzAADbEgAw-QkAANgSADD6CQAA2RIAMPsJAADaEgAg_AkAAOoRADD9CQAA6hEAMP4JAADqEQAw_wkAAOoRADCACgAA3BIAMIEKAADtEQAwCzIAAMsSADAzAADQEgAw-QkAAMwSADD6CQAAzRIAMPsJAADOEgAg_AkAAM8SADD9CQAAzxIAMP4JAADPEgAw_wkAAM8SADCACgAA0RIAMIEKAADSEgAwCzIAAL8SADAzAADEEgAw-QkAAMASADD6CQAAwRIAMPsJAADCEgAg_AkAAMMSADD9CQAAwxIAMP4JAADDEgAw_wkAAMMSADCACgAAxRIAMIEKAADGEgAwCzIAALYSADAzAAC6EgAw-QkAALcSADD6CQAAuBIAMPsJAAC5EgAg_AkAAL4PADD9CQAAvg8AMP4JAAC-DwAw_wkAAL4PADCACgAAuxIAMIEKAADBDwAwCzIAAKoSADAzAACvEgAw-QkAAKsSADD6CQAArBIAMPsJAACtEgAg_AkAAK4SADD9CQAArhIAMP4JAACuEgAw_wkAAK4SADCACgAAsBIAMIEKAACxEgAwDgMAAOIQACAYAADkEAAgGQAA5RAAIBoAAOYQACAbAADnEAAgwgdAAAAAAdMHAQAAAAHZBwEAAAAB3AcBAAAAAe8IAQAAAAH9CAEAAAABsAkBAAAAAbEJAQAAAAGyCUAAAAABAgAAAEQAIDIAALUSACADAAAARAAgMgAAtRIAIDMAALQSACABKwAAvhQAMBUDAADyDAAgBAAAvw0AIBgAAK4NACAZAACwDQAgGgAAsQ0AIBsAALINACC-BwAAvg0AML8HAABCABDABwAAvg0AMMIHQAD4CwAh0wcBAAAAAdkHAQCJDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7wgBAIcMACH9CAEAiQwAIZ8JAAC9DQAgsAkBAIcMACGxCQEAhwwAIbIJQACIDAAhAgAAAEQAICsAALQSACACAAAAshIAICsAALMSACAOvgcAALESADC_BwAAshIAEMAHAACxEgAwwgdAAPgLACHTBwEApAwAIdkHAQCJDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7wgBAIcMACH9CAEAiQwAIbAJAQCHDAAhsQkBAIcMACGyCUAAiAwAIQ6-BwAAsRIAML8HAACyEgAQwAcAALESADDCB0AA-AsAIdMHAQCkDAAh2QcBAIkMACHcBwEAhwwAIeoHAQCkDAAh6wcBALAMACHvCAEAhwwAIf0IAQCJDAAhsAkBAIcMACGxCQEAhwwAIbIJQACIDAAhCcIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh7wgBAOcNACH9CAEA6Q0AIbAJAQDnDQAhsQkBAOcNACGyCUAA6A0AIQ4DAACsEAAgGAAArhAAIBkAAK8QACAaAACwEAAgGwAAsRAAIMIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh7wgBAOcNACH9CAEA6Q0AIbAJAQDnDQAhsQkBAOcNACGyCUAA6A0AIQ4DAADiEAAgGAAA5BAAIBkAAOUQACAaAADmEAAgGwAA5xAAIMIHQAAAAAHTBwEAAAAB2QcBAAAAAdwHAQAAAAHvCAEAAAAB_QgBAAAAAbAJAQAAAAGxCQEAAAABsglAAAAAARMSAACUDwAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7QgBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIgAAAAAHzCAAAkQ8AIPQIAgAAAAH1CCAAAAAB9ggBAAAAAfcIAACSDwAg-AggAAAAAfkIAgAAAAECAAAANwAgMgAAvhIAIAMAAAA3ACAyAAC-EgAgMwAAvRIAIAErAAC9FAAwAgAAADcAICsAAL0SACACAAAAwg8AICsAALwSACASwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAh7QgBAOcNACHvCAEA5w0AIfAIAQDnDQAh8QgBAOcNACHyCIAAAAAB8wgAAI0PACD0CAIA7w0AIfUIIACfDgAh9ggBAOcNACH3CAAAjg8AIPgIIACfDgAh-QgCAO8NACETEgAAkA8AIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe0IAQDnDQAh7wgBAOcNACHwCAEA5w0AIfEIAQDnDQAh8giAAAAAAfMIAACNDwAg9AgCAO8NACH1CCAAnw4AIfYIAQDnDQAh9wgAAI4PACD4CCAAnw4AIfkIAgDvDQAhExIAAJQPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAHtCAEAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIAACRDwAg9AgCAAAAAfUIIAAAAAH2CAEAAAAB9wgAAJIPACD4CCAAAAAB-QgCAAAAARMDAAD5EAAgwgdAAAAAAdMHAQAAAAHpB0AAAAABgAgBAAAAAYEIAQAAAAHtCAEAAAAB8wgAAPcQACCOCQEAAAABkAlAAAAAAZYJAAEAAAG4CQAA-BAAILkJQAAAAAG6CQIAAAABuwkCAAAAAbwJAQAAAAG9CQEAAAABvgkBAAAAAb8JAQAAAAECAAAAMwAgMgAAyhIAIAMAAAAzACAyAADKEgAgMwAAyRIAIAErAAC8FAAwGQMAAPIMACAEAACWDQAgvgcAAMMNADC_BwAAMQAQwAcAAMMNADDCB0AA-AsAIdMHAQAAAAHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGACAEAhwwAIYEIAQCkDAAh7QgBALAMACHzCAAAlQwAII4JAQCJDAAhkAlAAIgMACGWCQABAAABuAkAAJUMACC5CUAAiAwAIboJAgDaDAAhuwkCANoMACG8CQEAiQwAIb0JAQCJDAAhvgkBALAMACG_CQEAsAwAIQIAAAAzACArAADJEgAgAgAAAMcSACArAADIEgAgF74HAADGEgAwvwcAAMcSABDABwAAxhIAMMIHQAD4CwAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACGACAEAhwwAIYEIAQCkDAAh7QgBALAMACHzCAAAlQwAII4JAQCJDAAhkAlAAIgMACGWCQABpQwAIbgJAACVDAAguQlAAIgMACG6CQIA2gwAIbsJAgDaDAAhvAkBAIkMACG9CQEAiQwAIb4JAQCwDAAhvwkBALAMACEXvgcAAMYSADC_BwAAxxIAEMAHAADGEgAwwgdAAPgLACHTBwEApAwAIekHQAD4CwAh6gcBAKQMACHrBwEApAwAIYAIAQCHDAAhgQgBAKQMACHtCAEAsAwAIfMIAACVDAAgjgkBAIkMACGQCUAAiAwAIZYJAAGlDAAhuAkAAJUMACC5CUAAiAwAIboJAgDaDAAhuwkCANoMACG8CQEAiQwAIb0JAQCJDAAhvgkBALAMACG_CQEAsAwAIRLCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACGACAEA5w0AIYEIAQDnDQAh7QgBAOkNACHzCAAA8xAAII4JAQDpDQAhkAlAAOgNACGWCQABqg4AIbgJAAD0EAAguQlAAOgNACG6CQIA7A4AIbsJAgDsDgAhvAkBAOkNACG9CQEA6Q0AIb4JAQDpDQAhvwkBAOkNACETAwAA9RAAIMIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIYAIAQDnDQAhgQgBAOcNACHtCAEA6Q0AIfMIAADzEAAgjgkBAOkNACGQCUAA6A0AIZYJAAGqDgAhuAkAAPQQACC5CUAA6A0AIboJAgDsDgAhuwkCAOwOACG8CQEA6Q0AIb0JAQDpDQAhvgkBAOkNACG_CQEA6Q0AIRMDAAD5EAAgwgdAAAAAAdMHAQAAAAHpB0AAAAABgAgBAAAAAYEIAQAAAAHtCAEAAAAB8wgAAPcQACCOCQEAAAABkAlAAAAAAZYJAAEAAAG4CQAA-BAAILkJQAAAAAG6CQIAAAABuwkCAAAAAbwJAQAAAAG9CQEAAAABvgkBAAAAAb8JAQAAAAESAwAAhBEAIMIHQAAAAAHNBwEAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAfMIAACCEQAg9ggBAAAAAfcIAACDEQAg-AggAAAAAY0JAAEAAAGQCUAAAAABsQkBAAAAAbkJQAAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAECAAAALwAgMgAA1hIAIAMAAAAvACAyAADWEgAgMwAA1RIAIAErAAC7FAAwGAMAAPIMACAEAACWDQAgvgcAAMQNADC_BwAALQAQwAcAAMQNADDCB0AA-AsAIc0HAQCHDAAh0wcBAAAAAekHQAD4CwAh6gcBAKQMACHrBwEApAwAIfAHAQCHDAAh8QcBAIcMACHzCAAAlQwAIPYIAQCHDAAh9wgAAJUMACD4CCAAmwwAIY0JAAEAAAGQCUAAiAwAIbEJAQCJDAAhuQlAAIgMACHACQEAsAwAIcEJAQCJDAAhwglAAIgMACECAAAALwAgKwAA1RIAIAIAAADTEgAgKwAA1BIAIBa-BwAA0hIAML8HAADTEgAQwAcAANISADDCB0AA-AsAIc0HAQCHDAAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8wgAAJUMACD2CAEAhwwAIfcIAACVDAAg-AggAJsMACGNCQABpQwAIZAJQACIDAAhsQkBAIkMACG5CUAAiAwAIcAJAQCwDAAhwQkBAIkMACHCCUAAiAwAIRa-BwAA0hIAML8HAADTEgAQwAcAANISADDCB0AA-AsAIc0HAQCHDAAh0wcBAKQMACHpB0AA-AsAIeoHAQCkDAAh6wcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8wgAAJUMACD2CAEAhwwAIfcIAACVDAAg-AggAJsMACGNCQABpQwAIZAJQACIDAAhsQkBAIkMACG5CUAAiAwAIcAJAQCwDAAhwQkBAIkMACHCCUAAiAwAIRHCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHpB0AA3Q0AIfAHAQDnDQAh8QcBAOcNACHzCAAA_hAAIPYIAQDnDQAh9wgAAP8QACD4CCAAnw4AIY0JAAGqDgAhkAlAAOgNACGxCQEA6Q0AIbkJQADoDQAhwAkBAOkNACHBCQEA6Q0AIcIJQADoDQAhEgMAAIARACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHpB0AA3Q0AIfAHAQDnDQAh8QcBAOcNACHzCAAA_hAAIPYIAQDnDQAh9wgAAP8QACD4CCAAnw4AIY0JAAGqDgAhkAlAAOgNACGxCQEA6Q0AIbkJQADoDQAhwAkBAOkNACHBCQEA6Q0AIcIJQADoDQAhEgMAAIQRACDCB0AAAAABzQcBAAAAAdMHAQAAAAHpB0AAAAAB8AcBAAAAAfEHAQAAAAHzCAAAghEAIPYIAQAAAAH3CAAAgxEAIPgIIAAAAAGNCQABAAABkAlAAAAAAbEJAQAAAAG5CUAAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABCgcAAI8SACDCB0AAAAABzQcBAAAAAdMHAQAAAAHcBwEAAAABhggBAAAAAb8IAQAAAAHjCQIAAAAB5AkBAAAAAeUJQAAAAAECAAAAEwAgMgAA3xIAIAMAAAATACAyAADfEgAgMwAA3hIAIAErAAC6FAAwAgAAABMAICsAAN4SACACAAAA7hEAICsAAN0SACAJwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACGGCAEA5w0AIb8IAQDpDQAh4wkCAO8NACHkCQEA6Q0AIeUJQADoDQAhCgcAAI4SACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIYYIAQDnDQAhvwgBAOkNACHjCQIA7w0AIeQJAQDpDQAh5QlAAOgNACEKBwAAjxIAIMIHQAAAAAHNBwEAAAAB0wcBAAAAAdwHAQAAAAGGCAEAAAABvwgBAAAAAeMJAgAAAAHkCQEAAAAB5QlAAAAAAQkHAACWEgAgwQdAAAAAAc0HAQAAAAHTBwEAAAABhggBAAAAAb8IAQAAAAHjCQIAAAAB5gkBAAAAAecJQAAAAAECAAAACwAgMgAA6BIAIAMAAAALACAyAADoEgAgMwAA5xIAIAErAAC5FAAwAgAAAAsAICsAAOcSACACAAAA_BEAICsAAOYSACAIwQdAAOgNACHNBwEA5w0AIdMHAQDnDQAhhggBAOcNACG_CAEA6Q0AIeMJAgDvDQAh5gkBAOcNACHnCUAA3Q0AIQkHAACVEgAgwQdAAOgNACHNBwEA5w0AIdMHAQDnDQAhhggBAOcNACG_CAEA6Q0AIeMJAgDvDQAh5gkBAOcNACHnCUAA3Q0AIQkHAACWEgAgwQdAAAAAAc0HAQAAAAHTBwEAAAABhggBAAAAAb8IAQAAAAHjCQIAAAAB5gkBAAAAAecJQAAAAAEIzQcBAAAAAYwIBAAAAAHBCAQAAAABwggEAAAAAcMIBAAAAAHoCQQAAAAB6QkCAAAAAeoJAgAAAAECAAAAwwEAIDIAAOkSACADAAAABwAgMgAA6RIAIDMAAO0SACAKAAAABwAgKwAA7RIAIM0HAQDnDQAhjAgEANwNACHBCAQA3A0AIcIIBADcDQAhwwgEANwNACHoCQQA3A0AIekJAgDvDQAh6gkCAO8NACEIzQcBAOcNACGMCAQA3A0AIcEIBADcDQAhwggEANwNACHDCAQA3A0AIegJBADcDQAh6QkCAO8NACHqCQIA7w0AIQMyAAC3FAAg-QkAALgUACD_CQAAAQAgAzIAAOkSACD5CQAA6hIAIP8JAADDAQAgBDIAAOASADD5CQAA4RIAMPsJAADjEgAg_wkAAPgRADAEMgAA1xIAMPkJAADYEgAw-wkAANoSACD_CQAA6hEAMAQyAADLEgAw-QkAAMwSADD7CQAAzhIAIP8JAADPEgAwBDIAAL8SADD5CQAAwBIAMPsJAADCEgAg_wkAAMMSADAEMgAAthIAMPkJAAC3EgAw-wkAALkSACD_CQAAvg8AMAQyAACqEgAw-QkAAKsSADD7CQAArRIAIP8JAACuEgAwAAAACzIAAPcTADAzAAD8EwAw-QkAAPgTADD6CQAA-RMAMPsJAAD6EwAg_AkAAPsTADD9CQAA-xMAMP4JAAD7EwAw_wkAAPsTADCACgAA_RMAMIEKAAD-EwAwCzIAAO4TADAzAADyEwAw-QkAAO8TADD6CQAA8BMAMPsJAADxEwAg_AkAAM8SADD9CQAAzxIAMP4JAADPEgAw_wkAAM8SADCACgAA8xMAMIEKAADSEgAwCzIAAOUTADAzAADpEwAw-QkAAOYTADD6CQAA5xMAMPsJAADoEwAg_AkAAMMSADD9CQAAwxIAMP4JAADDEgAw_wkAAMMSADCACgAA6hMAMIEKAADGEgAwCzIAANkTADAzAADeEwAw-QkAANoTADD6CQAA2xMAMPsJAADcEwAg_AkAAN0TADD9CQAA3RMAMP4JAADdEwAw_wkAAN0TADCACgAA3xMAMIEKAADgEwAwCzIAANATADAzAADUEwAw-QkAANETADD6CQAA0hMAMPsJAADTEwAg_AkAAK4SADD9CQAArhIAMP4JAACuEgAw_wkAAK4SADCACgAA1RMAMIEKAACxEgAwCzIAAMcTADAzAADLEwAw-QkAAMgTADD6CQAAyRMAMPsJAADKEwAg_AkAANoQADD9CQAA2hAAMP4JAADaEAAw_wkAANoQADCACgAAzBMAMIEKAADdEAAwBzIAAMITACAzAADFEwAg-QkAAMMTACD6CQAAxBMAIP0JAABvACD-CQAAbwAg_wkAAKEFACALMgAAuRMAMDMAAL0TADD5CQAAuhMAMPoJAAC7EwAw-wkAALwTACD8CQAA9w8AMP0JAAD3DwAw_gkAAPcPADD_CQAA9w8AMIAKAAC-EwAwgQoAAPoPADALMgAAsBMAMDMAALQTADD5CQAAsRMAMPoJAACyEwAw-wkAALMTACD8CQAAzhAAMP0JAADOEAAw_gkAAM4QADD_CQAAzhAAMIAKAAC1EwAwgQoAANEQADALMgAApxMAMDMAAKsTADD5CQAAqBMAMPoJAACpEwAw-wkAAKoTACD8CQAAwhAAMP0JAADCEAAw_gkAAMIQADD_CQAAwhAAMIAKAACsEwAwgQoAAMUQADALMgAAnhMAMDMAAKITADD5CQAAnxMAMPoJAACgEwAw-wkAAKETACD8CQAAthAAMP0JAAC2EAAw_gkAALYQADD_CQAAthAAMIAKAACjEwAwgQoAALkQADALMgAAkhMAMDMAAJcTADD5CQAAkxMAMPoJAACUEwAw-wkAAJUTACD8CQAAlhMAMP0JAACWEwAw_gkAAJYTADD_CQAAlhMAMIAKAACYEwAwgQoAAJkTADALMgAAhhMAMDMAAIsTADD5CQAAhxMAMPoJAACIEwAw-wkAAIkTACD8CQAAihMAMP0JAACKEwAw_gkAAIoTADD_CQAAihMAMIAKAACMEwAwgQoAAI0TADAIFgAAmhAAIMIHQAAAAAHTBwEAAAAB3QcCAAAAAeAHQAAAAAHoBwEAAAABrQkBAAAAAa4JgAAAAAECAAAAiQEAIDIAAJETACADAAAAiQEAIDIAAJETACAzAACQEwAgASsAALYUADANAwAA8gwAIBYAAJoNACC-BwAAmQ0AML8HAABLABDABwAAmQ0AMMIHQAD4CwAh0wcBAAAAAd0HAgCcDAAh4AdAAPgLACHoBwEAiQwAIeoHAQCkDAAhrQkBAAAAAa4JAAC4DAAgAgAAAIkBACArAACQEwAgAgAAAI4TACArAACPEwAgC74HAACNEwAwvwcAAI4TABDABwAAjRMAMMIHQAD4CwAh0wcBAKQMACHdBwIAnAwAIeAHQAD4CwAh6AcBAIkMACHqBwEApAwAIa0JAQCwDAAhrgkAALgMACALvgcAAI0TADC_BwAAjhMAEMAHAACNEwAwwgdAAPgLACHTBwEApAwAId0HAgCcDAAh4AdAAPgLACHoBwEAiQwAIeoHAQCkDAAhrQkBALAMACGuCQAAuAwAIAfCB0AA3Q0AIdMHAQDnDQAh3QcCAO8NACHgB0AA3Q0AIegHAQDpDQAhrQkBAOkNACGuCYAAAAABCBYAAJgQACDCB0AA3Q0AIdMHAQDnDQAh3QcCAO8NACHgB0AA3Q0AIegHAQDpDQAhrQkBAOkNACGuCYAAAAABCBYAAJoQACDCB0AAAAAB0wcBAAAAAd0HAgAAAAHgB0AAAAAB6AcBAAAAAa0JAQAAAAGuCYAAAAABDiIAAJgOACAjAACZDgAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAHsBwEAAAAB7QcAAJYOACDuBwEAAAAB7wdAAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAQIAAAB8ACAyAACdEwAgAwAAAHwAIDIAAJ0TACAzAACcEwAgASsAALUUADATAwAA8gwAICIAAJ8NACAjAACgDQAgvgcAAJ4NADC_BwAAegAQwAcAAJ4NADDCB0AA-AsAIc0HAQCHDAAh0wcBAAAAAdwHAQCHDAAh6gcBAKQMACHrBwEAsAwAIewHAQCHDAAh7QcAAJUMACDuBwEAiQwAIe8HQACIDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAhAgAAAHwAICsAAJwTACACAAAAmhMAICsAAJsTACAQvgcAAJkTADC_BwAAmhMAEMAHAACZEwAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7AcBAIcMACHtBwAAlQwAIO4HAQCJDAAh7wdAAIgMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACEQvgcAAJkTADC_BwAAmhMAEMAHAACZEwAwwgdAAPgLACHNBwEAhwwAIdMHAQCkDAAh3AcBAIcMACHqBwEApAwAIesHAQCwDAAh7AcBAIcMACHtBwAAlQwAIO4HAQCJDAAh7wdAAIgMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACEMwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACHrBwEA6Q0AIewHAQDnDQAh7QcAAPoNACDuBwEA6Q0AIe8HQADoDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAhDiIAAPwNACAjAAD9DQAgwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh3AcBAOcNACHrBwEA6Q0AIewHAQDnDQAh7QcAAPoNACDuBwEA6Q0AIe8HQADoDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAhDiIAAJgOACAjAACZDgAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAHsBwEAAAAB7QcAAJYOACDuBwEAAAAB7wdAAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAQ8EAQAAAAEVAADTDwAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB6QdAAAAAAesHAQAAAAGICAEAAAABhQkAAQAAAYYJAAEAAAGHCQEAAAABiAkBAAAAAYkJAQAAAAGKCQIAAAABiwlAAAAAAQIAAABYACAyAACmEwAgAwAAAFgAIDIAAKYTACAzAAClEwAgASsAALQUADACAAAAWAAgKwAApRMAIAIAAAC6EAAgKwAApBMAIA4EAQDpDQAhwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6QdAAN0NACHrBwEA6Q0AIYgIAQDnDQAhhQkAAaoOACGGCQABqg4AIYcJAQDpDQAhiAkBAOkNACGJCQEA6Q0AIYoJAgDvDQAhiwlAAOgNACEPBAEA6Q0AIRUAANEPACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHpB0AA3Q0AIesHAQDpDQAhiAgBAOcNACGFCQABqg4AIYYJAAGqDgAhhwkBAOkNACGICQEA6Q0AIYkJAQDpDQAhigkCAO8NACGLCUAA6A0AIQ8EAQAAAAEVAADTDwAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB6QdAAAAAAesHAQAAAAGICAEAAAABhQkAAQAAAYYJAAEAAAGHCQEAAAABiAkBAAAAAYkJAQAAAAGKCQIAAAABiwlAAAAAAQsVAADaDwAgwgdAAAAAAdMHAQAAAAHpB0AAAAAB6wcBAAAAAYkJAQAAAAGMCQABAAABjQkAAQAAAY4JAQAAAAGPCUAAAAABkAlAAAAAAQIAAABUACAyAACvEwAgAwAAAFQAIDIAAK8TACAzAACuEwAgASsAALMUADACAAAAVAAgKwAArhMAIAIAAADGEAAgKwAArRMAIArCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHrBwEA5w0AIYkJAQDnDQAhjAkAAaoOACGNCQABqg4AIY4JAQDpDQAhjwlAAOgNACGQCUAA6A0AIQsVAADYDwAgwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6wcBAOcNACGJCQEA5w0AIYwJAAGqDgAhjQkAAaoOACGOCQEA6Q0AIY8JQADoDQAhkAlAAOgNACELFQAA2g8AIMIHQAAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAGJCQEAAAABjAkAAQAAAY0JAAEAAAGOCQEAAAABjwlAAAAAAZAJQAAAAAEIFQAA4Q8AIOkHQAAAAAHrBwEAAAABiQkBAAAAAZEJAAEAAAGSCQEAAAABkwkBAAAAAZQJQAAAAAECAAAAUAAgMgAAuBMAIAMAAABQACAyAAC4EwAgMwAAtxMAIAErAACyFAAwAgAAAFAAICsAALcTACACAAAA0hAAICsAALYTACAH6QdAAN0NACHrBwEA5w0AIYkJAQDnDQAhkQkAAaoOACGSCQEA5w0AIZMJAQDnDQAhlAlAAOgNACEIFQAA3w8AIOkHQADdDQAh6wcBAOcNACGJCQEA5w0AIZEJAAGqDgAhkgkBAOcNACGTCQEA5w0AIZQJQADoDQAhCBUAAOEPACDpB0AAAAAB6wcBAAAAAYkJAQAAAAGRCQABAAABkgkBAAAAAZMJAQAAAAGUCUAAAAABEB8AAOoPACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAf0IAQAAAAGQCUAAAAABlAlAAAAAAZUJAQAAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAZsJAADoDwAgAgAAAHMAIDIAAMETACADAAAAcwAgMgAAwRMAIDMAAMATACABKwAAsRQAMAIAAABzACArAADAEwAgAgAAAPsPACArAAC_EwAgD8IHQADdDQAh0wcBAOcNACHpB0AA3Q0AIfAHAQDnDQAh8QcBAOcNACH9CAEA6Q0AIZAJQADoDQAhlAlAAOgNACGVCQEA5w0AIZYJAAGqDgAhlwkBAOcNACGYCQEA6Q0AIZkJAQDpDQAhmgkBAOkNACGbCQAA5Q8AIBAfAADnDwAgwgdAAN0NACHTBwEA5w0AIekHQADdDQAh8AcBAOcNACHxBwEA5w0AIf0IAQDpDQAhkAlAAOgNACGUCUAA6A0AIZUJAQDnDQAhlgkAAaoOACGXCQEA5w0AIZgJAQDpDQAhmQkBAOkNACGaCQEA6Q0AIZsJAADlDwAgEB8AAOoPACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAf0IAQAAAAGQCUAAAAABlAlAAAAAAZUJAQAAAAGWCQABAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABmgkBAAAAAZsJAADoDwAgCyAAAIEQACDCB0AAAAAB0wcBAAAAAdwHAQAAAAH9CAEAAAABmQkBAAAAAZoJAQAAAAGbCQAA_w8AIJwJAgAAAAGdCQEAAAABnglAAAAAAQIAAAChBQAgMgAAwhMAIAMAAABvACAyAADCEwAgMwAAxhMAIA0AAABvACAgAADyDwAgKwAAxhMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIf0IAQDpDQAhmQkBAOkNACGaCQEA6Q0AIZsJAADwDwAgnAkCAO8NACGdCQEA6Q0AIZ4JQADoDQAhCyAAAPIPACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACH9CAEA6Q0AIZkJAQDpDQAhmgkBAOkNACGbCQAA8A8AIJwJAgDvDQAhnQkBAOkNACGeCUAA6A0AIQsVAACnEAAgFwAAqBAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAfAHAQAAAAHxBwEAAAABiQkBAAAAAZAJQAAAAAGWCQABAAABrwlAAAAAAQIAAABJACAyAADPEwAgAwAAAEkAIDIAAM8TACAzAADOEwAgASsAALAUADACAAAASQAgKwAAzhMAIAIAAADeEAAgKwAAzRMAIAnCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHwBwEA5w0AIfEHAQDnDQAhiQkBAOcNACGQCUAA6A0AIZYJAAGqDgAhrwlAAOgNACELFQAAnxAAIBcAAKAQACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHwBwEA5w0AIfEHAQDnDQAhiQkBAOcNACGQCUAA6A0AIZYJAAGqDgAhrwlAAOgNACELFQAApxAAIBcAAKgQACDCB0AAAAAB0wcBAAAAAekHQAAAAAHwBwEAAAAB8QcBAAAAAYkJAQAAAAGQCUAAAAABlgkAAQAAAa8JQAAAAAEPBAAA4xAAIBgAAOQQACAZAADlEAAgGgAA5hAAIBsAAOcQACDCB0AAAAAB0wcBAAAAAdkHAQAAAAHcBwEAAAAB6wcBAAAAAe8IAQAAAAH9CAEAAAABsAkBAAAAAbEJAQAAAAGyCUAAAAABAgAAAEQAIDIAANgTACADAAAARAAgMgAA2BMAIDMAANcTACABKwAArxQAMAIAAABEACArAADXEwAgAgAAALISACArAADWEwAgCsIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh6wcBAOkNACHvCAEA5w0AIf0IAQDpDQAhsAkBAOcNACGxCQEA5w0AIbIJQADoDQAhDwQAAK0QACAYAACuEAAgGQAArxAAIBoAALAQACAbAACxEAAgwgdAAN0NACHTBwEA5w0AIdkHAQDpDQAh3AcBAOcNACHrBwEA6Q0AIe8IAQDnDQAh_QgBAOkNACGwCQEA5w0AIbEJAQDnDQAhsglAAOgNACEPBAAA4xAAIBgAAOQQACAZAADlEAAgGgAA5hAAIBsAAOcQACDCB0AAAAAB0wcBAAAAAdkHAQAAAAHcBwEAAAAB6wcBAAAAAe8IAQAAAAH9CAEAAAABsAkBAAAAAbEJAQAAAAGyCUAAAAABExEAAMgPACATAADJDwAgFAAAyg8AIMIHQAAAAAHTBwEAAAAB3AcBAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAe8IAQAAAAH5CAIAAAAB_QgBAAAAAf4IAQAAAAH_CAEAAAABgAmAAAAAAYEJAQAAAAGCCQAAxg8AIIMJAgAAAAGECQIAAAABAgAAAGsAIDIAAOQTACADAAAAawAgMgAA5BMAIDMAAOMTACABKwAArhQAMBkDAADyDAAgEQAApQ0AIBMAAKYNACAUAACnDQAgvgcAAKQNADC_BwAAaQAQwAcAAKQNADDCB0AA-AsAIdMHAQAAAAHcBwEAhwwAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAh7wgBAIcMACH5CAIAnAwAIf0IAQCHDAAh_ggBAIcMACH_CAEAiQwAIYAJAAC4DAAggQkBAIkMACGCCQAAlQwAIIMJAgCcDAAhhAkCAJwMACGfCQAAow0AIAIAAABrACArAADjEwAgAgAAAOETACArAADiEwAgFL4HAADgEwAwvwcAAOETABDABwAA4BMAMMIHQAD4CwAh0wcBAKQMACHcBwEAhwwAIeoHAQCkDAAh8AcBAIcMACHxBwEAhwwAIfIHQAD4CwAh7wgBAIcMACH5CAIAnAwAIf0IAQCHDAAh_ggBAIcMACH_CAEAiQwAIYAJAAC4DAAggQkBAIkMACGCCQAAlQwAIIMJAgCcDAAhhAkCAJwMACEUvgcAAOATADC_BwAA4RMAEMAHAADgEwAwwgdAAPgLACHTBwEApAwAIdwHAQCHDAAh6gcBAKQMACHwBwEAhwwAIfEHAQCHDAAh8gdAAPgLACHvCAEAhwwAIfkIAgCcDAAh_QgBAIcMACH-CAEAhwwAIf8IAQCJDAAhgAkAALgMACCBCQEAiQwAIYIJAACVDAAggwkCAJwMACGECQIAnAwAIRDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACHvCAEA5w0AIfkIAgDvDQAh_QgBAOcNACH-CAEA5w0AIf8IAQDpDQAhgAmAAAAAAYEJAQDpDQAhggkAAKQPACCDCQIA7w0AIYQJAgDvDQAhExEAAKYPACATAACnDwAgFAAAqA8AIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh-QgCAO8NACH9CAEA5w0AIf4IAQDnDQAh_wgBAOkNACGACYAAAAABgQkBAOkNACGCCQAApA8AIIMJAgDvDQAhhAkCAO8NACETEQAAyA8AIBMAAMkPACAUAADKDwAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfkIAgAAAAH9CAEAAAAB_ggBAAAAAf8IAQAAAAGACYAAAAABgQkBAAAAAYIJAADGDwAggwkCAAAAAYQJAgAAAAEUBAAA-hAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAGACAEAAAABgQgBAAAAAe0IAQAAAAHzCAAA9xAAII4JAQAAAAGQCUAAAAABlgkAAQAAAbgJAAD4EAAguQlAAAAAAboJAgAAAAG7CQIAAAABvAkBAAAAAb0JAQAAAAG-CQEAAAABvwkBAAAAAQIAAAAzACAyAADtEwAgAwAAADMAIDIAAO0TACAzAADsEwAgASsAAK0UADACAAAAMwAgKwAA7BMAIAIAAADHEgAgKwAA6xMAIBPCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHrBwEA5w0AIYAIAQDnDQAhgQgBAOcNACHtCAEA6Q0AIfMIAADzEAAgjgkBAOkNACGQCUAA6A0AIZYJAAGqDgAhuAkAAPQQACC5CUAA6A0AIboJAgDsDgAhuwkCAOwOACG8CQEA6Q0AIb0JAQDpDQAhvgkBAOkNACG_CQEA6Q0AIRQEAAD2EAAgwgdAAN0NACHTBwEA5w0AIekHQADdDQAh6wcBAOcNACGACAEA5w0AIYEIAQDnDQAh7QgBAOkNACHzCAAA8xAAII4JAQDpDQAhkAlAAOgNACGWCQABqg4AIbgJAAD0EAAguQlAAOgNACG6CQIA7A4AIbsJAgDsDgAhvAkBAOkNACG9CQEA6Q0AIb4JAQDpDQAhvwkBAOkNACEUBAAA-hAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAGACAEAAAABgQgBAAAAAe0IAQAAAAHzCAAA9xAAII4JAQAAAAGQCUAAAAABlgkAAQAAAbgJAAD4EAAguQlAAAAAAboJAgAAAAG7CQIAAAABvAkBAAAAAb0JAQAAAAG-CQEAAAABvwkBAAAAARMEAACFEQAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAHwBwEAAAAB8QcBAAAAAfMIAACCEQAg9ggBAAAAAfcIAACDEQAg-AggAAAAAY0JAAEAAAGQCUAAAAABsQkBAAAAAbkJQAAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAECAAAALwAgMgAA9hMAIAMAAAAvACAyAAD2EwAgMwAA9RMAIAErAACsFAAwAgAAAC8AICsAAPUTACACAAAA0xIAICsAAPQTACASwgdAAN0NACHNBwEA5w0AIdMHAQDnDQAh6QdAAN0NACHrBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHzCAAA_hAAIPYIAQDnDQAh9wgAAP8QACD4CCAAnw4AIY0JAAGqDgAhkAlAAOgNACGxCQEA6Q0AIbkJQADoDQAhwAkBAOkNACHBCQEA6Q0AIcIJQADoDQAhEwQAAIERACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHpB0AA3Q0AIesHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfMIAAD-EAAg9ggBAOcNACH3CAAA_xAAIPgIIACfDgAhjQkAAaoOACGQCUAA6A0AIbEJAQDpDQAhuQlAAOgNACHACQEA6Q0AIcEJAQDpDQAhwglAAOgNACETBAAAhREAIMIHQAAAAAHNBwEAAAAB0wcBAAAAAekHQAAAAAHrBwEAAAAB8AcBAAAAAfEHAQAAAAHzCAAAghEAIPYIAQAAAAH3CAAAgxEAIPgIIAAAAAGNCQABAAABkAlAAAAAAbEJAQAAAAG5CUAAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABEAUAAO8SACAGAADwEgAgCAAA8RIAIA8AAPISACAQAADzEgAgEQAA9BIAIBwAAPUSACDCB0AAAAAB0wcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAECAAAABQAgMgAAghQAIAMAAAAFACAyAACCFAAgMwAAgRQAIAErAACrFAAwFwMAAPIMACAFAADWDQAgBgAAjw0AIAgAAJANACAPAACqDQAgEAAAqw0AIBEAAKUNACAcAACtDQAgvgcAANUNADC_BwAAAwAQwAcAANUNADDCB0AA-AsAIdMHAQAAAAHqBwEApAwAIe8IAQCHDAAhnwkAANQNACCzCQEAhwwAIbQJAQCHDAAh6wkgAJsMACHsCUAAiAwAIe0JQAD4CwAh7glAAIgMACH2CQAA0w0AIAIAAAAFACArAACBFAAgAgAAAP8TACArAACAFAAgDb4HAAD-EwAwvwcAAP8TABDABwAA_hMAMMIHQAD4CwAh0wcBAKQMACHqBwEApAwAIe8IAQCHDAAhswkBAIcMACG0CQEAhwwAIesJIACbDAAh7AlAAIgMACHtCUAA-AsAIe4JQACIDAAhDb4HAAD-EwAwvwcAAP8TABDABwAA_hMAMMIHQAD4CwAh0wcBAKQMACHqBwEApAwAIe8IAQCHDAAhswkBAIcMACG0CQEAhwwAIesJIACbDAAh7AlAAIgMACHtCUAA-AsAIe4JQACIDAAhCcIHQADdDQAh0wcBAOcNACHvCAEA5w0AIbMJAQDnDQAhtAkBAOcNACHrCSAAnw4AIewJQADoDQAh7QlAAN0NACHuCUAA6A0AIRAFAACjEgAgBgAApBIAIAgAAKUSACAPAACmEgAgEAAApxIAIBEAAKgSACAcAACpEgAgwgdAAN0NACHTBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhEAUAAO8SACAGAADwEgAgCAAA8RIAIA8AAPISACAQAADzEgAgEQAA9BIAIBwAAPUSACDCB0AAAAAB0wcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAEEMgAA9xMAMPkJAAD4EwAw-wkAAPoTACD_CQAA-xMAMAQyAADuEwAw-QkAAO8TADD7CQAA8RMAIP8JAADPEgAwBDIAAOUTADD5CQAA5hMAMPsJAADoEwAg_wkAAMMSADAEMgAA2RMAMPkJAADaEwAw-wkAANwTACD_CQAA3RMAMAQyAADQEwAw-QkAANETADD7CQAA0xMAIP8JAACuEgAwBDIAAMcTADD5CQAAyBMAMPsJAADKEwAg_wkAANoQADADMgAAwhMAIPkJAADDEwAg_wkAAKEFACAEMgAAuRMAMPkJAAC6EwAw-wkAALwTACD_CQAA9w8AMAQyAACwEwAw-QkAALETADD7CQAAsxMAIP8JAADOEAAwBDIAAKcTADD5CQAAqBMAMPsJAACqEwAg_wkAAMIQADAEMgAAnhMAMPkJAACfEwAw-wkAAKETACD_CQAAthAAMAQyAACSEwAw-QkAAJMTADD7CQAAlRMAIP8JAACWEwAwBDIAAIYTADD5CQAAhxMAMPsJAACJEwAg_wkAAIoTADAAAAAAAAAHAwAAghAAICAAAIMQACD9CAAA4w0AIJkJAADjDQAgmgkAAOMNACCdCQAA4w0AIJ4JAADjDQAgAAAAAAAFAwAAghAAIBUAAKMUACAXAACkFAAgkAkAAOMNACCvCQAA4w0AIAYDAACCEAAgIgAAnhQAICMAAJ8UACDrBwAA4w0AIO4HAADjDQAg7wcAAOMNACAAAAADEgAAng8AIM4HAADjDQAg_AgAAOMNACAACgMAAIIQACAEAACeEgAgGAAAlRQAIBkAAJcUACAaAACYFAAgGwAAmRQAINkHAADjDQAg6wcAAOMNACD9CAAA4w0AILIJAADjDQAgBQMAAIIQACAWAACcFAAg6AcAAOMNACCtCQAA4w0AIK4JAADjDQAgDgcAAKYUACAKAACnFAAgCwAAqBQAIAwAAKkUACDMCQAA4w0AINEJAADjDQAg0wkAAOMNACDUCQAA4w0AINUJAADjDQAg1gkAAOMNACDZCQAA4w0AIN4JAADjDQAg3wkAAOMNACDgCQAA4w0AIAMGAACGEgAgCAAAhxIAIA4AAIgSACAAAAABBAAAnhIAIAnCB0AAAAAB0wcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAESwgdAAAAAAc0HAQAAAAHTBwEAAAAB6QdAAAAAAesHAQAAAAHwBwEAAAAB8QcBAAAAAfMIAACCEQAg9ggBAAAAAfcIAACDEQAg-AggAAAAAY0JAAEAAAGQCUAAAAABsQkBAAAAAbkJQAAAAAHACQEAAAABwQkBAAAAAcIJQAAAAAETwgdAAAAAAdMHAQAAAAHpB0AAAAAB6wcBAAAAAYAIAQAAAAGBCAEAAAAB7QgBAAAAAfMIAAD3EAAgjgkBAAAAAZAJQAAAAAGWCQABAAABuAkAAPgQACC5CUAAAAABugkCAAAAAbsJAgAAAAG8CQEAAAABvQkBAAAAAb4JAQAAAAG_CQEAAAABEMIHQAAAAAHTBwEAAAAB3AcBAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAe8IAQAAAAH5CAIAAAAB_QgBAAAAAf4IAQAAAAH_CAEAAAABgAmAAAAAAYEJAQAAAAGCCQAAxg8AIIMJAgAAAAGECQIAAAABCsIHQAAAAAHTBwEAAAAB2QcBAAAAAdwHAQAAAAHrBwEAAAAB7wgBAAAAAf0IAQAAAAGwCQEAAAABsQkBAAAAAbIJQAAAAAEJwgdAAAAAAdMHAQAAAAHpB0AAAAAB8AcBAAAAAfEHAQAAAAGJCQEAAAABkAlAAAAAAZYJAAEAAAGvCUAAAAABD8IHQAAAAAHTBwEAAAAB6QdAAAAAAfAHAQAAAAHxBwEAAAAB_QgBAAAAAZAJQAAAAAGUCUAAAAABlQkBAAAAAZYJAAEAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAGaCQEAAAABmwkAAOgPACAH6QdAAAAAAesHAQAAAAGJCQEAAAABkQkAAQAAAZIJAQAAAAGTCQEAAAABlAlAAAAAAQrCB0AAAAAB0wcBAAAAAekHQAAAAAHrBwEAAAABiQkBAAAAAYwJAAEAAAGNCQABAAABjgkBAAAAAY8JQAAAAAGQCUAAAAABDgQBAAAAAcIHQAAAAAHTBwEAAAAB3AcBAAAAAekHQAAAAAHrBwEAAAABiAgBAAAAAYUJAAEAAAGGCQABAAABhwkBAAAAAYgJAQAAAAGJCQEAAAABigkCAAAAAYsJQAAAAAEMwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAesHAQAAAAHsBwEAAAAB7QcAAJYOACDuBwEAAAAB7wdAAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAQfCB0AAAAAB0wcBAAAAAd0HAgAAAAHgB0AAAAAB6AcBAAAAAa0JAQAAAAGuCYAAAAABFQ8AAIQUACAQAACFFAAgGAAAiBQAIBkAAIsUACAaAACMFAAgGwAAjRQAIBwAAIcUACAeAACGFAAgHwAAiRQAICAAAIoUACAkAACOFAAgJQAAjxQAIMIHQAAAAAHTBwEAAAAB3AcBAAAAAe8IAQAAAAGzCQEAAAAB7wkBAAAAAfAJQAAAAAHxCUAAAAAB8gkBAAAAAQIAAAABACAyAAC3FAAgCMEHQAAAAAHNBwEAAAAB0wcBAAAAAYYIAQAAAAG_CAEAAAAB4wkCAAAAAeYJAQAAAAHnCUAAAAABCcIHQAAAAAHNBwEAAAAB0wcBAAAAAdwHAQAAAAGGCAEAAAABvwgBAAAAAeMJAgAAAAHkCQEAAAAB5QlAAAAAARHCB0AAAAABzQcBAAAAAdMHAQAAAAHpB0AAAAAB8AcBAAAAAfEHAQAAAAHzCAAAghEAIPYIAQAAAAH3CAAAgxEAIPgIIAAAAAGNCQABAAABkAlAAAAAAbEJAQAAAAG5CUAAAAABwAkBAAAAAcEJAQAAAAHCCUAAAAABEsIHQAAAAAHTBwEAAAAB6QdAAAAAAYAIAQAAAAGBCAEAAAAB7QgBAAAAAfMIAAD3EAAgjgkBAAAAAZAJQAAAAAGWCQABAAABuAkAAPgQACC5CUAAAAABugkCAAAAAbsJAgAAAAG8CQEAAAABvQkBAAAAAb4JAQAAAAG_CQEAAAABEsIHQAAAAAHTBwEAAAAB3AcBAAAAAfAHAQAAAAHxBwEAAAAB8gdAAAAAAe0IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCIAAAAAB8wgAAJEPACD0CAIAAAAB9QggAAAAAfYIAQAAAAH3CAAAkg8AIPgIIAAAAAH5CAIAAAABCcIHQAAAAAHTBwEAAAAB2QcBAAAAAdwHAQAAAAHvCAEAAAAB_QgBAAAAAbAJAQAAAAGxCQEAAAABsglAAAAAAQMAAABaACAyAAC3FAAgMwAAwRQAIBcAAABaACAPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACArAADBFAAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIREDAADuEgAgBgAA8BIAIAgAAPESACAPAADyEgAgEAAA8xIAIBEAAPQSACAcAAD1EgAgwgdAAAAAAdMHAQAAAAHqBwEAAAAB7wgBAAAAAbMJAQAAAAG0CQEAAAAB6wkgAAAAAewJQAAAAAHtCUAAAAAB7glAAAAAAQIAAAAFACAyAADCFAAgAwAAAAMAIDIAAMIUACAzAADGFAAgEwAAAAMAIAMAAKISACAGAACkEgAgCAAApRIAIA8AAKYSACAQAACnEgAgEQAAqBIAIBwAAKkSACArAADGFAAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACERAwAAohIAIAYAAKQSACAIAAClEgAgDwAAphIAIBAAAKcSACARAACoEgAgHAAAqRIAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhDAgAAIQSACAOAACFEgAgwgdAAAAAAc0HAQAAAAH3BwIAAAABjggBAAAAAbQIAgAAAAHCCAIAAAAB1wgCAAAAAcYJIAAAAAHhCQEAAAAB4gkAAIISACACAAAAjQIAIDIAAMcUACADAAAADgAgMgAAxxQAIDMAAMsUACAOAAAADgAgCAAA2BEAIA4AANkRACArAADLFAAgwgdAAN0NACHNBwEA5w0AIfcHAgDvDQAhjggBAOcNACG0CAIA7w0AIcIIAgDvDQAh1wgCAO8NACHGCSAAnw4AIeEJAQDnDQAh4gkAANYRACAMCAAA2BEAIA4AANkRACDCB0AA3Q0AIc0HAQDnDQAh9wcCAO8NACGOCAEA5w0AIbQIAgDvDQAhwggCAO8NACHXCAIA7w0AIcYJIACfDgAh4QkBAOcNACHiCQAA1hEAIAwGAACDEgAgDgAAhRIAIMIHQAAAAAHNBwEAAAAB9wcCAAAAAY4IAQAAAAG0CAIAAAABwggCAAAAAdcIAgAAAAHGCSAAAAAB4QkBAAAAAeIJAACCEgAgAgAAAI0CACAyAADMFAAgAwAAAA4AIDIAAMwUACAzAADQFAAgDgAAAA4AIAYAANcRACAOAADZEQAgKwAA0BQAIMIHQADdDQAhzQcBAOcNACH3BwIA7w0AIY4IAQDnDQAhtAgCAO8NACHCCAIA7w0AIdcIAgDvDQAhxgkgAJ8OACHhCQEA5w0AIeIJAADWEQAgDAYAANcRACAOAADZEQAgwgdAAN0NACHNBwEA5w0AIfcHAgDvDQAhjggBAOcNACG0CAIA7w0AIcIIAgDvDQAh1wgCAO8NACHGCSAAnw4AIeEJAQDnDQAh4gkAANYRACARAwAA7hIAIAUAAO8SACAIAADxEgAgDwAA8hIAIBAAAPMSACARAAD0EgAgHAAA9RIAIMIHQAAAAAHTBwEAAAAB6gcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAECAAAABQAgMgAA0RQAIAMAAAADACAyAADRFAAgMwAA1RQAIBMAAAADACADAACiEgAgBQAAoxIAIAgAAKUSACAPAACmEgAgEAAApxIAIBEAAKgSACAcAACpEgAgKwAA1RQAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhEQMAAKISACAFAACjEgAgCAAApRIAIA8AAKYSACAQAACnEgAgEQAAqBIAIBwAAKkSACDCB0AA3Q0AIdMHAQDnDQAh6gcBAOcNACHvCAEA5w0AIbMJAQDnDQAhtAkBAOcNACHrCSAAnw4AIewJQADoDQAh7QlAAN0NACHuCUAA6A0AIQjBB0AAAAABzQcBAAAAAdMHAQAAAAHrBwEAAAABhggBAAAAAeMJAgAAAAHmCQEAAAAB5wlAAAAAAREDAADuEgAgBQAA7xIAIAYAAPASACAPAADyEgAgEAAA8xIAIBEAAPQSACAcAAD1EgAgwgdAAAAAAdMHAQAAAAHqBwEAAAAB7wgBAAAAAbMJAQAAAAG0CQEAAAAB6wkgAAAAAewJQAAAAAHtCUAAAAAB7glAAAAAAQIAAAAFACAyAADXFAAgAwAAAAMAIDIAANcUACAzAADbFAAgEwAAAAMAIAMAAKISACAFAACjEgAgBgAApBIAIA8AAKYSACAQAACnEgAgEQAAqBIAIBwAAKkSACArAADbFAAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACERAwAAohIAIAUAAKMSACAGAACkEgAgDwAAphIAIBAAAKcSACARAACoEgAgHAAAqRIAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhCcIHQAAAAAHNBwEAAAAB0wcBAAAAAdwHAQAAAAHrBwEAAAABhggBAAAAAeMJAgAAAAHkCQEAAAAB5QlAAAAAAR7NBwEAAAABuwgBAAAAAcEIAgAAAAHCCAIAAAABwwgCAAAAAcgIBAAAAAG0CQEAAAABxgkgAAAAAcsJAQAAAAHMCQEAAAABzQkCAAAAAc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAQAAAAHSCSAAAAAB0wlAAAAAAdQJQAAAAAHVCQEAAAAB1glAAAAAAdcJAADKEQAg2AkAAMsRACDZCUAAAAAB2gkgAAAAAdsJAADMEQAg3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAEMBgAAgxIAIAgAAIQSACDCB0AAAAABzQcBAAAAAfcHAgAAAAGOCAEAAAABtAgCAAAAAcIIAgAAAAHXCAIAAAABxgkgAAAAAeEJAQAAAAHiCQAAghIAIAIAAACNAgAgMgAA3hQAIBTCB0AAAAAB6wcBAAAAAZMIAQAAAAG0CAIAAAABuggBAAAAAbsIAQAAAAG8CAIAAAABvQgEAAAAAb8IAQAAAAHACAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAABxAiAAAAAAcUIQAAAAAHGCEAAAAABxwhAAAAAAcgIBAAAAAHJCAQAAAAByggBAAAAAQTCB0AAAAABowkBAAAAAcgJAQAAAAHJCUAAAAABBdwHIAAAAAGGCAEAAAABjwgBAAAAAc8IAQAAAAHKCUAAAAABAwAAAA4AIDIAAN4UACAzAADlFAAgDgAAAA4AIAYAANcRACAIAADYEQAgKwAA5RQAIMIHQADdDQAhzQcBAOcNACH3BwIA7w0AIY4IAQDnDQAhtAgCAO8NACHCCAIA7w0AIdcIAgDvDQAhxgkgAJ8OACHhCQEA5w0AIeIJAADWEQAgDAYAANcRACAIAADYEQAgwgdAAN0NACHNBwEA5w0AIfcHAgDvDQAhjggBAOcNACG0CAIA7w0AIcIIAgDvDQAh1wgCAO8NACHGCSAAnw4AIeEJAQDnDQAh4gkAANYRACAiBwAAzREAIAoAAM4RACALAADPEQAgzQcBAAAAAbsIAQAAAAG_CAEAAAABwQgCAAAAAcIIAgAAAAHDCAIAAAAByAgEAAAAAbQJAQAAAAHGCSAAAAABywkBAAAAAcwJAQAAAAHNCQIAAAABzgkCAAAAAc8JAgAAAAHQCQIAAAAB0QkBAAAAAdIJIAAAAAHTCUAAAAAB1AlAAAAAAdUJAQAAAAHWCUAAAAAB1wkAAMoRACDYCQAAyxEAINkJQAAAAAHaCSAAAAAB2wkAAMwRACDcCQIAAAAB3QkCAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAQIAAAAYACAyAADmFAAgAwAAABYAIDIAAOYUACAzAADqFAAgJAAAABYAIAcAAKIRACAKAACjEQAgCwAApBEAICsAAOoUACDNBwEA5w0AIbsIAQDnDQAhvwgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHICAQA3A0AIbQJAQDnDQAhxgkgAJ8OACHLCQEA5w0AIcwJAQDpDQAhzQkCAO8NACHOCQIA7w0AIc8JAgDvDQAh0AkCAO8NACHRCQEA6Q0AIdIJIACfDgAh0wlAAOgNACHUCUAA6A0AIdUJAQDpDQAh1glAAOgNACHXCQAAnxEAINgJAACgEQAg2QlAAOgNACHaCSAAnw4AIdsJAAChEQAg3AkCAO8NACHdCQIA7w0AId4JAQDpDQAh3wkBAOkNACHgCQEA6Q0AISIHAACiEQAgCgAAoxEAIAsAAKQRACDNBwEA5w0AIbsIAQDnDQAhvwgBAOcNACHBCAIA7w0AIcIIAgDvDQAhwwgCAO8NACHICAQA3A0AIbQJAQDnDQAhxgkgAJ8OACHLCQEA5w0AIcwJAQDpDQAhzQkCAO8NACHOCQIA7w0AIc8JAgDvDQAh0AkCAO8NACHRCQEA6Q0AIdIJIACfDgAh0wlAAOgNACHUCUAA6A0AIdUJAQDpDQAh1glAAOgNACHXCQAAnxEAINgJAACgEQAg2QlAAOgNACHaCSAAnw4AIdsJAAChEQAg3AkCAO8NACHdCQIA7w0AId4JAQDpDQAh3wkBAOkNACHgCQEA6Q0AISIHAADNEQAgCgAAzhEAIAwAANARACDNBwEAAAABuwgBAAAAAb8IAQAAAAHBCAIAAAABwggCAAAAAcMIAgAAAAHICAQAAAABtAkBAAAAAcYJIAAAAAHLCQEAAAABzAkBAAAAAc0JAgAAAAHOCQIAAAABzwkCAAAAAdAJAgAAAAHRCQEAAAAB0gkgAAAAAdMJQAAAAAHUCUAAAAAB1QkBAAAAAdYJQAAAAAHXCQAAyhEAINgJAADLEQAg2QlAAAAAAdoJIAAAAAHbCQAAzBEAINwJAgAAAAHdCQIAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAABAgAAABgAIDIAAOsUACADAAAAFgAgMgAA6xQAIDMAAO8UACAkAAAAFgAgBwAAohEAIAoAAKMRACAMAAClEQAgKwAA7xQAIM0HAQDnDQAhuwgBAOcNACG_CAEA5w0AIcEIAgDvDQAhwggCAO8NACHDCAIA7w0AIcgIBADcDQAhtAkBAOcNACHGCSAAnw4AIcsJAQDnDQAhzAkBAOkNACHNCQIA7w0AIc4JAgDvDQAhzwkCAO8NACHQCQIA7w0AIdEJAQDpDQAh0gkgAJ8OACHTCUAA6A0AIdQJQADoDQAh1QkBAOkNACHWCUAA6A0AIdcJAACfEQAg2AkAAKARACDZCUAA6A0AIdoJIACfDgAh2wkAAKERACDcCQIA7w0AId0JAgDvDQAh3gkBAOkNACHfCQEA6Q0AIeAJAQDpDQAhIgcAAKIRACAKAACjEQAgDAAApREAIM0HAQDnDQAhuwgBAOcNACG_CAEA5w0AIcEIAgDvDQAhwggCAO8NACHDCAIA7w0AIcgIBADcDQAhtAkBAOcNACHGCSAAnw4AIcsJAQDnDQAhzAkBAOkNACHNCQIA7w0AIc4JAgDvDQAhzwkCAO8NACHQCQIA7w0AIdEJAQDpDQAh0gkgAJ8OACHTCUAA6A0AIdQJQADoDQAh1QkBAOkNACHWCUAA6A0AIdcJAACfEQAg2AkAAKARACDZCUAA6A0AIdoJIACfDgAh2wkAAKERACDcCQIA7w0AId0JAgDvDQAh3gkBAOkNACHfCQEA6Q0AIeAJAQDpDQAhEQMAAO4SACAFAADvEgAgBgAA8BIAIAgAAPESACAQAADzEgAgEQAA9BIAIBwAAPUSACDCB0AAAAAB0wcBAAAAAeoHAQAAAAHvCAEAAAABswkBAAAAAbQJAQAAAAHrCSAAAAAB7AlAAAAAAe0JQAAAAAHuCUAAAAABAgAAAAUAIDIAAPAUACAVEAAAhRQAIBgAAIgUACAZAACLFAAgGgAAjBQAIBsAAI0UACAcAACHFAAgHQAAgxQAIB4AAIYUACAfAACJFAAgIAAAihQAICQAAI4UACAlAACPFAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB7wgBAAAAAbMJAQAAAAHvCQEAAAAB8AlAAAAAAfEJQAAAAAHyCQEAAAABAgAAAAEAIDIAAPIUACADAAAAAwAgMgAA8BQAIDMAAPYUACATAAAAAwAgAwAAohIAIAUAAKMSACAGAACkEgAgCAAApRIAIBAAAKcSACARAACoEgAgHAAAqRIAICsAAPYUACDCB0AA3Q0AIdMHAQDnDQAh6gcBAOcNACHvCAEA5w0AIbMJAQDnDQAhtAkBAOcNACHrCSAAnw4AIewJQADoDQAh7QlAAN0NACHuCUAA6A0AIREDAACiEgAgBQAAoxIAIAYAAKQSACAIAAClEgAgEAAApxIAIBEAAKgSACAcAACpEgAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACEDAAAAWgAgMgAA8hQAIDMAAPkUACAXAAAAWgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAfAAD_EgAgIAAAgBMAICQAAIQTACAlAACFEwAgKwAA-RQAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIRUQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACERAwAA7hIAIAUAAO8SACAGAADwEgAgCAAA8RIAIA8AAPISACARAAD0EgAgHAAA9RIAIMIHQAAAAAHTBwEAAAAB6gcBAAAAAe8IAQAAAAGzCQEAAAABtAkBAAAAAesJIAAAAAHsCUAAAAAB7QlAAAAAAe4JQAAAAAECAAAABQAgMgAA-hQAIBUPAACEFAAgGAAAiBQAIBkAAIsUACAaAACMFAAgGwAAjRQAIBwAAIcUACAdAACDFAAgHgAAhhQAIB8AAIkUACAgAACKFAAgJAAAjhQAICUAAI8UACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHvCAEAAAABswkBAAAAAe8JAQAAAAHwCUAAAAAB8QlAAAAAAfIJAQAAAAECAAAAAQAgMgAA_BQAIAMAAAADACAyAAD6FAAgMwAAgBUAIBMAAAADACADAACiEgAgBQAAoxIAIAYAAKQSACAIAAClEgAgDwAAphIAIBEAAKgSACAcAACpEgAgKwAAgBUAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhEQMAAKISACAFAACjEgAgBgAApBIAIAgAAKUSACAPAACmEgAgEQAAqBIAIBwAAKkSACDCB0AA3Q0AIdMHAQDnDQAh6gcBAOcNACHvCAEA5w0AIbMJAQDnDQAhtAkBAOcNACHrCSAAnw4AIewJQADoDQAh7QlAAN0NACHuCUAA6A0AIQMAAABaACAyAAD8FAAgMwAAgxUAIBcAAABaACAPAAD6EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACArAACDFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAYAAD-EgAgGQAAgRMAIBoAAIITACAbAACDEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIREDAADuEgAgBQAA7xIAIAYAAPASACAIAADxEgAgDwAA8hIAIBAAAPMSACARAAD0EgAgwgdAAAAAAdMHAQAAAAHqBwEAAAAB7wgBAAAAAbMJAQAAAAG0CQEAAAAB6wkgAAAAAewJQAAAAAHtCUAAAAAB7glAAAAAAQIAAAAFACAyAACEFQAgFQ8AAIQUACAQAACFFAAgGAAAiBQAIBkAAIsUACAaAACMFAAgGwAAjRQAIB0AAIMUACAeAACGFAAgHwAAiRQAICAAAIoUACAkAACOFAAgJQAAjxQAIMIHQAAAAAHTBwEAAAAB3AcBAAAAAe8IAQAAAAGzCQEAAAAB7wkBAAAAAfAJQAAAAAHxCUAAAAAB8gkBAAAAAQIAAAABACAyAACGFQAgCMIHQAAAAAHTBwEAAAAB6QdAAAAAAfAHAQAAAAHxBwEAAAABkAlAAAAAAZYJAAEAAAGvCUAAAAABBukHQAAAAAHrBwEAAAABkQkAAQAAAZIJAQAAAAGTCQEAAAABlAlAAAAAAQnCB0AAAAAB0wcBAAAAAekHQAAAAAHrBwEAAAABjAkAAQAAAY0JAAEAAAGOCQEAAAABjwlAAAAAAZAJQAAAAAENBAEAAAABwgdAAAAAAdMHAQAAAAHcBwEAAAAB6QdAAAAAAesHAQAAAAGICAEAAAABhQkAAQAAAYYJAAEAAAGHCQEAAAABiAkBAAAAAYoJAgAAAAGLCUAAAAABAwAAAAMAIDIAAIQVACAzAACOFQAgEwAAAAMAIAMAAKISACAFAACjEgAgBgAApBIAIAgAAKUSACAPAACmEgAgEAAApxIAIBEAAKgSACArAACOFQAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACERAwAAohIAIAUAAKMSACAGAACkEgAgCAAApRIAIA8AAKYSACAQAACnEgAgEQAAqBIAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhAwAAAFoAIDIAAIYVACAzAACRFQAgFwAAAFoAIA8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAICsAAJEVACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACEVDwAA-hIAIBAAAPsSACAYAAD-EgAgGQAAgRMAIBoAAIITACAbAACDEwAgHQAA-RIAIB4AAPwSACAfAAD_EgAgIAAAgBMAICQAAIQTACAlAACFEwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhEAMAAOIQACAEAADjEAAgGQAA5RAAIBoAAOYQACAbAADnEAAgwgdAAAAAAdMHAQAAAAHZBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7wgBAAAAAf0IAQAAAAGwCQEAAAABsQkBAAAAAbIJQAAAAAECAAAARAAgMgAAkhUAIBUPAACEFAAgEAAAhRQAIBkAAIsUACAaAACMFAAgGwAAjRQAIBwAAIcUACAdAACDFAAgHgAAhhQAIB8AAIkUACAgAACKFAAgJAAAjhQAICUAAI8UACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHvCAEAAAABswkBAAAAAe8JAQAAAAHwCUAAAAAB8QlAAAAAAfIJAQAAAAECAAAAAQAgMgAAlBUAIAMAAABCACAyAACSFQAgMwAAmBUAIBIAAABCACADAACsEAAgBAAArRAAIBkAAK8QACAaAACwEAAgGwAAsRAAICsAAJgVACDCB0AA3Q0AIdMHAQDnDQAh2QcBAOkNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHvCAEA5w0AIf0IAQDpDQAhsAkBAOcNACGxCQEA5w0AIbIJQADoDQAhEAMAAKwQACAEAACtEAAgGQAArxAAIBoAALAQACAbAACxEAAgwgdAAN0NACHTBwEA5w0AIdkHAQDpDQAh3AcBAOcNACHqBwEA5w0AIesHAQDpDQAh7wgBAOcNACH9CAEA6Q0AIbAJAQDnDQAhsQkBAOcNACGyCUAA6A0AIQMAAABaACAyAACUFQAgMwAAmxUAIBcAAABaACAPAAD6EgAgEAAA-xIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACArAACbFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGQAAgRMAIBoAAIITACAbAACDEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIQwDAACmEAAgFQAApxAAIMIHQAAAAAHTBwEAAAAB6QdAAAAAAeoHAQAAAAHwBwEAAAAB8QcBAAAAAYkJAQAAAAGQCUAAAAABlgkAAQAAAa8JQAAAAAECAAAASQAgMgAAnBUAIBUPAACEFAAgEAAAhRQAIBgAAIgUACAZAACLFAAgGgAAjBQAIBsAAI0UACAcAACHFAAgHQAAgxQAIB4AAIYUACAfAACJFAAgIAAAihQAICQAAI4UACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHvCAEAAAABswkBAAAAAe8JAQAAAAHwCUAAAAAB8QlAAAAAAfIJAQAAAAECAAAAAQAgMgAAnhUAIAMAAABHACAyAACcFQAgMwAAohUAIA4AAABHACADAACeEAAgFQAAnxAAICsAAKIVACDCB0AA3Q0AIdMHAQDnDQAh6QdAAN0NACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACGJCQEA5w0AIZAJQADoDQAhlgkAAaoOACGvCUAA6A0AIQwDAACeEAAgFQAAnxAAIMIHQADdDQAh0wcBAOcNACHpB0AA3Q0AIeoHAQDnDQAh8AcBAOcNACHxBwEA5w0AIYkJAQDnDQAhkAlAAOgNACGWCQABqg4AIa8JQADoDQAhAwAAAFoAIDIAAJ4VACAzAAClFQAgFwAAAFoAIA8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICsAAKUVACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACEVDwAA-hIAIBAAAPsSACAYAAD-EgAgGQAAgRMAIBoAAIITACAbAACDEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAIQUACAQAACFFAAgGAAAiBQAIBkAAIsUACAaAACMFAAgGwAAjRQAIBwAAIcUACAdAACDFAAgHgAAhhQAICAAAIoUACAkAACOFAAgJQAAjxQAIMIHQAAAAAHTBwEAAAAB3AcBAAAAAe8IAQAAAAGzCQEAAAAB7wkBAAAAAfAJQAAAAAHxCUAAAAAB8gkBAAAAAQIAAAABACAyAACmFQAgDsIHQAAAAAHTBwEAAAAB6QdAAAAAAfAHAQAAAAHxBwEAAAAB_QgBAAAAAZAJQAAAAAGUCUAAAAABlgkAAQAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAZoJAQAAAAGbCQAA6A8AIAMAAABaACAyAACmFQAgMwAAqxUAIBcAAABaACAPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAgAACAEwAgJAAAhBMAICUAAIUTACArAACrFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIQwDAACAEAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB6gcBAAAAAf0IAQAAAAGZCQEAAAABmgkBAAAAAZsJAAD_DwAgnAkCAAAAAZ0JAQAAAAGeCUAAAAABAgAAAKEFACAyAACsFQAgFQ8AAIQUACAQAACFFAAgGAAAiBQAIBkAAIsUACAaAACMFAAgGwAAjRQAIBwAAIcUACAdAACDFAAgHgAAhhQAIB8AAIkUACAkAACOFAAgJQAAjxQAIMIHQAAAAAHTBwEAAAAB3AcBAAAAAe8IAQAAAAGzCQEAAAAB7wkBAAAAAfAJQAAAAAHxCUAAAAAB8gkBAAAAAQIAAAABACAyAACuFQAgAwAAAG8AIDIAAKwVACAzAACyFQAgDgAAAG8AIAMAAPEPACArAACyFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACH9CAEA6Q0AIZkJAQDpDQAhmgkBAOkNACGbCQAA8A8AIJwJAgDvDQAhnQkBAOkNACGeCUAA6A0AIQwDAADxDwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACH9CAEA6Q0AIZkJAQDpDQAhmgkBAOkNACGbCQAA8A8AIJwJAgDvDQAhnQkBAOkNACGeCUAA6A0AIQMAAABaACAyAACuFQAgMwAAtRUAIBcAAABaACAPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAfAAD_EgAgJAAAhBMAICUAAIUTACArAAC1FQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIRADAADiEAAgBAAA4xAAIBgAAOQQACAaAADmEAAgGwAA5xAAIMIHQAAAAAHTBwEAAAAB2QcBAAAAAdwHAQAAAAHqBwEAAAAB6wcBAAAAAe8IAQAAAAH9CAEAAAABsAkBAAAAAbEJAQAAAAGyCUAAAAABAgAAAEQAIDIAALYVACAVDwAAhBQAIBAAAIUUACAYAACIFAAgGgAAjBQAIBsAAI0UACAcAACHFAAgHQAAgxQAIB4AAIYUACAfAACJFAAgIAAAihQAICQAAI4UACAlAACPFAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB7wgBAAAAAbMJAQAAAAHvCQEAAAAB8AlAAAAAAfEJQAAAAAHyCQEAAAABAgAAAAEAIDIAALgVACADAAAAQgAgMgAAthUAIDMAALwVACASAAAAQgAgAwAArBAAIAQAAK0QACAYAACuEAAgGgAAsBAAIBsAALEQACArAAC8FQAgwgdAAN0NACHTBwEA5w0AIdkHAQDpDQAh3AcBAOcNACHqBwEA5w0AIesHAQDpDQAh7wgBAOcNACH9CAEA6Q0AIbAJAQDnDQAhsQkBAOcNACGyCUAA6A0AIRADAACsEAAgBAAArRAAIBgAAK4QACAaAACwEAAgGwAAsRAAIMIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh6gcBAOcNACHrBwEA6Q0AIe8IAQDnDQAh_QgBAOkNACGwCQEA5w0AIbEJAQDnDQAhsglAAOgNACEDAAAAWgAgMgAAuBUAIDMAAL8VACAXAAAAWgAgDwAA-hIAIBAAAPsSACAYAAD-EgAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAfAAD_EgAgIAAAgBMAICQAAIQTACAlAACFEwAgKwAAvxUAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIRUPAAD6EgAgEAAA-xIAIBgAAP4SACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACEQAwAA4hAAIAQAAOMQACAYAADkEAAgGQAA5RAAIBsAAOcQACDCB0AAAAAB0wcBAAAAAdkHAQAAAAHcBwEAAAAB6gcBAAAAAesHAQAAAAHvCAEAAAAB_QgBAAAAAbAJAQAAAAGxCQEAAAABsglAAAAAAQIAAABEACAyAADAFQAgFQ8AAIQUACAQAACFFAAgGAAAiBQAIBkAAIsUACAbAACNFAAgHAAAhxQAIB0AAIMUACAeAACGFAAgHwAAiRQAICAAAIoUACAkAACOFAAgJQAAjxQAIMIHQAAAAAHTBwEAAAAB3AcBAAAAAe8IAQAAAAGzCQEAAAAB7wkBAAAAAfAJQAAAAAHxCUAAAAAB8gkBAAAAAQIAAAABACAyAADCFQAgAwAAAEIAIDIAAMAVACAzAADGFQAgEgAAAEIAIAMAAKwQACAEAACtEAAgGAAArhAAIBkAAK8QACAbAACxEAAgKwAAxhUAIMIHQADdDQAh0wcBAOcNACHZBwEA6Q0AIdwHAQDnDQAh6gcBAOcNACHrBwEA6Q0AIe8IAQDnDQAh_QgBAOkNACGwCQEA5w0AIbEJAQDnDQAhsglAAOgNACEQAwAArBAAIAQAAK0QACAYAACuEAAgGQAArxAAIBsAALEQACDCB0AA3Q0AIdMHAQDnDQAh2QcBAOkNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHvCAEA5w0AIf0IAQDpDQAhsAkBAOcNACGxCQEA5w0AIbIJQADoDQAhAwAAAFoAIDIAAMIVACAzAADJFQAgFwAAAFoAIA8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAbAACDEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAICsAAMkVACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACEVDwAA-hIAIBAAAPsSACAYAAD-EgAgGQAAgRMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB4AAPwSACAfAAD_EgAgIAAAgBMAICQAAIQTACAlAACFEwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhEAMAAOIQACAEAADjEAAgGAAA5BAAIBkAAOUQACAaAADmEAAgwgdAAAAAAdMHAQAAAAHZBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7wgBAAAAAf0IAQAAAAGwCQEAAAABsQkBAAAAAbIJQAAAAAECAAAARAAgMgAAyhUAIBUPAACEFAAgEAAAhRQAIBgAAIgUACAZAACLFAAgGgAAjBQAIBwAAIcUACAdAACDFAAgHgAAhhQAIB8AAIkUACAgAACKFAAgJAAAjhQAICUAAI8UACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHvCAEAAAABswkBAAAAAe8JAQAAAAHwCUAAAAAB8QlAAAAAAfIJAQAAAAECAAAAAQAgMgAAzBUAIAMAAABCACAyAADKFQAgMwAA0BUAIBIAAABCACADAACsEAAgBAAArRAAIBgAAK4QACAZAACvEAAgGgAAsBAAICsAANAVACDCB0AA3Q0AIdMHAQDnDQAh2QcBAOkNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHvCAEA5w0AIf0IAQDpDQAhsAkBAOcNACGxCQEA5w0AIbIJQADoDQAhEAMAAKwQACAEAACtEAAgGAAArhAAIBkAAK8QACAaAACwEAAgwgdAAN0NACHTBwEA5w0AIdkHAQDpDQAh3AcBAOcNACHqBwEA5w0AIesHAQDpDQAh7wgBAOcNACH9CAEA6Q0AIbAJAQDnDQAhsQkBAOcNACGyCUAA6A0AIQMAAABaACAyAADMFQAgMwAA0xUAIBcAAABaACAPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACArAADTFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIRUPAACEFAAgEAAAhRQAIBgAAIgUACAZAACLFAAgGgAAjBQAIBsAAI0UACAcAACHFAAgHQAAgxQAIB8AAIkUACAgAACKFAAgJAAAjhQAICUAAI8UACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHvCAEAAAABswkBAAAAAe8JAQAAAAHwCUAAAAAB8QlAAAAAAfIJAQAAAAECAAAAAQAgMgAA1BUAIBLCB0AAAAAB0wcBAAAAAdwHAQAAAAHrBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8giAAAAAAfMIAACRDwAg9AgCAAAAAfUIIAAAAAH2CAEAAAAB9wgAAJIPACD4CCAAAAAB-QgCAAAAAQLpB0AAAAAB7ggAAQAAAQMAAABaACAyAADUFQAgMwAA2hUAIBcAAABaACAPAAD6EgAgEAAA-xIAIBgAAP4SACAZAACBEwAgGgAAghMAIBsAAIMTACAcAAD9EgAgHQAA-RIAIB8AAP8SACAgAACAEwAgJAAAhBMAICUAAIUTACArAADaFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhFQ8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHwAA_xIAICAAAIATACAkAACEEwAgJQAAhRMAIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIe8IAQDnDQAhswkBAOcNACHvCQEA6Q0AIfAJQADdDQAh8QlAAOgNACHyCQEA6Q0AIRQDAADHDwAgEQAAyA8AIBQAAMoPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfkIAgAAAAH9CAEAAAAB_ggBAAAAAf8IAQAAAAGACYAAAAABgQkBAAAAAYIJAADGDwAggwkCAAAAAYQJAgAAAAECAAAAawAgMgAA2xUAIAMAAABpACAyAADbFQAgMwAA3xUAIBYAAABpACADAAClDwAgEQAApg8AIBQAAKgPACArAADfFQAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACHvCAEA5w0AIfkIAgDvDQAh_QgBAOcNACH-CAEA5w0AIf8IAQDpDQAhgAmAAAAAAYEJAQDpDQAhggkAAKQPACCDCQIA7w0AIYQJAgDvDQAhFAMAAKUPACARAACmDwAgFAAAqA8AIMIHQADdDQAh0wcBAOcNACHcBwEA5w0AIeoHAQDnDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAh7wgBAOcNACH5CAIA7w0AIf0IAQDnDQAh_ggBAOcNACH_CAEA6Q0AIYAJgAAAAAGBCQEA6Q0AIYIJAACkDwAggwkCAO8NACGECQIA7w0AIRQDAADHDwAgEwAAyQ8AIBQAAMoPACDCB0AAAAAB0wcBAAAAAdwHAQAAAAHqBwEAAAAB8AcBAAAAAfEHAQAAAAHyB0AAAAAB7wgBAAAAAfkIAgAAAAH9CAEAAAAB_ggBAAAAAf8IAQAAAAGACYAAAAABgQkBAAAAAYIJAADGDwAggwkCAAAAAYQJAgAAAAECAAAAawAgMgAA4BUAIBEDAADuEgAgBQAA7xIAIAYAAPASACAIAADxEgAgDwAA8hIAIBAAAPMSACAcAAD1EgAgwgdAAAAAAdMHAQAAAAHqBwEAAAAB7wgBAAAAAbMJAQAAAAG0CQEAAAAB6wkgAAAAAewJQAAAAAHtCUAAAAAB7glAAAAAAQIAAAAFACAyAADiFQAgAwAAAGkAIDIAAOAVACAzAADmFQAgFgAAAGkAIAMAAKUPACATAACnDwAgFAAAqA8AICsAAOYVACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh-QgCAO8NACH9CAEA5w0AIf4IAQDnDQAh_wgBAOkNACGACYAAAAABgQkBAOkNACGCCQAApA8AIIMJAgDvDQAhhAkCAO8NACEUAwAApQ8AIBMAAKcPACAUAACoDwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACHvCAEA5w0AIfkIAgDvDQAh_QgBAOcNACH-CAEA5w0AIf8IAQDpDQAhgAmAAAAAAYEJAQDpDQAhggkAAKQPACCDCQIA7w0AIYQJAgDvDQAhAwAAAAMAIDIAAOIVACAzAADpFQAgEwAAAAMAIAMAAKISACAFAACjEgAgBgAApBIAIAgAAKUSACAPAACmEgAgEAAApxIAIBwAAKkSACArAADpFQAgwgdAAN0NACHTBwEA5w0AIeoHAQDnDQAh7wgBAOcNACGzCQEA5w0AIbQJAQDnDQAh6wkgAJ8OACHsCUAA6A0AIe0JQADdDQAh7glAAOgNACERAwAAohIAIAUAAKMSACAGAACkEgAgCAAApRIAIA8AAKYSACAQAACnEgAgHAAAqRIAIMIHQADdDQAh0wcBAOcNACHqBwEA5w0AIe8IAQDnDQAhswkBAOcNACG0CQEA5w0AIesJIACfDgAh7AlAAOgNACHtCUAA3Q0AIe4JQADoDQAhFAMAAMcPACARAADIDwAgEwAAyQ8AIMIHQAAAAAHTBwEAAAAB3AcBAAAAAeoHAQAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAHvCAEAAAAB-QgCAAAAAf0IAQAAAAH-CAEAAAAB_wgBAAAAAYAJgAAAAAGBCQEAAAABggkAAMYPACCDCQIAAAABhAkCAAAAAQIAAABrACAyAADqFQAgAwAAAGkAIDIAAOoVACAzAADuFQAgFgAAAGkAIAMAAKUPACARAACmDwAgEwAApw8AICsAAO4VACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHqBwEA5w0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIe8IAQDnDQAh-QgCAO8NACH9CAEA5w0AIf4IAQDnDQAh_wgBAOkNACGACYAAAAABgQkBAOkNACGCCQAApA8AIIMJAgDvDQAhhAkCAO8NACEUAwAApQ8AIBEAAKYPACATAACnDwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACHwBwEA5w0AIfEHAQDnDQAh8gdAAN0NACHvCAEA5w0AIfkIAgDvDQAh_QgBAOcNACH-CAEA5w0AIf8IAQDpDQAhgAmAAAAAAYEJAQDpDQAhggkAAKQPACCDCQIA7w0AIYQJAgDvDQAhIgcAAM0RACALAADPEQAgDAAA0BEAIM0HAQAAAAG7CAEAAAABvwgBAAAAAcEIAgAAAAHCCAIAAAABwwgCAAAAAcgIBAAAAAG0CQEAAAABxgkgAAAAAcsJAQAAAAHMCQEAAAABzQkCAAAAAc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAQAAAAHSCSAAAAAB0wlAAAAAAdQJQAAAAAHVCQEAAAAB1glAAAAAAdcJAADKEQAg2AkAAMsRACDZCUAAAAAB2gkgAAAAAdsJAADMEQAg3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAECAAAAGAAgMgAA7xUAIAMAAAAWACAyAADvFQAgMwAA8xUAICQAAAAWACAHAACiEQAgCwAApBEAIAwAAKURACArAADzFQAgzQcBAOcNACG7CAEA5w0AIb8IAQDnDQAhwQgCAO8NACHCCAIA7w0AIcMIAgDvDQAhyAgEANwNACG0CQEA5w0AIcYJIACfDgAhywkBAOcNACHMCQEA6Q0AIc0JAgDvDQAhzgkCAO8NACHPCQIA7w0AIdAJAgDvDQAh0QkBAOkNACHSCSAAnw4AIdMJQADoDQAh1AlAAOgNACHVCQEA6Q0AIdYJQADoDQAh1wkAAJ8RACDYCQAAoBEAINkJQADoDQAh2gkgAJ8OACHbCQAAoREAINwJAgDvDQAh3QkCAO8NACHeCQEA6Q0AId8JAQDpDQAh4AkBAOkNACEiBwAAohEAIAsAAKQRACAMAAClEQAgzQcBAOcNACG7CAEA5w0AIb8IAQDnDQAhwQgCAO8NACHCCAIA7w0AIcMIAgDvDQAhyAgEANwNACG0CQEA5w0AIcYJIACfDgAhywkBAOcNACHMCQEA6Q0AIc0JAgDvDQAhzgkCAO8NACHPCQIA7w0AIdAJAgDvDQAh0QkBAOkNACHSCSAAnw4AIdMJQADoDQAh1AlAAOgNACHVCQEA6Q0AIdYJQADoDQAh1wkAAJ8RACDYCQAAoBEAINkJQADoDQAh2gkgAJ8OACHbCQAAoREAINwJAgDvDQAh3QkCAO8NACHeCQEA6Q0AId8JAQDpDQAh4AkBAOkNACEVDwAAhBQAIBAAAIUUACAYAACIFAAgGQAAixQAIBoAAIwUACAbAACNFAAgHAAAhxQAIB0AAIMUACAeAACGFAAgHwAAiRQAICAAAIoUACAlAACPFAAgwgdAAAAAAdMHAQAAAAHcBwEAAAAB7wgBAAAAAbMJAQAAAAHvCQEAAAAB8AlAAAAAAfEJQAAAAAHyCQEAAAABAgAAAAEAIDIAAPQVACAEwgdAAAAAAdMHAQAAAAHoBwEAAAAB6QdAAAAAARErgAAAAAHCB0AAAAABzwcBAAAAAdMHAQAAAAHUBwQAAAAB1gcBAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHQAAAAAHbBwEAAAAB3AcBAAAAAd0HAgAAAAHeB0AAAAAB3wdAAAAAAeAHQAAAAAHhB0AAAAABAwAAAFoAIDIAAPQVACAzAAD6FQAgFwAAAFoAIA8AAPoSACAQAAD7EgAgGAAA_hIAIBkAAIETACAaAACCEwAgGwAAgxMAIBwAAP0SACAdAAD5EgAgHgAA_BIAIB8AAP8SACAgAACAEwAgJQAAhRMAICsAAPoVACDCB0AA3Q0AIdMHAQDnDQAh3AcBAOcNACHvCAEA5w0AIbMJAQDnDQAh7wkBAOkNACHwCUAA3Q0AIfEJQADoDQAh8gkBAOkNACEVDwAA-hIAIBAAAPsSACAYAAD-EgAgGQAAgRMAIBoAAIITACAbAACDEwAgHAAA_RIAIB0AAPkSACAeAAD8EgAgHwAA_xIAICAAAIATACAlAACFEwAgwgdAAN0NACHTBwEA5w0AIdwHAQDnDQAh7wgBAOcNACGzCQEA5w0AIe8JAQDpDQAh8AlAAN0NACHxCUAA6A0AIfIJAQDpDQAhDwMAAJcOACAjAACZDgAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAACWDgAg7gcBAAAAAe8HQAAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAECAAAAfAAgMgAA-xUAIAMAAAB6ACAyAAD7FQAgMwAA_xUAIBEAAAB6ACADAAD7DQAgIwAA_Q0AICsAAP8VACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHsBwEA5w0AIe0HAAD6DQAg7gcBAOkNACHvB0AA6A0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIQ8DAAD7DQAgIwAA_Q0AIMIHQADdDQAhzQcBAOcNACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACHrBwEA6Q0AIewHAQDnDQAh7QcAAPoNACDuBwEA6Q0AIe8HQADoDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAhDwMAAJcOACAiAACYDgAgwgdAAAAAAc0HAQAAAAHTBwEAAAAB3AcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAACWDgAg7gcBAAAAAe8HQAAAAAHwBwEAAAAB8QcBAAAAAfIHQAAAAAECAAAAfAAgMgAAgBYAIAMAAAB6ACAyAACAFgAgMwAAhBYAIBEAAAB6ACADAAD7DQAgIgAA_A0AICsAAIQWACDCB0AA3Q0AIc0HAQDnDQAh0wcBAOcNACHcBwEA5w0AIeoHAQDnDQAh6wcBAOkNACHsBwEA5w0AIe0HAAD6DQAg7gcBAOkNACHvB0AA6A0AIfAHAQDnDQAh8QcBAOcNACHyB0AA3Q0AIQ8DAAD7DQAgIgAA_A0AIMIHQADdDQAhzQcBAOcNACHTBwEA5w0AIdwHAQDnDQAh6gcBAOcNACHrBwEA6Q0AIewHAQDnDQAh7QcAAPoNACDuBwEA6Q0AIe8HQADoDQAh8AcBAOcNACHxBwEA5w0AIfIHQADdDQAhDg0AIw9nDRBoDhhuFRl3Fxp4GBt5GRxtFB0GAh5sEB9wHCB2HSR9HyWKARYJAwABBQgDBgwECCwGDQAbDzANEDQOETgPHEUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAHAwABBEYCDQAaGEoVGVEXGlUYG1kZAwMAARUAFBdMFgIDAAEWTRUCAwABFQAUAgMAARUAFAIDWwEVXBQEGF0AGV4AGl8AG2AABgZhAAhiAA9jABBkABFlABxmAAMDAAENAB4gdB0CAwABHwAcASB1AAQDAAENACIigQEgI4UBIQEhAB8BIQAfAiKGAQAjhwEADA-MAQAQjQEAGJABABmSAQAakwEAG5QBAByPAQAdiwEAHo4BACCRAQAklQEAJZYBAAAAAAMNACg4ACk5ACoAAAADDQAoOAApOQAqAQMAAQEDAAEDDQAvOAAwOQAxAAAAAw0ALzgAMDkAMQEEAAIBBAACBQ0ANjgAOTkAOloAN1sAOAAAAAAABQ0ANjgAOTkAOloAN1sAOAIE5QECB-YBBQIE7AECB-0BBQUNAD84AEI5AENaAEBbAEEAAAAAAAUNAD84AEI5AENaAEBbAEECBAACB_8BBQIEAAIHhQIFBQ0ASDgASzkATFoASVsASgAAAAAABQ0ASDgASzkATFoASVsASgAABQ0AUTgAVDkAVVoAUlsAUwAAAAAABQ0AUTgAVDkAVVoAUlsAUwEHAAUBBwAFBQ0AWjgAXTkAXloAW1sAXAAAAAAABQ0AWjgAXTkAXloAW1sAXAEJAAcBCQAHAw0AYzgAZDkAZQAAAAMNAGM4AGQ5AGUBCQAHAQkABwMNAGo4AGs5AGwAAAADDQBqOABrOQBsAAAABQ0AcjgAdTkAdloAc1sAdAAAAAAABQ0AcjgAdTkAdloAc1sAdAAAAAUNAHw4AH85AIABWgB9WwB-AAAAAAAFDQB8OAB_OQCAAVoAfVsAfgIDAAEEAAICAwABBAACAw0AhQE4AIYBOQCHAQAAAAMNAIUBOACGATkAhwECAwABBAACAgMAAQQAAgUNAIwBOACPATkAkAFaAI0BWwCOAQAAAAAABQ0AjAE4AI8BOQCQAVoAjQFbAI4BAAAAAw0AlgE4AJcBOQCYAQAAAAMNAJYBOACXATkAmAEAAAADDQCeATgAnwE5AKABAAAAAw0AngE4AJ8BOQCgAQIDAAEEgQQCAgMAAQSHBAIDDQClATgApgE5AKcBAAAAAw0ApQE4AKYBOQCnAQIDAAEVABQCAwABFQAUAw0ArAE4AK0BOQCuAQAAAAMNAKwBOACtATkArgECAwABFq8EFQIDAAEWtQQVBQ0AswE4ALYBOQC3AVoAtAFbALUBAAAAAAAFDQCzATgAtgE5ALcBWgC0AVsAtQEAAAAFDQC9ATgAwAE5AMEBWgC-AVsAvwEAAAAAAAUNAL0BOADAATkAwQFaAL4BWwC_AQAAAAMNAMcBOADIATkAyQEAAAADDQDHATgAyAE5AMkBAAAAAw0AzwE4ANABOQDRAQAAAAMNAM8BOADQATkA0QEAAAADDQDXATgA2AE5ANkBAAAAAw0A1wE4ANgBOQDZAQEDAAEBAwABBQ0A3gE4AOEBOQDiAVoA3wFbAOABAAAAAAAFDQDeATgA4QE5AOIBWgDfAVsA4AECAwABHwAcAgMAAR8AHAMNAOcBOADoATkA6QEAAAADDQDnATgA6AE5AOkBAgMAARUAFAIDAAEVABQDDQDuATgA7wE5APABAAAAAw0A7gE4AO8BOQDwAQIDAAEVABQCAwABFQAUAw0A9QE4APYBOQD3AQAAAAMNAPUBOAD2ATkA9wECA4UGARWGBhQCA4wGARWNBhQFDQD8ATgA_wE5AIACWgD9AVsA_gEAAAAAAAUNAPwBOAD_ATkAgAJaAP0BWwD-AQEDAAEBAwABBQ0AhQI4AIgCOQCJAloAhgJbAIcCAAAAAAAFDQCFAjgAiAI5AIkCWgCGAlsAhwIBEgAQARIAEAMNAI4COACPAjkAkAIAAAADDQCOAjgAjwI5AJACAgQAAhIAEAIEAAISABAFDQCVAjgAmAI5AJkCWgCWAlsAlwIAAAAAAAUNAJUCOACYAjkAmQJaAJYCWwCXAgESABABEgAQAw0AngI4AJ8COQCgAgAAAAMNAJ4COACfAjkAoAIAAAAFDQCmAjgAqQI5AKoCWgCnAlsAqAIAAAAAAAUNAKYCOACpAjkAqgJaAKcCWwCoAgAAAAUNALACOACzAjkAtAJaALECWwCyAgAAAAAABQ0AsAI4ALMCOQC0AloAsQJbALICAAAABQ0AugI4AL0COQC-AloAuwJbALwCAAAAAAAFDQC6AjgAvQI5AL4CWgC7AlsAvAIBCQAHAQkABwUNAMMCOADGAjkAxwJaAMQCWwDFAgAAAAAABQ0AwwI4AMYCOQDHAloAxAJbAMUCAAAABQ0AzQI4ANACOQDRAloAzgJbAM8CAAAAAAAFDQDNAjgA0AI5ANECWgDOAlsAzwIAAAAFDQDXAjgA2gI5ANsCWgDYAlsA2QIAAAAAAAUNANcCOADaAjkA2wJaANgCWwDZAgAAAAUNAOECOADkAjkA5QJaAOICWwDjAgAAAAAABQ0A4QI4AOQCOQDlAloA4gJbAOMCAAAABQ0A6wI4AO4COQDvAloA7AJbAO0CAAAAAAAFDQDrAjgA7gI5AO8CWgDsAlsA7QIAAAAFDQD1AjgA-AI5APkCWgD2AlsA9wIAAAAAAAUNAPUCOAD4AjkA-QJaAPYCWwD3AgAAAAUNAP8COACCAzkAgwNaAIADWwCBAwAAAAAABQ0A_wI4AIIDOQCDA1oAgANbAIEDAAAABQ0AiQM4AIwDOQCNA1oAigNbAIsDAAAAAAAFDQCJAzgAjAM5AI0DWgCKA1sAiwMAAAADDQCTAzgAlAM5AJUDAAAAAw0AkwM4AJQDOQCVAwAAAAUNAJsDOACeAzkAnwNaAJwDWwCdAwAAAAAABQ0AmwM4AJ4DOQCfA1oAnANbAJ0DAAAABQ0ApQM4AKgDOQCpA1oApgNbAKcDAAAAAAAFDQClAzgAqAM5AKkDWgCmA1sApwMAAAAFDQCvAzgAsgM5ALMDWgCwA1sAsQMAAAAAAAUNAK8DOACyAzkAswNaALADWwCxAwAAAAUNALkDOAC8AzkAvQNaALoDWwC7AwAAAAAABQ0AuQM4ALwDOQC9A1oAugNbALsDAAAABQ0AwwM4AMYDOQDHA1oAxANbAMUDAAAAAAAFDQDDAzgAxgM5AMcDWgDEA1sAxQMAAAAFDQDNAzgA0AM5ANEDWgDOA1sAzwMAAAAAAAUNAM0DOADQAzkA0QNaAM4DWwDPAwAAAAUNANcDOADaAzkA2wNaANgDWwDZAwAAAAAABQ0A1wM4ANoDOQDbA1oA2ANbANkDAAAABQ0A4QM4AOQDOQDlA1oA4gNbAOMDAAAAAAAFDQDhAzgA5AM5AOUDWgDiA1sA4wMBAwABAQMAAQMNAOoDOADrAzkA7AMAAAADDQDqAzgA6wM5AOwDASEAHwEhAB8DDQDxAzgA8gM5APMDAAAAAw0A8QM4APIDOQDzAwEhAB8BIQAfBQ0A-AM4APsDOQD8A1oA-QNbAPoDAAAAAAAFDQD4AzgA-wM5APwDWgD5A1sA-gMAAAADDQCCBDgAgwQ5AIQEAAAAAw0AggQ4AIMEOQCEBAAAAAUNAIoEOACNBDkAjgRaAIsEWwCMBAAAAAAABQ0AigQ4AI0EOQCOBFoAiwRbAIwEAAAABQ0AlAQ4AJcEOQCYBFoAlQRbAJYEAAAAAAAFDQCUBDgAlwQ5AJgEWgCVBFsAlgQmAgEnlwEBKJkBASmaAQEqmwEBLJ0BAS2fASQuoAElL6IBATCkASQxpQEmNKYBATWnAQE2qAEkOqsBJzusASs8rQECPa4BAj6vAQI_sAECQLEBAkGzAQJCtQEkQ7YBLES4AQJFugEkRrsBLUe8AQJIvQECSb4BJErBAS5LwgEyTMQBA03FAQNOxwEDT8gBA1DJAQNRywEDUs0BJFPOATNU0AEDVdIBJFbTATRX1AEDWNUBA1nWASRc2QE1XdoBO17bAQRf3AEEYN0BBGHeAQRi3wEEY-EBBGTjASRl5AE8ZugBBGfqASRo6wE9ae4BBGrvAQRr8AEkbPMBPm30AURu9QEGb_YBBnD3AQZx-AEGcvkBBnP7AQZ0_QEkdf4BRXaBAgZ3gwIkeIQCRnmGAgZ6hwIGe4gCJHyLAkd9jAJNfo4CBX-PAgWAAZECBYEBkgIFggGTAgWDAZUCBYQBlwIkhQGYAk6GAZoCBYcBnAIkiAGdAk-JAZ4CBYoBnwIFiwGgAiSMAaMCUI0BpAJWjgGlAgePAaYCB5ABpwIHkQGoAgeSAakCB5MBqwIHlAGtAiSVAa4CV5YBsAIHlwGyAiSYAbMCWJkBtAIHmgG1AgebAbYCJJwBuQJZnQG6Al-eAbsCCp8BvAIKoAG9AgqhAb4CCqIBvwIKowHBAgqkAcMCJKUBxAJgpgHGAgqnAcgCJKgByQJhqQHKAgqqAcsCCqsBzAIkrAHPAmKtAdACZq4B0QIJrwHSAgmwAdMCCbEB1AIJsgHVAgmzAdcCCbQB2QIktQHaAme2AdwCCbcB3gIkuAHfAmi5AeACCboB4QIJuwHiAiS8AeUCab0B5gJtvgHoAm6_AekCbsAB7AJuwQHtAm7CAe4CbsMB8AJuxAHyAiTFAfMCb8YB9QJuxwH3AiTIAfgCcMkB-QJuygH6Am7LAfsCJMwB_gJxzQH_AnfOAYEDeM8BggN40AGFA3jRAYYDeNIBhwN40wGJA3jUAYsDJNUBjAN51gGOA3jXAZADJNgBkQN62QGSA3jaAZMDeNsBlAMk3AGXA3vdAZgDgQHeAZkDDd8BmgMN4AGbAw3hAZwDDeIBnQMN4wGfAw3kAaEDJOUBogOCAeYBpAMN5wGmAyToAacDgwHpAagDDeoBqQMN6wGqAyTsAa0DhAHtAa4DiAHuAa8DDu8BsAMO8AGxAw7xAbIDDvIBswMO8wG1Aw70AbcDJPUBuAOJAfYBugMO9wG8AyT4Ab0DigH5Ab4DDvoBvwMO-wHAAyT8AcMDiwH9AcQDkQH-AcYDkgH_AccDkgGAAsoDkgGBAssDkgGCAswDkgGDAs4DkgGEAtADJIUC0QOTAYYC0wOSAYcC1QMkiALWA5QBiQLXA5IBigLYA5IBiwLZAySMAtwDlQGNAt0DmQGOAt8DmgGPAuADmgGQAuMDmgGRAuQDmgGSAuUDmgGTAucDmgGUAukDJJUC6gObAZYC7AOaAZcC7gMkmALvA5wBmQLwA5oBmgLxA5oBmwLyAyScAvUDnQGdAvYDoQGeAvcDFJ8C-AMUoAL5AxShAvoDFKIC-wMUowL9AxSkAv8DJKUCgASiAaYCgwQUpwKFBCSoAoYEowGpAogEFKoCiQQUqwKKBCSsAo0EpAGtAo4EqAGuAo8EFa8CkAQVsAKRBBWxApIEFbICkwQVswKVBBW0ApcEJLUCmASpAbYCmgQVtwKcBCS4Ap0EqgG5Ap4EFboCnwQVuwKgBCS8AqMEqwG9AqQErwG-AqUEFr8CpgQWwAKnBBbBAqgEFsICqQQWwwKrBBbEAq0EJMUCrgSwAcYCsQQWxwKzBCTIArQEsQHJArYEFsoCtwQWywK4BCTMArsEsgHNArwEuAHOAr4EuQHPAr8EuQHQAsIEuQHRAsMEuQHSAsQEuQHTAsYEuQHUAsgEJNUCyQS6AdYCywS5AdcCzQQk2ALOBLsB2QLPBLkB2gLQBLkB2wLRBCTcAtQEvAHdAtUEwgHeAtcEwwHfAtgEwwHgAtsEwwHhAtwEwwHiAt0EwwHjAt8EwwHkAuEEJOUC4gTEAeYC5ATDAecC5gQk6ALnBMUB6QLoBMMB6gLpBMMB6wLqBCTsAu0ExgHtAu4EygHuAvAEywHvAvEEywHwAvQEywHxAvUEywHyAvYEywHzAvgEywH0AvoEJPUC-wTMAfYC_QTLAfcC_wQk-AKABc0B-QKBBcsB-gKCBcsB-wKDBST8AoYFzgH9AocF0gH-AokF0wH_AooF0wGAA40F0wGBA44F0wGCA48F0wGDA5EF0wGEA5MFJIUDlAXUAYYDlgXTAYcDmAUkiAOZBdUBiQOaBdMBigObBdMBiwOcBSSMA58F1gGNA6AF2gGOA6IFHI8DowUckAOlBRyRA6YFHJIDpwUckwOpBRyUA6sFJJUDrAXbAZYDrgUclwOwBSSYA7EF3AGZA7IFHJoDswUcmwO0BSScA7cF3QGdA7gF4wGeA7kFHZ8DugUdoAO7BR2hA7wFHaIDvQUdowO_BR2kA8EFJKUDwgXkAaYDxAUdpwPGBSSoA8cF5QGpA8gFHaoDyQUdqwPKBSSsA80F5gGtA84F6gGuA88FF68D0AUXsAPRBRexA9IFF7ID0wUXswPVBRe0A9cFJLUD2AXrAbYD2gUXtwPcBSS4A90F7AG5A94FF7oD3wUXuwPgBSS8A-MF7QG9A-QF8QG-A-UFGL8D5gUYwAPnBRjBA-gFGMID6QUYwwPrBRjEA-0FJMUD7gXyAcYD8AUYxwPyBSTIA_MF8wHJA_QFGMoD9QUYywP2BSTMA_kF9AHNA_oF-AHOA_sFGc8D_AUZ0AP9BRnRA_4FGdID_wUZ0wOBBhnUA4MGJNUDhAb5AdYDiAYZ1wOKBiTYA4sG-gHZA44GGdoDjwYZ2wOQBiTcA5MG-wHdA5QGgQLeA5UGEN8DlgYQ4AOXBhDhA5gGEOIDmQYQ4wObBhDkA50GJOUDngaCAuYDoAYQ5wOiBiToA6MGgwLpA6QGEOoDpQYQ6wOmBiTsA6kGhALtA6oGigLuA6wGEe8DrQYR8AOvBhHxA7AGEfIDsQYR8wOzBhH0A7UGJPUDtgaLAvYDuAYR9wO6BiT4A7sGjAL5A7wGEfoDvQYR-wO-BiT8A8EGjQL9A8IGkQL-A8MGD_8DxAYPgATFBg-BBMYGD4IExwYPgwTJBg-EBMsGJIUEzAaSAoYEzgYPhwTQBiSIBNEGkwKJBNIGD4oE0wYPiwTUBiSMBNcGlAKNBNgGmgKOBNkGEo8E2gYSkATbBhKRBNwGEpIE3QYSkwTfBhKUBOEGJJUE4gabApYE5AYSlwTmBiSYBOcGnAKZBOgGEpoE6QYSmwTqBiScBO0GnQKdBO4GoQKeBPAGogKfBPEGogKgBPQGogKhBPUGogKiBPYGogKjBPgGogKkBPoGJKUE-wajAqYE_QaiAqcE_wYkqASAB6QCqQSBB6ICqgSCB6ICqwSDBySsBIYHpQKtBIcHqwKuBIkHrAKvBIoHrAKwBI0HrAKxBI4HrAKyBI8HrAKzBJEHrAK0BJMHJLUElAetArYElgesArcEmAckuASZB64CuQSaB6wCugSbB6wCuwScByS8BJ8HrwK9BKAHtQK-BKIHtgK_BKMHtgLABKYHtgLBBKcHtgLCBKgHtgLDBKoHtgLEBKwHJMUErQe3AsYErwe2AscEsQckyASyB7gCyQSzB7YCygS0B7YCywS1ByTMBLgHuQLNBLkHvwLOBLoHCM8EuwcI0AS8BwjRBL0HCNIEvgcI0wTABwjUBMIHJNUEwwfAAtYExQcI1wTHByTYBMgHwQLZBMkHCNoEygcI2wTLByTcBM4HwgLdBM8HyALeBNEHyQLfBNIHyQLgBNUHyQLhBNYHyQLiBNcHyQLjBNkHyQLkBNsHJOUE3AfKAuYE3gfJAucE4Ack6AThB8sC6QTiB8kC6gTjB8kC6wTkByTsBOcHzALtBOgH0gLuBOoH0wLvBOsH0wLwBO4H0wLxBO8H0wLyBPAH0wLzBPIH0wL0BPQHJPUE9QfUAvYE9wfTAvcE-Qck-AT6B9UC-QT7B9MC-gT8B9MC-wT9ByT8BIAI1gL9BIEI3AL-BIMI3QL_BIQI3QKABYcI3QKBBYgI3QKCBYkI3QKDBYsI3QKEBY0IJIUFjgjeAoYFkAjdAocFkggkiAWTCN8CiQWUCN0CigWVCN0CiwWWCCSMBZkI4AKNBZoI5gKOBZwI5wKPBZ0I5wKQBaAI5wKRBaEI5wKSBaII5wKTBaQI5wKUBaYIJJUFpwjoApYFqQjnApcFqwgkmAWsCOkCmQWtCOcCmgWuCOcCmwWvCCScBbII6gKdBbMI8AKeBbUI8QKfBbYI8QKgBbkI8QKhBboI8QKiBbsI8QKjBb0I8QKkBb8IJKUFwAjyAqYFwgjxAqcFxAgkqAXFCPMCqQXGCPECqgXHCPECqwXICCSsBcsI9AKtBcwI-gKuBc4I-wKvBc8I-wKwBdII-wKxBdMI-wKyBdQI-wKzBdYI-wK0BdgIJLUF2Qj8ArYF2wj7ArcF3QgkuAXeCP0CuQXfCPsCugXgCPsCuwXhCCS8BeQI_gK9BeUIhAO-BecIhQO_BegIhQPABesIhQPBBewIhQPCBe0IhQPDBe8IhQPEBfEIJMUF8giGA8YF9AiFA8cF9ggkyAX3CIcDyQX4CIUDygX5CIUDywX6CCTMBf0IiAPNBf4IjgPOBYAJjwPPBYEJjwPQBYQJjwPRBYUJjwPSBYYJjwPTBYgJjwPUBYoJJNUFiwmQA9YFjQmPA9cFjwkk2AWQCZED2QWRCY8D2gWSCY8D2wWTCSTcBZYJkgPdBZcJlgPeBZkJlwPfBZoJlwPgBZ0JlwPhBZ4JlwPiBZ8JlwPjBaEJlwPkBaMJJOUFpAmYA-YFpgmXA-cFqAkk6AWpCZkD6QWqCZcD6gWrCZcD6wWsCSTsBa8JmgPtBbAJoAPuBbIJoQPvBbMJoQPwBbYJoQPxBbcJoQPyBbgJoQPzBboJoQP0BbwJJPUFvQmiA_YFvwmhA_cFwQkk-AXCCaMD-QXDCaED-gXECaED-wXFCST8BcgJpAP9BckJqgP-BcsJqwP_BcwJqwOABs8JqwOBBtAJqwOCBtEJqwODBtMJqwOEBtUJJIUG1gmsA4YG2AmrA4cG2gkkiAbbCa0DiQbcCasDigbdCasDiwbeCSSMBuEJrgONBuIJtAOOBuQJtQOPBuUJtQOQBugJtQORBukJtQOSBuoJtQOTBuwJtQOUBu4JJJUG7wm2A5YG8Qm1A5cG8wkkmAb0CbcDmQb1CbUDmgb2CbUDmwb3CSScBvoJuAOdBvsJvgOeBv0JvwOfBv4JvwOgBoEKvwOhBoIKvwOiBoMKvwOjBoUKvwOkBocKJKUGiArAA6YGigq_A6cGjAokqAaNCsEDqQaOCr8DqgaPCr8DqwaQCiSsBpMKwgOtBpQKyAOuBpYKyQOvBpcKyQOwBpoKyQOxBpsKyQOyBpwKyQOzBp4KyQO0BqAKJLUGoQrKA7YGowrJA7cGpQokuAamCssDuQanCskDugaoCskDuwapCiS8BqwKzAO9Bq0K0gO-Bq8K0wO_BrAK0wPABrMK0wPBBrQK0wPCBrUK0wPDBrcK0wPEBrkKJMUGugrUA8YGvArTA8cGvgokyAa_CtUDyQbACtMDygbBCtMDywbCCiTMBsUK1gPNBsYK3APOBsgK3QPPBskK3QPQBswK3QPRBs0K3QPSBs4K3QPTBtAK3QPUBtIKJNUG0wreA9YG1QrdA9cG1wok2AbYCt8D2QbZCt0D2gbaCt0D2wbbCiTcBt4K4APdBt8K5gPeBuAKH98G4Qof4AbiCh_hBuMKH-IG5Aof4wbmCh_kBugKJOUG6QrnA-YG6wof5wbtCiToBu4K6APpBu8KH-oG8Aof6wbxCiTsBvQK6QPtBvUK7QPuBvYKIO8G9wog8Ab4CiDxBvkKIPIG-gog8wb8CiD0Bv4KJPUG_wruA_YGgQsg9waDCyT4BoQL7wP5BoULIPoGhgsg-waHCyT8BooL8AP9BosL9AP-BowLIf8GjQshgAeOCyGBB48LIYIHkAshgweSCyGEB5QLJIUHlQv1A4YHlwshhweZCySIB5oL9gOJB5sLIYoHnAshiwedCySMB6AL9wONB6EL_QOOB6ML_gOPB6QL_gOQB6cL_gORB6gL_gOSB6kL_gOTB6sL_gOUB60LJJUHrgv_A5YHsAv-A5cHsgskmAezC4AEmQe0C_4Dmge1C_4Dmwe2CyScB7kLgQSdB7oLhQSeB7wLhgSfB70LhgSgB8ALhgShB8ELhgSiB8ILhgSjB8QLhgSkB8YLJKUHxwuHBKYHyQuGBKcHywskqAfMC4gEqQfNC4YEqgfOC4YEqwfPCySsB9ILiQStB9MLjwSuB9ULkASvB9YLkASwB9kLkASxB9oLkASyB9sLkASzB90LkAS0B98LJLUH4AuRBLYH4guQBLcH5AskuAflC5IEuQfmC5AEugfnC5AEuwfoCyS8B-sLkwS9B-wLmQQ"
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
