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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5RWRBIAHGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh3QgBAO4LACGhCQEAAAAB3QkBAPALACHeCUAA3wsAId8JQADvCwAh4AkBAPALACEBAAAAAQAgFQMAANYMACAFAAC6DQAgBgAA8wwAIAgAAPQMACAPAACODQAgEAAAjw0AIBEAAIkNACAcAACRDQAgrgcAALkNADCvBwAAAwAQsAcAALkNADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHZCSAAggwAIdoJQADvCwAh2wlAAN8LACHcCUAA7wsAIQoDAADjDwAgBQAAixQAIAYAAOcRACAIAADoEQAgDwAA8hMAIBAAAPMTACARAACBFAAgHAAA9RMAINoJAADHDQAg3AkAAMcNACAXAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAAAAAdoHAQCLDAAh3QgBAO4LACGNCQAAuA0AIKEJAQDuCwAhogkBAO4LACHZCSAAggwAIdoJQADvCwAh2wlAAN8LACHcCUAA7wsAIeQJAAC3DQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAD6DAAgrgcAAPkMADCvBwAABwAQsAcAAPkMADC9BwEA7gsAIdsHAQCLDAAh_AcEAN4LACGvCAQA3gsAIbAIBADeCwAhsQgEAN4LACHWCQQA3gsAIdcJAgCDDAAh2AkCAIMMACEBAAAABwAgDgQAAKMNACAHAAC1DQAgrgcAALYNADCvBwAACQAQsAcAALYNADCxB0AA7wsAIb0HAQDuCwAhwwcBAIsMACHbBwEAlwwAIfYHAQDuCwAhrQgBAPALACHRCQIAgwwAIdQJAQDuCwAh1QlAAN8LACEFBAAA_xEAIAcAAIcUACCxBwAAxw0AINsHAADHDQAgrQgAAMcNACAOBAAAow0AIAcAALUNACCuBwAAtg0AMK8HAAAJABCwBwAAtg0AMLEHQADvCwAhvQcBAO4LACHDBwEAAAAB2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHUCQEA7gsAIdUJQADfCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzwkBAO4LACHQCQAA_AsAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAPoMACAHAAC1DQAgrgcAALQNADCvBwAAEQAQsAcAALQNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdEJAgCDDAAh0gkBAPALACHTCUAA7wsAIQUEAAD_EQAgBwAAhxQAIK0IAADHDQAg0gkAAMcNACDTCQAAxw0AIA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdEJAgCDDAAh0gkBAPALACHTCUAA7wsAIQMAAAARACABAAASADACAAATACABAAAADgAgJgcAALANACAKAACxDQAgCwAAsg0AIAwAALMNACCuBwAArw0AMK8HAAAWABCwBwAArw0AML0HAQDuCwAhqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwkBAPALACHECUAA7wsAIcUJAAD8CwAgxgkAAPwLACDHCUAA7wsAIcgJIACCDAAhyQkAAPwLACDKCQIAgwwAIcsJAgCDDAAhzAkBAPALACHNCQEAlwwAIc4JAQCXDAAhDgcAAIcUACAKAACIFAAgCwAAiRQAIAwAAIoUACC6CQAAxw0AIL8JAADHDQAgwQkAAMcNACDCCQAAxw0AIMMJAADHDQAgxAkAAMcNACDHCQAAxw0AIMwJAADHDQAgzQkAAMcNACDOCQAAxw0AICYHAACwDQAgCgAAsQ0AIAsAALINACAMAACzDQAgrgcAAK8NADCvBwAAFgAQsAcAAK8NADC9BwEAAAABqQgBAO4LACGtCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbYIBADeCwAhogkBAO4LACG0CSAAggwAIbkJAQDuCwAhugkBAPALACG7CQIAgwwAIbwJAgCDDAAhvQkCAIMMACG-CQIAgwwAIb8JAQCXDAAhwAkgAIIMACHBCUAA7wsAIcIJQADvCwAhwwkBAPALACHECUAA7wsAIcUJAAD8CwAgxgkAAPwLACDHCUAA7wsAIcgJIACCDAAhyQkAAPwLACDKCQIAgwwAIcsJAgCDDAAhzAkBAPALACHNCQEAlwwAIc4JAQCXDAAhAwAAABYAIAEAABcAMAIAABgAIBkJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACEECQAAhhQAILMIAADHDQAgtAgAAMcNACC1CAAAxw0AIBoJAACrDQAgrgcAAK4NADCvBwAAGgAQsAcAAK4NADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQAAAAGpCAEA7gsAIaoIAgCDDAAhqwgEAN4LACGsCAEA7gsAIa0IAQDuCwAhrggBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACGyCAAAmAwAILMIQADvCwAhtAhAAO8LACG1CEAA7wsAIbYIBADeCwAhtwgEAN4LACG4CAEA7gsAIeMJAACtDQAgAwAAABoAIAEAABsAMAIAABwAIAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhAgkAAIYUACC3CQAAxw0AIAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEAAAABtwlAAO8LACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIQEJAACGFAAgCwkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIeIJAACpDQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAA1gwAIAQAAPoMACCuBwAAqA0AMK8HAAAtABCwBwAAqA0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHhCAAA_AsAIOQIAQDuCwAh5QgAAPwLACDmCCAAggwAIfsIAAGMDAAh_ghAAO8LACGfCQEA8AsAIacJQADvCwAhrgkBAJcMACGvCQEA8AsAIbAJQADvCwAhCAMAAOMPACAEAAD_EQAg_ggAAMcNACCfCQAAxw0AIKcJAADHDQAgrgkAAMcNACCvCQAAxw0AILAJAADHDQAgGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHhCAAA_AsAIOQIAQDuCwAh5QgAAPwLACDmCCAAggwAIfsIAAEAAAH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACEDAAAALQAgAQAALgAwAgAALwAgGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhDAMAAOMPACAEAAD_EQAg2wgAAMcNACD8CAAAxw0AIP4IAADHDQAgpwkAAMcNACCoCQAAxw0AIKkJAADHDQAgqgkAAMcNACCrCQAAxw0AIKwJAADHDQAgrQkAAMcNACAZAwAA1gwAIAQAAPoMACCuBwAApw0AMK8HAAAxABCwBwAApw0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfAHAQDuCwAh8QcBAIsMACHbCAEAlwwAIeEIAAD8CwAg_AgBAPALACH-CEAA7wsAIYQJAAEAAAGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhAwAAADEAIAEAADIAMAIAADMAIBkEAAD6DAAgEgAAzQwAIK4HAACmDQAwrwcAADUAELAHAACmDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIdsIAQCLDAAh3QgBAO4LACHeCAEA7gsAId8IAQDuCwAh4AgAAJgMACDhCAAA_AsAIOIIAgCDDAAh4wggAIIMACHkCAEA7gsAIeUIAAD8CwAg5gggAIIMACHnCAIAgwwAIQIEAAD_EQAgEgAA_w4AIBkEAAD6DAAgEgAAzQwAIK4HAACmDQAwrwcAADUAELAHAACmDQAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQCLDAAh6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAhAQAAADoAIAcSAADNDAAgrgcAAKUNADCvBwAAPAAQsAcAAKUNADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACEBEgAA_w4AIAgSAADNDAAgrgcAAKUNADCvBwAAPAAQsAcAAKUNADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACHhCQAApA0AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBQDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEKAwAA4w8AIAQAAP8RACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgyQcAAMcNACDbBwAAxw0AIOsIAADHDQAgoAkAAMcNACAVAwAA1gwAIAQAAKMNACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgrgcAAKINADCvBwAAQgAQsAcAAKINADCyB0AA3wsAIcMHAQAAAAHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGNCQAAoQ0AIJ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEFAwAA4w8AIBUAAIQUACAXAACFFAAg_ggAAMcNACCdCQAAxw0AIBADAADWDAAgFQAAnQ0AIBcAAKANACCuBwAAnw0AMK8HAABHABCwBwAAnw0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAEAAAGdCUAA7wsAIQMAAABHACABAABIADACAABJACANAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACABAAAASwAgAQAAAEcAIA0DAADWDAAgFQAAnQ0AIK4HAACeDQAwrwcAAE4AELAHAACeDQAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABjAwAIYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQMDAADjDwAgFQAAhBQAIIIJAADHDQAgDQMAANYMACAVAACdDQAgrgcAAJ4NADCvBwAATgAQsAcAAJ4NADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAEAAAGACQEA7gsAIYEJAQDuCwAhgglAAO8LACEDAAAATgAgAQAATwAwAgAAUAAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhBQMAAOMPACAVAACEFAAg_AgAAMcNACD9CAAAxw0AIP4IAADHDQAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIfoIAAEAAAH7CAABjAwAIfwIAQDwCwAh_QhAAO8LACH-CEAA7wsAIQMAAABSACABAABTADACAABUACAUAwAAmg0AIAQBAPALACEVAACbDQAgrgcAAJkNADCvBwAAVgAQsAcAAJkNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhCQMAAOMPACAEAADHDQAgFQAAhBQAINoHAADHDQAg2wcAAMcNACD1CAAAxw0AIPYIAADHDQAg9wgAAMcNACD5CAAAxw0AIBQDAACaDQAgBAEA8AsAIRUAAJsNACCuBwAAmQ0AMK8HAABWABCwBwAAmQ0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABAAAB9AgAAQAAAfUIAQDwCwAh9ggBAPALACH3CAEAlwwAIfgIAgCDDAAh-QhAAO8LACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHdCQEA8AsAId4JQADfCwAh3wlAAO8LACHgCQEA8AsAIQEAAABaACABAAAAQgAgAQAAAEcAIAEAAABOACABAAAAUgAgAQAAAFYAIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAANYMACARAACJDQAgEwAAig0AIBQAAIsNACCuBwAAiA0AMK8HAABpABCwBwAAiA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEHAwAA4w8AIBEAAIEUACATAACCFAAgFAAAgxQAIO0IAADHDQAg7ggAAMcNACDvCAAAxw0AIBkDAADWDAAgEQAAiQ0AIBMAAIoNACAUAACLDQAgrgcAAIgNADCvBwAAaQAQsAcAAIgNADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACGNCQAAhw0AIAMAAABpACABAABqADACAABrACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIQEAAABvACAVAwAA1gwAIB8AAIYNACCuBwAAhQ0AMK8HAABxABCwBwAAhQ0AMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAYwMACGFCQEA7gsAIYYJAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgCAMAAOMPACAfAAD3EwAg6wgAAMcNACD-CAAAxw0AIIIJAADHDQAghgkAAMcNACCHCQAAxw0AIIgJAADHDQAgFQMAANYMACAfAACGDQAgrgcAAIUNADCvBwAAcQAQsAcAAIUNADCyB0AA3wsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAQAAAYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACADAAAAcQAgAQAAcgAwAgAAcwAgAQAAAHEAIAMAAABxACABAAByADACAABzACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIQYDAADjDwAgIgAA_xMAICMAAIAUACDbBwAAxw0AIN4HAADHDQAg3wcAAMcNACATAwAA1gwAICIAAIMNACAjAACEDQAgrgcAAIINADCvBwAAegAQsAcAAIINADCyB0AA3wsAIb0HAQDuCwAhwwcBAAAAAcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhAwAAAHoAIAEAAHsAMAIAAHwAIAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQCLDAAhxQcBAIsMACHYBwEA7gsAIdkHQADvCwAhAiEAAP4TACDZBwAAxw0AIAkhAACADQAgrgcAAIENADCvBwAAfgAQsAcAAIENADCyB0AA3wsAIcMHAQAAAAHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACEDAAAAfgAgAQAAfwAwAgAAgAEAIBYhAACADQAgKwAAmAwAIK4HAAD_DAAwrwcAAIIBABCwBwAA_wwAMLIHQADfCwAhvwcBAPALACHDBwEAiwwAIcQHBADeCwAhxQcBAIsMACHGBwEAiwwAIccHAQDuCwAhyAcBAO4LACHJBwEA7gsAIcoHQADfCwAhywcBAJcMACHMBwEA7gsAIc0HAgCDDAAhzgdAAO8LACHPB0AA7wsAIdAHQADfCwAh0QdAAO8LACEGIQAA_hMAIL8HAADHDQAgywcAAMcNACDOBwAAxw0AIM8HAADHDQAg0QcAAMcNACAWIQAAgA0AICsAAJgMACCuBwAA_wwAMK8HAACCAQAQsAcAAP8MADCyB0AA3wsAIb8HAQDwCwAhwwcBAAAAAcQHBADeCwAhxQcBAIsMACHGBwEAiwwAIccHAQDuCwAhyAcBAO4LACHJBwEA7gsAIcoHQADfCwAhywcBAJcMACHMBwEA7gsAIc0HAgCDDAAhzgdAAO8LACHPB0AA7wsAIdAHQADfCwAh0QdAAO8LACEDAAAAggEAIAEAAIMBADACAACEAQAgAQAAAH4AIAEAAACCAQAgBQMAAOMPACAWAAD9EwAg2AcAAMcNACCbCQAAxw0AIJwJAADHDQAgDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQAAAAHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQAAAAGcCQAAnwwAIAMAAABLACABAACIAQAwAgAAiQEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABpACABAAAAQgAgAQAAAEcAIAEAAABxACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAegAgAQAAAEsAIAEAAAABACAQDwAA8hMAIBAAAPMTACAYAAD2EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHAAA9RMAIB0AAPETACAeAAD0EwAgHwAA9xMAICAAAOQPACAkAAD7EwAgJQAA_BMAIN0JAADHDQAg3wkAAMcNACDgCQAAxw0AIAMAAABaACABAACYAQAwAgAAAQAgAwAAAFoAIAEAAJgBADACAAABACADAAAAWgAgAQAAmAEAMAIAAAEAIBYPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABASsAAJwBACAJsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABASsAAJ4BADABKwAAngEAMBYPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhAgAAAAEAICsAAKEBACAJsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhAgAAAFoAICsAAKMBACACAAAAWgAgKwAAowEAIAMAAAABACAyAACcAQAgMwAAoQEAIAEAAAABACABAAAAWgAgBg0AANcSACA4AADZEgAgOQAA2BIAIN0JAADHDQAg3wkAAMcNACDgCQAAxw0AIAyuBwAA_AwAMK8HAACqAQAQsAcAAPwMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHdCAEA4wsAIaEJAQDjCwAh3QkBAOULACHeCUAA1gsAId8JQADkCwAh4AkBAOULACEDAAAAWgAgAQAAqQEAMDcAAKoBACADAAAAWgAgAQAAmAEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAM8SACAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2QkgAAAAAdoJQAAAAAHbCUAAAAAB3AlAAAAAAQErAACyAQAgCrIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdkJIAAAAAHaCUAAAAAB2wlAAAAAAdwJQAAAAAEBKwAAtAEAMAErAAC0AQAwEgMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2QkgAIMOACHaCUAAzA0AIdsJQADBDQAh3AlAAMwNACECAAAABQAgKwAAtwEAIAqyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIQIAAAADACArAAC5AQAgAgAAAAMAICsAALkBACADAAAABQAgMgAAsgEAIDMAALcBACABAAAABQAgAQAAAAMAIAUNAACAEgAgOAAAghIAIDkAAIESACDaCQAAxw0AINwJAADHDQAgDa4HAAD7DAAwrwcAAMABABCwBwAA-wwAMLIHQADWCwAhwwcBAPILACHaBwEA8gsAId0IAQDjCwAhoQkBAOMLACGiCQEA4wsAIdkJIAD-CwAh2glAAOQLACHbCUAA1gsAIdwJQADkCwAhAwAAAAMAIAEAAL8BADA3AADAAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAD6DAAgrgcAAPkMADCvBwAABwAQsAcAAPkMADC9BwEAAAAB2wcBAAAAAfwHBADeCwAhrwgEAN4LACGwCAQA3gsAIbEIBADeCwAh1gkEAN4LACHXCQIAgwwAIdgJAgCDDAAhAQAAAMMBACABAAAAwwEAIAEEAAD_EQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAwAAAAcAIAEAAMYBADACAADDAQAgCgQAAP4RACC9BwEAAAAB2wcBAAAAAfwHBAAAAAGvCAQAAAABsAgEAAAAAbEIBAAAAAHWCQQAAAAB1wkCAAAAAdgJAgAAAAEBKwAAygEAIAm9BwEAAAAB2wcBAAAAAfwHBAAAAAGvCAQAAAABsAgEAAAAAbEIBAAAAAHWCQQAAAAB1wkCAAAAAdgJAgAAAAEBKwAAzAEAMAErAADMAQAwCgQAAP0RACC9BwEAyw0AIdsHAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHWCQQAwA0AIdcJAgDTDQAh2AkCANMNACECAAAAwwEAICsAAM8BACAJvQcBAMsNACHbBwEAyw0AIfwHBADADQAhrwgEAMANACGwCAQAwA0AIbEIBADADQAh1gkEAMANACHXCQIA0w0AIdgJAgDTDQAhAgAAAAcAICsAANEBACACAAAABwAgKwAA0QEAIAMAAADDAQAgMgAAygEAIDMAAM8BACABAAAAwwEAIAEAAAAHACAFDQAA-BEAIDgAAPsRACA5AAD6EQAgWgAA-REAIFsAAPwRACAMrgcAAPgMADCvBwAA2AEAELAHAAD4DAAwvQcBAOMLACHbBwEA8gsAIfwHBADVCwAhrwgEANULACGwCAQA1QsAIbEIBADVCwAh1gkEANULACHXCQIA9QsAIdgJAgD1CwAhAwAAAAcAIAEAANcBADA3AADYAQAgAwAAAAcAIAEAAMYBADACAADDAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAA4hEAIAcAAPcRACCxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAa0IAQAAAAHRCQIAAAAB1AkBAAAAAdUJQAAAAAEBKwAA4AEAIAmxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAa0IAQAAAAHRCQIAAAAB1AkBAAAAAdUJQAAAAAEBKwAA4gEAMAErAADiAQAwAQAAAAMAIAEAAAAOACALBAAA4BEAIAcAAPYRACCxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAhrQgBAM0NACHRCQIA0w0AIdQJAQDLDQAh1QlAAMENACECAAAACwAgKwAA5wEAIAmxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAhrQgBAM0NACHRCQIA0w0AIdQJAQDLDQAh1QlAAMENACECAAAACQAgKwAA6QEAIAIAAAAJACArAADpAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMgAA4AEAIDMAAOcBACABAAAACwAgAQAAAAkAIAgNAADxEQAgOAAA9BEAIDkAAPMRACBaAADyEQAgWwAA9REAILEHAADHDQAg2wcAAMcNACCtCAAAxw0AIAyuBwAA9wwAMK8HAADyAQAQsAcAAPcMADCxB0AA5AsAIb0HAQDjCwAhwwcBAPILACHbBwEA9AsAIfYHAQDjCwAhrQgBAOULACHRCQIA9QsAIdQJAQDjCwAh1QlAANYLACEDAAAACQAgAQAA8QEAMDcAAPIBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAA1BEAIAcAAPARACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAGtCAEAAAAB0QkCAAAAAdIJAQAAAAHTCUAAAAABASsAAPoBACAKsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAH2BwEAAAABrQgBAAAAAdEJAgAAAAHSCQEAAAAB0wlAAAAAAQErAAD8AQAwASsAAPwBADABAAAADgAgDAQAANIRACAHAADvEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHRCQIA0w0AIdIJAQDNDQAh0wlAAMwNACECAAAAEwAgKwAAgAIAIAqyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdsHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdEJAgDTDQAh0gkBAM0NACHTCUAAzA0AIQIAAAARACArAACCAgAgAgAAABEAICsAAIICACABAAAADgAgAwAAABMAIDIAAPoBACAzAACAAgAgAQAAABMAIAEAAAARACAIDQAA6hEAIDgAAO0RACA5AADsEQAgWgAA6xEAIFsAAO4RACCtCAAAxw0AINIJAADHDQAg0wkAAMcNACANrgcAAPYMADCvBwAAigIAELAHAAD2DAAwsgdAANYLACG9BwEA4wsAIcMHAQDyCwAhzAcBAOMLACHbBwEA8gsAIfYHAQDjCwAhrQgBAOULACHRCQIA9QsAIdIJAQDlCwAh0wlAAOQLACEDAAAAEQAgAQAAiQIAMDcAAIoCACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEAAAAB5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzwkBAO4LACHQCQAA_AsAIAEAAACNAgAgAQAAAI0CACADBgAA5xEAIAgAAOgRACAOAADpEQAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgAwAAAA4AIAEAAJACADACAACNAgAgDQYAAOQRACAIAADlEQAgDgAA5hEAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzwkBAAAAAdAJAADjEQAgASsAAJQCACAKsgdAAAAAAb0HAQAAAAHnBwIAAAAB_gcBAAAAAaIIAgAAAAGwCAIAAAABxQgCAAAAAbQJIAAAAAHPCQEAAAAB0AkAAOMRACABKwAAlgIAMAErAACWAgAwDQYAALgRACAIAAC5EQAgDgAAuhEAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHPCQEAyw0AIdAJAAC3EQAgAgAAAI0CACArAACZAgAgCrIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHPCQEAyw0AIdAJAAC3EQAgAgAAAA4AICsAAJsCACACAAAADgAgKwAAmwIAIAMAAACNAgAgMgAAlAIAIDMAAJkCACABAAAAjQIAIAEAAAAOACAFDQAAshEAIDgAALURACA5AAC0EQAgWgAAsxEAIFsAALYRACANrgcAAPEMADCvBwAAogIAELAHAADxDAAwsgdAANYLACG9BwEA4wsAIecHAgD1CwAh_gcBAPILACGiCAIA9QsAIbAIAgD1CwAhxQgCAPULACG0CSAA_gsAIc8JAQDjCwAh0AkAAPwLACADAAAADgAgAQAAoQIAMDcAAKICACADAAAADgAgAQAAkAIAMAIAAI0CACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICMHAACuEQAgCgAArxEAIAsAALARACAMAACxEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJAQAAAAHECUAAAAABxQkAAKsRACDGCQAArBEAIMcJQAAAAAHICSAAAAAByQkAAK0RACDKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAQErAACqAgAgH70HAQAAAAGpCAEAAAABrQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCQEAAAABxAlAAAAAAcUJAACrEQAgxgkAAKwRACDHCUAAAAAByAkgAAAAAckJAACtEQAgygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAEBKwAArAIAMAErAACsAgAwIwcAAIMRACAKAACEEQAgCwAAhREAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJAQDNDQAhxAlAAMwNACHFCQAAgBEAIMYJAACBEQAgxwlAAMwNACHICSAAgw4AIckJAACCEQAgygkCANMNACHLCQIA0w0AIcwJAQDNDQAhzQkBAM0NACHOCQEAzQ0AIQIAAAAYACArAACvAgAgH70HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwkBAM0NACHECUAAzA0AIcUJAACAEQAgxgkAAIERACDHCUAAzA0AIcgJIACDDgAhyQkAAIIRACDKCQIA0w0AIcsJAgDTDQAhzAkBAM0NACHNCQEAzQ0AIc4JAQDNDQAhAgAAABYAICsAALECACACAAAAFgAgKwAAsQIAIAMAAAAYACAyAACqAgAgMwAArwIAIAEAAAAYACABAAAAFgAgDw0AAPsQACA4AAD-EAAgOQAA_RAAIFoAAPwQACBbAAD_EAAgugkAAMcNACC_CQAAxw0AIMEJAADHDQAgwgkAAMcNACDDCQAAxw0AIMQJAADHDQAgxwkAAMcNACDMCQAAxw0AIM0JAADHDQAgzgkAAMcNACAirgcAAPAMADCvBwAAuAIAELAHAADwDAAwvQcBAOMLACGpCAEA4wsAIa0IAQDjCwAhrwgCAPULACGwCAIA9QsAIbEIAgD1CwAhtggEANULACGiCQEA4wsAIbQJIAD-CwAhuQkBAOMLACG6CQEA5QsAIbsJAgD1CwAhvAkCAPULACG9CQIA9QsAIb4JAgD1CwAhvwkBAPQLACHACSAA_gsAIcEJQADkCwAhwglAAOQLACHDCQEA5QsAIcQJQADkCwAhxQkAAPwLACDGCQAA_AsAIMcJQADkCwAhyAkgAP4LACHJCQAA_AsAIMoJAgD1CwAhywkCAPULACHMCQEA5QsAIc0JAQD0CwAhzgkBAPQLACEDAAAAFgAgAQAAtwIAMDcAALgCACADAAAAFgAgAQAAFwAwAgAAGAAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACAHCQAA-hAAIMwHIAAAAAH2BwEAAAAB_wcBAAAAAawIAQAAAAG9CAEAAAABuAlAAAAAAQErAADAAgAgBswHIAAAAAH2BwEAAAAB_wcBAAAAAawIAQAAAAG9CAEAAAABuAlAAAAAAQErAADCAgAwASsAAMICADAHCQAA-RAAIMwHIACDDgAh9gcBAMsNACH_BwEAyw0AIawIAQDLDQAhvQgBAMsNACG4CUAAwQ0AIQIAAAAkACArAADFAgAgBswHIACDDgAh9gcBAMsNACH_BwEAyw0AIawIAQDLDQAhvQgBAMsNACG4CUAAwQ0AIQIAAAAiACArAADHAgAgAgAAACIAICsAAMcCACADAAAAJAAgMgAAwAIAIDMAAMUCACABAAAAJAAgAQAAACIAIAMNAAD2EAAgOAAA-BAAIDkAAPcQACAJrgcAAO8MADCvBwAAzgIAELAHAADvDAAwzAcgAP4LACH2BwEA4wsAIf8HAQDjCwAhrAgBAOMLACG9CAEA4wsAIbgJQADWCwAhAwAAACIAIAEAAM0CADA3AADOAgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAgACABAAAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgBgkAAPUQACCyB0AAAAABrAgBAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAAQErAADWAgAgBbIHQAAAAAGsCAEAAAABkQkBAAAAAbYJAQAAAAG3CUAAAAABASsAANgCADABKwAA2AIAMAYJAAD0EAAgsgdAAMENACGsCAEAyw0AIZEJAQDLDQAhtgkBAMsNACG3CUAAzA0AIQIAAAAgACArAADbAgAgBbIHQADBDQAhrAgBAMsNACGRCQEAyw0AIbYJAQDLDQAhtwlAAMwNACECAAAAHgAgKwAA3QIAIAIAAAAeACArAADdAgAgAwAAACAAIDIAANYCACAzAADbAgAgAQAAACAAIAEAAAAeACAEDQAA8RAAIDgAAPMQACA5AADyEAAgtwkAAMcNACAIrgcAAO4MADCvBwAA5AIAELAHAADuDAAwsgdAANYLACGsCAEA4wsAIZEJAQDjCwAhtgkBAOMLACG3CUAA5AsAIQMAAAAeACABAADjAgAwNwAA5AIAIAMAAAAeACABAAAfADACAAAgACAJrgcAAO0MADCvBwAA6gIAELAHAADtDAAwgwgBAIsMACGECAEA8AsAIagIAQAAAAGsCAEA7gsAIbcIBAC9DAAhtQlAAN8LACEBAAAA5wIAIAEAAADnAgAgCa4HAADtDAAwrwcAAOoCABCwBwAA7QwAMIMIAQCLDAAhhAgBAPALACGoCAEAiwwAIawIAQDuCwAhtwgEAL0MACG1CUAA3wsAIQKECAAAxw0AILcIAADHDQAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgBoMIAQAAAAGECAEAAAABqAgBAAAAAawIAQAAAAG3CAQAAAABtQlAAAAAAQErAADvAgAgBoMIAQAAAAGECAEAAAABqAgBAAAAAawIAQAAAAG3CAQAAAABtQlAAAAAAQErAADxAgAwASsAAPECADAGgwgBAMsNACGECAEAzQ0AIagIAQDLDQAhrAgBAMsNACG3CAQAzA4AIbUJQADBDQAhAgAAAOcCACArAAD0AgAgBoMIAQDLDQAhhAgBAM0NACGoCAEAyw0AIawIAQDLDQAhtwgEAMwOACG1CUAAwQ0AIQIAAADqAgAgKwAA9gIAIAIAAADqAgAgKwAA9gIAIAMAAADnAgAgMgAA7wIAIDMAAPQCACABAAAA5wIAIAEAAADqAgAgBw0AAOwQACA4AADvEAAgOQAA7hAAIFoAAO0QACBbAADwEAAghAgAAMcNACC3CAAAxw0AIAmuBwAA7AwAMK8HAAD9AgAQsAcAAOwMADCDCAEA8gsAIYQIAQDlCwAhqAgBAPILACGsCAEA4wsAIbcIBAC2DAAhtQlAANYLACEDAAAA6gIAIAEAAPwCADA3AAD9AgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAyuBwAA6wwAMK8HAACDAwAQsAcAAOsMADCyB0AA3wsAIb0HAQAAAAH-BwEAiwwAIbsIAQDuCwAhxQgCAIMMACGxCQAAmAwAILIJAQDwCwAhswkEAL0MACG0CSAAggwAIQEAAACAAwAgAQAAAIADACAMrgcAAOsMADCvBwAAgwMAELAHAADrDAAwsgdAAN8LACG9BwEA7gsAIf4HAQCLDAAhuwgBAO4LACHFCAIAgwwAIbEJAACYDAAgsgkBAPALACGzCQQAvQwAIbQJIACCDAAhArIJAADHDQAgswkAAMcNACADAAAAgwMAIAEAAIQDADACAACAAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAMAAACDAwAgAQAAhAMAMAIAAIADACAJsgdAAAAAAb0HAQAAAAH-BwEAAAABuwgBAAAAAcUIAgAAAAGxCYAAAAABsgkBAAAAAbMJBAAAAAG0CSAAAAABASsAAIgDACAJsgdAAAAAAb0HAQAAAAH-BwEAAAABuwgBAAAAAcUIAgAAAAGxCYAAAAABsgkBAAAAAbMJBAAAAAG0CSAAAAABASsAAIoDADABKwAAigMAMAmyB0AAwQ0AIb0HAQDLDQAh_gcBAMsNACG7CAEAyw0AIcUIAgDTDQAhsQmAAAAAAbIJAQDNDQAhswkEAMwOACG0CSAAgw4AIQIAAACAAwAgKwAAjQMAIAmyB0AAwQ0AIb0HAQDLDQAh_gcBAMsNACG7CAEAyw0AIcUIAgDTDQAhsQmAAAAAAbIJAQDNDQAhswkEAMwOACG0CSAAgw4AIQIAAACDAwAgKwAAjwMAIAIAAACDAwAgKwAAjwMAIAMAAACAAwAgMgAAiAMAIDMAAI0DACABAAAAgAMAIAEAAACDAwAgBw0AAOcQACA4AADqEAAgOQAA6RAAIFoAAOgQACBbAADrEAAgsgkAAMcNACCzCQAAxw0AIAyuBwAA6gwAMK8HAACWAwAQsAcAAOoMADCyB0AA1gsAIb0HAQDjCwAh_gcBAPILACG7CAEA4wsAIcUIAgD1CwAhsQkAAPMLACCyCQEA5QsAIbMJBAC2DAAhtAkgAP4LACEDAAAAgwMAIAEAAJUDADA3AACWAwAgAwAAAIMDACABAACEAwAwAgAAgAMAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgFQMAAOUQACAEAADmEAAgsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABASsAAJ4DACATsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABASsAAKADADABKwAAoAMAMBUDAADhEAAgBAAA4hAAILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhAgAAAC8AICsAAKMDACATsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeEIAADfEAAg5AgBAMsNACHlCAAA4BAAIOYIIACDDgAh-wgAAY4OACH-CEAAzA0AIZ8JAQDNDQAhpwlAAMwNACGuCQEAzQ0AIa8JAQDNDQAhsAlAAMwNACECAAAALQAgKwAApQMAIAIAAAAtACArAAClAwAgAwAAAC8AIDIAAJ4DACAzAACjAwAgAQAAAC8AIAEAAAAtACAJDQAA3BAAIDgAAN4QACA5AADdEAAg_ggAAMcNACCfCQAAxw0AIKcJAADHDQAgrgkAAMcNACCvCQAAxw0AILAJAADHDQAgFq4HAADpDAAwrwcAAKwDABCwBwAA6QwAMLIHQADWCwAhvQcBAOMLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHhCAAA_AsAIOQIAQDjCwAh5QgAAPwLACDmCCAA_gsAIfsIAAGHDAAh_ghAAOQLACGfCQEA5QsAIacJQADkCwAhrgkBAPQLACGvCQEA5QsAIbAJQADkCwAhAwAAAC0AIAEAAKsDADA3AACsAwAgAwAAAC0AIAEAAC4AMAIAAC8AIAEAAAAzACABAAAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgFgMAANoQACAEAADbEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAAQErAAC0AwAgFLIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAEBKwAAtgMAMAErAAC2AwAwFgMAANYQACAEAADXEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfAHAQDLDQAh8QcBAMsNACHbCAEAzQ0AIeEIAADUEAAg_AgBAM0NACH-CEAAzA0AIYQJAAGODgAhpgkAANUQACCnCUAAzA0AIagJAgDNDgAhqQkCAM0OACGqCQEAzQ0AIasJAQDNDQAhrAkBAM0NACGtCQEAzQ0AIQIAAAAzACArAAC5AwAgFLIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACECAAAAMQAgKwAAuwMAIAIAAAAxACArAAC7AwAgAwAAADMAIDIAALQDACAzAAC5AwAgAQAAADMAIAEAAAAxACAPDQAAzxAAIDgAANIQACA5AADREAAgWgAA0BAAIFsAANMQACDbCAAAxw0AIPwIAADHDQAg_ggAAMcNACCnCQAAxw0AIKgJAADHDQAgqQkAAMcNACCqCQAAxw0AIKsJAADHDQAgrAkAAMcNACCtCQAAxw0AIBeuBwAA6AwAMK8HAADCAwAQsAcAAOgMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh8AcBAOMLACHxBwEA8gsAIdsIAQD0CwAh4QgAAPwLACD8CAEA5QsAIf4IQADkCwAhhAkAAYcMACGmCQAA_AsAIKcJQADkCwAhqAkCALcMACGpCQIAtwwAIaoJAQDlCwAhqwkBAOULACGsCQEA9AsAIa0JAQD0CwAhAwAAADEAIAEAAMEDADA3AADCAwAgAwAAADEAIAEAADIAMAIAADMAIAWuBwAA5wwAMK8HAADIAwAQsAcAAOcMADDZB0AA3wsAIaUJAAEAAAEBAAAAxQMAIAEAAADFAwAgBa4HAADnDAAwrwcAAMgDABCwBwAA5wwAMNkHQADfCwAhpQkAAYwMACEAAwAAAMgDACABAADJAwAwAgAAxQMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAtkHQAAAAAGlCQABAAABASsAAM0DACAC2QdAAAAAAaUJAAEAAAEBKwAAzwMAMAErAADPAwAwAtkHQADBDQAhpQkAAY4OACECAAAAxQMAICsAANIDACAC2QdAAMENACGlCQABjg4AIQIAAADIAwAgKwAA1AMAIAIAAADIAwAgKwAA1AMAIAMAAADFAwAgMgAAzQMAIDMAANIDACABAAAAxQMAIAEAAADIAwAgAw0AAMwQACA4AADOEAAgOQAAzRAAIAWuBwAA5gwAMK8HAADbAwAQsAcAAOYMADDZB0AA1gsAIaUJAAGHDAAhAwAAAMgDACABAADaAwAwNwAA2wMAIAMAAADIAwAgAQAAyQMAMAIAAMUDACANrgcAAOUMADCvBwAA4QMAELAHAADlDAAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAlwwAId0IAQDuCwAh_wgAAQAAAaEJAQDuCwAhogkBAO4LACGjCUAA7wsAIaQJAACfDAAgAQAAAN4DACABAAAA3gMAIA2uBwAA5QwAMK8HAADhAwAQsAcAAOUMADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAlwwAId0IAQDuCwAh_wgAAYwMACGhCQEA7gsAIaIJAQDuCwAhowlAAO8LACGkCQAAnwwAIAPaBwAAxw0AIKMJAADHDQAgpAkAAMcNACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAKsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAd0IAQAAAAH_CAABAAABoQkBAAAAAaIJAQAAAAGjCUAAAAABpAmAAAAAAQErAADmAwAgCrIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHdCAEAAAAB_wgAAQAAAaEJAQAAAAGiCQEAAAABowlAAAAAAaQJgAAAAAEBKwAA6AMAMAErAADoAwAwCrIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDNDQAh3QgBAMsNACH_CAABjg4AIaEJAQDLDQAhogkBAMsNACGjCUAAzA0AIaQJgAAAAAECAAAA3gMAICsAAOsDACAKsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAM0NACHdCAEAyw0AIf8IAAGODgAhoQkBAMsNACGiCQEAyw0AIaMJQADMDQAhpAmAAAAAAQIAAADhAwAgKwAA7QMAIAIAAADhAwAgKwAA7QMAIAMAAADeAwAgMgAA5gMAIDMAAOsDACABAAAA3gMAIAEAAADhAwAgBg0AAMkQACA4AADLEAAgOQAAyhAAINoHAADHDQAgowkAAMcNACCkCQAAxw0AIA2uBwAA5AwAMK8HAAD0AwAQsAcAAOQMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA9AsAId0IAQDjCwAh_wgAAYcMACGhCQEA4wsAIaIJAQDjCwAhowlAAOQLACGkCQAAnAwAIAMAAADhAwAgAQAA8wMAMDcAAPQDACADAAAA4QMAIAEAAOIDADACAADeAwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACARAwAAwxAAIAQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAEBKwAA_AMAIAuyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQErAAD-AwAwASsAAP4DADABAAAAAwAgEQMAAI0QACAEAACOEAAgGAAAjxAAIBkAAJAQACAaAACREAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACECAAAARAAgKwAAggQAIAuyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAgAAAEIAICsAAIQEACACAAAAQgAgKwAAhAQAIAEAAAADACADAAAARAAgMgAA_AMAIDMAAIIEACABAAAARAAgAQAAAEIAIAcNAACKEAAgOAAAjBAAIDkAAIsQACDJBwAAxw0AINsHAADHDQAg6wgAAMcNACCgCQAAxw0AIA6uBwAA4wwAMK8HAACMBAAQsAcAAOMMADCyB0AA1gsAIcMHAQDyCwAhyQcBAOULACHMBwEA4wsAIdoHAQDyCwAh2wcBAPQLACHdCAEA4wsAIesIAQDlCwAhngkBAOMLACGfCQEA4wsAIaAJQADkCwAhAwAAAEIAIAEAAIsEADA3AACMBAAgAwAAAEIAIAEAAEMAMAIAAEQAIAEAAABJACABAAAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgDQMAAIcQACAVAACIEAAgFwAAiRAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAEBKwAAlAQAIAqyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAH3CAEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABASsAAJYEADABKwAAlgQAMA0DAAD_DwAgFQAAgBAAIBcAAIEQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACH3CAEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQIAAABJACArAACZBAAgCrIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhAgAAAEcAICsAAJsEACACAAAARwAgKwAAmwQAIAMAAABJACAyAACUBAAgMwAAmQQAIAEAAABJACABAAAARwAgBQ0AAPwPACA4AAD-DwAgOQAA_Q8AIP4IAADHDQAgnQkAAMcNACANrgcAAOIMADCvBwAAogQAELAHAADiDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh9wgBAPILACH-CEAA5AsAIYQJAAGHDAAhnQlAAOQLACEDAAAARwAgAQAAoQQAMDcAAKIEACADAAAARwAgAQAASAAwAgAASQAgAQAAAIkBACABAAAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAMAAABLACABAACIAQAwAgAAiQEAIAoDAAD6DwAgFgAA-w8AILIHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAAB2gcBAAAAAZsJAQAAAAGcCYAAAAABASsAAKoEACAIsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAHaBwEAAAABmwkBAAAAAZwJgAAAAAEBKwAArAQAMAErAACsBAAwAQAAAEcAIAoDAAD4DwAgFgAA-Q8AILIHQADBDQAhwwcBAMsNACHNBwIA0w0AIdAHQADBDQAh2AcBAM0NACHaBwEAyw0AIZsJAQDNDQAhnAmAAAAAAQIAAACJAQAgKwAAsAQAIAiyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGbCQEAzQ0AIZwJgAAAAAECAAAASwAgKwAAsgQAIAIAAABLACArAACyBAAgAQAAAEcAIAMAAACJAQAgMgAAqgQAIDMAALAEACABAAAAiQEAIAEAAABLACAIDQAA8w8AIDgAAPYPACA5AAD1DwAgWgAA9A8AIFsAAPcPACDYBwAAxw0AIJsJAADHDQAgnAkAAMcNACALrgcAAOEMADCvBwAAugQAELAHAADhDAAwsgdAANYLACHDBwEA8gsAIc0HAgD1CwAh0AdAANYLACHYBwEA5QsAIdoHAQDyCwAhmwkBAPQLACGcCQAAnAwAIAMAAABLACABAAC5BAAwNwAAugQAIAMAAABLACABAACIAQAwAgAAiQEAIAauBwAA4AwAMK8HAADABAAQsAcAAOAMADCYCQEAAAABmQkCAIMMACGaCQQAvQwAIQEAAAC9BAAgAQAAAL0EACAGrgcAAOAMADCvBwAAwAQAELAHAADgDAAwmAkBAO4LACGZCQIAgwwAIZoJBAC9DAAhAZoJAADHDQAgAwAAAMAEACABAADBBAAwAgAAvQQAIAMAAADABAAgAQAAwQQAMAIAAL0EACADAAAAwAQAIAEAAMEEADACAAC9BAAgA5gJAQAAAAGZCQIAAAABmgkEAAAAAQErAADFBAAgA5gJAQAAAAGZCQIAAAABmgkEAAAAAQErAADHBAAwASsAAMcEADADmAkBAMsNACGZCQIA0w0AIZoJBADMDgAhAgAAAL0EACArAADKBAAgA5gJAQDLDQAhmQkCANMNACGaCQQAzA4AIQIAAADABAAgKwAAzAQAIAIAAADABAAgKwAAzAQAIAMAAAC9BAAgMgAAxQQAIDMAAMoEACABAAAAvQQAIAEAAADABAAgBg0AAO4PACA4AADxDwAgOQAA8A8AIFoAAO8PACBbAADyDwAgmgkAAMcNACAGrgcAAN8MADCvBwAA0wQAELAHAADfDAAwmAkBAOMLACGZCQIA9QsAIZoJBAC2DAAhAwAAAMAEACABAADSBAAwNwAA0wQAIAMAAADABAAgAQAAwQQAMAIAAL0EACAKrgcAAN0MADCvBwAA2QQAELAHAADdDAAwsgdAAN8LACHDBwEAAAAB2AcBAO4LACGUCQEA7gsAIZUJAAGMDAAhlgkAAYwMACGXCQAA3gwAIAEAAADWBAAgAQAAANYEACAJrgcAAN0MADCvBwAA2QQAELAHAADdDAAwsgdAAN8LACHDBwEAiwwAIdgHAQDuCwAhlAkBAO4LACGVCQABjAwAIZYJAAGMDAAhAAMAAADZBAAgAQAA2gQAMAIAANYEACADAAAA2QQAIAEAANoEADACAADWBAAgAwAAANkEACABAADaBAAwAgAA1gQAIAayB0AAAAABwwcBAAAAAdgHAQAAAAGUCQEAAAABlQkAAQAAAZYJAAEAAAEBKwAA3gQAIAayB0AAAAABwwcBAAAAAdgHAQAAAAGUCQEAAAABlQkAAQAAAZYJAAEAAAEBKwAA4AQAMAErAADgBAAwBrIHQADBDQAhwwcBAMsNACHYBwEAyw0AIZQJAQDLDQAhlQkAAY4OACGWCQABjg4AIQIAAADWBAAgKwAA4wQAIAayB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACGUCQEAyw0AIZUJAAGODgAhlgkAAY4OACECAAAA2QQAICsAAOUEACACAAAA2QQAICsAAOUEACADAAAA1gQAIDIAAN4EACAzAADjBAAgAQAAANYEACABAAAA2QQAIAMNAADrDwAgOAAA7Q8AIDkAAOwPACAJrgcAANwMADCvBwAA7AQAELAHAADcDAAwsgdAANYLACHDBwEA8gsAIdgHAQDjCwAhlAkBAOMLACGVCQABhwwAIZYJAAGHDAAhAwAAANkEACABAADrBAAwNwAA7AQAIAMAAADZBAAgAQAA2gQAMAIAANYEACAHrgcAANsMADCvBwAA8gQAELAHAADbDAAwsgdAAN8LACHDBwEAAAAB7AcBAO4LACGTCQEA7gsAIQEAAADvBAAgAQAAAO8EACAHrgcAANsMADCvBwAA8gQAELAHAADbDAAwsgdAAN8LACHDBwEAiwwAIewHAQDuCwAhkwkBAO4LACEAAwAAAPIEACABAADzBAAwAgAA7wQAIAMAAADyBAAgAQAA8wQAMAIAAO8EACADAAAA8gQAIAEAAPMEADACAADvBAAgBLIHQAAAAAHDBwEAAAAB7AcBAAAAAZMJAQAAAAEBKwAA9wQAIASyB0AAAAABwwcBAAAAAewHAQAAAAGTCQEAAAABASsAAPkEADABKwAA-QQAMASyB0AAwQ0AIcMHAQDLDQAh7AcBAMsNACGTCQEAyw0AIQIAAADvBAAgKwAA_AQAIASyB0AAwQ0AIcMHAQDLDQAh7AcBAMsNACGTCQEAyw0AIQIAAADyBAAgKwAA_gQAIAIAAADyBAAgKwAA_gQAIAMAAADvBAAgMgAA9wQAIDMAAPwEACABAAAA7wQAIAEAAADyBAAgAw0AAOgPACA4AADqDwAgOQAA6Q8AIAeuBwAA2gwAMK8HAACFBQAQsAcAANoMADCyB0AA1gsAIcMHAQDyCwAh7AcBAOMLACGTCQEA4wsAIQMAAADyBAAgAQAAhAUAMDcAAIUFACADAAAA8gQAIAEAAPMEADACAADvBAAgCK4HAADZDAAwrwcAAIsFABCwBwAA2QwAMLIHQADfCwAhwwcBAAAAAdgHAQDuCwAhkQkBAAAAAZIJAQDwCwAhAQAAAIgFACABAAAAiAUAIAiuBwAA2QwAMK8HAACLBQAQsAcAANkMADCyB0AA3wsAIcMHAQCLDAAh2AcBAO4LACGRCQEA7gsAIZIJAQDwCwAhAZIJAADHDQAgAwAAAIsFACABAACMBQAwAgAAiAUAIAMAAACLBQAgAQAAjAUAMAIAAIgFACADAAAAiwUAIAEAAIwFADACAACIBQAgBbIHQAAAAAHDBwEAAAAB2AcBAAAAAZEJAQAAAAGSCQEAAAABASsAAJAFACAFsgdAAAAAAcMHAQAAAAHYBwEAAAABkQkBAAAAAZIJAQAAAAEBKwAAkgUAMAErAACSBQAwBbIHQADBDQAhwwcBAMsNACHYBwEAyw0AIZEJAQDLDQAhkgkBAM0NACECAAAAiAUAICsAAJUFACAFsgdAAMENACHDBwEAyw0AIdgHAQDLDQAhkQkBAMsNACGSCQEAzQ0AIQIAAACLBQAgKwAAlwUAIAIAAACLBQAgKwAAlwUAIAMAAACIBQAgMgAAkAUAIDMAAJUFACABAAAAiAUAIAEAAACLBQAgBA0AAOUPACA4AADnDwAgOQAA5g8AIJIJAADHDQAgCK4HAADYDAAwrwcAAJ4FABCwBwAA2AwAMLIHQADWCwAhwwcBAPILACHYBwEA4wsAIZEJAQDjCwAhkgkBAOULACEDAAAAiwUAIAEAAJ0FADA3AACeBQAgAwAAAIsFACABAACMBQAwAgAAiAUAIBEDAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHaBwEAAAAB6wgBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACCKCQIAgwwAIYsJAQDwCwAhjAlAAO8LACGNCQAA1AwAIAEAAAChBQAgAQAAAKEFACAHAwAA4w8AICAAAOQPACDrCAAAxw0AIIcJAADHDQAgiAkAAMcNACCLCQAAxw0AIIwJAADHDQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgAwAAAG8AIAEAAKQFADACAAChBQAgDQMAAOEPACAgAADiDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAesIAQAAAAGHCQEAAAABiAkBAAAAAYkJAADgDwAgigkCAAAAAYsJAQAAAAGMCUAAAAABASsAAKgFACALsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAesIAQAAAAGHCQEAAAABiAkBAAAAAYkJAADgDwAgigkCAAAAAYsJAQAAAAGMCUAAAAABASsAAKoFADABKwAAqgUAMA0DAADSDwAgIAAA0w8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACECAAAAoQUAICsAAK0FACALsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQIAAABvACArAACvBQAgAgAAAG8AICsAAK8FACADAAAAoQUAIDIAAKgFACAzAACtBQAgAQAAAKEFACABAAAAbwAgCg0AAMwPACA4AADPDwAgOQAAzg8AIFoAAM0PACBbAADQDwAg6wgAAMcNACCHCQAAxw0AIIgJAADHDQAgiwkAAMcNACCMCQAAxw0AIA6uBwAA0wwAMK8HAAC2BQAQsAcAANMMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIesIAQDlCwAhhwkBAOULACGICQEA5QsAIYkJAAD8CwAgigkCAPULACGLCQEA5QsAIYwJQADkCwAhAwAAAG8AIAEAALUFADA3AAC2BQAgAwAAAG8AIAEAAKQFADACAAChBQAgAQAAAHMAIAEAAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACASAwAAyg8AIB8AAMsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAErAAC-BQAgELIHQAAAAAHDBwEAAAAB2QdAAAAAAdoHAQAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgASsAAMAFADABKwAAwAUAMBIDAADHDwAgHwAAyA8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIesIAQDNDQAh_ghAAMwNACGCCUAAzA0AIYMJAQDLDQAhhAkAAY4OACGFCQEAyw0AIYYJAQDNDQAhhwkBAM0NACGICQEAzQ0AIYkJAADGDwAgAgAAAHMAICsAAMMFACAQsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhgwkBAMsNACGECQABjg4AIYUJAQDLDQAhhgkBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAAMYPACACAAAAcQAgKwAAxQUAIAIAAABxACArAADFBQAgAwAAAHMAIDIAAL4FACAzAADDBQAgAQAAAHMAIAEAAABxACAJDQAAww8AIDgAAMUPACA5AADEDwAg6wgAAMcNACD-CAAAxw0AIIIJAADHDQAghgkAAMcNACCHCQAAxw0AIIgJAADHDQAgE64HAADSDAAwrwcAAMwFABCwBwAA0gwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh4AcBAOMLACHhBwEA4wsAIesIAQDlCwAh_ghAAOQLACGCCUAA5AsAIYMJAQDyCwAhhAkAAYcMACGFCQEA4wsAIYYJAQDlCwAhhwkBAOULACGICQEA5QsAIYkJAAD8CwAgAwAAAHEAIAEAAMsFADA3AADMBQAgAwAAAHEAIAEAAHIAMAIAAHMAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgCgMAAMEPACAVAADCDwAg2QdAAAAAAdoHAQAAAAHbBwEAAAAB9wgBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEBKwAA1AUAIAjZB0AAAAAB2gcBAAAAAdsHAQAAAAH3CAEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAAQErAADWBQAwASsAANYFADAKAwAAvw8AIBUAAMAPACDZB0AAwQ0AIdoHAQDLDQAh2wcBAMsNACH3CAEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhAgAAAFAAICsAANkFACAI2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh9wgBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQIAAABOACArAADbBQAgAgAAAE4AICsAANsFACADAAAAUAAgMgAA1AUAIDMAANkFACABAAAAUAAgAQAAAE4AIAQNAAC8DwAgOAAAvg8AIDkAAL0PACCCCQAAxw0AIAuuBwAA0QwAMK8HAADiBQAQsAcAANEMADDZB0AA1gsAIdoHAQDyCwAh2wcBAPILACH3CAEA8gsAIf8IAAGHDAAhgAkBAOMLACGBCQEA4wsAIYIJQADkCwAhAwAAAE4AIAEAAOEFADA3AADiBQAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgDQMAALoPACAVAAC7DwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB2gcBAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEBKwAA6gUAIAuyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfcIAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQErAADsBQAwASsAAOwFADANAwAAuA8AIBUAALkPACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIdsHAQDLDQAh9wgBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhAgAAAFQAICsAAO8FACALsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHbBwEAyw0AIfcIAQDLDQAh-ggAAY4OACH7CAABjg4AIfwIAQDNDQAh_QhAAMwNACH-CEAAzA0AIQIAAABSACArAADxBQAgAgAAAFIAICsAAPEFACADAAAAVAAgMgAA6gUAIDMAAO8FACABAAAAVAAgAQAAAFIAIAYNAAC1DwAgOAAAtw8AIDkAALYPACD8CAAAxw0AIP0IAADHDQAg_ggAAMcNACAOrgcAANAMADCvBwAA-AUAELAHAADQDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIfcIAQDyCwAh-ggAAYcMACH7CAABhwwAIfwIAQDlCwAh_QhAAOQLACH-CEAA5AsAIQMAAABSACABAAD3BQAwNwAA-AUAIAMAAABSACABAABTADACAABUACABAAAAWAAgAQAAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIBEDAACzDwAgBAEAAAABFQAAtA8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHaBwEAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIAgAAAAH5CEAAAAABASsAAIAGACAPBAEAAAABsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdoHAQAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAEBKwAAggYAMAErAACCBgAwAQAAAFoAIAEAAABCACARAwAAsQ8AIAQBAM0NACEVAACyDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHaBwEAzQ0AIdsHAQDNDQAh-AcBAMsNACHzCAABjg4AIfQIAAGODgAh9QgBAM0NACH2CAEAzQ0AIfcIAQDNDQAh-AgCANMNACH5CEAAzA0AIQIAAABYACArAACHBgAgDwQBAM0NACGyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHZB0AAwQ0AIdoHAQDNDQAh2wcBAM0NACH4BwEAyw0AIfMIAAGODgAh9AgAAY4OACH1CAEAzQ0AIfYIAQDNDQAh9wgBAM0NACH4CAIA0w0AIfkIQADMDQAhAgAAAFYAICsAAIkGACACAAAAVgAgKwAAiQYAIAEAAABaACABAAAAQgAgAwAAAFgAIDIAAIAGACAzAACHBgAgAQAAAFgAIAEAAABWACAMBAAAxw0AIA0AAKwPACA4AACvDwAgOQAArg8AIFoAAK0PACBbAACwDwAg2gcAAMcNACDbBwAAxw0AIPUIAADHDQAg9ggAAMcNACD3CAAAxw0AIPkIAADHDQAgEgQBAOULACGuBwAAzwwAMK8HAACSBgAQsAcAAM8MADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHZB0AA1gsAIdoHAQD0CwAh2wcBAPQLACH4BwEA4wsAIfMIAAGHDAAh9AgAAYcMACH1CAEA5QsAIfYIAQDlCwAh9wgBAPQLACH4CAIA9QsAIfkIQADkCwAhAwAAAFYAIAEAAJEGADA3AACSBgAgAwAAAFYAIAEAAFcAMAIAAFgAIAEAAABrACABAAAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgFQMAAKgPACARAACpDwAgEwAAqg8AIBQAAKsPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAEBKwAAmgYAIBGyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAEBKwAAnAYAMAErAACcBgAwFQMAAIYPACARAACHDwAgEwAAiA8AIBQAAIkPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACECAAAAawAgKwAAnwYAIBGyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACECAAAAaQAgKwAAoQYAIAIAAABpACArAAChBgAgAwAAAGsAIDIAAJoGACAzAACfBgAgAQAAAGsAIAEAAABpACAIDQAAgA8AIDgAAIMPACA5AACCDwAgWgAAgQ8AIFsAAIQPACDtCAAAxw0AIO4IAADHDQAg7wgAAMcNACAUrgcAAM4MADCvBwAAqAYAELAHAADODAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh4gdAANYLACHdCAEA4wsAIecIAgD1CwAh6wgBAOMLACHsCAEA4wsAIe0IAQDlCwAh7ggAAJwMACDvCAEA5QsAIfAIAAD8CwAg8QgCAPULACHyCAIA9QsAIQMAAABpACABAACnBgAwNwAAqAYAIAMAAABpACABAABqADACAABrACAKEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQAAAAHoCAAA_AsAIOkIAAD8CwAg6ggBAPALACEBAAAAqwYAIAEAAACrBgAgAxIAAP8OACC-BwAAxw0AIOoIAADHDQAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgAwAAADoAIAEAAK4GADACAACrBgAgBxIAAP4OACC-B0AAAAABzgdAAAAAAdsIAQAAAAHoCAAA_A4AIOkIAAD9DgAg6ggBAAAAAQErAACyBgAgBr4HQAAAAAHOB0AAAAAB2wgBAAAAAegIAAD8DgAg6QgAAP0OACDqCAEAAAABASsAALQGADABKwAAtAYAMAcSAAD7DgAgvgdAAMwNACHOB0AAwQ0AIdsIAQDLDQAh6AgAAPkOACDpCAAA-g4AIOoIAQDNDQAhAgAAAKsGACArAAC3BgAgBr4HQADMDQAhzgdAAMENACHbCAEAyw0AIegIAAD5DgAg6QgAAPoOACDqCAEAzQ0AIQIAAAA6ACArAAC5BgAgAgAAADoAICsAALkGACADAAAAqwYAIDIAALIGACAzAAC3BgAgAQAAAKsGACABAAAAOgAgBQ0AAPYOACA4AAD4DgAgOQAA9w4AIL4HAADHDQAg6ggAAMcNACAJrgcAAMsMADCvBwAAwAYAELAHAADLDAAwvgdAAOQLACHOB0AA1gsAIdsIAQDyCwAh6AgAAPwLACDpCAAA_AsAIOoIAQDlCwAhAwAAADoAIAEAAL8GADA3AADABgAgAwAAADoAIAEAAK4GADACAACrBgAgAQAAADcAIAEAAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAWBAAA9A4AIBIAAPUOACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAdsIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABASsAAMgGACAUsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQErAADKBgAwASsAAMoGADAWBAAA8A4AIBIAAPEOACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh2wgBAMsNACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACECAAAANwAgKwAAzQYAIBSyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh2wgBAMsNACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACECAAAANQAgKwAAzwYAIAIAAAA1ACArAADPBgAgAwAAADcAIDIAAMgGACAzAADNBgAgAQAAADcAIAEAAAA1ACAFDQAA6Q4AIDgAAOwOACA5AADrDgAgWgAA6g4AIFsAAO0OACAXrgcAAMoMADCvBwAA1gYAELAHAADKDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHbBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAIdsIAQDyCwAh3QgBAOMLACHeCAEA4wsAId8IAQDjCwAh4AgAAPMLACDhCAAA_AsAIOIIAgD1CwAh4wggAP4LACHkCAEA4wsAIeUIAAD8CwAg5gggAP4LACHnCAIA9QsAIQMAAAA1ACABAADVBgAwNwAA1gYAIAMAAAA1ACABAAA2ADACAAA3ACABAAAAPgAgAQAAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAQSAADoDgAg2QdAAAAAAdsIAQAAAAHcCAABAAABASsAAN4GACAD2QdAAAAAAdsIAQAAAAHcCAABAAABASsAAOAGADABKwAA4AYAMAQSAADnDgAg2QdAAMENACHbCAEAyw0AIdwIAAGODgAhAgAAAD4AICsAAOMGACAD2QdAAMENACHbCAEAyw0AIdwIAAGODgAhAgAAADwAICsAAOUGACACAAAAPAAgKwAA5QYAIAMAAAA-ACAyAADeBgAgMwAA4wYAIAEAAAA-ACABAAAAPAAgAw0AAOQOACA4AADmDgAgOQAA5Q4AIAauBwAAyQwAMK8HAADsBgAQsAcAAMkMADDZB0AA1gsAIdsIAQDyCwAh3AgAAYcMACEDAAAAPAAgAQAA6wYAMDcAAOwGACADAAAAPAAgAQAAPQAwAgAAPgAgIQUBAO4LACGuBwAAxwwAMK8HAADyBgAQsAcAAMcMADCyB0AA3wsAIb0HAQDuCwAh9wcBAPALACH8BwQA3gsAIf0HAQDuCwAh_gcBAAAAAa4IAQDwCwAhxQgEAN4LACHGCEAA7wsAIccIAACYDAAgyAgAAJgMACDJCAAAmAwAIMoIAQDuCwAhywhAAN8LACHMCCAAggwAIc0IAQDwCwAhzggBAPALACHPCAEA8AsAIdAIAACYDAAg0QgAAJgMACDSCAAAmAwAINMIAACYDAAg1AgBAPALACHVCAEA8AsAIdYIAgCDDAAh1wgBAPALACHYCAIAgwwAIdkIAgCDDAAh2ggAAMgMACABAAAA7wYAIAEAAADvBgAgIAUBAO4LACGuBwAAxwwAMK8HAADyBgAQsAcAAMcMADCyB0AA3wsAIb0HAQDuCwAh9wcBAPALACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACGuCAEA8AsAIcUIBADeCwAhxghAAO8LACHHCAAAmAwAIMgIAACYDAAgyQgAAJgMACDKCAEA7gsAIcsIQADfCwAhzAggAIIMACHNCAEA8AsAIc4IAQDwCwAhzwgBAPALACHQCAAAmAwAINEIAACYDAAg0ggAAJgMACDTCAAAmAwAINQIAQDwCwAh1QgBAPALACHWCAIAgwwAIdcIAQDwCwAh2AgCAIMMACHZCAIAgwwAIQn3BwAAxw0AIK4IAADHDQAgxggAAMcNACDNCAAAxw0AIM4IAADHDQAgzwgAAMcNACDUCAAAxw0AINUIAADHDQAg1wgAAMcNACADAAAA8gYAIAEAAPMGADACAADvBgAgAwAAAPIGACABAADzBgAwAgAA7wYAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAdBQEAAAABsgdAAAAAAb0HAQAAAAH3BwEAAAAB_AcEAAAAAf0HAQAAAAH-BwEAAAABrggBAAAAAcUIBAAAAAHGCEAAAAABxwiAAAAAAcgIgAAAAAHJCIAAAAAByggBAAAAAcsIQAAAAAHMCCAAAAABzQgBAAAAAc4IAQAAAAHPCAEAAAAB0AiAAAAAAdEIgAAAAAHSCIAAAAAB0wiAAAAAAdQIAQAAAAHVCAEAAAAB1ggCAAAAAdcIAQAAAAHYCAIAAAAB2QgCAAAAAQErAAD3BgAgHQUBAAAAAbIHQAAAAAG9BwEAAAAB9wcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAa4IAQAAAAHFCAQAAAABxghAAAAAAccIgAAAAAHICIAAAAAByQiAAAAAAcoIAQAAAAHLCEAAAAABzAggAAAAAc0IAQAAAAHOCAEAAAABzwgBAAAAAdAIgAAAAAHRCIAAAAAB0giAAAAAAdMIgAAAAAHUCAEAAAAB1QgBAAAAAdYIAgAAAAHXCAEAAAAB2AgCAAAAAdkIAgAAAAEBKwAA-QYAMAErAAD5BgAwHQUBAMsNACGyB0AAwQ0AIb0HAQDLDQAh9wcBAM0NACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACGuCAEAzQ0AIcUIBADADQAhxghAAMwNACHHCIAAAAAByAiAAAAAAckIgAAAAAHKCAEAyw0AIcsIQADBDQAhzAggAIMOACHNCAEAzQ0AIc4IAQDNDQAhzwgBAM0NACHQCIAAAAAB0QiAAAAAAdIIgAAAAAHTCIAAAAAB1AgBAM0NACHVCAEAzQ0AIdYIAgDTDQAh1wgBAM0NACHYCAIA0w0AIdkIAgDTDQAhAgAAAO8GACArAAD8BgAgHQUBAMsNACGyB0AAwQ0AIb0HAQDLDQAh9wcBAM0NACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACGuCAEAzQ0AIcUIBADADQAhxghAAMwNACHHCIAAAAAByAiAAAAAAckIgAAAAAHKCAEAyw0AIcsIQADBDQAhzAggAIMOACHNCAEAzQ0AIc4IAQDNDQAhzwgBAM0NACHQCIAAAAAB0QiAAAAAAdIIgAAAAAHTCIAAAAAB1AgBAM0NACHVCAEAzQ0AIdYIAgDTDQAh1wgBAM0NACHYCAIA0w0AIdkIAgDTDQAhAgAAAPIGACArAAD-BgAgAgAAAPIGACArAAD-BgAgAwAAAO8GACAyAAD3BgAgMwAA_AYAIAEAAADvBgAgAQAAAPIGACAODQAA3w4AIDgAAOIOACA5AADhDgAgWgAA4A4AIFsAAOMOACD3BwAAxw0AIK4IAADHDQAgxggAAMcNACDNCAAAxw0AIM4IAADHDQAgzwgAAMcNACDUCAAAxw0AINUIAADHDQAg1wgAAMcNACAgBQEA4wsAIa4HAADGDAAwrwcAAIUHABCwBwAAxgwAMLIHQADWCwAhvQcBAOMLACH3BwEA5QsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIa4IAQDlCwAhxQgEANULACHGCEAA5AsAIccIAADzCwAgyAgAAPMLACDJCAAA8wsAIMoIAQDjCwAhywhAANYLACHMCCAA_gsAIc0IAQDlCwAhzggBAOULACHPCAEA5QsAIdAIAADzCwAg0QgAAPMLACDSCAAA8wsAINMIAADzCwAg1AgBAOULACHVCAEA5QsAIdYIAgD1CwAh1wgBAOULACHYCAIA9QsAIdkIAgD1CwAhAwAAAPIGACABAACEBwAwNwAAhQcAIAMAAADyBgAgAQAA8wYAMAIAAO8GACAUBQEA7gsAIa4HAADDDAAwrwcAAIsHABCwBwAAwwwAML0HAQDuCwAh9gcBAO4LACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACGDCAEAiwwAIbsIAQDuCwAhvAgBAO4LACG9CAEA7gsAIb4IAgCDDAAhvwhAAN8LACHACEAA3wsAIcEIBADeCwAhwggCAIMMACHDCAAAxAwAIMQIAADFDAAgAQAAAIgHACABAAAAiAcAIBIFAQDuCwAhrgcAAMMMADCvBwAAiwcAELAHAADDDAAwvQcBAO4LACH2BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIYMIAQCLDAAhuwgBAO4LACG8CAEA7gsAIb0IAQDuCwAhvggCAIMMACG_CEAA3wsAIcAIQADfCwAhwQgEAN4LACHCCAIAgwwAIQADAAAAiwcAIAEAAIwHADACAACIBwAgAwAAAIsHACABAACMBwAwAgAAiAcAIAMAAACLBwAgAQAAjAcAMAIAAIgHACAPBQEAAAABvQcBAAAAAfYHAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAGDCAEAAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggCAAAAAb8IQAAAAAHACEAAAAABwQgEAAAAAcIIAgAAAAEBKwAAkAcAIA8FAQAAAAG9BwEAAAAB9gcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAYMIAQAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAIAAAABvwhAAAAAAcAIQAAAAAHBCAQAAAABwggCAAAAAQErAACSBwAwASsAAJIHADAPBQEAyw0AIb0HAQDLDQAh9gcBAMsNACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACGDCAEAyw0AIbsIAQDLDQAhvAgBAMsNACG9CAEAyw0AIb4IAgDTDQAhvwhAAMENACHACEAAwQ0AIcEIBADADQAhwggCANMNACECAAAAiAcAICsAAJUHACAPBQEAyw0AIb0HAQDLDQAh9gcBAMsNACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACGDCAEAyw0AIbsIAQDLDQAhvAgBAMsNACG9CAEAyw0AIb4IAgDTDQAhvwhAAMENACHACEAAwQ0AIcEIBADADQAhwggCANMNACECAAAAiwcAICsAAJcHACACAAAAiwcAICsAAJcHACADAAAAiAcAIDIAAJAHACAzAACVBwAgAQAAAIgHACABAAAAiwcAIAUNAADaDgAgOAAA3Q4AIDkAANwOACBaAADbDgAgWwAA3g4AIBIFAQDjCwAhrgcAAMIMADCvBwAAngcAELAHAADCDAAwvQcBAOMLACH2BwEA4wsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIYMIAQDyCwAhuwgBAOMLACG8CAEA4wsAIb0IAQDjCwAhvggCAPULACG_CEAA1gsAIcAIQADWCwAhwQgEANULACHCCAIA9QsAIQMAAACLBwAgAQAAnQcAMDcAAJ4HACADAAAAiwcAIAEAAIwHADACAACIBwAgCq4HAADBDAAwrwcAAKQHABCwBwAAwQwAMMMHAQAAAAHbBwEAiwwAIfMHAQCLDAAhgwgBAIsMACGFCEAA3wsAIbkIAgCDDAAhughAAN8LACEBAAAAoQcAIAEAAAChBwAgCq4HAADBDAAwrwcAAKQHABCwBwAAwQwAMMMHAQCLDAAh2wcBAIsMACHzBwEAiwwAIYMIAQCLDAAhhQhAAN8LACG5CAIAgwwAIboIQADfCwAhAAMAAACkBwAgAQAApQcAMAIAAKEHACADAAAApAcAIAEAAKUHADACAAChBwAgAwAAAKQHACABAAClBwAwAgAAoQcAIAfDBwEAAAAB2wcBAAAAAfMHAQAAAAGDCAEAAAABhQhAAAAAAbkIAgAAAAG6CEAAAAABASsAAKkHACAHwwcBAAAAAdsHAQAAAAHzBwEAAAABgwgBAAAAAYUIQAAAAAG5CAIAAAABughAAAAAAQErAACrBwAwASsAAKsHADAHwwcBAMsNACHbBwEAyw0AIfMHAQDLDQAhgwgBAMsNACGFCEAAwQ0AIbkIAgDTDQAhughAAMENACECAAAAoQcAICsAAK4HACAHwwcBAMsNACHbBwEAyw0AIfMHAQDLDQAhgwgBAMsNACGFCEAAwQ0AIbkIAgDTDQAhughAAMENACECAAAApAcAICsAALAHACACAAAApAcAICsAALAHACADAAAAoQcAIDIAAKkHACAzAACuBwAgAQAAAKEHACABAAAApAcAIAUNAADVDgAgOAAA2A4AIDkAANcOACBaAADWDgAgWwAA2Q4AIAquBwAAwAwAMK8HAAC3BwAQsAcAAMAMADDDBwEA8gsAIdsHAQDyCwAh8wcBAPILACGDCAEA8gsAIYUIQADWCwAhuQgCAPULACG6CEAA1gsAIQMAAACkBwAgAQAAtgcAMDcAALcHACADAAAApAcAIAEAAKUHADACAAChBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAA1A4AILIHQAAAAAHbBwEAAAABgwgBAAAAAaIIAgAAAAGoCAEAAAABqQgBAAAAAaoIAgAAAAGrCAQAAAABrAgBAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABsgiAAAAAAbMIQAAAAAG0CEAAAAABtQhAAAAAAbYIBAAAAAG3CAQAAAABuAgBAAAAAQErAAC_BwAgFbIHQAAAAAHbBwEAAAABgwgBAAAAAaIIAgAAAAGoCAEAAAABqQgBAAAAAaoIAgAAAAGrCAQAAAABrAgBAAAAAa0IAQAAAAGuCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABsgiAAAAAAbMIQAAAAAG0CEAAAAABtQhAAAAAAbYIBAAAAAG3CAQAAAABuAgBAAAAAQErAADBBwAwASsAAMEHADAWCQAA0w4AILIHQADBDQAh2wcBAMsNACGDCAEAyw0AIaIIAgDTDQAhqAgBAMsNACGpCAEAyw0AIaoIAgDTDQAhqwgEAMANACGsCAEAyw0AIa0IAQDLDQAhrggBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACGyCIAAAAABswhAAMwNACG0CEAAzA0AIbUIQADMDQAhtggEAMANACG3CAQAwA0AIbgIAQDLDQAhAgAAABwAICsAAMQHACAVsgdAAMENACHbBwEAyw0AIYMIAQDLDQAhoggCANMNACGoCAEAyw0AIakIAQDLDQAhqggCANMNACGrCAQAwA0AIawIAQDLDQAhrQgBAMsNACGuCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbIIgAAAAAGzCEAAzA0AIbQIQADMDQAhtQhAAMwNACG2CAQAwA0AIbcIBADADQAhuAgBAMsNACECAAAAGgAgKwAAxgcAIAIAAAAaACArAADGBwAgAwAAABwAIDIAAL8HACAzAADEBwAgAQAAABwAIAEAAAAaACAIDQAAzg4AIDgAANEOACA5AADQDgAgWgAAzw4AIFsAANIOACCzCAAAxw0AILQIAADHDQAgtQgAAMcNACAYrgcAAL8MADCvBwAAzQcAELAHAAC_DAAwsgdAANYLACHbBwEA8gsAIYMIAQDyCwAhoggCAPULACGoCAEA8gsAIakIAQDjCwAhqggCAPULACGrCAQA1QsAIawIAQDjCwAhrQgBAOMLACGuCAEA4wsAIa8IAgD1CwAhsAgCAPULACGxCAIA9QsAIbIIAADzCwAgswhAAOQLACG0CEAA5AsAIbUIQADkCwAhtggEANULACG3CAQA1QsAIbgIAQDjCwAhAwAAABoAIAEAAMwHADA3AADNBwAgAwAAABoAIAEAABsAMAIAABwAIBCuBwAAvAwAMK8HAADTBwAQsAcAALwMADDaBwEAiwwAIdsHAQCLDAAhgwgBAAAAAZAIAQDuCwAhkQgBAO4LACGUCAIAvgwAIaEIAQDuCwAhoggCAIMMACGjCAQA3gsAIaQIBAC9DAAhpQgEAL0MACGmCEAA7wsAIacIBAC9DAAhAQAAANAHACABAAAA0AcAIBCuBwAAvAwAMK8HAADTBwAQsAcAALwMADDaBwEAiwwAIdsHAQCLDAAhgwgBAIsMACGQCAEA7gsAIZEIAQDuCwAhlAgCAL4MACGhCAEA7gsAIaIIAgCDDAAhowgEAN4LACGkCAQAvQwAIaUIBAC9DAAhpghAAO8LACGnCAQAvQwAIQWUCAAAxw0AIKQIAADHDQAgpQgAAMcNACCmCAAAxw0AIKcIAADHDQAgAwAAANMHACABAADUBwAwAgAA0AcAIAMAAADTBwAgAQAA1AcAMAIAANAHACADAAAA0wcAIAEAANQHADACAADQBwAgDdoHAQAAAAHbBwEAAAABgwgBAAAAAZAIAQAAAAGRCAEAAAABlAgCAAAAAaEIAQAAAAGiCAIAAAABowgEAAAAAaQIBAAAAAGlCAQAAAABpghAAAAAAacIBAAAAAEBKwAA2AcAIA3aBwEAAAAB2wcBAAAAAYMIAQAAAAGQCAEAAAABkQgBAAAAAZQIAgAAAAGhCAEAAAABoggCAAAAAaMIBAAAAAGkCAQAAAABpQgEAAAAAaYIQAAAAAGnCAQAAAABASsAANoHADABKwAA2gcAMA3aBwEAyw0AIdsHAQDLDQAhgwgBAMsNACGQCAEAyw0AIZEIAQDLDQAhlAgCAM0OACGhCAEAyw0AIaIIAgDTDQAhowgEAMANACGkCAQAzA4AIaUIBADMDgAhpghAAMwNACGnCAQAzA4AIQIAAADQBwAgKwAA3QcAIA3aBwEAyw0AIdsHAQDLDQAhgwgBAMsNACGQCAEAyw0AIZEIAQDLDQAhlAgCAM0OACGhCAEAyw0AIaIIAgDTDQAhowgEAMANACGkCAQAzA4AIaUIBADMDgAhpghAAMwNACGnCAQAzA4AIQIAAADTBwAgKwAA3wcAIAIAAADTBwAgKwAA3wcAIAMAAADQBwAgMgAA2AcAIDMAAN0HACABAAAA0AcAIAEAAADTBwAgCg0AAMcOACA4AADKDgAgOQAAyQ4AIFoAAMgOACBbAADLDgAglAgAAMcNACCkCAAAxw0AIKUIAADHDQAgpggAAMcNACCnCAAAxw0AIBCuBwAAtQwAMK8HAADmBwAQsAcAALUMADDaBwEA8gsAIdsHAQDyCwAhgwgBAPILACGQCAEA4wsAIZEIAQDjCwAhlAgCALcMACGhCAEA4wsAIaIIAgD1CwAhowgEANULACGkCAQAtgwAIaUIBAC2DAAhpghAAOQLACGnCAQAtgwAIQMAAADTBwAgAQAA5QcAMDcAAOYHACADAAAA0wcAIAEAANQHADACAADQBwAgCa4HAACzDAAwrwcAAOwHABCwBwAAswwAMLIHQADfCwAhuwcEAN4LACHDBwEAAAAB2gcBAIsMACGeCAAAmAwAIKAIAAC0DAAgAQAAAOkHACABAAAA6QcAIAiuBwAAswwAMK8HAADsBwAQsAcAALMMADCyB0AA3wsAIbsHBADeCwAhwwcBAIsMACHaBwEAiwwAIZ4IAACYDAAgAAMAAADsBwAgAQAA7QcAMAIAAOkHACADAAAA7AcAIAEAAO0HADACAADpBwAgAwAAAOwHACABAADtBwAwAgAA6QcAIAWyB0AAAAABuwcEAAAAAcMHAQAAAAHaBwEAAAABngiAAAAAAQErAADxBwAgBbIHQAAAAAG7BwQAAAABwwcBAAAAAdoHAQAAAAGeCIAAAAABASsAAPMHADABKwAA8wcAMAWyB0AAwQ0AIbsHBADADQAhwwcBAMsNACHaBwEAyw0AIZ4IgAAAAAECAAAA6QcAICsAAPYHACAFsgdAAMENACG7BwQAwA0AIcMHAQDLDQAh2gcBAMsNACGeCIAAAAABAgAAAOwHACArAAD4BwAgAgAAAOwHACArAAD4BwAgAwAAAOkHACAyAADxBwAgMwAA9gcAIAEAAADpBwAgAQAAAOwHACAFDQAAwg4AIDgAAMUOACA5AADEDgAgWgAAww4AIFsAAMYOACAIrgcAALIMADCvBwAA_wcAELAHAACyDAAwsgdAANYLACG7BwQA1QsAIcMHAQDyCwAh2gcBAPILACGeCAAA8wsAIAMAAADsBwAgAQAA_gcAMDcAAP8HACADAAAA7AcAIAEAAO0HADACAADpBwAgCq4HAACxDAAwrwcAAIUIABCwBwAAsQwAMLIHQADfCwAhuwcEAN4LACHDBwEAAAAB2gcBAIsMACH2BwEA7gsAIZ4IAACYDAAgnwhAAN8LACEBAAAAgggAIAEAAACCCAAgCq4HAACxDAAwrwcAAIUIABCwBwAAsQwAMLIHQADfCwAhuwcEAN4LACHDBwEAiwwAIdoHAQCLDAAh9gcBAO4LACGeCAAAmAwAIJ8IQADfCwAhAAMAAACFCAAgAQAAhggAMAIAAIIIACADAAAAhQgAIAEAAIYIADACAACCCAAgAwAAAIUIACABAACGCAAwAgAAgggAIAeyB0AAAAABuwcEAAAAAcMHAQAAAAHaBwEAAAAB9gcBAAAAAZ4IgAAAAAGfCEAAAAABASsAAIoIACAHsgdAAAAAAbsHBAAAAAHDBwEAAAAB2gcBAAAAAfYHAQAAAAGeCIAAAAABnwhAAAAAAQErAACMCAAwASsAAIwIADAHsgdAAMENACG7BwQAwA0AIcMHAQDLDQAh2gcBAMsNACH2BwEAyw0AIZ4IgAAAAAGfCEAAwQ0AIQIAAACCCAAgKwAAjwgAIAeyB0AAwQ0AIbsHBADADQAhwwcBAMsNACHaBwEAyw0AIfYHAQDLDQAhngiAAAAAAZ8IQADBDQAhAgAAAIUIACArAACRCAAgAgAAAIUIACArAACRCAAgAwAAAIIIACAyAACKCAAgMwAAjwgAIAEAAACCCAAgAQAAAIUIACAFDQAAvQ4AIDgAAMAOACA5AAC_DgAgWgAAvg4AIFsAAMEOACAKrgcAALAMADCvBwAAmAgAELAHAACwDAAwsgdAANYLACG7BwQA1QsAIcMHAQDyCwAh2gcBAPILACH2BwEA4wsAIZ4IAADzCwAgnwhAANYLACEDAAAAhQgAIAEAAJcIADA3AACYCAAgAwAAAIUIACABAACGCAAwAgAAgggAIA6uBwAArgwAMK8HAACeCAAQsAcAAK4MADCyB0AA3wsAIcMHAQAAAAHaBwEAiwwAIdsHAQCLDAAh9gcBAO4LACGQCAEA7gsAIZEIAQDuCwAhmggEAN4LACGbCAQA3gsAIZwIAQDuCwAhnQgAAK8MACABAAAAmwgAIAEAAACbCAAgDa4HAACuDAAwrwcAAJ4IABCwBwAArgwAMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAIdsHAQCLDAAh9gcBAO4LACGQCAEA7gsAIZEIAQDuCwAhmggEAN4LACGbCAQA3gsAIZwIAQDuCwAhAAMAAACeCAAgAQAAnwgAMAIAAJsIACADAAAAnggAIAEAAJ8IADACAACbCAAgAwAAAJ4IACABAACfCAAwAgAAmwgAIAqyB0AAAAABwwcBAAAAAdoHAQAAAAHbBwEAAAAB9gcBAAAAAZAIAQAAAAGRCAEAAAABmggEAAAAAZsIBAAAAAGcCAEAAAABASsAAKMIACAKsgdAAAAAAcMHAQAAAAHaBwEAAAAB2wcBAAAAAfYHAQAAAAGQCAEAAAABkQgBAAAAAZoIBAAAAAGbCAQAAAABnAgBAAAAAQErAAClCAAwASsAAKUIADAKsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh2wcBAMsNACH2BwEAyw0AIZAIAQDLDQAhkQgBAMsNACGaCAQAwA0AIZsIBADADQAhnAgBAMsNACECAAAAmwgAICsAAKgIACAKsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh2wcBAMsNACH2BwEAyw0AIZAIAQDLDQAhkQgBAMsNACGaCAQAwA0AIZsIBADADQAhnAgBAMsNACECAAAAnggAICsAAKoIACACAAAAnggAICsAAKoIACADAAAAmwgAIDIAAKMIACAzAACoCAAgAQAAAJsIACABAAAAnggAIAUNAAC4DgAgOAAAuw4AIDkAALoOACBaAAC5DgAgWwAAvA4AIA2uBwAArQwAMK8HAACxCAAQsAcAAK0MADCyB0AA1gsAIcMHAQDyCwAh2gcBAPILACHbBwEA8gsAIfYHAQDjCwAhkAgBAOMLACGRCAEA4wsAIZoIBADVCwAhmwgEANULACGcCAEA4wsAIQMAAACeCAAgAQAAsAgAMDcAALEIACADAAAAnggAIAEAAJ8IADACAACbCAAgD64HAACrDAAwrwcAALcIABCwBwAAqwwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACGZCAAArAwAIAEAAAC0CAAgAQAAALQIACAOrgcAAKsMADCvBwAAtwgAELAHAACrDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIQADAAAAtwgAIAEAALgIADACAAC0CAAgAwAAALcIACABAAC4CAAwAgAAtAgAIAMAAAC3CAAgAQAAuAgAMAIAALQIACAL2gcBAAAAAdsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAGTCAQAAAABlAgEAAAAAZUIBAAAAAGWCAQAAAABlwgEAAAAAZgIBAAAAAEBKwAAvAgAIAvaBwEAAAAB2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAZMIBAAAAAGUCAQAAAABlQgEAAAAAZYIBAAAAAGXCAQAAAABmAgEAAAAAQErAAC-CAAwASsAAL4IADAL2gcBAMsNACHbBwEAyw0AIZAIAQDLDQAhkQgBAMsNACGSCAQAwA0AIZMIBADADQAhlAgEAMANACGVCAQAwA0AIZYIBADADQAhlwgEAMANACGYCAQAwA0AIQIAAAC0CAAgKwAAwQgAIAvaBwEAyw0AIdsHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZIIBADADQAhkwgEAMANACGUCAQAwA0AIZUIBADADQAhlggEAMANACGXCAQAwA0AIZgIBADADQAhAgAAALcIACArAADDCAAgAgAAALcIACArAADDCAAgAwAAALQIACAyAAC8CAAgMwAAwQgAIAEAAAC0CAAgAQAAALcIACAFDQAAsw4AIDgAALYOACA5AAC1DgAgWgAAtA4AIFsAALcOACAOrgcAAKoMADCvBwAAyggAELAHAACqDAAw2gcBAPILACHbBwEA8gsAIZAIAQDjCwAhkQgBAOMLACGSCAQA1QsAIZMIBADVCwAhlAgEANULACGVCAQA1QsAIZYIBADVCwAhlwgEANULACGYCAQA1QsAIQMAAAC3CAAgAQAAyQgAMDcAAMoIACADAAAAtwgAIAEAALgIADACAAC0CAAgD64HAACoDAAwrwcAANAIABCwBwAAqAwAMNoHAQCLDAAh2wcBAIsMACGQCAEA7gsAIZEIAQDuCwAhkggEAN4LACGTCAQA3gsAIZQIBADeCwAhlQgEAN4LACGWCAQA3gsAIZcIBADeCwAhmAgEAN4LACGZCAAAqQwAIAEAAADNCAAgAQAAAM0IACAOrgcAAKgMADCvBwAA0AgAELAHAACoDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIQADAAAA0AgAIAEAANEIADACAADNCAAgAwAAANAIACABAADRCAAwAgAAzQgAIAMAAADQCAAgAQAA0QgAMAIAAM0IACAL2gcBAAAAAdsHAQAAAAGQCAEAAAABkQgBAAAAAZIIBAAAAAGTCAQAAAABlAgEAAAAAZUIBAAAAAGWCAQAAAABlwgEAAAAAZgIBAAAAAEBKwAA1QgAIAvaBwEAAAAB2wcBAAAAAZAIAQAAAAGRCAEAAAABkggEAAAAAZMIBAAAAAGUCAQAAAABlQgEAAAAAZYIBAAAAAGXCAQAAAABmAgEAAAAAQErAADXCAAwASsAANcIADAL2gcBAMsNACHbBwEAyw0AIZAIAQDLDQAhkQgBAMsNACGSCAQAwA0AIZMIBADADQAhlAgEAMANACGVCAQAwA0AIZYIBADADQAhlwgEAMANACGYCAQAwA0AIQIAAADNCAAgKwAA2ggAIAvaBwEAyw0AIdsHAQDLDQAhkAgBAMsNACGRCAEAyw0AIZIIBADADQAhkwgEAMANACGUCAQAwA0AIZUIBADADQAhlggEAMANACGXCAQAwA0AIZgIBADADQAhAgAAANAIACArAADcCAAgAgAAANAIACArAADcCAAgAwAAAM0IACAyAADVCAAgMwAA2ggAIAEAAADNCAAgAQAAANAIACAFDQAArg4AIDgAALEOACA5AACwDgAgWgAArw4AIFsAALIOACAOrgcAAKcMADCvBwAA4wgAELAHAACnDAAw2gcBAPILACHbBwEA8gsAIZAIAQDjCwAhkQgBAOMLACGSCAQA1QsAIZMIBADVCwAhlAgEANULACGVCAQA1QsAIZYIBADVCwAhlwgEANULACGYCAQA1QsAIQMAAADQCAAgAQAA4ggAMDcAAOMIACADAAAA0AgAIAEAANEIADACAADNCAAgB64HAACmDAAwrwcAAOkIABCwBwAApgwAMIwIAQAAAAGNCEAA3wsAIY4IAgCDDAAhjwgCAIMMACEBAAAA5ggAIAEAAADmCAAgB64HAACmDAAwrwcAAOkIABCwBwAApgwAMIwIAQDuCwAhjQhAAN8LACGOCAIAgwwAIY8IAgCDDAAhAAMAAADpCAAgAQAA6ggAMAIAAOYIACADAAAA6QgAIAEAAOoIADACAADmCAAgAwAAAOkIACABAADqCAAwAgAA5ggAIASMCAEAAAABjQhAAAAAAY4IAgAAAAGPCAIAAAABASsAAO4IACAEjAgBAAAAAY0IQAAAAAGOCAIAAAABjwgCAAAAAQErAADwCAAwASsAAPAIADAEjAgBAMsNACGNCEAAwQ0AIY4IAgDTDQAhjwgCANMNACECAAAA5ggAICsAAPMIACAEjAgBAMsNACGNCEAAwQ0AIY4IAgDTDQAhjwgCANMNACECAAAA6QgAICsAAPUIACACAAAA6QgAICsAAPUIACADAAAA5ggAIDIAAO4IACAzAADzCAAgAQAAAOYIACABAAAA6QgAIAUNAACpDgAgOAAArA4AIDkAAKsOACBaAACqDgAgWwAArQ4AIAeuBwAApQwAMK8HAAD8CAAQsAcAAKUMADCMCAEA4wsAIY0IQADWCwAhjggCAPULACGPCAIA9QsAIQMAAADpCAAgAQAA-wgAMDcAAPwIACADAAAA6QgAIAEAAOoIADACAADmCAAgCK4HAACkDAAwrwcAAIIJABCwBwAApAwAMMMHIAAAAAGICAQA3gsAIYkIQADfCwAhiggEAN4LACGLCEAA7wsAIQEAAAD_CAAgAQAAAP8IACAIrgcAAKQMADCvBwAAggkAELAHAACkDAAwwwcgAIIMACGICAQA3gsAIYkIQADfCwAhiggEAN4LACGLCEAA7wsAIQGLCAAAxw0AIAMAAACCCQAgAQAAgwkAMAIAAP8IACADAAAAggkAIAEAAIMJADACAAD_CAAgAwAAAIIJACABAACDCQAwAgAA_wgAIAXDByAAAAABiAgEAAAAAYkIQAAAAAGKCAQAAAABiwhAAAAAAQErAACHCQAgBcMHIAAAAAGICAQAAAABiQhAAAAAAYoIBAAAAAGLCEAAAAABASsAAIkJADABKwAAiQkAMAXDByAAgw4AIYgIBADADQAhiQhAAMENACGKCAQAwA0AIYsIQADMDQAhAgAAAP8IACArAACMCQAgBcMHIACDDgAhiAgEAMANACGJCEAAwQ0AIYoIBADADQAhiwhAAMwNACECAAAAggkAICsAAI4JACACAAAAggkAICsAAI4JACADAAAA_wgAIDIAAIcJACAzAACMCQAgAQAAAP8IACABAAAAggkAIAYNAACkDgAgOAAApw4AIDkAAKYOACBaAAClDgAgWwAAqA4AIIsIAADHDQAgCK4HAACjDAAwrwcAAJUJABCwBwAAowwAMMMHIAD-CwAhiAgEANULACGJCEAA1gsAIYoIBADVCwAhiwhAAOQLACEDAAAAggkAIAEAAJQJADA3AACVCQAgAwAAAIIJACABAACDCQAwAgAA_wgAIAuuBwAAogwAMK8HAACbCQAQsAcAAKIMADCyB0AA3wsAIcMHBAAAAAHNBwIAgwwAIYMIAQCLDAAhhAgBAO4LACGFCEAA3wsAIYYIAQDwCwAhhwgBAPALACEBAAAAmAkAIAEAAACYCQAgC64HAACiDAAwrwcAAJsJABCwBwAAogwAMLIHQADfCwAhwwcEAN4LACHNBwIAgwwAIYMIAQCLDAAhhAgBAO4LACGFCEAA3wsAIYYIAQDwCwAhhwgBAPALACEChggAAMcNACCHCAAAxw0AIAMAAACbCQAgAQAAnAkAMAIAAJgJACADAAAAmwkAIAEAAJwJADACAACYCQAgAwAAAJsJACABAACcCQAwAgAAmAkAIAiyB0AAAAABwwcEAAAAAc0HAgAAAAGDCAEAAAABhAgBAAAAAYUIQAAAAAGGCAEAAAABhwgBAAAAAQErAACgCQAgCLIHQAAAAAHDBwQAAAABzQcCAAAAAYMIAQAAAAGECAEAAAABhQhAAAAAAYYIAQAAAAGHCAEAAAABASsAAKIJADABKwAAogkAMAiyB0AAwQ0AIcMHBADADQAhzQcCANMNACGDCAEAyw0AIYQIAQDLDQAhhQhAAMENACGGCAEAzQ0AIYcIAQDNDQAhAgAAAJgJACArAAClCQAgCLIHQADBDQAhwwcEAMANACHNBwIA0w0AIYMIAQDLDQAhhAgBAMsNACGFCEAAwQ0AIYYIAQDNDQAhhwgBAM0NACECAAAAmwkAICsAAKcJACACAAAAmwkAICsAAKcJACADAAAAmAkAIDIAAKAJACAzAAClCQAgAQAAAJgJACABAAAAmwkAIAcNAACfDgAgOAAAog4AIDkAAKEOACBaAACgDgAgWwAAow4AIIYIAADHDQAghwgAAMcNACALrgcAAKEMADCvBwAArgkAELAHAAChDAAwsgdAANYLACHDBwQA1QsAIc0HAgD1CwAhgwgBAPILACGECAEA4wsAIYUIQADWCwAhhggBAOULACGHCAEA5QsAIQMAAACbCQAgAQAArQkAMDcAAK4JACADAAAAmwkAIAEAAJwJADACAACYCQAgDQUBAO4LACGuBwAAngwAMK8HAAC0CQAQsAcAAJ4MADCyB0AA3wsAIb0HAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAh_wcBAO4LACGACAAAnwwAIIEIAACfDAAggggAAKAMACABAAAAsQkAIAEAAACxCQAgDAUBAO4LACGuBwAAngwAMK8HAAC0CQAQsAcAAJ4MADCyB0AA3wsAIb0HAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAh_wcBAO4LACGACAAAnwwAIIEIAACfDAAgAoAIAADHDQAggQgAAMcNACADAAAAtAkAIAEAALUJADACAACxCQAgAwAAALQJACABAAC1CQAwAgAAsQkAIAMAAAC0CQAgAQAAtQkAMAIAALEJACAJBQEAAAABsgdAAAAAAb0HAQAAAAH8BwQAAAAB_QcBAAAAAf4HAQAAAAH_BwEAAAABgAiAAAAAAYEIgAAAAAEBKwAAuQkAIAkFAQAAAAGyB0AAAAABvQcBAAAAAfwHBAAAAAH9BwEAAAAB_gcBAAAAAf8HAQAAAAGACIAAAAABgQiAAAAAAQErAAC7CQAwASsAALsJADAJBQEAyw0AIbIHQADBDQAhvQcBAMsNACH8BwQAwA0AIf0HAQDLDQAh_gcBAMsNACH_BwEAyw0AIYAIgAAAAAGBCIAAAAABAgAAALEJACArAAC-CQAgCQUBAMsNACGyB0AAwQ0AIb0HAQDLDQAh_AcEAMANACH9BwEAyw0AIf4HAQDLDQAh_wcBAMsNACGACIAAAAABgQiAAAAAAQIAAAC0CQAgKwAAwAkAIAIAAAC0CQAgKwAAwAkAIAMAAACxCQAgMgAAuQkAIDMAAL4JACABAAAAsQkAIAEAAAC0CQAgBw0AAJoOACA4AACdDgAgOQAAnA4AIFoAAJsOACBbAACeDgAggAgAAMcNACCBCAAAxw0AIAwFAQDjCwAhrgcAAJsMADCvBwAAxwkAELAHAACbDAAwsgdAANYLACG9BwEA4wsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIf8HAQDjCwAhgAgAAJwMACCBCAAAnAwAIAMAAAC0CQAgAQAAxgkAMDcAAMcJACADAAAAtAkAIAEAALUJADACAACxCQAgFa4HAACWDAAwrwcAAM0JABCwBwAAlgwAMLIHQADfCwAhwwcBAIsMACHEBwQAAAAB2gcBAJcMACHbBwEAlwwAIeYHAQDuCwAh8AcBAO4LACHxBwEA7gsAIfIHAQDwCwAh8wcBAJcMACH0BwEA7gsAIfUHAQDuCwAh9gcBAPALACH3BwEA8AsAIfgHAQDwCwAh-QcBAPALACH6BwAAmAwAIPsHAAGZDAAhAQAAAMoJACABAAAAygkAIBWuBwAAlgwAMK8HAADNCQAQsAcAAJYMADCyB0AA3wsAIcMHAQCLDAAhxAcEAN4LACHaBwEAlwwAIdsHAQCXDAAh5gcBAO4LACHwBwEA7gsAIfEHAQDuCwAh8gcBAPALACHzBwEAlwwAIfQHAQDuCwAh9QcBAO4LACH2BwEA8AsAIfcHAQDwCwAh-AcBAPALACH5BwEA8AsAIfoHAACYDAAg-wcAAZkMACEJ2gcAAMcNACDbBwAAxw0AIPIHAADHDQAg8wcAAMcNACD2BwAAxw0AIPcHAADHDQAg-AcAAMcNACD5BwAAxw0AIPsHAADHDQAgAwAAAM0JACABAADOCQAwAgAAygkAIAMAAADNCQAgAQAAzgkAMAIAAMoJACADAAAAzQkAIAEAAM4JADACAADKCQAgErIHQAAAAAHDBwEAAAABxAcEAAAAAdoHAQAAAAHbBwEAAAAB5gcBAAAAAfAHAQAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcBAAAAAfYHAQAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6B4AAAAAB-wcAAQAAAQErAADSCQAgErIHQAAAAAHDBwEAAAABxAcEAAAAAdoHAQAAAAHbBwEAAAAB5gcBAAAAAfAHAQAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcBAAAAAfYHAQAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6B4AAAAAB-wcAAQAAAQErAADUCQAwASsAANQJADASsgdAAMENACHDBwEAyw0AIcQHBADADQAh2gcBAM0NACHbBwEAzQ0AIeYHAQDLDQAh8AcBAMsNACHxBwEAyw0AIfIHAQDNDQAh8wcBAM0NACH0BwEAyw0AIfUHAQDLDQAh9gcBAM0NACH3BwEAzQ0AIfgHAQDNDQAh-QcBAM0NACH6B4AAAAAB-wcAAZkOACECAAAAygkAICsAANcJACASsgdAAMENACHDBwEAyw0AIcQHBADADQAh2gcBAM0NACHbBwEAzQ0AIeYHAQDLDQAh8AcBAMsNACHxBwEAyw0AIfIHAQDNDQAh8wcBAM0NACH0BwEAyw0AIfUHAQDLDQAh9gcBAM0NACH3BwEAzQ0AIfgHAQDNDQAh-QcBAM0NACH6B4AAAAAB-wcAAZkOACECAAAAzQkAICsAANkJACACAAAAzQkAICsAANkJACADAAAAygkAIDIAANIJACAzAADXCQAgAQAAAMoJACABAAAAzQkAIA4NAACUDgAgOAAAlw4AIDkAAJYOACBaAACVDgAgWwAAmA4AINoHAADHDQAg2wcAAMcNACDyBwAAxw0AIPMHAADHDQAg9gcAAMcNACD3BwAAxw0AIPgHAADHDQAg-QcAAMcNACD7BwAAxw0AIBWuBwAAkgwAMK8HAADgCQAQsAcAAJIMADCyB0AA1gsAIcMHAQDyCwAhxAcEANULACHaBwEA9AsAIdsHAQD0CwAh5gcBAOMLACHwBwEA4wsAIfEHAQDjCwAh8gcBAOULACHzBwEA9AsAIfQHAQDjCwAh9QcBAOMLACH2BwEA5QsAIfcHAQDlCwAh-AcBAOULACH5BwEA5QsAIfoHAADzCwAg-wcAAZMMACEDAAAAzQkAIAEAAN8JADA3AADgCQAgAwAAAM0JACABAADOCQAwAgAAygkAIAmuBwAAkAwAMK8HAADmCQAQsAcAAJAMADDEBwQAAAAB5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7gcEAAAAAe8HAACRDAAgAQAAAOMJACABAAAA4wkAIAiuBwAAkAwAMK8HAADmCQAQsAcAAJAMADDEBwQA3gsAIecHBADeCwAh6gcBAIsMACHrBwABjAwAIe4HBADeCwAhAAMAAADmCQAgAQAA5wkAMAIAAOMJACADAAAA5gkAIAEAAOcJADACAADjCQAgAwAAAOYJACABAADnCQAwAgAA4wkAIAXEBwQAAAAB5wcEAAAAAeoHAQAAAAHrBwABAAAB7gcEAAAAAQErAADrCQAgBcQHBAAAAAHnBwQAAAAB6gcBAAAAAesHAAEAAAHuBwQAAAABASsAAO0JADABKwAA7QkAMAXEBwQAwA0AIecHBADADQAh6gcBAMsNACHrBwABjg4AIe4HBADADQAhAgAAAOMJACArAADwCQAgBcQHBADADQAh5wcEAMANACHqBwEAyw0AIesHAAGODgAh7gcEAMANACECAAAA5gkAICsAAPIJACACAAAA5gkAICsAAPIJACADAAAA4wkAIDIAAOsJACAzAADwCQAgAQAAAOMJACABAAAA5gkAIAUNAACPDgAgOAAAkg4AIDkAAJEOACBaAACQDgAgWwAAkw4AIAiuBwAAjwwAMK8HAAD5CQAQsAcAAI8MADDEBwQA1QsAIecHBADVCwAh6gcBAPILACHrBwABhwwAIe4HBADVCwAhAwAAAOYJACABAAD4CQAwNwAA-QkAIAMAAADmCQAgAQAA5wkAMAIAAOMJACALrgcAAIoMADCvBwAA_wkAELAHAACKDAAwsgdAAN8LACHnBwQA3gsAIeoHAQCLDAAh6wcAAYwMACHsBwEA7gsAIe0HAAGMDAAh7gcEAAAAAe8HAACODAAgAQAAAPwJACABAAAA_AkAIAquBwAAigwAMK8HAAD_CQAQsAcAAIoMADCyB0AA3wsAIecHBADeCwAh6gcBAIsMACHrBwABjAwAIewHAQDuCwAh7QcAAYwMACHuBwQA3gsAIQADAAAA_wkAIAEAAIAKADACAAD8CQAgAwAAAP8JACABAACACgAwAgAA_AkAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACAHsgdAAAAAAecHBAAAAAHqBwEAAAAB6wcAAQAAAewHAQAAAAHtBwABAAAB7gcEAAAAAQErAACECgAgB7IHQAAAAAHnBwQAAAAB6gcBAAAAAesHAAEAAAHsBwEAAAAB7QcAAQAAAe4HBAAAAAEBKwAAhgoAMAErAACGCgAwB7IHQADBDQAh5wcEAMANACHqBwEAyw0AIesHAAGODgAh7AcBAMsNACHtBwABjg4AIe4HBADADQAhAgAAAPwJACArAACJCgAgB7IHQADBDQAh5wcEAMANACHqBwEAyw0AIesHAAGODgAh7AcBAMsNACHtBwABjg4AIe4HBADADQAhAgAAAP8JACArAACLCgAgAgAAAP8JACArAACLCgAgAwAAAPwJACAyAACECgAgMwAAiQoAIAEAAAD8CQAgAQAAAP8JACAFDQAAiQ4AIDgAAIwOACA5AACLDgAgWgAAig4AIFsAAI0OACAKrgcAAIYMADCvBwAAkgoAELAHAACGDAAwsgdAANYLACHnBwQA1QsAIeoHAQDyCwAh6wcAAYcMACHsBwEA4wsAIe0HAAGHDAAh7gcEANULACEDAAAA_wkAIAEAAJEKADA3AACSCgAgAwAAAP8JACABAACACgAwAgAA_AkAIAWuBwAAhQwAMK8HAACYCgAQsAcAAIUMADDDByAAAAAB6QcEAN4LACEBAAAAlQoAIAEAAACVCgAgBa4HAACFDAAwrwcAAJgKABCwBwAAhQwAMMMHIACCDAAh6QcEAN4LACEAAwAAAJgKACABAACZCgAwAgAAlQoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgAsMHIAAAAAHpBwQAAAABASsAAJ0KACACwwcgAAAAAekHBAAAAAEBKwAAnwoAMAErAACfCgAwAsMHIACDDgAh6QcEAMANACECAAAAlQoAICsAAKIKACACwwcgAIMOACHpBwQAwA0AIQIAAACYCgAgKwAApAoAIAIAAACYCgAgKwAApAoAIAMAAACVCgAgMgAAnQoAIDMAAKIKACABAAAAlQoAIAEAAACYCgAgBQ0AAIQOACA4AACHDgAgOQAAhg4AIFoAAIUOACBbAACIDgAgBa4HAACEDAAwrwcAAKsKABCwBwAAhAwAMMMHIAD-CwAh6QcEANULACEDAAAAmAoAIAEAAKoKADA3AACrCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAuuBwAAgQwAMK8HAACxCgAQsAcAAIEMADC_BwEA8AsAIcMHIAAAAAHNBwIAgwwAIdAHQADfCwAh3wdAAO8LACHmBwEA7gsAIecHBADeCwAh6AdAAO8LACEBAAAArgoAIAEAAACuCgAgC64HAACBDAAwrwcAALEKABCwBwAAgQwAML8HAQDwCwAhwwcgAIIMACHNBwIAgwwAIdAHQADfCwAh3wdAAO8LACHmBwEA7gsAIecHBADeCwAh6AdAAO8LACEDvwcAAMcNACDfBwAAxw0AIOgHAADHDQAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACADAAAAsQoAIAEAALIKADACAACuCgAgCL8HAQAAAAHDByAAAAABzQcCAAAAAdAHQAAAAAHfB0AAAAAB5gcBAAAAAecHBAAAAAHoB0AAAAABASsAALYKACAIvwcBAAAAAcMHIAAAAAHNBwIAAAAB0AdAAAAAAd8HQAAAAAHmBwEAAAAB5wcEAAAAAegHQAAAAAEBKwAAuAoAMAErAAC4CgAwCL8HAQDNDQAhwwcgAIMOACHNBwIA0w0AIdAHQADBDQAh3wdAAMwNACHmBwEAyw0AIecHBADADQAh6AdAAMwNACECAAAArgoAICsAALsKACAIvwcBAM0NACHDByAAgw4AIc0HAgDTDQAh0AdAAMENACHfB0AAzA0AIeYHAQDLDQAh5wcEAMANACHoB0AAzA0AIQIAAACxCgAgKwAAvQoAIAIAAACxCgAgKwAAvQoAIAMAAACuCgAgMgAAtgoAIDMAALsKACABAAAArgoAIAEAAACxCgAgCA0AAP4NACA4AACBDgAgOQAAgA4AIFoAAP8NACBbAACCDgAgvwcAAMcNACDfBwAAxw0AIOgHAADHDQAgC64HAAD9CwAwrwcAAMQKABCwBwAA_QsAML8HAQDlCwAhwwcgAP4LACHNBwIA9QsAIdAHQADWCwAh3wdAAOQLACHmBwEA4wsAIecHBADVCwAh6AdAAOQLACEDAAAAsQoAIAEAAMMKADA3AADECgAgAwAAALEKACABAACyCgAwAgAArgoAIAEAAAB8ACABAAAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgEAMAAPsNACAiAAD8DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwAA-g0AIN4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAABASsAAMwKACANsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEBKwAAzgoAMAErAADOCgAwEAMAAN8NACAiAADgDQAgIwAA4Q0AILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AIdwHAQDLDQAh3QcAAN4NACDeBwEAzQ0AId8HQADMDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAhAgAAAHwAICsAANEKACANsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACECAAAAegAgKwAA0woAIAIAAAB6ACArAADTCgAgAwAAAHwAIDIAAMwKACAzAADRCgAgAQAAAHwAIAEAAAB6ACAGDQAA2w0AIDgAAN0NACA5AADcDQAg2wcAAMcNACDeBwAAxw0AIN8HAADHDQAgEK4HAAD7CwAwrwcAANoKABCwBwAA-wsAMLIHQADWCwAhvQcBAOMLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHbBwEA9AsAIdwHAQDjCwAh3QcAAPwLACDeBwEA5QsAId8HQADkCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAhAwAAAHoAIAEAANkKADA3AADaCgAgAwAAAHoAIAEAAHsAMAIAAHwAIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACAGIQAA2g0AILIHQAAAAAHDBwEAAAABxQcBAAAAAdgHAQAAAAHZB0AAAAABASsAAOIKACAFsgdAAAAAAcMHAQAAAAHFBwEAAAAB2AcBAAAAAdkHQAAAAAEBKwAA5AoAMAErAADkCgAwBiEAANkNACCyB0AAwQ0AIcMHAQDLDQAhxQcBAMsNACHYBwEAyw0AIdkHQADMDQAhAgAAAIABACArAADnCgAgBbIHQADBDQAhwwcBAMsNACHFBwEAyw0AIdgHAQDLDQAh2QdAAMwNACECAAAAfgAgKwAA6QoAIAIAAAB-ACArAADpCgAgAwAAAIABACAyAADiCgAgMwAA5woAIAEAAACAAQAgAQAAAH4AIAQNAADWDQAgOAAA2A0AIDkAANcNACDZBwAAxw0AIAiuBwAA-gsAMK8HAADwCgAQsAcAAPoLADCyB0AA1gsAIcMHAQDyCwAhxQcBAPILACHYBwEA4wsAIdkHQADkCwAhAwAAAH4AIAEAAO8KADA3AADwCgAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAhAEAIAEAAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgEyEAANUNACArgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKB0AAAAABywcBAAAAAcwHAQAAAAHNBwIAAAABzgdAAAAAAc8HQAAAAAHQB0AAAAAB0QdAAAAAAQErAAD4CgAgEiuAAAAAAbIHQAAAAAG_BwEAAAABwwcBAAAAAcQHBAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABASsAAPoKADABKwAA-goAMBMhAADUDQAgK4AAAAABsgdAAMENACG_BwEAzQ0AIcMHAQDLDQAhxAcEAMANACHFBwEAyw0AIcYHAQDLDQAhxwcBAMsNACHIBwEAyw0AIckHAQDLDQAhygdAAMENACHLBwEAzQ0AIcwHAQDLDQAhzQcCANMNACHOB0AAzA0AIc8HQADMDQAh0AdAAMENACHRB0AAzA0AIQIAAACEAQAgKwAA_QoAIBIrgAAAAAGyB0AAwQ0AIb8HAQDNDQAhwwcBAMsNACHEBwQAwA0AIcUHAQDLDQAhxgcBAMsNACHHBwEAyw0AIcgHAQDLDQAhyQcBAMsNACHKB0AAwQ0AIcsHAQDNDQAhzAcBAMsNACHNBwIA0w0AIc4HQADMDQAhzwdAAMwNACHQB0AAwQ0AIdEHQADMDQAhAgAAAIIBACArAAD_CgAgAgAAAIIBACArAAD_CgAgAwAAAIQBACAyAAD4CgAgMwAA_QoAIAEAAACEAQAgAQAAAIIBACAKDQAAzg0AIDgAANENACA5AADQDQAgWgAAzw0AIFsAANINACC_BwAAxw0AIMsHAADHDQAgzgcAAMcNACDPBwAAxw0AINEHAADHDQAgFSsAAPMLACCuBwAA8QsAMK8HAACGCwAQsAcAAPELADCyB0AA1gsAIb8HAQDlCwAhwwcBAPILACHEBwQA1QsAIcUHAQDyCwAhxgcBAPILACHHBwEA4wsAIcgHAQDjCwAhyQcBAOMLACHKB0AA1gsAIcsHAQD0CwAhzAcBAOMLACHNBwIA9QsAIc4HQADkCwAhzwdAAOQLACHQB0AA1gsAIdEHQADkCwAhAwAAAIIBACABAACFCwAwNwAAhgsAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAHrgcAAO0LADCvBwAAjAsAELAHAADtCwAwsgdAAN8LACG9BwEAAAABvgdAAO8LACG_BwEA8AsAIQEAAACJCwAgAQAAAIkLACAHrgcAAO0LADCvBwAAjAsAELAHAADtCwAwsgdAAN8LACG9BwEA7gsAIb4HQADvCwAhvwcBAPALACECvgcAAMcNACC_BwAAxw0AIAMAAACMCwAgAQAAjQsAMAIAAIkLACADAAAAjAsAIAEAAI0LADACAACJCwAgAwAAAIwLACABAACNCwAwAgAAiQsAIASyB0AAAAABvQcBAAAAAb4HQAAAAAG_BwEAAAABASsAAJELACAEsgdAAAAAAb0HAQAAAAG-B0AAAAABvwcBAAAAAQErAACTCwAwASsAAJMLADAEsgdAAMENACG9BwEAyw0AIb4HQADMDQAhvwcBAM0NACECAAAAiQsAICsAAJYLACAEsgdAAMENACG9BwEAyw0AIb4HQADMDQAhvwcBAM0NACECAAAAjAsAICsAAJgLACACAAAAjAsAICsAAJgLACADAAAAiQsAIDIAAJELACAzAACWCwAgAQAAAIkLACABAAAAjAsAIAUNAADIDQAgOAAAyg0AIDkAAMkNACC-BwAAxw0AIL8HAADHDQAgB64HAADiCwAwrwcAAJ8LABCwBwAA4gsAMLIHQADWCwAhvQcBAOMLACG-B0AA5AsAIb8HAQDlCwAhAwAAAIwLACABAACeCwAwNwAAnwsAIAMAAACMCwAgAQAAjQsAMAIAAIkLACAFrgcAAOELADCvBwAApQsAELAHAADhCwAwuwcEAAAAAbwHQADfCwAhAQAAAKILACABAAAAogsAIAWuBwAA4QsAMK8HAAClCwAQsAcAAOELADC7BwQA3gsAIbwHQADfCwAhAAMAAAClCwAgAQAApgsAMAIAAKILACADAAAApQsAIAEAAKYLADACAACiCwAgAwAAAKULACABAACmCwAwAgAAogsAIAK7BwQAAAABvAdAAAAAAQErAACqCwAgArsHBAAAAAG8B0AAAAABASsAAKwLADABKwAArAsAMAK7BwQAwA0AIbwHQADBDQAhAgAAAKILACArAACvCwAgArsHBADADQAhvAdAAMENACECAAAApQsAICsAALELACACAAAApQsAICsAALELACADAAAAogsAIDIAAKoLACAzAACvCwAgAQAAAKILACABAAAApQsAIAUNAADCDQAgOAAAxQ0AIDkAAMQNACBaAADDDQAgWwAAxg0AIAWuBwAA4AsAMK8HAAC4CwAQsAcAAOALADC7BwQA1QsAIbwHQADWCwAhAwAAAKULACABAAC3CwAwNwAAuAsAIAMAAAClCwAgAQAApgsAMAIAAKILACAFrgcAAN0LADCvBwAAvgsAELAHAADdCwAwsQcEAAAAAbIHQADfCwAhAQAAALsLACABAAAAuwsAIAWuBwAA3QsAMK8HAAC-CwAQsAcAAN0LADCxBwQA3gsAIbIHQADfCwAhAAMAAAC-CwAgAQAAvwsAMAIAALsLACADAAAAvgsAIAEAAL8LADACAAC7CwAgAwAAAL4LACABAAC_CwAwAgAAuwsAIAKxBwQAAAABsgdAAAAAAQErAADDCwAgArEHBAAAAAGyB0AAAAABASsAAMULADABKwAAxQsAMAKxBwQAwA0AIbIHQADBDQAhAgAAALsLACArAADICwAgArEHBADADQAhsgdAAMENACECAAAAvgsAICsAAMoLACACAAAAvgsAICsAAMoLACADAAAAuwsAIDIAAMMLACAzAADICwAgAQAAALsLACABAAAAvgsAIAUNAAC7DQAgOAAAvg0AIDkAAL0NACBaAAC8DQAgWwAAvw0AIAWuBwAA1AsAMK8HAADRCwAQsAcAANQLADCxBwQA1QsAIbIHQADWCwAhAwAAAL4LACABAADQCwAwNwAA0QsAIAMAAAC-CwAgAQAAvwsAMAIAALsLACAFrgcAANQLADCvBwAA0QsAELAHAADUCwAwsQcEANULACGyB0AA1gsAIQ0NAADYCwAgOAAA3AsAIDkAANwLACBaAADbCwAgWwAA3AsAILMHBAAAAAG0BwQAAAAEtQcEAAAABLYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQA2gsAIQsNAADYCwAgOAAA2QsAIDkAANkLACCzB0AAAAABtAdAAAAABLUHQAAAAAS2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAANcLACELDQAA2AsAIDgAANkLACA5AADZCwAgswdAAAAAAbQHQAAAAAS1B0AAAAAEtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADXCwAhCLMHAgAAAAG0BwIAAAAEtQcCAAAABLYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA2AsAIQizB0AAAAABtAdAAAAABLUHQAAAAAS2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAANkLACENDQAA2AsAIDgAANwLACA5AADcCwAgWgAA2wsAIFsAANwLACCzBwQAAAABtAcEAAAABLUHBAAAAAS2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEANoLACEIswcIAAAAAbQHCAAAAAS1BwgAAAAEtgcIAAAAAbcHCAAAAAG4BwgAAAABuQcIAAAAAboHCADbCwAhCLMHBAAAAAG0BwQAAAAEtQcEAAAABLYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQA3AsAIQWuBwAA3QsAMK8HAAC-CwAQsAcAAN0LADCxBwQA3gsAIbIHQADfCwAhCLMHBAAAAAG0BwQAAAAEtQcEAAAABLYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQA3AsAIQizB0AAAAABtAdAAAAABLUHQAAAAAS2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAANkLACEFrgcAAOALADCvBwAAuAsAELAHAADgCwAwuwcEANULACG8B0AA1gsAIQWuBwAA4QsAMK8HAAClCwAQsAcAAOELADC7BwQA3gsAIbwHQADfCwAhB64HAADiCwAwrwcAAJ8LABCwBwAA4gsAMLIHQADWCwAhvQcBAOMLACG-B0AA5AsAIb8HAQDlCwAhDg0AANgLACA4AADsCwAgOQAA7AsAILMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA6wsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQsNAADnCwAgOAAA6gsAIDkAAOoLACCzB0AAAAABtAdAAAAABbUHQAAAAAW2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAOkLACEODQAA5wsAIDgAAOgLACA5AADoCwAgswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDmCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABDg0AAOcLACA4AADoCwAgOQAA6AsAILMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA5gsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQizBwIAAAABtAcCAAAABbUHAgAAAAW2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAOcLACELswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDoCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABCw0AAOcLACA4AADqCwAgOQAA6gsAILMHQAAAAAG0B0AAAAAFtQdAAAAABbYHQAAAAAG3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AA6QsAIQizB0AAAAABtAdAAAAABbUHQAAAAAW2B0AAAAABtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAOoLACEODQAA2AsAIDgAAOwLACA5AADsCwAgswcBAAAAAbQHAQAAAAS1BwEAAAAEtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQDrCwAhwAcBAAAAAcEHAQAAAAHCBwEAAAABC7MHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA7AsAIcAHAQAAAAHBBwEAAAABwgcBAAAAAQeuBwAA7QsAMK8HAACMCwAQsAcAAO0LADCyB0AA3wsAIb0HAQDuCwAhvgdAAO8LACG_BwEA8AsAIQuzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAOwLACHABwEAAAABwQcBAAAAAcIHAQAAAAEIswdAAAAAAbQHQAAAAAW1B0AAAAAFtgdAAAAAAbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQADqCwAhC7MHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA6AsAIcAHAQAAAAHBBwEAAAABwgcBAAAAARUrAADzCwAgrgcAAPELADCvBwAAhgsAELAHAADxCwAwsgdAANYLACG_BwEA5QsAIcMHAQDyCwAhxAcEANULACHFBwEA8gsAIcYHAQDyCwAhxwcBAOMLACHIBwEA4wsAIckHAQDjCwAhygdAANYLACHLBwEA9AsAIcwHAQDjCwAhzQcCAPULACHOB0AA5AsAIc8HQADkCwAh0AdAANYLACHRB0AA5AsAIQsNAADYCwAgOAAA7AsAIDkAAOwLACCzBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAPkLACEPDQAA2AsAIDgAAPgLACA5AAD4CwAgsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABCw0AAOcLACA4AADoCwAgOQAA6AsAILMHAQAAAAG0BwEAAAAFtQcBAAAABbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA9wsAIQ0NAADYCwAgOAAA2AsAIDkAANgLACBaAADbCwAgWwAA2AsAILMHAgAAAAG0BwIAAAAEtQcCAAAABLYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA9gsAIQ0NAADYCwAgOAAA2AsAIDkAANgLACBaAADbCwAgWwAA2AsAILMHAgAAAAG0BwIAAAAEtQcCAAAABLYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIA9gsAIQsNAADnCwAgOAAA6AsAIDkAAOgLACCzBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAPcLACEMsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABCw0AANgLACA4AADsCwAgOQAA7AsAILMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEA-QsAIQiuBwAA-gsAMK8HAADwCgAQsAcAAPoLADCyB0AA1gsAIcMHAQDyCwAhxQcBAPILACHYBwEA4wsAIdkHQADkCwAhEK4HAAD7CwAwrwcAANoKABCwBwAA-wsAMLIHQADWCwAhvQcBAOMLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHbBwEA9AsAIdwHAQDjCwAh3QcAAPwLACDeBwEA5QsAId8HQADkCwAh4AcBAOMLACHhBwEA4wsAIeIHQADWCwAhBLMHAQAAAAXjBwEAAAAB5AcBAAAABOUHAQAAAAQLrgcAAP0LADCvBwAAxAoAELAHAAD9CwAwvwcBAOULACHDByAA_gsAIc0HAgD1CwAh0AdAANYLACHfB0AA5AsAIeYHAQDjCwAh5wcEANULACHoB0AA5AsAIQUNAADYCwAgOAAAgAwAIDkAAIAMACCzByAAAAABugcgAP8LACEFDQAA2AsAIDgAAIAMACA5AACADAAgswcgAAAAAboHIAD_CwAhArMHIAAAAAG6ByAAgAwAIQuuBwAAgQwAMK8HAACxCgAQsAcAAIEMADC_BwEA8AsAIcMHIACCDAAhzQcCAIMMACHQB0AA3wsAId8HQADvCwAh5gcBAO4LACHnBwQA3gsAIegHQADvCwAhArMHIAAAAAG6ByAAgAwAIQizBwIAAAABtAcCAAAABLUHAgAAAAS2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCANgLACEFrgcAAIQMADCvBwAAqwoAELAHAACEDAAwwwcgAP4LACHpBwQA1QsAIQWuBwAAhQwAMK8HAACYCgAQsAcAAIUMADDDByAAggwAIekHBADeCwAhCq4HAACGDAAwrwcAAJIKABCwBwAAhgwAMLIHQADWCwAh5wcEANULACHqBwEA8gsAIesHAAGHDAAh7AcBAOMLACHtBwABhwwAIe4HBADVCwAhBw0AANgLACA4AACJDAAgOQAAiQwAILMHAAEAAAG0BwABAAAEtQcAAQAABLoHAAGIDAAhBw0AANgLACA4AACJDAAgOQAAiQwAILMHAAEAAAG0BwABAAAEtQcAAQAABLoHAAGIDAAhBLMHAAEAAAG0BwABAAAEtQcAAQAABLoHAAGJDAAhCq4HAACKDAAwrwcAAP8JABCwBwAAigwAMLIHQADfCwAh5wcEAN4LACHqBwEAiwwAIesHAAGMDAAh7AcBAO4LACHtBwABjAwAIe4HBADeCwAhCLMHAQAAAAG0BwEAAAAEtQcBAAAABLYHAQAAAAG3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAjQwAIQSzBwABAAABtAcAAQAABLUHAAEAAAS6BwABiQwAIQizBwEAAAABtAcBAAAABLUHAQAAAAS2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAI0MACEC5wcEAAAAAeoHAQAAAAEIrgcAAI8MADCvBwAA-QkAELAHAACPDAAwxAcEANULACHnBwQA1QsAIeoHAQDyCwAh6wcAAYcMACHuBwQA1QsAIQiuBwAAkAwAMK8HAADmCQAQsAcAAJAMADDEBwQA3gsAIecHBADeCwAh6gcBAIsMACHrBwABjAwAIe4HBADeCwAhAucHBAAAAAHqBwEAAAABFa4HAACSDAAwrwcAAOAJABCwBwAAkgwAMLIHQADWCwAhwwcBAPILACHEBwQA1QsAIdoHAQD0CwAh2wcBAPQLACHmBwEA4wsAIfAHAQDjCwAh8QcBAOMLACHyBwEA5QsAIfMHAQD0CwAh9AcBAOMLACH1BwEA4wsAIfYHAQDlCwAh9wcBAOULACH4BwEA5QsAIfkHAQDlCwAh-gcAAPMLACD7BwABkwwAIQcNAADnCwAgOAAAlQwAIDkAAJUMACCzBwABAAABtAcAAQAABbUHAAEAAAW6BwABlAwAIQcNAADnCwAgOAAAlQwAIDkAAJUMACCzBwABAAABtAcAAQAABbUHAAEAAAW6BwABlAwAIQSzBwABAAABtAcAAQAABbUHAAEAAAW6BwABlQwAIRWuBwAAlgwAMK8HAADNCQAQsAcAAJYMADCyB0AA3wsAIcMHAQCLDAAhxAcEAN4LACHaBwEAlwwAIdsHAQCXDAAh5gcBAO4LACHwBwEA7gsAIfEHAQDuCwAh8gcBAPALACHzBwEAlwwAIfQHAQDuCwAh9QcBAO4LACH2BwEA8AsAIfcHAQDwCwAh-AcBAPALACH5BwEA8AsAIfoHAACYDAAg-wcAAZkMACEIswcBAAAAAbQHAQAAAAW1BwEAAAAFtgcBAAAAAbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQCaDAAhDLMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQSzBwABAAABtAcAAQAABbUHAAEAAAW6BwABlQwAIQizBwEAAAABtAcBAAAABbUHAQAAAAW2BwEAAAABtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAJoMACEMBQEA4wsAIa4HAACbDAAwrwcAAMcJABCwBwAAmwwAMLIHQADWCwAhvQcBAOMLACH8BwQA1QsAIf0HAQDjCwAh_gcBAPILACH_BwEA4wsAIYAIAACcDAAggQgAAJwMACAPDQAA5wsAIDgAAJ0MACA5AACdDAAgsweAAAAAAbYHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QeAAAAAAdYHgAAAAAHXB4AAAAABDLMHgAAAAAG2B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHgAAAAAHWB4AAAAAB1weAAAAAAQwFAQDuCwAhrgcAAJ4MADCvBwAAtAkAELAHAACeDAAwsgdAAN8LACG9BwEA7gsAIfwHBADeCwAh_QcBAO4LACH-BwEAiwwAIf8HAQDuCwAhgAgAAJ8MACCBCAAAnwwAIAyzB4AAAAABtgeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVB4AAAAAB1geAAAAAAdcHgAAAAAECBQEAAAAB_AcEAAAAAQuuBwAAoQwAMK8HAACuCQAQsAcAAKEMADCyB0AA1gsAIcMHBADVCwAhzQcCAPULACGDCAEA8gsAIYQIAQDjCwAhhQhAANYLACGGCAEA5QsAIYcIAQDlCwAhC64HAACiDAAwrwcAAJsJABCwBwAAogwAMLIHQADfCwAhwwcEAN4LACHNBwIAgwwAIYMIAQCLDAAhhAgBAO4LACGFCEAA3wsAIYYIAQDwCwAhhwgBAPALACEIrgcAAKMMADCvBwAAlQkAELAHAACjDAAwwwcgAP4LACGICAQA1QsAIYkIQADWCwAhiggEANULACGLCEAA5AsAIQiuBwAApAwAMK8HAACCCQAQsAcAAKQMADDDByAAggwAIYgIBADeCwAhiQhAAN8LACGKCAQA3gsAIYsIQADvCwAhB64HAAClDAAwrwcAAPwIABCwBwAApQwAMIwIAQDjCwAhjQhAANYLACGOCAIA9QsAIY8IAgD1CwAhB64HAACmDAAwrwcAAOkIABCwBwAApgwAMIwIAQDuCwAhjQhAAN8LACGOCAIAgwwAIY8IAgCDDAAhDq4HAACnDAAwrwcAAOMIABCwBwAApwwAMNoHAQDyCwAh2wcBAPILACGQCAEA4wsAIZEIAQDjCwAhkggEANULACGTCAQA1QsAIZQIBADVCwAhlQgEANULACGWCAQA1QsAIZcIBADVCwAhmAgEANULACEOrgcAAKgMADCvBwAA0AgAELAHAACoDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIQTbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABDq4HAACqDAAwrwcAAMoIABCwBwAAqgwAMNoHAQDyCwAh2wcBAPILACGQCAEA4wsAIZEIAQDjCwAhkggEANULACGTCAQA1QsAIZQIBADVCwAhlQgEANULACGWCAQA1QsAIZcIBADVCwAhmAgEANULACEOrgcAAKsMADCvBwAAtwgAELAHAACrDAAw2gcBAIsMACHbBwEAiwwAIZAIAQDuCwAhkQgBAO4LACGSCAQA3gsAIZMIBADeCwAhlAgEAN4LACGVCAQA3gsAIZYIBADeCwAhlwgEAN4LACGYCAQA3gsAIQTbBwEAAAABkAgBAAAAAZEIAQAAAAGSCAQAAAABDa4HAACtDAAwrwcAALEIABCwBwAArQwAMLIHQADWCwAhwwcBAPILACHaBwEA8gsAIdsHAQDyCwAh9gcBAOMLACGQCAEA4wsAIZEIAQDjCwAhmggEANULACGbCAQA1QsAIZwIAQDjCwAhDa4HAACuDAAwrwcAAJ4IABCwBwAArgwAMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAIdsHAQCLDAAh9gcBAO4LACGQCAEA7gsAIZEIAQDuCwAhmggEAN4LACGbCAQA3gsAIZwIAQDuCwAhAtoHAQAAAAGcCAEAAAABCq4HAACwDAAwrwcAAJgIABCwBwAAsAwAMLIHQADWCwAhuwcEANULACHDBwEA8gsAIdoHAQDyCwAh9gcBAOMLACGeCAAA8wsAIJ8IQADWCwAhCq4HAACxDAAwrwcAAIUIABCwBwAAsQwAMLIHQADfCwAhuwcEAN4LACHDBwEAiwwAIdoHAQCLDAAh9gcBAO4LACGeCAAAmAwAIJ8IQADfCwAhCK4HAACyDAAwrwcAAP8HABCwBwAAsgwAMLIHQADWCwAhuwcEANULACHDBwEA8gsAIdoHAQDyCwAhnggAAPMLACAIrgcAALMMADCvBwAA7AcAELAHAACzDAAwsgdAAN8LACG7BwQA3gsAIcMHAQCLDAAh2gcBAIsMACGeCAAAmAwAIAK7BwQAAAAB2gcBAAAAARCuBwAAtQwAMK8HAADmBwAQsAcAALUMADDaBwEA8gsAIdsHAQDyCwAhgwgBAPILACGQCAEA4wsAIZEIAQDjCwAhlAgCALcMACGhCAEA4wsAIaIIAgD1CwAhowgEANULACGkCAQAtgwAIaUIBAC2DAAhpghAAOQLACGnCAQAtgwAIQ0NAADnCwAgOAAAuwwAIDkAALsMACBaAAC5DAAgWwAAuwwAILMHBAAAAAG0BwQAAAAFtQcEAAAABbYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAugwAIQ0NAADnCwAgOAAA5wsAIDkAAOcLACBaAAC5DAAgWwAA5wsAILMHAgAAAAG0BwIAAAAFtQcCAAAABbYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAuAwAIQ0NAADnCwAgOAAA5wsAIDkAAOcLACBaAAC5DAAgWwAA5wsAILMHAgAAAAG0BwIAAAAFtQcCAAAABbYHAgAAAAG3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAuAwAIQizBwgAAAABtAcIAAAABbUHCAAAAAW2BwgAAAABtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIALkMACENDQAA5wsAIDgAALsMACA5AAC7DAAgWgAAuQwAIFsAALsMACCzBwQAAAABtAcEAAAABbUHBAAAAAW2BwQAAAABtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEALoMACEIswcEAAAAAbQHBAAAAAW1BwQAAAAFtgcEAAAAAbcHBAAAAAG4BwQAAAABuQcEAAAAAboHBAC7DAAhEK4HAAC8DAAwrwcAANMHABCwBwAAvAwAMNoHAQCLDAAh2wcBAIsMACGDCAEAiwwAIZAIAQDuCwAhkQgBAO4LACGUCAIAvgwAIaEIAQDuCwAhoggCAIMMACGjCAQA3gsAIaQIBAC9DAAhpQgEAL0MACGmCEAA7wsAIacIBAC9DAAhCLMHBAAAAAG0BwQAAAAFtQcEAAAABbYHBAAAAAG3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAuwwAIQizBwIAAAABtAcCAAAABbUHAgAAAAW2BwIAAAABtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAOcLACEYrgcAAL8MADCvBwAAzQcAELAHAAC_DAAwsgdAANYLACHbBwEA8gsAIYMIAQDyCwAhoggCAPULACGoCAEA8gsAIakIAQDjCwAhqggCAPULACGrCAQA1QsAIawIAQDjCwAhrQgBAOMLACGuCAEA4wsAIa8IAgD1CwAhsAgCAPULACGxCAIA9QsAIbIIAADzCwAgswhAAOQLACG0CEAA5AsAIbUIQADkCwAhtggEANULACG3CAQA1QsAIbgIAQDjCwAhCq4HAADADAAwrwcAALcHABCwBwAAwAwAMMMHAQDyCwAh2wcBAPILACHzBwEA8gsAIYMIAQDyCwAhhQhAANYLACG5CAIA9QsAIboIQADWCwAhCq4HAADBDAAwrwcAAKQHABCwBwAAwQwAMMMHAQCLDAAh2wcBAIsMACHzBwEAiwwAIYMIAQCLDAAhhQhAAN8LACG5CAIAgwwAIboIQADfCwAhEgUBAOMLACGuBwAAwgwAMK8HAACeBwAQsAcAAMIMADC9BwEA4wsAIfYHAQDjCwAh_AcEANULACH9BwEA4wsAIf4HAQDyCwAhgwgBAPILACG7CAEA4wsAIbwIAQDjCwAhvQgBAOMLACG-CAIA9QsAIb8IQADWCwAhwAhAANYLACHBCAQA1QsAIcIIAgD1CwAhEgUBAO4LACGuBwAAwwwAMK8HAACLBwAQsAcAAMMMADC9BwEA7gsAIfYHAQDuCwAh_AcEAN4LACH9BwEA7gsAIf4HAQCLDAAhgwgBAIsMACG7CAEA7gsAIbwIAQDuCwAhvQgBAO4LACG-CAIAgwwAIb8IQADfCwAhwAhAAN8LACHBCAQA3gsAIcIIAgCDDAAhAgUBAAAAAb0HAQAAAAECgwgBAAAAAbsIAQAAAAEgBQEA4wsAIa4HAADGDAAwrwcAAIUHABCwBwAAxgwAMLIHQADWCwAhvQcBAOMLACH3BwEA5QsAIfwHBADVCwAh_QcBAOMLACH-BwEA8gsAIa4IAQDlCwAhxQgEANULACHGCEAA5AsAIccIAADzCwAgyAgAAPMLACDJCAAA8wsAIMoIAQDjCwAhywhAANYLACHMCCAA_gsAIc0IAQDlCwAhzggBAOULACHPCAEA5QsAIdAIAADzCwAg0QgAAPMLACDSCAAA8wsAINMIAADzCwAg1AgBAOULACHVCAEA5QsAIdYIAgD1CwAh1wgBAOULACHYCAIA9QsAIdkIAgD1CwAhIAUBAO4LACGuBwAAxwwAMK8HAADyBgAQsAcAAMcMADCyB0AA3wsAIb0HAQDuCwAh9wcBAPALACH8BwQA3gsAIf0HAQDuCwAh_gcBAIsMACGuCAEA8AsAIcUIBADeCwAhxghAAO8LACHHCAAAmAwAIMgIAACYDAAgyQgAAJgMACDKCAEA7gsAIcsIQADfCwAhzAggAIIMACHNCAEA8AsAIc4IAQDwCwAhzwgBAPALACHQCAAAmAwAINEIAACYDAAg0ggAAJgMACDTCAAAmAwAINQIAQDwCwAh1QgBAPALACHWCAIAgwwAIdcIAQDwCwAh2AgCAIMMACHZCAIAgwwAIQMFAQAAAAG9BwEAAAAB_QcBAAAAAQauBwAAyQwAMK8HAADsBgAQsAcAAMkMADDZB0AA1gsAIdsIAQDyCwAh3AgAAYcMACEXrgcAAMoMADCvBwAA1gYAELAHAADKDAAwsgdAANYLACHDBwEA8gsAIcwHAQDjCwAh2gcBAPILACHbBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAIdsIAQDyCwAh3QgBAOMLACHeCAEA4wsAId8IAQDjCwAh4AgAAPMLACDhCAAA_AsAIOIIAgD1CwAh4wggAP4LACHkCAEA4wsAIeUIAAD8CwAg5gggAP4LACHnCAIA9QsAIQmuBwAAywwAMK8HAADABgAQsAcAAMsMADC-B0AA5AsAIc4HQADWCwAh2wgBAPILACHoCAAA_AsAIOkIAAD8CwAg6ggBAOULACEKEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQCLDAAh6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAhGgMAANYMACARAACJDQAgEwAAig0AIBQAAIsNACCuBwAAiA0AMK8HAABpABCwBwAAiA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACHlCQAAaQAg5gkAAGkAIBSuBwAAzgwAMK8HAACoBgAQsAcAAM4MADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHiB0AA1gsAId0IAQDjCwAh5wgCAPULACHrCAEA4wsAIewIAQDjCwAh7QgBAOULACHuCAAAnAwAIO8IAQDlCwAh8AgAAPwLACDxCAIA9QsAIfIIAgD1CwAhEgQBAOULACGuBwAAzwwAMK8HAACSBgAQsAcAAM8MADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHZB0AA1gsAIdoHAQD0CwAh2wcBAPQLACH4BwEA4wsAIfMIAAGHDAAh9AgAAYcMACH1CAEA5QsAIfYIAQDlCwAh9wgBAPQLACH4CAIA9QsAIfkIQADkCwAhDq4HAADQDAAwrwcAAPgFABCwBwAA0AwAMLIHQADWCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh2wcBAPILACH3CAEA8gsAIfoIAAGHDAAh-wgAAYcMACH8CAEA5QsAIf0IQADkCwAh_ghAAOQLACELrgcAANEMADCvBwAA4gUAELAHAADRDAAw2QdAANYLACHaBwEA8gsAIdsHAQDyCwAh9wgBAPILACH_CAABhwwAIYAJAQDjCwAhgQkBAOMLACGCCUAA5AsAIROuBwAA0gwAMK8HAADMBQAQsAcAANIMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA8gsAIeAHAQDjCwAh4QcBAOMLACHrCAEA5QsAIf4IQADkCwAhgglAAOQLACGDCQEA8gsAIYQJAAGHDAAhhQkBAOMLACGGCQEA5QsAIYcJAQDlCwAhiAkBAOULACGJCQAA_AsAIA6uBwAA0wwAMK8HAAC2BQAQsAcAANMMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHaBwEA8gsAIesIAQDlCwAhhwkBAOULACGICQEA5QsAIYkJAAD8CwAgigkCAPULACGLCQEA5QsAIYwJQADkCwAhAsMHAQAAAAHaBwEAAAABEAMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAhGw8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHdCQEA8AsAId4JQADfCwAh3wlAAO8LACHgCQEA8AsAIeUJAABaACDmCQAAWgAgA44JAABxACCPCQAAcQAgkAkAAHEAIAiuBwAA2AwAMK8HAACeBQAQsAcAANgMADCyB0AA1gsAIcMHAQDyCwAh2AcBAOMLACGRCQEA4wsAIZIJAQDlCwAhCK4HAADZDAAwrwcAAIsFABCwBwAA2QwAMLIHQADfCwAhwwcBAIsMACHYBwEA7gsAIZEJAQDuCwAhkgkBAPALACEHrgcAANoMADCvBwAAhQUAELAHAADaDAAwsgdAANYLACHDBwEA8gsAIewHAQDjCwAhkwkBAOMLACEHrgcAANsMADCvBwAA8gQAELAHAADbDAAwsgdAAN8LACHDBwEAiwwAIewHAQDuCwAhkwkBAO4LACEJrgcAANwMADCvBwAA7AQAELAHAADcDAAwsgdAANYLACHDBwEA8gsAIdgHAQDjCwAhlAkBAOMLACGVCQABhwwAIZYJAAGHDAAhCa4HAADdDAAwrwcAANkEABCwBwAA3QwAMLIHQADfCwAhwwcBAIsMACHYBwEA7gsAIZQJAQDuCwAhlQkAAYwMACGWCQABjAwAIQKUCQEAAAABlQkAAQAAAQauBwAA3wwAMK8HAADTBAAQsAcAAN8MADCYCQEA4wsAIZkJAgD1CwAhmgkEALYMACEGrgcAAOAMADCvBwAAwAQAELAHAADgDAAwmAkBAO4LACGZCQIAgwwAIZoJBAC9DAAhC64HAADhDAAwrwcAALoEABCwBwAA4QwAMLIHQADWCwAhwwcBAPILACHNBwIA9QsAIdAHQADWCwAh2AcBAOULACHaBwEA8gsAIZsJAQD0CwAhnAkAAJwMACANrgcAAOIMADCvBwAAogQAELAHAADiDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHgBwEA4wsAIeEHAQDjCwAh9wgBAPILACH-CEAA5AsAIYQJAAGHDAAhnQlAAOQLACEOrgcAAOMMADCvBwAAjAQAELAHAADjDAAwsgdAANYLACHDBwEA8gsAIckHAQDlCwAhzAcBAOMLACHaBwEA8gsAIdsHAQD0CwAh3QgBAOMLACHrCAEA5QsAIZ4JAQDjCwAhnwkBAOMLACGgCUAA5AsAIQ2uBwAA5AwAMK8HAAD0AwAQsAcAAOQMADCyB0AA1gsAIcMHAQDyCwAh2QdAANYLACHaBwEA9AsAId0IAQDjCwAh_wgAAYcMACGhCQEA4wsAIaIJAQDjCwAhowlAAOQLACGkCQAAnAwAIA2uBwAA5QwAMK8HAADhAwAQsAcAAOUMADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAlwwAId0IAQDuCwAh_wgAAYwMACGhCQEA7gsAIaIJAQDuCwAhowlAAO8LACGkCQAAnwwAIAWuBwAA5gwAMK8HAADbAwAQsAcAAOYMADDZB0AA1gsAIaUJAAGHDAAhBa4HAADnDAAwrwcAAMgDABCwBwAA5wwAMNkHQADfCwAhpQkAAYwMACEXrgcAAOgMADCvBwAAwgMAELAHAADoDAAwsgdAANYLACHDBwEA8gsAIdkHQADWCwAh2gcBAPILACHbBwEA8gsAIfAHAQDjCwAh8QcBAPILACHbCAEA9AsAIeEIAAD8CwAg_AgBAOULACH-CEAA5AsAIYQJAAGHDAAhpgkAAPwLACCnCUAA5AsAIagJAgC3DAAhqQkCALcMACGqCQEA5QsAIasJAQDlCwAhrAkBAPQLACGtCQEA9AsAIRauBwAA6QwAMK8HAACsAwAQsAcAAOkMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHZB0AA1gsAIdoHAQDyCwAh2wcBAPILACHgBwEA4wsAIeEHAQDjCwAh4QgAAPwLACDkCAEA4wsAIeUIAAD8CwAg5gggAP4LACH7CAABhwwAIf4IQADkCwAhnwkBAOULACGnCUAA5AsAIa4JAQD0CwAhrwkBAOULACGwCUAA5AsAIQyuBwAA6gwAMK8HAACWAwAQsAcAAOoMADCyB0AA1gsAIb0HAQDjCwAh_gcBAPILACG7CAEA4wsAIcUIAgD1CwAhsQkAAPMLACCyCQEA5QsAIbMJBAC2DAAhtAkgAP4LACEMrgcAAOsMADCvBwAAgwMAELAHAADrDAAwsgdAAN8LACG9BwEA7gsAIf4HAQCLDAAhuwgBAO4LACHFCAIAgwwAIbEJAACYDAAgsgkBAPALACGzCQQAvQwAIbQJIACCDAAhCa4HAADsDAAwrwcAAP0CABCwBwAA7AwAMIMIAQDyCwAhhAgBAOULACGoCAEA8gsAIawIAQDjCwAhtwgEALYMACG1CUAA1gsAIQmuBwAA7QwAMK8HAADqAgAQsAcAAO0MADCDCAEAiwwAIYQIAQDwCwAhqAgBAIsMACGsCAEA7gsAIbcIBAC9DAAhtQlAAN8LACEIrgcAAO4MADCvBwAA5AIAELAHAADuDAAwsgdAANYLACGsCAEA4wsAIZEJAQDjCwAhtgkBAOMLACG3CUAA5AsAIQmuBwAA7wwAMK8HAADOAgAQsAcAAO8MADDMByAA_gsAIfYHAQDjCwAh_wcBAOMLACGsCAEA4wsAIb0IAQDjCwAhuAlAANYLACEirgcAAPAMADCvBwAAuAIAELAHAADwDAAwvQcBAOMLACGpCAEA4wsAIa0IAQDjCwAhrwgCAPULACGwCAIA9QsAIbEIAgD1CwAhtggEANULACGiCQEA4wsAIbQJIAD-CwAhuQkBAOMLACG6CQEA5QsAIbsJAgD1CwAhvAkCAPULACG9CQIA9QsAIb4JAgD1CwAhvwkBAPQLACHACSAA_gsAIcEJQADkCwAhwglAAOQLACHDCQEA5QsAIcQJQADkCwAhxQkAAPwLACDGCQAA_AsAIMcJQADkCwAhyAkgAP4LACHJCQAA_AsAIMoJAgD1CwAhywkCAPULACHMCQEA5QsAIc0JAQD0CwAhzgkBAPQLACENrgcAAPEMADCvBwAAogIAELAHAADxDAAwsgdAANYLACG9BwEA4wsAIecHAgD1CwAh_gcBAPILACGiCAIA9QsAIbAIAgD1CwAhxQgCAPULACG0CSAA_gsAIc8JAQDjCwAh0AkAAPwLACAQBgAA8wwAIAgAAPQMACAOAAD1DAAgrgcAAPIMADCvBwAADgAQsAcAAPIMADCyB0AA3wsAIb0HAQDuCwAh5wcCAIMMACH-BwEAiwwAIaIIAgCDDAAhsAgCAIMMACHFCAIAgwwAIbQJIACCDAAhzwkBAO4LACHQCQAA_AsAIAOOCQAACQAgjwkAAAkAIJAJAAAJACADjgkAABEAII8JAAARACCQCQAAEQAgA44JAAAWACCPCQAAFgAgkAkAABYAIA2uBwAA9gwAMK8HAACKAgAQsAcAAPYMADCyB0AA1gsAIb0HAQDjCwAhwwcBAPILACHMBwEA4wsAIdsHAQDyCwAh9gcBAOMLACGtCAEA5QsAIdEJAgD1CwAh0gkBAOULACHTCUAA5AsAIQyuBwAA9wwAMK8HAADyAQAQsAcAAPcMADCxB0AA5AsAIb0HAQDjCwAhwwcBAPILACHbBwEA9AsAIfYHAQDjCwAhrQgBAOULACHRCQIA9QsAIdQJAQDjCwAh1QlAANYLACEMrgcAAPgMADCvBwAA2AEAELAHAAD4DAAwvQcBAOMLACHbBwEA8gsAIfwHBADVCwAhrwgEANULACGwCAQA1QsAIbEIBADVCwAh1gkEANULACHXCQIA9QsAIdgJAgD1CwAhDQQAAPoMACCuBwAA-QwAMK8HAAAHABCwBwAA-QwAML0HAQDuCwAh2wcBAIsMACH8BwQA3gsAIa8IBADeCwAhsAgEAN4LACGxCAQA3gsAIdYJBADeCwAh1wkCAIMMACHYCQIAgwwAIRcDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAiwwAIdoHAQCLDAAh3QgBAO4LACGhCQEA7gsAIaIJAQDuCwAh2QkgAIIMACHaCUAA7wsAIdsJQADfCwAh3AlAAO8LACHlCQAAAwAg5gkAAAMAIA2uBwAA-wwAMK8HAADAAQAQsAcAAPsMADCyB0AA1gsAIcMHAQDyCwAh2gcBAPILACHdCAEA4wsAIaEJAQDjCwAhogkBAOMLACHZCSAA_gsAIdoJQADkCwAh2wlAANYLACHcCUAA5AsAIQyuBwAA_AwAMK8HAACqAQAQsAcAAPwMADCyB0AA1gsAIcMHAQDyCwAhzAcBAOMLACHdCAEA4wsAIaEJAQDjCwAh3QkBAOULACHeCUAA1gsAId8JQADkCwAh4AkBAOULACENAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACASAwAA1gwAIBUAAJ0NACAXAACgDQAgrgcAAJ8NADCvBwAARwAQsAcAAJ8NADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAYwMACGdCUAA7wsAIeUJAABHACDmCQAARwAgFiEAAIANACArAACYDAAgrgcAAP8MADCvBwAAggEAELAHAAD_DAAwsgdAAN8LACG_BwEA8AsAIcMHAQCLDAAhxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIRUDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh5QkAAHoAIOYJAAB6ACAJIQAAgA0AIK4HAACBDQAwrwcAAH4AELAHAACBDQAwsgdAAN8LACHDBwEAiwwAIcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIRMDAADWDAAgIgAAgw0AICMAAIQNACCuBwAAgg0AMK8HAAB6ABCwBwAAgg0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhA44JAAB-ACCPCQAAfgAgkAkAAH4AIAOOCQAAggEAII8JAACCAQAgkAkAAIIBACAVAwAA1gwAIB8AAIYNACCuBwAAhQ0AMK8HAABxABCwBwAAhQ0AMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIesIAQDwCwAh_ghAAO8LACGCCUAA7wsAIYMJAQCLDAAhhAkAAYwMACGFCQEA7gsAIYYJAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgEgMAANYMACAgAADXDAAgrgcAANUMADCvBwAAbwAQsAcAANUMADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIesIAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgigkCAIMMACGLCQEA8AsAIYwJQADvCwAh5QkAAG8AIOYJAABvACACwwcBAAAAAdoHAQAAAAEYAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHdCAEA7gsAIecIAgCDDAAh6wgBAO4LACHsCAEA7gsAIe0IAQDwCwAh7ggAAJ8MACDvCAEA8AsAIfAIAAD8CwAg8QgCAIMMACHyCAIAgwwAIQOOCQAANQAgjwkAADUAIJAJAAA1ACAMEgAAzQwAIK4HAADMDAAwrwcAADoAELAHAADMDAAwvgdAAO8LACHOB0AA3wsAIdsIAQCLDAAh6AgAAPwLACDpCAAA_AsAIOoIAQDwCwAh5QkAADoAIOYJAAA6ACADjgkAADwAII8JAAA8ACCQCQAAPAAgGQ8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHdCQEA8AsAId4JQADfCwAh3wlAAO8LACHgCQEA8AsAIQOOCQAAAwAgjwkAAAMAIJAJAAADACADjgkAAC0AII8JAAAtACCQCQAALQAgA44JAAAxACCPCQAAMQAgkAkAADEAIAOOCQAAaQAgjwkAAGkAIJAJAABpACADjgkAAEIAII8JAABCACCQCQAAQgAgA44JAABHACCPCQAARwAgkAkAAEcAIBIDAADWDAAgIAAA1wwAIK4HAADVDAAwrwcAAG8AELAHAADVDAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHrCAEA8AsAIYcJAQDwCwAhiAkBAPALACGJCQAA_AsAIIoJAgCDDAAhiwkBAPALACGMCUAA7wsAIeUJAABvACDmCQAAbwAgA44JAABOACCPCQAATgAgkAkAAE4AIAOOCQAAUgAgjwkAAFIAIJAJAABSACADjgkAAFYAII8JAABWACCQCQAAVgAgA44JAAB6ACCPCQAAegAgkAkAAHoAIAOOCQAASwAgjwkAAEsAIJAJAABLACAUAwAAmg0AIAQBAPALACEVAACbDQAgrgcAAJkNADCvBwAAVgAQsAcAAJkNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHZB0AA3wsAIdoHAQCXDAAh2wcBAJcMACH4BwEA7gsAIfMIAAGMDAAh9AgAAYwMACH1CAEA8AsAIfYIAQDwCwAh9wgBAJcMACH4CAIAgwwAIfkIQADvCwAhGw8AAI4NACAQAACPDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIBwAAJENACAdAACNDQAgHgAAkA0AIB8AAJMNACAgAADXDAAgJAAAlw0AICUAAJgNACCuBwAAjA0AMK8HAABaABCwBwAAjA0AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAId0IAQDuCwAhoQkBAO4LACHdCQEA8AsAId4JQADfCwAh3wlAAO8LACHgCQEA8AsAIeUJAABaACDmCQAAWgAgFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeUJAABCACDmCQAAQgAgEAMAANYMACAVAACdDQAgrgcAAJwNADCvBwAAUgAQsAcAAJwNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhFgMAANYMACAEAACjDQAgGAAAkg0AIBkAAJQNACAaAACVDQAgGwAAlg0AIK4HAACiDQAwrwcAAEIAELAHAACiDQAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIeUJAABCACDmCQAAQgAgDQMAANYMACAVAACdDQAgrgcAAJ4NADCvBwAATgAQsAcAAJ4NADDZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACH3CAEAiwwAIf8IAAGMDAAhgAkBAO4LACGBCQEA7gsAIYIJQADvCwAhEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEPAwAA1gwAIBYAAP4MACCuBwAA_QwAMK8HAABLABCwBwAA_QwAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACDlCQAASwAg5gkAAEsAIALDBwEAAAAB2gcBAAAAARQDAADWDAAgBAAAow0AIBgAAJINACAZAACUDQAgGgAAlQ0AIBsAAJYNACCuBwAAog0AMK8HAABCABCwBwAAog0AMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEXAwAA1gwAIAUAALoNACAGAADzDAAgCAAA9AwAIA8AAI4NACAQAACPDQAgEQAAiQ0AIBwAAJENACCuBwAAuQ0AMK8HAAADABCwBwAAuQ0AMLIHQADfCwAhwwcBAIsMACHaBwEAiwwAId0IAQDuCwAhoQkBAO4LACGiCQEA7gsAIdkJIACCDAAh2glAAO8LACHbCUAA3wsAIdwJQADvCwAh5QkAAAMAIOYJAAADACAC2wgBAAAAAdwIAAEAAAEHEgAAzQwAIK4HAAClDQAwrwcAADwAELAHAAClDQAw2QdAAN8LACHbCAEAiwwAIdwIAAGMDAAhGQQAAPoMACASAADNDAAgrgcAAKYNADCvBwAANQAQsAcAAKYNADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhGQMAANYMACAEAAD6DAAgrgcAAKcNADCvBwAAMQAQsAcAAKcNADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhGAMAANYMACAEAAD6DAAgrgcAAKgNADCvBwAALQAQsAcAAKgNADCyB0AA3wsAIb0HAQDuCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABjAwAIf4IQADvCwAhnwkBAPALACGnCUAA7wsAIa4JAQCXDAAhrwkBAPALACGwCUAA7wsAIQL_BwEAAAABrAgBAAAAAQoJAACrDQAgrgcAAKoNADCvBwAAIgAQsAcAAKoNADDMByAAggwAIfYHAQDuCwAh_wcBAO4LACGsCAEA7gsAIb0IAQDuCwAhuAlAAN8LACEoBwAAsA0AIAoAALENACALAACyDQAgDAAAsw0AIK4HAACvDQAwrwcAABYAELAHAACvDQAwvQcBAO4LACGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCQEA8AsAIcQJQADvCwAhxQkAAPwLACDGCQAA_AsAIMcJQADvCwAhyAkgAIIMACHJCQAA_AsAIMoJAgCDDAAhywkCAIMMACHMCQEA8AsAIc0JAQCXDAAhzgkBAJcMACHlCQAAFgAg5gkAABYAIAkJAACrDQAgrgcAAKwNADCvBwAAHgAQsAcAAKwNADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhAoMIAQAAAAGqCAIAAAABGQkAAKsNACCuBwAArg0AMK8HAAAaABCwBwAArg0AMLIHQADfCwAh2wcBAIsMACGDCAEAiwwAIaIIAgCDDAAhqAgBAIsMACGpCAEA7gsAIaoIAgCDDAAhqwgEAN4LACGsCAEA7gsAIa0IAQDuCwAhrggBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACGyCAAAmAwAILMIQADvCwAhtAhAAO8LACG1CEAA7wsAIbYIBADeCwAhtwgEAN4LACG4CAEA7gsAISYHAACwDQAgCgAAsQ0AIAsAALINACAMAACzDQAgrgcAAK8NADCvBwAAFgAQsAcAAK8NADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJAQDwCwAhxAlAAO8LACHFCQAA_AsAIMYJAAD8CwAgxwlAAO8LACHICSAAggwAIckJAAD8CwAgygkCAIMMACHLCQIAgwwAIcwJAQDwCwAhzQkBAJcMACHOCQEAlwwAIRIGAADzDAAgCAAA9AwAIA4AAPUMACCuBwAA8gwAMK8HAAAOABCwBwAA8gwAMLIHQADfCwAhvQcBAO4LACHnBwIAgwwAIf4HAQCLDAAhoggCAIMMACGwCAIAgwwAIcUIAgCDDAAhtAkgAIIMACHPCQEA7gsAIdAJAAD8CwAg5QkAAA4AIOYJAAAOACADjgkAABoAII8JAAAaACCQCQAAGgAgA44JAAAeACCPCQAAHgAgkAkAAB4AIAOOCQAAIgAgjwkAACIAIJAJAAAiACAPBAAA-gwAIAcAALUNACCuBwAAtA0AMK8HAAARABCwBwAAtA0AMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHSCQEA8AsAIdMJQADvCwAhEgYAAPMMACAIAAD0DAAgDgAA9QwAIK4HAADyDAAwrwcAAA4AELAHAADyDAAwsgdAAN8LACG9BwEA7gsAIecHAgCDDAAh_gcBAIsMACGiCAIAgwwAIbAIAgCDDAAhxQgCAIMMACG0CSAAggwAIc8JAQDuCwAh0AkAAPwLACDlCQAADgAg5gkAAA4AIA4EAACjDQAgBwAAtQ0AIK4HAAC2DQAwrwcAAAkAELAHAAC2DQAwsQdAAO8LACG9BwEA7gsAIcMHAQCLDAAh2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHUCQEA7gsAIdUJQADfCwAhAtoHAQAAAAGhCQEAAAABAsMHAQAAAAHaBwEAAAABFQMAANYMACAFAAC6DQAgBgAA8wwAIAgAAPQMACAPAACODQAgEAAAjw0AIBEAAIkNACAcAACRDQAgrgcAALkNADCvBwAAAwAQsAcAALkNADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHZCSAAggwAIdoJQADvCwAh2wlAAN8LACHcCUAA7wsAIQ8EAAD6DAAgrgcAAPkMADCvBwAABwAQsAcAAPkMADC9BwEA7gsAIdsHAQCLDAAh_AcEAN4LACGvCAQA3gsAIbAIBADeCwAhsQgEAN4LACHWCQQA3gsAIdcJAgCDDAAh2AkCAIMMACHlCQAABwAg5gkAAAcAIAAAAAAABeoJBAAAAAHxCQQAAAAB8gkEAAAAAfMJBAAAAAH0CQQAAAABAeoJQAAAAAEAAAAAAAAAAAAB6gkBAAAAAQHqCUAAAAABAeoJAQAAAAEAAAAAAAXqCQIAAAAB8QkCAAAAAfIJAgAAAAHzCQIAAAAB9AkCAAAAAQUyAADhFQAgMwAA5BUAIOcJAADiFQAg6AkAAOMVACDtCQAAfAAgAzIAAOEVACDnCQAA4hUAIO0JAAB8ACAAAAAFMgAA3BUAIDMAAN8VACDnCQAA3RUAIOgJAADeFQAg7QkAAHwAIAMyAADcFQAg5wkAAN0VACDtCQAAfAAgAAAAAuoJAQAAAATwCQEAAAAFBTIAANUVACAzAADaFQAg5wkAANYVACDoCQAA2RUAIO0JAAABACALMgAA7g0AMDMAAPMNADDnCQAA7w0AMOgJAADwDQAw6QkAAPENACDqCQAA8g0AMOsJAADyDQAw7AkAAPINADDtCQAA8g0AMO4JAAD0DQAw7wkAAPUNADALMgAA4g0AMDMAAOcNADDnCQAA4w0AMOgJAADkDQAw6QkAAOUNACDqCQAA5g0AMOsJAADmDQAw7AkAAOYNADDtCQAA5g0AMO4JAADoDQAw7wkAAOkNADARK4AAAAABsgdAAAAAAb8HAQAAAAHDBwEAAAABxAcEAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKB0AAAAABywcBAAAAAcwHAQAAAAHNBwIAAAABzgdAAAAAAc8HQAAAAAHQB0AAAAAB0QdAAAAAAQIAAACEAQAgMgAA7Q0AIAMAAACEAQAgMgAA7Q0AIDMAAOwNACABKwAA2BUAMBYhAACADQAgKwAAmAwAIK4HAAD_DAAwrwcAAIIBABCwBwAA_wwAMLIHQADfCwAhvwcBAPALACHDBwEAAAABxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIQIAAACEAQAgKwAA7A0AIAIAAADqDQAgKwAA6w0AIBUrAACYDAAgrgcAAOkNADCvBwAA6g0AELAHAADpDQAwsgdAAN8LACG_BwEA8AsAIcMHAQCLDAAhxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIRUrAACYDAAgrgcAAOkNADCvBwAA6g0AELAHAADpDQAwsgdAAN8LACG_BwEA8AsAIcMHAQCLDAAhxAcEAN4LACHFBwEAiwwAIcYHAQCLDAAhxwcBAO4LACHIBwEA7gsAIckHAQDuCwAhygdAAN8LACHLBwEAlwwAIcwHAQDuCwAhzQcCAIMMACHOB0AA7wsAIc8HQADvCwAh0AdAAN8LACHRB0AA7wsAIRErgAAAAAGyB0AAwQ0AIb8HAQDNDQAhwwcBAMsNACHEBwQAwA0AIcYHAQDLDQAhxwcBAMsNACHIBwEAyw0AIckHAQDLDQAhygdAAMENACHLBwEAzQ0AIcwHAQDLDQAhzQcCANMNACHOB0AAzA0AIc8HQADMDQAh0AdAAMENACHRB0AAzA0AIRErgAAAAAGyB0AAwQ0AIb8HAQDNDQAhwwcBAMsNACHEBwQAwA0AIcYHAQDLDQAhxwcBAMsNACHIBwEAyw0AIckHAQDLDQAhygdAAMENACHLBwEAzQ0AIcwHAQDLDQAhzQcCANMNACHOB0AAzA0AIc8HQADMDQAh0AdAAMENACHRB0AAzA0AIRErgAAAAAGyB0AAAAABvwcBAAAAAcMHAQAAAAHEBwQAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHQAAAAAHLBwEAAAABzAcBAAAAAc0HAgAAAAHOB0AAAAABzwdAAAAAAdAHQAAAAAHRB0AAAAABBLIHQAAAAAHDBwEAAAAB2AcBAAAAAdkHQAAAAAECAAAAgAEAIDIAAPkNACADAAAAgAEAIDIAAPkNACAzAAD4DQAgASsAANcVADAJIQAAgA0AIK4HAACBDQAwrwcAAH4AELAHAACBDQAwsgdAAN8LACHDBwEAAAABxQcBAIsMACHYBwEA7gsAIdkHQADvCwAhAgAAAIABACArAAD4DQAgAgAAAPYNACArAAD3DQAgCK4HAAD1DQAwrwcAAPYNABCwBwAA9Q0AMLIHQADfCwAhwwcBAIsMACHFBwEAiwwAIdgHAQDuCwAh2QdAAO8LACEIrgcAAPUNADCvBwAA9g0AELAHAAD1DQAwsgdAAN8LACHDBwEAiwwAIcUHAQCLDAAh2AcBAO4LACHZB0AA7wsAIQSyB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACHZB0AAzA0AIQSyB0AAwQ0AIcMHAQDLDQAh2AcBAMsNACHZB0AAzA0AIQSyB0AAAAABwwcBAAAAAdgHAQAAAAHZB0AAAAABAeoJAQAAAAQDMgAA1RUAIOcJAADWFQAg7QkAAAEAIAQyAADuDQAw5wkAAO8NADDpCQAA8Q0AIO0JAADyDQAwBDIAAOINADDnCQAA4w0AMOkJAADlDQAg7QkAAOYNADAAAAAAAAHqCSAAAAABAAAAAAAAAAAAAAHqCQABAAABAAAAAAAAAAAAAAHqCQABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF6gkEAAAAAfEJBAAAAAHyCQQAAAAB8wkEAAAAAfQJBAAAAAEF6gkCAAAAAfEJAgAAAAHyCQIAAAAB8wkCAAAAAfQJAgAAAAEAAAAAAAUyAADQFQAgMwAA0xUAIOcJAADRFQAg6AkAANIVACDtCQAAGAAgAzIAANAVACDnCQAA0RUAIO0JAAAYACAAAAAAAAAAAAAAAAAAAAAAAAAFMgAAyxUAIDMAAM4VACDnCQAAzBUAIOgJAADNFQAg7QkAAGsAIAMyAADLFQAg5wkAAMwVACDtCQAAawAgAAAAAAAC6gkBAAAABPAJAQAAAAUC6gkBAAAABPAJAQAAAAUFMgAAwxUAIDMAAMkVACDnCQAAxBUAIOgJAADIFQAg7QkAAAUAIAUyAADBFQAgMwAAxhUAIOcJAADCFQAg6AkAAMUVACDtCQAAawAgAeoJAQAAAAQB6gkBAAAABAMyAADDFQAg5wkAAMQVACDtCQAABQAgAzIAAMEVACDnCQAAwhUAIO0JAABrACAAAAAC6gkBAAAABPAJAQAAAAUC6gkBAAAABPAJAQAAAAUFMgAAvBUAIDMAAL8VACDnCQAAvRUAIOgJAAC-FQAg7QkAAGsAIAHqCQEAAAAEAeoJAQAAAAQDMgAAvBUAIOcJAAC9FQAg7QkAAGsAIAcDAADjDwAgEQAAgRQAIBMAAIIUACAUAACDFAAg7QgAAMcNACDuCAAAxw0AIO8IAADHDQAgAAAAAAAC6gkBAAAABPAJAQAAAAUFMgAAtRUAIDMAALoVACDnCQAAthUAIOgJAAC5FQAg7QkAAAEAIAsyAACbDwAwMwAAoA8AMOcJAACcDwAw6AkAAJ0PADDpCQAAng8AIOoJAACfDwAw6wkAAJ8PADDsCQAAnw8AMO0JAACfDwAw7gkAAKEPADDvCQAAog8AMAcyAACWDwAgMwAAmQ8AIOcJAACXDwAg6AkAAJgPACDrCQAAOgAg7AkAADoAIO0JAACrBgAgCzIAAIoPADAzAACPDwAw5wkAAIsPADDoCQAAjA8AMOkJAACNDwAg6gkAAI4PADDrCQAAjg8AMOwJAACODwAw7QkAAI4PADDuCQAAkA8AMO8JAACRDwAwAtkHQAAAAAHcCAABAAABAgAAAD4AIDIAAJUPACADAAAAPgAgMgAAlQ8AIDMAAJQPACABKwAAuBUAMAgSAADNDAAgrgcAAKUNADCvBwAAPAAQsAcAAKUNADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACHhCQAApA0AIAIAAAA-ACArAACUDwAgAgAAAJIPACArAACTDwAgBq4HAACRDwAwrwcAAJIPABCwBwAAkQ8AMNkHQADfCwAh2wgBAIsMACHcCAABjAwAIQauBwAAkQ8AMK8HAACSDwAQsAcAAJEPADDZB0AA3wsAIdsIAQCLDAAh3AgAAYwMACEC2QdAAMENACHcCAABjg4AIQLZB0AAwQ0AIdwIAAGODgAhAtkHQAAAAAHcCAABAAABBb4HQAAAAAHOB0AAAAAB6AgAAPwOACDpCAAA_Q4AIOoIAQAAAAECAAAAqwYAIDIAAJYPACADAAAAOgAgMgAAlg8AIDMAAJoPACAHAAAAOgAgKwAAmg8AIL4HQADMDQAhzgdAAMENACHoCAAA-Q4AIOkIAAD6DgAg6ggBAM0NACEFvgdAAMwNACHOB0AAwQ0AIegIAAD5DgAg6QgAAPoOACDqCAEAzQ0AIRMEAAD0DgAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAECAAAANwAgMgAApg8AIAMAAAA3ACAyAACmDwAgMwAApQ8AIAErAAC3FQAwGQQAAPoMACASAADNDAAgrgcAAKYNADCvBwAANQAQsAcAAKYNADCyB0AA3wsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHbCAEAiwwAId0IAQDuCwAh3ggBAO4LACHfCAEA7gsAIeAIAACYDAAg4QgAAPwLACDiCAIAgwwAIeMIIACCDAAh5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh5wgCAIMMACECAAAANwAgKwAApQ8AIAIAAACjDwAgKwAApA8AIBeuBwAAog8AMK8HAACjDwAQsAcAAKIPADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh2wgBAIsMACHdCAEA7gsAId4IAQDuCwAh3wgBAO4LACHgCAAAmAwAIOEIAAD8CwAg4ggCAIMMACHjCCAAggwAIeQIAQDuCwAh5QgAAPwLACDmCCAAggwAIecIAgCDDAAhF64HAACiDwAwrwcAAKMPABCwBwAAog8AMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4gdAAN8LACHbCAEAiwwAId0IAQDuCwAh3ggBAO4LACHfCAEA7gsAIeAIAACYDAAg4QgAAPwLACDiCAIAgwwAIeMIIACCDAAh5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh5wgCAIMMACESsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AId4IAQDLDQAh3wgBAMsNACHgCIAAAAAB4QgAAO4OACDiCAIA0w0AIeMIIACDDgAh5AgBAMsNACHlCAAA7w4AIOYIIACDDgAh5wgCANMNACETBAAA8A4AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdsHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhEwQAAPQOACCyB0AAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQHqCQEAAAAEAzIAALUVACDnCQAAthUAIO0JAAABACAEMgAAmw8AMOcJAACcDwAw6QkAAJ4PACDtCQAAnw8AMAMyAACWDwAg5wkAAJcPACDtCQAAqwYAIAQyAACKDwAw5wkAAIsPADDpCQAAjQ8AIO0JAACODwAwAAAAAAAHMgAArRUAIDMAALMVACDnCQAArhUAIOgJAACyFQAg6wkAAFoAIOwJAABaACDtCQAAAQAgBzIAAKsVACAzAACwFQAg5wkAAKwVACDoCQAArxUAIOsJAABCACDsCQAAQgAg7QkAAEQAIAMyAACtFQAg5wkAAK4VACDtCQAAAQAgAzIAAKsVACDnCQAArBUAIO0JAABEACAAAAAFMgAAoxUAIDMAAKkVACDnCQAApBUAIOgJAACoFQAg7QkAAAEAIAUyAAChFQAgMwAAphUAIOcJAACiFQAg6AkAAKUVACDtCQAARAAgAzIAAKMVACDnCQAApBUAIO0JAAABACADMgAAoRUAIOcJAACiFQAg7QkAAEQAIAAAAAUyAACZFQAgMwAAnxUAIOcJAACaFQAg6AkAAJ4VACDtCQAAAQAgBTIAAJcVACAzAACcFQAg5wkAAJgVACDoCQAAmxUAIO0JAABEACADMgAAmRUAIOcJAACaFQAg7QkAAAEAIAMyAACXFQAg5wkAAJgVACDtCQAARAAgAAAAAuoJAQAAAATwCQEAAAAFBTIAAI8VACAzAACVFQAg5wkAAJAVACDoCQAAlBUAIO0JAAABACAFMgAAjRUAIDMAAJIVACDnCQAAjhUAIOgJAACRFQAg7QkAAKEFACAB6gkBAAAABAMyAACPFQAg5wkAAJAVACDtCQAAAQAgAzIAAI0VACDnCQAAjhUAIO0JAAChBQAgAAAAAAAC6gkBAAAABPAJAQAAAAUFMgAAhxUAIDMAAIsVACDnCQAAiBUAIOgJAACKFQAg7QkAAAEAIAsyAADUDwAwMwAA2Q8AMOcJAADVDwAw6AkAANYPADDpCQAA1w8AIOoJAADYDwAw6wkAANgPADDsCQAA2A8AMO0JAADYDwAw7gkAANoPADDvCQAA2w8AMA8DAADKDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgAgAAAHMAIDIAAN8PACADAAAAcwAgMgAA3w8AIDMAAN4PACABKwAAiRUAMBUDAADWDAAgHwAAhg0AIK4HAACFDQAwrwcAAHEAELAHAACFDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHrCAEA8AsAIf4IQADvCwAhgglAAO8LACGDCQEAiwwAIYQJAAEAAAGFCQEA7gsAIYYJAQDwCwAhhwkBAPALACGICQEA8AsAIYkJAAD8CwAgAgAAAHMAICsAAN4PACACAAAA3A8AICsAAN0PACATrgcAANsPADCvBwAA3A8AELAHAADbDwAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh6wgBAPALACH-CEAA7wsAIYIJQADvCwAhgwkBAIsMACGECQABjAwAIYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACATrgcAANsPADCvBwAA3A8AELAHAADbDwAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh6wgBAPALACH-CEAA7wsAIYIJQADvCwAhgwkBAIsMACGECQABjAwAIYUJAQDuCwAhhgkBAPALACGHCQEA8AsAIYgJAQDwCwAhiQkAAPwLACAOsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIesIAQDNDQAh_ghAAMwNACGCCUAAzA0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIA8DAADHDwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIesIAQDNDQAh_ghAAMwNACGCCUAAzA0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIA8DAADKDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgAeoJAQAAAAQDMgAAhxUAIOcJAACIFQAg7QkAAAEAIAQyAADUDwAw5wkAANUPADDpCQAA1w8AIO0JAADYDwAwEA8AAPITACAQAADzEwAgGAAA9hMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIBwAAPUTACAdAADxEwAgHgAA9BMAIB8AAPcTACAgAADkDwAgJAAA-xMAICUAAPwTACDdCQAAxw0AIN8JAADHDQAg4AkAAMcNACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUyAAD_FAAgMwAAhRUAIOcJAACAFQAg6AkAAIQVACDtCQAAAQAgBzIAAP0UACAzAACCFQAg5wkAAP4UACDoCQAAgRUAIOsJAABHACDsCQAARwAg7QkAAEkAIAMyAAD_FAAg5wkAAIAVACDtCQAAAQAgAzIAAP0UACDnCQAA_hQAIO0JAABJACAAAAAFMgAA9RQAIDMAAPsUACDnCQAA9hQAIOgJAAD6FAAg7QkAAAEAIAUyAADzFAAgMwAA-BQAIOcJAAD0FAAg6AkAAPcUACDtCQAARAAgBzIAAIIQACAzAACFEAAg5wkAAIMQACDoCQAAhBAAIOsJAABLACDsCQAASwAg7QkAAIkBACAIAwAA-g8AILIHQAAAAAHDBwEAAAABzQcCAAAAAdAHQAAAAAHYBwEAAAAB2gcBAAAAAZwJgAAAAAECAAAAiQEAIDIAAIIQACADAAAASwAgMgAAghAAIDMAAIYQACAKAAAASwAgAwAA-A8AICsAAIYQACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGcCYAAAAABCAMAAPgPACCyB0AAwQ0AIcMHAQDLDQAhzQcCANMNACHQB0AAwQ0AIdgHAQDNDQAh2gcBAMsNACGcCYAAAAABAzIAAPUUACDnCQAA9hQAIO0JAAABACADMgAA8xQAIOcJAAD0FAAg7QkAAEQAIAMyAACCEAAg5wkAAIMQACDtCQAAiQEAIAAAAAUyAADnFAAgMwAA8RQAIOcJAADoFAAg6AkAAPAUACDtCQAAAQAgBzIAAOUUACAzAADuFAAg5wkAAOYUACDoCQAA7RQAIOsJAAADACDsCQAAAwAg7QkAAAUAIAsyAAC3EAAwMwAAvBAAMOcJAAC4EAAw6AkAALkQADDpCQAAuhAAIOoJAAC7EAAw6wkAALsQADDsCQAAuxAAMO0JAAC7EAAw7gkAAL0QADDvCQAAvhAAMAsyAACrEAAwMwAAsBAAMOcJAACsEAAw6AkAAK0QADDpCQAArhAAIOoJAACvEAAw6wkAAK8QADDsCQAArxAAMO0JAACvEAAw7gkAALEQADDvCQAAshAAMAsyAACfEAAwMwAApBAAMOcJAACgEAAw6AkAAKEQADDpCQAAohAAIOoJAACjEAAw6wkAAKMQADDsCQAAoxAAMO0JAACjEAAw7gkAAKUQADDvCQAAphAAMAsyAACTEAAwMwAAmBAAMOcJAACUEAAw6AkAAJUQADDpCQAAlhAAIOoJAACXEAAw6wkAAJcQADDsCQAAlxAAMO0JAACXEAAw7gkAAJkQADDvCQAAmhAAMA4DAACzDwAgBAEAAAABsgdAAAAAAcMHAQAAAAHMBwEAAAAB2QdAAAAAAdsHAQAAAAH4BwEAAAAB8wgAAQAAAfQIAAEAAAH1CAEAAAAB9ggBAAAAAfgIAgAAAAH5CEAAAAABAgAAAFgAIDIAAJ4QACADAAAAWAAgMgAAnhAAIDMAAJ0QACABKwAA7BQAMBQDAACaDQAgBAEA8AsAIRUAAJsNACCuBwAAmQ0AMK8HAABWABCwBwAAmQ0AMLIHQADfCwAhwwcBAAAAAcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABAAAB9AgAAQAAAfUIAQDwCwAh9ggBAPALACH3CAEAlwwAIfgIAgCDDAAh-QhAAO8LACECAAAAWAAgKwAAnRAAIAIAAACbEAAgKwAAnBAAIBIEAQDwCwAhrgcAAJoQADCvBwAAmxAAELAHAACaEAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABjAwAIfQIAAGMDAAh9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIRIEAQDwCwAhrgcAAJoQADCvBwAAmxAAELAHAACaEAAwsgdAAN8LACHDBwEAiwwAIcwHAQDuCwAh2QdAAN8LACHaBwEAlwwAIdsHAQCXDAAh-AcBAO4LACHzCAABjAwAIfQIAAGMDAAh9QgBAPALACH2CAEA8AsAIfcIAQCXDAAh-AgCAIMMACH5CEAA7wsAIQ0EAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH4CAIA0w0AIfkIQADMDQAhDgMAALEPACAEAQDNDQAhsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH4CAIA0w0AIfkIQADMDQAhDgMAALMPACAEAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB-AgCAAAAAfkIQAAAAAEKAwAAug8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQIAAABUACAyAACqEAAgAwAAAFQAIDIAAKoQACAzAACpEAAgASsAAOsUADAQAwAA1gwAIBUAAJ0NACCuBwAAnA0AMK8HAABSABCwBwAAnA0AMLIHQADfCwAhwwcBAAAAAdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh-ggAAQAAAfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhAgAAAFQAICsAAKkQACACAAAApxAAICsAAKgQACAOrgcAAKYQADCvBwAApxAAELAHAACmEAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh-ggAAYwMACH7CAABjAwAIfwIAQDwCwAh_QhAAO8LACH-CEAA7wsAIQ6uBwAAphAAMK8HAACnEAAQsAcAAKYQADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH6CAABjAwAIfsIAAGMDAAh_AgBAPALACH9CEAA7wsAIf4IQADvCwAhCbIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh-ggAAY4OACH7CAABjg4AIfwIAQDNDQAh_QhAAMwNACH-CEAAzA0AIQoDAAC4DwAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhCgMAALoPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAEHAwAAwQ8AINkHQAAAAAHbBwEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAAQIAAABQACAyAAC2EAAgAwAAAFAAIDIAALYQACAzAAC1EAAgASsAAOoUADANAwAA1gwAIBUAAJ0NACCuBwAAng0AMK8HAABOABCwBwAAng0AMNkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh_wgAAQAAAYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQIAAABQACArAAC1EAAgAgAAALMQACArAAC0EAAgC64HAACyEAAwrwcAALMQABCwBwAAshAAMNkHQADfCwAh2gcBAIsMACHbBwEAiwwAIfcIAQCLDAAh_wgAAYwMACGACQEA7gsAIYEJAQDuCwAhgglAAO8LACELrgcAALIQADCvBwAAsxAAELAHAACyEAAw2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh9wgBAIsMACH_CAABjAwAIYAJAQDuCwAhgQkBAO4LACGCCUAA7wsAIQbZB0AAwQ0AIdsHAQDLDQAh_wgAAY4OACGACQEAyw0AIYEJAQDLDQAhgglAAMwNACEHAwAAvw8AINkHQADBDQAh2wcBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQcDAADBDwAg2QdAAAAAAdsHAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABCgMAAIcQACAXAACJEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAECAAAASQAgMgAAwhAAIAMAAABJACAyAADCEAAgMwAAwRAAIAErAADpFAAwEAMAANYMACAVAACdDQAgFwAAoA0AIK4HAACfDQAwrwcAAEcAELAHAACfDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACH3CAEAiwwAIf4IQADvCwAhhAkAAQAAAZ0JQADvCwAhAgAAAEkAICsAAMEQACACAAAAvxAAICsAAMAQACANrgcAAL4QADCvBwAAvxAAELAHAAC-EAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACENrgcAAL4QADCvBwAAvxAAELAHAAC-EAAwsgdAAN8LACHDBwEAiwwAIdkHQADfCwAh2gcBAIsMACHgBwEA7gsAIeEHAQDuCwAh9wgBAIsMACH-CEAA7wsAIYQJAAGMDAAhnQlAAO8LACEIsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQoDAAD_DwAgFwAAgRAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACEKAwAAhxAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQMyAADnFAAg5wkAAOgUACDtCQAAAQAgAzIAAOUUACDnCQAA5hQAIO0JAAAFACAEMgAAtxAAMOcJAAC4EAAw6QkAALoQACDtCQAAuxAAMAQyAACrEAAw5wkAAKwQADDpCQAArhAAIO0JAACvEAAwBDIAAJ8QADDnCQAAoBAAMOkJAACiEAAg7QkAAKMQADAEMgAAkxAAMOcJAACUEAAw6QkAAJYQACDtCQAAlxAAMAAAAAAAAAAAAAAAAuoJAQAAAATwCQEAAAAFAuoJAQAAAATwCQEAAAAFBTIAAN0UACAzAADjFAAg5wkAAN4UACDoCQAA4hQAIO0JAAABACAFMgAA2xQAIDMAAOAUACDnCQAA3BQAIOgJAADfFAAg7QkAAAUAIAHqCQEAAAAEAeoJAQAAAAQDMgAA3RQAIOcJAADeFAAg7QkAAAEAIAMyAADbFAAg5wkAANwUACDtCQAABQAgAAAAAuoJAQAAAATwCQEAAAAFAuoJAQAAAATwCQEAAAAFBTIAANMUACAzAADZFAAg5wkAANQUACDoCQAA2BQAIO0JAAABACAFMgAA0RQAIDMAANYUACDnCQAA0hQAIOgJAADVFAAg7QkAAAUAIAHqCQEAAAAEAeoJAQAAAAQDMgAA0xQAIOcJAADUFAAg7QkAAAEAIAMyAADRFAAg5wkAANIUACDtCQAABQAgAAAAAAAAAAAAAAAAAAUyAADMFAAgMwAAzxQAIOcJAADNFAAg6AkAAM4UACDtCQAAGAAgAzIAAMwUACDnCQAAzRQAIO0JAAAYACAAAAAFMgAAxxQAIDMAAMoUACDnCQAAyBQAIOgJAADJFAAg7QkAABgAIAMyAADHFAAg5wkAAMgUACDtCQAAGAAgAAAAAAAC6gkBAAAABPAJAQAAAAUC6gkBAAAABPAJAQAAAAUC6gkBAAAABPAJAQAAAAUFMgAAvxQAIDMAAMUUACDnCQAAwBQAIOgJAADEFAAg7QkAAI0CACALMgAAnxEAMDMAAKQRADDnCQAAoBEAMOgJAAChEQAw6QkAAKIRACDqCQAAoxEAMOsJAACjEQAw7AkAAKMRADDtCQAAoxEAMO4JAAClEQAw7wkAAKYRADALMgAAkxEAMDMAAJgRADDnCQAAlBEAMOgJAACVEQAw6QkAAJYRACDqCQAAlxEAMOsJAACXEQAw7AkAAJcRADDtCQAAlxEAMO4JAACZEQAw7wkAAJoRADALMgAAhxEAMDMAAIwRADDnCQAAiBEAMOgJAACJEQAw6QkAAIoRACDqCQAAixEAMOsJAACLEQAw7AkAAIsRADDtCQAAixEAMO4JAACNEQAw7wkAAI4RADAFzAcgAAAAAfYHAQAAAAH_BwEAAAABvQgBAAAAAbgJQAAAAAECAAAAJAAgMgAAkhEAIAMAAAAkACAyAACSEQAgMwAAkREAIAErAADDFAAwCwkAAKsNACCuBwAAqg0AMK8HAAAiABCwBwAAqg0AMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIeIJAACpDQAgAgAAACQAICsAAJERACACAAAAjxEAICsAAJARACAJrgcAAI4RADCvBwAAjxEAELAHAACOEQAwzAcgAIIMACH2BwEA7gsAIf8HAQDuCwAhrAgBAO4LACG9CAEA7gsAIbgJQADfCwAhCa4HAACOEQAwrwcAAI8RABCwBwAAjhEAMMwHIACCDAAh9gcBAO4LACH_BwEA7gsAIawIAQDuCwAhvQgBAO4LACG4CUAA3wsAIQXMByAAgw4AIfYHAQDLDQAh_wcBAMsNACG9CAEAyw0AIbgJQADBDQAhBcwHIACDDgAh9gcBAMsNACH_BwEAyw0AIb0IAQDLDQAhuAlAAMENACEFzAcgAAAAAfYHAQAAAAH_BwEAAAABvQgBAAAAAbgJQAAAAAEEsgdAAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAAQIAAAAgACAyAACeEQAgAwAAACAAIDIAAJ4RACAzAACdEQAgASsAAMIUADAJCQAAqw0AIK4HAACsDQAwrwcAAB4AELAHAACsDQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAAAAAbcJQADvCwAhAgAAACAAICsAAJ0RACACAAAAmxEAICsAAJwRACAIrgcAAJoRADCvBwAAmxEAELAHAACaEQAwsgdAAN8LACGsCAEA7gsAIZEJAQDuCwAhtgkBAO4LACG3CUAA7wsAIQiuBwAAmhEAMK8HAACbEQAQsAcAAJoRADCyB0AA3wsAIawIAQDuCwAhkQkBAO4LACG2CQEA7gsAIbcJQADvCwAhBLIHQADBDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhBLIHQADBDQAhkQkBAMsNACG2CQEAyw0AIbcJQADMDQAhBLIHQAAAAAGRCQEAAAABtgkBAAAAAbcJQAAAAAEUsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAECAAAAHAAgMgAAqhEAIAMAAAAcACAyAACqEQAgMwAAqREAIAErAADBFAAwGgkAAKsNACCuBwAArg0AMK8HAAAaABCwBwAArg0AMLIHQADfCwAh2wcBAIsMACGDCAEAiwwAIaIIAgCDDAAhqAgBAAAAAakIAQDuCwAhqggCAIMMACGrCAQA3gsAIawIAQDuCwAhrQgBAO4LACGuCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbIIAACYDAAgswhAAO8LACG0CEAA7wsAIbUIQADvCwAhtggEAN4LACG3CAQA3gsAIbgIAQDuCwAh4wkAAK0NACACAAAAHAAgKwAAqREAIAIAAACnEQAgKwAAqBEAIBiuBwAAphEAMK8HAACnEQAQsAcAAKYRADCyB0AA3wsAIdsHAQCLDAAhgwgBAIsMACGiCAIAgwwAIagIAQCLDAAhqQgBAO4LACGqCAIAgwwAIasIBADeCwAhrAgBAO4LACGtCAEA7gsAIa4IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhsggAAJgMACCzCEAA7wsAIbQIQADvCwAhtQhAAO8LACG2CAQA3gsAIbcIBADeCwAhuAgBAO4LACEYrgcAAKYRADCvBwAApxEAELAHAACmEQAwsgdAAN8LACHbBwEAiwwAIYMIAQCLDAAhoggCAIMMACGoCAEAiwwAIakIAQDuCwAhqggCAIMMACGrCAQA3gsAIawIAQDuCwAhrQgBAO4LACGuCAEA7gsAIa8IAgCDDAAhsAgCAIMMACGxCAIAgwwAIbIIAACYDAAgswhAAO8LACG0CEAA7wsAIbUIQADvCwAhtggEAN4LACG3CAQA3gsAIbgIAQDuCwAhFLIHQADBDQAh2wcBAMsNACGDCAEAyw0AIaIIAgDTDQAhqAgBAMsNACGpCAEAyw0AIaoIAgDTDQAhqwgEAMANACGtCAEAyw0AIa4IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhsgiAAAAAAbMIQADMDQAhtAhAAMwNACG1CEAAzA0AIbYIBADADQAhtwgEAMANACG4CAEAyw0AIRSyB0AAwQ0AIdsHAQDLDQAhgwgBAMsNACGiCAIA0w0AIagIAQDLDQAhqQgBAMsNACGqCAIA0w0AIasIBADADQAhrQgBAMsNACGuCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbIIgAAAAAGzCEAAzA0AIbQIQADMDQAhtQhAAMwNACG2CAQAwA0AIbcIBADADQAhuAgBAMsNACEUsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAEB6gkBAAAABAHqCQEAAAAEAeoJAQAAAAQDMgAAvxQAIOcJAADAFAAg7QkAAI0CACAEMgAAnxEAMOcJAACgEQAw6QkAAKIRACDtCQAAoxEAMAQyAACTEQAw5wkAAJQRADDpCQAAlhEAIO0JAACXEQAwBDIAAIcRADDnCQAAiBEAMOkJAACKEQAg7QkAAIsRADAAAAAAAALqCQEAAAAE8AkBAAAABQsyAADVEQAwMwAA2hEAMOcJAADWEQAw6AkAANcRADDpCQAA2BEAIOoJAADZEQAw6wkAANkRADDsCQAA2REAMO0JAADZEQAw7gkAANsRADDvCQAA3BEAMAsyAADHEQAwMwAAzBEAMOcJAADIEQAw6AkAAMkRADDpCQAAyhEAIOoJAADLEQAw6wkAAMsRADDsCQAAyxEAMO0JAADLEQAw7gkAAM0RADDvCQAAzhEAMAsyAAC7EQAwMwAAwBEAMOcJAAC8EQAw6AkAAL0RADDpCQAAvhEAIOoJAAC_EQAw6wkAAL8RADDsCQAAvxEAMO0JAAC_EQAw7gkAAMERADDvCQAAwhEAMCEKAACvEQAgCwAAsBEAIAwAALERACC9BwEAAAABqQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCQEAAAABxAlAAAAAAcUJAACrEQAgxgkAAKwRACDHCUAAAAAByAkgAAAAAckJAACtEQAgygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAECAAAAGAAgMgAAxhEAIAMAAAAYACAyAADGEQAgMwAAxREAIAErAAC-FAAwJgcAALANACAKAACxDQAgCwAAsg0AIAwAALMNACCuBwAArw0AMK8HAAAWABCwBwAArw0AML0HAQAAAAGpCAEA7gsAIa0IAQDuCwAhrwgCAIMMACGwCAIAgwwAIbEIAgCDDAAhtggEAN4LACGiCQEA7gsAIbQJIACCDAAhuQkBAO4LACG6CQEA8AsAIbsJAgCDDAAhvAkCAIMMACG9CQIAgwwAIb4JAgCDDAAhvwkBAJcMACHACSAAggwAIcEJQADvCwAhwglAAO8LACHDCQEA8AsAIcQJQADvCwAhxQkAAPwLACDGCQAA_AsAIMcJQADvCwAhyAkgAIIMACHJCQAA_AsAIMoJAgCDDAAhywkCAIMMACHMCQEA8AsAIc0JAQCXDAAhzgkBAJcMACECAAAAGAAgKwAAxREAIAIAAADDEQAgKwAAxBEAICKuBwAAwhEAMK8HAADDEQAQsAcAAMIRADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJAQDwCwAhxAlAAO8LACHFCQAA_AsAIMYJAAD8CwAgxwlAAO8LACHICSAAggwAIckJAAD8CwAgygkCAIMMACHLCQIAgwwAIcwJAQDwCwAhzQkBAJcMACHOCQEAlwwAISKuBwAAwhEAMK8HAADDEQAQsAcAAMIRADC9BwEA7gsAIakIAQDuCwAhrQgBAO4LACGvCAIAgwwAIbAIAgCDDAAhsQgCAIMMACG2CAQA3gsAIaIJAQDuCwAhtAkgAIIMACG5CQEA7gsAIboJAQDwCwAhuwkCAIMMACG8CQIAgwwAIb0JAgCDDAAhvgkCAIMMACG_CQEAlwwAIcAJIACCDAAhwQlAAO8LACHCCUAA7wsAIcMJAQDwCwAhxAlAAO8LACHFCQAA_AsAIMYJAAD8CwAgxwlAAO8LACHICSAAggwAIckJAAD8CwAgygkCAIMMACHLCQIAgwwAIcwJAQDwCwAhzQkBAJcMACHOCQEAlwwAIR69BwEAyw0AIakIAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCQEAzQ0AIcQJQADMDQAhxQkAAIARACDGCQAAgREAIMcJQADMDQAhyAkgAIMOACHJCQAAghEAIMoJAgDTDQAhywkCANMNACHMCQEAzQ0AIc0JAQDNDQAhzgkBAM0NACEhCgAAhBEAIAsAAIURACAMAACGEQAgvQcBAMsNACGpCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwkBAM0NACHECUAAzA0AIcUJAACAEQAgxgkAAIERACDHCUAAzA0AIcgJIACDDgAhyQkAAIIRACDKCQIA0w0AIcsJAgDTDQAhzAkBAM0NACHNCQEAzQ0AIc4JAQDNDQAhIQoAAK8RACALAACwEQAgDAAAsREAIL0HAQAAAAGpCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJAQAAAAHECUAAAAABxQkAAKsRACDGCQAArBEAIMcJQAAAAAHICSAAAAAByQkAAK0RACDKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAQoEAADUEQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAdsHAQAAAAH2BwEAAAAB0QkCAAAAAdIJAQAAAAHTCUAAAAABAgAAABMAIDIAANMRACADAAAAEwAgMgAA0xEAIDMAANERACABKwAAvRQAMA8EAAD6DAAgBwAAtQ0AIK4HAAC0DQAwrwcAABEAELAHAAC0DQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdsHAQCLDAAh9gcBAO4LACGtCAEA8AsAIdEJAgCDDAAh0gkBAPALACHTCUAA7wsAIQIAAAATACArAADREQAgAgAAAM8RACArAADQEQAgDa4HAADOEQAwrwcAAM8RABCwBwAAzhEAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHSCQEA8AsAIdMJQADvCwAhDa4HAADOEQAwrwcAAM8RABCwBwAAzhEAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2wcBAIsMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHSCQEA8AsAIdMJQADvCwAhCbIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAMsNACH2BwEAyw0AIdEJAgDTDQAh0gkBAM0NACHTCUAAzA0AIQoEAADSEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHbBwEAyw0AIfYHAQDLDQAh0QkCANMNACHSCQEAzQ0AIdMJQADMDQAhBTIAALgUACAzAAC7FAAg5wkAALkUACDoCQAAuhQAIO0JAAAFACAKBAAA1BEAILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB9gcBAAAAAdEJAgAAAAHSCQEAAAAB0wlAAAAAAQMyAAC4FAAg5wkAALkUACDtCQAABQAgCQQAAOIRACCxB0AAAAABvQcBAAAAAcMHAQAAAAHbBwEAAAAB9gcBAAAAAdEJAgAAAAHUCQEAAAAB1QlAAAAAAQIAAAALACAyAADhEQAgAwAAAAsAIDIAAOERACAzAADfEQAgASsAALcUADAOBAAAow0AIAcAALUNACCuBwAAtg0AMK8HAAAJABCwBwAAtg0AMLEHQADvCwAhvQcBAO4LACHDBwEAAAAB2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHUCQEA7gsAIdUJQADfCwAhAgAAAAsAICsAAN8RACACAAAA3REAICsAAN4RACAMrgcAANwRADCvBwAA3REAELAHAADcEQAwsQdAAO8LACG9BwEA7gsAIcMHAQCLDAAh2wcBAJcMACH2BwEA7gsAIa0IAQDwCwAh0QkCAIMMACHUCQEA7gsAIdUJQADfCwAhDK4HAADcEQAwrwcAAN0RABCwBwAA3BEAMLEHQADvCwAhvQcBAO4LACHDBwEAiwwAIdsHAQCXDAAh9gcBAO4LACGtCAEA8AsAIdEJAgCDDAAh1AkBAO4LACHVCUAA3wsAIQixB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAh0QkCANMNACHUCQEAyw0AIdUJQADBDQAhCQQAAOARACCxB0AAzA0AIb0HAQDLDQAhwwcBAMsNACHbBwEAzQ0AIfYHAQDLDQAh0QkCANMNACHUCQEAyw0AIdUJQADBDQAhBzIAALIUACAzAAC1FAAg5wkAALMUACDoCQAAtBQAIOsJAAADACDsCQAAAwAg7QkAAAUAIAkEAADiEQAgsQdAAAAAAb0HAQAAAAHDBwEAAAAB2wcBAAAAAfYHAQAAAAHRCQIAAAAB1AkBAAAAAdUJQAAAAAEDMgAAshQAIOcJAACzFAAg7QkAAAUAIAHqCQEAAAAEBDIAANURADDnCQAA1hEAMOkJAADYEQAg7QkAANkRADAEMgAAxxEAMOcJAADIEQAw6QkAAMoRACDtCQAAyxEAMAQyAAC7EQAw5wkAALwRADDpCQAAvhEAIO0JAAC_EQAwAAAAAAAAAAAHMgAArRQAIDMAALAUACDnCQAArhQAIOgJAACvFAAg6wkAAA4AIOwJAAAOACDtCQAAjQIAIAMyAACtFAAg5wkAAK4UACDtCQAAjQIAIAAAAAAABzIAAKgUACAzAACrFAAg5wkAAKkUACDoCQAAqhQAIOsJAAAOACDsCQAADgAg7QkAAI0CACADMgAAqBQAIOcJAACpFAAg7QkAAI0CACAAAAAAAAUyAACjFAAgMwAAphQAIOcJAACkFAAg6AkAAKUUACDtCQAABQAgAzIAAKMUACDnCQAApBQAIO0JAAAFACAKAwAA4w8AIAUAAIsUACAGAADnEQAgCAAA6BEAIA8AAPITACAQAADzEwAgEQAAgRQAIBwAAPUTACDaCQAAxw0AINwJAADHDQAgAAAABTIAAJgUACAzAAChFAAg5wkAAJkUACDoCQAAoBQAIO0JAAABACAHMgAAyhIAIDMAAM0SACDnCQAAyxIAIOgJAADMEgAg6wkAAAcAIOwJAAAHACDtCQAAwwEAIAsyAADBEgAwMwAAxRIAMOcJAADCEgAw6AkAAMMSADDpCQAAxBIAIOoJAADZEQAw6wkAANkRADDsCQAA2REAMO0JAADZEQAw7gkAAMYSADDvCQAA3BEAMAsyAAC4EgAwMwAAvBIAMOcJAAC5EgAw6AkAALoSADDpCQAAuxIAIOoJAADLEQAw6wkAAMsRADDsCQAAyxEAMO0JAADLEQAw7gkAAL0SADDvCQAAzhEAMAsyAACsEgAwMwAAsRIAMOcJAACtEgAw6AkAAK4SADDpCQAArxIAIOoJAACwEgAw6wkAALASADDsCQAAsBIAMO0JAACwEgAw7gkAALISADDvCQAAsxIAMAsyAACgEgAwMwAApRIAMOcJAAChEgAw6AkAAKISADDpCQAAoxIAIOoJAACkEgAw6wkAAKQSADDsCQAApBIAMO0JAACkEgAw7gkAAKYSADDvCQAApxIAMAsyAACXEgAwMwAAmxIAMOcJAACYEgAw6AkAAJkSADDpCQAAmhIAIOoJAACfDwAw6wkAAJ8PADDsCQAAnw8AMO0JAACfDwAw7gkAAJwSADDvCQAAog8AMAsyAACLEgAwMwAAkBIAMOcJAACMEgAw6AkAAI0SADDpCQAAjhIAIOoJAACPEgAw6wkAAI8SADDsCQAAjxIAMO0JAACPEgAw7gkAAJESADDvCQAAkhIAMA4DAADDEAAgGAAAxRAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAACWEgAgAwAAAEQAIDIAAJYSACAzAACVEgAgASsAAJ8UADAVAwAA1gwAIAQAAKMNACAYAACSDQAgGQAAlA0AIBoAAJUNACAbAACWDQAgrgcAAKINADCvBwAAQgAQsAcAAKINADCyB0AA3wsAIcMHAQAAAAHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGNCQAAoQ0AIJ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQIAAABEACArAACVEgAgAgAAAJMSACArAACUEgAgDq4HAACSEgAwrwcAAJMSABCwBwAAkhIAMLIHQADfCwAhwwcBAIsMACHJBwEA8AsAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAId0IAQDuCwAh6wgBAPALACGeCQEA7gsAIZ8JAQDuCwAhoAlAAO8LACEOrgcAAJISADCvBwAAkxIAELAHAACSEgAwsgdAAN8LACHDBwEAiwwAIckHAQDwCwAhzAcBAO4LACHaBwEAiwwAIdsHAQCXDAAh3QgBAO4LACHrCAEA8AsAIZ4JAQDuCwAhnwkBAO4LACGgCUAA7wsAIQmyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEOAwAAjRAAIBgAAI8QACAZAACQEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEOAwAAwxAAIBgAAMUQACAZAADGEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAETEgAA9Q4AILIHQAAAAAHDBwEAAAABzAcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAdsIAQAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCIAAAAAB4QgAAPIOACDiCAIAAAAB4wggAAAAAeQIAQAAAAHlCAAA8w4AIOYIIAAAAAHnCAIAAAABAgAAADcAIDIAAJ8SACADAAAANwAgMgAAnxIAIDMAAJ4SACABKwAAnhQAMAIAAAA3ACArAACeEgAgAgAAAKMPACArAACdEgAgErIHQADBDQAhwwcBAMsNACHMBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIdsIAQDLDQAh3QgBAMsNACHeCAEAyw0AId8IAQDLDQAh4AiAAAAAAeEIAADuDgAg4ggCANMNACHjCCAAgw4AIeQIAQDLDQAh5QgAAO8OACDmCCAAgw4AIecIAgDTDQAhExIAAPEOACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHbCAEAyw0AId0IAQDLDQAh3ggBAMsNACHfCAEAyw0AIeAIgAAAAAHhCAAA7g4AIOIIAgDTDQAh4wggAIMOACHkCAEAyw0AIeUIAADvDgAg5gggAIMOACHnCAIA0w0AIRMSAAD1DgAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB2wgBAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAETAwAA2hAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABAgAAADMAIDIAAKsSACADAAAAMwAgMgAAqxIAIDMAAKoSACABKwAAnRQAMBkDAADWDAAgBAAA-gwAIK4HAACnDQAwrwcAADEAELAHAACnDQAwsgdAAN8LACHDBwEAAAAB2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAQAAAaYJAAD8CwAgpwlAAO8LACGoCQIAvgwAIakJAgC-DAAhqgkBAPALACGrCQEA8AsAIawJAQCXDAAhrQkBAJcMACECAAAAMwAgKwAAqhIAIAIAAACoEgAgKwAAqRIAIBeuBwAApxIAMK8HAACoEgAQsAcAAKcSADCyB0AA3wsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh8AcBAO4LACHxBwEAiwwAIdsIAQCXDAAh4QgAAPwLACD8CAEA8AsAIf4IQADvCwAhhAkAAYwMACGmCQAA_AsAIKcJQADvCwAhqAkCAL4MACGpCQIAvgwAIaoJAQDwCwAhqwkBAPALACGsCQEAlwwAIa0JAQCXDAAhF64HAACnEgAwrwcAAKgSABCwBwAApxIAMLIHQADfCwAhwwcBAIsMACHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHwBwEA7gsAIfEHAQCLDAAh2wgBAJcMACHhCAAA_AsAIPwIAQDwCwAh_ghAAO8LACGECQABjAwAIaYJAAD8CwAgpwlAAO8LACGoCQIAvgwAIakJAgC-DAAhqgkBAPALACGrCQEA8AsAIawJAQCXDAAhrQkBAJcMACESsgdAAMENACHDBwEAyw0AIdkHQADBDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhEwMAANYQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACETAwAA2hAAILIHQAAAAAHDBwEAAAAB2QdAAAAAAfAHAQAAAAHxBwEAAAAB2wgBAAAAAeEIAADYEAAg_AgBAAAAAf4IQAAAAAGECQABAAABpgkAANkQACCnCUAAAAABqAkCAAAAAakJAgAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQEAAAABEgMAAOUQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABAgAAAC8AIDIAALcSACADAAAALwAgMgAAtxIAIDMAALYSACABKwAAnBQAMBgDAADWDAAgBAAA-gwAIK4HAACoDQAwrwcAAC0AELAHAACoDQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHZB0AA3wsAIdoHAQCLDAAh2wcBAIsMACHgBwEA7gsAIeEHAQDuCwAh4QgAAPwLACDkCAEA7gsAIeUIAAD8CwAg5gggAIIMACH7CAABAAAB_ghAAO8LACGfCQEA8AsAIacJQADvCwAhrgkBAJcMACGvCQEA8AsAIbAJQADvCwAhAgAAAC8AICsAALYSACACAAAAtBIAICsAALUSACAWrgcAALMSADCvBwAAtBIAELAHAACzEgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeEIAAD8CwAg5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh-wgAAYwMACH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACEWrgcAALMSADCvBwAAtBIAELAHAACzEgAwsgdAAN8LACG9BwEA7gsAIcMHAQCLDAAh2QdAAN8LACHaBwEAiwwAIdsHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeEIAAD8CwAg5AgBAO4LACHlCAAA_AsAIOYIIACCDAAh-wgAAYwMACH-CEAA7wsAIZ8JAQDwCwAhpwlAAO8LACGuCQEAlwwAIa8JAQDwCwAhsAlAAO8LACERsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRIDAADhEAAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRIDAADlEAAgsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAAQoHAADwEQAgsgdAAAAAAb0HAQAAAAHDBwEAAAABzAcBAAAAAfYHAQAAAAGtCAEAAAAB0QkCAAAAAdIJAQAAAAHTCUAAAAABAgAAABMAIDIAAMASACADAAAAEwAgMgAAwBIAIDMAAL8SACABKwAAmxQAMAIAAAATACArAAC_EgAgAgAAAM8RACArAAC-EgAgCbIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh9gcBAMsNACGtCAEAzQ0AIdEJAgDTDQAh0gkBAM0NACHTCUAAzA0AIQoHAADvEQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACH2BwEAyw0AIa0IAQDNDQAh0QkCANMNACHSCQEAzQ0AIdMJQADMDQAhCgcAAPARACCyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHRCQIAAAAB0gkBAAAAAdMJQAAAAAEJBwAA9xEAILEHQAAAAAG9BwEAAAABwwcBAAAAAfYHAQAAAAGtCAEAAAAB0QkCAAAAAdQJAQAAAAHVCUAAAAABAgAAAAsAIDIAAMkSACADAAAACwAgMgAAyRIAIDMAAMgSACABKwAAmhQAMAIAAAALACArAADIEgAgAgAAAN0RACArAADHEgAgCLEHQADMDQAhvQcBAMsNACHDBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHRCQIA0w0AIdQJAQDLDQAh1QlAAMENACEJBwAA9hEAILEHQADMDQAhvQcBAMsNACHDBwEAyw0AIfYHAQDLDQAhrQgBAM0NACHRCQIA0w0AIdQJAQDLDQAh1QlAAMENACEJBwAA9xEAILEHQAAAAAG9BwEAAAABwwcBAAAAAfYHAQAAAAGtCAEAAAAB0QkCAAAAAdQJAQAAAAHVCUAAAAABCL0HAQAAAAH8BwQAAAABrwgEAAAAAbAIBAAAAAGxCAQAAAAB1gkEAAAAAdcJAgAAAAHYCQIAAAABAgAAAMMBACAyAADKEgAgAwAAAAcAIDIAAMoSACAzAADOEgAgCgAAAAcAICsAAM4SACC9BwEAyw0AIfwHBADADQAhrwgEAMANACGwCAQAwA0AIbEIBADADQAh1gkEAMANACHXCQIA0w0AIdgJAgDTDQAhCL0HAQDLDQAh_AcEAMANACGvCAQAwA0AIbAIBADADQAhsQgEAMANACHWCQQAwA0AIdcJAgDTDQAh2AkCANMNACEDMgAAmBQAIOcJAACZFAAg7QkAAAEAIAMyAADKEgAg5wkAAMsSACDtCQAAwwEAIAQyAADBEgAw5wkAAMISADDpCQAAxBIAIO0JAADZEQAwBDIAALgSADDnCQAAuRIAMOkJAAC7EgAg7QkAAMsRADAEMgAArBIAMOcJAACtEgAw6QkAAK8SACDtCQAAsBIAMAQyAACgEgAw5wkAAKESADDpCQAAoxIAIO0JAACkEgAwBDIAAJcSADDnCQAAmBIAMOkJAACaEgAg7QkAAJ8PADAEMgAAixIAMOcJAACMEgAw6QkAAI4SACDtCQAAjxIAMAAAAAsyAADYEwAwMwAA3RMAMOcJAADZEwAw6AkAANoTADDpCQAA2xMAIOoJAADcEwAw6wkAANwTADDsCQAA3BMAMO0JAADcEwAw7gkAAN4TADDvCQAA3xMAMAsyAADPEwAwMwAA0xMAMOcJAADQEwAw6AkAANETADDpCQAA0hMAIOoJAACwEgAw6wkAALASADDsCQAAsBIAMO0JAACwEgAw7gkAANQTADDvCQAAsxIAMAsyAADGEwAwMwAAyhMAMOcJAADHEwAw6AkAAMgTADDpCQAAyRMAIOoJAACkEgAw6wkAAKQSADDsCQAApBIAMO0JAACkEgAw7gkAAMsTADDvCQAApxIAMAsyAAC6EwAwMwAAvxMAMOcJAAC7EwAw6AkAALwTADDpCQAAvRMAIOoJAAC-EwAw6wkAAL4TADDsCQAAvhMAMO0JAAC-EwAw7gkAAMATADDvCQAAwRMAMAsyAACxEwAwMwAAtRMAMOcJAACyEwAw6AkAALMTADDpCQAAtBMAIOoJAACPEgAw6wkAAI8SADDsCQAAjxIAMO0JAACPEgAw7gkAALYTADDvCQAAkhIAMAsyAACoEwAwMwAArBMAMOcJAACpEwAw6AkAAKoTADDpCQAAqxMAIOoJAAC7EAAw6wkAALsQADDsCQAAuxAAMO0JAAC7EAAw7gkAAK0TADDvCQAAvhAAMAcyAACjEwAgMwAAphMAIOcJAACkEwAg6AkAAKUTACDrCQAAbwAg7AkAAG8AIO0JAAChBQAgCzIAAJoTADAzAACeEwAw5wkAAJsTADDoCQAAnBMAMOkJAACdEwAg6gkAANgPADDrCQAA2A8AMOwJAADYDwAw7QkAANgPADDuCQAAnxMAMO8JAADbDwAwCzIAAJETADAzAACVEwAw5wkAAJITADDoCQAAkxMAMOkJAACUEwAg6gkAAK8QADDrCQAArxAAMOwJAACvEAAw7QkAAK8QADDuCQAAlhMAMO8JAACyEAAwCzIAAIgTADAzAACMEwAw5wkAAIkTADDoCQAAihMAMOkJAACLEwAg6gkAAKMQADDrCQAAoxAAMOwJAACjEAAw7QkAAKMQADDuCQAAjRMAMO8JAACmEAAwCzIAAP8SADAzAACDEwAw5wkAAIATADDoCQAAgRMAMOkJAACCEwAg6gkAAJcQADDrCQAAlxAAMOwJAACXEAAw7QkAAJcQADDuCQAAhBMAMO8JAACaEAAwCzIAAPMSADAzAAD4EgAw5wkAAPQSADDoCQAA9RIAMOkJAAD2EgAg6gkAAPcSADDrCQAA9xIAMOwJAAD3EgAw7QkAAPcSADDuCQAA-RIAMO8JAAD6EgAwCzIAAOcSADAzAADsEgAw5wkAAOgSADDoCQAA6RIAMOkJAADqEgAg6gkAAOsSADDrCQAA6xIAMOwJAADrEgAw7QkAAOsSADDuCQAA7RIAMO8JAADuEgAwCBYAAPsPACCyB0AAAAABwwcBAAAAAc0HAgAAAAHQB0AAAAAB2AcBAAAAAZsJAQAAAAGcCYAAAAABAgAAAIkBACAyAADyEgAgAwAAAIkBACAyAADyEgAgMwAA8RIAIAErAACXFAAwDQMAANYMACAWAAD-DAAgrgcAAP0MADCvBwAASwAQsAcAAP0MADCyB0AA3wsAIcMHAQAAAAHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQAAAAGcCQAAnwwAIAIAAACJAQAgKwAA8RIAIAIAAADvEgAgKwAA8BIAIAuuBwAA7hIAMK8HAADvEgAQsAcAAO4SADCyB0AA3wsAIcMHAQCLDAAhzQcCAIMMACHQB0AA3wsAIdgHAQDwCwAh2gcBAIsMACGbCQEAlwwAIZwJAACfDAAgC64HAADuEgAwrwcAAO8SABCwBwAA7hIAMLIHQADfCwAhwwcBAIsMACHNBwIAgwwAIdAHQADfCwAh2AcBAPALACHaBwEAiwwAIZsJAQCXDAAhnAkAAJ8MACAHsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIZsJAQDNDQAhnAmAAAAAAQgWAAD5DwAgsgdAAMENACHDBwEAyw0AIc0HAgDTDQAh0AdAAMENACHYBwEAzQ0AIZsJAQDNDQAhnAmAAAAAAQgWAAD7DwAgsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAGbCQEAAAABnAmAAAAAAQ4iAAD8DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAECAAAAfAAgMgAA_hIAIAMAAAB8ACAyAAD-EgAgMwAA_RIAIAErAACWFAAwEwMAANYMACAiAACDDQAgIwAAhA0AIK4HAACCDQAwrwcAAHoAELAHAACCDQAwsgdAAN8LACG9BwEA7gsAIcMHAQAAAAHMBwEA7gsAIdoHAQCLDAAh2wcBAJcMACHcBwEA7gsAId0HAAD8CwAg3gcBAPALACHfB0AA7wsAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAIQIAAAB8ACArAAD9EgAgAgAAAPsSACArAAD8EgAgEK4HAAD6EgAwrwcAAPsSABCwBwAA-hIAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhEK4HAAD6EgAwrwcAAPsSABCwBwAA-hIAMLIHQADfCwAhvQcBAO4LACHDBwEAiwwAIcwHAQDuCwAh2gcBAIsMACHbBwEAlwwAIdwHAQDuCwAh3QcAAPwLACDeBwEA8AsAId8HQADvCwAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAhDLIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ4iAADgDQAgIwAA4Q0AILIHQADBDQAhvQcBAMsNACHDBwEAyw0AIcwHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ4iAAD8DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEPBAEAAAABFQAAtA8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAECAAAAWAAgMgAAhxMAIAMAAABYACAyAACHEwAgMwAAhhMAIAErAACVFAAwAgAAAFgAICsAAIYTACACAAAAmxAAICsAAIUTACAOBAEAzQ0AIbIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdkHQADBDQAh2wcBAM0NACH4BwEAyw0AIfMIAAGODgAh9AgAAY4OACH1CAEAzQ0AIfYIAQDNDQAh9wgBAM0NACH4CAIA0w0AIfkIQADMDQAhDwQBAM0NACEVAACyDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2QdAAMENACHbBwEAzQ0AIfgHAQDLDQAh8wgAAY4OACH0CAABjg4AIfUIAQDNDQAh9ggBAM0NACH3CAEAzQ0AIfgIAgDTDQAh-QhAAMwNACEPBAEAAAABFQAAtA8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH3CAEAAAAB-AgCAAAAAfkIQAAAAAELFQAAuw8AILIHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAH3CAEAAAAB-ggAAQAAAfsIAAEAAAH8CAEAAAAB_QhAAAAAAf4IQAAAAAECAAAAVAAgMgAAkBMAIAMAAABUACAyAACQEwAgMwAAjxMAIAErAACUFAAwAgAAAFQAICsAAI8TACACAAAApxAAICsAAI4TACAKsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACH3CAEAyw0AIfoIAAGODgAh-wgAAY4OACH8CAEAzQ0AIf0IQADMDQAh_ghAAMwNACELFQAAuQ8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh9wgBAMsNACH6CAABjg4AIfsIAAGODgAh_AgBAM0NACH9CEAAzA0AIf4IQADMDQAhCxUAALsPACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB9wgBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABCBUAAMIPACDZB0AAAAAB2wcBAAAAAfcIAQAAAAH_CAABAAABgAkBAAAAAYEJAQAAAAGCCUAAAAABAgAAAFAAIDIAAJkTACADAAAAUAAgMgAAmRMAIDMAAJgTACABKwAAkxQAMAIAAABQACArAACYEwAgAgAAALMQACArAACXEwAgB9kHQADBDQAh2wcBAMsNACH3CAEAyw0AIf8IAAGODgAhgAkBAMsNACGBCQEAyw0AIYIJQADMDQAhCBUAAMAPACDZB0AAwQ0AIdsHAQDLDQAh9wgBAMsNACH_CAABjg4AIYAJAQDLDQAhgQkBAMsNACGCCUAAzA0AIQgVAADCDwAg2QdAAAAAAdsHAQAAAAH3CAEAAAAB_wgAAQAAAYAJAQAAAAGBCQEAAAABgglAAAAAARAfAADLDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAIAAABzACAyAACiEwAgAwAAAHMAIDIAAKITACAzAAChEwAgASsAAJIUADACAAAAcwAgKwAAoRMAIAIAAADcDwAgKwAAoBMAIA-yB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHgBwEAyw0AIeEHAQDLDQAh6wgBAM0NACH-CEAAzA0AIYIJQADMDQAhgwkBAMsNACGECQABjg4AIYUJAQDLDQAhhgkBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAAMYPACAQHwAAyA8AILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIeAHAQDLDQAh4QcBAMsNACHrCAEAzQ0AIf4IQADMDQAhgglAAMwNACGDCQEAyw0AIYQJAAGODgAhhQkBAMsNACGGCQEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAAxg8AIBAfAADLDwAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAHrCAEAAAAB_ghAAAAAAYIJQAAAAAGDCQEAAAABhAkAAQAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQAAyQ8AIAsgAADiDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB6wgBAAAAAYcJAQAAAAGICQEAAAABiQkAAOAPACCKCQIAAAABiwkBAAAAAYwJQAAAAAECAAAAoQUAIDIAAKMTACADAAAAbwAgMgAAoxMAIDMAAKcTACANAAAAbwAgIAAA0w8AICsAAKcTACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHrCAEAzQ0AIYcJAQDNDQAhiAkBAM0NACGJCQAA0Q8AIIoJAgDTDQAhiwkBAM0NACGMCUAAzA0AIQsgAADTDwAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACELFQAAiBAAIBcAAIkQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAfcIAQAAAAH-CEAAAAABhAkAAQAAAZ0JQAAAAAECAAAASQAgMgAAsBMAIAMAAABJACAyAACwEwAgMwAArxMAIAErAACRFAAwAgAAAEkAICsAAK8TACACAAAAvxAAICsAAK4TACAJsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhCxUAAIAQACAXAACBEAAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh4AcBAMsNACHhBwEAyw0AIfcIAQDLDQAh_ghAAMwNACGECQABjg4AIZ0JQADMDQAhCxUAAIgQACAXAACJEAAgsgdAAAAAAcMHAQAAAAHZB0AAAAAB4AcBAAAAAeEHAQAAAAH3CAEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABDwQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAAC5EwAgAwAAAEQAIDIAALkTACAzAAC4EwAgASsAAJAUADACAAAARAAgKwAAuBMAIAIAAACTEgAgKwAAtxMAIAqyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQ8EAACOEAAgGAAAjxAAIBkAAJAQACAaAACREAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhDwQAAMQQACAYAADFEAAgGQAAxhAAIBoAAMcQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAARMRAACpDwAgEwAAqg8AIBQAAKsPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQIAAABrACAyAADFEwAgAwAAAGsAIDIAAMUTACAzAADEEwAgASsAAI8UADAZAwAA1gwAIBEAAIkNACATAACKDQAgFAAAiw0AIK4HAACIDQAwrwcAAGkAELAHAACIDQAwsgdAAN8LACHDBwEAAAABzAcBAO4LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAId0IAQDuCwAh5wgCAIMMACHrCAEA7gsAIewIAQDuCwAh7QgBAPALACHuCAAAnwwAIO8IAQDwCwAh8AgAAPwLACDxCAIAgwwAIfIIAgCDDAAhjQkAAIcNACACAAAAawAgKwAAxBMAIAIAAADCEwAgKwAAwxMAIBSuBwAAwRMAMK8HAADCEwAQsAcAAMETADCyB0AA3wsAIcMHAQCLDAAhzAcBAO4LACHaBwEAiwwAIeAHAQDuCwAh4QcBAO4LACHiB0AA3wsAId0IAQDuCwAh5wgCAIMMACHrCAEA7gsAIewIAQDuCwAh7QgBAPALACHuCAAAnwwAIO8IAQDwCwAh8AgAAPwLACDxCAIAgwwAIfIIAgCDDAAhFK4HAADBEwAwrwcAAMITABCwBwAAwRMAMLIHQADfCwAhwwcBAIsMACHMBwEA7gsAIdoHAQCLDAAh4AcBAO4LACHhBwEA7gsAIeIHQADfCwAh3QgBAO4LACHnCAIAgwwAIesIAQDuCwAh7AgBAO4LACHtCAEA8AsAIe4IAACfDAAg7wgBAPALACHwCAAA_AsAIPEIAgCDDAAh8ggCAIMMACEQsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRMRAACHDwAgEwAAiA8AIBQAAIkPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhExEAAKkPACATAACqDwAgFAAAqw8AILIHQAAAAAHDBwEAAAABzAcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABFAQAANsQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAECAAAAMwAgMgAAzhMAIAMAAAAzACAyAADOEwAgMwAAzRMAIAErAACOFAAwAgAAADMAICsAAM0TACACAAAAqBIAICsAAMwTACATsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACHwBwEAyw0AIfEHAQDLDQAh2wgBAM0NACHhCAAA1BAAIPwIAQDNDQAh_ghAAMwNACGECQABjg4AIaYJAADVEAAgpwlAAMwNACGoCQIAzQ4AIakJAgDNDgAhqgkBAM0NACGrCQEAzQ0AIawJAQDNDQAhrQkBAM0NACEUBAAA1xAAILIHQADBDQAhwwcBAMsNACHZB0AAwQ0AIdsHAQDLDQAh8AcBAMsNACHxBwEAyw0AIdsIAQDNDQAh4QgAANQQACD8CAEAzQ0AIf4IQADMDQAhhAkAAY4OACGmCQAA1RAAIKcJQADMDQAhqAkCAM0OACGpCQIAzQ4AIaoJAQDNDQAhqwkBAM0NACGsCQEAzQ0AIa0JAQDNDQAhFAQAANsQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB8AcBAAAAAfEHAQAAAAHbCAEAAAAB4QgAANgQACD8CAEAAAAB_ghAAAAAAYQJAAEAAAGmCQAA2RAAIKcJQAAAAAGoCQIAAAABqQkCAAAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAQAAAAETBAAA5hAAILIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABAgAAAC8AIDIAANcTACADAAAALwAgMgAA1xMAIDMAANYTACABKwAAjRQAMAIAAAAvACArAADWEwAgAgAAALQSACArAADVEwAgErIHQADBDQAhvQcBAMsNACHDBwEAyw0AIdkHQADBDQAh2wcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4QgAAN8QACDkCAEAyw0AIeUIAADgEAAg5gggAIMOACH7CAABjg4AIf4IQADMDQAhnwkBAM0NACGnCUAAzA0AIa4JAQDNDQAhrwkBAM0NACGwCUAAzA0AIRMEAADiEAAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAh2QdAAMENACHbBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHhCAAA3xAAIOQIAQDLDQAh5QgAAOAQACDmCCAAgw4AIfsIAAGODgAh_ghAAMwNACGfCQEAzQ0AIacJQADMDQAhrgkBAM0NACGvCQEAzQ0AIbAJQADMDQAhEwQAAOYQACCyB0AAAAABvQcBAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAARAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHZCSAAAAAB2glAAAAAAdsJQAAAAAHcCUAAAAABAgAAAAUAIDIAAOMTACADAAAABQAgMgAA4xMAIDMAAOITACABKwAAjBQAMBcDAADWDAAgBQAAug0AIAYAAPMMACAIAAD0DAAgDwAAjg0AIBAAAI8NACARAACJDQAgHAAAkQ0AIK4HAAC5DQAwrwcAAAMAELAHAAC5DQAwsgdAAN8LACHDBwEAAAAB2gcBAIsMACHdCAEA7gsAIY0JAAC4DQAgoQkBAO4LACGiCQEA7gsAIdkJIACCDAAh2glAAO8LACHbCUAA3wsAIdwJQADvCwAh5AkAALcNACACAAAABQAgKwAA4hMAIAIAAADgEwAgKwAA4RMAIA2uBwAA3xMAMK8HAADgEwAQsAcAAN8TADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHZCSAAggwAIdoJQADvCwAh2wlAAN8LACHcCUAA7wsAIQ2uBwAA3xMAMK8HAADgEwAQsAcAAN8TADCyB0AA3wsAIcMHAQCLDAAh2gcBAIsMACHdCAEA7gsAIaEJAQDuCwAhogkBAO4LACHZCSAAggwAIdoJQADvCwAh2wlAAN8LACHcCUAA7wsAIQmyB0AAwQ0AIcMHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2QkgAIMOACHaCUAAzA0AIdsJQADBDQAh3AlAAMwNACEQBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIRAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHZCSAAAAAB2glAAAAAAdsJQAAAAAHcCUAAAAABBDIAANgTADDnCQAA2RMAMOkJAADbEwAg7QkAANwTADAEMgAAzxMAMOcJAADQEwAw6QkAANITACDtCQAAsBIAMAQyAADGEwAw5wkAAMcTADDpCQAAyRMAIO0JAACkEgAwBDIAALoTADDnCQAAuxMAMOkJAAC9EwAg7QkAAL4TADAEMgAAsRMAMOcJAACyEwAw6QkAALQTACDtCQAAjxIAMAQyAACoEwAw5wkAAKkTADDpCQAAqxMAIO0JAAC7EAAwAzIAAKMTACDnCQAApBMAIO0JAAChBQAgBDIAAJoTADDnCQAAmxMAMOkJAACdEwAg7QkAANgPADAEMgAAkRMAMOcJAACSEwAw6QkAAJQTACDtCQAArxAAMAQyAACIEwAw5wkAAIkTADDpCQAAixMAIO0JAACjEAAwBDIAAP8SADDnCQAAgBMAMOkJAACCEwAg7QkAAJcQADAEMgAA8xIAMOcJAAD0EgAw6QkAAPYSACDtCQAA9xIAMAQyAADnEgAw5wkAAOgSADDpCQAA6hIAIO0JAADrEgAwAAAAAAAABwMAAOMPACAgAADkDwAg6wgAAMcNACCHCQAAxw0AIIgJAADHDQAgiwkAAMcNACCMCQAAxw0AIAAAAAAABQMAAOMPACAVAACEFAAgFwAAhRQAIP4IAADHDQAgnQkAAMcNACAGAwAA4w8AICIAAP8TACAjAACAFAAg2wcAAMcNACDeBwAAxw0AIN8HAADHDQAgAAAAAxIAAP8OACC-BwAAxw0AIOoIAADHDQAgAAoDAADjDwAgBAAA_xEAIBgAAPYTACAZAAD4EwAgGgAA-RMAIBsAAPoTACDJBwAAxw0AINsHAADHDQAg6wgAAMcNACCgCQAAxw0AIAUDAADjDwAgFgAA_RMAINgHAADHDQAgmwkAAMcNACCcCQAAxw0AIA4HAACHFAAgCgAAiBQAIAsAAIkUACAMAACKFAAgugkAAMcNACC_CQAAxw0AIMEJAADHDQAgwgkAAMcNACDDCQAAxw0AIMQJAADHDQAgxwkAAMcNACDMCQAAxw0AIM0JAADHDQAgzgkAAMcNACADBgAA5xEAIAgAAOgRACAOAADpEQAgAAAAAQQAAP8RACAJsgdAAAAAAcMHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHZCSAAAAAB2glAAAAAAdsJQAAAAAHcCUAAAAABErIHQAAAAAG9BwEAAAABwwcBAAAAAdkHQAAAAAHbBwEAAAAB4AcBAAAAAeEHAQAAAAHhCAAA4xAAIOQIAQAAAAHlCAAA5BAAIOYIIAAAAAH7CAABAAAB_ghAAAAAAZ8JAQAAAAGnCUAAAAABrgkBAAAAAa8JAQAAAAGwCUAAAAABE7IHQAAAAAHDBwEAAAAB2QdAAAAAAdsHAQAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARCyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHdCAEAAAAB5wgCAAAAAesIAQAAAAHsCAEAAAAB7QgBAAAAAe4IgAAAAAHvCAEAAAAB8AgAAKcPACDxCAIAAAAB8ggCAAAAAQqyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABCbIHQAAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB9wgBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQ-yB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYMJAQAAAAGECQABAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAADJDwAgB9kHQAAAAAHbBwEAAAAB9wgBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEKsgdAAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAfcIAQAAAAH6CAABAAAB-wgAAQAAAfwIAQAAAAH9CEAAAAAB_ghAAAAAAQ4EAQAAAAGyB0AAAAABwwcBAAAAAcwHAQAAAAHZB0AAAAAB2wcBAAAAAfgHAQAAAAHzCAABAAAB9AgAAQAAAfUIAQAAAAH2CAEAAAAB9wgBAAAAAfgIAgAAAAH5CEAAAAABDLIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAAD6DQAg3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAEHsgdAAAAAAcMHAQAAAAHNBwIAAAAB0AdAAAAAAdgHAQAAAAGbCQEAAAABnAmAAAAAARUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAd0JAQAAAAHeCUAAAAAB3wlAAAAAAeAJAQAAAAECAAAAAQAgMgAAmBQAIAixB0AAAAABvQcBAAAAAcMHAQAAAAH2BwEAAAABrQgBAAAAAdEJAgAAAAHUCQEAAAAB1QlAAAAAAQmyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB9gcBAAAAAa0IAQAAAAHRCQIAAAAB0gkBAAAAAdMJQAAAAAERsgdAAAAAAb0HAQAAAAHDBwEAAAAB2QdAAAAAAeAHAQAAAAHhBwEAAAAB4QgAAOMQACDkCAEAAAAB5QgAAOQQACDmCCAAAAAB-wgAAQAAAf4IQAAAAAGfCQEAAAABpwlAAAAAAa4JAQAAAAGvCQEAAAABsAlAAAAAARKyB0AAAAABwwcBAAAAAdkHQAAAAAHwBwEAAAAB8QcBAAAAAdsIAQAAAAHhCAAA2BAAIPwIAQAAAAH-CEAAAAABhAkAAQAAAaYJAADZEAAgpwlAAAAAAagJAgAAAAGpCQIAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkBAAAAARKyB0AAAAABwwcBAAAAAcwHAQAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHbCAEAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AiAAAAAAeEIAADyDgAg4ggCAAAAAeMIIAAAAAHkCAEAAAAB5QgAAPMOACDmCCAAAAAB5wgCAAAAAQmyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAEDAAAAWgAgMgAAmBQAIDMAAKIUACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAohQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACERAwAAzxIAIAYAANESACAIAADSEgAgDwAA0xIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdkJIAAAAAHaCUAAAAAB2wlAAAAAAdwJQAAAAAECAAAABQAgMgAAoxQAIAMAAAADACAyAACjFAAgMwAApxQAIBMAAAADACADAACDEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAApxQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdkJIACDDgAh2glAAMwNACHbCUAAwQ0AIdwJQADMDQAhEQMAAIMSACAGAACFEgAgCAAAhhIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIQwIAADlEQAgDgAA5hEAILIHQAAAAAG9BwEAAAAB5wcCAAAAAf4HAQAAAAGiCAIAAAABsAgCAAAAAcUIAgAAAAG0CSAAAAABzwkBAAAAAdAJAADjEQAgAgAAAI0CACAyAACoFAAgAwAAAA4AIDIAAKgUACAzAACsFAAgDgAAAA4AIAgAALkRACAOAAC6EQAgKwAArBQAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHPCQEAyw0AIdAJAAC3EQAgDAgAALkRACAOAAC6EQAgsgdAAMENACG9BwEAyw0AIecHAgDTDQAh_gcBAMsNACGiCAIA0w0AIbAIAgDTDQAhxQgCANMNACG0CSAAgw4AIc8JAQDLDQAh0AkAALcRACAMBgAA5BEAIA4AAOYRACCyB0AAAAABvQcBAAAAAecHAgAAAAH-BwEAAAABoggCAAAAAbAIAgAAAAHFCAIAAAABtAkgAAAAAc8JAQAAAAHQCQAA4xEAIAIAAACNAgAgMgAArRQAIAMAAAAOACAyAACtFAAgMwAAsRQAIA4AAAAOACAGAAC4EQAgDgAAuhEAICsAALEUACCyB0AAwQ0AIb0HAQDLDQAh5wcCANMNACH-BwEAyw0AIaIIAgDTDQAhsAgCANMNACHFCAIA0w0AIbQJIACDDgAhzwkBAMsNACHQCQAAtxEAIAwGAAC4EQAgDgAAuhEAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHPCQEAyw0AIdAJAAC3EQAgEQMAAM8SACAFAADQEgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHZCSAAAAAB2glAAAAAAdsJQAAAAAHcCUAAAAABAgAAAAUAIDIAALIUACADAAAAAwAgMgAAshQAIDMAALYUACATAAAAAwAgAwAAgxIAIAUAAIQSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgHAAAihIAICsAALYUACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIREDAACDEgAgBQAAhBIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2QkgAIMOACHaCUAAzA0AIdsJQADBDQAh3AlAAMwNACEIsQdAAAAAAb0HAQAAAAHDBwEAAAAB2wcBAAAAAfYHAQAAAAHRCQIAAAAB1AkBAAAAAdUJQAAAAAERAwAAzxIAIAUAANASACAGAADREgAgDwAA0xIAIBAAANQSACARAADVEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdkJIAAAAAHaCUAAAAAB2wlAAAAAAdwJQAAAAAECAAAABQAgMgAAuBQAIAMAAAADACAyAAC4FAAgMwAAvBQAIBMAAAADACADAACDEgAgBQAAhBIAIAYAAIUSACAPAACHEgAgEAAAiBIAIBEAAIkSACAcAACKEgAgKwAAvBQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdkJIACDDgAh2glAAMwNACHbCUAAwQ0AIdwJQADMDQAhEQMAAIMSACAFAACEEgAgBgAAhRIAIA8AAIcSACAQAACIEgAgEQAAiRIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIQmyB0AAAAABvQcBAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAfYHAQAAAAHRCQIAAAAB0gkBAAAAAdMJQAAAAAEevQcBAAAAAakIAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwkBAAAAAcQJQAAAAAHFCQAAqxEAIMYJAACsEQAgxwlAAAAAAcgJIAAAAAHJCQAArREAIMoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABDAYAAOQRACAIAADlEQAgsgdAAAAAAb0HAQAAAAHnBwIAAAAB_gcBAAAAAaIIAgAAAAGwCAIAAAABxQgCAAAAAbQJIAAAAAHPCQEAAAAB0AkAAOMRACACAAAAjQIAIDIAAL8UACAUsgdAAAAAAdsHAQAAAAGDCAEAAAABoggCAAAAAagIAQAAAAGpCAEAAAABqggCAAAAAasIBAAAAAGtCAEAAAABrggBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbIIgAAAAAGzCEAAAAABtAhAAAAAAbUIQAAAAAG2CAQAAAABtwgEAAAAAbgIAQAAAAEEsgdAAAAAAZEJAQAAAAG2CQEAAAABtwlAAAAAAQXMByAAAAAB9gcBAAAAAf8HAQAAAAG9CAEAAAABuAlAAAAAAQMAAAAOACAyAAC_FAAgMwAAxhQAIA4AAAAOACAGAAC4EQAgCAAAuREAICsAAMYUACCyB0AAwQ0AIb0HAQDLDQAh5wcCANMNACH-BwEAyw0AIaIIAgDTDQAhsAgCANMNACHFCAIA0w0AIbQJIACDDgAhzwkBAMsNACHQCQAAtxEAIAwGAAC4EQAgCAAAuREAILIHQADBDQAhvQcBAMsNACHnBwIA0w0AIf4HAQDLDQAhoggCANMNACGwCAIA0w0AIcUIAgDTDQAhtAkgAIMOACHPCQEAyw0AIdAJAAC3EQAgIgcAAK4RACAKAACvEQAgCwAAsBEAIL0HAQAAAAGpCAEAAAABrQgBAAAAAa8IAgAAAAGwCAIAAAABsQgCAAAAAbYIBAAAAAGiCQEAAAABtAkgAAAAAbkJAQAAAAG6CQEAAAABuwkCAAAAAbwJAgAAAAG9CQIAAAABvgkCAAAAAb8JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAHDCQEAAAABxAlAAAAAAcUJAACrEQAgxgkAAKwRACDHCUAAAAAByAkgAAAAAckJAACtEQAgygkCAAAAAcsJAgAAAAHMCQEAAAABzQkBAAAAAc4JAQAAAAECAAAAGAAgMgAAxxQAIAMAAAAWACAyAADHFAAgMwAAyxQAICQAAAAWACAHAACDEQAgCgAAhBEAIAsAAIURACArAADLFAAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCQEAzQ0AIcQJQADMDQAhxQkAAIARACDGCQAAgREAIMcJQADMDQAhyAkgAIMOACHJCQAAghEAIMoJAgDTDQAhywkCANMNACHMCQEAzQ0AIc0JAQDNDQAhzgkBAM0NACEiBwAAgxEAIAoAAIQRACALAACFEQAgvQcBAMsNACGpCAEAyw0AIa0IAQDLDQAhrwgCANMNACGwCAIA0w0AIbEIAgDTDQAhtggEAMANACGiCQEAyw0AIbQJIACDDgAhuQkBAMsNACG6CQEAzQ0AIbsJAgDTDQAhvAkCANMNACG9CQIA0w0AIb4JAgDTDQAhvwkBAM0NACHACSAAgw4AIcEJQADMDQAhwglAAMwNACHDCQEAzQ0AIcQJQADMDQAhxQkAAIARACDGCQAAgREAIMcJQADMDQAhyAkgAIMOACHJCQAAghEAIMoJAgDTDQAhywkCANMNACHMCQEAzQ0AIc0JAQDNDQAhzgkBAM0NACEiBwAArhEAIAoAAK8RACAMAACxEQAgvQcBAAAAAakIAQAAAAGtCAEAAAABrwgCAAAAAbAIAgAAAAGxCAIAAAABtggEAAAAAaIJAQAAAAG0CSAAAAABuQkBAAAAAboJAQAAAAG7CQIAAAABvAkCAAAAAb0JAgAAAAG-CQIAAAABvwkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAcMJAQAAAAHECUAAAAABxQkAAKsRACDGCQAArBEAIMcJQAAAAAHICSAAAAAByQkAAK0RACDKCQIAAAABywkCAAAAAcwJAQAAAAHNCQEAAAABzgkBAAAAAQIAAAAYACAyAADMFAAgAwAAABYAIDIAAMwUACAzAADQFAAgJAAAABYAIAcAAIMRACAKAACEEQAgDAAAhhEAICsAANAUACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJAQDNDQAhxAlAAMwNACHFCQAAgBEAIMYJAACBEQAgxwlAAMwNACHICSAAgw4AIckJAACCEQAgygkCANMNACHLCQIA0w0AIcwJAQDNDQAhzQkBAM0NACHOCQEAzQ0AISIHAACDEQAgCgAAhBEAIAwAAIYRACC9BwEAyw0AIakIAQDLDQAhrQgBAMsNACGvCAIA0w0AIbAIAgDTDQAhsQgCANMNACG2CAQAwA0AIaIJAQDLDQAhtAkgAIMOACG5CQEAyw0AIboJAQDNDQAhuwkCANMNACG8CQIA0w0AIb0JAgDTDQAhvgkCANMNACG_CQEAzQ0AIcAJIACDDgAhwQlAAMwNACHCCUAAzA0AIcMJAQDNDQAhxAlAAMwNACHFCQAAgBEAIMYJAACBEQAgxwlAAMwNACHICSAAgw4AIckJAACCEQAgygkCANMNACHLCQIA0w0AIcwJAQDNDQAhzQkBAM0NACHOCQEAzQ0AIREDAADPEgAgBQAA0BIAIAYAANESACAIAADSEgAgEAAA1BIAIBEAANUSACAcAADWEgAgsgdAAAAAAcMHAQAAAAHaBwEAAAAB3QgBAAAAAaEJAQAAAAGiCQEAAAAB2QkgAAAAAdoJQAAAAAHbCUAAAAAB3AlAAAAAAQIAAAAFACAyAADRFAAgFRAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3QkBAAAAAd4JQAAAAAHfCUAAAAAB4AkBAAAAAQIAAAABACAyAADTFAAgAwAAAAMAIDIAANEUACAzAADXFAAgEwAAAAMAIAMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAQAACIEgAgEQAAiRIAIBwAAIoSACArAADXFAAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2QkgAIMOACHaCUAAzA0AIdsJQADBDQAh3AlAAMwNACERAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIBAAAIgSACARAACJEgAgHAAAihIAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdkJIACDDgAh2glAAMwNACHbCUAAwQ0AIdwJQADMDQAhAwAAAFoAIDIAANMUACAzAADaFAAgFwAAAFoAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAANoUACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEVEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhEQMAAM8SACAFAADQEgAgBgAA0RIAIAgAANISACAPAADTEgAgEQAA1RIAIBwAANYSACCyB0AAAAABwwcBAAAAAdoHAQAAAAHdCAEAAAABoQkBAAAAAaIJAQAAAAHZCSAAAAAB2glAAAAAAdsJQAAAAAHcCUAAAAABAgAAAAUAIDIAANsUACAVDwAA5RMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABAgAAAAEAIDIAAN0UACADAAAAAwAgMgAA2xQAIDMAAOEUACATAAAAAwAgAwAAgxIAIAUAAIQSACAGAACFEgAgCAAAhhIAIA8AAIcSACARAACJEgAgHAAAihIAICsAAOEUACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIREDAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBEAAIkSACAcAACKEgAgsgdAAMENACHDBwEAyw0AIdoHAQDLDQAh3QgBAMsNACGhCQEAyw0AIaIJAQDLDQAh2QkgAIMOACHaCUAAzA0AIdsJQADBDQAh3AlAAMwNACEDAAAAWgAgMgAA3RQAIDMAAOQUACAXAAAAWgAgDwAA2xIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA5BQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACERAwAAzxIAIAUAANASACAGAADREgAgCAAA0hIAIA8AANMSACAQAADUEgAgEQAA1RIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdkJIAAAAAHaCUAAAAAB2wlAAAAAAdwJQAAAAAECAAAABQAgMgAA5RQAIBUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAd0JAQAAAAHeCUAAAAAB3wlAAAAAAeAJAQAAAAECAAAAAQAgMgAA5xQAIAiyB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAf4IQAAAAAGECQABAAABnQlAAAAAAQbZB0AAAAAB2wcBAAAAAf8IAAEAAAGACQEAAAABgQkBAAAAAYIJQAAAAAEJsgdAAAAAAcMHAQAAAAHZB0AAAAAB2wcBAAAAAfoIAAEAAAH7CAABAAAB_AgBAAAAAf0IQAAAAAH-CEAAAAABDQQBAAAAAbIHQAAAAAHDBwEAAAABzAcBAAAAAdkHQAAAAAHbBwEAAAAB-AcBAAAAAfMIAAEAAAH0CAABAAAB9QgBAAAAAfYIAQAAAAH4CAIAAAAB-QhAAAAAAQMAAAADACAyAADlFAAgMwAA7xQAIBMAAAADACADAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACARAACJEgAgKwAA7xQAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdkJIACDDgAh2glAAMwNACHbCUAAwQ0AIdwJQADMDQAhEQMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBEAAIkSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIQMAAABaACAyAADnFAAgMwAA8hQAIBcAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAADyFAAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhFQ8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRADAADDEAAgBAAAxBAAIBkAAMYQACAaAADHEAAgGwAAyBAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAPMUACAVDwAA5RMAIBAAAOYTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABAgAAAAEAIDIAAPUUACADAAAAQgAgMgAA8xQAIDMAAPkUACASAAAAQgAgAwAAjRAAIAQAAI4QACAZAACQEAAgGgAAkRAAIBsAAJIQACArAAD5FAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIRADAACNEAAgBAAAjhAAIBkAAJAQACAaAACREAAgGwAAkhAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEDAAAAWgAgMgAA9RQAIDMAAPwUACAXAAAAWgAgDwAA2xIAIBAAANwSACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAA_BQAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEMAwAAhxAAIBUAAIgQACCyB0AAAAABwwcBAAAAAdkHQAAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAH3CAEAAAAB_ghAAAAAAYQJAAEAAAGdCUAAAAABAgAAAEkAIDIAAP0UACAVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABAgAAAAEAIDIAAP8UACADAAAARwAgMgAA_RQAIDMAAIMVACAOAAAARwAgAwAA_w8AIBUAAIAQACArAACDFQAgsgdAAMENACHDBwEAyw0AIdkHQADBDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh9wgBAMsNACH-CEAAzA0AIYQJAAGODgAhnQlAAMwNACEMAwAA_w8AIBUAAIAQACCyB0AAwQ0AIcMHAQDLDQAh2QdAAMENACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACH3CAEAyw0AIf4IQADMDQAhhAkAAY4OACGdCUAAzA0AIQMAAABaACAyAAD_FAAgMwAAhhUAIBcAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACArAACGFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhFQ8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAd0JAQAAAAHeCUAAAAAB3wlAAAAAAeAJAQAAAAECAAAAAQAgMgAAhxUAIA6yB0AAAAABwwcBAAAAAdkHQAAAAAHgBwEAAAAB4QcBAAAAAesIAQAAAAH-CEAAAAABgglAAAAAAYQJAAEAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkAAMkPACADAAAAWgAgMgAAhxUAIDMAAIwVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAjBUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEMAwAA4Q8AILIHQAAAAAHDBwEAAAABzAcBAAAAAdoHAQAAAAHrCAEAAAABhwkBAAAAAYgJAQAAAAGJCQAA4A8AIIoJAgAAAAGLCQEAAAABjAlAAAAAAQIAAAChBQAgMgAAjRUAIBUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGgAA7RMAIBsAAO4TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAd0JAQAAAAHeCUAAAAAB3wlAAAAAAeAJAQAAAAECAAAAAQAgMgAAjxUAIAMAAABvACAyAACNFQAgMwAAkxUAIA4AAABvACADAADSDwAgKwAAkxUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACEMAwAA0g8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh6wgBAM0NACGHCQEAzQ0AIYgJAQDNDQAhiQkAANEPACCKCQIA0w0AIYsJAQDNDQAhjAlAAMwNACEDAAAAWgAgMgAAjxUAIDMAAJYVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICQAAOUSACAlAADmEgAgKwAAlhUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEQAwAAwxAAIAQAAMQQACAYAADFEAAgGgAAxxAAIBsAAMgQACCyB0AAAAABwwcBAAAAAckHAQAAAAHMBwEAAAAB2gcBAAAAAdsHAQAAAAHdCAEAAAAB6wgBAAAAAZ4JAQAAAAGfCQEAAAABoAlAAAAAAQIAAABEACAyAACXFQAgFQ8AAOUTACAQAADmEwAgGAAA6RMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAeAADnEwAgHwAA6hMAICAAAOsTACAkAADvEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3QkBAAAAAd4JQAAAAAHfCUAAAAAB4AkBAAAAAQIAAAABACAyAACZFQAgAwAAAEIAIDIAAJcVACAzAACdFQAgEgAAAEIAIAMAAI0QACAEAACOEAAgGAAAjxAAIBoAAJEQACAbAACSEAAgKwAAnRUAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEQAwAAjRAAIAQAAI4QACAYAACPEAAgGgAAkRAAIBsAAJIQACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhAwAAAFoAIDIAAJkVACAzAACgFQAgFwAAAFoAIA8AANsSACAQAADcEgAgGAAA3xIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAICsAAKAVACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEVDwAA2xIAIBAAANwSACAYAADfEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhEAMAAMMQACAEAADEEAAgGAAAxRAAIBkAAMYQACAbAADIEAAgsgdAAAAAAcMHAQAAAAHJBwEAAAABzAcBAAAAAdoHAQAAAAHbBwEAAAAB3QgBAAAAAesIAQAAAAGeCQEAAAABnwkBAAAAAaAJQAAAAAECAAAARAAgMgAAoRUAIBUPAADlEwAgEAAA5hMAIBgAAOkTACAZAADsEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJAAA7xMAICUAAPATACCyB0AAAAABwwcBAAAAAcwHAQAAAAHdCAEAAAABoQkBAAAAAd0JAQAAAAHeCUAAAAAB3wlAAAAAAeAJAQAAAAECAAAAAQAgMgAAoxUAIAMAAABCACAyAAChFQAgMwAApxUAIBIAAABCACADAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGwAAkhAAICsAAKcVACCyB0AAwQ0AIcMHAQDLDQAhyQcBAM0NACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHdCAEAyw0AIesIAQDNDQAhngkBAMsNACGfCQEAyw0AIaAJQADMDQAhEAMAAI0QACAEAACOEAAgGAAAjxAAIBkAAJAQACAbAACSEAAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIQMAAABaACAyAACjFQAgMwAAqhUAIBcAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACArAACqFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhFQ8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAbAADkEgAgHAAA3hIAIB0AANoSACAeAADdEgAgHwAA4BIAICAAAOESACAkAADlEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRADAADDEAAgBAAAxBAAIBgAAMUQACAZAADGEAAgGgAAxxAAILIHQAAAAAHDBwEAAAAByQcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAd0IAQAAAAHrCAEAAAABngkBAAAAAZ8JAQAAAAGgCUAAAAABAgAAAEQAIDIAAKsVACAVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAcAADoEwAgHQAA5BMAIB4AAOcTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABAgAAAAEAIDIAAK0VACADAAAAQgAgMgAAqxUAIDMAALEVACASAAAAQgAgAwAAjRAAIAQAAI4QACAYAACPEAAgGQAAkBAAIBoAAJEQACArAACxFQAgsgdAAMENACHDBwEAyw0AIckHAQDNDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3QgBAMsNACHrCAEAzQ0AIZ4JAQDLDQAhnwkBAMsNACGgCUAAzA0AIRADAACNEAAgBAAAjhAAIBgAAI8QACAZAACQEAAgGgAAkRAAILIHQADBDQAhwwcBAMsNACHJBwEAzQ0AIcwHAQDLDQAh2gcBAMsNACHbBwEAzQ0AId0IAQDLDQAh6wgBAM0NACGeCQEAyw0AIZ8JAQDLDQAhoAlAAMwNACEDAAAAWgAgMgAArRUAIDMAALQVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAtBUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEVDwAA5RMAIBAAAOYTACAYAADpEwAgGQAA7BMAIBoAAO0TACAbAADuEwAgHAAA6BMAIB0AAOQTACAfAADqEwAgIAAA6xMAICQAAO8TACAlAADwEwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB3QgBAAAAAaEJAQAAAAHdCQEAAAAB3glAAAAAAd8JQAAAAAHgCQEAAAABAgAAAAEAIDIAALUVACASsgdAAAAAAcMHAQAAAAHMBwEAAAAB2wcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIgAAAAAHhCAAA8g4AIOIIAgAAAAHjCCAAAAAB5AgBAAAAAeUIAADzDgAg5gggAAAAAecIAgAAAAEC2QdAAAAAAdwIAAEAAAEDAAAAWgAgMgAAtRUAIDMAALsVACAXAAAAWgAgDwAA2xIAIBAAANwSACAYAADfEgAgGQAA4hIAIBoAAOMSACAbAADkEgAgHAAA3hIAIB0AANoSACAfAADgEgAgIAAA4RIAICQAAOUSACAlAADmEgAgKwAAuxUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIRUPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB8AAOASACAgAADhEgAgJAAA5RIAICUAAOYSACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHdCAEAyw0AIaEJAQDLDQAh3QkBAM0NACHeCUAAwQ0AId8JQADMDQAh4AkBAM0NACEUAwAAqA8AIBEAAKkPACAUAACrDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABAgAAAGsAIDIAALwVACADAAAAaQAgMgAAvBUAIDMAAMAVACAWAAAAaQAgAwAAhg8AIBEAAIcPACAUAACJDwAgKwAAwBUAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIRQDAACGDwAgEQAAhw8AIBQAAIkPACCyB0AAwQ0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AId0IAQDLDQAh5wgCANMNACHrCAEAyw0AIewIAQDLDQAh7QgBAM0NACHuCIAAAAAB7wgBAM0NACHwCAAAhQ8AIPEIAgDTDQAh8ggCANMNACEUAwAAqA8AIBMAAKoPACAUAACrDwAgsgdAAAAAAcMHAQAAAAHMBwEAAAAB2gcBAAAAAeAHAQAAAAHhBwEAAAAB4gdAAAAAAd0IAQAAAAHnCAIAAAAB6wgBAAAAAewIAQAAAAHtCAEAAAAB7giAAAAAAe8IAQAAAAHwCAAApw8AIPEIAgAAAAHyCAIAAAABAgAAAGsAIDIAAMEVACARAwAAzxIAIAUAANASACAGAADREgAgCAAA0hIAIA8AANMSACAQAADUEgAgHAAA1hIAILIHQAAAAAHDBwEAAAAB2gcBAAAAAd0IAQAAAAGhCQEAAAABogkBAAAAAdkJIAAAAAHaCUAAAAAB2wlAAAAAAdwJQAAAAAECAAAABQAgMgAAwxUAIAMAAABpACAyAADBFQAgMwAAxxUAIBYAAABpACADAACGDwAgEwAAiA8AIBQAAIkPACArAADHFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhFAMAAIYPACATAACIDwAgFAAAiQ8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AIQMAAAADACAyAADDFQAgMwAAyhUAIBMAAAADACADAACDEgAgBQAAhBIAIAYAAIUSACAIAACGEgAgDwAAhxIAIBAAAIgSACAcAACKEgAgKwAAyhUAILIHQADBDQAhwwcBAMsNACHaBwEAyw0AId0IAQDLDQAhoQkBAMsNACGiCQEAyw0AIdkJIACDDgAh2glAAMwNACHbCUAAwQ0AIdwJQADMDQAhEQMAAIMSACAFAACEEgAgBgAAhRIAIAgAAIYSACAPAACHEgAgEAAAiBIAIBwAAIoSACCyB0AAwQ0AIcMHAQDLDQAh2gcBAMsNACHdCAEAyw0AIaEJAQDLDQAhogkBAMsNACHZCSAAgw4AIdoJQADMDQAh2wlAAMENACHcCUAAzA0AIRQDAACoDwAgEQAAqQ8AIBMAAKoPACCyB0AAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB3QgBAAAAAecIAgAAAAHrCAEAAAAB7AgBAAAAAe0IAQAAAAHuCIAAAAAB7wgBAAAAAfAIAACnDwAg8QgCAAAAAfIIAgAAAAECAAAAawAgMgAAyxUAIAMAAABpACAyAADLFQAgMwAAzxUAIBYAAABpACADAACGDwAgEQAAhw8AIBMAAIgPACArAADPFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh2gcBAMsNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACHdCAEAyw0AIecIAgDTDQAh6wgBAMsNACHsCAEAyw0AIe0IAQDNDQAh7giAAAAAAe8IAQDNDQAh8AgAAIUPACDxCAIA0w0AIfIIAgDTDQAhFAMAAIYPACARAACHDwAgEwAAiA8AILIHQADBDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh4AcBAMsNACHhBwEAyw0AIeIHQADBDQAh3QgBAMsNACHnCAIA0w0AIesIAQDLDQAh7AgBAMsNACHtCAEAzQ0AIe4IgAAAAAHvCAEAzQ0AIfAIAACFDwAg8QgCANMNACHyCAIA0w0AISIHAACuEQAgCwAAsBEAIAwAALERACC9BwEAAAABqQgBAAAAAa0IAQAAAAGvCAIAAAABsAgCAAAAAbEIAgAAAAG2CAQAAAABogkBAAAAAbQJIAAAAAG5CQEAAAABugkBAAAAAbsJAgAAAAG8CQIAAAABvQkCAAAAAb4JAgAAAAG_CQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABwwkBAAAAAcQJQAAAAAHFCQAAqxEAIMYJAACsEQAgxwlAAAAAAcgJIAAAAAHJCQAArREAIMoJAgAAAAHLCQIAAAABzAkBAAAAAc0JAQAAAAHOCQEAAAABAgAAABgAIDIAANAVACADAAAAFgAgMgAA0BUAIDMAANQVACAkAAAAFgAgBwAAgxEAIAsAAIURACAMAACGEQAgKwAA1BUAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwkBAM0NACHECUAAzA0AIcUJAACAEQAgxgkAAIERACDHCUAAzA0AIcgJIACDDgAhyQkAAIIRACDKCQIA0w0AIcsJAgDTDQAhzAkBAM0NACHNCQEAzQ0AIc4JAQDNDQAhIgcAAIMRACALAACFEQAgDAAAhhEAIL0HAQDLDQAhqQgBAMsNACGtCAEAyw0AIa8IAgDTDQAhsAgCANMNACGxCAIA0w0AIbYIBADADQAhogkBAMsNACG0CSAAgw4AIbkJAQDLDQAhugkBAM0NACG7CQIA0w0AIbwJAgDTDQAhvQkCANMNACG-CQIA0w0AIb8JAQDNDQAhwAkgAIMOACHBCUAAzA0AIcIJQADMDQAhwwkBAM0NACHECUAAzA0AIcUJAACAEQAgxgkAAIERACDHCUAAzA0AIcgJIACDDgAhyQkAAIIRACDKCQIA0w0AIcsJAgDTDQAhzAkBAM0NACHNCQEAzQ0AIc4JAQDNDQAhFQ8AAOUTACAQAADmEwAgGAAA6RMAIBkAAOwTACAaAADtEwAgGwAA7hMAIBwAAOgTACAdAADkEwAgHgAA5xMAIB8AAOoTACAgAADrEwAgJQAA8BMAILIHQAAAAAHDBwEAAAABzAcBAAAAAd0IAQAAAAGhCQEAAAAB3QkBAAAAAd4JQAAAAAHfCUAAAAAB4AkBAAAAAQIAAAABACAyAADVFQAgBLIHQAAAAAHDBwEAAAAB2AcBAAAAAdkHQAAAAAERK4AAAAABsgdAAAAAAb8HAQAAAAHDBwEAAAABxAcEAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKB0AAAAABywcBAAAAAcwHAQAAAAHNBwIAAAABzgdAAAAAAc8HQAAAAAHQB0AAAAAB0QdAAAAAAQMAAABaACAyAADVFQAgMwAA2xUAIBcAAABaACAPAADbEgAgEAAA3BIAIBgAAN8SACAZAADiEgAgGgAA4xIAIBsAAOQSACAcAADeEgAgHQAA2hIAIB4AAN0SACAfAADgEgAgIAAA4RIAICUAAOYSACArAADbFQAgsgdAAMENACHDBwEAyw0AIcwHAQDLDQAh3QgBAMsNACGhCQEAyw0AId0JAQDNDQAh3glAAMENACHfCUAAzA0AIeAJAQDNDQAhFQ8AANsSACAQAADcEgAgGAAA3xIAIBkAAOISACAaAADjEgAgGwAA5BIAIBwAAN4SACAdAADaEgAgHgAA3RIAIB8AAOASACAgAADhEgAgJQAA5hIAILIHQADBDQAhwwcBAMsNACHMBwEAyw0AId0IAQDLDQAhoQkBAMsNACHdCQEAzQ0AId4JQADBDQAh3wlAAMwNACHgCQEAzQ0AIQ8DAAD7DQAgIwAA_Q0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwAA-g0AIN4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAABAgAAAHwAIDIAANwVACADAAAAegAgMgAA3BUAIDMAAOAVACARAAAAegAgAwAA3w0AICMAAOENACArAADgFQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACEPAwAA3w0AICMAAOENACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ8DAAD7DQAgIgAA_A0AILIHQAAAAAG9BwEAAAABwwcBAAAAAcwHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwAA-g0AIN4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAABAgAAAHwAIDIAAOEVACADAAAAegAgMgAA4RUAIDMAAOUVACARAAAAegAgAwAA3w0AICIAAOANACArAADlFQAgsgdAAMENACG9BwEAyw0AIcMHAQDLDQAhzAcBAMsNACHaBwEAyw0AIdsHAQDNDQAh3AcBAMsNACHdBwAA3g0AIN4HAQDNDQAh3wdAAMwNACHgBwEAyw0AIeEHAQDLDQAh4gdAAMENACEPAwAA3w0AICIAAOANACCyB0AAwQ0AIb0HAQDLDQAhwwcBAMsNACHMBwEAyw0AIdoHAQDLDQAh2wcBAM0NACHcBwEAyw0AId0HAADeDQAg3gcBAM0NACHfB0AAzA0AIeAHAQDLDQAh4QcBAMsNACHiB0AAwQ0AIQ4NACMPZw0QaA4YbhUZdxcaeBgbeRkcbRQdBgIebBAfcBwgdh0kfR8ligEWCQMAAQUIAwYMBAgsBg0AGw8wDRA0DhE4DxxFFAEEAAICBA0CBw8FBAYQBAgUBg0ADA4ZBwIEAAIHFQUFBwAFCh0ICyEJDCUKDQALAQkABwEJAAcBCQAHAwomAAsnAAwoAAMGKQAIKgAOKwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETkPEzsRFD8SARIAEAESABACEUAAFEEABwMAAQRGAg0AGhhKFRlRFxpVGBtZGQMDAAEVABQXTBYCAwABFk0VAgMAARUAFAIDAAEVABQCA1sBFVwUBBhdABleABpfABtgAAYGYQAIYgAPYwAQZAARZQAcZgADAwABDQAeIHQdAgMAAR8AHAEgdQAEAwABDQAiIoEBICOFASEBIQAfASEAHwIihgEAI4cBAAwPjAEAEI0BABiQAQAZkgEAGpMBABuUAQAcjwEAHYsBAB6OAQAgkQEAJJUBACWWAQAAAAADDQAoOAApOQAqAAAAAw0AKDgAKTkAKgEDAAEBAwABAw0ALzgAMDkAMQAAAAMNAC84ADA5ADEBBAACAQQAAgUNADY4ADk5ADpaADdbADgAAAAAAAUNADY4ADk5ADpaADdbADgCBOUBAgfmAQUCBOwBAgftAQUFDQA_OABCOQBDWgBAWwBBAAAAAAAFDQA_OABCOQBDWgBAWwBBAgQAAgf_AQUCBAACB4UCBQUNAEg4AEs5AExaAElbAEoAAAAAAAUNAEg4AEs5AExaAElbAEoAAAUNAFE4AFQ5AFVaAFJbAFMAAAAAAAUNAFE4AFQ5AFVaAFJbAFMBBwAFAQcABQUNAFo4AF05AF5aAFtbAFwAAAAAAAUNAFo4AF05AF5aAFtbAFwBCQAHAQkABwMNAGM4AGQ5AGUAAAADDQBjOABkOQBlAQkABwEJAAcDDQBqOABrOQBsAAAAAw0AajgAazkAbAAAAAUNAHI4AHU5AHZaAHNbAHQAAAAAAAUNAHI4AHU5AHZaAHNbAHQAAAAFDQB8OAB_OQCAAVoAfVsAfgAAAAAABQ0AfDgAfzkAgAFaAH1bAH4CAwABBAACAgMAAQQAAgMNAIUBOACGATkAhwEAAAADDQCFATgAhgE5AIcBAgMAAQQAAgIDAAEEAAIFDQCMATgAjwE5AJABWgCNAVsAjgEAAAAAAAUNAIwBOACPATkAkAFaAI0BWwCOAQAAAAMNAJYBOACXATkAmAEAAAADDQCWATgAlwE5AJgBAAAAAw0AngE4AJ8BOQCgAQAAAAMNAJ4BOACfATkAoAECAwABBIEEAgIDAAEEhwQCAw0ApQE4AKYBOQCnAQAAAAMNAKUBOACmATkApwECAwABFQAUAgMAARUAFAMNAKwBOACtATkArgEAAAADDQCsATgArQE5AK4BAgMAARavBBUCAwABFrUEFQUNALMBOAC2ATkAtwFaALQBWwC1AQAAAAAABQ0AswE4ALYBOQC3AVoAtAFbALUBAAAABQ0AvQE4AMABOQDBAVoAvgFbAL8BAAAAAAAFDQC9ATgAwAE5AMEBWgC-AVsAvwEAAAADDQDHATgAyAE5AMkBAAAAAw0AxwE4AMgBOQDJAQAAAAMNAM8BOADQATkA0QEAAAADDQDPATgA0AE5ANEBAAAAAw0A1wE4ANgBOQDZAQAAAAMNANcBOADYATkA2QEBAwABAQMAAQUNAN4BOADhATkA4gFaAN8BWwDgAQAAAAAABQ0A3gE4AOEBOQDiAVoA3wFbAOABAgMAAR8AHAIDAAEfABwDDQDnATgA6AE5AOkBAAAAAw0A5wE4AOgBOQDpAQIDAAEVABQCAwABFQAUAw0A7gE4AO8BOQDwAQAAAAMNAO4BOADvATkA8AECAwABFQAUAgMAARUAFAMNAPUBOAD2ATkA9wEAAAADDQD1ATgA9gE5APcBAgOFBgEVhgYUAgOMBgEVjQYUBQ0A_AE4AP8BOQCAAloA_QFbAP4BAAAAAAAFDQD8ATgA_wE5AIACWgD9AVsA_gEBAwABAQMAAQUNAIUCOACIAjkAiQJaAIYCWwCHAgAAAAAABQ0AhQI4AIgCOQCJAloAhgJbAIcCARIAEAESABADDQCOAjgAjwI5AJACAAAAAw0AjgI4AI8COQCQAgIEAAISABACBAACEgAQBQ0AlQI4AJgCOQCZAloAlgJbAJcCAAAAAAAFDQCVAjgAmAI5AJkCWgCWAlsAlwIBEgAQARIAEAMNAJ4COACfAjkAoAIAAAADDQCeAjgAnwI5AKACAAAABQ0ApgI4AKkCOQCqAloApwJbAKgCAAAAAAAFDQCmAjgAqQI5AKoCWgCnAlsAqAIAAAAFDQCwAjgAswI5ALQCWgCxAlsAsgIAAAAAAAUNALACOACzAjkAtAJaALECWwCyAgAAAAUNALoCOAC9AjkAvgJaALsCWwC8AgAAAAAABQ0AugI4AL0COQC-AloAuwJbALwCAQkABwEJAAcFDQDDAjgAxgI5AMcCWgDEAlsAxQIAAAAAAAUNAMMCOADGAjkAxwJaAMQCWwDFAgAAAAUNAM0COADQAjkA0QJaAM4CWwDPAgAAAAAABQ0AzQI4ANACOQDRAloAzgJbAM8CAAAABQ0A1wI4ANoCOQDbAloA2AJbANkCAAAAAAAFDQDXAjgA2gI5ANsCWgDYAlsA2QIAAAAFDQDhAjgA5AI5AOUCWgDiAlsA4wIAAAAAAAUNAOECOADkAjkA5QJaAOICWwDjAgAAAAUNAOsCOADuAjkA7wJaAOwCWwDtAgAAAAAABQ0A6wI4AO4COQDvAloA7AJbAO0CAAAABQ0A9QI4APgCOQD5AloA9gJbAPcCAAAAAAAFDQD1AjgA-AI5APkCWgD2AlsA9wIAAAAFDQD_AjgAggM5AIMDWgCAA1sAgQMAAAAAAAUNAP8COACCAzkAgwNaAIADWwCBAwAAAAUNAIkDOACMAzkAjQNaAIoDWwCLAwAAAAAABQ0AiQM4AIwDOQCNA1oAigNbAIsDAAAABQ0AkwM4AJYDOQCXA1oAlANbAJUDAAAAAAAFDQCTAzgAlgM5AJcDWgCUA1sAlQMAAAAFDQCdAzgAoAM5AKEDWgCeA1sAnwMAAAAAAAUNAJ0DOACgAzkAoQNaAJ4DWwCfAwAAAAUNAKcDOACqAzkAqwNaAKgDWwCpAwAAAAAABQ0ApwM4AKoDOQCrA1oAqANbAKkDAAAABQ0AsQM4ALQDOQC1A1oAsgNbALMDAAAAAAAFDQCxAzgAtAM5ALUDWgCyA1sAswMAAAAFDQC7AzgAvgM5AL8DWgC8A1sAvQMAAAAAAAUNALsDOAC-AzkAvwNaALwDWwC9AwAAAAUNAMUDOADIAzkAyQNaAMYDWwDHAwAAAAAABQ0AxQM4AMgDOQDJA1oAxgNbAMcDAAAABQ0AzwM4ANIDOQDTA1oA0ANbANEDAAAAAAAFDQDPAzgA0gM5ANMDWgDQA1sA0QMAAAAFDQDZAzgA3AM5AN0DWgDaA1sA2wMAAAAAAAUNANkDOADcAzkA3QNaANoDWwDbAwEDAAEBAwABAw0A4gM4AOMDOQDkAwAAAAMNAOIDOADjAzkA5AMBIQAfASEAHwMNAOkDOADqAzkA6wMAAAADDQDpAzgA6gM5AOsDASEAHwEhAB8FDQDwAzgA8wM5APQDWgDxA1sA8gMAAAAAAAUNAPADOADzAzkA9ANaAPEDWwDyAwAAAAMNAPoDOAD7AzkA_AMAAAADDQD6AzgA-wM5APwDAAAABQ0AggQ4AIUEOQCGBFoAgwRbAIQEAAAAAAAFDQCCBDgAhQQ5AIYEWgCDBFsAhAQAAAAFDQCMBDgAjwQ5AJAEWgCNBFsAjgQAAAAAAAUNAIwEOACPBDkAkARaAI0EWwCOBCYCASeXAQEomQEBKZoBASqbAQEsnQEBLZ8BJC6gASUvogEBMKQBJDGlASY0pgEBNacBATaoASQ6qwEnO6wBKzytAQI9rgECPq8BAj-wAQJAsQECQbMBAkK1ASRDtgEsRLgBAkW6ASRGuwEtR7wBAki9AQJJvgEkSsEBLkvCATJMxAEDTcUBA07HAQNPyAEDUMkBA1HLAQNSzQEkU84BM1TQAQNV0gEkVtMBNFfUAQNY1QEDWdYBJFzZATVd2gE7XtsBBF_cAQRg3QEEYd4BBGLfAQRj4QEEZOMBJGXkATxm6AEEZ-oBJGjrAT1p7gEEau8BBGvwASRs8wE-bfQBRG71AQZv9gEGcPcBBnH4AQZy-QEGc_sBBnT9ASR1_gFFdoECBneDAiR4hAJGeYYCBnqHAgZ7iAIkfIsCR32MAk1-jgIFf48CBYABkQIFgQGSAgWCAZMCBYMBlQIFhAGXAiSFAZgCToYBmgIFhwGcAiSIAZ0CT4kBngIFigGfAgWLAaACJIwBowJQjQGkAlaOAaUCB48BpgIHkAGnAgeRAagCB5IBqQIHkwGrAgeUAa0CJJUBrgJXlgGwAgeXAbICJJgBswJYmQG0AgeaAbUCB5sBtgIknAG5AlmdAboCX54BuwIKnwG8AgqgAb0CCqEBvgIKogG_AgqjAcECCqQBwwIkpQHEAmCmAcYCCqcByAIkqAHJAmGpAcoCCqoBywIKqwHMAiSsAc8CYq0B0AJmrgHRAgmvAdICCbAB0wIJsQHUAgmyAdUCCbMB1wIJtAHZAiS1AdoCZ7YB3AIJtwHeAiS4Ad8CaLkB4AIJugHhAgm7AeICJLwB5QJpvQHmAm2-AegCbr8B6QJuwAHsAm7BAe0CbsIB7gJuwwHwAm7EAfICJMUB8wJvxgH1Am7HAfcCJMgB-AJwyQH5Am7KAfoCbssB-wIkzAH-AnHNAf8Cd84BgQN4zwGCA3jQAYUDeNEBhgN40gGHA3jTAYkDeNQBiwMk1QGMA3nWAY4DeNcBkAMk2AGRA3rZAZIDeNoBkwN42wGUAyTcAZcDe90BmAOBAd4BmQMN3wGaAw3gAZsDDeEBnAMN4gGdAw3jAZ8DDeQBoQMk5QGiA4IB5gGkAw3nAaYDJOgBpwODAekBqAMN6gGpAw3rAaoDJOwBrQOEAe0BrgOIAe4BrwMO7wGwAw7wAbEDDvEBsgMO8gGzAw7zAbUDDvQBtwMk9QG4A4kB9gG6Aw73AbwDJPgBvQOKAfkBvgMO-gG_Aw77AcADJPwBwwOLAf0BxAORAf4BxgOSAf8BxwOSAYACygOSAYECywOSAYICzAOSAYMCzgOSAYQC0AMkhQLRA5MBhgLTA5IBhwLVAySIAtYDlAGJAtcDkgGKAtgDkgGLAtkDJIwC3AOVAY0C3QOZAY4C3wOaAY8C4AOaAZAC4wOaAZEC5AOaAZIC5QOaAZMC5wOaAZQC6QMklQLqA5sBlgLsA5oBlwLuAySYAu8DnAGZAvADmgGaAvEDmgGbAvIDJJwC9QOdAZ0C9gOhAZ4C9wMUnwL4AxSgAvkDFKEC-gMUogL7AxSjAv0DFKQC_wMkpQKABKIBpgKDBBSnAoUEJKgChgSjAakCiAQUqgKJBBSrAooEJKwCjQSkAa0CjgSoAa4CjwQVrwKQBBWwApEEFbECkgQVsgKTBBWzApUEFbQClwQktQKYBKkBtgKaBBW3ApwEJLgCnQSqAbkCngQVugKfBBW7AqAEJLwCowSrAb0CpASvAb4CpQQWvwKmBBbAAqcEFsECqAQWwgKpBBbDAqsEFsQCrQQkxQKuBLABxgKxBBbHArMEJMgCtASxAckCtgQWygK3BBbLArgEJMwCuwSyAc0CvAS4Ac4CvgS5Ac8CvwS5AdACwgS5AdECwwS5AdICxAS5AdMCxgS5AdQCyAQk1QLJBLoB1gLLBLkB1wLNBCTYAs4EuwHZAs8EuQHaAtAEuQHbAtEEJNwC1AS8Ad0C1QTCAd4C1wTDAd8C2ATDAeAC2wTDAeEC3ATDAeIC3QTDAeMC3wTDAeQC4QQk5QLiBMQB5gLkBMMB5wLmBCToAucExQHpAugEwwHqAukEwwHrAuoEJOwC7QTGAe0C7gTKAe4C8ATLAe8C8QTLAfAC9ATLAfEC9QTLAfIC9gTLAfMC-ATLAfQC-gQk9QL7BMwB9gL9BMsB9wL_BCT4AoAFzQH5AoEFywH6AoIFywH7AoMFJPwChgXOAf0ChwXSAf4CiQXTAf8CigXTAYADjQXTAYEDjgXTAYIDjwXTAYMDkQXTAYQDkwUkhQOUBdQBhgOWBdMBhwOYBSSIA5kF1QGJA5oF0wGKA5sF0wGLA5wFJIwDnwXWAY0DoAXaAY4DogUcjwOjBRyQA6UFHJEDpgUckgOnBRyTA6kFHJQDqwUklQOsBdsBlgOuBRyXA7AFJJgDsQXcAZkDsgUcmgOzBRybA7QFJJwDtwXdAZ0DuAXjAZ4DuQUdnwO6BR2gA7sFHaEDvAUdogO9BR2jA78FHaQDwQUkpQPCBeQBpgPEBR2nA8YFJKgDxwXlAakDyAUdqgPJBR2rA8oFJKwDzQXmAa0DzgXqAa4DzwUXrwPQBRewA9EFF7ED0gUXsgPTBRezA9UFF7QD1wUktQPYBesBtgPaBRe3A9wFJLgD3QXsAbkD3gUXugPfBRe7A-AFJLwD4wXtAb0D5AXxAb4D5QUYvwPmBRjAA-cFGMED6AUYwgPpBRjDA-sFGMQD7QUkxQPuBfIBxgPwBRjHA_IFJMgD8wXzAckD9AUYygP1BRjLA_YFJMwD-QX0Ac0D-gX4Ac4D-wUZzwP8BRnQA_0FGdED_gUZ0gP_BRnTA4EGGdQDgwYk1QOEBvkB1gOIBhnXA4oGJNgDiwb6AdkDjgYZ2gOPBhnbA5AGJNwDkwb7Ad0DlAaBAt4DlQYQ3wOWBhDgA5cGEOEDmAYQ4gOZBhDjA5sGEOQDnQYk5QOeBoIC5gOgBhDnA6IGJOgDowaDAukDpAYQ6gOlBhDrA6YGJOwDqQaEAu0DqgaKAu4DrAYR7wOtBhHwA68GEfEDsAYR8gOxBhHzA7MGEfQDtQYk9QO2BosC9gO4BhH3A7oGJPgDuwaMAvkDvAYR-gO9BhH7A74GJPwDwQaNAv0DwgaRAv4DwwYP_wPEBg-ABMUGD4EExgYPggTHBg-DBMkGD4QEywYkhQTMBpIChgTOBg-HBNAGJIgE0QaTAokE0gYPigTTBg-LBNQGJIwE1waUAo0E2AaaAo4E2QYSjwTaBhKQBNsGEpEE3AYSkgTdBhKTBN8GEpQE4QYklQTiBpsClgTkBhKXBOYGJJgE5wacApkE6AYSmgTpBhKbBOoGJJwE7QadAp0E7gahAp4E8AaiAp8E8QaiAqAE9AaiAqEE9QaiAqIE9gaiAqME-AaiAqQE-gYkpQT7BqMCpgT9BqICpwT_BiSoBIAHpAKpBIEHogKqBIIHogKrBIMHJKwEhgelAq0EhwerAq4EiQesAq8EigesArAEjQesArEEjgesArIEjwesArMEkQesArQEkwcktQSUB60CtgSWB6wCtwSYByS4BJkHrgK5BJoHrAK6BJsHrAK7BJwHJLwEnwevAr0EoAe1Ar4Eoge2Ar8Eowe2AsAEpge2AsEEpwe2AsIEqAe2AsMEqge2AsQErAckxQStB7cCxgSvB7YCxwSxByTIBLIHuALJBLMHtgLKBLQHtgLLBLUHJMwEuAe5As0EuQe_As4EugcIzwS7BwjQBLwHCNEEvQcI0gS-BwjTBMAHCNQEwgck1QTDB8AC1gTFBwjXBMcHJNgEyAfBAtkEyQcI2gTKBwjbBMsHJNwEzgfCAt0EzwfIAt4E0QfJAt8E0gfJAuAE1QfJAuEE1gfJAuIE1wfJAuME2QfJAuQE2wck5QTcB8oC5gTeB8kC5wTgByToBOEHywLpBOIHyQLqBOMHyQLrBOQHJOwE5wfMAu0E6AfSAu4E6gfTAu8E6wfTAvAE7gfTAvEE7wfTAvIE8AfTAvME8gfTAvQE9Ack9QT1B9QC9gT3B9MC9wT5ByT4BPoH1QL5BPsH0wL6BPwH0wL7BP0HJPwEgAjWAv0EgQjcAv4EgwjdAv8EhAjdAoAFhwjdAoEFiAjdAoIFiQjdAoMFiwjdAoQFjQgkhQWOCN4ChgWQCN0ChwWSCCSIBZMI3wKJBZQI3QKKBZUI3QKLBZYIJIwFmQjgAo0FmgjmAo4FnAjnAo8FnQjnApAFoAjnApEFoQjnApIFogjnApMFpAjnApQFpggklQWnCOgClgWpCOcClwWrCCSYBawI6QKZBa0I5wKaBa4I5wKbBa8IJJwFsgjqAp0FswjwAp4FtQjxAp8FtgjxAqAFuQjxAqEFugjxAqIFuwjxAqMFvQjxAqQFvwgkpQXACPICpgXCCPECpwXECCSoBcUI8wKpBcYI8QKqBccI8QKrBcgIJKwFywj0Aq0FzAj6Aq4Fzgj7Aq8Fzwj7ArAF0gj7ArEF0wj7ArIF1Aj7ArMF1gj7ArQF2AgktQXZCPwCtgXbCPsCtwXdCCS4Bd4I_QK5Bd8I-wK6BeAI-wK7BeEIJLwF5Aj-Ar0F5QiEA74F5wiFA78F6AiFA8AF6wiFA8EF7AiFA8IF7QiFA8MF7wiFA8QF8QgkxQXyCIYDxgX0CIUDxwX2CCTIBfcIhwPJBfgIhQPKBfkIhQPLBfoIJMwF_QiIA80F_giOA84FgAmPA88FgQmPA9AFhAmPA9EFhQmPA9IFhgmPA9MFiAmPA9QFigkk1QWLCZAD1gWNCY8D1wWPCSTYBZAJkQPZBZEJjwPaBZIJjwPbBZMJJNwFlgmSA90FlwmYA94FmQmZA98FmgmZA-AFnQmZA-EFngmZA-IFnwmZA-MFoQmZA-QFowkk5QWkCZoD5gWmCZkD5wWoCSToBakJmwPpBaoJmQPqBasJmQPrBawJJOwFrwmcA-0FsAmiA-4FsgmjA-8FswmjA_AFtgmjA_EFtwmjA_IFuAmjA_MFugmjA_QFvAkk9QW9CaQD9gW_CaMD9wXBCST4BcIJpQP5BcMJowP6BcQJowP7BcUJJPwFyAmmA_0FyQmsA_4FywmtA_8FzAmtA4AGzwmtA4EG0AmtA4IG0QmtA4MG0wmtA4QG1QkkhQbWCa4DhgbYCa0DhwbaCSSIBtsJrwOJBtwJrQOKBt0JrQOLBt4JJIwG4QmwA40G4gm2A44G5Am3A48G5Qm3A5AG6Am3A5EG6Qm3A5IG6gm3A5MG7Am3A5QG7gkklQbvCbgDlgbxCbcDlwbzCSSYBvQJuQOZBvUJtwOaBvYJtwObBvcJJJwG-gm6A50G-wnAA54G_QnBA58G_gnBA6AGgQrBA6EGggrBA6IGgwrBA6MGhQrBA6QGhwokpQaICsIDpgaKCsEDpwaMCiSoBo0KwwOpBo4KwQOqBo8KwQOrBpAKJKwGkwrEA60GlArKA64GlgrLA68GlwrLA7AGmgrLA7EGmwrLA7IGnArLA7MGngrLA7QGoAoktQahCswDtgajCssDtwalCiS4BqYKzQO5BqcKywO6BqgKywO7BqkKJLwGrArOA70GrQrUA74GrwrVA78GsArVA8AGswrVA8EGtArVA8IGtQrVA8MGtwrVA8QGuQokxQa6CtYDxga8CtUDxwa-CiTIBr8K1wPJBsAK1QPKBsEK1QPLBsIKJMwGxQrYA80GxgreA84GxwofzwbICh_QBskKH9EGygof0gbLCh_TBs0KH9QGzwok1QbQCt8D1gbSCh_XBtQKJNgG1QrgA9kG1gof2gbXCh_bBtgKJNwG2wrhA90G3ArlA94G3Qog3wbeCiDgBt8KIOEG4Aog4gbhCiDjBuMKIOQG5Qok5QbmCuYD5gboCiDnBuoKJOgG6wrnA-kG7Aog6gbtCiDrBu4KJOwG8QroA-0G8grsA-4G8woh7wb0CiHwBvUKIfEG9goh8gb3CiHzBvkKIfQG-wok9Qb8Cu0D9gb-CiH3BoALJPgGgQvuA_kGggsh-gaDCyH7BoQLJPwGhwvvA_0GiAv1A_4Gigv2A_8Giwv2A4AHjgv2A4EHjwv2A4IHkAv2A4MHkgv2A4QHlAskhQeVC_cDhgeXC_YDhweZCySIB5oL-AOJB5sL9gOKB5wL9gOLB50LJIwHoAv5A40HoQv9A44Howv-A48HpAv-A5AHpwv-A5EHqAv-A5IHqQv-A5MHqwv-A5QHrQsklQeuC_8DlgewC_4DlweyCySYB7MLgASZB7QL_gOaB7UL_gObB7YLJJwHuQuBBJ0HuguHBJ4HvAuIBJ8HvQuIBKAHwAuIBKEHwQuIBKIHwguIBKMHxAuIBKQHxgskpQfHC4kEpgfJC4gEpwfLCySoB8wLigSpB80LiASqB84LiASrB88LJKwH0guLBK0H0wuRBA"
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
