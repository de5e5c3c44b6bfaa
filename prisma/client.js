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
  id           String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  slug         String    @unique
  displayName  String    @map("display_name")
  status       String    @default("active")
  /// Why an operator suspended or closes it; the customer reads it.
  statusReason String?   @map("status_reason")
  statusSince  DateTime  @default(dbgenerated("clock_timestamp()")) @map("status_since") @db.Timestamptz(3)
  /// When the account closes, or closed; null unless an operator closes it.
  closesAt     DateTime? @map("closes_at") @db.Timestamptz(3)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

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

  customer   Customer       @relation(fields: [customerId], references: [id])
  namespace  Namespace?
  allotments Allotment[]
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

  tenant Tenant @relation(fields: [tenantId], references: [id])

  @@map("namespaces")
}

/// A tenant's limits for a machine class.
model Allotment {
  tenantId            String  @map("tenant_id") @db.Uuid
  className           String  @map("class_name")
  reservedHosts       Int     @default(0) @map("reserved_hosts")
  onDemandAllowed     Boolean @default(true) @map("on_demand_allowed")
  bareMetalLimit      Int     @default(0) @map("bare_metal_limit")
  virtualMachineLimit Int     @default(0) @map("virtual_machine_limit")

  tenant       Tenant       @relation(fields: [tenantId], references: [id])
  machineClass MachineClass @relation(fields: [className], references: [name])

  @@id([tenantId, className])
  @@map("allotments")
}

/// The fleet file's default allotments, given to tenants that are created without an operator.
model DefaultAllotment {
  className           String  @id @map("class_name")
  reservedHosts       Int     @default(0) @map("reserved_hosts")
  onDemandAllowed     Boolean @default(true) @map("on_demand_allowed")
  bareMetalLimit      Int     @default(0) @map("bare_metal_limit")
  virtualMachineLimit Int     @default(0) @map("virtual_machine_limit")

  machineClass MachineClass @relation(fields: [className], references: [name])

  @@map("default_allotments")
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

  allotments        Allotment[]
  defaultAllotments DefaultAllotment[]
  hosts             Host[]

  @@map("machine_classes")
}

/// A hypervisor (carries many VMs) or a bare-metal machine (carries one).
model Host {
  name             String    @id
  region           String
  className        String    @map("class_name")
  workload         String // VirtualMachine | BareMetalMachine
  driver           String
  /// The agent that serves it beside other hosts; null: one of its own, by its name.
  agent            String?
  cpu              Int
  memoryGiB        Int       @map("memory_gib")
  diskGiB          Int       @map("disk_gib")
  cpuUsed          Int       @default(0) @map("cpu_used")
  memoryGiBUsed    Int       @default(0) @map("memory_gib_used")
  diskGiBUsed      Int       @default(0) @map("disk_gib_used")
  machinesHeld     Int       @default(0) @map("machines_held")
  reservedTenantId String?   @map("reserved_tenant_id") @db.Uuid
  cordoned         Boolean   @default(false)
  /// When its agent went silent; null while the agent is heard.
  lostAt           DateTime? @map("lost_at") @db.Timestamptz(3)
  retired          Boolean   @default(false)
  /// Digests of the images on it, as last reported: machines made from them start there without a fetch.
  images           String[]  @default([])
  /// Types of its conditions that are false, kept with host_conditions: a host with any takes no new machine.
  failing          String[]  @default([])
  /// Number of its agent's newest greeting that was believed: an older one is a replay, or late.
  statementSeq     BigInt    @default(0) @map("statement_seq")
  /// Something was said in its name that did not verify, since its last greeting. Its agent is asked to greet again.
  doubtedAt        DateTime? @map("doubted_at") @db.Timestamptz(3)
  /// The database was restored since the last inventory of this host. Blocks new placements until the next inventory.
  inventoryDue     Boolean   @default(false) @map("inventory_due")
  /// Where its machines' ports may be reached, as the fleet file registers it. Nothing else is believed or connected to.
  forwardAddresses String[]  @default(["127.0.0.1"]) @map("forward_addresses")
  forwardFirstPort Int       @default(20000) @map("forward_first_port")
  forwardLastPort  Int       @default(32767) @map("forward_last_port")
  /// The id of the folder in which its agent records its machines; null: none is known yet.
  recordsId        String?   @map("records_id") @db.Uuid
  /// While its condition Records is false: the id with which its agent came instead; null: with none.
  otherRecordsId   String?   @map("other_records_id") @db.Uuid

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

/// An outgoing invitation email that no mail server has accepted yet.
model OutgoingEmail {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  invitationId String   @unique @map("invitation_id") @db.Uuid
  /// Encrypted: its text contains the invitation's token.
  sealed       String
  attempts     Int      @default(0)
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)
  /// When it is tried next; until then the process that leased it has it alone.
  dueAt        DateTime @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(3)

  invitation Invitation @relation(fields: [invitationId], references: [id], onDelete: Cascade)

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
  machineUid     String    @id @map("machine_uid") @db.Uuid
  customerId     String    @map("customer_id") @db.Uuid
  tenantId       String    @map("tenant_id") @db.Uuid
  resourceKind   String    @map("resource_kind")
  resourceClass  String    @map("resource_class")
  resourceName   String    @map("resource_name")
  minimumSeconds Int       @map("minimum_seconds")
  startedAt      BigInt    @map("started_at")
  endedAt        BigInt?   @map("ended_at")
  /// While it is open: the time since which the machine's state is unknown, because its host fell silent or the
  /// database was restored. If the machine turns out to be lost, the lifecycle ended then. Null while its host reports.
  unseenSince    BigInt?   @map("unseen_since")
  ratedAt        DateTime? @map("rated_at") @db.Timestamptz(3)
  topUpSeconds   Int?      @map("top_up_seconds")
  /// The second at which the top-up was posted; determines its bucket.
  postedAt       BigInt?   @map("posted_at")

  @@index([tenantId, startedAt])
  @@map("lifecycles")
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
  id             Boolean  @id @default(true)
  /// Incremented by every run of the ownership schedule, whose result reports it to Temporal.
  mark           BigInt   @default(0)
  markedAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("marked_at") @db.Timestamptz(3)
  /// Placement versions up to this one were issued, or were set aside by a recovery.
  placementFloor BigInt   @default(0) @map("placement_floor")

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
  sequence   BigInt   @id @default(autoincrement())
  id         String   @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  customerId String?  @map("customer_id") @db.Uuid
  tenantId   String?  @map("tenant_id") @db.Uuid
  actorType  String   @map("actor_type")
  actorId    String   @map("actor_id")
  /// What the actor was called then: a key's name, a person's address, a principal's subject, an operator's user.
  actorName  String?  @map("actor_name")
  sessionId  String?  @map("session_id") @db.Uuid
  action     String
  target     String
  outcome    String   @default("success") // success | refused
  reason     String?
  requestId  String?  @map("request_id")
  address    String?
  userAgent  String?  @map("user_agent")
  details    Json     @default("{}")
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(3)

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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Allotment":{"fields":[{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"AllotmentToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"AllotmentToMachineClass"}],"dbName":"allotments","schema":null},"DefaultAllotment":{"fields":[{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"DefaultAllotmentToMachineClass"}],"dbName":"default_allotments","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToMachineClass"},{"name":"defaultAllotments","kind":"object","type":"DefaultAllotment","relationName":"DefaultAllotmentToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","allotments","machineClass","defaultAllotments","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Allotment.findUnique","Allotment.findUniqueOrThrow","Allotment.findFirst","Allotment.findFirstOrThrow","Allotment.findMany","Allotment.createOne","Allotment.createMany","Allotment.createManyAndReturn","Allotment.updateOne","Allotment.updateMany","Allotment.updateManyAndReturn","Allotment.upsertOne","Allotment.deleteOne","Allotment.deleteMany","Allotment.groupBy","Allotment.aggregate","DefaultAllotment.findUnique","DefaultAllotment.findUniqueOrThrow","DefaultAllotment.findFirst","DefaultAllotment.findFirstOrThrow","DefaultAllotment.findMany","DefaultAllotment.createOne","DefaultAllotment.createMany","DefaultAllotment.createManyAndReturn","DefaultAllotment.updateOne","DefaultAllotment.updateMany","DefaultAllotment.updateManyAndReturn","DefaultAllotment.upsertOne","DefaultAllotment.deleteOne","DefaultAllotment.deleteMany","DefaultAllotment.groupBy","DefaultAllotment.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","reservedHosts","onDemandAllowed","bareMetalLimit","virtualMachineLimit","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","tenantId_className","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "wxTzA9AGFw8AAKcMACAQAACoDAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIBwAAKoMACAdAACmDAAgHgAAqQwAIB8AAKwMACAgAADwCwAgJAAAsAwAIP0GAAClDAAw_gYAAFQAEP8GAAClDAAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGjCAEAkwsAIeYIAQAAAAGcCQEAlQsAIZ0JQACECwAhnglAAJQLACEBAAAAAQAgEwMAAO8LACAFAADSDAAgBgAAjgwAIA8AAKcMACAQAACoDAAgEQAAogwAIBwAAKoMACD9BgAA0QwAMP4GAAADABD_BgAA0QwAMIEHQACECwAhkgcBALALACGpBwEAsAsAIaMIAQCTCwAh5ggBAJMLACHnCAEAkwsAIZkJIACnCwAhmglAAJQLACGbCUAAhAsAIQgDAADrDgAgBQAA9RIAIAYAAOwQACAPAADeEgAgEAAA3xIAIBEAAOsSACAcAADhEgAgmgkAAN8MACAVAwAA7wsAIAUAANIMACAGAACODAAgDwAApwwAIBAAAKgMACARAACiDAAgHAAAqgwAIP0GAADRDAAw_gYAAAMAEP8GAADRDAAwgQdAAIQLACGSBwEAAAABqQcBALALACGjCAEAkwsAIdMIAADQDAAg5ggBAJMLACHnCAEAkwsAIZkJIACnCwAhmglAAJQLACGbCUAAhAsAIaMJAADPDAAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAACVDAAg_QYAAJQMADD-BgAABwAQ_wYAAJQMADCMBwEAkwsAIaoHAQCwCwAhygcEAIMLACGWCQQAgwsAIZcJAgCoCwAhmAkCAKgLACEBAAAABwAgCwQAAJUMACAHAADIDAAg_QYAAM4MADD-BgAACQAQ_wYAAM4MADCqBwEAsAsAIfMHAQCTCwAhkgkCAKgLACGTCSAApwsAIZQJAgCoCwAhlQkCAKgLACECBAAAhBEAIAcAAPESACAMBAAAlQwAIAcAAMgMACD9BgAAzgwAMP4GAAAJABD_BgAAzgwAMKoHAQCwCwAh8wcBAJMLACGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIaIJAADNDAAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJBwAAyAwAIP0GAADMDAAw_gYAAA4AEP8GAADMDAAw8wcBAJMLACGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIQEHAADxEgAgCQcAAMgMACD9BgAAzAwAMP4GAAAOABD_BgAAzAwAMPMHAQAAAAGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIQMAAAAOACABAAAPADACAAAQACAiBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAJMLACHvBwEAkwsAIfMHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh_AcEAIMLACHnCAEAkwsAIfkIIACnCwAh_ggBAJMLACH_CAEAlQsAIYAJAgCoCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkBALkLACGFCSAApwsAIYYJQACUCwAhhwkAAKELACCICQAAoQsAIIkJQACUCwAhigkgAKcLACGLCQAAoQsAIIwJAgCoCwAhjQkCAKgLACGOCQEAuQsAIY8JAQC5CwAhCgcAAPESACAKAADyEgAgCwAA8xIAIAwAAPQSACD_CAAA3wwAIIQJAADfDAAghgkAAN8MACCJCQAA3wwAII4JAADfDAAgjwkAAN8MACAiBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAAAAAe8HAQCTCwAh8wcBAJMLACH1BwIAqAsAIfYHAgCoCwAh9wcCAKgLACH8BwQAgwsAIecIAQCTCwAh-QggAKcLACH-CAEAkwsAIf8IAQCVCwAhgAkCAKgLACGBCQIAqAsAIYIJAgCoCwAhgwkCAKgLACGECQEAuQsAIYUJIACnCwAhhglAAJQLACGHCQAAoQsAIIgJAAChCwAgiQlAAJQLACGKCSAApwsAIYsJAAChCwAgjAkCAKgLACGNCQIAqAsAIY4JAQC5CwAhjwkBALkLACEDAAAAEgAgAQAAEwAwAgAAFAAgGQkAAMMMACD9BgAAxgwAMP4GAAAWABD_BgAAxgwAMIEHQACECwAhqgcBALALACHRBwEAsAsAIegHAgCoCwAh7gcBALALACHvBwEAkwsAIfAHAgCoCwAh8QcEAIMLACHyBwEAkwsAIfMHAQCTCwAh9AcBAJMLACH1BwIAqAsAIfYHAgCoCwAh9wcCAKgLACH4BwAAugsAIPkHQACUCwAh-gdAAJQLACH7B0AAlAsAIfwHBACDCwAh_QcEAIMLACH-BwEAkwsAIQQJAADwEgAg-QcAAN8MACD6BwAA3wwAIPsHAADfDAAgGgkAAMMMACD9BgAAxgwAMP4GAAAWABD_BgAAxgwAMIEHQACECwAhqgcBALALACHRBwEAsAsAIegHAgCoCwAh7gcBAAAAAe8HAQCTCwAh8AcCAKgLACHxBwQAgwsAIfIHAQCTCwAh8wcBAJMLACH0BwEAkwsAIfUHAgCoCwAh9gcCAKgLACH3BwIAqAsAIfgHAAC6CwAg-QdAAJQLACH6B0AAlAsAIfsHQACUCwAh_AcEAIMLACH9BwQAgwsAIf4HAQCTCwAhoQkAAMUMACADAAAAFgAgAQAAFwAwAgAAGAAgCQkAAMMMACD9BgAAxAwAMP4GAAAaABD_BgAAxAwAMIEHQACECwAh8gcBAJMLACHXCAEAkwsAIfsIAQCTCwAh_AhAAJQLACECCQAA8BIAIPwIAADfDAAgCQkAAMMMACD9BgAAxAwAMP4GAAAaABD_BgAAxAwAMIEHQACECwAh8gcBAJMLACHXCAEAkwsAIfsIAQAAAAH8CEAAlAsAIQMAAAAaACABAAAbADACAAAcACAKCQAAwwwAIP0GAADCDAAw_gYAAB4AEP8GAADCDAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8gcBAJMLACGDCAEAkwsAIf0IQACECwAhAQkAAPASACALCQAAwwwAIP0GAADCDAAw_gYAAB4AEP8GAADCDAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8gcBAJMLACGDCAEAkwsAIf0IQACECwAhoAkAAMEMACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABYAIAEAAAAaACABAAAAHgAgAQAAAAkAIAEAAAAOACABAAAAEgAgGAMAAO8LACAEAACVDAAg_QYAAMAMADD-BgAAKAAQ_wYAAMAMADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhpwgAAKELACCqCAEAkwsAIasIAAChCwAgrAggAKcLACHBCAABsQsAIcQIQACUCwAh5AgBAJULACHsCEAAlAsAIfMIAQC5CwAh9AgBAJULACH1CEAAlAsAIQgDAADrDgAgBAAAhBEAIMQIAADfDAAg5AgAAN8MACDsCAAA3wwAIPMIAADfDAAg9AgAAN8MACD1CAAA3wwAIBgDAADvCwAgBAAAlQwAIP0GAADADAAw_gYAACgAEP8GAADADAAwgQdAAIQLACGMBwEAkwsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhpwgAAKELACCqCAEAkwsAIasIAAChCwAgrAggAKcLACHBCAABAAABxAhAAJQLACHkCAEAlQsAIewIQACUCwAh8wgBALkLACH0CAEAlQsAIfUIQACUCwAhAwAAACgAIAEAACkAMAIAACoAIBkDAADvCwAgBAAAlQwAIP0GAAC_DAAw_gYAACwAEP8GAAC_DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb8HAQCTCwAhwAcBALALACGhCAEAuQsAIacIAAChCwAgwggBAJULACHECEAAlAsAIcoIAAGxCwAh6wgAAKELACDsCEAAlAsAIe0IAgDXCwAh7ggCANcLACHvCAEAlQsAIfAIAQCVCwAh8QgBALkLACHyCAEAuQsAIQwDAADrDgAgBAAAhBEAIKEIAADfDAAgwggAAN8MACDECAAA3wwAIOwIAADfDAAg7QgAAN8MACDuCAAA3wwAIO8IAADfDAAg8AgAAN8MACDxCAAA3wwAIPIIAADfDAAgGQMAAO8LACAEAACVDAAg_QYAAL8MADD-BgAALAAQ_wYAAL8MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoQgBALkLACGnCAAAoQsAIMIIAQCVCwAhxAhAAJQLACHKCAABAAAB6wgAAKELACDsCEAAlAsAIe0IAgDXCwAh7ggCANcLACHvCAEAlQsAIfAIAQCVCwAh8QgBALkLACHyCAEAuQsAIQMAAAAsACABAAAtADACAAAuACAZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGhCAEAsAsAIaMIAQCTCwAhpAgBAJMLACGlCAEAkwsAIaYIAAC6CwAgpwgAAKELACCoCAIAqAsAIakIIACnCwAhqggBAJMLACGrCAAAoQsAIKwIIACnCwAhrQgCAKgLACECBAAAhBEAIBIAAIcOACAZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaEIAQCwCwAhowgBAJMLACGkCAEAkwsAIaUIAQCTCwAhpggAALoLACCnCAAAoQsAIKgIAgCoCwAhqQggAKcLACGqCAEAkwsAIasIAAChCwAgrAggAKcLACGtCAIAqAsAIQMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgChIAAOYLACD9BgAA5QsAMP4GAAA1ABD_BgAA5QsAMI0HQACUCwAhnQdAAIQLACGhCAEAsAsAIa4IAAChCwAgrwgAAKELACCwCAEAlQsAIQEAAAA1ACAHEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGhCAEAsAsAIaIIAAGxCwAhARIAAIcOACAIEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGhCAEAsAsAIaIIAAGxCwAhnwkAALwMACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADAAIAEAAAA3ACAUAwAA7wsAIAQAALsMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAg_QYAALoMADD-BgAAPQAQ_wYAALoMADCBB0AAhAsAIZIHAQCwCwAhmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGjCAEAkwsAIbEIAQCVCwAh4wgBAJMLACHkCAEAkwsAIeUIQACUCwAhCgMAAOsOACAEAACEEQAgGAAA4hIAIBkAAOQSACAaAADlEgAgGwAA5hIAIJgHAADfDAAgqgcAAN8MACCxCAAA3wwAIOUIAADfDAAgFQMAAO8LACAEAAC7DAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIP0GAAC6DAAw_gYAAD0AEP8GAAC6DAAwgQdAAIQLACGSBwEAAAABmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGjCAEAkwsAIbEIAQCVCwAh0wgAALkMACDjCAEAkwsAIeQIAQCTCwAh5QhAAJQLACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAAMAIBADAADvCwAgFQAAtQwAIBcAALgMACD9BgAAtwwAMP4GAABCABD_BgAAtwwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb0IAQCwCwAhxAhAAJQLACHKCAABsQsAIeIIQACUCwAhBQMAAOsOACAVAADuEgAgFwAA7xIAIMQIAADfDAAg4ggAAN8MACAQAwAA7wsAIBUAALUMACAXAAC4DAAg_QYAALcMADD-BgAAQgAQ_wYAALcMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb0IAQCwCwAhxAhAAJQLACHKCAABAAAB4ghAAJQLACEDAAAAQgAgAQAAQwAwAgAARAAgChYAAPwLACD9BgAA-wsAMP4GAABGABD_BgAA-wsAMIEHQACECwAhkgcBALALACGcBwIAqAsAIZ8HQACECwAhpwcBAJMLACHhCAEAsAsAIQEAAABGACANAwAA7wsAIBUAALUMACD9BgAAtgwAMP4GAABIABD_BgAAtgwAMKgHQACECwAhqQcBALALACGqBwEAsAsAIb0IAQCwCwAhxQgAAbELACHGCAEAkwsAIccIAQCTCwAhyAhAAJQLACEDAwAA6w4AIBUAAO4SACDICAAA3wwAIA0DAADvCwAgFQAAtQwAIP0GAAC2DAAw_gYAAEgAEP8GAAC2DAAwqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHFCAABAAABxggBAJMLACHHCAEAkwsAIcgIQACUCwAhAwAAAEgAIAEAAEkAMAIAAEoAIBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb0IAQCwCwAhwAgAAbELACHBCAABsQsAIcIIAQCVCwAhwwhAAJQLACHECEAAlAsAIQUDAADrDgAgFQAA7hIAIMIIAADfDAAgwwgAAN8MACDECAAA3wwAIBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAAAABqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHACAABAAABwQgAAbELACHCCAEAlQsAIcMIQACUCwAhxAhAAJQLACEDAAAATAAgAQAATQAwAgAATgAgFAMAALIMACAEAQCVCwAhFQAAswwAIP0GAACxDAAw_gYAAFAAEP8GAACxDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqAdAAIQLACGpBwEAuQsAIaoHAQC5CwAhxwcBAJMLACG5CAABsQsAIboIAAGxCwAhuwgBAJULACG8CAEAlQsAIb0IAQC5CwAhvggCAKgLACG_CEAAlAsAIQkDAADrDgAgBAAA3wwAIBUAAO4SACCpBwAA3wwAIKoHAADfDAAguwgAAN8MACC8CAAA3wwAIL0IAADfDAAgvwgAAN8MACAUAwAAsgwAIAQBAJULACEVAACzDAAg_QYAALEMADD-BgAAUAAQ_wYAALEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuQgAAQAAAboIAAEAAAG7CAEAlQsAIbwIAQCVCwAhvQgBALkLACG-CAIAqAsAIb8IQACUCwAhAwAAAFAAIAEAAFEAMAIAAFIAIBcPAACnDAAgEAAAqAwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACAcAACqDAAgHQAApgwAIB4AAKkMACAfAACsDAAgIAAA8AsAICQAALAMACD9BgAApQwAMP4GAABUABD_BgAApQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIaMIAQCTCwAh5ggBAJMLACGcCQEAlQsAIZ0JQACECwAhnglAAJQLACEBAAAAVAAgAQAAAD0AIAEAAABCACABAAAASAAgAQAAAEwAIAEAAABQACABAAAACQAgAQAAACgAIAEAAAAsACABAAAAMAAgAQAAAD0AIAMAAAAoACABAAApADACAAAqACADAAAALAAgAQAALQAwAgAALgAgGAMAAO8LACARAACiDAAgEwAAowwAIBQAAKQMACD9BgAAoQwAMP4GAABiABD_BgAAoQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhowgBAJMLACGtCAIAqAsAIbEIAQCTCwAhsggBAJMLACGzCAEAlQsAIbQIAADACwAgtQgBAJULACG2CAAAoQsAILcIAgCoCwAhuAgCAKgLACEHAwAA6w4AIBEAAOsSACATAADsEgAgFAAA7RIAILMIAADfDAAgtAgAAN8MACC1CAAA3wwAIBkDAADvCwAgEQAAogwAIBMAAKMMACAUAACkDAAg_QYAAKEMADD-BgAAYgAQ_wYAAKEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhowgBAJMLACGtCAIAqAsAIbEIAQCTCwAhsggBAJMLACGzCAEAlQsAIbQIAADACwAgtQgBAJULACG2CAAAoQsAILcIAgCoCwAhuAgCAKgLACHTCAAAoAwAIAMAAABiACABAABjADACAABkACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEIAIAEAAEMAMAIAAEQAIBADAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGxCAEAlQsAIc0IAQCVCwAhzggBAJULACHPCAAAoQsAINAIAgCoCwAh0QgBAJULACHSCEAAlAsAIQEAAABoACAVAwAA7wsAIB8AAJ8MACD9BgAAngwAMP4GAABqABD_BgAAngwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEIAQCVCwAhxAhAAJQLACHICEAAlAsAIckIAQCwCwAhyggAAbELACHLCAEAkwsAIcwIAQCVCwAhzQgBAJULACHOCAEAlQsAIc8IAAChCwAgCAMAAOsOACAfAADjEgAgsQgAAN8MACDECAAA3wwAIMgIAADfDAAgzAgAAN8MACDNCAAA3wwAIM4IAADfDAAgFQMAAO8LACAfAACfDAAg_QYAAJ4MADD-BgAAagAQ_wYAAJ4MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEIAQCVCwAhxAhAAJQLACHICEAAlAsAIckIAQCwCwAhyggAAQAAAcsIAQCTCwAhzAgBAJULACHNCAEAlQsAIc4IAQCVCwAhzwgAAKELACADAAAAagAgAQAAawAwAgAAbAAgAQAAAGoAIAMAAABqACABAABrADACAABsACADAAAASAAgAQAASQAwAgAASgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABQACABAABRADACAABSACATAwAA7wsAICIAAJwMACAjAACdDAAg_QYAAJsMADD-BgAAcwAQ_wYAAJsMADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGrBwEAkwsAIawHAAChCwAgrQcBAJULACGuB0AAlAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIQYDAADrDgAgIgAA6RIAICMAAOoSACCqBwAA3wwAIK0HAADfDAAgrgcAAN8MACATAwAA7wsAICIAAJwMACAjAACdDAAg_QYAAJsMADD-BgAAcwAQ_wYAAJsMADCBB0AAhAsAIYwHAQCTCwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAuQsAIasHAQCTCwAhrAcAAKELACCtBwEAlQsAIa4HQACUCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhAwAAAHMAIAEAAHQAMAIAAHUAIAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQCwCwAhlAcBALALACGnBwEAkwsAIagHQACUCwAhAiEAAOgSACCoBwAA3wwAIAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQAAAAGUBwEAsAsAIacHAQCTCwAhqAdAAJQLACEDAAAAdwAgAQAAeAAwAgAAeQAgFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBALALACGTBwQAgwsAIZQHAQCwCwAhlQcBALALACGWBwEAkwsAIZcHAQCTCwAhmAcBAJMLACGZB0AAhAsAIZoHAQC5CwAhmwcBAJMLACGcBwIAqAsAIZ0HQACUCwAhngdAAJQLACGfB0AAhAsAIaAHQACUCwAhBiEAAOgSACCOBwAA3wwAIJoHAADfDAAgnQcAAN8MACCeBwAA3wwAIKAHAADfDAAgFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBAAAAAZMHBACDCwAhlAcBALALACGVBwEAsAsAIZYHAQCTCwAhlwcBAJMLACGYBwEAkwsAIZkHQACECwAhmgcBALkLACGbBwEAkwsAIZwHAgCoCwAhnQdAAJQLACGeB0AAlAsAIZ8HQACECwAhoAdAAJQLACEDAAAAewAgAQAAfAAwAgAAfQAgAQAAAHcAIAEAAAB7ACABAAAAAwAgAQAAACgAIAEAAAAsACABAAAAYgAgAQAAAD0AIAEAAABCACABAAAAagAgAQAAAEgAIAEAAABMACABAAAAUAAgAQAAAHMAIAEAAAABACAODwAA3hIAIBAAAN8SACAYAADiEgAgGQAA5BIAIBoAAOUSACAbAADmEgAgHAAA4RIAIB0AAN0SACAeAADgEgAgHwAA4xIAICAAAOwOACAkAADnEgAgnAkAAN8MACCeCQAA3wwAIAMAAABUACABAACNAQAwAgAAAQAgAwAAAFQAIAEAAI0BADACAAABACADAAAAVAAgAQAAjQEAMAIAAAEAIBQPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGjCAEAAAAB5ggBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQEqAACRAQAgCIEHQAAAAAGSBwEAAAABmwcBAAAAAaMIAQAAAAHmCAEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABASoAAJMBADABKgAAkwEAMBQPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhAgAAAAEAICoAAJYBACAIgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIQIAAABUACAqAACYAQAgAgAAAFQAICoAAJgBACADAAAAAQAgMQAAkQEAIDIAAJYBACABAAAAAQAgAQAAAFQAIAUNAADREQAgNwAA0xEAIDgAANIRACCcCQAA3wwAIJ4JAADfDAAgC_0GAACXDAAw_gYAAJ8BABD_BgAAlwwAMIEHQAD7CgAhkgcBAJcLACGbBwEAiAsAIaMIAQCICwAh5ggBAIgLACGcCQEAigsAIZ0JQAD7CgAhnglAAIkLACEDAAAAVAAgAQAAngEAMDYAAJ8BACADAAAAVAAgAQAAjQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEAMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAEBKgAApwEAIAmBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAEBKgAAqQEAMAEqAACpAQAwEAMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgEQAAjREAIBwAAI4RACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGjCAEA4wwAIeYIAQDjDAAh5wgBAOMMACGZCSAAmw0AIZoJQADkDAAhmwlAANkMACECAAAABQAgKgAArAEAIAmBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGjCAEA4wwAIeYIAQDjDAAh5wgBAOMMACGZCSAAmw0AIZoJQADkDAAhmwlAANkMACECAAAAAwAgKgAArgEAIAIAAAADACAqAACuAQAgAwAAAAUAIDEAAKcBACAyAACsAQAgAQAAAAUAIAEAAAADACAEDQAAhREAIDcAAIcRACA4AACGEQAgmgkAAN8MACAM_QYAAJYMADD-BgAAtQEAEP8GAACWDAAwgQdAAPsKACGSBwEAlwsAIakHAQCXCwAhowgBAIgLACHmCAEAiAsAIecIAQCICwAhmQkgAKMLACGaCUAAiQsAIZsJQAD7CgAhAwAAAAMAIAEAALQBADA2AAC1AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAACVDAAg_QYAAJQMADD-BgAABwAQ_wYAAJQMADCMBwEAAAABqgcBAAAAAcoHBACDCwAhlgkEAIMLACGXCQIAqAsAIZgJAgCoCwAhAQAAALgBACABAAAAuAEAIAEEAACEEQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgBwQAAIMRACCMBwEAAAABqgcBAAAAAcoHBAAAAAGWCQQAAAABlwkCAAAAAZgJAgAAAAEBKgAAvwEAIAaMBwEAAAABqgcBAAAAAcoHBAAAAAGWCQQAAAABlwkCAAAAAZgJAgAAAAEBKgAAwQEAMAEqAADBAQAwBwQAAIIRACCMBwEA4wwAIaoHAQDjDAAhygcEANgMACGWCQQA2AwAIZcJAgDrDAAhmAkCAOsMACECAAAAuAEAICoAAMQBACAGjAcBAOMMACGqBwEA4wwAIcoHBADYDAAhlgkEANgMACGXCQIA6wwAIZgJAgDrDAAhAgAAAAcAICoAAMYBACACAAAABwAgKgAAxgEAIAMAAAC4AQAgMQAAvwEAIDIAAMQBACABAAAAuAEAIAEAAAAHACAFDQAA_RAAIDcAAIARACA4AAD_EAAgWQAA_hAAIFoAAIERACAJ_QYAAJMMADD-BgAAzQEAEP8GAACTDAAwjAcBAIgLACGqBwEAlwsAIcoHBAD6CgAhlgkEAPoKACGXCQIAmgsAIZgJAgCaCwAhAwAAAAcAIAEAAMwBADA2AADNAQAgAwAAAAcAIAEAALsBADACAAC4AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAIBAAA5xAAIAcAAPwQACCqBwEAAAAB8wcBAAAAAZIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAEBKgAA1QEAIAaqBwEAAAAB8wcBAAAAAZIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAEBKgAA1wEAMAEqAADXAQAwCAQAAOUQACAHAAD7EAAgqgcBAOMMACHzBwEA4wwAIZIJAgDrDAAhkwkgAJsNACGUCQIA6wwAIZUJAgDrDAAhAgAAAAsAICoAANoBACAGqgcBAOMMACHzBwEA4wwAIZIJAgDrDAAhkwkgAJsNACGUCQIA6wwAIZUJAgDrDAAhAgAAAAkAICoAANwBACACAAAACQAgKgAA3AEAIAMAAAALACAxAADVAQAgMgAA2gEAIAEAAAALACABAAAACQAgBQ0AAPYQACA3AAD5EAAgOAAA-BAAIFkAAPcQACBaAAD6EAAgCf0GAACSDAAw_gYAAOMBABD_BgAAkgwAMKoHAQCXCwAh8wcBAIgLACGSCQIAmgsAIZMJIACjCwAhlAkCAJoLACGVCQIAmgsAIQMAAAAJACABAADiAQAwNgAA4wEAIAMAAAAJACABAAAKADACAAALACABAAAAEAAgAQAAABAAIAMAAAAOACABAAAPADACAAAQACADAAAADgAgAQAADwAwAgAAEAAgAwAAAA4AIAEAAA8AMAIAABAAIAYHAAD1EAAg8wcBAAAAAZIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAEBKgAA6wEAIAXzBwEAAAABkgkCAAAAAZMJIAAAAAGUCQIAAAABlQkCAAAAAQEqAADtAQAwASoAAO0BADAGBwAA9BAAIPMHAQDjDAAhkgkCAOsMACGTCSAAmw0AIZQJAgDrDAAhlQkCAOsMACECAAAAEAAgKgAA8AEAIAXzBwEA4wwAIZIJAgDrDAAhkwkgAJsNACGUCQIA6wwAIZUJAgDrDAAhAgAAAA4AICoAAPIBACACAAAADgAgKgAA8gEAIAMAAAAQACAxAADrAQAgMgAA8AEAIAEAAAAQACABAAAADgAgBQ0AAO8QACA3AADyEAAgOAAA8RAAIFkAAPAQACBaAADzEAAgCP0GAACRDAAw_gYAAPkBABD_BgAAkQwAMPMHAQCICwAhkgkCAJoLACGTCSAAowsAIZQJAgCaCwAhlQkCAJoLACEDAAAADgAgAQAA-AEAMDYAAPkBACADAAAADgAgAQAADwAwAgAAEAAgEAYAAI4MACAIAACPDAAgDgAAkAwAIP0GAACNDAAw_gYAAP8BABD_BgAAjQwAMIEHQACECwAhjAcBAAAAAbYHAgCoCwAhzAcBALALACHoBwIAqAsAIfYHAgCoCwAhiwgCAKgLACH5CCAApwsAIZAJAQCTCwAhkQkAAKELACABAAAA_AEAIAEAAAD8AQAgEAYAAI4MACAIAACPDAAgDgAAkAwAIP0GAACNDAAw_gYAAP8BABD_BgAAjQwAMIEHQACECwAhjAcBAJMLACG2BwIAqAsAIcwHAQCwCwAh6AcCAKgLACH2BwIAqAsAIYsIAgCoCwAh-QggAKcLACGQCQEAkwsAIZEJAAChCwAgAwYAAOwQACAIAADtEAAgDgAA7hAAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACADAAAA_wEAIAEAAIACADACAAD8AQAgAwAAAP8BACABAACAAgAwAgAA_AEAIA0GAADpEAAgCAAA6hAAIA4AAOsQACCBB0AAAAABjAcBAAAAAbYHAgAAAAHMBwEAAAAB6AcCAAAAAfYHAgAAAAGLCAIAAAAB-QggAAAAAZAJAQAAAAGRCQAA6BAAIAEqAACEAgAgCoEHQAAAAAGMBwEAAAABtgcCAAAAAcwHAQAAAAHoBwIAAAAB9gcCAAAAAYsIAgAAAAH5CCAAAAABkAkBAAAAAZEJAADoEAAgASoAAIYCADABKgAAhgIAMA0GAAC_EAAgCAAAwBAAIA4AAMEQACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIegHAgDrDAAh9gcCAOsMACGLCAIA6wwAIfkIIACbDQAhkAkBAOMMACGRCQAAvhAAIAIAAAD8AQAgKgAAiQIAIAqBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIegHAgDrDAAh9gcCAOsMACGLCAIA6wwAIfkIIACbDQAhkAkBAOMMACGRCQAAvhAAIAIAAAD_AQAgKgAAiwIAIAIAAAD_AQAgKgAAiwIAIAMAAAD8AQAgMQAAhAIAIDIAAIkCACABAAAA_AEAIAEAAAD_AQAgBQ0AALkQACA3AAC8EAAgOAAAuxAAIFkAALoQACBaAAC9EAAgDf0GAACMDAAw_gYAAJICABD_BgAAjAwAMIEHQAD7CgAhjAcBAIgLACG2BwIAmgsAIcwHAQCXCwAh6AcCAJoLACH2BwIAmgsAIYsIAgCaCwAh-QggAKMLACGQCQEAiAsAIZEJAAChCwAgAwAAAP8BACABAACRAgAwNgAAkgIAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACABAAAAFAAgAQAAABQAIAMAAAASACABAAATADACAAAUACADAAAAEgAgAQAAEwAwAgAAFAAgAwAAABIAIAEAABMAMAIAABQAIB8HAAC1EAAgCgAAthAAIAsAALcQACAMAAC4EAAgjAcBAAAAAe8HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABASoAAJoCACAbjAcBAAAAAe8HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABASoAAJwCADABKgAAnAIAMB8HAACKEAAgCgAAixAAIAsAAIwQACAMAACNEAAgjAcBAOMMACHvBwEA4wwAIfMHAQDjDAAh9QcCAOsMACH2BwIA6wwAIfcHAgDrDAAh_AcEANgMACHnCAEA4wwAIfkIIACbDQAh_ggBAOMMACH_CAEA5QwAIYAJAgDrDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkBAOUMACGFCSAAmw0AIYYJQADkDAAhhwkAAIcQACCICQAAiBAAIIkJQADkDAAhigkgAJsNACGLCQAAiRAAIIwJAgDrDAAhjQkCAOsMACGOCQEA5QwAIY8JAQDlDAAhAgAAABQAICoAAJ8CACAbjAcBAOMMACHvBwEA4wwAIfMHAQDjDAAh9QcCAOsMACH2BwIA6wwAIfcHAgDrDAAh_AcEANgMACHnCAEA4wwAIfkIIACbDQAh_ggBAOMMACH_CAEA5QwAIYAJAgDrDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkBAOUMACGFCSAAmw0AIYYJQADkDAAhhwkAAIcQACCICQAAiBAAIIkJQADkDAAhigkgAJsNACGLCQAAiRAAIIwJAgDrDAAhjQkCAOsMACGOCQEA5QwAIY8JAQDlDAAhAgAAABIAICoAAKECACACAAAAEgAgKgAAoQIAIAMAAAAUACAxAACaAgAgMgAAnwIAIAEAAAAUACABAAAAEgAgCw0AAIIQACA3AACFEAAgOAAAhBAAIFkAAIMQACBaAACGEAAg_wgAAN8MACCECQAA3wwAIIYJAADfDAAgiQkAAN8MACCOCQAA3wwAII8JAADfDAAgHv0GAACLDAAw_gYAAKgCABD_BgAAiwwAMIwHAQCICwAh7wcBAIgLACHzBwEAiAsAIfUHAgCaCwAh9gcCAJoLACH3BwIAmgsAIfwHBAD6CgAh5wgBAIgLACH5CCAAowsAIf4IAQCICwAh_wgBAIoLACGACQIAmgsAIYEJAgCaCwAhggkCAJoLACGDCQIAmgsAIYQJAQCZCwAhhQkgAKMLACGGCUAAiQsAIYcJAAChCwAgiAkAAKELACCJCUAAiQsAIYoJIACjCwAhiwkAAKELACCMCQIAmgsAIY0JAgCaCwAhjgkBAJkLACGPCQEAmQsAIQMAAAASACABAACnAgAwNgAAqAIAIAMAAAASACABAAATADACAAAUACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAcJAACBEAAgmwcgAAAAAcUHAQAAAAHNBwEAAAAB8gcBAAAAAYMIAQAAAAH9CEAAAAABASoAALACACAGmwcgAAAAAcUHAQAAAAHNBwEAAAAB8gcBAAAAAYMIAQAAAAH9CEAAAAABASoAALICADABKgAAsgIAMAcJAACAEAAgmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAh8gcBAOMMACGDCAEA4wwAIf0IQADZDAAhAgAAACAAICoAALUCACAGmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAh8gcBAOMMACGDCAEA4wwAIf0IQADZDAAhAgAAAB4AICoAALcCACACAAAAHgAgKgAAtwIAIAMAAAAgACAxAACwAgAgMgAAtQIAIAEAAAAgACABAAAAHgAgAw0AAP0PACA3AAD_DwAgOAAA_g8AIAn9BgAAigwAMP4GAAC-AgAQ_wYAAIoMADCbByAAowsAIcUHAQCICwAhzQcBAIgLACHyBwEAiAsAIYMIAQCICwAh_QhAAPsKACEDAAAAHgAgAQAAvQIAMDYAAL4CACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAGCQAA_A8AIIEHQAAAAAHyBwEAAAAB1wgBAAAAAfsIAQAAAAH8CEAAAAABASoAAMYCACAFgQdAAAAAAfIHAQAAAAHXCAEAAAAB-wgBAAAAAfwIQAAAAAEBKgAAyAIAMAEqAADIAgAwBgkAAPsPACCBB0AA2QwAIfIHAQDjDAAh1wgBAOMMACH7CAEA4wwAIfwIQADkDAAhAgAAABwAICoAAMsCACAFgQdAANkMACHyBwEA4wwAIdcIAQDjDAAh-wgBAOMMACH8CEAA5AwAIQIAAAAaACAqAADNAgAgAgAAABoAICoAAM0CACADAAAAHAAgMQAAxgIAIDIAAMsCACABAAAAHAAgAQAAABoAIAQNAAD4DwAgNwAA-g8AIDgAAPkPACD8CAAA3wwAIAj9BgAAiQwAMP4GAADUAgAQ_wYAAIkMADCBB0AA-woAIfIHAQCICwAh1wgBAIgLACH7CAEAiAsAIfwIQACJCwAhAwAAABoAIAEAANMCADA2AADUAgAgAwAAABoAIAEAABsAMAIAABwAIAn9BgAAiAwAMP4GAADaAgAQ_wYAAIgMADDRBwEAsAsAIdIHAQCVCwAh7gcBAAAAAfIHAQCTCwAh_QcEANYLACH6CEAAhAsAIQEAAADXAgAgAQAAANcCACAJ_QYAAIgMADD-BgAA2gIAEP8GAACIDAAw0QcBALALACHSBwEAlQsAIe4HAQCwCwAh8gcBAJMLACH9BwQA1gsAIfoIQACECwAhAtIHAADfDAAg_QcAAN8MACADAAAA2gIAIAEAANsCADACAADXAgAgAwAAANoCACABAADbAgAwAgAA1wIAIAMAAADaAgAgAQAA2wIAMAIAANcCACAG0QcBAAAAAdIHAQAAAAHuBwEAAAAB8gcBAAAAAf0HBAAAAAH6CEAAAAABASoAAN8CACAG0QcBAAAAAdIHAQAAAAHuBwEAAAAB8gcBAAAAAf0HBAAAAAH6CEAAAAABASoAAOECADABKgAA4QIAMAbRBwEA4wwAIdIHAQDlDAAh7gcBAOMMACHyBwEA4wwAIf0HBADUDQAh-ghAANkMACECAAAA1wIAICoAAOQCACAG0QcBAOMMACHSBwEA5QwAIe4HAQDjDAAh8gcBAOMMACH9BwQA1A0AIfoIQADZDAAhAgAAANoCACAqAADmAgAgAgAAANoCACAqAADmAgAgAwAAANcCACAxAADfAgAgMgAA5AIAIAEAAADXAgAgAQAAANoCACAHDQAA8w8AIDcAAPYPACA4AAD1DwAgWQAA9A8AIFoAAPcPACDSBwAA3wwAIP0HAADfDAAgCf0GAACHDAAw_gYAAO0CABD_BgAAhwwAMNEHAQCXCwAh0gcBAIoLACHuBwEAlwsAIfIHAQCICwAh_QcEAM8LACH6CEAA-woAIQMAAADaAgAgAQAA7AIAMDYAAO0CACADAAAA2gIAIAEAANsCADACAADXAgAgDP0GAACGDAAw_gYAAPMCABD_BgAAhgwAMIEHQACECwAhjAcBAAAAAcwHAQCwCwAhgQgBAJMLACGLCAIAqAsAIfYIAAC6CwAg9wgBAJULACH4CAQA1gsAIfkIIACnCwAhAQAAAPACACABAAAA8AIAIAz9BgAAhgwAMP4GAADzAgAQ_wYAAIYMADCBB0AAhAsAIYwHAQCTCwAhzAcBALALACGBCAEAkwsAIYsIAgCoCwAh9ggAALoLACD3CAEAlQsAIfgIBADWCwAh-QggAKcLACEC9wgAAN8MACD4CAAA3wwAIAMAAADzAgAgAQAA9AIAMAIAAPACACADAAAA8wIAIAEAAPQCADACAADwAgAgAwAAAPMCACABAAD0AgAwAgAA8AIAIAmBB0AAAAABjAcBAAAAAcwHAQAAAAGBCAEAAAABiwgCAAAAAfYIgAAAAAH3CAEAAAAB-AgEAAAAAfkIIAAAAAEBKgAA-AIAIAmBB0AAAAABjAcBAAAAAcwHAQAAAAGBCAEAAAABiwgCAAAAAfYIgAAAAAH3CAEAAAAB-AgEAAAAAfkIIAAAAAEBKgAA-gIAMAEqAAD6AgAwCYEHQADZDAAhjAcBAOMMACHMBwEA4wwAIYEIAQDjDAAhiwgCAOsMACH2CIAAAAAB9wgBAOUMACH4CAQA1A0AIfkIIACbDQAhAgAAAPACACAqAAD9AgAgCYEHQADZDAAhjAcBAOMMACHMBwEA4wwAIYEIAQDjDAAhiwgCAOsMACH2CIAAAAAB9wgBAOUMACH4CAQA1A0AIfkIIACbDQAhAgAAAPMCACAqAAD_AgAgAgAAAPMCACAqAAD_AgAgAwAAAPACACAxAAD4AgAgMgAA_QIAIAEAAADwAgAgAQAAAPMCACAHDQAA7g8AIDcAAPEPACA4AADwDwAgWQAA7w8AIFoAAPIPACD3CAAA3wwAIPgIAADfDAAgDP0GAACFDAAw_gYAAIYDABD_BgAAhQwAMIEHQAD7CgAhjAcBAIgLACHMBwEAlwsAIYEIAQCICwAhiwgCAJoLACH2CAAAmAsAIPcIAQCKCwAh-AgEAM8LACH5CCAAowsAIQMAAADzAgAgAQAAhQMAMDYAAIYDACADAAAA8wIAIAEAAPQCADACAADwAgAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAVAwAA7A8AIAQAAO0PACCBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAacIAADqDwAgqggBAAAAAasIAADrDwAgrAggAAAAAcEIAAEAAAHECEAAAAAB5AgBAAAAAewIQAAAAAHzCAEAAAAB9AgBAAAAAfUIQAAAAAEBKgAAjgMAIBOBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAacIAADqDwAgqggBAAAAAasIAADrDwAgrAggAAAAAcEIAAEAAAHECEAAAAAB5AgBAAAAAewIQAAAAAHzCAEAAAAB9AgBAAAAAfUIQAAAAAEBKgAAkAMAMAEqAACQAwAwFQMAAOgPACAEAADpDwAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIacIAADmDwAgqggBAOMMACGrCAAA5w8AIKwIIACbDQAhwQgAAaYNACHECEAA5AwAIeQIAQDlDAAh7AhAAOQMACHzCAEA5QwAIfQIAQDlDAAh9QhAAOQMACECAAAAKgAgKgAAkwMAIBOBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhqgcBAOMMACGvBwEA4wwAIbAHAQDjDAAhpwgAAOYPACCqCAEA4wwAIasIAADnDwAgrAggAJsNACHBCAABpg0AIcQIQADkDAAh5AgBAOUMACHsCEAA5AwAIfMIAQDlDAAh9AgBAOUMACH1CEAA5AwAIQIAAAAoACAqAACVAwAgAgAAACgAICoAAJUDACADAAAAKgAgMQAAjgMAIDIAAJMDACABAAAAKgAgAQAAACgAIAkNAADjDwAgNwAA5Q8AIDgAAOQPACDECAAA3wwAIOQIAADfDAAg7AgAAN8MACDzCAAA3wwAIPQIAADfDAAg9QgAAN8MACAW_QYAAIQMADD-BgAAnAMAEP8GAACEDAAwgQdAAPsKACGMBwEAiAsAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhrwcBAIgLACGwBwEAiAsAIacIAAChCwAgqggBAIgLACGrCAAAoQsAIKwIIACjCwAhwQgAAawLACHECEAAiQsAIeQIAQCKCwAh7AhAAIkLACHzCAEAmQsAIfQIAQCKCwAh9QhAAIkLACEDAAAAKAAgAQAAmwMAMDYAAJwDACADAAAAKAAgAQAAKQAwAgAAKgAgAQAAAC4AIAEAAAAuACADAAAALAAgAQAALQAwAgAALgAgAwAAACwAIAEAAC0AMAIAAC4AIAMAAAAsACABAAAtADACAAAuACAWAwAA4Q8AIAQAAOIPACCBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAb8HAQAAAAHABwEAAAABoQgBAAAAAacIAADfDwAgwggBAAAAAcQIQAAAAAHKCAABAAAB6wgAAOAPACDsCEAAAAAB7QgCAAAAAe4IAgAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAABASoAAKQDACAUgQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAG_BwEAAAABwAcBAAAAAaEIAQAAAAGnCAAA3w8AIMIIAQAAAAHECEAAAAAByggAAQAAAesIAADgDwAg7AhAAAAAAe0IAgAAAAHuCAIAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAQEqAACmAwAwASoAAKYDADAWAwAA3Q8AIAQAAN4PACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvwcBAOMMACHABwEA4wwAIaEIAQDlDAAhpwgAANsPACDCCAEA5QwAIcQIQADkDAAhyggAAaYNACHrCAAA3A8AIOwIQADkDAAh7QgCANUNACHuCAIA1Q0AIe8IAQDlDAAh8AgBAOUMACHxCAEA5QwAIfIIAQDlDAAhAgAAAC4AICoAAKkDACAUgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGqBwEA4wwAIb8HAQDjDAAhwAcBAOMMACGhCAEA5QwAIacIAADbDwAgwggBAOUMACHECEAA5AwAIcoIAAGmDQAh6wgAANwPACDsCEAA5AwAIe0IAgDVDQAh7ggCANUNACHvCAEA5QwAIfAIAQDlDAAh8QgBAOUMACHyCAEA5QwAIQIAAAAsACAqAACrAwAgAgAAACwAICoAAKsDACADAAAALgAgMQAApAMAIDIAAKkDACABAAAALgAgAQAAACwAIA8NAADWDwAgNwAA2Q8AIDgAANgPACBZAADXDwAgWgAA2g8AIKEIAADfDAAgwggAAN8MACDECAAA3wwAIOwIAADfDAAg7QgAAN8MACDuCAAA3wwAIO8IAADfDAAg8AgAAN8MACDxCAAA3wwAIPIIAADfDAAgF_0GAACDDAAw_gYAALIDABD_BgAAgwwAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhqgcBAJcLACG_BwEAiAsAIcAHAQCXCwAhoQgBAJkLACGnCAAAoQsAIMIIAQCKCwAhxAhAAIkLACHKCAABrAsAIesIAAChCwAg7AhAAIkLACHtCAIA0AsAIe4IAgDQCwAh7wgBAIoLACHwCAEAigsAIfEIAQCZCwAh8ggBAJkLACEDAAAALAAgAQAAsQMAMDYAALIDACADAAAALAAgAQAALQAwAgAALgAgBf0GAACCDAAw_gYAALgDABD_BgAAggwAMKgHQACECwAh6ggAAQAAAQEAAAC1AwAgAQAAALUDACAF_QYAAIIMADD-BgAAuAMAEP8GAACCDAAwqAdAAIQLACHqCAABsQsAIQADAAAAuAMAIAEAALkDADACAAC1AwAgAwAAALgDACABAAC5AwAwAgAAtQMAIAMAAAC4AwAgAQAAuQMAMAIAALUDACACqAdAAAAAAeoIAAEAAAEBKgAAvQMAIAKoB0AAAAAB6ggAAQAAAQEqAAC_AwAwASoAAL8DADACqAdAANkMACHqCAABpg0AIQIAAAC1AwAgKgAAwgMAIAKoB0AA2QwAIeoIAAGmDQAhAgAAALgDACAqAADEAwAgAgAAALgDACAqAADEAwAgAwAAALUDACAxAAC9AwAgMgAAwgMAIAEAAAC1AwAgAQAAALgDACADDQAA0w8AIDcAANUPACA4AADUDwAgBf0GAACBDAAw_gYAAMsDABD_BgAAgQwAMKgHQAD7CgAh6ggAAawLACEDAAAAuAMAIAEAAMoDADA2AADLAwAgAwAAALgDACABAAC5AwAwAgAAtQMAIA39BgAAgAwAMP4GAADRAwAQ_wYAAIAMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQC5CwAhowgBAJMLACHFCAABAAAB5ggBAJMLACHnCAEAkwsAIegIQACUCwAh6QgAAMALACABAAAAzgMAIAEAAADOAwAgDf0GAACADAAw_gYAANEDABD_BgAAgAwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQC5CwAhowgBAJMLACHFCAABsQsAIeYIAQCTCwAh5wgBAJMLACHoCEAAlAsAIekIAADACwAgA6kHAADfDAAg6AgAAN8MACDpCAAA3wwAIAMAAADRAwAgAQAA0gMAMAIAAM4DACADAAAA0QMAIAEAANIDADACAADOAwAgAwAAANEDACABAADSAwAwAgAAzgMAIAqBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABowgBAAAAAcUIAAEAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAHpCIAAAAABASoAANYDACAKgQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaMIAQAAAAHFCAABAAAB5ggBAAAAAecIAQAAAAHoCEAAAAAB6QiAAAAAAQEqAADYAwAwASoAANgDADAKgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOUMACGjCAEA4wwAIcUIAAGmDQAh5ggBAOMMACHnCAEA4wwAIegIQADkDAAh6QiAAAAAAQIAAADOAwAgKgAA2wMAIAqBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA5QwAIaMIAQDjDAAhxQgAAaYNACHmCAEA4wwAIecIAQDjDAAh6AhAAOQMACHpCIAAAAABAgAAANEDACAqAADdAwAgAgAAANEDACAqAADdAwAgAwAAAM4DACAxAADWAwAgMgAA2wMAIAEAAADOAwAgAQAAANEDACAGDQAA0A8AIDcAANIPACA4AADRDwAgqQcAAN8MACDoCAAA3wwAIOkIAADfDAAgDf0GAAD_CwAw_gYAAOQDABD_BgAA_wsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCZCwAhowgBAIgLACHFCAABrAsAIeYIAQCICwAh5wgBAIgLACHoCEAAiQsAIekIAAC9CwAgAwAAANEDACABAADjAwAwNgAA5AMAIAMAAADRAwAgAQAA0gMAMAIAAM4DACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIBEDAADKDwAgBAAAyw8AIBgAAMwPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQEqAADsAwAgC4EHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAaMIAQAAAAGxCAEAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABASoAAO4DADABKgAA7gMAMAEAAAADACARAwAAlA8AIAQAAJUPACAYAACWDwAgGQAAlw8AIBoAAJgPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhowgBAOMMACGxCAEA5QwAIeMIAQDjDAAh5AgBAOMMACHlCEAA5AwAIQIAAAA_ACAqAADyAwAgC4EHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACECAAAAPQAgKgAA9AMAIAIAAAA9ACAqAAD0AwAgAQAAAAMAIAMAAAA_ACAxAADsAwAgMgAA8gMAIAEAAAA_ACABAAAAPQAgBw0AAJEPACA3AACTDwAgOAAAkg8AIJgHAADfDAAgqgcAAN8MACCxCAAA3wwAIOUIAADfDAAgDv0GAAD-CwAw_gYAAPwDABD_BgAA_gsAMIEHQAD7CgAhkgcBAJcLACGYBwEAigsAIZsHAQCICwAhqQcBAJcLACGqBwEAmQsAIaMIAQCICwAhsQgBAIoLACHjCAEAiAsAIeQIAQCICwAh5QhAAIkLACEDAAAAPQAgAQAA-wMAMDYAAPwDACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAAjg8AIBUAAI8PACAXAACQDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAa8HAQAAAAGwBwEAAAABvQgBAAAAAcQIQAAAAAHKCAABAAAB4ghAAAAAAQEqAACEBAAgCoEHQAAAAAGSBwEAAAABqAdAAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAb0IAQAAAAHECEAAAAAByggAAQAAAeIIQAAAAAEBKgAAhgQAMAEqAACGBAAwDQMAAIYPACAVAACHDwAgFwAAiA8AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIb0IAQDjDAAhxAhAAOQMACHKCAABpg0AIeIIQADkDAAhAgAAAEQAICoAAIkEACAKgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhvQgBAOMMACHECEAA5AwAIcoIAAGmDQAh4ghAAOQMACECAAAAQgAgKgAAiwQAIAIAAABCACAqAACLBAAgAwAAAEQAIDEAAIQEACAyAACJBAAgAQAAAEQAIAEAAABCACAFDQAAgw8AIDcAAIUPACA4AACEDwAgxAgAAN8MACDiCAAA3wwAIA39BgAA_QsAMP4GAACSBAAQ_wYAAP0LADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIa8HAQCICwAhsAcBAIgLACG9CAEAlwsAIcQIQACJCwAhyggAAawLACHiCEAAiQsAIQMAAABCACABAACRBAAwNgAAkgQAIAMAAABCACABAABDADACAABEACAKFgAA_AsAIP0GAAD7CwAw_gYAAEYAEP8GAAD7CwAwgQdAAIQLACGSBwEAAAABnAcCAKgLACGfB0AAhAsAIacHAQCTCwAh4QgBAAAAAQEAAACVBAAgAQAAAJUEACABFgAAgg8AIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAcWAACBDwAggQdAAAAAAZIHAQAAAAGcBwIAAAABnwdAAAAAAacHAQAAAAHhCAEAAAABASoAAJwEACAGgQdAAAAAAZIHAQAAAAGcBwIAAAABnwdAAAAAAacHAQAAAAHhCAEAAAABASoAAJ4EADABKgAAngQAMAcWAACADwAggQdAANkMACGSBwEA4wwAIZwHAgDrDAAhnwdAANkMACGnBwEA4wwAIeEIAQDjDAAhAgAAAJUEACAqAAChBAAgBoEHQADZDAAhkgcBAOMMACGcBwIA6wwAIZ8HQADZDAAhpwcBAOMMACHhCAEA4wwAIQIAAABGACAqAACjBAAgAgAAAEYAICoAAKMEACADAAAAlQQAIDEAAJwEACAyAAChBAAgAQAAAJUEACABAAAARgAgBQ0AAPsOACA3AAD-DgAgOAAA_Q4AIFkAAPwOACBaAAD_DgAgCf0GAAD6CwAw_gYAAKoEABD_BgAA-gsAMIEHQAD7CgAhkgcBAJcLACGcBwIAmgsAIZ8HQAD7CgAhpwcBAIgLACHhCAEAlwsAIQMAAABGACABAACpBAAwNgAAqgQAIAMAAABGACABAACYBAAwAgAAlQQAIAb9BgAA-QsAMP4GAACwBAAQ_wYAAPkLADDeCAEAAAAB3wgCAKgLACHgCAQA1gsAIQEAAACtBAAgAQAAAK0EACAG_QYAAPkLADD-BgAAsAQAEP8GAAD5CwAw3ggBAJMLACHfCAIAqAsAIeAIBADWCwAhAeAIAADfDAAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADAAAAsAQAIAEAALEEADACAACtBAAgA94IAQAAAAHfCAIAAAAB4AgEAAAAAQEqAAC1BAAgA94IAQAAAAHfCAIAAAAB4AgEAAAAAQEqAAC3BAAwASoAALcEADAD3ggBAOMMACHfCAIA6wwAIeAIBADUDQAhAgAAAK0EACAqAAC6BAAgA94IAQDjDAAh3wgCAOsMACHgCAQA1A0AIQIAAACwBAAgKgAAvAQAIAIAAACwBAAgKgAAvAQAIAMAAACtBAAgMQAAtQQAIDIAALoEACABAAAArQQAIAEAAACwBAAgBg0AAPYOACA3AAD5DgAgOAAA-A4AIFkAAPcOACBaAAD6DgAg4AgAAN8MACAG_QYAAPgLADD-BgAAwwQAEP8GAAD4CwAw3ggBAIgLACHfCAIAmgsAIeAIBADPCwAhAwAAALAEACABAADCBAAwNgAAwwQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACAK_QYAAPYLADD-BgAAyQQAEP8GAAD2CwAwgQdAAIQLACGSBwEAAAABpwcBAJMLACHaCAEAkwsAIdsIAAGxCwAh3AgAAbELACHdCAAA9wsAIAEAAADGBAAgAQAAAMYEACAJ_QYAAPYLADD-BgAAyQQAEP8GAAD2CwAwgQdAAIQLACGSBwEAsAsAIacHAQCTCwAh2ggBAJMLACHbCAABsQsAIdwIAAGxCwAhAAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAaBB0AAAAABkgcBAAAAAacHAQAAAAHaCAEAAAAB2wgAAQAAAdwIAAEAAAEBKgAAzgQAIAaBB0AAAAABkgcBAAAAAacHAQAAAAHaCAEAAAAB2wgAAQAAAdwIAAEAAAEBKgAA0AQAMAEqAADQBAAwBoEHQADZDAAhkgcBAOMMACGnBwEA4wwAIdoIAQDjDAAh2wgAAaYNACHcCAABpg0AIQIAAADGBAAgKgAA0wQAIAaBB0AA2QwAIZIHAQDjDAAhpwcBAOMMACHaCAEA4wwAIdsIAAGmDQAh3AgAAaYNACECAAAAyQQAICoAANUEACACAAAAyQQAICoAANUEACADAAAAxgQAIDEAAM4EACAyAADTBAAgAQAAAMYEACABAAAAyQQAIAMNAADzDgAgNwAA9Q4AIDgAAPQOACAJ_QYAAPULADD-BgAA3AQAEP8GAAD1CwAwgQdAAPsKACGSBwEAlwsAIacHAQCICwAh2ggBAIgLACHbCAABrAsAIdwIAAGsCwAhAwAAAMkEACABAADbBAAwNgAA3AQAIAMAAADJBAAgAQAAygQAMAIAAMYEACAH_QYAAPQLADD-BgAA4gQAEP8GAAD0CwAwgQdAAIQLACGSBwEAAAABuwcBAJMLACHZCAEAkwsAIQEAAADfBAAgAQAAAN8EACAH_QYAAPQLADD-BgAA4gQAEP8GAAD0CwAwgQdAAIQLACGSBwEAsAsAIbsHAQCTCwAh2QgBAJMLACEAAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgBIEHQAAAAAGSBwEAAAABuwcBAAAAAdkIAQAAAAEBKgAA5wQAIASBB0AAAAABkgcBAAAAAbsHAQAAAAHZCAEAAAABASoAAOkEADABKgAA6QQAMASBB0AA2QwAIZIHAQDjDAAhuwcBAOMMACHZCAEA4wwAIQIAAADfBAAgKgAA7AQAIASBB0AA2QwAIZIHAQDjDAAhuwcBAOMMACHZCAEA4wwAIQIAAADiBAAgKgAA7gQAIAIAAADiBAAgKgAA7gQAIAMAAADfBAAgMQAA5wQAIDIAAOwEACABAAAA3wQAIAEAAADiBAAgAw0AAPAOACA3AADyDgAgOAAA8Q4AIAf9BgAA8wsAMP4GAAD1BAAQ_wYAAPMLADCBB0AA-woAIZIHAQCXCwAhuwcBAIgLACHZCAEAiAsAIQMAAADiBAAgAQAA9AQAMDYAAPUEACADAAAA4gQAIAEAAOMEADACAADfBAAgCP0GAADyCwAw_gYAAPsEABD_BgAA8gsAMIEHQACECwAhkgcBAAAAAacHAQCTCwAh1wgBAAAAAdgIAQCVCwAhAQAAAPgEACABAAAA-AQAIAj9BgAA8gsAMP4GAAD7BAAQ_wYAAPILADCBB0AAhAsAIZIHAQCwCwAhpwcBAJMLACHXCAEAkwsAIdgIAQCVCwAhAdgIAADfDAAgAwAAAPsEACABAAD8BAAwAgAA-AQAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACADAAAA-wQAIAEAAPwEADACAAD4BAAgBYEHQAAAAAGSBwEAAAABpwcBAAAAAdcIAQAAAAHYCAEAAAABASoAAIAFACAFgQdAAAAAAZIHAQAAAAGnBwEAAAAB1wgBAAAAAdgIAQAAAAEBKgAAggUAMAEqAACCBQAwBYEHQADZDAAhkgcBAOMMACGnBwEA4wwAIdcIAQDjDAAh2AgBAOUMACECAAAA-AQAICoAAIUFACAFgQdAANkMACGSBwEA4wwAIacHAQDjDAAh1wgBAOMMACHYCAEA5QwAIQIAAAD7BAAgKgAAhwUAIAIAAAD7BAAgKgAAhwUAIAMAAAD4BAAgMQAAgAUAIDIAAIUFACABAAAA-AQAIAEAAAD7BAAgBA0AAO0OACA3AADvDgAgOAAA7g4AINgIAADfDAAgCP0GAADxCwAw_gYAAI4FABD_BgAA8QsAMIEHQAD7CgAhkgcBAJcLACGnBwEAiAsAIdcIAQCICwAh2AgBAIoLACEDAAAA-wQAIAEAAI0FADA2AACOBQAgAwAAAPsEACABAAD8BAAwAgAA-AQAIBEDAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGpBwEAAAABsQgBAJULACHNCAEAlQsAIc4IAQCVCwAhzwgAAKELACDQCAIAqAsAIdEIAQCVCwAh0ghAAJQLACHTCAAA7QsAIAEAAACRBQAgAQAAAJEFACAHAwAA6w4AICAAAOwOACCxCAAA3wwAIM0IAADfDAAgzggAAN8MACDRCAAA3wwAINIIAADfDAAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgDQMAAOkOACAgAADqDgAggQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAbEIAQAAAAHNCAEAAAABzggBAAAAAc8IAADoDgAg0AgCAAAAAdEIAQAAAAHSCEAAAAABASoAAJgFACALgQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAbEIAQAAAAHNCAEAAAABzggBAAAAAc8IAADoDgAg0AgCAAAAAdEIAQAAAAHSCEAAAAABASoAAJoFADABKgAAmgUAMA0DAADaDgAgIAAA2w4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhsQgBAOUMACHNCAEA5QwAIc4IAQDlDAAhzwgAANkOACDQCAIA6wwAIdEIAQDlDAAh0ghAAOQMACECAAAAkQUAICoAAJ0FACALgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGxCAEA5QwAIc0IAQDlDAAhzggBAOUMACHPCAAA2Q4AINAIAgDrDAAh0QgBAOUMACHSCEAA5AwAIQIAAABoACAqAACfBQAgAgAAAGgAICoAAJ8FACADAAAAkQUAIDEAAJgFACAyAACdBQAgAQAAAJEFACABAAAAaAAgCg0AANQOACA3AADXDgAgOAAA1g4AIFkAANUOACBaAADYDgAgsQgAAN8MACDNCAAA3wwAIM4IAADfDAAg0QgAAN8MACDSCAAA3wwAIA79BgAA7AsAMP4GAACmBQAQ_wYAAOwLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIbEIAQCKCwAhzQgBAIoLACHOCAEAigsAIc8IAAChCwAg0AgCAJoLACHRCAEAigsAIdIIQACJCwAhAwAAAGgAIAEAAKUFADA2AACmBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACASAwAA0g4AIB8AANMOACCBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxCAEAAAABxAhAAAAAAcgIQAAAAAHJCAEAAAAByggAAQAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCAAA0Q4AIAEqAACuBQAgEIEHQAAAAAGSBwEAAAABqAdAAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAckIAQAAAAHKCAABAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAADRDgAgASoAALAFADABKgAAsAUAMBIDAADPDgAgHwAA0A4AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEIAQDlDAAhxAhAAOQMACHICEAA5AwAIckIAQDjDAAhyggAAaYNACHLCAEA4wwAIcwIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADODgAgAgAAAGwAICoAALMFACAQgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQgBAOUMACHECEAA5AwAIcgIQADkDAAhyQgBAOMMACHKCAABpg0AIcsIAQDjDAAhzAgBAOUMACHNCAEA5QwAIc4IAQDlDAAhzwgAAM4OACACAAAAagAgKgAAtQUAIAIAAABqACAqAAC1BQAgAwAAAGwAIDEAAK4FACAyAACzBQAgAQAAAGwAIAEAAABqACAJDQAAyw4AIDcAAM0OACA4AADMDgAgsQgAAN8MACDECAAA3wwAIMgIAADfDAAgzAgAAN8MACDNCAAA3wwAIM4IAADfDAAgE_0GAADrCwAw_gYAALwFABD_BgAA6wsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhrwcBAIgLACGwBwEAiAsAIbEIAQCKCwAhxAhAAIkLACHICEAAiQsAIckIAQCXCwAhyggAAawLACHLCAEAiAsAIcwIAQCKCwAhzQgBAIoLACHOCAEAigsAIc8IAAChCwAgAwAAAGoAIAEAALsFADA2AAC8BQAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABKACABAAAASgAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABIACABAABJADACAABKACADAAAASAAgAQAASQAwAgAASgAgCgMAAMkOACAVAADKDgAgqAdAAAAAAakHAQAAAAGqBwEAAAABvQgBAAAAAcUIAAEAAAHGCAEAAAABxwgBAAAAAcgIQAAAAAEBKgAAxAUAIAioB0AAAAABqQcBAAAAAaoHAQAAAAG9CAEAAAABxQgAAQAAAcYIAQAAAAHHCAEAAAAByAhAAAAAAQEqAADGBQAwASoAAMYFADAKAwAAxw4AIBUAAMgOACCoB0AA2QwAIakHAQDjDAAhqgcBAOMMACG9CAEA4wwAIcUIAAGmDQAhxggBAOMMACHHCAEA4wwAIcgIQADkDAAhAgAAAEoAICoAAMkFACAIqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvQgBAOMMACHFCAABpg0AIcYIAQDjDAAhxwgBAOMMACHICEAA5AwAIQIAAABIACAqAADLBQAgAgAAAEgAICoAAMsFACADAAAASgAgMQAAxAUAIDIAAMkFACABAAAASgAgAQAAAEgAIAQNAADEDgAgNwAAxg4AIDgAAMUOACDICAAA3wwAIAv9BgAA6gsAMP4GAADSBQAQ_wYAAOoLADCoB0AA-woAIakHAQCXCwAhqgcBAJcLACG9CAEAlwsAIcUIAAGsCwAhxggBAIgLACHHCAEAiAsAIcgIQACJCwAhAwAAAEgAIAEAANEFADA2AADSBQAgAwAAAEgAIAEAAEkAMAIAAEoAIAEAAABOACABAAAATgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABMACABAABNADACAABOACADAAAATAAgAQAATQAwAgAATgAgDQMAAMIOACAVAADDDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAG9CAEAAAABwAgAAQAAAcEIAAEAAAHCCAEAAAABwwhAAAAAAcQIQAAAAAEBKgAA2gUAIAuBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAb0IAQAAAAHACAABAAABwQgAAQAAAcIIAQAAAAHDCEAAAAABxAhAAAAAAQEqAADcBQAwASoAANwFADANAwAAwA4AIBUAAMEOACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvQgBAOMMACHACAABpg0AIcEIAAGmDQAhwggBAOUMACHDCEAA5AwAIcQIQADkDAAhAgAAAE4AICoAAN8FACALgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGqBwEA4wwAIb0IAQDjDAAhwAgAAaYNACHBCAABpg0AIcIIAQDlDAAhwwhAAOQMACHECEAA5AwAIQIAAABMACAqAADhBQAgAgAAAEwAICoAAOEFACADAAAATgAgMQAA2gUAIDIAAN8FACABAAAATgAgAQAAAEwAIAYNAAC9DgAgNwAAvw4AIDgAAL4OACDCCAAA3wwAIMMIAADfDAAgxAgAAN8MACAO_QYAAOkLADD-BgAA6AUAEP8GAADpCwAwgQdAAPsKACGSBwEAlwsAIagHQAD7CgAhqQcBAJcLACGqBwEAlwsAIb0IAQCXCwAhwAgAAawLACHBCAABrAsAIcIIAQCKCwAhwwhAAIkLACHECEAAiQsAIQMAAABMACABAADnBQAwNgAA6AUAIAMAAABMACABAABNADACAABOACABAAAAUgAgAQAAAFIAIAMAAABQACABAABRADACAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAAC7DgAgBAEAAAABFQAAvA4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAccHAQAAAAG5CAABAAABuggAAQAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAgAAAAG_CEAAAAABASoAAPAFACAPBAEAAAABgQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAakHAQAAAAGqBwEAAAABxwcBAAAAAbkIAAEAAAG6CAABAAABuwgBAAAAAbwIAQAAAAG9CAEAAAABvggCAAAAAb8IQAAAAAEBKgAA8gUAMAEqAADyBQAwAQAAAFQAIAEAAAA9ACARAwAAuQ4AIAQBAOUMACEVAAC6DgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqAdAANkMACGpBwEA5QwAIaoHAQDlDAAhxwcBAOMMACG5CAABpg0AIboIAAGmDQAhuwgBAOUMACG8CAEA5QwAIb0IAQDlDAAhvggCAOsMACG_CEAA5AwAIQIAAABSACAqAAD3BQAgDwQBAOUMACGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIakHAQDlDAAhqgcBAOUMACHHBwEA4wwAIbkIAAGmDQAhuggAAaYNACG7CAEA5QwAIbwIAQDlDAAhvQgBAOUMACG-CAIA6wwAIb8IQADkDAAhAgAAAFAAICoAAPkFACACAAAAUAAgKgAA-QUAIAEAAABUACABAAAAPQAgAwAAAFIAIDEAAPAFACAyAAD3BQAgAQAAAFIAIAEAAABQACAMBAAA3wwAIA0AALQOACA3AAC3DgAgOAAAtg4AIFkAALUOACBaAAC4DgAgqQcAAN8MACCqBwAA3wwAILsIAADfDAAgvAgAAN8MACC9CAAA3wwAIL8IAADfDAAgEgQBAIoLACH9BgAA6AsAMP4GAACCBgAQ_wYAAOgLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGoB0AA-woAIakHAQCZCwAhqgcBAJkLACHHBwEAiAsAIbkIAAGsCwAhuggAAawLACG7CAEAigsAIbwIAQCKCwAhvQgBAJkLACG-CAIAmgsAIb8IQACJCwAhAwAAAFAAIAEAAIEGADA2AACCBgAgAwAAAFAAIAEAAFEAMAIAAFIAIAEAAABkACABAAAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACADAAAAYgAgAQAAYwAwAgAAZAAgFQMAALAOACARAACxDgAgEwAAsg4AIBQAALMOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAEBKgAAigYAIBGBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAEBKgAAjAYAMAEqAACMBgAwFQMAAI4OACARAACPDgAgEwAAkA4AIBQAAJEOACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaMIAQDjDAAhrQgCAOsMACGxCAEA4wwAIbIIAQDjDAAhswgBAOUMACG0CIAAAAABtQgBAOUMACG2CAAAjQ4AILcIAgDrDAAhuAgCAOsMACECAAAAZAAgKgAAjwYAIBGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaMIAQDjDAAhrQgCAOsMACGxCAEA4wwAIbIIAQDjDAAhswgBAOUMACG0CIAAAAABtQgBAOUMACG2CAAAjQ4AILcIAgDrDAAhuAgCAOsMACECAAAAYgAgKgAAkQYAIAIAAABiACAqAACRBgAgAwAAAGQAIDEAAIoGACAyAACPBgAgAQAAAGQAIAEAAABiACAIDQAAiA4AIDcAAIsOACA4AACKDgAgWQAAiQ4AIFoAAIwOACCzCAAA3wwAILQIAADfDAAgtQgAAN8MACAU_QYAAOcLADD-BgAAmAYAEP8GAADnCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACGjCAEAiAsAIa0IAgCaCwAhsQgBAIgLACGyCAEAiAsAIbMIAQCKCwAhtAgAAL0LACC1CAEAigsAIbYIAAChCwAgtwgCAJoLACG4CAIAmgsAIQMAAABiACABAACXBgAwNgAAmAYAIAMAAABiACABAABjADACAABkACAKEgAA5gsAIP0GAADlCwAw_gYAADUAEP8GAADlCwAwjQdAAJQLACGdB0AAhAsAIaEIAQAAAAGuCAAAoQsAIK8IAAChCwAgsAgBAJULACEBAAAAmwYAIAEAAACbBgAgAxIAAIcOACCNBwAA3wwAILAIAADfDAAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgBxIAAIYOACCNB0AAAAABnQdAAAAAAaEIAQAAAAGuCAAAhA4AIK8IAACFDgAgsAgBAAAAAQEqAACiBgAgBo0HQAAAAAGdB0AAAAABoQgBAAAAAa4IAACEDgAgrwgAAIUOACCwCAEAAAABASoAAKQGADABKgAApAYAMAcSAACDDgAgjQdAAOQMACGdB0AA2QwAIaEIAQDjDAAhrggAAIEOACCvCAAAgg4AILAIAQDlDAAhAgAAAJsGACAqAACnBgAgBo0HQADkDAAhnQdAANkMACGhCAEA4wwAIa4IAACBDgAgrwgAAIIOACCwCAEA5QwAIQIAAAA1ACAqAACpBgAgAgAAADUAICoAAKkGACADAAAAmwYAIDEAAKIGACAyAACnBgAgAQAAAJsGACABAAAANQAgBQ0AAP4NACA3AACADgAgOAAA_w0AII0HAADfDAAgsAgAAN8MACAJ_QYAAOQLADD-BgAAsAYAEP8GAADkCwAwjQdAAIkLACGdB0AA-woAIaEIAQCXCwAhrggAAKELACCvCAAAoQsAILAIAQCKCwAhAwAAADUAIAEAAK8GADA2AACwBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAQAAADIAIAEAAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAMAAAAwACABAAAxADACAAAyACAWBAAA_A0AIBIAAP0NACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaEIAQAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwgAAPoNACCoCAIAAAABqQggAAAAAaoIAQAAAAGrCAAA-w0AIKwIIAAAAAGtCAIAAAABASoAALgGACAUgQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGhCAEAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIAAD6DQAgqAgCAAAAAakIIAAAAAGqCAEAAAABqwgAAPsNACCsCCAAAAABrQgCAAAAAQEqAAC6BgAwASoAALoGADAWBAAA-A0AIBIAAPkNACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhoQgBAOMMACGjCAEA4wwAIaQIAQDjDAAhpQgBAOMMACGmCIAAAAABpwgAAPYNACCoCAIA6wwAIakIIACbDQAhqggBAOMMACGrCAAA9w0AIKwIIACbDQAhrQgCAOsMACECAAAAMgAgKgAAvQYAIBSBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhoQgBAOMMACGjCAEA4wwAIaQIAQDjDAAhpQgBAOMMACGmCIAAAAABpwgAAPYNACCoCAIA6wwAIakIIACbDQAhqggBAOMMACGrCAAA9w0AIKwIIACbDQAhrQgCAOsMACECAAAAMAAgKgAAvwYAIAIAAAAwACAqAAC_BgAgAwAAADIAIDEAALgGACAyAAC9BgAgAQAAADIAIAEAAAAwACAFDQAA8Q0AIDcAAPQNACA4AADzDQAgWQAA8g0AIFoAAPUNACAX_QYAAOMLADD-BgAAxgYAEP8GAADjCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGqBwEAlwsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIaEIAQCXCwAhowgBAIgLACGkCAEAiAsAIaUIAQCICwAhpggAAJgLACCnCAAAoQsAIKgIAgCaCwAhqQggAKMLACGqCAEAiAsAIasIAAChCwAgrAggAKMLACGtCAIAmgsAIQMAAAAwACABAADFBgAwNgAAxgYAIAMAAAAwACABAAAxADACAAAyACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAQSAADwDQAgqAdAAAAAAaEIAQAAAAGiCAABAAABASoAAM4GACADqAdAAAAAAaEIAQAAAAGiCAABAAABASoAANAGADABKgAA0AYAMAQSAADvDQAgqAdAANkMACGhCAEA4wwAIaIIAAGmDQAhAgAAADkAICoAANMGACADqAdAANkMACGhCAEA4wwAIaIIAAGmDQAhAgAAADcAICoAANUGACACAAAANwAgKgAA1QYAIAMAAAA5ACAxAADOBgAgMgAA0wYAIAEAAAA5ACABAAAANwAgAw0AAOwNACA3AADuDQAgOAAA7Q0AIAb9BgAA4gsAMP4GAADcBgAQ_wYAAOILADCoB0AA-woAIaEIAQCXCwAhoggAAawLACEDAAAANwAgAQAA2wYAMDYAANwGACADAAAANwAgAQAAOAAwAgAAOQAgIQUBAJMLACH9BgAA4AsAMP4GAADiBgAQ_wYAAOALADCBB0AAhAsAIYwHAQCTCwAhxgcBAJULACHKBwQAgwsAIcsHAQCTCwAhzAcBAAAAAfQHAQCVCwAhiwgEAIMLACGMCEAAlAsAIY0IAAC6CwAgjggAALoLACCPCAAAugsAIJAIAQCTCwAhkQhAAIQLACGSCCAApwsAIZMIAQCVCwAhlAgBAJULACGVCAEAlQsAIZYIAAC6CwAglwgAALoLACCYCAAAugsAIJkIAAC6CwAgmggBAJULACGbCAEAlQsAIZwIAgCoCwAhnQgBAJULACGeCAIAqAsAIZ8IAgCoCwAhoAgAAOELACABAAAA3wYAIAEAAADfBgAgIAUBAJMLACH9BgAA4AsAMP4GAADiBgAQ_wYAAOALADCBB0AAhAsAIYwHAQCTCwAhxgcBAJULACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACH0BwEAlQsAIYsIBACDCwAhjAhAAJQLACGNCAAAugsAII4IAAC6CwAgjwgAALoLACCQCAEAkwsAIZEIQACECwAhkgggAKcLACGTCAEAlQsAIZQIAQCVCwAhlQgBAJULACGWCAAAugsAIJcIAAC6CwAgmAgAALoLACCZCAAAugsAIJoIAQCVCwAhmwgBAJULACGcCAIAqAsAIZ0IAQCVCwAhnggCAKgLACGfCAIAqAsAIQnGBwAA3wwAIPQHAADfDAAgjAgAAN8MACCTCAAA3wwAIJQIAADfDAAglQgAAN8MACCaCAAA3wwAIJsIAADfDAAgnQgAAN8MACADAAAA4gYAIAEAAOMGADACAADfBgAgAwAAAOIGACABAADjBgAwAgAA3wYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAdBQEAAAABgQdAAAAAAYwHAQAAAAHGBwEAAAABygcEAAAAAcsHAQAAAAHMBwEAAAAB9AcBAAAAAYsIBAAAAAGMCEAAAAABjQiAAAAAAY4IgAAAAAGPCIAAAAABkAgBAAAAAZEIQAAAAAGSCCAAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlgiAAAAAAZcIgAAAAAGYCIAAAAABmQiAAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAQAAAAGeCAIAAAABnwgCAAAAAQEqAADnBgAgHQUBAAAAAYEHQAAAAAGMBwEAAAABxgcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAfQHAQAAAAGLCAQAAAABjAhAAAAAAY0IgAAAAAGOCIAAAAABjwiAAAAAAZAIAQAAAAGRCEAAAAABkgggAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIgAAAAAGXCIAAAAABmAiAAAAAAZkIgAAAAAGaCAEAAAABmwgBAAAAAZwIAgAAAAGdCAEAAAABnggCAAAAAZ8IAgAAAAEBKgAA6QYAMAEqAADpBgAwHQUBAOMMACGBB0AA2QwAIYwHAQDjDAAhxgcBAOUMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACH0BwEA5QwAIYsIBADYDAAhjAhAAOQMACGNCIAAAAABjgiAAAAAAY8IgAAAAAGQCAEA4wwAIZEIQADZDAAhkgggAJsNACGTCAEA5QwAIZQIAQDlDAAhlQgBAOUMACGWCIAAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmggBAOUMACGbCAEA5QwAIZwIAgDrDAAhnQgBAOUMACGeCAIA6wwAIZ8IAgDrDAAhAgAAAN8GACAqAADsBgAgHQUBAOMMACGBB0AA2QwAIYwHAQDjDAAhxgcBAOUMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACH0BwEA5QwAIYsIBADYDAAhjAhAAOQMACGNCIAAAAABjgiAAAAAAY8IgAAAAAGQCAEA4wwAIZEIQADZDAAhkgggAJsNACGTCAEA5QwAIZQIAQDlDAAhlQgBAOUMACGWCIAAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmggBAOUMACGbCAEA5QwAIZwIAgDrDAAhnQgBAOUMACGeCAIA6wwAIZ8IAgDrDAAhAgAAAOIGACAqAADuBgAgAgAAAOIGACAqAADuBgAgAwAAAN8GACAxAADnBgAgMgAA7AYAIAEAAADfBgAgAQAAAOIGACAODQAA5w0AIDcAAOoNACA4AADpDQAgWQAA6A0AIFoAAOsNACDGBwAA3wwAIPQHAADfDAAgjAgAAN8MACCTCAAA3wwAIJQIAADfDAAglQgAAN8MACCaCAAA3wwAIJsIAADfDAAgnQgAAN8MACAgBQEAiAsAIf0GAADfCwAw_gYAAPUGABD_BgAA3wsAMIEHQAD7CgAhjAcBAIgLACHGBwEAigsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIfQHAQCKCwAhiwgEAPoKACGMCEAAiQsAIY0IAACYCwAgjggAAJgLACCPCAAAmAsAIJAIAQCICwAhkQhAAPsKACGSCCAAowsAIZMIAQCKCwAhlAgBAIoLACGVCAEAigsAIZYIAACYCwAglwgAAJgLACCYCAAAmAsAIJkIAACYCwAgmggBAIoLACGbCAEAigsAIZwIAgCaCwAhnQgBAIoLACGeCAIAmgsAIZ8IAgCaCwAhAwAAAOIGACABAAD0BgAwNgAA9QYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAUBQEAkwsAIf0GAADcCwAw_gYAAPsGABD_BgAA3AsAMIwHAQCTCwAhxQcBAJMLACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACHRBwEAsAsAIYEIAQCTCwAhgggBAJMLACGDCAEAkwsAIYQIAgCoCwAhhQhAAIQLACGGCEAAhAsAIYcIBACDCwAhiAgCAKgLACGJCAAA3QsAIIoIAADeCwAgAQAAAPgGACABAAAA-AYAIBIFAQCTCwAh_QYAANwLADD-BgAA-wYAEP8GAADcCwAwjAcBAJMLACHFBwEAkwsAIcoHBACDCwAhywcBAJMLACHMBwEAsAsAIdEHAQCwCwAhgQgBAJMLACGCCAEAkwsAIYMIAQCTCwAhhAgCAKgLACGFCEAAhAsAIYYIQACECwAhhwgEAIMLACGICAIAqAsAIQADAAAA-wYAIAEAAPwGADACAAD4BgAgAwAAAPsGACABAAD8BgAwAgAA-AYAIAMAAAD7BgAgAQAA_AYAMAIAAPgGACAPBQEAAAABjAcBAAAAAcUHAQAAAAHKBwQAAAABywcBAAAAAcwHAQAAAAHRBwEAAAABgQgBAAAAAYIIAQAAAAGDCAEAAAABhAgCAAAAAYUIQAAAAAGGCEAAAAABhwgEAAAAAYgIAgAAAAEBKgAAgAcAIA8FAQAAAAGMBwEAAAABxQcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAdEHAQAAAAGBCAEAAAABgggBAAAAAYMIAQAAAAGECAIAAAABhQhAAAAAAYYIQAAAAAGHCAQAAAABiAgCAAAAAQEqAACCBwAwASoAAIIHADAPBQEA4wwAIYwHAQDjDAAhxQcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHRBwEA4wwAIYEIAQDjDAAhgggBAOMMACGDCAEA4wwAIYQIAgDrDAAhhQhAANkMACGGCEAA2QwAIYcIBADYDAAhiAgCAOsMACECAAAA-AYAICoAAIUHACAPBQEA4wwAIYwHAQDjDAAhxQcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHRBwEA4wwAIYEIAQDjDAAhgggBAOMMACGDCAEA4wwAIYQIAgDrDAAhhQhAANkMACGGCEAA2QwAIYcIBADYDAAhiAgCAOsMACECAAAA-wYAICoAAIcHACACAAAA-wYAICoAAIcHACADAAAA-AYAIDEAAIAHACAyAACFBwAgAQAAAPgGACABAAAA-wYAIAUNAADiDQAgNwAA5Q0AIDgAAOQNACBZAADjDQAgWgAA5g0AIBIFAQCICwAh_QYAANsLADD-BgAAjgcAEP8GAADbCwAwjAcBAIgLACHFBwEAiAsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIdEHAQCXCwAhgQgBAIgLACGCCAEAiAsAIYMIAQCICwAhhAgCAJoLACGFCEAA-woAIYYIQAD7CgAhhwgEAPoKACGICAIAmgsAIQMAAAD7BgAgAQAAjQcAMDYAAI4HACADAAAA-wYAIAEAAPwGADACAAD4BgAgCv0GAADaCwAw_gYAAJQHABD_BgAA2gsAMJIHAQAAAAGqBwEAsAsAIcIHAQCwCwAh0QcBALALACHTB0AAhAsAIf8HAgCoCwAhgAhAAIQLACEBAAAAkQcAIAEAAACRBwAgCv0GAADaCwAw_gYAAJQHABD_BgAA2gsAMJIHAQCwCwAhqgcBALALACHCBwEAsAsAIdEHAQCwCwAh0wdAAIQLACH_BwIAqAsAIYAIQACECwAhAAMAAACUBwAgAQAAlQcAMAIAAJEHACADAAAAlAcAIAEAAJUHADACAACRBwAgAwAAAJQHACABAACVBwAwAgAAkQcAIAeSBwEAAAABqgcBAAAAAcIHAQAAAAHRBwEAAAAB0wdAAAAAAf8HAgAAAAGACEAAAAABASoAAJkHACAHkgcBAAAAAaoHAQAAAAHCBwEAAAAB0QcBAAAAAdMHQAAAAAH_BwIAAAABgAhAAAAAAQEqAACbBwAwASoAAJsHADAHkgcBAOMMACGqBwEA4wwAIcIHAQDjDAAh0QcBAOMMACHTB0AA2QwAIf8HAgDrDAAhgAhAANkMACECAAAAkQcAICoAAJ4HACAHkgcBAOMMACGqBwEA4wwAIcIHAQDjDAAh0QcBAOMMACHTB0AA2QwAIf8HAgDrDAAhgAhAANkMACECAAAAlAcAICoAAKAHACACAAAAlAcAICoAAKAHACADAAAAkQcAIDEAAJkHACAyAACeBwAgAQAAAJEHACABAAAAlAcAIAUNAADdDQAgNwAA4A0AIDgAAN8NACBZAADeDQAgWgAA4Q0AIAr9BgAA2QsAMP4GAACnBwAQ_wYAANkLADCSBwEAlwsAIaoHAQCXCwAhwgcBAJcLACHRBwEAlwsAIdMHQAD7CgAh_wcCAJoLACGACEAA-woAIQMAAACUBwAgAQAApgcAMDYAAKcHACADAAAAlAcAIAEAAJUHADACAACRBwAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAWCQAA3A0AIIEHQAAAAAGqBwEAAAAB0QcBAAAAAegHAgAAAAHuBwEAAAAB7wcBAAAAAfAHAgAAAAHxBwQAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB-AeAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAAAAAfwHBAAAAAH9BwQAAAAB_gcBAAAAAQEqAACvBwAgFYEHQAAAAAGqBwEAAAAB0QcBAAAAAegHAgAAAAHuBwEAAAAB7wcBAAAAAfAHAgAAAAHxBwQAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB-AeAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAAAAAfwHBAAAAAH9BwQAAAAB_gcBAAAAAQEqAACxBwAwASoAALEHADAWCQAA2w0AIIEHQADZDAAhqgcBAOMMACHRBwEA4wwAIegHAgDrDAAh7gcBAOMMACHvBwEA4wwAIfAHAgDrDAAh8QcEANgMACHyBwEA4wwAIfMHAQDjDAAh9AcBAOMMACH1BwIA6wwAIfYHAgDrDAAh9wcCAOsMACH4B4AAAAAB-QdAAOQMACH6B0AA5AwAIfsHQADkDAAh_AcEANgMACH9BwQA2AwAIf4HAQDjDAAhAgAAABgAICoAALQHACAVgQdAANkMACGqBwEA4wwAIdEHAQDjDAAh6AcCAOsMACHuBwEA4wwAIe8HAQDjDAAh8AcCAOsMACHxBwQA2AwAIfIHAQDjDAAh8wcBAOMMACH0BwEA4wwAIfUHAgDrDAAh9gcCAOsMACH3BwIA6wwAIfgHgAAAAAH5B0AA5AwAIfoHQADkDAAh-wdAAOQMACH8BwQA2AwAIf0HBADYDAAh_gcBAOMMACECAAAAFgAgKgAAtgcAIAIAAAAWACAqAAC2BwAgAwAAABgAIDEAAK8HACAyAAC0BwAgAQAAABgAIAEAAAAWACAIDQAA1g0AIDcAANkNACA4AADYDQAgWQAA1w0AIFoAANoNACD5BwAA3wwAIPoHAADfDAAg-wcAAN8MACAY_QYAANgLADD-BgAAvQcAEP8GAADYCwAwgQdAAPsKACGqBwEAlwsAIdEHAQCXCwAh6AcCAJoLACHuBwEAlwsAIe8HAQCICwAh8AcCAJoLACHxBwQA-goAIfIHAQCICwAh8wcBAIgLACH0BwEAiAsAIfUHAgCaCwAh9gcCAJoLACH3BwIAmgsAIfgHAACYCwAg-QdAAIkLACH6B0AAiQsAIfsHQACJCwAh_AcEAPoKACH9BwQA-goAIf4HAQCICwAhAwAAABYAIAEAALwHADA2AAC9BwAgAwAAABYAIAEAABcAMAIAABgAIBD9BgAA1QsAMP4GAADDBwAQ_wYAANULADCpBwEAsAsAIaoHAQCwCwAh0QcBAAAAAd0HAQCTCwAh3gcBAJMLACHhBwIA1wsAIecHAQCTCwAh6AcCAKgLACHpBwQAgwsAIeoHBADWCwAh6wcEANYLACHsB0AAlAsAIe0HBADWCwAhAQAAAMAHACABAAAAwAcAIBD9BgAA1QsAMP4GAADDBwAQ_wYAANULADCpBwEAsAsAIaoHAQCwCwAh0QcBALALACHdBwEAkwsAId4HAQCTCwAh4QcCANcLACHnBwEAkwsAIegHAgCoCwAh6QcEAIMLACHqBwQA1gsAIesHBADWCwAh7AdAAJQLACHtBwQA1gsAIQXhBwAA3wwAIOoHAADfDAAg6wcAAN8MACDsBwAA3wwAIO0HAADfDAAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACADAAAAwwcAIAEAAMQHADACAADABwAgDakHAQAAAAGqBwEAAAAB0QcBAAAAAd0HAQAAAAHeBwEAAAAB4QcCAAAAAecHAQAAAAHoBwIAAAAB6QcEAAAAAeoHBAAAAAHrBwQAAAAB7AdAAAAAAe0HBAAAAAEBKgAAyAcAIA2pBwEAAAABqgcBAAAAAdEHAQAAAAHdBwEAAAAB3gcBAAAAAeEHAgAAAAHnBwEAAAAB6AcCAAAAAekHBAAAAAHqBwQAAAAB6wcEAAAAAewHQAAAAAHtBwQAAAABASoAAMoHADABKgAAygcAMA2pBwEA4wwAIaoHAQDjDAAh0QcBAOMMACHdBwEA4wwAId4HAQDjDAAh4QcCANUNACHnBwEA4wwAIegHAgDrDAAh6QcEANgMACHqBwQA1A0AIesHBADUDQAh7AdAAOQMACHtBwQA1A0AIQIAAADABwAgKgAAzQcAIA2pBwEA4wwAIaoHAQDjDAAh0QcBAOMMACHdBwEA4wwAId4HAQDjDAAh4QcCANUNACHnBwEA4wwAIegHAgDrDAAh6QcEANgMACHqBwQA1A0AIesHBADUDQAh7AdAAOQMACHtBwQA1A0AIQIAAADDBwAgKgAAzwcAIAIAAADDBwAgKgAAzwcAIAMAAADABwAgMQAAyAcAIDIAAM0HACABAAAAwAcAIAEAAADDBwAgCg0AAM8NACA3AADSDQAgOAAA0Q0AIFkAANANACBaAADTDQAg4QcAAN8MACDqBwAA3wwAIOsHAADfDAAg7AcAAN8MACDtBwAA3wwAIBD9BgAAzgsAMP4GAADWBwAQ_wYAAM4LADCpBwEAlwsAIaoHAQCXCwAh0QcBAJcLACHdBwEAiAsAId4HAQCICwAh4QcCANALACHnBwEAiAsAIegHAgCaCwAh6QcEAPoKACHqBwQAzwsAIesHBADPCwAh7AdAAIkLACHtBwQAzwsAIQMAAADDBwAgAQAA1QcAMDYAANYHACADAAAAwwcAIAEAAMQHADACAADABwAgD_0GAADMCwAw_gYAANwHABD_BgAAzAsAMKkHAQCwCwAhqgcBALALACHdBwEAkwsAId4HAQCTCwAh3wcEAIMLACHgBwQAgwsAIeEHBACDCwAh4gcEAIMLACHjBwQAgwsAIeQHBACDCwAh5QcEAIMLACHmBwAAzQsAIAEAAADZBwAgAQAAANkHACAO_QYAAMwLADD-BgAA3AcAEP8GAADMCwAwqQcBALALACGqBwEAsAsAId0HAQCTCwAh3gcBAJMLACHfBwQAgwsAIeAHBACDCwAh4QcEAIMLACHiBwQAgwsAIeMHBACDCwAh5AcEAIMLACHlBwQAgwsAIQADAAAA3AcAIAEAAN0HADACAADZBwAgAwAAANwHACABAADdBwAwAgAA2QcAIAMAAADcBwAgAQAA3QcAMAIAANkHACALqQcBAAAAAaoHAQAAAAHdBwEAAAAB3gcBAAAAAd8HBAAAAAHgBwQAAAAB4QcEAAAAAeIHBAAAAAHjBwQAAAAB5AcEAAAAAeUHBAAAAAEBKgAA4QcAIAupBwEAAAABqgcBAAAAAd0HAQAAAAHeBwEAAAAB3wcEAAAAAeAHBAAAAAHhBwQAAAAB4gcEAAAAAeMHBAAAAAHkBwQAAAAB5QcEAAAAAQEqAADjBwAwASoAAOMHADALqQcBAOMMACGqBwEA4wwAId0HAQDjDAAh3gcBAOMMACHfBwQA2AwAIeAHBADYDAAh4QcEANgMACHiBwQA2AwAIeMHBADYDAAh5AcEANgMACHlBwQA2AwAIQIAAADZBwAgKgAA5gcAIAupBwEA4wwAIaoHAQDjDAAh3QcBAOMMACHeBwEA4wwAId8HBADYDAAh4AcEANgMACHhBwQA2AwAIeIHBADYDAAh4wcEANgMACHkBwQA2AwAIeUHBADYDAAhAgAAANwHACAqAADoBwAgAgAAANwHACAqAADoBwAgAwAAANkHACAxAADhBwAgMgAA5gcAIAEAAADZBwAgAQAAANwHACAFDQAAyg0AIDcAAM0NACA4AADMDQAgWQAAyw0AIFoAAM4NACAO_QYAAMsLADD-BgAA7wcAEP8GAADLCwAwqQcBAJcLACGqBwEAlwsAId0HAQCICwAh3gcBAIgLACHfBwQA-goAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIQMAAADcBwAgAQAA7gcAMDYAAO8HACADAAAA3AcAIAEAAN0HADACAADZBwAgD_0GAADJCwAw_gYAAPUHABD_BgAAyQsAMKkHAQCwCwAhqgcBALALACHdBwEAkwsAId4HAQCTCwAh3wcEAIMLACHgBwQAgwsAIeEHBACDCwAh4gcEAIMLACHjBwQAgwsAIeQHBACDCwAh5QcEAIMLACHmBwAAygsAIAEAAADyBwAgAQAAAPIHACAO_QYAAMkLADD-BgAA9QcAEP8GAADJCwAwqQcBALALACGqBwEAsAsAId0HAQCTCwAh3gcBAJMLACHfBwQAgwsAIeAHBACDCwAh4QcEAIMLACHiBwQAgwsAIeMHBACDCwAh5AcEAIMLACHlBwQAgwsAIQADAAAA9QcAIAEAAPYHADACAADyBwAgAwAAAPUHACABAAD2BwAwAgAA8gcAIAMAAAD1BwAgAQAA9gcAMAIAAPIHACALqQcBAAAAAaoHAQAAAAHdBwEAAAAB3gcBAAAAAd8HBAAAAAHgBwQAAAAB4QcEAAAAAeIHBAAAAAHjBwQAAAAB5AcEAAAAAeUHBAAAAAEBKgAA-gcAIAupBwEAAAABqgcBAAAAAd0HAQAAAAHeBwEAAAAB3wcEAAAAAeAHBAAAAAHhBwQAAAAB4gcEAAAAAeMHBAAAAAHkBwQAAAAB5QcEAAAAAQEqAAD8BwAwASoAAPwHADALqQcBAOMMACGqBwEA4wwAId0HAQDjDAAh3gcBAOMMACHfBwQA2AwAIeAHBADYDAAh4QcEANgMACHiBwQA2AwAIeMHBADYDAAh5AcEANgMACHlBwQA2AwAIQIAAADyBwAgKgAA_wcAIAupBwEA4wwAIaoHAQDjDAAh3QcBAOMMACHeBwEA4wwAId8HBADYDAAh4AcEANgMACHhBwQA2AwAIeIHBADYDAAh4wcEANgMACHkBwQA2AwAIeUHBADYDAAhAgAAAPUHACAqAACBCAAgAgAAAPUHACAqAACBCAAgAwAAAPIHACAxAAD6BwAgMgAA_wcAIAEAAADyBwAgAQAAAPUHACAFDQAAxQ0AIDcAAMgNACA4AADHDQAgWQAAxg0AIFoAAMkNACAO_QYAAMgLADD-BgAAiAgAEP8GAADICwAwqQcBAJcLACGqBwEAlwsAId0HAQCICwAh3gcBAIgLACHfBwQA-goAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIQMAAAD1BwAgAQAAhwgAMDYAAIgIACADAAAA9QcAIAEAAPYHADACAADyBwAgB_0GAADHCwAw_gYAAI4IABD_BgAAxwsAMNkHAQAAAAHaB0AAhAsAIdsHAgCoCwAh3AcCAKgLACEBAAAAiwgAIAEAAACLCAAgB_0GAADHCwAw_gYAAI4IABD_BgAAxwsAMNkHAQCTCwAh2gdAAIQLACHbBwIAqAsAIdwHAgCoCwAhAAMAAACOCAAgAQAAjwgAMAIAAIsIACADAAAAjggAIAEAAI8IADACAACLCAAgAwAAAI4IACABAACPCAAwAgAAiwgAIATZBwEAAAAB2gdAAAAAAdsHAgAAAAHcBwIAAAABASoAAJMIACAE2QcBAAAAAdoHQAAAAAHbBwIAAAAB3AcCAAAAAQEqAACVCAAwASoAAJUIADAE2QcBAOMMACHaB0AA2QwAIdsHAgDrDAAh3AcCAOsMACECAAAAiwgAICoAAJgIACAE2QcBAOMMACHaB0AA2QwAIdsHAgDrDAAh3AcCAOsMACECAAAAjggAICoAAJoIACACAAAAjggAICoAAJoIACADAAAAiwgAIDEAAJMIACAyAACYCAAgAQAAAIsIACABAAAAjggAIAUNAADADQAgNwAAww0AIDgAAMINACBZAADBDQAgWgAAxA0AIAf9BgAAxgsAMP4GAAChCAAQ_wYAAMYLADDZBwEAiAsAIdoHQAD7CgAh2wcCAJoLACHcBwIAmgsAIQMAAACOCAAgAQAAoAgAMDYAAKEIACADAAAAjggAIAEAAI8IADACAACLCAAgB_0GAADFCwAw_gYAAKcIABD_BgAAxQsAMJIHIAAAAAHWBwQAgwsAIdcHQACECwAh2AcEAIMLACEBAAAApAgAIAEAAACkCAAgB_0GAADFCwAw_gYAAKcIABD_BgAAxQsAMJIHIACnCwAh1gcEAIMLACHXB0AAhAsAIdgHBACDCwAhAAMAAACnCAAgAQAAqAgAMAIAAKQIACADAAAApwgAIAEAAKgIADACAACkCAAgAwAAAKcIACABAACoCAAwAgAApAgAIASSByAAAAAB1gcEAAAAAdcHQAAAAAHYBwQAAAABASoAAKwIACAEkgcgAAAAAdYHBAAAAAHXB0AAAAAB2AcEAAAAAQEqAACuCAAwASoAAK4IADAEkgcgAJsNACHWBwQA2AwAIdcHQADZDAAh2AcEANgMACECAAAApAgAICoAALEIACAEkgcgAJsNACHWBwQA2AwAIdcHQADZDAAh2AcEANgMACECAAAApwgAICoAALMIACACAAAApwgAICoAALMIACADAAAApAgAIDEAAKwIACAyAACxCAAgAQAAAKQIACABAAAApwgAIAUNAAC7DQAgNwAAvg0AIDgAAL0NACBZAAC8DQAgWgAAvw0AIAf9BgAAxAsAMP4GAAC6CAAQ_wYAAMQLADCSByAAowsAIdYHBAD6CgAh1wdAAPsKACHYBwQA-goAIQMAAACnCAAgAQAAuQgAMDYAALoIACADAAAApwgAIAEAAKgIADACAACkCAAgC_0GAADDCwAw_gYAAMAIABD_BgAAwwsAMIEHQACECwAhkgcEAAAAAZwHAgCoCwAh0QcBALALACHSBwEAkwsAIdMHQACECwAh1AcBAJULACHVBwEAlQsAIQEAAAC9CAAgAQAAAL0IACAL_QYAAMMLADD-BgAAwAgAEP8GAADDCwAwgQdAAIQLACGSBwQAgwsAIZwHAgCoCwAh0QcBALALACHSBwEAkwsAIdMHQACECwAh1AcBAJULACHVBwEAlQsAIQLUBwAA3wwAINUHAADfDAAgAwAAAMAIACABAADBCAAwAgAAvQgAIAMAAADACAAgAQAAwQgAMAIAAL0IACADAAAAwAgAIAEAAMEIADACAAC9CAAgCIEHQAAAAAGSBwQAAAABnAcCAAAAAdEHAQAAAAHSBwEAAAAB0wdAAAAAAdQHAQAAAAHVBwEAAAABASoAAMUIACAIgQdAAAAAAZIHBAAAAAGcBwIAAAAB0QcBAAAAAdIHAQAAAAHTB0AAAAAB1AcBAAAAAdUHAQAAAAEBKgAAxwgAMAEqAADHCAAwCIEHQADZDAAhkgcEANgMACGcBwIA6wwAIdEHAQDjDAAh0gcBAOMMACHTB0AA2QwAIdQHAQDlDAAh1QcBAOUMACECAAAAvQgAICoAAMoIACAIgQdAANkMACGSBwQA2AwAIZwHAgDrDAAh0QcBAOMMACHSBwEA4wwAIdMHQADZDAAh1AcBAOUMACHVBwEA5QwAIQIAAADACAAgKgAAzAgAIAIAAADACAAgKgAAzAgAIAMAAAC9CAAgMQAAxQgAIDIAAMoIACABAAAAvQgAIAEAAADACAAgBw0AALYNACA3AAC5DQAgOAAAuA0AIFkAALcNACBaAAC6DQAg1AcAAN8MACDVBwAA3wwAIAv9BgAAwgsAMP4GAADTCAAQ_wYAAMILADCBB0AA-woAIZIHBAD6CgAhnAcCAJoLACHRBwEAlwsAIdIHAQCICwAh0wdAAPsKACHUBwEAigsAIdUHAQCKCwAhAwAAAMAIACABAADSCAAwNgAA0wgAIAMAAADACAAgAQAAwQgAMAIAAL0IACANBQEAkwsAIf0GAAC_CwAw_gYAANkIABD_BgAAvwsAMIEHQACECwAhjAcBAJMLACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACHNBwEAkwsAIc4HAADACwAgzwcAAMALACDQBwAAwQsAIAEAAADWCAAgAQAAANYIACAMBQEAkwsAIf0GAAC_CwAw_gYAANkIABD_BgAAvwsAMIEHQACECwAhjAcBAJMLACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACHNBwEAkwsAIc4HAADACwAgzwcAAMALACACzgcAAN8MACDPBwAA3wwAIAMAAADZCAAgAQAA2ggAMAIAANYIACADAAAA2QgAIAEAANoIADACAADWCAAgAwAAANkIACABAADaCAAwAgAA1ggAIAkFAQAAAAGBB0AAAAABjAcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAc0HAQAAAAHOB4AAAAABzweAAAAAAQEqAADeCAAgCQUBAAAAAYEHQAAAAAGMBwEAAAABygcEAAAAAcsHAQAAAAHMBwEAAAABzQcBAAAAAc4HgAAAAAHPB4AAAAABASoAAOAIADABKgAA4AgAMAkFAQDjDAAhgQdAANkMACGMBwEA4wwAIcoHBADYDAAhywcBAOMMACHMBwEA4wwAIc0HAQDjDAAhzgeAAAAAAc8HgAAAAAECAAAA1ggAICoAAOMIACAJBQEA4wwAIYEHQADZDAAhjAcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHNBwEA4wwAIc4HgAAAAAHPB4AAAAABAgAAANkIACAqAADlCAAgAgAAANkIACAqAADlCAAgAwAAANYIACAxAADeCAAgMgAA4wgAIAEAAADWCAAgAQAAANkIACAHDQAAsQ0AIDcAALQNACA4AACzDQAgWQAAsg0AIFoAALUNACDOBwAA3wwAIM8HAADfDAAgDAUBAIgLACH9BgAAvAsAMP4GAADsCAAQ_wYAALwLADCBB0AA-woAIYwHAQCICwAhygcEAPoKACHLBwEAiAsAIcwHAQCXCwAhzQcBAIgLACHOBwAAvQsAIM8HAAC9CwAgAwAAANkIACABAADrCAAwNgAA7AgAIAMAAADZCAAgAQAA2ggAMAIAANYIACAU_QYAALgLADD-BgAA8ggAEP8GAAC4CwAwgQdAAIQLACGSBwEAsAsAIZMHBAAAAAGpBwEAuQsAIaoHAQC5CwAhtQcBAJMLACG_BwEAkwsAIcAHAQCTCwAhwQcBAJULACHCBwEAuQsAIcMHAQCTCwAhxAcBAJMLACHFBwEAlQsAIcYHAQCVCwAhxwcBAJULACHIBwEAlQsAIckHAAC6CwAgAQAAAO8IACABAAAA7wgAIBT9BgAAuAsAMP4GAADyCAAQ_wYAALgLADCBB0AAhAsAIZIHAQCwCwAhkwcEAIMLACGpBwEAuQsAIaoHAQC5CwAhtQcBAJMLACG_BwEAkwsAIcAHAQCTCwAhwQcBAJULACHCBwEAuQsAIcMHAQCTCwAhxAcBAJMLACHFBwEAlQsAIcYHAQCVCwAhxwcBAJULACHIBwEAlQsAIckHAAC6CwAgCKkHAADfDAAgqgcAAN8MACDBBwAA3wwAIMIHAADfDAAgxQcAAN8MACDGBwAA3wwAIMcHAADfDAAgyAcAAN8MACADAAAA8ggAIAEAAPMIADACAADvCAAgAwAAAPIIACABAADzCAAwAgAA7wgAIAMAAADyCAAgAQAA8wgAMAIAAO8IACARgQdAAAAAAZIHAQAAAAGTBwQAAAABqQcBAAAAAaoHAQAAAAG1BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEBwEAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHgAAAAAEBKgAA9wgAIBGBB0AAAAABkgcBAAAAAZMHBAAAAAGpBwEAAAABqgcBAAAAAbUHAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHAQAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQeAAAAAAQEqAAD5CAAwASoAAPkIADARgQdAANkMACGSBwEA4wwAIZMHBADYDAAhqQcBAOUMACGqBwEA5QwAIbUHAQDjDAAhvwcBAOMMACHABwEA4wwAIcEHAQDlDAAhwgcBAOUMACHDBwEA4wwAIcQHAQDjDAAhxQcBAOUMACHGBwEA5QwAIccHAQDlDAAhyAcBAOUMACHJB4AAAAABAgAAAO8IACAqAAD8CAAgEYEHQADZDAAhkgcBAOMMACGTBwQA2AwAIakHAQDlDAAhqgcBAOUMACG1BwEA4wwAIb8HAQDjDAAhwAcBAOMMACHBBwEA5QwAIcIHAQDlDAAhwwcBAOMMACHEBwEA4wwAIcUHAQDlDAAhxgcBAOUMACHHBwEA5QwAIcgHAQDlDAAhyQeAAAAAAQIAAADyCAAgKgAA_ggAIAIAAADyCAAgKgAA_ggAIAMAAADvCAAgMQAA9wgAIDIAAPwIACABAAAA7wgAIAEAAADyCAAgDQ0AAKwNACA3AACvDQAgOAAArg0AIFkAAK0NACBaAACwDQAgqQcAAN8MACCqBwAA3wwAIMEHAADfDAAgwgcAAN8MACDFBwAA3wwAIMYHAADfDAAgxwcAAN8MACDIBwAA3wwAIBT9BgAAtwsAMP4GAACFCQAQ_wYAALcLADCBB0AA-woAIZIHAQCXCwAhkwcEAPoKACGpBwEAmQsAIaoHAQCZCwAhtQcBAIgLACG_BwEAiAsAIcAHAQCICwAhwQcBAIoLACHCBwEAmQsAIcMHAQCICwAhxAcBAIgLACHFBwEAigsAIcYHAQCKCwAhxwcBAIoLACHIBwEAigsAIckHAACYCwAgAwAAAPIIACABAACECQAwNgAAhQkAIAMAAADyCAAgAQAA8wgAMAIAAO8IACAJ_QYAALULADD-BgAAiwkAEP8GAAC1CwAwkwcEAAAAAbYHBACDCwAhuQcBALALACG6BwABsQsAIb0HBAAAAAG-BwAAtgsAIAEAAACICQAgAQAAAIgJACAI_QYAALULADD-BgAAiwkAEP8GAAC1CwAwkwcEAIMLACG2BwQAgwsAIbkHAQCwCwAhugcAAbELACG9BwQAgwsAIQADAAAAiwkAIAEAAIwJADACAACICQAgAwAAAIsJACABAACMCQAwAgAAiAkAIAMAAACLCQAgAQAAjAkAMAIAAIgJACAFkwcEAAAAAbYHBAAAAAG5BwEAAAABugcAAQAAAb0HBAAAAAEBKgAAkAkAIAWTBwQAAAABtgcEAAAAAbkHAQAAAAG6BwABAAABvQcEAAAAAQEqAACSCQAwASoAAJIJADAFkwcEANgMACG2BwQA2AwAIbkHAQDjDAAhugcAAaYNACG9BwQA2AwAIQIAAACICQAgKgAAlQkAIAWTBwQA2AwAIbYHBADYDAAhuQcBAOMMACG6BwABpg0AIb0HBADYDAAhAgAAAIsJACAqAACXCQAgAgAAAIsJACAqAACXCQAgAwAAAIgJACAxAACQCQAgMgAAlQkAIAEAAACICQAgAQAAAIsJACAFDQAApw0AIDcAAKoNACA4AACpDQAgWQAAqA0AIFoAAKsNACAI_QYAALQLADD-BgAAngkAEP8GAAC0CwAwkwcEAPoKACG2BwQA-goAIbkHAQCXCwAhugcAAawLACG9BwQA-goAIQMAAACLCQAgAQAAnQkAMDYAAJ4JACADAAAAiwkAIAEAAIwJADACAACICQAgC_0GAACvCwAw_gYAAKQJABD_BgAArwsAMIEHQACECwAhtgcEAIMLACG5BwEAsAsAIboHAAGxCwAhuwcBAJMLACG8BwABsQsAIb0HBAAAAAG-BwAAswsAIAEAAAChCQAgAQAAAKEJACAK_QYAAK8LADD-BgAApAkAEP8GAACvCwAwgQdAAIQLACG2BwQAgwsAIbkHAQCwCwAhugcAAbELACG7BwEAkwsAIbwHAAGxCwAhvQcEAIMLACEAAwAAAKQJACABAAClCQAwAgAAoQkAIAMAAACkCQAgAQAApQkAMAIAAKEJACADAAAApAkAIAEAAKUJADACAAChCQAgB4EHQAAAAAG2BwQAAAABuQcBAAAAAboHAAEAAAG7BwEAAAABvAcAAQAAAb0HBAAAAAEBKgAAqQkAIAeBB0AAAAABtgcEAAAAAbkHAQAAAAG6BwABAAABuwcBAAAAAbwHAAEAAAG9BwQAAAABASoAAKsJADABKgAAqwkAMAeBB0AA2QwAIbYHBADYDAAhuQcBAOMMACG6BwABpg0AIbsHAQDjDAAhvAcAAaYNACG9BwQA2AwAIQIAAAChCQAgKgAArgkAIAeBB0AA2QwAIbYHBADYDAAhuQcBAOMMACG6BwABpg0AIbsHAQDjDAAhvAcAAaYNACG9BwQA2AwAIQIAAACkCQAgKgAAsAkAIAIAAACkCQAgKgAAsAkAIAMAAAChCQAgMQAAqQkAIDIAAK4JACABAAAAoQkAIAEAAACkCQAgBQ0AAKENACA3AACkDQAgOAAAow0AIFkAAKINACBaAAClDQAgCv0GAACrCwAw_gYAALcJABD_BgAAqwsAMIEHQAD7CgAhtgcEAPoKACG5BwEAlwsAIboHAAGsCwAhuwcBAIgLACG8BwABrAsAIb0HBAD6CgAhAwAAAKQJACABAAC2CQAwNgAAtwkAIAMAAACkCQAgAQAApQkAMAIAAKEJACAF_QYAAKoLADD-BgAAvQkAEP8GAACqCwAwkgcgAAAAAbgHBACDCwAhAQAAALoJACABAAAAugkAIAX9BgAAqgsAMP4GAAC9CQAQ_wYAAKoLADCSByAApwsAIbgHBACDCwAhAAMAAAC9CQAgAQAAvgkAMAIAALoJACADAAAAvQkAIAEAAL4JADACAAC6CQAgAwAAAL0JACABAAC-CQAwAgAAugkAIAKSByAAAAABuAcEAAAAAQEqAADCCQAgApIHIAAAAAG4BwQAAAABASoAAMQJADABKgAAxAkAMAKSByAAmw0AIbgHBADYDAAhAgAAALoJACAqAADHCQAgApIHIACbDQAhuAcEANgMACECAAAAvQkAICoAAMkJACACAAAAvQkAICoAAMkJACADAAAAugkAIDEAAMIJACAyAADHCQAgAQAAALoJACABAAAAvQkAIAUNAACcDQAgNwAAnw0AIDgAAJ4NACBZAACdDQAgWgAAoA0AIAX9BgAAqQsAMP4GAADQCQAQ_wYAAKkLADCSByAAowsAIbgHBAD6CgAhAwAAAL0JACABAADPCQAwNgAA0AkAIAMAAAC9CQAgAQAAvgkAMAIAALoJACAL_QYAAKYLADD-BgAA1gkAEP8GAACmCwAwjgcBAJULACGSByAAAAABnAcCAKgLACGfB0AAhAsAIa4HQACUCwAhtQcBAJMLACG2BwQAgwsAIbcHQACUCwAhAQAAANMJACABAAAA0wkAIAv9BgAApgsAMP4GAADWCQAQ_wYAAKYLADCOBwEAlQsAIZIHIACnCwAhnAcCAKgLACGfB0AAhAsAIa4HQACUCwAhtQcBAJMLACG2BwQAgwsAIbcHQACUCwAhA44HAADfDAAgrgcAAN8MACC3BwAA3wwAIAMAAADWCQAgAQAA1wkAMAIAANMJACADAAAA1gkAIAEAANcJADACAADTCQAgAwAAANYJACABAADXCQAwAgAA0wkAIAiOBwEAAAABkgcgAAAAAZwHAgAAAAGfB0AAAAABrgdAAAAAAbUHAQAAAAG2BwQAAAABtwdAAAAAAQEqAADbCQAgCI4HAQAAAAGSByAAAAABnAcCAAAAAZ8HQAAAAAGuB0AAAAABtQcBAAAAAbYHBAAAAAG3B0AAAAABASoAAN0JADABKgAA3QkAMAiOBwEA5QwAIZIHIACbDQAhnAcCAOsMACGfB0AA2QwAIa4HQADkDAAhtQcBAOMMACG2BwQA2AwAIbcHQADkDAAhAgAAANMJACAqAADgCQAgCI4HAQDlDAAhkgcgAJsNACGcBwIA6wwAIZ8HQADZDAAhrgdAAOQMACG1BwEA4wwAIbYHBADYDAAhtwdAAOQMACECAAAA1gkAICoAAOIJACACAAAA1gkAICoAAOIJACADAAAA0wkAIDEAANsJACAyAADgCQAgAQAAANMJACABAAAA1gkAIAgNAACWDQAgNwAAmQ0AIDgAAJgNACBZAACXDQAgWgAAmg0AII4HAADfDAAgrgcAAN8MACC3BwAA3wwAIAv9BgAAogsAMP4GAADpCQAQ_wYAAKILADCOBwEAigsAIZIHIACjCwAhnAcCAJoLACGfB0AA-woAIa4HQACJCwAhtQcBAIgLACG2BwQA-goAIbcHQACJCwAhAwAAANYJACABAADoCQAwNgAA6QkAIAMAAADWCQAgAQAA1wkAMAIAANMJACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIBADAACTDQAgIgAAlA0AICMAAJUNACCBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQEqAADxCQAgDYEHQAAAAAGMBwEAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAasHAQAAAAGsBwAAkg0AIK0HAQAAAAGuB0AAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABASoAAPMJADABKgAA8wkAMBADAAD3DAAgIgAA-AwAICMAAPkMACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGrBwEA4wwAIawHAAD2DAAgrQcBAOUMACGuB0AA5AwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIQIAAAB1ACAqAAD2CQAgDYEHQADZDAAhjAcBAOMMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhAgAAAHMAICoAAPgJACACAAAAcwAgKgAA-AkAIAMAAAB1ACAxAADxCQAgMgAA9gkAIAEAAAB1ACABAAAAcwAgBg0AAPMMACA3AAD1DAAgOAAA9AwAIKoHAADfDAAgrQcAAN8MACCuBwAA3wwAIBD9BgAAoAsAMP4GAAD_CQAQ_wYAAKALADCBB0AA-woAIYwHAQCICwAhkgcBAJcLACGbBwEAiAsAIakHAQCXCwAhqgcBAJkLACGrBwEAiAsAIawHAAChCwAgrQcBAIoLACGuB0AAiQsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIQMAAABzACABAAD-CQAwNgAA_wkAIAMAAABzACABAAB0ADACAAB1ACABAAAAeQAgAQAAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAYhAADyDAAggQdAAAAAAZIHAQAAAAGUBwEAAAABpwcBAAAAAagHQAAAAAEBKgAAhwoAIAWBB0AAAAABkgcBAAAAAZQHAQAAAAGnBwEAAAABqAdAAAAAAQEqAACJCgAwASoAAIkKADAGIQAA8QwAIIEHQADZDAAhkgcBAOMMACGUBwEA4wwAIacHAQDjDAAhqAdAAOQMACECAAAAeQAgKgAAjAoAIAWBB0AA2QwAIZIHAQDjDAAhlAcBAOMMACGnBwEA4wwAIagHQADkDAAhAgAAAHcAICoAAI4KACACAAAAdwAgKgAAjgoAIAMAAAB5ACAxAACHCgAgMgAAjAoAIAEAAAB5ACABAAAAdwAgBA0AAO4MACA3AADwDAAgOAAA7wwAIKgHAADfDAAgCP0GAACfCwAw_gYAAJUKABD_BgAAnwsAMIEHQAD7CgAhkgcBAJcLACGUBwEAlwsAIacHAQCICwAhqAdAAIkLACEDAAAAdwAgAQAAlAoAMDYAAJUKACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAH0AIAEAAAB9ACADAAAAewAgAQAAfAAwAgAAfQAgAwAAAHsAIAEAAHwAMAIAAH0AIAMAAAB7ACABAAB8ADACAAB9ACATIQAA7QwAICqAAAAAAYEHQAAAAAGOBwEAAAABkgcBAAAAAZMHBAAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAAAAAZkHQAAAAAGaBwEAAAABmwcBAAAAAZwHAgAAAAGdB0AAAAABngdAAAAAAZ8HQAAAAAGgB0AAAAABASoAAJ0KACASKoAAAAABgQdAAAAAAY4HAQAAAAGSBwEAAAABkwcEAAAAAZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQdAAAAAAZoHAQAAAAGbBwEAAAABnAcCAAAAAZ0HQAAAAAGeB0AAAAABnwdAAAAAAaAHQAAAAAEBKgAAnwoAMAEqAACfCgAwEyEAAOwMACAqgAAAAAGBB0AA2QwAIY4HAQDlDAAhkgcBAOMMACGTBwQA2AwAIZQHAQDjDAAhlQcBAOMMACGWBwEA4wwAIZcHAQDjDAAhmAcBAOMMACGZB0AA2QwAIZoHAQDlDAAhmwcBAOMMACGcBwIA6wwAIZ0HQADkDAAhngdAAOQMACGfB0AA2QwAIaAHQADkDAAhAgAAAH0AICoAAKIKACASKoAAAAABgQdAANkMACGOBwEA5QwAIZIHAQDjDAAhkwcEANgMACGUBwEA4wwAIZUHAQDjDAAhlgcBAOMMACGXBwEA4wwAIZgHAQDjDAAhmQdAANkMACGaBwEA5QwAIZsHAQDjDAAhnAcCAOsMACGdB0AA5AwAIZ4HQADkDAAhnwdAANkMACGgB0AA5AwAIQIAAAB7ACAqAACkCgAgAgAAAHsAICoAAKQKACADAAAAfQAgMQAAnQoAIDIAAKIKACABAAAAfQAgAQAAAHsAIAoNAADmDAAgNwAA6QwAIDgAAOgMACBZAADnDAAgWgAA6gwAII4HAADfDAAgmgcAAN8MACCdBwAA3wwAIJ4HAADfDAAgoAcAAN8MACAVKgAAmAsAIP0GAACWCwAw_gYAAKsKABD_BgAAlgsAMIEHQAD7CgAhjgcBAIoLACGSBwEAlwsAIZMHBAD6CgAhlAcBAJcLACGVBwEAlwsAIZYHAQCICwAhlwcBAIgLACGYBwEAiAsAIZkHQAD7CgAhmgcBAJkLACGbBwEAiAsAIZwHAgCaCwAhnQdAAIkLACGeB0AAiQsAIZ8HQAD7CgAhoAdAAIkLACEDAAAAewAgAQAAqgoAMDYAAKsKACADAAAAewAgAQAAfAAwAgAAfQAgB_0GAACSCwAw_gYAALEKABD_BgAAkgsAMIEHQACECwAhjAcBAAAAAY0HQACUCwAhjgcBAJULACEBAAAArgoAIAEAAACuCgAgB_0GAACSCwAw_gYAALEKABD_BgAAkgsAMIEHQACECwAhjAcBAJMLACGNB0AAlAsAIY4HAQCVCwAhAo0HAADfDAAgjgcAAN8MACADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAEgQdAAAAAAYwHAQAAAAGNB0AAAAABjgcBAAAAAQEqAAC2CgAgBIEHQAAAAAGMBwEAAAABjQdAAAAAAY4HAQAAAAEBKgAAuAoAMAEqAAC4CgAwBIEHQADZDAAhjAcBAOMMACGNB0AA5AwAIY4HAQDlDAAhAgAAAK4KACAqAAC7CgAgBIEHQADZDAAhjAcBAOMMACGNB0AA5AwAIY4HAQDlDAAhAgAAALEKACAqAAC9CgAgAgAAALEKACAqAAC9CgAgAwAAAK4KACAxAAC2CgAgMgAAuwoAIAEAAACuCgAgAQAAALEKACAFDQAA4AwAIDcAAOIMACA4AADhDAAgjQcAAN8MACCOBwAA3wwAIAf9BgAAhwsAMP4GAADECgAQ_wYAAIcLADCBB0AA-woAIYwHAQCICwAhjQdAAIkLACGOBwEAigsAIQMAAACxCgAgAQAAwwoAMDYAAMQKACADAAAAsQoAIAEAALIKADACAACuCgAgBf0GAACGCwAw_gYAAMoKABD_BgAAhgsAMIoHBAAAAAGLB0AAhAsAIQEAAADHCgAgAQAAAMcKACAF_QYAAIYLADD-BgAAygoAEP8GAACGCwAwigcEAIMLACGLB0AAhAsAIQADAAAAygoAIAEAAMsKADACAADHCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACACigcEAAAAAYsHQAAAAAEBKgAAzwoAIAKKBwQAAAABiwdAAAAAAQEqAADRCgAwASoAANEKADACigcEANgMACGLB0AA2QwAIQIAAADHCgAgKgAA1AoAIAKKBwQA2AwAIYsHQADZDAAhAgAAAMoKACAqAADWCgAgAgAAAMoKACAqAADWCgAgAwAAAMcKACAxAADPCgAgMgAA1AoAIAEAAADHCgAgAQAAAMoKACAFDQAA2gwAIDcAAN0MACA4AADcDAAgWQAA2wwAIFoAAN4MACAF_QYAAIULADD-BgAA3QoAEP8GAACFCwAwigcEAPoKACGLB0AA-woAIQMAAADKCgAgAQAA3AoAMDYAAN0KACADAAAAygoAIAEAAMsKADACAADHCgAgBf0GAACCCwAw_gYAAOMKABD_BgAAggsAMIAHBAAAAAGBB0AAhAsAIQEAAADgCgAgAQAAAOAKACAF_QYAAIILADD-BgAA4woAEP8GAACCCwAwgAcEAIMLACGBB0AAhAsAIQADAAAA4woAIAEAAOQKADACAADgCgAgAwAAAOMKACABAADkCgAwAgAA4AoAIAMAAADjCgAgAQAA5AoAMAIAAOAKACACgAcEAAAAAYEHQAAAAAEBKgAA6AoAIAKABwQAAAABgQdAAAAAAQEqAADqCgAwASoAAOoKADACgAcEANgMACGBB0AA2QwAIQIAAADgCgAgKgAA7QoAIAKABwQA2AwAIYEHQADZDAAhAgAAAOMKACAqAADvCgAgAgAAAOMKACAqAADvCgAgAwAAAOAKACAxAADoCgAgMgAA7QoAIAEAAADgCgAgAQAAAOMKACAFDQAA0wwAIDcAANYMACA4AADVDAAgWQAA1AwAIFoAANcMACAF_QYAAPkKADD-BgAA9goAEP8GAAD5CgAwgAcEAPoKACGBB0AA-woAIQMAAADjCgAgAQAA9QoAMDYAAPYKACADAAAA4woAIAEAAOQKADACAADgCgAgBf0GAAD5CgAw_gYAAPYKABD_BgAA-QoAMIAHBAD6CgAhgQdAAPsKACENDQAA_QoAIDcAAIELACA4AACBCwAgWQAAgAsAIFoAAIELACCCBwQAAAABgwcEAAAABIQHBAAAAASFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEAP8KACELDQAA_QoAIDcAAP4KACA4AAD-CgAgggdAAAAAAYMHQAAAAASEB0AAAAAEhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQAD8CgAhCw0AAP0KACA3AAD-CgAgOAAA_goAIIIHQAAAAAGDB0AAAAAEhAdAAAAABIUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AA_AoAIQiCBwIAAAABgwcCAAAABIQHAgAAAASFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCAP0KACEIggdAAAAAAYMHQAAAAASEB0AAAAAEhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQAD-CgAhDQ0AAP0KACA3AACBCwAgOAAAgQsAIFkAAIALACBaAACBCwAgggcEAAAAAYMHBAAAAASEBwQAAAAEhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBAD_CgAhCIIHCAAAAAGDBwgAAAAEhAcIAAAABIUHCAAAAAGGBwgAAAABhwcIAAAAAYgHCAAAAAGJBwgAgAsAIQiCBwQAAAABgwcEAAAABIQHBAAAAASFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEAIELACEF_QYAAIILADD-BgAA4woAEP8GAACCCwAwgAcEAIMLACGBB0AAhAsAIQiCBwQAAAABgwcEAAAABIQHBAAAAASFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEAIELACEIggdAAAAAAYMHQAAAAASEB0AAAAAEhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQAD-CgAhBf0GAACFCwAw_gYAAN0KABD_BgAAhQsAMIoHBAD6CgAhiwdAAPsKACEF_QYAAIYLADD-BgAAygoAEP8GAACGCwAwigcEAIMLACGLB0AAhAsAIQf9BgAAhwsAMP4GAADECgAQ_wYAAIcLADCBB0AA-woAIYwHAQCICwAhjQdAAIkLACGOBwEAigsAIQ4NAAD9CgAgNwAAkQsAIDgAAJELACCCBwEAAAABgwcBAAAABIQHAQAAAASFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAJALACGPBwEAAAABkAcBAAAAAZEHAQAAAAELDQAAjAsAIDcAAI8LACA4AACPCwAgggdAAAAAAYMHQAAAAAWEB0AAAAAFhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQACOCwAhDg0AAIwLACA3AACNCwAgOAAAjQsAIIIHAQAAAAGDBwEAAAAFhAcBAAAABYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAiwsAIY8HAQAAAAGQBwEAAAABkQcBAAAAAQ4NAACMCwAgNwAAjQsAIDgAAI0LACCCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAIsLACGPBwEAAAABkAcBAAAAAZEHAQAAAAEIggcCAAAAAYMHAgAAAAWEBwIAAAAFhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgCMCwAhC4IHAQAAAAGDBwEAAAAFhAcBAAAABYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAjQsAIY8HAQAAAAGQBwEAAAABkQcBAAAAAQsNAACMCwAgNwAAjwsAIDgAAI8LACCCB0AAAAABgwdAAAAABYQHQAAAAAWFB0AAAAABhgdAAAAAAYcHQAAAAAGIB0AAAAABiQdAAI4LACEIggdAAAAAAYMHQAAAAAWEB0AAAAAFhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQACPCwAhDg0AAP0KACA3AACRCwAgOAAAkQsAIIIHAQAAAAGDBwEAAAAEhAcBAAAABIUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAkAsAIY8HAQAAAAGQBwEAAAABkQcBAAAAAQuCBwEAAAABgwcBAAAABIQHAQAAAASFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAJELACGPBwEAAAABkAcBAAAAAZEHAQAAAAEH_QYAAJILADD-BgAAsQoAEP8GAACSCwAwgQdAAIQLACGMBwEAkwsAIY0HQACUCwAhjgcBAJULACELggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCRCwAhjwcBAAAAAZAHAQAAAAGRBwEAAAABCIIHQAAAAAGDB0AAAAAFhAdAAAAABYUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AAjwsAIQuCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAI0LACGPBwEAAAABkAcBAAAAAZEHAQAAAAEVKgAAmAsAIP0GAACWCwAw_gYAAKsKABD_BgAAlgsAMIEHQAD7CgAhjgcBAIoLACGSBwEAlwsAIZMHBAD6CgAhlAcBAJcLACGVBwEAlwsAIZYHAQCICwAhlwcBAIgLACGYBwEAiAsAIZkHQAD7CgAhmgcBAJkLACGbBwEAiAsAIZwHAgCaCwAhnQdAAIkLACGeB0AAiQsAIZ8HQAD7CgAhoAdAAIkLACELDQAA_QoAIDcAAJELACA4AACRCwAgggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCeCwAhDw0AAP0KACA3AACdCwAgOAAAnQsAIIIHgAAAAAGFB4AAAAABhgeAAAAAAYcHgAAAAAGIB4AAAAABiQeAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHgAAAAAGlB4AAAAABpgeAAAAAAQsNAACMCwAgNwAAjQsAIDgAAI0LACCCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAJwLACENDQAA_QoAIDcAAP0KACA4AAD9CgAgWQAAgAsAIFoAAP0KACCCBwIAAAABgwcCAAAABIQHAgAAAASFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCAJsLACENDQAA_QoAIDcAAP0KACA4AAD9CgAgWQAAgAsAIFoAAP0KACCCBwIAAAABgwcCAAAABIQHAgAAAASFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCAJsLACELDQAAjAsAIDcAAI0LACA4AACNCwAgggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCcCwAhDIIHgAAAAAGFB4AAAAABhgeAAAAAAYcHgAAAAAGIB4AAAAABiQeAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHgAAAAAGlB4AAAAABpgeAAAAAAQsNAAD9CgAgNwAAkQsAIDgAAJELACCCBwEAAAABgwcBAAAABIQHAQAAAASFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAJ4LACEI_QYAAJ8LADD-BgAAlQoAEP8GAACfCwAwgQdAAPsKACGSBwEAlwsAIZQHAQCXCwAhpwcBAIgLACGoB0AAiQsAIRD9BgAAoAsAMP4GAAD_CQAQ_wYAAKALADCBB0AA-woAIYwHAQCICwAhkgcBAJcLACGbBwEAiAsAIakHAQCXCwAhqgcBAJkLACGrBwEAiAsAIawHAAChCwAgrQcBAIoLACGuB0AAiQsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIQSCBwEAAAAFsgcBAAAAAbMHAQAAAAS0BwEAAAAEC_0GAACiCwAw_gYAAOkJABD_BgAAogsAMI4HAQCKCwAhkgcgAKMLACGcBwIAmgsAIZ8HQAD7CgAhrgdAAIkLACG1BwEAiAsAIbYHBAD6CgAhtwdAAIkLACEFDQAA_QoAIDcAAKULACA4AAClCwAgggcgAAAAAYkHIACkCwAhBQ0AAP0KACA3AAClCwAgOAAApQsAIIIHIAAAAAGJByAApAsAIQKCByAAAAABiQcgAKULACEL_QYAAKYLADD-BgAA1gkAEP8GAACmCwAwjgcBAJULACGSByAApwsAIZwHAgCoCwAhnwdAAIQLACGuB0AAlAsAIbUHAQCTCwAhtgcEAIMLACG3B0AAlAsAIQKCByAAAAABiQcgAKULACEIggcCAAAAAYMHAgAAAASEBwIAAAAEhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgD9CgAhBf0GAACpCwAw_gYAANAJABD_BgAAqQsAMJIHIACjCwAhuAcEAPoKACEF_QYAAKoLADD-BgAAvQkAEP8GAACqCwAwkgcgAKcLACG4BwQAgwsAIQr9BgAAqwsAMP4GAAC3CQAQ_wYAAKsLADCBB0AA-woAIbYHBAD6CgAhuQcBAJcLACG6BwABrAsAIbsHAQCICwAhvAcAAawLACG9BwQA-goAIQcNAAD9CgAgNwAArgsAIDgAAK4LACCCBwABAAABgwcAAQAABIQHAAEAAASJBwABrQsAIQcNAAD9CgAgNwAArgsAIDgAAK4LACCCBwABAAABgwcAAQAABIQHAAEAAASJBwABrQsAIQSCBwABAAABgwcAAQAABIQHAAEAAASJBwABrgsAIQr9BgAArwsAMP4GAACkCQAQ_wYAAK8LADCBB0AAhAsAIbYHBACDCwAhuQcBALALACG6BwABsQsAIbsHAQCTCwAhvAcAAbELACG9BwQAgwsAIQiCBwEAAAABgwcBAAAABIQHAQAAAASFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBALILACEEggcAAQAAAYMHAAEAAASEBwABAAAEiQcAAa4LACEIggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCyCwAhArYHBAAAAAG5BwEAAAABCP0GAAC0CwAw_gYAAJ4JABD_BgAAtAsAMJMHBAD6CgAhtgcEAPoKACG5BwEAlwsAIboHAAGsCwAhvQcEAPoKACEI_QYAALULADD-BgAAiwkAEP8GAAC1CwAwkwcEAIMLACG2BwQAgwsAIbkHAQCwCwAhugcAAbELACG9BwQAgwsAIQK2BwQAAAABuQcBAAAAART9BgAAtwsAMP4GAACFCQAQ_wYAALcLADCBB0AA-woAIZIHAQCXCwAhkwcEAPoKACGpBwEAmQsAIaoHAQCZCwAhtQcBAIgLACG_BwEAiAsAIcAHAQCICwAhwQcBAIoLACHCBwEAmQsAIcMHAQCICwAhxAcBAIgLACHFBwEAigsAIcYHAQCKCwAhxwcBAIoLACHIBwEAigsAIckHAACYCwAgFP0GAAC4CwAw_gYAAPIIABD_BgAAuAsAMIEHQACECwAhkgcBALALACGTBwQAgwsAIakHAQC5CwAhqgcBALkLACG1BwEAkwsAIb8HAQCTCwAhwAcBAJMLACHBBwEAlQsAIcIHAQC5CwAhwwcBAJMLACHEBwEAkwsAIcUHAQCVCwAhxgcBAJULACHHBwEAlQsAIcgHAQCVCwAhyQcAALoLACAIggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQC7CwAhDIIHgAAAAAGFB4AAAAABhgeAAAAAAYcHgAAAAAGIB4AAAAABiQeAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHgAAAAAGlB4AAAAABpgeAAAAAAQiCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBALsLACEMBQEAiAsAIf0GAAC8CwAw_gYAAOwIABD_BgAAvAsAMIEHQAD7CgAhjAcBAIgLACHKBwQA-goAIcsHAQCICwAhzAcBAJcLACHNBwEAiAsAIc4HAAC9CwAgzwcAAL0LACAPDQAAjAsAIDcAAL4LACA4AAC-CwAgggeAAAAAAYUHgAAAAAGGB4AAAAABhweAAAAAAYgHgAAAAAGJB4AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAeAAAAAAaUHgAAAAAGmB4AAAAABDIIHgAAAAAGFB4AAAAABhgeAAAAAAYcHgAAAAAGIB4AAAAABiQeAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHgAAAAAGlB4AAAAABpgeAAAAAAQwFAQCTCwAh_QYAAL8LADD-BgAA2QgAEP8GAAC_CwAwgQdAAIQLACGMBwEAkwsAIcoHBACDCwAhywcBAJMLACHMBwEAsAsAIc0HAQCTCwAhzgcAAMALACDPBwAAwAsAIAyCB4AAAAABhQeAAAAAAYYHgAAAAAGHB4AAAAABiAeAAAAAAYkHgAAAAAGhBwEAAAABogcBAAAAAaMHAQAAAAGkB4AAAAABpQeAAAAAAaYHgAAAAAECBQEAAAABygcEAAAAAQv9BgAAwgsAMP4GAADTCAAQ_wYAAMILADCBB0AA-woAIZIHBAD6CgAhnAcCAJoLACHRBwEAlwsAIdIHAQCICwAh0wdAAPsKACHUBwEAigsAIdUHAQCKCwAhC_0GAADDCwAw_gYAAMAIABD_BgAAwwsAMIEHQACECwAhkgcEAIMLACGcBwIAqAsAIdEHAQCwCwAh0gcBAJMLACHTB0AAhAsAIdQHAQCVCwAh1QcBAJULACEH_QYAAMQLADD-BgAAuggAEP8GAADECwAwkgcgAKMLACHWBwQA-goAIdcHQAD7CgAh2AcEAPoKACEH_QYAAMULADD-BgAApwgAEP8GAADFCwAwkgcgAKcLACHWBwQAgwsAIdcHQACECwAh2AcEAIMLACEH_QYAAMYLADD-BgAAoQgAEP8GAADGCwAw2QcBAIgLACHaB0AA-woAIdsHAgCaCwAh3AcCAJoLACEH_QYAAMcLADD-BgAAjggAEP8GAADHCwAw2QcBAJMLACHaB0AAhAsAIdsHAgCoCwAh3AcCAKgLACEO_QYAAMgLADD-BgAAiAgAEP8GAADICwAwqQcBAJcLACGqBwEAlwsAId0HAQCICwAh3gcBAIgLACHfBwQA-goAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIQ79BgAAyQsAMP4GAAD1BwAQ_wYAAMkLADCpBwEAsAsAIaoHAQCwCwAh3QcBAJMLACHeBwEAkwsAId8HBACDCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAhBKoHAQAAAAHdBwEAAAAB3gcBAAAAAd8HBAAAAAEO_QYAAMsLADD-BgAA7wcAEP8GAADLCwAwqQcBAJcLACGqBwEAlwsAId0HAQCICwAh3gcBAIgLACHfBwQA-goAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIQ79BgAAzAsAMP4GAADcBwAQ_wYAAMwLADCpBwEAsAsAIaoHAQCwCwAh3QcBAJMLACHeBwEAkwsAId8HBACDCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAhBKoHAQAAAAHdBwEAAAAB3gcBAAAAAd8HBAAAAAEQ_QYAAM4LADD-BgAA1gcAEP8GAADOCwAwqQcBAJcLACGqBwEAlwsAIdEHAQCXCwAh3QcBAIgLACHeBwEAiAsAIeEHAgDQCwAh5wcBAIgLACHoBwIAmgsAIekHBAD6CgAh6gcEAM8LACHrBwQAzwsAIewHQACJCwAh7QcEAM8LACENDQAAjAsAIDcAANQLACA4AADUCwAgWQAA0gsAIFoAANQLACCCBwQAAAABgwcEAAAABYQHBAAAAAWFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEANMLACENDQAAjAsAIDcAAIwLACA4AACMCwAgWQAA0gsAIFoAAIwLACCCBwIAAAABgwcCAAAABYQHAgAAAAWFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCANELACENDQAAjAsAIDcAAIwLACA4AACMCwAgWQAA0gsAIFoAAIwLACCCBwIAAAABgwcCAAAABYQHAgAAAAWFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCANELACEIggcIAAAAAYMHCAAAAAWEBwgAAAAFhQcIAAAAAYYHCAAAAAGHBwgAAAABiAcIAAAAAYkHCADSCwAhDQ0AAIwLACA3AADUCwAgOAAA1AsAIFkAANILACBaAADUCwAgggcEAAAAAYMHBAAAAAWEBwQAAAAFhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBADTCwAhCIIHBAAAAAGDBwQAAAAFhAcEAAAABYUHBAAAAAGGBwQAAAABhwcEAAAAAYgHBAAAAAGJBwQA1AsAIRD9BgAA1QsAMP4GAADDBwAQ_wYAANULADCpBwEAsAsAIaoHAQCwCwAh0QcBALALACHdBwEAkwsAId4HAQCTCwAh4QcCANcLACHnBwEAkwsAIegHAgCoCwAh6QcEAIMLACHqBwQA1gsAIesHBADWCwAh7AdAAJQLACHtBwQA1gsAIQiCBwQAAAABgwcEAAAABYQHBAAAAAWFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEANQLACEIggcCAAAAAYMHAgAAAAWEBwIAAAAFhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgCMCwAhGP0GAADYCwAw_gYAAL0HABD_BgAA2AsAMIEHQAD7CgAhqgcBAJcLACHRBwEAlwsAIegHAgCaCwAh7gcBAJcLACHvBwEAiAsAIfAHAgCaCwAh8QcEAPoKACHyBwEAiAsAIfMHAQCICwAh9AcBAIgLACH1BwIAmgsAIfYHAgCaCwAh9wcCAJoLACH4BwAAmAsAIPkHQACJCwAh-gdAAIkLACH7B0AAiQsAIfwHBAD6CgAh_QcEAPoKACH-BwEAiAsAIQr9BgAA2QsAMP4GAACnBwAQ_wYAANkLADCSBwEAlwsAIaoHAQCXCwAhwgcBAJcLACHRBwEAlwsAIdMHQAD7CgAh_wcCAJoLACGACEAA-woAIQr9BgAA2gsAMP4GAACUBwAQ_wYAANoLADCSBwEAsAsAIaoHAQCwCwAhwgcBALALACHRBwEAsAsAIdMHQACECwAh_wcCAKgLACGACEAAhAsAIRIFAQCICwAh_QYAANsLADD-BgAAjgcAEP8GAADbCwAwjAcBAIgLACHFBwEAiAsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIdEHAQCXCwAhgQgBAIgLACGCCAEAiAsAIYMIAQCICwAhhAgCAJoLACGFCEAA-woAIYYIQAD7CgAhhwgEAPoKACGICAIAmgsAIRIFAQCTCwAh_QYAANwLADD-BgAA-wYAEP8GAADcCwAwjAcBAJMLACHFBwEAkwsAIcoHBACDCwAhywcBAJMLACHMBwEAsAsAIdEHAQCwCwAhgQgBAJMLACGCCAEAkwsAIYMIAQCTCwAhhAgCAKgLACGFCEAAhAsAIYYIQACECwAhhwgEAIMLACGICAIAqAsAIQIFAQAAAAGMBwEAAAABAtEHAQAAAAGBCAEAAAABIAUBAIgLACH9BgAA3wsAMP4GAAD1BgAQ_wYAAN8LADCBB0AA-woAIYwHAQCICwAhxgcBAIoLACHKBwQA-goAIcsHAQCICwAhzAcBAJcLACH0BwEAigsAIYsIBAD6CgAhjAhAAIkLACGNCAAAmAsAII4IAACYCwAgjwgAAJgLACCQCAEAiAsAIZEIQAD7CgAhkgggAKMLACGTCAEAigsAIZQIAQCKCwAhlQgBAIoLACGWCAAAmAsAIJcIAACYCwAgmAgAAJgLACCZCAAAmAsAIJoIAQCKCwAhmwgBAIoLACGcCAIAmgsAIZ0IAQCKCwAhnggCAJoLACGfCAIAmgsAISAFAQCTCwAh_QYAAOALADD-BgAA4gYAEP8GAADgCwAwgQdAAIQLACGMBwEAkwsAIcYHAQCVCwAhygcEAIMLACHLBwEAkwsAIcwHAQCwCwAh9AcBAJULACGLCAQAgwsAIYwIQACUCwAhjQgAALoLACCOCAAAugsAII8IAAC6CwAgkAgBAJMLACGRCEAAhAsAIZIIIACnCwAhkwgBAJULACGUCAEAlQsAIZUIAQCVCwAhlggAALoLACCXCAAAugsAIJgIAAC6CwAgmQgAALoLACCaCAEAlQsAIZsIAQCVCwAhnAgCAKgLACGdCAEAlQsAIZ4IAgCoCwAhnwgCAKgLACEDBQEAAAABjAcBAAAAAcsHAQAAAAEG_QYAAOILADD-BgAA3AYAEP8GAADiCwAwqAdAAPsKACGhCAEAlwsAIaIIAAGsCwAhF_0GAADjCwAw_gYAAMYGABD_BgAA4wsAMIEHQAD7CgAhkgcBAJcLACGbBwEAiAsAIakHAQCXCwAhqgcBAJcLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACGhCAEAlwsAIaMIAQCICwAhpAgBAIgLACGlCAEAiAsAIaYIAACYCwAgpwgAAKELACCoCAIAmgsAIakIIACjCwAhqggBAIgLACGrCAAAoQsAIKwIIACjCwAhrQgCAJoLACEJ_QYAAOQLADD-BgAAsAYAEP8GAADkCwAwjQdAAIkLACGdB0AA-woAIaEIAQCXCwAhrggAAKELACCvCAAAoQsAILAIAQCKCwAhChIAAOYLACD9BgAA5QsAMP4GAAA1ABD_BgAA5QsAMI0HQACUCwAhnQdAAIQLACGhCAEAsAsAIa4IAAChCwAgrwgAAKELACCwCAEAlQsAIRoDAADvCwAgEQAAogwAIBMAAKMMACAUAACkDAAg_QYAAKEMADD-BgAAYgAQ_wYAAKEMADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaMIAQCTCwAhrQgCAKgLACGxCAEAkwsAIbIIAQCTCwAhswgBAJULACG0CAAAwAsAILUIAQCVCwAhtggAAKELACC3CAIAqAsAIbgIAgCoCwAhpAkAAGIAIKUJAABiACAU_QYAAOcLADD-BgAAmAYAEP8GAADnCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACGjCAEAiAsAIa0IAgCaCwAhsQgBAIgLACGyCAEAiAsAIbMIAQCKCwAhtAgAAL0LACC1CAEAigsAIbYIAAChCwAgtwgCAJoLACG4CAIAmgsAIRIEAQCKCwAh_QYAAOgLADD-BgAAggYAEP8GAADoCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqAdAAPsKACGpBwEAmQsAIaoHAQCZCwAhxwcBAIgLACG5CAABrAsAIboIAAGsCwAhuwgBAIoLACG8CAEAigsAIb0IAQCZCwAhvggCAJoLACG_CEAAiQsAIQ79BgAA6QsAMP4GAADoBQAQ_wYAAOkLADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhvQgBAJcLACHACAABrAsAIcEIAAGsCwAhwggBAIoLACHDCEAAiQsAIcQIQACJCwAhC_0GAADqCwAw_gYAANIFABD_BgAA6gsAMKgHQAD7CgAhqQcBAJcLACGqBwEAlwsAIb0IAQCXCwAhxQgAAawLACHGCAEAiAsAIccIAQCICwAhyAhAAIkLACET_QYAAOsLADD-BgAAvAUAEP8GAADrCwAwgQdAAPsKACGSBwEAlwsAIagHQAD7CgAhqQcBAJcLACGvBwEAiAsAIbAHAQCICwAhsQgBAIoLACHECEAAiQsAIcgIQACJCwAhyQgBAJcLACHKCAABrAsAIcsIAQCICwAhzAgBAIoLACHNCAEAigsAIc4IAQCKCwAhzwgAAKELACAO_QYAAOwLADD-BgAApgUAEP8GAADsCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGxCAEAigsAIc0IAQCKCwAhzggBAIoLACHPCAAAoQsAINAIAgCaCwAh0QgBAIoLACHSCEAAiQsAIQKSBwEAAAABqQcBAAAAARADAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGxCAEAlQsAIc0IAQCVCwAhzggBAJULACHPCAAAoQsAINAIAgCoCwAh0QgBAJULACHSCEAAlAsAIRkPAACnDAAgEAAAqAwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACAcAACqDAAgHQAApgwAIB4AAKkMACAfAACsDAAgIAAA8AsAICQAALAMACD9BgAApQwAMP4GAABUABD_BgAApQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIaMIAQCTCwAh5ggBAJMLACGcCQEAlQsAIZ0JQACECwAhnglAAJQLACGkCQAAVAAgpQkAAFQAIAPUCAAAagAg1QgAAGoAINYIAABqACAI_QYAAPELADD-BgAAjgUAEP8GAADxCwAwgQdAAPsKACGSBwEAlwsAIacHAQCICwAh1wgBAIgLACHYCAEAigsAIQj9BgAA8gsAMP4GAAD7BAAQ_wYAAPILADCBB0AAhAsAIZIHAQCwCwAhpwcBAJMLACHXCAEAkwsAIdgIAQCVCwAhB_0GAADzCwAw_gYAAPUEABD_BgAA8wsAMIEHQAD7CgAhkgcBAJcLACG7BwEAiAsAIdkIAQCICwAhB_0GAAD0CwAw_gYAAOIEABD_BgAA9AsAMIEHQACECwAhkgcBALALACG7BwEAkwsAIdkIAQCTCwAhCf0GAAD1CwAw_gYAANwEABD_BgAA9QsAMIEHQAD7CgAhkgcBAJcLACGnBwEAiAsAIdoIAQCICwAh2wgAAawLACHcCAABrAsAIQn9BgAA9gsAMP4GAADJBAAQ_wYAAPYLADCBB0AAhAsAIZIHAQCwCwAhpwcBAJMLACHaCAEAkwsAIdsIAAGxCwAh3AgAAbELACEC2ggBAAAAAdsIAAEAAAEG_QYAAPgLADD-BgAAwwQAEP8GAAD4CwAw3ggBAIgLACHfCAIAmgsAIeAIBADPCwAhBv0GAAD5CwAw_gYAALAEABD_BgAA-QsAMN4IAQCTCwAh3wgCAKgLACHgCAQA1gsAIQn9BgAA-gsAMP4GAACqBAAQ_wYAAPoLADCBB0AA-woAIZIHAQCXCwAhnAcCAJoLACGfB0AA-woAIacHAQCICwAh4QgBAJcLACEKFgAA_AsAIP0GAAD7CwAw_gYAAEYAEP8GAAD7CwAwgQdAAIQLACGSBwEAsAsAIZwHAgCoCwAhnwdAAIQLACGnBwEAkwsAIeEIAQCwCwAhEgMAAO8LACAVAAC1DAAgFwAAuAwAIP0GAAC3DAAw_gYAAEIAEP8GAAC3DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhvQgBALALACHECEAAlAsAIcoIAAGxCwAh4ghAAJQLACGkCQAAQgAgpQkAAEIAIA39BgAA_QsAMP4GAACSBAAQ_wYAAP0LADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIa8HAQCICwAhsAcBAIgLACG9CAEAlwsAIcQIQACJCwAhyggAAawLACHiCEAAiQsAIQ79BgAA_gsAMP4GAAD8AwAQ_wYAAP4LADCBB0AA-woAIZIHAQCXCwAhmAcBAIoLACGbBwEAiAsAIakHAQCXCwAhqgcBAJkLACGjCAEAiAsAIbEIAQCKCwAh4wgBAIgLACHkCAEAiAsAIeUIQACJCwAhDf0GAAD_CwAw_gYAAOQDABD_BgAA_wsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCZCwAhowgBAIgLACHFCAABrAsAIeYIAQCICwAh5wgBAIgLACHoCEAAiQsAIekIAAC9CwAgDf0GAACADAAw_gYAANEDABD_BgAAgAwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQC5CwAhowgBAJMLACHFCAABsQsAIeYIAQCTCwAh5wgBAJMLACHoCEAAlAsAIekIAADACwAgBf0GAACBDAAw_gYAAMsDABD_BgAAgQwAMKgHQAD7CgAh6ggAAawLACEF_QYAAIIMADD-BgAAuAMAEP8GAACCDAAwqAdAAIQLACHqCAABsQsAIRf9BgAAgwwAMP4GAACyAwAQ_wYAAIMMADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhvwcBAIgLACHABwEAlwsAIaEIAQCZCwAhpwgAAKELACDCCAEAigsAIcQIQACJCwAhyggAAawLACHrCAAAoQsAIOwIQACJCwAh7QgCANALACHuCAIA0AsAIe8IAQCKCwAh8AgBAIoLACHxCAEAmQsAIfIIAQCZCwAhFv0GAACEDAAw_gYAAJwDABD_BgAAhAwAMIEHQAD7CgAhjAcBAIgLACGSBwEAlwsAIagHQAD7CgAhqQcBAJcLACGqBwEAlwsAIa8HAQCICwAhsAcBAIgLACGnCAAAoQsAIKoIAQCICwAhqwgAAKELACCsCCAAowsAIcEIAAGsCwAhxAhAAIkLACHkCAEAigsAIewIQACJCwAh8wgBAJkLACH0CAEAigsAIfUIQACJCwAhDP0GAACFDAAw_gYAAIYDABD_BgAAhQwAMIEHQAD7CgAhjAcBAIgLACHMBwEAlwsAIYEIAQCICwAhiwgCAJoLACH2CAAAmAsAIPcIAQCKCwAh-AgEAM8LACH5CCAAowsAIQz9BgAAhgwAMP4GAADzAgAQ_wYAAIYMADCBB0AAhAsAIYwHAQCTCwAhzAcBALALACGBCAEAkwsAIYsIAgCoCwAh9ggAALoLACD3CAEAlQsAIfgIBADWCwAh-QggAKcLACEJ_QYAAIcMADD-BgAA7QIAEP8GAACHDAAw0QcBAJcLACHSBwEAigsAIe4HAQCXCwAh8gcBAIgLACH9BwQAzwsAIfoIQAD7CgAhCf0GAACIDAAw_gYAANoCABD_BgAAiAwAMNEHAQCwCwAh0gcBAJULACHuBwEAsAsAIfIHAQCTCwAh_QcEANYLACH6CEAAhAsAIQj9BgAAiQwAMP4GAADUAgAQ_wYAAIkMADCBB0AA-woAIfIHAQCICwAh1wgBAIgLACH7CAEAiAsAIfwIQACJCwAhCf0GAACKDAAw_gYAAL4CABD_BgAAigwAMJsHIACjCwAhxQcBAIgLACHNBwEAiAsAIfIHAQCICwAhgwgBAIgLACH9CEAA-woAIR79BgAAiwwAMP4GAACoAgAQ_wYAAIsMADCMBwEAiAsAIe8HAQCICwAh8wcBAIgLACH1BwIAmgsAIfYHAgCaCwAh9wcCAJoLACH8BwQA-goAIecIAQCICwAh-QggAKMLACH-CAEAiAsAIf8IAQCKCwAhgAkCAJoLACGBCQIAmgsAIYIJAgCaCwAhgwkCAJoLACGECQEAmQsAIYUJIACjCwAhhglAAIkLACGHCQAAoQsAIIgJAAChCwAgiQlAAIkLACGKCSAAowsAIYsJAAChCwAgjAkCAJoLACGNCQIAmgsAIY4JAQCZCwAhjwkBAJkLACEN_QYAAIwMADD-BgAAkgIAEP8GAACMDAAwgQdAAPsKACGMBwEAiAsAIbYHAgCaCwAhzAcBAJcLACHoBwIAmgsAIfYHAgCaCwAhiwgCAJoLACH5CCAAowsAIZAJAQCICwAhkQkAAKELACAQBgAAjgwAIAgAAI8MACAOAACQDAAg_QYAAI0MADD-BgAA_wEAEP8GAACNDAAwgQdAAIQLACGMBwEAkwsAIbYHAgCoCwAhzAcBALALACHoBwIAqAsAIfYHAgCoCwAhiwgCAKgLACH5CCAApwsAIZAJAQCTCwAhkQkAAKELACAD1AgAAAkAINUIAAAJACDWCAAACQAgA9QIAAAOACDVCAAADgAg1ggAAA4AIAPUCAAAEgAg1QgAABIAINYIAAASACAI_QYAAJEMADD-BgAA-QEAEP8GAACRDAAw8wcBAIgLACGSCQIAmgsAIZMJIACjCwAhlAkCAJoLACGVCQIAmgsAIQn9BgAAkgwAMP4GAADjAQAQ_wYAAJIMADCqBwEAlwsAIfMHAQCICwAhkgkCAJoLACGTCSAAowsAIZQJAgCaCwAhlQkCAJoLACEJ_QYAAJMMADD-BgAAzQEAEP8GAACTDAAwjAcBAIgLACGqBwEAlwsAIcoHBAD6CgAhlgkEAPoKACGXCQIAmgsAIZgJAgCaCwAhCgQAAJUMACD9BgAAlAwAMP4GAAAHABD_BgAAlAwAMIwHAQCTCwAhqgcBALALACHKBwQAgwsAIZYJBACDCwAhlwkCAKgLACGYCQIAqAsAIRUDAADvCwAgBQAA0gwAIAYAAI4MACAPAACnDAAgEAAAqAwAIBEAAKIMACAcAACqDAAg_QYAANEMADD-BgAAAwAQ_wYAANEMADCBB0AAhAsAIZIHAQCwCwAhqQcBALALACGjCAEAkwsAIeYIAQCTCwAh5wgBAJMLACGZCSAApwsAIZoJQACUCwAhmwlAAIQLACGkCQAAAwAgpQkAAAMAIAz9BgAAlgwAMP4GAAC1AQAQ_wYAAJYMADCBB0AA-woAIZIHAQCXCwAhqQcBAJcLACGjCAEAiAsAIeYIAQCICwAh5wgBAIgLACGZCSAAowsAIZoJQACJCwAhmwlAAPsKACEL_QYAAJcMADD-BgAAnwEAEP8GAACXDAAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhowgBAIgLACHmCAEAiAsAIZwJAQCKCwAhnQlAAPsKACGeCUAAiQsAIRYhAACZDAAgKgAAugsAIP0GAACYDAAw_gYAAHsAEP8GAACYDAAwgQdAAIQLACGOBwEAlQsAIZIHAQCwCwAhkwcEAIMLACGUBwEAsAsAIZUHAQCwCwAhlgcBAJMLACGXBwEAkwsAIZgHAQCTCwAhmQdAAIQLACGaBwEAuQsAIZsHAQCTCwAhnAcCAKgLACGdB0AAlAsAIZ4HQACUCwAhnwdAAIQLACGgB0AAlAsAIRUDAADvCwAgIgAAnAwAICMAAJ0MACD9BgAAmwwAMP4GAABzABD_BgAAmwwAMIEHQACECwAhjAcBAJMLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIasHAQCTCwAhrAcAAKELACCtBwEAlQsAIa4HQACUCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhpAkAAHMAIKUJAABzACAJIQAAmQwAIP0GAACaDAAw_gYAAHcAEP8GAACaDAAwgQdAAIQLACGSBwEAsAsAIZQHAQCwCwAhpwcBAJMLACGoB0AAlAsAIRMDAADvCwAgIgAAnAwAICMAAJ0MACD9BgAAmwwAMP4GAABzABD_BgAAmwwAMIEHQACECwAhjAcBAJMLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIasHAQCTCwAhrAcAAKELACCtBwEAlQsAIa4HQACUCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhA9QIAAB3ACDVCAAAdwAg1ggAAHcAIAPUCAAAewAg1QgAAHsAINYIAAB7ACAVAwAA7wsAIB8AAJ8MACD9BgAAngwAMP4GAABqABD_BgAAngwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEIAQCVCwAhxAhAAJQLACHICEAAlAsAIckIAQCwCwAhyggAAbELACHLCAEAkwsAIcwIAQCVCwAhzQgBAJULACHOCAEAlQsAIc8IAAChCwAgEgMAAO8LACAgAADwCwAg_QYAAO4LADD-BgAAaAAQ_wYAAO4LADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIbEIAQCVCwAhzQgBAJULACHOCAEAlQsAIc8IAAChCwAg0AgCAKgLACHRCAEAlQsAIdIIQACUCwAhpAkAAGgAIKUJAABoACACkgcBAAAAAakHAQAAAAEYAwAA7wsAIBEAAKIMACATAACjDAAgFAAApAwAIP0GAAChDAAw_gYAAGIAEP8GAAChDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGjCAEAkwsAIa0IAgCoCwAhsQgBAJMLACGyCAEAkwsAIbMIAQCVCwAhtAgAAMALACC1CAEAlQsAIbYIAAChCwAgtwgCAKgLACG4CAIAqAsAIQPUCAAAMAAg1QgAADAAINYIAAAwACAMEgAA5gsAIP0GAADlCwAw_gYAADUAEP8GAADlCwAwjQdAAJQLACGdB0AAhAsAIaEIAQCwCwAhrggAAKELACCvCAAAoQsAILAIAQCVCwAhpAkAADUAIKUJAAA1ACAD1AgAADcAINUIAAA3ACDWCAAANwAgFw8AAKcMACAQAACoDAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIBwAAKoMACAdAACmDAAgHgAAqQwAIB8AAKwMACAgAADwCwAgJAAAsAwAIP0GAAClDAAw_gYAAFQAEP8GAAClDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhowgBAJMLACHmCAEAkwsAIZwJAQCVCwAhnQlAAIQLACGeCUAAlAsAIQPUCAAAAwAg1QgAAAMAINYIAAADACAD1AgAACgAINUIAAAoACDWCAAAKAAgA9QIAAAsACDVCAAALAAg1ggAACwAIAPUCAAAYgAg1QgAAGIAINYIAABiACAD1AgAAD0AINUIAAA9ACDWCAAAPQAgA9QIAABCACDVCAAAQgAg1ggAAEIAIBIDAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGxCAEAlQsAIc0IAQCVCwAhzggBAJULACHPCAAAoQsAINAIAgCoCwAh0QgBAJULACHSCEAAlAsAIaQJAABoACClCQAAaAAgA9QIAABIACDVCAAASAAg1ggAAEgAIAPUCAAATAAg1QgAAEwAINYIAABMACAD1AgAAFAAINUIAABQACDWCAAAUAAgA9QIAABzACDVCAAAcwAg1ggAAHMAIBQDAACyDAAgBAEAlQsAIRUAALMMACD9BgAAsQwAMP4GAABQABD_BgAAsQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuQgAAbELACG6CAABsQsAIbsIAQCVCwAhvAgBAJULACG9CAEAuQsAIb4IAgCoCwAhvwhAAJQLACEZDwAApwwAIBAAAKgMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAgHAAAqgwAIB0AAKYMACAeAACpDAAgHwAArAwAICAAAPALACAkAACwDAAg_QYAAKUMADD-BgAAVAAQ_wYAAKUMADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGjCAEAkwsAIeYIAQCTCwAhnAkBAJULACGdCUAAhAsAIZ4JQACUCwAhpAkAAFQAIKUJAABUACAWAwAA7wsAIAQAALsMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAg_QYAALoMADD-BgAAPQAQ_wYAALoMADCBB0AAhAsAIZIHAQCwCwAhmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGjCAEAkwsAIbEIAQCVCwAh4wgBAJMLACHkCAEAkwsAIeUIQACUCwAhpAkAAD0AIKUJAAA9ACAQAwAA7wsAIBUAALUMACD9BgAAtAwAMP4GAABMABD_BgAAtAwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG9CAEAsAsAIcAIAAGxCwAhwQgAAbELACHCCAEAlQsAIcMIQACUCwAhxAhAAJQLACEWAwAA7wsAIAQAALsMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAg_QYAALoMADD-BgAAPQAQ_wYAALoMADCBB0AAhAsAIZIHAQCwCwAhmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGjCAEAkwsAIbEIAQCVCwAh4wgBAJMLACHkCAEAkwsAIeUIQACUCwAhpAkAAD0AIKUJAAA9ACANAwAA7wsAIBUAALUMACD9BgAAtgwAMP4GAABIABD_BgAAtgwAMKgHQACECwAhqQcBALALACGqBwEAsAsAIb0IAQCwCwAhxQgAAbELACHGCAEAkwsAIccIAQCTCwAhyAhAAJQLACEQAwAA7wsAIBUAALUMACAXAAC4DAAg_QYAALcMADD-BgAAQgAQ_wYAALcMADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACG9CAEAsAsAIcQIQACUCwAhyggAAbELACHiCEAAlAsAIQwWAAD8CwAg_QYAAPsLADD-BgAARgAQ_wYAAPsLADCBB0AAhAsAIZIHAQCwCwAhnAcCAKgLACGfB0AAhAsAIacHAQCTCwAh4QgBALALACGkCQAARgAgpQkAAEYAIAKSBwEAAAABqQcBAAAAARQDAADvCwAgBAAAuwwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACD9BgAAugwAMP4GAAA9ABD_BgAAugwAMIEHQACECwAhkgcBALALACGYBwEAlQsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIaMIAQCTCwAhsQgBAJULACHjCAEAkwsAIeQIAQCTCwAh5QhAAJQLACEVAwAA7wsAIAUAANIMACAGAACODAAgDwAApwwAIBAAAKgMACARAACiDAAgHAAAqgwAIP0GAADRDAAw_gYAAAMAEP8GAADRDAAwgQdAAIQLACGSBwEAsAsAIakHAQCwCwAhowgBAJMLACHmCAEAkwsAIecIAQCTCwAhmQkgAKcLACGaCUAAlAsAIZsJQACECwAhpAkAAAMAIKUJAAADACACoQgBAAAAAaIIAAEAAAEHEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGhCAEAsAsAIaIIAAGxCwAhGQQAAJUMACASAADmCwAg_QYAAL4MADD-BgAAMAAQ_wYAAL4MADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhoQgBALALACGjCAEAkwsAIaQIAQCTCwAhpQgBAJMLACGmCAAAugsAIKcIAAChCwAgqAgCAKgLACGpCCAApwsAIaoIAQCTCwAhqwgAAKELACCsCCAApwsAIa0IAgCoCwAhGQMAAO8LACAEAACVDAAg_QYAAL8MADD-BgAALAAQ_wYAAL8MADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvwcBAJMLACHABwEAsAsAIaEIAQC5CwAhpwgAAKELACDCCAEAlQsAIcQIQACUCwAhyggAAbELACHrCAAAoQsAIOwIQACUCwAh7QgCANcLACHuCAIA1wsAIe8IAQCVCwAh8AgBAJULACHxCAEAuQsAIfIIAQC5CwAhGAMAAO8LACAEAACVDAAg_QYAAMAMADD-BgAAKAAQ_wYAAMAMADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhpwgAAKELACCqCAEAkwsAIasIAAChCwAgrAggAKcLACHBCAABsQsAIcQIQACUCwAh5AgBAJULACHsCEAAlAsAIfMIAQC5CwAh9AgBAJULACH1CEAAlAsAIQLNBwEAAAAB8gcBAAAAAQoJAADDDAAg_QYAAMIMADD-BgAAHgAQ_wYAAMIMADCbByAApwsAIcUHAQCTCwAhzQcBAJMLACHyBwEAkwsAIYMIAQCTCwAh_QhAAIQLACEkBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAJMLACHvBwEAkwsAIfMHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh_AcEAIMLACHnCAEAkwsAIfkIIACnCwAh_ggBAJMLACH_CAEAlQsAIYAJAgCoCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkBALkLACGFCSAApwsAIYYJQACUCwAhhwkAAKELACCICQAAoQsAIIkJQACUCwAhigkgAKcLACGLCQAAoQsAIIwJAgCoCwAhjQkCAKgLACGOCQEAuQsAIY8JAQC5CwAhpAkAABIAIKUJAAASACAJCQAAwwwAIP0GAADEDAAw_gYAABoAEP8GAADEDAAwgQdAAIQLACHyBwEAkwsAIdcIAQCTCwAh-wgBAJMLACH8CEAAlAsAIQLRBwEAAAAB8AcCAAAAARkJAADDDAAg_QYAAMYMADD-BgAAFgAQ_wYAAMYMADCBB0AAhAsAIaoHAQCwCwAh0QcBALALACHoBwIAqAsAIe4HAQCwCwAh7wcBAJMLACHwBwIAqAsAIfEHBACDCwAh8gcBAJMLACHzBwEAkwsAIfQHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh-AcAALoLACD5B0AAlAsAIfoHQACUCwAh-wdAAJQLACH8BwQAgwsAIf0HBACDCwAh_gcBAJMLACEiBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAJMLACHvBwEAkwsAIfMHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh_AcEAIMLACHnCAEAkwsAIfkIIACnCwAh_ggBAJMLACH_CAEAlQsAIYAJAgCoCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkBALkLACGFCSAApwsAIYYJQACUCwAhhwkAAKELACCICQAAoQsAIIkJQACUCwAhigkgAKcLACGLCQAAoQsAIIwJAgCoCwAhjQkCAKgLACGOCQEAuQsAIY8JAQC5CwAhEgYAAI4MACAIAACPDAAgDgAAkAwAIP0GAACNDAAw_gYAAP8BABD_BgAAjQwAMIEHQACECwAhjAcBAJMLACG2BwIAqAsAIcwHAQCwCwAh6AcCAKgLACH2BwIAqAsAIYsIAgCoCwAh-QggAKcLACGQCQEAkwsAIZEJAAChCwAgpAkAAP8BACClCQAA_wEAIAPUCAAAFgAg1QgAABYAINYIAAAWACAD1AgAABoAINUIAAAaACDWCAAAGgAgA9QIAAAeACDVCAAAHgAg1ggAAB4AIAkHAADIDAAg_QYAAMwMADD-BgAADgAQ_wYAAMwMADDzBwEAkwsAIZIJAgCoCwAhkwkgAKcLACGUCQIAqAsAIZUJAgCoCwAhAqoHAQAAAAHzBwEAAAABCwQAAJUMACAHAADIDAAg_QYAAM4MADD-BgAACQAQ_wYAAM4MADCqBwEAsAsAIfMHAQCTCwAhkgkCAKgLACGTCSAApwsAIZQJAgCoCwAhlQkCAKgLACECqQcBAAAAAeYIAQAAAAECkgcBAAAAAakHAQAAAAETAwAA7wsAIAUAANIMACAGAACODAAgDwAApwwAIBAAAKgMACARAACiDAAgHAAAqgwAIP0GAADRDAAw_gYAAAMAEP8GAADRDAAwgQdAAIQLACGSBwEAsAsAIakHAQCwCwAhowgBAJMLACHmCAEAkwsAIecIAQCTCwAhmQkgAKcLACGaCUAAlAsAIZsJQACECwAhDAQAAJUMACD9BgAAlAwAMP4GAAAHABD_BgAAlAwAMIwHAQCTCwAhqgcBALALACHKBwQAgwsAIZYJBACDCwAhlwkCAKgLACGYCQIAqAsAIaQJAAAHACClCQAABwAgAAAAAAAFqQkEAAAAAbAJBAAAAAGxCQQAAAABsgkEAAAAAbMJBAAAAAEBqQlAAAAAAQAAAAAAAAAAAAGpCQEAAAABAakJQAAAAAEBqQkBAAAAAQAAAAAABakJAgAAAAGwCQIAAAABsQkCAAAAAbIJAgAAAAGzCQIAAAABBTEAAL8UACAyAADCFAAgpgkAAMAUACCnCQAAwRQAIKwJAAB1ACADMQAAvxQAIKYJAADAFAAgrAkAAHUAIAAAAAUxAAC6FAAgMgAAvRQAIKYJAAC7FAAgpwkAALwUACCsCQAAdQAgAzEAALoUACCmCQAAuxQAIKwJAAB1ACAAAAACqQkBAAAABK8JAQAAAAUFMQAAsxQAIDIAALgUACCmCQAAtBQAIKcJAAC3FAAgrAkAAAEAIAsxAACGDQAwMgAAiw0AMKYJAACHDQAwpwkAAIgNADCoCQAAiQ0AIKkJAACKDQAwqgkAAIoNADCrCQAAig0AMKwJAACKDQAwrQkAAIwNADCuCQAAjQ0AMAsxAAD6DAAwMgAA_wwAMKYJAAD7DAAwpwkAAPwMADCoCQAA_QwAIKkJAAD-DAAwqgkAAP4MADCrCQAA_gwAMKwJAAD-DAAwrQkAAIANADCuCQAAgQ0AMBEqgAAAAAGBB0AAAAABjgcBAAAAAZIHAQAAAAGTBwQAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAAAAAZkHQAAAAAGaBwEAAAABmwcBAAAAAZwHAgAAAAGdB0AAAAABngdAAAAAAZ8HQAAAAAGgB0AAAAABAgAAAH0AIDEAAIUNACADAAAAfQAgMQAAhQ0AIDIAAIQNACABKgAAthQAMBYhAACZDAAgKgAAugsAIP0GAACYDAAw_gYAAHsAEP8GAACYDAAwgQdAAIQLACGOBwEAlQsAIZIHAQAAAAGTBwQAgwsAIZQHAQCwCwAhlQcBALALACGWBwEAkwsAIZcHAQCTCwAhmAcBAJMLACGZB0AAhAsAIZoHAQC5CwAhmwcBAJMLACGcBwIAqAsAIZ0HQACUCwAhngdAAJQLACGfB0AAhAsAIaAHQACUCwAhAgAAAH0AICoAAIQNACACAAAAgg0AICoAAIMNACAVKgAAugsAIP0GAACBDQAw_gYAAIINABD_BgAAgQ0AMIEHQACECwAhjgcBAJULACGSBwEAsAsAIZMHBACDCwAhlAcBALALACGVBwEAsAsAIZYHAQCTCwAhlwcBAJMLACGYBwEAkwsAIZkHQACECwAhmgcBALkLACGbBwEAkwsAIZwHAgCoCwAhnQdAAJQLACGeB0AAlAsAIZ8HQACECwAhoAdAAJQLACEVKgAAugsAIP0GAACBDQAw_gYAAIINABD_BgAAgQ0AMIEHQACECwAhjgcBAJULACGSBwEAsAsAIZMHBACDCwAhlAcBALALACGVBwEAsAsAIZYHAQCTCwAhlwcBAJMLACGYBwEAkwsAIZkHQACECwAhmgcBALkLACGbBwEAkwsAIZwHAgCoCwAhnQdAAJQLACGeB0AAlAsAIZ8HQACECwAhoAdAAJQLACERKoAAAAABgQdAANkMACGOBwEA5QwAIZIHAQDjDAAhkwcEANgMACGVBwEA4wwAIZYHAQDjDAAhlwcBAOMMACGYBwEA4wwAIZkHQADZDAAhmgcBAOUMACGbBwEA4wwAIZwHAgDrDAAhnQdAAOQMACGeB0AA5AwAIZ8HQADZDAAhoAdAAOQMACERKoAAAAABgQdAANkMACGOBwEA5QwAIZIHAQDjDAAhkwcEANgMACGVBwEA4wwAIZYHAQDjDAAhlwcBAOMMACGYBwEA4wwAIZkHQADZDAAhmgcBAOUMACGbBwEA4wwAIZwHAgDrDAAhnQdAAOQMACGeB0AA5AwAIZ8HQADZDAAhoAdAAOQMACERKoAAAAABgQdAAAAAAY4HAQAAAAGSBwEAAAABkwcEAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZB0AAAAABmgcBAAAAAZsHAQAAAAGcBwIAAAABnQdAAAAAAZ4HQAAAAAGfB0AAAAABoAdAAAAAAQSBB0AAAAABkgcBAAAAAacHAQAAAAGoB0AAAAABAgAAAHkAIDEAAJENACADAAAAeQAgMQAAkQ0AIDIAAJANACABKgAAtRQAMAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQAAAAGUBwEAsAsAIacHAQCTCwAhqAdAAJQLACECAAAAeQAgKgAAkA0AIAIAAACODQAgKgAAjw0AIAj9BgAAjQ0AMP4GAACODQAQ_wYAAI0NADCBB0AAhAsAIZIHAQCwCwAhlAcBALALACGnBwEAkwsAIagHQACUCwAhCP0GAACNDQAw_gYAAI4NABD_BgAAjQ0AMIEHQACECwAhkgcBALALACGUBwEAsAsAIacHAQCTCwAhqAdAAJQLACEEgQdAANkMACGSBwEA4wwAIacHAQDjDAAhqAdAAOQMACEEgQdAANkMACGSBwEA4wwAIacHAQDjDAAhqAdAAOQMACEEgQdAAAAAAZIHAQAAAAGnBwEAAAABqAdAAAAAAQGpCQEAAAAEAzEAALMUACCmCQAAtBQAIKwJAAABACAEMQAAhg0AMKYJAACHDQAwqAkAAIkNACCsCQAAig0AMAQxAAD6DAAwpgkAAPsMADCoCQAA_QwAIKwJAAD-DAAwAAAAAAABqQkgAAAAAQAAAAAAAAAAAAABqQkAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWpCQQAAAABsAkEAAAAAbEJBAAAAAGyCQQAAAABswkEAAAAAQWpCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIAAAABswkCAAAAAQAAAAAABTEAAK4UACAyAACxFAAgpgkAAK8UACCnCQAAsBQAIKwJAAAUACADMQAArhQAIKYJAACvFAAgrAkAABQAIAAAAAAAAAAAAAAAAAAAAAAAAAUxAACpFAAgMgAArBQAIKYJAACqFAAgpwkAAKsUACCsCQAAZAAgAzEAAKkUACCmCQAAqhQAIKwJAABkACAAAAAAAAKpCQEAAAAErwkBAAAABQKpCQEAAAAErwkBAAAABQUxAAChFAAgMgAApxQAIKYJAACiFAAgpwkAAKYUACCsCQAABQAgBTEAAJ8UACAyAACkFAAgpgkAAKAUACCnCQAAoxQAIKwJAABkACABqQkBAAAABAGpCQEAAAAEAzEAAKEUACCmCQAAohQAIKwJAAAFACADMQAAnxQAIKYJAACgFAAgrAkAAGQAIAAAAAKpCQEAAAAErwkBAAAABQKpCQEAAAAErwkBAAAABQUxAACaFAAgMgAAnRQAIKYJAACbFAAgpwkAAJwUACCsCQAAZAAgAakJAQAAAAQBqQkBAAAABAMxAACaFAAgpgkAAJsUACCsCQAAZAAgBwMAAOsOACARAADrEgAgEwAA7BIAIBQAAO0SACCzCAAA3wwAILQIAADfDAAgtQgAAN8MACAAAAAAAAKpCQEAAAAErwkBAAAABQUxAACTFAAgMgAAmBQAIKYJAACUFAAgpwkAAJcUACCsCQAAAQAgCzEAAKMOADAyAACoDgAwpgkAAKQOADCnCQAApQ4AMKgJAACmDgAgqQkAAKcOADCqCQAApw4AMKsJAACnDgAwrAkAAKcOADCtCQAAqQ4AMK4JAACqDgAwBzEAAJ4OACAyAAChDgAgpgkAAJ8OACCnCQAAoA4AIKoJAAA1ACCrCQAANQAgrAkAAJsGACALMQAAkg4AMDIAAJcOADCmCQAAkw4AMKcJAACUDgAwqAkAAJUOACCpCQAAlg4AMKoJAACWDgAwqwkAAJYOADCsCQAAlg4AMK0JAACYDgAwrgkAAJkOADACqAdAAAAAAaIIAAEAAAECAAAAOQAgMQAAnQ4AIAMAAAA5ACAxAACdDgAgMgAAnA4AIAEqAACWFAAwCBIAAOYLACD9BgAAvQwAMP4GAAA3ABD_BgAAvQwAMKgHQACECwAhoQgBALALACGiCAABsQsAIZ8JAAC8DAAgAgAAADkAICoAAJwOACACAAAAmg4AICoAAJsOACAG_QYAAJkOADD-BgAAmg4AEP8GAACZDgAwqAdAAIQLACGhCAEAsAsAIaIIAAGxCwAhBv0GAACZDgAw_gYAAJoOABD_BgAAmQ4AMKgHQACECwAhoQgBALALACGiCAABsQsAIQKoB0AA2QwAIaIIAAGmDQAhAqgHQADZDAAhoggAAaYNACECqAdAAAAAAaIIAAEAAAEFjQdAAAAAAZ0HQAAAAAGuCAAAhA4AIK8IAACFDgAgsAgBAAAAAQIAAACbBgAgMQAAng4AIAMAAAA1ACAxAACeDgAgMgAAog4AIAcAAAA1ACAqAACiDgAgjQdAAOQMACGdB0AA2QwAIa4IAACBDgAgrwgAAIIOACCwCAEA5QwAIQWNB0AA5AwAIZ0HQADZDAAhrggAAIEOACCvCAAAgg4AILAIAQDlDAAhEwQAAPwNACCBB0AAAAABkgcBAAAAAZsHAQAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIAAD6DQAgqAgCAAAAAakIIAAAAAGqCAEAAAABqwgAAPsNACCsCCAAAAABrQgCAAAAAQIAAAAyACAxAACuDgAgAwAAADIAIDEAAK4OACAyAACtDgAgASoAAJUUADAZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaEIAQCwCwAhowgBAJMLACGkCAEAkwsAIaUIAQCTCwAhpggAALoLACCnCAAAoQsAIKgIAgCoCwAhqQggAKcLACGqCAEAkwsAIasIAAChCwAgrAggAKcLACGtCAIAqAsAIQIAAAAyACAqAACtDgAgAgAAAKsOACAqAACsDgAgF_0GAACqDgAw_gYAAKsOABD_BgAAqg4AMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGhCAEAsAsAIaMIAQCTCwAhpAgBAJMLACGlCAEAkwsAIaYIAAC6CwAgpwgAAKELACCoCAIAqAsAIakIIACnCwAhqggBAJMLACGrCAAAoQsAIKwIIACnCwAhrQgCAKgLACEX_QYAAKoOADD-BgAAqw4AEP8GAACqDgAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaEIAQCwCwAhowgBAJMLACGkCAEAkwsAIaUIAQCTCwAhpggAALoLACCnCAAAoQsAIKgIAgCoCwAhqQggAKcLACGqCAEAkwsAIasIAAChCwAgrAggAKcLACGtCAIAqAsAIRKBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGqBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaMIAQDjDAAhpAgBAOMMACGlCAEA4wwAIaYIgAAAAAGnCAAA9g0AIKgIAgDrDAAhqQggAJsNACGqCAEA4wwAIasIAAD3DQAgrAggAJsNACGtCAIA6wwAIRMEAAD4DQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqgcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGjCAEA4wwAIaQIAQDjDAAhpQgBAOMMACGmCIAAAAABpwgAAPYNACCoCAIA6wwAIakIIACbDQAhqggBAOMMACGrCAAA9w0AIKwIIACbDQAhrQgCAOsMACETBAAA_A0AIIEHQAAAAAGSBwEAAAABmwcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwgAAPoNACCoCAIAAAABqQggAAAAAaoIAQAAAAGrCAAA-w0AIKwIIAAAAAGtCAIAAAABAakJAQAAAAQDMQAAkxQAIKYJAACUFAAgrAkAAAEAIAQxAACjDgAwpgkAAKQOADCoCQAApg4AIKwJAACnDgAwAzEAAJ4OACCmCQAAnw4AIKwJAACbBgAgBDEAAJIOADCmCQAAkw4AMKgJAACVDgAgrAkAAJYOADAAAAAAAAcxAACLFAAgMgAAkRQAIKYJAACMFAAgpwkAAJAUACCqCQAAVAAgqwkAAFQAIKwJAAABACAHMQAAiRQAIDIAAI4UACCmCQAAihQAIKcJAACNFAAgqgkAAD0AIKsJAAA9ACCsCQAAPwAgAzEAAIsUACCmCQAAjBQAIKwJAAABACADMQAAiRQAIKYJAACKFAAgrAkAAD8AIAAAAAUxAACBFAAgMgAAhxQAIKYJAACCFAAgpwkAAIYUACCsCQAAAQAgBTEAAP8TACAyAACEFAAgpgkAAIAUACCnCQAAgxQAIKwJAAA_ACADMQAAgRQAIKYJAACCFAAgrAkAAAEAIAMxAAD_EwAgpgkAAIAUACCsCQAAPwAgAAAABTEAAPcTACAyAAD9EwAgpgkAAPgTACCnCQAA_BMAIKwJAAABACAFMQAA9RMAIDIAAPoTACCmCQAA9hMAIKcJAAD5EwAgrAkAAD8AIAMxAAD3EwAgpgkAAPgTACCsCQAAAQAgAzEAAPUTACCmCQAA9hMAIKwJAAA_ACAAAAACqQkBAAAABK8JAQAAAAUFMQAA7RMAIDIAAPMTACCmCQAA7hMAIKcJAADyEwAgrAkAAAEAIAUxAADrEwAgMgAA8BMAIKYJAADsEwAgpwkAAO8TACCsCQAAkQUAIAGpCQEAAAAEAzEAAO0TACCmCQAA7hMAIKwJAAABACADMQAA6xMAIKYJAADsEwAgrAkAAJEFACAAAAAAAAKpCQEAAAAErwkBAAAABQUxAADlEwAgMgAA6RMAIKYJAADmEwAgpwkAAOgTACCsCQAAAQAgCzEAANwOADAyAADhDgAwpgkAAN0OADCnCQAA3g4AMKgJAADfDgAgqQkAAOAOADCqCQAA4A4AMKsJAADgDgAwrAkAAOAOADCtCQAA4g4AMK4JAADjDgAwDwMAANIOACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAcoIAAEAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwgAANEOACACAAAAbAAgMQAA5w4AIAMAAABsACAxAADnDgAgMgAA5g4AIAEqAADnEwAwFQMAAO8LACAfAACfDAAg_QYAAJ4MADD-BgAAagAQ_wYAAJ4MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEIAQCVCwAhxAhAAJQLACHICEAAlAsAIckIAQCwCwAhyggAAQAAAcsIAQCTCwAhzAgBAJULACHNCAEAlQsAIc4IAQCVCwAhzwgAAKELACACAAAAbAAgKgAA5g4AIAIAAADkDgAgKgAA5Q4AIBP9BgAA4w4AMP4GAADkDgAQ_wYAAOMOADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxCAEAlQsAIcQIQACUCwAhyAhAAJQLACHJCAEAsAsAIcoIAAGxCwAhywgBAJMLACHMCAEAlQsAIc0IAQCVCwAhzggBAJULACHPCAAAoQsAIBP9BgAA4w4AMP4GAADkDgAQ_wYAAOMOADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxCAEAlQsAIcQIQACUCwAhyAhAAJQLACHJCAEAsAsAIcoIAAGxCwAhywgBAJMLACHMCAEAlQsAIc0IAQCVCwAhzggBAJULACHPCAAAoQsAIA6BB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhsQgBAOUMACHECEAA5AwAIcgIQADkDAAhyggAAaYNACHLCAEA4wwAIcwIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADODgAgDwMAAM8OACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhsQgBAOUMACHECEAA5AwAIcgIQADkDAAhyggAAaYNACHLCAEA4wwAIcwIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADODgAgDwMAANIOACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAcoIAAEAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwgAANEOACABqQkBAAAABAMxAADlEwAgpgkAAOYTACCsCQAAAQAgBDEAANwOADCmCQAA3Q4AMKgJAADfDgAgrAkAAOAOADAODwAA3hIAIBAAAN8SACAYAADiEgAgGQAA5BIAIBoAAOUSACAbAADmEgAgHAAA4RIAIB0AAN0SACAeAADgEgAgHwAA4xIAICAAAOwOACAkAADnEgAgnAkAAN8MACCeCQAA3wwAIAAAAAAAAAAAAAAAAAAAAAAAAAAABTEAAOATACAyAADjEwAgpgkAAOETACCnCQAA4hMAIKwJAABEACADMQAA4BMAIKYJAADhEwAgrAkAAEQAIAUDAADrDgAgFQAA7hIAIBcAAO8SACDECAAA3wwAIOIIAADfDAAgAAAABTEAANgTACAyAADeEwAgpgkAANkTACCnCQAA3RMAIKwJAAABACAFMQAA1hMAIDIAANsTACCmCQAA1xMAIKcJAADaEwAgrAkAAD8AIAcxAACJDwAgMgAAjA8AIKYJAACKDwAgpwkAAIsPACCqCQAARgAgqwkAAEYAIKwJAACVBAAgBYEHQAAAAAGSBwEAAAABnAcCAAAAAZ8HQAAAAAGnBwEAAAABAgAAAJUEACAxAACJDwAgAwAAAEYAIDEAAIkPACAyAACNDwAgBwAAAEYAICoAAI0PACCBB0AA2QwAIZIHAQDjDAAhnAcCAOsMACGfB0AA2QwAIacHAQDjDAAhBYEHQADZDAAhkgcBAOMMACGcBwIA6wwAIZ8HQADZDAAhpwcBAOMMACEDMQAA2BMAIKYJAADZEwAgrAkAAAEAIAMxAADWEwAgpgkAANcTACCsCQAAPwAgAzEAAIkPACCmCQAAig8AIKwJAACVBAAgAAAABTEAAMoTACAyAADUEwAgpgkAAMsTACCnCQAA0xMAIKwJAAABACAHMQAAyBMAIDIAANETACCmCQAAyRMAIKcJAADQEwAgqgkAAAMAIKsJAAADACCsCQAABQAgCzEAAL4PADAyAADDDwAwpgkAAL8PADCnCQAAwA8AMKgJAADBDwAgqQkAAMIPADCqCQAAwg8AMKsJAADCDwAwrAkAAMIPADCtCQAAxA8AMK4JAADFDwAwCzEAALIPADAyAAC3DwAwpgkAALMPADCnCQAAtA8AMKgJAAC1DwAgqQkAALYPADCqCQAAtg8AMKsJAAC2DwAwrAkAALYPADCtCQAAuA8AMK4JAAC5DwAwCzEAAKYPADAyAACrDwAwpgkAAKcPADCnCQAAqA8AMKgJAACpDwAgqQkAAKoPADCqCQAAqg8AMKsJAACqDwAwrAkAAKoPADCtCQAArA8AMK4JAACtDwAwCzEAAJoPADAyAACfDwAwpgkAAJsPADCnCQAAnA8AMKgJAACdDwAgqQkAAJ4PADCqCQAAng8AMKsJAACeDwAwrAkAAJ4PADCtCQAAoA8AMK4JAAChDwAwDgMAALsOACAEAQAAAAGBB0AAAAABkgcBAAAAAZsHAQAAAAGoB0AAAAABqgcBAAAAAccHAQAAAAG5CAABAAABuggAAQAAAbsIAQAAAAG8CAEAAAABvggCAAAAAb8IQAAAAAECAAAAUgAgMQAApQ8AIAMAAABSACAxAAClDwAgMgAApA8AIAEqAADPEwAwFAMAALIMACAEAQCVCwAhFQAAswwAIP0GAACxDAAw_gYAAFAAEP8GAACxDAAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGoB0AAhAsAIakHAQC5CwAhqgcBALkLACHHBwEAkwsAIbkIAAEAAAG6CAABAAABuwgBAJULACG8CAEAlQsAIb0IAQC5CwAhvggCAKgLACG_CEAAlAsAIQIAAABSACAqAACkDwAgAgAAAKIPACAqAACjDwAgEgQBAJULACH9BgAAoQ8AMP4GAACiDwAQ_wYAAKEPADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGoB0AAhAsAIakHAQC5CwAhqgcBALkLACHHBwEAkwsAIbkIAAGxCwAhuggAAbELACG7CAEAlQsAIbwIAQCVCwAhvQgBALkLACG-CAIAqAsAIb8IQACUCwAhEgQBAJULACH9BgAAoQ8AMP4GAACiDwAQ_wYAAKEPADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGoB0AAhAsAIakHAQC5CwAhqgcBALkLACHHBwEAkwsAIbkIAAGxCwAhuggAAbELACG7CAEAlQsAIbwIAQCVCwAhvQgBALkLACG-CAIAqAsAIb8IQACUCwAhDQQBAOUMACGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIaoHAQDlDAAhxwcBAOMMACG5CAABpg0AIboIAAGmDQAhuwgBAOUMACG8CAEA5QwAIb4IAgDrDAAhvwhAAOQMACEOAwAAuQ4AIAQBAOUMACGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIaoHAQDlDAAhxwcBAOMMACG5CAABpg0AIboIAAGmDQAhuwgBAOUMACG8CAEA5QwAIb4IAgDrDAAhvwhAAOQMACEOAwAAuw4AIAQBAAAAAYEHQAAAAAGSBwEAAAABmwcBAAAAAagHQAAAAAGqBwEAAAABxwcBAAAAAbkIAAEAAAG6CAABAAABuwgBAAAAAbwIAQAAAAG-CAIAAAABvwhAAAAAAQoDAADCDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAcAIAAEAAAHBCAABAAABwggBAAAAAcMIQAAAAAHECEAAAAABAgAAAE4AIDEAALEPACADAAAATgAgMQAAsQ8AIDIAALAPACABKgAAzhMAMBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAAAABqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHACAABAAABwQgAAbELACHCCAEAlQsAIcMIQACUCwAhxAhAAJQLACECAAAATgAgKgAAsA8AIAIAAACuDwAgKgAArw8AIA79BgAArQ8AMP4GAACuDwAQ_wYAAK0PADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHACAABsQsAIcEIAAGxCwAhwggBAJULACHDCEAAlAsAIcQIQACUCwAhDv0GAACtDwAw_gYAAK4PABD_BgAArQ8AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG9CAEAsAsAIcAIAAGxCwAhwQgAAbELACHCCAEAlQsAIcMIQACUCwAhxAhAAJQLACEJgQdAANkMACGSBwEA4wwAIagHQADZDAAhqgcBAOMMACHACAABpg0AIcEIAAGmDQAhwggBAOUMACHDCEAA5AwAIcQIQADkDAAhCgMAAMAOACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIcAIAAGmDQAhwQgAAaYNACHCCAEA5QwAIcMIQADkDAAhxAhAAOQMACEKAwAAwg4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAHACAABAAABwQgAAQAAAcIIAQAAAAHDCEAAAAABxAhAAAAAAQcDAADJDgAgqAdAAAAAAaoHAQAAAAHFCAABAAABxggBAAAAAccIAQAAAAHICEAAAAABAgAAAEoAIDEAAL0PACADAAAASgAgMQAAvQ8AIDIAALwPACABKgAAzRMAMA0DAADvCwAgFQAAtQwAIP0GAAC2DAAw_gYAAEgAEP8GAAC2DAAwqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHFCAABAAABxggBAJMLACHHCAEAkwsAIcgIQACUCwAhAgAAAEoAICoAALwPACACAAAAug8AICoAALsPACAL_QYAALkPADD-BgAAug8AEP8GAAC5DwAwqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvQgBALALACHFCAABsQsAIcYIAQCTCwAhxwgBAJMLACHICEAAlAsAIQv9BgAAuQ8AMP4GAAC6DwAQ_wYAALkPADCoB0AAhAsAIakHAQCwCwAhqgcBALALACG9CAEAsAsAIcUIAAGxCwAhxggBAJMLACHHCAEAkwsAIcgIQACUCwAhBqgHQADZDAAhqgcBAOMMACHFCAABpg0AIcYIAQDjDAAhxwgBAOMMACHICEAA5AwAIQcDAADHDgAgqAdAANkMACGqBwEA4wwAIcUIAAGmDQAhxggBAOMMACHHCAEA4wwAIcgIQADkDAAhBwMAAMkOACCoB0AAAAABqgcBAAAAAcUIAAEAAAHGCAEAAAABxwgBAAAAAcgIQAAAAAEKAwAAjg8AIBcAAJAPACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAcQIQAAAAAHKCAABAAAB4ghAAAAAAQIAAABEACAxAADJDwAgAwAAAEQAIDEAAMkPACAyAADIDwAgASoAAMwTADAQAwAA7wsAIBUAALUMACAXAAC4DAAg_QYAALcMADD-BgAAQgAQ_wYAALcMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb0IAQCwCwAhxAhAAJQLACHKCAABAAAB4ghAAJQLACECAAAARAAgKgAAyA8AIAIAAADGDwAgKgAAxw8AIA39BgAAxQ8AMP4GAADGDwAQ_wYAAMUPADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACG9CAEAsAsAIcQIQACUCwAhyggAAbELACHiCEAAlAsAIQ39BgAAxQ8AMP4GAADGDwAQ_wYAAMUPADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACG9CAEAsAsAIcQIQACUCwAhyggAAbELACHiCEAAlAsAIQiBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhxAhAAOQMACHKCAABpg0AIeIIQADkDAAhCgMAAIYPACAXAACIDwAggQdAANkMACGSBwEA4wwAIagHQADZDAAhrwcBAOMMACGwBwEA4wwAIcQIQADkDAAhyggAAaYNACHiCEAA5AwAIQoDAACODwAgFwAAkA8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABxAhAAAAAAcoIAAEAAAHiCEAAAAABAzEAAMoTACCmCQAAyxMAIKwJAAABACADMQAAyBMAIKYJAADJEwAgrAkAAAUAIAQxAAC-DwAwpgkAAL8PADCoCQAAwQ8AIKwJAADCDwAwBDEAALIPADCmCQAAsw8AMKgJAAC1DwAgrAkAALYPADAEMQAApg8AMKYJAACnDwAwqAkAAKkPACCsCQAAqg8AMAQxAACaDwAwpgkAAJsPADCoCQAAnQ8AIKwJAACeDwAwAAAAAAAAAAAAAAACqQkBAAAABK8JAQAAAAUCqQkBAAAABK8JAQAAAAUFMQAAwBMAIDIAAMYTACCmCQAAwRMAIKcJAADFEwAgrAkAAAEAIAUxAAC-EwAgMgAAwxMAIKYJAAC_EwAgpwkAAMITACCsCQAABQAgAakJAQAAAAQBqQkBAAAABAMxAADAEwAgpgkAAMETACCsCQAAAQAgAzEAAL4TACCmCQAAvxMAIKwJAAAFACAAAAACqQkBAAAABK8JAQAAAAUCqQkBAAAABK8JAQAAAAUFMQAAthMAIDIAALwTACCmCQAAtxMAIKcJAAC7EwAgrAkAAAEAIAUxAAC0EwAgMgAAuRMAIKYJAAC1EwAgpwkAALgTACCsCQAABQAgAakJAQAAAAQBqQkBAAAABAMxAAC2EwAgpgkAALcTACCsCQAAAQAgAzEAALQTACCmCQAAtRMAIKwJAAAFACAAAAAAAAAAAAAAAAAABTEAAK8TACAyAACyEwAgpgkAALATACCnCQAAsRMAIKwJAAAUACADMQAArxMAIKYJAACwEwAgrAkAABQAIAAAAAUxAACqEwAgMgAArRMAIKYJAACrEwAgpwkAAKwTACCsCQAAFAAgAzEAAKoTACCmCQAAqxMAIKwJAAAUACAAAAAAAAKpCQEAAAAErwkBAAAABQKpCQEAAAAErwkBAAAABQKpCQEAAAAErwkBAAAABQUxAACiEwAgMgAAqBMAIKYJAACjEwAgpwkAAKcTACCsCQAA_AEAIAsxAACmEAAwMgAAqxAAMKYJAACnEAAwpwkAAKgQADCoCQAAqRAAIKkJAACqEAAwqgkAAKoQADCrCQAAqhAAMKwJAACqEAAwrQkAAKwQADCuCQAArRAAMAsxAACaEAAwMgAAnxAAMKYJAACbEAAwpwkAAJwQADCoCQAAnRAAIKkJAACeEAAwqgkAAJ4QADCrCQAAnhAAMKwJAACeEAAwrQkAAKAQADCuCQAAoRAAMAsxAACOEAAwMgAAkxAAMKYJAACPEAAwpwkAAJAQADCoCQAAkRAAIKkJAACSEAAwqgkAAJIQADCrCQAAkhAAMKwJAACSEAAwrQkAAJQQADCuCQAAlRAAMAWbByAAAAABxQcBAAAAAc0HAQAAAAGDCAEAAAAB_QhAAAAAAQIAAAAgACAxAACZEAAgAwAAACAAIDEAAJkQACAyAACYEAAgASoAAKYTADALCQAAwwwAIP0GAADCDAAw_gYAAB4AEP8GAADCDAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8gcBAJMLACGDCAEAkwsAIf0IQACECwAhoAkAAMEMACACAAAAIAAgKgAAmBAAIAIAAACWEAAgKgAAlxAAIAn9BgAAlRAAMP4GAACWEAAQ_wYAAJUQADCbByAApwsAIcUHAQCTCwAhzQcBAJMLACHyBwEAkwsAIYMIAQCTCwAh_QhAAIQLACEJ_QYAAJUQADD-BgAAlhAAEP8GAACVEAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8gcBAJMLACGDCAEAkwsAIf0IQACECwAhBZsHIACbDQAhxQcBAOMMACHNBwEA4wwAIYMIAQDjDAAh_QhAANkMACEFmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAhgwgBAOMMACH9CEAA2QwAIQWbByAAAAABxQcBAAAAAc0HAQAAAAGDCAEAAAAB_QhAAAAAAQSBB0AAAAAB1wgBAAAAAfsIAQAAAAH8CEAAAAABAgAAABwAIDEAAKUQACADAAAAHAAgMQAApRAAIDIAAKQQACABKgAApRMAMAkJAADDDAAg_QYAAMQMADD-BgAAGgAQ_wYAAMQMADCBB0AAhAsAIfIHAQCTCwAh1wgBAJMLACH7CAEAAAAB_AhAAJQLACECAAAAHAAgKgAApBAAIAIAAACiEAAgKgAAoxAAIAj9BgAAoRAAMP4GAACiEAAQ_wYAAKEQADCBB0AAhAsAIfIHAQCTCwAh1wgBAJMLACH7CAEAkwsAIfwIQACUCwAhCP0GAAChEAAw_gYAAKIQABD_BgAAoRAAMIEHQACECwAh8gcBAJMLACHXCAEAkwsAIfsIAQCTCwAh_AhAAJQLACEEgQdAANkMACHXCAEA4wwAIfsIAQDjDAAh_AhAAOQMACEEgQdAANkMACHXCAEA4wwAIfsIAQDjDAAh_AhAAOQMACEEgQdAAAAAAdcIAQAAAAH7CAEAAAAB_AhAAAAAARSBB0AAAAABqgcBAAAAAdEHAQAAAAHoBwIAAAAB7gcBAAAAAe8HAQAAAAHwBwIAAAAB8QcEAAAAAfMHAQAAAAH0BwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB-AeAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAAAAAfwHBAAAAAH9BwQAAAAB_gcBAAAAAQIAAAAYACAxAACxEAAgAwAAABgAIDEAALEQACAyAACwEAAgASoAAKQTADAaCQAAwwwAIP0GAADGDAAw_gYAABYAEP8GAADGDAAwgQdAAIQLACGqBwEAsAsAIdEHAQCwCwAh6AcCAKgLACHuBwEAAAAB7wcBAJMLACHwBwIAqAsAIfEHBACDCwAh8gcBAJMLACHzBwEAkwsAIfQHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh-AcAALoLACD5B0AAlAsAIfoHQACUCwAh-wdAAJQLACH8BwQAgwsAIf0HBACDCwAh_gcBAJMLACGhCQAAxQwAIAIAAAAYACAqAACwEAAgAgAAAK4QACAqAACvEAAgGP0GAACtEAAw_gYAAK4QABD_BgAArRAAMIEHQACECwAhqgcBALALACHRBwEAsAsAIegHAgCoCwAh7gcBALALACHvBwEAkwsAIfAHAgCoCwAh8QcEAIMLACHyBwEAkwsAIfMHAQCTCwAh9AcBAJMLACH1BwIAqAsAIfYHAgCoCwAh9wcCAKgLACH4BwAAugsAIPkHQACUCwAh-gdAAJQLACH7B0AAlAsAIfwHBACDCwAh_QcEAIMLACH-BwEAkwsAIRj9BgAArRAAMP4GAACuEAAQ_wYAAK0QADCBB0AAhAsAIaoHAQCwCwAh0QcBALALACHoBwIAqAsAIe4HAQCwCwAh7wcBAJMLACHwBwIAqAsAIfEHBACDCwAh8gcBAJMLACHzBwEAkwsAIfQHAQCTCwAh9QcCAKgLACH2BwIAqAsAIfcHAgCoCwAh-AcAALoLACD5B0AAlAsAIfoHQACUCwAh-wdAAJQLACH8BwQAgwsAIf0HBACDCwAh_gcBAJMLACEUgQdAANkMACGqBwEA4wwAIdEHAQDjDAAh6AcCAOsMACHuBwEA4wwAIe8HAQDjDAAh8AcCAOsMACHxBwQA2AwAIfMHAQDjDAAh9AcBAOMMACH1BwIA6wwAIfYHAgDrDAAh9wcCAOsMACH4B4AAAAAB-QdAAOQMACH6B0AA5AwAIfsHQADkDAAh_AcEANgMACH9BwQA2AwAIf4HAQDjDAAhFIEHQADZDAAhqgcBAOMMACHRBwEA4wwAIegHAgDrDAAh7gcBAOMMACHvBwEA4wwAIfAHAgDrDAAh8QcEANgMACHzBwEA4wwAIfQHAQDjDAAh9QcCAOsMACH2BwIA6wwAIfcHAgDrDAAh-AeAAAAAAfkHQADkDAAh-gdAAOQMACH7B0AA5AwAIfwHBADYDAAh_QcEANgMACH-BwEA4wwAIRSBB0AAAAABqgcBAAAAAdEHAQAAAAHoBwIAAAAB7gcBAAAAAe8HAQAAAAHwBwIAAAAB8QcEAAAAAfMHAQAAAAH0BwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB-AeAAAAAAfkHQAAAAAH6B0AAAAAB-wdAAAAAAfwHBAAAAAH9BwQAAAAB_gcBAAAAAQGpCQEAAAAEAakJAQAAAAQBqQkBAAAABAMxAACiEwAgpgkAAKMTACCsCQAA_AEAIAQxAACmEAAwpgkAAKcQADCoCQAAqRAAIKwJAACqEAAwBDEAAJoQADCmCQAAmxAAMKgJAACdEAAgrAkAAJ4QADAEMQAAjhAAMKYJAACPEAAwqAkAAJEQACCsCQAAkhAAMAAAAAAAAqkJAQAAAASvCQEAAAAFCzEAANoQADAyAADfEAAwpgkAANsQADCnCQAA3BAAMKgJAADdEAAgqQkAAN4QADCqCQAA3hAAMKsJAADeEAAwrAkAAN4QADCtCQAA4BAAMK4JAADhEAAwCzEAAM4QADAyAADTEAAwpgkAAM8QADCnCQAA0BAAMKgJAADREAAgqQkAANIQADCqCQAA0hAAMKsJAADSEAAwrAkAANIQADCtCQAA1BAAMK4JAADVEAAwCzEAAMIQADAyAADHEAAwpgkAAMMQADCnCQAAxBAAMKgJAADFEAAgqQkAAMYQADCqCQAAxhAAMKsJAADGEAAwrAkAAMYQADCtCQAAyBAAMK4JAADJEAAwHQoAALYQACALAAC3EAAgDAAAuBAAIIwHAQAAAAHvBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABAgAAABQAIDEAAM0QACADAAAAFAAgMQAAzRAAIDIAAMwQACABKgAAoRMAMCIHAADIDAAgCgAAyQwAIAsAAMoMACAMAADLDAAg_QYAAMcMADD-BgAAEgAQ_wYAAMcMADCMBwEAAAAB7wcBAJMLACHzBwEAkwsAIfUHAgCoCwAh9gcCAKgLACH3BwIAqAsAIfwHBACDCwAh5wgBAJMLACH5CCAApwsAIf4IAQCTCwAh_wgBAJULACGACQIAqAsAIYEJAgCoCwAhggkCAKgLACGDCQIAqAsAIYQJAQC5CwAhhQkgAKcLACGGCUAAlAsAIYcJAAChCwAgiAkAAKELACCJCUAAlAsAIYoJIACnCwAhiwkAAKELACCMCQIAqAsAIY0JAgCoCwAhjgkBALkLACGPCQEAuQsAIQIAAAAUACAqAADMEAAgAgAAAMoQACAqAADLEAAgHv0GAADJEAAw_gYAAMoQABD_BgAAyRAAMIwHAQCTCwAh7wcBAJMLACHzBwEAkwsAIfUHAgCoCwAh9gcCAKgLACH3BwIAqAsAIfwHBACDCwAh5wgBAJMLACH5CCAApwsAIf4IAQCTCwAh_wgBAJULACGACQIAqAsAIYEJAgCoCwAhggkCAKgLACGDCQIAqAsAIYQJAQC5CwAhhQkgAKcLACGGCUAAlAsAIYcJAAChCwAgiAkAAKELACCJCUAAlAsAIYoJIACnCwAhiwkAAKELACCMCQIAqAsAIY0JAgCoCwAhjgkBALkLACGPCQEAuQsAIR79BgAAyRAAMP4GAADKEAAQ_wYAAMkQADCMBwEAkwsAIe8HAQCTCwAh8wcBAJMLACH1BwIAqAsAIfYHAgCoCwAh9wcCAKgLACH8BwQAgwsAIecIAQCTCwAh-QggAKcLACH-CAEAkwsAIf8IAQCVCwAhgAkCAKgLACGBCQIAqAsAIYIJAgCoCwAhgwkCAKgLACGECQEAuQsAIYUJIACnCwAhhglAAJQLACGHCQAAoQsAIIgJAAChCwAgiQlAAJQLACGKCSAApwsAIYsJAAChCwAgjAkCAKgLACGNCQIAqAsAIY4JAQC5CwAhjwkBALkLACEajAcBAOMMACHvBwEA4wwAIfUHAgDrDAAh9gcCAOsMACH3BwIA6wwAIfwHBADYDAAh5wgBAOMMACH5CCAAmw0AIf4IAQDjDAAh_wgBAOUMACGACQIA6wwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAQDlDAAhhQkgAJsNACGGCUAA5AwAIYcJAACHEAAgiAkAAIgQACCJCUAA5AwAIYoJIACbDQAhiwkAAIkQACCMCQIA6wwAIY0JAgDrDAAhjgkBAOUMACGPCQEA5QwAIR0KAACLEAAgCwAAjBAAIAwAAI0QACCMBwEA4wwAIe8HAQDjDAAh9QcCAOsMACH2BwIA6wwAIfcHAgDrDAAh_AcEANgMACHnCAEA4wwAIfkIIACbDQAh_ggBAOMMACH_CAEA5QwAIYAJAgDrDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkBAOUMACGFCSAAmw0AIYYJQADkDAAhhwkAAIcQACCICQAAiBAAIIkJQADkDAAhigkgAJsNACGLCQAAiRAAIIwJAgDrDAAhjQkCAOsMACGOCQEA5QwAIY8JAQDlDAAhHQoAALYQACALAAC3EAAgDAAAuBAAIIwHAQAAAAHvBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABBJIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAECAAAAEAAgMQAA2RAAIAMAAAAQACAxAADZEAAgMgAA2BAAIAEqAACgEwAwCQcAAMgMACD9BgAAzAwAMP4GAAAOABD_BgAAzAwAMPMHAQAAAAGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIQIAAAAQACAqAADYEAAgAgAAANYQACAqAADXEAAgCP0GAADVEAAw_gYAANYQABD_BgAA1RAAMPMHAQCTCwAhkgkCAKgLACGTCSAApwsAIZQJAgCoCwAhlQkCAKgLACEI_QYAANUQADD-BgAA1hAAEP8GAADVEAAw8wcBAJMLACGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIQSSCQIA6wwAIZMJIACbDQAhlAkCAOsMACGVCQIA6wwAIQSSCQIA6wwAIZMJIACbDQAhlAkCAOsMACGVCQIA6wwAIQSSCQIAAAABkwkgAAAAAZQJAgAAAAGVCQIAAAABBgQAAOcQACCqBwEAAAABkgkCAAAAAZMJIAAAAAGUCQIAAAABlQkCAAAAAQIAAAALACAxAADmEAAgAwAAAAsAIDEAAOYQACAyAADkEAAgASoAAJ8TADAMBAAAlQwAIAcAAMgMACD9BgAAzgwAMP4GAAAJABD_BgAAzgwAMKoHAQCwCwAh8wcBAJMLACGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIaIJAADNDAAgAgAAAAsAICoAAOQQACACAAAA4hAAICoAAOMQACAJ_QYAAOEQADD-BgAA4hAAEP8GAADhEAAwqgcBALALACHzBwEAkwsAIZIJAgCoCwAhkwkgAKcLACGUCQIAqAsAIZUJAgCoCwAhCf0GAADhEAAw_gYAAOIQABD_BgAA4RAAMKoHAQCwCwAh8wcBAJMLACGSCQIAqAsAIZMJIACnCwAhlAkCAKgLACGVCQIAqAsAIQWqBwEA4wwAIZIJAgDrDAAhkwkgAJsNACGUCQIA6wwAIZUJAgDrDAAhBgQAAOUQACCqBwEA4wwAIZIJAgDrDAAhkwkgAJsNACGUCQIA6wwAIZUJAgDrDAAhBTEAAJoTACAyAACdEwAgpgkAAJsTACCnCQAAnBMAIKwJAAAFACAGBAAA5xAAIKoHAQAAAAGSCQIAAAABkwkgAAAAAZQJAgAAAAGVCQIAAAABAzEAAJoTACCmCQAAmxMAIKwJAAAFACABqQkBAAAABAQxAADaEAAwpgkAANsQADCoCQAA3RAAIKwJAADeEAAwBDEAAM4QADCmCQAAzxAAMKgJAADREAAgrAkAANIQADAEMQAAwhAAMKYJAADDEAAwqAkAAMUQACCsCQAAxhAAMAAAAAAAAAAABTEAAJUTACAyAACYEwAgpgkAAJYTACCnCQAAlxMAIKwJAAD8AQAgAzEAAJUTACCmCQAAlhMAIKwJAAD8AQAgAAAAAAAFMQAAkBMAIDIAAJMTACCmCQAAkRMAIKcJAACSEwAgrAkAAPwBACADMQAAkBMAIKYJAACREwAgrAkAAPwBACAAAAAAAAUxAACLEwAgMgAAjhMAIKYJAACMEwAgpwkAAI0TACCsCQAABQAgAzEAAIsTACCmCQAAjBMAIKwJAAAFACAIAwAA6w4AIAUAAPUSACAGAADsEAAgDwAA3hIAIBAAAN8SACARAADrEgAgHAAA4RIAIJoJAADfDAAgAAAABTEAAIETACAyAACJEwAgpgkAAIITACCnCQAAiBMAIKwJAAABACAHMQAAxREAIDIAAMgRACCmCQAAxhEAIKcJAADHEQAgqgkAAAcAIKsJAAAHACCsCQAAuAEAIAsxAAC8EQAwMgAAwBEAMKYJAAC9EQAwpwkAAL4RADCoCQAAvxEAIKkJAADeEAAwqgkAAN4QADCrCQAA3hAAMKwJAADeEAAwrQkAAMERADCuCQAA4RAAMAsxAACwEQAwMgAAtREAMKYJAACxEQAwpwkAALIRADCoCQAAsxEAIKkJAAC0EQAwqgkAALQRADCrCQAAtBEAMKwJAAC0EQAwrQkAALYRADCuCQAAtxEAMAsxAACkEQAwMgAAqREAMKYJAAClEQAwpwkAAKYRADCoCQAApxEAIKkJAACoEQAwqgkAAKgRADCrCQAAqBEAMKwJAACoEQAwrQkAAKoRADCuCQAAqxEAMAsxAACbEQAwMgAAnxEAMKYJAACcEQAwpwkAAJ0RADCoCQAAnhEAIKkJAACnDgAwqgkAAKcOADCrCQAApw4AMKwJAACnDgAwrQkAAKARADCuCQAAqg4AMAsxAACPEQAwMgAAlBEAMKYJAACQEQAwpwkAAJERADCoCQAAkhEAIKkJAACTEQAwqgkAAJMRADCrCQAAkxEAMKwJAACTEQAwrQkAAJURADCuCQAAlhEAMA4DAADKDwAgGAAAzA8AIBkAAM0PACAaAADODwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQIAAAA_ACAxAACaEQAgAwAAAD8AIDEAAJoRACAyAACZEQAgASoAAIcTADAVAwAA7wsAIAQAALsMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAg_QYAALoMADD-BgAAPQAQ_wYAALoMADCBB0AAhAsAIZIHAQAAAAGYBwEAlQsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIaMIAQCTCwAhsQgBAJULACHTCAAAuQwAIOMIAQCTCwAh5AgBAJMLACHlCEAAlAsAIQIAAAA_ACAqAACZEQAgAgAAAJcRACAqAACYEQAgDv0GAACWEQAw_gYAAJcRABD_BgAAlhEAMIEHQACECwAhkgcBALALACGYBwEAlQsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIaMIAQCTCwAhsQgBAJULACHjCAEAkwsAIeQIAQCTCwAh5QhAAJQLACEO_QYAAJYRADD-BgAAlxEAEP8GAACWEQAwgQdAAIQLACGSBwEAsAsAIZgHAQCVCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhowgBAJMLACGxCAEAlQsAIeMIAQCTCwAh5AgBAJMLACHlCEAAlAsAIQmBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACEOAwAAlA8AIBgAAJYPACAZAACXDwAgGgAAmA8AIBsAAJkPACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACEOAwAAyg8AIBgAAMwPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABowgBAAAAAbEIAQAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAETEgAA_Q0AIIEHQAAAAAGSBwEAAAABmwcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaEIAQAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwgAAPoNACCoCAIAAAABqQggAAAAAaoIAQAAAAGrCAAA-w0AIKwIIAAAAAGtCAIAAAABAgAAADIAIDEAAKMRACADAAAAMgAgMQAAoxEAIDIAAKIRACABKgAAhhMAMAIAAAAyACAqAACiEQAgAgAAAKsOACAqAAChEQAgEoEHQADZDAAhkgcBAOMMACGbBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaEIAQDjDAAhowgBAOMMACGkCAEA4wwAIaUIAQDjDAAhpgiAAAAAAacIAAD2DQAgqAgCAOsMACGpCCAAmw0AIaoIAQDjDAAhqwgAAPcNACCsCCAAmw0AIa0IAgDrDAAhExIAAPkNACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGhCAEA4wwAIaMIAQDjDAAhpAgBAOMMACGlCAEA4wwAIaYIgAAAAAGnCAAA9g0AIKgIAgDrDAAhqQggAJsNACGqCAEA4wwAIasIAAD3DQAgrAggAJsNACGtCAIA6wwAIRMSAAD9DQAggQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABoQgBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIgAAAAAGnCAAA-g0AIKgIAgAAAAGpCCAAAAABqggBAAAAAasIAAD7DQAgrAggAAAAAa0IAgAAAAETAwAA4Q8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAb8HAQAAAAHABwEAAAABoQgBAAAAAacIAADfDwAgwggBAAAAAcQIQAAAAAHKCAABAAAB6wgAAOAPACDsCEAAAAAB7QgCAAAAAe4IAgAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAABAgAAAC4AIDEAAK8RACADAAAALgAgMQAArxEAIDIAAK4RACABKgAAhRMAMBkDAADvCwAgBAAAlQwAIP0GAAC_DAAw_gYAACwAEP8GAAC_DAAwgQdAAIQLACGSBwEAAAABqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvwcBAJMLACHABwEAsAsAIaEIAQC5CwAhpwgAAKELACDCCAEAlQsAIcQIQACUCwAhyggAAQAAAesIAAChCwAg7AhAAJQLACHtCAIA1wsAIe4IAgDXCwAh7wgBAJULACHwCAEAlQsAIfEIAQC5CwAh8ggBALkLACECAAAALgAgKgAArhEAIAIAAACsEQAgKgAArREAIBf9BgAAqxEAMP4GAACsEQAQ_wYAAKsRADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvwcBAJMLACHABwEAsAsAIaEIAQC5CwAhpwgAAKELACDCCAEAlQsAIcQIQACUCwAhyggAAbELACHrCAAAoQsAIOwIQACUCwAh7QgCANcLACHuCAIA1wsAIe8IAQCVCwAh8AgBAJULACHxCAEAuQsAIfIIAQC5CwAhF_0GAACrEQAw_gYAAKwRABD_BgAAqxEAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoQgBALkLACGnCAAAoQsAIMIIAQCVCwAhxAhAAJQLACHKCAABsQsAIesIAAChCwAg7AhAAJQLACHtCAIA1wsAIe4IAgDXCwAh7wgBAJULACHwCAEAlQsAIfEIAQC5CwAh8ggBALkLACESgQdAANkMACGSBwEA4wwAIagHQADZDAAhvwcBAOMMACHABwEA4wwAIaEIAQDlDAAhpwgAANsPACDCCAEA5QwAIcQIQADkDAAhyggAAaYNACHrCAAA3A8AIOwIQADkDAAh7QgCANUNACHuCAIA1Q0AIe8IAQDlDAAh8AgBAOUMACHxCAEA5QwAIfIIAQDlDAAhEwMAAN0PACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACG_BwEA4wwAIcAHAQDjDAAhoQgBAOUMACGnCAAA2w8AIMIIAQDlDAAhxAhAAOQMACHKCAABpg0AIesIAADcDwAg7AhAAOQMACHtCAIA1Q0AIe4IAgDVDQAh7wgBAOUMACHwCAEA5QwAIfEIAQDlDAAh8ggBAOUMACETAwAA4Q8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAb8HAQAAAAHABwEAAAABoQgBAAAAAacIAADfDwAgwggBAAAAAcQIQAAAAAHKCAABAAAB6wgAAOAPACDsCEAAAAAB7QgCAAAAAe4IAgAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAABEgMAAOwPACCBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAGnCAAA6g8AIKoIAQAAAAGrCAAA6w8AIKwIIAAAAAHBCAABAAABxAhAAAAAAeQIAQAAAAHsCEAAAAAB8wgBAAAAAfQIAQAAAAH1CEAAAAABAgAAACoAIDEAALsRACADAAAAKgAgMQAAuxEAIDIAALoRACABKgAAhBMAMBgDAADvCwAgBAAAlQwAIP0GAADADAAw_gYAACgAEP8GAADADAAwgQdAAIQLACGMBwEAkwsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhpwgAAKELACCqCAEAkwsAIasIAAChCwAgrAggAKcLACHBCAABAAABxAhAAJQLACHkCAEAlQsAIewIQACUCwAh8wgBALkLACH0CAEAlQsAIfUIQACUCwAhAgAAACoAICoAALoRACACAAAAuBEAICoAALkRACAW_QYAALcRADD-BgAAuBEAEP8GAAC3EQAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhrwcBAJMLACGwBwEAkwsAIacIAAChCwAgqggBAJMLACGrCAAAoQsAIKwIIACnCwAhwQgAAbELACHECEAAlAsAIeQIAQCVCwAh7AhAAJQLACHzCAEAuQsAIfQIAQCVCwAh9QhAAJQLACEW_QYAALcRADD-BgAAuBEAEP8GAAC3EQAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhrwcBAJMLACGwBwEAkwsAIacIAAChCwAgqggBAJMLACGrCAAAoQsAIKwIIACnCwAhwQgAAbELACHECEAAlAsAIeQIAQCVCwAh7AhAAJQLACHzCAEAuQsAIfQIAQCVCwAh9QhAAJQLACERgQdAANkMACGMBwEA4wwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhpwgAAOYPACCqCAEA4wwAIasIAADnDwAgrAggAJsNACHBCAABpg0AIcQIQADkDAAh5AgBAOUMACHsCEAA5AwAIfMIAQDlDAAh9AgBAOUMACH1CEAA5AwAIRIDAADoDwAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhpwgAAOYPACCqCAEA4wwAIasIAADnDwAgrAggAJsNACHBCAABpg0AIcQIQADkDAAh5AgBAOUMACHsCEAA5AwAIfMIAQDlDAAh9AgBAOUMACH1CEAA5AwAIRIDAADsDwAggQdAAAAAAYwHAQAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABpwgAAOoPACCqCAEAAAABqwgAAOsPACCsCCAAAAABwQgAAQAAAcQIQAAAAAHkCAEAAAAB7AhAAAAAAfMIAQAAAAH0CAEAAAAB9QhAAAAAAQYHAAD8EAAg8wcBAAAAAZIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAECAAAACwAgMQAAxBEAIAMAAAALACAxAADEEQAgMgAAwxEAIAEqAACDEwAwAgAAAAsAICoAAMMRACACAAAA4hAAICoAAMIRACAF8wcBAOMMACGSCQIA6wwAIZMJIACbDQAhlAkCAOsMACGVCQIA6wwAIQYHAAD7EAAg8wcBAOMMACGSCQIA6wwAIZMJIACbDQAhlAkCAOsMACGVCQIA6wwAIQYHAAD8EAAg8wcBAAAAAZIJAgAAAAGTCSAAAAABlAkCAAAAAZUJAgAAAAEFjAcBAAAAAcoHBAAAAAGWCQQAAAABlwkCAAAAAZgJAgAAAAECAAAAuAEAIDEAAMURACADAAAABwAgMQAAxREAIDIAAMkRACAHAAAABwAgKgAAyREAIIwHAQDjDAAhygcEANgMACGWCQQA2AwAIZcJAgDrDAAhmAkCAOsMACEFjAcBAOMMACHKBwQA2AwAIZYJBADYDAAhlwkCAOsMACGYCQIA6wwAIQMxAACBEwAgpgkAAIITACCsCQAAAQAgAzEAAMURACCmCQAAxhEAIKwJAAC4AQAgBDEAALwRADCmCQAAvREAMKgJAAC_EQAgrAkAAN4QADAEMQAAsBEAMKYJAACxEQAwqAkAALMRACCsCQAAtBEAMAQxAACkEQAwpgkAAKURADCoCQAApxEAIKwJAACoEQAwBDEAAJsRADCmCQAAnBEAMKgJAACeEQAgrAkAAKcOADAEMQAAjxEAMKYJAACQEQAwqAkAAJIRACCsCQAAkxEAMAAAAAsxAADFEgAwMgAAyhIAMKYJAADGEgAwpwkAAMcSADCoCQAAyBIAIKkJAADJEgAwqgkAAMkSADCrCQAAyRIAMKwJAADJEgAwrQkAAMsSADCuCQAAzBIAMAsxAAC8EgAwMgAAwBIAMKYJAAC9EgAwpwkAAL4SADCoCQAAvxIAIKkJAAC0EQAwqgkAALQRADCrCQAAtBEAMKwJAAC0EQAwrQkAAMESADCuCQAAtxEAMAsxAACzEgAwMgAAtxIAMKYJAAC0EgAwpwkAALUSADCoCQAAthIAIKkJAACoEQAwqgkAAKgRADCrCQAAqBEAMKwJAACoEQAwrQkAALgSADCuCQAAqxEAMAsxAACnEgAwMgAArBIAMKYJAACoEgAwpwkAAKkSADCoCQAAqhIAIKkJAACrEgAwqgkAAKsSADCrCQAAqxIAMKwJAACrEgAwrQkAAK0SADCuCQAArhIAMAsxAACeEgAwMgAAohIAMKYJAACfEgAwpwkAAKASADCoCQAAoRIAIKkJAACTEQAwqgkAAJMRADCrCQAAkxEAMKwJAACTEQAwrQkAAKMSADCuCQAAlhEAMAsxAACVEgAwMgAAmRIAMKYJAACWEgAwpwkAAJcSADCoCQAAmBIAIKkJAADCDwAwqgkAAMIPADCrCQAAwg8AMKwJAADCDwAwrQkAAJoSADCuCQAAxQ8AMAcxAACQEgAgMgAAkxIAIKYJAACREgAgpwkAAJISACCqCQAAaAAgqwkAAGgAIKwJAACRBQAgCzEAAIcSADAyAACLEgAwpgkAAIgSADCnCQAAiRIAMKgJAACKEgAgqQkAAOAOADCqCQAA4A4AMKsJAADgDgAwrAkAAOAOADCtCQAAjBIAMK4JAADjDgAwCzEAAP4RADAyAACCEgAwpgkAAP8RADCnCQAAgBIAMKgJAACBEgAgqQkAALYPADCqCQAAtg8AMKsJAAC2DwAwrAkAALYPADCtCQAAgxIAMK4JAAC5DwAwCzEAAPURADAyAAD5EQAwpgkAAPYRADCnCQAA9xEAMKgJAAD4EQAgqQkAAKoPADCqCQAAqg8AMKsJAACqDwAwrAkAAKoPADCtCQAA-hEAMK4JAACtDwAwCzEAAOwRADAyAADwEQAwpgkAAO0RADCnCQAA7hEAMKgJAADvEQAgqQkAAJ4PADCqCQAAng8AMKsJAACeDwAwrAkAAJ4PADCtCQAA8REAMK4JAAChDwAwCzEAAOARADAyAADlEQAwpgkAAOERADCnCQAA4hEAMKgJAADjEQAgqQkAAOQRADCqCQAA5BEAMKsJAADkEQAwrAkAAOQRADCtCQAA5hEAMK4JAADnEQAwDiIAAJQNACAjAACVDQAggQdAAAAAAYwHAQAAAAGSBwEAAAABmwcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQIAAAB1ACAxAADrEQAgAwAAAHUAIDEAAOsRACAyAADqEQAgASoAAIATADATAwAA7wsAICIAAJwMACAjAACdDAAg_QYAAJsMADD-BgAAcwAQ_wYAAJsMADCBB0AAhAsAIYwHAQCTCwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAuQsAIasHAQCTCwAhrAcAAKELACCtBwEAlQsAIa4HQACUCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhAgAAAHUAICoAAOoRACACAAAA6BEAICoAAOkRACAQ_QYAAOcRADD-BgAA6BEAEP8GAADnEQAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhqwcBAJMLACGsBwAAoQsAIK0HAQCVCwAhrgdAAJQLACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACEQ_QYAAOcRADD-BgAA6BEAEP8GAADnEQAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhqwcBAJMLACGsBwAAoQsAIK0HAQCVCwAhrgdAAJQLACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACEMgQdAANkMACGMBwEA4wwAIZIHAQDjDAAhmwcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDiIAAPgMACAjAAD5DAAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhmwcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDiIAAJQNACAjAACVDQAggQdAAAAAAYwHAQAAAAGSBwEAAAABmwcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQ8EAQAAAAEVAAC8DgAggQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAaoHAQAAAAHHBwEAAAABuQgAAQAAAboIAAEAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAIAAAABvwhAAAAAAQIAAABSACAxAAD0EQAgAwAAAFIAIDEAAPQRACAyAADzEQAgASoAAP8SADACAAAAUgAgKgAA8xEAIAIAAACiDwAgKgAA8hEAIA4EAQDlDAAhgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqAdAANkMACGqBwEA5QwAIccHAQDjDAAhuQgAAaYNACG6CAABpg0AIbsIAQDlDAAhvAgBAOUMACG9CAEA5QwAIb4IAgDrDAAhvwhAAOQMACEPBAEA5QwAIRUAALoOACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIaoHAQDlDAAhxwcBAOMMACG5CAABpg0AIboIAAGmDQAhuwgBAOUMACG8CAEA5QwAIb0IAQDlDAAhvggCAOsMACG_CEAA5AwAIQ8EAQAAAAEVAAC8DgAggQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAaoHAQAAAAHHBwEAAAABuQgAAQAAAboIAAEAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAIAAAABvwhAAAAAAQsVAADDDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAb0IAQAAAAHACAABAAABwQgAAQAAAcIIAQAAAAHDCEAAAAABxAhAAAAAAQIAAABOACAxAAD9EQAgAwAAAE4AIDEAAP0RACAyAAD8EQAgASoAAP4SADACAAAATgAgKgAA_BEAIAIAAACuDwAgKgAA-xEAIAqBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIb0IAQDjDAAhwAgAAaYNACHBCAABpg0AIcIIAQDlDAAhwwhAAOQMACHECEAA5AwAIQsVAADBDgAggQdAANkMACGSBwEA4wwAIagHQADZDAAhqgcBAOMMACG9CAEA4wwAIcAIAAGmDQAhwQgAAaYNACHCCAEA5QwAIcMIQADkDAAhxAhAAOQMACELFQAAww4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAG9CAEAAAABwAgAAQAAAcEIAAEAAAHCCAEAAAABwwhAAAAAAcQIQAAAAAEIFQAAyg4AIKgHQAAAAAGqBwEAAAABvQgBAAAAAcUIAAEAAAHGCAEAAAABxwgBAAAAAcgIQAAAAAECAAAASgAgMQAAhhIAIAMAAABKACAxAACGEgAgMgAAhRIAIAEqAAD9EgAwAgAAAEoAICoAAIUSACACAAAAug8AICoAAIQSACAHqAdAANkMACGqBwEA4wwAIb0IAQDjDAAhxQgAAaYNACHGCAEA4wwAIccIAQDjDAAhyAhAAOQMACEIFQAAyA4AIKgHQADZDAAhqgcBAOMMACG9CAEA4wwAIcUIAAGmDQAhxggBAOMMACHHCAEA4wwAIcgIQADkDAAhCBUAAMoOACCoB0AAAAABqgcBAAAAAb0IAQAAAAHFCAABAAABxggBAAAAAccIAQAAAAHICEAAAAABEB8AANMOACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAckIAQAAAAHKCAABAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAADRDgAgAgAAAGwAIDEAAI8SACADAAAAbAAgMQAAjxIAIDIAAI4SACABKgAA_BIAMAIAAABsACAqAACOEgAgAgAAAOQOACAqAACNEgAgD4EHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACGxCAEA5QwAIcQIQADkDAAhyAhAAOQMACHJCAEA4wwAIcoIAAGmDQAhywgBAOMMACHMCAEA5QwAIc0IAQDlDAAhzggBAOUMACHPCAAAzg4AIBAfAADQDgAggQdAANkMACGSBwEA4wwAIagHQADZDAAhrwcBAOMMACGwBwEA4wwAIbEIAQDlDAAhxAhAAOQMACHICEAA5AwAIckIAQDjDAAhyggAAaYNACHLCAEA4wwAIcwIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADODgAgEB8AANMOACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAckIAQAAAAHKCAABAAABywgBAAAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAADRDgAgCyAAAOoOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGxCAEAAAABzQgBAAAAAc4IAQAAAAHPCAAA6A4AINAIAgAAAAHRCAEAAAAB0ghAAAAAAQIAAACRBQAgMQAAkBIAIAMAAABoACAxAACQEgAgMgAAlBIAIA0AAABoACAgAADbDgAgKgAAlBIAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIbEIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADZDgAg0AgCAOsMACHRCAEA5QwAIdIIQADkDAAhCyAAANsOACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGxCAEA5QwAIc0IAQDlDAAhzggBAOUMACHPCAAA2Q4AINAIAgDrDAAh0QgBAOUMACHSCEAA5AwAIQsVAACPDwAgFwAAkA8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABvQgBAAAAAcQIQAAAAAHKCAABAAAB4ghAAAAAAQIAAABEACAxAACdEgAgAwAAAEQAIDEAAJ0SACAyAACcEgAgASoAAPsSADACAAAARAAgKgAAnBIAIAIAAADGDwAgKgAAmxIAIAmBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhvQgBAOMMACHECEAA5AwAIcoIAAGmDQAh4ghAAOQMACELFQAAhw8AIBcAAIgPACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhvQgBAOMMACHECEAA5AwAIcoIAAGmDQAh4ghAAOQMACELFQAAjw8AIBcAAJAPACCBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAb0IAQAAAAHECEAAAAAByggAAQAAAeIIQAAAAAEPBAAAyw8AIBgAAMwPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqgcBAAAAAaMIAQAAAAGxCAEAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABAgAAAD8AIDEAAKYSACADAAAAPwAgMQAAphIAIDIAAKUSACABKgAA-hIAMAIAAAA_ACAqAAClEgAgAgAAAJcRACAqAACkEgAgCoEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqgcBAOUMACGjCAEA4wwAIbEIAQDlDAAh4wgBAOMMACHkCAEA4wwAIeUIQADkDAAhDwQAAJUPACAYAACWDwAgGQAAlw8AIBoAAJgPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGqBwEA5QwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACEPBAAAyw8AIBgAAMwPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqgcBAAAAAaMIAQAAAAGxCAEAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABExEAALEOACATAACyDgAgFAAAsw4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaMIAQAAAAGtCAIAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtAiAAAAAAbUIAQAAAAG2CAAArw4AILcIAgAAAAG4CAIAAAABAgAAAGQAIDEAALISACADAAAAZAAgMQAAshIAIDIAALESACABKgAA-RIAMBkDAADvCwAgEQAAogwAIBMAAKMMACAUAACkDAAg_QYAAKEMADD-BgAAYgAQ_wYAAKEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhowgBAJMLACGtCAIAqAsAIbEIAQCTCwAhsggBAJMLACGzCAEAlQsAIbQIAADACwAgtQgBAJULACG2CAAAoQsAILcIAgCoCwAhuAgCAKgLACHTCAAAoAwAIAIAAABkACAqAACxEgAgAgAAAK8SACAqAACwEgAgFP0GAACuEgAw_gYAAK8SABD_BgAArhIAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhowgBAJMLACGtCAIAqAsAIbEIAQCTCwAhsggBAJMLACGzCAEAlQsAIbQIAADACwAgtQgBAJULACG2CAAAoQsAILcIAgCoCwAhuAgCAKgLACEU_QYAAK4SADD-BgAArxIAEP8GAACuEgAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGjCAEAkwsAIa0IAgCoCwAhsQgBAJMLACGyCAEAkwsAIbMIAQCVCwAhtAgAAMALACC1CAEAlQsAIbYIAAChCwAgtwgCAKgLACG4CAIAqAsAIRCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGjCAEA4wwAIa0IAgDrDAAhsQgBAOMMACGyCAEA4wwAIbMIAQDlDAAhtAiAAAAAAbUIAQDlDAAhtggAAI0OACC3CAIA6wwAIbgIAgDrDAAhExEAAI8OACATAACQDgAgFAAAkQ4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaMIAQDjDAAhrQgCAOsMACGxCAEA4wwAIbIIAQDjDAAhswgBAOUMACG0CIAAAAABtQgBAOUMACG2CAAAjQ4AILcIAgDrDAAhuAgCAOsMACETEQAAsQ4AIBMAALIOACAUAACzDgAggQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAEUBAAA4g8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAG_BwEAAAABwAcBAAAAAaEIAQAAAAGnCAAA3w8AIMIIAQAAAAHECEAAAAAByggAAQAAAesIAADgDwAg7AhAAAAAAe0IAgAAAAHuCAIAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAQIAAAAuACAxAAC7EgAgAwAAAC4AIDEAALsSACAyAAC6EgAgASoAAPgSADACAAAALgAgKgAAuhIAIAIAAACsEQAgKgAAuRIAIBOBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIb8HAQDjDAAhwAcBAOMMACGhCAEA5QwAIacIAADbDwAgwggBAOUMACHECEAA5AwAIcoIAAGmDQAh6wgAANwPACDsCEAA5AwAIe0IAgDVDQAh7ggCANUNACHvCAEA5QwAIfAIAQDlDAAh8QgBAOUMACHyCAEA5QwAIRQEAADeDwAggQdAANkMACGSBwEA4wwAIagHQADZDAAhqgcBAOMMACG_BwEA4wwAIcAHAQDjDAAhoQgBAOUMACGnCAAA2w8AIMIIAQDlDAAhxAhAAOQMACHKCAABpg0AIesIAADcDwAg7AhAAOQMACHtCAIA1Q0AIe4IAgDVDQAh7wgBAOUMACHwCAEA5QwAIfEIAQDlDAAh8ggBAOUMACEUBAAA4g8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAG_BwEAAAABwAcBAAAAAaEIAQAAAAGnCAAA3w8AIMIIAQAAAAHECEAAAAAByggAAQAAAesIAADgDwAg7AhAAAAAAe0IAgAAAAHuCAIAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAARMEAADtDwAggQdAAAAAAYwHAQAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAacIAADqDwAgqggBAAAAAasIAADrDwAgrAggAAAAAcEIAAEAAAHECEAAAAAB5AgBAAAAAewIQAAAAAHzCAEAAAAB9AgBAAAAAfUIQAAAAAECAAAAKgAgMQAAxBIAIAMAAAAqACAxAADEEgAgMgAAwxIAIAEqAAD3EgAwAgAAACoAICoAAMMSACACAAAAuBEAICoAAMISACASgQdAANkMACGMBwEA4wwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGnCAAA5g8AIKoIAQDjDAAhqwgAAOcPACCsCCAAmw0AIcEIAAGmDQAhxAhAAOQMACHkCAEA5QwAIewIQADkDAAh8wgBAOUMACH0CAEA5QwAIfUIQADkDAAhEwQAAOkPACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIacIAADmDwAgqggBAOMMACGrCAAA5w8AIKwIIACbDQAhwQgAAaYNACHECEAA5AwAIeQIAQDlDAAh7AhAAOQMACHzCAEA5QwAIfQIAQDlDAAh9QhAAOQMACETBAAA7Q8AIIEHQAAAAAGMBwEAAAABkgcBAAAAAagHQAAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGnCAAA6g8AIKoIAQAAAAGrCAAA6w8AIKwIIAAAAAHBCAABAAABxAhAAAAAAeQIAQAAAAHsCEAAAAAB8wgBAAAAAfQIAQAAAAH1CEAAAAABDgUAAMsRACAGAADMEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABowgBAAAAAeYIAQAAAAHnCAEAAAABmQkgAAAAAZoJQAAAAAGbCUAAAAABAgAAAAUAIDEAANASACADAAAABQAgMQAA0BIAIDIAAM8SACABKgAA9hIAMBUDAADvCwAgBQAA0gwAIAYAAI4MACAPAACnDAAgEAAAqAwAIBEAAKIMACAcAACqDAAg_QYAANEMADD-BgAAAwAQ_wYAANEMADCBB0AAhAsAIZIHAQAAAAGpBwEAsAsAIaMIAQCTCwAh0wgAANAMACDmCAEAkwsAIecIAQCTCwAhmQkgAKcLACGaCUAAlAsAIZsJQACECwAhowkAAM8MACACAAAABQAgKgAAzxIAIAIAAADNEgAgKgAAzhIAIAz9BgAAzBIAMP4GAADNEgAQ_wYAAMwSADCBB0AAhAsAIZIHAQCwCwAhqQcBALALACGjCAEAkwsAIeYIAQCTCwAh5wgBAJMLACGZCSAApwsAIZoJQACUCwAhmwlAAIQLACEM_QYAAMwSADD-BgAAzRIAEP8GAADMEgAwgQdAAIQLACGSBwEAsAsAIakHAQCwCwAhowgBAJMLACHmCAEAkwsAIecIAQCTCwAhmQkgAKcLACGaCUAAlAsAIZsJQACECwAhCIEHQADZDAAhkgcBAOMMACGjCAEA4wwAIeYIAQDjDAAh5wgBAOMMACGZCSAAmw0AIZoJQADkDAAhmwlAANkMACEOBQAAiREAIAYAAIoRACAPAACLEQAgEAAAjBEAIBEAAI0RACAcAACOEQAggQdAANkMACGSBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIQ4FAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAaMIAQAAAAHmCAEAAAAB5wgBAAAAAZkJIAAAAAGaCUAAAAABmwlAAAAAAQQxAADFEgAwpgkAAMYSADCoCQAAyBIAIKwJAADJEgAwBDEAALwSADCmCQAAvRIAMKgJAAC_EgAgrAkAALQRADAEMQAAsxIAMKYJAAC0EgAwqAkAALYSACCsCQAAqBEAMAQxAACnEgAwpgkAAKgSADCoCQAAqhIAIKwJAACrEgAwBDEAAJ4SADCmCQAAnxIAMKgJAAChEgAgrAkAAJMRADAEMQAAlRIAMKYJAACWEgAwqAkAAJgSACCsCQAAwg8AMAMxAACQEgAgpgkAAJESACCsCQAAkQUAIAQxAACHEgAwpgkAAIgSADCoCQAAihIAIKwJAADgDgAwBDEAAP4RADCmCQAA_xEAMKgJAACBEgAgrAkAALYPADAEMQAA9REAMKYJAAD2EQAwqAkAAPgRACCsCQAAqg8AMAQxAADsEQAwpgkAAO0RADCoCQAA7xEAIKwJAACeDwAwBDEAAOARADCmCQAA4REAMKgJAADjEQAgrAkAAOQRADAAAAAAAAAHAwAA6w4AICAAAOwOACCxCAAA3wwAIM0IAADfDAAgzggAAN8MACDRCAAA3wwAINIIAADfDAAgAAAAAAYDAADrDgAgIgAA6RIAICMAAOoSACCqBwAA3wwAIK0HAADfDAAgrgcAAN8MACAAAAADEgAAhw4AII0HAADfDAAgsAgAAN8MACAACgMAAOsOACAEAACEEQAgGAAA4hIAIBkAAOQSACAaAADlEgAgGwAA5hIAIJgHAADfDAAgqgcAAN8MACCxCAAA3wwAIOUIAADfDAAgARYAAIIPACAKBwAA8RIAIAoAAPISACALAADzEgAgDAAA9BIAIP8IAADfDAAghAkAAN8MACCGCQAA3wwAIIkJAADfDAAgjgkAAN8MACCPCQAA3wwAIAMGAADsEAAgCAAA7RAAIA4AAO4QACAAAAABBAAAhBEAIAiBB0AAAAABkgcBAAAAAaMIAQAAAAHmCAEAAAAB5wgBAAAAAZkJIAAAAAGaCUAAAAABmwlAAAAAARKBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABpwgAAOoPACCqCAEAAAABqwgAAOsPACCsCCAAAAABwQgAAQAAAcQIQAAAAAHkCAEAAAAB7AhAAAAAAfMIAQAAAAH0CAEAAAAB9QhAAAAAAROBB0AAAAABkgcBAAAAAagHQAAAAAGqBwEAAAABvwcBAAAAAcAHAQAAAAGhCAEAAAABpwgAAN8PACDCCAEAAAABxAhAAAAAAcoIAAEAAAHrCAAA4A8AIOwIQAAAAAHtCAIAAAAB7ggCAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAEQgQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAEKgQdAAAAAAZIHAQAAAAGYBwEAAAABmwcBAAAAAaoHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQmBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAb0IAQAAAAHECEAAAAAByggAAQAAAeIIQAAAAAEPgQdAAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAGxCAEAAAABxAhAAAAAAcgIQAAAAAHJCAEAAAAByggAAQAAAcsIAQAAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCAAA0Q4AIAeoB0AAAAABqgcBAAAAAb0IAQAAAAHFCAABAAABxggBAAAAAccIAQAAAAHICEAAAAABCoEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAG9CAEAAAABwAgAAQAAAcEIAAEAAAHCCAEAAAABwwhAAAAAAcQIQAAAAAEOBAEAAAABgQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAaoHAQAAAAHHBwEAAAABuQgAAQAAAboIAAEAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAIAAAABvwhAAAAAAQyBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqgcBAAAAAasHAQAAAAGsBwAAkg0AIK0HAQAAAAGuB0AAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAAgRMAIAXzBwEAAAABkgkCAAAAAZMJIAAAAAGUCQIAAAABlQkCAAAAARGBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAGnCAAA6g8AIKoIAQAAAAGrCAAA6w8AIKwIIAAAAAHBCAABAAABxAhAAAAAAeQIAQAAAAHsCEAAAAAB8wgBAAAAAfQIAQAAAAH1CEAAAAABEoEHQAAAAAGSBwEAAAABqAdAAAAAAb8HAQAAAAHABwEAAAABoQgBAAAAAacIAADfDwAgwggBAAAAAcQIQAAAAAHKCAABAAAB6wgAAOAPACDsCEAAAAAB7QgCAAAAAe4IAgAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAABEoEHQAAAAAGSBwEAAAABmwcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaEIAQAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCIAAAAABpwgAAPoNACCoCAIAAAABqQggAAAAAaoIAQAAAAGrCAAA-w0AIKwIIAAAAAGtCAIAAAABCYEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQMAAABUACAxAACBEwAgMgAAihMAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAIoTACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIQ8DAADKEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAECAAAABQAgMQAAixMAIAMAAAADACAxAACLEwAgMgAAjxMAIBEAAAADACADAACIEQAgBgAAihEAIA8AAIsRACAQAACMEQAgEQAAjREAIBwAAI4RACAqAACPEwAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhowgBAOMMACHmCAEA4wwAIecIAQDjDAAhmQkgAJsNACGaCUAA5AwAIZsJQADZDAAhDwMAAIgRACAGAACKEQAgDwAAixEAIBAAAIwRACARAACNEQAgHAAAjhEAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIQwIAADqEAAgDgAA6xAAIIEHQAAAAAGMBwEAAAABtgcCAAAAAcwHAQAAAAHoBwIAAAAB9gcCAAAAAYsIAgAAAAH5CCAAAAABkAkBAAAAAZEJAADoEAAgAgAAAPwBACAxAACQEwAgAwAAAP8BACAxAACQEwAgMgAAlBMAIA4AAAD_AQAgCAAAwBAAIA4AAMEQACAqAACUEwAggQdAANkMACGMBwEA4wwAIbYHAgDrDAAhzAcBAOMMACHoBwIA6wwAIfYHAgDrDAAhiwgCAOsMACH5CCAAmw0AIZAJAQDjDAAhkQkAAL4QACAMCAAAwBAAIA4AAMEQACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIegHAgDrDAAh9gcCAOsMACGLCAIA6wwAIfkIIACbDQAhkAkBAOMMACGRCQAAvhAAIAwGAADpEAAgDgAA6xAAIIEHQAAAAAGMBwEAAAABtgcCAAAAAcwHAQAAAAHoBwIAAAAB9gcCAAAAAYsIAgAAAAH5CCAAAAABkAkBAAAAAZEJAADoEAAgAgAAAPwBACAxAACVEwAgAwAAAP8BACAxAACVEwAgMgAAmRMAIA4AAAD_AQAgBgAAvxAAIA4AAMEQACAqAACZEwAggQdAANkMACGMBwEA4wwAIbYHAgDrDAAhzAcBAOMMACHoBwIA6wwAIfYHAgDrDAAhiwgCAOsMACH5CCAAmw0AIZAJAQDjDAAhkQkAAL4QACAMBgAAvxAAIA4AAMEQACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIegHAgDrDAAh9gcCAOsMACGLCAIA6wwAIfkIIACbDQAhkAkBAOMMACGRCQAAvhAAIA8DAADKEQAgBQAAyxEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAECAAAABQAgMQAAmhMAIAMAAAADACAxAACaEwAgMgAAnhMAIBEAAAADACADAACIEQAgBQAAiREAIA8AAIsRACAQAACMEQAgEQAAjREAIBwAAI4RACAqAACeEwAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhowgBAOMMACHmCAEA4wwAIecIAQDjDAAhmQkgAJsNACGaCUAA5AwAIZsJQADZDAAhDwMAAIgRACAFAACJEQAgDwAAixEAIBAAAIwRACARAACNEQAgHAAAjhEAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIQWqBwEAAAABkgkCAAAAAZMJIAAAAAGUCQIAAAABlQkCAAAAAQSSCQIAAAABkwkgAAAAAZQJAgAAAAGVCQIAAAABGowHAQAAAAHvBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABDAYAAOkQACAIAADqEAAggQdAAAAAAYwHAQAAAAG2BwIAAAABzAcBAAAAAegHAgAAAAH2BwIAAAABiwgCAAAAAfkIIAAAAAGQCQEAAAABkQkAAOgQACACAAAA_AEAIDEAAKITACAUgQdAAAAAAaoHAQAAAAHRBwEAAAAB6AcCAAAAAe4HAQAAAAHvBwEAAAAB8AcCAAAAAfEHBAAAAAHzBwEAAAAB9AcBAAAAAfUHAgAAAAH2BwIAAAAB9wcCAAAAAfgHgAAAAAH5B0AAAAAB-gdAAAAAAfsHQAAAAAH8BwQAAAAB_QcEAAAAAf4HAQAAAAEEgQdAAAAAAdcIAQAAAAH7CAEAAAAB_AhAAAAAAQWbByAAAAABxQcBAAAAAc0HAQAAAAGDCAEAAAAB_QhAAAAAAQMAAAD_AQAgMQAAohMAIDIAAKkTACAOAAAA_wEAIAYAAL8QACAIAADAEAAgKgAAqRMAIIEHQADZDAAhjAcBAOMMACG2BwIA6wwAIcwHAQDjDAAh6AcCAOsMACH2BwIA6wwAIYsIAgDrDAAh-QggAJsNACGQCQEA4wwAIZEJAAC-EAAgDAYAAL8QACAIAADAEAAggQdAANkMACGMBwEA4wwAIbYHAgDrDAAhzAcBAOMMACHoBwIA6wwAIfYHAgDrDAAhiwgCAOsMACH5CCAAmw0AIZAJAQDjDAAhkQkAAL4QACAeBwAAtRAAIAoAALYQACALAAC3EAAgjAcBAAAAAe8HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABAgAAABQAIDEAAKoTACADAAAAEgAgMQAAqhMAIDIAAK4TACAgAAAAEgAgBwAAihAAIAoAAIsQACALAACMEAAgKgAArhMAIIwHAQDjDAAh7wcBAOMMACHzBwEA4wwAIfUHAgDrDAAh9gcCAOsMACH3BwIA6wwAIfwHBADYDAAh5wgBAOMMACH5CCAAmw0AIf4IAQDjDAAh_wgBAOUMACGACQIA6wwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAQDlDAAhhQkgAJsNACGGCUAA5AwAIYcJAACHEAAgiAkAAIgQACCJCUAA5AwAIYoJIACbDQAhiwkAAIkQACCMCQIA6wwAIY0JAgDrDAAhjgkBAOUMACGPCQEA5QwAIR4HAACKEAAgCgAAixAAIAsAAIwQACCMBwEA4wwAIe8HAQDjDAAh8wcBAOMMACH1BwIA6wwAIfYHAgDrDAAh9wcCAOsMACH8BwQA2AwAIecIAQDjDAAh-QggAJsNACH-CAEA4wwAIf8IAQDlDAAhgAkCAOsMACGBCQIA6wwAIYIJAgDrDAAhgwkCAOsMACGECQEA5QwAIYUJIACbDQAhhglAAOQMACGHCQAAhxAAIIgJAACIEAAgiQlAAOQMACGKCSAAmw0AIYsJAACJEAAgjAkCAOsMACGNCQIA6wwAIY4JAQDlDAAhjwkBAOUMACEeBwAAtRAAIAoAALYQACAMAAC4EAAgjAcBAAAAAe8HAQAAAAHzBwEAAAAB9QcCAAAAAfYHAgAAAAH3BwIAAAAB_AcEAAAAAecIAQAAAAH5CCAAAAAB_ggBAAAAAf8IAQAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkBAAAAAYUJIAAAAAGGCUAAAAABhwkAALIQACCICQAAsxAAIIkJQAAAAAGKCSAAAAABiwkAALQQACCMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQEAAAABAgAAABQAIDEAAK8TACADAAAAEgAgMQAArxMAIDIAALMTACAgAAAAEgAgBwAAihAAIAoAAIsQACAMAACNEAAgKgAAsxMAIIwHAQDjDAAh7wcBAOMMACHzBwEA4wwAIfUHAgDrDAAh9gcCAOsMACH3BwIA6wwAIfwHBADYDAAh5wgBAOMMACH5CCAAmw0AIf4IAQDjDAAh_wgBAOUMACGACQIA6wwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAQDlDAAhhQkgAJsNACGGCUAA5AwAIYcJAACHEAAgiAkAAIgQACCJCUAA5AwAIYoJIACbDQAhiwkAAIkQACCMCQIA6wwAIY0JAgDrDAAhjgkBAOUMACGPCQEA5QwAIR4HAACKEAAgCgAAixAAIAwAAI0QACCMBwEA4wwAIe8HAQDjDAAh8wcBAOMMACH1BwIA6wwAIfYHAgDrDAAh9wcCAOsMACH8BwQA2AwAIecIAQDjDAAh-QggAJsNACH-CAEA4wwAIf8IAQDlDAAhgAkCAOsMACGBCQIA6wwAIYIJAgDrDAAhgwkCAOsMACGECQEA5QwAIYUJIACbDQAhhglAAOQMACGHCQAAhxAAIIgJAACIEAAgiQlAAOQMACGKCSAAmw0AIYsJAACJEAAgjAkCAOsMACGNCQIA6wwAIY4JAQDlDAAhjwkBAOUMACEPAwAAyhEAIAUAAMsRACAGAADMEQAgEAAAzhEAIBEAAM8RACAcAADQEQAggQdAAAAAAZIHAQAAAAGpBwEAAAABowgBAAAAAeYIAQAAAAHnCAEAAAABmQkgAAAAAZoJQAAAAAGbCUAAAAABAgAAAAUAIDEAALQTACATEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGjCAEAAAAB5ggBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQIAAAABACAxAAC2EwAgAwAAAAMAIDEAALQTACAyAAC6EwAgEQAAAAMAIAMAAIgRACAFAACJEQAgBgAAihEAIBAAAIwRACARAACNEQAgHAAAjhEAICoAALoTACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGjCAEA4wwAIeYIAQDjDAAh5wgBAOMMACGZCSAAmw0AIZoJQADkDAAhmwlAANkMACEPAwAAiBEAIAUAAIkRACAGAACKEQAgEAAAjBEAIBEAAI0RACAcAACOEQAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhowgBAOMMACHmCAEA4wwAIecIAQDjDAAhmQkgAJsNACGaCUAA5AwAIZsJQADZDAAhAwAAAFQAIDEAALYTACAyAAC9EwAgFQAAAFQAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAvRMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACETEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhDwMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACARAADPEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABqQcBAAAAAaMIAQAAAAHmCAEAAAAB5wgBAAAAAZkJIAAAAAGaCUAAAAABmwlAAAAAAQIAAAAFACAxAAC-EwAgEw8AANISACAYAADWEgAgGQAA2RIAIBoAANoSACAbAADbEgAgHAAA1RIAIB0AANESACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAAwBMAIAMAAAADACAxAAC-EwAgMgAAxBMAIBEAAAADACADAACIEQAgBQAAiREAIAYAAIoRACAPAACLEQAgEQAAjREAIBwAAI4RACAqAADEEwAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhowgBAOMMACHmCAEA4wwAIecIAQDjDAAhmQkgAJsNACGaCUAA5AwAIZsJQADZDAAhDwMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACARAACNEQAgHAAAjhEAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIQMAAABUACAxAADAEwAgMgAAxxMAIBUAAABUACAPAADVEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAMcTACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANURACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIQ8DAADKEQAgBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBEAAM8RACCBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAECAAAABQAgMQAAyBMAIBMPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAdAADREgAgHgAA1BIAIB8AANcSACAgAADYEgAgJAAA3BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaMIAQAAAAHmCAEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAgAAAAEAIDEAAMoTACAIgQdAAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAHECEAAAAAByggAAQAAAeIIQAAAAAEGqAdAAAAAAaoHAQAAAAHFCAABAAABxggBAAAAAccIAQAAAAHICEAAAAABCYEHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAHACAABAAABwQgAAQAAAcIIAQAAAAHDCEAAAAABxAhAAAAAAQ0EAQAAAAGBB0AAAAABkgcBAAAAAZsHAQAAAAGoB0AAAAABqgcBAAAAAccHAQAAAAG5CAABAAABuggAAQAAAbsIAQAAAAG8CAEAAAABvggCAAAAAb8IQAAAAAEDAAAAAwAgMQAAyBMAIDIAANITACARAAAAAwAgAwAAiBEAIAUAAIkRACAGAACKEQAgDwAAixEAIBAAAIwRACARAACNEQAgKgAA0hMAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIQ8DAACIEQAgBQAAiREAIAYAAIoRACAPAACLEQAgEAAAjBEAIBEAAI0RACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGjCAEA4wwAIeYIAQDjDAAh5wgBAOMMACGZCSAAmw0AIZoJQADkDAAhmwlAANkMACEDAAAAVAAgMQAAyhMAIDIAANUTACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACAqAADVEwAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACEQAwAAyg8AIAQAAMsPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQIAAAA_ACAxAADWEwAgEw8AANISACAQAADTEgAgGQAA2RIAIBoAANoSACAbAADbEgAgHAAA1RIAIB0AANESACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAA2BMAIAMAAAA9ACAxAADWEwAgMgAA3BMAIBIAAAA9ACADAACUDwAgBAAAlQ8AIBkAAJcPACAaAACYDwAgGwAAmQ8AICoAANwTACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGjCAEA4wwAIbEIAQDlDAAh4wgBAOMMACHkCAEA4wwAIeUIQADkDAAhEAMAAJQPACAEAACVDwAgGQAAlw8AIBoAAJgPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhowgBAOMMACGxCAEA5QwAIeMIAQDjDAAh5AgBAOMMACHlCEAA5AwAIQMAAABUACAxAADYEwAgMgAA3xMAIBUAAABUACAPAADVEQAgEAAA1hEAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAN8TACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANURACAQAADWEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIQwDAACODwAgFQAAjw8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAb0IAQAAAAHECEAAAAAByggAAQAAAeIIQAAAAAECAAAARAAgMQAA4BMAIAMAAABCACAxAADgEwAgMgAA5BMAIA4AAABCACADAACGDwAgFQAAhw8AICoAAOQTACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACG9CAEA4wwAIcQIQADkDAAhyggAAaYNACHiCEAA5AwAIQwDAACGDwAgFQAAhw8AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIb0IAQDjDAAhxAhAAOQMACHKCAABpg0AIeIIQADkDAAhEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHgAA1BIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAA5RMAIA6BB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbEIAQAAAAHECEAAAAAByAhAAAAAAcoIAAEAAAHLCAEAAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwgAANEOACADAAAAVAAgMQAA5RMAIDIAAOoTACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgIAAA2xEAICQAAN8RACAqAADqEwAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAgAADbEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACEMAwAA6Q4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGxCAEAAAABzQgBAAAAAc4IAQAAAAHPCAAA6A4AINAIAgAAAAHRCAEAAAAB0ghAAAAAAQIAAACRBQAgMQAA6xMAIBMPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgJAAA3BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaMIAQAAAAHmCAEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAgAAAAEAIDEAAO0TACADAAAAaAAgMQAA6xMAIDIAAPETACAOAAAAaAAgAwAA2g4AICoAAPETACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIbEIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADZDgAg0AgCAOsMACHRCAEA5QwAIdIIQADkDAAhDAMAANoOACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIbEIAQDlDAAhzQgBAOUMACHOCAEA5QwAIc8IAADZDgAg0AgCAOsMACHRCAEA5QwAIdIIQADkDAAhAwAAAFQAIDEAAO0TACAyAAD0EwAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAkAADfEQAgKgAA9BMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEAMAAMoPACAEAADLDwAgGAAAzA8AIBoAAM4PACAbAADPDwAggQdAAAAAAZIHAQAAAAGYBwEAAAABmwcBAAAAAakHAQAAAAGqBwEAAAABowgBAAAAAbEIAQAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAECAAAAPwAgMQAA9RMAIBMPAADSEgAgEAAA0xIAIBgAANYSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHgAA1BIAIB8AANcSACAgAADYEgAgJAAA3BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaMIAQAAAAHmCAEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAgAAAAEAIDEAAPcTACADAAAAPQAgMQAA9RMAIDIAAPsTACASAAAAPQAgAwAAlA8AIAQAAJUPACAYAACWDwAgGgAAmA8AIBsAAJkPACAqAAD7EwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhowgBAOMMACGxCAEA5QwAIeMIAQDjDAAh5AgBAOMMACHlCEAA5AwAIRADAACUDwAgBAAAlQ8AIBgAAJYPACAaAACYDwAgGwAAmQ8AIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACEDAAAAVAAgMQAA9xMAIDIAAP4TACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACAqAAD-EwAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACEQAwAAyg8AIAQAAMsPACAYAADMDwAgGQAAzQ8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGjCAEAAAABsQgBAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQIAAAA_ACAxAAD_EwAgEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAbAADbEgAgHAAA1RIAIB0AANESACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAAgRQAIAMAAAA9ACAxAAD_EwAgMgAAhRQAIBIAAAA9ACADAACUDwAgBAAAlQ8AIBgAAJYPACAZAACXDwAgGwAAmQ8AICoAAIUUACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGjCAEA4wwAIbEIAQDlDAAh4wgBAOMMACHkCAEA4wwAIeUIQADkDAAhEAMAAJQPACAEAACVDwAgGAAAlg8AIBkAAJcPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhowgBAOMMACGxCAEA5QwAIeMIAQDjDAAh5AgBAOMMACHlCEAA5AwAIQMAAABUACAxAACBFAAgMgAAiBQAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAIgUACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIRADAADKDwAgBAAAyw8AIBgAAMwPACAZAADNDwAgGgAAzg8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAaMIAQAAAAGxCAEAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABAgAAAD8AIDEAAIkUACATDwAA0hIAIBAAANMSACAYAADWEgAgGQAA2RIAIBoAANoSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGjCAEAAAAB5ggBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAQIAAAABACAxAACLFAAgAwAAAD0AIDEAAIkUACAyAACPFAAgEgAAAD0AIAMAAJQPACAEAACVDwAgGAAAlg8AIBkAAJcPACAaAACYDwAgKgAAjxQAIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaMIAQDjDAAhsQgBAOUMACHjCAEA4wwAIeQIAQDjDAAh5QhAAOQMACEQAwAAlA8AIAQAAJUPACAYAACWDwAgGQAAlw8AIBoAAJgPACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGjCAEA4wwAIbEIAQDlDAAh4wgBAOMMACHkCAEA4wwAIeUIQADkDAAhAwAAAFQAIDEAAIsUACAyAACSFAAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAkhQAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABowgBAAAAAeYIAQAAAAGcCQEAAAABnQlAAAAAAZ4JQAAAAAECAAAAAQAgMQAAkxQAIBKBB0AAAAABkgcBAAAAAZsHAQAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpgiAAAAAAacIAAD6DQAgqAgCAAAAAakIIAAAAAGqCAEAAAABqwgAAPsNACCsCCAAAAABrQgCAAAAAQKoB0AAAAABoggAAQAAAQMAAABUACAxAACTFAAgMgAAmRQAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAJkUACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhowgBAOMMACHmCAEA4wwAIZwJAQDlDAAhnQlAANkMACGeCUAA5AwAIRQDAACwDgAgEQAAsQ4AIBQAALMOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAECAAAAZAAgMQAAmhQAIAMAAABiACAxAACaFAAgMgAAnhQAIBYAAABiACADAACODgAgEQAAjw4AIBQAAJEOACAqAACeFAAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGjCAEA4wwAIa0IAgDrDAAhsQgBAOMMACGyCAEA4wwAIbMIAQDlDAAhtAiAAAAAAbUIAQDlDAAhtggAAI0OACC3CAIA6wwAIbgIAgDrDAAhFAMAAI4OACARAACPDgAgFAAAkQ4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhowgBAOMMACGtCAIA6wwAIbEIAQDjDAAhsggBAOMMACGzCAEA5QwAIbQIgAAAAAG1CAEA5QwAIbYIAACNDgAgtwgCAOsMACG4CAIA6wwAIRQDAACwDgAgEwAAsg4AIBQAALMOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAECAAAAZAAgMQAAnxQAIA8DAADKEQAgBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGjCAEAAAAB5ggBAAAAAecIAQAAAAGZCSAAAAABmglAAAAAAZsJQAAAAAECAAAABQAgMQAAoRQAIAMAAABiACAxAACfFAAgMgAApRQAIBYAAABiACADAACODgAgEwAAkA4AIBQAAJEOACAqAAClFAAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGjCAEA4wwAIa0IAgDrDAAhsQgBAOMMACGyCAEA4wwAIbMIAQDlDAAhtAiAAAAAAbUIAQDlDAAhtggAAI0OACC3CAIA6wwAIbgIAgDrDAAhFAMAAI4OACATAACQDgAgFAAAkQ4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhowgBAOMMACGtCAIA6wwAIbEIAQDjDAAhsggBAOMMACGzCAEA5QwAIbQIgAAAAAG1CAEA5QwAIbYIAACNDgAgtwgCAOsMACG4CAIA6wwAIQMAAAADACAxAAChFAAgMgAAqBQAIBEAAAADACADAACIEQAgBQAAiREAIAYAAIoRACAPAACLEQAgEAAAjBEAIBwAAI4RACAqAACoFAAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhowgBAOMMACHmCAEA4wwAIecIAQDjDAAhmQkgAJsNACGaCUAA5AwAIZsJQADZDAAhDwMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgHAAAjhEAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaMIAQDjDAAh5ggBAOMMACHnCAEA4wwAIZkJIACbDQAhmglAAOQMACGbCUAA2QwAIRQDAACwDgAgEQAAsQ4AIBMAALIOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABowgBAAAAAa0IAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG0CIAAAAABtQgBAAAAAbYIAACvDgAgtwgCAAAAAbgIAgAAAAECAAAAZAAgMQAAqRQAIAMAAABiACAxAACpFAAgMgAArRQAIBYAAABiACADAACODgAgEQAAjw4AIBMAAJAOACAqAACtFAAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGjCAEA4wwAIa0IAgDrDAAhsQgBAOMMACGyCAEA4wwAIbMIAQDlDAAhtAiAAAAAAbUIAQDlDAAhtggAAI0OACC3CAIA6wwAIbgIAgDrDAAhFAMAAI4OACARAACPDgAgEwAAkA4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhowgBAOMMACGtCAIA6wwAIbEIAQDjDAAhsggBAOMMACGzCAEA5QwAIbQIgAAAAAG1CAEA5QwAIbYIAACNDgAgtwgCAOsMACG4CAIA6wwAIR4HAAC1EAAgCwAAtxAAIAwAALgQACCMBwEAAAAB7wcBAAAAAfMHAQAAAAH1BwIAAAAB9gcCAAAAAfcHAgAAAAH8BwQAAAAB5wgBAAAAAfkIIAAAAAH-CAEAAAAB_wgBAAAAAYAJAgAAAAGBCQIAAAABggkCAAAAAYMJAgAAAAGECQEAAAABhQkgAAAAAYYJQAAAAAGHCQAAshAAIIgJAACzEAAgiQlAAAAAAYoJIAAAAAGLCQAAtBAAIIwJAgAAAAGNCQIAAAABjgkBAAAAAY8JAQAAAAECAAAAFAAgMQAArhQAIAMAAAASACAxAACuFAAgMgAAshQAICAAAAASACAHAACKEAAgCwAAjBAAIAwAAI0QACAqAACyFAAgjAcBAOMMACHvBwEA4wwAIfMHAQDjDAAh9QcCAOsMACH2BwIA6wwAIfcHAgDrDAAh_AcEANgMACHnCAEA4wwAIfkIIACbDQAh_ggBAOMMACH_CAEA5QwAIYAJAgDrDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkBAOUMACGFCSAAmw0AIYYJQADkDAAhhwkAAIcQACCICQAAiBAAIIkJQADkDAAhigkgAJsNACGLCQAAiRAAIIwJAgDrDAAhjQkCAOsMACGOCQEA5QwAIY8JAQDlDAAhHgcAAIoQACALAACMEAAgDAAAjRAAIIwHAQDjDAAh7wcBAOMMACHzBwEA4wwAIfUHAgDrDAAh9gcCAOsMACH3BwIA6wwAIfwHBADYDAAh5wgBAOMMACH5CCAAmw0AIf4IAQDjDAAh_wgBAOUMACGACQIA6wwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAQDlDAAhhQkgAJsNACGGCUAA5AwAIYcJAACHEAAgiAkAAIgQACCJCUAA5AwAIYoJIACbDQAhiwkAAIkQACCMCQIA6wwAIY0JAgDrDAAhjgkBAOUMACGPCQEA5QwAIRMPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaMIAQAAAAHmCAEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABAgAAAAEAIDEAALMUACAEgQdAAAAAAZIHAQAAAAGnBwEAAAABqAdAAAAAAREqgAAAAAGBB0AAAAABjgcBAAAAAZIHAQAAAAGTBwQAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAAAAAZkHQAAAAAGaBwEAAAABmwcBAAAAAZwHAgAAAAGdB0AAAAABngdAAAAAAZ8HQAAAAAGgB0AAAAABAwAAAFQAIDEAALMUACAyAAC5FAAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgKgAAuRQAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaMIAQDjDAAh5ggBAOMMACGcCQEA5QwAIZ0JQADZDAAhnglAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGjCAEA4wwAIeYIAQDjDAAhnAkBAOUMACGdCUAA2QwAIZ4JQADkDAAhDwMAAJMNACAjAACVDQAggQdAAAAAAYwHAQAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHAACSDQAgrQcBAAAAAa4HQAAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAECAAAAdQAgMQAAuhQAIAMAAABzACAxAAC6FAAgMgAAvhQAIBEAAABzACADAAD3DAAgIwAA-QwAICoAAL4UACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGrBwEA4wwAIawHAAD2DAAgrQcBAOUMACGuB0AA5AwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIQ8DAAD3DAAgIwAA-QwAIIEHQADZDAAhjAcBAOMMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDwMAAJMNACAiAACUDQAggQdAAAAAAYwHAQAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHAACSDQAgrQcBAAAAAa4HQAAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAECAAAAdQAgMQAAvxQAIAMAAABzACAxAAC_FAAgMgAAwxQAIBEAAABzACADAAD3DAAgIgAA-AwAICoAAMMUACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGrBwEA4wwAIawHAAD2DAAgrQcBAOUMACGuB0AA5AwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIQ8DAAD3DAAgIgAA-AwAIIEHQADZDAAhjAcBAOMMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDQ0AIw9gDRBhDhhnFRlwFxpxGBtyGRxmFB0GAh5lEB9pHCBvHSR2HwgDAAEFCAMGDAQNABsPKw0QLw4RMw8cQBQBBAACAgQAAgcABQQGDQQIEQYNAAwOFQcBBwAFBQcABQoZCAsdCQwhCg0ACwEJAAcBCQAHAQkABwMKIgALIwAMJAADBiUACCYADicAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE0DxM2ERQ6EgESABABEgAQAhE7ABQ8AAcDAAEEQQINABoYRRUZSxcaTxgbUxkDAwABFQAUF0cWARYAFQIDAAEVABQCAwABFQAUAgNVARVWFAQYVwAZWAAaWQAbWgAFBlsAD1wAEF0AEV4AHF8AAwMAAQ0AHiBtHQIDAAEfABwBIG4ABAMAAQ0AIiJ6ICN-IQEhAB8BIQAfAiJ_ACOAAQALD4IBABCDAQAYhgEAGYgBABqJAQAbigEAHIUBAB2BAQAehAEAIIcBACSLAQAAAAADDQAoNwApOAAqAAAAAw0AKDcAKTgAKgEDAAEBAwABAw0ALzcAMDgAMQAAAAMNAC83ADA4ADEBBAACAQQAAgUNADY3ADk4ADpZADdaADgAAAAAAAUNADY3ADk4ADpZADdaADgCBAACBwAFAgQAAgcABQUNAD83AEI4AENZAEBaAEEAAAAAAAUNAD83AEI4AENZAEBaAEEBBwAFAQcABQUNAEg3AEs4AExZAElaAEoAAAAAAAUNAEg3AEs4AExZAElaAEoAAAUNAFE3AFQ4AFVZAFJaAFMAAAAAAAUNAFE3AFQ4AFVZAFJaAFMBBwAFAQcABQUNAFo3AF04AF5ZAFtaAFwAAAAAAAUNAFo3AF04AF5ZAFtaAFwBCQAHAQkABwMNAGM3AGQ4AGUAAAADDQBjNwBkOABlAQkABwEJAAcDDQBqNwBrOABsAAAAAw0AajcAazgAbAAAAAUNAHI3AHU4AHZZAHNaAHQAAAAAAAUNAHI3AHU4AHZZAHNaAHQAAAAFDQB8NwB_OACAAVkAfVoAfgAAAAAABQ0AfDcAfzgAgAFZAH1aAH4CAwABBAACAgMAAQQAAgMNAIUBNwCGATgAhwEAAAADDQCFATcAhgE4AIcBAgMAAQQAAgIDAAEEAAIFDQCMATcAjwE4AJABWQCNAVoAjgEAAAAAAAUNAIwBNwCPATgAkAFZAI0BWgCOAQAAAAMNAJYBNwCXATgAmAEAAAADDQCWATcAlwE4AJgBAAAAAw0AngE3AJ8BOACgAQAAAAMNAJ4BNwCfATgAoAECAwABBPEDAgIDAAEE9wMCAw0ApQE3AKYBOACnAQAAAAMNAKUBNwCmATgApwECAwABFQAUAgMAARUAFAMNAKwBNwCtATgArgEAAAADDQCsATcArQE4AK4BARYAFQEWABUFDQCzATcAtgE4ALcBWQC0AVoAtQEAAAAAAAUNALMBNwC2ATgAtwFZALQBWgC1AQAAAAUNAL0BNwDAATgAwQFZAL4BWgC_AQAAAAAABQ0AvQE3AMABOADBAVkAvgFaAL8BAAAAAw0AxwE3AMgBOADJAQAAAAMNAMcBNwDIATgAyQEAAAADDQDPATcA0AE4ANEBAAAAAw0AzwE3ANABOADRAQAAAAMNANcBNwDYATgA2QEAAAADDQDXATcA2AE4ANkBAQMAAQEDAAEFDQDeATcA4QE4AOIBWQDfAVoA4AEAAAAAAAUNAN4BNwDhATgA4gFZAN8BWgDgAQIDAAEfABwCAwABHwAcAw0A5wE3AOgBOADpAQAAAAMNAOcBNwDoATgA6QECAwABFQAUAgMAARUAFAMNAO4BNwDvATgA8AEAAAADDQDuATcA7wE4APABAgMAARUAFAIDAAEVABQDDQD1ATcA9gE4APcBAAAAAw0A9QE3APYBOAD3AQID9QUBFfYFFAID_AUBFf0FFAUNAPwBNwD_ATgAgAJZAP0BWgD-AQAAAAAABQ0A_AE3AP8BOACAAlkA_QFaAP4BAQMAAQEDAAEFDQCFAjcAiAI4AIkCWQCGAloAhwIAAAAAAAUNAIUCNwCIAjgAiQJZAIYCWgCHAgESABABEgAQAw0AjgI3AI8COACQAgAAAAMNAI4CNwCPAjgAkAICBAACEgAQAgQAAhIAEAUNAJUCNwCYAjgAmQJZAJYCWgCXAgAAAAAABQ0AlQI3AJgCOACZAlkAlgJaAJcCARIAEAESABADDQCeAjcAnwI4AKACAAAAAw0AngI3AJ8COACgAgAAAAUNAKYCNwCpAjgAqgJZAKcCWgCoAgAAAAAABQ0ApgI3AKkCOACqAlkApwJaAKgCAAAABQ0AsAI3ALMCOAC0AlkAsQJaALICAAAAAAAFDQCwAjcAswI4ALQCWQCxAloAsgIAAAAFDQC6AjcAvQI4AL4CWQC7AloAvAIAAAAAAAUNALoCNwC9AjgAvgJZALsCWgC8AgEJAAcBCQAHBQ0AwwI3AMYCOADHAlkAxAJaAMUCAAAAAAAFDQDDAjcAxgI4AMcCWQDEAloAxQIAAAAFDQDNAjcA0AI4ANECWQDOAloAzwIAAAAAAAUNAM0CNwDQAjgA0QJZAM4CWgDPAgAAAAUNANcCNwDaAjgA2wJZANgCWgDZAgAAAAAABQ0A1wI3ANoCOADbAlkA2AJaANkCAAAABQ0A4QI3AOQCOADlAlkA4gJaAOMCAAAAAAAFDQDhAjcA5AI4AOUCWQDiAloA4wIAAAAFDQDrAjcA7gI4AO8CWQDsAloA7QIAAAAAAAUNAOsCNwDuAjgA7wJZAOwCWgDtAgAAAAUNAPUCNwD4AjgA-QJZAPYCWgD3AgAAAAAABQ0A9QI3APgCOAD5AlkA9gJaAPcCAAAABQ0A_wI3AIIDOACDA1kAgANaAIEDAAAAAAAFDQD_AjcAggM4AIMDWQCAA1oAgQMAAAAFDQCJAzcAjAM4AI0DWQCKA1oAiwMAAAAAAAUNAIkDNwCMAzgAjQNZAIoDWgCLAwAAAAUNAJMDNwCWAzgAlwNZAJQDWgCVAwAAAAAABQ0AkwM3AJYDOACXA1kAlANaAJUDAAAABQ0AnQM3AKADOAChA1kAngNaAJ8DAAAAAAAFDQCdAzcAoAM4AKEDWQCeA1oAnwMAAAAFDQCnAzcAqgM4AKsDWQCoA1oAqQMAAAAAAAUNAKcDNwCqAzgAqwNZAKgDWgCpAwAAAAUNALEDNwC0AzgAtQNZALIDWgCzAwAAAAAABQ0AsQM3ALQDOAC1A1kAsgNaALMDAAAABQ0AuwM3AL4DOAC_A1kAvANaAL0DAAAAAAAFDQC7AzcAvgM4AL8DWQC8A1oAvQMBAwABAQMAAQMNAMQDNwDFAzgAxgMAAAADDQDEAzcAxQM4AMYDASEAHwEhAB8DDQDLAzcAzAM4AM0DAAAAAw0AywM3AMwDOADNAwEhAB8BIQAfBQ0A0gM3ANUDOADWA1kA0wNaANQDAAAAAAAFDQDSAzcA1QM4ANYDWQDTA1oA1AMAAAADDQDcAzcA3QM4AN4DAAAAAw0A3AM3AN0DOADeAwAAAAUNAOQDNwDnAzgA6ANZAOUDWgDmAwAAAAAABQ0A5AM3AOcDOADoA1kA5QNaAOYDAAAABQ0A7gM3APEDOADyA1kA7wNaAPADAAAAAAAFDQDuAzcA8QM4APIDWQDvA1oA8AMlAgEmjAEBJ44BASiPAQEpkAEBK5IBASyUASQtlQElLpcBAS-ZASQwmgEmM5sBATScAQE1nQEkOaABJzqhASs7ogECPKMBAj2kAQI-pQECP6YBAkCoAQJBqgEkQqsBLEOtAQJErwEkRbABLUaxAQJHsgECSLMBJEm2AS5KtwEyS7kBA0y6AQNNvAEDTr0BA0--AQNQwAEDUcIBJFLDATNTxQEDVMcBJFXIATRWyQEDV8oBA1jLASRbzgE1XM8BO13QAQRe0QEEX9IBBGDTAQRh1AEEYtYBBGPYASRk2QE8ZdsBBGbdASRn3gE9aN8BBGngAQRq4QEka-QBPmzlAURt5gEGbucBBm_oAQZw6QEGceoBBnLsAQZz7gEkdO8BRXXxAQZ28wEkd_QBRnj1AQZ59gEGevcBJHv6AUd8-wFNff0BBX7-AQV_gQIFgAGCAgWBAYMCBYIBhQIFgwGHAiSEAYgCToUBigIFhgGMAiSHAY0CT4gBjgIFiQGPAgWKAZACJIsBkwJQjAGUAlaNAZUCB44BlgIHjwGXAgeQAZgCB5EBmQIHkgGbAgeTAZ0CJJQBngJXlQGgAgeWAaICJJcBowJYmAGkAgeZAaUCB5oBpgIkmwGpAlmcAaoCX50BqwIKngGsAgqfAa0CCqABrgIKoQGvAgqiAbECCqMBswIkpAG0AmClAbYCCqYBuAIkpwG5AmGoAboCCqkBuwIKqgG8AiSrAb8CYqwBwAJmrQHBAgmuAcICCa8BwwIJsAHEAgmxAcUCCbIBxwIJswHJAiS0AcoCZ7UBzAIJtgHOAiS3Ac8CaLgB0AIJuQHRAgm6AdICJLsB1QJpvAHWAm29AdgCbr4B2QJuvwHcAm7AAd0CbsEB3gJuwgHgAm7DAeICJMQB4wJvxQHlAm7GAecCJMcB6AJwyAHpAm7JAeoCbsoB6wIkywHuAnHMAe8Cd80B8QJ4zgHyAnjPAfUCeNAB9gJ40QH3AnjSAfkCeNMB-wIk1AH8AnnVAf4CeNYBgAMk1wGBA3rYAYIDeNkBgwN42gGEAyTbAYcDe9wBiAOBAd0BiQMN3gGKAw3fAYsDDeABjAMN4QGNAw3iAY8DDeMBkQMk5AGSA4IB5QGUAw3mAZYDJOcBlwODAegBmAMN6QGZAw3qAZoDJOsBnQOEAewBngOIAe0BnwMO7gGgAw7vAaEDDvABogMO8QGjAw7yAaUDDvMBpwMk9AGoA4kB9QGqAw72AawDJPcBrQOKAfgBrgMO-QGvAw76AbADJPsBswOLAfwBtAORAf0BtgOSAf4BtwOSAf8BugOSAYACuwOSAYECvAOSAYICvgOSAYMCwAMkhALBA5MBhQLDA5IBhgLFAySHAsYDlAGIAscDkgGJAsgDkgGKAskDJIsCzAOVAYwCzQOZAY0CzwOaAY4C0AOaAY8C0wOaAZAC1AOaAZEC1QOaAZIC1wOaAZMC2QMklALaA5sBlQLcA5oBlgLeAySXAt8DnAGYAuADmgGZAuEDmgGaAuIDJJsC5QOdAZwC5gOhAZ0C5wMUngLoAxSfAukDFKAC6gMUoQLrAxSiAu0DFKMC7wMkpALwA6IBpQLzAxSmAvUDJKcC9gOjAagC-AMUqQL5AxSqAvoDJKsC_QOkAawC_gOoAa0C_wMVrgKABBWvAoEEFbACggQVsQKDBBWyAoUEFbMChwQktAKIBKkBtQKKBBW2AowEJLcCjQSqAbgCjgQVuQKPBBW6ApAEJLsCkwSrAbwClASvAb0ClgQWvgKXBBa_ApkEFsACmgQWwQKbBBbCAp0EFsMCnwQkxAKgBLABxQKiBBbGAqQEJMcCpQSxAcgCpgQWyQKnBBbKAqgEJMsCqwSyAcwCrAS4Ac0CrgS5Ac4CrwS5Ac8CsgS5AdACswS5AdECtAS5AdICtgS5AdMCuAQk1AK5BLoB1QK7BLkB1gK9BCTXAr4EuwHYAr8EuQHZAsAEuQHaAsEEJNsCxAS8AdwCxQTCAd0CxwTDAd4CyATDAd8CywTDAeACzATDAeECzQTDAeICzwTDAeMC0QQk5ALSBMQB5QLUBMMB5gLWBCTnAtcExQHoAtgEwwHpAtkEwwHqAtoEJOsC3QTGAewC3gTKAe0C4ATLAe4C4QTLAe8C5ATLAfAC5QTLAfEC5gTLAfIC6ATLAfMC6gQk9ALrBMwB9QLtBMsB9gLvBCT3AvAEzQH4AvEEywH5AvIEywH6AvMEJPsC9gTOAfwC9wTSAf0C-QTTAf4C-gTTAf8C_QTTAYAD_gTTAYED_wTTAYIDgQXTAYMDgwUkhAOEBdQBhQOGBdMBhgOIBSSHA4kF1QGIA4oF0wGJA4sF0wGKA4wFJIsDjwXWAYwDkAXaAY0DkgUcjgOTBRyPA5UFHJADlgUckQOXBRySA5kFHJMDmwUklAOcBdsBlQOeBRyWA6AFJJcDoQXcAZgDogUcmQOjBRyaA6QFJJsDpwXdAZwDqAXjAZ0DqQUdngOqBR2fA6sFHaADrAUdoQOtBR2iA68FHaMDsQUkpAOyBeQBpQO0BR2mA7YFJKcDtwXlAagDuAUdqQO5BR2qA7oFJKsDvQXmAawDvgXqAa0DvwUXrgPABRevA8EFF7ADwgUXsQPDBReyA8UFF7MDxwUktAPIBesBtQPKBRe2A8wFJLcDzQXsAbgDzgUXuQPPBRe6A9AFJLsD0wXtAbwD1AXxAb0D1QUYvgPWBRi_A9cFGMAD2AUYwQPZBRjCA9sFGMMD3QUkxAPeBfIBxQPgBRjGA-IFJMcD4wXzAcgD5AUYyQPlBRjKA-YFJMsD6QX0AcwD6gX4Ac0D6wUZzgPsBRnPA-0FGdAD7gUZ0QPvBRnSA_EFGdMD8wUk1AP0BfkB1QP4BRnWA_oFJNcD-wX6AdgD_gUZ2QP_BRnaA4AGJNsDgwb7AdwDhAaBAt0DhQYQ3gOGBhDfA4cGEOADiAYQ4QOJBhDiA4sGEOMDjQYk5AOOBoIC5QOQBhDmA5IGJOcDkwaDAugDlAYQ6QOVBhDqA5YGJOsDmQaEAuwDmgaKAu0DnAYR7gOdBhHvA58GEfADoAYR8QOhBhHyA6MGEfMDpQYk9AOmBosC9QOoBhH2A6oGJPcDqwaMAvgDrAYR-QOtBhH6A64GJPsDsQaNAvwDsgaRAv0DswYP_gO0Bg__A7UGD4AEtgYPgQS3Bg-CBLkGD4MEuwYkhAS8BpIChQS-Bg-GBMAGJIcEwQaTAogEwgYPiQTDBg-KBMQGJIsExwaUAowEyAaaAo0EyQYSjgTKBhKPBMsGEpAEzAYSkQTNBhKSBM8GEpME0QYklATSBpsClQTUBhKWBNYGJJcE1wacApgE2AYSmQTZBhKaBNoGJJsE3QadApwE3gahAp0E4AaiAp4E4QaiAp8E5AaiAqAE5QaiAqEE5gaiAqIE6AaiAqME6gYkpATrBqMCpQTtBqICpgTvBiSnBPAGpAKoBPEGogKpBPIGogKqBPMGJKsE9galAqwE9warAq0E-QasAq4E-gasAq8E_QasArAE_gasArEE_wasArIEgQesArMEgwcktASEB60CtQSGB6wCtgSIByS3BIkHrgK4BIoHrAK5BIsHrAK6BIwHJLsEjwevArwEkAe1Ar0Ekge2Ar4Ekwe2Ar8Elge2AsAElwe2AsEEmAe2AsIEmge2AsMEnAckxASdB7cCxQSfB7YCxgShByTHBKIHuALIBKMHtgLJBKQHtgLKBKUHJMsEqAe5AswEqQe_As0EqgcIzgSrBwjPBKwHCNAErQcI0QSuBwjSBLAHCNMEsgck1ASzB8AC1QS1BwjWBLcHJNcEuAfBAtgEuQcI2QS6BwjaBLsHJNsEvgfCAtwEvwfIAt0EwQfJAt4EwgfJAt8ExQfJAuAExgfJAuEExwfJAuIEyQfJAuMEywck5ATMB8oC5QTOB8kC5gTQByTnBNEHywLoBNIHyQLpBNMHyQLqBNQHJOsE1wfMAuwE2AfSAu0E2gfTAu4E2wfTAu8E3gfTAvAE3wfTAvEE4AfTAvIE4gfTAvME5Ack9ATlB9QC9QTnB9MC9gTpByT3BOoH1QL4BOsH0wL5BOwH0wL6BO0HJPsE8AfWAvwE8QfcAv0E8wfdAv4E9AfdAv8E9wfdAoAF-AfdAoEF-QfdAoIF-wfdAoMF_QckhAX-B94ChQWACN0ChgWCCCSHBYMI3wKIBYQI3QKJBYUI3QKKBYYIJIsFiQjgAowFigjmAo0FjAjnAo4FjQjnAo8FkAjnApAFkQjnApEFkgjnApIFlAjnApMFlggklAWXCOgClQWZCOcClgWbCCSXBZwI6QKYBZ0I5wKZBZ4I5wKaBZ8IJJsFogjqApwFowjwAp0FpQjxAp4FpgjxAp8FqQjxAqAFqgjxAqEFqwjxAqIFrQjxAqMFrwgkpAWwCPICpQWyCPECpgW0CCSnBbUI8wKoBbYI8QKpBbcI8QKqBbgIJKsFuwj0AqwFvAj6Aq0Fvgj7Aq4Fvwj7Aq8Fwgj7ArAFwwj7ArEFxAj7ArIFxgj7ArMFyAgktAXJCPwCtQXLCPsCtgXNCCS3Bc4I_QK4Bc8I-wK5BdAI-wK6BdEIJLsF1Aj-ArwF1QiEA70F1wiFA74F2AiFA78F2wiFA8AF3AiFA8EF3QiFA8IF3wiFA8MF4QgkxAXiCIYDxQXkCIUDxgXmCCTHBecIhwPIBegIhQPJBekIhQPKBeoIJMsF7QiIA8wF7giOA80F8AiPA84F8QiPA88F9AiPA9AF9QiPA9EF9giPA9IF-AiPA9MF-ggk1AX7CJAD1QX9CI8D1gX_CCTXBYAJkQPYBYEJjwPZBYIJjwPaBYMJJNsFhgmSA9wFhwmYA90FiQmZA94FigmZA98FjQmZA-AFjgmZA-EFjwmZA-IFkQmZA-MFkwkk5AWUCZoD5QWWCZkD5gWYCSTnBZkJmwPoBZoJmQPpBZsJmQPqBZwJJOsFnwmcA-wFoAmiA-0FogmjA-4FowmjA-8FpgmjA_AFpwmjA_EFqAmjA_IFqgmjA_MFrAkk9AWtCaQD9QWvCaMD9gWxCST3BbIJpQP4BbMJowP5BbQJowP6BbUJJPsFuAmmA_wFuQmsA_0FuwmtA_4FvAmtA_8FvwmtA4AGwAmtA4EGwQmtA4IGwwmtA4MGxQkkhAbGCa4DhQbICa0DhgbKCSSHBssJrwOIBswJrQOJBs0JrQOKBs4JJIsG0QmwA4wG0gm2A40G1Am3A44G1Qm3A48G2Am3A5AG2Qm3A5EG2gm3A5IG3Am3A5MG3gkklAbfCbgDlQbhCbcDlgbjCSSXBuQJuQOYBuUJtwOZBuYJtwOaBucJJJsG6gm6A5wG6wnAA50G7AkfngbtCR-fBu4JH6AG7wkfoQbwCR-iBvIJH6MG9AkkpAb1CcEDpQb3CR-mBvkJJKcG-gnCA6gG-wkfqQb8CR-qBv0JJKsGgArDA6wGgQrHA60GggogrgaDCiCvBoQKILAGhQogsQaGCiCyBogKILMGigoktAaLCsgDtQaNCiC2Bo8KJLcGkArJA7gGkQoguQaSCiC6BpMKJLsGlgrKA7wGlwrOA70GmAohvgaZCiG_BpoKIcAGmwohwQacCiHCBp4KIcMGoAokxAahCs8DxQajCiHGBqUKJMcGpgrQA8gGpwohyQaoCiHKBqkKJMsGrArRA8wGrQrXA80GrwrYA84GsArYA88GswrYA9AGtArYA9EGtQrYA9IGtwrYA9MGuQok1Aa6CtkD1Qa8CtgD1ga-CiTXBr8K2gPYBsAK2APZBsEK2APaBsIKJNsGxQrbA9wGxgrfA90GyArgA94GyQrgA98GzArgA-AGzQrgA-EGzgrgA-IG0ArgA-MG0gok5AbTCuED5QbVCuAD5gbXCiTnBtgK4gPoBtkK4APpBtoK4APqBtsKJOsG3grjA-wG3wrpA-0G4QrqA-4G4grqA-8G5QrqA_AG5grqA_EG5wrqA_IG6QrqA_MG6wok9AbsCusD9QbuCuoD9gbwCiT3BvEK7AP4BvIK6gP5BvMK6gP6BvQKJPsG9wrtA_wG-ArzAw"
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
  AllotmentScalarFieldEnum: () => AllotmentScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AuditChainerScalarFieldEnum: () => AuditChainerScalarFieldEnum,
  AuditCheckpointScalarFieldEnum: () => AuditCheckpointScalarFieldEnum,
  AuditEventScalarFieldEnum: () => AuditEventScalarFieldEnum,
  AuditLinkScalarFieldEnum: () => AuditLinkScalarFieldEnum,
  AuditSinkScalarFieldEnum: () => AuditSinkScalarFieldEnum,
  CustomerScalarFieldEnum: () => CustomerScalarFieldEnum,
  CustomerUserScalarFieldEnum: () => CustomerUserScalarFieldEnum,
  DataKeyScalarFieldEnum: () => DataKeyScalarFieldEnum,
  DatabaseMarkScalarFieldEnum: () => DatabaseMarkScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DefaultAllotmentScalarFieldEnum: () => DefaultAllotmentScalarFieldEnum,
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
  Allotment: "Allotment",
  DefaultAllotment: "DefaultAllotment",
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
  admissionLeasedUntil: "admissionLeasedUntil"
};
var NamespaceScalarFieldEnum = {
  name: "name",
  tenantId: "tenantId",
  resourceVersion: "resourceVersion",
  compactedVersion: "compactedVersion",
  virtualMachines: "virtualMachines",
  bareMetalMachines: "bareMetalMachines"
};
var AllotmentScalarFieldEnum = {
  tenantId: "tenantId",
  className: "className",
  reservedHosts: "reservedHosts",
  onDemandAllowed: "onDemandAllowed",
  bareMetalLimit: "bareMetalLimit",
  virtualMachineLimit: "virtualMachineLimit"
};
var DefaultAllotmentScalarFieldEnum = {
  className: "className",
  reservedHosts: "reservedHosts",
  onDemandAllowed: "onDemandAllowed",
  bareMetalLimit: "bareMetalLimit",
  virtualMachineLimit: "virtualMachineLimit"
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
  invitationId: "invitationId",
  sealed: "sealed",
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
  placementFloor: "placementFloor"
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
  createdAt: "createdAt"
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
