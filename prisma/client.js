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
  /// When its agent went silent; null while the agent is reachable.
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
  restartWanted    String? @map("restart_wanted")
  restartRequestId String? @map("restart_request_id")
  /// Why an operator holds it stopped; the customer reads it. Null: it is to run.
  stopReason       String? @map("stop_reason")

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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"stopReason","kind":"scalar","type":"String","dbName":"stop_reason"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"stoppedSince","kind":"scalar","type":"BigInt","dbName":"stopped_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","stoppedSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","stopReason","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3RapBLAHGQ8AAOQNACAQAADlDQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIB0AAOcNACAeAADjDQAgHwAA5g0AICAAAOkNACAhAACpDQAgJQAA7Q0AICYAAO4NACDfBwAA4g0AMOAHAABaABDhBwAA4g0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhkgkBALsMACHXCQEAAAABkwoBAL0MACGUCkAArAwAIZUKQAC8DAAhlgoBAL0MACEBAAAAAQAgFQMAAKgNACAFAACQDgAgBgAAxg0AIAgAAMcNACAPAADkDQAgEAAA5Q0AIBEAANwNACAdAADnDQAg3wcAAI8OADDgBwAAAwAQ4QcAAI8OADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGSCQEAuwwAIdcJAQC7DAAh2AkBALsMACGPCiAAzwwAIZAKQAC8DAAhkQpAAKwMACGSCkAAvAwAIQoDAAC_EAAgBQAA_RQAIAYAANgSACAIAADZEgAgDwAA4xQAIBAAAOQUACARAADyFAAgHQAA5hQAIJAKAACdDgAgkgoAAJ0OACAXAwAAqA0AIAUAAJAOACAGAADGDQAgCAAAxw0AIA8AAOQNACAQAADlDQAgEQAA3A0AIB0AAOcNACDfBwAAjw4AMOAHAAADABDhBwAAjw4AMOMHQACsDAAh9AcBAAAAAYsIAQDYDAAhkgkBALsMACHCCQAAjg4AINcJAQC7DAAh2AkBALsMACGPCiAAzwwAIZAKQAC8DAAhkQpAAKwMACGSCkAAvAwAIZsKAACNDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADNDQAg3wcAAMwNADDgBwAABwAQ4QcAAMwNADDuBwEAuwwAIYwIAQDYDAAhrQgEAKsMACHjCAQAqwwAIeQIBACrDAAh5QgEAKsMACGMCgQAqwwAIY0KAgDQDAAhjgoCANAMACEBAAAABwAgDgQAAPgNACAHAACLDgAg3wcAAIwOADDgBwAACQAQ4QcAAIwOADDiB0AAvAwAIe4HAQC7DAAh9AcBANgMACGMCAEA5AwAIacIAQC7DAAh4QgBAL0MACGHCgIA0AwAIYoKAQC7DAAhiwpAAKwMACEFBAAA8BIAIAcAAPkUACDiBwAAnQ4AIIwIAACdDgAg4QgAAJ0OACAOBAAA-A0AIAcAAIsOACDfBwAAjA4AMOAHAAAJABDhBwAAjA4AMOIHQAC8DAAh7gcBALsMACH0BwEAAAABjAgBAOQMACGnCAEAuwwAIeEIAQC9DAAhhwoCANAMACGKCgEAuwwAIYsKQACsDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAxg0AIAgAAMcNACAOAADIDQAg3wcAAMUNADDgBwAADgAQ4QcAAMUNADDjB0AArAwAIe4HAQC7DAAhmAgCANAMACGvCAEA2AwAIdUIAgDQDAAh5AgCANAMACH5CAIA0AwAIeoJIADPDAAhhQoBALsMACGGCgAAyQwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAM0NACAHAACLDgAg3wcAAIoOADDgBwAAEQAQ4QcAAIoOADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhiAoBAL0MACGJCkAAvAwAIQUEAADwEgAgBwAA-RQAIOEIAACdDgAgiAoAAJ0OACCJCgAAnQ4AIA8EAADNDQAgBwAAiw4AIN8HAACKDgAw4AcAABEAEOEHAACKDgAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhiAoBAL0MACGJCkAAvAwAIQMAAAARACABAAASADACAAATACABAAAADgAgJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQC7DAAh3QgBALsMACHhCAEAuwwAIeMIAgDQDAAh5AgCANAMACHlCAIA0AwAIeoIBACrDAAh2AkBALsMACHqCSAAzwwAIe4JAQC7DAAh7wkBAL0MACHwCQIA0AwAIfEJAgDQDAAh8gkCANAMACHzCQIA0AwAIfQJAQDkDAAh9QkgAM8MACH2CUAAvAwAIfcJQAC8DAAh-AkBAL0MACH5CUAAvAwAIfoJAADJDAAg-wkAAMkMACD8CQAAyQwAIP0JQAC8DAAh_gkgAM8MACH_CQAAyQwAIIAKAgDQDAAhgQoCANAMACGCCgEAvQwAIYMKAQDkDAAhhAoBAOQMACEOBwAA-RQAIAoAAPoUACALAAD7FAAgDAAA_BQAIO8JAACdDgAg9AkAAJ0OACD2CQAAnQ4AIPcJAACdDgAg-AkAAJ0OACD5CQAAnQ4AIP0JAACdDgAgggoAAJ0OACCDCgAAnQ4AIIQKAACdDgAgJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQAAAAHdCAEAuwwAIeEIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh6ggEAKsMACHYCQEAuwwAIeoJIADPDAAh7gkBALsMACHvCQEAvQwAIfAJAgDQDAAh8QkCANAMACHyCQIA0AwAIfMJAgDQDAAh9AkBAOQMACH1CSAAzwwAIfYJQAC8DAAh9wlAALwMACH4CQEAvQwAIfkJQAC8DAAh-gkAAMkMACD7CQAAyQwAIPwJAADJDAAg_QlAALwMACH-CSAAzwwAIf8JAADJDAAggAoCANAMACGBCgIA0AwAIYIKAQC9DAAhgwoBAOQMACGECgEA5AwAIQMAAAAWACABAAAXADACAAAYACAZCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHcCAEA2AwAId0IAQC7DAAh3ggCANAMACHfCAQAqwwAIeAIAQC7DAAh4QgBALsMACHiCAEAuwwAIeMIAgDQDAAh5AgCANAMACHlCAIA0AwAIeYIAADlDAAg5whAALwMACHoCEAAvAwAIekIQAC8DAAh6ggEAKsMACHrCAQAqwwAIewIAQC7DAAhBAkAAPgUACDnCAAAnQ4AIOgIAACdDgAg6QgAAJ0OACAaCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHcCAEAAAAB3QgBALsMACHeCAIA0AwAId8IBACrDAAh4AgBALsMACHhCAEAuwwAIeIIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh5ggAAOUMACDnCEAAvAwAIegIQAC8DAAh6QhAALwMACHqCAQAqwwAIesIBACrDAAh7AgBALsMACGaCgAAgw4AIAMAAAAaACABAAAbADACAAAcACAJCQAAgQ4AIN8HAACCDgAw4AcAAB4AEOEHAACCDgAw4wdAAKwMACHgCAEAuwwAIcYJAQC7DAAh0wkBALsMACHsCUAAvAwAIQIJAAD4FAAg7AkAAJ0OACAJCQAAgQ4AIN8HAACCDgAw4AcAAB4AEOEHAACCDgAw4wdAAKwMACHgCAEAuwwAIcYJAQC7DAAh0wkBAAAAAewJQAC8DAAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHgCAEAuwwAIfEIAQC7DAAh7QlAAKwMACEBCQAA-BQAIAsJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHgCAEAuwwAIfEIAQC7DAAh7QlAAKwMACGZCgAA_w0AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAAKgNACAEAADNDQAg3wcAAP4NADDgBwAALQAQ4QcAAP4NADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlgkAAMkMACCZCQEAuwwAIZoJAADJDAAgmwkgAM8MACGwCQAB2QwAIbMJQAC8DAAh1QkBAL0MACHdCUAAvAwAIeQJAQDkDAAh5QkBAL0MACHmCUAAvAwAIQgDAAC_EAAgBAAA8BIAILMJAACdDgAg1QkAAJ0OACDdCQAAnQ4AIOQJAACdDgAg5QkAAJ0OACDmCQAAnQ4AIBgDAACoDQAgBAAAzQ0AIN8HAAD-DQAw4AcAAC0AEOEHAAD-DQAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlgkAAMkMACCZCQEAuwwAIZoJAADJDAAgmwkgAM8MACGwCQABAAABswlAALwMACHVCQEAvQwAId0JQAC8DAAh5AkBAOQMACHlCQEAvQwAIeYJQAC8DAAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAACoDQAgBAAAzQ0AIN8HAAD9DQAw4AcAADEAEOEHAAD9DQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIaEIAQC7DAAhoggBANgMACGQCQEA5AwAIZYJAADJDAAgsQkBAL0MACGzCUAAvAwAIbkJAAHZDAAh3AkAAMkMACDdCUAAvAwAId4JAgCQDQAh3wkCAJANACHgCQEAvQwAIeEJAQC9DAAh4gkBAOQMACHjCQEA5AwAIQwDAAC_EAAgBAAA8BIAIJAJAACdDgAgsQkAAJ0OACCzCQAAnQ4AIN0JAACdDgAg3gkAAJ0OACDfCQAAnQ4AIOAJAACdDgAg4QkAAJ0OACDiCQAAnQ4AIOMJAACdDgAgGQMAAKgNACAEAADNDQAg3wcAAP0NADDgBwAAMQAQ4QcAAP0NADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGhCAEAuwwAIaIIAQDYDAAhkAkBAOQMACGWCQAAyQwAILEJAQC9DAAhswlAALwMACG5CQABAAAB3AkAAMkMACDdCUAAvAwAId4JAgCQDQAh3wkCAJANACHgCQEAvQwAIeEJAQC9DAAh4gkBAOQMACHjCQEA5AwAIQMAAAAxACABAAAyADACAAAzACAZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGQCQEA2AwAIZIJAQC7DAAhkwkBALsMACGUCQEAuwwAIZUJAADlDAAglgkAAMkMACCXCQIA0AwAIZgJIADPDAAhmQkBALsMACGaCQAAyQwAIJsJIADPDAAhnAkCANAMACECBAAA8BIAIBIAANsPACAZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZAJAQDYDAAhkgkBALsMACGTCQEAuwwAIZQJAQC7DAAhlQkAAOUMACCWCQAAyQwAIJcJAgDQDAAhmAkgAM8MACGZCQEAuwwAIZoJAADJDAAgmwkgAM8MACGcCQIA0AwAIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGQCQEA2AwAIZ0JAADJDAAgngkAAMkMACCfCQEAvQwAIQEAAAA6ACAHEgAAnw0AIN8HAAD7DQAw4AcAADwAEOEHAAD7DQAwighAAKwMACGQCQEA2AwAIZEJAAHZDAAhARIAANsPACAIEgAAnw0AIN8HAAD7DQAw4AcAADwAEOEHAAD7DQAwighAAKwMACGQCQEA2AwAIZEJAAHZDAAhmAoAAPoNACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAVAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkgkBALsMACGgCQEAvQwAIdQJAQC7DAAh1QkBALsMACHWCUAAvAwAIQsDAAC_EAAgBAAA8BIAIBgAAOcUACAZAADpFAAgGgAA6hQAIBsAAOsUACAcAAD3FAAg-gcAAJ0OACCMCAAAnQ4AIKAJAACdDgAg1gkAAJ0OACAWAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEAAAAB-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGSCQEAuwwAIaAJAQC9DAAhwgkAAPYNACDUCQEAuwwAIdUJAQC7DAAh1glAALwMACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAACoDQAgFQAA4Q0AIBcAAPUNACDfBwAA9A0AMOAHAABHABDhBwAA9A0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIawJAQDYDAAhswlAALwMACG5CQAB2QwAIdIJQAC8DAAhBQMAAL8QACAVAAD1FAAgFwAA9hQAILMJAACdDgAg0gkAAJ0OACAQAwAAqA0AIBUAAOENACAXAAD1DQAg3wcAAPQNADDgBwAARwAQ4QcAAPQNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIawJAQDYDAAhswlAALwMACG5CQABAAAB0glAALwMACEDAAAARwAgAQAASAAwAgAASQAgDQMAAKgNACAWAADRDQAg3wcAANANADDgBwAASwAQ4QcAANANADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEA5AwAIdEJAADsDAAgAQAAAEsAIAEAAABHACANAwAAqA0AIBUAAOENACDfBwAA8w0AMOAHAABOABDhBwAA8w0AMIoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhtAkAAdkMACG1CQEAuwwAIbYJAQC7DAAhtwlAALwMACEDAwAAvxAAIBUAAPUUACC3CQAAnQ4AIA0DAACoDQAgFQAA4Q0AIN8HAADzDQAw4AcAAE4AEOEHAADzDQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhrAkBANgMACG0CQABAAABtQkBALsMACG2CQEAuwwAIbcJQAC8DAAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhrwkAAdkMACGwCQAB2QwAIbEJAQC9DAAhsglAALwMACGzCUAAvAwAIQUDAAC_EAAgFQAA9RQAILEJAACdDgAgsgkAAJ0OACCzCQAAnQ4AIBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIYwIAQDYDAAhrAkBANgMACGvCQABAAABsAkAAdkMACGxCQEAvQwAIbIJQAC8DAAhswlAALwMACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAPANACAEAQC9DAAhFQAA8Q0AIN8HAADvDQAw4AcAAFYAEOEHAADvDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhighAAKwMACGLCAEA5AwAIYwIAQDkDAAhqQgBALsMACGoCQAB2QwAIakJAAHZDAAhqgkBAL0MACGrCQEAvQwAIawJAQDkDAAhrQkCANAMACGuCUAAvAwAIQkDAAC_EAAgBAAAnQ4AIBUAAPUUACCLCAAAnQ4AIIwIAACdDgAgqgkAAJ0OACCrCQAAnQ4AIKwJAACdDgAgrgkAAJ0OACAUAwAA8A0AIAQBAL0MACEVAADxDQAg3wcAAO8NADDgBwAAVgAQ4QcAAO8NADDjB0AArAwAIfQHAQAAAAH9BwEAuwwAIYoIQACsDAAhiwgBAOQMACGMCAEA5AwAIakIAQC7DAAhqAkAAQAAAakJAAEAAAGqCQEAvQwAIasJAQC9DAAhrAkBAOQMACGtCQIA0AwAIa4JQAC8DAAhAwAAAFYAIAEAAFcAMAIAAFgAIBkPAADkDQAgEAAA5Q0AIBgAAOgNACAZAADqDQAgGgAA6w0AIBsAAOwNACAdAADnDQAgHgAA4w0AIB8AAOYNACAgAADpDQAgIQAAqQ0AICUAAO0NACAmAADuDQAg3wcAAOINADDgBwAAWgAQ4QcAAOINADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGSCQEAuwwAIdcJAQC7DAAhkwoBAL0MACGUCkAArAwAIZUKQAC8DAAhlgoBAL0MACEBAAAAWgAgAQAAAEIAIAsVAADhDQAg3wcAAOANADDgBwAAXQAQ4QcAAOANADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGLCAEA2AwAIawJAQDYDAAhxgkBALsMACHTCQEAuwwAIQEVAAD1FAAgDBUAAOENACDfBwAA4A0AMOAHAABdABDhBwAA4A0AMOMHQACsDAAh7gcBALsMACH0BwEAAAABiwgBANgMACGsCQEA2AwAIcYJAQC7DAAh0wkBALsMACGXCgAA3w0AIAMAAABdACABAABeADACAABfACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAF0AIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAKgNACARAADcDQAgEwAA3Q0AIBQAAN4NACDfBwAA2w0AMOAHAABuABDhBwAA2w0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkgkBALsMACGcCQIA0AwAIaAJAQC7DAAhoQkBALsMACGiCQEAvQwAIaMJAADsDAAgpAkBAL0MACGlCQAAyQwAIKYJAgDQDAAhpwkCANAMACEHAwAAvxAAIBEAAPIUACATAADzFAAgFAAA9BQAIKIJAACdDgAgowkAAJ0OACCkCQAAnQ4AIBkDAACoDQAgEQAA3A0AIBMAAN0NACAUAADeDQAg3wcAANsNADDgBwAAbgAQ4QcAANsNADDjB0AArAwAIfQHAQAAAAH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkgkBALsMACGcCQIA0AwAIaAJAQC7DAAhoQkBALsMACGiCQEAvQwAIaMJAADsDAAgpAkBAL0MACGlCQAAyQwAIKYJAgDQDAAhpwkCANAMACHCCQAA2g0AIAMAAABuACABAABvADACAABwACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAACoDQAgIQAAqQ0AIN8HAACnDQAw4AcAAHQAEOEHAACnDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGgCQEAvQwAIbwJAQC9DAAhvQkBAL0MACG-CQAAyQwAIL8JAgDQDAAhwAkBAL0MACHBCUAAvAwAIQEAAAB0ACAVAwAAqA0AICAAANkNACDfBwAA2A0AMOAHAAB2ABDhBwAA2A0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIaAJAQC9DAAhswlAALwMACG3CUAAvAwAIbgJAQDYDAAhuQkAAdkMACG6CQEAuwwAIbsJAQC9DAAhvAkBAL0MACG9CQEAvQwAIb4JAADJDAAgCAMAAL8QACAgAADoFAAgoAkAAJ0OACCzCQAAnQ4AILcJAACdDgAguwkAAJ0OACC8CQAAnQ4AIL0JAACdDgAgFQMAAKgNACAgAADZDQAg3wcAANgNADDgBwAAdgAQ4QcAANgNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIaAJAQC9DAAhswlAALwMACG3CUAAvAwAIbgJAQDYDAAhuQkAAQAAAboJAQC7DAAhuwkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACADAAAAdgAgAQAAdwAwAgAAeAAgAQAAAHYAIAMAAAB2ACABAAB3ADACAAB4ACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIQYDAAC_EAAgIwAA8BQAICQAAPEUACCMCAAAnQ4AII8IAACdDgAgkAgAAJ0OACATAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhAwAAAH8AIAEAAIABADACAACBAQAgCSIAANMNACDfBwAA1A0AMOAHAACDAQAQ4QcAANQNADDjB0AArAwAIfQHAQDYDAAh9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhAiIAAO8UACCKCAAAnQ4AIAkiAADTDQAg3wcAANQNADDgBwAAgwEAEOEHAADUDQAw4wdAAKwMACH0BwEAAAAB9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhAwAAAIMBACABAACEAQAwAgAAhQEAIBYiAADTDQAgLAAA5QwAIN8HAADSDQAw4AcAAIcBABDhBwAA0g0AMOMHQACsDAAh8AcBAL0MACH0BwEA2AwAIfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEGIgAA7xQAIPAHAACdDgAg_AcAAJ0OACD_BwAAnQ4AIIAIAACdDgAggggAAJ0OACAWIgAA0w0AICwAAOUMACDfBwAA0g0AMOAHAACHAQAQ4QcAANINADDjB0AArAwAIfAHAQC9DAAh9AcBAAAAAfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEDAAAAhwEAIAEAAIgBADACAACJAQAgAQAAAIMBACABAAAAhwEAIAUDAAC_EAAgFgAA7hQAIIkIAACdDgAg0AkAAJ0OACDRCQAAnQ4AIA0DAACoDQAgFgAA0Q0AIN8HAADQDQAw4AcAAEsAEOEHAADQDQAw4wdAAKwMACH0BwEAAAAB_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEAAAAB0QkAAOwMACADAAAASwAgAQAAjQEAMAIAAI4BACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAbgAgAQAAAEIAIAEAAABHACABAAAAdgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAH8AIAEAAABLACABAAAAAQAgEA8AAOMUACAQAADkFAAgGAAA5xQAIBkAAOkUACAaAADqFAAgGwAA6xQAIB0AAOYUACAeAADiFAAgHwAA5RQAICAAAOgUACAhAADAEAAgJQAA7BQAICYAAO0UACCTCgAAnQ4AIJUKAACdDgAglgoAAJ0OACADAAAAWgAgAQAAnQEAMAIAAAEAIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACAWDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQEsAAChAQAgCeMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQEsAACjAQAwASwAAKMBADAWDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIQIAAAABACAsAACmAQAgCeMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIQIAAABaACAsAACoAQAgAgAAAFoAICwAAKgBACADAAAAAQAgMwAAoQEAIDQAAKYBACABAAAAAQAgAQAAAFoAIAYNAADIEwAgOQAAyhMAIDoAAMkTACCTCgAAnQ4AIJUKAACdDgAglgoAAJ0OACAM3wcAAM8NADDgBwAArwEAEOEHAADPDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhkgkBALAMACHXCQEAsAwAIZMKAQCyDAAhlApAAKMMACGVCkAAsQwAIZYKAQCyDAAhAwAAAFoAIAEAAK4BADA4AACvAQAgAwAAAFoAIAEAAJ0BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAADAEwAgBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZIJAQAAAAHXCQEAAAAB2AkBAAAAAY8KIAAAAAGQCkAAAAABkQpAAAAAAZIKQAAAAAEBLAAAtwEAIArjB0AAAAAB9AcBAAAAAYsIAQAAAAGSCQEAAAAB1wkBAAAAAdgJAQAAAAGPCiAAAAABkApAAAAAAZEKQAAAAAGSCkAAAAABASwAALkBADABLAAAuQEAMBIDAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhAgAAAAUAICwAALwBACAK4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkgkBAKEOACHXCQEAoQ4AIdgJAQChDgAhjwogANkOACGQCkAAog4AIZEKQACXDgAhkgpAAKIOACECAAAAAwAgLAAAvgEAIAIAAAADACAsAAC-AQAgAwAAAAUAIDMAALcBACA0AAC8AQAgAQAAAAUAIAEAAAADACAFDQAA8RIAIDkAAPMSACA6AADyEgAgkAoAAJ0OACCSCgAAnQ4AIA3fBwAAzg0AMOAHAADFAQAQ4QcAAM4NADDjB0AAowwAIfQHAQC_DAAhiwgBAL8MACGSCQEAsAwAIdcJAQCwDAAh2AkBALAMACGPCiAAywwAIZAKQACxDAAhkQpAAKMMACGSCkAAsQwAIQMAAAADACABAADEAQAwOAAAxQEAIAMAAAADACABAAAEADACAAAFACANBAAAzQ0AIN8HAADMDQAw4AcAAAcAEOEHAADMDQAw7gcBAAAAAYwIAQAAAAGtCAQAqwwAIeMIBACrDAAh5AgEAKsMACHlCAQAqwwAIYwKBACrDAAhjQoCANAMACGOCgIA0AwAIQEAAADIAQAgAQAAAMgBACABBAAA8BIAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAoEAADvEgAg7gcBAAAAAYwIAQAAAAGtCAQAAAAB4wgEAAAAAeQIBAAAAAHlCAQAAAABjAoEAAAAAY0KAgAAAAGOCgIAAAABASwAAM8BACAJ7gcBAAAAAYwIAQAAAAGtCAQAAAAB4wgEAAAAAeQIBAAAAAHlCAQAAAABjAoEAAAAAY0KAgAAAAGOCgIAAAABASwAANEBADABLAAA0QEAMAoEAADuEgAg7gcBAKEOACGMCAEAoQ4AIa0IBACWDgAh4wgEAJYOACHkCAQAlg4AIeUIBACWDgAhjAoEAJYOACGNCgIAqQ4AIY4KAgCpDgAhAgAAAMgBACAsAADUAQAgCe4HAQChDgAhjAgBAKEOACGtCAQAlg4AIeMIBACWDgAh5AgEAJYOACHlCAQAlg4AIYwKBACWDgAhjQoCAKkOACGOCgIAqQ4AIQIAAAAHACAsAADWAQAgAgAAAAcAICwAANYBACADAAAAyAEAIDMAAM8BACA0AADUAQAgAQAAAMgBACABAAAABwAgBQ0AAOkSACA5AADsEgAgOgAA6xIAIFsAAOoSACBcAADtEgAgDN8HAADLDQAw4AcAAN0BABDhBwAAyw0AMO4HAQCwDAAhjAgBAL8MACGtCAQAogwAIeMIBACiDAAh5AgEAKIMACHlCAQAogwAIYwKBACiDAAhjQoCAMIMACGOCgIAwgwAIQMAAAAHACABAADcAQAwOAAA3QEAIAMAAAAHACABAADLAQAwAgAAyAEAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCwQAANMSACAHAADoEgAg4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAHhCAEAAAABhwoCAAAAAYoKAQAAAAGLCkAAAAABASwAAOUBACAJ4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAHhCAEAAAABhwoCAAAAAYoKAQAAAAGLCkAAAAABASwAAOcBADABLAAA5wEAMAEAAAADACABAAAADgAgCwQAANESACAHAADnEgAg4gdAAKIOACHuBwEAoQ4AIfQHAQChDgAhjAgBAKMOACGnCAEAoQ4AIeEIAQCjDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhAgAAAAsAICwAAOwBACAJ4gdAAKIOACHuBwEAoQ4AIfQHAQChDgAhjAgBAKMOACGnCAEAoQ4AIeEIAQCjDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhAgAAAAkAICwAAO4BACACAAAACQAgLAAA7gEAIAEAAAADACABAAAADgAgAwAAAAsAIDMAAOUBACA0AADsAQAgAQAAAAsAIAEAAAAJACAIDQAA4hIAIDkAAOUSACA6AADkEgAgWwAA4xIAIFwAAOYSACDiBwAAnQ4AIIwIAACdDgAg4QgAAJ0OACAM3wcAAMoNADDgBwAA9wEAEOEHAADKDQAw4gdAALEMACHuBwEAsAwAIfQHAQC_DAAhjAgBAMEMACGnCAEAsAwAIeEIAQCyDAAhhwoCAMIMACGKCgEAsAwAIYsKQACjDAAhAwAAAAkAIAEAAPYBADA4AAD3AQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDAQAAMUSACAHAADhEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGnCAEAAAAB4QgBAAAAAYcKAgAAAAGICgEAAAABiQpAAAAAAQEsAAD_AQAgCuMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABpwgBAAAAAeEIAQAAAAGHCgIAAAABiAoBAAAAAYkKQAAAAAEBLAAAgQIAMAEsAACBAgAwAQAAAA4AIAwEAADDEgAgBwAA4BIAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKEOACGnCAEAoQ4AIeEIAQCjDgAhhwoCAKkOACGICgEAow4AIYkKQACiDgAhAgAAABMAICwAAIUCACAK4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGMCAEAoQ4AIacIAQChDgAh4QgBAKMOACGHCgIAqQ4AIYgKAQCjDgAhiQpAAKIOACECAAAAEQAgLAAAhwIAIAIAAAARACAsAACHAgAgAQAAAA4AIAMAAAATACAzAAD_AQAgNAAAhQIAIAEAAAATACABAAAAEQAgCA0AANsSACA5AADeEgAgOgAA3RIAIFsAANwSACBcAADfEgAg4QgAAJ0OACCICgAAnQ4AIIkKAACdDgAgDd8HAADJDQAw4AcAAI8CABDhBwAAyQ0AMOMHQACjDAAh7gcBALAMACH0BwEAvwwAIf0HAQCwDAAhjAgBAL8MACGnCAEAsAwAIeEIAQCyDAAhhwoCAMIMACGICgEAsgwAIYkKQACxDAAhAwAAABEAIAEAAI4CADA4AACPAgAgAwAAABEAIAEAABIAMAIAABMAIBAGAADGDQAgCAAAxw0AIA4AAMgNACDfBwAAxQ0AMOAHAAAOABDhBwAAxQ0AMOMHQACsDAAh7gcBAAAAAZgIAgDQDAAhrwgBANgMACHVCAIA0AwAIeQIAgDQDAAh-QgCANAMACHqCSAAzwwAIYUKAQC7DAAhhgoAAMkMACABAAAAkgIAIAEAAACSAgAgAwYAANgSACAIAADZEgAgDgAA2hIAIAMAAAAOACABAACVAgAwAgAAkgIAIAMAAAAOACABAACVAgAwAgAAkgIAIAMAAAAOACABAACVAgAwAgAAkgIAIA0GAADVEgAgCAAA1hIAIA4AANcSACDjB0AAAAAB7gcBAAAAAZgIAgAAAAGvCAEAAAAB1QgCAAAAAeQIAgAAAAH5CAIAAAAB6gkgAAAAAYUKAQAAAAGGCgAA1BIAIAEsAACZAgAgCuMHQAAAAAHuBwEAAAABmAgCAAAAAa8IAQAAAAHVCAIAAAAB5AgCAAAAAfkIAgAAAAHqCSAAAAABhQoBAAAAAYYKAADUEgAgASwAAJsCADABLAAAmwIAMA0GAACpEgAgCAAAqhIAIA4AAKsSACDjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh5AgCAKkOACH5CAIAqQ4AIeoJIADZDgAhhQoBAKEOACGGCgAAqBIAIAIAAACSAgAgLAAAngIAIArjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh5AgCAKkOACH5CAIAqQ4AIeoJIADZDgAhhQoBAKEOACGGCgAAqBIAIAIAAAAOACAsAACgAgAgAgAAAA4AICwAAKACACADAAAAkgIAIDMAAJkCACA0AACeAgAgAQAAAJICACABAAAADgAgBQ0AAKMSACA5AACmEgAgOgAApRIAIFsAAKQSACBcAACnEgAgDd8HAADEDQAw4AcAAKcCABDhBwAAxA0AMOMHQACjDAAh7gcBALAMACGYCAIAwgwAIa8IAQC_DAAh1QgCAMIMACHkCAIAwgwAIfkIAgDCDAAh6gkgAMsMACGFCgEAsAwAIYYKAADJDAAgAwAAAA4AIAEAAKYCADA4AACnAgAgAwAAAA4AIAEAAJUCADACAACSAgAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAkBwAAnxIAIAoAAKASACALAAChEgAgDAAAohIAIO4HAQAAAAHdCAEAAAAB4QgBAAAAAeMIAgAAAAHkCAIAAAAB5QgCAAAAAeoIBAAAAAHYCQEAAAAB6gkgAAAAAe4JAQAAAAHvCQEAAAAB8AkCAAAAAfEJAgAAAAHyCQIAAAAB8wkCAAAAAfQJAQAAAAH1CSAAAAAB9glAAAAAAfcJQAAAAAH4CQEAAAAB-QlAAAAAAfoJAACbEgAg-wkAAJwSACD8CQAAnRIAIP0JQAAAAAH-CSAAAAAB_wkAAJ4SACCACgIAAAABgQoCAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAQEsAACvAgAgIO4HAQAAAAHdCAEAAAAB4QgBAAAAAeMIAgAAAAHkCAIAAAAB5QgCAAAAAeoIBAAAAAHYCQEAAAAB6gkgAAAAAe4JAQAAAAHvCQEAAAAB8AkCAAAAAfEJAgAAAAHyCQIAAAAB8wkCAAAAAfQJAQAAAAH1CSAAAAAB9glAAAAAAfcJQAAAAAH4CQEAAAAB-QlAAAAAAfoJAACbEgAg-wkAAJwSACD8CQAAnRIAIP0JQAAAAAH-CSAAAAAB_wkAAJ4SACCACgIAAAABgQoCAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAQEsAACxAgAwASwAALECADAkBwAA8xEAIAoAAPQRACALAAD1EQAgDAAA9hEAIO4HAQChDgAh3QgBAKEOACHhCAEAoQ4AIeMIAgCpDgAh5AgCAKkOACHlCAIAqQ4AIeoIBACWDgAh2AkBAKEOACHqCSAA2Q4AIe4JAQChDgAh7wkBAKMOACHwCQIAqQ4AIfEJAgCpDgAh8gkCAKkOACHzCQIAqQ4AIfQJAQCjDgAh9QkgANkOACH2CUAAog4AIfcJQACiDgAh-AkBAKMOACH5CUAAog4AIfoJAADvEQAg-wkAAPARACD8CQAA8REAIP0JQACiDgAh_gkgANkOACH_CQAA8hEAIIAKAgCpDgAhgQoCAKkOACGCCgEAow4AIYMKAQCjDgAhhAoBAKMOACECAAAAGAAgLAAAtAIAICDuBwEAoQ4AId0IAQChDgAh4QgBAKEOACHjCAIAqQ4AIeQIAgCpDgAh5QgCAKkOACHqCAQAlg4AIdgJAQChDgAh6gkgANkOACHuCQEAoQ4AIe8JAQCjDgAh8AkCAKkOACHxCQIAqQ4AIfIJAgCpDgAh8wkCAKkOACH0CQEAow4AIfUJIADZDgAh9glAAKIOACH3CUAAog4AIfgJAQCjDgAh-QlAAKIOACH6CQAA7xEAIPsJAADwEQAg_AkAAPERACD9CUAAog4AIf4JIADZDgAh_wkAAPIRACCACgIAqQ4AIYEKAgCpDgAhggoBAKMOACGDCgEAow4AIYQKAQCjDgAhAgAAABYAICwAALYCACACAAAAFgAgLAAAtgIAIAMAAAAYACAzAACvAgAgNAAAtAIAIAEAAAAYACABAAAAFgAgDw0AAOoRACA5AADtEQAgOgAA7BEAIFsAAOsRACBcAADuEQAg7wkAAJ0OACD0CQAAnQ4AIPYJAACdDgAg9wkAAJ0OACD4CQAAnQ4AIPkJAACdDgAg_QkAAJ0OACCCCgAAnQ4AIIMKAACdDgAghAoAAJ0OACAj3wcAAMMNADDgBwAAvQIAEOEHAADDDQAw7gcBALAMACHdCAEAsAwAIeEIAQCwDAAh4wgCAMIMACHkCAIAwgwAIeUIAgDCDAAh6ggEAKIMACHYCQEAsAwAIeoJIADLDAAh7gkBALAMACHvCQEAsgwAIfAJAgDCDAAh8QkCAMIMACHyCQIAwgwAIfMJAgDCDAAh9AkBAMEMACH1CSAAywwAIfYJQACxDAAh9wlAALEMACH4CQEAsgwAIfkJQACxDAAh-gkAAMkMACD7CQAAyQwAIPwJAADJDAAg_QlAALEMACH-CSAAywwAIf8JAADJDAAggAoCAMIMACGBCgIAwgwAIYIKAQCyDAAhgwoBAMEMACGECgEAwQwAIQMAAAAWACABAAC8AgAwOAAAvQIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAADpEQAg_QcgAAAAAacIAQAAAAGwCAEAAAAB4AgBAAAAAfEIAQAAAAHtCUAAAAABASwAAMUCACAG_QcgAAAAAacIAQAAAAGwCAEAAAAB4AgBAAAAAfEIAQAAAAHtCUAAAAABASwAAMcCADABLAAAxwIAMAcJAADoEQAg_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh4AgBAKEOACHxCAEAoQ4AIe0JQACXDgAhAgAAACQAICwAAMoCACAG_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh4AgBAKEOACHxCAEAoQ4AIe0JQACXDgAhAgAAACIAICwAAMwCACACAAAAIgAgLAAAzAIAIAMAAAAkACAzAADFAgAgNAAAygIAIAEAAAAkACABAAAAIgAgAw0AAOURACA5AADnEQAgOgAA5hEAIAnfBwAAwg0AMOAHAADTAgAQ4QcAAMINADD9ByAAywwAIacIAQCwDAAhsAgBALAMACHgCAEAsAwAIfEIAQCwDAAh7QlAAKMMACEDAAAAIgAgAQAA0gIAMDgAANMCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAA5BEAIOMHQAAAAAHgCAEAAAABxgkBAAAAAdMJAQAAAAHsCUAAAAABASwAANsCACAF4wdAAAAAAeAIAQAAAAHGCQEAAAAB0wkBAAAAAewJQAAAAAEBLAAA3QIAMAEsAADdAgAwBgkAAOMRACDjB0AAlw4AIeAIAQChDgAhxgkBAKEOACHTCQEAoQ4AIewJQACiDgAhAgAAACAAICwAAOACACAF4wdAAJcOACHgCAEAoQ4AIcYJAQChDgAh0wkBAKEOACHsCUAAog4AIQIAAAAeACAsAADiAgAgAgAAAB4AICwAAOICACADAAAAIAAgMwAA2wIAIDQAAOACACABAAAAIAAgAQAAAB4AIAQNAADgEQAgOQAA4hEAIDoAAOERACDsCQAAnQ4AIAjfBwAAwQ0AMOAHAADpAgAQ4QcAAMENADDjB0AAowwAIeAIAQCwDAAhxgkBALAMACHTCQEAsAwAIewJQACxDAAhAwAAAB4AIAEAAOgCADA4AADpAgAgAwAAAB4AIAEAAB8AMAIAACAAIAnfBwAAwA0AMOAHAADvAgAQ4QcAAMANADC0CAEA2AwAIbUIAQC9DAAh3AgBAAAAAeAIAQC7DAAh6wgEAI8NACHrCUAArAwAIQEAAADsAgAgAQAAAOwCACAJ3wcAAMANADDgBwAA7wIAEOEHAADADQAwtAgBANgMACG1CAEAvQwAIdwIAQDYDAAh4AgBALsMACHrCAQAjw0AIesJQACsDAAhArUIAACdDgAg6wgAAJ0OACADAAAA7wIAIAEAAPACADACAADsAgAgAwAAAO8CACABAADwAgAwAgAA7AIAIAMAAADvAgAgAQAA8AIAMAIAAOwCACAGtAgBAAAAAbUIAQAAAAHcCAEAAAAB4AgBAAAAAesIBAAAAAHrCUAAAAABASwAAPQCACAGtAgBAAAAAbUIAQAAAAHcCAEAAAAB4AgBAAAAAesIBAAAAAHrCUAAAAABASwAAPYCADABLAAA9gIAMAa0CAEAoQ4AIbUIAQCjDgAh3AgBAKEOACHgCAEAoQ4AIesIBACoDwAh6wlAAJcOACECAAAA7AIAICwAAPkCACAGtAgBAKEOACG1CAEAow4AIdwIAQChDgAh4AgBAKEOACHrCAQAqA8AIesJQACXDgAhAgAAAO8CACAsAAD7AgAgAgAAAO8CACAsAAD7AgAgAwAAAOwCACAzAAD0AgAgNAAA-QIAIAEAAADsAgAgAQAAAO8CACAHDQAA2xEAIDkAAN4RACA6AADdEQAgWwAA3BEAIFwAAN8RACC1CAAAnQ4AIOsIAACdDgAgCd8HAAC_DQAw4AcAAIIDABDhBwAAvw0AMLQIAQC_DAAhtQgBALIMACHcCAEAvwwAIeAIAQCwDAAh6wgEAIgNACHrCUAAowwAIQMAAADvAgAgAQAAgQMAMDgAAIIDACADAAAA7wIAIAEAAPACADACAADsAgAgDN8HAAC-DQAw4AcAAIgDABDhBwAAvg0AMOMHQACsDAAh7gcBAAAAAa8IAQDYDAAh7wgBALsMACH5CAIA0AwAIecJAADlDAAg6AkBAL0MACHpCQQAjw0AIeoJIADPDAAhAQAAAIUDACABAAAAhQMAIAzfBwAAvg0AMOAHAACIAwAQ4QcAAL4NADDjB0AArAwAIe4HAQC7DAAhrwgBANgMACHvCAEAuwwAIfkIAgDQDAAh5wkAAOUMACDoCQEAvQwAIekJBACPDQAh6gkgAM8MACEC6AkAAJ0OACDpCQAAnQ4AIAMAAACIAwAgAQAAiQMAMAIAAIUDACADAAAAiAMAIAEAAIkDADACAACFAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAnjB0AAAAAB7gcBAAAAAa8IAQAAAAHvCAEAAAAB-QgCAAAAAecJgAAAAAHoCQEAAAAB6QkEAAAAAeoJIAAAAAEBLAAAjQMAIAnjB0AAAAAB7gcBAAAAAa8IAQAAAAHvCAEAAAAB-QgCAAAAAecJgAAAAAHoCQEAAAAB6QkEAAAAAeoJIAAAAAEBLAAAjwMAMAEsAACPAwAwCeMHQACXDgAh7gcBAKEOACGvCAEAoQ4AIe8IAQChDgAh-QgCAKkOACHnCYAAAAAB6AkBAKMOACHpCQQAqA8AIeoJIADZDgAhAgAAAIUDACAsAACSAwAgCeMHQACXDgAh7gcBAKEOACGvCAEAoQ4AIe8IAQChDgAh-QgCAKkOACHnCYAAAAAB6AkBAKMOACHpCQQAqA8AIeoJIADZDgAhAgAAAIgDACAsAACUAwAgAgAAAIgDACAsAACUAwAgAwAAAIUDACAzAACNAwAgNAAAkgMAIAEAAACFAwAgAQAAAIgDACAHDQAA1hEAIDkAANkRACA6AADYEQAgWwAA1xEAIFwAANoRACDoCQAAnQ4AIOkJAACdDgAgDN8HAAC9DQAw4AcAAJsDABDhBwAAvQ0AMOMHQACjDAAh7gcBALAMACGvCAEAvwwAIe8IAQCwDAAh-QgCAMIMACHnCQAAwAwAIOgJAQCyDAAh6QkEAIgNACHqCSAAywwAIQMAAACIAwAgAQAAmgMAMDgAAJsDACADAAAAiAMAIAEAAIkDADACAACFAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAA1BEAIAQAANURACDjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZYJAADSEQAgmQkBAAAAAZoJAADTEQAgmwkgAAAAAbAJAAEAAAGzCUAAAAAB1QkBAAAAAd0JQAAAAAHkCQEAAAAB5QkBAAAAAeYJQAAAAAEBLAAAowMAIBPjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZYJAADSEQAgmQkBAAAAAZoJAADTEQAgmwkgAAAAAbAJAAEAAAGzCUAAAAAB1QkBAAAAAd0JQAAAAAHkCQEAAAAB5QkBAAAAAeYJQAAAAAEBLAAApQMAMAEsAAClAwAwFQMAANARACAEAADREQAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIYwIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZYJAADOEQAgmQkBAKEOACGaCQAAzxEAIJsJIADZDgAhsAkAAeQOACGzCUAAog4AIdUJAQCjDgAh3QlAAKIOACHkCQEAow4AIeUJAQCjDgAh5glAAKIOACECAAAALwAgLAAAqAMAIBPjB0AAlw4AIe4HAQChDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhlgkAAM4RACCZCQEAoQ4AIZoJAADPEQAgmwkgANkOACGwCQAB5A4AIbMJQACiDgAh1QkBAKMOACHdCUAAog4AIeQJAQCjDgAh5QkBAKMOACHmCUAAog4AIQIAAAAtACAsAACqAwAgAgAAAC0AICwAAKoDACADAAAALwAgMwAAowMAIDQAAKgDACABAAAALwAgAQAAAC0AIAkNAADLEQAgOQAAzREAIDoAAMwRACCzCQAAnQ4AINUJAACdDgAg3QkAAJ0OACDkCQAAnQ4AIOUJAACdDgAg5gkAAJ0OACAW3wcAALwNADDgBwAAsQMAEOEHAAC8DQAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIYwIAQC_DAAhkQgBALAMACGSCAEAsAwAIZYJAADJDAAgmQkBALAMACGaCQAAyQwAIJsJIADLDAAhsAkAAdQMACGzCUAAsQwAIdUJAQCyDAAh3QlAALEMACHkCQEAwQwAIeUJAQCyDAAh5glAALEMACEDAAAALQAgAQAAsAMAMDgAALEDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAyREAIAQAAMoRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAaEIAQAAAAGiCAEAAAABkAkBAAAAAZYJAADHEQAgsQkBAAAAAbMJQAAAAAG5CQABAAAB3AkAAMgRACDdCUAAAAAB3gkCAAAAAd8JAgAAAAHgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAABASwAALkDACAU4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGhCAEAAAABoggBAAAAAZAJAQAAAAGWCQAAxxEAILEJAQAAAAGzCUAAAAABuQkAAQAAAdwJAADIEQAg3QlAAAAAAd4JAgAAAAHfCQIAAAAB4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAQEsAAC7AwAwASwAALsDADAWAwAAxREAIAQAAMYRACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIYwIAQChDgAhoQgBAKEOACGiCAEAoQ4AIZAJAQCjDgAhlgkAAMMRACCxCQEAow4AIbMJQACiDgAhuQkAAeQOACHcCQAAxBEAIN0JQACiDgAh3gkCAKkPACHfCQIAqQ8AIeAJAQCjDgAh4QkBAKMOACHiCQEAow4AIeMJAQCjDgAhAgAAADMAICwAAL4DACAU4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIaEIAQChDgAhoggBAKEOACGQCQEAow4AIZYJAADDEQAgsQkBAKMOACGzCUAAog4AIbkJAAHkDgAh3AkAAMQRACDdCUAAog4AId4JAgCpDwAh3wkCAKkPACHgCQEAow4AIeEJAQCjDgAh4gkBAKMOACHjCQEAow4AIQIAAAAxACAsAADAAwAgAgAAADEAICwAAMADACADAAAAMwAgMwAAuQMAIDQAAL4DACABAAAAMwAgAQAAADEAIA8NAAC-EQAgOQAAwREAIDoAAMARACBbAAC_EQAgXAAAwhEAIJAJAACdDgAgsQkAAJ0OACCzCQAAnQ4AIN0JAACdDgAg3gkAAJ0OACDfCQAAnQ4AIOAJAACdDgAg4QkAAJ0OACDiCQAAnQ4AIOMJAACdDgAgF98HAAC7DQAw4AcAAMcDABDhBwAAuw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGhCAEAsAwAIaIIAQC_DAAhkAkBAMEMACGWCQAAyQwAILEJAQCyDAAhswlAALEMACG5CQAB1AwAIdwJAADJDAAg3QlAALEMACHeCQIAiQ0AId8JAgCJDQAh4AkBALIMACHhCQEAsgwAIeIJAQDBDAAh4wkBAMEMACEDAAAAMQAgAQAAxgMAMDgAAMcDACADAAAAMQAgAQAAMgAwAgAAMwAgBd8HAAC6DQAw4AcAAM0DABDhBwAAug0AMIoIQACsDAAh2wkAAQAAAQEAAADKAwAgAQAAAMoDACAF3wcAALoNADDgBwAAzQMAEOEHAAC6DQAwighAAKwMACHbCQAB2QwAIQADAAAAzQMAIAEAAM4DADACAADKAwAgAwAAAM0DACABAADOAwAwAgAAygMAIAMAAADNAwAgAQAAzgMAMAIAAMoDACACighAAAAAAdsJAAEAAAEBLAAA0gMAIAKKCEAAAAAB2wkAAQAAAQEsAADUAwAwASwAANQDADACighAAJcOACHbCQAB5A4AIQIAAADKAwAgLAAA1wMAIAKKCEAAlw4AIdsJAAHkDgAhAgAAAM0DACAsAADZAwAgAgAAAM0DACAsAADZAwAgAwAAAMoDACAzAADSAwAgNAAA1wMAIAEAAADKAwAgAQAAAM0DACADDQAAuxEAIDkAAL0RACA6AAC8EQAgBd8HAAC5DQAw4AcAAOADABDhBwAAuQ0AMIoIQACjDAAh2wkAAdQMACEDAAAAzQMAIAEAAN8DADA4AADgAwAgAwAAAM0DACABAADOAwAwAgAAygMAIA3fBwAAuA0AMOAHAADmAwAQ4QcAALgNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDkDAAhkgkBALsMACG0CQABAAAB1wkBALsMACHYCQEAuwwAIdkJQAC8DAAh2gkAAOwMACABAAAA4wMAIAEAAADjAwAgDd8HAAC4DQAw4AcAAOYDABDhBwAAuA0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDkDAAhkgkBALsMACG0CQAB2QwAIdcJAQC7DAAh2AkBALsMACHZCUAAvAwAIdoJAADsDAAgA4sIAACdDgAg2QkAAJ0OACDaCQAAnQ4AIAMAAADmAwAgAQAA5wMAMAIAAOMDACADAAAA5gMAIAEAAOcDADACAADjAwAgAwAAAOYDACABAADnAwAwAgAA4wMAIArjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkgkBAAAAAbQJAAEAAAHXCQEAAAAB2AkBAAAAAdkJQAAAAAHaCYAAAAABASwAAOsDACAK4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZIJAQAAAAG0CQABAAAB1wkBAAAAAdgJAQAAAAHZCUAAAAAB2gmAAAAAAQEsAADtAwAwASwAAO0DADAK4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKMOACGSCQEAoQ4AIbQJAAHkDgAh1wkBAKEOACHYCQEAoQ4AIdkJQACiDgAh2gmAAAAAAQIAAADjAwAgLAAA8AMAIArjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAow4AIZIJAQChDgAhtAkAAeQOACHXCQEAoQ4AIdgJAQChDgAh2QlAAKIOACHaCYAAAAABAgAAAOYDACAsAADyAwAgAgAAAOYDACAsAADyAwAgAwAAAOMDACAzAADrAwAgNAAA8AMAIAEAAADjAwAgAQAAAOYDACAGDQAAuBEAIDkAALoRACA6AAC5EQAgiwgAAJ0OACDZCQAAnQ4AINoJAACdDgAgDd8HAAC3DQAw4AcAAPkDABDhBwAAtw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQDBDAAhkgkBALAMACG0CQAB1AwAIdcJAQCwDAAh2AkBALAMACHZCUAAsQwAIdoJAADpDAAgAwAAAOYDACABAAD4AwAwOAAA-QMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBIDAACxEQAgBAAAshEAIBgAALMRACAZAAC0EQAgGgAAtREAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkgkBAAAAAaAJAQAAAAHUCQEAAAAB1QkBAAAAAdYJQAAAAAEBLAAAgQQAIAvjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGSCQEAAAABoAkBAAAAAdQJAQAAAAHVCQEAAAAB1glAAAAAAQEsAACDBAAwASwAAIMEADABAAAAAwAgEgMAAO4QACAEAADvEAAgGAAA8BAAIBkAAPEQACAaAADyEAAgGwAA8xAAIBwAAPQQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhAgAAAEQAICwAAIcEACAL4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkgkBAKEOACGgCQEAow4AIdQJAQChDgAh1QkBAKEOACHWCUAAog4AIQIAAABCACAsAACJBAAgAgAAAEIAICwAAIkEACABAAAAAwAgAwAAAEQAIDMAAIEEACA0AACHBAAgAQAAAEQAIAEAAABCACAHDQAA6xAAIDkAAO0QACA6AADsEAAg-gcAAJ0OACCMCAAAnQ4AIKAJAACdDgAg1gkAAJ0OACAO3wcAALYNADDgBwAAkQQAEOEHAAC2DQAw4wdAAKMMACH0BwEAvwwAIfoHAQCyDAAh_QcBALAMACGLCAEAvwwAIYwIAQDBDAAhkgkBALAMACGgCQEAsgwAIdQJAQCwDAAh1QkBALAMACHWCUAAsQwAIQMAAABCACABAACQBAAwOAAAkQQAIAMAAABCACABAABDADACAABEACABAAAAXwAgAQAAAF8AIAMAAABdACABAABeADACAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAgVAADqEAAg4wdAAAAAAe4HAQAAAAH0BwEAAAABiwgBAAAAAawJAQAAAAHGCQEAAAAB0wkBAAAAAQEsAACZBAAgB-MHQAAAAAHuBwEAAAAB9AcBAAAAAYsIAQAAAAGsCQEAAAABxgkBAAAAAdMJAQAAAAEBLAAAmwQAMAEsAACbBAAwCBUAAOkQACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACGLCAEAoQ4AIawJAQChDgAhxgkBAKEOACHTCQEAoQ4AIQIAAABfACAsAACeBAAgB-MHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYsIAQChDgAhrAkBAKEOACHGCQEAoQ4AIdMJAQChDgAhAgAAAF0AICwAAKAEACACAAAAXQAgLAAAoAQAIAMAAABfACAzAACZBAAgNAAAngQAIAEAAABfACABAAAAXQAgAw0AAOYQACA5AADoEAAgOgAA5xAAIArfBwAAtQ0AMOAHAACnBAAQ4QcAALUNADDjB0AAowwAIe4HAQCwDAAh9AcBAL8MACGLCAEAvwwAIawJAQC_DAAhxgkBALAMACHTCQEAsAwAIQMAAABdACABAACmBAAwOAAApwQAIAMAAABdACABAABeADACAABfACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAADjEAAgFQAA5BAAIBcAAOUQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGsCQEAAAABswlAAAAAAbkJAAEAAAHSCUAAAAABASwAAK8EACAK4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABrAkBAAAAAbMJQAAAAAG5CQABAAAB0glAAAAAAQEsAACxBAAwASwAALEEADANAwAA2xAAIBUAANwQACAXAADdEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhrAkBAKEOACGzCUAAog4AIbkJAAHkDgAh0glAAKIOACECAAAASQAgLAAAtAQAIArjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGsCQEAoQ4AIbMJQACiDgAhuQkAAeQOACHSCUAAog4AIQIAAABHACAsAAC2BAAgAgAAAEcAICwAALYEACADAAAASQAgMwAArwQAIDQAALQEACABAAAASQAgAQAAAEcAIAUNAADYEAAgOQAA2hAAIDoAANkQACCzCQAAnQ4AINIJAACdDgAgDd8HAAC0DQAw4AcAAL0EABDhBwAAtA0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIawJAQC_DAAhswlAALEMACG5CQAB1AwAIdIJQACxDAAhAwAAAEcAIAEAALwEADA4AAC9BAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACOAQAgAQAAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACAKAwAA1hAAIBYAANcQACDjB0AAAAAB9AcBAAAAAf4HAgAAAAGBCEAAAAABiQgBAAAAAYsIAQAAAAHQCQEAAAAB0QmAAAAAAQEsAADFBAAgCOMHQAAAAAH0BwEAAAAB_gcCAAAAAYEIQAAAAAGJCAEAAAABiwgBAAAAAdAJAQAAAAHRCYAAAAABASwAAMcEADABLAAAxwQAMAEAAABHACAKAwAA1BAAIBYAANUQACDjB0AAlw4AIfQHAQChDgAh_gcCAKkOACGBCEAAlw4AIYkIAQCjDgAhiwgBAKEOACHQCQEAow4AIdEJgAAAAAECAAAAjgEAICwAAMsEACAI4wdAAJcOACH0BwEAoQ4AIf4HAgCpDgAhgQhAAJcOACGJCAEAow4AIYsIAQChDgAh0AkBAKMOACHRCYAAAAABAgAAAEsAICwAAM0EACACAAAASwAgLAAAzQQAIAEAAABHACADAAAAjgEAIDMAAMUEACA0AADLBAAgAQAAAI4BACABAAAASwAgCA0AAM8QACA5AADSEAAgOgAA0RAAIFsAANAQACBcAADTEAAgiQgAAJ0OACDQCQAAnQ4AINEJAACdDgAgC98HAACzDQAw4AcAANUEABDhBwAAsw0AMOMHQACjDAAh9AcBAL8MACH-BwIAwgwAIYEIQACjDAAhiQgBALIMACGLCAEAvwwAIdAJAQDBDAAh0QkAAOkMACADAAAASwAgAQAA1AQAMDgAANUEACADAAAASwAgAQAAjQEAMAIAAI4BACAG3wcAALINADDgBwAA2wQAEOEHAACyDQAwzQkBAAAAAc4JAgDQDAAhzwkEAI8NACEBAAAA2AQAIAEAAADYBAAgBt8HAACyDQAw4AcAANsEABDhBwAAsg0AMM0JAQC7DAAhzgkCANAMACHPCQQAjw0AIQHPCQAAnQ4AIAMAAADbBAAgAQAA3AQAMAIAANgEACADAAAA2wQAIAEAANwEADACAADYBAAgAwAAANsEACABAADcBAAwAgAA2AQAIAPNCQEAAAABzgkCAAAAAc8JBAAAAAEBLAAA4AQAIAPNCQEAAAABzgkCAAAAAc8JBAAAAAEBLAAA4gQAMAEsAADiBAAwA80JAQChDgAhzgkCAKkOACHPCQQAqA8AIQIAAADYBAAgLAAA5QQAIAPNCQEAoQ4AIc4JAgCpDgAhzwkEAKgPACECAAAA2wQAICwAAOcEACACAAAA2wQAICwAAOcEACADAAAA2AQAIDMAAOAEACA0AADlBAAgAQAAANgEACABAAAA2wQAIAYNAADKEAAgOQAAzRAAIDoAAMwQACBbAADLEAAgXAAAzhAAIM8JAACdDgAgBt8HAACxDQAw4AcAAO4EABDhBwAAsQ0AMM0JAQCwDAAhzgkCAMIMACHPCQQAiA0AIQMAAADbBAAgAQAA7QQAMDgAAO4EACADAAAA2wQAIAEAANwEADACAADYBAAgCt8HAACvDQAw4AcAAPQEABDhBwAArw0AMOMHQACsDAAh9AcBAAAAAYkIAQC7DAAhyQkBALsMACHKCQAB2QwAIcsJAAHZDAAhzAkAALANACABAAAA8QQAIAEAAADxBAAgCd8HAACvDQAw4AcAAPQEABDhBwAArw0AMOMHQACsDAAh9AcBANgMACGJCAEAuwwAIckJAQC7DAAhygkAAdkMACHLCQAB2QwAIQADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAMAAAD0BAAgAQAA9QQAMAIAAPEEACAG4wdAAAAAAfQHAQAAAAGJCAEAAAAByQkBAAAAAcoJAAEAAAHLCQABAAABASwAAPkEACAG4wdAAAAAAfQHAQAAAAGJCAEAAAAByQkBAAAAAcoJAAEAAAHLCQABAAABASwAAPsEADABLAAA-wQAMAbjB0AAlw4AIfQHAQChDgAhiQgBAKEOACHJCQEAoQ4AIcoJAAHkDgAhywkAAeQOACECAAAA8QQAICwAAP4EACAG4wdAAJcOACH0BwEAoQ4AIYkIAQChDgAhyQkBAKEOACHKCQAB5A4AIcsJAAHkDgAhAgAAAPQEACAsAACABQAgAgAAAPQEACAsAACABQAgAwAAAPEEACAzAAD5BAAgNAAA_gQAIAEAAADxBAAgAQAAAPQEACADDQAAxxAAIDkAAMkQACA6AADIEAAgCd8HAACuDQAw4AcAAIcFABDhBwAArg0AMOMHQACjDAAh9AcBAL8MACGJCAEAsAwAIckJAQCwDAAhygkAAdQMACHLCQAB1AwAIQMAAAD0BAAgAQAAhgUAMDgAAIcFACADAAAA9AQAIAEAAPUEADACAADxBAAgB98HAACtDQAw4AcAAI0FABDhBwAArQ0AMOMHQACsDAAh9AcBAAAAAZ0IAQC7DAAhyAkBALsMACEBAAAAigUAIAEAAACKBQAgB98HAACtDQAw4AcAAI0FABDhBwAArQ0AMOMHQACsDAAh9AcBANgMACGdCAEAuwwAIcgJAQC7DAAhAAMAAACNBQAgAQAAjgUAMAIAAIoFACADAAAAjQUAIAEAAI4FADACAACKBQAgAwAAAI0FACABAACOBQAwAgAAigUAIATjB0AAAAAB9AcBAAAAAZ0IAQAAAAHICQEAAAABASwAAJIFACAE4wdAAAAAAfQHAQAAAAGdCAEAAAAByAkBAAAAAQEsAACUBQAwASwAAJQFADAE4wdAAJcOACH0BwEAoQ4AIZ0IAQChDgAhyAkBAKEOACECAAAAigUAICwAAJcFACAE4wdAAJcOACH0BwEAoQ4AIZ0IAQChDgAhyAkBAKEOACECAAAAjQUAICwAAJkFACACAAAAjQUAICwAAJkFACADAAAAigUAIDMAAJIFACA0AACXBQAgAQAAAIoFACABAAAAjQUAIAMNAADEEAAgOQAAxhAAIDoAAMUQACAH3wcAAKwNADDgBwAAoAUAEOEHAACsDQAw4wdAAKMMACH0BwEAvwwAIZ0IAQCwDAAhyAkBALAMACEDAAAAjQUAIAEAAJ8FADA4AACgBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAjfBwAAqw0AMOAHAACmBQAQ4QcAAKsNADDjB0AArAwAIfQHAQAAAAGJCAEAuwwAIcYJAQAAAAHHCQEAvQwAIQEAAACjBQAgAQAAAKMFACAI3wcAAKsNADDgBwAApgUAEOEHAACrDQAw4wdAAKwMACH0BwEA2AwAIYkIAQC7DAAhxgkBALsMACHHCQEAvQwAIQHHCQAAnQ4AIAMAAACmBQAgAQAApwUAMAIAAKMFACADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIAXjB0AAAAAB9AcBAAAAAYkIAQAAAAHGCQEAAAABxwkBAAAAAQEsAACrBQAgBeMHQAAAAAH0BwEAAAABiQgBAAAAAcYJAQAAAAHHCQEAAAABASwAAK0FADABLAAArQUAMAXjB0AAlw4AIfQHAQChDgAhiQgBAKEOACHGCQEAoQ4AIccJAQCjDgAhAgAAAKMFACAsAACwBQAgBeMHQACXDgAh9AcBAKEOACGJCAEAoQ4AIcYJAQChDgAhxwkBAKMOACECAAAApgUAICwAALIFACACAAAApgUAICwAALIFACADAAAAowUAIDMAAKsFACA0AACwBQAgAQAAAKMFACABAAAApgUAIAQNAADBEAAgOQAAwxAAIDoAAMIQACDHCQAAnQ4AIAjfBwAAqg0AMOAHAAC5BQAQ4QcAAKoNADDjB0AAowwAIfQHAQC_DAAhiQgBALAMACHGCQEAsAwAIccJAQCyDAAhAwAAAKYFACABAAC4BQAwOAAAuQUAIAMAAACmBQAgAQAApwUAMAIAAKMFACARAwAAqA0AICEAAKkNACDfBwAApw0AMOAHAAB0ABDhBwAApw0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBAAAAAaAJAQC9DAAhvAkBAL0MACG9CQEAvQwAIb4JAADJDAAgvwkCANAMACHACQEAvQwAIcEJQAC8DAAhwgkAAKYNACABAAAAvAUAIAEAAAC8BQAgBwMAAL8QACAhAADAEAAgoAkAAJ0OACC8CQAAnQ4AIL0JAACdDgAgwAkAAJ0OACDBCQAAnQ4AIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIA0DAAC9EAAgIQAAvhAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGgCQEAAAABvAkBAAAAAb0JAQAAAAG-CQAAvBAAIL8JAgAAAAHACQEAAAABwQlAAAAAAQEsAADDBQAgC-MHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGgCQEAAAABvAkBAAAAAb0JAQAAAAG-CQAAvBAAIL8JAgAAAAHACQEAAAABwQlAAAAAAQEsAADFBQAwASwAAMUFADANAwAArhAAICEAAK8QACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIaAJAQCjDgAhvAkBAKMOACG9CQEAow4AIb4JAACtEAAgvwkCAKkOACHACQEAow4AIcEJQACiDgAhAgAAALwFACAsAADIBQAgC-MHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhoAkBAKMOACG8CQEAow4AIb0JAQCjDgAhvgkAAK0QACC_CQIAqQ4AIcAJAQCjDgAhwQlAAKIOACECAAAAdAAgLAAAygUAIAIAAAB0ACAsAADKBQAgAwAAALwFACAzAADDBQAgNAAAyAUAIAEAAAC8BQAgAQAAAHQAIAoNAACoEAAgOQAAqxAAIDoAAKoQACBbAACpEAAgXAAArBAAIKAJAACdDgAgvAkAAJ0OACC9CQAAnQ4AIMAJAACdDgAgwQkAAJ0OACAO3wcAAKUNADDgBwAA0QUAEOEHAAClDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhiwgBAL8MACGgCQEAsgwAIbwJAQCyDAAhvQkBALIMACG-CQAAyQwAIL8JAgDCDAAhwAkBALIMACHBCUAAsQwAIQMAAAB0ACABAADQBQAwOAAA0QUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAEAAAB4ACABAAAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgEgMAAKYQACAgAACnEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABoAkBAAAAAbMJQAAAAAG3CUAAAAABuAkBAAAAAbkJAAEAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CQEAAAABvgkAAKUQACABLAAA2QUAIBDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGgCQEAAAABswlAAAAAAbcJQAAAAAG4CQEAAAABuQkAAQAAAboJAQAAAAG7CQEAAAABvAkBAAAAAb0JAQAAAAG-CQAApRAAIAEsAADbBQAwASwAANsFADASAwAAoxAAICAAAKQQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGgCQEAow4AIbMJQACiDgAhtwlAAKIOACG4CQEAoQ4AIbkJAAHkDgAhugkBAKEOACG7CQEAow4AIbwJAQCjDgAhvQkBAKMOACG-CQAAohAAIAIAAAB4ACAsAADeBQAgEOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIaAJAQCjDgAhswlAAKIOACG3CUAAog4AIbgJAQChDgAhuQkAAeQOACG6CQEAoQ4AIbsJAQCjDgAhvAkBAKMOACG9CQEAow4AIb4JAACiEAAgAgAAAHYAICwAAOAFACACAAAAdgAgLAAA4AUAIAMAAAB4ACAzAADZBQAgNAAA3gUAIAEAAAB4ACABAAAAdgAgCQ0AAJ8QACA5AAChEAAgOgAAoBAAIKAJAACdDgAgswkAAJ0OACC3CQAAnQ4AILsJAACdDgAgvAkAAJ0OACC9CQAAnQ4AIBPfBwAApA0AMOAHAADnBQAQ4QcAAKQNADDjB0AAowwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIZEIAQCwDAAhkggBALAMACGgCQEAsgwAIbMJQACxDAAhtwlAALEMACG4CQEAvwwAIbkJAAHUDAAhugkBALAMACG7CQEAsgwAIbwJAQCyDAAhvQkBALIMACG-CQAAyQwAIAMAAAB2ACABAADmBQAwOAAA5wUAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAACdEAAgFQAAnhAAIIoIQAAAAAGLCAEAAAABjAgBAAAAAawJAQAAAAG0CQABAAABtQkBAAAAAbYJAQAAAAG3CUAAAAABASwAAO8FACAIighAAAAAAYsIAQAAAAGMCAEAAAABrAkBAAAAAbQJAAEAAAG1CQEAAAABtgkBAAAAAbcJQAAAAAEBLAAA8QUAMAEsAADxBQAwCgMAAJsQACAVAACcEAAgighAAJcOACGLCAEAoQ4AIYwIAQChDgAhrAkBAKEOACG0CQAB5A4AIbUJAQChDgAhtgkBAKEOACG3CUAAog4AIQIAAABQACAsAAD0BQAgCIoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIawJAQChDgAhtAkAAeQOACG1CQEAoQ4AIbYJAQChDgAhtwlAAKIOACECAAAATgAgLAAA9gUAIAIAAABOACAsAAD2BQAgAwAAAFAAIDMAAO8FACA0AAD0BQAgAQAAAFAAIAEAAABOACAEDQAAmBAAIDkAAJoQACA6AACZEAAgtwkAAJ0OACAL3wcAAKMNADDgBwAA_QUAEOEHAACjDQAwighAAKMMACGLCAEAvwwAIYwIAQC_DAAhrAkBAL8MACG0CQAB1AwAIbUJAQCwDAAhtgkBALAMACG3CUAAsQwAIQMAAABOACABAAD8BQAwOAAA_QUAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAACWEAAgFQAAlxAAIOMHQAAAAAH0BwEAAAABighAAAAAAYsIAQAAAAGMCAEAAAABrAkBAAAAAa8JAAEAAAGwCQABAAABsQkBAAAAAbIJQAAAAAGzCUAAAAABASwAAIUGACAL4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGsCQEAAAABrwkAAQAAAbAJAAEAAAGxCQEAAAABsglAAAAAAbMJQAAAAAEBLAAAhwYAMAEsAACHBgAwDQMAAJQQACAVAACVEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIawJAQChDgAhrwkAAeQOACGwCQAB5A4AIbEJAQCjDgAhsglAAKIOACGzCUAAog4AIQIAAABUACAsAACKBgAgC-MHQACXDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhjAgBAKEOACGsCQEAoQ4AIa8JAAHkDgAhsAkAAeQOACGxCQEAow4AIbIJQACiDgAhswlAAKIOACECAAAAUgAgLAAAjAYAIAIAAABSACAsAACMBgAgAwAAAFQAIDMAAIUGACA0AACKBgAgAQAAAFQAIAEAAABSACAGDQAAkRAAIDkAAJMQACA6AACSEAAgsQkAAJ0OACCyCQAAnQ4AILMJAACdDgAgDt8HAACiDQAw4AcAAJMGABDhBwAAog0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGsCQEAvwwAIa8JAAHUDAAhsAkAAdQMACGxCQEAsgwAIbIJQACxDAAhswlAALEMACEDAAAAUgAgAQAAkgYAMDgAAJMGACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAjxAAIAQBAAAAARUAAJAQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGpCAEAAAABqAkAAQAAAakJAAEAAAGqCQEAAAABqwkBAAAAAawJAQAAAAGtCQIAAAABrglAAAAAAQEsAACbBgAgDwQBAAAAAeMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAakIAQAAAAGoCQABAAABqQkAAQAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAgAAAAGuCUAAAAABASwAAJ0GADABLAAAnQYAMAEAAABaACABAAAAQgAgEQMAAI0QACAEAQCjDgAhFQAAjhAAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYoIQACXDgAhiwgBAKMOACGMCAEAow4AIakIAQChDgAhqAkAAeQOACGpCQAB5A4AIaoJAQCjDgAhqwkBAKMOACGsCQEAow4AIa0JAgCpDgAhrglAAKIOACECAAAAWAAgLAAAogYAIA8EAQCjDgAh4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhighAAJcOACGLCAEAow4AIYwIAQCjDgAhqQgBAKEOACGoCQAB5A4AIakJAAHkDgAhqgkBAKMOACGrCQEAow4AIawJAQCjDgAhrQkCAKkOACGuCUAAog4AIQIAAABWACAsAACkBgAgAgAAAFYAICwAAKQGACABAAAAWgAgAQAAAEIAIAMAAABYACAzAACbBgAgNAAAogYAIAEAAABYACABAAAAVgAgDAQAAJ0OACANAACIEAAgOQAAixAAIDoAAIoQACBbAACJEAAgXAAAjBAAIIsIAACdDgAgjAgAAJ0OACCqCQAAnQ4AIKsJAACdDgAgrAkAAJ0OACCuCQAAnQ4AIBIEAQCyDAAh3wcAAKENADDgBwAArQYAEOEHAAChDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhighAAKMMACGLCAEAwQwAIYwIAQDBDAAhqQgBALAMACGoCQAB1AwAIakJAAHUDAAhqgkBALIMACGrCQEAsgwAIawJAQDBDAAhrQkCAMIMACGuCUAAsQwAIQMAAABWACABAACsBgAwOAAArQYAIAMAAABWACABAABXADACAABYACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIBUDAACEEAAgEQAAhRAAIBMAAIYQACAUAACHEAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGcCQIAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABowmAAAAAAaQJAQAAAAGlCQAAgxAAIKYJAgAAAAGnCQIAAAABASwAALUGACAR4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGcCQIAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABowmAAAAAAaQJAQAAAAGlCQAAgxAAIKYJAgAAAAGnCQIAAAABASwAALcGADABLAAAtwYAMBUDAADiDwAgEQAA4w8AIBMAAOQPACAUAADlDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGSCQEAoQ4AIZwJAgCpDgAhoAkBAKEOACGhCQEAoQ4AIaIJAQCjDgAhowmAAAAAAaQJAQCjDgAhpQkAAOEPACCmCQIAqQ4AIacJAgCpDgAhAgAAAHAAICwAALoGACAR4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGSCQEAoQ4AIZwJAgCpDgAhoAkBAKEOACGhCQEAoQ4AIaIJAQCjDgAhowmAAAAAAaQJAQCjDgAhpQkAAOEPACCmCQIAqQ4AIacJAgCpDgAhAgAAAG4AICwAALwGACACAAAAbgAgLAAAvAYAIAMAAABwACAzAAC1BgAgNAAAugYAIAEAAABwACABAAAAbgAgCA0AANwPACA5AADfDwAgOgAA3g8AIFsAAN0PACBcAADgDwAgogkAAJ0OACCjCQAAnQ4AIKQJAACdDgAgFN8HAACgDQAw4AcAAMMGABDhBwAAoA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIZMIQACjDAAhkgkBALAMACGcCQIAwgwAIaAJAQCwDAAhoQkBALAMACGiCQEAsgwAIaMJAADpDAAgpAkBALIMACGlCQAAyQwAIKYJAgDCDAAhpwkCAMIMACEDAAAAbgAgAQAAwgYAMDgAAMMGACADAAAAbgAgAQAAbwAwAgAAcAAgChIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGQCQEAAAABnQkAAMkMACCeCQAAyQwAIJ8JAQC9DAAhAQAAAMYGACABAAAAxgYAIAMSAADbDwAg7wcAAJ0OACCfCQAAnQ4AIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAcSAADaDwAg7wdAAAAAAf8HQAAAAAGQCQEAAAABnQkAANgPACCeCQAA2Q8AIJ8JAQAAAAEBLAAAzQYAIAbvB0AAAAAB_wdAAAAAAZAJAQAAAAGdCQAA2A8AIJ4JAADZDwAgnwkBAAAAAQEsAADPBgAwASwAAM8GADAHEgAA1w8AIO8HQACiDgAh_wdAAJcOACGQCQEAoQ4AIZ0JAADVDwAgngkAANYPACCfCQEAow4AIQIAAADGBgAgLAAA0gYAIAbvB0AAog4AIf8HQACXDgAhkAkBAKEOACGdCQAA1Q8AIJ4JAADWDwAgnwkBAKMOACECAAAAOgAgLAAA1AYAIAIAAAA6ACAsAADUBgAgAwAAAMYGACAzAADNBgAgNAAA0gYAIAEAAADGBgAgAQAAADoAIAUNAADSDwAgOQAA1A8AIDoAANMPACDvBwAAnQ4AIJ8JAACdDgAgCd8HAACdDQAw4AcAANsGABDhBwAAnQ0AMO8HQACxDAAh_wdAAKMMACGQCQEAvwwAIZ0JAADJDAAgngkAAMkMACCfCQEAsgwAIQMAAAA6ACABAADaBgAwOAAA2wYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAANAPACASAADRDwAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQmAAAAAAZYJAADODwAglwkCAAAAAZgJIAAAAAGZCQEAAAABmgkAAM8PACCbCSAAAAABnAkCAAAAAQEsAADjBgAgFOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkAkBAAAAAZIJAQAAAAGTCQEAAAABlAkBAAAAAZUJgAAAAAGWCQAAzg8AIJcJAgAAAAGYCSAAAAABmQkBAAAAAZoJAADPDwAgmwkgAAAAAZwJAgAAAAEBLAAA5QYAMAEsAADlBgAwFgQAAMwPACASAADNDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZAJAQChDgAhkgkBAKEOACGTCQEAoQ4AIZQJAQChDgAhlQmAAAAAAZYJAADKDwAglwkCAKkOACGYCSAA2Q4AIZkJAQChDgAhmgkAAMsPACCbCSAA2Q4AIZwJAgCpDgAhAgAAADcAICwAAOgGACAU4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZAJAQChDgAhkgkBAKEOACGTCQEAoQ4AIZQJAQChDgAhlQmAAAAAAZYJAADKDwAglwkCAKkOACGYCSAA2Q4AIZkJAQChDgAhmgkAAMsPACCbCSAA2Q4AIZwJAgCpDgAhAgAAADUAICwAAOoGACACAAAANQAgLAAA6gYAIAMAAAA3ACAzAADjBgAgNAAA6AYAIAEAAAA3ACABAAAANQAgBQ0AAMUPACA5AADIDwAgOgAAxw8AIFsAAMYPACBcAADJDwAgF98HAACcDQAw4AcAAPEGABDhBwAAnA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhjAgBAL8MACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACGQCQEAvwwAIZIJAQCwDAAhkwkBALAMACGUCQEAsAwAIZUJAADADAAglgkAAMkMACCXCQIAwgwAIZgJIADLDAAhmQkBALAMACGaCQAAyQwAIJsJIADLDAAhnAkCAMIMACEDAAAANQAgAQAA8AYAMDgAAPEGACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAAxA8AIIoIQAAAAAGQCQEAAAABkQkAAQAAAQEsAAD5BgAgA4oIQAAAAAGQCQEAAAABkQkAAQAAAQEsAAD7BgAwASwAAPsGADAEEgAAww8AIIoIQACXDgAhkAkBAKEOACGRCQAB5A4AIQIAAAA-ACAsAAD-BgAgA4oIQACXDgAhkAkBAKEOACGRCQAB5A4AIQIAAAA8ACAsAACABwAgAgAAADwAICwAAIAHACADAAAAPgAgMwAA-QYAIDQAAP4GACABAAAAPgAgAQAAADwAIAMNAADADwAgOQAAwg8AIDoAAMEPACAG3wcAAJsNADDgBwAAhwcAEOEHAACbDQAwighAAKMMACGQCQEAvwwAIZEJAAHUDAAhAwAAADwAIAEAAIYHADA4AACHBwAgAwAAADwAIAEAAD0AMAIAAD4AICIFAQC7DAAh3wcAAJkNADDgBwAAjQcAEOEHAACZDQAw4wdAAKwMACHuBwEAuwwAIagIAQC9DAAhrQgEAKsMACGuCAEAuwwAIa8IAQAAAAHiCAEAvQwAIfkIBACrDAAh-ghAALwMACH7CAAA5QwAIPwIAADlDAAg_QgAAOUMACD-CAEAuwwAIf8IQACsDAAhgAkgAM8MACGBCQEAvQwAIYIJAQC9DAAhgwkBAL0MACGECQAA5QwAIIUJAADlDAAghgkAAOUMACCHCQAA5QwAIIgJAQC9DAAhiQkBAL0MACGKCQEAvQwAIYsJAgDQDAAhjAkBAL0MACGNCQIA0AwAIY4JAgDQDAAhjwkAAJoNACABAAAAigcAIAEAAACKBwAgIQUBALsMACHfBwAAmQ0AMOAHAACNBwAQ4QcAAJkNADDjB0AArAwAIe4HAQC7DAAhqAgBAL0MACGtCAQAqwwAIa4IAQC7DAAhrwgBANgMACHiCAEAvQwAIfkIBACrDAAh-ghAALwMACH7CAAA5QwAIPwIAADlDAAg_QgAAOUMACD-CAEAuwwAIf8IQACsDAAhgAkgAM8MACGBCQEAvQwAIYIJAQC9DAAhgwkBAL0MACGECQAA5QwAIIUJAADlDAAghgkAAOUMACCHCQAA5QwAIIgJAQC9DAAhiQkBAL0MACGKCQEAvQwAIYsJAgDQDAAhjAkBAL0MACGNCQIA0AwAIY4JAgDQDAAhCqgIAACdDgAg4ggAAJ0OACD6CAAAnQ4AIIEJAACdDgAgggkAAJ0OACCDCQAAnQ4AIIgJAACdDgAgiQkAAJ0OACCKCQAAnQ4AIIwJAACdDgAgAwAAAI0HACABAACOBwAwAgAAigcAIAMAAACNBwAgAQAAjgcAMAIAAIoHACADAAAAjQcAIAEAAI4HADACAACKBwAgHgUBAAAAAeMHQAAAAAHuBwEAAAABqAgBAAAAAa0IBAAAAAGuCAEAAAABrwgBAAAAAeIIAQAAAAH5CAQAAAAB-ghAAAAAAfsIgAAAAAH8CIAAAAAB_QiAAAAAAf4IAQAAAAH_CEAAAAABgAkgAAAAAYEJAQAAAAGCCQEAAAABgwkBAAAAAYQJgAAAAAGFCYAAAAABhgmAAAAAAYcJgAAAAAGICQEAAAABiQkBAAAAAYoJAQAAAAGLCQIAAAABjAkBAAAAAY0JAgAAAAGOCQIAAAABASwAAJIHACAeBQEAAAAB4wdAAAAAAe4HAQAAAAGoCAEAAAABrQgEAAAAAa4IAQAAAAGvCAEAAAAB4ggBAAAAAfkIBAAAAAH6CEAAAAAB-wiAAAAAAfwIgAAAAAH9CIAAAAAB_ggBAAAAAf8IQAAAAAGACSAAAAABgQkBAAAAAYIJAQAAAAGDCQEAAAABhAmAAAAAAYUJgAAAAAGGCYAAAAABhwmAAAAAAYgJAQAAAAGJCQEAAAABigkBAAAAAYsJAgAAAAGMCQEAAAABjQkCAAAAAY4JAgAAAAEBLAAAlAcAMAEsAACUBwAwHgUBAKEOACHjB0AAlw4AIe4HAQChDgAhqAgBAKMOACGtCAQAlg4AIa4IAQChDgAhrwgBAKEOACHiCAEAow4AIfkIBACWDgAh-ghAAKIOACH7CIAAAAAB_AiAAAAAAf0IgAAAAAH-CAEAoQ4AIf8IQACXDgAhgAkgANkOACGBCQEAow4AIYIJAQCjDgAhgwkBAKMOACGECYAAAAABhQmAAAAAAYYJgAAAAAGHCYAAAAABiAkBAKMOACGJCQEAow4AIYoJAQCjDgAhiwkCAKkOACGMCQEAow4AIY0JAgCpDgAhjgkCAKkOACECAAAAigcAICwAAJcHACAeBQEAoQ4AIeMHQACXDgAh7gcBAKEOACGoCAEAow4AIa0IBACWDgAhrggBAKEOACGvCAEAoQ4AIeIIAQCjDgAh-QgEAJYOACH6CEAAog4AIfsIgAAAAAH8CIAAAAAB_QiAAAAAAf4IAQChDgAh_whAAJcOACGACSAA2Q4AIYEJAQCjDgAhggkBAKMOACGDCQEAow4AIYQJgAAAAAGFCYAAAAABhgmAAAAAAYcJgAAAAAGICQEAow4AIYkJAQCjDgAhigkBAKMOACGLCQIAqQ4AIYwJAQCjDgAhjQkCAKkOACGOCQIAqQ4AIQIAAACNBwAgLAAAmQcAIAIAAACNBwAgLAAAmQcAIAMAAACKBwAgMwAAkgcAIDQAAJcHACABAAAAigcAIAEAAACNBwAgDw0AALsPACA5AAC-DwAgOgAAvQ8AIFsAALwPACBcAAC_DwAgqAgAAJ0OACDiCAAAnQ4AIPoIAACdDgAggQkAAJ0OACCCCQAAnQ4AIIMJAACdDgAgiAkAAJ0OACCJCQAAnQ4AIIoJAACdDgAgjAkAAJ0OACAhBQEAsAwAId8HAACYDQAw4AcAAKAHABDhBwAAmA0AMOMHQACjDAAh7gcBALAMACGoCAEAsgwAIa0IBACiDAAhrggBALAMACGvCAEAvwwAIeIIAQCyDAAh-QgEAKIMACH6CEAAsQwAIfsIAADADAAg_AgAAMAMACD9CAAAwAwAIP4IAQCwDAAh_whAAKMMACGACSAAywwAIYEJAQCyDAAhggkBALIMACGDCQEAsgwAIYQJAADADAAghQkAAMAMACCGCQAAwAwAIIcJAADADAAgiAkBALIMACGJCQEAsgwAIYoJAQCyDAAhiwkCAMIMACGMCQEAsgwAIY0JAgDCDAAhjgkCAMIMACEDAAAAjQcAIAEAAJ8HADA4AACgBwAgAwAAAI0HACABAACOBwAwAgAAigcAIBQFAQC7DAAh3wcAAJUNADDgBwAApgcAEOEHAACVDQAw7gcBALsMACGnCAEAuwwAIa0IBACrDAAhrggBALsMACGvCAEA2AwAIbQIAQDYDAAh7wgBALsMACHwCAEAuwwAIfEIAQC7DAAh8ggCANAMACHzCEAArAwAIfQIQACsDAAh9QgEAKsMACH2CAIA0AwAIfcIAACWDQAg-AgAAJcNACABAAAAowcAIAEAAACjBwAgEgUBALsMACHfBwAAlQ0AMOAHAACmBwAQ4QcAAJUNADDuBwEAuwwAIacIAQC7DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAhtAgBANgMACHvCAEAuwwAIfAIAQC7DAAh8QgBALsMACHyCAIA0AwAIfMIQACsDAAh9AhAAKwMACH1CAQAqwwAIfYIAgDQDAAhAAMAAACmBwAgAQAApwcAMAIAAKMHACADAAAApgcAIAEAAKcHADACAACjBwAgAwAAAKYHACABAACnBwAwAgAAowcAIA8FAQAAAAHuBwEAAAABpwgBAAAAAa0IBAAAAAGuCAEAAAABrwgBAAAAAbQIAQAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAIAAAAB8whAAAAAAfQIQAAAAAH1CAQAAAAB9ggCAAAAAQEsAACrBwAgDwUBAAAAAe4HAQAAAAGnCAEAAAABrQgEAAAAAa4IAQAAAAGvCAEAAAABtAgBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAgAAAAHzCEAAAAAB9AhAAAAAAfUIBAAAAAH2CAIAAAABASwAAK0HADABLAAArQcAMA8FAQChDgAh7gcBAKEOACGnCAEAoQ4AIa0IBACWDgAhrggBAKEOACGvCAEAoQ4AIbQIAQChDgAh7wgBAKEOACHwCAEAoQ4AIfEIAQChDgAh8ggCAKkOACHzCEAAlw4AIfQIQACXDgAh9QgEAJYOACH2CAIAqQ4AIQIAAACjBwAgLAAAsAcAIA8FAQChDgAh7gcBAKEOACGnCAEAoQ4AIa0IBACWDgAhrggBAKEOACGvCAEAoQ4AIbQIAQChDgAh7wgBAKEOACHwCAEAoQ4AIfEIAQChDgAh8ggCAKkOACHzCEAAlw4AIfQIQACXDgAh9QgEAJYOACH2CAIAqQ4AIQIAAACmBwAgLAAAsgcAIAIAAACmBwAgLAAAsgcAIAMAAACjBwAgMwAAqwcAIDQAALAHACABAAAAowcAIAEAAACmBwAgBQ0AALYPACA5AAC5DwAgOgAAuA8AIFsAALcPACBcAAC6DwAgEgUBALAMACHfBwAAlA0AMOAHAAC5BwAQ4QcAAJQNADDuBwEAsAwAIacIAQCwDAAhrQgEAKIMACGuCAEAsAwAIa8IAQC_DAAhtAgBAL8MACHvCAEAsAwAIfAIAQCwDAAh8QgBALAMACHyCAIAwgwAIfMIQACjDAAh9AhAAKMMACH1CAQAogwAIfYIAgDCDAAhAwAAAKYHACABAAC4BwAwOAAAuQcAIAMAAACmBwAgAQAApwcAMAIAAKMHACAK3wcAAJMNADDgBwAAvwcAEOEHAACTDQAw9AcBAAAAAYwIAQDYDAAhpAgBANgMACG0CAEA2AwAIbYIQACsDAAh7QgCANAMACHuCEAArAwAIQEAAAC8BwAgAQAAALwHACAK3wcAAJMNADDgBwAAvwcAEOEHAACTDQAw9AcBANgMACGMCAEA2AwAIaQIAQDYDAAhtAgBANgMACG2CEAArAwAIe0IAgDQDAAh7ghAAKwMACEAAwAAAL8HACABAADABwAwAgAAvAcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACADAAAAvwcAIAEAAMAHADACAAC8BwAgB_QHAQAAAAGMCAEAAAABpAgBAAAAAbQIAQAAAAG2CEAAAAAB7QgCAAAAAe4IQAAAAAEBLAAAxAcAIAf0BwEAAAABjAgBAAAAAaQIAQAAAAG0CAEAAAABtghAAAAAAe0IAgAAAAHuCEAAAAABASwAAMYHADABLAAAxgcAMAf0BwEAoQ4AIYwIAQChDgAhpAgBAKEOACG0CAEAoQ4AIbYIQACXDgAh7QgCAKkOACHuCEAAlw4AIQIAAAC8BwAgLAAAyQcAIAf0BwEAoQ4AIYwIAQChDgAhpAgBAKEOACG0CAEAoQ4AIbYIQACXDgAh7QgCAKkOACHuCEAAlw4AIQIAAAC_BwAgLAAAywcAIAIAAAC_BwAgLAAAywcAIAMAAAC8BwAgMwAAxAcAIDQAAMkHACABAAAAvAcAIAEAAAC_BwAgBQ0AALEPACA5AAC0DwAgOgAAsw8AIFsAALIPACBcAAC1DwAgCt8HAACSDQAw4AcAANIHABDhBwAAkg0AMPQHAQC_DAAhjAgBAL8MACGkCAEAvwwAIbQIAQC_DAAhtghAAKMMACHtCAIAwgwAIe4IQACjDAAhAwAAAL8HACABAADRBwAwOAAA0gcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACABAAAAHAAgAQAAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIBYJAACwDwAg4wdAAAAAAYwIAQAAAAG0CAEAAAAB1QgCAAAAAdwIAQAAAAHdCAEAAAAB3ggCAAAAAd8IBAAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHmCIAAAAAB5whAAAAAAegIQAAAAAHpCEAAAAAB6ggEAAAAAesIBAAAAAHsCAEAAAABASwAANoHACAV4wdAAAAAAYwIAQAAAAG0CAEAAAAB1QgCAAAAAdwIAQAAAAHdCAEAAAAB3ggCAAAAAd8IBAAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHmCIAAAAAB5whAAAAAAegIQAAAAAHpCEAAAAAB6ggEAAAAAesIBAAAAAHsCAEAAAABASwAANwHADABLAAA3AcAMBYJAACvDwAg4wdAAJcOACGMCAEAoQ4AIbQIAQChDgAh1QgCAKkOACHcCAEAoQ4AId0IAQChDgAh3ggCAKkOACHfCAQAlg4AIeAIAQChDgAh4QgBAKEOACHiCAEAoQ4AIeMIAgCpDgAh5AgCAKkOACHlCAIAqQ4AIeYIgAAAAAHnCEAAog4AIegIQACiDgAh6QhAAKIOACHqCAQAlg4AIesIBACWDgAh7AgBAKEOACECAAAAHAAgLAAA3wcAIBXjB0AAlw4AIYwIAQChDgAhtAgBAKEOACHVCAIAqQ4AIdwIAQChDgAh3QgBAKEOACHeCAIAqQ4AId8IBACWDgAh4AgBAKEOACHhCAEAoQ4AIeIIAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh5giAAAAAAecIQACiDgAh6AhAAKIOACHpCEAAog4AIeoIBACWDgAh6wgEAJYOACHsCAEAoQ4AIQIAAAAaACAsAADhBwAgAgAAABoAICwAAOEHACADAAAAHAAgMwAA2gcAIDQAAN8HACABAAAAHAAgAQAAABoAIAgNAACqDwAgOQAArQ8AIDoAAKwPACBbAACrDwAgXAAArg8AIOcIAACdDgAg6AgAAJ0OACDpCAAAnQ4AIBjfBwAAkQ0AMOAHAADoBwAQ4QcAAJENADDjB0AAowwAIYwIAQC_DAAhtAgBAL8MACHVCAIAwgwAIdwIAQC_DAAh3QgBALAMACHeCAIAwgwAId8IBACiDAAh4AgBALAMACHhCAEAsAwAIeIIAQCwDAAh4wgCAMIMACHkCAIAwgwAIeUIAgDCDAAh5ggAAMAMACDnCEAAsQwAIegIQACxDAAh6QhAALEMACHqCAQAogwAIesIBACiDAAh7AgBALAMACEDAAAAGgAgAQAA5wcAMDgAAOgHACADAAAAGgAgAQAAGwAwAgAAHAAgEd8HAACODQAw4AcAAO4HABDhBwAAjg0AMIsIAQDYDAAhjAgBANgMACG0CAEAAAABwwgBALsMACHECAEAuwwAIccIAgCQDQAh1AgBALsMACHVCAIA0AwAIdYIBACrDAAh1wgEAI8NACHYCAQAjw0AIdkIBACPDQAh2ghAALwMACHbCAQAjw0AIQEAAADrBwAgAQAAAOsHACAR3wcAAI4NADDgBwAA7gcAEOEHAACODQAwiwgBANgMACGMCAEA2AwAIbQIAQDYDAAhwwgBALsMACHECAEAuwwAIccIAgCQDQAh1AgBALsMACHVCAIA0AwAIdYIBACrDAAh1wgEAI8NACHYCAQAjw0AIdkIBACPDQAh2ghAALwMACHbCAQAjw0AIQbHCAAAnQ4AINcIAACdDgAg2AgAAJ0OACDZCAAAnQ4AINoIAACdDgAg2wgAAJ0OACADAAAA7gcAIAEAAO8HADACAADrBwAgAwAAAO4HACABAADvBwAwAgAA6wcAIAMAAADuBwAgAQAA7wcAMAIAAOsHACAOiwgBAAAAAYwIAQAAAAG0CAEAAAABwwgBAAAAAcQIAQAAAAHHCAIAAAAB1AgBAAAAAdUIAgAAAAHWCAQAAAAB1wgEAAAAAdgIBAAAAAHZCAQAAAAB2ghAAAAAAdsIBAAAAAEBLAAA8wcAIA6LCAEAAAABjAgBAAAAAbQIAQAAAAHDCAEAAAABxAgBAAAAAccIAgAAAAHUCAEAAAAB1QgCAAAAAdYIBAAAAAHXCAQAAAAB2AgEAAAAAdkIBAAAAAHaCEAAAAAB2wgEAAAAAQEsAAD1BwAwASwAAPUHADAOiwgBAKEOACGMCAEAoQ4AIbQIAQChDgAhwwgBAKEOACHECAEAoQ4AIccIAgCpDwAh1AgBAKEOACHVCAIAqQ4AIdYIBACWDgAh1wgEAKgPACHYCAQAqA8AIdkIBACoDwAh2ghAAKIOACHbCAQAqA8AIQIAAADrBwAgLAAA-AcAIA6LCAEAoQ4AIYwIAQChDgAhtAgBAKEOACHDCAEAoQ4AIcQIAQChDgAhxwgCAKkPACHUCAEAoQ4AIdUIAgCpDgAh1ggEAJYOACHXCAQAqA8AIdgIBACoDwAh2QgEAKgPACHaCEAAog4AIdsIBACoDwAhAgAAAO4HACAsAAD6BwAgAgAAAO4HACAsAAD6BwAgAwAAAOsHACAzAADzBwAgNAAA-AcAIAEAAADrBwAgAQAAAO4HACALDQAAow8AIDkAAKYPACA6AAClDwAgWwAApA8AIFwAAKcPACDHCAAAnQ4AINcIAACdDgAg2AgAAJ0OACDZCAAAnQ4AINoIAACdDgAg2wgAAJ0OACAR3wcAAIcNADDgBwAAgQgAEOEHAACHDQAwiwgBAL8MACGMCAEAvwwAIbQIAQC_DAAhwwgBALAMACHECAEAsAwAIccIAgCJDQAh1AgBALAMACHVCAIAwgwAIdYIBACiDAAh1wgEAIgNACHYCAQAiA0AIdkIBACIDQAh2ghAALEMACHbCAQAiA0AIQMAAADuBwAgAQAAgAgAMDgAAIEIACADAAAA7gcAIAEAAO8HADACAADrBwAgCd8HAACFDQAw4AcAAIcIABDhBwAAhQ0AMOMHQACsDAAh7AcEAKsMACH0BwEAAAABiwgBANgMACHRCAAA5QwAINMIAACGDQAgAQAAAIQIACABAAAAhAgAIAjfBwAAhQ0AMOAHAACHCAAQ4QcAAIUNADDjB0AArAwAIewHBACrDAAh9AcBANgMACGLCAEA2AwAIdEIAADlDAAgAAMAAACHCAAgAQAAiAgAMAIAAIQIACADAAAAhwgAIAEAAIgIADACAACECAAgAwAAAIcIACABAACICAAwAgAAhAgAIAXjB0AAAAAB7AcEAAAAAfQHAQAAAAGLCAEAAAAB0QiAAAAAAQEsAACMCAAgBeMHQAAAAAHsBwQAAAAB9AcBAAAAAYsIAQAAAAHRCIAAAAABASwAAI4IADABLAAAjggAMAXjB0AAlw4AIewHBACWDgAh9AcBAKEOACGLCAEAoQ4AIdEIgAAAAAECAAAAhAgAICwAAJEIACAF4wdAAJcOACHsBwQAlg4AIfQHAQChDgAhiwgBAKEOACHRCIAAAAABAgAAAIcIACAsAACTCAAgAgAAAIcIACAsAACTCAAgAwAAAIQIACAzAACMCAAgNAAAkQgAIAEAAACECAAgAQAAAIcIACAFDQAAng8AIDkAAKEPACA6AACgDwAgWwAAnw8AIFwAAKIPACAI3wcAAIQNADDgBwAAmggAEOEHAACEDQAw4wdAAKMMACHsBwQAogwAIfQHAQC_DAAhiwgBAL8MACHRCAAAwAwAIAMAAACHCAAgAQAAmQgAMDgAAJoIACADAAAAhwgAIAEAAIgIADACAACECAAgBt8HAACDDQAw4AcAAKAIABDhBwAAgw0AMOMHQACsDAAh9AcBAAAAAdEIAQC7DAAhAQAAAJ0IACABAAAAnQgAIAbfBwAAgw0AMOAHAACgCAAQ4QcAAIMNADDjB0AArAwAIfQHAQDYDAAh0QgBALsMACEAAwAAAKAIACABAAChCAAwAgAAnQgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACADAAAAoAgAIAEAAKEIADACAACdCAAgA-MHQAAAAAH0BwEAAAAB0QgBAAAAAQEsAAClCAAgA-MHQAAAAAH0BwEAAAAB0QgBAAAAAQEsAACnCAAwASwAAKcIADAD4wdAAJcOACH0BwEAoQ4AIdEIAQChDgAhAgAAAJ0IACAsAACqCAAgA-MHQACXDgAh9AcBAKEOACHRCAEAoQ4AIQIAAACgCAAgLAAArAgAIAIAAACgCAAgLAAArAgAIAMAAACdCAAgMwAApQgAIDQAAKoIACABAAAAnQgAIAEAAACgCAAgAw0AAJsPACA5AACdDwAgOgAAnA8AIAbfBwAAgg0AMOAHAACzCAAQ4QcAAIINADDjB0AAowwAIfQHAQC_DAAh0QgBALAMACEDAAAAoAgAIAEAALIIADA4AACzCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIArfBwAAgQ0AMOAHAAC5CAAQ4QcAAIENADDjB0AArAwAIewHBACrDAAh9AcBAAAAAYsIAQDYDAAhpwgBALsMACHRCAAA5QwAINIIQACsDAAhAQAAALYIACABAAAAtggAIArfBwAAgQ0AMOAHAAC5CAAQ4QcAAIENADDjB0AArAwAIewHBACrDAAh9AcBANgMACGLCAEA2AwAIacIAQC7DAAh0QgAAOUMACDSCEAArAwAIQADAAAAuQgAIAEAALoIADACAAC2CAAgAwAAALkIACABAAC6CAAwAgAAtggAIAMAAAC5CAAgAQAAuggAMAIAALYIACAH4wdAAAAAAewHBAAAAAH0BwEAAAABiwgBAAAAAacIAQAAAAHRCIAAAAAB0ghAAAAAAQEsAAC-CAAgB-MHQAAAAAHsBwQAAAAB9AcBAAAAAYsIAQAAAAGnCAEAAAAB0QiAAAAAAdIIQAAAAAEBLAAAwAgAMAEsAADACAAwB-MHQACXDgAh7AcEAJYOACH0BwEAoQ4AIYsIAQChDgAhpwgBAKEOACHRCIAAAAAB0ghAAJcOACECAAAAtggAICwAAMMIACAH4wdAAJcOACHsBwQAlg4AIfQHAQChDgAhiwgBAKEOACGnCAEAoQ4AIdEIgAAAAAHSCEAAlw4AIQIAAAC5CAAgLAAAxQgAIAIAAAC5CAAgLAAAxQgAIAMAAAC2CAAgMwAAvggAIDQAAMMIACABAAAAtggAIAEAAAC5CAAgBQ0AAJYPACA5AACZDwAgOgAAmA8AIFsAAJcPACBcAACaDwAgCt8HAACADQAw4AcAAMwIABDhBwAAgA0AMOMHQACjDAAh7AcEAKIMACH0BwEAvwwAIYsIAQC_DAAhpwgBALAMACHRCAAAwAwAINIIQACjDAAhAwAAALkIACABAADLCAAwOAAAzAgAIAMAAAC5CAAgAQAAuggAMAIAALYIACAO3wcAAP4MADDgBwAA0ggAEOEHAAD-DAAw4wdAAKwMACH0BwEAAAABiwgBANgMACGMCAEA2AwAIacIAQC7DAAhwwgBALsMACHECAEAuwwAIc0IBACrDAAhzggEAKsMACHPCAEAuwwAIdAIAAD_DAAgAQAAAM8IACABAAAAzwgAIA3fBwAA_gwAMOAHAADSCAAQ4QcAAP4MADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGMCAEA2AwAIacIAQC7DAAhwwgBALsMACHECAEAuwwAIc0IBACrDAAhzggEAKsMACHPCAEAuwwAIQADAAAA0ggAIAEAANMIADACAADPCAAgAwAAANIIACABAADTCAAwAgAAzwgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACAK4wdAAAAAAfQHAQAAAAGLCAEAAAABjAgBAAAAAacIAQAAAAHDCAEAAAABxAgBAAAAAc0IBAAAAAHOCAQAAAABzwgBAAAAAQEsAADXCAAgCuMHQAAAAAH0BwEAAAABiwgBAAAAAYwIAQAAAAGnCAEAAAABwwgBAAAAAcQIAQAAAAHNCAQAAAABzggEAAAAAc8IAQAAAAEBLAAA2QgAMAEsAADZCAAwCuMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIYwIAQChDgAhpwgBAKEOACHDCAEAoQ4AIcQIAQChDgAhzQgEAJYOACHOCAQAlg4AIc8IAQChDgAhAgAAAM8IACAsAADcCAAgCuMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIYwIAQChDgAhpwgBAKEOACHDCAEAoQ4AIcQIAQChDgAhzQgEAJYOACHOCAQAlg4AIc8IAQChDgAhAgAAANIIACAsAADeCAAgAgAAANIIACAsAADeCAAgAwAAAM8IACAzAADXCAAgNAAA3AgAIAEAAADPCAAgAQAAANIIACAFDQAAkQ8AIDkAAJQPACA6AACTDwAgWwAAkg8AIFwAAJUPACAN3wcAAP0MADDgBwAA5QgAEOEHAAD9DAAw4wdAAKMMACH0BwEAvwwAIYsIAQC_DAAhjAgBAL8MACGnCAEAsAwAIcMIAQCwDAAhxAgBALAMACHNCAQAogwAIc4IBACiDAAhzwgBALAMACEDAAAA0ggAIAEAAOQIADA4AADlCAAgAwAAANIIACABAADTCAAwAgAAzwgAIA_fBwAA-wwAMOAHAADrCAAQ4QcAAPsMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhzAgAAPwMACABAAAA6AgAIAEAAADoCAAgDt8HAAD7DAAw4AcAAOsIABDhBwAA-wwAMIsIAQDYDAAhjAgBANgMACHDCAEAuwwAIcQIAQC7DAAhxQgEAKsMACHGCAQAqwwAIccIBACrDAAhyAgEAKsMACHJCAQAqwwAIcoIBACrDAAhywgEAKsMACEAAwAAAOsIACABAADsCAAwAgAA6AgAIAMAAADrCAAgAQAA7AgAMAIAAOgIACADAAAA6wgAIAEAAOwIADACAADoCAAgC4sIAQAAAAGMCAEAAAABwwgBAAAAAcQIAQAAAAHFCAQAAAABxggEAAAAAccIBAAAAAHICAQAAAAByQgEAAAAAcoIBAAAAAHLCAQAAAABASwAAPAIACALiwgBAAAAAYwIAQAAAAHDCAEAAAABxAgBAAAAAcUIBAAAAAHGCAQAAAABxwgEAAAAAcgIBAAAAAHJCAQAAAAByggEAAAAAcsIBAAAAAEBLAAA8ggAMAEsAADyCAAwC4sIAQChDgAhjAgBAKEOACHDCAEAoQ4AIcQIAQChDgAhxQgEAJYOACHGCAQAlg4AIccIBACWDgAhyAgEAJYOACHJCAQAlg4AIcoIBACWDgAhywgEAJYOACECAAAA6AgAICwAAPUIACALiwgBAKEOACGMCAEAoQ4AIcMIAQChDgAhxAgBAKEOACHFCAQAlg4AIcYIBACWDgAhxwgEAJYOACHICAQAlg4AIckIBACWDgAhyggEAJYOACHLCAQAlg4AIQIAAADrCAAgLAAA9wgAIAIAAADrCAAgLAAA9wgAIAMAAADoCAAgMwAA8AgAIDQAAPUIACABAAAA6AgAIAEAAADrCAAgBQ0AAIwPACA5AACPDwAgOgAAjg8AIFsAAI0PACBcAACQDwAgDt8HAAD6DAAw4AcAAP4IABDhBwAA-gwAMIsIAQC_DAAhjAgBAL8MACHDCAEAsAwAIcQIAQCwDAAhxQgEAKIMACHGCAQAogwAIccIBACiDAAhyAgEAKIMACHJCAQAogwAIcoIBACiDAAhywgEAKIMACEDAAAA6wgAIAEAAP0IADA4AAD-CAAgAwAAAOsIACABAADsCAAwAgAA6AgAIA_fBwAA-AwAMOAHAACECQAQ4QcAAPgMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhzAgAAPkMACABAAAAgQkAIAEAAACBCQAgDt8HAAD4DAAw4AcAAIQJABDhBwAA-AwAMIsIAQDYDAAhjAgBANgMACHDCAEAuwwAIcQIAQC7DAAhxQgEAKsMACHGCAQAqwwAIccIBACrDAAhyAgEAKsMACHJCAQAqwwAIcoIBACrDAAhywgEAKsMACEAAwAAAIQJACABAACFCQAwAgAAgQkAIAMAAACECQAgAQAAhQkAMAIAAIEJACADAAAAhAkAIAEAAIUJADACAACBCQAgC4sIAQAAAAGMCAEAAAABwwgBAAAAAcQIAQAAAAHFCAQAAAABxggEAAAAAccIBAAAAAHICAQAAAAByQgEAAAAAcoIBAAAAAHLCAQAAAABASwAAIkJACALiwgBAAAAAYwIAQAAAAHDCAEAAAABxAgBAAAAAcUIBAAAAAHGCAQAAAABxwgEAAAAAcgIBAAAAAHJCAQAAAAByggEAAAAAcsIBAAAAAEBLAAAiwkAMAEsAACLCQAwC4sIAQChDgAhjAgBAKEOACHDCAEAoQ4AIcQIAQChDgAhxQgEAJYOACHGCAQAlg4AIccIBACWDgAhyAgEAJYOACHJCAQAlg4AIcoIBACWDgAhywgEAJYOACECAAAAgQkAICwAAI4JACALiwgBAKEOACGMCAEAoQ4AIcMIAQChDgAhxAgBAKEOACHFCAQAlg4AIcYIBACWDgAhxwgEAJYOACHICAQAlg4AIckIBACWDgAhyggEAJYOACHLCAQAlg4AIQIAAACECQAgLAAAkAkAIAIAAACECQAgLAAAkAkAIAMAAACBCQAgMwAAiQkAIDQAAI4JACABAAAAgQkAIAEAAACECQAgBQ0AAIcPACA5AACKDwAgOgAAiQ8AIFsAAIgPACBcAACLDwAgDt8HAAD3DAAw4AcAAJcJABDhBwAA9wwAMIsIAQC_DAAhjAgBAL8MACHDCAEAsAwAIcQIAQCwDAAhxQgEAKIMACHGCAQAogwAIccIBACiDAAhyAgEAKIMACHJCAQAogwAIcoIBACiDAAhywgEAKIMACEDAAAAhAkAIAEAAJYJADA4AACXCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIAffBwAA9gwAMOAHAACdCQAQ4QcAAPYMADC_CAEAAAABwAhAAKwMACHBCAIA0AwAIcIIAgDQDAAhAQAAAJoJACABAAAAmgkAIAffBwAA9gwAMOAHAACdCQAQ4QcAAPYMADC_CAEAuwwAIcAIQACsDAAhwQgCANAMACHCCAIA0AwAIQADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACAEvwgBAAAAAcAIQAAAAAHBCAIAAAABwggCAAAAAQEsAACiCQAgBL8IAQAAAAHACEAAAAABwQgCAAAAAcIIAgAAAAEBLAAApAkAMAEsAACkCQAwBL8IAQChDgAhwAhAAJcOACHBCAIAqQ4AIcIIAgCpDgAhAgAAAJoJACAsAACnCQAgBL8IAQChDgAhwAhAAJcOACHBCAIAqQ4AIcIIAgCpDgAhAgAAAJ0JACAsAACpCQAgAgAAAJ0JACAsAACpCQAgAwAAAJoJACAzAACiCQAgNAAApwkAIAEAAACaCQAgAQAAAJ0JACAFDQAAgg8AIDkAAIUPACA6AACEDwAgWwAAgw8AIFwAAIYPACAH3wcAAPUMADDgBwAAsAkAEOEHAAD1DAAwvwgBALAMACHACEAAowwAIcEIAgDCDAAhwggCAMIMACEDAAAAnQkAIAEAAK8JADA4AACwCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAjfBwAA8wwAMOAHAAC2CQAQ4QcAAPMMADD6BwEAuwwAIYsIAQDkDAAhrggBALsMACG9CEAArAwAIb4IAAD0DAAgAQAAALMJACABAAAAswkAIAffBwAA8wwAMOAHAAC2CQAQ4QcAAPMMADD6BwEAuwwAIYsIAQDkDAAhrggBALsMACG9CEAArAwAIQGLCAAAnQ4AIAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAT6BwEAAAABiwgBAAAAAa4IAQAAAAG9CEAAAAABASwAALsJACAE-gcBAAAAAYsIAQAAAAGuCAEAAAABvQhAAAAAAQEsAAC9CQAwASwAAL0JADAE-gcBAKEOACGLCAEAow4AIa4IAQChDgAhvQhAAJcOACECAAAAswkAICwAAMAJACAE-gcBAKEOACGLCAEAow4AIa4IAQChDgAhvQhAAJcOACECAAAAtgkAICwAAMIJACACAAAAtgkAICwAAMIJACADAAAAswkAIDMAALsJACA0AADACQAgAQAAALMJACABAAAAtgkAIAQNAAD_DgAgOQAAgQ8AIDoAAIAPACCLCAAAnQ4AIAffBwAA8gwAMOAHAADJCQAQ4QcAAPIMADD6BwEAsAwAIYsIAQDBDAAhrggBALAMACG9CEAAowwAIQMAAAC2CQAgAQAAyAkAMDgAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgCN8HAADxDAAw4AcAAM8JABDhBwAA8QwAMPQHIAAAAAG5CAQAqwwAIboIQACsDAAhuwgEAKsMACG8CEAAvAwAIQEAAADMCQAgAQAAAMwJACAI3wcAAPEMADDgBwAAzwkAEOEHAADxDAAw9AcgAM8MACG5CAQAqwwAIboIQACsDAAhuwgEAKsMACG8CEAAvAwAIQG8CAAAnQ4AIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAX0ByAAAAABuQgEAAAAAboIQAAAAAG7CAQAAAABvAhAAAAAAQEsAADUCQAgBfQHIAAAAAG5CAQAAAABughAAAAAAbsIBAAAAAG8CEAAAAABASwAANYJADABLAAA1gkAMAX0ByAA2Q4AIbkIBACWDgAhughAAJcOACG7CAQAlg4AIbwIQACiDgAhAgAAAMwJACAsAADZCQAgBfQHIADZDgAhuQgEAJYOACG6CEAAlw4AIbsIBACWDgAhvAhAAKIOACECAAAAzwkAICwAANsJACACAAAAzwkAICwAANsJACADAAAAzAkAIDMAANQJACA0AADZCQAgAQAAAMwJACABAAAAzwkAIAYNAAD6DgAgOQAA_Q4AIDoAAPwOACBbAAD7DgAgXAAA_g4AILwIAACdDgAgCN8HAADwDAAw4AcAAOIJABDhBwAA8AwAMPQHIADLDAAhuQgEAKIMACG6CEAAowwAIbsIBACiDAAhvAhAALEMACEDAAAAzwkAIAEAAOEJADA4AADiCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAvfBwAA7wwAMOAHAADoCQAQ4QcAAO8MADDjB0AArAwAIfQHBAAAAAH-BwIA0AwAIbQIAQDYDAAhtQgBALsMACG2CEAArAwAIbcIAQC9DAAhuAgBAL0MACEBAAAA5QkAIAEAAADlCQAgC98HAADvDAAw4AcAAOgJABDhBwAA7wwAMOMHQACsDAAh9AcEAKsMACH-BwIA0AwAIbQIAQDYDAAhtQgBALsMACG2CEAArAwAIbcIAQC9DAAhuAgBAL0MACECtwgAAJ0OACC4CAAAnQ4AIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAjjB0AAAAAB9AcEAAAAAf4HAgAAAAG0CAEAAAABtQgBAAAAAbYIQAAAAAG3CAEAAAABuAgBAAAAAQEsAADtCQAgCOMHQAAAAAH0BwQAAAAB_gcCAAAAAbQIAQAAAAG1CAEAAAABtghAAAAAAbcIAQAAAAG4CAEAAAABASwAAO8JADABLAAA7wkAMAjjB0AAlw4AIfQHBACWDgAh_gcCAKkOACG0CAEAoQ4AIbUIAQChDgAhtghAAJcOACG3CAEAow4AIbgIAQCjDgAhAgAAAOUJACAsAADyCQAgCOMHQACXDgAh9AcEAJYOACH-BwIAqQ4AIbQIAQChDgAhtQgBAKEOACG2CEAAlw4AIbcIAQCjDgAhuAgBAKMOACECAAAA6AkAICwAAPQJACACAAAA6AkAICwAAPQJACADAAAA5QkAIDMAAO0JACA0AADyCQAgAQAAAOUJACABAAAA6AkAIAcNAAD1DgAgOQAA-A4AIDoAAPcOACBbAAD2DgAgXAAA-Q4AILcIAACdDgAguAgAAJ0OACAL3wcAAO4MADDgBwAA-wkAEOEHAADuDAAw4wdAAKMMACH0BwQAogwAIf4HAgDCDAAhtAgBAL8MACG1CAEAsAwAIbYIQACjDAAhtwgBALIMACG4CAEAsgwAIQMAAADoCQAgAQAA-gkAMDgAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgDQUBALsMACHfBwAA6wwAMOAHAACBCgAQ4QcAAOsMADDjB0AArAwAIe4HAQC7DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAhsAgBALsMACGxCAAA7AwAILIIAADsDAAgswgAAO0MACABAAAA_gkAIAEAAAD-CQAgDAUBALsMACHfBwAA6wwAMOAHAACBCgAQ4QcAAOsMADDjB0AArAwAIe4HAQC7DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAhsAgBALsMACGxCAAA7AwAILIIAADsDAAgArEIAACdDgAgsggAAJ0OACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACAJBQEAAAAB4wdAAAAAAe4HAQAAAAGtCAQAAAABrggBAAAAAa8IAQAAAAGwCAEAAAABsQiAAAAAAbIIgAAAAAEBLAAAhgoAIAkFAQAAAAHjB0AAAAAB7gcBAAAAAa0IBAAAAAGuCAEAAAABrwgBAAAAAbAIAQAAAAGxCIAAAAABsgiAAAAAAQEsAACICgAwASwAAIgKADAJBQEAoQ4AIeMHQACXDgAh7gcBAKEOACGtCAQAlg4AIa4IAQChDgAhrwgBAKEOACGwCAEAoQ4AIbEIgAAAAAGyCIAAAAABAgAAAP4JACAsAACLCgAgCQUBAKEOACHjB0AAlw4AIe4HAQChDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAhsAgBAKEOACGxCIAAAAABsgiAAAAAAQIAAACBCgAgLAAAjQoAIAIAAACBCgAgLAAAjQoAIAMAAAD-CQAgMwAAhgoAIDQAAIsKACABAAAA_gkAIAEAAACBCgAgBw0AAPAOACA5AADzDgAgOgAA8g4AIFsAAPEOACBcAAD0DgAgsQgAAJ0OACCyCAAAnQ4AIAwFAQCwDAAh3wcAAOgMADDgBwAAlAoAEOEHAADoDAAw4wdAAKMMACHuBwEAsAwAIa0IBACiDAAhrggBALAMACGvCAEAvwwAIbAIAQCwDAAhsQgAAOkMACCyCAAA6QwAIAMAAACBCgAgAQAAkwoAMDgAAJQKACADAAAAgQoAIAEAAIIKADACAAD-CQAgFd8HAADjDAAw4AcAAJoKABDhBwAA4wwAMOMHQACsDAAh9AcBANgMACH1BwQAAAABiwgBAOQMACGMCAEA5AwAIZcIAQC7DAAhoQgBALsMACGiCAEAuwwAIaMIAQC9DAAhpAgBAOQMACGlCAEAuwwAIaYIAQC7DAAhpwgBAL0MACGoCAEAvQwAIakIAQC9DAAhqggBAL0MACGrCAAA5QwAIKwIAAHmDAAhAQAAAJcKACABAAAAlwoAIBXfBwAA4wwAMOAHAACaCgAQ4QcAAOMMADDjB0AArAwAIfQHAQDYDAAh9QcEAKsMACGLCAEA5AwAIYwIAQDkDAAhlwgBALsMACGhCAEAuwwAIaIIAQC7DAAhowgBAL0MACGkCAEA5AwAIaUIAQC7DAAhpggBALsMACGnCAEAvQwAIagIAQC9DAAhqQgBAL0MACGqCAEAvQwAIasIAADlDAAgrAgAAeYMACEJiwgAAJ0OACCMCAAAnQ4AIKMIAACdDgAgpAgAAJ0OACCnCAAAnQ4AIKgIAACdDgAgqQgAAJ0OACCqCAAAnQ4AIKwIAACdDgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgEuMHQAAAAAH0BwEAAAAB9QcEAAAAAYsIAQAAAAGMCAEAAAABlwgBAAAAAaEIAQAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCIAAAAABrAgAAQAAAQEsAACfCgAgEuMHQAAAAAH0BwEAAAAB9QcEAAAAAYsIAQAAAAGMCAEAAAABlwgBAAAAAaEIAQAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCIAAAAABrAgAAQAAAQEsAAChCgAwASwAAKEKADAS4wdAAJcOACH0BwEAoQ4AIfUHBACWDgAhiwgBAKMOACGMCAEAow4AIZcIAQChDgAhoQgBAKEOACGiCAEAoQ4AIaMIAQCjDgAhpAgBAKMOACGlCAEAoQ4AIaYIAQChDgAhpwgBAKMOACGoCAEAow4AIakIAQCjDgAhqggBAKMOACGrCIAAAAABrAgAAe8OACECAAAAlwoAICwAAKQKACAS4wdAAJcOACH0BwEAoQ4AIfUHBACWDgAhiwgBAKMOACGMCAEAow4AIZcIAQChDgAhoQgBAKEOACGiCAEAoQ4AIaMIAQCjDgAhpAgBAKMOACGlCAEAoQ4AIaYIAQChDgAhpwgBAKMOACGoCAEAow4AIakIAQCjDgAhqggBAKMOACGrCIAAAAABrAgAAe8OACECAAAAmgoAICwAAKYKACACAAAAmgoAICwAAKYKACADAAAAlwoAIDMAAJ8KACA0AACkCgAgAQAAAJcKACABAAAAmgoAIA4NAADqDgAgOQAA7Q4AIDoAAOwOACBbAADrDgAgXAAA7g4AIIsIAACdDgAgjAgAAJ0OACCjCAAAnQ4AIKQIAACdDgAgpwgAAJ0OACCoCAAAnQ4AIKkIAACdDgAgqggAAJ0OACCsCAAAnQ4AIBXfBwAA3wwAMOAHAACtCgAQ4QcAAN8MADDjB0AAowwAIfQHAQC_DAAh9QcEAKIMACGLCAEAwQwAIYwIAQDBDAAhlwgBALAMACGhCAEAsAwAIaIIAQCwDAAhowgBALIMACGkCAEAwQwAIaUIAQCwDAAhpggBALAMACGnCAEAsgwAIagIAQCyDAAhqQgBALIMACGqCAEAsgwAIasIAADADAAgrAgAAeAMACEDAAAAmgoAIAEAAKwKADA4AACtCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAnfBwAA3QwAMOAHAACzCgAQ4QcAAN0MADD1BwQAAAABmAgEAKsMACGbCAEA2AwAIZwIAAHZDAAhnwgEAAAAAaAIAADeDAAgAQAAALAKACABAAAAsAoAIAjfBwAA3QwAMOAHAACzCgAQ4QcAAN0MADD1BwQAqwwAIZgIBACrDAAhmwgBANgMACGcCAAB2QwAIZ8IBACrDAAhAAMAAACzCgAgAQAAtAoAMAIAALAKACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAX1BwQAAAABmAgEAAAAAZsIAQAAAAGcCAABAAABnwgEAAAAAQEsAAC4CgAgBfUHBAAAAAGYCAQAAAABmwgBAAAAAZwIAAEAAAGfCAQAAAABASwAALoKADABLAAAugoAMAX1BwQAlg4AIZgIBACWDgAhmwgBAKEOACGcCAAB5A4AIZ8IBACWDgAhAgAAALAKACAsAAC9CgAgBfUHBACWDgAhmAgEAJYOACGbCAEAoQ4AIZwIAAHkDgAhnwgEAJYOACECAAAAswoAICwAAL8KACACAAAAswoAICwAAL8KACADAAAAsAoAIDMAALgKACA0AAC9CgAgAQAAALAKACABAAAAswoAIAUNAADlDgAgOQAA6A4AIDoAAOcOACBbAADmDgAgXAAA6Q4AIAjfBwAA3AwAMOAHAADGCgAQ4QcAANwMADD1BwQAogwAIZgIBACiDAAhmwgBAL8MACGcCAAB1AwAIZ8IBACiDAAhAwAAALMKACABAADFCgAwOAAAxgoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAL3wcAANcMADDgBwAAzAoAEOEHAADXDAAw4wdAAKwMACGYCAQAqwwAIZsIAQDYDAAhnAgAAdkMACGdCAEAuwwAIZ4IAAHZDAAhnwgEAAAAAaAIAADbDAAgAQAAAMkKACABAAAAyQoAIArfBwAA1wwAMOAHAADMCgAQ4QcAANcMADDjB0AArAwAIZgIBACrDAAhmwgBANgMACGcCAAB2QwAIZ0IAQC7DAAhnggAAdkMACGfCAQAqwwAIQADAAAAzAoAIAEAAM0KADACAADJCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACAH4wdAAAAAAZgIBAAAAAGbCAEAAAABnAgAAQAAAZ0IAQAAAAGeCAABAAABnwgEAAAAAQEsAADRCgAgB-MHQAAAAAGYCAQAAAABmwgBAAAAAZwIAAEAAAGdCAEAAAABnggAAQAAAZ8IBAAAAAEBLAAA0woAMAEsAADTCgAwB-MHQACXDgAhmAgEAJYOACGbCAEAoQ4AIZwIAAHkDgAhnQgBAKEOACGeCAAB5A4AIZ8IBACWDgAhAgAAAMkKACAsAADWCgAgB-MHQACXDgAhmAgEAJYOACGbCAEAoQ4AIZwIAAHkDgAhnQgBAKEOACGeCAAB5A4AIZ8IBACWDgAhAgAAAMwKACAsAADYCgAgAgAAAMwKACAsAADYCgAgAwAAAMkKACAzAADRCgAgNAAA1goAIAEAAADJCgAgAQAAAMwKACAFDQAA3w4AIDkAAOIOACA6AADhDgAgWwAA4A4AIFwAAOMOACAK3wcAANMMADDgBwAA3woAEOEHAADTDAAw4wdAAKMMACGYCAQAogwAIZsIAQC_DAAhnAgAAdQMACGdCAEAsAwAIZ4IAAHUDAAhnwgEAKIMACEDAAAAzAoAIAEAAN4KADA4AADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAXfBwAA0gwAMOAHAADlCgAQ4QcAANIMADD0ByAAAAABmggEAKsMACEBAAAA4goAIAEAAADiCgAgBd8HAADSDAAw4AcAAOUKABDhBwAA0gwAMPQHIADPDAAhmggEAKsMACEAAwAAAOUKACABAADmCgAwAgAA4goAIAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgAvQHIAAAAAGaCAQAAAABASwAAOoKACAC9AcgAAAAAZoIBAAAAAEBLAAA7AoAMAEsAADsCgAwAvQHIADZDgAhmggEAJYOACECAAAA4goAICwAAO8KACAC9AcgANkOACGaCAQAlg4AIQIAAADlCgAgLAAA8QoAIAIAAADlCgAgLAAA8QoAIAMAAADiCgAgMwAA6goAIDQAAO8KACABAAAA4goAIAEAAADlCgAgBQ0AANoOACA5AADdDgAgOgAA3A4AIFsAANsOACBcAADeDgAgBd8HAADRDAAw4AcAAPgKABDhBwAA0QwAMPQHIADLDAAhmggEAKIMACEDAAAA5QoAIAEAAPcKADA4AAD4CgAgAwAAAOUKACABAADmCgAwAgAA4goAIAvfBwAAzgwAMOAHAAD-CgAQ4QcAAM4MADDwBwEAvQwAIfQHIAAAAAH-BwIA0AwAIYEIQACsDAAhkAhAALwMACGXCAEAuwwAIZgIBACrDAAhmQhAALwMACEBAAAA-woAIAEAAAD7CgAgC98HAADODAAw4AcAAP4KABDhBwAAzgwAMPAHAQC9DAAh9AcgAM8MACH-BwIA0AwAIYEIQACsDAAhkAhAALwMACGXCAEAuwwAIZgIBACrDAAhmQhAALwMACED8AcAAJ0OACCQCAAAnQ4AIJkIAACdDgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAMAAAD-CgAgAQAA_woAMAIAAPsKACADAAAA_goAIAEAAP8KADACAAD7CgAgCPAHAQAAAAH0ByAAAAAB_gcCAAAAAYEIQAAAAAGQCEAAAAABlwgBAAAAAZgIBAAAAAGZCEAAAAABASwAAIMLACAI8AcBAAAAAfQHIAAAAAH-BwIAAAABgQhAAAAAAZAIQAAAAAGXCAEAAAABmAgEAAAAAZkIQAAAAAEBLAAAhQsAMAEsAACFCwAwCPAHAQCjDgAh9AcgANkOACH-BwIAqQ4AIYEIQACXDgAhkAhAAKIOACGXCAEAoQ4AIZgIBACWDgAhmQhAAKIOACECAAAA-woAICwAAIgLACAI8AcBAKMOACH0ByAA2Q4AIf4HAgCpDgAhgQhAAJcOACGQCEAAog4AIZcIAQChDgAhmAgEAJYOACGZCEAAog4AIQIAAAD-CgAgLAAAigsAIAIAAAD-CgAgLAAAigsAIAMAAAD7CgAgMwAAgwsAIDQAAIgLACABAAAA-woAIAEAAAD-CgAgCA0AANQOACA5AADXDgAgOgAA1g4AIFsAANUOACBcAADYDgAg8AcAAJ0OACCQCAAAnQ4AIJkIAACdDgAgC98HAADKDAAw4AcAAJELABDhBwAAygwAMPAHAQCyDAAh9AcgAMsMACH-BwIAwgwAIYEIQACjDAAhkAhAALEMACGXCAEAsAwAIZgIBACiDAAhmQhAALEMACEDAAAA_goAIAEAAJALADA4AACRCwAgAwAAAP4KACABAAD_CgAwAgAA-woAIAEAAACBAQAgAQAAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACAQAwAA0Q4AICMAANIOACAkAADTDgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAEBLAAAmQsAIA3jB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjggAANAOACCPCAEAAAABkAhAAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAQEsAACbCwAwASwAAJsLADAQAwAAtQ4AICMAALYOACAkAAC3DgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACECAAAAgQEAICwAAJ4LACAN4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACECAAAAfwAgLAAAoAsAIAIAAAB_ACAsAACgCwAgAwAAAIEBACAzAACZCwAgNAAAngsAIAEAAACBAQAgAQAAAH8AIAYNAACxDgAgOQAAsw4AIDoAALIOACCMCAAAnQ4AII8IAACdDgAgkAgAAJ0OACAQ3wcAAMgMADDgBwAApwsAEOEHAADIDAAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAh_QcBALAMACGLCAEAvwwAIYwIAQDBDAAhjQgBALAMACGOCAAAyQwAII8IAQCyDAAhkAhAALEMACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACEDAAAAfwAgAQAApgsAMDgAAKcLACADAAAAfwAgAQAAgAEAMAIAAIEBACABAAAAhQEAIAEAAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgBiIAALAOACDjB0AAAAAB9AcBAAAAAfYHAQAAAAGJCAEAAAABighAAAAAAQEsAACvCwAgBeMHQAAAAAH0BwEAAAAB9gcBAAAAAYkIAQAAAAGKCEAAAAABASwAALELADABLAAAsQsAMAYiAACvDgAg4wdAAJcOACH0BwEAoQ4AIfYHAQChDgAhiQgBAKEOACGKCEAAog4AIQIAAACFAQAgLAAAtAsAIAXjB0AAlw4AIfQHAQChDgAh9gcBAKEOACGJCAEAoQ4AIYoIQACiDgAhAgAAAIMBACAsAAC2CwAgAgAAAIMBACAsAAC2CwAgAwAAAIUBACAzAACvCwAgNAAAtAsAIAEAAACFAQAgAQAAAIMBACAEDQAArA4AIDkAAK4OACA6AACtDgAgiggAAJ0OACAI3wcAAMcMADDgBwAAvQsAEOEHAADHDAAw4wdAAKMMACH0BwEAvwwAIfYHAQC_DAAhiQgBALAMACGKCEAAsQwAIQMAAACDAQAgAQAAvAsAMDgAAL0LACADAAAAgwEAIAEAAIQBADACAACFAQAgAQAAAIkBACABAAAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIBMiAACrDgAgLIAAAAAB4wdAAAAAAfAHAQAAAAH0BwEAAAAB9QcEAAAAAfYHAQAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wdAAAAAAfwHAQAAAAH9BwEAAAAB_gcCAAAAAf8HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEBLAAAxQsAIBIsgAAAAAHjB0AAAAAB8AcBAAAAAfQHAQAAAAH1BwQAAAAB9gcBAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7B0AAAAAB_AcBAAAAAf0HAQAAAAH-BwIAAAAB_wdAAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQEsAADHCwAwASwAAMcLADATIgAAqg4AICyAAAAAAeMHQACXDgAh8AcBAKMOACH0BwEAoQ4AIfUHBACWDgAh9gcBAKEOACH3BwEAoQ4AIfgHAQChDgAh-QcBAKEOACH6BwEAoQ4AIfsHQACXDgAh_AcBAKMOACH9BwEAoQ4AIf4HAgCpDgAh_wdAAKIOACGACEAAog4AIYEIQACXDgAhgghAAKIOACECAAAAiQEAICwAAMoLACASLIAAAAAB4wdAAJcOACHwBwEAow4AIfQHAQChDgAh9QcEAJYOACH2BwEAoQ4AIfcHAQChDgAh-AcBAKEOACH5BwEAoQ4AIfoHAQChDgAh-wdAAJcOACH8BwEAow4AIf0HAQChDgAh_gcCAKkOACH_B0AAog4AIYAIQACiDgAhgQhAAJcOACGCCEAAog4AIQIAAACHAQAgLAAAzAsAIAIAAACHAQAgLAAAzAsAIAMAAACJAQAgMwAAxQsAIDQAAMoLACABAAAAiQEAIAEAAACHAQAgCg0AAKQOACA5AACnDgAgOgAApg4AIFsAAKUOACBcAACoDgAg8AcAAJ0OACD8BwAAnQ4AIP8HAACdDgAggAgAAJ0OACCCCAAAnQ4AIBUsAADADAAg3wcAAL4MADDgBwAA0wsAEOEHAAC-DAAw4wdAAKMMACHwBwEAsgwAIfQHAQC_DAAh9QcEAKIMACH2BwEAvwwAIfcHAQC_DAAh-AcBALAMACH5BwEAsAwAIfoHAQCwDAAh-wdAAKMMACH8BwEAwQwAIf0HAQCwDAAh_gcCAMIMACH_B0AAsQwAIYAIQACxDAAhgQhAAKMMACGCCEAAsQwAIQMAAACHAQAgAQAA0gsAMDgAANMLACADAAAAhwEAIAEAAIgBADACAACJAQAgB98HAAC6DAAw4AcAANkLABDhBwAAugwAMOMHQACsDAAh7gcBAAAAAe8HQAC8DAAh8AcBAL0MACEBAAAA1gsAIAEAAADWCwAgB98HAAC6DAAw4AcAANkLABDhBwAAugwAMOMHQACsDAAh7gcBALsMACHvB0AAvAwAIfAHAQC9DAAhAu8HAACdDgAg8AcAAJ0OACADAAAA2QsAIAEAANoLADACAADWCwAgAwAAANkLACABAADaCwAwAgAA1gsAIAMAAADZCwAgAQAA2gsAMAIAANYLACAE4wdAAAAAAe4HAQAAAAHvB0AAAAAB8AcBAAAAAQEsAADeCwAgBOMHQAAAAAHuBwEAAAAB7wdAAAAAAfAHAQAAAAEBLAAA4AsAMAEsAADgCwAwBOMHQACXDgAh7gcBAKEOACHvB0AAog4AIfAHAQCjDgAhAgAAANYLACAsAADjCwAgBOMHQACXDgAh7gcBAKEOACHvB0AAog4AIfAHAQCjDgAhAgAAANkLACAsAADlCwAgAgAAANkLACAsAADlCwAgAwAAANYLACAzAADeCwAgNAAA4wsAIAEAAADWCwAgAQAAANkLACAFDQAAng4AIDkAAKAOACA6AACfDgAg7wcAAJ0OACDwBwAAnQ4AIAffBwAArwwAMOAHAADsCwAQ4QcAAK8MADDjB0AAowwAIe4HAQCwDAAh7wdAALEMACHwBwEAsgwAIQMAAADZCwAgAQAA6wsAMDgAAOwLACADAAAA2QsAIAEAANoLADACAADWCwAgBd8HAACuDAAw4AcAAPILABDhBwAArgwAMOwHBAAAAAHtB0AArAwAIQEAAADvCwAgAQAAAO8LACAF3wcAAK4MADDgBwAA8gsAEOEHAACuDAAw7AcEAKsMACHtB0AArAwAIQADAAAA8gsAIAEAAPMLADACAADvCwAgAwAAAPILACABAADzCwAwAgAA7wsAIAMAAADyCwAgAQAA8wsAMAIAAO8LACAC7AcEAAAAAe0HQAAAAAEBLAAA9wsAIALsBwQAAAAB7QdAAAAAAQEsAAD5CwAwASwAAPkLADAC7AcEAJYOACHtB0AAlw4AIQIAAADvCwAgLAAA_AsAIALsBwQAlg4AIe0HQACXDgAhAgAAAPILACAsAAD-CwAgAgAAAPILACAsAAD-CwAgAwAAAO8LACAzAAD3CwAgNAAA_AsAIAEAAADvCwAgAQAAAPILACAFDQAAmA4AIDkAAJsOACA6AACaDgAgWwAAmQ4AIFwAAJwOACAF3wcAAK0MADDgBwAAhQwAEOEHAACtDAAw7AcEAKIMACHtB0AAowwAIQMAAADyCwAgAQAAhAwAMDgAAIUMACADAAAA8gsAIAEAAPMLADACAADvCwAgBd8HAACqDAAw4AcAAIsMABDhBwAAqgwAMOIHBAAAAAHjB0AArAwAIQEAAACIDAAgAQAAAIgMACAF3wcAAKoMADDgBwAAiwwAEOEHAACqDAAw4gcEAKsMACHjB0AArAwAIQADAAAAiwwAIAEAAIwMADACAACIDAAgAwAAAIsMACABAACMDAAwAgAAiAwAIAMAAACLDAAgAQAAjAwAMAIAAIgMACAC4gcEAAAAAeMHQAAAAAEBLAAAkAwAIALiBwQAAAAB4wdAAAAAAQEsAACSDAAwASwAAJIMADAC4gcEAJYOACHjB0AAlw4AIQIAAACIDAAgLAAAlQwAIALiBwQAlg4AIeMHQACXDgAhAgAAAIsMACAsAACXDAAgAgAAAIsMACAsAACXDAAgAwAAAIgMACAzAACQDAAgNAAAlQwAIAEAAACIDAAgAQAAAIsMACAFDQAAkQ4AIDkAAJQOACA6AACTDgAgWwAAkg4AIFwAAJUOACAF3wcAAKEMADDgBwAAngwAEOEHAAChDAAw4gcEAKIMACHjB0AAowwAIQMAAACLDAAgAQAAnQwAMDgAAJ4MACADAAAAiwwAIAEAAIwMADACAACIDAAgBd8HAAChDAAw4AcAAJ4MABDhBwAAoQwAMOIHBACiDAAh4wdAAKMMACENDQAApQwAIDkAAKkMACA6AACpDAAgWwAAqAwAIFwAAKkMACDkBwQAAAAB5QcEAAAABOYHBAAAAATnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAKcMACELDQAApQwAIDkAAKYMACA6AACmDAAg5AdAAAAAAeUHQAAAAATmB0AAAAAE5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQACkDAAhCw0AAKUMACA5AACmDAAgOgAApgwAIOQHQAAAAAHlB0AAAAAE5gdAAAAABOcHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AApAwAIQjkBwIAAAAB5QcCAAAABOYHAgAAAATnBwIAAAAB6AcCAAAAAekHAgAAAAHqBwIAAAAB6wcCAKUMACEI5AdAAAAAAeUHQAAAAATmB0AAAAAE5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQACmDAAhDQ0AAKUMACA5AACpDAAgOgAAqQwAIFsAAKgMACBcAACpDAAg5AcEAAAAAeUHBAAAAATmBwQAAAAE5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACnDAAhCOQHCAAAAAHlBwgAAAAE5gcIAAAABOcHCAAAAAHoBwgAAAAB6QcIAAAAAeoHCAAAAAHrBwgAqAwAIQjkBwQAAAAB5QcEAAAABOYHBAAAAATnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAKkMACEF3wcAAKoMADDgBwAAiwwAEOEHAACqDAAw4gcEAKsMACHjB0AArAwAIQjkBwQAAAAB5QcEAAAABOYHBAAAAATnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAKkMACEI5AdAAAAAAeUHQAAAAATmB0AAAAAE5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQACmDAAhBd8HAACtDAAw4AcAAIUMABDhBwAArQwAMOwHBACiDAAh7QdAAKMMACEF3wcAAK4MADDgBwAA8gsAEOEHAACuDAAw7AcEAKsMACHtB0AArAwAIQffBwAArwwAMOAHAADsCwAQ4QcAAK8MADDjB0AAowwAIe4HAQCwDAAh7wdAALEMACHwBwEAsgwAIQ4NAAClDAAgOQAAuQwAIDoAALkMACDkBwEAAAAB5QcBAAAABOYHAQAAAATnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALgMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAELDQAAtAwAIDkAALcMACA6AAC3DAAg5AdAAAAAAeUHQAAAAAXmB0AAAAAF5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQAC2DAAhDg0AALQMACA5AAC1DAAgOgAAtQwAIOQHAQAAAAHlBwEAAAAF5gcBAAAABecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAswwAIfEHAQAAAAHyBwEAAAAB8wcBAAAAAQ4NAAC0DAAgOQAAtQwAIDoAALUMACDkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALMMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAEI5AcCAAAAAeUHAgAAAAXmBwIAAAAF5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgC0DAAhC-QHAQAAAAHlBwEAAAAF5gcBAAAABecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAtQwAIfEHAQAAAAHyBwEAAAAB8wcBAAAAAQsNAAC0DAAgOQAAtwwAIDoAALcMACDkB0AAAAAB5QdAAAAABeYHQAAAAAXnB0AAAAAB6AdAAAAAAekHQAAAAAHqB0AAAAAB6wdAALYMACEI5AdAAAAAAeUHQAAAAAXmB0AAAAAF5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQAC3DAAhDg0AAKUMACA5AAC5DAAgOgAAuQwAIOQHAQAAAAHlBwEAAAAE5gcBAAAABOcHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAuAwAIfEHAQAAAAHyBwEAAAAB8wcBAAAAAQvkBwEAAAAB5QcBAAAABOYHAQAAAATnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALkMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAEH3wcAALoMADDgBwAA2QsAEOEHAAC6DAAw4wdAAKwMACHuBwEAuwwAIe8HQAC8DAAh8AcBAL0MACEL5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQC5DAAh8QcBAAAAAfIHAQAAAAHzBwEAAAABCOQHQAAAAAHlB0AAAAAF5gdAAAAABecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AAtwwAIQvkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALUMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAEVLAAAwAwAIN8HAAC-DAAw4AcAANMLABDhBwAAvgwAMOMHQACjDAAh8AcBALIMACH0BwEAvwwAIfUHBACiDAAh9gcBAL8MACH3BwEAvwwAIfgHAQCwDAAh-QcBALAMACH6BwEAsAwAIfsHQACjDAAh_AcBAMEMACH9BwEAsAwAIf4HAgDCDAAh_wdAALEMACGACEAAsQwAIYEIQACjDAAhgghAALEMACELDQAApQwAIDkAALkMACA6AAC5DAAg5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDGDAAhDw0AAKUMACA5AADFDAAgOgAAxQwAIOQHgAAAAAHnB4AAAAAB6AeAAAAAAekHgAAAAAHqB4AAAAAB6weAAAAAAYMIAQAAAAGECAEAAAABhQgBAAAAAYYIgAAAAAGHCIAAAAABiAiAAAAAAQsNAAC0DAAgOQAAtQwAIDoAALUMACDkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAMQMACENDQAApQwAIDkAAKUMACA6AAClDAAgWwAAqAwAIFwAAKUMACDkBwIAAAAB5QcCAAAABOYHAgAAAATnBwIAAAAB6AcCAAAAAekHAgAAAAHqBwIAAAAB6wcCAMMMACENDQAApQwAIDkAAKUMACA6AAClDAAgWwAAqAwAIFwAAKUMACDkBwIAAAAB5QcCAAAABOYHAgAAAATnBwIAAAAB6AcCAAAAAekHAgAAAAHqBwIAAAAB6wcCAMMMACELDQAAtAwAIDkAALUMACA6AAC1DAAg5AcBAAAAAeUHAQAAAAXmBwEAAAAF5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDEDAAhDOQHgAAAAAHnB4AAAAAB6AeAAAAAAekHgAAAAAHqB4AAAAAB6weAAAAAAYMIAQAAAAGECAEAAAABhQgBAAAAAYYIgAAAAAGHCIAAAAABiAiAAAAAAQsNAAClDAAgOQAAuQwAIDoAALkMACDkBwEAAAAB5QcBAAAABOYHAQAAAATnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAMYMACEI3wcAAMcMADDgBwAAvQsAEOEHAADHDAAw4wdAAKMMACH0BwEAvwwAIfYHAQC_DAAhiQgBALAMACGKCEAAsQwAIRDfBwAAyAwAMOAHAACnCwAQ4QcAAMgMADDjB0AAowwAIe4HAQCwDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhjAgBAMEMACGNCAEAsAwAIY4IAADJDAAgjwgBALIMACGQCEAAsQwAIZEIAQCwDAAhkggBALAMACGTCEAAowwAIQTkBwEAAAAFlAgBAAAAAZUIAQAAAASWCAEAAAAEC98HAADKDAAw4AcAAJELABDhBwAAygwAMPAHAQCyDAAh9AcgAMsMACH-BwIAwgwAIYEIQACjDAAhkAhAALEMACGXCAEAsAwAIZgIBACiDAAhmQhAALEMACEFDQAApQwAIDkAAM0MACA6AADNDAAg5AcgAAAAAesHIADMDAAhBQ0AAKUMACA5AADNDAAgOgAAzQwAIOQHIAAAAAHrByAAzAwAIQLkByAAAAAB6wcgAM0MACEL3wcAAM4MADDgBwAA_goAEOEHAADODAAw8AcBAL0MACH0ByAAzwwAIf4HAgDQDAAhgQhAAKwMACGQCEAAvAwAIZcIAQC7DAAhmAgEAKsMACGZCEAAvAwAIQLkByAAAAAB6wcgAM0MACEI5AcCAAAAAeUHAgAAAATmBwIAAAAE5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgClDAAhBd8HAADRDAAw4AcAAPgKABDhBwAA0QwAMPQHIADLDAAhmggEAKIMACEF3wcAANIMADDgBwAA5QoAEOEHAADSDAAw9AcgAM8MACGaCAQAqwwAIQrfBwAA0wwAMOAHAADfCgAQ4QcAANMMADDjB0AAowwAIZgIBACiDAAhmwgBAL8MACGcCAAB1AwAIZ0IAQCwDAAhnggAAdQMACGfCAQAogwAIQcNAAClDAAgOQAA1gwAIDoAANYMACDkBwABAAAB5QcAAQAABOYHAAEAAATrBwAB1QwAIQcNAAClDAAgOQAA1gwAIDoAANYMACDkBwABAAAB5QcAAQAABOYHAAEAAATrBwAB1QwAIQTkBwABAAAB5QcAAQAABOYHAAEAAATrBwAB1gwAIQrfBwAA1wwAMOAHAADMCgAQ4QcAANcMADDjB0AArAwAIZgIBACrDAAhmwgBANgMACGcCAAB2QwAIZ0IAQC7DAAhnggAAdkMACGfCAQAqwwAIQjkBwEAAAAB5QcBAAAABOYHAQAAAATnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBANoMACEE5AcAAQAAAeUHAAEAAATmBwABAAAE6wcAAdYMACEI5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDaDAAhApgIBAAAAAGbCAEAAAABCN8HAADcDAAw4AcAAMYKABDhBwAA3AwAMPUHBACiDAAhmAgEAKIMACGbCAEAvwwAIZwIAAHUDAAhnwgEAKIMACEI3wcAAN0MADDgBwAAswoAEOEHAADdDAAw9QcEAKsMACGYCAQAqwwAIZsIAQDYDAAhnAgAAdkMACGfCAQAqwwAIQKYCAQAAAABmwgBAAAAARXfBwAA3wwAMOAHAACtCgAQ4QcAAN8MADDjB0AAowwAIfQHAQC_DAAh9QcEAKIMACGLCAEAwQwAIYwIAQDBDAAhlwgBALAMACGhCAEAsAwAIaIIAQCwDAAhowgBALIMACGkCAEAwQwAIaUIAQCwDAAhpggBALAMACGnCAEAsgwAIagIAQCyDAAhqQgBALIMACGqCAEAsgwAIasIAADADAAgrAgAAeAMACEHDQAAtAwAIDkAAOIMACA6AADiDAAg5AcAAQAAAeUHAAEAAAXmBwABAAAF6wcAAeEMACEHDQAAtAwAIDkAAOIMACA6AADiDAAg5AcAAQAAAeUHAAEAAAXmBwABAAAF6wcAAeEMACEE5AcAAQAAAeUHAAEAAAXmBwABAAAF6wcAAeIMACEV3wcAAOMMADDgBwAAmgoAEOEHAADjDAAw4wdAAKwMACH0BwEA2AwAIfUHBACrDAAhiwgBAOQMACGMCAEA5AwAIZcIAQC7DAAhoQgBALsMACGiCAEAuwwAIaMIAQC9DAAhpAgBAOQMACGlCAEAuwwAIaYIAQC7DAAhpwgBAL0MACGoCAEAvQwAIakIAQC9DAAhqggBAL0MACGrCAAA5QwAIKwIAAHmDAAhCOQHAQAAAAHlBwEAAAAF5gcBAAAABecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEA5wwAIQzkB4AAAAAB5weAAAAAAegHgAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAGDCAEAAAABhAgBAAAAAYUIAQAAAAGGCIAAAAABhwiAAAAAAYgIgAAAAAEE5AcAAQAAAeUHAAEAAAXmBwABAAAF6wcAAeIMACEI5AcBAAAAAeUHAQAAAAXmBwEAAAAF5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDnDAAhDAUBALAMACHfBwAA6AwAMOAHAACUCgAQ4QcAAOgMADDjB0AAowwAIe4HAQCwDAAhrQgEAKIMACGuCAEAsAwAIa8IAQC_DAAhsAgBALAMACGxCAAA6QwAILIIAADpDAAgDw0AALQMACA5AADqDAAgOgAA6gwAIOQHgAAAAAHnB4AAAAAB6AeAAAAAAekHgAAAAAHqB4AAAAAB6weAAAAAAYMIAQAAAAGECAEAAAABhQgBAAAAAYYIgAAAAAGHCIAAAAABiAiAAAAAAQzkB4AAAAAB5weAAAAAAegHgAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAGDCAEAAAABhAgBAAAAAYUIAQAAAAGGCIAAAAABhwiAAAAAAYgIgAAAAAEMBQEAuwwAId8HAADrDAAw4AcAAIEKABDhBwAA6wwAMOMHQACsDAAh7gcBALsMACGtCAQAqwwAIa4IAQC7DAAhrwgBANgMACGwCAEAuwwAIbEIAADsDAAgsggAAOwMACAM5AeAAAAAAecHgAAAAAHoB4AAAAAB6QeAAAAAAeoHgAAAAAHrB4AAAAABgwgBAAAAAYQIAQAAAAGFCAEAAAABhgiAAAAAAYcIgAAAAAGICIAAAAABAgUBAAAAAa0IBAAAAAEL3wcAAO4MADDgBwAA-wkAEOEHAADuDAAw4wdAAKMMACH0BwQAogwAIf4HAgDCDAAhtAgBAL8MACG1CAEAsAwAIbYIQACjDAAhtwgBALIMACG4CAEAsgwAIQvfBwAA7wwAMOAHAADoCQAQ4QcAAO8MADDjB0AArAwAIfQHBACrDAAh_gcCANAMACG0CAEA2AwAIbUIAQC7DAAhtghAAKwMACG3CAEAvQwAIbgIAQC9DAAhCN8HAADwDAAw4AcAAOIJABDhBwAA8AwAMPQHIADLDAAhuQgEAKIMACG6CEAAowwAIbsIBACiDAAhvAhAALEMACEI3wcAAPEMADDgBwAAzwkAEOEHAADxDAAw9AcgAM8MACG5CAQAqwwAIboIQACsDAAhuwgEAKsMACG8CEAAvAwAIQffBwAA8gwAMOAHAADJCQAQ4QcAAPIMADD6BwEAsAwAIYsIAQDBDAAhrggBALAMACG9CEAAowwAIQffBwAA8wwAMOAHAAC2CQAQ4QcAAPMMADD6BwEAuwwAIYsIAQDkDAAhrggBALsMACG9CEAArAwAIQL6BwEAAAABrggBAAAAAQffBwAA9QwAMOAHAACwCQAQ4QcAAPUMADC_CAEAsAwAIcAIQACjDAAhwQgCAMIMACHCCAIAwgwAIQffBwAA9gwAMOAHAACdCQAQ4QcAAPYMADC_CAEAuwwAIcAIQACsDAAhwQgCANAMACHCCAIA0AwAIQ7fBwAA9wwAMOAHAACXCQAQ4QcAAPcMADCLCAEAvwwAIYwIAQC_DAAhwwgBALAMACHECAEAsAwAIcUIBACiDAAhxggEAKIMACHHCAQAogwAIcgIBACiDAAhyQgEAKIMACHKCAQAogwAIcsIBACiDAAhDt8HAAD4DAAw4AcAAIQJABDhBwAA-AwAMIsIAQDYDAAhjAgBANgMACHDCAEAuwwAIcQIAQC7DAAhxQgEAKsMACHGCAQAqwwAIccIBACrDAAhyAgEAKsMACHJCAQAqwwAIcoIBACrDAAhywgEAKsMACEEjAgBAAAAAcMIAQAAAAHECAEAAAABxQgEAAAAAQ7fBwAA-gwAMOAHAAD-CAAQ4QcAAPoMADCLCAEAvwwAIYwIAQC_DAAhwwgBALAMACHECAEAsAwAIcUIBACiDAAhxggEAKIMACHHCAQAogwAIcgIBACiDAAhyQgEAKIMACHKCAQAogwAIcsIBACiDAAhDt8HAAD7DAAw4AcAAOsIABDhBwAA-wwAMIsIAQDYDAAhjAgBANgMACHDCAEAuwwAIcQIAQC7DAAhxQgEAKsMACHGCAQAqwwAIccIBACrDAAhyAgEAKsMACHJCAQAqwwAIcoIBACrDAAhywgEAKsMACEEjAgBAAAAAcMIAQAAAAHECAEAAAABxQgEAAAAAQ3fBwAA_QwAMOAHAADlCAAQ4QcAAP0MADDjB0AAowwAIfQHAQC_DAAhiwgBAL8MACGMCAEAvwwAIacIAQCwDAAhwwgBALAMACHECAEAsAwAIc0IBACiDAAhzggEAKIMACHPCAEAsAwAIQ3fBwAA_gwAMOAHAADSCAAQ4QcAAP4MADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGMCAEA2AwAIacIAQC7DAAhwwgBALsMACHECAEAuwwAIc0IBACrDAAhzggEAKsMACHPCAEAuwwAIQKLCAEAAAABzwgBAAAAAQrfBwAAgA0AMOAHAADMCAAQ4QcAAIANADDjB0AAowwAIewHBACiDAAh9AcBAL8MACGLCAEAvwwAIacIAQCwDAAh0QgAAMAMACDSCEAAowwAIQrfBwAAgQ0AMOAHAAC5CAAQ4QcAAIENADDjB0AArAwAIewHBACrDAAh9AcBANgMACGLCAEA2AwAIacIAQC7DAAh0QgAAOUMACDSCEAArAwAIQbfBwAAgg0AMOAHAACzCAAQ4QcAAIINADDjB0AAowwAIfQHAQC_DAAh0QgBALAMACEG3wcAAIMNADDgBwAAoAgAEOEHAACDDQAw4wdAAKwMACH0BwEA2AwAIdEIAQC7DAAhCN8HAACEDQAw4AcAAJoIABDhBwAAhA0AMOMHQACjDAAh7AcEAKIMACH0BwEAvwwAIYsIAQC_DAAh0QgAAMAMACAI3wcAAIUNADDgBwAAhwgAEOEHAACFDQAw4wdAAKwMACHsBwQAqwwAIfQHAQDYDAAhiwgBANgMACHRCAAA5QwAIALsBwQAAAABiwgBAAAAARHfBwAAhw0AMOAHAACBCAAQ4QcAAIcNADCLCAEAvwwAIYwIAQC_DAAhtAgBAL8MACHDCAEAsAwAIcQIAQCwDAAhxwgCAIkNACHUCAEAsAwAIdUIAgDCDAAh1ggEAKIMACHXCAQAiA0AIdgIBACIDQAh2QgEAIgNACHaCEAAsQwAIdsIBACIDQAhDQ0AALQMACA5AACNDQAgOgAAjQ0AIFsAAIsNACBcAACNDQAg5AcEAAAAAeUHBAAAAAXmBwQAAAAF5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACMDQAhDQ0AALQMACA5AAC0DAAgOgAAtAwAIFsAAIsNACBcAAC0DAAg5AcCAAAAAeUHAgAAAAXmBwIAAAAF5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgCKDQAhDQ0AALQMACA5AAC0DAAgOgAAtAwAIFsAAIsNACBcAAC0DAAg5AcCAAAAAeUHAgAAAAXmBwIAAAAF5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgCKDQAhCOQHCAAAAAHlBwgAAAAF5gcIAAAABecHCAAAAAHoBwgAAAAB6QcIAAAAAeoHCAAAAAHrBwgAiw0AIQ0NAAC0DAAgOQAAjQ0AIDoAAI0NACBbAACLDQAgXAAAjQ0AIOQHBAAAAAHlBwQAAAAF5gcEAAAABecHBAAAAAHoBwQAAAAB6QcEAAAAAeoHBAAAAAHrBwQAjA0AIQjkBwQAAAAB5QcEAAAABeYHBAAAAAXnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAI0NACER3wcAAI4NADDgBwAA7gcAEOEHAACODQAwiwgBANgMACGMCAEA2AwAIbQIAQDYDAAhwwgBALsMACHECAEAuwwAIccIAgCQDQAh1AgBALsMACHVCAIA0AwAIdYIBACrDAAh1wgEAI8NACHYCAQAjw0AIdkIBACPDQAh2ghAALwMACHbCAQAjw0AIQjkBwQAAAAB5QcEAAAABeYHBAAAAAXnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAI0NACEI5AcCAAAAAeUHAgAAAAXmBwIAAAAF5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgC0DAAhGN8HAACRDQAw4AcAAOgHABDhBwAAkQ0AMOMHQACjDAAhjAgBAL8MACG0CAEAvwwAIdUIAgDCDAAh3AgBAL8MACHdCAEAsAwAId4IAgDCDAAh3wgEAKIMACHgCAEAsAwAIeEIAQCwDAAh4ggBALAMACHjCAIAwgwAIeQIAgDCDAAh5QgCAMIMACHmCAAAwAwAIOcIQACxDAAh6AhAALEMACHpCEAAsQwAIeoIBACiDAAh6wgEAKIMACHsCAEAsAwAIQrfBwAAkg0AMOAHAADSBwAQ4QcAAJINADD0BwEAvwwAIYwIAQC_DAAhpAgBAL8MACG0CAEAvwwAIbYIQACjDAAh7QgCAMIMACHuCEAAowwAIQrfBwAAkw0AMOAHAAC_BwAQ4QcAAJMNADD0BwEA2AwAIYwIAQDYDAAhpAgBANgMACG0CAEA2AwAIbYIQACsDAAh7QgCANAMACHuCEAArAwAIRIFAQCwDAAh3wcAAJQNADDgBwAAuQcAEOEHAACUDQAw7gcBALAMACGnCAEAsAwAIa0IBACiDAAhrggBALAMACGvCAEAvwwAIbQIAQC_DAAh7wgBALAMACHwCAEAsAwAIfEIAQCwDAAh8ggCAMIMACHzCEAAowwAIfQIQACjDAAh9QgEAKIMACH2CAIAwgwAIRIFAQC7DAAh3wcAAJUNADDgBwAApgcAEOEHAACVDQAw7gcBALsMACGnCAEAuwwAIa0IBACrDAAhrggBALsMACGvCAEA2AwAIbQIAQDYDAAh7wgBALsMACHwCAEAuwwAIfEIAQC7DAAh8ggCANAMACHzCEAArAwAIfQIQACsDAAh9QgEAKsMACH2CAIA0AwAIQIFAQAAAAHuBwEAAAABArQIAQAAAAHvCAEAAAABIQUBALAMACHfBwAAmA0AMOAHAACgBwAQ4QcAAJgNADDjB0AAowwAIe4HAQCwDAAhqAgBALIMACGtCAQAogwAIa4IAQCwDAAhrwgBAL8MACHiCAEAsgwAIfkIBACiDAAh-ghAALEMACH7CAAAwAwAIPwIAADADAAg_QgAAMAMACD-CAEAsAwAIf8IQACjDAAhgAkgAMsMACGBCQEAsgwAIYIJAQCyDAAhgwkBALIMACGECQAAwAwAIIUJAADADAAghgkAAMAMACCHCQAAwAwAIIgJAQCyDAAhiQkBALIMACGKCQEAsgwAIYsJAgDCDAAhjAkBALIMACGNCQIAwgwAIY4JAgDCDAAhIQUBALsMACHfBwAAmQ0AMOAHAACNBwAQ4QcAAJkNADDjB0AArAwAIe4HAQC7DAAhqAgBAL0MACGtCAQAqwwAIa4IAQC7DAAhrwgBANgMACHiCAEAvQwAIfkIBACrDAAh-ghAALwMACH7CAAA5QwAIPwIAADlDAAg_QgAAOUMACD-CAEAuwwAIf8IQACsDAAhgAkgAM8MACGBCQEAvQwAIYIJAQC9DAAhgwkBAL0MACGECQAA5QwAIIUJAADlDAAghgkAAOUMACCHCQAA5QwAIIgJAQC9DAAhiQkBAL0MACGKCQEAvQwAIYsJAgDQDAAhjAkBAL0MACGNCQIA0AwAIY4JAgDQDAAhAwUBAAAAAe4HAQAAAAGuCAEAAAABBt8HAACbDQAw4AcAAIcHABDhBwAAmw0AMIoIQACjDAAhkAkBAL8MACGRCQAB1AwAIRffBwAAnA0AMOAHAADxBgAQ4QcAAJwNADDjB0AAowwAIfQHAQC_DAAh_QcBALAMACGLCAEAvwwAIYwIAQC_DAAhkQgBALAMACGSCAEAsAwAIZMIQACjDAAhkAkBAL8MACGSCQEAsAwAIZMJAQCwDAAhlAkBALAMACGVCQAAwAwAIJYJAADJDAAglwkCAMIMACGYCSAAywwAIZkJAQCwDAAhmgkAAMkMACCbCSAAywwAIZwJAgDCDAAhCd8HAACdDQAw4AcAANsGABDhBwAAnQ0AMO8HQACxDAAh_wdAAKMMACGQCQEAvwwAIZ0JAADJDAAgngkAAMkMACCfCQEAsgwAIQoSAACfDQAg3wcAAJ4NADDgBwAAOgAQ4QcAAJ4NADDvB0AAvAwAIf8HQACsDAAhkAkBANgMACGdCQAAyQwAIJ4JAADJDAAgnwkBAL0MACEaAwAAqA0AIBEAANwNACATAADdDQAgFAAA3g0AIN8HAADbDQAw4AcAAG4AEOEHAADbDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGSCQEAuwwAIZwJAgDQDAAhoAkBALsMACGhCQEAuwwAIaIJAQC9DAAhowkAAOwMACCkCQEAvQwAIaUJAADJDAAgpgkCANAMACGnCQIA0AwAIZwKAABuACCdCgAAbgAgFN8HAACgDQAw4AcAAMMGABDhBwAAoA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIZMIQACjDAAhkgkBALAMACGcCQIAwgwAIaAJAQCwDAAhoQkBALAMACGiCQEAsgwAIaMJAADpDAAgpAkBALIMACGlCQAAyQwAIKYJAgDCDAAhpwkCAMIMACESBAEAsgwAId8HAAChDQAw4AcAAK0GABDhBwAAoQ0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYoIQACjDAAhiwgBAMEMACGMCAEAwQwAIakIAQCwDAAhqAkAAdQMACGpCQAB1AwAIaoJAQCyDAAhqwkBALIMACGsCQEAwQwAIa0JAgDCDAAhrglAALEMACEO3wcAAKINADDgBwAAkwYAEOEHAACiDQAw4wdAAKMMACH0BwEAvwwAIYoIQACjDAAhiwgBAL8MACGMCAEAvwwAIawJAQC_DAAhrwkAAdQMACGwCQAB1AwAIbEJAQCyDAAhsglAALEMACGzCUAAsQwAIQvfBwAAow0AMOAHAAD9BQAQ4QcAAKMNADCKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGsCQEAvwwAIbQJAAHUDAAhtQkBALAMACG2CQEAsAwAIbcJQACxDAAhE98HAACkDQAw4AcAAOcFABDhBwAApA0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIaAJAQCyDAAhswlAALEMACG3CUAAsQwAIbgJAQC_DAAhuQkAAdQMACG6CQEAsAwAIbsJAQCyDAAhvAkBALIMACG9CQEAsgwAIb4JAADJDAAgDt8HAAClDQAw4AcAANEFABDhBwAApQ0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhoAkBALIMACG8CQEAsgwAIb0JAQCyDAAhvgkAAMkMACC_CQIAwgwAIcAJAQCyDAAhwQlAALEMACEC9AcBAAAAAYsIAQAAAAEQAwAAqA0AICEAAKkNACDfBwAApw0AMOAHAAB0ABDhBwAApw0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhoAkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACC_CQIA0AwAIcAJAQC9DAAhwQlAALwMACEbDwAA5A0AIBAAAOUNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHQAA5w0AIB4AAOMNACAfAADmDQAgIAAA6Q0AICEAAKkNACAlAADtDQAgJgAA7g0AIN8HAADiDQAw4AcAAFoAEOEHAADiDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhkgkBALsMACHXCQEAuwwAIZMKAQC9DAAhlApAAKwMACGVCkAAvAwAIZYKAQC9DAAhnAoAAFoAIJ0KAABaACADwwkAAHYAIMQJAAB2ACDFCQAAdgAgCN8HAACqDQAw4AcAALkFABDhBwAAqg0AMOMHQACjDAAh9AcBAL8MACGJCAEAsAwAIcYJAQCwDAAhxwkBALIMACEI3wcAAKsNADDgBwAApgUAEOEHAACrDQAw4wdAAKwMACH0BwEA2AwAIYkIAQC7DAAhxgkBALsMACHHCQEAvQwAIQffBwAArA0AMOAHAACgBQAQ4QcAAKwNADDjB0AAowwAIfQHAQC_DAAhnQgBALAMACHICQEAsAwAIQffBwAArQ0AMOAHAACNBQAQ4QcAAK0NADDjB0AArAwAIfQHAQDYDAAhnQgBALsMACHICQEAuwwAIQnfBwAArg0AMOAHAACHBQAQ4QcAAK4NADDjB0AAowwAIfQHAQC_DAAhiQgBALAMACHJCQEAsAwAIcoJAAHUDAAhywkAAdQMACEJ3wcAAK8NADDgBwAA9AQAEOEHAACvDQAw4wdAAKwMACH0BwEA2AwAIYkIAQC7DAAhyQkBALsMACHKCQAB2QwAIcsJAAHZDAAhAskJAQAAAAHKCQABAAABBt8HAACxDQAw4AcAAO4EABDhBwAAsQ0AMM0JAQCwDAAhzgkCAMIMACHPCQQAiA0AIQbfBwAAsg0AMOAHAADbBAAQ4QcAALINADDNCQEAuwwAIc4JAgDQDAAhzwkEAI8NACEL3wcAALMNADDgBwAA1QQAEOEHAACzDQAw4wdAAKMMACH0BwEAvwwAIf4HAgDCDAAhgQhAAKMMACGJCAEAsgwAIYsIAQC_DAAh0AkBAMEMACHRCQAA6QwAIA3fBwAAtA0AMOAHAAC9BAAQ4QcAALQNADDjB0AAowwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIZEIAQCwDAAhkggBALAMACGsCQEAvwwAIbMJQACxDAAhuQkAAdQMACHSCUAAsQwAIQrfBwAAtQ0AMOAHAACnBAAQ4QcAALUNADDjB0AAowwAIe4HAQCwDAAh9AcBAL8MACGLCAEAvwwAIawJAQC_DAAhxgkBALAMACHTCQEAsAwAIQ7fBwAAtg0AMOAHAACRBAAQ4QcAALYNADDjB0AAowwAIfQHAQC_DAAh-gcBALIMACH9BwEAsAwAIYsIAQC_DAAhjAgBAMEMACGSCQEAsAwAIaAJAQCyDAAh1AkBALAMACHVCQEAsAwAIdYJQACxDAAhDd8HAAC3DQAw4AcAAPkDABDhBwAAtw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQDBDAAhkgkBALAMACG0CQAB1AwAIdcJAQCwDAAh2AkBALAMACHZCUAAsQwAIdoJAADpDAAgDd8HAAC4DQAw4AcAAOYDABDhBwAAuA0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDkDAAhkgkBALsMACG0CQAB2QwAIdcJAQC7DAAh2AkBALsMACHZCUAAvAwAIdoJAADsDAAgBd8HAAC5DQAw4AcAAOADABDhBwAAuQ0AMIoIQACjDAAh2wkAAdQMACEF3wcAALoNADDgBwAAzQMAEOEHAAC6DQAwighAAKwMACHbCQAB2QwAIRffBwAAuw0AMOAHAADHAwAQ4QcAALsNADDjB0AAowwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIYwIAQC_DAAhoQgBALAMACGiCAEAvwwAIZAJAQDBDAAhlgkAAMkMACCxCQEAsgwAIbMJQACxDAAhuQkAAdQMACHcCQAAyQwAIN0JQACxDAAh3gkCAIkNACHfCQIAiQ0AIeAJAQCyDAAh4QkBALIMACHiCQEAwQwAIeMJAQDBDAAhFt8HAAC8DQAw4AcAALEDABDhBwAAvA0AMOMHQACjDAAh7gcBALAMACH0BwEAvwwAIYoIQACjDAAhiwgBAL8MACGMCAEAvwwAIZEIAQCwDAAhkggBALAMACGWCQAAyQwAIJkJAQCwDAAhmgkAAMkMACCbCSAAywwAIbAJAAHUDAAhswlAALEMACHVCQEAsgwAId0JQACxDAAh5AkBAMEMACHlCQEAsgwAIeYJQACxDAAhDN8HAAC9DQAw4AcAAJsDABDhBwAAvQ0AMOMHQACjDAAh7gcBALAMACGvCAEAvwwAIe8IAQCwDAAh-QgCAMIMACHnCQAAwAwAIOgJAQCyDAAh6QkEAIgNACHqCSAAywwAIQzfBwAAvg0AMOAHAACIAwAQ4QcAAL4NADDjB0AArAwAIe4HAQC7DAAhrwgBANgMACHvCAEAuwwAIfkIAgDQDAAh5wkAAOUMACDoCQEAvQwAIekJBACPDQAh6gkgAM8MACEJ3wcAAL8NADDgBwAAggMAEOEHAAC_DQAwtAgBAL8MACG1CAEAsgwAIdwIAQC_DAAh4AgBALAMACHrCAQAiA0AIesJQACjDAAhCd8HAADADQAw4AcAAO8CABDhBwAAwA0AMLQIAQDYDAAhtQgBAL0MACHcCAEA2AwAIeAIAQC7DAAh6wgEAI8NACHrCUAArAwAIQjfBwAAwQ0AMOAHAADpAgAQ4QcAAMENADDjB0AAowwAIeAIAQCwDAAhxgkBALAMACHTCQEAsAwAIewJQACxDAAhCd8HAADCDQAw4AcAANMCABDhBwAAwg0AMP0HIADLDAAhpwgBALAMACGwCAEAsAwAIeAIAQCwDAAh8QgBALAMACHtCUAAowwAISPfBwAAww0AMOAHAAC9AgAQ4QcAAMMNADDuBwEAsAwAId0IAQCwDAAh4QgBALAMACHjCAIAwgwAIeQIAgDCDAAh5QgCAMIMACHqCAQAogwAIdgJAQCwDAAh6gkgAMsMACHuCQEAsAwAIe8JAQCyDAAh8AkCAMIMACHxCQIAwgwAIfIJAgDCDAAh8wkCAMIMACH0CQEAwQwAIfUJIADLDAAh9glAALEMACH3CUAAsQwAIfgJAQCyDAAh-QlAALEMACH6CQAAyQwAIPsJAADJDAAg_AkAAMkMACD9CUAAsQwAIf4JIADLDAAh_wkAAMkMACCACgIAwgwAIYEKAgDCDAAhggoBALIMACGDCgEAwQwAIYQKAQDBDAAhDd8HAADEDQAw4AcAAKcCABDhBwAAxA0AMOMHQACjDAAh7gcBALAMACGYCAIAwgwAIa8IAQC_DAAh1QgCAMIMACHkCAIAwgwAIfkIAgDCDAAh6gkgAMsMACGFCgEAsAwAIYYKAADJDAAgEAYAAMYNACAIAADHDQAgDgAAyA0AIN8HAADFDQAw4AcAAA4AEOEHAADFDQAw4wdAAKwMACHuBwEAuwwAIZgIAgDQDAAhrwgBANgMACHVCAIA0AwAIeQIAgDQDAAh-QgCANAMACHqCSAAzwwAIYUKAQC7DAAhhgoAAMkMACADwwkAAAkAIMQJAAAJACDFCQAACQAgA8MJAAARACDECQAAEQAgxQkAABEAIAPDCQAAFgAgxAkAABYAIMUJAAAWACAN3wcAAMkNADDgBwAAjwIAEOEHAADJDQAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAh_QcBALAMACGMCAEAvwwAIacIAQCwDAAh4QgBALIMACGHCgIAwgwAIYgKAQCyDAAhiQpAALEMACEM3wcAAMoNADDgBwAA9wEAEOEHAADKDQAw4gdAALEMACHuBwEAsAwAIfQHAQC_DAAhjAgBAMEMACGnCAEAsAwAIeEIAQCyDAAhhwoCAMIMACGKCgEAsAwAIYsKQACjDAAhDN8HAADLDQAw4AcAAN0BABDhBwAAyw0AMO4HAQCwDAAhjAgBAL8MACGtCAQAogwAIeMIBACiDAAh5AgEAKIMACHlCAQAogwAIYwKBACiDAAhjQoCAMIMACGOCgIAwgwAIQ0EAADNDQAg3wcAAMwNADDgBwAABwAQ4QcAAMwNADDuBwEAuwwAIYwIAQDYDAAhrQgEAKsMACHjCAQAqwwAIeQIBACrDAAh5QgEAKsMACGMCgQAqwwAIY0KAgDQDAAhjgoCANAMACEXAwAAqA0AIAUAAJAOACAGAADGDQAgCAAAxw0AIA8AAOQNACAQAADlDQAgEQAA3A0AIB0AAOcNACDfBwAAjw4AMOAHAAADABDhBwAAjw4AMOMHQACsDAAh9AcBANgMACGLCAEA2AwAIZIJAQC7DAAh1wkBALsMACHYCQEAuwwAIY8KIADPDAAhkApAALwMACGRCkAArAwAIZIKQAC8DAAhnAoAAAMAIJ0KAAADACAN3wcAAM4NADDgBwAAxQEAEOEHAADODQAw4wdAAKMMACH0BwEAvwwAIYsIAQC_DAAhkgkBALAMACHXCQEAsAwAIdgJAQCwDAAhjwogAMsMACGQCkAAsQwAIZEKQACjDAAhkgpAALEMACEM3wcAAM8NADDgBwAArwEAEOEHAADPDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhkgkBALAMACHXCQEAsAwAIZMKAQCyDAAhlApAAKMMACGVCkAAsQwAIZYKAQCyDAAhDQMAAKgNACAWAADRDQAg3wcAANANADDgBwAASwAQ4QcAANANADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEA5AwAIdEJAADsDAAgEgMAAKgNACAVAADhDQAgFwAA9Q0AIN8HAAD0DQAw4AcAAEcAEOEHAAD0DQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhrAkBANgMACGzCUAAvAwAIbkJAAHZDAAh0glAALwMACGcCgAARwAgnQoAAEcAIBYiAADTDQAgLAAA5QwAIN8HAADSDQAw4AcAAIcBABDhBwAA0g0AMOMHQACsDAAh8AcBAL0MACH0BwEA2AwAIfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEVAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZwKAAB_ACCdCgAAfwAgCSIAANMNACDfBwAA1A0AMOAHAACDAQAQ4QcAANQNADDjB0AArAwAIfQHAQDYDAAh9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhEwMAAKgNACAjAADWDQAgJAAA1w0AIN8HAADVDQAw4AcAAH8AEOEHAADVDQAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhjQgBALsMACGOCAAAyQwAII8IAQC9DAAhkAhAALwMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACEDwwkAAIMBACDECQAAgwEAIMUJAACDAQAgA8MJAACHAQAgxAkAAIcBACDFCQAAhwEAIBUDAACoDQAgIAAA2Q0AIN8HAADYDQAw4AcAAHYAEOEHAADYDQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhoAkBAL0MACGzCUAAvAwAIbcJQAC8DAAhuAkBANgMACG5CQAB2QwAIboJAQC7DAAhuwkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACASAwAAqA0AICEAAKkNACDfBwAApw0AMOAHAAB0ABDhBwAApw0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhoAkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACC_CQIA0AwAIcAJAQC9DAAhwQlAALwMACGcCgAAdAAgnQoAAHQAIAL0BwEAAAABiwgBAAAAARgDAACoDQAgEQAA3A0AIBMAAN0NACAUAADeDQAg3wcAANsNADDgBwAAbgAQ4QcAANsNADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZIJAQC7DAAhnAkCANAMACGgCQEAuwwAIaEJAQC7DAAhogkBAL0MACGjCQAA7AwAIKQJAQC9DAAhpQkAAMkMACCmCQIA0AwAIacJAgDQDAAhA8MJAAA1ACDECQAANQAgxQkAADUAIAwSAACfDQAg3wcAAJ4NADDgBwAAOgAQ4QcAAJ4NADDvB0AAvAwAIf8HQACsDAAhkAkBANgMACGdCQAAyQwAIJ4JAADJDAAgnwkBAL0MACGcCgAAOgAgnQoAADoAIAPDCQAAPAAgxAkAADwAIMUJAAA8ACACrAkBAAAAAdMJAQAAAAELFQAA4Q0AIN8HAADgDQAw4AcAAF0AEOEHAADgDQAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAhiwgBANgMACGsCQEA2AwAIcYJAQC7DAAh0wkBALsMACEXAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkgkBALsMACGgCQEAvQwAIdQJAQC7DAAh1QkBALsMACHWCUAAvAwAIZwKAABCACCdCgAAQgAgGQ8AAOQNACAQAADlDQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIB0AAOcNACAeAADjDQAgHwAA5g0AICAAAOkNACAhAACpDQAgJQAA7Q0AICYAAO4NACDfBwAA4g0AMOAHAABaABDhBwAA4g0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIZIJAQC7DAAh1wkBALsMACGTCgEAvQwAIZQKQACsDAAhlQpAALwMACGWCgEAvQwAIQPDCQAAAwAgxAkAAAMAIMUJAAADACADwwkAAC0AIMQJAAAtACDFCQAALQAgA8MJAAAxACDECQAAMQAgxQkAADEAIAPDCQAAbgAgxAkAAG4AIMUJAABuACADwwkAAEIAIMQJAABCACDFCQAAQgAgA8MJAABHACDECQAARwAgxQkAAEcAIBIDAACoDQAgIQAAqQ0AIN8HAACnDQAw4AcAAHQAEOEHAACnDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGgCQEAvQwAIbwJAQC9DAAhvQkBAL0MACG-CQAAyQwAIL8JAgDQDAAhwAkBAL0MACHBCUAAvAwAIZwKAAB0ACCdCgAAdAAgA8MJAABOACDECQAATgAgxQkAAE4AIAPDCQAAUgAgxAkAAFIAIMUJAABSACADwwkAAFYAIMQJAABWACDFCQAAVgAgA8MJAAB_ACDECQAAfwAgxQkAAH8AIAPDCQAASwAgxAkAAEsAIMUJAABLACAUAwAA8A0AIAQBAL0MACEVAADxDQAg3wcAAO8NADDgBwAAVgAQ4QcAAO8NADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGKCEAArAwAIYsIAQDkDAAhjAgBAOQMACGpCAEAuwwAIagJAAHZDAAhqQkAAdkMACGqCQEAvQwAIasJAQC9DAAhrAkBAOQMACGtCQIA0AwAIa4JQAC8DAAhGw8AAOQNACAQAADlDQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIB0AAOcNACAeAADjDQAgHwAA5g0AICAAAOkNACAhAACpDQAgJQAA7Q0AICYAAO4NACDfBwAA4g0AMOAHAABaABDhBwAA4g0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIZIJAQC7DAAh1wkBALsMACGTCgEAvQwAIZQKQACsDAAhlQpAALwMACGWCgEAvQwAIZwKAABaACCdCgAAWgAgFwMAAKgNACAEAAD4DQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIBwAAPkNACDfBwAA9w0AMOAHAABCABDhBwAA9w0AMOMHQACsDAAh9AcBANgMACH6BwEAvQwAIf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIZIJAQC7DAAhoAkBAL0MACHUCQEAuwwAIdUJAQC7DAAh1glAALwMACGcCgAAQgAgnQoAAEIAIBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhrwkAAdkMACGwCQAB2QwAIbEJAQC9DAAhsglAALwMACGzCUAAvAwAIQ0DAACoDQAgFQAA4Q0AIN8HAADzDQAw4AcAAE4AEOEHAADzDQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhrAkBANgMACG0CQAB2QwAIbUJAQC7DAAhtgkBALsMACG3CUAAvAwAIRADAACoDQAgFQAA4Q0AIBcAAPUNACDfBwAA9A0AMOAHAABHABDhBwAA9A0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIawJAQDYDAAhswlAALwMACG5CQAB2QwAIdIJQAC8DAAhDwMAAKgNACAWAADRDQAg3wcAANANADDgBwAASwAQ4QcAANANADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEA5AwAIdEJAADsDAAgnAoAAEsAIJ0KAABLACAC9AcBAAAAAYsIAQAAAAEVAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkgkBALsMACGgCQEAvQwAIdQJAQC7DAAh1QkBALsMACHWCUAAvAwAIRcDAACoDQAgBQAAkA4AIAYAAMYNACAIAADHDQAgDwAA5A0AIBAAAOUNACARAADcDQAgHQAA5w0AIN8HAACPDgAw4AcAAAMAEOEHAACPDgAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhkgkBALsMACHXCQEAuwwAIdgJAQC7DAAhjwogAM8MACGQCkAAvAwAIZEKQACsDAAhkgpAALwMACGcCgAAAwAgnQoAAAMAIAPDCQAAXQAgxAkAAF0AIMUJAABdACACkAkBAAAAAZEJAAEAAAEHEgAAnw0AIN8HAAD7DQAw4AcAADwAEOEHAAD7DQAwighAAKwMACGQCQEA2AwAIZEJAAHZDAAhGQQAAM0NACASAACfDQAg3wcAAPwNADDgBwAANQAQ4QcAAPwNADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIYwIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBANgMACGSCQEAuwwAIZMJAQC7DAAhlAkBALsMACGVCQAA5QwAIJYJAADJDAAglwkCANAMACGYCSAAzwwAIZkJAQC7DAAhmgkAAMkMACCbCSAAzwwAIZwJAgDQDAAhGQMAAKgNACAEAADNDQAg3wcAAP0NADDgBwAAMQAQ4QcAAP0NADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhoQgBALsMACGiCAEA2AwAIZAJAQDkDAAhlgkAAMkMACCxCQEAvQwAIbMJQAC8DAAhuQkAAdkMACHcCQAAyQwAIN0JQAC8DAAh3gkCAJANACHfCQIAkA0AIeAJAQC9DAAh4QkBAL0MACHiCQEA5AwAIeMJAQDkDAAhGAMAAKgNACAEAADNDQAg3wcAAP4NADDgBwAALQAQ4QcAAP4NADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlgkAAMkMACCZCQEAuwwAIZoJAADJDAAgmwkgAM8MACGwCQAB2QwAIbMJQAC8DAAh1QkBAL0MACHdCUAAvAwAIeQJAQDkDAAh5QkBAL0MACHmCUAAvAwAIQKwCAEAAAAB4AgBAAAAAQoJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHgCAEAuwwAIfEIAQC7DAAh7QlAAKwMACEpBwAAhg4AIAoAAIcOACALAACIDgAgDAAAiQ4AIN8HAACFDgAw4AcAABYAEOEHAACFDgAw7gcBALsMACHdCAEAuwwAIeEIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh6ggEAKsMACHYCQEAuwwAIeoJIADPDAAh7gkBALsMACHvCQEAvQwAIfAJAgDQDAAh8QkCANAMACHyCQIA0AwAIfMJAgDQDAAh9AkBAOQMACH1CSAAzwwAIfYJQAC8DAAh9wlAALwMACH4CQEAvQwAIfkJQAC8DAAh-gkAAMkMACD7CQAAyQwAIPwJAADJDAAg_QlAALwMACH-CSAAzwwAIf8JAADJDAAggAoCANAMACGBCgIA0AwAIYIKAQC9DAAhgwoBAOQMACGECgEA5AwAIZwKAAAWACCdCgAAFgAgCQkAAIEOACDfBwAAgg4AMOAHAAAeABDhBwAAgg4AMOMHQACsDAAh4AgBALsMACHGCQEAuwwAIdMJAQC7DAAh7AlAALwMACECtAgBAAAAAd4IAgAAAAEZCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHcCAEA2AwAId0IAQC7DAAh3ggCANAMACHfCAQAqwwAIeAIAQC7DAAh4QgBALsMACHiCAEAuwwAIeMIAgDQDAAh5AgCANAMACHlCAIA0AwAIeYIAADlDAAg5whAALwMACHoCEAAvAwAIekIQAC8DAAh6ggEAKsMACHrCAQAqwwAIewIAQC7DAAhJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQC7DAAh3QgBALsMACHhCAEAuwwAIeMIAgDQDAAh5AgCANAMACHlCAIA0AwAIeoIBACrDAAh2AkBALsMACHqCSAAzwwAIe4JAQC7DAAh7wkBAL0MACHwCQIA0AwAIfEJAgDQDAAh8gkCANAMACHzCQIA0AwAIfQJAQDkDAAh9QkgAM8MACH2CUAAvAwAIfcJQAC8DAAh-AkBAL0MACH5CUAAvAwAIfoJAADJDAAg-wkAAMkMACD8CQAAyQwAIP0JQAC8DAAh_gkgAM8MACH_CQAAyQwAIIAKAgDQDAAhgQoCANAMACGCCgEAvQwAIYMKAQDkDAAhhAoBAOQMACESBgAAxg0AIAgAAMcNACAOAADIDQAg3wcAAMUNADDgBwAADgAQ4QcAAMUNADDjB0AArAwAIe4HAQC7DAAhmAgCANAMACGvCAEA2AwAIdUIAgDQDAAh5AgCANAMACH5CAIA0AwAIeoJIADPDAAhhQoBALsMACGGCgAAyQwAIJwKAAAOACCdCgAADgAgA8MJAAAaACDECQAAGgAgxQkAABoAIAPDCQAAHgAgxAkAAB4AIMUJAAAeACADwwkAACIAIMQJAAAiACDFCQAAIgAgDwQAAM0NACAHAACLDgAg3wcAAIoOADDgBwAAEQAQ4QcAAIoOADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhiAoBAL0MACGJCkAAvAwAIRIGAADGDQAgCAAAxw0AIA4AAMgNACDfBwAAxQ0AMOAHAAAOABDhBwAAxQ0AMOMHQACsDAAh7gcBALsMACGYCAIA0AwAIa8IAQDYDAAh1QgCANAMACHkCAIA0AwAIfkIAgDQDAAh6gkgAM8MACGFCgEAuwwAIYYKAADJDAAgnAoAAA4AIJ0KAAAOACAOBAAA-A0AIAcAAIsOACDfBwAAjA4AMOAHAAAJABDhBwAAjA4AMOIHQAC8DAAh7gcBALsMACH0BwEA2AwAIYwIAQDkDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhigoBALsMACGLCkAArAwAIQKLCAEAAAAB1wkBAAAAAQL0BwEAAAABiwgBAAAAARUDAACoDQAgBQAAkA4AIAYAAMYNACAIAADHDQAgDwAA5A0AIBAAAOUNACARAADcDQAgHQAA5w0AIN8HAACPDgAw4AcAAAMAEOEHAACPDgAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhkgkBALsMACHXCQEAuwwAIdgJAQC7DAAhjwogAM8MACGQCkAAvAwAIZEKQACsDAAhkgpAALwMACEPBAAAzQ0AIN8HAADMDQAw4AcAAAcAEOEHAADMDQAw7gcBALsMACGMCAEA2AwAIa0IBACrDAAh4wgEAKsMACHkCAQAqwwAIeUIBACrDAAhjAoEAKsMACGNCgIA0AwAIY4KAgDQDAAhnAoAAAcAIJ0KAAAHACAAAAAAAAWhCgQAAAABqAoEAAAAAakKBAAAAAGqCgQAAAABqwoEAAAAAQGhCkAAAAABAAAAAAAAAAAAAaEKAQAAAAEBoQpAAAAAAQGhCgEAAAABAAAAAAAFoQoCAAAAAagKAgAAAAGpCgIAAAABqgoCAAAAAasKAgAAAAEFMwAA2RYAIDQAANwWACCeCgAA2hYAIJ8KAADbFgAgpAoAAIEBACADMwAA2RYAIJ4KAADaFgAgpAoAAIEBACAAAAAFMwAA1BYAIDQAANcWACCeCgAA1RYAIJ8KAADWFgAgpAoAAIEBACADMwAA1BYAIJ4KAADVFgAgpAoAAIEBACAAAAACoQoBAAAABKcKAQAAAAUFMwAAzRYAIDQAANIWACCeCgAAzhYAIJ8KAADRFgAgpAoAAAEAIAszAADEDgAwNAAAyQ4AMJ4KAADFDgAwnwoAAMYOADCgCgAAxw4AIKEKAADIDgAwogoAAMgOADCjCgAAyA4AMKQKAADIDgAwpQoAAMoOADCmCgAAyw4AMAszAAC4DgAwNAAAvQ4AMJ4KAAC5DgAwnwoAALoOADCgCgAAuw4AIKEKAAC8DgAwogoAALwOADCjCgAAvA4AMKQKAAC8DgAwpQoAAL4OADCmCgAAvw4AMBEsgAAAAAHjB0AAAAAB8AcBAAAAAfQHAQAAAAH1BwQAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHQAAAAAH8BwEAAAAB_QcBAAAAAf4HAgAAAAH_B0AAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABAgAAAIkBACAzAADDDgAgAwAAAIkBACAzAADDDgAgNAAAwg4AIAEsAADQFgAwFiIAANMNACAsAADlDAAg3wcAANINADDgBwAAhwEAEOEHAADSDQAw4wdAAKwMACHwBwEAvQwAIfQHAQAAAAH1BwQAqwwAIfYHAQDYDAAh9wcBANgMACH4BwEAuwwAIfkHAQC7DAAh-gcBALsMACH7B0AArAwAIfwHAQDkDAAh_QcBALsMACH-BwIA0AwAIf8HQAC8DAAhgAhAALwMACGBCEAArAwAIYIIQAC8DAAhAgAAAIkBACAsAADCDgAgAgAAAMAOACAsAADBDgAgFSwAAOUMACDfBwAAvw4AMOAHAADADgAQ4QcAAL8OADDjB0AArAwAIfAHAQC9DAAh9AcBANgMACH1BwQAqwwAIfYHAQDYDAAh9wcBANgMACH4BwEAuwwAIfkHAQC7DAAh-gcBALsMACH7B0AArAwAIfwHAQDkDAAh_QcBALsMACH-BwIA0AwAIf8HQAC8DAAhgAhAALwMACGBCEAArAwAIYIIQAC8DAAhFSwAAOUMACDfBwAAvw4AMOAHAADADgAQ4QcAAL8OADDjB0AArAwAIfAHAQC9DAAh9AcBANgMACH1BwQAqwwAIfYHAQDYDAAh9wcBANgMACH4BwEAuwwAIfkHAQC7DAAh-gcBALsMACH7B0AArAwAIfwHAQDkDAAh_QcBALsMACH-BwIA0AwAIf8HQAC8DAAhgAhAALwMACGBCEAArAwAIYIIQAC8DAAhESyAAAAAAeMHQACXDgAh8AcBAKMOACH0BwEAoQ4AIfUHBACWDgAh9wcBAKEOACH4BwEAoQ4AIfkHAQChDgAh-gcBAKEOACH7B0AAlw4AIfwHAQCjDgAh_QcBAKEOACH-BwIAqQ4AIf8HQACiDgAhgAhAAKIOACGBCEAAlw4AIYIIQACiDgAhESyAAAAAAeMHQACXDgAh8AcBAKMOACH0BwEAoQ4AIfUHBACWDgAh9wcBAKEOACH4BwEAoQ4AIfkHAQChDgAh-gcBAKEOACH7B0AAlw4AIfwHAQCjDgAh_QcBAKEOACH-BwIAqQ4AIf8HQACiDgAhgAhAAKIOACGBCEAAlw4AIYIIQACiDgAhESyAAAAAAeMHQAAAAAHwBwEAAAAB9AcBAAAAAfUHBAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wdAAAAAAfwHAQAAAAH9BwEAAAAB_gcCAAAAAf8HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEE4wdAAAAAAfQHAQAAAAGJCAEAAAABighAAAAAAQIAAACFAQAgMwAAzw4AIAMAAACFAQAgMwAAzw4AIDQAAM4OACABLAAAzxYAMAkiAADTDQAg3wcAANQNADDgBwAAgwEAEOEHAADUDQAw4wdAAKwMACH0BwEAAAAB9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhAgAAAIUBACAsAADODgAgAgAAAMwOACAsAADNDgAgCN8HAADLDgAw4AcAAMwOABDhBwAAyw4AMOMHQACsDAAh9AcBANgMACH2BwEA2AwAIYkIAQC7DAAhighAALwMACEI3wcAAMsOADDgBwAAzA4AEOEHAADLDgAw4wdAAKwMACH0BwEA2AwAIfYHAQDYDAAhiQgBALsMACGKCEAAvAwAIQTjB0AAlw4AIfQHAQChDgAhiQgBAKEOACGKCEAAog4AIQTjB0AAlw4AIfQHAQChDgAhiQgBAKEOACGKCEAAog4AIQTjB0AAAAAB9AcBAAAAAYkIAQAAAAGKCEAAAAABAaEKAQAAAAQDMwAAzRYAIJ4KAADOFgAgpAoAAAEAIAQzAADEDgAwngoAAMUOADCgCgAAxw4AIKQKAADIDgAwBDMAALgOADCeCgAAuQ4AMKAKAAC7DgAgpAoAALwOADAAAAAAAAGhCiAAAAABAAAAAAAAAAAAAAGhCgABAAABAAAAAAAAAAAAAAGhCgABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFoQoEAAAAAagKBAAAAAGpCgQAAAABqgoEAAAAAasKBAAAAAEFoQoCAAAAAagKAgAAAAGpCgIAAAABqgoCAAAAAasKAgAAAAEAAAAAAAUzAADIFgAgNAAAyxYAIJ4KAADJFgAgnwoAAMoWACCkCgAAGAAgAzMAAMgWACCeCgAAyRYAIKQKAAAYACAAAAAAAAAAAAAAAAAAAAAAAAAFMwAAwxYAIDQAAMYWACCeCgAAxBYAIJ8KAADFFgAgpAoAAHAAIAMzAADDFgAgngoAAMQWACCkCgAAcAAgAAAAAAACoQoBAAAABKcKAQAAAAUCoQoBAAAABKcKAQAAAAUFMwAAuxYAIDQAAMEWACCeCgAAvBYAIJ8KAADAFgAgpAoAAAUAIAUzAAC5FgAgNAAAvhYAIJ4KAAC6FgAgnwoAAL0WACCkCgAAcAAgAaEKAQAAAAQBoQoBAAAABAMzAAC7FgAgngoAALwWACCkCgAABQAgAzMAALkWACCeCgAAuhYAIKQKAABwACAAAAACoQoBAAAABKcKAQAAAAUCoQoBAAAABKcKAQAAAAUFMwAAtBYAIDQAALcWACCeCgAAtRYAIJ8KAAC2FgAgpAoAAHAAIAGhCgEAAAAEAaEKAQAAAAQDMwAAtBYAIJ4KAAC1FgAgpAoAAHAAIAcDAAC_EAAgEQAA8hQAIBMAAPMUACAUAAD0FAAgogkAAJ0OACCjCQAAnQ4AIKQJAACdDgAgAAAAAAACoQoBAAAABKcKAQAAAAUFMwAArRYAIDQAALIWACCeCgAArhYAIJ8KAACxFgAgpAoAAAEAIAszAAD3DwAwNAAA_A8AMJ4KAAD4DwAwnwoAAPkPADCgCgAA-g8AIKEKAAD7DwAwogoAAPsPADCjCgAA-w8AMKQKAAD7DwAwpQoAAP0PADCmCgAA_g8AMAczAADyDwAgNAAA9Q8AIJ4KAADzDwAgnwoAAPQPACCiCgAAOgAgowoAADoAIKQKAADGBgAgCzMAAOYPADA0AADrDwAwngoAAOcPADCfCgAA6A8AMKAKAADpDwAgoQoAAOoPADCiCgAA6g8AMKMKAADqDwAwpAoAAOoPADClCgAA7A8AMKYKAADtDwAwAooIQAAAAAGRCQABAAABAgAAAD4AIDMAAPEPACADAAAAPgAgMwAA8Q8AIDQAAPAPACABLAAAsBYAMAgSAACfDQAg3wcAAPsNADDgBwAAPAAQ4QcAAPsNADCKCEAArAwAIZAJAQDYDAAhkQkAAdkMACGYCgAA-g0AIAIAAAA-ACAsAADwDwAgAgAAAO4PACAsAADvDwAgBt8HAADtDwAw4AcAAO4PABDhBwAA7Q8AMIoIQACsDAAhkAkBANgMACGRCQAB2QwAIQbfBwAA7Q8AMOAHAADuDwAQ4QcAAO0PADCKCEAArAwAIZAJAQDYDAAhkQkAAdkMACECighAAJcOACGRCQAB5A4AIQKKCEAAlw4AIZEJAAHkDgAhAooIQAAAAAGRCQABAAABBe8HQAAAAAH_B0AAAAABnQkAANgPACCeCQAA2Q8AIJ8JAQAAAAECAAAAxgYAIDMAAPIPACADAAAAOgAgMwAA8g8AIDQAAPYPACAHAAAAOgAgLAAA9g8AIO8HQACiDgAh_wdAAJcOACGdCQAA1Q8AIJ4JAADWDwAgnwkBAKMOACEF7wdAAKIOACH_B0AAlw4AIZ0JAADVDwAgngkAANYPACCfCQEAow4AIRMEAADQDwAg4wdAAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGTCQEAAAABlAkBAAAAAZUJgAAAAAGWCQAAzg8AIJcJAgAAAAGYCSAAAAABmQkBAAAAAZoJAADPDwAgmwkgAAAAAZwJAgAAAAECAAAANwAgMwAAghAAIAMAAAA3ACAzAACCEAAgNAAAgRAAIAEsAACvFgAwGQQAAM0NACASAACfDQAg3wcAAPwNADDgBwAANQAQ4QcAAPwNADDjB0AArAwAIfQHAQAAAAH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGQCQEA2AwAIZIJAQC7DAAhkwkBALsMACGUCQEAuwwAIZUJAADlDAAglgkAAMkMACCXCQIA0AwAIZgJIADPDAAhmQkBALsMACGaCQAAyQwAIJsJIADPDAAhnAkCANAMACECAAAANwAgLAAAgRAAIAIAAAD_DwAgLAAAgBAAIBffBwAA_g8AMOAHAAD_DwAQ4QcAAP4PADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIYwIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBANgMACGSCQEAuwwAIZMJAQC7DAAhlAkBALsMACGVCQAA5QwAIJYJAADJDAAglwkCANAMACGYCSAAzwwAIZkJAQC7DAAhmgkAAMkMACCbCSAAzwwAIZwJAgDQDAAhF98HAAD-DwAw4AcAAP8PABDhBwAA_g8AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGQCQEA2AwAIZIJAQC7DAAhkwkBALsMACGUCQEAuwwAIZUJAADlDAAglgkAAMkMACCXCQIA0AwAIZgJIADPDAAhmQkBALsMACGaCQAAyQwAIJsJIADPDAAhnAkCANAMACES4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGSCQEAoQ4AIZMJAQChDgAhlAkBAKEOACGVCYAAAAABlgkAAMoPACCXCQIAqQ4AIZgJIADZDgAhmQkBAKEOACGaCQAAyw8AIJsJIADZDgAhnAkCAKkOACETBAAAzA8AIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYwIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkgkBAKEOACGTCQEAoQ4AIZQJAQChDgAhlQmAAAAAAZYJAADKDwAglwkCAKkOACGYCSAA2Q4AIZkJAQChDgAhmgkAAMsPACCbCSAA2Q4AIZwJAgCpDgAhEwQAANAPACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQmAAAAAAZYJAADODwAglwkCAAAAAZgJIAAAAAGZCQEAAAABmgkAAM8PACCbCSAAAAABnAkCAAAAAQGhCgEAAAAEAzMAAK0WACCeCgAArhYAIKQKAAABACAEMwAA9w8AMJ4KAAD4DwAwoAoAAPoPACCkCgAA-w8AMAMzAADyDwAgngoAAPMPACCkCgAAxgYAIAQzAADmDwAwngoAAOcPADCgCgAA6Q8AIKQKAADqDwAwAAAAAAAHMwAApRYAIDQAAKsWACCeCgAAphYAIJ8KAACqFgAgogoAAFoAIKMKAABaACCkCgAAAQAgBzMAAKMWACA0AACoFgAgngoAAKQWACCfCgAApxYAIKIKAABCACCjCgAAQgAgpAoAAEQAIAMzAAClFgAgngoAAKYWACCkCgAAAQAgAzMAAKMWACCeCgAApBYAIKQKAABEACAAAAAFMwAAmxYAIDQAAKEWACCeCgAAnBYAIJ8KAACgFgAgpAoAAAEAIAUzAACZFgAgNAAAnhYAIJ4KAACaFgAgnwoAAJ0WACCkCgAARAAgAzMAAJsWACCeCgAAnBYAIKQKAAABACADMwAAmRYAIJ4KAACaFgAgpAoAAEQAIAAAAAUzAACRFgAgNAAAlxYAIJ4KAACSFgAgnwoAAJYWACCkCgAAAQAgBTMAAI8WACA0AACUFgAgngoAAJAWACCfCgAAkxYAIKQKAABEACADMwAAkRYAIJ4KAACSFgAgpAoAAAEAIAMzAACPFgAgngoAAJAWACCkCgAARAAgAAAAAqEKAQAAAASnCgEAAAAFBTMAAIcWACA0AACNFgAgngoAAIgWACCfCgAAjBYAIKQKAAABACAFMwAAhRYAIDQAAIoWACCeCgAAhhYAIJ8KAACJFgAgpAoAALwFACABoQoBAAAABAMzAACHFgAgngoAAIgWACCkCgAAAQAgAzMAAIUWACCeCgAAhhYAIKQKAAC8BQAgAAAAAAACoQoBAAAABKcKAQAAAAUFMwAA_xUAIDQAAIMWACCeCgAAgBYAIJ8KAACCFgAgpAoAAAEAIAszAACwEAAwNAAAtRAAMJ4KAACxEAAwnwoAALIQADCgCgAAsxAAIKEKAAC0EAAwogoAALQQADCjCgAAtBAAMKQKAAC0EAAwpQoAALYQADCmCgAAtxAAMA8DAACmEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGgCQEAAAABswlAAAAAAbcJQAAAAAG5CQABAAABugkBAAAAAbsJAQAAAAG8CQEAAAABvQkBAAAAAb4JAAClEAAgAgAAAHgAIDMAALsQACADAAAAeAAgMwAAuxAAIDQAALoQACABLAAAgRYAMBUDAACoDQAgIAAA2Q0AIN8HAADYDQAw4AcAAHYAEOEHAADYDQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGgCQEAvQwAIbMJQAC8DAAhtwlAALwMACG4CQEA2AwAIbkJAAEAAAG6CQEAuwwAIbsJAQC9DAAhvAkBAL0MACG9CQEAvQwAIb4JAADJDAAgAgAAAHgAICwAALoQACACAAAAuBAAICwAALkQACAT3wcAALcQADDgBwAAuBAAEOEHAAC3EAAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhoAkBAL0MACGzCUAAvAwAIbcJQAC8DAAhuAkBANgMACG5CQAB2QwAIboJAQC7DAAhuwkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACAT3wcAALcQADDgBwAAuBAAEOEHAAC3EAAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhoAkBAL0MACGzCUAAvAwAIbcJQAC8DAAhuAkBANgMACG5CQAB2QwAIboJAQC7DAAhuwkBAL0MACG8CQEAvQwAIb0JAQC9DAAhvgkAAMkMACAO4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIaAJAQCjDgAhswlAAKIOACG3CUAAog4AIbkJAAHkDgAhugkBAKEOACG7CQEAow4AIbwJAQCjDgAhvQkBAKMOACG-CQAAohAAIA8DAACjEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIaAJAQCjDgAhswlAAKIOACG3CUAAog4AIbkJAAHkDgAhugkBAKEOACG7CQEAow4AIbwJAQCjDgAhvQkBAKMOACG-CQAAohAAIA8DAACmEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGgCQEAAAABswlAAAAAAbcJQAAAAAG5CQABAAABugkBAAAAAbsJAQAAAAG8CQEAAAABvQkBAAAAAb4JAAClEAAgAaEKAQAAAAQDMwAA_xUAIJ4KAACAFgAgpAoAAAEAIAQzAACwEAAwngoAALEQADCgCgAAsxAAIKQKAAC0EAAwEA8AAOMUACAQAADkFAAgGAAA5xQAIBkAAOkUACAaAADqFAAgGwAA6xQAIB0AAOYUACAeAADiFAAgHwAA5RQAICAAAOgUACAhAADAEAAgJQAA7BQAICYAAO0UACCTCgAAnQ4AIJUKAACdDgAglgoAAJ0OACAAAAAAAAAAAAAAAAAAAAAAAAAAAAUzAAD3FQAgNAAA_RUAIJ4KAAD4FQAgnwoAAPwVACCkCgAAAQAgBzMAAPUVACA0AAD6FQAgngoAAPYVACCfCgAA-RUAIKIKAABHACCjCgAARwAgpAoAAEkAIAMzAAD3FQAgngoAAPgVACCkCgAAAQAgAzMAAPUVACCeCgAA9hUAIKQKAABJACAAAAAFMwAA7RUAIDQAAPMVACCeCgAA7hUAIJ8KAADyFQAgpAoAAAEAIAUzAADrFQAgNAAA8BUAIJ4KAADsFQAgnwoAAO8VACCkCgAARAAgBzMAAN4QACA0AADhEAAgngoAAN8QACCfCgAA4BAAIKIKAABLACCjCgAASwAgpAoAAI4BACAIAwAA1hAAIOMHQAAAAAH0BwEAAAAB_gcCAAAAAYEIQAAAAAGJCAEAAAABiwgBAAAAAdEJgAAAAAECAAAAjgEAIDMAAN4QACADAAAASwAgMwAA3hAAIDQAAOIQACAKAAAASwAgAwAA1BAAICwAAOIQACDjB0AAlw4AIfQHAQChDgAh_gcCAKkOACGBCEAAlw4AIYkIAQCjDgAhiwgBAKEOACHRCYAAAAABCAMAANQQACDjB0AAlw4AIfQHAQChDgAh_gcCAKkOACGBCEAAlw4AIYkIAQCjDgAhiwgBAKEOACHRCYAAAAABAzMAAO0VACCeCgAA7hUAIKQKAAABACADMwAA6xUAIJ4KAADsFQAgpAoAAEQAIAMzAADeEAAgngoAAN8QACCkCgAAjgEAIAAAAAUzAADmFQAgNAAA6RUAIJ4KAADnFQAgnwoAAOgVACCkCgAARAAgAzMAAOYVACCeCgAA5xUAIKQKAABEACAAAAAFMwAA2RUAIDQAAOQVACCeCgAA2hUAIJ8KAADjFQAgpAoAAAEAIAczAADXFQAgNAAA4RUAIJ4KAADYFQAgnwoAAOAVACCiCgAAAwAgowoAAAMAIKQKAAAFACALMwAApREAMDQAAKoRADCeCgAAphEAMJ8KAACnEQAwoAoAAKgRACChCgAAqREAMKIKAACpEQAwowoAAKkRADCkCgAAqREAMKUKAACrEQAwpgoAAKwRADALMwAAmREAMDQAAJ4RADCeCgAAmhEAMJ8KAACbEQAwoAoAAJwRACChCgAAnREAMKIKAACdEQAwowoAAJ0RADCkCgAAnREAMKUKAACfEQAwpgoAAKARADALMwAAjREAMDQAAJIRADCeCgAAjhEAMJ8KAACPEQAwoAoAAJARACChCgAAkREAMKIKAACREQAwowoAAJERADCkCgAAkREAMKUKAACTEQAwpgoAAJQRADALMwAAgREAMDQAAIYRADCeCgAAghEAMJ8KAACDEQAwoAoAAIQRACChCgAAhREAMKIKAACFEQAwowoAAIURADCkCgAAhREAMKUKAACHEQAwpgoAAIgRADALMwAA9RAAMDQAAPoQADCeCgAA9hAAMJ8KAAD3EAAwoAoAAPgQACChCgAA-RAAMKIKAAD5EAAwowoAAPkQADCkCgAA-RAAMKUKAAD7EAAwpgoAAPwQADAF4wdAAAAAAe4HAQAAAAH0BwEAAAABxgkBAAAAAdMJAQAAAAECAAAAXwAgMwAAgBEAIAMAAABfACAzAACAEQAgNAAA_xAAIAEsAADfFQAwDBUAAOENACDfBwAA4A0AMOAHAABdABDhBwAA4A0AMOMHQACsDAAh7gcBALsMACH0BwEAAAABiwgBANgMACGsCQEA2AwAIcYJAQC7DAAh0wkBALsMACGXCgAA3w0AIAIAAABfACAsAAD_EAAgAgAAAP0QACAsAAD-EAAgCt8HAAD8EAAw4AcAAP0QABDhBwAA_BAAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIYsIAQDYDAAhrAkBANgMACHGCQEAuwwAIdMJAQC7DAAhCt8HAAD8EAAw4AcAAP0QABDhBwAA_BAAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIYsIAQDYDAAhrAkBANgMACHGCQEAuwwAIdMJAQC7DAAhBeMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIcYJAQChDgAh0wkBAKEOACEF4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhxgkBAKEOACHTCQEAoQ4AIQXjB0AAAAAB7gcBAAAAAfQHAQAAAAHGCQEAAAAB0wkBAAAAAQ4DAACPEAAgBAEAAAAB4wdAAAAAAfQHAQAAAAH9BwEAAAABighAAAAAAYwIAQAAAAGpCAEAAAABqAkAAQAAAakJAAEAAAGqCQEAAAABqwkBAAAAAa0JAgAAAAGuCUAAAAABAgAAAFgAIDMAAIwRACADAAAAWAAgMwAAjBEAIDQAAIsRACABLAAA3hUAMBQDAADwDQAgBAEAvQwAIRUAAPENACDfBwAA7w0AMOAHAABWABDhBwAA7w0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhighAAKwMACGLCAEA5AwAIYwIAQDkDAAhqQgBALsMACGoCQABAAABqQkAAQAAAaoJAQC9DAAhqwkBAL0MACGsCQEA5AwAIa0JAgDQDAAhrglAALwMACECAAAAWAAgLAAAixEAIAIAAACJEQAgLAAAihEAIBIEAQC9DAAh3wcAAIgRADDgBwAAiREAEOEHAACIEQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhighAAKwMACGLCAEA5AwAIYwIAQDkDAAhqQgBALsMACGoCQAB2QwAIakJAAHZDAAhqgkBAL0MACGrCQEAvQwAIawJAQDkDAAhrQkCANAMACGuCUAAvAwAIRIEAQC9DAAh3wcAAIgRADDgBwAAiREAEOEHAACIEQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhighAAKwMACGLCAEA5AwAIYwIAQDkDAAhqQgBALsMACGoCQAB2QwAIakJAAHZDAAhqgkBAL0MACGrCQEAvQwAIawJAQDkDAAhrQkCANAMACGuCUAAvAwAIQ0EAQCjDgAh4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhighAAJcOACGMCAEAow4AIakIAQChDgAhqAkAAeQOACGpCQAB5A4AIaoJAQCjDgAhqwkBAKMOACGtCQIAqQ4AIa4JQACiDgAhDgMAAI0QACAEAQCjDgAh4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhighAAJcOACGMCAEAow4AIakIAQChDgAhqAkAAeQOACGpCQAB5A4AIaoJAQCjDgAhqwkBAKMOACGtCQIAqQ4AIa4JQACiDgAhDgMAAI8QACAEAQAAAAHjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGoCQABAAABqQkAAQAAAaoJAQAAAAGrCQEAAAABrQkCAAAAAa4JQAAAAAEKAwAAlhAAIOMHQAAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGvCQABAAABsAkAAQAAAbEJAQAAAAGyCUAAAAABswlAAAAAAQIAAABUACAzAACYEQAgAwAAAFQAIDMAAJgRACA0AACXEQAgASwAAN0VADAQAwAAqA0AIBUAAOENACDfBwAA8g0AMOAHAABSABDhBwAA8g0AMOMHQACsDAAh9AcBAAAAAYoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhrwkAAQAAAbAJAAHZDAAhsQkBAL0MACGyCUAAvAwAIbMJQAC8DAAhAgAAAFQAICwAAJcRACACAAAAlREAICwAAJYRACAO3wcAAJQRADDgBwAAlREAEOEHAACUEQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhrwkAAdkMACGwCQAB2QwAIbEJAQC9DAAhsglAALwMACGzCUAAvAwAIQ7fBwAAlBEAMOAHAACVEQAQ4QcAAJQRADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhrAkBANgMACGvCQAB2QwAIbAJAAHZDAAhsQkBAL0MACGyCUAAvAwAIbMJQAC8DAAhCeMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhrwkAAeQOACGwCQAB5A4AIbEJAQCjDgAhsglAAKIOACGzCUAAog4AIQoDAACUEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGvCQAB5A4AIbAJAAHkDgAhsQkBAKMOACGyCUAAog4AIbMJQACiDgAhCgMAAJYQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABrwkAAQAAAbAJAAEAAAGxCQEAAAABsglAAAAAAbMJQAAAAAEHAwAAnRAAIIoIQAAAAAGMCAEAAAABtAkAAQAAAbUJAQAAAAG2CQEAAAABtwlAAAAAAQIAAABQACAzAACkEQAgAwAAAFAAIDMAAKQRACA0AACjEQAgASwAANwVADANAwAAqA0AIBUAAOENACDfBwAA8w0AMOAHAABOABDhBwAA8w0AMIoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhtAkAAQAAAbUJAQC7DAAhtgkBALsMACG3CUAAvAwAIQIAAABQACAsAACjEQAgAgAAAKERACAsAACiEQAgC98HAACgEQAw4AcAAKERABDhBwAAoBEAMIoIQACsDAAhiwgBANgMACGMCAEA2AwAIawJAQDYDAAhtAkAAdkMACG1CQEAuwwAIbYJAQC7DAAhtwlAALwMACEL3wcAAKARADDgBwAAoREAEOEHAACgEQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhrAkBANgMACG0CQAB2QwAIbUJAQC7DAAhtgkBALsMACG3CUAAvAwAIQaKCEAAlw4AIYwIAQChDgAhtAkAAeQOACG1CQEAoQ4AIbYJAQChDgAhtwlAAKIOACEHAwAAmxAAIIoIQACXDgAhjAgBAKEOACG0CQAB5A4AIbUJAQChDgAhtgkBAKEOACG3CUAAog4AIQcDAACdEAAgighAAAAAAYwIAQAAAAG0CQABAAABtQkBAAAAAbYJAQAAAAG3CUAAAAABCgMAAOMQACAXAADlEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGzCUAAAAABuQkAAQAAAdIJQAAAAAECAAAASQAgMwAAsBEAIAMAAABJACAzAACwEQAgNAAArxEAIAEsAADbFQAwEAMAAKgNACAVAADhDQAgFwAA9Q0AIN8HAAD0DQAw4AcAAEcAEOEHAAD0DQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGsCQEA2AwAIbMJQAC8DAAhuQkAAQAAAdIJQAC8DAAhAgAAAEkAICwAAK8RACACAAAArREAICwAAK4RACAN3wcAAKwRADDgBwAArREAEOEHAACsEQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhrAkBANgMACGzCUAAvAwAIbkJAAHZDAAh0glAALwMACEN3wcAAKwRADDgBwAArREAEOEHAACsEQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhrAkBANgMACGzCUAAvAwAIbkJAAHZDAAh0glAALwMACEI4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIbMJQACiDgAhuQkAAeQOACHSCUAAog4AIQoDAADbEAAgFwAA3RAAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIZEIAQChDgAhkggBAKEOACGzCUAAog4AIbkJAAHkDgAh0glAAKIOACEKAwAA4xAAIBcAAOUQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAbMJQAAAAAG5CQABAAAB0glAAAAAAQMzAADZFQAgngoAANoVACCkCgAAAQAgAzMAANcVACCeCgAA2BUAIKQKAAAFACAEMwAApREAMJ4KAACmEQAwoAoAAKgRACCkCgAAqREAMAQzAACZEQAwngoAAJoRADCgCgAAnBEAIKQKAACdEQAwBDMAAI0RADCeCgAAjhEAMKAKAACQEQAgpAoAAJERADAEMwAAgREAMJ4KAACCEQAwoAoAAIQRACCkCgAAhREAMAQzAAD1EAAwngoAAPYQADCgCgAA-BAAIKQKAAD5EAAwAAAAAAAAAAAAAAACoQoBAAAABKcKAQAAAAUCoQoBAAAABKcKAQAAAAUFMwAAzxUAIDQAANUVACCeCgAA0BUAIJ8KAADUFQAgpAoAAAEAIAUzAADNFQAgNAAA0hUAIJ4KAADOFQAgnwoAANEVACCkCgAABQAgAaEKAQAAAAQBoQoBAAAABAMzAADPFQAgngoAANAVACCkCgAAAQAgAzMAAM0VACCeCgAAzhUAIKQKAAAFACAAAAACoQoBAAAABKcKAQAAAAUCoQoBAAAABKcKAQAAAAUFMwAAxRUAIDQAAMsVACCeCgAAxhUAIJ8KAADKFQAgpAoAAAEAIAUzAADDFQAgNAAAyBUAIJ4KAADEFQAgnwoAAMcVACCkCgAABQAgAaEKAQAAAAQBoQoBAAAABAMzAADFFQAgngoAAMYVACCkCgAAAQAgAzMAAMMVACCeCgAAxBUAIKQKAAAFACAAAAAAAAAAAAAAAAAABTMAAL4VACA0AADBFQAgngoAAL8VACCfCgAAwBUAIKQKAAAYACADMwAAvhUAIJ4KAAC_FQAgpAoAABgAIAAAAAUzAAC5FQAgNAAAvBUAIJ4KAAC6FQAgnwoAALsVACCkCgAAGAAgAzMAALkVACCeCgAAuhUAIKQKAAAYACAAAAAAAAKhCgEAAAAEpwoBAAAABQKhCgEAAAAEpwoBAAAABQKhCgEAAAAEpwoBAAAABQKhCgEAAAAEpwoBAAAABQUzAACxFQAgNAAAtxUAIJ4KAACyFQAgnwoAALYVACCkCgAAkgIAIAszAACPEgAwNAAAlBIAMJ4KAACQEgAwnwoAAJESADCgCgAAkhIAIKEKAACTEgAwogoAAJMSADCjCgAAkxIAMKQKAACTEgAwpQoAAJUSADCmCgAAlhIAMAszAACDEgAwNAAAiBIAMJ4KAACEEgAwnwoAAIUSADCgCgAAhhIAIKEKAACHEgAwogoAAIcSADCjCgAAhxIAMKQKAACHEgAwpQoAAIkSADCmCgAAihIAMAszAAD3EQAwNAAA_BEAMJ4KAAD4EQAwnwoAAPkRADCgCgAA-hEAIKEKAAD7EQAwogoAAPsRADCjCgAA-xEAMKQKAAD7EQAwpQoAAP0RADCmCgAA_hEAMAX9ByAAAAABpwgBAAAAAbAIAQAAAAHxCAEAAAAB7QlAAAAAAQIAAAAkACAzAACCEgAgAwAAACQAIDMAAIISACA0AACBEgAgASwAALUVADALCQAAgQ4AIN8HAACADgAw4AcAACIAEOEHAACADgAw_QcgAM8MACGnCAEAuwwAIbAIAQC7DAAh4AgBALsMACHxCAEAuwwAIe0JQACsDAAhmQoAAP8NACACAAAAJAAgLAAAgRIAIAIAAAD_EQAgLAAAgBIAIAnfBwAA_hEAMOAHAAD_EQAQ4QcAAP4RADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHgCAEAuwwAIfEIAQC7DAAh7QlAAKwMACEJ3wcAAP4RADDgBwAA_xEAEOEHAAD-EQAw_QcgAM8MACGnCAEAuwwAIbAIAQC7DAAh4AgBALsMACHxCAEAuwwAIe0JQACsDAAhBf0HIADZDgAhpwgBAKEOACGwCAEAoQ4AIfEIAQChDgAh7QlAAJcOACEF_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh8QgBAKEOACHtCUAAlw4AIQX9ByAAAAABpwgBAAAAAbAIAQAAAAHxCAEAAAAB7QlAAAAAAQTjB0AAAAABxgkBAAAAAdMJAQAAAAHsCUAAAAABAgAAACAAIDMAAI4SACADAAAAIAAgMwAAjhIAIDQAAI0SACABLAAAtBUAMAkJAACBDgAg3wcAAIIOADDgBwAAHgAQ4QcAAIIOADDjB0AArAwAIeAIAQC7DAAhxgkBALsMACHTCQEAAAAB7AlAALwMACECAAAAIAAgLAAAjRIAIAIAAACLEgAgLAAAjBIAIAjfBwAAihIAMOAHAACLEgAQ4QcAAIoSADDjB0AArAwAIeAIAQC7DAAhxgkBALsMACHTCQEAuwwAIewJQAC8DAAhCN8HAACKEgAw4AcAAIsSABDhBwAAihIAMOMHQACsDAAh4AgBALsMACHGCQEAuwwAIdMJAQC7DAAh7AlAALwMACEE4wdAAJcOACHGCQEAoQ4AIdMJAQChDgAh7AlAAKIOACEE4wdAAJcOACHGCQEAoQ4AIdMJAQChDgAh7AlAAKIOACEE4wdAAAAAAcYJAQAAAAHTCQEAAAAB7AlAAAAAARTjB0AAAAABjAgBAAAAAbQIAQAAAAHVCAIAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgEAAAAAeEIAQAAAAHiCAEAAAAB4wgCAAAAAeQIAgAAAAHlCAIAAAAB5giAAAAAAecIQAAAAAHoCEAAAAAB6QhAAAAAAeoIBAAAAAHrCAQAAAAB7AgBAAAAAQIAAAAcACAzAACaEgAgAwAAABwAIDMAAJoSACA0AACZEgAgASwAALMVADAaCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHcCAEAAAAB3QgBALsMACHeCAIA0AwAId8IBACrDAAh4AgBALsMACHhCAEAuwwAIeIIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh5ggAAOUMACDnCEAAvAwAIegIQAC8DAAh6QhAALwMACHqCAQAqwwAIesIBACrDAAh7AgBALsMACGaCgAAgw4AIAIAAAAcACAsAACZEgAgAgAAAJcSACAsAACYEgAgGN8HAACWEgAw4AcAAJcSABDhBwAAlhIAMOMHQACsDAAhjAgBANgMACG0CAEA2AwAIdUIAgDQDAAh3AgBANgMACHdCAEAuwwAId4IAgDQDAAh3wgEAKsMACHgCAEAuwwAIeEIAQC7DAAh4ggBALsMACHjCAIA0AwAIeQIAgDQDAAh5QgCANAMACHmCAAA5QwAIOcIQAC8DAAh6AhAALwMACHpCEAAvAwAIeoIBACrDAAh6wgEAKsMACHsCAEAuwwAIRjfBwAAlhIAMOAHAACXEgAQ4QcAAJYSADDjB0AArAwAIYwIAQDYDAAhtAgBANgMACHVCAIA0AwAIdwIAQDYDAAh3QgBALsMACHeCAIA0AwAId8IBACrDAAh4AgBALsMACHhCAEAuwwAIeIIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh5ggAAOUMACDnCEAAvAwAIegIQAC8DAAh6QhAALwMACHqCAQAqwwAIesIBACrDAAh7AgBALsMACEU4wdAAJcOACGMCAEAoQ4AIbQIAQChDgAh1QgCAKkOACHcCAEAoQ4AId0IAQChDgAh3ggCAKkOACHfCAQAlg4AIeEIAQChDgAh4ggBAKEOACHjCAIAqQ4AIeQIAgCpDgAh5QgCAKkOACHmCIAAAAAB5whAAKIOACHoCEAAog4AIekIQACiDgAh6ggEAJYOACHrCAQAlg4AIewIAQChDgAhFOMHQACXDgAhjAgBAKEOACG0CAEAoQ4AIdUIAgCpDgAh3AgBAKEOACHdCAEAoQ4AId4IAgCpDgAh3wgEAJYOACHhCAEAoQ4AIeIIAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh5giAAAAAAecIQACiDgAh6AhAAKIOACHpCEAAog4AIeoIBACWDgAh6wgEAJYOACHsCAEAoQ4AIRTjB0AAAAABjAgBAAAAAbQIAQAAAAHVCAIAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgEAAAAAeEIAQAAAAHiCAEAAAAB4wgCAAAAAeQIAgAAAAHlCAIAAAAB5giAAAAAAecIQAAAAAHoCEAAAAAB6QhAAAAAAeoIBAAAAAHrCAQAAAAB7AgBAAAAAQGhCgEAAAAEAaEKAQAAAAQBoQoBAAAABAGhCgEAAAAEAzMAALEVACCeCgAAshUAIKQKAACSAgAgBDMAAI8SADCeCgAAkBIAMKAKAACSEgAgpAoAAJMSADAEMwAAgxIAMJ4KAACEEgAwoAoAAIYSACCkCgAAhxIAMAQzAAD3EQAwngoAAPgRADCgCgAA-hEAIKQKAAD7EQAwAAAAAAACoQoBAAAABKcKAQAAAAULMwAAxhIAMDQAAMsSADCeCgAAxxIAMJ8KAADIEgAwoAoAAMkSACChCgAAyhIAMKIKAADKEgAwowoAAMoSADCkCgAAyhIAMKUKAADMEgAwpgoAAM0SADALMwAAuBIAMDQAAL0SADCeCgAAuRIAMJ8KAAC6EgAwoAoAALsSACChCgAAvBIAMKIKAAC8EgAwowoAALwSADCkCgAAvBIAMKUKAAC-EgAwpgoAAL8SADALMwAArBIAMDQAALESADCeCgAArRIAMJ8KAACuEgAwoAoAAK8SACChCgAAsBIAMKIKAACwEgAwowoAALASADCkCgAAsBIAMKUKAACyEgAwpgoAALMSADAiCgAAoBIAIAsAAKESACAMAACiEgAg7gcBAAAAAd0IAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHqCAQAAAAB2AkBAAAAAeoJIAAAAAHuCQEAAAAB7wkBAAAAAfAJAgAAAAHxCQIAAAAB8gkCAAAAAfMJAgAAAAH0CQEAAAAB9QkgAAAAAfYJQAAAAAH3CUAAAAAB-AkBAAAAAfkJQAAAAAH6CQAAmxIAIPsJAACcEgAg_AkAAJ0SACD9CUAAAAAB_gkgAAAAAf8JAACeEgAggAoCAAAAAYEKAgAAAAGCCgEAAAABgwoBAAAAAYQKAQAAAAECAAAAGAAgMwAAtxIAIAMAAAAYACAzAAC3EgAgNAAAthIAIAEsAACwFQAwJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQAAAAHdCAEAuwwAIeEIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh6ggEAKsMACHYCQEAuwwAIeoJIADPDAAh7gkBALsMACHvCQEAvQwAIfAJAgDQDAAh8QkCANAMACHyCQIA0AwAIfMJAgDQDAAh9AkBAOQMACH1CSAAzwwAIfYJQAC8DAAh9wlAALwMACH4CQEAvQwAIfkJQAC8DAAh-gkAAMkMACD7CQAAyQwAIPwJAADJDAAg_QlAALwMACH-CSAAzwwAIf8JAADJDAAggAoCANAMACGBCgIA0AwAIYIKAQC9DAAhgwoBAOQMACGECgEA5AwAIQIAAAAYACAsAAC2EgAgAgAAALQSACAsAAC1EgAgI98HAACzEgAw4AcAALQSABDhBwAAsxIAMO4HAQC7DAAh3QgBALsMACHhCAEAuwwAIeMIAgDQDAAh5AgCANAMACHlCAIA0AwAIeoIBACrDAAh2AkBALsMACHqCSAAzwwAIe4JAQC7DAAh7wkBAL0MACHwCQIA0AwAIfEJAgDQDAAh8gkCANAMACHzCQIA0AwAIfQJAQDkDAAh9QkgAM8MACH2CUAAvAwAIfcJQAC8DAAh-AkBAL0MACH5CUAAvAwAIfoJAADJDAAg-wkAAMkMACD8CQAAyQwAIP0JQAC8DAAh_gkgAM8MACH_CQAAyQwAIIAKAgDQDAAhgQoCANAMACGCCgEAvQwAIYMKAQDkDAAhhAoBAOQMACEj3wcAALMSADDgBwAAtBIAEOEHAACzEgAw7gcBALsMACHdCAEAuwwAIeEIAQC7DAAh4wgCANAMACHkCAIA0AwAIeUIAgDQDAAh6ggEAKsMACHYCQEAuwwAIeoJIADPDAAh7gkBALsMACHvCQEAvQwAIfAJAgDQDAAh8QkCANAMACHyCQIA0AwAIfMJAgDQDAAh9AkBAOQMACH1CSAAzwwAIfYJQAC8DAAh9wlAALwMACH4CQEAvQwAIfkJQAC8DAAh-gkAAMkMACD7CQAAyQwAIPwJAADJDAAg_QlAALwMACH-CSAAzwwAIf8JAADJDAAggAoCANAMACGBCgIA0AwAIYIKAQC9DAAhgwoBAOQMACGECgEA5AwAIR_uBwEAoQ4AId0IAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh6ggEAJYOACHYCQEAoQ4AIeoJIADZDgAh7gkBAKEOACHvCQEAow4AIfAJAgCpDgAh8QkCAKkOACHyCQIAqQ4AIfMJAgCpDgAh9AkBAKMOACH1CSAA2Q4AIfYJQACiDgAh9wlAAKIOACH4CQEAow4AIfkJQACiDgAh-gkAAO8RACD7CQAA8BEAIPwJAADxEQAg_QlAAKIOACH-CSAA2Q4AIf8JAADyEQAggAoCAKkOACGBCgIAqQ4AIYIKAQCjDgAhgwoBAKMOACGECgEAow4AISIKAAD0EQAgCwAA9REAIAwAAPYRACDuBwEAoQ4AId0IAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh6ggEAJYOACHYCQEAoQ4AIeoJIADZDgAh7gkBAKEOACHvCQEAow4AIfAJAgCpDgAh8QkCAKkOACHyCQIAqQ4AIfMJAgCpDgAh9AkBAKMOACH1CSAA2Q4AIfYJQACiDgAh9wlAAKIOACH4CQEAow4AIfkJQACiDgAh-gkAAO8RACD7CQAA8BEAIPwJAADxEQAg_QlAAKIOACH-CSAA2Q4AIf8JAADyEQAggAoCAKkOACGBCgIAqQ4AIYIKAQCjDgAhgwoBAKMOACGECgEAow4AISIKAACgEgAgCwAAoRIAIAwAAKISACDuBwEAAAAB3QgBAAAAAeMIAgAAAAHkCAIAAAAB5QgCAAAAAeoIBAAAAAHYCQEAAAAB6gkgAAAAAe4JAQAAAAHvCQEAAAAB8AkCAAAAAfEJAgAAAAHyCQIAAAAB8wkCAAAAAfQJAQAAAAH1CSAAAAAB9glAAAAAAfcJQAAAAAH4CQEAAAAB-QlAAAAAAfoJAACbEgAg-wkAAJwSACD8CQAAnRIAIP0JQAAAAAH-CSAAAAAB_wkAAJ4SACCACgIAAAABgQoCAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAQoEAADFEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGnCAEAAAABhwoCAAAAAYgKAQAAAAGJCkAAAAABAgAAABMAIDMAAMQSACADAAAAEwAgMwAAxBIAIDQAAMISACABLAAArxUAMA8EAADNDQAgBwAAiw4AIN8HAACKDgAw4AcAABEAEOEHAACKDgAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhiAoBAL0MACGJCkAAvAwAIQIAAAATACAsAADCEgAgAgAAAMASACAsAADBEgAgDd8HAAC_EgAw4AcAAMASABDhBwAAvxIAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhjAgBANgMACGnCAEAuwwAIeEIAQC9DAAhhwoCANAMACGICgEAvQwAIYkKQAC8DAAhDd8HAAC_EgAw4AcAAMASABDhBwAAvxIAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhjAgBANgMACGnCAEAuwwAIeEIAQC9DAAhhwoCANAMACGICgEAvQwAIYkKQAC8DAAhCeMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKEOACGnCAEAoQ4AIYcKAgCpDgAhiAoBAKMOACGJCkAAog4AIQoEAADDEgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGMCAEAoQ4AIacIAQChDgAhhwoCAKkOACGICgEAow4AIYkKQACiDgAhBTMAAKoVACA0AACtFQAgngoAAKsVACCfCgAArBUAIKQKAAAFACAKBAAAxRIAIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABpwgBAAAAAYcKAgAAAAGICgEAAAABiQpAAAAAAQMzAACqFQAgngoAAKsVACCkCgAABQAgCQQAANMSACDiB0AAAAAB7gcBAAAAAfQHAQAAAAGMCAEAAAABpwgBAAAAAYcKAgAAAAGKCgEAAAABiwpAAAAAAQIAAAALACAzAADSEgAgAwAAAAsAIDMAANISACA0AADQEgAgASwAAKkVADAOBAAA-A0AIAcAAIsOACDfBwAAjA4AMOAHAAAJABDhBwAAjA4AMOIHQAC8DAAh7gcBALsMACH0BwEAAAABjAgBAOQMACGnCAEAuwwAIeEIAQC9DAAhhwoCANAMACGKCgEAuwwAIYsKQACsDAAhAgAAAAsAICwAANASACACAAAAzhIAICwAAM8SACAM3wcAAM0SADDgBwAAzhIAEOEHAADNEgAw4gdAALwMACHuBwEAuwwAIfQHAQDYDAAhjAgBAOQMACGnCAEAuwwAIeEIAQC9DAAhhwoCANAMACGKCgEAuwwAIYsKQACsDAAhDN8HAADNEgAw4AcAAM4SABDhBwAAzRIAMOIHQAC8DAAh7gcBALsMACH0BwEA2AwAIYwIAQDkDAAhpwgBALsMACHhCAEAvQwAIYcKAgDQDAAhigoBALsMACGLCkAArAwAIQjiB0AAog4AIe4HAQChDgAh9AcBAKEOACGMCAEAow4AIacIAQChDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhCQQAANESACDiB0AAog4AIe4HAQChDgAh9AcBAKEOACGMCAEAow4AIacIAQChDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhBzMAAKQVACA0AACnFQAgngoAAKUVACCfCgAAphUAIKIKAAADACCjCgAAAwAgpAoAAAUAIAkEAADTEgAg4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAGHCgIAAAABigoBAAAAAYsKQAAAAAEDMwAApBUAIJ4KAAClFQAgpAoAAAUAIAGhCgEAAAAEBDMAAMYSADCeCgAAxxIAMKAKAADJEgAgpAoAAMoSADAEMwAAuBIAMJ4KAAC5EgAwoAoAALsSACCkCgAAvBIAMAQzAACsEgAwngoAAK0SADCgCgAArxIAIKQKAACwEgAwAAAAAAAAAAAHMwAAnxUAIDQAAKIVACCeCgAAoBUAIJ8KAAChFQAgogoAAA4AIKMKAAAOACCkCgAAkgIAIAMzAACfFQAgngoAAKAVACCkCgAAkgIAIAAAAAAABzMAAJoVACA0AACdFQAgngoAAJsVACCfCgAAnBUAIKIKAAAOACCjCgAADgAgpAoAAJICACADMwAAmhUAIJ4KAACbFQAgpAoAAJICACAAAAAAAAUzAACVFQAgNAAAmBUAIJ4KAACWFQAgnwoAAJcVACCkCgAABQAgAzMAAJUVACCeCgAAlhUAIKQKAAAFACAKAwAAvxAAIAUAAP0UACAGAADYEgAgCAAA2RIAIA8AAOMUACAQAADkFAAgEQAA8hQAIB0AAOYUACCQCgAAnQ4AIJIKAACdDgAgAAAABTMAAIoVACA0AACTFQAgngoAAIsVACCfCgAAkhUAIKQKAAABACAHMwAAuxMAIDQAAL4TACCeCgAAvBMAIJ8KAAC9EwAgogoAAAcAIKMKAAAHACCkCgAAyAEAIAszAACyEwAwNAAAthMAMJ4KAACzEwAwnwoAALQTADCgCgAAtRMAIKEKAADKEgAwogoAAMoSADCjCgAAyhIAMKQKAADKEgAwpQoAALcTADCmCgAAzRIAMAszAACpEwAwNAAArRMAMJ4KAACqEwAwnwoAAKsTADCgCgAArBMAIKEKAAC8EgAwogoAALwSADCjCgAAvBIAMKQKAAC8EgAwpQoAAK4TADCmCgAAvxIAMAszAACdEwAwNAAAohMAMJ4KAACeEwAwnwoAAJ8TADCgCgAAoBMAIKEKAAChEwAwogoAAKETADCjCgAAoRMAMKQKAAChEwAwpQoAAKMTADCmCgAApBMAMAszAACREwAwNAAAlhMAMJ4KAACSEwAwnwoAAJMTADCgCgAAlBMAIKEKAACVEwAwogoAAJUTADCjCgAAlRMAMKQKAACVEwAwpQoAAJcTADCmCgAAmBMAMAszAACIEwAwNAAAjBMAMJ4KAACJEwAwnwoAAIoTADCgCgAAixMAIKEKAAD7DwAwogoAAPsPADCjCgAA-w8AMKQKAAD7DwAwpQoAAI0TADCmCgAA_g8AMAszAAD8EgAwNAAAgRMAMJ4KAAD9EgAwnwoAAP4SADCgCgAA_xIAIKEKAACAEwAwogoAAIATADCjCgAAgBMAMKQKAACAEwAwpQoAAIITADCmCgAAgxMAMA8DAACxEQAgGAAAsxEAIBkAALQRACAaAAC1EQAgGwAAthEAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABkgkBAAAAAaAJAQAAAAHUCQEAAAAB1QkBAAAAAdYJQAAAAAECAAAARAAgMwAAhxMAIAMAAABEACAzAACHEwAgNAAAhhMAIAEsAACRFQAwFgMAAKgNACAEAAD4DQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIBwAAPkNACDfBwAA9w0AMOAHAABCABDhBwAA9w0AMOMHQACsDAAh9AcBAAAAAfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkgkBALsMACGgCQEAvQwAIcIJAAD2DQAg1AkBALsMACHVCQEAuwwAIdYJQAC8DAAhAgAAAEQAICwAAIYTACACAAAAhBMAICwAAIUTACAO3wcAAIMTADDgBwAAhBMAEOEHAACDEwAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkgkBALsMACGgCQEAvQwAIdQJAQC7DAAh1QkBALsMACHWCUAAvAwAIQ7fBwAAgxMAMOAHAACEEwAQ4QcAAIMTADDjB0AArAwAIfQHAQDYDAAh-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGSCQEAuwwAIaAJAQC9DAAh1AkBALsMACHVCQEAuwwAIdYJQAC8DAAhCeMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhkgkBAKEOACGgCQEAow4AIdQJAQChDgAh1QkBAKEOACHWCUAAog4AIQ8DAADuEAAgGAAA8BAAIBkAAPEQACAaAADyEAAgGwAA8xAAIBwAAPQQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIZIJAQChDgAhoAkBAKMOACHUCQEAoQ4AIdUJAQChDgAh1glAAKIOACEPAwAAsREAIBgAALMRACAZAAC0EQAgGgAAtREAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAZIJAQAAAAGgCQEAAAAB1AkBAAAAAdUJAQAAAAHWCUAAAAABExIAANEPACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQmAAAAAAZYJAADODwAglwkCAAAAAZgJIAAAAAGZCQEAAAABmgkAAM8PACCbCSAAAAABnAkCAAAAAQIAAAA3ACAzAACQEwAgAwAAADcAIDMAAJATACA0AACPEwAgASwAAJAVADACAAAANwAgLAAAjxMAIAIAAAD_DwAgLAAAjhMAIBLjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZIJAQChDgAhkwkBAKEOACGUCQEAoQ4AIZUJgAAAAAGWCQAAyg8AIJcJAgCpDgAhmAkgANkOACGZCQEAoQ4AIZoJAADLDwAgmwkgANkOACGcCQIAqQ4AIRMSAADNDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkAkBAKEOACGSCQEAoQ4AIZMJAQChDgAhlAkBAKEOACGVCYAAAAABlgkAAMoPACCXCQIAqQ4AIZgJIADZDgAhmQkBAKEOACGaCQAAyw8AIJsJIADZDgAhnAkCAKkOACETEgAA0Q8AIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZAJAQAAAAGSCQEAAAABkwkBAAAAAZQJAQAAAAGVCYAAAAABlgkAAM4PACCXCQIAAAABmAkgAAAAAZkJAQAAAAGaCQAAzw8AIJsJIAAAAAGcCQIAAAABEwMAAMkRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGhCAEAAAABoggBAAAAAZAJAQAAAAGWCQAAxxEAILEJAQAAAAGzCUAAAAABuQkAAQAAAdwJAADIEQAg3QlAAAAAAd4JAgAAAAHfCQIAAAAB4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAQIAAAAzACAzAACcEwAgAwAAADMAIDMAAJwTACA0AACbEwAgASwAAI8VADAZAwAAqA0AIAQAAM0NACDfBwAA_Q0AMOAHAAAxABDhBwAA_Q0AMOMHQACsDAAh9AcBAAAAAYoIQACsDAAhiwgBANgMACGMCAEA2AwAIaEIAQC7DAAhoggBANgMACGQCQEA5AwAIZYJAADJDAAgsQkBAL0MACGzCUAAvAwAIbkJAAEAAAHcCQAAyQwAIN0JQAC8DAAh3gkCAJANACHfCQIAkA0AIeAJAQC9DAAh4QkBAL0MACHiCQEA5AwAIeMJAQDkDAAhAgAAADMAICwAAJsTACACAAAAmRMAICwAAJoTACAX3wcAAJgTADDgBwAAmRMAEOEHAACYEwAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIaEIAQC7DAAhoggBANgMACGQCQEA5AwAIZYJAADJDAAgsQkBAL0MACGzCUAAvAwAIbkJAAHZDAAh3AkAAMkMACDdCUAAvAwAId4JAgCQDQAh3wkCAJANACHgCQEAvQwAIeEJAQC9DAAh4gkBAOQMACHjCQEA5AwAIRffBwAAmBMAMOAHAACZEwAQ4QcAAJgTADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhoQgBALsMACGiCAEA2AwAIZAJAQDkDAAhlgkAAMkMACCxCQEAvQwAIbMJQAC8DAAhuQkAAdkMACHcCQAAyQwAIN0JQAC8DAAh3gkCAJANACHfCQIAkA0AIeAJAQC9DAAh4QkBAL0MACHiCQEA5AwAIeMJAQDkDAAhEuMHQACXDgAh9AcBAKEOACGKCEAAlw4AIaEIAQChDgAhoggBAKEOACGQCQEAow4AIZYJAADDEQAgsQkBAKMOACGzCUAAog4AIbkJAAHkDgAh3AkAAMQRACDdCUAAog4AId4JAgCpDwAh3wkCAKkPACHgCQEAow4AIeEJAQCjDgAh4gkBAKMOACHjCQEAow4AIRMDAADFEQAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhoQgBAKEOACGiCAEAoQ4AIZAJAQCjDgAhlgkAAMMRACCxCQEAow4AIbMJQACiDgAhuQkAAeQOACHcCQAAxBEAIN0JQACiDgAh3gkCAKkPACHfCQIAqQ8AIeAJAQCjDgAh4QkBAKMOACHiCQEAow4AIeMJAQCjDgAhEwMAAMkRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGhCAEAAAABoggBAAAAAZAJAQAAAAGWCQAAxxEAILEJAQAAAAGzCUAAAAABuQkAAQAAAdwJAADIEQAg3QlAAAAAAd4JAgAAAAHfCQIAAAAB4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAARIDAADUEQAg4wdAAAAAAe4HAQAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABlgkAANIRACCZCQEAAAABmgkAANMRACCbCSAAAAABsAkAAQAAAbMJQAAAAAHVCQEAAAAB3QlAAAAAAeQJAQAAAAHlCQEAAAAB5glAAAAAAQIAAAAvACAzAACoEwAgAwAAAC8AIDMAAKgTACA0AACnEwAgASwAAI4VADAYAwAAqA0AIAQAAM0NACDfBwAA_g0AMOAHAAAtABDhBwAA_g0AMOMHQACsDAAh7gcBALsMACH0BwEAAAABighAAKwMACGLCAEA2AwAIYwIAQDYDAAhkQgBALsMACGSCAEAuwwAIZYJAADJDAAgmQkBALsMACGaCQAAyQwAIJsJIADPDAAhsAkAAQAAAbMJQAC8DAAh1QkBAL0MACHdCUAAvAwAIeQJAQDkDAAh5QkBAL0MACHmCUAAvAwAIQIAAAAvACAsAACnEwAgAgAAAKUTACAsAACmEwAgFt8HAACkEwAw4AcAAKUTABDhBwAApBMAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGWCQAAyQwAIJkJAQC7DAAhmgkAAMkMACCbCSAAzwwAIbAJAAHZDAAhswlAALwMACHVCQEAvQwAId0JQAC8DAAh5AkBAOQMACHlCQEAvQwAIeYJQAC8DAAhFt8HAACkEwAw4AcAAKUTABDhBwAApBMAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGWCQAAyQwAIJkJAQC7DAAhmgkAAMkMACCbCSAAzwwAIbAJAAHZDAAhswlAALwMACHVCQEAvQwAId0JQAC8DAAh5AkBAOQMACHlCQEAvQwAIeYJQAC8DAAhEeMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIZYJAADOEQAgmQkBAKEOACGaCQAAzxEAIJsJIADZDgAhsAkAAeQOACGzCUAAog4AIdUJAQCjDgAh3QlAAKIOACHkCQEAow4AIeUJAQCjDgAh5glAAKIOACESAwAA0BEAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIZYJAADOEQAgmQkBAKEOACGaCQAAzxEAIJsJIADZDgAhsAkAAeQOACGzCUAAog4AIdUJAQCjDgAh3QlAAKIOACHkCQEAow4AIeUJAQCjDgAh5glAAKIOACESAwAA1BEAIOMHQAAAAAHuBwEAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAZYJAADSEQAgmQkBAAAAAZoJAADTEQAgmwkgAAAAAbAJAAEAAAGzCUAAAAAB1QkBAAAAAd0JQAAAAAHkCQEAAAAB5QkBAAAAAeYJQAAAAAEKBwAA4RIAIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGnCAEAAAAB4QgBAAAAAYcKAgAAAAGICgEAAAABiQpAAAAAAQIAAAATACAzAACxEwAgAwAAABMAIDMAALETACA0AACwEwAgASwAAI0VADACAAAAEwAgLAAAsBMAIAIAAADAEgAgLAAArxMAIAnjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIacIAQChDgAh4QgBAKMOACGHCgIAqQ4AIYgKAQCjDgAhiQpAAKIOACEKBwAA4BIAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhpwgBAKEOACHhCAEAow4AIYcKAgCpDgAhiAoBAKMOACGJCkAAog4AIQoHAADhEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAacIAQAAAAHhCAEAAAABhwoCAAAAAYgKAQAAAAGJCkAAAAABCQcAAOgSACDiB0AAAAAB7gcBAAAAAfQHAQAAAAGnCAEAAAAB4QgBAAAAAYcKAgAAAAGKCgEAAAABiwpAAAAAAQIAAAALACAzAAC6EwAgAwAAAAsAIDMAALoTACA0AAC5EwAgASwAAIwVADACAAAACwAgLAAAuRMAIAIAAADOEgAgLAAAuBMAIAjiB0AAog4AIe4HAQChDgAh9AcBAKEOACGnCAEAoQ4AIeEIAQCjDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhCQcAAOcSACDiB0AAog4AIe4HAQChDgAh9AcBAKEOACGnCAEAoQ4AIeEIAQCjDgAhhwoCAKkOACGKCgEAoQ4AIYsKQACXDgAhCQcAAOgSACDiB0AAAAAB7gcBAAAAAfQHAQAAAAGnCAEAAAAB4QgBAAAAAYcKAgAAAAGKCgEAAAABiwpAAAAAAQjuBwEAAAABrQgEAAAAAeMIBAAAAAHkCAQAAAAB5QgEAAAAAYwKBAAAAAGNCgIAAAABjgoCAAAAAQIAAADIAQAgMwAAuxMAIAMAAAAHACAzAAC7EwAgNAAAvxMAIAoAAAAHACAsAAC_EwAg7gcBAKEOACGtCAQAlg4AIeMIBACWDgAh5AgEAJYOACHlCAQAlg4AIYwKBACWDgAhjQoCAKkOACGOCgIAqQ4AIQjuBwEAoQ4AIa0IBACWDgAh4wgEAJYOACHkCAQAlg4AIeUIBACWDgAhjAoEAJYOACGNCgIAqQ4AIY4KAgCpDgAhAzMAAIoVACCeCgAAixUAIKQKAAABACADMwAAuxMAIJ4KAAC8EwAgpAoAAMgBACAEMwAAshMAMJ4KAACzEwAwoAoAALUTACCkCgAAyhIAMAQzAACpEwAwngoAAKoTADCgCgAArBMAIKQKAAC8EgAwBDMAAJ0TADCeCgAAnhMAMKAKAACgEwAgpAoAAKETADAEMwAAkRMAMJ4KAACSEwAwoAoAAJQTACCkCgAAlRMAMAQzAACIEwAwngoAAIkTADCgCgAAixMAIKQKAAD7DwAwBDMAAPwSADCeCgAA_RIAMKAKAAD_EgAgpAoAAIATADAAAAALMwAAyRQAMDQAAM4UADCeCgAAyhQAMJ8KAADLFAAwoAoAAMwUACChCgAAzRQAMKIKAADNFAAwowoAAM0UADCkCgAAzRQAMKUKAADPFAAwpgoAANAUADALMwAAwBQAMDQAAMQUADCeCgAAwRQAMJ8KAADCFAAwoAoAAMMUACChCgAAoRMAMKIKAAChEwAwowoAAKETADCkCgAAoRMAMKUKAADFFAAwpgoAAKQTADALMwAAtxQAMDQAALsUADCeCgAAuBQAMJ8KAAC5FAAwoAoAALoUACChCgAAlRMAMKIKAACVEwAwowoAAJUTADCkCgAAlRMAMKUKAAC8FAAwpgoAAJgTADALMwAAqxQAMDQAALAUADCeCgAArBQAMJ8KAACtFAAwoAoAAK4UACChCgAArxQAMKIKAACvFAAwowoAAK8UADCkCgAArxQAMKUKAACxFAAwpgoAALIUADALMwAAohQAMDQAAKYUADCeCgAAoxQAMJ8KAACkFAAwoAoAAKUUACChCgAAgBMAMKIKAACAEwAwowoAAIATADCkCgAAgBMAMKUKAACnFAAwpgoAAIMTADALMwAAmRQAMDQAAJ0UADCeCgAAmhQAMJ8KAACbFAAwoAoAAJwUACChCgAAqREAMKIKAACpEQAwowoAAKkRADCkCgAAqREAMKUKAACeFAAwpgoAAKwRADAHMwAAlBQAIDQAAJcUACCeCgAAlRQAIJ8KAACWFAAgogoAAHQAIKMKAAB0ACCkCgAAvAUAIAszAACLFAAwNAAAjxQAMJ4KAACMFAAwnwoAAI0UADCgCgAAjhQAIKEKAAC0EAAwogoAALQQADCjCgAAtBAAMKQKAAC0EAAwpQoAAJAUADCmCgAAtxAAMAszAACCFAAwNAAAhhQAMJ4KAACDFAAwnwoAAIQUADCgCgAAhRQAIKEKAACdEQAwogoAAJ0RADCjCgAAnREAMKQKAACdEQAwpQoAAIcUADCmCgAAoBEAMAszAAD5EwAwNAAA_RMAMJ4KAAD6EwAwnwoAAPsTADCgCgAA_BMAIKEKAACREQAwogoAAJERADCjCgAAkREAMKQKAACREQAwpQoAAP4TADCmCgAAlBEAMAszAADwEwAwNAAA9BMAMJ4KAADxEwAwnwoAAPITADCgCgAA8xMAIKEKAACFEQAwogoAAIURADCjCgAAhREAMKQKAACFEQAwpQoAAPUTADCmCgAAiBEAMAszAADkEwAwNAAA6RMAMJ4KAADlEwAwnwoAAOYTADCgCgAA5xMAIKEKAADoEwAwogoAAOgTADCjCgAA6BMAMKQKAADoEwAwpQoAAOoTADCmCgAA6xMAMAszAADYEwAwNAAA3RMAMJ4KAADZEwAwnwoAANoTADCgCgAA2xMAIKEKAADcEwAwogoAANwTADCjCgAA3BMAMKQKAADcEwAwpQoAAN4TADCmCgAA3xMAMAgWAADXEAAg4wdAAAAAAfQHAQAAAAH-BwIAAAABgQhAAAAAAYkIAQAAAAHQCQEAAAAB0QmAAAAAAQIAAACOAQAgMwAA4xMAIAMAAACOAQAgMwAA4xMAIDQAAOITACABLAAAiRUAMA0DAACoDQAgFgAA0Q0AIN8HAADQDQAw4AcAAEsAEOEHAADQDQAw4wdAAKwMACH0BwEAAAAB_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEAAAAB0QkAAOwMACACAAAAjgEAICwAAOITACACAAAA4BMAICwAAOETACAL3wcAAN8TADDgBwAA4BMAEOEHAADfEwAw4wdAAKwMACH0BwEA2AwAIf4HAgDQDAAhgQhAAKwMACGJCAEAvQwAIYsIAQDYDAAh0AkBAOQMACHRCQAA7AwAIAvfBwAA3xMAMOAHAADgEwAQ4QcAAN8TADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHQCQEA5AwAIdEJAADsDAAgB-MHQACXDgAh9AcBAKEOACH-BwIAqQ4AIYEIQACXDgAhiQgBAKMOACHQCQEAow4AIdEJgAAAAAEIFgAA1RAAIOMHQACXDgAh9AcBAKEOACH-BwIAqQ4AIYEIQACXDgAhiQgBAKMOACHQCQEAow4AIdEJgAAAAAEIFgAA1xAAIOMHQAAAAAH0BwEAAAAB_gcCAAAAAYEIQAAAAAGJCAEAAAAB0AkBAAAAAdEJgAAAAAEOIwAA0g4AICQAANMOACDjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAY0IAQAAAAGOCAAA0A4AII8IAQAAAAGQCEAAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABAgAAAIEBACAzAADvEwAgAwAAAIEBACAzAADvEwAgNAAA7hMAIAEsAACIFQAwEwMAAKgNACAjAADWDQAgJAAA1w0AIN8HAADVDQAw4AcAAH8AEOEHAADVDQAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIQIAAACBAQAgLAAA7hMAIAIAAADsEwAgLAAA7RMAIBDfBwAA6xMAMOAHAADsEwAQ4QcAAOsTADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIRDfBwAA6xMAMOAHAADsEwAQ4QcAAOsTADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIQzjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACEOIwAAtg4AICQAALcOACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACEOIwAA0g4AICQAANMOACDjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAY0IAQAAAAGOCAAA0A4AII8IAQAAAAGQCEAAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABDwQBAAAAARUAAJAQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGoCQABAAABqQkAAQAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAgAAAAGuCUAAAAABAgAAAFgAIDMAAPgTACADAAAAWAAgMwAA-BMAIDQAAPcTACABLAAAhxUAMAIAAABYACAsAAD3EwAgAgAAAIkRACAsAAD2EwAgDgQBAKMOACHjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGKCEAAlw4AIYwIAQCjDgAhqQgBAKEOACGoCQAB5A4AIakJAAHkDgAhqgkBAKMOACGrCQEAow4AIawJAQCjDgAhrQkCAKkOACGuCUAAog4AIQ8EAQCjDgAhFQAAjhAAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYoIQACXDgAhjAgBAKMOACGpCAEAoQ4AIagJAAHkDgAhqQkAAeQOACGqCQEAow4AIasJAQCjDgAhrAkBAKMOACGtCQIAqQ4AIa4JQACiDgAhDwQBAAAAARUAAJAQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGoCQABAAABqQkAAQAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAgAAAAGuCUAAAAABCxUAAJcQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABrAkBAAAAAa8JAAEAAAGwCQABAAABsQkBAAAAAbIJQAAAAAGzCUAAAAABAgAAAFQAIDMAAIEUACADAAAAVAAgMwAAgRQAIDQAAIAUACABLAAAhhUAMAIAAABUACAsAACAFAAgAgAAAJURACAsAAD_EwAgCuMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhrAkBAKEOACGvCQAB5A4AIbAJAAHkDgAhsQkBAKMOACGyCUAAog4AIbMJQACiDgAhCxUAAJUQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGMCAEAoQ4AIawJAQChDgAhrwkAAeQOACGwCQAB5A4AIbEJAQCjDgAhsglAAKIOACGzCUAAog4AIQsVAACXEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAawJAQAAAAGvCQABAAABsAkAAQAAAbEJAQAAAAGyCUAAAAABswlAAAAAAQgVAACeEAAgighAAAAAAYwIAQAAAAGsCQEAAAABtAkAAQAAAbUJAQAAAAG2CQEAAAABtwlAAAAAAQIAAABQACAzAACKFAAgAwAAAFAAIDMAAIoUACA0AACJFAAgASwAAIUVADACAAAAUAAgLAAAiRQAIAIAAAChEQAgLAAAiBQAIAeKCEAAlw4AIYwIAQChDgAhrAkBAKEOACG0CQAB5A4AIbUJAQChDgAhtgkBAKEOACG3CUAAog4AIQgVAACcEAAgighAAJcOACGMCAEAoQ4AIawJAQChDgAhtAkAAeQOACG1CQEAoQ4AIbYJAQChDgAhtwlAAKIOACEIFQAAnhAAIIoIQAAAAAGMCAEAAAABrAkBAAAAAbQJAAEAAAG1CQEAAAABtgkBAAAAAbcJQAAAAAEQIAAApxAAIOMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABoAkBAAAAAbMJQAAAAAG3CUAAAAABuAkBAAAAAbkJAAEAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CQEAAAABvgkAAKUQACACAAAAeAAgMwAAkxQAIAMAAAB4ACAzAACTFAAgNAAAkhQAIAEsAACEFQAwAgAAAHgAICwAAJIUACACAAAAuBAAICwAAJEUACAP4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIaAJAQCjDgAhswlAAKIOACG3CUAAog4AIbgJAQChDgAhuQkAAeQOACG6CQEAoQ4AIbsJAQCjDgAhvAkBAKMOACG9CQEAow4AIb4JAACiEAAgECAAAKQQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhoAkBAKMOACGzCUAAog4AIbcJQACiDgAhuAkBAKEOACG5CQAB5A4AIboJAQChDgAhuwkBAKMOACG8CQEAow4AIb0JAQCjDgAhvgkAAKIQACAQIAAApxAAIOMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABoAkBAAAAAbMJQAAAAAG3CUAAAAABuAkBAAAAAbkJAAEAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CQEAAAABvgkAAKUQACALIQAAvhAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAaAJAQAAAAG8CQEAAAABvQkBAAAAAb4JAAC8EAAgvwkCAAAAAcAJAQAAAAHBCUAAAAABAgAAALwFACAzAACUFAAgAwAAAHQAIDMAAJQUACA0AACYFAAgDQAAAHQAICEAAK8QACAsAACYFAAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhoAkBAKMOACG8CQEAow4AIb0JAQCjDgAhvgkAAK0QACC_CQIAqQ4AIcAJAQCjDgAhwQlAAKIOACELIQAArxAAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIaAJAQCjDgAhvAkBAKMOACG9CQEAow4AIb4JAACtEAAgvwkCAKkOACHACQEAow4AIcEJQACiDgAhCxUAAOQQACAXAADlEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGsCQEAAAABswlAAAAAAbkJAAEAAAHSCUAAAAABAgAAAEkAIDMAAKEUACADAAAASQAgMwAAoRQAIDQAAKAUACABLAAAgxUAMAIAAABJACAsAACgFAAgAgAAAK0RACAsAACfFAAgCeMHQACXDgAh9AcBAKEOACGKCEAAlw4AIZEIAQChDgAhkggBAKEOACGsCQEAoQ4AIbMJQACiDgAhuQkAAeQOACHSCUAAog4AIQsVAADcEAAgFwAA3RAAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIZEIAQChDgAhkggBAKEOACGsCQEAoQ4AIbMJQACiDgAhuQkAAeQOACHSCUAAog4AIQsVAADkEAAgFwAA5RAAIOMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABrAkBAAAAAbMJQAAAAAG5CQABAAAB0glAAAAAARAEAACyEQAgGAAAsxEAIBkAALQRACAaAAC1EQAgGwAAthEAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABjAgBAAAAAZIJAQAAAAGgCQEAAAAB1AkBAAAAAdUJAQAAAAHWCUAAAAABAgAAAEQAIDMAAKoUACADAAAARAAgMwAAqhQAIDQAAKkUACABLAAAghUAMAIAAABEACAsAACpFAAgAgAAAIQTACAsAACoFAAgCuMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhEAQAAO8QACAYAADwEAAgGQAA8RAAIBoAAPIQACAbAADzEAAgHAAA9BAAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhEAQAALIRACAYAACzEQAgGQAAtBEAIBoAALURACAbAAC2EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGMCAEAAAABkgkBAAAAAaAJAQAAAAHUCQEAAAAB1QkBAAAAAdYJQAAAAAETEQAAhRAAIBMAAIYQACAUAACHEAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkgkBAAAAAZwJAgAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAGjCYAAAAABpAkBAAAAAaUJAACDEAAgpgkCAAAAAacJAgAAAAECAAAAcAAgMwAAthQAIAMAAABwACAzAAC2FAAgNAAAtRQAIAEsAACBFQAwGQMAAKgNACARAADcDQAgEwAA3Q0AIBQAAN4NACDfBwAA2w0AMOAHAABuABDhBwAA2w0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGSCQEAuwwAIZwJAgDQDAAhoAkBALsMACGhCQEAuwwAIaIJAQC9DAAhowkAAOwMACCkCQEAvQwAIaUJAADJDAAgpgkCANAMACGnCQIA0AwAIcIJAADaDQAgAgAAAHAAICwAALUUACACAAAAsxQAICwAALQUACAU3wcAALIUADDgBwAAsxQAEOEHAACyFAAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGSCQEAuwwAIZwJAgDQDAAhoAkBALsMACGhCQEAuwwAIaIJAQC9DAAhowkAAOwMACCkCQEAvQwAIaUJAADJDAAgpgkCANAMACGnCQIA0AwAIRTfBwAAshQAMOAHAACzFAAQ4QcAALIUADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZIJAQC7DAAhnAkCANAMACGgCQEAuwwAIaEJAQC7DAAhogkBAL0MACGjCQAA7AwAIKQJAQC9DAAhpQkAAMkMACCmCQIA0AwAIacJAgDQDAAhEOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZIJAQChDgAhnAkCAKkOACGgCQEAoQ4AIaEJAQChDgAhogkBAKMOACGjCYAAAAABpAkBAKMOACGlCQAA4Q8AIKYJAgCpDgAhpwkCAKkOACETEQAA4w8AIBMAAOQPACAUAADlDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkgkBAKEOACGcCQIAqQ4AIaAJAQChDgAhoQkBAKEOACGiCQEAow4AIaMJgAAAAAGkCQEAow4AIaUJAADhDwAgpgkCAKkOACGnCQIAqQ4AIRMRAACFEAAgEwAAhhAAIBQAAIcQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGSCQEAAAABnAkCAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAaMJgAAAAAGkCQEAAAABpQkAAIMQACCmCQIAAAABpwkCAAAAARQEAADKEQAg4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAaEIAQAAAAGiCAEAAAABkAkBAAAAAZYJAADHEQAgsQkBAAAAAbMJQAAAAAG5CQABAAAB3AkAAMgRACDdCUAAAAAB3gkCAAAAAd8JAgAAAAHgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAABAgAAADMAIDMAAL8UACADAAAAMwAgMwAAvxQAIDQAAL4UACABLAAAgBUAMAIAAAAzACAsAAC-FAAgAgAAAJkTACAsAAC9FAAgE-MHQACXDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhoQgBAKEOACGiCAEAoQ4AIZAJAQCjDgAhlgkAAMMRACCxCQEAow4AIbMJQACiDgAhuQkAAeQOACHcCQAAxBEAIN0JQACiDgAh3gkCAKkPACHfCQIAqQ8AIeAJAQCjDgAh4QkBAKMOACHiCQEAow4AIeMJAQCjDgAhFAQAAMYRACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGMCAEAoQ4AIaEIAQChDgAhoggBAKEOACGQCQEAow4AIZYJAADDEQAgsQkBAKMOACGzCUAAog4AIbkJAAHkDgAh3AkAAMQRACDdCUAAog4AId4JAgCpDwAh3wkCAKkPACHgCQEAow4AIeEJAQCjDgAh4gkBAKMOACHjCQEAow4AIRQEAADKEQAg4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAaEIAQAAAAGiCAEAAAABkAkBAAAAAZYJAADHEQAgsQkBAAAAAbMJQAAAAAG5CQABAAAB3AkAAMgRACDdCUAAAAAB3gkCAAAAAd8JAgAAAAHgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAABEwQAANURACDjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAZEIAQAAAAGSCAEAAAABlgkAANIRACCZCQEAAAABmgkAANMRACCbCSAAAAABsAkAAQAAAbMJQAAAAAHVCQEAAAAB3QlAAAAAAeQJAQAAAAHlCQEAAAAB5glAAAAAAQIAAAAvACAzAADIFAAgAwAAAC8AIDMAAMgUACA0AADHFAAgASwAAP8UADACAAAALwAgLAAAxxQAIAIAAAClEwAgLAAAxhQAIBLjB0AAlw4AIe4HAQChDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZYJAADOEQAgmQkBAKEOACGaCQAAzxEAIJsJIADZDgAhsAkAAeQOACGzCUAAog4AIdUJAQCjDgAh3QlAAKIOACHkCQEAow4AIeUJAQCjDgAh5glAAKIOACETBAAA0REAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhlgkAAM4RACCZCQEAoQ4AIZoJAADPEQAgmwkgANkOACGwCQAB5A4AIbMJQACiDgAh1QkBAKMOACHdCUAAog4AIeQJAQCjDgAh5QkBAKMOACHmCUAAog4AIRMEAADVEQAg4wdAAAAAAe4HAQAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZYJAADSEQAgmQkBAAAAAZoJAADTEQAgmwkgAAAAAbAJAAEAAAGzCUAAAAAB1QkBAAAAAd0JQAAAAAHkCQEAAAAB5QkBAAAAAeYJQAAAAAEQBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABkgkBAAAAAdcJAQAAAAHYCQEAAAABjwogAAAAAZAKQAAAAAGRCkAAAAABkgpAAAAAAQIAAAAFACAzAADUFAAgAwAAAAUAIDMAANQUACA0AADTFAAgASwAAP4UADAXAwAAqA0AIAUAAJAOACAGAADGDQAgCAAAxw0AIA8AAOQNACAQAADlDQAgEQAA3A0AIB0AAOcNACDfBwAAjw4AMOAHAAADABDhBwAAjw4AMOMHQACsDAAh9AcBAAAAAYsIAQDYDAAhkgkBALsMACHCCQAAjg4AINcJAQC7DAAh2AkBALsMACGPCiAAzwwAIZAKQAC8DAAhkQpAAKwMACGSCkAAvAwAIZsKAACNDgAgAgAAAAUAICwAANMUACACAAAA0RQAICwAANIUACAN3wcAANAUADDgBwAA0RQAEOEHAADQFAAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhkgkBALsMACHXCQEAuwwAIdgJAQC7DAAhjwogAM8MACGQCkAAvAwAIZEKQACsDAAhkgpAALwMACEN3wcAANAUADDgBwAA0RQAEOEHAADQFAAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhkgkBALsMACHXCQEAuwwAIdgJAQC7DAAhjwogAM8MACGQCkAAvAwAIZEKQACsDAAhkgpAALwMACEJ4wdAAJcOACH0BwEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhEAUAAPUSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhkgkBAKEOACHXCQEAoQ4AIdgJAQChDgAhjwogANkOACGQCkAAog4AIZEKQACXDgAhkgpAAKIOACEQBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABkgkBAAAAAdcJAQAAAAHYCQEAAAABjwogAAAAAZAKQAAAAAGRCkAAAAABkgpAAAAAAQQzAADJFAAwngoAAMoUADCgCgAAzBQAIKQKAADNFAAwBDMAAMAUADCeCgAAwRQAMKAKAADDFAAgpAoAAKETADAEMwAAtxQAMJ4KAAC4FAAwoAoAALoUACCkCgAAlRMAMAQzAACrFAAwngoAAKwUADCgCgAArhQAIKQKAACvFAAwBDMAAKIUADCeCgAAoxQAMKAKAAClFAAgpAoAAIATADAEMwAAmRQAMJ4KAACaFAAwoAoAAJwUACCkCgAAqREAMAMzAACUFAAgngoAAJUUACCkCgAAvAUAIAQzAACLFAAwngoAAIwUADCgCgAAjhQAIKQKAAC0EAAwBDMAAIIUADCeCgAAgxQAMKAKAACFFAAgpAoAAJ0RADAEMwAA-RMAMJ4KAAD6EwAwoAoAAPwTACCkCgAAkREAMAQzAADwEwAwngoAAPETADCgCgAA8xMAIKQKAACFEQAwBDMAAOQTADCeCgAA5RMAMKAKAADnEwAgpAoAAOgTADAEMwAA2BMAMJ4KAADZEwAwoAoAANsTACCkCgAA3BMAMAAAAAAAAAcDAAC_EAAgIQAAwBAAIKAJAACdDgAgvAkAAJ0OACC9CQAAnQ4AIMAJAACdDgAgwQkAAJ0OACAAAAAAAAUDAAC_EAAgFQAA9RQAIBcAAPYUACCzCQAAnQ4AINIJAACdDgAgBgMAAL8QACAjAADwFAAgJAAA8RQAIIwIAACdDgAgjwgAAJ0OACCQCAAAnQ4AIAAAAAMSAADbDwAg7wcAAJ0OACCfCQAAnQ4AIAALAwAAvxAAIAQAAPASACAYAADnFAAgGQAA6RQAIBoAAOoUACAbAADrFAAgHAAA9xQAIPoHAACdDgAgjAgAAJ0OACCgCQAAnQ4AINYJAACdDgAgBQMAAL8QACAWAADuFAAgiQgAAJ0OACDQCQAAnQ4AINEJAACdDgAgAA4HAAD5FAAgCgAA-hQAIAsAAPsUACAMAAD8FAAg7wkAAJ0OACD0CQAAnQ4AIPYJAACdDgAg9wkAAJ0OACD4CQAAnQ4AIPkJAACdDgAg_QkAAJ0OACCCCgAAnQ4AIIMKAACdDgAghAoAAJ0OACADBgAA2BIAIAgAANkSACAOAADaEgAgAAAAAQQAAPASACAJ4wdAAAAAAfQHAQAAAAGSCQEAAAAB1wkBAAAAAdgJAQAAAAGPCiAAAAABkApAAAAAAZEKQAAAAAGSCkAAAAABEuMHQAAAAAHuBwEAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGWCQAA0hEAIJkJAQAAAAGaCQAA0xEAIJsJIAAAAAGwCQABAAABswlAAAAAAdUJAQAAAAHdCUAAAAAB5AkBAAAAAeUJAQAAAAHmCUAAAAABE-MHQAAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGhCAEAAAABoggBAAAAAZAJAQAAAAGWCQAAxxEAILEJAQAAAAGzCUAAAAABuQkAAQAAAdwJAADIEQAg3QlAAAAAAd4JAgAAAAHfCQIAAAAB4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAARDjB0AAAAAB9AcBAAAAAf0HAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGSCQEAAAABnAkCAAAAAaAJAQAAAAGhCQEAAAABogkBAAAAAaMJgAAAAAGkCQEAAAABpQkAAIMQACCmCQIAAAABpwkCAAAAAQrjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABjAgBAAAAAZIJAQAAAAGgCQEAAAAB1AkBAAAAAdUJAQAAAAHWCUAAAAABCeMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABrAkBAAAAAbMJQAAAAAG5CQABAAAB0glAAAAAAQ_jB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAaAJAQAAAAGzCUAAAAABtwlAAAAAAbgJAQAAAAG5CQABAAABugkBAAAAAbsJAQAAAAG8CQEAAAABvQkBAAAAAb4JAAClEAAgB4oIQAAAAAGMCAEAAAABrAkBAAAAAbQJAAEAAAG1CQEAAAABtgkBAAAAAbcJQAAAAAEK4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAawJAQAAAAGvCQABAAABsAkAAQAAAbEJAQAAAAGyCUAAAAABswlAAAAAAQ4EAQAAAAHjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGoCQABAAABqQkAAQAAAaoJAQAAAAGrCQEAAAABrAkBAAAAAa0JAgAAAAGuCUAAAAABDOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAEH4wdAAAAAAfQHAQAAAAH-BwIAAAABgQhAAAAAAYkIAQAAAAHQCQEAAAAB0QmAAAAAARUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHwAA2BQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGSCQEAAAAB1wkBAAAAAZMKAQAAAAGUCkAAAAABlQpAAAAAAZYKAQAAAAECAAAAAQAgMwAAihUAIAjiB0AAAAAB7gcBAAAAAfQHAQAAAAGnCAEAAAAB4QgBAAAAAYcKAgAAAAGKCgEAAAABiwpAAAAAAQnjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABpwgBAAAAAeEIAQAAAAGHCgIAAAABiAoBAAAAAYkKQAAAAAER4wdAAAAAAe4HAQAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABlgkAANIRACCZCQEAAAABmgkAANMRACCbCSAAAAABsAkAAQAAAbMJQAAAAAHVCQEAAAAB3QlAAAAAAeQJAQAAAAHlCQEAAAAB5glAAAAAARLjB0AAAAAB9AcBAAAAAYoIQAAAAAGhCAEAAAABoggBAAAAAZAJAQAAAAGWCQAAxxEAILEJAQAAAAGzCUAAAAABuQkAAQAAAdwJAADIEQAg3QlAAAAAAd4JAgAAAAHfCQIAAAAB4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAARLjB0AAAAAB9AcBAAAAAf0HAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABkgkBAAAAAZMJAQAAAAGUCQEAAAABlQmAAAAAAZYJAADODwAglwkCAAAAAZgJIAAAAAGZCQEAAAABmgkAAM8PACCbCSAAAAABnAkCAAAAAQnjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABkgkBAAAAAaAJAQAAAAHUCQEAAAAB1QkBAAAAAdYJQAAAAAEDAAAAWgAgMwAAihUAIDQAAJQVACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAAlBUAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACERAwAAwBMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZIJAQAAAAHXCQEAAAAB2AkBAAAAAY8KIAAAAAGQCkAAAAABkQpAAAAAAZIKQAAAAAECAAAABQAgMwAAlRUAIAMAAAADACAzAACVFQAgNAAAmRUAIBMAAAADACADAAD0EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAgLAAAmRUAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhEQMAAPQSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIQwIAADWEgAgDgAA1xIAIOMHQAAAAAHuBwEAAAABmAgCAAAAAa8IAQAAAAHVCAIAAAAB5AgCAAAAAfkIAgAAAAHqCSAAAAABhQoBAAAAAYYKAADUEgAgAgAAAJICACAzAACaFQAgAwAAAA4AIDMAAJoVACA0AACeFQAgDgAAAA4AIAgAAKoSACAOAACrEgAgLAAAnhUAIOMHQACXDgAh7gcBAKEOACGYCAIAqQ4AIa8IAQChDgAh1QgCAKkOACHkCAIAqQ4AIfkIAgCpDgAh6gkgANkOACGFCgEAoQ4AIYYKAACoEgAgDAgAAKoSACAOAACrEgAg4wdAAJcOACHuBwEAoQ4AIZgIAgCpDgAhrwgBAKEOACHVCAIAqQ4AIeQIAgCpDgAh-QgCAKkOACHqCSAA2Q4AIYUKAQChDgAhhgoAAKgSACAMBgAA1RIAIA4AANcSACDjB0AAAAAB7gcBAAAAAZgIAgAAAAGvCAEAAAAB1QgCAAAAAeQIAgAAAAH5CAIAAAAB6gkgAAAAAYUKAQAAAAGGCgAA1BIAIAIAAACSAgAgMwAAnxUAIAMAAAAOACAzAACfFQAgNAAAoxUAIA4AAAAOACAGAACpEgAgDgAAqxIAICwAAKMVACDjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh5AgCAKkOACH5CAIAqQ4AIeoJIADZDgAhhQoBAKEOACGGCgAAqBIAIAwGAACpEgAgDgAAqxIAIOMHQACXDgAh7gcBAKEOACGYCAIAqQ4AIa8IAQChDgAh1QgCAKkOACHkCAIAqQ4AIfkIAgCpDgAh6gkgANkOACGFCgEAoQ4AIYYKAACoEgAgEQMAAMATACAFAADBEwAgCAAAwxMAIA8AAMQTACAQAADFEwAgEQAAxhMAIB0AAMcTACDjB0AAAAAB9AcBAAAAAYsIAQAAAAGSCQEAAAAB1wkBAAAAAdgJAQAAAAGPCiAAAAABkApAAAAAAZEKQAAAAAGSCkAAAAABAgAAAAUAIDMAAKQVACADAAAAAwAgMwAApBUAIDQAAKgVACATAAAAAwAgAwAA9BIAIAUAAPUSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAICwAAKgVACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIREDAAD0EgAgBQAA9RIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkgkBAKEOACHXCQEAoQ4AIdgJAQChDgAhjwogANkOACGQCkAAog4AIZEKQACXDgAhkgpAAKIOACEI4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAGHCgIAAAABigoBAAAAAYsKQAAAAAERAwAAwBMAIAUAAMETACAGAADCEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZIJAQAAAAHXCQEAAAAB2AkBAAAAAY8KIAAAAAGQCkAAAAABkQpAAAAAAZIKQAAAAAECAAAABQAgMwAAqhUAIAMAAAADACAzAACqFQAgNAAArhUAIBMAAAADACADAAD0EgAgBQAA9RIAIAYAAPYSACAPAAD4EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAgLAAArhUAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhEQMAAPQSACAFAAD1EgAgBgAA9hIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIQnjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAacIAQAAAAGHCgIAAAABiAoBAAAAAYkKQAAAAAEf7gcBAAAAAd0IAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHqCAQAAAAB2AkBAAAAAeoJIAAAAAHuCQEAAAAB7wkBAAAAAfAJAgAAAAHxCQIAAAAB8gkCAAAAAfMJAgAAAAH0CQEAAAAB9QkgAAAAAfYJQAAAAAH3CUAAAAAB-AkBAAAAAfkJQAAAAAH6CQAAmxIAIPsJAACcEgAg_AkAAJ0SACD9CUAAAAAB_gkgAAAAAf8JAACeEgAggAoCAAAAAYEKAgAAAAGCCgEAAAABgwoBAAAAAYQKAQAAAAEMBgAA1RIAIAgAANYSACDjB0AAAAAB7gcBAAAAAZgIAgAAAAGvCAEAAAAB1QgCAAAAAeQIAgAAAAH5CAIAAAAB6gkgAAAAAYUKAQAAAAGGCgAA1BIAIAIAAACSAgAgMwAAsRUAIBTjB0AAAAABjAgBAAAAAbQIAQAAAAHVCAIAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgEAAAAAeEIAQAAAAHiCAEAAAAB4wgCAAAAAeQIAgAAAAHlCAIAAAAB5giAAAAAAecIQAAAAAHoCEAAAAAB6QhAAAAAAeoIBAAAAAHrCAQAAAAB7AgBAAAAAQTjB0AAAAABxgkBAAAAAdMJAQAAAAHsCUAAAAABBf0HIAAAAAGnCAEAAAABsAgBAAAAAfEIAQAAAAHtCUAAAAABAwAAAA4AIDMAALEVACA0AAC4FQAgDgAAAA4AIAYAAKkSACAIAACqEgAgLAAAuBUAIOMHQACXDgAh7gcBAKEOACGYCAIAqQ4AIa8IAQChDgAh1QgCAKkOACHkCAIAqQ4AIfkIAgCpDgAh6gkgANkOACGFCgEAoQ4AIYYKAACoEgAgDAYAAKkSACAIAACqEgAg4wdAAJcOACHuBwEAoQ4AIZgIAgCpDgAhrwgBAKEOACHVCAIAqQ4AIeQIAgCpDgAh-QgCAKkOACHqCSAA2Q4AIYUKAQChDgAhhgoAAKgSACAjBwAAnxIAIAoAAKASACALAAChEgAg7gcBAAAAAd0IAQAAAAHhCAEAAAAB4wgCAAAAAeQIAgAAAAHlCAIAAAAB6ggEAAAAAdgJAQAAAAHqCSAAAAAB7gkBAAAAAe8JAQAAAAHwCQIAAAAB8QkCAAAAAfIJAgAAAAHzCQIAAAAB9AkBAAAAAfUJIAAAAAH2CUAAAAAB9wlAAAAAAfgJAQAAAAH5CUAAAAAB-gkAAJsSACD7CQAAnBIAIPwJAACdEgAg_QlAAAAAAf4JIAAAAAH_CQAAnhIAIIAKAgAAAAGBCgIAAAABggoBAAAAAYMKAQAAAAGECgEAAAABAgAAABgAIDMAALkVACADAAAAFgAgMwAAuRUAIDQAAL0VACAlAAAAFgAgBwAA8xEAIAoAAPQRACALAAD1EQAgLAAAvRUAIO4HAQChDgAh3QgBAKEOACHhCAEAoQ4AIeMIAgCpDgAh5AgCAKkOACHlCAIAqQ4AIeoIBACWDgAh2AkBAKEOACHqCSAA2Q4AIe4JAQChDgAh7wkBAKMOACHwCQIAqQ4AIfEJAgCpDgAh8gkCAKkOACHzCQIAqQ4AIfQJAQCjDgAh9QkgANkOACH2CUAAog4AIfcJQACiDgAh-AkBAKMOACH5CUAAog4AIfoJAADvEQAg-wkAAPARACD8CQAA8REAIP0JQACiDgAh_gkgANkOACH_CQAA8hEAIIAKAgCpDgAhgQoCAKkOACGCCgEAow4AIYMKAQCjDgAhhAoBAKMOACEjBwAA8xEAIAoAAPQRACALAAD1EQAg7gcBAKEOACHdCAEAoQ4AIeEIAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh6ggEAJYOACHYCQEAoQ4AIeoJIADZDgAh7gkBAKEOACHvCQEAow4AIfAJAgCpDgAh8QkCAKkOACHyCQIAqQ4AIfMJAgCpDgAh9AkBAKMOACH1CSAA2Q4AIfYJQACiDgAh9wlAAKIOACH4CQEAow4AIfkJQACiDgAh-gkAAO8RACD7CQAA8BEAIPwJAADxEQAg_QlAAKIOACH-CSAA2Q4AIf8JAADyEQAggAoCAKkOACGBCgIAqQ4AIYIKAQCjDgAhgwoBAKMOACGECgEAow4AISMHAACfEgAgCgAAoBIAIAwAAKISACDuBwEAAAAB3QgBAAAAAeEIAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHqCAQAAAAB2AkBAAAAAeoJIAAAAAHuCQEAAAAB7wkBAAAAAfAJAgAAAAHxCQIAAAAB8gkCAAAAAfMJAgAAAAH0CQEAAAAB9QkgAAAAAfYJQAAAAAH3CUAAAAAB-AkBAAAAAfkJQAAAAAH6CQAAmxIAIPsJAACcEgAg_AkAAJ0SACD9CUAAAAAB_gkgAAAAAf8JAACeEgAggAoCAAAAAYEKAgAAAAGCCgEAAAABgwoBAAAAAYQKAQAAAAECAAAAGAAgMwAAvhUAIAMAAAAWACAzAAC-FQAgNAAAwhUAICUAAAAWACAHAADzEQAgCgAA9BEAIAwAAPYRACAsAADCFQAg7gcBAKEOACHdCAEAoQ4AIeEIAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh6ggEAJYOACHYCQEAoQ4AIeoJIADZDgAh7gkBAKEOACHvCQEAow4AIfAJAgCpDgAh8QkCAKkOACHyCQIAqQ4AIfMJAgCpDgAh9AkBAKMOACH1CSAA2Q4AIfYJQACiDgAh9wlAAKIOACH4CQEAow4AIfkJQACiDgAh-gkAAO8RACD7CQAA8BEAIPwJAADxEQAg_QlAAKIOACH-CSAA2Q4AIf8JAADyEQAggAoCAKkOACGBCgIAqQ4AIYIKAQCjDgAhgwoBAKMOACGECgEAow4AISMHAADzEQAgCgAA9BEAIAwAAPYRACDuBwEAoQ4AId0IAQChDgAh4QgBAKEOACHjCAIAqQ4AIeQIAgCpDgAh5QgCAKkOACHqCAQAlg4AIdgJAQChDgAh6gkgANkOACHuCQEAoQ4AIe8JAQCjDgAh8AkCAKkOACHxCQIAqQ4AIfIJAgCpDgAh8wkCAKkOACH0CQEAow4AIfUJIADZDgAh9glAAKIOACH3CUAAog4AIfgJAQCjDgAh-QlAAKIOACH6CQAA7xEAIPsJAADwEQAg_AkAAPERACD9CUAAog4AIf4JIADZDgAh_wkAAPIRACCACgIAqQ4AIYEKAgCpDgAhggoBAKMOACGDCgEAow4AIYQKAQCjDgAhEQMAAMATACAFAADBEwAgBgAAwhMAIAgAAMMTACAQAADFEwAgEQAAxhMAIB0AAMcTACDjB0AAAAAB9AcBAAAAAYsIAQAAAAGSCQEAAAAB1wkBAAAAAdgJAQAAAAGPCiAAAAABkApAAAAAAZEKQAAAAAGSCkAAAAABAgAAAAUAIDMAAMMVACAVEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkgkBAAAAAdcJAQAAAAGTCgEAAAABlApAAAAAAZUKQAAAAAGWCgEAAAABAgAAAAEAIDMAAMUVACADAAAAAwAgMwAAwxUAIDQAAMkVACATAAAAAwAgAwAA9BIAIAUAAPUSACAGAAD2EgAgCAAA9xIAIBAAAPkSACARAAD6EgAgHQAA-xIAICwAAMkVACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIREDAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkgkBAKEOACHXCQEAoQ4AIdgJAQChDgAhjwogANkOACGQCkAAog4AIZEKQACXDgAhkgpAAKIOACEDAAAAWgAgMwAAxRUAIDQAAMwVACAXAAAAWgAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAAzBUAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACERAwAAwBMAIAUAAMETACAGAADCEwAgCAAAwxMAIA8AAMQTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZIJAQAAAAHXCQEAAAAB2AkBAAAAAY8KIAAAAAGQCkAAAAABkQpAAAAAAZIKQAAAAAECAAAABQAgMwAAzRUAIBUPAADWFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGSCQEAAAAB1wkBAAAAAZMKAQAAAAGUCkAAAAABlQpAAAAAAZYKAQAAAAECAAAAAQAgMwAAzxUAIAMAAAADACAzAADNFQAgNAAA0xUAIBMAAAADACADAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBEAAPoSACAdAAD7EgAgLAAA0xUAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhEQMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIQMAAABaACAzAADPFQAgNAAA1hUAIBcAAABaACAPAADMEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAADWFQAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhFQ8AAMwTACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIREDAADAEwAgBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAg4wdAAAAAAfQHAQAAAAGLCAEAAAABkgkBAAAAAdcJAQAAAAHYCQEAAAABjwogAAAAAZAKQAAAAAGRCkAAAAABkgpAAAAAAQIAAAAFACAzAADXFQAgFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQIAAAABACAzAADZFQAgCOMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABswlAAAAAAbkJAAEAAAHSCUAAAAABBooIQAAAAAGMCAEAAAABtAkAAQAAAbUJAQAAAAG2CQEAAAABtwlAAAAAAQnjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABrwkAAQAAAbAJAAEAAAGxCQEAAAABsglAAAAAAbMJQAAAAAENBAEAAAAB4wdAAAAAAfQHAQAAAAH9BwEAAAABighAAAAAAYwIAQAAAAGpCAEAAAABqAkAAQAAAakJAAEAAAGqCQEAAAABqwkBAAAAAa0JAgAAAAGuCUAAAAABBeMHQAAAAAHuBwEAAAAB9AcBAAAAAcYJAQAAAAHTCQEAAAABAwAAAAMAIDMAANcVACA0AADiFQAgEwAAAAMAIAMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIBEAAPoSACAsAADiFQAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkgkBAKEOACHXCQEAoQ4AIdgJAQChDgAhjwogANkOACGQCkAAog4AIZEKQACXDgAhkgpAAKIOACERAwAA9BIAIAUAAPUSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhAwAAAFoAIDMAANkVACA0AADlFQAgFwAAAFoAIA8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAICwAAOUVACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEVDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhEQMAALERACAEAACyEQAgGAAAsxEAIBkAALQRACAaAAC1EQAgGwAAthEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAZIJAQAAAAGgCQEAAAAB1AkBAAAAAdUJAQAAAAHWCUAAAAABAgAAAEQAIDMAAOYVACADAAAAQgAgMwAA5hUAIDQAAOoVACATAAAAQgAgAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBoAAPIQACAbAADzEAAgLAAA6hUAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZIJAQChDgAhoAkBAKMOACHUCQEAoQ4AIdUJAQChDgAh1glAAKIOACERAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBoAAPIQACAbAADzEAAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkgkBAKEOACGgCQEAow4AIdQJAQChDgAh1QkBAKEOACHWCUAAog4AIREDAACxEQAgBAAAshEAIBkAALQRACAaAAC1EQAgGwAAthEAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGSCQEAAAABoAkBAAAAAdQJAQAAAAHVCQEAAAAB1glAAAAAAQIAAABEACAzAADrFQAgFQ8AANYUACAQAADXFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQIAAAABACAzAADtFQAgAwAAAEIAIDMAAOsVACA0AADxFQAgEwAAAEIAIAMAAO4QACAEAADvEAAgGQAA8RAAIBoAAPIQACAbAADzEAAgHAAA9BAAICwAAPEVACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhEQMAAO4QACAEAADvEAAgGQAA8RAAIBoAAPIQACAbAADzEAAgHAAA9BAAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZIJAQChDgAhoAkBAKMOACHUCQEAoQ4AIdUJAQChDgAh1glAAKIOACEDAAAAWgAgMwAA7RUAIDQAAPQVACAXAAAAWgAgDwAAzBMAIBAAAM0TACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAA9BUAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEMAwAA4xAAIBUAAOQQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGsCQEAAAABswlAAAAAAbkJAAEAAAHSCUAAAAABAgAAAEkAIDMAAPUVACAVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkgkBAAAAAdcJAQAAAAGTCgEAAAABlApAAAAAAZUKQAAAAAGWCgEAAAABAgAAAAEAIDMAAPcVACADAAAARwAgMwAA9RUAIDQAAPsVACAOAAAARwAgAwAA2xAAIBUAANwQACAsAAD7FQAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhrAkBAKEOACGzCUAAog4AIbkJAAHkDgAh0glAAKIOACEMAwAA2xAAIBUAANwQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGsCQEAoQ4AIbMJQACiDgAhuQkAAeQOACHSCUAAog4AIQMAAABaACAzAAD3FQAgNAAA_hUAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAsAAD-FQAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGSCQEAAAAB1wkBAAAAAZMKAQAAAAGUCkAAAAABlQpAAAAAAZYKAQAAAAECAAAAAQAgMwAA_xUAIA7jB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAaAJAQAAAAGzCUAAAAABtwlAAAAAAbkJAAEAAAG6CQEAAAABuwkBAAAAAbwJAQAAAAG9CQEAAAABvgkAAKUQACADAAAAWgAgMwAA_xUAIDQAAIQWACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAAhBYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEMAwAAvRAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGgCQEAAAABvAkBAAAAAb0JAQAAAAG-CQAAvBAAIL8JAgAAAAHACQEAAAABwQlAAAAAAQIAAAC8BQAgMwAAhRYAIBUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGSCQEAAAAB1wkBAAAAAZMKAQAAAAGUCkAAAAABlQpAAAAAAZYKAQAAAAECAAAAAQAgMwAAhxYAIAMAAAB0ACAzAACFFgAgNAAAixYAIA4AAAB0ACADAACuEAAgLAAAixYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhoAkBAKMOACG8CQEAow4AIb0JAQCjDgAhvgkAAK0QACC_CQIAqQ4AIcAJAQCjDgAhwQlAAKIOACEMAwAArhAAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhoAkBAKMOACG8CQEAow4AIb0JAQCjDgAhvgkAAK0QACC_CQIAqQ4AIcAJAQCjDgAhwQlAAKIOACEDAAAAWgAgMwAAhxYAIDQAAI4WACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICUAANYTACAmAADXEwAgLAAAjhYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACERAwAAsREAIAQAALIRACAYAACzEQAgGgAAtREAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkgkBAAAAAaAJAQAAAAHUCQEAAAAB1QkBAAAAAdYJQAAAAAECAAAARAAgMwAAjxYAIBUPAADWFAAgEAAA1xQAIBgAANoUACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGSCQEAAAAB1wkBAAAAAZMKAQAAAAGUCkAAAAABlQpAAAAAAZYKAQAAAAECAAAAAQAgMwAAkRYAIAMAAABCACAzAACPFgAgNAAAlRYAIBMAAABCACADAADuEAAgBAAA7xAAIBgAAPAQACAaAADyEAAgGwAA8xAAIBwAAPQQACAsAACVFgAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkgkBAKEOACGgCQEAow4AIdQJAQChDgAh1QkBAKEOACHWCUAAog4AIREDAADuEAAgBAAA7xAAIBgAAPAQACAaAADyEAAgGwAA8xAAIBwAAPQQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhAwAAAFoAIDMAAJEWACA0AACYFgAgFwAAAFoAIA8AAMwTACAQAADNEwAgGAAA0BMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAICwAAJgWACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEVDwAAzBMAIBAAAM0TACAYAADQEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhEQMAALERACAEAACyEQAgGAAAsxEAIBkAALQRACAbAAC2EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAZIJAQAAAAGgCQEAAAAB1AkBAAAAAdUJAQAAAAHWCUAAAAABAgAAAEQAIDMAAJkWACAVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkgkBAAAAAdcJAQAAAAGTCgEAAAABlApAAAAAAZUKQAAAAAGWCgEAAAABAgAAAAEAIDMAAJsWACADAAAAQgAgMwAAmRYAIDQAAJ8WACATAAAAQgAgAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBsAAPMQACAcAAD0EAAgLAAAnxYAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZIJAQChDgAhoAkBAKMOACHUCQEAoQ4AIdUJAQChDgAh1glAAKIOACERAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBsAAPMQACAcAAD0EAAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkgkBAKEOACGgCQEAow4AIdQJAQChDgAh1QkBAKEOACHWCUAAog4AIQMAAABaACAzAACbFgAgNAAAohYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAACiFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIREDAACxEQAgBAAAshEAIBgAALMRACAZAAC0EQAgGgAAtREAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGSCQEAAAABoAkBAAAAAdQJAQAAAAHVCQEAAAAB1glAAAAAAQIAAABEACAzAACjFgAgFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQIAAAABACAzAAClFgAgAwAAAEIAIDMAAKMWACA0AACpFgAgEwAAAEIAIAMAAO4QACAEAADvEAAgGAAA8BAAIBkAAPEQACAaAADyEAAgHAAA9BAAICwAAKkWACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGSCQEAoQ4AIaAJAQCjDgAh1AkBAKEOACHVCQEAoQ4AIdYJQACiDgAhEQMAAO4QACAEAADvEAAgGAAA8BAAIBkAAPEQACAaAADyEAAgHAAA9BAAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZIJAQChDgAhoAkBAKMOACHUCQEAoQ4AIdUJAQChDgAh1glAAKIOACEDAAAAWgAgMwAApRYAIDQAAKwWACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAArBYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkgkBAAAAAdcJAQAAAAGTCgEAAAABlApAAAAAAZUKQAAAAAGWCgEAAAABAgAAAAEAIDMAAK0WACAS4wdAAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGTCQEAAAABlAkBAAAAAZUJgAAAAAGWCQAAzg8AIJcJAgAAAAGYCSAAAAABmQkBAAAAAZoJAADPDwAgmwkgAAAAAZwJAgAAAAECighAAAAAAZEJAAEAAAEDAAAAWgAgMwAArRYAIDQAALMWACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAAsxYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGSCQEAoQ4AIdcJAQChDgAhkwoBAKMOACGUCkAAlw4AIZUKQACiDgAhlgoBAKMOACEUAwAAhBAAIBEAAIUQACAUAACHEAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGcCQIAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABowmAAAAAAaQJAQAAAAGlCQAAgxAAIKYJAgAAAAGnCQIAAAABAgAAAHAAIDMAALQWACADAAAAbgAgMwAAtBYAIDQAALgWACAWAAAAbgAgAwAA4g8AIBEAAOMPACAUAADlDwAgLAAAuBYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkgkBAKEOACGcCQIAqQ4AIaAJAQChDgAhoQkBAKEOACGiCQEAow4AIaMJgAAAAAGkCQEAow4AIaUJAADhDwAgpgkCAKkOACGnCQIAqQ4AIRQDAADiDwAgEQAA4w8AIBQAAOUPACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZIJAQChDgAhnAkCAKkOACGgCQEAoQ4AIaEJAQChDgAhogkBAKMOACGjCYAAAAABpAkBAKMOACGlCQAA4Q8AIKYJAgCpDgAhpwkCAKkOACEUAwAAhBAAIBMAAIYQACAUAACHEAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZIJAQAAAAGcCQIAAAABoAkBAAAAAaEJAQAAAAGiCQEAAAABowmAAAAAAaQJAQAAAAGlCQAAgxAAIKYJAgAAAAGnCQIAAAABAgAAAHAAIDMAALkWACARAwAAwBMAIAUAAMETACAGAADCEwAgCAAAwxMAIA8AAMQTACAQAADFEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZIJAQAAAAHXCQEAAAAB2AkBAAAAAY8KIAAAAAGQCkAAAAABkQpAAAAAAZIKQAAAAAECAAAABQAgMwAAuxYAIAMAAABuACAzAAC5FgAgNAAAvxYAIBYAAABuACADAADiDwAgEwAA5A8AIBQAAOUPACAsAAC_FgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGSCQEAoQ4AIZwJAgCpDgAhoAkBAKEOACGhCQEAoQ4AIaIJAQCjDgAhowmAAAAAAaQJAQCjDgAhpQkAAOEPACCmCQIAqQ4AIacJAgCpDgAhFAMAAOIPACATAADkDwAgFAAA5Q8AIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkgkBAKEOACGcCQIAqQ4AIaAJAQChDgAhoQkBAKEOACGiCQEAow4AIaMJgAAAAAGkCQEAow4AIaUJAADhDwAgpgkCAKkOACGnCQIAqQ4AIQMAAAADACAzAAC7FgAgNAAAwhYAIBMAAAADACADAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACAdAAD7EgAgLAAAwhYAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZIJAQChDgAh1wkBAKEOACHYCQEAoQ4AIY8KIADZDgAhkApAAKIOACGRCkAAlw4AIZIKQACiDgAhEQMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGSCQEAoQ4AIdcJAQChDgAh2AkBAKEOACGPCiAA2Q4AIZAKQACiDgAhkQpAAJcOACGSCkAAog4AIRQDAACEEAAgEQAAhRAAIBMAAIYQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkgkBAAAAAZwJAgAAAAGgCQEAAAABoQkBAAAAAaIJAQAAAAGjCYAAAAABpAkBAAAAAaUJAACDEAAgpgkCAAAAAacJAgAAAAECAAAAcAAgMwAAwxYAIAMAAABuACAzAADDFgAgNAAAxxYAIBYAAABuACADAADiDwAgEQAA4w8AIBMAAOQPACAsAADHFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGSCQEAoQ4AIZwJAgCpDgAhoAkBAKEOACGhCQEAoQ4AIaIJAQCjDgAhowmAAAAAAaQJAQCjDgAhpQkAAOEPACCmCQIAqQ4AIacJAgCpDgAhFAMAAOIPACARAADjDwAgEwAA5A8AIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkgkBAKEOACGcCQIAqQ4AIaAJAQChDgAhoQkBAKEOACGiCQEAow4AIaMJgAAAAAGkCQEAow4AIaUJAADhDwAgpgkCAKkOACGnCQIAqQ4AISMHAACfEgAgCwAAoRIAIAwAAKISACDuBwEAAAAB3QgBAAAAAeEIAQAAAAHjCAIAAAAB5AgCAAAAAeUIAgAAAAHqCAQAAAAB2AkBAAAAAeoJIAAAAAHuCQEAAAAB7wkBAAAAAfAJAgAAAAHxCQIAAAAB8gkCAAAAAfMJAgAAAAH0CQEAAAAB9QkgAAAAAfYJQAAAAAH3CUAAAAAB-AkBAAAAAfkJQAAAAAH6CQAAmxIAIPsJAACcEgAg_AkAAJ0SACD9CUAAAAAB_gkgAAAAAf8JAACeEgAggAoCAAAAAYEKAgAAAAGCCgEAAAABgwoBAAAAAYQKAQAAAAECAAAAGAAgMwAAyBYAIAMAAAAWACAzAADIFgAgNAAAzBYAICUAAAAWACAHAADzEQAgCwAA9REAIAwAAPYRACAsAADMFgAg7gcBAKEOACHdCAEAoQ4AIeEIAQChDgAh4wgCAKkOACHkCAIAqQ4AIeUIAgCpDgAh6ggEAJYOACHYCQEAoQ4AIeoJIADZDgAh7gkBAKEOACHvCQEAow4AIfAJAgCpDgAh8QkCAKkOACHyCQIAqQ4AIfMJAgCpDgAh9AkBAKMOACH1CSAA2Q4AIfYJQACiDgAh9wlAAKIOACH4CQEAow4AIfkJQACiDgAh-gkAAO8RACD7CQAA8BEAIPwJAADxEQAg_QlAAKIOACH-CSAA2Q4AIf8JAADyEQAggAoCAKkOACGBCgIAqQ4AIYIKAQCjDgAhgwoBAKMOACGECgEAow4AISMHAADzEQAgCwAA9REAIAwAAPYRACDuBwEAoQ4AId0IAQChDgAh4QgBAKEOACHjCAIAqQ4AIeQIAgCpDgAh5QgCAKkOACHqCAQAlg4AIdgJAQChDgAh6gkgANkOACHuCQEAoQ4AIe8JAQCjDgAh8AkCAKkOACHxCQIAqQ4AIfIJAgCpDgAh8wkCAKkOACH0CQEAow4AIfUJIADZDgAh9glAAKIOACH3CUAAog4AIfgJAQCjDgAh-QlAAKIOACH6CQAA7xEAIPsJAADwEQAg_AkAAPERACD9CUAAog4AIf4JIADZDgAh_wkAAPIRACCACgIAqQ4AIYEKAgCpDgAhggoBAKMOACGDCgEAow4AIYQKAQCjDgAhFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAhAADcFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZIJAQAAAAHXCQEAAAABkwoBAAAAAZQKQAAAAAGVCkAAAAABlgoBAAAAAQIAAAABACAzAADNFgAgBOMHQAAAAAH0BwEAAAABiQgBAAAAAYoIQAAAAAERLIAAAAAB4wdAAAAAAfAHAQAAAAH0BwEAAAAB9QcEAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7B0AAAAAB_AcBAAAAAf0HAQAAAAH-BwIAAAAB_wdAAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQMAAABaACAzAADNFgAgNAAA0xYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICYAANcTACAsAADTFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkgkBAKEOACHXCQEAoQ4AIZMKAQCjDgAhlApAAJcOACGVCkAAog4AIZYKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZIJAQChDgAh1wkBAKEOACGTCgEAow4AIZQKQACXDgAhlQpAAKIOACGWCgEAow4AIQ8DAADRDgAgJAAA0w4AIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCAAA0A4AII8IAQAAAAGQCEAAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABAgAAAIEBACAzAADUFgAgAwAAAH8AIDMAANQWACA0AADYFgAgEQAAAH8AIAMAALUOACAkAAC3DgAgLAAA2BYAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIY0IAQChDgAhjggAALQOACCPCAEAow4AIZAIQACiDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhDwMAALUOACAkAAC3DgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACEPAwAA0Q4AICMAANIOACDjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGNCAEAAAABjggAANAOACCPCAEAAAABkAhAAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAQIAAACBAQAgMwAA2RYAIAMAAAB_ACAzAADZFgAgNAAA3RYAIBEAAAB_ACADAAC1DgAgIwAAtg4AICwAAN0WACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGNCAEAoQ4AIY4IAAC0DgAgjwgBAKMOACGQCEAAog4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIQ8DAAC1DgAgIwAAtg4AIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIY0IAQChDgAhjggAALQOACCPCAEAow4AIZAIQACiDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhDg0AJA9sDRBtDhhzFRl8Fxp9GBt-GR1yFB4GAh9xECB1HSF7HiWCASAmjwEWCQMAAQUIAwYMBAgsBg0AHA8wDRA0DhE4Dx1FFAEEAAICBA0CBw8FBAYQBAgUBg0ADA4ZBwIEAAIHFQUFBwAFCh0ICyEJDCUKDQALAQkABwEJAAcBCQAHAwomAAsnAAwoAAMGKQAIKgAOKwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETkPEzsRFD8SARIAEAESABACEUAAFEEACAMAAQRGAg0AGxhKFRlRFxpVGBtZGRxgGgMDAAEVABQXTBYCAwABFk0VAgMAARUAFAIDAAEVABQCA1sBFVwUARUAFAUYYQAZYgAaYwAbZAAcZQAGBmYACGcAD2gAEGkAEWoAHWsAAwMAAQ0AHyF5HgIDAAEgAB0BIXoABAMAAQ0AIyOGASEkigEiASIAIAEiACACI4sBACSMAQAMD5EBABCSAQAYlQEAGZcBABqYAQAbmQEAHZQBAB6QAQAfkwEAIZYBACWaAQAmmwEAAAAAAw0AKTkAKjoAKwAAAAMNACk5ACo6ACsBAwABAQMAAQMNADA5ADE6ADIAAAADDQAwOQAxOgAyAQQAAgEEAAIFDQA3OQA6OgA7WwA4XAA5AAAAAAAFDQA3OQA6OgA7WwA4XAA5AgTqAQIH6wEFAgTxAQIH8gEFBQ0AQDkAQzoARFsAQVwAQgAAAAAABQ0AQDkAQzoARFsAQVwAQgIEAAIHhAIFAgQAAgeKAgUFDQBJOQBMOgBNWwBKXABLAAAAAAAFDQBJOQBMOgBNWwBKXABLAAAFDQBSOQBVOgBWWwBTXABUAAAAAAAFDQBSOQBVOgBWWwBTXABUAQcABQEHAAUFDQBbOQBeOgBfWwBcXABdAAAAAAAFDQBbOQBeOgBfWwBcXABdAQkABwEJAAcDDQBkOQBlOgBmAAAAAw0AZDkAZToAZgEJAAcBCQAHAw0AazkAbDoAbQAAAAMNAGs5AGw6AG0AAAAFDQBzOQB2OgB3WwB0XAB1AAAAAAAFDQBzOQB2OgB3WwB0XAB1AAAABQ0AfTkAgAE6AIEBWwB-XAB_AAAAAAAFDQB9OQCAAToAgQFbAH5cAH8CAwABBAACAgMAAQQAAgMNAIYBOQCHAToAiAEAAAADDQCGATkAhwE6AIgBAgMAAQQAAgIDAAEEAAIFDQCNATkAkAE6AJEBWwCOAVwAjwEAAAAAAAUNAI0BOQCQAToAkQFbAI4BXACPAQAAAAMNAJcBOQCYAToAmQEAAAADDQCXATkAmAE6AJkBAAAAAw0AnwE5AKABOgChAQAAAAMNAJ8BOQCgAToAoQECAwABBIYEAgIDAAEEjAQCAw0ApgE5AKcBOgCoAQAAAAMNAKYBOQCnAToAqAEBFQAUARUAFAMNAK0BOQCuAToArwEAAAADDQCtATkArgE6AK8BAgMAARUAFAIDAAEVABQDDQC0ATkAtQE6ALYBAAAAAw0AtAE5ALUBOgC2AQIDAAEWygQVAgMAARbQBBUFDQC7ATkAvgE6AL8BWwC8AVwAvQEAAAAAAAUNALsBOQC-AToAvwFbALwBXAC9AQAAAAUNAMUBOQDIAToAyQFbAMYBXADHAQAAAAAABQ0AxQE5AMgBOgDJAVsAxgFcAMcBAAAAAw0AzwE5ANABOgDRAQAAAAMNAM8BOQDQAToA0QEAAAADDQDXATkA2AE6ANkBAAAAAw0A1wE5ANgBOgDZAQAAAAMNAN8BOQDgAToA4QEAAAADDQDfATkA4AE6AOEBAQMAAQEDAAEFDQDmATkA6QE6AOoBWwDnAVwA6AEAAAAAAAUNAOYBOQDpAToA6gFbAOcBXADoAQIDAAEgAB0CAwABIAAdAw0A7wE5APABOgDxAQAAAAMNAO8BOQDwAToA8QECAwABFQAUAgMAARUAFAMNAPYBOQD3AToA-AEAAAADDQD2ATkA9wE6APgBAgMAARUAFAIDAAEVABQDDQD9ATkA_gE6AP8BAAAAAw0A_QE5AP4BOgD_AQIDoAYBFaEGFAIDpwYBFagGFAUNAIQCOQCHAjoAiAJbAIUCXACGAgAAAAAABQ0AhAI5AIcCOgCIAlsAhQJcAIYCAQMAAQEDAAEFDQCNAjkAkAI6AJECWwCOAlwAjwIAAAAAAAUNAI0COQCQAjoAkQJbAI4CXACPAgESABABEgAQAw0AlgI5AJcCOgCYAgAAAAMNAJYCOQCXAjoAmAICBAACEgAQAgQAAhIAEAUNAJ0COQCgAjoAoQJbAJ4CXACfAgAAAAAABQ0AnQI5AKACOgChAlsAngJcAJ8CARIAEAESABADDQCmAjkApwI6AKgCAAAAAw0ApgI5AKcCOgCoAgAAAAUNAK4COQCxAjoAsgJbAK8CXACwAgAAAAAABQ0ArgI5ALECOgCyAlsArwJcALACAAAABQ0AuAI5ALsCOgC8AlsAuQJcALoCAAAAAAAFDQC4AjkAuwI6ALwCWwC5AlwAugIAAAAFDQDCAjkAxQI6AMYCWwDDAlwAxAIAAAAAAAUNAMICOQDFAjoAxgJbAMMCXADEAgEJAAcBCQAHBQ0AywI5AM4COgDPAlsAzAJcAM0CAAAAAAAFDQDLAjkAzgI6AM8CWwDMAlwAzQIAAAAFDQDVAjkA2AI6ANkCWwDWAlwA1wIAAAAAAAUNANUCOQDYAjoA2QJbANYCXADXAgAAAAUNAN8COQDiAjoA4wJbAOACXADhAgAAAAAABQ0A3wI5AOICOgDjAlsA4AJcAOECAAAAAw0A6QI5AOoCOgDrAgAAAAMNAOkCOQDqAjoA6wIAAAAFDQDxAjkA9AI6APUCWwDyAlwA8wIAAAAAAAUNAPECOQD0AjoA9QJbAPICXADzAgAAAAUNAPsCOQD-AjoA_wJbAPwCXAD9AgAAAAAABQ0A-wI5AP4COgD_AlsA_AJcAP0CAAAABQ0AhQM5AIgDOgCJA1sAhgNcAIcDAAAAAAAFDQCFAzkAiAM6AIkDWwCGA1wAhwMAAAAFDQCPAzkAkgM6AJMDWwCQA1wAkQMAAAAAAAUNAI8DOQCSAzoAkwNbAJADXACRAwAAAAUNAJkDOQCcAzoAnQNbAJoDXACbAwAAAAAABQ0AmQM5AJwDOgCdA1sAmgNcAJsDAAAAAw0AowM5AKQDOgClAwAAAAMNAKMDOQCkAzoApQMAAAAFDQCrAzkArgM6AK8DWwCsA1wArQMAAAAAAAUNAKsDOQCuAzoArwNbAKwDXACtAwAAAAUNALUDOQC4AzoAuQNbALYDXAC3AwAAAAAABQ0AtQM5ALgDOgC5A1sAtgNcALcDAAAABQ0AvwM5AMIDOgDDA1sAwANcAMEDAAAAAAAFDQC_AzkAwgM6AMMDWwDAA1wAwQMAAAAFDQDJAzkAzAM6AM0DWwDKA1wAywMAAAAAAAUNAMkDOQDMAzoAzQNbAMoDXADLAwAAAAUNANMDOQDWAzoA1wNbANQDXADVAwAAAAAABQ0A0wM5ANYDOgDXA1sA1ANcANUDAAAABQ0A3QM5AOADOgDhA1sA3gNcAN8DAAAAAAAFDQDdAzkA4AM6AOEDWwDeA1wA3wMAAAAFDQDnAzkA6gM6AOsDWwDoA1wA6QMAAAAAAAUNAOcDOQDqAzoA6wNbAOgDXADpAwAAAAUNAPEDOQD0AzoA9QNbAPIDXADzAwAAAAAABQ0A8QM5APQDOgD1A1sA8gNcAPMDAQMAAQEDAAEDDQD6AzkA-wM6APwDAAAAAw0A-gM5APsDOgD8AwEiACABIgAgAw0AgQQ5AIIEOgCDBAAAAAMNAIEEOQCCBDoAgwQBIgAgASIAIAUNAIgEOQCLBDoAjARbAIkEXACKBAAAAAAABQ0AiAQ5AIsEOgCMBFsAiQRcAIoEAAAAAw0AkgQ5AJMEOgCUBAAAAAMNAJIEOQCTBDoAlAQAAAAFDQCaBDkAnQQ6AJ4EWwCbBFwAnAQAAAAAAAUNAJoEOQCdBDoAngRbAJsEXACcBAAAAAUNAKQEOQCnBDoAqARbAKUEXACmBAAAAAAABQ0ApAQ5AKcEOgCoBFsApQRcAKYEJwIBKJwBASmeAQEqnwEBK6ABAS2iAQEupAElL6UBJjCnAQExqQElMqoBJzWrAQE2rAEBN60BJTuwASg8sQEsPbIBAj6zAQI_tAECQLUBAkG2AQJCuAECQ7oBJUS7AS1FvQECRr8BJUfAAS5IwQECScIBAkrDASVLxgEvTMcBM03JAQNOygEDT8wBA1DNAQNRzgEDUtABA1PSASVU0wE0VdUBA1bXASVX2AE1WNkBA1naAQNa2wElXd4BNl7fATxf4AEEYOEBBGHiAQRi4wEEY-QBBGTmAQRl6AElZukBPWftAQRo7wElafABPmrzAQRr9AEEbPUBJW34AT9u-QFFb_oBBnD7AQZx_AEGcv0BBnP-AQZ0gAIGdYICJXaDAkZ3hgIGeIgCJXmJAkd6iwIGe4wCBnyNAiV9kAJIfpECTn-TAgWAAZQCBYEBlgIFggGXAgWDAZgCBYQBmgIFhQGcAiWGAZ0CT4cBnwIFiAGhAiWJAaICUIoBowIFiwGkAgWMAaUCJY0BqAJRjgGpAlePAaoCB5ABqwIHkQGsAgeSAa0CB5MBrgIHlAGwAgeVAbICJZYBswJYlwG1AgeYAbcCJZkBuAJZmgG5AgebAboCB5wBuwIlnQG-AlqeAb8CYJ8BwAIKoAHBAgqhAcICCqIBwwIKowHEAgqkAcYCCqUByAIlpgHJAmGnAcsCCqgBzQIlqQHOAmKqAc8CCqsB0AIKrAHRAiWtAdQCY64B1QJnrwHWAgmwAdcCCbEB2AIJsgHZAgmzAdoCCbQB3AIJtQHeAiW2Ad8CaLcB4QIJuAHjAiW5AeQCaboB5QIJuwHmAgm8AecCJb0B6gJqvgHrAm6_Ae0Cb8AB7gJvwQHxAm_CAfICb8MB8wJvxAH1Am_FAfcCJcYB-AJwxwH6Am_IAfwCJckB_QJxygH-Am_LAf8Cb8wBgAMlzQGDA3LOAYQDeM8BhgN50AGHA3nRAYoDedIBiwN50wGMA3nUAY4DedUBkAMl1gGRA3rXAZMDedgBlQMl2QGWA3vaAZcDedsBmAN53AGZAyXdAZwDfN4BnQOCAd8BngMN4AGfAw3hAaADDeIBoQMN4wGiAw3kAaQDDeUBpgMl5gGnA4MB5wGpAw3oAasDJekBrAOEAeoBrQMN6wGuAw3sAa8DJe0BsgOFAe4BswOJAe8BtAMO8AG1Aw7xAbYDDvIBtwMO8wG4Aw70AboDDvUBvAMl9gG9A4oB9wG_Aw74AcEDJfkBwgOLAfoBwwMO-wHEAw78AcUDJf0ByAOMAf4ByQOSAf8BywOTAYACzAOTAYECzwOTAYIC0AOTAYMC0QOTAYQC0wOTAYUC1QMlhgLWA5QBhwLYA5MBiALaAyWJAtsDlQGKAtwDkwGLAt0DkwGMAt4DJY0C4QOWAY4C4gOaAY8C5AObAZAC5QObAZEC6AObAZIC6QObAZMC6gObAZQC7AObAZUC7gMllgLvA5wBlwLxA5sBmALzAyWZAvQDnQGaAvUDmwGbAvYDmwGcAvcDJZ0C-gOeAZ4C-wOiAZ8C_AMUoAL9AxShAv4DFKIC_wMUowKABBSkAoIEFKUChAQlpgKFBKMBpwKIBBSoAooEJakCiwSkAaoCjQQUqwKOBBSsAo8EJa0CkgSlAa4CkwSpAa8ClAQasAKVBBqxApYEGrIClwQaswKYBBq0ApoEGrUCnAQltgKdBKoBtwKfBBq4AqEEJbkCogSrAboCowQauwKkBBq8AqUEJb0CqASsAb4CqQSwAb8CqgQVwAKrBBXBAqwEFcICrQQVwwKuBBXEArAEFcUCsgQlxgKzBLEBxwK1BBXIArcEJckCuASyAcoCuQQVywK6BBXMArsEJc0CvgSzAc4CvwS3Ac8CwAQW0ALBBBbRAsIEFtICwwQW0wLEBBbUAsYEFtUCyAQl1gLJBLgB1wLMBBbYAs4EJdkCzwS5AdoC0QQW2wLSBBbcAtMEJd0C1gS6Ad4C1wTAAd8C2QTBAeAC2gTBAeEC3QTBAeIC3gTBAeMC3wTBAeQC4QTBAeUC4wQl5gLkBMIB5wLmBMEB6ALoBCXpAukEwwHqAuoEwQHrAusEwQHsAuwEJe0C7wTEAe4C8ATKAe8C8gTLAfAC8wTLAfEC9gTLAfIC9wTLAfMC-ATLAfQC-gTLAfUC_AQl9gL9BMwB9wL_BMsB-AKBBSX5AoIFzQH6AoMFywH7AoQFywH8AoUFJf0CiAXOAf4CiQXSAf8CiwXTAYADjAXTAYEDjwXTAYIDkAXTAYMDkQXTAYQDkwXTAYUDlQUlhgOWBdQBhwOYBdMBiAOaBSWJA5sF1QGKA5wF0wGLA50F0wGMA54FJY0DoQXWAY4DogXaAY8DpAXbAZADpQXbAZEDqAXbAZIDqQXbAZMDqgXbAZQDrAXbAZUDrgUllgOvBdwBlwOxBdsBmAOzBSWZA7QF3QGaA7UF2wGbA7YF2wGcA7cFJZ0DugXeAZ4DuwXiAZ8DvQUdoAO-BR2hA8AFHaIDwQUdowPCBR2kA8QFHaUDxgUlpgPHBeMBpwPJBR2oA8sFJakDzAXkAaoDzQUdqwPOBR2sA88FJa0D0gXlAa4D0wXrAa8D1AUesAPVBR6xA9YFHrID1wUeswPYBR60A9oFHrUD3AUltgPdBewBtwPfBR64A-EFJbkD4gXtAboD4wUeuwPkBR68A-UFJb0D6AXuAb4D6QXyAb8D6gUXwAPrBRfBA-wFF8ID7QUXwwPuBRfEA_AFF8UD8gUlxgPzBfMBxwP1BRfIA_cFJckD-AX0AcoD-QUXywP6BRfMA_sFJc0D_gX1Ac4D_wX5Ac8DgAYY0AOBBhjRA4IGGNIDgwYY0wOEBhjUA4YGGNUDiAYl1gOJBvoB1wOLBhjYA40GJdkDjgb7AdoDjwYY2wOQBhjcA5EGJd0DlAb8Ad4DlQaAAt8DlgYZ4AOXBhnhA5gGGeIDmQYZ4wOaBhnkA5wGGeUDngYl5gOfBoEC5wOjBhnoA6UGJekDpgaCAuoDqQYZ6wOqBhnsA6sGJe0DrgaDAu4DrwaJAu8DsAYQ8AOxBhDxA7IGEPIDswYQ8wO0BhD0A7YGEPUDuAYl9gO5BooC9wO7BhD4A70GJfkDvgaLAvoDvwYQ-wPABhD8A8EGJf0DxAaMAv4DxQaSAv8DxwYRgATIBhGBBMoGEYIEywYRgwTMBhGEBM4GEYUE0AYlhgTRBpMChwTTBhGIBNUGJYkE1gaUAooE1wYRiwTYBhGMBNkGJY0E3AaVAo4E3QaZAo8E3gYPkATfBg-RBOAGD5IE4QYPkwTiBg-UBOQGD5UE5gYllgTnBpoClwTpBg-YBOsGJZkE7AabApoE7QYPmwTuBg-cBO8GJZ0E8gacAp4E8waiAp8E9AYSoAT1BhKhBPYGEqIE9wYSowT4BhKkBPoGEqUE_AYlpgT9BqMCpwT_BhKoBIEHJakEggekAqoEgwcSqwSEBxKsBIUHJa0EiAelAq4EiQepAq8EiweqArAEjAeqArEEjweqArIEkAeqArMEkQeqArQEkweqArUElQcltgSWB6sCtwSYB6oCuASaByW5BJsHrAK6BJwHqgK7BJ0HqgK8BJ4HJb0EoQetAr4EogezAr8EpAe0AsAEpQe0AsEEqAe0AsIEqQe0AsMEqge0AsQErAe0AsUErgclxgSvB7UCxwSxB7QCyASzByXJBLQHtgLKBLUHtALLBLYHtALMBLcHJc0Euge3As4Euwe9As8EvQe-AtAEvge-AtEEwQe-AtIEwge-AtMEwwe-AtQExQe-AtUExwcl1gTIB78C1wTKB74C2ATMByXZBM0HwALaBM4HvgLbBM8HvgLcBNAHJd0E0wfBAt4E1AfHAt8E1QcI4ATWBwjhBNcHCOIE2AcI4wTZBwjkBNsHCOUE3Qcl5gTeB8gC5wTgBwjoBOIHJekE4wfJAuoE5AcI6wTlBwjsBOYHJe0E6QfKAu4E6gfQAu8E7AfRAvAE7QfRAvEE8AfRAvIE8QfRAvME8gfRAvQE9AfRAvUE9gcl9gT3B9IC9wT5B9EC-AT7ByX5BPwH0wL6BP0H0QL7BP4H0QL8BP8HJf0EggjUAv4EgwjaAv8EhQjbAoAFhgjbAoEFiQjbAoIFigjbAoMFiwjbAoQFjQjbAoUFjwglhgWQCNwChwWSCNsCiAWUCCWJBZUI3QKKBZYI2wKLBZcI2wKMBZgIJY0FmwjeAo4FnAjkAo8FngjlApAFnwjlApEFogjlApIFowjlApMFpAjlApQFpgjlApUFqAgllgWpCOYClwWrCOUCmAWtCCWZBa4I5wKaBa8I5QKbBbAI5QKcBbEIJZ0FtAjoAp4FtQjsAp8FtwjtAqAFuAjtAqEFuwjtAqIFvAjtAqMFvQjtAqQFvwjtAqUFwQglpgXCCO4CpwXECO0CqAXGCCWpBccI7wKqBcgI7QKrBckI7QKsBcoIJa0FzQjwAq4Fzgj2Aq8F0Aj3ArAF0Qj3ArEF1Aj3ArIF1Qj3ArMF1gj3ArQF2Aj3ArUF2ggltgXbCPgCtwXdCPcCuAXfCCW5BeAI-QK6BeEI9wK7BeII9wK8BeMIJb0F5gj6Ar4F5wiAA78F6QiBA8AF6giBA8EF7QiBA8IF7giBA8MF7wiBA8QF8QiBA8UF8wglxgX0CIIDxwX2CIEDyAX4CCXJBfkIgwPKBfoIgQPLBfsIgQPMBfwIJc0F_wiEA84FgAmKA88FggmLA9AFgwmLA9EFhgmLA9IFhwmLA9MFiAmLA9QFigmLA9UFjAkl1gWNCYwD1wWPCYsD2AWRCSXZBZIJjQPaBZMJiwPbBZQJiwPcBZUJJd0FmAmOA94FmQmUA98FmwmVA-AFnAmVA-EFnwmVA-IFoAmVA-MFoQmVA-QFowmVA-UFpQkl5gWmCZYD5wWoCZUD6AWqCSXpBasJlwPqBawJlQPrBa0JlQPsBa4JJe0FsQmYA-4FsgmeA-8FtAmfA_AFtQmfA_EFuAmfA_IFuQmfA_MFugmfA_QFvAmfA_UFvgkl9gW_CaAD9wXBCZ8D-AXDCSX5BcQJoQP6BcUJnwP7BcYJnwP8BccJJf0FygmiA_4FywmmA_8FzQmnA4AGzgmnA4EG0QmnA4IG0gmnA4MG0wmnA4QG1QmnA4UG1wklhgbYCagDhwbaCacDiAbcCSWJBt0JqQOKBt4JpwOLBt8JpwOMBuAJJY0G4wmqA44G5AmwA48G5gmxA5AG5wmxA5EG6gmxA5IG6wmxA5MG7AmxA5QG7gmxA5UG8AkllgbxCbIDlwbzCbEDmAb1CSWZBvYJswOaBvcJsQObBvgJsQOcBvkJJZ0G_Am0A54G_Qm6A58G_wm7A6AGgAq7A6EGgwq7A6IGhAq7A6MGhQq7A6QGhwq7A6UGiQolpgaKCrwDpwaMCrsDqAaOCiWpBo8KvQOqBpAKuwOrBpEKuwOsBpIKJa0GlQq-A64GlgrEA68GmArFA7AGmQrFA7EGnArFA7IGnQrFA7MGngrFA7QGoArFA7UGogoltgajCsYDtwalCsUDuAanCiW5BqgKxwO6BqkKxQO7BqoKxQO8BqsKJb0GrgrIA74GrwrOA78GsQrPA8AGsgrPA8EGtQrPA8IGtgrPA8MGtwrPA8QGuQrPA8UGuwolxga8CtADxwa-Cs8DyAbACiXJBsEK0QPKBsIKzwPLBsMKzwPMBsQKJc0GxwrSA84GyArYA88GygrZA9AGywrZA9EGzgrZA9IGzwrZA9MG0ArZA9QG0grZA9UG1Aol1gbVCtoD1wbXCtkD2AbZCiXZBtoK2wPaBtsK2QPbBtwK2QPcBt0KJd0G4ArcA94G4QriA98G4wrjA-AG5ArjA-EG5wrjA-IG6ArjA-MG6QrjA-QG6wrjA-UG7Qol5gbuCuQD5wbwCuMD6AbyCiXpBvMK5QPqBvQK4wPrBvUK4wPsBvYKJe0G-QrmA-4G-grsA-8G_ArtA_AG_QrtA_EGgAvtA_IGgQvtA_MGggvtA_QGhAvtA_UGhgsl9gaHC-4D9waJC-0D-AaLCyX5BowL7wP6Bo0L7QP7Bo4L7QP8Bo8LJf0GkgvwA_4Gkwv2A_8GlAsggAeVCyCBB5YLIIIHlwsggweYCyCEB5oLIIUHnAslhgedC_cDhwefCyCIB6ELJYkHogv4A4oHowsgiwekCyCMB6ULJY0HqAv5A44HqQv9A48HqgshkAerCyGRB6wLIZIHrQshkweuCyGUB7ALIZUHsgsllgezC_4Dlwe1CyGYB7cLJZkHuAv_A5oHuQshmwe6CyGcB7sLJZ0HvguABJ4HvwuEBJ8HwAsioAfBCyKhB8ILIqIHwwsiowfECyKkB8YLIqUHyAslpgfJC4UEpwfLCyKoB80LJakHzguGBKoHzwsiqwfQCyKsB9ELJa0H1AuHBK4H1QuNBK8H1wuOBLAH2AuOBLEH2wuOBLIH3AuOBLMH3QuOBLQH3wuOBLUH4QsltgfiC48EtwfkC44EuAfmCyW5B-cLkAS6B-gLjgS7B-kLjgS8B-oLJb0H7QuRBL4H7guVBL8H8AuWBMAH8QuWBMEH9AuWBMIH9QuWBMMH9guWBMQH-AuWBMUH-gslxgf7C5cExwf9C5YEyAf_CyXJB4AMmATKB4EMlgTLB4IMlgTMB4MMJc0HhgyZBM4HhwyfBM8HiQygBNAHigygBNEHjQygBNIHjgygBNMHjwygBNQHkQygBNUHkwwl1geUDKEE1weWDKAE2AeYDCXZB5kMogTaB5oMoATbB5sMoATcB5wMJd0HnwyjBN4HoAypBA"
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
