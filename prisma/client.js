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

/// The cells of the fleet file, this one among them: where a customer's other accounts may be.
model Cell {
  name     String   @id
  /// Its PUBLIC_URL.
  url      String   @unique
  regions  String[]
  isOwn    Boolean  @default(false) @map("is_own")
  position Int

  @@map("cells")
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"Cell":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"regions","kind":"scalar","type":"String"},{"name":"isOwn","kind":"scalar","type":"Boolean","dbName":"is_own"},{"name":"position","kind":"scalar","type":"Int"}],"dbName":"cells","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"evacuatesAt","kind":"scalar","type":"DateTime","dbName":"evacuates_at"},{"name":"evacuationPlannedAt","kind":"scalar","type":"DateTime","dbName":"evacuation_planned_at"},{"name":"evacuationRecreates","kind":"scalar","type":"Boolean","dbName":"evacuation_recreates"},{"name":"evacuationCreditSeconds","kind":"scalar","type":"BigInt","dbName":"evacuation_credit_seconds"},{"name":"evacuationReason","kind":"scalar","type":"String","dbName":"evacuation_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"stopReason","kind":"scalar","type":"String","dbName":"stop_reason"},{"name":"recreates","kind":"scalar","type":"Boolean"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"stoppedSince","kind":"scalar","type":"BigInt","dbName":"stopped_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"EvacuationCredit":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"seconds","kind":"scalar","type":"BigInt"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"creditedAt","kind":"scalar","type":"DateTime","dbName":"credited_at"}],"dbName":"evacuation_credits","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","Cell.findUnique","Cell.findUniqueOrThrow","Cell.findFirst","Cell.findFirstOrThrow","Cell.findMany","Cell.createOne","Cell.createMany","Cell.createManyAndReturn","Cell.updateOne","Cell.updateMany","Cell.updateManyAndReturn","Cell.upsertOne","Cell.deleteOne","Cell.deleteMany","Cell.groupBy","Cell.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","EvacuationCredit.findUnique","EvacuationCredit.findUniqueOrThrow","EvacuationCredit.findFirst","EvacuationCredit.findFirstOrThrow","EvacuationCredit.findMany","EvacuationCredit.createOne","EvacuationCredit.createMany","EvacuationCredit.createManyAndReturn","EvacuationCredit.updateOne","EvacuationCredit.updateMany","EvacuationCredit.updateManyAndReturn","EvacuationCredit.upsertOne","EvacuationCredit.deleteOne","EvacuationCredit.deleteMany","EvacuationCredit.groupBy","EvacuationCredit.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","seconds","creditedAt","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","stoppedSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","stopReason","recreates","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","evacuatesAt","evacuationPlannedAt","evacuationRecreates","evacuationCreditSeconds","evacuationReason","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","isOwn","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "pBe9BNAHGQ8AAJ4OACAQAACfDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIB0AAKEOACAeAACdDgAgHwAAoA4AICAAAKMOACAhAADhDQAgJQAApw4AICYAAKgOACD_BwAAnA4AMIAIAABaABCBCAAAnA4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhtQkBAO0MACH6CQEAAAABvAoBAO8MACG9CkAA3gwAIb4KQADuDAAhvwoBAO8MACEBAAAAAQAgFQMAAOANACAFAADKDgAgBgAA_g0AIAgAAP8NACAPAACeDgAgEAAAnw4AIBEAAJYOACAdAAChDgAg_wcAAMkOADCACAAAAwAQgQgAAMkOADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG4CiAAgQ0AIbkKQADuDAAhugpAAN4MACG7CkAA7gwAIQoDAAD_EAAgBQAAxBUAIAYAAJgTACAIAACZEwAgDwAAqhUAIBAAAKsVACARAAC5FQAgHQAArRUAILkKAADXDgAguwoAANcOACAXAwAA4A0AIAUAAMoOACAGAAD-DQAgCAAA_w0AIA8AAJ4OACAQAACfDgAgEQAAlg4AIB0AAKEOACD_BwAAyQ4AMIAIAAADABCBCAAAyQ4AMIMIQADeDAAhlAgBAAAAAasIAQCKDQAhtQkBAO0MACHlCQAAyA4AIPoJAQDtDAAh-wkBAO0MACG4CiAAgQ0AIbkKQADuDAAhugpAAN4MACG7CkAA7gwAIcQKAADHDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACHDgAg_wcAAIYOADCACAAABwAQgQgAAIYOADCOCAEA7QwAIawIAQCKDQAhzQgEAN0MACGFCQQA3QwAIYYJBADdDAAhhwkEAN0MACG1CgQA3QwAIbYKAgCCDQAhtwoCAIINACEBAAAABwAgDgQAALIOACAHAADFDgAg_wcAAMYOADCACAAACQAQgQgAAMYOADCCCEAA7gwAIY4IAQDtDAAhlAgBAIoNACGsCAEAlg0AIccIAQDtDAAhgwkBAO8MACGwCgIAgg0AIbMKAQDtDAAhtApAAN4MACEFBAAAtxMAIAcAAMAVACCCCAAA1w4AIKwIAADXDgAggwkAANcOACAOBAAAsg4AIAcAAMUOACD_BwAAxg4AMIAIAAAJABCBCAAAxg4AMIIIQADuDAAhjggBAO0MACGUCAEAAAABrAgBAJYNACHHCAEA7QwAIYMJAQDvDAAhsAoCAIINACGzCgEA7QwAIbQKQADeDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA_g0AIAgAAP8NACAOAACADgAg_wcAAP0NADCACAAADgAQgQgAAP0NADCDCEAA3gwAIY4IAQDtDAAhuAgCAIINACHPCAEAig0AIfcIAgCCDQAhhgkCAIINACGbCQIAgg0AIY0KIACBDQAhrQoBAO0MACGuCgAA-wwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAIcOACAHAADFDgAg_wcAAMQOADCACAAAEQAQgQgAAMQOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhsQoBAO8MACGyCkAA7gwAIQUEAAC3EwAgBwAAwBUAIIMJAADXDgAgsQoAANcOACCyCgAA1w4AIA8EAACHDgAgBwAAxQ4AIP8HAADEDgAwgAgAABEAEIEIAADEDgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhsQoBAO8MACGyCkAA7gwAIQMAAAARACABAAASADACAAATACABAAAADgAgLAcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQDtDAAh_wgBAO0MACGDCQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYwJBADdDAAh-wkBAO0MACGNCiAAgQ0AIZEKAQDtDAAhkgoBAO8MACGTCgIAgg0AIZQKAgCCDQAhlQoCAIINACGWCgIAgg0AIZcKAQCWDQAhmAogAIENACGZCkAA7gwAIZoKQADuDAAhmwoBAO8MACGcCkAA7gwAIZ0KQADuDAAhngogAIENACGfCgQA3QwAIaAKAQDvDAAhoQpAAO4MACGiCgAA-wwAIKMKAAD7DAAgpAoAAPsMACClCkAA7gwAIaYKIACBDQAhpwoAAPsMACCoCgIAgg0AIakKAgCCDQAhqgoBAO8MACGrCgEAlg0AIawKAQCWDQAhEQcAAMAVACAKAADBFQAgCwAAwhUAIAwAAMMVACCSCgAA1w4AIJcKAADXDgAgmQoAANcOACCaCgAA1w4AIJsKAADXDgAgnAoAANcOACCdCgAA1w4AIKAKAADXDgAgoQoAANcOACClCgAA1w4AIKoKAADXDgAgqwoAANcOACCsCgAA1w4AICwHAADADgAgCgAAwQ4AIAsAAMIOACAMAADDDgAg_wcAAL8OADCACAAAFgAQgQgAAL8OADCOCAEAAAAB_wgBAO0MACGDCQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYwJBADdDAAh-wkBAO0MACGNCiAAgQ0AIZEKAQDtDAAhkgoBAO8MACGTCgIAgg0AIZQKAgCCDQAhlQoCAIINACGWCgIAgg0AIZcKAQCWDQAhmAogAIENACGZCkAA7gwAIZoKQADuDAAhmwoBAO8MACGcCkAA7gwAIZ0KQADuDAAhngogAIENACGfCgQA3QwAIaAKAQDvDAAhoQpAAO4MACGiCgAA-wwAIKMKAAD7DAAgpAoAAPsMACClCkAA7gwAIaYKIACBDQAhpwoAAPsMACCoCgIAgg0AIakKAgCCDQAhqgoBAO8MACGrCgEAlg0AIawKAQCWDQAhAwAAABYAIAEAABcAMAIAABgAIBkJAAC7DgAg_wcAAL4OADCACAAAGgAQgQgAAL4OADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQCKDQAh_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACEECQAAvxUAIIkJAADXDgAgigkAANcOACCLCQAA1w4AIBoJAAC7DgAg_wcAAL4OADCACAAAGgAQgQgAAL4OADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQAAAAH_CAEA7QwAIYAJAgCCDQAhgQkEAN0MACGCCQEA7QwAIYMJAQDtDAAhhAkBAO0MACGFCQIAgg0AIYYJAgCCDQAhhwkCAIINACGICQAAlw0AIIkJQADuDAAhiglAAO4MACGLCUAA7gwAIYwJBADdDAAhjQkEAN0MACGOCQEA7QwAIcMKAAC9DgAgAwAAABoAIAEAABsAMAIAABwAIAkJAAC7DgAg_wcAALwOADCACAAAHgAQgQgAALwOADCDCEAA3gwAIYIJAQDtDAAh6QkBAO0MACH2CQEA7QwAIY8KQADuDAAhAgkAAL8VACCPCgAA1w4AIAkJAAC7DgAg_wcAALwOADCACAAAHgAQgQgAALwOADCDCEAA3gwAIYIJAQDtDAAh6QkBAO0MACH2CQEAAAABjwpAAO4MACEDAAAAHgAgAQAAHwAwAgAAIAAgCgkAALsOACD_BwAAug4AMIAIAAAiABCBCAAAug4AMJ0IIACBDQAhxwgBAO0MACHQCAEA7QwAIYIJAQDtDAAhkwkBAO0MACGQCkAA3gwAIQEJAAC_FQAgCwkAALsOACD_BwAAug4AMIAIAAAiABCBCAAAug4AMJ0IIACBDQAhxwgBAO0MACHQCAEA7QwAIYIJAQDtDAAhkwkBAO0MACGQCkAA3gwAIcIKAAC5DgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAaACABAAAAHgAgAQAAACIAIAEAAAAJACABAAAAEQAgAQAAABYAIAMAAAARACABAAASADACAAATACAYAwAA4A0AIAQAAIcOACD_BwAAuA4AMIAIAAAtABCBCAAAuA4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACG5CQAA-wwAILwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIdMJAAGLDQAh1glAAO4MACH4CQEA7wwAIYAKQADuDAAhhwoBAJYNACGICgEA7wwAIYkKQADuDAAhCAMAAP8QACAEAAC3EwAg1gkAANcOACD4CQAA1w4AIIAKAADXDgAghwoAANcOACCICgAA1w4AIIkKAADXDgAgGAMAAOANACAEAACHDgAg_wcAALgOADCACAAALQAQgQgAALgOADCDCEAA3gwAIY4IAQDtDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACG5CQAA-wwAILwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIdMJAAEAAAHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACEDAAAALQAgAQAALgAwAgAALwAgGQMAAOANACAEAACHDgAg_wcAALcOADCACAAAMQAQgQgAALcOADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhwQgBAO0MACHCCAEAig0AIbMJAQCWDQAhuQkAAPsMACDUCQEA7wwAIdYJQADuDAAh3AkAAYsNACH_CQAA-wwAIIAKQADuDAAhgQoCAMQNACGCCgIAxA0AIYMKAQDvDAAhhAoBAO8MACGFCgEAlg0AIYYKAQCWDQAhDAMAAP8QACAEAAC3EwAgswkAANcOACDUCQAA1w4AINYJAADXDgAggAoAANcOACCBCgAA1w4AIIIKAADXDgAggwoAANcOACCECgAA1w4AIIUKAADXDgAghgoAANcOACAZAwAA4A0AIAQAAIcOACD_BwAAtw4AMIAIAAAxABCBCAAAtw4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGsCAEAig0AIcEIAQDtDAAhwggBAIoNACGzCQEAlg0AIbkJAAD7DAAg1AkBAO8MACHWCUAA7gwAIdwJAAEAAAH_CQAA-wwAIIAKQADuDAAhgQoCAMQNACGCCgIAxA0AIYMKAQDvDAAhhAoBAO8MACGFCgEAlg0AIYYKAQCWDQAhAwAAADEAIAEAADIAMAIAADMAIBkEAACHDgAgEgAA1w0AIP8HAAC2DgAwgAgAADUAEIEIAAC2DgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbMJAQCKDQAhtQkBAO0MACG2CQEA7QwAIbcJAQDtDAAhuAkAAJcNACC5CQAA-wwAILoJAgCCDQAhuwkgAIENACG8CQEA7QwAIb0JAAD7DAAgvgkgAIENACG_CQIAgg0AIQIEAAC3EwAgEgAAmxAAIBkEAACHDgAgEgAA1w0AIP8HAAC2DgAwgAgAADUAEIEIAAC2DgAwgwhAAN4MACGUCAEAAAABnQgBAO0MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhswkBAIoNACG1CQEA7QwAIbYJAQDtDAAhtwkBAO0MACG4CQAAlw0AILkJAAD7DAAgugkCAIINACG7CSAAgQ0AIbwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIb8JAgCCDQAhAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACAKEgAA1w0AIP8HAADWDQAwgAgAADoAEIEIAADWDQAwjwhAAO4MACGfCEAA3gwAIbMJAQCKDQAhwAkAAPsMACDBCQAA-wwAIMIJAQDvDAAhAQAAADoAIAcSAADXDQAg_wcAALUOADCACAAAPAAQgQgAALUOADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACEBEgAAmxAAIAgSAADXDQAg_wcAALUOADCACAAAPAAQgQgAALUOADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACHBCgAAtA4AIAMAAAA8ACABAAA9ADACAAA-ACABAAAANQAgAQAAADwAIBUDAADgDQAgBAAAsg4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAcAACzDgAg_wcAALEOADCACAAAQgAQgQgAALEOADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhCwMAAP8QACAEAAC3EwAgGAAArhUAIBkAALAVACAaAACxFQAgGwAAshUAIBwAAL4VACCaCAAA1w4AIKwIAADXDgAgwwkAANcOACD5CQAA1w4AIBYDAADgDQAgBAAAsg4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAcAACzDgAg_wcAALEOADCACAAAQgAQgQgAALEOADCDCEAA3gwAIZQIAQAAAAGaCAEA7wwAIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIbUJAQDtDAAhwwkBAO8MACHlCQAAsA4AIPcJAQDtDAAh-AkBAO0MACH5CUAA7gwAIQMAAABCACABAABDADACAABEACABAAAAAwAgEAMAAOANACAVAACbDgAgFwAArw4AIP8HAACuDgAwgAgAAEcAEIEIAACuDgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAGLDQAh9QlAAO4MACEFAwAA_xAAIBUAALwVACAXAAC9FQAg1gkAANcOACD1CQAA1w4AIBADAADgDQAgFQAAmw4AIBcAAK8OACD_BwAArg4AMIAIAABHABCBCAAArg4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAEAAAH1CUAA7gwAIQMAAABHACABAABIADACAABJACANAwAA4A0AIBYAAIsOACD_BwAAig4AMIAIAABLABCBCAAAig4AMIMIQADeDAAhlAgBAIoNACGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQCWDQAh9AkAAJ4NACABAAAASwAgAQAAAEcAIA0DAADgDQAgFQAAmw4AIP8HAACtDgAwgAgAAE4AEIEIAACtDgAwqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHXCQABiw0AIdgJAQDtDAAh2QkBAO0MACHaCUAA7gwAIQMDAAD_EAAgFQAAvBUAINoJAADXDgAgDQMAAOANACAVAACbDgAg_wcAAK0OADCACAAATgAQgQgAAK0OADCqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdcJAAEAAAHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACEDAAAATgAgAQAATwAwAgAAUAAgEAMAAOANACAVAACbDgAg_wcAAKwOADCACAAAUgAQgQgAAKwOADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHSCQABiw0AIdMJAAGLDQAh1AkBAO8MACHVCUAA7gwAIdYJQADuDAAhBQMAAP8QACAVAAC8FQAg1AkAANcOACDVCQAA1w4AINYJAADXDgAgEAMAAOANACAVAACbDgAg_wcAAKwOADCACAAAUgAQgQgAAKwOADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdIJAAEAAAHTCQABiw0AIdQJAQDvDAAh1QlAAO4MACHWCUAA7gwAIQMAAABSACABAABTADACAABUACAUAwAAqg4AIAQBAO8MACEVAACrDgAg_wcAAKkOADCACAAAVgAQgQgAAKkOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGqCEAA3gwAIasIAQCWDQAhrAgBAJYNACHJCAEA7QwAIcsJAAGLDQAhzAkAAYsNACHNCQEA7wwAIc4JAQDvDAAhzwkBAJYNACHQCQIAgg0AIdEJQADuDAAhCQMAAP8QACAEAADXDgAgFQAAvBUAIKsIAADXDgAgrAgAANcOACDNCQAA1w4AIM4JAADXDgAgzwkAANcOACDRCQAA1w4AIBQDAACqDgAgBAEA7wwAIRUAAKsOACD_BwAAqQ4AMIAIAABWABCBCAAAqQ4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABAAABzAkAAQAAAc0JAQDvDAAhzgkBAO8MACHPCQEAlg0AIdAJAgCCDQAh0QlAAO4MACEDAAAAVgAgAQAAVwAwAgAAWAAgGQ8AAJ4OACAQAACfDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIB0AAKEOACAeAACdDgAgHwAAoA4AICAAAKMOACAhAADhDQAgJQAApw4AICYAAKgOACD_BwAAnA4AMIAIAABaABCBCAAAnA4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIbUJAQDtDAAh-gkBAO0MACG8CgEA7wwAIb0KQADeDAAhvgpAAO4MACG_CgEA7wwAIQEAAABaACABAAAAQgAgCxUAAJsOACD_BwAAmg4AMIAIAABdABCBCAAAmg4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIasIAQCKDQAhzwkBAIoNACHpCQEA7QwAIfYJAQDtDAAhARUAALwVACAMFQAAmw4AIP8HAACaDgAwgAgAAF0AEIEIAACaDgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGrCAEAig0AIc8JAQCKDQAh6QkBAO0MACH2CQEA7QwAIcAKAACZDgAgAwAAAF0AIAEAAF4AMAIAAF8AIAEAAABHACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAXQAgAQAAAAkAIAEAAAARACABAAAALQAgAQAAADEAIAEAAAA1ACABAAAAQgAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAxACABAAAyADACAAAzACAYAwAA4A0AIBEAAJYOACATAACXDgAgFAAAmA4AIP8HAACVDgAwgAgAAG4AEIEIAACVDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACG1CQEA7QwAIb8JAgCCDQAhwwkBAO0MACHECQEA7QwAIcUJAQDvDAAhxgkAAJ4NACDHCQEA7wwAIcgJAAD7DAAgyQkCAIINACHKCQIAgg0AIQcDAAD_EAAgEQAAuRUAIBMAALoVACAUAAC7FQAgxQkAANcOACDGCQAA1w4AIMcJAADXDgAgGQMAAOANACARAACWDgAgEwAAlw4AIBQAAJgOACD_BwAAlQ4AMIAIAABuABCBCAAAlQ4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACG1CQEA7QwAIb8JAgCCDQAhwwkBAO0MACHECQEA7QwAIcUJAQDvDAAhxgkAAJ4NACDHCQEA7wwAIcgJAAD7DAAgyQkCAIINACHKCQIAgg0AIeUJAACUDgAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABCACABAABDADACAABEACADAAAARwAgAQAASAAwAgAASQAgEAMAAOANACAhAADhDQAg_wcAAN8NADCACAAAdAAQgQgAAN8NADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIcMJAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAg4gkCAIINACHjCQEA7wwAIeQJQADuDAAhAQAAAHQAIBUDAADgDQAgIAAAkw4AIP8HAACSDgAwgAgAAHYAEIEIAACSDgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhwwkBAO8MACHWCUAA7gwAIdoJQADuDAAh2wkBAIoNACHcCQABiw0AId0JAQDtDAAh3gkBAO8MACHfCQEA7wwAIeAJAQDvDAAh4QkAAPsMACAIAwAA_xAAICAAAK8VACDDCQAA1w4AINYJAADXDgAg2gkAANcOACDeCQAA1w4AIN8JAADXDgAg4AkAANcOACAVAwAA4A0AICAAAJMOACD_BwAAkg4AMIAIAAB2ABCBCAAAkg4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhwwkBAO8MACHWCUAA7gwAIdoJQADuDAAh2wkBAIoNACHcCQABAAAB3QkBAO0MACHeCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAdgAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAABOACABAABPADACAABQACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFYAIAEAAFcAMAIAAFgAIBMDAADgDQAgIwAAkA4AICQAAJEOACD_BwAAjw4AMIAIAAB_ABCBCAAAjw4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhBgMAAP8QACAjAAC3FQAgJAAAuBUAIKwIAADXDgAgrwgAANcOACCwCAAA1w4AIBMDAADgDQAgIwAAkA4AICQAAJEOACD_BwAAjw4AMIAIAAB_ABCBCAAAjw4AMIMIQADeDAAhjggBAO0MACGUCAEAAAABnQgBAO0MACGrCAEAig0AIawIAQCWDQAhrQgBAO0MACGuCAAA-wwAIK8IAQDvDAAhsAhAAO4MACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACEDAAAAfwAgAQAAgAEAMAIAAIEBACAJIgAAjQ4AIP8HAACODgAwgAgAAIMBABCBCAAAjg4AMIMIQADeDAAhlAgBAIoNACGWCAEAig0AIakIAQDtDAAhqghAAO4MACECIgAAthUAIKoIAADXDgAgCSIAAI0OACD_BwAAjg4AMIAIAACDAQAQgQgAAI4OADCDCEAA3gwAIZQIAQAAAAGWCAEAig0AIakIAQDtDAAhqghAAO4MACEDAAAAgwEAIAEAAIQBADACAACFAQAgFiIAAI0OACAsAACXDQAg_wcAAIwOADCACAAAhwEAEIEIAACMDgAwgwhAAN4MACGQCAEA7wwAIZQIAQCKDQAhlQgEAN0MACGWCAEAig0AIZcIAQCKDQAhmAgBAO0MACGZCAEA7QwAIZoIAQDtDAAhmwhAAN4MACGcCAEAlg0AIZ0IAQDtDAAhnggCAIINACGfCEAA7gwAIaAIQADuDAAhoQhAAN4MACGiCEAA7gwAIQYiAAC2FQAgkAgAANcOACCcCAAA1w4AIJ8IAADXDgAgoAgAANcOACCiCAAA1w4AIBYiAACNDgAgLAAAlw0AIP8HAACMDgAwgAgAAIcBABCBCAAAjA4AMIMIQADeDAAhkAgBAO8MACGUCAEAAAABlQgEAN0MACGWCAEAig0AIZcIAQCKDQAhmAgBAO0MACGZCAEA7QwAIZoIAQDtDAAhmwhAAN4MACGcCAEAlg0AIZ0IAQDtDAAhnggCAIINACGfCEAA7gwAIaAIQADuDAAhoQhAAN4MACGiCEAA7gwAIQMAAACHAQAgAQAAiAEAMAIAAIkBACABAAAAgwEAIAEAAACHAQAgBQMAAP8QACAWAAC1FQAgqQgAANcOACDzCQAA1w4AIPQJAADXDgAgDQMAAOANACAWAACLDgAg_wcAAIoOADCACAAASwAQgQgAAIoOADCDCEAA3gwAIZQIAQAAAAGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQAAAAH0CQAAng0AIAMAAABLACABAACNAQAwAgAAjgEAIAEAAAADACABAAAALQAgAQAAADEAIAEAAABuACABAAAAQgAgAQAAAEcAIAEAAAB2ACABAAAATgAgAQAAAFIAIAEAAABWACABAAAAfwAgAQAAAEsAIAEAAAABACAQDwAAqhUAIBAAAKsVACAYAACuFQAgGQAAsBUAIBoAALEVACAbAACyFQAgHQAArRUAIB4AAKkVACAfAACsFQAgIAAArxUAICEAAIARACAlAACzFQAgJgAAtBUAILwKAADXDgAgvgoAANcOACC_CgAA1w4AIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACADAAAAWgAgAQAAnQEAMAIAAAEAIBYPAACdFQAgEAAAnhUAIBgAAKEVACAZAACkFQAgGgAApRUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAgAACiFQAgIQAAoxUAICUAAKcVACAmAACoFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABASwAAKEBACAJgwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABASwAAKMBADABLAAAowEAMBYPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhAgAAAAEAICwAAKYBACAJgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhAgAAAFoAICwAAKgBACACAAAAWgAgLAAAqAEAIAMAAAABACAzAAChAQAgNAAApgEAIAEAAAABACABAAAAWgAgBg0AAI8UACA5AACRFAAgOgAAkBQAILwKAADXDgAgvgoAANcOACC_CgAA1w4AIAz_BwAAiQ4AMIAIAACvAQAQgQgAAIkOADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACG1CQEA4gwAIfoJAQDiDAAhvAoBAOQMACG9CkAA1QwAIb4KQADjDAAhvwoBAOQMACEDAAAAWgAgAQAArgEAMDgAAK8BACADAAAAWgAgAQAAnQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEgMAAIcUACAFAACIFAAgBgAAiRQAIAgAAIoUACAPAACLFAAgEAAAjBQAIBEAAI0UACAdAACOFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuAogAAAAAbkKQAAAAAG6CkAAAAABuwpAAAAAAQEsAAC3AQAgCoMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbgKIAAAAAG5CkAAAAABugpAAAAAAbsKQAAAAAEBLAAAuQEAMAEsAAC5AQAwEgMAALsTACAFAAC8EwAgBgAAvRMAIAgAAL4TACAPAAC_EwAgEAAAwBMAIBEAAMETACAdAADCEwAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACECAAAABQAgLAAAvAEAIAqDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIQIAAAADACAsAAC-AQAgAgAAAAMAICwAAL4BACADAAAABQAgMwAAtwEAIDQAALwBACABAAAABQAgAQAAAAMAIAUNAAC4EwAgOQAAuhMAIDoAALkTACC5CgAA1w4AILsKAADXDgAgDf8HAACIDgAwgAgAAMUBABCBCAAAiA4AMIMIQADVDAAhlAgBAPEMACGrCAEA8QwAIbUJAQDiDAAh-gkBAOIMACH7CQEA4gwAIbgKIAD9DAAhuQpAAOMMACG6CkAA1QwAIbsKQADjDAAhAwAAAAMAIAEAAMQBADA4AADFAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACHDgAg_wcAAIYOADCACAAABwAQgQgAAIYOADCOCAEAAAABrAgBAAAAAc0IBADdDAAhhQkEAN0MACGGCQQA3QwAIYcJBADdDAAhtQoEAN0MACG2CgIAgg0AIbcKAgCCDQAhAQAAAMgBACABAAAAyAEAIAEEAAC3EwAgAwAAAAcAIAEAAMsBADACAADIAQAgAwAAAAcAIAEAAMsBADACAADIAQAgAwAAAAcAIAEAAMsBADACAADIAQAgCgQAALYTACCOCAEAAAABrAgBAAAAAc0IBAAAAAGFCQQAAAABhgkEAAAAAYcJBAAAAAG1CgQAAAABtgoCAAAAAbcKAgAAAAEBLAAAzwEAIAmOCAEAAAABrAgBAAAAAc0IBAAAAAGFCQQAAAABhgkEAAAAAYcJBAAAAAG1CgQAAAABtgoCAAAAAbcKAgAAAAEBLAAA0QEAMAEsAADRAQAwCgQAALUTACCOCAEA2w4AIawIAQDbDgAhzQgEANAOACGFCQQA0A4AIYYJBADQDgAhhwkEANAOACG1CgQA0A4AIbYKAgDjDgAhtwoCAOMOACECAAAAyAEAICwAANQBACAJjggBANsOACGsCAEA2w4AIc0IBADQDgAhhQkEANAOACGGCQQA0A4AIYcJBADQDgAhtQoEANAOACG2CgIA4w4AIbcKAgDjDgAhAgAAAAcAICwAANYBACACAAAABwAgLAAA1gEAIAMAAADIAQAgMwAAzwEAIDQAANQBACABAAAAyAEAIAEAAAAHACAFDQAAsBMAIDkAALMTACA6AACyEwAgWwAAsRMAIFwAALQTACAM_wcAAIUOADCACAAA3QEAEIEIAACFDgAwjggBAOIMACGsCAEA8QwAIc0IBADUDAAhhQkEANQMACGGCQQA1AwAIYcJBADUDAAhtQoEANQMACG2CgIA9AwAIbcKAgD0DAAhAwAAAAcAIAEAANwBADA4AADdAQAgAwAAAAcAIAEAAMsBADACAADIAQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAkxMAIAcAAK8TACCCCEAAAAABjggBAAAAAZQIAQAAAAGsCAEAAAABxwgBAAAAAYMJAQAAAAGwCgIAAAABswoBAAAAAbQKQAAAAAEBLAAA5QEAIAmCCEAAAAABjggBAAAAAZQIAQAAAAGsCAEAAAABxwgBAAAAAYMJAQAAAAGwCgIAAAABswoBAAAAAbQKQAAAAAEBLAAA5wEAMAEsAADnAQAwAQAAAAMAIAEAAAAOACALBAAAkRMAIAcAAK4TACCCCEAA3A4AIY4IAQDbDgAhlAgBANsOACGsCAEA3Q4AIccIAQDbDgAhgwkBAN0OACGwCgIA4w4AIbMKAQDbDgAhtApAANEOACECAAAACwAgLAAA7AEAIAmCCEAA3A4AIY4IAQDbDgAhlAgBANsOACGsCAEA3Q4AIccIAQDbDgAhgwkBAN0OACGwCgIA4w4AIbMKAQDbDgAhtApAANEOACECAAAACQAgLAAA7gEAIAIAAAAJACAsAADuAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMwAA5QEAIDQAAOwBACABAAAACwAgAQAAAAkAIAgNAACpEwAgOQAArBMAIDoAAKsTACBbAACqEwAgXAAArRMAIIIIAADXDgAgrAgAANcOACCDCQAA1w4AIAz_BwAAhA4AMIAIAAD3AQAQgQgAAIQOADCCCEAA4wwAIY4IAQDiDAAhlAgBAPEMACGsCAEA8wwAIccIAQDiDAAhgwkBAOQMACGwCgIA9AwAIbMKAQDiDAAhtApAANUMACEDAAAACQAgAQAA9gEAMDgAAPcBACADAAAACQAgAQAACgAwAgAACwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAMBAAAhRMAIAcAAKgTACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAccIAQAAAAGDCQEAAAABsAoCAAAAAbEKAQAAAAGyCkAAAAABASwAAP8BACAKgwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAawIAQAAAAHHCAEAAAABgwkBAAAAAbAKAgAAAAGxCgEAAAABsgpAAAAAAQEsAACBAgAwASwAAIECADABAAAADgAgDAQAAIMTACAHAACnEwAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGsCAEA2w4AIccIAQDbDgAhgwkBAN0OACGwCgIA4w4AIbEKAQDdDgAhsgpAANwOACECAAAAEwAgLAAAhQIAIAqDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIawIAQDbDgAhxwgBANsOACGDCQEA3Q4AIbAKAgDjDgAhsQoBAN0OACGyCkAA3A4AIQIAAAARACAsAACHAgAgAgAAABEAICwAAIcCACABAAAADgAgAwAAABMAIDMAAP8BACA0AACFAgAgAQAAABMAIAEAAAARACAIDQAAohMAIDkAAKUTACA6AACkEwAgWwAAoxMAIFwAAKYTACCDCQAA1w4AILEKAADXDgAgsgoAANcOACAN_wcAAIMOADCACAAAjwIAEIEIAACDDgAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhnQgBAOIMACGsCAEA8QwAIccIAQDiDAAhgwkBAOQMACGwCgIA9AwAIbEKAQDkDAAhsgpAAOMMACEDAAAAEQAgAQAAjgIAMDgAAI8CACADAAAAEQAgAQAAEgAwAgAAEwAgCP8HAACCDgAwgAgAAJUCABCBCAAAgg4AMI4IAQAAAAGtCAEAAAABuAgCAIINACGuCgAA-wwAIK8KIACBDQAhAQAAAJICACABAAAAkgIAIAj_BwAAgg4AMIAIAACVAgAQgQgAAIIOADCOCAEA7QwAIa0IAQDtDAAhuAgCAIINACGuCgAA-wwAIK8KIACBDQAhAAMAAACVAgAgAQAAlgIAMAIAAJICACADAAAAlQIAIAEAAJYCADACAACSAgAgAwAAAJUCACABAACWAgAwAgAAkgIAIAWOCAEAAAABrQgBAAAAAbgIAgAAAAGuCgAAoRMAIK8KIAAAAAEBLAAAmgIAIAWOCAEAAAABrQgBAAAAAbgIAgAAAAGuCgAAoRMAIK8KIAAAAAEBLAAAnAIAMAEsAACcAgAwBY4IAQDbDgAhrQgBANsOACG4CAIA4w4AIa4KAACgEwAgrwogAJMPACECAAAAkgIAICwAAJ8CACAFjggBANsOACGtCAEA2w4AIbgIAgDjDgAhrgoAAKATACCvCiAAkw8AIQIAAACVAgAgLAAAoQIAIAIAAACVAgAgLAAAoQIAIAMAAACSAgAgMwAAmgIAIDQAAJ8CACABAAAAkgIAIAEAAACVAgAgBQ0AAJsTACA5AACeEwAgOgAAnRMAIFsAAJwTACBcAACfEwAgCP8HAACBDgAwgAgAAKgCABCBCAAAgQ4AMI4IAQDiDAAhrQgBAOIMACG4CAIA9AwAIa4KAAD7DAAgrwogAP0MACEDAAAAlQIAIAEAAKcCADA4AACoAgAgAwAAAJUCACABAACWAgAwAgAAkgIAIBAGAAD-DQAgCAAA_w0AIA4AAIAOACD_BwAA_Q0AMIAIAAAOABCBCAAA_Q0AMIMIQADeDAAhjggBAAAAAbgIAgCCDQAhzwgBAIoNACH3CAIAgg0AIYYJAgCCDQAhmwkCAIINACGNCiAAgQ0AIa0KAQDtDAAhrgoAAPsMACABAAAAqwIAIAEAAACrAgAgAwYAAJgTACAIAACZEwAgDgAAmhMAIAMAAAAOACABAACuAgAwAgAAqwIAIAMAAAAOACABAACuAgAwAgAAqwIAIAMAAAAOACABAACuAgAwAgAAqwIAIA0GAACVEwAgCAAAlhMAIA4AAJcTACCDCEAAAAABjggBAAAAAbgIAgAAAAHPCAEAAAAB9wgCAAAAAYYJAgAAAAGbCQIAAAABjQogAAAAAa0KAQAAAAGuCgAAlBMAIAEsAACyAgAgCoMIQAAAAAGOCAEAAAABuAgCAAAAAc8IAQAAAAH3CAIAAAABhgkCAAAAAZsJAgAAAAGNCiAAAAABrQoBAAAAAa4KAACUEwAgASwAALQCADABLAAAtAIAMA0GAADpEgAgCAAA6hIAIA4AAOsSACCDCEAA0Q4AIY4IAQDbDgAhuAgCAOMOACHPCAEA2w4AIfcIAgDjDgAhhgkCAOMOACGbCQIA4w4AIY0KIACTDwAhrQoBANsOACGuCgAA6BIAIAIAAACrAgAgLAAAtwIAIAqDCEAA0Q4AIY4IAQDbDgAhuAgCAOMOACHPCAEA2w4AIfcIAgDjDgAhhgkCAOMOACGbCQIA4w4AIY0KIACTDwAhrQoBANsOACGuCgAA6BIAIAIAAAAOACAsAAC5AgAgAgAAAA4AICwAALkCACADAAAAqwIAIDMAALICACA0AAC3AgAgAQAAAKsCACABAAAADgAgBQ0AAOMSACA5AADmEgAgOgAA5RIAIFsAAOQSACBcAADnEgAgDf8HAAD8DQAwgAgAAMACABCBCAAA_A0AMIMIQADVDAAhjggBAOIMACG4CAIA9AwAIc8IAQDxDAAh9wgCAPQMACGGCQIA9AwAIZsJAgD0DAAhjQogAP0MACGtCgEA4gwAIa4KAAD7DAAgAwAAAA4AIAEAAL8CADA4AADAAgAgAwAAAA4AIAEAAK4CADACAACrAgAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACApBwAA3xIAIAoAAOASACALAADhEgAgDAAA4hIAII4IAQAAAAH_CAEAAAABgwkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCkAAAAABogoAANsSACCjCgAA3BIAIKQKAADdEgAgpQpAAAAAAaYKIAAAAAGnCgAA3hIAIKgKAgAAAAGpCgIAAAABqgoBAAAAAasKAQAAAAGsCgEAAAABASwAAMgCACAljggBAAAAAf8IAQAAAAGDCQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKQAAAAAGiCgAA2xIAIKMKAADcEgAgpAoAAN0SACClCkAAAAABpgogAAAAAacKAADeEgAgqAoCAAAAAakKAgAAAAGqCgEAAAABqwoBAAAAAawKAQAAAAEBLAAAygIAMAEsAADKAgAwKQcAALMSACAKAAC0EgAgCwAAtRIAIAwAALYSACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKQADcDgAhogoAAK8SACCjCgAAsBIAIKQKAACxEgAgpQpAANwOACGmCiAAkw8AIacKAACyEgAgqAoCAOMOACGpCgIA4w4AIaoKAQDdDgAhqwoBAN0OACGsCgEA3Q4AIQIAAAAYACAsAADNAgAgJY4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhAgAAABYAICwAAM8CACACAAAAFgAgLAAAzwIAIAMAAAAYACAzAADIAgAgNAAAzQIAIAEAAAAYACABAAAAFgAgEg0AAKoSACA5AACtEgAgOgAArBIAIFsAAKsSACBcAACuEgAgkgoAANcOACCXCgAA1w4AIJkKAADXDgAgmgoAANcOACCbCgAA1w4AIJwKAADXDgAgnQoAANcOACCgCgAA1w4AIKEKAADXDgAgpQoAANcOACCqCgAA1w4AIKsKAADXDgAgrAoAANcOACAo_wcAAPsNADCACAAA1gIAEIEIAAD7DQAwjggBAOIMACH_CAEA4gwAIYMJAQDiDAAhhQkCAPQMACGGCQIA9AwAIYcJAgD0DAAhjAkEANQMACH7CQEA4gwAIY0KIAD9DAAhkQoBAOIMACGSCgEA5AwAIZMKAgD0DAAhlAoCAPQMACGVCgIA9AwAIZYKAgD0DAAhlwoBAPMMACGYCiAA_QwAIZkKQADjDAAhmgpAAOMMACGbCgEA5AwAIZwKQADjDAAhnQpAAOMMACGeCiAA_QwAIZ8KBADUDAAhoAoBAOQMACGhCkAA4wwAIaIKAAD7DAAgowoAAPsMACCkCgAA-wwAIKUKQADjDAAhpgogAP0MACGnCgAA-wwAIKgKAgD0DAAhqQoCAPQMACGqCgEA5AwAIasKAQDzDAAhrAoBAPMMACEDAAAAFgAgAQAA1QIAMDgAANYCACADAAAAFgAgAQAAFwAwAgAAGAAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACAHCQAAqRIAIJ0IIAAAAAHHCAEAAAAB0AgBAAAAAYIJAQAAAAGTCQEAAAABkApAAAAAAQEsAADeAgAgBp0IIAAAAAHHCAEAAAAB0AgBAAAAAYIJAQAAAAGTCQEAAAABkApAAAAAAQEsAADgAgAwASwAAOACADAHCQAAqBIAIJ0IIACTDwAhxwgBANsOACHQCAEA2w4AIYIJAQDbDgAhkwkBANsOACGQCkAA0Q4AIQIAAAAkACAsAADjAgAgBp0IIACTDwAhxwgBANsOACHQCAEA2w4AIYIJAQDbDgAhkwkBANsOACGQCkAA0Q4AIQIAAAAiACAsAADlAgAgAgAAACIAICwAAOUCACADAAAAJAAgMwAA3gIAIDQAAOMCACABAAAAJAAgAQAAACIAIAMNAAClEgAgOQAApxIAIDoAAKYSACAJ_wcAAPoNADCACAAA7AIAEIEIAAD6DQAwnQggAP0MACHHCAEA4gwAIdAIAQDiDAAhggkBAOIMACGTCQEA4gwAIZAKQADVDAAhAwAAACIAIAEAAOsCADA4AADsAgAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAgACABAAAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgBgkAAKQSACCDCEAAAAABggkBAAAAAekJAQAAAAH2CQEAAAABjwpAAAAAAQEsAAD0AgAgBYMIQAAAAAGCCQEAAAAB6QkBAAAAAfYJAQAAAAGPCkAAAAABASwAAPYCADABLAAA9gIAMAYJAACjEgAggwhAANEOACGCCQEA2w4AIekJAQDbDgAh9gkBANsOACGPCkAA3A4AIQIAAAAgACAsAAD5AgAgBYMIQADRDgAhggkBANsOACHpCQEA2w4AIfYJAQDbDgAhjwpAANwOACECAAAAHgAgLAAA-wIAIAIAAAAeACAsAAD7AgAgAwAAACAAIDMAAPQCACA0AAD5AgAgAQAAACAAIAEAAAAeACAEDQAAoBIAIDkAAKISACA6AAChEgAgjwoAANcOACAI_wcAAPkNADCACAAAggMAEIEIAAD5DQAwgwhAANUMACGCCQEA4gwAIekJAQDiDAAh9gkBAOIMACGPCkAA4wwAIQMAAAAeACABAACBAwAwOAAAggMAIAMAAAAeACABAAAfADACAAAgACAJ_wcAAPgNADCACAAAiAMAEIEIAAD4DQAw1AgBAIoNACHVCAEA7wwAIf4IAQAAAAGCCQEA7QwAIY0JBADDDQAhjgpAAN4MACEBAAAAhQMAIAEAAACFAwAgCf8HAAD4DQAwgAgAAIgDABCBCAAA-A0AMNQIAQCKDQAh1QgBAO8MACH-CAEAig0AIYIJAQDtDAAhjQkEAMMNACGOCkAA3gwAIQLVCAAA1w4AII0JAADXDgAgAwAAAIgDACABAACJAwAwAgAAhQMAIAMAAACIAwAgAQAAiQMAMAIAAIUDACADAAAAiAMAIAEAAIkDADACAACFAwAgBtQIAQAAAAHVCAEAAAAB_ggBAAAAAYIJAQAAAAGNCQQAAAABjgpAAAAAAQEsAACNAwAgBtQIAQAAAAHVCAEAAAAB_ggBAAAAAYIJAQAAAAGNCQQAAAABjgpAAAAAAQEsAACPAwAwASwAAI8DADAG1AgBANsOACHVCAEA3Q4AIf4IAQDbDgAhggkBANsOACGNCQQA5w8AIY4KQADRDgAhAgAAAIUDACAsAACSAwAgBtQIAQDbDgAh1QgBAN0OACH-CAEA2w4AIYIJAQDbDgAhjQkEAOcPACGOCkAA0Q4AIQIAAACIAwAgLAAAlAMAIAIAAACIAwAgLAAAlAMAIAMAAACFAwAgMwAAjQMAIDQAAJIDACABAAAAhQMAIAEAAACIAwAgBw0AAJsSACA5AACeEgAgOgAAnRIAIFsAAJwSACBcAACfEgAg1QgAANcOACCNCQAA1w4AIAn_BwAA9w0AMIAIAACbAwAQgQgAAPcNADDUCAEA8QwAIdUIAQDkDAAh_ggBAPEMACGCCQEA4gwAIY0JBAC8DQAhjgpAANUMACEDAAAAiAMAIAEAAJoDADA4AACbAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAz_BwAA9g0AMIAIAAChAwAQgQgAAPYNADCDCEAA3gwAIY4IAQAAAAHPCAEAig0AIZEJAQDtDAAhmwkCAIINACGKCgAAlw0AIIsKAQDvDAAhjAoEAMMNACGNCiAAgQ0AIQEAAACeAwAgAQAAAJ4DACAM_wcAAPYNADCACAAAoQMAEIEIAAD2DQAwgwhAAN4MACGOCAEA7QwAIc8IAQCKDQAhkQkBAO0MACGbCQIAgg0AIYoKAACXDQAgiwoBAO8MACGMCgQAww0AIY0KIACBDQAhAosKAADXDgAgjAoAANcOACADAAAAoQMAIAEAAKIDADACAACeAwAgAwAAAKEDACABAACiAwAwAgAAngMAIAMAAAChAwAgAQAAogMAMAIAAJ4DACAJgwhAAAAAAY4IAQAAAAHPCAEAAAABkQkBAAAAAZsJAgAAAAGKCoAAAAABiwoBAAAAAYwKBAAAAAGNCiAAAAABASwAAKYDACAJgwhAAAAAAY4IAQAAAAHPCAEAAAABkQkBAAAAAZsJAgAAAAGKCoAAAAABiwoBAAAAAYwKBAAAAAGNCiAAAAABASwAAKgDADABLAAAqAMAMAmDCEAA0Q4AIY4IAQDbDgAhzwgBANsOACGRCQEA2w4AIZsJAgDjDgAhigqAAAAAAYsKAQDdDgAhjAoEAOcPACGNCiAAkw8AIQIAAACeAwAgLAAAqwMAIAmDCEAA0Q4AIY4IAQDbDgAhzwgBANsOACGRCQEA2w4AIZsJAgDjDgAhigqAAAAAAYsKAQDdDgAhjAoEAOcPACGNCiAAkw8AIQIAAAChAwAgLAAArQMAIAIAAAChAwAgLAAArQMAIAMAAACeAwAgMwAApgMAIDQAAKsDACABAAAAngMAIAEAAAChAwAgBw0AAJYSACA5AACZEgAgOgAAmBIAIFsAAJcSACBcAACaEgAgiwoAANcOACCMCgAA1w4AIAz_BwAA9Q0AMIAIAAC0AwAQgQgAAPUNADCDCEAA1QwAIY4IAQDiDAAhzwgBAPEMACGRCQEA4gwAIZsJAgD0DAAhigoAAPIMACCLCgEA5AwAIYwKBAC8DQAhjQogAP0MACEDAAAAoQMAIAEAALMDADA4AAC0AwAgAwAAAKEDACABAACiAwAwAgAAngMAIAEAAAAvACABAAAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgFQMAAJQSACAEAACVEgAggwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABASwAALwDACATgwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABASwAAL4DADABLAAAvgMAMBUDAACQEgAgBAAAkRIAIIMIQADRDgAhjggBANsOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACG5CQAAjhIAILwJAQDbDgAhvQkAAI8SACC-CSAAkw8AIdMJAAGeDwAh1glAANwOACH4CQEA3Q4AIYAKQADcDgAhhwoBAN0OACGICgEA3Q4AIYkKQADcDgAhAgAAAC8AICwAAMEDACATgwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIawIAQDbDgAhsQgBANsOACGyCAEA2w4AIbkJAACOEgAgvAkBANsOACG9CQAAjxIAIL4JIACTDwAh0wkAAZ4PACHWCUAA3A4AIfgJAQDdDgAhgApAANwOACGHCgEA3Q4AIYgKAQDdDgAhiQpAANwOACECAAAALQAgLAAAwwMAIAIAAAAtACAsAADDAwAgAwAAAC8AIDMAALwDACA0AADBAwAgAQAAAC8AIAEAAAAtACAJDQAAixIAIDkAAI0SACA6AACMEgAg1gkAANcOACD4CQAA1w4AIIAKAADXDgAghwoAANcOACCICgAA1w4AIIkKAADXDgAgFv8HAAD0DQAwgAgAAMoDABCBCAAA9A0AMIMIQADVDAAhjggBAOIMACGUCAEA8QwAIaoIQADVDAAhqwgBAPEMACGsCAEA8QwAIbEIAQDiDAAhsggBAOIMACG5CQAA-wwAILwJAQDiDAAhvQkAAPsMACC-CSAA_QwAIdMJAAGGDQAh1glAAOMMACH4CQEA5AwAIYAKQADjDAAhhwoBAPMMACGICgEA5AwAIYkKQADjDAAhAwAAAC0AIAEAAMkDADA4AADKAwAgAwAAAC0AIAEAAC4AMAIAAC8AIAEAAAAzACABAAAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgFgMAAIkSACAEAACKEgAggwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAHBCAEAAAABwggBAAAAAbMJAQAAAAG5CQAAhxIAINQJAQAAAAHWCUAAAAAB3AkAAQAAAf8JAACIEgAggApAAAAAAYEKAgAAAAGCCgIAAAABgwoBAAAAAYQKAQAAAAGFCgEAAAABhgoBAAAAAQEsAADSAwAgFIMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAABwQgBAAAAAcIIAQAAAAGzCQEAAAABuQkAAIcSACDUCQEAAAAB1glAAAAAAdwJAAEAAAH_CQAAiBIAIIAKQAAAAAGBCgIAAAABggoCAAAAAYMKAQAAAAGECgEAAAABhQoBAAAAAYYKAQAAAAEBLAAA1AMAMAEsAADUAwAwFgMAAIUSACAEAACGEgAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGsCAEA2w4AIcEIAQDbDgAhwggBANsOACGzCQEA3Q4AIbkJAACDEgAg1AkBAN0OACHWCUAA3A4AIdwJAAGeDwAh_wkAAIQSACCACkAA3A4AIYEKAgDoDwAhggoCAOgPACGDCgEA3Q4AIYQKAQDdDgAhhQoBAN0OACGGCgEA3Q4AIQIAAAAzACAsAADXAwAgFIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhrAgBANsOACHBCAEA2w4AIcIIAQDbDgAhswkBAN0OACG5CQAAgxIAINQJAQDdDgAh1glAANwOACHcCQABng8AIf8JAACEEgAggApAANwOACGBCgIA6A8AIYIKAgDoDwAhgwoBAN0OACGECgEA3Q4AIYUKAQDdDgAhhgoBAN0OACECAAAAMQAgLAAA2QMAIAIAAAAxACAsAADZAwAgAwAAADMAIDMAANIDACA0AADXAwAgAQAAADMAIAEAAAAxACAPDQAA_hEAIDkAAIESACA6AACAEgAgWwAA_xEAIFwAAIISACCzCQAA1w4AINQJAADXDgAg1gkAANcOACCACgAA1w4AIIEKAADXDgAgggoAANcOACCDCgAA1w4AIIQKAADXDgAghQoAANcOACCGCgAA1w4AIBf_BwAA8w0AMIAIAADgAwAQgQgAAPMNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIawIAQDxDAAhwQgBAOIMACHCCAEA8QwAIbMJAQDzDAAhuQkAAPsMACDUCQEA5AwAIdYJQADjDAAh3AkAAYYNACH_CQAA-wwAIIAKQADjDAAhgQoCAL0NACGCCgIAvQ0AIYMKAQDkDAAhhAoBAOQMACGFCgEA8wwAIYYKAQDzDAAhAwAAADEAIAEAAN8DADA4AADgAwAgAwAAADEAIAEAADIAMAIAADMAIAX_BwAA8g0AMIAIAADmAwAQgQgAAPINADCqCEAA3gwAIf4JAAEAAAEBAAAA4wMAIAEAAADjAwAgBf8HAADyDQAwgAgAAOYDABCBCAAA8g0AMKoIQADeDAAh_gkAAYsNACEAAwAAAOYDACABAADnAwAwAgAA4wMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACADAAAA5gMAIAEAAOcDADACAADjAwAgAqoIQAAAAAH-CQABAAABASwAAOsDACACqghAAAAAAf4JAAEAAAEBLAAA7QMAMAEsAADtAwAwAqoIQADRDgAh_gkAAZ4PACECAAAA4wMAICwAAPADACACqghAANEOACH-CQABng8AIQIAAADmAwAgLAAA8gMAIAIAAADmAwAgLAAA8gMAIAMAAADjAwAgMwAA6wMAIDQAAPADACABAAAA4wMAIAEAAADmAwAgAw0AAPsRACA5AAD9EQAgOgAA_BEAIAX_BwAA8Q0AMIAIAAD5AwAQgQgAAPENADCqCEAA1QwAIf4JAAGGDQAhAwAAAOYDACABAAD4AwAwOAAA-QMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACAN_wcAAPANADCACAAA_wMAEIEIAADwDQAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAlg0AIbUJAQDtDAAh1wkAAQAAAfoJAQDtDAAh-wkBAO0MACH8CUAA7gwAIf0JAACeDQAgAQAAAPwDACABAAAA_AMAIA3_BwAA8A0AMIAIAAD_AwAQgQgAAPANADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAlg0AIbUJAQDtDAAh1wkAAYsNACH6CQEA7QwAIfsJAQDtDAAh_AlAAO4MACH9CQAAng0AIAOrCAAA1w4AIPwJAADXDgAg_QkAANcOACADAAAA_wMAIAEAAIAEADACAAD8AwAgAwAAAP8DACABAACABAAwAgAA_AMAIAMAAAD_AwAgAQAAgAQAMAIAAPwDACAKgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbUJAQAAAAHXCQABAAAB-gkBAAAAAfsJAQAAAAH8CUAAAAAB_QmAAAAAAQEsAACEBAAgCoMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAG1CQEAAAAB1wkAAQAAAfoJAQAAAAH7CQEAAAAB_AlAAAAAAf0JgAAAAAEBLAAAhgQAMAEsAACGBAAwCoMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDdDgAhtQkBANsOACHXCQABng8AIfoJAQDbDgAh-wkBANsOACH8CUAA3A4AIf0JgAAAAAECAAAA_AMAICwAAIkEACAKgwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBAN0OACG1CQEA2w4AIdcJAAGeDwAh-gkBANsOACH7CQEA2w4AIfwJQADcDgAh_QmAAAAAAQIAAAD_AwAgLAAAiwQAIAIAAAD_AwAgLAAAiwQAIAMAAAD8AwAgMwAAhAQAIDQAAIkEACABAAAA_AMAIAEAAAD_AwAgBg0AAPgRACA5AAD6EQAgOgAA-REAIKsIAADXDgAg_AkAANcOACD9CQAA1w4AIA3_BwAA7w0AMIAIAACSBAAQgQgAAO8NADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8wwAIbUJAQDiDAAh1wkAAYYNACH6CQEA4gwAIfsJAQDiDAAh_AlAAOMMACH9CQAAmw0AIAMAAAD_AwAgAQAAkQQAMDgAAJIEACADAAAA_wMAIAEAAIAEADACAAD8AwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACASAwAA8REAIAQAAPIRACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbUJAQAAAAHDCQEAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABASwAAJoEACALgwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEBLAAAnAQAMAEsAACcBAAwAQAAAAMAIBIDAACuEQAgBAAArxEAIBgAALARACAZAACxEQAgGgAAshEAIBsAALMRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQIAAABEACAsAACgBAAgC4MIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACECAAAAQgAgLAAAogQAIAIAAABCACAsAACiBAAgAQAAAAMAIAMAAABEACAzAACaBAAgNAAAoAQAIAEAAABEACABAAAAQgAgBw0AAKsRACA5AACtEQAgOgAArBEAIJoIAADXDgAgrAgAANcOACDDCQAA1w4AIPkJAADXDgAgDv8HAADuDQAwgAgAAKoEABCBCAAA7g0AMIMIQADVDAAhlAgBAPEMACGaCAEA5AwAIZ0IAQDiDAAhqwgBAPEMACGsCAEA8wwAIbUJAQDiDAAhwwkBAOQMACH3CQEA4gwAIfgJAQDiDAAh-QlAAOMMACEDAAAAQgAgAQAAqQQAMDgAAKoEACADAAAAQgAgAQAAQwAwAgAARAAgAQAAAF8AIAEAAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAMAAABdACABAABeADACAABfACAIFQAAqhEAIIMIQAAAAAGOCAEAAAABlAgBAAAAAasIAQAAAAHPCQEAAAAB6QkBAAAAAfYJAQAAAAEBLAAAsgQAIAeDCEAAAAABjggBAAAAAZQIAQAAAAGrCAEAAAABzwkBAAAAAekJAQAAAAH2CQEAAAABASwAALQEADABLAAAtAQAMAgVAACpEQAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqwgBANsOACHPCQEA2w4AIekJAQDbDgAh9gkBANsOACECAAAAXwAgLAAAtwQAIAeDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGrCAEA2w4AIc8JAQDbDgAh6QkBANsOACH2CQEA2w4AIQIAAABdACAsAAC5BAAgAgAAAF0AICwAALkEACADAAAAXwAgMwAAsgQAIDQAALcEACABAAAAXwAgAQAAAF0AIAMNAACmEQAgOQAAqBEAIDoAAKcRACAK_wcAAO0NADCACAAAwAQAEIEIAADtDQAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhqwgBAPEMACHPCQEA8QwAIekJAQDiDAAh9gkBAOIMACEDAAAAXQAgAQAAvwQAMDgAAMAEACADAAAAXQAgAQAAXgAwAgAAXwAgAQAAAEkAIAEAAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAMAAABHACABAABIADACAABJACANAwAAoxEAIBUAAKQRACAXAAClEQAggwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABzwkBAAAAAdYJQAAAAAHcCQABAAAB9QlAAAAAAQEsAADIBAAgCoMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAc8JAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAEBLAAAygQAMAEsAADKBAAwDQMAAJsRACAVAACcEQAgFwAAnREAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhAgAAAEkAICwAAM0EACAKgwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhzwkBANsOACHWCUAA3A4AIdwJAAGeDwAh9QlAANwOACECAAAARwAgLAAAzwQAIAIAAABHACAsAADPBAAgAwAAAEkAIDMAAMgEACA0AADNBAAgAQAAAEkAIAEAAABHACAFDQAAmBEAIDkAAJoRACA6AACZEQAg1gkAANcOACD1CQAA1w4AIA3_BwAA7A0AMIAIAADWBAAQgQgAAOwNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIbEIAQDiDAAhsggBAOIMACHPCQEA8QwAIdYJQADjDAAh3AkAAYYNACH1CUAA4wwAIQMAAABHACABAADVBAAwOAAA1gQAIAMAAABHACABAABIADACAABJACABAAAAjgEAIAEAAACOAQAgAwAAAEsAIAEAAI0BADACAACOAQAgAwAAAEsAIAEAAI0BADACAACOAQAgAwAAAEsAIAEAAI0BADACAACOAQAgCgMAAJYRACAWAACXEQAggwhAAAAAAZQIAQAAAAGeCAIAAAABoQhAAAAAAakIAQAAAAGrCAEAAAAB8wkBAAAAAfQJgAAAAAEBLAAA3gQAIAiDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAasIAQAAAAHzCQEAAAAB9AmAAAAAAQEsAADgBAAwASwAAOAEADABAAAARwAgCgMAAJQRACAWAACVEQAggwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIasIAQDbDgAh8wkBAN0OACH0CYAAAAABAgAAAI4BACAsAADkBAAgCIMIQADRDgAhlAgBANsOACGeCAIA4w4AIaEIQADRDgAhqQgBAN0OACGrCAEA2w4AIfMJAQDdDgAh9AmAAAAAAQIAAABLACAsAADmBAAgAgAAAEsAICwAAOYEACABAAAARwAgAwAAAI4BACAzAADeBAAgNAAA5AQAIAEAAACOAQAgAQAAAEsAIAgNAACPEQAgOQAAkhEAIDoAAJERACBbAACQEQAgXAAAkxEAIKkIAADXDgAg8wkAANcOACD0CQAA1w4AIAv_BwAA6w0AMIAIAADuBAAQgQgAAOsNADCDCEAA1QwAIZQIAQDxDAAhnggCAPQMACGhCEAA1QwAIakIAQDkDAAhqwgBAPEMACHzCQEA8wwAIfQJAACbDQAgAwAAAEsAIAEAAO0EADA4AADuBAAgAwAAAEsAIAEAAI0BADACAACOAQAgBv8HAADqDQAwgAgAAPQEABCBCAAA6g0AMPAJAQAAAAHxCQIAgg0AIfIJBADDDQAhAQAAAPEEACABAAAA8QQAIAb_BwAA6g0AMIAIAAD0BAAQgQgAAOoNADDwCQEA7QwAIfEJAgCCDQAh8gkEAMMNACEB8gkAANcOACADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAMAAAD0BAAgAQAA9QQAMAIAAPEEACAD8AkBAAAAAfEJAgAAAAHyCQQAAAABASwAAPkEACAD8AkBAAAAAfEJAgAAAAHyCQQAAAABASwAAPsEADABLAAA-wQAMAPwCQEA2w4AIfEJAgDjDgAh8gkEAOcPACECAAAA8QQAICwAAP4EACAD8AkBANsOACHxCQIA4w4AIfIJBADnDwAhAgAAAPQEACAsAACABQAgAgAAAPQEACAsAACABQAgAwAAAPEEACAzAAD5BAAgNAAA_gQAIAEAAADxBAAgAQAAAPQEACAGDQAAihEAIDkAAI0RACA6AACMEQAgWwAAixEAIFwAAI4RACDyCQAA1w4AIAb_BwAA6Q0AMIAIAACHBQAQgQgAAOkNADDwCQEA4gwAIfEJAgD0DAAh8gkEALwNACEDAAAA9AQAIAEAAIYFADA4AACHBQAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAr_BwAA5w0AMIAIAACNBQAQgQgAAOcNADCDCEAA3gwAIZQIAQAAAAGpCAEA7QwAIewJAQDtDAAh7QkAAYsNACHuCQABiw0AIe8JAADoDQAgAQAAAIoFACABAAAAigUAIAn_BwAA5w0AMIAIAACNBQAQgQgAAOcNADCDCEAA3gwAIZQIAQCKDQAhqQgBAO0MACHsCQEA7QwAIe0JAAGLDQAh7gkAAYsNACEAAwAAAI0FACABAACOBQAwAgAAigUAIAMAAACNBQAgAQAAjgUAMAIAAIoFACADAAAAjQUAIAEAAI4FADACAACKBQAgBoMIQAAAAAGUCAEAAAABqQgBAAAAAewJAQAAAAHtCQABAAAB7gkAAQAAAQEsAACSBQAgBoMIQAAAAAGUCAEAAAABqQgBAAAAAewJAQAAAAHtCQABAAAB7gkAAQAAAQEsAACUBQAwASwAAJQFADAGgwhAANEOACGUCAEA2w4AIakIAQDbDgAh7AkBANsOACHtCQABng8AIe4JAAGeDwAhAgAAAIoFACAsAACXBQAgBoMIQADRDgAhlAgBANsOACGpCAEA2w4AIewJAQDbDgAh7QkAAZ4PACHuCQABng8AIQIAAACNBQAgLAAAmQUAIAIAAACNBQAgLAAAmQUAIAMAAACKBQAgMwAAkgUAIDQAAJcFACABAAAAigUAIAEAAACNBQAgAw0AAIcRACA5AACJEQAgOgAAiBEAIAn_BwAA5g0AMIAIAACgBQAQgQgAAOYNADCDCEAA1QwAIZQIAQDxDAAhqQgBAOIMACHsCQEA4gwAIe0JAAGGDQAh7gkAAYYNACEDAAAAjQUAIAEAAJ8FADA4AACgBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAf_BwAA5Q0AMIAIAACmBQAQgQgAAOUNADCDCEAA3gwAIZQIAQAAAAG9CAEA7QwAIesJAQDtDAAhAQAAAKMFACABAAAAowUAIAf_BwAA5Q0AMIAIAACmBQAQgQgAAOUNADCDCEAA3gwAIZQIAQCKDQAhvQgBAO0MACHrCQEA7QwAIQADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIAMAAACmBQAgAQAApwUAMAIAAKMFACAEgwhAAAAAAZQIAQAAAAG9CAEAAAAB6wkBAAAAAQEsAACrBQAgBIMIQAAAAAGUCAEAAAABvQgBAAAAAesJAQAAAAEBLAAArQUAMAEsAACtBQAwBIMIQADRDgAhlAgBANsOACG9CAEA2w4AIesJAQDbDgAhAgAAAKMFACAsAACwBQAgBIMIQADRDgAhlAgBANsOACG9CAEA2w4AIesJAQDbDgAhAgAAAKYFACAsAACyBQAgAgAAAKYFACAsAACyBQAgAwAAAKMFACAzAACrBQAgNAAAsAUAIAEAAACjBQAgAQAAAKYFACADDQAAhBEAIDkAAIYRACA6AACFEQAgB_8HAADkDQAwgAgAALkFABCBCAAA5A0AMIMIQADVDAAhlAgBAPEMACG9CAEA4gwAIesJAQDiDAAhAwAAAKYFACABAAC4BQAwOAAAuQUAIAMAAACmBQAgAQAApwUAMAIAAKMFACAI_wcAAOMNADCACAAAvwUAEIEIAADjDQAwgwhAAN4MACGUCAEAAAABqQgBAO0MACHpCQEAAAAB6gkBAO8MACEBAAAAvAUAIAEAAAC8BQAgCP8HAADjDQAwgAgAAL8FABCBCAAA4w0AMIMIQADeDAAhlAgBAIoNACGpCAEA7QwAIekJAQDtDAAh6gkBAO8MACEB6gkAANcOACADAAAAvwUAIAEAAMAFADACAAC8BQAgAwAAAL8FACABAADABQAwAgAAvAUAIAMAAAC_BQAgAQAAwAUAMAIAALwFACAFgwhAAAAAAZQIAQAAAAGpCAEAAAAB6QkBAAAAAeoJAQAAAAEBLAAAxAUAIAWDCEAAAAABlAgBAAAAAakIAQAAAAHpCQEAAAAB6gkBAAAAAQEsAADGBQAwASwAAMYFADAFgwhAANEOACGUCAEA2w4AIakIAQDbDgAh6QkBANsOACHqCQEA3Q4AIQIAAAC8BQAgLAAAyQUAIAWDCEAA0Q4AIZQIAQDbDgAhqQgBANsOACHpCQEA2w4AIeoJAQDdDgAhAgAAAL8FACAsAADLBQAgAgAAAL8FACAsAADLBQAgAwAAALwFACAzAADEBQAgNAAAyQUAIAEAAAC8BQAgAQAAAL8FACAEDQAAgREAIDkAAIMRACA6AACCEQAg6gkAANcOACAI_wcAAOINADCACAAA0gUAEIEIAADiDQAwgwhAANUMACGUCAEA8QwAIakIAQDiDAAh6QkBAOIMACHqCQEA5AwAIQMAAAC_BQAgAQAA0QUAMDgAANIFACADAAAAvwUAIAEAAMAFADACAAC8BQAgEQMAAOANACAhAADhDQAg_wcAAN8NADCACAAAdAAQgQgAAN8NADCDCEAA3gwAIZQIAQAAAAGdCAEA7QwAIasIAQAAAAHDCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIOIJAgCCDQAh4wkBAO8MACHkCUAA7gwAIeUJAADeDQAgAQAAANUFACABAAAA1QUAIAcDAAD_EAAgIQAAgBEAIMMJAADXDgAg3wkAANcOACDgCQAA1w4AIOMJAADXDgAg5AkAANcOACADAAAAdAAgAQAA2AUAMAIAANUFACADAAAAdAAgAQAA2AUAMAIAANUFACADAAAAdAAgAQAA2AUAMAIAANUFACANAwAA_RAAICEAAP4QACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABwwkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAPwQACDiCQIAAAAB4wkBAAAAAeQJQAAAAAEBLAAA3AUAIAuDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABwwkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAPwQACDiCQIAAAAB4wkBAAAAAeQJQAAAAAEBLAAA3gUAMAEsAADeBQAwDQMAAO4QACAhAADvEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACHDCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA7RAAIOIJAgDjDgAh4wkBAN0OACHkCUAA3A4AIQIAAADVBQAgLAAA4QUAIAuDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIcMJAQDdDgAh3wkBAN0OACHgCQEA3Q4AIeEJAADtEAAg4gkCAOMOACHjCQEA3Q4AIeQJQADcDgAhAgAAAHQAICwAAOMFACACAAAAdAAgLAAA4wUAIAMAAADVBQAgMwAA3AUAIDQAAOEFACABAAAA1QUAIAEAAAB0ACAKDQAA6BAAIDkAAOsQACA6AADqEAAgWwAA6RAAIFwAAOwQACDDCQAA1w4AIN8JAADXDgAg4AkAANcOACDjCQAA1w4AIOQJAADXDgAgDv8HAADdDQAwgAgAAOoFABCBCAAA3Q0AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhwwkBAOQMACHfCQEA5AwAIeAJAQDkDAAh4QkAAPsMACDiCQIA9AwAIeMJAQDkDAAh5AlAAOMMACEDAAAAdAAgAQAA6QUAMDgAAOoFACADAAAAdAAgAQAA2AUAMAIAANUFACABAAAAeAAgAQAAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIBIDAADmEAAgIAAA5xAAIIMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAcMJAQAAAAHWCUAAAAAB2glAAAAAAdsJAQAAAAHcCQABAAAB3QkBAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAADlEAAgASwAAPIFACAQgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB2wkBAAAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAOUQACABLAAA9AUAMAEsAAD0BQAwEgMAAOMQACAgAADkEAAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhwwkBAN0OACHWCUAA3A4AIdoJQADcDgAh2wkBANsOACHcCQABng8AId0JAQDbDgAh3gkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAOIQACACAAAAeAAgLAAA9wUAIBCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHbCQEA2w4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIAIAAAB2ACAsAAD5BQAgAgAAAHYAICwAAPkFACADAAAAeAAgMwAA8gUAIDQAAPcFACABAAAAeAAgAQAAAHYAIAkNAADfEAAgOQAA4RAAIDoAAOAQACDDCQAA1w4AINYJAADXDgAg2gkAANcOACDeCQAA1w4AIN8JAADXDgAg4AkAANcOACAT_wcAANwNADCACAAAgAYAEIEIAADcDQAwgwhAANUMACGUCAEA8QwAIaoIQADVDAAhqwgBAPEMACGxCAEA4gwAIbIIAQDiDAAhwwkBAOQMACHWCUAA4wwAIdoJQADjDAAh2wkBAPEMACHcCQABhg0AId0JAQDiDAAh3gkBAOQMACHfCQEA5AwAIeAJAQDkDAAh4QkAAPsMACADAAAAdgAgAQAA_wUAMDgAAIAGACADAAAAdgAgAQAAdwAwAgAAeAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAKAwAA3RAAIBUAAN4QACCqCEAAAAABqwgBAAAAAawIAQAAAAHPCQEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQEsAACIBgAgCKoIQAAAAAGrCAEAAAABrAgBAAAAAc8JAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABASwAAIoGADABLAAAigYAMAoDAADbEAAgFQAA3BAAIKoIQADRDgAhqwgBANsOACGsCAEA2w4AIc8JAQDbDgAh1wkAAZ4PACHYCQEA2w4AIdkJAQDbDgAh2glAANwOACECAAAAUAAgLAAAjQYAIAiqCEAA0Q4AIasIAQDbDgAhrAgBANsOACHPCQEA2w4AIdcJAAGeDwAh2AkBANsOACHZCQEA2w4AIdoJQADcDgAhAgAAAE4AICwAAI8GACACAAAATgAgLAAAjwYAIAMAAABQACAzAACIBgAgNAAAjQYAIAEAAABQACABAAAATgAgBA0AANgQACA5AADaEAAgOgAA2RAAINoJAADXDgAgC_8HAADbDQAwgAgAAJYGABCBCAAA2w0AMKoIQADVDAAhqwgBAPEMACGsCAEA8QwAIc8JAQDxDAAh1wkAAYYNACHYCQEA4gwAIdkJAQDiDAAh2glAAOMMACEDAAAATgAgAQAAlQYAMDgAAJYGACADAAAATgAgAQAATwAwAgAAUAAgAQAAAFQAIAEAAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACANAwAA1hAAIBUAANcQACCDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABrAgBAAAAAc8JAQAAAAHSCQABAAAB0wkAAQAAAdQJAQAAAAHVCUAAAAAB1glAAAAAAQEsAACeBgAgC4MIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABASwAAKAGADABLAAAoAYAMA0DAADUEAAgFQAA1RAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhrAgBANsOACHPCQEA2w4AIdIJAAGeDwAh0wkAAZ4PACHUCQEA3Q4AIdUJQADcDgAh1glAANwOACECAAAAVAAgLAAAowYAIAuDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIawIAQDbDgAhzwkBANsOACHSCQABng8AIdMJAAGeDwAh1AkBAN0OACHVCUAA3A4AIdYJQADcDgAhAgAAAFIAICwAAKUGACACAAAAUgAgLAAApQYAIAMAAABUACAzAACeBgAgNAAAowYAIAEAAABUACABAAAAUgAgBg0AANEQACA5AADTEAAgOgAA0hAAINQJAADXDgAg1QkAANcOACDWCQAA1w4AIA7_BwAA2g0AMIAIAACsBgAQgQgAANoNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIawIAQDxDAAhzwkBAPEMACHSCQABhg0AIdMJAAGGDQAh1AkBAOQMACHVCUAA4wwAIdYJQADjDAAhAwAAAFIAIAEAAKsGADA4AACsBgAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAABYACABAAAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACADAAAAVgAgAQAAVwAwAgAAWAAgEQMAAM8QACAEAQAAAAEVAADQEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAEBLAAAtAYAIA8EAQAAAAGDCEAAAAABlAgBAAAAAZ0IAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAHJCAEAAAABywkAAQAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQIAAAAB0QlAAAAAAQEsAAC2BgAwASwAALYGADABAAAAWgAgAQAAAEIAIBEDAADNEAAgBAEA3Q4AIRUAAM4QACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGqCEAA0Q4AIasIAQDdDgAhrAgBAN0OACHJCAEA2w4AIcsJAAGeDwAhzAkAAZ4PACHNCQEA3Q4AIc4JAQDdDgAhzwkBAN0OACHQCQIA4w4AIdEJQADcDgAhAgAAAFgAICwAALsGACAPBAEA3Q4AIYMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhqwgBAN0OACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHPCQEA3Q4AIdAJAgDjDgAh0QlAANwOACECAAAAVgAgLAAAvQYAIAIAAABWACAsAAC9BgAgAQAAAFoAIAEAAABCACADAAAAWAAgMwAAtAYAIDQAALsGACABAAAAWAAgAQAAAFYAIAwEAADXDgAgDQAAyBAAIDkAAMsQACA6AADKEAAgWwAAyRAAIFwAAMwQACCrCAAA1w4AIKwIAADXDgAgzQkAANcOACDOCQAA1w4AIM8JAADXDgAg0QkAANcOACASBAEA5AwAIf8HAADZDQAwgAgAAMYGABCBCAAA2Q0AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIaoIQADVDAAhqwgBAPMMACGsCAEA8wwAIckIAQDiDAAhywkAAYYNACHMCQABhg0AIc0JAQDkDAAhzgkBAOQMACHPCQEA8wwAIdAJAgD0DAAh0QlAAOMMACEDAAAAVgAgAQAAxQYAMDgAAMYGACADAAAAVgAgAQAAVwAwAgAAWAAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAVAwAAxBAAIBEAAMUQACATAADGEAAgFAAAxxAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABvwkCAAAAAcMJAQAAAAHECQEAAAABxQkBAAAAAcYJgAAAAAHHCQEAAAAByAkAAMMQACDJCQIAAAABygkCAAAAAQEsAADOBgAgEYMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABvwkCAAAAAcMJAQAAAAHECQEAAAABxQkBAAAAAcYJgAAAAAHHCQEAAAAByAkAAMMQACDJCQIAAAABygkCAAAAAQEsAADQBgAwASwAANAGADAVAwAAohAAIBEAAKMQACATAACkEAAgFAAApRAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIQIAAABwACAsAADTBgAgEYMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIQIAAABuACAsAADVBgAgAgAAAG4AICwAANUGACADAAAAcAAgMwAAzgYAIDQAANMGACABAAAAcAAgAQAAAG4AIAgNAACcEAAgOQAAnxAAIDoAAJ4QACBbAACdEAAgXAAAoBAAIMUJAADXDgAgxgkAANcOACDHCQAA1w4AIBT_BwAA2A0AMIAIAADcBgAQgQgAANgNADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACGrCAEA8QwAIbEIAQDiDAAhsggBAOIMACGzCEAA1QwAIbUJAQDiDAAhvwkCAPQMACHDCQEA4gwAIcQJAQDiDAAhxQkBAOQMACHGCQAAmw0AIMcJAQDkDAAhyAkAAPsMACDJCQIA9AwAIcoJAgD0DAAhAwAAAG4AIAEAANsGADA4AADcBgAgAwAAAG4AIAEAAG8AMAIAAHAAIAoSAADXDQAg_wcAANYNADCACAAAOgAQgQgAANYNADCPCEAA7gwAIZ8IQADeDAAhswkBAAAAAcAJAAD7DAAgwQkAAPsMACDCCQEA7wwAIQEAAADfBgAgAQAAAN8GACADEgAAmxAAII8IAADXDgAgwgkAANcOACADAAAAOgAgAQAA4gYAMAIAAN8GACADAAAAOgAgAQAA4gYAMAIAAN8GACADAAAAOgAgAQAA4gYAMAIAAN8GACAHEgAAmhAAII8IQAAAAAGfCEAAAAABswkBAAAAAcAJAACYEAAgwQkAAJkQACDCCQEAAAABASwAAOYGACAGjwhAAAAAAZ8IQAAAAAGzCQEAAAABwAkAAJgQACDBCQAAmRAAIMIJAQAAAAEBLAAA6AYAMAEsAADoBgAwBxIAAJcQACCPCEAA3A4AIZ8IQADRDgAhswkBANsOACHACQAAlRAAIMEJAACWEAAgwgkBAN0OACECAAAA3wYAICwAAOsGACAGjwhAANwOACGfCEAA0Q4AIbMJAQDbDgAhwAkAAJUQACDBCQAAlhAAIMIJAQDdDgAhAgAAADoAICwAAO0GACACAAAAOgAgLAAA7QYAIAMAAADfBgAgMwAA5gYAIDQAAOsGACABAAAA3wYAIAEAAAA6ACAFDQAAkhAAIDkAAJQQACA6AACTEAAgjwgAANcOACDCCQAA1w4AIAn_BwAA1Q0AMIAIAAD0BgAQgQgAANUNADCPCEAA4wwAIZ8IQADVDAAhswkBAPEMACHACQAA-wwAIMEJAAD7DAAgwgkBAOQMACEDAAAAOgAgAQAA8wYAMDgAAPQGACADAAAAOgAgAQAA4gYAMAIAAN8GACABAAAANwAgAQAAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgAwAAADUAIAEAADYAMAIAADcAIBYEAACQEAAgEgAAkRAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABswkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAEBLAAA_AYAIBSDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbMJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABASwAAP4GADABLAAA_gYAMBYEAACMEAAgEgAAjRAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACGzCQEA2w4AIbUJAQDbDgAhtgkBANsOACG3CQEA2w4AIbgJgAAAAAG5CQAAihAAILoJAgDjDgAhuwkgAJMPACG8CQEA2w4AIb0JAACLEAAgvgkgAJMPACG_CQIA4w4AIQIAAAA3ACAsAACBBwAgFIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACGzCQEA2w4AIbUJAQDbDgAhtgkBANsOACG3CQEA2w4AIbgJgAAAAAG5CQAAihAAILoJAgDjDgAhuwkgAJMPACG8CQEA2w4AIb0JAACLEAAgvgkgAJMPACG_CQIA4w4AIQIAAAA1ACAsAACDBwAgAgAAADUAICwAAIMHACADAAAANwAgMwAA_AYAIDQAAIEHACABAAAANwAgAQAAADUAIAUNAACFEAAgOQAAiBAAIDoAAIcQACBbAACGEAAgXAAAiRAAIBf_BwAA1A0AMIAIAACKBwAQgQgAANQNADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACGrCAEA8QwAIawIAQDxDAAhsQgBAOIMACGyCAEA4gwAIbMIQADVDAAhswkBAPEMACG1CQEA4gwAIbYJAQDiDAAhtwkBAOIMACG4CQAA8gwAILkJAAD7DAAgugkCAPQMACG7CSAA_QwAIbwJAQDiDAAhvQkAAPsMACC-CSAA_QwAIb8JAgD0DAAhAwAAADUAIAEAAIkHADA4AACKBwAgAwAAADUAIAEAADYAMAIAADcAIAEAAAA-ACABAAAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgBBIAAIQQACCqCEAAAAABswkBAAAAAbQJAAEAAAEBLAAAkgcAIAOqCEAAAAABswkBAAAAAbQJAAEAAAEBLAAAlAcAMAEsAACUBwAwBBIAAIMQACCqCEAA0Q4AIbMJAQDbDgAhtAkAAZ4PACECAAAAPgAgLAAAlwcAIAOqCEAA0Q4AIbMJAQDbDgAhtAkAAZ4PACECAAAAPAAgLAAAmQcAIAIAAAA8ACAsAACZBwAgAwAAAD4AIDMAAJIHACA0AACXBwAgAQAAAD4AIAEAAAA8ACADDQAAgBAAIDkAAIIQACA6AACBEAAgBv8HAADTDQAwgAgAAKAHABCBCAAA0w0AMKoIQADVDAAhswkBAPEMACG0CQABhg0AIQMAAAA8ACABAACfBwAwOAAAoAcAIAMAAAA8ACABAAA9ADACAAA-ACAjBQEA7QwAIf8HAADQDQAwgAgAAKYHABCBCAAA0A0AMIMIQADeDAAhjggBAO0MACHICAEA7wwAIc0IBADdDAAhzggBAO0MACHPCAEAAAABhAkBAO8MACGbCQQA3QwAIZwJQADuDAAhnQkAAJcNACCeCQAAlw0AIJ8JAACXDQAgoAkBAO0MACGhCUAA3gwAIaIJIACBDQAhowkBAO8MACGkCQEA7wwAIaUJAQDvDAAhpgkAAJcNACCnCQAAlw0AIKgJAACXDQAgqQkAAJcNACCqCQEA7wwAIasJAQDvDAAhrAkBAO8MACGtCSAA0Q0AIa4JAgCCDQAhrwkBAO8MACGwCQIAgg0AIbEJAgCCDQAhsgkAANINACABAAAAowcAIAEAAACjBwAgIgUBAO0MACH_BwAA0A0AMIAIAACmBwAQgQgAANANADCDCEAA3gwAIY4IAQDtDAAhyAgBAO8MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACGECQEA7wwAIZsJBADdDAAhnAlAAO4MACGdCQAAlw0AIJ4JAACXDQAgnwkAAJcNACCgCQEA7QwAIaEJQADeDAAhogkgAIENACGjCQEA7wwAIaQJAQDvDAAhpQkBAO8MACGmCQAAlw0AIKcJAACXDQAgqAkAAJcNACCpCQAAlw0AIKoJAQDvDAAhqwkBAO8MACGsCQEA7wwAIa0JIADRDQAhrgkCAIINACGvCQEA7wwAIbAJAgCCDQAhsQkCAIINACELyAgAANcOACCECQAA1w4AIJwJAADXDgAgowkAANcOACCkCQAA1w4AIKUJAADXDgAgqgkAANcOACCrCQAA1w4AIKwJAADXDgAgrQkAANcOACCvCQAA1w4AIAMAAACmBwAgAQAApwcAMAIAAKMHACADAAAApgcAIAEAAKcHADACAACjBwAgAwAAAKYHACABAACnBwAwAgAAowcAIB8FAQAAAAGDCEAAAAABjggBAAAAAcgIAQAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAGECQEAAAABmwkEAAAAAZwJQAAAAAGdCYAAAAABngmAAAAAAZ8JgAAAAAGgCQEAAAABoQlAAAAAAaIJIAAAAAGjCQEAAAABpAkBAAAAAaUJAQAAAAGmCYAAAAABpwmAAAAAAagJgAAAAAGpCYAAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkgAAAAAa4JAgAAAAGvCQEAAAABsAkCAAAAAbEJAgAAAAEBLAAAqwcAIB8FAQAAAAGDCEAAAAABjggBAAAAAcgIAQAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAGECQEAAAABmwkEAAAAAZwJQAAAAAGdCYAAAAABngmAAAAAAZ8JgAAAAAGgCQEAAAABoQlAAAAAAaIJIAAAAAGjCQEAAAABpAkBAAAAAaUJAQAAAAGmCYAAAAABpwmAAAAAAagJgAAAAAGpCYAAAAABqgkBAAAAAasJAQAAAAGsCQEAAAABrQkgAAAAAa4JAgAAAAGvCQEAAAABsAkCAAAAAbEJAgAAAAEBLAAArQcAMAEsAACtBwAwHwUBANsOACGDCEAA0Q4AIY4IAQDbDgAhyAgBAN0OACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACGECQEA3Q4AIZsJBADQDgAhnAlAANwOACGdCYAAAAABngmAAAAAAZ8JgAAAAAGgCQEA2w4AIaEJQADRDgAhogkgAJMPACGjCQEA3Q4AIaQJAQDdDgAhpQkBAN0OACGmCYAAAAABpwmAAAAAAagJgAAAAAGpCYAAAAABqgkBAN0OACGrCQEA3Q4AIawJAQDdDgAhrQkgAP8PACGuCQIA4w4AIa8JAQDdDgAhsAkCAOMOACGxCQIA4w4AIQIAAACjBwAgLAAAsAcAIB8FAQDbDgAhgwhAANEOACGOCAEA2w4AIcgIAQDdDgAhzQgEANAOACHOCAEA2w4AIc8IAQDbDgAhhAkBAN0OACGbCQQA0A4AIZwJQADcDgAhnQmAAAAAAZ4JgAAAAAGfCYAAAAABoAkBANsOACGhCUAA0Q4AIaIJIACTDwAhowkBAN0OACGkCQEA3Q4AIaUJAQDdDgAhpgmAAAAAAacJgAAAAAGoCYAAAAABqQmAAAAAAaoJAQDdDgAhqwkBAN0OACGsCQEA3Q4AIa0JIAD_DwAhrgkCAOMOACGvCQEA3Q4AIbAJAgDjDgAhsQkCAOMOACECAAAApgcAICwAALIHACACAAAApgcAICwAALIHACADAAAAowcAIDMAAKsHACA0AACwBwAgAQAAAKMHACABAAAApgcAIBANAAD6DwAgOQAA_Q8AIDoAAPwPACBbAAD7DwAgXAAA_g8AIMgIAADXDgAghAkAANcOACCcCQAA1w4AIKMJAADXDgAgpAkAANcOACClCQAA1w4AIKoJAADXDgAgqwkAANcOACCsCQAA1w4AIK0JAADXDgAgrwkAANcOACAiBQEA4gwAIf8HAADMDQAwgAgAALkHABCBCAAAzA0AMIMIQADVDAAhjggBAOIMACHICAEA5AwAIc0IBADUDAAhzggBAOIMACHPCAEA8QwAIYQJAQDkDAAhmwkEANQMACGcCUAA4wwAIZ0JAADyDAAgngkAAPIMACCfCQAA8gwAIKAJAQDiDAAhoQlAANUMACGiCSAA_QwAIaMJAQDkDAAhpAkBAOQMACGlCQEA5AwAIaYJAADyDAAgpwkAAPIMACCoCQAA8gwAIKkJAADyDAAgqgkBAOQMACGrCQEA5AwAIawJAQDkDAAhrQkgAM0NACGuCQIA9AwAIa8JAQDkDAAhsAkCAPQMACGxCQIA9AwAIQMAAACmBwAgAQAAuAcAMDgAALkHACADAAAApgcAIAEAAKcHADACAACjBwAgFAUBAO0MACH_BwAAyQ0AMIAIAAC_BwAQgQgAAMkNADCOCAEA7QwAIccIAQDtDAAhzQgEAN0MACHOCAEA7QwAIc8IAQCKDQAh1AgBAIoNACGRCQEA7QwAIZIJAQDtDAAhkwkBAO0MACGUCQIAgg0AIZUJQADeDAAhlglAAN4MACGXCQQA3QwAIZgJAgCCDQAhmQkAAMoNACCaCQAAyw0AIAEAAAC8BwAgAQAAALwHACASBQEA7QwAIf8HAADJDQAwgAgAAL8HABCBCAAAyQ0AMI4IAQDtDAAhxwgBAO0MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACHUCAEAig0AIZEJAQDtDAAhkgkBAO0MACGTCQEA7QwAIZQJAgCCDQAhlQlAAN4MACGWCUAA3gwAIZcJBADdDAAhmAkCAIINACEAAwAAAL8HACABAADABwAwAgAAvAcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACADAAAAvwcAIAEAAMAHADACAAC8BwAgDwUBAAAAAY4IAQAAAAHHCAEAAAABzQgEAAAAAc4IAQAAAAHPCAEAAAAB1AgBAAAAAZEJAQAAAAGSCQEAAAABkwkBAAAAAZQJAgAAAAGVCUAAAAABlglAAAAAAZcJBAAAAAGYCQIAAAABASwAAMQHACAPBQEAAAABjggBAAAAAccIAQAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAHUCAEAAAABkQkBAAAAAZIJAQAAAAGTCQEAAAABlAkCAAAAAZUJQAAAAAGWCUAAAAABlwkEAAAAAZgJAgAAAAEBLAAAxgcAMAEsAADGBwAwDwUBANsOACGOCAEA2w4AIccIAQDbDgAhzQgEANAOACHOCAEA2w4AIc8IAQDbDgAh1AgBANsOACGRCQEA2w4AIZIJAQDbDgAhkwkBANsOACGUCQIA4w4AIZUJQADRDgAhlglAANEOACGXCQQA0A4AIZgJAgDjDgAhAgAAALwHACAsAADJBwAgDwUBANsOACGOCAEA2w4AIccIAQDbDgAhzQgEANAOACHOCAEA2w4AIc8IAQDbDgAh1AgBANsOACGRCQEA2w4AIZIJAQDbDgAhkwkBANsOACGUCQIA4w4AIZUJQADRDgAhlglAANEOACGXCQQA0A4AIZgJAgDjDgAhAgAAAL8HACAsAADLBwAgAgAAAL8HACAsAADLBwAgAwAAALwHACAzAADEBwAgNAAAyQcAIAEAAAC8BwAgAQAAAL8HACAFDQAA9Q8AIDkAAPgPACA6AAD3DwAgWwAA9g8AIFwAAPkPACASBQEA4gwAIf8HAADIDQAwgAgAANIHABCBCAAAyA0AMI4IAQDiDAAhxwgBAOIMACHNCAQA1AwAIc4IAQDiDAAhzwgBAPEMACHUCAEA8QwAIZEJAQDiDAAhkgkBAOIMACGTCQEA4gwAIZQJAgD0DAAhlQlAANUMACGWCUAA1QwAIZcJBADUDAAhmAkCAPQMACEDAAAAvwcAIAEAANEHADA4AADSBwAgAwAAAL8HACABAADABwAwAgAAvAcAIAr_BwAAxw0AMIAIAADYBwAQgQgAAMcNADCUCAEAAAABrAgBAIoNACHECAEAig0AIdQIAQCKDQAh1ghAAN4MACGPCQIAgg0AIZAJQADeDAAhAQAAANUHACABAAAA1QcAIAr_BwAAxw0AMIAIAADYBwAQgQgAAMcNADCUCAEAig0AIawIAQCKDQAhxAgBAIoNACHUCAEAig0AIdYIQADeDAAhjwkCAIINACGQCUAA3gwAIQADAAAA2AcAIAEAANkHADACAADVBwAgAwAAANgHACABAADZBwAwAgAA1QcAIAMAAADYBwAgAQAA2QcAMAIAANUHACAHlAgBAAAAAawIAQAAAAHECAEAAAAB1AgBAAAAAdYIQAAAAAGPCQIAAAABkAlAAAAAAQEsAADdBwAgB5QIAQAAAAGsCAEAAAABxAgBAAAAAdQIAQAAAAHWCEAAAAABjwkCAAAAAZAJQAAAAAEBLAAA3wcAMAEsAADfBwAwB5QIAQDbDgAhrAgBANsOACHECAEA2w4AIdQIAQDbDgAh1ghAANEOACGPCQIA4w4AIZAJQADRDgAhAgAAANUHACAsAADiBwAgB5QIAQDbDgAhrAgBANsOACHECAEA2w4AIdQIAQDbDgAh1ghAANEOACGPCQIA4w4AIZAJQADRDgAhAgAAANgHACAsAADkBwAgAgAAANgHACAsAADkBwAgAwAAANUHACAzAADdBwAgNAAA4gcAIAEAAADVBwAgAQAAANgHACAFDQAA8A8AIDkAAPMPACA6AADyDwAgWwAA8Q8AIFwAAPQPACAK_wcAAMYNADCACAAA6wcAEIEIAADGDQAwlAgBAPEMACGsCAEA8QwAIcQIAQDxDAAh1AgBAPEMACHWCEAA1QwAIY8JAgD0DAAhkAlAANUMACEDAAAA2AcAIAEAAOoHADA4AADrBwAgAwAAANgHACABAADZBwAwAgAA1QcAIAEAAAAcACABAAAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgFgkAAO8PACCDCEAAAAABrAgBAAAAAdQIAQAAAAH3CAIAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkEAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJgAAAAAGJCUAAAAABiglAAAAAAYsJQAAAAAGMCQQAAAABjQkEAAAAAY4JAQAAAAEBLAAA8wcAIBWDCEAAAAABrAgBAAAAAdQIAQAAAAH3CAIAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkEAAAAAYIJAQAAAAGDCQEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJgAAAAAGJCUAAAAABiglAAAAAAYsJQAAAAAGMCQQAAAABjQkEAAAAAY4JAQAAAAEBLAAA9QcAMAEsAAD1BwAwFgkAAO4PACCDCEAA0Q4AIawIAQDbDgAh1AgBANsOACH3CAIA4w4AIf4IAQDbDgAh_wgBANsOACGACQIA4w4AIYEJBADQDgAhggkBANsOACGDCQEA2w4AIYQJAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhiAmAAAAAAYkJQADcDgAhiglAANwOACGLCUAA3A4AIYwJBADQDgAhjQkEANAOACGOCQEA2w4AIQIAAAAcACAsAAD4BwAgFYMIQADRDgAhrAgBANsOACHUCAEA2w4AIfcIAgDjDgAh_ggBANsOACH_CAEA2w4AIYAJAgDjDgAhgQkEANAOACGCCQEA2w4AIYMJAQDbDgAhhAkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGICYAAAAABiQlAANwOACGKCUAA3A4AIYsJQADcDgAhjAkEANAOACGNCQQA0A4AIY4JAQDbDgAhAgAAABoAICwAAPoHACACAAAAGgAgLAAA-gcAIAMAAAAcACAzAADzBwAgNAAA-AcAIAEAAAAcACABAAAAGgAgCA0AAOkPACA5AADsDwAgOgAA6w8AIFsAAOoPACBcAADtDwAgiQkAANcOACCKCQAA1w4AIIsJAADXDgAgGP8HAADFDQAwgAgAAIEIABCBCAAAxQ0AMIMIQADVDAAhrAgBAPEMACHUCAEA8QwAIfcIAgD0DAAh_ggBAPEMACH_CAEA4gwAIYAJAgD0DAAhgQkEANQMACGCCQEA4gwAIYMJAQDiDAAhhAkBAOIMACGFCQIA9AwAIYYJAgD0DAAhhwkCAPQMACGICQAA8gwAIIkJQADjDAAhiglAAOMMACGLCUAA4wwAIYwJBADUDAAhjQkEANQMACGOCQEA4gwAIQMAAAAaACABAACACAAwOAAAgQgAIAMAAAAaACABAAAbADACAAAcACAR_wcAAMINADCACAAAhwgAEIEIAADCDQAwqwgBAIoNACGsCAEAig0AIdQIAQAAAAHjCAEA7QwAIeQIAQDtDAAh5wgCAMQNACH2CAEA7QwAIfcIAgCCDQAh-AgEAN0MACH5CAQAww0AIfoIBADDDQAh-wgEAMMNACH8CEAA7gwAIf0IBADDDQAhAQAAAIQIACABAAAAhAgAIBH_BwAAwg0AMIAIAACHCAAQgQgAAMINADCrCAEAig0AIawIAQCKDQAh1AgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5wgCAMQNACH2CAEA7QwAIfcIAgCCDQAh-AgEAN0MACH5CAQAww0AIfoIBADDDQAh-wgEAMMNACH8CEAA7gwAIf0IBADDDQAhBucIAADXDgAg-QgAANcOACD6CAAA1w4AIPsIAADXDgAg_AgAANcOACD9CAAA1w4AIAMAAACHCAAgAQAAiAgAMAIAAIQIACADAAAAhwgAIAEAAIgIADACAACECAAgAwAAAIcIACABAACICAAwAgAAhAgAIA6rCAEAAAABrAgBAAAAAdQIAQAAAAHjCAEAAAAB5AgBAAAAAecIAgAAAAH2CAEAAAAB9wgCAAAAAfgIBAAAAAH5CAQAAAAB-ggEAAAAAfsIBAAAAAH8CEAAAAAB_QgEAAAAAQEsAACMCAAgDqsIAQAAAAGsCAEAAAAB1AgBAAAAAeMIAQAAAAHkCAEAAAAB5wgCAAAAAfYIAQAAAAH3CAIAAAAB-AgEAAAAAfkIBAAAAAH6CAQAAAAB-wgEAAAAAfwIQAAAAAH9CAQAAAABASwAAI4IADABLAAAjggAMA6rCAEA2w4AIawIAQDbDgAh1AgBANsOACHjCAEA2w4AIeQIAQDbDgAh5wgCAOgPACH2CAEA2w4AIfcIAgDjDgAh-AgEANAOACH5CAQA5w8AIfoIBADnDwAh-wgEAOcPACH8CEAA3A4AIf0IBADnDwAhAgAAAIQIACAsAACRCAAgDqsIAQDbDgAhrAgBANsOACHUCAEA2w4AIeMIAQDbDgAh5AgBANsOACHnCAIA6A8AIfYIAQDbDgAh9wgCAOMOACH4CAQA0A4AIfkIBADnDwAh-ggEAOcPACH7CAQA5w8AIfwIQADcDgAh_QgEAOcPACECAAAAhwgAICwAAJMIACACAAAAhwgAICwAAJMIACADAAAAhAgAIDMAAIwIACA0AACRCAAgAQAAAIQIACABAAAAhwgAIAsNAADiDwAgOQAA5Q8AIDoAAOQPACBbAADjDwAgXAAA5g8AIOcIAADXDgAg-QgAANcOACD6CAAA1w4AIPsIAADXDgAg_AgAANcOACD9CAAA1w4AIBH_BwAAuw0AMIAIAACaCAAQgQgAALsNADCrCAEA8QwAIawIAQDxDAAh1AgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5wgCAL0NACH2CAEA4gwAIfcIAgD0DAAh-AgEANQMACH5CAQAvA0AIfoIBAC8DQAh-wgEALwNACH8CEAA4wwAIf0IBAC8DQAhAwAAAIcIACABAACZCAAwOAAAmggAIAMAAACHCAAgAQAAiAgAMAIAAIQIACAJ_wcAALkNADCACAAAoAgAEIEIAAC5DQAwgwhAAN4MACGMCAQA3QwAIZQIAQAAAAGrCAEAig0AIfMIAACXDQAg9QgAALoNACABAAAAnQgAIAEAAACdCAAgCP8HAAC5DQAwgAgAAKAIABCBCAAAuQ0AMIMIQADeDAAhjAgEAN0MACGUCAEAig0AIasIAQCKDQAh8wgAAJcNACAAAwAAAKAIACABAAChCAAwAgAAnQgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACADAAAAoAgAIAEAAKEIADACAACdCAAgBYMIQAAAAAGMCAQAAAABlAgBAAAAAasIAQAAAAHzCIAAAAABASwAAKUIACAFgwhAAAAAAYwIBAAAAAGUCAEAAAABqwgBAAAAAfMIgAAAAAEBLAAApwgAMAEsAACnCAAwBYMIQADRDgAhjAgEANAOACGUCAEA2w4AIasIAQDbDgAh8wiAAAAAAQIAAACdCAAgLAAAqggAIAWDCEAA0Q4AIYwIBADQDgAhlAgBANsOACGrCAEA2w4AIfMIgAAAAAECAAAAoAgAICwAAKwIACACAAAAoAgAICwAAKwIACADAAAAnQgAIDMAAKUIACA0AACqCAAgAQAAAJ0IACABAAAAoAgAIAUNAADdDwAgOQAA4A8AIDoAAN8PACBbAADeDwAgXAAA4Q8AIAj_BwAAuA0AMIAIAACzCAAQgQgAALgNADCDCEAA1QwAIYwIBADUDAAhlAgBAPEMACGrCAEA8QwAIfMIAADyDAAgAwAAAKAIACABAACyCAAwOAAAswgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACAG_wcAALcNADCACAAAuQgAEIEIAAC3DQAwgwhAAN4MACGUCAEAAAAB8wgBAO0MACEBAAAAtggAIAEAAAC2CAAgBv8HAAC3DQAwgAgAALkIABCBCAAAtw0AMIMIQADeDAAhlAgBAIoNACHzCAEA7QwAIQADAAAAuQgAIAEAALoIADACAAC2CAAgAwAAALkIACABAAC6CAAwAgAAtggAIAMAAAC5CAAgAQAAuggAMAIAALYIACADgwhAAAAAAZQIAQAAAAHzCAEAAAABASwAAL4IACADgwhAAAAAAZQIAQAAAAHzCAEAAAABASwAAMAIADABLAAAwAgAMAODCEAA0Q4AIZQIAQDbDgAh8wgBANsOACECAAAAtggAICwAAMMIACADgwhAANEOACGUCAEA2w4AIfMIAQDbDgAhAgAAALkIACAsAADFCAAgAgAAALkIACAsAADFCAAgAwAAALYIACAzAAC-CAAgNAAAwwgAIAEAAAC2CAAgAQAAALkIACADDQAA2g8AIDkAANwPACA6AADbDwAgBv8HAAC2DQAwgAgAAMwIABCBCAAAtg0AMIMIQADVDAAhlAgBAPEMACHzCAEA4gwAIQMAAAC5CAAgAQAAywgAMDgAAMwIACADAAAAuQgAIAEAALoIADACAAC2CAAgCv8HAAC1DQAwgAgAANIIABCBCAAAtQ0AMIMIQADeDAAhjAgEAN0MACGUCAEAAAABqwgBAIoNACHHCAEA7QwAIfMIAACXDQAg9AhAAN4MACEBAAAAzwgAIAEAAADPCAAgCv8HAAC1DQAwgAgAANIIABCBCAAAtQ0AMIMIQADeDAAhjAgEAN0MACGUCAEAig0AIasIAQCKDQAhxwgBAO0MACHzCAAAlw0AIPQIQADeDAAhAAMAAADSCAAgAQAA0wgAMAIAAM8IACADAAAA0ggAIAEAANMIADACAADPCAAgAwAAANIIACABAADTCAAwAgAAzwgAIAeDCEAAAAABjAgEAAAAAZQIAQAAAAGrCAEAAAABxwgBAAAAAfMIgAAAAAH0CEAAAAABASwAANcIACAHgwhAAAAAAYwIBAAAAAGUCAEAAAABqwgBAAAAAccIAQAAAAHzCIAAAAAB9AhAAAAAAQEsAADZCAAwASwAANkIADAHgwhAANEOACGMCAQA0A4AIZQIAQDbDgAhqwgBANsOACHHCAEA2w4AIfMIgAAAAAH0CEAA0Q4AIQIAAADPCAAgLAAA3AgAIAeDCEAA0Q4AIYwIBADQDgAhlAgBANsOACGrCAEA2w4AIccIAQDbDgAh8wiAAAAAAfQIQADRDgAhAgAAANIIACAsAADeCAAgAgAAANIIACAsAADeCAAgAwAAAM8IACAzAADXCAAgNAAA3AgAIAEAAADPCAAgAQAAANIIACAFDQAA1Q8AIDkAANgPACA6AADXDwAgWwAA1g8AIFwAANkPACAK_wcAALQNADCACAAA5QgAEIEIAAC0DQAwgwhAANUMACGMCAQA1AwAIZQIAQDxDAAhqwgBAPEMACHHCAEA4gwAIfMIAADyDAAg9AhAANUMACEDAAAA0ggAIAEAAOQIADA4AADlCAAgAwAAANIIACABAADTCAAwAgAAzwgAIA7_BwAAsg0AMIAIAADrCAAQgQgAALINADCDCEAA3gwAIZQIAQAAAAGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHjCAEA7QwAIeQIAQDtDAAh7wgEAN0MACHwCAQA3QwAIfEIAQDtDAAh8ggAALMNACABAAAA6AgAIAEAAADoCAAgDf8HAACyDQAwgAgAAOsIABCBCAAAsg0AMIMIQADeDAAhlAgBAIoNACGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHjCAEA7QwAIeQIAQDtDAAh7wgEAN0MACHwCAQA3QwAIfEIAQDtDAAhAAMAAADrCAAgAQAA7AgAMAIAAOgIACADAAAA6wgAIAEAAOwIADACAADoCAAgAwAAAOsIACABAADsCAAwAgAA6AgAIAqDCEAAAAABlAgBAAAAAasIAQAAAAGsCAEAAAABxwgBAAAAAeMIAQAAAAHkCAEAAAAB7wgEAAAAAfAIBAAAAAHxCAEAAAABASwAAPAIACAKgwhAAAAAAZQIAQAAAAGrCAEAAAABrAgBAAAAAccIAQAAAAHjCAEAAAAB5AgBAAAAAe8IBAAAAAHwCAQAAAAB8QgBAAAAAQEsAADyCAAwASwAAPIIADAKgwhAANEOACGUCAEA2w4AIasIAQDbDgAhrAgBANsOACHHCAEA2w4AIeMIAQDbDgAh5AgBANsOACHvCAQA0A4AIfAIBADQDgAh8QgBANsOACECAAAA6AgAICwAAPUIACAKgwhAANEOACGUCAEA2w4AIasIAQDbDgAhrAgBANsOACHHCAEA2w4AIeMIAQDbDgAh5AgBANsOACHvCAQA0A4AIfAIBADQDgAh8QgBANsOACECAAAA6wgAICwAAPcIACACAAAA6wgAICwAAPcIACADAAAA6AgAIDMAAPAIACA0AAD1CAAgAQAAAOgIACABAAAA6wgAIAUNAADQDwAgOQAA0w8AIDoAANIPACBbAADRDwAgXAAA1A8AIA3_BwAAsQ0AMIAIAAD-CAAQgQgAALENADCDCEAA1QwAIZQIAQDxDAAhqwgBAPEMACGsCAEA8QwAIccIAQDiDAAh4wgBAOIMACHkCAEA4gwAIe8IBADUDAAh8AgEANQMACHxCAEA4gwAIQMAAADrCAAgAQAA_QgAMDgAAP4IACADAAAA6wgAIAEAAOwIADACAADoCAAgDf8HAACwDQAwgAgAAIQJABCBCAAAsA0AMIMIQADeDAAhjAgEAN0MACGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHUCAEAAAAB4wgBAO0MACHkCAEA7QwAIe0IBADdDAAh7ghAAO4MACEBAAAAgQkAIAEAAACBCQAgDf8HAACwDQAwgAgAAIQJABCBCAAAsA0AMIMIQADeDAAhjAgEAN0MACGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHUCAEAig0AIeMIAQDtDAAh5AgBAO0MACHtCAQA3QwAIe4IQADuDAAhAe4IAADXDgAgAwAAAIQJACABAACFCQAwAgAAgQkAIAMAAACECQAgAQAAhQkAMAIAAIEJACADAAAAhAkAIAEAAIUJADACAACBCQAgCoMIQAAAAAGMCAQAAAABqwgBAAAAAawIAQAAAAHHCAEAAAAB1AgBAAAAAeMIAQAAAAHkCAEAAAAB7QgEAAAAAe4IQAAAAAEBLAAAiQkAIAqDCEAAAAABjAgEAAAAAasIAQAAAAGsCAEAAAABxwgBAAAAAdQIAQAAAAHjCAEAAAAB5AgBAAAAAe0IBAAAAAHuCEAAAAABASwAAIsJADABLAAAiwkAMAqDCEAA0Q4AIYwIBADQDgAhqwgBANsOACGsCAEA2w4AIccIAQDbDgAh1AgBANsOACHjCAEA2w4AIeQIAQDbDgAh7QgEANAOACHuCEAA3A4AIQIAAACBCQAgLAAAjgkAIAqDCEAA0Q4AIYwIBADQDgAhqwgBANsOACGsCAEA2w4AIccIAQDbDgAh1AgBANsOACHjCAEA2w4AIeQIAQDbDgAh7QgEANAOACHuCEAA3A4AIQIAAACECQAgLAAAkAkAIAIAAACECQAgLAAAkAkAIAMAAACBCQAgMwAAiQkAIDQAAI4JACABAAAAgQkAIAEAAACECQAgBg0AAMsPACA5AADODwAgOgAAzQ8AIFsAAMwPACBcAADPDwAg7ggAANcOACAN_wcAAK8NADCACAAAlwkAEIEIAACvDQAwgwhAANUMACGMCAQA1AwAIasIAQDxDAAhrAgBAPEMACHHCAEA4gwAIdQIAQDxDAAh4wgBAOIMACHkCAEA4gwAIe0IBADUDAAh7ghAAOMMACEDAAAAhAkAIAEAAJYJADA4AACXCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIA__BwAArQ0AMIAIAACdCQAQgQgAAK0NADCrCAEAig0AIawIAQCKDQAh4wgBAO0MACHkCAEA7QwAIeUIBADdDAAh5ggEAN0MACHnCAQA3QwAIegIBADdDAAh6QgEAN0MACHqCAQA3QwAIesIBADdDAAh7AgAAK4NACABAAAAmgkAIAEAAACaCQAgDv8HAACtDQAwgAgAAJ0JABCBCAAArQ0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACEAAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgC6sIAQAAAAGsCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAQAAAAB5ggEAAAAAecIBAAAAAHoCAQAAAAB6QgEAAAAAeoIBAAAAAHrCAQAAAABASwAAKIJACALqwgBAAAAAawIAQAAAAHjCAEAAAAB5AgBAAAAAeUIBAAAAAHmCAQAAAAB5wgEAAAAAegIBAAAAAHpCAQAAAAB6ggEAAAAAesIBAAAAAEBLAAApAkAMAEsAACkCQAwC6sIAQDbDgAhrAgBANsOACHjCAEA2w4AIeQIAQDbDgAh5QgEANAOACHmCAQA0A4AIecIBADQDgAh6AgEANAOACHpCAQA0A4AIeoIBADQDgAh6wgEANAOACECAAAAmgkAICwAAKcJACALqwgBANsOACGsCAEA2w4AIeMIAQDbDgAh5AgBANsOACHlCAQA0A4AIeYIBADQDgAh5wgEANAOACHoCAQA0A4AIekIBADQDgAh6ggEANAOACHrCAQA0A4AIQIAAACdCQAgLAAAqQkAIAIAAACdCQAgLAAAqQkAIAMAAACaCQAgMwAAogkAIDQAAKcJACABAAAAmgkAIAEAAACdCQAgBQ0AAMYPACA5AADJDwAgOgAAyA8AIFsAAMcPACBcAADKDwAgDv8HAACsDQAwgAgAALAJABCBCAAArA0AMKsIAQDxDAAhrAgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5QgEANQMACHmCAQA1AwAIecIBADUDAAh6AgEANQMACHpCAQA1AwAIeoIBADUDAAh6wgEANQMACEDAAAAnQkAIAEAAK8JADA4AACwCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIA__BwAAqg0AMIAIAAC2CQAQgQgAAKoNADCrCAEAig0AIawIAQCKDQAh4wgBAO0MACHkCAEA7QwAIeUIBADdDAAh5ggEAN0MACHnCAQA3QwAIegIBADdDAAh6QgEAN0MACHqCAQA3QwAIesIBADdDAAh7AgAAKsNACABAAAAswkAIAEAAACzCQAgDv8HAACqDQAwgAgAALYJABCBCAAAqg0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACEAAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgC6sIAQAAAAGsCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAQAAAAB5ggEAAAAAecIBAAAAAHoCAQAAAAB6QgEAAAAAeoIBAAAAAHrCAQAAAABASwAALsJACALqwgBAAAAAawIAQAAAAHjCAEAAAAB5AgBAAAAAeUIBAAAAAHmCAQAAAAB5wgEAAAAAegIBAAAAAHpCAQAAAAB6ggEAAAAAesIBAAAAAEBLAAAvQkAMAEsAAC9CQAwC6sIAQDbDgAhrAgBANsOACHjCAEA2w4AIeQIAQDbDgAh5QgEANAOACHmCAQA0A4AIecIBADQDgAh6AgEANAOACHpCAQA0A4AIeoIBADQDgAh6wgEANAOACECAAAAswkAICwAAMAJACALqwgBANsOACGsCAEA2w4AIeMIAQDbDgAh5AgBANsOACHlCAQA0A4AIeYIBADQDgAh5wgEANAOACHoCAQA0A4AIekIBADQDgAh6ggEANAOACHrCAQA0A4AIQIAAAC2CQAgLAAAwgkAIAIAAAC2CQAgLAAAwgkAIAMAAACzCQAgMwAAuwkAIDQAAMAJACABAAAAswkAIAEAAAC2CQAgBQ0AAMEPACA5AADEDwAgOgAAww8AIFsAAMIPACBcAADFDwAgDv8HAACpDQAwgAgAAMkJABCBCAAAqQ0AMKsIAQDxDAAhrAgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5QgEANQMACHmCAQA1AwAIecIBADUDAAh6AgEANQMACHpCAQA1AwAIeoIBADUDAAh6wgEANQMACEDAAAAtgkAIAEAAMgJADA4AADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAf_BwAAqA0AMIAIAADPCQAQgQgAAKgNADDfCAEAAAAB4AhAAN4MACHhCAIAgg0AIeIIAgCCDQAhAQAAAMwJACABAAAAzAkAIAf_BwAAqA0AMIAIAADPCQAQgQgAAKgNADDfCAEA7QwAIeAIQADeDAAh4QgCAIINACHiCAIAgg0AIQADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAE3wgBAAAAAeAIQAAAAAHhCAIAAAAB4ggCAAAAAQEsAADUCQAgBN8IAQAAAAHgCEAAAAAB4QgCAAAAAeIIAgAAAAEBLAAA1gkAMAEsAADWCQAwBN8IAQDbDgAh4AhAANEOACHhCAIA4w4AIeIIAgDjDgAhAgAAAMwJACAsAADZCQAgBN8IAQDbDgAh4AhAANEOACHhCAIA4w4AIeIIAgDjDgAhAgAAAM8JACAsAADbCQAgAgAAAM8JACAsAADbCQAgAwAAAMwJACAzAADUCQAgNAAA2QkAIAEAAADMCQAgAQAAAM8JACAFDQAAvA8AIDkAAL8PACA6AAC-DwAgWwAAvQ8AIFwAAMAPACAH_wcAAKcNADCACAAA4gkAEIEIAACnDQAw3wgBAOIMACHgCEAA1QwAIeEIAgD0DAAh4ggCAPQMACEDAAAAzwkAIAEAAOEJADA4AADiCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAj_BwAApQ0AMIAIAADoCQAQgQgAAKUNADCaCAEA7QwAIasIAQCWDQAhzggBAO0MACHdCEAA3gwAId4IAACmDQAgAQAAAOUJACABAAAA5QkAIAf_BwAApQ0AMIAIAADoCQAQgQgAAKUNADCaCAEA7QwAIasIAQCWDQAhzggBAO0MACHdCEAA3gwAIQGrCAAA1w4AIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIASaCAEAAAABqwgBAAAAAc4IAQAAAAHdCEAAAAABASwAAO0JACAEmggBAAAAAasIAQAAAAHOCAEAAAAB3QhAAAAAAQEsAADvCQAwASwAAO8JADAEmggBANsOACGrCAEA3Q4AIc4IAQDbDgAh3QhAANEOACECAAAA5QkAICwAAPIJACAEmggBANsOACGrCAEA3Q4AIc4IAQDbDgAh3QhAANEOACECAAAA6AkAICwAAPQJACACAAAA6AkAICwAAPQJACADAAAA5QkAIDMAAO0JACA0AADyCQAgAQAAAOUJACABAAAA6AkAIAQNAAC5DwAgOQAAuw8AIDoAALoPACCrCAAA1w4AIAf_BwAApA0AMIAIAAD7CQAQgQgAAKQNADCaCAEA4gwAIasIAQDzDAAhzggBAOIMACHdCEAA1QwAIQMAAADoCQAgAQAA-gkAMDgAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgCP8HAACjDQAwgAgAAIEKABCBCAAAow0AMJQIIAAAAAHZCAQA3QwAIdoIQADeDAAh2wgEAN0MACHcCEAA7gwAIQEAAAD-CQAgAQAAAP4JACAI_wcAAKMNADCACAAAgQoAEIEIAACjDQAwlAggAIENACHZCAQA3QwAIdoIQADeDAAh2wgEAN0MACHcCEAA7gwAIQHcCAAA1w4AIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAWUCCAAAAAB2QgEAAAAAdoIQAAAAAHbCAQAAAAB3AhAAAAAAQEsAACGCgAgBZQIIAAAAAHZCAQAAAAB2ghAAAAAAdsIBAAAAAHcCEAAAAABASwAAIgKADABLAAAiAoAMAWUCCAAkw8AIdkIBADQDgAh2ghAANEOACHbCAQA0A4AIdwIQADcDgAhAgAAAP4JACAsAACLCgAgBZQIIACTDwAh2QgEANAOACHaCEAA0Q4AIdsIBADQDgAh3AhAANwOACECAAAAgQoAICwAAI0KACACAAAAgQoAICwAAI0KACADAAAA_gkAIDMAAIYKACA0AACLCgAgAQAAAP4JACABAAAAgQoAIAYNAAC0DwAgOQAAtw8AIDoAALYPACBbAAC1DwAgXAAAuA8AINwIAADXDgAgCP8HAACiDQAwgAgAAJQKABCBCAAAog0AMJQIIAD9DAAh2QgEANQMACHaCEAA1QwAIdsIBADUDAAh3AhAAOMMACEDAAAAgQoAIAEAAJMKADA4AACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAv_BwAAoQ0AMIAIAACaCgAQgQgAAKENADCDCEAA3gwAIZQIBAAAAAGeCAIAgg0AIdQIAQCKDQAh1QgBAO0MACHWCEAA3gwAIdcIAQDvDAAh2AgBAO8MACEBAAAAlwoAIAEAAACXCgAgC_8HAAChDQAwgAgAAJoKABCBCAAAoQ0AMIMIQADeDAAhlAgEAN0MACGeCAIAgg0AIdQIAQCKDQAh1QgBAO0MACHWCEAA3gwAIdcIAQDvDAAh2AgBAO8MACEC1wgAANcOACDYCAAA1w4AIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAiDCEAAAAABlAgEAAAAAZ4IAgAAAAHUCAEAAAAB1QgBAAAAAdYIQAAAAAHXCAEAAAAB2AgBAAAAAQEsAACfCgAgCIMIQAAAAAGUCAQAAAABnggCAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIAQAAAAHYCAEAAAABASwAAKEKADABLAAAoQoAMAiDCEAA0Q4AIZQIBADQDgAhnggCAOMOACHUCAEA2w4AIdUIAQDbDgAh1ghAANEOACHXCAEA3Q4AIdgIAQDdDgAhAgAAAJcKACAsAACkCgAgCIMIQADRDgAhlAgEANAOACGeCAIA4w4AIdQIAQDbDgAh1QgBANsOACHWCEAA0Q4AIdcIAQDdDgAh2AgBAN0OACECAAAAmgoAICwAAKYKACACAAAAmgoAICwAAKYKACADAAAAlwoAIDMAAJ8KACA0AACkCgAgAQAAAJcKACABAAAAmgoAIAcNAACvDwAgOQAAsg8AIDoAALEPACBbAACwDwAgXAAAsw8AINcIAADXDgAg2AgAANcOACAL_wcAAKANADCACAAArQoAEIEIAACgDQAwgwhAANUMACGUCAQA1AwAIZ4IAgD0DAAh1AgBAPEMACHVCAEA4gwAIdYIQADVDAAh1wgBAOQMACHYCAEA5AwAIQMAAACaCgAgAQAArAoAMDgAAK0KACADAAAAmgoAIAEAAJsKADACAACXCgAgDQUBAO0MACH_BwAAnQ0AMIAIAACzCgAQgQgAAJ0NADCDCEAA3gwAIY4IAQDtDAAhzQgEAN0MACHOCAEA7QwAIc8IAQCKDQAh0AgBAO0MACHRCAAAng0AINIIAACeDQAg0wgAAJ8NACABAAAAsAoAIAEAAACwCgAgDAUBAO0MACH_BwAAnQ0AMIAIAACzCgAQgQgAAJ0NADCDCEAA3gwAIY4IAQDtDAAhzQgEAN0MACHOCAEA7QwAIc8IAQCKDQAh0AgBAO0MACHRCAAAng0AINIIAACeDQAgAtEIAADXDgAg0ggAANcOACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAJBQEAAAABgwhAAAAAAY4IAQAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QiAAAAAAdIIgAAAAAEBLAAAuAoAIAkFAQAAAAGDCEAAAAABjggBAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCIAAAAAB0giAAAAAAQEsAAC6CgAwASwAALoKADAJBQEA2w4AIYMIQADRDgAhjggBANsOACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACHQCAEA2w4AIdEIgAAAAAHSCIAAAAABAgAAALAKACAsAAC9CgAgCQUBANsOACGDCEAA0Q4AIY4IAQDbDgAhzQgEANAOACHOCAEA2w4AIc8IAQDbDgAh0AgBANsOACHRCIAAAAAB0giAAAAAAQIAAACzCgAgLAAAvwoAIAIAAACzCgAgLAAAvwoAIAMAAACwCgAgMwAAuAoAIDQAAL0KACABAAAAsAoAIAEAAACzCgAgBw0AAKoPACA5AACtDwAgOgAArA8AIFsAAKsPACBcAACuDwAg0QgAANcOACDSCAAA1w4AIAwFAQDiDAAh_wcAAJoNADCACAAAxgoAEIEIAACaDQAwgwhAANUMACGOCAEA4gwAIc0IBADUDAAhzggBAOIMACHPCAEA8QwAIdAIAQDiDAAh0QgAAJsNACDSCAAAmw0AIAMAAACzCgAgAQAAxQoAMDgAAMYKACADAAAAswoAIAEAALQKADACAACwCgAgFf8HAACVDQAwgAgAAMwKABCBCAAAlQ0AMIMIQADeDAAhlAgBAIoNACGVCAQAAAABqwgBAJYNACGsCAEAlg0AIbcIAQDtDAAhwQgBAO0MACHCCAEA7QwAIcMIAQDvDAAhxAgBAJYNACHFCAEA7QwAIcYIAQDtDAAhxwgBAO8MACHICAEA7wwAIckIAQDvDAAhyggBAO8MACHLCAAAlw0AIMwIAAGYDQAhAQAAAMkKACABAAAAyQoAIBX_BwAAlQ0AMIAIAADMCgAQgQgAAJUNADCDCEAA3gwAIZQIAQCKDQAhlQgEAN0MACGrCAEAlg0AIawIAQCWDQAhtwgBAO0MACHBCAEA7QwAIcIIAQDtDAAhwwgBAO8MACHECAEAlg0AIcUIAQDtDAAhxggBAO0MACHHCAEA7wwAIcgIAQDvDAAhyQgBAO8MACHKCAEA7wwAIcsIAACXDQAgzAgAAZgNACEJqwgAANcOACCsCAAA1w4AIMMIAADXDgAgxAgAANcOACDHCAAA1w4AIMgIAADXDgAgyQgAANcOACDKCAAA1w4AIMwIAADXDgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACADAAAAzAoAIAEAAM0KADACAADJCgAgEoMIQAAAAAGUCAEAAAABlQgEAAAAAasIAQAAAAGsCAEAAAABtwgBAAAAAcEIAQAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQgBAAAAAcoIAQAAAAHLCIAAAAABzAgAAQAAAQEsAADRCgAgEoMIQAAAAAGUCAEAAAABlQgEAAAAAasIAQAAAAGsCAEAAAABtwgBAAAAAcEIAQAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAAByQgBAAAAAcoIAQAAAAHLCIAAAAABzAgAAQAAAQEsAADTCgAwASwAANMKADASgwhAANEOACGUCAEA2w4AIZUIBADQDgAhqwgBAN0OACGsCAEA3Q4AIbcIAQDbDgAhwQgBANsOACHCCAEA2w4AIcMIAQDdDgAhxAgBAN0OACHFCAEA2w4AIcYIAQDbDgAhxwgBAN0OACHICAEA3Q4AIckIAQDdDgAhyggBAN0OACHLCIAAAAABzAgAAakPACECAAAAyQoAICwAANYKACASgwhAANEOACGUCAEA2w4AIZUIBADQDgAhqwgBAN0OACGsCAEA3Q4AIbcIAQDbDgAhwQgBANsOACHCCAEA2w4AIcMIAQDdDgAhxAgBAN0OACHFCAEA2w4AIcYIAQDbDgAhxwgBAN0OACHICAEA3Q4AIckIAQDdDgAhyggBAN0OACHLCIAAAAABzAgAAakPACECAAAAzAoAICwAANgKACACAAAAzAoAICwAANgKACADAAAAyQoAIDMAANEKACA0AADWCgAgAQAAAMkKACABAAAAzAoAIA4NAACkDwAgOQAApw8AIDoAAKYPACBbAAClDwAgXAAAqA8AIKsIAADXDgAgrAgAANcOACDDCAAA1w4AIMQIAADXDgAgxwgAANcOACDICAAA1w4AIMkIAADXDgAgyggAANcOACDMCAAA1w4AIBX_BwAAkQ0AMIAIAADfCgAQgQgAAJENADCDCEAA1QwAIZQIAQDxDAAhlQgEANQMACGrCAEA8wwAIawIAQDzDAAhtwgBAOIMACHBCAEA4gwAIcIIAQDiDAAhwwgBAOQMACHECAEA8wwAIcUIAQDiDAAhxggBAOIMACHHCAEA5AwAIcgIAQDkDAAhyQgBAOQMACHKCAEA5AwAIcsIAADyDAAgzAgAAZINACEDAAAAzAoAIAEAAN4KADA4AADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAn_BwAAjw0AMIAIAADlCgAQgQgAAI8NADCVCAQAAAABuAgEAN0MACG7CAEAig0AIbwIAAGLDQAhvwgEAAAAAcAIAACQDQAgAQAAAOIKACABAAAA4goAIAj_BwAAjw0AMIAIAADlCgAQgQgAAI8NADCVCAQA3QwAIbgIBADdDAAhuwgBAIoNACG8CAABiw0AIb8IBADdDAAhAAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgAwAAAOUKACABAADmCgAwAgAA4goAIAWVCAQAAAABuAgEAAAAAbsIAQAAAAG8CAABAAABvwgEAAAAAQEsAADqCgAgBZUIBAAAAAG4CAQAAAABuwgBAAAAAbwIAAEAAAG_CAQAAAABASwAAOwKADABLAAA7AoAMAWVCAQA0A4AIbgIBADQDgAhuwgBANsOACG8CAABng8AIb8IBADQDgAhAgAAAOIKACAsAADvCgAgBZUIBADQDgAhuAgEANAOACG7CAEA2w4AIbwIAAGeDwAhvwgEANAOACECAAAA5QoAICwAAPEKACACAAAA5QoAICwAAPEKACADAAAA4goAIDMAAOoKACA0AADvCgAgAQAAAOIKACABAAAA5QoAIAUNAACfDwAgOQAAog8AIDoAAKEPACBbAACgDwAgXAAAow8AIAj_BwAAjg0AMIAIAAD4CgAQgQgAAI4NADCVCAQA1AwAIbgIBADUDAAhuwgBAPEMACG8CAABhg0AIb8IBADUDAAhAwAAAOUKACABAAD3CgAwOAAA-AoAIAMAAADlCgAgAQAA5goAMAIAAOIKACAL_wcAAIkNADCACAAA_goAEIEIAACJDQAwgwhAAN4MACG4CAQA3QwAIbsIAQCKDQAhvAgAAYsNACG9CAEA7QwAIb4IAAGLDQAhvwgEAAAAAcAIAACNDQAgAQAAAPsKACABAAAA-woAIAr_BwAAiQ0AMIAIAAD-CgAQgQgAAIkNADCDCEAA3gwAIbgIBADdDAAhuwgBAIoNACG8CAABiw0AIb0IAQDtDAAhvggAAYsNACG_CAQA3QwAIQADAAAA_goAIAEAAP8KADACAAD7CgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAMAAAD-CgAgAQAA_woAMAIAAPsKACAHgwhAAAAAAbgIBAAAAAG7CAEAAAABvAgAAQAAAb0IAQAAAAG-CAABAAABvwgEAAAAAQEsAACDCwAgB4MIQAAAAAG4CAQAAAABuwgBAAAAAbwIAAEAAAG9CAEAAAABvggAAQAAAb8IBAAAAAEBLAAAhQsAMAEsAACFCwAwB4MIQADRDgAhuAgEANAOACG7CAEA2w4AIbwIAAGeDwAhvQgBANsOACG-CAABng8AIb8IBADQDgAhAgAAAPsKACAsAACICwAgB4MIQADRDgAhuAgEANAOACG7CAEA2w4AIbwIAAGeDwAhvQgBANsOACG-CAABng8AIb8IBADQDgAhAgAAAP4KACAsAACKCwAgAgAAAP4KACAsAACKCwAgAwAAAPsKACAzAACDCwAgNAAAiAsAIAEAAAD7CgAgAQAAAP4KACAFDQAAmQ8AIDkAAJwPACA6AACbDwAgWwAAmg8AIFwAAJ0PACAK_wcAAIUNADCACAAAkQsAEIEIAACFDQAwgwhAANUMACG4CAQA1AwAIbsIAQDxDAAhvAgAAYYNACG9CAEA4gwAIb4IAAGGDQAhvwgEANQMACEDAAAA_goAIAEAAJALADA4AACRCwAgAwAAAP4KACABAAD_CgAwAgAA-woAIAX_BwAAhA0AMIAIAACXCwAQgQgAAIQNADCUCCAAAAABuggEAN0MACEBAAAAlAsAIAEAAACUCwAgBf8HAACEDQAwgAgAAJcLABCBCAAAhA0AMJQIIACBDQAhuggEAN0MACEAAwAAAJcLACABAACYCwAwAgAAlAsAIAMAAACXCwAgAQAAmAsAMAIAAJQLACADAAAAlwsAIAEAAJgLADACAACUCwAgApQIIAAAAAG6CAQAAAABASwAAJwLACAClAggAAAAAboIBAAAAAEBLAAAngsAMAEsAACeCwAwApQIIACTDwAhuggEANAOACECAAAAlAsAICwAAKELACAClAggAJMPACG6CAQA0A4AIQIAAACXCwAgLAAAowsAIAIAAACXCwAgLAAAowsAIAMAAACUCwAgMwAAnAsAIDQAAKELACABAAAAlAsAIAEAAACXCwAgBQ0AAJQPACA5AACXDwAgOgAAlg8AIFsAAJUPACBcAACYDwAgBf8HAACDDQAwgAgAAKoLABCBCAAAgw0AMJQIIAD9DAAhuggEANQMACEDAAAAlwsAIAEAAKkLADA4AACqCwAgAwAAAJcLACABAACYCwAwAgAAlAsAIAv_BwAAgA0AMIAIAACwCwAQgQgAAIANADCQCAEA7wwAIZQIIAAAAAGeCAIAgg0AIaEIQADeDAAhsAhAAO4MACG3CAEA7QwAIbgIBADdDAAhuQhAAO4MACEBAAAArQsAIAEAAACtCwAgC_8HAACADQAwgAgAALALABCBCAAAgA0AMJAIAQDvDAAhlAggAIENACGeCAIAgg0AIaEIQADeDAAhsAhAAO4MACG3CAEA7QwAIbgIBADdDAAhuQhAAO4MACEDkAgAANcOACCwCAAA1w4AILkIAADXDgAgAwAAALALACABAACxCwAwAgAArQsAIAMAAACwCwAgAQAAsQsAMAIAAK0LACADAAAAsAsAIAEAALELADACAACtCwAgCJAIAQAAAAGUCCAAAAABnggCAAAAAaEIQAAAAAGwCEAAAAABtwgBAAAAAbgIBAAAAAG5CEAAAAABASwAALULACAIkAgBAAAAAZQIIAAAAAGeCAIAAAABoQhAAAAAAbAIQAAAAAG3CAEAAAABuAgEAAAAAbkIQAAAAAEBLAAAtwsAMAEsAAC3CwAwCJAIAQDdDgAhlAggAJMPACGeCAIA4w4AIaEIQADRDgAhsAhAANwOACG3CAEA2w4AIbgIBADQDgAhuQhAANwOACECAAAArQsAICwAALoLACAIkAgBAN0OACGUCCAAkw8AIZ4IAgDjDgAhoQhAANEOACGwCEAA3A4AIbcIAQDbDgAhuAgEANAOACG5CEAA3A4AIQIAAACwCwAgLAAAvAsAIAIAAACwCwAgLAAAvAsAIAMAAACtCwAgMwAAtQsAIDQAALoLACABAAAArQsAIAEAAACwCwAgCA0AAI4PACA5AACRDwAgOgAAkA8AIFsAAI8PACBcAACSDwAgkAgAANcOACCwCAAA1w4AILkIAADXDgAgC_8HAAD8DAAwgAgAAMMLABCBCAAA_AwAMJAIAQDkDAAhlAggAP0MACGeCAIA9AwAIaEIQADVDAAhsAhAAOMMACG3CAEA4gwAIbgIBADUDAAhuQhAAOMMACEDAAAAsAsAIAEAAMILADA4AADDCwAgAwAAALALACABAACxCwAwAgAArQsAIAEAAACBAQAgAQAAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACAQAwAAiw8AICMAAIwPACAkAACNDwAggwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAEBLAAAywsAIA2DCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQEsAADNCwAwASwAAM0LADAQAwAA7w4AICMAAPAOACAkAADxDgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhrQgBANsOACGuCAAA7g4AIK8IAQDdDgAhsAhAANwOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACECAAAAgQEAICwAANALACANgwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhrQgBANsOACGuCAAA7g4AIK8IAQDdDgAhsAhAANwOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACECAAAAfwAgLAAA0gsAIAIAAAB_ACAsAADSCwAgAwAAAIEBACAzAADLCwAgNAAA0AsAIAEAAACBAQAgAQAAAH8AIAYNAADrDgAgOQAA7Q4AIDoAAOwOACCsCAAA1w4AIK8IAADXDgAgsAgAANcOACAQ_wcAAPoMADCACAAA2QsAEIEIAAD6DAAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhnQgBAOIMACGrCAEA8QwAIawIAQDzDAAhrQgBAOIMACGuCAAA-wwAIK8IAQDkDAAhsAhAAOMMACGxCAEA4gwAIbIIAQDiDAAhswhAANUMACEDAAAAfwAgAQAA2AsAMDgAANkLACADAAAAfwAgAQAAgAEAMAIAAIEBACABAAAAhQEAIAEAAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgBiIAAOoOACCDCEAAAAABlAgBAAAAAZYIAQAAAAGpCAEAAAABqghAAAAAAQEsAADhCwAgBYMIQAAAAAGUCAEAAAABlggBAAAAAakIAQAAAAGqCEAAAAABASwAAOMLADABLAAA4wsAMAYiAADpDgAggwhAANEOACGUCAEA2w4AIZYIAQDbDgAhqQgBANsOACGqCEAA3A4AIQIAAACFAQAgLAAA5gsAIAWDCEAA0Q4AIZQIAQDbDgAhlggBANsOACGpCAEA2w4AIaoIQADcDgAhAgAAAIMBACAsAADoCwAgAgAAAIMBACAsAADoCwAgAwAAAIUBACAzAADhCwAgNAAA5gsAIAEAAACFAQAgAQAAAIMBACAEDQAA5g4AIDkAAOgOACA6AADnDgAgqggAANcOACAI_wcAAPkMADCACAAA7wsAEIEIAAD5DAAwgwhAANUMACGUCAEA8QwAIZYIAQDxDAAhqQgBAOIMACGqCEAA4wwAIQMAAACDAQAgAQAA7gsAMDgAAO8LACADAAAAgwEAIAEAAIQBADACAACFAQAgAQAAAIkBACABAAAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIBMiAADlDgAgLIAAAAABgwhAAAAAAZAIAQAAAAGUCAEAAAABlQgEAAAAAZYIAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwhAAAAAAZwIAQAAAAGdCAEAAAABnggCAAAAAZ8IQAAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAEBLAAA9wsAIBIsgAAAAAGDCEAAAAABkAgBAAAAAZQIAQAAAAGVCAQAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCEAAAAABnAgBAAAAAZ0IAQAAAAGeCAIAAAABnwhAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQEsAAD5CwAwASwAAPkLADATIgAA5A4AICyAAAAAAYMIQADRDgAhkAgBAN0OACGUCAEA2w4AIZUIBADQDgAhlggBANsOACGXCAEA2w4AIZgIAQDbDgAhmQgBANsOACGaCAEA2w4AIZsIQADRDgAhnAgBAN0OACGdCAEA2w4AIZ4IAgDjDgAhnwhAANwOACGgCEAA3A4AIaEIQADRDgAhoghAANwOACECAAAAiQEAICwAAPwLACASLIAAAAABgwhAANEOACGQCAEA3Q4AIZQIAQDbDgAhlQgEANAOACGWCAEA2w4AIZcIAQDbDgAhmAgBANsOACGZCAEA2w4AIZoIAQDbDgAhmwhAANEOACGcCAEA3Q4AIZ0IAQDbDgAhnggCAOMOACGfCEAA3A4AIaAIQADcDgAhoQhAANEOACGiCEAA3A4AIQIAAACHAQAgLAAA_gsAIAIAAACHAQAgLAAA_gsAIAMAAACJAQAgMwAA9wsAIDQAAPwLACABAAAAiQEAIAEAAACHAQAgCg0AAN4OACA5AADhDgAgOgAA4A4AIFsAAN8OACBcAADiDgAgkAgAANcOACCcCAAA1w4AIJ8IAADXDgAgoAgAANcOACCiCAAA1w4AIBUsAADyDAAg_wcAAPAMADCACAAAhQwAEIEIAADwDAAwgwhAANUMACGQCAEA5AwAIZQIAQDxDAAhlQgEANQMACGWCAEA8QwAIZcIAQDxDAAhmAgBAOIMACGZCAEA4gwAIZoIAQDiDAAhmwhAANUMACGcCAEA8wwAIZ0IAQDiDAAhnggCAPQMACGfCEAA4wwAIaAIQADjDAAhoQhAANUMACGiCEAA4wwAIQMAAACHAQAgAQAAhAwAMDgAAIUMACADAAAAhwEAIAEAAIgBADACAACJAQAgB_8HAADsDAAwgAgAAIsMABCBCAAA7AwAMIMIQADeDAAhjggBAAAAAY8IQADuDAAhkAgBAO8MACEBAAAAiAwAIAEAAACIDAAgB_8HAADsDAAwgAgAAIsMABCBCAAA7AwAMIMIQADeDAAhjggBAO0MACGPCEAA7gwAIZAIAQDvDAAhAo8IAADXDgAgkAgAANcOACADAAAAiwwAIAEAAIwMADACAACIDAAgAwAAAIsMACABAACMDAAwAgAAiAwAIAMAAACLDAAgAQAAjAwAMAIAAIgMACAEgwhAAAAAAY4IAQAAAAGPCEAAAAABkAgBAAAAAQEsAACQDAAgBIMIQAAAAAGOCAEAAAABjwhAAAAAAZAIAQAAAAEBLAAAkgwAMAEsAACSDAAwBIMIQADRDgAhjggBANsOACGPCEAA3A4AIZAIAQDdDgAhAgAAAIgMACAsAACVDAAgBIMIQADRDgAhjggBANsOACGPCEAA3A4AIZAIAQDdDgAhAgAAAIsMACAsAACXDAAgAgAAAIsMACAsAACXDAAgAwAAAIgMACAzAACQDAAgNAAAlQwAIAEAAACIDAAgAQAAAIsMACAFDQAA2A4AIDkAANoOACA6AADZDgAgjwgAANcOACCQCAAA1w4AIAf_BwAA4QwAMIAIAACeDAAQgQgAAOEMADCDCEAA1QwAIY4IAQDiDAAhjwhAAOMMACGQCAEA5AwAIQMAAACLDAAgAQAAnQwAMDgAAJ4MACADAAAAiwwAIAEAAIwMADACAACIDAAgBf8HAADgDAAwgAgAAKQMABCBCAAA4AwAMIwIBAAAAAGNCEAA3gwAIQEAAAChDAAgAQAAAKEMACAF_wcAAOAMADCACAAApAwAEIEIAADgDAAwjAgEAN0MACGNCEAA3gwAIQADAAAApAwAIAEAAKUMADACAAChDAAgAwAAAKQMACABAAClDAAwAgAAoQwAIAMAAACkDAAgAQAApQwAMAIAAKEMACACjAgEAAAAAY0IQAAAAAEBLAAAqQwAIAKMCAQAAAABjQhAAAAAAQEsAACrDAAwASwAAKsMADACjAgEANAOACGNCEAA0Q4AIQIAAAChDAAgLAAArgwAIAKMCAQA0A4AIY0IQADRDgAhAgAAAKQMACAsAACwDAAgAgAAAKQMACAsAACwDAAgAwAAAKEMACAzAACpDAAgNAAArgwAIAEAAAChDAAgAQAAAKQMACAFDQAA0g4AIDkAANUOACA6AADUDgAgWwAA0w4AIFwAANYOACAF_wcAAN8MADCACAAAtwwAEIEIAADfDAAwjAgEANQMACGNCEAA1QwAIQMAAACkDAAgAQAAtgwAMDgAALcMACADAAAApAwAIAEAAKUMADACAAChDAAgBf8HAADcDAAwgAgAAL0MABCBCAAA3AwAMIIIBAAAAAGDCEAA3gwAIQEAAAC6DAAgAQAAALoMACAF_wcAANwMADCACAAAvQwAEIEIAADcDAAwgggEAN0MACGDCEAA3gwAIQADAAAAvQwAIAEAAL4MADACAAC6DAAgAwAAAL0MACABAAC-DAAwAgAAugwAIAMAAAC9DAAgAQAAvgwAMAIAALoMACACgggEAAAAAYMIQAAAAAEBLAAAwgwAIAKCCAQAAAABgwhAAAAAAQEsAADEDAAwASwAAMQMADACgggEANAOACGDCEAA0Q4AIQIAAAC6DAAgLAAAxwwAIAKCCAQA0A4AIYMIQADRDgAhAgAAAL0MACAsAADJDAAgAgAAAL0MACAsAADJDAAgAwAAALoMACAzAADCDAAgNAAAxwwAIAEAAAC6DAAgAQAAAL0MACAFDQAAyw4AIDkAAM4OACA6AADNDgAgWwAAzA4AIFwAAM8OACAF_wcAANMMADCACAAA0AwAEIEIAADTDAAwgggEANQMACGDCEAA1QwAIQMAAAC9DAAgAQAAzwwAMDgAANAMACADAAAAvQwAIAEAAL4MADACAAC6DAAgBf8HAADTDAAwgAgAANAMABCBCAAA0wwAMIIIBADUDAAhgwhAANUMACENDQAA1wwAIDkAANsMACA6AADbDAAgWwAA2gwAIFwAANsMACCECAQAAAABhQgEAAAABIYIBAAAAASHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEANkMACELDQAA1wwAIDkAANgMACA6AADYDAAghAhAAAAAAYUIQAAAAASGCEAAAAAEhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADWDAAhCw0AANcMACA5AADYDAAgOgAA2AwAIIQIQAAAAAGFCEAAAAAEhghAAAAABIcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCEAA1gwAIQiECAIAAAABhQgCAAAABIYIAgAAAASHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCANcMACEIhAhAAAAAAYUIQAAAAASGCEAAAAAEhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADYDAAhDQ0AANcMACA5AADbDAAgOgAA2wwAIFsAANoMACBcAADbDAAghAgEAAAAAYUIBAAAAASGCAQAAAAEhwgEAAAAAYgIBAAAAAGJCAQAAAABiggEAAAAAYsIBADZDAAhCIQICAAAAAGFCAgAAAAEhggIAAAABIcICAAAAAGICAgAAAABiQgIAAAAAYoICAAAAAGLCAgA2gwAIQiECAQAAAABhQgEAAAABIYIBAAAAASHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEANsMACEF_wcAANwMADCACAAAvQwAEIEIAADcDAAwgggEAN0MACGDCEAA3gwAIQiECAQAAAABhQgEAAAABIYIBAAAAASHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEANsMACEIhAhAAAAAAYUIQAAAAASGCEAAAAAEhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADYDAAhBf8HAADfDAAwgAgAALcMABCBCAAA3wwAMIwIBADUDAAhjQhAANUMACEF_wcAAOAMADCACAAApAwAEIEIAADgDAAwjAgEAN0MACGNCEAA3gwAIQf_BwAA4QwAMIAIAACeDAAQgQgAAOEMADCDCEAA1QwAIY4IAQDiDAAhjwhAAOMMACGQCAEA5AwAIQ4NAADXDAAgOQAA6wwAIDoAAOsMACCECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAOoMACGRCAEAAAABkggBAAAAAZMIAQAAAAELDQAA5gwAIDkAAOkMACA6AADpDAAghAhAAAAAAYUIQAAAAAWGCEAAAAAFhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADoDAAhDg0AAOYMACA5AADnDAAgOgAA5wwAIIQIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA5QwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQ4NAADmDAAgOQAA5wwAIDoAAOcMACCECAEAAAABhQgBAAAABYYIAQAAAAWHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAOUMACGRCAEAAAABkggBAAAAAZMIAQAAAAEIhAgCAAAAAYUIAgAAAAWGCAIAAAAFhwgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgDmDAAhC4QIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA5wwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQsNAADmDAAgOQAA6QwAIDoAAOkMACCECEAAAAABhQhAAAAABYYIQAAAAAWHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAAOgMACEIhAhAAAAAAYUIQAAAAAWGCEAAAAAFhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADpDAAhDg0AANcMACA5AADrDAAgOgAA6wwAIIQIAQAAAAGFCAEAAAAEhggBAAAABIcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA6gwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQuECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAOsMACGRCAEAAAABkggBAAAAAZMIAQAAAAEH_wcAAOwMADCACAAAiwwAEIEIAADsDAAwgwhAAN4MACGOCAEA7QwAIY8IQADuDAAhkAgBAO8MACELhAgBAAAAAYUIAQAAAASGCAEAAAAEhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQDrDAAhkQgBAAAAAZIIAQAAAAGTCAEAAAABCIQIQAAAAAGFCEAAAAAFhghAAAAABYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCEAA6QwAIQuECAEAAAABhQgBAAAABYYIAQAAAAWHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAOcMACGRCAEAAAABkggBAAAAAZMIAQAAAAEVLAAA8gwAIP8HAADwDAAwgAgAAIUMABCBCAAA8AwAMIMIQADVDAAhkAgBAOQMACGUCAEA8QwAIZUIBADUDAAhlggBAPEMACGXCAEA8QwAIZgIAQDiDAAhmQgBAOIMACGaCAEA4gwAIZsIQADVDAAhnAgBAPMMACGdCAEA4gwAIZ4IAgD0DAAhnwhAAOMMACGgCEAA4wwAIaEIQADVDAAhoghAAOMMACELDQAA1wwAIDkAAOsMACA6AADrDAAghAgBAAAAAYUIAQAAAASGCAEAAAAEhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQD4DAAhDw0AANcMACA5AAD3DAAgOgAA9wwAIIQIgAAAAAGHCIAAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABiwiAAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCIAAAAABqAiAAAAAAQsNAADmDAAgOQAA5wwAIDoAAOcMACCECAEAAAABhQgBAAAABYYIAQAAAAWHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAPYMACENDQAA1wwAIDkAANcMACA6AADXDAAgWwAA2gwAIFwAANcMACCECAIAAAABhQgCAAAABIYIAgAAAASHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAPUMACENDQAA1wwAIDkAANcMACA6AADXDAAgWwAA2gwAIFwAANcMACCECAIAAAABhQgCAAAABIYIAgAAAASHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAPUMACELDQAA5gwAIDkAAOcMACA6AADnDAAghAgBAAAAAYUIAQAAAAWGCAEAAAAFhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQD2DAAhDIQIgAAAAAGHCIAAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABiwiAAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCIAAAAABqAiAAAAAAQsNAADXDAAgOQAA6wwAIDoAAOsMACCECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAPgMACEI_wcAAPkMADCACAAA7wsAEIEIAAD5DAAwgwhAANUMACGUCAEA8QwAIZYIAQDxDAAhqQgBAOIMACGqCEAA4wwAIRD_BwAA-gwAMIAIAADZCwAQgQgAAPoMADCDCEAA1QwAIY4IAQDiDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhrAgBAPMMACGtCAEA4gwAIa4IAAD7DAAgrwgBAOQMACGwCEAA4wwAIbEIAQDiDAAhsggBAOIMACGzCEAA1QwAIQSECAEAAAAFtAgBAAAAAbUIAQAAAAS2CAEAAAAEC_8HAAD8DAAwgAgAAMMLABCBCAAA_AwAMJAIAQDkDAAhlAggAP0MACGeCAIA9AwAIaEIQADVDAAhsAhAAOMMACG3CAEA4gwAIbgIBADUDAAhuQhAAOMMACEFDQAA1wwAIDkAAP8MACA6AAD_DAAghAggAAAAAYsIIAD-DAAhBQ0AANcMACA5AAD_DAAgOgAA_wwAIIQIIAAAAAGLCCAA_gwAIQKECCAAAAABiwggAP8MACEL_wcAAIANADCACAAAsAsAEIEIAACADQAwkAgBAO8MACGUCCAAgQ0AIZ4IAgCCDQAhoQhAAN4MACGwCEAA7gwAIbcIAQDtDAAhuAgEAN0MACG5CEAA7gwAIQKECCAAAAABiwggAP8MACEIhAgCAAAAAYUIAgAAAASGCAIAAAAEhwgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgDXDAAhBf8HAACDDQAwgAgAAKoLABCBCAAAgw0AMJQIIAD9DAAhuggEANQMACEF_wcAAIQNADCACAAAlwsAEIEIAACEDQAwlAggAIENACG6CAQA3QwAIQr_BwAAhQ0AMIAIAACRCwAQgQgAAIUNADCDCEAA1QwAIbgIBADUDAAhuwgBAPEMACG8CAABhg0AIb0IAQDiDAAhvggAAYYNACG_CAQA1AwAIQcNAADXDAAgOQAAiA0AIDoAAIgNACCECAABAAABhQgAAQAABIYIAAEAAASLCAABhw0AIQcNAADXDAAgOQAAiA0AIDoAAIgNACCECAABAAABhQgAAQAABIYIAAEAAASLCAABhw0AIQSECAABAAABhQgAAQAABIYIAAEAAASLCAABiA0AIQr_BwAAiQ0AMIAIAAD-CgAQgQgAAIkNADCDCEAA3gwAIbgIBADdDAAhuwgBAIoNACG8CAABiw0AIb0IAQDtDAAhvggAAYsNACG_CAQA3QwAIQiECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAIwNACEEhAgAAQAAAYUIAAEAAASGCAABAAAEiwgAAYgNACEIhAgBAAAAAYUIAQAAAASGCAEAAAAEhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQCMDQAhArgIBAAAAAG7CAEAAAABCP8HAACODQAwgAgAAPgKABCBCAAAjg0AMJUIBADUDAAhuAgEANQMACG7CAEA8QwAIbwIAAGGDQAhvwgEANQMACEI_wcAAI8NADCACAAA5QoAEIEIAACPDQAwlQgEAN0MACG4CAQA3QwAIbsIAQCKDQAhvAgAAYsNACG_CAQA3QwAIQK4CAQAAAABuwgBAAAAARX_BwAAkQ0AMIAIAADfCgAQgQgAAJENADCDCEAA1QwAIZQIAQDxDAAhlQgEANQMACGrCAEA8wwAIawIAQDzDAAhtwgBAOIMACHBCAEA4gwAIcIIAQDiDAAhwwgBAOQMACHECAEA8wwAIcUIAQDiDAAhxggBAOIMACHHCAEA5AwAIcgIAQDkDAAhyQgBAOQMACHKCAEA5AwAIcsIAADyDAAgzAgAAZINACEHDQAA5gwAIDkAAJQNACA6AACUDQAghAgAAQAAAYUIAAEAAAWGCAABAAAFiwgAAZMNACEHDQAA5gwAIDkAAJQNACA6AACUDQAghAgAAQAAAYUIAAEAAAWGCAABAAAFiwgAAZMNACEEhAgAAQAAAYUIAAEAAAWGCAABAAAFiwgAAZQNACEV_wcAAJUNADCACAAAzAoAEIEIAACVDQAwgwhAAN4MACGUCAEAig0AIZUIBADdDAAhqwgBAJYNACGsCAEAlg0AIbcIAQDtDAAhwQgBAO0MACHCCAEA7QwAIcMIAQDvDAAhxAgBAJYNACHFCAEA7QwAIcYIAQDtDAAhxwgBAO8MACHICAEA7wwAIckIAQDvDAAhyggBAO8MACHLCAAAlw0AIMwIAAGYDQAhCIQIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEAmQ0AIQyECIAAAAABhwiAAAAAAYgIgAAAAAGJCIAAAAABigiAAAAAAYsIgAAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwiAAAAAAagIgAAAAAEEhAgAAQAAAYUIAAEAAAWGCAABAAAFiwgAAZQNACEIhAgBAAAAAYUIAQAAAAWGCAEAAAAFhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQCZDQAhDAUBAOIMACH_BwAAmg0AMIAIAADGCgAQgQgAAJoNADCDCEAA1QwAIY4IAQDiDAAhzQgEANQMACHOCAEA4gwAIc8IAQDxDAAh0AgBAOIMACHRCAAAmw0AINIIAACbDQAgDw0AAOYMACA5AACcDQAgOgAAnA0AIIQIgAAAAAGHCIAAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABiwiAAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCIAAAAABqAiAAAAAAQyECIAAAAABhwiAAAAAAYgIgAAAAAGJCIAAAAABigiAAAAAAYsIgAAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwiAAAAAAagIgAAAAAEMBQEA7QwAIf8HAACdDQAwgAgAALMKABCBCAAAnQ0AMIMIQADeDAAhjggBAO0MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACHQCAEA7QwAIdEIAACeDQAg0ggAAJ4NACAMhAiAAAAAAYcIgAAAAAGICIAAAAABiQiAAAAAAYoIgAAAAAGLCIAAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIgAAAAAGoCIAAAAABAgUBAAAAAc0IBAAAAAEL_wcAAKANADCACAAArQoAEIEIAACgDQAwgwhAANUMACGUCAQA1AwAIZ4IAgD0DAAh1AgBAPEMACHVCAEA4gwAIdYIQADVDAAh1wgBAOQMACHYCAEA5AwAIQv_BwAAoQ0AMIAIAACaCgAQgQgAAKENADCDCEAA3gwAIZQIBADdDAAhnggCAIINACHUCAEAig0AIdUIAQDtDAAh1ghAAN4MACHXCAEA7wwAIdgIAQDvDAAhCP8HAACiDQAwgAgAAJQKABCBCAAAog0AMJQIIAD9DAAh2QgEANQMACHaCEAA1QwAIdsIBADUDAAh3AhAAOMMACEI_wcAAKMNADCACAAAgQoAEIEIAACjDQAwlAggAIENACHZCAQA3QwAIdoIQADeDAAh2wgEAN0MACHcCEAA7gwAIQf_BwAApA0AMIAIAAD7CQAQgQgAAKQNADCaCAEA4gwAIasIAQDzDAAhzggBAOIMACHdCEAA1QwAIQf_BwAApQ0AMIAIAADoCQAQgQgAAKUNADCaCAEA7QwAIasIAQCWDQAhzggBAO0MACHdCEAA3gwAIQKaCAEAAAABzggBAAAAAQf_BwAApw0AMIAIAADiCQAQgQgAAKcNADDfCAEA4gwAIeAIQADVDAAh4QgCAPQMACHiCAIA9AwAIQf_BwAAqA0AMIAIAADPCQAQgQgAAKgNADDfCAEA7QwAIeAIQADeDAAh4QgCAIINACHiCAIAgg0AIQ7_BwAAqQ0AMIAIAADJCQAQgQgAAKkNADCrCAEA8QwAIawIAQDxDAAh4wgBAOIMACHkCAEA4gwAIeUIBADUDAAh5ggEANQMACHnCAQA1AwAIegIBADUDAAh6QgEANQMACHqCAQA1AwAIesIBADUDAAhDv8HAACqDQAwgAgAALYJABCBCAAAqg0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACEErAgBAAAAAeMIAQAAAAHkCAEAAAAB5QgEAAAAAQ7_BwAArA0AMIAIAACwCQAQgQgAAKwNADCrCAEA8QwAIawIAQDxDAAh4wgBAOIMACHkCAEA4gwAIeUIBADUDAAh5ggEANQMACHnCAQA1AwAIegIBADUDAAh6QgEANQMACHqCAQA1AwAIesIBADUDAAhDv8HAACtDQAwgAgAAJ0JABCBCAAArQ0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACEErAgBAAAAAeMIAQAAAAHkCAEAAAAB5QgEAAAAAQ3_BwAArw0AMIAIAACXCQAQgQgAAK8NADCDCEAA1QwAIYwIBADUDAAhqwgBAPEMACGsCAEA8QwAIccIAQDiDAAh1AgBAPEMACHjCAEA4gwAIeQIAQDiDAAh7QgEANQMACHuCEAA4wwAIQ3_BwAAsA0AMIAIAACECQAQgQgAALANADCDCEAA3gwAIYwIBADdDAAhqwgBAIoNACGsCAEAig0AIccIAQDtDAAh1AgBAIoNACHjCAEA7QwAIeQIAQDtDAAh7QgEAN0MACHuCEAA7gwAIQ3_BwAAsQ0AMIAIAAD-CAAQgQgAALENADCDCEAA1QwAIZQIAQDxDAAhqwgBAPEMACGsCAEA8QwAIccIAQDiDAAh4wgBAOIMACHkCAEA4gwAIe8IBADUDAAh8AgEANQMACHxCAEA4gwAIQ3_BwAAsg0AMIAIAADrCAAQgQgAALINADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACGsCAEAig0AIccIAQDtDAAh4wgBAO0MACHkCAEA7QwAIe8IBADdDAAh8AgEAN0MACHxCAEA7QwAIQKrCAEAAAAB8QgBAAAAAQr_BwAAtA0AMIAIAADlCAAQgQgAALQNADCDCEAA1QwAIYwIBADUDAAhlAgBAPEMACGrCAEA8QwAIccIAQDiDAAh8wgAAPIMACD0CEAA1QwAIQr_BwAAtQ0AMIAIAADSCAAQgQgAALUNADCDCEAA3gwAIYwIBADdDAAhlAgBAIoNACGrCAEAig0AIccIAQDtDAAh8wgAAJcNACD0CEAA3gwAIQb_BwAAtg0AMIAIAADMCAAQgQgAALYNADCDCEAA1QwAIZQIAQDxDAAh8wgBAOIMACEG_wcAALcNADCACAAAuQgAEIEIAAC3DQAwgwhAAN4MACGUCAEAig0AIfMIAQDtDAAhCP8HAAC4DQAwgAgAALMIABCBCAAAuA0AMIMIQADVDAAhjAgEANQMACGUCAEA8QwAIasIAQDxDAAh8wgAAPIMACAI_wcAALkNADCACAAAoAgAEIEIAAC5DQAwgwhAAN4MACGMCAQA3QwAIZQIAQCKDQAhqwgBAIoNACHzCAAAlw0AIAKMCAQAAAABqwgBAAAAARH_BwAAuw0AMIAIAACaCAAQgQgAALsNADCrCAEA8QwAIawIAQDxDAAh1AgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5wgCAL0NACH2CAEA4gwAIfcIAgD0DAAh-AgEANQMACH5CAQAvA0AIfoIBAC8DQAh-wgEALwNACH8CEAA4wwAIf0IBAC8DQAhDQ0AAOYMACA5AADBDQAgOgAAwQ0AIFsAAL8NACBcAADBDQAghAgEAAAAAYUIBAAAAAWGCAQAAAAFhwgEAAAAAYgIBAAAAAGJCAQAAAABiggEAAAAAYsIBADADQAhDQ0AAOYMACA5AADmDAAgOgAA5gwAIFsAAL8NACBcAADmDAAghAgCAAAAAYUIAgAAAAWGCAIAAAAFhwgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgC-DQAhDQ0AAOYMACA5AADmDAAgOgAA5gwAIFsAAL8NACBcAADmDAAghAgCAAAAAYUIAgAAAAWGCAIAAAAFhwgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgC-DQAhCIQICAAAAAGFCAgAAAAFhggIAAAABYcICAAAAAGICAgAAAABiQgIAAAAAYoICAAAAAGLCAgAvw0AIQ0NAADmDAAgOQAAwQ0AIDoAAMENACBbAAC_DQAgXAAAwQ0AIIQIBAAAAAGFCAQAAAAFhggEAAAABYcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQAwA0AIQiECAQAAAABhQgEAAAABYYIBAAAAAWHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEAMENACER_wcAAMINADCACAAAhwgAEIEIAADCDQAwqwgBAIoNACGsCAEAig0AIdQIAQCKDQAh4wgBAO0MACHkCAEA7QwAIecIAgDEDQAh9ggBAO0MACH3CAIAgg0AIfgIBADdDAAh-QgEAMMNACH6CAQAww0AIfsIBADDDQAh_AhAAO4MACH9CAQAww0AIQiECAQAAAABhQgEAAAABYYIBAAAAAWHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEAMENACEIhAgCAAAAAYUIAgAAAAWGCAIAAAAFhwgCAAAAAYgIAgAAAAGJCAIAAAABiggCAAAAAYsIAgDmDAAhGP8HAADFDQAwgAgAAIEIABCBCAAAxQ0AMIMIQADVDAAhrAgBAPEMACHUCAEA8QwAIfcIAgD0DAAh_ggBAPEMACH_CAEA4gwAIYAJAgD0DAAhgQkEANQMACGCCQEA4gwAIYMJAQDiDAAhhAkBAOIMACGFCQIA9AwAIYYJAgD0DAAhhwkCAPQMACGICQAA8gwAIIkJQADjDAAhiglAAOMMACGLCUAA4wwAIYwJBADUDAAhjQkEANQMACGOCQEA4gwAIQr_BwAAxg0AMIAIAADrBwAQgQgAAMYNADCUCAEA8QwAIawIAQDxDAAhxAgBAPEMACHUCAEA8QwAIdYIQADVDAAhjwkCAPQMACGQCUAA1QwAIQr_BwAAxw0AMIAIAADYBwAQgQgAAMcNADCUCAEAig0AIawIAQCKDQAhxAgBAIoNACHUCAEAig0AIdYIQADeDAAhjwkCAIINACGQCUAA3gwAIRIFAQDiDAAh_wcAAMgNADCACAAA0gcAEIEIAADIDQAwjggBAOIMACHHCAEA4gwAIc0IBADUDAAhzggBAOIMACHPCAEA8QwAIdQIAQDxDAAhkQkBAOIMACGSCQEA4gwAIZMJAQDiDAAhlAkCAPQMACGVCUAA1QwAIZYJQADVDAAhlwkEANQMACGYCQIA9AwAIRIFAQDtDAAh_wcAAMkNADCACAAAvwcAEIEIAADJDQAwjggBAO0MACHHCAEA7QwAIc0IBADdDAAhzggBAO0MACHPCAEAig0AIdQIAQCKDQAhkQkBAO0MACGSCQEA7QwAIZMJAQDtDAAhlAkCAIINACGVCUAA3gwAIZYJQADeDAAhlwkEAN0MACGYCQIAgg0AIQIFAQAAAAGOCAEAAAABAtQIAQAAAAGRCQEAAAABIgUBAOIMACH_BwAAzA0AMIAIAAC5BwAQgQgAAMwNADCDCEAA1QwAIY4IAQDiDAAhyAgBAOQMACHNCAQA1AwAIc4IAQDiDAAhzwgBAPEMACGECQEA5AwAIZsJBADUDAAhnAlAAOMMACGdCQAA8gwAIJ4JAADyDAAgnwkAAPIMACCgCQEA4gwAIaEJQADVDAAhogkgAP0MACGjCQEA5AwAIaQJAQDkDAAhpQkBAOQMACGmCQAA8gwAIKcJAADyDAAgqAkAAPIMACCpCQAA8gwAIKoJAQDkDAAhqwkBAOQMACGsCQEA5AwAIa0JIADNDQAhrgkCAPQMACGvCQEA5AwAIbAJAgD0DAAhsQkCAPQMACEFDQAA5gwAIDkAAM8NACA6AADPDQAghAggAAAAAYsIIADODQAhBQ0AAOYMACA5AADPDQAgOgAAzw0AIIQIIAAAAAGLCCAAzg0AIQKECCAAAAABiwggAM8NACEiBQEA7QwAIf8HAADQDQAwgAgAAKYHABCBCAAA0A0AMIMIQADeDAAhjggBAO0MACHICAEA7wwAIc0IBADdDAAhzggBAO0MACHPCAEAig0AIYQJAQDvDAAhmwkEAN0MACGcCUAA7gwAIZ0JAACXDQAgngkAAJcNACCfCQAAlw0AIKAJAQDtDAAhoQlAAN4MACGiCSAAgQ0AIaMJAQDvDAAhpAkBAO8MACGlCQEA7wwAIaYJAACXDQAgpwkAAJcNACCoCQAAlw0AIKkJAACXDQAgqgkBAO8MACGrCQEA7wwAIawJAQDvDAAhrQkgANENACGuCQIAgg0AIa8JAQDvDAAhsAkCAIINACGxCQIAgg0AIQKECCAAAAABiwggAM8NACEDBQEAAAABjggBAAAAAc4IAQAAAAEG_wcAANMNADCACAAAoAcAEIEIAADTDQAwqghAANUMACGzCQEA8QwAIbQJAAGGDQAhF_8HAADUDQAwgAgAAIoHABCBCAAA1A0AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhrAgBAPEMACGxCAEA4gwAIbIIAQDiDAAhswhAANUMACGzCQEA8QwAIbUJAQDiDAAhtgkBAOIMACG3CQEA4gwAIbgJAADyDAAguQkAAPsMACC6CQIA9AwAIbsJIAD9DAAhvAkBAOIMACG9CQAA-wwAIL4JIAD9DAAhvwkCAPQMACEJ_wcAANUNADCACAAA9AYAEIEIAADVDQAwjwhAAOMMACGfCEAA1QwAIbMJAQDxDAAhwAkAAPsMACDBCQAA-wwAIMIJAQDkDAAhChIAANcNACD_BwAA1g0AMIAIAAA6ABCBCAAA1g0AMI8IQADuDAAhnwhAAN4MACGzCQEAig0AIcAJAAD7DAAgwQkAAPsMACDCCQEA7wwAIRoDAADgDQAgEQAAlg4AIBMAAJcOACAUAACYDgAg_wcAAJUOADCACAAAbgAQgQgAAJUOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbUJAQDtDAAhvwkCAIINACHDCQEA7QwAIcQJAQDtDAAhxQkBAO8MACHGCQAAng0AIMcJAQDvDAAhyAkAAPsMACDJCQIAgg0AIcoJAgCCDQAhxQoAAG4AIMYKAABuACAU_wcAANgNADCACAAA3AYAEIEIAADYDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqwgBAPEMACGxCAEA4gwAIbIIAQDiDAAhswhAANUMACG1CQEA4gwAIb8JAgD0DAAhwwkBAOIMACHECQEA4gwAIcUJAQDkDAAhxgkAAJsNACDHCQEA5AwAIcgJAAD7DAAgyQkCAPQMACHKCQIA9AwAIRIEAQDkDAAh_wcAANkNADCACAAAxgYAEIEIAADZDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqghAANUMACGrCAEA8wwAIawIAQDzDAAhyQgBAOIMACHLCQABhg0AIcwJAAGGDQAhzQkBAOQMACHOCQEA5AwAIc8JAQDzDAAh0AkCAPQMACHRCUAA4wwAIQ7_BwAA2g0AMIAIAACsBgAQgQgAANoNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIawIAQDxDAAhzwkBAPEMACHSCQABhg0AIdMJAAGGDQAh1AkBAOQMACHVCUAA4wwAIdYJQADjDAAhC_8HAADbDQAwgAgAAJYGABCBCAAA2w0AMKoIQADVDAAhqwgBAPEMACGsCAEA8QwAIc8JAQDxDAAh1wkAAYYNACHYCQEA4gwAIdkJAQDiDAAh2glAAOMMACET_wcAANwNADCACAAAgAYAEIEIAADcDQAwgwhAANUMACGUCAEA8QwAIaoIQADVDAAhqwgBAPEMACGxCAEA4gwAIbIIAQDiDAAhwwkBAOQMACHWCUAA4wwAIdoJQADjDAAh2wkBAPEMACHcCQABhg0AId0JAQDiDAAh3gkBAOQMACHfCQEA5AwAIeAJAQDkDAAh4QkAAPsMACAO_wcAAN0NADCACAAA6gUAEIEIAADdDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqwgBAPEMACHDCQEA5AwAId8JAQDkDAAh4AkBAOQMACHhCQAA-wwAIOIJAgD0DAAh4wkBAOQMACHkCUAA4wwAIQKUCAEAAAABqwgBAAAAARADAADgDQAgIQAA4Q0AIP8HAADfDQAwgAgAAHQAEIEIAADfDQAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACHDCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIOIJAgCCDQAh4wkBAO8MACHkCUAA7gwAIRsPAACeDgAgEAAAnw4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAdAAChDgAgHgAAnQ4AIB8AAKAOACAgAACjDgAgIQAA4Q0AICUAAKcOACAmAACoDgAg_wcAAJwOADCACAAAWgAQgQgAAJwOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACG1CQEA7QwAIfoJAQDtDAAhvAoBAO8MACG9CkAA3gwAIb4KQADuDAAhvwoBAO8MACHFCgAAWgAgxgoAAFoAIAPmCQAAdgAg5wkAAHYAIOgJAAB2ACAI_wcAAOINADCACAAA0gUAEIEIAADiDQAwgwhAANUMACGUCAEA8QwAIakIAQDiDAAh6QkBAOIMACHqCQEA5AwAIQj_BwAA4w0AMIAIAAC_BQAQgQgAAOMNADCDCEAA3gwAIZQIAQCKDQAhqQgBAO0MACHpCQEA7QwAIeoJAQDvDAAhB_8HAADkDQAwgAgAALkFABCBCAAA5A0AMIMIQADVDAAhlAgBAPEMACG9CAEA4gwAIesJAQDiDAAhB_8HAADlDQAwgAgAAKYFABCBCAAA5Q0AMIMIQADeDAAhlAgBAIoNACG9CAEA7QwAIesJAQDtDAAhCf8HAADmDQAwgAgAAKAFABCBCAAA5g0AMIMIQADVDAAhlAgBAPEMACGpCAEA4gwAIewJAQDiDAAh7QkAAYYNACHuCQABhg0AIQn_BwAA5w0AMIAIAACNBQAQgQgAAOcNADCDCEAA3gwAIZQIAQCKDQAhqQgBAO0MACHsCQEA7QwAIe0JAAGLDQAh7gkAAYsNACEC7AkBAAAAAe0JAAEAAAEG_wcAAOkNADCACAAAhwUAEIEIAADpDQAw8AkBAOIMACHxCQIA9AwAIfIJBAC8DQAhBv8HAADqDQAwgAgAAPQEABCBCAAA6g0AMPAJAQDtDAAh8QkCAIINACHyCQQAww0AIQv_BwAA6w0AMIAIAADuBAAQgQgAAOsNADCDCEAA1QwAIZQIAQDxDAAhnggCAPQMACGhCEAA1QwAIakIAQDkDAAhqwgBAPEMACHzCQEA8wwAIfQJAACbDQAgDf8HAADsDQAwgAgAANYEABCBCAAA7A0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhsQgBAOIMACGyCAEA4gwAIc8JAQDxDAAh1glAAOMMACHcCQABhg0AIfUJQADjDAAhCv8HAADtDQAwgAgAAMAEABCBCAAA7Q0AMIMIQADVDAAhjggBAOIMACGUCAEA8QwAIasIAQDxDAAhzwkBAPEMACHpCQEA4gwAIfYJAQDiDAAhDv8HAADuDQAwgAgAAKoEABCBCAAA7g0AMIMIQADVDAAhlAgBAPEMACGaCAEA5AwAIZ0IAQDiDAAhqwgBAPEMACGsCAEA8wwAIbUJAQDiDAAhwwkBAOQMACH3CQEA4gwAIfgJAQDiDAAh-QlAAOMMACEN_wcAAO8NADCACAAAkgQAEIEIAADvDQAwgwhAANUMACGUCAEA8QwAIaoIQADVDAAhqwgBAPMMACG1CQEA4gwAIdcJAAGGDQAh-gkBAOIMACH7CQEA4gwAIfwJQADjDAAh_QkAAJsNACAN_wcAAPANADCACAAA_wMAEIEIAADwDQAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAJYNACG1CQEA7QwAIdcJAAGLDQAh-gkBAO0MACH7CQEA7QwAIfwJQADuDAAh_QkAAJ4NACAF_wcAAPENADCACAAA-QMAEIEIAADxDQAwqghAANUMACH-CQABhg0AIQX_BwAA8g0AMIAIAADmAwAQgQgAAPINADCqCEAA3gwAIf4JAAGLDQAhF_8HAADzDQAwgAgAAOADABCBCAAA8w0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhrAgBAPEMACHBCAEA4gwAIcIIAQDxDAAhswkBAPMMACG5CQAA-wwAINQJAQDkDAAh1glAAOMMACHcCQABhg0AIf8JAAD7DAAggApAAOMMACGBCgIAvQ0AIYIKAgC9DQAhgwoBAOQMACGECgEA5AwAIYUKAQDzDAAhhgoBAPMMACEW_wcAAPQNADCACAAAygMAEIEIAAD0DQAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIawIAQDxDAAhsQgBAOIMACGyCAEA4gwAIbkJAAD7DAAgvAkBAOIMACG9CQAA-wwAIL4JIAD9DAAh0wkAAYYNACHWCUAA4wwAIfgJAQDkDAAhgApAAOMMACGHCgEA8wwAIYgKAQDkDAAhiQpAAOMMACEM_wcAAPUNADCACAAAtAMAEIEIAAD1DQAwgwhAANUMACGOCAEA4gwAIc8IAQDxDAAhkQkBAOIMACGbCQIA9AwAIYoKAADyDAAgiwoBAOQMACGMCgQAvA0AIY0KIAD9DAAhDP8HAAD2DQAwgAgAAKEDABCBCAAA9g0AMIMIQADeDAAhjggBAO0MACHPCAEAig0AIZEJAQDtDAAhmwkCAIINACGKCgAAlw0AIIsKAQDvDAAhjAoEAMMNACGNCiAAgQ0AIQn_BwAA9w0AMIAIAACbAwAQgQgAAPcNADDUCAEA8QwAIdUIAQDkDAAh_ggBAPEMACGCCQEA4gwAIY0JBAC8DQAhjgpAANUMACEJ_wcAAPgNADCACAAAiAMAEIEIAAD4DQAw1AgBAIoNACHVCAEA7wwAIf4IAQCKDQAhggkBAO0MACGNCQQAww0AIY4KQADeDAAhCP8HAAD5DQAwgAgAAIIDABCBCAAA-Q0AMIMIQADVDAAhggkBAOIMACHpCQEA4gwAIfYJAQDiDAAhjwpAAOMMACEJ_wcAAPoNADCACAAA7AIAEIEIAAD6DQAwnQggAP0MACHHCAEA4gwAIdAIAQDiDAAhggkBAOIMACGTCQEA4gwAIZAKQADVDAAhKP8HAAD7DQAwgAgAANYCABCBCAAA-w0AMI4IAQDiDAAh_wgBAOIMACGDCQEA4gwAIYUJAgD0DAAhhgkCAPQMACGHCQIA9AwAIYwJBADUDAAh-wkBAOIMACGNCiAA_QwAIZEKAQDiDAAhkgoBAOQMACGTCgIA9AwAIZQKAgD0DAAhlQoCAPQMACGWCgIA9AwAIZcKAQDzDAAhmAogAP0MACGZCkAA4wwAIZoKQADjDAAhmwoBAOQMACGcCkAA4wwAIZ0KQADjDAAhngogAP0MACGfCgQA1AwAIaAKAQDkDAAhoQpAAOMMACGiCgAA-wwAIKMKAAD7DAAgpAoAAPsMACClCkAA4wwAIaYKIAD9DAAhpwoAAPsMACCoCgIA9AwAIakKAgD0DAAhqgoBAOQMACGrCgEA8wwAIawKAQDzDAAhDf8HAAD8DQAwgAgAAMACABCBCAAA_A0AMIMIQADVDAAhjggBAOIMACG4CAIA9AwAIc8IAQDxDAAh9wgCAPQMACGGCQIA9AwAIZsJAgD0DAAhjQogAP0MACGtCgEA4gwAIa4KAAD7DAAgEAYAAP4NACAIAAD_DQAgDgAAgA4AIP8HAAD9DQAwgAgAAA4AEIEIAAD9DQAwgwhAAN4MACGOCAEA7QwAIbgIAgCCDQAhzwgBAIoNACH3CAIAgg0AIYYJAgCCDQAhmwkCAIINACGNCiAAgQ0AIa0KAQDtDAAhrgoAAPsMACAD5gkAAAkAIOcJAAAJACDoCQAACQAgA-YJAAARACDnCQAAEQAg6AkAABEAIAPmCQAAFgAg5wkAABYAIOgJAAAWACAI_wcAAIEOADCACAAAqAIAEIEIAACBDgAwjggBAOIMACGtCAEA4gwAIbgIAgD0DAAhrgoAAPsMACCvCiAA_QwAIQj_BwAAgg4AMIAIAACVAgAQgQgAAIIOADCOCAEA7QwAIa0IAQDtDAAhuAgCAIINACGuCgAA-wwAIK8KIACBDQAhDf8HAACDDgAwgAgAAI8CABCBCAAAgw4AMIMIQADVDAAhjggBAOIMACGUCAEA8QwAIZ0IAQDiDAAhrAgBAPEMACHHCAEA4gwAIYMJAQDkDAAhsAoCAPQMACGxCgEA5AwAIbIKQADjDAAhDP8HAACEDgAwgAgAAPcBABCBCAAAhA4AMIIIQADjDAAhjggBAOIMACGUCAEA8QwAIawIAQDzDAAhxwgBAOIMACGDCQEA5AwAIbAKAgD0DAAhswoBAOIMACG0CkAA1QwAIQz_BwAAhQ4AMIAIAADdAQAQgQgAAIUOADCOCAEA4gwAIawIAQDxDAAhzQgEANQMACGFCQQA1AwAIYYJBADUDAAhhwkEANQMACG1CgQA1AwAIbYKAgD0DAAhtwoCAPQMACENBAAAhw4AIP8HAACGDgAwgAgAAAcAEIEIAACGDgAwjggBAO0MACGsCAEAig0AIc0IBADdDAAhhQkEAN0MACGGCQQA3QwAIYcJBADdDAAhtQoEAN0MACG2CgIAgg0AIbcKAgCCDQAhFwMAAOANACAFAADKDgAgBgAA_g0AIAgAAP8NACAPAACeDgAgEAAAnw4AIBEAAJYOACAdAAChDgAg_wcAAMkOADCACAAAAwAQgQgAAMkOADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG4CiAAgQ0AIbkKQADuDAAhugpAAN4MACG7CkAA7gwAIcUKAAADACDGCgAAAwAgDf8HAACIDgAwgAgAAMUBABCBCAAAiA4AMIMIQADVDAAhlAgBAPEMACGrCAEA8QwAIbUJAQDiDAAh-gkBAOIMACH7CQEA4gwAIbgKIAD9DAAhuQpAAOMMACG6CkAA1QwAIbsKQADjDAAhDP8HAACJDgAwgAgAAK8BABCBCAAAiQ4AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIbUJAQDiDAAh-gkBAOIMACG8CgEA5AwAIb0KQADVDAAhvgpAAOMMACG_CgEA5AwAIQ0DAADgDQAgFgAAiw4AIP8HAACKDgAwgAgAAEsAEIEIAACKDgAwgwhAAN4MACGUCAEAig0AIZ4IAgCCDQAhoQhAAN4MACGpCAEA7wwAIasIAQCKDQAh8wkBAJYNACH0CQAAng0AIBIDAADgDQAgFQAAmw4AIBcAAK8OACD_BwAArg4AMIAIAABHABCBCAAArg4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIc8JAQCKDQAh1glAAO4MACHcCQABiw0AIfUJQADuDAAhxQoAAEcAIMYKAABHACAWIgAAjQ4AICwAAJcNACD_BwAAjA4AMIAIAACHAQAQgQgAAIwOADCDCEAA3gwAIZAIAQDvDAAhlAgBAIoNACGVCAQA3QwAIZYIAQCKDQAhlwgBAIoNACGYCAEA7QwAIZkIAQDtDAAhmggBAO0MACGbCEAA3gwAIZwIAQCWDQAhnQgBAO0MACGeCAIAgg0AIZ8IQADuDAAhoAhAAO4MACGhCEAA3gwAIaIIQADuDAAhFQMAAOANACAjAACQDgAgJAAAkQ4AIP8HAACPDgAwgAgAAH8AEIEIAACPDgAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIawIAQCWDQAhrQgBAO0MACGuCAAA-wwAIK8IAQDvDAAhsAhAAO4MACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACHFCgAAfwAgxgoAAH8AIAkiAACNDgAg_wcAAI4OADCACAAAgwEAEIEIAACODgAwgwhAAN4MACGUCAEAig0AIZYIAQCKDQAhqQgBAO0MACGqCEAA7gwAIRMDAADgDQAgIwAAkA4AICQAAJEOACD_BwAAjw4AMIAIAAB_ABCBCAAAjw4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhA-YJAACDAQAg5wkAAIMBACDoCQAAgwEAIAPmCQAAhwEAIOcJAACHAQAg6AkAAIcBACAVAwAA4A0AICAAAJMOACD_BwAAkg4AMIAIAAB2ABCBCAAAkg4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIcMJAQDvDAAh1glAAO4MACHaCUAA7gwAIdsJAQCKDQAh3AkAAYsNACHdCQEA7QwAId4JAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAgEgMAAOANACAhAADhDQAg_wcAAN8NADCACAAAdAAQgQgAAN8NADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIcMJAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAg4gkCAIINACHjCQEA7wwAIeQJQADuDAAhxQoAAHQAIMYKAAB0ACAClAgBAAAAAasIAQAAAAEYAwAA4A0AIBEAAJYOACATAACXDgAgFAAAmA4AIP8HAACVDgAwgAgAAG4AEIEIAACVDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACG1CQEA7QwAIb8JAgCCDQAhwwkBAO0MACHECQEA7QwAIcUJAQDvDAAhxgkAAJ4NACDHCQEA7wwAIcgJAAD7DAAgyQkCAIINACHKCQIAgg0AIQPmCQAANQAg5wkAADUAIOgJAAA1ACAMEgAA1w0AIP8HAADWDQAwgAgAADoAEIEIAADWDQAwjwhAAO4MACGfCEAA3gwAIbMJAQCKDQAhwAkAAPsMACDBCQAA-wwAIMIJAQDvDAAhxQoAADoAIMYKAAA6ACAD5gkAADwAIOcJAAA8ACDoCQAAPAAgAs8JAQAAAAH2CQEAAAABCxUAAJsOACD_BwAAmg4AMIAIAABdABCBCAAAmg4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIasIAQCKDQAhzwkBAIoNACHpCQEA7QwAIfYJAQDtDAAhFwMAAOANACAEAACyDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIBwAALMOACD_BwAAsQ4AMIAIAABCABCBCAAAsQ4AMIMIQADeDAAhlAgBAIoNACGaCAEA7wwAIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIbUJAQDtDAAhwwkBAO8MACH3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACHFCgAAQgAgxgoAAEIAIBkPAACeDgAgEAAAnw4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAdAAChDgAgHgAAnQ4AIB8AAKAOACAgAACjDgAgIQAA4Q0AICUAAKcOACAmAACoDgAg_wcAAJwOADCACAAAWgAQgQgAAJwOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACG1CQEA7QwAIfoJAQDtDAAhvAoBAO8MACG9CkAA3gwAIb4KQADuDAAhvwoBAO8MACED5gkAAAMAIOcJAAADACDoCQAAAwAgA-YJAAAtACDnCQAALQAg6AkAAC0AIAPmCQAAMQAg5wkAADEAIOgJAAAxACAD5gkAAG4AIOcJAABuACDoCQAAbgAgA-YJAABCACDnCQAAQgAg6AkAAEIAIAPmCQAARwAg5wkAAEcAIOgJAABHACASAwAA4A0AICEAAOENACD_BwAA3w0AMIAIAAB0ABCBCAAA3w0AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhwwkBAO8MACHfCQEA7wwAIeAJAQDvDAAh4QkAAPsMACDiCQIAgg0AIeMJAQDvDAAh5AlAAO4MACHFCgAAdAAgxgoAAHQAIAPmCQAATgAg5wkAAE4AIOgJAABOACAD5gkAAFIAIOcJAABSACDoCQAAUgAgA-YJAABWACDnCQAAVgAg6AkAAFYAIAPmCQAAfwAg5wkAAH8AIOgJAAB_ACAD5gkAAEsAIOcJAABLACDoCQAASwAgFAMAAKoOACAEAQDvDAAhFQAAqw4AIP8HAACpDgAwgAgAAFYAEIEIAACpDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABiw0AIcwJAAGLDQAhzQkBAO8MACHOCQEA7wwAIc8JAQCWDQAh0AkCAIINACHRCUAA7gwAIRsPAACeDgAgEAAAnw4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAdAAChDgAgHgAAnQ4AIB8AAKAOACAgAACjDgAgIQAA4Q0AICUAAKcOACAmAACoDgAg_wcAAJwOADCACAAAWgAQgQgAAJwOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACG1CQEA7QwAIfoJAQDtDAAhvAoBAO8MACG9CkAA3gwAIb4KQADuDAAhvwoBAO8MACHFCgAAWgAgxgoAAFoAIBcDAADgDQAgBAAAsg4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAcAACzDgAg_wcAALEOADCACAAAQgAQgQgAALEOADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhxQoAAEIAIMYKAABCACAQAwAA4A0AIBUAAJsOACD_BwAArA4AMIAIAABSABCBCAAArA4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdIJAAGLDQAh0wkAAYsNACHUCQEA7wwAIdUJQADuDAAh1glAAO4MACENAwAA4A0AIBUAAJsOACD_BwAArQ4AMIAIAABOABCBCAAArQ4AMKoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh1wkAAYsNACHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACEQAwAA4A0AIBUAAJsOACAXAACvDgAg_wcAAK4OADCACAAARwAQgQgAAK4OADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACHPCQEAig0AIdYJQADuDAAh3AkAAYsNACH1CUAA7gwAIQ8DAADgDQAgFgAAiw4AIP8HAACKDgAwgAgAAEsAEIEIAACKDgAwgwhAAN4MACGUCAEAig0AIZ4IAgCCDQAhoQhAAN4MACGpCAEA7wwAIasIAQCKDQAh8wkBAJYNACH0CQAAng0AIMUKAABLACDGCgAASwAgApQIAQAAAAGrCAEAAAABFQMAAOANACAEAACyDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIBwAALMOACD_BwAAsQ4AMIAIAABCABCBCAAAsQ4AMIMIQADeDAAhlAgBAIoNACGaCAEA7wwAIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIbUJAQDtDAAhwwkBAO8MACH3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACEXAwAA4A0AIAUAAMoOACAGAAD-DQAgCAAA_w0AIA8AAJ4OACAQAACfDgAgEQAAlg4AIB0AAKEOACD_BwAAyQ4AMIAIAAADABCBCAAAyQ4AMIMIQADeDAAhlAgBAIoNACGrCAEAig0AIbUJAQDtDAAh-gkBAO0MACH7CQEA7QwAIbgKIACBDQAhuQpAAO4MACG6CkAA3gwAIbsKQADuDAAhxQoAAAMAIMYKAAADACAD5gkAAF0AIOcJAABdACDoCQAAXQAgArMJAQAAAAG0CQABAAABBxIAANcNACD_BwAAtQ4AMIAIAAA8ABCBCAAAtQ4AMKoIQADeDAAhswkBAIoNACG0CQABiw0AIRkEAACHDgAgEgAA1w0AIP8HAAC2DgAwgAgAADUAEIEIAAC2DgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbMJAQCKDQAhtQkBAO0MACG2CQEA7QwAIbcJAQDtDAAhuAkAAJcNACC5CQAA-wwAILoJAgCCDQAhuwkgAIENACG8CQEA7QwAIb0JAAD7DAAgvgkgAIENACG_CQIAgg0AIRkDAADgDQAgBAAAhw4AIP8HAAC3DgAwgAgAADEAEIEIAAC3DgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIcEIAQDtDAAhwggBAIoNACGzCQEAlg0AIbkJAAD7DAAg1AkBAO8MACHWCUAA7gwAIdwJAAGLDQAh_wkAAPsMACCACkAA7gwAIYEKAgDEDQAhggoCAMQNACGDCgEA7wwAIYQKAQDvDAAhhQoBAJYNACGGCgEAlg0AIRgDAADgDQAgBAAAhw4AIP8HAAC4DgAwgAgAAC0AEIEIAAC4DgAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbkJAAD7DAAgvAkBAO0MACG9CQAA-wwAIL4JIACBDQAh0wkAAYsNACHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACEC0AgBAAAAAYIJAQAAAAEKCQAAuw4AIP8HAAC6DgAwgAgAACIAEIEIAAC6DgAwnQggAIENACHHCAEA7QwAIdAIAQDtDAAhggkBAO0MACGTCQEA7QwAIZAKQADeDAAhLgcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQDtDAAh_wgBAO0MACGDCQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYwJBADdDAAh-wkBAO0MACGNCiAAgQ0AIZEKAQDtDAAhkgoBAO8MACGTCgIAgg0AIZQKAgCCDQAhlQoCAIINACGWCgIAgg0AIZcKAQCWDQAhmAogAIENACGZCkAA7gwAIZoKQADuDAAhmwoBAO8MACGcCkAA7gwAIZ0KQADuDAAhngogAIENACGfCgQA3QwAIaAKAQDvDAAhoQpAAO4MACGiCgAA-wwAIKMKAAD7DAAgpAoAAPsMACClCkAA7gwAIaYKIACBDQAhpwoAAPsMACCoCgIAgg0AIakKAgCCDQAhqgoBAO8MACGrCgEAlg0AIawKAQCWDQAhxQoAABYAIMYKAAAWACAJCQAAuw4AIP8HAAC8DgAwgAgAAB4AEIEIAAC8DgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAO0MACGPCkAA7gwAIQLUCAEAAAABgAkCAAAAARkJAAC7DgAg_wcAAL4OADCACAAAGgAQgQgAAL4OADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQCKDQAh_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACEsBwAAwA4AIAoAAMEOACALAADCDgAgDAAAww4AIP8HAAC_DgAwgAgAABYAEIEIAAC_DgAwjggBAO0MACH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCkAA7gwAIaIKAAD7DAAgowoAAPsMACCkCgAA-wwAIKUKQADuDAAhpgogAIENACGnCgAA-wwAIKgKAgCCDQAhqQoCAIINACGqCgEA7wwAIasKAQCWDQAhrAoBAJYNACESBgAA_g0AIAgAAP8NACAOAACADgAg_wcAAP0NADCACAAADgAQgQgAAP0NADCDCEAA3gwAIY4IAQDtDAAhuAgCAIINACHPCAEAig0AIfcIAgCCDQAhhgkCAIINACGbCQIAgg0AIY0KIACBDQAhrQoBAO0MACGuCgAA-wwAIMUKAAAOACDGCgAADgAgA-YJAAAaACDnCQAAGgAg6AkAABoAIAPmCQAAHgAg5wkAAB4AIOgJAAAeACAD5gkAACIAIOcJAAAiACDoCQAAIgAgDwQAAIcOACAHAADFDgAg_wcAAMQOADCACAAAEQAQgQgAAMQOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhsQoBAO8MACGyCkAA7gwAIRIGAAD-DQAgCAAA_w0AIA4AAIAOACD_BwAA_Q0AMIAIAAAOABCBCAAA_Q0AMIMIQADeDAAhjggBAO0MACG4CAIAgg0AIc8IAQCKDQAh9wgCAIINACGGCQIAgg0AIZsJAgCCDQAhjQogAIENACGtCgEA7QwAIa4KAAD7DAAgxQoAAA4AIMYKAAAOACAOBAAAsg4AIAcAAMUOACD_BwAAxg4AMIAIAAAJABCBCAAAxg4AMIIIQADuDAAhjggBAO0MACGUCAEAig0AIawIAQCWDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhswoBAO0MACG0CkAA3gwAIQKrCAEAAAAB-gkBAAAAAQKUCAEAAAABqwgBAAAAARUDAADgDQAgBQAAyg4AIAYAAP4NACAIAAD_DQAgDwAAng4AIBAAAJ8OACARAACWDgAgHQAAoQ4AIP8HAADJDgAwgAgAAAMAEIEIAADJDgAwgwhAAN4MACGUCAEAig0AIasIAQCKDQAhtQkBAO0MACH6CQEA7QwAIfsJAQDtDAAhuAogAIENACG5CkAA7gwAIboKQADeDAAhuwpAAO4MACEPBAAAhw4AIP8HAACGDgAwgAgAAAcAEIEIAACGDgAwjggBAO0MACGsCAEAig0AIc0IBADdDAAhhQkEAN0MACGGCQQA3QwAIYcJBADdDAAhtQoEAN0MACG2CgIAgg0AIbcKAgCCDQAhxQoAAAcAIMYKAAAHACAAAAAAAAXKCgQAAAAB0QoEAAAAAdIKBAAAAAHTCgQAAAAB1AoEAAAAAQHKCkAAAAABAAAAAAAAAAAAAcoKAQAAAAEBygpAAAAAAQHKCgEAAAABAAAAAAAFygoCAAAAAdEKAgAAAAHSCgIAAAAB0woCAAAAAdQKAgAAAAEFMwAAoBcAIDQAAKMXACDHCgAAoRcAIMgKAACiFwAgzQoAAIEBACADMwAAoBcAIMcKAAChFwAgzQoAAIEBACAAAAAFMwAAmxcAIDQAAJ4XACDHCgAAnBcAIMgKAACdFwAgzQoAAIEBACADMwAAmxcAIMcKAACcFwAgzQoAAIEBACAAAAACygoBAAAABNAKAQAAAAUFMwAAlBcAIDQAAJkXACDHCgAAlRcAIMgKAACYFwAgzQoAAAEAIAszAAD-DgAwNAAAgw8AMMcKAAD_DgAwyAoAAIAPADDJCgAAgQ8AIMoKAACCDwAwywoAAIIPADDMCgAAgg8AMM0KAACCDwAwzgoAAIQPADDPCgAAhQ8AMAszAADyDgAwNAAA9w4AMMcKAADzDgAwyAoAAPQOADDJCgAA9Q4AIMoKAAD2DgAwywoAAPYOADDMCgAA9g4AMM0KAAD2DgAwzgoAAPgOADDPCgAA-Q4AMBEsgAAAAAGDCEAAAAABkAgBAAAAAZQIAQAAAAGVCAQAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIQAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCEAAAAABoAhAAAAAAaEIQAAAAAGiCEAAAAABAgAAAIkBACAzAAD9DgAgAwAAAIkBACAzAAD9DgAgNAAA_A4AIAEsAACXFwAwFiIAAI0OACAsAACXDQAg_wcAAIwOADCACAAAhwEAEIEIAACMDgAwgwhAAN4MACGQCAEA7wwAIZQIAQAAAAGVCAQA3QwAIZYIAQCKDQAhlwgBAIoNACGYCAEA7QwAIZkIAQDtDAAhmggBAO0MACGbCEAA3gwAIZwIAQCWDQAhnQgBAO0MACGeCAIAgg0AIZ8IQADuDAAhoAhAAO4MACGhCEAA3gwAIaIIQADuDAAhAgAAAIkBACAsAAD8DgAgAgAAAPoOACAsAAD7DgAgFSwAAJcNACD_BwAA-Q4AMIAIAAD6DgAQgQgAAPkOADCDCEAA3gwAIZAIAQDvDAAhlAgBAIoNACGVCAQA3QwAIZYIAQCKDQAhlwgBAIoNACGYCAEA7QwAIZkIAQDtDAAhmggBAO0MACGbCEAA3gwAIZwIAQCWDQAhnQgBAO0MACGeCAIAgg0AIZ8IQADuDAAhoAhAAO4MACGhCEAA3gwAIaIIQADuDAAhFSwAAJcNACD_BwAA-Q4AMIAIAAD6DgAQgQgAAPkOADCDCEAA3gwAIZAIAQDvDAAhlAgBAIoNACGVCAQA3QwAIZYIAQCKDQAhlwgBAIoNACGYCAEA7QwAIZkIAQDtDAAhmggBAO0MACGbCEAA3gwAIZwIAQCWDQAhnQgBAO0MACGeCAIAgg0AIZ8IQADuDAAhoAhAAO4MACGhCEAA3gwAIaIIQADuDAAhESyAAAAAAYMIQADRDgAhkAgBAN0OACGUCAEA2w4AIZUIBADQDgAhlwgBANsOACGYCAEA2w4AIZkIAQDbDgAhmggBANsOACGbCEAA0Q4AIZwIAQDdDgAhnQgBANsOACGeCAIA4w4AIZ8IQADcDgAhoAhAANwOACGhCEAA0Q4AIaIIQADcDgAhESyAAAAAAYMIQADRDgAhkAgBAN0OACGUCAEA2w4AIZUIBADQDgAhlwgBANsOACGYCAEA2w4AIZkIAQDbDgAhmggBANsOACGbCEAA0Q4AIZwIAQDdDgAhnQgBANsOACGeCAIA4w4AIZ8IQADcDgAhoAhAANwOACGhCEAA0Q4AIaIIQADcDgAhESyAAAAAAYMIQAAAAAGQCAEAAAABlAgBAAAAAZUIBAAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwhAAAAAAZwIAQAAAAGdCAEAAAABnggCAAAAAZ8IQAAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAEEgwhAAAAAAZQIAQAAAAGpCAEAAAABqghAAAAAAQIAAACFAQAgMwAAiQ8AIAMAAACFAQAgMwAAiQ8AIDQAAIgPACABLAAAlhcAMAkiAACNDgAg_wcAAI4OADCACAAAgwEAEIEIAACODgAwgwhAAN4MACGUCAEAAAABlggBAIoNACGpCAEA7QwAIaoIQADuDAAhAgAAAIUBACAsAACIDwAgAgAAAIYPACAsAACHDwAgCP8HAACFDwAwgAgAAIYPABCBCAAAhQ8AMIMIQADeDAAhlAgBAIoNACGWCAEAig0AIakIAQDtDAAhqghAAO4MACEI_wcAAIUPADCACAAAhg8AEIEIAACFDwAwgwhAAN4MACGUCAEAig0AIZYIAQCKDQAhqQgBAO0MACGqCEAA7gwAIQSDCEAA0Q4AIZQIAQDbDgAhqQgBANsOACGqCEAA3A4AIQSDCEAA0Q4AIZQIAQDbDgAhqQgBANsOACGqCEAA3A4AIQSDCEAAAAABlAgBAAAAAakIAQAAAAGqCEAAAAABAcoKAQAAAAQDMwAAlBcAIMcKAACVFwAgzQoAAAEAIAQzAAD-DgAwxwoAAP8OADDJCgAAgQ8AIM0KAACCDwAwBDMAAPIOADDHCgAA8w4AMMkKAAD1DgAgzQoAAPYOADAAAAAAAAHKCiAAAAABAAAAAAAAAAAAAAHKCgABAAABAAAAAAAAAAAAAAHKCgABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXKCgQAAAAB0QoEAAAAAdIKBAAAAAHTCgQAAAAB1AoEAAAAAQXKCgIAAAAB0QoCAAAAAdIKAgAAAAHTCgIAAAAB1AoCAAAAAQAAAAAABTMAAI8XACA0AACSFwAgxwoAAJAXACDICgAAkRcAIM0KAAAYACADMwAAjxcAIMcKAACQFwAgzQoAABgAIAAAAAAAAAAAAAAAAAAAAAHKCiAAAAABAAAABTMAAIoXACA0AACNFwAgxwoAAIsXACDICgAAjBcAIM0KAABwACADMwAAihcAIMcKAACLFwAgzQoAAHAAIAAAAAAAAsoKAQAAAATQCgEAAAAFAsoKAQAAAATQCgEAAAAFBTMAAIIXACA0AACIFwAgxwoAAIMXACDICgAAhxcAIM0KAAAFACAFMwAAgBcAIDQAAIUXACDHCgAAgRcAIMgKAACEFwAgzQoAAHAAIAHKCgEAAAAEAcoKAQAAAAQDMwAAghcAIMcKAACDFwAgzQoAAAUAIAMzAACAFwAgxwoAAIEXACDNCgAAcAAgAAAAAsoKAQAAAATQCgEAAAAFAsoKAQAAAATQCgEAAAAFBTMAAPsWACA0AAD-FgAgxwoAAPwWACDICgAA_RYAIM0KAABwACABygoBAAAABAHKCgEAAAAEAzMAAPsWACDHCgAA_BYAIM0KAABwACAHAwAA_xAAIBEAALkVACATAAC6FQAgFAAAuxUAIMUJAADXDgAgxgkAANcOACDHCQAA1w4AIAAAAAAAAsoKAQAAAATQCgEAAAAFBTMAAPQWACA0AAD5FgAgxwoAAPUWACDICgAA-BYAIM0KAAABACALMwAAtxAAMDQAALwQADDHCgAAuBAAMMgKAAC5EAAwyQoAALoQACDKCgAAuxAAMMsKAAC7EAAwzAoAALsQADDNCgAAuxAAMM4KAAC9EAAwzwoAAL4QADAHMwAAshAAIDQAALUQACDHCgAAsxAAIMgKAAC0EAAgywoAADoAIMwKAAA6ACDNCgAA3wYAIAszAACmEAAwNAAAqxAAMMcKAACnEAAwyAoAAKgQADDJCgAAqRAAIMoKAACqEAAwywoAAKoQADDMCgAAqhAAMM0KAACqEAAwzgoAAKwQADDPCgAArRAAMAKqCEAAAAABtAkAAQAAAQIAAAA-ACAzAACxEAAgAwAAAD4AIDMAALEQACA0AACwEAAgASwAAPcWADAIEgAA1w0AIP8HAAC1DgAwgAgAADwAEIEIAAC1DgAwqghAAN4MACGzCQEAig0AIbQJAAGLDQAhwQoAALQOACACAAAAPgAgLAAAsBAAIAIAAACuEAAgLAAArxAAIAb_BwAArRAAMIAIAACuEAAQgQgAAK0QADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACEG_wcAAK0QADCACAAArhAAEIEIAACtEAAwqghAAN4MACGzCQEAig0AIbQJAAGLDQAhAqoIQADRDgAhtAkAAZ4PACECqghAANEOACG0CQABng8AIQKqCEAAAAABtAkAAQAAAQWPCEAAAAABnwhAAAAAAcAJAACYEAAgwQkAAJkQACDCCQEAAAABAgAAAN8GACAzAACyEAAgAwAAADoAIDMAALIQACA0AAC2EAAgBwAAADoAICwAALYQACCPCEAA3A4AIZ8IQADRDgAhwAkAAJUQACDBCQAAlhAAIMIJAQDdDgAhBY8IQADcDgAhnwhAANEOACHACQAAlRAAIMEJAACWEAAgwgkBAN0OACETBAAAkBAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABAgAAADcAIDMAAMIQACADAAAANwAgMwAAwhAAIDQAAMEQACABLAAA9hYAMBkEAACHDgAgEgAA1w0AIP8HAAC2DgAwgAgAADUAEIEIAAC2DgAwgwhAAN4MACGUCAEAAAABnQgBAO0MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhswkBAIoNACG1CQEA7QwAIbYJAQDtDAAhtwkBAO0MACG4CQAAlw0AILkJAAD7DAAgugkCAIINACG7CSAAgQ0AIbwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIb8JAgCCDQAhAgAAADcAICwAAMEQACACAAAAvxAAICwAAMAQACAX_wcAAL4QADCACAAAvxAAEIEIAAC-EAAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbMJAQCKDQAhtQkBAO0MACG2CQEA7QwAIbcJAQDtDAAhuAkAAJcNACC5CQAA-wwAILoJAgCCDQAhuwkgAIENACG8CQEA7QwAIb0JAAD7DAAgvgkgAIENACG_CQIAgg0AIRf_BwAAvhAAMIAIAAC_EAAQgQgAAL4QADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhswkBAIoNACG1CQEA7QwAIbYJAQDtDAAhtwkBAO0MACG4CQAAlw0AILkJAAD7DAAgugkCAIINACG7CSAAgQ0AIbwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIb8JAgCCDQAhEoMIQADRDgAhlAgBANsOACGdCAEA2w4AIawIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhEwQAAIwQACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbUJAQDbDgAhtgkBANsOACG3CQEA2w4AIbgJgAAAAAG5CQAAihAAILoJAgDjDgAhuwkgAJMPACG8CQEA2w4AIb0JAACLEAAgvgkgAJMPACG_CQIA4w4AIRMEAACQEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAEBygoBAAAABAMzAAD0FgAgxwoAAPUWACDNCgAAAQAgBDMAALcQADDHCgAAuBAAMMkKAAC6EAAgzQoAALsQADADMwAAshAAIMcKAACzEAAgzQoAAN8GACAEMwAAphAAMMcKAACnEAAwyQoAAKkQACDNCgAAqhAAMAAAAAAABzMAAOwWACA0AADyFgAgxwoAAO0WACDICgAA8RYAIMsKAABaACDMCgAAWgAgzQoAAAEAIAczAADqFgAgNAAA7xYAIMcKAADrFgAgyAoAAO4WACDLCgAAQgAgzAoAAEIAIM0KAABEACADMwAA7BYAIMcKAADtFgAgzQoAAAEAIAMzAADqFgAgxwoAAOsWACDNCgAARAAgAAAABTMAAOIWACA0AADoFgAgxwoAAOMWACDICgAA5xYAIM0KAAABACAFMwAA4BYAIDQAAOUWACDHCgAA4RYAIMgKAADkFgAgzQoAAEQAIAMzAADiFgAgxwoAAOMWACDNCgAAAQAgAzMAAOAWACDHCgAA4RYAIM0KAABEACAAAAAFMwAA2BYAIDQAAN4WACDHCgAA2RYAIMgKAADdFgAgzQoAAAEAIAUzAADWFgAgNAAA2xYAIMcKAADXFgAgyAoAANoWACDNCgAARAAgAzMAANgWACDHCgAA2RYAIM0KAAABACADMwAA1hYAIMcKAADXFgAgzQoAAEQAIAAAAALKCgEAAAAE0AoBAAAABQUzAADOFgAgNAAA1BYAIMcKAADPFgAgyAoAANMWACDNCgAAAQAgBTMAAMwWACA0AADRFgAgxwoAAM0WACDICgAA0BYAIM0KAADVBQAgAcoKAQAAAAQDMwAAzhYAIMcKAADPFgAgzQoAAAEAIAMzAADMFgAgxwoAAM0WACDNCgAA1QUAIAAAAAAAAsoKAQAAAATQCgEAAAAFBTMAAMYWACA0AADKFgAgxwoAAMcWACDICgAAyRYAIM0KAAABACALMwAA8BAAMDQAAPUQADDHCgAA8RAAMMgKAADyEAAwyQoAAPMQACDKCgAA9BAAMMsKAAD0EAAwzAoAAPQQADDNCgAA9BAAMM4KAAD2EAAwzwoAAPcQADAPAwAA5hAAIIMIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAIAAAB4ACAzAAD7EAAgAwAAAHgAIDMAAPsQACA0AAD6EAAgASwAAMgWADAVAwAA4A0AICAAAJMOACD_BwAAkg4AMIAIAAB2ABCBCAAAkg4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhwwkBAO8MACHWCUAA7gwAIdoJQADuDAAh2wkBAIoNACHcCQABAAAB3QkBAO0MACHeCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIAIAAAB4ACAsAAD6EAAgAgAAAPgQACAsAAD5EAAgE_8HAAD3EAAwgAgAAPgQABCBCAAA9xAAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIcMJAQDvDAAh1glAAO4MACHaCUAA7gwAIdsJAQCKDQAh3AkAAYsNACHdCQEA7QwAId4JAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAgE_8HAAD3EAAwgAgAAPgQABCBCAAA9xAAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIcMJAQDvDAAh1glAAO4MACHaCUAA7gwAIdsJAQCKDQAh3AkAAYsNACHdCQEA7QwAId4JAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAgDoMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHcCQABng8AId0JAQDbDgAh3gkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAOIQACAPAwAA4xAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHcCQABng8AId0JAQDbDgAh3gkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAOIQACAPAwAA5hAAIIMIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAHKCgEAAAAEAzMAAMYWACDHCgAAxxYAIM0KAAABACAEMwAA8BAAMMcKAADxEAAwyQoAAPMQACDNCgAA9BAAMBAPAACqFQAgEAAAqxUAIBgAAK4VACAZAACwFQAgGgAAsRUAIBsAALIVACAdAACtFQAgHgAAqRUAIB8AAKwVACAgAACvFQAgIQAAgBEAICUAALMVACAmAAC0FQAgvAoAANcOACC-CgAA1w4AIL8KAADXDgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFMwAAvhYAIDQAAMQWACDHCgAAvxYAIMgKAADDFgAgzQoAAAEAIAczAAC8FgAgNAAAwRYAIMcKAAC9FgAgyAoAAMAWACDLCgAARwAgzAoAAEcAIM0KAABJACADMwAAvhYAIMcKAAC_FgAgzQoAAAEAIAMzAAC8FgAgxwoAAL0WACDNCgAASQAgAAAABTMAALQWACA0AAC6FgAgxwoAALUWACDICgAAuRYAIM0KAAABACAFMwAAshYAIDQAALcWACDHCgAAsxYAIMgKAAC2FgAgzQoAAEQAIAczAACeEQAgNAAAoREAIMcKAACfEQAgyAoAAKARACDLCgAASwAgzAoAAEsAIM0KAACOAQAgCAMAAJYRACCDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAasIAQAAAAH0CYAAAAABAgAAAI4BACAzAACeEQAgAwAAAEsAIDMAAJ4RACA0AACiEQAgCgAAAEsAIAMAAJQRACAsAACiEQAggwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIasIAQDbDgAh9AmAAAAAAQgDAACUEQAggwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIasIAQDbDgAh9AmAAAAAAQMzAAC0FgAgxwoAALUWACDNCgAAAQAgAzMAALIWACDHCgAAsxYAIM0KAABEACADMwAAnhEAIMcKAACfEQAgzQoAAI4BACAAAAAFMwAArRYAIDQAALAWACDHCgAArhYAIMgKAACvFgAgzQoAAEQAIAMzAACtFgAgxwoAAK4WACDNCgAARAAgAAAABTMAAKAWACA0AACrFgAgxwoAAKEWACDICgAAqhYAIM0KAAABACAHMwAAnhYAIDQAAKgWACDHCgAAnxYAIMgKAACnFgAgywoAAAMAIMwKAAADACDNCgAABQAgCzMAAOURADA0AADqEQAwxwoAAOYRADDICgAA5xEAMMkKAADoEQAgygoAAOkRADDLCgAA6REAMMwKAADpEQAwzQoAAOkRADDOCgAA6xEAMM8KAADsEQAwCzMAANkRADA0AADeEQAwxwoAANoRADDICgAA2xEAMMkKAADcEQAgygoAAN0RADDLCgAA3REAMMwKAADdEQAwzQoAAN0RADDOCgAA3xEAMM8KAADgEQAwCzMAAM0RADA0AADSEQAwxwoAAM4RADDICgAAzxEAMMkKAADQEQAgygoAANERADDLCgAA0REAMMwKAADREQAwzQoAANERADDOCgAA0xEAMM8KAADUEQAwCzMAAMERADA0AADGEQAwxwoAAMIRADDICgAAwxEAMMkKAADEEQAgygoAAMURADDLCgAAxREAMMwKAADFEQAwzQoAAMURADDOCgAAxxEAMM8KAADIEQAwCzMAALURADA0AAC6EQAwxwoAALYRADDICgAAtxEAMMkKAAC4EQAgygoAALkRADDLCgAAuREAMMwKAAC5EQAwzQoAALkRADDOCgAAuxEAMM8KAAC8EQAwBYMIQAAAAAGOCAEAAAABlAgBAAAAAekJAQAAAAH2CQEAAAABAgAAAF8AIDMAAMARACADAAAAXwAgMwAAwBEAIDQAAL8RACABLAAAphYAMAwVAACbDgAg_wcAAJoOADCACAAAXQAQgQgAAJoOADCDCEAA3gwAIY4IAQDtDAAhlAgBAAAAAasIAQCKDQAhzwkBAIoNACHpCQEA7QwAIfYJAQDtDAAhwAoAAJkOACACAAAAXwAgLAAAvxEAIAIAAAC9EQAgLAAAvhEAIAr_BwAAvBEAMIAIAAC9EQAQgQgAALwRADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGrCAEAig0AIc8JAQCKDQAh6QkBAO0MACH2CQEA7QwAIQr_BwAAvBEAMIAIAAC9EQAQgQgAALwRADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGrCAEAig0AIc8JAQCKDQAh6QkBAO0MACH2CQEA7QwAIQWDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACHpCQEA2w4AIfYJAQDbDgAhBYMIQADRDgAhjggBANsOACGUCAEA2w4AIekJAQDbDgAh9gkBANsOACEFgwhAAAAAAY4IAQAAAAGUCAEAAAAB6QkBAAAAAfYJAQAAAAEOAwAAzxAAIAQBAAAAAYMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHQCQIAAAAB0QlAAAAAAQIAAABYACAzAADMEQAgAwAAAFgAIDMAAMwRACA0AADLEQAgASwAAKUWADAUAwAAqg4AIAQBAO8MACEVAACrDgAg_wcAAKkOADCACAAAVgAQgQgAAKkOADCDCEAA3gwAIZQIAQAAAAGdCAEA7QwAIaoIQADeDAAhqwgBAJYNACGsCAEAlg0AIckIAQDtDAAhywkAAQAAAcwJAAEAAAHNCQEA7wwAIc4JAQDvDAAhzwkBAJYNACHQCQIAgg0AIdEJQADuDAAhAgAAAFgAICwAAMsRACACAAAAyREAICwAAMoRACASBAEA7wwAIf8HAADIEQAwgAgAAMkRABCBCAAAyBEAMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIaoIQADeDAAhqwgBAJYNACGsCAEAlg0AIckIAQDtDAAhywkAAYsNACHMCQABiw0AIc0JAQDvDAAhzgkBAO8MACHPCQEAlg0AIdAJAgCCDQAh0QlAAO4MACESBAEA7wwAIf8HAADIEQAwgAgAAMkRABCBCAAAyBEAMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIaoIQADeDAAhqwgBAJYNACGsCAEAlg0AIckIAQDtDAAhywkAAYsNACHMCQABiw0AIc0JAQDvDAAhzgkBAO8MACHPCQEAlg0AIdAJAgCCDQAh0QlAAO4MACENBAEA3Q4AIYMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhrAgBAN0OACHJCAEA2w4AIcsJAAGeDwAhzAkAAZ4PACHNCQEA3Q4AIc4JAQDdDgAh0AkCAOMOACHRCUAA3A4AIQ4DAADNEAAgBAEA3Q4AIYMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhrAgBAN0OACHJCAEA2w4AIcsJAAGeDwAhzAkAAZ4PACHNCQEA3Q4AIc4JAQDdDgAh0AkCAOMOACHRCUAA3A4AIQ4DAADPEAAgBAEAAAABgwhAAAAAAZQIAQAAAAGdCAEAAAABqghAAAAAAawIAQAAAAHJCAEAAAABywkAAQAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAdAJAgAAAAHRCUAAAAABCgMAANYQACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAECAAAAVAAgMwAA2BEAIAMAAABUACAzAADYEQAgNAAA1xEAIAEsAACkFgAwEAMAAOANACAVAACbDgAg_wcAAKwOADCACAAAUgAQgQgAAKwOADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdIJAAEAAAHTCQABiw0AIdQJAQDvDAAh1QlAAO4MACHWCUAA7gwAIQIAAABUACAsAADXEQAgAgAAANURACAsAADWEQAgDv8HAADUEQAwgAgAANURABCBCAAA1BEAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdIJAAGLDQAh0wkAAYsNACHUCQEA7wwAIdUJQADuDAAh1glAAO4MACEO_wcAANQRADCACAAA1REAEIEIAADUEQAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh0gkAAYsNACHTCQABiw0AIdQJAQDvDAAh1QlAAO4MACHWCUAA7gwAIQmDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGsCAEA2w4AIdIJAAGeDwAh0wkAAZ4PACHUCQEA3Q4AIdUJQADcDgAh1glAANwOACEKAwAA1BAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAh0gkAAZ4PACHTCQABng8AIdQJAQDdDgAh1QlAANwOACHWCUAA3A4AIQoDAADWEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABrAgBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABBwMAAN0QACCqCEAAAAABrAgBAAAAAdcJAAEAAAHYCQEAAAAB2QkBAAAAAdoJQAAAAAECAAAAUAAgMwAA5BEAIAMAAABQACAzAADkEQAgNAAA4xEAIAEsAACjFgAwDQMAAOANACAVAACbDgAg_wcAAK0OADCACAAATgAQgQgAAK0OADCqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdcJAAEAAAHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACECAAAAUAAgLAAA4xEAIAIAAADhEQAgLAAA4hEAIAv_BwAA4BEAMIAIAADhEQAQgQgAAOARADCqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdcJAAGLDQAh2AkBAO0MACHZCQEA7QwAIdoJQADuDAAhC_8HAADgEQAwgAgAAOERABCBCAAA4BEAMKoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh1wkAAYsNACHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACEGqghAANEOACGsCAEA2w4AIdcJAAGeDwAh2AkBANsOACHZCQEA2w4AIdoJQADcDgAhBwMAANsQACCqCEAA0Q4AIawIAQDbDgAh1wkAAZ4PACHYCQEA2w4AIdkJAQDbDgAh2glAANwOACEHAwAA3RAAIKoIQAAAAAGsCAEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQoDAACjEQAgFwAApREAIIMIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABAgAAAEkAIDMAAPARACADAAAASQAgMwAA8BEAIDQAAO8RACABLAAAohYAMBADAADgDQAgFQAAmw4AIBcAAK8OACD_BwAArg4AMIAIAABHABCBCAAArg4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAEAAAH1CUAA7gwAIQIAAABJACAsAADvEQAgAgAAAO0RACAsAADuEQAgDf8HAADsEQAwgAgAAO0RABCBCAAA7BEAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIc8JAQCKDQAh1glAAO4MACHcCQABiw0AIfUJQADuDAAhDf8HAADsEQAwgAgAAO0RABCBCAAA7BEAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIc8JAQCKDQAh1glAAO4MACHcCQABiw0AIfUJQADuDAAhCIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHWCUAA3A4AIdwJAAGeDwAh9QlAANwOACEKAwAAmxEAIBcAAJ0RACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhCgMAAKMRACAXAAClEQAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAEDMwAAoBYAIMcKAAChFgAgzQoAAAEAIAMzAACeFgAgxwoAAJ8WACDNCgAABQAgBDMAAOURADDHCgAA5hEAMMkKAADoEQAgzQoAAOkRADAEMwAA2REAMMcKAADaEQAwyQoAANwRACDNCgAA3REAMAQzAADNEQAwxwoAAM4RADDJCgAA0BEAIM0KAADREQAwBDMAAMERADDHCgAAwhEAMMkKAADEEQAgzQoAAMURADAEMwAAtREAMMcKAAC2EQAwyQoAALgRACDNCgAAuREAMAAAAAAAAAAAAAAAAsoKAQAAAATQCgEAAAAFAsoKAQAAAATQCgEAAAAFBTMAAJYWACA0AACcFgAgxwoAAJcWACDICgAAmxYAIM0KAAABACAFMwAAlBYAIDQAAJkWACDHCgAAlRYAIMgKAACYFgAgzQoAAAUAIAHKCgEAAAAEAcoKAQAAAAQDMwAAlhYAIMcKAACXFgAgzQoAAAEAIAMzAACUFgAgxwoAAJUWACDNCgAABQAgAAAAAsoKAQAAAATQCgEAAAAFAsoKAQAAAATQCgEAAAAFBTMAAIwWACA0AACSFgAgxwoAAI0WACDICgAAkRYAIM0KAAABACAFMwAAihYAIDQAAI8WACDHCgAAixYAIMgKAACOFgAgzQoAAAUAIAHKCgEAAAAEAcoKAQAAAAQDMwAAjBYAIMcKAACNFgAgzQoAAAEAIAMzAACKFgAgxwoAAIsWACDNCgAABQAgAAAAAAAAAAAAAAAAAAUzAACFFgAgNAAAiBYAIMcKAACGFgAgyAoAAIcWACDNCgAAGAAgAzMAAIUWACDHCgAAhhYAIM0KAAAYACAAAAAFMwAAgBYAIDQAAIMWACDHCgAAgRYAIMgKAACCFgAgzQoAABgAIAMzAACAFgAgxwoAAIEWACDNCgAAGAAgAAAAAAACygoBAAAABNAKAQAAAAUCygoBAAAABNAKAQAAAAUCygoBAAAABNAKAQAAAAUCygoBAAAABNAKAQAAAAUFMwAA-BUAIDQAAP4VACDHCgAA-RUAIMgKAAD9FQAgzQoAAKsCACALMwAAzxIAMDQAANQSADDHCgAA0BIAMMgKAADREgAwyQoAANISACDKCgAA0xIAMMsKAADTEgAwzAoAANMSADDNCgAA0xIAMM4KAADVEgAwzwoAANYSADALMwAAwxIAMDQAAMgSADDHCgAAxBIAMMgKAADFEgAwyQoAAMYSACDKCgAAxxIAMMsKAADHEgAwzAoAAMcSADDNCgAAxxIAMM4KAADJEgAwzwoAAMoSADALMwAAtxIAMDQAALwSADDHCgAAuBIAMMgKAAC5EgAwyQoAALoSACDKCgAAuxIAMMsKAAC7EgAwzAoAALsSADDNCgAAuxIAMM4KAAC9EgAwzwoAAL4SADAFnQggAAAAAccIAQAAAAHQCAEAAAABkwkBAAAAAZAKQAAAAAECAAAAJAAgMwAAwhIAIAMAAAAkACAzAADCEgAgNAAAwRIAIAEsAAD8FQAwCwkAALsOACD_BwAAug4AMIAIAAAiABCBCAAAug4AMJ0IIACBDQAhxwgBAO0MACHQCAEA7QwAIYIJAQDtDAAhkwkBAO0MACGQCkAA3gwAIcIKAAC5DgAgAgAAACQAICwAAMESACACAAAAvxIAICwAAMASACAJ_wcAAL4SADCACAAAvxIAEIEIAAC-EgAwnQggAIENACHHCAEA7QwAIdAIAQDtDAAhggkBAO0MACGTCQEA7QwAIZAKQADeDAAhCf8HAAC-EgAwgAgAAL8SABCBCAAAvhIAMJ0IIACBDQAhxwgBAO0MACHQCAEA7QwAIYIJAQDtDAAhkwkBAO0MACGQCkAA3gwAIQWdCCAAkw8AIccIAQDbDgAh0AgBANsOACGTCQEA2w4AIZAKQADRDgAhBZ0IIACTDwAhxwgBANsOACHQCAEA2w4AIZMJAQDbDgAhkApAANEOACEFnQggAAAAAccIAQAAAAHQCAEAAAABkwkBAAAAAZAKQAAAAAEEgwhAAAAAAekJAQAAAAH2CQEAAAABjwpAAAAAAQIAAAAgACAzAADOEgAgAwAAACAAIDMAAM4SACA0AADNEgAgASwAAPsVADAJCQAAuw4AIP8HAAC8DgAwgAgAAB4AEIEIAAC8DgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAAAAAY8KQADuDAAhAgAAACAAICwAAM0SACACAAAAyxIAICwAAMwSACAI_wcAAMoSADCACAAAyxIAEIEIAADKEgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAO0MACGPCkAA7gwAIQj_BwAAyhIAMIAIAADLEgAQgQgAAMoSADCDCEAA3gwAIYIJAQDtDAAh6QkBAO0MACH2CQEA7QwAIY8KQADuDAAhBIMIQADRDgAh6QkBANsOACH2CQEA2w4AIY8KQADcDgAhBIMIQADRDgAh6QkBANsOACH2CQEA2w4AIY8KQADcDgAhBIMIQAAAAAHpCQEAAAAB9gkBAAAAAY8KQAAAAAEUgwhAAAAAAawIAQAAAAHUCAEAAAAB9wgCAAAAAf4IAQAAAAH_CAEAAAABgAkCAAAAAYEJBAAAAAGDCQEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJgAAAAAGJCUAAAAABiglAAAAAAYsJQAAAAAGMCQQAAAABjQkEAAAAAY4JAQAAAAECAAAAHAAgMwAA2hIAIAMAAAAcACAzAADaEgAgNAAA2RIAIAEsAAD6FQAwGgkAALsOACD_BwAAvg4AMIAIAAAaABCBCAAAvg4AMIMIQADeDAAhrAgBAIoNACHUCAEAig0AIfcIAgCCDQAh_ggBAAAAAf8IAQDtDAAhgAkCAIINACGBCQQA3QwAIYIJAQDtDAAhgwkBAO0MACGECQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYgJAACXDQAgiQlAAO4MACGKCUAA7gwAIYsJQADuDAAhjAkEAN0MACGNCQQA3QwAIY4JAQDtDAAhwwoAAL0OACACAAAAHAAgLAAA2RIAIAIAAADXEgAgLAAA2BIAIBj_BwAA1hIAMIAIAADXEgAQgQgAANYSADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQCKDQAh_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACEY_wcAANYSADCACAAA1xIAEIEIAADWEgAwgwhAAN4MACGsCAEAig0AIdQIAQCKDQAh9wgCAIINACH-CAEAig0AIf8IAQDtDAAhgAkCAIINACGBCQQA3QwAIYIJAQDtDAAhgwkBAO0MACGECQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYgJAACXDQAgiQlAAO4MACGKCUAA7gwAIYsJQADuDAAhjAkEAN0MACGNCQQA3QwAIY4JAQDtDAAhFIMIQADRDgAhrAgBANsOACHUCAEA2w4AIfcIAgDjDgAh_ggBANsOACH_CAEA2w4AIYAJAgDjDgAhgQkEANAOACGDCQEA2w4AIYQJAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhiAmAAAAAAYkJQADcDgAhiglAANwOACGLCUAA3A4AIYwJBADQDgAhjQkEANAOACGOCQEA2w4AIRSDCEAA0Q4AIawIAQDbDgAh1AgBANsOACH3CAIA4w4AIf4IAQDbDgAh_wgBANsOACGACQIA4w4AIYEJBADQDgAhgwkBANsOACGECQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYgJgAAAAAGJCUAA3A4AIYoJQADcDgAhiwlAANwOACGMCQQA0A4AIY0JBADQDgAhjgkBANsOACEUgwhAAAAAAawIAQAAAAHUCAEAAAAB9wgCAAAAAf4IAQAAAAH_CAEAAAABgAkCAAAAAYEJBAAAAAGDCQEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJgAAAAAGJCUAAAAABiglAAAAAAYsJQAAAAAGMCQQAAAABjQkEAAAAAY4JAQAAAAEBygoBAAAABAHKCgEAAAAEAcoKAQAAAAQBygoBAAAABAMzAAD4FQAgxwoAAPkVACDNCgAAqwIAIAQzAADPEgAwxwoAANASADDJCgAA0hIAIM0KAADTEgAwBDMAAMMSADDHCgAAxBIAMMkKAADGEgAgzQoAAMcSADAEMwAAtxIAMMcKAAC4EgAwyQoAALoSACDNCgAAuxIAMAAAAAAAAsoKAQAAAATQCgEAAAAFCzMAAIYTADA0AACLEwAwxwoAAIcTADDICgAAiBMAMMkKAACJEwAgygoAAIoTADDLCgAAihMAMMwKAACKEwAwzQoAAIoTADDOCgAAjBMAMM8KAACNEwAwCzMAAPgSADA0AAD9EgAwxwoAAPkSADDICgAA-hIAMMkKAAD7EgAgygoAAPwSADDLCgAA_BIAMMwKAAD8EgAwzQoAAPwSADDOCgAA_hIAMM8KAAD_EgAwCzMAAOwSADA0AADxEgAwxwoAAO0SADDICgAA7hIAMMkKAADvEgAgygoAAPASADDLCgAA8BIAMMwKAADwEgAwzQoAAPASADDOCgAA8hIAMM8KAADzEgAwJwoAAOASACALAADhEgAgDAAA4hIAII4IAQAAAAH_CAEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKQAAAAAGiCgAA2xIAIKMKAADcEgAgpAoAAN0SACClCkAAAAABpgogAAAAAacKAADeEgAgqAoCAAAAAakKAgAAAAGqCgEAAAABqwoBAAAAAawKAQAAAAECAAAAGAAgMwAA9xIAIAMAAAAYACAzAAD3EgAgNAAA9hIAIAEsAAD3FQAwLAcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQAAAAH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCkAA7gwAIaIKAAD7DAAgowoAAPsMACCkCgAA-wwAIKUKQADuDAAhpgogAIENACGnCgAA-wwAIKgKAgCCDQAhqQoCAIINACGqCgEA7wwAIasKAQCWDQAhrAoBAJYNACECAAAAGAAgLAAA9hIAIAIAAAD0EgAgLAAA9RIAICj_BwAA8xIAMIAIAAD0EgAQgQgAAPMSADCOCAEA7QwAIf8IAQDtDAAhgwkBAO0MACGFCQIAgg0AIYYJAgCCDQAhhwkCAIINACGMCQQA3QwAIfsJAQDtDAAhjQogAIENACGRCgEA7QwAIZIKAQDvDAAhkwoCAIINACGUCgIAgg0AIZUKAgCCDQAhlgoCAIINACGXCgEAlg0AIZgKIACBDQAhmQpAAO4MACGaCkAA7gwAIZsKAQDvDAAhnApAAO4MACGdCkAA7gwAIZ4KIACBDQAhnwoEAN0MACGgCgEA7wwAIaEKQADuDAAhogoAAPsMACCjCgAA-wwAIKQKAAD7DAAgpQpAAO4MACGmCiAAgQ0AIacKAAD7DAAgqAoCAIINACGpCgIAgg0AIaoKAQDvDAAhqwoBAJYNACGsCgEAlg0AISj_BwAA8xIAMIAIAAD0EgAQgQgAAPMSADCOCAEA7QwAIf8IAQDtDAAhgwkBAO0MACGFCQIAgg0AIYYJAgCCDQAhhwkCAIINACGMCQQA3QwAIfsJAQDtDAAhjQogAIENACGRCgEA7QwAIZIKAQDvDAAhkwoCAIINACGUCgIAgg0AIZUKAgCCDQAhlgoCAIINACGXCgEAlg0AIZgKIACBDQAhmQpAAO4MACGaCkAA7gwAIZsKAQDvDAAhnApAAO4MACGdCkAA7gwAIZ4KIACBDQAhnwoEAN0MACGgCgEA7wwAIaEKQADuDAAhogoAAPsMACCjCgAA-wwAIKQKAAD7DAAgpQpAAO4MACGmCiAAgQ0AIacKAAD7DAAgqAoCAIINACGpCgIAgg0AIaoKAQDvDAAhqwoBAJYNACGsCgEAlg0AISSOCAEA2w4AIf8IAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhjAkEANAOACH7CQEA2w4AIY0KIACTDwAhkQoBANsOACGSCgEA3Q4AIZMKAgDjDgAhlAoCAOMOACGVCgIA4w4AIZYKAgDjDgAhlwoBAN0OACGYCiAAkw8AIZkKQADcDgAhmgpAANwOACGbCgEA3Q4AIZwKQADcDgAhnQpAANwOACGeCiAAkw8AIZ8KBADQDgAhoAoBAN0OACGhCkAA3A4AIaIKAACvEgAgowoAALASACCkCgAAsRIAIKUKQADcDgAhpgogAJMPACGnCgAAshIAIKgKAgDjDgAhqQoCAOMOACGqCgEA3Q4AIasKAQDdDgAhrAoBAN0OACEnCgAAtBIAIAsAALUSACAMAAC2EgAgjggBANsOACH_CAEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhJwoAAOASACALAADhEgAgDAAA4hIAII4IAQAAAAH_CAEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKQAAAAAGiCgAA2xIAIKMKAADcEgAgpAoAAN0SACClCkAAAAABpgogAAAAAacKAADeEgAgqAoCAAAAAakKAgAAAAGqCgEAAAABqwoBAAAAAawKAQAAAAEKBAAAhRMAIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABxwgBAAAAAbAKAgAAAAGxCgEAAAABsgpAAAAAAQIAAAATACAzAACEEwAgAwAAABMAIDMAAIQTACA0AACCEwAgASwAAPYVADAPBAAAhw4AIAcAAMUOACD_BwAAxA4AMIAIAAARABCBCAAAxA4AMIMIQADeDAAhjggBAO0MACGUCAEAAAABnQgBAO0MACGsCAEAig0AIccIAQDtDAAhgwkBAO8MACGwCgIAgg0AIbEKAQDvDAAhsgpAAO4MACECAAAAEwAgLAAAghMAIAIAAACAEwAgLAAAgRMAIA3_BwAA_xIAMIAIAACAEwAQgQgAAP8SADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhsQoBAO8MACGyCkAA7gwAIQ3_BwAA_xIAMIAIAACAEwAQgQgAAP8SADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhsQoBAO8MACGyCkAA7gwAIQmDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIawIAQDbDgAhxwgBANsOACGwCgIA4w4AIbEKAQDdDgAhsgpAANwOACEKBAAAgxMAIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBANsOACHHCAEA2w4AIbAKAgDjDgAhsQoBAN0OACGyCkAA3A4AIQUzAADxFQAgNAAA9BUAIMcKAADyFQAgyAoAAPMVACDNCgAABQAgCgQAAIUTACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAccIAQAAAAGwCgIAAAABsQoBAAAAAbIKQAAAAAEDMwAA8RUAIMcKAADyFQAgzQoAAAUAIAkEAACTEwAggghAAAAAAY4IAQAAAAGUCAEAAAABrAgBAAAAAccIAQAAAAGwCgIAAAABswoBAAAAAbQKQAAAAAECAAAACwAgMwAAkhMAIAMAAAALACAzAACSEwAgNAAAkBMAIAEsAADwFQAwDgQAALIOACAHAADFDgAg_wcAAMYOADCACAAACQAQgQgAAMYOADCCCEAA7gwAIY4IAQDtDAAhlAgBAAAAAawIAQCWDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhswoBAO0MACG0CkAA3gwAIQIAAAALACAsAACQEwAgAgAAAI4TACAsAACPEwAgDP8HAACNEwAwgAgAAI4TABCBCAAAjRMAMIIIQADuDAAhjggBAO0MACGUCAEAig0AIawIAQCWDQAhxwgBAO0MACGDCQEA7wwAIbAKAgCCDQAhswoBAO0MACG0CkAA3gwAIQz_BwAAjRMAMIAIAACOEwAQgQgAAI0TADCCCEAA7gwAIY4IAQDtDAAhlAgBAIoNACGsCAEAlg0AIccIAQDtDAAhgwkBAO8MACGwCgIAgg0AIbMKAQDtDAAhtApAAN4MACEIgghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIbAKAgDjDgAhswoBANsOACG0CkAA0Q4AIQkEAACREwAggghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIbAKAgDjDgAhswoBANsOACG0CkAA0Q4AIQczAADrFQAgNAAA7hUAIMcKAADsFQAgyAoAAO0VACDLCgAAAwAgzAoAAAMAIM0KAAAFACAJBAAAkxMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAawIAQAAAAHHCAEAAAABsAoCAAAAAbMKAQAAAAG0CkAAAAABAzMAAOsVACDHCgAA7BUAIM0KAAAFACABygoBAAAABAQzAACGEwAwxwoAAIcTADDJCgAAiRMAIM0KAACKEwAwBDMAAPgSADDHCgAA-RIAMMkKAAD7EgAgzQoAAPwSADAEMwAA7BIAMMcKAADtEgAwyQoAAO8SACDNCgAA8BIAMAAAAAAAAAAAAsoKAQAAAATQCgEAAAAFAcoKAQAAAAQAAAAAAAczAADmFQAgNAAA6RUAIMcKAADnFQAgyAoAAOgVACDLCgAADgAgzAoAAA4AIM0KAACrAgAgAzMAAOYVACDHCgAA5xUAIM0KAACrAgAgAAAAAAAHMwAA4RUAIDQAAOQVACDHCgAA4hUAIMgKAADjFQAgywoAAA4AIMwKAAAOACDNCgAAqwIAIAMzAADhFQAgxwoAAOIVACDNCgAAqwIAIAAAAAAABTMAANwVACA0AADfFQAgxwoAAN0VACDICgAA3hUAIM0KAAAFACADMwAA3BUAIMcKAADdFQAgzQoAAAUAIAoDAAD_EAAgBQAAxBUAIAYAAJgTACAIAACZEwAgDwAAqhUAIBAAAKsVACARAAC5FQAgHQAArRUAILkKAADXDgAguwoAANcOACAAAAAFMwAA0RUAIDQAANoVACDHCgAA0hUAIMgKAADZFQAgzQoAAAEAIAczAACCFAAgNAAAhRQAIMcKAACDFAAgyAoAAIQUACDLCgAABwAgzAoAAAcAIM0KAADIAQAgCzMAAPkTADA0AAD9EwAwxwoAAPoTADDICgAA-xMAMMkKAAD8EwAgygoAAIoTADDLCgAAihMAMMwKAACKEwAwzQoAAIoTADDOCgAA_hMAMM8KAACNEwAwCzMAAPATADA0AAD0EwAwxwoAAPETADDICgAA8hMAMMkKAADzEwAgygoAAPwSADDLCgAA_BIAMMwKAAD8EgAwzQoAAPwSADDOCgAA9RMAMM8KAAD_EgAwCzMAAOQTADA0AADpEwAwxwoAAOUTADDICgAA5hMAMMkKAADnEwAgygoAAOgTADDLCgAA6BMAMMwKAADoEwAwzQoAAOgTADDOCgAA6hMAMM8KAADrEwAwCzMAANgTADA0AADdEwAwxwoAANkTADDICgAA2hMAMMkKAADbEwAgygoAANwTADDLCgAA3BMAMMwKAADcEwAwzQoAANwTADDOCgAA3hMAMM8KAADfEwAwCzMAAM8TADA0AADTEwAwxwoAANATADDICgAA0RMAMMkKAADSEwAgygoAALsQADDLCgAAuxAAMMwKAAC7EAAwzQoAALsQADDOCgAA1BMAMM8KAAC-EAAwCzMAAMMTADA0AADIEwAwxwoAAMQTADDICgAAxRMAMMkKAADGEwAgygoAAMcTADDLCgAAxxMAMMwKAADHEwAwzQoAAMcTADDOCgAAyRMAMM8KAADKEwAwDwMAAPERACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQIAAABEACAzAADOEwAgAwAAAEQAIDMAAM4TACA0AADNEwAgASwAANgVADAWAwAA4A0AIAQAALIOACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHAAAsw4AIP8HAACxDgAwgAgAAEIAEIEIAACxDgAwgwhAAN4MACGUCAEAAAABmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh5QkAALAOACD3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACECAAAARAAgLAAAzRMAIAIAAADLEwAgLAAAzBMAIA7_BwAAyhMAMIAIAADLEwAQgQgAAMoTADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhDv8HAADKEwAwgAgAAMsTABCBCAAAyhMAMIMIQADeDAAhlAgBAIoNACGaCAEA7wwAIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIbUJAQDtDAAhwwkBAO8MACH3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACEJgwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhDwMAAK4RACAYAACwEQAgGQAAsREAIBoAALIRACAbAACzEQAgHAAAtBEAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQ8DAADxEQAgGAAA8xEAIBkAAPQRACAaAAD1EQAgGwAA9hEAIBwAAPcRACCDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAETEgAAkRAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbMJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABAgAAADcAIDMAANcTACADAAAANwAgMwAA1xMAIDQAANYTACABLAAA1xUAMAIAAAA3ACAsAADWEwAgAgAAAL8QACAsAADVEwAgEoMIQADRDgAhlAgBANsOACGdCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbMJAQDbDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhExIAAI0QACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACGzCQEA2w4AIbUJAQDbDgAhtgkBANsOACG3CQEA2w4AIbgJgAAAAAG5CQAAihAAILoJAgDjDgAhuwkgAJMPACG8CQEA2w4AIb0JAACLEAAgvgkgAJMPACG_CQIA4w4AIRMSAACREAAggwhAAAAAAZQIAQAAAAGdCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABswkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAETAwAAiRIAIIMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABAgAAADMAIDMAAOMTACADAAAAMwAgMwAA4xMAIDQAAOITACABLAAA1hUAMBkDAADgDQAgBAAAhw4AIP8HAAC3DgAwgAgAADEAEIEIAAC3DgAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAig0AIawIAQCKDQAhwQgBAO0MACHCCAEAig0AIbMJAQCWDQAhuQkAAPsMACDUCQEA7wwAIdYJQADuDAAh3AkAAQAAAf8JAAD7DAAggApAAO4MACGBCgIAxA0AIYIKAgDEDQAhgwoBAO8MACGECgEA7wwAIYUKAQCWDQAhhgoBAJYNACECAAAAMwAgLAAA4hMAIAIAAADgEwAgLAAA4RMAIBf_BwAA3xMAMIAIAADgEwAQgQgAAN8TADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhwQgBAO0MACHCCAEAig0AIbMJAQCWDQAhuQkAAPsMACDUCQEA7wwAIdYJQADuDAAh3AkAAYsNACH_CQAA-wwAIIAKQADuDAAhgQoCAMQNACGCCgIAxA0AIYMKAQDvDAAhhAoBAO8MACGFCgEAlg0AIYYKAQCWDQAhF_8HAADfEwAwgAgAAOATABCBCAAA3xMAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHBCAEA7QwAIcIIAQCKDQAhswkBAJYNACG5CQAA-wwAINQJAQDvDAAh1glAAO4MACHcCQABiw0AIf8JAAD7DAAggApAAO4MACGBCgIAxA0AIYIKAgDEDQAhgwoBAO8MACGECgEA7wwAIYUKAQCWDQAhhgoBAJYNACESgwhAANEOACGUCAEA2w4AIaoIQADRDgAhwQgBANsOACHCCAEA2w4AIbMJAQDdDgAhuQkAAIMSACDUCQEA3Q4AIdYJQADcDgAh3AkAAZ4PACH_CQAAhBIAIIAKQADcDgAhgQoCAOgPACGCCgIA6A8AIYMKAQDdDgAhhAoBAN0OACGFCgEA3Q4AIYYKAQDdDgAhEwMAAIUSACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACHBCAEA2w4AIcIIAQDbDgAhswkBAN0OACG5CQAAgxIAINQJAQDdDgAh1glAANwOACHcCQABng8AIf8JAACEEgAggApAANwOACGBCgIA6A8AIYIKAgDoDwAhgwoBAN0OACGECgEA3Q4AIYUKAQDdDgAhhgoBAN0OACETAwAAiRIAIIMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEgMAAJQSACCDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAC8AIDMAAO8TACADAAAALwAgMwAA7xMAIDQAAO4TACABLAAA1RUAMBgDAADgDQAgBAAAhw4AIP8HAAC4DgAwgAgAAC0AEIEIAAC4DgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhuQkAAPsMACC8CQEA7QwAIb0JAAD7DAAgvgkgAIENACHTCQABAAAB1glAAO4MACH4CQEA7wwAIYAKQADuDAAhhwoBAJYNACGICgEA7wwAIYkKQADuDAAhAgAAAC8AICwAAO4TACACAAAA7BMAICwAAO0TACAW_wcAAOsTADCACAAA7BMAEIEIAADrEwAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbkJAAD7DAAgvAkBAO0MACG9CQAA-wwAIL4JIACBDQAh0wkAAYsNACHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACEW_wcAAOsTADCACAAA7BMAEIEIAADrEwAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbkJAAD7DAAgvAkBAO0MACG9CQAA-wwAIL4JIACBDQAh0wkAAYsNACHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACERgwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRIDAACQEgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRIDAACUEgAggwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABuQkAAJISACC8CQEAAAABvQkAAJMSACC-CSAAAAAB0wkAAQAAAdYJQAAAAAH4CQEAAAABgApAAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQoHAACoEwAggwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAccIAQAAAAGDCQEAAAABsAoCAAAAAbEKAQAAAAGyCkAAAAABAgAAABMAIDMAAPgTACADAAAAEwAgMwAA-BMAIDQAAPcTACABLAAA1BUAMAIAAAATACAsAAD3EwAgAgAAAIATACAsAAD2EwAgCYMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhxwgBANsOACGDCQEA3Q4AIbAKAgDjDgAhsQoBAN0OACGyCkAA3A4AIQoHAACnEwAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACHHCAEA2w4AIYMJAQDdDgAhsAoCAOMOACGxCgEA3Q4AIbIKQADcDgAhCgcAAKgTACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABxwgBAAAAAYMJAQAAAAGwCgIAAAABsQoBAAAAAbIKQAAAAAEJBwAArxMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsAoCAAAAAbMKAQAAAAG0CkAAAAABAgAAAAsAIDMAAIEUACADAAAACwAgMwAAgRQAIDQAAIAUACABLAAA0xUAMAIAAAALACAsAACAFAAgAgAAAI4TACAsAAD_EwAgCIIIQADcDgAhjggBANsOACGUCAEA2w4AIccIAQDbDgAhgwkBAN0OACGwCgIA4w4AIbMKAQDbDgAhtApAANEOACEJBwAArhMAIIIIQADcDgAhjggBANsOACGUCAEA2w4AIccIAQDbDgAhgwkBAN0OACGwCgIA4w4AIbMKAQDbDgAhtApAANEOACEJBwAArxMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsAoCAAAAAbMKAQAAAAG0CkAAAAABCI4IAQAAAAHNCAQAAAABhQkEAAAAAYYJBAAAAAGHCQQAAAABtQoEAAAAAbYKAgAAAAG3CgIAAAABAgAAAMgBACAzAACCFAAgAwAAAAcAIDMAAIIUACA0AACGFAAgCgAAAAcAICwAAIYUACCOCAEA2w4AIc0IBADQDgAhhQkEANAOACGGCQQA0A4AIYcJBADQDgAhtQoEANAOACG2CgIA4w4AIbcKAgDjDgAhCI4IAQDbDgAhzQgEANAOACGFCQQA0A4AIYYJBADQDgAhhwkEANAOACG1CgQA0A4AIbYKAgDjDgAhtwoCAOMOACEDMwAA0RUAIMcKAADSFQAgzQoAAAEAIAMzAACCFAAgxwoAAIMUACDNCgAAyAEAIAQzAAD5EwAwxwoAAPoTADDJCgAA_BMAIM0KAACKEwAwBDMAAPATADDHCgAA8RMAMMkKAADzEwAgzQoAAPwSADAEMwAA5BMAMMcKAADlEwAwyQoAAOcTACDNCgAA6BMAMAQzAADYEwAwxwoAANkTADDJCgAA2xMAIM0KAADcEwAwBDMAAM8TADDHCgAA0BMAMMkKAADSEwAgzQoAALsQADAEMwAAwxMAMMcKAADEEwAwyQoAAMYTACDNCgAAxxMAMAAAAAszAACQFQAwNAAAlRUAMMcKAACRFQAwyAoAAJIVADDJCgAAkxUAIMoKAACUFQAwywoAAJQVADDMCgAAlBUAMM0KAACUFQAwzgoAAJYVADDPCgAAlxUAMAszAACHFQAwNAAAixUAMMcKAACIFQAwyAoAAIkVADDJCgAAihUAIMoKAADoEwAwywoAAOgTADDMCgAA6BMAMM0KAADoEwAwzgoAAIwVADDPCgAA6xMAMAszAAD-FAAwNAAAghUAMMcKAAD_FAAwyAoAAIAVADDJCgAAgRUAIMoKAADcEwAwywoAANwTADDMCgAA3BMAMM0KAADcEwAwzgoAAIMVADDPCgAA3xMAMAszAADyFAAwNAAA9xQAMMcKAADzFAAwyAoAAPQUADDJCgAA9RQAIMoKAAD2FAAwywoAAPYUADDMCgAA9hQAMM0KAAD2FAAwzgoAAPgUADDPCgAA-RQAMAszAADpFAAwNAAA7RQAMMcKAADqFAAwyAoAAOsUADDJCgAA7BQAIMoKAADHEwAwywoAAMcTADDMCgAAxxMAMM0KAADHEwAwzgoAAO4UADDPCgAAyhMAMAszAADgFAAwNAAA5BQAMMcKAADhFAAwyAoAAOIUADDJCgAA4xQAIMoKAADpEQAwywoAAOkRADDMCgAA6REAMM0KAADpEQAwzgoAAOUUADDPCgAA7BEAMAczAADbFAAgNAAA3hQAIMcKAADcFAAgyAoAAN0UACDLCgAAdAAgzAoAAHQAIM0KAADVBQAgCzMAANIUADA0AADWFAAwxwoAANMUADDICgAA1BQAMMkKAADVFAAgygoAAPQQADDLCgAA9BAAMMwKAAD0EAAwzQoAAPQQADDOCgAA1xQAMM8KAAD3EAAwCzMAAMkUADA0AADNFAAwxwoAAMoUADDICgAAyxQAMMkKAADMFAAgygoAAN0RADDLCgAA3REAMMwKAADdEQAwzQoAAN0RADDOCgAAzhQAMM8KAADgEQAwCzMAAMAUADA0AADEFAAwxwoAAMEUADDICgAAwhQAMMkKAADDFAAgygoAANERADDLCgAA0REAMMwKAADREQAwzQoAANERADDOCgAAxRQAMM8KAADUEQAwCzMAALcUADA0AAC7FAAwxwoAALgUADDICgAAuRQAMMkKAAC6FAAgygoAAMURADDLCgAAxREAMMwKAADFEQAwzQoAAMURADDOCgAAvBQAMM8KAADIEQAwCzMAAKsUADA0AACwFAAwxwoAAKwUADDICgAArRQAMMkKAACuFAAgygoAAK8UADDLCgAArxQAMMwKAACvFAAwzQoAAK8UADDOCgAAsRQAMM8KAACyFAAwCzMAAJ8UADA0AACkFAAwxwoAAKAUADDICgAAoRQAMMkKAACiFAAgygoAAKMUADDLCgAAoxQAMMwKAACjFAAwzQoAAKMUADDOCgAApRQAMM8KAACmFAAwCBYAAJcRACCDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAfMJAQAAAAH0CYAAAAABAgAAAI4BACAzAACqFAAgAwAAAI4BACAzAACqFAAgNAAAqRQAIAEsAADQFQAwDQMAAOANACAWAACLDgAg_wcAAIoOADCACAAASwAQgQgAAIoOADCDCEAA3gwAIZQIAQAAAAGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQAAAAH0CQAAng0AIAIAAACOAQAgLAAAqRQAIAIAAACnFAAgLAAAqBQAIAv_BwAAphQAMIAIAACnFAAQgQgAAKYUADCDCEAA3gwAIZQIAQCKDQAhnggCAIINACGhCEAA3gwAIakIAQDvDAAhqwgBAIoNACHzCQEAlg0AIfQJAACeDQAgC_8HAACmFAAwgAgAAKcUABCBCAAAphQAMIMIQADeDAAhlAgBAIoNACGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQCWDQAh9AkAAJ4NACAHgwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIfMJAQDdDgAh9AmAAAAAAQgWAACVEQAggwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIfMJAQDdDgAh9AmAAAAAAQgWAACXEQAggwhAAAAAAZQIAQAAAAGeCAIAAAABoQhAAAAAAakIAQAAAAHzCQEAAAAB9AmAAAAAAQ4jAACMDwAgJAAAjQ8AIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAECAAAAgQEAIDMAALYUACADAAAAgQEAIDMAALYUACA0AAC1FAAgASwAAM8VADATAwAA4A0AICMAAJAOACAkAACRDgAg_wcAAI8OADCACAAAfwAQgQgAAI8OADCDCEAA3gwAIY4IAQDtDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhAgAAAIEBACAsAAC1FAAgAgAAALMUACAsAAC0FAAgEP8HAACyFAAwgAgAALMUABCBCAAAshQAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhEP8HAACyFAAwgAgAALMUABCBCAAAshQAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhDIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ4jAADwDgAgJAAA8Q4AIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ4jAACMDwAgJAAAjQ8AIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAEPBAEAAAABFQAA0BAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAECAAAAWAAgMwAAvxQAIAMAAABYACAzAAC_FAAgNAAAvhQAIAEsAADOFQAwAgAAAFgAICwAAL4UACACAAAAyREAICwAAL0UACAOBAEA3Q4AIYMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhrAgBAN0OACHJCAEA2w4AIcsJAAGeDwAhzAkAAZ4PACHNCQEA3Q4AIc4JAQDdDgAhzwkBAN0OACHQCQIA4w4AIdEJQADcDgAhDwQBAN0OACEVAADOEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqghAANEOACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHPCQEA3Q4AIdAJAgDjDgAh0QlAANwOACEPBAEAAAABFQAA0BAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAELFQAA1xAAIIMIQAAAAAGUCAEAAAABqghAAAAAAawIAQAAAAHPCQEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAECAAAAVAAgMwAAyBQAIAMAAABUACAzAADIFAAgNAAAxxQAIAEsAADNFQAwAgAAAFQAICwAAMcUACACAAAA1REAICwAAMYUACAKgwhAANEOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACHPCQEA2w4AIdIJAAGeDwAh0wkAAZ4PACHUCQEA3Q4AIdUJQADcDgAh1glAANwOACELFQAA1RAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAhzwkBANsOACHSCQABng8AIdMJAAGeDwAh1AkBAN0OACHVCUAA3A4AIdYJQADcDgAhCxUAANcQACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABCBUAAN4QACCqCEAAAAABrAgBAAAAAc8JAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABAgAAAFAAIDMAANEUACADAAAAUAAgMwAA0RQAIDQAANAUACABLAAAzBUAMAIAAABQACAsAADQFAAgAgAAAOERACAsAADPFAAgB6oIQADRDgAhrAgBANsOACHPCQEA2w4AIdcJAAGeDwAh2AkBANsOACHZCQEA2w4AIdoJQADcDgAhCBUAANwQACCqCEAA0Q4AIawIAQDbDgAhzwkBANsOACHXCQABng8AIdgJAQDbDgAh2QkBANsOACHaCUAA3A4AIQgVAADeEAAgqghAAAAAAawIAQAAAAHPCQEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAARAgAADnEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHbCQEAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAIAAAB4ACAzAADaFAAgAwAAAHgAIDMAANoUACA0AADZFAAgASwAAMsVADACAAAAeAAgLAAA2RQAIAIAAAD4EAAgLAAA2BQAIA-DCEAA0Q4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhwwkBAN0OACHWCUAA3A4AIdoJQADcDgAh2wkBANsOACHcCQABng8AId0JAQDbDgAh3gkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAOIQACAQIAAA5BAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHbCQEA2w4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIBAgAADnEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHbCQEAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAshAAD-EAAggwhAAAAAAZQIAQAAAAGdCAEAAAABwwkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAPwQACDiCQIAAAAB4wkBAAAAAeQJQAAAAAECAAAA1QUAIDMAANsUACADAAAAdAAgMwAA2xQAIDQAAN8UACANAAAAdAAgIQAA7xAAICwAAN8UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACHDCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA7RAAIOIJAgDjDgAh4wkBAN0OACHkCUAA3A4AIQshAADvEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhwwkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAO0QACDiCQIA4w4AIeMJAQDdDgAh5AlAANwOACELFQAApBEAIBcAAKURACCDCEAAAAABlAgBAAAAAaoIQAAAAAGxCAEAAAABsggBAAAAAc8JAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAECAAAASQAgMwAA6BQAIAMAAABJACAzAADoFAAgNAAA5xQAIAEsAADKFQAwAgAAAEkAICwAAOcUACACAAAA7REAICwAAOYUACAJgwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhCxUAAJwRACAXAACdEQAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhCxUAAKQRACAXAAClEQAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABEAQAAPIRACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAECAAAARAAgMwAA8RQAIAMAAABEACAzAADxFAAgNAAA8BQAIAEsAADJFQAwAgAAAEQAICwAAPAUACACAAAAyxMAICwAAO8UACAKgwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEQBAAArxEAIBgAALARACAZAACxEQAgGgAAshEAIBsAALMRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEQBAAA8hEAIBgAAPMRACAZAAD0EQAgGgAA9REAIBsAAPYRACAcAAD3EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAARMRAADFEAAgEwAAxhAAIBQAAMcQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABvwkCAAAAAcMJAQAAAAHECQEAAAABxQkBAAAAAcYJgAAAAAHHCQEAAAAByAkAAMMQACDJCQIAAAABygkCAAAAAQIAAABwACAzAAD9FAAgAwAAAHAAIDMAAP0UACA0AAD8FAAgASwAAMgVADAZAwAA4A0AIBEAAJYOACATAACXDgAgFAAAmA4AIP8HAACVDgAwgAgAAG4AEIEIAACVDgAwgwhAAN4MACGUCAEAAAABnQgBAO0MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbUJAQDtDAAhvwkCAIINACHDCQEA7QwAIcQJAQDtDAAhxQkBAO8MACHGCQAAng0AIMcJAQDvDAAhyAkAAPsMACDJCQIAgg0AIcoJAgCCDQAh5QkAAJQOACACAAAAcAAgLAAA_BQAIAIAAAD6FAAgLAAA-xQAIBT_BwAA-RQAMIAIAAD6FAAQgQgAAPkUADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbUJAQDtDAAhvwkCAIINACHDCQEA7QwAIcQJAQDtDAAhxQkBAO8MACHGCQAAng0AIMcJAQDvDAAhyAkAAPsMACDJCQIAgg0AIcoJAgCCDQAhFP8HAAD5FAAwgAgAAPoUABCBCAAA-RQAMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACEQgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIRMRAACjEAAgEwAApBAAIBQAAKUQACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhExEAAMUQACATAADGEAAgFAAAxxAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABFAQAAIoSACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABwQgBAAAAAcIIAQAAAAGzCQEAAAABuQkAAIcSACDUCQEAAAAB1glAAAAAAdwJAAEAAAH_CQAAiBIAIIAKQAAAAAGBCgIAAAABggoCAAAAAYMKAQAAAAGECgEAAAABhQoBAAAAAYYKAQAAAAECAAAAMwAgMwAAhhUAIAMAAAAzACAzAACGFQAgNAAAhRUAIAEsAADHFQAwAgAAADMAICwAAIUVACACAAAA4BMAICwAAIQVACATgwhAANEOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACHBCAEA2w4AIcIIAQDbDgAhswkBAN0OACG5CQAAgxIAINQJAQDdDgAh1glAANwOACHcCQABng8AIf8JAACEEgAggApAANwOACGBCgIA6A8AIYIKAgDoDwAhgwoBAN0OACGECgEA3Q4AIYUKAQDdDgAhhgoBAN0OACEUBAAAhhIAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAhwQgBANsOACHCCAEA2w4AIbMJAQDdDgAhuQkAAIMSACDUCQEA3Q4AIdYJQADcDgAh3AkAAZ4PACH_CQAAhBIAIIAKQADcDgAhgQoCAOgPACGCCgIA6A8AIYMKAQDdDgAhhAoBAN0OACGFCgEA3Q4AIYYKAQDdDgAhFAQAAIoSACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABwQgBAAAAAcIIAQAAAAGzCQEAAAABuQkAAIcSACDUCQEAAAAB1glAAAAAAdwJAAEAAAH_CQAAiBIAIIAKQAAAAAGBCgIAAAABggoCAAAAAYMKAQAAAAGECgEAAAABhQoBAAAAAYYKAQAAAAETBAAAlRIAIIMIQAAAAAGOCAEAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAC8AIDMAAI8VACADAAAALwAgMwAAjxUAIDQAAI4VACABLAAAxhUAMAIAAAAvACAsAACOFQAgAgAAAOwTACAsAACNFQAgEoMIQADRDgAhjggBANsOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRMEAACREgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACG5CQAAjhIAILwJAQDbDgAhvQkAAI8SACC-CSAAkw8AIdMJAAGeDwAh1glAANwOACH4CQEA3Q4AIYAKQADcDgAhhwoBAN0OACGICgEA3Q4AIYkKQADcDgAhEwQAAJUSACCDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABuQkAAJISACC8CQEAAAABvQkAAJMSACC-CSAAAAAB0wkAAQAAAdYJQAAAAAH4CQEAAAABgApAAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAARAFAACIFAAgBgAAiRQAIAgAAIoUACAPAACLFAAgEAAAjBQAIBEAAI0UACAdAACOFAAggwhAAAAAAZQIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG4CiAAAAABuQpAAAAAAboKQAAAAAG7CkAAAAABAgAAAAUAIDMAAJsVACADAAAABQAgMwAAmxUAIDQAAJoVACABLAAAxRUAMBcDAADgDQAgBQAAyg4AIAYAAP4NACAIAAD_DQAgDwAAng4AIBAAAJ8OACARAACWDgAgHQAAoQ4AIP8HAADJDgAwgAgAAAMAEIEIAADJDgAwgwhAAN4MACGUCAEAAAABqwgBAIoNACG1CQEA7QwAIeUJAADIDgAg-gkBAO0MACH7CQEA7QwAIbgKIACBDQAhuQpAAO4MACG6CkAA3gwAIbsKQADuDAAhxAoAAMcOACACAAAABQAgLAAAmhUAIAIAAACYFQAgLAAAmRUAIA3_BwAAlxUAMIAIAACYFQAQgQgAAJcVADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG4CiAAgQ0AIbkKQADuDAAhugpAAN4MACG7CkAA7gwAIQ3_BwAAlxUAMIAIAACYFQAQgQgAAJcVADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG4CiAAgQ0AIbkKQADuDAAhugpAAN4MACG7CkAA7gwAIQmDCEAA0Q4AIZQIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACEQBQAAvBMAIAYAAL0TACAIAAC-EwAgDwAAvxMAIBAAAMATACARAADBEwAgHQAAwhMAIIMIQADRDgAhlAgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIRAFAACIFAAgBgAAiRQAIAgAAIoUACAPAACLFAAgEAAAjBQAIBEAAI0UACAdAACOFAAggwhAAAAAAZQIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG4CiAAAAABuQpAAAAAAboKQAAAAAG7CkAAAAABBDMAAJAVADDHCgAAkRUAMMkKAACTFQAgzQoAAJQVADAEMwAAhxUAMMcKAACIFQAwyQoAAIoVACDNCgAA6BMAMAQzAAD-FAAwxwoAAP8UADDJCgAAgRUAIM0KAADcEwAwBDMAAPIUADDHCgAA8xQAMMkKAAD1FAAgzQoAAPYUADAEMwAA6RQAMMcKAADqFAAwyQoAAOwUACDNCgAAxxMAMAQzAADgFAAwxwoAAOEUADDJCgAA4xQAIM0KAADpEQAwAzMAANsUACDHCgAA3BQAIM0KAADVBQAgBDMAANIUADDHCgAA0xQAMMkKAADVFAAgzQoAAPQQADAEMwAAyRQAMMcKAADKFAAwyQoAAMwUACDNCgAA3REAMAQzAADAFAAwxwoAAMEUADDJCgAAwxQAIM0KAADREQAwBDMAALcUADDHCgAAuBQAMMkKAAC6FAAgzQoAAMURADAEMwAAqxQAMMcKAACsFAAwyQoAAK4UACDNCgAArxQAMAQzAACfFAAwxwoAAKAUADDJCgAAohQAIM0KAACjFAAwAAAAAAAABwMAAP8QACAhAACAEQAgwwkAANcOACDfCQAA1w4AIOAJAADXDgAg4wkAANcOACDkCQAA1w4AIAAAAAAABQMAAP8QACAVAAC8FQAgFwAAvRUAINYJAADXDgAg9QkAANcOACAGAwAA_xAAICMAALcVACAkAAC4FQAgrAgAANcOACCvCAAA1w4AILAIAADXDgAgAAAAAxIAAJsQACCPCAAA1w4AIMIJAADXDgAgAAsDAAD_EAAgBAAAtxMAIBgAAK4VACAZAACwFQAgGgAAsRUAIBsAALIVACAcAAC-FQAgmggAANcOACCsCAAA1w4AIMMJAADXDgAg-QkAANcOACAFAwAA_xAAIBYAALUVACCpCAAA1w4AIPMJAADXDgAg9AkAANcOACAAEQcAAMAVACAKAADBFQAgCwAAwhUAIAwAAMMVACCSCgAA1w4AIJcKAADXDgAgmQoAANcOACCaCgAA1w4AIJsKAADXDgAgnAoAANcOACCdCgAA1w4AIKAKAADXDgAgoQoAANcOACClCgAA1w4AIKoKAADXDgAgqwoAANcOACCsCgAA1w4AIAMGAACYEwAgCAAAmRMAIA4AAJoTACAAAAABBAAAtxMAIAmDCEAAAAABlAgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbgKIAAAAAG5CkAAAAABugpAAAAAAbsKQAAAAAESgwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbkJAACSEgAgvAkBAAAAAb0JAACTEgAgvgkgAAAAAdMJAAEAAAHWCUAAAAAB-AkBAAAAAYAKQAAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAETgwhAAAAAAZQIAQAAAAGqCEAAAAABrAgBAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABCoMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEJgwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABD4MIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB2wkBAAAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAOUQACAHqghAAAAAAawIAQAAAAHPCQEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQqDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABDgQBAAAAAYMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAEMgwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQeDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAfMJAQAAAAH0CYAAAAABFQ8AAJ0VACAQAACeFQAgGAAAoRUAIBkAAKQVACAaAAClFQAgGwAAphUAIB0AAKAVACAfAACfFQAgIAAAohUAICEAAKMVACAlAACnFQAgJgAAqBUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvAoBAAAAAb0KQAAAAAG-CkAAAAABvwoBAAAAAQIAAAABACAzAADRFQAgCIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsAoCAAAAAbMKAQAAAAG0CkAAAAABCYMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAHHCAEAAAABgwkBAAAAAbAKAgAAAAGxCgEAAAABsgpAAAAAARGDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABEoMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEoMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbMJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABCYMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQMAAABaACAzAADRFQAgNAAA2xUAIBcAAABaACAPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACAsAADbFQAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhFQ8AAJMUACAQAACUFAAgGAAAlxQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB0AAJYUACAfAACVFAAgIAAAmBQAICEAAJkUACAlAACdFAAgJgAAnhQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIREDAACHFAAgBgAAiRQAIAgAAIoUACAPAACLFAAgEAAAjBQAIBEAAI0UACAdAACOFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuAogAAAAAbkKQAAAAAG6CkAAAAABuwpAAAAAAQIAAAAFACAzAADcFQAgAwAAAAMAIDMAANwVACA0AADgFQAgEwAAAAMAIAMAALsTACAGAAC9EwAgCAAAvhMAIA8AAL8TACAQAADAEwAgEQAAwRMAIB0AAMITACAsAADgFQAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACERAwAAuxMAIAYAAL0TACAIAAC-EwAgDwAAvxMAIBAAAMATACARAADBEwAgHQAAwhMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhDAgAAJYTACAOAACXEwAggwhAAAAAAY4IAQAAAAG4CAIAAAABzwgBAAAAAfcIAgAAAAGGCQIAAAABmwkCAAAAAY0KIAAAAAGtCgEAAAABrgoAAJQTACACAAAAqwIAIDMAAOEVACADAAAADgAgMwAA4RUAIDQAAOUVACAOAAAADgAgCAAA6hIAIA4AAOsSACAsAADlFQAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa0KAQDbDgAhrgoAAOgSACAMCAAA6hIAIA4AAOsSACCDCEAA0Q4AIY4IAQDbDgAhuAgCAOMOACHPCAEA2w4AIfcIAgDjDgAhhgkCAOMOACGbCQIA4w4AIY0KIACTDwAhrQoBANsOACGuCgAA6BIAIAwGAACVEwAgDgAAlxMAIIMIQAAAAAGOCAEAAAABuAgCAAAAAc8IAQAAAAH3CAIAAAABhgkCAAAAAZsJAgAAAAGNCiAAAAABrQoBAAAAAa4KAACUEwAgAgAAAKsCACAzAADmFQAgAwAAAA4AIDMAAOYVACA0AADqFQAgDgAAAA4AIAYAAOkSACAOAADrEgAgLAAA6hUAIIMIQADRDgAhjggBANsOACG4CAIA4w4AIc8IAQDbDgAh9wgCAOMOACGGCQIA4w4AIZsJAgDjDgAhjQogAJMPACGtCgEA2w4AIa4KAADoEgAgDAYAAOkSACAOAADrEgAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa0KAQDbDgAhrgoAAOgSACARAwAAhxQAIAUAAIgUACAIAACKFAAgDwAAixQAIBAAAIwUACARAACNFAAgHQAAjhQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbgKIAAAAAG5CkAAAAABugpAAAAAAbsKQAAAAAECAAAABQAgMwAA6xUAIAMAAAADACAzAADrFQAgNAAA7xUAIBMAAAADACADAAC7EwAgBQAAvBMAIAgAAL4TACAPAAC_EwAgEAAAwBMAIBEAAMETACAdAADCEwAgLAAA7xUAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhEQMAALsTACAFAAC8EwAgCAAAvhMAIA8AAL8TACAQAADAEwAgEQAAwRMAIB0AAMITACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIQiCCEAAAAABjggBAAAAAZQIAQAAAAGsCAEAAAABxwgBAAAAAbAKAgAAAAGzCgEAAAABtApAAAAAAREDAACHFAAgBQAAiBQAIAYAAIkUACAPAACLFAAgEAAAjBQAIBEAAI0UACAdAACOFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuAogAAAAAbkKQAAAAAG6CkAAAAABuwpAAAAAAQIAAAAFACAzAADxFQAgAwAAAAMAIDMAAPEVACA0AAD1FQAgEwAAAAMAIAMAALsTACAFAAC8EwAgBgAAvRMAIA8AAL8TACAQAADAEwAgEQAAwRMAIB0AAMITACAsAAD1FQAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACERAwAAuxMAIAUAALwTACAGAAC9EwAgDwAAvxMAIBAAAMATACARAADBEwAgHQAAwhMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhCYMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABxwgBAAAAAbAKAgAAAAGxCgEAAAABsgpAAAAAASSOCAEAAAAB_wgBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCkAAAAABogoAANsSACCjCgAA3BIAIKQKAADdEgAgpQpAAAAAAaYKIAAAAAGnCgAA3hIAIKgKAgAAAAGpCgIAAAABqgoBAAAAAasKAQAAAAGsCgEAAAABDAYAAJUTACAIAACWEwAggwhAAAAAAY4IAQAAAAG4CAIAAAABzwgBAAAAAfcIAgAAAAGGCQIAAAABmwkCAAAAAY0KIAAAAAGtCgEAAAABrgoAAJQTACACAAAAqwIAIDMAAPgVACAUgwhAAAAAAawIAQAAAAHUCAEAAAAB9wgCAAAAAf4IAQAAAAH_CAEAAAABgAkCAAAAAYEJBAAAAAGDCQEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJgAAAAAGJCUAAAAABiglAAAAAAYsJQAAAAAGMCQQAAAABjQkEAAAAAY4JAQAAAAEEgwhAAAAAAekJAQAAAAH2CQEAAAABjwpAAAAAAQWdCCAAAAABxwgBAAAAAdAIAQAAAAGTCQEAAAABkApAAAAAAQMAAAAOACAzAAD4FQAgNAAA_xUAIA4AAAAOACAGAADpEgAgCAAA6hIAICwAAP8VACCDCEAA0Q4AIY4IAQDbDgAhuAgCAOMOACHPCAEA2w4AIfcIAgDjDgAhhgkCAOMOACGbCQIA4w4AIY0KIACTDwAhrQoBANsOACGuCgAA6BIAIAwGAADpEgAgCAAA6hIAIIMIQADRDgAhjggBANsOACG4CAIA4w4AIc8IAQDbDgAh9wgCAOMOACGGCQIA4w4AIZsJAgDjDgAhjQogAJMPACGtCgEA2w4AIa4KAADoEgAgKAcAAN8SACAKAADgEgAgCwAA4RIAII4IAQAAAAH_CAEAAAABgwkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCkAAAAABogoAANsSACCjCgAA3BIAIKQKAADdEgAgpQpAAAAAAaYKIAAAAAGnCgAA3hIAIKgKAgAAAAGpCgIAAAABqgoBAAAAAasKAQAAAAGsCgEAAAABAgAAABgAIDMAAIAWACADAAAAFgAgMwAAgBYAIDQAAIQWACAqAAAAFgAgBwAAsxIAIAoAALQSACALAAC1EgAgLAAAhBYAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhKAcAALMSACAKAAC0EgAgCwAAtRIAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhKAcAAN8SACAKAADgEgAgDAAA4hIAII4IAQAAAAH_CAEAAAABgwkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCkAAAAABogoAANsSACCjCgAA3BIAIKQKAADdEgAgpQpAAAAAAaYKIAAAAAGnCgAA3hIAIKgKAgAAAAGpCgIAAAABqgoBAAAAAasKAQAAAAGsCgEAAAABAgAAABgAIDMAAIUWACADAAAAFgAgMwAAhRYAIDQAAIkWACAqAAAAFgAgBwAAsxIAIAoAALQSACAMAAC2EgAgLAAAiRYAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhKAcAALMSACAKAAC0EgAgDAAAthIAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQpAANwOACGiCgAArxIAIKMKAACwEgAgpAoAALESACClCkAA3A4AIaYKIACTDwAhpwoAALISACCoCgIA4w4AIakKAgDjDgAhqgoBAN0OACGrCgEA3Q4AIawKAQDdDgAhEQMAAIcUACAFAACIFAAgBgAAiRQAIAgAAIoUACAQAACMFAAgEQAAjRQAIB0AAI4UACCDCEAAAAABlAgBAAAAAasIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG4CiAAAAABuQpAAAAAAboKQAAAAAG7CkAAAAABAgAAAAUAIDMAAIoWACAVEAAAnhUAIBgAAKEVACAZAACkFQAgGgAApRUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAgAACiFQAgIQAAoxUAICUAAKcVACAmAACoFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABAgAAAAEAIDMAAIwWACADAAAAAwAgMwAAihYAIDQAAJAWACATAAAAAwAgAwAAuxMAIAUAALwTACAGAAC9EwAgCAAAvhMAIBAAAMATACARAADBEwAgHQAAwhMAICwAAJAWACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIREDAAC7EwAgBQAAvBMAIAYAAL0TACAIAAC-EwAgEAAAwBMAIBEAAMETACAdAADCEwAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACEDAAAAWgAgMwAAjBYAIDQAAJMWACAXAAAAWgAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAgLAAAkxYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUQAACUFAAgGAAAlxQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACERAwAAhxQAIAUAAIgUACAGAACJFAAgCAAAihQAIA8AAIsUACARAACNFAAgHQAAjhQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbgKIAAAAAG5CkAAAAABugpAAAAAAbsKQAAAAAECAAAABQAgMwAAlBYAIBUPAACdFQAgGAAAoRUAIBkAAKQVACAaAAClFQAgGwAAphUAIB0AAKAVACAeAACcFQAgHwAAnxUAICAAAKIVACAhAACjFQAgJQAApxUAICYAAKgVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAbwKAQAAAAG9CkAAAAABvgpAAAAAAb8KAQAAAAECAAAAAQAgMwAAlhYAIAMAAAADACAzAACUFgAgNAAAmhYAIBMAAAADACADAAC7EwAgBQAAvBMAIAYAAL0TACAIAAC-EwAgDwAAvxMAIBEAAMETACAdAADCEwAgLAAAmhYAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhEQMAALsTACAFAAC8EwAgBgAAvRMAIAgAAL4TACAPAAC_EwAgEQAAwRMAIB0AAMITACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIQMAAABaACAzAACWFgAgNAAAnRYAIBcAAABaACAPAACTFAAgGAAAlxQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACAsAACdFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhFQ8AAJMUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIAAAmBQAICEAAJkUACAlAACdFAAgJgAAnhQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIREDAACHFAAgBQAAiBQAIAYAAIkUACAIAACKFAAgDwAAixQAIBAAAIwUACARAACNFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuAogAAAAAbkKQAAAAAG6CkAAAAABuwpAAAAAAQIAAAAFACAzAACeFgAgFQ8AAJ0VACAQAACeFQAgGAAAoRUAIBkAAKQVACAaAAClFQAgGwAAphUAIB4AAJwVACAfAACfFQAgIAAAohUAICEAAKMVACAlAACnFQAgJgAAqBUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvAoBAAAAAb0KQAAAAAG-CkAAAAABvwoBAAAAAQIAAAABACAzAACgFgAgCIMIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABBqoIQAAAAAGsCAEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQmDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAENBAEAAAABgwhAAAAAAZQIAQAAAAGdCAEAAAABqghAAAAAAawIAQAAAAHJCAEAAAABywkAAQAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAdAJAgAAAAHRCUAAAAABBYMIQAAAAAGOCAEAAAABlAgBAAAAAekJAQAAAAH2CQEAAAABAwAAAAMAIDMAAJ4WACA0AACpFgAgEwAAAAMAIAMAALsTACAFAAC8EwAgBgAAvRMAIAgAAL4TACAPAAC_EwAgEAAAwBMAIBEAAMETACAsAACpFgAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuAogAJMPACG5CkAA3A4AIboKQADRDgAhuwpAANwOACERAwAAuxMAIAUAALwTACAGAAC9EwAgCAAAvhMAIA8AAL8TACAQAADAEwAgEQAAwRMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhAwAAAFoAIDMAAKAWACA0AACsFgAgFwAAAFoAIA8AAJMUACAQAACUFAAgGAAAlxQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB4AAJIUACAfAACVFAAgIAAAmBQAICEAAJkUACAlAACdFAAgJgAAnhQAICwAAKwWACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEVDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhEQMAAPERACAEAADyEQAgGAAA8xEAIBkAAPQRACAaAAD1EQAgGwAA9hEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbUJAQAAAAHDCQEAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAEQAIDMAAK0WACADAAAAQgAgMwAArRYAIDQAALEWACATAAAAQgAgAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBoAALIRACAbAACzEQAgLAAAsRYAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACERAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBoAALIRACAbAACzEQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIREDAADxEQAgBAAA8hEAIBkAAPQRACAaAAD1EQAgGwAA9hEAIBwAAPcRACCDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQIAAABEACAzAACyFgAgFQ8AAJ0VACAQAACeFQAgGQAApBUAIBoAAKUVACAbAACmFQAgHQAAoBUAIB4AAJwVACAfAACfFQAgIAAAohUAICEAAKMVACAlAACnFQAgJgAAqBUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvAoBAAAAAb0KQAAAAAG-CkAAAAABvwoBAAAAAQIAAAABACAzAAC0FgAgAwAAAEIAIDMAALIWACA0AAC4FgAgEwAAAEIAIAMAAK4RACAEAACvEQAgGQAAsREAIBoAALIRACAbAACzEQAgHAAAtBEAICwAALgWACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhEQMAAK4RACAEAACvEQAgGQAAsREAIBoAALIRACAbAACzEQAgHAAAtBEAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEDAAAAWgAgMwAAtBYAIDQAALsWACAXAAAAWgAgDwAAkxQAIBAAAJQUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAgLAAAuxYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEMAwAAoxEAIBUAAKQRACCDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABAgAAAEkAIDMAALwWACAVDwAAnRUAIBAAAJ4VACAYAAChFQAgGQAApBUAIBoAAKUVACAbAACmFQAgHQAAoBUAIB4AAJwVACAfAACfFQAgIAAAohUAICEAAKMVACAlAACnFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABAgAAAAEAIDMAAL4WACADAAAARwAgMwAAvBYAIDQAAMIWACAOAAAARwAgAwAAmxEAIBUAAJwRACAsAADCFgAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhzwkBANsOACHWCUAA3A4AIdwJAAGeDwAh9QlAANwOACEMAwAAmxEAIBUAAJwRACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACHPCQEA2w4AIdYJQADcDgAh3AkAAZ4PACH1CUAA3A4AIQMAAABaACAzAAC-FgAgNAAAxRYAIBcAAABaACAPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAsAADFFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhFQ8AAJMUACAQAACUFAAgGAAAlxQAIBkAAJoUACAaAACbFAAgGwAAnBQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACdFQAgEAAAnhUAIBgAAKEVACAZAACkFQAgGgAApRUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAhAACjFQAgJQAApxUAICYAAKgVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAbwKAQAAAAG9CkAAAAABvgpAAAAAAb8KAQAAAAECAAAAAQAgMwAAxhYAIA6DCEAAAAABlAgBAAAAAaoIQAAAAAGxCAEAAAABsggBAAAAAcMJAQAAAAHWCUAAAAAB2glAAAAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAOUQACADAAAAWgAgMwAAxhYAIDQAAMsWACAXAAAAWgAgDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIQAAmRQAICUAAJ0UACAmAACeFAAgLAAAyxYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAhAACZFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEMAwAA_RAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAHDCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA_BAAIOIJAgAAAAHjCQEAAAAB5AlAAAAAAQIAAADVBQAgMwAAzBYAIBUPAACdFQAgEAAAnhUAIBgAAKEVACAZAACkFQAgGgAApRUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAgAACiFQAgJQAApxUAICYAAKgVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAbwKAQAAAAG9CkAAAAABvgpAAAAAAb8KAQAAAAECAAAAAQAgMwAAzhYAIAMAAAB0ACAzAADMFgAgNAAA0hYAIA4AAAB0ACADAADuEAAgLAAA0hYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhwwkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAO0QACDiCQIA4w4AIeMJAQDdDgAh5AlAANwOACEMAwAA7hAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhwwkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAO0QACDiCQIA4w4AIeMJAQDdDgAh5AlAANwOACEDAAAAWgAgMwAAzhYAIDQAANUWACAXAAAAWgAgDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIAAAmBQAICUAAJ0UACAmAACeFAAgLAAA1RYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACERAwAA8REAIAQAAPIRACAYAADzEQAgGgAA9REAIBsAAPYRACAcAAD3EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAECAAAARAAgMwAA1hYAIBUPAACdFQAgEAAAnhUAIBgAAKEVACAaAAClFQAgGwAAphUAIB0AAKAVACAeAACcFQAgHwAAnxUAICAAAKIVACAhAACjFQAgJQAApxUAICYAAKgVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAbwKAQAAAAG9CkAAAAABvgpAAAAAAb8KAQAAAAECAAAAAQAgMwAA2BYAIAMAAABCACAzAADWFgAgNAAA3BYAIBMAAABCACADAACuEQAgBAAArxEAIBgAALARACAaAACyEQAgGwAAsxEAIBwAALQRACAsAADcFgAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIREDAACuEQAgBAAArxEAIBgAALARACAaAACyEQAgGwAAsxEAIBwAALQRACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhAwAAAFoAIDMAANgWACA0AADfFgAgFwAAAFoAIA8AAJMUACAQAACUFAAgGAAAlxQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIAAAmBQAICEAAJkUACAlAACdFAAgJgAAnhQAICwAAN8WACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEVDwAAkxQAIBAAAJQUACAYAACXFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhEQMAAPERACAEAADyEQAgGAAA8xEAIBkAAPQRACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbUJAQAAAAHDCQEAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAEQAIDMAAOAWACAVDwAAnRUAIBAAAJ4VACAYAAChFQAgGQAApBUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAgAACiFQAgIQAAoxUAICUAAKcVACAmAACoFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABAgAAAAEAIDMAAOIWACADAAAAQgAgMwAA4BYAIDQAAOYWACATAAAAQgAgAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBsAALMRACAcAAC0EQAgLAAA5hYAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACERAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBsAALMRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQMAAABaACAzAADiFgAgNAAA6RYAIBcAAABaACAPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGwAAnBQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACAsAADpFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIbwKAQDdDgAhvQpAANEOACG-CkAA3A4AIb8KAQDdDgAhFQ8AAJMUACAQAACUFAAgGAAAlxQAIBkAAJoUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIAAAmBQAICEAAJkUACAlAACdFAAgJgAAnhQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIREDAADxEQAgBAAA8hEAIBgAAPMRACAZAAD0EQAgGgAA9REAIBwAAPcRACCDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQIAAABEACAzAADqFgAgFQ8AAJ0VACAQAACeFQAgGAAAoRUAIBkAAKQVACAaAAClFQAgHQAAoBUAIB4AAJwVACAfAACfFQAgIAAAohUAICEAAKMVACAlAACnFQAgJgAAqBUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvAoBAAAAAb0KQAAAAAG-CkAAAAABvwoBAAAAAQIAAAABACAzAADsFgAgAwAAAEIAIDMAAOoWACA0AADwFgAgEwAAAEIAIAMAAK4RACAEAACvEQAgGAAAsBEAIBkAALERACAaAACyEQAgHAAAtBEAICwAAPAWACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhEQMAAK4RACAEAACvEQAgGAAAsBEAIBkAALERACAaAACyEQAgHAAAtBEAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEDAAAAWgAgMwAA7BYAIDQAAPMWACAXAAAAWgAgDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAgLAAA8xYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIB0AAJYUACAeAACSFAAgHwAAlRQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEVDwAAnRUAIBAAAJ4VACAYAAChFQAgGQAApBUAIBoAAKUVACAbAACmFQAgHQAAoBUAIB4AAJwVACAgAACiFQAgIQAAoxUAICUAAKcVACAmAACoFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CgEAAAABAgAAAAEAIDMAAPQWACASgwhAAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAECqghAAAAAAbQJAAEAAAEDAAAAWgAgMwAA9BYAIDQAAPoWACAXAAAAWgAgDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAgAACYFAAgIQAAmRQAICUAAJ0UACAmAACeFAAgLAAA-hYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAICAAAJgUACAhAACZFAAgJQAAnRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEUAwAAxBAAIBEAAMUQACAUAADHEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABAgAAAHAAIDMAAPsWACADAAAAbgAgMwAA-xYAIDQAAP8WACAWAAAAbgAgAwAAohAAIBEAAKMQACAUAAClEAAgLAAA_xYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIRQDAACiEAAgEQAAoxAAIBQAAKUQACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbUJAQDbDgAhvwkCAOMOACHDCQEA2w4AIcQJAQDbDgAhxQkBAN0OACHGCYAAAAABxwkBAN0OACHICQAAoRAAIMkJAgDjDgAhygkCAOMOACEUAwAAxBAAIBMAAMYQACAUAADHEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABAgAAAHAAIDMAAIAXACARAwAAhxQAIAUAAIgUACAGAACJFAAgCAAAihQAIA8AAIsUACAQAACMFAAgHQAAjhQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbgKIAAAAAG5CkAAAAABugpAAAAAAbsKQAAAAAECAAAABQAgMwAAghcAIAMAAABuACAzAACAFwAgNAAAhhcAIBYAAABuACADAACiEAAgEwAApBAAIBQAAKUQACAsAACGFwAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhFAMAAKIQACATAACkEAAgFAAApRAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIQMAAAADACAzAACCFwAgNAAAiRcAIBMAAAADACADAAC7EwAgBQAAvBMAIAYAAL0TACAIAAC-EwAgDwAAvxMAIBAAAMATACAdAADCEwAgLAAAiRcAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbgKIACTDwAhuQpAANwOACG6CkAA0Q4AIbsKQADcDgAhEQMAALsTACAFAAC8EwAgBgAAvRMAIAgAAL4TACAPAAC_EwAgEAAAwBMAIB0AAMITACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG4CiAAkw8AIbkKQADcDgAhugpAANEOACG7CkAA3A4AIRQDAADEEAAgEQAAxRAAIBMAAMYQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABtQkBAAAAAb8JAgAAAAHDCQEAAAABxAkBAAAAAcUJAQAAAAHGCYAAAAABxwkBAAAAAcgJAADDEAAgyQkCAAAAAcoJAgAAAAECAAAAcAAgMwAAihcAIAMAAABuACAzAACKFwAgNAAAjhcAIBYAAABuACADAACiEAAgEQAAoxAAIBMAAKQQACAsAACOFwAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhFAMAAKIQACARAACjEAAgEwAApBAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AISgHAADfEgAgCwAA4RIAIAwAAOISACCOCAEAAAAB_wgBAAAAAYMJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGMCQQAAAAB-wkBAAAAAY0KIAAAAAGRCgEAAAABkgoBAAAAAZMKAgAAAAGUCgIAAAABlQoCAAAAAZYKAgAAAAGXCgEAAAABmAogAAAAAZkKQAAAAAGaCkAAAAABmwoBAAAAAZwKQAAAAAGdCkAAAAABngogAAAAAZ8KBAAAAAGgCgEAAAABoQpAAAAAAaIKAADbEgAgowoAANwSACCkCgAA3RIAIKUKQAAAAAGmCiAAAAABpwoAAN4SACCoCgIAAAABqQoCAAAAAaoKAQAAAAGrCgEAAAABrAoBAAAAAQIAAAAYACAzAACPFwAgAwAAABYAIDMAAI8XACA0AACTFwAgKgAAABYAIAcAALMSACALAAC1EgAgDAAAthIAICwAAJMXACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKQADcDgAhogoAAK8SACCjCgAAsBIAIKQKAACxEgAgpQpAANwOACGmCiAAkw8AIacKAACyEgAgqAoCAOMOACGpCgIA4w4AIaoKAQDdDgAhqwoBAN0OACGsCgEA3Q4AISgHAACzEgAgCwAAtRIAIAwAALYSACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKQADcDgAhogoAAK8SACCjCgAAsBIAIKQKAACxEgAgpQpAANwOACGmCiAAkw8AIacKAACyEgAgqAoCAOMOACGpCgIA4w4AIaoKAQDdDgAhqwoBAN0OACGsCgEA3Q4AIRUPAACdFQAgEAAAnhUAIBgAAKEVACAZAACkFQAgGgAApRUAIBsAAKYVACAdAACgFQAgHgAAnBUAIB8AAJ8VACAgAACiFQAgIQAAoxUAICYAAKgVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAbwKAQAAAAG9CkAAAAABvgpAAAAAAb8KAQAAAAECAAAAAQAgMwAAlBcAIASDCEAAAAABlAgBAAAAAakIAQAAAAGqCEAAAAABESyAAAAAAYMIQAAAAAGQCAEAAAABlAgBAAAAAZUIBAAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwhAAAAAAZwIAQAAAAGdCAEAAAABnggCAAAAAZ8IQAAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAEDAAAAWgAgMwAAlBcAIDQAAJoXACAXAAAAWgAgDwAAkxQAIBAAAJQUACAYAACXFAAgGQAAmhQAIBoAAJsUACAbAACcFAAgHQAAlhQAIB4AAJIUACAfAACVFAAgIAAAmBQAICEAAJkUACAmAACeFAAgLAAAmhcAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG8CgEA3Q4AIb0KQADRDgAhvgpAANwOACG_CgEA3Q4AIRUPAACTFAAgEAAAlBQAIBgAAJcUACAZAACaFAAgGgAAmxQAIBsAAJwUACAdAACWFAAgHgAAkhQAIB8AAJUUACAgAACYFAAgIQAAmRQAICYAAJ4UACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvAoBAN0OACG9CkAA0Q4AIb4KQADcDgAhvwoBAN0OACEPAwAAiw8AICQAAI0PACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQIAAACBAQAgMwAAmxcAIAMAAAB_ACAzAACbFwAgNAAAnxcAIBEAAAB_ACADAADvDgAgJAAA8Q4AICwAAJ8XACCDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ8DAADvDgAgJAAA8Q4AIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIa0IAQDbDgAhrggAAO4OACCvCAEA3Q4AIbAIQADcDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhDwMAAIsPACAjAACMDwAggwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAECAAAAgQEAIDMAAKAXACADAAAAfwAgMwAAoBcAIDQAAKQXACARAAAAfwAgAwAA7w4AICMAAPAOACAsAACkFwAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhrQgBANsOACGuCAAA7g4AIK8IAQDdDgAhsAhAANwOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACEPAwAA7w4AICMAAPAOACCDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ4NACQPbA0QbQ4YcxUZfBcafRgbfhkdchQeBgIfcRAgdR0hex4lggEgJo8BFgkDAAEFCAMGDAQILAYNABwPMA0QNA4ROA8dRRQBBAACAgQNAgcPBQQGEAQIFAYNAAwOGQcCBAACBxUFBQcABQodCAshCQwlCg0ACwEJAAcBCQAHAQkABwMKJgALJwAMKAADBikACCoADisAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE5DxM7ERQ_EgESABABEgAQAhFAABRBAAgDAAEERgINABsYShUZURcaVRgbWRkcYBoDAwABFQAUF0wWAgMAARZNFQIDAAEVABQCAwABFQAUAgNbARVcFAEVABQFGGEAGWIAGmMAG2QAHGUABgZmAAhnAA9oABBpABFqAB1rAAMDAAENAB8heR4CAwABIAAdASF6AAQDAAENACMjhgEhJIoBIgEiACABIgAgAiOLAQAkjAEADA-RAQAQkgEAGJUBABmXAQAamAEAG5kBAB2UAQAekAEAH5MBACGWAQAlmgEAJpsBAAAAAAMNACk5ACo6ACsAAAADDQApOQAqOgArAQMAAQEDAAEDDQAwOQAxOgAyAAAAAw0AMDkAMToAMgEEAAIBBAACBQ0ANzkAOjoAO1sAOFwAOQAAAAAABQ0ANzkAOjoAO1sAOFwAOQIE6gECB-sBBQIE8QECB_IBBQUNAEA5AEM6AERbAEFcAEIAAAAAAAUNAEA5AEM6AERbAEFcAEICBAACB4QCBQIEAAIHigIFBQ0ASTkATDoATVsASlwASwAAAAAABQ0ASTkATDoATVsASlwASwAAAAUNAFM5AFY6AFdbAFRcAFUAAAAAAAUNAFM5AFY6AFdbAFRcAFUAAAUNAFw5AF86AGBbAF1cAF4AAAAAAAUNAFw5AF86AGBbAF1cAF4BBwAFAQcABQUNAGU5AGg6AGlbAGZcAGcAAAAAAAUNAGU5AGg6AGlbAGZcAGcBCQAHAQkABwMNAG45AG86AHAAAAADDQBuOQBvOgBwAQkABwEJAAcDDQB1OQB2OgB3AAAAAw0AdTkAdjoAdwAAAAUNAH05AIABOgCBAVsAflwAfwAAAAAABQ0AfTkAgAE6AIEBWwB-XAB_AAAABQ0AhwE5AIoBOgCLAVsAiAFcAIkBAAAAAAAFDQCHATkAigE6AIsBWwCIAVwAiQECAwABBAACAgMAAQQAAgMNAJABOQCRAToAkgEAAAADDQCQATkAkQE6AJIBAgMAAQQAAgIDAAEEAAIFDQCXATkAmgE6AJsBWwCYAVwAmQEAAAAAAAUNAJcBOQCaAToAmwFbAJgBXACZAQAAAAMNAKEBOQCiAToAowEAAAADDQChATkAogE6AKMBAAAAAw0AqQE5AKoBOgCrAQAAAAMNAKkBOQCqAToAqwECAwABBJ8EAgIDAAEEpQQCAw0AsAE5ALEBOgCyAQAAAAMNALABOQCxAToAsgEBFQAUARUAFAMNALcBOQC4AToAuQEAAAADDQC3ATkAuAE6ALkBAgMAARUAFAIDAAEVABQDDQC-ATkAvwE6AMABAAAAAw0AvgE5AL8BOgDAAQIDAAEW4wQVAgMAARbpBBUFDQDFATkAyAE6AMkBWwDGAVwAxwEAAAAAAAUNAMUBOQDIAToAyQFbAMYBXADHAQAAAAUNAM8BOQDSAToA0wFbANABXADRAQAAAAAABQ0AzwE5ANIBOgDTAVsA0AFcANEBAAAAAw0A2QE5ANoBOgDbAQAAAAMNANkBOQDaAToA2wEAAAADDQDhATkA4gE6AOMBAAAAAw0A4QE5AOIBOgDjAQAAAAMNAOkBOQDqAToA6wEAAAADDQDpATkA6gE6AOsBAQMAAQEDAAEFDQDwATkA8wE6APQBWwDxAVwA8gEAAAAAAAUNAPABOQDzAToA9AFbAPEBXADyAQIDAAEgAB0CAwABIAAdAw0A-QE5APoBOgD7AQAAAAMNAPkBOQD6AToA-wECAwABFQAUAgMAARUAFAMNAIACOQCBAjoAggIAAAADDQCAAjkAgQI6AIICAgMAARUAFAIDAAEVABQDDQCHAjkAiAI6AIkCAAAAAw0AhwI5AIgCOgCJAgIDuQYBFboGFAIDwAYBFcEGFAUNAI4COQCRAjoAkgJbAI8CXACQAgAAAAAABQ0AjgI5AJECOgCSAlsAjwJcAJACAQMAAQEDAAEFDQCXAjkAmgI6AJsCWwCYAlwAmQIAAAAAAAUNAJcCOQCaAjoAmwJbAJgCXACZAgESABABEgAQAw0AoAI5AKECOgCiAgAAAAMNAKACOQChAjoAogICBAACEgAQAgQAAhIAEAUNAKcCOQCqAjoAqwJbAKgCXACpAgAAAAAABQ0ApwI5AKoCOgCrAlsAqAJcAKkCARIAEAESABADDQCwAjkAsQI6ALICAAAAAw0AsAI5ALECOgCyAgAAAAUNALgCOQC7AjoAvAJbALkCXAC6AgAAAAAABQ0AuAI5ALsCOgC8AlsAuQJcALoCAAAABQ0AwgI5AMUCOgDGAlsAwwJcAMQCAAAAAAAFDQDCAjkAxQI6AMYCWwDDAlwAxAIAAAAFDQDMAjkAzwI6ANACWwDNAlwAzgIAAAAAAAUNAMwCOQDPAjoA0AJbAM0CXADOAgEJAAcBCQAHBQ0A1QI5ANgCOgDZAlsA1gJcANcCAAAAAAAFDQDVAjkA2AI6ANkCWwDWAlwA1wIAAAAFDQDfAjkA4gI6AOMCWwDgAlwA4QIAAAAAAAUNAN8COQDiAjoA4wJbAOACXADhAgAAAAUNAOkCOQDsAjoA7QJbAOoCXADrAgAAAAAABQ0A6QI5AOwCOgDtAlsA6gJcAOsCAAAAAw0A8wI5APQCOgD1AgAAAAMNAPMCOQD0AjoA9QIAAAAFDQD7AjkA_gI6AP8CWwD8AlwA_QIAAAAAAAUNAPsCOQD-AjoA_wJbAPwCXAD9AgAAAAUNAIUDOQCIAzoAiQNbAIYDXACHAwAAAAAABQ0AhQM5AIgDOgCJA1sAhgNcAIcDAAAABQ0AjwM5AJIDOgCTA1sAkANcAJEDAAAAAAAFDQCPAzkAkgM6AJMDWwCQA1wAkQMAAAAFDQCZAzkAnAM6AJ0DWwCaA1wAmwMAAAAAAAUNAJkDOQCcAzoAnQNbAJoDXACbAwAAAAUNAKMDOQCmAzoApwNbAKQDXAClAwAAAAAABQ0AowM5AKYDOgCnA1sApANcAKUDAAAABQ0ArQM5ALADOgCxA1sArgNcAK8DAAAAAAAFDQCtAzkAsAM6ALEDWwCuA1wArwMAAAADDQC3AzkAuAM6ALkDAAAAAw0AtwM5ALgDOgC5AwAAAAUNAL8DOQDCAzoAwwNbAMADXADBAwAAAAAABQ0AvwM5AMIDOgDDA1sAwANcAMEDAAAABQ0AyQM5AMwDOgDNA1sAygNcAMsDAAAAAAAFDQDJAzkAzAM6AM0DWwDKA1wAywMAAAAFDQDTAzkA1gM6ANcDWwDUA1wA1QMAAAAAAAUNANMDOQDWAzoA1wNbANQDXADVAwAAAAUNAN0DOQDgAzoA4QNbAN4DXADfAwAAAAAABQ0A3QM5AOADOgDhA1sA3gNcAN8DAAAABQ0A5wM5AOoDOgDrA1sA6ANcAOkDAAAAAAAFDQDnAzkA6gM6AOsDWwDoA1wA6QMAAAAFDQDxAzkA9AM6APUDWwDyA1wA8wMAAAAAAAUNAPEDOQD0AzoA9QNbAPIDXADzAwAAAAUNAPsDOQD-AzoA_wNbAPwDXAD9AwAAAAAABQ0A-wM5AP4DOgD_A1sA_ANcAP0DAAAABQ0AhQQ5AIgEOgCJBFsAhgRcAIcEAAAAAAAFDQCFBDkAiAQ6AIkEWwCGBFwAhwQBAwABAQMAAQMNAI4EOQCPBDoAkAQAAAADDQCOBDkAjwQ6AJAEASIAIAEiACADDQCVBDkAlgQ6AJcEAAAAAw0AlQQ5AJYEOgCXBAEiACABIgAgBQ0AnAQ5AJ8EOgCgBFsAnQRcAJ4EAAAAAAAFDQCcBDkAnwQ6AKAEWwCdBFwAngQAAAADDQCmBDkApwQ6AKgEAAAAAw0ApgQ5AKcEOgCoBAAAAAUNAK4EOQCxBDoAsgRbAK8EXACwBAAAAAAABQ0ArgQ5ALEEOgCyBFsArwRcALAEAAAABQ0AuAQ5ALsEOgC8BFsAuQRcALoEAAAAAAAFDQC4BDkAuwQ6ALwEWwC5BFwAugQnAgEonAEBKZ4BASqfAQEroAEBLaIBAS6kASUvpQEmMKcBATGpASUyqgEnNasBATasAQE3rQElO7ABKDyxASw9sgECPrMBAj-0AQJAtQECQbYBAkK4AQJDugElRLsBLUW9AQJGvwElR8ABLkjBAQJJwgECSsMBJUvGAS9MxwEzTckBA07KAQNPzAEDUM0BA1HOAQNS0AEDU9IBJVTTATRV1QEDVtcBJVfYATVY2QEDWdoBA1rbASVd3gE2Xt8BPF_gAQRg4QEEYeIBBGLjAQRj5AEEZOYBBGXoASVm6QE9Z-0BBGjvASVp8AE-avMBBGv0AQRs9QElbfgBP275AUVv-gEGcPsBBnH8AQZy_QEGc_4BBnSAAgZ1ggIldoMCRneGAgZ4iAIleYkCR3qLAgZ7jAIGfI0CJX2QAkh-kQJOf5MCT4ABlAJPgQGXAk-CAZgCT4MBmQJPhAGbAk-FAZ0CJYYBngJQhwGgAk-IAaICJYkBowJRigGkAk-LAaUCT4wBpgIljQGpAlKOAaoCWI8BrAIFkAGtAgWRAa8CBZIBsAIFkwGxAgWUAbMCBZUBtQIllgG2AlmXAbgCBZgBugIlmQG7AlqaAbwCBZsBvQIFnAG-AiWdAcECW54BwgJhnwHDAgegAcQCB6EBxQIHogHGAgejAccCB6QByQIHpQHLAiWmAcwCYqcBzgIHqAHQAiWpAdECY6oB0gIHqwHTAgesAdQCJa0B1wJkrgHYAmqvAdkCCrAB2gIKsQHbAgqyAdwCCrMB3QIKtAHfAgq1AeECJbYB4gJrtwHkAgq4AeYCJbkB5wJsugHoAgq7AekCCrwB6gIlvQHtAm2-Ae4Ccb8B7wIJwAHwAgnBAfECCcIB8gIJwwHzAgnEAfUCCcUB9wIlxgH4AnLHAfoCCcgB_AIlyQH9AnPKAf4CCcsB_wIJzAGAAyXNAYMDdM4BhAN4zwGGA3nQAYcDedEBigN50gGLA3nTAYwDedQBjgN51QGQAyXWAZEDetcBkwN52AGVAyXZAZYDe9oBlwN52wGYA3ncAZkDJd0BnAN83gGdA4IB3wGfA4MB4AGgA4MB4QGjA4MB4gGkA4MB4wGlA4MB5AGnA4MB5QGpAyXmAaoDhAHnAawDgwHoAa4DJekBrwOFAeoBsAODAesBsQODAewBsgMl7QG1A4YB7gG2A4wB7wG3Aw3wAbgDDfEBuQMN8gG6Aw3zAbsDDfQBvQMN9QG_AyX2AcADjQH3AcIDDfgBxAMl-QHFA44B-gHGAw37AccDDfwByAMl_QHLA48B_gHMA5MB_wHNAw6AAs4DDoECzwMOggLQAw6DAtEDDoQC0wMOhQLVAyWGAtYDlAGHAtgDDogC2gMliQLbA5UBigLcAw6LAt0DDowC3gMljQLhA5YBjgLiA5wBjwLkA50BkALlA50BkQLoA50BkgLpA50BkwLqA50BlALsA50BlQLuAyWWAu8DngGXAvEDnQGYAvMDJZkC9AOfAZoC9QOdAZsC9gOdAZwC9wMlnQL6A6ABngL7A6QBnwL9A6UBoAL-A6UBoQKBBKUBogKCBKUBowKDBKUBpAKFBKUBpQKHBCWmAogEpgGnAooEpQGoAowEJakCjQSnAaoCjgSlAasCjwSlAawCkAQlrQKTBKgBrgKUBKwBrwKVBBSwApYEFLEClwQUsgKYBBSzApkEFLQCmwQUtQKdBCW2Ap4ErQG3AqEEFLgCowQluQKkBK4BugKmBBS7AqcEFLwCqAQlvQKrBK8BvgKsBLMBvwKtBBrAAq4EGsECrwQawgKwBBrDArEEGsQCswQaxQK1BCXGArYEtAHHArgEGsgCugQlyQK7BLUBygK8BBrLAr0EGswCvgQlzQLBBLYBzgLCBLoBzwLDBBXQAsQEFdECxQQV0gLGBBXTAscEFdQCyQQV1QLLBCXWAswEuwHXAs4EFdgC0AQl2QLRBLwB2gLSBBXbAtMEFdwC1AQl3QLXBL0B3gLYBMEB3wLZBBbgAtoEFuEC2wQW4gLcBBbjAt0EFuQC3wQW5QLhBCXmAuIEwgHnAuUEFugC5wQl6QLoBMMB6gLqBBbrAusEFuwC7AQl7QLvBMQB7gLwBMoB7wLyBMsB8ALzBMsB8QL2BMsB8gL3BMsB8wL4BMsB9AL6BMsB9QL8BCX2Av0EzAH3Av8EywH4AoEFJfkCggXNAfoCgwXLAfsChAXLAfwChQUl_QKIBc4B_gKJBdQB_wKLBdUBgAOMBdUBgQOPBdUBggOQBdUBgwORBdUBhAOTBdUBhQOVBSWGA5YF1gGHA5gF1QGIA5oFJYkDmwXXAYoDnAXVAYsDnQXVAYwDngUljQOhBdgBjgOiBdwBjwOkBd0BkAOlBd0BkQOoBd0BkgOpBd0BkwOqBd0BlAOsBd0BlQOuBSWWA68F3gGXA7EF3QGYA7MFJZkDtAXfAZoDtQXdAZsDtgXdAZwDtwUlnQO6BeABngO7BeQBnwO9BeUBoAO-BeUBoQPBBeUBogPCBeUBowPDBeUBpAPFBeUBpQPHBSWmA8gF5gGnA8oF5QGoA8wFJakDzQXnAaoDzgXlAasDzwXlAawD0AUlrQPTBegBrgPUBewBrwPWBR2wA9cFHbED2QUdsgPaBR2zA9sFHbQD3QUdtQPfBSW2A-AF7QG3A-IFHbgD5AUluQPlBe4BugPmBR27A-cFHbwD6AUlvQPrBe8BvgPsBfUBvwPtBR7AA-4FHsED7wUewgPwBR7DA_EFHsQD8wUexQP1BSXGA_YF9gHHA_gFHsgD-gUlyQP7BfcBygP8BR7LA_0FHswD_gUlzQOBBvgBzgOCBvwBzwODBhfQA4QGF9EDhQYX0gOGBhfTA4cGF9QDiQYX1QOLBiXWA4wG_QHXA44GF9gDkAYl2QORBv4B2gOSBhfbA5MGF9wDlAYl3QOXBv8B3gOYBoMC3wOZBhjgA5oGGOEDmwYY4gOcBhjjA50GGOQDnwYY5QOhBiXmA6IGhALnA6QGGOgDpgYl6QOnBoUC6gOoBhjrA6kGGOwDqgYl7QOtBoYC7gOuBooC7wOvBhnwA7AGGfEDsQYZ8gOyBhnzA7MGGfQDtQYZ9QO3BiX2A7gGiwL3A7wGGfgDvgYl-QO_BowC-gPCBhn7A8MGGfwDxAYl_QPHBo0C_gPIBpMC_wPJBhCABMoGEIEEywYQggTMBhCDBM0GEIQEzwYQhQTRBiWGBNIGlAKHBNQGEIgE1gYliQTXBpUCigTYBhCLBNkGEIwE2gYljQTdBpYCjgTeBpwCjwTgBhGQBOEGEZEE4wYRkgTkBhGTBOUGEZQE5wYRlQTpBiWWBOoGnQKXBOwGEZgE7gYlmQTvBp4CmgTwBhGbBPEGEZwE8gYlnQT1Bp8CngT2BqMCnwT3Bg-gBPgGD6EE-QYPogT6Bg-jBPsGD6QE_QYPpQT_BiWmBIAHpAKnBIIHD6gEhAclqQSFB6UCqgSGBw-rBIcHD6wEiAclrQSLB6YCrgSMB6wCrwSNBxKwBI4HErEEjwcSsgSQBxKzBJEHErQEkwcStQSVByW2BJYHrQK3BJgHErgEmgcluQSbB64CugScBxK7BJ0HErwEngclvQShB68CvgSiB7MCvwSkB7QCwASlB7QCwQSoB7QCwgSpB7QCwwSqB7QCxASsB7QCxQSuByXGBK8HtQLHBLEHtALIBLMHJckEtAe2AsoEtQe0AssEtge0AswEtwclzQS6B7cCzgS7B70CzwS9B74C0AS-B74C0QTBB74C0gTCB74C0wTDB74C1ATFB74C1QTHByXWBMgHvwLXBMoHvgLYBMwHJdkEzQfAAtoEzge-AtsEzwe-AtwE0Acl3QTTB8EC3gTUB8cC3wTWB8gC4ATXB8gC4QTaB8gC4gTbB8gC4wTcB8gC5ATeB8gC5QTgByXmBOEHyQLnBOMHyALoBOUHJekE5gfKAuoE5wfIAusE6AfIAuwE6Qcl7QTsB8sC7gTtB9EC7wTuBwjwBO8HCPEE8AcI8gTxBwjzBPIHCPQE9AcI9QT2ByX2BPcH0gL3BPkHCPgE-wcl-QT8B9MC-gT9Bwj7BP4HCPwE_wcl_QSCCNQC_gSDCNoC_wSFCNsCgAWGCNsCgQWJCNsCggWKCNsCgwWLCNsChAWNCNsChQWPCCWGBZAI3AKHBZII2wKIBZQIJYkFlQjdAooFlgjbAosFlwjbAowFmAgljQWbCN4CjgWcCOQCjwWeCOUCkAWfCOUCkQWiCOUCkgWjCOUCkwWkCOUClAWmCOUClQWoCCWWBakI5gKXBasI5QKYBa0IJZkFrgjnApoFrwjlApsFsAjlApwFsQglnQW0COgCngW1CO4CnwW3CO8CoAW4CO8CoQW7CO8CogW8CO8CowW9CO8CpAW_CO8CpQXBCCWmBcII8AKnBcQI7wKoBcYIJakFxwjxAqoFyAjvAqsFyQjvAqwFygglrQXNCPICrgXOCPYCrwXQCPcCsAXRCPcCsQXUCPcCsgXVCPcCswXWCPcCtAXYCPcCtQXaCCW2BdsI-AK3Bd0I9wK4Bd8IJbkF4Aj5AroF4Qj3ArsF4gj3ArwF4wglvQXmCPoCvgXnCIADvwXpCIEDwAXqCIEDwQXtCIEDwgXuCIEDwwXvCIEDxAXxCIEDxQXzCCXGBfQIggPHBfYIgQPIBfgIJckF-QiDA8oF-giBA8sF-wiBA8wF_AglzQX_CIQDzgWACYoDzwWCCYsD0AWDCYsD0QWGCYsD0gWHCYsD0wWICYsD1AWKCYsD1QWMCSXWBY0JjAPXBY8JiwPYBZEJJdkFkgmNA9oFkwmLA9sFlAmLA9wFlQkl3QWYCY4D3gWZCZQD3wWbCZUD4AWcCZUD4QWfCZUD4gWgCZUD4wWhCZUD5AWjCZUD5QWlCSXmBaYJlgPnBagJlQPoBaoJJekFqwmXA-oFrAmVA-sFrQmVA-wFrgkl7QWxCZgD7gWyCZ4D7wW0CZ8D8AW1CZ8D8QW4CZ8D8gW5CZ8D8wW6CZ8D9AW8CZ8D9QW-CSX2Bb8JoAP3BcEJnwP4BcMJJfkFxAmhA_oFxQmfA_sFxgmfA_wFxwkl_QXKCaID_gXLCagD_wXNCakDgAbOCakDgQbRCakDggbSCakDgwbTCakDhAbVCakDhQbXCSWGBtgJqgOHBtoJqQOIBtwJJYkG3QmrA4oG3gmpA4sG3wmpA4wG4AkljQbjCawDjgbkCbIDjwbmCbMDkAbnCbMDkQbqCbMDkgbrCbMDkwbsCbMDlAbuCbMDlQbwCSWWBvEJtAOXBvMJswOYBvUJJZkG9gm1A5oG9wmzA5sG-AmzA5wG-QklnQb8CbYDngb9CboDnwb_CbsDoAaACrsDoQaDCrsDogaECrsDowaFCrsDpAaHCrsDpQaJCiWmBooKvAOnBowKuwOoBo4KJakGjwq9A6oGkAq7A6sGkQq7A6wGkgolrQaVCr4DrgaWCsQDrwaYCsUDsAaZCsUDsQacCsUDsgadCsUDswaeCsUDtAagCsUDtQaiCiW2BqMKxgO3BqUKxQO4BqcKJbkGqArHA7oGqQrFA7sGqgrFA7wGqwolvQauCsgDvgavCs4DvwaxCs8DwAayCs8DwQa1Cs8Dwga2Cs8Dwwa3Cs8DxAa5Cs8DxQa7CiXGBrwK0APHBr4KzwPIBsAKJckGwQrRA8oGwgrPA8sGwwrPA8wGxAolzQbHCtIDzgbICtgDzwbKCtkD0AbLCtkD0QbOCtkD0gbPCtkD0wbQCtkD1AbSCtkD1QbUCiXWBtUK2gPXBtcK2QPYBtkKJdkG2grbA9oG2wrZA9sG3ArZA9wG3Qol3QbgCtwD3gbhCuID3wbjCuMD4AbkCuMD4QbnCuMD4gboCuMD4wbpCuMD5AbrCuMD5QbtCiXmBu4K5APnBvAK4wPoBvIKJekG8wrlA-oG9ArjA-sG9QrjA-wG9gol7Qb5CuYD7gb6CuwD7wb8Cu0D8Ab9Cu0D8QaAC-0D8gaBC-0D8waCC-0D9AaEC-0D9QaGCyX2BocL7gP3BokL7QP4BosLJfkGjAvvA_oGjQvtA_sGjgvtA_wGjwsl_QaSC_AD_gaTC_YD_waVC_cDgAeWC_cDgQeZC_cDggeaC_cDgwebC_cDhAedC_cDhQefCyWGB6AL-AOHB6IL9wOIB6QLJYkHpQv5A4oHpgv3A4sHpwv3A4wHqAsljQerC_oDjgesC4AEjweuC4EEkAevC4EEkQeyC4EEkgezC4EEkwe0C4EElAe2C4EElQe4CyWWB7kLggSXB7sLgQSYB70LJZkHvguDBJoHvwuBBJsHwAuBBJwHwQslnQfEC4QEngfFC4oEnwfGCyCgB8cLIKEHyAsgogfJCyCjB8oLIKQHzAsgpQfOCyWmB88LiwSnB9ELIKgH0wslqQfUC4wEqgfVCyCrB9YLIKwH1wslrQfaC40ErgfbC5EErwfcCyGwB90LIbEH3gshsgffCyGzB-ALIbQH4gshtQfkCyW2B-ULkgS3B-cLIbgH6QsluQfqC5MEugfrCyG7B-wLIbwH7QslvQfwC5QEvgfxC5gEvwfyCyLAB_MLIsEH9Asiwgf1CyLDB_YLIsQH-AsixQf6CyXGB_sLmQTHB_0LIsgH_wslyQeADJoEygeBDCLLB4IMIswHgwwlzQeGDJsEzgeHDKEEzweJDKIE0AeKDKIE0QeNDKIE0geODKIE0wePDKIE1AeRDKIE1QeTDCXWB5QMowTXB5YMogTYB5gMJdkHmQykBNoHmgyiBNsHmwyiBNwHnAwl3QefDKUE3gegDKkE3weiDKoE4AejDKoE4QemDKoE4genDKoE4weoDKoE5AeqDKoE5QesDCXmB60MqwTnB68MqgToB7EMJekHsgysBOoHswyqBOsHtAyqBOwHtQwl7Qe4DK0E7ge5DLME7we7DLQE8Ae8DLQE8Qe_DLQE8gfADLQE8wfBDLQE9AfDDLQE9QfFDCX2B8YMtQT3B8gMtAT4B8oMJfkHywy2BPoHzAy0BPsHzQy0BPwHzgwl_QfRDLcE_gfSDL0E"
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
  CellScalarFieldEnum: () => CellScalarFieldEnum,
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
  Cell: "Cell",
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
var CellScalarFieldEnum = {
  name: "name",
  url: "url",
  regions: "regions",
  isOwn: "isOwn",
  position: "position"
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
