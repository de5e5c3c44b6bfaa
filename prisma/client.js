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
  /// Placements that were there when it was planned, as the operator's command found them: it takes off these alone.
  evacuationPlacements    String[]  @default([]) @map("evacuation_placements") @db.Uuid
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"Cell":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"regions","kind":"scalar","type":"String"},{"name":"isOwn","kind":"scalar","type":"Boolean","dbName":"is_own"},{"name":"position","kind":"scalar","type":"Int"}],"dbName":"cells","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"evacuatesAt","kind":"scalar","type":"DateTime","dbName":"evacuates_at"},{"name":"evacuationPlannedAt","kind":"scalar","type":"DateTime","dbName":"evacuation_planned_at"},{"name":"evacuationRecreates","kind":"scalar","type":"Boolean","dbName":"evacuation_recreates"},{"name":"evacuationCreditSeconds","kind":"scalar","type":"BigInt","dbName":"evacuation_credit_seconds"},{"name":"evacuationReason","kind":"scalar","type":"String","dbName":"evacuation_reason"},{"name":"evacuationPlacements","kind":"scalar","type":"String","dbName":"evacuation_placements"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"stopReason","kind":"scalar","type":"String","dbName":"stop_reason"},{"name":"recreates","kind":"scalar","type":"Boolean"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"stoppedSince","kind":"scalar","type":"BigInt","dbName":"stopped_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"EvacuationCredit":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"seconds","kind":"scalar","type":"BigInt"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"creditedAt","kind":"scalar","type":"DateTime","dbName":"credited_at"}],"dbName":"evacuation_credits","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","Cell.findUnique","Cell.findUniqueOrThrow","Cell.findFirst","Cell.findFirstOrThrow","Cell.findMany","Cell.createOne","Cell.createMany","Cell.createManyAndReturn","Cell.updateOne","Cell.updateMany","Cell.updateManyAndReturn","Cell.upsertOne","Cell.deleteOne","Cell.deleteMany","Cell.groupBy","Cell.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","EvacuationCredit.findUnique","EvacuationCredit.findUniqueOrThrow","EvacuationCredit.findFirst","EvacuationCredit.findFirstOrThrow","EvacuationCredit.findMany","EvacuationCredit.createOne","EvacuationCredit.createMany","EvacuationCredit.createManyAndReturn","EvacuationCredit.updateOne","EvacuationCredit.updateMany","EvacuationCredit.updateManyAndReturn","EvacuationCredit.upsertOne","EvacuationCredit.deleteOne","EvacuationCredit.deleteMany","EvacuationCredit.groupBy","EvacuationCredit.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","seconds","creditedAt","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","stoppedSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","stopReason","recreates","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","evacuatesAt","evacuationPlannedAt","evacuationRecreates","evacuationCreditSeconds","evacuationReason","evacuationPlacements","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","isOwn","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "phe9BNAHGQ8AAJ4OACAQAACfDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIB0AAKEOACAeAACdDgAgHwAAoA4AICAAAKMOACAhAADhDQAgJQAApw4AICYAAKgOACD_BwAAnA4AMIAIAABaABCBCAAAnA4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhtQkBAO0MACH6CQEAAAABvQoBAO8MACG-CkAA3gwAIb8KQADuDAAhwAoBAO8MACEBAAAAAQAgFQMAAOANACAFAADKDgAgBgAA_g0AIAgAAP8NACAPAACeDgAgEAAAnw4AIBEAAJYOACAdAAChDgAg_wcAAMkOADCACAAAAwAQgQgAAMkOADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIQoDAAD_EAAgBQAAxhUAIAYAAJoTACAIAACbEwAgDwAArBUAIBAAAK0VACARAAC7FQAgHQAArxUAILoKAADXDgAgvAoAANcOACAXAwAA4A0AIAUAAMoOACAGAAD-DQAgCAAA_w0AIA8AAJ4OACAQAACfDgAgEQAAlg4AIB0AAKEOACD_BwAAyQ4AMIAIAAADABCBCAAAyQ4AMIMIQADeDAAhlAgBAAAAAasIAQCKDQAhtQkBAO0MACHlCQAAyA4AIPoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIcUKAADHDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACHDgAg_wcAAIYOADCACAAABwAQgQgAAIYOADCOCAEA7QwAIawIAQCKDQAhzQgEAN0MACGFCQQA3QwAIYYJBADdDAAhhwkEAN0MACG2CgQA3QwAIbcKAgCCDQAhuAoCAIINACEBAAAABwAgDgQAALIOACAHAADFDgAg_wcAAMYOADCACAAACQAQgQgAAMYOADCCCEAA7gwAIY4IAQDtDAAhlAgBAIoNACGsCAEAlg0AIccIAQDtDAAhgwkBAO8MACGxCgIAgg0AIbQKAQDtDAAhtQpAAN4MACEFBAAAuRMAIAcAAMIVACCCCAAA1w4AIKwIAADXDgAggwkAANcOACAOBAAAsg4AIAcAAMUOACD_BwAAxg4AMIAIAAAJABCBCAAAxg4AMIIIQADuDAAhjggBAO0MACGUCAEAAAABrAgBAJYNACHHCAEA7QwAIYMJAQDvDAAhsQoCAIINACG0CgEA7QwAIbUKQADeDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAA_g0AIAgAAP8NACAOAACADgAg_wcAAP0NADCACAAADgAQgQgAAP0NADCDCEAA3gwAIY4IAQDtDAAhuAgCAIINACHPCAEAig0AIfcIAgCCDQAhhgkCAIINACGbCQIAgg0AIY0KIACBDQAhrgoBAO0MACGvCgAA-wwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAIcOACAHAADFDgAg_wcAAMQOADCACAAAEQAQgQgAAMQOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhsgoBAO8MACGzCkAA7gwAIQUEAAC5EwAgBwAAwhUAIIMJAADXDgAgsgoAANcOACCzCgAA1w4AIA8EAACHDgAgBwAAxQ4AIP8HAADEDgAwgAgAABEAEIEIAADEDgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhsgoBAO8MACGzCkAA7gwAIQMAAAARACABAAASADACAAATACABAAAADgAgLQcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQDtDAAh_wgBAO0MACGDCQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYwJBADdDAAh-wkBAO0MACGNCiAAgQ0AIZEKAQDtDAAhkgoBAO8MACGTCgIAgg0AIZQKAgCCDQAhlQoCAIINACGWCgIAgg0AIZcKAQCWDQAhmAogAIENACGZCkAA7gwAIZoKQADuDAAhmwoBAO8MACGcCkAA7gwAIZ0KQADuDAAhngogAIENACGfCgQA3QwAIaAKAQDvDAAhoQoAAPsMACCiCkAA7gwAIaMKAAD7DAAgpAoAAPsMACClCgAA-wwAIKYKQADuDAAhpwogAIENACGoCgAA-wwAIKkKAgCCDQAhqgoCAIINACGrCgEA7wwAIawKAQCWDQAhrQoBAJYNACERBwAAwhUAIAoAAMMVACALAADEFQAgDAAAxRUAIJIKAADXDgAglwoAANcOACCZCgAA1w4AIJoKAADXDgAgmwoAANcOACCcCgAA1w4AIJ0KAADXDgAgoAoAANcOACCiCgAA1w4AIKYKAADXDgAgqwoAANcOACCsCgAA1w4AIK0KAADXDgAgLQcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQAAAAH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCgAA-wwAIKIKQADuDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAO4MACGnCiAAgQ0AIagKAAD7DAAgqQoCAIINACGqCgIAgg0AIasKAQDvDAAhrAoBAJYNACGtCgEAlg0AIQMAAAAWACABAAAXADACAAAYACAZCQAAuw4AIP8HAAC-DgAwgAgAABoAEIEIAAC-DgAwgwhAAN4MACGsCAEAig0AIdQIAQCKDQAh9wgCAIINACH-CAEAig0AIf8IAQDtDAAhgAkCAIINACGBCQQA3QwAIYIJAQDtDAAhgwkBAO0MACGECQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYgJAACXDQAgiQlAAO4MACGKCUAA7gwAIYsJQADuDAAhjAkEAN0MACGNCQQA3QwAIY4JAQDtDAAhBAkAAMEVACCJCQAA1w4AIIoJAADXDgAgiwkAANcOACAaCQAAuw4AIP8HAAC-DgAwgAgAABoAEIEIAAC-DgAwgwhAAN4MACGsCAEAig0AIdQIAQCKDQAh9wgCAIINACH-CAEAAAAB_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACHECgAAvQ4AIAMAAAAaACABAAAbADACAAAcACAJCQAAuw4AIP8HAAC8DgAwgAgAAB4AEIEIAAC8DgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAO0MACGPCkAA7gwAIQIJAADBFQAgjwoAANcOACAJCQAAuw4AIP8HAAC8DgAwgAgAAB4AEIEIAAC8DgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAAAAAY8KQADuDAAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAAC7DgAg_wcAALoOADCACAAAIgAQgQgAALoOADCdCCAAgQ0AIccIAQDtDAAh0AgBAO0MACGCCQEA7QwAIZMJAQDtDAAhkApAAN4MACEBCQAAwRUAIAsJAAC7DgAg_wcAALoOADCACAAAIgAQgQgAALoOADCdCCAAgQ0AIccIAQDtDAAh0AgBAO0MACGCCQEA7QwAIZMJAQDtDAAhkApAAN4MACHDCgAAuQ4AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAAOANACAEAACHDgAg_wcAALgOADCACAAALQAQgQgAALgOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhuQkAAPsMACC8CQEA7QwAIb0JAAD7DAAgvgkgAIENACHTCQABiw0AIdYJQADuDAAh-AkBAO8MACGACkAA7gwAIYcKAQCWDQAhiAoBAO8MACGJCkAA7gwAIQgDAAD_EAAgBAAAuRMAINYJAADXDgAg-AkAANcOACCACgAA1w4AIIcKAADXDgAgiAoAANcOACCJCgAA1w4AIBgDAADgDQAgBAAAhw4AIP8HAAC4DgAwgAgAAC0AEIEIAAC4DgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhuQkAAPsMACC8CQEA7QwAIb0JAAD7DAAgvgkgAIENACHTCQABAAAB1glAAO4MACH4CQEA7wwAIYAKQADuDAAhhwoBAJYNACGICgEA7wwAIYkKQADuDAAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAADgDQAgBAAAhw4AIP8HAAC3DgAwgAgAADEAEIEIAAC3DgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIcEIAQDtDAAhwggBAIoNACGzCQEAlg0AIbkJAAD7DAAg1AkBAO8MACHWCUAA7gwAIdwJAAGLDQAh_wkAAPsMACCACkAA7gwAIYEKAgDEDQAhggoCAMQNACGDCgEA7wwAIYQKAQDvDAAhhQoBAJYNACGGCgEAlg0AIQwDAAD_EAAgBAAAuRMAILMJAADXDgAg1AkAANcOACDWCQAA1w4AIIAKAADXDgAggQoAANcOACCCCgAA1w4AIIMKAADXDgAghAoAANcOACCFCgAA1w4AIIYKAADXDgAgGQMAAOANACAEAACHDgAg_wcAALcOADCACAAAMQAQgQgAALcOADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHBCAEA7QwAIcIIAQCKDQAhswkBAJYNACG5CQAA-wwAINQJAQDvDAAh1glAAO4MACHcCQABAAAB_wkAAPsMACCACkAA7gwAIYEKAgDEDQAhggoCAMQNACGDCgEA7wwAIYQKAQDvDAAhhQoBAJYNACGGCgEAlg0AIQMAAAAxACABAAAyADACAAAzACAZBAAAhw4AIBIAANcNACD_BwAAtg4AMIAIAAA1ABCBCAAAtg4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACGzCQEAig0AIbUJAQDtDAAhtgkBAO0MACG3CQEA7QwAIbgJAACXDQAguQkAAPsMACC6CQIAgg0AIbsJIACBDQAhvAkBAO0MACG9CQAA-wwAIL4JIACBDQAhvwkCAIINACECBAAAuRMAIBIAAJsQACAZBAAAhw4AIBIAANcNACD_BwAAtg4AMIAIAAA1ABCBCAAAtg4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbMJAQCKDQAhtQkBAO0MACG2CQEA7QwAIbcJAQDtDAAhuAkAAJcNACC5CQAA-wwAILoJAgCCDQAhuwkgAIENACG8CQEA7QwAIb0JAAD7DAAgvgkgAIENACG_CQIAgg0AIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAANcNACD_BwAA1g0AMIAIAAA6ABCBCAAA1g0AMI8IQADuDAAhnwhAAN4MACGzCQEAig0AIcAJAAD7DAAgwQkAAPsMACDCCQEA7wwAIQEAAAA6ACAHEgAA1w0AIP8HAAC1DgAwgAgAADwAEIEIAAC1DgAwqghAAN4MACGzCQEAig0AIbQJAAGLDQAhARIAAJsQACAIEgAA1w0AIP8HAAC1DgAwgAgAADwAEIEIAAC1DgAwqghAAN4MACGzCQEAig0AIbQJAAGLDQAhwgoAALQOACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAVAwAA4A0AIAQAALIOACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHAAAsw4AIP8HAACxDgAwgAgAAEIAEIEIAACxDgAwgwhAAN4MACGUCAEAig0AIZoIAQDvDAAhnQgBAO0MACGrCAEAig0AIawIAQCWDQAhtQkBAO0MACHDCQEA7wwAIfcJAQDtDAAh-AkBAO0MACH5CUAA7gwAIQsDAAD_EAAgBAAAuRMAIBgAALAVACAZAACyFQAgGgAAsxUAIBsAALQVACAcAADAFQAgmggAANcOACCsCAAA1w4AIMMJAADXDgAg-QkAANcOACAWAwAA4A0AIAQAALIOACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHAAAsw4AIP8HAACxDgAwgAgAAEIAEIEIAACxDgAwgwhAAN4MACGUCAEAAAABmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh5QkAALAOACD3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAADgDQAgFQAAmw4AIBcAAK8OACD_BwAArg4AMIAIAABHABCBCAAArg4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIc8JAQCKDQAh1glAAO4MACHcCQABiw0AIfUJQADuDAAhBQMAAP8QACAVAAC-FQAgFwAAvxUAINYJAADXDgAg9QkAANcOACAQAwAA4A0AIBUAAJsOACAXAACvDgAg_wcAAK4OADCACAAARwAQgQgAAK4OADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIc8JAQCKDQAh1glAAO4MACHcCQABAAAB9QlAAO4MACEDAAAARwAgAQAASAAwAgAASQAgDQMAAOANACAWAACLDgAg_wcAAIoOADCACAAASwAQgQgAAIoOADCDCEAA3gwAIZQIAQCKDQAhnggCAIINACGhCEAA3gwAIakIAQDvDAAhqwgBAIoNACHzCQEAlg0AIfQJAACeDQAgAQAAAEsAIAEAAABHACANAwAA4A0AIBUAAJsOACD_BwAArQ4AMIAIAABOABCBCAAArQ4AMKoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh1wkAAYsNACHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACEDAwAA_xAAIBUAAL4VACDaCQAA1w4AIA0DAADgDQAgFQAAmw4AIP8HAACtDgAwgAgAAE4AEIEIAACtDgAwqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHXCQABAAAB2AkBAO0MACHZCQEA7QwAIdoJQADuDAAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAADgDQAgFQAAmw4AIP8HAACsDgAwgAgAAFIAEIEIAACsDgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh0gkAAYsNACHTCQABiw0AIdQJAQDvDAAh1QlAAO4MACHWCUAA7gwAIQUDAAD_EAAgFQAAvhUAINQJAADXDgAg1QkAANcOACDWCQAA1w4AIBADAADgDQAgFQAAmw4AIP8HAACsDgAwgAgAAFIAEIEIAACsDgAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHSCQABAAAB0wkAAYsNACHUCQEA7wwAIdUJQADuDAAh1glAAO4MACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAKoOACAEAQDvDAAhFQAAqw4AIP8HAACpDgAwgAgAAFYAEIEIAACpDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABiw0AIcwJAAGLDQAhzQkBAO8MACHOCQEA7wwAIc8JAQCWDQAh0AkCAIINACHRCUAA7gwAIQkDAAD_EAAgBAAA1w4AIBUAAL4VACCrCAAA1w4AIKwIAADXDgAgzQkAANcOACDOCQAA1w4AIM8JAADXDgAg0QkAANcOACAUAwAAqg4AIAQBAO8MACEVAACrDgAg_wcAAKkOADCACAAAVgAQgQgAAKkOADCDCEAA3gwAIZQIAQAAAAGdCAEA7QwAIaoIQADeDAAhqwgBAJYNACGsCAEAlg0AIckIAQDtDAAhywkAAQAAAcwJAAEAAAHNCQEA7wwAIc4JAQDvDAAhzwkBAJYNACHQCQIAgg0AIdEJQADuDAAhAwAAAFYAIAEAAFcAMAIAAFgAIBkPAACeDgAgEAAAnw4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAdAAChDgAgHgAAnQ4AIB8AAKAOACAgAACjDgAgIQAA4Q0AICUAAKcOACAmAACoDgAg_wcAAJwOADCACAAAWgAQgQgAAJwOADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACG1CQEA7QwAIfoJAQDtDAAhvQoBAO8MACG-CkAA3gwAIb8KQADuDAAhwAoBAO8MACEBAAAAWgAgAQAAAEIAIAsVAACbDgAg_wcAAJoOADCACAAAXQAQgQgAAJoOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGrCAEAig0AIc8JAQCKDQAh6QkBAO0MACH2CQEA7QwAIQEVAAC-FQAgDBUAAJsOACD_BwAAmg4AMIAIAABdABCBCAAAmg4AMIMIQADeDAAhjggBAO0MACGUCAEAAAABqwgBAIoNACHPCQEAig0AIekJAQDtDAAh9gkBAO0MACHBCgAAmQ4AIAMAAABdACABAABeADACAABfACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAF0AIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAOANACARAACWDgAgEwAAlw4AIBQAAJgOACD_BwAAlQ4AMIAIAABuABCBCAAAlQ4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACEHAwAA_xAAIBEAALsVACATAAC8FQAgFAAAvRUAIMUJAADXDgAgxgkAANcOACDHCQAA1w4AIBkDAADgDQAgEQAAlg4AIBMAAJcOACAUAACYDgAg_wcAAJUOADCACAAAbgAQgQgAAJUOADCDCEAA3gwAIZQIAQAAAAGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACHlCQAAlA4AIAMAAABuACABAABvADACAABwACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAADgDQAgIQAA4Q0AIP8HAADfDQAwgAgAAHQAEIEIAADfDQAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACHDCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIOIJAgCCDQAh4wkBAO8MACHkCUAA7gwAIQEAAAB0ACAVAwAA4A0AICAAAJMOACD_BwAAkg4AMIAIAAB2ABCBCAAAkg4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIcMJAQDvDAAh1glAAO4MACHaCUAA7gwAIdsJAQCKDQAh3AkAAYsNACHdCQEA7QwAId4JAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAgCAMAAP8QACAgAACxFQAgwwkAANcOACDWCQAA1w4AINoJAADXDgAg3gkAANcOACDfCQAA1w4AIOAJAADXDgAgFQMAAOANACAgAACTDgAg_wcAAJIOADCACAAAdgAQgQgAAJIOADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIcMJAQDvDAAh1glAAO4MACHaCUAA7gwAIdsJAQCKDQAh3AkAAQAAAd0JAQDtDAAh3gkBAO8MACHfCQEA7wwAIeAJAQDvDAAh4QkAAPsMACADAAAAdgAgAQAAdwAwAgAAeAAgAQAAAHYAIAMAAAB2ACABAAB3ADACAAB4ACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAA4A0AICMAAJAOACAkAACRDgAg_wcAAI8OADCACAAAfwAQgQgAAI8OADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACGtCAEA7QwAIa4IAAD7DAAgrwgBAO8MACGwCEAA7gwAIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIQYDAAD_EAAgIwAAuRUAICQAALoVACCsCAAA1w4AIK8IAADXDgAgsAgAANcOACATAwAA4A0AICMAAJAOACAkAACRDgAg_wcAAI8OADCACAAAfwAQgQgAAI8OADCDCEAA3gwAIY4IAQDtDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhAwAAAH8AIAEAAIABADACAACBAQAgCSIAAI0OACD_BwAAjg4AMIAIAACDAQAQgQgAAI4OADCDCEAA3gwAIZQIAQCKDQAhlggBAIoNACGpCAEA7QwAIaoIQADuDAAhAiIAALgVACCqCAAA1w4AIAkiAACNDgAg_wcAAI4OADCACAAAgwEAEIEIAACODgAwgwhAAN4MACGUCAEAAAABlggBAIoNACGpCAEA7QwAIaoIQADuDAAhAwAAAIMBACABAACEAQAwAgAAhQEAIBYiAACNDgAgLAAAlw0AIP8HAACMDgAwgAgAAIcBABCBCAAAjA4AMIMIQADeDAAhkAgBAO8MACGUCAEAig0AIZUIBADdDAAhlggBAIoNACGXCAEAig0AIZgIAQDtDAAhmQgBAO0MACGaCAEA7QwAIZsIQADeDAAhnAgBAJYNACGdCAEA7QwAIZ4IAgCCDQAhnwhAAO4MACGgCEAA7gwAIaEIQADeDAAhoghAAO4MACEGIgAAuBUAIJAIAADXDgAgnAgAANcOACCfCAAA1w4AIKAIAADXDgAgoggAANcOACAWIgAAjQ4AICwAAJcNACD_BwAAjA4AMIAIAACHAQAQgQgAAIwOADCDCEAA3gwAIZAIAQDvDAAhlAgBAAAAAZUIBADdDAAhlggBAIoNACGXCAEAig0AIZgIAQDtDAAhmQgBAO0MACGaCAEA7QwAIZsIQADeDAAhnAgBAJYNACGdCAEA7QwAIZ4IAgCCDQAhnwhAAO4MACGgCEAA7gwAIaEIQADeDAAhoghAAO4MACEDAAAAhwEAIAEAAIgBADACAACJAQAgAQAAAIMBACABAAAAhwEAIAUDAAD_EAAgFgAAtxUAIKkIAADXDgAg8wkAANcOACD0CQAA1w4AIA0DAADgDQAgFgAAiw4AIP8HAACKDgAwgAgAAEsAEIEIAACKDgAwgwhAAN4MACGUCAEAAAABnggCAIINACGhCEAA3gwAIakIAQDvDAAhqwgBAIoNACHzCQEAAAAB9AkAAJ4NACADAAAASwAgAQAAjQEAMAIAAI4BACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAbgAgAQAAAEIAIAEAAABHACABAAAAdgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAH8AIAEAAABLACABAAAAAQAgEA8AAKwVACAQAACtFQAgGAAAsBUAIBkAALIVACAaAACzFQAgGwAAtBUAIB0AAK8VACAeAACrFQAgHwAArhUAICAAALEVACAhAACAEQAgJQAAtRUAICYAALYVACC9CgAA1w4AIL8KAADXDgAgwAoAANcOACADAAAAWgAgAQAAnQEAMAIAAAEAIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACAWDwAAnxUAIBAAAKAVACAYAACjFQAgGQAAphUAIBoAAKcVACAbAACoFQAgHQAAohUAIB4AAJ4VACAfAAChFQAgIAAApBUAICEAAKUVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQEsAAChAQAgCYMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQEsAACjAQAwASwAAKMBADAWDwAAlRQAIBAAAJYUACAYAACZFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIQIAAAABACAsAACmAQAgCYMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIQIAAABaACAsAACoAQAgAgAAAFoAICwAAKgBACADAAAAAQAgMwAAoQEAIDQAAKYBACABAAAAAQAgAQAAAFoAIAYNAACRFAAgOQAAkxQAIDoAAJIUACC9CgAA1w4AIL8KAADXDgAgwAoAANcOACAM_wcAAIkOADCACAAArwEAEIEIAACJDgAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhtQkBAOIMACH6CQEA4gwAIb0KAQDkDAAhvgpAANUMACG_CkAA4wwAIcAKAQDkDAAhAwAAAFoAIAEAAK4BADA4AACvAQAgAwAAAFoAIAEAAJ0BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACJFAAgBQAAihQAIAYAAIsUACAIAACMFAAgDwAAjRQAIBAAAI4UACARAACPFAAgHQAAkBQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbkKIAAAAAG6CkAAAAABuwpAAAAAAbwKQAAAAAEBLAAAtwEAIAqDCEAAAAABlAgBAAAAAasIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG5CiAAAAABugpAAAAAAbsKQAAAAAG8CkAAAAABASwAALkBADABLAAAuQEAMBIDAAC9EwAgBQAAvhMAIAYAAL8TACAIAADAEwAgDwAAwRMAIBAAAMITACARAADDEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhAgAAAAUAICwAALwBACAKgwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACECAAAAAwAgLAAAvgEAIAIAAAADACAsAAC-AQAgAwAAAAUAIDMAALcBACA0AAC8AQAgAQAAAAUAIAEAAAADACAFDQAAuhMAIDkAALwTACA6AAC7EwAgugoAANcOACC8CgAA1w4AIA3_BwAAiA4AMIAIAADFAQAQgQgAAIgOADCDCEAA1QwAIZQIAQDxDAAhqwgBAPEMACG1CQEA4gwAIfoJAQDiDAAh-wkBAOIMACG5CiAA_QwAIboKQADjDAAhuwpAANUMACG8CkAA4wwAIQMAAAADACABAADEAQAwOAAAxQEAIAMAAAADACABAAAEADACAAAFACANBAAAhw4AIP8HAACGDgAwgAgAAAcAEIEIAACGDgAwjggBAAAAAawIAQAAAAHNCAQA3QwAIYUJBADdDAAhhgkEAN0MACGHCQQA3QwAIbYKBADdDAAhtwoCAIINACG4CgIAgg0AIQEAAADIAQAgAQAAAMgBACABBAAAuRMAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAoEAAC4EwAgjggBAAAAAawIAQAAAAHNCAQAAAABhQkEAAAAAYYJBAAAAAGHCQQAAAABtgoEAAAAAbcKAgAAAAG4CgIAAAABASwAAM8BACAJjggBAAAAAawIAQAAAAHNCAQAAAABhQkEAAAAAYYJBAAAAAGHCQQAAAABtgoEAAAAAbcKAgAAAAG4CgIAAAABASwAANEBADABLAAA0QEAMAoEAAC3EwAgjggBANsOACGsCAEA2w4AIc0IBADQDgAhhQkEANAOACGGCQQA0A4AIYcJBADQDgAhtgoEANAOACG3CgIA4w4AIbgKAgDjDgAhAgAAAMgBACAsAADUAQAgCY4IAQDbDgAhrAgBANsOACHNCAQA0A4AIYUJBADQDgAhhgkEANAOACGHCQQA0A4AIbYKBADQDgAhtwoCAOMOACG4CgIA4w4AIQIAAAAHACAsAADWAQAgAgAAAAcAICwAANYBACADAAAAyAEAIDMAAM8BACA0AADUAQAgAQAAAMgBACABAAAABwAgBQ0AALITACA5AAC1EwAgOgAAtBMAIFsAALMTACBcAAC2EwAgDP8HAACFDgAwgAgAAN0BABCBCAAAhQ4AMI4IAQDiDAAhrAgBAPEMACHNCAQA1AwAIYUJBADUDAAhhgkEANQMACGHCQQA1AwAIbYKBADUDAAhtwoCAPQMACG4CgIA9AwAIQMAAAAHACABAADcAQAwOAAA3QEAIAMAAAAHACABAADLAQAwAgAAyAEAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCwQAAJUTACAHAACxEwAggghAAAAAAY4IAQAAAAGUCAEAAAABrAgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABASwAAOUBACAJgghAAAAAAY4IAQAAAAGUCAEAAAABrAgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABASwAAOcBADABLAAA5wEAMAEAAAADACABAAAADgAgCwQAAJMTACAHAACwEwAggghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIYMJAQDdDgAhsQoCAOMOACG0CgEA2w4AIbUKQADRDgAhAgAAAAsAICwAAOwBACAJgghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIYMJAQDdDgAhsQoCAOMOACG0CgEA2w4AIbUKQADRDgAhAgAAAAkAICwAAO4BACACAAAACQAgLAAA7gEAIAEAAAADACABAAAADgAgAwAAAAsAIDMAAOUBACA0AADsAQAgAQAAAAsAIAEAAAAJACAIDQAAqxMAIDkAAK4TACA6AACtEwAgWwAArBMAIFwAAK8TACCCCAAA1w4AIKwIAADXDgAggwkAANcOACAM_wcAAIQOADCACAAA9wEAEIEIAACEDgAwgghAAOMMACGOCAEA4gwAIZQIAQDxDAAhrAgBAPMMACHHCAEA4gwAIYMJAQDkDAAhsQoCAPQMACG0CgEA4gwAIbUKQADVDAAhAwAAAAkAIAEAAPYBADA4AAD3AQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDAQAAIcTACAHAACqEwAggwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAawIAQAAAAHHCAEAAAABgwkBAAAAAbEKAgAAAAGyCgEAAAABswpAAAAAAQEsAAD_AQAgCoMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABxwgBAAAAAYMJAQAAAAGxCgIAAAABsgoBAAAAAbMKQAAAAAEBLAAAgQIAMAEsAACBAgAwAQAAAA4AIAwEAACFEwAgBwAAqRMAIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBANsOACHHCAEA2w4AIYMJAQDdDgAhsQoCAOMOACGyCgEA3Q4AIbMKQADcDgAhAgAAABMAICwAAIUCACAKgwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGsCAEA2w4AIccIAQDbDgAhgwkBAN0OACGxCgIA4w4AIbIKAQDdDgAhswpAANwOACECAAAAEQAgLAAAhwIAIAIAAAARACAsAACHAgAgAQAAAA4AIAMAAAATACAzAAD_AQAgNAAAhQIAIAEAAAATACABAAAAEQAgCA0AAKQTACA5AACnEwAgOgAAphMAIFsAAKUTACBcAACoEwAggwkAANcOACCyCgAA1w4AILMKAADXDgAgDf8HAACDDgAwgAgAAI8CABCBCAAAgw4AMIMIQADVDAAhjggBAOIMACGUCAEA8QwAIZ0IAQDiDAAhrAgBAPEMACHHCAEA4gwAIYMJAQDkDAAhsQoCAPQMACGyCgEA5AwAIbMKQADjDAAhAwAAABEAIAEAAI4CADA4AACPAgAgAwAAABEAIAEAABIAMAIAABMAIAj_BwAAgg4AMIAIAACVAgAQgQgAAIIOADCOCAEAAAABrQgBAAAAAbgIAgCCDQAhrwoAAPsMACCwCiAAgQ0AIQEAAACSAgAgAQAAAJICACAI_wcAAIIOADCACAAAlQIAEIEIAACCDgAwjggBAO0MACGtCAEA7QwAIbgIAgCCDQAhrwoAAPsMACCwCiAAgQ0AIQADAAAAlQIAIAEAAJYCADACAACSAgAgAwAAAJUCACABAACWAgAwAgAAkgIAIAMAAACVAgAgAQAAlgIAMAIAAJICACAFjggBAAAAAa0IAQAAAAG4CAIAAAABrwoAAKMTACCwCiAAAAABASwAAJoCACAFjggBAAAAAa0IAQAAAAG4CAIAAAABrwoAAKMTACCwCiAAAAABASwAAJwCADABLAAAnAIAMAWOCAEA2w4AIa0IAQDbDgAhuAgCAOMOACGvCgAAohMAILAKIACTDwAhAgAAAJICACAsAACfAgAgBY4IAQDbDgAhrQgBANsOACG4CAIA4w4AIa8KAACiEwAgsAogAJMPACECAAAAlQIAICwAAKECACACAAAAlQIAICwAAKECACADAAAAkgIAIDMAAJoCACA0AACfAgAgAQAAAJICACABAAAAlQIAIAUNAACdEwAgOQAAoBMAIDoAAJ8TACBbAACeEwAgXAAAoRMAIAj_BwAAgQ4AMIAIAACoAgAQgQgAAIEOADCOCAEA4gwAIa0IAQDiDAAhuAgCAPQMACGvCgAA-wwAILAKIAD9DAAhAwAAAJUCACABAACnAgAwOAAAqAIAIAMAAACVAgAgAQAAlgIAMAIAAJICACAQBgAA_g0AIAgAAP8NACAOAACADgAg_wcAAP0NADCACAAADgAQgQgAAP0NADCDCEAA3gwAIY4IAQAAAAG4CAIAgg0AIc8IAQCKDQAh9wgCAIINACGGCQIAgg0AIZsJAgCCDQAhjQogAIENACGuCgEA7QwAIa8KAAD7DAAgAQAAAKsCACABAAAAqwIAIAMGAACaEwAgCAAAmxMAIA4AAJwTACADAAAADgAgAQAArgIAMAIAAKsCACADAAAADgAgAQAArgIAMAIAAKsCACADAAAADgAgAQAArgIAMAIAAKsCACANBgAAlxMAIAgAAJgTACAOAACZEwAggwhAAAAAAY4IAQAAAAG4CAIAAAABzwgBAAAAAfcIAgAAAAGGCQIAAAABmwkCAAAAAY0KIAAAAAGuCgEAAAABrwoAAJYTACABLAAAsgIAIAqDCEAAAAABjggBAAAAAbgIAgAAAAHPCAEAAAAB9wgCAAAAAYYJAgAAAAGbCQIAAAABjQogAAAAAa4KAQAAAAGvCgAAlhMAIAEsAAC0AgAwASwAALQCADANBgAA6xIAIAgAAOwSACAOAADtEgAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa4KAQDbDgAhrwoAAOoSACACAAAAqwIAICwAALcCACAKgwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa4KAQDbDgAhrwoAAOoSACACAAAADgAgLAAAuQIAIAIAAAAOACAsAAC5AgAgAwAAAKsCACAzAACyAgAgNAAAtwIAIAEAAACrAgAgAQAAAA4AIAUNAADlEgAgOQAA6BIAIDoAAOcSACBbAADmEgAgXAAA6RIAIA3_BwAA_A0AMIAIAADAAgAQgQgAAPwNADCDCEAA1QwAIY4IAQDiDAAhuAgCAPQMACHPCAEA8QwAIfcIAgD0DAAhhgkCAPQMACGbCQIA9AwAIY0KIAD9DAAhrgoBAOIMACGvCgAA-wwAIAMAAAAOACABAAC_AgAwOAAAwAIAIAMAAAAOACABAACuAgAwAgAAqwIAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgKgcAAOESACAKAADiEgAgCwAA4xIAIAwAAOQSACCOCAEAAAAB_wgBAAAAAYMJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGMCQQAAAAB-wkBAAAAAY0KIAAAAAGRCgEAAAABkgoBAAAAAZMKAgAAAAGUCgIAAAABlQoCAAAAAZYKAgAAAAGXCgEAAAABmAogAAAAAZkKQAAAAAGaCkAAAAABmwoBAAAAAZwKQAAAAAGdCkAAAAABngogAAAAAZ8KBAAAAAGgCgEAAAABoQoAANwSACCiCkAAAAABowoAAN0SACCkCgAA3hIAIKUKAADfEgAgpgpAAAAAAacKIAAAAAGoCgAA4BIAIKkKAgAAAAGqCgIAAAABqwoBAAAAAawKAQAAAAGtCgEAAAABASwAAMgCACAmjggBAAAAAf8IAQAAAAGDCQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKAADcEgAgogpAAAAAAaMKAADdEgAgpAoAAN4SACClCgAA3xIAIKYKQAAAAAGnCiAAAAABqAoAAOASACCpCgIAAAABqgoCAAAAAasKAQAAAAGsCgEAAAABrQoBAAAAAQEsAADKAgAwASwAAMoCADAqBwAAtBIAIAoAALUSACALAAC2EgAgDAAAtxIAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQoAAK8SACCiCkAA3A4AIaMKAACwEgAgpAoAALESACClCgAAshIAIKYKQADcDgAhpwogAJMPACGoCgAAsxIAIKkKAgDjDgAhqgoCAOMOACGrCgEA3Q4AIawKAQDdDgAhrQoBAN0OACECAAAAGAAgLAAAzQIAICaOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKAACvEgAgogpAANwOACGjCgAAsBIAIKQKAACxEgAgpQoAALISACCmCkAA3A4AIacKIACTDwAhqAoAALMSACCpCgIA4w4AIaoKAgDjDgAhqwoBAN0OACGsCgEA3Q4AIa0KAQDdDgAhAgAAABYAICwAAM8CACACAAAAFgAgLAAAzwIAIAMAAAAYACAzAADIAgAgNAAAzQIAIAEAAAAYACABAAAAFgAgEg0AAKoSACA5AACtEgAgOgAArBIAIFsAAKsSACBcAACuEgAgkgoAANcOACCXCgAA1w4AIJkKAADXDgAgmgoAANcOACCbCgAA1w4AIJwKAADXDgAgnQoAANcOACCgCgAA1w4AIKIKAADXDgAgpgoAANcOACCrCgAA1w4AIKwKAADXDgAgrQoAANcOACAp_wcAAPsNADCACAAA1gIAEIEIAAD7DQAwjggBAOIMACH_CAEA4gwAIYMJAQDiDAAhhQkCAPQMACGGCQIA9AwAIYcJAgD0DAAhjAkEANQMACH7CQEA4gwAIY0KIAD9DAAhkQoBAOIMACGSCgEA5AwAIZMKAgD0DAAhlAoCAPQMACGVCgIA9AwAIZYKAgD0DAAhlwoBAPMMACGYCiAA_QwAIZkKQADjDAAhmgpAAOMMACGbCgEA5AwAIZwKQADjDAAhnQpAAOMMACGeCiAA_QwAIZ8KBADUDAAhoAoBAOQMACGhCgAA-wwAIKIKQADjDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAOMMACGnCiAA_QwAIagKAAD7DAAgqQoCAPQMACGqCgIA9AwAIasKAQDkDAAhrAoBAPMMACGtCgEA8wwAIQMAAAAWACABAADVAgAwOAAA1gIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAACpEgAgnQggAAAAAccIAQAAAAHQCAEAAAABggkBAAAAAZMJAQAAAAGQCkAAAAABASwAAN4CACAGnQggAAAAAccIAQAAAAHQCAEAAAABggkBAAAAAZMJAQAAAAGQCkAAAAABASwAAOACADABLAAA4AIAMAcJAACoEgAgnQggAJMPACHHCAEA2w4AIdAIAQDbDgAhggkBANsOACGTCQEA2w4AIZAKQADRDgAhAgAAACQAICwAAOMCACAGnQggAJMPACHHCAEA2w4AIdAIAQDbDgAhggkBANsOACGTCQEA2w4AIZAKQADRDgAhAgAAACIAICwAAOUCACACAAAAIgAgLAAA5QIAIAMAAAAkACAzAADeAgAgNAAA4wIAIAEAAAAkACABAAAAIgAgAw0AAKUSACA5AACnEgAgOgAAphIAIAn_BwAA-g0AMIAIAADsAgAQgQgAAPoNADCdCCAA_QwAIccIAQDiDAAh0AgBAOIMACGCCQEA4gwAIZMJAQDiDAAhkApAANUMACEDAAAAIgAgAQAA6wIAMDgAAOwCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAApBIAIIMIQAAAAAGCCQEAAAAB6QkBAAAAAfYJAQAAAAGPCkAAAAABASwAAPQCACAFgwhAAAAAAYIJAQAAAAHpCQEAAAAB9gkBAAAAAY8KQAAAAAEBLAAA9gIAMAEsAAD2AgAwBgkAAKMSACCDCEAA0Q4AIYIJAQDbDgAh6QkBANsOACH2CQEA2w4AIY8KQADcDgAhAgAAACAAICwAAPkCACAFgwhAANEOACGCCQEA2w4AIekJAQDbDgAh9gkBANsOACGPCkAA3A4AIQIAAAAeACAsAAD7AgAgAgAAAB4AICwAAPsCACADAAAAIAAgMwAA9AIAIDQAAPkCACABAAAAIAAgAQAAAB4AIAQNAACgEgAgOQAAohIAIDoAAKESACCPCgAA1w4AIAj_BwAA-Q0AMIAIAACCAwAQgQgAAPkNADCDCEAA1QwAIYIJAQDiDAAh6QkBAOIMACH2CQEA4gwAIY8KQADjDAAhAwAAAB4AIAEAAIEDADA4AACCAwAgAwAAAB4AIAEAAB8AMAIAACAAIAn_BwAA-A0AMIAIAACIAwAQgQgAAPgNADDUCAEAig0AIdUIAQDvDAAh_ggBAAAAAYIJAQDtDAAhjQkEAMMNACGOCkAA3gwAIQEAAACFAwAgAQAAAIUDACAJ_wcAAPgNADCACAAAiAMAEIEIAAD4DQAw1AgBAIoNACHVCAEA7wwAIf4IAQCKDQAhggkBAO0MACGNCQQAww0AIY4KQADeDAAhAtUIAADXDgAgjQkAANcOACADAAAAiAMAIAEAAIkDADACAACFAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAMAAACIAwAgAQAAiQMAMAIAAIUDACAG1AgBAAAAAdUIAQAAAAH-CAEAAAABggkBAAAAAY0JBAAAAAGOCkAAAAABASwAAI0DACAG1AgBAAAAAdUIAQAAAAH-CAEAAAABggkBAAAAAY0JBAAAAAGOCkAAAAABASwAAI8DADABLAAAjwMAMAbUCAEA2w4AIdUIAQDdDgAh_ggBANsOACGCCQEA2w4AIY0JBADnDwAhjgpAANEOACECAAAAhQMAICwAAJIDACAG1AgBANsOACHVCAEA3Q4AIf4IAQDbDgAhggkBANsOACGNCQQA5w8AIY4KQADRDgAhAgAAAIgDACAsAACUAwAgAgAAAIgDACAsAACUAwAgAwAAAIUDACAzAACNAwAgNAAAkgMAIAEAAACFAwAgAQAAAIgDACAHDQAAmxIAIDkAAJ4SACA6AACdEgAgWwAAnBIAIFwAAJ8SACDVCAAA1w4AII0JAADXDgAgCf8HAAD3DQAwgAgAAJsDABCBCAAA9w0AMNQIAQDxDAAh1QgBAOQMACH-CAEA8QwAIYIJAQDiDAAhjQkEALwNACGOCkAA1QwAIQMAAACIAwAgAQAAmgMAMDgAAJsDACADAAAAiAMAIAEAAIkDADACAACFAwAgDP8HAAD2DQAwgAgAAKEDABCBCAAA9g0AMIMIQADeDAAhjggBAAAAAc8IAQCKDQAhkQkBAO0MACGbCQIAgg0AIYoKAACXDQAgiwoBAO8MACGMCgQAww0AIY0KIACBDQAhAQAAAJ4DACABAAAAngMAIAz_BwAA9g0AMIAIAAChAwAQgQgAAPYNADCDCEAA3gwAIY4IAQDtDAAhzwgBAIoNACGRCQEA7QwAIZsJAgCCDQAhigoAAJcNACCLCgEA7wwAIYwKBADDDQAhjQogAIENACECiwoAANcOACCMCgAA1w4AIAMAAAChAwAgAQAAogMAMAIAAJ4DACADAAAAoQMAIAEAAKIDADACAACeAwAgAwAAAKEDACABAACiAwAwAgAAngMAIAmDCEAAAAABjggBAAAAAc8IAQAAAAGRCQEAAAABmwkCAAAAAYoKgAAAAAGLCgEAAAABjAoEAAAAAY0KIAAAAAEBLAAApgMAIAmDCEAAAAABjggBAAAAAc8IAQAAAAGRCQEAAAABmwkCAAAAAYoKgAAAAAGLCgEAAAABjAoEAAAAAY0KIAAAAAEBLAAAqAMAMAEsAACoAwAwCYMIQADRDgAhjggBANsOACHPCAEA2w4AIZEJAQDbDgAhmwkCAOMOACGKCoAAAAABiwoBAN0OACGMCgQA5w8AIY0KIACTDwAhAgAAAJ4DACAsAACrAwAgCYMIQADRDgAhjggBANsOACHPCAEA2w4AIZEJAQDbDgAhmwkCAOMOACGKCoAAAAABiwoBAN0OACGMCgQA5w8AIY0KIACTDwAhAgAAAKEDACAsAACtAwAgAgAAAKEDACAsAACtAwAgAwAAAJ4DACAzAACmAwAgNAAAqwMAIAEAAACeAwAgAQAAAKEDACAHDQAAlhIAIDkAAJkSACA6AACYEgAgWwAAlxIAIFwAAJoSACCLCgAA1w4AIIwKAADXDgAgDP8HAAD1DQAwgAgAALQDABCBCAAA9Q0AMIMIQADVDAAhjggBAOIMACHPCAEA8QwAIZEJAQDiDAAhmwkCAPQMACGKCgAA8gwAIIsKAQDkDAAhjAoEALwNACGNCiAA_QwAIQMAAAChAwAgAQAAswMAMDgAALQDACADAAAAoQMAIAEAAKIDADACAACeAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAAlBIAIAQAAJUSACCDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbkJAACSEgAgvAkBAAAAAb0JAACTEgAgvgkgAAAAAdMJAAEAAAHWCUAAAAAB-AkBAAAAAYAKQAAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAEBLAAAvAMAIBODCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbkJAACSEgAgvAkBAAAAAb0JAACTEgAgvgkgAAAAAdMJAAEAAAHWCUAAAAAB-AkBAAAAAYAKQAAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAEBLAAAvgMAMAEsAAC-AwAwFQMAAJASACAEAACREgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIawIAQDbDgAhsQgBANsOACGyCAEA2w4AIbkJAACOEgAgvAkBANsOACG9CQAAjxIAIL4JIACTDwAh0wkAAZ4PACHWCUAA3A4AIfgJAQDdDgAhgApAANwOACGHCgEA3Q4AIYgKAQDdDgAhiQpAANwOACECAAAALwAgLAAAwQMAIBODCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIQIAAAAtACAsAADDAwAgAgAAAC0AICwAAMMDACADAAAALwAgMwAAvAMAIDQAAMEDACABAAAALwAgAQAAAC0AIAkNAACLEgAgOQAAjRIAIDoAAIwSACDWCQAA1w4AIPgJAADXDgAggAoAANcOACCHCgAA1w4AIIgKAADXDgAgiQoAANcOACAW_wcAAPQNADCACAAAygMAEIEIAAD0DQAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIawIAQDxDAAhsQgBAOIMACGyCAEA4gwAIbkJAAD7DAAgvAkBAOIMACG9CQAA-wwAIL4JIAD9DAAh0wkAAYYNACHWCUAA4wwAIfgJAQDkDAAhgApAAOMMACGHCgEA8wwAIYgKAQDkDAAhiQpAAOMMACEDAAAALQAgAQAAyQMAMDgAAMoDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAiRIAIAQAAIoSACCDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABrAgBAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABASwAANIDACAUgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAHBCAEAAAABwggBAAAAAbMJAQAAAAG5CQAAhxIAINQJAQAAAAHWCUAAAAAB3AkAAQAAAf8JAACIEgAggApAAAAAAYEKAgAAAAGCCgIAAAABgwoBAAAAAYQKAQAAAAGFCgEAAAABhgoBAAAAAQEsAADUAwAwASwAANQDADAWAwAAhRIAIAQAAIYSACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIawIAQDbDgAhwQgBANsOACHCCAEA2w4AIbMJAQDdDgAhuQkAAIMSACDUCQEA3Q4AIdYJQADcDgAh3AkAAZ4PACH_CQAAhBIAIIAKQADcDgAhgQoCAOgPACGCCgIA6A8AIYMKAQDdDgAhhAoBAN0OACGFCgEA3Q4AIYYKAQDdDgAhAgAAADMAICwAANcDACAUgwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGsCAEA2w4AIcEIAQDbDgAhwggBANsOACGzCQEA3Q4AIbkJAACDEgAg1AkBAN0OACHWCUAA3A4AIdwJAAGeDwAh_wkAAIQSACCACkAA3A4AIYEKAgDoDwAhggoCAOgPACGDCgEA3Q4AIYQKAQDdDgAhhQoBAN0OACGGCgEA3Q4AIQIAAAAxACAsAADZAwAgAgAAADEAICwAANkDACADAAAAMwAgMwAA0gMAIDQAANcDACABAAAAMwAgAQAAADEAIA8NAAD-EQAgOQAAgRIAIDoAAIASACBbAAD_EQAgXAAAghIAILMJAADXDgAg1AkAANcOACDWCQAA1w4AIIAKAADXDgAggQoAANcOACCCCgAA1w4AIIMKAADXDgAghAoAANcOACCFCgAA1w4AIIYKAADXDgAgF_8HAADzDQAwgAgAAOADABCBCAAA8w0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhrAgBAPEMACHBCAEA4gwAIcIIAQDxDAAhswkBAPMMACG5CQAA-wwAINQJAQDkDAAh1glAAOMMACHcCQABhg0AIf8JAAD7DAAggApAAOMMACGBCgIAvQ0AIYIKAgC9DQAhgwoBAOQMACGECgEA5AwAIYUKAQDzDAAhhgoBAPMMACEDAAAAMQAgAQAA3wMAMDgAAOADACADAAAAMQAgAQAAMgAwAgAAMwAgBf8HAADyDQAwgAgAAOYDABCBCAAA8g0AMKoIQADeDAAh_gkAAQAAAQEAAADjAwAgAQAAAOMDACAF_wcAAPINADCACAAA5gMAEIEIAADyDQAwqghAAN4MACH-CQABiw0AIQADAAAA5gMAIAEAAOcDADACAADjAwAgAwAAAOYDACABAADnAwAwAgAA4wMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACACqghAAAAAAf4JAAEAAAEBLAAA6wMAIAKqCEAAAAAB_gkAAQAAAQEsAADtAwAwASwAAO0DADACqghAANEOACH-CQABng8AIQIAAADjAwAgLAAA8AMAIAKqCEAA0Q4AIf4JAAGeDwAhAgAAAOYDACAsAADyAwAgAgAAAOYDACAsAADyAwAgAwAAAOMDACAzAADrAwAgNAAA8AMAIAEAAADjAwAgAQAAAOYDACADDQAA-xEAIDkAAP0RACA6AAD8EQAgBf8HAADxDQAwgAgAAPkDABCBCAAA8Q0AMKoIQADVDAAh_gkAAYYNACEDAAAA5gMAIAEAAPgDADA4AAD5AwAgAwAAAOYDACABAADnAwAwAgAA4wMAIA3_BwAA8A0AMIAIAAD_AwAQgQgAAPANADCDCEAA3gwAIZQIAQAAAAGqCEAA3gwAIasIAQCWDQAhtQkBAO0MACHXCQABAAAB-gkBAO0MACH7CQEA7QwAIfwJQADuDAAh_QkAAJ4NACABAAAA_AMAIAEAAAD8AwAgDf8HAADwDQAwgAgAAP8DABCBCAAA8A0AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCWDQAhtQkBAO0MACHXCQABiw0AIfoJAQDtDAAh-wkBAO0MACH8CUAA7gwAIf0JAACeDQAgA6sIAADXDgAg_AkAANcOACD9CQAA1w4AIAMAAAD_AwAgAQAAgAQAMAIAAPwDACADAAAA_wMAIAEAAIAEADACAAD8AwAgAwAAAP8DACABAACABAAwAgAA_AMAIAqDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABtQkBAAAAAdcJAAEAAAH6CQEAAAAB-wkBAAAAAfwJQAAAAAH9CYAAAAABASwAAIQEACAKgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbUJAQAAAAHXCQABAAAB-gkBAAAAAfsJAQAAAAH8CUAAAAAB_QmAAAAAAQEsAACGBAAwASwAAIYEADAKgwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBAN0OACG1CQEA2w4AIdcJAAGeDwAh-gkBANsOACH7CQEA2w4AIfwJQADcDgAh_QmAAAAAAQIAAAD8AwAgLAAAiQQAIAqDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA3Q4AIbUJAQDbDgAh1wkAAZ4PACH6CQEA2w4AIfsJAQDbDgAh_AlAANwOACH9CYAAAAABAgAAAP8DACAsAACLBAAgAgAAAP8DACAsAACLBAAgAwAAAPwDACAzAACEBAAgNAAAiQQAIAEAAAD8AwAgAQAAAP8DACAGDQAA-BEAIDkAAPoRACA6AAD5EQAgqwgAANcOACD8CQAA1w4AIP0JAADXDgAgDf8HAADvDQAwgAgAAJIEABCBCAAA7w0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDzDAAhtQkBAOIMACHXCQABhg0AIfoJAQDiDAAh-wkBAOIMACH8CUAA4wwAIf0JAACbDQAgAwAAAP8DACABAACRBAAwOAAAkgQAIAMAAAD_AwAgAQAAgAQAMAIAAPwDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBIDAADxEQAgBAAA8hEAIBgAAPMRACAZAAD0EQAgGgAA9REAIBsAAPYRACAcAAD3EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEBLAAAmgQAIAuDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQEsAACcBAAwASwAAJwEADABAAAAAwAgEgMAAK4RACAEAACvEQAgGAAAsBEAIBkAALERACAaAACyEQAgGwAAsxEAIBwAALQRACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhAgAAAEQAICwAAKAEACALgwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQIAAABCACAsAACiBAAgAgAAAEIAICwAAKIEACABAAAAAwAgAwAAAEQAIDMAAJoEACA0AACgBAAgAQAAAEQAIAEAAABCACAHDQAAqxEAIDkAAK0RACA6AACsEQAgmggAANcOACCsCAAA1w4AIMMJAADXDgAg-QkAANcOACAO_wcAAO4NADCACAAAqgQAEIEIAADuDQAwgwhAANUMACGUCAEA8QwAIZoIAQDkDAAhnQgBAOIMACGrCAEA8QwAIawIAQDzDAAhtQkBAOIMACHDCQEA5AwAIfcJAQDiDAAh-AkBAOIMACH5CUAA4wwAIQMAAABCACABAACpBAAwOAAAqgQAIAMAAABCACABAABDADACAABEACABAAAAXwAgAQAAAF8AIAMAAABdACABAABeADACAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAgVAACqEQAggwhAAAAAAY4IAQAAAAGUCAEAAAABqwgBAAAAAc8JAQAAAAHpCQEAAAAB9gkBAAAAAQEsAACyBAAgB4MIQAAAAAGOCAEAAAABlAgBAAAAAasIAQAAAAHPCQEAAAAB6QkBAAAAAfYJAQAAAAEBLAAAtAQAMAEsAAC0BAAwCBUAAKkRACCDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGrCAEA2w4AIc8JAQDbDgAh6QkBANsOACH2CQEA2w4AIQIAAABfACAsAAC3BAAgB4MIQADRDgAhjggBANsOACGUCAEA2w4AIasIAQDbDgAhzwkBANsOACHpCQEA2w4AIfYJAQDbDgAhAgAAAF0AICwAALkEACACAAAAXQAgLAAAuQQAIAMAAABfACAzAACyBAAgNAAAtwQAIAEAAABfACABAAAAXQAgAw0AAKYRACA5AACoEQAgOgAApxEAIAr_BwAA7Q0AMIAIAADABAAQgQgAAO0NADCDCEAA1QwAIY4IAQDiDAAhlAgBAPEMACGrCAEA8QwAIc8JAQDxDAAh6QkBAOIMACH2CQEA4gwAIQMAAABdACABAAC_BAAwOAAAwAQAIAMAAABdACABAABeADACAABfACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAACjEQAgFQAApBEAIBcAAKURACCDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABASwAAMgEACAKgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABzwkBAAAAAdYJQAAAAAHcCQABAAAB9QlAAAAAAQEsAADKBAAwASwAAMoEADANAwAAmxEAIBUAAJwRACAXAACdEQAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhzwkBANsOACHWCUAA3A4AIdwJAAGeDwAh9QlAANwOACECAAAASQAgLAAAzQQAIAqDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACHPCQEA2w4AIdYJQADcDgAh3AkAAZ4PACH1CUAA3A4AIQIAAABHACAsAADPBAAgAgAAAEcAICwAAM8EACADAAAASQAgMwAAyAQAIDQAAM0EACABAAAASQAgAQAAAEcAIAUNAACYEQAgOQAAmhEAIDoAAJkRACDWCQAA1w4AIPUJAADXDgAgDf8HAADsDQAwgAgAANYEABCBCAAA7A0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhsQgBAOIMACGyCAEA4gwAIc8JAQDxDAAh1glAAOMMACHcCQABhg0AIfUJQADjDAAhAwAAAEcAIAEAANUEADA4AADWBAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACOAQAgAQAAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACAKAwAAlhEAIBYAAJcRACCDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAasIAQAAAAHzCQEAAAAB9AmAAAAAAQEsAADeBAAgCIMIQAAAAAGUCAEAAAABnggCAAAAAaEIQAAAAAGpCAEAAAABqwgBAAAAAfMJAQAAAAH0CYAAAAABASwAAOAEADABLAAA4AQAMAEAAABHACAKAwAAlBEAIBYAAJURACCDCEAA0Q4AIZQIAQDbDgAhnggCAOMOACGhCEAA0Q4AIakIAQDdDgAhqwgBANsOACHzCQEA3Q4AIfQJgAAAAAECAAAAjgEAICwAAOQEACAIgwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIasIAQDbDgAh8wkBAN0OACH0CYAAAAABAgAAAEsAICwAAOYEACACAAAASwAgLAAA5gQAIAEAAABHACADAAAAjgEAIDMAAN4EACA0AADkBAAgAQAAAI4BACABAAAASwAgCA0AAI8RACA5AACSEQAgOgAAkREAIFsAAJARACBcAACTEQAgqQgAANcOACDzCQAA1w4AIPQJAADXDgAgC_8HAADrDQAwgAgAAO4EABCBCAAA6w0AMIMIQADVDAAhlAgBAPEMACGeCAIA9AwAIaEIQADVDAAhqQgBAOQMACGrCAEA8QwAIfMJAQDzDAAh9AkAAJsNACADAAAASwAgAQAA7QQAMDgAAO4EACADAAAASwAgAQAAjQEAMAIAAI4BACAG_wcAAOoNADCACAAA9AQAEIEIAADqDQAw8AkBAAAAAfEJAgCCDQAh8gkEAMMNACEBAAAA8QQAIAEAAADxBAAgBv8HAADqDQAwgAgAAPQEABCBCAAA6g0AMPAJAQDtDAAh8QkCAIINACHyCQQAww0AIQHyCQAA1w4AIAMAAAD0BAAgAQAA9QQAMAIAAPEEACADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAPwCQEAAAAB8QkCAAAAAfIJBAAAAAEBLAAA-QQAIAPwCQEAAAAB8QkCAAAAAfIJBAAAAAEBLAAA-wQAMAEsAAD7BAAwA_AJAQDbDgAh8QkCAOMOACHyCQQA5w8AIQIAAADxBAAgLAAA_gQAIAPwCQEA2w4AIfEJAgDjDgAh8gkEAOcPACECAAAA9AQAICwAAIAFACACAAAA9AQAICwAAIAFACADAAAA8QQAIDMAAPkEACA0AAD-BAAgAQAAAPEEACABAAAA9AQAIAYNAACKEQAgOQAAjREAIDoAAIwRACBbAACLEQAgXAAAjhEAIPIJAADXDgAgBv8HAADpDQAwgAgAAIcFABCBCAAA6Q0AMPAJAQDiDAAh8QkCAPQMACHyCQQAvA0AIQMAAAD0BAAgAQAAhgUAMDgAAIcFACADAAAA9AQAIAEAAPUEADACAADxBAAgCv8HAADnDQAwgAgAAI0FABCBCAAA5w0AMIMIQADeDAAhlAgBAAAAAakIAQDtDAAh7AkBAO0MACHtCQABiw0AIe4JAAGLDQAh7wkAAOgNACABAAAAigUAIAEAAACKBQAgCf8HAADnDQAwgAgAAI0FABCBCAAA5w0AMIMIQADeDAAhlAgBAIoNACGpCAEA7QwAIewJAQDtDAAh7QkAAYsNACHuCQABiw0AIQADAAAAjQUAIAEAAI4FADACAACKBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAMAAACNBQAgAQAAjgUAMAIAAIoFACAGgwhAAAAAAZQIAQAAAAGpCAEAAAAB7AkBAAAAAe0JAAEAAAHuCQABAAABASwAAJIFACAGgwhAAAAAAZQIAQAAAAGpCAEAAAAB7AkBAAAAAe0JAAEAAAHuCQABAAABASwAAJQFADABLAAAlAUAMAaDCEAA0Q4AIZQIAQDbDgAhqQgBANsOACHsCQEA2w4AIe0JAAGeDwAh7gkAAZ4PACECAAAAigUAICwAAJcFACAGgwhAANEOACGUCAEA2w4AIakIAQDbDgAh7AkBANsOACHtCQABng8AIe4JAAGeDwAhAgAAAI0FACAsAACZBQAgAgAAAI0FACAsAACZBQAgAwAAAIoFACAzAACSBQAgNAAAlwUAIAEAAACKBQAgAQAAAI0FACADDQAAhxEAIDkAAIkRACA6AACIEQAgCf8HAADmDQAwgAgAAKAFABCBCAAA5g0AMIMIQADVDAAhlAgBAPEMACGpCAEA4gwAIewJAQDiDAAh7QkAAYYNACHuCQABhg0AIQMAAACNBQAgAQAAnwUAMDgAAKAFACADAAAAjQUAIAEAAI4FADACAACKBQAgB_8HAADlDQAwgAgAAKYFABCBCAAA5Q0AMIMIQADeDAAhlAgBAAAAAb0IAQDtDAAh6wkBAO0MACEBAAAAowUAIAEAAACjBQAgB_8HAADlDQAwgAgAAKYFABCBCAAA5Q0AMIMIQADeDAAhlAgBAIoNACG9CAEA7QwAIesJAQDtDAAhAAMAAACmBQAgAQAApwUAMAIAAKMFACADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIASDCEAAAAABlAgBAAAAAb0IAQAAAAHrCQEAAAABASwAAKsFACAEgwhAAAAAAZQIAQAAAAG9CAEAAAAB6wkBAAAAAQEsAACtBQAwASwAAK0FADAEgwhAANEOACGUCAEA2w4AIb0IAQDbDgAh6wkBANsOACECAAAAowUAICwAALAFACAEgwhAANEOACGUCAEA2w4AIb0IAQDbDgAh6wkBANsOACECAAAApgUAICwAALIFACACAAAApgUAICwAALIFACADAAAAowUAIDMAAKsFACA0AACwBQAgAQAAAKMFACABAAAApgUAIAMNAACEEQAgOQAAhhEAIDoAAIURACAH_wcAAOQNADCACAAAuQUAEIEIAADkDQAwgwhAANUMACGUCAEA8QwAIb0IAQDiDAAh6wkBAOIMACEDAAAApgUAIAEAALgFADA4AAC5BQAgAwAAAKYFACABAACnBQAwAgAAowUAIAj_BwAA4w0AMIAIAAC_BQAQgQgAAOMNADCDCEAA3gwAIZQIAQAAAAGpCAEA7QwAIekJAQAAAAHqCQEA7wwAIQEAAAC8BQAgAQAAALwFACAI_wcAAOMNADCACAAAvwUAEIEIAADjDQAwgwhAAN4MACGUCAEAig0AIakIAQDtDAAh6QkBAO0MACHqCQEA7wwAIQHqCQAA1w4AIAMAAAC_BQAgAQAAwAUAMAIAALwFACADAAAAvwUAIAEAAMAFADACAAC8BQAgAwAAAL8FACABAADABQAwAgAAvAUAIAWDCEAAAAABlAgBAAAAAakIAQAAAAHpCQEAAAAB6gkBAAAAAQEsAADEBQAgBYMIQAAAAAGUCAEAAAABqQgBAAAAAekJAQAAAAHqCQEAAAABASwAAMYFADABLAAAxgUAMAWDCEAA0Q4AIZQIAQDbDgAhqQgBANsOACHpCQEA2w4AIeoJAQDdDgAhAgAAALwFACAsAADJBQAgBYMIQADRDgAhlAgBANsOACGpCAEA2w4AIekJAQDbDgAh6gkBAN0OACECAAAAvwUAICwAAMsFACACAAAAvwUAICwAAMsFACADAAAAvAUAIDMAAMQFACA0AADJBQAgAQAAALwFACABAAAAvwUAIAQNAACBEQAgOQAAgxEAIDoAAIIRACDqCQAA1w4AIAj_BwAA4g0AMIAIAADSBQAQgQgAAOINADCDCEAA1QwAIZQIAQDxDAAhqQgBAOIMACHpCQEA4gwAIeoJAQDkDAAhAwAAAL8FACABAADRBQAwOAAA0gUAIAMAAAC_BQAgAQAAwAUAMAIAALwFACARAwAA4A0AICEAAOENACD_BwAA3w0AMIAIAAB0ABCBCAAA3w0AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAAAAAcMJAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAg4gkCAIINACHjCQEA7wwAIeQJQADuDAAh5QkAAN4NACABAAAA1QUAIAEAAADVBQAgBwMAAP8QACAhAACAEQAgwwkAANcOACDfCQAA1w4AIOAJAADXDgAg4wkAANcOACDkCQAA1w4AIAMAAAB0ACABAADYBQAwAgAA1QUAIAMAAAB0ACABAADYBQAwAgAA1QUAIAMAAAB0ACABAADYBQAwAgAA1QUAIA0DAAD9EAAgIQAA_hAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAHDCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA_BAAIOIJAgAAAAHjCQEAAAAB5AlAAAAAAQEsAADcBQAgC4MIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAHDCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA_BAAIOIJAgAAAAHjCQEAAAAB5AlAAAAAAQEsAADeBQAwASwAAN4FADANAwAA7hAAICEAAO8QACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIcMJAQDdDgAh3wkBAN0OACHgCQEA3Q4AIeEJAADtEAAg4gkCAOMOACHjCQEA3Q4AIeQJQADcDgAhAgAAANUFACAsAADhBQAgC4MIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhwwkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAO0QACDiCQIA4w4AIeMJAQDdDgAh5AlAANwOACECAAAAdAAgLAAA4wUAIAIAAAB0ACAsAADjBQAgAwAAANUFACAzAADcBQAgNAAA4QUAIAEAAADVBQAgAQAAAHQAIAoNAADoEAAgOQAA6xAAIDoAAOoQACBbAADpEAAgXAAA7BAAIMMJAADXDgAg3wkAANcOACDgCQAA1w4AIOMJAADXDgAg5AkAANcOACAO_wcAAN0NADCACAAA6gUAEIEIAADdDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqwgBAPEMACHDCQEA5AwAId8JAQDkDAAh4AkBAOQMACHhCQAA-wwAIOIJAgD0DAAh4wkBAOQMACHkCUAA4wwAIQMAAAB0ACABAADpBQAwOAAA6gUAIAMAAAB0ACABAADYBQAwAgAA1QUAIAEAAAB4ACABAAAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgEgMAAOYQACAgAADnEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB2wkBAAAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAOUQACABLAAA8gUAIBCDCEAAAAABlAgBAAAAAaoIQAAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHbCQEAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAEsAAD0BQAwASwAAPQFADASAwAA4xAAICAAAOQQACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHbCQEA2w4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIAIAAAB4ACAsAAD3BQAgEIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIcMJAQDdDgAh1glAANwOACHaCUAA3A4AIdsJAQDbDgAh3AkAAZ4PACHdCQEA2w4AId4JAQDdDgAh3wkBAN0OACHgCQEA3Q4AIeEJAADiEAAgAgAAAHYAICwAAPkFACACAAAAdgAgLAAA-QUAIAMAAAB4ACAzAADyBQAgNAAA9wUAIAEAAAB4ACABAAAAdgAgCQ0AAN8QACA5AADhEAAgOgAA4BAAIMMJAADXDgAg1gkAANcOACDaCQAA1w4AIN4JAADXDgAg3wkAANcOACDgCQAA1w4AIBP_BwAA3A0AMIAIAACABgAQgQgAANwNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIbEIAQDiDAAhsggBAOIMACHDCQEA5AwAIdYJQADjDAAh2glAAOMMACHbCQEA8QwAIdwJAAGGDQAh3QkBAOIMACHeCQEA5AwAId8JAQDkDAAh4AkBAOQMACHhCQAA-wwAIAMAAAB2ACABAAD_BQAwOAAAgAYAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAADdEAAgFQAA3hAAIKoIQAAAAAGrCAEAAAABrAgBAAAAAc8JAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABASwAAIgGACAIqghAAAAAAasIAQAAAAGsCAEAAAABzwkBAAAAAdcJAAEAAAHYCQEAAAAB2QkBAAAAAdoJQAAAAAEBLAAAigYAMAEsAACKBgAwCgMAANsQACAVAADcEAAgqghAANEOACGrCAEA2w4AIawIAQDbDgAhzwkBANsOACHXCQABng8AIdgJAQDbDgAh2QkBANsOACHaCUAA3A4AIQIAAABQACAsAACNBgAgCKoIQADRDgAhqwgBANsOACGsCAEA2w4AIc8JAQDbDgAh1wkAAZ4PACHYCQEA2w4AIdkJAQDbDgAh2glAANwOACECAAAATgAgLAAAjwYAIAIAAABOACAsAACPBgAgAwAAAFAAIDMAAIgGACA0AACNBgAgAQAAAFAAIAEAAABOACAEDQAA2BAAIDkAANoQACA6AADZEAAg2gkAANcOACAL_wcAANsNADCACAAAlgYAEIEIAADbDQAwqghAANUMACGrCAEA8QwAIawIAQDxDAAhzwkBAPEMACHXCQABhg0AIdgJAQDiDAAh2QkBAOIMACHaCUAA4wwAIQMAAABOACABAACVBgAwOAAAlgYAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAADWEAAgFQAA1xAAIIMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABASwAAJ4GACALgwhAAAAAAZQIAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAHPCQEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAEBLAAAoAYAMAEsAACgBgAwDQMAANQQACAVAADVEAAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhqwgBANsOACGsCAEA2w4AIc8JAQDbDgAh0gkAAZ4PACHTCQABng8AIdQJAQDdDgAh1QlAANwOACHWCUAA3A4AIQIAAABUACAsAACjBgAgC4MIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhrAgBANsOACHPCQEA2w4AIdIJAAGeDwAh0wkAAZ4PACHUCQEA3Q4AIdUJQADcDgAh1glAANwOACECAAAAUgAgLAAApQYAIAIAAABSACAsAAClBgAgAwAAAFQAIDMAAJ4GACA0AACjBgAgAQAAAFQAIAEAAABSACAGDQAA0RAAIDkAANMQACA6AADSEAAg1AkAANcOACDVCQAA1w4AINYJAADXDgAgDv8HAADaDQAwgAgAAKwGABCBCAAA2g0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhrAgBAPEMACHPCQEA8QwAIdIJAAGGDQAh0wkAAYYNACHUCQEA5AwAIdUJQADjDAAh1glAAOMMACEDAAAAUgAgAQAAqwYAMDgAAKwGACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAzxAAIAQBAAAAARUAANAQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGqCEAAAAABqwgBAAAAAawIAQAAAAHJCAEAAAABywkAAQAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAc8JAQAAAAHQCQIAAAAB0QlAAAAAAQEsAAC0BgAgDwQBAAAAAYMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGrCAEAAAABrAgBAAAAAckIAQAAAAHLCQABAAABzAkAAQAAAc0JAQAAAAHOCQEAAAABzwkBAAAAAdAJAgAAAAHRCUAAAAABASwAALYGADABLAAAtgYAMAEAAABaACABAAAAQgAgEQMAAM0QACAEAQDdDgAhFQAAzhAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhqwgBAN0OACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHPCQEA3Q4AIdAJAgDjDgAh0QlAANwOACECAAAAWAAgLAAAuwYAIA8EAQDdDgAhgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqghAANEOACGrCAEA3Q4AIawIAQDdDgAhyQgBANsOACHLCQABng8AIcwJAAGeDwAhzQkBAN0OACHOCQEA3Q4AIc8JAQDdDgAh0AkCAOMOACHRCUAA3A4AIQIAAABWACAsAAC9BgAgAgAAAFYAICwAAL0GACABAAAAWgAgAQAAAEIAIAMAAABYACAzAAC0BgAgNAAAuwYAIAEAAABYACABAAAAVgAgDAQAANcOACANAADIEAAgOQAAyxAAIDoAAMoQACBbAADJEAAgXAAAzBAAIKsIAADXDgAgrAgAANcOACDNCQAA1w4AIM4JAADXDgAgzwkAANcOACDRCQAA1w4AIBIEAQDkDAAh_wcAANkNADCACAAAxgYAEIEIAADZDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqghAANUMACGrCAEA8wwAIawIAQDzDAAhyQgBAOIMACHLCQABhg0AIcwJAAGGDQAhzQkBAOQMACHOCQEA5AwAIc8JAQDzDAAh0AkCAPQMACHRCUAA4wwAIQMAAABWACABAADFBgAwOAAAxgYAIAMAAABWACABAABXADACAABYACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIBUDAADEEAAgEQAAxRAAIBMAAMYQACAUAADHEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABASwAAM4GACARgwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABASwAANAGADABLAAA0AYAMBUDAACiEAAgEQAAoxAAIBMAAKQQACAUAAClEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhAgAAAHAAICwAANMGACARgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhAgAAAG4AICwAANUGACACAAAAbgAgLAAA1QYAIAMAAABwACAzAADOBgAgNAAA0wYAIAEAAABwACABAAAAbgAgCA0AAJwQACA5AACfEAAgOgAAnhAAIFsAAJ0QACBcAACgEAAgxQkAANcOACDGCQAA1w4AIMcJAADXDgAgFP8HAADYDQAwgAgAANwGABCBCAAA2A0AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhsQgBAOIMACGyCAEA4gwAIbMIQADVDAAhtQkBAOIMACG_CQIA9AwAIcMJAQDiDAAhxAkBAOIMACHFCQEA5AwAIcYJAACbDQAgxwkBAOQMACHICQAA-wwAIMkJAgD0DAAhygkCAPQMACEDAAAAbgAgAQAA2wYAMDgAANwGACADAAAAbgAgAQAAbwAwAgAAcAAgChIAANcNACD_BwAA1g0AMIAIAAA6ABCBCAAA1g0AMI8IQADuDAAhnwhAAN4MACGzCQEAAAABwAkAAPsMACDBCQAA-wwAIMIJAQDvDAAhAQAAAN8GACABAAAA3wYAIAMSAACbEAAgjwgAANcOACDCCQAA1w4AIAMAAAA6ACABAADiBgAwAgAA3wYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAcSAACaEAAgjwhAAAAAAZ8IQAAAAAGzCQEAAAABwAkAAJgQACDBCQAAmRAAIMIJAQAAAAEBLAAA5gYAIAaPCEAAAAABnwhAAAAAAbMJAQAAAAHACQAAmBAAIMEJAACZEAAgwgkBAAAAAQEsAADoBgAwASwAAOgGADAHEgAAlxAAII8IQADcDgAhnwhAANEOACGzCQEA2w4AIcAJAACVEAAgwQkAAJYQACDCCQEA3Q4AIQIAAADfBgAgLAAA6wYAIAaPCEAA3A4AIZ8IQADRDgAhswkBANsOACHACQAAlRAAIMEJAACWEAAgwgkBAN0OACECAAAAOgAgLAAA7QYAIAIAAAA6ACAsAADtBgAgAwAAAN8GACAzAADmBgAgNAAA6wYAIAEAAADfBgAgAQAAADoAIAUNAACSEAAgOQAAlBAAIDoAAJMQACCPCAAA1w4AIMIJAADXDgAgCf8HAADVDQAwgAgAAPQGABCBCAAA1Q0AMI8IQADjDAAhnwhAANUMACGzCQEA8QwAIcAJAAD7DAAgwQkAAPsMACDCCQEA5AwAIQMAAAA6ACABAADzBgAwOAAA9AYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAAJAQACASAACREAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAGzCQEAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABuAmAAAAAAbkJAACOEAAgugkCAAAAAbsJIAAAAAG8CQEAAAABvQkAAI8QACC-CSAAAAABvwkCAAAAAQEsAAD8BgAgFIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABswkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAEBLAAA_gYAMAEsAAD-BgAwFgQAAIwQACASAACNEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbMJAQDbDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhAgAAADcAICwAAIEHACAUgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbMJAQDbDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhAgAAADUAICwAAIMHACACAAAANQAgLAAAgwcAIAMAAAA3ACAzAAD8BgAgNAAAgQcAIAEAAAA3ACABAAAANQAgBQ0AAIUQACA5AACIEAAgOgAAhxAAIFsAAIYQACBcAACJEAAgF_8HAADUDQAwgAgAAIoHABCBCAAA1A0AMIMIQADVDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhrAgBAPEMACGxCAEA4gwAIbIIAQDiDAAhswhAANUMACGzCQEA8QwAIbUJAQDiDAAhtgkBAOIMACG3CQEA4gwAIbgJAADyDAAguQkAAPsMACC6CQIA9AwAIbsJIAD9DAAhvAkBAOIMACG9CQAA-wwAIL4JIAD9DAAhvwkCAPQMACEDAAAANQAgAQAAiQcAMDgAAIoHACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAAhBAAIKoIQAAAAAGzCQEAAAABtAkAAQAAAQEsAACSBwAgA6oIQAAAAAGzCQEAAAABtAkAAQAAAQEsAACUBwAwASwAAJQHADAEEgAAgxAAIKoIQADRDgAhswkBANsOACG0CQABng8AIQIAAAA-ACAsAACXBwAgA6oIQADRDgAhswkBANsOACG0CQABng8AIQIAAAA8ACAsAACZBwAgAgAAADwAICwAAJkHACADAAAAPgAgMwAAkgcAIDQAAJcHACABAAAAPgAgAQAAADwAIAMNAACAEAAgOQAAghAAIDoAAIEQACAG_wcAANMNADCACAAAoAcAEIEIAADTDQAwqghAANUMACGzCQEA8QwAIbQJAAGGDQAhAwAAADwAIAEAAJ8HADA4AACgBwAgAwAAADwAIAEAAD0AMAIAAD4AICMFAQDtDAAh_wcAANANADCACAAApgcAEIEIAADQDQAwgwhAAN4MACGOCAEA7QwAIcgIAQDvDAAhzQgEAN0MACHOCAEA7QwAIc8IAQAAAAGECQEA7wwAIZsJBADdDAAhnAlAAO4MACGdCQAAlw0AIJ4JAACXDQAgnwkAAJcNACCgCQEA7QwAIaEJQADeDAAhogkgAIENACGjCQEA7wwAIaQJAQDvDAAhpQkBAO8MACGmCQAAlw0AIKcJAACXDQAgqAkAAJcNACCpCQAAlw0AIKoJAQDvDAAhqwkBAO8MACGsCQEA7wwAIa0JIADRDQAhrgkCAIINACGvCQEA7wwAIbAJAgCCDQAhsQkCAIINACGyCQAA0g0AIAEAAACjBwAgAQAAAKMHACAiBQEA7QwAIf8HAADQDQAwgAgAAKYHABCBCAAA0A0AMIMIQADeDAAhjggBAO0MACHICAEA7wwAIc0IBADdDAAhzggBAO0MACHPCAEAig0AIYQJAQDvDAAhmwkEAN0MACGcCUAA7gwAIZ0JAACXDQAgngkAAJcNACCfCQAAlw0AIKAJAQDtDAAhoQlAAN4MACGiCSAAgQ0AIaMJAQDvDAAhpAkBAO8MACGlCQEA7wwAIaYJAACXDQAgpwkAAJcNACCoCQAAlw0AIKkJAACXDQAgqgkBAO8MACGrCQEA7wwAIawJAQDvDAAhrQkgANENACGuCQIAgg0AIa8JAQDvDAAhsAkCAIINACGxCQIAgg0AIQvICAAA1w4AIIQJAADXDgAgnAkAANcOACCjCQAA1w4AIKQJAADXDgAgpQkAANcOACCqCQAA1w4AIKsJAADXDgAgrAkAANcOACCtCQAA1w4AIK8JAADXDgAgAwAAAKYHACABAACnBwAwAgAAowcAIAMAAACmBwAgAQAApwcAMAIAAKMHACADAAAApgcAIAEAAKcHADACAACjBwAgHwUBAAAAAYMIQAAAAAGOCAEAAAAByAgBAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAYQJAQAAAAGbCQQAAAABnAlAAAAAAZ0JgAAAAAGeCYAAAAABnwmAAAAAAaAJAQAAAAGhCUAAAAABogkgAAAAAaMJAQAAAAGkCQEAAAABpQkBAAAAAaYJgAAAAAGnCYAAAAABqAmAAAAAAakJgAAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCSAAAAABrgkCAAAAAa8JAQAAAAGwCQIAAAABsQkCAAAAAQEsAACrBwAgHwUBAAAAAYMIQAAAAAGOCAEAAAAByAgBAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAYQJAQAAAAGbCQQAAAABnAlAAAAAAZ0JgAAAAAGeCYAAAAABnwmAAAAAAaAJAQAAAAGhCUAAAAABogkgAAAAAaMJAQAAAAGkCQEAAAABpQkBAAAAAaYJgAAAAAGnCYAAAAABqAmAAAAAAakJgAAAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCSAAAAABrgkCAAAAAa8JAQAAAAGwCQIAAAABsQkCAAAAAQEsAACtBwAwASwAAK0HADAfBQEA2w4AIYMIQADRDgAhjggBANsOACHICAEA3Q4AIc0IBADQDgAhzggBANsOACHPCAEA2w4AIYQJAQDdDgAhmwkEANAOACGcCUAA3A4AIZ0JgAAAAAGeCYAAAAABnwmAAAAAAaAJAQDbDgAhoQlAANEOACGiCSAAkw8AIaMJAQDdDgAhpAkBAN0OACGlCQEA3Q4AIaYJgAAAAAGnCYAAAAABqAmAAAAAAakJgAAAAAGqCQEA3Q4AIasJAQDdDgAhrAkBAN0OACGtCSAA_w8AIa4JAgDjDgAhrwkBAN0OACGwCQIA4w4AIbEJAgDjDgAhAgAAAKMHACAsAACwBwAgHwUBANsOACGDCEAA0Q4AIY4IAQDbDgAhyAgBAN0OACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACGECQEA3Q4AIZsJBADQDgAhnAlAANwOACGdCYAAAAABngmAAAAAAZ8JgAAAAAGgCQEA2w4AIaEJQADRDgAhogkgAJMPACGjCQEA3Q4AIaQJAQDdDgAhpQkBAN0OACGmCYAAAAABpwmAAAAAAagJgAAAAAGpCYAAAAABqgkBAN0OACGrCQEA3Q4AIawJAQDdDgAhrQkgAP8PACGuCQIA4w4AIa8JAQDdDgAhsAkCAOMOACGxCQIA4w4AIQIAAACmBwAgLAAAsgcAIAIAAACmBwAgLAAAsgcAIAMAAACjBwAgMwAAqwcAIDQAALAHACABAAAAowcAIAEAAACmBwAgEA0AAPoPACA5AAD9DwAgOgAA_A8AIFsAAPsPACBcAAD-DwAgyAgAANcOACCECQAA1w4AIJwJAADXDgAgowkAANcOACCkCQAA1w4AIKUJAADXDgAgqgkAANcOACCrCQAA1w4AIKwJAADXDgAgrQkAANcOACCvCQAA1w4AICIFAQDiDAAh_wcAAMwNADCACAAAuQcAEIEIAADMDQAwgwhAANUMACGOCAEA4gwAIcgIAQDkDAAhzQgEANQMACHOCAEA4gwAIc8IAQDxDAAhhAkBAOQMACGbCQQA1AwAIZwJQADjDAAhnQkAAPIMACCeCQAA8gwAIJ8JAADyDAAgoAkBAOIMACGhCUAA1QwAIaIJIAD9DAAhowkBAOQMACGkCQEA5AwAIaUJAQDkDAAhpgkAAPIMACCnCQAA8gwAIKgJAADyDAAgqQkAAPIMACCqCQEA5AwAIasJAQDkDAAhrAkBAOQMACGtCSAAzQ0AIa4JAgD0DAAhrwkBAOQMACGwCQIA9AwAIbEJAgD0DAAhAwAAAKYHACABAAC4BwAwOAAAuQcAIAMAAACmBwAgAQAApwcAMAIAAKMHACAUBQEA7QwAIf8HAADJDQAwgAgAAL8HABCBCAAAyQ0AMI4IAQDtDAAhxwgBAO0MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACHUCAEAig0AIZEJAQDtDAAhkgkBAO0MACGTCQEA7QwAIZQJAgCCDQAhlQlAAN4MACGWCUAA3gwAIZcJBADdDAAhmAkCAIINACGZCQAAyg0AIJoJAADLDQAgAQAAALwHACABAAAAvAcAIBIFAQDtDAAh_wcAAMkNADCACAAAvwcAEIEIAADJDQAwjggBAO0MACHHCAEA7QwAIc0IBADdDAAhzggBAO0MACHPCAEAig0AIdQIAQCKDQAhkQkBAO0MACGSCQEA7QwAIZMJAQDtDAAhlAkCAIINACGVCUAA3gwAIZYJQADeDAAhlwkEAN0MACGYCQIAgg0AIQADAAAAvwcAIAEAAMAHADACAAC8BwAgAwAAAL8HACABAADABwAwAgAAvAcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACAPBQEAAAABjggBAAAAAccIAQAAAAHNCAQAAAABzggBAAAAAc8IAQAAAAHUCAEAAAABkQkBAAAAAZIJAQAAAAGTCQEAAAABlAkCAAAAAZUJQAAAAAGWCUAAAAABlwkEAAAAAZgJAgAAAAEBLAAAxAcAIA8FAQAAAAGOCAEAAAABxwgBAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAdQIAQAAAAGRCQEAAAABkgkBAAAAAZMJAQAAAAGUCQIAAAABlQlAAAAAAZYJQAAAAAGXCQQAAAABmAkCAAAAAQEsAADGBwAwASwAAMYHADAPBQEA2w4AIY4IAQDbDgAhxwgBANsOACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACHUCAEA2w4AIZEJAQDbDgAhkgkBANsOACGTCQEA2w4AIZQJAgDjDgAhlQlAANEOACGWCUAA0Q4AIZcJBADQDgAhmAkCAOMOACECAAAAvAcAICwAAMkHACAPBQEA2w4AIY4IAQDbDgAhxwgBANsOACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACHUCAEA2w4AIZEJAQDbDgAhkgkBANsOACGTCQEA2w4AIZQJAgDjDgAhlQlAANEOACGWCUAA0Q4AIZcJBADQDgAhmAkCAOMOACECAAAAvwcAICwAAMsHACACAAAAvwcAICwAAMsHACADAAAAvAcAIDMAAMQHACA0AADJBwAgAQAAALwHACABAAAAvwcAIAUNAAD1DwAgOQAA-A8AIDoAAPcPACBbAAD2DwAgXAAA-Q8AIBIFAQDiDAAh_wcAAMgNADCACAAA0gcAEIEIAADIDQAwjggBAOIMACHHCAEA4gwAIc0IBADUDAAhzggBAOIMACHPCAEA8QwAIdQIAQDxDAAhkQkBAOIMACGSCQEA4gwAIZMJAQDiDAAhlAkCAPQMACGVCUAA1QwAIZYJQADVDAAhlwkEANQMACGYCQIA9AwAIQMAAAC_BwAgAQAA0QcAMDgAANIHACADAAAAvwcAIAEAAMAHADACAAC8BwAgCv8HAADHDQAwgAgAANgHABCBCAAAxw0AMJQIAQAAAAGsCAEAig0AIcQIAQCKDQAh1AgBAIoNACHWCEAA3gwAIY8JAgCCDQAhkAlAAN4MACEBAAAA1QcAIAEAAADVBwAgCv8HAADHDQAwgAgAANgHABCBCAAAxw0AMJQIAQCKDQAhrAgBAIoNACHECAEAig0AIdQIAQCKDQAh1ghAAN4MACGPCQIAgg0AIZAJQADeDAAhAAMAAADYBwAgAQAA2QcAMAIAANUHACADAAAA2AcAIAEAANkHADACAADVBwAgAwAAANgHACABAADZBwAwAgAA1QcAIAeUCAEAAAABrAgBAAAAAcQIAQAAAAHUCAEAAAAB1ghAAAAAAY8JAgAAAAGQCUAAAAABASwAAN0HACAHlAgBAAAAAawIAQAAAAHECAEAAAAB1AgBAAAAAdYIQAAAAAGPCQIAAAABkAlAAAAAAQEsAADfBwAwASwAAN8HADAHlAgBANsOACGsCAEA2w4AIcQIAQDbDgAh1AgBANsOACHWCEAA0Q4AIY8JAgDjDgAhkAlAANEOACECAAAA1QcAICwAAOIHACAHlAgBANsOACGsCAEA2w4AIcQIAQDbDgAh1AgBANsOACHWCEAA0Q4AIY8JAgDjDgAhkAlAANEOACECAAAA2AcAICwAAOQHACACAAAA2AcAICwAAOQHACADAAAA1QcAIDMAAN0HACA0AADiBwAgAQAAANUHACABAAAA2AcAIAUNAADwDwAgOQAA8w8AIDoAAPIPACBbAADxDwAgXAAA9A8AIAr_BwAAxg0AMIAIAADrBwAQgQgAAMYNADCUCAEA8QwAIawIAQDxDAAhxAgBAPEMACHUCAEA8QwAIdYIQADVDAAhjwkCAPQMACGQCUAA1QwAIQMAAADYBwAgAQAA6gcAMDgAAOsHACADAAAA2AcAIAEAANkHADACAADVBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAA7w8AIIMIQAAAAAGsCAEAAAAB1AgBAAAAAfcIAgAAAAH-CAEAAAAB_wgBAAAAAYAJAgAAAAGBCQQAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAmAAAAAAYkJQAAAAAGKCUAAAAABiwlAAAAAAYwJBAAAAAGNCQQAAAABjgkBAAAAAQEsAADzBwAgFYMIQAAAAAGsCAEAAAAB1AgBAAAAAfcIAgAAAAH-CAEAAAAB_wgBAAAAAYAJAgAAAAGBCQQAAAABggkBAAAAAYMJAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAmAAAAAAYkJQAAAAAGKCUAAAAABiwlAAAAAAYwJBAAAAAGNCQQAAAABjgkBAAAAAQEsAAD1BwAwASwAAPUHADAWCQAA7g8AIIMIQADRDgAhrAgBANsOACHUCAEA2w4AIfcIAgDjDgAh_ggBANsOACH_CAEA2w4AIYAJAgDjDgAhgQkEANAOACGCCQEA2w4AIYMJAQDbDgAhhAkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGICYAAAAABiQlAANwOACGKCUAA3A4AIYsJQADcDgAhjAkEANAOACGNCQQA0A4AIY4JAQDbDgAhAgAAABwAICwAAPgHACAVgwhAANEOACGsCAEA2w4AIdQIAQDbDgAh9wgCAOMOACH-CAEA2w4AIf8IAQDbDgAhgAkCAOMOACGBCQQA0A4AIYIJAQDbDgAhgwkBANsOACGECQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYgJgAAAAAGJCUAA3A4AIYoJQADcDgAhiwlAANwOACGMCQQA0A4AIY0JBADQDgAhjgkBANsOACECAAAAGgAgLAAA-gcAIAIAAAAaACAsAAD6BwAgAwAAABwAIDMAAPMHACA0AAD4BwAgAQAAABwAIAEAAAAaACAIDQAA6Q8AIDkAAOwPACA6AADrDwAgWwAA6g8AIFwAAO0PACCJCQAA1w4AIIoJAADXDgAgiwkAANcOACAY_wcAAMUNADCACAAAgQgAEIEIAADFDQAwgwhAANUMACGsCAEA8QwAIdQIAQDxDAAh9wgCAPQMACH-CAEA8QwAIf8IAQDiDAAhgAkCAPQMACGBCQQA1AwAIYIJAQDiDAAhgwkBAOIMACGECQEA4gwAIYUJAgD0DAAhhgkCAPQMACGHCQIA9AwAIYgJAADyDAAgiQlAAOMMACGKCUAA4wwAIYsJQADjDAAhjAkEANQMACGNCQQA1AwAIY4JAQDiDAAhAwAAABoAIAEAAIAIADA4AACBCAAgAwAAABoAIAEAABsAMAIAABwAIBH_BwAAwg0AMIAIAACHCAAQgQgAAMINADCrCAEAig0AIawIAQCKDQAh1AgBAAAAAeMIAQDtDAAh5AgBAO0MACHnCAIAxA0AIfYIAQDtDAAh9wgCAIINACH4CAQA3QwAIfkIBADDDQAh-ggEAMMNACH7CAQAww0AIfwIQADuDAAh_QgEAMMNACEBAAAAhAgAIAEAAACECAAgEf8HAADCDQAwgAgAAIcIABCBCAAAwg0AMKsIAQCKDQAhrAgBAIoNACHUCAEAig0AIeMIAQDtDAAh5AgBAO0MACHnCAIAxA0AIfYIAQDtDAAh9wgCAIINACH4CAQA3QwAIfkIBADDDQAh-ggEAMMNACH7CAQAww0AIfwIQADuDAAh_QgEAMMNACEG5wgAANcOACD5CAAA1w4AIPoIAADXDgAg-wgAANcOACD8CAAA1w4AIP0IAADXDgAgAwAAAIcIACABAACICAAwAgAAhAgAIAMAAACHCAAgAQAAiAgAMAIAAIQIACADAAAAhwgAIAEAAIgIADACAACECAAgDqsIAQAAAAGsCAEAAAAB1AgBAAAAAeMIAQAAAAHkCAEAAAAB5wgCAAAAAfYIAQAAAAH3CAIAAAAB-AgEAAAAAfkIBAAAAAH6CAQAAAAB-wgEAAAAAfwIQAAAAAH9CAQAAAABASwAAIwIACAOqwgBAAAAAawIAQAAAAHUCAEAAAAB4wgBAAAAAeQIAQAAAAHnCAIAAAAB9ggBAAAAAfcIAgAAAAH4CAQAAAAB-QgEAAAAAfoIBAAAAAH7CAQAAAAB_AhAAAAAAf0IBAAAAAEBLAAAjggAMAEsAACOCAAwDqsIAQDbDgAhrAgBANsOACHUCAEA2w4AIeMIAQDbDgAh5AgBANsOACHnCAIA6A8AIfYIAQDbDgAh9wgCAOMOACH4CAQA0A4AIfkIBADnDwAh-ggEAOcPACH7CAQA5w8AIfwIQADcDgAh_QgEAOcPACECAAAAhAgAICwAAJEIACAOqwgBANsOACGsCAEA2w4AIdQIAQDbDgAh4wgBANsOACHkCAEA2w4AIecIAgDoDwAh9ggBANsOACH3CAIA4w4AIfgIBADQDgAh-QgEAOcPACH6CAQA5w8AIfsIBADnDwAh_AhAANwOACH9CAQA5w8AIQIAAACHCAAgLAAAkwgAIAIAAACHCAAgLAAAkwgAIAMAAACECAAgMwAAjAgAIDQAAJEIACABAAAAhAgAIAEAAACHCAAgCw0AAOIPACA5AADlDwAgOgAA5A8AIFsAAOMPACBcAADmDwAg5wgAANcOACD5CAAA1w4AIPoIAADXDgAg-wgAANcOACD8CAAA1w4AIP0IAADXDgAgEf8HAAC7DQAwgAgAAJoIABCBCAAAuw0AMKsIAQDxDAAhrAgBAPEMACHUCAEA8QwAIeMIAQDiDAAh5AgBAOIMACHnCAIAvQ0AIfYIAQDiDAAh9wgCAPQMACH4CAQA1AwAIfkIBAC8DQAh-ggEALwNACH7CAQAvA0AIfwIQADjDAAh_QgEALwNACEDAAAAhwgAIAEAAJkIADA4AACaCAAgAwAAAIcIACABAACICAAwAgAAhAgAIAn_BwAAuQ0AMIAIAACgCAAQgQgAALkNADCDCEAA3gwAIYwIBADdDAAhlAgBAAAAAasIAQCKDQAh8wgAAJcNACD1CAAAug0AIAEAAACdCAAgAQAAAJ0IACAI_wcAALkNADCACAAAoAgAEIEIAAC5DQAwgwhAAN4MACGMCAQA3QwAIZQIAQCKDQAhqwgBAIoNACHzCAAAlw0AIAADAAAAoAgAIAEAAKEIADACAACdCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACAFgwhAAAAAAYwIBAAAAAGUCAEAAAABqwgBAAAAAfMIgAAAAAEBLAAApQgAIAWDCEAAAAABjAgEAAAAAZQIAQAAAAGrCAEAAAAB8wiAAAAAAQEsAACnCAAwASwAAKcIADAFgwhAANEOACGMCAQA0A4AIZQIAQDbDgAhqwgBANsOACHzCIAAAAABAgAAAJ0IACAsAACqCAAgBYMIQADRDgAhjAgEANAOACGUCAEA2w4AIasIAQDbDgAh8wiAAAAAAQIAAACgCAAgLAAArAgAIAIAAACgCAAgLAAArAgAIAMAAACdCAAgMwAApQgAIDQAAKoIACABAAAAnQgAIAEAAACgCAAgBQ0AAN0PACA5AADgDwAgOgAA3w8AIFsAAN4PACBcAADhDwAgCP8HAAC4DQAwgAgAALMIABCBCAAAuA0AMIMIQADVDAAhjAgEANQMACGUCAEA8QwAIasIAQDxDAAh8wgAAPIMACADAAAAoAgAIAEAALIIADA4AACzCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAb_BwAAtw0AMIAIAAC5CAAQgQgAALcNADCDCEAA3gwAIZQIAQAAAAHzCAEA7QwAIQEAAAC2CAAgAQAAALYIACAG_wcAALcNADCACAAAuQgAEIEIAAC3DQAwgwhAAN4MACGUCAEAig0AIfMIAQDtDAAhAAMAAAC5CAAgAQAAuggAMAIAALYIACADAAAAuQgAIAEAALoIADACAAC2CAAgAwAAALkIACABAAC6CAAwAgAAtggAIAODCEAAAAABlAgBAAAAAfMIAQAAAAEBLAAAvggAIAODCEAAAAABlAgBAAAAAfMIAQAAAAEBLAAAwAgAMAEsAADACAAwA4MIQADRDgAhlAgBANsOACHzCAEA2w4AIQIAAAC2CAAgLAAAwwgAIAODCEAA0Q4AIZQIAQDbDgAh8wgBANsOACECAAAAuQgAICwAAMUIACACAAAAuQgAICwAAMUIACADAAAAtggAIDMAAL4IACA0AADDCAAgAQAAALYIACABAAAAuQgAIAMNAADaDwAgOQAA3A8AIDoAANsPACAG_wcAALYNADCACAAAzAgAEIEIAAC2DQAwgwhAANUMACGUCAEA8QwAIfMIAQDiDAAhAwAAALkIACABAADLCAAwOAAAzAgAIAMAAAC5CAAgAQAAuggAMAIAALYIACAK_wcAALUNADCACAAA0ggAEIEIAAC1DQAwgwhAAN4MACGMCAQA3QwAIZQIAQAAAAGrCAEAig0AIccIAQDtDAAh8wgAAJcNACD0CEAA3gwAIQEAAADPCAAgAQAAAM8IACAK_wcAALUNADCACAAA0ggAEIEIAAC1DQAwgwhAAN4MACGMCAQA3QwAIZQIAQCKDQAhqwgBAIoNACHHCAEA7QwAIfMIAACXDQAg9AhAAN4MACEAAwAAANIIACABAADTCAAwAgAAzwgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACADAAAA0ggAIAEAANMIADACAADPCAAgB4MIQAAAAAGMCAQAAAABlAgBAAAAAasIAQAAAAHHCAEAAAAB8wiAAAAAAfQIQAAAAAEBLAAA1wgAIAeDCEAAAAABjAgEAAAAAZQIAQAAAAGrCAEAAAABxwgBAAAAAfMIgAAAAAH0CEAAAAABASwAANkIADABLAAA2QgAMAeDCEAA0Q4AIYwIBADQDgAhlAgBANsOACGrCAEA2w4AIccIAQDbDgAh8wiAAAAAAfQIQADRDgAhAgAAAM8IACAsAADcCAAgB4MIQADRDgAhjAgEANAOACGUCAEA2w4AIasIAQDbDgAhxwgBANsOACHzCIAAAAAB9AhAANEOACECAAAA0ggAICwAAN4IACACAAAA0ggAICwAAN4IACADAAAAzwgAIDMAANcIACA0AADcCAAgAQAAAM8IACABAAAA0ggAIAUNAADVDwAgOQAA2A8AIDoAANcPACBbAADWDwAgXAAA2Q8AIAr_BwAAtA0AMIAIAADlCAAQgQgAALQNADCDCEAA1QwAIYwIBADUDAAhlAgBAPEMACGrCAEA8QwAIccIAQDiDAAh8wgAAPIMACD0CEAA1QwAIQMAAADSCAAgAQAA5AgAMDgAAOUIACADAAAA0ggAIAEAANMIADACAADPCAAgDv8HAACyDQAwgAgAAOsIABCBCAAAsg0AMIMIQADeDAAhlAgBAAAAAasIAQCKDQAhrAgBAIoNACHHCAEA7QwAIeMIAQDtDAAh5AgBAO0MACHvCAQA3QwAIfAIBADdDAAh8QgBAO0MACHyCAAAsw0AIAEAAADoCAAgAQAAAOgIACAN_wcAALINADCACAAA6wgAEIEIAACyDQAwgwhAAN4MACGUCAEAig0AIasIAQCKDQAhrAgBAIoNACHHCAEA7QwAIeMIAQDtDAAh5AgBAO0MACHvCAQA3QwAIfAIBADdDAAh8QgBAO0MACEAAwAAAOsIACABAADsCAAwAgAA6AgAIAMAAADrCAAgAQAA7AgAMAIAAOgIACADAAAA6wgAIAEAAOwIADACAADoCAAgCoMIQAAAAAGUCAEAAAABqwgBAAAAAawIAQAAAAHHCAEAAAAB4wgBAAAAAeQIAQAAAAHvCAQAAAAB8AgEAAAAAfEIAQAAAAEBLAAA8AgAIAqDCEAAAAABlAgBAAAAAasIAQAAAAGsCAEAAAABxwgBAAAAAeMIAQAAAAHkCAEAAAAB7wgEAAAAAfAIBAAAAAHxCAEAAAABASwAAPIIADABLAAA8ggAMAqDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACGsCAEA2w4AIccIAQDbDgAh4wgBANsOACHkCAEA2w4AIe8IBADQDgAh8AgEANAOACHxCAEA2w4AIQIAAADoCAAgLAAA9QgAIAqDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACGsCAEA2w4AIccIAQDbDgAh4wgBANsOACHkCAEA2w4AIe8IBADQDgAh8AgEANAOACHxCAEA2w4AIQIAAADrCAAgLAAA9wgAIAIAAADrCAAgLAAA9wgAIAMAAADoCAAgMwAA8AgAIDQAAPUIACABAAAA6AgAIAEAAADrCAAgBQ0AANAPACA5AADTDwAgOgAA0g8AIFsAANEPACBcAADUDwAgDf8HAACxDQAwgAgAAP4IABCBCAAAsQ0AMIMIQADVDAAhlAgBAPEMACGrCAEA8QwAIawIAQDxDAAhxwgBAOIMACHjCAEA4gwAIeQIAQDiDAAh7wgEANQMACHwCAQA1AwAIfEIAQDiDAAhAwAAAOsIACABAAD9CAAwOAAA_ggAIAMAAADrCAAgAQAA7AgAMAIAAOgIACAN_wcAALANADCACAAAhAkAEIEIAACwDQAwgwhAAN4MACGMCAQA3QwAIasIAQCKDQAhrAgBAIoNACHHCAEA7QwAIdQIAQAAAAHjCAEA7QwAIeQIAQDtDAAh7QgEAN0MACHuCEAA7gwAIQEAAACBCQAgAQAAAIEJACAN_wcAALANADCACAAAhAkAEIEIAACwDQAwgwhAAN4MACGMCAQA3QwAIasIAQCKDQAhrAgBAIoNACHHCAEA7QwAIdQIAQCKDQAh4wgBAO0MACHkCAEA7QwAIe0IBADdDAAh7ghAAO4MACEB7ggAANcOACADAAAAhAkAIAEAAIUJADACAACBCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIAMAAACECQAgAQAAhQkAMAIAAIEJACAKgwhAAAAAAYwIBAAAAAGrCAEAAAABrAgBAAAAAccIAQAAAAHUCAEAAAAB4wgBAAAAAeQIAQAAAAHtCAQAAAAB7ghAAAAAAQEsAACJCQAgCoMIQAAAAAGMCAQAAAABqwgBAAAAAawIAQAAAAHHCAEAAAAB1AgBAAAAAeMIAQAAAAHkCAEAAAAB7QgEAAAAAe4IQAAAAAEBLAAAiwkAMAEsAACLCQAwCoMIQADRDgAhjAgEANAOACGrCAEA2w4AIawIAQDbDgAhxwgBANsOACHUCAEA2w4AIeMIAQDbDgAh5AgBANsOACHtCAQA0A4AIe4IQADcDgAhAgAAAIEJACAsAACOCQAgCoMIQADRDgAhjAgEANAOACGrCAEA2w4AIawIAQDbDgAhxwgBANsOACHUCAEA2w4AIeMIAQDbDgAh5AgBANsOACHtCAQA0A4AIe4IQADcDgAhAgAAAIQJACAsAACQCQAgAgAAAIQJACAsAACQCQAgAwAAAIEJACAzAACJCQAgNAAAjgkAIAEAAACBCQAgAQAAAIQJACAGDQAAyw8AIDkAAM4PACA6AADNDwAgWwAAzA8AIFwAAM8PACDuCAAA1w4AIA3_BwAArw0AMIAIAACXCQAQgQgAAK8NADCDCEAA1QwAIYwIBADUDAAhqwgBAPEMACGsCAEA8QwAIccIAQDiDAAh1AgBAPEMACHjCAEA4gwAIeQIAQDiDAAh7QgEANQMACHuCEAA4wwAIQMAAACECQAgAQAAlgkAMDgAAJcJACADAAAAhAkAIAEAAIUJADACAACBCQAgD_8HAACtDQAwgAgAAJ0JABCBCAAArQ0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACHsCAAArg0AIAEAAACaCQAgAQAAAJoJACAO_wcAAK0NADCACAAAnQkAEIEIAACtDQAwqwgBAIoNACGsCAEAig0AIeMIAQDtDAAh5AgBAO0MACHlCAQA3QwAIeYIBADdDAAh5wgEAN0MACHoCAQA3QwAIekIBADdDAAh6ggEAN0MACHrCAQA3QwAIQADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACALqwgBAAAAAawIAQAAAAHjCAEAAAAB5AgBAAAAAeUIBAAAAAHmCAQAAAAB5wgEAAAAAegIBAAAAAHpCAQAAAAB6ggEAAAAAesIBAAAAAEBLAAAogkAIAurCAEAAAABrAgBAAAAAeMIAQAAAAHkCAEAAAAB5QgEAAAAAeYIBAAAAAHnCAQAAAAB6AgEAAAAAekIBAAAAAHqCAQAAAAB6wgEAAAAAQEsAACkCQAwASwAAKQJADALqwgBANsOACGsCAEA2w4AIeMIAQDbDgAh5AgBANsOACHlCAQA0A4AIeYIBADQDgAh5wgEANAOACHoCAQA0A4AIekIBADQDgAh6ggEANAOACHrCAQA0A4AIQIAAACaCQAgLAAApwkAIAurCAEA2w4AIawIAQDbDgAh4wgBANsOACHkCAEA2w4AIeUIBADQDgAh5ggEANAOACHnCAQA0A4AIegIBADQDgAh6QgEANAOACHqCAQA0A4AIesIBADQDgAhAgAAAJ0JACAsAACpCQAgAgAAAJ0JACAsAACpCQAgAwAAAJoJACAzAACiCQAgNAAApwkAIAEAAACaCQAgAQAAAJ0JACAFDQAAxg8AIDkAAMkPACA6AADIDwAgWwAAxw8AIFwAAMoPACAO_wcAAKwNADCACAAAsAkAEIEIAACsDQAwqwgBAPEMACGsCAEA8QwAIeMIAQDiDAAh5AgBAOIMACHlCAQA1AwAIeYIBADUDAAh5wgEANQMACHoCAQA1AwAIekIBADUDAAh6ggEANQMACHrCAQA1AwAIQMAAACdCQAgAQAArwkAMDgAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgD_8HAACqDQAwgAgAALYJABCBCAAAqg0AMKsIAQCKDQAhrAgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5QgEAN0MACHmCAQA3QwAIecIBADdDAAh6AgEAN0MACHpCAQA3QwAIeoIBADdDAAh6wgEAN0MACHsCAAAqw0AIAEAAACzCQAgAQAAALMJACAO_wcAAKoNADCACAAAtgkAEIEIAACqDQAwqwgBAIoNACGsCAEAig0AIeMIAQDtDAAh5AgBAO0MACHlCAQA3QwAIeYIBADdDAAh5wgEAN0MACHoCAQA3QwAIekIBADdDAAh6ggEAN0MACHrCAQA3QwAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACALqwgBAAAAAawIAQAAAAHjCAEAAAAB5AgBAAAAAeUIBAAAAAHmCAQAAAAB5wgEAAAAAegIBAAAAAHpCAQAAAAB6ggEAAAAAesIBAAAAAEBLAAAuwkAIAurCAEAAAABrAgBAAAAAeMIAQAAAAHkCAEAAAAB5QgEAAAAAeYIBAAAAAHnCAQAAAAB6AgEAAAAAekIBAAAAAHqCAQAAAAB6wgEAAAAAQEsAAC9CQAwASwAAL0JADALqwgBANsOACGsCAEA2w4AIeMIAQDbDgAh5AgBANsOACHlCAQA0A4AIeYIBADQDgAh5wgEANAOACHoCAQA0A4AIekIBADQDgAh6ggEANAOACHrCAQA0A4AIQIAAACzCQAgLAAAwAkAIAurCAEA2w4AIawIAQDbDgAh4wgBANsOACHkCAEA2w4AIeUIBADQDgAh5ggEANAOACHnCAQA0A4AIegIBADQDgAh6QgEANAOACHqCAQA0A4AIesIBADQDgAhAgAAALYJACAsAADCCQAgAgAAALYJACAsAADCCQAgAwAAALMJACAzAAC7CQAgNAAAwAkAIAEAAACzCQAgAQAAALYJACAFDQAAwQ8AIDkAAMQPACA6AADDDwAgWwAAwg8AIFwAAMUPACAO_wcAAKkNADCACAAAyQkAEIEIAACpDQAwqwgBAPEMACGsCAEA8QwAIeMIAQDiDAAh5AgBAOIMACHlCAQA1AwAIeYIBADUDAAh5wgEANQMACHoCAQA1AwAIekIBADUDAAh6ggEANQMACHrCAQA1AwAIQMAAAC2CQAgAQAAyAkAMDgAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgB_8HAACoDQAwgAgAAM8JABCBCAAAqA0AMN8IAQAAAAHgCEAA3gwAIeEIAgCCDQAh4ggCAIINACEBAAAAzAkAIAEAAADMCQAgB_8HAACoDQAwgAgAAM8JABCBCAAAqA0AMN8IAQDtDAAh4AhAAN4MACHhCAIAgg0AIeIIAgCCDQAhAAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIATfCAEAAAAB4AhAAAAAAeEIAgAAAAHiCAIAAAABASwAANQJACAE3wgBAAAAAeAIQAAAAAHhCAIAAAAB4ggCAAAAAQEsAADWCQAwASwAANYJADAE3wgBANsOACHgCEAA0Q4AIeEIAgDjDgAh4ggCAOMOACECAAAAzAkAICwAANkJACAE3wgBANsOACHgCEAA0Q4AIeEIAgDjDgAh4ggCAOMOACECAAAAzwkAICwAANsJACACAAAAzwkAICwAANsJACADAAAAzAkAIDMAANQJACA0AADZCQAgAQAAAMwJACABAAAAzwkAIAUNAAC8DwAgOQAAvw8AIDoAAL4PACBbAAC9DwAgXAAAwA8AIAf_BwAApw0AMIAIAADiCQAQgQgAAKcNADDfCAEA4gwAIeAIQADVDAAh4QgCAPQMACHiCAIA9AwAIQMAAADPCQAgAQAA4QkAMDgAAOIJACADAAAAzwkAIAEAANAJADACAADMCQAgCP8HAAClDQAwgAgAAOgJABCBCAAApQ0AMJoIAQDtDAAhqwgBAJYNACHOCAEA7QwAId0IQADeDAAh3ggAAKYNACABAAAA5QkAIAEAAADlCQAgB_8HAAClDQAwgAgAAOgJABCBCAAApQ0AMJoIAQDtDAAhqwgBAJYNACHOCAEA7QwAId0IQADeDAAhAasIAADXDgAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgBJoIAQAAAAGrCAEAAAABzggBAAAAAd0IQAAAAAEBLAAA7QkAIASaCAEAAAABqwgBAAAAAc4IAQAAAAHdCEAAAAABASwAAO8JADABLAAA7wkAMASaCAEA2w4AIasIAQDdDgAhzggBANsOACHdCEAA0Q4AIQIAAADlCQAgLAAA8gkAIASaCAEA2w4AIasIAQDdDgAhzggBANsOACHdCEAA0Q4AIQIAAADoCQAgLAAA9AkAIAIAAADoCQAgLAAA9AkAIAMAAADlCQAgMwAA7QkAIDQAAPIJACABAAAA5QkAIAEAAADoCQAgBA0AALkPACA5AAC7DwAgOgAAug8AIKsIAADXDgAgB_8HAACkDQAwgAgAAPsJABCBCAAApA0AMJoIAQDiDAAhqwgBAPMMACHOCAEA4gwAId0IQADVDAAhAwAAAOgJACABAAD6CQAwOAAA-wkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAI_wcAAKMNADCACAAAgQoAEIEIAACjDQAwlAggAAAAAdkIBADdDAAh2ghAAN4MACHbCAQA3QwAIdwIQADuDAAhAQAAAP4JACABAAAA_gkAIAj_BwAAow0AMIAIAACBCgAQgQgAAKMNADCUCCAAgQ0AIdkIBADdDAAh2ghAAN4MACHbCAQA3QwAIdwIQADuDAAhAdwIAADXDgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgBZQIIAAAAAHZCAQAAAAB2ghAAAAAAdsIBAAAAAHcCEAAAAABASwAAIYKACAFlAggAAAAAdkIBAAAAAHaCEAAAAAB2wgEAAAAAdwIQAAAAAEBLAAAiAoAMAEsAACICgAwBZQIIACTDwAh2QgEANAOACHaCEAA0Q4AIdsIBADQDgAh3AhAANwOACECAAAA_gkAICwAAIsKACAFlAggAJMPACHZCAQA0A4AIdoIQADRDgAh2wgEANAOACHcCEAA3A4AIQIAAACBCgAgLAAAjQoAIAIAAACBCgAgLAAAjQoAIAMAAAD-CQAgMwAAhgoAIDQAAIsKACABAAAA_gkAIAEAAACBCgAgBg0AALQPACA5AAC3DwAgOgAAtg8AIFsAALUPACBcAAC4DwAg3AgAANcOACAI_wcAAKINADCACAAAlAoAEIEIAACiDQAwlAggAP0MACHZCAQA1AwAIdoIQADVDAAh2wgEANQMACHcCEAA4wwAIQMAAACBCgAgAQAAkwoAMDgAAJQKACADAAAAgQoAIAEAAIIKADACAAD-CQAgC_8HAAChDQAwgAgAAJoKABCBCAAAoQ0AMIMIQADeDAAhlAgEAAAAAZ4IAgCCDQAh1AgBAIoNACHVCAEA7QwAIdYIQADeDAAh1wgBAO8MACHYCAEA7wwAIQEAAACXCgAgAQAAAJcKACAL_wcAAKENADCACAAAmgoAEIEIAAChDQAwgwhAAN4MACGUCAQA3QwAIZ4IAgCCDQAh1AgBAIoNACHVCAEA7QwAIdYIQADeDAAh1wgBAO8MACHYCAEA7wwAIQLXCAAA1w4AINgIAADXDgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgCIMIQAAAAAGUCAQAAAABnggCAAAAAdQIAQAAAAHVCAEAAAAB1ghAAAAAAdcIAQAAAAHYCAEAAAABASwAAJ8KACAIgwhAAAAAAZQIBAAAAAGeCAIAAAAB1AgBAAAAAdUIAQAAAAHWCEAAAAAB1wgBAAAAAdgIAQAAAAEBLAAAoQoAMAEsAAChCgAwCIMIQADRDgAhlAgEANAOACGeCAIA4w4AIdQIAQDbDgAh1QgBANsOACHWCEAA0Q4AIdcIAQDdDgAh2AgBAN0OACECAAAAlwoAICwAAKQKACAIgwhAANEOACGUCAQA0A4AIZ4IAgDjDgAh1AgBANsOACHVCAEA2w4AIdYIQADRDgAh1wgBAN0OACHYCAEA3Q4AIQIAAACaCgAgLAAApgoAIAIAAACaCgAgLAAApgoAIAMAAACXCgAgMwAAnwoAIDQAAKQKACABAAAAlwoAIAEAAACaCgAgBw0AAK8PACA5AACyDwAgOgAAsQ8AIFsAALAPACBcAACzDwAg1wgAANcOACDYCAAA1w4AIAv_BwAAoA0AMIAIAACtCgAQgQgAAKANADCDCEAA1QwAIZQIBADUDAAhnggCAPQMACHUCAEA8QwAIdUIAQDiDAAh1ghAANUMACHXCAEA5AwAIdgIAQDkDAAhAwAAAJoKACABAACsCgAwOAAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACANBQEA7QwAIf8HAACdDQAwgAgAALMKABCBCAAAnQ0AMIMIQADeDAAhjggBAO0MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACHQCAEA7QwAIdEIAACeDQAg0ggAAJ4NACDTCAAAnw0AIAEAAACwCgAgAQAAALAKACAMBQEA7QwAIf8HAACdDQAwgAgAALMKABCBCAAAnQ0AMIMIQADeDAAhjggBAO0MACHNCAQA3QwAIc4IAQDtDAAhzwgBAIoNACHQCAEA7QwAIdEIAACeDQAg0ggAAJ4NACAC0QgAANcOACDSCAAA1w4AIAMAAACzCgAgAQAAtAoAMAIAALAKACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAkFAQAAAAGDCEAAAAABjggBAAAAAc0IBAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCIAAAAAB0giAAAAAAQEsAAC4CgAgCQUBAAAAAYMIQAAAAAGOCAEAAAABzQgEAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIgAAAAAHSCIAAAAABASwAALoKADABLAAAugoAMAkFAQDbDgAhgwhAANEOACGOCAEA2w4AIc0IBADQDgAhzggBANsOACHPCAEA2w4AIdAIAQDbDgAh0QiAAAAAAdIIgAAAAAECAAAAsAoAICwAAL0KACAJBQEA2w4AIYMIQADRDgAhjggBANsOACHNCAQA0A4AIc4IAQDbDgAhzwgBANsOACHQCAEA2w4AIdEIgAAAAAHSCIAAAAABAgAAALMKACAsAAC_CgAgAgAAALMKACAsAAC_CgAgAwAAALAKACAzAAC4CgAgNAAAvQoAIAEAAACwCgAgAQAAALMKACAHDQAAqg8AIDkAAK0PACA6AACsDwAgWwAAqw8AIFwAAK4PACDRCAAA1w4AINIIAADXDgAgDAUBAOIMACH_BwAAmg0AMIAIAADGCgAQgQgAAJoNADCDCEAA1QwAIY4IAQDiDAAhzQgEANQMACHOCAEA4gwAIc8IAQDxDAAh0AgBAOIMACHRCAAAmw0AINIIAACbDQAgAwAAALMKACABAADFCgAwOAAAxgoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAV_wcAAJUNADCACAAAzAoAEIEIAACVDQAwgwhAAN4MACGUCAEAig0AIZUIBAAAAAGrCAEAlg0AIawIAQCWDQAhtwgBAO0MACHBCAEA7QwAIcIIAQDtDAAhwwgBAO8MACHECAEAlg0AIcUIAQDtDAAhxggBAO0MACHHCAEA7wwAIcgIAQDvDAAhyQgBAO8MACHKCAEA7wwAIcsIAACXDQAgzAgAAZgNACEBAAAAyQoAIAEAAADJCgAgFf8HAACVDQAwgAgAAMwKABCBCAAAlQ0AMIMIQADeDAAhlAgBAIoNACGVCAQA3QwAIasIAQCWDQAhrAgBAJYNACG3CAEA7QwAIcEIAQDtDAAhwggBAO0MACHDCAEA7wwAIcQIAQCWDQAhxQgBAO0MACHGCAEA7QwAIccIAQDvDAAhyAgBAO8MACHJCAEA7wwAIcoIAQDvDAAhywgAAJcNACDMCAABmA0AIQmrCAAA1w4AIKwIAADXDgAgwwgAANcOACDECAAA1w4AIMcIAADXDgAgyAgAANcOACDJCAAA1w4AIMoIAADXDgAgzAgAANcOACADAAAAzAoAIAEAAM0KADACAADJCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACASgwhAAAAAAZQIAQAAAAGVCAQAAAABqwgBAAAAAawIAQAAAAG3CAEAAAABwQgBAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcUIAQAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAABAAABASwAANEKACASgwhAAAAAAZQIAQAAAAGVCAQAAAABqwgBAAAAAawIAQAAAAG3CAEAAAABwQgBAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcUIAQAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAABAAABASwAANMKADABLAAA0woAMBKDCEAA0Q4AIZQIAQDbDgAhlQgEANAOACGrCAEA3Q4AIawIAQDdDgAhtwgBANsOACHBCAEA2w4AIcIIAQDbDgAhwwgBAN0OACHECAEA3Q4AIcUIAQDbDgAhxggBANsOACHHCAEA3Q4AIcgIAQDdDgAhyQgBAN0OACHKCAEA3Q4AIcsIgAAAAAHMCAABqQ8AIQIAAADJCgAgLAAA1goAIBKDCEAA0Q4AIZQIAQDbDgAhlQgEANAOACGrCAEA3Q4AIawIAQDdDgAhtwgBANsOACHBCAEA2w4AIcIIAQDbDgAhwwgBAN0OACHECAEA3Q4AIcUIAQDbDgAhxggBANsOACHHCAEA3Q4AIcgIAQDdDgAhyQgBAN0OACHKCAEA3Q4AIcsIgAAAAAHMCAABqQ8AIQIAAADMCgAgLAAA2AoAIAIAAADMCgAgLAAA2AoAIAMAAADJCgAgMwAA0QoAIDQAANYKACABAAAAyQoAIAEAAADMCgAgDg0AAKQPACA5AACnDwAgOgAApg8AIFsAAKUPACBcAACoDwAgqwgAANcOACCsCAAA1w4AIMMIAADXDgAgxAgAANcOACDHCAAA1w4AIMgIAADXDgAgyQgAANcOACDKCAAA1w4AIMwIAADXDgAgFf8HAACRDQAwgAgAAN8KABCBCAAAkQ0AMIMIQADVDAAhlAgBAPEMACGVCAQA1AwAIasIAQDzDAAhrAgBAPMMACG3CAEA4gwAIcEIAQDiDAAhwggBAOIMACHDCAEA5AwAIcQIAQDzDAAhxQgBAOIMACHGCAEA4gwAIccIAQDkDAAhyAgBAOQMACHJCAEA5AwAIcoIAQDkDAAhywgAAPIMACDMCAABkg0AIQMAAADMCgAgAQAA3goAMDgAAN8KACADAAAAzAoAIAEAAM0KADACAADJCgAgCf8HAACPDQAwgAgAAOUKABCBCAAAjw0AMJUIBAAAAAG4CAQA3QwAIbsIAQCKDQAhvAgAAYsNACG_CAQAAAABwAgAAJANACABAAAA4goAIAEAAADiCgAgCP8HAACPDQAwgAgAAOUKABCBCAAAjw0AMJUIBADdDAAhuAgEAN0MACG7CAEAig0AIbwIAAGLDQAhvwgEAN0MACEAAwAAAOUKACABAADmCgAwAgAA4goAIAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgBZUIBAAAAAG4CAQAAAABuwgBAAAAAbwIAAEAAAG_CAQAAAABASwAAOoKACAFlQgEAAAAAbgIBAAAAAG7CAEAAAABvAgAAQAAAb8IBAAAAAEBLAAA7AoAMAEsAADsCgAwBZUIBADQDgAhuAgEANAOACG7CAEA2w4AIbwIAAGeDwAhvwgEANAOACECAAAA4goAICwAAO8KACAFlQgEANAOACG4CAQA0A4AIbsIAQDbDgAhvAgAAZ4PACG_CAQA0A4AIQIAAADlCgAgLAAA8QoAIAIAAADlCgAgLAAA8QoAIAMAAADiCgAgMwAA6goAIDQAAO8KACABAAAA4goAIAEAAADlCgAgBQ0AAJ8PACA5AACiDwAgOgAAoQ8AIFsAAKAPACBcAACjDwAgCP8HAACODQAwgAgAAPgKABCBCAAAjg0AMJUIBADUDAAhuAgEANQMACG7CAEA8QwAIbwIAAGGDQAhvwgEANQMACEDAAAA5QoAIAEAAPcKADA4AAD4CgAgAwAAAOUKACABAADmCgAwAgAA4goAIAv_BwAAiQ0AMIAIAAD-CgAQgQgAAIkNADCDCEAA3gwAIbgIBADdDAAhuwgBAIoNACG8CAABiw0AIb0IAQDtDAAhvggAAYsNACG_CAQAAAABwAgAAI0NACABAAAA-woAIAEAAAD7CgAgCv8HAACJDQAwgAgAAP4KABCBCAAAiQ0AMIMIQADeDAAhuAgEAN0MACG7CAEAig0AIbwIAAGLDQAhvQgBAO0MACG-CAABiw0AIb8IBADdDAAhAAMAAAD-CgAgAQAA_woAMAIAAPsKACADAAAA_goAIAEAAP8KADACAAD7CgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAeDCEAAAAABuAgEAAAAAbsIAQAAAAG8CAABAAABvQgBAAAAAb4IAAEAAAG_CAQAAAABASwAAIMLACAHgwhAAAAAAbgIBAAAAAG7CAEAAAABvAgAAQAAAb0IAQAAAAG-CAABAAABvwgEAAAAAQEsAACFCwAwASwAAIULADAHgwhAANEOACG4CAQA0A4AIbsIAQDbDgAhvAgAAZ4PACG9CAEA2w4AIb4IAAGeDwAhvwgEANAOACECAAAA-woAICwAAIgLACAHgwhAANEOACG4CAQA0A4AIbsIAQDbDgAhvAgAAZ4PACG9CAEA2w4AIb4IAAGeDwAhvwgEANAOACECAAAA_goAICwAAIoLACACAAAA_goAICwAAIoLACADAAAA-woAIDMAAIMLACA0AACICwAgAQAAAPsKACABAAAA_goAIAUNAACZDwAgOQAAnA8AIDoAAJsPACBbAACaDwAgXAAAnQ8AIAr_BwAAhQ0AMIAIAACRCwAQgQgAAIUNADCDCEAA1QwAIbgIBADUDAAhuwgBAPEMACG8CAABhg0AIb0IAQDiDAAhvggAAYYNACG_CAQA1AwAIQMAAAD-CgAgAQAAkAsAMDgAAJELACADAAAA_goAIAEAAP8KADACAAD7CgAgBf8HAACEDQAwgAgAAJcLABCBCAAAhA0AMJQIIAAAAAG6CAQA3QwAIQEAAACUCwAgAQAAAJQLACAF_wcAAIQNADCACAAAlwsAEIEIAACEDQAwlAggAIENACG6CAQA3QwAIQADAAAAlwsAIAEAAJgLADACAACUCwAgAwAAAJcLACABAACYCwAwAgAAlAsAIAMAAACXCwAgAQAAmAsAMAIAAJQLACAClAggAAAAAboIBAAAAAEBLAAAnAsAIAKUCCAAAAABuggEAAAAAQEsAACeCwAwASwAAJ4LADAClAggAJMPACG6CAQA0A4AIQIAAACUCwAgLAAAoQsAIAKUCCAAkw8AIboIBADQDgAhAgAAAJcLACAsAACjCwAgAgAAAJcLACAsAACjCwAgAwAAAJQLACAzAACcCwAgNAAAoQsAIAEAAACUCwAgAQAAAJcLACAFDQAAlA8AIDkAAJcPACA6AACWDwAgWwAAlQ8AIFwAAJgPACAF_wcAAIMNADCACAAAqgsAEIEIAACDDQAwlAggAP0MACG6CAQA1AwAIQMAAACXCwAgAQAAqQsAMDgAAKoLACADAAAAlwsAIAEAAJgLADACAACUCwAgC_8HAACADQAwgAgAALALABCBCAAAgA0AMJAIAQDvDAAhlAggAAAAAZ4IAgCCDQAhoQhAAN4MACGwCEAA7gwAIbcIAQDtDAAhuAgEAN0MACG5CEAA7gwAIQEAAACtCwAgAQAAAK0LACAL_wcAAIANADCACAAAsAsAEIEIAACADQAwkAgBAO8MACGUCCAAgQ0AIZ4IAgCCDQAhoQhAAN4MACGwCEAA7gwAIbcIAQDtDAAhuAgEAN0MACG5CEAA7gwAIQOQCAAA1w4AILAIAADXDgAguQgAANcOACADAAAAsAsAIAEAALELADACAACtCwAgAwAAALALACABAACxCwAwAgAArQsAIAMAAACwCwAgAQAAsQsAMAIAAK0LACAIkAgBAAAAAZQIIAAAAAGeCAIAAAABoQhAAAAAAbAIQAAAAAG3CAEAAAABuAgEAAAAAbkIQAAAAAEBLAAAtQsAIAiQCAEAAAABlAggAAAAAZ4IAgAAAAGhCEAAAAABsAhAAAAAAbcIAQAAAAG4CAQAAAABuQhAAAAAAQEsAAC3CwAwASwAALcLADAIkAgBAN0OACGUCCAAkw8AIZ4IAgDjDgAhoQhAANEOACGwCEAA3A4AIbcIAQDbDgAhuAgEANAOACG5CEAA3A4AIQIAAACtCwAgLAAAugsAIAiQCAEA3Q4AIZQIIACTDwAhnggCAOMOACGhCEAA0Q4AIbAIQADcDgAhtwgBANsOACG4CAQA0A4AIbkIQADcDgAhAgAAALALACAsAAC8CwAgAgAAALALACAsAAC8CwAgAwAAAK0LACAzAAC1CwAgNAAAugsAIAEAAACtCwAgAQAAALALACAIDQAAjg8AIDkAAJEPACA6AACQDwAgWwAAjw8AIFwAAJIPACCQCAAA1w4AILAIAADXDgAguQgAANcOACAL_wcAAPwMADCACAAAwwsAEIEIAAD8DAAwkAgBAOQMACGUCCAA_QwAIZ4IAgD0DAAhoQhAANUMACGwCEAA4wwAIbcIAQDiDAAhuAgEANQMACG5CEAA4wwAIQMAAACwCwAgAQAAwgsAMDgAAMMLACADAAAAsAsAIAEAALELADACAACtCwAgAQAAAIEBACABAAAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIAMAAAB_ACABAACAAQAwAgAAgQEAIBADAACLDwAgIwAAjA8AICQAAI0PACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQEsAADLCwAgDYMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAa0IAQAAAAGuCAAAig8AIK8IAQAAAAGwCEAAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABASwAAM0LADABLAAAzQsAMBADAADvDgAgIwAA8A4AICQAAPEOACCDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQIAAACBAQAgLAAA0AsAIA2DCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQIAAAB_ACAsAADSCwAgAgAAAH8AICwAANILACADAAAAgQEAIDMAAMsLACA0AADQCwAgAQAAAIEBACABAAAAfwAgBg0AAOsOACA5AADtDgAgOgAA7A4AIKwIAADXDgAgrwgAANcOACCwCAAA1w4AIBD_BwAA-gwAMIAIAADZCwAQgQgAAPoMADCDCEAA1QwAIY4IAQDiDAAhlAgBAPEMACGdCAEA4gwAIasIAQDxDAAhrAgBAPMMACGtCAEA4gwAIa4IAAD7DAAgrwgBAOQMACGwCEAA4wwAIbEIAQDiDAAhsggBAOIMACGzCEAA1QwAIQMAAAB_ACABAADYCwAwOAAA2QsAIAMAAAB_ACABAACAAQAwAgAAgQEAIAEAAACFAQAgAQAAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACAGIgAA6g4AIIMIQAAAAAGUCAEAAAABlggBAAAAAakIAQAAAAGqCEAAAAABASwAAOELACAFgwhAAAAAAZQIAQAAAAGWCAEAAAABqQgBAAAAAaoIQAAAAAEBLAAA4wsAMAEsAADjCwAwBiIAAOkOACCDCEAA0Q4AIZQIAQDbDgAhlggBANsOACGpCAEA2w4AIaoIQADcDgAhAgAAAIUBACAsAADmCwAgBYMIQADRDgAhlAgBANsOACGWCAEA2w4AIakIAQDbDgAhqghAANwOACECAAAAgwEAICwAAOgLACACAAAAgwEAICwAAOgLACADAAAAhQEAIDMAAOELACA0AADmCwAgAQAAAIUBACABAAAAgwEAIAQNAADmDgAgOQAA6A4AIDoAAOcOACCqCAAA1w4AIAj_BwAA-QwAMIAIAADvCwAQgQgAAPkMADCDCEAA1QwAIZQIAQDxDAAhlggBAPEMACGpCAEA4gwAIaoIQADjDAAhAwAAAIMBACABAADuCwAwOAAA7wsAIAMAAACDAQAgAQAAhAEAMAIAAIUBACABAAAAiQEAIAEAAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgEyIAAOUOACAsgAAAAAGDCEAAAAABkAgBAAAAAZQIAQAAAAGVCAQAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCEAAAAABnAgBAAAAAZ0IAQAAAAGeCAIAAAABnwhAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQEsAAD3CwAgEiyAAAAAAYMIQAAAAAGQCAEAAAABlAgBAAAAAZUIBAAAAAGWCAEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIQAAAAAGcCAEAAAABnQgBAAAAAZ4IAgAAAAGfCEAAAAABoAhAAAAAAaEIQAAAAAGiCEAAAAABASwAAPkLADABLAAA-QsAMBMiAADkDgAgLIAAAAABgwhAANEOACGQCAEA3Q4AIZQIAQDbDgAhlQgEANAOACGWCAEA2w4AIZcIAQDbDgAhmAgBANsOACGZCAEA2w4AIZoIAQDbDgAhmwhAANEOACGcCAEA3Q4AIZ0IAQDbDgAhnggCAOMOACGfCEAA3A4AIaAIQADcDgAhoQhAANEOACGiCEAA3A4AIQIAAACJAQAgLAAA_AsAIBIsgAAAAAGDCEAA0Q4AIZAIAQDdDgAhlAgBANsOACGVCAQA0A4AIZYIAQDbDgAhlwgBANsOACGYCAEA2w4AIZkIAQDbDgAhmggBANsOACGbCEAA0Q4AIZwIAQDdDgAhnQgBANsOACGeCAIA4w4AIZ8IQADcDgAhoAhAANwOACGhCEAA0Q4AIaIIQADcDgAhAgAAAIcBACAsAAD-CwAgAgAAAIcBACAsAAD-CwAgAwAAAIkBACAzAAD3CwAgNAAA_AsAIAEAAACJAQAgAQAAAIcBACAKDQAA3g4AIDkAAOEOACA6AADgDgAgWwAA3w4AIFwAAOIOACCQCAAA1w4AIJwIAADXDgAgnwgAANcOACCgCAAA1w4AIKIIAADXDgAgFSwAAPIMACD_BwAA8AwAMIAIAACFDAAQgQgAAPAMADCDCEAA1QwAIZAIAQDkDAAhlAgBAPEMACGVCAQA1AwAIZYIAQDxDAAhlwgBAPEMACGYCAEA4gwAIZkIAQDiDAAhmggBAOIMACGbCEAA1QwAIZwIAQDzDAAhnQgBAOIMACGeCAIA9AwAIZ8IQADjDAAhoAhAAOMMACGhCEAA1QwAIaIIQADjDAAhAwAAAIcBACABAACEDAAwOAAAhQwAIAMAAACHAQAgAQAAiAEAMAIAAIkBACAH_wcAAOwMADCACAAAiwwAEIEIAADsDAAwgwhAAN4MACGOCAEAAAABjwhAAO4MACGQCAEA7wwAIQEAAACIDAAgAQAAAIgMACAH_wcAAOwMADCACAAAiwwAEIEIAADsDAAwgwhAAN4MACGOCAEA7QwAIY8IQADuDAAhkAgBAO8MACECjwgAANcOACCQCAAA1w4AIAMAAACLDAAgAQAAjAwAMAIAAIgMACADAAAAiwwAIAEAAIwMADACAACIDAAgAwAAAIsMACABAACMDAAwAgAAiAwAIASDCEAAAAABjggBAAAAAY8IQAAAAAGQCAEAAAABASwAAJAMACAEgwhAAAAAAY4IAQAAAAGPCEAAAAABkAgBAAAAAQEsAACSDAAwASwAAJIMADAEgwhAANEOACGOCAEA2w4AIY8IQADcDgAhkAgBAN0OACECAAAAiAwAICwAAJUMACAEgwhAANEOACGOCAEA2w4AIY8IQADcDgAhkAgBAN0OACECAAAAiwwAICwAAJcMACACAAAAiwwAICwAAJcMACADAAAAiAwAIDMAAJAMACA0AACVDAAgAQAAAIgMACABAAAAiwwAIAUNAADYDgAgOQAA2g4AIDoAANkOACCPCAAA1w4AIJAIAADXDgAgB_8HAADhDAAwgAgAAJ4MABCBCAAA4QwAMIMIQADVDAAhjggBAOIMACGPCEAA4wwAIZAIAQDkDAAhAwAAAIsMACABAACdDAAwOAAAngwAIAMAAACLDAAgAQAAjAwAMAIAAIgMACAF_wcAAOAMADCACAAApAwAEIEIAADgDAAwjAgEAAAAAY0IQADeDAAhAQAAAKEMACABAAAAoQwAIAX_BwAA4AwAMIAIAACkDAAQgQgAAOAMADCMCAQA3QwAIY0IQADeDAAhAAMAAACkDAAgAQAApQwAMAIAAKEMACADAAAApAwAIAEAAKUMADACAAChDAAgAwAAAKQMACABAAClDAAwAgAAoQwAIAKMCAQAAAABjQhAAAAAAQEsAACpDAAgAowIBAAAAAGNCEAAAAABASwAAKsMADABLAAAqwwAMAKMCAQA0A4AIY0IQADRDgAhAgAAAKEMACAsAACuDAAgAowIBADQDgAhjQhAANEOACECAAAApAwAICwAALAMACACAAAApAwAICwAALAMACADAAAAoQwAIDMAAKkMACA0AACuDAAgAQAAAKEMACABAAAApAwAIAUNAADSDgAgOQAA1Q4AIDoAANQOACBbAADTDgAgXAAA1g4AIAX_BwAA3wwAMIAIAAC3DAAQgQgAAN8MADCMCAQA1AwAIY0IQADVDAAhAwAAAKQMACABAAC2DAAwOAAAtwwAIAMAAACkDAAgAQAApQwAMAIAAKEMACAF_wcAANwMADCACAAAvQwAEIEIAADcDAAwgggEAAAAAYMIQADeDAAhAQAAALoMACABAAAAugwAIAX_BwAA3AwAMIAIAAC9DAAQgQgAANwMADCCCAQA3QwAIYMIQADeDAAhAAMAAAC9DAAgAQAAvgwAMAIAALoMACADAAAAvQwAIAEAAL4MADACAAC6DAAgAwAAAL0MACABAAC-DAAwAgAAugwAIAKCCAQAAAABgwhAAAAAAQEsAADCDAAgAoIIBAAAAAGDCEAAAAABASwAAMQMADABLAAAxAwAMAKCCAQA0A4AIYMIQADRDgAhAgAAALoMACAsAADHDAAgAoIIBADQDgAhgwhAANEOACECAAAAvQwAICwAAMkMACACAAAAvQwAICwAAMkMACADAAAAugwAIDMAAMIMACA0AADHDAAgAQAAALoMACABAAAAvQwAIAUNAADLDgAgOQAAzg4AIDoAAM0OACBbAADMDgAgXAAAzw4AIAX_BwAA0wwAMIAIAADQDAAQgQgAANMMADCCCAQA1AwAIYMIQADVDAAhAwAAAL0MACABAADPDAAwOAAA0AwAIAMAAAC9DAAgAQAAvgwAMAIAALoMACAF_wcAANMMADCACAAA0AwAEIEIAADTDAAwgggEANQMACGDCEAA1QwAIQ0NAADXDAAgOQAA2wwAIDoAANsMACBbAADaDAAgXAAA2wwAIIQIBAAAAAGFCAQAAAAEhggEAAAABIcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQA2QwAIQsNAADXDAAgOQAA2AwAIDoAANgMACCECEAAAAABhQhAAAAABIYIQAAAAASHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAANYMACELDQAA1wwAIDkAANgMACA6AADYDAAghAhAAAAAAYUIQAAAAASGCEAAAAAEhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADWDAAhCIQIAgAAAAGFCAIAAAAEhggCAAAABIcIAgAAAAGICAIAAAABiQgCAAAAAYoIAgAAAAGLCAIA1wwAIQiECEAAAAABhQhAAAAABIYIQAAAAASHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAANgMACENDQAA1wwAIDkAANsMACA6AADbDAAgWwAA2gwAIFwAANsMACCECAQAAAABhQgEAAAABIYIBAAAAASHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEANkMACEIhAgIAAAAAYUICAAAAASGCAgAAAAEhwgIAAAAAYgICAAAAAGJCAgAAAABiggIAAAAAYsICADaDAAhCIQIBAAAAAGFCAQAAAAEhggEAAAABIcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQA2wwAIQX_BwAA3AwAMIAIAAC9DAAQgQgAANwMADCCCAQA3QwAIYMIQADeDAAhCIQIBAAAAAGFCAQAAAAEhggEAAAABIcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQA2wwAIQiECEAAAAABhQhAAAAABIYIQAAAAASHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAANgMACEF_wcAAN8MADCACAAAtwwAEIEIAADfDAAwjAgEANQMACGNCEAA1QwAIQX_BwAA4AwAMIAIAACkDAAQgQgAAOAMADCMCAQA3QwAIY0IQADeDAAhB_8HAADhDAAwgAgAAJ4MABCBCAAA4QwAMIMIQADVDAAhjggBAOIMACGPCEAA4wwAIZAIAQDkDAAhDg0AANcMACA5AADrDAAgOgAA6wwAIIQIAQAAAAGFCAEAAAAEhggBAAAABIcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA6gwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQsNAADmDAAgOQAA6QwAIDoAAOkMACCECEAAAAABhQhAAAAABYYIQAAAAAWHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAAOgMACEODQAA5gwAIDkAAOcMACA6AADnDAAghAgBAAAAAYUIAQAAAAWGCAEAAAAFhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQDlDAAhkQgBAAAAAZIIAQAAAAGTCAEAAAABDg0AAOYMACA5AADnDAAgOgAA5wwAIIQIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA5QwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQiECAIAAAABhQgCAAAABYYIAgAAAAWHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAOYMACELhAgBAAAAAYUIAQAAAAWGCAEAAAAFhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQDnDAAhkQgBAAAAAZIIAQAAAAGTCAEAAAABCw0AAOYMACA5AADpDAAgOgAA6QwAIIQIQAAAAAGFCEAAAAAFhghAAAAABYcIQAAAAAGICEAAAAABiQhAAAAAAYoIQAAAAAGLCEAA6AwAIQiECEAAAAABhQhAAAAABYYIQAAAAAWHCEAAAAABiAhAAAAAAYkIQAAAAAGKCEAAAAABiwhAAOkMACEODQAA1wwAIDkAAOsMACA6AADrDAAghAgBAAAAAYUIAQAAAASGCAEAAAAEhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQDqDAAhkQgBAAAAAZIIAQAAAAGTCAEAAAABC4QIAQAAAAGFCAEAAAAEhggBAAAABIcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA6wwAIZEIAQAAAAGSCAEAAAABkwgBAAAAAQf_BwAA7AwAMIAIAACLDAAQgQgAAOwMADCDCEAA3gwAIY4IAQDtDAAhjwhAAO4MACGQCAEA7wwAIQuECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAOsMACGRCAEAAAABkggBAAAAAZMIAQAAAAEIhAhAAAAAAYUIQAAAAAWGCEAAAAAFhwhAAAAAAYgIQAAAAAGJCEAAAAABighAAAAAAYsIQADpDAAhC4QIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA5wwAIZEIAQAAAAGSCAEAAAABkwgBAAAAARUsAADyDAAg_wcAAPAMADCACAAAhQwAEIEIAADwDAAwgwhAANUMACGQCAEA5AwAIZQIAQDxDAAhlQgEANQMACGWCAEA8QwAIZcIAQDxDAAhmAgBAOIMACGZCAEA4gwAIZoIAQDiDAAhmwhAANUMACGcCAEA8wwAIZ0IAQDiDAAhnggCAPQMACGfCEAA4wwAIaAIQADjDAAhoQhAANUMACGiCEAA4wwAIQsNAADXDAAgOQAA6wwAIDoAAOsMACCECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAPgMACEPDQAA1wwAIDkAAPcMACA6AAD3DAAghAiAAAAAAYcIgAAAAAGICIAAAAABiQiAAAAAAYoIgAAAAAGLCIAAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIgAAAAAGoCIAAAAABCw0AAOYMACA5AADnDAAgOgAA5wwAIIQIAQAAAAGFCAEAAAAFhggBAAAABYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA9gwAIQ0NAADXDAAgOQAA1wwAIDoAANcMACBbAADaDAAgXAAA1wwAIIQIAgAAAAGFCAIAAAAEhggCAAAABIcIAgAAAAGICAIAAAABiQgCAAAAAYoIAgAAAAGLCAIA9QwAIQ0NAADXDAAgOQAA1wwAIDoAANcMACBbAADaDAAgXAAA1wwAIIQIAgAAAAGFCAIAAAAEhggCAAAABIcIAgAAAAGICAIAAAABiQgCAAAAAYoIAgAAAAGLCAIA9QwAIQsNAADmDAAgOQAA5wwAIDoAAOcMACCECAEAAAABhQgBAAAABYYIAQAAAAWHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAPYMACEMhAiAAAAAAYcIgAAAAAGICIAAAAABiQiAAAAAAYoIgAAAAAGLCIAAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIgAAAAAGoCIAAAAABCw0AANcMACA5AADrDAAgOgAA6wwAIIQIAQAAAAGFCAEAAAAEhggBAAAABIcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEA-AwAIQj_BwAA-QwAMIAIAADvCwAQgQgAAPkMADCDCEAA1QwAIZQIAQDxDAAhlggBAPEMACGpCAEA4gwAIaoIQADjDAAhEP8HAAD6DAAwgAgAANkLABCBCAAA-gwAMIMIQADVDAAhjggBAOIMACGUCAEA8QwAIZ0IAQDiDAAhqwgBAPEMACGsCAEA8wwAIa0IAQDiDAAhrggAAPsMACCvCAEA5AwAIbAIQADjDAAhsQgBAOIMACGyCAEA4gwAIbMIQADVDAAhBIQIAQAAAAW0CAEAAAABtQgBAAAABLYIAQAAAAQL_wcAAPwMADCACAAAwwsAEIEIAAD8DAAwkAgBAOQMACGUCCAA_QwAIZ4IAgD0DAAhoQhAANUMACGwCEAA4wwAIbcIAQDiDAAhuAgEANQMACG5CEAA4wwAIQUNAADXDAAgOQAA_wwAIDoAAP8MACCECCAAAAABiwggAP4MACEFDQAA1wwAIDkAAP8MACA6AAD_DAAghAggAAAAAYsIIAD-DAAhAoQIIAAAAAGLCCAA_wwAIQv_BwAAgA0AMIAIAACwCwAQgQgAAIANADCQCAEA7wwAIZQIIACBDQAhnggCAIINACGhCEAA3gwAIbAIQADuDAAhtwgBAO0MACG4CAQA3QwAIbkIQADuDAAhAoQIIAAAAAGLCCAA_wwAIQiECAIAAAABhQgCAAAABIYIAgAAAASHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCANcMACEF_wcAAIMNADCACAAAqgsAEIEIAACDDQAwlAggAP0MACG6CAQA1AwAIQX_BwAAhA0AMIAIAACXCwAQgQgAAIQNADCUCCAAgQ0AIboIBADdDAAhCv8HAACFDQAwgAgAAJELABCBCAAAhQ0AMIMIQADVDAAhuAgEANQMACG7CAEA8QwAIbwIAAGGDQAhvQgBAOIMACG-CAABhg0AIb8IBADUDAAhBw0AANcMACA5AACIDQAgOgAAiA0AIIQIAAEAAAGFCAABAAAEhggAAQAABIsIAAGHDQAhBw0AANcMACA5AACIDQAgOgAAiA0AIIQIAAEAAAGFCAABAAAEhggAAQAABIsIAAGHDQAhBIQIAAEAAAGFCAABAAAEhggAAQAABIsIAAGIDQAhCv8HAACJDQAwgAgAAP4KABCBCAAAiQ0AMIMIQADeDAAhuAgEAN0MACG7CAEAig0AIbwIAAGLDQAhvQgBAO0MACG-CAABiw0AIb8IBADdDAAhCIQIAQAAAAGFCAEAAAAEhggBAAAABIcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAEAjA0AIQSECAABAAABhQgAAQAABIYIAAEAAASLCAABiA0AIQiECAEAAAABhQgBAAAABIYIAQAAAASHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAIwNACECuAgEAAAAAbsIAQAAAAEI_wcAAI4NADCACAAA-AoAEIEIAACODQAwlQgEANQMACG4CAQA1AwAIbsIAQDxDAAhvAgAAYYNACG_CAQA1AwAIQj_BwAAjw0AMIAIAADlCgAQgQgAAI8NADCVCAQA3QwAIbgIBADdDAAhuwgBAIoNACG8CAABiw0AIb8IBADdDAAhArgIBAAAAAG7CAEAAAABFf8HAACRDQAwgAgAAN8KABCBCAAAkQ0AMIMIQADVDAAhlAgBAPEMACGVCAQA1AwAIasIAQDzDAAhrAgBAPMMACG3CAEA4gwAIcEIAQDiDAAhwggBAOIMACHDCAEA5AwAIcQIAQDzDAAhxQgBAOIMACHGCAEA4gwAIccIAQDkDAAhyAgBAOQMACHJCAEA5AwAIcoIAQDkDAAhywgAAPIMACDMCAABkg0AIQcNAADmDAAgOQAAlA0AIDoAAJQNACCECAABAAABhQgAAQAABYYIAAEAAAWLCAABkw0AIQcNAADmDAAgOQAAlA0AIDoAAJQNACCECAABAAABhQgAAQAABYYIAAEAAAWLCAABkw0AIQSECAABAAABhQgAAQAABYYIAAEAAAWLCAABlA0AIRX_BwAAlQ0AMIAIAADMCgAQgQgAAJUNADCDCEAA3gwAIZQIAQCKDQAhlQgEAN0MACGrCAEAlg0AIawIAQCWDQAhtwgBAO0MACHBCAEA7QwAIcIIAQDtDAAhwwgBAO8MACHECAEAlg0AIcUIAQDtDAAhxggBAO0MACHHCAEA7wwAIcgIAQDvDAAhyQgBAO8MACHKCAEA7wwAIcsIAACXDQAgzAgAAZgNACEIhAgBAAAAAYUIAQAAAAWGCAEAAAAFhwgBAAAAAYgIAQAAAAGJCAEAAAABiggBAAAAAYsIAQCZDQAhDIQIgAAAAAGHCIAAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABiwiAAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCIAAAAABqAiAAAAAAQSECAABAAABhQgAAQAABYYIAAEAAAWLCAABlA0AIQiECAEAAAABhQgBAAAABYYIAQAAAAWHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgBAJkNACEMBQEA4gwAIf8HAACaDQAwgAgAAMYKABCBCAAAmg0AMIMIQADVDAAhjggBAOIMACHNCAQA1AwAIc4IAQDiDAAhzwgBAPEMACHQCAEA4gwAIdEIAACbDQAg0ggAAJsNACAPDQAA5gwAIDkAAJwNACA6AACcDQAghAiAAAAAAYcIgAAAAAGICIAAAAABiQiAAAAAAYoIgAAAAAGLCIAAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIgAAAAAGoCIAAAAABDIQIgAAAAAGHCIAAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABiwiAAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCIAAAAABqAiAAAAAAQwFAQDtDAAh_wcAAJ0NADCACAAAswoAEIEIAACdDQAwgwhAAN4MACGOCAEA7QwAIc0IBADdDAAhzggBAO0MACHPCAEAig0AIdAIAQDtDAAh0QgAAJ4NACDSCAAAng0AIAyECIAAAAABhwiAAAAAAYgIgAAAAAGJCIAAAAABigiAAAAAAYsIgAAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwiAAAAAAagIgAAAAAECBQEAAAABzQgEAAAAAQv_BwAAoA0AMIAIAACtCgAQgQgAAKANADCDCEAA1QwAIZQIBADUDAAhnggCAPQMACHUCAEA8QwAIdUIAQDiDAAh1ghAANUMACHXCAEA5AwAIdgIAQDkDAAhC_8HAAChDQAwgAgAAJoKABCBCAAAoQ0AMIMIQADeDAAhlAgEAN0MACGeCAIAgg0AIdQIAQCKDQAh1QgBAO0MACHWCEAA3gwAIdcIAQDvDAAh2AgBAO8MACEI_wcAAKINADCACAAAlAoAEIEIAACiDQAwlAggAP0MACHZCAQA1AwAIdoIQADVDAAh2wgEANQMACHcCEAA4wwAIQj_BwAAow0AMIAIAACBCgAQgQgAAKMNADCUCCAAgQ0AIdkIBADdDAAh2ghAAN4MACHbCAQA3QwAIdwIQADuDAAhB_8HAACkDQAwgAgAAPsJABCBCAAApA0AMJoIAQDiDAAhqwgBAPMMACHOCAEA4gwAId0IQADVDAAhB_8HAAClDQAwgAgAAOgJABCBCAAApQ0AMJoIAQDtDAAhqwgBAJYNACHOCAEA7QwAId0IQADeDAAhApoIAQAAAAHOCAEAAAABB_8HAACnDQAwgAgAAOIJABCBCAAApw0AMN8IAQDiDAAh4AhAANUMACHhCAIA9AwAIeIIAgD0DAAhB_8HAACoDQAwgAgAAM8JABCBCAAAqA0AMN8IAQDtDAAh4AhAAN4MACHhCAIAgg0AIeIIAgCCDQAhDv8HAACpDQAwgAgAAMkJABCBCAAAqQ0AMKsIAQDxDAAhrAgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5QgEANQMACHmCAQA1AwAIecIBADUDAAh6AgEANQMACHpCAQA1AwAIeoIBADUDAAh6wgEANQMACEO_wcAAKoNADCACAAAtgkAEIEIAACqDQAwqwgBAIoNACGsCAEAig0AIeMIAQDtDAAh5AgBAO0MACHlCAQA3QwAIeYIBADdDAAh5wgEAN0MACHoCAQA3QwAIekIBADdDAAh6ggEAN0MACHrCAQA3QwAIQSsCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAQAAAABDv8HAACsDQAwgAgAALAJABCBCAAArA0AMKsIAQDxDAAhrAgBAPEMACHjCAEA4gwAIeQIAQDiDAAh5QgEANQMACHmCAQA1AwAIecIBADUDAAh6AgEANQMACHpCAQA1AwAIeoIBADUDAAh6wgEANQMACEO_wcAAK0NADCACAAAnQkAEIEIAACtDQAwqwgBAIoNACGsCAEAig0AIeMIAQDtDAAh5AgBAO0MACHlCAQA3QwAIeYIBADdDAAh5wgEAN0MACHoCAQA3QwAIekIBADdDAAh6ggEAN0MACHrCAQA3QwAIQSsCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAQAAAABDf8HAACvDQAwgAgAAJcJABCBCAAArw0AMIMIQADVDAAhjAgEANQMACGrCAEA8QwAIawIAQDxDAAhxwgBAOIMACHUCAEA8QwAIeMIAQDiDAAh5AgBAOIMACHtCAQA1AwAIe4IQADjDAAhDf8HAACwDQAwgAgAAIQJABCBCAAAsA0AMIMIQADeDAAhjAgEAN0MACGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHUCAEAig0AIeMIAQDtDAAh5AgBAO0MACHtCAQA3QwAIe4IQADuDAAhDf8HAACxDQAwgAgAAP4IABCBCAAAsQ0AMIMIQADVDAAhlAgBAPEMACGrCAEA8QwAIawIAQDxDAAhxwgBAOIMACHjCAEA4gwAIeQIAQDiDAAh7wgEANQMACHwCAQA1AwAIfEIAQDiDAAhDf8HAACyDQAwgAgAAOsIABCBCAAAsg0AMIMIQADeDAAhlAgBAIoNACGrCAEAig0AIawIAQCKDQAhxwgBAO0MACHjCAEA7QwAIeQIAQDtDAAh7wgEAN0MACHwCAQA3QwAIfEIAQDtDAAhAqsIAQAAAAHxCAEAAAABCv8HAAC0DQAwgAgAAOUIABCBCAAAtA0AMIMIQADVDAAhjAgEANQMACGUCAEA8QwAIasIAQDxDAAhxwgBAOIMACHzCAAA8gwAIPQIQADVDAAhCv8HAAC1DQAwgAgAANIIABCBCAAAtQ0AMIMIQADeDAAhjAgEAN0MACGUCAEAig0AIasIAQCKDQAhxwgBAO0MACHzCAAAlw0AIPQIQADeDAAhBv8HAAC2DQAwgAgAAMwIABCBCAAAtg0AMIMIQADVDAAhlAgBAPEMACHzCAEA4gwAIQb_BwAAtw0AMIAIAAC5CAAQgQgAALcNADCDCEAA3gwAIZQIAQCKDQAh8wgBAO0MACEI_wcAALgNADCACAAAswgAEIEIAAC4DQAwgwhAANUMACGMCAQA1AwAIZQIAQDxDAAhqwgBAPEMACHzCAAA8gwAIAj_BwAAuQ0AMIAIAACgCAAQgQgAALkNADCDCEAA3gwAIYwIBADdDAAhlAgBAIoNACGrCAEAig0AIfMIAACXDQAgAowIBAAAAAGrCAEAAAABEf8HAAC7DQAwgAgAAJoIABCBCAAAuw0AMKsIAQDxDAAhrAgBAPEMACHUCAEA8QwAIeMIAQDiDAAh5AgBAOIMACHnCAIAvQ0AIfYIAQDiDAAh9wgCAPQMACH4CAQA1AwAIfkIBAC8DQAh-ggEALwNACH7CAQAvA0AIfwIQADjDAAh_QgEALwNACENDQAA5gwAIDkAAMENACA6AADBDQAgWwAAvw0AIFwAAMENACCECAQAAAABhQgEAAAABYYIBAAAAAWHCAQAAAABiAgEAAAAAYkIBAAAAAGKCAQAAAABiwgEAMANACENDQAA5gwAIDkAAOYMACA6AADmDAAgWwAAvw0AIFwAAOYMACCECAIAAAABhQgCAAAABYYIAgAAAAWHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAL4NACENDQAA5gwAIDkAAOYMACA6AADmDAAgWwAAvw0AIFwAAOYMACCECAIAAAABhQgCAAAABYYIAgAAAAWHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAL4NACEIhAgIAAAAAYUICAAAAAWGCAgAAAAFhwgIAAAAAYgICAAAAAGJCAgAAAABiggIAAAAAYsICAC_DQAhDQ0AAOYMACA5AADBDQAgOgAAwQ0AIFsAAL8NACBcAADBDQAghAgEAAAAAYUIBAAAAAWGCAQAAAAFhwgEAAAAAYgIBAAAAAGJCAQAAAABiggEAAAAAYsIBADADQAhCIQIBAAAAAGFCAQAAAAFhggEAAAABYcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQAwQ0AIRH_BwAAwg0AMIAIAACHCAAQgQgAAMINADCrCAEAig0AIawIAQCKDQAh1AgBAIoNACHjCAEA7QwAIeQIAQDtDAAh5wgCAMQNACH2CAEA7QwAIfcIAgCCDQAh-AgEAN0MACH5CAQAww0AIfoIBADDDQAh-wgEAMMNACH8CEAA7gwAIf0IBADDDQAhCIQIBAAAAAGFCAQAAAAFhggEAAAABYcIBAAAAAGICAQAAAABiQgEAAAAAYoIBAAAAAGLCAQAwQ0AIQiECAIAAAABhQgCAAAABYYIAgAAAAWHCAIAAAABiAgCAAAAAYkIAgAAAAGKCAIAAAABiwgCAOYMACEY_wcAAMUNADCACAAAgQgAEIEIAADFDQAwgwhAANUMACGsCAEA8QwAIdQIAQDxDAAh9wgCAPQMACH-CAEA8QwAIf8IAQDiDAAhgAkCAPQMACGBCQQA1AwAIYIJAQDiDAAhgwkBAOIMACGECQEA4gwAIYUJAgD0DAAhhgkCAPQMACGHCQIA9AwAIYgJAADyDAAgiQlAAOMMACGKCUAA4wwAIYsJQADjDAAhjAkEANQMACGNCQQA1AwAIY4JAQDiDAAhCv8HAADGDQAwgAgAAOsHABCBCAAAxg0AMJQIAQDxDAAhrAgBAPEMACHECAEA8QwAIdQIAQDxDAAh1ghAANUMACGPCQIA9AwAIZAJQADVDAAhCv8HAADHDQAwgAgAANgHABCBCAAAxw0AMJQIAQCKDQAhrAgBAIoNACHECAEAig0AIdQIAQCKDQAh1ghAAN4MACGPCQIAgg0AIZAJQADeDAAhEgUBAOIMACH_BwAAyA0AMIAIAADSBwAQgQgAAMgNADCOCAEA4gwAIccIAQDiDAAhzQgEANQMACHOCAEA4gwAIc8IAQDxDAAh1AgBAPEMACGRCQEA4gwAIZIJAQDiDAAhkwkBAOIMACGUCQIA9AwAIZUJQADVDAAhlglAANUMACGXCQQA1AwAIZgJAgD0DAAhEgUBAO0MACH_BwAAyQ0AMIAIAAC_BwAQgQgAAMkNADCOCAEA7QwAIccIAQDtDAAhzQgEAN0MACHOCAEA7QwAIc8IAQCKDQAh1AgBAIoNACGRCQEA7QwAIZIJAQDtDAAhkwkBAO0MACGUCQIAgg0AIZUJQADeDAAhlglAAN4MACGXCQQA3QwAIZgJAgCCDQAhAgUBAAAAAY4IAQAAAAEC1AgBAAAAAZEJAQAAAAEiBQEA4gwAIf8HAADMDQAwgAgAALkHABCBCAAAzA0AMIMIQADVDAAhjggBAOIMACHICAEA5AwAIc0IBADUDAAhzggBAOIMACHPCAEA8QwAIYQJAQDkDAAhmwkEANQMACGcCUAA4wwAIZ0JAADyDAAgngkAAPIMACCfCQAA8gwAIKAJAQDiDAAhoQlAANUMACGiCSAA_QwAIaMJAQDkDAAhpAkBAOQMACGlCQEA5AwAIaYJAADyDAAgpwkAAPIMACCoCQAA8gwAIKkJAADyDAAgqgkBAOQMACGrCQEA5AwAIawJAQDkDAAhrQkgAM0NACGuCQIA9AwAIa8JAQDkDAAhsAkCAPQMACGxCQIA9AwAIQUNAADmDAAgOQAAzw0AIDoAAM8NACCECCAAAAABiwggAM4NACEFDQAA5gwAIDkAAM8NACA6AADPDQAghAggAAAAAYsIIADODQAhAoQIIAAAAAGLCCAAzw0AISIFAQDtDAAh_wcAANANADCACAAApgcAEIEIAADQDQAwgwhAAN4MACGOCAEA7QwAIcgIAQDvDAAhzQgEAN0MACHOCAEA7QwAIc8IAQCKDQAhhAkBAO8MACGbCQQA3QwAIZwJQADuDAAhnQkAAJcNACCeCQAAlw0AIJ8JAACXDQAgoAkBAO0MACGhCUAA3gwAIaIJIACBDQAhowkBAO8MACGkCQEA7wwAIaUJAQDvDAAhpgkAAJcNACCnCQAAlw0AIKgJAACXDQAgqQkAAJcNACCqCQEA7wwAIasJAQDvDAAhrAkBAO8MACGtCSAA0Q0AIa4JAgCCDQAhrwkBAO8MACGwCQIAgg0AIbEJAgCCDQAhAoQIIAAAAAGLCCAAzw0AIQMFAQAAAAGOCAEAAAABzggBAAAAAQb_BwAA0w0AMIAIAACgBwAQgQgAANMNADCqCEAA1QwAIbMJAQDxDAAhtAkAAYYNACEX_wcAANQNADCACAAAigcAEIEIAADUDQAwgwhAANUMACGUCAEA8QwAIZ0IAQDiDAAhqwgBAPEMACGsCAEA8QwAIbEIAQDiDAAhsggBAOIMACGzCEAA1QwAIbMJAQDxDAAhtQkBAOIMACG2CQEA4gwAIbcJAQDiDAAhuAkAAPIMACC5CQAA-wwAILoJAgD0DAAhuwkgAP0MACG8CQEA4gwAIb0JAAD7DAAgvgkgAP0MACG_CQIA9AwAIQn_BwAA1Q0AMIAIAAD0BgAQgQgAANUNADCPCEAA4wwAIZ8IQADVDAAhswkBAPEMACHACQAA-wwAIMEJAAD7DAAgwgkBAOQMACEKEgAA1w0AIP8HAADWDQAwgAgAADoAEIEIAADWDQAwjwhAAO4MACGfCEAA3gwAIbMJAQCKDQAhwAkAAPsMACDBCQAA-wwAIMIJAQDvDAAhGgMAAOANACARAACWDgAgEwAAlw4AIBQAAJgOACD_BwAAlQ4AMIAIAABuABCBCAAAlQ4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACHGCgAAbgAgxwoAAG4AIBT_BwAA2A0AMIAIAADcBgAQgQgAANgNADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACGrCAEA8QwAIbEIAQDiDAAhsggBAOIMACGzCEAA1QwAIbUJAQDiDAAhvwkCAPQMACHDCQEA4gwAIcQJAQDiDAAhxQkBAOQMACHGCQAAmw0AIMcJAQDkDAAhyAkAAPsMACDJCQIA9AwAIcoJAgD0DAAhEgQBAOQMACH_BwAA2Q0AMIAIAADGBgAQgQgAANkNADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACGqCEAA1QwAIasIAQDzDAAhrAgBAPMMACHJCAEA4gwAIcsJAAGGDQAhzAkAAYYNACHNCQEA5AwAIc4JAQDkDAAhzwkBAPMMACHQCQIA9AwAIdEJQADjDAAhDv8HAADaDQAwgAgAAKwGABCBCAAA2g0AMIMIQADVDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhrAgBAPEMACHPCQEA8QwAIdIJAAGGDQAh0wkAAYYNACHUCQEA5AwAIdUJQADjDAAh1glAAOMMACEL_wcAANsNADCACAAAlgYAEIEIAADbDQAwqghAANUMACGrCAEA8QwAIawIAQDxDAAhzwkBAPEMACHXCQABhg0AIdgJAQDiDAAh2QkBAOIMACHaCUAA4wwAIRP_BwAA3A0AMIAIAACABgAQgQgAANwNADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8QwAIbEIAQDiDAAhsggBAOIMACHDCQEA5AwAIdYJQADjDAAh2glAAOMMACHbCQEA8QwAIdwJAAGGDQAh3QkBAOIMACHeCQEA5AwAId8JAQDkDAAh4AkBAOQMACHhCQAA-wwAIA7_BwAA3Q0AMIAIAADqBQAQgQgAAN0NADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACGrCAEA8QwAIcMJAQDkDAAh3wkBAOQMACHgCQEA5AwAIeEJAAD7DAAg4gkCAPQMACHjCQEA5AwAIeQJQADjDAAhApQIAQAAAAGrCAEAAAABEAMAAOANACAhAADhDQAg_wcAAN8NADCACAAAdAAQgQgAAN8NADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIcMJAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAg4gkCAIINACHjCQEA7wwAIeQJQADuDAAhGw8AAJ4OACAQAACfDgAgGAAAog4AIBkAAKQOACAaAAClDgAgGwAApg4AIB0AAKEOACAeAACdDgAgHwAAoA4AICAAAKMOACAhAADhDQAgJQAApw4AICYAAKgOACD_BwAAnA4AMIAIAABaABCBCAAAnA4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIbUJAQDtDAAh-gkBAO0MACG9CgEA7wwAIb4KQADeDAAhvwpAAO4MACHACgEA7wwAIcYKAABaACDHCgAAWgAgA-YJAAB2ACDnCQAAdgAg6AkAAHYAIAj_BwAA4g0AMIAIAADSBQAQgQgAAOINADCDCEAA1QwAIZQIAQDxDAAhqQgBAOIMACHpCQEA4gwAIeoJAQDkDAAhCP8HAADjDQAwgAgAAL8FABCBCAAA4w0AMIMIQADeDAAhlAgBAIoNACGpCAEA7QwAIekJAQDtDAAh6gkBAO8MACEH_wcAAOQNADCACAAAuQUAEIEIAADkDQAwgwhAANUMACGUCAEA8QwAIb0IAQDiDAAh6wkBAOIMACEH_wcAAOUNADCACAAApgUAEIEIAADlDQAwgwhAAN4MACGUCAEAig0AIb0IAQDtDAAh6wkBAO0MACEJ_wcAAOYNADCACAAAoAUAEIEIAADmDQAwgwhAANUMACGUCAEA8QwAIakIAQDiDAAh7AkBAOIMACHtCQABhg0AIe4JAAGGDQAhCf8HAADnDQAwgAgAAI0FABCBCAAA5w0AMIMIQADeDAAhlAgBAIoNACGpCAEA7QwAIewJAQDtDAAh7QkAAYsNACHuCQABiw0AIQLsCQEAAAAB7QkAAQAAAQb_BwAA6Q0AMIAIAACHBQAQgQgAAOkNADDwCQEA4gwAIfEJAgD0DAAh8gkEALwNACEG_wcAAOoNADCACAAA9AQAEIEIAADqDQAw8AkBAO0MACHxCQIAgg0AIfIJBADDDQAhC_8HAADrDQAwgAgAAO4EABCBCAAA6w0AMIMIQADVDAAhlAgBAPEMACGeCAIA9AwAIaEIQADVDAAhqQgBAOQMACGrCAEA8QwAIfMJAQDzDAAh9AkAAJsNACAN_wcAAOwNADCACAAA1gQAEIEIAADsDQAwgwhAANUMACGUCAEA8QwAIaoIQADVDAAhqwgBAPEMACGxCAEA4gwAIbIIAQDiDAAhzwkBAPEMACHWCUAA4wwAIdwJAAGGDQAh9QlAAOMMACEK_wcAAO0NADCACAAAwAQAEIEIAADtDQAwgwhAANUMACGOCAEA4gwAIZQIAQDxDAAhqwgBAPEMACHPCQEA8QwAIekJAQDiDAAh9gkBAOIMACEO_wcAAO4NADCACAAAqgQAEIEIAADuDQAwgwhAANUMACGUCAEA8QwAIZoIAQDkDAAhnQgBAOIMACGrCAEA8QwAIawIAQDzDAAhtQkBAOIMACHDCQEA5AwAIfcJAQDiDAAh-AkBAOIMACH5CUAA4wwAIQ3_BwAA7w0AMIAIAACSBAAQgQgAAO8NADCDCEAA1QwAIZQIAQDxDAAhqghAANUMACGrCAEA8wwAIbUJAQDiDAAh1wkAAYYNACH6CQEA4gwAIfsJAQDiDAAh_AlAAOMMACH9CQAAmw0AIA3_BwAA8A0AMIAIAAD_AwAQgQgAAPANADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAlg0AIbUJAQDtDAAh1wkAAYsNACH6CQEA7QwAIfsJAQDtDAAh_AlAAO4MACH9CQAAng0AIAX_BwAA8Q0AMIAIAAD5AwAQgQgAAPENADCqCEAA1QwAIf4JAAGGDQAhBf8HAADyDQAwgAgAAOYDABCBCAAA8g0AMKoIQADeDAAh_gkAAYsNACEX_wcAAPMNADCACAAA4AMAEIEIAADzDQAwgwhAANUMACGUCAEA8QwAIaoIQADVDAAhqwgBAPEMACGsCAEA8QwAIcEIAQDiDAAhwggBAPEMACGzCQEA8wwAIbkJAAD7DAAg1AkBAOQMACHWCUAA4wwAIdwJAAGGDQAh_wkAAPsMACCACkAA4wwAIYEKAgC9DQAhggoCAL0NACGDCgEA5AwAIYQKAQDkDAAhhQoBAPMMACGGCgEA8wwAIRb_BwAA9A0AMIAIAADKAwAQgQgAAPQNADCDCEAA1QwAIY4IAQDiDAAhlAgBAPEMACGqCEAA1QwAIasIAQDxDAAhrAgBAPEMACGxCAEA4gwAIbIIAQDiDAAhuQkAAPsMACC8CQEA4gwAIb0JAAD7DAAgvgkgAP0MACHTCQABhg0AIdYJQADjDAAh-AkBAOQMACGACkAA4wwAIYcKAQDzDAAhiAoBAOQMACGJCkAA4wwAIQz_BwAA9Q0AMIAIAAC0AwAQgQgAAPUNADCDCEAA1QwAIY4IAQDiDAAhzwgBAPEMACGRCQEA4gwAIZsJAgD0DAAhigoAAPIMACCLCgEA5AwAIYwKBAC8DQAhjQogAP0MACEM_wcAAPYNADCACAAAoQMAEIEIAAD2DQAwgwhAAN4MACGOCAEA7QwAIc8IAQCKDQAhkQkBAO0MACGbCQIAgg0AIYoKAACXDQAgiwoBAO8MACGMCgQAww0AIY0KIACBDQAhCf8HAAD3DQAwgAgAAJsDABCBCAAA9w0AMNQIAQDxDAAh1QgBAOQMACH-CAEA8QwAIYIJAQDiDAAhjQkEALwNACGOCkAA1QwAIQn_BwAA-A0AMIAIAACIAwAQgQgAAPgNADDUCAEAig0AIdUIAQDvDAAh_ggBAIoNACGCCQEA7QwAIY0JBADDDQAhjgpAAN4MACEI_wcAAPkNADCACAAAggMAEIEIAAD5DQAwgwhAANUMACGCCQEA4gwAIekJAQDiDAAh9gkBAOIMACGPCkAA4wwAIQn_BwAA-g0AMIAIAADsAgAQgQgAAPoNADCdCCAA_QwAIccIAQDiDAAh0AgBAOIMACGCCQEA4gwAIZMJAQDiDAAhkApAANUMACEp_wcAAPsNADCACAAA1gIAEIEIAAD7DQAwjggBAOIMACH_CAEA4gwAIYMJAQDiDAAhhQkCAPQMACGGCQIA9AwAIYcJAgD0DAAhjAkEANQMACH7CQEA4gwAIY0KIAD9DAAhkQoBAOIMACGSCgEA5AwAIZMKAgD0DAAhlAoCAPQMACGVCgIA9AwAIZYKAgD0DAAhlwoBAPMMACGYCiAA_QwAIZkKQADjDAAhmgpAAOMMACGbCgEA5AwAIZwKQADjDAAhnQpAAOMMACGeCiAA_QwAIZ8KBADUDAAhoAoBAOQMACGhCgAA-wwAIKIKQADjDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAOMMACGnCiAA_QwAIagKAAD7DAAgqQoCAPQMACGqCgIA9AwAIasKAQDkDAAhrAoBAPMMACGtCgEA8wwAIQ3_BwAA_A0AMIAIAADAAgAQgQgAAPwNADCDCEAA1QwAIY4IAQDiDAAhuAgCAPQMACHPCAEA8QwAIfcIAgD0DAAhhgkCAPQMACGbCQIA9AwAIY0KIAD9DAAhrgoBAOIMACGvCgAA-wwAIBAGAAD-DQAgCAAA_w0AIA4AAIAOACD_BwAA_Q0AMIAIAAAOABCBCAAA_Q0AMIMIQADeDAAhjggBAO0MACG4CAIAgg0AIc8IAQCKDQAh9wgCAIINACGGCQIAgg0AIZsJAgCCDQAhjQogAIENACGuCgEA7QwAIa8KAAD7DAAgA-YJAAAJACDnCQAACQAg6AkAAAkAIAPmCQAAEQAg5wkAABEAIOgJAAARACAD5gkAABYAIOcJAAAWACDoCQAAFgAgCP8HAACBDgAwgAgAAKgCABCBCAAAgQ4AMI4IAQDiDAAhrQgBAOIMACG4CAIA9AwAIa8KAAD7DAAgsAogAP0MACEI_wcAAIIOADCACAAAlQIAEIEIAACCDgAwjggBAO0MACGtCAEA7QwAIbgIAgCCDQAhrwoAAPsMACCwCiAAgQ0AIQ3_BwAAgw4AMIAIAACPAgAQgQgAAIMOADCDCEAA1QwAIY4IAQDiDAAhlAgBAPEMACGdCAEA4gwAIawIAQDxDAAhxwgBAOIMACGDCQEA5AwAIbEKAgD0DAAhsgoBAOQMACGzCkAA4wwAIQz_BwAAhA4AMIAIAAD3AQAQgQgAAIQOADCCCEAA4wwAIY4IAQDiDAAhlAgBAPEMACGsCAEA8wwAIccIAQDiDAAhgwkBAOQMACGxCgIA9AwAIbQKAQDiDAAhtQpAANUMACEM_wcAAIUOADCACAAA3QEAEIEIAACFDgAwjggBAOIMACGsCAEA8QwAIc0IBADUDAAhhQkEANQMACGGCQQA1AwAIYcJBADUDAAhtgoEANQMACG3CgIA9AwAIbgKAgD0DAAhDQQAAIcOACD_BwAAhg4AMIAIAAAHABCBCAAAhg4AMI4IAQDtDAAhrAgBAIoNACHNCAQA3QwAIYUJBADdDAAhhgkEAN0MACGHCQQA3QwAIbYKBADdDAAhtwoCAIINACG4CgIAgg0AIRcDAADgDQAgBQAAyg4AIAYAAP4NACAIAAD_DQAgDwAAng4AIBAAAJ8OACARAACWDgAgHQAAoQ4AIP8HAADJDgAwgAgAAAMAEIEIAADJDgAwgwhAAN4MACGUCAEAig0AIasIAQCKDQAhtQkBAO0MACH6CQEA7QwAIfsJAQDtDAAhuQogAIENACG6CkAA7gwAIbsKQADeDAAhvApAAO4MACHGCgAAAwAgxwoAAAMAIA3_BwAAiA4AMIAIAADFAQAQgQgAAIgOADCDCEAA1QwAIZQIAQDxDAAhqwgBAPEMACG1CQEA4gwAIfoJAQDiDAAh-wkBAOIMACG5CiAA_QwAIboKQADjDAAhuwpAANUMACG8CkAA4wwAIQz_BwAAiQ4AMIAIAACvAQAQgQgAAIkOADCDCEAA1QwAIZQIAQDxDAAhnQgBAOIMACG1CQEA4gwAIfoJAQDiDAAhvQoBAOQMACG-CkAA1QwAIb8KQADjDAAhwAoBAOQMACENAwAA4A0AIBYAAIsOACD_BwAAig4AMIAIAABLABCBCAAAig4AMIMIQADeDAAhlAgBAIoNACGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQCWDQAh9AkAAJ4NACASAwAA4A0AIBUAAJsOACAXAACvDgAg_wcAAK4OADCACAAARwAQgQgAAK4OADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACHPCQEAig0AIdYJQADuDAAh3AkAAYsNACH1CUAA7gwAIcYKAABHACDHCgAARwAgFiIAAI0OACAsAACXDQAg_wcAAIwOADCACAAAhwEAEIEIAACMDgAwgwhAAN4MACGQCAEA7wwAIZQIAQCKDQAhlQgEAN0MACGWCAEAig0AIZcIAQCKDQAhmAgBAO0MACGZCAEA7QwAIZoIAQDtDAAhmwhAAN4MACGcCAEAlg0AIZ0IAQDtDAAhnggCAIINACGfCEAA7gwAIaAIQADuDAAhoQhAAN4MACGiCEAA7gwAIRUDAADgDQAgIwAAkA4AICQAAJEOACD_BwAAjw4AMIAIAAB_ABCBCAAAjw4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhxgoAAH8AIMcKAAB_ACAJIgAAjQ4AIP8HAACODgAwgAgAAIMBABCBCAAAjg4AMIMIQADeDAAhlAgBAIoNACGWCAEAig0AIakIAQDtDAAhqghAAO4MACETAwAA4A0AICMAAJAOACAkAACRDgAg_wcAAI8OADCACAAAfwAQgQgAAI8OADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACGtCAEA7QwAIa4IAAD7DAAgrwgBAO8MACGwCEAA7gwAIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIQPmCQAAgwEAIOcJAACDAQAg6AkAAIMBACAD5gkAAIcBACDnCQAAhwEAIOgJAACHAQAgFQMAAOANACAgAACTDgAg_wcAAJIOADCACAAAdgAQgQgAAJIOADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACHDCQEA7wwAIdYJQADuDAAh2glAAO4MACHbCQEAig0AIdwJAAGLDQAh3QkBAO0MACHeCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIBIDAADgDQAgIQAA4Q0AIP8HAADfDQAwgAgAAHQAEIEIAADfDQAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACHDCQEA7wwAId8JAQDvDAAh4AkBAO8MACHhCQAA-wwAIOIJAgCCDQAh4wkBAO8MACHkCUAA7gwAIcYKAAB0ACDHCgAAdAAgApQIAQAAAAGrCAEAAAABGAMAAOANACARAACWDgAgEwAAlw4AIBQAAJgOACD_BwAAlQ4AMIAIAABuABCBCAAAlQ4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACED5gkAADUAIOcJAAA1ACDoCQAANQAgDBIAANcNACD_BwAA1g0AMIAIAAA6ABCBCAAA1g0AMI8IQADuDAAhnwhAAN4MACGzCQEAig0AIcAJAAD7DAAgwQkAAPsMACDCCQEA7wwAIcYKAAA6ACDHCgAAOgAgA-YJAAA8ACDnCQAAPAAg6AkAADwAIALPCQEAAAAB9gkBAAAAAQsVAACbDgAg_wcAAJoOADCACAAAXQAQgQgAAJoOADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGrCAEAig0AIc8JAQCKDQAh6QkBAO0MACH2CQEA7QwAIRcDAADgDQAgBAAAsg4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAcAACzDgAg_wcAALEOADCACAAAQgAQgQgAALEOADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhxgoAAEIAIMcKAABCACAZDwAAng4AIBAAAJ8OACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHQAAoQ4AIB4AAJ0OACAfAACgDgAgIAAAow4AICEAAOENACAlAACnDgAgJgAAqA4AIP8HAACcDgAwgAgAAFoAEIEIAACcDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhtQkBAO0MACH6CQEA7QwAIb0KAQDvDAAhvgpAAN4MACG_CkAA7gwAIcAKAQDvDAAhA-YJAAADACDnCQAAAwAg6AkAAAMAIAPmCQAALQAg5wkAAC0AIOgJAAAtACAD5gkAADEAIOcJAAAxACDoCQAAMQAgA-YJAABuACDnCQAAbgAg6AkAAG4AIAPmCQAAQgAg5wkAAEIAIOgJAABCACAD5gkAAEcAIOcJAABHACDoCQAARwAgEgMAAOANACAhAADhDQAg_wcAAN8NADCACAAAdAAQgQgAAN8NADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIcMJAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAg4gkCAIINACHjCQEA7wwAIeQJQADuDAAhxgoAAHQAIMcKAAB0ACAD5gkAAE4AIOcJAABOACDoCQAATgAgA-YJAABSACDnCQAAUgAg6AkAAFIAIAPmCQAAVgAg5wkAAFYAIOgJAABWACAD5gkAAH8AIOcJAAB_ACDoCQAAfwAgA-YJAABLACDnCQAASwAg6AkAAEsAIBQDAACqDgAgBAEA7wwAIRUAAKsOACD_BwAAqQ4AMIAIAABWABCBCAAAqQ4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIaoIQADeDAAhqwgBAJYNACGsCAEAlg0AIckIAQDtDAAhywkAAYsNACHMCQABiw0AIc0JAQDvDAAhzgkBAO8MACHPCQEAlg0AIdAJAgCCDQAh0QlAAO4MACEbDwAAng4AIBAAAJ8OACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHQAAoQ4AIB4AAJ0OACAfAACgDgAgIAAAow4AICEAAOENACAlAACnDgAgJgAAqA4AIP8HAACcDgAwgAgAAFoAEIEIAACcDgAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhtQkBAO0MACH6CQEA7QwAIb0KAQDvDAAhvgpAAN4MACG_CkAA7gwAIcAKAQDvDAAhxgoAAFoAIMcKAABaACAXAwAA4A0AIAQAALIOACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHAAAsw4AIP8HAACxDgAwgAgAAEIAEIEIAACxDgAwgwhAAN4MACGUCAEAig0AIZoIAQDvDAAhnQgBAO0MACGrCAEAig0AIawIAQCWDQAhtQkBAO0MACHDCQEA7wwAIfcJAQDtDAAh-AkBAO0MACH5CUAA7gwAIcYKAABCACDHCgAAQgAgEAMAAOANACAVAACbDgAg_wcAAKwOADCACAAAUgAQgQgAAKwOADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHSCQABiw0AIdMJAAGLDQAh1AkBAO8MACHVCUAA7gwAIdYJQADuDAAhDQMAAOANACAVAACbDgAg_wcAAK0OADCACAAATgAQgQgAAK0OADCqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHPCQEAig0AIdcJAAGLDQAh2AkBAO0MACHZCQEA7QwAIdoJQADuDAAhEAMAAOANACAVAACbDgAgFwAArw4AIP8HAACuDgAwgAgAAEcAEIEIAACuDgAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAGLDQAh9QlAAO4MACEPAwAA4A0AIBYAAIsOACD_BwAAig4AMIAIAABLABCBCAAAig4AMIMIQADeDAAhlAgBAIoNACGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQCWDQAh9AkAAJ4NACDGCgAASwAgxwoAAEsAIAKUCAEAAAABqwgBAAAAARUDAADgDQAgBAAAsg4AIBgAAKIOACAZAACkDgAgGgAApQ4AIBsAAKYOACAcAACzDgAg_wcAALEOADCACAAAQgAQgQgAALEOADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhFwMAAOANACAFAADKDgAgBgAA_g0AIAgAAP8NACAPAACeDgAgEAAAnw4AIBEAAJYOACAdAAChDgAg_wcAAMkOADCACAAAAwAQgQgAAMkOADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIcYKAAADACDHCgAAAwAgA-YJAABdACDnCQAAXQAg6AkAAF0AIAKzCQEAAAABtAkAAQAAAQcSAADXDQAg_wcAALUOADCACAAAPAAQgQgAALUOADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACEZBAAAhw4AIBIAANcNACD_BwAAtg4AMIAIAAA1ABCBCAAAtg4AMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACGzCQEAig0AIbUJAQDtDAAhtgkBAO0MACG3CQEA7QwAIbgJAACXDQAguQkAAPsMACC6CQIAgg0AIbsJIACBDQAhvAkBAO0MACG9CQAA-wwAIL4JIACBDQAhvwkCAIINACEZAwAA4A0AIAQAAIcOACD_BwAAtw4AMIAIAAAxABCBCAAAtw4AMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHBCAEA7QwAIcIIAQCKDQAhswkBAJYNACG5CQAA-wwAINQJAQDvDAAh1glAAO4MACHcCQABiw0AIf8JAAD7DAAggApAAO4MACGBCgIAxA0AIYIKAgDEDQAhgwoBAO8MACGECgEA7wwAIYUKAQCWDQAhhgoBAJYNACEYAwAA4A0AIAQAAIcOACD_BwAAuA4AMIAIAAAtABCBCAAAuA4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIbEIAQDtDAAhsggBAO0MACG5CQAA-wwAILwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIdMJAAGLDQAh1glAAO4MACH4CQEA7wwAIYAKQADuDAAhhwoBAJYNACGICgEA7wwAIYkKQADuDAAhAtAIAQAAAAGCCQEAAAABCgkAALsOACD_BwAAug4AMIAIAAAiABCBCAAAug4AMJ0IIACBDQAhxwgBAO0MACHQCAEA7QwAIYIJAQDtDAAhkwkBAO0MACGQCkAA3gwAIS8HAADADgAgCgAAwQ4AIAsAAMIOACAMAADDDgAg_wcAAL8OADCACAAAFgAQgQgAAL8OADCOCAEA7QwAIf8IAQDtDAAhgwkBAO0MACGFCQIAgg0AIYYJAgCCDQAhhwkCAIINACGMCQQA3QwAIfsJAQDtDAAhjQogAIENACGRCgEA7QwAIZIKAQDvDAAhkwoCAIINACGUCgIAgg0AIZUKAgCCDQAhlgoCAIINACGXCgEAlg0AIZgKIACBDQAhmQpAAO4MACGaCkAA7gwAIZsKAQDvDAAhnApAAO4MACGdCkAA7gwAIZ4KIACBDQAhnwoEAN0MACGgCgEA7wwAIaEKAAD7DAAgogpAAO4MACGjCgAA-wwAIKQKAAD7DAAgpQoAAPsMACCmCkAA7gwAIacKIACBDQAhqAoAAPsMACCpCgIAgg0AIaoKAgCCDQAhqwoBAO8MACGsCgEAlg0AIa0KAQCWDQAhxgoAABYAIMcKAAAWACAJCQAAuw4AIP8HAAC8DgAwgAgAAB4AEIEIAAC8DgAwgwhAAN4MACGCCQEA7QwAIekJAQDtDAAh9gkBAO0MACGPCkAA7gwAIQLUCAEAAAABgAkCAAAAARkJAAC7DgAg_wcAAL4OADCACAAAGgAQgQgAAL4OADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQCKDQAh_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACEtBwAAwA4AIAoAAMEOACALAADCDgAgDAAAww4AIP8HAAC_DgAwgAgAABYAEIEIAAC_DgAwjggBAO0MACH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCgAA-wwAIKIKQADuDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAO4MACGnCiAAgQ0AIagKAAD7DAAgqQoCAIINACGqCgIAgg0AIasKAQDvDAAhrAoBAJYNACGtCgEAlg0AIRIGAAD-DQAgCAAA_w0AIA4AAIAOACD_BwAA_Q0AMIAIAAAOABCBCAAA_Q0AMIMIQADeDAAhjggBAO0MACG4CAIAgg0AIc8IAQCKDQAh9wgCAIINACGGCQIAgg0AIZsJAgCCDQAhjQogAIENACGuCgEA7QwAIa8KAAD7DAAgxgoAAA4AIMcKAAAOACAD5gkAABoAIOcJAAAaACDoCQAAGgAgA-YJAAAeACDnCQAAHgAg6AkAAB4AIAPmCQAAIgAg5wkAACIAIOgJAAAiACAPBAAAhw4AIAcAAMUOACD_BwAAxA4AMIAIAAARABCBCAAAxA4AMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhrAgBAIoNACHHCAEA7QwAIYMJAQDvDAAhsQoCAIINACGyCgEA7wwAIbMKQADuDAAhEgYAAP4NACAIAAD_DQAgDgAAgA4AIP8HAAD9DQAwgAgAAA4AEIEIAAD9DQAwgwhAAN4MACGOCAEA7QwAIbgIAgCCDQAhzwgBAIoNACH3CAIAgg0AIYYJAgCCDQAhmwkCAIINACGNCiAAgQ0AIa4KAQDtDAAhrwoAAPsMACDGCgAADgAgxwoAAA4AIA4EAACyDgAgBwAAxQ4AIP8HAADGDgAwgAgAAAkAEIEIAADGDgAwgghAAO4MACGOCAEA7QwAIZQIAQCKDQAhrAgBAJYNACHHCAEA7QwAIYMJAQDvDAAhsQoCAIINACG0CgEA7QwAIbUKQADeDAAhAqsIAQAAAAH6CQEAAAABApQIAQAAAAGrCAEAAAABFQMAAOANACAFAADKDgAgBgAA_g0AIAgAAP8NACAPAACeDgAgEAAAnw4AIBEAAJYOACAdAAChDgAg_wcAAMkOADCACAAAAwAQgQgAAMkOADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIQ8EAACHDgAg_wcAAIYOADCACAAABwAQgQgAAIYOADCOCAEA7QwAIawIAQCKDQAhzQgEAN0MACGFCQQA3QwAIYYJBADdDAAhhwkEAN0MACG2CgQA3QwAIbcKAgCCDQAhuAoCAIINACHGCgAABwAgxwoAAAcAIAAAAAAABcsKBAAAAAHSCgQAAAAB0woEAAAAAdQKBAAAAAHVCgQAAAABAcsKQAAAAAEAAAAAAAAAAAABywoBAAAAAQHLCkAAAAABAcsKAQAAAAEAAAAAAAXLCgIAAAAB0goCAAAAAdMKAgAAAAHUCgIAAAAB1QoCAAAAAQUzAACiFwAgNAAApRcAIMgKAACjFwAgyQoAAKQXACDOCgAAgQEAIAMzAACiFwAgyAoAAKMXACDOCgAAgQEAIAAAAAUzAACdFwAgNAAAoBcAIMgKAACeFwAgyQoAAJ8XACDOCgAAgQEAIAMzAACdFwAgyAoAAJ4XACDOCgAAgQEAIAAAAALLCgEAAAAE0QoBAAAABQUzAACWFwAgNAAAmxcAIMgKAACXFwAgyQoAAJoXACDOCgAAAQAgCzMAAP4OADA0AACDDwAwyAoAAP8OADDJCgAAgA8AMMoKAACBDwAgywoAAIIPADDMCgAAgg8AMM0KAACCDwAwzgoAAIIPADDPCgAAhA8AMNAKAACFDwAwCzMAAPIOADA0AAD3DgAwyAoAAPMOADDJCgAA9A4AMMoKAAD1DgAgywoAAPYOADDMCgAA9g4AMM0KAAD2DgAwzgoAAPYOADDPCgAA-A4AMNAKAAD5DgAwESyAAAAAAYMIQAAAAAGQCAEAAAABlAgBAAAAAZUIBAAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwhAAAAAAZwIAQAAAAGdCAEAAAABnggCAAAAAZ8IQAAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAECAAAAiQEAIDMAAP0OACADAAAAiQEAIDMAAP0OACA0AAD8DgAgASwAAJkXADAWIgAAjQ4AICwAAJcNACD_BwAAjA4AMIAIAACHAQAQgQgAAIwOADCDCEAA3gwAIZAIAQDvDAAhlAgBAAAAAZUIBADdDAAhlggBAIoNACGXCAEAig0AIZgIAQDtDAAhmQgBAO0MACGaCAEA7QwAIZsIQADeDAAhnAgBAJYNACGdCAEA7QwAIZ4IAgCCDQAhnwhAAO4MACGgCEAA7gwAIaEIQADeDAAhoghAAO4MACECAAAAiQEAICwAAPwOACACAAAA-g4AICwAAPsOACAVLAAAlw0AIP8HAAD5DgAwgAgAAPoOABCBCAAA-Q4AMIMIQADeDAAhkAgBAO8MACGUCAEAig0AIZUIBADdDAAhlggBAIoNACGXCAEAig0AIZgIAQDtDAAhmQgBAO0MACGaCAEA7QwAIZsIQADeDAAhnAgBAJYNACGdCAEA7QwAIZ4IAgCCDQAhnwhAAO4MACGgCEAA7gwAIaEIQADeDAAhoghAAO4MACEVLAAAlw0AIP8HAAD5DgAwgAgAAPoOABCBCAAA-Q4AMIMIQADeDAAhkAgBAO8MACGUCAEAig0AIZUIBADdDAAhlggBAIoNACGXCAEAig0AIZgIAQDtDAAhmQgBAO0MACGaCAEA7QwAIZsIQADeDAAhnAgBAJYNACGdCAEA7QwAIZ4IAgCCDQAhnwhAAO4MACGgCEAA7gwAIaEIQADeDAAhoghAAO4MACERLIAAAAABgwhAANEOACGQCAEA3Q4AIZQIAQDbDgAhlQgEANAOACGXCAEA2w4AIZgIAQDbDgAhmQgBANsOACGaCAEA2w4AIZsIQADRDgAhnAgBAN0OACGdCAEA2w4AIZ4IAgDjDgAhnwhAANwOACGgCEAA3A4AIaEIQADRDgAhoghAANwOACERLIAAAAABgwhAANEOACGQCAEA3Q4AIZQIAQDbDgAhlQgEANAOACGXCAEA2w4AIZgIAQDbDgAhmQgBANsOACGaCAEA2w4AIZsIQADRDgAhnAgBAN0OACGdCAEA2w4AIZ4IAgDjDgAhnwhAANwOACGgCEAA3A4AIaEIQADRDgAhoghAANwOACERLIAAAAABgwhAAAAAAZAIAQAAAAGUCAEAAAABlQgEAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCEAAAAABnAgBAAAAAZ0IAQAAAAGeCAIAAAABnwhAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQSDCEAAAAABlAgBAAAAAakIAQAAAAGqCEAAAAABAgAAAIUBACAzAACJDwAgAwAAAIUBACAzAACJDwAgNAAAiA8AIAEsAACYFwAwCSIAAI0OACD_BwAAjg4AMIAIAACDAQAQgQgAAI4OADCDCEAA3gwAIZQIAQAAAAGWCAEAig0AIakIAQDtDAAhqghAAO4MACECAAAAhQEAICwAAIgPACACAAAAhg8AICwAAIcPACAI_wcAAIUPADCACAAAhg8AEIEIAACFDwAwgwhAAN4MACGUCAEAig0AIZYIAQCKDQAhqQgBAO0MACGqCEAA7gwAIQj_BwAAhQ8AMIAIAACGDwAQgQgAAIUPADCDCEAA3gwAIZQIAQCKDQAhlggBAIoNACGpCAEA7QwAIaoIQADuDAAhBIMIQADRDgAhlAgBANsOACGpCAEA2w4AIaoIQADcDgAhBIMIQADRDgAhlAgBANsOACGpCAEA2w4AIaoIQADcDgAhBIMIQAAAAAGUCAEAAAABqQgBAAAAAaoIQAAAAAEBywoBAAAABAMzAACWFwAgyAoAAJcXACDOCgAAAQAgBDMAAP4OADDICgAA_w4AMMoKAACBDwAgzgoAAIIPADAEMwAA8g4AMMgKAADzDgAwygoAAPUOACDOCgAA9g4AMAAAAAAAAcsKIAAAAAEAAAAAAAAAAAAAAcsKAAEAAAEAAAAAAAAAAAAAAcsKAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABcsKBAAAAAHSCgQAAAAB0woEAAAAAdQKBAAAAAHVCgQAAAABBcsKAgAAAAHSCgIAAAAB0woCAAAAAdQKAgAAAAHVCgIAAAABAAAAAAAFMwAAkRcAIDQAAJQXACDICgAAkhcAIMkKAACTFwAgzgoAABgAIAMzAACRFwAgyAoAAJIXACDOCgAAGAAgAAAAAAAAAAAAAAAAAAAAAcsKIAAAAAEAAAAFMwAAjBcAIDQAAI8XACDICgAAjRcAIMkKAACOFwAgzgoAAHAAIAMzAACMFwAgyAoAAI0XACDOCgAAcAAgAAAAAAACywoBAAAABNEKAQAAAAUCywoBAAAABNEKAQAAAAUFMwAAhBcAIDQAAIoXACDICgAAhRcAIMkKAACJFwAgzgoAAAUAIAUzAACCFwAgNAAAhxcAIMgKAACDFwAgyQoAAIYXACDOCgAAcAAgAcsKAQAAAAQBywoBAAAABAMzAACEFwAgyAoAAIUXACDOCgAABQAgAzMAAIIXACDICgAAgxcAIM4KAABwACAAAAACywoBAAAABNEKAQAAAAUCywoBAAAABNEKAQAAAAUFMwAA_RYAIDQAAIAXACDICgAA_hYAIMkKAAD_FgAgzgoAAHAAIAHLCgEAAAAEAcsKAQAAAAQDMwAA_RYAIMgKAAD-FgAgzgoAAHAAIAcDAAD_EAAgEQAAuxUAIBMAALwVACAUAAC9FQAgxQkAANcOACDGCQAA1w4AIMcJAADXDgAgAAAAAAACywoBAAAABNEKAQAAAAUFMwAA9hYAIDQAAPsWACDICgAA9xYAIMkKAAD6FgAgzgoAAAEAIAszAAC3EAAwNAAAvBAAMMgKAAC4EAAwyQoAALkQADDKCgAAuhAAIMsKAAC7EAAwzAoAALsQADDNCgAAuxAAMM4KAAC7EAAwzwoAAL0QADDQCgAAvhAAMAczAACyEAAgNAAAtRAAIMgKAACzEAAgyQoAALQQACDMCgAAOgAgzQoAADoAIM4KAADfBgAgCzMAAKYQADA0AACrEAAwyAoAAKcQADDJCgAAqBAAMMoKAACpEAAgywoAAKoQADDMCgAAqhAAMM0KAACqEAAwzgoAAKoQADDPCgAArBAAMNAKAACtEAAwAqoIQAAAAAG0CQABAAABAgAAAD4AIDMAALEQACADAAAAPgAgMwAAsRAAIDQAALAQACABLAAA-RYAMAgSAADXDQAg_wcAALUOADCACAAAPAAQgQgAALUOADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACHCCgAAtA4AIAIAAAA-ACAsAACwEAAgAgAAAK4QACAsAACvEAAgBv8HAACtEAAwgAgAAK4QABCBCAAArRAAMKoIQADeDAAhswkBAIoNACG0CQABiw0AIQb_BwAArRAAMIAIAACuEAAQgQgAAK0QADCqCEAA3gwAIbMJAQCKDQAhtAkAAYsNACECqghAANEOACG0CQABng8AIQKqCEAA0Q4AIbQJAAGeDwAhAqoIQAAAAAG0CQABAAABBY8IQAAAAAGfCEAAAAABwAkAAJgQACDBCQAAmRAAIMIJAQAAAAECAAAA3wYAIDMAALIQACADAAAAOgAgMwAAshAAIDQAALYQACAHAAAAOgAgLAAAthAAII8IQADcDgAhnwhAANEOACHACQAAlRAAIMEJAACWEAAgwgkBAN0OACEFjwhAANwOACGfCEAA0Q4AIcAJAACVEAAgwQkAAJYQACDCCQEA3Q4AIRMEAACQEAAggwhAAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAECAAAANwAgMwAAwhAAIAMAAAA3ACAzAADCEAAgNAAAwRAAIAEsAAD4FgAwGQQAAIcOACASAADXDQAg_wcAALYOADCACAAANQAQgQgAALYOADCDCEAA3gwAIZQIAQAAAAGdCAEA7QwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACGzCQEAig0AIbUJAQDtDAAhtgkBAO0MACG3CQEA7QwAIbgJAACXDQAguQkAAPsMACC6CQIAgg0AIbsJIACBDQAhvAkBAO0MACG9CQAA-wwAIL4JIACBDQAhvwkCAIINACECAAAANwAgLAAAwRAAIAIAAAC_EAAgLAAAwBAAIBf_BwAAvhAAMIAIAAC_EAAQgQgAAL4QADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhswkBAIoNACG1CQEA7QwAIbYJAQDtDAAhtwkBAO0MACG4CQAAlw0AILkJAAD7DAAgugkCAIINACG7CSAAgQ0AIbwJAQDtDAAhvQkAAPsMACC-CSAAgQ0AIb8JAgCCDQAhF_8HAAC-EAAwgAgAAL8QABCBCAAAvhAAMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhswhAAN4MACGzCQEAig0AIbUJAQDtDAAhtgkBAO0MACG3CQEA7QwAIbgJAACXDQAguQkAAPsMACC6CQIAgg0AIbsJIACBDQAhvAkBAO0MACG9CQAA-wwAIL4JIACBDQAhvwkCAIINACESgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIbYJAQDbDgAhtwkBANsOACG4CYAAAAABuQkAAIoQACC6CQIA4w4AIbsJIACTDwAhvAkBANsOACG9CQAAixAAIL4JIACTDwAhvwkCAOMOACETBAAAjBAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIawIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhEwQAAJAQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABuAmAAAAAAbkJAACOEAAgugkCAAAAAbsJIAAAAAG8CQEAAAABvQkAAI8QACC-CSAAAAABvwkCAAAAAQHLCgEAAAAEAzMAAPYWACDICgAA9xYAIM4KAAABACAEMwAAtxAAMMgKAAC4EAAwygoAALoQACDOCgAAuxAAMAMzAACyEAAgyAoAALMQACDOCgAA3wYAIAQzAACmEAAwyAoAAKcQADDKCgAAqRAAIM4KAACqEAAwAAAAAAAHMwAA7hYAIDQAAPQWACDICgAA7xYAIMkKAADzFgAgzAoAAFoAIM0KAABaACDOCgAAAQAgBzMAAOwWACA0AADxFgAgyAoAAO0WACDJCgAA8BYAIMwKAABCACDNCgAAQgAgzgoAAEQAIAMzAADuFgAgyAoAAO8WACDOCgAAAQAgAzMAAOwWACDICgAA7RYAIM4KAABEACAAAAAFMwAA5BYAIDQAAOoWACDICgAA5RYAIMkKAADpFgAgzgoAAAEAIAUzAADiFgAgNAAA5xYAIMgKAADjFgAgyQoAAOYWACDOCgAARAAgAzMAAOQWACDICgAA5RYAIM4KAAABACADMwAA4hYAIMgKAADjFgAgzgoAAEQAIAAAAAUzAADaFgAgNAAA4BYAIMgKAADbFgAgyQoAAN8WACDOCgAAAQAgBTMAANgWACA0AADdFgAgyAoAANkWACDJCgAA3BYAIM4KAABEACADMwAA2hYAIMgKAADbFgAgzgoAAAEAIAMzAADYFgAgyAoAANkWACDOCgAARAAgAAAAAssKAQAAAATRCgEAAAAFBTMAANAWACA0AADWFgAgyAoAANEWACDJCgAA1RYAIM4KAAABACAFMwAAzhYAIDQAANMWACDICgAAzxYAIMkKAADSFgAgzgoAANUFACABywoBAAAABAMzAADQFgAgyAoAANEWACDOCgAAAQAgAzMAAM4WACDICgAAzxYAIM4KAADVBQAgAAAAAAACywoBAAAABNEKAQAAAAUFMwAAyBYAIDQAAMwWACDICgAAyRYAIMkKAADLFgAgzgoAAAEAIAszAADwEAAwNAAA9RAAMMgKAADxEAAwyQoAAPIQADDKCgAA8xAAIMsKAAD0EAAwzAoAAPQQADDNCgAA9BAAMM4KAAD0EAAwzwoAAPYQADDQCgAA9xAAMA8DAADmEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHcCQABAAAB3QkBAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAADlEAAgAgAAAHgAIDMAAPsQACADAAAAeAAgMwAA-xAAIDQAAPoQACABLAAAyhYAMBUDAADgDQAgIAAAkw4AIP8HAACSDgAwgAgAAHYAEIEIAACSDgAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACHDCQEA7wwAIdYJQADuDAAh2glAAO4MACHbCQEAig0AIdwJAAEAAAHdCQEA7QwAId4JAQDvDAAh3wkBAO8MACHgCQEA7wwAIeEJAAD7DAAgAgAAAHgAICwAAPoQACACAAAA-BAAICwAAPkQACAT_wcAAPcQADCACAAA-BAAEIEIAAD3EAAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhwwkBAO8MACHWCUAA7gwAIdoJQADuDAAh2wkBAIoNACHcCQABiw0AId0JAQDtDAAh3gkBAO8MACHfCQEA7wwAIeAJAQDvDAAh4QkAAPsMACAT_wcAAPcQADCACAAA-BAAEIEIAAD3EAAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhwwkBAO8MACHWCUAA7gwAIdoJQADuDAAh2wkBAIoNACHcCQABiw0AId0JAQDtDAAh3gkBAO8MACHfCQEA7wwAIeAJAQDvDAAh4QkAAPsMACAOgwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIcMJAQDdDgAh1glAANwOACHaCUAA3A4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIA8DAADjEAAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIcMJAQDdDgAh1glAANwOACHaCUAA3A4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIA8DAADmEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHcCQABAAAB3QkBAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAADlEAAgAcsKAQAAAAQDMwAAyBYAIMgKAADJFgAgzgoAAAEAIAQzAADwEAAwyAoAAPEQADDKCgAA8xAAIM4KAAD0EAAwEA8AAKwVACAQAACtFQAgGAAAsBUAIBkAALIVACAaAACzFQAgGwAAtBUAIB0AAK8VACAeAACrFQAgHwAArhUAICAAALEVACAhAACAEQAgJQAAtRUAICYAALYVACC9CgAA1w4AIL8KAADXDgAgwAoAANcOACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUzAADAFgAgNAAAxhYAIMgKAADBFgAgyQoAAMUWACDOCgAAAQAgBzMAAL4WACA0AADDFgAgyAoAAL8WACDJCgAAwhYAIMwKAABHACDNCgAARwAgzgoAAEkAIAMzAADAFgAgyAoAAMEWACDOCgAAAQAgAzMAAL4WACDICgAAvxYAIM4KAABJACAAAAAFMwAAthYAIDQAALwWACDICgAAtxYAIMkKAAC7FgAgzgoAAAEAIAUzAAC0FgAgNAAAuRYAIMgKAAC1FgAgyQoAALgWACDOCgAARAAgBzMAAJ4RACA0AAChEQAgyAoAAJ8RACDJCgAAoBEAIMwKAABLACDNCgAASwAgzgoAAI4BACAIAwAAlhEAIIMIQAAAAAGUCAEAAAABnggCAAAAAaEIQAAAAAGpCAEAAAABqwgBAAAAAfQJgAAAAAECAAAAjgEAIDMAAJ4RACADAAAASwAgMwAAnhEAIDQAAKIRACAKAAAASwAgAwAAlBEAICwAAKIRACCDCEAA0Q4AIZQIAQDbDgAhnggCAOMOACGhCEAA0Q4AIakIAQDdDgAhqwgBANsOACH0CYAAAAABCAMAAJQRACCDCEAA0Q4AIZQIAQDbDgAhnggCAOMOACGhCEAA0Q4AIakIAQDdDgAhqwgBANsOACH0CYAAAAABAzMAALYWACDICgAAtxYAIM4KAAABACADMwAAtBYAIMgKAAC1FgAgzgoAAEQAIAMzAACeEQAgyAoAAJ8RACDOCgAAjgEAIAAAAAUzAACvFgAgNAAAshYAIMgKAACwFgAgyQoAALEWACDOCgAARAAgAzMAAK8WACDICgAAsBYAIM4KAABEACAAAAAFMwAAohYAIDQAAK0WACDICgAAoxYAIMkKAACsFgAgzgoAAAEAIAczAACgFgAgNAAAqhYAIMgKAAChFgAgyQoAAKkWACDMCgAAAwAgzQoAAAMAIM4KAAAFACALMwAA5REAMDQAAOoRADDICgAA5hEAMMkKAADnEQAwygoAAOgRACDLCgAA6REAMMwKAADpEQAwzQoAAOkRADDOCgAA6REAMM8KAADrEQAw0AoAAOwRADALMwAA2REAMDQAAN4RADDICgAA2hEAMMkKAADbEQAwygoAANwRACDLCgAA3REAMMwKAADdEQAwzQoAAN0RADDOCgAA3REAMM8KAADfEQAw0AoAAOARADALMwAAzREAMDQAANIRADDICgAAzhEAMMkKAADPEQAwygoAANARACDLCgAA0REAMMwKAADREQAwzQoAANERADDOCgAA0REAMM8KAADTEQAw0AoAANQRADALMwAAwREAMDQAAMYRADDICgAAwhEAMMkKAADDEQAwygoAAMQRACDLCgAAxREAMMwKAADFEQAwzQoAAMURADDOCgAAxREAMM8KAADHEQAw0AoAAMgRADALMwAAtREAMDQAALoRADDICgAAthEAMMkKAAC3EQAwygoAALgRACDLCgAAuREAMMwKAAC5EQAwzQoAALkRADDOCgAAuREAMM8KAAC7EQAw0AoAALwRADAFgwhAAAAAAY4IAQAAAAGUCAEAAAAB6QkBAAAAAfYJAQAAAAECAAAAXwAgMwAAwBEAIAMAAABfACAzAADAEQAgNAAAvxEAIAEsAACoFgAwDBUAAJsOACD_BwAAmg4AMIAIAABdABCBCAAAmg4AMIMIQADeDAAhjggBAO0MACGUCAEAAAABqwgBAIoNACHPCQEAig0AIekJAQDtDAAh9gkBAO0MACHBCgAAmQ4AIAIAAABfACAsAAC_EQAgAgAAAL0RACAsAAC-EQAgCv8HAAC8EQAwgAgAAL0RABCBCAAAvBEAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIasIAQCKDQAhzwkBAIoNACHpCQEA7QwAIfYJAQDtDAAhCv8HAAC8EQAwgAgAAL0RABCBCAAAvBEAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIasIAQCKDQAhzwkBAIoNACHpCQEA7QwAIfYJAQDtDAAhBYMIQADRDgAhjggBANsOACGUCAEA2w4AIekJAQDbDgAh9gkBANsOACEFgwhAANEOACGOCAEA2w4AIZQIAQDbDgAh6QkBANsOACH2CQEA2w4AIQWDCEAAAAABjggBAAAAAZQIAQAAAAHpCQEAAAAB9gkBAAAAAQ4DAADPEAAgBAEAAAABgwhAAAAAAZQIAQAAAAGdCAEAAAABqghAAAAAAawIAQAAAAHJCAEAAAABywkAAQAAAcwJAAEAAAHNCQEAAAABzgkBAAAAAdAJAgAAAAHRCUAAAAABAgAAAFgAIDMAAMwRACADAAAAWAAgMwAAzBEAIDQAAMsRACABLAAApxYAMBQDAACqDgAgBAEA7wwAIRUAAKsOACD_BwAAqQ4AMIAIAABWABCBCAAAqQ4AMIMIQADeDAAhlAgBAAAAAZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABAAABzAkAAQAAAc0JAQDvDAAhzgkBAO8MACHPCQEAlg0AIdAJAgCCDQAh0QlAAO4MACECAAAAWAAgLAAAyxEAIAIAAADJEQAgLAAAyhEAIBIEAQDvDAAh_wcAAMgRADCACAAAyREAEIEIAADIEQAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABiw0AIcwJAAGLDQAhzQkBAO8MACHOCQEA7wwAIc8JAQCWDQAh0AkCAIINACHRCUAA7gwAIRIEAQDvDAAh_wcAAMgRADCACAAAyREAEIEIAADIEQAwgwhAAN4MACGUCAEAig0AIZ0IAQDtDAAhqghAAN4MACGrCAEAlg0AIawIAQCWDQAhyQgBAO0MACHLCQABiw0AIcwJAAGLDQAhzQkBAO8MACHOCQEA7wwAIc8JAQCWDQAh0AkCAIINACHRCUAA7gwAIQ0EAQDdDgAhgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqghAANEOACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHQCQIA4w4AIdEJQADcDgAhDgMAAM0QACAEAQDdDgAhgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqghAANEOACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHQCQIA4w4AIdEJQADcDgAhDgMAAM8QACAEAQAAAAGDCEAAAAABlAgBAAAAAZ0IAQAAAAGqCEAAAAABrAgBAAAAAckIAQAAAAHLCQABAAABzAkAAQAAAc0JAQAAAAHOCQEAAAAB0AkCAAAAAdEJQAAAAAEKAwAA1hAAIIMIQAAAAAGUCAEAAAABqghAAAAAAawIAQAAAAHSCQABAAAB0wkAAQAAAdQJAQAAAAHVCUAAAAAB1glAAAAAAQIAAABUACAzAADYEQAgAwAAAFQAIDMAANgRACA0AADXEQAgASwAAKYWADAQAwAA4A0AIBUAAJsOACD_BwAArA4AMIAIAABSABCBCAAArA4AMIMIQADeDAAhlAgBAAAAAaoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh0gkAAQAAAdMJAAGLDQAh1AkBAO8MACHVCUAA7gwAIdYJQADuDAAhAgAAAFQAICwAANcRACACAAAA1REAICwAANYRACAO_wcAANQRADCACAAA1REAEIEIAADUEQAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh0gkAAYsNACHTCQABiw0AIdQJAQDvDAAh1QlAAO4MACHWCUAA7gwAIQ7_BwAA1BEAMIAIAADVEQAQgQgAANQRADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHSCQABiw0AIdMJAAGLDQAh1AkBAO8MACHVCUAA7gwAIdYJQADuDAAhCYMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAh0gkAAZ4PACHTCQABng8AIdQJAQDdDgAh1QlAANwOACHWCUAA3A4AIQoDAADUEAAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACHSCQABng8AIdMJAAGeDwAh1AkBAN0OACHVCUAA3A4AIdYJQADcDgAhCgMAANYQACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAEHAwAA3RAAIKoIQAAAAAGsCAEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQIAAABQACAzAADkEQAgAwAAAFAAIDMAAOQRACA0AADjEQAgASwAAKUWADANAwAA4A0AIBUAAJsOACD_BwAArQ4AMIAIAABOABCBCAAArQ4AMKoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh1wkAAQAAAdgJAQDtDAAh2QkBAO0MACHaCUAA7gwAIQIAAABQACAsAADjEQAgAgAAAOERACAsAADiEQAgC_8HAADgEQAwgAgAAOERABCBCAAA4BEAMKoIQADeDAAhqwgBAIoNACGsCAEAig0AIc8JAQCKDQAh1wkAAYsNACHYCQEA7QwAIdkJAQDtDAAh2glAAO4MACEL_wcAAOARADCACAAA4REAEIEIAADgEQAwqghAAN4MACGrCAEAig0AIawIAQCKDQAhzwkBAIoNACHXCQABiw0AIdgJAQDtDAAh2QkBAO0MACHaCUAA7gwAIQaqCEAA0Q4AIawIAQDbDgAh1wkAAZ4PACHYCQEA2w4AIdkJAQDbDgAh2glAANwOACEHAwAA2xAAIKoIQADRDgAhrAgBANsOACHXCQABng8AIdgJAQDbDgAh2QkBANsOACHaCUAA3A4AIQcDAADdEAAgqghAAAAAAawIAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABCgMAAKMRACAXAAClEQAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAECAAAASQAgMwAA8BEAIAMAAABJACAzAADwEQAgNAAA7xEAIAEsAACkFgAwEAMAAOANACAVAACbDgAgFwAArw4AIP8HAACuDgAwgAgAAEcAEIEIAACuDgAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACHPCQEAig0AIdYJQADuDAAh3AkAAQAAAfUJQADuDAAhAgAAAEkAICwAAO8RACACAAAA7REAICwAAO4RACAN_wcAAOwRADCACAAA7REAEIEIAADsEQAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAGLDQAh9QlAAO4MACEN_wcAAOwRADCACAAA7REAEIEIAADsEQAwgwhAAN4MACGUCAEAig0AIaoIQADeDAAhqwgBAIoNACGxCAEA7QwAIbIIAQDtDAAhzwkBAIoNACHWCUAA7gwAIdwJAAGLDQAh9QlAAO4MACEIgwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIdYJQADcDgAh3AkAAZ4PACH1CUAA3A4AIQoDAACbEQAgFwAAnREAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHWCUAA3A4AIdwJAAGeDwAh9QlAANwOACEKAwAAoxEAIBcAAKURACCDCEAAAAABlAgBAAAAAaoIQAAAAAGxCAEAAAABsggBAAAAAdYJQAAAAAHcCQABAAAB9QlAAAAAAQMzAACiFgAgyAoAAKMWACDOCgAAAQAgAzMAAKAWACDICgAAoRYAIM4KAAAFACAEMwAA5REAMMgKAADmEQAwygoAAOgRACDOCgAA6REAMAQzAADZEQAwyAoAANoRADDKCgAA3BEAIM4KAADdEQAwBDMAAM0RADDICgAAzhEAMMoKAADQEQAgzgoAANERADAEMwAAwREAMMgKAADCEQAwygoAAMQRACDOCgAAxREAMAQzAAC1EQAwyAoAALYRADDKCgAAuBEAIM4KAAC5EQAwAAAAAAAAAAAAAAACywoBAAAABNEKAQAAAAUCywoBAAAABNEKAQAAAAUFMwAAmBYAIDQAAJ4WACDICgAAmRYAIMkKAACdFgAgzgoAAAEAIAUzAACWFgAgNAAAmxYAIMgKAACXFgAgyQoAAJoWACDOCgAABQAgAcsKAQAAAAQBywoBAAAABAMzAACYFgAgyAoAAJkWACDOCgAAAQAgAzMAAJYWACDICgAAlxYAIM4KAAAFACAAAAACywoBAAAABNEKAQAAAAUCywoBAAAABNEKAQAAAAUFMwAAjhYAIDQAAJQWACDICgAAjxYAIMkKAACTFgAgzgoAAAEAIAUzAACMFgAgNAAAkRYAIMgKAACNFgAgyQoAAJAWACDOCgAABQAgAcsKAQAAAAQBywoBAAAABAMzAACOFgAgyAoAAI8WACDOCgAAAQAgAzMAAIwWACDICgAAjRYAIM4KAAAFACAAAAAAAAAAAAAAAAAABTMAAIcWACA0AACKFgAgyAoAAIgWACDJCgAAiRYAIM4KAAAYACADMwAAhxYAIMgKAACIFgAgzgoAABgAIAAAAAUzAACCFgAgNAAAhRYAIMgKAACDFgAgyQoAAIQWACDOCgAAGAAgAzMAAIIWACDICgAAgxYAIM4KAAAYACAAAAAAAALLCgEAAAAE0QoBAAAABQLLCgEAAAAE0QoBAAAABQLLCgEAAAAE0QoBAAAABQLLCgEAAAAE0QoBAAAABQLLCgEAAAAE0QoBAAAABQUzAAD6FQAgNAAAgBYAIMgKAAD7FQAgyQoAAP8VACDOCgAAqwIAIAszAADQEgAwNAAA1RIAMMgKAADREgAwyQoAANISADDKCgAA0xIAIMsKAADUEgAwzAoAANQSADDNCgAA1BIAMM4KAADUEgAwzwoAANYSADDQCgAA1xIAMAszAADEEgAwNAAAyRIAMMgKAADFEgAwyQoAAMYSADDKCgAAxxIAIMsKAADIEgAwzAoAAMgSADDNCgAAyBIAMM4KAADIEgAwzwoAAMoSADDQCgAAyxIAMAszAAC4EgAwNAAAvRIAMMgKAAC5EgAwyQoAALoSADDKCgAAuxIAIMsKAAC8EgAwzAoAALwSADDNCgAAvBIAMM4KAAC8EgAwzwoAAL4SADDQCgAAvxIAMAWdCCAAAAABxwgBAAAAAdAIAQAAAAGTCQEAAAABkApAAAAAAQIAAAAkACAzAADDEgAgAwAAACQAIDMAAMMSACA0AADCEgAgASwAAP4VADALCQAAuw4AIP8HAAC6DgAwgAgAACIAEIEIAAC6DgAwnQggAIENACHHCAEA7QwAIdAIAQDtDAAhggkBAO0MACGTCQEA7QwAIZAKQADeDAAhwwoAALkOACACAAAAJAAgLAAAwhIAIAIAAADAEgAgLAAAwRIAIAn_BwAAvxIAMIAIAADAEgAQgQgAAL8SADCdCCAAgQ0AIccIAQDtDAAh0AgBAO0MACGCCQEA7QwAIZMJAQDtDAAhkApAAN4MACEJ_wcAAL8SADCACAAAwBIAEIEIAAC_EgAwnQggAIENACHHCAEA7QwAIdAIAQDtDAAhggkBAO0MACGTCQEA7QwAIZAKQADeDAAhBZ0IIACTDwAhxwgBANsOACHQCAEA2w4AIZMJAQDbDgAhkApAANEOACEFnQggAJMPACHHCAEA2w4AIdAIAQDbDgAhkwkBANsOACGQCkAA0Q4AIQWdCCAAAAABxwgBAAAAAdAIAQAAAAGTCQEAAAABkApAAAAAAQSDCEAAAAAB6QkBAAAAAfYJAQAAAAGPCkAAAAABAgAAACAAIDMAAM8SACADAAAAIAAgMwAAzxIAIDQAAM4SACABLAAA_RUAMAkJAAC7DgAg_wcAALwOADCACAAAHgAQgQgAALwOADCDCEAA3gwAIYIJAQDtDAAh6QkBAO0MACH2CQEAAAABjwpAAO4MACECAAAAIAAgLAAAzhIAIAIAAADMEgAgLAAAzRIAIAj_BwAAyxIAMIAIAADMEgAQgQgAAMsSADCDCEAA3gwAIYIJAQDtDAAh6QkBAO0MACH2CQEA7QwAIY8KQADuDAAhCP8HAADLEgAwgAgAAMwSABCBCAAAyxIAMIMIQADeDAAhggkBAO0MACHpCQEA7QwAIfYJAQDtDAAhjwpAAO4MACEEgwhAANEOACHpCQEA2w4AIfYJAQDbDgAhjwpAANwOACEEgwhAANEOACHpCQEA2w4AIfYJAQDbDgAhjwpAANwOACEEgwhAAAAAAekJAQAAAAH2CQEAAAABjwpAAAAAARSDCEAAAAABrAgBAAAAAdQIAQAAAAH3CAIAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkEAAAAAYMJAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAmAAAAAAYkJQAAAAAGKCUAAAAABiwlAAAAAAYwJBAAAAAGNCQQAAAABjgkBAAAAAQIAAAAcACAzAADbEgAgAwAAABwAIDMAANsSACA0AADaEgAgASwAAPwVADAaCQAAuw4AIP8HAAC-DgAwgAgAABoAEIEIAAC-DgAwgwhAAN4MACGsCAEAig0AIdQIAQCKDQAh9wgCAIINACH-CAEAAAAB_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACHECgAAvQ4AIAIAAAAcACAsAADaEgAgAgAAANgSACAsAADZEgAgGP8HAADXEgAwgAgAANgSABCBCAAA1xIAMIMIQADeDAAhrAgBAIoNACHUCAEAig0AIfcIAgCCDQAh_ggBAIoNACH_CAEA7QwAIYAJAgCCDQAhgQkEAN0MACGCCQEA7QwAIYMJAQDtDAAhhAkBAO0MACGFCQIAgg0AIYYJAgCCDQAhhwkCAIINACGICQAAlw0AIIkJQADuDAAhiglAAO4MACGLCUAA7gwAIYwJBADdDAAhjQkEAN0MACGOCQEA7QwAIRj_BwAA1xIAMIAIAADYEgAQgQgAANcSADCDCEAA3gwAIawIAQCKDQAh1AgBAIoNACH3CAIAgg0AIf4IAQCKDQAh_wgBAO0MACGACQIAgg0AIYEJBADdDAAhggkBAO0MACGDCQEA7QwAIYQJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhiAkAAJcNACCJCUAA7gwAIYoJQADuDAAhiwlAAO4MACGMCQQA3QwAIY0JBADdDAAhjgkBAO0MACEUgwhAANEOACGsCAEA2w4AIdQIAQDbDgAh9wgCAOMOACH-CAEA2w4AIf8IAQDbDgAhgAkCAOMOACGBCQQA0A4AIYMJAQDbDgAhhAkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGICYAAAAABiQlAANwOACGKCUAA3A4AIYsJQADcDgAhjAkEANAOACGNCQQA0A4AIY4JAQDbDgAhFIMIQADRDgAhrAgBANsOACHUCAEA2w4AIfcIAgDjDgAh_ggBANsOACH_CAEA2w4AIYAJAgDjDgAhgQkEANAOACGDCQEA2w4AIYQJAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhiAmAAAAAAYkJQADcDgAhiglAANwOACGLCUAA3A4AIYwJBADQDgAhjQkEANAOACGOCQEA2w4AIRSDCEAAAAABrAgBAAAAAdQIAQAAAAH3CAIAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkEAAAAAYMJAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAmAAAAAAYkJQAAAAAGKCUAAAAABiwlAAAAAAYwJBAAAAAGNCQQAAAABjgkBAAAAAQHLCgEAAAAEAcsKAQAAAAQBywoBAAAABAHLCgEAAAAEAcsKAQAAAAQDMwAA-hUAIMgKAAD7FQAgzgoAAKsCACAEMwAA0BIAMMgKAADREgAwygoAANMSACDOCgAA1BIAMAQzAADEEgAwyAoAAMUSADDKCgAAxxIAIM4KAADIEgAwBDMAALgSADDICgAAuRIAMMoKAAC7EgAgzgoAALwSADAAAAAAAALLCgEAAAAE0QoBAAAABQszAACIEwAwNAAAjRMAMMgKAACJEwAwyQoAAIoTADDKCgAAixMAIMsKAACMEwAwzAoAAIwTADDNCgAAjBMAMM4KAACMEwAwzwoAAI4TADDQCgAAjxMAMAszAAD6EgAwNAAA_xIAMMgKAAD7EgAwyQoAAPwSADDKCgAA_RIAIMsKAAD-EgAwzAoAAP4SADDNCgAA_hIAMM4KAAD-EgAwzwoAAIATADDQCgAAgRMAMAszAADuEgAwNAAA8xIAMMgKAADvEgAwyQoAAPASADDKCgAA8RIAIMsKAADyEgAwzAoAAPISADDNCgAA8hIAMM4KAADyEgAwzwoAAPQSADDQCgAA9RIAMCgKAADiEgAgCwAA4xIAIAwAAOQSACCOCAEAAAAB_wgBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCgAA3BIAIKIKQAAAAAGjCgAA3RIAIKQKAADeEgAgpQoAAN8SACCmCkAAAAABpwogAAAAAagKAADgEgAgqQoCAAAAAaoKAgAAAAGrCgEAAAABrAoBAAAAAa0KAQAAAAECAAAAGAAgMwAA-RIAIAMAAAAYACAzAAD5EgAgNAAA-BIAIAEsAAD5FQAwLQcAAMAOACAKAADBDgAgCwAAwg4AIAwAAMMOACD_BwAAvw4AMIAIAAAWABCBCAAAvw4AMI4IAQAAAAH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCgAA-wwAIKIKQADuDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAO4MACGnCiAAgQ0AIagKAAD7DAAgqQoCAIINACGqCgIAgg0AIasKAQDvDAAhrAoBAJYNACGtCgEAlg0AIQIAAAAYACAsAAD4EgAgAgAAAPYSACAsAAD3EgAgKf8HAAD1EgAwgAgAAPYSABCBCAAA9RIAMI4IAQDtDAAh_wgBAO0MACGDCQEA7QwAIYUJAgCCDQAhhgkCAIINACGHCQIAgg0AIYwJBADdDAAh-wkBAO0MACGNCiAAgQ0AIZEKAQDtDAAhkgoBAO8MACGTCgIAgg0AIZQKAgCCDQAhlQoCAIINACGWCgIAgg0AIZcKAQCWDQAhmAogAIENACGZCkAA7gwAIZoKQADuDAAhmwoBAO8MACGcCkAA7gwAIZ0KQADuDAAhngogAIENACGfCgQA3QwAIaAKAQDvDAAhoQoAAPsMACCiCkAA7gwAIaMKAAD7DAAgpAoAAPsMACClCgAA-wwAIKYKQADuDAAhpwogAIENACGoCgAA-wwAIKkKAgCCDQAhqgoCAIINACGrCgEA7wwAIawKAQCWDQAhrQoBAJYNACEp_wcAAPUSADCACAAA9hIAEIEIAAD1EgAwjggBAO0MACH_CAEA7QwAIYMJAQDtDAAhhQkCAIINACGGCQIAgg0AIYcJAgCCDQAhjAkEAN0MACH7CQEA7QwAIY0KIACBDQAhkQoBAO0MACGSCgEA7wwAIZMKAgCCDQAhlAoCAIINACGVCgIAgg0AIZYKAgCCDQAhlwoBAJYNACGYCiAAgQ0AIZkKQADuDAAhmgpAAO4MACGbCgEA7wwAIZwKQADuDAAhnQpAAO4MACGeCiAAgQ0AIZ8KBADdDAAhoAoBAO8MACGhCgAA-wwAIKIKQADuDAAhowoAAPsMACCkCgAA-wwAIKUKAAD7DAAgpgpAAO4MACGnCiAAgQ0AIagKAAD7DAAgqQoCAIINACGqCgIAgg0AIasKAQDvDAAhrAoBAJYNACGtCgEAlg0AISWOCAEA2w4AIf8IAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhjAkEANAOACH7CQEA2w4AIY0KIACTDwAhkQoBANsOACGSCgEA3Q4AIZMKAgDjDgAhlAoCAOMOACGVCgIA4w4AIZYKAgDjDgAhlwoBAN0OACGYCiAAkw8AIZkKQADcDgAhmgpAANwOACGbCgEA3Q4AIZwKQADcDgAhnQpAANwOACGeCiAAkw8AIZ8KBADQDgAhoAoBAN0OACGhCgAArxIAIKIKQADcDgAhowoAALASACCkCgAAsRIAIKUKAACyEgAgpgpAANwOACGnCiAAkw8AIagKAACzEgAgqQoCAOMOACGqCgIA4w4AIasKAQDdDgAhrAoBAN0OACGtCgEA3Q4AISgKAAC1EgAgCwAAthIAIAwAALcSACCOCAEA2w4AIf8IAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhjAkEANAOACH7CQEA2w4AIY0KIACTDwAhkQoBANsOACGSCgEA3Q4AIZMKAgDjDgAhlAoCAOMOACGVCgIA4w4AIZYKAgDjDgAhlwoBAN0OACGYCiAAkw8AIZkKQADcDgAhmgpAANwOACGbCgEA3Q4AIZwKQADcDgAhnQpAANwOACGeCiAAkw8AIZ8KBADQDgAhoAoBAN0OACGhCgAArxIAIKIKQADcDgAhowoAALASACCkCgAAsRIAIKUKAACyEgAgpgpAANwOACGnCiAAkw8AIagKAACzEgAgqQoCAOMOACGqCgIA4w4AIasKAQDdDgAhrAoBAN0OACGtCgEA3Q4AISgKAADiEgAgCwAA4xIAIAwAAOQSACCOCAEAAAAB_wgBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCgAA3BIAIKIKQAAAAAGjCgAA3RIAIKQKAADeEgAgpQoAAN8SACCmCkAAAAABpwogAAAAAagKAADgEgAgqQoCAAAAAaoKAgAAAAGrCgEAAAABrAoBAAAAAa0KAQAAAAEKBAAAhxMAIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABxwgBAAAAAbEKAgAAAAGyCgEAAAABswpAAAAAAQIAAAATACAzAACGEwAgAwAAABMAIDMAAIYTACA0AACEEwAgASwAAPgVADAPBAAAhw4AIAcAAMUOACD_BwAAxA4AMIAIAAARABCBCAAAxA4AMIMIQADeDAAhjggBAO0MACGUCAEAAAABnQgBAO0MACGsCAEAig0AIccIAQDtDAAhgwkBAO8MACGxCgIAgg0AIbIKAQDvDAAhswpAAO4MACECAAAAEwAgLAAAhBMAIAIAAACCEwAgLAAAgxMAIA3_BwAAgRMAMIAIAACCEwAQgQgAAIETADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhsgoBAO8MACGzCkAA7gwAIQ3_BwAAgRMAMIAIAACCEwAQgQgAAIETADCDCEAA3gwAIY4IAQDtDAAhlAgBAIoNACGdCAEA7QwAIawIAQCKDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhsgoBAO8MACGzCkAA7gwAIQmDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIawIAQDbDgAhxwgBANsOACGxCgIA4w4AIbIKAQDdDgAhswpAANwOACEKBAAAhRMAIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBANsOACHHCAEA2w4AIbEKAgDjDgAhsgoBAN0OACGzCkAA3A4AIQUzAADzFQAgNAAA9hUAIMgKAAD0FQAgyQoAAPUVACDOCgAABQAgCgQAAIcTACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABrAgBAAAAAccIAQAAAAGxCgIAAAABsgoBAAAAAbMKQAAAAAEDMwAA8xUAIMgKAAD0FQAgzgoAAAUAIAkEAACVEwAggghAAAAAAY4IAQAAAAGUCAEAAAABrAgBAAAAAccIAQAAAAGxCgIAAAABtAoBAAAAAbUKQAAAAAECAAAACwAgMwAAlBMAIAMAAAALACAzAACUEwAgNAAAkhMAIAEsAADyFQAwDgQAALIOACAHAADFDgAg_wcAAMYOADCACAAACQAQgQgAAMYOADCCCEAA7gwAIY4IAQDtDAAhlAgBAAAAAawIAQCWDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhtAoBAO0MACG1CkAA3gwAIQIAAAALACAsAACSEwAgAgAAAJATACAsAACREwAgDP8HAACPEwAwgAgAAJATABCBCAAAjxMAMIIIQADuDAAhjggBAO0MACGUCAEAig0AIawIAQCWDQAhxwgBAO0MACGDCQEA7wwAIbEKAgCCDQAhtAoBAO0MACG1CkAA3gwAIQz_BwAAjxMAMIAIAACQEwAQgQgAAI8TADCCCEAA7gwAIY4IAQDtDAAhlAgBAIoNACGsCAEAlg0AIccIAQDtDAAhgwkBAO8MACGxCgIAgg0AIbQKAQDtDAAhtQpAAN4MACEIgghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIbEKAgDjDgAhtAoBANsOACG1CkAA0Q4AIQkEAACTEwAggghAANwOACGOCAEA2w4AIZQIAQDbDgAhrAgBAN0OACHHCAEA2w4AIbEKAgDjDgAhtAoBANsOACG1CkAA0Q4AIQczAADtFQAgNAAA8BUAIMgKAADuFQAgyQoAAO8VACDMCgAAAwAgzQoAAAMAIM4KAAAFACAJBAAAlRMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAawIAQAAAAHHCAEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABAzMAAO0VACDICgAA7hUAIM4KAAAFACABywoBAAAABAQzAACIEwAwyAoAAIkTADDKCgAAixMAIM4KAACMEwAwBDMAAPoSADDICgAA-xIAMMoKAAD9EgAgzgoAAP4SADAEMwAA7hIAMMgKAADvEgAwygoAAPESACDOCgAA8hIAMAAAAAAAAAAAAssKAQAAAATRCgEAAAAFAcsKAQAAAAQAAAAAAAczAADoFQAgNAAA6xUAIMgKAADpFQAgyQoAAOoVACDMCgAADgAgzQoAAA4AIM4KAACrAgAgAzMAAOgVACDICgAA6RUAIM4KAACrAgAgAAAAAAAHMwAA4xUAIDQAAOYVACDICgAA5BUAIMkKAADlFQAgzAoAAA4AIM0KAAAOACDOCgAAqwIAIAMzAADjFQAgyAoAAOQVACDOCgAAqwIAIAAAAAAABTMAAN4VACA0AADhFQAgyAoAAN8VACDJCgAA4BUAIM4KAAAFACADMwAA3hUAIMgKAADfFQAgzgoAAAUAIAoDAAD_EAAgBQAAxhUAIAYAAJoTACAIAACbEwAgDwAArBUAIBAAAK0VACARAAC7FQAgHQAArxUAILoKAADXDgAgvAoAANcOACAAAAAFMwAA0xUAIDQAANwVACDICgAA1BUAIMkKAADbFQAgzgoAAAEAIAczAACEFAAgNAAAhxQAIMgKAACFFAAgyQoAAIYUACDMCgAABwAgzQoAAAcAIM4KAADIAQAgCzMAAPsTADA0AAD_EwAwyAoAAPwTADDJCgAA_RMAMMoKAAD-EwAgywoAAIwTADDMCgAAjBMAMM0KAACMEwAwzgoAAIwTADDPCgAAgBQAMNAKAACPEwAwCzMAAPITADA0AAD2EwAwyAoAAPMTADDJCgAA9BMAMMoKAAD1EwAgywoAAP4SADDMCgAA_hIAMM0KAAD-EgAwzgoAAP4SADDPCgAA9xMAMNAKAACBEwAwCzMAAOYTADA0AADrEwAwyAoAAOcTADDJCgAA6BMAMMoKAADpEwAgywoAAOoTADDMCgAA6hMAMM0KAADqEwAwzgoAAOoTADDPCgAA7BMAMNAKAADtEwAwCzMAANoTADA0AADfEwAwyAoAANsTADDJCgAA3BMAMMoKAADdEwAgywoAAN4TADDMCgAA3hMAMM0KAADeEwAwzgoAAN4TADDPCgAA4BMAMNAKAADhEwAwCzMAANETADA0AADVEwAwyAoAANITADDJCgAA0xMAMMoKAADUEwAgywoAALsQADDMCgAAuxAAMM0KAAC7EAAwzgoAALsQADDPCgAA1hMAMNAKAAC-EAAwCzMAAMUTADA0AADKEwAwyAoAAMYTADDJCgAAxxMAMMoKAADIEwAgywoAAMkTADDMCgAAyRMAMM0KAADJEwAwzgoAAMkTADDPCgAAyxMAMNAKAADMEwAwDwMAAPERACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQIAAABEACAzAADQEwAgAwAAAEQAIDMAANATACA0AADPEwAgASwAANoVADAWAwAA4A0AIAQAALIOACAYAACiDgAgGQAApA4AIBoAAKUOACAbAACmDgAgHAAAsw4AIP8HAACxDgAwgAgAAEIAEIEIAACxDgAwgwhAAN4MACGUCAEAAAABmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh5QkAALAOACD3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACECAAAARAAgLAAAzxMAIAIAAADNEwAgLAAAzhMAIA7_BwAAzBMAMIAIAADNEwAQgQgAAMwTADCDCEAA3gwAIZQIAQCKDQAhmggBAO8MACGdCAEA7QwAIasIAQCKDQAhrAgBAJYNACG1CQEA7QwAIcMJAQDvDAAh9wkBAO0MACH4CQEA7QwAIfkJQADuDAAhDv8HAADMEwAwgAgAAM0TABCBCAAAzBMAMIMIQADeDAAhlAgBAIoNACGaCAEA7wwAIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIbUJAQDtDAAhwwkBAO8MACH3CQEA7QwAIfgJAQDtDAAh-QlAAO4MACEJgwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhDwMAAK4RACAYAACwEQAgGQAAsREAIBoAALIRACAbAACzEQAgHAAAtBEAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQ8DAADxEQAgGAAA8xEAIBkAAPQRACAaAAD1EQAgGwAA9hEAIBwAAPcRACCDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAETEgAAkRAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbMJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABAgAAADcAIDMAANkTACADAAAANwAgMwAA2RMAIDQAANgTACABLAAA2RUAMAIAAAA3ACAsAADYEwAgAgAAAL8QACAsAADXEwAgEoMIQADRDgAhlAgBANsOACGdCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbMJAQDbDgAhtQkBANsOACG2CQEA2w4AIbcJAQDbDgAhuAmAAAAAAbkJAACKEAAgugkCAOMOACG7CSAAkw8AIbwJAQDbDgAhvQkAAIsQACC-CSAAkw8AIb8JAgDjDgAhExIAAI0QACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACGzCQEA2w4AIbUJAQDbDgAhtgkBANsOACG3CQEA2w4AIbgJgAAAAAG5CQAAihAAILoJAgDjDgAhuwkgAJMPACG8CQEA2w4AIb0JAACLEAAgvgkgAJMPACG_CQIA4w4AIRMSAACREAAggwhAAAAAAZQIAQAAAAGdCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABswkBAAAAAbUJAQAAAAG2CQEAAAABtwkBAAAAAbgJgAAAAAG5CQAAjhAAILoJAgAAAAG7CSAAAAABvAkBAAAAAb0JAACPEAAgvgkgAAAAAb8JAgAAAAETAwAAiRIAIIMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABAgAAADMAIDMAAOUTACADAAAAMwAgMwAA5RMAIDQAAOQTACABLAAA2BUAMBkDAADgDQAgBAAAhw4AIP8HAAC3DgAwgAgAADEAEIEIAAC3DgAwgwhAAN4MACGUCAEAAAABqghAAN4MACGrCAEAig0AIawIAQCKDQAhwQgBAO0MACHCCAEAig0AIbMJAQCWDQAhuQkAAPsMACDUCQEA7wwAIdYJQADuDAAh3AkAAQAAAf8JAAD7DAAggApAAO4MACGBCgIAxA0AIYIKAgDEDQAhgwoBAO8MACGECgEA7wwAIYUKAQCWDQAhhgoBAJYNACECAAAAMwAgLAAA5BMAIAIAAADiEwAgLAAA4xMAIBf_BwAA4RMAMIAIAADiEwAQgQgAAOETADCDCEAA3gwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhwQgBAO0MACHCCAEAig0AIbMJAQCWDQAhuQkAAPsMACDUCQEA7wwAIdYJQADuDAAh3AkAAYsNACH_CQAA-wwAIIAKQADuDAAhgQoCAMQNACGCCgIAxA0AIYMKAQDvDAAhhAoBAO8MACGFCgEAlg0AIYYKAQCWDQAhF_8HAADhEwAwgAgAAOITABCBCAAA4RMAMIMIQADeDAAhlAgBAIoNACGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACHBCAEA7QwAIcIIAQCKDQAhswkBAJYNACG5CQAA-wwAINQJAQDvDAAh1glAAO4MACHcCQABiw0AIf8JAAD7DAAggApAAO4MACGBCgIAxA0AIYIKAgDEDQAhgwoBAO8MACGECgEA7wwAIYUKAQCWDQAhhgoBAJYNACESgwhAANEOACGUCAEA2w4AIaoIQADRDgAhwQgBANsOACHCCAEA2w4AIbMJAQDdDgAhuQkAAIMSACDUCQEA3Q4AIdYJQADcDgAh3AkAAZ4PACH_CQAAhBIAIIAKQADcDgAhgQoCAOgPACGCCgIA6A8AIYMKAQDdDgAhhAoBAN0OACGFCgEA3Q4AIYYKAQDdDgAhEwMAAIUSACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACHBCAEA2w4AIcIIAQDbDgAhswkBAN0OACG5CQAAgxIAINQJAQDdDgAh1glAANwOACHcCQABng8AIf8JAACEEgAggApAANwOACGBCgIA6A8AIYIKAgDoDwAhgwoBAN0OACGECgEA3Q4AIYUKAQDdDgAhhgoBAN0OACETAwAAiRIAIIMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEgMAAJQSACCDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAC8AIDMAAPETACADAAAALwAgMwAA8RMAIDQAAPATACABLAAA1xUAMBgDAADgDQAgBAAAhw4AIP8HAAC4DgAwgAgAAC0AEIEIAAC4DgAwgwhAAN4MACGOCAEA7QwAIZQIAQAAAAGqCEAA3gwAIasIAQCKDQAhrAgBAIoNACGxCAEA7QwAIbIIAQDtDAAhuQkAAPsMACC8CQEA7QwAIb0JAAD7DAAgvgkgAIENACHTCQABAAAB1glAAO4MACH4CQEA7wwAIYAKQADuDAAhhwoBAJYNACGICgEA7wwAIYkKQADuDAAhAgAAAC8AICwAAPATACACAAAA7hMAICwAAO8TACAW_wcAAO0TADCACAAA7hMAEIEIAADtEwAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbkJAAD7DAAgvAkBAO0MACG9CQAA-wwAIL4JIACBDQAh0wkAAYsNACHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACEW_wcAAO0TADCACAAA7hMAEIEIAADtEwAwgwhAAN4MACGOCAEA7QwAIZQIAQCKDQAhqghAAN4MACGrCAEAig0AIawIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbkJAAD7DAAgvAkBAO0MACG9CQAA-wwAIL4JIACBDQAh0wkAAYsNACHWCUAA7gwAIfgJAQDvDAAhgApAAO4MACGHCgEAlg0AIYgKAQDvDAAhiQpAAO4MACERgwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRIDAACQEgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRIDAACUEgAggwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABuQkAAJISACC8CQEAAAABvQkAAJMSACC-CSAAAAAB0wkAAQAAAdYJQAAAAAH4CQEAAAABgApAAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQoHAACqEwAggwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbIKAQAAAAGzCkAAAAABAgAAABMAIDMAAPoTACADAAAAEwAgMwAA-hMAIDQAAPkTACABLAAA1hUAMAIAAAATACAsAAD5EwAgAgAAAIITACAsAAD4EwAgCYMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhxwgBANsOACGDCQEA3Q4AIbEKAgDjDgAhsgoBAN0OACGzCkAA3A4AIQoHAACpEwAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACHHCAEA2w4AIYMJAQDdDgAhsQoCAOMOACGyCgEA3Q4AIbMKQADcDgAhCgcAAKoTACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABxwgBAAAAAYMJAQAAAAGxCgIAAAABsgoBAAAAAbMKQAAAAAEJBwAAsRMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABAgAAAAsAIDMAAIMUACADAAAACwAgMwAAgxQAIDQAAIIUACABLAAA1RUAMAIAAAALACAsAACCFAAgAgAAAJATACAsAACBFAAgCIIIQADcDgAhjggBANsOACGUCAEA2w4AIccIAQDbDgAhgwkBAN0OACGxCgIA4w4AIbQKAQDbDgAhtQpAANEOACEJBwAAsBMAIIIIQADcDgAhjggBANsOACGUCAEA2w4AIccIAQDbDgAhgwkBAN0OACGxCgIA4w4AIbQKAQDbDgAhtQpAANEOACEJBwAAsRMAIIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABCI4IAQAAAAHNCAQAAAABhQkEAAAAAYYJBAAAAAGHCQQAAAABtgoEAAAAAbcKAgAAAAG4CgIAAAABAgAAAMgBACAzAACEFAAgAwAAAAcAIDMAAIQUACA0AACIFAAgCgAAAAcAICwAAIgUACCOCAEA2w4AIc0IBADQDgAhhQkEANAOACGGCQQA0A4AIYcJBADQDgAhtgoEANAOACG3CgIA4w4AIbgKAgDjDgAhCI4IAQDbDgAhzQgEANAOACGFCQQA0A4AIYYJBADQDgAhhwkEANAOACG2CgQA0A4AIbcKAgDjDgAhuAoCAOMOACEDMwAA0xUAIMgKAADUFQAgzgoAAAEAIAMzAACEFAAgyAoAAIUUACDOCgAAyAEAIAQzAAD7EwAwyAoAAPwTADDKCgAA_hMAIM4KAACMEwAwBDMAAPITADDICgAA8xMAMMoKAAD1EwAgzgoAAP4SADAEMwAA5hMAMMgKAADnEwAwygoAAOkTACDOCgAA6hMAMAQzAADaEwAwyAoAANsTADDKCgAA3RMAIM4KAADeEwAwBDMAANETADDICgAA0hMAMMoKAADUEwAgzgoAALsQADAEMwAAxRMAMMgKAADGEwAwygoAAMgTACDOCgAAyRMAMAAAAAszAACSFQAwNAAAlxUAMMgKAACTFQAwyQoAAJQVADDKCgAAlRUAIMsKAACWFQAwzAoAAJYVADDNCgAAlhUAMM4KAACWFQAwzwoAAJgVADDQCgAAmRUAMAszAACJFQAwNAAAjRUAMMgKAACKFQAwyQoAAIsVADDKCgAAjBUAIMsKAADqEwAwzAoAAOoTADDNCgAA6hMAMM4KAADqEwAwzwoAAI4VADDQCgAA7RMAMAszAACAFQAwNAAAhBUAMMgKAACBFQAwyQoAAIIVADDKCgAAgxUAIMsKAADeEwAwzAoAAN4TADDNCgAA3hMAMM4KAADeEwAwzwoAAIUVADDQCgAA4RMAMAszAAD0FAAwNAAA-RQAMMgKAAD1FAAwyQoAAPYUADDKCgAA9xQAIMsKAAD4FAAwzAoAAPgUADDNCgAA-BQAMM4KAAD4FAAwzwoAAPoUADDQCgAA-xQAMAszAADrFAAwNAAA7xQAMMgKAADsFAAwyQoAAO0UADDKCgAA7hQAIMsKAADJEwAwzAoAAMkTADDNCgAAyRMAMM4KAADJEwAwzwoAAPAUADDQCgAAzBMAMAszAADiFAAwNAAA5hQAMMgKAADjFAAwyQoAAOQUADDKCgAA5RQAIMsKAADpEQAwzAoAAOkRADDNCgAA6REAMM4KAADpEQAwzwoAAOcUADDQCgAA7BEAMAczAADdFAAgNAAA4BQAIMgKAADeFAAgyQoAAN8UACDMCgAAdAAgzQoAAHQAIM4KAADVBQAgCzMAANQUADA0AADYFAAwyAoAANUUADDJCgAA1hQAMMoKAADXFAAgywoAAPQQADDMCgAA9BAAMM0KAAD0EAAwzgoAAPQQADDPCgAA2RQAMNAKAAD3EAAwCzMAAMsUADA0AADPFAAwyAoAAMwUADDJCgAAzRQAMMoKAADOFAAgywoAAN0RADDMCgAA3REAMM0KAADdEQAwzgoAAN0RADDPCgAA0BQAMNAKAADgEQAwCzMAAMIUADA0AADGFAAwyAoAAMMUADDJCgAAxBQAMMoKAADFFAAgywoAANERADDMCgAA0REAMM0KAADREQAwzgoAANERADDPCgAAxxQAMNAKAADUEQAwCzMAALkUADA0AAC9FAAwyAoAALoUADDJCgAAuxQAMMoKAAC8FAAgywoAAMURADDMCgAAxREAMM0KAADFEQAwzgoAAMURADDPCgAAvhQAMNAKAADIEQAwCzMAAK0UADA0AACyFAAwyAoAAK4UADDJCgAArxQAMMoKAACwFAAgywoAALEUADDMCgAAsRQAMM0KAACxFAAwzgoAALEUADDPCgAAsxQAMNAKAAC0FAAwCzMAAKEUADA0AACmFAAwyAoAAKIUADDJCgAAoxQAMMoKAACkFAAgywoAAKUUADDMCgAApRQAMM0KAAClFAAwzgoAAKUUADDPCgAApxQAMNAKAACoFAAwCBYAAJcRACCDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAfMJAQAAAAH0CYAAAAABAgAAAI4BACAzAACsFAAgAwAAAI4BACAzAACsFAAgNAAAqxQAIAEsAADSFQAwDQMAAOANACAWAACLDgAg_wcAAIoOADCACAAASwAQgQgAAIoOADCDCEAA3gwAIZQIAQAAAAGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQAAAAH0CQAAng0AIAIAAACOAQAgLAAAqxQAIAIAAACpFAAgLAAAqhQAIAv_BwAAqBQAMIAIAACpFAAQgQgAAKgUADCDCEAA3gwAIZQIAQCKDQAhnggCAIINACGhCEAA3gwAIakIAQDvDAAhqwgBAIoNACHzCQEAlg0AIfQJAACeDQAgC_8HAACoFAAwgAgAAKkUABCBCAAAqBQAMIMIQADeDAAhlAgBAIoNACGeCAIAgg0AIaEIQADeDAAhqQgBAO8MACGrCAEAig0AIfMJAQCWDQAh9AkAAJ4NACAHgwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIfMJAQDdDgAh9AmAAAAAAQgWAACVEQAggwhAANEOACGUCAEA2w4AIZ4IAgDjDgAhoQhAANEOACGpCAEA3Q4AIfMJAQDdDgAh9AmAAAAAAQgWAACXEQAggwhAAAAAAZQIAQAAAAGeCAIAAAABoQhAAAAAAakIAQAAAAHzCQEAAAAB9AmAAAAAAQ4jAACMDwAgJAAAjQ8AIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAECAAAAgQEAIDMAALgUACADAAAAgQEAIDMAALgUACA0AAC3FAAgASwAANEVADATAwAA4A0AICMAAJAOACAkAACRDgAg_wcAAI8OADCACAAAfwAQgQgAAI8OADCDCEAA3gwAIY4IAQDtDAAhlAgBAAAAAZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhAgAAAIEBACAsAAC3FAAgAgAAALUUACAsAAC2FAAgEP8HAAC0FAAwgAgAALUUABCBCAAAtBQAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhEP8HAAC0FAAwgAgAALUUABCBCAAAtBQAMIMIQADeDAAhjggBAO0MACGUCAEAig0AIZ0IAQDtDAAhqwgBAIoNACGsCAEAlg0AIa0IAQDtDAAhrggAAPsMACCvCAEA7wwAIbAIQADuDAAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhDIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ4jAADwDgAgJAAA8Q4AIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ4jAACMDwAgJAAAjQ8AIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABrQgBAAAAAa4IAACKDwAgrwgBAAAAAbAIQAAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAEPBAEAAAABFQAA0BAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAECAAAAWAAgMwAAwRQAIAMAAABYACAzAADBFAAgNAAAwBQAIAEsAADQFQAwAgAAAFgAICwAAMAUACACAAAAyREAICwAAL8UACAOBAEA3Q4AIYMIQADRDgAhlAgBANsOACGdCAEA2w4AIaoIQADRDgAhrAgBAN0OACHJCAEA2w4AIcsJAAGeDwAhzAkAAZ4PACHNCQEA3Q4AIc4JAQDdDgAhzwkBAN0OACHQCQIA4w4AIdEJQADcDgAhDwQBAN0OACEVAADOEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqghAANEOACGsCAEA3Q4AIckIAQDbDgAhywkAAZ4PACHMCQABng8AIc0JAQDdDgAhzgkBAN0OACHPCQEA3Q4AIdAJAgDjDgAh0QlAANwOACEPBAEAAAABFQAA0BAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAELFQAA1xAAIIMIQAAAAAGUCAEAAAABqghAAAAAAawIAQAAAAHPCQEAAAAB0gkAAQAAAdMJAAEAAAHUCQEAAAAB1QlAAAAAAdYJQAAAAAECAAAAVAAgMwAAyhQAIAMAAABUACAzAADKFAAgNAAAyRQAIAEsAADPFQAwAgAAAFQAICwAAMkUACACAAAA1REAICwAAMgUACAKgwhAANEOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACHPCQEA2w4AIdIJAAGeDwAh0wkAAZ4PACHUCQEA3Q4AIdUJQADcDgAh1glAANwOACELFQAA1RAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAhzwkBANsOACHSCQABng8AIdMJAAGeDwAh1AkBAN0OACHVCUAA3A4AIdYJQADcDgAhCxUAANcQACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABCBUAAN4QACCqCEAAAAABrAgBAAAAAc8JAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABAgAAAFAAIDMAANMUACADAAAAUAAgMwAA0xQAIDQAANIUACABLAAAzhUAMAIAAABQACAsAADSFAAgAgAAAOERACAsAADRFAAgB6oIQADRDgAhrAgBANsOACHPCQEA2w4AIdcJAAGeDwAh2AkBANsOACHZCQEA2w4AIdoJQADcDgAhCBUAANwQACCqCEAA0Q4AIawIAQDbDgAhzwkBANsOACHXCQABng8AIdgJAQDbDgAh2QkBANsOACHaCUAA3A4AIQgVAADeEAAgqghAAAAAAawIAQAAAAHPCQEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAARAgAADnEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHbCQEAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAIAAAB4ACAzAADcFAAgAwAAAHgAIDMAANwUACA0AADbFAAgASwAAM0VADACAAAAeAAgLAAA2xQAIAIAAAD4EAAgLAAA2hQAIA-DCEAA0Q4AIZQIAQDbDgAhqghAANEOACGxCAEA2w4AIbIIAQDbDgAhwwkBAN0OACHWCUAA3A4AIdoJQADcDgAh2wkBANsOACHcCQABng8AId0JAQDbDgAh3gkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAOIQACAQIAAA5BAAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIbEIAQDbDgAhsggBANsOACHDCQEA3Q4AIdYJQADcDgAh2glAANwOACHbCQEA2w4AIdwJAAGeDwAh3QkBANsOACHeCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA4hAAIBAgAADnEAAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHDCQEAAAAB1glAAAAAAdoJQAAAAAHbCQEAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAshAAD-EAAggwhAAAAAAZQIAQAAAAGdCAEAAAABwwkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAPwQACDiCQIAAAAB4wkBAAAAAeQJQAAAAAECAAAA1QUAIDMAAN0UACADAAAAdAAgMwAA3RQAIDQAAOEUACANAAAAdAAgIQAA7xAAICwAAOEUACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACHDCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA7RAAIOIJAgDjDgAh4wkBAN0OACHkCUAA3A4AIQshAADvEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhwwkBAN0OACHfCQEA3Q4AIeAJAQDdDgAh4QkAAO0QACDiCQIA4w4AIeMJAQDdDgAh5AlAANwOACELFQAApBEAIBcAAKURACCDCEAAAAABlAgBAAAAAaoIQAAAAAGxCAEAAAABsggBAAAAAc8JAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAECAAAASQAgMwAA6hQAIAMAAABJACAzAADqFAAgNAAA6RQAIAEsAADMFQAwAgAAAEkAICwAAOkUACACAAAA7REAICwAAOgUACAJgwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhCxUAAJwRACAXAACdEQAggwhAANEOACGUCAEA2w4AIaoIQADRDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhCxUAAKQRACAXAAClEQAggwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABEAQAAPIRACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAECAAAARAAgMwAA8xQAIAMAAABEACAzAADzFAAgNAAA8hQAIAEsAADLFQAwAgAAAEQAICwAAPIUACACAAAAzRMAICwAAPEUACAKgwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEQBAAArxEAIBgAALARACAZAACxEQAgGgAAshEAIBsAALMRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEQBAAA8hEAIBgAAPMRACAZAAD0EQAgGgAA9REAIBsAAPYRACAcAAD3EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAARMRAADFEAAgEwAAxhAAIBQAAMcQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABvwkCAAAAAcMJAQAAAAHECQEAAAABxQkBAAAAAcYJgAAAAAHHCQEAAAAByAkAAMMQACDJCQIAAAABygkCAAAAAQIAAABwACAzAAD_FAAgAwAAAHAAIDMAAP8UACA0AAD-FAAgASwAAMoVADAZAwAA4A0AIBEAAJYOACATAACXDgAgFAAAmA4AIP8HAACVDgAwgAgAAG4AEIEIAACVDgAwgwhAAN4MACGUCAEAAAABnQgBAO0MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbUJAQDtDAAhvwkCAIINACHDCQEA7QwAIcQJAQDtDAAhxQkBAO8MACHGCQAAng0AIMcJAQDvDAAhyAkAAPsMACDJCQIAgg0AIcoJAgCCDQAh5QkAAJQOACACAAAAcAAgLAAA_hQAIAIAAAD8FAAgLAAA_RQAIBT_BwAA-xQAMIAIAAD8FAAQgQgAAPsUADCDCEAA3gwAIZQIAQCKDQAhnQgBAO0MACGrCAEAig0AIbEIAQDtDAAhsggBAO0MACGzCEAA3gwAIbUJAQDtDAAhvwkCAIINACHDCQEA7QwAIcQJAQDtDAAhxQkBAO8MACHGCQAAng0AIMcJAQDvDAAhyAkAAPsMACDJCQIAgg0AIcoJAgCCDQAhFP8HAAD7FAAwgAgAAPwUABCBCAAA-xQAMIMIQADeDAAhlAgBAIoNACGdCAEA7QwAIasIAQCKDQAhsQgBAO0MACGyCAEA7QwAIbMIQADeDAAhtQkBAO0MACG_CQIAgg0AIcMJAQDtDAAhxAkBAO0MACHFCQEA7wwAIcYJAACeDQAgxwkBAO8MACHICQAA-wwAIMkJAgCCDQAhygkCAIINACEQgwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIRMRAACjEAAgEwAApBAAIBQAAKUQACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhExEAAMUQACATAADGEAAgFAAAxxAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABFAQAAIoSACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABwQgBAAAAAcIIAQAAAAGzCQEAAAABuQkAAIcSACDUCQEAAAAB1glAAAAAAdwJAAEAAAH_CQAAiBIAIIAKQAAAAAGBCgIAAAABggoCAAAAAYMKAQAAAAGECgEAAAABhQoBAAAAAYYKAQAAAAECAAAAMwAgMwAAiBUAIAMAAAAzACAzAACIFQAgNAAAhxUAIAEsAADJFQAwAgAAADMAICwAAIcVACACAAAA4hMAICwAAIYVACATgwhAANEOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACHBCAEA2w4AIcIIAQDbDgAhswkBAN0OACG5CQAAgxIAINQJAQDdDgAh1glAANwOACHcCQABng8AIf8JAACEEgAggApAANwOACGBCgIA6A8AIYIKAgDoDwAhgwoBAN0OACGECgEA3Q4AIYUKAQDdDgAhhgoBAN0OACEUBAAAhhIAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIawIAQDbDgAhwQgBANsOACHCCAEA2w4AIbMJAQDdDgAhuQkAAIMSACDUCQEA3Q4AIdYJQADcDgAh3AkAAZ4PACH_CQAAhBIAIIAKQADcDgAhgQoCAOgPACGCCgIA6A8AIYMKAQDdDgAhhAoBAN0OACGFCgEA3Q4AIYYKAQDdDgAhFAQAAIoSACCDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABwQgBAAAAAcIIAQAAAAGzCQEAAAABuQkAAIcSACDUCQEAAAAB1glAAAAAAdwJAAEAAAH_CQAAiBIAIIAKQAAAAAGBCgIAAAABggoCAAAAAYMKAQAAAAGECgEAAAABhQoBAAAAAYYKAQAAAAETBAAAlRIAIIMIQAAAAAGOCAEAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAC8AIDMAAJEVACADAAAALwAgMwAAkRUAIDQAAJAVACABLAAAyBUAMAIAAAAvACAsAACQFQAgAgAAAO4TACAsAACPFQAgEoMIQADRDgAhjggBANsOACGUCAEA2w4AIaoIQADRDgAhrAgBANsOACGxCAEA2w4AIbIIAQDbDgAhuQkAAI4SACC8CQEA2w4AIb0JAACPEgAgvgkgAJMPACHTCQABng8AIdYJQADcDgAh-AkBAN0OACGACkAA3A4AIYcKAQDdDgAhiAoBAN0OACGJCkAA3A4AIRMEAACREgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhqghAANEOACGsCAEA2w4AIbEIAQDbDgAhsggBANsOACG5CQAAjhIAILwJAQDbDgAhvQkAAI8SACC-CSAAkw8AIdMJAAGeDwAh1glAANwOACH4CQEA3Q4AIYAKQADcDgAhhwoBAN0OACGICgEA3Q4AIYkKQADcDgAhEwQAAJUSACCDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABrAgBAAAAAbEIAQAAAAGyCAEAAAABuQkAAJISACC8CQEAAAABvQkAAJMSACC-CSAAAAAB0wkAAQAAAdYJQAAAAAH4CQEAAAABgApAAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAARAFAACKFAAgBgAAixQAIAgAAIwUACAPAACNFAAgEAAAjhQAIBEAAI8UACAdAACQFAAggwhAAAAAAZQIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG5CiAAAAABugpAAAAAAbsKQAAAAAG8CkAAAAABAgAAAAUAIDMAAJ0VACADAAAABQAgMwAAnRUAIDQAAJwVACABLAAAxxUAMBcDAADgDQAgBQAAyg4AIAYAAP4NACAIAAD_DQAgDwAAng4AIBAAAJ8OACARAACWDgAgHQAAoQ4AIP8HAADJDgAwgAgAAAMAEIEIAADJDgAwgwhAAN4MACGUCAEAAAABqwgBAIoNACG1CQEA7QwAIeUJAADIDgAg-gkBAO0MACH7CQEA7QwAIbkKIACBDQAhugpAAO4MACG7CkAA3gwAIbwKQADuDAAhxQoAAMcOACACAAAABQAgLAAAnBUAIAIAAACaFQAgLAAAmxUAIA3_BwAAmRUAMIAIAACaFQAQgQgAAJkVADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIQ3_BwAAmRUAMIAIAACaFQAQgQgAAJkVADCDCEAA3gwAIZQIAQCKDQAhqwgBAIoNACG1CQEA7QwAIfoJAQDtDAAh-wkBAO0MACG5CiAAgQ0AIboKQADuDAAhuwpAAN4MACG8CkAA7gwAIQmDCEAA0Q4AIZQIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACEQBQAAvhMAIAYAAL8TACAIAADAEwAgDwAAwRMAIBAAAMITACARAADDEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG5CiAAkw8AIboKQADcDgAhuwpAANEOACG8CkAA3A4AIRAFAACKFAAgBgAAixQAIAgAAIwUACAPAACNFAAgEAAAjhQAIBEAAI8UACAdAACQFAAggwhAAAAAAZQIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG5CiAAAAABugpAAAAAAbsKQAAAAAG8CkAAAAABBDMAAJIVADDICgAAkxUAMMoKAACVFQAgzgoAAJYVADAEMwAAiRUAMMgKAACKFQAwygoAAIwVACDOCgAA6hMAMAQzAACAFQAwyAoAAIEVADDKCgAAgxUAIM4KAADeEwAwBDMAAPQUADDICgAA9RQAMMoKAAD3FAAgzgoAAPgUADAEMwAA6xQAMMgKAADsFAAwygoAAO4UACDOCgAAyRMAMAQzAADiFAAwyAoAAOMUADDKCgAA5RQAIM4KAADpEQAwAzMAAN0UACDICgAA3hQAIM4KAADVBQAgBDMAANQUADDICgAA1RQAMMoKAADXFAAgzgoAAPQQADAEMwAAyxQAMMgKAADMFAAwygoAAM4UACDOCgAA3REAMAQzAADCFAAwyAoAAMMUADDKCgAAxRQAIM4KAADREQAwBDMAALkUADDICgAAuhQAMMoKAAC8FAAgzgoAAMURADAEMwAArRQAMMgKAACuFAAwygoAALAUACDOCgAAsRQAMAQzAAChFAAwyAoAAKIUADDKCgAApBQAIM4KAAClFAAwAAAAAAAABwMAAP8QACAhAACAEQAgwwkAANcOACDfCQAA1w4AIOAJAADXDgAg4wkAANcOACDkCQAA1w4AIAAAAAAABQMAAP8QACAVAAC-FQAgFwAAvxUAINYJAADXDgAg9QkAANcOACAGAwAA_xAAICMAALkVACAkAAC6FQAgrAgAANcOACCvCAAA1w4AILAIAADXDgAgAAAAAxIAAJsQACCPCAAA1w4AIMIJAADXDgAgAAsDAAD_EAAgBAAAuRMAIBgAALAVACAZAACyFQAgGgAAsxUAIBsAALQVACAcAADAFQAgmggAANcOACCsCAAA1w4AIMMJAADXDgAg-QkAANcOACAFAwAA_xAAIBYAALcVACCpCAAA1w4AIPMJAADXDgAg9AkAANcOACAAEQcAAMIVACAKAADDFQAgCwAAxBUAIAwAAMUVACCSCgAA1w4AIJcKAADXDgAgmQoAANcOACCaCgAA1w4AIJsKAADXDgAgnAoAANcOACCdCgAA1w4AIKAKAADXDgAgogoAANcOACCmCgAA1w4AIKsKAADXDgAgrAoAANcOACCtCgAA1w4AIAMGAACaEwAgCAAAmxMAIA4AAJwTACAAAAABBAAAuRMAIAmDCEAAAAABlAgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbkKIAAAAAG6CkAAAAABuwpAAAAAAbwKQAAAAAESgwhAAAAAAY4IAQAAAAGUCAEAAAABqghAAAAAAawIAQAAAAGxCAEAAAABsggBAAAAAbkJAACSEgAgvAkBAAAAAb0JAACTEgAgvgkgAAAAAdMJAAEAAAHWCUAAAAAB-AkBAAAAAYAKQAAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAETgwhAAAAAAZQIAQAAAAGqCEAAAAABrAgBAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEIMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbUJAQAAAAG_CQIAAAABwwkBAAAAAcQJAQAAAAHFCQEAAAABxgmAAAAAAccJAQAAAAHICQAAwxAAIMkJAgAAAAHKCQIAAAABCoMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEJgwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHPCQEAAAAB1glAAAAAAdwJAAEAAAH1CUAAAAABD4MIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB2wkBAAAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkAAOUQACAHqghAAAAAAawIAQAAAAHPCQEAAAAB1wkAAQAAAdgJAQAAAAHZCQEAAAAB2glAAAAAAQqDCEAAAAABlAgBAAAAAaoIQAAAAAGsCAEAAAABzwkBAAAAAdIJAAEAAAHTCQABAAAB1AkBAAAAAdUJQAAAAAHWCUAAAAABDgQBAAAAAYMIQAAAAAGUCAEAAAABnQgBAAAAAaoIQAAAAAGsCAEAAAAByQgBAAAAAcsJAAEAAAHMCQABAAABzQkBAAAAAc4JAQAAAAHPCQEAAAAB0AkCAAAAAdEJQAAAAAEMgwhAAAAAAY4IAQAAAAGUCAEAAAABnQgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQeDCEAAAAABlAgBAAAAAZ4IAgAAAAGhCEAAAAABqQgBAAAAAfMJAQAAAAH0CYAAAAABFQ8AAJ8VACAQAACgFQAgGAAAoxUAIBkAAKYVACAaAACnFQAgGwAAqBUAIB0AAKIVACAfAAChFQAgIAAApBUAICEAAKUVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAADTFQAgCIIIQAAAAAGOCAEAAAABlAgBAAAAAccIAQAAAAGDCQEAAAABsQoCAAAAAbQKAQAAAAG1CkAAAAABCYMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAHHCAEAAAABgwkBAAAAAbEKAgAAAAGyCgEAAAABswpAAAAAARGDCEAAAAABjggBAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAG5CQAAkhIAILwJAQAAAAG9CQAAkxIAIL4JIAAAAAHTCQABAAAB1glAAAAAAfgJAQAAAAGACkAAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABEoMIQAAAAAGUCAEAAAABqghAAAAAAcEIAQAAAAHCCAEAAAABswkBAAAAAbkJAACHEgAg1AkBAAAAAdYJQAAAAAHcCQABAAAB_wkAAIgSACCACkAAAAABgQoCAAAAAYIKAgAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABEoMIQAAAAAGUCAEAAAABnQgBAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAbMJAQAAAAG1CQEAAAABtgkBAAAAAbcJAQAAAAG4CYAAAAABuQkAAI4QACC6CQIAAAABuwkgAAAAAbwJAQAAAAG9CQAAjxAAIL4JIAAAAAG_CQIAAAABCYMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQMAAABaACAzAADTFQAgNAAA3RUAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAADdFQAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIREDAACJFAAgBgAAixQAIAgAAIwUACAPAACNFAAgEAAAjhQAIBEAAI8UACAdAACQFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuQogAAAAAboKQAAAAAG7CkAAAAABvApAAAAAAQIAAAAFACAzAADeFQAgAwAAAAMAIDMAAN4VACA0AADiFQAgEwAAAAMAIAMAAL0TACAGAAC_EwAgCAAAwBMAIA8AAMETACAQAADCEwAgEQAAwxMAIB0AAMQTACAsAADiFQAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACERAwAAvRMAIAYAAL8TACAIAADAEwAgDwAAwRMAIBAAAMITACARAADDEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhDAgAAJgTACAOAACZEwAggwhAAAAAAY4IAQAAAAG4CAIAAAABzwgBAAAAAfcIAgAAAAGGCQIAAAABmwkCAAAAAY0KIAAAAAGuCgEAAAABrwoAAJYTACACAAAAqwIAIDMAAOMVACADAAAADgAgMwAA4xUAIDQAAOcVACAOAAAADgAgCAAA7BIAIA4AAO0SACAsAADnFQAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa4KAQDbDgAhrwoAAOoSACAMCAAA7BIAIA4AAO0SACCDCEAA0Q4AIY4IAQDbDgAhuAgCAOMOACHPCAEA2w4AIfcIAgDjDgAhhgkCAOMOACGbCQIA4w4AIY0KIACTDwAhrgoBANsOACGvCgAA6hIAIAwGAACXEwAgDgAAmRMAIIMIQAAAAAGOCAEAAAABuAgCAAAAAc8IAQAAAAH3CAIAAAABhgkCAAAAAZsJAgAAAAGNCiAAAAABrgoBAAAAAa8KAACWEwAgAgAAAKsCACAzAADoFQAgAwAAAA4AIDMAAOgVACA0AADsFQAgDgAAAA4AIAYAAOsSACAOAADtEgAgLAAA7BUAIIMIQADRDgAhjggBANsOACG4CAIA4w4AIc8IAQDbDgAh9wgCAOMOACGGCQIA4w4AIZsJAgDjDgAhjQogAJMPACGuCgEA2w4AIa8KAADqEgAgDAYAAOsSACAOAADtEgAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa4KAQDbDgAhrwoAAOoSACARAwAAiRQAIAUAAIoUACAIAACMFAAgDwAAjRQAIBAAAI4UACARAACPFAAgHQAAkBQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbkKIAAAAAG6CkAAAAABuwpAAAAAAbwKQAAAAAECAAAABQAgMwAA7RUAIAMAAAADACAzAADtFQAgNAAA8RUAIBMAAAADACADAAC9EwAgBQAAvhMAIAgAAMATACAPAADBEwAgEAAAwhMAIBEAAMMTACAdAADEEwAgLAAA8RUAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhEQMAAL0TACAFAAC-EwAgCAAAwBMAIA8AAMETACAQAADCEwAgEQAAwxMAIB0AAMQTACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG5CiAAkw8AIboKQADcDgAhuwpAANEOACG8CkAA3A4AIQiCCEAAAAABjggBAAAAAZQIAQAAAAGsCAEAAAABxwgBAAAAAbEKAgAAAAG0CgEAAAABtQpAAAAAAREDAACJFAAgBQAAihQAIAYAAIsUACAPAACNFAAgEAAAjhQAIBEAAI8UACAdAACQFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuQogAAAAAboKQAAAAAG7CkAAAAABvApAAAAAAQIAAAAFACAzAADzFQAgAwAAAAMAIDMAAPMVACA0AAD3FQAgEwAAAAMAIAMAAL0TACAFAAC-EwAgBgAAvxMAIA8AAMETACAQAADCEwAgEQAAwxMAIB0AAMQTACAsAAD3FQAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACERAwAAvRMAIAUAAL4TACAGAAC_EwAgDwAAwRMAIBAAAMITACARAADDEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhCYMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABxwgBAAAAAbEKAgAAAAGyCgEAAAABswpAAAAAASWOCAEAAAAB_wgBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCgAA3BIAIKIKQAAAAAGjCgAA3RIAIKQKAADeEgAgpQoAAN8SACCmCkAAAAABpwogAAAAAagKAADgEgAgqQoCAAAAAaoKAgAAAAGrCgEAAAABrAoBAAAAAa0KAQAAAAEMBgAAlxMAIAgAAJgTACCDCEAAAAABjggBAAAAAbgIAgAAAAHPCAEAAAAB9wgCAAAAAYYJAgAAAAGbCQIAAAABjQogAAAAAa4KAQAAAAGvCgAAlhMAIAIAAACrAgAgMwAA-hUAIBSDCEAAAAABrAgBAAAAAdQIAQAAAAH3CAIAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkEAAAAAYMJAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAmAAAAAAYkJQAAAAAGKCUAAAAABiwlAAAAAAYwJBAAAAAGNCQQAAAABjgkBAAAAAQSDCEAAAAAB6QkBAAAAAfYJAQAAAAGPCkAAAAABBZ0IIAAAAAHHCAEAAAAB0AgBAAAAAZMJAQAAAAGQCkAAAAABAwAAAA4AIDMAAPoVACA0AACBFgAgDgAAAA4AIAYAAOsSACAIAADsEgAgLAAAgRYAIIMIQADRDgAhjggBANsOACG4CAIA4w4AIc8IAQDbDgAh9wgCAOMOACGGCQIA4w4AIZsJAgDjDgAhjQogAJMPACGuCgEA2w4AIa8KAADqEgAgDAYAAOsSACAIAADsEgAggwhAANEOACGOCAEA2w4AIbgIAgDjDgAhzwgBANsOACH3CAIA4w4AIYYJAgDjDgAhmwkCAOMOACGNCiAAkw8AIa4KAQDbDgAhrwoAAOoSACApBwAA4RIAIAoAAOISACALAADjEgAgjggBAAAAAf8IAQAAAAGDCQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKAADcEgAgogpAAAAAAaMKAADdEgAgpAoAAN4SACClCgAA3xIAIKYKQAAAAAGnCiAAAAABqAoAAOASACCpCgIAAAABqgoCAAAAAasKAQAAAAGsCgEAAAABrQoBAAAAAQIAAAAYACAzAACCFgAgAwAAABYAIDMAAIIWACA0AACGFgAgKwAAABYAIAcAALQSACAKAAC1EgAgCwAAthIAICwAAIYWACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKAACvEgAgogpAANwOACGjCgAAsBIAIKQKAACxEgAgpQoAALISACCmCkAA3A4AIacKIACTDwAhqAoAALMSACCpCgIA4w4AIaoKAgDjDgAhqwoBAN0OACGsCgEA3Q4AIa0KAQDdDgAhKQcAALQSACAKAAC1EgAgCwAAthIAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQoAAK8SACCiCkAA3A4AIaMKAACwEgAgpAoAALESACClCgAAshIAIKYKQADcDgAhpwogAJMPACGoCgAAsxIAIKkKAgDjDgAhqgoCAOMOACGrCgEA3Q4AIawKAQDdDgAhrQoBAN0OACEpBwAA4RIAIAoAAOISACAMAADkEgAgjggBAAAAAf8IAQAAAAGDCQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABjAkEAAAAAfsJAQAAAAGNCiAAAAABkQoBAAAAAZIKAQAAAAGTCgIAAAABlAoCAAAAAZUKAgAAAAGWCgIAAAABlwoBAAAAAZgKIAAAAAGZCkAAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQpAAAAAAZ4KIAAAAAGfCgQAAAABoAoBAAAAAaEKAADcEgAgogpAAAAAAaMKAADdEgAgpAoAAN4SACClCgAA3xIAIKYKQAAAAAGnCiAAAAABqAoAAOASACCpCgIAAAABqgoCAAAAAasKAQAAAAGsCgEAAAABrQoBAAAAAQIAAAAYACAzAACHFgAgAwAAABYAIDMAAIcWACA0AACLFgAgKwAAABYAIAcAALQSACAKAAC1EgAgDAAAtxIAICwAAIsWACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKAACvEgAgogpAANwOACGjCgAAsBIAIKQKAACxEgAgpQoAALISACCmCkAA3A4AIacKIACTDwAhqAoAALMSACCpCgIA4w4AIaoKAgDjDgAhqwoBAN0OACGsCgEA3Q4AIa0KAQDdDgAhKQcAALQSACAKAAC1EgAgDAAAtxIAII4IAQDbDgAh_wgBANsOACGDCQEA2w4AIYUJAgDjDgAhhgkCAOMOACGHCQIA4w4AIYwJBADQDgAh-wkBANsOACGNCiAAkw8AIZEKAQDbDgAhkgoBAN0OACGTCgIA4w4AIZQKAgDjDgAhlQoCAOMOACGWCgIA4w4AIZcKAQDdDgAhmAogAJMPACGZCkAA3A4AIZoKQADcDgAhmwoBAN0OACGcCkAA3A4AIZ0KQADcDgAhngogAJMPACGfCgQA0A4AIaAKAQDdDgAhoQoAAK8SACCiCkAA3A4AIaMKAACwEgAgpAoAALESACClCgAAshIAIKYKQADcDgAhpwogAJMPACGoCgAAsxIAIKkKAgDjDgAhqgoCAOMOACGrCgEA3Q4AIawKAQDdDgAhrQoBAN0OACERAwAAiRQAIAUAAIoUACAGAACLFAAgCAAAjBQAIBAAAI4UACARAACPFAAgHQAAkBQAIIMIQAAAAAGUCAEAAAABqwgBAAAAAbUJAQAAAAH6CQEAAAAB-wkBAAAAAbkKIAAAAAG6CkAAAAABuwpAAAAAAbwKQAAAAAECAAAABQAgMwAAjBYAIBUQAACgFQAgGAAAoxUAIBkAAKYVACAaAACnFQAgGwAAqBUAIB0AAKIVACAeAACeFQAgHwAAoRUAICAAAKQVACAhAAClFQAgJQAAqRUAICYAAKoVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAb0KAQAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAECAAAAAQAgMwAAjhYAIAMAAAADACAzAACMFgAgNAAAkhYAIBMAAAADACADAAC9EwAgBQAAvhMAIAYAAL8TACAIAADAEwAgEAAAwhMAIBEAAMMTACAdAADEEwAgLAAAkhYAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhEQMAAL0TACAFAAC-EwAgBgAAvxMAIAgAAMATACAQAADCEwAgEQAAwxMAIB0AAMQTACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG5CiAAkw8AIboKQADcDgAhuwpAANEOACG8CkAA3A4AIQMAAABaACAzAACOFgAgNAAAlRYAIBcAAABaACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAACVFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFRAAAJYUACAYAACZFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIREDAACJFAAgBQAAihQAIAYAAIsUACAIAACMFAAgDwAAjRQAIBEAAI8UACAdAACQFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuQogAAAAAboKQAAAAAG7CkAAAAABvApAAAAAAQIAAAAFACAzAACWFgAgFQ8AAJ8VACAYAACjFQAgGQAAphUAIBoAAKcVACAbAACoFQAgHQAAohUAIB4AAJ4VACAfAAChFQAgIAAApBUAICEAAKUVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAACYFgAgAwAAAAMAIDMAAJYWACA0AACcFgAgEwAAAAMAIAMAAL0TACAFAAC-EwAgBgAAvxMAIAgAAMATACAPAADBEwAgEQAAwxMAIB0AAMQTACAsAACcFgAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACERAwAAvRMAIAUAAL4TACAGAAC_EwAgCAAAwBMAIA8AAMETACARAADDEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhAwAAAFoAIDMAAJgWACA0AACfFgAgFwAAAFoAIA8AAJUUACAYAACZFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAICwAAJ8WACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvQoBAN0OACG-CkAA0Q4AIb8KQADcDgAhwAoBAN0OACEVDwAAlRQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgIQAAmxQAICUAAJ8UACAmAACgFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhEQMAAIkUACAFAACKFAAgBgAAixQAIAgAAIwUACAPAACNFAAgEAAAjhQAIBEAAI8UACCDCEAAAAABlAgBAAAAAasIAQAAAAG1CQEAAAAB-gkBAAAAAfsJAQAAAAG5CiAAAAABugpAAAAAAbsKQAAAAAG8CkAAAAABAgAAAAUAIDMAAKAWACAVDwAAnxUAIBAAAKAVACAYAACjFQAgGQAAphUAIBoAAKcVACAbAACoFQAgHgAAnhUAIB8AAKEVACAgAACkFQAgIQAApRUAICUAAKkVACAmAACqFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG9CgEAAAABvgpAAAAAAb8KQAAAAAHACgEAAAABAgAAAAEAIDMAAKIWACAIgwhAAAAAAZQIAQAAAAGqCEAAAAABsQgBAAAAAbIIAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAEGqghAAAAAAawIAQAAAAHXCQABAAAB2AkBAAAAAdkJAQAAAAHaCUAAAAABCYMIQAAAAAGUCAEAAAABqghAAAAAAawIAQAAAAHSCQABAAAB0wkAAQAAAdQJAQAAAAHVCUAAAAAB1glAAAAAAQ0EAQAAAAGDCEAAAAABlAgBAAAAAZ0IAQAAAAGqCEAAAAABrAgBAAAAAckIAQAAAAHLCQABAAABzAkAAQAAAc0JAQAAAAHOCQEAAAAB0AkCAAAAAdEJQAAAAAEFgwhAAAAAAY4IAQAAAAGUCAEAAAAB6QkBAAAAAfYJAQAAAAEDAAAAAwAgMwAAoBYAIDQAAKsWACATAAAAAwAgAwAAvRMAIAUAAL4TACAGAAC_EwAgCAAAwBMAIA8AAMETACAQAADCEwAgEQAAwxMAICwAAKsWACCDCEAA0Q4AIZQIAQDbDgAhqwgBANsOACG1CQEA2w4AIfoJAQDbDgAh-wkBANsOACG5CiAAkw8AIboKQADcDgAhuwpAANEOACG8CkAA3A4AIREDAAC9EwAgBQAAvhMAIAYAAL8TACAIAADAEwAgDwAAwRMAIBAAAMITACARAADDEwAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACEDAAAAWgAgMwAAohYAIDQAAK4WACAXAAAAWgAgDwAAlRQAIBAAAJYUACAYAACZFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgIQAAmxQAICUAAJ8UACAmAACgFAAgLAAArhYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIRUPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvQoBAN0OACG-CkAA0Q4AIb8KQADcDgAhwAoBAN0OACERAwAA8REAIAQAAPIRACAYAADzEQAgGQAA9BEAIBoAAPURACAbAAD2EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAECAAAARAAgMwAArxYAIAMAAABCACAzAACvFgAgNAAAsxYAIBMAAABCACADAACuEQAgBAAArxEAIBgAALARACAZAACxEQAgGgAAshEAIBsAALMRACAsAACzFgAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIREDAACuEQAgBAAArxEAIBgAALARACAZAACxEQAgGgAAshEAIBsAALMRACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhEQMAAPERACAEAADyEQAgGQAA9BEAIBoAAPURACAbAAD2EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbUJAQAAAAHDCQEAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAEQAIDMAALQWACAVDwAAnxUAIBAAAKAVACAZAACmFQAgGgAApxUAIBsAAKgVACAdAACiFQAgHgAAnhUAIB8AAKEVACAgAACkFQAgIQAApRUAICUAAKkVACAmAACqFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG9CgEAAAABvgpAAAAAAb8KQAAAAAHACgEAAAABAgAAAAEAIDMAALYWACADAAAAQgAgMwAAtBYAIDQAALoWACATAAAAQgAgAwAArhEAIAQAAK8RACAZAACxEQAgGgAAshEAIBsAALMRACAcAAC0EQAgLAAAuhYAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACERAwAArhEAIAQAAK8RACAZAACxEQAgGgAAshEAIBsAALMRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQMAAABaACAzAAC2FgAgNAAAvRYAIBcAAABaACAPAACVFAAgEAAAlhQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAAC9FgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIQwDAACjEQAgFQAApBEAIIMIQAAAAAGUCAEAAAABqghAAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAc8JAQAAAAHWCUAAAAAB3AkAAQAAAfUJQAAAAAECAAAASQAgMwAAvhYAIBUPAACfFQAgEAAAoBUAIBgAAKMVACAZAACmFQAgGgAApxUAIBsAAKgVACAdAACiFQAgHgAAnhUAIB8AAKEVACAgAACkFQAgIQAApRUAICUAAKkVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAb0KAQAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAECAAAAAQAgMwAAwBYAIAMAAABHACAzAAC-FgAgNAAAxBYAIA4AAABHACADAACbEQAgFQAAnBEAICwAAMQWACCDCEAA0Q4AIZQIAQDbDgAhqghAANEOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACHPCQEA2w4AIdYJQADcDgAh3AkAAZ4PACH1CUAA3A4AIQwDAACbEQAgFQAAnBEAIIMIQADRDgAhlAgBANsOACGqCEAA0Q4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIc8JAQDbDgAh1glAANwOACHcCQABng8AIfUJQADcDgAhAwAAAFoAIDMAAMAWACA0AADHFgAgFwAAAFoAIA8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICwAAMcWACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvQoBAN0OACG-CkAA0Q4AIb8KQADcDgAhwAoBAN0OACEVDwAAlRQAIBAAAJYUACAYAACZFAAgGQAAnBQAIBoAAJ0UACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJ8VACAQAACgFQAgGAAAoxUAIBkAAKYVACAaAACnFQAgGwAAqBUAIB0AAKIVACAeAACeFQAgHwAAoRUAICEAAKUVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAADIFgAgDoMIQAAAAAGUCAEAAAABqghAAAAAAbEIAQAAAAGyCAEAAAABwwkBAAAAAdYJQAAAAAHaCUAAAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQAA5RAAIAMAAABaACAzAADIFgAgNAAAzRYAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAADNFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIQwDAAD9EAAggwhAAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAcMJAQAAAAHfCQEAAAAB4AkBAAAAAeEJAAD8EAAg4gkCAAAAAeMJAQAAAAHkCUAAAAABAgAAANUFACAzAADOFgAgFQ8AAJ8VACAQAACgFQAgGAAAoxUAIBkAAKYVACAaAACnFQAgGwAAqBUAIB0AAKIVACAeAACeFQAgHwAAoRUAICAAAKQVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAADQFgAgAwAAAHQAIDMAAM4WACA0AADUFgAgDgAAAHQAIAMAAO4QACAsAADUFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACHDCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA7RAAIOIJAgDjDgAh4wkBAN0OACHkCUAA3A4AIQwDAADuEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACHDCQEA3Q4AId8JAQDdDgAh4AkBAN0OACHhCQAA7RAAIOIJAgDjDgAh4wkBAN0OACHkCUAA3A4AIQMAAABaACAzAADQFgAgNAAA1xYAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgJQAAnxQAICYAAKAUACAsAADXFgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIREDAADxEQAgBAAA8hEAIBgAAPMRACAaAAD1EQAgGwAA9hEAIBwAAPcRACCDCEAAAAABlAgBAAAAAZoIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAG1CQEAAAABwwkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQIAAABEACAzAADYFgAgFQ8AAJ8VACAQAACgFQAgGAAAoxUAIBoAAKcVACAbAACoFQAgHQAAohUAIB4AAJ4VACAfAAChFQAgIAAApBUAICEAAKUVACAlAACpFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAADaFgAgAwAAAEIAIDMAANgWACA0AADeFgAgEwAAAEIAIAMAAK4RACAEAACvEQAgGAAAsBEAIBoAALIRACAbAACzEQAgHAAAtBEAICwAAN4WACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhEQMAAK4RACAEAACvEQAgGAAAsBEAIBoAALIRACAbAACzEQAgHAAAtBEAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACEDAAAAWgAgMwAA2hYAIDQAAOEWACAXAAAAWgAgDwAAlRQAIBAAAJYUACAYAACZFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgIQAAmxQAICUAAJ8UACAmAACgFAAgLAAA4RYAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIRUPAACVFAAgEAAAlhQAIBgAAJkUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvQoBAN0OACG-CkAA0Q4AIb8KQADcDgAhwAoBAN0OACERAwAA8REAIAQAAPIRACAYAADzEQAgGQAA9BEAIBsAAPYRACAcAAD3EQAggwhAAAAAAZQIAQAAAAGaCAEAAAABnQgBAAAAAasIAQAAAAGsCAEAAAABtQkBAAAAAcMJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAECAAAARAAgMwAA4hYAIBUPAACfFQAgEAAAoBUAIBgAAKMVACAZAACmFQAgGwAAqBUAIB0AAKIVACAeAACeFQAgHwAAoRUAICAAAKQVACAhAAClFQAgJQAAqRUAICYAAKoVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAb0KAQAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAECAAAAAQAgMwAA5BYAIAMAAABCACAzAADiFgAgNAAA6BYAIBMAAABCACADAACuEQAgBAAArxEAIBgAALARACAZAACxEQAgGwAAsxEAIBwAALQRACAsAADoFgAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIREDAACuEQAgBAAArxEAIBgAALARACAZAACxEQAgGwAAsxEAIBwAALQRACCDCEAA0Q4AIZQIAQDbDgAhmggBAN0OACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACG1CQEA2w4AIcMJAQDdDgAh9wkBANsOACH4CQEA2w4AIfkJQADcDgAhAwAAAFoAIDMAAOQWACA0AADrFgAgFwAAAFoAIA8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAbAACeFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAICwAAOsWACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACG1CQEA2w4AIfoJAQDbDgAhvQoBAN0OACG-CkAA0Q4AIb8KQADcDgAhwAoBAN0OACEVDwAAlRQAIBAAAJYUACAYAACZFAAgGQAAnBQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgIQAAmxQAICUAAJ8UACAmAACgFAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhEQMAAPERACAEAADyEQAgGAAA8xEAIBkAAPQRACAaAAD1EQAgHAAA9xEAIIMIQAAAAAGUCAEAAAABmggBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAbUJAQAAAAHDCQEAAAAB9wkBAAAAAfgJAQAAAAH5CUAAAAABAgAAAEQAIDMAAOwWACAVDwAAnxUAIBAAAKAVACAYAACjFQAgGQAAphUAIBoAAKcVACAdAACiFQAgHgAAnhUAIB8AAKEVACAgAACkFQAgIQAApRUAICUAAKkVACAmAACqFQAggwhAAAAAAZQIAQAAAAGdCAEAAAABtQkBAAAAAfoJAQAAAAG9CgEAAAABvgpAAAAAAb8KQAAAAAHACgEAAAABAgAAAAEAIDMAAO4WACADAAAAQgAgMwAA7BYAIDQAAPIWACATAAAAQgAgAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBoAALIRACAcAAC0EQAgLAAA8hYAIIMIQADRDgAhlAgBANsOACGaCAEA3Q4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIbUJAQDbDgAhwwkBAN0OACH3CQEA2w4AIfgJAQDbDgAh-QlAANwOACERAwAArhEAIAQAAK8RACAYAACwEQAgGQAAsREAIBoAALIRACAcAAC0EQAggwhAANEOACGUCAEA2w4AIZoIAQDdDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhtQkBANsOACHDCQEA3Q4AIfcJAQDbDgAh-AkBANsOACH5CUAA3A4AIQMAAABaACAzAADuFgAgNAAA9RYAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAAD1FgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgHQAAmBQAIB4AAJQUACAfAACXFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIRUPAACfFQAgEAAAoBUAIBgAAKMVACAZAACmFQAgGgAApxUAIBsAAKgVACAdAACiFQAgHgAAnhUAICAAAKQVACAhAAClFQAgJQAAqRUAICYAAKoVACCDCEAAAAABlAgBAAAAAZ0IAQAAAAG1CQEAAAAB-gkBAAAAAb0KAQAAAAG-CkAAAAABvwpAAAAAAcAKAQAAAAECAAAAAQAgMwAA9hYAIBKDCEAAAAABlAgBAAAAAZ0IAQAAAAGsCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABtQkBAAAAAbYJAQAAAAG3CQEAAAABuAmAAAAAAbkJAACOEAAgugkCAAAAAbsJIAAAAAG8CQEAAAABvQkAAI8QACC-CSAAAAABvwkCAAAAAQKqCEAAAAABtAkAAQAAAQMAAABaACAzAAD2FgAgNAAA_BYAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAICAAAJoUACAhAACbFAAgJQAAnxQAICYAAKAUACAsAAD8FgAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgIAAAmhQAICEAAJsUACAlAACfFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIRQDAADEEAAgEQAAxRAAIBQAAMcQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABtQkBAAAAAb8JAgAAAAHDCQEAAAABxAkBAAAAAcUJAQAAAAHGCYAAAAABxwkBAAAAAcgJAADDEAAgyQkCAAAAAcoJAgAAAAECAAAAcAAgMwAA_RYAIAMAAABuACAzAAD9FgAgNAAAgRcAIBYAAABuACADAACiEAAgEQAAoxAAIBQAAKUQACAsAACBFwAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhFAMAAKIQACARAACjEAAgFAAApRAAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhtQkBANsOACG_CQIA4w4AIcMJAQDbDgAhxAkBANsOACHFCQEA3Q4AIcYJgAAAAAHHCQEA3Q4AIcgJAAChEAAgyQkCAOMOACHKCQIA4w4AIRQDAADEEAAgEwAAxhAAIBQAAMcQACCDCEAAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABtQkBAAAAAb8JAgAAAAHDCQEAAAABxAkBAAAAAcUJAQAAAAHGCYAAAAABxwkBAAAAAcgJAADDEAAgyQkCAAAAAcoJAgAAAAECAAAAcAAgMwAAghcAIBEDAACJFAAgBQAAihQAIAYAAIsUACAIAACMFAAgDwAAjRQAIBAAAI4UACAdAACQFAAggwhAAAAAAZQIAQAAAAGrCAEAAAABtQkBAAAAAfoJAQAAAAH7CQEAAAABuQogAAAAAboKQAAAAAG7CkAAAAABvApAAAAAAQIAAAAFACAzAACEFwAgAwAAAG4AIDMAAIIXACA0AACIFwAgFgAAAG4AIAMAAKIQACATAACkEAAgFAAApRAAICwAAIgXACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbUJAQDbDgAhvwkCAOMOACHDCQEA2w4AIcQJAQDbDgAhxQkBAN0OACHGCYAAAAABxwkBAN0OACHICQAAoRAAIMkJAgDjDgAhygkCAOMOACEUAwAAohAAIBMAAKQQACAUAAClEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhAwAAAAMAIDMAAIQXACA0AACLFwAgEwAAAAMAIAMAAL0TACAFAAC-EwAgBgAAvxMAIAgAAMATACAPAADBEwAgEAAAwhMAIB0AAMQTACAsAACLFwAggwhAANEOACGUCAEA2w4AIasIAQDbDgAhtQkBANsOACH6CQEA2w4AIfsJAQDbDgAhuQogAJMPACG6CkAA3A4AIbsKQADRDgAhvApAANwOACERAwAAvRMAIAUAAL4TACAGAAC_EwAgCAAAwBMAIA8AAMETACAQAADCEwAgHQAAxBMAIIMIQADRDgAhlAgBANsOACGrCAEA2w4AIbUJAQDbDgAh-gkBANsOACH7CQEA2w4AIbkKIACTDwAhugpAANwOACG7CkAA0Q4AIbwKQADcDgAhFAMAAMQQACARAADFEAAgEwAAxhAAIIMIQAAAAAGUCAEAAAABnQgBAAAAAasIAQAAAAGxCAEAAAABsggBAAAAAbMIQAAAAAG1CQEAAAABvwkCAAAAAcMJAQAAAAHECQEAAAABxQkBAAAAAcYJgAAAAAHHCQEAAAAByAkAAMMQACDJCQIAAAABygkCAAAAAQIAAABwACAzAACMFwAgAwAAAG4AIDMAAIwXACA0AACQFwAgFgAAAG4AIAMAAKIQACARAACjEAAgEwAApBAAICwAAJAXACCDCEAA0Q4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIbUJAQDbDgAhvwkCAOMOACHDCQEA2w4AIcQJAQDbDgAhxQkBAN0OACHGCYAAAAABxwkBAN0OACHICQAAoRAAIMkJAgDjDgAhygkCAOMOACEUAwAAohAAIBEAAKMQACATAACkEAAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACG1CQEA2w4AIb8JAgDjDgAhwwkBANsOACHECQEA2w4AIcUJAQDdDgAhxgmAAAAAAccJAQDdDgAhyAkAAKEQACDJCQIA4w4AIcoJAgDjDgAhKQcAAOESACALAADjEgAgDAAA5BIAII4IAQAAAAH_CAEAAAABgwkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYwJBAAAAAH7CQEAAAABjQogAAAAAZEKAQAAAAGSCgEAAAABkwoCAAAAAZQKAgAAAAGVCgIAAAABlgoCAAAAAZcKAQAAAAGYCiAAAAABmQpAAAAAAZoKQAAAAAGbCgEAAAABnApAAAAAAZ0KQAAAAAGeCiAAAAABnwoEAAAAAaAKAQAAAAGhCgAA3BIAIKIKQAAAAAGjCgAA3RIAIKQKAADeEgAgpQoAAN8SACCmCkAAAAABpwogAAAAAagKAADgEgAgqQoCAAAAAaoKAgAAAAGrCgEAAAABrAoBAAAAAa0KAQAAAAECAAAAGAAgMwAAkRcAIAMAAAAWACAzAACRFwAgNAAAlRcAICsAAAAWACAHAAC0EgAgCwAAthIAIAwAALcSACAsAACVFwAgjggBANsOACH_CAEA2w4AIYMJAQDbDgAhhQkCAOMOACGGCQIA4w4AIYcJAgDjDgAhjAkEANAOACH7CQEA2w4AIY0KIACTDwAhkQoBANsOACGSCgEA3Q4AIZMKAgDjDgAhlAoCAOMOACGVCgIA4w4AIZYKAgDjDgAhlwoBAN0OACGYCiAAkw8AIZkKQADcDgAhmgpAANwOACGbCgEA3Q4AIZwKQADcDgAhnQpAANwOACGeCiAAkw8AIZ8KBADQDgAhoAoBAN0OACGhCgAArxIAIKIKQADcDgAhowoAALASACCkCgAAsRIAIKUKAACyEgAgpgpAANwOACGnCiAAkw8AIagKAACzEgAgqQoCAOMOACGqCgIA4w4AIasKAQDdDgAhrAoBAN0OACGtCgEA3Q4AISkHAAC0EgAgCwAAthIAIAwAALcSACCOCAEA2w4AIf8IAQDbDgAhgwkBANsOACGFCQIA4w4AIYYJAgDjDgAhhwkCAOMOACGMCQQA0A4AIfsJAQDbDgAhjQogAJMPACGRCgEA2w4AIZIKAQDdDgAhkwoCAOMOACGUCgIA4w4AIZUKAgDjDgAhlgoCAOMOACGXCgEA3Q4AIZgKIACTDwAhmQpAANwOACGaCkAA3A4AIZsKAQDdDgAhnApAANwOACGdCkAA3A4AIZ4KIACTDwAhnwoEANAOACGgCgEA3Q4AIaEKAACvEgAgogpAANwOACGjCgAAsBIAIKQKAACxEgAgpQoAALISACCmCkAA3A4AIacKIACTDwAhqAoAALMSACCpCgIA4w4AIaoKAgDjDgAhqwoBAN0OACGsCgEA3Q4AIa0KAQDdDgAhFQ8AAJ8VACAQAACgFQAgGAAAoxUAIBkAAKYVACAaAACnFQAgGwAAqBUAIB0AAKIVACAeAACeFQAgHwAAoRUAICAAAKQVACAhAAClFQAgJgAAqhUAIIMIQAAAAAGUCAEAAAABnQgBAAAAAbUJAQAAAAH6CQEAAAABvQoBAAAAAb4KQAAAAAG_CkAAAAABwAoBAAAAAQIAAAABACAzAACWFwAgBIMIQAAAAAGUCAEAAAABqQgBAAAAAaoIQAAAAAERLIAAAAABgwhAAAAAAZAIAQAAAAGUCAEAAAABlQgEAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCEAAAAABnAgBAAAAAZ0IAQAAAAGeCAIAAAABnwhAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQMAAABaACAzAACWFwAgNAAAnBcAIBcAAABaACAPAACVFAAgEAAAlhQAIBgAAJkUACAZAACcFAAgGgAAnRQAIBsAAJ4UACAdAACYFAAgHgAAlBQAIB8AAJcUACAgAACaFAAgIQAAmxQAICYAAKAUACAsAACcFwAggwhAANEOACGUCAEA2w4AIZ0IAQDbDgAhtQkBANsOACH6CQEA2w4AIb0KAQDdDgAhvgpAANEOACG_CkAA3A4AIcAKAQDdDgAhFQ8AAJUUACAQAACWFAAgGAAAmRQAIBkAAJwUACAaAACdFAAgGwAAnhQAIB0AAJgUACAeAACUFAAgHwAAlxQAICAAAJoUACAhAACbFAAgJgAAoBQAIIMIQADRDgAhlAgBANsOACGdCAEA2w4AIbUJAQDbDgAh-gkBANsOACG9CgEA3Q4AIb4KQADRDgAhvwpAANwOACHACgEA3Q4AIQ8DAACLDwAgJAAAjQ8AIIMIQAAAAAGOCAEAAAABlAgBAAAAAZ0IAQAAAAGrCAEAAAABrAgBAAAAAa0IAQAAAAGuCAAAig8AIK8IAQAAAAGwCEAAAAABsQgBAAAAAbIIAQAAAAGzCEAAAAABAgAAAIEBACAzAACdFwAgAwAAAH8AIDMAAJ0XACA0AAChFwAgEQAAAH8AIAMAAO8OACAkAADxDgAgLAAAoRcAIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIa0IAQDbDgAhrggAAO4OACCvCAEA3Q4AIbAIQADcDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhDwMAAO8OACAkAADxDgAggwhAANEOACGOCAEA2w4AIZQIAQDbDgAhnQgBANsOACGrCAEA2w4AIawIAQDdDgAhrQgBANsOACGuCAAA7g4AIK8IAQDdDgAhsAhAANwOACGxCAEA2w4AIbIIAQDbDgAhswhAANEOACEPAwAAiw8AICMAAIwPACCDCEAAAAABjggBAAAAAZQIAQAAAAGdCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggAAIoPACCvCAEAAAABsAhAAAAAAbEIAQAAAAGyCAEAAAABswhAAAAAAQIAAACBAQAgMwAAohcAIAMAAAB_ACAzAACiFwAgNAAAphcAIBEAAAB_ACADAADvDgAgIwAA8A4AICwAAKYXACCDCEAA0Q4AIY4IAQDbDgAhlAgBANsOACGdCAEA2w4AIasIAQDbDgAhrAgBAN0OACGtCAEA2w4AIa4IAADuDgAgrwgBAN0OACGwCEAA3A4AIbEIAQDbDgAhsggBANsOACGzCEAA0Q4AIQ8DAADvDgAgIwAA8A4AIIMIQADRDgAhjggBANsOACGUCAEA2w4AIZ0IAQDbDgAhqwgBANsOACGsCAEA3Q4AIa0IAQDbDgAhrggAAO4OACCvCAEA3Q4AIbAIQADcDgAhsQgBANsOACGyCAEA2w4AIbMIQADRDgAhDg0AJA9sDRBtDhhzFRl8Fxp9GBt-GR1yFB4GAh9xECB1HSF7HiWCASAmjwEWCQMAAQUIAwYMBAgsBg0AHA8wDRA0DhE4Dx1FFAEEAAICBA0CBw8FBAYQBAgUBg0ADA4ZBwIEAAIHFQUFBwAFCh0ICyEJDCUKDQALAQkABwEJAAcBCQAHAwomAAsnAAwoAAMGKQAIKgAOKwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETkPEzsRFD8SARIAEAESABACEUAAFEEACAMAAQRGAg0AGxhKFRlRFxpVGBtZGRxgGgMDAAEVABQXTBYCAwABFk0VAgMAARUAFAIDAAEVABQCA1sBFVwUARUAFAUYYQAZYgAaYwAbZAAcZQAGBmYACGcAD2gAEGkAEWoAHWsAAwMAAQ0AHyF5HgIDAAEgAB0BIXoABAMAAQ0AIyOGASEkigEiASIAIAEiACACI4sBACSMAQAMD5EBABCSAQAYlQEAGZcBABqYAQAbmQEAHZQBAB6QAQAfkwEAIZYBACWaAQAmmwEAAAAAAw0AKTkAKjoAKwAAAAMNACk5ACo6ACsBAwABAQMAAQMNADA5ADE6ADIAAAADDQAwOQAxOgAyAQQAAgEEAAIFDQA3OQA6OgA7WwA4XAA5AAAAAAAFDQA3OQA6OgA7WwA4XAA5AgTqAQIH6wEFAgTxAQIH8gEFBQ0AQDkAQzoARFsAQVwAQgAAAAAABQ0AQDkAQzoARFsAQVwAQgIEAAIHhAIFAgQAAgeKAgUFDQBJOQBMOgBNWwBKXABLAAAAAAAFDQBJOQBMOgBNWwBKXABLAAAABQ0AUzkAVjoAV1sAVFwAVQAAAAAABQ0AUzkAVjoAV1sAVFwAVQAABQ0AXDkAXzoAYFsAXVwAXgAAAAAABQ0AXDkAXzoAYFsAXVwAXgEHAAUBBwAFBQ0AZTkAaDoAaVsAZlwAZwAAAAAABQ0AZTkAaDoAaVsAZlwAZwEJAAcBCQAHAw0AbjkAbzoAcAAAAAMNAG45AG86AHABCQAHAQkABwMNAHU5AHY6AHcAAAADDQB1OQB2OgB3AAAABQ0AfTkAgAE6AIEBWwB-XAB_AAAAAAAFDQB9OQCAAToAgQFbAH5cAH8AAAAFDQCHATkAigE6AIsBWwCIAVwAiQEAAAAAAAUNAIcBOQCKAToAiwFbAIgBXACJAQIDAAEEAAICAwABBAACAw0AkAE5AJEBOgCSAQAAAAMNAJABOQCRAToAkgECAwABBAACAgMAAQQAAgUNAJcBOQCaAToAmwFbAJgBXACZAQAAAAAABQ0AlwE5AJoBOgCbAVsAmAFcAJkBAAAAAw0AoQE5AKIBOgCjAQAAAAMNAKEBOQCiAToAowEAAAADDQCpATkAqgE6AKsBAAAAAw0AqQE5AKoBOgCrAQIDAAEEnwQCAgMAAQSlBAIDDQCwATkAsQE6ALIBAAAAAw0AsAE5ALEBOgCyAQEVABQBFQAUAw0AtwE5ALgBOgC5AQAAAAMNALcBOQC4AToAuQECAwABFQAUAgMAARUAFAMNAL4BOQC_AToAwAEAAAADDQC-ATkAvwE6AMABAgMAARbjBBUCAwABFukEFQUNAMUBOQDIAToAyQFbAMYBXADHAQAAAAAABQ0AxQE5AMgBOgDJAVsAxgFcAMcBAAAABQ0AzwE5ANIBOgDTAVsA0AFcANEBAAAAAAAFDQDPATkA0gE6ANMBWwDQAVwA0QEAAAADDQDZATkA2gE6ANsBAAAAAw0A2QE5ANoBOgDbAQAAAAMNAOEBOQDiAToA4wEAAAADDQDhATkA4gE6AOMBAAAAAw0A6QE5AOoBOgDrAQAAAAMNAOkBOQDqAToA6wEBAwABAQMAAQUNAPABOQDzAToA9AFbAPEBXADyAQAAAAAABQ0A8AE5APMBOgD0AVsA8QFcAPIBAgMAASAAHQIDAAEgAB0DDQD5ATkA-gE6APsBAAAAAw0A-QE5APoBOgD7AQIDAAEVABQCAwABFQAUAw0AgAI5AIECOgCCAgAAAAMNAIACOQCBAjoAggICAwABFQAUAgMAARUAFAMNAIcCOQCIAjoAiQIAAAADDQCHAjkAiAI6AIkCAgO5BgEVugYUAgPABgEVwQYUBQ0AjgI5AJECOgCSAlsAjwJcAJACAAAAAAAFDQCOAjkAkQI6AJICWwCPAlwAkAIBAwABAQMAAQUNAJcCOQCaAjoAmwJbAJgCXACZAgAAAAAABQ0AlwI5AJoCOgCbAlsAmAJcAJkCARIAEAESABADDQCgAjkAoQI6AKICAAAAAw0AoAI5AKECOgCiAgIEAAISABACBAACEgAQBQ0ApwI5AKoCOgCrAlsAqAJcAKkCAAAAAAAFDQCnAjkAqgI6AKsCWwCoAlwAqQIBEgAQARIAEAMNALACOQCxAjoAsgIAAAADDQCwAjkAsQI6ALICAAAABQ0AuAI5ALsCOgC8AlsAuQJcALoCAAAAAAAFDQC4AjkAuwI6ALwCWwC5AlwAugIAAAAFDQDCAjkAxQI6AMYCWwDDAlwAxAIAAAAAAAUNAMICOQDFAjoAxgJbAMMCXADEAgAAAAUNAMwCOQDPAjoA0AJbAM0CXADOAgAAAAAABQ0AzAI5AM8COgDQAlsAzQJcAM4CAQkABwEJAAcFDQDVAjkA2AI6ANkCWwDWAlwA1wIAAAAAAAUNANUCOQDYAjoA2QJbANYCXADXAgAAAAUNAN8COQDiAjoA4wJbAOACXADhAgAAAAAABQ0A3wI5AOICOgDjAlsA4AJcAOECAAAABQ0A6QI5AOwCOgDtAlsA6gJcAOsCAAAAAAAFDQDpAjkA7AI6AO0CWwDqAlwA6wIAAAADDQDzAjkA9AI6APUCAAAAAw0A8wI5APQCOgD1AgAAAAUNAPsCOQD-AjoA_wJbAPwCXAD9AgAAAAAABQ0A-wI5AP4COgD_AlsA_AJcAP0CAAAABQ0AhQM5AIgDOgCJA1sAhgNcAIcDAAAAAAAFDQCFAzkAiAM6AIkDWwCGA1wAhwMAAAAFDQCPAzkAkgM6AJMDWwCQA1wAkQMAAAAAAAUNAI8DOQCSAzoAkwNbAJADXACRAwAAAAUNAJkDOQCcAzoAnQNbAJoDXACbAwAAAAAABQ0AmQM5AJwDOgCdA1sAmgNcAJsDAAAABQ0AowM5AKYDOgCnA1sApANcAKUDAAAAAAAFDQCjAzkApgM6AKcDWwCkA1wApQMAAAAFDQCtAzkAsAM6ALEDWwCuA1wArwMAAAAAAAUNAK0DOQCwAzoAsQNbAK4DXACvAwAAAAMNALcDOQC4AzoAuQMAAAADDQC3AzkAuAM6ALkDAAAABQ0AvwM5AMIDOgDDA1sAwANcAMEDAAAAAAAFDQC_AzkAwgM6AMMDWwDAA1wAwQMAAAAFDQDJAzkAzAM6AM0DWwDKA1wAywMAAAAAAAUNAMkDOQDMAzoAzQNbAMoDXADLAwAAAAUNANMDOQDWAzoA1wNbANQDXADVAwAAAAAABQ0A0wM5ANYDOgDXA1sA1ANcANUDAAAABQ0A3QM5AOADOgDhA1sA3gNcAN8DAAAAAAAFDQDdAzkA4AM6AOEDWwDeA1wA3wMAAAAFDQDnAzkA6gM6AOsDWwDoA1wA6QMAAAAAAAUNAOcDOQDqAzoA6wNbAOgDXADpAwAAAAUNAPEDOQD0AzoA9QNbAPIDXADzAwAAAAAABQ0A8QM5APQDOgD1A1sA8gNcAPMDAAAABQ0A-wM5AP4DOgD_A1sA_ANcAP0DAAAAAAAFDQD7AzkA_gM6AP8DWwD8A1wA_QMAAAAFDQCFBDkAiAQ6AIkEWwCGBFwAhwQAAAAAAAUNAIUEOQCIBDoAiQRbAIYEXACHBAEDAAEBAwABAw0AjgQ5AI8EOgCQBAAAAAMNAI4EOQCPBDoAkAQBIgAgASIAIAMNAJUEOQCWBDoAlwQAAAADDQCVBDkAlgQ6AJcEASIAIAEiACAFDQCcBDkAnwQ6AKAEWwCdBFwAngQAAAAAAAUNAJwEOQCfBDoAoARbAJ0EXACeBAAAAAMNAKYEOQCnBDoAqAQAAAADDQCmBDkApwQ6AKgEAAAABQ0ArgQ5ALEEOgCyBFsArwRcALAEAAAAAAAFDQCuBDkAsQQ6ALIEWwCvBFwAsAQAAAAFDQC4BDkAuwQ6ALwEWwC5BFwAugQAAAAAAAUNALgEOQC7BDoAvARbALkEXAC6BCcCASicAQEpngEBKp8BASugAQEtogEBLqQBJS-lASYwpwEBMakBJTKqASc1qwEBNqwBATetASU7sAEoPLEBLD2yAQI-swECP7QBAkC1AQJBtgECQrgBAkO6ASVEuwEtRb0BAka_ASVHwAEuSMEBAknCAQJKwwElS8YBL0zHATNNyQEDTsoBA0_MAQNQzQEDUc4BA1LQAQNT0gElVNMBNFXVAQNW1wElV9gBNVjZAQNZ2gEDWtsBJV3eATZe3wE8X-ABBGDhAQRh4gEEYuMBBGPkAQRk5gEEZegBJWbpAT1n7QEEaO8BJWnwAT5q8wEEa_QBBGz1ASVt-AE_bvkBRW_6AQZw-wEGcfwBBnL9AQZz_gEGdIACBnWCAiV2gwJGd4YCBniIAiV5iQJHeosCBnuMAgZ8jQIlfZACSH6RAk5_kwJPgAGUAk-BAZcCT4IBmAJPgwGZAk-EAZsCT4UBnQIlhgGeAlCHAaACT4gBogIliQGjAlGKAaQCT4sBpQJPjAGmAiWNAakCUo4BqgJYjwGsAgWQAa0CBZEBrwIFkgGwAgWTAbECBZQBswIFlQG1AiWWAbYCWZcBuAIFmAG6AiWZAbsCWpoBvAIFmwG9AgWcAb4CJZ0BwQJbngHCAmGfAcMCB6ABxAIHoQHFAgeiAcYCB6MBxwIHpAHJAgelAcsCJaYBzAJipwHOAgeoAdACJakB0QJjqgHSAgerAdMCB6wB1AIlrQHXAmSuAdgCaq8B2QIKsAHaAgqxAdsCCrIB3AIKswHdAgq0Ad8CCrUB4QIltgHiAmu3AeQCCrgB5gIluQHnAmy6AegCCrsB6QIKvAHqAiW9Ae0Cbb4B7gJxvwHvAgnAAfACCcEB8QIJwgHyAgnDAfMCCcQB9QIJxQH3AiXGAfgCcscB-gIJyAH8AiXJAf0Cc8oB_gIJywH_AgnMAYADJc0BgwN0zgGEA3jPAYYDedABhwN50QGKA3nSAYsDedMBjAN51AGOA3nVAZADJdYBkQN61wGTA3nYAZUDJdkBlgN72gGXA3nbAZgDedwBmQMl3QGcA3zeAZ0DggHfAZ8DgwHgAaADgwHhAaMDgwHiAaQDgwHjAaUDgwHkAacDgwHlAakDJeYBqgOEAecBrAODAegBrgMl6QGvA4UB6gGwA4MB6wGxA4MB7AGyAyXtAbUDhgHuAbYDjAHvAbcDDfABuAMN8QG5Aw3yAboDDfMBuwMN9AG9Aw31Ab8DJfYBwAONAfcBwgMN-AHEAyX5AcUDjgH6AcYDDfsBxwMN_AHIAyX9AcsDjwH-AcwDkwH_Ac0DDoACzgMOgQLPAw6CAtADDoMC0QMOhALTAw6FAtUDJYYC1gOUAYcC2AMOiALaAyWJAtsDlQGKAtwDDosC3QMOjALeAyWNAuEDlgGOAuIDnAGPAuQDnQGQAuUDnQGRAugDnQGSAukDnQGTAuoDnQGUAuwDnQGVAu4DJZYC7wOeAZcC8QOdAZgC8wMlmQL0A58BmgL1A50BmwL2A50BnAL3AyWdAvoDoAGeAvsDpAGfAv0DpQGgAv4DpQGhAoEEpQGiAoIEpQGjAoMEpQGkAoUEpQGlAocEJaYCiASmAacCigSlAagCjAQlqQKNBKcBqgKOBKUBqwKPBKUBrAKQBCWtApMEqAGuApQErAGvApUEFLAClgQUsQKXBBSyApgEFLMCmQQUtAKbBBS1Ap0EJbYCngStAbcCoQQUuAKjBCW5AqQErgG6AqYEFLsCpwQUvAKoBCW9AqsErwG-AqwEswG_Aq0EGsACrgQawQKvBBrCArAEGsMCsQQaxAKzBBrFArUEJcYCtgS0AccCuAQayAK6BCXJArsEtQHKArwEGssCvQQazAK-BCXNAsEEtgHOAsIEugHPAsMEFdACxAQV0QLFBBXSAsYEFdMCxwQV1ALJBBXVAssEJdYCzAS7AdcCzgQV2ALQBCXZAtEEvAHaAtIEFdsC0wQV3ALUBCXdAtcEvQHeAtgEwQHfAtkEFuAC2gQW4QLbBBbiAtwEFuMC3QQW5ALfBBblAuEEJeYC4gTCAecC5QQW6ALnBCXpAugEwwHqAuoEFusC6wQW7ALsBCXtAu8ExAHuAvAEygHvAvIEywHwAvMEywHxAvYEywHyAvcEywHzAvgEywH0AvoEywH1AvwEJfYC_QTMAfcC_wTLAfgCgQUl-QKCBc0B-gKDBcsB-wKEBcsB_AKFBSX9AogFzgH-AokF1AH_AosF1QGAA4wF1QGBA48F1QGCA5AF1QGDA5EF1QGEA5MF1QGFA5UFJYYDlgXWAYcDmAXVAYgDmgUliQObBdcBigOcBdUBiwOdBdUBjAOeBSWNA6EF2AGOA6IF3AGPA6QF3QGQA6UF3QGRA6gF3QGSA6kF3QGTA6oF3QGUA6wF3QGVA64FJZYDrwXeAZcDsQXdAZgDswUlmQO0Bd8BmgO1Bd0BmwO2Bd0BnAO3BSWdA7oF4AGeA7sF5AGfA70F5QGgA74F5QGhA8EF5QGiA8IF5QGjA8MF5QGkA8UF5QGlA8cFJaYDyAXmAacDygXlAagDzAUlqQPNBecBqgPOBeUBqwPPBeUBrAPQBSWtA9MF6AGuA9QF7AGvA9YFHbAD1wUdsQPZBR2yA9oFHbMD2wUdtAPdBR21A98FJbYD4AXtAbcD4gUduAPkBSW5A-UF7gG6A-YFHbsD5wUdvAPoBSW9A-sF7wG-A-wF9QG_A-0FHsAD7gUewQPvBR7CA_AFHsMD8QUexAPzBR7FA_UFJcYD9gX2AccD-AUeyAP6BSXJA_sF9wHKA_wFHssD_QUezAP-BSXNA4EG-AHOA4IG_AHPA4MGF9ADhAYX0QOFBhfSA4YGF9MDhwYX1AOJBhfVA4sGJdYDjAb9AdcDjgYX2AOQBiXZA5EG_gHaA5IGF9sDkwYX3AOUBiXdA5cG_wHeA5gGgwLfA5kGGOADmgYY4QObBhjiA5wGGOMDnQYY5AOfBhjlA6EGJeYDogaEAucDpAYY6AOmBiXpA6cGhQLqA6gGGOsDqQYY7AOqBiXtA60GhgLuA64GigLvA68GGfADsAYZ8QOxBhnyA7IGGfMDswYZ9AO1Bhn1A7cGJfYDuAaLAvcDvAYZ-AO-BiX5A78GjAL6A8IGGfsDwwYZ_APEBiX9A8cGjQL-A8gGkwL_A8kGEIAEygYQgQTLBhCCBMwGEIMEzQYQhATPBhCFBNEGJYYE0gaUAocE1AYQiATWBiWJBNcGlQKKBNgGEIsE2QYQjATaBiWNBN0GlgKOBN4GnAKPBOAGEZAE4QYRkQTjBhGSBOQGEZME5QYRlATnBhGVBOkGJZYE6gadApcE7AYRmATuBiWZBO8GngKaBPAGEZsE8QYRnATyBiWdBPUGnwKeBPYGowKfBPcGD6AE-AYPoQT5Bg-iBPoGD6ME-wYPpAT9Bg-lBP8GJaYEgAekAqcEggcPqASEByWpBIUHpQKqBIYHD6sEhwcPrASIByWtBIsHpgKuBIwHrAKvBI0HErAEjgcSsQSPBxKyBJAHErMEkQcStASTBxK1BJUHJbYElgetArcEmAcSuASaByW5BJsHrgK6BJwHErsEnQcSvASeByW9BKEHrwK-BKIHswK_BKQHtALABKUHtALBBKgHtALCBKkHtALDBKoHtALEBKwHtALFBK4HJcYErwe1AscEsQe0AsgEswclyQS0B7YCygS1B7QCywS2B7QCzAS3ByXNBLoHtwLOBLsHvQLPBL0HvgLQBL4HvgLRBMEHvgLSBMIHvgLTBMMHvgLUBMUHvgLVBMcHJdYEyAe_AtcEyge-AtgEzAcl2QTNB8AC2gTOB74C2wTPB74C3ATQByXdBNMHwQLeBNQHxwLfBNYHyALgBNcHyALhBNoHyALiBNsHyALjBNwHyALkBN4HyALlBOAHJeYE4QfJAucE4wfIAugE5Qcl6QTmB8oC6gTnB8gC6wToB8gC7ATpByXtBOwHywLuBO0H0QLvBO4HCPAE7wcI8QTwBwjyBPEHCPME8gcI9AT0Bwj1BPYHJfYE9wfSAvcE-QcI-AT7ByX5BPwH0wL6BP0HCPsE_gcI_AT_ByX9BIII1AL-BIMI2gL_BIUI2wKABYYI2wKBBYkI2wKCBYoI2wKDBYsI2wKEBY0I2wKFBY8IJYYFkAjcAocFkgjbAogFlAgliQWVCN0CigWWCNsCiwWXCNsCjAWYCCWNBZsI3gKOBZwI5AKPBZ4I5QKQBZ8I5QKRBaII5QKSBaMI5QKTBaQI5QKUBaYI5QKVBagIJZYFqQjmApcFqwjlApgFrQglmQWuCOcCmgWvCOUCmwWwCOUCnAWxCCWdBbQI6AKeBbUI7gKfBbcI7wKgBbgI7wKhBbsI7wKiBbwI7wKjBb0I7wKkBb8I7wKlBcEIJaYFwgjwAqcFxAjvAqgFxgglqQXHCPECqgXICO8CqwXJCO8CrAXKCCWtBc0I8gKuBc4I9gKvBdAI9wKwBdEI9wKxBdQI9wKyBdUI9wKzBdYI9wK0BdgI9wK1BdoIJbYF2wj4ArcF3Qj3ArgF3wgluQXgCPkCugXhCPcCuwXiCPcCvAXjCCW9BeYI-gK-BecIgAO_BekIgQPABeoIgQPBBe0IgQPCBe4IgQPDBe8IgQPEBfEIgQPFBfMIJcYF9AiCA8cF9giBA8gF-AglyQX5CIMDygX6CIEDywX7CIEDzAX8CCXNBf8IhAPOBYAJigPPBYIJiwPQBYMJiwPRBYYJiwPSBYcJiwPTBYgJiwPUBYoJiwPVBYwJJdYFjQmMA9cFjwmLA9gFkQkl2QWSCY0D2gWTCYsD2wWUCYsD3AWVCSXdBZgJjgPeBZkJlAPfBZsJlQPgBZwJlQPhBZ8JlQPiBaAJlQPjBaEJlQPkBaMJlQPlBaUJJeYFpgmWA-cFqAmVA-gFqgkl6QWrCZcD6gWsCZUD6wWtCZUD7AWuCSXtBbEJmAPuBbIJngPvBbQJnwPwBbUJnwPxBbgJnwPyBbkJnwPzBboJnwP0BbwJnwP1Bb4JJfYFvwmgA_cFwQmfA_gFwwkl-QXECaED-gXFCZ8D-wXGCZ8D_AXHCSX9BcoJogP-BcsJqAP_Bc0JqQOABs4JqQOBBtEJqQOCBtIJqQODBtMJqQOEBtUJqQOFBtcJJYYG2AmqA4cG2gmpA4gG3AkliQbdCasDigbeCakDiwbfCakDjAbgCSWNBuMJrAOOBuQJsgOPBuYJswOQBucJswORBuoJswOSBusJswOTBuwJswOUBu4JswOVBvAJJZYG8Qm0A5cG8wmzA5gG9QklmQb2CbUDmgb3CbMDmwb4CbMDnAb5CSWdBvwJtgOeBv0JugOfBv8JuwOgBoAKuwOhBoMKuwOiBoQKuwOjBoUKuwOkBocKuwOlBokKJaYGigq8A6cGjAq7A6gGjgolqQaPCr0DqgaQCrsDqwaRCrsDrAaSCiWtBpUKvgOuBpYKxAOvBpgKxQOwBpkKxQOxBpwKxQOyBp0KxQOzBp4KxQO0BqAKxQO1BqIKJbYGowrGA7cGpQrFA7gGpwoluQaoCscDugapCsUDuwaqCsUDvAarCiW9Bq4KyAO-Bq8KzgO_BrEKzwPABrIKzwPBBrUKzwPCBrYKzwPDBrcKzwPEBrkKzwPFBrsKJcYGvArQA8cGvgrPA8gGwAolyQbBCtEDygbCCs8DywbDCs8DzAbECiXNBscK0gPOBsgK2APPBsoK2QPQBssK2QPRBs4K2QPSBs8K2QPTBtAK2QPUBtIK2QPVBtQKJdYG1QraA9cG1wrZA9gG2Qol2QbaCtsD2gbbCtkD2wbcCtkD3AbdCiXdBuAK3APeBuEK4gPfBuMK4wPgBuQK4wPhBucK4wPiBugK4wPjBukK4wPkBusK4wPlBu0KJeYG7grkA-cG8ArjA-gG8gol6QbzCuUD6gb0CuMD6wb1CuMD7Ab2CiXtBvkK5gPuBvoK7APvBvwK7QPwBv0K7QPxBoAL7QPyBoEL7QPzBoIL7QP0BoQL7QP1BoYLJfYGhwvuA_cGiQvtA_gGiwsl-QaMC-8D-gaNC-0D-waOC-0D_AaPCyX9BpIL8AP-BpML9gP_BpUL9wOAB5YL9wOBB5kL9wOCB5oL9wODB5sL9wOEB50L9wOFB58LJYYHoAv4A4cHogv3A4gHpAsliQelC_kDigemC_cDiwenC_cDjAeoCyWNB6sL-gOOB6wLgASPB64LgQSQB68LgQSRB7ILgQSSB7MLgQSTB7QLgQSUB7YLgQSVB7gLJZYHuQuCBJcHuwuBBJgHvQslmQe-C4MEmge_C4EEmwfAC4EEnAfBCyWdB8QLhASeB8ULigSfB8YLIKAHxwsgoQfICyCiB8kLIKMHygsgpAfMCyClB84LJaYHzwuLBKcH0QsgqAfTCyWpB9QLjASqB9ULIKsH1gsgrAfXCyWtB9oLjQSuB9sLkQSvB9wLIbAH3QshsQfeCyGyB98LIbMH4AshtAfiCyG1B-QLJbYH5QuSBLcH5wshuAfpCyW5B-oLkwS6B-sLIbsH7AshvAftCyW9B_ALlAS-B_ELmAS_B_ILIsAH8wsiwQf0CyLCB_ULIsMH9gsixAf4CyLFB_oLJcYH-wuZBMcH_QsiyAf_CyXJB4AMmgTKB4EMIssHggwizAeDDCXNB4YMmwTOB4cMoQTPB4kMogTQB4oMogTRB40MogTSB44MogTTB48MogTUB5EMogTVB5MMJdYHlAyjBNcHlgyiBNgHmAwl2QeZDKQE2geaDKIE2webDKIE3AecDCXdB58MpQTeB6AMqQTfB6IMqgTgB6MMqgThB6YMqgTiB6cMqgTjB6gMqgTkB6oMqgTlB6wMJeYHrQyrBOcHrwyqBOgHsQwl6QeyDKwE6gezDKoE6we0DKoE7Ae1DCXtB7gMrQTuB7kMswTvB7sMtATwB7wMtATxB78MtATyB8AMtATzB8EMtAT0B8MMtAT1B8UMJfYHxgy1BPcHyAy0BPgHygwl-QfLDLYE-gfMDLQE-wfNDLQE_AfODCX9B9EMtwT-B9IMvQQ"
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
  evacuationPlacements: "evacuationPlacements",
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
