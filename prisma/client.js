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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"closingReason","kind":"scalar","type":"String","dbName":"closing_reason"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"},{"name":"outgoingEmails","kind":"object","type":"OutgoingEmail","relationName":"CustomerToOutgoingEmail"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"LimitRequest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitRequestToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitRequestToMachineClass"}],"dbName":"limit_requests","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"requests","kind":"object","type":"LimitRequest","relationName":"LimitRequestToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"maintenanceStartsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_starts_at"},{"name":"maintenanceEndsAt","kind":"scalar","type":"DateTime","dbName":"maintenance_ends_at"},{"name":"maintenanceReason","kind":"scalar","type":"String","dbName":"maintenance_reason"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"exchanges","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"consoleAddress","kind":"scalar","type":"String","dbName":"console_address"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"},{"name":"sshKeys","kind":"object","type":"SshKey","relationName":"CustomerUserToSshKey"}],"dbName":"customer_users","schema":null},"SshKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSshKey"}],"dbName":"ssh_keys","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"notice","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOutgoingEmail"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"SigningKeySet":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"String"}],"dbName":"signing_key_sets","schema":null},"BillSetAside":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"},{"name":"setAsideAt","kind":"scalar","type":"DateTime","dbName":"set_aside_at"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"bills_set_aside","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"BillingMismatch":{"fields":[{"name":"kind","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"}],"dbName":"billing_mismatches","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","requests","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","sshKeys","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","outgoingEmails","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","LimitRequest.findUnique","LimitRequest.findUniqueOrThrow","LimitRequest.findFirst","LimitRequest.findFirstOrThrow","LimitRequest.findMany","LimitRequest.createOne","LimitRequest.createMany","LimitRequest.createManyAndReturn","LimitRequest.updateOne","LimitRequest.updateMany","LimitRequest.updateManyAndReturn","LimitRequest.upsertOne","LimitRequest.deleteOne","LimitRequest.deleteMany","LimitRequest.groupBy","LimitRequest.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","SshKey.findUnique","SshKey.findUniqueOrThrow","SshKey.findFirst","SshKey.findFirstOrThrow","SshKey.findMany","SshKey.createOne","SshKey.createMany","SshKey.createManyAndReturn","SshKey.updateOne","SshKey.updateMany","SshKey.updateManyAndReturn","SshKey.upsertOne","SshKey.deleteOne","SshKey.deleteMany","SshKey.groupBy","SshKey.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","SigningKeySet.findUnique","SigningKeySet.findUniqueOrThrow","SigningKeySet.findFirst","SigningKeySet.findFirstOrThrow","SigningKeySet.findMany","SigningKeySet.createOne","SigningKeySet.createMany","SigningKeySet.createManyAndReturn","SigningKeySet.updateOne","SigningKeySet.updateMany","SigningKeySet.updateManyAndReturn","SigningKeySet.upsertOne","SigningKeySet.deleteOne","SigningKeySet.deleteMany","SigningKeySet.groupBy","SigningKeySet.aggregate","BillSetAside.findUnique","BillSetAside.findUniqueOrThrow","BillSetAside.findFirst","BillSetAside.findFirstOrThrow","BillSetAside.findMany","BillSetAside.createOne","BillSetAside.createMany","BillSetAside.createManyAndReturn","BillSetAside.updateOne","BillSetAside.updateMany","BillSetAside.updateManyAndReturn","BillSetAside.upsertOne","BillSetAside.deleteOne","BillSetAside.deleteMany","BillSetAside.groupBy","BillSetAside.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","BillingMismatch.findUnique","BillingMismatch.findUniqueOrThrow","BillingMismatch.findFirst","BillingMismatch.findFirstOrThrow","BillingMismatch.findMany","BillingMismatch.createOne","BillingMismatch.createMany","BillingMismatch.createManyAndReturn","BillingMismatch.updateOne","BillingMismatch.updateMany","BillingMismatch.updateManyAndReturn","BillingMismatch.upsertOne","BillingMismatch.deleteOne","BillingMismatch.deleteMany","BillingMismatch.groupBy","BillingMismatch.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","foundAt","kind_subject","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","setAsideAt","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","notice","acceptedAt","fingerprint","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","maintenanceStartsAt","maintenanceEndsAt","maintenanceReason","lostAt","images","exchanges","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","consoleAddress","recordsId","otherRecordsId","cpuFamily","regions","amount","answer","decidedAt","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","closingReason","customerUserId_fingerprint","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3RapBLAHGQ8AAOQNACAQAADlDQAgGAAA6A0AIBkAAOoNACAaAADrDQAgGwAA7A0AIB0AAOcNACAeAADjDQAgHwAA5g0AICAAAOkNACAhAACpDQAgJQAA7Q0AICYAAO4NACDfBwAA4g0AMOAHAABaABDhBwAA4g0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhkAkBALsMACHVCQEAAAABkQoBAL0MACGSCkAArAwAIZMKQAC8DAAhlAoBAL0MACEBAAAAAQAgFQMAAKgNACAFAACQDgAgBgAAxg0AIAgAAMcNACAPAADkDQAgEAAA5Q0AIBEAANwNACAdAADnDQAg3wcAAI8OADDgBwAAAwAQ4QcAAI8OADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGQCQEAuwwAIdUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIQoDAAC_EAAgBQAA_RQAIAYAANgSACAIAADZEgAgDwAA4xQAIBAAAOQUACARAADyFAAgHQAA5hQAII4KAACdDgAgkAoAAJ0OACAXAwAAqA0AIAUAAJAOACAGAADGDQAgCAAAxw0AIA8AAOQNACAQAADlDQAgEQAA3A0AIB0AAOcNACDfBwAAjw4AMOAHAAADABDhBwAAjw4AMOMHQACsDAAh9AcBAAAAAYsIAQDYDAAhkAkBALsMACHACQAAjg4AINUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIZkKAACNDgAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAADNDQAg3wcAAMwNADDgBwAABwAQ4QcAAMwNADDuBwEAuwwAIYwIAQDYDAAhrQgEAKsMACHiCAQAqwwAIeMIBACrDAAh5AgEAKsMACGKCgQAqwwAIYsKAgDQDAAhjAoCANAMACEBAAAABwAgDgQAAPgNACAHAACLDgAg3wcAAIwOADDgBwAACQAQ4QcAAIwOADDiB0AAvAwAIe4HAQC7DAAh9AcBANgMACGMCAEA5AwAIacIAQC7DAAh4AgBAL0MACGFCgIA0AwAIYgKAQC7DAAhiQpAAKwMACEFBAAA8BIAIAcAAPkUACDiBwAAnQ4AIIwIAACdDgAg4AgAAJ0OACAOBAAA-A0AIAcAAIsOACDfBwAAjA4AMOAHAAAJABDhBwAAjA4AMOIHQAC8DAAh7gcBALsMACH0BwEAAAABjAgBAOQMACGnCAEAuwwAIeAIAQC9DAAhhQoCANAMACGICgEAuwwAIYkKQACsDAAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAQBgAAxg0AIAgAAMcNACAOAADIDQAg3wcAAMUNADDgBwAADgAQ4QcAAMUNADDjB0AArAwAIe4HAQC7DAAhmAgCANAMACGvCAEA2AwAIdUIAgDQDAAh4wgCANAMACH4CAIA0AwAIegJIADPDAAhgwoBALsMACGECgAAyQwAIAEAAAAOACADAAAACQAgAQAACgAwAgAACwAgDwQAAM0NACAHAACLDgAg3wcAAIoOADDgBwAAEQAQ4QcAAIoOADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHgCAEAvQwAIYUKAgDQDAAhhgoBAL0MACGHCkAAvAwAIQUEAADwEgAgBwAA-RQAIOAIAACdDgAghgoAAJ0OACCHCgAAnQ4AIA8EAADNDQAgBwAAiw4AIN8HAACKDgAw4AcAABEAEOEHAACKDgAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAH9BwEAuwwAIYwIAQDYDAAhpwgBALsMACHgCAEAvQwAIYUKAgDQDAAhhgoBAL0MACGHCkAAvAwAIQMAAAARACABAAASADACAAATACABAAAADgAgJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQC7DAAh3AgBALsMACHgCAEAuwwAIeIIAgDQDAAh4wgCANAMACHkCAIA0AwAIekIBACrDAAh1gkBALsMACHoCSAAzwwAIewJAQC7DAAh7QkBAL0MACHuCQIA0AwAIe8JAgDQDAAh8AkCANAMACHxCQIA0AwAIfIJAQDkDAAh8wkgAM8MACH0CUAAvAwAIfUJQAC8DAAh9gkBAL0MACH3CUAAvAwAIfgJAADJDAAg-QkAAMkMACD6CQAAyQwAIPsJQAC8DAAh_AkgAM8MACH9CQAAyQwAIP4JAgDQDAAh_wkCANAMACGACgEAvQwAIYEKAQDkDAAhggoBAOQMACEOBwAA-RQAIAoAAPoUACALAAD7FAAgDAAA_BQAIO0JAACdDgAg8gkAAJ0OACD0CQAAnQ4AIPUJAACdDgAg9gkAAJ0OACD3CQAAnQ4AIPsJAACdDgAggAoAAJ0OACCBCgAAnQ4AIIIKAACdDgAgJwcAAIYOACAKAACHDgAgCwAAiA4AIAwAAIkOACDfBwAAhQ4AMOAHAAAWABDhBwAAhQ4AMO4HAQAAAAHcCAEAuwwAIeAIAQC7DAAh4ggCANAMACHjCAIA0AwAIeQIAgDQDAAh6QgEAKsMACHWCQEAuwwAIegJIADPDAAh7AkBALsMACHtCQEAvQwAIe4JAgDQDAAh7wkCANAMACHwCQIA0AwAIfEJAgDQDAAh8gkBAOQMACHzCSAAzwwAIfQJQAC8DAAh9QlAALwMACH2CQEAvQwAIfcJQAC8DAAh-AkAAMkMACD5CQAAyQwAIPoJAADJDAAg-wlAALwMACH8CSAAzwwAIf0JAADJDAAg_gkCANAMACH_CQIA0AwAIYAKAQC9DAAhgQoBAOQMACGCCgEA5AwAIQMAAAAWACABAAAXADACAAAYACAZCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHbCAEA2AwAIdwIAQC7DAAh3QgCANAMACHeCAQAqwwAId8IAQC7DAAh4AgBALsMACHhCAEAuwwAIeIIAgDQDAAh4wgCANAMACHkCAIA0AwAIeUIAADlDAAg5ghAALwMACHnCEAAvAwAIegIQAC8DAAh6QgEAKsMACHqCAQAqwwAIesIAQC7DAAhBAkAAPgUACDmCAAAnQ4AIOcIAACdDgAg6AgAAJ0OACAaCQAAgQ4AIN8HAACEDgAw4AcAABoAEOEHAACEDgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHbCAEAAAAB3AgBALsMACHdCAIA0AwAId4IBACrDAAh3wgBALsMACHgCAEAuwwAIeEIAQC7DAAh4ggCANAMACHjCAIA0AwAIeQIAgDQDAAh5QgAAOUMACDmCEAAvAwAIecIQAC8DAAh6AhAALwMACHpCAQAqwwAIeoIBACrDAAh6wgBALsMACGYCgAAgw4AIAMAAAAaACABAAAbADACAAAcACAJCQAAgQ4AIN8HAACCDgAw4AcAAB4AEOEHAACCDgAw4wdAAKwMACHfCAEAuwwAIcQJAQC7DAAh0QkBALsMACHqCUAAvAwAIQIJAAD4FAAg6gkAAJ0OACAJCQAAgQ4AIN8HAACCDgAw4AcAAB4AEOEHAACCDgAw4wdAAKwMACHfCAEAuwwAIcQJAQC7DAAh0QkBAAAAAeoJQAC8DAAhAwAAAB4AIAEAAB8AMAIAACAAIAoJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHfCAEAuwwAIfAIAQC7DAAh6wlAAKwMACEBCQAA-BQAIAsJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHfCAEAuwwAIfAIAQC7DAAh6wlAAKwMACGXCgAA_w0AIAMAAAAiACABAAAjADACAAAkACABAAAAGgAgAQAAAB4AIAEAAAAiACABAAAACQAgAQAAABEAIAEAAAAWACADAAAAEQAgAQAAEgAwAgAAEwAgGAMAAKgNACAEAADNDQAg3wcAAP4NADDgBwAALQAQ4QcAAP4NADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlAkAAMkMACCXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGuCQAB2QwAIbEJQAC8DAAh0wkBAL0MACHbCUAAvAwAIeIJAQDkDAAh4wkBAL0MACHkCUAAvAwAIQgDAAC_EAAgBAAA8BIAILEJAACdDgAg0wkAAJ0OACDbCQAAnQ4AIOIJAACdDgAg4wkAAJ0OACDkCQAAnQ4AIBgDAACoDQAgBAAAzQ0AIN8HAAD-DQAw4AcAAC0AEOEHAAD-DQAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlAkAAMkMACCXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGuCQABAAABsQlAALwMACHTCQEAvQwAIdsJQAC8DAAh4gkBAOQMACHjCQEAvQwAIeQJQAC8DAAhAwAAAC0AIAEAAC4AMAIAAC8AIBkDAACoDQAgBAAAzQ0AIN8HAAD9DQAw4AcAADEAEOEHAAD9DQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIaEIAQC7DAAhoggBANgMACGOCQEA5AwAIZQJAADJDAAgrwkBAL0MACGxCUAAvAwAIbcJAAHZDAAh2gkAAMkMACDbCUAAvAwAIdwJAgCQDQAh3QkCAJANACHeCQEAvQwAId8JAQC9DAAh4AkBAOQMACHhCQEA5AwAIQwDAAC_EAAgBAAA8BIAII4JAACdDgAgrwkAAJ0OACCxCQAAnQ4AINsJAACdDgAg3AkAAJ0OACDdCQAAnQ4AIN4JAACdDgAg3wkAAJ0OACDgCQAAnQ4AIOEJAACdDgAgGQMAAKgNACAEAADNDQAg3wcAAP0NADDgBwAAMQAQ4QcAAP0NADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGhCAEAuwwAIaIIAQDYDAAhjgkBAOQMACGUCQAAyQwAIK8JAQC9DAAhsQlAALwMACG3CQABAAAB2gkAAMkMACDbCUAAvAwAIdwJAgCQDQAh3QkCAJANACHeCQEAvQwAId8JAQC9DAAh4AkBAOQMACHhCQEA5AwAIQMAAAAxACABAAAyADACAAAzACAZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGOCQEA2AwAIZAJAQC7DAAhkQkBALsMACGSCQEAuwwAIZMJAADlDAAglAkAAMkMACCVCQIA0AwAIZYJIADPDAAhlwkBALsMACGYCQAAyQwAIJkJIADPDAAhmgkCANAMACECBAAA8BIAIBIAANsPACAZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIY4JAQDYDAAhkAkBALsMACGRCQEAuwwAIZIJAQC7DAAhkwkAAOUMACCUCQAAyQwAIJUJAgDQDAAhlgkgAM8MACGXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGaCQIA0AwAIQMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgChIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGOCQEA2AwAIZsJAADJDAAgnAkAAMkMACCdCQEAvQwAIQEAAAA6ACAHEgAAnw0AIN8HAAD7DQAw4AcAADwAEOEHAAD7DQAwighAAKwMACGOCQEA2AwAIY8JAAHZDAAhARIAANsPACAIEgAAnw0AIN8HAAD7DQAw4AcAADwAEOEHAAD7DQAwighAAKwMACGOCQEA2AwAIY8JAAHZDAAhlgoAAPoNACADAAAAPAAgAQAAPQAwAgAAPgAgAQAAADUAIAEAAAA8ACAVAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkAkBALsMACGeCQEAvQwAIdIJAQC7DAAh0wkBALsMACHUCUAAvAwAIQsDAAC_EAAgBAAA8BIAIBgAAOcUACAZAADpFAAgGgAA6hQAIBsAAOsUACAcAAD3FAAg-gcAAJ0OACCMCAAAnQ4AIJ4JAACdDgAg1AkAAJ0OACAWAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEAAAAB-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGQCQEAuwwAIZ4JAQC9DAAhwAkAAPYNACDSCQEAuwwAIdMJAQC7DAAh1AlAALwMACEDAAAAQgAgAQAAQwAwAgAARAAgAQAAAAMAIBADAACoDQAgFQAA4Q0AIBcAAPUNACDfBwAA9A0AMOAHAABHABDhBwAA9A0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIaoJAQDYDAAhsQlAALwMACG3CQAB2QwAIdAJQAC8DAAhBQMAAL8QACAVAAD1FAAgFwAA9hQAILEJAACdDgAg0AkAAJ0OACAQAwAAqA0AIBUAAOENACAXAAD1DQAg3wcAAPQNADDgBwAARwAQ4QcAAPQNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIaoJAQDYDAAhsQlAALwMACG3CQABAAAB0AlAALwMACEDAAAARwAgAQAASAAwAgAASQAgDQMAAKgNACAWAADRDQAg3wcAANANADDgBwAASwAQ4QcAANANADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHOCQEA5AwAIc8JAADsDAAgAQAAAEsAIAEAAABHACANAwAAqA0AIBUAAOENACDfBwAA8w0AMOAHAABOABDhBwAA8w0AMIoIQACsDAAhiwgBANgMACGMCAEA2AwAIaoJAQDYDAAhsgkAAdkMACGzCQEAuwwAIbQJAQC7DAAhtQlAALwMACEDAwAAvxAAIBUAAPUUACC1CQAAnQ4AIA0DAACoDQAgFQAA4Q0AIN8HAADzDQAw4AcAAE4AEOEHAADzDQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGyCQABAAABswkBALsMACG0CQEAuwwAIbUJQAC8DAAhAwAAAE4AIAEAAE8AMAIAAFAAIBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIaoJAQDYDAAhrQkAAdkMACGuCQAB2QwAIa8JAQC9DAAhsAlAALwMACGxCUAAvAwAIQUDAAC_EAAgFQAA9RQAIK8JAACdDgAgsAkAAJ0OACCxCQAAnQ4AIBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGtCQABAAABrgkAAdkMACGvCQEAvQwAIbAJQAC8DAAhsQlAALwMACEDAAAAUgAgAQAAUwAwAgAAVAAgFAMAAPANACAEAQC9DAAhFQAA8Q0AIN8HAADvDQAw4AcAAFYAEOEHAADvDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhighAAKwMACGLCAEA5AwAIYwIAQDkDAAhqQgBALsMACGmCQAB2QwAIacJAAHZDAAhqAkBAL0MACGpCQEAvQwAIaoJAQDkDAAhqwkCANAMACGsCUAAvAwAIQkDAAC_EAAgBAAAnQ4AIBUAAPUUACCLCAAAnQ4AIIwIAACdDgAgqAkAAJ0OACCpCQAAnQ4AIKoJAACdDgAgrAkAAJ0OACAUAwAA8A0AIAQBAL0MACEVAADxDQAg3wcAAO8NADDgBwAAVgAQ4QcAAO8NADDjB0AArAwAIfQHAQAAAAH9BwEAuwwAIYoIQACsDAAhiwgBAOQMACGMCAEA5AwAIakIAQC7DAAhpgkAAQAAAacJAAEAAAGoCQEAvQwAIakJAQC9DAAhqgkBAOQMACGrCQIA0AwAIawJQAC8DAAhAwAAAFYAIAEAAFcAMAIAAFgAIBkPAADkDQAgEAAA5Q0AIBgAAOgNACAZAADqDQAgGgAA6w0AIBsAAOwNACAdAADnDQAgHgAA4w0AIB8AAOYNACAgAADpDQAgIQAAqQ0AICUAAO0NACAmAADuDQAg3wcAAOINADDgBwAAWgAQ4QcAAOINADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGQCQEAuwwAIdUJAQC7DAAhkQoBAL0MACGSCkAArAwAIZMKQAC8DAAhlAoBAL0MACEBAAAAWgAgAQAAAEIAIAsVAADhDQAg3wcAAOANADDgBwAAXQAQ4QcAAOANADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGLCAEA2AwAIaoJAQDYDAAhxAkBALsMACHRCQEAuwwAIQEVAAD1FAAgDBUAAOENACDfBwAA4A0AMOAHAABdABDhBwAA4A0AMOMHQACsDAAh7gcBALsMACH0BwEAAAABiwgBANgMACGqCQEA2AwAIcQJAQC7DAAh0QkBALsMACGVCgAA3w0AIAMAAABdACABAABeADACAABfACABAAAARwAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAF0AIAEAAAAJACABAAAAEQAgAQAAAC0AIAEAAAAxACABAAAANQAgAQAAAEIAIAMAAAAtACABAAAuADACAAAvACADAAAAMQAgAQAAMgAwAgAAMwAgGAMAAKgNACARAADcDQAgEwAA3Q0AIBQAAN4NACDfBwAA2w0AMOAHAABuABDhBwAA2w0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBALsMACGaCQIA0AwAIZ4JAQC7DAAhnwkBALsMACGgCQEAvQwAIaEJAADsDAAgogkBAL0MACGjCQAAyQwAIKQJAgDQDAAhpQkCANAMACEHAwAAvxAAIBEAAPIUACATAADzFAAgFAAA9BQAIKAJAACdDgAgoQkAAJ0OACCiCQAAnQ4AIBkDAACoDQAgEQAA3A0AIBMAAN0NACAUAADeDQAg3wcAANsNADDgBwAAbgAQ4QcAANsNADDjB0AArAwAIfQHAQAAAAH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBALsMACGaCQIA0AwAIZ4JAQC7DAAhnwkBALsMACGgCQEAvQwAIaEJAADsDAAgogkBAL0MACGjCQAAyQwAIKQJAgDQDAAhpQkCANAMACHACQAA2g0AIAMAAABuACABAABvADACAABwACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEcAIAEAAEgAMAIAAEkAIBADAACoDQAgIQAAqQ0AIN8HAACnDQAw4AcAAHQAEOEHAACnDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGeCQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIL0JAgDQDAAhvgkBAL0MACG_CUAAvAwAIQEAAAB0ACAVAwAAqA0AICAAANkNACDfBwAA2A0AMOAHAAB2ABDhBwAA2A0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZ4JAQC9DAAhsQlAALwMACG1CUAAvAwAIbYJAQDYDAAhtwkAAdkMACG4CQEAuwwAIbkJAQC9DAAhugkBAL0MACG7CQEAvQwAIbwJAADJDAAgCAMAAL8QACAgAADoFAAgngkAAJ0OACCxCQAAnQ4AILUJAACdDgAguQkAAJ0OACC6CQAAnQ4AILsJAACdDgAgFQMAAKgNACAgAADZDQAg3wcAANgNADDgBwAAdgAQ4QcAANgNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZ4JAQC9DAAhsQlAALwMACG1CUAAvAwAIbYJAQDYDAAhtwkAAQAAAbgJAQC7DAAhuQkBAL0MACG6CQEAvQwAIbsJAQC9DAAhvAkAAMkMACADAAAAdgAgAQAAdwAwAgAAeAAgAQAAAHYAIAMAAAB2ACABAAB3ADACAAB4ACADAAAATgAgAQAATwAwAgAAUAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABWACABAABXADACAABYACATAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIQYDAAC_EAAgIwAA8BQAICQAAPEUACCMCAAAnQ4AII8IAACdDgAgkAgAAJ0OACATAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhAwAAAH8AIAEAAIABADACAACBAQAgCSIAANMNACDfBwAA1A0AMOAHAACDAQAQ4QcAANQNADDjB0AArAwAIfQHAQDYDAAh9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhAiIAAO8UACCKCAAAnQ4AIAkiAADTDQAg3wcAANQNADDgBwAAgwEAEOEHAADUDQAw4wdAAKwMACH0BwEAAAAB9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhAwAAAIMBACABAACEAQAwAgAAhQEAIBYiAADTDQAgLAAA5QwAIN8HAADSDQAw4AcAAIcBABDhBwAA0g0AMOMHQACsDAAh8AcBAL0MACH0BwEA2AwAIfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEGIgAA7xQAIPAHAACdDgAg_AcAAJ0OACD_BwAAnQ4AIIAIAACdDgAggggAAJ0OACAWIgAA0w0AICwAAOUMACDfBwAA0g0AMOAHAACHAQAQ4QcAANINADDjB0AArAwAIfAHAQC9DAAh9AcBAAAAAfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEDAAAAhwEAIAEAAIgBADACAACJAQAgAQAAAIMBACABAAAAhwEAIAUDAAC_EAAgFgAA7hQAIIkIAACdDgAgzgkAAJ0OACDPCQAAnQ4AIA0DAACoDQAgFgAA0Q0AIN8HAADQDQAw4AcAAEsAEOEHAADQDQAw4wdAAKwMACH0BwEAAAAB_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHOCQEAAAABzwkAAOwMACADAAAASwAgAQAAjQEAMAIAAI4BACABAAAAAwAgAQAAAC0AIAEAAAAxACABAAAAbgAgAQAAAEIAIAEAAABHACABAAAAdgAgAQAAAE4AIAEAAABSACABAAAAVgAgAQAAAH8AIAEAAABLACABAAAAAQAgEA8AAOMUACAQAADkFAAgGAAA5xQAIBkAAOkUACAaAADqFAAgGwAA6xQAIB0AAOYUACAeAADiFAAgHwAA5RQAICAAAOgUACAhAADAEAAgJQAA7BQAICYAAO0UACCRCgAAnQ4AIJMKAACdDgAglAoAAJ0OACADAAAAWgAgAQAAnQEAMAIAAAEAIAMAAABaACABAACdAQAwAgAAAQAgAwAAAFoAIAEAAJ0BADACAAABACAWDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQEsAAChAQAgCeMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQEsAACjAQAwASwAAKMBADAWDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIQIAAAABACAsAACmAQAgCeMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIQIAAABaACAsAACoAQAgAgAAAFoAICwAAKgBACADAAAAAQAgMwAAoQEAIDQAAKYBACABAAAAAQAgAQAAAFoAIAYNAADIEwAgOQAAyhMAIDoAAMkTACCRCgAAnQ4AIJMKAACdDgAglAoAAJ0OACAM3wcAAM8NADDgBwAArwEAEOEHAADPDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhkAkBALAMACHVCQEAsAwAIZEKAQCyDAAhkgpAAKMMACGTCkAAsQwAIZQKAQCyDAAhAwAAAFoAIAEAAK4BADA4AACvAQAgAwAAAFoAIAEAAJ0BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIBIDAADAEwAgBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZAJAQAAAAHVCQEAAAAB1gkBAAAAAY0KIAAAAAGOCkAAAAABjwpAAAAAAZAKQAAAAAEBLAAAtwEAIArjB0AAAAAB9AcBAAAAAYsIAQAAAAGQCQEAAAAB1QkBAAAAAdYJAQAAAAGNCiAAAAABjgpAAAAAAY8KQAAAAAGQCkAAAAABASwAALkBADABLAAAuQEAMBIDAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhAgAAAAUAICwAALwBACAK4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACECAAAAAwAgLAAAvgEAIAIAAAADACAsAAC-AQAgAwAAAAUAIDMAALcBACA0AAC8AQAgAQAAAAUAIAEAAAADACAFDQAA8RIAIDkAAPMSACA6AADyEgAgjgoAAJ0OACCQCgAAnQ4AIA3fBwAAzg0AMOAHAADFAQAQ4QcAAM4NADDjB0AAowwAIfQHAQC_DAAhiwgBAL8MACGQCQEAsAwAIdUJAQCwDAAh1gkBALAMACGNCiAAywwAIY4KQACxDAAhjwpAAKMMACGQCkAAsQwAIQMAAAADACABAADEAQAwOAAAxQEAIAMAAAADACABAAAEADACAAAFACANBAAAzQ0AIN8HAADMDQAw4AcAAAcAEOEHAADMDQAw7gcBAAAAAYwIAQAAAAGtCAQAqwwAIeIIBACrDAAh4wgEAKsMACHkCAQAqwwAIYoKBACrDAAhiwoCANAMACGMCgIA0AwAIQEAAADIAQAgAQAAAMgBACABBAAA8BIAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAMAAAAHACABAADLAQAwAgAAyAEAIAoEAADvEgAg7gcBAAAAAYwIAQAAAAGtCAQAAAAB4ggEAAAAAeMIBAAAAAHkCAQAAAABigoEAAAAAYsKAgAAAAGMCgIAAAABASwAAM8BACAJ7gcBAAAAAYwIAQAAAAGtCAQAAAAB4ggEAAAAAeMIBAAAAAHkCAQAAAABigoEAAAAAYsKAgAAAAGMCgIAAAABASwAANEBADABLAAA0QEAMAoEAADuEgAg7gcBAKEOACGMCAEAoQ4AIa0IBACWDgAh4ggEAJYOACHjCAQAlg4AIeQIBACWDgAhigoEAJYOACGLCgIAqQ4AIYwKAgCpDgAhAgAAAMgBACAsAADUAQAgCe4HAQChDgAhjAgBAKEOACGtCAQAlg4AIeIIBACWDgAh4wgEAJYOACHkCAQAlg4AIYoKBACWDgAhiwoCAKkOACGMCgIAqQ4AIQIAAAAHACAsAADWAQAgAgAAAAcAICwAANYBACADAAAAyAEAIDMAAM8BACA0AADUAQAgAQAAAMgBACABAAAABwAgBQ0AAOkSACA5AADsEgAgOgAA6xIAIFsAAOoSACBcAADtEgAgDN8HAADLDQAw4AcAAN0BABDhBwAAyw0AMO4HAQCwDAAhjAgBAL8MACGtCAQAogwAIeIIBACiDAAh4wgEAKIMACHkCAQAogwAIYoKBACiDAAhiwoCAMIMACGMCgIAwgwAIQMAAAAHACABAADcAQAwOAAA3QEAIAMAAAAHACABAADLAQAwAgAAyAEAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCwQAANMSACAHAADoEgAg4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABASwAAOUBACAJ4gdAAAAAAe4HAQAAAAH0BwEAAAABjAgBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABASwAAOcBADABLAAA5wEAMAEAAAADACABAAAADgAgCwQAANESACAHAADnEgAg4gdAAKIOACHuBwEAoQ4AIfQHAQChDgAhjAgBAKMOACGnCAEAoQ4AIeAIAQCjDgAhhQoCAKkOACGICgEAoQ4AIYkKQACXDgAhAgAAAAsAICwAAOwBACAJ4gdAAKIOACHuBwEAoQ4AIfQHAQChDgAhjAgBAKMOACGnCAEAoQ4AIeAIAQCjDgAhhQoCAKkOACGICgEAoQ4AIYkKQACXDgAhAgAAAAkAICwAAO4BACACAAAACQAgLAAA7gEAIAEAAAADACABAAAADgAgAwAAAAsAIDMAAOUBACA0AADsAQAgAQAAAAsAIAEAAAAJACAIDQAA4hIAIDkAAOUSACA6AADkEgAgWwAA4xIAIFwAAOYSACDiBwAAnQ4AIIwIAACdDgAg4AgAAJ0OACAM3wcAAMoNADDgBwAA9wEAEOEHAADKDQAw4gdAALEMACHuBwEAsAwAIfQHAQC_DAAhjAgBAMEMACGnCAEAsAwAIeAIAQCyDAAhhQoCAMIMACGICgEAsAwAIYkKQACjDAAhAwAAAAkAIAEAAPYBADA4AAD3AQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDAQAAMUSACAHAADhEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGnCAEAAAAB4AgBAAAAAYUKAgAAAAGGCgEAAAABhwpAAAAAAQEsAAD_AQAgCuMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABpwgBAAAAAeAIAQAAAAGFCgIAAAABhgoBAAAAAYcKQAAAAAEBLAAAgQIAMAEsAACBAgAwAQAAAA4AIAwEAADDEgAgBwAA4BIAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKEOACGnCAEAoQ4AIeAIAQCjDgAhhQoCAKkOACGGCgEAow4AIYcKQACiDgAhAgAAABMAICwAAIUCACAK4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGMCAEAoQ4AIacIAQChDgAh4AgBAKMOACGFCgIAqQ4AIYYKAQCjDgAhhwpAAKIOACECAAAAEQAgLAAAhwIAIAIAAAARACAsAACHAgAgAQAAAA4AIAMAAAATACAzAAD_AQAgNAAAhQIAIAEAAAATACABAAAAEQAgCA0AANsSACA5AADeEgAgOgAA3RIAIFsAANwSACBcAADfEgAg4AgAAJ0OACCGCgAAnQ4AIIcKAACdDgAgDd8HAADJDQAw4AcAAI8CABDhBwAAyQ0AMOMHQACjDAAh7gcBALAMACH0BwEAvwwAIf0HAQCwDAAhjAgBAL8MACGnCAEAsAwAIeAIAQCyDAAhhQoCAMIMACGGCgEAsgwAIYcKQACxDAAhAwAAABEAIAEAAI4CADA4AACPAgAgAwAAABEAIAEAABIAMAIAABMAIBAGAADGDQAgCAAAxw0AIA4AAMgNACDfBwAAxQ0AMOAHAAAOABDhBwAAxQ0AMOMHQACsDAAh7gcBAAAAAZgIAgDQDAAhrwgBANgMACHVCAIA0AwAIeMIAgDQDAAh-AgCANAMACHoCSAAzwwAIYMKAQC7DAAhhAoAAMkMACABAAAAkgIAIAEAAACSAgAgAwYAANgSACAIAADZEgAgDgAA2hIAIAMAAAAOACABAACVAgAwAgAAkgIAIAMAAAAOACABAACVAgAwAgAAkgIAIAMAAAAOACABAACVAgAwAgAAkgIAIA0GAADVEgAgCAAA1hIAIA4AANcSACDjB0AAAAAB7gcBAAAAAZgIAgAAAAGvCAEAAAAB1QgCAAAAAeMIAgAAAAH4CAIAAAAB6AkgAAAAAYMKAQAAAAGECgAA1BIAIAEsAACZAgAgCuMHQAAAAAHuBwEAAAABmAgCAAAAAa8IAQAAAAHVCAIAAAAB4wgCAAAAAfgIAgAAAAHoCSAAAAABgwoBAAAAAYQKAADUEgAgASwAAJsCADABLAAAmwIAMA0GAACpEgAgCAAAqhIAIA4AAKsSACDjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh4wgCAKkOACH4CAIAqQ4AIegJIADZDgAhgwoBAKEOACGECgAAqBIAIAIAAACSAgAgLAAAngIAIArjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh4wgCAKkOACH4CAIAqQ4AIegJIADZDgAhgwoBAKEOACGECgAAqBIAIAIAAAAOACAsAACgAgAgAgAAAA4AICwAAKACACADAAAAkgIAIDMAAJkCACA0AACeAgAgAQAAAJICACABAAAADgAgBQ0AAKMSACA5AACmEgAgOgAApRIAIFsAAKQSACBcAACnEgAgDd8HAADEDQAw4AcAAKcCABDhBwAAxA0AMOMHQACjDAAh7gcBALAMACGYCAIAwgwAIa8IAQC_DAAh1QgCAMIMACHjCAIAwgwAIfgIAgDCDAAh6AkgAMsMACGDCgEAsAwAIYQKAADJDAAgAwAAAA4AIAEAAKYCADA4AACnAgAgAwAAAA4AIAEAAJUCADACAACSAgAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAkBwAAnxIAIAoAAKASACALAAChEgAgDAAAohIAIO4HAQAAAAHcCAEAAAAB4AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQEsAACvAgAgIO4HAQAAAAHcCAEAAAAB4AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQEsAACxAgAwASwAALECADAkBwAA8xEAIAoAAPQRACALAAD1EQAgDAAA9hEAIO4HAQChDgAh3AgBAKEOACHgCAEAoQ4AIeIIAgCpDgAh4wgCAKkOACHkCAIAqQ4AIekIBACWDgAh1gkBAKEOACHoCSAA2Q4AIewJAQChDgAh7QkBAKMOACHuCQIAqQ4AIe8JAgCpDgAh8AkCAKkOACHxCQIAqQ4AIfIJAQCjDgAh8wkgANkOACH0CUAAog4AIfUJQACiDgAh9gkBAKMOACH3CUAAog4AIfgJAADvEQAg-QkAAPARACD6CQAA8REAIPsJQACiDgAh_AkgANkOACH9CQAA8hEAIP4JAgCpDgAh_wkCAKkOACGACgEAow4AIYEKAQCjDgAhggoBAKMOACECAAAAGAAgLAAAtAIAICDuBwEAoQ4AIdwIAQChDgAh4AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhAgAAABYAICwAALYCACACAAAAFgAgLAAAtgIAIAMAAAAYACAzAACvAgAgNAAAtAIAIAEAAAAYACABAAAAFgAgDw0AAOoRACA5AADtEQAgOgAA7BEAIFsAAOsRACBcAADuEQAg7QkAAJ0OACDyCQAAnQ4AIPQJAACdDgAg9QkAAJ0OACD2CQAAnQ4AIPcJAACdDgAg-wkAAJ0OACCACgAAnQ4AIIEKAACdDgAgggoAAJ0OACAj3wcAAMMNADDgBwAAvQIAEOEHAADDDQAw7gcBALAMACHcCAEAsAwAIeAIAQCwDAAh4ggCAMIMACHjCAIAwgwAIeQIAgDCDAAh6QgEAKIMACHWCQEAsAwAIegJIADLDAAh7AkBALAMACHtCQEAsgwAIe4JAgDCDAAh7wkCAMIMACHwCQIAwgwAIfEJAgDCDAAh8gkBAMEMACHzCSAAywwAIfQJQACxDAAh9QlAALEMACH2CQEAsgwAIfcJQACxDAAh-AkAAMkMACD5CQAAyQwAIPoJAADJDAAg-wlAALEMACH8CSAAywwAIf0JAADJDAAg_gkCAMIMACH_CQIAwgwAIYAKAQCyDAAhgQoBAMEMACGCCgEAwQwAIQMAAAAWACABAAC8AgAwOAAAvQIAIAMAAAAWACABAAAXADACAAAYACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAcJAADpEQAg_QcgAAAAAacIAQAAAAGwCAEAAAAB3wgBAAAAAfAIAQAAAAHrCUAAAAABASwAAMUCACAG_QcgAAAAAacIAQAAAAGwCAEAAAAB3wgBAAAAAfAIAQAAAAHrCUAAAAABASwAAMcCADABLAAAxwIAMAcJAADoEQAg_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh3wgBAKEOACHwCAEAoQ4AIesJQACXDgAhAgAAACQAICwAAMoCACAG_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh3wgBAKEOACHwCAEAoQ4AIesJQACXDgAhAgAAACIAICwAAMwCACACAAAAIgAgLAAAzAIAIAMAAAAkACAzAADFAgAgNAAAygIAIAEAAAAkACABAAAAIgAgAw0AAOURACA5AADnEQAgOgAA5hEAIAnfBwAAwg0AMOAHAADTAgAQ4QcAAMINADD9ByAAywwAIacIAQCwDAAhsAgBALAMACHfCAEAsAwAIfAIAQCwDAAh6wlAAKMMACEDAAAAIgAgAQAA0gIAMDgAANMCACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAGCQAA5BEAIOMHQAAAAAHfCAEAAAABxAkBAAAAAdEJAQAAAAHqCUAAAAABASwAANsCACAF4wdAAAAAAd8IAQAAAAHECQEAAAAB0QkBAAAAAeoJQAAAAAEBLAAA3QIAMAEsAADdAgAwBgkAAOMRACDjB0AAlw4AId8IAQChDgAhxAkBAKEOACHRCQEAoQ4AIeoJQACiDgAhAgAAACAAICwAAOACACAF4wdAAJcOACHfCAEAoQ4AIcQJAQChDgAh0QkBAKEOACHqCUAAog4AIQIAAAAeACAsAADiAgAgAgAAAB4AICwAAOICACADAAAAIAAgMwAA2wIAIDQAAOACACABAAAAIAAgAQAAAB4AIAQNAADgEQAgOQAA4hEAIDoAAOERACDqCQAAnQ4AIAjfBwAAwQ0AMOAHAADpAgAQ4QcAAMENADDjB0AAowwAId8IAQCwDAAhxAkBALAMACHRCQEAsAwAIeoJQACxDAAhAwAAAB4AIAEAAOgCADA4AADpAgAgAwAAAB4AIAEAAB8AMAIAACAAIAnfBwAAwA0AMOAHAADvAgAQ4QcAAMANADC0CAEA2AwAIbUIAQC9DAAh2wgBAAAAAd8IAQC7DAAh6ggEAI8NACHpCUAArAwAIQEAAADsAgAgAQAAAOwCACAJ3wcAAMANADDgBwAA7wIAEOEHAADADQAwtAgBANgMACG1CAEAvQwAIdsIAQDYDAAh3wgBALsMACHqCAQAjw0AIekJQACsDAAhArUIAACdDgAg6ggAAJ0OACADAAAA7wIAIAEAAPACADACAADsAgAgAwAAAO8CACABAADwAgAwAgAA7AIAIAMAAADvAgAgAQAA8AIAMAIAAOwCACAGtAgBAAAAAbUIAQAAAAHbCAEAAAAB3wgBAAAAAeoIBAAAAAHpCUAAAAABASwAAPQCACAGtAgBAAAAAbUIAQAAAAHbCAEAAAAB3wgBAAAAAeoIBAAAAAHpCUAAAAABASwAAPYCADABLAAA9gIAMAa0CAEAoQ4AIbUIAQCjDgAh2wgBAKEOACHfCAEAoQ4AIeoIBACoDwAh6QlAAJcOACECAAAA7AIAICwAAPkCACAGtAgBAKEOACG1CAEAow4AIdsIAQChDgAh3wgBAKEOACHqCAQAqA8AIekJQACXDgAhAgAAAO8CACAsAAD7AgAgAgAAAO8CACAsAAD7AgAgAwAAAOwCACAzAAD0AgAgNAAA-QIAIAEAAADsAgAgAQAAAO8CACAHDQAA2xEAIDkAAN4RACA6AADdEQAgWwAA3BEAIFwAAN8RACC1CAAAnQ4AIOoIAACdDgAgCd8HAAC_DQAw4AcAAIIDABDhBwAAvw0AMLQIAQC_DAAhtQgBALIMACHbCAEAvwwAId8IAQCwDAAh6ggEAIgNACHpCUAAowwAIQMAAADvAgAgAQAAgQMAMDgAAIIDACADAAAA7wIAIAEAAPACADACAADsAgAgDN8HAAC-DQAw4AcAAIgDABDhBwAAvg0AMOMHQACsDAAh7gcBAAAAAa8IAQDYDAAh7ggBALsMACH4CAIA0AwAIeUJAADlDAAg5gkBAL0MACHnCQQAjw0AIegJIADPDAAhAQAAAIUDACABAAAAhQMAIAzfBwAAvg0AMOAHAACIAwAQ4QcAAL4NADDjB0AArAwAIe4HAQC7DAAhrwgBANgMACHuCAEAuwwAIfgIAgDQDAAh5QkAAOUMACDmCQEAvQwAIecJBACPDQAh6AkgAM8MACEC5gkAAJ0OACDnCQAAnQ4AIAMAAACIAwAgAQAAiQMAMAIAAIUDACADAAAAiAMAIAEAAIkDADACAACFAwAgAwAAAIgDACABAACJAwAwAgAAhQMAIAnjB0AAAAAB7gcBAAAAAa8IAQAAAAHuCAEAAAAB-AgCAAAAAeUJgAAAAAHmCQEAAAAB5wkEAAAAAegJIAAAAAEBLAAAjQMAIAnjB0AAAAAB7gcBAAAAAa8IAQAAAAHuCAEAAAAB-AgCAAAAAeUJgAAAAAHmCQEAAAAB5wkEAAAAAegJIAAAAAEBLAAAjwMAMAEsAACPAwAwCeMHQACXDgAh7gcBAKEOACGvCAEAoQ4AIe4IAQChDgAh-AgCAKkOACHlCYAAAAAB5gkBAKMOACHnCQQAqA8AIegJIADZDgAhAgAAAIUDACAsAACSAwAgCeMHQACXDgAh7gcBAKEOACGvCAEAoQ4AIe4IAQChDgAh-AgCAKkOACHlCYAAAAAB5gkBAKMOACHnCQQAqA8AIegJIADZDgAhAgAAAIgDACAsAACUAwAgAgAAAIgDACAsAACUAwAgAwAAAIUDACAzAACNAwAgNAAAkgMAIAEAAACFAwAgAQAAAIgDACAHDQAA1hEAIDkAANkRACA6AADYEQAgWwAA1xEAIFwAANoRACDmCQAAnQ4AIOcJAACdDgAgDN8HAAC9DQAw4AcAAJsDABDhBwAAvQ0AMOMHQACjDAAh7gcBALAMACGvCAEAvwwAIe4IAQCwDAAh-AgCAMIMACHlCQAAwAwAIOYJAQCyDAAh5wkEAIgNACHoCSAAywwAIQMAAACIAwAgAQAAmgMAMDgAAJsDACADAAAAiAMAIAEAAIkDADACAACFAwAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACAVAwAA1BEAIAQAANURACDjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZQJAADSEQAglwkBAAAAAZgJAADTEQAgmQkgAAAAAa4JAAEAAAGxCUAAAAAB0wkBAAAAAdsJQAAAAAHiCQEAAAAB4wkBAAAAAeQJQAAAAAEBLAAAowMAIBPjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZQJAADSEQAglwkBAAAAAZgJAADTEQAgmQkgAAAAAa4JAAEAAAGxCUAAAAAB0wkBAAAAAdsJQAAAAAHiCQEAAAAB4wkBAAAAAeQJQAAAAAEBLAAApQMAMAEsAAClAwAwFQMAANARACAEAADREQAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIYwIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZQJAADOEQAglwkBAKEOACGYCQAAzxEAIJkJIADZDgAhrgkAAeQOACGxCUAAog4AIdMJAQCjDgAh2wlAAKIOACHiCQEAow4AIeMJAQCjDgAh5AlAAKIOACECAAAALwAgLAAAqAMAIBPjB0AAlw4AIe4HAQChDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhlAkAAM4RACCXCQEAoQ4AIZgJAADPEQAgmQkgANkOACGuCQAB5A4AIbEJQACiDgAh0wkBAKMOACHbCUAAog4AIeIJAQCjDgAh4wkBAKMOACHkCUAAog4AIQIAAAAtACAsAACqAwAgAgAAAC0AICwAAKoDACADAAAALwAgMwAAowMAIDQAAKgDACABAAAALwAgAQAAAC0AIAkNAADLEQAgOQAAzREAIDoAAMwRACCxCQAAnQ4AINMJAACdDgAg2wkAAJ0OACDiCQAAnQ4AIOMJAACdDgAg5AkAAJ0OACAW3wcAALwNADDgBwAAsQMAEOEHAAC8DQAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIYwIAQC_DAAhkQgBALAMACGSCAEAsAwAIZQJAADJDAAglwkBALAMACGYCQAAyQwAIJkJIADLDAAhrgkAAdQMACGxCUAAsQwAIdMJAQCyDAAh2wlAALEMACHiCQEAwQwAIeMJAQCyDAAh5AlAALEMACEDAAAALQAgAQAAsAMAMDgAALEDACADAAAALQAgAQAALgAwAgAALwAgAQAAADMAIAEAAAAzACADAAAAMQAgAQAAMgAwAgAAMwAgAwAAADEAIAEAADIAMAIAADMAIAMAAAAxACABAAAyADACAAAzACAWAwAAyREAIAQAAMoRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAaEIAQAAAAGiCAEAAAABjgkBAAAAAZQJAADHEQAgrwkBAAAAAbEJQAAAAAG3CQABAAAB2gkAAMgRACDbCUAAAAAB3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAABASwAALkDACAU4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGhCAEAAAABoggBAAAAAY4JAQAAAAGUCQAAxxEAIK8JAQAAAAGxCUAAAAABtwkAAQAAAdoJAADIEQAg2wlAAAAAAdwJAgAAAAHdCQIAAAAB3gkBAAAAAd8JAQAAAAHgCQEAAAAB4QkBAAAAAQEsAAC7AwAwASwAALsDADAWAwAAxREAIAQAAMYRACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIYwIAQChDgAhoQgBAKEOACGiCAEAoQ4AIY4JAQCjDgAhlAkAAMMRACCvCQEAow4AIbEJQACiDgAhtwkAAeQOACHaCQAAxBEAINsJQACiDgAh3AkCAKkPACHdCQIAqQ8AId4JAQCjDgAh3wkBAKMOACHgCQEAow4AIeEJAQCjDgAhAgAAADMAICwAAL4DACAU4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIaEIAQChDgAhoggBAKEOACGOCQEAow4AIZQJAADDEQAgrwkBAKMOACGxCUAAog4AIbcJAAHkDgAh2gkAAMQRACDbCUAAog4AIdwJAgCpDwAh3QkCAKkPACHeCQEAow4AId8JAQCjDgAh4AkBAKMOACHhCQEAow4AIQIAAAAxACAsAADAAwAgAgAAADEAICwAAMADACADAAAAMwAgMwAAuQMAIDQAAL4DACABAAAAMwAgAQAAADEAIA8NAAC-EQAgOQAAwREAIDoAAMARACBbAAC_EQAgXAAAwhEAII4JAACdDgAgrwkAAJ0OACCxCQAAnQ4AINsJAACdDgAg3AkAAJ0OACDdCQAAnQ4AIN4JAACdDgAg3wkAAJ0OACDgCQAAnQ4AIOEJAACdDgAgF98HAAC7DQAw4AcAAMcDABDhBwAAuw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGhCAEAsAwAIaIIAQC_DAAhjgkBAMEMACGUCQAAyQwAIK8JAQCyDAAhsQlAALEMACG3CQAB1AwAIdoJAADJDAAg2wlAALEMACHcCQIAiQ0AId0JAgCJDQAh3gkBALIMACHfCQEAsgwAIeAJAQDBDAAh4QkBAMEMACEDAAAAMQAgAQAAxgMAMDgAAMcDACADAAAAMQAgAQAAMgAwAgAAMwAgBd8HAAC6DQAw4AcAAM0DABDhBwAAug0AMIoIQACsDAAh2QkAAQAAAQEAAADKAwAgAQAAAMoDACAF3wcAALoNADDgBwAAzQMAEOEHAAC6DQAwighAAKwMACHZCQAB2QwAIQADAAAAzQMAIAEAAM4DADACAADKAwAgAwAAAM0DACABAADOAwAwAgAAygMAIAMAAADNAwAgAQAAzgMAMAIAAMoDACACighAAAAAAdkJAAEAAAEBLAAA0gMAIAKKCEAAAAAB2QkAAQAAAQEsAADUAwAwASwAANQDADACighAAJcOACHZCQAB5A4AIQIAAADKAwAgLAAA1wMAIAKKCEAAlw4AIdkJAAHkDgAhAgAAAM0DACAsAADZAwAgAgAAAM0DACAsAADZAwAgAwAAAMoDACAzAADSAwAgNAAA1wMAIAEAAADKAwAgAQAAAM0DACADDQAAuxEAIDkAAL0RACA6AAC8EQAgBd8HAAC5DQAw4AcAAOADABDhBwAAuQ0AMIoIQACjDAAh2QkAAdQMACEDAAAAzQMAIAEAAN8DADA4AADgAwAgAwAAAM0DACABAADOAwAwAgAAygMAIA3fBwAAuA0AMOAHAADmAwAQ4QcAALgNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDkDAAhkAkBALsMACGyCQABAAAB1QkBALsMACHWCQEAuwwAIdcJQAC8DAAh2AkAAOwMACABAAAA4wMAIAEAAADjAwAgDd8HAAC4DQAw4AcAAOYDABDhBwAAuA0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDkDAAhkAkBALsMACGyCQAB2QwAIdUJAQC7DAAh1gkBALsMACHXCUAAvAwAIdgJAADsDAAgA4sIAACdDgAg1wkAAJ0OACDYCQAAnQ4AIAMAAADmAwAgAQAA5wMAMAIAAOMDACADAAAA5gMAIAEAAOcDADACAADjAwAgAwAAAOYDACABAADnAwAwAgAA4wMAIArjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkAkBAAAAAbIJAAEAAAHVCQEAAAAB1gkBAAAAAdcJQAAAAAHYCYAAAAABASwAAOsDACAK4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZAJAQAAAAGyCQABAAAB1QkBAAAAAdYJAQAAAAHXCUAAAAAB2AmAAAAAAQEsAADtAwAwASwAAO0DADAK4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKMOACGQCQEAoQ4AIbIJAAHkDgAh1QkBAKEOACHWCQEAoQ4AIdcJQACiDgAh2AmAAAAAAQIAAADjAwAgLAAA8AMAIArjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAow4AIZAJAQChDgAhsgkAAeQOACHVCQEAoQ4AIdYJAQChDgAh1wlAAKIOACHYCYAAAAABAgAAAOYDACAsAADyAwAgAgAAAOYDACAsAADyAwAgAwAAAOMDACAzAADrAwAgNAAA8AMAIAEAAADjAwAgAQAAAOYDACAGDQAAuBEAIDkAALoRACA6AAC5EQAgiwgAAJ0OACDXCQAAnQ4AINgJAACdDgAgDd8HAAC3DQAw4AcAAPkDABDhBwAAtw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQDBDAAhkAkBALAMACGyCQAB1AwAIdUJAQCwDAAh1gkBALAMACHXCUAAsQwAIdgJAADpDAAgAwAAAOYDACABAAD4AwAwOAAA-QMAIAMAAADmAwAgAQAA5wMAMAIAAOMDACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIBIDAACxEQAgBAAAshEAIBgAALMRACAZAAC0EQAgGgAAtREAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAEBLAAAgQQAIAvjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGQCQEAAAABngkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAAQEsAACDBAAwASwAAIMEADABAAAAAwAgEgMAAO4QACAEAADvEAAgGAAA8BAAIBkAAPEQACAaAADyEAAgGwAA8xAAIBwAAPQQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGQCQEAoQ4AIZ4JAQCjDgAh0gkBAKEOACHTCQEAoQ4AIdQJQACiDgAhAgAAAEQAICwAAIcEACAL4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIQIAAABCACAsAACJBAAgAgAAAEIAICwAAIkEACABAAAAAwAgAwAAAEQAIDMAAIEEACA0AACHBAAgAQAAAEQAIAEAAABCACAHDQAA6xAAIDkAAO0QACA6AADsEAAg-gcAAJ0OACCMCAAAnQ4AIJ4JAACdDgAg1AkAAJ0OACAO3wcAALYNADDgBwAAkQQAEOEHAAC2DQAw4wdAAKMMACH0BwEAvwwAIfoHAQCyDAAh_QcBALAMACGLCAEAvwwAIYwIAQDBDAAhkAkBALAMACGeCQEAsgwAIdIJAQCwDAAh0wkBALAMACHUCUAAsQwAIQMAAABCACABAACQBAAwOAAAkQQAIAMAAABCACABAABDADACAABEACABAAAAXwAgAQAAAF8AIAMAAABdACABAABeADACAABfACADAAAAXQAgAQAAXgAwAgAAXwAgAwAAAF0AIAEAAF4AMAIAAF8AIAgVAADqEAAg4wdAAAAAAe4HAQAAAAH0BwEAAAABiwgBAAAAAaoJAQAAAAHECQEAAAAB0QkBAAAAAQEsAACZBAAgB-MHQAAAAAHuBwEAAAAB9AcBAAAAAYsIAQAAAAGqCQEAAAABxAkBAAAAAdEJAQAAAAEBLAAAmwQAMAEsAACbBAAwCBUAAOkQACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACGLCAEAoQ4AIaoJAQChDgAhxAkBAKEOACHRCQEAoQ4AIQIAAABfACAsAACeBAAgB-MHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYsIAQChDgAhqgkBAKEOACHECQEAoQ4AIdEJAQChDgAhAgAAAF0AICwAAKAEACACAAAAXQAgLAAAoAQAIAMAAABfACAzAACZBAAgNAAAngQAIAEAAABfACABAAAAXQAgAw0AAOYQACA5AADoEAAgOgAA5xAAIArfBwAAtQ0AMOAHAACnBAAQ4QcAALUNADDjB0AAowwAIe4HAQCwDAAh9AcBAL8MACGLCAEAvwwAIaoJAQC_DAAhxAkBALAMACHRCQEAsAwAIQMAAABdACABAACmBAAwOAAApwQAIAMAAABdACABAABeADACAABfACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIA0DAADjEAAgFQAA5BAAIBcAAOUQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGqCQEAAAABsQlAAAAAAbcJAAEAAAHQCUAAAAABASwAAK8EACAK4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABqgkBAAAAAbEJQAAAAAG3CQABAAAB0AlAAAAAAQEsAACxBAAwASwAALEEADANAwAA2xAAIBUAANwQACAXAADdEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhqgkBAKEOACGxCUAAog4AIbcJAAHkDgAh0AlAAKIOACECAAAASQAgLAAAtAQAIArjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGqCQEAoQ4AIbEJQACiDgAhtwkAAeQOACHQCUAAog4AIQIAAABHACAsAAC2BAAgAgAAAEcAICwAALYEACADAAAASQAgMwAArwQAIDQAALQEACABAAAASQAgAQAAAEcAIAUNAADYEAAgOQAA2hAAIDoAANkQACCxCQAAnQ4AINAJAACdDgAgDd8HAAC0DQAw4AcAAL0EABDhBwAAtA0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIaoJAQC_DAAhsQlAALEMACG3CQAB1AwAIdAJQACxDAAhAwAAAEcAIAEAALwEADA4AAC9BAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACOAQAgAQAAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACADAAAASwAgAQAAjQEAMAIAAI4BACAKAwAA1hAAIBYAANcQACDjB0AAAAAB9AcBAAAAAf4HAgAAAAGBCEAAAAABiQgBAAAAAYsIAQAAAAHOCQEAAAABzwmAAAAAAQEsAADFBAAgCOMHQAAAAAH0BwEAAAAB_gcCAAAAAYEIQAAAAAGJCAEAAAABiwgBAAAAAc4JAQAAAAHPCYAAAAABASwAAMcEADABLAAAxwQAMAEAAABHACAKAwAA1BAAIBYAANUQACDjB0AAlw4AIfQHAQChDgAh_gcCAKkOACGBCEAAlw4AIYkIAQCjDgAhiwgBAKEOACHOCQEAow4AIc8JgAAAAAECAAAAjgEAICwAAMsEACAI4wdAAJcOACH0BwEAoQ4AIf4HAgCpDgAhgQhAAJcOACGJCAEAow4AIYsIAQChDgAhzgkBAKMOACHPCYAAAAABAgAAAEsAICwAAM0EACACAAAASwAgLAAAzQQAIAEAAABHACADAAAAjgEAIDMAAMUEACA0AADLBAAgAQAAAI4BACABAAAASwAgCA0AAM8QACA5AADSEAAgOgAA0RAAIFsAANAQACBcAADTEAAgiQgAAJ0OACDOCQAAnQ4AIM8JAACdDgAgC98HAACzDQAw4AcAANUEABDhBwAAsw0AMOMHQACjDAAh9AcBAL8MACH-BwIAwgwAIYEIQACjDAAhiQgBALIMACGLCAEAvwwAIc4JAQDBDAAhzwkAAOkMACADAAAASwAgAQAA1AQAMDgAANUEACADAAAASwAgAQAAjQEAMAIAAI4BACAG3wcAALINADDgBwAA2wQAEOEHAACyDQAwywkBAAAAAcwJAgDQDAAhzQkEAI8NACEBAAAA2AQAIAEAAADYBAAgBt8HAACyDQAw4AcAANsEABDhBwAAsg0AMMsJAQC7DAAhzAkCANAMACHNCQQAjw0AIQHNCQAAnQ4AIAMAAADbBAAgAQAA3AQAMAIAANgEACADAAAA2wQAIAEAANwEADACAADYBAAgAwAAANsEACABAADcBAAwAgAA2AQAIAPLCQEAAAABzAkCAAAAAc0JBAAAAAEBLAAA4AQAIAPLCQEAAAABzAkCAAAAAc0JBAAAAAEBLAAA4gQAMAEsAADiBAAwA8sJAQChDgAhzAkCAKkOACHNCQQAqA8AIQIAAADYBAAgLAAA5QQAIAPLCQEAoQ4AIcwJAgCpDgAhzQkEAKgPACECAAAA2wQAICwAAOcEACACAAAA2wQAICwAAOcEACADAAAA2AQAIDMAAOAEACA0AADlBAAgAQAAANgEACABAAAA2wQAIAYNAADKEAAgOQAAzRAAIDoAAMwQACBbAADLEAAgXAAAzhAAIM0JAACdDgAgBt8HAACxDQAw4AcAAO4EABDhBwAAsQ0AMMsJAQCwDAAhzAkCAMIMACHNCQQAiA0AIQMAAADbBAAgAQAA7QQAMDgAAO4EACADAAAA2wQAIAEAANwEADACAADYBAAgCt8HAACvDQAw4AcAAPQEABDhBwAArw0AMOMHQACsDAAh9AcBAAAAAYkIAQC7DAAhxwkBALsMACHICQAB2QwAIckJAAHZDAAhygkAALANACABAAAA8QQAIAEAAADxBAAgCd8HAACvDQAw4AcAAPQEABDhBwAArw0AMOMHQACsDAAh9AcBANgMACGJCAEAuwwAIccJAQC7DAAhyAkAAdkMACHJCQAB2QwAIQADAAAA9AQAIAEAAPUEADACAADxBAAgAwAAAPQEACABAAD1BAAwAgAA8QQAIAMAAAD0BAAgAQAA9QQAMAIAAPEEACAG4wdAAAAAAfQHAQAAAAGJCAEAAAABxwkBAAAAAcgJAAEAAAHJCQABAAABASwAAPkEACAG4wdAAAAAAfQHAQAAAAGJCAEAAAABxwkBAAAAAcgJAAEAAAHJCQABAAABASwAAPsEADABLAAA-wQAMAbjB0AAlw4AIfQHAQChDgAhiQgBAKEOACHHCQEAoQ4AIcgJAAHkDgAhyQkAAeQOACECAAAA8QQAICwAAP4EACAG4wdAAJcOACH0BwEAoQ4AIYkIAQChDgAhxwkBAKEOACHICQAB5A4AIckJAAHkDgAhAgAAAPQEACAsAACABQAgAgAAAPQEACAsAACABQAgAwAAAPEEACAzAAD5BAAgNAAA_gQAIAEAAADxBAAgAQAAAPQEACADDQAAxxAAIDkAAMkQACA6AADIEAAgCd8HAACuDQAw4AcAAIcFABDhBwAArg0AMOMHQACjDAAh9AcBAL8MACGJCAEAsAwAIccJAQCwDAAhyAkAAdQMACHJCQAB1AwAIQMAAAD0BAAgAQAAhgUAMDgAAIcFACADAAAA9AQAIAEAAPUEADACAADxBAAgB98HAACtDQAw4AcAAI0FABDhBwAArQ0AMOMHQACsDAAh9AcBAAAAAZ0IAQC7DAAhxgkBALsMACEBAAAAigUAIAEAAACKBQAgB98HAACtDQAw4AcAAI0FABDhBwAArQ0AMOMHQACsDAAh9AcBANgMACGdCAEAuwwAIcYJAQC7DAAhAAMAAACNBQAgAQAAjgUAMAIAAIoFACADAAAAjQUAIAEAAI4FADACAACKBQAgAwAAAI0FACABAACOBQAwAgAAigUAIATjB0AAAAAB9AcBAAAAAZ0IAQAAAAHGCQEAAAABASwAAJIFACAE4wdAAAAAAfQHAQAAAAGdCAEAAAABxgkBAAAAAQEsAACUBQAwASwAAJQFADAE4wdAAJcOACH0BwEAoQ4AIZ0IAQChDgAhxgkBAKEOACECAAAAigUAICwAAJcFACAE4wdAAJcOACH0BwEAoQ4AIZ0IAQChDgAhxgkBAKEOACECAAAAjQUAICwAAJkFACACAAAAjQUAICwAAJkFACADAAAAigUAIDMAAJIFACA0AACXBQAgAQAAAIoFACABAAAAjQUAIAMNAADEEAAgOQAAxhAAIDoAAMUQACAH3wcAAKwNADDgBwAAoAUAEOEHAACsDQAw4wdAAKMMACH0BwEAvwwAIZ0IAQCwDAAhxgkBALAMACEDAAAAjQUAIAEAAJ8FADA4AACgBQAgAwAAAI0FACABAACOBQAwAgAAigUAIAjfBwAAqw0AMOAHAACmBQAQ4QcAAKsNADDjB0AArAwAIfQHAQAAAAGJCAEAuwwAIcQJAQAAAAHFCQEAvQwAIQEAAACjBQAgAQAAAKMFACAI3wcAAKsNADDgBwAApgUAEOEHAACrDQAw4wdAAKwMACH0BwEA2AwAIYkIAQC7DAAhxAkBALsMACHFCQEAvQwAIQHFCQAAnQ4AIAMAAACmBQAgAQAApwUAMAIAAKMFACADAAAApgUAIAEAAKcFADACAACjBQAgAwAAAKYFACABAACnBQAwAgAAowUAIAXjB0AAAAAB9AcBAAAAAYkIAQAAAAHECQEAAAABxQkBAAAAAQEsAACrBQAgBeMHQAAAAAH0BwEAAAABiQgBAAAAAcQJAQAAAAHFCQEAAAABASwAAK0FADABLAAArQUAMAXjB0AAlw4AIfQHAQChDgAhiQgBAKEOACHECQEAoQ4AIcUJAQCjDgAhAgAAAKMFACAsAACwBQAgBeMHQACXDgAh9AcBAKEOACGJCAEAoQ4AIcQJAQChDgAhxQkBAKMOACECAAAApgUAICwAALIFACACAAAApgUAICwAALIFACADAAAAowUAIDMAAKsFACA0AACwBQAgAQAAAKMFACABAAAApgUAIAQNAADBEAAgOQAAwxAAIDoAAMIQACDFCQAAnQ4AIAjfBwAAqg0AMOAHAAC5BQAQ4QcAAKoNADDjB0AAowwAIfQHAQC_DAAhiQgBALAMACHECQEAsAwAIcUJAQCyDAAhAwAAAKYFACABAAC4BQAwOAAAuQUAIAMAAACmBQAgAQAApwUAMAIAAKMFACARAwAAqA0AICEAAKkNACDfBwAApw0AMOAHAAB0ABDhBwAApw0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBAAAAAZ4JAQC9DAAhugkBAL0MACG7CQEAvQwAIbwJAADJDAAgvQkCANAMACG-CQEAvQwAIb8JQAC8DAAhwAkAAKYNACABAAAAvAUAIAEAAAC8BQAgBwMAAL8QACAhAADAEAAgngkAAJ0OACC6CQAAnQ4AILsJAACdDgAgvgkAAJ0OACC_CQAAnQ4AIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIA0DAAC9EAAgIQAAvhAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGeCQEAAAABugkBAAAAAbsJAQAAAAG8CQAAvBAAIL0JAgAAAAG-CQEAAAABvwlAAAAAAQEsAADDBQAgC-MHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGeCQEAAAABugkBAAAAAbsJAQAAAAG8CQAAvBAAIL0JAgAAAAG-CQEAAAABvwlAAAAAAQEsAADFBQAwASwAAMUFADANAwAArhAAICEAAK8QACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIZ4JAQCjDgAhugkBAKMOACG7CQEAow4AIbwJAACtEAAgvQkCAKkOACG-CQEAow4AIb8JQACiDgAhAgAAALwFACAsAADIBQAgC-MHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhngkBAKMOACG6CQEAow4AIbsJAQCjDgAhvAkAAK0QACC9CQIAqQ4AIb4JAQCjDgAhvwlAAKIOACECAAAAdAAgLAAAygUAIAIAAAB0ACAsAADKBQAgAwAAALwFACAzAADDBQAgNAAAyAUAIAEAAAC8BQAgAQAAAHQAIAoNAACoEAAgOQAAqxAAIDoAAKoQACBbAACpEAAgXAAArBAAIJ4JAACdDgAgugkAAJ0OACC7CQAAnQ4AIL4JAACdDgAgvwkAAJ0OACAO3wcAAKUNADDgBwAA0QUAEOEHAAClDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhiwgBAL8MACGeCQEAsgwAIboJAQCyDAAhuwkBALIMACG8CQAAyQwAIL0JAgDCDAAhvgkBALIMACG_CUAAsQwAIQMAAAB0ACABAADQBQAwOAAA0QUAIAMAAAB0ACABAAC_BQAwAgAAvAUAIAEAAAB4ACABAAAAeAAgAwAAAHYAIAEAAHcAMAIAAHgAIAMAAAB2ACABAAB3ADACAAB4ACADAAAAdgAgAQAAdwAwAgAAeAAgEgMAAKYQACAgAACnEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABngkBAAAAAbEJQAAAAAG1CUAAAAABtgkBAAAAAbcJAAEAAAG4CQEAAAABuQkBAAAAAboJAQAAAAG7CQEAAAABvAkAAKUQACABLAAA2QUAIBDjB0AAAAAB9AcBAAAAAYoIQAAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGeCQEAAAABsQlAAAAAAbUJQAAAAAG2CQEAAAABtwkAAQAAAbgJAQAAAAG5CQEAAAABugkBAAAAAbsJAQAAAAG8CQAApRAAIAEsAADbBQAwASwAANsFADASAwAAoxAAICAAAKQQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGeCQEAow4AIbEJQACiDgAhtQlAAKIOACG2CQEAoQ4AIbcJAAHkDgAhuAkBAKEOACG5CQEAow4AIboJAQCjDgAhuwkBAKMOACG8CQAAohAAIAIAAAB4ACAsAADeBQAgEOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZ4JAQCjDgAhsQlAAKIOACG1CUAAog4AIbYJAQChDgAhtwkAAeQOACG4CQEAoQ4AIbkJAQCjDgAhugkBAKMOACG7CQEAow4AIbwJAACiEAAgAgAAAHYAICwAAOAFACACAAAAdgAgLAAA4AUAIAMAAAB4ACAzAADZBQAgNAAA3gUAIAEAAAB4ACABAAAAdgAgCQ0AAJ8QACA5AAChEAAgOgAAoBAAIJ4JAACdDgAgsQkAAJ0OACC1CQAAnQ4AILkJAACdDgAgugkAAJ0OACC7CQAAnQ4AIBPfBwAApA0AMOAHAADnBQAQ4QcAAKQNADDjB0AAowwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIZEIAQCwDAAhkggBALAMACGeCQEAsgwAIbEJQACxDAAhtQlAALEMACG2CQEAvwwAIbcJAAHUDAAhuAkBALAMACG5CQEAsgwAIboJAQCyDAAhuwkBALIMACG8CQAAyQwAIAMAAAB2ACABAADmBQAwOAAA5wUAIAMAAAB2ACABAAB3ADACAAB4ACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAoDAACdEAAgFQAAnhAAIIoIQAAAAAGLCAEAAAABjAgBAAAAAaoJAQAAAAGyCQABAAABswkBAAAAAbQJAQAAAAG1CUAAAAABASwAAO8FACAIighAAAAAAYsIAQAAAAGMCAEAAAABqgkBAAAAAbIJAAEAAAGzCQEAAAABtAkBAAAAAbUJQAAAAAEBLAAA8QUAMAEsAADxBQAwCgMAAJsQACAVAACcEAAgighAAJcOACGLCAEAoQ4AIYwIAQChDgAhqgkBAKEOACGyCQAB5A4AIbMJAQChDgAhtAkBAKEOACG1CUAAog4AIQIAAABQACAsAAD0BQAgCIoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIaoJAQChDgAhsgkAAeQOACGzCQEAoQ4AIbQJAQChDgAhtQlAAKIOACECAAAATgAgLAAA9gUAIAIAAABOACAsAAD2BQAgAwAAAFAAIDMAAO8FACA0AAD0BQAgAQAAAFAAIAEAAABOACAEDQAAmBAAIDkAAJoQACA6AACZEAAgtQkAAJ0OACAL3wcAAKMNADDgBwAA_QUAEOEHAACjDQAwighAAKMMACGLCAEAvwwAIYwIAQC_DAAhqgkBAL8MACGyCQAB1AwAIbMJAQCwDAAhtAkBALAMACG1CUAAsQwAIQMAAABOACABAAD8BQAwOAAA_QUAIAMAAABOACABAABPADACAABQACABAAAAVAAgAQAAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIA0DAACWEAAgFQAAlxAAIOMHQAAAAAH0BwEAAAABighAAAAAAYsIAQAAAAGMCAEAAAABqgkBAAAAAa0JAAEAAAGuCQABAAABrwkBAAAAAbAJQAAAAAGxCUAAAAABASwAAIUGACAL4wdAAAAAAfQHAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGqCQEAAAABrQkAAQAAAa4JAAEAAAGvCQEAAAABsAlAAAAAAbEJQAAAAAEBLAAAhwYAMAEsAACHBgAwDQMAAJQQACAVAACVEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhiwgBAKEOACGMCAEAoQ4AIaoJAQChDgAhrQkAAeQOACGuCQAB5A4AIa8JAQCjDgAhsAlAAKIOACGxCUAAog4AIQIAAABUACAsAACKBgAgC-MHQACXDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhjAgBAKEOACGqCQEAoQ4AIa0JAAHkDgAhrgkAAeQOACGvCQEAow4AIbAJQACiDgAhsQlAAKIOACECAAAAUgAgLAAAjAYAIAIAAABSACAsAACMBgAgAwAAAFQAIDMAAIUGACA0AACKBgAgAQAAAFQAIAEAAABSACAGDQAAkRAAIDkAAJMQACA6AACSEAAgrwkAAJ0OACCwCQAAnQ4AILEJAACdDgAgDt8HAACiDQAw4AcAAJMGABDhBwAAog0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGqCQEAvwwAIa0JAAHUDAAhrgkAAdQMACGvCQEAsgwAIbAJQACxDAAhsQlAALEMACEDAAAAUgAgAQAAkgYAMDgAAJMGACADAAAAUgAgAQAAUwAwAgAAVAAgAQAAAFgAIAEAAABYACADAAAAVgAgAQAAVwAwAgAAWAAgAwAAAFYAIAEAAFcAMAIAAFgAIAMAAABWACABAABXADACAABYACARAwAAjxAAIAQBAAAAARUAAJAQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABiwgBAAAAAYwIAQAAAAGpCAEAAAABpgkAAQAAAacJAAEAAAGoCQEAAAABqQkBAAAAAaoJAQAAAAGrCQIAAAABrAlAAAAAAQEsAACbBgAgDwQBAAAAAeMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGLCAEAAAABjAgBAAAAAakIAQAAAAGmCQABAAABpwkAAQAAAagJAQAAAAGpCQEAAAABqgkBAAAAAasJAgAAAAGsCUAAAAABASwAAJ0GADABLAAAnQYAMAEAAABaACABAAAAQgAgEQMAAI0QACAEAQCjDgAhFQAAjhAAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYoIQACXDgAhiwgBAKMOACGMCAEAow4AIakIAQChDgAhpgkAAeQOACGnCQAB5A4AIagJAQCjDgAhqQkBAKMOACGqCQEAow4AIasJAgCpDgAhrAlAAKIOACECAAAAWAAgLAAAogYAIA8EAQCjDgAh4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhighAAJcOACGLCAEAow4AIYwIAQCjDgAhqQgBAKEOACGmCQAB5A4AIacJAAHkDgAhqAkBAKMOACGpCQEAow4AIaoJAQCjDgAhqwkCAKkOACGsCUAAog4AIQIAAABWACAsAACkBgAgAgAAAFYAICwAAKQGACABAAAAWgAgAQAAAEIAIAMAAABYACAzAACbBgAgNAAAogYAIAEAAABYACABAAAAVgAgDAQAAJ0OACANAACIEAAgOQAAixAAIDoAAIoQACBbAACJEAAgXAAAjBAAIIsIAACdDgAgjAgAAJ0OACCoCQAAnQ4AIKkJAACdDgAgqgkAAJ0OACCsCQAAnQ4AIBIEAQCyDAAh3wcAAKENADDgBwAArQYAEOEHAAChDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhighAAKMMACGLCAEAwQwAIYwIAQDBDAAhqQgBALAMACGmCQAB1AwAIacJAAHUDAAhqAkBALIMACGpCQEAsgwAIaoJAQDBDAAhqwkCAMIMACGsCUAAsQwAIQMAAABWACABAACsBgAwOAAArQYAIAMAAABWACABAABXADACAABYACABAAAAcAAgAQAAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIBUDAACEEAAgEQAAhRAAIBMAAIYQACAUAACHEAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZAJAQAAAAGaCQIAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQmAAAAAAaIJAQAAAAGjCQAAgxAAIKQJAgAAAAGlCQIAAAABASwAALUGACAR4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZAJAQAAAAGaCQIAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQmAAAAAAaIJAQAAAAGjCQAAgxAAIKQJAgAAAAGlCQIAAAABASwAALcGADABLAAAtwYAMBUDAADiDwAgEQAA4w8AIBMAAOQPACAUAADlDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhAgAAAHAAICwAALoGACAR4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhAgAAAG4AICwAALwGACACAAAAbgAgLAAAvAYAIAMAAABwACAzAAC1BgAgNAAAugYAIAEAAABwACABAAAAbgAgCA0AANwPACA5AADfDwAgOgAA3g8AIFsAAN0PACBcAADgDwAgoAkAAJ0OACChCQAAnQ4AIKIJAACdDgAgFN8HAACgDQAw4AcAAMMGABDhBwAAoA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIZMIQACjDAAhkAkBALAMACGaCQIAwgwAIZ4JAQCwDAAhnwkBALAMACGgCQEAsgwAIaEJAADpDAAgogkBALIMACGjCQAAyQwAIKQJAgDCDAAhpQkCAMIMACEDAAAAbgAgAQAAwgYAMDgAAMMGACADAAAAbgAgAQAAbwAwAgAAcAAgChIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGOCQEAAAABmwkAAMkMACCcCQAAyQwAIJ0JAQC9DAAhAQAAAMYGACABAAAAxgYAIAMSAADbDwAg7wcAAJ0OACCdCQAAnQ4AIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAcSAADaDwAg7wdAAAAAAf8HQAAAAAGOCQEAAAABmwkAANgPACCcCQAA2Q8AIJ0JAQAAAAEBLAAAzQYAIAbvB0AAAAAB_wdAAAAAAY4JAQAAAAGbCQAA2A8AIJwJAADZDwAgnQkBAAAAAQEsAADPBgAwASwAAM8GADAHEgAA1w8AIO8HQACiDgAh_wdAAJcOACGOCQEAoQ4AIZsJAADVDwAgnAkAANYPACCdCQEAow4AIQIAAADGBgAgLAAA0gYAIAbvB0AAog4AIf8HQACXDgAhjgkBAKEOACGbCQAA1Q8AIJwJAADWDwAgnQkBAKMOACECAAAAOgAgLAAA1AYAIAIAAAA6ACAsAADUBgAgAwAAAMYGACAzAADNBgAgNAAA0gYAIAEAAADGBgAgAQAAADoAIAUNAADSDwAgOQAA1A8AIDoAANMPACDvBwAAnQ4AIJ0JAACdDgAgCd8HAACdDQAw4AcAANsGABDhBwAAnQ0AMO8HQACxDAAh_wdAAKMMACGOCQEAvwwAIZsJAADJDAAgnAkAAMkMACCdCQEAsgwAIQMAAAA6ACABAADaBgAwOAAA2wYAIAMAAAA6ACABAADJBgAwAgAAxgYAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgFgQAANAPACASAADRDwAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGOCQEAAAABkAkBAAAAAZEJAQAAAAGSCQEAAAABkwmAAAAAAZQJAADODwAglQkCAAAAAZYJIAAAAAGXCQEAAAABmAkAAM8PACCZCSAAAAABmgkCAAAAAQEsAADjBgAgFOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABjgkBAAAAAZAJAQAAAAGRCQEAAAABkgkBAAAAAZMJgAAAAAGUCQAAzg8AIJUJAgAAAAGWCSAAAAABlwkBAAAAAZgJAADPDwAgmQkgAAAAAZoJAgAAAAEBLAAA5QYAMAEsAADlBgAwFgQAAMwPACASAADNDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIY4JAQChDgAhkAkBAKEOACGRCQEAoQ4AIZIJAQChDgAhkwmAAAAAAZQJAADKDwAglQkCAKkOACGWCSAA2Q4AIZcJAQChDgAhmAkAAMsPACCZCSAA2Q4AIZoJAgCpDgAhAgAAADcAICwAAOgGACAU4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIY4JAQChDgAhkAkBAKEOACGRCQEAoQ4AIZIJAQChDgAhkwmAAAAAAZQJAADKDwAglQkCAKkOACGWCSAA2Q4AIZcJAQChDgAhmAkAAMsPACCZCSAA2Q4AIZoJAgCpDgAhAgAAADUAICwAAOoGACACAAAANQAgLAAA6gYAIAMAAAA3ACAzAADjBgAgNAAA6AYAIAEAAAA3ACABAAAANQAgBQ0AAMUPACA5AADIDwAgOgAAxw8AIFsAAMYPACBcAADJDwAgF98HAACcDQAw4AcAAPEGABDhBwAAnA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhjAgBAL8MACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACGOCQEAvwwAIZAJAQCwDAAhkQkBALAMACGSCQEAsAwAIZMJAADADAAglAkAAMkMACCVCQIAwgwAIZYJIADLDAAhlwkBALAMACGYCQAAyQwAIJkJIADLDAAhmgkCAMIMACEDAAAANQAgAQAA8AYAMDgAAPEGACADAAAANQAgAQAANgAwAgAANwAgAQAAAD4AIAEAAAA-ACADAAAAPAAgAQAAPQAwAgAAPgAgAwAAADwAIAEAAD0AMAIAAD4AIAMAAAA8ACABAAA9ADACAAA-ACAEEgAAxA8AIIoIQAAAAAGOCQEAAAABjwkAAQAAAQEsAAD5BgAgA4oIQAAAAAGOCQEAAAABjwkAAQAAAQEsAAD7BgAwASwAAPsGADAEEgAAww8AIIoIQACXDgAhjgkBAKEOACGPCQAB5A4AIQIAAAA-ACAsAAD-BgAgA4oIQACXDgAhjgkBAKEOACGPCQAB5A4AIQIAAAA8ACAsAACABwAgAgAAADwAICwAAIAHACADAAAAPgAgMwAA-QYAIDQAAP4GACABAAAAPgAgAQAAADwAIAMNAADADwAgOQAAwg8AIDoAAMEPACAG3wcAAJsNADDgBwAAhwcAEOEHAACbDQAwighAAKMMACGOCQEAvwwAIY8JAAHUDAAhAwAAADwAIAEAAIYHADA4AACHBwAgAwAAADwAIAEAAD0AMAIAAD4AICEFAQC7DAAh3wcAAJkNADDgBwAAjQcAEOEHAACZDQAw4wdAAKwMACHuBwEAuwwAIagIAQC9DAAhrQgEAKsMACGuCAEAuwwAIa8IAQAAAAHhCAEAvQwAIfgIBACrDAAh-QhAALwMACH6CAAA5QwAIPsIAADlDAAg_AgAAOUMACD9CAEAuwwAIf4IQACsDAAh_wggAM8MACGACQEAvQwAIYEJAQC9DAAhggkBAL0MACGDCQAA5QwAIIQJAADlDAAghQkAAOUMACCGCQAA5QwAIIcJAQC9DAAhiAkBAL0MACGJCQIA0AwAIYoJAQC9DAAhiwkCANAMACGMCQIA0AwAIY0JAACaDQAgAQAAAIoHACABAAAAigcAICAFAQC7DAAh3wcAAJkNADDgBwAAjQcAEOEHAACZDQAw4wdAAKwMACHuBwEAuwwAIagIAQC9DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAh4QgBAL0MACH4CAQAqwwAIfkIQAC8DAAh-ggAAOUMACD7CAAA5QwAIPwIAADlDAAg_QgBALsMACH-CEAArAwAIf8IIADPDAAhgAkBAL0MACGBCQEAvQwAIYIJAQC9DAAhgwkAAOUMACCECQAA5QwAIIUJAADlDAAghgkAAOUMACCHCQEAvQwAIYgJAQC9DAAhiQkCANAMACGKCQEAvQwAIYsJAgDQDAAhjAkCANAMACEJqAgAAJ0OACDhCAAAnQ4AIPkIAACdDgAggAkAAJ0OACCBCQAAnQ4AIIIJAACdDgAghwkAAJ0OACCICQAAnQ4AIIoJAACdDgAgAwAAAI0HACABAACOBwAwAgAAigcAIAMAAACNBwAgAQAAjgcAMAIAAIoHACADAAAAjQcAIAEAAI4HADACAACKBwAgHQUBAAAAAeMHQAAAAAHuBwEAAAABqAgBAAAAAa0IBAAAAAGuCAEAAAABrwgBAAAAAeEIAQAAAAH4CAQAAAAB-QhAAAAAAfoIgAAAAAH7CIAAAAAB_AiAAAAAAf0IAQAAAAH-CEAAAAAB_wggAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJgAAAAAGECYAAAAABhQmAAAAAAYYJgAAAAAGHCQEAAAABiAkBAAAAAYkJAgAAAAGKCQEAAAABiwkCAAAAAYwJAgAAAAEBLAAAkgcAIB0FAQAAAAHjB0AAAAAB7gcBAAAAAagIAQAAAAGtCAQAAAABrggBAAAAAa8IAQAAAAHhCAEAAAAB-AgEAAAAAfkIQAAAAAH6CIAAAAAB-wiAAAAAAfwIgAAAAAH9CAEAAAAB_ghAAAAAAf8IIAAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCYAAAAABhAmAAAAAAYUJgAAAAAGGCYAAAAABhwkBAAAAAYgJAQAAAAGJCQIAAAABigkBAAAAAYsJAgAAAAGMCQIAAAABASwAAJQHADABLAAAlAcAMB0FAQChDgAh4wdAAJcOACHuBwEAoQ4AIagIAQCjDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAh4QgBAKMOACH4CAQAlg4AIfkIQACiDgAh-giAAAAAAfsIgAAAAAH8CIAAAAAB_QgBAKEOACH-CEAAlw4AIf8IIADZDgAhgAkBAKMOACGBCQEAow4AIYIJAQCjDgAhgwmAAAAAAYQJgAAAAAGFCYAAAAABhgmAAAAAAYcJAQCjDgAhiAkBAKMOACGJCQIAqQ4AIYoJAQCjDgAhiwkCAKkOACGMCQIAqQ4AIQIAAACKBwAgLAAAlwcAIB0FAQChDgAh4wdAAJcOACHuBwEAoQ4AIagIAQCjDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAh4QgBAKMOACH4CAQAlg4AIfkIQACiDgAh-giAAAAAAfsIgAAAAAH8CIAAAAAB_QgBAKEOACH-CEAAlw4AIf8IIADZDgAhgAkBAKMOACGBCQEAow4AIYIJAQCjDgAhgwmAAAAAAYQJgAAAAAGFCYAAAAABhgmAAAAAAYcJAQCjDgAhiAkBAKMOACGJCQIAqQ4AIYoJAQCjDgAhiwkCAKkOACGMCQIAqQ4AIQIAAACNBwAgLAAAmQcAIAIAAACNBwAgLAAAmQcAIAMAAACKBwAgMwAAkgcAIDQAAJcHACABAAAAigcAIAEAAACNBwAgDg0AALsPACA5AAC-DwAgOgAAvQ8AIFsAALwPACBcAAC_DwAgqAgAAJ0OACDhCAAAnQ4AIPkIAACdDgAggAkAAJ0OACCBCQAAnQ4AIIIJAACdDgAghwkAAJ0OACCICQAAnQ4AIIoJAACdDgAgIAUBALAMACHfBwAAmA0AMOAHAACgBwAQ4QcAAJgNADDjB0AAowwAIe4HAQCwDAAhqAgBALIMACGtCAQAogwAIa4IAQCwDAAhrwgBAL8MACHhCAEAsgwAIfgIBACiDAAh-QhAALEMACH6CAAAwAwAIPsIAADADAAg_AgAAMAMACD9CAEAsAwAIf4IQACjDAAh_wggAMsMACGACQEAsgwAIYEJAQCyDAAhggkBALIMACGDCQAAwAwAIIQJAADADAAghQkAAMAMACCGCQAAwAwAIIcJAQCyDAAhiAkBALIMACGJCQIAwgwAIYoJAQCyDAAhiwkCAMIMACGMCQIAwgwAIQMAAACNBwAgAQAAnwcAMDgAAKAHACADAAAAjQcAIAEAAI4HADACAACKBwAgFAUBALsMACHfBwAAlQ0AMOAHAACmBwAQ4QcAAJUNADDuBwEAuwwAIacIAQC7DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAhtAgBANgMACHuCAEAuwwAIe8IAQC7DAAh8AgBALsMACHxCAIA0AwAIfIIQACsDAAh8whAAKwMACH0CAQAqwwAIfUIAgDQDAAh9ggAAJYNACD3CAAAlw0AIAEAAACjBwAgAQAAAKMHACASBQEAuwwAId8HAACVDQAw4AcAAKYHABDhBwAAlQ0AMO4HAQC7DAAhpwgBALsMACGtCAQAqwwAIa4IAQC7DAAhrwgBANgMACG0CAEA2AwAIe4IAQC7DAAh7wgBALsMACHwCAEAuwwAIfEIAgDQDAAh8ghAAKwMACHzCEAArAwAIfQIBACrDAAh9QgCANAMACEAAwAAAKYHACABAACnBwAwAgAAowcAIAMAAACmBwAgAQAApwcAMAIAAKMHACADAAAApgcAIAEAAKcHADACAACjBwAgDwUBAAAAAe4HAQAAAAGnCAEAAAABrQgEAAAAAa4IAQAAAAGvCAEAAAABtAgBAAAAAe4IAQAAAAHvCAEAAAAB8AgBAAAAAfEIAgAAAAHyCEAAAAAB8whAAAAAAfQIBAAAAAH1CAIAAAABASwAAKsHACAPBQEAAAAB7gcBAAAAAacIAQAAAAGtCAQAAAABrggBAAAAAa8IAQAAAAG0CAEAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgCAAAAAfIIQAAAAAHzCEAAAAAB9AgEAAAAAfUIAgAAAAEBLAAArQcAMAEsAACtBwAwDwUBAKEOACHuBwEAoQ4AIacIAQChDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAhtAgBAKEOACHuCAEAoQ4AIe8IAQChDgAh8AgBAKEOACHxCAIAqQ4AIfIIQACXDgAh8whAAJcOACH0CAQAlg4AIfUIAgCpDgAhAgAAAKMHACAsAACwBwAgDwUBAKEOACHuBwEAoQ4AIacIAQChDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAhtAgBAKEOACHuCAEAoQ4AIe8IAQChDgAh8AgBAKEOACHxCAIAqQ4AIfIIQACXDgAh8whAAJcOACH0CAQAlg4AIfUIAgCpDgAhAgAAAKYHACAsAACyBwAgAgAAAKYHACAsAACyBwAgAwAAAKMHACAzAACrBwAgNAAAsAcAIAEAAACjBwAgAQAAAKYHACAFDQAAtg8AIDkAALkPACA6AAC4DwAgWwAAtw8AIFwAALoPACASBQEAsAwAId8HAACUDQAw4AcAALkHABDhBwAAlA0AMO4HAQCwDAAhpwgBALAMACGtCAQAogwAIa4IAQCwDAAhrwgBAL8MACG0CAEAvwwAIe4IAQCwDAAh7wgBALAMACHwCAEAsAwAIfEIAgDCDAAh8ghAAKMMACHzCEAAowwAIfQIBACiDAAh9QgCAMIMACEDAAAApgcAIAEAALgHADA4AAC5BwAgAwAAAKYHACABAACnBwAwAgAAowcAIArfBwAAkw0AMOAHAAC_BwAQ4QcAAJMNADD0BwEAAAABjAgBANgMACGkCAEA2AwAIbQIAQDYDAAhtghAAKwMACHsCAIA0AwAIe0IQACsDAAhAQAAALwHACABAAAAvAcAIArfBwAAkw0AMOAHAAC_BwAQ4QcAAJMNADD0BwEA2AwAIYwIAQDYDAAhpAgBANgMACG0CAEA2AwAIbYIQACsDAAh7AgCANAMACHtCEAArAwAIQADAAAAvwcAIAEAAMAHADACAAC8BwAgAwAAAL8HACABAADABwAwAgAAvAcAIAMAAAC_BwAgAQAAwAcAMAIAALwHACAH9AcBAAAAAYwIAQAAAAGkCAEAAAABtAgBAAAAAbYIQAAAAAHsCAIAAAAB7QhAAAAAAQEsAADEBwAgB_QHAQAAAAGMCAEAAAABpAgBAAAAAbQIAQAAAAG2CEAAAAAB7AgCAAAAAe0IQAAAAAEBLAAAxgcAMAEsAADGBwAwB_QHAQChDgAhjAgBAKEOACGkCAEAoQ4AIbQIAQChDgAhtghAAJcOACHsCAIAqQ4AIe0IQACXDgAhAgAAALwHACAsAADJBwAgB_QHAQChDgAhjAgBAKEOACGkCAEAoQ4AIbQIAQChDgAhtghAAJcOACHsCAIAqQ4AIe0IQACXDgAhAgAAAL8HACAsAADLBwAgAgAAAL8HACAsAADLBwAgAwAAALwHACAzAADEBwAgNAAAyQcAIAEAAAC8BwAgAQAAAL8HACAFDQAAsQ8AIDkAALQPACA6AACzDwAgWwAAsg8AIFwAALUPACAK3wcAAJINADDgBwAA0gcAEOEHAACSDQAw9AcBAL8MACGMCAEAvwwAIaQIAQC_DAAhtAgBAL8MACG2CEAAowwAIewIAgDCDAAh7QhAAKMMACEDAAAAvwcAIAEAANEHADA4AADSBwAgAwAAAL8HACABAADABwAwAgAAvAcAIAEAAAAcACABAAAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgFgkAALAPACDjB0AAAAABjAgBAAAAAbQIAQAAAAHVCAIAAAAB2wgBAAAAAdwIAQAAAAHdCAIAAAAB3ggEAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAeUIgAAAAAHmCEAAAAAB5whAAAAAAegIQAAAAAHpCAQAAAAB6ggEAAAAAesIAQAAAAEBLAAA2gcAIBXjB0AAAAABjAgBAAAAAbQIAQAAAAHVCAIAAAAB2wgBAAAAAdwIAQAAAAHdCAIAAAAB3ggEAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAeUIgAAAAAHmCEAAAAAB5whAAAAAAegIQAAAAAHpCAQAAAAB6ggEAAAAAesIAQAAAAEBLAAA3AcAMAEsAADcBwAwFgkAAK8PACDjB0AAlw4AIYwIAQChDgAhtAgBAKEOACHVCAIAqQ4AIdsIAQChDgAh3AgBAKEOACHdCAIAqQ4AId4IBACWDgAh3wgBAKEOACHgCAEAoQ4AIeEIAQChDgAh4ggCAKkOACHjCAIAqQ4AIeQIAgCpDgAh5QiAAAAAAeYIQACiDgAh5whAAKIOACHoCEAAog4AIekIBACWDgAh6ggEAJYOACHrCAEAoQ4AIQIAAAAcACAsAADfBwAgFeMHQACXDgAhjAgBAKEOACG0CAEAoQ4AIdUIAgCpDgAh2wgBAKEOACHcCAEAoQ4AId0IAgCpDgAh3ggEAJYOACHfCAEAoQ4AIeAIAQChDgAh4QgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHlCIAAAAAB5ghAAKIOACHnCEAAog4AIegIQACiDgAh6QgEAJYOACHqCAQAlg4AIesIAQChDgAhAgAAABoAICwAAOEHACACAAAAGgAgLAAA4QcAIAMAAAAcACAzAADaBwAgNAAA3wcAIAEAAAAcACABAAAAGgAgCA0AAKoPACA5AACtDwAgOgAArA8AIFsAAKsPACBcAACuDwAg5ggAAJ0OACDnCAAAnQ4AIOgIAACdDgAgGN8HAACRDQAw4AcAAOgHABDhBwAAkQ0AMOMHQACjDAAhjAgBAL8MACG0CAEAvwwAIdUIAgDCDAAh2wgBAL8MACHcCAEAsAwAId0IAgDCDAAh3ggEAKIMACHfCAEAsAwAIeAIAQCwDAAh4QgBALAMACHiCAIAwgwAIeMIAgDCDAAh5AgCAMIMACHlCAAAwAwAIOYIQACxDAAh5whAALEMACHoCEAAsQwAIekIBACiDAAh6ggEAKIMACHrCAEAsAwAIQMAAAAaACABAADnBwAwOAAA6AcAIAMAAAAaACABAAAbADACAAAcACAQ3wcAAI4NADDgBwAA7gcAEOEHAACODQAwiwgBANgMACGMCAEA2AwAIbQIAQAAAAHDCAEAuwwAIcQIAQC7DAAhxwgCAJANACHUCAEAuwwAIdUIAgDQDAAh1ggEAKsMACHXCAQAjw0AIdgIBACPDQAh2QhAALwMACHaCAQAjw0AIQEAAADrBwAgAQAAAOsHACAQ3wcAAI4NADDgBwAA7gcAEOEHAACODQAwiwgBANgMACGMCAEA2AwAIbQIAQDYDAAhwwgBALsMACHECAEAuwwAIccIAgCQDQAh1AgBALsMACHVCAIA0AwAIdYIBACrDAAh1wgEAI8NACHYCAQAjw0AIdkIQAC8DAAh2ggEAI8NACEFxwgAAJ0OACDXCAAAnQ4AINgIAACdDgAg2QgAAJ0OACDaCAAAnQ4AIAMAAADuBwAgAQAA7wcAMAIAAOsHACADAAAA7gcAIAEAAO8HADACAADrBwAgAwAAAO4HACABAADvBwAwAgAA6wcAIA2LCAEAAAABjAgBAAAAAbQIAQAAAAHDCAEAAAABxAgBAAAAAccIAgAAAAHUCAEAAAAB1QgCAAAAAdYIBAAAAAHXCAQAAAAB2AgEAAAAAdkIQAAAAAHaCAQAAAABASwAAPMHACANiwgBAAAAAYwIAQAAAAG0CAEAAAABwwgBAAAAAcQIAQAAAAHHCAIAAAAB1AgBAAAAAdUIAgAAAAHWCAQAAAAB1wgEAAAAAdgIBAAAAAHZCEAAAAAB2ggEAAAAAQEsAAD1BwAwASwAAPUHADANiwgBAKEOACGMCAEAoQ4AIbQIAQChDgAhwwgBAKEOACHECAEAoQ4AIccIAgCpDwAh1AgBAKEOACHVCAIAqQ4AIdYIBACWDgAh1wgEAKgPACHYCAQAqA8AIdkIQACiDgAh2ggEAKgPACECAAAA6wcAICwAAPgHACANiwgBAKEOACGMCAEAoQ4AIbQIAQChDgAhwwgBAKEOACHECAEAoQ4AIccIAgCpDwAh1AgBAKEOACHVCAIAqQ4AIdYIBACWDgAh1wgEAKgPACHYCAQAqA8AIdkIQACiDgAh2ggEAKgPACECAAAA7gcAICwAAPoHACACAAAA7gcAICwAAPoHACADAAAA6wcAIDMAAPMHACA0AAD4BwAgAQAAAOsHACABAAAA7gcAIAoNAACjDwAgOQAApg8AIDoAAKUPACBbAACkDwAgXAAApw8AIMcIAACdDgAg1wgAAJ0OACDYCAAAnQ4AINkIAACdDgAg2ggAAJ0OACAQ3wcAAIcNADDgBwAAgQgAEOEHAACHDQAwiwgBAL8MACGMCAEAvwwAIbQIAQC_DAAhwwgBALAMACHECAEAsAwAIccIAgCJDQAh1AgBALAMACHVCAIAwgwAIdYIBACiDAAh1wgEAIgNACHYCAQAiA0AIdkIQACxDAAh2ggEAIgNACEDAAAA7gcAIAEAAIAIADA4AACBCAAgAwAAAO4HACABAADvBwAwAgAA6wcAIAnfBwAAhQ0AMOAHAACHCAAQ4QcAAIUNADDjB0AArAwAIewHBACrDAAh9AcBAAAAAYsIAQDYDAAh0QgAAOUMACDTCAAAhg0AIAEAAACECAAgAQAAAIQIACAI3wcAAIUNADDgBwAAhwgAEOEHAACFDQAw4wdAAKwMACHsBwQAqwwAIfQHAQDYDAAhiwgBANgMACHRCAAA5QwAIAADAAAAhwgAIAEAAIgIADACAACECAAgAwAAAIcIACABAACICAAwAgAAhAgAIAMAAACHCAAgAQAAiAgAMAIAAIQIACAF4wdAAAAAAewHBAAAAAH0BwEAAAABiwgBAAAAAdEIgAAAAAEBLAAAjAgAIAXjB0AAAAAB7AcEAAAAAfQHAQAAAAGLCAEAAAAB0QiAAAAAAQEsAACOCAAwASwAAI4IADAF4wdAAJcOACHsBwQAlg4AIfQHAQChDgAhiwgBAKEOACHRCIAAAAABAgAAAIQIACAsAACRCAAgBeMHQACXDgAh7AcEAJYOACH0BwEAoQ4AIYsIAQChDgAh0QiAAAAAAQIAAACHCAAgLAAAkwgAIAIAAACHCAAgLAAAkwgAIAMAAACECAAgMwAAjAgAIDQAAJEIACABAAAAhAgAIAEAAACHCAAgBQ0AAJ4PACA5AAChDwAgOgAAoA8AIFsAAJ8PACBcAACiDwAgCN8HAACEDQAw4AcAAJoIABDhBwAAhA0AMOMHQACjDAAh7AcEAKIMACH0BwEAvwwAIYsIAQC_DAAh0QgAAMAMACADAAAAhwgAIAEAAJkIADA4AACaCAAgAwAAAIcIACABAACICAAwAgAAhAgAIAbfBwAAgw0AMOAHAACgCAAQ4QcAAIMNADDjB0AArAwAIfQHAQAAAAHRCAEAuwwAIQEAAACdCAAgAQAAAJ0IACAG3wcAAIMNADDgBwAAoAgAEOEHAACDDQAw4wdAAKwMACH0BwEA2AwAIdEIAQC7DAAhAAMAAACgCAAgAQAAoQgAMAIAAJ0IACADAAAAoAgAIAEAAKEIADACAACdCAAgAwAAAKAIACABAAChCAAwAgAAnQgAIAPjB0AAAAAB9AcBAAAAAdEIAQAAAAEBLAAApQgAIAPjB0AAAAAB9AcBAAAAAdEIAQAAAAEBLAAApwgAMAEsAACnCAAwA-MHQACXDgAh9AcBAKEOACHRCAEAoQ4AIQIAAACdCAAgLAAAqggAIAPjB0AAlw4AIfQHAQChDgAh0QgBAKEOACECAAAAoAgAICwAAKwIACACAAAAoAgAICwAAKwIACADAAAAnQgAIDMAAKUIACA0AACqCAAgAQAAAJ0IACABAAAAoAgAIAMNAACbDwAgOQAAnQ8AIDoAAJwPACAG3wcAAIINADDgBwAAswgAEOEHAACCDQAw4wdAAKMMACH0BwEAvwwAIdEIAQCwDAAhAwAAAKAIACABAACyCAAwOAAAswgAIAMAAACgCAAgAQAAoQgAMAIAAJ0IACAK3wcAAIENADDgBwAAuQgAEOEHAACBDQAw4wdAAKwMACHsBwQAqwwAIfQHAQAAAAGLCAEA2AwAIacIAQC7DAAh0QgAAOUMACDSCEAArAwAIQEAAAC2CAAgAQAAALYIACAK3wcAAIENADDgBwAAuQgAEOEHAACBDQAw4wdAAKwMACHsBwQAqwwAIfQHAQDYDAAhiwgBANgMACGnCAEAuwwAIdEIAADlDAAg0ghAAKwMACEAAwAAALkIACABAAC6CAAwAgAAtggAIAMAAAC5CAAgAQAAuggAMAIAALYIACADAAAAuQgAIAEAALoIADACAAC2CAAgB-MHQAAAAAHsBwQAAAAB9AcBAAAAAYsIAQAAAAGnCAEAAAAB0QiAAAAAAdIIQAAAAAEBLAAAvggAIAfjB0AAAAAB7AcEAAAAAfQHAQAAAAGLCAEAAAABpwgBAAAAAdEIgAAAAAHSCEAAAAABASwAAMAIADABLAAAwAgAMAfjB0AAlw4AIewHBACWDgAh9AcBAKEOACGLCAEAoQ4AIacIAQChDgAh0QiAAAAAAdIIQACXDgAhAgAAALYIACAsAADDCAAgB-MHQACXDgAh7AcEAJYOACH0BwEAoQ4AIYsIAQChDgAhpwgBAKEOACHRCIAAAAAB0ghAAJcOACECAAAAuQgAICwAAMUIACACAAAAuQgAICwAAMUIACADAAAAtggAIDMAAL4IACA0AADDCAAgAQAAALYIACABAAAAuQgAIAUNAACWDwAgOQAAmQ8AIDoAAJgPACBbAACXDwAgXAAAmg8AIArfBwAAgA0AMOAHAADMCAAQ4QcAAIANADDjB0AAowwAIewHBACiDAAh9AcBAL8MACGLCAEAvwwAIacIAQCwDAAh0QgAAMAMACDSCEAAowwAIQMAAAC5CAAgAQAAywgAMDgAAMwIACADAAAAuQgAIAEAALoIADACAAC2CAAgDt8HAAD-DAAw4AcAANIIABDhBwAA_gwAMOMHQACsDAAh9AcBAAAAAYsIAQDYDAAhjAgBANgMACGnCAEAuwwAIcMIAQC7DAAhxAgBALsMACHNCAQAqwwAIc4IBACrDAAhzwgBALsMACHQCAAA_wwAIAEAAADPCAAgAQAAAM8IACAN3wcAAP4MADDgBwAA0ggAEOEHAAD-DAAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhjAgBANgMACGnCAEAuwwAIcMIAQC7DAAhxAgBALsMACHNCAQAqwwAIc4IBACrDAAhzwgBALsMACEAAwAAANIIACABAADTCAAwAgAAzwgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACADAAAA0ggAIAEAANMIADACAADPCAAgCuMHQAAAAAH0BwEAAAABiwgBAAAAAYwIAQAAAAGnCAEAAAABwwgBAAAAAcQIAQAAAAHNCAQAAAABzggEAAAAAc8IAQAAAAEBLAAA1wgAIArjB0AAAAAB9AcBAAAAAYsIAQAAAAGMCAEAAAABpwgBAAAAAcMIAQAAAAHECAEAAAABzQgEAAAAAc4IBAAAAAHPCAEAAAABASwAANkIADABLAAA2QgAMArjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGMCAEAoQ4AIacIAQChDgAhwwgBAKEOACHECAEAoQ4AIc0IBACWDgAhzggEAJYOACHPCAEAoQ4AIQIAAADPCAAgLAAA3AgAIArjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGMCAEAoQ4AIacIAQChDgAhwwgBAKEOACHECAEAoQ4AIc0IBACWDgAhzggEAJYOACHPCAEAoQ4AIQIAAADSCAAgLAAA3ggAIAIAAADSCAAgLAAA3ggAIAMAAADPCAAgMwAA1wgAIDQAANwIACABAAAAzwgAIAEAAADSCAAgBQ0AAJEPACA5AACUDwAgOgAAkw8AIFsAAJIPACBcAACVDwAgDd8HAAD9DAAw4AcAAOUIABDhBwAA_QwAMOMHQACjDAAh9AcBAL8MACGLCAEAvwwAIYwIAQC_DAAhpwgBALAMACHDCAEAsAwAIcQIAQCwDAAhzQgEAKIMACHOCAQAogwAIc8IAQCwDAAhAwAAANIIACABAADkCAAwOAAA5QgAIAMAAADSCAAgAQAA0wgAMAIAAM8IACAP3wcAAPsMADDgBwAA6wgAEOEHAAD7DAAwiwgBANgMACGMCAEA2AwAIcMIAQC7DAAhxAgBALsMACHFCAQAqwwAIcYIBACrDAAhxwgEAKsMACHICAQAqwwAIckIBACrDAAhyggEAKsMACHLCAQAqwwAIcwIAAD8DAAgAQAAAOgIACABAAAA6AgAIA7fBwAA-wwAMOAHAADrCAAQ4QcAAPsMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhAAMAAADrCAAgAQAA7AgAMAIAAOgIACADAAAA6wgAIAEAAOwIADACAADoCAAgAwAAAOsIACABAADsCAAwAgAA6AgAIAuLCAEAAAABjAgBAAAAAcMIAQAAAAHECAEAAAABxQgEAAAAAcYIBAAAAAHHCAQAAAAByAgEAAAAAckIBAAAAAHKCAQAAAABywgEAAAAAQEsAADwCAAgC4sIAQAAAAGMCAEAAAABwwgBAAAAAcQIAQAAAAHFCAQAAAABxggEAAAAAccIBAAAAAHICAQAAAAByQgEAAAAAcoIBAAAAAHLCAQAAAABASwAAPIIADABLAAA8ggAMAuLCAEAoQ4AIYwIAQChDgAhwwgBAKEOACHECAEAoQ4AIcUIBACWDgAhxggEAJYOACHHCAQAlg4AIcgIBACWDgAhyQgEAJYOACHKCAQAlg4AIcsIBACWDgAhAgAAAOgIACAsAAD1CAAgC4sIAQChDgAhjAgBAKEOACHDCAEAoQ4AIcQIAQChDgAhxQgEAJYOACHGCAQAlg4AIccIBACWDgAhyAgEAJYOACHJCAQAlg4AIcoIBACWDgAhywgEAJYOACECAAAA6wgAICwAAPcIACACAAAA6wgAICwAAPcIACADAAAA6AgAIDMAAPAIACA0AAD1CAAgAQAAAOgIACABAAAA6wgAIAUNAACMDwAgOQAAjw8AIDoAAI4PACBbAACNDwAgXAAAkA8AIA7fBwAA-gwAMOAHAAD-CAAQ4QcAAPoMADCLCAEAvwwAIYwIAQC_DAAhwwgBALAMACHECAEAsAwAIcUIBACiDAAhxggEAKIMACHHCAQAogwAIcgIBACiDAAhyQgEAKIMACHKCAQAogwAIcsIBACiDAAhAwAAAOsIACABAAD9CAAwOAAA_ggAIAMAAADrCAAgAQAA7AgAMAIAAOgIACAP3wcAAPgMADDgBwAAhAkAEOEHAAD4DAAwiwgBANgMACGMCAEA2AwAIcMIAQC7DAAhxAgBALsMACHFCAQAqwwAIcYIBACrDAAhxwgEAKsMACHICAQAqwwAIckIBACrDAAhyggEAKsMACHLCAQAqwwAIcwIAAD5DAAgAQAAAIEJACABAAAAgQkAIA7fBwAA-AwAMOAHAACECQAQ4QcAAPgMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhAAMAAACECQAgAQAAhQkAMAIAAIEJACADAAAAhAkAIAEAAIUJADACAACBCQAgAwAAAIQJACABAACFCQAwAgAAgQkAIAuLCAEAAAABjAgBAAAAAcMIAQAAAAHECAEAAAABxQgEAAAAAcYIBAAAAAHHCAQAAAAByAgEAAAAAckIBAAAAAHKCAQAAAABywgEAAAAAQEsAACJCQAgC4sIAQAAAAGMCAEAAAABwwgBAAAAAcQIAQAAAAHFCAQAAAABxggEAAAAAccIBAAAAAHICAQAAAAByQgEAAAAAcoIBAAAAAHLCAQAAAABASwAAIsJADABLAAAiwkAMAuLCAEAoQ4AIYwIAQChDgAhwwgBAKEOACHECAEAoQ4AIcUIBACWDgAhxggEAJYOACHHCAQAlg4AIcgIBACWDgAhyQgEAJYOACHKCAQAlg4AIcsIBACWDgAhAgAAAIEJACAsAACOCQAgC4sIAQChDgAhjAgBAKEOACHDCAEAoQ4AIcQIAQChDgAhxQgEAJYOACHGCAQAlg4AIccIBACWDgAhyAgEAJYOACHJCAQAlg4AIcoIBACWDgAhywgEAJYOACECAAAAhAkAICwAAJAJACACAAAAhAkAICwAAJAJACADAAAAgQkAIDMAAIkJACA0AACOCQAgAQAAAIEJACABAAAAhAkAIAUNAACHDwAgOQAAig8AIDoAAIkPACBbAACIDwAgXAAAiw8AIA7fBwAA9wwAMOAHAACXCQAQ4QcAAPcMADCLCAEAvwwAIYwIAQC_DAAhwwgBALAMACHECAEAsAwAIcUIBACiDAAhxggEAKIMACHHCAQAogwAIcgIBACiDAAhyQgEAKIMACHKCAQAogwAIcsIBACiDAAhAwAAAIQJACABAACWCQAwOAAAlwkAIAMAAACECQAgAQAAhQkAMAIAAIEJACAH3wcAAPYMADDgBwAAnQkAEOEHAAD2DAAwvwgBAAAAAcAIQACsDAAhwQgCANAMACHCCAIA0AwAIQEAAACaCQAgAQAAAJoJACAH3wcAAPYMADDgBwAAnQkAEOEHAAD2DAAwvwgBALsMACHACEAArAwAIcEIAgDQDAAhwggCANAMACEAAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgBL8IAQAAAAHACEAAAAABwQgCAAAAAcIIAgAAAAEBLAAAogkAIAS_CAEAAAABwAhAAAAAAcEIAgAAAAHCCAIAAAABASwAAKQJADABLAAApAkAMAS_CAEAoQ4AIcAIQACXDgAhwQgCAKkOACHCCAIAqQ4AIQIAAACaCQAgLAAApwkAIAS_CAEAoQ4AIcAIQACXDgAhwQgCAKkOACHCCAIAqQ4AIQIAAACdCQAgLAAAqQkAIAIAAACdCQAgLAAAqQkAIAMAAACaCQAgMwAAogkAIDQAAKcJACABAAAAmgkAIAEAAACdCQAgBQ0AAIIPACA5AACFDwAgOgAAhA8AIFsAAIMPACBcAACGDwAgB98HAAD1DAAw4AcAALAJABDhBwAA9QwAML8IAQCwDAAhwAhAAKMMACHBCAIAwgwAIcIIAgDCDAAhAwAAAJ0JACABAACvCQAwOAAAsAkAIAMAAACdCQAgAQAAngkAMAIAAJoJACAI3wcAAPMMADDgBwAAtgkAEOEHAADzDAAw-gcBALsMACGLCAEA5AwAIa4IAQC7DAAhvQhAAKwMACG-CAAA9AwAIAEAAACzCQAgAQAAALMJACAH3wcAAPMMADDgBwAAtgkAEOEHAADzDAAw-gcBALsMACGLCAEA5AwAIa4IAQC7DAAhvQhAAKwMACEBiwgAAJ0OACADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACAE-gcBAAAAAYsIAQAAAAGuCAEAAAABvQhAAAAAAQEsAAC7CQAgBPoHAQAAAAGLCAEAAAABrggBAAAAAb0IQAAAAAEBLAAAvQkAMAEsAAC9CQAwBPoHAQChDgAhiwgBAKMOACGuCAEAoQ4AIb0IQACXDgAhAgAAALMJACAsAADACQAgBPoHAQChDgAhiwgBAKMOACGuCAEAoQ4AIb0IQACXDgAhAgAAALYJACAsAADCCQAgAgAAALYJACAsAADCCQAgAwAAALMJACAzAAC7CQAgNAAAwAkAIAEAAACzCQAgAQAAALYJACAEDQAA_w4AIDkAAIEPACA6AACADwAgiwgAAJ0OACAH3wcAAPIMADDgBwAAyQkAEOEHAADyDAAw-gcBALAMACGLCAEAwQwAIa4IAQCwDAAhvQhAAKMMACEDAAAAtgkAIAEAAMgJADA4AADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAjfBwAA8QwAMOAHAADPCQAQ4QcAAPEMADD0ByAAAAABuQgEAKsMACG6CEAArAwAIbsIBACrDAAhvAhAALwMACEBAAAAzAkAIAEAAADMCQAgCN8HAADxDAAw4AcAAM8JABDhBwAA8QwAMPQHIADPDAAhuQgEAKsMACG6CEAArAwAIbsIBACrDAAhvAhAALwMACEBvAgAAJ0OACADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAF9AcgAAAAAbkIBAAAAAG6CEAAAAABuwgEAAAAAbwIQAAAAAEBLAAA1AkAIAX0ByAAAAABuQgEAAAAAboIQAAAAAG7CAQAAAABvAhAAAAAAQEsAADWCQAwASwAANYJADAF9AcgANkOACG5CAQAlg4AIboIQACXDgAhuwgEAJYOACG8CEAAog4AIQIAAADMCQAgLAAA2QkAIAX0ByAA2Q4AIbkIBACWDgAhughAAJcOACG7CAQAlg4AIbwIQACiDgAhAgAAAM8JACAsAADbCQAgAgAAAM8JACAsAADbCQAgAwAAAMwJACAzAADUCQAgNAAA2QkAIAEAAADMCQAgAQAAAM8JACAGDQAA-g4AIDkAAP0OACA6AAD8DgAgWwAA-w4AIFwAAP4OACC8CAAAnQ4AIAjfBwAA8AwAMOAHAADiCQAQ4QcAAPAMADD0ByAAywwAIbkIBACiDAAhughAAKMMACG7CAQAogwAIbwIQACxDAAhAwAAAM8JACABAADhCQAwOAAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAL3wcAAO8MADDgBwAA6AkAEOEHAADvDAAw4wdAAKwMACH0BwQAAAAB_gcCANAMACG0CAEA2AwAIbUIAQC7DAAhtghAAKwMACG3CAEAvQwAIbgIAQC9DAAhAQAAAOUJACABAAAA5QkAIAvfBwAA7wwAMOAHAADoCQAQ4QcAAO8MADDjB0AArAwAIfQHBACrDAAh_gcCANAMACG0CAEA2AwAIbUIAQC7DAAhtghAAKwMACG3CAEAvQwAIbgIAQC9DAAhArcIAACdDgAguAgAAJ0OACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAI4wdAAAAAAfQHBAAAAAH-BwIAAAABtAgBAAAAAbUIAQAAAAG2CEAAAAABtwgBAAAAAbgIAQAAAAEBLAAA7QkAIAjjB0AAAAAB9AcEAAAAAf4HAgAAAAG0CAEAAAABtQgBAAAAAbYIQAAAAAG3CAEAAAABuAgBAAAAAQEsAADvCQAwASwAAO8JADAI4wdAAJcOACH0BwQAlg4AIf4HAgCpDgAhtAgBAKEOACG1CAEAoQ4AIbYIQACXDgAhtwgBAKMOACG4CAEAow4AIQIAAADlCQAgLAAA8gkAIAjjB0AAlw4AIfQHBACWDgAh_gcCAKkOACG0CAEAoQ4AIbUIAQChDgAhtghAAJcOACG3CAEAow4AIbgIAQCjDgAhAgAAAOgJACAsAAD0CQAgAgAAAOgJACAsAAD0CQAgAwAAAOUJACAzAADtCQAgNAAA8gkAIAEAAADlCQAgAQAAAOgJACAHDQAA9Q4AIDkAAPgOACA6AAD3DgAgWwAA9g4AIFwAAPkOACC3CAAAnQ4AILgIAACdDgAgC98HAADuDAAw4AcAAPsJABDhBwAA7gwAMOMHQACjDAAh9AcEAKIMACH-BwIAwgwAIbQIAQC_DAAhtQgBALAMACG2CEAAowwAIbcIAQCyDAAhuAgBALIMACEDAAAA6AkAIAEAAPoJADA4AAD7CQAgAwAAAOgJACABAADpCQAwAgAA5QkAIA0FAQC7DAAh3wcAAOsMADDgBwAAgQoAEOEHAADrDAAw4wdAAKwMACHuBwEAuwwAIa0IBACrDAAhrggBALsMACGvCAEA2AwAIbAIAQC7DAAhsQgAAOwMACCyCAAA7AwAILMIAADtDAAgAQAAAP4JACABAAAA_gkAIAwFAQC7DAAh3wcAAOsMADDgBwAAgQoAEOEHAADrDAAw4wdAAKwMACHuBwEAuwwAIa0IBACrDAAhrggBALsMACGvCAEA2AwAIbAIAQC7DAAhsQgAAOwMACCyCAAA7AwAIAKxCAAAnQ4AILIIAACdDgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgCQUBAAAAAeMHQAAAAAHuBwEAAAABrQgEAAAAAa4IAQAAAAGvCAEAAAABsAgBAAAAAbEIgAAAAAGyCIAAAAABASwAAIYKACAJBQEAAAAB4wdAAAAAAe4HAQAAAAGtCAQAAAABrggBAAAAAa8IAQAAAAGwCAEAAAABsQiAAAAAAbIIgAAAAAEBLAAAiAoAMAEsAACICgAwCQUBAKEOACHjB0AAlw4AIe4HAQChDgAhrQgEAJYOACGuCAEAoQ4AIa8IAQChDgAhsAgBAKEOACGxCIAAAAABsgiAAAAAAQIAAAD-CQAgLAAAiwoAIAkFAQChDgAh4wdAAJcOACHuBwEAoQ4AIa0IBACWDgAhrggBAKEOACGvCAEAoQ4AIbAIAQChDgAhsQiAAAAAAbIIgAAAAAECAAAAgQoAICwAAI0KACACAAAAgQoAICwAAI0KACADAAAA_gkAIDMAAIYKACA0AACLCgAgAQAAAP4JACABAAAAgQoAIAcNAADwDgAgOQAA8w4AIDoAAPIOACBbAADxDgAgXAAA9A4AILEIAACdDgAgsggAAJ0OACAMBQEAsAwAId8HAADoDAAw4AcAAJQKABDhBwAA6AwAMOMHQACjDAAh7gcBALAMACGtCAQAogwAIa4IAQCwDAAhrwgBAL8MACGwCAEAsAwAIbEIAADpDAAgsggAAOkMACADAAAAgQoAIAEAAJMKADA4AACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIBXfBwAA4wwAMOAHAACaCgAQ4QcAAOMMADDjB0AArAwAIfQHAQDYDAAh9QcEAAAAAYsIAQDkDAAhjAgBAOQMACGXCAEAuwwAIaEIAQC7DAAhoggBALsMACGjCAEAvQwAIaQIAQDkDAAhpQgBALsMACGmCAEAuwwAIacIAQC9DAAhqAgBAL0MACGpCAEAvQwAIaoIAQC9DAAhqwgAAOUMACCsCAAB5gwAIQEAAACXCgAgAQAAAJcKACAV3wcAAOMMADDgBwAAmgoAEOEHAADjDAAw4wdAAKwMACH0BwEA2AwAIfUHBACrDAAhiwgBAOQMACGMCAEA5AwAIZcIAQC7DAAhoQgBALsMACGiCAEAuwwAIaMIAQC9DAAhpAgBAOQMACGlCAEAuwwAIaYIAQC7DAAhpwgBAL0MACGoCAEAvQwAIakIAQC9DAAhqggBAL0MACGrCAAA5QwAIKwIAAHmDAAhCYsIAACdDgAgjAgAAJ0OACCjCAAAnQ4AIKQIAACdDgAgpwgAAJ0OACCoCAAAnQ4AIKkIAACdDgAgqggAAJ0OACCsCAAAnQ4AIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIBLjB0AAAAAB9AcBAAAAAfUHBAAAAAGLCAEAAAABjAgBAAAAAZcIAQAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwiAAAAAAawIAAEAAAEBLAAAnwoAIBLjB0AAAAAB9AcBAAAAAfUHBAAAAAGLCAEAAAABjAgBAAAAAZcIAQAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwiAAAAAAawIAAEAAAEBLAAAoQoAMAEsAAChCgAwEuMHQACXDgAh9AcBAKEOACH1BwQAlg4AIYsIAQCjDgAhjAgBAKMOACGXCAEAoQ4AIaEIAQChDgAhoggBAKEOACGjCAEAow4AIaQIAQCjDgAhpQgBAKEOACGmCAEAoQ4AIacIAQCjDgAhqAgBAKMOACGpCAEAow4AIaoIAQCjDgAhqwiAAAAAAawIAAHvDgAhAgAAAJcKACAsAACkCgAgEuMHQACXDgAh9AcBAKEOACH1BwQAlg4AIYsIAQCjDgAhjAgBAKMOACGXCAEAoQ4AIaEIAQChDgAhoggBAKEOACGjCAEAow4AIaQIAQCjDgAhpQgBAKEOACGmCAEAoQ4AIacIAQCjDgAhqAgBAKMOACGpCAEAow4AIaoIAQCjDgAhqwiAAAAAAawIAAHvDgAhAgAAAJoKACAsAACmCgAgAgAAAJoKACAsAACmCgAgAwAAAJcKACAzAACfCgAgNAAApAoAIAEAAACXCgAgAQAAAJoKACAODQAA6g4AIDkAAO0OACA6AADsDgAgWwAA6w4AIFwAAO4OACCLCAAAnQ4AIIwIAACdDgAgowgAAJ0OACCkCAAAnQ4AIKcIAACdDgAgqAgAAJ0OACCpCAAAnQ4AIKoIAACdDgAgrAgAAJ0OACAV3wcAAN8MADDgBwAArQoAEOEHAADfDAAw4wdAAKMMACH0BwEAvwwAIfUHBACiDAAhiwgBAMEMACGMCAEAwQwAIZcIAQCwDAAhoQgBALAMACGiCAEAsAwAIaMIAQCyDAAhpAgBAMEMACGlCAEAsAwAIaYIAQCwDAAhpwgBALIMACGoCAEAsgwAIakIAQCyDAAhqggBALIMACGrCAAAwAwAIKwIAAHgDAAhAwAAAJoKACABAACsCgAwOAAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAJ3wcAAN0MADDgBwAAswoAEOEHAADdDAAw9QcEAAAAAZgIBACrDAAhmwgBANgMACGcCAAB2QwAIZ8IBAAAAAGgCAAA3gwAIAEAAACwCgAgAQAAALAKACAI3wcAAN0MADDgBwAAswoAEOEHAADdDAAw9QcEAKsMACGYCAQAqwwAIZsIAQDYDAAhnAgAAdkMACGfCAQAqwwAIQADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAF9QcEAAAAAZgIBAAAAAGbCAEAAAABnAgAAQAAAZ8IBAAAAAEBLAAAuAoAIAX1BwQAAAABmAgEAAAAAZsIAQAAAAGcCAABAAABnwgEAAAAAQEsAAC6CgAwASwAALoKADAF9QcEAJYOACGYCAQAlg4AIZsIAQChDgAhnAgAAeQOACGfCAQAlg4AIQIAAACwCgAgLAAAvQoAIAX1BwQAlg4AIZgIBACWDgAhmwgBAKEOACGcCAAB5A4AIZ8IBACWDgAhAgAAALMKACAsAAC_CgAgAgAAALMKACAsAAC_CgAgAwAAALAKACAzAAC4CgAgNAAAvQoAIAEAAACwCgAgAQAAALMKACAFDQAA5Q4AIDkAAOgOACA6AADnDgAgWwAA5g4AIFwAAOkOACAI3wcAANwMADDgBwAAxgoAEOEHAADcDAAw9QcEAKIMACGYCAQAogwAIZsIAQC_DAAhnAgAAdQMACGfCAQAogwAIQMAAACzCgAgAQAAxQoAMDgAAMYKACADAAAAswoAIAEAALQKADACAACwCgAgC98HAADXDAAw4AcAAMwKABDhBwAA1wwAMOMHQACsDAAhmAgEAKsMACGbCAEA2AwAIZwIAAHZDAAhnQgBALsMACGeCAAB2QwAIZ8IBAAAAAGgCAAA2wwAIAEAAADJCgAgAQAAAMkKACAK3wcAANcMADDgBwAAzAoAEOEHAADXDAAw4wdAAKwMACGYCAQAqwwAIZsIAQDYDAAhnAgAAdkMACGdCAEAuwwAIZ4IAAHZDAAhnwgEAKsMACEAAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACADAAAAzAoAIAEAAM0KADACAADJCgAgB-MHQAAAAAGYCAQAAAABmwgBAAAAAZwIAAEAAAGdCAEAAAABnggAAQAAAZ8IBAAAAAEBLAAA0QoAIAfjB0AAAAABmAgEAAAAAZsIAQAAAAGcCAABAAABnQgBAAAAAZ4IAAEAAAGfCAQAAAABASwAANMKADABLAAA0woAMAfjB0AAlw4AIZgIBACWDgAhmwgBAKEOACGcCAAB5A4AIZ0IAQChDgAhnggAAeQOACGfCAQAlg4AIQIAAADJCgAgLAAA1goAIAfjB0AAlw4AIZgIBACWDgAhmwgBAKEOACGcCAAB5A4AIZ0IAQChDgAhnggAAeQOACGfCAQAlg4AIQIAAADMCgAgLAAA2AoAIAIAAADMCgAgLAAA2AoAIAMAAADJCgAgMwAA0QoAIDQAANYKACABAAAAyQoAIAEAAADMCgAgBQ0AAN8OACA5AADiDgAgOgAA4Q4AIFsAAOAOACBcAADjDgAgCt8HAADTDAAw4AcAAN8KABDhBwAA0wwAMOMHQACjDAAhmAgEAKIMACGbCAEAvwwAIZwIAAHUDAAhnQgBALAMACGeCAAB1AwAIZ8IBACiDAAhAwAAAMwKACABAADeCgAwOAAA3woAIAMAAADMCgAgAQAAzQoAMAIAAMkKACAF3wcAANIMADDgBwAA5QoAEOEHAADSDAAw9AcgAAAAAZoIBACrDAAhAQAAAOIKACABAAAA4goAIAXfBwAA0gwAMOAHAADlCgAQ4QcAANIMADD0ByAAzwwAIZoIBACrDAAhAAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgAwAAAOUKACABAADmCgAwAgAA4goAIAL0ByAAAAABmggEAAAAAQEsAADqCgAgAvQHIAAAAAGaCAQAAAABASwAAOwKADABLAAA7AoAMAL0ByAA2Q4AIZoIBACWDgAhAgAAAOIKACAsAADvCgAgAvQHIADZDgAhmggEAJYOACECAAAA5QoAICwAAPEKACACAAAA5QoAICwAAPEKACADAAAA4goAIDMAAOoKACA0AADvCgAgAQAAAOIKACABAAAA5QoAIAUNAADaDgAgOQAA3Q4AIDoAANwOACBbAADbDgAgXAAA3g4AIAXfBwAA0QwAMOAHAAD4CgAQ4QcAANEMADD0ByAAywwAIZoIBACiDAAhAwAAAOUKACABAAD3CgAwOAAA-AoAIAMAAADlCgAgAQAA5goAMAIAAOIKACAL3wcAAM4MADDgBwAA_goAEOEHAADODAAw8AcBAL0MACH0ByAAAAAB_gcCANAMACGBCEAArAwAIZAIQAC8DAAhlwgBALsMACGYCAQAqwwAIZkIQAC8DAAhAQAAAPsKACABAAAA-woAIAvfBwAAzgwAMOAHAAD-CgAQ4QcAAM4MADDwBwEAvQwAIfQHIADPDAAh_gcCANAMACGBCEAArAwAIZAIQAC8DAAhlwgBALsMACGYCAQAqwwAIZkIQAC8DAAhA_AHAACdDgAgkAgAAJ0OACCZCAAAnQ4AIAMAAAD-CgAgAQAA_woAMAIAAPsKACADAAAA_goAIAEAAP8KADACAAD7CgAgAwAAAP4KACABAAD_CgAwAgAA-woAIAjwBwEAAAAB9AcgAAAAAf4HAgAAAAGBCEAAAAABkAhAAAAAAZcIAQAAAAGYCAQAAAABmQhAAAAAAQEsAACDCwAgCPAHAQAAAAH0ByAAAAAB_gcCAAAAAYEIQAAAAAGQCEAAAAABlwgBAAAAAZgIBAAAAAGZCEAAAAABASwAAIULADABLAAAhQsAMAjwBwEAow4AIfQHIADZDgAh_gcCAKkOACGBCEAAlw4AIZAIQACiDgAhlwgBAKEOACGYCAQAlg4AIZkIQACiDgAhAgAAAPsKACAsAACICwAgCPAHAQCjDgAh9AcgANkOACH-BwIAqQ4AIYEIQACXDgAhkAhAAKIOACGXCAEAoQ4AIZgIBACWDgAhmQhAAKIOACECAAAA_goAICwAAIoLACACAAAA_goAICwAAIoLACADAAAA-woAIDMAAIMLACA0AACICwAgAQAAAPsKACABAAAA_goAIAgNAADUDgAgOQAA1w4AIDoAANYOACBbAADVDgAgXAAA2A4AIPAHAACdDgAgkAgAAJ0OACCZCAAAnQ4AIAvfBwAAygwAMOAHAACRCwAQ4QcAAMoMADDwBwEAsgwAIfQHIADLDAAh_gcCAMIMACGBCEAAowwAIZAIQACxDAAhlwgBALAMACGYCAQAogwAIZkIQACxDAAhAwAAAP4KACABAACQCwAwOAAAkQsAIAMAAAD-CgAgAQAA_woAMAIAAPsKACABAAAAgQEAIAEAAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgAwAAAH8AIAEAAIABADACAACBAQAgEAMAANEOACAjAADSDgAgJAAA0w4AIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCAAA0A4AII8IAQAAAAGQCEAAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABASwAAJkLACAN4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAEBLAAAmwsAMAEsAACbCwAwEAMAALUOACAjAAC2DgAgJAAAtw4AIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIY0IAQChDgAhjggAALQOACCPCAEAow4AIZAIQACiDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhAgAAAIEBACAsAACeCwAgDeMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIY0IAQChDgAhjggAALQOACCPCAEAow4AIZAIQACiDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhAgAAAH8AICwAAKALACACAAAAfwAgLAAAoAsAIAMAAACBAQAgMwAAmQsAIDQAAJ4LACABAAAAgQEAIAEAAAB_ACAGDQAAsQ4AIDkAALMOACA6AACyDgAgjAgAAJ0OACCPCAAAnQ4AIJAIAACdDgAgEN8HAADIDAAw4AcAAKcLABDhBwAAyAwAMOMHQACjDAAh7gcBALAMACH0BwEAvwwAIf0HAQCwDAAhiwgBAL8MACGMCAEAwQwAIY0IAQCwDAAhjggAAMkMACCPCAEAsgwAIZAIQACxDAAhkQgBALAMACGSCAEAsAwAIZMIQACjDAAhAwAAAH8AIAEAAKYLADA4AACnCwAgAwAAAH8AIAEAAIABADACAACBAQAgAQAAAIUBACABAAAAhQEAIAMAAACDAQAgAQAAhAEAMAIAAIUBACADAAAAgwEAIAEAAIQBADACAACFAQAgAwAAAIMBACABAACEAQAwAgAAhQEAIAYiAACwDgAg4wdAAAAAAfQHAQAAAAH2BwEAAAABiQgBAAAAAYoIQAAAAAEBLAAArwsAIAXjB0AAAAAB9AcBAAAAAfYHAQAAAAGJCAEAAAABighAAAAAAQEsAACxCwAwASwAALELADAGIgAArw4AIOMHQACXDgAh9AcBAKEOACH2BwEAoQ4AIYkIAQChDgAhighAAKIOACECAAAAhQEAICwAALQLACAF4wdAAJcOACH0BwEAoQ4AIfYHAQChDgAhiQgBAKEOACGKCEAAog4AIQIAAACDAQAgLAAAtgsAIAIAAACDAQAgLAAAtgsAIAMAAACFAQAgMwAArwsAIDQAALQLACABAAAAhQEAIAEAAACDAQAgBA0AAKwOACA5AACuDgAgOgAArQ4AIIoIAACdDgAgCN8HAADHDAAw4AcAAL0LABDhBwAAxwwAMOMHQACjDAAh9AcBAL8MACH2BwEAvwwAIYkIAQCwDAAhighAALEMACEDAAAAgwEAIAEAALwLADA4AAC9CwAgAwAAAIMBACABAACEAQAwAgAAhQEAIAEAAACJAQAgAQAAAIkBACADAAAAhwEAIAEAAIgBADACAACJAQAgAwAAAIcBACABAACIAQAwAgAAiQEAIAMAAACHAQAgAQAAiAEAMAIAAIkBACATIgAAqw4AICyAAAAAAeMHQAAAAAHwBwEAAAAB9AcBAAAAAfUHBAAAAAH2BwEAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHQAAAAAH8BwEAAAAB_QcBAAAAAf4HAgAAAAH_B0AAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABASwAAMULACASLIAAAAAB4wdAAAAAAfAHAQAAAAH0BwEAAAAB9QcEAAAAAfYHAQAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wdAAAAAAfwHAQAAAAH9BwEAAAAB_gcCAAAAAf8HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEBLAAAxwsAMAEsAADHCwAwEyIAAKoOACAsgAAAAAHjB0AAlw4AIfAHAQCjDgAh9AcBAKEOACH1BwQAlg4AIfYHAQChDgAh9wcBAKEOACH4BwEAoQ4AIfkHAQChDgAh-gcBAKEOACH7B0AAlw4AIfwHAQCjDgAh_QcBAKEOACH-BwIAqQ4AIf8HQACiDgAhgAhAAKIOACGBCEAAlw4AIYIIQACiDgAhAgAAAIkBACAsAADKCwAgEiyAAAAAAeMHQACXDgAh8AcBAKMOACH0BwEAoQ4AIfUHBACWDgAh9gcBAKEOACH3BwEAoQ4AIfgHAQChDgAh-QcBAKEOACH6BwEAoQ4AIfsHQACXDgAh_AcBAKMOACH9BwEAoQ4AIf4HAgCpDgAh_wdAAKIOACGACEAAog4AIYEIQACXDgAhgghAAKIOACECAAAAhwEAICwAAMwLACACAAAAhwEAICwAAMwLACADAAAAiQEAIDMAAMULACA0AADKCwAgAQAAAIkBACABAAAAhwEAIAoNAACkDgAgOQAApw4AIDoAAKYOACBbAAClDgAgXAAAqA4AIPAHAACdDgAg_AcAAJ0OACD_BwAAnQ4AIIAIAACdDgAggggAAJ0OACAVLAAAwAwAIN8HAAC-DAAw4AcAANMLABDhBwAAvgwAMOMHQACjDAAh8AcBALIMACH0BwEAvwwAIfUHBACiDAAh9gcBAL8MACH3BwEAvwwAIfgHAQCwDAAh-QcBALAMACH6BwEAsAwAIfsHQACjDAAh_AcBAMEMACH9BwEAsAwAIf4HAgDCDAAh_wdAALEMACGACEAAsQwAIYEIQACjDAAhgghAALEMACEDAAAAhwEAIAEAANILADA4AADTCwAgAwAAAIcBACABAACIAQAwAgAAiQEAIAffBwAAugwAMOAHAADZCwAQ4QcAALoMADDjB0AArAwAIe4HAQAAAAHvB0AAvAwAIfAHAQC9DAAhAQAAANYLACABAAAA1gsAIAffBwAAugwAMOAHAADZCwAQ4QcAALoMADDjB0AArAwAIe4HAQC7DAAh7wdAALwMACHwBwEAvQwAIQLvBwAAnQ4AIPAHAACdDgAgAwAAANkLACABAADaCwAwAgAA1gsAIAMAAADZCwAgAQAA2gsAMAIAANYLACADAAAA2QsAIAEAANoLADACAADWCwAgBOMHQAAAAAHuBwEAAAAB7wdAAAAAAfAHAQAAAAEBLAAA3gsAIATjB0AAAAAB7gcBAAAAAe8HQAAAAAHwBwEAAAABASwAAOALADABLAAA4AsAMATjB0AAlw4AIe4HAQChDgAh7wdAAKIOACHwBwEAow4AIQIAAADWCwAgLAAA4wsAIATjB0AAlw4AIe4HAQChDgAh7wdAAKIOACHwBwEAow4AIQIAAADZCwAgLAAA5QsAIAIAAADZCwAgLAAA5QsAIAMAAADWCwAgMwAA3gsAIDQAAOMLACABAAAA1gsAIAEAAADZCwAgBQ0AAJ4OACA5AACgDgAgOgAAnw4AIO8HAACdDgAg8AcAAJ0OACAH3wcAAK8MADDgBwAA7AsAEOEHAACvDAAw4wdAAKMMACHuBwEAsAwAIe8HQACxDAAh8AcBALIMACEDAAAA2QsAIAEAAOsLADA4AADsCwAgAwAAANkLACABAADaCwAwAgAA1gsAIAXfBwAArgwAMOAHAADyCwAQ4QcAAK4MADDsBwQAAAAB7QdAAKwMACEBAAAA7wsAIAEAAADvCwAgBd8HAACuDAAw4AcAAPILABDhBwAArgwAMOwHBACrDAAh7QdAAKwMACEAAwAAAPILACABAADzCwAwAgAA7wsAIAMAAADyCwAgAQAA8wsAMAIAAO8LACADAAAA8gsAIAEAAPMLADACAADvCwAgAuwHBAAAAAHtB0AAAAABASwAAPcLACAC7AcEAAAAAe0HQAAAAAEBLAAA-QsAMAEsAAD5CwAwAuwHBACWDgAh7QdAAJcOACECAAAA7wsAICwAAPwLACAC7AcEAJYOACHtB0AAlw4AIQIAAADyCwAgLAAA_gsAIAIAAADyCwAgLAAA_gsAIAMAAADvCwAgMwAA9wsAIDQAAPwLACABAAAA7wsAIAEAAADyCwAgBQ0AAJgOACA5AACbDgAgOgAAmg4AIFsAAJkOACBcAACcDgAgBd8HAACtDAAw4AcAAIUMABDhBwAArQwAMOwHBACiDAAh7QdAAKMMACEDAAAA8gsAIAEAAIQMADA4AACFDAAgAwAAAPILACABAADzCwAwAgAA7wsAIAXfBwAAqgwAMOAHAACLDAAQ4QcAAKoMADDiBwQAAAAB4wdAAKwMACEBAAAAiAwAIAEAAACIDAAgBd8HAACqDAAw4AcAAIsMABDhBwAAqgwAMOIHBACrDAAh4wdAAKwMACEAAwAAAIsMACABAACMDAAwAgAAiAwAIAMAAACLDAAgAQAAjAwAMAIAAIgMACADAAAAiwwAIAEAAIwMADACAACIDAAgAuIHBAAAAAHjB0AAAAABASwAAJAMACAC4gcEAAAAAeMHQAAAAAEBLAAAkgwAMAEsAACSDAAwAuIHBACWDgAh4wdAAJcOACECAAAAiAwAICwAAJUMACAC4gcEAJYOACHjB0AAlw4AIQIAAACLDAAgLAAAlwwAIAIAAACLDAAgLAAAlwwAIAMAAACIDAAgMwAAkAwAIDQAAJUMACABAAAAiAwAIAEAAACLDAAgBQ0AAJEOACA5AACUDgAgOgAAkw4AIFsAAJIOACBcAACVDgAgBd8HAAChDAAw4AcAAJ4MABDhBwAAoQwAMOIHBACiDAAh4wdAAKMMACEDAAAAiwwAIAEAAJ0MADA4AACeDAAgAwAAAIsMACABAACMDAAwAgAAiAwAIAXfBwAAoQwAMOAHAACeDAAQ4QcAAKEMADDiBwQAogwAIeMHQACjDAAhDQ0AAKUMACA5AACpDAAgOgAAqQwAIFsAAKgMACBcAACpDAAg5AcEAAAAAeUHBAAAAATmBwQAAAAE5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACnDAAhCw0AAKUMACA5AACmDAAgOgAApgwAIOQHQAAAAAHlB0AAAAAE5gdAAAAABOcHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AApAwAIQsNAAClDAAgOQAApgwAIDoAAKYMACDkB0AAAAAB5QdAAAAABOYHQAAAAATnB0AAAAAB6AdAAAAAAekHQAAAAAHqB0AAAAAB6wdAAKQMACEI5AcCAAAAAeUHAgAAAATmBwIAAAAE5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgClDAAhCOQHQAAAAAHlB0AAAAAE5gdAAAAABOcHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AApgwAIQ0NAAClDAAgOQAAqQwAIDoAAKkMACBbAACoDAAgXAAAqQwAIOQHBAAAAAHlBwQAAAAE5gcEAAAABOcHBAAAAAHoBwQAAAAB6QcEAAAAAeoHBAAAAAHrBwQApwwAIQjkBwgAAAAB5QcIAAAABOYHCAAAAATnBwgAAAAB6AcIAAAAAekHCAAAAAHqBwgAAAAB6wcIAKgMACEI5AcEAAAAAeUHBAAAAATmBwQAAAAE5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACpDAAhBd8HAACqDAAw4AcAAIsMABDhBwAAqgwAMOIHBACrDAAh4wdAAKwMACEI5AcEAAAAAeUHBAAAAATmBwQAAAAE5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACpDAAhCOQHQAAAAAHlB0AAAAAE5gdAAAAABOcHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AApgwAIQXfBwAArQwAMOAHAACFDAAQ4QcAAK0MADDsBwQAogwAIe0HQACjDAAhBd8HAACuDAAw4AcAAPILABDhBwAArgwAMOwHBACrDAAh7QdAAKwMACEH3wcAAK8MADDgBwAA7AsAEOEHAACvDAAw4wdAAKMMACHuBwEAsAwAIe8HQACxDAAh8AcBALIMACEODQAApQwAIDkAALkMACA6AAC5DAAg5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQC4DAAh8QcBAAAAAfIHAQAAAAHzBwEAAAABCw0AALQMACA5AAC3DAAgOgAAtwwAIOQHQAAAAAHlB0AAAAAF5gdAAAAABecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AAtgwAIQ4NAAC0DAAgOQAAtQwAIDoAALUMACDkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALMMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAEODQAAtAwAIDkAALUMACA6AAC1DAAg5AcBAAAAAeUHAQAAAAXmBwEAAAAF5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQCzDAAh8QcBAAAAAfIHAQAAAAHzBwEAAAABCOQHAgAAAAHlBwIAAAAF5gcCAAAABecHAgAAAAHoBwIAAAAB6QcCAAAAAeoHAgAAAAHrBwIAtAwAIQvkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALUMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAELDQAAtAwAIDkAALcMACA6AAC3DAAg5AdAAAAAAeUHQAAAAAXmB0AAAAAF5wdAAAAAAegHQAAAAAHpB0AAAAAB6gdAAAAAAesHQAC2DAAhCOQHQAAAAAHlB0AAAAAF5gdAAAAABecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHQAAAAAHrB0AAtwwAIQ4NAAClDAAgOQAAuQwAIDoAALkMACDkBwEAAAAB5QcBAAAABOYHAQAAAATnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBALgMACHxBwEAAAAB8gcBAAAAAfMHAQAAAAEL5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQC5DAAh8QcBAAAAAfIHAQAAAAHzBwEAAAABB98HAAC6DAAw4AcAANkLABDhBwAAugwAMOMHQACsDAAh7gcBALsMACHvB0AAvAwAIfAHAQC9DAAhC-QHAQAAAAHlBwEAAAAE5gcBAAAABOcHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAuQwAIfEHAQAAAAHyBwEAAAAB8wcBAAAAAQjkB0AAAAAB5QdAAAAABeYHQAAAAAXnB0AAAAAB6AdAAAAAAekHQAAAAAHqB0AAAAAB6wdAALcMACEL5AcBAAAAAeUHAQAAAAXmBwEAAAAF5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQC1DAAh8QcBAAAAAfIHAQAAAAHzBwEAAAABFSwAAMAMACDfBwAAvgwAMOAHAADTCwAQ4QcAAL4MADDjB0AAowwAIfAHAQCyDAAh9AcBAL8MACH1BwQAogwAIfYHAQC_DAAh9wcBAL8MACH4BwEAsAwAIfkHAQCwDAAh-gcBALAMACH7B0AAowwAIfwHAQDBDAAh_QcBALAMACH-BwIAwgwAIf8HQACxDAAhgAhAALEMACGBCEAAowwAIYIIQACxDAAhCw0AAKUMACA5AAC5DAAgOgAAuQwAIOQHAQAAAAHlBwEAAAAE5gcBAAAABOcHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAxgwAIQ8NAAClDAAgOQAAxQwAIDoAAMUMACDkB4AAAAAB5weAAAAAAegHgAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAGDCAEAAAABhAgBAAAAAYUIAQAAAAGGCIAAAAABhwiAAAAAAYgIgAAAAAELDQAAtAwAIDkAALUMACA6AAC1DAAg5AcBAAAAAeUHAQAAAAXmBwEAAAAF5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDEDAAhDQ0AAKUMACA5AAClDAAgOgAApQwAIFsAAKgMACBcAAClDAAg5AcCAAAAAeUHAgAAAATmBwIAAAAE5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgDDDAAhDQ0AAKUMACA5AAClDAAgOgAApQwAIFsAAKgMACBcAAClDAAg5AcCAAAAAeUHAgAAAATmBwIAAAAE5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgDDDAAhCw0AALQMACA5AAC1DAAgOgAAtQwAIOQHAQAAAAHlBwEAAAAF5gcBAAAABecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAxAwAIQzkB4AAAAAB5weAAAAAAegHgAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAGDCAEAAAABhAgBAAAAAYUIAQAAAAGGCIAAAAABhwiAAAAAAYgIgAAAAAELDQAApQwAIDkAALkMACA6AAC5DAAg5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDGDAAhCN8HAADHDAAw4AcAAL0LABDhBwAAxwwAMOMHQACjDAAh9AcBAL8MACH2BwEAvwwAIYkIAQCwDAAhighAALEMACEQ3wcAAMgMADDgBwAApwsAEOEHAADIDAAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAh_QcBALAMACGLCAEAvwwAIYwIAQDBDAAhjQgBALAMACGOCAAAyQwAII8IAQCyDAAhkAhAALEMACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACEE5AcBAAAABZQIAQAAAAGVCAEAAAAElggBAAAABAvfBwAAygwAMOAHAACRCwAQ4QcAAMoMADDwBwEAsgwAIfQHIADLDAAh_gcCAMIMACGBCEAAowwAIZAIQACxDAAhlwgBALAMACGYCAQAogwAIZkIQACxDAAhBQ0AAKUMACA5AADNDAAgOgAAzQwAIOQHIAAAAAHrByAAzAwAIQUNAAClDAAgOQAAzQwAIDoAAM0MACDkByAAAAAB6wcgAMwMACEC5AcgAAAAAesHIADNDAAhC98HAADODAAw4AcAAP4KABDhBwAAzgwAMPAHAQC9DAAh9AcgAM8MACH-BwIA0AwAIYEIQACsDAAhkAhAALwMACGXCAEAuwwAIZgIBACrDAAhmQhAALwMACEC5AcgAAAAAesHIADNDAAhCOQHAgAAAAHlBwIAAAAE5gcCAAAABOcHAgAAAAHoBwIAAAAB6QcCAAAAAeoHAgAAAAHrBwIApQwAIQXfBwAA0QwAMOAHAAD4CgAQ4QcAANEMADD0ByAAywwAIZoIBACiDAAhBd8HAADSDAAw4AcAAOUKABDhBwAA0gwAMPQHIADPDAAhmggEAKsMACEK3wcAANMMADDgBwAA3woAEOEHAADTDAAw4wdAAKMMACGYCAQAogwAIZsIAQC_DAAhnAgAAdQMACGdCAEAsAwAIZ4IAAHUDAAhnwgEAKIMACEHDQAApQwAIDkAANYMACA6AADWDAAg5AcAAQAAAeUHAAEAAATmBwABAAAE6wcAAdUMACEHDQAApQwAIDkAANYMACA6AADWDAAg5AcAAQAAAeUHAAEAAATmBwABAAAE6wcAAdUMACEE5AcAAQAAAeUHAAEAAATmBwABAAAE6wcAAdYMACEK3wcAANcMADDgBwAAzAoAEOEHAADXDAAw4wdAAKwMACGYCAQAqwwAIZsIAQDYDAAhnAgAAdkMACGdCAEAuwwAIZ4IAAHZDAAhnwgEAKsMACEI5AcBAAAAAeUHAQAAAATmBwEAAAAE5wcBAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQDaDAAhBOQHAAEAAAHlBwABAAAE5gcAAQAABOsHAAHWDAAhCOQHAQAAAAHlBwEAAAAE5gcBAAAABOcHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEA2gwAIQKYCAQAAAABmwgBAAAAAQjfBwAA3AwAMOAHAADGCgAQ4QcAANwMADD1BwQAogwAIZgIBACiDAAhmwgBAL8MACGcCAAB1AwAIZ8IBACiDAAhCN8HAADdDAAw4AcAALMKABDhBwAA3QwAMPUHBACrDAAhmAgEAKsMACGbCAEA2AwAIZwIAAHZDAAhnwgEAKsMACECmAgEAAAAAZsIAQAAAAEV3wcAAN8MADDgBwAArQoAEOEHAADfDAAw4wdAAKMMACH0BwEAvwwAIfUHBACiDAAhiwgBAMEMACGMCAEAwQwAIZcIAQCwDAAhoQgBALAMACGiCAEAsAwAIaMIAQCyDAAhpAgBAMEMACGlCAEAsAwAIaYIAQCwDAAhpwgBALIMACGoCAEAsgwAIakIAQCyDAAhqggBALIMACGrCAAAwAwAIKwIAAHgDAAhBw0AALQMACA5AADiDAAgOgAA4gwAIOQHAAEAAAHlBwABAAAF5gcAAQAABesHAAHhDAAhBw0AALQMACA5AADiDAAgOgAA4gwAIOQHAAEAAAHlBwABAAAF5gcAAQAABesHAAHhDAAhBOQHAAEAAAHlBwABAAAF5gcAAQAABesHAAHiDAAhFd8HAADjDAAw4AcAAJoKABDhBwAA4wwAMOMHQACsDAAh9AcBANgMACH1BwQAqwwAIYsIAQDkDAAhjAgBAOQMACGXCAEAuwwAIaEIAQC7DAAhoggBALsMACGjCAEAvQwAIaQIAQDkDAAhpQgBALsMACGmCAEAuwwAIacIAQC9DAAhqAgBAL0MACGpCAEAvQwAIaoIAQC9DAAhqwgAAOUMACCsCAAB5gwAIQjkBwEAAAAB5QcBAAAABeYHAQAAAAXnBwEAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAOcMACEM5AeAAAAAAecHgAAAAAHoB4AAAAAB6QeAAAAAAeoHgAAAAAHrB4AAAAABgwgBAAAAAYQIAQAAAAGFCAEAAAABhgiAAAAAAYcIgAAAAAGICIAAAAABBOQHAAEAAAHlBwABAAAF5gcAAQAABesHAAHiDAAhCOQHAQAAAAHlBwEAAAAF5gcBAAAABecHAQAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEA5wwAIQwFAQCwDAAh3wcAAOgMADDgBwAAlAoAEOEHAADoDAAw4wdAAKMMACHuBwEAsAwAIa0IBACiDAAhrggBALAMACGvCAEAvwwAIbAIAQCwDAAhsQgAAOkMACCyCAAA6QwAIA8NAAC0DAAgOQAA6gwAIDoAAOoMACDkB4AAAAAB5weAAAAAAegHgAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAGDCAEAAAABhAgBAAAAAYUIAQAAAAGGCIAAAAABhwiAAAAAAYgIgAAAAAEM5AeAAAAAAecHgAAAAAHoB4AAAAAB6QeAAAAAAeoHgAAAAAHrB4AAAAABgwgBAAAAAYQIAQAAAAGFCAEAAAABhgiAAAAAAYcIgAAAAAGICIAAAAABDAUBALsMACHfBwAA6wwAMOAHAACBCgAQ4QcAAOsMADDjB0AArAwAIe4HAQC7DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAhsAgBALsMACGxCAAA7AwAILIIAADsDAAgDOQHgAAAAAHnB4AAAAAB6AeAAAAAAekHgAAAAAHqB4AAAAAB6weAAAAAAYMIAQAAAAGECAEAAAABhQgBAAAAAYYIgAAAAAGHCIAAAAABiAiAAAAAAQIFAQAAAAGtCAQAAAABC98HAADuDAAw4AcAAPsJABDhBwAA7gwAMOMHQACjDAAh9AcEAKIMACH-BwIAwgwAIbQIAQC_DAAhtQgBALAMACG2CEAAowwAIbcIAQCyDAAhuAgBALIMACEL3wcAAO8MADDgBwAA6AkAEOEHAADvDAAw4wdAAKwMACH0BwQAqwwAIf4HAgDQDAAhtAgBANgMACG1CAEAuwwAIbYIQACsDAAhtwgBAL0MACG4CAEAvQwAIQjfBwAA8AwAMOAHAADiCQAQ4QcAAPAMADD0ByAAywwAIbkIBACiDAAhughAAKMMACG7CAQAogwAIbwIQACxDAAhCN8HAADxDAAw4AcAAM8JABDhBwAA8QwAMPQHIADPDAAhuQgEAKsMACG6CEAArAwAIbsIBACrDAAhvAhAALwMACEH3wcAAPIMADDgBwAAyQkAEOEHAADyDAAw-gcBALAMACGLCAEAwQwAIa4IAQCwDAAhvQhAAKMMACEH3wcAAPMMADDgBwAAtgkAEOEHAADzDAAw-gcBALsMACGLCAEA5AwAIa4IAQC7DAAhvQhAAKwMACEC-gcBAAAAAa4IAQAAAAEH3wcAAPUMADDgBwAAsAkAEOEHAAD1DAAwvwgBALAMACHACEAAowwAIcEIAgDCDAAhwggCAMIMACEH3wcAAPYMADDgBwAAnQkAEOEHAAD2DAAwvwgBALsMACHACEAArAwAIcEIAgDQDAAhwggCANAMACEO3wcAAPcMADDgBwAAlwkAEOEHAAD3DAAwiwgBAL8MACGMCAEAvwwAIcMIAQCwDAAhxAgBALAMACHFCAQAogwAIcYIBACiDAAhxwgEAKIMACHICAQAogwAIckIBACiDAAhyggEAKIMACHLCAQAogwAIQ7fBwAA-AwAMOAHAACECQAQ4QcAAPgMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhBIwIAQAAAAHDCAEAAAABxAgBAAAAAcUIBAAAAAEO3wcAAPoMADDgBwAA_ggAEOEHAAD6DAAwiwgBAL8MACGMCAEAvwwAIcMIAQCwDAAhxAgBALAMACHFCAQAogwAIcYIBACiDAAhxwgEAKIMACHICAQAogwAIckIBACiDAAhyggEAKIMACHLCAQAogwAIQ7fBwAA-wwAMOAHAADrCAAQ4QcAAPsMADCLCAEA2AwAIYwIAQDYDAAhwwgBALsMACHECAEAuwwAIcUIBACrDAAhxggEAKsMACHHCAQAqwwAIcgIBACrDAAhyQgEAKsMACHKCAQAqwwAIcsIBACrDAAhBIwIAQAAAAHDCAEAAAABxAgBAAAAAcUIBAAAAAEN3wcAAP0MADDgBwAA5QgAEOEHAAD9DAAw4wdAAKMMACH0BwEAvwwAIYsIAQC_DAAhjAgBAL8MACGnCAEAsAwAIcMIAQCwDAAhxAgBALAMACHNCAQAogwAIc4IBACiDAAhzwgBALAMACEN3wcAAP4MADDgBwAA0ggAEOEHAAD-DAAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhjAgBANgMACGnCAEAuwwAIcMIAQC7DAAhxAgBALsMACHNCAQAqwwAIc4IBACrDAAhzwgBALsMACECiwgBAAAAAc8IAQAAAAEK3wcAAIANADDgBwAAzAgAEOEHAACADQAw4wdAAKMMACHsBwQAogwAIfQHAQC_DAAhiwgBAL8MACGnCAEAsAwAIdEIAADADAAg0ghAAKMMACEK3wcAAIENADDgBwAAuQgAEOEHAACBDQAw4wdAAKwMACHsBwQAqwwAIfQHAQDYDAAhiwgBANgMACGnCAEAuwwAIdEIAADlDAAg0ghAAKwMACEG3wcAAIINADDgBwAAswgAEOEHAACCDQAw4wdAAKMMACH0BwEAvwwAIdEIAQCwDAAhBt8HAACDDQAw4AcAAKAIABDhBwAAgw0AMOMHQACsDAAh9AcBANgMACHRCAEAuwwAIQjfBwAAhA0AMOAHAACaCAAQ4QcAAIQNADDjB0AAowwAIewHBACiDAAh9AcBAL8MACGLCAEAvwwAIdEIAADADAAgCN8HAACFDQAw4AcAAIcIABDhBwAAhQ0AMOMHQACsDAAh7AcEAKsMACH0BwEA2AwAIYsIAQDYDAAh0QgAAOUMACAC7AcEAAAAAYsIAQAAAAEQ3wcAAIcNADDgBwAAgQgAEOEHAACHDQAwiwgBAL8MACGMCAEAvwwAIbQIAQC_DAAhwwgBALAMACHECAEAsAwAIccIAgCJDQAh1AgBALAMACHVCAIAwgwAIdYIBACiDAAh1wgEAIgNACHYCAQAiA0AIdkIQACxDAAh2ggEAIgNACENDQAAtAwAIDkAAI0NACA6AACNDQAgWwAAiw0AIFwAAI0NACDkBwQAAAAB5QcEAAAABeYHBAAAAAXnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAIwNACENDQAAtAwAIDkAALQMACA6AAC0DAAgWwAAiw0AIFwAALQMACDkBwIAAAAB5QcCAAAABeYHAgAAAAXnBwIAAAAB6AcCAAAAAekHAgAAAAHqBwIAAAAB6wcCAIoNACENDQAAtAwAIDkAALQMACA6AAC0DAAgWwAAiw0AIFwAALQMACDkBwIAAAAB5QcCAAAABeYHAgAAAAXnBwIAAAAB6AcCAAAAAekHAgAAAAHqBwIAAAAB6wcCAIoNACEI5AcIAAAAAeUHCAAAAAXmBwgAAAAF5wcIAAAAAegHCAAAAAHpBwgAAAAB6gcIAAAAAesHCACLDQAhDQ0AALQMACA5AACNDQAgOgAAjQ0AIFsAAIsNACBcAACNDQAg5AcEAAAAAeUHBAAAAAXmBwQAAAAF5wcEAAAAAegHBAAAAAHpBwQAAAAB6gcEAAAAAesHBACMDQAhCOQHBAAAAAHlBwQAAAAF5gcEAAAABecHBAAAAAHoBwQAAAAB6QcEAAAAAeoHBAAAAAHrBwQAjQ0AIRDfBwAAjg0AMOAHAADuBwAQ4QcAAI4NADCLCAEA2AwAIYwIAQDYDAAhtAgBANgMACHDCAEAuwwAIcQIAQC7DAAhxwgCAJANACHUCAEAuwwAIdUIAgDQDAAh1ggEAKsMACHXCAQAjw0AIdgIBACPDQAh2QhAALwMACHaCAQAjw0AIQjkBwQAAAAB5QcEAAAABeYHBAAAAAXnBwQAAAAB6AcEAAAAAekHBAAAAAHqBwQAAAAB6wcEAI0NACEI5AcCAAAAAeUHAgAAAAXmBwIAAAAF5wcCAAAAAegHAgAAAAHpBwIAAAAB6gcCAAAAAesHAgC0DAAhGN8HAACRDQAw4AcAAOgHABDhBwAAkQ0AMOMHQACjDAAhjAgBAL8MACG0CAEAvwwAIdUIAgDCDAAh2wgBAL8MACHcCAEAsAwAId0IAgDCDAAh3ggEAKIMACHfCAEAsAwAIeAIAQCwDAAh4QgBALAMACHiCAIAwgwAIeMIAgDCDAAh5AgCAMIMACHlCAAAwAwAIOYIQACxDAAh5whAALEMACHoCEAAsQwAIekIBACiDAAh6ggEAKIMACHrCAEAsAwAIQrfBwAAkg0AMOAHAADSBwAQ4QcAAJINADD0BwEAvwwAIYwIAQC_DAAhpAgBAL8MACG0CAEAvwwAIbYIQACjDAAh7AgCAMIMACHtCEAAowwAIQrfBwAAkw0AMOAHAAC_BwAQ4QcAAJMNADD0BwEA2AwAIYwIAQDYDAAhpAgBANgMACG0CAEA2AwAIbYIQACsDAAh7AgCANAMACHtCEAArAwAIRIFAQCwDAAh3wcAAJQNADDgBwAAuQcAEOEHAACUDQAw7gcBALAMACGnCAEAsAwAIa0IBACiDAAhrggBALAMACGvCAEAvwwAIbQIAQC_DAAh7ggBALAMACHvCAEAsAwAIfAIAQCwDAAh8QgCAMIMACHyCEAAowwAIfMIQACjDAAh9AgEAKIMACH1CAIAwgwAIRIFAQC7DAAh3wcAAJUNADDgBwAApgcAEOEHAACVDQAw7gcBALsMACGnCAEAuwwAIa0IBACrDAAhrggBALsMACGvCAEA2AwAIbQIAQDYDAAh7ggBALsMACHvCAEAuwwAIfAIAQC7DAAh8QgCANAMACHyCEAArAwAIfMIQACsDAAh9AgEAKsMACH1CAIA0AwAIQIFAQAAAAHuBwEAAAABArQIAQAAAAHuCAEAAAABIAUBALAMACHfBwAAmA0AMOAHAACgBwAQ4QcAAJgNADDjB0AAowwAIe4HAQCwDAAhqAgBALIMACGtCAQAogwAIa4IAQCwDAAhrwgBAL8MACHhCAEAsgwAIfgIBACiDAAh-QhAALEMACH6CAAAwAwAIPsIAADADAAg_AgAAMAMACD9CAEAsAwAIf4IQACjDAAh_wggAMsMACGACQEAsgwAIYEJAQCyDAAhggkBALIMACGDCQAAwAwAIIQJAADADAAghQkAAMAMACCGCQAAwAwAIIcJAQCyDAAhiAkBALIMACGJCQIAwgwAIYoJAQCyDAAhiwkCAMIMACGMCQIAwgwAISAFAQC7DAAh3wcAAJkNADDgBwAAjQcAEOEHAACZDQAw4wdAAKwMACHuBwEAuwwAIagIAQC9DAAhrQgEAKsMACGuCAEAuwwAIa8IAQDYDAAh4QgBAL0MACH4CAQAqwwAIfkIQAC8DAAh-ggAAOUMACD7CAAA5QwAIPwIAADlDAAg_QgBALsMACH-CEAArAwAIf8IIADPDAAhgAkBAL0MACGBCQEAvQwAIYIJAQC9DAAhgwkAAOUMACCECQAA5QwAIIUJAADlDAAghgkAAOUMACCHCQEAvQwAIYgJAQC9DAAhiQkCANAMACGKCQEAvQwAIYsJAgDQDAAhjAkCANAMACEDBQEAAAAB7gcBAAAAAa4IAQAAAAEG3wcAAJsNADDgBwAAhwcAEOEHAACbDQAwighAAKMMACGOCQEAvwwAIY8JAAHUDAAhF98HAACcDQAw4AcAAPEGABDhBwAAnA0AMOMHQACjDAAh9AcBAL8MACH9BwEAsAwAIYsIAQC_DAAhjAgBAL8MACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACGOCQEAvwwAIZAJAQCwDAAhkQkBALAMACGSCQEAsAwAIZMJAADADAAglAkAAMkMACCVCQIAwgwAIZYJIADLDAAhlwkBALAMACGYCQAAyQwAIJkJIADLDAAhmgkCAMIMACEJ3wcAAJ0NADDgBwAA2wYAEOEHAACdDQAw7wdAALEMACH_B0AAowwAIY4JAQC_DAAhmwkAAMkMACCcCQAAyQwAIJ0JAQCyDAAhChIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGOCQEA2AwAIZsJAADJDAAgnAkAAMkMACCdCQEAvQwAIRoDAACoDQAgEQAA3A0AIBMAAN0NACAUAADeDQAg3wcAANsNADDgBwAAbgAQ4QcAANsNADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZAJAQC7DAAhmgkCANAMACGeCQEAuwwAIZ8JAQC7DAAhoAkBAL0MACGhCQAA7AwAIKIJAQC9DAAhowkAAMkMACCkCQIA0AwAIaUJAgDQDAAhmgoAAG4AIJsKAABuACAU3wcAAKANADDgBwAAwwYAEOEHAACgDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhiwgBAL8MACGRCAEAsAwAIZIIAQCwDAAhkwhAAKMMACGQCQEAsAwAIZoJAgDCDAAhngkBALAMACGfCQEAsAwAIaAJAQCyDAAhoQkAAOkMACCiCQEAsgwAIaMJAADJDAAgpAkCAMIMACGlCQIAwgwAIRIEAQCyDAAh3wcAAKENADDgBwAArQYAEOEHAAChDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhighAAKMMACGLCAEAwQwAIYwIAQDBDAAhqQgBALAMACGmCQAB1AwAIacJAAHUDAAhqAkBALIMACGpCQEAsgwAIaoJAQDBDAAhqwkCAMIMACGsCUAAsQwAIQ7fBwAAog0AMOAHAACTBgAQ4QcAAKINADDjB0AAowwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIYwIAQC_DAAhqgkBAL8MACGtCQAB1AwAIa4JAAHUDAAhrwkBALIMACGwCUAAsQwAIbEJQACxDAAhC98HAACjDQAw4AcAAP0FABDhBwAAow0AMIoIQACjDAAhiwgBAL8MACGMCAEAvwwAIaoJAQC_DAAhsgkAAdQMACGzCQEAsAwAIbQJAQCwDAAhtQlAALEMACET3wcAAKQNADDgBwAA5wUAEOEHAACkDQAw4wdAAKMMACH0BwEAvwwAIYoIQACjDAAhiwgBAL8MACGRCAEAsAwAIZIIAQCwDAAhngkBALIMACGxCUAAsQwAIbUJQACxDAAhtgkBAL8MACG3CQAB1AwAIbgJAQCwDAAhuQkBALIMACG6CQEAsgwAIbsJAQCyDAAhvAkAAMkMACAO3wcAAKUNADDgBwAA0QUAEOEHAAClDQAw4wdAAKMMACH0BwEAvwwAIf0HAQCwDAAhiwgBAL8MACGeCQEAsgwAIboJAQCyDAAhuwkBALIMACG8CQAAyQwAIL0JAgDCDAAhvgkBALIMACG_CUAAsQwAIQL0BwEAAAABiwgBAAAAARADAACoDQAgIQAAqQ0AIN8HAACnDQAw4AcAAHQAEOEHAACnDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGeCQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIL0JAgDQDAAhvgkBAL0MACG_CUAAvAwAIRsPAADkDQAgEAAA5Q0AIBgAAOgNACAZAADqDQAgGgAA6w0AIBsAAOwNACAdAADnDQAgHgAA4w0AIB8AAOYNACAgAADpDQAgIQAAqQ0AICUAAO0NACAmAADuDQAg3wcAAOINADDgBwAAWgAQ4QcAAOINADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGQCQEAuwwAIdUJAQC7DAAhkQoBAL0MACGSCkAArAwAIZMKQAC8DAAhlAoBAL0MACGaCgAAWgAgmwoAAFoAIAPBCQAAdgAgwgkAAHYAIMMJAAB2ACAI3wcAAKoNADDgBwAAuQUAEOEHAACqDQAw4wdAAKMMACH0BwEAvwwAIYkIAQCwDAAhxAkBALAMACHFCQEAsgwAIQjfBwAAqw0AMOAHAACmBQAQ4QcAAKsNADDjB0AArAwAIfQHAQDYDAAhiQgBALsMACHECQEAuwwAIcUJAQC9DAAhB98HAACsDQAw4AcAAKAFABDhBwAArA0AMOMHQACjDAAh9AcBAL8MACGdCAEAsAwAIcYJAQCwDAAhB98HAACtDQAw4AcAAI0FABDhBwAArQ0AMOMHQACsDAAh9AcBANgMACGdCAEAuwwAIcYJAQC7DAAhCd8HAACuDQAw4AcAAIcFABDhBwAArg0AMOMHQACjDAAh9AcBAL8MACGJCAEAsAwAIccJAQCwDAAhyAkAAdQMACHJCQAB1AwAIQnfBwAArw0AMOAHAAD0BAAQ4QcAAK8NADDjB0AArAwAIfQHAQDYDAAhiQgBALsMACHHCQEAuwwAIcgJAAHZDAAhyQkAAdkMACECxwkBAAAAAcgJAAEAAAEG3wcAALENADDgBwAA7gQAEOEHAACxDQAwywkBALAMACHMCQIAwgwAIc0JBACIDQAhBt8HAACyDQAw4AcAANsEABDhBwAAsg0AMMsJAQC7DAAhzAkCANAMACHNCQQAjw0AIQvfBwAAsw0AMOAHAADVBAAQ4QcAALMNADDjB0AAowwAIfQHAQC_DAAh_gcCAMIMACGBCEAAowwAIYkIAQCyDAAhiwgBAL8MACHOCQEAwQwAIc8JAADpDAAgDd8HAAC0DQAw4AcAAL0EABDhBwAAtA0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhkQgBALAMACGSCAEAsAwAIaoJAQC_DAAhsQlAALEMACG3CQAB1AwAIdAJQACxDAAhCt8HAAC1DQAw4AcAAKcEABDhBwAAtQ0AMOMHQACjDAAh7gcBALAMACH0BwEAvwwAIYsIAQC_DAAhqgkBAL8MACHECQEAsAwAIdEJAQCwDAAhDt8HAAC2DQAw4AcAAJEEABDhBwAAtg0AMOMHQACjDAAh9AcBAL8MACH6BwEAsgwAIf0HAQCwDAAhiwgBAL8MACGMCAEAwQwAIZAJAQCwDAAhngkBALIMACHSCQEAsAwAIdMJAQCwDAAh1AlAALEMACEN3wcAALcNADDgBwAA-QMAEOEHAAC3DQAw4wdAAKMMACH0BwEAvwwAIYoIQACjDAAhiwgBAMEMACGQCQEAsAwAIbIJAAHUDAAh1QkBALAMACHWCQEAsAwAIdcJQACxDAAh2AkAAOkMACAN3wcAALgNADDgBwAA5gMAEOEHAAC4DQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBAOQMACGQCQEAuwwAIbIJAAHZDAAh1QkBALsMACHWCQEAuwwAIdcJQAC8DAAh2AkAAOwMACAF3wcAALkNADDgBwAA4AMAEOEHAAC5DQAwighAAKMMACHZCQAB1AwAIQXfBwAAug0AMOAHAADNAwAQ4QcAALoNADCKCEAArAwAIdkJAAHZDAAhF98HAAC7DQAw4AcAAMcDABDhBwAAuw0AMOMHQACjDAAh9AcBAL8MACGKCEAAowwAIYsIAQC_DAAhjAgBAL8MACGhCAEAsAwAIaIIAQC_DAAhjgkBAMEMACGUCQAAyQwAIK8JAQCyDAAhsQlAALEMACG3CQAB1AwAIdoJAADJDAAg2wlAALEMACHcCQIAiQ0AId0JAgCJDQAh3gkBALIMACHfCQEAsgwAIeAJAQDBDAAh4QkBAMEMACEW3wcAALwNADDgBwAAsQMAEOEHAAC8DQAw4wdAAKMMACHuBwEAsAwAIfQHAQC_DAAhighAAKMMACGLCAEAvwwAIYwIAQC_DAAhkQgBALAMACGSCAEAsAwAIZQJAADJDAAglwkBALAMACGYCQAAyQwAIJkJIADLDAAhrgkAAdQMACGxCUAAsQwAIdMJAQCyDAAh2wlAALEMACHiCQEAwQwAIeMJAQCyDAAh5AlAALEMACEM3wcAAL0NADDgBwAAmwMAEOEHAAC9DQAw4wdAAKMMACHuBwEAsAwAIa8IAQC_DAAh7ggBALAMACH4CAIAwgwAIeUJAADADAAg5gkBALIMACHnCQQAiA0AIegJIADLDAAhDN8HAAC-DQAw4AcAAIgDABDhBwAAvg0AMOMHQACsDAAh7gcBALsMACGvCAEA2AwAIe4IAQC7DAAh-AgCANAMACHlCQAA5QwAIOYJAQC9DAAh5wkEAI8NACHoCSAAzwwAIQnfBwAAvw0AMOAHAACCAwAQ4QcAAL8NADC0CAEAvwwAIbUIAQCyDAAh2wgBAL8MACHfCAEAsAwAIeoIBACIDQAh6QlAAKMMACEJ3wcAAMANADDgBwAA7wIAEOEHAADADQAwtAgBANgMACG1CAEAvQwAIdsIAQDYDAAh3wgBALsMACHqCAQAjw0AIekJQACsDAAhCN8HAADBDQAw4AcAAOkCABDhBwAAwQ0AMOMHQACjDAAh3wgBALAMACHECQEAsAwAIdEJAQCwDAAh6glAALEMACEJ3wcAAMINADDgBwAA0wIAEOEHAADCDQAw_QcgAMsMACGnCAEAsAwAIbAIAQCwDAAh3wgBALAMACHwCAEAsAwAIesJQACjDAAhI98HAADDDQAw4AcAAL0CABDhBwAAww0AMO4HAQCwDAAh3AgBALAMACHgCAEAsAwAIeIIAgDCDAAh4wgCAMIMACHkCAIAwgwAIekIBACiDAAh1gkBALAMACHoCSAAywwAIewJAQCwDAAh7QkBALIMACHuCQIAwgwAIe8JAgDCDAAh8AkCAMIMACHxCQIAwgwAIfIJAQDBDAAh8wkgAMsMACH0CUAAsQwAIfUJQACxDAAh9gkBALIMACH3CUAAsQwAIfgJAADJDAAg-QkAAMkMACD6CQAAyQwAIPsJQACxDAAh_AkgAMsMACH9CQAAyQwAIP4JAgDCDAAh_wkCAMIMACGACgEAsgwAIYEKAQDBDAAhggoBAMEMACEN3wcAAMQNADDgBwAApwIAEOEHAADEDQAw4wdAAKMMACHuBwEAsAwAIZgIAgDCDAAhrwgBAL8MACHVCAIAwgwAIeMIAgDCDAAh-AgCAMIMACHoCSAAywwAIYMKAQCwDAAhhAoAAMkMACAQBgAAxg0AIAgAAMcNACAOAADIDQAg3wcAAMUNADDgBwAADgAQ4QcAAMUNADDjB0AArAwAIe4HAQC7DAAhmAgCANAMACGvCAEA2AwAIdUIAgDQDAAh4wgCANAMACH4CAIA0AwAIegJIADPDAAhgwoBALsMACGECgAAyQwAIAPBCQAACQAgwgkAAAkAIMMJAAAJACADwQkAABEAIMIJAAARACDDCQAAEQAgA8EJAAAWACDCCQAAFgAgwwkAABYAIA3fBwAAyQ0AMOAHAACPAgAQ4QcAAMkNADDjB0AAowwAIe4HAQCwDAAh9AcBAL8MACH9BwEAsAwAIYwIAQC_DAAhpwgBALAMACHgCAEAsgwAIYUKAgDCDAAhhgoBALIMACGHCkAAsQwAIQzfBwAAyg0AMOAHAAD3AQAQ4QcAAMoNADDiB0AAsQwAIe4HAQCwDAAh9AcBAL8MACGMCAEAwQwAIacIAQCwDAAh4AgBALIMACGFCgIAwgwAIYgKAQCwDAAhiQpAAKMMACEM3wcAAMsNADDgBwAA3QEAEOEHAADLDQAw7gcBALAMACGMCAEAvwwAIa0IBACiDAAh4ggEAKIMACHjCAQAogwAIeQIBACiDAAhigoEAKIMACGLCgIAwgwAIYwKAgDCDAAhDQQAAM0NACDfBwAAzA0AMOAHAAAHABDhBwAAzA0AMO4HAQC7DAAhjAgBANgMACGtCAQAqwwAIeIIBACrDAAh4wgEAKsMACHkCAQAqwwAIYoKBACrDAAhiwoCANAMACGMCgIA0AwAIRcDAACoDQAgBQAAkA4AIAYAAMYNACAIAADHDQAgDwAA5A0AIBAAAOUNACARAADcDQAgHQAA5w0AIN8HAACPDgAw4AcAAAMAEOEHAACPDgAw4wdAAKwMACH0BwEA2AwAIYsIAQDYDAAhkAkBALsMACHVCQEAuwwAIdYJAQC7DAAhjQogAM8MACGOCkAAvAwAIY8KQACsDAAhkApAALwMACGaCgAAAwAgmwoAAAMAIA3fBwAAzg0AMOAHAADFAQAQ4QcAAM4NADDjB0AAowwAIfQHAQC_DAAhiwgBAL8MACGQCQEAsAwAIdUJAQCwDAAh1gkBALAMACGNCiAAywwAIY4KQACxDAAhjwpAAKMMACGQCkAAsQwAIQzfBwAAzw0AMOAHAACvAQAQ4QcAAM8NADDjB0AAowwAIfQHAQC_DAAh_QcBALAMACGQCQEAsAwAIdUJAQCwDAAhkQoBALIMACGSCkAAowwAIZMKQACxDAAhlAoBALIMACENAwAAqA0AIBYAANENACDfBwAA0A0AMOAHAABLABDhBwAA0A0AMOMHQACsDAAh9AcBANgMACH-BwIA0AwAIYEIQACsDAAhiQgBAL0MACGLCAEA2AwAIc4JAQDkDAAhzwkAAOwMACASAwAAqA0AIBUAAOENACAXAAD1DQAg3wcAAPQNADDgBwAARwAQ4QcAAPQNADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGqCQEA2AwAIbEJQAC8DAAhtwkAAdkMACHQCUAAvAwAIZoKAABHACCbCgAARwAgFiIAANMNACAsAADlDAAg3wcAANINADDgBwAAhwEAEOEHAADSDQAw4wdAAKwMACHwBwEAvQwAIfQHAQDYDAAh9QcEAKsMACH2BwEA2AwAIfcHAQDYDAAh-AcBALsMACH5BwEAuwwAIfoHAQC7DAAh-wdAAKwMACH8BwEA5AwAIf0HAQC7DAAh_gcCANAMACH_B0AAvAwAIYAIQAC8DAAhgQhAAKwMACGCCEAAvAwAIRUDAACoDQAgIwAA1g0AICQAANcNACDfBwAA1Q0AMOAHAAB_ABDhBwAA1Q0AMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhmgoAAH8AIJsKAAB_ACAJIgAA0w0AIN8HAADUDQAw4AcAAIMBABDhBwAA1A0AMOMHQACsDAAh9AcBANgMACH2BwEA2AwAIYkIAQC7DAAhighAALwMACETAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGNCAEAuwwAIY4IAADJDAAgjwgBAL0MACGQCEAAvAwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIQPBCQAAgwEAIMIJAACDAQAgwwkAAIMBACADwQkAAIcBACDCCQAAhwEAIMMJAACHAQAgFQMAAKgNACAgAADZDQAg3wcAANgNADDgBwAAdgAQ4QcAANgNADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGeCQEAvQwAIbEJQAC8DAAhtQlAALwMACG2CQEA2AwAIbcJAAHZDAAhuAkBALsMACG5CQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIBIDAACoDQAgIQAAqQ0AIN8HAACnDQAw4AcAAHQAEOEHAACnDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGeCQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIL0JAgDQDAAhvgkBAL0MACG_CUAAvAwAIZoKAAB0ACCbCgAAdAAgAvQHAQAAAAGLCAEAAAABGAMAAKgNACARAADcDQAgEwAA3Q0AIBQAAN4NACDfBwAA2w0AMOAHAABuABDhBwAA2w0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBALsMACGaCQIA0AwAIZ4JAQC7DAAhnwkBALsMACGgCQEAvQwAIaEJAADsDAAgogkBAL0MACGjCQAAyQwAIKQJAgDQDAAhpQkCANAMACEDwQkAADUAIMIJAAA1ACDDCQAANQAgDBIAAJ8NACDfBwAAng0AMOAHAAA6ABDhBwAAng0AMO8HQAC8DAAh_wdAAKwMACGOCQEA2AwAIZsJAADJDAAgnAkAAMkMACCdCQEAvQwAIZoKAAA6ACCbCgAAOgAgA8EJAAA8ACDCCQAAPAAgwwkAADwAIAKqCQEAAAAB0QkBAAAAAQsVAADhDQAg3wcAAOANADDgBwAAXQAQ4QcAAOANADDjB0AArAwAIe4HAQC7DAAh9AcBANgMACGLCAEA2AwAIaoJAQDYDAAhxAkBALsMACHRCQEAuwwAIRcDAACoDQAgBAAA-A0AIBgAAOgNACAZAADqDQAgGgAA6w0AIBsAAOwNACAcAAD5DQAg3wcAAPcNADDgBwAAQgAQ4QcAAPcNADDjB0AArAwAIfQHAQDYDAAh-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGQCQEAuwwAIZ4JAQC9DAAh0gkBALsMACHTCQEAuwwAIdQJQAC8DAAhmgoAAEIAIJsKAABCACAZDwAA5A0AIBAAAOUNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHQAA5w0AIB4AAOMNACAfAADmDQAgIAAA6Q0AICEAAKkNACAlAADtDQAgJgAA7g0AIN8HAADiDQAw4AcAAFoAEOEHAADiDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhkAkBALsMACHVCQEAuwwAIZEKAQC9DAAhkgpAAKwMACGTCkAAvAwAIZQKAQC9DAAhA8EJAAADACDCCQAAAwAgwwkAAAMAIAPBCQAALQAgwgkAAC0AIMMJAAAtACADwQkAADEAIMIJAAAxACDDCQAAMQAgA8EJAABuACDCCQAAbgAgwwkAAG4AIAPBCQAAQgAgwgkAAEIAIMMJAABCACADwQkAAEcAIMIJAABHACDDCQAARwAgEgMAAKgNACAhAACpDQAg3wcAAKcNADDgBwAAdAAQ4QcAAKcNADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIZ4JAQC9DAAhugkBAL0MACG7CQEAvQwAIbwJAADJDAAgvQkCANAMACG-CQEAvQwAIb8JQAC8DAAhmgoAAHQAIJsKAAB0ACADwQkAAE4AIMIJAABOACDDCQAATgAgA8EJAABSACDCCQAAUgAgwwkAAFIAIAPBCQAAVgAgwgkAAFYAIMMJAABWACADwQkAAH8AIMIJAAB_ACDDCQAAfwAgA8EJAABLACDCCQAASwAgwwkAAEsAIBQDAADwDQAgBAEAvQwAIRUAAPENACDfBwAA7w0AMOAHAABWABDhBwAA7w0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYoIQACsDAAhiwgBAOQMACGMCAEA5AwAIakIAQC7DAAhpgkAAdkMACGnCQAB2QwAIagJAQC9DAAhqQkBAL0MACGqCQEA5AwAIasJAgDQDAAhrAlAALwMACEbDwAA5A0AIBAAAOUNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHQAA5w0AIB4AAOMNACAfAADmDQAgIAAA6Q0AICEAAKkNACAlAADtDQAgJgAA7g0AIN8HAADiDQAw4AcAAFoAEOEHAADiDQAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhkAkBALsMACHVCQEAuwwAIZEKAQC9DAAhkgpAAKwMACGTCkAAvAwAIZQKAQC9DAAhmgoAAFoAIJsKAABaACAXAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEA2AwAIfoHAQC9DAAh_QcBALsMACGLCAEA2AwAIYwIAQDkDAAhkAkBALsMACGeCQEAvQwAIdIJAQC7DAAh0wkBALsMACHUCUAAvAwAIZoKAABCACCbCgAAQgAgEAMAAKgNACAVAADhDQAg3wcAAPINADDgBwAAUgAQ4QcAAPINADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGtCQAB2QwAIa4JAAHZDAAhrwkBAL0MACGwCUAAvAwAIbEJQAC8DAAhDQMAAKgNACAVAADhDQAg3wcAAPMNADDgBwAATgAQ4QcAAPMNADCKCEAArAwAIYsIAQDYDAAhjAgBANgMACGqCQEA2AwAIbIJAAHZDAAhswkBALsMACG0CQEAuwwAIbUJQAC8DAAhEAMAAKgNACAVAADhDQAgFwAA9Q0AIN8HAAD0DQAw4AcAAEcAEOEHAAD0DQAw4wdAAKwMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGRCAEAuwwAIZIIAQC7DAAhqgkBANgMACGxCUAAvAwAIbcJAAHZDAAh0AlAALwMACEPAwAAqA0AIBYAANENACDfBwAA0A0AMOAHAABLABDhBwAA0A0AMOMHQACsDAAh9AcBANgMACH-BwIA0AwAIYEIQACsDAAhiQgBAL0MACGLCAEA2AwAIc4JAQDkDAAhzwkAAOwMACCaCgAASwAgmwoAAEsAIAL0BwEAAAABiwgBAAAAARUDAACoDQAgBAAA-A0AIBgAAOgNACAZAADqDQAgGgAA6w0AIBsAAOwNACAcAAD5DQAg3wcAAPcNADDgBwAAQgAQ4QcAAPcNADDjB0AArAwAIfQHAQDYDAAh-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGQCQEAuwwAIZ4JAQC9DAAh0gkBALsMACHTCQEAuwwAIdQJQAC8DAAhFwMAAKgNACAFAACQDgAgBgAAxg0AIAgAAMcNACAPAADkDQAgEAAA5Q0AIBEAANwNACAdAADnDQAg3wcAAI8OADDgBwAAAwAQ4QcAAI8OADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGQCQEAuwwAIdUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIZoKAAADACCbCgAAAwAgA8EJAABdACDCCQAAXQAgwwkAAF0AIAKOCQEAAAABjwkAAQAAAQcSAACfDQAg3wcAAPsNADDgBwAAPAAQ4QcAAPsNADCKCEAArAwAIY4JAQDYDAAhjwkAAdkMACEZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGOCQEA2AwAIZAJAQC7DAAhkQkBALsMACGSCQEAuwwAIZMJAADlDAAglAkAAMkMACCVCQIA0AwAIZYJIADPDAAhlwkBALsMACGYCQAAyQwAIJkJIADPDAAhmgkCANAMACEZAwAAqA0AIAQAAM0NACDfBwAA_Q0AMOAHAAAxABDhBwAA_Q0AMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGhCAEAuwwAIaIIAQDYDAAhjgkBAOQMACGUCQAAyQwAIK8JAQC9DAAhsQlAALwMACG3CQAB2QwAIdoJAADJDAAg2wlAALwMACHcCQIAkA0AId0JAgCQDQAh3gkBAL0MACHfCQEAvQwAIeAJAQDkDAAh4QkBAOQMACEYAwAAqA0AIAQAAM0NACDfBwAA_g0AMOAHAAAtABDhBwAA_g0AMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIYoIQACsDAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGUCQAAyQwAIJcJAQC7DAAhmAkAAMkMACCZCSAAzwwAIa4JAAHZDAAhsQlAALwMACHTCQEAvQwAIdsJQAC8DAAh4gkBAOQMACHjCQEAvQwAIeQJQAC8DAAhArAIAQAAAAHfCAEAAAABCgkAAIEOACDfBwAAgA4AMOAHAAAiABDhBwAAgA4AMP0HIADPDAAhpwgBALsMACGwCAEAuwwAId8IAQC7DAAh8AgBALsMACHrCUAArAwAISkHAACGDgAgCgAAhw4AIAsAAIgOACAMAACJDgAg3wcAAIUOADDgBwAAFgAQ4QcAAIUOADDuBwEAuwwAIdwIAQC7DAAh4AgBALsMACHiCAIA0AwAIeMIAgDQDAAh5AgCANAMACHpCAQAqwwAIdYJAQC7DAAh6AkgAM8MACHsCQEAuwwAIe0JAQC9DAAh7gkCANAMACHvCQIA0AwAIfAJAgDQDAAh8QkCANAMACHyCQEA5AwAIfMJIADPDAAh9AlAALwMACH1CUAAvAwAIfYJAQC9DAAh9wlAALwMACH4CQAAyQwAIPkJAADJDAAg-gkAAMkMACD7CUAAvAwAIfwJIADPDAAh_QkAAMkMACD-CQIA0AwAIf8JAgDQDAAhgAoBAL0MACGBCgEA5AwAIYIKAQDkDAAhmgoAABYAIJsKAAAWACAJCQAAgQ4AIN8HAACCDgAw4AcAAB4AEOEHAACCDgAw4wdAAKwMACHfCAEAuwwAIcQJAQC7DAAh0QkBALsMACHqCUAAvAwAIQK0CAEAAAAB3QgCAAAAARkJAACBDgAg3wcAAIQOADDgBwAAGgAQ4QcAAIQOADDjB0AArAwAIYwIAQDYDAAhtAgBANgMACHVCAIA0AwAIdsIAQDYDAAh3AgBALsMACHdCAIA0AwAId4IBACrDAAh3wgBALsMACHgCAEAuwwAIeEIAQC7DAAh4ggCANAMACHjCAIA0AwAIeQIAgDQDAAh5QgAAOUMACDmCEAAvAwAIecIQAC8DAAh6AhAALwMACHpCAQAqwwAIeoIBACrDAAh6wgBALsMACEnBwAAhg4AIAoAAIcOACALAACIDgAgDAAAiQ4AIN8HAACFDgAw4AcAABYAEOEHAACFDgAw7gcBALsMACHcCAEAuwwAIeAIAQC7DAAh4ggCANAMACHjCAIA0AwAIeQIAgDQDAAh6QgEAKsMACHWCQEAuwwAIegJIADPDAAh7AkBALsMACHtCQEAvQwAIe4JAgDQDAAh7wkCANAMACHwCQIA0AwAIfEJAgDQDAAh8gkBAOQMACHzCSAAzwwAIfQJQAC8DAAh9QlAALwMACH2CQEAvQwAIfcJQAC8DAAh-AkAAMkMACD5CQAAyQwAIPoJAADJDAAg-wlAALwMACH8CSAAzwwAIf0JAADJDAAg_gkCANAMACH_CQIA0AwAIYAKAQC9DAAhgQoBAOQMACGCCgEA5AwAIRIGAADGDQAgCAAAxw0AIA4AAMgNACDfBwAAxQ0AMOAHAAAOABDhBwAAxQ0AMOMHQACsDAAh7gcBALsMACGYCAIA0AwAIa8IAQDYDAAh1QgCANAMACHjCAIA0AwAIfgIAgDQDAAh6AkgAM8MACGDCgEAuwwAIYQKAADJDAAgmgoAAA4AIJsKAAAOACADwQkAABoAIMIJAAAaACDDCQAAGgAgA8EJAAAeACDCCQAAHgAgwwkAAB4AIAPBCQAAIgAgwgkAACIAIMMJAAAiACAPBAAAzQ0AIAcAAIsOACDfBwAAig4AMOAHAAARABDhBwAAig4AMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhjAgBANgMACGnCAEAuwwAIeAIAQC9DAAhhQoCANAMACGGCgEAvQwAIYcKQAC8DAAhEgYAAMYNACAIAADHDQAgDgAAyA0AIN8HAADFDQAw4AcAAA4AEOEHAADFDQAw4wdAAKwMACHuBwEAuwwAIZgIAgDQDAAhrwgBANgMACHVCAIA0AwAIeMIAgDQDAAh-AgCANAMACHoCSAAzwwAIYMKAQC7DAAhhAoAAMkMACCaCgAADgAgmwoAAA4AIA4EAAD4DQAgBwAAiw4AIN8HAACMDgAw4AcAAAkAEOEHAACMDgAw4gdAALwMACHuBwEAuwwAIfQHAQDYDAAhjAgBAOQMACGnCAEAuwwAIeAIAQC9DAAhhQoCANAMACGICgEAuwwAIYkKQACsDAAhAosIAQAAAAHVCQEAAAABAvQHAQAAAAGLCAEAAAABFQMAAKgNACAFAACQDgAgBgAAxg0AIAgAAMcNACAPAADkDQAgEAAA5Q0AIBEAANwNACAdAADnDQAg3wcAAI8OADDgBwAAAwAQ4QcAAI8OADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGQCQEAuwwAIdUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIQ8EAADNDQAg3wcAAMwNADDgBwAABwAQ4QcAAMwNADDuBwEAuwwAIYwIAQDYDAAhrQgEAKsMACHiCAQAqwwAIeMIBACrDAAh5AgEAKsMACGKCgQAqwwAIYsKAgDQDAAhjAoCANAMACGaCgAABwAgmwoAAAcAIAAAAAAABZ8KBAAAAAGmCgQAAAABpwoEAAAAAagKBAAAAAGpCgQAAAABAZ8KQAAAAAEAAAAAAAAAAAABnwoBAAAAAQGfCkAAAAABAZ8KAQAAAAEAAAAAAAWfCgIAAAABpgoCAAAAAacKAgAAAAGoCgIAAAABqQoCAAAAAQUzAADZFgAgNAAA3BYAIJwKAADaFgAgnQoAANsWACCiCgAAgQEAIAMzAADZFgAgnAoAANoWACCiCgAAgQEAIAAAAAUzAADUFgAgNAAA1xYAIJwKAADVFgAgnQoAANYWACCiCgAAgQEAIAMzAADUFgAgnAoAANUWACCiCgAAgQEAIAAAAAKfCgEAAAAEpQoBAAAABQUzAADNFgAgNAAA0hYAIJwKAADOFgAgnQoAANEWACCiCgAAAQAgCzMAAMQOADA0AADJDgAwnAoAAMUOADCdCgAAxg4AMJ4KAADHDgAgnwoAAMgOADCgCgAAyA4AMKEKAADIDgAwogoAAMgOADCjCgAAyg4AMKQKAADLDgAwCzMAALgOADA0AAC9DgAwnAoAALkOADCdCgAAug4AMJ4KAAC7DgAgnwoAALwOADCgCgAAvA4AMKEKAAC8DgAwogoAALwOADCjCgAAvg4AMKQKAAC_DgAwESyAAAAAAeMHQAAAAAHwBwEAAAAB9AcBAAAAAfUHBAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwEAAAAB-wdAAAAAAfwHAQAAAAH9BwEAAAAB_gcCAAAAAf8HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAECAAAAiQEAIDMAAMMOACADAAAAiQEAIDMAAMMOACA0AADCDgAgASwAANAWADAWIgAA0w0AICwAAOUMACDfBwAA0g0AMOAHAACHAQAQ4QcAANINADDjB0AArAwAIfAHAQC9DAAh9AcBAAAAAfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACECAAAAiQEAICwAAMIOACACAAAAwA4AICwAAMEOACAVLAAA5QwAIN8HAAC_DgAw4AcAAMAOABDhBwAAvw4AMOMHQACsDAAh8AcBAL0MACH0BwEA2AwAIfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACEVLAAA5QwAIN8HAAC_DgAw4AcAAMAOABDhBwAAvw4AMOMHQACsDAAh8AcBAL0MACH0BwEA2AwAIfUHBACrDAAh9gcBANgMACH3BwEA2AwAIfgHAQC7DAAh-QcBALsMACH6BwEAuwwAIfsHQACsDAAh_AcBAOQMACH9BwEAuwwAIf4HAgDQDAAh_wdAALwMACGACEAAvAwAIYEIQACsDAAhgghAALwMACERLIAAAAAB4wdAAJcOACHwBwEAow4AIfQHAQChDgAh9QcEAJYOACH3BwEAoQ4AIfgHAQChDgAh-QcBAKEOACH6BwEAoQ4AIfsHQACXDgAh_AcBAKMOACH9BwEAoQ4AIf4HAgCpDgAh_wdAAKIOACGACEAAog4AIYEIQACXDgAhgghAAKIOACERLIAAAAAB4wdAAJcOACHwBwEAow4AIfQHAQChDgAh9QcEAJYOACH3BwEAoQ4AIfgHAQChDgAh-QcBAKEOACH6BwEAoQ4AIfsHQACXDgAh_AcBAKMOACH9BwEAoQ4AIf4HAgCpDgAh_wdAAKIOACGACEAAog4AIYEIQACXDgAhgghAAKIOACERLIAAAAAB4wdAAAAAAfAHAQAAAAH0BwEAAAAB9QcEAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAQAAAAH7B0AAAAAB_AcBAAAAAf0HAQAAAAH-BwIAAAAB_wdAAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQTjB0AAAAAB9AcBAAAAAYkIAQAAAAGKCEAAAAABAgAAAIUBACAzAADPDgAgAwAAAIUBACAzAADPDgAgNAAAzg4AIAEsAADPFgAwCSIAANMNACDfBwAA1A0AMOAHAACDAQAQ4QcAANQNADDjB0AArAwAIfQHAQAAAAH2BwEA2AwAIYkIAQC7DAAhighAALwMACECAAAAhQEAICwAAM4OACACAAAAzA4AICwAAM0OACAI3wcAAMsOADDgBwAAzA4AEOEHAADLDgAw4wdAAKwMACH0BwEA2AwAIfYHAQDYDAAhiQgBALsMACGKCEAAvAwAIQjfBwAAyw4AMOAHAADMDgAQ4QcAAMsOADDjB0AArAwAIfQHAQDYDAAh9gcBANgMACGJCAEAuwwAIYoIQAC8DAAhBOMHQACXDgAh9AcBAKEOACGJCAEAoQ4AIYoIQACiDgAhBOMHQACXDgAh9AcBAKEOACGJCAEAoQ4AIYoIQACiDgAhBOMHQAAAAAH0BwEAAAABiQgBAAAAAYoIQAAAAAEBnwoBAAAABAMzAADNFgAgnAoAAM4WACCiCgAAAQAgBDMAAMQOADCcCgAAxQ4AMJ4KAADHDgAgogoAAMgOADAEMwAAuA4AMJwKAAC5DgAwngoAALsOACCiCgAAvA4AMAAAAAAAAZ8KIAAAAAEAAAAAAAAAAAAAAZ8KAAEAAAEAAAAAAAAAAAAAAZ8KAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWfCgQAAAABpgoEAAAAAacKBAAAAAGoCgQAAAABqQoEAAAAAQWfCgIAAAABpgoCAAAAAacKAgAAAAGoCgIAAAABqQoCAAAAAQAAAAAABTMAAMgWACA0AADLFgAgnAoAAMkWACCdCgAAyhYAIKIKAAAYACADMwAAyBYAIJwKAADJFgAgogoAABgAIAAAAAAAAAAAAAAAAAAAAAAAAAUzAADDFgAgNAAAxhYAIJwKAADEFgAgnQoAAMUWACCiCgAAcAAgAzMAAMMWACCcCgAAxBYAIKIKAABwACAAAAAAAAKfCgEAAAAEpQoBAAAABQKfCgEAAAAEpQoBAAAABQUzAAC7FgAgNAAAwRYAIJwKAAC8FgAgnQoAAMAWACCiCgAABQAgBTMAALkWACA0AAC-FgAgnAoAALoWACCdCgAAvRYAIKIKAABwACABnwoBAAAABAGfCgEAAAAEAzMAALsWACCcCgAAvBYAIKIKAAAFACADMwAAuRYAIJwKAAC6FgAgogoAAHAAIAAAAAKfCgEAAAAEpQoBAAAABQKfCgEAAAAEpQoBAAAABQUzAAC0FgAgNAAAtxYAIJwKAAC1FgAgnQoAALYWACCiCgAAcAAgAZ8KAQAAAAQBnwoBAAAABAMzAAC0FgAgnAoAALUWACCiCgAAcAAgBwMAAL8QACARAADyFAAgEwAA8xQAIBQAAPQUACCgCQAAnQ4AIKEJAACdDgAgogkAAJ0OACAAAAAAAAKfCgEAAAAEpQoBAAAABQUzAACtFgAgNAAAshYAIJwKAACuFgAgnQoAALEWACCiCgAAAQAgCzMAAPcPADA0AAD8DwAwnAoAAPgPADCdCgAA-Q8AMJ4KAAD6DwAgnwoAAPsPADCgCgAA-w8AMKEKAAD7DwAwogoAAPsPADCjCgAA_Q8AMKQKAAD-DwAwBzMAAPIPACA0AAD1DwAgnAoAAPMPACCdCgAA9A8AIKAKAAA6ACChCgAAOgAgogoAAMYGACALMwAA5g8AMDQAAOsPADCcCgAA5w8AMJ0KAADoDwAwngoAAOkPACCfCgAA6g8AMKAKAADqDwAwoQoAAOoPADCiCgAA6g8AMKMKAADsDwAwpAoAAO0PADACighAAAAAAY8JAAEAAAECAAAAPgAgMwAA8Q8AIAMAAAA-ACAzAADxDwAgNAAA8A8AIAEsAACwFgAwCBIAAJ8NACDfBwAA-w0AMOAHAAA8ABDhBwAA-w0AMIoIQACsDAAhjgkBANgMACGPCQAB2QwAIZYKAAD6DQAgAgAAAD4AICwAAPAPACACAAAA7g8AICwAAO8PACAG3wcAAO0PADDgBwAA7g8AEOEHAADtDwAwighAAKwMACGOCQEA2AwAIY8JAAHZDAAhBt8HAADtDwAw4AcAAO4PABDhBwAA7Q8AMIoIQACsDAAhjgkBANgMACGPCQAB2QwAIQKKCEAAlw4AIY8JAAHkDgAhAooIQACXDgAhjwkAAeQOACECighAAAAAAY8JAAEAAAEF7wdAAAAAAf8HQAAAAAGbCQAA2A8AIJwJAADZDwAgnQkBAAAAAQIAAADGBgAgMwAA8g8AIAMAAAA6ACAzAADyDwAgNAAA9g8AIAcAAAA6ACAsAAD2DwAg7wdAAKIOACH_B0AAlw4AIZsJAADVDwAgnAkAANYPACCdCQEAow4AIQXvB0AAog4AIf8HQACXDgAhmwkAANUPACCcCQAA1g8AIJ0JAQCjDgAhEwQAANAPACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkAkBAAAAAZEJAQAAAAGSCQEAAAABkwmAAAAAAZQJAADODwAglQkCAAAAAZYJIAAAAAGXCQEAAAABmAkAAM8PACCZCSAAAAABmgkCAAAAAQIAAAA3ACAzAACCEAAgAwAAADcAIDMAAIIQACA0AACBEAAgASwAAK8WADAZBAAAzQ0AIBIAAJ8NACDfBwAA_A0AMOAHAAA1ABDhBwAA_A0AMOMHQACsDAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIY4JAQDYDAAhkAkBALsMACGRCQEAuwwAIZIJAQC7DAAhkwkAAOUMACCUCQAAyQwAIJUJAgDQDAAhlgkgAM8MACGXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGaCQIA0AwAIQIAAAA3ACAsAACBEAAgAgAAAP8PACAsAACAEAAgF98HAAD-DwAw4AcAAP8PABDhBwAA_g8AMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhkwhAAKwMACGOCQEA2AwAIZAJAQC7DAAhkQkBALsMACGSCQEAuwwAIZMJAADlDAAglAkAAMkMACCVCQIA0AwAIZYJIADPDAAhlwkBALsMACGYCQAAyQwAIJkJIADPDAAhmgkCANAMACEX3wcAAP4PADDgBwAA_w8AEOEHAAD-DwAw4wdAAKwMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGMCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIY4JAQDYDAAhkAkBALsMACGRCQEAuwwAIZIJAQC7DAAhkwkAAOUMACCUCQAAyQwAIJUJAgDQDAAhlgkgAM8MACGXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGaCQIA0AwAIRLjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZAJAQChDgAhkQkBAKEOACGSCQEAoQ4AIZMJgAAAAAGUCQAAyg8AIJUJAgCpDgAhlgkgANkOACGXCQEAoQ4AIZgJAADLDwAgmQkgANkOACGaCQIAqQ4AIRMEAADMDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZEJAQChDgAhkgkBAKEOACGTCYAAAAABlAkAAMoPACCVCQIAqQ4AIZYJIADZDgAhlwkBAKEOACGYCQAAyw8AIJkJIADZDgAhmgkCAKkOACETBAAA0A8AIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABkQkBAAAAAZIJAQAAAAGTCYAAAAABlAkAAM4PACCVCQIAAAABlgkgAAAAAZcJAQAAAAGYCQAAzw8AIJkJIAAAAAGaCQIAAAABAZ8KAQAAAAQDMwAArRYAIJwKAACuFgAgogoAAAEAIAQzAAD3DwAwnAoAAPgPADCeCgAA-g8AIKIKAAD7DwAwAzMAAPIPACCcCgAA8w8AIKIKAADGBgAgBDMAAOYPADCcCgAA5w8AMJ4KAADpDwAgogoAAOoPADAAAAAAAAczAAClFgAgNAAAqxYAIJwKAACmFgAgnQoAAKoWACCgCgAAWgAgoQoAAFoAIKIKAAABACAHMwAAoxYAIDQAAKgWACCcCgAApBYAIJ0KAACnFgAgoAoAAEIAIKEKAABCACCiCgAARAAgAzMAAKUWACCcCgAAphYAIKIKAAABACADMwAAoxYAIJwKAACkFgAgogoAAEQAIAAAAAUzAACbFgAgNAAAoRYAIJwKAACcFgAgnQoAAKAWACCiCgAAAQAgBTMAAJkWACA0AACeFgAgnAoAAJoWACCdCgAAnRYAIKIKAABEACADMwAAmxYAIJwKAACcFgAgogoAAAEAIAMzAACZFgAgnAoAAJoWACCiCgAARAAgAAAABTMAAJEWACA0AACXFgAgnAoAAJIWACCdCgAAlhYAIKIKAAABACAFMwAAjxYAIDQAAJQWACCcCgAAkBYAIJ0KAACTFgAgogoAAEQAIAMzAACRFgAgnAoAAJIWACCiCgAAAQAgAzMAAI8WACCcCgAAkBYAIKIKAABEACAAAAACnwoBAAAABKUKAQAAAAUFMwAAhxYAIDQAAI0WACCcCgAAiBYAIJ0KAACMFgAgogoAAAEAIAUzAACFFgAgNAAAihYAIJwKAACGFgAgnQoAAIkWACCiCgAAvAUAIAGfCgEAAAAEAzMAAIcWACCcCgAAiBYAIKIKAAABACADMwAAhRYAIJwKAACGFgAgogoAALwFACAAAAAAAAKfCgEAAAAEpQoBAAAABQUzAAD_FQAgNAAAgxYAIJwKAACAFgAgnQoAAIIWACCiCgAAAQAgCzMAALAQADA0AAC1EAAwnAoAALEQADCdCgAAshAAMJ4KAACzEAAgnwoAALQQADCgCgAAtBAAMKEKAAC0EAAwogoAALQQADCjCgAAthAAMKQKAAC3EAAwDwMAAKYQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAZ4JAQAAAAGxCUAAAAABtQlAAAAAAbcJAAEAAAG4CQEAAAABuQkBAAAAAboJAQAAAAG7CQEAAAABvAkAAKUQACACAAAAeAAgMwAAuxAAIAMAAAB4ACAzAAC7EAAgNAAAuhAAIAEsAACBFgAwFQMAAKgNACAgAADZDQAg3wcAANgNADDgBwAAdgAQ4QcAANgNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZ4JAQC9DAAhsQlAALwMACG1CUAAvAwAIbYJAQDYDAAhtwkAAQAAAbgJAQC7DAAhuQkBAL0MACG6CQEAvQwAIbsJAQC9DAAhvAkAAMkMACACAAAAeAAgLAAAuhAAIAIAAAC4EAAgLAAAuRAAIBPfBwAAtxAAMOAHAAC4EAAQ4QcAALcQADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGeCQEAvQwAIbEJQAC8DAAhtQlAALwMACG2CQEA2AwAIbcJAAHZDAAhuAkBALsMACG5CQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIBPfBwAAtxAAMOAHAAC4EAAQ4QcAALcQADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGeCQEAvQwAIbEJQAC8DAAhtQlAALwMACG2CQEA2AwAIbcJAAHZDAAhuAkBALsMACG5CQEAvQwAIboJAQC9DAAhuwkBAL0MACG8CQAAyQwAIA7jB0AAlw4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhngkBAKMOACGxCUAAog4AIbUJQACiDgAhtwkAAeQOACG4CQEAoQ4AIbkJAQCjDgAhugkBAKMOACG7CQEAow4AIbwJAACiEAAgDwMAAKMQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhngkBAKMOACGxCUAAog4AIbUJQACiDgAhtwkAAeQOACG4CQEAoQ4AIbkJAQCjDgAhugkBAKMOACG7CQEAow4AIbwJAACiEAAgDwMAAKYQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAZ4JAQAAAAGxCUAAAAABtQlAAAAAAbcJAAEAAAG4CQEAAAABuQkBAAAAAboJAQAAAAG7CQEAAAABvAkAAKUQACABnwoBAAAABAMzAAD_FQAgnAoAAIAWACCiCgAAAQAgBDMAALAQADCcCgAAsRAAMJ4KAACzEAAgogoAALQQADAQDwAA4xQAIBAAAOQUACAYAADnFAAgGQAA6RQAIBoAAOoUACAbAADrFAAgHQAA5hQAIB4AAOIUACAfAADlFAAgIAAA6BQAICEAAMAQACAlAADsFAAgJgAA7RQAIJEKAACdDgAgkwoAAJ0OACCUCgAAnQ4AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTMAAPcVACA0AAD9FQAgnAoAAPgVACCdCgAA_BUAIKIKAAABACAHMwAA9RUAIDQAAPoVACCcCgAA9hUAIJ0KAAD5FQAgoAoAAEcAIKEKAABHACCiCgAASQAgAzMAAPcVACCcCgAA-BUAIKIKAAABACADMwAA9RUAIJwKAAD2FQAgogoAAEkAIAAAAAUzAADtFQAgNAAA8xUAIJwKAADuFQAgnQoAAPIVACCiCgAAAQAgBTMAAOsVACA0AADwFQAgnAoAAOwVACCdCgAA7xUAIKIKAABEACAHMwAA3hAAIDQAAOEQACCcCgAA3xAAIJ0KAADgEAAgoAoAAEsAIKEKAABLACCiCgAAjgEAIAgDAADWEAAg4wdAAAAAAfQHAQAAAAH-BwIAAAABgQhAAAAAAYkIAQAAAAGLCAEAAAABzwmAAAAAAQIAAACOAQAgMwAA3hAAIAMAAABLACAzAADeEAAgNAAA4hAAIAoAAABLACADAADUEAAgLAAA4hAAIOMHQACXDgAh9AcBAKEOACH-BwIAqQ4AIYEIQACXDgAhiQgBAKMOACGLCAEAoQ4AIc8JgAAAAAEIAwAA1BAAIOMHQACXDgAh9AcBAKEOACH-BwIAqQ4AIYEIQACXDgAhiQgBAKMOACGLCAEAoQ4AIc8JgAAAAAEDMwAA7RUAIJwKAADuFQAgogoAAAEAIAMzAADrFQAgnAoAAOwVACCiCgAARAAgAzMAAN4QACCcCgAA3xAAIKIKAACOAQAgAAAABTMAAOYVACA0AADpFQAgnAoAAOcVACCdCgAA6BUAIKIKAABEACADMwAA5hUAIJwKAADnFQAgogoAAEQAIAAAAAUzAADZFQAgNAAA5BUAIJwKAADaFQAgnQoAAOMVACCiCgAAAQAgBzMAANcVACA0AADhFQAgnAoAANgVACCdCgAA4BUAIKAKAAADACChCgAAAwAgogoAAAUAIAszAAClEQAwNAAAqhEAMJwKAACmEQAwnQoAAKcRADCeCgAAqBEAIJ8KAACpEQAwoAoAAKkRADChCgAAqREAMKIKAACpEQAwowoAAKsRADCkCgAArBEAMAszAACZEQAwNAAAnhEAMJwKAACaEQAwnQoAAJsRADCeCgAAnBEAIJ8KAACdEQAwoAoAAJ0RADChCgAAnREAMKIKAACdEQAwowoAAJ8RADCkCgAAoBEAMAszAACNEQAwNAAAkhEAMJwKAACOEQAwnQoAAI8RADCeCgAAkBEAIJ8KAACREQAwoAoAAJERADChCgAAkREAMKIKAACREQAwowoAAJMRADCkCgAAlBEAMAszAACBEQAwNAAAhhEAMJwKAACCEQAwnQoAAIMRADCeCgAAhBEAIJ8KAACFEQAwoAoAAIURADChCgAAhREAMKIKAACFEQAwowoAAIcRADCkCgAAiBEAMAszAAD1EAAwNAAA-hAAMJwKAAD2EAAwnQoAAPcQADCeCgAA-BAAIJ8KAAD5EAAwoAoAAPkQADChCgAA-RAAMKIKAAD5EAAwowoAAPsQADCkCgAA_BAAMAXjB0AAAAAB7gcBAAAAAfQHAQAAAAHECQEAAAAB0QkBAAAAAQIAAABfACAzAACAEQAgAwAAAF8AIDMAAIARACA0AAD_EAAgASwAAN8VADAMFQAA4Q0AIN8HAADgDQAw4AcAAF0AEOEHAADgDQAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAGLCAEA2AwAIaoJAQDYDAAhxAkBALsMACHRCQEAuwwAIZUKAADfDQAgAgAAAF8AICwAAP8QACACAAAA_RAAICwAAP4QACAK3wcAAPwQADDgBwAA_RAAEOEHAAD8EAAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAhiwgBANgMACGqCQEA2AwAIcQJAQC7DAAh0QkBALsMACEK3wcAAPwQADDgBwAA_RAAEOEHAAD8EAAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAhiwgBANgMACGqCQEA2AwAIcQJAQC7DAAh0QkBALsMACEF4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhxAkBAKEOACHRCQEAoQ4AIQXjB0AAlw4AIe4HAQChDgAh9AcBAKEOACHECQEAoQ4AIdEJAQChDgAhBeMHQAAAAAHuBwEAAAAB9AcBAAAAAcQJAQAAAAHRCQEAAAABDgMAAI8QACAEAQAAAAHjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGmCQABAAABpwkAAQAAAagJAQAAAAGpCQEAAAABqwkCAAAAAawJQAAAAAECAAAAWAAgMwAAjBEAIAMAAABYACAzAACMEQAgNAAAixEAIAEsAADeFQAwFAMAAPANACAEAQC9DAAhFQAA8Q0AIN8HAADvDQAw4AcAAFYAEOEHAADvDQAw4wdAAKwMACH0BwEAAAAB_QcBALsMACGKCEAArAwAIYsIAQDkDAAhjAgBAOQMACGpCAEAuwwAIaYJAAEAAAGnCQABAAABqAkBAL0MACGpCQEAvQwAIaoJAQDkDAAhqwkCANAMACGsCUAAvAwAIQIAAABYACAsAACLEQAgAgAAAIkRACAsAACKEQAgEgQBAL0MACHfBwAAiBEAMOAHAACJEQAQ4QcAAIgRADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGKCEAArAwAIYsIAQDkDAAhjAgBAOQMACGpCAEAuwwAIaYJAAHZDAAhpwkAAdkMACGoCQEAvQwAIakJAQC9DAAhqgkBAOQMACGrCQIA0AwAIawJQAC8DAAhEgQBAL0MACHfBwAAiBEAMOAHAACJEQAQ4QcAAIgRADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGKCEAArAwAIYsIAQDkDAAhjAgBAOQMACGpCAEAuwwAIaYJAAHZDAAhpwkAAdkMACGoCQEAvQwAIakJAQC9DAAhqgkBAOQMACGrCQIA0AwAIawJQAC8DAAhDQQBAKMOACHjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGKCEAAlw4AIYwIAQCjDgAhqQgBAKEOACGmCQAB5A4AIacJAAHkDgAhqAkBAKMOACGpCQEAow4AIasJAgCpDgAhrAlAAKIOACEOAwAAjRAAIAQBAKMOACHjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGKCEAAlw4AIYwIAQCjDgAhqQgBAKEOACGmCQAB5A4AIacJAAHkDgAhqAkBAKMOACGpCQEAow4AIasJAgCpDgAhrAlAAKIOACEOAwAAjxAAIAQBAAAAAeMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGMCAEAAAABqQgBAAAAAaYJAAEAAAGnCQABAAABqAkBAAAAAakJAQAAAAGrCQIAAAABrAlAAAAAAQoDAACWEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAa0JAAEAAAGuCQABAAABrwkBAAAAAbAJQAAAAAGxCUAAAAABAgAAAFQAIDMAAJgRACADAAAAVAAgMwAAmBEAIDQAAJcRACABLAAA3RUAMBADAACoDQAgFQAA4Q0AIN8HAADyDQAw4AcAAFIAEOEHAADyDQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGtCQABAAABrgkAAdkMACGvCQEAvQwAIbAJQAC8DAAhsQlAALwMACECAAAAVAAgLAAAlxEAIAIAAACVEQAgLAAAlhEAIA7fBwAAlBEAMOAHAACVEQAQ4QcAAJQRADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGtCQAB2QwAIa4JAAHZDAAhrwkBAL0MACGwCUAAvAwAIbEJQAC8DAAhDt8HAACUEQAw4AcAAJURABDhBwAAlBEAMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGqCQEA2AwAIa0JAAHZDAAhrgkAAdkMACGvCQEAvQwAIbAJQAC8DAAhsQlAALwMACEJ4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGtCQAB5A4AIa4JAAHkDgAhrwkBAKMOACGwCUAAog4AIbEJQACiDgAhCgMAAJQQACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGMCAEAoQ4AIa0JAAHkDgAhrgkAAeQOACGvCQEAow4AIbAJQACiDgAhsQlAAKIOACEKAwAAlhAAIOMHQAAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGtCQABAAABrgkAAQAAAa8JAQAAAAGwCUAAAAABsQlAAAAAAQcDAACdEAAgighAAAAAAYwIAQAAAAGyCQABAAABswkBAAAAAbQJAQAAAAG1CUAAAAABAgAAAFAAIDMAAKQRACADAAAAUAAgMwAApBEAIDQAAKMRACABLAAA3BUAMA0DAACoDQAgFQAA4Q0AIN8HAADzDQAw4AcAAE4AEOEHAADzDQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGyCQABAAABswkBALsMACG0CQEAuwwAIbUJQAC8DAAhAgAAAFAAICwAAKMRACACAAAAoREAICwAAKIRACAL3wcAAKARADDgBwAAoREAEOEHAACgEQAwighAAKwMACGLCAEA2AwAIYwIAQDYDAAhqgkBANgMACGyCQAB2QwAIbMJAQC7DAAhtAkBALsMACG1CUAAvAwAIQvfBwAAoBEAMOAHAAChEQAQ4QcAAKARADCKCEAArAwAIYsIAQDYDAAhjAgBANgMACGqCQEA2AwAIbIJAAHZDAAhswkBALsMACG0CQEAuwwAIbUJQAC8DAAhBooIQACXDgAhjAgBAKEOACGyCQAB5A4AIbMJAQChDgAhtAkBAKEOACG1CUAAog4AIQcDAACbEAAgighAAJcOACGMCAEAoQ4AIbIJAAHkDgAhswkBAKEOACG0CQEAoQ4AIbUJQACiDgAhBwMAAJ0QACCKCEAAAAABjAgBAAAAAbIJAAEAAAGzCQEAAAABtAkBAAAAAbUJQAAAAAEKAwAA4xAAIBcAAOUQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAbEJQAAAAAG3CQABAAAB0AlAAAAAAQIAAABJACAzAACwEQAgAwAAAEkAIDMAALARACA0AACvEQAgASwAANsVADAQAwAAqA0AIBUAAOENACAXAAD1DQAg3wcAAPQNADDgBwAARwAQ4QcAAPQNADDjB0AArAwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIaoJAQDYDAAhsQlAALwMACG3CQABAAAB0AlAALwMACECAAAASQAgLAAArxEAIAIAAACtEQAgLAAArhEAIA3fBwAArBEAMOAHAACtEQAQ4QcAAKwRADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGqCQEA2AwAIbEJQAC8DAAhtwkAAdkMACHQCUAAvAwAIQ3fBwAArBEAMOAHAACtEQAQ4QcAAKwRADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGqCQEA2AwAIbEJQAC8DAAhtwkAAdkMACHQCUAAvAwAIQjjB0AAlw4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhsQlAAKIOACG3CQAB5A4AIdAJQACiDgAhCgMAANsQACAXAADdEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIbEJQACiDgAhtwkAAeQOACHQCUAAog4AIQoDAADjEAAgFwAA5RAAIOMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABsQlAAAAAAbcJAAEAAAHQCUAAAAABAzMAANkVACCcCgAA2hUAIKIKAAABACADMwAA1xUAIJwKAADYFQAgogoAAAUAIAQzAAClEQAwnAoAAKYRADCeCgAAqBEAIKIKAACpEQAwBDMAAJkRADCcCgAAmhEAMJ4KAACcEQAgogoAAJ0RADAEMwAAjREAMJwKAACOEQAwngoAAJARACCiCgAAkREAMAQzAACBEQAwnAoAAIIRADCeCgAAhBEAIKIKAACFEQAwBDMAAPUQADCcCgAA9hAAMJ4KAAD4EAAgogoAAPkQADAAAAAAAAAAAAAAAAKfCgEAAAAEpQoBAAAABQKfCgEAAAAEpQoBAAAABQUzAADPFQAgNAAA1RUAIJwKAADQFQAgnQoAANQVACCiCgAAAQAgBTMAAM0VACA0AADSFQAgnAoAAM4VACCdCgAA0RUAIKIKAAAFACABnwoBAAAABAGfCgEAAAAEAzMAAM8VACCcCgAA0BUAIKIKAAABACADMwAAzRUAIJwKAADOFQAgogoAAAUAIAAAAAKfCgEAAAAEpQoBAAAABQKfCgEAAAAEpQoBAAAABQUzAADFFQAgNAAAyxUAIJwKAADGFQAgnQoAAMoVACCiCgAAAQAgBTMAAMMVACA0AADIFQAgnAoAAMQVACCdCgAAxxUAIKIKAAAFACABnwoBAAAABAGfCgEAAAAEAzMAAMUVACCcCgAAxhUAIKIKAAABACADMwAAwxUAIJwKAADEFQAgogoAAAUAIAAAAAAAAAAAAAAAAAAFMwAAvhUAIDQAAMEVACCcCgAAvxUAIJ0KAADAFQAgogoAABgAIAMzAAC-FQAgnAoAAL8VACCiCgAAGAAgAAAABTMAALkVACA0AAC8FQAgnAoAALoVACCdCgAAuxUAIKIKAAAYACADMwAAuRUAIJwKAAC6FQAgogoAABgAIAAAAAAAAp8KAQAAAASlCgEAAAAFAp8KAQAAAASlCgEAAAAFAp8KAQAAAASlCgEAAAAFAp8KAQAAAASlCgEAAAAFBTMAALEVACA0AAC3FQAgnAoAALIVACCdCgAAthUAIKIKAACSAgAgCzMAAI8SADA0AACUEgAwnAoAAJASADCdCgAAkRIAMJ4KAACSEgAgnwoAAJMSADCgCgAAkxIAMKEKAACTEgAwogoAAJMSADCjCgAAlRIAMKQKAACWEgAwCzMAAIMSADA0AACIEgAwnAoAAIQSADCdCgAAhRIAMJ4KAACGEgAgnwoAAIcSADCgCgAAhxIAMKEKAACHEgAwogoAAIcSADCjCgAAiRIAMKQKAACKEgAwCzMAAPcRADA0AAD8EQAwnAoAAPgRADCdCgAA-REAMJ4KAAD6EQAgnwoAAPsRADCgCgAA-xEAMKEKAAD7EQAwogoAAPsRADCjCgAA_REAMKQKAAD-EQAwBf0HIAAAAAGnCAEAAAABsAgBAAAAAfAIAQAAAAHrCUAAAAABAgAAACQAIDMAAIISACADAAAAJAAgMwAAghIAIDQAAIESACABLAAAtRUAMAsJAACBDgAg3wcAAIAOADDgBwAAIgAQ4QcAAIAOADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHfCAEAuwwAIfAIAQC7DAAh6wlAAKwMACGXCgAA_w0AIAIAAAAkACAsAACBEgAgAgAAAP8RACAsAACAEgAgCd8HAAD-EQAw4AcAAP8RABDhBwAA_hEAMP0HIADPDAAhpwgBALsMACGwCAEAuwwAId8IAQC7DAAh8AgBALsMACHrCUAArAwAIQnfBwAA_hEAMOAHAAD_EQAQ4QcAAP4RADD9ByAAzwwAIacIAQC7DAAhsAgBALsMACHfCAEAuwwAIfAIAQC7DAAh6wlAAKwMACEF_QcgANkOACGnCAEAoQ4AIbAIAQChDgAh8AgBAKEOACHrCUAAlw4AIQX9ByAA2Q4AIacIAQChDgAhsAgBAKEOACHwCAEAoQ4AIesJQACXDgAhBf0HIAAAAAGnCAEAAAABsAgBAAAAAfAIAQAAAAHrCUAAAAABBOMHQAAAAAHECQEAAAAB0QkBAAAAAeoJQAAAAAECAAAAIAAgMwAAjhIAIAMAAAAgACAzAACOEgAgNAAAjRIAIAEsAAC0FQAwCQkAAIEOACDfBwAAgg4AMOAHAAAeABDhBwAAgg4AMOMHQACsDAAh3wgBALsMACHECQEAuwwAIdEJAQAAAAHqCUAAvAwAIQIAAAAgACAsAACNEgAgAgAAAIsSACAsAACMEgAgCN8HAACKEgAw4AcAAIsSABDhBwAAihIAMOMHQACsDAAh3wgBALsMACHECQEAuwwAIdEJAQC7DAAh6glAALwMACEI3wcAAIoSADDgBwAAixIAEOEHAACKEgAw4wdAAKwMACHfCAEAuwwAIcQJAQC7DAAh0QkBALsMACHqCUAAvAwAIQTjB0AAlw4AIcQJAQChDgAh0QkBAKEOACHqCUAAog4AIQTjB0AAlw4AIcQJAQChDgAh0QkBAKEOACHqCUAAog4AIQTjB0AAAAABxAkBAAAAAdEJAQAAAAHqCUAAAAABFOMHQAAAAAGMCAEAAAABtAgBAAAAAdUIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAgAAAAHeCAQAAAAB4AgBAAAAAeEIAQAAAAHiCAIAAAAB4wgCAAAAAeQIAgAAAAHlCIAAAAAB5ghAAAAAAecIQAAAAAHoCEAAAAAB6QgEAAAAAeoIBAAAAAHrCAEAAAABAgAAABwAIDMAAJoSACADAAAAHAAgMwAAmhIAIDQAAJkSACABLAAAsxUAMBoJAACBDgAg3wcAAIQOADDgBwAAGgAQ4QcAAIQOADDjB0AArAwAIYwIAQDYDAAhtAgBANgMACHVCAIA0AwAIdsIAQAAAAHcCAEAuwwAId0IAgDQDAAh3ggEAKsMACHfCAEAuwwAIeAIAQC7DAAh4QgBALsMACHiCAIA0AwAIeMIAgDQDAAh5AgCANAMACHlCAAA5QwAIOYIQAC8DAAh5whAALwMACHoCEAAvAwAIekIBACrDAAh6ggEAKsMACHrCAEAuwwAIZgKAACDDgAgAgAAABwAICwAAJkSACACAAAAlxIAICwAAJgSACAY3wcAAJYSADDgBwAAlxIAEOEHAACWEgAw4wdAAKwMACGMCAEA2AwAIbQIAQDYDAAh1QgCANAMACHbCAEA2AwAIdwIAQC7DAAh3QgCANAMACHeCAQAqwwAId8IAQC7DAAh4AgBALsMACHhCAEAuwwAIeIIAgDQDAAh4wgCANAMACHkCAIA0AwAIeUIAADlDAAg5ghAALwMACHnCEAAvAwAIegIQAC8DAAh6QgEAKsMACHqCAQAqwwAIesIAQC7DAAhGN8HAACWEgAw4AcAAJcSABDhBwAAlhIAMOMHQACsDAAhjAgBANgMACG0CAEA2AwAIdUIAgDQDAAh2wgBANgMACHcCAEAuwwAId0IAgDQDAAh3ggEAKsMACHfCAEAuwwAIeAIAQC7DAAh4QgBALsMACHiCAIA0AwAIeMIAgDQDAAh5AgCANAMACHlCAAA5QwAIOYIQAC8DAAh5whAALwMACHoCEAAvAwAIekIBACrDAAh6ggEAKsMACHrCAEAuwwAIRTjB0AAlw4AIYwIAQChDgAhtAgBAKEOACHVCAIAqQ4AIdsIAQChDgAh3AgBAKEOACHdCAIAqQ4AId4IBACWDgAh4AgBAKEOACHhCAEAoQ4AIeIIAgCpDgAh4wgCAKkOACHkCAIAqQ4AIeUIgAAAAAHmCEAAog4AIecIQACiDgAh6AhAAKIOACHpCAQAlg4AIeoIBACWDgAh6wgBAKEOACEU4wdAAJcOACGMCAEAoQ4AIbQIAQChDgAh1QgCAKkOACHbCAEAoQ4AIdwIAQChDgAh3QgCAKkOACHeCAQAlg4AIeAIAQChDgAh4QgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHlCIAAAAAB5ghAAKIOACHnCEAAog4AIegIQACiDgAh6QgEAJYOACHqCAQAlg4AIesIAQChDgAhFOMHQAAAAAGMCAEAAAABtAgBAAAAAdUIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAgAAAAHeCAQAAAAB4AgBAAAAAeEIAQAAAAHiCAIAAAAB4wgCAAAAAeQIAgAAAAHlCIAAAAAB5ghAAAAAAecIQAAAAAHoCEAAAAAB6QgEAAAAAeoIBAAAAAHrCAEAAAABAZ8KAQAAAAQBnwoBAAAABAGfCgEAAAAEAZ8KAQAAAAQDMwAAsRUAIJwKAACyFQAgogoAAJICACAEMwAAjxIAMJwKAACQEgAwngoAAJISACCiCgAAkxIAMAQzAACDEgAwnAoAAIQSADCeCgAAhhIAIKIKAACHEgAwBDMAAPcRADCcCgAA-BEAMJ4KAAD6EQAgogoAAPsRADAAAAAAAAKfCgEAAAAEpQoBAAAABQszAADGEgAwNAAAyxIAMJwKAADHEgAwnQoAAMgSADCeCgAAyRIAIJ8KAADKEgAwoAoAAMoSADChCgAAyhIAMKIKAADKEgAwowoAAMwSADCkCgAAzRIAMAszAAC4EgAwNAAAvRIAMJwKAAC5EgAwnQoAALoSADCeCgAAuxIAIJ8KAAC8EgAwoAoAALwSADChCgAAvBIAMKIKAAC8EgAwowoAAL4SADCkCgAAvxIAMAszAACsEgAwNAAAsRIAMJwKAACtEgAwnQoAAK4SADCeCgAArxIAIJ8KAACwEgAwoAoAALASADChCgAAsBIAMKIKAACwEgAwowoAALISADCkCgAAsxIAMCIKAACgEgAgCwAAoRIAIAwAAKISACDuBwEAAAAB3AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQIAAAAYACAzAAC3EgAgAwAAABgAIDMAALcSACA0AAC2EgAgASwAALAVADAnBwAAhg4AIAoAAIcOACALAACIDgAgDAAAiQ4AIN8HAACFDgAw4AcAABYAEOEHAACFDgAw7gcBAAAAAdwIAQC7DAAh4AgBALsMACHiCAIA0AwAIeMIAgDQDAAh5AgCANAMACHpCAQAqwwAIdYJAQC7DAAh6AkgAM8MACHsCQEAuwwAIe0JAQC9DAAh7gkCANAMACHvCQIA0AwAIfAJAgDQDAAh8QkCANAMACHyCQEA5AwAIfMJIADPDAAh9AlAALwMACH1CUAAvAwAIfYJAQC9DAAh9wlAALwMACH4CQAAyQwAIPkJAADJDAAg-gkAAMkMACD7CUAAvAwAIfwJIADPDAAh_QkAAMkMACD-CQIA0AwAIf8JAgDQDAAhgAoBAL0MACGBCgEA5AwAIYIKAQDkDAAhAgAAABgAICwAALYSACACAAAAtBIAICwAALUSACAj3wcAALMSADDgBwAAtBIAEOEHAACzEgAw7gcBALsMACHcCAEAuwwAIeAIAQC7DAAh4ggCANAMACHjCAIA0AwAIeQIAgDQDAAh6QgEAKsMACHWCQEAuwwAIegJIADPDAAh7AkBALsMACHtCQEAvQwAIe4JAgDQDAAh7wkCANAMACHwCQIA0AwAIfEJAgDQDAAh8gkBAOQMACHzCSAAzwwAIfQJQAC8DAAh9QlAALwMACH2CQEAvQwAIfcJQAC8DAAh-AkAAMkMACD5CQAAyQwAIPoJAADJDAAg-wlAALwMACH8CSAAzwwAIf0JAADJDAAg_gkCANAMACH_CQIA0AwAIYAKAQC9DAAhgQoBAOQMACGCCgEA5AwAISPfBwAAsxIAMOAHAAC0EgAQ4QcAALMSADDuBwEAuwwAIdwIAQC7DAAh4AgBALsMACHiCAIA0AwAIeMIAgDQDAAh5AgCANAMACHpCAQAqwwAIdYJAQC7DAAh6AkgAM8MACHsCQEAuwwAIe0JAQC9DAAh7gkCANAMACHvCQIA0AwAIfAJAgDQDAAh8QkCANAMACHyCQEA5AwAIfMJIADPDAAh9AlAALwMACH1CUAAvAwAIfYJAQC9DAAh9wlAALwMACH4CQAAyQwAIPkJAADJDAAg-gkAAMkMACD7CUAAvAwAIfwJIADPDAAh_QkAAMkMACD-CQIA0AwAIf8JAgDQDAAhgAoBAL0MACGBCgEA5AwAIYIKAQDkDAAhH-4HAQChDgAh3AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhIgoAAPQRACALAAD1EQAgDAAA9hEAIO4HAQChDgAh3AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhIgoAAKASACALAAChEgAgDAAAohIAIO4HAQAAAAHcCAEAAAAB4ggCAAAAAeMIAgAAAAHkCAIAAAAB6QgEAAAAAdYJAQAAAAHoCSAAAAAB7AkBAAAAAe0JAQAAAAHuCQIAAAAB7wkCAAAAAfAJAgAAAAHxCQIAAAAB8gkBAAAAAfMJIAAAAAH0CUAAAAAB9QlAAAAAAfYJAQAAAAH3CUAAAAAB-AkAAJsSACD5CQAAnBIAIPoJAACdEgAg-wlAAAAAAfwJIAAAAAH9CQAAnhIAIP4JAgAAAAH_CQIAAAABgAoBAAAAAYEKAQAAAAGCCgEAAAABCgQAAMUSACDjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABjAgBAAAAAacIAQAAAAGFCgIAAAABhgoBAAAAAYcKQAAAAAECAAAAEwAgMwAAxBIAIAMAAAATACAzAADEEgAgNAAAwhIAIAEsAACvFQAwDwQAAM0NACAHAACLDgAg3wcAAIoOADDgBwAAEQAQ4QcAAIoOADDjB0AArAwAIe4HAQC7DAAh9AcBAAAAAf0HAQC7DAAhjAgBANgMACGnCAEAuwwAIeAIAQC9DAAhhQoCANAMACGGCgEAvQwAIYcKQAC8DAAhAgAAABMAICwAAMISACACAAAAwBIAICwAAMESACAN3wcAAL8SADDgBwAAwBIAEOEHAAC_EgAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAh_QcBALsMACGMCAEA2AwAIacIAQC7DAAh4AgBAL0MACGFCgIA0AwAIYYKAQC9DAAhhwpAALwMACEN3wcAAL8SADDgBwAAwBIAEOEHAAC_EgAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAh_QcBALsMACGMCAEA2AwAIacIAQC7DAAh4AgBAL0MACGFCgIA0AwAIYYKAQC9DAAhhwpAALwMACEJ4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGMCAEAoQ4AIacIAQChDgAhhQoCAKkOACGGCgEAow4AIYcKQACiDgAhCgQAAMMSACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIYwIAQChDgAhpwgBAKEOACGFCgIAqQ4AIYYKAQCjDgAhhwpAAKIOACEFMwAAqhUAIDQAAK0VACCcCgAAqxUAIJ0KAACsFQAgogoAAAUAIAoEAADFEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGnCAEAAAABhQoCAAAAAYYKAQAAAAGHCkAAAAABAzMAAKoVACCcCgAAqxUAIKIKAAAFACAJBAAA0xIAIOIHQAAAAAHuBwEAAAAB9AcBAAAAAYwIAQAAAAGnCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABAgAAAAsAIDMAANISACADAAAACwAgMwAA0hIAIDQAANASACABLAAAqRUAMA4EAAD4DQAgBwAAiw4AIN8HAACMDgAw4AcAAAkAEOEHAACMDgAw4gdAALwMACHuBwEAuwwAIfQHAQAAAAGMCAEA5AwAIacIAQC7DAAh4AgBAL0MACGFCgIA0AwAIYgKAQC7DAAhiQpAAKwMACECAAAACwAgLAAA0BIAIAIAAADOEgAgLAAAzxIAIAzfBwAAzRIAMOAHAADOEgAQ4QcAAM0SADDiB0AAvAwAIe4HAQC7DAAh9AcBANgMACGMCAEA5AwAIacIAQC7DAAh4AgBAL0MACGFCgIA0AwAIYgKAQC7DAAhiQpAAKwMACEM3wcAAM0SADDgBwAAzhIAEOEHAADNEgAw4gdAALwMACHuBwEAuwwAIfQHAQDYDAAhjAgBAOQMACGnCAEAuwwAIeAIAQC9DAAhhQoCANAMACGICgEAuwwAIYkKQACsDAAhCOIHQACiDgAh7gcBAKEOACH0BwEAoQ4AIYwIAQCjDgAhpwgBAKEOACGFCgIAqQ4AIYgKAQChDgAhiQpAAJcOACEJBAAA0RIAIOIHQACiDgAh7gcBAKEOACH0BwEAoQ4AIYwIAQCjDgAhpwgBAKEOACGFCgIAqQ4AIYgKAQChDgAhiQpAAJcOACEHMwAApBUAIDQAAKcVACCcCgAApRUAIJ0KAACmFQAgoAoAAAMAIKEKAAADACCiCgAABQAgCQQAANMSACDiB0AAAAAB7gcBAAAAAfQHAQAAAAGMCAEAAAABpwgBAAAAAYUKAgAAAAGICgEAAAABiQpAAAAAAQMzAACkFQAgnAoAAKUVACCiCgAABQAgAZ8KAQAAAAQEMwAAxhIAMJwKAADHEgAwngoAAMkSACCiCgAAyhIAMAQzAAC4EgAwnAoAALkSADCeCgAAuxIAIKIKAAC8EgAwBDMAAKwSADCcCgAArRIAMJ4KAACvEgAgogoAALASADAAAAAAAAAAAAczAACfFQAgNAAAohUAIJwKAACgFQAgnQoAAKEVACCgCgAADgAgoQoAAA4AIKIKAACSAgAgAzMAAJ8VACCcCgAAoBUAIKIKAACSAgAgAAAAAAAHMwAAmhUAIDQAAJ0VACCcCgAAmxUAIJ0KAACcFQAgoAoAAA4AIKEKAAAOACCiCgAAkgIAIAMzAACaFQAgnAoAAJsVACCiCgAAkgIAIAAAAAAABTMAAJUVACA0AACYFQAgnAoAAJYVACCdCgAAlxUAIKIKAAAFACADMwAAlRUAIJwKAACWFQAgogoAAAUAIAoDAAC_EAAgBQAA_RQAIAYAANgSACAIAADZEgAgDwAA4xQAIBAAAOQUACARAADyFAAgHQAA5hQAII4KAACdDgAgkAoAAJ0OACAAAAAFMwAAihUAIDQAAJMVACCcCgAAixUAIJ0KAACSFQAgogoAAAEAIAczAAC7EwAgNAAAvhMAIJwKAAC8EwAgnQoAAL0TACCgCgAABwAgoQoAAAcAIKIKAADIAQAgCzMAALITADA0AAC2EwAwnAoAALMTADCdCgAAtBMAMJ4KAAC1EwAgnwoAAMoSADCgCgAAyhIAMKEKAADKEgAwogoAAMoSADCjCgAAtxMAMKQKAADNEgAwCzMAAKkTADA0AACtEwAwnAoAAKoTADCdCgAAqxMAMJ4KAACsEwAgnwoAALwSADCgCgAAvBIAMKEKAAC8EgAwogoAALwSADCjCgAArhMAMKQKAAC_EgAwCzMAAJ0TADA0AACiEwAwnAoAAJ4TADCdCgAAnxMAMJ4KAACgEwAgnwoAAKETADCgCgAAoRMAMKEKAAChEwAwogoAAKETADCjCgAAoxMAMKQKAACkEwAwCzMAAJETADA0AACWEwAwnAoAAJITADCdCgAAkxMAMJ4KAACUEwAgnwoAAJUTADCgCgAAlRMAMKEKAACVEwAwogoAAJUTADCjCgAAlxMAMKQKAACYEwAwCzMAAIgTADA0AACMEwAwnAoAAIkTADCdCgAAihMAMJ4KAACLEwAgnwoAAPsPADCgCgAA-w8AMKEKAAD7DwAwogoAAPsPADCjCgAAjRMAMKQKAAD-DwAwCzMAAPwSADA0AACBEwAwnAoAAP0SADCdCgAA_hIAMJ4KAAD_EgAgnwoAAIATADCgCgAAgBMAMKEKAACAEwAwogoAAIATADCjCgAAghMAMKQKAACDEwAwDwMAALERACAYAACzEQAgGQAAtBEAIBoAALURACAbAAC2EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGQCQEAAAABngkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAAQIAAABEACAzAACHEwAgAwAAAEQAIDMAAIcTACA0AACGEwAgASwAAJEVADAWAwAAqA0AIAQAAPgNACAYAADoDQAgGQAA6g0AIBoAAOsNACAbAADsDQAgHAAA-Q0AIN8HAAD3DQAw4AcAAEIAEOEHAAD3DQAw4wdAAKwMACH0BwEAAAAB-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGQCQEAuwwAIZ4JAQC9DAAhwAkAAPYNACDSCQEAuwwAIdMJAQC7DAAh1AlAALwMACECAAAARAAgLAAAhhMAIAIAAACEEwAgLAAAhRMAIA7fBwAAgxMAMOAHAACEEwAQ4QcAAIMTADDjB0AArAwAIfQHAQDYDAAh-gcBAL0MACH9BwEAuwwAIYsIAQDYDAAhjAgBAOQMACGQCQEAuwwAIZ4JAQC9DAAh0gkBALsMACHTCQEAuwwAIdQJQAC8DAAhDt8HAACDEwAw4AcAAIQTABDhBwAAgxMAMOMHQACsDAAh9AcBANgMACH6BwEAvQwAIf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIZAJAQC7DAAhngkBAL0MACHSCQEAuwwAIdMJAQC7DAAh1AlAALwMACEJ4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGQCQEAoQ4AIZ4JAQCjDgAh0gkBAKEOACHTCQEAoQ4AIdQJQACiDgAhDwMAAO4QACAYAADwEAAgGQAA8RAAIBoAAPIQACAbAADzEAAgHAAA9BAAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIQ8DAACxEQAgGAAAsxEAIBkAALQRACAaAAC1EQAgGwAAthEAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAETEgAA0Q8AIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAY4JAQAAAAGQCQEAAAABkQkBAAAAAZIJAQAAAAGTCYAAAAABlAkAAM4PACCVCQIAAAABlgkgAAAAAZcJAQAAAAGYCQAAzw8AIJkJIAAAAAGaCQIAAAABAgAAADcAIDMAAJATACADAAAANwAgMwAAkBMAIDQAAI8TACABLAAAkBUAMAIAAAA3ACAsAACPEwAgAgAAAP8PACAsAACOEwAgEuMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIY4JAQChDgAhkAkBAKEOACGRCQEAoQ4AIZIJAQChDgAhkwmAAAAAAZQJAADKDwAglQkCAKkOACGWCSAA2Q4AIZcJAQChDgAhmAkAAMsPACCZCSAA2Q4AIZoJAgCpDgAhExIAAM0PACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGOCQEAoQ4AIZAJAQChDgAhkQkBAKEOACGSCQEAoQ4AIZMJgAAAAAGUCQAAyg8AIJUJAgCpDgAhlgkgANkOACGXCQEAoQ4AIZgJAADLDwAgmQkgANkOACGaCQIAqQ4AIRMSAADRDwAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABjgkBAAAAAZAJAQAAAAGRCQEAAAABkgkBAAAAAZMJgAAAAAGUCQAAzg8AIJUJAgAAAAGWCSAAAAABlwkBAAAAAZgJAADPDwAgmQkgAAAAAZoJAgAAAAETAwAAyREAIOMHQAAAAAH0BwEAAAABighAAAAAAaEIAQAAAAGiCAEAAAABjgkBAAAAAZQJAADHEQAgrwkBAAAAAbEJQAAAAAG3CQABAAAB2gkAAMgRACDbCUAAAAAB3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAABAgAAADMAIDMAAJwTACADAAAAMwAgMwAAnBMAIDQAAJsTACABLAAAjxUAMBkDAACoDQAgBAAAzQ0AIN8HAAD9DQAw4AcAADEAEOEHAAD9DQAw4wdAAKwMACH0BwEAAAABighAAKwMACGLCAEA2AwAIYwIAQDYDAAhoQgBALsMACGiCAEA2AwAIY4JAQDkDAAhlAkAAMkMACCvCQEAvQwAIbEJQAC8DAAhtwkAAQAAAdoJAADJDAAg2wlAALwMACHcCQIAkA0AId0JAgCQDQAh3gkBAL0MACHfCQEAvQwAIeAJAQDkDAAh4QkBAOQMACECAAAAMwAgLAAAmxMAIAIAAACZEwAgLAAAmhMAIBffBwAAmBMAMOAHAACZEwAQ4QcAAJgTADDjB0AArAwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhoQgBALsMACGiCAEA2AwAIY4JAQDkDAAhlAkAAMkMACCvCQEAvQwAIbEJQAC8DAAhtwkAAdkMACHaCQAAyQwAINsJQAC8DAAh3AkCAJANACHdCQIAkA0AId4JAQC9DAAh3wkBAL0MACHgCQEA5AwAIeEJAQDkDAAhF98HAACYEwAw4AcAAJkTABDhBwAAmBMAMOMHQACsDAAh9AcBANgMACGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGhCAEAuwwAIaIIAQDYDAAhjgkBAOQMACGUCQAAyQwAIK8JAQC9DAAhsQlAALwMACG3CQAB2QwAIdoJAADJDAAg2wlAALwMACHcCQIAkA0AId0JAgCQDQAh3gkBAL0MACHfCQEAvQwAIeAJAQDkDAAh4QkBAOQMACES4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhoQgBAKEOACGiCAEAoQ4AIY4JAQCjDgAhlAkAAMMRACCvCQEAow4AIbEJQACiDgAhtwkAAeQOACHaCQAAxBEAINsJQACiDgAh3AkCAKkPACHdCQIAqQ8AId4JAQCjDgAh3wkBAKMOACHgCQEAow4AIeEJAQCjDgAhEwMAAMURACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGhCAEAoQ4AIaIIAQChDgAhjgkBAKMOACGUCQAAwxEAIK8JAQCjDgAhsQlAAKIOACG3CQAB5A4AIdoJAADEEQAg2wlAAKIOACHcCQIAqQ8AId0JAgCpDwAh3gkBAKMOACHfCQEAow4AIeAJAQCjDgAh4QkBAKMOACETAwAAyREAIOMHQAAAAAH0BwEAAAABighAAAAAAaEIAQAAAAGiCAEAAAABjgkBAAAAAZQJAADHEQAgrwkBAAAAAbEJQAAAAAG3CQABAAAB2gkAAMgRACDbCUAAAAAB3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAABEgMAANQRACDjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGUCQAA0hEAIJcJAQAAAAGYCQAA0xEAIJkJIAAAAAGuCQABAAABsQlAAAAAAdMJAQAAAAHbCUAAAAAB4gkBAAAAAeMJAQAAAAHkCUAAAAABAgAAAC8AIDMAAKgTACADAAAALwAgMwAAqBMAIDQAAKcTACABLAAAjhUAMBgDAACoDQAgBAAAzQ0AIN8HAAD-DQAw4AcAAC0AEOEHAAD-DQAw4wdAAKwMACHuBwEAuwwAIfQHAQAAAAGKCEAArAwAIYsIAQDYDAAhjAgBANgMACGRCAEAuwwAIZIIAQC7DAAhlAkAAMkMACCXCQEAuwwAIZgJAADJDAAgmQkgAM8MACGuCQABAAABsQlAALwMACHTCQEAvQwAIdsJQAC8DAAh4gkBAOQMACHjCQEAvQwAIeQJQAC8DAAhAgAAAC8AICwAAKcTACACAAAApRMAICwAAKYTACAW3wcAAKQTADDgBwAApRMAEOEHAACkEwAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhkQgBALsMACGSCAEAuwwAIZQJAADJDAAglwkBALsMACGYCQAAyQwAIJkJIADPDAAhrgkAAdkMACGxCUAAvAwAIdMJAQC9DAAh2wlAALwMACHiCQEA5AwAIeMJAQC9DAAh5AlAALwMACEW3wcAAKQTADDgBwAApRMAEOEHAACkEwAw4wdAAKwMACHuBwEAuwwAIfQHAQDYDAAhighAAKwMACGLCAEA2AwAIYwIAQDYDAAhkQgBALsMACGSCAEAuwwAIZQJAADJDAAglwkBALsMACGYCQAAyQwAIJkJIADPDAAhrgkAAdkMACGxCUAAvAwAIdMJAQC9DAAh2wlAALwMACHiCQEA5AwAIeMJAQC9DAAh5AlAALwMACER4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhlAkAAM4RACCXCQEAoQ4AIZgJAADPEQAgmQkgANkOACGuCQAB5A4AIbEJQACiDgAh0wkBAKMOACHbCUAAog4AIeIJAQCjDgAh4wkBAKMOACHkCUAAog4AIRIDAADQEQAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhlAkAAM4RACCXCQEAoQ4AIZgJAADPEQAgmQkgANkOACGuCQAB5A4AIbEJQACiDgAh0wkBAKMOACHbCUAAog4AIeIJAQCjDgAh4wkBAKMOACHkCUAAog4AIRIDAADUEQAg4wdAAAAAAe4HAQAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABlAkAANIRACCXCQEAAAABmAkAANMRACCZCSAAAAABrgkAAQAAAbEJQAAAAAHTCQEAAAAB2wlAAAAAAeIJAQAAAAHjCQEAAAAB5AlAAAAAAQoHAADhEgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYYKAQAAAAGHCkAAAAABAgAAABMAIDMAALETACADAAAAEwAgMwAAsRMAIDQAALATACABLAAAjRUAMAIAAAATACAsAACwEwAgAgAAAMASACAsAACvEwAgCeMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhpwgBAKEOACHgCAEAow4AIYUKAgCpDgAhhgoBAKMOACGHCkAAog4AIQoHAADgEgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGnCAEAoQ4AIeAIAQCjDgAhhQoCAKkOACGGCgEAow4AIYcKQACiDgAhCgcAAOESACDjB0AAAAAB7gcBAAAAAfQHAQAAAAH9BwEAAAABpwgBAAAAAeAIAQAAAAGFCgIAAAABhgoBAAAAAYcKQAAAAAEJBwAA6BIAIOIHQAAAAAHuBwEAAAAB9AcBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABAgAAAAsAIDMAALoTACADAAAACwAgMwAAuhMAIDQAALkTACABLAAAjBUAMAIAAAALACAsAAC5EwAgAgAAAM4SACAsAAC4EwAgCOIHQACiDgAh7gcBAKEOACH0BwEAoQ4AIacIAQChDgAh4AgBAKMOACGFCgIAqQ4AIYgKAQChDgAhiQpAAJcOACEJBwAA5xIAIOIHQACiDgAh7gcBAKEOACH0BwEAoQ4AIacIAQChDgAh4AgBAKMOACGFCgIAqQ4AIYgKAQChDgAhiQpAAJcOACEJBwAA6BIAIOIHQAAAAAHuBwEAAAAB9AcBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABCO4HAQAAAAGtCAQAAAAB4ggEAAAAAeMIBAAAAAHkCAQAAAABigoEAAAAAYsKAgAAAAGMCgIAAAABAgAAAMgBACAzAAC7EwAgAwAAAAcAIDMAALsTACA0AAC_EwAgCgAAAAcAICwAAL8TACDuBwEAoQ4AIa0IBACWDgAh4ggEAJYOACHjCAQAlg4AIeQIBACWDgAhigoEAJYOACGLCgIAqQ4AIYwKAgCpDgAhCO4HAQChDgAhrQgEAJYOACHiCAQAlg4AIeMIBACWDgAh5AgEAJYOACGKCgQAlg4AIYsKAgCpDgAhjAoCAKkOACEDMwAAihUAIJwKAACLFQAgogoAAAEAIAMzAAC7EwAgnAoAALwTACCiCgAAyAEAIAQzAACyEwAwnAoAALMTADCeCgAAtRMAIKIKAADKEgAwBDMAAKkTADCcCgAAqhMAMJ4KAACsEwAgogoAALwSADAEMwAAnRMAMJwKAACeEwAwngoAAKATACCiCgAAoRMAMAQzAACREwAwnAoAAJITADCeCgAAlBMAIKIKAACVEwAwBDMAAIgTADCcCgAAiRMAMJ4KAACLEwAgogoAAPsPADAEMwAA_BIAMJwKAAD9EgAwngoAAP8SACCiCgAAgBMAMAAAAAszAADJFAAwNAAAzhQAMJwKAADKFAAwnQoAAMsUADCeCgAAzBQAIJ8KAADNFAAwoAoAAM0UADChCgAAzRQAMKIKAADNFAAwowoAAM8UADCkCgAA0BQAMAszAADAFAAwNAAAxBQAMJwKAADBFAAwnQoAAMIUADCeCgAAwxQAIJ8KAAChEwAwoAoAAKETADChCgAAoRMAMKIKAAChEwAwowoAAMUUADCkCgAApBMAMAszAAC3FAAwNAAAuxQAMJwKAAC4FAAwnQoAALkUADCeCgAAuhQAIJ8KAACVEwAwoAoAAJUTADChCgAAlRMAMKIKAACVEwAwowoAALwUADCkCgAAmBMAMAszAACrFAAwNAAAsBQAMJwKAACsFAAwnQoAAK0UADCeCgAArhQAIJ8KAACvFAAwoAoAAK8UADChCgAArxQAMKIKAACvFAAwowoAALEUADCkCgAAshQAMAszAACiFAAwNAAAphQAMJwKAACjFAAwnQoAAKQUADCeCgAApRQAIJ8KAACAEwAwoAoAAIATADChCgAAgBMAMKIKAACAEwAwowoAAKcUADCkCgAAgxMAMAszAACZFAAwNAAAnRQAMJwKAACaFAAwnQoAAJsUADCeCgAAnBQAIJ8KAACpEQAwoAoAAKkRADChCgAAqREAMKIKAACpEQAwowoAAJ4UADCkCgAArBEAMAczAACUFAAgNAAAlxQAIJwKAACVFAAgnQoAAJYUACCgCgAAdAAgoQoAAHQAIKIKAAC8BQAgCzMAAIsUADA0AACPFAAwnAoAAIwUADCdCgAAjRQAMJ4KAACOFAAgnwoAALQQADCgCgAAtBAAMKEKAAC0EAAwogoAALQQADCjCgAAkBQAMKQKAAC3EAAwCzMAAIIUADA0AACGFAAwnAoAAIMUADCdCgAAhBQAMJ4KAACFFAAgnwoAAJ0RADCgCgAAnREAMKEKAACdEQAwogoAAJ0RADCjCgAAhxQAMKQKAACgEQAwCzMAAPkTADA0AAD9EwAwnAoAAPoTADCdCgAA-xMAMJ4KAAD8EwAgnwoAAJERADCgCgAAkREAMKEKAACREQAwogoAAJERADCjCgAA_hMAMKQKAACUEQAwCzMAAPATADA0AAD0EwAwnAoAAPETADCdCgAA8hMAMJ4KAADzEwAgnwoAAIURADCgCgAAhREAMKEKAACFEQAwogoAAIURADCjCgAA9RMAMKQKAACIEQAwCzMAAOQTADA0AADpEwAwnAoAAOUTADCdCgAA5hMAMJ4KAADnEwAgnwoAAOgTADCgCgAA6BMAMKEKAADoEwAwogoAAOgTADCjCgAA6hMAMKQKAADrEwAwCzMAANgTADA0AADdEwAwnAoAANkTADCdCgAA2hMAMJ4KAADbEwAgnwoAANwTADCgCgAA3BMAMKEKAADcEwAwogoAANwTADCjCgAA3hMAMKQKAADfEwAwCBYAANcQACDjB0AAAAAB9AcBAAAAAf4HAgAAAAGBCEAAAAABiQgBAAAAAc4JAQAAAAHPCYAAAAABAgAAAI4BACAzAADjEwAgAwAAAI4BACAzAADjEwAgNAAA4hMAIAEsAACJFQAwDQMAAKgNACAWAADRDQAg3wcAANANADDgBwAASwAQ4QcAANANADDjB0AArAwAIfQHAQAAAAH-BwIA0AwAIYEIQACsDAAhiQgBAL0MACGLCAEA2AwAIc4JAQAAAAHPCQAA7AwAIAIAAACOAQAgLAAA4hMAIAIAAADgEwAgLAAA4RMAIAvfBwAA3xMAMOAHAADgEwAQ4QcAAN8TADDjB0AArAwAIfQHAQDYDAAh_gcCANAMACGBCEAArAwAIYkIAQC9DAAhiwgBANgMACHOCQEA5AwAIc8JAADsDAAgC98HAADfEwAw4AcAAOATABDhBwAA3xMAMOMHQACsDAAh9AcBANgMACH-BwIA0AwAIYEIQACsDAAhiQgBAL0MACGLCAEA2AwAIc4JAQDkDAAhzwkAAOwMACAH4wdAAJcOACH0BwEAoQ4AIf4HAgCpDgAhgQhAAJcOACGJCAEAow4AIc4JAQCjDgAhzwmAAAAAAQgWAADVEAAg4wdAAJcOACH0BwEAoQ4AIf4HAgCpDgAhgQhAAJcOACGJCAEAow4AIc4JAQCjDgAhzwmAAAAAAQgWAADXEAAg4wdAAAAAAfQHAQAAAAH-BwIAAAABgQhAAAAAAYkIAQAAAAHOCQEAAAABzwmAAAAAAQ4jAADSDgAgJAAA0w4AIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAECAAAAgQEAIDMAAO8TACADAAAAgQEAIDMAAO8TACA0AADuEwAgASwAAIgVADATAwAAqA0AICMAANYNACAkAADXDQAg3wcAANUNADDgBwAAfwAQ4QcAANUNADDjB0AArAwAIe4HAQC7DAAh9AcBAAAAAf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhAgAAAIEBACAsAADuEwAgAgAAAOwTACAsAADtEwAgEN8HAADrEwAw4AcAAOwTABDhBwAA6xMAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhEN8HAADrEwAw4AcAAOwTABDhBwAA6xMAMOMHQACsDAAh7gcBALsMACH0BwEA2AwAIf0HAQC7DAAhiwgBANgMACGMCAEA5AwAIY0IAQC7DAAhjggAAMkMACCPCAEAvQwAIZAIQAC8DAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhDOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKMOACGNCAEAoQ4AIY4IAAC0DgAgjwgBAKMOACGQCEAAog4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIQ4jAAC2DgAgJAAAtw4AIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhjAgBAKMOACGNCAEAoQ4AIY4IAAC0DgAgjwgBAKMOACGQCEAAog4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIQ4jAADSDgAgJAAA0w4AIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAEPBAEAAAABFQAAkBAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGMCAEAAAABqQgBAAAAAaYJAAEAAAGnCQABAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkCAAAAAawJQAAAAAECAAAAWAAgMwAA-BMAIAMAAABYACAzAAD4EwAgNAAA9xMAIAEsAACHFQAwAgAAAFgAICwAAPcTACACAAAAiREAICwAAPYTACAOBAEAow4AIeMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYoIQACXDgAhjAgBAKMOACGpCAEAoQ4AIaYJAAHkDgAhpwkAAeQOACGoCQEAow4AIakJAQCjDgAhqgkBAKMOACGrCQIAqQ4AIawJQACiDgAhDwQBAKMOACEVAACOEAAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhighAAJcOACGMCAEAow4AIakIAQChDgAhpgkAAeQOACGnCQAB5A4AIagJAQCjDgAhqQkBAKMOACGqCQEAow4AIasJAgCpDgAhrAlAAKIOACEPBAEAAAABFQAAkBAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGMCAEAAAABqQgBAAAAAaYJAAEAAAGnCQABAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkCAAAAAawJQAAAAAELFQAAlxAAIOMHQAAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGqCQEAAAABrQkAAQAAAa4JAAEAAAGvCQEAAAABsAlAAAAAAbEJQAAAAAECAAAAVAAgMwAAgRQAIAMAAABUACAzAACBFAAgNAAAgBQAIAEsAACGFQAwAgAAAFQAICwAAIAUACACAAAAlREAICwAAP8TACAK4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGqCQEAoQ4AIa0JAAHkDgAhrgkAAeQOACGvCQEAow4AIbAJQACiDgAhsQlAAKIOACELFQAAlRAAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhqgkBAKEOACGtCQAB5A4AIa4JAAHkDgAhrwkBAKMOACGwCUAAog4AIbEJQACiDgAhCxUAAJcQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABqgkBAAAAAa0JAAEAAAGuCQABAAABrwkBAAAAAbAJQAAAAAGxCUAAAAABCBUAAJ4QACCKCEAAAAABjAgBAAAAAaoJAQAAAAGyCQABAAABswkBAAAAAbQJAQAAAAG1CUAAAAABAgAAAFAAIDMAAIoUACADAAAAUAAgMwAAihQAIDQAAIkUACABLAAAhRUAMAIAAABQACAsAACJFAAgAgAAAKERACAsAACIFAAgB4oIQACXDgAhjAgBAKEOACGqCQEAoQ4AIbIJAAHkDgAhswkBAKEOACG0CQEAoQ4AIbUJQACiDgAhCBUAAJwQACCKCEAAlw4AIYwIAQChDgAhqgkBAKEOACGyCQAB5A4AIbMJAQChDgAhtAkBAKEOACG1CUAAog4AIQgVAACeEAAgighAAAAAAYwIAQAAAAGqCQEAAAABsgkAAQAAAbMJAQAAAAG0CQEAAAABtQlAAAAAARAgAACnEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGeCQEAAAABsQlAAAAAAbUJQAAAAAG2CQEAAAABtwkAAQAAAbgJAQAAAAG5CQEAAAABugkBAAAAAbsJAQAAAAG8CQAApRAAIAIAAAB4ACAzAACTFAAgAwAAAHgAIDMAAJMUACA0AACSFAAgASwAAIQVADACAAAAeAAgLAAAkhQAIAIAAAC4EAAgLAAAkRQAIA_jB0AAlw4AIfQHAQChDgAhighAAJcOACGRCAEAoQ4AIZIIAQChDgAhngkBAKMOACGxCUAAog4AIbUJQACiDgAhtgkBAKEOACG3CQAB5A4AIbgJAQChDgAhuQkBAKMOACG6CQEAow4AIbsJAQCjDgAhvAkAAKIQACAQIAAApBAAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIZEIAQChDgAhkggBAKEOACGeCQEAow4AIbEJQACiDgAhtQlAAKIOACG2CQEAoQ4AIbcJAAHkDgAhuAkBAKEOACG5CQEAow4AIboJAQCjDgAhuwkBAKMOACG8CQAAohAAIBAgAACnEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGeCQEAAAABsQlAAAAAAbUJQAAAAAG2CQEAAAABtwkAAQAAAbgJAQAAAAG5CQEAAAABugkBAAAAAbsJAQAAAAG8CQAApRAAIAshAAC-EAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABngkBAAAAAboJAQAAAAG7CQEAAAABvAkAALwQACC9CQIAAAABvgkBAAAAAb8JQAAAAAECAAAAvAUAIDMAAJQUACADAAAAdAAgMwAAlBQAIDQAAJgUACANAAAAdAAgIQAArxAAICwAAJgUACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGeCQEAow4AIboJAQCjDgAhuwkBAKMOACG8CQAArRAAIL0JAgCpDgAhvgkBAKMOACG_CUAAog4AIQshAACvEAAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhngkBAKMOACG6CQEAow4AIbsJAQCjDgAhvAkAAK0QACC9CQIAqQ4AIb4JAQCjDgAhvwlAAKIOACELFQAA5BAAIBcAAOUQACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGRCAEAAAABkggBAAAAAaoJAQAAAAGxCUAAAAABtwkAAQAAAdAJQAAAAAECAAAASQAgMwAAoRQAIAMAAABJACAzAAChFAAgNAAAoBQAIAEsAACDFQAwAgAAAEkAICwAAKAUACACAAAArREAICwAAJ8UACAJ4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIaoJAQChDgAhsQlAAKIOACG3CQAB5A4AIdAJQACiDgAhCxUAANwQACAXAADdEAAg4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhkQgBAKEOACGSCAEAoQ4AIaoJAQChDgAhsQlAAKIOACG3CQAB5A4AIdAJQACiDgAhCxUAAOQQACAXAADlEAAg4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGqCQEAAAABsQlAAAAAAbcJAAEAAAHQCUAAAAABEAQAALIRACAYAACzEQAgGQAAtBEAIBoAALURACAbAAC2EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGMCAEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAECAAAARAAgMwAAqhQAIAMAAABEACAzAACqFAAgNAAAqRQAIAEsAACCFQAwAgAAAEQAICwAAKkUACACAAAAhBMAICwAAKgUACAK4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGMCAEAow4AIZAJAQChDgAhngkBAKMOACHSCQEAoQ4AIdMJAQChDgAh1AlAAKIOACEQBAAA7xAAIBgAAPAQACAZAADxEAAgGgAA8hAAIBsAAPMQACAcAAD0EAAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGMCAEAow4AIZAJAQChDgAhngkBAKMOACHSCQEAoQ4AIdMJAQChDgAh1AlAAKIOACEQBAAAshEAIBgAALMRACAZAAC0EQAgGgAAtREAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYwIAQAAAAGQCQEAAAABngkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAARMRAACFEAAgEwAAhhAAIBQAAIcQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABmgkCAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJgAAAAAGiCQEAAAABowkAAIMQACCkCQIAAAABpQkCAAAAAQIAAABwACAzAAC2FAAgAwAAAHAAIDMAALYUACA0AAC1FAAgASwAAIEVADAZAwAAqA0AIBEAANwNACATAADdDQAgFAAA3g0AIN8HAADbDQAw4AcAAG4AEOEHAADbDQAw4wdAAKwMACH0BwEAAAAB_QcBALsMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZAJAQC7DAAhmgkCANAMACGeCQEAuwwAIZ8JAQC7DAAhoAkBAL0MACGhCQAA7AwAIKIJAQC9DAAhowkAAMkMACCkCQIA0AwAIaUJAgDQDAAhwAkAANoNACACAAAAcAAgLAAAtRQAIAIAAACzFAAgLAAAtBQAIBTfBwAAshQAMOAHAACzFAAQ4QcAALIUADDjB0AArAwAIfQHAQDYDAAh_QcBALsMACGLCAEA2AwAIZEIAQC7DAAhkggBALsMACGTCEAArAwAIZAJAQC7DAAhmgkCANAMACGeCQEAuwwAIZ8JAQC7DAAhoAkBAL0MACGhCQAA7AwAIKIJAQC9DAAhowkAAMkMACCkCQIA0AwAIaUJAgDQDAAhFN8HAACyFAAw4AcAALMUABDhBwAAshQAMOMHQACsDAAh9AcBANgMACH9BwEAuwwAIYsIAQDYDAAhkQgBALsMACGSCAEAuwwAIZMIQACsDAAhkAkBALsMACGaCQIA0AwAIZ4JAQC7DAAhnwkBALsMACGgCQEAvQwAIaEJAADsDAAgogkBAL0MACGjCQAAyQwAIKQJAgDQDAAhpQkCANAMACEQ4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkAkBAKEOACGaCQIAqQ4AIZ4JAQChDgAhnwkBAKEOACGgCQEAow4AIaEJgAAAAAGiCQEAow4AIaMJAADhDwAgpAkCAKkOACGlCQIAqQ4AIRMRAADjDwAgEwAA5A8AIBQAAOUPACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhExEAAIUQACATAACGEAAgFAAAhxAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZAJAQAAAAGaCQIAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQmAAAAAAaIJAQAAAAGjCQAAgxAAIKQJAgAAAAGlCQIAAAABFAQAAMoRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABoQgBAAAAAaIIAQAAAAGOCQEAAAABlAkAAMcRACCvCQEAAAABsQlAAAAAAbcJAAEAAAHaCQAAyBEAINsJQAAAAAHcCQIAAAAB3QkCAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAECAAAAMwAgMwAAvxQAIAMAAAAzACAzAAC_FAAgNAAAvhQAIAEsAACAFQAwAgAAADMAICwAAL4UACACAAAAmRMAICwAAL0UACAT4wdAAJcOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGhCAEAoQ4AIaIIAQChDgAhjgkBAKMOACGUCQAAwxEAIK8JAQCjDgAhsQlAAKIOACG3CQAB5A4AIdoJAADEEQAg2wlAAKIOACHcCQIAqQ8AId0JAgCpDwAh3gkBAKMOACHfCQEAow4AIeAJAQCjDgAh4QkBAKMOACEUBAAAxhEAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYwIAQChDgAhoQgBAKEOACGiCAEAoQ4AIY4JAQCjDgAhlAkAAMMRACCvCQEAow4AIbEJQACiDgAhtwkAAeQOACHaCQAAxBEAINsJQACiDgAh3AkCAKkPACHdCQIAqQ8AId4JAQCjDgAh3wkBAKMOACHgCQEAow4AIeEJAQCjDgAhFAQAAMoRACDjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABoQgBAAAAAaIIAQAAAAGOCQEAAAABlAkAAMcRACCvCQEAAAABsQlAAAAAAbcJAAEAAAHaCQAAyBEAINsJQAAAAAHcCQIAAAAB3QkCAAAAAd4JAQAAAAHfCQEAAAAB4AkBAAAAAeEJAQAAAAETBAAA1REAIOMHQAAAAAHuBwEAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGUCQAA0hEAIJcJAQAAAAGYCQAA0xEAIJkJIAAAAAGuCQABAAABsQlAAAAAAdMJAQAAAAHbCUAAAAAB4gkBAAAAAeMJAQAAAAHkCUAAAAABAgAAAC8AIDMAAMgUACADAAAALwAgMwAAyBQAIDQAAMcUACABLAAA_xQAMAIAAAAvACAsAADHFAAgAgAAAKUTACAsAADGFAAgEuMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIYoIQACXDgAhjAgBAKEOACGRCAEAoQ4AIZIIAQChDgAhlAkAAM4RACCXCQEAoQ4AIZgJAADPEQAgmQkgANkOACGuCQAB5A4AIbEJQACiDgAh0wkBAKMOACHbCUAAog4AIeIJAQCjDgAh4wkBAKMOACHkCUAAog4AIRMEAADREQAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAhighAAJcOACGMCAEAoQ4AIZEIAQChDgAhkggBAKEOACGUCQAAzhEAIJcJAQChDgAhmAkAAM8RACCZCSAA2Q4AIa4JAAHkDgAhsQlAAKIOACHTCQEAow4AIdsJQACiDgAh4gkBAKMOACHjCQEAow4AIeQJQACiDgAhEwQAANURACDjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAZEIAQAAAAGSCAEAAAABlAkAANIRACCXCQEAAAABmAkAANMRACCZCSAAAAABrgkAAQAAAbEJQAAAAAHTCQEAAAAB2wlAAAAAAeIJAQAAAAHjCQEAAAAB5AlAAAAAARAFAADBEwAgBgAAwhMAIAgAAMMTACAPAADEEwAgEAAAxRMAIBEAAMYTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGQCQEAAAAB1QkBAAAAAdYJAQAAAAGNCiAAAAABjgpAAAAAAY8KQAAAAAGQCkAAAAABAgAAAAUAIDMAANQUACADAAAABQAgMwAA1BQAIDQAANMUACABLAAA_hQAMBcDAACoDQAgBQAAkA4AIAYAAMYNACAIAADHDQAgDwAA5A0AIBAAAOUNACARAADcDQAgHQAA5w0AIN8HAACPDgAw4AcAAAMAEOEHAACPDgAw4wdAAKwMACH0BwEAAAABiwgBANgMACGQCQEAuwwAIcAJAACODgAg1QkBALsMACHWCQEAuwwAIY0KIADPDAAhjgpAALwMACGPCkAArAwAIZAKQAC8DAAhmQoAAI0OACACAAAABQAgLAAA0xQAIAIAAADRFAAgLAAA0hQAIA3fBwAA0BQAMOAHAADRFAAQ4QcAANAUADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGQCQEAuwwAIdUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIQ3fBwAA0BQAMOAHAADRFAAQ4QcAANAUADDjB0AArAwAIfQHAQDYDAAhiwgBANgMACGQCQEAuwwAIdUJAQC7DAAh1gkBALsMACGNCiAAzwwAIY4KQAC8DAAhjwpAAKwMACGQCkAAvAwAIQnjB0AAlw4AIfQHAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACEQBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGQCQEAoQ4AIdUJAQChDgAh1gkBAKEOACGNCiAA2Q4AIY4KQACiDgAhjwpAAJcOACGQCkAAog4AIRAFAADBEwAgBgAAwhMAIAgAAMMTACAPAADEEwAgEAAAxRMAIBEAAMYTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGQCQEAAAAB1QkBAAAAAdYJAQAAAAGNCiAAAAABjgpAAAAAAY8KQAAAAAGQCkAAAAABBDMAAMkUADCcCgAAyhQAMJ4KAADMFAAgogoAAM0UADAEMwAAwBQAMJwKAADBFAAwngoAAMMUACCiCgAAoRMAMAQzAAC3FAAwnAoAALgUADCeCgAAuhQAIKIKAACVEwAwBDMAAKsUADCcCgAArBQAMJ4KAACuFAAgogoAAK8UADAEMwAAohQAMJwKAACjFAAwngoAAKUUACCiCgAAgBMAMAQzAACZFAAwnAoAAJoUADCeCgAAnBQAIKIKAACpEQAwAzMAAJQUACCcCgAAlRQAIKIKAAC8BQAgBDMAAIsUADCcCgAAjBQAMJ4KAACOFAAgogoAALQQADAEMwAAghQAMJwKAACDFAAwngoAAIUUACCiCgAAnREAMAQzAAD5EwAwnAoAAPoTADCeCgAA_BMAIKIKAACREQAwBDMAAPATADCcCgAA8RMAMJ4KAADzEwAgogoAAIURADAEMwAA5BMAMJwKAADlEwAwngoAAOcTACCiCgAA6BMAMAQzAADYEwAwnAoAANkTADCeCgAA2xMAIKIKAADcEwAwAAAAAAAABwMAAL8QACAhAADAEAAgngkAAJ0OACC6CQAAnQ4AILsJAACdDgAgvgkAAJ0OACC_CQAAnQ4AIAAAAAAABQMAAL8QACAVAAD1FAAgFwAA9hQAILEJAACdDgAg0AkAAJ0OACAGAwAAvxAAICMAAPAUACAkAADxFAAgjAgAAJ0OACCPCAAAnQ4AIJAIAACdDgAgAAAAAxIAANsPACDvBwAAnQ4AIJ0JAACdDgAgAAsDAAC_EAAgBAAA8BIAIBgAAOcUACAZAADpFAAgGgAA6hQAIBsAAOsUACAcAAD3FAAg-gcAAJ0OACCMCAAAnQ4AIJ4JAACdDgAg1AkAAJ0OACAFAwAAvxAAIBYAAO4UACCJCAAAnQ4AIM4JAACdDgAgzwkAAJ0OACAADgcAAPkUACAKAAD6FAAgCwAA-xQAIAwAAPwUACDtCQAAnQ4AIPIJAACdDgAg9AkAAJ0OACD1CQAAnQ4AIPYJAACdDgAg9wkAAJ0OACD7CQAAnQ4AIIAKAACdDgAggQoAAJ0OACCCCgAAnQ4AIAMGAADYEgAgCAAA2RIAIA4AANoSACAAAAABBAAA8BIAIAnjB0AAAAAB9AcBAAAAAZAJAQAAAAHVCQEAAAAB1gkBAAAAAY0KIAAAAAGOCkAAAAABjwpAAAAAAZAKQAAAAAES4wdAAAAAAe4HAQAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGRCAEAAAABkggBAAAAAZQJAADSEQAglwkBAAAAAZgJAADTEQAgmQkgAAAAAa4JAAEAAAGxCUAAAAAB0wkBAAAAAdsJQAAAAAHiCQEAAAAB4wkBAAAAAeQJQAAAAAET4wdAAAAAAfQHAQAAAAGKCEAAAAABjAgBAAAAAaEIAQAAAAGiCAEAAAABjgkBAAAAAZQJAADHEQAgrwkBAAAAAbEJQAAAAAG3CQABAAAB2gkAAMgRACDbCUAAAAAB3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAABEOMHQAAAAAH0BwEAAAAB_QcBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAZAJAQAAAAGaCQIAAAABngkBAAAAAZ8JAQAAAAGgCQEAAAABoQmAAAAAAaIJAQAAAAGjCQAAgxAAIKQJAgAAAAGlCQIAAAABCuMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGMCAEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAEJ4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGqCQEAAAABsQlAAAAAAbcJAAEAAAHQCUAAAAABD-MHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABngkBAAAAAbEJQAAAAAG1CUAAAAABtgkBAAAAAbcJAAEAAAG4CQEAAAABuQkBAAAAAboJAQAAAAG7CQEAAAABvAkAAKUQACAHighAAAAAAYwIAQAAAAGqCQEAAAABsgkAAQAAAbMJAQAAAAG0CQEAAAABtQlAAAAAAQrjB0AAAAAB9AcBAAAAAYoIQAAAAAGMCAEAAAABqgkBAAAAAa0JAAEAAAGuCQABAAABrwkBAAAAAbAJQAAAAAGxCUAAAAABDgQBAAAAAeMHQAAAAAH0BwEAAAAB_QcBAAAAAYoIQAAAAAGMCAEAAAABqQgBAAAAAaYJAAEAAAGnCQABAAABqAkBAAAAAakJAQAAAAGqCQEAAAABqwkCAAAAAawJQAAAAAEM4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYwIAQAAAAGNCAEAAAABjggAANAOACCPCAEAAAABkAhAAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAQfjB0AAAAAB9AcBAAAAAf4HAgAAAAGBCEAAAAABiQgBAAAAAc4JAQAAAAHPCYAAAAABFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQIAAAABACAzAACKFQAgCOIHQAAAAAHuBwEAAAAB9AcBAAAAAacIAQAAAAHgCAEAAAABhQoCAAAAAYgKAQAAAAGJCkAAAAABCeMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGnCAEAAAAB4AgBAAAAAYUKAgAAAAGGCgEAAAABhwpAAAAAARHjB0AAAAAB7gcBAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGUCQAA0hEAIJcJAQAAAAGYCQAA0xEAIJkJIAAAAAGuCQABAAABsQlAAAAAAdMJAQAAAAHbCUAAAAAB4gkBAAAAAeMJAQAAAAHkCUAAAAABEuMHQAAAAAH0BwEAAAABighAAAAAAaEIAQAAAAGiCAEAAAABjgkBAAAAAZQJAADHEQAgrwkBAAAAAbEJQAAAAAG3CQABAAAB2gkAAMgRACDbCUAAAAAB3AkCAAAAAd0JAgAAAAHeCQEAAAAB3wkBAAAAAeAJAQAAAAHhCQEAAAABEuMHQAAAAAH0BwEAAAAB_QcBAAAAAZEIAQAAAAGSCAEAAAABkwhAAAAAAY4JAQAAAAGQCQEAAAABkQkBAAAAAZIJAQAAAAGTCYAAAAABlAkAAM4PACCVCQIAAAABlgkgAAAAAZcJAQAAAAGYCQAAzw8AIJkJIAAAAAGaCQIAAAABCeMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGQCQEAAAABngkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAAQMAAABaACAzAACKFQAgNAAAlBUAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAACUFQAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIREDAADAEwAgBgAAwhMAIAgAAMMTACAPAADEEwAgEAAAxRMAIBEAAMYTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGLCAEAAAABkAkBAAAAAdUJAQAAAAHWCQEAAAABjQogAAAAAY4KQAAAAAGPCkAAAAABkApAAAAAAQIAAAAFACAzAACVFQAgAwAAAAMAIDMAAJUVACA0AACZFQAgEwAAAAMAIAMAAPQSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACAsAACZFQAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACERAwAA9BIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhDAgAANYSACAOAADXEgAg4wdAAAAAAe4HAQAAAAGYCAIAAAABrwgBAAAAAdUIAgAAAAHjCAIAAAAB-AgCAAAAAegJIAAAAAGDCgEAAAABhAoAANQSACACAAAAkgIAIDMAAJoVACADAAAADgAgMwAAmhUAIDQAAJ4VACAOAAAADgAgCAAAqhIAIA4AAKsSACAsAACeFQAg4wdAAJcOACHuBwEAoQ4AIZgIAgCpDgAhrwgBAKEOACHVCAIAqQ4AIeMIAgCpDgAh-AgCAKkOACHoCSAA2Q4AIYMKAQChDgAhhAoAAKgSACAMCAAAqhIAIA4AAKsSACDjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh4wgCAKkOACH4CAIAqQ4AIegJIADZDgAhgwoBAKEOACGECgAAqBIAIAwGAADVEgAgDgAA1xIAIOMHQAAAAAHuBwEAAAABmAgCAAAAAa8IAQAAAAHVCAIAAAAB4wgCAAAAAfgIAgAAAAHoCSAAAAABgwoBAAAAAYQKAADUEgAgAgAAAJICACAzAACfFQAgAwAAAA4AIDMAAJ8VACA0AACjFQAgDgAAAA4AIAYAAKkSACAOAACrEgAgLAAAoxUAIOMHQACXDgAh7gcBAKEOACGYCAIAqQ4AIa8IAQChDgAh1QgCAKkOACHjCAIAqQ4AIfgIAgCpDgAh6AkgANkOACGDCgEAoQ4AIYQKAACoEgAgDAYAAKkSACAOAACrEgAg4wdAAJcOACHuBwEAoQ4AIZgIAgCpDgAhrwgBAKEOACHVCAIAqQ4AIeMIAgCpDgAh-AgCAKkOACHoCSAA2Q4AIYMKAQChDgAhhAoAAKgSACARAwAAwBMAIAUAAMETACAIAADDEwAgDwAAxBMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZAJAQAAAAHVCQEAAAAB1gkBAAAAAY0KIAAAAAGOCkAAAAABjwpAAAAAAZAKQAAAAAECAAAABQAgMwAApBUAIAMAAAADACAzAACkFQAgNAAAqBUAIBMAAAADACADAAD0EgAgBQAA9RIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAgLAAAqBUAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhEQMAAPQSACAFAAD1EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGQCQEAoQ4AIdUJAQChDgAh1gkBAKEOACGNCiAA2Q4AIY4KQACiDgAhjwpAAJcOACGQCkAAog4AIQjiB0AAAAAB7gcBAAAAAfQHAQAAAAGMCAEAAAABpwgBAAAAAYUKAgAAAAGICgEAAAABiQpAAAAAAREDAADAEwAgBQAAwRMAIAYAAMITACAPAADEEwAgEAAAxRMAIBEAAMYTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGLCAEAAAABkAkBAAAAAdUJAQAAAAHWCQEAAAABjQogAAAAAY4KQAAAAAGPCkAAAAABkApAAAAAAQIAAAAFACAzAACqFQAgAwAAAAMAIDMAAKoVACA0AACuFQAgEwAAAAMAIAMAAPQSACAFAAD1EgAgBgAA9hIAIA8AAPgSACAQAAD5EgAgEQAA-hIAIB0AAPsSACAsAACuFQAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACERAwAA9BIAIAUAAPUSACAGAAD2EgAgDwAA-BIAIBAAAPkSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhCeMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABpwgBAAAAAYUKAgAAAAGGCgEAAAABhwpAAAAAAR_uBwEAAAAB3AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQwGAADVEgAgCAAA1hIAIOMHQAAAAAHuBwEAAAABmAgCAAAAAa8IAQAAAAHVCAIAAAAB4wgCAAAAAfgIAgAAAAHoCSAAAAABgwoBAAAAAYQKAADUEgAgAgAAAJICACAzAACxFQAgFOMHQAAAAAGMCAEAAAABtAgBAAAAAdUIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAgAAAAHeCAQAAAAB4AgBAAAAAeEIAQAAAAHiCAIAAAAB4wgCAAAAAeQIAgAAAAHlCIAAAAAB5ghAAAAAAecIQAAAAAHoCEAAAAAB6QgEAAAAAeoIBAAAAAHrCAEAAAABBOMHQAAAAAHECQEAAAAB0QkBAAAAAeoJQAAAAAEF_QcgAAAAAacIAQAAAAGwCAEAAAAB8AgBAAAAAesJQAAAAAEDAAAADgAgMwAAsRUAIDQAALgVACAOAAAADgAgBgAAqRIAIAgAAKoSACAsAAC4FQAg4wdAAJcOACHuBwEAoQ4AIZgIAgCpDgAhrwgBAKEOACHVCAIAqQ4AIeMIAgCpDgAh-AgCAKkOACHoCSAA2Q4AIYMKAQChDgAhhAoAAKgSACAMBgAAqRIAIAgAAKoSACDjB0AAlw4AIe4HAQChDgAhmAgCAKkOACGvCAEAoQ4AIdUIAgCpDgAh4wgCAKkOACH4CAIAqQ4AIegJIADZDgAhgwoBAKEOACGECgAAqBIAICMHAACfEgAgCgAAoBIAIAsAAKESACDuBwEAAAAB3AgBAAAAAeAIAQAAAAHiCAIAAAAB4wgCAAAAAeQIAgAAAAHpCAQAAAAB1gkBAAAAAegJIAAAAAHsCQEAAAAB7QkBAAAAAe4JAgAAAAHvCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQEAAAAB8wkgAAAAAfQJQAAAAAH1CUAAAAAB9gkBAAAAAfcJQAAAAAH4CQAAmxIAIPkJAACcEgAg-gkAAJ0SACD7CUAAAAAB_AkgAAAAAf0JAACeEgAg_gkCAAAAAf8JAgAAAAGACgEAAAABgQoBAAAAAYIKAQAAAAECAAAAGAAgMwAAuRUAIAMAAAAWACAzAAC5FQAgNAAAvRUAICUAAAAWACAHAADzEQAgCgAA9BEAIAsAAPURACAsAAC9FQAg7gcBAKEOACHcCAEAoQ4AIeAIAQChDgAh4ggCAKkOACHjCAIAqQ4AIeQIAgCpDgAh6QgEAJYOACHWCQEAoQ4AIegJIADZDgAh7AkBAKEOACHtCQEAow4AIe4JAgCpDgAh7wkCAKkOACHwCQIAqQ4AIfEJAgCpDgAh8gkBAKMOACHzCSAA2Q4AIfQJQACiDgAh9QlAAKIOACH2CQEAow4AIfcJQACiDgAh-AkAAO8RACD5CQAA8BEAIPoJAADxEQAg-wlAAKIOACH8CSAA2Q4AIf0JAADyEQAg_gkCAKkOACH_CQIAqQ4AIYAKAQCjDgAhgQoBAKMOACGCCgEAow4AISMHAADzEQAgCgAA9BEAIAsAAPURACDuBwEAoQ4AIdwIAQChDgAh4AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhIwcAAJ8SACAKAACgEgAgDAAAohIAIO4HAQAAAAHcCAEAAAAB4AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQIAAAAYACAzAAC-FQAgAwAAABYAIDMAAL4VACA0AADCFQAgJQAAABYAIAcAAPMRACAKAAD0EQAgDAAA9hEAICwAAMIVACDuBwEAoQ4AIdwIAQChDgAh4AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhIwcAAPMRACAKAAD0EQAgDAAA9hEAIO4HAQChDgAh3AgBAKEOACHgCAEAoQ4AIeIIAgCpDgAh4wgCAKkOACHkCAIAqQ4AIekIBACWDgAh1gkBAKEOACHoCSAA2Q4AIewJAQChDgAh7QkBAKMOACHuCQIAqQ4AIe8JAgCpDgAh8AkCAKkOACHxCQIAqQ4AIfIJAQCjDgAh8wkgANkOACH0CUAAog4AIfUJQACiDgAh9gkBAKMOACH3CUAAog4AIfgJAADvEQAg-QkAAPARACD6CQAA8REAIPsJQACiDgAh_AkgANkOACH9CQAA8hEAIP4JAgCpDgAh_wkCAKkOACGACgEAow4AIYEKAQCjDgAhggoBAKMOACERAwAAwBMAIAUAAMETACAGAADCEwAgCAAAwxMAIBAAAMUTACARAADGEwAgHQAAxxMAIOMHQAAAAAH0BwEAAAABiwgBAAAAAZAJAQAAAAHVCQEAAAAB1gkBAAAAAY0KIAAAAAGOCkAAAAABjwpAAAAAAZAKQAAAAAECAAAABQAgMwAAwxUAIBUQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGQCQEAAAAB1QkBAAAAAZEKAQAAAAGSCkAAAAABkwpAAAAAAZQKAQAAAAECAAAAAQAgMwAAxRUAIAMAAAADACAzAADDFQAgNAAAyRUAIBMAAAADACADAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgEAAA-RIAIBEAAPoSACAdAAD7EgAgLAAAyRUAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhEQMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAQAAD5EgAgEQAA-hIAIB0AAPsSACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGQCQEAoQ4AIdUJAQChDgAh1gkBAKEOACGNCiAA2Q4AIY4KQACiDgAhjwpAAJcOACGQCkAAog4AIQMAAABaACAzAADFFQAgNAAAzBUAIBcAAABaACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAADMFQAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFRAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIREDAADAEwAgBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBEAAMYTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGLCAEAAAABkAkBAAAAAdUJAQAAAAHWCQEAAAABjQogAAAAAY4KQAAAAAGPCkAAAAABkApAAAAAAQIAAAAFACAzAADNFQAgFQ8AANYUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQIAAAABACAzAADPFQAgAwAAAAMAIDMAAM0VACA0AADTFQAgEwAAAAMAIAMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEQAA-hIAIB0AAPsSACAsAADTFQAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACERAwAA9BIAIAUAAPUSACAGAAD2EgAgCAAA9xIAIA8AAPgSACARAAD6EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhAwAAAFoAIDMAAM8VACA0AADWFQAgFwAAAFoAIA8AAMwTACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAICwAANYVACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACEVDwAAzBMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhEQMAAMATACAFAADBEwAgBgAAwhMAIAgAAMMTACAPAADEEwAgEAAAxRMAIBEAAMYTACDjB0AAAAAB9AcBAAAAAYsIAQAAAAGQCQEAAAAB1QkBAAAAAdYJAQAAAAGNCiAAAAABjgpAAAAAAY8KQAAAAAGQCkAAAAABAgAAAAUAIDMAANcVACAVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkAkBAAAAAdUJAQAAAAGRCgEAAAABkgpAAAAAAZMKQAAAAAGUCgEAAAABAgAAAAEAIDMAANkVACAI4wdAAAAAAfQHAQAAAAGKCEAAAAABkQgBAAAAAZIIAQAAAAGxCUAAAAABtwkAAQAAAdAJQAAAAAEGighAAAAAAYwIAQAAAAGyCQABAAABswkBAAAAAbQJAQAAAAG1CUAAAAABCeMHQAAAAAH0BwEAAAABighAAAAAAYwIAQAAAAGtCQABAAABrgkAAQAAAa8JAQAAAAGwCUAAAAABsQlAAAAAAQ0EAQAAAAHjB0AAAAAB9AcBAAAAAf0HAQAAAAGKCEAAAAABjAgBAAAAAakIAQAAAAGmCQABAAABpwkAAQAAAagJAQAAAAGpCQEAAAABqwkCAAAAAawJQAAAAAEF4wdAAAAAAe4HAQAAAAH0BwEAAAABxAkBAAAAAdEJAQAAAAEDAAAAAwAgMwAA1xUAIDQAAOIVACATAAAAAwAgAwAA9BIAIAUAAPUSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgEQAA-hIAICwAAOIVACDjB0AAlw4AIfQHAQChDgAhiwgBAKEOACGQCQEAoQ4AIdUJAQChDgAh1gkBAKEOACGNCiAA2Q4AIY4KQACiDgAhjwpAAJcOACGQCkAAog4AIREDAAD0EgAgBQAA9RIAIAYAAPYSACAIAAD3EgAgDwAA-BIAIBAAAPkSACARAAD6EgAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACEDAAAAWgAgMwAA2RUAIDQAAOUVACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAA5RUAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACERAwAAsREAIAQAALIRACAYAACzEQAgGQAAtBEAIBoAALURACAbAAC2EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAECAAAARAAgMwAA5hUAIAMAAABCACAzAADmFQAgNAAA6hUAIBMAAABCACADAADuEAAgBAAA7xAAIBgAAPAQACAZAADxEAAgGgAA8hAAIBsAAPMQACAsAADqFQAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIREDAADuEAAgBAAA7xAAIBgAAPAQACAZAADxEAAgGgAA8hAAIBsAAPMQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGQCQEAoQ4AIZ4JAQCjDgAh0gkBAKEOACHTCQEAoQ4AIdQJQACiDgAhEQMAALERACAEAACyEQAgGQAAtBEAIBoAALURACAbAAC2EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAZAJAQAAAAGeCQEAAAAB0gkBAAAAAdMJAQAAAAHUCUAAAAABAgAAAEQAIDMAAOsVACAVDwAA1hQAIBAAANcUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkAkBAAAAAdUJAQAAAAGRCgEAAAABkgpAAAAAAZMKQAAAAAGUCgEAAAABAgAAAAEAIDMAAO0VACADAAAAQgAgMwAA6xUAIDQAAPEVACATAAAAQgAgAwAA7hAAIAQAAO8QACAZAADxEAAgGgAA8hAAIBsAAPMQACAcAAD0EAAgLAAA8RUAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZAJAQChDgAhngkBAKMOACHSCQEAoQ4AIdMJAQChDgAh1AlAAKIOACERAwAA7hAAIAQAAO8QACAZAADxEAAgGgAA8hAAIBsAAPMQACAcAAD0EAAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIQMAAABaACAzAADtFQAgNAAA9BUAIBcAAABaACAPAADMEwAgEAAAzRMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAAD0FQAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIQwDAADjEAAgFQAA5BAAIOMHQAAAAAH0BwEAAAABighAAAAAAYsIAQAAAAGRCAEAAAABkggBAAAAAaoJAQAAAAGxCUAAAAABtwkAAQAAAdAJQAAAAAECAAAASQAgMwAA9RUAIBUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGQCQEAAAAB1QkBAAAAAZEKAQAAAAGSCkAAAAABkwpAAAAAAZQKAQAAAAECAAAAAQAgMwAA9xUAIAMAAABHACAzAAD1FQAgNAAA-xUAIA4AAABHACADAADbEAAgFQAA3BAAICwAAPsVACDjB0AAlw4AIfQHAQChDgAhighAAJcOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGqCQEAoQ4AIbEJQACiDgAhtwkAAeQOACHQCUAAog4AIQwDAADbEAAgFQAA3BAAIOMHQACXDgAh9AcBAKEOACGKCEAAlw4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIaoJAQChDgAhsQlAAKIOACG3CQAB5A4AIdAJQACiDgAhAwAAAFoAIDMAAPcVACA0AAD-FQAgFwAAAFoAIA8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICwAAP4VACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACEVDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQIAAAABACAzAAD_FQAgDuMHQAAAAAH0BwEAAAABighAAAAAAZEIAQAAAAGSCAEAAAABngkBAAAAAbEJQAAAAAG1CUAAAAABtwkAAQAAAbgJAQAAAAG5CQEAAAABugkBAAAAAbsJAQAAAAG8CQAApRAAIAMAAABaACAzAAD_FQAgNAAAhBYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAhAADSEwAgJQAA1hMAICYAANcTACAsAACEFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIQwDAAC9EAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABiwgBAAAAAZ4JAQAAAAG6CQEAAAABuwkBAAAAAbwJAAC8EAAgvQkCAAAAAb4JAQAAAAG_CUAAAAABAgAAALwFACAzAACFFgAgFQ8AANYUACAQAADXFAAgGAAA2hQAIBkAAN0UACAaAADeFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQIAAAABACAzAACHFgAgAwAAAHQAIDMAAIUWACA0AACLFgAgDgAAAHQAIAMAAK4QACAsAACLFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGeCQEAow4AIboJAQCjDgAhuwkBAKMOACG8CQAArRAAIL0JAgCpDgAhvgkBAKMOACG_CUAAog4AIQwDAACuEAAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGeCQEAow4AIboJAQCjDgAhuwkBAKMOACG8CQAArRAAIL0JAgCpDgAhvgkBAKMOACG_CUAAog4AIQMAAABaACAzAACHFgAgNAAAjhYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgJQAA1hMAICYAANcTACAsAACOFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIREDAACxEQAgBAAAshEAIBgAALMRACAaAAC1EQAgGwAAthEAIBwAALcRACDjB0AAAAAB9AcBAAAAAfoHAQAAAAH9BwEAAAABiwgBAAAAAYwIAQAAAAGQCQEAAAABngkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAAQIAAABEACAzAACPFgAgFQ8AANYUACAQAADXFAAgGAAA2hQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAlAADgFAAgJgAA4RQAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAZAJAQAAAAHVCQEAAAABkQoBAAAAAZIKQAAAAAGTCkAAAAABlAoBAAAAAQIAAAABACAzAACRFgAgAwAAAEIAIDMAAI8WACA0AACVFgAgEwAAAEIAIAMAAO4QACAEAADvEAAgGAAA8BAAIBoAAPIQACAbAADzEAAgHAAA9BAAICwAAJUWACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGQCQEAoQ4AIZ4JAQCjDgAh0gkBAKEOACHTCQEAoQ4AIdQJQACiDgAhEQMAAO4QACAEAADvEAAgGAAA8BAAIBoAAPIQACAbAADzEAAgHAAA9BAAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZAJAQChDgAhngkBAKMOACHSCQEAoQ4AIdMJAQChDgAh1AlAAKIOACEDAAAAWgAgMwAAkRYAIDQAAJgWACAXAAAAWgAgDwAAzBMAIBAAAM0TACAYAADQEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAgLAAAmBYAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIRUPAADMEwAgEAAAzRMAIBgAANATACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACERAwAAsREAIAQAALIRACAYAACzEQAgGQAAtBEAIBsAALYRACAcAAC3EQAg4wdAAAAAAfQHAQAAAAH6BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABkAkBAAAAAZ4JAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAECAAAARAAgMwAAmRYAIBUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGwAA3xQAIB0AANkUACAeAADVFAAgHwAA2BQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGQCQEAAAAB1QkBAAAAAZEKAQAAAAGSCkAAAAABkwpAAAAAAZQKAQAAAAECAAAAAQAgMwAAmxYAIAMAAABCACAzAACZFgAgNAAAnxYAIBMAAABCACADAADuEAAgBAAA7xAAIBgAAPAQACAZAADxEAAgGwAA8xAAIBwAAPQQACAsAACfFgAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIREDAADuEAAgBAAA7xAAIBgAAPAQACAZAADxEAAgGwAA8xAAIBwAAPQQACDjB0AAlw4AIfQHAQChDgAh-gcBAKMOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGQCQEAoQ4AIZ4JAQCjDgAh0gkBAKEOACHTCQEAoQ4AIdQJQACiDgAhAwAAAFoAIDMAAJsWACA0AACiFgAgFwAAAFoAIA8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAICwAAKIWACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACEVDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBsAANUTACAdAADPEwAgHgAAyxMAIB8AAM4TACAgAADREwAgIQAA0hMAICUAANYTACAmAADXEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhEQMAALERACAEAACyEQAgGAAAsxEAIBkAALQRACAaAAC1EQAgHAAAtxEAIOMHQAAAAAH0BwEAAAAB-gcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAZAJAQAAAAGeCQEAAAAB0gkBAAAAAdMJAQAAAAHUCUAAAAABAgAAAEQAIDMAAKMWACAVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAdAADZFAAgHgAA1RQAIB8AANgUACAgAADbFAAgIQAA3BQAICUAAOAUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkAkBAAAAAdUJAQAAAAGRCgEAAAABkgpAAAAAAZMKQAAAAAGUCgEAAAABAgAAAAEAIDMAAKUWACADAAAAQgAgMwAAoxYAIDQAAKkWACATAAAAQgAgAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBoAAPIQACAcAAD0EAAgLAAAqRYAIOMHQACXDgAh9AcBAKEOACH6BwEAow4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIZAJAQChDgAhngkBAKMOACHSCQEAoQ4AIdMJAQChDgAh1AlAAKIOACERAwAA7hAAIAQAAO8QACAYAADwEAAgGQAA8RAAIBoAAPIQACAcAAD0EAAg4wdAAJcOACH0BwEAoQ4AIfoHAQCjDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhkAkBAKEOACGeCQEAow4AIdIJAQChDgAh0wkBAKEOACHUCUAAog4AIQMAAABaACAzAAClFgAgNAAArBYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAACsFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIRUPAADWFAAgEAAA1xQAIBgAANoUACAZAADdFAAgGgAA3hQAIBsAAN8UACAdAADZFAAgHgAA1RQAICAAANsUACAhAADcFAAgJQAA4BQAICYAAOEUACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGQCQEAAAAB1QkBAAAAAZEKAQAAAAGSCkAAAAABkwpAAAAAAZQKAQAAAAECAAAAAQAgMwAArRYAIBLjB0AAAAAB9AcBAAAAAf0HAQAAAAGMCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkAkBAAAAAZEJAQAAAAGSCQEAAAABkwmAAAAAAZQJAADODwAglQkCAAAAAZYJIAAAAAGXCQEAAAABmAkAAM8PACCZCSAAAAABmgkCAAAAAQKKCEAAAAABjwkAAQAAAQMAAABaACAzAACtFgAgNAAAsxYAIBcAAABaACAPAADMEwAgEAAAzRMAIBgAANATACAZAADTEwAgGgAA1BMAIBsAANUTACAdAADPEwAgHgAAyxMAICAAANETACAhAADSEwAgJQAA1hMAICYAANcTACAsAACzFgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhFQ8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgIAAA0RMAICEAANITACAlAADWEwAgJgAA1xMAIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIZAJAQChDgAh1QkBAKEOACGRCgEAow4AIZIKQACXDgAhkwpAAKIOACGUCgEAow4AIRQDAACEEAAgEQAAhRAAIBQAAIcQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkAkBAAAAAZoJAgAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCYAAAAABogkBAAAAAaMJAACDEAAgpAkCAAAAAaUJAgAAAAECAAAAcAAgMwAAtBYAIAMAAABuACAzAAC0FgAgNAAAuBYAIBYAAABuACADAADiDwAgEQAA4w8AIBQAAOUPACAsAAC4FgAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhFAMAAOIPACARAADjDwAgFAAA5Q8AIOMHQACXDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhkAkBAKEOACGaCQIAqQ4AIZ4JAQChDgAhnwkBAKEOACGgCQEAow4AIaEJgAAAAAGiCQEAow4AIaMJAADhDwAgpAkCAKkOACGlCQIAqQ4AIRQDAACEEAAgEwAAhhAAIBQAAIcQACDjB0AAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABkAkBAAAAAZoJAgAAAAGeCQEAAAABnwkBAAAAAaAJAQAAAAGhCYAAAAABogkBAAAAAaMJAACDEAAgpAkCAAAAAaUJAgAAAAECAAAAcAAgMwAAuRYAIBEDAADAEwAgBQAAwRMAIAYAAMITACAIAADDEwAgDwAAxBMAIBAAAMUTACAdAADHEwAg4wdAAAAAAfQHAQAAAAGLCAEAAAABkAkBAAAAAdUJAQAAAAHWCQEAAAABjQogAAAAAY4KQAAAAAGPCkAAAAABkApAAAAAAQIAAAAFACAzAAC7FgAgAwAAAG4AIDMAALkWACA0AAC_FgAgFgAAAG4AIAMAAOIPACATAADkDwAgFAAA5Q8AICwAAL8WACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZAJAQChDgAhmgkCAKkOACGeCQEAoQ4AIZ8JAQChDgAhoAkBAKMOACGhCYAAAAABogkBAKMOACGjCQAA4Q8AIKQJAgCpDgAhpQkCAKkOACEUAwAA4g8AIBMAAOQPACAUAADlDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhAwAAAAMAIDMAALsWACA0AADCFgAgEwAAAAMAIAMAAPQSACAFAAD1EgAgBgAA9hIAIAgAAPcSACAPAAD4EgAgEAAA-RIAIB0AAPsSACAsAADCFgAg4wdAAJcOACH0BwEAoQ4AIYsIAQChDgAhkAkBAKEOACHVCQEAoQ4AIdYJAQChDgAhjQogANkOACGOCkAAog4AIY8KQACXDgAhkApAAKIOACERAwAA9BIAIAUAAPUSACAGAAD2EgAgCAAA9xIAIA8AAPgSACAQAAD5EgAgHQAA-xIAIOMHQACXDgAh9AcBAKEOACGLCAEAoQ4AIZAJAQChDgAh1QkBAKEOACHWCQEAoQ4AIY0KIADZDgAhjgpAAKIOACGPCkAAlw4AIZAKQACiDgAhFAMAAIQQACARAACFEAAgEwAAhhAAIOMHQAAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAGQCQEAAAABmgkCAAAAAZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJgAAAAAGiCQEAAAABowkAAIMQACCkCQIAAAABpQkCAAAAAQIAAABwACAzAADDFgAgAwAAAG4AIDMAAMMWACA0AADHFgAgFgAAAG4AIAMAAOIPACARAADjDwAgEwAA5A8AICwAAMcWACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIZAJAQChDgAhmgkCAKkOACGeCQEAoQ4AIZ8JAQChDgAhoAkBAKMOACGhCYAAAAABogkBAKMOACGjCQAA4Q8AIKQJAgCpDgAhpQkCAKkOACEUAwAA4g8AIBEAAOMPACATAADkDwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACGQCQEAoQ4AIZoJAgCpDgAhngkBAKEOACGfCQEAoQ4AIaAJAQCjDgAhoQmAAAAAAaIJAQCjDgAhowkAAOEPACCkCQIAqQ4AIaUJAgCpDgAhIwcAAJ8SACALAAChEgAgDAAAohIAIO4HAQAAAAHcCAEAAAAB4AgBAAAAAeIIAgAAAAHjCAIAAAAB5AgCAAAAAekIBAAAAAHWCQEAAAAB6AkgAAAAAewJAQAAAAHtCQEAAAAB7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAQAAAAHzCSAAAAAB9AlAAAAAAfUJQAAAAAH2CQEAAAAB9wlAAAAAAfgJAACbEgAg-QkAAJwSACD6CQAAnRIAIPsJQAAAAAH8CSAAAAAB_QkAAJ4SACD-CQIAAAAB_wkCAAAAAYAKAQAAAAGBCgEAAAABggoBAAAAAQIAAAAYACAzAADIFgAgAwAAABYAIDMAAMgWACA0AADMFgAgJQAAABYAIAcAAPMRACALAAD1EQAgDAAA9hEAICwAAMwWACDuBwEAoQ4AIdwIAQChDgAh4AgBAKEOACHiCAIAqQ4AIeMIAgCpDgAh5AgCAKkOACHpCAQAlg4AIdYJAQChDgAh6AkgANkOACHsCQEAoQ4AIe0JAQCjDgAh7gkCAKkOACHvCQIAqQ4AIfAJAgCpDgAh8QkCAKkOACHyCQEAow4AIfMJIADZDgAh9AlAAKIOACH1CUAAog4AIfYJAQCjDgAh9wlAAKIOACH4CQAA7xEAIPkJAADwEQAg-gkAAPERACD7CUAAog4AIfwJIADZDgAh_QkAAPIRACD-CQIAqQ4AIf8JAgCpDgAhgAoBAKMOACGBCgEAow4AIYIKAQCjDgAhIwcAAPMRACALAAD1EQAgDAAA9hEAIO4HAQChDgAh3AgBAKEOACHgCAEAoQ4AIeIIAgCpDgAh4wgCAKkOACHkCAIAqQ4AIekIBACWDgAh1gkBAKEOACHoCSAA2Q4AIewJAQChDgAh7QkBAKMOACHuCQIAqQ4AIe8JAgCpDgAh8AkCAKkOACHxCQIAqQ4AIfIJAQCjDgAh8wkgANkOACH0CUAAog4AIfUJQACiDgAh9gkBAKMOACH3CUAAog4AIfgJAADvEQAg-QkAAPARACD6CQAA8REAIPsJQACiDgAh_AkgANkOACH9CQAA8hEAIP4JAgCpDgAh_wkCAKkOACGACgEAow4AIYEKAQCjDgAhggoBAKMOACEVDwAA1hQAIBAAANcUACAYAADaFAAgGQAA3RQAIBoAAN4UACAbAADfFAAgHQAA2RQAIB4AANUUACAfAADYFAAgIAAA2xQAICEAANwUACAmAADhFAAg4wdAAAAAAfQHAQAAAAH9BwEAAAABkAkBAAAAAdUJAQAAAAGRCgEAAAABkgpAAAAAAZMKQAAAAAGUCgEAAAABAgAAAAEAIDMAAM0WACAE4wdAAAAAAfQHAQAAAAGJCAEAAAABighAAAAAAREsgAAAAAHjB0AAAAAB8AcBAAAAAfQHAQAAAAH1BwQAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcBAAAAAfsHQAAAAAH8BwEAAAAB_QcBAAAAAf4HAgAAAAH_B0AAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABAwAAAFoAIDMAAM0WACA0AADTFgAgFwAAAFoAIA8AAMwTACAQAADNEwAgGAAA0BMAIBkAANMTACAaAADUEwAgGwAA1RMAIB0AAM8TACAeAADLEwAgHwAAzhMAICAAANETACAhAADSEwAgJgAA1xMAICwAANMWACDjB0AAlw4AIfQHAQChDgAh_QcBAKEOACGQCQEAoQ4AIdUJAQChDgAhkQoBAKMOACGSCkAAlw4AIZMKQACiDgAhlAoBAKMOACEVDwAAzBMAIBAAAM0TACAYAADQEwAgGQAA0xMAIBoAANQTACAbAADVEwAgHQAAzxMAIB4AAMsTACAfAADOEwAgIAAA0RMAICEAANITACAmAADXEwAg4wdAAJcOACH0BwEAoQ4AIf0HAQChDgAhkAkBAKEOACHVCQEAoQ4AIZEKAQCjDgAhkgpAAJcOACGTCkAAog4AIZQKAQCjDgAhDwMAANEOACAkAADTDgAg4wdAAAAAAe4HAQAAAAH0BwEAAAAB_QcBAAAAAYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAADQDgAgjwgBAAAAAZAIQAAAAAGRCAEAAAABkggBAAAAAZMIQAAAAAECAAAAgQEAIDMAANQWACADAAAAfwAgMwAA1BYAIDQAANgWACARAAAAfwAgAwAAtQ4AICQAALcOACAsAADYFgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACEPAwAAtQ4AICQAALcOACDjB0AAlw4AIe4HAQChDgAh9AcBAKEOACH9BwEAoQ4AIYsIAQChDgAhjAgBAKMOACGNCAEAoQ4AIY4IAAC0DgAgjwgBAKMOACGQCEAAog4AIZEIAQChDgAhkggBAKEOACGTCEAAlw4AIQ8DAADRDgAgIwAA0g4AIOMHQAAAAAHuBwEAAAAB9AcBAAAAAf0HAQAAAAGLCAEAAAABjAgBAAAAAY0IAQAAAAGOCAAA0A4AII8IAQAAAAGQCEAAAAABkQgBAAAAAZIIAQAAAAGTCEAAAAABAgAAAIEBACAzAADZFgAgAwAAAH8AIDMAANkWACA0AADdFgAgEQAAAH8AIAMAALUOACAjAAC2DgAgLAAA3RYAIOMHQACXDgAh7gcBAKEOACH0BwEAoQ4AIf0HAQChDgAhiwgBAKEOACGMCAEAow4AIY0IAQChDgAhjggAALQOACCPCAEAow4AIZAIQACiDgAhkQgBAKEOACGSCAEAoQ4AIZMIQACXDgAhDwMAALUOACAjAAC2DgAg4wdAAJcOACHuBwEAoQ4AIfQHAQChDgAh_QcBAKEOACGLCAEAoQ4AIYwIAQCjDgAhjQgBAKEOACGOCAAAtA4AII8IAQCjDgAhkAhAAKIOACGRCAEAoQ4AIZIIAQChDgAhkwhAAJcOACEODQAkD2wNEG0OGHMVGXwXGn0YG34ZHXIUHgYCH3EQIHUdIXseJYIBICaPARYJAwABBQgDBgwECCwGDQAcDzANEDQOETgPHUUUAQQAAgIEDQIHDwUEBhAECBQGDQAMDhkHAgQAAgcVBQUHAAUKHQgLIQkMJQoNAAsBCQAHAQkABwEJAAcDCiYACycADCgAAwYpAAgqAA4rAAIDAAEEAAICAwABBAACAgQAAhIAEAUDAAENABMROQ8TOxEUPxIBEgAQARIAEAIRQAAUQQAIAwABBEYCDQAbGEoVGVEXGlUYG1kZHGAaAwMAARUAFBdMFgIDAAEWTRUCAwABFQAUAgMAARUAFAIDWwEVXBQBFQAUBRhhABliABpjABtkABxlAAYGZgAIZwAPaAAQaQARagAdawADAwABDQAfIXkeAgMAASAAHQEhegAEAwABDQAjI4YBISSKASIBIgAgASIAIAIjiwEAJIwBAAwPkQEAEJIBABiVAQAZlwEAGpgBABuZAQAdlAEAHpABAB-TAQAhlgEAJZoBACabAQAAAAADDQApOQAqOgArAAAAAw0AKTkAKjoAKwEDAAEBAwABAw0AMDkAMToAMgAAAAMNADA5ADE6ADIBBAACAQQAAgUNADc5ADo6ADtbADhcADkAAAAAAAUNADc5ADo6ADtbADhcADkCBOoBAgfrAQUCBPEBAgfyAQUFDQBAOQBDOgBEWwBBXABCAAAAAAAFDQBAOQBDOgBEWwBBXABCAgQAAgeEAgUCBAACB4oCBQUNAEk5AEw6AE1bAEpcAEsAAAAAAAUNAEk5AEw6AE1bAEpcAEsAAAUNAFI5AFU6AFZbAFNcAFQAAAAAAAUNAFI5AFU6AFZbAFNcAFQBBwAFAQcABQUNAFs5AF46AF9bAFxcAF0AAAAAAAUNAFs5AF46AF9bAFxcAF0BCQAHAQkABwMNAGQ5AGU6AGYAAAADDQBkOQBlOgBmAQkABwEJAAcDDQBrOQBsOgBtAAAAAw0AazkAbDoAbQAAAAUNAHM5AHY6AHdbAHRcAHUAAAAAAAUNAHM5AHY6AHdbAHRcAHUAAAAFDQB9OQCAAToAgQFbAH5cAH8AAAAAAAUNAH05AIABOgCBAVsAflwAfwIDAAEEAAICAwABBAACAw0AhgE5AIcBOgCIAQAAAAMNAIYBOQCHAToAiAECAwABBAACAgMAAQQAAgUNAI0BOQCQAToAkQFbAI4BXACPAQAAAAAABQ0AjQE5AJABOgCRAVsAjgFcAI8BAAAAAw0AlwE5AJgBOgCZAQAAAAMNAJcBOQCYAToAmQEAAAADDQCfATkAoAE6AKEBAAAAAw0AnwE5AKABOgChAQIDAAEEhgQCAgMAAQSMBAIDDQCmATkApwE6AKgBAAAAAw0ApgE5AKcBOgCoAQEVABQBFQAUAw0ArQE5AK4BOgCvAQAAAAMNAK0BOQCuAToArwECAwABFQAUAgMAARUAFAMNALQBOQC1AToAtgEAAAADDQC0ATkAtQE6ALYBAgMAARbKBBUCAwABFtAEFQUNALsBOQC-AToAvwFbALwBXAC9AQAAAAAABQ0AuwE5AL4BOgC_AVsAvAFcAL0BAAAABQ0AxQE5AMgBOgDJAVsAxgFcAMcBAAAAAAAFDQDFATkAyAE6AMkBWwDGAVwAxwEAAAADDQDPATkA0AE6ANEBAAAAAw0AzwE5ANABOgDRAQAAAAMNANcBOQDYAToA2QEAAAADDQDXATkA2AE6ANkBAAAAAw0A3wE5AOABOgDhAQAAAAMNAN8BOQDgAToA4QEBAwABAQMAAQUNAOYBOQDpAToA6gFbAOcBXADoAQAAAAAABQ0A5gE5AOkBOgDqAVsA5wFcAOgBAgMAASAAHQIDAAEgAB0DDQDvATkA8AE6APEBAAAAAw0A7wE5APABOgDxAQIDAAEVABQCAwABFQAUAw0A9gE5APcBOgD4AQAAAAMNAPYBOQD3AToA-AECAwABFQAUAgMAARUAFAMNAP0BOQD-AToA_wEAAAADDQD9ATkA_gE6AP8BAgOgBgEVoQYUAgOnBgEVqAYUBQ0AhAI5AIcCOgCIAlsAhQJcAIYCAAAAAAAFDQCEAjkAhwI6AIgCWwCFAlwAhgIBAwABAQMAAQUNAI0COQCQAjoAkQJbAI4CXACPAgAAAAAABQ0AjQI5AJACOgCRAlsAjgJcAI8CARIAEAESABADDQCWAjkAlwI6AJgCAAAAAw0AlgI5AJcCOgCYAgIEAAISABACBAACEgAQBQ0AnQI5AKACOgChAlsAngJcAJ8CAAAAAAAFDQCdAjkAoAI6AKECWwCeAlwAnwIBEgAQARIAEAMNAKYCOQCnAjoAqAIAAAADDQCmAjkApwI6AKgCAAAABQ0ArgI5ALECOgCyAlsArwJcALACAAAAAAAFDQCuAjkAsQI6ALICWwCvAlwAsAIAAAAFDQC4AjkAuwI6ALwCWwC5AlwAugIAAAAAAAUNALgCOQC7AjoAvAJbALkCXAC6AgAAAAUNAMICOQDFAjoAxgJbAMMCXADEAgAAAAAABQ0AwgI5AMUCOgDGAlsAwwJcAMQCAQkABwEJAAcFDQDLAjkAzgI6AM8CWwDMAlwAzQIAAAAAAAUNAMsCOQDOAjoAzwJbAMwCXADNAgAAAAUNANUCOQDYAjoA2QJbANYCXADXAgAAAAAABQ0A1QI5ANgCOgDZAlsA1gJcANcCAAAABQ0A3wI5AOICOgDjAlsA4AJcAOECAAAAAAAFDQDfAjkA4gI6AOMCWwDgAlwA4QIAAAADDQDpAjkA6gI6AOsCAAAAAw0A6QI5AOoCOgDrAgAAAAUNAPECOQD0AjoA9QJbAPICXADzAgAAAAAABQ0A8QI5APQCOgD1AlsA8gJcAPMCAAAABQ0A-wI5AP4COgD_AlsA_AJcAP0CAAAAAAAFDQD7AjkA_gI6AP8CWwD8AlwA_QIAAAAFDQCFAzkAiAM6AIkDWwCGA1wAhwMAAAAAAAUNAIUDOQCIAzoAiQNbAIYDXACHAwAAAAUNAI8DOQCSAzoAkwNbAJADXACRAwAAAAAABQ0AjwM5AJIDOgCTA1sAkANcAJEDAAAABQ0AmQM5AJwDOgCdA1sAmgNcAJsDAAAAAAAFDQCZAzkAnAM6AJ0DWwCaA1wAmwMAAAADDQCjAzkApAM6AKUDAAAAAw0AowM5AKQDOgClAwAAAAUNAKsDOQCuAzoArwNbAKwDXACtAwAAAAAABQ0AqwM5AK4DOgCvA1sArANcAK0DAAAABQ0AtQM5ALgDOgC5A1sAtgNcALcDAAAAAAAFDQC1AzkAuAM6ALkDWwC2A1wAtwMAAAAFDQC_AzkAwgM6AMMDWwDAA1wAwQMAAAAAAAUNAL8DOQDCAzoAwwNbAMADXADBAwAAAAUNAMkDOQDMAzoAzQNbAMoDXADLAwAAAAAABQ0AyQM5AMwDOgDNA1sAygNcAMsDAAAABQ0A0wM5ANYDOgDXA1sA1ANcANUDAAAAAAAFDQDTAzkA1gM6ANcDWwDUA1wA1QMAAAAFDQDdAzkA4AM6AOEDWwDeA1wA3wMAAAAAAAUNAN0DOQDgAzoA4QNbAN4DXADfAwAAAAUNAOcDOQDqAzoA6wNbAOgDXADpAwAAAAAABQ0A5wM5AOoDOgDrA1sA6ANcAOkDAAAABQ0A8QM5APQDOgD1A1sA8gNcAPMDAAAAAAAFDQDxAzkA9AM6APUDWwDyA1wA8wMBAwABAQMAAQMNAPoDOQD7AzoA_AMAAAADDQD6AzkA-wM6APwDASIAIAEiACADDQCBBDkAggQ6AIMEAAAAAw0AgQQ5AIIEOgCDBAEiACABIgAgBQ0AiAQ5AIsEOgCMBFsAiQRcAIoEAAAAAAAFDQCIBDkAiwQ6AIwEWwCJBFwAigQAAAADDQCSBDkAkwQ6AJQEAAAAAw0AkgQ5AJMEOgCUBAAAAAUNAJoEOQCdBDoAngRbAJsEXACcBAAAAAAABQ0AmgQ5AJ0EOgCeBFsAmwRcAJwEAAAABQ0ApAQ5AKcEOgCoBFsApQRcAKYEAAAAAAAFDQCkBDkApwQ6AKgEWwClBFwApgQnAgEonAEBKZ4BASqfAQEroAEBLaIBAS6kASUvpQEmMKcBATGpASUyqgEnNasBATasAQE3rQElO7ABKDyxASw9sgECPrMBAj-0AQJAtQECQbYBAkK4AQJDugElRLsBLUW9AQJGvwElR8ABLkjBAQJJwgECSsMBJUvGAS9MxwEzTckBA07KAQNPzAEDUM0BA1HOAQNS0AEDU9IBJVTTATRV1QEDVtcBJVfYATVY2QEDWdoBA1rbASVd3gE2Xt8BPF_gAQRg4QEEYeIBBGLjAQRj5AEEZOYBBGXoASVm6QE9Z-0BBGjvASVp8AE-avMBBGv0AQRs9QElbfgBP275AUVv-gEGcPsBBnH8AQZy_QEGc_4BBnSAAgZ1ggIldoMCRneGAgZ4iAIleYkCR3qLAgZ7jAIGfI0CJX2QAkh-kQJOf5MCBYABlAIFgQGWAgWCAZcCBYMBmAIFhAGaAgWFAZwCJYYBnQJPhwGfAgWIAaECJYkBogJQigGjAgWLAaQCBYwBpQIljQGoAlGOAakCV48BqgIHkAGrAgeRAawCB5IBrQIHkwGuAgeUAbACB5UBsgIllgGzAliXAbUCB5gBtwIlmQG4AlmaAbkCB5sBugIHnAG7AiWdAb4CWp4BvwJgnwHAAgqgAcECCqEBwgIKogHDAgqjAcQCCqQBxgIKpQHIAiWmAckCYacBywIKqAHNAiWpAc4CYqoBzwIKqwHQAgqsAdECJa0B1AJjrgHVAmevAdYCCbAB1wIJsQHYAgmyAdkCCbMB2gIJtAHcAgm1Ad4CJbYB3wJotwHhAgm4AeMCJbkB5AJpugHlAgm7AeYCCbwB5wIlvQHqAmq-AesCbr8B7QJvwAHuAm_BAfECb8IB8gJvwwHzAm_EAfUCb8UB9wIlxgH4AnDHAfoCb8gB_AIlyQH9AnHKAf4Cb8sB_wJvzAGAAyXNAYMDcs4BhAN4zwGGA3nQAYcDedEBigN50gGLA3nTAYwDedQBjgN51QGQAyXWAZEDetcBkwN52AGVAyXZAZYDe9oBlwN52wGYA3ncAZkDJd0BnAN83gGdA4IB3wGeAw3gAZ8DDeEBoAMN4gGhAw3jAaIDDeQBpAMN5QGmAyXmAacDgwHnAakDDegBqwMl6QGsA4QB6gGtAw3rAa4DDewBrwMl7QGyA4UB7gGzA4kB7wG0Aw7wAbUDDvEBtgMO8gG3Aw7zAbgDDvQBugMO9QG8AyX2Ab0DigH3Ab8DDvgBwQMl-QHCA4sB-gHDAw77AcQDDvwBxQMl_QHIA4wB_gHJA5IB_wHLA5MBgALMA5MBgQLPA5MBggLQA5MBgwLRA5MBhALTA5MBhQLVAyWGAtYDlAGHAtgDkwGIAtoDJYkC2wOVAYoC3AOTAYsC3QOTAYwC3gMljQLhA5YBjgLiA5oBjwLkA5sBkALlA5sBkQLoA5sBkgLpA5sBkwLqA5sBlALsA5sBlQLuAyWWAu8DnAGXAvEDmwGYAvMDJZkC9AOdAZoC9QObAZsC9gObAZwC9wMlnQL6A54BngL7A6IBnwL8AxSgAv0DFKEC_gMUogL_AxSjAoAEFKQCggQUpQKEBCWmAoUEowGnAogEFKgCigQlqQKLBKQBqgKNBBSrAo4EFKwCjwQlrQKSBKUBrgKTBKkBrwKUBBqwApUEGrEClgQasgKXBBqzApgEGrQCmgQatQKcBCW2Ap0EqgG3Ap8EGrgCoQQluQKiBKsBugKjBBq7AqQEGrwCpQQlvQKoBKwBvgKpBLABvwKqBBXAAqsEFcECrAQVwgKtBBXDAq4EFcQCsAQVxQKyBCXGArMEsQHHArUEFcgCtwQlyQK4BLIBygK5BBXLAroEFcwCuwQlzQK-BLMBzgK_BLcBzwLABBbQAsEEFtECwgQW0gLDBBbTAsQEFtQCxgQW1QLIBCXWAskEuAHXAswEFtgCzgQl2QLPBLkB2gLRBBbbAtIEFtwC0wQl3QLWBLoB3gLXBMAB3wLZBMEB4ALaBMEB4QLdBMEB4gLeBMEB4wLfBMEB5ALhBMEB5QLjBCXmAuQEwgHnAuYEwQHoAugEJekC6QTDAeoC6gTBAesC6wTBAewC7AQl7QLvBMQB7gLwBMoB7wLyBMsB8ALzBMsB8QL2BMsB8gL3BMsB8wL4BMsB9AL6BMsB9QL8BCX2Av0EzAH3Av8EywH4AoEFJfkCggXNAfoCgwXLAfsChAXLAfwChQUl_QKIBc4B_gKJBdIB_wKLBdMBgAOMBdMBgQOPBdMBggOQBdMBgwORBdMBhAOTBdMBhQOVBSWGA5YF1AGHA5gF0wGIA5oFJYkDmwXVAYoDnAXTAYsDnQXTAYwDngUljQOhBdYBjgOiBdoBjwOkBdsBkAOlBdsBkQOoBdsBkgOpBdsBkwOqBdsBlAOsBdsBlQOuBSWWA68F3AGXA7EF2wGYA7MFJZkDtAXdAZoDtQXbAZsDtgXbAZwDtwUlnQO6Bd4BngO7BeIBnwO9BR2gA74FHaEDwAUdogPBBR2jA8IFHaQDxAUdpQPGBSWmA8cF4wGnA8kFHagDywUlqQPMBeQBqgPNBR2rA84FHawDzwUlrQPSBeUBrgPTBesBrwPUBR6wA9UFHrED1gUesgPXBR6zA9gFHrQD2gUetQPcBSW2A90F7AG3A98FHrgD4QUluQPiBe0BugPjBR67A-QFHrwD5QUlvQPoBe4BvgPpBfIBvwPqBRfAA-sFF8ED7AUXwgPtBRfDA-4FF8QD8AUXxQPyBSXGA_MF8wHHA_UFF8gD9wUlyQP4BfQBygP5BRfLA_oFF8wD-wUlzQP-BfUBzgP_BfkBzwOABhjQA4EGGNEDggYY0gODBhjTA4QGGNQDhgYY1QOIBiXWA4kG-gHXA4sGGNgDjQYl2QOOBvsB2gOPBhjbA5AGGNwDkQYl3QOUBvwB3gOVBoAC3wOWBhngA5cGGeEDmAYZ4gOZBhnjA5oGGeQDnAYZ5QOeBiXmA58GgQLnA6MGGegDpQYl6QOmBoIC6gOpBhnrA6oGGewDqwYl7QOuBoMC7gOvBokC7wOwBhDwA7EGEPEDsgYQ8gOzBhDzA7QGEPQDtgYQ9QO4BiX2A7kGigL3A7sGEPgDvQYl-QO-BosC-gO_BhD7A8AGEPwDwQYl_QPEBowC_gPFBpIC_wPHBhGABMgGEYEEygYRggTLBhGDBMwGEYQEzgYRhQTQBiWGBNEGkwKHBNMGEYgE1QYliQTWBpQCigTXBhGLBNgGEYwE2QYljQTcBpUCjgTdBpkCjwTeBg-QBN8GD5EE4AYPkgThBg-TBOIGD5QE5AYPlQTmBiWWBOcGmgKXBOkGD5gE6wYlmQTsBpsCmgTtBg-bBO4GD5wE7wYlnQTyBpwCngTzBqICnwT0BhKgBPUGEqEE9gYSogT3BhKjBPgGEqQE-gYSpQT8BiWmBP0GowKnBP8GEqgEgQclqQSCB6QCqgSDBxKrBIQHEqwEhQclrQSIB6UCrgSJB6kCrwSLB6oCsASMB6oCsQSPB6oCsgSQB6oCswSRB6oCtASTB6oCtQSVByW2BJYHqwK3BJgHqgK4BJoHJbkEmwesAroEnAeqArsEnQeqArwEngclvQShB60CvgSiB7MCvwSkB7QCwASlB7QCwQSoB7QCwgSpB7QCwwSqB7QCxASsB7QCxQSuByXGBK8HtQLHBLEHtALIBLMHJckEtAe2AsoEtQe0AssEtge0AswEtwclzQS6B7cCzgS7B70CzwS9B74C0AS-B74C0QTBB74C0gTCB74C0wTDB74C1ATFB74C1QTHByXWBMgHvwLXBMoHvgLYBMwHJdkEzQfAAtoEzge-AtsEzwe-AtwE0Acl3QTTB8EC3gTUB8cC3wTVBwjgBNYHCOEE1wcI4gTYBwjjBNkHCOQE2wcI5QTdByXmBN4HyALnBOAHCOgE4gcl6QTjB8kC6gTkBwjrBOUHCOwE5gcl7QTpB8oC7gTqB9AC7wTsB9EC8ATtB9EC8QTwB9EC8gTxB9EC8wTyB9EC9AT0B9EC9QT2ByX2BPcH0gL3BPkH0QL4BPsHJfkE_AfTAvoE_QfRAvsE_gfRAvwE_wcl_QSCCNQC_gSDCNoC_wSFCNsCgAWGCNsCgQWJCNsCggWKCNsCgwWLCNsChAWNCNsChQWPCCWGBZAI3AKHBZII2wKIBZQIJYkFlQjdAooFlgjbAosFlwjbAowFmAgljQWbCN4CjgWcCOQCjwWeCOUCkAWfCOUCkQWiCOUCkgWjCOUCkwWkCOUClAWmCOUClQWoCCWWBakI5gKXBasI5QKYBa0IJZkFrgjnApoFrwjlApsFsAjlApwFsQglnQW0COgCngW1COwCnwW3CO0CoAW4CO0CoQW7CO0CogW8CO0CowW9CO0CpAW_CO0CpQXBCCWmBcII7gKnBcQI7QKoBcYIJakFxwjvAqoFyAjtAqsFyQjtAqwFygglrQXNCPACrgXOCPYCrwXQCPcCsAXRCPcCsQXUCPcCsgXVCPcCswXWCPcCtAXYCPcCtQXaCCW2BdsI-AK3Bd0I9wK4Bd8IJbkF4Aj5AroF4Qj3ArsF4gj3ArwF4wglvQXmCPoCvgXnCIADvwXpCIEDwAXqCIEDwQXtCIEDwgXuCIEDwwXvCIEDxAXxCIEDxQXzCCXGBfQIggPHBfYIgQPIBfgIJckF-QiDA8oF-giBA8sF-wiBA8wF_AglzQX_CIQDzgWACYoDzwWCCYsD0AWDCYsD0QWGCYsD0gWHCYsD0wWICYsD1AWKCYsD1QWMCSXWBY0JjAPXBY8JiwPYBZEJJdkFkgmNA9oFkwmLA9sFlAmLA9wFlQkl3QWYCY4D3gWZCZQD3wWbCZUD4AWcCZUD4QWfCZUD4gWgCZUD4wWhCZUD5AWjCZUD5QWlCSXmBaYJlgPnBagJlQPoBaoJJekFqwmXA-oFrAmVA-sFrQmVA-wFrgkl7QWxCZgD7gWyCZ4D7wW0CZ8D8AW1CZ8D8QW4CZ8D8gW5CZ8D8wW6CZ8D9AW8CZ8D9QW-CSX2Bb8JoAP3BcEJnwP4BcMJJfkFxAmhA_oFxQmfA_sFxgmfA_wFxwkl_QXKCaID_gXLCaYD_wXNCacDgAbOCacDgQbRCacDggbSCacDgwbTCacDhAbVCacDhQbXCSWGBtgJqAOHBtoJpwOIBtwJJYkG3QmpA4oG3gmnA4sG3wmnA4wG4AkljQbjCaoDjgbkCbADjwbmCbEDkAbnCbEDkQbqCbEDkgbrCbEDkwbsCbEDlAbuCbEDlQbwCSWWBvEJsgOXBvMJsQOYBvUJJZkG9gmzA5oG9wmxA5sG-AmxA5wG-QklnQb8CbQDngb9CboDnwb_CbsDoAaACrsDoQaDCrsDogaECrsDowaFCrsDpAaHCrsDpQaJCiWmBooKvAOnBowKuwOoBo4KJakGjwq9A6oGkAq7A6sGkQq7A6wGkgolrQaVCr4DrgaWCsQDrwaYCsUDsAaZCsUDsQacCsUDsgadCsUDswaeCsUDtAagCsUDtQaiCiW2BqMKxgO3BqUKxQO4BqcKJbkGqArHA7oGqQrFA7sGqgrFA7wGqwolvQauCsgDvgavCs4DvwaxCs8DwAayCs8DwQa1Cs8Dwga2Cs8Dwwa3Cs8DxAa5Cs8DxQa7CiXGBrwK0APHBr4KzwPIBsAKJckGwQrRA8oGwgrPA8sGwwrPA8wGxAolzQbHCtIDzgbICtgDzwbKCtkD0AbLCtkD0QbOCtkD0gbPCtkD0wbQCtkD1AbSCtkD1QbUCiXWBtUK2gPXBtcK2QPYBtkKJdkG2grbA9oG2wrZA9sG3ArZA9wG3Qol3QbgCtwD3gbhCuID3wbjCuMD4AbkCuMD4QbnCuMD4gboCuMD4wbpCuMD5AbrCuMD5QbtCiXmBu4K5APnBvAK4wPoBvIKJekG8wrlA-oG9ArjA-sG9QrjA-wG9gol7Qb5CuYD7gb6CuwD7wb8Cu0D8Ab9Cu0D8QaAC-0D8gaBC-0D8waCC-0D9AaEC-0D9QaGCyX2BocL7gP3BokL7QP4BosLJfkGjAvvA_oGjQvtA_sGjgvtA_wGjwsl_QaSC_AD_gaTC_YD_waUCyCAB5ULIIEHlgsgggeXCyCDB5gLIIQHmgsghQecCyWGB50L9wOHB58LIIgHoQsliQeiC_gDigejCyCLB6QLIIwHpQsljQeoC_kDjgepC_0DjweqCyGQB6sLIZEHrAshkgetCyGTB64LIZQHsAshlQeyCyWWB7ML_gOXB7ULIZgHtwslmQe4C_8Dmge5CyGbB7oLIZwHuwslnQe-C4AEnge_C4QEnwfACyKgB8ELIqEHwgsiogfDCyKjB8QLIqQHxgsipQfICyWmB8kLhQSnB8sLIqgHzQslqQfOC4YEqgfPCyKrB9ALIqwH0QslrQfUC4cErgfVC40ErwfXC44EsAfYC44EsQfbC44EsgfcC44EswfdC44EtAffC44EtQfhCyW2B-ILjwS3B-QLjgS4B-YLJbkH5wuQBLoH6AuOBLsH6QuOBLwH6gslvQftC5EEvgfuC5UEvwfwC5YEwAfxC5YEwQf0C5YEwgf1C5YEwwf2C5YExAf4C5YExQf6CyXGB_sLlwTHB_0LlgTIB_8LJckHgAyYBMoHgQyWBMsHggyWBMwHgwwlzQeGDJkEzgeHDJ8EzweJDKAE0AeKDKAE0QeNDKAE0geODKAE0wePDKAE1AeRDKAE1QeTDCXWB5QMoQTXB5YMoATYB5gMJdkHmQyiBNoHmgygBNsHmwygBNwHnAwl3QefDKME3gegDKkE"
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
