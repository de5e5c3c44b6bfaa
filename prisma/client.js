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
  name                    String    @id
  region                  String
  className               String    @map("class_name")
  workload                String // VirtualMachine | BareMetalMachine
  driver                  String
  /// The agent that serves it beside other hosts; null: one of its own, by its name.
  agent                   String?
  cpu                     Int
  memoryGiB               Int       @map("memory_gib")
  diskGiB                 Int       @map("disk_gib")
  cpuUsed                 Int       @default(0) @map("cpu_used")
  memoryGiBUsed           Int       @default(0) @map("memory_gib_used")
  diskGiBUsed             Int       @default(0) @map("disk_gib_used")
  machinesHeld            Int       @default(0) @map("machines_held")
  reservedTenantId        String?   @map("reserved_tenant_id") @db.Uuid
  cordoned                Boolean   @default(false)
  /// Planned: closed to new machines from the start to the end. An end without a start: canceled, and customers are to read it.
  maintenanceStartsAt     DateTime? @map("maintenance_starts_at") @db.Timestamptz(3)
  maintenanceEndsAt       DateTime? @map("maintenance_ends_at") @db.Timestamptz(3)
  /// Why, or why it is canceled; customers read it.
  maintenanceReason       String?   @map("maintenance_reason")
  /// When its machines are taken off it; from when that was planned on, it takes no new one. Null with a reason: canceled, and
  /// customers are to read it.
  evacuatesAt             DateTime? @map("evacuates_at") @db.Timestamptz(3)
  /// When that was planned: owners have as long as from then to its time, also where they are told late.
  evacuationPlannedAt     DateTime? @map("evacuation_planned_at") @db.Timestamptz(3)
  /// Whether its machines are created again elsewhere.
  evacuationRecreates     Boolean   @default(false) @map("evacuation_recreates")
  /// What the account of each machine is credited.
  evacuationCreditSeconds BigInt    @default(0) @map("evacuation_credit_seconds")
  /// Why, or why it is canceled; customers read it.
  evacuationReason        String?   @map("evacuation_reason")
  /// When its agent went silent; null while the agent is reachable.
  lostAt                  DateTime? @map("lost_at") @db.Timestamptz(3)
  retired                 Boolean   @default(false)
  /// Digests of the images on it, as last reported: machines made from them start there without a fetch.
  images                  String[]  @default([])
  /// What its controller was lately asked for and responded, a line each, as last reported: for operators.
  exchanges               String[]  @default([])
  /// Types of its conditions that are false, kept with host_conditions: a host with any takes no new machine.
  failing                 String[]  @default([])
  /// Number of its agent's newest greeting that was believed: an older one is a replay, or late.
  statementSeq            BigInt    @default(0) @map("statement_seq")
  /// Something was said in its name that did not verify, since its last greeting. Its agent is asked to greet again.
  doubtedAt               DateTime? @map("doubted_at") @db.Timestamptz(3)
  /// The database was restored since the last inventory of this host. Blocks new placements until the next inventory.
  inventoryDue            Boolean   @default(false) @map("inventory_due")
  /// Where its machines' ports may be reached, as the fleet file registers it. Nothing else is believed or connected to.
  forwardAddresses        String[]  @default(["127.0.0.1"]) @map("forward_addresses")
  forwardFirstPort        Int       @default(20000) @map("forward_first_port")
  forwardLastPort         Int       @default(32767) @map("forward_last_port")
  /// Where its agent hands out consoles, on the ports for guests; null: where its machines' ports are.
  consoleAddress          String?   @map("console_address")
  /// The id of the folder in which its agent records its machines; null: none is known yet.
  recordsId               String?   @map("records_id") @db.Uuid
  /// While its condition Records is false: the id with which its agent came instead; null: with none.
  otherRecordsId          String?   @map("other_records_id") @db.Uuid

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
  sshKeys     SshKey[]

  @@unique([id, customerId])
  @@index([customerId, createdAt, id])
  @@map("customer_users")
}

/// A person's public SSH key, kept to be put into the machines that they create.
model SshKey {
  id             String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId     String   @map("customer_id") @db.Uuid
  customerUserId String   @map("customer_user_id") @db.Uuid
  name           String
  /// One line, as in a .pub file.
  publicKey      String   @map("public_key")
  /// As ssh-keygen -l shows it; of its key alone, without the comment.
  fingerprint    String
  createdAt      DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

  user CustomerUser @relation(fields: [customerUserId, customerId], references: [id, customerId])

  @@unique([customerUserId, fingerprint])
  @@map("ssh_keys")
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
  restartWanted    String?  @map("restart_wanted")
  restartRequestId String?  @map("restart_request_id")
  /// Why an operator holds it stopped; the customer reads it. Null: it is to run.
  stopReason       String?  @map("stop_reason")
  /// Its host was evacuated: with its removal it is created again, elsewhere. False: it was to be, and its owner deleted it.
  recreates        Boolean?

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
  /// While an operator holds its machine stopped: since when. And the times of its life for which that was so before.
  stoppedSince   BigInt?                       @map("stopped_since")
  stopped        Unsupported("int8multirange") @default(dbgenerated("'{}'::int8multirange"))
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

/// What an account is promised for a machine that an evacuation deleted; credited once the bill of its last month is closed.
model EvacuationCredit {
  machineUid    String    @id @map("machine_uid") @db.Uuid
  customerId    String    @map("customer_id") @db.Uuid
  tenantId      String    @map("tenant_id") @db.Uuid
  resourceKind  String    @map("resource_kind")
  resourceClass String    @map("resource_class")
  /// The month in which its lifecycle ended, in UTC epoch seconds.
  monthStart    BigInt    @map("month_start")
  seconds       BigInt
  /// The customer reads it.
  reason        String
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// Null: the bill is not closed yet.
  creditedAt    DateTime? @map("credited_at") @db.Timestamptz(3)

  @@map("evacuation_credits")
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"evacuatesAt","kind":"scalar","type":"DateTime","dbName":"evacuates_at"},{"name":"evacuationPlannedAt","kind":"scalar","type":"DateTime","dbName":"evacuation_planned_at"},{"name":"evacuationRecreates","kind":"scalar","type":"Boolean","dbName":"evacuation_recreates"},{"name":"evacuationCreditSeconds","kind":"scalar","type":"BigInt","dbName":"evacuation_credit_seconds"},{"name":"evacuationReason","kind":"scalar","type":"String","dbName":"evacuation_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"stopReason","kind":"scalar","type":"String","dbName":"stop_reason"},{"name":"recreates","kind":"scalar","type":"Boolean"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"stoppedSince","kind":"scalar","type":"BigInt","dbName":"stopped_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"EvacuationCredit":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"seconds","kind":"scalar","type":"BigInt"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"creditedAt","kind":"scalar","type":"DateTime","dbName":"credited_at"}],"dbName":"evacuation_credits","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","EvacuationCredit.findUnique","EvacuationCredit.findUniqueOrThrow","EvacuationCredit.findFirst","EvacuationCredit.findFirstOrThrow","EvacuationCredit.findMany","EvacuationCredit.createOne","EvacuationCredit.createMany","EvacuationCredit.createManyAndReturn","EvacuationCredit.updateOne","EvacuationCredit.updateMany","EvacuationCredit.updateManyAndReturn","EvacuationCredit.upsertOne","EvacuationCredit.deleteOne","EvacuationCredit.deleteMany","EvacuationCredit.groupBy","EvacuationCredit.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","seconds","creditedAt","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","stoppedSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","stopReason","recreates","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","evacuatesAt","evacuationPlannedAt","evacuationRecreates","evacuationCreditSeconds","evacuationReason","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "ghezBMAHGQ8AAIMOACAQAACEDgAgGAAAhw4AIBkAAIkOACAaAACKDgAgGwAAiw4AIB0AAIYOACAeAACCDgAgHwAAhQ4AICAAAIgOACAhAADIDQAgJQAAjA4AICYAAI0OACDvBwAAgQ4AMPAHAABaABDxBwAAgQ4AMPMHQADFDAAhhAgBAAAAAY0IAQDUDAAhpQkBANQMACHqCQEAAAABqwoBANYMACGsCkAAxQwAIa0KQADVDAAhrgoBANYMACEBAAAAAQAgFQMAAMcNACAFAACvDgAgBgAA5Q0AIAgAAOYNACAPAACDDgAgEAAAhA4AIBEAAPsNACAdAACGDgAg7wcAAK4OADDwBwAAAwAQ8QcAAK4OADDzB0AAxQwAIYQIAQDxDAAhmwgBAPEMACGlCQEA1AwAIeoJAQDUDAAh6wkBANQMACGnCiAA6AwAIagKQADVDAAhqQpAAMUMACGqCkAA1QwAIQoDAADkEAAgBQAAohUAIAYAAP0SACAIAAD-EgAgDwAAiBUAIBAAAIkVACARAACXFQAgHQAAixUAIKgKAAC8DgAgqgoAALwOACAXAwAAxw0AIAUAAK8OACAGAADlDQAgCAAA5g0AIA8AAIMOACAQAACEDgAgEQAA-w0AIB0AAIYOACDvBwAArg4AMPAHAAADABDxBwAArg4AMPMHQADFDAAhhAgBAAAAAZsIAQDxDAAhpQkBANQMACHVCQAArQ4AIOoJAQDUDAAh6wkBANQMACGnCiAA6AwAIagKQADVDAAhqQpAAMUMACGqCkAA1QwAIbMKAACsDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADsDQAg7wcAAOsNADDwBwAABwAQ8QcAAOsNADD-BwEA1AwAIZwIAQDxDAAhvQgEAMQMACH1CAQAxAwAIfYIBADEDAAh9wgEAMQMACGkCgQAxAwAIaUKAgDpDAAhpgoCAOkMACEBAAAABwAgDgQAAJcOACAHAACqDgAg7wcAAKsOADDwBwAACQAQ8QcAAKsOADDyB0AA1QwAIf4HAQDUDAAhhAgBAPEMACGcCAEA_QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaIKAQDUDAAhowpAAMUMACEFBAAAlRMAIAcAAJ4VACDyBwAAvA4AIJwIAAC8DgAg8wgAALwOACAOBAAAlw4AIAcAAKoOACDvBwAAqw4AMPAHAAAJABDxBwAAqw4AMPIHQADVDAAh_gcBANQMACGECAEAAAABnAgBAP0MACG3CAEA1AwAIfMIAQDWDAAhnwoCAOkMACGiCgEA1AwAIaMKQADFDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA5Q0AIAgAAOYNACAOAADnDQAg7wcAAOQNADDwBwAADgAQ8QcAAOQNADDzB0AAxQwAIf4HAQDUDAAhqAgCAOkMACG_CAEA8QwAIecIAgDpDAAh9ggCAOkMACGLCQIA6QwAIf0JIADoDAAhnQoBANQMACGeCgAA4gwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAOwNACAHAACqDgAg7wcAAKkOADDwBwAAEQAQ8QcAAKkOADDzB0AAxQwAIf4HAQDUDAAhhAgBAPEMACGNCAEA1AwAIZwIAQDxDAAhtwgBANQMACHzCAEA1gwAIZ8KAgDpDAAhoAoBANYMACGhCkAA1QwAIQUEAACVEwAgBwAAnhUAIPMIAAC8DgAgoAoAALwOACChCgAAvA4AIA8EAADsDQAgBwAAqg4AIO8HAACpDgAw8AcAABEAEPEHAACpDgAw8wdAAMUMACH-BwEA1AwAIYQIAQAAAAGNCAEA1AwAIZwIAQDxDAAhtwgBANQMACHzCAEA1gwAIZ8KAgDpDAAhoAoBANYMACGhCkAA1QwAIQMAAAARACABAAASADACAAATACABAAAADgAgLAcAAKUOACAKAACmDgAgCwAApw4AIAwAAKgOACDvBwAApA4AMPAHAAAWABDxBwAApA4AMP4HAQDUDAAh7wgBANQMACHzCAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfwIBADEDAAh6wkBANQMACH9CSAA6AwAIYEKAQDUDAAhggoBANYMACGDCgIA6QwAIYQKAgDpDAAhhQoCAOkMACGGCgIA6QwAIYcKAQD9DAAhiAogAOgMACGJCkAA1QwAIYoKQADVDAAhiwoBANYMACGMCkAA1QwAIY0KQADVDAAhjgogAOgMACGPCgQAxAwAIZAKAQDWDAAhkQpAANUMACGSCgAA4gwAIJMKAADiDAAglAoAAOIMACCVCkAA1QwAIZYKIADoDAAhlwoAAOIMACCYCgIA6QwAIZkKAgDpDAAhmgoBANYMACGbCgEA_QwAIZwKAQD9DAAhEQcAAJ4VACAKAACfFQAgCwAAoBUAIAwAAKEVACCCCgAAvA4AIIcKAAC8DgAgiQoAALwOACCKCgAAvA4AIIsKAAC8DgAgjAoAALwOACCNCgAAvA4AIJAKAAC8DgAgkQoAALwOACCVCgAAvA4AIJoKAAC8DgAgmwoAALwOACCcCgAAvA4AICwHAAClDgAgCgAApg4AIAsAAKcOACAMAACoDgAg7wcAAKQOADDwBwAAFgAQ8QcAAKQOADD-BwEAAAAB7wgBANQMACHzCAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfwIBADEDAAh6wkBANQMACH9CSAA6AwAIYEKAQDUDAAhggoBANYMACGDCgIA6QwAIYQKAgDpDAAhhQoCAOkMACGGCgIA6QwAIYcKAQD9DAAhiAogAOgMACGJCkAA1QwAIYoKQADVDAAhiwoBANYMACGMCkAA1QwAIY0KQADVDAAhjgogAOgMACGPCgQAxAwAIZAKAQDWDAAhkQpAANUMACGSCgAA4gwAIJMKAADiDAAglAoAAOIMACCVCkAA1QwAIZYKIADoDAAhlwoAAOIMACCYCgIA6QwAIZkKAgDpDAAhmgoBANYMACGbCgEA_QwAIZwKAQD9DAAhAwAAABYAIAEAABcAMAIAABgAIBkJAACgDgAg7wcAAKMOADDwBwAAGgAQ8QcAAKMOADDzB0AAxQwAIZwIAQDxDAAhxAgBAPEMACHnCAIA6QwAIe4IAQDxDAAh7wgBANQMACHwCAIA6QwAIfEIBADEDAAh8ggBANQMACHzCAEA1AwAIfQIAQDUDAAh9QgCAOkMACH2CAIA6QwAIfcIAgDpDAAh-AgAAP4MACD5CEAA1QwAIfoIQADVDAAh-whAANUMACH8CAQAxAwAIf0IBADEDAAh_ggBANQMACEECQAAnRUAIPkIAAC8DgAg-ggAALwOACD7CAAAvA4AIBoJAACgDgAg7wcAAKMOADDwBwAAGgAQ8QcAAKMOADDzB0AAxQwAIZwIAQDxDAAhxAgBAPEMACHnCAIA6QwAIe4IAQAAAAHvCAEA1AwAIfAIAgDpDAAh8QgEAMQMACHyCAEA1AwAIfMIAQDUDAAh9AgBANQMACH1CAIA6QwAIfYIAgDpDAAh9wgCAOkMACH4CAAA_gwAIPkIQADVDAAh-ghAANUMACH7CEAA1QwAIfwIBADEDAAh_QgEAMQMACH-CAEA1AwAIbIKAACiDgAgAwAAABoAIAEAABsAMAIAABwAIAkJAACgDgAg7wcAAKEOADDwBwAAHgAQ8QcAAKEOADDzB0AAxQwAIfIIAQDUDAAh2QkBANQMACHmCQEA1AwAIf8JQADVDAAhAgkAAJ0VACD_CQAAvA4AIAkJAACgDgAg7wcAAKEOADDwBwAAHgAQ8QcAAKEOADDzB0AAxQwAIfIIAQDUDAAh2QkBANQMACHmCQEAAAAB_wlAANUMACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAAKAOACDvBwAAnw4AMPAHAAAiABDxBwAAnw4AMI0IIADoDAAhtwgBANQMACHACAEA1AwAIfIIAQDUDAAhgwkBANQMACGACkAAxQwAIQEJAACdFQAgCwkAAKAOACDvBwAAnw4AMPAHAAAiABDxBwAAnw4AMI0IIADoDAAhtwgBANQMACHACAEA1AwAIfIIAQDUDAAhgwkBANQMACGACkAAxQwAIbEKAACeDgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAAxw0AIAQAAOwNACDvBwAAnQ4AMPAHAAAtABDxBwAAnQ4AMPMHQADFDAAh_gcBANQMACGECAEA8QwAIZoIQADFDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGpCQAA4gwAIKwJAQDUDAAhrQkAAOIMACCuCSAA6AwAIcMJAAHyDAAhxglAANUMACHoCQEA1gwAIfAJQADVDAAh9wkBAP0MACH4CQEA1gwAIfkJQADVDAAhCAMAAOQQACAEAACVEwAgxgkAALwOACDoCQAAvA4AIPAJAAC8DgAg9wkAALwOACD4CQAAvA4AIPkJAAC8DgAgGAMAAMcNACAEAADsDQAg7wcAAJ0OADDwBwAALQAQ8QcAAJ0OADDzB0AAxQwAIf4HAQDUDAAhhAgBAAAAAZoIQADFDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGpCQAA4gwAIKwJAQDUDAAhrQkAAOIMACCuCSAA6AwAIcMJAAEAAAHGCUAA1QwAIegJAQDWDAAh8AlAANUMACH3CQEA_QwAIfgJAQDWDAAh-QlAANUMACEDAAAALQAgAQAALgAwAgAALwAgGQMAAMcNACAEAADsDQAg7wcAAJwOADDwBwAAMQAQ8QcAAJwOADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhsQgBANQMACGyCAEA8QwAIaMJAQD9DAAhqQkAAOIMACDECQEA1gwAIcYJQADVDAAhzAkAAfIMACHvCQAA4gwAIPAJQADVDAAh8QkCAKsNACHyCQIAqw0AIfMJAQDWDAAh9AkBANYMACH1CQEA_QwAIfYJAQD9DAAhDAMAAOQQACAEAACVEwAgowkAALwOACDECQAAvA4AIMYJAAC8DgAg8AkAALwOACDxCQAAvA4AIPIJAAC8DgAg8wkAALwOACD0CQAAvA4AIPUJAAC8DgAg9gkAALwOACAZAwAAxw0AIAQAAOwNACDvBwAAnA4AMPAHAAAxABDxBwAAnA4AMPMHQADFDAAhhAgBAAAAAZoIQADFDAAhmwgBAPEMACGcCAEA8QwAIbEIAQDUDAAhsggBAPEMACGjCQEA_QwAIakJAADiDAAgxAkBANYMACHGCUAA1QwAIcwJAAEAAAHvCQAA4gwAIPAJQADVDAAh8QkCAKsNACHyCQIAqw0AIfMJAQDWDAAh9AkBANYMACH1CQEA_QwAIfYJAQD9DAAhAwAAADEAIAEAADIAMAIAADMAIBkEAADsDQAgEgAAvg0AIO8HAACbDgAw8AcAADUAEPEHAACbDgAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIaMJAQDxDAAhpQkBANQMACGmCQEA1AwAIacJAQDUDAAhqAkAAP4MACCpCQAA4gwAIKoJAgDpDAAhqwkgAOgMACGsCQEA1AwAIa0JAADiDAAgrgkgAOgMACGvCQIA6QwAIQIEAACVEwAgEgAAgBAAIBkEAADsDQAgEgAAvg0AIO8HAACbDgAw8AcAADUAEPEHAACbDgAw8wdAAMUMACGECAEAAAABjQgBANQMACGbCAEA8QwAIZwIAQDxDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhowkBAPEMACGlCQEA1AwAIaYJAQDUDAAhpwkBANQMACGoCQAA_gwAIKkJAADiDAAgqgkCAOkMACGrCSAA6AwAIawJAQDUDAAhrQkAAOIMACCuCSAA6AwAIa8JAgDpDAAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAAvg0AIO8HAAC9DQAw8AcAADoAEPEHAAC9DQAw_wdAANUMACGPCEAAxQwAIaMJAQDxDAAhsAkAAOIMACCxCQAA4gwAILIJAQDWDAAhAQAAADoAIAcSAAC-DQAg7wcAAJoOADDwBwAAPAAQ8QcAAJoOADCaCEAAxQwAIaMJAQDxDAAhpAkAAfIMACEBEgAAgBAAIAgSAAC-DQAg7wcAAJoOADDwBwAAPAAQ8QcAAJoOADCaCEAAxQwAIaMJAQDxDAAhpAkAAfIMACGwCgAAmQ4AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBUDAADHDQAgBAAAlw4AIBgAAIcOACAZAACJDgAgGgAAig4AIBsAAIsOACAcAACYDgAg7wcAAJYOADDwBwAAQgAQ8QcAAJYOADDzB0AAxQwAIYQIAQDxDAAhiggBANYMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGlCQEA1AwAIbMJAQDWDAAh5wkBANQMACHoCQEA1AwAIekJQADVDAAhCwMAAOQQACAEAACVEwAgGAAAjBUAIBkAAI4VACAaAACPFQAgGwAAkBUAIBwAAJwVACCKCAAAvA4AIJwIAAC8DgAgswkAALwOACDpCQAAvA4AIBYDAADHDQAgBAAAlw4AIBgAAIcOACAZAACJDgAgGgAAig4AIBsAAIsOACAcAACYDgAg7wcAAJYOADDwBwAAQgAQ8QcAAJYOADDzB0AAxQwAIYQIAQAAAAGKCAEA1gwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIaUJAQDUDAAhswkBANYMACHVCQAAlQ4AIOcJAQDUDAAh6AkBANQMACHpCUAA1QwAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAAMcNACAVAACADgAgFwAAlA4AIO8HAACTDgAw8AcAAEcAEPEHAACTDgAw8wdAAMUMACGECAEA8QwAIZoIQADFDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhvwkBAPEMACHGCUAA1QwAIcwJAAHyDAAh5QlAANUMACEFAwAA5BAAIBUAAJoVACAXAACbFQAgxgkAALwOACDlCQAAvA4AIBADAADHDQAgFQAAgA4AIBcAAJQOACDvBwAAkw4AMPAHAABHABDxBwAAkw4AMPMHQADFDAAhhAgBAAAAAZoIQADFDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhvwkBAPEMACHGCUAA1QwAIcwJAAEAAAHlCUAA1QwAIQMAAABHACABAABIADACAABJACANAwAAxw0AIBYAAPANACDvBwAA7w0AMPAHAABLABDxBwAA7w0AMPMHQADFDAAhhAgBAPEMACGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQD9DAAh5AkAAIUNACABAAAASwAgAQAAAEcAIA0DAADHDQAgFQAAgA4AIO8HAACSDgAw8AcAAE4AEPEHAACSDgAwmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHHCQAB8gwAIcgJAQDUDAAhyQkBANQMACHKCUAA1QwAIQMDAADkEAAgFQAAmhUAIMoJAAC8DgAgDQMAAMcNACAVAACADgAg7wcAAJIOADDwBwAATgAQ8QcAAJIOADCaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACG_CQEA8QwAIccJAAEAAAHICQEA1AwAIckJAQDUDAAhyglAANUMACEDAAAATgAgAQAATwAwAgAAUAAgEAMAAMcNACAVAACADgAg7wcAAJEOADDwBwAAUgAQ8QcAAJEOADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHCCQAB8gwAIcMJAAHyDAAhxAkBANYMACHFCUAA1QwAIcYJQADVDAAhBQMAAOQQACAVAACaFQAgxAkAALwOACDFCQAAvA4AIMYJAAC8DgAgEAMAAMcNACAVAACADgAg7wcAAJEOADDwBwAAUgAQ8QcAAJEOADDzB0AAxQwAIYQIAQAAAAGaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACG_CQEA8QwAIcIJAAEAAAHDCQAB8gwAIcQJAQDWDAAhxQlAANUMACHGCUAA1QwAIQMAAABSACABAABTADACAABUACAUAwAAjw4AIAQBANYMACEVAACQDgAg7wcAAI4OADDwBwAAVgAQ8QcAAI4OADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGaCEAAxQwAIZsIAQD9DAAhnAgBAP0MACG5CAEA1AwAIbsJAAHyDAAhvAkAAfIMACG9CQEA1gwAIb4JAQDWDAAhvwkBAP0MACHACQIA6QwAIcEJQADVDAAhCQMAAOQQACAEAAC8DgAgFQAAmhUAIJsIAAC8DgAgnAgAALwOACC9CQAAvA4AIL4JAAC8DgAgvwkAALwOACDBCQAAvA4AIBQDAACPDgAgBAEA1gwAIRUAAJAOACDvBwAAjg4AMPAHAABWABDxBwAAjg4AMPMHQADFDAAhhAgBAAAAAY0IAQDUDAAhmghAAMUMACGbCAEA_QwAIZwIAQD9DAAhuQgBANQMACG7CQABAAABvAkAAQAAAb0JAQDWDAAhvgkBANYMACG_CQEA_QwAIcAJAgDpDAAhwQlAANUMACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAIMOACAQAACEDgAgGAAAhw4AIBkAAIkOACAaAACKDgAgGwAAiw4AIB0AAIYOACAeAACCDgAgHwAAhQ4AICAAAIgOACAhAADIDQAgJQAAjA4AICYAAI0OACDvBwAAgQ4AMPAHAABaABDxBwAAgQ4AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIaUJAQDUDAAh6gkBANQMACGrCgEA1gwAIawKQADFDAAhrQpAANUMACGuCgEA1gwAIQEAAABaACABAAAAQgAgCxUAAIAOACDvBwAA_w0AMPAHAABdABDxBwAA_w0AMPMHQADFDAAh_gcBANQMACGECAEA8QwAIZsIAQDxDAAhvwkBAPEMACHZCQEA1AwAIeYJAQDUDAAhARUAAJoVACAMFQAAgA4AIO8HAAD_DQAw8AcAAF0AEPEHAAD_DQAw8wdAAMUMACH-BwEA1AwAIYQIAQAAAAGbCAEA8QwAIb8JAQDxDAAh2QkBANQMACHmCQEA1AwAIa8KAAD-DQAgAwAAAF0AIAEAAF4AMAIAAF8AIAEAAABHACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAXQAgAQAAAAkAIAEAAAARACABAAAALQAgAQAAADEAIAEAAAA1ACABAAAAQgAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAxACABAAAyADACAAAzACAYAwAAxw0AIBEAAPsNACATAAD8DQAgFAAA_Q0AIO8HAAD6DQAw8AcAAG4AEPEHAAD6DQAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhowhAAMUMACGlCQEA1AwAIa8JAgDpDAAhswkBANQMACG0CQEA1AwAIbUJAQDWDAAhtgkAAIUNACC3CQEA1gwAIbgJAADiDAAguQkCAOkMACG6CQIA6QwAIQcDAADkEAAgEQAAlxUAIBMAAJgVACAUAACZFQAgtQkAALwOACC2CQAAvA4AILcJAAC8DgAgGQMAAMcNACARAAD7DQAgEwAA_A0AIBQAAP0NACDvBwAA-g0AMPAHAABuABDxBwAA-g0AMPMHQADFDAAhhAgBAAAAAY0IAQDUDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhowhAAMUMACGlCQEA1AwAIa8JAgDpDAAhswkBANQMACG0CQEA1AwAIbUJAQDWDAAhtgkAAIUNACC3CQEA1gwAIbgJAADiDAAguQkCAOkMACG6CQIA6QwAIdUJAAD5DQAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABCACABAABDADACAABEACADAAAARwAgAQAASAAwAgAASQAgEAMAAMcNACAhAADIDQAg7wcAAMYNADDwBwAAdAAQ8QcAAMYNADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGbCAEA8QwAIbMJAQDWDAAhzwkBANYMACHQCQEA1gwAIdEJAADiDAAg0gkCAOkMACHTCQEA1gwAIdQJQADVDAAhAQAAAHQAIBUDAADHDQAgIAAA-A0AIO8HAAD3DQAw8AcAAHYAEPEHAAD3DQAw8wdAAMUMACGECAEA8QwAIZoIQADFDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhswkBANYMACHGCUAA1QwAIcoJQADVDAAhywkBAPEMACHMCQAB8gwAIc0JAQDUDAAhzgkBANYMACHPCQEA1gwAIdAJAQDWDAAh0QkAAOIMACAIAwAA5BAAICAAAI0VACCzCQAAvA4AIMYJAAC8DgAgygkAALwOACDOCQAAvA4AIM8JAAC8DgAg0AkAALwOACAVAwAAxw0AICAAAPgNACDvBwAA9w0AMPAHAAB2ABDxBwAA9w0AMPMHQADFDAAhhAgBAAAAAZoIQADFDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhswkBANYMACHGCUAA1QwAIcoJQADVDAAhywkBAPEMACHMCQABAAABzQkBANQMACHOCQEA1gwAIc8JAQDWDAAh0AkBANYMACHRCQAA4gwAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAdgAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAABOACABAABPADACAABQACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFYAIAEAAFcAMAIAAFgAIBMDAADHDQAgIwAA9Q0AICQAAPYNACDvBwAA9A0AMPAHAAB_ABDxBwAA9A0AMPMHQADFDAAh_gcBANQMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIZ0IAQDUDAAhnggAAOIMACCfCAEA1gwAIaAIQADVDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhBgMAAOQQACAjAACVFQAgJAAAlhUAIJwIAAC8DgAgnwgAALwOACCgCAAAvA4AIBMDAADHDQAgIwAA9Q0AICQAAPYNACDvBwAA9A0AMPAHAAB_ABDxBwAA9A0AMPMHQADFDAAh_gcBANQMACGECAEAAAABjQgBANQMACGbCAEA8QwAIZwIAQD9DAAhnQgBANQMACGeCAAA4gwAIJ8IAQDWDAAhoAhAANUMACGhCAEA1AwAIaIIAQDUDAAhowhAAMUMACEDAAAAfwAgAQAAgAEAMAIAAIEBACAJIgAA8g0AIO8HAADzDQAw8AcAAIMBABDxBwAA8w0AMPMHQADFDAAhhAgBAPEMACGGCAEA8QwAIZkIAQDUDAAhmghAANUMACECIgAAlBUAIJoIAAC8DgAgCSIAAPINACDvBwAA8w0AMPAHAACDAQAQ8QcAAPMNADDzB0AAxQwAIYQIAQAAAAGGCAEA8QwAIZkIAQDUDAAhmghAANUMACEDAAAAgwEAIAEAAIQBADACAACFAQAgFiIAAPINACAsAAD-DAAg7wcAAPENADDwBwAAhwEAEPEHAADxDQAw8wdAAMUMACGACAEA1gwAIYQIAQDxDAAhhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIQYiAACUFQAggAgAALwOACCMCAAAvA4AII8IAAC8DgAgkAgAALwOACCSCAAAvA4AIBYiAADyDQAgLAAA_gwAIO8HAADxDQAw8AcAAIcBABDxBwAA8Q0AMPMHQADFDAAhgAgBANYMACGECAEAAAABhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIQMAAACHAQAgAQAAiAEAMAIAAIkBACABAAAAgwEAIAEAAACHAQAgBQMAAOQQACAWAACTFQAgmQgAALwOACDjCQAAvA4AIOQJAAC8DgAgDQMAAMcNACAWAADwDQAg7wcAAO8NADDwBwAASwAQ8QcAAO8NADDzB0AAxQwAIYQIAQAAAAGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQAAAAHkCQAAhQ0AIAMAAABLACABAACNAQAwAgAAjgEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABuACABAAAAQgAgAQAAAEcAIAEAAAB2ACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAfwAgAQAAAEsAIAEAAAABACAQDwAAiBUAIBAAAIkVACAYAACMFQAgGQAAjhUAIBoAAI8VACAbAACQFQAgHQAAixUAIB4AAIcVACAfAACKFQAgIAAAjRUAICEAAOUQACAlAACRFQAgJgAAkhUAIKsKAAC8DgAgrQoAALwOACCuCgAAvA4AIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACADAAAAWgAgAQAAnQEAMAIAAAEAIBYPAAD7FAAgEAAA_BQAIBgAAP8UACAZAACCFQAgGgAAgxUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAgAACAFQAgIQAAgRUAICUAAIUVACAmAACGFQAg8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABASwAAKEBACAJ8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABASwAAKMBADABLAAAowEAMBYPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhAgAAAAEAICwAAKYBACAJ8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhAgAAAFoAICwAAKgBACACAAAAWgAgLAAAqAEAIAMAAAABACAzAAChAQAgNAAApgEAIAEAAAABACABAAAAWgAgBg0AAO0TACA5AADvEwAgOgAA7hMAIKsKAAC8DgAgrQoAALwOACCuCgAAvA4AIAzvBwAA7g0AMPAHAACvAQAQ8QcAAO4NADDzB0AAvAwAIYQIAQDYDAAhjQgBAMkMACGlCQEAyQwAIeoJAQDJDAAhqwoBAMsMACGsCkAAvAwAIa0KQADKDAAhrgoBAMsMACEDAAAAWgAgAQAArgEAMDgAAK8BACADAAAAWgAgAQAAnQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAOUTACAFAADmEwAgBgAA5xMAIAgAAOgTACAPAADpEwAgEAAA6hMAIBEAAOsTACAdAADsEwAg8wdAAAAAAYQIAQAAAAGbCAEAAAABpQkBAAAAAeoJAQAAAAHrCQEAAAABpwogAAAAAagKQAAAAAGpCkAAAAABqgpAAAAAAQEsAAC3AQAgCvMHQAAAAAGECAEAAAABmwgBAAAAAaUJAQAAAAHqCQEAAAAB6wkBAAAAAacKIAAAAAGoCkAAAAABqQpAAAAAAaoKQAAAAAEBLAAAuQEAMAEsAAC5AQAwEgMAAJkTACAFAACaEwAgBgAAmxMAIAgAAJwTACAPAACdEwAgEAAAnhMAIBEAAJ8TACAdAACgEwAg8wdAALYOACGECAEAwA4AIZsIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACECAAAABQAgLAAAvAEAIArzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIQIAAAADACAsAAC-AQAgAgAAAAMAICwAAL4BACADAAAABQAgMwAAtwEAIDQAALwBACABAAAABQAgAQAAAAMAIAUNAACWEwAgOQAAmBMAIDoAAJcTACCoCgAAvA4AIKoKAAC8DgAgDe8HAADtDQAw8AcAAMUBABDxBwAA7Q0AMPMHQAC8DAAhhAgBANgMACGbCAEA2AwAIaUJAQDJDAAh6gkBAMkMACHrCQEAyQwAIacKIADkDAAhqApAAMoMACGpCkAAvAwAIaoKQADKDAAhAwAAAAMAIAEAAMQBADA4AADFAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADsDQAg7wcAAOsNADDwBwAABwAQ8QcAAOsNADD-BwEAAAABnAgBAAAAAb0IBADEDAAh9QgEAMQMACH2CAQAxAwAIfcIBADEDAAhpAoEAMQMACGlCgIA6QwAIaYKAgDpDAAhAQAAAMgBACABAAAAyAEAIAEEAACVEwAgAwAAAAcAIAEAAMsBADACAADIAQAgAwAAAAcAIAEAAMsBADACAADIAQAgAwAAAAcAIAEAAMsBADACAADIAQAgCgQAAJQTACD-BwEAAAABnAgBAAAAAb0IBAAAAAH1CAQAAAAB9ggEAAAAAfcIBAAAAAGkCgQAAAABpQoCAAAAAaYKAgAAAAEBLAAAzwEAIAn-BwEAAAABnAgBAAAAAb0IBAAAAAH1CAQAAAAB9ggEAAAAAfcIBAAAAAGkCgQAAAABpQoCAAAAAaYKAgAAAAEBLAAA0QEAMAEsAADRAQAwCgQAAJMTACD-BwEAwA4AIZwIAQDADgAhvQgEALUOACH1CAQAtQ4AIfYIBAC1DgAh9wgEALUOACGkCgQAtQ4AIaUKAgDIDgAhpgoCAMgOACECAAAAyAEAICwAANQBACAJ_gcBAMAOACGcCAEAwA4AIb0IBAC1DgAh9QgEALUOACH2CAQAtQ4AIfcIBAC1DgAhpAoEALUOACGlCgIAyA4AIaYKAgDIDgAhAgAAAAcAICwAANYBACACAAAABwAgLAAA1gEAIAMAAADIAQAgMwAAzwEAIDQAANQBACABAAAAyAEAIAEAAAAHACAFDQAAjhMAIDkAAJETACA6AACQEwAgWwAAjxMAIFwAAJITACAM7wcAAOoNADDwBwAA3QEAEPEHAADqDQAw_gcBAMkMACGcCAEA2AwAIb0IBAC7DAAh9QgEALsMACH2CAQAuwwAIfcIBAC7DAAhpAoEALsMACGlCgIA2wwAIaYKAgDbDAAhAwAAAAcAIAEAANwBADA4AADdAQAgAwAAAAcAIAEAAMsBADACAADIAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAA-BIAIAcAAI0TACDyB0AAAAAB_gcBAAAAAYQIAQAAAAGcCAEAAAABtwgBAAAAAfMIAQAAAAGfCgIAAAABogoBAAAAAaMKQAAAAAEBLAAA5QEAIAnyB0AAAAAB_gcBAAAAAYQIAQAAAAGcCAEAAAABtwgBAAAAAfMIAQAAAAGfCgIAAAABogoBAAAAAaMKQAAAAAEBLAAA5wEAMAEsAADnAQAwAQAAAAMAIAEAAAAOACALBAAA9hIAIAcAAIwTACDyB0AAwQ4AIf4HAQDADgAhhAgBAMAOACGcCAEAwg4AIbcIAQDADgAh8wgBAMIOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACECAAAACwAgLAAA7AEAIAnyB0AAwQ4AIf4HAQDADgAhhAgBAMAOACGcCAEAwg4AIbcIAQDADgAh8wgBAMIOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACECAAAACQAgLAAA7gEAIAIAAAAJACAsAADuAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMwAA5QEAIDQAAOwBACABAAAACwAgAQAAAAkAIAgNAACHEwAgOQAAihMAIDoAAIkTACBbAACIEwAgXAAAixMAIPIHAAC8DgAgnAgAALwOACDzCAAAvA4AIAzvBwAA6Q0AMPAHAAD3AQAQ8QcAAOkNADDyB0AAygwAIf4HAQDJDAAhhAgBANgMACGcCAEA2gwAIbcIAQDJDAAh8wgBAMsMACGfCgIA2wwAIaIKAQDJDAAhowpAALwMACEDAAAACQAgAQAA9gEAMDgAAPcBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAA6hIAIAcAAIYTACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGNCAEAAAABnAgBAAAAAbcIAQAAAAHzCAEAAAABnwoCAAAAAaAKAQAAAAGhCkAAAAABASwAAP8BACAK8wdAAAAAAf4HAQAAAAGECAEAAAABjQgBAAAAAZwIAQAAAAG3CAEAAAAB8wgBAAAAAZ8KAgAAAAGgCgEAAAABoQpAAAAAAQEsAACBAgAwASwAAIECADABAAAADgAgDAQAAOgSACAHAACFEwAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhjQgBAMAOACGcCAEAwA4AIbcIAQDADgAh8wgBAMIOACGfCgIAyA4AIaAKAQDCDgAhoQpAAMEOACECAAAAEwAgLAAAhQIAIArzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZwIAQDADgAhtwgBAMAOACHzCAEAwg4AIZ8KAgDIDgAhoAoBAMIOACGhCkAAwQ4AIQIAAAARACAsAACHAgAgAgAAABEAICwAAIcCACABAAAADgAgAwAAABMAIDMAAP8BACA0AACFAgAgAQAAABMAIAEAAAARACAIDQAAgBMAIDkAAIMTACA6AACCEwAgWwAAgRMAIFwAAIQTACDzCAAAvA4AIKAKAAC8DgAgoQoAALwOACAN7wcAAOgNADDwBwAAjwIAEPEHAADoDQAw8wdAALwMACH-BwEAyQwAIYQIAQDYDAAhjQgBAMkMACGcCAEA2AwAIbcIAQDJDAAh8wgBAMsMACGfCgIA2wwAIaAKAQDLDAAhoQpAAMoMACEDAAAAEQAgAQAAjgIAMDgAAI8CACADAAAAEQAgAQAAEgAwAgAAEwAgEAYAAOUNACAIAADmDQAgDgAA5w0AIO8HAADkDQAw8AcAAA4AEPEHAADkDQAw8wdAAMUMACH-BwEAAAABqAgCAOkMACG_CAEA8QwAIecIAgDpDAAh9ggCAOkMACGLCQIA6QwAIf0JIADoDAAhnQoBANQMACGeCgAA4gwAIAEAAACSAgAgAQAAAJICACADBgAA_RIAIAgAAP4SACAOAAD_EgAgAwAAAA4AIAEAAJUCADACAACSAgAgAwAAAA4AIAEAAJUCADACAACSAgAgAwAAAA4AIAEAAJUCADACAACSAgAgDQYAAPoSACAIAAD7EgAgDgAA_BIAIPMHQAAAAAH-BwEAAAABqAgCAAAAAb8IAQAAAAHnCAIAAAAB9ggCAAAAAYsJAgAAAAH9CSAAAAABnQoBAAAAAZ4KAAD5EgAgASwAAJkCACAK8wdAAAAAAf4HAQAAAAGoCAIAAAABvwgBAAAAAecIAgAAAAH2CAIAAAABiwkCAAAAAf0JIAAAAAGdCgEAAAABngoAAPkSACABLAAAmwIAMAEsAACbAgAwDQYAAM4SACAIAADPEgAgDgAA0BIAIPMHQAC2DgAh_gcBAMAOACGoCAIAyA4AIb8IAQDADgAh5wgCAMgOACH2CAIAyA4AIYsJAgDIDgAh_QkgAPgOACGdCgEAwA4AIZ4KAADNEgAgAgAAAJICACAsAACeAgAgCvMHQAC2DgAh_gcBAMAOACGoCAIAyA4AIb8IAQDADgAh5wgCAMgOACH2CAIAyA4AIYsJAgDIDgAh_QkgAPgOACGdCgEAwA4AIZ4KAADNEgAgAgAAAA4AICwAAKACACACAAAADgAgLAAAoAIAIAMAAACSAgAgMwAAmQIAIDQAAJ4CACABAAAAkgIAIAEAAAAOACAFDQAAyBIAIDkAAMsSACA6AADKEgAgWwAAyRIAIFwAAMwSACAN7wcAAOMNADDwBwAApwIAEPEHAADjDQAw8wdAALwMACH-BwEAyQwAIagIAgDbDAAhvwgBANgMACHnCAIA2wwAIfYIAgDbDAAhiwkCANsMACH9CSAA5AwAIZ0KAQDJDAAhngoAAOIMACADAAAADgAgAQAApgIAMDgAAKcCACADAAAADgAgAQAAlQIAMAIAAJICACABAAAAGAAgAQAAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAICkHAADEEgAgCgAAxRIAIAsAAMYSACAMAADHEgAg_gcBAAAAAe8IAQAAAAHzCAEAAAAB9QgCAAAAAfYIAgAAAAH3CAIAAAAB_AgEAAAAAesJAQAAAAH9CSAAAAABgQoBAAAAAYIKAQAAAAGDCgIAAAABhAoCAAAAAYUKAgAAAAGGCgIAAAABhwoBAAAAAYgKIAAAAAGJCkAAAAABigpAAAAAAYsKAQAAAAGMCkAAAAABjQpAAAAAAY4KIAAAAAGPCgQAAAABkAoBAAAAAZEKQAAAAAGSCgAAwBIAIJMKAADBEgAglAoAAMISACCVCkAAAAABlgogAAAAAZcKAADDEgAgmAoCAAAAAZkKAgAAAAGaCgEAAAABmwoBAAAAAZwKAQAAAAEBLAAArwIAICX-BwEAAAAB7wgBAAAAAfMIAQAAAAH1CAIAAAAB9ggCAAAAAfcIAgAAAAH8CAQAAAAB6wkBAAAAAf0JIAAAAAGBCgEAAAABggoBAAAAAYMKAgAAAAGECgIAAAABhQoCAAAAAYYKAgAAAAGHCgEAAAABiAogAAAAAYkKQAAAAAGKCkAAAAABiwoBAAAAAYwKQAAAAAGNCkAAAAABjgogAAAAAY8KBAAAAAGQCgEAAAABkQpAAAAAAZIKAADAEgAgkwoAAMESACCUCgAAwhIAIJUKQAAAAAGWCiAAAAABlwoAAMMSACCYCgIAAAABmQoCAAAAAZoKAQAAAAGbCgEAAAABnAoBAAAAAQEsAACxAgAwASwAALECADApBwAAmBIAIAoAAJkSACALAACaEgAgDAAAmxIAIP4HAQDADgAh7wgBAMAOACHzCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhAgAAABgAICwAALQCACAl_gcBAMAOACHvCAEAwA4AIfMIAQDADgAh9QgCAMgOACH2CAIAyA4AIfcIAgDIDgAh_AgEALUOACHrCQEAwA4AIf0JIAD4DgAhgQoBAMAOACGCCgEAwg4AIYMKAgDIDgAhhAoCAMgOACGFCgIAyA4AIYYKAgDIDgAhhwoBAMIOACGICiAA-A4AIYkKQADBDgAhigpAAMEOACGLCgEAwg4AIYwKQADBDgAhjQpAAMEOACGOCiAA-A4AIY8KBAC1DgAhkAoBAMIOACGRCkAAwQ4AIZIKAACUEgAgkwoAAJUSACCUCgAAlhIAIJUKQADBDgAhlgogAPgOACGXCgAAlxIAIJgKAgDIDgAhmQoCAMgOACGaCgEAwg4AIZsKAQDCDgAhnAoBAMIOACECAAAAFgAgLAAAtgIAIAIAAAAWACAsAAC2AgAgAwAAABgAIDMAAK8CACA0AAC0AgAgAQAAABgAIAEAAAAWACASDQAAjxIAIDkAAJISACA6AACREgAgWwAAkBIAIFwAAJMSACCCCgAAvA4AIIcKAAC8DgAgiQoAALwOACCKCgAAvA4AIIsKAAC8DgAgjAoAALwOACCNCgAAvA4AIJAKAAC8DgAgkQoAALwOACCVCgAAvA4AIJoKAAC8DgAgmwoAALwOACCcCgAAvA4AICjvBwAA4g0AMPAHAAC9AgAQ8QcAAOINADD-BwEAyQwAIe8IAQDJDAAh8wgBAMkMACH1CAIA2wwAIfYIAgDbDAAh9wgCANsMACH8CAQAuwwAIesJAQDJDAAh_QkgAOQMACGBCgEAyQwAIYIKAQDLDAAhgwoCANsMACGECgIA2wwAIYUKAgDbDAAhhgoCANsMACGHCgEA2gwAIYgKIADkDAAhiQpAAMoMACGKCkAAygwAIYsKAQDLDAAhjApAAMoMACGNCkAAygwAIY4KIADkDAAhjwoEALsMACGQCgEAywwAIZEKQADKDAAhkgoAAOIMACCTCgAA4gwAIJQKAADiDAAglQpAAMoMACGWCiAA5AwAIZcKAADiDAAgmAoCANsMACGZCgIA2wwAIZoKAQDLDAAhmwoBANoMACGcCgEA2gwAIQMAAAAWACABAAC8AgAwOAAAvQIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAACOEgAgjQggAAAAAbcIAQAAAAHACAEAAAAB8ggBAAAAAYMJAQAAAAGACkAAAAABASwAAMUCACAGjQggAAAAAbcIAQAAAAHACAEAAAAB8ggBAAAAAYMJAQAAAAGACkAAAAABASwAAMcCADABLAAAxwIAMAcJAACNEgAgjQggAPgOACG3CAEAwA4AIcAIAQDADgAh8ggBAMAOACGDCQEAwA4AIYAKQAC2DgAhAgAAACQAICwAAMoCACAGjQggAPgOACG3CAEAwA4AIcAIAQDADgAh8ggBAMAOACGDCQEAwA4AIYAKQAC2DgAhAgAAACIAICwAAMwCACACAAAAIgAgLAAAzAIAIAMAAAAkACAzAADFAgAgNAAAygIAIAEAAAAkACABAAAAIgAgAw0AAIoSACA5AACMEgAgOgAAixIAIAnvBwAA4Q0AMPAHAADTAgAQ8QcAAOENADCNCCAA5AwAIbcIAQDJDAAhwAgBAMkMACHyCAEAyQwAIYMJAQDJDAAhgApAALwMACEDAAAAIgAgAQAA0gIAMDgAANMCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAAiRIAIPMHQAAAAAHyCAEAAAAB2QkBAAAAAeYJAQAAAAH_CUAAAAABASwAANsCACAF8wdAAAAAAfIIAQAAAAHZCQEAAAAB5gkBAAAAAf8JQAAAAAEBLAAA3QIAMAEsAADdAgAwBgkAAIgSACDzB0AAtg4AIfIIAQDADgAh2QkBAMAOACHmCQEAwA4AIf8JQADBDgAhAgAAACAAICwAAOACACAF8wdAALYOACHyCAEAwA4AIdkJAQDADgAh5gkBAMAOACH_CUAAwQ4AIQIAAAAeACAsAADiAgAgAgAAAB4AICwAAOICACADAAAAIAAgMwAA2wIAIDQAAOACACABAAAAIAAgAQAAAB4AIAQNAACFEgAgOQAAhxIAIDoAAIYSACD_CQAAvA4AIAjvBwAA4A0AMPAHAADpAgAQ8QcAAOANADDzB0AAvAwAIfIIAQDJDAAh2QkBAMkMACHmCQEAyQwAIf8JQADKDAAhAwAAAB4AIAEAAOgCADA4AADpAgAgAwAAAB4AIAEAAB8AMAIAACAAIAnvBwAA3w0AMPAHAADvAgAQ8QcAAN8NADDECAEA8QwAIcUIAQDWDAAh7ggBAAAAAfIIAQDUDAAh_QgEAKoNACH-CUAAxQwAIQEAAADsAgAgAQAAAOwCACAJ7wcAAN8NADDwBwAA7wIAEPEHAADfDQAwxAgBAPEMACHFCAEA1gwAIe4IAQDxDAAh8ggBANQMACH9CAQAqg0AIf4JQADFDAAhAsUIAAC8DgAg_QgAALwOACADAAAA7wIAIAEAAPACADACAADsAgAgAwAAAO8CACABAADwAgAwAgAA7AIAIAMAAADvAgAgAQAA8AIAMAIAAOwCACAGxAgBAAAAAcUIAQAAAAHuCAEAAAAB8ggBAAAAAf0IBAAAAAH-CUAAAAABASwAAPQCACAGxAgBAAAAAcUIAQAAAAHuCAEAAAAB8ggBAAAAAf0IBAAAAAH-CUAAAAABASwAAPYCADABLAAA9gIAMAbECAEAwA4AIcUIAQDCDgAh7ggBAMAOACHyCAEAwA4AIf0IBADMDwAh_glAALYOACECAAAA7AIAICwAAPkCACAGxAgBAMAOACHFCAEAwg4AIe4IAQDADgAh8ggBAMAOACH9CAQAzA8AIf4JQAC2DgAhAgAAAO8CACAsAAD7AgAgAgAAAO8CACAsAAD7AgAgAwAAAOwCACAzAAD0AgAgNAAA-QIAIAEAAADsAgAgAQAAAO8CACAHDQAAgBIAIDkAAIMSACA6AACCEgAgWwAAgRIAIFwAAIQSACDFCAAAvA4AIP0IAAC8DgAgCe8HAADeDQAw8AcAAIIDABDxBwAA3g0AMMQIAQDYDAAhxQgBAMsMACHuCAEA2AwAIfIIAQDJDAAh_QgEAKMNACH-CUAAvAwAIQMAAADvAgAgAQAAgQMAMDgAAIIDACADAAAA7wIAIAEAAPACADACAADsAgAgDO8HAADdDQAw8AcAAIgDABDxBwAA3Q0AMPMHQADFDAAh_gcBAAAAAb8IAQDxDAAhgQkBANQMACGLCQIA6QwAIfoJAAD-DAAg-wkBANYMACH8CQQAqg0AIf0JIADoDAAhAQAAAIUDACABAAAAhQMAIAzvBwAA3Q0AMPAHAACIAwAQ8QcAAN0NADDzB0AAxQwAIf4HAQDUDAAhvwgBAPEMACGBCQEA1AwAIYsJAgDpDAAh-gkAAP4MACD7CQEA1gwAIfwJBACqDQAh_QkgAOgMACEC-wkAALwOACD8CQAAvA4AIAMAAACIAwAgAQAAiQMAMAIAAIUDACADAAAAiAMAIAEAAIkDADACAACFAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAnzB0AAAAAB_gcBAAAAAb8IAQAAAAGBCQEAAAABiwkCAAAAAfoJgAAAAAH7CQEAAAAB_AkEAAAAAf0JIAAAAAEBLAAAjQMAIAnzB0AAAAAB_gcBAAAAAb8IAQAAAAGBCQEAAAABiwkCAAAAAfoJgAAAAAH7CQEAAAAB_AkEAAAAAf0JIAAAAAEBLAAAjwMAMAEsAACPAwAwCfMHQAC2DgAh_gcBAMAOACG_CAEAwA4AIYEJAQDADgAhiwkCAMgOACH6CYAAAAAB-wkBAMIOACH8CQQAzA8AIf0JIAD4DgAhAgAAAIUDACAsAACSAwAgCfMHQAC2DgAh_gcBAMAOACG_CAEAwA4AIYEJAQDADgAhiwkCAMgOACH6CYAAAAAB-wkBAMIOACH8CQQAzA8AIf0JIAD4DgAhAgAAAIgDACAsAACUAwAgAgAAAIgDACAsAACUAwAgAwAAAIUDACAzAACNAwAgNAAAkgMAIAEAAACFAwAgAQAAAIgDACAHDQAA-xEAIDkAAP4RACA6AAD9EQAgWwAA_BEAIFwAAP8RACD7CQAAvA4AIPwJAAC8DgAgDO8HAADcDQAw8AcAAJsDABDxBwAA3A0AMPMHQAC8DAAh_gcBAMkMACG_CAEA2AwAIYEJAQDJDAAhiwkCANsMACH6CQAA2QwAIPsJAQDLDAAh_AkEAKMNACH9CSAA5AwAIQMAAACIAwAgAQAAmgMAMDgAAJsDACADAAAAiAMAIAEAAIkDADACAACFAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAA-REAIAQAAPoRACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAZwIAQAAAAGhCAEAAAABoggBAAAAAakJAAD3EQAgrAkBAAAAAa0JAAD4EQAgrgkgAAAAAcMJAAEAAAHGCUAAAAAB6AkBAAAAAfAJQAAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEBLAAAowMAIBPzB0AAAAAB_gcBAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAZwIAQAAAAGhCAEAAAABoggBAAAAAakJAAD3EQAgrAkBAAAAAa0JAAD4EQAgrgkgAAAAAcMJAAEAAAHGCUAAAAAB6AkBAAAAAfAJQAAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEBLAAApQMAMAEsAAClAwAwFQMAAPURACAEAAD2EQAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhmghAALYOACGbCAEAwA4AIZwIAQDADgAhoQgBAMAOACGiCAEAwA4AIakJAADzEQAgrAkBAMAOACGtCQAA9BEAIK4JIAD4DgAhwwkAAYMPACHGCUAAwQ4AIegJAQDCDgAh8AlAAMEOACH3CQEAwg4AIfgJAQDCDgAh-QlAAMEOACECAAAALwAgLAAAqAMAIBPzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGaCEAAtg4AIZsIAQDADgAhnAgBAMAOACGhCAEAwA4AIaIIAQDADgAhqQkAAPMRACCsCQEAwA4AIa0JAAD0EQAgrgkgAPgOACHDCQABgw8AIcYJQADBDgAh6AkBAMIOACHwCUAAwQ4AIfcJAQDCDgAh-AkBAMIOACH5CUAAwQ4AIQIAAAAtACAsAACqAwAgAgAAAC0AICwAAKoDACADAAAALwAgMwAAowMAIDQAAKgDACABAAAALwAgAQAAAC0AIAkNAADwEQAgOQAA8hEAIDoAAPERACDGCQAAvA4AIOgJAAC8DgAg8AkAALwOACD3CQAAvA4AIPgJAAC8DgAg-QkAALwOACAW7wcAANsNADDwBwAAsQMAEPEHAADbDQAw8wdAALwMACH-BwEAyQwAIYQIAQDYDAAhmghAALwMACGbCAEA2AwAIZwIAQDYDAAhoQgBAMkMACGiCAEAyQwAIakJAADiDAAgrAkBAMkMACGtCQAA4gwAIK4JIADkDAAhwwkAAe0MACHGCUAAygwAIegJAQDLDAAh8AlAAMoMACH3CQEA2gwAIfgJAQDLDAAh-QlAAMoMACEDAAAALQAgAQAAsAMAMDgAALEDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAA7hEAIAQAAO8RACDzB0AAAAABhAgBAAAAAZoIQAAAAAGbCAEAAAABnAgBAAAAAbEIAQAAAAGyCAEAAAABowkBAAAAAakJAADsEQAgxAkBAAAAAcYJQAAAAAHMCQABAAAB7wkAAO0RACDwCUAAAAAB8QkCAAAAAfIJAgAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAABASwAALkDACAU8wdAAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAZwIAQAAAAGxCAEAAAABsggBAAAAAaMJAQAAAAGpCQAA7BEAIMQJAQAAAAHGCUAAAAABzAkAAQAAAe8JAADtEQAg8AlAAAAAAfEJAgAAAAHyCQIAAAAB8wkBAAAAAfQJAQAAAAH1CQEAAAAB9gkBAAAAAQEsAAC7AwAwASwAALsDADAWAwAA6hEAIAQAAOsRACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGbCAEAwA4AIZwIAQDADgAhsQgBAMAOACGyCAEAwA4AIaMJAQDCDgAhqQkAAOgRACDECQEAwg4AIcYJQADBDgAhzAkAAYMPACHvCQAA6REAIPAJQADBDgAh8QkCAM0PACHyCQIAzQ8AIfMJAQDCDgAh9AkBAMIOACH1CQEAwg4AIfYJAQDCDgAhAgAAADMAICwAAL4DACAU8wdAALYOACGECAEAwA4AIZoIQAC2DgAhmwgBAMAOACGcCAEAwA4AIbEIAQDADgAhsggBAMAOACGjCQEAwg4AIakJAADoEQAgxAkBAMIOACHGCUAAwQ4AIcwJAAGDDwAh7wkAAOkRACDwCUAAwQ4AIfEJAgDNDwAh8gkCAM0PACHzCQEAwg4AIfQJAQDCDgAh9QkBAMIOACH2CQEAwg4AIQIAAAAxACAsAADAAwAgAgAAADEAICwAAMADACADAAAAMwAgMwAAuQMAIDQAAL4DACABAAAAMwAgAQAAADEAIA8NAADjEQAgOQAA5hEAIDoAAOURACBbAADkEQAgXAAA5xEAIKMJAAC8DgAgxAkAALwOACDGCQAAvA4AIPAJAAC8DgAg8QkAALwOACDyCQAAvA4AIPMJAAC8DgAg9AkAALwOACD1CQAAvA4AIPYJAAC8DgAgF-8HAADaDQAw8AcAAMcDABDxBwAA2g0AMPMHQAC8DAAhhAgBANgMACGaCEAAvAwAIZsIAQDYDAAhnAgBANgMACGxCAEAyQwAIbIIAQDYDAAhowkBANoMACGpCQAA4gwAIMQJAQDLDAAhxglAAMoMACHMCQAB7QwAIe8JAADiDAAg8AlAAMoMACHxCQIApA0AIfIJAgCkDQAh8wkBAMsMACH0CQEAywwAIfUJAQDaDAAh9gkBANoMACEDAAAAMQAgAQAAxgMAMDgAAMcDACADAAAAMQAgAQAAMgAwAgAAMwAgBe8HAADZDQAw8AcAAM0DABDxBwAA2Q0AMJoIQADFDAAh7gkAAQAAAQEAAADKAwAgAQAAAMoDACAF7wcAANkNADDwBwAAzQMAEPEHAADZDQAwmghAAMUMACHuCQAB8gwAIQADAAAAzQMAIAEAAM4DADACAADKAwAgAwAAAM0DACABAADOAwAwAgAAygMAIAMAAADNAwAgAQAAzgMAMAIAAMoDACACmghAAAAAAe4JAAEAAAEBLAAA0gMAIAKaCEAAAAAB7gkAAQAAAQEsAADUAwAwASwAANQDADACmghAALYOACHuCQABgw8AIQIAAADKAwAgLAAA1wMAIAKaCEAAtg4AIe4JAAGDDwAhAgAAAM0DACAsAADZAwAgAgAAAM0DACAsAADZAwAgAwAAAMoDACAzAADSAwAgNAAA1wMAIAEAAADKAwAgAQAAAM0DACADDQAA4BEAIDkAAOIRACA6AADhEQAgBe8HAADYDQAw8AcAAOADABDxBwAA2A0AMJoIQAC8DAAh7gkAAe0MACEDAAAAzQMAIAEAAN8DADA4AADgAwAgAwAAAM0DACABAADOAwAwAgAAygMAIA3vBwAA1w0AMPAHAADmAwAQ8QcAANcNADDzB0AAxQwAIYQIAQAAAAGaCEAAxQwAIZsIAQD9DAAhpQkBANQMACHHCQABAAAB6gkBANQMACHrCQEA1AwAIewJQADVDAAh7QkAAIUNACABAAAA4wMAIAEAAADjAwAgDe8HAADXDQAw8AcAAOYDABDxBwAA1w0AMPMHQADFDAAhhAgBAPEMACGaCEAAxQwAIZsIAQD9DAAhpQkBANQMACHHCQAB8gwAIeoJAQDUDAAh6wkBANQMACHsCUAA1QwAIe0JAACFDQAgA5sIAAC8DgAg7AkAALwOACDtCQAAvA4AIAMAAADmAwAgAQAA5wMAMAIAAOMDACADAAAA5gMAIAEAAOcDADACAADjAwAgAwAAAOYDACABAADnAwAwAgAA4wMAIArzB0AAAAABhAgBAAAAAZoIQAAAAAGbCAEAAAABpQkBAAAAAccJAAEAAAHqCQEAAAAB6wkBAAAAAewJQAAAAAHtCYAAAAABASwAAOsDACAK8wdAAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAaUJAQAAAAHHCQABAAAB6gkBAAAAAesJAQAAAAHsCUAAAAAB7QmAAAAAAQEsAADtAwAwASwAAO0DADAK8wdAALYOACGECAEAwA4AIZoIQAC2DgAhmwgBAMIOACGlCQEAwA4AIccJAAGDDwAh6gkBAMAOACHrCQEAwA4AIewJQADBDgAh7QmAAAAAAQIAAADjAwAgLAAA8AMAIArzB0AAtg4AIYQIAQDADgAhmghAALYOACGbCAEAwg4AIaUJAQDADgAhxwkAAYMPACHqCQEAwA4AIesJAQDADgAh7AlAAMEOACHtCYAAAAABAgAAAOYDACAsAADyAwAgAgAAAOYDACAsAADyAwAgAwAAAOMDACAzAADrAwAgNAAA8AMAIAEAAADjAwAgAQAAAOYDACAGDQAA3REAIDkAAN8RACA6AADeEQAgmwgAALwOACDsCQAAvA4AIO0JAAC8DgAgDe8HAADWDQAw8AcAAPkDABDxBwAA1g0AMPMHQAC8DAAhhAgBANgMACGaCEAAvAwAIZsIAQDaDAAhpQkBAMkMACHHCQAB7QwAIeoJAQDJDAAh6wkBAMkMACHsCUAAygwAIe0JAACCDQAgAwAAAOYDACABAAD4AwAwOAAA-QMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBIDAADWEQAgBAAA1xEAIBgAANgRACAZAADZEQAgGgAA2hEAIBsAANsRACAcAADcEQAg8wdAAAAAAYQIAQAAAAGKCAEAAAABjQgBAAAAAZsIAQAAAAGcCAEAAAABpQkBAAAAAbMJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAEBLAAAgQQAIAvzB0AAAAABhAgBAAAAAYoIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQEsAACDBAAwASwAAIMEADABAAAAAwAgEgMAAJMRACAEAACUEQAgGAAAlREAIBkAAJYRACAaAACXEQAgGwAAmBEAIBwAAJkRACDzB0AAtg4AIYQIAQDADgAhiggBAMIOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGlCQEAwA4AIbMJAQDCDgAh5wkBAMAOACHoCQEAwA4AIekJQADBDgAhAgAAAEQAICwAAIcEACAL8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGbCAEAwA4AIZwIAQDCDgAhpQkBAMAOACGzCQEAwg4AIecJAQDADgAh6AkBAMAOACHpCUAAwQ4AIQIAAABCACAsAACJBAAgAgAAAEIAICwAAIkEACABAAAAAwAgAwAAAEQAIDMAAIEEACA0AACHBAAgAQAAAEQAIAEAAABCACAHDQAAkBEAIDkAAJIRACA6AACREQAgiggAALwOACCcCAAAvA4AILMJAAC8DgAg6QkAALwOACAO7wcAANUNADDwBwAAkQQAEPEHAADVDQAw8wdAALwMACGECAEA2AwAIYoIAQDLDAAhjQgBAMkMACGbCAEA2AwAIZwIAQDaDAAhpQkBAMkMACGzCQEAywwAIecJAQDJDAAh6AkBAMkMACHpCUAAygwAIQMAAABCACABAACQBAAwOAAAkQQAIAMAAABCACABAABDADACAABEACABAAAAXwAgAQAAAF8AIAMAAABdACABAABeADACAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAgVAACPEQAg8wdAAAAAAf4HAQAAAAGECAEAAAABmwgBAAAAAb8JAQAAAAHZCQEAAAAB5gkBAAAAAQEsAACZBAAgB_MHQAAAAAH-BwEAAAABhAgBAAAAAZsIAQAAAAG_CQEAAAAB2QkBAAAAAeYJAQAAAAEBLAAAmwQAMAEsAACbBAAwCBUAAI4RACDzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGbCAEAwA4AIb8JAQDADgAh2QkBAMAOACHmCQEAwA4AIQIAAABfACAsAACeBAAgB_MHQAC2DgAh_gcBAMAOACGECAEAwA4AIZsIAQDADgAhvwkBAMAOACHZCQEAwA4AIeYJAQDADgAhAgAAAF0AICwAAKAEACACAAAAXQAgLAAAoAQAIAMAAABfACAzAACZBAAgNAAAngQAIAEAAABfACABAAAAXQAgAw0AAIsRACA5AACNEQAgOgAAjBEAIArvBwAA1A0AMPAHAACnBAAQ8QcAANQNADDzB0AAvAwAIf4HAQDJDAAhhAgBANgMACGbCAEA2AwAIb8JAQDYDAAh2QkBAMkMACHmCQEAyQwAIQMAAABdACABAACmBAAwOAAApwQAIAMAAABdACABAABeADACAABfACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAACIEQAgFQAAiREAIBcAAIoRACDzB0AAAAABhAgBAAAAAZoIQAAAAAGbCAEAAAABoQgBAAAAAaIIAQAAAAG_CQEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABASwAAK8EACAK8wdAAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABvwkBAAAAAcYJQAAAAAHMCQABAAAB5QlAAAAAAQEsAACxBAAwASwAALEEADANAwAAgBEAIBUAAIERACAXAACCEQAg8wdAALYOACGECAEAwA4AIZoIQAC2DgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhvwkBAMAOACHGCUAAwQ4AIcwJAAGDDwAh5QlAAMEOACECAAAASQAgLAAAtAQAIArzB0AAtg4AIYQIAQDADgAhmghAALYOACGbCAEAwA4AIaEIAQDADgAhoggBAMAOACG_CQEAwA4AIcYJQADBDgAhzAkAAYMPACHlCUAAwQ4AIQIAAABHACAsAAC2BAAgAgAAAEcAICwAALYEACADAAAASQAgMwAArwQAIDQAALQEACABAAAASQAgAQAAAEcAIAUNAAD9EAAgOQAA_xAAIDoAAP4QACDGCQAAvA4AIOUJAAC8DgAgDe8HAADTDQAw8AcAAL0EABDxBwAA0w0AMPMHQAC8DAAhhAgBANgMACGaCEAAvAwAIZsIAQDYDAAhoQgBAMkMACGiCAEAyQwAIb8JAQDYDAAhxglAAMoMACHMCQAB7QwAIeUJQADKDAAhAwAAAEcAIAEAALwEADA4AAC9BAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACOAQAgAQAAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACAKAwAA-xAAIBYAAPwQACDzB0AAAAABhAgBAAAAAY4IAgAAAAGRCEAAAAABmQgBAAAAAZsIAQAAAAHjCQEAAAAB5AmAAAAAAQEsAADFBAAgCPMHQAAAAAGECAEAAAABjggCAAAAAZEIQAAAAAGZCAEAAAABmwgBAAAAAeMJAQAAAAHkCYAAAAABASwAAMcEADABLAAAxwQAMAEAAABHACAKAwAA-RAAIBYAAPoQACDzB0AAtg4AIYQIAQDADgAhjggCAMgOACGRCEAAtg4AIZkIAQDCDgAhmwgBAMAOACHjCQEAwg4AIeQJgAAAAAECAAAAjgEAICwAAMsEACAI8wdAALYOACGECAEAwA4AIY4IAgDIDgAhkQhAALYOACGZCAEAwg4AIZsIAQDADgAh4wkBAMIOACHkCYAAAAABAgAAAEsAICwAAM0EACACAAAASwAgLAAAzQQAIAEAAABHACADAAAAjgEAIDMAAMUEACA0AADLBAAgAQAAAI4BACABAAAASwAgCA0AAPQQACA5AAD3EAAgOgAA9hAAIFsAAPUQACBcAAD4EAAgmQgAALwOACDjCQAAvA4AIOQJAAC8DgAgC-8HAADSDQAw8AcAANUEABDxBwAA0g0AMPMHQAC8DAAhhAgBANgMACGOCAIA2wwAIZEIQAC8DAAhmQgBAMsMACGbCAEA2AwAIeMJAQDaDAAh5AkAAIINACADAAAASwAgAQAA1AQAMDgAANUEACADAAAASwAgAQAAjQEAMAIAAI4BACAG7wcAANENADDwBwAA2wQAEPEHAADRDQAw4AkBAAAAAeEJAgDpDAAh4gkEAKoNACEBAAAA2AQAIAEAAADYBAAgBu8HAADRDQAw8AcAANsEABDxBwAA0Q0AMOAJAQDUDAAh4QkCAOkMACHiCQQAqg0AIQHiCQAAvA4AIAMAAADbBAAgAQAA3AQAMAIAANgEACADAAAA2wQAIAEAANwEADACAADYBAAgAwAAANsEACABAADcBAAwAgAA2AQAIAPgCQEAAAAB4QkCAAAAAeIJBAAAAAEBLAAA4AQAIAPgCQEAAAAB4QkCAAAAAeIJBAAAAAEBLAAA4gQAMAEsAADiBAAwA-AJAQDADgAh4QkCAMgOACHiCQQAzA8AIQIAAADYBAAgLAAA5QQAIAPgCQEAwA4AIeEJAgDIDgAh4gkEAMwPACECAAAA2wQAICwAAOcEACACAAAA2wQAICwAAOcEACADAAAA2AQAIDMAAOAEACA0AADlBAAgAQAAANgEACABAAAA2wQAIAYNAADvEAAgOQAA8hAAIDoAAPEQACBbAADwEAAgXAAA8xAAIOIJAAC8DgAgBu8HAADQDQAw8AcAAO4EABDxBwAA0A0AMOAJAQDJDAAh4QkCANsMACHiCQQAow0AIQMAAADbBAAgAQAA7QQAMDgAAO4EACADAAAA2wQAIAEAANwEADACAADYBAAgCu8HAADODQAw8AcAAPQEABDxBwAAzg0AMPMHQADFDAAhhAgBAAAAAZkIAQDUDAAh3AkBANQMACHdCQAB8gwAId4JAAHyDAAh3wkAAM8NACABAAAA8QQAIAEAAADxBAAgCe8HAADODQAw8AcAAPQEABDxBwAAzg0AMPMHQADFDAAhhAgBAPEMACGZCAEA1AwAIdwJAQDUDAAh3QkAAfIMACHeCQAB8gwAIQADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAMAAAD0BAAgAQAA9QQAMAIAAPEEACAG8wdAAAAAAYQIAQAAAAGZCAEAAAAB3AkBAAAAAd0JAAEAAAHeCQABAAABASwAAPkEACAG8wdAAAAAAYQIAQAAAAGZCAEAAAAB3AkBAAAAAd0JAAEAAAHeCQABAAABASwAAPsEADABLAAA-wQAMAbzB0AAtg4AIYQIAQDADgAhmQgBAMAOACHcCQEAwA4AId0JAAGDDwAh3gkAAYMPACECAAAA8QQAICwAAP4EACAG8wdAALYOACGECAEAwA4AIZkIAQDADgAh3AkBAMAOACHdCQABgw8AId4JAAGDDwAhAgAAAPQEACAsAACABQAgAgAAAPQEACAsAACABQAgAwAAAPEEACAzAAD5BAAgNAAA_gQAIAEAAADxBAAgAQAAAPQEACADDQAA7BAAIDkAAO4QACA6AADtEAAgCe8HAADNDQAw8AcAAIcFABDxBwAAzQ0AMPMHQAC8DAAhhAgBANgMACGZCAEAyQwAIdwJAQDJDAAh3QkAAe0MACHeCQAB7QwAIQMAAAD0BAAgAQAAhgUAMDgAAIcFACADAAAA9AQAIAEAAPUEADACAADxBAAgB-8HAADMDQAw8AcAAI0FABDxBwAAzA0AMPMHQADFDAAhhAgBAAAAAa0IAQDUDAAh2wkBANQMACEBAAAAigUAIAEAAACKBQAgB-8HAADMDQAw8AcAAI0FABDxBwAAzA0AMPMHQADFDAAhhAgBAPEMACGtCAEA1AwAIdsJAQDUDAAhAAMAAACNBQAgAQAAjgUAMAIAAIoFACADAAAAjQUAIAEAAI4FADACAACKBQAgAwAAAI0FACABAACOBQAwAgAAigUAIATzB0AAAAABhAgBAAAAAa0IAQAAAAHbCQEAAAABASwAAJIFACAE8wdAAAAAAYQIAQAAAAGtCAEAAAAB2wkBAAAAAQEsAACUBQAwASwAAJQFADAE8wdAALYOACGECAEAwA4AIa0IAQDADgAh2wkBAMAOACECAAAAigUAICwAAJcFACAE8wdAALYOACGECAEAwA4AIa0IAQDADgAh2wkBAMAOACECAAAAjQUAICwAAJkFACACAAAAjQUAICwAAJkFACADAAAAigUAIDMAAJIFACA0AACXBQAgAQAAAIoFACABAAAAjQUAIAMNAADpEAAgOQAA6xAAIDoAAOoQACAH7wcAAMsNADDwBwAAoAUAEPEHAADLDQAw8wdAALwMACGECAEA2AwAIa0IAQDJDAAh2wkBAMkMACEDAAAAjQUAIAEAAJ8FADA4AACgBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAjvBwAAyg0AMPAHAACmBQAQ8QcAAMoNADDzB0AAxQwAIYQIAQAAAAGZCAEA1AwAIdkJAQAAAAHaCQEA1gwAIQEAAACjBQAgAQAAAKMFACAI7wcAAMoNADDwBwAApgUAEPEHAADKDQAw8wdAAMUMACGECAEA8QwAIZkIAQDUDAAh2QkBANQMACHaCQEA1gwAIQHaCQAAvA4AIAMAAACmBQAgAQAApwUAMAIAAKMFACADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIAXzB0AAAAABhAgBAAAAAZkIAQAAAAHZCQEAAAAB2gkBAAAAAQEsAACrBQAgBfMHQAAAAAGECAEAAAABmQgBAAAAAdkJAQAAAAHaCQEAAAABASwAAK0FADABLAAArQUAMAXzB0AAtg4AIYQIAQDADgAhmQgBAMAOACHZCQEAwA4AIdoJAQDCDgAhAgAAAKMFACAsAACwBQAgBfMHQAC2DgAhhAgBAMAOACGZCAEAwA4AIdkJAQDADgAh2gkBAMIOACECAAAApgUAICwAALIFACACAAAApgUAICwAALIFACADAAAAowUAIDMAAKsFACA0AACwBQAgAQAAAKMFACABAAAApgUAIAQNAADmEAAgOQAA6BAAIDoAAOcQACDaCQAAvA4AIAjvBwAAyQ0AMPAHAAC5BQAQ8QcAAMkNADDzB0AAvAwAIYQIAQDYDAAhmQgBAMkMACHZCQEAyQwAIdoJAQDLDAAhAwAAAKYFACABAAC4BQAwOAAAuQUAIAMAAACmBQAgAQAApwUAMAIAAKMFACARAwAAxw0AICEAAMgNACDvBwAAxg0AMPAHAAB0ABDxBwAAxg0AMPMHQADFDAAhhAgBAAAAAY0IAQDUDAAhmwgBAAAAAbMJAQDWDAAhzwkBANYMACHQCQEA1gwAIdEJAADiDAAg0gkCAOkMACHTCQEA1gwAIdQJQADVDAAh1QkAAMUNACABAAAAvAUAIAEAAAC8BQAgBwMAAOQQACAhAADlEAAgswkAALwOACDPCQAAvA4AINAJAAC8DgAg0wkAALwOACDUCQAAvA4AIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIA0DAADiEAAgIQAA4xAAIPMHQAAAAAGECAEAAAABjQgBAAAAAZsIAQAAAAGzCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAA4RAAINIJAgAAAAHTCQEAAAAB1AlAAAAAAQEsAADDBQAgC_MHQAAAAAGECAEAAAABjQgBAAAAAZsIAQAAAAGzCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAA4RAAINIJAgAAAAHTCQEAAAAB1AlAAAAAAQEsAADFBQAwASwAAMUFADANAwAA0xAAICEAANQQACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGbCAEAwA4AIbMJAQDCDgAhzwkBAMIOACHQCQEAwg4AIdEJAADSEAAg0gkCAMgOACHTCQEAwg4AIdQJQADBDgAhAgAAALwFACAsAADIBQAgC_MHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhswkBAMIOACHPCQEAwg4AIdAJAQDCDgAh0QkAANIQACDSCQIAyA4AIdMJAQDCDgAh1AlAAMEOACECAAAAdAAgLAAAygUAIAIAAAB0ACAsAADKBQAgAwAAALwFACAzAADDBQAgNAAAyAUAIAEAAAC8BQAgAQAAAHQAIAoNAADNEAAgOQAA0BAAIDoAAM8QACBbAADOEAAgXAAA0RAAILMJAAC8DgAgzwkAALwOACDQCQAAvA4AINMJAAC8DgAg1AkAALwOACAO7wcAAMQNADDwBwAA0QUAEPEHAADEDQAw8wdAALwMACGECAEA2AwAIY0IAQDJDAAhmwgBANgMACGzCQEAywwAIc8JAQDLDAAh0AkBAMsMACHRCQAA4gwAINIJAgDbDAAh0wkBAMsMACHUCUAAygwAIQMAAAB0ACABAADQBQAwOAAA0QUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAEAAAB4ACABAAAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgEgMAAMsQACAgAADMEAAg8wdAAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABswkBAAAAAcYJQAAAAAHKCUAAAAABywkBAAAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAMoQACABLAAA2QUAIBDzB0AAAAABhAgBAAAAAZoIQAAAAAGbCAEAAAABoQgBAAAAAaIIAQAAAAGzCQEAAAABxglAAAAAAcoJQAAAAAHLCQEAAAABzAkAAQAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAAyhAAIAEsAADbBQAwASwAANsFADASAwAAyBAAICAAAMkQACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGbCAEAwA4AIaEIAQDADgAhoggBAMAOACGzCQEAwg4AIcYJQADBDgAhyglAAMEOACHLCQEAwA4AIcwJAAGDDwAhzQkBAMAOACHOCQEAwg4AIc8JAQDCDgAh0AkBAMIOACHRCQAAxxAAIAIAAAB4ACAsAADeBQAgEPMHQAC2DgAhhAgBAMAOACGaCEAAtg4AIZsIAQDADgAhoQgBAMAOACGiCAEAwA4AIbMJAQDCDgAhxglAAMEOACHKCUAAwQ4AIcsJAQDADgAhzAkAAYMPACHNCQEAwA4AIc4JAQDCDgAhzwkBAMIOACHQCQEAwg4AIdEJAADHEAAgAgAAAHYAICwAAOAFACACAAAAdgAgLAAA4AUAIAMAAAB4ACAzAADZBQAgNAAA3gUAIAEAAAB4ACABAAAAdgAgCQ0AAMQQACA5AADGEAAgOgAAxRAAILMJAAC8DgAgxgkAALwOACDKCQAAvA4AIM4JAAC8DgAgzwkAALwOACDQCQAAvA4AIBPvBwAAww0AMPAHAADnBQAQ8QcAAMMNADDzB0AAvAwAIYQIAQDYDAAhmghAALwMACGbCAEA2AwAIaEIAQDJDAAhoggBAMkMACGzCQEAywwAIcYJQADKDAAhyglAAMoMACHLCQEA2AwAIcwJAAHtDAAhzQkBAMkMACHOCQEAywwAIc8JAQDLDAAh0AkBAMsMACHRCQAA4gwAIAMAAAB2ACABAADmBQAwOAAA5wUAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAADCEAAgFQAAwxAAIJoIQAAAAAGbCAEAAAABnAgBAAAAAb8JAQAAAAHHCQABAAAByAkBAAAAAckJAQAAAAHKCUAAAAABASwAAO8FACAImghAAAAAAZsIAQAAAAGcCAEAAAABvwkBAAAAAccJAAEAAAHICQEAAAAByQkBAAAAAcoJQAAAAAEBLAAA8QUAMAEsAADxBQAwCgMAAMAQACAVAADBEAAgmghAALYOACGbCAEAwA4AIZwIAQDADgAhvwkBAMAOACHHCQABgw8AIcgJAQDADgAhyQkBAMAOACHKCUAAwQ4AIQIAAABQACAsAAD0BQAgCJoIQAC2DgAhmwgBAMAOACGcCAEAwA4AIb8JAQDADgAhxwkAAYMPACHICQEAwA4AIckJAQDADgAhyglAAMEOACECAAAATgAgLAAA9gUAIAIAAABOACAsAAD2BQAgAwAAAFAAIDMAAO8FACA0AAD0BQAgAQAAAFAAIAEAAABOACAEDQAAvRAAIDkAAL8QACA6AAC-EAAgygkAALwOACAL7wcAAMINADDwBwAA_QUAEPEHAADCDQAwmghAALwMACGbCAEA2AwAIZwIAQDYDAAhvwkBANgMACHHCQAB7QwAIcgJAQDJDAAhyQkBAMkMACHKCUAAygwAIQMAAABOACABAAD8BQAwOAAA_QUAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAAC7EAAgFQAAvBAAIPMHQAAAAAGECAEAAAABmghAAAAAAZsIAQAAAAGcCAEAAAABvwkBAAAAAcIJAAEAAAHDCQABAAABxAkBAAAAAcUJQAAAAAHGCUAAAAABASwAAIUGACAL8wdAAAAAAYQIAQAAAAGaCEAAAAABmwgBAAAAAZwIAQAAAAG_CQEAAAABwgkAAQAAAcMJAAEAAAHECQEAAAABxQlAAAAAAcYJQAAAAAEBLAAAhwYAMAEsAACHBgAwDQMAALkQACAVAAC6EAAg8wdAALYOACGECAEAwA4AIZoIQAC2DgAhmwgBAMAOACGcCAEAwA4AIb8JAQDADgAhwgkAAYMPACHDCQABgw8AIcQJAQDCDgAhxQlAAMEOACHGCUAAwQ4AIQIAAABUACAsAACKBgAgC_MHQAC2DgAhhAgBAMAOACGaCEAAtg4AIZsIAQDADgAhnAgBAMAOACG_CQEAwA4AIcIJAAGDDwAhwwkAAYMPACHECQEAwg4AIcUJQADBDgAhxglAAMEOACECAAAAUgAgLAAAjAYAIAIAAABSACAsAACMBgAgAwAAAFQAIDMAAIUGACA0AACKBgAgAQAAAFQAIAEAAABSACAGDQAAthAAIDkAALgQACA6AAC3EAAgxAkAALwOACDFCQAAvA4AIMYJAAC8DgAgDu8HAADBDQAw8AcAAJMGABDxBwAAwQ0AMPMHQAC8DAAhhAgBANgMACGaCEAAvAwAIZsIAQDYDAAhnAgBANgMACG_CQEA2AwAIcIJAAHtDAAhwwkAAe0MACHECQEAywwAIcUJQADKDAAhxglAAMoMACEDAAAAUgAgAQAAkgYAMDgAAJMGACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAtBAAIAQBAAAAARUAALUQACDzB0AAAAABhAgBAAAAAY0IAQAAAAGaCEAAAAABmwgBAAAAAZwIAQAAAAG5CAEAAAABuwkAAQAAAbwJAAEAAAG9CQEAAAABvgkBAAAAAb8JAQAAAAHACQIAAAABwQlAAAAAAQEsAACbBgAgDwQBAAAAAfMHQAAAAAGECAEAAAABjQgBAAAAAZoIQAAAAAGbCAEAAAABnAgBAAAAAbkIAQAAAAG7CQABAAABvAkAAQAAAb0JAQAAAAG-CQEAAAABvwkBAAAAAcAJAgAAAAHBCUAAAAABASwAAJ0GADABLAAAnQYAMAEAAABaACABAAAAQgAgEQMAALIQACAEAQDCDgAhFQAAsxAAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZoIQAC2DgAhmwgBAMIOACGcCAEAwg4AIbkIAQDADgAhuwkAAYMPACG8CQABgw8AIb0JAQDCDgAhvgkBAMIOACG_CQEAwg4AIcAJAgDIDgAhwQlAAMEOACECAAAAWAAgLAAAogYAIA8EAQDCDgAh8wdAALYOACGECAEAwA4AIY0IAQDADgAhmghAALYOACGbCAEAwg4AIZwIAQDCDgAhuQgBAMAOACG7CQABgw8AIbwJAAGDDwAhvQkBAMIOACG-CQEAwg4AIb8JAQDCDgAhwAkCAMgOACHBCUAAwQ4AIQIAAABWACAsAACkBgAgAgAAAFYAICwAAKQGACABAAAAWgAgAQAAAEIAIAMAAABYACAzAACbBgAgNAAAogYAIAEAAABYACABAAAAVgAgDAQAALwOACANAACtEAAgOQAAsBAAIDoAAK8QACBbAACuEAAgXAAAsRAAIJsIAAC8DgAgnAgAALwOACC9CQAAvA4AIL4JAAC8DgAgvwkAALwOACDBCQAAvA4AIBIEAQDLDAAh7wcAAMANADDwBwAArQYAEPEHAADADQAw8wdAALwMACGECAEA2AwAIY0IAQDJDAAhmghAALwMACGbCAEA2gwAIZwIAQDaDAAhuQgBAMkMACG7CQAB7QwAIbwJAAHtDAAhvQkBAMsMACG-CQEAywwAIb8JAQDaDAAhwAkCANsMACHBCUAAygwAIQMAAABWACABAACsBgAwOAAArQYAIAMAAABWACABAABXADACAABYACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIBUDAACpEAAgEQAAqhAAIBMAAKsQACAUAACsEAAg8wdAAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABASwAALUGACAR8wdAAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABASwAALcGADABLAAAtwYAMBUDAACHEAAgEQAAiBAAIBMAAIkQACAUAACKEAAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIa8JAgDIDgAhswkBAMAOACG0CQEAwA4AIbUJAQDCDgAhtgmAAAAAAbcJAQDCDgAhuAkAAIYQACC5CQIAyA4AIboJAgDIDgAhAgAAAHAAICwAALoGACAR8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIa8JAgDIDgAhswkBAMAOACG0CQEAwA4AIbUJAQDCDgAhtgmAAAAAAbcJAQDCDgAhuAkAAIYQACC5CQIAyA4AIboJAgDIDgAhAgAAAG4AICwAALwGACACAAAAbgAgLAAAvAYAIAMAAABwACAzAAC1BgAgNAAAugYAIAEAAABwACABAAAAbgAgCA0AAIEQACA5AACEEAAgOgAAgxAAIFsAAIIQACBcAACFEAAgtQkAALwOACC2CQAAvA4AILcJAAC8DgAgFO8HAAC_DQAw8AcAAMMGABDxBwAAvw0AMPMHQAC8DAAhhAgBANgMACGNCAEAyQwAIZsIAQDYDAAhoQgBAMkMACGiCAEAyQwAIaMIQAC8DAAhpQkBAMkMACGvCQIA2wwAIbMJAQDJDAAhtAkBAMkMACG1CQEAywwAIbYJAACCDQAgtwkBAMsMACG4CQAA4gwAILkJAgDbDAAhugkCANsMACEDAAAAbgAgAQAAwgYAMDgAAMMGACADAAAAbgAgAQAAbwAwAgAAcAAgChIAAL4NACDvBwAAvQ0AMPAHAAA6ABDxBwAAvQ0AMP8HQADVDAAhjwhAAMUMACGjCQEAAAABsAkAAOIMACCxCQAA4gwAILIJAQDWDAAhAQAAAMYGACABAAAAxgYAIAMSAACAEAAg_wcAALwOACCyCQAAvA4AIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAcSAAD_DwAg_wdAAAAAAY8IQAAAAAGjCQEAAAABsAkAAP0PACCxCQAA_g8AILIJAQAAAAEBLAAAzQYAIAb_B0AAAAABjwhAAAAAAaMJAQAAAAGwCQAA_Q8AILEJAAD-DwAgsgkBAAAAAQEsAADPBgAwASwAAM8GADAHEgAA_A8AIP8HQADBDgAhjwhAALYOACGjCQEAwA4AIbAJAAD6DwAgsQkAAPsPACCyCQEAwg4AIQIAAADGBgAgLAAA0gYAIAb_B0AAwQ4AIY8IQAC2DgAhowkBAMAOACGwCQAA-g8AILEJAAD7DwAgsgkBAMIOACECAAAAOgAgLAAA1AYAIAIAAAA6ACAsAADUBgAgAwAAAMYGACAzAADNBgAgNAAA0gYAIAEAAADGBgAgAQAAADoAIAUNAAD3DwAgOQAA-Q8AIDoAAPgPACD_BwAAvA4AILIJAAC8DgAgCe8HAAC8DQAw8AcAANsGABDxBwAAvA0AMP8HQADKDAAhjwhAALwMACGjCQEA2AwAIbAJAADiDAAgsQkAAOIMACCyCQEAywwAIQMAAAA6ACABAADaBgAwOAAA2wYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAAPUPACASAAD2DwAg8wdAAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAGjCQEAAAABpQkBAAAAAaYJAQAAAAGnCQEAAAABqAmAAAAAAakJAADzDwAgqgkCAAAAAasJIAAAAAGsCQEAAAABrQkAAPQPACCuCSAAAAABrwkCAAAAAQEsAADjBgAgFPMHQAAAAAGECAEAAAABjQgBAAAAAZsIAQAAAAGcCAEAAAABoQgBAAAAAaIIAQAAAAGjCEAAAAABowkBAAAAAaUJAQAAAAGmCQEAAAABpwkBAAAAAagJgAAAAAGpCQAA8w8AIKoJAgAAAAGrCSAAAAABrAkBAAAAAa0JAAD0DwAgrgkgAAAAAa8JAgAAAAEBLAAA5QYAMAEsAADlBgAwFgQAAPEPACASAADyDwAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGcCAEAwA4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIaMJAQDADgAhpQkBAMAOACGmCQEAwA4AIacJAQDADgAhqAmAAAAAAakJAADvDwAgqgkCAMgOACGrCSAA-A4AIawJAQDADgAhrQkAAPAPACCuCSAA-A4AIa8JAgDIDgAhAgAAADcAICwAAOgGACAU8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGcCAEAwA4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIaMJAQDADgAhpQkBAMAOACGmCQEAwA4AIacJAQDADgAhqAmAAAAAAakJAADvDwAgqgkCAMgOACGrCSAA-A4AIawJAQDADgAhrQkAAPAPACCuCSAA-A4AIa8JAgDIDgAhAgAAADUAICwAAOoGACACAAAANQAgLAAA6gYAIAMAAAA3ACAzAADjBgAgNAAA6AYAIAEAAAA3ACABAAAANQAgBQ0AAOoPACA5AADtDwAgOgAA7A8AIFsAAOsPACBcAADuDwAgF-8HAAC7DQAw8AcAAPEGABDxBwAAuw0AMPMHQAC8DAAhhAgBANgMACGNCAEAyQwAIZsIAQDYDAAhnAgBANgMACGhCAEAyQwAIaIIAQDJDAAhowhAALwMACGjCQEA2AwAIaUJAQDJDAAhpgkBAMkMACGnCQEAyQwAIagJAADZDAAgqQkAAOIMACCqCQIA2wwAIasJIADkDAAhrAkBAMkMACGtCQAA4gwAIK4JIADkDAAhrwkCANsMACEDAAAANQAgAQAA8AYAMDgAAPEGACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAA6Q8AIJoIQAAAAAGjCQEAAAABpAkAAQAAAQEsAAD5BgAgA5oIQAAAAAGjCQEAAAABpAkAAQAAAQEsAAD7BgAwASwAAPsGADAEEgAA6A8AIJoIQAC2DgAhowkBAMAOACGkCQABgw8AIQIAAAA-ACAsAAD-BgAgA5oIQAC2DgAhowkBAMAOACGkCQABgw8AIQIAAAA8ACAsAACABwAgAgAAADwAICwAAIAHACADAAAAPgAgMwAA-QYAIDQAAP4GACABAAAAPgAgAQAAADwAIAMNAADlDwAgOQAA5w8AIDoAAOYPACAG7wcAALoNADDwBwAAhwcAEPEHAAC6DQAwmghAALwMACGjCQEA2AwAIaQJAAHtDAAhAwAAADwAIAEAAIYHADA4AACHBwAgAwAAADwAIAEAAD0AMAIAAD4AICMFAQDUDAAh7wcAALcNADDwBwAAjQcAEPEHAAC3DQAw8wdAAMUMACH-BwEA1AwAIbgIAQDWDAAhvQgEAMQMACG-CAEA1AwAIb8IAQAAAAH0CAEA1gwAIYsJBADEDAAhjAlAANUMACGNCQAA_gwAII4JAAD-DAAgjwkAAP4MACCQCQEA1AwAIZEJQADFDAAhkgkgAOgMACGTCQEA1gwAIZQJAQDWDAAhlQkBANYMACGWCQAA_gwAIJcJAAD-DAAgmAkAAP4MACCZCQAA_gwAIJoJAQDWDAAhmwkBANYMACGcCQEA1gwAIZ0JIAC4DQAhngkCAOkMACGfCQEA1gwAIaAJAgDpDAAhoQkCAOkMACGiCQAAuQ0AIAEAAACKBwAgAQAAAIoHACAiBQEA1AwAIe8HAAC3DQAw8AcAAI0HABDxBwAAtw0AMPMHQADFDAAh_gcBANQMACG4CAEA1gwAIb0IBADEDAAhvggBANQMACG_CAEA8QwAIfQIAQDWDAAhiwkEAMQMACGMCUAA1QwAIY0JAAD-DAAgjgkAAP4MACCPCQAA_gwAIJAJAQDUDAAhkQlAAMUMACGSCSAA6AwAIZMJAQDWDAAhlAkBANYMACGVCQEA1gwAIZYJAAD-DAAglwkAAP4MACCYCQAA_gwAIJkJAAD-DAAgmgkBANYMACGbCQEA1gwAIZwJAQDWDAAhnQkgALgNACGeCQIA6QwAIZ8JAQDWDAAhoAkCAOkMACGhCQIA6QwAIQu4CAAAvA4AIPQIAAC8DgAgjAkAALwOACCTCQAAvA4AIJQJAAC8DgAglQkAALwOACCaCQAAvA4AIJsJAAC8DgAgnAkAALwOACCdCQAAvA4AIJ8JAAC8DgAgAwAAAI0HACABAACOBwAwAgAAigcAIAMAAACNBwAgAQAAjgcAMAIAAIoHACADAAAAjQcAIAEAAI4HADACAACKBwAgHwUBAAAAAfMHQAAAAAH-BwEAAAABuAgBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAfQIAQAAAAGLCQQAAAABjAlAAAAAAY0JgAAAAAGOCYAAAAABjwmAAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAZMJAQAAAAGUCQEAAAABlQkBAAAAAZYJgAAAAAGXCYAAAAABmAmAAAAAAZkJgAAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAGdCSAAAAABngkCAAAAAZ8JAQAAAAGgCQIAAAABoQkCAAAAAQEsAACSBwAgHwUBAAAAAfMHQAAAAAH-BwEAAAABuAgBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAfQIAQAAAAGLCQQAAAABjAlAAAAAAY0JgAAAAAGOCYAAAAABjwmAAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAZMJAQAAAAGUCQEAAAABlQkBAAAAAZYJgAAAAAGXCYAAAAABmAmAAAAAAZkJgAAAAAGaCQEAAAABmwkBAAAAAZwJAQAAAAGdCSAAAAABngkCAAAAAZ8JAQAAAAGgCQIAAAABoQkCAAAAAQEsAACUBwAwASwAAJQHADAfBQEAwA4AIfMHQAC2DgAh_gcBAMAOACG4CAEAwg4AIb0IBAC1DgAhvggBAMAOACG_CAEAwA4AIfQIAQDCDgAhiwkEALUOACGMCUAAwQ4AIY0JgAAAAAGOCYAAAAABjwmAAAAAAZAJAQDADgAhkQlAALYOACGSCSAA-A4AIZMJAQDCDgAhlAkBAMIOACGVCQEAwg4AIZYJgAAAAAGXCYAAAAABmAmAAAAAAZkJgAAAAAGaCQEAwg4AIZsJAQDCDgAhnAkBAMIOACGdCSAA5A8AIZ4JAgDIDgAhnwkBAMIOACGgCQIAyA4AIaEJAgDIDgAhAgAAAIoHACAsAACXBwAgHwUBAMAOACHzB0AAtg4AIf4HAQDADgAhuAgBAMIOACG9CAQAtQ4AIb4IAQDADgAhvwgBAMAOACH0CAEAwg4AIYsJBAC1DgAhjAlAAMEOACGNCYAAAAABjgmAAAAAAY8JgAAAAAGQCQEAwA4AIZEJQAC2DgAhkgkgAPgOACGTCQEAwg4AIZQJAQDCDgAhlQkBAMIOACGWCYAAAAABlwmAAAAAAZgJgAAAAAGZCYAAAAABmgkBAMIOACGbCQEAwg4AIZwJAQDCDgAhnQkgAOQPACGeCQIAyA4AIZ8JAQDCDgAhoAkCAMgOACGhCQIAyA4AIQIAAACNBwAgLAAAmQcAIAIAAACNBwAgLAAAmQcAIAMAAACKBwAgMwAAkgcAIDQAAJcHACABAAAAigcAIAEAAACNBwAgEA0AAN8PACA5AADiDwAgOgAA4Q8AIFsAAOAPACBcAADjDwAguAgAALwOACD0CAAAvA4AIIwJAAC8DgAgkwkAALwOACCUCQAAvA4AIJUJAAC8DgAgmgkAALwOACCbCQAAvA4AIJwJAAC8DgAgnQkAALwOACCfCQAAvA4AICIFAQDJDAAh7wcAALMNADDwBwAAoAcAEPEHAACzDQAw8wdAALwMACH-BwEAyQwAIbgIAQDLDAAhvQgEALsMACG-CAEAyQwAIb8IAQDYDAAh9AgBAMsMACGLCQQAuwwAIYwJQADKDAAhjQkAANkMACCOCQAA2QwAII8JAADZDAAgkAkBAMkMACGRCUAAvAwAIZIJIADkDAAhkwkBAMsMACGUCQEAywwAIZUJAQDLDAAhlgkAANkMACCXCQAA2QwAIJgJAADZDAAgmQkAANkMACCaCQEAywwAIZsJAQDLDAAhnAkBAMsMACGdCSAAtA0AIZ4JAgDbDAAhnwkBAMsMACGgCQIA2wwAIaEJAgDbDAAhAwAAAI0HACABAACfBwAwOAAAoAcAIAMAAACNBwAgAQAAjgcAMAIAAIoHACAUBQEA1AwAIe8HAACwDQAw8AcAAKYHABDxBwAAsA0AMP4HAQDUDAAhtwgBANQMACG9CAQAxAwAIb4IAQDUDAAhvwgBAPEMACHECAEA8QwAIYEJAQDUDAAhggkBANQMACGDCQEA1AwAIYQJAgDpDAAhhQlAAMUMACGGCUAAxQwAIYcJBADEDAAhiAkCAOkMACGJCQAAsQ0AIIoJAACyDQAgAQAAAKMHACABAAAAowcAIBIFAQDUDAAh7wcAALANADDwBwAApgcAEPEHAACwDQAw_gcBANQMACG3CAEA1AwAIb0IBADEDAAhvggBANQMACG_CAEA8QwAIcQIAQDxDAAhgQkBANQMACGCCQEA1AwAIYMJAQDUDAAhhAkCAOkMACGFCUAAxQwAIYYJQADFDAAhhwkEAMQMACGICQIA6QwAIQADAAAApgcAIAEAAKcHADACAACjBwAgAwAAAKYHACABAACnBwAwAgAAowcAIAMAAACmBwAgAQAApwcAMAIAAKMHACAPBQEAAAAB_gcBAAAAAbcIAQAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHECAEAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAkCAAAAAYUJQAAAAAGGCUAAAAABhwkEAAAAAYgJAgAAAAEBLAAAqwcAIA8FAQAAAAH-BwEAAAABtwgBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAcQIAQAAAAGBCQEAAAABggkBAAAAAYMJAQAAAAGECQIAAAABhQlAAAAAAYYJQAAAAAGHCQQAAAABiAkCAAAAAQEsAACtBwAwASwAAK0HADAPBQEAwA4AIf4HAQDADgAhtwgBAMAOACG9CAQAtQ4AIb4IAQDADgAhvwgBAMAOACHECAEAwA4AIYEJAQDADgAhggkBAMAOACGDCQEAwA4AIYQJAgDIDgAhhQlAALYOACGGCUAAtg4AIYcJBAC1DgAhiAkCAMgOACECAAAAowcAICwAALAHACAPBQEAwA4AIf4HAQDADgAhtwgBAMAOACG9CAQAtQ4AIb4IAQDADgAhvwgBAMAOACHECAEAwA4AIYEJAQDADgAhggkBAMAOACGDCQEAwA4AIYQJAgDIDgAhhQlAALYOACGGCUAAtg4AIYcJBAC1DgAhiAkCAMgOACECAAAApgcAICwAALIHACACAAAApgcAICwAALIHACADAAAAowcAIDMAAKsHACA0AACwBwAgAQAAAKMHACABAAAApgcAIAUNAADaDwAgOQAA3Q8AIDoAANwPACBbAADbDwAgXAAA3g8AIBIFAQDJDAAh7wcAAK8NADDwBwAAuQcAEPEHAACvDQAw_gcBAMkMACG3CAEAyQwAIb0IBAC7DAAhvggBAMkMACG_CAEA2AwAIcQIAQDYDAAhgQkBAMkMACGCCQEAyQwAIYMJAQDJDAAhhAkCANsMACGFCUAAvAwAIYYJQAC8DAAhhwkEALsMACGICQIA2wwAIQMAAACmBwAgAQAAuAcAMDgAALkHACADAAAApgcAIAEAAKcHADACAACjBwAgCu8HAACuDQAw8AcAAL8HABDxBwAArg0AMIQIAQAAAAGcCAEA8QwAIbQIAQDxDAAhxAgBAPEMACHGCEAAxQwAIf8IAgDpDAAhgAlAAMUMACEBAAAAvAcAIAEAAAC8BwAgCu8HAACuDQAw8AcAAL8HABDxBwAArg0AMIQIAQDxDAAhnAgBAPEMACG0CAEA8QwAIcQIAQDxDAAhxghAAMUMACH_CAIA6QwAIYAJQADFDAAhAAMAAAC_BwAgAQAAwAcAMAIAALwHACADAAAAvwcAIAEAAMAHADACAAC8BwAgAwAAAL8HACABAADABwAwAgAAvAcAIAeECAEAAAABnAgBAAAAAbQIAQAAAAHECAEAAAABxghAAAAAAf8IAgAAAAGACUAAAAABASwAAMQHACAHhAgBAAAAAZwIAQAAAAG0CAEAAAABxAgBAAAAAcYIQAAAAAH_CAIAAAABgAlAAAAAAQEsAADGBwAwASwAAMYHADAHhAgBAMAOACGcCAEAwA4AIbQIAQDADgAhxAgBAMAOACHGCEAAtg4AIf8IAgDIDgAhgAlAALYOACECAAAAvAcAICwAAMkHACAHhAgBAMAOACGcCAEAwA4AIbQIAQDADgAhxAgBAMAOACHGCEAAtg4AIf8IAgDIDgAhgAlAALYOACECAAAAvwcAICwAAMsHACACAAAAvwcAICwAAMsHACADAAAAvAcAIDMAAMQHACA0AADJBwAgAQAAALwHACABAAAAvwcAIAUNAADVDwAgOQAA2A8AIDoAANcPACBbAADWDwAgXAAA2Q8AIArvBwAArQ0AMPAHAADSBwAQ8QcAAK0NADCECAEA2AwAIZwIAQDYDAAhtAgBANgMACHECAEA2AwAIcYIQAC8DAAh_wgCANsMACGACUAAvAwAIQMAAAC_BwAgAQAA0QcAMDgAANIHACADAAAAvwcAIAEAAMAHADACAAC8BwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAA1A8AIPMHQAAAAAGcCAEAAAABxAgBAAAAAecIAgAAAAHuCAEAAAAB7wgBAAAAAfAIAgAAAAHxCAQAAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgCAAAAAfYIAgAAAAH3CAIAAAAB-AiAAAAAAfkIQAAAAAH6CEAAAAAB-whAAAAAAfwIBAAAAAH9CAQAAAAB_ggBAAAAAQEsAADaBwAgFfMHQAAAAAGcCAEAAAABxAgBAAAAAecIAgAAAAHuCAEAAAAB7wgBAAAAAfAIAgAAAAHxCAQAAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgCAAAAAfYIAgAAAAH3CAIAAAAB-AiAAAAAAfkIQAAAAAH6CEAAAAAB-whAAAAAAfwIBAAAAAH9CAQAAAAB_ggBAAAAAQEsAADcBwAwASwAANwHADAWCQAA0w8AIPMHQAC2DgAhnAgBAMAOACHECAEAwA4AIecIAgDIDgAh7ggBAMAOACHvCAEAwA4AIfAIAgDIDgAh8QgEALUOACHyCAEAwA4AIfMIAQDADgAh9AgBAMAOACH1CAIAyA4AIfYIAgDIDgAh9wgCAMgOACH4CIAAAAAB-QhAAMEOACH6CEAAwQ4AIfsIQADBDgAh_AgEALUOACH9CAQAtQ4AIf4IAQDADgAhAgAAABwAICwAAN8HACAV8wdAALYOACGcCAEAwA4AIcQIAQDADgAh5wgCAMgOACHuCAEAwA4AIe8IAQDADgAh8AgCAMgOACHxCAQAtQ4AIfIIAQDADgAh8wgBAMAOACH0CAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfgIgAAAAAH5CEAAwQ4AIfoIQADBDgAh-whAAMEOACH8CAQAtQ4AIf0IBAC1DgAh_ggBAMAOACECAAAAGgAgLAAA4QcAIAIAAAAaACAsAADhBwAgAwAAABwAIDMAANoHACA0AADfBwAgAQAAABwAIAEAAAAaACAIDQAAzg8AIDkAANEPACA6AADQDwAgWwAAzw8AIFwAANIPACD5CAAAvA4AIPoIAAC8DgAg-wgAALwOACAY7wcAAKwNADDwBwAA6AcAEPEHAACsDQAw8wdAALwMACGcCAEA2AwAIcQIAQDYDAAh5wgCANsMACHuCAEA2AwAIe8IAQDJDAAh8AgCANsMACHxCAQAuwwAIfIIAQDJDAAh8wgBAMkMACH0CAEAyQwAIfUIAgDbDAAh9ggCANsMACH3CAIA2wwAIfgIAADZDAAg-QhAAMoMACH6CEAAygwAIfsIQADKDAAh_AgEALsMACH9CAQAuwwAIf4IAQDJDAAhAwAAABoAIAEAAOcHADA4AADoBwAgAwAAABoAIAEAABsAMAIAABwAIBHvBwAAqQ0AMPAHAADuBwAQ8QcAAKkNADCbCAEA8QwAIZwIAQDxDAAhxAgBAAAAAdMIAQDUDAAh1AgBANQMACHXCAIAqw0AIeYIAQDUDAAh5wgCAOkMACHoCAQAxAwAIekIBACqDQAh6ggEAKoNACHrCAQAqg0AIewIQADVDAAh7QgEAKoNACEBAAAA6wcAIAEAAADrBwAgEe8HAACpDQAw8AcAAO4HABDxBwAAqQ0AMJsIAQDxDAAhnAgBAPEMACHECAEA8QwAIdMIAQDUDAAh1AgBANQMACHXCAIAqw0AIeYIAQDUDAAh5wgCAOkMACHoCAQAxAwAIekIBACqDQAh6ggEAKoNACHrCAQAqg0AIewIQADVDAAh7QgEAKoNACEG1wgAALwOACDpCAAAvA4AIOoIAAC8DgAg6wgAALwOACDsCAAAvA4AIO0IAAC8DgAgAwAAAO4HACABAADvBwAwAgAA6wcAIAMAAADuBwAgAQAA7wcAMAIAAOsHACADAAAA7gcAIAEAAO8HADACAADrBwAgDpsIAQAAAAGcCAEAAAABxAgBAAAAAdMIAQAAAAHUCAEAAAAB1wgCAAAAAeYIAQAAAAHnCAIAAAAB6AgEAAAAAekIBAAAAAHqCAQAAAAB6wgEAAAAAewIQAAAAAHtCAQAAAABASwAAPMHACAOmwgBAAAAAZwIAQAAAAHECAEAAAAB0wgBAAAAAdQIAQAAAAHXCAIAAAAB5ggBAAAAAecIAgAAAAHoCAQAAAAB6QgEAAAAAeoIBAAAAAHrCAQAAAAB7AhAAAAAAe0IBAAAAAEBLAAA9QcAMAEsAAD1BwAwDpsIAQDADgAhnAgBAMAOACHECAEAwA4AIdMIAQDADgAh1AgBAMAOACHXCAIAzQ8AIeYIAQDADgAh5wgCAMgOACHoCAQAtQ4AIekIBADMDwAh6ggEAMwPACHrCAQAzA8AIewIQADBDgAh7QgEAMwPACECAAAA6wcAICwAAPgHACAOmwgBAMAOACGcCAEAwA4AIcQIAQDADgAh0wgBAMAOACHUCAEAwA4AIdcIAgDNDwAh5ggBAMAOACHnCAIAyA4AIegIBAC1DgAh6QgEAMwPACHqCAQAzA8AIesIBADMDwAh7AhAAMEOACHtCAQAzA8AIQIAAADuBwAgLAAA-gcAIAIAAADuBwAgLAAA-gcAIAMAAADrBwAgMwAA8wcAIDQAAPgHACABAAAA6wcAIAEAAADuBwAgCw0AAMcPACA5AADKDwAgOgAAyQ8AIFsAAMgPACBcAADLDwAg1wgAALwOACDpCAAAvA4AIOoIAAC8DgAg6wgAALwOACDsCAAAvA4AIO0IAAC8DgAgEe8HAACiDQAw8AcAAIEIABDxBwAAog0AMJsIAQDYDAAhnAgBANgMACHECAEA2AwAIdMIAQDJDAAh1AgBAMkMACHXCAIApA0AIeYIAQDJDAAh5wgCANsMACHoCAQAuwwAIekIBACjDQAh6ggEAKMNACHrCAQAow0AIewIQADKDAAh7QgEAKMNACEDAAAA7gcAIAEAAIAIADA4AACBCAAgAwAAAO4HACABAADvBwAwAgAA6wcAIAnvBwAAoA0AMPAHAACHCAAQ8QcAAKANADDzB0AAxQwAIfwHBADEDAAhhAgBAAAAAZsIAQDxDAAh4wgAAP4MACDlCAAAoQ0AIAEAAACECAAgAQAAAIQIACAI7wcAAKANADDwBwAAhwgAEPEHAACgDQAw8wdAAMUMACH8BwQAxAwAIYQIAQDxDAAhmwgBAPEMACHjCAAA_gwAIAADAAAAhwgAIAEAAIgIADACAACECAAgAwAAAIcIACABAACICAAwAgAAhAgAIAMAAACHCAAgAQAAiAgAMAIAAIQIACAF8wdAAAAAAfwHBAAAAAGECAEAAAABmwgBAAAAAeMIgAAAAAEBLAAAjAgAIAXzB0AAAAAB_AcEAAAAAYQIAQAAAAGbCAEAAAAB4wiAAAAAAQEsAACOCAAwASwAAI4IADAF8wdAALYOACH8BwQAtQ4AIYQIAQDADgAhmwgBAMAOACHjCIAAAAABAgAAAIQIACAsAACRCAAgBfMHQAC2DgAh_AcEALUOACGECAEAwA4AIZsIAQDADgAh4wiAAAAAAQIAAACHCAAgLAAAkwgAIAIAAACHCAAgLAAAkwgAIAMAAACECAAgMwAAjAgAIDQAAJEIACABAAAAhAgAIAEAAACHCAAgBQ0AAMIPACA5AADFDwAgOgAAxA8AIFsAAMMPACBcAADGDwAgCO8HAACfDQAw8AcAAJoIABDxBwAAnw0AMPMHQAC8DAAh_AcEALsMACGECAEA2AwAIZsIAQDYDAAh4wgAANkMACADAAAAhwgAIAEAAJkIADA4AACaCAAgAwAAAIcIACABAACICAAwAgAAhAgAIAbvBwAAng0AMPAHAACgCAAQ8QcAAJ4NADDzB0AAxQwAIYQIAQAAAAHjCAEA1AwAIQEAAACdCAAgAQAAAJ0IACAG7wcAAJ4NADDwBwAAoAgAEPEHAACeDQAw8wdAAMUMACGECAEA8QwAIeMIAQDUDAAhAAMAAACgCAAgAQAAoQgAMAIAAJ0IACADAAAAoAgAIAEAAKEIADACAACdCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAPzB0AAAAABhAgBAAAAAeMIAQAAAAEBLAAApQgAIAPzB0AAAAABhAgBAAAAAeMIAQAAAAEBLAAApwgAMAEsAACnCAAwA_MHQAC2DgAhhAgBAMAOACHjCAEAwA4AIQIAAACdCAAgLAAAqggAIAPzB0AAtg4AIYQIAQDADgAh4wgBAMAOACECAAAAoAgAICwAAKwIACACAAAAoAgAICwAAKwIACADAAAAnQgAIDMAAKUIACA0AACqCAAgAQAAAJ0IACABAAAAoAgAIAMNAAC_DwAgOQAAwQ8AIDoAAMAPACAG7wcAAJ0NADDwBwAAswgAEPEHAACdDQAw8wdAALwMACGECAEA2AwAIeMIAQDJDAAhAwAAAKAIACABAACyCAAwOAAAswgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACAK7wcAAJwNADDwBwAAuQgAEPEHAACcDQAw8wdAAMUMACH8BwQAxAwAIYQIAQAAAAGbCAEA8QwAIbcIAQDUDAAh4wgAAP4MACDkCEAAxQwAIQEAAAC2CAAgAQAAALYIACAK7wcAAJwNADDwBwAAuQgAEPEHAACcDQAw8wdAAMUMACH8BwQAxAwAIYQIAQDxDAAhmwgBAPEMACG3CAEA1AwAIeMIAAD-DAAg5AhAAMUMACEAAwAAALkIACABAAC6CAAwAgAAtggAIAMAAAC5CAAgAQAAuggAMAIAALYIACADAAAAuQgAIAEAALoIADACAAC2CAAgB_MHQAAAAAH8BwQAAAABhAgBAAAAAZsIAQAAAAG3CAEAAAAB4wiAAAAAAeQIQAAAAAEBLAAAvggAIAfzB0AAAAAB_AcEAAAAAYQIAQAAAAGbCAEAAAABtwgBAAAAAeMIgAAAAAHkCEAAAAABASwAAMAIADABLAAAwAgAMAfzB0AAtg4AIfwHBAC1DgAhhAgBAMAOACGbCAEAwA4AIbcIAQDADgAh4wiAAAAAAeQIQAC2DgAhAgAAALYIACAsAADDCAAgB_MHQAC2DgAh_AcEALUOACGECAEAwA4AIZsIAQDADgAhtwgBAMAOACHjCIAAAAAB5AhAALYOACECAAAAuQgAICwAAMUIACACAAAAuQgAICwAAMUIACADAAAAtggAIDMAAL4IACA0AADDCAAgAQAAALYIACABAAAAuQgAIAUNAAC6DwAgOQAAvQ8AIDoAALwPACBbAAC7DwAgXAAAvg8AIArvBwAAmw0AMPAHAADMCAAQ8QcAAJsNADDzB0AAvAwAIfwHBAC7DAAhhAgBANgMACGbCAEA2AwAIbcIAQDJDAAh4wgAANkMACDkCEAAvAwAIQMAAAC5CAAgAQAAywgAMDgAAMwIACADAAAAuQgAIAEAALoIADACAAC2CAAgDu8HAACZDQAw8AcAANIIABDxBwAAmQ0AMPMHQADFDAAhhAgBAAAAAZsIAQDxDAAhnAgBAPEMACG3CAEA1AwAIdMIAQDUDAAh1AgBANQMACHfCAQAxAwAIeAIBADEDAAh4QgBANQMACHiCAAAmg0AIAEAAADPCAAgAQAAAM8IACAN7wcAAJkNADDwBwAA0ggAEPEHAACZDQAw8wdAAMUMACGECAEA8QwAIZsIAQDxDAAhnAgBAPEMACG3CAEA1AwAIdMIAQDUDAAh1AgBANQMACHfCAQAxAwAIeAIBADEDAAh4QgBANQMACEAAwAAANIIACABAADTCAAwAgAAzwgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACADAAAA0ggAIAEAANMIADACAADPCAAgCvMHQAAAAAGECAEAAAABmwgBAAAAAZwIAQAAAAG3CAEAAAAB0wgBAAAAAdQIAQAAAAHfCAQAAAAB4AgEAAAAAeEIAQAAAAEBLAAA1wgAIArzB0AAAAABhAgBAAAAAZsIAQAAAAGcCAEAAAABtwgBAAAAAdMIAQAAAAHUCAEAAAAB3wgEAAAAAeAIBAAAAAHhCAEAAAABASwAANkIADABLAAA2QgAMArzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGcCAEAwA4AIbcIAQDADgAh0wgBAMAOACHUCAEAwA4AId8IBAC1DgAh4AgEALUOACHhCAEAwA4AIQIAAADPCAAgLAAA3AgAIArzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGcCAEAwA4AIbcIAQDADgAh0wgBAMAOACHUCAEAwA4AId8IBAC1DgAh4AgEALUOACHhCAEAwA4AIQIAAADSCAAgLAAA3ggAIAIAAADSCAAgLAAA3ggAIAMAAADPCAAgMwAA1wgAIDQAANwIACABAAAAzwgAIAEAAADSCAAgBQ0AALUPACA5AAC4DwAgOgAAtw8AIFsAALYPACBcAAC5DwAgDe8HAACYDQAw8AcAAOUIABDxBwAAmA0AMPMHQAC8DAAhhAgBANgMACGbCAEA2AwAIZwIAQDYDAAhtwgBAMkMACHTCAEAyQwAIdQIAQDJDAAh3wgEALsMACHgCAQAuwwAIeEIAQDJDAAhAwAAANIIACABAADkCAAwOAAA5QgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACAN7wcAAJcNADDwBwAA6wgAEPEHAACXDQAw8wdAAMUMACH8BwQAxAwAIZsIAQDxDAAhnAgBAPEMACG3CAEA1AwAIcQIAQAAAAHTCAEA1AwAIdQIAQDUDAAh3QgEAMQMACHeCEAA1QwAIQEAAADoCAAgAQAAAOgIACAN7wcAAJcNADDwBwAA6wgAEPEHAACXDQAw8wdAAMUMACH8BwQAxAwAIZsIAQDxDAAhnAgBAPEMACG3CAEA1AwAIcQIAQDxDAAh0wgBANQMACHUCAEA1AwAId0IBADEDAAh3ghAANUMACEB3ggAALwOACADAAAA6wgAIAEAAOwIADACAADoCAAgAwAAAOsIACABAADsCAAwAgAA6AgAIAMAAADrCAAgAQAA7AgAMAIAAOgIACAK8wdAAAAAAfwHBAAAAAGbCAEAAAABnAgBAAAAAbcIAQAAAAHECAEAAAAB0wgBAAAAAdQIAQAAAAHdCAQAAAAB3ghAAAAAAQEsAADwCAAgCvMHQAAAAAH8BwQAAAABmwgBAAAAAZwIAQAAAAG3CAEAAAABxAgBAAAAAdMIAQAAAAHUCAEAAAAB3QgEAAAAAd4IQAAAAAEBLAAA8ggAMAEsAADyCAAwCvMHQAC2DgAh_AcEALUOACGbCAEAwA4AIZwIAQDADgAhtwgBAMAOACHECAEAwA4AIdMIAQDADgAh1AgBAMAOACHdCAQAtQ4AId4IQADBDgAhAgAAAOgIACAsAAD1CAAgCvMHQAC2DgAh_AcEALUOACGbCAEAwA4AIZwIAQDADgAhtwgBAMAOACHECAEAwA4AIdMIAQDADgAh1AgBAMAOACHdCAQAtQ4AId4IQADBDgAhAgAAAOsIACAsAAD3CAAgAgAAAOsIACAsAAD3CAAgAwAAAOgIACAzAADwCAAgNAAA9QgAIAEAAADoCAAgAQAAAOsIACAGDQAAsA8AIDkAALMPACA6AACyDwAgWwAAsQ8AIFwAALQPACDeCAAAvA4AIA3vBwAAlg0AMPAHAAD-CAAQ8QcAAJYNADDzB0AAvAwAIfwHBAC7DAAhmwgBANgMACGcCAEA2AwAIbcIAQDJDAAhxAgBANgMACHTCAEAyQwAIdQIAQDJDAAh3QgEALsMACHeCEAAygwAIQMAAADrCAAgAQAA_QgAMDgAAP4IACADAAAA6wgAIAEAAOwIADACAADoCAAgD-8HAACUDQAw8AcAAIQJABDxBwAAlA0AMJsIAQDxDAAhnAgBAPEMACHTCAEA1AwAIdQIAQDUDAAh1QgEAMQMACHWCAQAxAwAIdcIBADEDAAh2AgEAMQMACHZCAQAxAwAIdoIBADEDAAh2wgEAMQMACHcCAAAlQ0AIAEAAACBCQAgAQAAAIEJACAO7wcAAJQNADDwBwAAhAkAEPEHAACUDQAwmwgBAPEMACGcCAEA8QwAIdMIAQDUDAAh1AgBANQMACHVCAQAxAwAIdYIBADEDAAh1wgEAMQMACHYCAQAxAwAIdkIBADEDAAh2ggEAMQMACHbCAQAxAwAIQADAAAAhAkAIAEAAIUJADACAACBCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIAMAAACECQAgAQAAhQkAMAIAAIEJACALmwgBAAAAAZwIAQAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCAQAAAAB1wgEAAAAAdgIBAAAAAHZCAQAAAAB2ggEAAAAAdsIBAAAAAEBLAAAiQkAIAubCAEAAAABnAgBAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIBAAAAAHXCAQAAAAB2AgEAAAAAdkIBAAAAAHaCAQAAAAB2wgEAAAAAQEsAACLCQAwASwAAIsJADALmwgBAMAOACGcCAEAwA4AIdMIAQDADgAh1AgBAMAOACHVCAQAtQ4AIdYIBAC1DgAh1wgEALUOACHYCAQAtQ4AIdkIBAC1DgAh2ggEALUOACHbCAQAtQ4AIQIAAACBCQAgLAAAjgkAIAubCAEAwA4AIZwIAQDADgAh0wgBAMAOACHUCAEAwA4AIdUIBAC1DgAh1ggEALUOACHXCAQAtQ4AIdgIBAC1DgAh2QgEALUOACHaCAQAtQ4AIdsIBAC1DgAhAgAAAIQJACAsAACQCQAgAgAAAIQJACAsAACQCQAgAwAAAIEJACAzAACJCQAgNAAAjgkAIAEAAACBCQAgAQAAAIQJACAFDQAAqw8AIDkAAK4PACA6AACtDwAgWwAArA8AIFwAAK8PACAO7wcAAJMNADDwBwAAlwkAEPEHAACTDQAwmwgBANgMACGcCAEA2AwAIdMIAQDJDAAh1AgBAMkMACHVCAQAuwwAIdYIBAC7DAAh1wgEALsMACHYCAQAuwwAIdkIBAC7DAAh2ggEALsMACHbCAQAuwwAIQMAAACECQAgAQAAlgkAMDgAAJcJACADAAAAhAkAIAEAAIUJADACAACBCQAgD-8HAACRDQAw8AcAAJ0JABDxBwAAkQ0AMJsIAQDxDAAhnAgBAPEMACHTCAEA1AwAIdQIAQDUDAAh1QgEAMQMACHWCAQAxAwAIdcIBADEDAAh2AgEAMQMACHZCAQAxAwAIdoIBADEDAAh2wgEAMQMACHcCAAAkg0AIAEAAACaCQAgAQAAAJoJACAO7wcAAJENADDwBwAAnQkAEPEHAACRDQAwmwgBAPEMACGcCAEA8QwAIdMIAQDUDAAh1AgBANQMACHVCAQAxAwAIdYIBADEDAAh1wgEAMQMACHYCAQAxAwAIdkIBADEDAAh2ggEAMQMACHbCAQAxAwAIQADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACALmwgBAAAAAZwIAQAAAAHTCAEAAAAB1AgBAAAAAdUIBAAAAAHWCAQAAAAB1wgEAAAAAdgIBAAAAAHZCAQAAAAB2ggEAAAAAdsIBAAAAAEBLAAAogkAIAubCAEAAAABnAgBAAAAAdMIAQAAAAHUCAEAAAAB1QgEAAAAAdYIBAAAAAHXCAQAAAAB2AgEAAAAAdkIBAAAAAHaCAQAAAAB2wgEAAAAAQEsAACkCQAwASwAAKQJADALmwgBAMAOACGcCAEAwA4AIdMIAQDADgAh1AgBAMAOACHVCAQAtQ4AIdYIBAC1DgAh1wgEALUOACHYCAQAtQ4AIdkIBAC1DgAh2ggEALUOACHbCAQAtQ4AIQIAAACaCQAgLAAApwkAIAubCAEAwA4AIZwIAQDADgAh0wgBAMAOACHUCAEAwA4AIdUIBAC1DgAh1ggEALUOACHXCAQAtQ4AIdgIBAC1DgAh2QgEALUOACHaCAQAtQ4AIdsIBAC1DgAhAgAAAJ0JACAsAACpCQAgAgAAAJ0JACAsAACpCQAgAwAAAJoJACAzAACiCQAgNAAApwkAIAEAAACaCQAgAQAAAJ0JACAFDQAApg8AIDkAAKkPACA6AACoDwAgWwAApw8AIFwAAKoPACAO7wcAAJANADDwBwAAsAkAEPEHAACQDQAwmwgBANgMACGcCAEA2AwAIdMIAQDJDAAh1AgBAMkMACHVCAQAuwwAIdYIBAC7DAAh1wgEALsMACHYCAQAuwwAIdkIBAC7DAAh2ggEALsMACHbCAQAuwwAIQMAAACdCQAgAQAArwkAMDgAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgB-8HAACPDQAw8AcAALYJABDxBwAAjw0AMM8IAQAAAAHQCEAAxQwAIdEIAgDpDAAh0ggCAOkMACEBAAAAswkAIAEAAACzCQAgB-8HAACPDQAw8AcAALYJABDxBwAAjw0AMM8IAQDUDAAh0AhAAMUMACHRCAIA6QwAIdIIAgDpDAAhAAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIATPCAEAAAAB0AhAAAAAAdEIAgAAAAHSCAIAAAABASwAALsJACAEzwgBAAAAAdAIQAAAAAHRCAIAAAAB0ggCAAAAAQEsAAC9CQAwASwAAL0JADAEzwgBAMAOACHQCEAAtg4AIdEIAgDIDgAh0ggCAMgOACECAAAAswkAICwAAMAJACAEzwgBAMAOACHQCEAAtg4AIdEIAgDIDgAh0ggCAMgOACECAAAAtgkAICwAAMIJACACAAAAtgkAICwAAMIJACADAAAAswkAIDMAALsJACA0AADACQAgAQAAALMJACABAAAAtgkAIAUNAAChDwAgOQAApA8AIDoAAKMPACBbAACiDwAgXAAApQ8AIAfvBwAAjg0AMPAHAADJCQAQ8QcAAI4NADDPCAEAyQwAIdAIQAC8DAAh0QgCANsMACHSCAIA2wwAIQMAAAC2CQAgAQAAyAkAMDgAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgCO8HAACMDQAw8AcAAM8JABDxBwAAjA0AMIoIAQDUDAAhmwgBAP0MACG-CAEA1AwAIc0IQADFDAAhzggAAI0NACABAAAAzAkAIAEAAADMCQAgB-8HAACMDQAw8AcAAM8JABDxBwAAjA0AMIoIAQDUDAAhmwgBAP0MACG-CAEA1AwAIc0IQADFDAAhAZsIAAC8DgAgAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgBIoIAQAAAAGbCAEAAAABvggBAAAAAc0IQAAAAAEBLAAA1AkAIASKCAEAAAABmwgBAAAAAb4IAQAAAAHNCEAAAAABASwAANYJADABLAAA1gkAMASKCAEAwA4AIZsIAQDCDgAhvggBAMAOACHNCEAAtg4AIQIAAADMCQAgLAAA2QkAIASKCAEAwA4AIZsIAQDCDgAhvggBAMAOACHNCEAAtg4AIQIAAADPCQAgLAAA2wkAIAIAAADPCQAgLAAA2wkAIAMAAADMCQAgMwAA1AkAIDQAANkJACABAAAAzAkAIAEAAADPCQAgBA0AAJ4PACA5AACgDwAgOgAAnw8AIJsIAAC8DgAgB-8HAACLDQAw8AcAAOIJABDxBwAAiw0AMIoIAQDJDAAhmwgBANoMACG-CAEAyQwAIc0IQAC8DAAhAwAAAM8JACABAADhCQAwOAAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAI7wcAAIoNADDwBwAA6AkAEPEHAACKDQAwhAggAAAAAckIBADEDAAhyghAAMUMACHLCAQAxAwAIcwIQADVDAAhAQAAAOUJACABAAAA5QkAIAjvBwAAig0AMPAHAADoCQAQ8QcAAIoNADCECCAA6AwAIckIBADEDAAhyghAAMUMACHLCAQAxAwAIcwIQADVDAAhAcwIAAC8DgAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgBYQIIAAAAAHJCAQAAAAByghAAAAAAcsIBAAAAAHMCEAAAAABASwAAO0JACAFhAggAAAAAckIBAAAAAHKCEAAAAABywgEAAAAAcwIQAAAAAEBLAAA7wkAMAEsAADvCQAwBYQIIAD4DgAhyQgEALUOACHKCEAAtg4AIcsIBAC1DgAhzAhAAMEOACECAAAA5QkAICwAAPIJACAFhAggAPgOACHJCAQAtQ4AIcoIQAC2DgAhywgEALUOACHMCEAAwQ4AIQIAAADoCQAgLAAA9AkAIAIAAADoCQAgLAAA9AkAIAMAAADlCQAgMwAA7QkAIDQAAPIJACABAAAA5QkAIAEAAADoCQAgBg0AAJkPACA5AACcDwAgOgAAmw8AIFsAAJoPACBcAACdDwAgzAgAALwOACAI7wcAAIkNADDwBwAA-wkAEPEHAACJDQAwhAggAOQMACHJCAQAuwwAIcoIQAC8DAAhywgEALsMACHMCEAAygwAIQMAAADoCQAgAQAA-gkAMDgAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgC-8HAACIDQAw8AcAAIEKABDxBwAAiA0AMPMHQADFDAAhhAgEAAAAAY4IAgDpDAAhxAgBAPEMACHFCAEA1AwAIcYIQADFDAAhxwgBANYMACHICAEA1gwAIQEAAAD-CQAgAQAAAP4JACAL7wcAAIgNADDwBwAAgQoAEPEHAACIDQAw8wdAAMUMACGECAQAxAwAIY4IAgDpDAAhxAgBAPEMACHFCAEA1AwAIcYIQADFDAAhxwgBANYMACHICAEA1gwAIQLHCAAAvA4AIMgIAAC8DgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgCPMHQAAAAAGECAQAAAABjggCAAAAAcQIAQAAAAHFCAEAAAABxghAAAAAAccIAQAAAAHICAEAAAABASwAAIYKACAI8wdAAAAAAYQIBAAAAAGOCAIAAAABxAgBAAAAAcUIAQAAAAHGCEAAAAABxwgBAAAAAcgIAQAAAAEBLAAAiAoAMAEsAACICgAwCPMHQAC2DgAhhAgEALUOACGOCAIAyA4AIcQIAQDADgAhxQgBAMAOACHGCEAAtg4AIccIAQDCDgAhyAgBAMIOACECAAAA_gkAICwAAIsKACAI8wdAALYOACGECAQAtQ4AIY4IAgDIDgAhxAgBAMAOACHFCAEAwA4AIcYIQAC2DgAhxwgBAMIOACHICAEAwg4AIQIAAACBCgAgLAAAjQoAIAIAAACBCgAgLAAAjQoAIAMAAAD-CQAgMwAAhgoAIDQAAIsKACABAAAA_gkAIAEAAACBCgAgBw0AAJQPACA5AACXDwAgOgAAlg8AIFsAAJUPACBcAACYDwAgxwgAALwOACDICAAAvA4AIAvvBwAAhw0AMPAHAACUCgAQ8QcAAIcNADDzB0AAvAwAIYQIBAC7DAAhjggCANsMACHECAEA2AwAIcUIAQDJDAAhxghAALwMACHHCAEAywwAIcgIAQDLDAAhAwAAAIEKACABAACTCgAwOAAAlAoAIAMAAACBCgAgAQAAggoAMAIAAP4JACANBQEA1AwAIe8HAACEDQAw8AcAAJoKABDxBwAAhA0AMPMHQADFDAAh_gcBANQMACG9CAQAxAwAIb4IAQDUDAAhvwgBAPEMACHACAEA1AwAIcEIAACFDQAgwggAAIUNACDDCAAAhg0AIAEAAACXCgAgAQAAAJcKACAMBQEA1AwAIe8HAACEDQAw8AcAAJoKABDxBwAAhA0AMPMHQADFDAAh_gcBANQMACG9CAQAxAwAIb4IAQDUDAAhvwgBAPEMACHACAEA1AwAIcEIAACFDQAgwggAAIUNACACwQgAALwOACDCCAAAvA4AIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAkFAQAAAAHzB0AAAAAB_gcBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAHBCIAAAAABwgiAAAAAAQEsAACfCgAgCQUBAAAAAfMHQAAAAAH-BwEAAAABvQgEAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAcEIgAAAAAHCCIAAAAABASwAAKEKADABLAAAoQoAMAkFAQDADgAh8wdAALYOACH-BwEAwA4AIb0IBAC1DgAhvggBAMAOACG_CAEAwA4AIcAIAQDADgAhwQiAAAAAAcIIgAAAAAECAAAAlwoAICwAAKQKACAJBQEAwA4AIfMHQAC2DgAh_gcBAMAOACG9CAQAtQ4AIb4IAQDADgAhvwgBAMAOACHACAEAwA4AIcEIgAAAAAHCCIAAAAABAgAAAJoKACAsAACmCgAgAgAAAJoKACAsAACmCgAgAwAAAJcKACAzAACfCgAgNAAApAoAIAEAAACXCgAgAQAAAJoKACAHDQAAjw8AIDkAAJIPACA6AACRDwAgWwAAkA8AIFwAAJMPACDBCAAAvA4AIMIIAAC8DgAgDAUBAMkMACHvBwAAgQ0AMPAHAACtCgAQ8QcAAIENADDzB0AAvAwAIf4HAQDJDAAhvQgEALsMACG-CAEAyQwAIb8IAQDYDAAhwAgBAMkMACHBCAAAgg0AIMIIAACCDQAgAwAAAJoKACABAACsCgAwOAAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAV7wcAAPwMADDwBwAAswoAEPEHAAD8DAAw8wdAAMUMACGECAEA8QwAIYUIBAAAAAGbCAEA_QwAIZwIAQD9DAAhpwgBANQMACGxCAEA1AwAIbIIAQDUDAAhswgBANYMACG0CAEA_QwAIbUIAQDUDAAhtggBANQMACG3CAEA1gwAIbgIAQDWDAAhuQgBANYMACG6CAEA1gwAIbsIAAD-DAAgvAgAAf8MACEBAAAAsAoAIAEAAACwCgAgFe8HAAD8DAAw8AcAALMKABDxBwAA_AwAMPMHQADFDAAhhAgBAPEMACGFCAQAxAwAIZsIAQD9DAAhnAgBAP0MACGnCAEA1AwAIbEIAQDUDAAhsggBANQMACGzCAEA1gwAIbQIAQD9DAAhtQgBANQMACG2CAEA1AwAIbcIAQDWDAAhuAgBANYMACG5CAEA1gwAIboIAQDWDAAhuwgAAP4MACC8CAAB_wwAIQmbCAAAvA4AIJwIAAC8DgAgswgAALwOACC0CAAAvA4AILcIAAC8DgAguAgAALwOACC5CAAAvA4AILoIAAC8DgAgvAgAALwOACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAS8wdAAAAAAYQIAQAAAAGFCAQAAAABmwgBAAAAAZwIAQAAAAGnCAEAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwgBAAAAAbgIAQAAAAG5CAEAAAABuggBAAAAAbsIgAAAAAG8CAABAAABASwAALgKACAS8wdAAAAAAYQIAQAAAAGFCAQAAAABmwgBAAAAAZwIAQAAAAGnCAEAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwgBAAAAAbgIAQAAAAG5CAEAAAABuggBAAAAAbsIgAAAAAG8CAABAAABASwAALoKADABLAAAugoAMBLzB0AAtg4AIYQIAQDADgAhhQgEALUOACGbCAEAwg4AIZwIAQDCDgAhpwgBAMAOACGxCAEAwA4AIbIIAQDADgAhswgBAMIOACG0CAEAwg4AIbUIAQDADgAhtggBAMAOACG3CAEAwg4AIbgIAQDCDgAhuQgBAMIOACG6CAEAwg4AIbsIgAAAAAG8CAABjg8AIQIAAACwCgAgLAAAvQoAIBLzB0AAtg4AIYQIAQDADgAhhQgEALUOACGbCAEAwg4AIZwIAQDCDgAhpwgBAMAOACGxCAEAwA4AIbIIAQDADgAhswgBAMIOACG0CAEAwg4AIbUIAQDADgAhtggBAMAOACG3CAEAwg4AIbgIAQDCDgAhuQgBAMIOACG6CAEAwg4AIbsIgAAAAAG8CAABjg8AIQIAAACzCgAgLAAAvwoAIAIAAACzCgAgLAAAvwoAIAMAAACwCgAgMwAAuAoAIDQAAL0KACABAAAAsAoAIAEAAACzCgAgDg0AAIkPACA5AACMDwAgOgAAiw8AIFsAAIoPACBcAACNDwAgmwgAALwOACCcCAAAvA4AILMIAAC8DgAgtAgAALwOACC3CAAAvA4AILgIAAC8DgAguQgAALwOACC6CAAAvA4AILwIAAC8DgAgFe8HAAD4DAAw8AcAAMYKABDxBwAA-AwAMPMHQAC8DAAhhAgBANgMACGFCAQAuwwAIZsIAQDaDAAhnAgBANoMACGnCAEAyQwAIbEIAQDJDAAhsggBAMkMACGzCAEAywwAIbQIAQDaDAAhtQgBAMkMACG2CAEAyQwAIbcIAQDLDAAhuAgBAMsMACG5CAEAywwAIboIAQDLDAAhuwgAANkMACC8CAAB-QwAIQMAAACzCgAgAQAAxQoAMDgAAMYKACADAAAAswoAIAEAALQKADACAACwCgAgCe8HAAD2DAAw8AcAAMwKABDxBwAA9gwAMIUIBAAAAAGoCAQAxAwAIasIAQDxDAAhrAgAAfIMACGvCAQAAAABsAgAAPcMACABAAAAyQoAIAEAAADJCgAgCO8HAAD2DAAw8AcAAMwKABDxBwAA9gwAMIUIBADEDAAhqAgEAMQMACGrCAEA8QwAIawIAAHyDAAhrwgEAMQMACEAAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACADAAAAzAoAIAEAAM0KADACAADJCgAgBYUIBAAAAAGoCAQAAAABqwgBAAAAAawIAAEAAAGvCAQAAAABASwAANEKACAFhQgEAAAAAagIBAAAAAGrCAEAAAABrAgAAQAAAa8IBAAAAAEBLAAA0woAMAEsAADTCgAwBYUIBAC1DgAhqAgEALUOACGrCAEAwA4AIawIAAGDDwAhrwgEALUOACECAAAAyQoAICwAANYKACAFhQgEALUOACGoCAQAtQ4AIasIAQDADgAhrAgAAYMPACGvCAQAtQ4AIQIAAADMCgAgLAAA2AoAIAIAAADMCgAgLAAA2AoAIAMAAADJCgAgMwAA0QoAIDQAANYKACABAAAAyQoAIAEAAADMCgAgBQ0AAIQPACA5AACHDwAgOgAAhg8AIFsAAIUPACBcAACIDwAgCO8HAAD1DAAw8AcAAN8KABDxBwAA9QwAMIUIBAC7DAAhqAgEALsMACGrCAEA2AwAIawIAAHtDAAhrwgEALsMACEDAAAAzAoAIAEAAN4KADA4AADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAvvBwAA8AwAMPAHAADlCgAQ8QcAAPAMADDzB0AAxQwAIagIBADEDAAhqwgBAPEMACGsCAAB8gwAIa0IAQDUDAAhrggAAfIMACGvCAQAAAABsAgAAPQMACABAAAA4goAIAEAAADiCgAgCu8HAADwDAAw8AcAAOUKABDxBwAA8AwAMPMHQADFDAAhqAgEAMQMACGrCAEA8QwAIawIAAHyDAAhrQgBANQMACGuCAAB8gwAIa8IBADEDAAhAAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgAwAAAOUKACABAADmCgAwAgAA4goAIAfzB0AAAAABqAgEAAAAAasIAQAAAAGsCAABAAABrQgBAAAAAa4IAAEAAAGvCAQAAAABASwAAOoKACAH8wdAAAAAAagIBAAAAAGrCAEAAAABrAgAAQAAAa0IAQAAAAGuCAABAAABrwgEAAAAAQEsAADsCgAwASwAAOwKADAH8wdAALYOACGoCAQAtQ4AIasIAQDADgAhrAgAAYMPACGtCAEAwA4AIa4IAAGDDwAhrwgEALUOACECAAAA4goAICwAAO8KACAH8wdAALYOACGoCAQAtQ4AIasIAQDADgAhrAgAAYMPACGtCAEAwA4AIa4IAAGDDwAhrwgEALUOACECAAAA5QoAICwAAPEKACACAAAA5QoAICwAAPEKACADAAAA4goAIDMAAOoKACA0AADvCgAgAQAAAOIKACABAAAA5QoAIAUNAAD-DgAgOQAAgQ8AIDoAAIAPACBbAAD_DgAgXAAAgg8AIArvBwAA7AwAMPAHAAD4CgAQ8QcAAOwMADDzB0AAvAwAIagIBAC7DAAhqwgBANgMACGsCAAB7QwAIa0IAQDJDAAhrggAAe0MACGvCAQAuwwAIQMAAADlCgAgAQAA9woAMDgAAPgKACADAAAA5QoAIAEAAOYKADACAADiCgAgBe8HAADrDAAw8AcAAP4KABDxBwAA6wwAMIQIIAAAAAGqCAQAxAwAIQEAAAD7CgAgAQAAAPsKACAF7wcAAOsMADDwBwAA_goAEPEHAADrDAAwhAggAOgMACGqCAQAxAwAIQADAAAA_goAIAEAAP8KADACAAD7CgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAMAAAD-CgAgAQAA_woAMAIAAPsKACAChAggAAAAAaoIBAAAAAEBLAAAgwsAIAKECCAAAAABqggEAAAAAQEsAACFCwAwASwAAIULADAChAggAPgOACGqCAQAtQ4AIQIAAAD7CgAgLAAAiAsAIAKECCAA-A4AIaoIBAC1DgAhAgAAAP4KACAsAACKCwAgAgAAAP4KACAsAACKCwAgAwAAAPsKACAzAACDCwAgNAAAiAsAIAEAAAD7CgAgAQAAAP4KACAFDQAA-Q4AIDkAAPwOACA6AAD7DgAgWwAA-g4AIFwAAP0OACAF7wcAAOoMADDwBwAAkQsAEPEHAADqDAAwhAggAOQMACGqCAQAuwwAIQMAAAD-CgAgAQAAkAsAMDgAAJELACADAAAA_goAIAEAAP8KADACAAD7CgAgC-8HAADnDAAw8AcAAJcLABDxBwAA5wwAMIAIAQDWDAAhhAggAAAAAY4IAgDpDAAhkQhAAMUMACGgCEAA1QwAIacIAQDUDAAhqAgEAMQMACGpCEAA1QwAIQEAAACUCwAgAQAAAJQLACAL7wcAAOcMADDwBwAAlwsAEPEHAADnDAAwgAgBANYMACGECCAA6AwAIY4IAgDpDAAhkQhAAMUMACGgCEAA1QwAIacIAQDUDAAhqAgEAMQMACGpCEAA1QwAIQOACAAAvA4AIKAIAAC8DgAgqQgAALwOACADAAAAlwsAIAEAAJgLADACAACUCwAgAwAAAJcLACABAACYCwAwAgAAlAsAIAMAAACXCwAgAQAAmAsAMAIAAJQLACAIgAgBAAAAAYQIIAAAAAGOCAIAAAABkQhAAAAAAaAIQAAAAAGnCAEAAAABqAgEAAAAAakIQAAAAAEBLAAAnAsAIAiACAEAAAABhAggAAAAAY4IAgAAAAGRCEAAAAABoAhAAAAAAacIAQAAAAGoCAQAAAABqQhAAAAAAQEsAACeCwAwASwAAJ4LADAIgAgBAMIOACGECCAA-A4AIY4IAgDIDgAhkQhAALYOACGgCEAAwQ4AIacIAQDADgAhqAgEALUOACGpCEAAwQ4AIQIAAACUCwAgLAAAoQsAIAiACAEAwg4AIYQIIAD4DgAhjggCAMgOACGRCEAAtg4AIaAIQADBDgAhpwgBAMAOACGoCAQAtQ4AIakIQADBDgAhAgAAAJcLACAsAACjCwAgAgAAAJcLACAsAACjCwAgAwAAAJQLACAzAACcCwAgNAAAoQsAIAEAAACUCwAgAQAAAJcLACAIDQAA8w4AIDkAAPYOACA6AAD1DgAgWwAA9A4AIFwAAPcOACCACAAAvA4AIKAIAAC8DgAgqQgAALwOACAL7wcAAOMMADDwBwAAqgsAEPEHAADjDAAwgAgBAMsMACGECCAA5AwAIY4IAgDbDAAhkQhAALwMACGgCEAAygwAIacIAQDJDAAhqAgEALsMACGpCEAAygwAIQMAAACXCwAgAQAAqQsAMDgAAKoLACADAAAAlwsAIAEAAJgLADACAACUCwAgAQAAAIEBACABAAAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIBADAADwDgAgIwAA8Q4AICQAAPIOACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGdCAEAAAABnggAAO8OACCfCAEAAAABoAhAAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAQEsAACyCwAgDfMHQAAAAAH-BwEAAAABhAgBAAAAAY0IAQAAAAGbCAEAAAABnAgBAAAAAZ0IAQAAAAGeCAAA7w4AIJ8IAQAAAAGgCEAAAAABoQgBAAAAAaIIAQAAAAGjCEAAAAABASwAALQLADABLAAAtAsAMBADAADUDgAgIwAA1Q4AICQAANYOACDzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQIAAACBAQAgLAAAtwsAIA3zB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQIAAAB_ACAsAAC5CwAgAgAAAH8AICwAALkLACADAAAAgQEAIDMAALILACA0AAC3CwAgAQAAAIEBACABAAAAfwAgBg0AANAOACA5AADSDgAgOgAA0Q4AIJwIAAC8DgAgnwgAALwOACCgCAAAvA4AIBDvBwAA4QwAMPAHAADACwAQ8QcAAOEMADDzB0AAvAwAIf4HAQDJDAAhhAgBANgMACGNCAEAyQwAIZsIAQDYDAAhnAgBANoMACGdCAEAyQwAIZ4IAADiDAAgnwgBAMsMACGgCEAAygwAIaEIAQDJDAAhoggBAMkMACGjCEAAvAwAIQMAAAB_ACABAAC_CwAwOAAAwAsAIAMAAAB_ACABAACAAQAwAgAAgQEAIAEAAACFAQAgAQAAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACAGIgAAzw4AIPMHQAAAAAGECAEAAAABhggBAAAAAZkIAQAAAAGaCEAAAAABASwAAMgLACAF8wdAAAAAAYQIAQAAAAGGCAEAAAABmQgBAAAAAZoIQAAAAAEBLAAAygsAMAEsAADKCwAwBiIAAM4OACDzB0AAtg4AIYQIAQDADgAhhggBAMAOACGZCAEAwA4AIZoIQADBDgAhAgAAAIUBACAsAADNCwAgBfMHQAC2DgAhhAgBAMAOACGGCAEAwA4AIZkIAQDADgAhmghAAMEOACECAAAAgwEAICwAAM8LACACAAAAgwEAICwAAM8LACADAAAAhQEAIDMAAMgLACA0AADNCwAgAQAAAIUBACABAAAAgwEAIAQNAADLDgAgOQAAzQ4AIDoAAMwOACCaCAAAvA4AIAjvBwAA4AwAMPAHAADWCwAQ8QcAAOAMADDzB0AAvAwAIYQIAQDYDAAhhggBANgMACGZCAEAyQwAIZoIQADKDAAhAwAAAIMBACABAADVCwAwOAAA1gsAIAMAAACDAQAgAQAAhAEAMAIAAIUBACABAAAAiQEAIAEAAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgEyIAAMoOACAsgAAAAAHzB0AAAAABgAgBAAAAAYQIAQAAAAGFCAQAAAABhggBAAAAAYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY0IAQAAAAGOCAIAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkghAAAAAAQEsAADeCwAgEiyAAAAAAfMHQAAAAAGACAEAAAABhAgBAAAAAYUIBAAAAAGGCAEAAAABhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjQgBAAAAAY4IAgAAAAGPCEAAAAABkAhAAAAAAZEIQAAAAAGSCEAAAAABASwAAOALADABLAAA4AsAMBMiAADJDgAgLIAAAAAB8wdAALYOACGACAEAwg4AIYQIAQDADgAhhQgEALUOACGGCAEAwA4AIYcIAQDADgAhiAgBAMAOACGJCAEAwA4AIYoIAQDADgAhiwhAALYOACGMCAEAwg4AIY0IAQDADgAhjggCAMgOACGPCEAAwQ4AIZAIQADBDgAhkQhAALYOACGSCEAAwQ4AIQIAAACJAQAgLAAA4wsAIBIsgAAAAAHzB0AAtg4AIYAIAQDCDgAhhAgBAMAOACGFCAQAtQ4AIYYIAQDADgAhhwgBAMAOACGICAEAwA4AIYkIAQDADgAhiggBAMAOACGLCEAAtg4AIYwIAQDCDgAhjQgBAMAOACGOCAIAyA4AIY8IQADBDgAhkAhAAMEOACGRCEAAtg4AIZIIQADBDgAhAgAAAIcBACAsAADlCwAgAgAAAIcBACAsAADlCwAgAwAAAIkBACAzAADeCwAgNAAA4wsAIAEAAACJAQAgAQAAAIcBACAKDQAAww4AIDkAAMYOACA6AADFDgAgWwAAxA4AIFwAAMcOACCACAAAvA4AIIwIAAC8DgAgjwgAALwOACCQCAAAvA4AIJIIAAC8DgAgFSwAANkMACDvBwAA1wwAMPAHAADsCwAQ8QcAANcMADDzB0AAvAwAIYAIAQDLDAAhhAgBANgMACGFCAQAuwwAIYYIAQDYDAAhhwgBANgMACGICAEAyQwAIYkIAQDJDAAhiggBAMkMACGLCEAAvAwAIYwIAQDaDAAhjQgBAMkMACGOCAIA2wwAIY8IQADKDAAhkAhAAMoMACGRCEAAvAwAIZIIQADKDAAhAwAAAIcBACABAADrCwAwOAAA7AsAIAMAAACHAQAgAQAAiAEAMAIAAIkBACAH7wcAANMMADDwBwAA8gsAEPEHAADTDAAw8wdAAMUMACH-BwEAAAAB_wdAANUMACGACAEA1gwAIQEAAADvCwAgAQAAAO8LACAH7wcAANMMADDwBwAA8gsAEPEHAADTDAAw8wdAAMUMACH-BwEA1AwAIf8HQADVDAAhgAgBANYMACEC_wcAALwOACCACAAAvA4AIAMAAADyCwAgAQAA8wsAMAIAAO8LACADAAAA8gsAIAEAAPMLADACAADvCwAgAwAAAPILACABAADzCwAwAgAA7wsAIATzB0AAAAAB_gcBAAAAAf8HQAAAAAGACAEAAAABASwAAPcLACAE8wdAAAAAAf4HAQAAAAH_B0AAAAABgAgBAAAAAQEsAAD5CwAwASwAAPkLADAE8wdAALYOACH-BwEAwA4AIf8HQADBDgAhgAgBAMIOACECAAAA7wsAICwAAPwLACAE8wdAALYOACH-BwEAwA4AIf8HQADBDgAhgAgBAMIOACECAAAA8gsAICwAAP4LACACAAAA8gsAICwAAP4LACADAAAA7wsAIDMAAPcLACA0AAD8CwAgAQAAAO8LACABAAAA8gsAIAUNAAC9DgAgOQAAvw4AIDoAAL4OACD_BwAAvA4AIIAIAAC8DgAgB-8HAADIDAAw8AcAAIUMABDxBwAAyAwAMPMHQAC8DAAh_gcBAMkMACH_B0AAygwAIYAIAQDLDAAhAwAAAPILACABAACEDAAwOAAAhQwAIAMAAADyCwAgAQAA8wsAMAIAAO8LACAF7wcAAMcMADDwBwAAiwwAEPEHAADHDAAw_AcEAAAAAf0HQADFDAAhAQAAAIgMACABAAAAiAwAIAXvBwAAxwwAMPAHAACLDAAQ8QcAAMcMADD8BwQAxAwAIf0HQADFDAAhAAMAAACLDAAgAQAAjAwAMAIAAIgMACADAAAAiwwAIAEAAIwMADACAACIDAAgAwAAAIsMACABAACMDAAwAgAAiAwAIAL8BwQAAAAB_QdAAAAAAQEsAACQDAAgAvwHBAAAAAH9B0AAAAABASwAAJIMADABLAAAkgwAMAL8BwQAtQ4AIf0HQAC2DgAhAgAAAIgMACAsAACVDAAgAvwHBAC1DgAh_QdAALYOACECAAAAiwwAICwAAJcMACACAAAAiwwAICwAAJcMACADAAAAiAwAIDMAAJAMACA0AACVDAAgAQAAAIgMACABAAAAiwwAIAUNAAC3DgAgOQAAug4AIDoAALkOACBbAAC4DgAgXAAAuw4AIAXvBwAAxgwAMPAHAACeDAAQ8QcAAMYMADD8BwQAuwwAIf0HQAC8DAAhAwAAAIsMACABAACdDAAwOAAAngwAIAMAAACLDAAgAQAAjAwAMAIAAIgMACAF7wcAAMMMADDwBwAApAwAEPEHAADDDAAw8gcEAAAAAfMHQADFDAAhAQAAAKEMACABAAAAoQwAIAXvBwAAwwwAMPAHAACkDAAQ8QcAAMMMADDyBwQAxAwAIfMHQADFDAAhAAMAAACkDAAgAQAApQwAMAIAAKEMACADAAAApAwAIAEAAKUMADACAAChDAAgAwAAAKQMACABAAClDAAwAgAAoQwAIALyBwQAAAAB8wdAAAAAAQEsAACpDAAgAvIHBAAAAAHzB0AAAAABASwAAKsMADABLAAAqwwAMALyBwQAtQ4AIfMHQAC2DgAhAgAAAKEMACAsAACuDAAgAvIHBAC1DgAh8wdAALYOACECAAAApAwAICwAALAMACACAAAApAwAICwAALAMACADAAAAoQwAIDMAAKkMACA0AACuDAAgAQAAAKEMACABAAAApAwAIAUNAACwDgAgOQAAsw4AIDoAALIOACBbAACxDgAgXAAAtA4AIAXvBwAAugwAMPAHAAC3DAAQ8QcAALoMADDyBwQAuwwAIfMHQAC8DAAhAwAAAKQMACABAAC2DAAwOAAAtwwAIAMAAACkDAAgAQAApQwAMAIAAKEMACAF7wcAALoMADDwBwAAtwwAEPEHAAC6DAAw8gcEALsMACHzB0AAvAwAIQ0NAAC-DAAgOQAAwgwAIDoAAMIMACBbAADBDAAgXAAAwgwAIPQHBAAAAAH1BwQAAAAE9gcEAAAABPcHBAAAAAH4BwQAAAAB-QcEAAAAAfoHBAAAAAH7BwQAwAwAIQsNAAC-DAAgOQAAvwwAIDoAAL8MACD0B0AAAAAB9QdAAAAABPYHQAAAAAT3B0AAAAAB-AdAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAL0MACELDQAAvgwAIDkAAL8MACA6AAC_DAAg9AdAAAAAAfUHQAAAAAT2B0AAAAAE9wdAAAAAAfgHQAAAAAH5B0AAAAAB-gdAAAAAAfsHQAC9DAAhCPQHAgAAAAH1BwIAAAAE9gcCAAAABPcHAgAAAAH4BwIAAAAB-QcCAAAAAfoHAgAAAAH7BwIAvgwAIQj0B0AAAAAB9QdAAAAABPYHQAAAAAT3B0AAAAAB-AdAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAL8MACENDQAAvgwAIDkAAMIMACA6AADCDAAgWwAAwQwAIFwAAMIMACD0BwQAAAAB9QcEAAAABPYHBAAAAAT3BwQAAAAB-AcEAAAAAfkHBAAAAAH6BwQAAAAB-wcEAMAMACEI9AcIAAAAAfUHCAAAAAT2BwgAAAAE9wcIAAAAAfgHCAAAAAH5BwgAAAAB-gcIAAAAAfsHCADBDAAhCPQHBAAAAAH1BwQAAAAE9gcEAAAABPcHBAAAAAH4BwQAAAAB-QcEAAAAAfoHBAAAAAH7BwQAwgwAIQXvBwAAwwwAMPAHAACkDAAQ8QcAAMMMADDyBwQAxAwAIfMHQADFDAAhCPQHBAAAAAH1BwQAAAAE9gcEAAAABPcHBAAAAAH4BwQAAAAB-QcEAAAAAfoHBAAAAAH7BwQAwgwAIQj0B0AAAAAB9QdAAAAABPYHQAAAAAT3B0AAAAAB-AdAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAL8MACEF7wcAAMYMADDwBwAAngwAEPEHAADGDAAw_AcEALsMACH9B0AAvAwAIQXvBwAAxwwAMPAHAACLDAAQ8QcAAMcMADD8BwQAxAwAIf0HQADFDAAhB-8HAADIDAAw8AcAAIUMABDxBwAAyAwAMPMHQAC8DAAh_gcBAMkMACH_B0AAygwAIYAIAQDLDAAhDg0AAL4MACA5AADSDAAgOgAA0gwAIPQHAQAAAAH1BwEAAAAE9gcBAAAABPcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEA0QwAIYEIAQAAAAGCCAEAAAABgwgBAAAAAQsNAADNDAAgOQAA0AwAIDoAANAMACD0B0AAAAAB9QdAAAAABfYHQAAAAAX3B0AAAAAB-AdAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAM8MACEODQAAzQwAIDkAAM4MACA6AADODAAg9AcBAAAAAfUHAQAAAAX2BwEAAAAF9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHAQDMDAAhgQgBAAAAAYIIAQAAAAGDCAEAAAABDg0AAM0MACA5AADODAAgOgAAzgwAIPQHAQAAAAH1BwEAAAAF9gcBAAAABfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEAzAwAIYEIAQAAAAGCCAEAAAABgwgBAAAAAQj0BwIAAAAB9QcCAAAABfYHAgAAAAX3BwIAAAAB-AcCAAAAAfkHAgAAAAH6BwIAAAAB-wcCAM0MACEL9AcBAAAAAfUHAQAAAAX2BwEAAAAF9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHAQDODAAhgQgBAAAAAYIIAQAAAAGDCAEAAAABCw0AAM0MACA5AADQDAAgOgAA0AwAIPQHQAAAAAH1B0AAAAAF9gdAAAAABfcHQAAAAAH4B0AAAAAB-QdAAAAAAfoHQAAAAAH7B0AAzwwAIQj0B0AAAAAB9QdAAAAABfYHQAAAAAX3B0AAAAAB-AdAAAAAAfkHQAAAAAH6B0AAAAAB-wdAANAMACEODQAAvgwAIDkAANIMACA6AADSDAAg9AcBAAAAAfUHAQAAAAT2BwEAAAAE9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHAQDRDAAhgQgBAAAAAYIIAQAAAAGDCAEAAAABC_QHAQAAAAH1BwEAAAAE9gcBAAAABPcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEA0gwAIYEIAQAAAAGCCAEAAAABgwgBAAAAAQfvBwAA0wwAMPAHAADyCwAQ8QcAANMMADDzB0AAxQwAIf4HAQDUDAAh_wdAANUMACGACAEA1gwAIQv0BwEAAAAB9QcBAAAABPYHAQAAAAT3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wcBANIMACGBCAEAAAABgggBAAAAAYMIAQAAAAEI9AdAAAAAAfUHQAAAAAX2B0AAAAAF9wdAAAAAAfgHQAAAAAH5B0AAAAAB-gdAAAAAAfsHQADQDAAhC_QHAQAAAAH1BwEAAAAF9gcBAAAABfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEAzgwAIYEIAQAAAAGCCAEAAAABgwgBAAAAARUsAADZDAAg7wcAANcMADDwBwAA7AsAEPEHAADXDAAw8wdAALwMACGACAEAywwAIYQIAQDYDAAhhQgEALsMACGGCAEA2AwAIYcIAQDYDAAhiAgBAMkMACGJCAEAyQwAIYoIAQDJDAAhiwhAALwMACGMCAEA2gwAIY0IAQDJDAAhjggCANsMACGPCEAAygwAIZAIQADKDAAhkQhAALwMACGSCEAAygwAIQsNAAC-DAAgOQAA0gwAIDoAANIMACD0BwEAAAAB9QcBAAAABPYHAQAAAAT3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wcBAN8MACEPDQAAvgwAIDkAAN4MACA6AADeDAAg9AeAAAAAAfcHgAAAAAH4B4AAAAAB-QeAAAAAAfoHgAAAAAH7B4AAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlgiAAAAAAZcIgAAAAAGYCIAAAAABCw0AAM0MACA5AADODAAgOgAAzgwAIPQHAQAAAAH1BwEAAAAF9gcBAAAABfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEA3QwAIQ0NAAC-DAAgOQAAvgwAIDoAAL4MACBbAADBDAAgXAAAvgwAIPQHAgAAAAH1BwIAAAAE9gcCAAAABPcHAgAAAAH4BwIAAAAB-QcCAAAAAfoHAgAAAAH7BwIA3AwAIQ0NAAC-DAAgOQAAvgwAIDoAAL4MACBbAADBDAAgXAAAvgwAIPQHAgAAAAH1BwIAAAAE9gcCAAAABPcHAgAAAAH4BwIAAAAB-QcCAAAAAfoHAgAAAAH7BwIA3AwAIQsNAADNDAAgOQAAzgwAIDoAAM4MACD0BwEAAAAB9QcBAAAABfYHAQAAAAX3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wcBAN0MACEM9AeAAAAAAfcHgAAAAAH4B4AAAAAB-QeAAAAAAfoHgAAAAAH7B4AAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlgiAAAAAAZcIgAAAAAGYCIAAAAABCw0AAL4MACA5AADSDAAgOgAA0gwAIPQHAQAAAAH1BwEAAAAE9gcBAAAABPcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEA3wwAIQjvBwAA4AwAMPAHAADWCwAQ8QcAAOAMADDzB0AAvAwAIYQIAQDYDAAhhggBANgMACGZCAEAyQwAIZoIQADKDAAhEO8HAADhDAAw8AcAAMALABDxBwAA4QwAMPMHQAC8DAAh_gcBAMkMACGECAEA2AwAIY0IAQDJDAAhmwgBANgMACGcCAEA2gwAIZ0IAQDJDAAhnggAAOIMACCfCAEAywwAIaAIQADKDAAhoQgBAMkMACGiCAEAyQwAIaMIQAC8DAAhBPQHAQAAAAWkCAEAAAABpQgBAAAABKYIAQAAAAQL7wcAAOMMADDwBwAAqgsAEPEHAADjDAAwgAgBAMsMACGECCAA5AwAIY4IAgDbDAAhkQhAALwMACGgCEAAygwAIacIAQDJDAAhqAgEALsMACGpCEAAygwAIQUNAAC-DAAgOQAA5gwAIDoAAOYMACD0ByAAAAAB-wcgAOUMACEFDQAAvgwAIDkAAOYMACA6AADmDAAg9AcgAAAAAfsHIADlDAAhAvQHIAAAAAH7ByAA5gwAIQvvBwAA5wwAMPAHAACXCwAQ8QcAAOcMADCACAEA1gwAIYQIIADoDAAhjggCAOkMACGRCEAAxQwAIaAIQADVDAAhpwgBANQMACGoCAQAxAwAIakIQADVDAAhAvQHIAAAAAH7ByAA5gwAIQj0BwIAAAAB9QcCAAAABPYHAgAAAAT3BwIAAAAB-AcCAAAAAfkHAgAAAAH6BwIAAAAB-wcCAL4MACEF7wcAAOoMADDwBwAAkQsAEPEHAADqDAAwhAggAOQMACGqCAQAuwwAIQXvBwAA6wwAMPAHAAD-CgAQ8QcAAOsMADCECCAA6AwAIaoIBADEDAAhCu8HAADsDAAw8AcAAPgKABDxBwAA7AwAMPMHQAC8DAAhqAgEALsMACGrCAEA2AwAIawIAAHtDAAhrQgBAMkMACGuCAAB7QwAIa8IBAC7DAAhBw0AAL4MACA5AADvDAAgOgAA7wwAIPQHAAEAAAH1BwABAAAE9gcAAQAABPsHAAHuDAAhBw0AAL4MACA5AADvDAAgOgAA7wwAIPQHAAEAAAH1BwABAAAE9gcAAQAABPsHAAHuDAAhBPQHAAEAAAH1BwABAAAE9gcAAQAABPsHAAHvDAAhCu8HAADwDAAw8AcAAOUKABDxBwAA8AwAMPMHQADFDAAhqAgEAMQMACGrCAEA8QwAIawIAAHyDAAhrQgBANQMACGuCAAB8gwAIa8IBADEDAAhCPQHAQAAAAH1BwEAAAAE9gcBAAAABPcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7BwEA8wwAIQT0BwABAAAB9QcAAQAABPYHAAEAAAT7BwAB7wwAIQj0BwEAAAAB9QcBAAAABPYHAQAAAAT3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wcBAPMMACECqAgEAAAAAasIAQAAAAEI7wcAAPUMADDwBwAA3woAEPEHAAD1DAAwhQgEALsMACGoCAQAuwwAIasIAQDYDAAhrAgAAe0MACGvCAQAuwwAIQjvBwAA9gwAMPAHAADMCgAQ8QcAAPYMADCFCAQAxAwAIagIBADEDAAhqwgBAPEMACGsCAAB8gwAIa8IBADEDAAhAqgIBAAAAAGrCAEAAAABFe8HAAD4DAAw8AcAAMYKABDxBwAA-AwAMPMHQAC8DAAhhAgBANgMACGFCAQAuwwAIZsIAQDaDAAhnAgBANoMACGnCAEAyQwAIbEIAQDJDAAhsggBAMkMACGzCAEAywwAIbQIAQDaDAAhtQgBAMkMACG2CAEAyQwAIbcIAQDLDAAhuAgBAMsMACG5CAEAywwAIboIAQDLDAAhuwgAANkMACC8CAAB-QwAIQcNAADNDAAgOQAA-wwAIDoAAPsMACD0BwABAAAB9QcAAQAABfYHAAEAAAX7BwAB-gwAIQcNAADNDAAgOQAA-wwAIDoAAPsMACD0BwABAAAB9QcAAQAABfYHAAEAAAX7BwAB-gwAIQT0BwABAAAB9QcAAQAABfYHAAEAAAX7BwAB-wwAIRXvBwAA_AwAMPAHAACzCgAQ8QcAAPwMADDzB0AAxQwAIYQIAQDxDAAhhQgEAMQMACGbCAEA_QwAIZwIAQD9DAAhpwgBANQMACGxCAEA1AwAIbIIAQDUDAAhswgBANYMACG0CAEA_QwAIbUIAQDUDAAhtggBANQMACG3CAEA1gwAIbgIAQDWDAAhuQgBANYMACG6CAEA1gwAIbsIAAD-DAAgvAgAAf8MACEI9AcBAAAAAfUHAQAAAAX2BwEAAAAF9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHAQCADQAhDPQHgAAAAAH3B4AAAAAB-AeAAAAAAfkHgAAAAAH6B4AAAAAB-weAAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIgAAAAAGXCIAAAAABmAiAAAAAAQT0BwABAAAB9QcAAQAABfYHAAEAAAX7BwAB-wwAIQj0BwEAAAAB9QcBAAAABfYHAQAAAAX3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wcBAIANACEMBQEAyQwAIe8HAACBDQAw8AcAAK0KABDxBwAAgQ0AMPMHQAC8DAAh_gcBAMkMACG9CAQAuwwAIb4IAQDJDAAhvwgBANgMACHACAEAyQwAIcEIAACCDQAgwggAAIINACAPDQAAzQwAIDkAAIMNACA6AACDDQAg9AeAAAAAAfcHgAAAAAH4B4AAAAAB-QeAAAAAAfoHgAAAAAH7B4AAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlgiAAAAAAZcIgAAAAAGYCIAAAAABDPQHgAAAAAH3B4AAAAAB-AeAAAAAAfkHgAAAAAH6B4AAAAAB-weAAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIgAAAAAGXCIAAAAABmAiAAAAAAQwFAQDUDAAh7wcAAIQNADDwBwAAmgoAEPEHAACEDQAw8wdAAMUMACH-BwEA1AwAIb0IBADEDAAhvggBANQMACG_CAEA8QwAIcAIAQDUDAAhwQgAAIUNACDCCAAAhQ0AIAz0B4AAAAAB9weAAAAAAfgHgAAAAAH5B4AAAAAB-geAAAAAAfsHgAAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCIAAAAABlwiAAAAAAZgIgAAAAAECBQEAAAABvQgEAAAAAQvvBwAAhw0AMPAHAACUCgAQ8QcAAIcNADDzB0AAvAwAIYQIBAC7DAAhjggCANsMACHECAEA2AwAIcUIAQDJDAAhxghAALwMACHHCAEAywwAIcgIAQDLDAAhC-8HAACIDQAw8AcAAIEKABDxBwAAiA0AMPMHQADFDAAhhAgEAMQMACGOCAIA6QwAIcQIAQDxDAAhxQgBANQMACHGCEAAxQwAIccIAQDWDAAhyAgBANYMACEI7wcAAIkNADDwBwAA-wkAEPEHAACJDQAwhAggAOQMACHJCAQAuwwAIcoIQAC8DAAhywgEALsMACHMCEAAygwAIQjvBwAAig0AMPAHAADoCQAQ8QcAAIoNADCECCAA6AwAIckIBADEDAAhyghAAMUMACHLCAQAxAwAIcwIQADVDAAhB-8HAACLDQAw8AcAAOIJABDxBwAAiw0AMIoIAQDJDAAhmwgBANoMACG-CAEAyQwAIc0IQAC8DAAhB-8HAACMDQAw8AcAAM8JABDxBwAAjA0AMIoIAQDUDAAhmwgBAP0MACG-CAEA1AwAIc0IQADFDAAhAooIAQAAAAG-CAEAAAABB-8HAACODQAw8AcAAMkJABDxBwAAjg0AMM8IAQDJDAAh0AhAALwMACHRCAIA2wwAIdIIAgDbDAAhB-8HAACPDQAw8AcAALYJABDxBwAAjw0AMM8IAQDUDAAh0AhAAMUMACHRCAIA6QwAIdIIAgDpDAAhDu8HAACQDQAw8AcAALAJABDxBwAAkA0AMJsIAQDYDAAhnAgBANgMACHTCAEAyQwAIdQIAQDJDAAh1QgEALsMACHWCAQAuwwAIdcIBAC7DAAh2AgEALsMACHZCAQAuwwAIdoIBAC7DAAh2wgEALsMACEO7wcAAJENADDwBwAAnQkAEPEHAACRDQAwmwgBAPEMACGcCAEA8QwAIdMIAQDUDAAh1AgBANQMACHVCAQAxAwAIdYIBADEDAAh1wgEAMQMACHYCAQAxAwAIdkIBADEDAAh2ggEAMQMACHbCAQAxAwAIQScCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAABDu8HAACTDQAw8AcAAJcJABDxBwAAkw0AMJsIAQDYDAAhnAgBANgMACHTCAEAyQwAIdQIAQDJDAAh1QgEALsMACHWCAQAuwwAIdcIBAC7DAAh2AgEALsMACHZCAQAuwwAIdoIBAC7DAAh2wgEALsMACEO7wcAAJQNADDwBwAAhAkAEPEHAACUDQAwmwgBAPEMACGcCAEA8QwAIdMIAQDUDAAh1AgBANQMACHVCAQAxAwAIdYIBADEDAAh1wgEAMQMACHYCAQAxAwAIdkIBADEDAAh2ggEAMQMACHbCAQAxAwAIQScCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAQAAAABDe8HAACWDQAw8AcAAP4IABDxBwAAlg0AMPMHQAC8DAAh_AcEALsMACGbCAEA2AwAIZwIAQDYDAAhtwgBAMkMACHECAEA2AwAIdMIAQDJDAAh1AgBAMkMACHdCAQAuwwAId4IQADKDAAhDe8HAACXDQAw8AcAAOsIABDxBwAAlw0AMPMHQADFDAAh_AcEAMQMACGbCAEA8QwAIZwIAQDxDAAhtwgBANQMACHECAEA8QwAIdMIAQDUDAAh1AgBANQMACHdCAQAxAwAId4IQADVDAAhDe8HAACYDQAw8AcAAOUIABDxBwAAmA0AMPMHQAC8DAAhhAgBANgMACGbCAEA2AwAIZwIAQDYDAAhtwgBAMkMACHTCAEAyQwAIdQIAQDJDAAh3wgEALsMACHgCAQAuwwAIeEIAQDJDAAhDe8HAACZDQAw8AcAANIIABDxBwAAmQ0AMPMHQADFDAAhhAgBAPEMACGbCAEA8QwAIZwIAQDxDAAhtwgBANQMACHTCAEA1AwAIdQIAQDUDAAh3wgEAMQMACHgCAQAxAwAIeEIAQDUDAAhApsIAQAAAAHhCAEAAAABCu8HAACbDQAw8AcAAMwIABDxBwAAmw0AMPMHQAC8DAAh_AcEALsMACGECAEA2AwAIZsIAQDYDAAhtwgBAMkMACHjCAAA2QwAIOQIQAC8DAAhCu8HAACcDQAw8AcAALkIABDxBwAAnA0AMPMHQADFDAAh_AcEAMQMACGECAEA8QwAIZsIAQDxDAAhtwgBANQMACHjCAAA_gwAIOQIQADFDAAhBu8HAACdDQAw8AcAALMIABDxBwAAnQ0AMPMHQAC8DAAhhAgBANgMACHjCAEAyQwAIQbvBwAAng0AMPAHAACgCAAQ8QcAAJ4NADDzB0AAxQwAIYQIAQDxDAAh4wgBANQMACEI7wcAAJ8NADDwBwAAmggAEPEHAACfDQAw8wdAALwMACH8BwQAuwwAIYQIAQDYDAAhmwgBANgMACHjCAAA2QwAIAjvBwAAoA0AMPAHAACHCAAQ8QcAAKANADDzB0AAxQwAIfwHBADEDAAhhAgBAPEMACGbCAEA8QwAIeMIAAD-DAAgAvwHBAAAAAGbCAEAAAABEe8HAACiDQAw8AcAAIEIABDxBwAAog0AMJsIAQDYDAAhnAgBANgMACHECAEA2AwAIdMIAQDJDAAh1AgBAMkMACHXCAIApA0AIeYIAQDJDAAh5wgCANsMACHoCAQAuwwAIekIBACjDQAh6ggEAKMNACHrCAQAow0AIewIQADKDAAh7QgEAKMNACENDQAAzQwAIDkAAKgNACA6AACoDQAgWwAApg0AIFwAAKgNACD0BwQAAAAB9QcEAAAABfYHBAAAAAX3BwQAAAAB-AcEAAAAAfkHBAAAAAH6BwQAAAAB-wcEAKcNACENDQAAzQwAIDkAAM0MACA6AADNDAAgWwAApg0AIFwAAM0MACD0BwIAAAAB9QcCAAAABfYHAgAAAAX3BwIAAAAB-AcCAAAAAfkHAgAAAAH6BwIAAAAB-wcCAKUNACENDQAAzQwAIDkAAM0MACA6AADNDAAgWwAApg0AIFwAAM0MACD0BwIAAAAB9QcCAAAABfYHAgAAAAX3BwIAAAAB-AcCAAAAAfkHAgAAAAH6BwIAAAAB-wcCAKUNACEI9AcIAAAAAfUHCAAAAAX2BwgAAAAF9wcIAAAAAfgHCAAAAAH5BwgAAAAB-gcIAAAAAfsHCACmDQAhDQ0AAM0MACA5AACoDQAgOgAAqA0AIFsAAKYNACBcAACoDQAg9AcEAAAAAfUHBAAAAAX2BwQAAAAF9wcEAAAAAfgHBAAAAAH5BwQAAAAB-gcEAAAAAfsHBACnDQAhCPQHBAAAAAH1BwQAAAAF9gcEAAAABfcHBAAAAAH4BwQAAAAB-QcEAAAAAfoHBAAAAAH7BwQAqA0AIRHvBwAAqQ0AMPAHAADuBwAQ8QcAAKkNADCbCAEA8QwAIZwIAQDxDAAhxAgBAPEMACHTCAEA1AwAIdQIAQDUDAAh1wgCAKsNACHmCAEA1AwAIecIAgDpDAAh6AgEAMQMACHpCAQAqg0AIeoIBACqDQAh6wgEAKoNACHsCEAA1QwAIe0IBACqDQAhCPQHBAAAAAH1BwQAAAAF9gcEAAAABfcHBAAAAAH4BwQAAAAB-QcEAAAAAfoHBAAAAAH7BwQAqA0AIQj0BwIAAAAB9QcCAAAABfYHAgAAAAX3BwIAAAAB-AcCAAAAAfkHAgAAAAH6BwIAAAAB-wcCAM0MACEY7wcAAKwNADDwBwAA6AcAEPEHAACsDQAw8wdAALwMACGcCAEA2AwAIcQIAQDYDAAh5wgCANsMACHuCAEA2AwAIe8IAQDJDAAh8AgCANsMACHxCAQAuwwAIfIIAQDJDAAh8wgBAMkMACH0CAEAyQwAIfUIAgDbDAAh9ggCANsMACH3CAIA2wwAIfgIAADZDAAg-QhAAMoMACH6CEAAygwAIfsIQADKDAAh_AgEALsMACH9CAQAuwwAIf4IAQDJDAAhCu8HAACtDQAw8AcAANIHABDxBwAArQ0AMIQIAQDYDAAhnAgBANgMACG0CAEA2AwAIcQIAQDYDAAhxghAALwMACH_CAIA2wwAIYAJQAC8DAAhCu8HAACuDQAw8AcAAL8HABDxBwAArg0AMIQIAQDxDAAhnAgBAPEMACG0CAEA8QwAIcQIAQDxDAAhxghAAMUMACH_CAIA6QwAIYAJQADFDAAhEgUBAMkMACHvBwAArw0AMPAHAAC5BwAQ8QcAAK8NADD-BwEAyQwAIbcIAQDJDAAhvQgEALsMACG-CAEAyQwAIb8IAQDYDAAhxAgBANgMACGBCQEAyQwAIYIJAQDJDAAhgwkBAMkMACGECQIA2wwAIYUJQAC8DAAhhglAALwMACGHCQQAuwwAIYgJAgDbDAAhEgUBANQMACHvBwAAsA0AMPAHAACmBwAQ8QcAALANADD-BwEA1AwAIbcIAQDUDAAhvQgEAMQMACG-CAEA1AwAIb8IAQDxDAAhxAgBAPEMACGBCQEA1AwAIYIJAQDUDAAhgwkBANQMACGECQIA6QwAIYUJQADFDAAhhglAAMUMACGHCQQAxAwAIYgJAgDpDAAhAgUBAAAAAf4HAQAAAAECxAgBAAAAAYEJAQAAAAEiBQEAyQwAIe8HAACzDQAw8AcAAKAHABDxBwAAsw0AMPMHQAC8DAAh_gcBAMkMACG4CAEAywwAIb0IBAC7DAAhvggBAMkMACG_CAEA2AwAIfQIAQDLDAAhiwkEALsMACGMCUAAygwAIY0JAADZDAAgjgkAANkMACCPCQAA2QwAIJAJAQDJDAAhkQlAALwMACGSCSAA5AwAIZMJAQDLDAAhlAkBAMsMACGVCQEAywwAIZYJAADZDAAglwkAANkMACCYCQAA2QwAIJkJAADZDAAgmgkBAMsMACGbCQEAywwAIZwJAQDLDAAhnQkgALQNACGeCQIA2wwAIZ8JAQDLDAAhoAkCANsMACGhCQIA2wwAIQUNAADNDAAgOQAAtg0AIDoAALYNACD0ByAAAAAB-wcgALUNACEFDQAAzQwAIDkAALYNACA6AAC2DQAg9AcgAAAAAfsHIAC1DQAhAvQHIAAAAAH7ByAAtg0AISIFAQDUDAAh7wcAALcNADDwBwAAjQcAEPEHAAC3DQAw8wdAAMUMACH-BwEA1AwAIbgIAQDWDAAhvQgEAMQMACG-CAEA1AwAIb8IAQDxDAAh9AgBANYMACGLCQQAxAwAIYwJQADVDAAhjQkAAP4MACCOCQAA_gwAII8JAAD-DAAgkAkBANQMACGRCUAAxQwAIZIJIADoDAAhkwkBANYMACGUCQEA1gwAIZUJAQDWDAAhlgkAAP4MACCXCQAA_gwAIJgJAAD-DAAgmQkAAP4MACCaCQEA1gwAIZsJAQDWDAAhnAkBANYMACGdCSAAuA0AIZ4JAgDpDAAhnwkBANYMACGgCQIA6QwAIaEJAgDpDAAhAvQHIAAAAAH7ByAAtg0AIQMFAQAAAAH-BwEAAAABvggBAAAAAQbvBwAAug0AMPAHAACHBwAQ8QcAALoNADCaCEAAvAwAIaMJAQDYDAAhpAkAAe0MACEX7wcAALsNADDwBwAA8QYAEPEHAAC7DQAw8wdAALwMACGECAEA2AwAIY0IAQDJDAAhmwgBANgMACGcCAEA2AwAIaEIAQDJDAAhoggBAMkMACGjCEAAvAwAIaMJAQDYDAAhpQkBAMkMACGmCQEAyQwAIacJAQDJDAAhqAkAANkMACCpCQAA4gwAIKoJAgDbDAAhqwkgAOQMACGsCQEAyQwAIa0JAADiDAAgrgkgAOQMACGvCQIA2wwAIQnvBwAAvA0AMPAHAADbBgAQ8QcAALwNADD_B0AAygwAIY8IQAC8DAAhowkBANgMACGwCQAA4gwAILEJAADiDAAgsgkBAMsMACEKEgAAvg0AIO8HAAC9DQAw8AcAADoAEPEHAAC9DQAw_wdAANUMACGPCEAAxQwAIaMJAQDxDAAhsAkAAOIMACCxCQAA4gwAILIJAQDWDAAhGgMAAMcNACARAAD7DQAgEwAA_A0AIBQAAP0NACDvBwAA-g0AMPAHAABuABDxBwAA-g0AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhpQkBANQMACGvCQIA6QwAIbMJAQDUDAAhtAkBANQMACG1CQEA1gwAIbYJAACFDQAgtwkBANYMACG4CQAA4gwAILkJAgDpDAAhugkCAOkMACG0CgAAbgAgtQoAAG4AIBTvBwAAvw0AMPAHAADDBgAQ8QcAAL8NADDzB0AAvAwAIYQIAQDYDAAhjQgBAMkMACGbCAEA2AwAIaEIAQDJDAAhoggBAMkMACGjCEAAvAwAIaUJAQDJDAAhrwkCANsMACGzCQEAyQwAIbQJAQDJDAAhtQkBAMsMACG2CQAAgg0AILcJAQDLDAAhuAkAAOIMACC5CQIA2wwAIboJAgDbDAAhEgQBAMsMACHvBwAAwA0AMPAHAACtBgAQ8QcAAMANADDzB0AAvAwAIYQIAQDYDAAhjQgBAMkMACGaCEAAvAwAIZsIAQDaDAAhnAgBANoMACG5CAEAyQwAIbsJAAHtDAAhvAkAAe0MACG9CQEAywwAIb4JAQDLDAAhvwkBANoMACHACQIA2wwAIcEJQADKDAAhDu8HAADBDQAw8AcAAJMGABDxBwAAwQ0AMPMHQAC8DAAhhAgBANgMACGaCEAAvAwAIZsIAQDYDAAhnAgBANgMACG_CQEA2AwAIcIJAAHtDAAhwwkAAe0MACHECQEAywwAIcUJQADKDAAhxglAAMoMACEL7wcAAMINADDwBwAA_QUAEPEHAADCDQAwmghAALwMACGbCAEA2AwAIZwIAQDYDAAhvwkBANgMACHHCQAB7QwAIcgJAQDJDAAhyQkBAMkMACHKCUAAygwAIRPvBwAAww0AMPAHAADnBQAQ8QcAAMMNADDzB0AAvAwAIYQIAQDYDAAhmghAALwMACGbCAEA2AwAIaEIAQDJDAAhoggBAMkMACGzCQEAywwAIcYJQADKDAAhyglAAMoMACHLCQEA2AwAIcwJAAHtDAAhzQkBAMkMACHOCQEAywwAIc8JAQDLDAAh0AkBAMsMACHRCQAA4gwAIA7vBwAAxA0AMPAHAADRBQAQ8QcAAMQNADDzB0AAvAwAIYQIAQDYDAAhjQgBAMkMACGbCAEA2AwAIbMJAQDLDAAhzwkBAMsMACHQCQEAywwAIdEJAADiDAAg0gkCANsMACHTCQEAywwAIdQJQADKDAAhAoQIAQAAAAGbCAEAAAABEAMAAMcNACAhAADIDQAg7wcAAMYNADDwBwAAdAAQ8QcAAMYNADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGbCAEA8QwAIbMJAQDWDAAhzwkBANYMACHQCQEA1gwAIdEJAADiDAAg0gkCAOkMACHTCQEA1gwAIdQJQADVDAAhGw8AAIMOACAQAACEDgAgGAAAhw4AIBkAAIkOACAaAACKDgAgGwAAiw4AIB0AAIYOACAeAACCDgAgHwAAhQ4AICAAAIgOACAhAADIDQAgJQAAjA4AICYAAI0OACDvBwAAgQ4AMPAHAABaABDxBwAAgQ4AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIaUJAQDUDAAh6gkBANQMACGrCgEA1gwAIawKQADFDAAhrQpAANUMACGuCgEA1gwAIbQKAABaACC1CgAAWgAgA9YJAAB2ACDXCQAAdgAg2AkAAHYAIAjvBwAAyQ0AMPAHAAC5BQAQ8QcAAMkNADDzB0AAvAwAIYQIAQDYDAAhmQgBAMkMACHZCQEAyQwAIdoJAQDLDAAhCO8HAADKDQAw8AcAAKYFABDxBwAAyg0AMPMHQADFDAAhhAgBAPEMACGZCAEA1AwAIdkJAQDUDAAh2gkBANYMACEH7wcAAMsNADDwBwAAoAUAEPEHAADLDQAw8wdAALwMACGECAEA2AwAIa0IAQDJDAAh2wkBAMkMACEH7wcAAMwNADDwBwAAjQUAEPEHAADMDQAw8wdAAMUMACGECAEA8QwAIa0IAQDUDAAh2wkBANQMACEJ7wcAAM0NADDwBwAAhwUAEPEHAADNDQAw8wdAALwMACGECAEA2AwAIZkIAQDJDAAh3AkBAMkMACHdCQAB7QwAId4JAAHtDAAhCe8HAADODQAw8AcAAPQEABDxBwAAzg0AMPMHQADFDAAhhAgBAPEMACGZCAEA1AwAIdwJAQDUDAAh3QkAAfIMACHeCQAB8gwAIQLcCQEAAAAB3QkAAQAAAQbvBwAA0A0AMPAHAADuBAAQ8QcAANANADDgCQEAyQwAIeEJAgDbDAAh4gkEAKMNACEG7wcAANENADDwBwAA2wQAEPEHAADRDQAw4AkBANQMACHhCQIA6QwAIeIJBACqDQAhC-8HAADSDQAw8AcAANUEABDxBwAA0g0AMPMHQAC8DAAhhAgBANgMACGOCAIA2wwAIZEIQAC8DAAhmQgBAMsMACGbCAEA2AwAIeMJAQDaDAAh5AkAAIINACAN7wcAANMNADDwBwAAvQQAEPEHAADTDQAw8wdAALwMACGECAEA2AwAIZoIQAC8DAAhmwgBANgMACGhCAEAyQwAIaIIAQDJDAAhvwkBANgMACHGCUAAygwAIcwJAAHtDAAh5QlAAMoMACEK7wcAANQNADDwBwAApwQAEPEHAADUDQAw8wdAALwMACH-BwEAyQwAIYQIAQDYDAAhmwgBANgMACG_CQEA2AwAIdkJAQDJDAAh5gkBAMkMACEO7wcAANUNADDwBwAAkQQAEPEHAADVDQAw8wdAALwMACGECAEA2AwAIYoIAQDLDAAhjQgBAMkMACGbCAEA2AwAIZwIAQDaDAAhpQkBAMkMACGzCQEAywwAIecJAQDJDAAh6AkBAMkMACHpCUAAygwAIQ3vBwAA1g0AMPAHAAD5AwAQ8QcAANYNADDzB0AAvAwAIYQIAQDYDAAhmghAALwMACGbCAEA2gwAIaUJAQDJDAAhxwkAAe0MACHqCQEAyQwAIesJAQDJDAAh7AlAAMoMACHtCQAAgg0AIA3vBwAA1w0AMPAHAADmAwAQ8QcAANcNADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA_QwAIaUJAQDUDAAhxwkAAfIMACHqCQEA1AwAIesJAQDUDAAh7AlAANUMACHtCQAAhQ0AIAXvBwAA2A0AMPAHAADgAwAQ8QcAANgNADCaCEAAvAwAIe4JAAHtDAAhBe8HAADZDQAw8AcAAM0DABDxBwAA2Q0AMJoIQADFDAAh7gkAAfIMACEX7wcAANoNADDwBwAAxwMAEPEHAADaDQAw8wdAALwMACGECAEA2AwAIZoIQAC8DAAhmwgBANgMACGcCAEA2AwAIbEIAQDJDAAhsggBANgMACGjCQEA2gwAIakJAADiDAAgxAkBAMsMACHGCUAAygwAIcwJAAHtDAAh7wkAAOIMACDwCUAAygwAIfEJAgCkDQAh8gkCAKQNACHzCQEAywwAIfQJAQDLDAAh9QkBANoMACH2CQEA2gwAIRbvBwAA2w0AMPAHAACxAwAQ8QcAANsNADDzB0AAvAwAIf4HAQDJDAAhhAgBANgMACGaCEAAvAwAIZsIAQDYDAAhnAgBANgMACGhCAEAyQwAIaIIAQDJDAAhqQkAAOIMACCsCQEAyQwAIa0JAADiDAAgrgkgAOQMACHDCQAB7QwAIcYJQADKDAAh6AkBAMsMACHwCUAAygwAIfcJAQDaDAAh-AkBAMsMACH5CUAAygwAIQzvBwAA3A0AMPAHAACbAwAQ8QcAANwNADDzB0AAvAwAIf4HAQDJDAAhvwgBANgMACGBCQEAyQwAIYsJAgDbDAAh-gkAANkMACD7CQEAywwAIfwJBACjDQAh_QkgAOQMACEM7wcAAN0NADDwBwAAiAMAEPEHAADdDQAw8wdAAMUMACH-BwEA1AwAIb8IAQDxDAAhgQkBANQMACGLCQIA6QwAIfoJAAD-DAAg-wkBANYMACH8CQQAqg0AIf0JIADoDAAhCe8HAADeDQAw8AcAAIIDABDxBwAA3g0AMMQIAQDYDAAhxQgBAMsMACHuCAEA2AwAIfIIAQDJDAAh_QgEAKMNACH-CUAAvAwAIQnvBwAA3w0AMPAHAADvAgAQ8QcAAN8NADDECAEA8QwAIcUIAQDWDAAh7ggBAPEMACHyCAEA1AwAIf0IBACqDQAh_glAAMUMACEI7wcAAOANADDwBwAA6QIAEPEHAADgDQAw8wdAALwMACHyCAEAyQwAIdkJAQDJDAAh5gkBAMkMACH_CUAAygwAIQnvBwAA4Q0AMPAHAADTAgAQ8QcAAOENADCNCCAA5AwAIbcIAQDJDAAhwAgBAMkMACHyCAEAyQwAIYMJAQDJDAAhgApAALwMACEo7wcAAOINADDwBwAAvQIAEPEHAADiDQAw_gcBAMkMACHvCAEAyQwAIfMIAQDJDAAh9QgCANsMACH2CAIA2wwAIfcIAgDbDAAh_AgEALsMACHrCQEAyQwAIf0JIADkDAAhgQoBAMkMACGCCgEAywwAIYMKAgDbDAAhhAoCANsMACGFCgIA2wwAIYYKAgDbDAAhhwoBANoMACGICiAA5AwAIYkKQADKDAAhigpAAMoMACGLCgEAywwAIYwKQADKDAAhjQpAAMoMACGOCiAA5AwAIY8KBAC7DAAhkAoBAMsMACGRCkAAygwAIZIKAADiDAAgkwoAAOIMACCUCgAA4gwAIJUKQADKDAAhlgogAOQMACGXCgAA4gwAIJgKAgDbDAAhmQoCANsMACGaCgEAywwAIZsKAQDaDAAhnAoBANoMACEN7wcAAOMNADDwBwAApwIAEPEHAADjDQAw8wdAALwMACH-BwEAyQwAIagIAgDbDAAhvwgBANgMACHnCAIA2wwAIfYIAgDbDAAhiwkCANsMACH9CSAA5AwAIZ0KAQDJDAAhngoAAOIMACAQBgAA5Q0AIAgAAOYNACAOAADnDQAg7wcAAOQNADDwBwAADgAQ8QcAAOQNADDzB0AAxQwAIf4HAQDUDAAhqAgCAOkMACG_CAEA8QwAIecIAgDpDAAh9ggCAOkMACGLCQIA6QwAIf0JIADoDAAhnQoBANQMACGeCgAA4gwAIAPWCQAACQAg1wkAAAkAINgJAAAJACAD1gkAABEAINcJAAARACDYCQAAEQAgA9YJAAAWACDXCQAAFgAg2AkAABYAIA3vBwAA6A0AMPAHAACPAgAQ8QcAAOgNADDzB0AAvAwAIf4HAQDJDAAhhAgBANgMACGNCAEAyQwAIZwIAQDYDAAhtwgBAMkMACHzCAEAywwAIZ8KAgDbDAAhoAoBAMsMACGhCkAAygwAIQzvBwAA6Q0AMPAHAAD3AQAQ8QcAAOkNADDyB0AAygwAIf4HAQDJDAAhhAgBANgMACGcCAEA2gwAIbcIAQDJDAAh8wgBAMsMACGfCgIA2wwAIaIKAQDJDAAhowpAALwMACEM7wcAAOoNADDwBwAA3QEAEPEHAADqDQAw_gcBAMkMACGcCAEA2AwAIb0IBAC7DAAh9QgEALsMACH2CAQAuwwAIfcIBAC7DAAhpAoEALsMACGlCgIA2wwAIaYKAgDbDAAhDQQAAOwNACDvBwAA6w0AMPAHAAAHABDxBwAA6w0AMP4HAQDUDAAhnAgBAPEMACG9CAQAxAwAIfUIBADEDAAh9ggEAMQMACH3CAQAxAwAIaQKBADEDAAhpQoCAOkMACGmCgIA6QwAIRcDAADHDQAgBQAArw4AIAYAAOUNACAIAADmDQAgDwAAgw4AIBAAAIQOACARAAD7DQAgHQAAhg4AIO8HAACuDgAw8AcAAAMAEPEHAACuDgAw8wdAAMUMACGECAEA8QwAIZsIAQDxDAAhpQkBANQMACHqCQEA1AwAIesJAQDUDAAhpwogAOgMACGoCkAA1QwAIakKQADFDAAhqgpAANUMACG0CgAAAwAgtQoAAAMAIA3vBwAA7Q0AMPAHAADFAQAQ8QcAAO0NADDzB0AAvAwAIYQIAQDYDAAhmwgBANgMACGlCQEAyQwAIeoJAQDJDAAh6wkBAMkMACGnCiAA5AwAIagKQADKDAAhqQpAALwMACGqCkAAygwAIQzvBwAA7g0AMPAHAACvAQAQ8QcAAO4NADDzB0AAvAwAIYQIAQDYDAAhjQgBAMkMACGlCQEAyQwAIeoJAQDJDAAhqwoBAMsMACGsCkAAvAwAIa0KQADKDAAhrgoBAMsMACENAwAAxw0AIBYAAPANACDvBwAA7w0AMPAHAABLABDxBwAA7w0AMPMHQADFDAAhhAgBAPEMACGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQD9DAAh5AkAAIUNACASAwAAxw0AIBUAAIAOACAXAACUDgAg7wcAAJMOADDwBwAARwAQ8QcAAJMOADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACG_CQEA8QwAIcYJQADVDAAhzAkAAfIMACHlCUAA1QwAIbQKAABHACC1CgAARwAgFiIAAPINACAsAAD-DAAg7wcAAPENADDwBwAAhwEAEPEHAADxDQAw8wdAAMUMACGACAEA1gwAIYQIAQDxDAAhhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIRUDAADHDQAgIwAA9Q0AICQAAPYNACDvBwAA9A0AMPAHAAB_ABDxBwAA9A0AMPMHQADFDAAh_gcBANQMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIZ0IAQDUDAAhnggAAOIMACCfCAEA1gwAIaAIQADVDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhtAoAAH8AILUKAAB_ACAJIgAA8g0AIO8HAADzDQAw8AcAAIMBABDxBwAA8w0AMPMHQADFDAAhhAgBAPEMACGGCAEA8QwAIZkIAQDUDAAhmghAANUMACETAwAAxw0AICMAAPUNACAkAAD2DQAg7wcAAPQNADDwBwAAfwAQ8QcAAPQNADDzB0AAxQwAIf4HAQDUDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGdCAEA1AwAIZ4IAADiDAAgnwgBANYMACGgCEAA1QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIQPWCQAAgwEAINcJAACDAQAg2AkAAIMBACAD1gkAAIcBACDXCQAAhwEAINgJAACHAQAgFQMAAMcNACAgAAD4DQAg7wcAAPcNADDwBwAAdgAQ8QcAAPcNADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACGzCQEA1gwAIcYJQADVDAAhyglAANUMACHLCQEA8QwAIcwJAAHyDAAhzQkBANQMACHOCQEA1gwAIc8JAQDWDAAh0AkBANYMACHRCQAA4gwAIBIDAADHDQAgIQAAyA0AIO8HAADGDQAw8AcAAHQAEPEHAADGDQAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGzCQEA1gwAIc8JAQDWDAAh0AkBANYMACHRCQAA4gwAINIJAgDpDAAh0wkBANYMACHUCUAA1QwAIbQKAAB0ACC1CgAAdAAgAoQIAQAAAAGbCAEAAAABGAMAAMcNACARAAD7DQAgEwAA_A0AIBQAAP0NACDvBwAA-g0AMPAHAABuABDxBwAA-g0AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhpQkBANQMACGvCQIA6QwAIbMJAQDUDAAhtAkBANQMACG1CQEA1gwAIbYJAACFDQAgtwkBANYMACG4CQAA4gwAILkJAgDpDAAhugkCAOkMACED1gkAADUAINcJAAA1ACDYCQAANQAgDBIAAL4NACDvBwAAvQ0AMPAHAAA6ABDxBwAAvQ0AMP8HQADVDAAhjwhAAMUMACGjCQEA8QwAIbAJAADiDAAgsQkAAOIMACCyCQEA1gwAIbQKAAA6ACC1CgAAOgAgA9YJAAA8ACDXCQAAPAAg2AkAADwAIAK_CQEAAAAB5gkBAAAAAQsVAACADgAg7wcAAP8NADDwBwAAXQAQ8QcAAP8NADDzB0AAxQwAIf4HAQDUDAAhhAgBAPEMACGbCAEA8QwAIb8JAQDxDAAh2QkBANQMACHmCQEA1AwAIRcDAADHDQAgBAAAlw4AIBgAAIcOACAZAACJDgAgGgAAig4AIBsAAIsOACAcAACYDgAg7wcAAJYOADDwBwAAQgAQ8QcAAJYOADDzB0AAxQwAIYQIAQDxDAAhiggBANYMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGlCQEA1AwAIbMJAQDWDAAh5wkBANQMACHoCQEA1AwAIekJQADVDAAhtAoAAEIAILUKAABCACAZDwAAgw4AIBAAAIQOACAYAACHDgAgGQAAiQ4AIBoAAIoOACAbAACLDgAgHQAAhg4AIB4AAIIOACAfAACFDgAgIAAAiA4AICEAAMgNACAlAACMDgAgJgAAjQ4AIO8HAACBDgAw8AcAAFoAEPEHAACBDgAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhpQkBANQMACHqCQEA1AwAIasKAQDWDAAhrApAAMUMACGtCkAA1QwAIa4KAQDWDAAhA9YJAAADACDXCQAAAwAg2AkAAAMAIAPWCQAALQAg1wkAAC0AINgJAAAtACAD1gkAADEAINcJAAAxACDYCQAAMQAgA9YJAABuACDXCQAAbgAg2AkAAG4AIAPWCQAAQgAg1wkAAEIAINgJAABCACAD1gkAAEcAINcJAABHACDYCQAARwAgEgMAAMcNACAhAADIDQAg7wcAAMYNADDwBwAAdAAQ8QcAAMYNADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGbCAEA8QwAIbMJAQDWDAAhzwkBANYMACHQCQEA1gwAIdEJAADiDAAg0gkCAOkMACHTCQEA1gwAIdQJQADVDAAhtAoAAHQAILUKAAB0ACAD1gkAAE4AINcJAABOACDYCQAATgAgA9YJAABSACDXCQAAUgAg2AkAAFIAIAPWCQAAVgAg1wkAAFYAINgJAABWACAD1gkAAH8AINcJAAB_ACDYCQAAfwAgA9YJAABLACDXCQAASwAg2AkAAEsAIBQDAACPDgAgBAEA1gwAIRUAAJAOACDvBwAAjg4AMPAHAABWABDxBwAAjg4AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZoIQADFDAAhmwgBAP0MACGcCAEA_QwAIbkIAQDUDAAhuwkAAfIMACG8CQAB8gwAIb0JAQDWDAAhvgkBANYMACG_CQEA_QwAIcAJAgDpDAAhwQlAANUMACEbDwAAgw4AIBAAAIQOACAYAACHDgAgGQAAiQ4AIBoAAIoOACAbAACLDgAgHQAAhg4AIB4AAIIOACAfAACFDgAgIAAAiA4AICEAAMgNACAlAACMDgAgJgAAjQ4AIO8HAACBDgAw8AcAAFoAEPEHAACBDgAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhpQkBANQMACHqCQEA1AwAIasKAQDWDAAhrApAAMUMACGtCkAA1QwAIa4KAQDWDAAhtAoAAFoAILUKAABaACAXAwAAxw0AIAQAAJcOACAYAACHDgAgGQAAiQ4AIBoAAIoOACAbAACLDgAgHAAAmA4AIO8HAACWDgAw8AcAAEIAEPEHAACWDgAw8wdAAMUMACGECAEA8QwAIYoIAQDWDAAhjQgBANQMACGbCAEA8QwAIZwIAQD9DAAhpQkBANQMACGzCQEA1gwAIecJAQDUDAAh6AkBANQMACHpCUAA1QwAIbQKAABCACC1CgAAQgAgEAMAAMcNACAVAACADgAg7wcAAJEOADDwBwAAUgAQ8QcAAJEOADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHCCQAB8gwAIcMJAAHyDAAhxAkBANYMACHFCUAA1QwAIcYJQADVDAAhDQMAAMcNACAVAACADgAg7wcAAJIOADDwBwAATgAQ8QcAAJIOADCaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACG_CQEA8QwAIccJAAHyDAAhyAkBANQMACHJCQEA1AwAIcoJQADVDAAhEAMAAMcNACAVAACADgAgFwAAlA4AIO8HAACTDgAw8AcAAEcAEPEHAACTDgAw8wdAAMUMACGECAEA8QwAIZoIQADFDAAhmwgBAPEMACGhCAEA1AwAIaIIAQDUDAAhvwkBAPEMACHGCUAA1QwAIcwJAAHyDAAh5QlAANUMACEPAwAAxw0AIBYAAPANACDvBwAA7w0AMPAHAABLABDxBwAA7w0AMPMHQADFDAAhhAgBAPEMACGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQD9DAAh5AkAAIUNACC0CgAASwAgtQoAAEsAIAKECAEAAAABmwgBAAAAARUDAADHDQAgBAAAlw4AIBgAAIcOACAZAACJDgAgGgAAig4AIBsAAIsOACAcAACYDgAg7wcAAJYOADDwBwAAQgAQ8QcAAJYOADDzB0AAxQwAIYQIAQDxDAAhiggBANYMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGlCQEA1AwAIbMJAQDWDAAh5wkBANQMACHoCQEA1AwAIekJQADVDAAhFwMAAMcNACAFAACvDgAgBgAA5Q0AIAgAAOYNACAPAACDDgAgEAAAhA4AIBEAAPsNACAdAACGDgAg7wcAAK4OADDwBwAAAwAQ8QcAAK4OADDzB0AAxQwAIYQIAQDxDAAhmwgBAPEMACGlCQEA1AwAIeoJAQDUDAAh6wkBANQMACGnCiAA6AwAIagKQADVDAAhqQpAAMUMACGqCkAA1QwAIbQKAAADACC1CgAAAwAgA9YJAABdACDXCQAAXQAg2AkAAF0AIAKjCQEAAAABpAkAAQAAAQcSAAC-DQAg7wcAAJoOADDwBwAAPAAQ8QcAAJoOADCaCEAAxQwAIaMJAQDxDAAhpAkAAfIMACEZBAAA7A0AIBIAAL4NACDvBwAAmw4AMPAHAAA1ABDxBwAAmw4AMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhnAgBAPEMACGhCAEA1AwAIaIIAQDUDAAhowhAAMUMACGjCQEA8QwAIaUJAQDUDAAhpgkBANQMACGnCQEA1AwAIagJAAD-DAAgqQkAAOIMACCqCQIA6QwAIasJIADoDAAhrAkBANQMACGtCQAA4gwAIK4JIADoDAAhrwkCAOkMACEZAwAAxw0AIAQAAOwNACDvBwAAnA4AMPAHAAAxABDxBwAAnA4AMPMHQADFDAAhhAgBAPEMACGaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACGxCAEA1AwAIbIIAQDxDAAhowkBAP0MACGpCQAA4gwAIMQJAQDWDAAhxglAANUMACHMCQAB8gwAIe8JAADiDAAg8AlAANUMACHxCQIAqw0AIfIJAgCrDQAh8wkBANYMACH0CQEA1gwAIfUJAQD9DAAh9gkBAP0MACEYAwAAxw0AIAQAAOwNACDvBwAAnQ4AMPAHAAAtABDxBwAAnQ4AMPMHQADFDAAh_gcBANQMACGECAEA8QwAIZoIQADFDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGpCQAA4gwAIKwJAQDUDAAhrQkAAOIMACCuCSAA6AwAIcMJAAHyDAAhxglAANUMACHoCQEA1gwAIfAJQADVDAAh9wkBAP0MACH4CQEA1gwAIfkJQADVDAAhAsAIAQAAAAHyCAEAAAABCgkAAKAOACDvBwAAnw4AMPAHAAAiABDxBwAAnw4AMI0IIADoDAAhtwgBANQMACHACAEA1AwAIfIIAQDUDAAhgwkBANQMACGACkAAxQwAIS4HAAClDgAgCgAApg4AIAsAAKcOACAMAACoDgAg7wcAAKQOADDwBwAAFgAQ8QcAAKQOADD-BwEA1AwAIe8IAQDUDAAh8wgBANQMACH1CAIA6QwAIfYIAgDpDAAh9wgCAOkMACH8CAQAxAwAIesJAQDUDAAh_QkgAOgMACGBCgEA1AwAIYIKAQDWDAAhgwoCAOkMACGECgIA6QwAIYUKAgDpDAAhhgoCAOkMACGHCgEA_QwAIYgKIADoDAAhiQpAANUMACGKCkAA1QwAIYsKAQDWDAAhjApAANUMACGNCkAA1QwAIY4KIADoDAAhjwoEAMQMACGQCgEA1gwAIZEKQADVDAAhkgoAAOIMACCTCgAA4gwAIJQKAADiDAAglQpAANUMACGWCiAA6AwAIZcKAADiDAAgmAoCAOkMACGZCgIA6QwAIZoKAQDWDAAhmwoBAP0MACGcCgEA_QwAIbQKAAAWACC1CgAAFgAgCQkAAKAOACDvBwAAoQ4AMPAHAAAeABDxBwAAoQ4AMPMHQADFDAAh8ggBANQMACHZCQEA1AwAIeYJAQDUDAAh_wlAANUMACECxAgBAAAAAfAIAgAAAAEZCQAAoA4AIO8HAACjDgAw8AcAABoAEPEHAACjDgAw8wdAAMUMACGcCAEA8QwAIcQIAQDxDAAh5wgCAOkMACHuCAEA8QwAIe8IAQDUDAAh8AgCAOkMACHxCAQAxAwAIfIIAQDUDAAh8wgBANQMACH0CAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfgIAAD-DAAg-QhAANUMACH6CEAA1QwAIfsIQADVDAAh_AgEAMQMACH9CAQAxAwAIf4IAQDUDAAhLAcAAKUOACAKAACmDgAgCwAApw4AIAwAAKgOACDvBwAApA4AMPAHAAAWABDxBwAApA4AMP4HAQDUDAAh7wgBANQMACHzCAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfwIBADEDAAh6wkBANQMACH9CSAA6AwAIYEKAQDUDAAhggoBANYMACGDCgIA6QwAIYQKAgDpDAAhhQoCAOkMACGGCgIA6QwAIYcKAQD9DAAhiAogAOgMACGJCkAA1QwAIYoKQADVDAAhiwoBANYMACGMCkAA1QwAIY0KQADVDAAhjgogAOgMACGPCgQAxAwAIZAKAQDWDAAhkQpAANUMACGSCgAA4gwAIJMKAADiDAAglAoAAOIMACCVCkAA1QwAIZYKIADoDAAhlwoAAOIMACCYCgIA6QwAIZkKAgDpDAAhmgoBANYMACGbCgEA_QwAIZwKAQD9DAAhEgYAAOUNACAIAADmDQAgDgAA5w0AIO8HAADkDQAw8AcAAA4AEPEHAADkDQAw8wdAAMUMACH-BwEA1AwAIagIAgDpDAAhvwgBAPEMACHnCAIA6QwAIfYIAgDpDAAhiwkCAOkMACH9CSAA6AwAIZ0KAQDUDAAhngoAAOIMACC0CgAADgAgtQoAAA4AIAPWCQAAGgAg1wkAABoAINgJAAAaACAD1gkAAB4AINcJAAAeACDYCQAAHgAgA9YJAAAiACDXCQAAIgAg2AkAACIAIA8EAADsDQAgBwAAqg4AIO8HAACpDgAw8AcAABEAEPEHAACpDgAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhjQgBANQMACGcCAEA8QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaAKAQDWDAAhoQpAANUMACESBgAA5Q0AIAgAAOYNACAOAADnDQAg7wcAAOQNADDwBwAADgAQ8QcAAOQNADDzB0AAxQwAIf4HAQDUDAAhqAgCAOkMACG_CAEA8QwAIecIAgDpDAAh9ggCAOkMACGLCQIA6QwAIf0JIADoDAAhnQoBANQMACGeCgAA4gwAILQKAAAOACC1CgAADgAgDgQAAJcOACAHAACqDgAg7wcAAKsOADDwBwAACQAQ8QcAAKsOADDyB0AA1QwAIf4HAQDUDAAhhAgBAPEMACGcCAEA_QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaIKAQDUDAAhowpAAMUMACECmwgBAAAAAeoJAQAAAAEChAgBAAAAAZsIAQAAAAEVAwAAxw0AIAUAAK8OACAGAADlDQAgCAAA5g0AIA8AAIMOACAQAACEDgAgEQAA-w0AIB0AAIYOACDvBwAArg4AMPAHAAADABDxBwAArg4AMPMHQADFDAAhhAgBAPEMACGbCAEA8QwAIaUJAQDUDAAh6gkBANQMACHrCQEA1AwAIacKIADoDAAhqApAANUMACGpCkAAxQwAIaoKQADVDAAhDwQAAOwNACDvBwAA6w0AMPAHAAAHABDxBwAA6w0AMP4HAQDUDAAhnAgBAPEMACG9CAQAxAwAIfUIBADEDAAh9ggEAMQMACH3CAQAxAwAIaQKBADEDAAhpQoCAOkMACGmCgIA6QwAIbQKAAAHACC1CgAABwAgAAAAAAAFuQoEAAAAAcAKBAAAAAHBCgQAAAABwgoEAAAAAcMKBAAAAAEBuQpAAAAAAQAAAAAAAAAAAAG5CgEAAAABAbkKQAAAAAEBuQoBAAAAAQAAAAAABbkKAgAAAAHACgIAAAABwQoCAAAAAcIKAgAAAAHDCgIAAAABBTMAAP4WACA0AACBFwAgtgoAAP8WACC3CgAAgBcAILwKAACBAQAgAzMAAP4WACC2CgAA_xYAILwKAACBAQAgAAAABTMAAPkWACA0AAD8FgAgtgoAAPoWACC3CgAA-xYAILwKAACBAQAgAzMAAPkWACC2CgAA-hYAILwKAACBAQAgAAAAArkKAQAAAAS_CgEAAAAFBTMAAPIWACA0AAD3FgAgtgoAAPMWACC3CgAA9hYAILwKAAABACALMwAA4w4AMDQAAOgOADC2CgAA5A4AMLcKAADlDgAwuAoAAOYOACC5CgAA5w4AMLoKAADnDgAwuwoAAOcOADC8CgAA5w4AML0KAADpDgAwvgoAAOoOADALMwAA1w4AMDQAANwOADC2CgAA2A4AMLcKAADZDgAwuAoAANoOACC5CgAA2w4AMLoKAADbDgAwuwoAANsOADC8CgAA2w4AML0KAADdDgAwvgoAAN4OADARLIAAAAAB8wdAAAAAAYAIAQAAAAGECAEAAAABhQgEAAAAAYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCEAAAAABjAgBAAAAAY0IAQAAAAGOCAIAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkghAAAAAAQIAAACJAQAgMwAA4g4AIAMAAACJAQAgMwAA4g4AIDQAAOEOACABLAAA9RYAMBYiAADyDQAgLAAA_gwAIO8HAADxDQAw8AcAAIcBABDxBwAA8Q0AMPMHQADFDAAhgAgBANYMACGECAEAAAABhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIQIAAACJAQAgLAAA4Q4AIAIAAADfDgAgLAAA4A4AIBUsAAD-DAAg7wcAAN4OADDwBwAA3w4AEPEHAADeDgAw8wdAAMUMACGACAEA1gwAIYQIAQDxDAAhhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIRUsAAD-DAAg7wcAAN4OADDwBwAA3w4AEPEHAADeDgAw8wdAAMUMACGACAEA1gwAIYQIAQDxDAAhhQgEAMQMACGGCAEA8QwAIYcIAQDxDAAhiAgBANQMACGJCAEA1AwAIYoIAQDUDAAhiwhAAMUMACGMCAEA_QwAIY0IAQDUDAAhjggCAOkMACGPCEAA1QwAIZAIQADVDAAhkQhAAMUMACGSCEAA1QwAIREsgAAAAAHzB0AAtg4AIYAIAQDCDgAhhAgBAMAOACGFCAQAtQ4AIYcIAQDADgAhiAgBAMAOACGJCAEAwA4AIYoIAQDADgAhiwhAALYOACGMCAEAwg4AIY0IAQDADgAhjggCAMgOACGPCEAAwQ4AIZAIQADBDgAhkQhAALYOACGSCEAAwQ4AIREsgAAAAAHzB0AAtg4AIYAIAQDCDgAhhAgBAMAOACGFCAQAtQ4AIYcIAQDADgAhiAgBAMAOACGJCAEAwA4AIYoIAQDADgAhiwhAALYOACGMCAEAwg4AIY0IAQDADgAhjggCAMgOACGPCEAAwQ4AIZAIQADBDgAhkQhAALYOACGSCEAAwQ4AIREsgAAAAAHzB0AAAAABgAgBAAAAAYQIAQAAAAGFCAQAAAABhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIQAAAAAGMCAEAAAABjQgBAAAAAY4IAgAAAAGPCEAAAAABkAhAAAAAAZEIQAAAAAGSCEAAAAABBPMHQAAAAAGECAEAAAABmQgBAAAAAZoIQAAAAAECAAAAhQEAIDMAAO4OACADAAAAhQEAIDMAAO4OACA0AADtDgAgASwAAPQWADAJIgAA8g0AIO8HAADzDQAw8AcAAIMBABDxBwAA8w0AMPMHQADFDAAhhAgBAAAAAYYIAQDxDAAhmQgBANQMACGaCEAA1QwAIQIAAACFAQAgLAAA7Q4AIAIAAADrDgAgLAAA7A4AIAjvBwAA6g4AMPAHAADrDgAQ8QcAAOoOADDzB0AAxQwAIYQIAQDxDAAhhggBAPEMACGZCAEA1AwAIZoIQADVDAAhCO8HAADqDgAw8AcAAOsOABDxBwAA6g4AMPMHQADFDAAhhAgBAPEMACGGCAEA8QwAIZkIAQDUDAAhmghAANUMACEE8wdAALYOACGECAEAwA4AIZkIAQDADgAhmghAAMEOACEE8wdAALYOACGECAEAwA4AIZkIAQDADgAhmghAAMEOACEE8wdAAAAAAYQIAQAAAAGZCAEAAAABmghAAAAAAQG5CgEAAAAEAzMAAPIWACC2CgAA8xYAILwKAAABACAEMwAA4w4AMLYKAADkDgAwuAoAAOYOACC8CgAA5w4AMAQzAADXDgAwtgoAANgOADC4CgAA2g4AILwKAADbDgAwAAAAAAABuQogAAAAAQAAAAAAAAAAAAABuQoAAQAAAQAAAAAAAAAAAAABuQoAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFuQoEAAAAAcAKBAAAAAHBCgQAAAABwgoEAAAAAcMKBAAAAAEFuQoCAAAAAcAKAgAAAAHBCgIAAAABwgoCAAAAAcMKAgAAAAEAAAAAAAUzAADtFgAgNAAA8BYAILYKAADuFgAgtwoAAO8WACC8CgAAGAAgAzMAAO0WACC2CgAA7hYAILwKAAAYACAAAAAAAAAAAAAAAAAAAAABuQogAAAAAQAAAAUzAADoFgAgNAAA6xYAILYKAADpFgAgtwoAAOoWACC8CgAAcAAgAzMAAOgWACC2CgAA6RYAILwKAABwACAAAAAAAAK5CgEAAAAEvwoBAAAABQK5CgEAAAAEvwoBAAAABQUzAADgFgAgNAAA5hYAILYKAADhFgAgtwoAAOUWACC8CgAABQAgBTMAAN4WACA0AADjFgAgtgoAAN8WACC3CgAA4hYAILwKAABwACABuQoBAAAABAG5CgEAAAAEAzMAAOAWACC2CgAA4RYAILwKAAAFACADMwAA3hYAILYKAADfFgAgvAoAAHAAIAAAAAK5CgEAAAAEvwoBAAAABQK5CgEAAAAEvwoBAAAABQUzAADZFgAgNAAA3BYAILYKAADaFgAgtwoAANsWACC8CgAAcAAgAbkKAQAAAAQBuQoBAAAABAMzAADZFgAgtgoAANoWACC8CgAAcAAgBwMAAOQQACARAACXFQAgEwAAmBUAIBQAAJkVACC1CQAAvA4AILYJAAC8DgAgtwkAALwOACAAAAAAAAK5CgEAAAAEvwoBAAAABQUzAADSFgAgNAAA1xYAILYKAADTFgAgtwoAANYWACC8CgAAAQAgCzMAAJwQADA0AAChEAAwtgoAAJ0QADC3CgAAnhAAMLgKAACfEAAguQoAAKAQADC6CgAAoBAAMLsKAACgEAAwvAoAAKAQADC9CgAAohAAML4KAACjEAAwBzMAAJcQACA0AACaEAAgtgoAAJgQACC3CgAAmRAAILoKAAA6ACC7CgAAOgAgvAoAAMYGACALMwAAixAAMDQAAJAQADC2CgAAjBAAMLcKAACNEAAwuAoAAI4QACC5CgAAjxAAMLoKAACPEAAwuwoAAI8QADC8CgAAjxAAML0KAACREAAwvgoAAJIQADACmghAAAAAAaQJAAEAAAECAAAAPgAgMwAAlhAAIAMAAAA-ACAzAACWEAAgNAAAlRAAIAEsAADVFgAwCBIAAL4NACDvBwAAmg4AMPAHAAA8ABDxBwAAmg4AMJoIQADFDAAhowkBAPEMACGkCQAB8gwAIbAKAACZDgAgAgAAAD4AICwAAJUQACACAAAAkxAAICwAAJQQACAG7wcAAJIQADDwBwAAkxAAEPEHAACSEAAwmghAAMUMACGjCQEA8QwAIaQJAAHyDAAhBu8HAACSEAAw8AcAAJMQABDxBwAAkhAAMJoIQADFDAAhowkBAPEMACGkCQAB8gwAIQKaCEAAtg4AIaQJAAGDDwAhApoIQAC2DgAhpAkAAYMPACECmghAAAAAAaQJAAEAAAEF_wdAAAAAAY8IQAAAAAGwCQAA_Q8AILEJAAD-DwAgsgkBAAAAAQIAAADGBgAgMwAAlxAAIAMAAAA6ACAzAACXEAAgNAAAmxAAIAcAAAA6ACAsAACbEAAg_wdAAMEOACGPCEAAtg4AIbAJAAD6DwAgsQkAAPsPACCyCQEAwg4AIQX_B0AAwQ4AIY8IQAC2DgAhsAkAAPoPACCxCQAA-w8AILIJAQDCDgAhEwQAAPUPACDzB0AAAAABhAgBAAAAAY0IAQAAAAGcCAEAAAABoQgBAAAAAaIIAQAAAAGjCEAAAAABpQkBAAAAAaYJAQAAAAGnCQEAAAABqAmAAAAAAakJAADzDwAgqgkCAAAAAasJIAAAAAGsCQEAAAABrQkAAPQPACCuCSAAAAABrwkCAAAAAQIAAAA3ACAzAACnEAAgAwAAADcAIDMAAKcQACA0AACmEAAgASwAANQWADAZBAAA7A0AIBIAAL4NACDvBwAAmw4AMPAHAAA1ABDxBwAAmw4AMPMHQADFDAAhhAgBAAAAAY0IAQDUDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIaMJAQDxDAAhpQkBANQMACGmCQEA1AwAIacJAQDUDAAhqAkAAP4MACCpCQAA4gwAIKoJAgDpDAAhqwkgAOgMACGsCQEA1AwAIa0JAADiDAAgrgkgAOgMACGvCQIA6QwAIQIAAAA3ACAsAACmEAAgAgAAAKQQACAsAAClEAAgF-8HAACjEAAw8AcAAKQQABDxBwAAoxAAMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhnAgBAPEMACGhCAEA1AwAIaIIAQDUDAAhowhAAMUMACGjCQEA8QwAIaUJAQDUDAAhpgkBANQMACGnCQEA1AwAIagJAAD-DAAgqQkAAOIMACCqCQIA6QwAIasJIADoDAAhrAkBANQMACGtCQAA4gwAIK4JIADoDAAhrwkCAOkMACEX7wcAAKMQADDwBwAApBAAEPEHAACjEAAw8wdAAMUMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA8QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIaMJAQDxDAAhpQkBANQMACGmCQEA1AwAIacJAQDUDAAhqAkAAP4MACCpCQAA4gwAIKoJAgDpDAAhqwkgAOgMACGsCQEA1AwAIa0JAADiDAAgrgkgAOgMACGvCQIA6QwAIRLzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGcCAEAwA4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIaUJAQDADgAhpgkBAMAOACGnCQEAwA4AIagJgAAAAAGpCQAA7w8AIKoJAgDIDgAhqwkgAPgOACGsCQEAwA4AIa0JAADwDwAgrgkgAPgOACGvCQIAyA4AIRMEAADxDwAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhnAgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIaYJAQDADgAhpwkBAMAOACGoCYAAAAABqQkAAO8PACCqCQIAyA4AIasJIAD4DgAhrAkBAMAOACGtCQAA8A8AIK4JIAD4DgAhrwkCAMgOACETBAAA9Q8AIPMHQAAAAAGECAEAAAABjQgBAAAAAZwIAQAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAGlCQEAAAABpgkBAAAAAacJAQAAAAGoCYAAAAABqQkAAPMPACCqCQIAAAABqwkgAAAAAawJAQAAAAGtCQAA9A8AIK4JIAAAAAGvCQIAAAABAbkKAQAAAAQDMwAA0hYAILYKAADTFgAgvAoAAAEAIAQzAACcEAAwtgoAAJ0QADC4CgAAnxAAILwKAACgEAAwAzMAAJcQACC2CgAAmBAAILwKAADGBgAgBDMAAIsQADC2CgAAjBAAMLgKAACOEAAgvAoAAI8QADAAAAAAAAczAADKFgAgNAAA0BYAILYKAADLFgAgtwoAAM8WACC6CgAAWgAguwoAAFoAILwKAAABACAHMwAAyBYAIDQAAM0WACC2CgAAyRYAILcKAADMFgAgugoAAEIAILsKAABCACC8CgAARAAgAzMAAMoWACC2CgAAyxYAILwKAAABACADMwAAyBYAILYKAADJFgAgvAoAAEQAIAAAAAUzAADAFgAgNAAAxhYAILYKAADBFgAgtwoAAMUWACC8CgAAAQAgBTMAAL4WACA0AADDFgAgtgoAAL8WACC3CgAAwhYAILwKAABEACADMwAAwBYAILYKAADBFgAgvAoAAAEAIAMzAAC-FgAgtgoAAL8WACC8CgAARAAgAAAABTMAALYWACA0AAC8FgAgtgoAALcWACC3CgAAuxYAILwKAAABACAFMwAAtBYAIDQAALkWACC2CgAAtRYAILcKAAC4FgAgvAoAAEQAIAMzAAC2FgAgtgoAALcWACC8CgAAAQAgAzMAALQWACC2CgAAtRYAILwKAABEACAAAAACuQoBAAAABL8KAQAAAAUFMwAArBYAIDQAALIWACC2CgAArRYAILcKAACxFgAgvAoAAAEAIAUzAACqFgAgNAAArxYAILYKAACrFgAgtwoAAK4WACC8CgAAvAUAIAG5CgEAAAAEAzMAAKwWACC2CgAArRYAILwKAAABACADMwAAqhYAILYKAACrFgAgvAoAALwFACAAAAAAAAK5CgEAAAAEvwoBAAAABQUzAACkFgAgNAAAqBYAILYKAAClFgAgtwoAAKcWACC8CgAAAQAgCzMAANUQADA0AADaEAAwtgoAANYQADC3CgAA1xAAMLgKAADYEAAguQoAANkQADC6CgAA2RAAMLsKAADZEAAwvAoAANkQADC9CgAA2xAAML4KAADcEAAwDwMAAMsQACDzB0AAAAABhAgBAAAAAZoIQAAAAAGhCAEAAAABoggBAAAAAbMJAQAAAAHGCUAAAAAByglAAAAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAMoQACACAAAAeAAgMwAA4BAAIAMAAAB4ACAzAADgEAAgNAAA3xAAIAEsAACmFgAwFQMAAMcNACAgAAD4DQAg7wcAAPcNADDwBwAAdgAQ8QcAAPcNADDzB0AAxQwAIYQIAQAAAAGaCEAAxQwAIZsIAQDxDAAhoQgBANQMACGiCAEA1AwAIbMJAQDWDAAhxglAANUMACHKCUAA1QwAIcsJAQDxDAAhzAkAAQAAAc0JAQDUDAAhzgkBANYMACHPCQEA1gwAIdAJAQDWDAAh0QkAAOIMACACAAAAeAAgLAAA3xAAIAIAAADdEAAgLAAA3hAAIBPvBwAA3BAAMPAHAADdEAAQ8QcAANwQADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACGzCQEA1gwAIcYJQADVDAAhyglAANUMACHLCQEA8QwAIcwJAAHyDAAhzQkBANQMACHOCQEA1gwAIc8JAQDWDAAh0AkBANYMACHRCQAA4gwAIBPvBwAA3BAAMPAHAADdEAAQ8QcAANwQADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACGzCQEA1gwAIcYJQADVDAAhyglAANUMACHLCQEA8QwAIcwJAAHyDAAhzQkBANQMACHOCQEA1gwAIc8JAQDWDAAh0AkBANYMACHRCQAA4gwAIA7zB0AAtg4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhswkBAMIOACHGCUAAwQ4AIcoJQADBDgAhzAkAAYMPACHNCQEAwA4AIc4JAQDCDgAhzwkBAMIOACHQCQEAwg4AIdEJAADHEAAgDwMAAMgQACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhswkBAMIOACHGCUAAwQ4AIcoJQADBDgAhzAkAAYMPACHNCQEAwA4AIc4JAQDCDgAhzwkBAMIOACHQCQEAwg4AIdEJAADHEAAgDwMAAMsQACDzB0AAAAABhAgBAAAAAZoIQAAAAAGhCAEAAAABoggBAAAAAbMJAQAAAAHGCUAAAAAByglAAAAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAMoQACABuQoBAAAABAMzAACkFgAgtgoAAKUWACC8CgAAAQAgBDMAANUQADC2CgAA1hAAMLgKAADYEAAgvAoAANkQADAQDwAAiBUAIBAAAIkVACAYAACMFQAgGQAAjhUAIBoAAI8VACAbAACQFQAgHQAAixUAIB4AAIcVACAfAACKFQAgIAAAjRUAICEAAOUQACAlAACRFQAgJgAAkhUAIKsKAAC8DgAgrQoAALwOACCuCgAAvA4AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTMAAJwWACA0AACiFgAgtgoAAJ0WACC3CgAAoRYAILwKAAABACAHMwAAmhYAIDQAAJ8WACC2CgAAmxYAILcKAACeFgAgugoAAEcAILsKAABHACC8CgAASQAgAzMAAJwWACC2CgAAnRYAILwKAAABACADMwAAmhYAILYKAACbFgAgvAoAAEkAIAAAAAUzAACSFgAgNAAAmBYAILYKAACTFgAgtwoAAJcWACC8CgAAAQAgBTMAAJAWACA0AACVFgAgtgoAAJEWACC3CgAAlBYAILwKAABEACAHMwAAgxEAIDQAAIYRACC2CgAAhBEAILcKAACFEQAgugoAAEsAILsKAABLACC8CgAAjgEAIAgDAAD7EAAg8wdAAAAAAYQIAQAAAAGOCAIAAAABkQhAAAAAAZkIAQAAAAGbCAEAAAAB5AmAAAAAAQIAAACOAQAgMwAAgxEAIAMAAABLACAzAACDEQAgNAAAhxEAIAoAAABLACADAAD5EAAgLAAAhxEAIPMHQAC2DgAhhAgBAMAOACGOCAIAyA4AIZEIQAC2DgAhmQgBAMIOACGbCAEAwA4AIeQJgAAAAAEIAwAA-RAAIPMHQAC2DgAhhAgBAMAOACGOCAIAyA4AIZEIQAC2DgAhmQgBAMIOACGbCAEAwA4AIeQJgAAAAAEDMwAAkhYAILYKAACTFgAgvAoAAAEAIAMzAACQFgAgtgoAAJEWACC8CgAARAAgAzMAAIMRACC2CgAAhBEAILwKAACOAQAgAAAABTMAAIsWACA0AACOFgAgtgoAAIwWACC3CgAAjRYAILwKAABEACADMwAAixYAILYKAACMFgAgvAoAAEQAIAAAAAUzAAD-FQAgNAAAiRYAILYKAAD_FQAgtwoAAIgWACC8CgAAAQAgBzMAAPwVACA0AACGFgAgtgoAAP0VACC3CgAAhRYAILoKAAADACC7CgAAAwAgvAoAAAUAIAszAADKEQAwNAAAzxEAMLYKAADLEQAwtwoAAMwRADC4CgAAzREAILkKAADOEQAwugoAAM4RADC7CgAAzhEAMLwKAADOEQAwvQoAANARADC-CgAA0REAMAszAAC-EQAwNAAAwxEAMLYKAAC_EQAwtwoAAMARADC4CgAAwREAILkKAADCEQAwugoAAMIRADC7CgAAwhEAMLwKAADCEQAwvQoAAMQRADC-CgAAxREAMAszAACyEQAwNAAAtxEAMLYKAACzEQAwtwoAALQRADC4CgAAtREAILkKAAC2EQAwugoAALYRADC7CgAAthEAMLwKAAC2EQAwvQoAALgRADC-CgAAuREAMAszAACmEQAwNAAAqxEAMLYKAACnEQAwtwoAAKgRADC4CgAAqREAILkKAACqEQAwugoAAKoRADC7CgAAqhEAMLwKAACqEQAwvQoAAKwRADC-CgAArREAMAszAACaEQAwNAAAnxEAMLYKAACbEQAwtwoAAJwRADC4CgAAnREAILkKAACeEQAwugoAAJ4RADC7CgAAnhEAMLwKAACeEQAwvQoAAKARADC-CgAAoREAMAXzB0AAAAAB_gcBAAAAAYQIAQAAAAHZCQEAAAAB5gkBAAAAAQIAAABfACAzAAClEQAgAwAAAF8AIDMAAKURACA0AACkEQAgASwAAIQWADAMFQAAgA4AIO8HAAD_DQAw8AcAAF0AEPEHAAD_DQAw8wdAAMUMACH-BwEA1AwAIYQIAQAAAAGbCAEA8QwAIb8JAQDxDAAh2QkBANQMACHmCQEA1AwAIa8KAAD-DQAgAgAAAF8AICwAAKQRACACAAAAohEAICwAAKMRACAK7wcAAKERADDwBwAAohEAEPEHAAChEQAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhmwgBAPEMACG_CQEA8QwAIdkJAQDUDAAh5gkBANQMACEK7wcAAKERADDwBwAAohEAEPEHAAChEQAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhmwgBAPEMACG_CQEA8QwAIdkJAQDUDAAh5gkBANQMACEF8wdAALYOACH-BwEAwA4AIYQIAQDADgAh2QkBAMAOACHmCQEAwA4AIQXzB0AAtg4AIf4HAQDADgAhhAgBAMAOACHZCQEAwA4AIeYJAQDADgAhBfMHQAAAAAH-BwEAAAABhAgBAAAAAdkJAQAAAAHmCQEAAAABDgMAALQQACAEAQAAAAHzB0AAAAABhAgBAAAAAY0IAQAAAAGaCEAAAAABnAgBAAAAAbkIAQAAAAG7CQABAAABvAkAAQAAAb0JAQAAAAG-CQEAAAABwAkCAAAAAcEJQAAAAAECAAAAWAAgMwAAsREAIAMAAABYACAzAACxEQAgNAAAsBEAIAEsAACDFgAwFAMAAI8OACAEAQDWDAAhFQAAkA4AIO8HAACODgAw8AcAAFYAEPEHAACODgAw8wdAAMUMACGECAEAAAABjQgBANQMACGaCEAAxQwAIZsIAQD9DAAhnAgBAP0MACG5CAEA1AwAIbsJAAEAAAG8CQABAAABvQkBANYMACG-CQEA1gwAIb8JAQD9DAAhwAkCAOkMACHBCUAA1QwAIQIAAABYACAsAACwEQAgAgAAAK4RACAsAACvEQAgEgQBANYMACHvBwAArREAMPAHAACuEQAQ8QcAAK0RADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGaCEAAxQwAIZsIAQD9DAAhnAgBAP0MACG5CAEA1AwAIbsJAAHyDAAhvAkAAfIMACG9CQEA1gwAIb4JAQDWDAAhvwkBAP0MACHACQIA6QwAIcEJQADVDAAhEgQBANYMACHvBwAArREAMPAHAACuEQAQ8QcAAK0RADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGaCEAAxQwAIZsIAQD9DAAhnAgBAP0MACG5CAEA1AwAIbsJAAHyDAAhvAkAAfIMACG9CQEA1gwAIb4JAQDWDAAhvwkBAP0MACHACQIA6QwAIcEJQADVDAAhDQQBAMIOACHzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGaCEAAtg4AIZwIAQDCDgAhuQgBAMAOACG7CQABgw8AIbwJAAGDDwAhvQkBAMIOACG-CQEAwg4AIcAJAgDIDgAhwQlAAMEOACEOAwAAshAAIAQBAMIOACHzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGaCEAAtg4AIZwIAQDCDgAhuQgBAMAOACG7CQABgw8AIbwJAAGDDwAhvQkBAMIOACG-CQEAwg4AIcAJAgDIDgAhwQlAAMEOACEOAwAAtBAAIAQBAAAAAfMHQAAAAAGECAEAAAABjQgBAAAAAZoIQAAAAAGcCAEAAAABuQgBAAAAAbsJAAEAAAG8CQABAAABvQkBAAAAAb4JAQAAAAHACQIAAAABwQlAAAAAAQoDAAC7EAAg8wdAAAAAAYQIAQAAAAGaCEAAAAABnAgBAAAAAcIJAAEAAAHDCQABAAABxAkBAAAAAcUJQAAAAAHGCUAAAAABAgAAAFQAIDMAAL0RACADAAAAVAAgMwAAvREAIDQAALwRACABLAAAghYAMBADAADHDQAgFQAAgA4AIO8HAACRDgAw8AcAAFIAEPEHAACRDgAw8wdAAMUMACGECAEAAAABmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHCCQABAAABwwkAAfIMACHECQEA1gwAIcUJQADVDAAhxglAANUMACECAAAAVAAgLAAAvBEAIAIAAAC6EQAgLAAAuxEAIA7vBwAAuREAMPAHAAC6EQAQ8QcAALkRADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHCCQAB8gwAIcMJAAHyDAAhxAkBANYMACHFCUAA1QwAIcYJQADVDAAhDu8HAAC5EQAw8AcAALoRABDxBwAAuREAMPMHQADFDAAhhAgBAPEMACGaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACG_CQEA8QwAIcIJAAHyDAAhwwkAAfIMACHECQEA1gwAIcUJQADVDAAhxglAANUMACEJ8wdAALYOACGECAEAwA4AIZoIQAC2DgAhnAgBAMAOACHCCQABgw8AIcMJAAGDDwAhxAkBAMIOACHFCUAAwQ4AIcYJQADBDgAhCgMAALkQACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGcCAEAwA4AIcIJAAGDDwAhwwkAAYMPACHECQEAwg4AIcUJQADBDgAhxglAAMEOACEKAwAAuxAAIPMHQAAAAAGECAEAAAABmghAAAAAAZwIAQAAAAHCCQABAAABwwkAAQAAAcQJAQAAAAHFCUAAAAABxglAAAAAAQcDAADCEAAgmghAAAAAAZwIAQAAAAHHCQABAAAByAkBAAAAAckJAQAAAAHKCUAAAAABAgAAAFAAIDMAAMkRACADAAAAUAAgMwAAyREAIDQAAMgRACABLAAAgRYAMA0DAADHDQAgFQAAgA4AIO8HAACSDgAw8AcAAE4AEPEHAACSDgAwmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHHCQABAAAByAkBANQMACHJCQEA1AwAIcoJQADVDAAhAgAAAFAAICwAAMgRACACAAAAxhEAICwAAMcRACAL7wcAAMURADDwBwAAxhEAEPEHAADFEQAwmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhvwkBAPEMACHHCQAB8gwAIcgJAQDUDAAhyQkBANQMACHKCUAA1QwAIQvvBwAAxREAMPAHAADGEQAQ8QcAAMURADCaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACG_CQEA8QwAIccJAAHyDAAhyAkBANQMACHJCQEA1AwAIcoJQADVDAAhBpoIQAC2DgAhnAgBAMAOACHHCQABgw8AIcgJAQDADgAhyQkBAMAOACHKCUAAwQ4AIQcDAADAEAAgmghAALYOACGcCAEAwA4AIccJAAGDDwAhyAkBAMAOACHJCQEAwA4AIcoJQADBDgAhBwMAAMIQACCaCEAAAAABnAgBAAAAAccJAAEAAAHICQEAAAAByQkBAAAAAcoJQAAAAAEKAwAAiBEAIBcAAIoRACDzB0AAAAABhAgBAAAAAZoIQAAAAAGhCAEAAAABoggBAAAAAcYJQAAAAAHMCQABAAAB5QlAAAAAAQIAAABJACAzAADVEQAgAwAAAEkAIDMAANURACA0AADUEQAgASwAAIAWADAQAwAAxw0AIBUAAIAOACAXAACUDgAg7wcAAJMOADDwBwAARwAQ8QcAAJMOADDzB0AAxQwAIYQIAQAAAAGaCEAAxQwAIZsIAQDxDAAhoQgBANQMACGiCAEA1AwAIb8JAQDxDAAhxglAANUMACHMCQABAAAB5QlAANUMACECAAAASQAgLAAA1BEAIAIAAADSEQAgLAAA0xEAIA3vBwAA0REAMPAHAADSEQAQ8QcAANERADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACG_CQEA8QwAIcYJQADVDAAhzAkAAfIMACHlCUAA1QwAIQ3vBwAA0REAMPAHAADSEQAQ8QcAANERADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACG_CQEA8QwAIcYJQADVDAAhzAkAAfIMACHlCUAA1QwAIQjzB0AAtg4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhxglAAMEOACHMCQABgw8AIeUJQADBDgAhCgMAAIARACAXAACCEQAg8wdAALYOACGECAEAwA4AIZoIQAC2DgAhoQgBAMAOACGiCAEAwA4AIcYJQADBDgAhzAkAAYMPACHlCUAAwQ4AIQoDAACIEQAgFwAAihEAIPMHQAAAAAGECAEAAAABmghAAAAAAaEIAQAAAAGiCAEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABAzMAAP4VACC2CgAA_xUAILwKAAABACADMwAA_BUAILYKAAD9FQAgvAoAAAUAIAQzAADKEQAwtgoAAMsRADC4CgAAzREAILwKAADOEQAwBDMAAL4RADC2CgAAvxEAMLgKAADBEQAgvAoAAMIRADAEMwAAshEAMLYKAACzEQAwuAoAALURACC8CgAAthEAMAQzAACmEQAwtgoAAKcRADC4CgAAqREAILwKAACqEQAwBDMAAJoRADC2CgAAmxEAMLgKAACdEQAgvAoAAJ4RADAAAAAAAAAAAAAAAAK5CgEAAAAEvwoBAAAABQK5CgEAAAAEvwoBAAAABQUzAAD0FQAgNAAA-hUAILYKAAD1FQAgtwoAAPkVACC8CgAAAQAgBTMAAPIVACA0AAD3FQAgtgoAAPMVACC3CgAA9hUAILwKAAAFACABuQoBAAAABAG5CgEAAAAEAzMAAPQVACC2CgAA9RUAILwKAAABACADMwAA8hUAILYKAADzFQAgvAoAAAUAIAAAAAK5CgEAAAAEvwoBAAAABQK5CgEAAAAEvwoBAAAABQUzAADqFQAgNAAA8BUAILYKAADrFQAgtwoAAO8VACC8CgAAAQAgBTMAAOgVACA0AADtFQAgtgoAAOkVACC3CgAA7BUAILwKAAAFACABuQoBAAAABAG5CgEAAAAEAzMAAOoVACC2CgAA6xUAILwKAAABACADMwAA6BUAILYKAADpFQAgvAoAAAUAIAAAAAAAAAAAAAAAAAAFMwAA4xUAIDQAAOYVACC2CgAA5BUAILcKAADlFQAgvAoAABgAIAMzAADjFQAgtgoAAOQVACC8CgAAGAAgAAAABTMAAN4VACA0AADhFQAgtgoAAN8VACC3CgAA4BUAILwKAAAYACADMwAA3hUAILYKAADfFQAgvAoAABgAIAAAAAAAArkKAQAAAAS_CgEAAAAFArkKAQAAAAS_CgEAAAAFArkKAQAAAAS_CgEAAAAFArkKAQAAAAS_CgEAAAAFBTMAANYVACA0AADcFQAgtgoAANcVACC3CgAA2xUAILwKAACSAgAgCzMAALQSADA0AAC5EgAwtgoAALUSADC3CgAAthIAMLgKAAC3EgAguQoAALgSADC6CgAAuBIAMLsKAAC4EgAwvAoAALgSADC9CgAAuhIAML4KAAC7EgAwCzMAAKgSADA0AACtEgAwtgoAAKkSADC3CgAAqhIAMLgKAACrEgAguQoAAKwSADC6CgAArBIAMLsKAACsEgAwvAoAAKwSADC9CgAArhIAML4KAACvEgAwCzMAAJwSADA0AAChEgAwtgoAAJ0SADC3CgAAnhIAMLgKAACfEgAguQoAAKASADC6CgAAoBIAMLsKAACgEgAwvAoAAKASADC9CgAAohIAML4KAACjEgAwBY0IIAAAAAG3CAEAAAABwAgBAAAAAYMJAQAAAAGACkAAAAABAgAAACQAIDMAAKcSACADAAAAJAAgMwAApxIAIDQAAKYSACABLAAA2hUAMAsJAACgDgAg7wcAAJ8OADDwBwAAIgAQ8QcAAJ8OADCNCCAA6AwAIbcIAQDUDAAhwAgBANQMACHyCAEA1AwAIYMJAQDUDAAhgApAAMUMACGxCgAAng4AIAIAAAAkACAsAACmEgAgAgAAAKQSACAsAAClEgAgCe8HAACjEgAw8AcAAKQSABDxBwAAoxIAMI0IIADoDAAhtwgBANQMACHACAEA1AwAIfIIAQDUDAAhgwkBANQMACGACkAAxQwAIQnvBwAAoxIAMPAHAACkEgAQ8QcAAKMSADCNCCAA6AwAIbcIAQDUDAAhwAgBANQMACHyCAEA1AwAIYMJAQDUDAAhgApAAMUMACEFjQggAPgOACG3CAEAwA4AIcAIAQDADgAhgwkBAMAOACGACkAAtg4AIQWNCCAA-A4AIbcIAQDADgAhwAgBAMAOACGDCQEAwA4AIYAKQAC2DgAhBY0IIAAAAAG3CAEAAAABwAgBAAAAAYMJAQAAAAGACkAAAAABBPMHQAAAAAHZCQEAAAAB5gkBAAAAAf8JQAAAAAECAAAAIAAgMwAAsxIAIAMAAAAgACAzAACzEgAgNAAAshIAIAEsAADZFQAwCQkAAKAOACDvBwAAoQ4AMPAHAAAeABDxBwAAoQ4AMPMHQADFDAAh8ggBANQMACHZCQEA1AwAIeYJAQAAAAH_CUAA1QwAIQIAAAAgACAsAACyEgAgAgAAALASACAsAACxEgAgCO8HAACvEgAw8AcAALASABDxBwAArxIAMPMHQADFDAAh8ggBANQMACHZCQEA1AwAIeYJAQDUDAAh_wlAANUMACEI7wcAAK8SADDwBwAAsBIAEPEHAACvEgAw8wdAAMUMACHyCAEA1AwAIdkJAQDUDAAh5gkBANQMACH_CUAA1QwAIQTzB0AAtg4AIdkJAQDADgAh5gkBAMAOACH_CUAAwQ4AIQTzB0AAtg4AIdkJAQDADgAh5gkBAMAOACH_CUAAwQ4AIQTzB0AAAAAB2QkBAAAAAeYJAQAAAAH_CUAAAAABFPMHQAAAAAGcCAEAAAABxAgBAAAAAecIAgAAAAHuCAEAAAAB7wgBAAAAAfAIAgAAAAHxCAQAAAAB8wgBAAAAAfQIAQAAAAH1CAIAAAAB9ggCAAAAAfcIAgAAAAH4CIAAAAAB-QhAAAAAAfoIQAAAAAH7CEAAAAAB_AgEAAAAAf0IBAAAAAH-CAEAAAABAgAAABwAIDMAAL8SACADAAAAHAAgMwAAvxIAIDQAAL4SACABLAAA2BUAMBoJAACgDgAg7wcAAKMOADDwBwAAGgAQ8QcAAKMOADDzB0AAxQwAIZwIAQDxDAAhxAgBAPEMACHnCAIA6QwAIe4IAQAAAAHvCAEA1AwAIfAIAgDpDAAh8QgEAMQMACHyCAEA1AwAIfMIAQDUDAAh9AgBANQMACH1CAIA6QwAIfYIAgDpDAAh9wgCAOkMACH4CAAA_gwAIPkIQADVDAAh-ghAANUMACH7CEAA1QwAIfwIBADEDAAh_QgEAMQMACH-CAEA1AwAIbIKAACiDgAgAgAAABwAICwAAL4SACACAAAAvBIAICwAAL0SACAY7wcAALsSADDwBwAAvBIAEPEHAAC7EgAw8wdAAMUMACGcCAEA8QwAIcQIAQDxDAAh5wgCAOkMACHuCAEA8QwAIe8IAQDUDAAh8AgCAOkMACHxCAQAxAwAIfIIAQDUDAAh8wgBANQMACH0CAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfgIAAD-DAAg-QhAANUMACH6CEAA1QwAIfsIQADVDAAh_AgEAMQMACH9CAQAxAwAIf4IAQDUDAAhGO8HAAC7EgAw8AcAALwSABDxBwAAuxIAMPMHQADFDAAhnAgBAPEMACHECAEA8QwAIecIAgDpDAAh7ggBAPEMACHvCAEA1AwAIfAIAgDpDAAh8QgEAMQMACHyCAEA1AwAIfMIAQDUDAAh9AgBANQMACH1CAIA6QwAIfYIAgDpDAAh9wgCAOkMACH4CAAA_gwAIPkIQADVDAAh-ghAANUMACH7CEAA1QwAIfwIBADEDAAh_QgEAMQMACH-CAEA1AwAIRTzB0AAtg4AIZwIAQDADgAhxAgBAMAOACHnCAIAyA4AIe4IAQDADgAh7wgBAMAOACHwCAIAyA4AIfEIBAC1DgAh8wgBAMAOACH0CAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfgIgAAAAAH5CEAAwQ4AIfoIQADBDgAh-whAAMEOACH8CAQAtQ4AIf0IBAC1DgAh_ggBAMAOACEU8wdAALYOACGcCAEAwA4AIcQIAQDADgAh5wgCAMgOACHuCAEAwA4AIe8IAQDADgAh8AgCAMgOACHxCAQAtQ4AIfMIAQDADgAh9AgBAMAOACH1CAIAyA4AIfYIAgDIDgAh9wgCAMgOACH4CIAAAAAB-QhAAMEOACH6CEAAwQ4AIfsIQADBDgAh_AgEALUOACH9CAQAtQ4AIf4IAQDADgAhFPMHQAAAAAGcCAEAAAABxAgBAAAAAecIAgAAAAHuCAEAAAAB7wgBAAAAAfAIAgAAAAHxCAQAAAAB8wgBAAAAAfQIAQAAAAH1CAIAAAAB9ggCAAAAAfcIAgAAAAH4CIAAAAAB-QhAAAAAAfoIQAAAAAH7CEAAAAAB_AgEAAAAAf0IBAAAAAH-CAEAAAABAbkKAQAAAAQBuQoBAAAABAG5CgEAAAAEAbkKAQAAAAQDMwAA1hUAILYKAADXFQAgvAoAAJICACAEMwAAtBIAMLYKAAC1EgAwuAoAALcSACC8CgAAuBIAMAQzAACoEgAwtgoAAKkSADC4CgAAqxIAILwKAACsEgAwBDMAAJwSADC2CgAAnRIAMLgKAACfEgAgvAoAAKASADAAAAAAAAK5CgEAAAAEvwoBAAAABQszAADrEgAwNAAA8BIAMLYKAADsEgAwtwoAAO0SADC4CgAA7hIAILkKAADvEgAwugoAAO8SADC7CgAA7xIAMLwKAADvEgAwvQoAAPESADC-CgAA8hIAMAszAADdEgAwNAAA4hIAMLYKAADeEgAwtwoAAN8SADC4CgAA4BIAILkKAADhEgAwugoAAOESADC7CgAA4RIAMLwKAADhEgAwvQoAAOMSADC-CgAA5BIAMAszAADREgAwNAAA1hIAMLYKAADSEgAwtwoAANMSADC4CgAA1BIAILkKAADVEgAwugoAANUSADC7CgAA1RIAMLwKAADVEgAwvQoAANcSADC-CgAA2BIAMCcKAADFEgAgCwAAxhIAIAwAAMcSACD-BwEAAAAB7wgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfwIBAAAAAHrCQEAAAAB_QkgAAAAAYEKAQAAAAGCCgEAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAYcKAQAAAAGICiAAAAABiQpAAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCiAAAAABjwoEAAAAAZAKAQAAAAGRCkAAAAABkgoAAMASACCTCgAAwRIAIJQKAADCEgAglQpAAAAAAZYKIAAAAAGXCgAAwxIAIJgKAgAAAAGZCgIAAAABmgoBAAAAAZsKAQAAAAGcCgEAAAABAgAAABgAIDMAANwSACADAAAAGAAgMwAA3BIAIDQAANsSACABLAAA1RUAMCwHAAClDgAgCgAApg4AIAsAAKcOACAMAACoDgAg7wcAAKQOADDwBwAAFgAQ8QcAAKQOADD-BwEAAAAB7wgBANQMACHzCAEA1AwAIfUIAgDpDAAh9ggCAOkMACH3CAIA6QwAIfwIBADEDAAh6wkBANQMACH9CSAA6AwAIYEKAQDUDAAhggoBANYMACGDCgIA6QwAIYQKAgDpDAAhhQoCAOkMACGGCgIA6QwAIYcKAQD9DAAhiAogAOgMACGJCkAA1QwAIYoKQADVDAAhiwoBANYMACGMCkAA1QwAIY0KQADVDAAhjgogAOgMACGPCgQAxAwAIZAKAQDWDAAhkQpAANUMACGSCgAA4gwAIJMKAADiDAAglAoAAOIMACCVCkAA1QwAIZYKIADoDAAhlwoAAOIMACCYCgIA6QwAIZkKAgDpDAAhmgoBANYMACGbCgEA_QwAIZwKAQD9DAAhAgAAABgAICwAANsSACACAAAA2RIAICwAANoSACAo7wcAANgSADDwBwAA2RIAEPEHAADYEgAw_gcBANQMACHvCAEA1AwAIfMIAQDUDAAh9QgCAOkMACH2CAIA6QwAIfcIAgDpDAAh_AgEAMQMACHrCQEA1AwAIf0JIADoDAAhgQoBANQMACGCCgEA1gwAIYMKAgDpDAAhhAoCAOkMACGFCgIA6QwAIYYKAgDpDAAhhwoBAP0MACGICiAA6AwAIYkKQADVDAAhigpAANUMACGLCgEA1gwAIYwKQADVDAAhjQpAANUMACGOCiAA6AwAIY8KBADEDAAhkAoBANYMACGRCkAA1QwAIZIKAADiDAAgkwoAAOIMACCUCgAA4gwAIJUKQADVDAAhlgogAOgMACGXCgAA4gwAIJgKAgDpDAAhmQoCAOkMACGaCgEA1gwAIZsKAQD9DAAhnAoBAP0MACEo7wcAANgSADDwBwAA2RIAEPEHAADYEgAw_gcBANQMACHvCAEA1AwAIfMIAQDUDAAh9QgCAOkMACH2CAIA6QwAIfcIAgDpDAAh_AgEAMQMACHrCQEA1AwAIf0JIADoDAAhgQoBANQMACGCCgEA1gwAIYMKAgDpDAAhhAoCAOkMACGFCgIA6QwAIYYKAgDpDAAhhwoBAP0MACGICiAA6AwAIYkKQADVDAAhigpAANUMACGLCgEA1gwAIYwKQADVDAAhjQpAANUMACGOCiAA6AwAIY8KBADEDAAhkAoBANYMACGRCkAA1QwAIZIKAADiDAAgkwoAAOIMACCUCgAA4gwAIJUKQADVDAAhlgogAOgMACGXCgAA4gwAIJgKAgDpDAAhmQoCAOkMACGaCgEA1gwAIZsKAQD9DAAhnAoBAP0MACEk_gcBAMAOACHvCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhJwoAAJkSACALAACaEgAgDAAAmxIAIP4HAQDADgAh7wgBAMAOACH1CAIAyA4AIfYIAgDIDgAh9wgCAMgOACH8CAQAtQ4AIesJAQDADgAh_QkgAPgOACGBCgEAwA4AIYIKAQDCDgAhgwoCAMgOACGECgIAyA4AIYUKAgDIDgAhhgoCAMgOACGHCgEAwg4AIYgKIAD4DgAhiQpAAMEOACGKCkAAwQ4AIYsKAQDCDgAhjApAAMEOACGNCkAAwQ4AIY4KIAD4DgAhjwoEALUOACGQCgEAwg4AIZEKQADBDgAhkgoAAJQSACCTCgAAlRIAIJQKAACWEgAglQpAAMEOACGWCiAA-A4AIZcKAACXEgAgmAoCAMgOACGZCgIAyA4AIZoKAQDCDgAhmwoBAMIOACGcCgEAwg4AIScKAADFEgAgCwAAxhIAIAwAAMcSACD-BwEAAAAB7wgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfwIBAAAAAHrCQEAAAAB_QkgAAAAAYEKAQAAAAGCCgEAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAYcKAQAAAAGICiAAAAABiQpAAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCiAAAAABjwoEAAAAAZAKAQAAAAGRCkAAAAABkgoAAMASACCTCgAAwRIAIJQKAADCEgAglQpAAAAAAZYKIAAAAAGXCgAAwxIAIJgKAgAAAAGZCgIAAAABmgoBAAAAAZsKAQAAAAGcCgEAAAABCgQAAOoSACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGNCAEAAAABnAgBAAAAAbcIAQAAAAGfCgIAAAABoAoBAAAAAaEKQAAAAAECAAAAEwAgMwAA6RIAIAMAAAATACAzAADpEgAgNAAA5xIAIAEsAADUFQAwDwQAAOwNACAHAACqDgAg7wcAAKkOADDwBwAAEQAQ8QcAAKkOADDzB0AAxQwAIf4HAQDUDAAhhAgBAAAAAY0IAQDUDAAhnAgBAPEMACG3CAEA1AwAIfMIAQDWDAAhnwoCAOkMACGgCgEA1gwAIaEKQADVDAAhAgAAABMAICwAAOcSACACAAAA5RIAICwAAOYSACAN7wcAAOQSADDwBwAA5RIAEPEHAADkEgAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhjQgBANQMACGcCAEA8QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaAKAQDWDAAhoQpAANUMACEN7wcAAOQSADDwBwAA5RIAEPEHAADkEgAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhjQgBANQMACGcCAEA8QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaAKAQDWDAAhoQpAANUMACEJ8wdAALYOACH-BwEAwA4AIYQIAQDADgAhjQgBAMAOACGcCAEAwA4AIbcIAQDADgAhnwoCAMgOACGgCgEAwg4AIaEKQADBDgAhCgQAAOgSACDzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZwIAQDADgAhtwgBAMAOACGfCgIAyA4AIaAKAQDCDgAhoQpAAMEOACEFMwAAzxUAIDQAANIVACC2CgAA0BUAILcKAADRFQAgvAoAAAUAIAoEAADqEgAg8wdAAAAAAf4HAQAAAAGECAEAAAABjQgBAAAAAZwIAQAAAAG3CAEAAAABnwoCAAAAAaAKAQAAAAGhCkAAAAABAzMAAM8VACC2CgAA0BUAILwKAAAFACAJBAAA-BIAIPIHQAAAAAH-BwEAAAABhAgBAAAAAZwIAQAAAAG3CAEAAAABnwoCAAAAAaIKAQAAAAGjCkAAAAABAgAAAAsAIDMAAPcSACADAAAACwAgMwAA9xIAIDQAAPUSACABLAAAzhUAMA4EAACXDgAgBwAAqg4AIO8HAACrDgAw8AcAAAkAEPEHAACrDgAw8gdAANUMACH-BwEA1AwAIYQIAQAAAAGcCAEA_QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaIKAQDUDAAhowpAAMUMACECAAAACwAgLAAA9RIAIAIAAADzEgAgLAAA9BIAIAzvBwAA8hIAMPAHAADzEgAQ8QcAAPISADDyB0AA1QwAIf4HAQDUDAAhhAgBAPEMACGcCAEA_QwAIbcIAQDUDAAh8wgBANYMACGfCgIA6QwAIaIKAQDUDAAhowpAAMUMACEM7wcAAPISADDwBwAA8xIAEPEHAADyEgAw8gdAANUMACH-BwEA1AwAIYQIAQDxDAAhnAgBAP0MACG3CAEA1AwAIfMIAQDWDAAhnwoCAOkMACGiCgEA1AwAIaMKQADFDAAhCPIHQADBDgAh_gcBAMAOACGECAEAwA4AIZwIAQDCDgAhtwgBAMAOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACEJBAAA9hIAIPIHQADBDgAh_gcBAMAOACGECAEAwA4AIZwIAQDCDgAhtwgBAMAOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACEHMwAAyRUAIDQAAMwVACC2CgAAyhUAILcKAADLFQAgugoAAAMAILsKAAADACC8CgAABQAgCQQAAPgSACDyB0AAAAAB_gcBAAAAAYQIAQAAAAGcCAEAAAABtwgBAAAAAZ8KAgAAAAGiCgEAAAABowpAAAAAAQMzAADJFQAgtgoAAMoVACC8CgAABQAgAbkKAQAAAAQEMwAA6xIAMLYKAADsEgAwuAoAAO4SACC8CgAA7xIAMAQzAADdEgAwtgoAAN4SADC4CgAA4BIAILwKAADhEgAwBDMAANESADC2CgAA0hIAMLgKAADUEgAgvAoAANUSADAAAAAAAAAAAAczAADEFQAgNAAAxxUAILYKAADFFQAgtwoAAMYVACC6CgAADgAguwoAAA4AILwKAACSAgAgAzMAAMQVACC2CgAAxRUAILwKAACSAgAgAAAAAAAHMwAAvxUAIDQAAMIVACC2CgAAwBUAILcKAADBFQAgugoAAA4AILsKAAAOACC8CgAAkgIAIAMzAAC_FQAgtgoAAMAVACC8CgAAkgIAIAAAAAAABTMAALoVACA0AAC9FQAgtgoAALsVACC3CgAAvBUAILwKAAAFACADMwAAuhUAILYKAAC7FQAgvAoAAAUAIAoDAADkEAAgBQAAohUAIAYAAP0SACAIAAD-EgAgDwAAiBUAIBAAAIkVACARAACXFQAgHQAAixUAIKgKAAC8DgAgqgoAALwOACAAAAAFMwAArxUAIDQAALgVACC2CgAAsBUAILcKAAC3FQAgvAoAAAEAIAczAADgEwAgNAAA4xMAILYKAADhEwAgtwoAAOITACC6CgAABwAguwoAAAcAILwKAADIAQAgCzMAANcTADA0AADbEwAwtgoAANgTADC3CgAA2RMAMLgKAADaEwAguQoAAO8SADC6CgAA7xIAMLsKAADvEgAwvAoAAO8SADC9CgAA3BMAML4KAADyEgAwCzMAAM4TADA0AADSEwAwtgoAAM8TADC3CgAA0BMAMLgKAADREwAguQoAAOESADC6CgAA4RIAMLsKAADhEgAwvAoAAOESADC9CgAA0xMAML4KAADkEgAwCzMAAMITADA0AADHEwAwtgoAAMMTADC3CgAAxBMAMLgKAADFEwAguQoAAMYTADC6CgAAxhMAMLsKAADGEwAwvAoAAMYTADC9CgAAyBMAML4KAADJEwAwCzMAALYTADA0AAC7EwAwtgoAALcTADC3CgAAuBMAMLgKAAC5EwAguQoAALoTADC6CgAAuhMAMLsKAAC6EwAwvAoAALoTADC9CgAAvBMAML4KAAC9EwAwCzMAAK0TADA0AACxEwAwtgoAAK4TADC3CgAArxMAMLgKAACwEwAguQoAAKAQADC6CgAAoBAAMLsKAACgEAAwvAoAAKAQADC9CgAAshMAML4KAACjEAAwCzMAAKETADA0AACmEwAwtgoAAKITADC3CgAAoxMAMLgKAACkEwAguQoAAKUTADC6CgAApRMAMLsKAAClEwAwvAoAAKUTADC9CgAApxMAML4KAACoEwAwDwMAANYRACAYAADYEQAgGQAA2REAIBoAANoRACAbAADbEQAgHAAA3BEAIPMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQIAAABEACAzAACsEwAgAwAAAEQAIDMAAKwTACA0AACrEwAgASwAALYVADAWAwAAxw0AIAQAAJcOACAYAACHDgAgGQAAiQ4AIBoAAIoOACAbAACLDgAgHAAAmA4AIO8HAACWDgAw8AcAAEIAEPEHAACWDgAw8wdAAMUMACGECAEAAAABiggBANYMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGlCQEA1AwAIbMJAQDWDAAh1QkAAJUOACDnCQEA1AwAIegJAQDUDAAh6QlAANUMACECAAAARAAgLAAAqxMAIAIAAACpEwAgLAAAqhMAIA7vBwAAqBMAMPAHAACpEwAQ8QcAAKgTADDzB0AAxQwAIYQIAQDxDAAhiggBANYMACGNCAEA1AwAIZsIAQDxDAAhnAgBAP0MACGlCQEA1AwAIbMJAQDWDAAh5wkBANQMACHoCQEA1AwAIekJQADVDAAhDu8HAACoEwAw8AcAAKkTABDxBwAAqBMAMPMHQADFDAAhhAgBAPEMACGKCAEA1gwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIaUJAQDUDAAhswkBANYMACHnCQEA1AwAIegJAQDUDAAh6QlAANUMACEJ8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGlCQEAwA4AIbMJAQDCDgAh5wkBAMAOACHoCQEAwA4AIekJQADBDgAhDwMAAJMRACAYAACVEQAgGQAAlhEAIBoAAJcRACAbAACYEQAgHAAAmREAIPMHQAC2DgAhhAgBAMAOACGKCAEAwg4AIY0IAQDADgAhpQkBAMAOACGzCQEAwg4AIecJAQDADgAh6AkBAMAOACHpCUAAwQ4AIQ8DAADWEQAgGAAA2BEAIBkAANkRACAaAADaEQAgGwAA2xEAIBwAANwRACDzB0AAAAABhAgBAAAAAYoIAQAAAAGNCAEAAAABpQkBAAAAAbMJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAETEgAA9g8AIPMHQAAAAAGECAEAAAABjQgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaMJAQAAAAGlCQEAAAABpgkBAAAAAacJAQAAAAGoCYAAAAABqQkAAPMPACCqCQIAAAABqwkgAAAAAawJAQAAAAGtCQAA9A8AIK4JIAAAAAGvCQIAAAABAgAAADcAIDMAALUTACADAAAANwAgMwAAtRMAIDQAALQTACABLAAAtRUAMAIAAAA3ACAsAAC0EwAgAgAAAKQQACAsAACzEwAgEvMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIaMJAQDADgAhpQkBAMAOACGmCQEAwA4AIacJAQDADgAhqAmAAAAAAakJAADvDwAgqgkCAMgOACGrCSAA-A4AIawJAQDADgAhrQkAAPAPACCuCSAA-A4AIa8JAgDIDgAhExIAAPIPACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGjCQEAwA4AIaUJAQDADgAhpgkBAMAOACGnCQEAwA4AIagJgAAAAAGpCQAA7w8AIKoJAgDIDgAhqwkgAPgOACGsCQEAwA4AIa0JAADwDwAgrgkgAPgOACGvCQIAyA4AIRMSAAD2DwAg8wdAAAAAAYQIAQAAAAGNCAEAAAABoQgBAAAAAaIIAQAAAAGjCEAAAAABowkBAAAAAaUJAQAAAAGmCQEAAAABpwkBAAAAAagJgAAAAAGpCQAA8w8AIKoJAgAAAAGrCSAAAAABrAkBAAAAAa0JAAD0DwAgrgkgAAAAAa8JAgAAAAETAwAA7hEAIPMHQAAAAAGECAEAAAABmghAAAAAAbEIAQAAAAGyCAEAAAABowkBAAAAAakJAADsEQAgxAkBAAAAAcYJQAAAAAHMCQABAAAB7wkAAO0RACDwCUAAAAAB8QkCAAAAAfIJAgAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAABAgAAADMAIDMAAMETACADAAAAMwAgMwAAwRMAIDQAAMATACABLAAAtBUAMBkDAADHDQAgBAAA7A0AIO8HAACcDgAw8AcAADEAEPEHAACcDgAw8wdAAMUMACGECAEAAAABmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhsQgBANQMACGyCAEA8QwAIaMJAQD9DAAhqQkAAOIMACDECQEA1gwAIcYJQADVDAAhzAkAAQAAAe8JAADiDAAg8AlAANUMACHxCQIAqw0AIfIJAgCrDQAh8wkBANYMACH0CQEA1gwAIfUJAQD9DAAh9gkBAP0MACECAAAAMwAgLAAAwBMAIAIAAAC-EwAgLAAAvxMAIBfvBwAAvRMAMPAHAAC-EwAQ8QcAAL0TADDzB0AAxQwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhsQgBANQMACGyCAEA8QwAIaMJAQD9DAAhqQkAAOIMACDECQEA1gwAIcYJQADVDAAhzAkAAfIMACHvCQAA4gwAIPAJQADVDAAh8QkCAKsNACHyCQIAqw0AIfMJAQDWDAAh9AkBANYMACH1CQEA_QwAIfYJAQD9DAAhF-8HAAC9EwAw8AcAAL4TABDxBwAAvRMAMPMHQADFDAAhhAgBAPEMACGaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACGxCAEA1AwAIbIIAQDxDAAhowkBAP0MACGpCQAA4gwAIMQJAQDWDAAhxglAANUMACHMCQAB8gwAIe8JAADiDAAg8AlAANUMACHxCQIAqw0AIfIJAgCrDQAh8wkBANYMACH0CQEA1gwAIfUJAQD9DAAh9gkBAP0MACES8wdAALYOACGECAEAwA4AIZoIQAC2DgAhsQgBAMAOACGyCAEAwA4AIaMJAQDCDgAhqQkAAOgRACDECQEAwg4AIcYJQADBDgAhzAkAAYMPACHvCQAA6REAIPAJQADBDgAh8QkCAM0PACHyCQIAzQ8AIfMJAQDCDgAh9AkBAMIOACH1CQEAwg4AIfYJAQDCDgAhEwMAAOoRACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGxCAEAwA4AIbIIAQDADgAhowkBAMIOACGpCQAA6BEAIMQJAQDCDgAhxglAAMEOACHMCQABgw8AIe8JAADpEQAg8AlAAMEOACHxCQIAzQ8AIfIJAgDNDwAh8wkBAMIOACH0CQEAwg4AIfUJAQDCDgAh9gkBAMIOACETAwAA7hEAIPMHQAAAAAGECAEAAAABmghAAAAAAbEIAQAAAAGyCAEAAAABowkBAAAAAakJAADsEQAgxAkBAAAAAcYJQAAAAAHMCQABAAAB7wkAAO0RACDwCUAAAAAB8QkCAAAAAfIJAgAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAABEgMAAPkRACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAGpCQAA9xEAIKwJAQAAAAGtCQAA-BEAIK4JIAAAAAHDCQABAAABxglAAAAAAegJAQAAAAHwCUAAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAC8AIDMAAM0TACADAAAALwAgMwAAzRMAIDQAAMwTACABLAAAsxUAMBgDAADHDQAgBAAA7A0AIO8HAACdDgAw8AcAAC0AEPEHAACdDgAw8wdAAMUMACH-BwEA1AwAIYQIAQAAAAGaCEAAxQwAIZsIAQDxDAAhnAgBAPEMACGhCAEA1AwAIaIIAQDUDAAhqQkAAOIMACCsCQEA1AwAIa0JAADiDAAgrgkgAOgMACHDCQABAAABxglAANUMACHoCQEA1gwAIfAJQADVDAAh9wkBAP0MACH4CQEA1gwAIfkJQADVDAAhAgAAAC8AICwAAMwTACACAAAAyhMAICwAAMsTACAW7wcAAMkTADDwBwAAyhMAEPEHAADJEwAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhoQgBANQMACGiCAEA1AwAIakJAADiDAAgrAkBANQMACGtCQAA4gwAIK4JIADoDAAhwwkAAfIMACHGCUAA1QwAIegJAQDWDAAh8AlAANUMACH3CQEA_QwAIfgJAQDWDAAh-QlAANUMACEW7wcAAMkTADDwBwAAyhMAEPEHAADJEwAw8wdAAMUMACH-BwEA1AwAIYQIAQDxDAAhmghAAMUMACGbCAEA8QwAIZwIAQDxDAAhoQgBANQMACGiCAEA1AwAIakJAADiDAAgrAkBANQMACGtCQAA4gwAIK4JIADoDAAhwwkAAfIMACHGCUAA1QwAIegJAQDWDAAh8AlAANUMACH3CQEA_QwAIfgJAQDWDAAh-QlAANUMACER8wdAALYOACH-BwEAwA4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhqQkAAPMRACCsCQEAwA4AIa0JAAD0EQAgrgkgAPgOACHDCQABgw8AIcYJQADBDgAh6AkBAMIOACHwCUAAwQ4AIfcJAQDCDgAh-AkBAMIOACH5CUAAwQ4AIRIDAAD1EQAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhqQkAAPMRACCsCQEAwA4AIa0JAAD0EQAgrgkgAPgOACHDCQABgw8AIcYJQADBDgAh6AkBAMIOACHwCUAAwQ4AIfcJAQDCDgAh-AkBAMIOACH5CUAAwQ4AIRIDAAD5EQAg8wdAAAAAAf4HAQAAAAGECAEAAAABmghAAAAAAaEIAQAAAAGiCAEAAAABqQkAAPcRACCsCQEAAAABrQkAAPgRACCuCSAAAAABwwkAAQAAAcYJQAAAAAHoCQEAAAAB8AlAAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQoHAACGEwAg8wdAAAAAAf4HAQAAAAGECAEAAAABjQgBAAAAAbcIAQAAAAHzCAEAAAABnwoCAAAAAaAKAQAAAAGhCkAAAAABAgAAABMAIDMAANYTACADAAAAEwAgMwAA1hMAIDQAANUTACABLAAAshUAMAIAAAATACAsAADVEwAgAgAAAOUSACAsAADUEwAgCfMHQAC2DgAh_gcBAMAOACGECAEAwA4AIY0IAQDADgAhtwgBAMAOACHzCAEAwg4AIZ8KAgDIDgAhoAoBAMIOACGhCkAAwQ4AIQoHAACFEwAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhjQgBAMAOACG3CAEAwA4AIfMIAQDCDgAhnwoCAMgOACGgCgEAwg4AIaEKQADBDgAhCgcAAIYTACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGNCAEAAAABtwgBAAAAAfMIAQAAAAGfCgIAAAABoAoBAAAAAaEKQAAAAAEJBwAAjRMAIPIHQAAAAAH-BwEAAAABhAgBAAAAAbcIAQAAAAHzCAEAAAABnwoCAAAAAaIKAQAAAAGjCkAAAAABAgAAAAsAIDMAAN8TACADAAAACwAgMwAA3xMAIDQAAN4TACABLAAAsRUAMAIAAAALACAsAADeEwAgAgAAAPMSACAsAADdEwAgCPIHQADBDgAh_gcBAMAOACGECAEAwA4AIbcIAQDADgAh8wgBAMIOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACEJBwAAjBMAIPIHQADBDgAh_gcBAMAOACGECAEAwA4AIbcIAQDADgAh8wgBAMIOACGfCgIAyA4AIaIKAQDADgAhowpAALYOACEJBwAAjRMAIPIHQAAAAAH-BwEAAAABhAgBAAAAAbcIAQAAAAHzCAEAAAABnwoCAAAAAaIKAQAAAAGjCkAAAAABCP4HAQAAAAG9CAQAAAAB9QgEAAAAAfYIBAAAAAH3CAQAAAABpAoEAAAAAaUKAgAAAAGmCgIAAAABAgAAAMgBACAzAADgEwAgAwAAAAcAIDMAAOATACA0AADkEwAgCgAAAAcAICwAAOQTACD-BwEAwA4AIb0IBAC1DgAh9QgEALUOACH2CAQAtQ4AIfcIBAC1DgAhpAoEALUOACGlCgIAyA4AIaYKAgDIDgAhCP4HAQDADgAhvQgEALUOACH1CAQAtQ4AIfYIBAC1DgAh9wgEALUOACGkCgQAtQ4AIaUKAgDIDgAhpgoCAMgOACEDMwAArxUAILYKAACwFQAgvAoAAAEAIAMzAADgEwAgtgoAAOETACC8CgAAyAEAIAQzAADXEwAwtgoAANgTADC4CgAA2hMAILwKAADvEgAwBDMAAM4TADC2CgAAzxMAMLgKAADREwAgvAoAAOESADAEMwAAwhMAMLYKAADDEwAwuAoAAMUTACC8CgAAxhMAMAQzAAC2EwAwtgoAALcTADC4CgAAuRMAILwKAAC6EwAwBDMAAK0TADC2CgAArhMAMLgKAACwEwAgvAoAAKAQADAEMwAAoRMAMLYKAACiEwAwuAoAAKQTACC8CgAApRMAMAAAAAszAADuFAAwNAAA8xQAMLYKAADvFAAwtwoAAPAUADC4CgAA8RQAILkKAADyFAAwugoAAPIUADC7CgAA8hQAMLwKAADyFAAwvQoAAPQUADC-CgAA9RQAMAszAADlFAAwNAAA6RQAMLYKAADmFAAwtwoAAOcUADC4CgAA6BQAILkKAADGEwAwugoAAMYTADC7CgAAxhMAMLwKAADGEwAwvQoAAOoUADC-CgAAyRMAMAszAADcFAAwNAAA4BQAMLYKAADdFAAwtwoAAN4UADC4CgAA3xQAILkKAAC6EwAwugoAALoTADC7CgAAuhMAMLwKAAC6EwAwvQoAAOEUADC-CgAAvRMAMAszAADQFAAwNAAA1RQAMLYKAADRFAAwtwoAANIUADC4CgAA0xQAILkKAADUFAAwugoAANQUADC7CgAA1BQAMLwKAADUFAAwvQoAANYUADC-CgAA1xQAMAszAADHFAAwNAAAyxQAMLYKAADIFAAwtwoAAMkUADC4CgAAyhQAILkKAAClEwAwugoAAKUTADC7CgAApRMAMLwKAAClEwAwvQoAAMwUADC-CgAAqBMAMAszAAC-FAAwNAAAwhQAMLYKAAC_FAAwtwoAAMAUADC4CgAAwRQAILkKAADOEQAwugoAAM4RADC7CgAAzhEAMLwKAADOEQAwvQoAAMMUADC-CgAA0REAMAczAAC5FAAgNAAAvBQAILYKAAC6FAAgtwoAALsUACC6CgAAdAAguwoAAHQAILwKAAC8BQAgCzMAALAUADA0AAC0FAAwtgoAALEUADC3CgAAshQAMLgKAACzFAAguQoAANkQADC6CgAA2RAAMLsKAADZEAAwvAoAANkQADC9CgAAtRQAML4KAADcEAAwCzMAAKcUADA0AACrFAAwtgoAAKgUADC3CgAAqRQAMLgKAACqFAAguQoAAMIRADC6CgAAwhEAMLsKAADCEQAwvAoAAMIRADC9CgAArBQAML4KAADFEQAwCzMAAJ4UADA0AACiFAAwtgoAAJ8UADC3CgAAoBQAMLgKAAChFAAguQoAALYRADC6CgAAthEAMLsKAAC2EQAwvAoAALYRADC9CgAAoxQAML4KAAC5EQAwCzMAAJUUADA0AACZFAAwtgoAAJYUADC3CgAAlxQAMLgKAACYFAAguQoAAKoRADC6CgAAqhEAMLsKAACqEQAwvAoAAKoRADC9CgAAmhQAML4KAACtEQAwCzMAAIkUADA0AACOFAAwtgoAAIoUADC3CgAAixQAMLgKAACMFAAguQoAAI0UADC6CgAAjRQAMLsKAACNFAAwvAoAAI0UADC9CgAAjxQAML4KAACQFAAwCzMAAP0TADA0AACCFAAwtgoAAP4TADC3CgAA_xMAMLgKAACAFAAguQoAAIEUADC6CgAAgRQAMLsKAACBFAAwvAoAAIEUADC9CgAAgxQAML4KAACEFAAwCBYAAPwQACDzB0AAAAABhAgBAAAAAY4IAgAAAAGRCEAAAAABmQgBAAAAAeMJAQAAAAHkCYAAAAABAgAAAI4BACAzAACIFAAgAwAAAI4BACAzAACIFAAgNAAAhxQAIAEsAACuFQAwDQMAAMcNACAWAADwDQAg7wcAAO8NADDwBwAASwAQ8QcAAO8NADDzB0AAxQwAIYQIAQAAAAGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQAAAAHkCQAAhQ0AIAIAAACOAQAgLAAAhxQAIAIAAACFFAAgLAAAhhQAIAvvBwAAhBQAMPAHAACFFAAQ8QcAAIQUADDzB0AAxQwAIYQIAQDxDAAhjggCAOkMACGRCEAAxQwAIZkIAQDWDAAhmwgBAPEMACHjCQEA_QwAIeQJAACFDQAgC-8HAACEFAAw8AcAAIUUABDxBwAAhBQAMPMHQADFDAAhhAgBAPEMACGOCAIA6QwAIZEIQADFDAAhmQgBANYMACGbCAEA8QwAIeMJAQD9DAAh5AkAAIUNACAH8wdAALYOACGECAEAwA4AIY4IAgDIDgAhkQhAALYOACGZCAEAwg4AIeMJAQDCDgAh5AmAAAAAAQgWAAD6EAAg8wdAALYOACGECAEAwA4AIY4IAgDIDgAhkQhAALYOACGZCAEAwg4AIeMJAQDCDgAh5AmAAAAAAQgWAAD8EAAg8wdAAAAAAYQIAQAAAAGOCAIAAAABkQhAAAAAAZkIAQAAAAHjCQEAAAAB5AmAAAAAAQ4jAADxDgAgJAAA8g4AIPMHQAAAAAH-BwEAAAABhAgBAAAAAY0IAQAAAAGcCAEAAAABnQgBAAAAAZ4IAADvDgAgnwgBAAAAAaAIQAAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAECAAAAgQEAIDMAAJQUACADAAAAgQEAIDMAAJQUACA0AACTFAAgASwAAK0VADATAwAAxw0AICMAAPUNACAkAAD2DQAg7wcAAPQNADDwBwAAfwAQ8QcAAPQNADDzB0AAxQwAIf4HAQDUDAAhhAgBAAAAAY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIZ0IAQDUDAAhnggAAOIMACCfCAEA1gwAIaAIQADVDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhAgAAAIEBACAsAACTFAAgAgAAAJEUACAsAACSFAAgEO8HAACQFAAw8AcAAJEUABDxBwAAkBQAMPMHQADFDAAh_gcBANQMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIZ0IAQDUDAAhnggAAOIMACCfCAEA1gwAIaAIQADVDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhEO8HAACQFAAw8AcAAJEUABDxBwAAkBQAMPMHQADFDAAh_gcBANQMACGECAEA8QwAIY0IAQDUDAAhmwgBAPEMACGcCAEA_QwAIZ0IAQDUDAAhnggAAOIMACCfCAEA1gwAIaAIQADVDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhDPMHQAC2DgAh_gcBAMAOACGECAEAwA4AIY0IAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQ4jAADVDgAgJAAA1g4AIPMHQAC2DgAh_gcBAMAOACGECAEAwA4AIY0IAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQ4jAADxDgAgJAAA8g4AIPMHQAAAAAH-BwEAAAABhAgBAAAAAY0IAQAAAAGcCAEAAAABnQgBAAAAAZ4IAADvDgAgnwgBAAAAAaAIQAAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAEPBAEAAAABFQAAtRAAIPMHQAAAAAGECAEAAAABjQgBAAAAAZoIQAAAAAGcCAEAAAABuQgBAAAAAbsJAAEAAAG8CQABAAABvQkBAAAAAb4JAQAAAAG_CQEAAAABwAkCAAAAAcEJQAAAAAECAAAAWAAgMwAAnRQAIAMAAABYACAzAACdFAAgNAAAnBQAIAEsAACsFQAwAgAAAFgAICwAAJwUACACAAAArhEAICwAAJsUACAOBAEAwg4AIfMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZoIQAC2DgAhnAgBAMIOACG5CAEAwA4AIbsJAAGDDwAhvAkAAYMPACG9CQEAwg4AIb4JAQDCDgAhvwkBAMIOACHACQIAyA4AIcEJQADBDgAhDwQBAMIOACEVAACzEAAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhmghAALYOACGcCAEAwg4AIbkIAQDADgAhuwkAAYMPACG8CQABgw8AIb0JAQDCDgAhvgkBAMIOACG_CQEAwg4AIcAJAgDIDgAhwQlAAMEOACEPBAEAAAABFQAAtRAAIPMHQAAAAAGECAEAAAABjQgBAAAAAZoIQAAAAAGcCAEAAAABuQgBAAAAAbsJAAEAAAG8CQABAAABvQkBAAAAAb4JAQAAAAG_CQEAAAABwAkCAAAAAcEJQAAAAAELFQAAvBAAIPMHQAAAAAGECAEAAAABmghAAAAAAZwIAQAAAAG_CQEAAAABwgkAAQAAAcMJAAEAAAHECQEAAAABxQlAAAAAAcYJQAAAAAECAAAAVAAgMwAAphQAIAMAAABUACAzAACmFAAgNAAApRQAIAEsAACrFQAwAgAAAFQAICwAAKUUACACAAAAuhEAICwAAKQUACAK8wdAALYOACGECAEAwA4AIZoIQAC2DgAhnAgBAMAOACG_CQEAwA4AIcIJAAGDDwAhwwkAAYMPACHECQEAwg4AIcUJQADBDgAhxglAAMEOACELFQAAuhAAIPMHQAC2DgAhhAgBAMAOACGaCEAAtg4AIZwIAQDADgAhvwkBAMAOACHCCQABgw8AIcMJAAGDDwAhxAkBAMIOACHFCUAAwQ4AIcYJQADBDgAhCxUAALwQACDzB0AAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABvwkBAAAAAcIJAAEAAAHDCQABAAABxAkBAAAAAcUJQAAAAAHGCUAAAAABCBUAAMMQACCaCEAAAAABnAgBAAAAAb8JAQAAAAHHCQABAAAByAkBAAAAAckJAQAAAAHKCUAAAAABAgAAAFAAIDMAAK8UACADAAAAUAAgMwAArxQAIDQAAK4UACABLAAAqhUAMAIAAABQACAsAACuFAAgAgAAAMYRACAsAACtFAAgB5oIQAC2DgAhnAgBAMAOACG_CQEAwA4AIccJAAGDDwAhyAkBAMAOACHJCQEAwA4AIcoJQADBDgAhCBUAAMEQACCaCEAAtg4AIZwIAQDADgAhvwkBAMAOACHHCQABgw8AIcgJAQDADgAhyQkBAMAOACHKCUAAwQ4AIQgVAADDEAAgmghAAAAAAZwIAQAAAAG_CQEAAAABxwkAAQAAAcgJAQAAAAHJCQEAAAAByglAAAAAARAgAADMEAAg8wdAAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAGzCQEAAAABxglAAAAAAcoJQAAAAAHLCQEAAAABzAkAAQAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAAyhAAIAIAAAB4ACAzAAC4FAAgAwAAAHgAIDMAALgUACA0AAC3FAAgASwAAKkVADACAAAAeAAgLAAAtxQAIAIAAADdEAAgLAAAthQAIA_zB0AAtg4AIYQIAQDADgAhmghAALYOACGhCAEAwA4AIaIIAQDADgAhswkBAMIOACHGCUAAwQ4AIcoJQADBDgAhywkBAMAOACHMCQABgw8AIc0JAQDADgAhzgkBAMIOACHPCQEAwg4AIdAJAQDCDgAh0QkAAMcQACAQIAAAyRAAIPMHQAC2DgAhhAgBAMAOACGaCEAAtg4AIaEIAQDADgAhoggBAMAOACGzCQEAwg4AIcYJQADBDgAhyglAAMEOACHLCQEAwA4AIcwJAAGDDwAhzQkBAMAOACHOCQEAwg4AIc8JAQDCDgAh0AkBAMIOACHRCQAAxxAAIBAgAADMEAAg8wdAAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAGzCQEAAAABxglAAAAAAcoJQAAAAAHLCQEAAAABzAkAAQAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAAyhAAIAshAADjEAAg8wdAAAAAAYQIAQAAAAGNCAEAAAABswkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAOEQACDSCQIAAAAB0wkBAAAAAdQJQAAAAAECAAAAvAUAIDMAALkUACADAAAAdAAgMwAAuRQAIDQAAL0UACANAAAAdAAgIQAA1BAAICwAAL0UACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGzCQEAwg4AIc8JAQDCDgAh0AkBAMIOACHRCQAA0hAAINIJAgDIDgAh0wkBAMIOACHUCUAAwQ4AIQshAADUEAAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhswkBAMIOACHPCQEAwg4AIdAJAQDCDgAh0QkAANIQACDSCQIAyA4AIdMJAQDCDgAh1AlAAMEOACELFQAAiREAIBcAAIoRACDzB0AAAAABhAgBAAAAAZoIQAAAAAGhCAEAAAABoggBAAAAAb8JAQAAAAHGCUAAAAABzAkAAQAAAeUJQAAAAAECAAAASQAgMwAAxhQAIAMAAABJACAzAADGFAAgNAAAxRQAIAEsAACoFQAwAgAAAEkAICwAAMUUACACAAAA0hEAICwAAMQUACAJ8wdAALYOACGECAEAwA4AIZoIQAC2DgAhoQgBAMAOACGiCAEAwA4AIb8JAQDADgAhxglAAMEOACHMCQABgw8AIeUJQADBDgAhCxUAAIERACAXAACCEQAg8wdAALYOACGECAEAwA4AIZoIQAC2DgAhoQgBAMAOACGiCAEAwA4AIb8JAQDADgAhxglAAMEOACHMCQABgw8AIeUJQADBDgAhCxUAAIkRACAXAACKEQAg8wdAAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAG_CQEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABEAQAANcRACAYAADYEQAgGQAA2REAIBoAANoRACAbAADbEQAgHAAA3BEAIPMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGcCAEAAAABpQkBAAAAAbMJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAECAAAARAAgMwAAzxQAIAMAAABEACAzAADPFAAgNAAAzhQAIAEsAACnFQAwAgAAAEQAICwAAM4UACACAAAAqRMAICwAAM0UACAK8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACEQBAAAlBEAIBgAAJURACAZAACWEQAgGgAAlxEAIBsAAJgRACAcAACZEQAg8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACEQBAAA1xEAIBgAANgRACAZAADZEQAgGgAA2hEAIBsAANsRACAcAADcEQAg8wdAAAAAAYQIAQAAAAGKCAEAAAABjQgBAAAAAZwIAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAARMRAACqEAAgEwAAqxAAIBQAAKwQACDzB0AAAAABhAgBAAAAAY0IAQAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAGlCQEAAAABrwkCAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJgAAAAAG3CQEAAAABuAkAAKgQACC5CQIAAAABugkCAAAAAQIAAABwACAzAADbFAAgAwAAAHAAIDMAANsUACA0AADaFAAgASwAAKYVADAZAwAAxw0AIBEAAPsNACATAAD8DQAgFAAA_Q0AIO8HAAD6DQAw8AcAAG4AEPEHAAD6DQAw8wdAAMUMACGECAEAAAABjQgBANQMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIaUJAQDUDAAhrwkCAOkMACGzCQEA1AwAIbQJAQDUDAAhtQkBANYMACG2CQAAhQ0AILcJAQDWDAAhuAkAAOIMACC5CQIA6QwAIboJAgDpDAAh1QkAAPkNACACAAAAcAAgLAAA2hQAIAIAAADYFAAgLAAA2RQAIBTvBwAA1xQAMPAHAADYFAAQ8QcAANcUADDzB0AAxQwAIYQIAQDxDAAhjQgBANQMACGbCAEA8QwAIaEIAQDUDAAhoggBANQMACGjCEAAxQwAIaUJAQDUDAAhrwkCAOkMACGzCQEA1AwAIbQJAQDUDAAhtQkBANYMACG2CQAAhQ0AILcJAQDWDAAhuAkAAOIMACC5CQIA6QwAIboJAgDpDAAhFO8HAADXFAAw8AcAANgUABDxBwAA1xQAMPMHQADFDAAhhAgBAPEMACGNCAEA1AwAIZsIAQDxDAAhoQgBANQMACGiCAEA1AwAIaMIQADFDAAhpQkBANQMACGvCQIA6QwAIbMJAQDUDAAhtAkBANQMACG1CQEA1gwAIbYJAACFDQAgtwkBANYMACG4CQAA4gwAILkJAgDpDAAhugkCAOkMACEQ8wdAALYOACGECAEAwA4AIY0IAQDADgAhoQgBAMAOACGiCAEAwA4AIaMIQAC2DgAhpQkBAMAOACGvCQIAyA4AIbMJAQDADgAhtAkBAMAOACG1CQEAwg4AIbYJgAAAAAG3CQEAwg4AIbgJAACGEAAguQkCAMgOACG6CQIAyA4AIRMRAACIEAAgEwAAiRAAIBQAAIoQACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIa8JAgDIDgAhswkBAMAOACG0CQEAwA4AIbUJAQDCDgAhtgmAAAAAAbcJAQDCDgAhuAkAAIYQACC5CQIAyA4AIboJAgDIDgAhExEAAKoQACATAACrEAAgFAAArBAAIPMHQAAAAAGECAEAAAABjQgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABFAQAAO8RACDzB0AAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABsQgBAAAAAbIIAQAAAAGjCQEAAAABqQkAAOwRACDECQEAAAABxglAAAAAAcwJAAEAAAHvCQAA7REAIPAJQAAAAAHxCQIAAAAB8gkCAAAAAfMJAQAAAAH0CQEAAAAB9QkBAAAAAfYJAQAAAAECAAAAMwAgMwAA5BQAIAMAAAAzACAzAADkFAAgNAAA4xQAIAEsAAClFQAwAgAAADMAICwAAOMUACACAAAAvhMAICwAAOIUACAT8wdAALYOACGECAEAwA4AIZoIQAC2DgAhnAgBAMAOACGxCAEAwA4AIbIIAQDADgAhowkBAMIOACGpCQAA6BEAIMQJAQDCDgAhxglAAMEOACHMCQABgw8AIe8JAADpEQAg8AlAAMEOACHxCQIAzQ8AIfIJAgDNDwAh8wkBAMIOACH0CQEAwg4AIfUJAQDCDgAh9gkBAMIOACEUBAAA6xEAIPMHQAC2DgAhhAgBAMAOACGaCEAAtg4AIZwIAQDADgAhsQgBAMAOACGyCAEAwA4AIaMJAQDCDgAhqQkAAOgRACDECQEAwg4AIcYJQADBDgAhzAkAAYMPACHvCQAA6REAIPAJQADBDgAh8QkCAM0PACHyCQIAzQ8AIfMJAQDCDgAh9AkBAMIOACH1CQEAwg4AIfYJAQDCDgAhFAQAAO8RACDzB0AAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABsQgBAAAAAbIIAQAAAAGjCQEAAAABqQkAAOwRACDECQEAAAABxglAAAAAAcwJAAEAAAHvCQAA7REAIPAJQAAAAAHxCQIAAAAB8gkCAAAAAfMJAQAAAAH0CQEAAAAB9QkBAAAAAfYJAQAAAAETBAAA-hEAIPMHQAAAAAH-BwEAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABoQgBAAAAAaIIAQAAAAGpCQAA9xEAIKwJAQAAAAGtCQAA-BEAIK4JIAAAAAHDCQABAAABxglAAAAAAegJAQAAAAHwCUAAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAC8AIDMAAO0UACADAAAALwAgMwAA7RQAIDQAAOwUACABLAAApBUAMAIAAAAvACAsAADsFAAgAgAAAMoTACAsAADrFAAgEvMHQAC2DgAh_gcBAMAOACGECAEAwA4AIZoIQAC2DgAhnAgBAMAOACGhCAEAwA4AIaIIAQDADgAhqQkAAPMRACCsCQEAwA4AIa0JAAD0EQAgrgkgAPgOACHDCQABgw8AIcYJQADBDgAh6AkBAMIOACHwCUAAwQ4AIfcJAQDCDgAh-AkBAMIOACH5CUAAwQ4AIRMEAAD2EQAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhmghAALYOACGcCAEAwA4AIaEIAQDADgAhoggBAMAOACGpCQAA8xEAIKwJAQDADgAhrQkAAPQRACCuCSAA-A4AIcMJAAGDDwAhxglAAMEOACHoCQEAwg4AIfAJQADBDgAh9wkBAMIOACH4CQEAwg4AIfkJQADBDgAhEwQAAPoRACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGaCEAAAAABnAgBAAAAAaEIAQAAAAGiCAEAAAABqQkAAPcRACCsCQEAAAABrQkAAPgRACCuCSAAAAABwwkAAQAAAcYJQAAAAAHoCQEAAAAB8AlAAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAARAFAADmEwAgBgAA5xMAIAgAAOgTACAPAADpEwAgEAAA6hMAIBEAAOsTACAdAADsEwAg8wdAAAAAAYQIAQAAAAGlCQEAAAAB6gkBAAAAAesJAQAAAAGnCiAAAAABqApAAAAAAakKQAAAAAGqCkAAAAABAgAAAAUAIDMAAPkUACADAAAABQAgMwAA-RQAIDQAAPgUACABLAAAoxUAMBcDAADHDQAgBQAArw4AIAYAAOUNACAIAADmDQAgDwAAgw4AIBAAAIQOACARAAD7DQAgHQAAhg4AIO8HAACuDgAw8AcAAAMAEPEHAACuDgAw8wdAAMUMACGECAEAAAABmwgBAPEMACGlCQEA1AwAIdUJAACtDgAg6gkBANQMACHrCQEA1AwAIacKIADoDAAhqApAANUMACGpCkAAxQwAIaoKQADVDAAhswoAAKwOACACAAAABQAgLAAA-BQAIAIAAAD2FAAgLAAA9xQAIA3vBwAA9RQAMPAHAAD2FAAQ8QcAAPUUADDzB0AAxQwAIYQIAQDxDAAhmwgBAPEMACGlCQEA1AwAIeoJAQDUDAAh6wkBANQMACGnCiAA6AwAIagKQADVDAAhqQpAAMUMACGqCkAA1QwAIQ3vBwAA9RQAMPAHAAD2FAAQ8QcAAPUUADDzB0AAxQwAIYQIAQDxDAAhmwgBAPEMACGlCQEA1AwAIeoJAQDUDAAh6wkBANQMACGnCiAA6AwAIagKQADVDAAhqQpAAMUMACGqCkAA1QwAIQnzB0AAtg4AIYQIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACEQBQAAmhMAIAYAAJsTACAIAACcEwAgDwAAnRMAIBAAAJ4TACARAACfEwAgHQAAoBMAIPMHQAC2DgAhhAgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIRAFAADmEwAgBgAA5xMAIAgAAOgTACAPAADpEwAgEAAA6hMAIBEAAOsTACAdAADsEwAg8wdAAAAAAYQIAQAAAAGlCQEAAAAB6gkBAAAAAesJAQAAAAGnCiAAAAABqApAAAAAAakKQAAAAAGqCkAAAAABBDMAAO4UADC2CgAA7xQAMLgKAADxFAAgvAoAAPIUADAEMwAA5RQAMLYKAADmFAAwuAoAAOgUACC8CgAAxhMAMAQzAADcFAAwtgoAAN0UADC4CgAA3xQAILwKAAC6EwAwBDMAANAUADC2CgAA0RQAMLgKAADTFAAgvAoAANQUADAEMwAAxxQAMLYKAADIFAAwuAoAAMoUACC8CgAApRMAMAQzAAC-FAAwtgoAAL8UADC4CgAAwRQAILwKAADOEQAwAzMAALkUACC2CgAAuhQAILwKAAC8BQAgBDMAALAUADC2CgAAsRQAMLgKAACzFAAgvAoAANkQADAEMwAApxQAMLYKAACoFAAwuAoAAKoUACC8CgAAwhEAMAQzAACeFAAwtgoAAJ8UADC4CgAAoRQAILwKAAC2EQAwBDMAAJUUADC2CgAAlhQAMLgKAACYFAAgvAoAAKoRADAEMwAAiRQAMLYKAACKFAAwuAoAAIwUACC8CgAAjRQAMAQzAAD9EwAwtgoAAP4TADC4CgAAgBQAILwKAACBFAAwAAAAAAAABwMAAOQQACAhAADlEAAgswkAALwOACDPCQAAvA4AINAJAAC8DgAg0wkAALwOACDUCQAAvA4AIAAAAAAABQMAAOQQACAVAACaFQAgFwAAmxUAIMYJAAC8DgAg5QkAALwOACAGAwAA5BAAICMAAJUVACAkAACWFQAgnAgAALwOACCfCAAAvA4AIKAIAAC8DgAgAAAAAxIAAIAQACD_BwAAvA4AILIJAAC8DgAgAAsDAADkEAAgBAAAlRMAIBgAAIwVACAZAACOFQAgGgAAjxUAIBsAAJAVACAcAACcFQAgiggAALwOACCcCAAAvA4AILMJAAC8DgAg6QkAALwOACAFAwAA5BAAIBYAAJMVACCZCAAAvA4AIOMJAAC8DgAg5AkAALwOACAAEQcAAJ4VACAKAACfFQAgCwAAoBUAIAwAAKEVACCCCgAAvA4AIIcKAAC8DgAgiQoAALwOACCKCgAAvA4AIIsKAAC8DgAgjAoAALwOACCNCgAAvA4AIJAKAAC8DgAgkQoAALwOACCVCgAAvA4AIJoKAAC8DgAgmwoAALwOACCcCgAAvA4AIAMGAAD9EgAgCAAA_hIAIA4AAP8SACAAAAABBAAAlRMAIAnzB0AAAAABhAgBAAAAAaUJAQAAAAHqCQEAAAAB6wkBAAAAAacKIAAAAAGoCkAAAAABqQpAAAAAAaoKQAAAAAES8wdAAAAAAf4HAQAAAAGECAEAAAABmghAAAAAAZwIAQAAAAGhCAEAAAABoggBAAAAAakJAAD3EQAgrAkBAAAAAa0JAAD4EQAgrgkgAAAAAcMJAAEAAAHGCUAAAAAB6AkBAAAAAfAJQAAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAET8wdAAAAAAYQIAQAAAAGaCEAAAAABnAgBAAAAAbEIAQAAAAGyCAEAAAABowkBAAAAAakJAADsEQAgxAkBAAAAAcYJQAAAAAHMCQABAAAB7wkAAO0RACDwCUAAAAAB8QkCAAAAAfIJAgAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAABEPMHQAAAAAGECAEAAAABjQgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABCvMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGcCAEAAAABpQkBAAAAAbMJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAEJ8wdAAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAG_CQEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABD_MHQAAAAAGECAEAAAABmghAAAAAAaEIAQAAAAGiCAEAAAABswkBAAAAAcYJQAAAAAHKCUAAAAABywkBAAAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAMoQACAHmghAAAAAAZwIAQAAAAG_CQEAAAABxwkAAQAAAcgJAQAAAAHJCQEAAAAByglAAAAAAQrzB0AAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABvwkBAAAAAcIJAAEAAAHDCQABAAABxAkBAAAAAcUJQAAAAAHGCUAAAAABDgQBAAAAAfMHQAAAAAGECAEAAAABjQgBAAAAAZoIQAAAAAGcCAEAAAABuQgBAAAAAbsJAAEAAAG8CQABAAABvQkBAAAAAb4JAQAAAAG_CQEAAAABwAkCAAAAAcEJQAAAAAEM8wdAAAAAAf4HAQAAAAGECAEAAAABjQgBAAAAAZwIAQAAAAGdCAEAAAABnggAAO8OACCfCAEAAAABoAhAAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAQfzB0AAAAABhAgBAAAAAY4IAgAAAAGRCEAAAAABmQgBAAAAAeMJAQAAAAHkCYAAAAABFQ8AAPsUACAQAAD8FAAgGAAA_xQAIBkAAIIVACAaAACDFQAgGwAAhBUAIB0AAP4UACAfAAD9FAAgIAAAgBUAICEAAIEVACAlAACFFQAgJgAAhhUAIPMHQAAAAAGECAEAAAABjQgBAAAAAaUJAQAAAAHqCQEAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAQIAAAABACAzAACvFQAgCPIHQAAAAAH-BwEAAAABhAgBAAAAAbcIAQAAAAHzCAEAAAABnwoCAAAAAaIKAQAAAAGjCkAAAAABCfMHQAAAAAH-BwEAAAABhAgBAAAAAY0IAQAAAAG3CAEAAAAB8wgBAAAAAZ8KAgAAAAGgCgEAAAABoQpAAAAAARHzB0AAAAAB_gcBAAAAAYQIAQAAAAGaCEAAAAABoQgBAAAAAaIIAQAAAAGpCQAA9xEAIKwJAQAAAAGtCQAA-BEAIK4JIAAAAAHDCQABAAABxglAAAAAAegJAQAAAAHwCUAAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABEvMHQAAAAAGECAEAAAABmghAAAAAAbEIAQAAAAGyCAEAAAABowkBAAAAAakJAADsEQAgxAkBAAAAAcYJQAAAAAHMCQABAAAB7wkAAO0RACDwCUAAAAAB8QkCAAAAAfIJAgAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAABEvMHQAAAAAGECAEAAAABjQgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaMJAQAAAAGlCQEAAAABpgkBAAAAAacJAQAAAAGoCYAAAAABqQkAAPMPACCqCQIAAAABqwkgAAAAAawJAQAAAAGtCQAA9A8AIK4JIAAAAAGvCQIAAAABCfMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQMAAABaACAzAACvFQAgNAAAuRUAIBcAAABaACAPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACAsAAC5FQAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhFQ8AAPETACAQAADyEwAgGAAA9RMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB0AAPQTACAfAADzEwAgIAAA9hMAICEAAPcTACAlAAD7EwAgJgAA_BMAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIREDAADlEwAgBgAA5xMAIAgAAOgTACAPAADpEwAgEAAA6hMAIBEAAOsTACAdAADsEwAg8wdAAAAAAYQIAQAAAAGbCAEAAAABpQkBAAAAAeoJAQAAAAHrCQEAAAABpwogAAAAAagKQAAAAAGpCkAAAAABqgpAAAAAAQIAAAAFACAzAAC6FQAgAwAAAAMAIDMAALoVACA0AAC-FQAgEwAAAAMAIAMAAJkTACAGAACbEwAgCAAAnBMAIA8AAJ0TACAQAACeEwAgEQAAnxMAIB0AAKATACAsAAC-FQAg8wdAALYOACGECAEAwA4AIZsIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACERAwAAmRMAIAYAAJsTACAIAACcEwAgDwAAnRMAIBAAAJ4TACARAACfEwAgHQAAoBMAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhDAgAAPsSACAOAAD8EgAg8wdAAAAAAf4HAQAAAAGoCAIAAAABvwgBAAAAAecIAgAAAAH2CAIAAAABiwkCAAAAAf0JIAAAAAGdCgEAAAABngoAAPkSACACAAAAkgIAIDMAAL8VACADAAAADgAgMwAAvxUAIDQAAMMVACAOAAAADgAgCAAAzxIAIA4AANASACAsAADDFQAg8wdAALYOACH-BwEAwA4AIagIAgDIDgAhvwgBAMAOACHnCAIAyA4AIfYIAgDIDgAhiwkCAMgOACH9CSAA-A4AIZ0KAQDADgAhngoAAM0SACAMCAAAzxIAIA4AANASACDzB0AAtg4AIf4HAQDADgAhqAgCAMgOACG_CAEAwA4AIecIAgDIDgAh9ggCAMgOACGLCQIAyA4AIf0JIAD4DgAhnQoBAMAOACGeCgAAzRIAIAwGAAD6EgAgDgAA_BIAIPMHQAAAAAH-BwEAAAABqAgCAAAAAb8IAQAAAAHnCAIAAAAB9ggCAAAAAYsJAgAAAAH9CSAAAAABnQoBAAAAAZ4KAAD5EgAgAgAAAJICACAzAADEFQAgAwAAAA4AIDMAAMQVACA0AADIFQAgDgAAAA4AIAYAAM4SACAOAADQEgAgLAAAyBUAIPMHQAC2DgAh_gcBAMAOACGoCAIAyA4AIb8IAQDADgAh5wgCAMgOACH2CAIAyA4AIYsJAgDIDgAh_QkgAPgOACGdCgEAwA4AIZ4KAADNEgAgDAYAAM4SACAOAADQEgAg8wdAALYOACH-BwEAwA4AIagIAgDIDgAhvwgBAMAOACHnCAIAyA4AIfYIAgDIDgAhiwkCAMgOACH9CSAA-A4AIZ0KAQDADgAhngoAAM0SACARAwAA5RMAIAUAAOYTACAIAADoEwAgDwAA6RMAIBAAAOoTACARAADrEwAgHQAA7BMAIPMHQAAAAAGECAEAAAABmwgBAAAAAaUJAQAAAAHqCQEAAAAB6wkBAAAAAacKIAAAAAGoCkAAAAABqQpAAAAAAaoKQAAAAAECAAAABQAgMwAAyRUAIAMAAAADACAzAADJFQAgNAAAzRUAIBMAAAADACADAACZEwAgBQAAmhMAIAgAAJwTACAPAACdEwAgEAAAnhMAIBEAAJ8TACAdAACgEwAgLAAAzRUAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhEQMAAJkTACAFAACaEwAgCAAAnBMAIA8AAJ0TACAQAACeEwAgEQAAnxMAIB0AAKATACDzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIQjyB0AAAAAB_gcBAAAAAYQIAQAAAAGcCAEAAAABtwgBAAAAAZ8KAgAAAAGiCgEAAAABowpAAAAAAREDAADlEwAgBQAA5hMAIAYAAOcTACAPAADpEwAgEAAA6hMAIBEAAOsTACAdAADsEwAg8wdAAAAAAYQIAQAAAAGbCAEAAAABpQkBAAAAAeoJAQAAAAHrCQEAAAABpwogAAAAAagKQAAAAAGpCkAAAAABqgpAAAAAAQIAAAAFACAzAADPFQAgAwAAAAMAIDMAAM8VACA0AADTFQAgEwAAAAMAIAMAAJkTACAFAACaEwAgBgAAmxMAIA8AAJ0TACAQAACeEwAgEQAAnxMAIB0AAKATACAsAADTFQAg8wdAALYOACGECAEAwA4AIZsIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACERAwAAmRMAIAUAAJoTACAGAACbEwAgDwAAnRMAIBAAAJ4TACARAACfEwAgHQAAoBMAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhCfMHQAAAAAH-BwEAAAABhAgBAAAAAY0IAQAAAAGcCAEAAAABtwgBAAAAAZ8KAgAAAAGgCgEAAAABoQpAAAAAAST-BwEAAAAB7wgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfwIBAAAAAHrCQEAAAAB_QkgAAAAAYEKAQAAAAGCCgEAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAYcKAQAAAAGICiAAAAABiQpAAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCiAAAAABjwoEAAAAAZAKAQAAAAGRCkAAAAABkgoAAMASACCTCgAAwRIAIJQKAADCEgAglQpAAAAAAZYKIAAAAAGXCgAAwxIAIJgKAgAAAAGZCgIAAAABmgoBAAAAAZsKAQAAAAGcCgEAAAABDAYAAPoSACAIAAD7EgAg8wdAAAAAAf4HAQAAAAGoCAIAAAABvwgBAAAAAecIAgAAAAH2CAIAAAABiwkCAAAAAf0JIAAAAAGdCgEAAAABngoAAPkSACACAAAAkgIAIDMAANYVACAU8wdAAAAAAZwIAQAAAAHECAEAAAAB5wgCAAAAAe4IAQAAAAHvCAEAAAAB8AgCAAAAAfEIBAAAAAHzCAEAAAAB9AgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfgIgAAAAAH5CEAAAAAB-ghAAAAAAfsIQAAAAAH8CAQAAAAB_QgEAAAAAf4IAQAAAAEE8wdAAAAAAdkJAQAAAAHmCQEAAAAB_wlAAAAAAQWNCCAAAAABtwgBAAAAAcAIAQAAAAGDCQEAAAABgApAAAAAAQMAAAAOACAzAADWFQAgNAAA3RUAIA4AAAAOACAGAADOEgAgCAAAzxIAICwAAN0VACDzB0AAtg4AIf4HAQDADgAhqAgCAMgOACG_CAEAwA4AIecIAgDIDgAh9ggCAMgOACGLCQIAyA4AIf0JIAD4DgAhnQoBAMAOACGeCgAAzRIAIAwGAADOEgAgCAAAzxIAIPMHQAC2DgAh_gcBAMAOACGoCAIAyA4AIb8IAQDADgAh5wgCAMgOACH2CAIAyA4AIYsJAgDIDgAh_QkgAPgOACGdCgEAwA4AIZ4KAADNEgAgKAcAAMQSACAKAADFEgAgCwAAxhIAIP4HAQAAAAHvCAEAAAAB8wgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfwIBAAAAAHrCQEAAAAB_QkgAAAAAYEKAQAAAAGCCgEAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAYcKAQAAAAGICiAAAAABiQpAAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCiAAAAABjwoEAAAAAZAKAQAAAAGRCkAAAAABkgoAAMASACCTCgAAwRIAIJQKAADCEgAglQpAAAAAAZYKIAAAAAGXCgAAwxIAIJgKAgAAAAGZCgIAAAABmgoBAAAAAZsKAQAAAAGcCgEAAAABAgAAABgAIDMAAN4VACADAAAAFgAgMwAA3hUAIDQAAOIVACAqAAAAFgAgBwAAmBIAIAoAAJkSACALAACaEgAgLAAA4hUAIP4HAQDADgAh7wgBAMAOACHzCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhKAcAAJgSACAKAACZEgAgCwAAmhIAIP4HAQDADgAh7wgBAMAOACHzCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhKAcAAMQSACAKAADFEgAgDAAAxxIAIP4HAQAAAAHvCAEAAAAB8wgBAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfwIBAAAAAHrCQEAAAAB_QkgAAAAAYEKAQAAAAGCCgEAAAABgwoCAAAAAYQKAgAAAAGFCgIAAAABhgoCAAAAAYcKAQAAAAGICiAAAAABiQpAAAAAAYoKQAAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCiAAAAABjwoEAAAAAZAKAQAAAAGRCkAAAAABkgoAAMASACCTCgAAwRIAIJQKAADCEgAglQpAAAAAAZYKIAAAAAGXCgAAwxIAIJgKAgAAAAGZCgIAAAABmgoBAAAAAZsKAQAAAAGcCgEAAAABAgAAABgAIDMAAOMVACADAAAAFgAgMwAA4xUAIDQAAOcVACAqAAAAFgAgBwAAmBIAIAoAAJkSACAMAACbEgAgLAAA5xUAIP4HAQDADgAh7wgBAMAOACHzCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhKAcAAJgSACAKAACZEgAgDAAAmxIAIP4HAQDADgAh7wgBAMAOACHzCAEAwA4AIfUIAgDIDgAh9ggCAMgOACH3CAIAyA4AIfwIBAC1DgAh6wkBAMAOACH9CSAA-A4AIYEKAQDADgAhggoBAMIOACGDCgIAyA4AIYQKAgDIDgAhhQoCAMgOACGGCgIAyA4AIYcKAQDCDgAhiAogAPgOACGJCkAAwQ4AIYoKQADBDgAhiwoBAMIOACGMCkAAwQ4AIY0KQADBDgAhjgogAPgOACGPCgQAtQ4AIZAKAQDCDgAhkQpAAMEOACGSCgAAlBIAIJMKAACVEgAglAoAAJYSACCVCkAAwQ4AIZYKIAD4DgAhlwoAAJcSACCYCgIAyA4AIZkKAgDIDgAhmgoBAMIOACGbCgEAwg4AIZwKAQDCDgAhEQMAAOUTACAFAADmEwAgBgAA5xMAIAgAAOgTACAQAADqEwAgEQAA6xMAIB0AAOwTACDzB0AAAAABhAgBAAAAAZsIAQAAAAGlCQEAAAAB6gkBAAAAAesJAQAAAAGnCiAAAAABqApAAAAAAakKQAAAAAGqCkAAAAABAgAAAAUAIDMAAOgVACAVEAAA_BQAIBgAAP8UACAZAACCFQAgGgAAgxUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAgAACAFQAgIQAAgRUAICUAAIUVACAmAACGFQAg8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABAgAAAAEAIDMAAOoVACADAAAAAwAgMwAA6BUAIDQAAO4VACATAAAAAwAgAwAAmRMAIAUAAJoTACAGAACbEwAgCAAAnBMAIBAAAJ4TACARAACfEwAgHQAAoBMAICwAAO4VACDzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIREDAACZEwAgBQAAmhMAIAYAAJsTACAIAACcEwAgEAAAnhMAIBEAAJ8TACAdAACgEwAg8wdAALYOACGECAEAwA4AIZsIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACEDAAAAWgAgMwAA6hUAIDQAAPEVACAXAAAAWgAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAgLAAA8RUAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUQAADyEwAgGAAA9RMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACERAwAA5RMAIAUAAOYTACAGAADnEwAgCAAA6BMAIA8AAOkTACARAADrEwAgHQAA7BMAIPMHQAAAAAGECAEAAAABmwgBAAAAAaUJAQAAAAHqCQEAAAAB6wkBAAAAAacKIAAAAAGoCkAAAAABqQpAAAAAAaoKQAAAAAECAAAABQAgMwAA8hUAIBUPAAD7FAAgGAAA_xQAIBkAAIIVACAaAACDFQAgGwAAhBUAIB0AAP4UACAeAAD6FAAgHwAA_RQAICAAAIAVACAhAACBFQAgJQAAhRUAICYAAIYVACDzB0AAAAABhAgBAAAAAY0IAQAAAAGlCQEAAAAB6gkBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAECAAAAAQAgMwAA9BUAIAMAAAADACAzAADyFQAgNAAA-BUAIBMAAAADACADAACZEwAgBQAAmhMAIAYAAJsTACAIAACcEwAgDwAAnRMAIBEAAJ8TACAdAACgEwAgLAAA-BUAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhEQMAAJkTACAFAACaEwAgBgAAmxMAIAgAAJwTACAPAACdEwAgEQAAnxMAIB0AAKATACDzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIQMAAABaACAzAAD0FQAgNAAA-xUAIBcAAABaACAPAADxEwAgGAAA9RMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACAsAAD7FQAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhFQ8AAPETACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIAAA9hMAICEAAPcTACAlAAD7EwAgJgAA_BMAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIREDAADlEwAgBQAA5hMAIAYAAOcTACAIAADoEwAgDwAA6RMAIBAAAOoTACARAADrEwAg8wdAAAAAAYQIAQAAAAGbCAEAAAABpQkBAAAAAeoJAQAAAAHrCQEAAAABpwogAAAAAagKQAAAAAGpCkAAAAABqgpAAAAAAQIAAAAFACAzAAD8FQAgFQ8AAPsUACAQAAD8FAAgGAAA_xQAIBkAAIIVACAaAACDFQAgGwAAhBUAIB4AAPoUACAfAAD9FAAgIAAAgBUAICEAAIEVACAlAACFFQAgJgAAhhUAIPMHQAAAAAGECAEAAAABjQgBAAAAAaUJAQAAAAHqCQEAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAQIAAAABACAzAAD-FQAgCPMHQAAAAAGECAEAAAABmghAAAAAAaEIAQAAAAGiCAEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABBpoIQAAAAAGcCAEAAAABxwkAAQAAAcgJAQAAAAHJCQEAAAAByglAAAAAAQnzB0AAAAABhAgBAAAAAZoIQAAAAAGcCAEAAAABwgkAAQAAAcMJAAEAAAHECQEAAAABxQlAAAAAAcYJQAAAAAENBAEAAAAB8wdAAAAAAYQIAQAAAAGNCAEAAAABmghAAAAAAZwIAQAAAAG5CAEAAAABuwkAAQAAAbwJAAEAAAG9CQEAAAABvgkBAAAAAcAJAgAAAAHBCUAAAAABBfMHQAAAAAH-BwEAAAABhAgBAAAAAdkJAQAAAAHmCQEAAAABAwAAAAMAIDMAAPwVACA0AACHFgAgEwAAAAMAIAMAAJkTACAFAACaEwAgBgAAmxMAIAgAAJwTACAPAACdEwAgEAAAnhMAIBEAAJ8TACAsAACHFgAg8wdAALYOACGECAEAwA4AIZsIAQDADgAhpQkBAMAOACHqCQEAwA4AIesJAQDADgAhpwogAPgOACGoCkAAwQ4AIakKQAC2DgAhqgpAAMEOACERAwAAmRMAIAUAAJoTACAGAACbEwAgCAAAnBMAIA8AAJ0TACAQAACeEwAgEQAAnxMAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhAwAAAFoAIDMAAP4VACA0AACKFgAgFwAAAFoAIA8AAPETACAQAADyEwAgGAAA9RMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB4AAPATACAfAADzEwAgIAAA9hMAICEAAPcTACAlAAD7EwAgJgAA_BMAICwAAIoWACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEVDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhEQMAANYRACAEAADXEQAgGAAA2BEAIBkAANkRACAaAADaEQAgGwAA2xEAIPMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGbCAEAAAABnAgBAAAAAaUJAQAAAAGzCQEAAAAB5wkBAAAAAegJAQAAAAHpCUAAAAABAgAAAEQAIDMAAIsWACADAAAAQgAgMwAAixYAIDQAAI8WACATAAAAQgAgAwAAkxEAIAQAAJQRACAYAACVEQAgGQAAlhEAIBoAAJcRACAbAACYEQAgLAAAjxYAIPMHQAC2DgAhhAgBAMAOACGKCAEAwg4AIY0IAQDADgAhmwgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACERAwAAkxEAIAQAAJQRACAYAACVEQAgGQAAlhEAIBoAAJcRACAbAACYEQAg8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGbCAEAwA4AIZwIAQDCDgAhpQkBAMAOACGzCQEAwg4AIecJAQDADgAh6AkBAMAOACHpCUAAwQ4AIREDAADWEQAgBAAA1xEAIBkAANkRACAaAADaEQAgGwAA2xEAIBwAANwRACDzB0AAAAABhAgBAAAAAYoIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQIAAABEACAzAACQFgAgFQ8AAPsUACAQAAD8FAAgGQAAghUAIBoAAIMVACAbAACEFQAgHQAA_hQAIB4AAPoUACAfAAD9FAAgIAAAgBUAICEAAIEVACAlAACFFQAgJgAAhhUAIPMHQAAAAAGECAEAAAABjQgBAAAAAaUJAQAAAAHqCQEAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAQIAAAABACAzAACSFgAgAwAAAEIAIDMAAJAWACA0AACWFgAgEwAAAEIAIAMAAJMRACAEAACUEQAgGQAAlhEAIBoAAJcRACAbAACYEQAgHAAAmREAICwAAJYWACDzB0AAtg4AIYQIAQDADgAhiggBAMIOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGlCQEAwA4AIbMJAQDCDgAh5wkBAMAOACHoCQEAwA4AIekJQADBDgAhEQMAAJMRACAEAACUEQAgGQAAlhEAIBoAAJcRACAbAACYEQAgHAAAmREAIPMHQAC2DgAhhAgBAMAOACGKCAEAwg4AIY0IAQDADgAhmwgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACEDAAAAWgAgMwAAkhYAIDQAAJkWACAXAAAAWgAgDwAA8RMAIBAAAPITACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAgLAAAmRYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEMAwAAiBEAIBUAAIkRACDzB0AAAAABhAgBAAAAAZoIQAAAAAGbCAEAAAABoQgBAAAAAaIIAQAAAAG_CQEAAAABxglAAAAAAcwJAAEAAAHlCUAAAAABAgAAAEkAIDMAAJoWACAVDwAA-xQAIBAAAPwUACAYAAD_FAAgGQAAghUAIBoAAIMVACAbAACEFQAgHQAA_hQAIB4AAPoUACAfAAD9FAAgIAAAgBUAICEAAIEVACAlAACFFQAg8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABAgAAAAEAIDMAAJwWACADAAAARwAgMwAAmhYAIDQAAKAWACAOAAAARwAgAwAAgBEAIBUAAIERACAsAACgFgAg8wdAALYOACGECAEAwA4AIZoIQAC2DgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhvwkBAMAOACHGCUAAwQ4AIcwJAAGDDwAh5QlAAMEOACEMAwAAgBEAIBUAAIERACDzB0AAtg4AIYQIAQDADgAhmghAALYOACGbCAEAwA4AIaEIAQDADgAhoggBAMAOACG_CQEAwA4AIcYJQADBDgAhzAkAAYMPACHlCUAAwQ4AIQMAAABaACAzAACcFgAgNAAAoxYAIBcAAABaACAPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAsAACjFgAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhFQ8AAPETACAQAADyEwAgGAAA9RMAIBkAAPgTACAaAAD5EwAgGwAA-hMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAAD7FAAgEAAA_BQAIBgAAP8UACAZAACCFQAgGgAAgxUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAhAACBFQAgJQAAhRUAICYAAIYVACDzB0AAAAABhAgBAAAAAY0IAQAAAAGlCQEAAAAB6gkBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAECAAAAAQAgMwAApBYAIA7zB0AAAAABhAgBAAAAAZoIQAAAAAGhCAEAAAABoggBAAAAAbMJAQAAAAHGCUAAAAAByglAAAAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkAAMoQACADAAAAWgAgMwAApBYAIDQAAKkWACAXAAAAWgAgDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIQAA9xMAICUAAPsTACAmAAD8EwAgLAAAqRYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAhAAD3EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEMAwAA4hAAIPMHQAAAAAGECAEAAAABjQgBAAAAAZsIAQAAAAGzCQEAAAABzwkBAAAAAdAJAQAAAAHRCQAA4RAAINIJAgAAAAHTCQEAAAAB1AlAAAAAAQIAAAC8BQAgMwAAqhYAIBUPAAD7FAAgEAAA_BQAIBgAAP8UACAZAACCFQAgGgAAgxUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAgAACAFQAgJQAAhRUAICYAAIYVACDzB0AAAAABhAgBAAAAAY0IAQAAAAGlCQEAAAAB6gkBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAECAAAAAQAgMwAArBYAIAMAAAB0ACAzAACqFgAgNAAAsBYAIA4AAAB0ACADAADTEAAgLAAAsBYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhswkBAMIOACHPCQEAwg4AIdAJAQDCDgAh0QkAANIQACDSCQIAyA4AIdMJAQDCDgAh1AlAAMEOACEMAwAA0xAAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhswkBAMIOACHPCQEAwg4AIdAJAQDCDgAh0QkAANIQACDSCQIAyA4AIdMJAQDCDgAh1AlAAMEOACEDAAAAWgAgMwAArBYAIDQAALMWACAXAAAAWgAgDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIAAA9hMAICUAAPsTACAmAAD8EwAgLAAAsxYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACERAwAA1hEAIAQAANcRACAYAADYEQAgGgAA2hEAIBsAANsRACAcAADcEQAg8wdAAAAAAYQIAQAAAAGKCAEAAAABjQgBAAAAAZsIAQAAAAGcCAEAAAABpQkBAAAAAbMJAQAAAAHnCQEAAAAB6AkBAAAAAekJQAAAAAECAAAARAAgMwAAtBYAIBUPAAD7FAAgEAAA_BQAIBgAAP8UACAaAACDFQAgGwAAhBUAIB0AAP4UACAeAAD6FAAgHwAA_RQAICAAAIAVACAhAACBFQAgJQAAhRUAICYAAIYVACDzB0AAAAABhAgBAAAAAY0IAQAAAAGlCQEAAAAB6gkBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAECAAAAAQAgMwAAthYAIAMAAABCACAzAAC0FgAgNAAAuhYAIBMAAABCACADAACTEQAgBAAAlBEAIBgAAJURACAaAACXEQAgGwAAmBEAIBwAAJkRACAsAAC6FgAg8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGbCAEAwA4AIZwIAQDCDgAhpQkBAMAOACGzCQEAwg4AIecJAQDADgAh6AkBAMAOACHpCUAAwQ4AIREDAACTEQAgBAAAlBEAIBgAAJURACAaAACXEQAgGwAAmBEAIBwAAJkRACDzB0AAtg4AIYQIAQDADgAhiggBAMIOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGlCQEAwA4AIbMJAQDCDgAh5wkBAMAOACHoCQEAwA4AIekJQADBDgAhAwAAAFoAIDMAALYWACA0AAC9FgAgFwAAAFoAIA8AAPETACAQAADyEwAgGAAA9RMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIAAA9hMAICEAAPcTACAlAAD7EwAgJgAA_BMAICwAAL0WACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEVDwAA8RMAIBAAAPITACAYAAD1EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhEQMAANYRACAEAADXEQAgGAAA2BEAIBkAANkRACAbAADbEQAgHAAA3BEAIPMHQAAAAAGECAEAAAABiggBAAAAAY0IAQAAAAGbCAEAAAABnAgBAAAAAaUJAQAAAAGzCQEAAAAB5wkBAAAAAegJAQAAAAHpCUAAAAABAgAAAEQAIDMAAL4WACAVDwAA-xQAIBAAAPwUACAYAAD_FAAgGQAAghUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAgAACAFQAgIQAAgRUAICUAAIUVACAmAACGFQAg8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABAgAAAAEAIDMAAMAWACADAAAAQgAgMwAAvhYAIDQAAMQWACATAAAAQgAgAwAAkxEAIAQAAJQRACAYAACVEQAgGQAAlhEAIBsAAJgRACAcAACZEQAgLAAAxBYAIPMHQAC2DgAhhAgBAMAOACGKCAEAwg4AIY0IAQDADgAhmwgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACERAwAAkxEAIAQAAJQRACAYAACVEQAgGQAAlhEAIBsAAJgRACAcAACZEQAg8wdAALYOACGECAEAwA4AIYoIAQDCDgAhjQgBAMAOACGbCAEAwA4AIZwIAQDCDgAhpQkBAMAOACGzCQEAwg4AIecJAQDADgAh6AkBAMAOACHpCUAAwQ4AIQMAAABaACAzAADAFgAgNAAAxxYAIBcAAABaACAPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGwAA-hMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACAsAADHFgAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhpQkBAMAOACHqCQEAwA4AIasKAQDCDgAhrApAALYOACGtCkAAwQ4AIa4KAQDCDgAhFQ8AAPETACAQAADyEwAgGAAA9RMAIBkAAPgTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIAAA9hMAICEAAPcTACAlAAD7EwAgJgAA_BMAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIREDAADWEQAgBAAA1xEAIBgAANgRACAZAADZEQAgGgAA2hEAIBwAANwRACDzB0AAAAABhAgBAAAAAYoIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGlCQEAAAABswkBAAAAAecJAQAAAAHoCQEAAAAB6QlAAAAAAQIAAABEACAzAADIFgAgFQ8AAPsUACAQAAD8FAAgGAAA_xQAIBkAAIIVACAaAACDFQAgHQAA_hQAIB4AAPoUACAfAAD9FAAgIAAAgBUAICEAAIEVACAlAACFFQAgJgAAhhUAIPMHQAAAAAGECAEAAAABjQgBAAAAAaUJAQAAAAHqCQEAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAQIAAAABACAzAADKFgAgAwAAAEIAIDMAAMgWACA0AADOFgAgEwAAAEIAIAMAAJMRACAEAACUEQAgGAAAlREAIBkAAJYRACAaAACXEQAgHAAAmREAICwAAM4WACDzB0AAtg4AIYQIAQDADgAhiggBAMIOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGlCQEAwA4AIbMJAQDCDgAh5wkBAMAOACHoCQEAwA4AIekJQADBDgAhEQMAAJMRACAEAACUEQAgGAAAlREAIBkAAJYRACAaAACXEQAgHAAAmREAIPMHQAC2DgAhhAgBAMAOACGKCAEAwg4AIY0IAQDADgAhmwgBAMAOACGcCAEAwg4AIaUJAQDADgAhswkBAMIOACHnCQEAwA4AIegJAQDADgAh6QlAAMEOACEDAAAAWgAgMwAAyhYAIDQAANEWACAXAAAAWgAgDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAgLAAA0RYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIB0AAPQTACAeAADwEwAgHwAA8xMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEVDwAA-xQAIBAAAPwUACAYAAD_FAAgGQAAghUAIBoAAIMVACAbAACEFQAgHQAA_hQAIB4AAPoUACAgAACAFQAgIQAAgRUAICUAAIUVACAmAACGFQAg8wdAAAAAAYQIAQAAAAGNCAEAAAABpQkBAAAAAeoJAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABAgAAAAEAIDMAANIWACAS8wdAAAAAAYQIAQAAAAGNCAEAAAABnAgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGmCQEAAAABpwkBAAAAAagJgAAAAAGpCQAA8w8AIKoJAgAAAAGrCSAAAAABrAkBAAAAAa0JAAD0DwAgrgkgAAAAAa8JAgAAAAECmghAAAAAAaQJAAEAAAEDAAAAWgAgMwAA0hYAIDQAANgWACAXAAAAWgAgDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAgAAD2EwAgIQAA9xMAICUAAPsTACAmAAD8EwAgLAAA2BYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAICAAAPYTACAhAAD3EwAgJQAA-xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEUAwAAqRAAIBEAAKoQACAUAACsEAAg8wdAAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABAgAAAHAAIDMAANkWACADAAAAbgAgMwAA2RYAIDQAAN0WACAWAAAAbgAgAwAAhxAAIBEAAIgQACAUAACKEAAgLAAA3RYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhoQgBAMAOACGiCAEAwA4AIaMIQAC2DgAhpQkBAMAOACGvCQIAyA4AIbMJAQDADgAhtAkBAMAOACG1CQEAwg4AIbYJgAAAAAG3CQEAwg4AIbgJAACGEAAguQkCAMgOACG6CQIAyA4AIRQDAACHEAAgEQAAiBAAIBQAAIoQACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGbCAEAwA4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIaUJAQDADgAhrwkCAMgOACGzCQEAwA4AIbQJAQDADgAhtQkBAMIOACG2CYAAAAABtwkBAMIOACG4CQAAhhAAILkJAgDIDgAhugkCAMgOACEUAwAAqRAAIBMAAKsQACAUAACsEAAg8wdAAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAaUJAQAAAAGvCQIAAAABswkBAAAAAbQJAQAAAAG1CQEAAAABtgmAAAAAAbcJAQAAAAG4CQAAqBAAILkJAgAAAAG6CQIAAAABAgAAAHAAIDMAAN4WACARAwAA5RMAIAUAAOYTACAGAADnEwAgCAAA6BMAIA8AAOkTACAQAADqEwAgHQAA7BMAIPMHQAAAAAGECAEAAAABmwgBAAAAAaUJAQAAAAHqCQEAAAAB6wkBAAAAAacKIAAAAAGoCkAAAAABqQpAAAAAAaoKQAAAAAECAAAABQAgMwAA4BYAIAMAAABuACAzAADeFgAgNAAA5BYAIBYAAABuACADAACHEAAgEwAAiRAAIBQAAIoQACAsAADkFgAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIa8JAgDIDgAhswkBAMAOACG0CQEAwA4AIbUJAQDCDgAhtgmAAAAAAbcJAQDCDgAhuAkAAIYQACC5CQIAyA4AIboJAgDIDgAhFAMAAIcQACATAACJEAAgFAAAihAAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhoQgBAMAOACGiCAEAwA4AIaMIQAC2DgAhpQkBAMAOACGvCQIAyA4AIbMJAQDADgAhtAkBAMAOACG1CQEAwg4AIbYJgAAAAAG3CQEAwg4AIbgJAACGEAAguQkCAMgOACG6CQIAyA4AIQMAAAADACAzAADgFgAgNAAA5xYAIBMAAAADACADAACZEwAgBQAAmhMAIAYAAJsTACAIAACcEwAgDwAAnRMAIBAAAJ4TACAdAACgEwAgLAAA5xYAIPMHQAC2DgAhhAgBAMAOACGbCAEAwA4AIaUJAQDADgAh6gkBAMAOACHrCQEAwA4AIacKIAD4DgAhqApAAMEOACGpCkAAtg4AIaoKQADBDgAhEQMAAJkTACAFAACaEwAgBgAAmxMAIAgAAJwTACAPAACdEwAgEAAAnhMAIB0AAKATACDzB0AAtg4AIYQIAQDADgAhmwgBAMAOACGlCQEAwA4AIeoJAQDADgAh6wkBAMAOACGnCiAA-A4AIagKQADBDgAhqQpAALYOACGqCkAAwQ4AIRQDAACpEAAgEQAAqhAAIBMAAKsQACDzB0AAAAABhAgBAAAAAY0IAQAAAAGbCAEAAAABoQgBAAAAAaIIAQAAAAGjCEAAAAABpQkBAAAAAa8JAgAAAAGzCQEAAAABtAkBAAAAAbUJAQAAAAG2CYAAAAABtwkBAAAAAbgJAACoEAAguQkCAAAAAboJAgAAAAECAAAAcAAgMwAA6BYAIAMAAABuACAzAADoFgAgNAAA7BYAIBYAAABuACADAACHEAAgEQAAiBAAIBMAAIkQACAsAADsFgAg8wdAALYOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACGlCQEAwA4AIa8JAgDIDgAhswkBAMAOACG0CQEAwA4AIbUJAQDCDgAhtgmAAAAAAbcJAQDCDgAhuAkAAIYQACC5CQIAyA4AIboJAgDIDgAhFAMAAIcQACARAACIEAAgEwAAiRAAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhoQgBAMAOACGiCAEAwA4AIaMIQAC2DgAhpQkBAMAOACGvCQIAyA4AIbMJAQDADgAhtAkBAMAOACG1CQEAwg4AIbYJgAAAAAG3CQEAwg4AIbgJAACGEAAguQkCAMgOACG6CQIAyA4AISgHAADEEgAgCwAAxhIAIAwAAMcSACD-BwEAAAAB7wgBAAAAAfMIAQAAAAH1CAIAAAAB9ggCAAAAAfcIAgAAAAH8CAQAAAAB6wkBAAAAAf0JIAAAAAGBCgEAAAABggoBAAAAAYMKAgAAAAGECgIAAAABhQoCAAAAAYYKAgAAAAGHCgEAAAABiAogAAAAAYkKQAAAAAGKCkAAAAABiwoBAAAAAYwKQAAAAAGNCkAAAAABjgogAAAAAY8KBAAAAAGQCgEAAAABkQpAAAAAAZIKAADAEgAgkwoAAMESACCUCgAAwhIAIJUKQAAAAAGWCiAAAAABlwoAAMMSACCYCgIAAAABmQoCAAAAAZoKAQAAAAGbCgEAAAABnAoBAAAAAQIAAAAYACAzAADtFgAgAwAAABYAIDMAAO0WACA0AADxFgAgKgAAABYAIAcAAJgSACALAACaEgAgDAAAmxIAICwAAPEWACD-BwEAwA4AIe8IAQDADgAh8wgBAMAOACH1CAIAyA4AIfYIAgDIDgAh9wgCAMgOACH8CAQAtQ4AIesJAQDADgAh_QkgAPgOACGBCgEAwA4AIYIKAQDCDgAhgwoCAMgOACGECgIAyA4AIYUKAgDIDgAhhgoCAMgOACGHCgEAwg4AIYgKIAD4DgAhiQpAAMEOACGKCkAAwQ4AIYsKAQDCDgAhjApAAMEOACGNCkAAwQ4AIY4KIAD4DgAhjwoEALUOACGQCgEAwg4AIZEKQADBDgAhkgoAAJQSACCTCgAAlRIAIJQKAACWEgAglQpAAMEOACGWCiAA-A4AIZcKAACXEgAgmAoCAMgOACGZCgIAyA4AIZoKAQDCDgAhmwoBAMIOACGcCgEAwg4AISgHAACYEgAgCwAAmhIAIAwAAJsSACD-BwEAwA4AIe8IAQDADgAh8wgBAMAOACH1CAIAyA4AIfYIAgDIDgAh9wgCAMgOACH8CAQAtQ4AIesJAQDADgAh_QkgAPgOACGBCgEAwA4AIYIKAQDCDgAhgwoCAMgOACGECgIAyA4AIYUKAgDIDgAhhgoCAMgOACGHCgEAwg4AIYgKIAD4DgAhiQpAAMEOACGKCkAAwQ4AIYsKAQDCDgAhjApAAMEOACGNCkAAwQ4AIY4KIAD4DgAhjwoEALUOACGQCgEAwg4AIZEKQADBDgAhkgoAAJQSACCTCgAAlRIAIJQKAACWEgAglQpAAMEOACGWCiAA-A4AIZcKAACXEgAgmAoCAMgOACGZCgIAyA4AIZoKAQDCDgAhmwoBAMIOACGcCgEAwg4AIRUPAAD7FAAgEAAA_BQAIBgAAP8UACAZAACCFQAgGgAAgxUAIBsAAIQVACAdAAD-FAAgHgAA-hQAIB8AAP0UACAgAACAFQAgIQAAgRUAICYAAIYVACDzB0AAAAABhAgBAAAAAY0IAQAAAAGlCQEAAAAB6gkBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAECAAAAAQAgMwAA8hYAIATzB0AAAAABhAgBAAAAAZkIAQAAAAGaCEAAAAABESyAAAAAAfMHQAAAAAGACAEAAAABhAgBAAAAAYUIBAAAAAGHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwhAAAAAAYwIAQAAAAGNCAEAAAABjggCAAAAAY8IQAAAAAGQCEAAAAABkQhAAAAAAZIIQAAAAAEDAAAAWgAgMwAA8hYAIDQAAPgWACAXAAAAWgAgDwAA8RMAIBAAAPITACAYAAD1EwAgGQAA-BMAIBoAAPkTACAbAAD6EwAgHQAA9BMAIB4AAPATACAfAADzEwAgIAAA9hMAICEAAPcTACAmAAD8EwAgLAAA-BYAIPMHQAC2DgAhhAgBAMAOACGNCAEAwA4AIaUJAQDADgAh6gkBAMAOACGrCgEAwg4AIawKQAC2DgAhrQpAAMEOACGuCgEAwg4AIRUPAADxEwAgEAAA8hMAIBgAAPUTACAZAAD4EwAgGgAA-RMAIBsAAPoTACAdAAD0EwAgHgAA8BMAIB8AAPMTACAgAAD2EwAgIQAA9xMAICYAAPwTACDzB0AAtg4AIYQIAQDADgAhjQgBAMAOACGlCQEAwA4AIeoJAQDADgAhqwoBAMIOACGsCkAAtg4AIa0KQADBDgAhrgoBAMIOACEPAwAA8A4AICQAAPIOACDzB0AAAAAB_gcBAAAAAYQIAQAAAAGNCAEAAAABmwgBAAAAAZwIAQAAAAGdCAEAAAABnggAAO8OACCfCAEAAAABoAhAAAAAAaEIAQAAAAGiCAEAAAABowhAAAAAAQIAAACBAQAgMwAA-RYAIAMAAAB_ACAzAAD5FgAgNAAA_RYAIBEAAAB_ACADAADUDgAgJAAA1g4AICwAAP0WACDzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQ8DAADUDgAgJAAA1g4AIPMHQAC2DgAh_gcBAMAOACGECAEAwA4AIY0IAQDADgAhmwgBAMAOACGcCAEAwg4AIZ0IAQDADgAhnggAANMOACCfCAEAwg4AIaAIQADBDgAhoQgBAMAOACGiCAEAwA4AIaMIQAC2DgAhDwMAAPAOACAjAADxDgAg8wdAAAAAAf4HAQAAAAGECAEAAAABjQgBAAAAAZsIAQAAAAGcCAEAAAABnQgBAAAAAZ4IAADvDgAgnwgBAAAAAaAIQAAAAAGhCAEAAAABoggBAAAAAaMIQAAAAAECAAAAgQEAIDMAAP4WACADAAAAfwAgMwAA_hYAIDQAAIIXACARAAAAfwAgAwAA1A4AICMAANUOACAsAACCFwAg8wdAALYOACH-BwEAwA4AIYQIAQDADgAhjQgBAMAOACGbCAEAwA4AIZwIAQDCDgAhnQgBAMAOACGeCAAA0w4AIJ8IAQDCDgAhoAhAAMEOACGhCAEAwA4AIaIIAQDADgAhowhAALYOACEPAwAA1A4AICMAANUOACDzB0AAtg4AIf4HAQDADgAhhAgBAMAOACGNCAEAwA4AIZsIAQDADgAhnAgBAMIOACGdCAEAwA4AIZ4IAADTDgAgnwgBAMIOACGgCEAAwQ4AIaEIAQDADgAhoggBAMAOACGjCEAAtg4AIQ4NACQPbA0QbQ4YcxUZfBcafRgbfhkdchQeBgIfcRAgdR0hex4lggEgJo8BFgkDAAEFCAMGDAQILAYNABwPMA0QNA4ROA8dRRQBBAACAgQNAgcPBQQGEAQIFAYNAAwOGQcCBAACBxUFBQcABQodCAshCQwlCg0ACwEJAAcBCQAHAQkABwMKJgALJwAMKAADBikACCoADisAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE5DxM7ERQ_EgESABABEgAQAhFAABRBAAgDAAEERgINABsYShUZURcaVRgbWRkcYBoDAwABFQAUF0wWAgMAARZNFQIDAAEVABQCAwABFQAUAgNbARVcFAEVABQFGGEAGWIAGmMAG2QAHGUABgZmAAhnAA9oABBpABFqAB1rAAMDAAENAB8heR4CAwABIAAdASF6AAQDAAENACMjhgEhJIoBIgEiACABIgAgAiOLAQAkjAEADA-RAQAQkgEAGJUBABmXAQAamAEAG5kBAB2UAQAekAEAH5MBACGWAQAlmgEAJpsBAAAAAAMNACk5ACo6ACsAAAADDQApOQAqOgArAQMAAQEDAAEDDQAwOQAxOgAyAAAAAw0AMDkAMToAMgEEAAIBBAACBQ0ANzkAOjoAO1sAOFwAOQAAAAAABQ0ANzkAOjoAO1sAOFwAOQIE6gECB-sBBQIE8QECB_IBBQUNAEA5AEM6AERbAEFcAEIAAAAAAAUNAEA5AEM6AERbAEFcAEICBAACB4QCBQIEAAIHigIFBQ0ASTkATDoATVsASlwASwAAAAAABQ0ASTkATDoATVsASlwASwAABQ0AUjkAVToAVlsAU1wAVAAAAAAABQ0AUjkAVToAVlsAU1wAVAEHAAUBBwAFBQ0AWzkAXjoAX1sAXFwAXQAAAAAABQ0AWzkAXjoAX1sAXFwAXQEJAAcBCQAHAw0AZDkAZToAZgAAAAMNAGQ5AGU6AGYBCQAHAQkABwMNAGs5AGw6AG0AAAADDQBrOQBsOgBtAAAABQ0AczkAdjoAd1sAdFwAdQAAAAAABQ0AczkAdjoAd1sAdFwAdQAAAAUNAH05AIABOgCBAVsAflwAfwAAAAAABQ0AfTkAgAE6AIEBWwB-XAB_AgMAAQQAAgIDAAEEAAIDDQCGATkAhwE6AIgBAAAAAw0AhgE5AIcBOgCIAQIDAAEEAAICAwABBAACBQ0AjQE5AJABOgCRAVsAjgFcAI8BAAAAAAAFDQCNATkAkAE6AJEBWwCOAVwAjwEAAAADDQCXATkAmAE6AJkBAAAAAw0AlwE5AJgBOgCZAQAAAAMNAJ8BOQCgAToAoQEAAAADDQCfATkAoAE6AKEBAgMAAQSGBAICAwABBIwEAgMNAKYBOQCnAToAqAEAAAADDQCmATkApwE6AKgBARUAFAEVABQDDQCtATkArgE6AK8BAAAAAw0ArQE5AK4BOgCvAQIDAAEVABQCAwABFQAUAw0AtAE5ALUBOgC2AQAAAAMNALQBOQC1AToAtgECAwABFsoEFQIDAAEW0AQVBQ0AuwE5AL4BOgC_AVsAvAFcAL0BAAAAAAAFDQC7ATkAvgE6AL8BWwC8AVwAvQEAAAAFDQDFATkAyAE6AMkBWwDGAVwAxwEAAAAAAAUNAMUBOQDIAToAyQFbAMYBXADHAQAAAAMNAM8BOQDQAToA0QEAAAADDQDPATkA0AE6ANEBAAAAAw0A1wE5ANgBOgDZAQAAAAMNANcBOQDYAToA2QEAAAADDQDfATkA4AE6AOEBAAAAAw0A3wE5AOABOgDhAQEDAAEBAwABBQ0A5gE5AOkBOgDqAVsA5wFcAOgBAAAAAAAFDQDmATkA6QE6AOoBWwDnAVwA6AECAwABIAAdAgMAASAAHQMNAO8BOQDwAToA8QEAAAADDQDvATkA8AE6APEBAgMAARUAFAIDAAEVABQDDQD2ATkA9wE6APgBAAAAAw0A9gE5APcBOgD4AQIDAAEVABQCAwABFQAUAw0A_QE5AP4BOgD_AQAAAAMNAP0BOQD-AToA_wECA6AGARWhBhQCA6cGARWoBhQFDQCEAjkAhwI6AIgCWwCFAlwAhgIAAAAAAAUNAIQCOQCHAjoAiAJbAIUCXACGAgEDAAEBAwABBQ0AjQI5AJACOgCRAlsAjgJcAI8CAAAAAAAFDQCNAjkAkAI6AJECWwCOAlwAjwIBEgAQARIAEAMNAJYCOQCXAjoAmAIAAAADDQCWAjkAlwI6AJgCAgQAAhIAEAIEAAISABAFDQCdAjkAoAI6AKECWwCeAlwAnwIAAAAAAAUNAJ0COQCgAjoAoQJbAJ4CXACfAgESABABEgAQAw0ApgI5AKcCOgCoAgAAAAMNAKYCOQCnAjoAqAIAAAAFDQCuAjkAsQI6ALICWwCvAlwAsAIAAAAAAAUNAK4COQCxAjoAsgJbAK8CXACwAgAAAAUNALgCOQC7AjoAvAJbALkCXAC6AgAAAAAABQ0AuAI5ALsCOgC8AlsAuQJcALoCAAAABQ0AwgI5AMUCOgDGAlsAwwJcAMQCAAAAAAAFDQDCAjkAxQI6AMYCWwDDAlwAxAIBCQAHAQkABwUNAMsCOQDOAjoAzwJbAMwCXADNAgAAAAAABQ0AywI5AM4COgDPAlsAzAJcAM0CAAAABQ0A1QI5ANgCOgDZAlsA1gJcANcCAAAAAAAFDQDVAjkA2AI6ANkCWwDWAlwA1wIAAAAFDQDfAjkA4gI6AOMCWwDgAlwA4QIAAAAAAAUNAN8COQDiAjoA4wJbAOACXADhAgAAAAMNAOkCOQDqAjoA6wIAAAADDQDpAjkA6gI6AOsCAAAABQ0A8QI5APQCOgD1AlsA8gJcAPMCAAAAAAAFDQDxAjkA9AI6APUCWwDyAlwA8wIAAAAFDQD7AjkA_gI6AP8CWwD8AlwA_QIAAAAAAAUNAPsCOQD-AjoA_wJbAPwCXAD9AgAAAAUNAIUDOQCIAzoAiQNbAIYDXACHAwAAAAAABQ0AhQM5AIgDOgCJA1sAhgNcAIcDAAAABQ0AjwM5AJIDOgCTA1sAkANcAJEDAAAAAAAFDQCPAzkAkgM6AJMDWwCQA1wAkQMAAAAFDQCZAzkAnAM6AJ0DWwCaA1wAmwMAAAAAAAUNAJkDOQCcAzoAnQNbAJoDXACbAwAAAAUNAKMDOQCmAzoApwNbAKQDXAClAwAAAAAABQ0AowM5AKYDOgCnA1sApANcAKUDAAAAAw0ArQM5AK4DOgCvAwAAAAMNAK0DOQCuAzoArwMAAAAFDQC1AzkAuAM6ALkDWwC2A1wAtwMAAAAAAAUNALUDOQC4AzoAuQNbALYDXAC3AwAAAAUNAL8DOQDCAzoAwwNbAMADXADBAwAAAAAABQ0AvwM5AMIDOgDDA1sAwANcAMEDAAAABQ0AyQM5AMwDOgDNA1sAygNcAMsDAAAAAAAFDQDJAzkAzAM6AM0DWwDKA1wAywMAAAAFDQDTAzkA1gM6ANcDWwDUA1wA1QMAAAAAAAUNANMDOQDWAzoA1wNbANQDXADVAwAAAAUNAN0DOQDgAzoA4QNbAN4DXADfAwAAAAAABQ0A3QM5AOADOgDhA1sA3gNcAN8DAAAABQ0A5wM5AOoDOgDrA1sA6ANcAOkDAAAAAAAFDQDnAzkA6gM6AOsDWwDoA1wA6QMAAAAFDQDxAzkA9AM6APUDWwDyA1wA8wMAAAAAAAUNAPEDOQD0AzoA9QNbAPIDXADzAwAAAAUNAPsDOQD-AzoA_wNbAPwDXAD9AwAAAAAABQ0A-wM5AP4DOgD_A1sA_ANcAP0DAQMAAQEDAAEDDQCEBDkAhQQ6AIYEAAAAAw0AhAQ5AIUEOgCGBAEiACABIgAgAw0AiwQ5AIwEOgCNBAAAAAMNAIsEOQCMBDoAjQQBIgAgASIAIAUNAJIEOQCVBDoAlgRbAJMEXACUBAAAAAAABQ0AkgQ5AJUEOgCWBFsAkwRcAJQEAAAAAw0AnAQ5AJ0EOgCeBAAAAAMNAJwEOQCdBDoAngQAAAAFDQCkBDkApwQ6AKgEWwClBFwApgQAAAAAAAUNAKQEOQCnBDoAqARbAKUEXACmBAAAAAUNAK4EOQCxBDoAsgRbAK8EXACwBAAAAAAABQ0ArgQ5ALEEOgCyBFsArwRcALAEJwIBKJwBASmeAQEqnwEBK6ABAS2iAQEupAElL6UBJjCnAQExqQElMqoBJzWrAQE2rAEBN60BJTuwASg8sQEsPbIBAj6zAQI_tAECQLUBAkG2AQJCuAECQ7oBJUS7AS1FvQECRr8BJUfAAS5IwQECScIBAkrDASVLxgEvTMcBM03JAQNOygEDT8wBA1DNAQNRzgEDUtABA1PSASVU0wE0VdUBA1bXASVX2AE1WNkBA1naAQNa2wElXd4BNl7fATxf4AEEYOEBBGHiAQRi4wEEY-QBBGTmAQRl6AElZukBPWftAQRo7wElafABPmrzAQRr9AEEbPUBJW34AT9u-QFFb_oBBnD7AQZx_AEGcv0BBnP-AQZ0gAIGdYICJXaDAkZ3hgIGeIgCJXmJAkd6iwIGe4wCBnyNAiV9kAJIfpECTn-TAgWAAZQCBYEBlgIFggGXAgWDAZgCBYQBmgIFhQGcAiWGAZ0CT4cBnwIFiAGhAiWJAaICUIoBowIFiwGkAgWMAaUCJY0BqAJRjgGpAlePAaoCB5ABqwIHkQGsAgeSAa0CB5MBrgIHlAGwAgeVAbICJZYBswJYlwG1AgeYAbcCJZkBuAJZmgG5AgebAboCB5wBuwIlnQG-AlqeAb8CYJ8BwAIKoAHBAgqhAcICCqIBwwIKowHEAgqkAcYCCqUByAIlpgHJAmGnAcsCCqgBzQIlqQHOAmKqAc8CCqsB0AIKrAHRAiWtAdQCY64B1QJnrwHWAgmwAdcCCbEB2AIJsgHZAgmzAdoCCbQB3AIJtQHeAiW2Ad8CaLcB4QIJuAHjAiW5AeQCaboB5QIJuwHmAgm8AecCJb0B6gJqvgHrAm6_Ae0Cb8AB7gJvwQHxAm_CAfICb8MB8wJvxAH1Am_FAfcCJcYB-AJwxwH6Am_IAfwCJckB_QJxygH-Am_LAf8Cb8wBgAMlzQGDA3LOAYQDeM8BhgN50AGHA3nRAYoDedIBiwN50wGMA3nUAY4DedUBkAMl1gGRA3rXAZMDedgBlQMl2QGWA3vaAZcDedsBmAN53AGZAyXdAZwDfN4BnQOCAd8BngMN4AGfAw3hAaADDeIBoQMN4wGiAw3kAaQDDeUBpgMl5gGnA4MB5wGpAw3oAasDJekBrAOEAeoBrQMN6wGuAw3sAa8DJe0BsgOFAe4BswOJAe8BtAMO8AG1Aw7xAbYDDvIBtwMO8wG4Aw70AboDDvUBvAMl9gG9A4oB9wG_Aw74AcEDJfkBwgOLAfoBwwMO-wHEAw78AcUDJf0ByAOMAf4ByQOSAf8BywOTAYACzAOTAYECzwOTAYIC0AOTAYMC0QOTAYQC0wOTAYUC1QMlhgLWA5QBhwLYA5MBiALaAyWJAtsDlQGKAtwDkwGLAt0DkwGMAt4DJY0C4QOWAY4C4gOaAY8C5AObAZAC5QObAZEC6AObAZIC6QObAZMC6gObAZQC7AObAZUC7gMllgLvA5wBlwLxA5sBmALzAyWZAvQDnQGaAvUDmwGbAvYDmwGcAvcDJZ0C-gOeAZ4C-wOiAZ8C_AMUoAL9AxShAv4DFKIC_wMUowKABBSkAoIEFKUChAQlpgKFBKMBpwKIBBSoAooEJakCiwSkAaoCjQQUqwKOBBSsAo8EJa0CkgSlAa4CkwSpAa8ClAQasAKVBBqxApYEGrIClwQaswKYBBq0ApoEGrUCnAQltgKdBKoBtwKfBBq4AqEEJbkCogSrAboCowQauwKkBBq8AqUEJb0CqASsAb4CqQSwAb8CqgQVwAKrBBXBAqwEFcICrQQVwwKuBBXEArAEFcUCsgQlxgKzBLEBxwK1BBXIArcEJckCuASyAcoCuQQVywK6BBXMArsEJc0CvgSzAc4CvwS3Ac8CwAQW0ALBBBbRAsIEFtICwwQW0wLEBBbUAsYEFtUCyAQl1gLJBLgB1wLMBBbYAs4EJdkCzwS5AdoC0QQW2wLSBBbcAtMEJd0C1gS6Ad4C1wTAAd8C2QTBAeAC2gTBAeEC3QTBAeIC3gTBAeMC3wTBAeQC4QTBAeUC4wQl5gLkBMIB5wLmBMEB6ALoBCXpAukEwwHqAuoEwQHrAusEwQHsAuwEJe0C7wTEAe4C8ATKAe8C8gTLAfAC8wTLAfEC9gTLAfIC9wTLAfMC-ATLAfQC-gTLAfUC_AQl9gL9BMwB9wL_BMsB-AKBBSX5AoIFzQH6AoMFywH7AoQFywH8AoUFJf0CiAXOAf4CiQXSAf8CiwXTAYADjAXTAYEDjwXTAYIDkAXTAYMDkQXTAYQDkwXTAYUDlQUlhgOWBdQBhwOYBdMBiAOaBSWJA5sF1QGKA5wF0wGLA50F0wGMA54FJY0DoQXWAY4DogXaAY8DpAXbAZADpQXbAZEDqAXbAZIDqQXbAZMDqgXbAZQDrAXbAZUDrgUllgOvBdwBlwOxBdsBmAOzBSWZA7QF3QGaA7UF2wGbA7YF2wGcA7cFJZ0DugXeAZ4DuwXiAZ8DvQUdoAO-BR2hA8AFHaIDwQUdowPCBR2kA8QFHaUDxgUlpgPHBeMBpwPJBR2oA8sFJakDzAXkAaoDzQUdqwPOBR2sA88FJa0D0gXlAa4D0wXrAa8D1AUesAPVBR6xA9YFHrID1wUeswPYBR60A9oFHrUD3AUltgPdBewBtwPfBR64A-EFJbkD4gXtAboD4wUeuwPkBR68A-UFJb0D6AXuAb4D6QXyAb8D6gUXwAPrBRfBA-wFF8ID7QUXwwPuBRfEA_AFF8UD8gUlxgPzBfMBxwP1BRfIA_cFJckD-AX0AcoD-QUXywP6BRfMA_sFJc0D_gX1Ac4D_wX5Ac8DgAYY0AOBBhjRA4IGGNIDgwYY0wOEBhjUA4YGGNUDiAYl1gOJBvoB1wOLBhjYA40GJdkDjgb7AdoDjwYY2wOQBhjcA5EGJd0DlAb8Ad4DlQaAAt8DlgYZ4AOXBhnhA5gGGeIDmQYZ4wOaBhnkA5wGGeUDngYl5gOfBoEC5wOjBhnoA6UGJekDpgaCAuoDqQYZ6wOqBhnsA6sGJe0DrgaDAu4DrwaJAu8DsAYQ8AOxBhDxA7IGEPIDswYQ8wO0BhD0A7YGEPUDuAYl9gO5BooC9wO7BhD4A70GJfkDvgaLAvoDvwYQ-wPABhD8A8EGJf0DxAaMAv4DxQaSAv8DxwYRgATIBhGBBMoGEYIEywYRgwTMBhGEBM4GEYUE0AYlhgTRBpMChwTTBhGIBNUGJYkE1gaUAooE1wYRiwTYBhGMBNkGJY0E3AaVAo4E3QaZAo8E3gYPkATfBg-RBOAGD5IE4QYPkwTiBg-UBOQGD5UE5gYllgTnBpoClwTpBg-YBOsGJZkE7AabApoE7QYPmwTuBg-cBO8GJZ0E8gacAp4E8waiAp8E9AYSoAT1BhKhBPYGEqIE9wYSowT4BhKkBPoGEqUE_AYlpgT9BqMCpwT_BhKoBIEHJakEggekAqoEgwcSqwSEBxKsBIUHJa0EiAelAq4EiQepAq8EiweqArAEjAeqArEEjweqArIEkAeqArMEkQeqArQEkweqArUElQcltgSWB6sCtwSYB6oCuASaByW5BJsHrAK6BJwHqgK7BJ0HqgK8BJ4HJb0EoQetAr4EogezAr8EpAe0AsAEpQe0AsEEqAe0AsIEqQe0AsMEqge0AsQErAe0AsUErgclxgSvB7UCxwSxB7QCyASzByXJBLQHtgLKBLUHtALLBLYHtALMBLcHJc0Euge3As4Euwe9As8EvQe-AtAEvge-AtEEwQe-AtIEwge-AtMEwwe-AtQExQe-AtUExwcl1gTIB78C1wTKB74C2ATMByXZBM0HwALaBM4HvgLbBM8HvgLcBNAHJd0E0wfBAt4E1AfHAt8E1QcI4ATWBwjhBNcHCOIE2AcI4wTZBwjkBNsHCOUE3Qcl5gTeB8gC5wTgBwjoBOIHJekE4wfJAuoE5AcI6wTlBwjsBOYHJe0E6QfKAu4E6gfQAu8E7AfRAvAE7QfRAvEE8AfRAvIE8QfRAvME8gfRAvQE9AfRAvUE9gcl9gT3B9IC9wT5B9EC-AT7ByX5BPwH0wL6BP0H0QL7BP4H0QL8BP8HJf0EggjUAv4EgwjaAv8EhQjbAoAFhgjbAoEFiQjbAoIFigjbAoMFiwjbAoQFjQjbAoUFjwglhgWQCNwChwWSCNsCiAWUCCWJBZUI3QKKBZYI2wKLBZcI2wKMBZgIJY0FmwjeAo4FnAjkAo8FngjlApAFnwjlApEFogjlApIFowjlApMFpAjlApQFpgjlApUFqAgllgWpCOYClwWrCOUCmAWtCCWZBa4I5wKaBa8I5QKbBbAI5QKcBbEIJZ0FtAjoAp4FtQjsAp8FtwjtAqAFuAjtAqEFuwjtAqIFvAjtAqMFvQjtAqQFvwjtAqUFwQglpgXCCO4CpwXECO0CqAXGCCWpBccI7wKqBcgI7QKrBckI7QKsBcoIJa0FzQjwAq4Fzgj2Aq8F0Aj3ArAF0Qj3ArEF1Aj3ArIF1Qj3ArMF1gj3ArQF2Aj3ArUF2ggltgXbCPgCtwXdCPcCuAXfCCW5BeAI-QK6BeEI9wK7BeII9wK8BeMIJb0F5gj6Ar4F5wiAA78F6QiBA8AF6giBA8EF7QiBA8IF7giBA8MF7wiBA8QF8QiBA8UF8wglxgX0CIIDxwX2CIEDyAX4CCXJBfkIgwPKBfoIgQPLBfsIgQPMBfwIJc0F_wiEA84FgAmKA88FggmLA9AFgwmLA9EFhgmLA9IFhwmLA9MFiAmLA9QFigmLA9UFjAkl1gWNCYwD1wWPCYsD2AWRCSXZBZIJjQPaBZMJiwPbBZQJiwPcBZUJJd0FmAmOA94FmQmUA98FmwmVA-AFnAmVA-EFnwmVA-IFoAmVA-MFoQmVA-QFowmVA-UFpQkl5gWmCZYD5wWoCZUD6AWqCSXpBasJlwPqBawJlQPrBa0JlQPsBa4JJe0FsQmYA-4FsgmeA-8FtAmfA_AFtQmfA_EFuAmfA_IFuQmfA_MFugmfA_QFvAmfA_UFvgkl9gW_CaAD9wXBCZ8D-AXDCSX5BcQJoQP6BcUJnwP7BcYJnwP8BccJJf0FygmiA_4FywmoA_8FzQmpA4AGzgmpA4EG0QmpA4IG0gmpA4MG0wmpA4QG1QmpA4UG1wklhgbYCaoDhwbaCakDiAbcCSWJBt0JqwOKBt4JqQOLBt8JqQOMBuAJJY0G4wmsA44G5AmwA48G5gmxA5AG5wmxA5EG6gmxA5IG6wmxA5MG7AmxA5QG7gmxA5UG8AkllgbxCbIDlwbzCbEDmAb1CSWZBvYJswOaBvcJsQObBvgJsQOcBvkJJZ0G_Am0A54G_Qm6A58G_wm7A6AGgAq7A6EGgwq7A6IGhAq7A6MGhQq7A6QGhwq7A6UGiQolpgaKCrwDpwaMCrsDqAaOCiWpBo8KvQOqBpAKuwOrBpEKuwOsBpIKJa0GlQq-A64GlgrEA68GmArFA7AGmQrFA7EGnArFA7IGnQrFA7MGngrFA7QGoArFA7UGogoltgajCsYDtwalCsUDuAanCiW5BqgKxwO6BqkKxQO7BqoKxQO8BqsKJb0GrgrIA74GrwrOA78GsQrPA8AGsgrPA8EGtQrPA8IGtgrPA8MGtwrPA8QGuQrPA8UGuwolxga8CtADxwa-Cs8DyAbACiXJBsEK0QPKBsIKzwPLBsMKzwPMBsQKJc0GxwrSA84GyArYA88GygrZA9AGywrZA9EGzgrZA9IGzwrZA9MG0ArZA9QG0grZA9UG1Aol1gbVCtoD1wbXCtkD2AbZCiXZBtoK2wPaBtsK2QPbBtwK2QPcBt0KJd0G4ArcA94G4QriA98G4wrjA-AG5ArjA-EG5wrjA-IG6ArjA-MG6QrjA-QG6wrjA-UG7Qol5gbuCuQD5wbwCuMD6AbyCiXpBvMK5QPqBvQK4wPrBvUK4wPsBvYKJe0G-QrmA-4G-grsA-8G_ArtA_AG_QrtA_EGgAvtA_IGgQvtA_MGggvtA_QGhAvtA_UGhgsl9gaHC-4D9waJC-0D-AaLCyX5BowL7wP6Bo0L7QP7Bo4L7QP8Bo8LJf0GkgvwA_4Gkwv2A_8GlQv3A4AHlgv3A4EHmQv3A4IHmgv3A4MHmwv3A4QHnQv3A4UHnwslhgegC_gDhweiC_cDiAekCyWJB6UL-QOKB6YL9wOLB6cL9wOMB6gLJY0Hqwv6A44HrAuABI8HrQsgkAeuCyCRB68LIJIHsAsgkwexCyCUB7MLIJUHtQsllge2C4EElwe4CyCYB7oLJZkHuwuCBJoHvAsgmwe9CyCcB74LJZ0HwQuDBJ4HwguHBJ8HwwshoAfECyGhB8ULIaIHxgshowfHCyGkB8kLIaUHywslpgfMC4gEpwfOCyGoB9ALJakH0QuJBKoH0gshqwfTCyGsB9QLJa0H1wuKBK4H2AuOBK8H2QsisAfaCyKxB9sLIrIH3AsiswfdCyK0B98LIrUH4QsltgfiC48EtwfkCyK4B-YLJbkH5wuQBLoH6AsiuwfpCyK8B-oLJb0H7QuRBL4H7guXBL8H8AuYBMAH8QuYBMEH9AuYBMIH9QuYBMMH9guYBMQH-AuYBMUH-gslxgf7C5kExwf9C5gEyAf_CyXJB4AMmgTKB4EMmATLB4IMmATMB4MMJc0HhgybBM4HhwyfBM8HiQygBNAHigygBNEHjQygBNIHjgygBNMHjwygBNQHkQygBNUHkwwl1geUDKEE1weWDKAE2AeYDCXZB5kMogTaB5oMoATbB5sMoATcB5wMJd0HnwyjBN4HoAypBN8HogyqBOAHowyqBOEHpgyqBOIHpwyqBOMHqAyqBOQHqgyqBOUHrAwl5getDKsE5wevDKoE6AexDCXpB7IMrATqB7MMqgTrB7QMqgTsB7UMJe0HuAytBO4HuQyzBA"
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
  EvacuationCreditScalarFieldEnum: () => EvacuationCreditScalarFieldEnum,
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
  SshKeyScalarFieldEnum: () => SshKeyScalarFieldEnum,
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
  SshKey: "SshKey",
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
  EvacuationCredit: "EvacuationCredit",
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
  evacuatesAt: "evacuatesAt",
  evacuationPlannedAt: "evacuationPlannedAt",
  evacuationRecreates: "evacuationRecreates",
  evacuationCreditSeconds: "evacuationCreditSeconds",
  evacuationReason: "evacuationReason",
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
var SshKeyScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  customerUserId: "customerUserId",
  name: "name",
  publicKey: "publicKey",
  fingerprint: "fingerprint",
  createdAt: "createdAt"
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
  stopReason: "stopReason",
  recreates: "recreates",
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
  stoppedSince: "stoppedSince",
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
var EvacuationCreditScalarFieldEnum = {
  machineUid: "machineUid",
  customerId: "customerId",
  tenantId: "tenantId",
  resourceKind: "resourceKind",
  resourceClass: "resourceClass",
  monthStart: "monthStart",
  seconds: "seconds",
  reason: "reason",
  createdAt: "createdAt",
  creditedAt: "creditedAt"
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
