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

/// As that, of the kinds that release 0.1.0 does not know.
model BillingFinding {
  kind       String // bad-bill | machine-in-two-places
  subject    String
  customerId String?  @map("customer_id") @db.Uuid
  foundAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("found_at") @db.Timestamptz(3)

  @@id([kind, subject])
  @@map("billing_findings")
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"Cell":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"regions","kind":"scalar","type":"String"},{"name":"isOwn","kind":"scalar","type":"Boolean","dbName":"is_own"},{"name":"position","kind":"scalar","type":"Int"}],"dbName":"cells","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"evacuatesAt","kind":"scalar","type":"DateTime","dbName":"evacuates_at"},{"name":"evacuationPlannedAt","kind":"scalar","type":"DateTime","dbName":"evacuation_planned_at"},{"name":"evacuationRecreates","kind":"scalar","type":"Boolean","dbName":"evacuation_recreates"},{"name":"evacuationCreditSeconds","kind":"scalar","type":"BigInt","dbName":"evacuation_credit_seconds"},{"name":"evacuationReason","kind":"scalar","type":"String","dbName":"evacuation_reason"},{"name":"evacuationPlacements","kind":"scalar","type":"String","dbName":"evacuation_placements"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"stopReason","kind":"scalar","type":"String","dbName":"stop_reason"},{"name":"recreates","kind":"scalar","type":"Boolean"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"stoppedSince","kind":"scalar","type":"BigInt","dbName":"stopped_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"EvacuationCredit":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"seconds","kind":"scalar","type":"BigInt"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"creditedAt","kind":"scalar","type":"DateTime","dbName":"credited_at"}],"dbName":"evacuation_credits","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"BillingFinding":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_findings","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","Cell.findUnique","Cell.findUniqueOrThrow","Cell.findFirst","Cell.findFirstOrThrow","Cell.findMany","Cell.createOne","Cell.createMany","Cell.createManyAndReturn","Cell.updateOne","Cell.updateMany","Cell.updateManyAndReturn","Cell.upsertOne","Cell.deleteOne","Cell.deleteMany","Cell.groupBy","Cell.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","EvacuationCredit.findUnique","EvacuationCredit.findUniqueOrThrow","EvacuationCredit.findFirst","EvacuationCredit.findFirstOrThrow","EvacuationCredit.findMany","EvacuationCredit.createOne","EvacuationCredit.createMany","EvacuationCredit.createManyAndReturn","EvacuationCredit.updateOne","EvacuationCredit.updateMany","EvacuationCredit.updateManyAndReturn","EvacuationCredit.upsertOne","EvacuationCredit.deleteOne","EvacuationCredit.deleteMany","EvacuationCredit.groupBy","EvacuationCredit.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","BillingFinding.findUnique","BillingFinding.findUniqueOrThrow","BillingFinding.findFirst","BillingFinding.findFirstOrThrow","BillingFinding.findMany","BillingFinding.createOne","BillingFinding.createMany","BillingFinding.createManyAndReturn","BillingFinding.updateOne","BillingFinding.updateMany","BillingFinding.updateManyAndReturn","BillingFinding.upsertOne","BillingFinding.deleteOne","BillingFinding.deleteMany","BillingFinding.groupBy","BillingFinding.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","seconds","creditedAt","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","stoppedSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","stopReason","recreates","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","evacuatesAt","evacuationPlannedAt","evacuationRecreates","evacuationCreditSeconds","evacuationReason","evacuationPlacements","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","isOwn","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xRfFBOAHGQ8AALoOACAQAAC7DgAgGAAAvg4AIBkAAMAOACAaAADBDgAgGwAAwg4AIB0AAL0OACAeAAC5DgAgHwAAvA4AICAAAL8OACAhAAD9DQAgJQAAww4AICYAAMQOACCPCAAAuA4AMJAIAABaABCRCAAAuA4AMJMIQAD3DAAhpAgBAAAAAa0IAQCGDQAhxQkBAIYNACGKCgEAAAABzQoBAIgNACHOCkAA9wwAIc8KQACHDQAh0AoBAIgNACEBAAAAAQAgFQMAAPwNACAFAADmDgAgBgAAmg4AIAgAAJsOACAPAAC6DgAgEAAAuw4AIBEAALIOACAdAAC9DgAgjwgAAOUOADCQCAAAAwAQkQgAAOUOADCTCEAA9wwAIaQIAQCjDQAhuwgBAKMNACHFCQEAhg0AIYoKAQCGDQAhiwoBAIYNACHJCiAAmg0AIcoKQACHDQAhywpAAPcMACHMCkAAhw0AIQoDAACeEQAgBQAA5RUAIAYAALkTACAIAAC6EwAgDwAAyxUAIBAAAMwVACARAADaFQAgHQAAzhUAIMoKAADzDgAgzAoAAPMOACAXAwAA_A0AIAUAAOYOACAGAACaDgAgCAAAmw4AIA8AALoOACAQAAC7DgAgEQAAsg4AIB0AAL0OACCPCAAA5Q4AMJAIAAADABCRCAAA5Q4AMJMIQAD3DAAhpAgBAAAAAbsIAQCjDQAhxQkBAIYNACH1CQAA5A4AIIoKAQCGDQAhiwoBAIYNACHJCiAAmg0AIcoKQACHDQAhywpAAPcMACHMCkAAhw0AIdUKAADjDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAACjDgAgjwgAAKIOADCQCAAABwAQkQgAAKIOADCeCAEAhg0AIbwIAQCjDQAh3QgEAPYMACGVCQQA9gwAIZYJBAD2DAAhlwkEAPYMACHGCgQA9gwAIccKAgCbDQAhyAoCAJsNACEBAAAABwAgDgQAAM4OACAHAADhDgAgjwgAAOIOADCQCAAACQAQkQgAAOIOADCSCEAAhw0AIZ4IAQCGDQAhpAgBAKMNACG8CAEArw0AIdcIAQCGDQAhkwkBAIgNACHBCgIAmw0AIcQKAQCGDQAhxQpAAPcMACEFBAAA2BMAIAcAAOEVACCSCAAA8w4AILwIAADzDgAgkwkAAPMOACAOBAAAzg4AIAcAAOEOACCPCAAA4g4AMJAIAAAJABCRCAAA4g4AMJIIQACHDQAhnggBAIYNACGkCAEAAAABvAgBAK8NACHXCAEAhg0AIZMJAQCIDQAhwQoCAJsNACHECgEAhg0AIcUKQAD3DAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAmg4AIAgAAJsOACAOAACcDgAgjwgAAJkOADCQCAAADgAQkQgAAJkOADCTCEAA9wwAIZ4IAQCGDQAhyAgCAJsNACHfCAEAow0AIYcJAgCbDQAhlgkCAJsNACGrCQIAmw0AIZ0KIACaDQAhvgoBAIYNACG_CgAAlA0AIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAKMOACAHAADhDgAgjwgAAOAOADCQCAAAEQAQkQgAAOAOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACGtCAEAhg0AIbwIAQCjDQAh1wgBAIYNACGTCQEAiA0AIcEKAgCbDQAhwgoBAIgNACHDCkAAhw0AIQUEAADYEwAgBwAA4RUAIJMJAADzDgAgwgoAAPMOACDDCgAA8w4AIA8EAACjDgAgBwAA4Q4AII8IAADgDgAwkAgAABEAEJEIAADgDgAwkwhAAPcMACGeCAEAhg0AIaQIAQAAAAGtCAEAhg0AIbwIAQCjDQAh1wgBAIYNACGTCQEAiA0AIcEKAgCbDQAhwgoBAIgNACHDCkAAhw0AIQMAAAARACABAAASADACAAATACABAAAADgAgLQcAANwOACAKAADdDgAgCwAA3g4AIAwAAN8OACCPCAAA2w4AMJAIAAAWABCRCAAA2w4AMJ4IAQCGDQAhjwkBAIYNACGTCQEAhg0AIZUJAgCbDQAhlgkCAJsNACGXCQIAmw0AIZwJBAD2DAAhiwoBAIYNACGdCiAAmg0AIaEKAQCGDQAhogoBAIgNACGjCgIAmw0AIaQKAgCbDQAhpQoCAJsNACGmCgIAmw0AIacKAQCvDQAhqAogAJoNACGpCkAAhw0AIaoKQACHDQAhqwoBAIgNACGsCkAAhw0AIa0KQACHDQAhrgogAJoNACGvCgQA9gwAIbAKAQCIDQAhsQoAAJQNACCyCkAAhw0AIbMKAACUDQAgtAoAAJQNACC1CgAAlA0AILYKQACHDQAhtwogAJoNACG4CgAAlA0AILkKAgCbDQAhugoCAJsNACG7CgEAiA0AIbwKAQCvDQAhvQoBAK8NACERBwAA4RUAIAoAAOIVACALAADjFQAgDAAA5BUAIKIKAADzDgAgpwoAAPMOACCpCgAA8w4AIKoKAADzDgAgqwoAAPMOACCsCgAA8w4AIK0KAADzDgAgsAoAAPMOACCyCgAA8w4AILYKAADzDgAguwoAAPMOACC8CgAA8w4AIL0KAADzDgAgLQcAANwOACAKAADdDgAgCwAA3g4AIAwAAN8OACCPCAAA2w4AMJAIAAAWABCRCAAA2w4AMJ4IAQAAAAGPCQEAhg0AIZMJAQCGDQAhlQkCAJsNACGWCQIAmw0AIZcJAgCbDQAhnAkEAPYMACGLCgEAhg0AIZ0KIACaDQAhoQoBAIYNACGiCgEAiA0AIaMKAgCbDQAhpAoCAJsNACGlCgIAmw0AIaYKAgCbDQAhpwoBAK8NACGoCiAAmg0AIakKQACHDQAhqgpAAIcNACGrCgEAiA0AIawKQACHDQAhrQpAAIcNACGuCiAAmg0AIa8KBAD2DAAhsAoBAIgNACGxCgAAlA0AILIKQACHDQAhswoAAJQNACC0CgAAlA0AILUKAACUDQAgtgpAAIcNACG3CiAAmg0AIbgKAACUDQAguQoCAJsNACG6CgIAmw0AIbsKAQCIDQAhvAoBAK8NACG9CgEArw0AIQMAAAAWACABAAAXADACAAAYACAZCQAA1w4AII8IAADaDgAwkAgAABoAEJEIAADaDgAwkwhAAPcMACG8CAEAow0AIeQIAQCjDQAhhwkCAJsNACGOCQEAow0AIY8JAQCGDQAhkAkCAJsNACGRCQQA9gwAIZIJAQCGDQAhkwkBAIYNACGUCQEAhg0AIZUJAgCbDQAhlgkCAJsNACGXCQIAmw0AIZgJAACwDQAgmQlAAIcNACGaCUAAhw0AIZsJQACHDQAhnAkEAPYMACGdCQQA9gwAIZ4JAQCGDQAhBAkAAOAVACCZCQAA8w4AIJoJAADzDgAgmwkAAPMOACAaCQAA1w4AII8IAADaDgAwkAgAABoAEJEIAADaDgAwkwhAAPcMACG8CAEAow0AIeQIAQCjDQAhhwkCAJsNACGOCQEAAAABjwkBAIYNACGQCQIAmw0AIZEJBAD2DAAhkgkBAIYNACGTCQEAhg0AIZQJAQCGDQAhlQkCAJsNACGWCQIAmw0AIZcJAgCbDQAhmAkAALANACCZCUAAhw0AIZoJQACHDQAhmwlAAIcNACGcCQQA9gwAIZ0JBAD2DAAhngkBAIYNACHUCgAA2Q4AIAMAAAAaACABAAAbADACAAAcACAJCQAA1w4AII8IAADYDgAwkAgAAB4AEJEIAADYDgAwkwhAAPcMACGSCQEAhg0AIfkJAQCGDQAhhgoBAIYNACGfCkAAhw0AIQIJAADgFQAgnwoAAPMOACAJCQAA1w4AII8IAADYDgAwkAgAAB4AEJEIAADYDgAwkwhAAPcMACGSCQEAhg0AIfkJAQCGDQAhhgoBAAAAAZ8KQACHDQAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAADXDgAgjwgAANYOADCQCAAAIgAQkQgAANYOADCtCCAAmg0AIdcIAQCGDQAh4AgBAIYNACGSCQEAhg0AIaMJAQCGDQAhoApAAPcMACEBCQAA4BUAIAsJAADXDgAgjwgAANYOADCQCAAAIgAQkQgAANYOADCtCCAAmg0AIdcIAQCGDQAh4AgBAIYNACGSCQEAhg0AIaMJAQCGDQAhoApAAPcMACHTCgAA1Q4AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAAPwNACAEAACjDgAgjwgAANQOADCQCAAALQAQkQgAANQOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhyQkAAJQNACDMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHjCQABpA0AIeYJQACHDQAhiAoBAIgNACGQCkAAhw0AIZcKAQCvDQAhmAoBAIgNACGZCkAAhw0AIQgDAACeEQAgBAAA2BMAIOYJAADzDgAgiAoAAPMOACCQCgAA8w4AIJcKAADzDgAgmAoAAPMOACCZCgAA8w4AIBgDAAD8DQAgBAAAow4AII8IAADUDgAwkAgAAC0AEJEIAADUDgAwkwhAAPcMACGeCAEAhg0AIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhyQkAAJQNACDMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHjCQABAAAB5glAAIcNACGICgEAiA0AIZAKQACHDQAhlwoBAK8NACGYCgEAiA0AIZkKQACHDQAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAAD8DQAgBAAAow4AII8IAADTDgAwkAgAADEAEJEIAADTDgAwkwhAAPcMACGkCAEAow0AIboIQAD3DAAhuwgBAKMNACG8CAEAow0AIdEIAQCGDQAh0ggBAKMNACHDCQEArw0AIckJAACUDQAg5AkBAIgNACHmCUAAhw0AIewJAAGkDQAhjwoAAJQNACCQCkAAhw0AIZEKAgDgDQAhkgoCAOANACGTCgEAiA0AIZQKAQCIDQAhlQoBAK8NACGWCgEArw0AIQwDAACeEQAgBAAA2BMAIMMJAADzDgAg5AkAAPMOACDmCQAA8w4AIJAKAADzDgAgkQoAAPMOACCSCgAA8w4AIJMKAADzDgAglAoAAPMOACCVCgAA8w4AIJYKAADzDgAgGQMAAPwNACAEAACjDgAgjwgAANMOADCQCAAAMQAQkQgAANMOADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHRCAEAhg0AIdIIAQCjDQAhwwkBAK8NACHJCQAAlA0AIOQJAQCIDQAh5glAAIcNACHsCQABAAABjwoAAJQNACCQCkAAhw0AIZEKAgDgDQAhkgoCAOANACGTCgEAiA0AIZQKAQCIDQAhlQoBAK8NACGWCgEArw0AIQMAAAAxACABAAAyADACAAAzACAZBAAAow4AIBIAAPMNACCPCAAA0g4AMJAIAAA1ABCRCAAA0g4AMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHDCQEAow0AIcUJAQCGDQAhxgkBAIYNACHHCQEAhg0AIcgJAACwDQAgyQkAAJQNACDKCQIAmw0AIcsJIACaDQAhzAkBAIYNACHNCQAAlA0AIM4JIACaDQAhzwkCAJsNACECBAAA2BMAIBIAALoQACAZBAAAow4AIBIAAPMNACCPCAAA0g4AMJAIAAA1ABCRCAAA0g4AMJMIQAD3DAAhpAgBAAAAAa0IAQCGDQAhuwgBAKMNACG8CAEAow0AIcEIAQCGDQAhwggBAIYNACHDCEAA9wwAIcMJAQCjDQAhxQkBAIYNACHGCQEAhg0AIccJAQCGDQAhyAkAALANACDJCQAAlA0AIMoJAgCbDQAhywkgAJoNACHMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHPCQIAmw0AIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAAPMNACCPCAAA8g0AMJAIAAA6ABCRCAAA8g0AMJ8IQACHDQAhrwhAAPcMACHDCQEAow0AIdAJAACUDQAg0QkAAJQNACDSCQEAiA0AIQEAAAA6ACAHEgAA8w0AII8IAADRDgAwkAgAADwAEJEIAADRDgAwughAAPcMACHDCQEAow0AIcQJAAGkDQAhARIAALoQACAIEgAA8w0AII8IAADRDgAwkAgAADwAEJEIAADRDgAwughAAPcMACHDCQEAow0AIcQJAAGkDQAh0goAANAOACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAVAwAA_A0AIAQAAM4OACAYAAC-DgAgGQAAwA4AIBoAAMEOACAbAADCDgAgHAAAzw4AII8IAADNDgAwkAgAAEIAEJEIAADNDgAwkwhAAPcMACGkCAEAow0AIaoIAQCIDQAhrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhxQkBAIYNACHTCQEAiA0AIYcKAQCGDQAhiAoBAIYNACGJCkAAhw0AIQsDAACeEQAgBAAA2BMAIBgAAM8VACAZAADRFQAgGgAA0hUAIBsAANMVACAcAADfFQAgqggAAPMOACC8CAAA8w4AINMJAADzDgAgiQoAAPMOACAWAwAA_A0AIAQAAM4OACAYAAC-DgAgGQAAwA4AIBoAAMEOACAbAADCDgAgHAAAzw4AII8IAADNDgAwkAgAAEIAEJEIAADNDgAwkwhAAPcMACGkCAEAAAABqggBAIgNACGtCAEAhg0AIbsIAQCjDQAhvAgBAK8NACHFCQEAhg0AIdMJAQCIDQAh9QkAAMwOACCHCgEAhg0AIYgKAQCGDQAhiQpAAIcNACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAAD8DQAgFQAAtw4AIBcAAMsOACCPCAAAyg4AMJAIAABHABCRCAAAyg4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AId8JAQCjDQAh5glAAIcNACHsCQABpA0AIYUKQACHDQAhBQMAAJ4RACAVAADdFQAgFwAA3hUAIOYJAADzDgAghQoAAPMOACAQAwAA_A0AIBUAALcOACAXAADLDgAgjwgAAMoOADCQCAAARwAQkQgAAMoOADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AId8JAQCjDQAh5glAAIcNACHsCQABAAABhQpAAIcNACEDAAAARwAgAQAASAAwAgAASQAgDQMAAPwNACAWAACnDgAgjwgAAKYOADCQCAAASwAQkQgAAKYOADCTCEAA9wwAIaQIAQCjDQAhrggCAJsNACGxCEAA9wwAIbkIAQCIDQAhuwgBAKMNACGDCgEArw0AIYQKAAC3DQAgAQAAAEsAIAEAAABHACANAwAA_A0AIBUAALcOACCPCAAAyQ4AMJAIAABOABCRCAAAyQ4AMLoIQAD3DAAhuwgBAKMNACG8CAEAow0AId8JAQCjDQAh5wkAAaQNACHoCQEAhg0AIekJAQCGDQAh6glAAIcNACEDAwAAnhEAIBUAAN0VACDqCQAA8w4AIA0DAAD8DQAgFQAAtw4AII8IAADJDgAwkAgAAE4AEJEIAADJDgAwughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHnCQABAAAB6AkBAIYNACHpCQEAhg0AIeoJQACHDQAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAAD8DQAgFQAAtw4AII8IAADIDgAwkAgAAFIAEJEIAADIDgAwkwhAAPcMACGkCAEAow0AIboIQAD3DAAhuwgBAKMNACG8CAEAow0AId8JAQCjDQAh4gkAAaQNACHjCQABpA0AIeQJAQCIDQAh5QlAAIcNACHmCUAAhw0AIQUDAACeEQAgFQAA3RUAIOQJAADzDgAg5QkAAPMOACDmCQAA8w4AIBADAAD8DQAgFQAAtw4AII8IAADIDgAwkAgAAFIAEJEIAADIDgAwkwhAAPcMACGkCAEAAAABughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHiCQABAAAB4wkAAaQNACHkCQEAiA0AIeUJQACHDQAh5glAAIcNACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAMYOACAEAQCIDQAhFQAAxw4AII8IAADFDgAwkAgAAFYAEJEIAADFDgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhughAAPcMACG7CAEArw0AIbwIAQCvDQAh2QgBAIYNACHbCQABpA0AIdwJAAGkDQAh3QkBAIgNACHeCQEAiA0AId8JAQCvDQAh4AkCAJsNACHhCUAAhw0AIQkDAACeEQAgBAAA8w4AIBUAAN0VACC7CAAA8w4AILwIAADzDgAg3QkAAPMOACDeCQAA8w4AIN8JAADzDgAg4QkAAPMOACAUAwAAxg4AIAQBAIgNACEVAADHDgAgjwgAAMUOADCQCAAAVgAQkQgAAMUOADCTCEAA9wwAIaQIAQAAAAGtCAEAhg0AIboIQAD3DAAhuwgBAK8NACG8CAEArw0AIdkIAQCGDQAh2wkAAQAAAdwJAAEAAAHdCQEAiA0AId4JAQCIDQAh3wkBAK8NACHgCQIAmw0AIeEJQACHDQAhAwAAAFYAIAEAAFcAMAIAAFgAIBkPAAC6DgAgEAAAuw4AIBgAAL4OACAZAADADgAgGgAAwQ4AIBsAAMIOACAdAAC9DgAgHgAAuQ4AIB8AALwOACAgAAC_DgAgIQAA_Q0AICUAAMMOACAmAADEDgAgjwgAALgOADCQCAAAWgAQkQgAALgOADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACHFCQEAhg0AIYoKAQCGDQAhzQoBAIgNACHOCkAA9wwAIc8KQACHDQAh0AoBAIgNACEBAAAAWgAgAQAAAEIAIAsVAAC3DgAgjwgAALYOADCQCAAAXQAQkQgAALYOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACG7CAEAow0AId8JAQCjDQAh-QkBAIYNACGGCgEAhg0AIQEVAADdFQAgDBUAALcOACCPCAAAtg4AMJAIAABdABCRCAAAtg4AMJMIQAD3DAAhnggBAIYNACGkCAEAAAABuwgBAKMNACHfCQEAow0AIfkJAQCGDQAhhgoBAIYNACHRCgAAtQ4AIAMAAABdACABAABeADACAABfACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAF0AIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAPwNACARAACyDgAgEwAAsw4AIBQAALQOACCPCAAAsQ4AMJAIAABuABCRCAAAsQ4AMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhxQkBAIYNACHPCQIAmw0AIdMJAQCGDQAh1AkBAIYNACHVCQEAiA0AIdYJAAC3DQAg1wkBAIgNACHYCQAAlA0AINkJAgCbDQAh2gkCAJsNACEHAwAAnhEAIBEAANoVACATAADbFQAgFAAA3BUAINUJAADzDgAg1gkAAPMOACDXCQAA8w4AIBkDAAD8DQAgEQAAsg4AIBMAALMOACAUAAC0DgAgjwgAALEOADCQCAAAbgAQkQgAALEOADCTCEAA9wwAIaQIAQAAAAGtCAEAhg0AIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhxQkBAIYNACHPCQIAmw0AIdMJAQCGDQAh1AkBAIYNACHVCQEAiA0AIdYJAAC3DQAg1wkBAIgNACHYCQAAlA0AINkJAgCbDQAh2gkCAJsNACH1CQAAsA4AIAMAAABuACABAABvADACAABwACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAAD8DQAgIQAA_Q0AII8IAAD7DQAwkAgAAHQAEJEIAAD7DQAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACHTCQEAiA0AIe8JAQCIDQAh8AkBAIgNACHxCQAAlA0AIPIJAgCbDQAh8wkBAIgNACH0CUAAhw0AIQEAAAB0ACAVAwAA_A0AICAAAK8OACCPCAAArg4AMJAIAAB2ABCRCAAArg4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIdMJAQCIDQAh5glAAIcNACHqCUAAhw0AIesJAQCjDQAh7AkAAaQNACHtCQEAhg0AIe4JAQCIDQAh7wkBAIgNACHwCQEAiA0AIfEJAACUDQAgCAMAAJ4RACAgAADQFQAg0wkAAPMOACDmCQAA8w4AIOoJAADzDgAg7gkAAPMOACDvCQAA8w4AIPAJAADzDgAgFQMAAPwNACAgAACvDgAgjwgAAK4OADCQCAAAdgAQkQgAAK4OADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIdMJAQCIDQAh5glAAIcNACHqCUAAhw0AIesJAQCjDQAh7AkAAQAAAe0JAQCGDQAh7gkBAIgNACHvCQEAiA0AIfAJAQCIDQAh8QkAAJQNACADAAAAdgAgAQAAdwAwAgAAeAAgAQAAAHYAIAMAAAB2ACABAAB3ADACAAB4ACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAA_A0AICMAAKwOACAkAACtDgAgjwgAAKsOADCQCAAAfwAQkQgAAKsOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAhvAgBAK8NACG9CAEAhg0AIb4IAACUDQAgvwgBAIgNACHACEAAhw0AIcEIAQCGDQAhwggBAIYNACHDCEAA9wwAIQYDAACeEQAgIwAA2BUAICQAANkVACC8CAAA8w4AIL8IAADzDgAgwAgAAPMOACATAwAA_A0AICMAAKwOACAkAACtDgAgjwgAAKsOADCQCAAAfwAQkQgAAKsOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAAAAAa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIb0IAQCGDQAhvggAAJQNACC_CAEAiA0AIcAIQACHDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhAwAAAH8AIAEAAIABADACAACBAQAgCSIAAKkOACCPCAAAqg4AMJAIAACDAQAQkQgAAKoOADCTCEAA9wwAIaQIAQCjDQAhpggBAKMNACG5CAEAhg0AIboIQACHDQAhAiIAANcVACC6CAAA8w4AIAkiAACpDgAgjwgAAKoOADCQCAAAgwEAEJEIAACqDgAwkwhAAPcMACGkCAEAAAABpggBAKMNACG5CAEAhg0AIboIQACHDQAhAwAAAIMBACABAACEAQAwAgAAhQEAIBYiAACpDgAgLAAAsA0AII8IAACoDgAwkAgAAIcBABCRCAAAqA4AMJMIQAD3DAAhoAgBAIgNACGkCAEAow0AIaUIBAD2DAAhpggBAKMNACGnCAEAow0AIagIAQCGDQAhqQgBAIYNACGqCAEAhg0AIasIQAD3DAAhrAgBAK8NACGtCAEAhg0AIa4IAgCbDQAhrwhAAIcNACGwCEAAhw0AIbEIQAD3DAAhsghAAIcNACEGIgAA1xUAIKAIAADzDgAgrAgAAPMOACCvCAAA8w4AILAIAADzDgAgsggAAPMOACAWIgAAqQ4AICwAALANACCPCAAAqA4AMJAIAACHAQAQkQgAAKgOADCTCEAA9wwAIaAIAQCIDQAhpAgBAAAAAaUIBAD2DAAhpggBAKMNACGnCAEAow0AIagIAQCGDQAhqQgBAIYNACGqCAEAhg0AIasIQAD3DAAhrAgBAK8NACGtCAEAhg0AIa4IAgCbDQAhrwhAAIcNACGwCEAAhw0AIbEIQAD3DAAhsghAAIcNACEDAAAAhwEAIAEAAIgBADACAACJAQAgAQAAAIMBACABAAAAhwEAIAUDAACeEQAgFgAA1hUAILkIAADzDgAggwoAAPMOACCECgAA8w4AIA0DAAD8DQAgFgAApw4AII8IAACmDgAwkAgAAEsAEJEIAACmDgAwkwhAAPcMACGkCAEAAAABrggCAJsNACGxCEAA9wwAIbkIAQCIDQAhuwgBAKMNACGDCgEAAAABhAoAALcNACADAAAASwAgAQAAjQEAMAIAAI4BACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAbgAgAQAAAEIAIAEAAABHACABAAAAdgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAH8AIAEAAABLACABAAAAAQAgEA8AAMsVACAQAADMFQAgGAAAzxUAIBkAANEVACAaAADSFQAgGwAA0xUAIB0AAM4VACAeAADKFQAgHwAAzRUAICAAANAVACAhAACfEQAgJQAA1BUAICYAANUVACDNCgAA8w4AIM8KAADzDgAg0AoAAPMOACADAAAAWgAgAQAAnQEAMAIAAAEAIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACAWDwAAvhUAIBAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIAAAwxUAICEAAMQVACAlAADIFQAgJgAAyRUAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQEsAAChAQAgCZMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQEsAACjAQAwASwAAKMBADAWDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIQIAAAABACAsAACmAQAgCZMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIQIAAABaACAsAACoAQAgAgAAAFoAICwAAKgBACADAAAAAQAgMwAAoQEAIDQAAKYBACABAAAAAQAgAQAAAFoAIAYNAACwFAAgOQAAshQAIDoAALEUACDNCgAA8w4AIM8KAADzDgAg0AoAAPMOACAMjwgAAKUOADCQCAAArwEAEJEIAAClDgAwkwhAAO4MACGkCAEAig0AIa0IAQD7DAAhxQkBAPsMACGKCgEA-wwAIc0KAQD9DAAhzgpAAO4MACHPCkAA_AwAIdAKAQD9DAAhAwAAAFoAIAEAAK4BADA4AACvAQAgAwAAAFoAIAEAAJ0BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAACoFAAgBQAAqRQAIAYAAKoUACAIAACrFAAgDwAArBQAIBAAAK0UACARAACuFAAgHQAArxQAIJMIQAAAAAGkCAEAAAABuwgBAAAAAcUJAQAAAAGKCgEAAAABiwoBAAAAAckKIAAAAAHKCkAAAAABywpAAAAAAcwKQAAAAAEBLAAAtwEAIAqTCEAAAAABpAgBAAAAAbsIAQAAAAHFCQEAAAABigoBAAAAAYsKAQAAAAHJCiAAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABASwAALkBADABLAAAuQEAMBIDAADcEwAgBQAA3RMAIAYAAN4TACAIAADfEwAgDwAA4BMAIBAAAOETACARAADiEwAgHQAA4xMAIJMIQADtDgAhpAgBAPcOACG7CAEA9w4AIcUJAQD3DgAhigoBAPcOACGLCgEA9w4AIckKIACvDwAhygpAAPgOACHLCkAA7Q4AIcwKQAD4DgAhAgAAAAUAICwAALwBACAKkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACECAAAAAwAgLAAAvgEAIAIAAAADACAsAAC-AQAgAwAAAAUAIDMAALcBACA0AAC8AQAgAQAAAAUAIAEAAAADACAFDQAA2RMAIDkAANsTACA6AADaEwAgygoAAPMOACDMCgAA8w4AIA2PCAAApA4AMJAIAADFAQAQkQgAAKQOADCTCEAA7gwAIaQIAQCKDQAhuwgBAIoNACHFCQEA-wwAIYoKAQD7DAAhiwoBAPsMACHJCiAAlg0AIcoKQAD8DAAhywpAAO4MACHMCkAA_AwAIQMAAAADACABAADEAQAwOAAAxQEAIAMAAAADACABAAAEADACAAAFACANBAAAow4AII8IAACiDgAwkAgAAAcAEJEIAACiDgAwnggBAAAAAbwIAQAAAAHdCAQA9gwAIZUJBAD2DAAhlgkEAPYMACGXCQQA9gwAIcYKBAD2DAAhxwoCAJsNACHICgIAmw0AIQEAAADIAQAgAQAAAMgBACABBAAA2BMAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAoEAADXEwAgnggBAAAAAbwIAQAAAAHdCAQAAAABlQkEAAAAAZYJBAAAAAGXCQQAAAABxgoEAAAAAccKAgAAAAHICgIAAAABASwAAM8BACAJnggBAAAAAbwIAQAAAAHdCAQAAAABlQkEAAAAAZYJBAAAAAGXCQQAAAABxgoEAAAAAccKAgAAAAHICgIAAAABASwAANEBADABLAAA0QEAMAoEAADWEwAgnggBAPcOACG8CAEA9w4AId0IBADsDgAhlQkEAOwOACGWCQQA7A4AIZcJBADsDgAhxgoEAOwOACHHCgIA_w4AIcgKAgD_DgAhAgAAAMgBACAsAADUAQAgCZ4IAQD3DgAhvAgBAPcOACHdCAQA7A4AIZUJBADsDgAhlgkEAOwOACGXCQQA7A4AIcYKBADsDgAhxwoCAP8OACHICgIA_w4AIQIAAAAHACAsAADWAQAgAgAAAAcAICwAANYBACADAAAAyAEAIDMAAM8BACA0AADUAQAgAQAAAMgBACABAAAABwAgBQ0AANETACA5AADUEwAgOgAA0xMAIFsAANITACBcAADVEwAgDI8IAAChDgAwkAgAAN0BABCRCAAAoQ4AMJ4IAQD7DAAhvAgBAIoNACHdCAQA7QwAIZUJBADtDAAhlgkEAO0MACGXCQQA7QwAIcYKBADtDAAhxwoCAI0NACHICgIAjQ0AIQMAAAAHACABAADcAQAwOAAA3QEAIAMAAAAHACABAADLAQAwAgAAyAEAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCwQAALQTACAHAADQEwAgkghAAAAAAZ4IAQAAAAGkCAEAAAABvAgBAAAAAdcIAQAAAAGTCQEAAAABwQoCAAAAAcQKAQAAAAHFCkAAAAABASwAAOUBACAJkghAAAAAAZ4IAQAAAAGkCAEAAAABvAgBAAAAAdcIAQAAAAGTCQEAAAABwQoCAAAAAcQKAQAAAAHFCkAAAAABASwAAOcBADABLAAA5wEAMAEAAAADACABAAAADgAgCwQAALITACAHAADPEwAgkghAAPgOACGeCAEA9w4AIaQIAQD3DgAhvAgBAPkOACHXCAEA9w4AIZMJAQD5DgAhwQoCAP8OACHECgEA9w4AIcUKQADtDgAhAgAAAAsAICwAAOwBACAJkghAAPgOACGeCAEA9w4AIaQIAQD3DgAhvAgBAPkOACHXCAEA9w4AIZMJAQD5DgAhwQoCAP8OACHECgEA9w4AIcUKQADtDgAhAgAAAAkAICwAAO4BACACAAAACQAgLAAA7gEAIAEAAAADACABAAAADgAgAwAAAAsAIDMAAOUBACA0AADsAQAgAQAAAAsAIAEAAAAJACAIDQAAyhMAIDkAAM0TACA6AADMEwAgWwAAyxMAIFwAAM4TACCSCAAA8w4AILwIAADzDgAgkwkAAPMOACAMjwgAAKAOADCQCAAA9wEAEJEIAACgDgAwkghAAPwMACGeCAEA-wwAIaQIAQCKDQAhvAgBAIwNACHXCAEA-wwAIZMJAQD9DAAhwQoCAI0NACHECgEA-wwAIcUKQADuDAAhAwAAAAkAIAEAAPYBADA4AAD3AQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDAQAAKYTACAHAADJEwAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAHXCAEAAAABkwkBAAAAAcEKAgAAAAHCCgEAAAABwwpAAAAAAQEsAAD_AQAgCpMIQAAAAAGeCAEAAAABpAgBAAAAAa0IAQAAAAG8CAEAAAAB1wgBAAAAAZMJAQAAAAHBCgIAAAABwgoBAAAAAcMKQAAAAAEBLAAAgQIAMAEsAACBAgAwAQAAAA4AIAwEAACkEwAgBwAAyBMAIJMIQADtDgAhnggBAPcOACGkCAEA9w4AIa0IAQD3DgAhvAgBAPcOACHXCAEA9w4AIZMJAQD5DgAhwQoCAP8OACHCCgEA-Q4AIcMKQAD4DgAhAgAAABMAICwAAIUCACAKkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG8CAEA9w4AIdcIAQD3DgAhkwkBAPkOACHBCgIA_w4AIcIKAQD5DgAhwwpAAPgOACECAAAAEQAgLAAAhwIAIAIAAAARACAsAACHAgAgAQAAAA4AIAMAAAATACAzAAD_AQAgNAAAhQIAIAEAAAATACABAAAAEQAgCA0AAMMTACA5AADGEwAgOgAAxRMAIFsAAMQTACBcAADHEwAgkwkAAPMOACDCCgAA8w4AIMMKAADzDgAgDY8IAACfDgAwkAgAAI8CABCRCAAAnw4AMJMIQADuDAAhnggBAPsMACGkCAEAig0AIa0IAQD7DAAhvAgBAIoNACHXCAEA-wwAIZMJAQD9DAAhwQoCAI0NACHCCgEA_QwAIcMKQAD8DAAhAwAAABEAIAEAAI4CADA4AACPAgAgAwAAABEAIAEAABIAMAIAABMAIAiPCAAAng4AMJAIAACVAgAQkQgAAJ4OADCeCAEAAAABvQgBAAAAAcgIAgCbDQAhvwoAAJQNACDACiAAmg0AIQEAAACSAgAgAQAAAJICACAIjwgAAJ4OADCQCAAAlQIAEJEIAACeDgAwnggBAIYNACG9CAEAhg0AIcgIAgCbDQAhvwoAAJQNACDACiAAmg0AIQADAAAAlQIAIAEAAJYCADACAACSAgAgAwAAAJUCACABAACWAgAwAgAAkgIAIAMAAACVAgAgAQAAlgIAMAIAAJICACAFnggBAAAAAb0IAQAAAAHICAIAAAABvwoAAMITACDACiAAAAABASwAAJoCACAFnggBAAAAAb0IAQAAAAHICAIAAAABvwoAAMITACDACiAAAAABASwAAJwCADABLAAAnAIAMAWeCAEA9w4AIb0IAQD3DgAhyAgCAP8OACG_CgAAwRMAIMAKIACvDwAhAgAAAJICACAsAACfAgAgBZ4IAQD3DgAhvQgBAPcOACHICAIA_w4AIb8KAADBEwAgwAogAK8PACECAAAAlQIAICwAAKECACACAAAAlQIAICwAAKECACADAAAAkgIAIDMAAJoCACA0AACfAgAgAQAAAJICACABAAAAlQIAIAUNAAC8EwAgOQAAvxMAIDoAAL4TACBbAAC9EwAgXAAAwBMAIAiPCAAAnQ4AMJAIAACoAgAQkQgAAJ0OADCeCAEA-wwAIb0IAQD7DAAhyAgCAI0NACG_CgAAlA0AIMAKIACWDQAhAwAAAJUCACABAACnAgAwOAAAqAIAIAMAAACVAgAgAQAAlgIAMAIAAJICACAQBgAAmg4AIAgAAJsOACAOAACcDgAgjwgAAJkOADCQCAAADgAQkQgAAJkOADCTCEAA9wwAIZ4IAQAAAAHICAIAmw0AId8IAQCjDQAhhwkCAJsNACGWCQIAmw0AIasJAgCbDQAhnQogAJoNACG-CgEAhg0AIb8KAACUDQAgAQAAAKsCACABAAAAqwIAIAMGAAC5EwAgCAAAuhMAIA4AALsTACADAAAADgAgAQAArgIAMAIAAKsCACADAAAADgAgAQAArgIAMAIAAKsCACADAAAADgAgAQAArgIAMAIAAKsCACANBgAAthMAIAgAALcTACAOAAC4EwAgkwhAAAAAAZ4IAQAAAAHICAIAAAAB3wgBAAAAAYcJAgAAAAGWCQIAAAABqwkCAAAAAZ0KIAAAAAG-CgEAAAABvwoAALUTACABLAAAsgIAIAqTCEAAAAABnggBAAAAAcgIAgAAAAHfCAEAAAABhwkCAAAAAZYJAgAAAAGrCQIAAAABnQogAAAAAb4KAQAAAAG_CgAAtRMAIAEsAAC0AgAwASwAALQCADANBgAAihMAIAgAAIsTACAOAACMEwAgkwhAAO0OACGeCAEA9w4AIcgIAgD_DgAh3wgBAPcOACGHCQIA_w4AIZYJAgD_DgAhqwkCAP8OACGdCiAArw8AIb4KAQD3DgAhvwoAAIkTACACAAAAqwIAICwAALcCACAKkwhAAO0OACGeCAEA9w4AIcgIAgD_DgAh3wgBAPcOACGHCQIA_w4AIZYJAgD_DgAhqwkCAP8OACGdCiAArw8AIb4KAQD3DgAhvwoAAIkTACACAAAADgAgLAAAuQIAIAIAAAAOACAsAAC5AgAgAwAAAKsCACAzAACyAgAgNAAAtwIAIAEAAACrAgAgAQAAAA4AIAUNAACEEwAgOQAAhxMAIDoAAIYTACBbAACFEwAgXAAAiBMAIA2PCAAAmA4AMJAIAADAAgAQkQgAAJgOADCTCEAA7gwAIZ4IAQD7DAAhyAgCAI0NACHfCAEAig0AIYcJAgCNDQAhlgkCAI0NACGrCQIAjQ0AIZ0KIACWDQAhvgoBAPsMACG_CgAAlA0AIAMAAAAOACABAAC_AgAwOAAAwAIAIAMAAAAOACABAACuAgAwAgAAqwIAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgKgcAAIATACAKAACBEwAgCwAAghMAIAwAAIMTACCeCAEAAAABjwkBAAAAAZMJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGcCQQAAAABiwoBAAAAAZ0KIAAAAAGhCgEAAAABogoBAAAAAaMKAgAAAAGkCgIAAAABpQoCAAAAAaYKAgAAAAGnCgEAAAABqAogAAAAAakKQAAAAAGqCkAAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgogAAAAAa8KBAAAAAGwCgEAAAABsQoAAPsSACCyCkAAAAABswoAAPwSACC0CgAA_RIAILUKAAD-EgAgtgpAAAAAAbcKIAAAAAG4CgAA_xIAILkKAgAAAAG6CgIAAAABuwoBAAAAAbwKAQAAAAG9CgEAAAABASwAAMgCACAmnggBAAAAAY8JAQAAAAGTCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABnAkEAAAAAYsKAQAAAAGdCiAAAAABoQoBAAAAAaIKAQAAAAGjCgIAAAABpAoCAAAAAaUKAgAAAAGmCgIAAAABpwoBAAAAAagKIAAAAAGpCkAAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KIAAAAAGvCgQAAAABsAoBAAAAAbEKAAD7EgAgsgpAAAAAAbMKAAD8EgAgtAoAAP0SACC1CgAA_hIAILYKQAAAAAG3CiAAAAABuAoAAP8SACC5CgIAAAABugoCAAAAAbsKAQAAAAG8CgEAAAABvQoBAAAAAQEsAADKAgAwASwAAMoCADAqBwAA0xIAIAoAANQSACALAADVEgAgDAAA1hIAIJ4IAQD3DgAhjwkBAPcOACGTCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZwJBADsDgAhiwoBAPcOACGdCiAArw8AIaEKAQD3DgAhogoBAPkOACGjCgIA_w4AIaQKAgD_DgAhpQoCAP8OACGmCgIA_w4AIacKAQD5DgAhqAogAK8PACGpCkAA-A4AIaoKQAD4DgAhqwoBAPkOACGsCkAA-A4AIa0KQAD4DgAhrgogAK8PACGvCgQA7A4AIbAKAQD5DgAhsQoAAM4SACCyCkAA-A4AIbMKAADPEgAgtAoAANASACC1CgAA0RIAILYKQAD4DgAhtwogAK8PACG4CgAA0hIAILkKAgD_DgAhugoCAP8OACG7CgEA-Q4AIbwKAQD5DgAhvQoBAPkOACECAAAAGAAgLAAAzQIAICaeCAEA9w4AIY8JAQD3DgAhkwkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGcCQQA7A4AIYsKAQD3DgAhnQogAK8PACGhCgEA9w4AIaIKAQD5DgAhowoCAP8OACGkCgIA_w4AIaUKAgD_DgAhpgoCAP8OACGnCgEA-Q4AIagKIACvDwAhqQpAAPgOACGqCkAA-A4AIasKAQD5DgAhrApAAPgOACGtCkAA-A4AIa4KIACvDwAhrwoEAOwOACGwCgEA-Q4AIbEKAADOEgAgsgpAAPgOACGzCgAAzxIAILQKAADQEgAgtQoAANESACC2CkAA-A4AIbcKIACvDwAhuAoAANISACC5CgIA_w4AIboKAgD_DgAhuwoBAPkOACG8CgEA-Q4AIb0KAQD5DgAhAgAAABYAICwAAM8CACACAAAAFgAgLAAAzwIAIAMAAAAYACAzAADIAgAgNAAAzQIAIAEAAAAYACABAAAAFgAgEg0AAMkSACA5AADMEgAgOgAAyxIAIFsAAMoSACBcAADNEgAgogoAAPMOACCnCgAA8w4AIKkKAADzDgAgqgoAAPMOACCrCgAA8w4AIKwKAADzDgAgrQoAAPMOACCwCgAA8w4AILIKAADzDgAgtgoAAPMOACC7CgAA8w4AILwKAADzDgAgvQoAAPMOACApjwgAAJcOADCQCAAA1gIAEJEIAACXDgAwnggBAPsMACGPCQEA-wwAIZMJAQD7DAAhlQkCAI0NACGWCQIAjQ0AIZcJAgCNDQAhnAkEAO0MACGLCgEA-wwAIZ0KIACWDQAhoQoBAPsMACGiCgEA_QwAIaMKAgCNDQAhpAoCAI0NACGlCgIAjQ0AIaYKAgCNDQAhpwoBAIwNACGoCiAAlg0AIakKQAD8DAAhqgpAAPwMACGrCgEA_QwAIawKQAD8DAAhrQpAAPwMACGuCiAAlg0AIa8KBADtDAAhsAoBAP0MACGxCgAAlA0AILIKQAD8DAAhswoAAJQNACC0CgAAlA0AILUKAACUDQAgtgpAAPwMACG3CiAAlg0AIbgKAACUDQAguQoCAI0NACG6CgIAjQ0AIbsKAQD9DAAhvAoBAIwNACG9CgEAjA0AIQMAAAAWACABAADVAgAwOAAA1gIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAADIEgAgrQggAAAAAdcIAQAAAAHgCAEAAAABkgkBAAAAAaMJAQAAAAGgCkAAAAABASwAAN4CACAGrQggAAAAAdcIAQAAAAHgCAEAAAABkgkBAAAAAaMJAQAAAAGgCkAAAAABASwAAOACADABLAAA4AIAMAcJAADHEgAgrQggAK8PACHXCAEA9w4AIeAIAQD3DgAhkgkBAPcOACGjCQEA9w4AIaAKQADtDgAhAgAAACQAICwAAOMCACAGrQggAK8PACHXCAEA9w4AIeAIAQD3DgAhkgkBAPcOACGjCQEA9w4AIaAKQADtDgAhAgAAACIAICwAAOUCACACAAAAIgAgLAAA5QIAIAMAAAAkACAzAADeAgAgNAAA4wIAIAEAAAAkACABAAAAIgAgAw0AAMQSACA5AADGEgAgOgAAxRIAIAmPCAAAlg4AMJAIAADsAgAQkQgAAJYOADCtCCAAlg0AIdcIAQD7DAAh4AgBAPsMACGSCQEA-wwAIaMJAQD7DAAhoApAAO4MACEDAAAAIgAgAQAA6wIAMDgAAOwCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAAwxIAIJMIQAAAAAGSCQEAAAAB-QkBAAAAAYYKAQAAAAGfCkAAAAABASwAAPQCACAFkwhAAAAAAZIJAQAAAAH5CQEAAAABhgoBAAAAAZ8KQAAAAAEBLAAA9gIAMAEsAAD2AgAwBgkAAMISACCTCEAA7Q4AIZIJAQD3DgAh-QkBAPcOACGGCgEA9w4AIZ8KQAD4DgAhAgAAACAAICwAAPkCACAFkwhAAO0OACGSCQEA9w4AIfkJAQD3DgAhhgoBAPcOACGfCkAA-A4AIQIAAAAeACAsAAD7AgAgAgAAAB4AICwAAPsCACADAAAAIAAgMwAA9AIAIDQAAPkCACABAAAAIAAgAQAAAB4AIAQNAAC_EgAgOQAAwRIAIDoAAMASACCfCgAA8w4AIAiPCAAAlQ4AMJAIAACCAwAQkQgAAJUOADCTCEAA7gwAIZIJAQD7DAAh-QkBAPsMACGGCgEA-wwAIZ8KQAD8DAAhAwAAAB4AIAEAAIEDADA4AACCAwAgAwAAAB4AIAEAAB8AMAIAACAAIAmPCAAAlA4AMJAIAACIAwAQkQgAAJQOADDkCAEAow0AIeUIAQCIDQAhjgkBAAAAAZIJAQCGDQAhnQkEAN8NACGeCkAA9wwAIQEAAACFAwAgAQAAAIUDACAJjwgAAJQOADCQCAAAiAMAEJEIAACUDgAw5AgBAKMNACHlCAEAiA0AIY4JAQCjDQAhkgkBAIYNACGdCQQA3w0AIZ4KQAD3DAAhAuUIAADzDgAgnQkAAPMOACADAAAAiAMAIAEAAIkDADACAACFAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAMAAACIAwAgAQAAiQMAMAIAAIUDACAG5AgBAAAAAeUIAQAAAAGOCQEAAAABkgkBAAAAAZ0JBAAAAAGeCkAAAAABASwAAI0DACAG5AgBAAAAAeUIAQAAAAGOCQEAAAABkgkBAAAAAZ0JBAAAAAGeCkAAAAABASwAAI8DADABLAAAjwMAMAbkCAEA9w4AIeUIAQD5DgAhjgkBAPcOACGSCQEA9w4AIZ0JBACGEAAhngpAAO0OACECAAAAhQMAICwAAJIDACAG5AgBAPcOACHlCAEA-Q4AIY4JAQD3DgAhkgkBAPcOACGdCQQAhhAAIZ4KQADtDgAhAgAAAIgDACAsAACUAwAgAgAAAIgDACAsAACUAwAgAwAAAIUDACAzAACNAwAgNAAAkgMAIAEAAACFAwAgAQAAAIgDACAHDQAAuhIAIDkAAL0SACA6AAC8EgAgWwAAuxIAIFwAAL4SACDlCAAA8w4AIJ0JAADzDgAgCY8IAACTDgAwkAgAAJsDABCRCAAAkw4AMOQIAQCKDQAh5QgBAP0MACGOCQEAig0AIZIJAQD7DAAhnQkEANgNACGeCkAA7gwAIQMAAACIAwAgAQAAmgMAMDgAAJsDACADAAAAiAMAIAEAAIkDADACAACFAwAgDI8IAACSDgAwkAgAAKEDABCRCAAAkg4AMJMIQAD3DAAhnggBAAAAAd8IAQCjDQAhoQkBAIYNACGrCQIAmw0AIZoKAACwDQAgmwoBAIgNACGcCgQA3w0AIZ0KIACaDQAhAQAAAJ4DACABAAAAngMAIAyPCAAAkg4AMJAIAAChAwAQkQgAAJIOADCTCEAA9wwAIZ4IAQCGDQAh3wgBAKMNACGhCQEAhg0AIasJAgCbDQAhmgoAALANACCbCgEAiA0AIZwKBADfDQAhnQogAJoNACECmwoAAPMOACCcCgAA8w4AIAMAAAChAwAgAQAAogMAMAIAAJ4DACADAAAAoQMAIAEAAKIDADACAACeAwAgAwAAAKEDACABAACiAwAwAgAAngMAIAmTCEAAAAABnggBAAAAAd8IAQAAAAGhCQEAAAABqwkCAAAAAZoKgAAAAAGbCgEAAAABnAoEAAAAAZ0KIAAAAAEBLAAApgMAIAmTCEAAAAABnggBAAAAAd8IAQAAAAGhCQEAAAABqwkCAAAAAZoKgAAAAAGbCgEAAAABnAoEAAAAAZ0KIAAAAAEBLAAAqAMAMAEsAACoAwAwCZMIQADtDgAhnggBAPcOACHfCAEA9w4AIaEJAQD3DgAhqwkCAP8OACGaCoAAAAABmwoBAPkOACGcCgQAhhAAIZ0KIACvDwAhAgAAAJ4DACAsAACrAwAgCZMIQADtDgAhnggBAPcOACHfCAEA9w4AIaEJAQD3DgAhqwkCAP8OACGaCoAAAAABmwoBAPkOACGcCgQAhhAAIZ0KIACvDwAhAgAAAKEDACAsAACtAwAgAgAAAKEDACAsAACtAwAgAwAAAJ4DACAzAACmAwAgNAAAqwMAIAEAAACeAwAgAQAAAKEDACAHDQAAtRIAIDkAALgSACA6AAC3EgAgWwAAthIAIFwAALkSACCbCgAA8w4AIJwKAADzDgAgDI8IAACRDgAwkAgAALQDABCRCAAAkQ4AMJMIQADuDAAhnggBAPsMACHfCAEAig0AIaEJAQD7DAAhqwkCAI0NACGaCgAAiw0AIJsKAQD9DAAhnAoEANgNACGdCiAAlg0AIQMAAAChAwAgAQAAswMAMDgAALQDACADAAAAoQMAIAEAAKIDADACAACeAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAAsxIAIAQAALQSACCTCEAAAAABnggBAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAckJAACxEgAgzAkBAAAAAc0JAACyEgAgzgkgAAAAAeMJAAEAAAHmCUAAAAABiAoBAAAAAZAKQAAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAEBLAAAvAMAIBOTCEAAAAABnggBAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAckJAACxEgAgzAkBAAAAAc0JAACyEgAgzgkgAAAAAeMJAAEAAAHmCUAAAAABiAoBAAAAAZAKQAAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAEBLAAAvgMAMAEsAAC-AwAwFQMAAK8SACAEAACwEgAgkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhughAAO0OACG7CAEA9w4AIbwIAQD3DgAhwQgBAPcOACHCCAEA9w4AIckJAACtEgAgzAkBAPcOACHNCQAArhIAIM4JIACvDwAh4wkAAboPACHmCUAA-A4AIYgKAQD5DgAhkApAAPgOACGXCgEA-Q4AIZgKAQD5DgAhmQpAAPgOACECAAAALwAgLAAAwQMAIBOTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACG6CEAA7Q4AIbsIAQD3DgAhvAgBAPcOACHBCAEA9w4AIcIIAQD3DgAhyQkAAK0SACDMCQEA9w4AIc0JAACuEgAgzgkgAK8PACHjCQABug8AIeYJQAD4DgAhiAoBAPkOACGQCkAA-A4AIZcKAQD5DgAhmAoBAPkOACGZCkAA-A4AIQIAAAAtACAsAADDAwAgAgAAAC0AICwAAMMDACADAAAALwAgMwAAvAMAIDQAAMEDACABAAAALwAgAQAAAC0AIAkNAACqEgAgOQAArBIAIDoAAKsSACDmCQAA8w4AIIgKAADzDgAgkAoAAPMOACCXCgAA8w4AIJgKAADzDgAgmQoAAPMOACAWjwgAAJAOADCQCAAAygMAEJEIAACQDgAwkwhAAO4MACGeCAEA-wwAIaQIAQCKDQAhughAAO4MACG7CAEAig0AIbwIAQCKDQAhwQgBAPsMACHCCAEA-wwAIckJAACUDQAgzAkBAPsMACHNCQAAlA0AIM4JIACWDQAh4wkAAZ8NACHmCUAA_AwAIYgKAQD9DAAhkApAAPwMACGXCgEAjA0AIZgKAQD9DAAhmQpAAPwMACEDAAAALQAgAQAAyQMAMDgAAMoDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAqBIAIAQAAKkSACCTCEAAAAABpAgBAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAdEIAQAAAAHSCAEAAAABwwkBAAAAAckJAACmEgAg5AkBAAAAAeYJQAAAAAHsCQABAAABjwoAAKcSACCQCkAAAAABkQoCAAAAAZIKAgAAAAGTCgEAAAABlAoBAAAAAZUKAQAAAAGWCgEAAAABASwAANIDACAUkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAHRCAEAAAAB0ggBAAAAAcMJAQAAAAHJCQAAphIAIOQJAQAAAAHmCUAAAAAB7AkAAQAAAY8KAACnEgAgkApAAAAAAZEKAgAAAAGSCgIAAAABkwoBAAAAAZQKAQAAAAGVCgEAAAABlgoBAAAAAQEsAADUAwAwASwAANQDADAWAwAApBIAIAQAAKUSACCTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG7CAEA9w4AIbwIAQD3DgAh0QgBAPcOACHSCAEA9w4AIcMJAQD5DgAhyQkAAKISACDkCQEA-Q4AIeYJQAD4DgAh7AkAAboPACGPCgAAoxIAIJAKQAD4DgAhkQoCAIcQACGSCgIAhxAAIZMKAQD5DgAhlAoBAPkOACGVCgEA-Q4AIZYKAQD5DgAhAgAAADMAICwAANcDACAUkwhAAO0OACGkCAEA9w4AIboIQADtDgAhuwgBAPcOACG8CAEA9w4AIdEIAQD3DgAh0ggBAPcOACHDCQEA-Q4AIckJAACiEgAg5AkBAPkOACHmCUAA-A4AIewJAAG6DwAhjwoAAKMSACCQCkAA-A4AIZEKAgCHEAAhkgoCAIcQACGTCgEA-Q4AIZQKAQD5DgAhlQoBAPkOACGWCgEA-Q4AIQIAAAAxACAsAADZAwAgAgAAADEAICwAANkDACADAAAAMwAgMwAA0gMAIDQAANcDACABAAAAMwAgAQAAADEAIA8NAACdEgAgOQAAoBIAIDoAAJ8SACBbAACeEgAgXAAAoRIAIMMJAADzDgAg5AkAAPMOACDmCQAA8w4AIJAKAADzDgAgkQoAAPMOACCSCgAA8w4AIJMKAADzDgAglAoAAPMOACCVCgAA8w4AIJYKAADzDgAgF48IAACPDgAwkAgAAOADABCRCAAAjw4AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCKDQAhvAgBAIoNACHRCAEA-wwAIdIIAQCKDQAhwwkBAIwNACHJCQAAlA0AIOQJAQD9DAAh5glAAPwMACHsCQABnw0AIY8KAACUDQAgkApAAPwMACGRCgIA2Q0AIZIKAgDZDQAhkwoBAP0MACGUCgEA_QwAIZUKAQCMDQAhlgoBAIwNACEDAAAAMQAgAQAA3wMAMDgAAOADACADAAAAMQAgAQAAMgAwAgAAMwAgBY8IAACODgAwkAgAAOYDABCRCAAAjg4AMLoIQAD3DAAhjgoAAQAAAQEAAADjAwAgAQAAAOMDACAFjwgAAI4OADCQCAAA5gMAEJEIAACODgAwughAAPcMACGOCgABpA0AIQADAAAA5gMAIAEAAOcDADACAADjAwAgAwAAAOYDACABAADnAwAwAgAA4wMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACACughAAAAAAY4KAAEAAAEBLAAA6wMAIAK6CEAAAAABjgoAAQAAAQEsAADtAwAwASwAAO0DADACughAAO0OACGOCgABug8AIQIAAADjAwAgLAAA8AMAIAK6CEAA7Q4AIY4KAAG6DwAhAgAAAOYDACAsAADyAwAgAgAAAOYDACAsAADyAwAgAwAAAOMDACAzAADrAwAgNAAA8AMAIAEAAADjAwAgAQAAAOYDACADDQAAmhIAIDkAAJwSACA6AACbEgAgBY8IAACNDgAwkAgAAPkDABCRCAAAjQ4AMLoIQADuDAAhjgoAAZ8NACEDAAAA5gMAIAEAAPgDADA4AAD5AwAgAwAAAOYDACABAADnAwAwAgAA4wMAIA2PCAAAjA4AMJAIAAD_AwAQkQgAAIwOADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCvDQAhxQkBAIYNACHnCQABAAABigoBAIYNACGLCgEAhg0AIYwKQACHDQAhjQoAALcNACABAAAA_AMAIAEAAAD8AwAgDY8IAACMDgAwkAgAAP8DABCRCAAAjA4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCvDQAhxQkBAIYNACHnCQABpA0AIYoKAQCGDQAhiwoBAIYNACGMCkAAhw0AIY0KAAC3DQAgA7sIAADzDgAgjAoAAPMOACCNCgAA8w4AIAMAAAD_AwAgAQAAgAQAMAIAAPwDACADAAAA_wMAIAEAAIAEADACAAD8AwAgAwAAAP8DACABAACABAAwAgAA_AMAIAqTCEAAAAABpAgBAAAAAboIQAAAAAG7CAEAAAABxQkBAAAAAecJAAEAAAGKCgEAAAABiwoBAAAAAYwKQAAAAAGNCoAAAAABASwAAIQEACAKkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAcUJAQAAAAHnCQABAAABigoBAAAAAYsKAQAAAAGMCkAAAAABjQqAAAAAAQEsAACGBAAwASwAAIYEADAKkwhAAO0OACGkCAEA9w4AIboIQADtDgAhuwgBAPkOACHFCQEA9w4AIecJAAG6DwAhigoBAPcOACGLCgEA9w4AIYwKQAD4DgAhjQqAAAAAAQIAAAD8AwAgLAAAiQQAIAqTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG7CAEA-Q4AIcUJAQD3DgAh5wkAAboPACGKCgEA9w4AIYsKAQD3DgAhjApAAPgOACGNCoAAAAABAgAAAP8DACAsAACLBAAgAgAAAP8DACAsAACLBAAgAwAAAPwDACAzAACEBAAgNAAAiQQAIAEAAAD8AwAgAQAAAP8DACAGDQAAlxIAIDkAAJkSACA6AACYEgAguwgAAPMOACCMCgAA8w4AII0KAADzDgAgDY8IAACLDgAwkAgAAJIEABCRCAAAiw4AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCMDQAhxQkBAPsMACHnCQABnw0AIYoKAQD7DAAhiwoBAPsMACGMCkAA_AwAIY0KAAC0DQAgAwAAAP8DACABAACRBAAwOAAAkgQAIAMAAAD_AwAgAQAAgAQAMAIAAPwDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBIDAACQEgAgBAAAkRIAIBgAAJISACAZAACTEgAgGgAAlBIAIBsAAJUSACAcAACWEgAgkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABxQkBAAAAAdMJAQAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAEBLAAAmgQAIAuTCEAAAAABpAgBAAAAAaoIAQAAAAGtCAEAAAABuwgBAAAAAbwIAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQEsAACcBAAwASwAAJwEADABAAAAAwAgEgMAAM0RACAEAADOEQAgGAAAzxEAIBkAANARACAaAADREQAgGwAA0hEAIBwAANMRACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhAgAAAEQAICwAAKAEACALkwhAAO0OACGkCAEA9w4AIaoIAQD5DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIQIAAABCACAsAACiBAAgAgAAAEIAICwAAKIEACABAAAAAwAgAwAAAEQAIDMAAJoEACA0AACgBAAgAQAAAEQAIAEAAABCACAHDQAAyhEAIDkAAMwRACA6AADLEQAgqggAAPMOACC8CAAA8w4AINMJAADzDgAgiQoAAPMOACAOjwgAAIoOADCQCAAAqgQAEJEIAACKDgAwkwhAAO4MACGkCAEAig0AIaoIAQD9DAAhrQgBAPsMACG7CAEAig0AIbwIAQCMDQAhxQkBAPsMACHTCQEA_QwAIYcKAQD7DAAhiAoBAPsMACGJCkAA_AwAIQMAAABCACABAACpBAAwOAAAqgQAIAMAAABCACABAABDADACAABEACABAAAAXwAgAQAAAF8AIAMAAABdACABAABeADACAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAgVAADJEQAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABuwgBAAAAAd8JAQAAAAH5CQEAAAABhgoBAAAAAQEsAACyBAAgB5MIQAAAAAGeCAEAAAABpAgBAAAAAbsIAQAAAAHfCQEAAAAB-QkBAAAAAYYKAQAAAAEBLAAAtAQAMAEsAAC0BAAwCBUAAMgRACCTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACG7CAEA9w4AId8JAQD3DgAh-QkBAPcOACGGCgEA9w4AIQIAAABfACAsAAC3BAAgB5MIQADtDgAhnggBAPcOACGkCAEA9w4AIbsIAQD3DgAh3wkBAPcOACH5CQEA9w4AIYYKAQD3DgAhAgAAAF0AICwAALkEACACAAAAXQAgLAAAuQQAIAMAAABfACAzAACyBAAgNAAAtwQAIAEAAABfACABAAAAXQAgAw0AAMURACA5AADHEQAgOgAAxhEAIAqPCAAAiQ4AMJAIAADABAAQkQgAAIkOADCTCEAA7gwAIZ4IAQD7DAAhpAgBAIoNACG7CAEAig0AId8JAQCKDQAh-QkBAPsMACGGCgEA-wwAIQMAAABdACABAAC_BAAwOAAAwAQAIAMAAABdACABAABeADACAABfACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAADCEQAgFQAAwxEAIBcAAMQRACCTCEAAAAABpAgBAAAAAboIQAAAAAG7CAEAAAABwQgBAAAAAcIIAQAAAAHfCQEAAAAB5glAAAAAAewJAAEAAAGFCkAAAAABASwAAMgEACAKkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAAB3wkBAAAAAeYJQAAAAAHsCQABAAABhQpAAAAAAQEsAADKBAAwASwAAMoEADANAwAAuhEAIBUAALsRACAXAAC8EQAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhuwgBAPcOACHBCAEA9w4AIcIIAQD3DgAh3wkBAPcOACHmCUAA-A4AIewJAAG6DwAhhQpAAPgOACECAAAASQAgLAAAzQQAIAqTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG7CAEA9w4AIcEIAQD3DgAhwggBAPcOACHfCQEA9w4AIeYJQAD4DgAh7AkAAboPACGFCkAA-A4AIQIAAABHACAsAADPBAAgAgAAAEcAICwAAM8EACADAAAASQAgMwAAyAQAIDQAAM0EACABAAAASQAgAQAAAEcAIAUNAAC3EQAgOQAAuREAIDoAALgRACDmCQAA8w4AIIUKAADzDgAgDY8IAACIDgAwkAgAANYEABCRCAAAiA4AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCKDQAhwQgBAPsMACHCCAEA-wwAId8JAQCKDQAh5glAAPwMACHsCQABnw0AIYUKQAD8DAAhAwAAAEcAIAEAANUEADA4AADWBAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACOAQAgAQAAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACAKAwAAtREAIBYAALYRACCTCEAAAAABpAgBAAAAAa4IAgAAAAGxCEAAAAABuQgBAAAAAbsIAQAAAAGDCgEAAAABhAqAAAAAAQEsAADeBAAgCJMIQAAAAAGkCAEAAAABrggCAAAAAbEIQAAAAAG5CAEAAAABuwgBAAAAAYMKAQAAAAGECoAAAAABASwAAOAEADABLAAA4AQAMAEAAABHACAKAwAAsxEAIBYAALQRACCTCEAA7Q4AIaQIAQD3DgAhrggCAP8OACGxCEAA7Q4AIbkIAQD5DgAhuwgBAPcOACGDCgEA-Q4AIYQKgAAAAAECAAAAjgEAICwAAOQEACAIkwhAAO0OACGkCAEA9w4AIa4IAgD_DgAhsQhAAO0OACG5CAEA-Q4AIbsIAQD3DgAhgwoBAPkOACGECoAAAAABAgAAAEsAICwAAOYEACACAAAASwAgLAAA5gQAIAEAAABHACADAAAAjgEAIDMAAN4EACA0AADkBAAgAQAAAI4BACABAAAASwAgCA0AAK4RACA5AACxEQAgOgAAsBEAIFsAAK8RACBcAACyEQAguQgAAPMOACCDCgAA8w4AIIQKAADzDgAgC48IAACHDgAwkAgAAO4EABCRCAAAhw4AMJMIQADuDAAhpAgBAIoNACGuCAIAjQ0AIbEIQADuDAAhuQgBAP0MACG7CAEAig0AIYMKAQCMDQAhhAoAALQNACADAAAASwAgAQAA7QQAMDgAAO4EACADAAAASwAgAQAAjQEAMAIAAI4BACAGjwgAAIYOADCQCAAA9AQAEJEIAACGDgAwgAoBAAAAAYEKAgCbDQAhggoEAN8NACEBAAAA8QQAIAEAAADxBAAgBo8IAACGDgAwkAgAAPQEABCRCAAAhg4AMIAKAQCGDQAhgQoCAJsNACGCCgQA3w0AIQGCCgAA8w4AIAMAAAD0BAAgAQAA9QQAMAIAAPEEACADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAOACgEAAAABgQoCAAAAAYIKBAAAAAEBLAAA-QQAIAOACgEAAAABgQoCAAAAAYIKBAAAAAEBLAAA-wQAMAEsAAD7BAAwA4AKAQD3DgAhgQoCAP8OACGCCgQAhhAAIQIAAADxBAAgLAAA_gQAIAOACgEA9w4AIYEKAgD_DgAhggoEAIYQACECAAAA9AQAICwAAIAFACACAAAA9AQAICwAAIAFACADAAAA8QQAIDMAAPkEACA0AAD-BAAgAQAAAPEEACABAAAA9AQAIAYNAACpEQAgOQAArBEAIDoAAKsRACBbAACqEQAgXAAArREAIIIKAADzDgAgBo8IAACFDgAwkAgAAIcFABCRCAAAhQ4AMIAKAQD7DAAhgQoCAI0NACGCCgQA2A0AIQMAAAD0BAAgAQAAhgUAMDgAAIcFACADAAAA9AQAIAEAAPUEADACAADxBAAgCo8IAACDDgAwkAgAAI0FABCRCAAAgw4AMJMIQAD3DAAhpAgBAAAAAbkIAQCGDQAh_AkBAIYNACH9CQABpA0AIf4JAAGkDQAh_wkAAIQOACABAAAAigUAIAEAAACKBQAgCY8IAACDDgAwkAgAAI0FABCRCAAAgw4AMJMIQAD3DAAhpAgBAKMNACG5CAEAhg0AIfwJAQCGDQAh_QkAAaQNACH-CQABpA0AIQADAAAAjQUAIAEAAI4FADACAACKBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAMAAACNBQAgAQAAjgUAMAIAAIoFACAGkwhAAAAAAaQIAQAAAAG5CAEAAAAB_AkBAAAAAf0JAAEAAAH-CQABAAABASwAAJIFACAGkwhAAAAAAaQIAQAAAAG5CAEAAAAB_AkBAAAAAf0JAAEAAAH-CQABAAABASwAAJQFADABLAAAlAUAMAaTCEAA7Q4AIaQIAQD3DgAhuQgBAPcOACH8CQEA9w4AIf0JAAG6DwAh_gkAAboPACECAAAAigUAICwAAJcFACAGkwhAAO0OACGkCAEA9w4AIbkIAQD3DgAh_AkBAPcOACH9CQABug8AIf4JAAG6DwAhAgAAAI0FACAsAACZBQAgAgAAAI0FACAsAACZBQAgAwAAAIoFACAzAACSBQAgNAAAlwUAIAEAAACKBQAgAQAAAI0FACADDQAAphEAIDkAAKgRACA6AACnEQAgCY8IAACCDgAwkAgAAKAFABCRCAAAgg4AMJMIQADuDAAhpAgBAIoNACG5CAEA-wwAIfwJAQD7DAAh_QkAAZ8NACH-CQABnw0AIQMAAACNBQAgAQAAnwUAMDgAAKAFACADAAAAjQUAIAEAAI4FADACAACKBQAgB48IAACBDgAwkAgAAKYFABCRCAAAgQ4AMJMIQAD3DAAhpAgBAAAAAc0IAQCGDQAh-wkBAIYNACEBAAAAowUAIAEAAACjBQAgB48IAACBDgAwkAgAAKYFABCRCAAAgQ4AMJMIQAD3DAAhpAgBAKMNACHNCAEAhg0AIfsJAQCGDQAhAAMAAACmBQAgAQAApwUAMAIAAKMFACADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIASTCEAAAAABpAgBAAAAAc0IAQAAAAH7CQEAAAABASwAAKsFACAEkwhAAAAAAaQIAQAAAAHNCAEAAAAB-wkBAAAAAQEsAACtBQAwASwAAK0FADAEkwhAAO0OACGkCAEA9w4AIc0IAQD3DgAh-wkBAPcOACECAAAAowUAICwAALAFACAEkwhAAO0OACGkCAEA9w4AIc0IAQD3DgAh-wkBAPcOACECAAAApgUAICwAALIFACACAAAApgUAICwAALIFACADAAAAowUAIDMAAKsFACA0AACwBQAgAQAAAKMFACABAAAApgUAIAMNAACjEQAgOQAApREAIDoAAKQRACAHjwgAAIAOADCQCAAAuQUAEJEIAACADgAwkwhAAO4MACGkCAEAig0AIc0IAQD7DAAh-wkBAPsMACEDAAAApgUAIAEAALgFADA4AAC5BQAgAwAAAKYFACABAACnBQAwAgAAowUAIAiPCAAA_w0AMJAIAAC_BQAQkQgAAP8NADCTCEAA9wwAIaQIAQAAAAG5CAEAhg0AIfkJAQAAAAH6CQEAiA0AIQEAAAC8BQAgAQAAALwFACAIjwgAAP8NADCQCAAAvwUAEJEIAAD_DQAwkwhAAPcMACGkCAEAow0AIbkIAQCGDQAh-QkBAIYNACH6CQEAiA0AIQH6CQAA8w4AIAMAAAC_BQAgAQAAwAUAMAIAALwFACADAAAAvwUAIAEAAMAFADACAAC8BQAgAwAAAL8FACABAADABQAwAgAAvAUAIAWTCEAAAAABpAgBAAAAAbkIAQAAAAH5CQEAAAAB-gkBAAAAAQEsAADEBQAgBZMIQAAAAAGkCAEAAAABuQgBAAAAAfkJAQAAAAH6CQEAAAABASwAAMYFADABLAAAxgUAMAWTCEAA7Q4AIaQIAQD3DgAhuQgBAPcOACH5CQEA9w4AIfoJAQD5DgAhAgAAALwFACAsAADJBQAgBZMIQADtDgAhpAgBAPcOACG5CAEA9w4AIfkJAQD3DgAh-gkBAPkOACECAAAAvwUAICwAAMsFACACAAAAvwUAICwAAMsFACADAAAAvAUAIDMAAMQFACA0AADJBQAgAQAAALwFACABAAAAvwUAIAQNAACgEQAgOQAAohEAIDoAAKERACD6CQAA8w4AIAiPCAAA_g0AMJAIAADSBQAQkQgAAP4NADCTCEAA7gwAIaQIAQCKDQAhuQgBAPsMACH5CQEA-wwAIfoJAQD9DAAhAwAAAL8FACABAADRBQAwOAAA0gUAIAMAAAC_BQAgAQAAwAUAMAIAALwFACARAwAA_A0AICEAAP0NACCPCAAA-w0AMJAIAAB0ABCRCAAA-w0AMJMIQAD3DAAhpAgBAAAAAa0IAQCGDQAhuwgBAAAAAdMJAQCIDQAh7wkBAIgNACHwCQEAiA0AIfEJAACUDQAg8gkCAJsNACHzCQEAiA0AIfQJQACHDQAh9QkAAPoNACABAAAA1QUAIAEAAADVBQAgBwMAAJ4RACAhAACfEQAg0wkAAPMOACDvCQAA8w4AIPAJAADzDgAg8wkAAPMOACD0CQAA8w4AIAMAAAB0ACABAADYBQAwAgAA1QUAIAMAAAB0ACABAADYBQAwAgAA1QUAIAMAAAB0ACABAADYBQAwAgAA1QUAIA0DAACcEQAgIQAAnREAIJMIQAAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAHTCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQAAmxEAIPIJAgAAAAHzCQEAAAAB9AlAAAAAAQEsAADcBQAgC5MIQAAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAHTCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQAAmxEAIPIJAgAAAAHzCQEAAAAB9AlAAAAAAQEsAADeBQAwASwAAN4FADANAwAAjREAICEAAI4RACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIdMJAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACMEQAg8gkCAP8OACHzCQEA-Q4AIfQJQAD4DgAhAgAAANUFACAsAADhBQAgC5MIQADtDgAhpAgBAPcOACGtCAEA9w4AIbsIAQD3DgAh0wkBAPkOACHvCQEA-Q4AIfAJAQD5DgAh8QkAAIwRACDyCQIA_w4AIfMJAQD5DgAh9AlAAPgOACECAAAAdAAgLAAA4wUAIAIAAAB0ACAsAADjBQAgAwAAANUFACAzAADcBQAgNAAA4QUAIAEAAADVBQAgAQAAAHQAIAoNAACHEQAgOQAAihEAIDoAAIkRACBbAACIEQAgXAAAixEAINMJAADzDgAg7wkAAPMOACDwCQAA8w4AIPMJAADzDgAg9AkAAPMOACAOjwgAAPkNADCQCAAA6gUAEJEIAAD5DQAwkwhAAO4MACGkCAEAig0AIa0IAQD7DAAhuwgBAIoNACHTCQEA_QwAIe8JAQD9DAAh8AkBAP0MACHxCQAAlA0AIPIJAgCNDQAh8wkBAP0MACH0CUAA_AwAIQMAAAB0ACABAADpBQAwOAAA6gUAIAMAAAB0ACABAADYBQAwAgAA1QUAIAEAAAB4ACABAAAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgEgMAAIURACAgAACGEQAgkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAAB0wkBAAAAAeYJQAAAAAHqCUAAAAAB6wkBAAAAAewJAAEAAAHtCQEAAAAB7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkAAIQRACABLAAA8gUAIBCTCEAAAAABpAgBAAAAAboIQAAAAAG7CAEAAAABwQgBAAAAAcIIAQAAAAHTCQEAAAAB5glAAAAAAeoJQAAAAAHrCQEAAAAB7AkAAQAAAe0JAQAAAAHuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQAAhBEAIAEsAAD0BQAwASwAAPQFADASAwAAghEAICAAAIMRACCTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG7CAEA9w4AIcEIAQD3DgAhwggBAPcOACHTCQEA-Q4AIeYJQAD4DgAh6glAAPgOACHrCQEA9w4AIewJAAG6DwAh7QkBAPcOACHuCQEA-Q4AIe8JAQD5DgAh8AkBAPkOACHxCQAAgREAIAIAAAB4ACAsAAD3BQAgEJMIQADtDgAhpAgBAPcOACG6CEAA7Q4AIbsIAQD3DgAhwQgBAPcOACHCCAEA9w4AIdMJAQD5DgAh5glAAPgOACHqCUAA-A4AIesJAQD3DgAh7AkAAboPACHtCQEA9w4AIe4JAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACBEQAgAgAAAHYAICwAAPkFACACAAAAdgAgLAAA-QUAIAMAAAB4ACAzAADyBQAgNAAA9wUAIAEAAAB4ACABAAAAdgAgCQ0AAP4QACA5AACAEQAgOgAA_xAAINMJAADzDgAg5gkAAPMOACDqCQAA8w4AIO4JAADzDgAg7wkAAPMOACDwCQAA8w4AIBOPCAAA-A0AMJAIAACABgAQkQgAAPgNADCTCEAA7gwAIaQIAQCKDQAhughAAO4MACG7CAEAig0AIcEIAQD7DAAhwggBAPsMACHTCQEA_QwAIeYJQAD8DAAh6glAAPwMACHrCQEAig0AIewJAAGfDQAh7QkBAPsMACHuCQEA_QwAIe8JAQD9DAAh8AkBAP0MACHxCQAAlA0AIAMAAAB2ACABAAD_BQAwOAAAgAYAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAAD8EAAgFQAA_RAAILoIQAAAAAG7CAEAAAABvAgBAAAAAd8JAQAAAAHnCQABAAAB6AkBAAAAAekJAQAAAAHqCUAAAAABASwAAIgGACAIughAAAAAAbsIAQAAAAG8CAEAAAAB3wkBAAAAAecJAAEAAAHoCQEAAAAB6QkBAAAAAeoJQAAAAAEBLAAAigYAMAEsAACKBgAwCgMAAPoQACAVAAD7EAAgughAAO0OACG7CAEA9w4AIbwIAQD3DgAh3wkBAPcOACHnCQABug8AIegJAQD3DgAh6QkBAPcOACHqCUAA-A4AIQIAAABQACAsAACNBgAgCLoIQADtDgAhuwgBAPcOACG8CAEA9w4AId8JAQD3DgAh5wkAAboPACHoCQEA9w4AIekJAQD3DgAh6glAAPgOACECAAAATgAgLAAAjwYAIAIAAABOACAsAACPBgAgAwAAAFAAIDMAAIgGACA0AACNBgAgAQAAAFAAIAEAAABOACAEDQAA9xAAIDkAAPkQACA6AAD4EAAg6gkAAPMOACALjwgAAPcNADCQCAAAlgYAEJEIAAD3DQAwughAAO4MACG7CAEAig0AIbwIAQCKDQAh3wkBAIoNACHnCQABnw0AIegJAQD7DAAh6QkBAPsMACHqCUAA_AwAIQMAAABOACABAACVBgAwOAAAlgYAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAAD1EAAgFQAA9hAAIJMIQAAAAAGkCAEAAAABughAAAAAAbsIAQAAAAG8CAEAAAAB3wkBAAAAAeIJAAEAAAHjCQABAAAB5AkBAAAAAeUJQAAAAAHmCUAAAAABASwAAJ4GACALkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAHfCQEAAAAB4gkAAQAAAeMJAAEAAAHkCQEAAAAB5QlAAAAAAeYJQAAAAAEBLAAAoAYAMAEsAACgBgAwDQMAAPMQACAVAAD0EAAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhuwgBAPcOACG8CAEA9w4AId8JAQD3DgAh4gkAAboPACHjCQABug8AIeQJAQD5DgAh5QlAAPgOACHmCUAA-A4AIQIAAABUACAsAACjBgAgC5MIQADtDgAhpAgBAPcOACG6CEAA7Q4AIbsIAQD3DgAhvAgBAPcOACHfCQEA9w4AIeIJAAG6DwAh4wkAAboPACHkCQEA-Q4AIeUJQAD4DgAh5glAAPgOACECAAAAUgAgLAAApQYAIAIAAABSACAsAAClBgAgAwAAAFQAIDMAAJ4GACA0AACjBgAgAQAAAFQAIAEAAABSACAGDQAA8BAAIDkAAPIQACA6AADxEAAg5AkAAPMOACDlCQAA8w4AIOYJAADzDgAgDo8IAAD2DQAwkAgAAKwGABCRCAAA9g0AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCKDQAhvAgBAIoNACHfCQEAig0AIeIJAAGfDQAh4wkAAZ8NACHkCQEA_QwAIeUJQAD8DAAh5glAAPwMACEDAAAAUgAgAQAAqwYAMDgAAKwGACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAA7hAAIAQBAAAAARUAAO8QACCTCEAAAAABpAgBAAAAAa0IAQAAAAG6CEAAAAABuwgBAAAAAbwIAQAAAAHZCAEAAAAB2wkAAQAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQIAAAAB4QlAAAAAAQEsAAC0BgAgDwQBAAAAAZMIQAAAAAGkCAEAAAABrQgBAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAdkIAQAAAAHbCQABAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB3wkBAAAAAeAJAgAAAAHhCUAAAAABASwAALYGADABLAAAtgYAMAEAAABaACABAAAAQgAgEQMAAOwQACAEAQD5DgAhFQAA7RAAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIboIQADtDgAhuwgBAPkOACG8CAEA-Q4AIdkIAQD3DgAh2wkAAboPACHcCQABug8AId0JAQD5DgAh3gkBAPkOACHfCQEA-Q4AIeAJAgD_DgAh4QlAAPgOACECAAAAWAAgLAAAuwYAIA8EAQD5DgAhkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhughAAO0OACG7CAEA-Q4AIbwIAQD5DgAh2QgBAPcOACHbCQABug8AIdwJAAG6DwAh3QkBAPkOACHeCQEA-Q4AId8JAQD5DgAh4AkCAP8OACHhCUAA-A4AIQIAAABWACAsAAC9BgAgAgAAAFYAICwAAL0GACABAAAAWgAgAQAAAEIAIAMAAABYACAzAAC0BgAgNAAAuwYAIAEAAABYACABAAAAVgAgDAQAAPMOACANAADnEAAgOQAA6hAAIDoAAOkQACBbAADoEAAgXAAA6xAAILsIAADzDgAgvAgAAPMOACDdCQAA8w4AIN4JAADzDgAg3wkAAPMOACDhCQAA8w4AIBIEAQD9DAAhjwgAAPUNADCQCAAAxgYAEJEIAAD1DQAwkwhAAO4MACGkCAEAig0AIa0IAQD7DAAhughAAO4MACG7CAEAjA0AIbwIAQCMDQAh2QgBAPsMACHbCQABnw0AIdwJAAGfDQAh3QkBAP0MACHeCQEA_QwAId8JAQCMDQAh4AkCAI0NACHhCUAA_AwAIQMAAABWACABAADFBgAwOAAAxgYAIAMAAABWACABAABXADACAABYACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIBUDAADjEAAgEQAA5BAAIBMAAOUQACAUAADmEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAcUJAQAAAAHPCQIAAAAB0wkBAAAAAdQJAQAAAAHVCQEAAAAB1gmAAAAAAdcJAQAAAAHYCQAA4hAAINkJAgAAAAHaCQIAAAABASwAAM4GACARkwhAAAAAAaQIAQAAAAGtCAEAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAcUJAQAAAAHPCQIAAAAB0wkBAAAAAdQJAQAAAAHVCQEAAAAB1gmAAAAAAdcJAQAAAAHYCQAA4hAAINkJAgAAAAHaCQIAAAABASwAANAGADABLAAA0AYAMBUDAADBEAAgEQAAwhAAIBMAAMMQACAUAADEEAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACHFCQEA9w4AIc8JAgD_DgAh0wkBAPcOACHUCQEA9w4AIdUJAQD5DgAh1gmAAAAAAdcJAQD5DgAh2AkAAMAQACDZCQIA_w4AIdoJAgD_DgAhAgAAAHAAICwAANMGACARkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACHFCQEA9w4AIc8JAgD_DgAh0wkBAPcOACHUCQEA9w4AIdUJAQD5DgAh1gmAAAAAAdcJAQD5DgAh2AkAAMAQACDZCQIA_w4AIdoJAgD_DgAhAgAAAG4AICwAANUGACACAAAAbgAgLAAA1QYAIAMAAABwACAzAADOBgAgNAAA0wYAIAEAAABwACABAAAAbgAgCA0AALsQACA5AAC-EAAgOgAAvRAAIFsAALwQACBcAAC_EAAg1QkAAPMOACDWCQAA8w4AINcJAADzDgAgFI8IAAD0DQAwkAgAANwGABCRCAAA9A0AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIbsIAQCKDQAhwQgBAPsMACHCCAEA-wwAIcMIQADuDAAhxQkBAPsMACHPCQIAjQ0AIdMJAQD7DAAh1AkBAPsMACHVCQEA_QwAIdYJAAC0DQAg1wkBAP0MACHYCQAAlA0AINkJAgCNDQAh2gkCAI0NACEDAAAAbgAgAQAA2wYAMDgAANwGACADAAAAbgAgAQAAbwAwAgAAcAAgChIAAPMNACCPCAAA8g0AMJAIAAA6ABCRCAAA8g0AMJ8IQACHDQAhrwhAAPcMACHDCQEAAAAB0AkAAJQNACDRCQAAlA0AINIJAQCIDQAhAQAAAN8GACABAAAA3wYAIAMSAAC6EAAgnwgAAPMOACDSCQAA8w4AIAMAAAA6ACABAADiBgAwAgAA3wYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAcSAAC5EAAgnwhAAAAAAa8IQAAAAAHDCQEAAAAB0AkAALcQACDRCQAAuBAAINIJAQAAAAEBLAAA5gYAIAafCEAAAAABrwhAAAAAAcMJAQAAAAHQCQAAtxAAINEJAAC4EAAg0gkBAAAAAQEsAADoBgAwASwAAOgGADAHEgAAthAAIJ8IQAD4DgAhrwhAAO0OACHDCQEA9w4AIdAJAAC0EAAg0QkAALUQACDSCQEA-Q4AIQIAAADfBgAgLAAA6wYAIAafCEAA-A4AIa8IQADtDgAhwwkBAPcOACHQCQAAtBAAINEJAAC1EAAg0gkBAPkOACECAAAAOgAgLAAA7QYAIAIAAAA6ACAsAADtBgAgAwAAAN8GACAzAADmBgAgNAAA6wYAIAEAAADfBgAgAQAAADoAIAUNAACxEAAgOQAAsxAAIDoAALIQACCfCAAA8w4AINIJAADzDgAgCY8IAADxDQAwkAgAAPQGABCRCAAA8Q0AMJ8IQAD8DAAhrwhAAO4MACHDCQEAig0AIdAJAACUDQAg0QkAAJQNACDSCQEA_QwAIQMAAAA6ACABAADzBgAwOAAA9AYAIAMAAAA6ACABAADiBgAwAgAA3wYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAAK8QACASAACwEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABuwgBAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHDCQEAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAmAAAAAAckJAACtEAAgygkCAAAAAcsJIAAAAAHMCQEAAAABzQkAAK4QACDOCSAAAAABzwkCAAAAAQEsAAD8BgAgFJMIQAAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABwwkBAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJgAAAAAHJCQAArRAAIMoJAgAAAAHLCSAAAAABzAkBAAAAAc0JAACuEAAgzgkgAAAAAc8JAgAAAAEBLAAA_gYAMAEsAAD-BgAwFgQAAKsQACASAACsEAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACG8CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcMJAQD3DgAhxQkBAPcOACHGCQEA9w4AIccJAQD3DgAhyAmAAAAAAckJAACpEAAgygkCAP8OACHLCSAArw8AIcwJAQD3DgAhzQkAAKoQACDOCSAArw8AIc8JAgD_DgAhAgAAADcAICwAAIEHACAUkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACG8CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcMJAQD3DgAhxQkBAPcOACHGCQEA9w4AIccJAQD3DgAhyAmAAAAAAckJAACpEAAgygkCAP8OACHLCSAArw8AIcwJAQD3DgAhzQkAAKoQACDOCSAArw8AIc8JAgD_DgAhAgAAADUAICwAAIMHACACAAAANQAgLAAAgwcAIAMAAAA3ACAzAAD8BgAgNAAAgQcAIAEAAAA3ACABAAAANQAgBQ0AAKQQACA5AACnEAAgOgAAphAAIFsAAKUQACBcAACoEAAgF48IAADwDQAwkAgAAIoHABCRCAAA8A0AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIbsIAQCKDQAhvAgBAIoNACHBCAEA-wwAIcIIAQD7DAAhwwhAAO4MACHDCQEAig0AIcUJAQD7DAAhxgkBAPsMACHHCQEA-wwAIcgJAACLDQAgyQkAAJQNACDKCQIAjQ0AIcsJIACWDQAhzAkBAPsMACHNCQAAlA0AIM4JIACWDQAhzwkCAI0NACEDAAAANQAgAQAAiQcAMDgAAIoHACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAAoxAAILoIQAAAAAHDCQEAAAABxAkAAQAAAQEsAACSBwAgA7oIQAAAAAHDCQEAAAABxAkAAQAAAQEsAACUBwAwASwAAJQHADAEEgAAohAAILoIQADtDgAhwwkBAPcOACHECQABug8AIQIAAAA-ACAsAACXBwAgA7oIQADtDgAhwwkBAPcOACHECQABug8AIQIAAAA8ACAsAACZBwAgAgAAADwAICwAAJkHACADAAAAPgAgMwAAkgcAIDQAAJcHACABAAAAPgAgAQAAADwAIAMNAACfEAAgOQAAoRAAIDoAAKAQACAGjwgAAO8NADCQCAAAoAcAEJEIAADvDQAwughAAO4MACHDCQEAig0AIcQJAAGfDQAhAwAAADwAIAEAAJ8HADA4AACgBwAgAwAAADwAIAEAAD0AMAIAAD4AICMFAQCGDQAhjwgAAOwNADCQCAAApgcAEJEIAADsDQAwkwhAAPcMACGeCAEAhg0AIdgIAQCIDQAh3QgEAPYMACHeCAEAhg0AId8IAQAAAAGUCQEAiA0AIasJBAD2DAAhrAlAAIcNACGtCQAAsA0AIK4JAACwDQAgrwkAALANACCwCQEAhg0AIbEJQAD3DAAhsgkgAJoNACGzCQEAiA0AIbQJAQCIDQAhtQkBAIgNACG2CQAAsA0AILcJAACwDQAguAkAALANACC5CQAAsA0AILoJAQCIDQAhuwkBAIgNACG8CQEAiA0AIb0JIADtDQAhvgkCAJsNACG_CQEAiA0AIcAJAgCbDQAhwQkCAJsNACHCCQAA7g0AIAEAAACjBwAgAQAAAKMHACAiBQEAhg0AIY8IAADsDQAwkAgAAKYHABCRCAAA7A0AMJMIQAD3DAAhnggBAIYNACHYCAEAiA0AId0IBAD2DAAh3ggBAIYNACHfCAEAow0AIZQJAQCIDQAhqwkEAPYMACGsCUAAhw0AIa0JAACwDQAgrgkAALANACCvCQAAsA0AILAJAQCGDQAhsQlAAPcMACGyCSAAmg0AIbMJAQCIDQAhtAkBAIgNACG1CQEAiA0AIbYJAACwDQAgtwkAALANACC4CQAAsA0AILkJAACwDQAgugkBAIgNACG7CQEAiA0AIbwJAQCIDQAhvQkgAO0NACG-CQIAmw0AIb8JAQCIDQAhwAkCAJsNACHBCQIAmw0AIQvYCAAA8w4AIJQJAADzDgAgrAkAAPMOACCzCQAA8w4AILQJAADzDgAgtQkAAPMOACC6CQAA8w4AILsJAADzDgAgvAkAAPMOACC9CQAA8w4AIL8JAADzDgAgAwAAAKYHACABAACnBwAwAgAAowcAIAMAAACmBwAgAQAApwcAMAIAAKMHACADAAAApgcAIAEAAKcHADACAACjBwAgHwUBAAAAAZMIQAAAAAGeCAEAAAAB2AgBAAAAAd0IBAAAAAHeCAEAAAAB3wgBAAAAAZQJAQAAAAGrCQQAAAABrAlAAAAAAa0JgAAAAAGuCYAAAAABrwmAAAAAAbAJAQAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJgAAAAAG3CYAAAAABuAmAAAAAAbkJgAAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CSAAAAABvgkCAAAAAb8JAQAAAAHACQIAAAABwQkCAAAAAQEsAACrBwAgHwUBAAAAAZMIQAAAAAGeCAEAAAAB2AgBAAAAAd0IBAAAAAHeCAEAAAAB3wgBAAAAAZQJAQAAAAGrCQQAAAABrAlAAAAAAa0JgAAAAAGuCYAAAAABrwmAAAAAAbAJAQAAAAGxCUAAAAABsgkgAAAAAbMJAQAAAAG0CQEAAAABtQkBAAAAAbYJgAAAAAG3CYAAAAABuAmAAAAAAbkJgAAAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CSAAAAABvgkCAAAAAb8JAQAAAAHACQIAAAABwQkCAAAAAQEsAACtBwAwASwAAK0HADAfBQEA9w4AIZMIQADtDgAhnggBAPcOACHYCAEA-Q4AId0IBADsDgAh3ggBAPcOACHfCAEA9w4AIZQJAQD5DgAhqwkEAOwOACGsCUAA-A4AIa0JgAAAAAGuCYAAAAABrwmAAAAAAbAJAQD3DgAhsQlAAO0OACGyCSAArw8AIbMJAQD5DgAhtAkBAPkOACG1CQEA-Q4AIbYJgAAAAAG3CYAAAAABuAmAAAAAAbkJgAAAAAG6CQEA-Q4AIbsJAQD5DgAhvAkBAPkOACG9CSAAnhAAIb4JAgD_DgAhvwkBAPkOACHACQIA_w4AIcEJAgD_DgAhAgAAAKMHACAsAACwBwAgHwUBAPcOACGTCEAA7Q4AIZ4IAQD3DgAh2AgBAPkOACHdCAQA7A4AId4IAQD3DgAh3wgBAPcOACGUCQEA-Q4AIasJBADsDgAhrAlAAPgOACGtCYAAAAABrgmAAAAAAa8JgAAAAAGwCQEA9w4AIbEJQADtDgAhsgkgAK8PACGzCQEA-Q4AIbQJAQD5DgAhtQkBAPkOACG2CYAAAAABtwmAAAAAAbgJgAAAAAG5CYAAAAABugkBAPkOACG7CQEA-Q4AIbwJAQD5DgAhvQkgAJ4QACG-CQIA_w4AIb8JAQD5DgAhwAkCAP8OACHBCQIA_w4AIQIAAACmBwAgLAAAsgcAIAIAAACmBwAgLAAAsgcAIAMAAACjBwAgMwAAqwcAIDQAALAHACABAAAAowcAIAEAAACmBwAgEA0AAJkQACA5AACcEAAgOgAAmxAAIFsAAJoQACBcAACdEAAg2AgAAPMOACCUCQAA8w4AIKwJAADzDgAgswkAAPMOACC0CQAA8w4AILUJAADzDgAgugkAAPMOACC7CQAA8w4AILwJAADzDgAgvQkAAPMOACC_CQAA8w4AICIFAQD7DAAhjwgAAOgNADCQCAAAuQcAEJEIAADoDQAwkwhAAO4MACGeCAEA-wwAIdgIAQD9DAAh3QgEAO0MACHeCAEA-wwAId8IAQCKDQAhlAkBAP0MACGrCQQA7QwAIawJQAD8DAAhrQkAAIsNACCuCQAAiw0AIK8JAACLDQAgsAkBAPsMACGxCUAA7gwAIbIJIACWDQAhswkBAP0MACG0CQEA_QwAIbUJAQD9DAAhtgkAAIsNACC3CQAAiw0AILgJAACLDQAguQkAAIsNACC6CQEA_QwAIbsJAQD9DAAhvAkBAP0MACG9CSAA6Q0AIb4JAgCNDQAhvwkBAP0MACHACQIAjQ0AIcEJAgCNDQAhAwAAAKYHACABAAC4BwAwOAAAuQcAIAMAAACmBwAgAQAApwcAMAIAAKMHACAUBQEAhg0AIY8IAADlDQAwkAgAAL8HABCRCAAA5Q0AMJ4IAQCGDQAh1wgBAIYNACHdCAQA9gwAId4IAQCGDQAh3wgBAKMNACHkCAEAow0AIaEJAQCGDQAhogkBAIYNACGjCQEAhg0AIaQJAgCbDQAhpQlAAPcMACGmCUAA9wwAIacJBAD2DAAhqAkCAJsNACGpCQAA5g0AIKoJAADnDQAgAQAAALwHACABAAAAvAcAIBIFAQCGDQAhjwgAAOUNADCQCAAAvwcAEJEIAADlDQAwnggBAIYNACHXCAEAhg0AId0IBAD2DAAh3ggBAIYNACHfCAEAow0AIeQIAQCjDQAhoQkBAIYNACGiCQEAhg0AIaMJAQCGDQAhpAkCAJsNACGlCUAA9wwAIaYJQAD3DAAhpwkEAPYMACGoCQIAmw0AIQADAAAAvwcAIAEAAMAHADACAAC8BwAgAwAAAL8HACABAADABwAwAgAAvAcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACAPBQEAAAABnggBAAAAAdcIAQAAAAHdCAQAAAAB3ggBAAAAAd8IAQAAAAHkCAEAAAABoQkBAAAAAaIJAQAAAAGjCQEAAAABpAkCAAAAAaUJQAAAAAGmCUAAAAABpwkEAAAAAagJAgAAAAEBLAAAxAcAIA8FAQAAAAGeCAEAAAAB1wgBAAAAAd0IBAAAAAHeCAEAAAAB3wgBAAAAAeQIAQAAAAGhCQEAAAABogkBAAAAAaMJAQAAAAGkCQIAAAABpQlAAAAAAaYJQAAAAAGnCQQAAAABqAkCAAAAAQEsAADGBwAwASwAAMYHADAPBQEA9w4AIZ4IAQD3DgAh1wgBAPcOACHdCAQA7A4AId4IAQD3DgAh3wgBAPcOACHkCAEA9w4AIaEJAQD3DgAhogkBAPcOACGjCQEA9w4AIaQJAgD_DgAhpQlAAO0OACGmCUAA7Q4AIacJBADsDgAhqAkCAP8OACECAAAAvAcAICwAAMkHACAPBQEA9w4AIZ4IAQD3DgAh1wgBAPcOACHdCAQA7A4AId4IAQD3DgAh3wgBAPcOACHkCAEA9w4AIaEJAQD3DgAhogkBAPcOACGjCQEA9w4AIaQJAgD_DgAhpQlAAO0OACGmCUAA7Q4AIacJBADsDgAhqAkCAP8OACECAAAAvwcAICwAAMsHACACAAAAvwcAICwAAMsHACADAAAAvAcAIDMAAMQHACA0AADJBwAgAQAAALwHACABAAAAvwcAIAUNAACUEAAgOQAAlxAAIDoAAJYQACBbAACVEAAgXAAAmBAAIBIFAQD7DAAhjwgAAOQNADCQCAAA0gcAEJEIAADkDQAwnggBAPsMACHXCAEA-wwAId0IBADtDAAh3ggBAPsMACHfCAEAig0AIeQIAQCKDQAhoQkBAPsMACGiCQEA-wwAIaMJAQD7DAAhpAkCAI0NACGlCUAA7gwAIaYJQADuDAAhpwkEAO0MACGoCQIAjQ0AIQMAAAC_BwAgAQAA0QcAMDgAANIHACADAAAAvwcAIAEAAMAHADACAAC8BwAgCo8IAADjDQAwkAgAANgHABCRCAAA4w0AMKQIAQAAAAG8CAEAow0AIdQIAQCjDQAh5AgBAKMNACHmCEAA9wwAIZ8JAgCbDQAhoAlAAPcMACEBAAAA1QcAIAEAAADVBwAgCo8IAADjDQAwkAgAANgHABCRCAAA4w0AMKQIAQCjDQAhvAgBAKMNACHUCAEAow0AIeQIAQCjDQAh5ghAAPcMACGfCQIAmw0AIaAJQAD3DAAhAAMAAADYBwAgAQAA2QcAMAIAANUHACADAAAA2AcAIAEAANkHADACAADVBwAgAwAAANgHACABAADZBwAwAgAA1QcAIAekCAEAAAABvAgBAAAAAdQIAQAAAAHkCAEAAAAB5ghAAAAAAZ8JAgAAAAGgCUAAAAABASwAAN0HACAHpAgBAAAAAbwIAQAAAAHUCAEAAAAB5AgBAAAAAeYIQAAAAAGfCQIAAAABoAlAAAAAAQEsAADfBwAwASwAAN8HADAHpAgBAPcOACG8CAEA9w4AIdQIAQD3DgAh5AgBAPcOACHmCEAA7Q4AIZ8JAgD_DgAhoAlAAO0OACECAAAA1QcAICwAAOIHACAHpAgBAPcOACG8CAEA9w4AIdQIAQD3DgAh5AgBAPcOACHmCEAA7Q4AIZ8JAgD_DgAhoAlAAO0OACECAAAA2AcAICwAAOQHACACAAAA2AcAICwAAOQHACADAAAA1QcAIDMAAN0HACA0AADiBwAgAQAAANUHACABAAAA2AcAIAUNAACPEAAgOQAAkhAAIDoAAJEQACBbAACQEAAgXAAAkxAAIAqPCAAA4g0AMJAIAADrBwAQkQgAAOINADCkCAEAig0AIbwIAQCKDQAh1AgBAIoNACHkCAEAig0AIeYIQADuDAAhnwkCAI0NACGgCUAA7gwAIQMAAADYBwAgAQAA6gcAMDgAAOsHACADAAAA2AcAIAEAANkHADACAADVBwAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAWCQAAjhAAIJMIQAAAAAG8CAEAAAAB5AgBAAAAAYcJAgAAAAGOCQEAAAABjwkBAAAAAZAJAgAAAAGRCQQAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABmAmAAAAAAZkJQAAAAAGaCUAAAAABmwlAAAAAAZwJBAAAAAGdCQQAAAABngkBAAAAAQEsAADzBwAgFZMIQAAAAAG8CAEAAAAB5AgBAAAAAYcJAgAAAAGOCQEAAAABjwkBAAAAAZAJAgAAAAGRCQQAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABmAmAAAAAAZkJQAAAAAGaCUAAAAABmwlAAAAAAZwJBAAAAAGdCQQAAAABngkBAAAAAQEsAAD1BwAwASwAAPUHADAWCQAAjRAAIJMIQADtDgAhvAgBAPcOACHkCAEA9w4AIYcJAgD_DgAhjgkBAPcOACGPCQEA9w4AIZAJAgD_DgAhkQkEAOwOACGSCQEA9w4AIZMJAQD3DgAhlAkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGYCYAAAAABmQlAAPgOACGaCUAA-A4AIZsJQAD4DgAhnAkEAOwOACGdCQQA7A4AIZ4JAQD3DgAhAgAAABwAICwAAPgHACAVkwhAAO0OACG8CAEA9w4AIeQIAQD3DgAhhwkCAP8OACGOCQEA9w4AIY8JAQD3DgAhkAkCAP8OACGRCQQA7A4AIZIJAQD3DgAhkwkBAPcOACGUCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZgJgAAAAAGZCUAA-A4AIZoJQAD4DgAhmwlAAPgOACGcCQQA7A4AIZ0JBADsDgAhngkBAPcOACECAAAAGgAgLAAA-gcAIAIAAAAaACAsAAD6BwAgAwAAABwAIDMAAPMHACA0AAD4BwAgAQAAABwAIAEAAAAaACAIDQAAiBAAIDkAAIsQACA6AACKEAAgWwAAiRAAIFwAAIwQACCZCQAA8w4AIJoJAADzDgAgmwkAAPMOACAYjwgAAOENADCQCAAAgQgAEJEIAADhDQAwkwhAAO4MACG8CAEAig0AIeQIAQCKDQAhhwkCAI0NACGOCQEAig0AIY8JAQD7DAAhkAkCAI0NACGRCQQA7QwAIZIJAQD7DAAhkwkBAPsMACGUCQEA-wwAIZUJAgCNDQAhlgkCAI0NACGXCQIAjQ0AIZgJAACLDQAgmQlAAPwMACGaCUAA_AwAIZsJQAD8DAAhnAkEAO0MACGdCQQA7QwAIZ4JAQD7DAAhAwAAABoAIAEAAIAIADA4AACBCAAgAwAAABoAIAEAABsAMAIAABwAIBGPCAAA3g0AMJAIAACHCAAQkQgAAN4NADC7CAEAow0AIbwIAQCjDQAh5AgBAAAAAfMIAQCGDQAh9AgBAIYNACH3CAIA4A0AIYYJAQCGDQAhhwkCAJsNACGICQQA9gwAIYkJBADfDQAhigkEAN8NACGLCQQA3w0AIYwJQACHDQAhjQkEAN8NACEBAAAAhAgAIAEAAACECAAgEY8IAADeDQAwkAgAAIcIABCRCAAA3g0AMLsIAQCjDQAhvAgBAKMNACHkCAEAow0AIfMIAQCGDQAh9AgBAIYNACH3CAIA4A0AIYYJAQCGDQAhhwkCAJsNACGICQQA9gwAIYkJBADfDQAhigkEAN8NACGLCQQA3w0AIYwJQACHDQAhjQkEAN8NACEG9wgAAPMOACCJCQAA8w4AIIoJAADzDgAgiwkAAPMOACCMCQAA8w4AII0JAADzDgAgAwAAAIcIACABAACICAAwAgAAhAgAIAMAAACHCAAgAQAAiAgAMAIAAIQIACADAAAAhwgAIAEAAIgIADACAACECAAgDrsIAQAAAAG8CAEAAAAB5AgBAAAAAfMIAQAAAAH0CAEAAAAB9wgCAAAAAYYJAQAAAAGHCQIAAAABiAkEAAAAAYkJBAAAAAGKCQQAAAABiwkEAAAAAYwJQAAAAAGNCQQAAAABASwAAIwIACAOuwgBAAAAAbwIAQAAAAHkCAEAAAAB8wgBAAAAAfQIAQAAAAH3CAIAAAABhgkBAAAAAYcJAgAAAAGICQQAAAABiQkEAAAAAYoJBAAAAAGLCQQAAAABjAlAAAAAAY0JBAAAAAEBLAAAjggAMAEsAACOCAAwDrsIAQD3DgAhvAgBAPcOACHkCAEA9w4AIfMIAQD3DgAh9AgBAPcOACH3CAIAhxAAIYYJAQD3DgAhhwkCAP8OACGICQQA7A4AIYkJBACGEAAhigkEAIYQACGLCQQAhhAAIYwJQAD4DgAhjQkEAIYQACECAAAAhAgAICwAAJEIACAOuwgBAPcOACG8CAEA9w4AIeQIAQD3DgAh8wgBAPcOACH0CAEA9w4AIfcIAgCHEAAhhgkBAPcOACGHCQIA_w4AIYgJBADsDgAhiQkEAIYQACGKCQQAhhAAIYsJBACGEAAhjAlAAPgOACGNCQQAhhAAIQIAAACHCAAgLAAAkwgAIAIAAACHCAAgLAAAkwgAIAMAAACECAAgMwAAjAgAIDQAAJEIACABAAAAhAgAIAEAAACHCAAgCw0AAIEQACA5AACEEAAgOgAAgxAAIFsAAIIQACBcAACFEAAg9wgAAPMOACCJCQAA8w4AIIoJAADzDgAgiwkAAPMOACCMCQAA8w4AII0JAADzDgAgEY8IAADXDQAwkAgAAJoIABCRCAAA1w0AMLsIAQCKDQAhvAgBAIoNACHkCAEAig0AIfMIAQD7DAAh9AgBAPsMACH3CAIA2Q0AIYYJAQD7DAAhhwkCAI0NACGICQQA7QwAIYkJBADYDQAhigkEANgNACGLCQQA2A0AIYwJQAD8DAAhjQkEANgNACEDAAAAhwgAIAEAAJkIADA4AACaCAAgAwAAAIcIACABAACICAAwAgAAhAgAIAmPCAAA1Q0AMJAIAACgCAAQkQgAANUNADCTCEAA9wwAIZwIBAD2DAAhpAgBAAAAAbsIAQCjDQAhgwkAALANACCFCQAA1g0AIAEAAACdCAAgAQAAAJ0IACAIjwgAANUNADCQCAAAoAgAEJEIAADVDQAwkwhAAPcMACGcCAQA9gwAIaQIAQCjDQAhuwgBAKMNACGDCQAAsA0AIAADAAAAoAgAIAEAAKEIADACAACdCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACAFkwhAAAAAAZwIBAAAAAGkCAEAAAABuwgBAAAAAYMJgAAAAAEBLAAApQgAIAWTCEAAAAABnAgEAAAAAaQIAQAAAAG7CAEAAAABgwmAAAAAAQEsAACnCAAwASwAAKcIADAFkwhAAO0OACGcCAQA7A4AIaQIAQD3DgAhuwgBAPcOACGDCYAAAAABAgAAAJ0IACAsAACqCAAgBZMIQADtDgAhnAgEAOwOACGkCAEA9w4AIbsIAQD3DgAhgwmAAAAAAQIAAACgCAAgLAAArAgAIAIAAACgCAAgLAAArAgAIAMAAACdCAAgMwAApQgAIDQAAKoIACABAAAAnQgAIAEAAACgCAAgBQ0AAPwPACA5AAD_DwAgOgAA_g8AIFsAAP0PACBcAACAEAAgCI8IAADUDQAwkAgAALMIABCRCAAA1A0AMJMIQADuDAAhnAgEAO0MACGkCAEAig0AIbsIAQCKDQAhgwkAAIsNACADAAAAoAgAIAEAALIIADA4AACzCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAaPCAAA0w0AMJAIAAC5CAAQkQgAANMNADCTCEAA9wwAIaQIAQAAAAGDCQEAhg0AIQEAAAC2CAAgAQAAALYIACAGjwgAANMNADCQCAAAuQgAEJEIAADTDQAwkwhAAPcMACGkCAEAow0AIYMJAQCGDQAhAAMAAAC5CAAgAQAAuggAMAIAALYIACADAAAAuQgAIAEAALoIADACAAC2CAAgAwAAALkIACABAAC6CAAwAgAAtggAIAOTCEAAAAABpAgBAAAAAYMJAQAAAAEBLAAAvggAIAOTCEAAAAABpAgBAAAAAYMJAQAAAAEBLAAAwAgAMAEsAADACAAwA5MIQADtDgAhpAgBAPcOACGDCQEA9w4AIQIAAAC2CAAgLAAAwwgAIAOTCEAA7Q4AIaQIAQD3DgAhgwkBAPcOACECAAAAuQgAICwAAMUIACACAAAAuQgAICwAAMUIACADAAAAtggAIDMAAL4IACA0AADDCAAgAQAAALYIACABAAAAuQgAIAMNAAD5DwAgOQAA-w8AIDoAAPoPACAGjwgAANINADCQCAAAzAgAEJEIAADSDQAwkwhAAO4MACGkCAEAig0AIYMJAQD7DAAhAwAAALkIACABAADLCAAwOAAAzAgAIAMAAAC5CAAgAQAAuggAMAIAALYIACAKjwgAANENADCQCAAA0ggAEJEIAADRDQAwkwhAAPcMACGcCAQA9gwAIaQIAQAAAAG7CAEAow0AIdcIAQCGDQAhgwkAALANACCECUAA9wwAIQEAAADPCAAgAQAAAM8IACAKjwgAANENADCQCAAA0ggAEJEIAADRDQAwkwhAAPcMACGcCAQA9gwAIaQIAQCjDQAhuwgBAKMNACHXCAEAhg0AIYMJAACwDQAghAlAAPcMACEAAwAAANIIACABAADTCAAwAgAAzwgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACADAAAA0ggAIAEAANMIADACAADPCAAgB5MIQAAAAAGcCAQAAAABpAgBAAAAAbsIAQAAAAHXCAEAAAABgwmAAAAAAYQJQAAAAAEBLAAA1wgAIAeTCEAAAAABnAgEAAAAAaQIAQAAAAG7CAEAAAAB1wgBAAAAAYMJgAAAAAGECUAAAAABASwAANkIADABLAAA2QgAMAeTCEAA7Q4AIZwIBADsDgAhpAgBAPcOACG7CAEA9w4AIdcIAQD3DgAhgwmAAAAAAYQJQADtDgAhAgAAAM8IACAsAADcCAAgB5MIQADtDgAhnAgEAOwOACGkCAEA9w4AIbsIAQD3DgAh1wgBAPcOACGDCYAAAAABhAlAAO0OACECAAAA0ggAICwAAN4IACACAAAA0ggAICwAAN4IACADAAAAzwgAIDMAANcIACA0AADcCAAgAQAAAM8IACABAAAA0ggAIAUNAAD0DwAgOQAA9w8AIDoAAPYPACBbAAD1DwAgXAAA-A8AIAqPCAAA0A0AMJAIAADlCAAQkQgAANANADCTCEAA7gwAIZwIBADtDAAhpAgBAIoNACG7CAEAig0AIdcIAQD7DAAhgwkAAIsNACCECUAA7gwAIQMAAADSCAAgAQAA5AgAMDgAAOUIACADAAAA0ggAIAEAANMIADACAADPCAAgDo8IAADODQAwkAgAAOsIABCRCAAAzg0AMJMIQAD3DAAhpAgBAAAAAbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIfMIAQCGDQAh9AgBAIYNACH_CAQA9gwAIYAJBAD2DAAhgQkBAIYNACGCCQAAzw0AIAEAAADoCAAgAQAAAOgIACANjwgAAM4NADCQCAAA6wgAEJEIAADODQAwkwhAAPcMACGkCAEAow0AIbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIfMIAQCGDQAh9AgBAIYNACH_CAQA9gwAIYAJBAD2DAAhgQkBAIYNACEAAwAAAOsIACABAADsCAAwAgAA6AgAIAMAAADrCAAgAQAA7AgAMAIAAOgIACADAAAA6wgAIAEAAOwIADACAADoCAAgCpMIQAAAAAGkCAEAAAABuwgBAAAAAbwIAQAAAAHXCAEAAAAB8wgBAAAAAfQIAQAAAAH_CAQAAAABgAkEAAAAAYEJAQAAAAEBLAAA8AgAIAqTCEAAAAABpAgBAAAAAbsIAQAAAAG8CAEAAAAB1wgBAAAAAfMIAQAAAAH0CAEAAAAB_wgEAAAAAYAJBAAAAAGBCQEAAAABASwAAPIIADABLAAA8ggAMAqTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACG8CAEA9w4AIdcIAQD3DgAh8wgBAPcOACH0CAEA9w4AIf8IBADsDgAhgAkEAOwOACGBCQEA9w4AIQIAAADoCAAgLAAA9QgAIAqTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACG8CAEA9w4AIdcIAQD3DgAh8wgBAPcOACH0CAEA9w4AIf8IBADsDgAhgAkEAOwOACGBCQEA9w4AIQIAAADrCAAgLAAA9wgAIAIAAADrCAAgLAAA9wgAIAMAAADoCAAgMwAA8AgAIDQAAPUIACABAAAA6AgAIAEAAADrCAAgBQ0AAO8PACA5AADyDwAgOgAA8Q8AIFsAAPAPACBcAADzDwAgDY8IAADNDQAwkAgAAP4IABCRCAAAzQ0AMJMIQADuDAAhpAgBAIoNACG7CAEAig0AIbwIAQCKDQAh1wgBAPsMACHzCAEA-wwAIfQIAQD7DAAh_wgEAO0MACGACQQA7QwAIYEJAQD7DAAhAwAAAOsIACABAAD9CAAwOAAA_ggAIAMAAADrCAAgAQAA7AgAMAIAAOgIACANjwgAAMwNADCQCAAAhAkAEJEIAADMDQAwkwhAAPcMACGcCAQA9gwAIbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIeQIAQAAAAHzCAEAhg0AIfQIAQCGDQAh_QgEAPYMACH-CEAAhw0AIQEAAACBCQAgAQAAAIEJACANjwgAAMwNADCQCAAAhAkAEJEIAADMDQAwkwhAAPcMACGcCAQA9gwAIbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIeQIAQCjDQAh8wgBAIYNACH0CAEAhg0AIf0IBAD2DAAh_ghAAIcNACEB_ggAAPMOACADAAAAhAkAIAEAAIUJADACAACBCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIAMAAACECQAgAQAAhQkAMAIAAIEJACAKkwhAAAAAAZwIBAAAAAG7CAEAAAABvAgBAAAAAdcIAQAAAAHkCAEAAAAB8wgBAAAAAfQIAQAAAAH9CAQAAAAB_ghAAAAAAQEsAACJCQAgCpMIQAAAAAGcCAQAAAABuwgBAAAAAbwIAQAAAAHXCAEAAAAB5AgBAAAAAfMIAQAAAAH0CAEAAAAB_QgEAAAAAf4IQAAAAAEBLAAAiwkAMAEsAACLCQAwCpMIQADtDgAhnAgEAOwOACG7CAEA9w4AIbwIAQD3DgAh1wgBAPcOACHkCAEA9w4AIfMIAQD3DgAh9AgBAPcOACH9CAQA7A4AIf4IQAD4DgAhAgAAAIEJACAsAACOCQAgCpMIQADtDgAhnAgEAOwOACG7CAEA9w4AIbwIAQD3DgAh1wgBAPcOACHkCAEA9w4AIfMIAQD3DgAh9AgBAPcOACH9CAQA7A4AIf4IQAD4DgAhAgAAAIQJACAsAACQCQAgAgAAAIQJACAsAACQCQAgAwAAAIEJACAzAACJCQAgNAAAjgkAIAEAAACBCQAgAQAAAIQJACAGDQAA6g8AIDkAAO0PACA6AADsDwAgWwAA6w8AIFwAAO4PACD-CAAA8w4AIA2PCAAAyw0AMJAIAACXCQAQkQgAAMsNADCTCEAA7gwAIZwIBADtDAAhuwgBAIoNACG8CAEAig0AIdcIAQD7DAAh5AgBAIoNACHzCAEA-wwAIfQIAQD7DAAh_QgEAO0MACH-CEAA_AwAIQMAAACECQAgAQAAlgkAMDgAAJcJACADAAAAhAkAIAEAAIUJADACAACBCQAgD48IAADJDQAwkAgAAJ0JABCRCAAAyQ0AMLsIAQCjDQAhvAgBAKMNACHzCAEAhg0AIfQIAQCGDQAh9QgEAPYMACH2CAQA9gwAIfcIBAD2DAAh-AgEAPYMACH5CAQA9gwAIfoIBAD2DAAh-wgEAPYMACH8CAAAyg0AIAEAAACaCQAgAQAAAJoJACAOjwgAAMkNADCQCAAAnQkAEJEIAADJDQAwuwgBAKMNACG8CAEAow0AIfMIAQCGDQAh9AgBAIYNACH1CAQA9gwAIfYIBAD2DAAh9wgEAPYMACH4CAQA9gwAIfkIBAD2DAAh-ggEAPYMACH7CAQA9gwAIQADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACALuwgBAAAAAbwIAQAAAAHzCAEAAAAB9AgBAAAAAfUIBAAAAAH2CAQAAAAB9wgEAAAAAfgIBAAAAAH5CAQAAAAB-ggEAAAAAfsIBAAAAAEBLAAAogkAIAu7CAEAAAABvAgBAAAAAfMIAQAAAAH0CAEAAAAB9QgEAAAAAfYIBAAAAAH3CAQAAAAB-AgEAAAAAfkIBAAAAAH6CAQAAAAB-wgEAAAAAQEsAACkCQAwASwAAKQJADALuwgBAPcOACG8CAEA9w4AIfMIAQD3DgAh9AgBAPcOACH1CAQA7A4AIfYIBADsDgAh9wgEAOwOACH4CAQA7A4AIfkIBADsDgAh-ggEAOwOACH7CAQA7A4AIQIAAACaCQAgLAAApwkAIAu7CAEA9w4AIbwIAQD3DgAh8wgBAPcOACH0CAEA9w4AIfUIBADsDgAh9ggEAOwOACH3CAQA7A4AIfgIBADsDgAh-QgEAOwOACH6CAQA7A4AIfsIBADsDgAhAgAAAJ0JACAsAACpCQAgAgAAAJ0JACAsAACpCQAgAwAAAJoJACAzAACiCQAgNAAApwkAIAEAAACaCQAgAQAAAJ0JACAFDQAA5Q8AIDkAAOgPACA6AADnDwAgWwAA5g8AIFwAAOkPACAOjwgAAMgNADCQCAAAsAkAEJEIAADIDQAwuwgBAIoNACG8CAEAig0AIfMIAQD7DAAh9AgBAPsMACH1CAQA7QwAIfYIBADtDAAh9wgEAO0MACH4CAQA7QwAIfkIBADtDAAh-ggEAO0MACH7CAQA7QwAIQMAAACdCQAgAQAArwkAMDgAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgD48IAADGDQAwkAgAALYJABCRCAAAxg0AMLsIAQCjDQAhvAgBAKMNACHzCAEAhg0AIfQIAQCGDQAh9QgEAPYMACH2CAQA9gwAIfcIBAD2DAAh-AgEAPYMACH5CAQA9gwAIfoIBAD2DAAh-wgEAPYMACH8CAAAxw0AIAEAAACzCQAgAQAAALMJACAOjwgAAMYNADCQCAAAtgkAEJEIAADGDQAwuwgBAKMNACG8CAEAow0AIfMIAQCGDQAh9AgBAIYNACH1CAQA9gwAIfYIBAD2DAAh9wgEAPYMACH4CAQA9gwAIfkIBAD2DAAh-ggEAPYMACH7CAQA9gwAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACALuwgBAAAAAbwIAQAAAAHzCAEAAAAB9AgBAAAAAfUIBAAAAAH2CAQAAAAB9wgEAAAAAfgIBAAAAAH5CAQAAAAB-ggEAAAAAfsIBAAAAAEBLAAAuwkAIAu7CAEAAAABvAgBAAAAAfMIAQAAAAH0CAEAAAAB9QgEAAAAAfYIBAAAAAH3CAQAAAAB-AgEAAAAAfkIBAAAAAH6CAQAAAAB-wgEAAAAAQEsAAC9CQAwASwAAL0JADALuwgBAPcOACG8CAEA9w4AIfMIAQD3DgAh9AgBAPcOACH1CAQA7A4AIfYIBADsDgAh9wgEAOwOACH4CAQA7A4AIfkIBADsDgAh-ggEAOwOACH7CAQA7A4AIQIAAACzCQAgLAAAwAkAIAu7CAEA9w4AIbwIAQD3DgAh8wgBAPcOACH0CAEA9w4AIfUIBADsDgAh9ggEAOwOACH3CAQA7A4AIfgIBADsDgAh-QgEAOwOACH6CAQA7A4AIfsIBADsDgAhAgAAALYJACAsAADCCQAgAgAAALYJACAsAADCCQAgAwAAALMJACAzAAC7CQAgNAAAwAkAIAEAAACzCQAgAQAAALYJACAFDQAA4A8AIDkAAOMPACA6AADiDwAgWwAA4Q8AIFwAAOQPACAOjwgAAMUNADCQCAAAyQkAEJEIAADFDQAwuwgBAIoNACG8CAEAig0AIfMIAQD7DAAh9AgBAPsMACH1CAQA7QwAIfYIBADtDAAh9wgEAO0MACH4CAQA7QwAIfkIBADtDAAh-ggEAO0MACH7CAQA7QwAIQMAAAC2CQAgAQAAyAkAMDgAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgB48IAADEDQAwkAgAAM8JABCRCAAAxA0AMO8IAQAAAAHwCEAA9wwAIfEIAgCbDQAh8ggCAJsNACEBAAAAzAkAIAEAAADMCQAgB48IAADEDQAwkAgAAM8JABCRCAAAxA0AMO8IAQCGDQAh8AhAAPcMACHxCAIAmw0AIfIIAgCbDQAhAAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIATvCAEAAAAB8AhAAAAAAfEIAgAAAAHyCAIAAAABASwAANQJACAE7wgBAAAAAfAIQAAAAAHxCAIAAAAB8ggCAAAAAQEsAADWCQAwASwAANYJADAE7wgBAPcOACHwCEAA7Q4AIfEIAgD_DgAh8ggCAP8OACECAAAAzAkAICwAANkJACAE7wgBAPcOACHwCEAA7Q4AIfEIAgD_DgAh8ggCAP8OACECAAAAzwkAICwAANsJACACAAAAzwkAICwAANsJACADAAAAzAkAIDMAANQJACA0AADZCQAgAQAAAMwJACABAAAAzwkAIAUNAADbDwAgOQAA3g8AIDoAAN0PACBbAADcDwAgXAAA3w8AIAePCAAAww0AMJAIAADiCQAQkQgAAMMNADDvCAEA-wwAIfAIQADuDAAh8QgCAI0NACHyCAIAjQ0AIQMAAADPCQAgAQAA4QkAMDgAAOIJACADAAAAzwkAIAEAANAJADACAADMCQAgCI8IAADBDQAwkAgAAOgJABCRCAAAwQ0AMKoIAQCGDQAhuwgBAK8NACHeCAEAhg0AIe0IQAD3DAAh7ggAAMINACABAAAA5QkAIAEAAADlCQAgB48IAADBDQAwkAgAAOgJABCRCAAAwQ0AMKoIAQCGDQAhuwgBAK8NACHeCAEAhg0AIe0IQAD3DAAhAbsIAADzDgAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgBKoIAQAAAAG7CAEAAAAB3ggBAAAAAe0IQAAAAAEBLAAA7QkAIASqCAEAAAABuwgBAAAAAd4IAQAAAAHtCEAAAAABASwAAO8JADABLAAA7wkAMASqCAEA9w4AIbsIAQD5DgAh3ggBAPcOACHtCEAA7Q4AIQIAAADlCQAgLAAA8gkAIASqCAEA9w4AIbsIAQD5DgAh3ggBAPcOACHtCEAA7Q4AIQIAAADoCQAgLAAA9AkAIAIAAADoCQAgLAAA9AkAIAMAAADlCQAgMwAA7QkAIDQAAPIJACABAAAA5QkAIAEAAADoCQAgBA0AANgPACA5AADaDwAgOgAA2Q8AILsIAADzDgAgB48IAADADQAwkAgAAPsJABCRCAAAwA0AMKoIAQD7DAAhuwgBAIwNACHeCAEA-wwAIe0IQADuDAAhAwAAAOgJACABAAD6CQAwOAAA-wkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAIjwgAAL4NADCQCAAAgQoAEJEIAAC-DQAwqggBAIYNACG7CAEArw0AId4IAQCGDQAh7QhAAPcMACHuCAAAvw0AIAEAAAD-CQAgAQAAAP4JACAHjwgAAL4NADCQCAAAgQoAEJEIAAC-DQAwqggBAIYNACG7CAEArw0AId4IAQCGDQAh7QhAAPcMACEBuwgAAPMOACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACAEqggBAAAAAbsIAQAAAAHeCAEAAAAB7QhAAAAAAQEsAACGCgAgBKoIAQAAAAG7CAEAAAAB3ggBAAAAAe0IQAAAAAEBLAAAiAoAMAEsAACICgAwBKoIAQD3DgAhuwgBAPkOACHeCAEA9w4AIe0IQADtDgAhAgAAAP4JACAsAACLCgAgBKoIAQD3DgAhuwgBAPkOACHeCAEA9w4AIe0IQADtDgAhAgAAAIEKACAsAACNCgAgAgAAAIEKACAsAACNCgAgAwAAAP4JACAzAACGCgAgNAAAiwoAIAEAAAD-CQAgAQAAAIEKACAEDQAA1Q8AIDkAANcPACA6AADWDwAguwgAAPMOACAHjwgAAL0NADCQCAAAlAoAEJEIAAC9DQAwqggBAPsMACG7CAEAjA0AId4IAQD7DAAh7QhAAO4MACEDAAAAgQoAIAEAAJMKADA4AACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAiPCAAAvA0AMJAIAACaCgAQkQgAALwNADCkCCAAAAAB6QgEAPYMACHqCEAA9wwAIesIBAD2DAAh7AhAAIcNACEBAAAAlwoAIAEAAACXCgAgCI8IAAC8DQAwkAgAAJoKABCRCAAAvA0AMKQIIACaDQAh6QgEAPYMACHqCEAA9wwAIesIBAD2DAAh7AhAAIcNACEB7AgAAPMOACADAAAAmgoAIAEAAJsKADACAACXCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAFpAggAAAAAekIBAAAAAHqCEAAAAAB6wgEAAAAAewIQAAAAAEBLAAAnwoAIAWkCCAAAAAB6QgEAAAAAeoIQAAAAAHrCAQAAAAB7AhAAAAAAQEsAAChCgAwASwAAKEKADAFpAggAK8PACHpCAQA7A4AIeoIQADtDgAh6wgEAOwOACHsCEAA-A4AIQIAAACXCgAgLAAApAoAIAWkCCAArw8AIekIBADsDgAh6ghAAO0OACHrCAQA7A4AIewIQAD4DgAhAgAAAJoKACAsAACmCgAgAgAAAJoKACAsAACmCgAgAwAAAJcKACAzAACfCgAgNAAApAoAIAEAAACXCgAgAQAAAJoKACAGDQAA0A8AIDkAANMPACA6AADSDwAgWwAA0Q8AIFwAANQPACDsCAAA8w4AIAiPCAAAuw0AMJAIAACtCgAQkQgAALsNADCkCCAAlg0AIekIBADtDAAh6ghAAO4MACHrCAQA7QwAIewIQAD8DAAhAwAAAJoKACABAACsCgAwOAAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACALjwgAALoNADCQCAAAswoAEJEIAAC6DQAwkwhAAPcMACGkCAQAAAABrggCAJsNACHkCAEAow0AIeUIAQCGDQAh5ghAAPcMACHnCAEAiA0AIegIAQCIDQAhAQAAALAKACABAAAAsAoAIAuPCAAAug0AMJAIAACzCgAQkQgAALoNADCTCEAA9wwAIaQIBAD2DAAhrggCAJsNACHkCAEAow0AIeUIAQCGDQAh5ghAAPcMACHnCAEAiA0AIegIAQCIDQAhAucIAADzDgAg6AgAAPMOACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAIkwhAAAAAAaQIBAAAAAGuCAIAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAAB5wgBAAAAAegIAQAAAAEBLAAAuAoAIAiTCEAAAAABpAgEAAAAAa4IAgAAAAHkCAEAAAAB5QgBAAAAAeYIQAAAAAHnCAEAAAAB6AgBAAAAAQEsAAC6CgAwASwAALoKADAIkwhAAO0OACGkCAQA7A4AIa4IAgD_DgAh5AgBAPcOACHlCAEA9w4AIeYIQADtDgAh5wgBAPkOACHoCAEA-Q4AIQIAAACwCgAgLAAAvQoAIAiTCEAA7Q4AIaQIBADsDgAhrggCAP8OACHkCAEA9w4AIeUIAQD3DgAh5ghAAO0OACHnCAEA-Q4AIegIAQD5DgAhAgAAALMKACAsAAC_CgAgAgAAALMKACAsAAC_CgAgAwAAALAKACAzAAC4CgAgNAAAvQoAIAEAAACwCgAgAQAAALMKACAHDQAAyw8AIDkAAM4PACA6AADNDwAgWwAAzA8AIFwAAM8PACDnCAAA8w4AIOgIAADzDgAgC48IAAC5DQAwkAgAAMYKABCRCAAAuQ0AMJMIQADuDAAhpAgEAO0MACGuCAIAjQ0AIeQIAQCKDQAh5QgBAPsMACHmCEAA7gwAIecIAQD9DAAh6AgBAP0MACEDAAAAswoAIAEAAMUKADA4AADGCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIA0FAQCGDQAhjwgAALYNADCQCAAAzAoAEJEIAAC2DQAwkwhAAPcMACGeCAEAhg0AId0IBAD2DAAh3ggBAIYNACHfCAEAow0AIeAIAQCGDQAh4QgAALcNACDiCAAAtw0AIOMIAAC4DQAgAQAAAMkKACABAAAAyQoAIAwFAQCGDQAhjwgAALYNADCQCAAAzAoAEJEIAAC2DQAwkwhAAPcMACGeCAEAhg0AId0IBAD2DAAh3ggBAIYNACHfCAEAow0AIeAIAQCGDQAh4QgAALcNACDiCAAAtw0AIALhCAAA8w4AIOIIAADzDgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACADAAAAzAoAIAEAAM0KADACAADJCgAgCQUBAAAAAZMIQAAAAAGeCAEAAAAB3QgEAAAAAd4IAQAAAAHfCAEAAAAB4AgBAAAAAeEIgAAAAAHiCIAAAAABASwAANEKACAJBQEAAAABkwhAAAAAAZ4IAQAAAAHdCAQAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QiAAAAAAeIIgAAAAAEBLAAA0woAMAEsAADTCgAwCQUBAPcOACGTCEAA7Q4AIZ4IAQD3DgAh3QgEAOwOACHeCAEA9w4AId8IAQD3DgAh4AgBAPcOACHhCIAAAAAB4giAAAAAAQIAAADJCgAgLAAA1goAIAkFAQD3DgAhkwhAAO0OACGeCAEA9w4AId0IBADsDgAh3ggBAPcOACHfCAEA9w4AIeAIAQD3DgAh4QiAAAAAAeIIgAAAAAECAAAAzAoAICwAANgKACACAAAAzAoAICwAANgKACADAAAAyQoAIDMAANEKACA0AADWCgAgAQAAAMkKACABAAAAzAoAIAcNAADGDwAgOQAAyQ8AIDoAAMgPACBbAADHDwAgXAAAyg8AIOEIAADzDgAg4ggAAPMOACAMBQEA-wwAIY8IAACzDQAwkAgAAN8KABCRCAAAsw0AMJMIQADuDAAhnggBAPsMACHdCAQA7QwAId4IAQD7DAAh3wgBAIoNACHgCAEA-wwAIeEIAAC0DQAg4ggAALQNACADAAAAzAoAIAEAAN4KADA4AADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIBWPCAAArg0AMJAIAADlCgAQkQgAAK4NADCTCEAA9wwAIaQIAQCjDQAhpQgEAAAAAbsIAQCvDQAhvAgBAK8NACHHCAEAhg0AIdEIAQCGDQAh0ggBAIYNACHTCAEAiA0AIdQIAQCvDQAh1QgBAIYNACHWCAEAhg0AIdcIAQCIDQAh2AgBAIgNACHZCAEAiA0AIdoIAQCIDQAh2wgAALANACDcCAABsQ0AIQEAAADiCgAgAQAAAOIKACAVjwgAAK4NADCQCAAA5QoAEJEIAACuDQAwkwhAAPcMACGkCAEAow0AIaUIBAD2DAAhuwgBAK8NACG8CAEArw0AIccIAQCGDQAh0QgBAIYNACHSCAEAhg0AIdMIAQCIDQAh1AgBAK8NACHVCAEAhg0AIdYIAQCGDQAh1wgBAIgNACHYCAEAiA0AIdkIAQCIDQAh2ggBAIgNACHbCAAAsA0AINwIAAGxDQAhCbsIAADzDgAgvAgAAPMOACDTCAAA8w4AINQIAADzDgAg1wgAAPMOACDYCAAA8w4AINkIAADzDgAg2ggAAPMOACDcCAAA8w4AIAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgAwAAAOUKACABAADmCgAwAgAA4goAIBKTCEAAAAABpAgBAAAAAaUIBAAAAAG7CAEAAAABvAgBAAAAAccIAQAAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgBAAAAAdYIAQAAAAHXCAEAAAAB2AgBAAAAAdkIAQAAAAHaCAEAAAAB2wiAAAAAAdwIAAEAAAEBLAAA6goAIBKTCEAAAAABpAgBAAAAAaUIBAAAAAG7CAEAAAABvAgBAAAAAccIAQAAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgBAAAAAdYIAQAAAAHXCAEAAAAB2AgBAAAAAdkIAQAAAAHaCAEAAAAB2wiAAAAAAdwIAAEAAAEBLAAA7AoAMAEsAADsCgAwEpMIQADtDgAhpAgBAPcOACGlCAQA7A4AIbsIAQD5DgAhvAgBAPkOACHHCAEA9w4AIdEIAQD3DgAh0ggBAPcOACHTCAEA-Q4AIdQIAQD5DgAh1QgBAPcOACHWCAEA9w4AIdcIAQD5DgAh2AgBAPkOACHZCAEA-Q4AIdoIAQD5DgAh2wiAAAAAAdwIAAHFDwAhAgAAAOIKACAsAADvCgAgEpMIQADtDgAhpAgBAPcOACGlCAQA7A4AIbsIAQD5DgAhvAgBAPkOACHHCAEA9w4AIdEIAQD3DgAh0ggBAPcOACHTCAEA-Q4AIdQIAQD5DgAh1QgBAPcOACHWCAEA9w4AIdcIAQD5DgAh2AgBAPkOACHZCAEA-Q4AIdoIAQD5DgAh2wiAAAAAAdwIAAHFDwAhAgAAAOUKACAsAADxCgAgAgAAAOUKACAsAADxCgAgAwAAAOIKACAzAADqCgAgNAAA7woAIAEAAADiCgAgAQAAAOUKACAODQAAwA8AIDkAAMMPACA6AADCDwAgWwAAwQ8AIFwAAMQPACC7CAAA8w4AILwIAADzDgAg0wgAAPMOACDUCAAA8w4AINcIAADzDgAg2AgAAPMOACDZCAAA8w4AINoIAADzDgAg3AgAAPMOACAVjwgAAKoNADCQCAAA-AoAEJEIAACqDQAwkwhAAO4MACGkCAEAig0AIaUIBADtDAAhuwgBAIwNACG8CAEAjA0AIccIAQD7DAAh0QgBAPsMACHSCAEA-wwAIdMIAQD9DAAh1AgBAIwNACHVCAEA-wwAIdYIAQD7DAAh1wgBAP0MACHYCAEA_QwAIdkIAQD9DAAh2ggBAP0MACHbCAAAiw0AINwIAAGrDQAhAwAAAOUKACABAAD3CgAwOAAA-AoAIAMAAADlCgAgAQAA5goAMAIAAOIKACAJjwgAAKgNADCQCAAA_goAEJEIAACoDQAwpQgEAAAAAcgIBAD2DAAhywgBAKMNACHMCAABpA0AIc8IBAAAAAHQCAAAqQ0AIAEAAAD7CgAgAQAAAPsKACAIjwgAAKgNADCQCAAA_goAEJEIAACoDQAwpQgEAPYMACHICAQA9gwAIcsIAQCjDQAhzAgAAaQNACHPCAQA9gwAIQADAAAA_goAIAEAAP8KADACAAD7CgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAMAAAD-CgAgAQAA_woAMAIAAPsKACAFpQgEAAAAAcgIBAAAAAHLCAEAAAABzAgAAQAAAc8IBAAAAAEBLAAAgwsAIAWlCAQAAAAByAgEAAAAAcsIAQAAAAHMCAABAAABzwgEAAAAAQEsAACFCwAwASwAAIULADAFpQgEAOwOACHICAQA7A4AIcsIAQD3DgAhzAgAAboPACHPCAQA7A4AIQIAAAD7CgAgLAAAiAsAIAWlCAQA7A4AIcgIBADsDgAhywgBAPcOACHMCAABug8AIc8IBADsDgAhAgAAAP4KACAsAACKCwAgAgAAAP4KACAsAACKCwAgAwAAAPsKACAzAACDCwAgNAAAiAsAIAEAAAD7CgAgAQAAAP4KACAFDQAAuw8AIDkAAL4PACA6AAC9DwAgWwAAvA8AIFwAAL8PACAIjwgAAKcNADCQCAAAkQsAEJEIAACnDQAwpQgEAO0MACHICAQA7QwAIcsIAQCKDQAhzAgAAZ8NACHPCAQA7QwAIQMAAAD-CgAgAQAAkAsAMDgAAJELACADAAAA_goAIAEAAP8KADACAAD7CgAgC48IAACiDQAwkAgAAJcLABCRCAAAog0AMJMIQAD3DAAhyAgEAPYMACHLCAEAow0AIcwIAAGkDQAhzQgBAIYNACHOCAABpA0AIc8IBAAAAAHQCAAApg0AIAEAAACUCwAgAQAAAJQLACAKjwgAAKINADCQCAAAlwsAEJEIAACiDQAwkwhAAPcMACHICAQA9gwAIcsIAQCjDQAhzAgAAaQNACHNCAEAhg0AIc4IAAGkDQAhzwgEAPYMACEAAwAAAJcLACABAACYCwAwAgAAlAsAIAMAAACXCwAgAQAAmAsAMAIAAJQLACADAAAAlwsAIAEAAJgLADACAACUCwAgB5MIQAAAAAHICAQAAAABywgBAAAAAcwIAAEAAAHNCAEAAAABzggAAQAAAc8IBAAAAAEBLAAAnAsAIAeTCEAAAAAByAgEAAAAAcsIAQAAAAHMCAABAAABzQgBAAAAAc4IAAEAAAHPCAQAAAABASwAAJ4LADABLAAAngsAMAeTCEAA7Q4AIcgIBADsDgAhywgBAPcOACHMCAABug8AIc0IAQD3DgAhzggAAboPACHPCAQA7A4AIQIAAACUCwAgLAAAoQsAIAeTCEAA7Q4AIcgIBADsDgAhywgBAPcOACHMCAABug8AIc0IAQD3DgAhzggAAboPACHPCAQA7A4AIQIAAACXCwAgLAAAowsAIAIAAACXCwAgLAAAowsAIAMAAACUCwAgMwAAnAsAIDQAAKELACABAAAAlAsAIAEAAACXCwAgBQ0AALUPACA5AAC4DwAgOgAAtw8AIFsAALYPACBcAAC5DwAgCo8IAACeDQAwkAgAAKoLABCRCAAAng0AMJMIQADuDAAhyAgEAO0MACHLCAEAig0AIcwIAAGfDQAhzQgBAPsMACHOCAABnw0AIc8IBADtDAAhAwAAAJcLACABAACpCwAwOAAAqgsAIAMAAACXCwAgAQAAmAsAMAIAAJQLACAFjwgAAJ0NADCQCAAAsAsAEJEIAACdDQAwpAggAAAAAcoIBAD2DAAhAQAAAK0LACABAAAArQsAIAWPCAAAnQ0AMJAIAACwCwAQkQgAAJ0NADCkCCAAmg0AIcoIBAD2DAAhAAMAAACwCwAgAQAAsQsAMAIAAK0LACADAAAAsAsAIAEAALELADACAACtCwAgAwAAALALACABAACxCwAwAgAArQsAIAKkCCAAAAAByggEAAAAAQEsAAC1CwAgAqQIIAAAAAHKCAQAAAABASwAALcLADABLAAAtwsAMAKkCCAArw8AIcoIBADsDgAhAgAAAK0LACAsAAC6CwAgAqQIIACvDwAhyggEAOwOACECAAAAsAsAICwAALwLACACAAAAsAsAICwAALwLACADAAAArQsAIDMAALULACA0AAC6CwAgAQAAAK0LACABAAAAsAsAIAUNAACwDwAgOQAAsw8AIDoAALIPACBbAACxDwAgXAAAtA8AIAWPCAAAnA0AMJAIAADDCwAQkQgAAJwNADCkCCAAlg0AIcoIBADtDAAhAwAAALALACABAADCCwAwOAAAwwsAIAMAAACwCwAgAQAAsQsAMAIAAK0LACALjwgAAJkNADCQCAAAyQsAEJEIAACZDQAwoAgBAIgNACGkCCAAAAABrggCAJsNACGxCEAA9wwAIcAIQACHDQAhxwgBAIYNACHICAQA9gwAIckIQACHDQAhAQAAAMYLACABAAAAxgsAIAuPCAAAmQ0AMJAIAADJCwAQkQgAAJkNADCgCAEAiA0AIaQIIACaDQAhrggCAJsNACGxCEAA9wwAIcAIQACHDQAhxwgBAIYNACHICAQA9gwAIckIQACHDQAhA6AIAADzDgAgwAgAAPMOACDJCAAA8w4AIAMAAADJCwAgAQAAygsAMAIAAMYLACADAAAAyQsAIAEAAMoLADACAADGCwAgAwAAAMkLACABAADKCwAwAgAAxgsAIAigCAEAAAABpAggAAAAAa4IAgAAAAGxCEAAAAABwAhAAAAAAccIAQAAAAHICAQAAAAByQhAAAAAAQEsAADOCwAgCKAIAQAAAAGkCCAAAAABrggCAAAAAbEIQAAAAAHACEAAAAABxwgBAAAAAcgIBAAAAAHJCEAAAAABASwAANALADABLAAA0AsAMAigCAEA-Q4AIaQIIACvDwAhrggCAP8OACGxCEAA7Q4AIcAIQAD4DgAhxwgBAPcOACHICAQA7A4AIckIQAD4DgAhAgAAAMYLACAsAADTCwAgCKAIAQD5DgAhpAggAK8PACGuCAIA_w4AIbEIQADtDgAhwAhAAPgOACHHCAEA9w4AIcgIBADsDgAhyQhAAPgOACECAAAAyQsAICwAANULACACAAAAyQsAICwAANULACADAAAAxgsAIDMAAM4LACA0AADTCwAgAQAAAMYLACABAAAAyQsAIAgNAACqDwAgOQAArQ8AIDoAAKwPACBbAACrDwAgXAAArg8AIKAIAADzDgAgwAgAAPMOACDJCAAA8w4AIAuPCAAAlQ0AMJAIAADcCwAQkQgAAJUNADCgCAEA_QwAIaQIIACWDQAhrggCAI0NACGxCEAA7gwAIcAIQAD8DAAhxwgBAPsMACHICAQA7QwAIckIQAD8DAAhAwAAAMkLACABAADbCwAwOAAA3AsAIAMAAADJCwAgAQAAygsAMAIAAMYLACABAAAAgQEAIAEAAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgEAMAAKcPACAjAACoDwAgJAAAqQ8AIJMIQAAAAAGeCAEAAAABpAgBAAAAAa0IAQAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAAApg8AIL8IAQAAAAHACEAAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABASwAAOQLACANkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAACmDwAgvwgBAAAAAcAIQAAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAEBLAAA5gsAMAEsAADmCwAwEAMAAIsPACAjAACMDwAgJAAAjQ8AIJMIQADtDgAhnggBAPcOACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIb0IAQD3DgAhvggAAIoPACC_CAEA-Q4AIcAIQAD4DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhAgAAAIEBACAsAADpCwAgDZMIQADtDgAhnggBAPcOACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIb0IAQD3DgAhvggAAIoPACC_CAEA-Q4AIcAIQAD4DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhAgAAAH8AICwAAOsLACACAAAAfwAgLAAA6wsAIAMAAACBAQAgMwAA5AsAIDQAAOkLACABAAAAgQEAIAEAAAB_ACAGDQAAhw8AIDkAAIkPACA6AACIDwAgvAgAAPMOACC_CAAA8w4AIMAIAADzDgAgEI8IAACTDQAwkAgAAPILABCRCAAAkw0AMJMIQADuDAAhnggBAPsMACGkCAEAig0AIa0IAQD7DAAhuwgBAIoNACG8CAEAjA0AIb0IAQD7DAAhvggAAJQNACC_CAEA_QwAIcAIQAD8DAAhwQgBAPsMACHCCAEA-wwAIcMIQADuDAAhAwAAAH8AIAEAAPELADA4AADyCwAgAwAAAH8AIAEAAIABADACAACBAQAgAQAAAIUBACABAAAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAYiAACGDwAgkwhAAAAAAaQIAQAAAAGmCAEAAAABuQgBAAAAAboIQAAAAAEBLAAA-gsAIAWTCEAAAAABpAgBAAAAAaYIAQAAAAG5CAEAAAABughAAAAAAQEsAAD8CwAwASwAAPwLADAGIgAAhQ8AIJMIQADtDgAhpAgBAPcOACGmCAEA9w4AIbkIAQD3DgAhughAAPgOACECAAAAhQEAICwAAP8LACAFkwhAAO0OACGkCAEA9w4AIaYIAQD3DgAhuQgBAPcOACG6CEAA-A4AIQIAAACDAQAgLAAAgQwAIAIAAACDAQAgLAAAgQwAIAMAAACFAQAgMwAA-gsAIDQAAP8LACABAAAAhQEAIAEAAACDAQAgBA0AAIIPACA5AACEDwAgOgAAgw8AILoIAADzDgAgCI8IAACSDQAwkAgAAIgMABCRCAAAkg0AMJMIQADuDAAhpAgBAIoNACGmCAEAig0AIbkIAQD7DAAhughAAPwMACEDAAAAgwEAIAEAAIcMADA4AACIDAAgAwAAAIMBACABAACEAQAwAgAAhQEAIAEAAACJAQAgAQAAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACATIgAAgQ8AICyAAAAAAZMIQAAAAAGgCAEAAAABpAgBAAAAAaUIBAAAAAGmCAEAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIQAAAAAGsCAEAAAABrQgBAAAAAa4IAgAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABASwAAJAMACASLIAAAAABkwhAAAAAAaAIAQAAAAGkCAEAAAABpQgEAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwhAAAAAAawIAQAAAAGtCAEAAAABrggCAAAAAa8IQAAAAAGwCEAAAAABsQhAAAAAAbIIQAAAAAEBLAAAkgwAMAEsAACSDAAwEyIAAIAPACAsgAAAAAGTCEAA7Q4AIaAIAQD5DgAhpAgBAPcOACGlCAQA7A4AIaYIAQD3DgAhpwgBAPcOACGoCAEA9w4AIakIAQD3DgAhqggBAPcOACGrCEAA7Q4AIawIAQD5DgAhrQgBAPcOACGuCAIA_w4AIa8IQAD4DgAhsAhAAPgOACGxCEAA7Q4AIbIIQAD4DgAhAgAAAIkBACAsAACVDAAgEiyAAAAAAZMIQADtDgAhoAgBAPkOACGkCAEA9w4AIaUIBADsDgAhpggBAPcOACGnCAEA9w4AIagIAQD3DgAhqQgBAPcOACGqCAEA9w4AIasIQADtDgAhrAgBAPkOACGtCAEA9w4AIa4IAgD_DgAhrwhAAPgOACGwCEAA-A4AIbEIQADtDgAhsghAAPgOACECAAAAhwEAICwAAJcMACACAAAAhwEAICwAAJcMACADAAAAiQEAIDMAAJAMACA0AACVDAAgAQAAAIkBACABAAAAhwEAIAoNAAD6DgAgOQAA_Q4AIDoAAPwOACBbAAD7DgAgXAAA_g4AIKAIAADzDgAgrAgAAPMOACCvCAAA8w4AILAIAADzDgAgsggAAPMOACAVLAAAiw0AII8IAACJDQAwkAgAAJ4MABCRCAAAiQ0AMJMIQADuDAAhoAgBAP0MACGkCAEAig0AIaUIBADtDAAhpggBAIoNACGnCAEAig0AIagIAQD7DAAhqQgBAPsMACGqCAEA-wwAIasIQADuDAAhrAgBAIwNACGtCAEA-wwAIa4IAgCNDQAhrwhAAPwMACGwCEAA_AwAIbEIQADuDAAhsghAAPwMACEDAAAAhwEAIAEAAJ0MADA4AACeDAAgAwAAAIcBACABAACIAQAwAgAAiQEAIAePCAAAhQ0AMJAIAACkDAAQkQgAAIUNADCTCEAA9wwAIZ4IAQAAAAGfCEAAhw0AIaAIAQCIDQAhAQAAAKEMACABAAAAoQwAIAePCAAAhQ0AMJAIAACkDAAQkQgAAIUNADCTCEAA9wwAIZ4IAQCGDQAhnwhAAIcNACGgCAEAiA0AIQKfCAAA8w4AIKAIAADzDgAgAwAAAKQMACABAAClDAAwAgAAoQwAIAMAAACkDAAgAQAApQwAMAIAAKEMACADAAAApAwAIAEAAKUMADACAAChDAAgBJMIQAAAAAGeCAEAAAABnwhAAAAAAaAIAQAAAAEBLAAAqQwAIASTCEAAAAABnggBAAAAAZ8IQAAAAAGgCAEAAAABASwAAKsMADABLAAAqwwAMASTCEAA7Q4AIZ4IAQD3DgAhnwhAAPgOACGgCAEA-Q4AIQIAAAChDAAgLAAArgwAIASTCEAA7Q4AIZ4IAQD3DgAhnwhAAPgOACGgCAEA-Q4AIQIAAACkDAAgLAAAsAwAIAIAAACkDAAgLAAAsAwAIAMAAAChDAAgMwAAqQwAIDQAAK4MACABAAAAoQwAIAEAAACkDAAgBQ0AAPQOACA5AAD2DgAgOgAA9Q4AIJ8IAADzDgAgoAgAAPMOACAHjwgAAPoMADCQCAAAtwwAEJEIAAD6DAAwkwhAAO4MACGeCAEA-wwAIZ8IQAD8DAAhoAgBAP0MACEDAAAApAwAIAEAALYMADA4AAC3DAAgAwAAAKQMACABAAClDAAwAgAAoQwAIAWPCAAA-QwAMJAIAAC9DAAQkQgAAPkMADCcCAQAAAABnQhAAPcMACEBAAAAugwAIAEAAAC6DAAgBY8IAAD5DAAwkAgAAL0MABCRCAAA-QwAMJwIBAD2DAAhnQhAAPcMACEAAwAAAL0MACABAAC-DAAwAgAAugwAIAMAAAC9DAAgAQAAvgwAMAIAALoMACADAAAAvQwAIAEAAL4MADACAAC6DAAgApwIBAAAAAGdCEAAAAABASwAAMIMACACnAgEAAAAAZ0IQAAAAAEBLAAAxAwAMAEsAADEDAAwApwIBADsDgAhnQhAAO0OACECAAAAugwAICwAAMcMACACnAgEAOwOACGdCEAA7Q4AIQIAAAC9DAAgLAAAyQwAIAIAAAC9DAAgLAAAyQwAIAMAAAC6DAAgMwAAwgwAIDQAAMcMACABAAAAugwAIAEAAAC9DAAgBQ0AAO4OACA5AADxDgAgOgAA8A4AIFsAAO8OACBcAADyDgAgBY8IAAD4DAAwkAgAANAMABCRCAAA-AwAMJwIBADtDAAhnQhAAO4MACEDAAAAvQwAIAEAAM8MADA4AADQDAAgAwAAAL0MACABAAC-DAAwAgAAugwAIAWPCAAA9QwAMJAIAADWDAAQkQgAAPUMADCSCAQAAAABkwhAAPcMACEBAAAA0wwAIAEAAADTDAAgBY8IAAD1DAAwkAgAANYMABCRCAAA9QwAMJIIBAD2DAAhkwhAAPcMACEAAwAAANYMACABAADXDAAwAgAA0wwAIAMAAADWDAAgAQAA1wwAMAIAANMMACADAAAA1gwAIAEAANcMADACAADTDAAgApIIBAAAAAGTCEAAAAABASwAANsMACACkggEAAAAAZMIQAAAAAEBLAAA3QwAMAEsAADdDAAwApIIBADsDgAhkwhAAO0OACECAAAA0wwAICwAAOAMACACkggEAOwOACGTCEAA7Q4AIQIAAADWDAAgLAAA4gwAIAIAAADWDAAgLAAA4gwAIAMAAADTDAAgMwAA2wwAIDQAAOAMACABAAAA0wwAIAEAAADWDAAgBQ0AAOcOACA5AADqDgAgOgAA6Q4AIFsAAOgOACBcAADrDgAgBY8IAADsDAAwkAgAAOkMABCRCAAA7AwAMJIIBADtDAAhkwhAAO4MACEDAAAA1gwAIAEAAOgMADA4AADpDAAgAwAAANYMACABAADXDAAwAgAA0wwAIAWPCAAA7AwAMJAIAADpDAAQkQgAAOwMADCSCAQA7QwAIZMIQADuDAAhDQ0AAPAMACA5AAD0DAAgOgAA9AwAIFsAAPMMACBcAAD0DAAglAgEAAAAAZUIBAAAAASWCAQAAAAElwgEAAAAAZgIBAAAAAGZCAQAAAABmggEAAAAAZsIBADyDAAhCw0AAPAMACA5AADxDAAgOgAA8QwAIJQIQAAAAAGVCEAAAAAElghAAAAABJcIQAAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAA7wwAIQsNAADwDAAgOQAA8QwAIDoAAPEMACCUCEAAAAABlQhAAAAABJYIQAAAAASXCEAAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAO8MACEIlAgCAAAAAZUIAgAAAASWCAIAAAAElwgCAAAAAZgIAgAAAAGZCAIAAAABmggCAAAAAZsIAgDwDAAhCJQIQAAAAAGVCEAAAAAElghAAAAABJcIQAAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAA8QwAIQ0NAADwDAAgOQAA9AwAIDoAAPQMACBbAADzDAAgXAAA9AwAIJQIBAAAAAGVCAQAAAAElggEAAAABJcIBAAAAAGYCAQAAAABmQgEAAAAAZoIBAAAAAGbCAQA8gwAIQiUCAgAAAABlQgIAAAABJYICAAAAASXCAgAAAABmAgIAAAAAZkICAAAAAGaCAgAAAABmwgIAPMMACEIlAgEAAAAAZUIBAAAAASWCAQAAAAElwgEAAAAAZgIBAAAAAGZCAQAAAABmggEAAAAAZsIBAD0DAAhBY8IAAD1DAAwkAgAANYMABCRCAAA9QwAMJIIBAD2DAAhkwhAAPcMACEIlAgEAAAAAZUIBAAAAASWCAQAAAAElwgEAAAAAZgIBAAAAAGZCAQAAAABmggEAAAAAZsIBAD0DAAhCJQIQAAAAAGVCEAAAAAElghAAAAABJcIQAAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAA8QwAIQWPCAAA-AwAMJAIAADQDAAQkQgAAPgMADCcCAQA7QwAIZ0IQADuDAAhBY8IAAD5DAAwkAgAAL0MABCRCAAA-QwAMJwIBAD2DAAhnQhAAPcMACEHjwgAAPoMADCQCAAAtwwAEJEIAAD6DAAwkwhAAO4MACGeCAEA-wwAIZ8IQAD8DAAhoAgBAP0MACEODQAA8AwAIDkAAIQNACA6AACEDQAglAgBAAAAAZUIAQAAAASWCAEAAAAElwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQCDDQAhoQgBAAAAAaIIAQAAAAGjCAEAAAABCw0AAP8MACA5AACCDQAgOgAAgg0AIJQIQAAAAAGVCEAAAAAFlghAAAAABZcIQAAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAAgQ0AIQ4NAAD_DAAgOQAAgA0AIDoAAIANACCUCAEAAAABlQgBAAAABZYIAQAAAAWXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAP4MACGhCAEAAAABoggBAAAAAaMIAQAAAAEODQAA_wwAIDkAAIANACA6AACADQAglAgBAAAAAZUIAQAAAAWWCAEAAAAFlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQD-DAAhoQgBAAAAAaIIAQAAAAGjCAEAAAABCJQIAgAAAAGVCAIAAAAFlggCAAAABZcIAgAAAAGYCAIAAAABmQgCAAAAAZoIAgAAAAGbCAIA_wwAIQuUCAEAAAABlQgBAAAABZYIAQAAAAWXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAIANACGhCAEAAAABoggBAAAAAaMIAQAAAAELDQAA_wwAIDkAAIINACA6AACCDQAglAhAAAAAAZUIQAAAAAWWCEAAAAAFlwhAAAAAAZgIQAAAAAGZCEAAAAABmghAAAAAAZsIQACBDQAhCJQIQAAAAAGVCEAAAAAFlghAAAAABZcIQAAAAAGYCEAAAAABmQhAAAAAAZoIQAAAAAGbCEAAgg0AIQ4NAADwDAAgOQAAhA0AIDoAAIQNACCUCAEAAAABlQgBAAAABJYIAQAAAASXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAIMNACGhCAEAAAABoggBAAAAAaMIAQAAAAELlAgBAAAAAZUIAQAAAASWCAEAAAAElwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQCEDQAhoQgBAAAAAaIIAQAAAAGjCAEAAAABB48IAACFDQAwkAgAAKQMABCRCAAAhQ0AMJMIQAD3DAAhnggBAIYNACGfCEAAhw0AIaAIAQCIDQAhC5QIAQAAAAGVCAEAAAAElggBAAAABJcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAhA0AIaEIAQAAAAGiCAEAAAABowgBAAAAAQiUCEAAAAABlQhAAAAABZYIQAAAAAWXCEAAAAABmAhAAAAAAZkIQAAAAAGaCEAAAAABmwhAAIINACELlAgBAAAAAZUIAQAAAAWWCAEAAAAFlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQCADQAhoQgBAAAAAaIIAQAAAAGjCAEAAAABFSwAAIsNACCPCAAAiQ0AMJAIAACeDAAQkQgAAIkNADCTCEAA7gwAIaAIAQD9DAAhpAgBAIoNACGlCAQA7QwAIaYIAQCKDQAhpwgBAIoNACGoCAEA-wwAIakIAQD7DAAhqggBAPsMACGrCEAA7gwAIawIAQCMDQAhrQgBAPsMACGuCAIAjQ0AIa8IQAD8DAAhsAhAAPwMACGxCEAA7gwAIbIIQAD8DAAhCw0AAPAMACA5AACEDQAgOgAAhA0AIJQIAQAAAAGVCAEAAAAElggBAAAABJcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAkQ0AIQ8NAADwDAAgOQAAkA0AIDoAAJANACCUCIAAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmgiAAAAAAZsIgAAAAAGzCAEAAAABtAgBAAAAAbUIAQAAAAG2CIAAAAABtwiAAAAAAbgIgAAAAAELDQAA_wwAIDkAAIANACA6AACADQAglAgBAAAAAZUIAQAAAAWWCAEAAAAFlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQCPDQAhDQ0AAPAMACA5AADwDAAgOgAA8AwAIFsAAPMMACBcAADwDAAglAgCAAAAAZUIAgAAAASWCAIAAAAElwgCAAAAAZgIAgAAAAGZCAIAAAABmggCAAAAAZsIAgCODQAhDQ0AAPAMACA5AADwDAAgOgAA8AwAIFsAAPMMACBcAADwDAAglAgCAAAAAZUIAgAAAASWCAIAAAAElwgCAAAAAZgIAgAAAAGZCAIAAAABmggCAAAAAZsIAgCODQAhCw0AAP8MACA5AACADQAgOgAAgA0AIJQIAQAAAAGVCAEAAAAFlggBAAAABZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAjw0AIQyUCIAAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmgiAAAAAAZsIgAAAAAGzCAEAAAABtAgBAAAAAbUIAQAAAAG2CIAAAAABtwiAAAAAAbgIgAAAAAELDQAA8AwAIDkAAIQNACA6AACEDQAglAgBAAAAAZUIAQAAAASWCAEAAAAElwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQCRDQAhCI8IAACSDQAwkAgAAIgMABCRCAAAkg0AMJMIQADuDAAhpAgBAIoNACGmCAEAig0AIbkIAQD7DAAhughAAPwMACEQjwgAAJMNADCQCAAA8gsAEJEIAACTDQAwkwhAAO4MACGeCAEA-wwAIaQIAQCKDQAhrQgBAPsMACG7CAEAig0AIbwIAQCMDQAhvQgBAPsMACG-CAAAlA0AIL8IAQD9DAAhwAhAAPwMACHBCAEA-wwAIcIIAQD7DAAhwwhAAO4MACEElAgBAAAABcQIAQAAAAHFCAEAAAAExggBAAAABAuPCAAAlQ0AMJAIAADcCwAQkQgAAJUNADCgCAEA_QwAIaQIIACWDQAhrggCAI0NACGxCEAA7gwAIcAIQAD8DAAhxwgBAPsMACHICAQA7QwAIckIQAD8DAAhBQ0AAPAMACA5AACYDQAgOgAAmA0AIJQIIAAAAAGbCCAAlw0AIQUNAADwDAAgOQAAmA0AIDoAAJgNACCUCCAAAAABmwggAJcNACEClAggAAAAAZsIIACYDQAhC48IAACZDQAwkAgAAMkLABCRCAAAmQ0AMKAIAQCIDQAhpAggAJoNACGuCAIAmw0AIbEIQAD3DAAhwAhAAIcNACHHCAEAhg0AIcgIBAD2DAAhyQhAAIcNACEClAggAAAAAZsIIACYDQAhCJQIAgAAAAGVCAIAAAAElggCAAAABJcIAgAAAAGYCAIAAAABmQgCAAAAAZoIAgAAAAGbCAIA8AwAIQWPCAAAnA0AMJAIAADDCwAQkQgAAJwNADCkCCAAlg0AIcoIBADtDAAhBY8IAACdDQAwkAgAALALABCRCAAAnQ0AMKQIIACaDQAhyggEAPYMACEKjwgAAJ4NADCQCAAAqgsAEJEIAACeDQAwkwhAAO4MACHICAQA7QwAIcsIAQCKDQAhzAgAAZ8NACHNCAEA-wwAIc4IAAGfDQAhzwgEAO0MACEHDQAA8AwAIDkAAKENACA6AAChDQAglAgAAQAAAZUIAAEAAASWCAABAAAEmwgAAaANACEHDQAA8AwAIDkAAKENACA6AAChDQAglAgAAQAAAZUIAAEAAASWCAABAAAEmwgAAaANACEElAgAAQAAAZUIAAEAAASWCAABAAAEmwgAAaENACEKjwgAAKINADCQCAAAlwsAEJEIAACiDQAwkwhAAPcMACHICAQA9gwAIcsIAQCjDQAhzAgAAaQNACHNCAEAhg0AIc4IAAGkDQAhzwgEAPYMACEIlAgBAAAAAZUIAQAAAASWCAEAAAAElwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQClDQAhBJQIAAEAAAGVCAABAAAElggAAQAABJsIAAGhDQAhCJQIAQAAAAGVCAEAAAAElggBAAAABJcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEApQ0AIQLICAQAAAABywgBAAAAAQiPCAAApw0AMJAIAACRCwAQkQgAAKcNADClCAQA7QwAIcgIBADtDAAhywgBAIoNACHMCAABnw0AIc8IBADtDAAhCI8IAACoDQAwkAgAAP4KABCRCAAAqA0AMKUIBAD2DAAhyAgEAPYMACHLCAEAow0AIcwIAAGkDQAhzwgEAPYMACECyAgEAAAAAcsIAQAAAAEVjwgAAKoNADCQCAAA-AoAEJEIAACqDQAwkwhAAO4MACGkCAEAig0AIaUIBADtDAAhuwgBAIwNACG8CAEAjA0AIccIAQD7DAAh0QgBAPsMACHSCAEA-wwAIdMIAQD9DAAh1AgBAIwNACHVCAEA-wwAIdYIAQD7DAAh1wgBAP0MACHYCAEA_QwAIdkIAQD9DAAh2ggBAP0MACHbCAAAiw0AINwIAAGrDQAhBw0AAP8MACA5AACtDQAgOgAArQ0AIJQIAAEAAAGVCAABAAAFlggAAQAABZsIAAGsDQAhBw0AAP8MACA5AACtDQAgOgAArQ0AIJQIAAEAAAGVCAABAAAFlggAAQAABZsIAAGsDQAhBJQIAAEAAAGVCAABAAAFlggAAQAABZsIAAGtDQAhFY8IAACuDQAwkAgAAOUKABCRCAAArg0AMJMIQAD3DAAhpAgBAKMNACGlCAQA9gwAIbsIAQCvDQAhvAgBAK8NACHHCAEAhg0AIdEIAQCGDQAh0ggBAIYNACHTCAEAiA0AIdQIAQCvDQAh1QgBAIYNACHWCAEAhg0AIdcIAQCIDQAh2AgBAIgNACHZCAEAiA0AIdoIAQCIDQAh2wgAALANACDcCAABsQ0AIQiUCAEAAAABlQgBAAAABZYIAQAAAAWXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBALINACEMlAiAAAAAAZcIgAAAAAGYCIAAAAABmQiAAAAAAZoIgAAAAAGbCIAAAAABswgBAAAAAbQIAQAAAAG1CAEAAAABtgiAAAAAAbcIgAAAAAG4CIAAAAABBJQIAAEAAAGVCAABAAAFlggAAQAABZsIAAGtDQAhCJQIAQAAAAGVCAEAAAAFlggBAAAABZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAsg0AIQwFAQD7DAAhjwgAALMNADCQCAAA3woAEJEIAACzDQAwkwhAAO4MACGeCAEA-wwAId0IBADtDAAh3ggBAPsMACHfCAEAig0AIeAIAQD7DAAh4QgAALQNACDiCAAAtA0AIA8NAAD_DAAgOQAAtQ0AIDoAALUNACCUCIAAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmgiAAAAAAZsIgAAAAAGzCAEAAAABtAgBAAAAAbUIAQAAAAG2CIAAAAABtwiAAAAAAbgIgAAAAAEMlAiAAAAAAZcIgAAAAAGYCIAAAAABmQiAAAAAAZoIgAAAAAGbCIAAAAABswgBAAAAAbQIAQAAAAG1CAEAAAABtgiAAAAAAbcIgAAAAAG4CIAAAAABDAUBAIYNACGPCAAAtg0AMJAIAADMCgAQkQgAALYNADCTCEAA9wwAIZ4IAQCGDQAh3QgEAPYMACHeCAEAhg0AId8IAQCjDQAh4AgBAIYNACHhCAAAtw0AIOIIAAC3DQAgDJQIgAAAAAGXCIAAAAABmAiAAAAAAZkIgAAAAAGaCIAAAAABmwiAAAAAAbMIAQAAAAG0CAEAAAABtQgBAAAAAbYIgAAAAAG3CIAAAAABuAiAAAAAAQIFAQAAAAHdCAQAAAABC48IAAC5DQAwkAgAAMYKABCRCAAAuQ0AMJMIQADuDAAhpAgEAO0MACGuCAIAjQ0AIeQIAQCKDQAh5QgBAPsMACHmCEAA7gwAIecIAQD9DAAh6AgBAP0MACELjwgAALoNADCQCAAAswoAEJEIAAC6DQAwkwhAAPcMACGkCAQA9gwAIa4IAgCbDQAh5AgBAKMNACHlCAEAhg0AIeYIQAD3DAAh5wgBAIgNACHoCAEAiA0AIQiPCAAAuw0AMJAIAACtCgAQkQgAALsNADCkCCAAlg0AIekIBADtDAAh6ghAAO4MACHrCAQA7QwAIewIQAD8DAAhCI8IAAC8DQAwkAgAAJoKABCRCAAAvA0AMKQIIACaDQAh6QgEAPYMACHqCEAA9wwAIesIBAD2DAAh7AhAAIcNACEHjwgAAL0NADCQCAAAlAoAEJEIAAC9DQAwqggBAPsMACG7CAEAjA0AId4IAQD7DAAh7QhAAO4MACEHjwgAAL4NADCQCAAAgQoAEJEIAAC-DQAwqggBAIYNACG7CAEArw0AId4IAQCGDQAh7QhAAPcMACECqggBAAAAAd4IAQAAAAEHjwgAAMANADCQCAAA-wkAEJEIAADADQAwqggBAPsMACG7CAEAjA0AId4IAQD7DAAh7QhAAO4MACEHjwgAAMENADCQCAAA6AkAEJEIAADBDQAwqggBAIYNACG7CAEArw0AId4IAQCGDQAh7QhAAPcMACECqggBAAAAAd4IAQAAAAEHjwgAAMMNADCQCAAA4gkAEJEIAADDDQAw7wgBAPsMACHwCEAA7gwAIfEIAgCNDQAh8ggCAI0NACEHjwgAAMQNADCQCAAAzwkAEJEIAADEDQAw7wgBAIYNACHwCEAA9wwAIfEIAgCbDQAh8ggCAJsNACEOjwgAAMUNADCQCAAAyQkAEJEIAADFDQAwuwgBAIoNACG8CAEAig0AIfMIAQD7DAAh9AgBAPsMACH1CAQA7QwAIfYIBADtDAAh9wgEAO0MACH4CAQA7QwAIfkIBADtDAAh-ggEAO0MACH7CAQA7QwAIQ6PCAAAxg0AMJAIAAC2CQAQkQgAAMYNADC7CAEAow0AIbwIAQCjDQAh8wgBAIYNACH0CAEAhg0AIfUIBAD2DAAh9ggEAPYMACH3CAQA9gwAIfgIBAD2DAAh-QgEAPYMACH6CAQA9gwAIfsIBAD2DAAhBLwIAQAAAAHzCAEAAAAB9AgBAAAAAfUIBAAAAAEOjwgAAMgNADCQCAAAsAkAEJEIAADIDQAwuwgBAIoNACG8CAEAig0AIfMIAQD7DAAh9AgBAPsMACH1CAQA7QwAIfYIBADtDAAh9wgEAO0MACH4CAQA7QwAIfkIBADtDAAh-ggEAO0MACH7CAQA7QwAIQ6PCAAAyQ0AMJAIAACdCQAQkQgAAMkNADC7CAEAow0AIbwIAQCjDQAh8wgBAIYNACH0CAEAhg0AIfUIBAD2DAAh9ggEAPYMACH3CAQA9gwAIfgIBAD2DAAh-QgEAPYMACH6CAQA9gwAIfsIBAD2DAAhBLwIAQAAAAHzCAEAAAAB9AgBAAAAAfUIBAAAAAENjwgAAMsNADCQCAAAlwkAEJEIAADLDQAwkwhAAO4MACGcCAQA7QwAIbsIAQCKDQAhvAgBAIoNACHXCAEA-wwAIeQIAQCKDQAh8wgBAPsMACH0CAEA-wwAIf0IBADtDAAh_ghAAPwMACENjwgAAMwNADCQCAAAhAkAEJEIAADMDQAwkwhAAPcMACGcCAQA9gwAIbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIeQIAQCjDQAh8wgBAIYNACH0CAEAhg0AIf0IBAD2DAAh_ghAAIcNACENjwgAAM0NADCQCAAA_ggAEJEIAADNDQAwkwhAAO4MACGkCAEAig0AIbsIAQCKDQAhvAgBAIoNACHXCAEA-wwAIfMIAQD7DAAh9AgBAPsMACH_CAQA7QwAIYAJBADtDAAhgQkBAPsMACENjwgAAM4NADCQCAAA6wgAEJEIAADODQAwkwhAAPcMACGkCAEAow0AIbsIAQCjDQAhvAgBAKMNACHXCAEAhg0AIfMIAQCGDQAh9AgBAIYNACH_CAQA9gwAIYAJBAD2DAAhgQkBAIYNACECuwgBAAAAAYEJAQAAAAEKjwgAANANADCQCAAA5QgAEJEIAADQDQAwkwhAAO4MACGcCAQA7QwAIaQIAQCKDQAhuwgBAIoNACHXCAEA-wwAIYMJAACLDQAghAlAAO4MACEKjwgAANENADCQCAAA0ggAEJEIAADRDQAwkwhAAPcMACGcCAQA9gwAIaQIAQCjDQAhuwgBAKMNACHXCAEAhg0AIYMJAACwDQAghAlAAPcMACEGjwgAANINADCQCAAAzAgAEJEIAADSDQAwkwhAAO4MACGkCAEAig0AIYMJAQD7DAAhBo8IAADTDQAwkAgAALkIABCRCAAA0w0AMJMIQAD3DAAhpAgBAKMNACGDCQEAhg0AIQiPCAAA1A0AMJAIAACzCAAQkQgAANQNADCTCEAA7gwAIZwIBADtDAAhpAgBAIoNACG7CAEAig0AIYMJAACLDQAgCI8IAADVDQAwkAgAAKAIABCRCAAA1Q0AMJMIQAD3DAAhnAgEAPYMACGkCAEAow0AIbsIAQCjDQAhgwkAALANACACnAgEAAAAAbsIAQAAAAERjwgAANcNADCQCAAAmggAEJEIAADXDQAwuwgBAIoNACG8CAEAig0AIeQIAQCKDQAh8wgBAPsMACH0CAEA-wwAIfcIAgDZDQAhhgkBAPsMACGHCQIAjQ0AIYgJBADtDAAhiQkEANgNACGKCQQA2A0AIYsJBADYDQAhjAlAAPwMACGNCQQA2A0AIQ0NAAD_DAAgOQAA3Q0AIDoAAN0NACBbAADbDQAgXAAA3Q0AIJQIBAAAAAGVCAQAAAAFlggEAAAABZcIBAAAAAGYCAQAAAABmQgEAAAAAZoIBAAAAAGbCAQA3A0AIQ0NAAD_DAAgOQAA_wwAIDoAAP8MACBbAADbDQAgXAAA_wwAIJQIAgAAAAGVCAIAAAAFlggCAAAABZcIAgAAAAGYCAIAAAABmQgCAAAAAZoIAgAAAAGbCAIA2g0AIQ0NAAD_DAAgOQAA_wwAIDoAAP8MACBbAADbDQAgXAAA_wwAIJQIAgAAAAGVCAIAAAAFlggCAAAABZcIAgAAAAGYCAIAAAABmQgCAAAAAZoIAgAAAAGbCAIA2g0AIQiUCAgAAAABlQgIAAAABZYICAAAAAWXCAgAAAABmAgIAAAAAZkICAAAAAGaCAgAAAABmwgIANsNACENDQAA_wwAIDkAAN0NACA6AADdDQAgWwAA2w0AIFwAAN0NACCUCAQAAAABlQgEAAAABZYIBAAAAAWXCAQAAAABmAgEAAAAAZkIBAAAAAGaCAQAAAABmwgEANwNACEIlAgEAAAAAZUIBAAAAAWWCAQAAAAFlwgEAAAAAZgIBAAAAAGZCAQAAAABmggEAAAAAZsIBADdDQAhEY8IAADeDQAwkAgAAIcIABCRCAAA3g0AMLsIAQCjDQAhvAgBAKMNACHkCAEAow0AIfMIAQCGDQAh9AgBAIYNACH3CAIA4A0AIYYJAQCGDQAhhwkCAJsNACGICQQA9gwAIYkJBADfDQAhigkEAN8NACGLCQQA3w0AIYwJQACHDQAhjQkEAN8NACEIlAgEAAAAAZUIBAAAAAWWCAQAAAAFlwgEAAAAAZgIBAAAAAGZCAQAAAABmggEAAAAAZsIBADdDQAhCJQIAgAAAAGVCAIAAAAFlggCAAAABZcIAgAAAAGYCAIAAAABmQgCAAAAAZoIAgAAAAGbCAIA_wwAIRiPCAAA4Q0AMJAIAACBCAAQkQgAAOENADCTCEAA7gwAIbwIAQCKDQAh5AgBAIoNACGHCQIAjQ0AIY4JAQCKDQAhjwkBAPsMACGQCQIAjQ0AIZEJBADtDAAhkgkBAPsMACGTCQEA-wwAIZQJAQD7DAAhlQkCAI0NACGWCQIAjQ0AIZcJAgCNDQAhmAkAAIsNACCZCUAA_AwAIZoJQAD8DAAhmwlAAPwMACGcCQQA7QwAIZ0JBADtDAAhngkBAPsMACEKjwgAAOINADCQCAAA6wcAEJEIAADiDQAwpAgBAIoNACG8CAEAig0AIdQIAQCKDQAh5AgBAIoNACHmCEAA7gwAIZ8JAgCNDQAhoAlAAO4MACEKjwgAAOMNADCQCAAA2AcAEJEIAADjDQAwpAgBAKMNACG8CAEAow0AIdQIAQCjDQAh5AgBAKMNACHmCEAA9wwAIZ8JAgCbDQAhoAlAAPcMACESBQEA-wwAIY8IAADkDQAwkAgAANIHABCRCAAA5A0AMJ4IAQD7DAAh1wgBAPsMACHdCAQA7QwAId4IAQD7DAAh3wgBAIoNACHkCAEAig0AIaEJAQD7DAAhogkBAPsMACGjCQEA-wwAIaQJAgCNDQAhpQlAAO4MACGmCUAA7gwAIacJBADtDAAhqAkCAI0NACESBQEAhg0AIY8IAADlDQAwkAgAAL8HABCRCAAA5Q0AMJ4IAQCGDQAh1wgBAIYNACHdCAQA9gwAId4IAQCGDQAh3wgBAKMNACHkCAEAow0AIaEJAQCGDQAhogkBAIYNACGjCQEAhg0AIaQJAgCbDQAhpQlAAPcMACGmCUAA9wwAIacJBAD2DAAhqAkCAJsNACECBQEAAAABnggBAAAAAQLkCAEAAAABoQkBAAAAASIFAQD7DAAhjwgAAOgNADCQCAAAuQcAEJEIAADoDQAwkwhAAO4MACGeCAEA-wwAIdgIAQD9DAAh3QgEAO0MACHeCAEA-wwAId8IAQCKDQAhlAkBAP0MACGrCQQA7QwAIawJQAD8DAAhrQkAAIsNACCuCQAAiw0AIK8JAACLDQAgsAkBAPsMACGxCUAA7gwAIbIJIACWDQAhswkBAP0MACG0CQEA_QwAIbUJAQD9DAAhtgkAAIsNACC3CQAAiw0AILgJAACLDQAguQkAAIsNACC6CQEA_QwAIbsJAQD9DAAhvAkBAP0MACG9CSAA6Q0AIb4JAgCNDQAhvwkBAP0MACHACQIAjQ0AIcEJAgCNDQAhBQ0AAP8MACA5AADrDQAgOgAA6w0AIJQIIAAAAAGbCCAA6g0AIQUNAAD_DAAgOQAA6w0AIDoAAOsNACCUCCAAAAABmwggAOoNACEClAggAAAAAZsIIADrDQAhIgUBAIYNACGPCAAA7A0AMJAIAACmBwAQkQgAAOwNADCTCEAA9wwAIZ4IAQCGDQAh2AgBAIgNACHdCAQA9gwAId4IAQCGDQAh3wgBAKMNACGUCQEAiA0AIasJBAD2DAAhrAlAAIcNACGtCQAAsA0AIK4JAACwDQAgrwkAALANACCwCQEAhg0AIbEJQAD3DAAhsgkgAJoNACGzCQEAiA0AIbQJAQCIDQAhtQkBAIgNACG2CQAAsA0AILcJAACwDQAguAkAALANACC5CQAAsA0AILoJAQCIDQAhuwkBAIgNACG8CQEAiA0AIb0JIADtDQAhvgkCAJsNACG_CQEAiA0AIcAJAgCbDQAhwQkCAJsNACEClAggAAAAAZsIIADrDQAhAwUBAAAAAZ4IAQAAAAHeCAEAAAABBo8IAADvDQAwkAgAAKAHABCRCAAA7w0AMLoIQADuDAAhwwkBAIoNACHECQABnw0AIRePCAAA8A0AMJAIAACKBwAQkQgAAPANADCTCEAA7gwAIaQIAQCKDQAhrQgBAPsMACG7CAEAig0AIbwIAQCKDQAhwQgBAPsMACHCCAEA-wwAIcMIQADuDAAhwwkBAIoNACHFCQEA-wwAIcYJAQD7DAAhxwkBAPsMACHICQAAiw0AIMkJAACUDQAgygkCAI0NACHLCSAAlg0AIcwJAQD7DAAhzQkAAJQNACDOCSAAlg0AIc8JAgCNDQAhCY8IAADxDQAwkAgAAPQGABCRCAAA8Q0AMJ8IQAD8DAAhrwhAAO4MACHDCQEAig0AIdAJAACUDQAg0QkAAJQNACDSCQEA_QwAIQoSAADzDQAgjwgAAPINADCQCAAAOgAQkQgAAPINADCfCEAAhw0AIa8IQAD3DAAhwwkBAKMNACHQCQAAlA0AINEJAACUDQAg0gkBAIgNACEaAwAA_A0AIBEAALIOACATAACzDgAgFAAAtA4AII8IAACxDgAwkAgAAG4AEJEIAACxDgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHFCQEAhg0AIc8JAgCbDQAh0wkBAIYNACHUCQEAhg0AIdUJAQCIDQAh1gkAALcNACDXCQEAiA0AIdgJAACUDQAg2QkCAJsNACHaCQIAmw0AIdYKAABuACDXCgAAbgAgFI8IAAD0DQAwkAgAANwGABCRCAAA9A0AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIbsIAQCKDQAhwQgBAPsMACHCCAEA-wwAIcMIQADuDAAhxQkBAPsMACHPCQIAjQ0AIdMJAQD7DAAh1AkBAPsMACHVCQEA_QwAIdYJAAC0DQAg1wkBAP0MACHYCQAAlA0AINkJAgCNDQAh2gkCAI0NACESBAEA_QwAIY8IAAD1DQAwkAgAAMYGABCRCAAA9Q0AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIboIQADuDAAhuwgBAIwNACG8CAEAjA0AIdkIAQD7DAAh2wkAAZ8NACHcCQABnw0AId0JAQD9DAAh3gkBAP0MACHfCQEAjA0AIeAJAgCNDQAh4QlAAPwMACEOjwgAAPYNADCQCAAArAYAEJEIAAD2DQAwkwhAAO4MACGkCAEAig0AIboIQADuDAAhuwgBAIoNACG8CAEAig0AId8JAQCKDQAh4gkAAZ8NACHjCQABnw0AIeQJAQD9DAAh5QlAAPwMACHmCUAA_AwAIQuPCAAA9w0AMJAIAACWBgAQkQgAAPcNADC6CEAA7gwAIbsIAQCKDQAhvAgBAIoNACHfCQEAig0AIecJAAGfDQAh6AkBAPsMACHpCQEA-wwAIeoJQAD8DAAhE48IAAD4DQAwkAgAAIAGABCRCAAA-A0AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCKDQAhwQgBAPsMACHCCAEA-wwAIdMJAQD9DAAh5glAAPwMACHqCUAA_AwAIesJAQCKDQAh7AkAAZ8NACHtCQEA-wwAIe4JAQD9DAAh7wkBAP0MACHwCQEA_QwAIfEJAACUDQAgDo8IAAD5DQAwkAgAAOoFABCRCAAA-Q0AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIbsIAQCKDQAh0wkBAP0MACHvCQEA_QwAIfAJAQD9DAAh8QkAAJQNACDyCQIAjQ0AIfMJAQD9DAAh9AlAAPwMACECpAgBAAAAAbsIAQAAAAEQAwAA_A0AICEAAP0NACCPCAAA-w0AMJAIAAB0ABCRCAAA-w0AMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAh0wkBAIgNACHvCQEAiA0AIfAJAQCIDQAh8QkAAJQNACDyCQIAmw0AIfMJAQCIDQAh9AlAAIcNACEbDwAAug4AIBAAALsOACAYAAC-DgAgGQAAwA4AIBoAAMEOACAbAADCDgAgHQAAvQ4AIB4AALkOACAfAAC8DgAgIAAAvw4AICEAAP0NACAlAADDDgAgJgAAxA4AII8IAAC4DgAwkAgAAFoAEJEIAAC4DgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhxQkBAIYNACGKCgEAhg0AIc0KAQCIDQAhzgpAAPcMACHPCkAAhw0AIdAKAQCIDQAh1goAAFoAINcKAABaACAD9gkAAHYAIPcJAAB2ACD4CQAAdgAgCI8IAAD-DQAwkAgAANIFABCRCAAA_g0AMJMIQADuDAAhpAgBAIoNACG5CAEA-wwAIfkJAQD7DAAh-gkBAP0MACEIjwgAAP8NADCQCAAAvwUAEJEIAAD_DQAwkwhAAPcMACGkCAEAow0AIbkIAQCGDQAh-QkBAIYNACH6CQEAiA0AIQePCAAAgA4AMJAIAAC5BQAQkQgAAIAOADCTCEAA7gwAIaQIAQCKDQAhzQgBAPsMACH7CQEA-wwAIQePCAAAgQ4AMJAIAACmBQAQkQgAAIEOADCTCEAA9wwAIaQIAQCjDQAhzQgBAIYNACH7CQEAhg0AIQmPCAAAgg4AMJAIAACgBQAQkQgAAIIOADCTCEAA7gwAIaQIAQCKDQAhuQgBAPsMACH8CQEA-wwAIf0JAAGfDQAh_gkAAZ8NACEJjwgAAIMOADCQCAAAjQUAEJEIAACDDgAwkwhAAPcMACGkCAEAow0AIbkIAQCGDQAh_AkBAIYNACH9CQABpA0AIf4JAAGkDQAhAvwJAQAAAAH9CQABAAABBo8IAACFDgAwkAgAAIcFABCRCAAAhQ4AMIAKAQD7DAAhgQoCAI0NACGCCgQA2A0AIQaPCAAAhg4AMJAIAAD0BAAQkQgAAIYOADCACgEAhg0AIYEKAgCbDQAhggoEAN8NACELjwgAAIcOADCQCAAA7gQAEJEIAACHDgAwkwhAAO4MACGkCAEAig0AIa4IAgCNDQAhsQhAAO4MACG5CAEA_QwAIbsIAQCKDQAhgwoBAIwNACGECgAAtA0AIA2PCAAAiA4AMJAIAADWBAAQkQgAAIgOADCTCEAA7gwAIaQIAQCKDQAhughAAO4MACG7CAEAig0AIcEIAQD7DAAhwggBAPsMACHfCQEAig0AIeYJQAD8DAAh7AkAAZ8NACGFCkAA_AwAIQqPCAAAiQ4AMJAIAADABAAQkQgAAIkOADCTCEAA7gwAIZ4IAQD7DAAhpAgBAIoNACG7CAEAig0AId8JAQCKDQAh-QkBAPsMACGGCgEA-wwAIQ6PCAAAig4AMJAIAACqBAAQkQgAAIoOADCTCEAA7gwAIaQIAQCKDQAhqggBAP0MACGtCAEA-wwAIbsIAQCKDQAhvAgBAIwNACHFCQEA-wwAIdMJAQD9DAAhhwoBAPsMACGICgEA-wwAIYkKQAD8DAAhDY8IAACLDgAwkAgAAJIEABCRCAAAiw4AMJMIQADuDAAhpAgBAIoNACG6CEAA7gwAIbsIAQCMDQAhxQkBAPsMACHnCQABnw0AIYoKAQD7DAAhiwoBAPsMACGMCkAA_AwAIY0KAAC0DQAgDY8IAACMDgAwkAgAAP8DABCRCAAAjA4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCvDQAhxQkBAIYNACHnCQABpA0AIYoKAQCGDQAhiwoBAIYNACGMCkAAhw0AIY0KAAC3DQAgBY8IAACNDgAwkAgAAPkDABCRCAAAjQ4AMLoIQADuDAAhjgoAAZ8NACEFjwgAAI4OADCQCAAA5gMAEJEIAACODgAwughAAPcMACGOCgABpA0AIRePCAAAjw4AMJAIAADgAwAQkQgAAI8OADCTCEAA7gwAIaQIAQCKDQAhughAAO4MACG7CAEAig0AIbwIAQCKDQAh0QgBAPsMACHSCAEAig0AIcMJAQCMDQAhyQkAAJQNACDkCQEA_QwAIeYJQAD8DAAh7AkAAZ8NACGPCgAAlA0AIJAKQAD8DAAhkQoCANkNACGSCgIA2Q0AIZMKAQD9DAAhlAoBAP0MACGVCgEAjA0AIZYKAQCMDQAhFo8IAACQDgAwkAgAAMoDABCRCAAAkA4AMJMIQADuDAAhnggBAPsMACGkCAEAig0AIboIQADuDAAhuwgBAIoNACG8CAEAig0AIcEIAQD7DAAhwggBAPsMACHJCQAAlA0AIMwJAQD7DAAhzQkAAJQNACDOCSAAlg0AIeMJAAGfDQAh5glAAPwMACGICgEA_QwAIZAKQAD8DAAhlwoBAIwNACGYCgEA_QwAIZkKQAD8DAAhDI8IAACRDgAwkAgAALQDABCRCAAAkQ4AMJMIQADuDAAhnggBAPsMACHfCAEAig0AIaEJAQD7DAAhqwkCAI0NACGaCgAAiw0AIJsKAQD9DAAhnAoEANgNACGdCiAAlg0AIQyPCAAAkg4AMJAIAAChAwAQkQgAAJIOADCTCEAA9wwAIZ4IAQCGDQAh3wgBAKMNACGhCQEAhg0AIasJAgCbDQAhmgoAALANACCbCgEAiA0AIZwKBADfDQAhnQogAJoNACEJjwgAAJMOADCQCAAAmwMAEJEIAACTDgAw5AgBAIoNACHlCAEA_QwAIY4JAQCKDQAhkgkBAPsMACGdCQQA2A0AIZ4KQADuDAAhCY8IAACUDgAwkAgAAIgDABCRCAAAlA4AMOQIAQCjDQAh5QgBAIgNACGOCQEAow0AIZIJAQCGDQAhnQkEAN8NACGeCkAA9wwAIQiPCAAAlQ4AMJAIAACCAwAQkQgAAJUOADCTCEAA7gwAIZIJAQD7DAAh-QkBAPsMACGGCgEA-wwAIZ8KQAD8DAAhCY8IAACWDgAwkAgAAOwCABCRCAAAlg4AMK0IIACWDQAh1wgBAPsMACHgCAEA-wwAIZIJAQD7DAAhowkBAPsMACGgCkAA7gwAISmPCAAAlw4AMJAIAADWAgAQkQgAAJcOADCeCAEA-wwAIY8JAQD7DAAhkwkBAPsMACGVCQIAjQ0AIZYJAgCNDQAhlwkCAI0NACGcCQQA7QwAIYsKAQD7DAAhnQogAJYNACGhCgEA-wwAIaIKAQD9DAAhowoCAI0NACGkCgIAjQ0AIaUKAgCNDQAhpgoCAI0NACGnCgEAjA0AIagKIACWDQAhqQpAAPwMACGqCkAA_AwAIasKAQD9DAAhrApAAPwMACGtCkAA_AwAIa4KIACWDQAhrwoEAO0MACGwCgEA_QwAIbEKAACUDQAgsgpAAPwMACGzCgAAlA0AILQKAACUDQAgtQoAAJQNACC2CkAA_AwAIbcKIACWDQAhuAoAAJQNACC5CgIAjQ0AIboKAgCNDQAhuwoBAP0MACG8CgEAjA0AIb0KAQCMDQAhDY8IAACYDgAwkAgAAMACABCRCAAAmA4AMJMIQADuDAAhnggBAPsMACHICAIAjQ0AId8IAQCKDQAhhwkCAI0NACGWCQIAjQ0AIasJAgCNDQAhnQogAJYNACG-CgEA-wwAIb8KAACUDQAgEAYAAJoOACAIAACbDgAgDgAAnA4AII8IAACZDgAwkAgAAA4AEJEIAACZDgAwkwhAAPcMACGeCAEAhg0AIcgIAgCbDQAh3wgBAKMNACGHCQIAmw0AIZYJAgCbDQAhqwkCAJsNACGdCiAAmg0AIb4KAQCGDQAhvwoAAJQNACAD9gkAAAkAIPcJAAAJACD4CQAACQAgA_YJAAARACD3CQAAEQAg-AkAABEAIAP2CQAAFgAg9wkAABYAIPgJAAAWACAIjwgAAJ0OADCQCAAAqAIAEJEIAACdDgAwnggBAPsMACG9CAEA-wwAIcgIAgCNDQAhvwoAAJQNACDACiAAlg0AIQiPCAAAng4AMJAIAACVAgAQkQgAAJ4OADCeCAEAhg0AIb0IAQCGDQAhyAgCAJsNACG_CgAAlA0AIMAKIACaDQAhDY8IAACfDgAwkAgAAI8CABCRCAAAnw4AMJMIQADuDAAhnggBAPsMACGkCAEAig0AIa0IAQD7DAAhvAgBAIoNACHXCAEA-wwAIZMJAQD9DAAhwQoCAI0NACHCCgEA_QwAIcMKQAD8DAAhDI8IAACgDgAwkAgAAPcBABCRCAAAoA4AMJIIQAD8DAAhnggBAPsMACGkCAEAig0AIbwIAQCMDQAh1wgBAPsMACGTCQEA_QwAIcEKAgCNDQAhxAoBAPsMACHFCkAA7gwAIQyPCAAAoQ4AMJAIAADdAQAQkQgAAKEOADCeCAEA-wwAIbwIAQCKDQAh3QgEAO0MACGVCQQA7QwAIZYJBADtDAAhlwkEAO0MACHGCgQA7QwAIccKAgCNDQAhyAoCAI0NACENBAAAow4AII8IAACiDgAwkAgAAAcAEJEIAACiDgAwnggBAIYNACG8CAEAow0AId0IBAD2DAAhlQkEAPYMACGWCQQA9gwAIZcJBAD2DAAhxgoEAPYMACHHCgIAmw0AIcgKAgCbDQAhFwMAAPwNACAFAADmDgAgBgAAmg4AIAgAAJsOACAPAAC6DgAgEAAAuw4AIBEAALIOACAdAAC9DgAgjwgAAOUOADCQCAAAAwAQkQgAAOUOADCTCEAA9wwAIaQIAQCjDQAhuwgBAKMNACHFCQEAhg0AIYoKAQCGDQAhiwoBAIYNACHJCiAAmg0AIcoKQACHDQAhywpAAPcMACHMCkAAhw0AIdYKAAADACDXCgAAAwAgDY8IAACkDgAwkAgAAMUBABCRCAAApA4AMJMIQADuDAAhpAgBAIoNACG7CAEAig0AIcUJAQD7DAAhigoBAPsMACGLCgEA-wwAIckKIACWDQAhygpAAPwMACHLCkAA7gwAIcwKQAD8DAAhDI8IAAClDgAwkAgAAK8BABCRCAAApQ4AMJMIQADuDAAhpAgBAIoNACGtCAEA-wwAIcUJAQD7DAAhigoBAPsMACHNCgEA_QwAIc4KQADuDAAhzwpAAPwMACHQCgEA_QwAIQ0DAAD8DQAgFgAApw4AII8IAACmDgAwkAgAAEsAEJEIAACmDgAwkwhAAPcMACGkCAEAow0AIa4IAgCbDQAhsQhAAPcMACG5CAEAiA0AIbsIAQCjDQAhgwoBAK8NACGECgAAtw0AIBIDAAD8DQAgFQAAtw4AIBcAAMsOACCPCAAAyg4AMJAIAABHABCRCAAAyg4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AId8JAQCjDQAh5glAAIcNACHsCQABpA0AIYUKQACHDQAh1goAAEcAINcKAABHACAWIgAAqQ4AICwAALANACCPCAAAqA4AMJAIAACHAQAQkQgAAKgOADCTCEAA9wwAIaAIAQCIDQAhpAgBAKMNACGlCAQA9gwAIaYIAQCjDQAhpwgBAKMNACGoCAEAhg0AIakIAQCGDQAhqggBAIYNACGrCEAA9wwAIawIAQCvDQAhrQgBAIYNACGuCAIAmw0AIa8IQACHDQAhsAhAAIcNACGxCEAA9wwAIbIIQACHDQAhFQMAAPwNACAjAACsDgAgJAAArQ4AII8IAACrDgAwkAgAAH8AEJEIAACrDgAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhvQgBAIYNACG-CAAAlA0AIL8IAQCIDQAhwAhAAIcNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHWCgAAfwAg1woAAH8AIAkiAACpDgAgjwgAAKoOADCQCAAAgwEAEJEIAACqDgAwkwhAAPcMACGkCAEAow0AIaYIAQCjDQAhuQgBAIYNACG6CEAAhw0AIRMDAAD8DQAgIwAArA4AICQAAK0OACCPCAAAqw4AMJAIAAB_ABCRCAAAqw4AMJMIQAD3DAAhnggBAIYNACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIb0IAQCGDQAhvggAAJQNACC_CAEAiA0AIcAIQACHDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhA_YJAACDAQAg9wkAAIMBACD4CQAAgwEAIAP2CQAAhwEAIPcJAACHAQAg-AkAAIcBACAVAwAA_A0AICAAAK8OACCPCAAArg4AMJAIAAB2ABCRCAAArg4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIdMJAQCIDQAh5glAAIcNACHqCUAAhw0AIesJAQCjDQAh7AkAAaQNACHtCQEAhg0AIe4JAQCIDQAh7wkBAIgNACHwCQEAiA0AIfEJAACUDQAgEgMAAPwNACAhAAD9DQAgjwgAAPsNADCQCAAAdAAQkQgAAPsNADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACG7CAEAow0AIdMJAQCIDQAh7wkBAIgNACHwCQEAiA0AIfEJAACUDQAg8gkCAJsNACHzCQEAiA0AIfQJQACHDQAh1goAAHQAINcKAAB0ACACpAgBAAAAAbsIAQAAAAEYAwAA_A0AIBEAALIOACATAACzDgAgFAAAtA4AII8IAACxDgAwkAgAAG4AEJEIAACxDgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHFCQEAhg0AIc8JAgCbDQAh0wkBAIYNACHUCQEAhg0AIdUJAQCIDQAh1gkAALcNACDXCQEAiA0AIdgJAACUDQAg2QkCAJsNACHaCQIAmw0AIQP2CQAANQAg9wkAADUAIPgJAAA1ACAMEgAA8w0AII8IAADyDQAwkAgAADoAEJEIAADyDQAwnwhAAIcNACGvCEAA9wwAIcMJAQCjDQAh0AkAAJQNACDRCQAAlA0AINIJAQCIDQAh1goAADoAINcKAAA6ACAD9gkAADwAIPcJAAA8ACD4CQAAPAAgAt8JAQAAAAGGCgEAAAABCxUAALcOACCPCAAAtg4AMJAIAABdABCRCAAAtg4AMJMIQAD3DAAhnggBAIYNACGkCAEAow0AIbsIAQCjDQAh3wkBAKMNACH5CQEAhg0AIYYKAQCGDQAhFwMAAPwNACAEAADODgAgGAAAvg4AIBkAAMAOACAaAADBDgAgGwAAwg4AIBwAAM8OACCPCAAAzQ4AMJAIAABCABCRCAAAzQ4AMJMIQAD3DAAhpAgBAKMNACGqCAEAiA0AIa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIcUJAQCGDQAh0wkBAIgNACGHCgEAhg0AIYgKAQCGDQAhiQpAAIcNACHWCgAAQgAg1woAAEIAIBkPAAC6DgAgEAAAuw4AIBgAAL4OACAZAADADgAgGgAAwQ4AIBsAAMIOACAdAAC9DgAgHgAAuQ4AIB8AALwOACAgAAC_DgAgIQAA_Q0AICUAAMMOACAmAADEDgAgjwgAALgOADCQCAAAWgAQkQgAALgOADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACHFCQEAhg0AIYoKAQCGDQAhzQoBAIgNACHOCkAA9wwAIc8KQACHDQAh0AoBAIgNACED9gkAAAMAIPcJAAADACD4CQAAAwAgA_YJAAAtACD3CQAALQAg-AkAAC0AIAP2CQAAMQAg9wkAADEAIPgJAAAxACAD9gkAAG4AIPcJAABuACD4CQAAbgAgA_YJAABCACD3CQAAQgAg-AkAAEIAIAP2CQAARwAg9wkAAEcAIPgJAABHACASAwAA_A0AICEAAP0NACCPCAAA-w0AMJAIAAB0ABCRCAAA-w0AMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAh0wkBAIgNACHvCQEAiA0AIfAJAQCIDQAh8QkAAJQNACDyCQIAmw0AIfMJAQCIDQAh9AlAAIcNACHWCgAAdAAg1woAAHQAIAP2CQAATgAg9wkAAE4AIPgJAABOACAD9gkAAFIAIPcJAABSACD4CQAAUgAgA_YJAABWACD3CQAAVgAg-AkAAFYAIAP2CQAAfwAg9wkAAH8AIPgJAAB_ACAD9gkAAEsAIPcJAABLACD4CQAASwAgFAMAAMYOACAEAQCIDQAhFQAAxw4AII8IAADFDgAwkAgAAFYAEJEIAADFDgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhughAAPcMACG7CAEArw0AIbwIAQCvDQAh2QgBAIYNACHbCQABpA0AIdwJAAGkDQAh3QkBAIgNACHeCQEAiA0AId8JAQCvDQAh4AkCAJsNACHhCUAAhw0AIRsPAAC6DgAgEAAAuw4AIBgAAL4OACAZAADADgAgGgAAwQ4AIBsAAMIOACAdAAC9DgAgHgAAuQ4AIB8AALwOACAgAAC_DgAgIQAA_Q0AICUAAMMOACAmAADEDgAgjwgAALgOADCQCAAAWgAQkQgAALgOADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACHFCQEAhg0AIYoKAQCGDQAhzQoBAIgNACHOCkAA9wwAIc8KQACHDQAh0AoBAIgNACHWCgAAWgAg1woAAFoAIBcDAAD8DQAgBAAAzg4AIBgAAL4OACAZAADADgAgGgAAwQ4AIBsAAMIOACAcAADPDgAgjwgAAM0OADCQCAAAQgAQkQgAAM0OADCTCEAA9wwAIaQIAQCjDQAhqggBAIgNACGtCAEAhg0AIbsIAQCjDQAhvAgBAK8NACHFCQEAhg0AIdMJAQCIDQAhhwoBAIYNACGICgEAhg0AIYkKQACHDQAh1goAAEIAINcKAABCACAQAwAA_A0AIBUAALcOACCPCAAAyA4AMJAIAABSABCRCAAAyA4AMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHfCQEAow0AIeIJAAGkDQAh4wkAAaQNACHkCQEAiA0AIeUJQACHDQAh5glAAIcNACENAwAA_A0AIBUAALcOACCPCAAAyQ4AMJAIAABOABCRCAAAyQ4AMLoIQAD3DAAhuwgBAKMNACG8CAEAow0AId8JAQCjDQAh5wkAAaQNACHoCQEAhg0AIekJAQCGDQAh6glAAIcNACEQAwAA_A0AIBUAALcOACAXAADLDgAgjwgAAMoOADCQCAAARwAQkQgAAMoOADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIcEIAQCGDQAhwggBAIYNACHfCQEAow0AIeYJQACHDQAh7AkAAaQNACGFCkAAhw0AIQ8DAAD8DQAgFgAApw4AII8IAACmDgAwkAgAAEsAEJEIAACmDgAwkwhAAPcMACGkCAEAow0AIa4IAgCbDQAhsQhAAPcMACG5CAEAiA0AIbsIAQCjDQAhgwoBAK8NACGECgAAtw0AINYKAABLACDXCgAASwAgAqQIAQAAAAG7CAEAAAABFQMAAPwNACAEAADODgAgGAAAvg4AIBkAAMAOACAaAADBDgAgGwAAwg4AIBwAAM8OACCPCAAAzQ4AMJAIAABCABCRCAAAzQ4AMJMIQAD3DAAhpAgBAKMNACGqCAEAiA0AIa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIcUJAQCGDQAh0wkBAIgNACGHCgEAhg0AIYgKAQCGDQAhiQpAAIcNACEXAwAA_A0AIAUAAOYOACAGAACaDgAgCAAAmw4AIA8AALoOACAQAAC7DgAgEQAAsg4AIB0AAL0OACCPCAAA5Q4AMJAIAAADABCRCAAA5Q4AMJMIQAD3DAAhpAgBAKMNACG7CAEAow0AIcUJAQCGDQAhigoBAIYNACGLCgEAhg0AIckKIACaDQAhygpAAIcNACHLCkAA9wwAIcwKQACHDQAh1goAAAMAINcKAAADACAD9gkAAF0AIPcJAABdACD4CQAAXQAgAsMJAQAAAAHECQABAAABBxIAAPMNACCPCAAA0Q4AMJAIAAA8ABCRCAAA0Q4AMLoIQAD3DAAhwwkBAKMNACHECQABpA0AIRkEAACjDgAgEgAA8w0AII8IAADSDgAwkAgAADUAEJEIAADSDgAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACG8CAEAow0AIcEIAQCGDQAhwggBAIYNACHDCEAA9wwAIcMJAQCjDQAhxQkBAIYNACHGCQEAhg0AIccJAQCGDQAhyAkAALANACDJCQAAlA0AIMoJAgCbDQAhywkgAJoNACHMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHPCQIAmw0AIRkDAAD8DQAgBAAAow4AII8IAADTDgAwkAgAADEAEJEIAADTDgAwkwhAAPcMACGkCAEAow0AIboIQAD3DAAhuwgBAKMNACG8CAEAow0AIdEIAQCGDQAh0ggBAKMNACHDCQEArw0AIckJAACUDQAg5AkBAIgNACHmCUAAhw0AIewJAAGkDQAhjwoAAJQNACCQCkAAhw0AIZEKAgDgDQAhkgoCAOANACGTCgEAiA0AIZQKAQCIDQAhlQoBAK8NACGWCgEArw0AIRgDAAD8DQAgBAAAow4AII8IAADUDgAwkAgAAC0AEJEIAADUDgAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhughAAPcMACG7CAEAow0AIbwIAQCjDQAhwQgBAIYNACHCCAEAhg0AIckJAACUDQAgzAkBAIYNACHNCQAAlA0AIM4JIACaDQAh4wkAAaQNACHmCUAAhw0AIYgKAQCIDQAhkApAAIcNACGXCgEArw0AIZgKAQCIDQAhmQpAAIcNACEC4AgBAAAAAZIJAQAAAAEKCQAA1w4AII8IAADWDgAwkAgAACIAEJEIAADWDgAwrQggAJoNACHXCAEAhg0AIeAIAQCGDQAhkgkBAIYNACGjCQEAhg0AIaAKQAD3DAAhLwcAANwOACAKAADdDgAgCwAA3g4AIAwAAN8OACCPCAAA2w4AMJAIAAAWABCRCAAA2w4AMJ4IAQCGDQAhjwkBAIYNACGTCQEAhg0AIZUJAgCbDQAhlgkCAJsNACGXCQIAmw0AIZwJBAD2DAAhiwoBAIYNACGdCiAAmg0AIaEKAQCGDQAhogoBAIgNACGjCgIAmw0AIaQKAgCbDQAhpQoCAJsNACGmCgIAmw0AIacKAQCvDQAhqAogAJoNACGpCkAAhw0AIaoKQACHDQAhqwoBAIgNACGsCkAAhw0AIa0KQACHDQAhrgogAJoNACGvCgQA9gwAIbAKAQCIDQAhsQoAAJQNACCyCkAAhw0AIbMKAACUDQAgtAoAAJQNACC1CgAAlA0AILYKQACHDQAhtwogAJoNACG4CgAAlA0AILkKAgCbDQAhugoCAJsNACG7CgEAiA0AIbwKAQCvDQAhvQoBAK8NACHWCgAAFgAg1woAABYAIAkJAADXDgAgjwgAANgOADCQCAAAHgAQkQgAANgOADCTCEAA9wwAIZIJAQCGDQAh-QkBAIYNACGGCgEAhg0AIZ8KQACHDQAhAuQIAQAAAAGQCQIAAAABGQkAANcOACCPCAAA2g4AMJAIAAAaABCRCAAA2g4AMJMIQAD3DAAhvAgBAKMNACHkCAEAow0AIYcJAgCbDQAhjgkBAKMNACGPCQEAhg0AIZAJAgCbDQAhkQkEAPYMACGSCQEAhg0AIZMJAQCGDQAhlAkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGYCQAAsA0AIJkJQACHDQAhmglAAIcNACGbCUAAhw0AIZwJBAD2DAAhnQkEAPYMACGeCQEAhg0AIS0HAADcDgAgCgAA3Q4AIAsAAN4OACAMAADfDgAgjwgAANsOADCQCAAAFgAQkQgAANsOADCeCAEAhg0AIY8JAQCGDQAhkwkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGcCQQA9gwAIYsKAQCGDQAhnQogAJoNACGhCgEAhg0AIaIKAQCIDQAhowoCAJsNACGkCgIAmw0AIaUKAgCbDQAhpgoCAJsNACGnCgEArw0AIagKIACaDQAhqQpAAIcNACGqCkAAhw0AIasKAQCIDQAhrApAAIcNACGtCkAAhw0AIa4KIACaDQAhrwoEAPYMACGwCgEAiA0AIbEKAACUDQAgsgpAAIcNACGzCgAAlA0AILQKAACUDQAgtQoAAJQNACC2CkAAhw0AIbcKIACaDQAhuAoAAJQNACC5CgIAmw0AIboKAgCbDQAhuwoBAIgNACG8CgEArw0AIb0KAQCvDQAhEgYAAJoOACAIAACbDgAgDgAAnA4AII8IAACZDgAwkAgAAA4AEJEIAACZDgAwkwhAAPcMACGeCAEAhg0AIcgIAgCbDQAh3wgBAKMNACGHCQIAmw0AIZYJAgCbDQAhqwkCAJsNACGdCiAAmg0AIb4KAQCGDQAhvwoAAJQNACDWCgAADgAg1woAAA4AIAP2CQAAGgAg9wkAABoAIPgJAAAaACAD9gkAAB4AIPcJAAAeACD4CQAAHgAgA_YJAAAiACD3CQAAIgAg-AkAACIAIA8EAACjDgAgBwAA4Q4AII8IAADgDgAwkAgAABEAEJEIAADgDgAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhrQgBAIYNACG8CAEAow0AIdcIAQCGDQAhkwkBAIgNACHBCgIAmw0AIcIKAQCIDQAhwwpAAIcNACESBgAAmg4AIAgAAJsOACAOAACcDgAgjwgAAJkOADCQCAAADgAQkQgAAJkOADCTCEAA9wwAIZ4IAQCGDQAhyAgCAJsNACHfCAEAow0AIYcJAgCbDQAhlgkCAJsNACGrCQIAmw0AIZ0KIACaDQAhvgoBAIYNACG_CgAAlA0AINYKAAAOACDXCgAADgAgDgQAAM4OACAHAADhDgAgjwgAAOIOADCQCAAACQAQkQgAAOIOADCSCEAAhw0AIZ4IAQCGDQAhpAgBAKMNACG8CAEArw0AIdcIAQCGDQAhkwkBAIgNACHBCgIAmw0AIcQKAQCGDQAhxQpAAPcMACECuwgBAAAAAYoKAQAAAAECpAgBAAAAAbsIAQAAAAEVAwAA_A0AIAUAAOYOACAGAACaDgAgCAAAmw4AIA8AALoOACAQAAC7DgAgEQAAsg4AIB0AAL0OACCPCAAA5Q4AMJAIAAADABCRCAAA5Q4AMJMIQAD3DAAhpAgBAKMNACG7CAEAow0AIcUJAQCGDQAhigoBAIYNACGLCgEAhg0AIckKIACaDQAhygpAAIcNACHLCkAA9wwAIcwKQACHDQAhDwQAAKMOACCPCAAAog4AMJAIAAAHABCRCAAAog4AMJ4IAQCGDQAhvAgBAKMNACHdCAQA9gwAIZUJBAD2DAAhlgkEAPYMACGXCQQA9gwAIcYKBAD2DAAhxwoCAJsNACHICgIAmw0AIdYKAAAHACDXCgAABwAgAAAAAAAF2woEAAAAAeIKBAAAAAHjCgQAAAAB5AoEAAAAAeUKBAAAAAEB2wpAAAAAAQAAAAAAAAAAAAHbCgEAAAABAdsKQAAAAAEB2woBAAAAAQAAAAAABdsKAgAAAAHiCgIAAAAB4woCAAAAAeQKAgAAAAHlCgIAAAABBTMAAMEXACA0AADEFwAg2AoAAMIXACDZCgAAwxcAIN4KAACBAQAgAzMAAMEXACDYCgAAwhcAIN4KAACBAQAgAAAABTMAALwXACA0AAC_FwAg2AoAAL0XACDZCgAAvhcAIN4KAACBAQAgAzMAALwXACDYCgAAvRcAIN4KAACBAQAgAAAAAtsKAQAAAAThCgEAAAAFBTMAALUXACA0AAC6FwAg2AoAALYXACDZCgAAuRcAIN4KAAABACALMwAAmg8AMDQAAJ8PADDYCgAAmw8AMNkKAACcDwAw2goAAJ0PACDbCgAAng8AMNwKAACeDwAw3QoAAJ4PADDeCgAAng8AMN8KAACgDwAw4AoAAKEPADALMwAAjg8AMDQAAJMPADDYCgAAjw8AMNkKAACQDwAw2goAAJEPACDbCgAAkg8AMNwKAACSDwAw3QoAAJIPADDeCgAAkg8AMN8KAACUDwAw4AoAAJUPADARLIAAAAABkwhAAAAAAaAIAQAAAAGkCAEAAAABpQgEAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCEAAAAABrAgBAAAAAa0IAQAAAAGuCAIAAAABrwhAAAAAAbAIQAAAAAGxCEAAAAABsghAAAAAAQIAAACJAQAgMwAAmQ8AIAMAAACJAQAgMwAAmQ8AIDQAAJgPACABLAAAuBcAMBYiAACpDgAgLAAAsA0AII8IAACoDgAwkAgAAIcBABCRCAAAqA4AMJMIQAD3DAAhoAgBAIgNACGkCAEAAAABpQgEAPYMACGmCAEAow0AIacIAQCjDQAhqAgBAIYNACGpCAEAhg0AIaoIAQCGDQAhqwhAAPcMACGsCAEArw0AIa0IAQCGDQAhrggCAJsNACGvCEAAhw0AIbAIQACHDQAhsQhAAPcMACGyCEAAhw0AIQIAAACJAQAgLAAAmA8AIAIAAACWDwAgLAAAlw8AIBUsAACwDQAgjwgAAJUPADCQCAAAlg8AEJEIAACVDwAwkwhAAPcMACGgCAEAiA0AIaQIAQCjDQAhpQgEAPYMACGmCAEAow0AIacIAQCjDQAhqAgBAIYNACGpCAEAhg0AIaoIAQCGDQAhqwhAAPcMACGsCAEArw0AIa0IAQCGDQAhrggCAJsNACGvCEAAhw0AIbAIQACHDQAhsQhAAPcMACGyCEAAhw0AIRUsAACwDQAgjwgAAJUPADCQCAAAlg8AEJEIAACVDwAwkwhAAPcMACGgCAEAiA0AIaQIAQCjDQAhpQgEAPYMACGmCAEAow0AIacIAQCjDQAhqAgBAIYNACGpCAEAhg0AIaoIAQCGDQAhqwhAAPcMACGsCAEArw0AIa0IAQCGDQAhrggCAJsNACGvCEAAhw0AIbAIQACHDQAhsQhAAPcMACGyCEAAhw0AIREsgAAAAAGTCEAA7Q4AIaAIAQD5DgAhpAgBAPcOACGlCAQA7A4AIacIAQD3DgAhqAgBAPcOACGpCAEA9w4AIaoIAQD3DgAhqwhAAO0OACGsCAEA-Q4AIa0IAQD3DgAhrggCAP8OACGvCEAA-A4AIbAIQAD4DgAhsQhAAO0OACGyCEAA-A4AIREsgAAAAAGTCEAA7Q4AIaAIAQD5DgAhpAgBAPcOACGlCAQA7A4AIacIAQD3DgAhqAgBAPcOACGpCAEA9w4AIaoIAQD3DgAhqwhAAO0OACGsCAEA-Q4AIa0IAQD3DgAhrggCAP8OACGvCEAA-A4AIbAIQAD4DgAhsQhAAO0OACGyCEAA-A4AIREsgAAAAAGTCEAAAAABoAgBAAAAAaQIAQAAAAGlCAQAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIQAAAAAGsCAEAAAABrQgBAAAAAa4IAgAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABBJMIQAAAAAGkCAEAAAABuQgBAAAAAboIQAAAAAECAAAAhQEAIDMAAKUPACADAAAAhQEAIDMAAKUPACA0AACkDwAgASwAALcXADAJIgAAqQ4AII8IAACqDgAwkAgAAIMBABCRCAAAqg4AMJMIQAD3DAAhpAgBAAAAAaYIAQCjDQAhuQgBAIYNACG6CEAAhw0AIQIAAACFAQAgLAAApA8AIAIAAACiDwAgLAAAow8AIAiPCAAAoQ8AMJAIAACiDwAQkQgAAKEPADCTCEAA9wwAIaQIAQCjDQAhpggBAKMNACG5CAEAhg0AIboIQACHDQAhCI8IAAChDwAwkAgAAKIPABCRCAAAoQ8AMJMIQAD3DAAhpAgBAKMNACGmCAEAow0AIbkIAQCGDQAhughAAIcNACEEkwhAAO0OACGkCAEA9w4AIbkIAQD3DgAhughAAPgOACEEkwhAAO0OACGkCAEA9w4AIbkIAQD3DgAhughAAPgOACEEkwhAAAAAAaQIAQAAAAG5CAEAAAABughAAAAAAQHbCgEAAAAEAzMAALUXACDYCgAAthcAIN4KAAABACAEMwAAmg8AMNgKAACbDwAw2goAAJ0PACDeCgAAng8AMAQzAACODwAw2AoAAI8PADDaCgAAkQ8AIN4KAACSDwAwAAAAAAAB2wogAAAAAQAAAAAAAAAAAAAB2woAAQAAAQAAAAAAAAAAAAAB2woAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF2woEAAAAAeIKBAAAAAHjCgQAAAAB5AoEAAAAAeUKBAAAAAEF2woCAAAAAeIKAgAAAAHjCgIAAAAB5AoCAAAAAeUKAgAAAAEAAAAAAAUzAACwFwAgNAAAsxcAINgKAACxFwAg2QoAALIXACDeCgAAGAAgAzMAALAXACDYCgAAsRcAIN4KAAAYACAAAAAAAAAAAAAAAAAAAAAB2wogAAAAAQAAAAUzAACrFwAgNAAArhcAINgKAACsFwAg2QoAAK0XACDeCgAAcAAgAzMAAKsXACDYCgAArBcAIN4KAABwACAAAAAAAALbCgEAAAAE4QoBAAAABQLbCgEAAAAE4QoBAAAABQUzAACjFwAgNAAAqRcAINgKAACkFwAg2QoAAKgXACDeCgAABQAgBTMAAKEXACA0AACmFwAg2AoAAKIXACDZCgAApRcAIN4KAABwACAB2woBAAAABAHbCgEAAAAEAzMAAKMXACDYCgAApBcAIN4KAAAFACADMwAAoRcAINgKAACiFwAg3goAAHAAIAAAAALbCgEAAAAE4QoBAAAABQLbCgEAAAAE4QoBAAAABQUzAACcFwAgNAAAnxcAINgKAACdFwAg2QoAAJ4XACDeCgAAcAAgAdsKAQAAAAQB2woBAAAABAMzAACcFwAg2AoAAJ0XACDeCgAAcAAgBwMAAJ4RACARAADaFQAgEwAA2xUAIBQAANwVACDVCQAA8w4AINYJAADzDgAg1wkAAPMOACAAAAAAAALbCgEAAAAE4QoBAAAABQUzAACVFwAgNAAAmhcAINgKAACWFwAg2QoAAJkXACDeCgAAAQAgCzMAANYQADA0AADbEAAw2AoAANcQADDZCgAA2BAAMNoKAADZEAAg2woAANoQADDcCgAA2hAAMN0KAADaEAAw3goAANoQADDfCgAA3BAAMOAKAADdEAAwBzMAANEQACA0AADUEAAg2AoAANIQACDZCgAA0xAAINwKAAA6ACDdCgAAOgAg3goAAN8GACALMwAAxRAAMDQAAMoQADDYCgAAxhAAMNkKAADHEAAw2goAAMgQACDbCgAAyRAAMNwKAADJEAAw3QoAAMkQADDeCgAAyRAAMN8KAADLEAAw4AoAAMwQADACughAAAAAAcQJAAEAAAECAAAAPgAgMwAA0BAAIAMAAAA-ACAzAADQEAAgNAAAzxAAIAEsAACYFwAwCBIAAPMNACCPCAAA0Q4AMJAIAAA8ABCRCAAA0Q4AMLoIQAD3DAAhwwkBAKMNACHECQABpA0AIdIKAADQDgAgAgAAAD4AICwAAM8QACACAAAAzRAAICwAAM4QACAGjwgAAMwQADCQCAAAzRAAEJEIAADMEAAwughAAPcMACHDCQEAow0AIcQJAAGkDQAhBo8IAADMEAAwkAgAAM0QABCRCAAAzBAAMLoIQAD3DAAhwwkBAKMNACHECQABpA0AIQK6CEAA7Q4AIcQJAAG6DwAhAroIQADtDgAhxAkAAboPACECughAAAAAAcQJAAEAAAEFnwhAAAAAAa8IQAAAAAHQCQAAtxAAINEJAAC4EAAg0gkBAAAAAQIAAADfBgAgMwAA0RAAIAMAAAA6ACAzAADREAAgNAAA1RAAIAcAAAA6ACAsAADVEAAgnwhAAPgOACGvCEAA7Q4AIdAJAAC0EAAg0QkAALUQACDSCQEA-Q4AIQWfCEAA-A4AIa8IQADtDgAh0AkAALQQACDRCQAAtRAAINIJAQD5DgAhEwQAAK8QACCTCEAAAAABpAgBAAAAAa0IAQAAAAG8CAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAmAAAAAAckJAACtEAAgygkCAAAAAcsJIAAAAAHMCQEAAAABzQkAAK4QACDOCSAAAAABzwkCAAAAAQIAAAA3ACAzAADhEAAgAwAAADcAIDMAAOEQACA0AADgEAAgASwAAJcXADAZBAAAow4AIBIAAPMNACCPCAAA0g4AMJAIAAA1ABCRCAAA0g4AMJMIQAD3DAAhpAgBAAAAAa0IAQCGDQAhuwgBAKMNACG8CAEAow0AIcEIAQCGDQAhwggBAIYNACHDCEAA9wwAIcMJAQCjDQAhxQkBAIYNACHGCQEAhg0AIccJAQCGDQAhyAkAALANACDJCQAAlA0AIMoJAgCbDQAhywkgAJoNACHMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHPCQIAmw0AIQIAAAA3ACAsAADgEAAgAgAAAN4QACAsAADfEAAgF48IAADdEAAwkAgAAN4QABCRCAAA3RAAMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHDCQEAow0AIcUJAQCGDQAhxgkBAIYNACHHCQEAhg0AIcgJAACwDQAgyQkAAJQNACDKCQIAmw0AIcsJIACaDQAhzAkBAIYNACHNCQAAlA0AIM4JIACaDQAhzwkCAJsNACEXjwgAAN0QADCQCAAA3hAAEJEIAADdEAAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACG8CAEAow0AIcEIAQCGDQAhwggBAIYNACHDCEAA9wwAIcMJAQCjDQAhxQkBAIYNACHGCQEAhg0AIccJAQCGDQAhyAkAALANACDJCQAAlA0AIMoJAgCbDQAhywkgAJoNACHMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHPCQIAmw0AIRKTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG8CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcUJAQD3DgAhxgkBAPcOACHHCQEA9w4AIcgJgAAAAAHJCQAAqRAAIMoJAgD_DgAhywkgAK8PACHMCQEA9w4AIc0JAACqEAAgzgkgAK8PACHPCQIA_w4AIRMEAACrEAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhvAgBAPcOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACHFCQEA9w4AIcYJAQD3DgAhxwkBAPcOACHICYAAAAAByQkAAKkQACDKCQIA_w4AIcsJIACvDwAhzAkBAPcOACHNCQAAqhAAIM4JIACvDwAhzwkCAP8OACETBAAArxAAIJMIQAAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICYAAAAAByQkAAK0QACDKCQIAAAABywkgAAAAAcwJAQAAAAHNCQAArhAAIM4JIAAAAAHPCQIAAAABAdsKAQAAAAQDMwAAlRcAINgKAACWFwAg3goAAAEAIAQzAADWEAAw2AoAANcQADDaCgAA2RAAIN4KAADaEAAwAzMAANEQACDYCgAA0hAAIN4KAADfBgAgBDMAAMUQADDYCgAAxhAAMNoKAADIEAAg3goAAMkQADAAAAAAAAczAACNFwAgNAAAkxcAINgKAACOFwAg2QoAAJIXACDcCgAAWgAg3QoAAFoAIN4KAAABACAHMwAAixcAIDQAAJAXACDYCgAAjBcAINkKAACPFwAg3AoAAEIAIN0KAABCACDeCgAARAAgAzMAAI0XACDYCgAAjhcAIN4KAAABACADMwAAixcAINgKAACMFwAg3goAAEQAIAAAAAUzAACDFwAgNAAAiRcAINgKAACEFwAg2QoAAIgXACDeCgAAAQAgBTMAAIEXACA0AACGFwAg2AoAAIIXACDZCgAAhRcAIN4KAABEACADMwAAgxcAINgKAACEFwAg3goAAAEAIAMzAACBFwAg2AoAAIIXACDeCgAARAAgAAAABTMAAPkWACA0AAD_FgAg2AoAAPoWACDZCgAA_hYAIN4KAAABACAFMwAA9xYAIDQAAPwWACDYCgAA-BYAINkKAAD7FgAg3goAAEQAIAMzAAD5FgAg2AoAAPoWACDeCgAAAQAgAzMAAPcWACDYCgAA-BYAIN4KAABEACAAAAAC2woBAAAABOEKAQAAAAUFMwAA7xYAIDQAAPUWACDYCgAA8BYAINkKAAD0FgAg3goAAAEAIAUzAADtFgAgNAAA8hYAINgKAADuFgAg2QoAAPEWACDeCgAA1QUAIAHbCgEAAAAEAzMAAO8WACDYCgAA8BYAIN4KAAABACADMwAA7RYAINgKAADuFgAg3goAANUFACAAAAAAAALbCgEAAAAE4QoBAAAABQUzAADnFgAgNAAA6xYAINgKAADoFgAg2QoAAOoWACDeCgAAAQAgCzMAAI8RADA0AACUEQAw2AoAAJARADDZCgAAkREAMNoKAACSEQAg2woAAJMRADDcCgAAkxEAMN0KAACTEQAw3goAAJMRADDfCgAAlREAMOAKAACWEQAwDwMAAIURACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAdMJAQAAAAHmCUAAAAAB6glAAAAAAewJAAEAAAHtCQEAAAAB7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkAAIQRACACAAAAeAAgMwAAmhEAIAMAAAB4ACAzAACaEQAgNAAAmREAIAEsAADpFgAwFQMAAPwNACAgAACvDgAgjwgAAK4OADCQCAAAdgAQkQgAAK4OADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIdMJAQCIDQAh5glAAIcNACHqCUAAhw0AIesJAQCjDQAh7AkAAQAAAe0JAQCGDQAh7gkBAIgNACHvCQEAiA0AIfAJAQCIDQAh8QkAAJQNACACAAAAeAAgLAAAmREAIAIAAACXEQAgLAAAmBEAIBOPCAAAlhEAMJAIAACXEQAQkQgAAJYRADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIcEIAQCGDQAhwggBAIYNACHTCQEAiA0AIeYJQACHDQAh6glAAIcNACHrCQEAow0AIewJAAGkDQAh7QkBAIYNACHuCQEAiA0AIe8JAQCIDQAh8AkBAIgNACHxCQAAlA0AIBOPCAAAlhEAMJAIAACXEQAQkQgAAJYRADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIcEIAQCGDQAhwggBAIYNACHTCQEAiA0AIeYJQACHDQAh6glAAIcNACHrCQEAow0AIewJAAGkDQAh7QkBAIYNACHuCQEAiA0AIe8JAQCIDQAh8AkBAIgNACHxCQAAlA0AIA6TCEAA7Q4AIaQIAQD3DgAhughAAO0OACHBCAEA9w4AIcIIAQD3DgAh0wkBAPkOACHmCUAA-A4AIeoJQAD4DgAh7AkAAboPACHtCQEA9w4AIe4JAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACBEQAgDwMAAIIRACCTCEAA7Q4AIaQIAQD3DgAhughAAO0OACHBCAEA9w4AIcIIAQD3DgAh0wkBAPkOACHmCUAA-A4AIeoJQAD4DgAh7AkAAboPACHtCQEA9w4AIe4JAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACBEQAgDwMAAIURACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAdMJAQAAAAHmCUAAAAAB6glAAAAAAewJAAEAAAHtCQEAAAAB7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkAAIQRACAB2woBAAAABAMzAADnFgAg2AoAAOgWACDeCgAAAQAgBDMAAI8RADDYCgAAkBEAMNoKAACSEQAg3goAAJMRADAQDwAAyxUAIBAAAMwVACAYAADPFQAgGQAA0RUAIBoAANIVACAbAADTFQAgHQAAzhUAIB4AAMoVACAfAADNFQAgIAAA0BUAICEAAJ8RACAlAADUFQAgJgAA1RUAIM0KAADzDgAgzwoAAPMOACDQCgAA8w4AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTMAAN8WACA0AADlFgAg2AoAAOAWACDZCgAA5BYAIN4KAAABACAHMwAA3RYAIDQAAOIWACDYCgAA3hYAINkKAADhFgAg3AoAAEcAIN0KAABHACDeCgAASQAgAzMAAN8WACDYCgAA4BYAIN4KAAABACADMwAA3RYAINgKAADeFgAg3goAAEkAIAAAAAUzAADVFgAgNAAA2xYAINgKAADWFgAg2QoAANoWACDeCgAAAQAgBTMAANMWACA0AADYFgAg2AoAANQWACDZCgAA1xYAIN4KAABEACAHMwAAvREAIDQAAMARACDYCgAAvhEAINkKAAC_EQAg3AoAAEsAIN0KAABLACDeCgAAjgEAIAgDAAC1EQAgkwhAAAAAAaQIAQAAAAGuCAIAAAABsQhAAAAAAbkIAQAAAAG7CAEAAAABhAqAAAAAAQIAAACOAQAgMwAAvREAIAMAAABLACAzAAC9EQAgNAAAwREAIAoAAABLACADAACzEQAgLAAAwREAIJMIQADtDgAhpAgBAPcOACGuCAIA_w4AIbEIQADtDgAhuQgBAPkOACG7CAEA9w4AIYQKgAAAAAEIAwAAsxEAIJMIQADtDgAhpAgBAPcOACGuCAIA_w4AIbEIQADtDgAhuQgBAPkOACG7CAEA9w4AIYQKgAAAAAEDMwAA1RYAINgKAADWFgAg3goAAAEAIAMzAADTFgAg2AoAANQWACDeCgAARAAgAzMAAL0RACDYCgAAvhEAIN4KAACOAQAgAAAABTMAAM4WACA0AADRFgAg2AoAAM8WACDZCgAA0BYAIN4KAABEACADMwAAzhYAINgKAADPFgAg3goAAEQAIAAAAAUzAADBFgAgNAAAzBYAINgKAADCFgAg2QoAAMsWACDeCgAAAQAgBzMAAL8WACA0AADJFgAg2AoAAMAWACDZCgAAyBYAINwKAAADACDdCgAAAwAg3goAAAUAIAszAACEEgAwNAAAiRIAMNgKAACFEgAw2QoAAIYSADDaCgAAhxIAINsKAACIEgAw3AoAAIgSADDdCgAAiBIAMN4KAACIEgAw3woAAIoSADDgCgAAixIAMAszAAD4EQAwNAAA_REAMNgKAAD5EQAw2QoAAPoRADDaCgAA-xEAINsKAAD8EQAw3AoAAPwRADDdCgAA_BEAMN4KAAD8EQAw3woAAP4RADDgCgAA_xEAMAszAADsEQAwNAAA8REAMNgKAADtEQAw2QoAAO4RADDaCgAA7xEAINsKAADwEQAw3AoAAPARADDdCgAA8BEAMN4KAADwEQAw3woAAPIRADDgCgAA8xEAMAszAADgEQAwNAAA5REAMNgKAADhEQAw2QoAAOIRADDaCgAA4xEAINsKAADkEQAw3AoAAOQRADDdCgAA5BEAMN4KAADkEQAw3woAAOYRADDgCgAA5xEAMAszAADUEQAwNAAA2REAMNgKAADVEQAw2QoAANYRADDaCgAA1xEAINsKAADYEQAw3AoAANgRADDdCgAA2BEAMN4KAADYEQAw3woAANoRADDgCgAA2xEAMAWTCEAAAAABnggBAAAAAaQIAQAAAAH5CQEAAAABhgoBAAAAAQIAAABfACAzAADfEQAgAwAAAF8AIDMAAN8RACA0AADeEQAgASwAAMcWADAMFQAAtw4AII8IAAC2DgAwkAgAAF0AEJEIAAC2DgAwkwhAAPcMACGeCAEAhg0AIaQIAQAAAAG7CAEAow0AId8JAQCjDQAh-QkBAIYNACGGCgEAhg0AIdEKAAC1DgAgAgAAAF8AICwAAN4RACACAAAA3BEAICwAAN0RACAKjwgAANsRADCQCAAA3BEAEJEIAADbEQAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhuwgBAKMNACHfCQEAow0AIfkJAQCGDQAhhgoBAIYNACEKjwgAANsRADCQCAAA3BEAEJEIAADbEQAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhuwgBAKMNACHfCQEAow0AIfkJAQCGDQAhhgoBAIYNACEFkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAh-QkBAPcOACGGCgEA9w4AIQWTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACH5CQEA9w4AIYYKAQD3DgAhBZMIQAAAAAGeCAEAAAABpAgBAAAAAfkJAQAAAAGGCgEAAAABDgMAAO4QACAEAQAAAAGTCEAAAAABpAgBAAAAAa0IAQAAAAG6CEAAAAABvAgBAAAAAdkIAQAAAAHbCQABAAAB3AkAAQAAAd0JAQAAAAHeCQEAAAAB4AkCAAAAAeEJQAAAAAECAAAAWAAgMwAA6xEAIAMAAABYACAzAADrEQAgNAAA6hEAIAEsAADGFgAwFAMAAMYOACAEAQCIDQAhFQAAxw4AII8IAADFDgAwkAgAAFYAEJEIAADFDgAwkwhAAPcMACGkCAEAAAABrQgBAIYNACG6CEAA9wwAIbsIAQCvDQAhvAgBAK8NACHZCAEAhg0AIdsJAAEAAAHcCQABAAAB3QkBAIgNACHeCQEAiA0AId8JAQCvDQAh4AkCAJsNACHhCUAAhw0AIQIAAABYACAsAADqEQAgAgAAAOgRACAsAADpEQAgEgQBAIgNACGPCAAA5xEAMJAIAADoEQAQkQgAAOcRADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACG6CEAA9wwAIbsIAQCvDQAhvAgBAK8NACHZCAEAhg0AIdsJAAGkDQAh3AkAAaQNACHdCQEAiA0AId4JAQCIDQAh3wkBAK8NACHgCQIAmw0AIeEJQACHDQAhEgQBAIgNACGPCAAA5xEAMJAIAADoEQAQkQgAAOcRADCTCEAA9wwAIaQIAQCjDQAhrQgBAIYNACG6CEAA9wwAIbsIAQCvDQAhvAgBAK8NACHZCAEAhg0AIdsJAAGkDQAh3AkAAaQNACHdCQEAiA0AId4JAQCIDQAh3wkBAK8NACHgCQIAmw0AIeEJQACHDQAhDQQBAPkOACGTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG6CEAA7Q4AIbwIAQD5DgAh2QgBAPcOACHbCQABug8AIdwJAAG6DwAh3QkBAPkOACHeCQEA-Q4AIeAJAgD_DgAh4QlAAPgOACEOAwAA7BAAIAQBAPkOACGTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG6CEAA7Q4AIbwIAQD5DgAh2QgBAPcOACHbCQABug8AIdwJAAG6DwAh3QkBAPkOACHeCQEA-Q4AIeAJAgD_DgAh4QlAAPgOACEOAwAA7hAAIAQBAAAAAZMIQAAAAAGkCAEAAAABrQgBAAAAAboIQAAAAAG8CAEAAAAB2QgBAAAAAdsJAAEAAAHcCQABAAAB3QkBAAAAAd4JAQAAAAHgCQIAAAAB4QlAAAAAAQoDAAD1EAAgkwhAAAAAAaQIAQAAAAG6CEAAAAABvAgBAAAAAeIJAAEAAAHjCQABAAAB5AkBAAAAAeUJQAAAAAHmCUAAAAABAgAAAFQAIDMAAPcRACADAAAAVAAgMwAA9xEAIDQAAPYRACABLAAAxRYAMBADAAD8DQAgFQAAtw4AII8IAADIDgAwkAgAAFIAEJEIAADIDgAwkwhAAPcMACGkCAEAAAABughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHiCQABAAAB4wkAAaQNACHkCQEAiA0AIeUJQACHDQAh5glAAIcNACECAAAAVAAgLAAA9hEAIAIAAAD0EQAgLAAA9REAIA6PCAAA8xEAMJAIAAD0EQAQkQgAAPMRADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHiCQABpA0AIeMJAAGkDQAh5AkBAIgNACHlCUAAhw0AIeYJQACHDQAhDo8IAADzEQAwkAgAAPQRABCRCAAA8xEAMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHfCQEAow0AIeIJAAGkDQAh4wkAAaQNACHkCQEAiA0AIeUJQACHDQAh5glAAIcNACEJkwhAAO0OACGkCAEA9w4AIboIQADtDgAhvAgBAPcOACHiCQABug8AIeMJAAG6DwAh5AkBAPkOACHlCUAA-A4AIeYJQAD4DgAhCgMAAPMQACCTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG8CAEA9w4AIeIJAAG6DwAh4wkAAboPACHkCQEA-Q4AIeUJQAD4DgAh5glAAPgOACEKAwAA9RAAIJMIQAAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHiCQABAAAB4wkAAQAAAeQJAQAAAAHlCUAAAAAB5glAAAAAAQcDAAD8EAAgughAAAAAAbwIAQAAAAHnCQABAAAB6AkBAAAAAekJAQAAAAHqCUAAAAABAgAAAFAAIDMAAIMSACADAAAAUAAgMwAAgxIAIDQAAIISACABLAAAxBYAMA0DAAD8DQAgFQAAtw4AII8IAADJDgAwkAgAAE4AEJEIAADJDgAwughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHnCQABAAAB6AkBAIYNACHpCQEAhg0AIeoJQACHDQAhAgAAAFAAICwAAIISACACAAAAgBIAICwAAIESACALjwgAAP8RADCQCAAAgBIAEJEIAAD_EQAwughAAPcMACG7CAEAow0AIbwIAQCjDQAh3wkBAKMNACHnCQABpA0AIegJAQCGDQAh6QkBAIYNACHqCUAAhw0AIQuPCAAA_xEAMJAIAACAEgAQkQgAAP8RADC6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHfCQEAow0AIecJAAGkDQAh6AkBAIYNACHpCQEAhg0AIeoJQACHDQAhBroIQADtDgAhvAgBAPcOACHnCQABug8AIegJAQD3DgAh6QkBAPcOACHqCUAA-A4AIQcDAAD6EAAgughAAO0OACG8CAEA9w4AIecJAAG6DwAh6AkBAPcOACHpCQEA9w4AIeoJQAD4DgAhBwMAAPwQACC6CEAAAAABvAgBAAAAAecJAAEAAAHoCQEAAAAB6QkBAAAAAeoJQAAAAAEKAwAAwhEAIBcAAMQRACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAeYJQAAAAAHsCQABAAABhQpAAAAAAQIAAABJACAzAACPEgAgAwAAAEkAIDMAAI8SACA0AACOEgAgASwAAMMWADAQAwAA_A0AIBUAALcOACAXAADLDgAgjwgAAMoOADCQCAAARwAQkQgAAMoOADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AId8JAQCjDQAh5glAAIcNACHsCQABAAABhQpAAIcNACECAAAASQAgLAAAjhIAIAIAAACMEgAgLAAAjRIAIA2PCAAAixIAMJAIAACMEgAQkQgAAIsSADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIcEIAQCGDQAhwggBAIYNACHfCQEAow0AIeYJQACHDQAh7AkAAaQNACGFCkAAhw0AIQ2PCAAAixIAMJAIAACMEgAQkQgAAIsSADCTCEAA9wwAIaQIAQCjDQAhughAAPcMACG7CAEAow0AIcEIAQCGDQAhwggBAIYNACHfCQEAow0AIeYJQACHDQAh7AkAAaQNACGFCkAAhw0AIQiTCEAA7Q4AIaQIAQD3DgAhughAAO0OACHBCAEA9w4AIcIIAQD3DgAh5glAAPgOACHsCQABug8AIYUKQAD4DgAhCgMAALoRACAXAAC8EQAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhwQgBAPcOACHCCAEA9w4AIeYJQAD4DgAh7AkAAboPACGFCkAA-A4AIQoDAADCEQAgFwAAxBEAIJMIQAAAAAGkCAEAAAABughAAAAAAcEIAQAAAAHCCAEAAAAB5glAAAAAAewJAAEAAAGFCkAAAAABAzMAAMEWACDYCgAAwhYAIN4KAAABACADMwAAvxYAINgKAADAFgAg3goAAAUAIAQzAACEEgAw2AoAAIUSADDaCgAAhxIAIN4KAACIEgAwBDMAAPgRADDYCgAA-REAMNoKAAD7EQAg3goAAPwRADAEMwAA7BEAMNgKAADtEQAw2goAAO8RACDeCgAA8BEAMAQzAADgEQAw2AoAAOERADDaCgAA4xEAIN4KAADkEQAwBDMAANQRADDYCgAA1REAMNoKAADXEQAg3goAANgRADAAAAAAAAAAAAAAAALbCgEAAAAE4QoBAAAABQLbCgEAAAAE4QoBAAAABQUzAAC3FgAgNAAAvRYAINgKAAC4FgAg2QoAALwWACDeCgAAAQAgBTMAALUWACA0AAC6FgAg2AoAALYWACDZCgAAuRYAIN4KAAAFACAB2woBAAAABAHbCgEAAAAEAzMAALcWACDYCgAAuBYAIN4KAAABACADMwAAtRYAINgKAAC2FgAg3goAAAUAIAAAAALbCgEAAAAE4QoBAAAABQLbCgEAAAAE4QoBAAAABQUzAACtFgAgNAAAsxYAINgKAACuFgAg2QoAALIWACDeCgAAAQAgBTMAAKsWACA0AACwFgAg2AoAAKwWACDZCgAArxYAIN4KAAAFACAB2woBAAAABAHbCgEAAAAEAzMAAK0WACDYCgAArhYAIN4KAAABACADMwAAqxYAINgKAACsFgAg3goAAAUAIAAAAAAAAAAAAAAAAAAFMwAAphYAIDQAAKkWACDYCgAApxYAINkKAACoFgAg3goAABgAIAMzAACmFgAg2AoAAKcWACDeCgAAGAAgAAAABTMAAKEWACA0AACkFgAg2AoAAKIWACDZCgAAoxYAIN4KAAAYACADMwAAoRYAINgKAACiFgAg3goAABgAIAAAAAAAAtsKAQAAAAThCgEAAAAFAtsKAQAAAAThCgEAAAAFAtsKAQAAAAThCgEAAAAFAtsKAQAAAAThCgEAAAAFAtsKAQAAAAThCgEAAAAFBTMAAJkWACA0AACfFgAg2AoAAJoWACDZCgAAnhYAIN4KAACrAgAgCzMAAO8SADA0AAD0EgAw2AoAAPASADDZCgAA8RIAMNoKAADyEgAg2woAAPMSADDcCgAA8xIAMN0KAADzEgAw3goAAPMSADDfCgAA9RIAMOAKAAD2EgAwCzMAAOMSADA0AADoEgAw2AoAAOQSADDZCgAA5RIAMNoKAADmEgAg2woAAOcSADDcCgAA5xIAMN0KAADnEgAw3goAAOcSADDfCgAA6RIAMOAKAADqEgAwCzMAANcSADA0AADcEgAw2AoAANgSADDZCgAA2RIAMNoKAADaEgAg2woAANsSADDcCgAA2xIAMN0KAADbEgAw3goAANsSADDfCgAA3RIAMOAKAADeEgAwBa0IIAAAAAHXCAEAAAAB4AgBAAAAAaMJAQAAAAGgCkAAAAABAgAAACQAIDMAAOISACADAAAAJAAgMwAA4hIAIDQAAOESACABLAAAnRYAMAsJAADXDgAgjwgAANYOADCQCAAAIgAQkQgAANYOADCtCCAAmg0AIdcIAQCGDQAh4AgBAIYNACGSCQEAhg0AIaMJAQCGDQAhoApAAPcMACHTCgAA1Q4AIAIAAAAkACAsAADhEgAgAgAAAN8SACAsAADgEgAgCY8IAADeEgAwkAgAAN8SABCRCAAA3hIAMK0IIACaDQAh1wgBAIYNACHgCAEAhg0AIZIJAQCGDQAhowkBAIYNACGgCkAA9wwAIQmPCAAA3hIAMJAIAADfEgAQkQgAAN4SADCtCCAAmg0AIdcIAQCGDQAh4AgBAIYNACGSCQEAhg0AIaMJAQCGDQAhoApAAPcMACEFrQggAK8PACHXCAEA9w4AIeAIAQD3DgAhowkBAPcOACGgCkAA7Q4AIQWtCCAArw8AIdcIAQD3DgAh4AgBAPcOACGjCQEA9w4AIaAKQADtDgAhBa0IIAAAAAHXCAEAAAAB4AgBAAAAAaMJAQAAAAGgCkAAAAABBJMIQAAAAAH5CQEAAAABhgoBAAAAAZ8KQAAAAAECAAAAIAAgMwAA7hIAIAMAAAAgACAzAADuEgAgNAAA7RIAIAEsAACcFgAwCQkAANcOACCPCAAA2A4AMJAIAAAeABCRCAAA2A4AMJMIQAD3DAAhkgkBAIYNACH5CQEAhg0AIYYKAQAAAAGfCkAAhw0AIQIAAAAgACAsAADtEgAgAgAAAOsSACAsAADsEgAgCI8IAADqEgAwkAgAAOsSABCRCAAA6hIAMJMIQAD3DAAhkgkBAIYNACH5CQEAhg0AIYYKAQCGDQAhnwpAAIcNACEIjwgAAOoSADCQCAAA6xIAEJEIAADqEgAwkwhAAPcMACGSCQEAhg0AIfkJAQCGDQAhhgoBAIYNACGfCkAAhw0AIQSTCEAA7Q4AIfkJAQD3DgAhhgoBAPcOACGfCkAA-A4AIQSTCEAA7Q4AIfkJAQD3DgAhhgoBAPcOACGfCkAA-A4AIQSTCEAAAAAB-QkBAAAAAYYKAQAAAAGfCkAAAAABFJMIQAAAAAG8CAEAAAAB5AgBAAAAAYcJAgAAAAGOCQEAAAABjwkBAAAAAZAJAgAAAAGRCQQAAAABkwkBAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGYCYAAAAABmQlAAAAAAZoJQAAAAAGbCUAAAAABnAkEAAAAAZ0JBAAAAAGeCQEAAAABAgAAABwAIDMAAPoSACADAAAAHAAgMwAA-hIAIDQAAPkSACABLAAAmxYAMBoJAADXDgAgjwgAANoOADCQCAAAGgAQkQgAANoOADCTCEAA9wwAIbwIAQCjDQAh5AgBAKMNACGHCQIAmw0AIY4JAQAAAAGPCQEAhg0AIZAJAgCbDQAhkQkEAPYMACGSCQEAhg0AIZMJAQCGDQAhlAkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGYCQAAsA0AIJkJQACHDQAhmglAAIcNACGbCUAAhw0AIZwJBAD2DAAhnQkEAPYMACGeCQEAhg0AIdQKAADZDgAgAgAAABwAICwAAPkSACACAAAA9xIAICwAAPgSACAYjwgAAPYSADCQCAAA9xIAEJEIAAD2EgAwkwhAAPcMACG8CAEAow0AIeQIAQCjDQAhhwkCAJsNACGOCQEAow0AIY8JAQCGDQAhkAkCAJsNACGRCQQA9gwAIZIJAQCGDQAhkwkBAIYNACGUCQEAhg0AIZUJAgCbDQAhlgkCAJsNACGXCQIAmw0AIZgJAACwDQAgmQlAAIcNACGaCUAAhw0AIZsJQACHDQAhnAkEAPYMACGdCQQA9gwAIZ4JAQCGDQAhGI8IAAD2EgAwkAgAAPcSABCRCAAA9hIAMJMIQAD3DAAhvAgBAKMNACHkCAEAow0AIYcJAgCbDQAhjgkBAKMNACGPCQEAhg0AIZAJAgCbDQAhkQkEAPYMACGSCQEAhg0AIZMJAQCGDQAhlAkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGYCQAAsA0AIJkJQACHDQAhmglAAIcNACGbCUAAhw0AIZwJBAD2DAAhnQkEAPYMACGeCQEAhg0AIRSTCEAA7Q4AIbwIAQD3DgAh5AgBAPcOACGHCQIA_w4AIY4JAQD3DgAhjwkBAPcOACGQCQIA_w4AIZEJBADsDgAhkwkBAPcOACGUCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZgJgAAAAAGZCUAA-A4AIZoJQAD4DgAhmwlAAPgOACGcCQQA7A4AIZ0JBADsDgAhngkBAPcOACEUkwhAAO0OACG8CAEA9w4AIeQIAQD3DgAhhwkCAP8OACGOCQEA9w4AIY8JAQD3DgAhkAkCAP8OACGRCQQA7A4AIZMJAQD3DgAhlAkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGYCYAAAAABmQlAAPgOACGaCUAA-A4AIZsJQAD4DgAhnAkEAOwOACGdCQQA7A4AIZ4JAQD3DgAhFJMIQAAAAAG8CAEAAAAB5AgBAAAAAYcJAgAAAAGOCQEAAAABjwkBAAAAAZAJAgAAAAGRCQQAAAABkwkBAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGYCYAAAAABmQlAAAAAAZoJQAAAAAGbCUAAAAABnAkEAAAAAZ0JBAAAAAGeCQEAAAABAdsKAQAAAAQB2woBAAAABAHbCgEAAAAEAdsKAQAAAAQB2woBAAAABAMzAACZFgAg2AoAAJoWACDeCgAAqwIAIAQzAADvEgAw2AoAAPASADDaCgAA8hIAIN4KAADzEgAwBDMAAOMSADDYCgAA5BIAMNoKAADmEgAg3goAAOcSADAEMwAA1xIAMNgKAADYEgAw2goAANoSACDeCgAA2xIAMAAAAAAAAtsKAQAAAAThCgEAAAAFCzMAAKcTADA0AACsEwAw2AoAAKgTADDZCgAAqRMAMNoKAACqEwAg2woAAKsTADDcCgAAqxMAMN0KAACrEwAw3goAAKsTADDfCgAArRMAMOAKAACuEwAwCzMAAJkTADA0AACeEwAw2AoAAJoTADDZCgAAmxMAMNoKAACcEwAg2woAAJ0TADDcCgAAnRMAMN0KAACdEwAw3goAAJ0TADDfCgAAnxMAMOAKAACgEwAwCzMAAI0TADA0AACSEwAw2AoAAI4TADDZCgAAjxMAMNoKAACQEwAg2woAAJETADDcCgAAkRMAMN0KAACREwAw3goAAJETADDfCgAAkxMAMOAKAACUEwAwKAoAAIETACALAACCEwAgDAAAgxMAIJ4IAQAAAAGPCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABnAkEAAAAAYsKAQAAAAGdCiAAAAABoQoBAAAAAaIKAQAAAAGjCgIAAAABpAoCAAAAAaUKAgAAAAGmCgIAAAABpwoBAAAAAagKIAAAAAGpCkAAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KIAAAAAGvCgQAAAABsAoBAAAAAbEKAAD7EgAgsgpAAAAAAbMKAAD8EgAgtAoAAP0SACC1CgAA_hIAILYKQAAAAAG3CiAAAAABuAoAAP8SACC5CgIAAAABugoCAAAAAbsKAQAAAAG8CgEAAAABvQoBAAAAAQIAAAAYACAzAACYEwAgAwAAABgAIDMAAJgTACA0AACXEwAgASwAAJgWADAtBwAA3A4AIAoAAN0OACALAADeDgAgDAAA3w4AII8IAADbDgAwkAgAABYAEJEIAADbDgAwnggBAAAAAY8JAQCGDQAhkwkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGcCQQA9gwAIYsKAQCGDQAhnQogAJoNACGhCgEAhg0AIaIKAQCIDQAhowoCAJsNACGkCgIAmw0AIaUKAgCbDQAhpgoCAJsNACGnCgEArw0AIagKIACaDQAhqQpAAIcNACGqCkAAhw0AIasKAQCIDQAhrApAAIcNACGtCkAAhw0AIa4KIACaDQAhrwoEAPYMACGwCgEAiA0AIbEKAACUDQAgsgpAAIcNACGzCgAAlA0AILQKAACUDQAgtQoAAJQNACC2CkAAhw0AIbcKIACaDQAhuAoAAJQNACC5CgIAmw0AIboKAgCbDQAhuwoBAIgNACG8CgEArw0AIb0KAQCvDQAhAgAAABgAICwAAJcTACACAAAAlRMAICwAAJYTACApjwgAAJQTADCQCAAAlRMAEJEIAACUEwAwnggBAIYNACGPCQEAhg0AIZMJAQCGDQAhlQkCAJsNACGWCQIAmw0AIZcJAgCbDQAhnAkEAPYMACGLCgEAhg0AIZ0KIACaDQAhoQoBAIYNACGiCgEAiA0AIaMKAgCbDQAhpAoCAJsNACGlCgIAmw0AIaYKAgCbDQAhpwoBAK8NACGoCiAAmg0AIakKQACHDQAhqgpAAIcNACGrCgEAiA0AIawKQACHDQAhrQpAAIcNACGuCiAAmg0AIa8KBAD2DAAhsAoBAIgNACGxCgAAlA0AILIKQACHDQAhswoAAJQNACC0CgAAlA0AILUKAACUDQAgtgpAAIcNACG3CiAAmg0AIbgKAACUDQAguQoCAJsNACG6CgIAmw0AIbsKAQCIDQAhvAoBAK8NACG9CgEArw0AISmPCAAAlBMAMJAIAACVEwAQkQgAAJQTADCeCAEAhg0AIY8JAQCGDQAhkwkBAIYNACGVCQIAmw0AIZYJAgCbDQAhlwkCAJsNACGcCQQA9gwAIYsKAQCGDQAhnQogAJoNACGhCgEAhg0AIaIKAQCIDQAhowoCAJsNACGkCgIAmw0AIaUKAgCbDQAhpgoCAJsNACGnCgEArw0AIagKIACaDQAhqQpAAIcNACGqCkAAhw0AIasKAQCIDQAhrApAAIcNACGtCkAAhw0AIa4KIACaDQAhrwoEAPYMACGwCgEAiA0AIbEKAACUDQAgsgpAAIcNACGzCgAAlA0AILQKAACUDQAgtQoAAJQNACC2CkAAhw0AIbcKIACaDQAhuAoAAJQNACC5CgIAmw0AIboKAgCbDQAhuwoBAIgNACG8CgEArw0AIb0KAQCvDQAhJZ4IAQD3DgAhjwkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGcCQQA7A4AIYsKAQD3DgAhnQogAK8PACGhCgEA9w4AIaIKAQD5DgAhowoCAP8OACGkCgIA_w4AIaUKAgD_DgAhpgoCAP8OACGnCgEA-Q4AIagKIACvDwAhqQpAAPgOACGqCkAA-A4AIasKAQD5DgAhrApAAPgOACGtCkAA-A4AIa4KIACvDwAhrwoEAOwOACGwCgEA-Q4AIbEKAADOEgAgsgpAAPgOACGzCgAAzxIAILQKAADQEgAgtQoAANESACC2CkAA-A4AIbcKIACvDwAhuAoAANISACC5CgIA_w4AIboKAgD_DgAhuwoBAPkOACG8CgEA-Q4AIb0KAQD5DgAhKAoAANQSACALAADVEgAgDAAA1hIAIJ4IAQD3DgAhjwkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGcCQQA7A4AIYsKAQD3DgAhnQogAK8PACGhCgEA9w4AIaIKAQD5DgAhowoCAP8OACGkCgIA_w4AIaUKAgD_DgAhpgoCAP8OACGnCgEA-Q4AIagKIACvDwAhqQpAAPgOACGqCkAA-A4AIasKAQD5DgAhrApAAPgOACGtCkAA-A4AIa4KIACvDwAhrwoEAOwOACGwCgEA-Q4AIbEKAADOEgAgsgpAAPgOACGzCgAAzxIAILQKAADQEgAgtQoAANESACC2CkAA-A4AIbcKIACvDwAhuAoAANISACC5CgIA_w4AIboKAgD_DgAhuwoBAPkOACG8CgEA-Q4AIb0KAQD5DgAhKAoAAIETACALAACCEwAgDAAAgxMAIJ4IAQAAAAGPCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABnAkEAAAAAYsKAQAAAAGdCiAAAAABoQoBAAAAAaIKAQAAAAGjCgIAAAABpAoCAAAAAaUKAgAAAAGmCgIAAAABpwoBAAAAAagKIAAAAAGpCkAAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KIAAAAAGvCgQAAAABsAoBAAAAAbEKAAD7EgAgsgpAAAAAAbMKAAD8EgAgtAoAAP0SACC1CgAA_hIAILYKQAAAAAG3CiAAAAABuAoAAP8SACC5CgIAAAABugoCAAAAAbsKAQAAAAG8CgEAAAABvQoBAAAAAQoEAACmEwAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAHXCAEAAAABwQoCAAAAAcIKAQAAAAHDCkAAAAABAgAAABMAIDMAAKUTACADAAAAEwAgMwAApRMAIDQAAKMTACABLAAAlxYAMA8EAACjDgAgBwAA4Q4AII8IAADgDgAwkAgAABEAEJEIAADgDgAwkwhAAPcMACGeCAEAhg0AIaQIAQAAAAGtCAEAhg0AIbwIAQCjDQAh1wgBAIYNACGTCQEAiA0AIcEKAgCbDQAhwgoBAIgNACHDCkAAhw0AIQIAAAATACAsAACjEwAgAgAAAKETACAsAACiEwAgDY8IAACgEwAwkAgAAKETABCRCAAAoBMAMJMIQAD3DAAhnggBAIYNACGkCAEAow0AIa0IAQCGDQAhvAgBAKMNACHXCAEAhg0AIZMJAQCIDQAhwQoCAJsNACHCCgEAiA0AIcMKQACHDQAhDY8IAACgEwAwkAgAAKETABCRCAAAoBMAMJMIQAD3DAAhnggBAIYNACGkCAEAow0AIa0IAQCGDQAhvAgBAKMNACHXCAEAhg0AIZMJAQCIDQAhwQoCAJsNACHCCgEAiA0AIcMKQACHDQAhCZMIQADtDgAhnggBAPcOACGkCAEA9w4AIa0IAQD3DgAhvAgBAPcOACHXCAEA9w4AIcEKAgD_DgAhwgoBAPkOACHDCkAA-A4AIQoEAACkEwAgkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG8CAEA9w4AIdcIAQD3DgAhwQoCAP8OACHCCgEA-Q4AIcMKQAD4DgAhBTMAAJIWACA0AACVFgAg2AoAAJMWACDZCgAAlBYAIN4KAAAFACAKBAAAphMAIJMIQAAAAAGeCAEAAAABpAgBAAAAAa0IAQAAAAG8CAEAAAAB1wgBAAAAAcEKAgAAAAHCCgEAAAABwwpAAAAAAQMzAACSFgAg2AoAAJMWACDeCgAABQAgCQQAALQTACCSCEAAAAABnggBAAAAAaQIAQAAAAG8CAEAAAAB1wgBAAAAAcEKAgAAAAHECgEAAAABxQpAAAAAAQIAAAALACAzAACzEwAgAwAAAAsAIDMAALMTACA0AACxEwAgASwAAJEWADAOBAAAzg4AIAcAAOEOACCPCAAA4g4AMJAIAAAJABCRCAAA4g4AMJIIQACHDQAhnggBAIYNACGkCAEAAAABvAgBAK8NACHXCAEAhg0AIZMJAQCIDQAhwQoCAJsNACHECgEAhg0AIcUKQAD3DAAhAgAAAAsAICwAALETACACAAAArxMAICwAALATACAMjwgAAK4TADCQCAAArxMAEJEIAACuEwAwkghAAIcNACGeCAEAhg0AIaQIAQCjDQAhvAgBAK8NACHXCAEAhg0AIZMJAQCIDQAhwQoCAJsNACHECgEAhg0AIcUKQAD3DAAhDI8IAACuEwAwkAgAAK8TABCRCAAArhMAMJIIQACHDQAhnggBAIYNACGkCAEAow0AIbwIAQCvDQAh1wgBAIYNACGTCQEAiA0AIcEKAgCbDQAhxAoBAIYNACHFCkAA9wwAIQiSCEAA-A4AIZ4IAQD3DgAhpAgBAPcOACG8CAEA-Q4AIdcIAQD3DgAhwQoCAP8OACHECgEA9w4AIcUKQADtDgAhCQQAALITACCSCEAA-A4AIZ4IAQD3DgAhpAgBAPcOACG8CAEA-Q4AIdcIAQD3DgAhwQoCAP8OACHECgEA9w4AIcUKQADtDgAhBzMAAIwWACA0AACPFgAg2AoAAI0WACDZCgAAjhYAINwKAAADACDdCgAAAwAg3goAAAUAIAkEAAC0EwAgkghAAAAAAZ4IAQAAAAGkCAEAAAABvAgBAAAAAdcIAQAAAAHBCgIAAAABxAoBAAAAAcUKQAAAAAEDMwAAjBYAINgKAACNFgAg3goAAAUAIAHbCgEAAAAEBDMAAKcTADDYCgAAqBMAMNoKAACqEwAg3goAAKsTADAEMwAAmRMAMNgKAACaEwAw2goAAJwTACDeCgAAnRMAMAQzAACNEwAw2AoAAI4TADDaCgAAkBMAIN4KAACREwAwAAAAAAAAAAAC2woBAAAABOEKAQAAAAUB2woBAAAABAAAAAAABzMAAIcWACA0AACKFgAg2AoAAIgWACDZCgAAiRYAINwKAAAOACDdCgAADgAg3goAAKsCACADMwAAhxYAINgKAACIFgAg3goAAKsCACAAAAAAAAczAACCFgAgNAAAhRYAINgKAACDFgAg2QoAAIQWACDcCgAADgAg3QoAAA4AIN4KAACrAgAgAzMAAIIWACDYCgAAgxYAIN4KAACrAgAgAAAAAAAFMwAA_RUAIDQAAIAWACDYCgAA_hUAINkKAAD_FQAg3goAAAUAIAMzAAD9FQAg2AoAAP4VACDeCgAABQAgCgMAAJ4RACAFAADlFQAgBgAAuRMAIAgAALoTACAPAADLFQAgEAAAzBUAIBEAANoVACAdAADOFQAgygoAAPMOACDMCgAA8w4AIAAAAAUzAADyFQAgNAAA-xUAINgKAADzFQAg2QoAAPoVACDeCgAAAQAgBzMAAKMUACA0AACmFAAg2AoAAKQUACDZCgAApRQAINwKAAAHACDdCgAABwAg3goAAMgBACALMwAAmhQAMDQAAJ4UADDYCgAAmxQAMNkKAACcFAAw2goAAJ0UACDbCgAAqxMAMNwKAACrEwAw3QoAAKsTADDeCgAAqxMAMN8KAACfFAAw4AoAAK4TADALMwAAkRQAMDQAAJUUADDYCgAAkhQAMNkKAACTFAAw2goAAJQUACDbCgAAnRMAMNwKAACdEwAw3QoAAJ0TADDeCgAAnRMAMN8KAACWFAAw4AoAAKATADALMwAAhRQAMDQAAIoUADDYCgAAhhQAMNkKAACHFAAw2goAAIgUACDbCgAAiRQAMNwKAACJFAAw3QoAAIkUADDeCgAAiRQAMN8KAACLFAAw4AoAAIwUADALMwAA-RMAMDQAAP4TADDYCgAA-hMAMNkKAAD7EwAw2goAAPwTACDbCgAA_RMAMNwKAAD9EwAw3QoAAP0TADDeCgAA_RMAMN8KAAD_EwAw4AoAAIAUADALMwAA8BMAMDQAAPQTADDYCgAA8RMAMNkKAADyEwAw2goAAPMTACDbCgAA2hAAMNwKAADaEAAw3QoAANoQADDeCgAA2hAAMN8KAAD1EwAw4AoAAN0QADALMwAA5BMAMDQAAOkTADDYCgAA5RMAMNkKAADmEwAw2goAAOcTACDbCgAA6BMAMNwKAADoEwAw3QoAAOgTADDeCgAA6BMAMN8KAADqEwAw4AoAAOsTADAPAwAAkBIAIBgAAJISACAZAACTEgAgGgAAlBIAIBsAAJUSACAcAACWEgAgkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAcUJAQAAAAHTCQEAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAEQAIDMAAO8TACADAAAARAAgMwAA7xMAIDQAAO4TACABLAAA-RUAMBYDAAD8DQAgBAAAzg4AIBgAAL4OACAZAADADgAgGgAAwQ4AIBsAAMIOACAcAADPDgAgjwgAAM0OADCQCAAAQgAQkQgAAM0OADCTCEAA9wwAIaQIAQAAAAGqCAEAiA0AIa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIcUJAQCGDQAh0wkBAIgNACH1CQAAzA4AIIcKAQCGDQAhiAoBAIYNACGJCkAAhw0AIQIAAABEACAsAADuEwAgAgAAAOwTACAsAADtEwAgDo8IAADrEwAwkAgAAOwTABCRCAAA6xMAMJMIQAD3DAAhpAgBAKMNACGqCAEAiA0AIa0IAQCGDQAhuwgBAKMNACG8CAEArw0AIcUJAQCGDQAh0wkBAIgNACGHCgEAhg0AIYgKAQCGDQAhiQpAAIcNACEOjwgAAOsTADCQCAAA7BMAEJEIAADrEwAwkwhAAPcMACGkCAEAow0AIaoIAQCIDQAhrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhxQkBAIYNACHTCQEAiA0AIYcKAQCGDQAhiAoBAIYNACGJCkAAhw0AIQmTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIcUJAQD3DgAh0wkBAPkOACGHCgEA9w4AIYgKAQD3DgAhiQpAAPgOACEPAwAAzREAIBgAAM8RACAZAADQEQAgGgAA0REAIBsAANIRACAcAADTEQAgkwhAAO0OACGkCAEA9w4AIaoIAQD5DgAhrQgBAPcOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhDwMAAJASACAYAACSEgAgGQAAkxIAIBoAAJQSACAbAACVEgAgHAAAlhIAIJMIQAAAAAGkCAEAAAABqggBAAAAAa0IAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAARMSAACwEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABwwkBAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJgAAAAAHJCQAArRAAIMoJAgAAAAHLCSAAAAABzAkBAAAAAc0JAACuEAAgzgkgAAAAAc8JAgAAAAECAAAANwAgMwAA-BMAIAMAAAA3ACAzAAD4EwAgNAAA9xMAIAEsAAD4FQAwAgAAADcAICwAAPcTACACAAAA3hAAICwAAPYTACASkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhwwkBAPcOACHFCQEA9w4AIcYJAQD3DgAhxwkBAPcOACHICYAAAAAByQkAAKkQACDKCQIA_w4AIcsJIACvDwAhzAkBAPcOACHNCQAAqhAAIM4JIACvDwAhzwkCAP8OACETEgAArBAAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcMJAQD3DgAhxQkBAPcOACHGCQEA9w4AIccJAQD3DgAhyAmAAAAAAckJAACpEAAgygkCAP8OACHLCSAArw8AIcwJAQD3DgAhzQkAAKoQACDOCSAArw8AIc8JAgD_DgAhExIAALAQACCTCEAAAAABpAgBAAAAAa0IAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHDCQEAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAmAAAAAAckJAACtEAAgygkCAAAAAcsJIAAAAAHMCQEAAAABzQkAAK4QACDOCSAAAAABzwkCAAAAARMDAACoEgAgkwhAAAAAAaQIAQAAAAG6CEAAAAAB0QgBAAAAAdIIAQAAAAHDCQEAAAAByQkAAKYSACDkCQEAAAAB5glAAAAAAewJAAEAAAGPCgAApxIAIJAKQAAAAAGRCgIAAAABkgoCAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAECAAAAMwAgMwAAhBQAIAMAAAAzACAzAACEFAAgNAAAgxQAIAEsAAD3FQAwGQMAAPwNACAEAACjDgAgjwgAANMOADCQCAAAMQAQkQgAANMOADCTCEAA9wwAIaQIAQAAAAG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHRCAEAhg0AIdIIAQCjDQAhwwkBAK8NACHJCQAAlA0AIOQJAQCIDQAh5glAAIcNACHsCQABAAABjwoAAJQNACCQCkAAhw0AIZEKAgDgDQAhkgoCAOANACGTCgEAiA0AIZQKAQCIDQAhlQoBAK8NACGWCgEArw0AIQIAAAAzACAsAACDFAAgAgAAAIEUACAsAACCFAAgF48IAACAFAAwkAgAAIEUABCRCAAAgBQAMJMIQAD3DAAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHRCAEAhg0AIdIIAQCjDQAhwwkBAK8NACHJCQAAlA0AIOQJAQCIDQAh5glAAIcNACHsCQABpA0AIY8KAACUDQAgkApAAIcNACGRCgIA4A0AIZIKAgDgDQAhkwoBAIgNACGUCgEAiA0AIZUKAQCvDQAhlgoBAK8NACEXjwgAAIAUADCQCAAAgRQAEJEIAACAFAAwkwhAAPcMACGkCAEAow0AIboIQAD3DAAhuwgBAKMNACG8CAEAow0AIdEIAQCGDQAh0ggBAKMNACHDCQEArw0AIckJAACUDQAg5AkBAIgNACHmCUAAhw0AIewJAAGkDQAhjwoAAJQNACCQCkAAhw0AIZEKAgDgDQAhkgoCAOANACGTCgEAiA0AIZQKAQCIDQAhlQoBAK8NACGWCgEArw0AIRKTCEAA7Q4AIaQIAQD3DgAhughAAO0OACHRCAEA9w4AIdIIAQD3DgAhwwkBAPkOACHJCQAAohIAIOQJAQD5DgAh5glAAPgOACHsCQABug8AIY8KAACjEgAgkApAAPgOACGRCgIAhxAAIZIKAgCHEAAhkwoBAPkOACGUCgEA-Q4AIZUKAQD5DgAhlgoBAPkOACETAwAApBIAIJMIQADtDgAhpAgBAPcOACG6CEAA7Q4AIdEIAQD3DgAh0ggBAPcOACHDCQEA-Q4AIckJAACiEgAg5AkBAPkOACHmCUAA-A4AIewJAAG6DwAhjwoAAKMSACCQCkAA-A4AIZEKAgCHEAAhkgoCAIcQACGTCgEA-Q4AIZQKAQD5DgAhlQoBAPkOACGWCgEA-Q4AIRMDAACoEgAgkwhAAAAAAaQIAQAAAAG6CEAAAAAB0QgBAAAAAdIIAQAAAAHDCQEAAAAByQkAAKYSACDkCQEAAAAB5glAAAAAAewJAAEAAAGPCgAApxIAIJAKQAAAAAGRCgIAAAABkgoCAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAESAwAAsxIAIJMIQAAAAAGeCAEAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAckJAACxEgAgzAkBAAAAAc0JAACyEgAgzgkgAAAAAeMJAAEAAAHmCUAAAAABiAoBAAAAAZAKQAAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAECAAAALwAgMwAAkBQAIAMAAAAvACAzAACQFAAgNAAAjxQAIAEsAAD2FQAwGAMAAPwNACAEAACjDgAgjwgAANQOADCQCAAALQAQkQgAANQOADCTCEAA9wwAIZ4IAQCGDQAhpAgBAAAAAboIQAD3DAAhuwgBAKMNACG8CAEAow0AIcEIAQCGDQAhwggBAIYNACHJCQAAlA0AIMwJAQCGDQAhzQkAAJQNACDOCSAAmg0AIeMJAAEAAAHmCUAAhw0AIYgKAQCIDQAhkApAAIcNACGXCgEArw0AIZgKAQCIDQAhmQpAAIcNACECAAAALwAgLAAAjxQAIAIAAACNFAAgLAAAjhQAIBaPCAAAjBQAMJAIAACNFAAQkQgAAIwUADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhyQkAAJQNACDMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHjCQABpA0AIeYJQACHDQAhiAoBAIgNACGQCkAAhw0AIZcKAQCvDQAhmAoBAIgNACGZCkAAhw0AIRaPCAAAjBQAMJAIAACNFAAQkQgAAIwUADCTCEAA9wwAIZ4IAQCGDQAhpAgBAKMNACG6CEAA9wwAIbsIAQCjDQAhvAgBAKMNACHBCAEAhg0AIcIIAQCGDQAhyQkAAJQNACDMCQEAhg0AIc0JAACUDQAgzgkgAJoNACHjCQABpA0AIeYJQACHDQAhiAoBAIgNACGQCkAAhw0AIZcKAQCvDQAhmAoBAIgNACGZCkAAhw0AIRGTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACG6CEAA7Q4AIcEIAQD3DgAhwggBAPcOACHJCQAArRIAIMwJAQD3DgAhzQkAAK4SACDOCSAArw8AIeMJAAG6DwAh5glAAPgOACGICgEA-Q4AIZAKQAD4DgAhlwoBAPkOACGYCgEA-Q4AIZkKQAD4DgAhEgMAAK8SACCTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACG6CEAA7Q4AIcEIAQD3DgAhwggBAPcOACHJCQAArRIAIMwJAQD3DgAhzQkAAK4SACDOCSAArw8AIeMJAAG6DwAh5glAAPgOACGICgEA-Q4AIZAKQAD4DgAhlwoBAPkOACGYCgEA-Q4AIZkKQAD4DgAhEgMAALMSACCTCEAAAAABnggBAAAAAaQIAQAAAAG6CEAAAAABwQgBAAAAAcIIAQAAAAHJCQAAsRIAIMwJAQAAAAHNCQAAshIAIM4JIAAAAAHjCQABAAAB5glAAAAAAYgKAQAAAAGQCkAAAAABlwoBAAAAAZgKAQAAAAGZCkAAAAABCgcAAMkTACCTCEAAAAABnggBAAAAAaQIAQAAAAGtCAEAAAAB1wgBAAAAAZMJAQAAAAHBCgIAAAABwgoBAAAAAcMKQAAAAAECAAAAEwAgMwAAmRQAIAMAAAATACAzAACZFAAgNAAAmBQAIAEsAAD1FQAwAgAAABMAICwAAJgUACACAAAAoRMAICwAAJcUACAJkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACHXCAEA9w4AIZMJAQD5DgAhwQoCAP8OACHCCgEA-Q4AIcMKQAD4DgAhCgcAAMgTACCTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACGtCAEA9w4AIdcIAQD3DgAhkwkBAPkOACHBCgIA_w4AIcIKAQD5DgAhwwpAAPgOACEKBwAAyRMAIJMIQAAAAAGeCAEAAAABpAgBAAAAAa0IAQAAAAHXCAEAAAABkwkBAAAAAcEKAgAAAAHCCgEAAAABwwpAAAAAAQkHAADQEwAgkghAAAAAAZ4IAQAAAAGkCAEAAAAB1wgBAAAAAZMJAQAAAAHBCgIAAAABxAoBAAAAAcUKQAAAAAECAAAACwAgMwAAohQAIAMAAAALACAzAACiFAAgNAAAoRQAIAEsAAD0FQAwAgAAAAsAICwAAKEUACACAAAArxMAICwAAKAUACAIkghAAPgOACGeCAEA9w4AIaQIAQD3DgAh1wgBAPcOACGTCQEA-Q4AIcEKAgD_DgAhxAoBAPcOACHFCkAA7Q4AIQkHAADPEwAgkghAAPgOACGeCAEA9w4AIaQIAQD3DgAh1wgBAPcOACGTCQEA-Q4AIcEKAgD_DgAhxAoBAPcOACHFCkAA7Q4AIQkHAADQEwAgkghAAAAAAZ4IAQAAAAGkCAEAAAAB1wgBAAAAAZMJAQAAAAHBCgIAAAABxAoBAAAAAcUKQAAAAAEInggBAAAAAd0IBAAAAAGVCQQAAAABlgkEAAAAAZcJBAAAAAHGCgQAAAABxwoCAAAAAcgKAgAAAAECAAAAyAEAIDMAAKMUACADAAAABwAgMwAAoxQAIDQAAKcUACAKAAAABwAgLAAApxQAIJ4IAQD3DgAh3QgEAOwOACGVCQQA7A4AIZYJBADsDgAhlwkEAOwOACHGCgQA7A4AIccKAgD_DgAhyAoCAP8OACEInggBAPcOACHdCAQA7A4AIZUJBADsDgAhlgkEAOwOACGXCQQA7A4AIcYKBADsDgAhxwoCAP8OACHICgIA_w4AIQMzAADyFQAg2AoAAPMVACDeCgAAAQAgAzMAAKMUACDYCgAApBQAIN4KAADIAQAgBDMAAJoUADDYCgAAmxQAMNoKAACdFAAg3goAAKsTADAEMwAAkRQAMNgKAACSFAAw2goAAJQUACDeCgAAnRMAMAQzAACFFAAw2AoAAIYUADDaCgAAiBQAIN4KAACJFAAwBDMAAPkTADDYCgAA-hMAMNoKAAD8EwAg3goAAP0TADAEMwAA8BMAMNgKAADxEwAw2goAAPMTACDeCgAA2hAAMAQzAADkEwAw2AoAAOUTADDaCgAA5xMAIN4KAADoEwAwAAAACzMAALEVADA0AAC2FQAw2AoAALIVADDZCgAAsxUAMNoKAAC0FQAg2woAALUVADDcCgAAtRUAMN0KAAC1FQAw3goAALUVADDfCgAAtxUAMOAKAAC4FQAwCzMAAKgVADA0AACsFQAw2AoAAKkVADDZCgAAqhUAMNoKAACrFQAg2woAAIkUADDcCgAAiRQAMN0KAACJFAAw3goAAIkUADDfCgAArRUAMOAKAACMFAAwCzMAAJ8VADA0AACjFQAw2AoAAKAVADDZCgAAoRUAMNoKAACiFQAg2woAAP0TADDcCgAA_RMAMN0KAAD9EwAw3goAAP0TADDfCgAApBUAMOAKAACAFAAwCzMAAJMVADA0AACYFQAw2AoAAJQVADDZCgAAlRUAMNoKAACWFQAg2woAAJcVADDcCgAAlxUAMN0KAACXFQAw3goAAJcVADDfCgAAmRUAMOAKAACaFQAwCzMAAIoVADA0AACOFQAw2AoAAIsVADDZCgAAjBUAMNoKAACNFQAg2woAAOgTADDcCgAA6BMAMN0KAADoEwAw3goAAOgTADDfCgAAjxUAMOAKAADrEwAwCzMAAIEVADA0AACFFQAw2AoAAIIVADDZCgAAgxUAMNoKAACEFQAg2woAAIgSADDcCgAAiBIAMN0KAACIEgAw3goAAIgSADDfCgAAhhUAMOAKAACLEgAwBzMAAPwUACA0AAD_FAAg2AoAAP0UACDZCgAA_hQAINwKAAB0ACDdCgAAdAAg3goAANUFACALMwAA8xQAMDQAAPcUADDYCgAA9BQAMNkKAAD1FAAw2goAAPYUACDbCgAAkxEAMNwKAACTEQAw3QoAAJMRADDeCgAAkxEAMN8KAAD4FAAw4AoAAJYRADALMwAA6hQAMDQAAO4UADDYCgAA6xQAMNkKAADsFAAw2goAAO0UACDbCgAA_BEAMNwKAAD8EQAw3QoAAPwRADDeCgAA_BEAMN8KAADvFAAw4AoAAP8RADALMwAA4RQAMDQAAOUUADDYCgAA4hQAMNkKAADjFAAw2goAAOQUACDbCgAA8BEAMNwKAADwEQAw3QoAAPARADDeCgAA8BEAMN8KAADmFAAw4AoAAPMRADALMwAA2BQAMDQAANwUADDYCgAA2RQAMNkKAADaFAAw2goAANsUACDbCgAA5BEAMNwKAADkEQAw3QoAAOQRADDeCgAA5BEAMN8KAADdFAAw4AoAAOcRADALMwAAzBQAMDQAANEUADDYCgAAzRQAMNkKAADOFAAw2goAAM8UACDbCgAA0BQAMNwKAADQFAAw3QoAANAUADDeCgAA0BQAMN8KAADSFAAw4AoAANMUADALMwAAwBQAMDQAAMUUADDYCgAAwRQAMNkKAADCFAAw2goAAMMUACDbCgAAxBQAMNwKAADEFAAw3QoAAMQUADDeCgAAxBQAMN8KAADGFAAw4AoAAMcUADAIFgAAthEAIJMIQAAAAAGkCAEAAAABrggCAAAAAbEIQAAAAAG5CAEAAAABgwoBAAAAAYQKgAAAAAECAAAAjgEAIDMAAMsUACADAAAAjgEAIDMAAMsUACA0AADKFAAgASwAAPEVADANAwAA_A0AIBYAAKcOACCPCAAApg4AMJAIAABLABCRCAAApg4AMJMIQAD3DAAhpAgBAAAAAa4IAgCbDQAhsQhAAPcMACG5CAEAiA0AIbsIAQCjDQAhgwoBAAAAAYQKAAC3DQAgAgAAAI4BACAsAADKFAAgAgAAAMgUACAsAADJFAAgC48IAADHFAAwkAgAAMgUABCRCAAAxxQAMJMIQAD3DAAhpAgBAKMNACGuCAIAmw0AIbEIQAD3DAAhuQgBAIgNACG7CAEAow0AIYMKAQCvDQAhhAoAALcNACALjwgAAMcUADCQCAAAyBQAEJEIAADHFAAwkwhAAPcMACGkCAEAow0AIa4IAgCbDQAhsQhAAPcMACG5CAEAiA0AIbsIAQCjDQAhgwoBAK8NACGECgAAtw0AIAeTCEAA7Q4AIaQIAQD3DgAhrggCAP8OACGxCEAA7Q4AIbkIAQD5DgAhgwoBAPkOACGECoAAAAABCBYAALQRACCTCEAA7Q4AIaQIAQD3DgAhrggCAP8OACGxCEAA7Q4AIbkIAQD5DgAhgwoBAPkOACGECoAAAAABCBYAALYRACCTCEAAAAABpAgBAAAAAa4IAgAAAAGxCEAAAAABuQgBAAAAAYMKAQAAAAGECoAAAAABDiMAAKgPACAkAACpDwAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAG9CAEAAAABvggAAKYPACC_CAEAAAABwAhAAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAQIAAACBAQAgMwAA1xQAIAMAAACBAQAgMwAA1xQAIDQAANYUACABLAAA8BUAMBMDAAD8DQAgIwAArA4AICQAAK0OACCPCAAAqw4AMJAIAAB_ABCRCAAAqw4AMJMIQAD3DAAhnggBAIYNACGkCAEAAAABrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhvQgBAIYNACG-CAAAlA0AIL8IAQCIDQAhwAhAAIcNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACECAAAAgQEAICwAANYUACACAAAA1BQAICwAANUUACAQjwgAANMUADCQCAAA1BQAEJEIAADTFAAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhvQgBAIYNACG-CAAAlA0AIL8IAQCIDQAhwAhAAIcNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACEQjwgAANMUADCQCAAA1BQAEJEIAADTFAAwkwhAAPcMACGeCAEAhg0AIaQIAQCjDQAhrQgBAIYNACG7CAEAow0AIbwIAQCvDQAhvQgBAIYNACG-CAAAlA0AIL8IAQCIDQAhwAhAAIcNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACEMkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG8CAEA-Q4AIb0IAQD3DgAhvggAAIoPACC_CAEA-Q4AIcAIQAD4DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhDiMAAIwPACAkAACNDwAgkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG8CAEA-Q4AIb0IAQD3DgAhvggAAIoPACC_CAEA-Q4AIcAIQAD4DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhDiMAAKgPACAkAACpDwAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAG9CAEAAAABvggAAKYPACC_CAEAAAABwAhAAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAQ8EAQAAAAEVAADvEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABughAAAAAAbwIAQAAAAHZCAEAAAAB2wkAAQAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQIAAAAB4QlAAAAAAQIAAABYACAzAADgFAAgAwAAAFgAIDMAAOAUACA0AADfFAAgASwAAO8VADACAAAAWAAgLAAA3xQAIAIAAADoEQAgLAAA3hQAIA4EAQD5DgAhkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhughAAO0OACG8CAEA-Q4AIdkIAQD3DgAh2wkAAboPACHcCQABug8AId0JAQD5DgAh3gkBAPkOACHfCQEA-Q4AIeAJAgD_DgAh4QlAAPgOACEPBAEA-Q4AIRUAAO0QACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG6CEAA7Q4AIbwIAQD5DgAh2QgBAPcOACHbCQABug8AIdwJAAG6DwAh3QkBAPkOACHeCQEA-Q4AId8JAQD5DgAh4AkCAP8OACHhCUAA-A4AIQ8EAQAAAAEVAADvEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABughAAAAAAbwIAQAAAAHZCAEAAAAB2wkAAQAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQIAAAAB4QlAAAAAAQsVAAD2EAAgkwhAAAAAAaQIAQAAAAG6CEAAAAABvAgBAAAAAd8JAQAAAAHiCQABAAAB4wkAAQAAAeQJAQAAAAHlCUAAAAAB5glAAAAAAQIAAABUACAzAADpFAAgAwAAAFQAIDMAAOkUACA0AADoFAAgASwAAO4VADACAAAAVAAgLAAA6BQAIAIAAAD0EQAgLAAA5xQAIAqTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG8CAEA9w4AId8JAQD3DgAh4gkAAboPACHjCQABug8AIeQJAQD5DgAh5QlAAPgOACHmCUAA-A4AIQsVAAD0EAAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhvAgBAPcOACHfCQEA9w4AIeIJAAG6DwAh4wkAAboPACHkCQEA-Q4AIeUJQAD4DgAh5glAAPgOACELFQAA9hAAIJMIQAAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHfCQEAAAAB4gkAAQAAAeMJAAEAAAHkCQEAAAAB5QlAAAAAAeYJQAAAAAEIFQAA_RAAILoIQAAAAAG8CAEAAAAB3wkBAAAAAecJAAEAAAHoCQEAAAAB6QkBAAAAAeoJQAAAAAECAAAAUAAgMwAA8hQAIAMAAABQACAzAADyFAAgNAAA8RQAIAEsAADtFQAwAgAAAFAAICwAAPEUACACAAAAgBIAICwAAPAUACAHughAAO0OACG8CAEA9w4AId8JAQD3DgAh5wkAAboPACHoCQEA9w4AIekJAQD3DgAh6glAAPgOACEIFQAA-xAAILoIQADtDgAhvAgBAPcOACHfCQEA9w4AIecJAAG6DwAh6AkBAPcOACHpCQEA9w4AIeoJQAD4DgAhCBUAAP0QACC6CEAAAAABvAgBAAAAAd8JAQAAAAHnCQABAAAB6AkBAAAAAekJAQAAAAHqCUAAAAABECAAAIYRACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAdMJAQAAAAHmCUAAAAAB6glAAAAAAesJAQAAAAHsCQABAAAB7QkBAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAACEEQAgAgAAAHgAIDMAAPsUACADAAAAeAAgMwAA-xQAIDQAAPoUACABLAAA7BUAMAIAAAB4ACAsAAD6FAAgAgAAAJcRACAsAAD5FAAgD5MIQADtDgAhpAgBAPcOACG6CEAA7Q4AIcEIAQD3DgAhwggBAPcOACHTCQEA-Q4AIeYJQAD4DgAh6glAAPgOACHrCQEA9w4AIewJAAG6DwAh7QkBAPcOACHuCQEA-Q4AIe8JAQD5DgAh8AkBAPkOACHxCQAAgREAIBAgAACDEQAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhwQgBAPcOACHCCAEA9w4AIdMJAQD5DgAh5glAAPgOACHqCUAA-A4AIesJAQD3DgAh7AkAAboPACHtCQEA9w4AIe4JAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACBEQAgECAAAIYRACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAdMJAQAAAAHmCUAAAAAB6glAAAAAAesJAQAAAAHsCQABAAAB7QkBAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAACEEQAgCyEAAJ0RACCTCEAAAAABpAgBAAAAAa0IAQAAAAHTCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQAAmxEAIPIJAgAAAAHzCQEAAAAB9AlAAAAAAQIAAADVBQAgMwAA_BQAIAMAAAB0ACAzAAD8FAAgNAAAgBUAIA0AAAB0ACAhAACOEQAgLAAAgBUAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIdMJAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACMEQAg8gkCAP8OACHzCQEA-Q4AIfQJQAD4DgAhCyEAAI4RACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHTCQEA-Q4AIe8JAQD5DgAh8AkBAPkOACHxCQAAjBEAIPIJAgD_DgAh8wkBAPkOACH0CUAA-A4AIQsVAADDEQAgFwAAxBEAIJMIQAAAAAGkCAEAAAABughAAAAAAcEIAQAAAAHCCAEAAAAB3wkBAAAAAeYJQAAAAAHsCQABAAABhQpAAAAAAQIAAABJACAzAACJFQAgAwAAAEkAIDMAAIkVACA0AACIFQAgASwAAOsVADACAAAASQAgLAAAiBUAIAIAAACMEgAgLAAAhxUAIAmTCEAA7Q4AIaQIAQD3DgAhughAAO0OACHBCAEA9w4AIcIIAQD3DgAh3wkBAPcOACHmCUAA-A4AIewJAAG6DwAhhQpAAPgOACELFQAAuxEAIBcAALwRACCTCEAA7Q4AIaQIAQD3DgAhughAAO0OACHBCAEA9w4AIcIIAQD3DgAh3wkBAPcOACHmCUAA-A4AIewJAAG6DwAhhQpAAPgOACELFQAAwxEAIBcAAMQRACCTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAd8JAQAAAAHmCUAAAAAB7AkAAQAAAYUKQAAAAAEQBAAAkRIAIBgAAJISACAZAACTEgAgGgAAlBIAIBsAAJUSACAcAACWEgAgkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAbwIAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQIAAABEACAzAACSFQAgAwAAAEQAIDMAAJIVACA0AACRFQAgASwAAOoVADACAAAARAAgLAAAkRUAIAIAAADsEwAgLAAAkBUAIAqTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIRAEAADOEQAgGAAAzxEAIBkAANARACAaAADREQAgGwAA0hEAIBwAANMRACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIRAEAACREgAgGAAAkhIAIBkAAJMSACAaAACUEgAgGwAAlRIAIBwAAJYSACCTCEAAAAABpAgBAAAAAaoIAQAAAAGtCAEAAAABvAgBAAAAAcUJAQAAAAHTCQEAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABExEAAOQQACATAADlEAAgFAAA5hAAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAcUJAQAAAAHPCQIAAAAB0wkBAAAAAdQJAQAAAAHVCQEAAAAB1gmAAAAAAdcJAQAAAAHYCQAA4hAAINkJAgAAAAHaCQIAAAABAgAAAHAAIDMAAJ4VACADAAAAcAAgMwAAnhUAIDQAAJ0VACABLAAA6RUAMBkDAAD8DQAgEQAAsg4AIBMAALMOACAUAAC0DgAgjwgAALEOADCQCAAAbgAQkQgAALEOADCTCEAA9wwAIaQIAQAAAAGtCAEAhg0AIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhxQkBAIYNACHPCQIAmw0AIdMJAQCGDQAh1AkBAIYNACHVCQEAiA0AIdYJAAC3DQAg1wkBAIgNACHYCQAAlA0AINkJAgCbDQAh2gkCAJsNACH1CQAAsA4AIAIAAABwACAsAACdFQAgAgAAAJsVACAsAACcFQAgFI8IAACaFQAwkAgAAJsVABCRCAAAmhUAMJMIQAD3DAAhpAgBAKMNACGtCAEAhg0AIbsIAQCjDQAhwQgBAIYNACHCCAEAhg0AIcMIQAD3DAAhxQkBAIYNACHPCQIAmw0AIdMJAQCGDQAh1AkBAIYNACHVCQEAiA0AIdYJAAC3DQAg1wkBAIgNACHYCQAAlA0AINkJAgCbDQAh2gkCAJsNACEUjwgAAJoVADCQCAAAmxUAEJEIAACaFQAwkwhAAPcMACGkCAEAow0AIa0IAQCGDQAhuwgBAKMNACHBCAEAhg0AIcIIAQCGDQAhwwhAAPcMACHFCQEAhg0AIc8JAgCbDQAh0wkBAIYNACHUCQEAhg0AIdUJAQCIDQAh1gkAALcNACDXCQEAiA0AIdgJAACUDQAg2QkCAJsNACHaCQIAmw0AIRCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACHFCQEA9w4AIc8JAgD_DgAh0wkBAPcOACHUCQEA9w4AIdUJAQD5DgAh1gmAAAAAAdcJAQD5DgAh2AkAAMAQACDZCQIA_w4AIdoJAgD_DgAhExEAAMIQACATAADDEAAgFAAAxBAAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcUJAQD3DgAhzwkCAP8OACHTCQEA9w4AIdQJAQD3DgAh1QkBAPkOACHWCYAAAAAB1wkBAPkOACHYCQAAwBAAINkJAgD_DgAh2gkCAP8OACETEQAA5BAAIBMAAOUQACAUAADmEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABxQkBAAAAAc8JAgAAAAHTCQEAAAAB1AkBAAAAAdUJAQAAAAHWCYAAAAAB1wkBAAAAAdgJAADiEAAg2QkCAAAAAdoJAgAAAAEUBAAAqRIAIJMIQAAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHRCAEAAAAB0ggBAAAAAcMJAQAAAAHJCQAAphIAIOQJAQAAAAHmCUAAAAAB7AkAAQAAAY8KAACnEgAgkApAAAAAAZEKAgAAAAGSCgIAAAABkwoBAAAAAZQKAQAAAAGVCgEAAAABlgoBAAAAAQIAAAAzACAzAACnFQAgAwAAADMAIDMAAKcVACA0AACmFQAgASwAAOgVADACAAAAMwAgLAAAphUAIAIAAACBFAAgLAAApRUAIBOTCEAA7Q4AIaQIAQD3DgAhughAAO0OACG8CAEA9w4AIdEIAQD3DgAh0ggBAPcOACHDCQEA-Q4AIckJAACiEgAg5AkBAPkOACHmCUAA-A4AIewJAAG6DwAhjwoAAKMSACCQCkAA-A4AIZEKAgCHEAAhkgoCAIcQACGTCgEA-Q4AIZQKAQD5DgAhlQoBAPkOACGWCgEA-Q4AIRQEAAClEgAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhvAgBAPcOACHRCAEA9w4AIdIIAQD3DgAhwwkBAPkOACHJCQAAohIAIOQJAQD5DgAh5glAAPgOACHsCQABug8AIY8KAACjEgAgkApAAPgOACGRCgIAhxAAIZIKAgCHEAAhkwoBAPkOACGUCgEA-Q4AIZUKAQD5DgAhlgoBAPkOACEUBAAAqRIAIJMIQAAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHRCAEAAAAB0ggBAAAAAcMJAQAAAAHJCQAAphIAIOQJAQAAAAHmCUAAAAAB7AkAAQAAAY8KAACnEgAgkApAAAAAAZEKAgAAAAGSCgIAAAABkwoBAAAAAZQKAQAAAAGVCgEAAAABlgoBAAAAARMEAAC0EgAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAckJAACxEgAgzAkBAAAAAc0JAACyEgAgzgkgAAAAAeMJAAEAAAHmCUAAAAABiAoBAAAAAZAKQAAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAECAAAALwAgMwAAsBUAIAMAAAAvACAzAACwFQAgNAAArxUAIAEsAADnFQAwAgAAAC8AICwAAK8VACACAAAAjRQAICwAAK4VACASkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhughAAO0OACG8CAEA9w4AIcEIAQD3DgAhwggBAPcOACHJCQAArRIAIMwJAQD3DgAhzQkAAK4SACDOCSAArw8AIeMJAAG6DwAh5glAAPgOACGICgEA-Q4AIZAKQAD4DgAhlwoBAPkOACGYCgEA-Q4AIZkKQAD4DgAhEwQAALASACCTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACG6CEAA7Q4AIbwIAQD3DgAhwQgBAPcOACHCCAEA9w4AIckJAACtEgAgzAkBAPcOACHNCQAArhIAIM4JIACvDwAh4wkAAboPACHmCUAA-A4AIYgKAQD5DgAhkApAAPgOACGXCgEA-Q4AIZgKAQD5DgAhmQpAAPgOACETBAAAtBIAIJMIQAAAAAGeCAEAAAABpAgBAAAAAboIQAAAAAG8CAEAAAABwQgBAAAAAcIIAQAAAAHJCQAAsRIAIMwJAQAAAAHNCQAAshIAIM4JIAAAAAHjCQABAAAB5glAAAAAAYgKAQAAAAGQCkAAAAABlwoBAAAAAZgKAQAAAAGZCkAAAAABEAUAAKkUACAGAACqFAAgCAAAqxQAIA8AAKwUACAQAACtFAAgEQAArhQAIB0AAK8UACCTCEAAAAABpAgBAAAAAcUJAQAAAAGKCgEAAAABiwoBAAAAAckKIAAAAAHKCkAAAAABywpAAAAAAcwKQAAAAAECAAAABQAgMwAAvBUAIAMAAAAFACAzAAC8FQAgNAAAuxUAIAEsAADmFQAwFwMAAPwNACAFAADmDgAgBgAAmg4AIAgAAJsOACAPAAC6DgAgEAAAuw4AIBEAALIOACAdAAC9DgAgjwgAAOUOADCQCAAAAwAQkQgAAOUOADCTCEAA9wwAIaQIAQAAAAG7CAEAow0AIcUJAQCGDQAh9QkAAOQOACCKCgEAhg0AIYsKAQCGDQAhyQogAJoNACHKCkAAhw0AIcsKQAD3DAAhzApAAIcNACHVCgAA4w4AIAIAAAAFACAsAAC7FQAgAgAAALkVACAsAAC6FQAgDY8IAAC4FQAwkAgAALkVABCRCAAAuBUAMJMIQAD3DAAhpAgBAKMNACG7CAEAow0AIcUJAQCGDQAhigoBAIYNACGLCgEAhg0AIckKIACaDQAhygpAAIcNACHLCkAA9wwAIcwKQACHDQAhDY8IAAC4FQAwkAgAALkVABCRCAAAuBUAMJMIQAD3DAAhpAgBAKMNACG7CAEAow0AIcUJAQCGDQAhigoBAIYNACGLCgEAhg0AIckKIACaDQAhygpAAIcNACHLCkAA9wwAIcwKQACHDQAhCZMIQADtDgAhpAgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIRAFAADdEwAgBgAA3hMAIAgAAN8TACAPAADgEwAgEAAA4RMAIBEAAOITACAdAADjEwAgkwhAAO0OACGkCAEA9w4AIcUJAQD3DgAhigoBAPcOACGLCgEA9w4AIckKIACvDwAhygpAAPgOACHLCkAA7Q4AIcwKQAD4DgAhEAUAAKkUACAGAACqFAAgCAAAqxQAIA8AAKwUACAQAACtFAAgEQAArhQAIB0AAK8UACCTCEAAAAABpAgBAAAAAcUJAQAAAAGKCgEAAAABiwoBAAAAAckKIAAAAAHKCkAAAAABywpAAAAAAcwKQAAAAAEEMwAAsRUAMNgKAACyFQAw2goAALQVACDeCgAAtRUAMAQzAACoFQAw2AoAAKkVADDaCgAAqxUAIN4KAACJFAAwBDMAAJ8VADDYCgAAoBUAMNoKAACiFQAg3goAAP0TADAEMwAAkxUAMNgKAACUFQAw2goAAJYVACDeCgAAlxUAMAQzAACKFQAw2AoAAIsVADDaCgAAjRUAIN4KAADoEwAwBDMAAIEVADDYCgAAghUAMNoKAACEFQAg3goAAIgSADADMwAA_BQAINgKAAD9FAAg3goAANUFACAEMwAA8xQAMNgKAAD0FAAw2goAAPYUACDeCgAAkxEAMAQzAADqFAAw2AoAAOsUADDaCgAA7RQAIN4KAAD8EQAwBDMAAOEUADDYCgAA4hQAMNoKAADkFAAg3goAAPARADAEMwAA2BQAMNgKAADZFAAw2goAANsUACDeCgAA5BEAMAQzAADMFAAw2AoAAM0UADDaCgAAzxQAIN4KAADQFAAwBDMAAMAUADDYCgAAwRQAMNoKAADDFAAg3goAAMQUADAAAAAAAAAHAwAAnhEAICEAAJ8RACDTCQAA8w4AIO8JAADzDgAg8AkAAPMOACDzCQAA8w4AIPQJAADzDgAgAAAAAAAFAwAAnhEAIBUAAN0VACAXAADeFQAg5gkAAPMOACCFCgAA8w4AIAYDAACeEQAgIwAA2BUAICQAANkVACC8CAAA8w4AIL8IAADzDgAgwAgAAPMOACAAAAADEgAAuhAAIJ8IAADzDgAg0gkAAPMOACAACwMAAJ4RACAEAADYEwAgGAAAzxUAIBkAANEVACAaAADSFQAgGwAA0xUAIBwAAN8VACCqCAAA8w4AILwIAADzDgAg0wkAAPMOACCJCgAA8w4AIAUDAACeEQAgFgAA1hUAILkIAADzDgAggwoAAPMOACCECgAA8w4AIAARBwAA4RUAIAoAAOIVACALAADjFQAgDAAA5BUAIKIKAADzDgAgpwoAAPMOACCpCgAA8w4AIKoKAADzDgAgqwoAAPMOACCsCgAA8w4AIK0KAADzDgAgsAoAAPMOACCyCgAA8w4AILYKAADzDgAguwoAAPMOACC8CgAA8w4AIL0KAADzDgAgAwYAALkTACAIAAC6EwAgDgAAuxMAIAAAAAEEAADYEwAgCZMIQAAAAAGkCAEAAAABxQkBAAAAAYoKAQAAAAGLCgEAAAAByQogAAAAAcoKQAAAAAHLCkAAAAABzApAAAAAARKTCEAAAAABnggBAAAAAaQIAQAAAAG6CEAAAAABvAgBAAAAAcEIAQAAAAHCCAEAAAAByQkAALESACDMCQEAAAABzQkAALISACDOCSAAAAAB4wkAAQAAAeYJQAAAAAGICgEAAAABkApAAAAAAZcKAQAAAAGYCgEAAAABmQpAAAAAAROTCEAAAAABpAgBAAAAAboIQAAAAAG8CAEAAAAB0QgBAAAAAdIIAQAAAAHDCQEAAAAByQkAAKYSACDkCQEAAAAB5glAAAAAAewJAAEAAAGPCgAApxIAIJAKQAAAAAGRCgIAAAABkgoCAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAEQkwhAAAAAAaQIAQAAAAGtCAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABxQkBAAAAAc8JAgAAAAHTCQEAAAAB1AkBAAAAAdUJAQAAAAHWCYAAAAAB1wkBAAAAAdgJAADiEAAg2QkCAAAAAdoJAgAAAAEKkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAbwIAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQmTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAd8JAQAAAAHmCUAAAAAB7AkAAQAAAYUKQAAAAAEPkwhAAAAAAaQIAQAAAAG6CEAAAAABwQgBAAAAAcIIAQAAAAHTCQEAAAAB5glAAAAAAeoJQAAAAAHrCQEAAAAB7AkAAQAAAe0JAQAAAAHuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQAAhBEAIAe6CEAAAAABvAgBAAAAAd8JAQAAAAHnCQABAAAB6AkBAAAAAekJAQAAAAHqCUAAAAABCpMIQAAAAAGkCAEAAAABughAAAAAAbwIAQAAAAHfCQEAAAAB4gkAAQAAAeMJAAEAAAHkCQEAAAAB5QlAAAAAAeYJQAAAAAEOBAEAAAABkwhAAAAAAaQIAQAAAAGtCAEAAAABughAAAAAAbwIAQAAAAHZCAEAAAAB2wkAAQAAAdwJAAEAAAHdCQEAAAAB3gkBAAAAAd8JAQAAAAHgCQIAAAAB4QlAAAAAAQyTCEAAAAABnggBAAAAAaQIAQAAAAGtCAEAAAABvAgBAAAAAb0IAQAAAAG-CAAApg8AIL8IAQAAAAHACEAAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABB5MIQAAAAAGkCAEAAAABrggCAAAAAbEIQAAAAAG5CAEAAAABgwoBAAAAAYQKgAAAAAEVDwAAvhUAIBAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB8AAMAVACAgAADDFQAgIQAAxBUAICUAAMgVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAAPIVACAIkghAAAAAAZ4IAQAAAAGkCAEAAAAB1wgBAAAAAZMJAQAAAAHBCgIAAAABxAoBAAAAAcUKQAAAAAEJkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAdcIAQAAAAGTCQEAAAABwQoCAAAAAcIKAQAAAAHDCkAAAAABEZMIQAAAAAGeCAEAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAckJAACxEgAgzAkBAAAAAc0JAACyEgAgzgkgAAAAAeMJAAEAAAHmCUAAAAABiAoBAAAAAZAKQAAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAESkwhAAAAAAaQIAQAAAAG6CEAAAAAB0QgBAAAAAdIIAQAAAAHDCQEAAAAByQkAAKYSACDkCQEAAAAB5glAAAAAAewJAAEAAAGPCgAApxIAIJAKQAAAAAGRCgIAAAABkgoCAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAESkwhAAAAAAaQIAQAAAAGtCAEAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABwwkBAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJgAAAAAHJCQAArRAAIMoJAgAAAAHLCSAAAAABzAkBAAAAAc0JAACuEAAgzgkgAAAAAc8JAgAAAAEJkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAcUJAQAAAAHTCQEAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAwAAAFoAIDMAAPIVACA0AAD8FQAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAAPwVACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhEQMAAKgUACAGAACqFAAgCAAAqxQAIA8AAKwUACAQAACtFAAgEQAArhQAIB0AAK8UACCTCEAAAAABpAgBAAAAAbsIAQAAAAHFCQEAAAABigoBAAAAAYsKAQAAAAHJCiAAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABAgAAAAUAIDMAAP0VACADAAAAAwAgMwAA_RUAIDQAAIEWACATAAAAAwAgAwAA3BMAIAYAAN4TACAIAADfEwAgDwAA4BMAIBAAAOETACARAADiEwAgHQAA4xMAICwAAIEWACCTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIREDAADcEwAgBgAA3hMAIAgAAN8TACAPAADgEwAgEAAA4RMAIBEAAOITACAdAADjEwAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACEMCAAAtxMAIA4AALgTACCTCEAAAAABnggBAAAAAcgIAgAAAAHfCAEAAAABhwkCAAAAAZYJAgAAAAGrCQIAAAABnQogAAAAAb4KAQAAAAG_CgAAtRMAIAIAAACrAgAgMwAAghYAIAMAAAAOACAzAACCFgAgNAAAhhYAIA4AAAAOACAIAACLEwAgDgAAjBMAICwAAIYWACCTCEAA7Q4AIZ4IAQD3DgAhyAgCAP8OACHfCAEA9w4AIYcJAgD_DgAhlgkCAP8OACGrCQIA_w4AIZ0KIACvDwAhvgoBAPcOACG_CgAAiRMAIAwIAACLEwAgDgAAjBMAIJMIQADtDgAhnggBAPcOACHICAIA_w4AId8IAQD3DgAhhwkCAP8OACGWCQIA_w4AIasJAgD_DgAhnQogAK8PACG-CgEA9w4AIb8KAACJEwAgDAYAALYTACAOAAC4EwAgkwhAAAAAAZ4IAQAAAAHICAIAAAAB3wgBAAAAAYcJAgAAAAGWCQIAAAABqwkCAAAAAZ0KIAAAAAG-CgEAAAABvwoAALUTACACAAAAqwIAIDMAAIcWACADAAAADgAgMwAAhxYAIDQAAIsWACAOAAAADgAgBgAAihMAIA4AAIwTACAsAACLFgAgkwhAAO0OACGeCAEA9w4AIcgIAgD_DgAh3wgBAPcOACGHCQIA_w4AIZYJAgD_DgAhqwkCAP8OACGdCiAArw8AIb4KAQD3DgAhvwoAAIkTACAMBgAAihMAIA4AAIwTACCTCEAA7Q4AIZ4IAQD3DgAhyAgCAP8OACHfCAEA9w4AIYcJAgD_DgAhlgkCAP8OACGrCQIA_w4AIZ0KIACvDwAhvgoBAPcOACG_CgAAiRMAIBEDAACoFAAgBQAAqRQAIAgAAKsUACAPAACsFAAgEAAArRQAIBEAAK4UACAdAACvFAAgkwhAAAAAAaQIAQAAAAG7CAEAAAABxQkBAAAAAYoKAQAAAAGLCgEAAAAByQogAAAAAcoKQAAAAAHLCkAAAAABzApAAAAAAQIAAAAFACAzAACMFgAgAwAAAAMAIDMAAIwWACA0AACQFgAgEwAAAAMAIAMAANwTACAFAADdEwAgCAAA3xMAIA8AAOATACAQAADhEwAgEQAA4hMAIB0AAOMTACAsAACQFgAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACERAwAA3BMAIAUAAN0TACAIAADfEwAgDwAA4BMAIBAAAOETACARAADiEwAgHQAA4xMAIJMIQADtDgAhpAgBAPcOACG7CAEA9w4AIcUJAQD3DgAhigoBAPcOACGLCgEA9w4AIckKIACvDwAhygpAAPgOACHLCkAA7Q4AIcwKQAD4DgAhCJIIQAAAAAGeCAEAAAABpAgBAAAAAbwIAQAAAAHXCAEAAAABwQoCAAAAAcQKAQAAAAHFCkAAAAABEQMAAKgUACAFAACpFAAgBgAAqhQAIA8AAKwUACAQAACtFAAgEQAArhQAIB0AAK8UACCTCEAAAAABpAgBAAAAAbsIAQAAAAHFCQEAAAABigoBAAAAAYsKAQAAAAHJCiAAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABAgAAAAUAIDMAAJIWACADAAAAAwAgMwAAkhYAIDQAAJYWACATAAAAAwAgAwAA3BMAIAUAAN0TACAGAADeEwAgDwAA4BMAIBAAAOETACARAADiEwAgHQAA4xMAICwAAJYWACCTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIREDAADcEwAgBQAA3RMAIAYAAN4TACAPAADgEwAgEAAA4RMAIBEAAOITACAdAADjEwAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACEJkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAHXCAEAAAABwQoCAAAAAcIKAQAAAAHDCkAAAAABJZ4IAQAAAAGPCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABnAkEAAAAAYsKAQAAAAGdCiAAAAABoQoBAAAAAaIKAQAAAAGjCgIAAAABpAoCAAAAAaUKAgAAAAGmCgIAAAABpwoBAAAAAagKIAAAAAGpCkAAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KIAAAAAGvCgQAAAABsAoBAAAAAbEKAAD7EgAgsgpAAAAAAbMKAAD8EgAgtAoAAP0SACC1CgAA_hIAILYKQAAAAAG3CiAAAAABuAoAAP8SACC5CgIAAAABugoCAAAAAbsKAQAAAAG8CgEAAAABvQoBAAAAAQwGAAC2EwAgCAAAtxMAIJMIQAAAAAGeCAEAAAAByAgCAAAAAd8IAQAAAAGHCQIAAAABlgkCAAAAAasJAgAAAAGdCiAAAAABvgoBAAAAAb8KAAC1EwAgAgAAAKsCACAzAACZFgAgFJMIQAAAAAG8CAEAAAAB5AgBAAAAAYcJAgAAAAGOCQEAAAABjwkBAAAAAZAJAgAAAAGRCQQAAAABkwkBAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGYCYAAAAABmQlAAAAAAZoJQAAAAAGbCUAAAAABnAkEAAAAAZ0JBAAAAAGeCQEAAAABBJMIQAAAAAH5CQEAAAABhgoBAAAAAZ8KQAAAAAEFrQggAAAAAdcIAQAAAAHgCAEAAAABowkBAAAAAaAKQAAAAAEDAAAADgAgMwAAmRYAIDQAAKAWACAOAAAADgAgBgAAihMAIAgAAIsTACAsAACgFgAgkwhAAO0OACGeCAEA9w4AIcgIAgD_DgAh3wgBAPcOACGHCQIA_w4AIZYJAgD_DgAhqwkCAP8OACGdCiAArw8AIb4KAQD3DgAhvwoAAIkTACAMBgAAihMAIAgAAIsTACCTCEAA7Q4AIZ4IAQD3DgAhyAgCAP8OACHfCAEA9w4AIYcJAgD_DgAhlgkCAP8OACGrCQIA_w4AIZ0KIACvDwAhvgoBAPcOACG_CgAAiRMAICkHAACAEwAgCgAAgRMAIAsAAIITACCeCAEAAAABjwkBAAAAAZMJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGcCQQAAAABiwoBAAAAAZ0KIAAAAAGhCgEAAAABogoBAAAAAaMKAgAAAAGkCgIAAAABpQoCAAAAAaYKAgAAAAGnCgEAAAABqAogAAAAAakKQAAAAAGqCkAAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgogAAAAAa8KBAAAAAGwCgEAAAABsQoAAPsSACCyCkAAAAABswoAAPwSACC0CgAA_RIAILUKAAD-EgAgtgpAAAAAAbcKIAAAAAG4CgAA_xIAILkKAgAAAAG6CgIAAAABuwoBAAAAAbwKAQAAAAG9CgEAAAABAgAAABgAIDMAAKEWACADAAAAFgAgMwAAoRYAIDQAAKUWACArAAAAFgAgBwAA0xIAIAoAANQSACALAADVEgAgLAAApRYAIJ4IAQD3DgAhjwkBAPcOACGTCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZwJBADsDgAhiwoBAPcOACGdCiAArw8AIaEKAQD3DgAhogoBAPkOACGjCgIA_w4AIaQKAgD_DgAhpQoCAP8OACGmCgIA_w4AIacKAQD5DgAhqAogAK8PACGpCkAA-A4AIaoKQAD4DgAhqwoBAPkOACGsCkAA-A4AIa0KQAD4DgAhrgogAK8PACGvCgQA7A4AIbAKAQD5DgAhsQoAAM4SACCyCkAA-A4AIbMKAADPEgAgtAoAANASACC1CgAA0RIAILYKQAD4DgAhtwogAK8PACG4CgAA0hIAILkKAgD_DgAhugoCAP8OACG7CgEA-Q4AIbwKAQD5DgAhvQoBAPkOACEpBwAA0xIAIAoAANQSACALAADVEgAgnggBAPcOACGPCQEA9w4AIZMJAQD3DgAhlQkCAP8OACGWCQIA_w4AIZcJAgD_DgAhnAkEAOwOACGLCgEA9w4AIZ0KIACvDwAhoQoBAPcOACGiCgEA-Q4AIaMKAgD_DgAhpAoCAP8OACGlCgIA_w4AIaYKAgD_DgAhpwoBAPkOACGoCiAArw8AIakKQAD4DgAhqgpAAPgOACGrCgEA-Q4AIawKQAD4DgAhrQpAAPgOACGuCiAArw8AIa8KBADsDgAhsAoBAPkOACGxCgAAzhIAILIKQAD4DgAhswoAAM8SACC0CgAA0BIAILUKAADREgAgtgpAAPgOACG3CiAArw8AIbgKAADSEgAguQoCAP8OACG6CgIA_w4AIbsKAQD5DgAhvAoBAPkOACG9CgEA-Q4AISkHAACAEwAgCgAAgRMAIAwAAIMTACCeCAEAAAABjwkBAAAAAZMJAQAAAAGVCQIAAAABlgkCAAAAAZcJAgAAAAGcCQQAAAABiwoBAAAAAZ0KIAAAAAGhCgEAAAABogoBAAAAAaMKAgAAAAGkCgIAAAABpQoCAAAAAaYKAgAAAAGnCgEAAAABqAogAAAAAakKQAAAAAGqCkAAAAABqwoBAAAAAawKQAAAAAGtCkAAAAABrgogAAAAAa8KBAAAAAGwCgEAAAABsQoAAPsSACCyCkAAAAABswoAAPwSACC0CgAA_RIAILUKAAD-EgAgtgpAAAAAAbcKIAAAAAG4CgAA_xIAILkKAgAAAAG6CgIAAAABuwoBAAAAAbwKAQAAAAG9CgEAAAABAgAAABgAIDMAAKYWACADAAAAFgAgMwAAphYAIDQAAKoWACArAAAAFgAgBwAA0xIAIAoAANQSACAMAADWEgAgLAAAqhYAIJ4IAQD3DgAhjwkBAPcOACGTCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZwJBADsDgAhiwoBAPcOACGdCiAArw8AIaEKAQD3DgAhogoBAPkOACGjCgIA_w4AIaQKAgD_DgAhpQoCAP8OACGmCgIA_w4AIacKAQD5DgAhqAogAK8PACGpCkAA-A4AIaoKQAD4DgAhqwoBAPkOACGsCkAA-A4AIa0KQAD4DgAhrgogAK8PACGvCgQA7A4AIbAKAQD5DgAhsQoAAM4SACCyCkAA-A4AIbMKAADPEgAgtAoAANASACC1CgAA0RIAILYKQAD4DgAhtwogAK8PACG4CgAA0hIAILkKAgD_DgAhugoCAP8OACG7CgEA-Q4AIbwKAQD5DgAhvQoBAPkOACEpBwAA0xIAIAoAANQSACAMAADWEgAgnggBAPcOACGPCQEA9w4AIZMJAQD3DgAhlQkCAP8OACGWCQIA_w4AIZcJAgD_DgAhnAkEAOwOACGLCgEA9w4AIZ0KIACvDwAhoQoBAPcOACGiCgEA-Q4AIaMKAgD_DgAhpAoCAP8OACGlCgIA_w4AIaYKAgD_DgAhpwoBAPkOACGoCiAArw8AIakKQAD4DgAhqgpAAPgOACGrCgEA-Q4AIawKQAD4DgAhrQpAAPgOACGuCiAArw8AIa8KBADsDgAhsAoBAPkOACGxCgAAzhIAILIKQAD4DgAhswoAAM8SACC0CgAA0BIAILUKAADREgAgtgpAAPgOACG3CiAArw8AIbgKAADSEgAguQoCAP8OACG6CgIA_w4AIbsKAQD5DgAhvAoBAPkOACG9CgEA-Q4AIREDAACoFAAgBQAAqRQAIAYAAKoUACAIAACrFAAgEAAArRQAIBEAAK4UACAdAACvFAAgkwhAAAAAAaQIAQAAAAG7CAEAAAABxQkBAAAAAYoKAQAAAAGLCgEAAAAByQogAAAAAcoKQAAAAAHLCkAAAAABzApAAAAAAQIAAAAFACAzAACrFgAgFRAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIAAAwxUAICEAAMQVACAlAADIFQAgJgAAyRUAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQIAAAABACAzAACtFgAgAwAAAAMAIDMAAKsWACA0AACxFgAgEwAAAAMAIAMAANwTACAFAADdEwAgBgAA3hMAIAgAAN8TACAQAADhEwAgEQAA4hMAIB0AAOMTACAsAACxFgAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACERAwAA3BMAIAUAAN0TACAGAADeEwAgCAAA3xMAIBAAAOETACARAADiEwAgHQAA4xMAIJMIQADtDgAhpAgBAPcOACG7CAEA9w4AIcUJAQD3DgAhigoBAPcOACGLCgEA9w4AIckKIACvDwAhygpAAPgOACHLCkAA7Q4AIcwKQAD4DgAhAwAAAFoAIDMAAK0WACA0AAC0FgAgFwAAAFoAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAALQWACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVEAAAtRQAIBgAALgUACAZAAC7FAAgGgAAvBQAIBsAAL0UACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhEQMAAKgUACAFAACpFAAgBgAAqhQAIAgAAKsUACAPAACsFAAgEQAArhQAIB0AAK8UACCTCEAAAAABpAgBAAAAAbsIAQAAAAHFCQEAAAABigoBAAAAAYsKAQAAAAHJCiAAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABAgAAAAUAIDMAALUWACAVDwAAvhUAIBgAAMIVACAZAADFFQAgGgAAxhUAIBsAAMcVACAdAADBFQAgHgAAvRUAIB8AAMAVACAgAADDFQAgIQAAxBUAICUAAMgVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAALcWACADAAAAAwAgMwAAtRYAIDQAALsWACATAAAAAwAgAwAA3BMAIAUAAN0TACAGAADeEwAgCAAA3xMAIA8AAOATACARAADiEwAgHQAA4xMAICwAALsWACCTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIREDAADcEwAgBQAA3RMAIAYAAN4TACAIAADfEwAgDwAA4BMAIBEAAOITACAdAADjEwAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACEDAAAAWgAgMwAAtxYAIDQAAL4WACAXAAAAWgAgDwAAtBQAIBgAALgUACAZAAC7FAAgGgAAvBQAIBsAAL0UACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgLAAAvhYAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIRUPAAC0FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICAAALkUACAhAAC6FAAgJQAAvhQAICYAAL8UACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACERAwAAqBQAIAUAAKkUACAGAACqFAAgCAAAqxQAIA8AAKwUACAQAACtFAAgEQAArhQAIJMIQAAAAAGkCAEAAAABuwgBAAAAAcUJAQAAAAGKCgEAAAABiwoBAAAAAckKIAAAAAHKCkAAAAABywpAAAAAAcwKQAAAAAECAAAABQAgMwAAvxYAIBUPAAC-FQAgEAAAvxUAIBgAAMIVACAZAADFFQAgGgAAxhUAIBsAAMcVACAeAAC9FQAgHwAAwBUAICAAAMMVACAhAADEFQAgJQAAyBUAICYAAMkVACCTCEAAAAABpAgBAAAAAa0IAQAAAAHFCQEAAAABigoBAAAAAc0KAQAAAAHOCkAAAAABzwpAAAAAAdAKAQAAAAECAAAAAQAgMwAAwRYAIAiTCEAAAAABpAgBAAAAAboIQAAAAAHBCAEAAAABwggBAAAAAeYJQAAAAAHsCQABAAABhQpAAAAAAQa6CEAAAAABvAgBAAAAAecJAAEAAAHoCQEAAAAB6QkBAAAAAeoJQAAAAAEJkwhAAAAAAaQIAQAAAAG6CEAAAAABvAgBAAAAAeIJAAEAAAHjCQABAAAB5AkBAAAAAeUJQAAAAAHmCUAAAAABDQQBAAAAAZMIQAAAAAGkCAEAAAABrQgBAAAAAboIQAAAAAG8CAEAAAAB2QgBAAAAAdsJAAEAAAHcCQABAAAB3QkBAAAAAd4JAQAAAAHgCQIAAAAB4QlAAAAAAQWTCEAAAAABnggBAAAAAaQIAQAAAAH5CQEAAAABhgoBAAAAAQMAAAADACAzAAC_FgAgNAAAyhYAIBMAAAADACADAADcEwAgBQAA3RMAIAYAAN4TACAIAADfEwAgDwAA4BMAIBAAAOETACARAADiEwAgLAAAyhYAIJMIQADtDgAhpAgBAPcOACG7CAEA9w4AIcUJAQD3DgAhigoBAPcOACGLCgEA9w4AIckKIACvDwAhygpAAPgOACHLCkAA7Q4AIcwKQAD4DgAhEQMAANwTACAFAADdEwAgBgAA3hMAIAgAAN8TACAPAADgEwAgEAAA4RMAIBEAAOITACCTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIQMAAABaACAzAADBFgAgNAAAzRYAIBcAAABaACAPAAC0FAAgEAAAtRQAIBgAALgUACAZAAC7FAAgGgAAvBQAIBsAAL0UACAeAACzFAAgHwAAthQAICAAALkUACAhAAC6FAAgJQAAvhQAICYAAL8UACAsAADNFgAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhFQ8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIREDAACQEgAgBAAAkRIAIBgAAJISACAZAACTEgAgGgAAlBIAIBsAAJUSACCTCEAAAAABpAgBAAAAAaoIAQAAAAGtCAEAAAABuwgBAAAAAbwIAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQIAAABEACAzAADOFgAgAwAAAEIAIDMAAM4WACA0AADSFgAgEwAAAEIAIAMAAM0RACAEAADOEQAgGAAAzxEAIBkAANARACAaAADREQAgGwAA0hEAICwAANIWACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhEQMAAM0RACAEAADOEQAgGAAAzxEAIBkAANARACAaAADREQAgGwAA0hEAIJMIQADtDgAhpAgBAPcOACGqCAEA-Q4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIcUJAQD3DgAh0wkBAPkOACGHCgEA9w4AIYgKAQD3DgAhiQpAAPgOACERAwAAkBIAIAQAAJESACAZAACTEgAgGgAAlBIAIBsAAJUSACAcAACWEgAgkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABxQkBAAAAAdMJAQAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAECAAAARAAgMwAA0xYAIBUPAAC-FQAgEAAAvxUAIBkAAMUVACAaAADGFQAgGwAAxxUAIB0AAMEVACAeAAC9FQAgHwAAwBUAICAAAMMVACAhAADEFQAgJQAAyBUAICYAAMkVACCTCEAAAAABpAgBAAAAAa0IAQAAAAHFCQEAAAABigoBAAAAAc0KAQAAAAHOCkAAAAABzwpAAAAAAdAKAQAAAAECAAAAAQAgMwAA1RYAIAMAAABCACAzAADTFgAgNAAA2RYAIBMAAABCACADAADNEQAgBAAAzhEAIBkAANARACAaAADREQAgGwAA0hEAIBwAANMRACAsAADZFgAgkwhAAO0OACGkCAEA9w4AIaoIAQD5DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIREDAADNEQAgBAAAzhEAIBkAANARACAaAADREQAgGwAA0hEAIBwAANMRACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhAwAAAFoAIDMAANUWACA0AADcFgAgFwAAAFoAIA8AALQUACAQAAC1FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAANwWACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAZAAC7FAAgGgAAvBQAIBsAAL0UACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhDAMAAMIRACAVAADDEQAgkwhAAAAAAaQIAQAAAAG6CEAAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAAB3wkBAAAAAeYJQAAAAAHsCQABAAABhQpAAAAAAQIAAABJACAzAADdFgAgFQ8AAL4VACAQAAC_FQAgGAAAwhUAIBkAAMUVACAaAADGFQAgGwAAxxUAIB0AAMEVACAeAAC9FQAgHwAAwBUAICAAAMMVACAhAADEFQAgJQAAyBUAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQIAAAABACAzAADfFgAgAwAAAEcAIDMAAN0WACA0AADjFgAgDgAAAEcAIAMAALoRACAVAAC7EQAgLAAA4xYAIJMIQADtDgAhpAgBAPcOACG6CEAA7Q4AIbsIAQD3DgAhwQgBAPcOACHCCAEA9w4AId8JAQD3DgAh5glAAPgOACHsCQABug8AIYUKQAD4DgAhDAMAALoRACAVAAC7EQAgkwhAAO0OACGkCAEA9w4AIboIQADtDgAhuwgBAPcOACHBCAEA9w4AIcIIAQD3DgAh3wkBAPcOACHmCUAA-A4AIewJAAG6DwAhhQpAAPgOACEDAAAAWgAgMwAA3xYAIDQAAOYWACAXAAAAWgAgDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgLAAA5hYAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIRUPAAC0FAAgEAAAtRQAIBgAALgUACAZAAC7FAAgGgAAvBQAIBsAAL0UACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAvhUAIBAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIQAAxBUAICUAAMgVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAAOcWACAOkwhAAAAAAaQIAQAAAAG6CEAAAAABwQgBAAAAAcIIAQAAAAHTCQEAAAAB5glAAAAAAeoJQAAAAAHsCQABAAAB7QkBAAAAAe4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAACEEQAgAwAAAFoAIDMAAOcWACA0AADsFgAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAAOwWACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhDAMAAJwRACCTCEAAAAABpAgBAAAAAa0IAQAAAAG7CAEAAAAB0wkBAAAAAe8JAQAAAAHwCQEAAAAB8QkAAJsRACDyCQIAAAAB8wkBAAAAAfQJQAAAAAECAAAA1QUAIDMAAO0WACAVDwAAvhUAIBAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIAAAwxUAICUAAMgVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAAO8WACADAAAAdAAgMwAA7RYAIDQAAPMWACAOAAAAdAAgAwAAjREAICwAAPMWACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIdMJAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACMEQAg8gkCAP8OACHzCQEA-Q4AIfQJQAD4DgAhDAMAAI0RACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIdMJAQD5DgAh7wkBAPkOACHwCQEA-Q4AIfEJAACMEQAg8gkCAP8OACHzCQEA-Q4AIfQJQAD4DgAhAwAAAFoAIDMAAO8WACA0AAD2FgAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICAAALkUACAlAAC-FAAgJgAAvxQAICwAAPYWACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhEQMAAJASACAEAACREgAgGAAAkhIAIBoAAJQSACAbAACVEgAgHAAAlhIAIJMIQAAAAAGkCAEAAAABqggBAAAAAa0IAQAAAAG7CAEAAAABvAgBAAAAAcUJAQAAAAHTCQEAAAABhwoBAAAAAYgKAQAAAAGJCkAAAAABAgAAAEQAIDMAAPcWACAVDwAAvhUAIBAAAL8VACAYAADCFQAgGgAAxhUAIBsAAMcVACAdAADBFQAgHgAAvRUAIB8AAMAVACAgAADDFQAgIQAAxBUAICUAAMgVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAAPkWACADAAAAQgAgMwAA9xYAIDQAAP0WACATAAAAQgAgAwAAzREAIAQAAM4RACAYAADPEQAgGgAA0REAIBsAANIRACAcAADTEQAgLAAA_RYAIJMIQADtDgAhpAgBAPcOACGqCAEA-Q4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIcUJAQD3DgAh0wkBAPkOACGHCgEA9w4AIYgKAQD3DgAhiQpAAPgOACERAwAAzREAIAQAAM4RACAYAADPEQAgGgAA0REAIBsAANIRACAcAADTEQAgkwhAAO0OACGkCAEA9w4AIaoIAQD5DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIQMAAABaACAzAAD5FgAgNAAAgBcAIBcAAABaACAPAAC0FAAgEAAAtRQAIBgAALgUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICAAALkUACAhAAC6FAAgJQAAvhQAICYAAL8UACAsAACAFwAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhFQ8AALQUACAQAAC1FAAgGAAAuBQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIREDAACQEgAgBAAAkRIAIBgAAJISACAZAACTEgAgGwAAlRIAIBwAAJYSACCTCEAAAAABpAgBAAAAAaoIAQAAAAGtCAEAAAABuwgBAAAAAbwIAQAAAAHFCQEAAAAB0wkBAAAAAYcKAQAAAAGICgEAAAABiQpAAAAAAQIAAABEACAzAACBFwAgFQ8AAL4VACAQAAC_FQAgGAAAwhUAIBkAAMUVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIAAAwxUAICEAAMQVACAlAADIFQAgJgAAyRUAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQIAAAABACAzAACDFwAgAwAAAEIAIDMAAIEXACA0AACHFwAgEwAAAEIAIAMAAM0RACAEAADOEQAgGAAAzxEAIBkAANARACAbAADSEQAgHAAA0xEAICwAAIcXACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhEQMAAM0RACAEAADOEQAgGAAAzxEAIBkAANARACAbAADSEQAgHAAA0xEAIJMIQADtDgAhpAgBAPcOACGqCAEA-Q4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIcUJAQD3DgAh0wkBAPkOACGHCgEA9w4AIYgKAQD3DgAhiQpAAPgOACEDAAAAWgAgMwAAgxcAIDQAAIoXACAXAAAAWgAgDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBsAAL0UACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgLAAAihcAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIcUJAQD3DgAhigoBAPcOACHNCgEA-Q4AIc4KQADtDgAhzwpAAPgOACHQCgEA-Q4AIRUPAAC0FAAgEAAAtRQAIBgAALgUACAZAAC7FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICAAALkUACAhAAC6FAAgJQAAvhQAICYAAL8UACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACERAwAAkBIAIAQAAJESACAYAACSEgAgGQAAkxIAIBoAAJQSACAcAACWEgAgkwhAAAAAAaQIAQAAAAGqCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABxQkBAAAAAdMJAQAAAAGHCgEAAAABiAoBAAAAAYkKQAAAAAECAAAARAAgMwAAixcAIBUPAAC-FQAgEAAAvxUAIBgAAMIVACAZAADFFQAgGgAAxhUAIB0AAMEVACAeAAC9FQAgHwAAwBUAICAAAMMVACAhAADEFQAgJQAAyBUAICYAAMkVACCTCEAAAAABpAgBAAAAAa0IAQAAAAHFCQEAAAABigoBAAAAAc0KAQAAAAHOCkAAAAABzwpAAAAAAdAKAQAAAAECAAAAAQAgMwAAjRcAIAMAAABCACAzAACLFwAgNAAAkRcAIBMAAABCACADAADNEQAgBAAAzhEAIBgAAM8RACAZAADQEQAgGgAA0REAIBwAANMRACAsAACRFwAgkwhAAO0OACGkCAEA9w4AIaoIAQD5DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhxQkBAPcOACHTCQEA-Q4AIYcKAQD3DgAhiAoBAPcOACGJCkAA-A4AIREDAADNEQAgBAAAzhEAIBgAAM8RACAZAADQEQAgGgAA0REAIBwAANMRACCTCEAA7Q4AIaQIAQD3DgAhqggBAPkOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACHFCQEA9w4AIdMJAQD5DgAhhwoBAPcOACGICgEA9w4AIYkKQAD4DgAhAwAAAFoAIDMAAI0XACA0AACUFwAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAAJQXACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAdAAC3FAAgHgAAsxQAIB8AALYUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhFQ8AAL4VACAQAAC_FQAgGAAAwhUAIBkAAMUVACAaAADGFQAgGwAAxxUAIB0AAMEVACAeAAC9FQAgIAAAwxUAICEAAMQVACAlAADIFQAgJgAAyRUAIJMIQAAAAAGkCAEAAAABrQgBAAAAAcUJAQAAAAGKCgEAAAABzQoBAAAAAc4KQAAAAAHPCkAAAAAB0AoBAAAAAQIAAAABACAzAACVFwAgEpMIQAAAAAGkCAEAAAABrQgBAAAAAbwIAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICYAAAAAByQkAAK0QACDKCQIAAAABywkgAAAAAcwJAQAAAAHNCQAArhAAIM4JIAAAAAHPCQIAAAABAroIQAAAAAHECQABAAABAwAAAFoAIDMAAJUXACA0AACbFwAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgIAAAuRQAICEAALoUACAlAAC-FAAgJgAAvxQAICwAAJsXACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAgAAC5FAAgIQAAuhQAICUAAL4UACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhFAMAAOMQACARAADkEAAgFAAA5hAAIJMIQAAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHFCQEAAAABzwkCAAAAAdMJAQAAAAHUCQEAAAAB1QkBAAAAAdYJgAAAAAHXCQEAAAAB2AkAAOIQACDZCQIAAAAB2gkCAAAAAQIAAABwACAzAACcFwAgAwAAAG4AIDMAAJwXACA0AACgFwAgFgAAAG4AIAMAAMEQACARAADCEAAgFAAAxBAAICwAAKAXACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcUJAQD3DgAhzwkCAP8OACHTCQEA9w4AIdQJAQD3DgAh1QkBAPkOACHWCYAAAAAB1wkBAPkOACHYCQAAwBAAINkJAgD_DgAh2gkCAP8OACEUAwAAwRAAIBEAAMIQACAUAADEEAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACHFCQEA9w4AIc8JAgD_DgAh0wkBAPcOACHUCQEA9w4AIdUJAQD5DgAh1gmAAAAAAdcJAQD5DgAh2AkAAMAQACDZCQIA_w4AIdoJAgD_DgAhFAMAAOMQACATAADlEAAgFAAA5hAAIJMIQAAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAHFCQEAAAABzwkCAAAAAdMJAQAAAAHUCQEAAAAB1QkBAAAAAdYJgAAAAAHXCQEAAAAB2AkAAOIQACDZCQIAAAAB2gkCAAAAAQIAAABwACAzAAChFwAgEQMAAKgUACAFAACpFAAgBgAAqhQAIAgAAKsUACAPAACsFAAgEAAArRQAIB0AAK8UACCTCEAAAAABpAgBAAAAAbsIAQAAAAHFCQEAAAABigoBAAAAAYsKAQAAAAHJCiAAAAABygpAAAAAAcsKQAAAAAHMCkAAAAABAgAAAAUAIDMAAKMXACADAAAAbgAgMwAAoRcAIDQAAKcXACAWAAAAbgAgAwAAwRAAIBMAAMMQACAUAADEEAAgLAAApxcAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIbsIAQD3DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhxQkBAPcOACHPCQIA_w4AIdMJAQD3DgAh1AkBAPcOACHVCQEA-Q4AIdYJgAAAAAHXCQEA-Q4AIdgJAADAEAAg2QkCAP8OACHaCQIA_w4AIRQDAADBEAAgEwAAwxAAIBQAAMQQACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcUJAQD3DgAhzwkCAP8OACHTCQEA9w4AIdQJAQD3DgAh1QkBAPkOACHWCYAAAAAB1wkBAPkOACHYCQAAwBAAINkJAgD_DgAh2gkCAP8OACEDAAAAAwAgMwAAoxcAIDQAAKoXACATAAAAAwAgAwAA3BMAIAUAAN0TACAGAADeEwAgCAAA3xMAIA8AAOATACAQAADhEwAgHQAA4xMAICwAAKoXACCTCEAA7Q4AIaQIAQD3DgAhuwgBAPcOACHFCQEA9w4AIYoKAQD3DgAhiwoBAPcOACHJCiAArw8AIcoKQAD4DgAhywpAAO0OACHMCkAA-A4AIREDAADcEwAgBQAA3RMAIAYAAN4TACAIAADfEwAgDwAA4BMAIBAAAOETACAdAADjEwAgkwhAAO0OACGkCAEA9w4AIbsIAQD3DgAhxQkBAPcOACGKCgEA9w4AIYsKAQD3DgAhyQogAK8PACHKCkAA-A4AIcsKQADtDgAhzApAAPgOACEUAwAA4xAAIBEAAOQQACATAADlEAAgkwhAAAAAAaQIAQAAAAGtCAEAAAABuwgBAAAAAcEIAQAAAAHCCAEAAAABwwhAAAAAAcUJAQAAAAHPCQIAAAAB0wkBAAAAAdQJAQAAAAHVCQEAAAAB1gmAAAAAAdcJAQAAAAHYCQAA4hAAINkJAgAAAAHaCQIAAAABAgAAAHAAIDMAAKsXACADAAAAbgAgMwAAqxcAIDQAAK8XACAWAAAAbgAgAwAAwRAAIBEAAMIQACATAADDEAAgLAAArxcAIJMIQADtDgAhpAgBAPcOACGtCAEA9w4AIbsIAQD3DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhxQkBAPcOACHPCQIA_w4AIdMJAQD3DgAh1AkBAPcOACHVCQEA-Q4AIdYJgAAAAAHXCQEA-Q4AIdgJAADAEAAg2QkCAP8OACHaCQIA_w4AIRQDAADBEAAgEQAAwhAAIBMAAMMQACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIcUJAQD3DgAhzwkCAP8OACHTCQEA9w4AIdQJAQD3DgAh1QkBAPkOACHWCYAAAAAB1wkBAPkOACHYCQAAwBAAINkJAgD_DgAh2gkCAP8OACEpBwAAgBMAIAsAAIITACAMAACDEwAgnggBAAAAAY8JAQAAAAGTCQEAAAABlQkCAAAAAZYJAgAAAAGXCQIAAAABnAkEAAAAAYsKAQAAAAGdCiAAAAABoQoBAAAAAaIKAQAAAAGjCgIAAAABpAoCAAAAAaUKAgAAAAGmCgIAAAABpwoBAAAAAagKIAAAAAGpCkAAAAABqgpAAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KIAAAAAGvCgQAAAABsAoBAAAAAbEKAAD7EgAgsgpAAAAAAbMKAAD8EgAgtAoAAP0SACC1CgAA_hIAILYKQAAAAAG3CiAAAAABuAoAAP8SACC5CgIAAAABugoCAAAAAbsKAQAAAAG8CgEAAAABvQoBAAAAAQIAAAAYACAzAACwFwAgAwAAABYAIDMAALAXACA0AAC0FwAgKwAAABYAIAcAANMSACALAADVEgAgDAAA1hIAICwAALQXACCeCAEA9w4AIY8JAQD3DgAhkwkBAPcOACGVCQIA_w4AIZYJAgD_DgAhlwkCAP8OACGcCQQA7A4AIYsKAQD3DgAhnQogAK8PACGhCgEA9w4AIaIKAQD5DgAhowoCAP8OACGkCgIA_w4AIaUKAgD_DgAhpgoCAP8OACGnCgEA-Q4AIagKIACvDwAhqQpAAPgOACGqCkAA-A4AIasKAQD5DgAhrApAAPgOACGtCkAA-A4AIa4KIACvDwAhrwoEAOwOACGwCgEA-Q4AIbEKAADOEgAgsgpAAPgOACGzCgAAzxIAILQKAADQEgAgtQoAANESACC2CkAA-A4AIbcKIACvDwAhuAoAANISACC5CgIA_w4AIboKAgD_DgAhuwoBAPkOACG8CgEA-Q4AIb0KAQD5DgAhKQcAANMSACALAADVEgAgDAAA1hIAIJ4IAQD3DgAhjwkBAPcOACGTCQEA9w4AIZUJAgD_DgAhlgkCAP8OACGXCQIA_w4AIZwJBADsDgAhiwoBAPcOACGdCiAArw8AIaEKAQD3DgAhogoBAPkOACGjCgIA_w4AIaQKAgD_DgAhpQoCAP8OACGmCgIA_w4AIacKAQD5DgAhqAogAK8PACGpCkAA-A4AIaoKQAD4DgAhqwoBAPkOACGsCkAA-A4AIa0KQAD4DgAhrgogAK8PACGvCgQA7A4AIbAKAQD5DgAhsQoAAM4SACCyCkAA-A4AIbMKAADPEgAgtAoAANASACC1CgAA0RIAILYKQAD4DgAhtwogAK8PACG4CgAA0hIAILkKAgD_DgAhugoCAP8OACG7CgEA-Q4AIbwKAQD5DgAhvQoBAPkOACEVDwAAvhUAIBAAAL8VACAYAADCFQAgGQAAxRUAIBoAAMYVACAbAADHFQAgHQAAwRUAIB4AAL0VACAfAADAFQAgIAAAwxUAICEAAMQVACAmAADJFQAgkwhAAAAAAaQIAQAAAAGtCAEAAAABxQkBAAAAAYoKAQAAAAHNCgEAAAABzgpAAAAAAc8KQAAAAAHQCgEAAAABAgAAAAEAIDMAALUXACAEkwhAAAAAAaQIAQAAAAG5CAEAAAABughAAAAAAREsgAAAAAGTCEAAAAABoAgBAAAAAaQIAQAAAAGlCAQAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIQAAAAAGsCAEAAAABrQgBAAAAAa4IAgAAAAGvCEAAAAABsAhAAAAAAbEIQAAAAAGyCEAAAAABAwAAAFoAIDMAALUXACA0AAC7FwAgFwAAAFoAIA8AALQUACAQAAC1FAAgGAAAuBQAIBkAALsUACAaAAC8FAAgGwAAvRQAIB0AALcUACAeAACzFAAgHwAAthQAICAAALkUACAhAAC6FAAgJgAAvxQAICwAALsXACCTCEAA7Q4AIaQIAQD3DgAhrQgBAPcOACHFCQEA9w4AIYoKAQD3DgAhzQoBAPkOACHOCkAA7Q4AIc8KQAD4DgAh0AoBAPkOACEVDwAAtBQAIBAAALUUACAYAAC4FAAgGQAAuxQAIBoAALwUACAbAAC9FAAgHQAAtxQAIB4AALMUACAfAAC2FAAgIAAAuRQAICEAALoUACAmAAC_FAAgkwhAAO0OACGkCAEA9w4AIa0IAQD3DgAhxQkBAPcOACGKCgEA9w4AIc0KAQD5DgAhzgpAAO0OACHPCkAA-A4AIdAKAQD5DgAhDwMAAKcPACAkAACpDwAgkwhAAAAAAZ4IAQAAAAGkCAEAAAABrQgBAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAACmDwAgvwgBAAAAAcAIQAAAAAHBCAEAAAABwggBAAAAAcMIQAAAAAECAAAAgQEAIDMAALwXACADAAAAfwAgMwAAvBcAIDQAAMAXACARAAAAfwAgAwAAiw8AICQAAI0PACAsAADAFwAgkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhvQgBAPcOACG-CAAAig8AIL8IAQD5DgAhwAhAAPgOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACEPAwAAiw8AICQAAI0PACCTCEAA7Q4AIZ4IAQD3DgAhpAgBAPcOACGtCAEA9w4AIbsIAQD3DgAhvAgBAPkOACG9CAEA9w4AIb4IAACKDwAgvwgBAPkOACHACEAA-A4AIcEIAQD3DgAhwggBAPcOACHDCEAA7Q4AIQ8DAACnDwAgIwAAqA8AIJMIQAAAAAGeCAEAAAABpAgBAAAAAa0IAQAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAAApg8AIL8IAQAAAAHACEAAAAABwQgBAAAAAcIIAQAAAAHDCEAAAAABAgAAAIEBACAzAADBFwAgAwAAAH8AIDMAAMEXACA0AADFFwAgEQAAAH8AIAMAAIsPACAjAACMDwAgLAAAxRcAIJMIQADtDgAhnggBAPcOACGkCAEA9w4AIa0IAQD3DgAhuwgBAPcOACG8CAEA-Q4AIb0IAQD3DgAhvggAAIoPACC_CAEA-Q4AIcAIQAD4DgAhwQgBAPcOACHCCAEA9w4AIcMIQADtDgAhDwMAAIsPACAjAACMDwAgkwhAAO0OACGeCAEA9w4AIaQIAQD3DgAhrQgBAPcOACG7CAEA9w4AIbwIAQD5DgAhvQgBAPcOACG-CAAAig8AIL8IAQD5DgAhwAhAAPgOACHBCAEA9w4AIcIIAQD3DgAhwwhAAO0OACEODQAkD2wNEG0OGHMVGXwXGn0YG34ZHXIUHgYCH3EQIHUdIXseJYIBICaPARYJAwABBQgDBgwECCwGDQAcDzANEDQOETgPHUUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAIAwABBEYCDQAbGEoVGVEXGlUYG1kZHGAaAwMAARUAFBdMFgIDAAEWTRUCAwABFQAUAgMAARUAFAIDWwEVXBQBFQAUBRhhABliABpjABtkABxlAAYGZgAIZwAPaAAQaQARagAdawADAwABDQAfIXkeAgMAASAAHQEhegAEAwABDQAjI4YBISSKASIBIgAgASIAIAIjiwEAJIwBAAwPkQEAEJIBABiVAQAZlwEAGpgBABuZAQAdlAEAHpABAB-TAQAhlgEAJZoBACabAQAAAAADDQApOQAqOgArAAAAAw0AKTkAKjoAKwEDAAEBAwABAw0AMDkAMToAMgAAAAMNADA5ADE6ADIBBAACAQQAAgUNADc5ADo6ADtbADhcADkAAAAAAAUNADc5ADo6ADtbADhcADkCBOoBAgfrAQUCBPEBAgfyAQUFDQBAOQBDOgBEWwBBXABCAAAAAAAFDQBAOQBDOgBEWwBBXABCAgQAAgeEAgUCBAACB4oCBQUNAEk5AEw6AE1bAEpcAEsAAAAAAAUNAEk5AEw6AE1bAEpcAEsAAAAFDQBTOQBWOgBXWwBUXABVAAAAAAAFDQBTOQBWOgBXWwBUXABVAAAFDQBcOQBfOgBgWwBdXABeAAAAAAAFDQBcOQBfOgBgWwBdXABeAQcABQEHAAUFDQBlOQBoOgBpWwBmXABnAAAAAAAFDQBlOQBoOgBpWwBmXABnAQkABwEJAAcDDQBuOQBvOgBwAAAAAw0AbjkAbzoAcAEJAAcBCQAHAw0AdTkAdjoAdwAAAAMNAHU5AHY6AHcAAAAFDQB9OQCAAToAgQFbAH5cAH8AAAAAAAUNAH05AIABOgCBAVsAflwAfwAAAAUNAIcBOQCKAToAiwFbAIgBXACJAQAAAAAABQ0AhwE5AIoBOgCLAVsAiAFcAIkBAgMAAQQAAgIDAAEEAAIDDQCQATkAkQE6AJIBAAAAAw0AkAE5AJEBOgCSAQIDAAEEAAICAwABBAACBQ0AlwE5AJoBOgCbAVsAmAFcAJkBAAAAAAAFDQCXATkAmgE6AJsBWwCYAVwAmQEAAAADDQChATkAogE6AKMBAAAAAw0AoQE5AKIBOgCjAQAAAAMNAKkBOQCqAToAqwEAAAADDQCpATkAqgE6AKsBAgMAAQSfBAICAwABBKUEAgMNALABOQCxAToAsgEAAAADDQCwATkAsQE6ALIBARUAFAEVABQDDQC3ATkAuAE6ALkBAAAAAw0AtwE5ALgBOgC5AQIDAAEVABQCAwABFQAUAw0AvgE5AL8BOgDAAQAAAAMNAL4BOQC_AToAwAECAwABFuMEFQIDAAEW6QQVBQ0AxQE5AMgBOgDJAVsAxgFcAMcBAAAAAAAFDQDFATkAyAE6AMkBWwDGAVwAxwEAAAAFDQDPATkA0gE6ANMBWwDQAVwA0QEAAAAAAAUNAM8BOQDSAToA0wFbANABXADRAQAAAAMNANkBOQDaAToA2wEAAAADDQDZATkA2gE6ANsBAAAAAw0A4QE5AOIBOgDjAQAAAAMNAOEBOQDiAToA4wEAAAADDQDpATkA6gE6AOsBAAAAAw0A6QE5AOoBOgDrAQEDAAEBAwABBQ0A8AE5APMBOgD0AVsA8QFcAPIBAAAAAAAFDQDwATkA8wE6APQBWwDxAVwA8gECAwABIAAdAgMAASAAHQMNAPkBOQD6AToA-wEAAAADDQD5ATkA-gE6APsBAgMAARUAFAIDAAEVABQDDQCAAjkAgQI6AIICAAAAAw0AgAI5AIECOgCCAgIDAAEVABQCAwABFQAUAw0AhwI5AIgCOgCJAgAAAAMNAIcCOQCIAjoAiQICA7kGARW6BhQCA8AGARXBBhQFDQCOAjkAkQI6AJICWwCPAlwAkAIAAAAAAAUNAI4COQCRAjoAkgJbAI8CXACQAgEDAAEBAwABBQ0AlwI5AJoCOgCbAlsAmAJcAJkCAAAAAAAFDQCXAjkAmgI6AJsCWwCYAlwAmQIBEgAQARIAEAMNAKACOQChAjoAogIAAAADDQCgAjkAoQI6AKICAgQAAhIAEAIEAAISABAFDQCnAjkAqgI6AKsCWwCoAlwAqQIAAAAAAAUNAKcCOQCqAjoAqwJbAKgCXACpAgESABABEgAQAw0AsAI5ALECOgCyAgAAAAMNALACOQCxAjoAsgIAAAAFDQC4AjkAuwI6ALwCWwC5AlwAugIAAAAAAAUNALgCOQC7AjoAvAJbALkCXAC6AgAAAAUNAMICOQDFAjoAxgJbAMMCXADEAgAAAAAABQ0AwgI5AMUCOgDGAlsAwwJcAMQCAAAABQ0AzAI5AM8COgDQAlsAzQJcAM4CAAAAAAAFDQDMAjkAzwI6ANACWwDNAlwAzgIBCQAHAQkABwUNANUCOQDYAjoA2QJbANYCXADXAgAAAAAABQ0A1QI5ANgCOgDZAlsA1gJcANcCAAAABQ0A3wI5AOICOgDjAlsA4AJcAOECAAAAAAAFDQDfAjkA4gI6AOMCWwDgAlwA4QIAAAAFDQDpAjkA7AI6AO0CWwDqAlwA6wIAAAAAAAUNAOkCOQDsAjoA7QJbAOoCXADrAgAAAAMNAPMCOQD0AjoA9QIAAAADDQDzAjkA9AI6APUCAAAABQ0A-wI5AP4COgD_AlsA_AJcAP0CAAAAAAAFDQD7AjkA_gI6AP8CWwD8AlwA_QIAAAAFDQCFAzkAiAM6AIkDWwCGA1wAhwMAAAAAAAUNAIUDOQCIAzoAiQNbAIYDXACHAwAAAAUNAI8DOQCSAzoAkwNbAJADXACRAwAAAAAABQ0AjwM5AJIDOgCTA1sAkANcAJEDAAAABQ0AmQM5AJwDOgCdA1sAmgNcAJsDAAAAAAAFDQCZAzkAnAM6AJ0DWwCaA1wAmwMAAAAFDQCjAzkApgM6AKcDWwCkA1wApQMAAAAAAAUNAKMDOQCmAzoApwNbAKQDXAClAwAAAAUNAK0DOQCwAzoAsQNbAK4DXACvAwAAAAAABQ0ArQM5ALADOgCxA1sArgNcAK8DAAAAAw0AtwM5ALgDOgC5AwAAAAMNALcDOQC4AzoAuQMAAAADDQC_AzkAwAM6AMEDAAAAAw0AvwM5AMADOgDBAwAAAAUNAMcDOQDKAzoAywNbAMgDXADJAwAAAAAABQ0AxwM5AMoDOgDLA1sAyANcAMkDAAAABQ0A0QM5ANQDOgDVA1sA0gNcANMDAAAAAAAFDQDRAzkA1AM6ANUDWwDSA1wA0wMAAAAFDQDbAzkA3gM6AN8DWwDcA1wA3QMAAAAAAAUNANsDOQDeAzoA3wNbANwDXADdAwAAAAUNAOUDOQDoAzoA6QNbAOYDXADnAwAAAAAABQ0A5QM5AOgDOgDpA1sA5gNcAOcDAAAABQ0A7wM5APIDOgDzA1sA8ANcAPEDAAAAAAAFDQDvAzkA8gM6APMDWwDwA1wA8QMAAAAFDQD5AzkA_AM6AP0DWwD6A1wA-wMAAAAAAAUNAPkDOQD8AzoA_QNbAPoDXAD7AwAAAAUNAIMEOQCGBDoAhwRbAIQEXACFBAAAAAAABQ0AgwQ5AIYEOgCHBFsAhARcAIUEAAAABQ0AjQQ5AJAEOgCRBFsAjgRcAI8EAAAAAAAFDQCNBDkAkAQ6AJEEWwCOBFwAjwQBAwABAQMAAQMNAJYEOQCXBDoAmAQAAAADDQCWBDkAlwQ6AJgEASIAIAEiACADDQCdBDkAngQ6AJ8EAAAAAw0AnQQ5AJ4EOgCfBAEiACABIgAgBQ0ApAQ5AKcEOgCoBFsApQRcAKYEAAAAAAAFDQCkBDkApwQ6AKgEWwClBFwApgQAAAADDQCuBDkArwQ6ALAEAAAAAw0ArgQ5AK8EOgCwBAAAAAUNALYEOQC5BDoAugRbALcEXAC4BAAAAAAABQ0AtgQ5ALkEOgC6BFsAtwRcALgEAAAABQ0AwAQ5AMMEOgDEBFsAwQRcAMIEAAAAAAAFDQDABDkAwwQ6AMQEWwDBBFwAwgQnAgEonAEBKZ4BASqfAQEroAEBLaIBAS6kASUvpQEmMKcBATGpASUyqgEnNasBATasAQE3rQElO7ABKDyxASw9sgECPrMBAj-0AQJAtQECQbYBAkK4AQJDugElRLsBLUW9AQJGvwElR8ABLkjBAQJJwgECSsMBJUvGAS9MxwEzTckBA07KAQNPzAEDUM0BA1HOAQNS0AEDU9IBJVTTATRV1QEDVtcBJVfYATVY2QEDWdoBA1rbASVd3gE2Xt8BPF_gAQRg4QEEYeIBBGLjAQRj5AEEZOYBBGXoASVm6QE9Z-0BBGjvASVp8AE-avMBBGv0AQRs9QElbfgBP275AUVv-gEGcPsBBnH8AQZy_QEGc_4BBnSAAgZ1ggIldoMCRneGAgZ4iAIleYkCR3qLAgZ7jAIGfI0CJX2QAkh-kQJOf5MCT4ABlAJPgQGXAk-CAZgCT4MBmQJPhAGbAk-FAZ0CJYYBngJQhwGgAk-IAaICJYkBowJRigGkAk-LAaUCT4wBpgIljQGpAlKOAaoCWI8BrAIFkAGtAgWRAa8CBZIBsAIFkwGxAgWUAbMCBZUBtQIllgG2AlmXAbgCBZgBugIlmQG7AlqaAbwCBZsBvQIFnAG-AiWdAcECW54BwgJhnwHDAgegAcQCB6EBxQIHogHGAgejAccCB6QByQIHpQHLAiWmAcwCYqcBzgIHqAHQAiWpAdECY6oB0gIHqwHTAgesAdQCJa0B1wJkrgHYAmqvAdkCCrAB2gIKsQHbAgqyAdwCCrMB3QIKtAHfAgq1AeECJbYB4gJrtwHkAgq4AeYCJbkB5wJsugHoAgq7AekCCrwB6gIlvQHtAm2-Ae4Ccb8B7wIJwAHwAgnBAfECCcIB8gIJwwHzAgnEAfUCCcUB9wIlxgH4AnLHAfoCCcgB_AIlyQH9AnPKAf4CCcsB_wIJzAGAAyXNAYMDdM4BhAN4zwGGA3nQAYcDedEBigN50gGLA3nTAYwDedQBjgN51QGQAyXWAZEDetcBkwN52AGVAyXZAZYDe9oBlwN52wGYA3ncAZkDJd0BnAN83gGdA4IB3wGfA4MB4AGgA4MB4QGjA4MB4gGkA4MB4wGlA4MB5AGnA4MB5QGpAyXmAaoDhAHnAawDgwHoAa4DJekBrwOFAeoBsAODAesBsQODAewBsgMl7QG1A4YB7gG2A4wB7wG3Aw3wAbgDDfEBuQMN8gG6Aw3zAbsDDfQBvQMN9QG_AyX2AcADjQH3AcIDDfgBxAMl-QHFA44B-gHGAw37AccDDfwByAMl_QHLA48B_gHMA5MB_wHNAw6AAs4DDoECzwMOggLQAw6DAtEDDoQC0wMOhQLVAyWGAtYDlAGHAtgDDogC2gMliQLbA5UBigLcAw6LAt0DDowC3gMljQLhA5YBjgLiA5wBjwLkA50BkALlA50BkQLoA50BkgLpA50BkwLqA50BlALsA50BlQLuAyWWAu8DngGXAvEDnQGYAvMDJZkC9AOfAZoC9QOdAZsC9gOdAZwC9wMlnQL6A6ABngL7A6QBnwL9A6UBoAL-A6UBoQKBBKUBogKCBKUBowKDBKUBpAKFBKUBpQKHBCWmAogEpgGnAooEpQGoAowEJakCjQSnAaoCjgSlAasCjwSlAawCkAQlrQKTBKgBrgKUBKwBrwKVBBSwApYEFLEClwQUsgKYBBSzApkEFLQCmwQUtQKdBCW2Ap4ErQG3AqEEFLgCowQluQKkBK4BugKmBBS7AqcEFLwCqAQlvQKrBK8BvgKsBLMBvwKtBBrAAq4EGsECrwQawgKwBBrDArEEGsQCswQaxQK1BCXGArYEtAHHArgEGsgCugQlyQK7BLUBygK8BBrLAr0EGswCvgQlzQLBBLYBzgLCBLoBzwLDBBXQAsQEFdECxQQV0gLGBBXTAscEFdQCyQQV1QLLBCXWAswEuwHXAs4EFdgC0AQl2QLRBLwB2gLSBBXbAtMEFdwC1AQl3QLXBL0B3gLYBMEB3wLZBBbgAtoEFuEC2wQW4gLcBBbjAt0EFuQC3wQW5QLhBCXmAuIEwgHnAuUEFugC5wQl6QLoBMMB6gLqBBbrAusEFuwC7AQl7QLvBMQB7gLwBMoB7wLyBMsB8ALzBMsB8QL2BMsB8gL3BMsB8wL4BMsB9AL6BMsB9QL8BCX2Av0EzAH3Av8EywH4AoEFJfkCggXNAfoCgwXLAfsChAXLAfwChQUl_QKIBc4B_gKJBdQB_wKLBdUBgAOMBdUBgQOPBdUBggOQBdUBgwORBdUBhAOTBdUBhQOVBSWGA5YF1gGHA5gF1QGIA5oFJYkDmwXXAYoDnAXVAYsDnQXVAYwDngUljQOhBdgBjgOiBdwBjwOkBd0BkAOlBd0BkQOoBd0BkgOpBd0BkwOqBd0BlAOsBd0BlQOuBSWWA68F3gGXA7EF3QGYA7MFJZkDtAXfAZoDtQXdAZsDtgXdAZwDtwUlnQO6BeABngO7BeQBnwO9BeUBoAO-BeUBoQPBBeUBogPCBeUBowPDBeUBpAPFBeUBpQPHBSWmA8gF5gGnA8oF5QGoA8wFJakDzQXnAaoDzgXlAasDzwXlAawD0AUlrQPTBegBrgPUBewBrwPWBR2wA9cFHbED2QUdsgPaBR2zA9sFHbQD3QUdtQPfBSW2A-AF7QG3A-IFHbgD5AUluQPlBe4BugPmBR27A-cFHbwD6AUlvQPrBe8BvgPsBfUBvwPtBR7AA-4FHsED7wUewgPwBR7DA_EFHsQD8wUexQP1BSXGA_YF9gHHA_gFHsgD-gUlyQP7BfcBygP8BR7LA_0FHswD_gUlzQOBBvgBzgOCBvwBzwODBhfQA4QGF9EDhQYX0gOGBhfTA4cGF9QDiQYX1QOLBiXWA4wG_QHXA44GF9gDkAYl2QORBv4B2gOSBhfbA5MGF9wDlAYl3QOXBv8B3gOYBoMC3wOZBhjgA5oGGOEDmwYY4gOcBhjjA50GGOQDnwYY5QOhBiXmA6IGhALnA6QGGOgDpgYl6QOnBoUC6gOoBhjrA6kGGOwDqgYl7QOtBoYC7gOuBooC7wOvBhnwA7AGGfEDsQYZ8gOyBhnzA7MGGfQDtQYZ9QO3BiX2A7gGiwL3A7wGGfgDvgYl-QO_BowC-gPCBhn7A8MGGfwDxAYl_QPHBo0C_gPIBpMC_wPJBhCABMoGEIEEywYQggTMBhCDBM0GEIQEzwYQhQTRBiWGBNIGlAKHBNQGEIgE1gYliQTXBpUCigTYBhCLBNkGEIwE2gYljQTdBpYCjgTeBpwCjwTgBhGQBOEGEZEE4wYRkgTkBhGTBOUGEZQE5wYRlQTpBiWWBOoGnQKXBOwGEZgE7gYlmQTvBp4CmgTwBhGbBPEGEZwE8gYlnQT1Bp8CngT2BqMCnwT3Bg-gBPgGD6EE-QYPogT6Bg-jBPsGD6QE_QYPpQT_BiWmBIAHpAKnBIIHD6gEhAclqQSFB6UCqgSGBw-rBIcHD6wEiAclrQSLB6YCrgSMB6wCrwSNBxKwBI4HErEEjwcSsgSQBxKzBJEHErQEkwcStQSVByW2BJYHrQK3BJgHErgEmgcluQSbB64CugScBxK7BJ0HErwEngclvQShB68CvgSiB7MCvwSkB7QCwASlB7QCwQSoB7QCwgSpB7QCwwSqB7QCxASsB7QCxQSuByXGBK8HtQLHBLEHtALIBLMHJckEtAe2AsoEtQe0AssEtge0AswEtwclzQS6B7cCzgS7B70CzwS9B74C0AS-B74C0QTBB74C0gTCB74C0wTDB74C1ATFB74C1QTHByXWBMgHvwLXBMoHvgLYBMwHJdkEzQfAAtoEzge-AtsEzwe-AtwE0Acl3QTTB8EC3gTUB8cC3wTWB8gC4ATXB8gC4QTaB8gC4gTbB8gC4wTcB8gC5ATeB8gC5QTgByXmBOEHyQLnBOMHyALoBOUHJekE5gfKAuoE5wfIAusE6AfIAuwE6Qcl7QTsB8sC7gTtB9EC7wTuBwjwBO8HCPEE8AcI8gTxBwjzBPIHCPQE9AcI9QT2ByX2BPcH0gL3BPkHCPgE-wcl-QT8B9MC-gT9Bwj7BP4HCPwE_wcl_QSCCNQC_gSDCNoC_wSFCNsCgAWGCNsCgQWJCNsCggWKCNsCgwWLCNsChAWNCNsChQWPCCWGBZAI3AKHBZII2wKIBZQIJYkFlQjdAooFlgjbAosFlwjbAowFmAgljQWbCN4CjgWcCOQCjwWeCOUCkAWfCOUCkQWiCOUCkgWjCOUCkwWkCOUClAWmCOUClQWoCCWWBakI5gKXBasI5QKYBa0IJZkFrgjnApoFrwjlApsFsAjlApwFsQglnQW0COgCngW1CO4CnwW3CO8CoAW4CO8CoQW7CO8CogW8CO8CowW9CO8CpAW_CO8CpQXBCCWmBcII8AKnBcQI7wKoBcYIJakFxwjxAqoFyAjvAqsFyQjvAqwFygglrQXNCPICrgXOCPYCrwXQCPcCsAXRCPcCsQXUCPcCsgXVCPcCswXWCPcCtAXYCPcCtQXaCCW2BdsI-AK3Bd0I9wK4Bd8IJbkF4Aj5AroF4Qj3ArsF4gj3ArwF4wglvQXmCPoCvgXnCIADvwXpCIEDwAXqCIEDwQXtCIEDwgXuCIEDwwXvCIEDxAXxCIEDxQXzCCXGBfQIggPHBfYIgQPIBfgIJckF-QiDA8oF-giBA8sF-wiBA8wF_AglzQX_CIQDzgWACYoDzwWCCYsD0AWDCYsD0QWGCYsD0gWHCYsD0wWICYsD1AWKCYsD1QWMCSXWBY0JjAPXBY8JiwPYBZEJJdkFkgmNA9oFkwmLA9sFlAmLA9wFlQkl3QWYCY4D3gWZCZQD3wWbCZUD4AWcCZUD4QWfCZUD4gWgCZUD4wWhCZUD5AWjCZUD5QWlCSXmBaYJlgPnBagJlQPoBaoJJekFqwmXA-oFrAmVA-sFrQmVA-wFrgkl7QWxCZgD7gWyCZ4D7wW0CZ8D8AW1CZ8D8QW4CZ8D8gW5CZ8D8wW6CZ8D9AW8CZ8D9QW-CSX2Bb8JoAP3BcEJnwP4BcMJJfkFxAmhA_oFxQmfA_sFxgmfA_wFxwkl_QXKCaID_gXLCagD_wXNCakDgAbOCakDgQbRCakDggbSCakDgwbTCakDhAbVCakDhQbXCSWGBtgJqgOHBtoJqQOIBtwJJYkG3QmrA4oG3gmpA4sG3wmpA4wG4AkljQbjCawDjgbkCbIDjwbmCbMDkAbnCbMDkQbqCbMDkgbrCbMDkwbsCbMDlAbuCbMDlQbwCSWWBvEJtAOXBvMJswOYBvUJJZkG9gm1A5oG9wmzA5sG-AmzA5wG-QklnQb8CbYDngb9CboDnwb_CbsDoAaACrsDoQaDCrsDogaECrsDowaFCrsDpAaHCrsDpQaJCiWmBooKvAOnBowKuwOoBo4KJakGjwq9A6oGkAq7A6sGkQq7A6wGkgolrQaVCr4DrgaWCsIDrwaYCsMDsAaZCsMDsQacCsMDsgadCsMDswaeCsMDtAagCsMDtQaiCiW2BqMKxAO3BqUKwwO4BqcKJbkGqArFA7oGqQrDA7sGqgrDA7wGqwolvQauCsYDvgavCswDvwaxCs0DwAayCs0DwQa1Cs0Dwga2Cs0Dwwa3Cs0DxAa5Cs0DxQa7CiXGBrwKzgPHBr4KzQPIBsAKJckGwQrPA8oGwgrNA8sGwwrNA8wGxAolzQbHCtADzgbICtYDzwbKCtcD0AbLCtcD0QbOCtcD0gbPCtcD0wbQCtcD1AbSCtcD1QbUCiXWBtUK2APXBtcK1wPYBtkKJdkG2grZA9oG2wrXA9sG3ArXA9wG3Qol3QbgCtoD3gbhCuAD3wbjCuED4AbkCuED4QbnCuED4gboCuED4wbpCuED5AbrCuED5QbtCiXmBu4K4gPnBvAK4QPoBvIKJekG8wrjA-oG9ArhA-sG9QrhA-wG9gol7Qb5CuQD7gb6CuoD7wb8CusD8Ab9CusD8QaAC-sD8gaBC-sD8waCC-sD9AaEC-sD9QaGCyX2BocL7AP3BokL6wP4BosLJfkGjAvtA_oGjQvrA_sGjgvrA_wGjwsl_QaSC-4D_gaTC_QD_waVC_UDgAeWC_UDgQeZC_UDggeaC_UDgwebC_UDhAedC_UDhQefCyWGB6AL9gOHB6IL9QOIB6QLJYkHpQv3A4oHpgv1A4sHpwv1A4wHqAsljQerC_gDjgesC_4DjweuC_8DkAevC_8DkQeyC_8DkgezC_8Dkwe0C_8DlAe2C_8DlQe4CyWWB7kLgASXB7sL_wOYB70LJZkHvguBBJoHvwv_A5sHwAv_A5wHwQslnQfEC4IEngfFC4gEnwfHC4kEoAfIC4kEoQfLC4kEogfMC4kEowfNC4kEpAfPC4kEpQfRCyWmB9ILigSnB9QLiQSoB9YLJakH1wuLBKoH2AuJBKsH2QuJBKwH2gslrQfdC4wErgfeC5IErwffCyCwB-ALILEH4QsgsgfiCyCzB-MLILQH5QsgtQfnCyW2B-gLkwS3B-oLILgH7AsluQftC5QEugfuCyC7B-8LILwH8AslvQfzC5UEvgf0C5kEvwf1CyHAB_YLIcEH9wshwgf4CyHDB_kLIcQH-wshxQf9CyXGB_4LmgTHB4AMIcgHggwlyQeDDJsEygeEDCHLB4UMIcwHhgwlzQeJDJwEzgeKDKAEzweLDCLQB4wMItEHjQwi0geODCLTB48MItQHkQwi1QeTDCXWB5QMoQTXB5YMItgHmAwl2QeZDKIE2geaDCLbB5sMItwHnAwl3QefDKME3gegDKkE3weiDKoE4AejDKoE4QemDKoE4genDKoE4weoDKoE5AeqDKoE5QesDCXmB60MqwTnB68MqgToB7EMJekHsgysBOoHswyqBOsHtAyqBOwHtQwl7Qe4DK0E7ge5DLEE7we7DLIE8Ae8DLIE8Qe_DLIE8gfADLIE8wfBDLIE9AfDDLIE9QfFDCX2B8YMswT3B8gMsgT4B8oMJfkHywy0BPoHzAyyBPsHzQyyBPwHzgwl_QfRDLUE_gfSDLsE_wfUDLwEgAjVDLwEgQjYDLwEggjZDLwEgwjaDLwEhAjcDLwEhQjeDCWGCN8MvQSHCOEMvASICOMMJYkI5Ay-BIoI5Qy8BIsI5gy8BIwI5wwljQjqDL8EjgjrDMUE"
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
  BillingFindingScalarFieldEnum: () => BillingFindingScalarFieldEnum,
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
  BillingFinding: "BillingFinding",
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
var BillingFindingScalarFieldEnum = {
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
