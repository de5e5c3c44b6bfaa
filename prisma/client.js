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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Allotment":{"fields":[{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"AllotmentToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"AllotmentToMachineClass"}],"dbName":"allotments","schema":null},"DefaultAllotment":{"fields":[{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"DefaultAllotmentToMachineClass"}],"dbName":"default_allotments","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToMachineClass"},{"name":"defaultAllotments","kind":"object","type":"DefaultAllotment","relationName":"DefaultAllotmentToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","allotments","machineClass","defaultAllotments","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Allotment.findUnique","Allotment.findUniqueOrThrow","Allotment.findFirst","Allotment.findFirstOrThrow","Allotment.findMany","Allotment.createOne","Allotment.createMany","Allotment.createManyAndReturn","Allotment.updateOne","Allotment.updateMany","Allotment.updateManyAndReturn","Allotment.upsertOne","Allotment.deleteOne","Allotment.deleteMany","Allotment.groupBy","Allotment.aggregate","DefaultAllotment.findUnique","DefaultAllotment.findUniqueOrThrow","DefaultAllotment.findFirst","DefaultAllotment.findFirstOrThrow","DefaultAllotment.findMany","DefaultAllotment.createOne","DefaultAllotment.createMany","DefaultAllotment.createManyAndReturn","DefaultAllotment.updateOne","DefaultAllotment.updateMany","DefaultAllotment.updateManyAndReturn","DefaultAllotment.upsertOne","DefaultAllotment.deleteOne","DefaultAllotment.deleteMany","DefaultAllotment.groupBy","DefaultAllotment.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","wrapped","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","makerType","makerId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","publicKey","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","reservedHosts","onDemandAllowed","bareMetalLimit","virtualMachineLimit","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","tenantId_className","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hBThA7AGFw8AAPALACAQAADxCwAgGAAA9AsAIBkAAPYLACAaAAD3CwAgGwAA-AsAIBwAAPMLACAdAADvCwAgHgAA8gsAIB8AAPULACAgAAC-CwAgJAAA-QsAIN0GAADuCwAw3gYAAFQAEN8GAADuCwAw4QZAANIKACHyBgEAAAAB-wYBAOEKACH_BwEA4QoAIbwIAQAAAAH1CAEA4woAIfYIQADSCgAh9whAAOIKACEBAAAAAQAgEwMAAL0LACAFAACbDAAgBgAA1wsAIA8AAPALACAQAADxCwAgEQAA6wsAIBwAAPMLACDdBgAAmgwAMN4GAAADABDfBgAAmgwAMOEGQADSCgAh8gYBAP4KACGJBwEA_goAIf8HAQDhCgAhvAgBAOEKACG9CAEA4QoAIfIIIAD1CgAh8whAAOIKACH0CEAA0goAIQgDAAC0DgAgBQAAthIAIAYAAK0QACAPAACfEgAgEAAAoBIAIBEAAKwSACAcAACiEgAg8wgAAKgMACAVAwAAvQsAIAUAAJsMACAGAADXCwAgDwAA8AsAIBAAAPELACARAADrCwAgHAAA8wsAIN0GAACaDAAw3gYAAAMAEN8GAACaDAAw4QZAANIKACHyBgEAAAABiQcBAP4KACH_BwEA4QoAIa8IAACZDAAgvAgBAOEKACG9CAEA4QoAIfIIIAD1CgAh8whAAOIKACH0CEAA0goAIfwIAACYDAAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAADeCwAg3QYAAN0LADDeBgAABwAQ3wYAAN0LADDsBgEA4QoAIYoHAQD-CgAhqAcEANEKACHvCAQA0QoAIfAIAgD2CgAh8QgCAPYKACEBAAAABwAgCwQAAN4LACAHAACRDAAg3QYAAJcMADDeBgAACQAQ3wYAAJcMADCKBwEA_goAIdEHAQDhCgAh6wgCAPYKACHsCCAA9QoAIe0IAgD2CgAh7ggCAPYKACECBAAAxRAAIAcAALISACAMBAAA3gsAIAcAAJEMACDdBgAAlwwAMN4GAAAJABDfBgAAlwwAMIoHAQD-CgAh0QcBAOEKACHrCAIA9goAIewIIAD1CgAh7QgCAPYKACHuCAIA9goAIfsIAACWDAAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJBwAAkQwAIN0GAACVDAAw3gYAAA4AEN8GAACVDAAw0QcBAOEKACHrCAIA9goAIewIIAD1CgAh7QgCAPYKACHuCAIA9goAIQEHAACyEgAgCQcAAJEMACDdBgAAlQwAMN4GAAAOABDfBgAAlQwAMNEHAQAAAAHrCAIA9goAIewIIAD1CgAh7QgCAPYKACHuCAIA9goAIQMAAAAOACABAAAPADACAAAQACAiBwAAkQwAIAoAAJIMACALAACTDAAgDAAAlAwAIN0GAACQDAAw3gYAABIAEN8GAACQDAAw7AYBAOEKACHNBwEA4QoAIdEHAQDhCgAh0wcCAPYKACHUBwIA9goAIdUHAgD2CgAh2gcEANEKACG9CAEA4QoAIdEIIAD1CgAh1wgBAOEKACHYCAEA4woAIdkIAgD2CgAh2ggCAPYKACHbCAIA9goAIdwIAgD2CgAh3QgBAIcLACHeCCAA9QoAId8IQADiCgAh4AgAAO8KACDhCAAA7woAIOIIQADiCgAh4wggAPUKACHkCAAA7woAIOUIAgD2CgAh5ggCAPYKACHnCAEAhwsAIegIAQCHCwAhCgcAALISACAKAACzEgAgCwAAtBIAIAwAALUSACDYCAAAqAwAIN0IAACoDAAg3wgAAKgMACDiCAAAqAwAIOcIAACoDAAg6AgAAKgMACAiBwAAkQwAIAoAAJIMACALAACTDAAgDAAAlAwAIN0GAACQDAAw3gYAABIAEN8GAACQDAAw7AYBAAAAAc0HAQDhCgAh0QcBAOEKACHTBwIA9goAIdQHAgD2CgAh1QcCAPYKACHaBwQA0QoAIb0IAQDhCgAh0QggAPUKACHXCAEA4QoAIdgIAQDjCgAh2QgCAPYKACHaCAIA9goAIdsIAgD2CgAh3AgCAPYKACHdCAEAhwsAId4IIAD1CgAh3whAAOIKACHgCAAA7woAIOEIAADvCgAg4ghAAOIKACHjCCAA9QoAIeQIAADvCgAg5QgCAPYKACHmCAIA9goAIecIAQCHCwAh6AgBAIcLACEDAAAAEgAgAQAAEwAwAgAAFAAgFwkAAIwMACDdBgAAjwwAMN4GAAAWABDfBgAAjwwAMOEGQADSCgAhigcBAP4KACGvBwEA_goAIcYHAgD2CgAhzAcBAP4KACHNBwEA4QoAIc4HAgD2CgAhzwcEANEKACHQBwEA4QoAIdEHAQDhCgAh0gcBAOEKACHTBwIA9goAIdQHAgD2CgAh1QcCAPYKACHWBwAAiAsAINcHQADiCgAh2AdAAOIKACHZB0AA4goAIdoHBADRCgAhBAkAALESACDXBwAAqAwAINgHAACoDAAg2QcAAKgMACAYCQAAjAwAIN0GAACPDAAw3gYAABYAEN8GAACPDAAw4QZAANIKACGKBwEA_goAIa8HAQD-CgAhxgcCAPYKACHMBwEAAAABzQcBAOEKACHOBwIA9goAIc8HBADRCgAh0AcBAOEKACHRBwEA4QoAIdIHAQDhCgAh0wcCAPYKACHUBwIA9goAIdUHAgD2CgAh1gcAAIgLACDXB0AA4goAIdgHQADiCgAh2QdAAOIKACHaBwQA0QoAIfoIAACODAAgAwAAABYAIAEAABcAMAIAABgAIAkJAACMDAAg3QYAAI0MADDeBgAAGgAQ3wYAAI0MADDhBkAA0goAIdAHAQDhCgAh0wgBAOEKACHUCAEA4QoAIdUIQADiCgAhAgkAALESACDVCAAAqAwAIAkJAACMDAAg3QYAAI0MADDeBgAAGgAQ3wYAAI0MADDhBkAA0goAIdAHAQDhCgAh0wgBAAAAAdQIAQDhCgAh1QhAAOIKACEDAAAAGgAgAQAAGwAwAgAAHAAgCgkAAIwMACDdBgAAiwwAMN4GAAAeABDfBgAAiwwAMPsGIAD1CgAhowcBAOEKACGrBwEA4QoAIdAHAQDhCgAh3wcBAOEKACHWCEAA0goAIQEJAACxEgAgCwkAAIwMACDdBgAAiwwAMN4GAAAeABDfBgAAiwwAMPsGIAD1CgAhowcBAOEKACGrBwEA4QoAIdAHAQDhCgAh3wcBAOEKACHWCEAA0goAIfkIAACKDAAgAwAAAB4AIAEAAB8AMAIAACAAIAEAAAAWACABAAAAGgAgAQAAAB4AIAEAAAAJACABAAAADgAgAQAAABIAIBgDAAC9CwAgBAAA3gsAIN0GAACJDAAw3gYAACgAEN8GAACJDAAw4QZAANIKACHsBgEA4QoAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIYoHAQD-CgAhgwgAAO8KACCGCAEA4QoAIYcIAADvCgAgiAggAPUKACGdCAAB_woAIaAIQADiCgAhuggBAOMKACHCCEAA4goAIckIAQDhCgAhyggBAOEKACHLCAEAhwsAIcwIAQDjCgAhzQhAAOIKACEIAwAAtA4AIAQAAMUQACCgCAAAqAwAILoIAACoDAAgwggAAKgMACDLCAAAqAwAIMwIAACoDAAgzQgAAKgMACAYAwAAvQsAIAQAAN4LACDdBgAAiQwAMN4GAAAoABDfBgAAiQwAMOEGQADSCgAh7AYBAOEKACHyBgEAAAABiAdAANIKACGJBwEA_goAIYoHAQD-CgAhgwgAAO8KACCGCAEA4QoAIYcIAADvCgAgiAggAPUKACGdCAABAAABoAhAAOIKACG6CAEA4woAIcIIQADiCgAhyQgBAOEKACHKCAEA4QoAIcsIAQCHCwAhzAgBAOMKACHNCEAA4goAIQMAAAAoACABAAApADACAAAqACAZAwAAvQsAIAQAAN4LACDdBgAAiAwAMN4GAAAsABDfBgAAiAwAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGdBwEA4QoAIZ4HAQD-CgAh_QcBAIcLACGDCAAA7woAIJ4IAQDjCgAhoAhAAOIKACGmCAAB_woAIcEIAADvCgAgwghAAOIKACHDCAIApQsAIcQIAgClCwAhxQgBAOMKACHGCAEA4woAIccIAQCHCwAhyAgBAIcLACEMAwAAtA4AIAQAAMUQACD9BwAAqAwAIJ4IAACoDAAgoAgAAKgMACDCCAAAqAwAIMMIAACoDAAgxAgAAKgMACDFCAAAqAwAIMYIAACoDAAgxwgAAKgMACDICAAAqAwAIBkDAAC9CwAgBAAA3gsAIN0GAACIDAAw3gYAACwAEN8GAACIDAAw4QZAANIKACHyBgEAAAABiAdAANIKACGJBwEA_goAIYoHAQD-CgAhnQcBAOEKACGeBwEA_goAIf0HAQCHCwAhgwgAAO8KACCeCAEA4woAIaAIQADiCgAhpggAAQAAAcEIAADvCgAgwghAAOIKACHDCAIApQsAIcQIAgClCwAhxQgBAOMKACHGCAEA4woAIccIAQCHCwAhyAgBAIcLACEDAAAALAAgAQAALQAwAgAALgAgFwQAAN4LACASAAC0CwAg3QYAAIcMADDeBgAAMAAQ3wYAAIcMADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIYoHAQD-CgAhjwdAANIKACH9BwEA_goAIf8HAQDhCgAhgAgBAOEKACGBCAEA4QoAIYIIAACICwAggwgAAO8KACCECAIA9goAIYUIIAD1CgAhhggBAOEKACGHCAAA7woAIIgIIAD1CgAhiQgCAPYKACECBAAAxRAAIBIAANANACAXBAAA3gsAIBIAALQLACDdBgAAhwwAMN4GAAAwABDfBgAAhwwAMOEGQADSCgAh8gYBAAAAAfsGAQDhCgAhiQcBAP4KACGKBwEA_goAIY8HQADSCgAh_QcBAP4KACH_BwEA4QoAIYAIAQDhCgAhgQgBAOEKACGCCAAAiAsAIIMIAADvCgAghAgCAPYKACGFCCAA9QoAIYYIAQDhCgAhhwgAAO8KACCICCAA9QoAIYkIAgD2CgAhAwAAADAAIAEAADEAMAIAADIAIAMAAAAwACABAAAxADACAAAyACAKEgAAtAsAIN0GAACzCwAw3gYAADUAEN8GAACzCwAw7QZAAOIKACH9BkAA0goAIf0HAQD-CgAhiggAAO8KACCLCAAA7woAIIwIAQDjCgAhAQAAADUAIAcSAAC0CwAg3QYAAIYMADDeBgAANwAQ3wYAAIYMADCIB0AA0goAIf0HAQD-CgAh_gcAAf8KACEBEgAA0A0AIAgSAAC0CwAg3QYAAIYMADDeBgAANwAQ3wYAAIYMADCIB0AA0goAIf0HAQD-CgAh_gcAAf8KACH4CAAAhQwAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAMAAgAQAAADcAIBQDAAC9CwAgBAAAhAwAIBgAAPQLACAZAAD2CwAgGgAA9wsAIBsAAPgLACDdBgAAgwwAMN4GAAA9ABDfBgAAgwwAMOEGQADSCgAh8gYBAP4KACH4BgEA4woAIfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIf8HAQDhCgAhjQgBAOMKACG5CAEA4QoAIboIAQDhCgAhuwhAAOIKACEKAwAAtA4AIAQAAMUQACAYAACjEgAgGQAApRIAIBoAAKYSACAbAACnEgAg-AYAAKgMACCKBwAAqAwAII0IAACoDAAguwgAAKgMACAVAwAAvQsAIAQAAIQMACAYAAD0CwAgGQAA9gsAIBoAAPcLACAbAAD4CwAg3QYAAIMMADDeBgAAPQAQ3wYAAIMMADDhBkAA0goAIfIGAQAAAAH4BgEA4woAIfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIf8HAQDhCgAhjQgBAOMKACGvCAAAggwAILkIAQDhCgAhuggBAOEKACG7CEAA4goAIQMAAAA9ACABAAA-ADACAAA_ACABAAAAAwAgDgMAAL0LACAVAAD-CwAgFwAAgQwAIN0GAACADAAw3gYAAEIAEN8GAACADAAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGZCAEA_goAIaAIQADiCgAhpggAAf8KACG4CEAA4goAIQUDAAC0DgAgFQAArxIAIBcAALASACCgCAAAqAwAILgIAACoDAAgDgMAAL0LACAVAAD-CwAgFwAAgQwAIN0GAACADAAw3gYAAEIAEN8GAACADAAw4QZAANIKACHyBgEAAAABiAdAANIKACGJBwEA_goAIZkIAQD-CgAhoAhAAOIKACGmCAABAAABuAhAAOIKACEDAAAAQgAgAQAAQwAwAgAARAAgChYAAMULACDdBgAAxAsAMN4GAABGABDfBgAAxAsAMOEGQADSCgAh8gYBAP4KACH8BgIA9goAIf8GQADSCgAhhwcBAOEKACG3CAEA_goAIQEAAABGACANAwAAvQsAIBUAAP4LACDdBgAA_wsAMN4GAABIABDfBgAA_wsAMIgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhoQgAAf8KACGiCAEA4QoAIaMIAQDhCgAhpAhAAOIKACEDAwAAtA4AIBUAAK8SACCkCAAAqAwAIA0DAAC9CwAgFQAA_gsAIN0GAAD_CwAw3gYAAEgAEN8GAAD_CwAwiAdAANIKACGJBwEA_goAIYoHAQD-CgAhmQgBAP4KACGhCAABAAABoggBAOEKACGjCAEA4QoAIaQIQADiCgAhAwAAAEgAIAEAAEkAMAIAAEoAIBADAAC9CwAgFQAA_gsAIN0GAAD9CwAw3gYAAEwAEN8GAAD9CwAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhnAgAAf8KACGdCAAB_woAIZ4IAQDjCgAhnwhAAOIKACGgCEAA4goAIQUDAAC0DgAgFQAArxIAIJ4IAACoDAAgnwgAAKgMACCgCAAAqAwAIBADAAC9CwAgFQAA_gsAIN0GAAD9CwAw3gYAAEwAEN8GAAD9CwAw4QZAANIKACHyBgEAAAABiAdAANIKACGJBwEA_goAIYoHAQD-CgAhmQgBAP4KACGcCAABAAABnQgAAf8KACGeCAEA4woAIZ8IQADiCgAhoAhAAOIKACEDAAAATAAgAQAATQAwAgAATgAgFAMAAPsLACAEAQDjCgAhFQAA_AsAIN0GAAD6CwAw3gYAAFAAEN8GAAD6CwAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAhiAdAANIKACGJBwEAhwsAIYoHAQCHCwAhpQcBAOEKACGVCAAB_woAIZYIAAH_CgAhlwgBAOMKACGYCAEA4woAIZkIAQCHCwAhmggCAPYKACGbCEAA4goAIQkDAAC0DgAgBAAAqAwAIBUAAK8SACCJBwAAqAwAIIoHAACoDAAglwgAAKgMACCYCAAAqAwAIJkIAACoDAAgmwgAAKgMACAUAwAA-wsAIAQBAOMKACEVAAD8CwAg3QYAAPoLADDeBgAAUAAQ3wYAAPoLADDhBkAA0goAIfIGAQAAAAH7BgEA4QoAIYgHQADSCgAhiQcBAIcLACGKBwEAhwsAIaUHAQDhCgAhlQgAAQAAAZYIAAEAAAGXCAEA4woAIZgIAQDjCgAhmQgBAIcLACGaCAIA9goAIZsIQADiCgAhAwAAAFAAIAEAAFEAMAIAAFIAIBcPAADwCwAgEAAA8QsAIBgAAPQLACAZAAD2CwAgGgAA9wsAIBsAAPgLACAcAADzCwAgHQAA7wsAIB4AAPILACAfAAD1CwAgIAAAvgsAICQAAPkLACDdBgAA7gsAMN4GAABUABDfBgAA7gsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIf8HAQDhCgAhvAgBAOEKACH1CAEA4woAIfYIQADSCgAh9whAAOIKACEBAAAAVAAgAQAAAD0AIAEAAABCACABAAAASAAgAQAAAEwAIAEAAABQACABAAAACQAgAQAAACgAIAEAAAAsACABAAAAMAAgAQAAAD0AIAMAAAAoACABAAApADACAAAqACADAAAALAAgAQAALQAwAgAALgAgFgMAAL0LACARAADrCwAgEwAA7AsAIBQAAO0LACDdBgAA6gsAMN4GAABiABDfBgAA6gsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjwdAANIKACH_BwEA4QoAIYkIAgD2CgAhjQgBAOEKACGOCAEA4QoAIY8IAQDjCgAhkAgAAI4LACCRCAEA4woAIZIIAADvCgAgkwgCAPYKACGUCAIA9goAIQcDAAC0DgAgEQAArBIAIBMAAK0SACAUAACuEgAgjwgAAKgMACCQCAAAqAwAIJEIAACoDAAgFwMAAL0LACARAADrCwAgEwAA7AsAIBQAAO0LACDdBgAA6gsAMN4GAABiABDfBgAA6gsAMOEGQADSCgAh8gYBAAAAAfsGAQDhCgAhiQcBAP4KACGPB0AA0goAIf8HAQDhCgAhiQgCAPYKACGNCAEA4QoAIY4IAQDhCgAhjwgBAOMKACGQCAAAjgsAIJEIAQDjCgAhkggAAO8KACCTCAIA9goAIZQIAgD2CgAhrwgAAOkLACADAAAAYgAgAQAAYwAwAgAAZAAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAABCACABAABDADACAABEACAQAwAAvQsAICAAAL4LACDdBgAAvAsAMN4GAABoABDfBgAAvAsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjQgBAOMKACGpCAEA4woAIaoIAQDjCgAhqwgAAO8KACCsCAIA9goAIa0IAQDjCgAhrghAAOIKACEBAAAAaAAgEwMAAL0LACAfAADoCwAg3QYAAOcLADDeBgAAagAQ3wYAAOcLADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIY0IAQDjCgAhoAhAAOIKACGkCEAA4goAIaUIAQD-CgAhpggAAf8KACGnCAEA4QoAIagIAQDjCgAhqQgBAOMKACGqCAEA4woAIasIAADvCgAgCAMAALQOACAfAACkEgAgjQgAAKgMACCgCAAAqAwAIKQIAACoDAAgqAgAAKgMACCpCAAAqAwAIKoIAACoDAAgEwMAAL0LACAfAADoCwAg3QYAAOcLADDeBgAAagAQ3wYAAOcLADDhBkAA0goAIfIGAQAAAAGIB0AA0goAIYkHAQD-CgAhjQgBAOMKACGgCEAA4goAIaQIQADiCgAhpQgBAP4KACGmCAABAAABpwgBAOEKACGoCAEA4woAIakIAQDjCgAhqggBAOMKACGrCAAA7woAIAMAAABqACABAABrADACAABsACABAAAAagAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABIACABAABJADACAABKACADAAAATAAgAQAATQAwAgAATgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAAC9CwAgIgAA5QsAICMAAOYLACDdBgAA5AsAMN4GAABzABDfBgAA5AsAMOEGQADSCgAh7AYBAOEKACHyBgEA_goAIfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIYsHAQDhCgAhjAcAAO8KACCNBwEA4woAIY4HQADiCgAhjwdAANIKACEGAwAAtA4AICIAAKoSACAjAACrEgAgigcAAKgMACCNBwAAqAwAII4HAACoDAAgEQMAAL0LACAiAADlCwAgIwAA5gsAIN0GAADkCwAw3gYAAHMAEN8GAADkCwAw4QZAANIKACHsBgEA4QoAIfIGAQAAAAH7BgEA4QoAIYkHAQD-CgAhigcBAIcLACGLBwEA4QoAIYwHAADvCgAgjQcBAOMKACGOB0AA4goAIY8HQADSCgAhAwAAAHMAIAEAAHQAMAIAAHUAIAkhAADiCwAg3QYAAOMLADDeBgAAdwAQ3wYAAOMLADDhBkAA0goAIfIGAQD-CgAh9AYBAP4KACGHBwEA4QoAIYgHQADiCgAhAiEAAKkSACCIBwAAqAwAIAkhAADiCwAg3QYAAOMLADDeBgAAdwAQ3wYAAOMLADDhBkAA0goAIfIGAQAAAAH0BgEA_goAIYcHAQDhCgAhiAdAAOIKACEDAAAAdwAgAQAAeAAwAgAAeQAgFiEAAOILACAqAACICwAg3QYAAOELADDeBgAAewAQ3wYAAOELADDhBkAA0goAIe4GAQDjCgAh8gYBAP4KACHzBgQA0QoAIfQGAQD-CgAh9QYBAP4KACH2BgEA4QoAIfcGAQDhCgAh-AYBAOEKACH5BkAA0goAIfoGAQCHCwAh-wYBAOEKACH8BgIA9goAIf0GQADiCgAh_gZAAOIKACH_BkAA0goAIYAHQADiCgAhBiEAAKkSACDuBgAAqAwAIPoGAACoDAAg_QYAAKgMACD-BgAAqAwAIIAHAACoDAAgFiEAAOILACAqAACICwAg3QYAAOELADDeBgAAewAQ3wYAAOELADDhBkAA0goAIe4GAQDjCgAh8gYBAAAAAfMGBADRCgAh9AYBAP4KACH1BgEA_goAIfYGAQDhCgAh9wYBAOEKACH4BgEA4QoAIfkGQADSCgAh-gYBAIcLACH7BgEA4QoAIfwGAgD2CgAh_QZAAOIKACH-BkAA4goAIf8GQADSCgAhgAdAAOIKACEDAAAAewAgAQAAfAAwAgAAfQAgAQAAAHcAIAEAAAB7ACABAAAAAwAgAQAAACgAIAEAAAAsACABAAAAYgAgAQAAAD0AIAEAAABCACABAAAAagAgAQAAAEgAIAEAAABMACABAAAAUAAgAQAAAHMAIAEAAAABACAODwAAnxIAIBAAAKASACAYAACjEgAgGQAApRIAIBoAAKYSACAbAACnEgAgHAAAohIAIB0AAJ4SACAeAAChEgAgHwAApBIAICAAALUOACAkAACoEgAg9QgAAKgMACD3CAAAqAwAIAMAAABUACABAACNAQAwAgAAAQAgAwAAAFQAIAEAAI0BADACAAABACADAAAAVAAgAQAAjQEAMAIAAAEAIBQPAACTEgAgEAAAlBIAIBgAAJcSACAZAACaEgAgGgAAmxIAIBsAAJwSACAcAACWEgAgHQAAkhIAIB4AAJUSACAfAACYEgAgIAAAmRIAICQAAJ0SACDhBkAAAAAB8gYBAAAAAfsGAQAAAAH_BwEAAAABvAgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQEqAACRAQAgCOEGQAAAAAHyBgEAAAAB-wYBAAAAAf8HAQAAAAG8CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABASoAAJMBADABKgAAkwEAMBQPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhAgAAAAEAICoAAJYBACAI4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIQIAAABUACAqAACYAQAgAgAAAFQAICoAAJgBACADAAAAAQAgMQAAkQEAIDIAAJYBACABAAAAAQAgAQAAAFQAIAUNAACSEQAgNwAAlBEAIDgAAJMRACD1CAAAqAwAIPcIAACoDAAgC90GAADgCwAw3gYAAJ8BABDfBgAA4AsAMOEGQADJCgAh8gYBAOUKACH7BgEA1goAIf8HAQDWCgAhvAgBANYKACH1CAEA2AoAIfYIQADJCgAh9whAANcKACEDAAAAVAAgAQAAngEAMDYAAJ8BACADAAAAVAAgAQAAjQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEAMAAIsRACAFAACMEQAgBgAAjREAIA8AAI4RACAQAACPEQAgEQAAkBEAIBwAAJERACDhBkAAAAAB8gYBAAAAAYkHAQAAAAH_BwEAAAABvAgBAAAAAb0IAQAAAAHyCCAAAAAB8whAAAAAAfQIQAAAAAEBKgAApwEAIAnhBkAAAAAB8gYBAAAAAYkHAQAAAAH_BwEAAAABvAgBAAAAAb0IAQAAAAHyCCAAAAAB8whAAAAAAfQIQAAAAAEBKgAAqQEAMAEqAACpAQAwEAMAAMkQACAFAADKEAAgBgAAyxAAIA8AAMwQACAQAADNEAAgEQAAzhAAIBwAAM8QACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACECAAAABQAgKgAArAEAIAnhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACECAAAAAwAgKgAArgEAIAIAAAADACAqAACuAQAgAwAAAAUAIDEAAKcBACAyAACsAQAgAQAAAAUAIAEAAAADACAEDQAAxhAAIDcAAMgQACA4AADHEAAg8wgAAKgMACAM3QYAAN8LADDeBgAAtQEAEN8GAADfCwAw4QZAAMkKACHyBgEA5QoAIYkHAQDlCgAh_wcBANYKACG8CAEA1goAIb0IAQDWCgAh8gggAPEKACHzCEAA1woAIfQIQADJCgAhAwAAAAMAIAEAALQBADA2AAC1AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAADeCwAg3QYAAN0LADDeBgAABwAQ3wYAAN0LADDsBgEAAAABigcBAAAAAagHBADRCgAh7wgEANEKACHwCAIA9goAIfEIAgD2CgAhAQAAALgBACABAAAAuAEAIAEEAADFEAAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgBwQAAMQQACDsBgEAAAABigcBAAAAAagHBAAAAAHvCAQAAAAB8AgCAAAAAfEIAgAAAAEBKgAAvwEAIAbsBgEAAAABigcBAAAAAagHBAAAAAHvCAQAAAAB8AgCAAAAAfEIAgAAAAEBKgAAwQEAMAEqAADBAQAwBwQAAMMQACDsBgEArAwAIYoHAQCsDAAhqAcEAKEMACHvCAQAoQwAIfAIAgC0DAAh8QgCALQMACECAAAAuAEAICoAAMQBACAG7AYBAKwMACGKBwEArAwAIagHBAChDAAh7wgEAKEMACHwCAIAtAwAIfEIAgC0DAAhAgAAAAcAICoAAMYBACACAAAABwAgKgAAxgEAIAMAAAC4AQAgMQAAvwEAIDIAAMQBACABAAAAuAEAIAEAAAAHACAFDQAAvhAAIDcAAMEQACA4AADAEAAgWQAAvxAAIFoAAMIQACAJ3QYAANwLADDeBgAAzQEAEN8GAADcCwAw7AYBANYKACGKBwEA5QoAIagHBADICgAh7wgEAMgKACHwCAIA6AoAIfEIAgDoCgAhAwAAAAcAIAEAAMwBADA2AADNAQAgAwAAAAcAIAEAALsBADACAAC4AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAIBAAAqBAAIAcAAL0QACCKBwEAAAAB0QcBAAAAAesIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEBKgAA1QEAIAaKBwEAAAAB0QcBAAAAAesIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEBKgAA1wEAMAEqAADXAQAwCAQAAKYQACAHAAC8EAAgigcBAKwMACHRBwEArAwAIesIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhAgAAAAsAICoAANoBACAGigcBAKwMACHRBwEArAwAIesIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhAgAAAAkAICoAANwBACACAAAACQAgKgAA3AEAIAMAAAALACAxAADVAQAgMgAA2gEAIAEAAAALACABAAAACQAgBQ0AALcQACA3AAC6EAAgOAAAuRAAIFkAALgQACBaAAC7EAAgCd0GAADbCwAw3gYAAOMBABDfBgAA2wsAMIoHAQDlCgAh0QcBANYKACHrCAIA6AoAIewIIADxCgAh7QgCAOgKACHuCAIA6AoAIQMAAAAJACABAADiAQAwNgAA4wEAIAMAAAAJACABAAAKADACAAALACABAAAAEAAgAQAAABAAIAMAAAAOACABAAAPADACAAAQACADAAAADgAgAQAADwAwAgAAEAAgAwAAAA4AIAEAAA8AMAIAABAAIAYHAAC2EAAg0QcBAAAAAesIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEBKgAA6wEAIAXRBwEAAAAB6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAAQEqAADtAQAwASoAAO0BADAGBwAAtRAAINEHAQCsDAAh6wgCALQMACHsCCAA5AwAIe0IAgC0DAAh7ggCALQMACECAAAAEAAgKgAA8AEAIAXRBwEArAwAIesIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhAgAAAA4AICoAAPIBACACAAAADgAgKgAA8gEAIAMAAAAQACAxAADrAQAgMgAA8AEAIAEAAAAQACABAAAADgAgBQ0AALAQACA3AACzEAAgOAAAshAAIFkAALEQACBaAAC0EAAgCN0GAADaCwAw3gYAAPkBABDfBgAA2gsAMNEHAQDWCgAh6wgCAOgKACHsCCAA8QoAIe0IAgDoCgAh7ggCAOgKACEDAAAADgAgAQAA-AEAMDYAAPkBACADAAAADgAgAQAADwAwAgAAEAAgEAYAANcLACAIAADYCwAgDgAA2QsAIN0GAADWCwAw3gYAAP8BABDfBgAA1gsAMOEGQADSCgAh7AYBAAAAAZQHAgD2CgAhqgcBAP4KACHGBwIA9goAIdQHAgD2CgAh5wcCAPYKACHRCCAA9QoAIekIAQDhCgAh6ggAAO8KACABAAAA_AEAIAEAAAD8AQAgEAYAANcLACAIAADYCwAgDgAA2QsAIN0GAADWCwAw3gYAAP8BABDfBgAA1gsAMOEGQADSCgAh7AYBAOEKACGUBwIA9goAIaoHAQD-CgAhxgcCAPYKACHUBwIA9goAIecHAgD2CgAh0QggAPUKACHpCAEA4QoAIeoIAADvCgAgAwYAAK0QACAIAACuEAAgDgAArxAAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACADAAAA_wEAIAEAAIACADACAAD8AQAgAwAAAP8BACABAACAAgAwAgAA_AEAIA0GAACqEAAgCAAAqxAAIA4AAKwQACDhBkAAAAAB7AYBAAAAAZQHAgAAAAGqBwEAAAABxgcCAAAAAdQHAgAAAAHnBwIAAAAB0QggAAAAAekIAQAAAAHqCAAAqRAAIAEqAACEAgAgCuEGQAAAAAHsBgEAAAABlAcCAAAAAaoHAQAAAAHGBwIAAAAB1AcCAAAAAecHAgAAAAHRCCAAAAAB6QgBAAAAAeoIAACpEAAgASoAAIYCADABKgAAhgIAMA0GAACAEAAgCAAAgRAAIA4AAIIQACDhBkAAogwAIewGAQCsDAAhlAcCALQMACGqBwEArAwAIcYHAgC0DAAh1AcCALQMACHnBwIAtAwAIdEIIADkDAAh6QgBAKwMACHqCAAA_w8AIAIAAAD8AQAgKgAAiQIAIArhBkAAogwAIewGAQCsDAAhlAcCALQMACGqBwEArAwAIcYHAgC0DAAh1AcCALQMACHnBwIAtAwAIdEIIADkDAAh6QgBAKwMACHqCAAA_w8AIAIAAAD_AQAgKgAAiwIAIAIAAAD_AQAgKgAAiwIAIAMAAAD8AQAgMQAAhAIAIDIAAIkCACABAAAA_AEAIAEAAAD_AQAgBQ0AAPoPACA3AAD9DwAgOAAA_A8AIFkAAPsPACBaAAD-DwAgDd0GAADVCwAw3gYAAJICABDfBgAA1QsAMOEGQADJCgAh7AYBANYKACGUBwIA6AoAIaoHAQDlCgAhxgcCAOgKACHUBwIA6AoAIecHAgDoCgAh0QggAPEKACHpCAEA1goAIeoIAADvCgAgAwAAAP8BACABAACRAgAwNgAAkgIAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACABAAAAFAAgAQAAABQAIAMAAAASACABAAATADACAAAUACADAAAAEgAgAQAAEwAwAgAAFAAgAwAAABIAIAEAABMAMAIAABQAIB8HAAD2DwAgCgAA9w8AIAsAAPgPACAMAAD5DwAg7AYBAAAAAc0HAQAAAAHRBwEAAAAB0wcCAAAAAdQHAgAAAAHVBwIAAAAB2gcEAAAAAb0IAQAAAAHRCCAAAAAB1wgBAAAAAdgIAQAAAAHZCAIAAAAB2ggCAAAAAdsIAgAAAAHcCAIAAAAB3QgBAAAAAd4IIAAAAAHfCEAAAAAB4AgAAPMPACDhCAAA9A8AIOIIQAAAAAHjCCAAAAAB5AgAAPUPACDlCAIAAAAB5ggCAAAAAecIAQAAAAHoCAEAAAABASoAAJoCACAb7AYBAAAAAc0HAQAAAAHRBwEAAAAB0wcCAAAAAdQHAgAAAAHVBwIAAAAB2gcEAAAAAb0IAQAAAAHRCCAAAAAB1wgBAAAAAdgIAQAAAAHZCAIAAAAB2ggCAAAAAdsIAgAAAAHcCAIAAAAB3QgBAAAAAd4IIAAAAAHfCEAAAAAB4AgAAPMPACDhCAAA9A8AIOIIQAAAAAHjCCAAAAAB5AgAAPUPACDlCAIAAAAB5ggCAAAAAecIAQAAAAHoCAEAAAABASoAAJwCADABKgAAnAIAMB8HAADLDwAgCgAAzA8AIAsAAM0PACAMAADODwAg7AYBAKwMACHNBwEArAwAIdEHAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh2gcEAKEMACG9CAEArAwAIdEIIADkDAAh1wgBAKwMACHYCAEArgwAIdkIAgC0DAAh2ggCALQMACHbCAIAtAwAIdwIAgC0DAAh3QgBAK4MACHeCCAA5AwAId8IQACtDAAh4AgAAMgPACDhCAAAyQ8AIOIIQACtDAAh4wggAOQMACHkCAAAyg8AIOUIAgC0DAAh5ggCALQMACHnCAEArgwAIegIAQCuDAAhAgAAABQAICoAAJ8CACAb7AYBAKwMACHNBwEArAwAIdEHAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh2gcEAKEMACG9CAEArAwAIdEIIADkDAAh1wgBAKwMACHYCAEArgwAIdkIAgC0DAAh2ggCALQMACHbCAIAtAwAIdwIAgC0DAAh3QgBAK4MACHeCCAA5AwAId8IQACtDAAh4AgAAMgPACDhCAAAyQ8AIOIIQACtDAAh4wggAOQMACHkCAAAyg8AIOUIAgC0DAAh5ggCALQMACHnCAEArgwAIegIAQCuDAAhAgAAABIAICoAAKECACACAAAAEgAgKgAAoQIAIAMAAAAUACAxAACaAgAgMgAAnwIAIAEAAAAUACABAAAAEgAgCw0AAMMPACA3AADGDwAgOAAAxQ8AIFkAAMQPACBaAADHDwAg2AgAAKgMACDdCAAAqAwAIN8IAACoDAAg4ggAAKgMACDnCAAAqAwAIOgIAACoDAAgHt0GAADUCwAw3gYAAKgCABDfBgAA1AsAMOwGAQDWCgAhzQcBANYKACHRBwEA1goAIdMHAgDoCgAh1AcCAOgKACHVBwIA6AoAIdoHBADICgAhvQgBANYKACHRCCAA8QoAIdcIAQDWCgAh2AgBANgKACHZCAIA6AoAIdoIAgDoCgAh2wgCAOgKACHcCAIA6AoAId0IAQDnCgAh3gggAPEKACHfCEAA1woAIeAIAADvCgAg4QgAAO8KACDiCEAA1woAIeMIIADxCgAh5AgAAO8KACDlCAIA6AoAIeYIAgDoCgAh5wgBAOcKACHoCAEA5woAIQMAAAASACABAACnAgAwNgAAqAIAIAMAAAASACABAAATADACAAAUACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAcJAADCDwAg-wYgAAAAAaMHAQAAAAGrBwEAAAAB0AcBAAAAAd8HAQAAAAHWCEAAAAABASoAALACACAG-wYgAAAAAaMHAQAAAAGrBwEAAAAB0AcBAAAAAd8HAQAAAAHWCEAAAAABASoAALICADABKgAAsgIAMAcJAADBDwAg-wYgAOQMACGjBwEArAwAIasHAQCsDAAh0AcBAKwMACHfBwEArAwAIdYIQACiDAAhAgAAACAAICoAALUCACAG-wYgAOQMACGjBwEArAwAIasHAQCsDAAh0AcBAKwMACHfBwEArAwAIdYIQACiDAAhAgAAAB4AICoAALcCACACAAAAHgAgKgAAtwIAIAMAAAAgACAxAACwAgAgMgAAtQIAIAEAAAAgACABAAAAHgAgAw0AAL4PACA3AADADwAgOAAAvw8AIAndBgAA0wsAMN4GAAC-AgAQ3wYAANMLADD7BiAA8QoAIaMHAQDWCgAhqwcBANYKACHQBwEA1goAId8HAQDWCgAh1ghAAMkKACEDAAAAHgAgAQAAvQIAMDYAAL4CACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAGCQAAvQ8AIOEGQAAAAAHQBwEAAAAB0wgBAAAAAdQIAQAAAAHVCEAAAAABASoAAMYCACAF4QZAAAAAAdAHAQAAAAHTCAEAAAAB1AgBAAAAAdUIQAAAAAEBKgAAyAIAMAEqAADIAgAwBgkAALwPACDhBkAAogwAIdAHAQCsDAAh0wgBAKwMACHUCAEArAwAIdUIQACtDAAhAgAAABwAICoAAMsCACAF4QZAAKIMACHQBwEArAwAIdMIAQCsDAAh1AgBAKwMACHVCEAArQwAIQIAAAAaACAqAADNAgAgAgAAABoAICoAAM0CACADAAAAHAAgMQAAxgIAIDIAAMsCACABAAAAHAAgAQAAABoAIAQNAAC5DwAgNwAAuw8AIDgAALoPACDVCAAAqAwAIAjdBgAA0gsAMN4GAADUAgAQ3wYAANILADDhBkAAyQoAIdAHAQDWCgAh0wgBANYKACHUCAEA1goAIdUIQADXCgAhAwAAABoAIAEAANMCADA2AADUAgAgAwAAABoAIAEAABsAMAIAABwAIAjdBgAA0QsAMN4GAADaAgAQ3wYAANELADCvBwEA_goAIbAHAQDjCgAhzAcBAAAAAdAHAQDhCgAh0ghAANIKACEBAAAA1wIAIAEAAADXAgAgCN0GAADRCwAw3gYAANoCABDfBgAA0QsAMK8HAQD-CgAhsAcBAOMKACHMBwEA_goAIdAHAQDhCgAh0ghAANIKACEBsAcAAKgMACADAAAA2gIAIAEAANsCADACAADXAgAgAwAAANoCACABAADbAgAwAgAA1wIAIAMAAADaAgAgAQAA2wIAMAIAANcCACAFrwcBAAAAAbAHAQAAAAHMBwEAAAAB0AcBAAAAAdIIQAAAAAEBKgAA3wIAIAWvBwEAAAABsAcBAAAAAcwHAQAAAAHQBwEAAAAB0ghAAAAAAQEqAADhAgAwASoAAOECADAFrwcBAKwMACGwBwEArgwAIcwHAQCsDAAh0AcBAKwMACHSCEAAogwAIQIAAADXAgAgKgAA5AIAIAWvBwEArAwAIbAHAQCuDAAhzAcBAKwMACHQBwEArAwAIdIIQACiDAAhAgAAANoCACAqAADmAgAgAgAAANoCACAqAADmAgAgAwAAANcCACAxAADfAgAgMgAA5AIAIAEAAADXAgAgAQAAANoCACAEDQAAtg8AIDcAALgPACA4AAC3DwAgsAcAAKgMACAI3QYAANALADDeBgAA7QIAEN8GAADQCwAwrwcBAOUKACGwBwEA2AoAIcwHAQDlCgAh0AcBANYKACHSCEAAyQoAIQMAAADaAgAgAQAA7AIAMDYAAO0CACADAAAA2gIAIAEAANsCADACAADXAgAgDN0GAADPCwAw3gYAAPMCABDfBgAAzwsAMOEGQADSCgAh7AYBAAAAAaoHAQD-CgAh3QcBAOEKACHnBwIA9goAIc4IAACICwAgzwgBAOMKACHQCAQApAsAIdEIIAD1CgAhAQAAAPACACABAAAA8AIAIAzdBgAAzwsAMN4GAADzAgAQ3wYAAM8LADDhBkAA0goAIewGAQDhCgAhqgcBAP4KACHdBwEA4QoAIecHAgD2CgAhzggAAIgLACDPCAEA4woAIdAIBACkCwAh0QggAPUKACECzwgAAKgMACDQCAAAqAwAIAMAAADzAgAgAQAA9AIAMAIAAPACACADAAAA8wIAIAEAAPQCADACAADwAgAgAwAAAPMCACABAAD0AgAwAgAA8AIAIAnhBkAAAAAB7AYBAAAAAaoHAQAAAAHdBwEAAAAB5wcCAAAAAc4IgAAAAAHPCAEAAAAB0AgEAAAAAdEIIAAAAAEBKgAA-AIAIAnhBkAAAAAB7AYBAAAAAaoHAQAAAAHdBwEAAAAB5wcCAAAAAc4IgAAAAAHPCAEAAAAB0AgEAAAAAdEIIAAAAAEBKgAA-gIAMAEqAAD6AgAwCeEGQACiDAAh7AYBAKwMACGqBwEArAwAId0HAQCsDAAh5wcCALQMACHOCIAAAAABzwgBAK4MACHQCAQAnQ0AIdEIIADkDAAhAgAAAPACACAqAAD9AgAgCeEGQACiDAAh7AYBAKwMACGqBwEArAwAId0HAQCsDAAh5wcCALQMACHOCIAAAAABzwgBAK4MACHQCAQAnQ0AIdEIIADkDAAhAgAAAPMCACAqAAD_AgAgAgAAAPMCACAqAAD_AgAgAwAAAPACACAxAAD4AgAgMgAA_QIAIAEAAADwAgAgAQAAAPMCACAHDQAAsQ8AIDcAALQPACA4AACzDwAgWQAAsg8AIFoAALUPACDPCAAAqAwAINAIAACoDAAgDN0GAADOCwAw3gYAAIYDABDfBgAAzgsAMOEGQADJCgAh7AYBANYKACGqBwEA5QoAId0HAQDWCgAh5wcCAOgKACHOCAAA5goAIM8IAQDYCgAh0AgEAJ0LACHRCCAA8QoAIQMAAADzAgAgAQAAhQMAMDYAAIYDACADAAAA8wIAIAEAAPQCADACAADwAgAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAVAwAArw8AIAQAALAPACDhBkAAAAAB7AYBAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAYoHAQAAAAGDCAAArQ8AIIYIAQAAAAGHCAAArg8AIIgIIAAAAAGdCAABAAABoAhAAAAAAboIAQAAAAHCCEAAAAAByQgBAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAEBKgAAjgMAIBPhBkAAAAAB7AYBAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAYoHAQAAAAGDCAAArQ8AIIYIAQAAAAGHCAAArg8AIIgIIAAAAAGdCAABAAABoAhAAAAAAboIAQAAAAHCCEAAAAAByQgBAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAEBKgAAkAMAMAEqAACQAwAwFQMAAKsPACAEAACsDwAg4QZAAKIMACHsBgEArAwAIfIGAQCsDAAhiAdAAKIMACGJBwEArAwAIYoHAQCsDAAhgwgAAKkPACCGCAEArAwAIYcIAACqDwAgiAggAOQMACGdCAAB7wwAIaAIQACtDAAhuggBAK4MACHCCEAArQwAIckIAQCsDAAhyggBAKwMACHLCAEArgwAIcwIAQCuDAAhzQhAAK0MACECAAAAKgAgKgAAkwMAIBPhBkAAogwAIewGAQCsDAAh8gYBAKwMACGIB0AAogwAIYkHAQCsDAAhigcBAKwMACGDCAAAqQ8AIIYIAQCsDAAhhwgAAKoPACCICCAA5AwAIZ0IAAHvDAAhoAhAAK0MACG6CAEArgwAIcIIQACtDAAhyQgBAKwMACHKCAEArAwAIcsIAQCuDAAhzAgBAK4MACHNCEAArQwAIQIAAAAoACAqAACVAwAgAgAAACgAICoAAJUDACADAAAAKgAgMQAAjgMAIDIAAJMDACABAAAAKgAgAQAAACgAIAkNAACmDwAgNwAAqA8AIDgAAKcPACCgCAAAqAwAILoIAACoDAAgwggAAKgMACDLCAAAqAwAIMwIAACoDAAgzQgAAKgMACAW3QYAAM0LADDeBgAAnAMAEN8GAADNCwAw4QZAAMkKACHsBgEA1goAIfIGAQDlCgAhiAdAAMkKACGJBwEA5QoAIYoHAQDlCgAhgwgAAO8KACCGCAEA1goAIYcIAADvCgAgiAggAPEKACGdCAAB-goAIaAIQADXCgAhuggBANgKACHCCEAA1woAIckIAQDWCgAhyggBANYKACHLCAEA5woAIcwIAQDYCgAhzQhAANcKACEDAAAAKAAgAQAAmwMAMDYAAJwDACADAAAAKAAgAQAAKQAwAgAAKgAgAQAAAC4AIAEAAAAuACADAAAALAAgAQAALQAwAgAALgAgAwAAACwAIAEAAC0AMAIAAC4AIAMAAAAsACABAAAtADACAAAuACAWAwAApA8AIAQAAKUPACDhBkAAAAAB8gYBAAAAAYgHQAAAAAGJBwEAAAABigcBAAAAAZ0HAQAAAAGeBwEAAAAB_QcBAAAAAYMIAACiDwAgnggBAAAAAaAIQAAAAAGmCAABAAABwQgAAKMPACDCCEAAAAABwwgCAAAAAcQIAgAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAABASoAAKQDACAU4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAYoHAQAAAAGdBwEAAAABngcBAAAAAf0HAQAAAAGDCAAAog8AIJ4IAQAAAAGgCEAAAAABpggAAQAAAcEIAACjDwAgwghAAAAAAcMIAgAAAAHECAIAAAABxQgBAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAQEqAACmAwAwASoAAKYDADAWAwAAoA8AIAQAAKEPACDhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGJBwEArAwAIYoHAQCsDAAhnQcBAKwMACGeBwEArAwAIf0HAQCuDAAhgwgAAJ4PACCeCAEArgwAIaAIQACtDAAhpggAAe8MACHBCAAAnw8AIMIIQACtDAAhwwgCAJ4NACHECAIAng0AIcUIAQCuDAAhxggBAK4MACHHCAEArgwAIcgIAQCuDAAhAgAAAC4AICoAAKkDACAU4QZAAKIMACHyBgEArAwAIYgHQACiDAAhiQcBAKwMACGKBwEArAwAIZ0HAQCsDAAhngcBAKwMACH9BwEArgwAIYMIAACeDwAgnggBAK4MACGgCEAArQwAIaYIAAHvDAAhwQgAAJ8PACDCCEAArQwAIcMIAgCeDQAhxAgCAJ4NACHFCAEArgwAIcYIAQCuDAAhxwgBAK4MACHICAEArgwAIQIAAAAsACAqAACrAwAgAgAAACwAICoAAKsDACADAAAALgAgMQAApAMAIDIAAKkDACABAAAALgAgAQAAACwAIA8NAACZDwAgNwAAnA8AIDgAAJsPACBZAACaDwAgWgAAnQ8AIP0HAACoDAAgnggAAKgMACCgCAAAqAwAIMIIAACoDAAgwwgAAKgMACDECAAAqAwAIMUIAACoDAAgxggAAKgMACDHCAAAqAwAIMgIAACoDAAgF90GAADMCwAw3gYAALIDABDfBgAAzAsAMOEGQADJCgAh8gYBAOUKACGIB0AAyQoAIYkHAQDlCgAhigcBAOUKACGdBwEA1goAIZ4HAQDlCgAh_QcBAOcKACGDCAAA7woAIJ4IAQDYCgAhoAhAANcKACGmCAAB-goAIcEIAADvCgAgwghAANcKACHDCAIAngsAIcQIAgCeCwAhxQgBANgKACHGCAEA2AoAIccIAQDnCgAhyAgBAOcKACEDAAAALAAgAQAAsQMAMDYAALIDACADAAAALAAgAQAALQAwAgAALgAgBd0GAADLCwAw3gYAALgDABDfBgAAywsAMIgHQADSCgAhwAgAAQAAAQEAAAC1AwAgAQAAALUDACAF3QYAAMsLADDeBgAAuAMAEN8GAADLCwAwiAdAANIKACHACAAB_woAIQADAAAAuAMAIAEAALkDADACAAC1AwAgAwAAALgDACABAAC5AwAwAgAAtQMAIAMAAAC4AwAgAQAAuQMAMAIAALUDACACiAdAAAAAAcAIAAEAAAEBKgAAvQMAIAKIB0AAAAABwAgAAQAAAQEqAAC_AwAwASoAAL8DADACiAdAAKIMACHACAAB7wwAIQIAAAC1AwAgKgAAwgMAIAKIB0AAogwAIcAIAAHvDAAhAgAAALgDACAqAADEAwAgAgAAALgDACAqAADEAwAgAwAAALUDACAxAAC9AwAgMgAAwgMAIAEAAAC1AwAgAQAAALgDACADDQAAlg8AIDcAAJgPACA4AACXDwAgBd0GAADKCwAw3gYAAMsDABDfBgAAygsAMIgHQADJCgAhwAgAAfoKACEDAAAAuAMAIAEAAMoDADA2AADLAwAgAwAAALgDACABAAC5AwAwAgAAtQMAIA3dBgAAyQsAMN4GAADRAwAQ3wYAAMkLADDhBkAA0goAIfIGAQAAAAGIB0AA0goAIYkHAQCHCwAh_wcBAOEKACGhCAABAAABvAgBAOEKACG9CAEA4QoAIb4IQADiCgAhvwgAAI4LACABAAAAzgMAIAEAAADOAwAgDd0GAADJCwAw3gYAANEDABDfBgAAyQsAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQCHCwAh_wcBAOEKACGhCAAB_woAIbwIAQDhCgAhvQgBAOEKACG-CEAA4goAIb8IAACOCwAgA4kHAACoDAAgvggAAKgMACC_CAAAqAwAIAMAAADRAwAgAQAA0gMAMAIAAM4DACADAAAA0QMAIAEAANIDADACAADOAwAgAwAAANEDACABAADSAwAwAgAAzgMAIArhBkAAAAAB8gYBAAAAAYgHQAAAAAGJBwEAAAAB_wcBAAAAAaEIAAEAAAG8CAEAAAABvQgBAAAAAb4IQAAAAAG_CIAAAAABASoAANYDACAK4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAf8HAQAAAAGhCAABAAABvAgBAAAAAb0IAQAAAAG-CEAAAAABvwiAAAAAAQEqAADYAwAwASoAANgDADAK4QZAAKIMACHyBgEArAwAIYgHQACiDAAhiQcBAK4MACH_BwEArAwAIaEIAAHvDAAhvAgBAKwMACG9CAEArAwAIb4IQACtDAAhvwiAAAAAAQIAAADOAwAgKgAA2wMAIArhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGJBwEArgwAIf8HAQCsDAAhoQgAAe8MACG8CAEArAwAIb0IAQCsDAAhvghAAK0MACG_CIAAAAABAgAAANEDACAqAADdAwAgAgAAANEDACAqAADdAwAgAwAAAM4DACAxAADWAwAgMgAA2wMAIAEAAADOAwAgAQAAANEDACAGDQAAkw8AIDcAAJUPACA4AACUDwAgiQcAAKgMACC-CAAAqAwAIL8IAACoDAAgDd0GAADICwAw3gYAAOQDABDfBgAAyAsAMOEGQADJCgAh8gYBAOUKACGIB0AAyQoAIYkHAQDnCgAh_wcBANYKACGhCAAB-goAIbwIAQDWCgAhvQgBANYKACG-CEAA1woAIb8IAACLCwAgAwAAANEDACABAADjAwAwNgAA5AMAIAMAAADRAwAgAQAA0gMAMAIAAM4DACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIBEDAACNDwAgBAAAjg8AIBgAAI8PACAZAACQDwAgGgAAkQ8AIBsAAJIPACDhBkAAAAAB8gYBAAAAAfgGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAH_BwEAAAABjQgBAAAAAbkIAQAAAAG6CAEAAAABuwhAAAAAAQEqAADsAwAgC-EGQAAAAAHyBgEAAAAB-AYBAAAAAfsGAQAAAAGJBwEAAAABigcBAAAAAf8HAQAAAAGNCAEAAAABuQgBAAAAAboIAQAAAAG7CEAAAAABASoAAO4DADABKgAA7gMAMAEAAAADACARAwAA1w4AIAQAANgOACAYAADZDgAgGQAA2g4AIBoAANsOACAbAADcDgAg4QZAAKIMACHyBgEArAwAIfgGAQCuDAAh-wYBAKwMACGJBwEArAwAIYoHAQCuDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQIAAAA_ACAqAADyAwAgC-EGQACiDAAh8gYBAKwMACH4BgEArgwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIf8HAQCsDAAhjQgBAK4MACG5CAEArAwAIboIAQCsDAAhuwhAAK0MACECAAAAPQAgKgAA9AMAIAIAAAA9ACAqAAD0AwAgAQAAAAMAIAMAAAA_ACAxAADsAwAgMgAA8gMAIAEAAAA_ACABAAAAPQAgBw0AANQOACA3AADWDgAgOAAA1Q4AIPgGAACoDAAgigcAAKgMACCNCAAAqAwAILsIAACoDAAgDt0GAADHCwAw3gYAAPwDABDfBgAAxwsAMOEGQADJCgAh8gYBAOUKACH4BgEA2AoAIfsGAQDWCgAhiQcBAOUKACGKBwEA5woAIf8HAQDWCgAhjQgBANgKACG5CAEA1goAIboIAQDWCgAhuwhAANcKACEDAAAAPQAgAQAA-wMAMDYAAPwDACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACALAwAA0Q4AIBUAANIOACAXAADTDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAZkIAQAAAAGgCEAAAAABpggAAQAAAbgIQAAAAAEBKgAAhAQAIAjhBkAAAAAB8gYBAAAAAYgHQAAAAAGJBwEAAAABmQgBAAAAAaAIQAAAAAGmCAABAAABuAhAAAAAAQEqAACGBAAwASoAAIYEADALAwAAyQ4AIBUAAMoOACAXAADLDgAg4QZAAKIMACHyBgEArAwAIYgHQACiDAAhiQcBAKwMACGZCAEArAwAIaAIQACtDAAhpggAAe8MACG4CEAArQwAIQIAAABEACAqAACJBAAgCOEGQACiDAAh8gYBAKwMACGIB0AAogwAIYkHAQCsDAAhmQgBAKwMACGgCEAArQwAIaYIAAHvDAAhuAhAAK0MACECAAAAQgAgKgAAiwQAIAIAAABCACAqAACLBAAgAwAAAEQAIDEAAIQEACAyAACJBAAgAQAAAEQAIAEAAABCACAFDQAAxg4AIDcAAMgOACA4AADHDgAgoAgAAKgMACC4CAAAqAwAIAvdBgAAxgsAMN4GAACSBAAQ3wYAAMYLADDhBkAAyQoAIfIGAQDlCgAhiAdAAMkKACGJBwEA5QoAIZkIAQDlCgAhoAhAANcKACGmCAAB-goAIbgIQADXCgAhAwAAAEIAIAEAAJEEADA2AACSBAAgAwAAAEIAIAEAAEMAMAIAAEQAIAoWAADFCwAg3QYAAMQLADDeBgAARgAQ3wYAAMQLADDhBkAA0goAIfIGAQAAAAH8BgIA9goAIf8GQADSCgAhhwcBAOEKACG3CAEAAAABAQAAAJUEACABAAAAlQQAIAEWAADFDgAgAwAAAEYAIAEAAJgEADACAACVBAAgAwAAAEYAIAEAAJgEADACAACVBAAgAwAAAEYAIAEAAJgEADACAACVBAAgBxYAAMQOACDhBkAAAAAB8gYBAAAAAfwGAgAAAAH_BkAAAAABhwcBAAAAAbcIAQAAAAEBKgAAnAQAIAbhBkAAAAAB8gYBAAAAAfwGAgAAAAH_BkAAAAABhwcBAAAAAbcIAQAAAAEBKgAAngQAMAEqAACeBAAwBxYAAMMOACDhBkAAogwAIfIGAQCsDAAh_AYCALQMACH_BkAAogwAIYcHAQCsDAAhtwgBAKwMACECAAAAlQQAICoAAKEEACAG4QZAAKIMACHyBgEArAwAIfwGAgC0DAAh_wZAAKIMACGHBwEArAwAIbcIAQCsDAAhAgAAAEYAICoAAKMEACACAAAARgAgKgAAowQAIAMAAACVBAAgMQAAnAQAIDIAAKEEACABAAAAlQQAIAEAAABGACAFDQAAvg4AIDcAAMEOACA4AADADgAgWQAAvw4AIFoAAMIOACAJ3QYAAMMLADDeBgAAqgQAEN8GAADDCwAw4QZAAMkKACHyBgEA5QoAIfwGAgDoCgAh_wZAAMkKACGHBwEA1goAIbcIAQDlCgAhAwAAAEYAIAEAAKkEADA2AACqBAAgAwAAAEYAIAEAAJgEADACAACVBAAgBt0GAADCCwAw3gYAALAEABDfBgAAwgsAMLQIAQAAAAG1CAIA9goAIbYIBACkCwAhAQAAAK0EACABAAAArQQAIAbdBgAAwgsAMN4GAACwBAAQ3wYAAMILADC0CAEA4QoAIbUIAgD2CgAhtggEAKQLACEBtggAAKgMACADAAAAsAQAIAEAALEEADACAACtBAAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADtAgBAAAAAbUIAgAAAAG2CAQAAAABASoAALUEACADtAgBAAAAAbUIAgAAAAG2CAQAAAABASoAALcEADABKgAAtwQAMAO0CAEArAwAIbUIAgC0DAAhtggEAJ0NACECAAAArQQAICoAALoEACADtAgBAKwMACG1CAIAtAwAIbYIBACdDQAhAgAAALAEACAqAAC8BAAgAgAAALAEACAqAAC8BAAgAwAAAK0EACAxAAC1BAAgMgAAugQAIAEAAACtBAAgAQAAALAEACAGDQAAuQ4AIDcAALwOACA4AAC7DgAgWQAAug4AIFoAAL0OACC2CAAAqAwAIAbdBgAAwQsAMN4GAADDBAAQ3wYAAMELADC0CAEA1goAIbUIAgDoCgAhtggEAJ0LACEDAAAAsAQAIAEAAMIEADA2AADDBAAgAwAAALAEACABAACxBAAwAgAArQQAIAfdBgAAwAsAMN4GAADJBAAQ3wYAAMALADDhBkAA0goAIfIGAQAAAAGZBwEA4QoAIbMIAQDhCgAhAQAAAMYEACABAAAAxgQAIAfdBgAAwAsAMN4GAADJBAAQ3wYAAMALADDhBkAA0goAIfIGAQD-CgAhmQcBAOEKACGzCAEA4QoAIQADAAAAyQQAIAEAAMoEADACAADGBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAMAAADJBAAgAQAAygQAMAIAAMYEACAE4QZAAAAAAfIGAQAAAAGZBwEAAAABswgBAAAAAQEqAADOBAAgBOEGQAAAAAHyBgEAAAABmQcBAAAAAbMIAQAAAAEBKgAA0AQAMAEqAADQBAAwBOEGQACiDAAh8gYBAKwMACGZBwEArAwAIbMIAQCsDAAhAgAAAMYEACAqAADTBAAgBOEGQACiDAAh8gYBAKwMACGZBwEArAwAIbMIAQCsDAAhAgAAAMkEACAqAADVBAAgAgAAAMkEACAqAADVBAAgAwAAAMYEACAxAADOBAAgMgAA0wQAIAEAAADGBAAgAQAAAMkEACADDQAAtg4AIDcAALgOACA4AAC3DgAgB90GAAC_CwAw3gYAANwEABDfBgAAvwsAMOEGQADJCgAh8gYBAOUKACGZBwEA1goAIbMIAQDWCgAhAwAAAMkEACABAADbBAAwNgAA3AQAIAMAAADJBAAgAQAAygQAMAIAAMYEACARAwAAvQsAICAAAL4LACDdBgAAvAsAMN4GAABoABDfBgAAvAsAMOEGQADSCgAh8gYBAAAAAfsGAQDhCgAhiQcBAAAAAY0IAQDjCgAhqQgBAOMKACGqCAEA4woAIasIAADvCgAgrAgCAPYKACGtCAEA4woAIa4IQADiCgAhrwgAALsLACABAAAA3wQAIAEAAADfBAAgBwMAALQOACAgAAC1DgAgjQgAAKgMACCpCAAAqAwAIKoIAACoDAAgrQgAAKgMACCuCAAAqAwAIAMAAABoACABAADiBAAwAgAA3wQAIAMAAABoACABAADiBAAwAgAA3wQAIAMAAABoACABAADiBAAwAgAA3wQAIA0DAACyDgAgIAAAsw4AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGNCAEAAAABqQgBAAAAAaoIAQAAAAGrCAAAsQ4AIKwIAgAAAAGtCAEAAAABrghAAAAAAQEqAADmBAAgC-EGQAAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGNCAEAAAABqQgBAAAAAaoIAQAAAAGrCAAAsQ4AIKwIAgAAAAGtCAEAAAABrghAAAAAAQEqAADoBAAwASoAAOgEADANAwAAow4AICAAAKQOACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIY0IAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACiDgAgrAgCALQMACGtCAEArgwAIa4IQACtDAAhAgAAAN8EACAqAADrBAAgC-EGQACiDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhjQgBAK4MACGpCAEArgwAIaoIAQCuDAAhqwgAAKIOACCsCAIAtAwAIa0IAQCuDAAhrghAAK0MACECAAAAaAAgKgAA7QQAIAIAAABoACAqAADtBAAgAwAAAN8EACAxAADmBAAgMgAA6wQAIAEAAADfBAAgAQAAAGgAIAoNAACdDgAgNwAAoA4AIDgAAJ8OACBZAACeDgAgWgAAoQ4AII0IAACoDAAgqQgAAKgMACCqCAAAqAwAIK0IAACoDAAgrggAAKgMACAO3QYAALoLADDeBgAA9AQAEN8GAAC6CwAw4QZAAMkKACHyBgEA5QoAIfsGAQDWCgAhiQcBAOUKACGNCAEA2AoAIakIAQDYCgAhqggBANgKACGrCAAA7woAIKwIAgDoCgAhrQgBANgKACGuCEAA1woAIQMAAABoACABAADzBAAwNgAA9AQAIAMAAABoACABAADiBAAwAgAA3wQAIAEAAABsACABAAAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACADAAAAagAgAQAAawAwAgAAbAAgEAMAAJsOACAfAACcDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAY0IAQAAAAGgCEAAAAABpAhAAAAAAaUIAQAAAAGmCAABAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAACaDgAgASoAAPwEACAO4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAY0IAQAAAAGgCEAAAAABpAhAAAAAAaUIAQAAAAGmCAABAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAACaDgAgASoAAP4EADABKgAA_gQAMBADAACYDgAgHwAAmQ4AIOEGQACiDAAh8gYBAKwMACGIB0AAogwAIYkHAQCsDAAhjQgBAK4MACGgCEAArQwAIaQIQACtDAAhpQgBAKwMACGmCAAB7wwAIacIAQCsDAAhqAgBAK4MACGpCAEArgwAIaoIAQCuDAAhqwgAAJcOACACAAAAbAAgKgAAgQUAIA7hBkAAogwAIfIGAQCsDAAhiAdAAKIMACGJBwEArAwAIY0IAQCuDAAhoAhAAK0MACGkCEAArQwAIaUIAQCsDAAhpggAAe8MACGnCAEArAwAIagIAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACXDgAgAgAAAGoAICoAAIMFACACAAAAagAgKgAAgwUAIAMAAABsACAxAAD8BAAgMgAAgQUAIAEAAABsACABAAAAagAgCQ0AAJQOACA3AACWDgAgOAAAlQ4AII0IAACoDAAgoAgAAKgMACCkCAAAqAwAIKgIAACoDAAgqQgAAKgMACCqCAAAqAwAIBHdBgAAuQsAMN4GAACKBQAQ3wYAALkLADDhBkAAyQoAIfIGAQDlCgAhiAdAAMkKACGJBwEA5QoAIY0IAQDYCgAhoAhAANcKACGkCEAA1woAIaUIAQDlCgAhpggAAfoKACGnCAEA1goAIagIAQDYCgAhqQgBANgKACGqCAEA2AoAIasIAADvCgAgAwAAAGoAIAEAAIkFADA2AACKBQAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABKACABAAAASgAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABIACABAABJADACAABKACADAAAASAAgAQAASQAwAgAASgAgCgMAAJIOACAVAACTDgAgiAdAAAAAAYkHAQAAAAGKBwEAAAABmQgBAAAAAaEIAAEAAAGiCAEAAAABowgBAAAAAaQIQAAAAAEBKgAAkgUAIAiIB0AAAAABiQcBAAAAAYoHAQAAAAGZCAEAAAABoQgAAQAAAaIIAQAAAAGjCAEAAAABpAhAAAAAAQEqAACUBQAwASoAAJQFADAKAwAAkA4AIBUAAJEOACCIB0AAogwAIYkHAQCsDAAhigcBAKwMACGZCAEArAwAIaEIAAHvDAAhoggBAKwMACGjCAEArAwAIaQIQACtDAAhAgAAAEoAICoAAJcFACAIiAdAAKIMACGJBwEArAwAIYoHAQCsDAAhmQgBAKwMACGhCAAB7wwAIaIIAQCsDAAhowgBAKwMACGkCEAArQwAIQIAAABIACAqAACZBQAgAgAAAEgAICoAAJkFACADAAAASgAgMQAAkgUAIDIAAJcFACABAAAASgAgAQAAAEgAIAQNAACNDgAgNwAAjw4AIDgAAI4OACCkCAAAqAwAIAvdBgAAuAsAMN4GAACgBQAQ3wYAALgLADCIB0AAyQoAIYkHAQDlCgAhigcBAOUKACGZCAEA5QoAIaEIAAH6CgAhoggBANYKACGjCAEA1goAIaQIQADXCgAhAwAAAEgAIAEAAJ8FADA2AACgBQAgAwAAAEgAIAEAAEkAMAIAAEoAIAEAAABOACABAAAATgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABMACABAABNADACAABOACADAAAATAAgAQAATQAwAgAATgAgDQMAAIsOACAVAACMDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABiQcBAAAAAYoHAQAAAAGZCAEAAAABnAgAAQAAAZ0IAAEAAAGeCAEAAAABnwhAAAAAAaAIQAAAAAEBKgAAqAUAIAvhBkAAAAAB8gYBAAAAAYgHQAAAAAGJBwEAAAABigcBAAAAAZkIAQAAAAGcCAABAAABnQgAAQAAAZ4IAQAAAAGfCEAAAAABoAhAAAAAAQEqAACqBQAwASoAAKoFADANAwAAiQ4AIBUAAIoOACDhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGJBwEArAwAIYoHAQCsDAAhmQgBAKwMACGcCAAB7wwAIZ0IAAHvDAAhnggBAK4MACGfCEAArQwAIaAIQACtDAAhAgAAAE4AICoAAK0FACAL4QZAAKIMACHyBgEArAwAIYgHQACiDAAhiQcBAKwMACGKBwEArAwAIZkIAQCsDAAhnAgAAe8MACGdCAAB7wwAIZ4IAQCuDAAhnwhAAK0MACGgCEAArQwAIQIAAABMACAqAACvBQAgAgAAAEwAICoAAK8FACADAAAATgAgMQAAqAUAIDIAAK0FACABAAAATgAgAQAAAEwAIAYNAACGDgAgNwAAiA4AIDgAAIcOACCeCAAAqAwAIJ8IAACoDAAgoAgAAKgMACAO3QYAALcLADDeBgAAtgUAEN8GAAC3CwAw4QZAAMkKACHyBgEA5QoAIYgHQADJCgAhiQcBAOUKACGKBwEA5QoAIZkIAQDlCgAhnAgAAfoKACGdCAAB-goAIZ4IAQDYCgAhnwhAANcKACGgCEAA1woAIQMAAABMACABAAC1BQAwNgAAtgUAIAMAAABMACABAABNADACAABOACABAAAAUgAgAQAAAFIAIAMAAABQACABAABRADACAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAACEDgAgBAEAAAABFQAAhQ4AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYgHQAAAAAGJBwEAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCEAAAAABASoAAL4FACAPBAEAAAAB4QZAAAAAAfIGAQAAAAH7BgEAAAABiAdAAAAAAYkHAQAAAAGKBwEAAAABpQcBAAAAAZUIAAEAAAGWCAABAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggCAAAAAZsIQAAAAAEBKgAAwAUAMAEqAADABQAwAQAAAFQAIAEAAAA9ACARAwAAgg4AIAQBAK4MACEVAACDDgAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiAdAAKIMACGJBwEArgwAIYoHAQCuDAAhpQcBAKwMACGVCAAB7wwAIZYIAAHvDAAhlwgBAK4MACGYCAEArgwAIZkIAQCuDAAhmggCALQMACGbCEAArQwAIQIAAABSACAqAADFBQAgDwQBAK4MACHhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGIB0AAogwAIYkHAQCuDAAhigcBAK4MACGlBwEArAwAIZUIAAHvDAAhlggAAe8MACGXCAEArgwAIZgIAQCuDAAhmQgBAK4MACGaCAIAtAwAIZsIQACtDAAhAgAAAFAAICoAAMcFACACAAAAUAAgKgAAxwUAIAEAAABUACABAAAAPQAgAwAAAFIAIDEAAL4FACAyAADFBQAgAQAAAFIAIAEAAABQACAMBAAAqAwAIA0AAP0NACA3AACADgAgOAAA_w0AIFkAAP4NACBaAACBDgAgiQcAAKgMACCKBwAAqAwAIJcIAACoDAAgmAgAAKgMACCZCAAAqAwAIJsIAACoDAAgEgQBANgKACHdBgAAtgsAMN4GAADQBQAQ3wYAALYLADDhBkAAyQoAIfIGAQDlCgAh-wYBANYKACGIB0AAyQoAIYkHAQDnCgAhigcBAOcKACGlBwEA1goAIZUIAAH6CgAhlggAAfoKACGXCAEA2AoAIZgIAQDYCgAhmQgBAOcKACGaCAIA6AoAIZsIQADXCgAhAwAAAFAAIAEAAM8FADA2AADQBQAgAwAAAFAAIAEAAFEAMAIAAFIAIAEAAABkACABAAAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACADAAAAYgAgAQAAYwAwAgAAZAAgEwMAAPkNACARAAD6DQAgEwAA-w0AIBQAAPwNACDhBkAAAAAB8gYBAAAAAfsGAQAAAAGJBwEAAAABjwdAAAAAAf8HAQAAAAGJCAIAAAABjQgBAAAAAY4IAQAAAAGPCAEAAAABkAiAAAAAAZEIAQAAAAGSCAAA-A0AIJMIAgAAAAGUCAIAAAABASoAANgFACAP4QZAAAAAAfIGAQAAAAH7BgEAAAABiQcBAAAAAY8HQAAAAAH_BwEAAAABiQgCAAAAAY0IAQAAAAGOCAEAAAABjwgBAAAAAZAIgAAAAAGRCAEAAAABkggAAPgNACCTCAIAAAABlAgCAAAAAQEqAADaBQAwASoAANoFADATAwAA1w0AIBEAANgNACATAADZDQAgFAAA2g0AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhjwdAAKIMACH_BwEArAwAIYkIAgC0DAAhjQgBAKwMACGOCAEArAwAIY8IAQCuDAAhkAiAAAAAAZEIAQCuDAAhkggAANYNACCTCAIAtAwAIZQIAgC0DAAhAgAAAGQAICoAAN0FACAP4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGPB0AAogwAIf8HAQCsDAAhiQgCALQMACGNCAEArAwAIY4IAQCsDAAhjwgBAK4MACGQCIAAAAABkQgBAK4MACGSCAAA1g0AIJMIAgC0DAAhlAgCALQMACECAAAAYgAgKgAA3wUAIAIAAABiACAqAADfBQAgAwAAAGQAIDEAANgFACAyAADdBQAgAQAAAGQAIAEAAABiACAIDQAA0Q0AIDcAANQNACA4AADTDQAgWQAA0g0AIFoAANUNACCPCAAAqAwAIJAIAACoDAAgkQgAAKgMACAS3QYAALULADDeBgAA5gUAEN8GAAC1CwAw4QZAAMkKACHyBgEA5QoAIfsGAQDWCgAhiQcBAOUKACGPB0AAyQoAIf8HAQDWCgAhiQgCAOgKACGNCAEA1goAIY4IAQDWCgAhjwgBANgKACGQCAAAiwsAIJEIAQDYCgAhkggAAO8KACCTCAIA6AoAIZQIAgDoCgAhAwAAAGIAIAEAAOUFADA2AADmBQAgAwAAAGIAIAEAAGMAMAIAAGQAIAoSAAC0CwAg3QYAALMLADDeBgAANQAQ3wYAALMLADDtBkAA4goAIf0GQADSCgAh_QcBAAAAAYoIAADvCgAgiwgAAO8KACCMCAEA4woAIQEAAADpBQAgAQAAAOkFACADEgAA0A0AIO0GAACoDAAgjAgAAKgMACADAAAANQAgAQAA7AUAMAIAAOkFACADAAAANQAgAQAA7AUAMAIAAOkFACADAAAANQAgAQAA7AUAMAIAAOkFACAHEgAAzw0AIO0GQAAAAAH9BkAAAAAB_QcBAAAAAYoIAADNDQAgiwgAAM4NACCMCAEAAAABASoAAPAFACAG7QZAAAAAAf0GQAAAAAH9BwEAAAABiggAAM0NACCLCAAAzg0AIIwIAQAAAAEBKgAA8gUAMAEqAADyBQAwBxIAAMwNACDtBkAArQwAIf0GQACiDAAh_QcBAKwMACGKCAAAyg0AIIsIAADLDQAgjAgBAK4MACECAAAA6QUAICoAAPUFACAG7QZAAK0MACH9BkAAogwAIf0HAQCsDAAhiggAAMoNACCLCAAAyw0AIIwIAQCuDAAhAgAAADUAICoAAPcFACACAAAANQAgKgAA9wUAIAMAAADpBQAgMQAA8AUAIDIAAPUFACABAAAA6QUAIAEAAAA1ACAFDQAAxw0AIDcAAMkNACA4AADIDQAg7QYAAKgMACCMCAAAqAwAIAndBgAAsgsAMN4GAAD-BQAQ3wYAALILADDtBkAA1woAIf0GQADJCgAh_QcBAOUKACGKCAAA7woAIIsIAADvCgAgjAgBANgKACEDAAAANQAgAQAA_QUAMDYAAP4FACADAAAANQAgAQAA7AUAMAIAAOkFACABAAAAMgAgAQAAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIBQEAADFDQAgEgAAxg0AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGKBwEAAAABjwdAAAAAAf0HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCIAAAAABgwgAAMMNACCECAIAAAABhQggAAAAAYYIAQAAAAGHCAAAxA0AIIgIIAAAAAGJCAIAAAABASoAAIYGACAS4QZAAAAAAfIGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAGPB0AAAAAB_QcBAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAYIIgAAAAAGDCAAAww0AIIQIAgAAAAGFCCAAAAABhggBAAAAAYcIAADEDQAgiAggAAAAAYkIAgAAAAEBKgAAiAYAMAEqAACIBgAwFAQAAMENACASAADCDQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGKBwEArAwAIY8HQACiDAAh_QcBAKwMACH_BwEArAwAIYAIAQCsDAAhgQgBAKwMACGCCIAAAAABgwgAAL8NACCECAIAtAwAIYUIIADkDAAhhggBAKwMACGHCAAAwA0AIIgIIADkDAAhiQgCALQMACECAAAAMgAgKgAAiwYAIBLhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIYoHAQCsDAAhjwdAAKIMACH9BwEArAwAIf8HAQCsDAAhgAgBAKwMACGBCAEArAwAIYIIgAAAAAGDCAAAvw0AIIQIAgC0DAAhhQggAOQMACGGCAEArAwAIYcIAADADQAgiAggAOQMACGJCAIAtAwAIQIAAAAwACAqAACNBgAgAgAAADAAICoAAI0GACADAAAAMgAgMQAAhgYAIDIAAIsGACABAAAAMgAgAQAAADAAIAUNAAC6DQAgNwAAvQ0AIDgAALwNACBZAAC7DQAgWgAAvg0AIBXdBgAAsQsAMN4GAACUBgAQ3wYAALELADDhBkAAyQoAIfIGAQDlCgAh-wYBANYKACGJBwEA5QoAIYoHAQDlCgAhjwdAAMkKACH9BwEA5QoAIf8HAQDWCgAhgAgBANYKACGBCAEA1goAIYIIAADmCgAggwgAAO8KACCECAIA6AoAIYUIIADxCgAhhggBANYKACGHCAAA7woAIIgIIADxCgAhiQgCAOgKACEDAAAAMAAgAQAAkwYAMDYAAJQGACADAAAAMAAgAQAAMQAwAgAAMgAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAEEgAAuQ0AIIgHQAAAAAH9BwEAAAAB_gcAAQAAAQEqAACcBgAgA4gHQAAAAAH9BwEAAAAB_gcAAQAAAQEqAACeBgAwASoAAJ4GADAEEgAAuA0AIIgHQACiDAAh_QcBAKwMACH-BwAB7wwAIQIAAAA5ACAqAAChBgAgA4gHQACiDAAh_QcBAKwMACH-BwAB7wwAIQIAAAA3ACAqAACjBgAgAgAAADcAICoAAKMGACADAAAAOQAgMQAAnAYAIDIAAKEGACABAAAAOQAgAQAAADcAIAMNAAC1DQAgNwAAtw0AIDgAALYNACAG3QYAALALADDeBgAAqgYAEN8GAACwCwAwiAdAAMkKACH9BwEA5QoAIf4HAAH6CgAhAwAAADcAIAEAAKkGADA2AACqBgAgAwAAADcAIAEAADgAMAIAADkAICEFAQDhCgAh3QYAAK4LADDeBgAAsAYAEN8GAACuCwAw4QZAANIKACHsBgEA4QoAIaQHAQDjCgAhqAcEANEKACGpBwEA4QoAIaoHAQAAAAHSBwEA4woAIecHBADRCgAh6AdAAOIKACHpBwAAiAsAIOoHAACICwAg6wcAAIgLACDsBwEA4QoAIe0HQADSCgAh7gcgAPUKACHvBwEA4woAIfAHAQDjCgAh8QcBAOMKACHyBwAAiAsAIPMHAACICwAg9AcAAIgLACD1BwAAiAsAIPYHAQDjCgAh9wcBAOMKACH4BwIA9goAIfkHAQDjCgAh-gcCAPYKACH7BwIA9goAIfwHAACvCwAgAQAAAK0GACABAAAArQYAICAFAQDhCgAh3QYAAK4LADDeBgAAsAYAEN8GAACuCwAw4QZAANIKACHsBgEA4QoAIaQHAQDjCgAhqAcEANEKACGpBwEA4QoAIaoHAQD-CgAh0gcBAOMKACHnBwQA0QoAIegHQADiCgAh6QcAAIgLACDqBwAAiAsAIOsHAACICwAg7AcBAOEKACHtB0AA0goAIe4HIAD1CgAh7wcBAOMKACHwBwEA4woAIfEHAQDjCgAh8gcAAIgLACDzBwAAiAsAIPQHAACICwAg9QcAAIgLACD2BwEA4woAIfcHAQDjCgAh-AcCAPYKACH5BwEA4woAIfoHAgD2CgAh-wcCAPYKACEJpAcAAKgMACDSBwAAqAwAIOgHAACoDAAg7wcAAKgMACDwBwAAqAwAIPEHAACoDAAg9gcAAKgMACD3BwAAqAwAIPkHAACoDAAgAwAAALAGACABAACxBgAwAgAArQYAIAMAAACwBgAgAQAAsQYAMAIAAK0GACADAAAAsAYAIAEAALEGADACAACtBgAgHQUBAAAAAeEGQAAAAAHsBgEAAAABpAcBAAAAAagHBAAAAAGpBwEAAAABqgcBAAAAAdIHAQAAAAHnBwQAAAAB6AdAAAAAAekHgAAAAAHqB4AAAAAB6weAAAAAAewHAQAAAAHtB0AAAAAB7gcgAAAAAe8HAQAAAAHwBwEAAAAB8QcBAAAAAfIHgAAAAAHzB4AAAAAB9AeAAAAAAfUHgAAAAAH2BwEAAAAB9wcBAAAAAfgHAgAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAEBKgAAtQYAIB0FAQAAAAHhBkAAAAAB7AYBAAAAAaQHAQAAAAGoBwQAAAABqQcBAAAAAaoHAQAAAAHSBwEAAAAB5wcEAAAAAegHQAAAAAHpB4AAAAAB6geAAAAAAesHgAAAAAHsBwEAAAAB7QdAAAAAAe4HIAAAAAHvBwEAAAAB8AcBAAAAAfEHAQAAAAHyB4AAAAAB8weAAAAAAfQHgAAAAAH1B4AAAAAB9gcBAAAAAfcHAQAAAAH4BwIAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAABASoAALcGADABKgAAtwYAMB0FAQCsDAAh4QZAAKIMACHsBgEArAwAIaQHAQCuDAAhqAcEAKEMACGpBwEArAwAIaoHAQCsDAAh0gcBAK4MACHnBwQAoQwAIegHQACtDAAh6QeAAAAAAeoHgAAAAAHrB4AAAAAB7AcBAKwMACHtB0AAogwAIe4HIADkDAAh7wcBAK4MACHwBwEArgwAIfEHAQCuDAAh8geAAAAAAfMHgAAAAAH0B4AAAAAB9QeAAAAAAfYHAQCuDAAh9wcBAK4MACH4BwIAtAwAIfkHAQCuDAAh-gcCALQMACH7BwIAtAwAIQIAAACtBgAgKgAAugYAIB0FAQCsDAAh4QZAAKIMACHsBgEArAwAIaQHAQCuDAAhqAcEAKEMACGpBwEArAwAIaoHAQCsDAAh0gcBAK4MACHnBwQAoQwAIegHQACtDAAh6QeAAAAAAeoHgAAAAAHrB4AAAAAB7AcBAKwMACHtB0AAogwAIe4HIADkDAAh7wcBAK4MACHwBwEArgwAIfEHAQCuDAAh8geAAAAAAfMHgAAAAAH0B4AAAAAB9QeAAAAAAfYHAQCuDAAh9wcBAK4MACH4BwIAtAwAIfkHAQCuDAAh-gcCALQMACH7BwIAtAwAIQIAAACwBgAgKgAAvAYAIAIAAACwBgAgKgAAvAYAIAMAAACtBgAgMQAAtQYAIDIAALoGACABAAAArQYAIAEAAACwBgAgDg0AALANACA3AACzDQAgOAAAsg0AIFkAALENACBaAAC0DQAgpAcAAKgMACDSBwAAqAwAIOgHAACoDAAg7wcAAKgMACDwBwAAqAwAIPEHAACoDAAg9gcAAKgMACD3BwAAqAwAIPkHAACoDAAgIAUBANYKACHdBgAArQsAMN4GAADDBgAQ3wYAAK0LADDhBkAAyQoAIewGAQDWCgAhpAcBANgKACGoBwQAyAoAIakHAQDWCgAhqgcBAOUKACHSBwEA2AoAIecHBADICgAh6AdAANcKACHpBwAA5goAIOoHAADmCgAg6wcAAOYKACDsBwEA1goAIe0HQADJCgAh7gcgAPEKACHvBwEA2AoAIfAHAQDYCgAh8QcBANgKACHyBwAA5goAIPMHAADmCgAg9AcAAOYKACD1BwAA5goAIPYHAQDYCgAh9wcBANgKACH4BwIA6AoAIfkHAQDYCgAh-gcCAOgKACH7BwIA6AoAIQMAAACwBgAgAQAAwgYAMDYAAMMGACADAAAAsAYAIAEAALEGADACAACtBgAgFAUBAOEKACHdBgAAqgsAMN4GAADJBgAQ3wYAAKoLADDsBgEA4QoAIaMHAQDhCgAhqAcEANEKACGpBwEA4QoAIaoHAQD-CgAhrwcBAP4KACHdBwEA4QoAId4HAQDhCgAh3wcBAOEKACHgBwIA9goAIeEHQADSCgAh4gdAANIKACHjBwQA0QoAIeQHAgD2CgAh5QcAAKsLACDmBwAArAsAIAEAAADGBgAgAQAAAMYGACASBQEA4QoAId0GAACqCwAw3gYAAMkGABDfBgAAqgsAMOwGAQDhCgAhowcBAOEKACGoBwQA0QoAIakHAQDhCgAhqgcBAP4KACGvBwEA_goAId0HAQDhCgAh3gcBAOEKACHfBwEA4QoAIeAHAgD2CgAh4QdAANIKACHiB0AA0goAIeMHBADRCgAh5AcCAPYKACEAAwAAAMkGACABAADKBgAwAgAAxgYAIAMAAADJBgAgAQAAygYAMAIAAMYGACADAAAAyQYAIAEAAMoGADACAADGBgAgDwUBAAAAAewGAQAAAAGjBwEAAAABqAcEAAAAAakHAQAAAAGqBwEAAAABrwcBAAAAAd0HAQAAAAHeBwEAAAAB3wcBAAAAAeAHAgAAAAHhB0AAAAAB4gdAAAAAAeMHBAAAAAHkBwIAAAABASoAAM4GACAPBQEAAAAB7AYBAAAAAaMHAQAAAAGoBwQAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAAB3QcBAAAAAd4HAQAAAAHfBwEAAAAB4AcCAAAAAeEHQAAAAAHiB0AAAAAB4wcEAAAAAeQHAgAAAAEBKgAA0AYAMAEqAADQBgAwDwUBAKwMACHsBgEArAwAIaMHAQCsDAAhqAcEAKEMACGpBwEArAwAIaoHAQCsDAAhrwcBAKwMACHdBwEArAwAId4HAQCsDAAh3wcBAKwMACHgBwIAtAwAIeEHQACiDAAh4gdAAKIMACHjBwQAoQwAIeQHAgC0DAAhAgAAAMYGACAqAADTBgAgDwUBAKwMACHsBgEArAwAIaMHAQCsDAAhqAcEAKEMACGpBwEArAwAIaoHAQCsDAAhrwcBAKwMACHdBwEArAwAId4HAQCsDAAh3wcBAKwMACHgBwIAtAwAIeEHQACiDAAh4gdAAKIMACHjBwQAoQwAIeQHAgC0DAAhAgAAAMkGACAqAADVBgAgAgAAAMkGACAqAADVBgAgAwAAAMYGACAxAADOBgAgMgAA0wYAIAEAAADGBgAgAQAAAMkGACAFDQAAqw0AIDcAAK4NACA4AACtDQAgWQAArA0AIFoAAK8NACASBQEA1goAId0GAACpCwAw3gYAANwGABDfBgAAqQsAMOwGAQDWCgAhowcBANYKACGoBwQAyAoAIakHAQDWCgAhqgcBAOUKACGvBwEA5QoAId0HAQDWCgAh3gcBANYKACHfBwEA1goAIeAHAgDoCgAh4QdAAMkKACHiB0AAyQoAIeMHBADICgAh5AcCAOgKACEDAAAAyQYAIAEAANsGADA2AADcBgAgAwAAAMkGACABAADKBgAwAgAAxgYAIArdBgAAqAsAMN4GAADiBgAQ3wYAAKgLADDyBgEAAAABigcBAP4KACGgBwEA_goAIa8HAQD-CgAhsQdAANIKACHbBwIA9goAIdwHQADSCgAhAQAAAN8GACABAAAA3wYAIArdBgAAqAsAMN4GAADiBgAQ3wYAAKgLADDyBgEA_goAIYoHAQD-CgAhoAcBAP4KACGvBwEA_goAIbEHQADSCgAh2wcCAPYKACHcB0AA0goAIQADAAAA4gYAIAEAAOMGADACAADfBgAgAwAAAOIGACABAADjBgAwAgAA3wYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAH8gYBAAAAAYoHAQAAAAGgBwEAAAABrwcBAAAAAbEHQAAAAAHbBwIAAAAB3AdAAAAAAQEqAADnBgAgB_IGAQAAAAGKBwEAAAABoAcBAAAAAa8HAQAAAAGxB0AAAAAB2wcCAAAAAdwHQAAAAAEBKgAA6QYAMAEqAADpBgAwB_IGAQCsDAAhigcBAKwMACGgBwEArAwAIa8HAQCsDAAhsQdAAKIMACHbBwIAtAwAIdwHQACiDAAhAgAAAN8GACAqAADsBgAgB_IGAQCsDAAhigcBAKwMACGgBwEArAwAIa8HAQCsDAAhsQdAAKIMACHbBwIAtAwAIdwHQACiDAAhAgAAAOIGACAqAADuBgAgAgAAAOIGACAqAADuBgAgAwAAAN8GACAxAADnBgAgMgAA7AYAIAEAAADfBgAgAQAAAOIGACAFDQAApg0AIDcAAKkNACA4AACoDQAgWQAApw0AIFoAAKoNACAK3QYAAKcLADDeBgAA9QYAEN8GAACnCwAw8gYBAOUKACGKBwEA5QoAIaAHAQDlCgAhrwcBAOUKACGxB0AAyQoAIdsHAgDoCgAh3AdAAMkKACEDAAAA4gYAIAEAAPQGADA2AAD1BgAgAwAAAOIGACABAADjBgAwAgAA3wYAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgFAkAAKUNACDhBkAAAAABigcBAAAAAa8HAQAAAAHGBwIAAAABzAcBAAAAAc0HAQAAAAHOBwIAAAABzwcEAAAAAdAHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAgAAAAHUBwIAAAAB1QcCAAAAAdYHgAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaBwQAAAABASoAAP0GACAT4QZAAAAAAYoHAQAAAAGvBwEAAAABxgcCAAAAAcwHAQAAAAHNBwEAAAABzgcCAAAAAc8HBAAAAAHQBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHWB4AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gcEAAAAAQEqAAD_BgAwASoAAP8GADAUCQAApA0AIOEGQACiDAAhigcBAKwMACGvBwEArAwAIcYHAgC0DAAhzAcBAKwMACHNBwEArAwAIc4HAgC0DAAhzwcEAKEMACHQBwEArAwAIdEHAQCsDAAh0gcBAKwMACHTBwIAtAwAIdQHAgC0DAAh1QcCALQMACHWB4AAAAAB1wdAAK0MACHYB0AArQwAIdkHQACtDAAh2gcEAKEMACECAAAAGAAgKgAAggcAIBPhBkAAogwAIYoHAQCsDAAhrwcBAKwMACHGBwIAtAwAIcwHAQCsDAAhzQcBAKwMACHOBwIAtAwAIc8HBAChDAAh0AcBAKwMACHRBwEArAwAIdIHAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh1geAAAAAAdcHQACtDAAh2AdAAK0MACHZB0AArQwAIdoHBAChDAAhAgAAABYAICoAAIQHACACAAAAFgAgKgAAhAcAIAMAAAAYACAxAAD9BgAgMgAAggcAIAEAAAAYACABAAAAFgAgCA0AAJ8NACA3AACiDQAgOAAAoQ0AIFkAAKANACBaAACjDQAg1wcAAKgMACDYBwAAqAwAINkHAACoDAAgFt0GAACmCwAw3gYAAIsHABDfBgAApgsAMOEGQADJCgAhigcBAOUKACGvBwEA5QoAIcYHAgDoCgAhzAcBAOUKACHNBwEA1goAIc4HAgDoCgAhzwcEAMgKACHQBwEA1goAIdEHAQDWCgAh0gcBANYKACHTBwIA6AoAIdQHAgDoCgAh1QcCAOgKACHWBwAA5goAINcHQADXCgAh2AdAANcKACHZB0AA1woAIdoHBADICgAhAwAAABYAIAEAAIoHADA2AACLBwAgAwAAABYAIAEAABcAMAIAABgAIBDdBgAAowsAMN4GAACRBwAQ3wYAAKMLADCJBwEA_goAIYoHAQD-CgAhrwcBAAAAAbsHAQDhCgAhvAcBAOEKACG_BwIApQsAIcUHAQDhCgAhxgcCAPYKACHHBwQA0QoAIcgHBACkCwAhyQcEAKQLACHKB0AA4goAIcsHBACkCwAhAQAAAI4HACABAAAAjgcAIBDdBgAAowsAMN4GAACRBwAQ3wYAAKMLADCJBwEA_goAIYoHAQD-CgAhrwcBAP4KACG7BwEA4QoAIbwHAQDhCgAhvwcCAKULACHFBwEA4QoAIcYHAgD2CgAhxwcEANEKACHIBwQApAsAIckHBACkCwAhygdAAOIKACHLBwQApAsAIQW_BwAAqAwAIMgHAACoDAAgyQcAAKgMACDKBwAAqAwAIMsHAACoDAAgAwAAAJEHACABAACSBwAwAgAAjgcAIAMAAACRBwAgAQAAkgcAMAIAAI4HACADAAAAkQcAIAEAAJIHADACAACOBwAgDYkHAQAAAAGKBwEAAAABrwcBAAAAAbsHAQAAAAG8BwEAAAABvwcCAAAAAcUHAQAAAAHGBwIAAAABxwcEAAAAAcgHBAAAAAHJBwQAAAABygdAAAAAAcsHBAAAAAEBKgAAlgcAIA2JBwEAAAABigcBAAAAAa8HAQAAAAG7BwEAAAABvAcBAAAAAb8HAgAAAAHFBwEAAAABxgcCAAAAAccHBAAAAAHIBwQAAAAByQcEAAAAAcoHQAAAAAHLBwQAAAABASoAAJgHADABKgAAmAcAMA2JBwEArAwAIYoHAQCsDAAhrwcBAKwMACG7BwEArAwAIbwHAQCsDAAhvwcCAJ4NACHFBwEArAwAIcYHAgC0DAAhxwcEAKEMACHIBwQAnQ0AIckHBACdDQAhygdAAK0MACHLBwQAnQ0AIQIAAACOBwAgKgAAmwcAIA2JBwEArAwAIYoHAQCsDAAhrwcBAKwMACG7BwEArAwAIbwHAQCsDAAhvwcCAJ4NACHFBwEArAwAIcYHAgC0DAAhxwcEAKEMACHIBwQAnQ0AIckHBACdDQAhygdAAK0MACHLBwQAnQ0AIQIAAACRBwAgKgAAnQcAIAIAAACRBwAgKgAAnQcAIAMAAACOBwAgMQAAlgcAIDIAAJsHACABAAAAjgcAIAEAAACRBwAgCg0AAJgNACA3AACbDQAgOAAAmg0AIFkAAJkNACBaAACcDQAgvwcAAKgMACDIBwAAqAwAIMkHAACoDAAgygcAAKgMACDLBwAAqAwAIBDdBgAAnAsAMN4GAACkBwAQ3wYAAJwLADCJBwEA5QoAIYoHAQDlCgAhrwcBAOUKACG7BwEA1goAIbwHAQDWCgAhvwcCAJ4LACHFBwEA1goAIcYHAgDoCgAhxwcEAMgKACHIBwQAnQsAIckHBACdCwAhygdAANcKACHLBwQAnQsAIQMAAACRBwAgAQAAowcAMDYAAKQHACADAAAAkQcAIAEAAJIHADACAACOBwAgD90GAACaCwAw3gYAAKoHABDfBgAAmgsAMIkHAQD-CgAhigcBAP4KACG7BwEA4QoAIbwHAQDhCgAhvQcEANEKACG-BwQA0QoAIb8HBADRCgAhwAcEANEKACHBBwQA0QoAIcIHBADRCgAhwwcEANEKACHEBwAAmwsAIAEAAACnBwAgAQAAAKcHACAO3QYAAJoLADDeBgAAqgcAEN8GAACaCwAwiQcBAP4KACGKBwEA_goAIbsHAQDhCgAhvAcBAOEKACG9BwQA0QoAIb4HBADRCgAhvwcEANEKACHABwQA0QoAIcEHBADRCgAhwgcEANEKACHDBwQA0QoAIQADAAAAqgcAIAEAAKsHADACAACnBwAgAwAAAKoHACABAACrBwAwAgAApwcAIAMAAACqBwAgAQAAqwcAMAIAAKcHACALiQcBAAAAAYoHAQAAAAG7BwEAAAABvAcBAAAAAb0HBAAAAAG-BwQAAAABvwcEAAAAAcAHBAAAAAHBBwQAAAABwgcEAAAAAcMHBAAAAAEBKgAArwcAIAuJBwEAAAABigcBAAAAAbsHAQAAAAG8BwEAAAABvQcEAAAAAb4HBAAAAAG_BwQAAAABwAcEAAAAAcEHBAAAAAHCBwQAAAABwwcEAAAAAQEqAACxBwAwASoAALEHADALiQcBAKwMACGKBwEArAwAIbsHAQCsDAAhvAcBAKwMACG9BwQAoQwAIb4HBAChDAAhvwcEAKEMACHABwQAoQwAIcEHBAChDAAhwgcEAKEMACHDBwQAoQwAIQIAAACnBwAgKgAAtAcAIAuJBwEArAwAIYoHAQCsDAAhuwcBAKwMACG8BwEArAwAIb0HBAChDAAhvgcEAKEMACG_BwQAoQwAIcAHBAChDAAhwQcEAKEMACHCBwQAoQwAIcMHBAChDAAhAgAAAKoHACAqAAC2BwAgAgAAAKoHACAqAAC2BwAgAwAAAKcHACAxAACvBwAgMgAAtAcAIAEAAACnBwAgAQAAAKoHACAFDQAAkw0AIDcAAJYNACA4AACVDQAgWQAAlA0AIFoAAJcNACAO3QYAAJkLADDeBgAAvQcAEN8GAACZCwAwiQcBAOUKACGKBwEA5QoAIbsHAQDWCgAhvAcBANYKACG9BwQAyAoAIb4HBADICgAhvwcEAMgKACHABwQAyAoAIcEHBADICgAhwgcEAMgKACHDBwQAyAoAIQMAAACqBwAgAQAAvAcAMDYAAL0HACADAAAAqgcAIAEAAKsHADACAACnBwAgD90GAACXCwAw3gYAAMMHABDfBgAAlwsAMIkHAQD-CgAhigcBAP4KACG7BwEA4QoAIbwHAQDhCgAhvQcEANEKACG-BwQA0QoAIb8HBADRCgAhwAcEANEKACHBBwQA0QoAIcIHBADRCgAhwwcEANEKACHEBwAAmAsAIAEAAADABwAgAQAAAMAHACAO3QYAAJcLADDeBgAAwwcAEN8GAACXCwAwiQcBAP4KACGKBwEA_goAIbsHAQDhCgAhvAcBAOEKACG9BwQA0QoAIb4HBADRCgAhvwcEANEKACHABwQA0QoAIcEHBADRCgAhwgcEANEKACHDBwQA0QoAIQADAAAAwwcAIAEAAMQHADACAADABwAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACALiQcBAAAAAYoHAQAAAAG7BwEAAAABvAcBAAAAAb0HBAAAAAG-BwQAAAABvwcEAAAAAcAHBAAAAAHBBwQAAAABwgcEAAAAAcMHBAAAAAEBKgAAyAcAIAuJBwEAAAABigcBAAAAAbsHAQAAAAG8BwEAAAABvQcEAAAAAb4HBAAAAAG_BwQAAAABwAcEAAAAAcEHBAAAAAHCBwQAAAABwwcEAAAAAQEqAADKBwAwASoAAMoHADALiQcBAKwMACGKBwEArAwAIbsHAQCsDAAhvAcBAKwMACG9BwQAoQwAIb4HBAChDAAhvwcEAKEMACHABwQAoQwAIcEHBAChDAAhwgcEAKEMACHDBwQAoQwAIQIAAADABwAgKgAAzQcAIAuJBwEArAwAIYoHAQCsDAAhuwcBAKwMACG8BwEArAwAIb0HBAChDAAhvgcEAKEMACG_BwQAoQwAIcAHBAChDAAhwQcEAKEMACHCBwQAoQwAIcMHBAChDAAhAgAAAMMHACAqAADPBwAgAgAAAMMHACAqAADPBwAgAwAAAMAHACAxAADIBwAgMgAAzQcAIAEAAADABwAgAQAAAMMHACAFDQAAjg0AIDcAAJENACA4AACQDQAgWQAAjw0AIFoAAJINACAO3QYAAJYLADDeBgAA1gcAEN8GAACWCwAwiQcBAOUKACGKBwEA5QoAIbsHAQDWCgAhvAcBANYKACG9BwQAyAoAIb4HBADICgAhvwcEAMgKACHABwQAyAoAIcEHBADICgAhwgcEAMgKACHDBwQAyAoAIQMAAADDBwAgAQAA1QcAMDYAANYHACADAAAAwwcAIAEAAMQHADACAADABwAgB90GAACVCwAw3gYAANwHABDfBgAAlQsAMLcHAQAAAAG4B0AA0goAIbkHAgD2CgAhugcCAPYKACEBAAAA2QcAIAEAAADZBwAgB90GAACVCwAw3gYAANwHABDfBgAAlQsAMLcHAQDhCgAhuAdAANIKACG5BwIA9goAIboHAgD2CgAhAAMAAADcBwAgAQAA3QcAMAIAANkHACADAAAA3AcAIAEAAN0HADACAADZBwAgAwAAANwHACABAADdBwAwAgAA2QcAIAS3BwEAAAABuAdAAAAAAbkHAgAAAAG6BwIAAAABASoAAOEHACAEtwcBAAAAAbgHQAAAAAG5BwIAAAABugcCAAAAAQEqAADjBwAwASoAAOMHADAEtwcBAKwMACG4B0AAogwAIbkHAgC0DAAhugcCALQMACECAAAA2QcAICoAAOYHACAEtwcBAKwMACG4B0AAogwAIbkHAgC0DAAhugcCALQMACECAAAA3AcAICoAAOgHACACAAAA3AcAICoAAOgHACADAAAA2QcAIDEAAOEHACAyAADmBwAgAQAAANkHACABAAAA3AcAIAUNAACJDQAgNwAAjA0AIDgAAIsNACBZAACKDQAgWgAAjQ0AIAfdBgAAlAsAMN4GAADvBwAQ3wYAAJQLADC3BwEA1goAIbgHQADJCgAhuQcCAOgKACG6BwIA6AoAIQMAAADcBwAgAQAA7gcAMDYAAO8HACADAAAA3AcAIAEAAN0HADACAADZBwAgB90GAACTCwAw3gYAAPUHABDfBgAAkwsAMPIGIAAAAAG0BwQA0QoAIbUHQADSCgAhtgcEANEKACEBAAAA8gcAIAEAAADyBwAgB90GAACTCwAw3gYAAPUHABDfBgAAkwsAMPIGIAD1CgAhtAcEANEKACG1B0AA0goAIbYHBADRCgAhAAMAAAD1BwAgAQAA9gcAMAIAAPIHACADAAAA9QcAIAEAAPYHADACAADyBwAgAwAAAPUHACABAAD2BwAwAgAA8gcAIATyBiAAAAABtAcEAAAAAbUHQAAAAAG2BwQAAAABASoAAPoHACAE8gYgAAAAAbQHBAAAAAG1B0AAAAABtgcEAAAAAQEqAAD8BwAwASoAAPwHADAE8gYgAOQMACG0BwQAoQwAIbUHQACiDAAhtgcEAKEMACECAAAA8gcAICoAAP8HACAE8gYgAOQMACG0BwQAoQwAIbUHQACiDAAhtgcEAKEMACECAAAA9QcAICoAAIEIACACAAAA9QcAICoAAIEIACADAAAA8gcAIDEAAPoHACAyAAD_BwAgAQAAAPIHACABAAAA9QcAIAUNAACEDQAgNwAAhw0AIDgAAIYNACBZAACFDQAgWgAAiA0AIAfdBgAAkgsAMN4GAACICAAQ3wYAAJILADDyBiAA8QoAIbQHBADICgAhtQdAAMkKACG2BwQAyAoAIQMAAAD1BwAgAQAAhwgAMDYAAIgIACADAAAA9QcAIAEAAPYHADACAADyBwAgC90GAACRCwAw3gYAAI4IABDfBgAAkQsAMOEGQADSCgAh8gYEAAAAAfwGAgD2CgAhrwcBAP4KACGwBwEA4QoAIbEHQADSCgAhsgcBAOMKACGzBwEA4woAIQEAAACLCAAgAQAAAIsIACAL3QYAAJELADDeBgAAjggAEN8GAACRCwAw4QZAANIKACHyBgQA0QoAIfwGAgD2CgAhrwcBAP4KACGwBwEA4QoAIbEHQADSCgAhsgcBAOMKACGzBwEA4woAIQKyBwAAqAwAILMHAACoDAAgAwAAAI4IACABAACPCAAwAgAAiwgAIAMAAACOCAAgAQAAjwgAMAIAAIsIACADAAAAjggAIAEAAI8IADACAACLCAAgCOEGQAAAAAHyBgQAAAAB_AYCAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAbIHAQAAAAGzBwEAAAABASoAAJMIACAI4QZAAAAAAfIGBAAAAAH8BgIAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABsgcBAAAAAbMHAQAAAAEBKgAAlQgAMAEqAACVCAAwCOEGQACiDAAh8gYEAKEMACH8BgIAtAwAIa8HAQCsDAAhsAcBAKwMACGxB0AAogwAIbIHAQCuDAAhswcBAK4MACECAAAAiwgAICoAAJgIACAI4QZAAKIMACHyBgQAoQwAIfwGAgC0DAAhrwcBAKwMACGwBwEArAwAIbEHQACiDAAhsgcBAK4MACGzBwEArgwAIQIAAACOCAAgKgAAmggAIAIAAACOCAAgKgAAmggAIAMAAACLCAAgMQAAkwgAIDIAAJgIACABAAAAiwgAIAEAAACOCAAgBw0AAP8MACA3AACCDQAgOAAAgQ0AIFkAAIANACBaAACDDQAgsgcAAKgMACCzBwAAqAwAIAvdBgAAkAsAMN4GAAChCAAQ3wYAAJALADDhBkAAyQoAIfIGBADICgAh_AYCAOgKACGvBwEA5QoAIbAHAQDWCgAhsQdAAMkKACGyBwEA2AoAIbMHAQDYCgAhAwAAAI4IACABAACgCAAwNgAAoQgAIAMAAACOCAAgAQAAjwgAMAIAAIsIACANBQEA4QoAId0GAACNCwAw3gYAAKcIABDfBgAAjQsAMOEGQADSCgAh7AYBAOEKACGoBwQA0QoAIakHAQDhCgAhqgcBAP4KACGrBwEA4QoAIawHAACOCwAgrQcAAI4LACCuBwAAjwsAIAEAAACkCAAgAQAAAKQIACAMBQEA4QoAId0GAACNCwAw3gYAAKcIABDfBgAAjQsAMOEGQADSCgAh7AYBAOEKACGoBwQA0QoAIakHAQDhCgAhqgcBAP4KACGrBwEA4QoAIawHAACOCwAgrQcAAI4LACACrAcAAKgMACCtBwAAqAwAIAMAAACnCAAgAQAAqAgAMAIAAKQIACADAAAApwgAIAEAAKgIADACAACkCAAgAwAAAKcIACABAACoCAAwAgAApAgAIAkFAQAAAAHhBkAAAAAB7AYBAAAAAagHBAAAAAGpBwEAAAABqgcBAAAAAasHAQAAAAGsB4AAAAABrQeAAAAAAQEqAACsCAAgCQUBAAAAAeEGQAAAAAHsBgEAAAABqAcEAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHgAAAAAGtB4AAAAABASoAAK4IADABKgAArggAMAkFAQCsDAAh4QZAAKIMACHsBgEArAwAIagHBAChDAAhqQcBAKwMACGqBwEArAwAIasHAQCsDAAhrAeAAAAAAa0HgAAAAAECAAAApAgAICoAALEIACAJBQEArAwAIeEGQACiDAAh7AYBAKwMACGoBwQAoQwAIakHAQCsDAAhqgcBAKwMACGrBwEArAwAIawHgAAAAAGtB4AAAAABAgAAAKcIACAqAACzCAAgAgAAAKcIACAqAACzCAAgAwAAAKQIACAxAACsCAAgMgAAsQgAIAEAAACkCAAgAQAAAKcIACAHDQAA-gwAIDcAAP0MACA4AAD8DAAgWQAA-wwAIFoAAP4MACCsBwAAqAwAIK0HAACoDAAgDAUBANYKACHdBgAAigsAMN4GAAC6CAAQ3wYAAIoLADDhBkAAyQoAIewGAQDWCgAhqAcEAMgKACGpBwEA1goAIaoHAQDlCgAhqwcBANYKACGsBwAAiwsAIK0HAACLCwAgAwAAAKcIACABAAC5CAAwNgAAuggAIAMAAACnCAAgAQAAqAgAMAIAAKQIACAU3QYAAIYLADDeBgAAwAgAEN8GAACGCwAw4QZAANIKACHyBgEA_goAIfMGBAAAAAGJBwEAhwsAIYoHAQCHCwAhkwcBAOEKACGdBwEA4QoAIZ4HAQDhCgAhnwcBAOMKACGgBwEAhwsAIaEHAQDhCgAhogcBAOEKACGjBwEA4woAIaQHAQDjCgAhpQcBAOMKACGmBwEA4woAIacHAACICwAgAQAAAL0IACABAAAAvQgAIBTdBgAAhgsAMN4GAADACAAQ3wYAAIYLADDhBkAA0goAIfIGAQD-CgAh8wYEANEKACGJBwEAhwsAIYoHAQCHCwAhkwcBAOEKACGdBwEA4QoAIZ4HAQDhCgAhnwcBAOMKACGgBwEAhwsAIaEHAQDhCgAhogcBAOEKACGjBwEA4woAIaQHAQDjCgAhpQcBAOMKACGmBwEA4woAIacHAACICwAgCIkHAACoDAAgigcAAKgMACCfBwAAqAwAIKAHAACoDAAgowcAAKgMACCkBwAAqAwAIKUHAACoDAAgpgcAAKgMACADAAAAwAgAIAEAAMEIADACAAC9CAAgAwAAAMAIACABAADBCAAwAgAAvQgAIAMAAADACAAgAQAAwQgAMAIAAL0IACAR4QZAAAAAAfIGAQAAAAHzBgQAAAABiQcBAAAAAYoHAQAAAAGTBwEAAAABnQcBAAAAAZ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHgAAAAAEBKgAAxQgAIBHhBkAAAAAB8gYBAAAAAfMGBAAAAAGJBwEAAAABigcBAAAAAZMHAQAAAAGdBwEAAAABngcBAAAAAZ8HAQAAAAGgBwEAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpweAAAAAAQEqAADHCAAwASoAAMcIADAR4QZAAKIMACHyBgEArAwAIfMGBAChDAAhiQcBAK4MACGKBwEArgwAIZMHAQCsDAAhnQcBAKwMACGeBwEArAwAIZ8HAQCuDAAhoAcBAK4MACGhBwEArAwAIaIHAQCsDAAhowcBAK4MACGkBwEArgwAIaUHAQCuDAAhpgcBAK4MACGnB4AAAAABAgAAAL0IACAqAADKCAAgEeEGQACiDAAh8gYBAKwMACHzBgQAoQwAIYkHAQCuDAAhigcBAK4MACGTBwEArAwAIZ0HAQCsDAAhngcBAKwMACGfBwEArgwAIaAHAQCuDAAhoQcBAKwMACGiBwEArAwAIaMHAQCuDAAhpAcBAK4MACGlBwEArgwAIaYHAQCuDAAhpweAAAAAAQIAAADACAAgKgAAzAgAIAIAAADACAAgKgAAzAgAIAMAAAC9CAAgMQAAxQgAIDIAAMoIACABAAAAvQgAIAEAAADACAAgDQ0AAPUMACA3AAD4DAAgOAAA9wwAIFkAAPYMACBaAAD5DAAgiQcAAKgMACCKBwAAqAwAIJ8HAACoDAAgoAcAAKgMACCjBwAAqAwAIKQHAACoDAAgpQcAAKgMACCmBwAAqAwAIBTdBgAAhQsAMN4GAADTCAAQ3wYAAIULADDhBkAAyQoAIfIGAQDlCgAh8wYEAMgKACGJBwEA5woAIYoHAQDnCgAhkwcBANYKACGdBwEA1goAIZ4HAQDWCgAhnwcBANgKACGgBwEA5woAIaEHAQDWCgAhogcBANYKACGjBwEA2AoAIaQHAQDYCgAhpQcBANgKACGmBwEA2AoAIacHAADmCgAgAwAAAMAIACABAADSCAAwNgAA0wgAIAMAAADACAAgAQAAwQgAMAIAAL0IACAJ3QYAAIMLADDeBgAA2QgAEN8GAACDCwAw8wYEAAAAAZQHBADRCgAhlwcBAP4KACGYBwAB_woAIZsHBAAAAAGcBwAAhAsAIAEAAADWCAAgAQAAANYIACAI3QYAAIMLADDeBgAA2QgAEN8GAACDCwAw8wYEANEKACGUBwQA0QoAIZcHAQD-CgAhmAcAAf8KACGbBwQA0QoAIQADAAAA2QgAIAEAANoIADACAADWCAAgAwAAANkIACABAADaCAAwAgAA1ggAIAMAAADZCAAgAQAA2ggAMAIAANYIACAF8wYEAAAAAZQHBAAAAAGXBwEAAAABmAcAAQAAAZsHBAAAAAEBKgAA3ggAIAXzBgQAAAABlAcEAAAAAZcHAQAAAAGYBwABAAABmwcEAAAAAQEqAADgCAAwASoAAOAIADAF8wYEAKEMACGUBwQAoQwAIZcHAQCsDAAhmAcAAe8MACGbBwQAoQwAIQIAAADWCAAgKgAA4wgAIAXzBgQAoQwAIZQHBAChDAAhlwcBAKwMACGYBwAB7wwAIZsHBAChDAAhAgAAANkIACAqAADlCAAgAgAAANkIACAqAADlCAAgAwAAANYIACAxAADeCAAgMgAA4wgAIAEAAADWCAAgAQAAANkIACAFDQAA8AwAIDcAAPMMACA4AADyDAAgWQAA8QwAIFoAAPQMACAI3QYAAIILADDeBgAA7AgAEN8GAACCCwAw8wYEAMgKACGUBwQAyAoAIZcHAQDlCgAhmAcAAfoKACGbBwQAyAoAIQMAAADZCAAgAQAA6wgAMDYAAOwIACADAAAA2QgAIAEAANoIADACAADWCAAgC90GAAD9CgAw3gYAAPIIABDfBgAA_QoAMOEGQADSCgAhlAcEANEKACGXBwEA_goAIZgHAAH_CgAhmQcBAOEKACGaBwAB_woAIZsHBAAAAAGcBwAAgQsAIAEAAADvCAAgAQAAAO8IACAK3QYAAP0KADDeBgAA8ggAEN8GAAD9CgAw4QZAANIKACGUBwQA0QoAIZcHAQD-CgAhmAcAAf8KACGZBwEA4QoAIZoHAAH_CgAhmwcEANEKACEAAwAAAPIIACABAADzCAAwAgAA7wgAIAMAAADyCAAgAQAA8wgAMAIAAO8IACADAAAA8ggAIAEAAPMIADACAADvCAAgB-EGQAAAAAGUBwQAAAABlwcBAAAAAZgHAAEAAAGZBwEAAAABmgcAAQAAAZsHBAAAAAEBKgAA9wgAIAfhBkAAAAABlAcEAAAAAZcHAQAAAAGYBwABAAABmQcBAAAAAZoHAAEAAAGbBwQAAAABASoAAPkIADABKgAA-QgAMAfhBkAAogwAIZQHBAChDAAhlwcBAKwMACGYBwAB7wwAIZkHAQCsDAAhmgcAAe8MACGbBwQAoQwAIQIAAADvCAAgKgAA_AgAIAfhBkAAogwAIZQHBAChDAAhlwcBAKwMACGYBwAB7wwAIZkHAQCsDAAhmgcAAe8MACGbBwQAoQwAIQIAAADyCAAgKgAA_ggAIAIAAADyCAAgKgAA_ggAIAMAAADvCAAgMQAA9wgAIDIAAPwIACABAAAA7wgAIAEAAADyCAAgBQ0AAOoMACA3AADtDAAgOAAA7AwAIFkAAOsMACBaAADuDAAgCt0GAAD5CgAw3gYAAIUJABDfBgAA-QoAMOEGQADJCgAhlAcEAMgKACGXBwEA5QoAIZgHAAH6CgAhmQcBANYKACGaBwAB-goAIZsHBADICgAhAwAAAPIIACABAACECQAwNgAAhQkAIAMAAADyCAAgAQAA8wgAMAIAAO8IACAF3QYAAPgKADDeBgAAiwkAEN8GAAD4CgAw8gYgAAAAAZYHBADRCgAhAQAAAIgJACABAAAAiAkAIAXdBgAA-AoAMN4GAACLCQAQ3wYAAPgKADDyBiAA9QoAIZYHBADRCgAhAAMAAACLCQAgAQAAjAkAMAIAAIgJACADAAAAiwkAIAEAAIwJADACAACICQAgAwAAAIsJACABAACMCQAwAgAAiAkAIALyBiAAAAABlgcEAAAAAQEqAACQCQAgAvIGIAAAAAGWBwQAAAABASoAAJIJADABKgAAkgkAMALyBiAA5AwAIZYHBAChDAAhAgAAAIgJACAqAACVCQAgAvIGIADkDAAhlgcEAKEMACECAAAAiwkAICoAAJcJACACAAAAiwkAICoAAJcJACADAAAAiAkAIDEAAJAJACAyAACVCQAgAQAAAIgJACABAAAAiwkAIAUNAADlDAAgNwAA6AwAIDgAAOcMACBZAADmDAAgWgAA6QwAIAXdBgAA9woAMN4GAACeCQAQ3wYAAPcKADDyBiAA8QoAIZYHBADICgAhAwAAAIsJACABAACdCQAwNgAAngkAIAMAAACLCQAgAQAAjAkAMAIAAIgJACAL3QYAAPQKADDeBgAApAkAEN8GAAD0CgAw7gYBAOMKACHyBiAAAAAB_AYCAPYKACH_BkAA0goAIY4HQADiCgAhkwcBAOEKACGUBwQA0QoAIZUHQADiCgAhAQAAAKEJACABAAAAoQkAIAvdBgAA9AoAMN4GAACkCQAQ3wYAAPQKADDuBgEA4woAIfIGIAD1CgAh_AYCAPYKACH_BkAA0goAIY4HQADiCgAhkwcBAOEKACGUBwQA0QoAIZUHQADiCgAhA-4GAACoDAAgjgcAAKgMACCVBwAAqAwAIAMAAACkCQAgAQAApQkAMAIAAKEJACADAAAApAkAIAEAAKUJADACAAChCQAgAwAAAKQJACABAAClCQAwAgAAoQkAIAjuBgEAAAAB8gYgAAAAAfwGAgAAAAH_BkAAAAABjgdAAAAAAZMHAQAAAAGUBwQAAAABlQdAAAAAAQEqAACpCQAgCO4GAQAAAAHyBiAAAAAB_AYCAAAAAf8GQAAAAAGOB0AAAAABkwcBAAAAAZQHBAAAAAGVB0AAAAABASoAAKsJADABKgAAqwkAMAjuBgEArgwAIfIGIADkDAAh_AYCALQMACH_BkAAogwAIY4HQACtDAAhkwcBAKwMACGUBwQAoQwAIZUHQACtDAAhAgAAAKEJACAqAACuCQAgCO4GAQCuDAAh8gYgAOQMACH8BgIAtAwAIf8GQACiDAAhjgdAAK0MACGTBwEArAwAIZQHBAChDAAhlQdAAK0MACECAAAApAkAICoAALAJACACAAAApAkAICoAALAJACADAAAAoQkAIDEAAKkJACAyAACuCQAgAQAAAKEJACABAAAApAkAIAgNAADfDAAgNwAA4gwAIDgAAOEMACBZAADgDAAgWgAA4wwAIO4GAACoDAAgjgcAAKgMACCVBwAAqAwAIAvdBgAA8AoAMN4GAAC3CQAQ3wYAAPAKADDuBgEA2AoAIfIGIADxCgAh_AYCAOgKACH_BkAAyQoAIY4HQADXCgAhkwcBANYKACGUBwQAyAoAIZUHQADXCgAhAwAAAKQJACABAAC2CQAwNgAAtwkAIAMAAACkCQAgAQAApQkAMAIAAKEJACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIA4DAADcDAAgIgAA3QwAICMAAN4MACDhBkAAAAAB7AYBAAAAAfIGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcAANsMACCNBwEAAAABjgdAAAAAAY8HQAAAAAEBKgAAvwkAIAvhBkAAAAAB7AYBAAAAAfIGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAGLBwEAAAABjAcAANsMACCNBwEAAAABjgdAAAAAAY8HQAAAAAEBKgAAwQkAMAEqAADBCQAwDgMAAMAMACAiAADBDAAgIwAAwgwAIOEGQACiDAAh7AYBAKwMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIYsHAQCsDAAhjAcAAL8MACCNBwEArgwAIY4HQACtDAAhjwdAAKIMACECAAAAdQAgKgAAxAkAIAvhBkAAogwAIewGAQCsDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhigcBAK4MACGLBwEArAwAIYwHAAC_DAAgjQcBAK4MACGOB0AArQwAIY8HQACiDAAhAgAAAHMAICoAAMYJACACAAAAcwAgKgAAxgkAIAMAAAB1ACAxAAC_CQAgMgAAxAkAIAEAAAB1ACABAAAAcwAgBg0AALwMACA3AAC-DAAgOAAAvQwAIIoHAACoDAAgjQcAAKgMACCOBwAAqAwAIA7dBgAA7goAMN4GAADNCQAQ3wYAAO4KADDhBkAAyQoAIewGAQDWCgAh8gYBAOUKACH7BgEA1goAIYkHAQDlCgAhigcBAOcKACGLBwEA1goAIYwHAADvCgAgjQcBANgKACGOB0AA1woAIY8HQADJCgAhAwAAAHMAIAEAAMwJADA2AADNCQAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAAB5ACABAAAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgBiEAALsMACDhBkAAAAAB8gYBAAAAAfQGAQAAAAGHBwEAAAABiAdAAAAAAQEqAADVCQAgBeEGQAAAAAHyBgEAAAAB9AYBAAAAAYcHAQAAAAGIB0AAAAABASoAANcJADABKgAA1wkAMAYhAAC6DAAg4QZAAKIMACHyBgEArAwAIfQGAQCsDAAhhwcBAKwMACGIB0AArQwAIQIAAAB5ACAqAADaCQAgBeEGQACiDAAh8gYBAKwMACH0BgEArAwAIYcHAQCsDAAhiAdAAK0MACECAAAAdwAgKgAA3AkAIAIAAAB3ACAqAADcCQAgAwAAAHkAIDEAANUJACAyAADaCQAgAQAAAHkAIAEAAAB3ACAEDQAAtwwAIDcAALkMACA4AAC4DAAgiAcAAKgMACAI3QYAAO0KADDeBgAA4wkAEN8GAADtCgAw4QZAAMkKACHyBgEA5QoAIfQGAQDlCgAhhwcBANYKACGIB0AA1woAIQMAAAB3ACABAADiCQAwNgAA4wkAIAMAAAB3ACABAAB4ADACAAB5ACABAAAAfQAgAQAAAH0AIAMAAAB7ACABAAB8ADACAAB9ACADAAAAewAgAQAAfAAwAgAAfQAgAwAAAHsAIAEAAHwAMAIAAH0AIBMhAAC2DAAgKoAAAAAB4QZAAAAAAe4GAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QZAAAAAAfoGAQAAAAH7BgEAAAAB_AYCAAAAAf0GQAAAAAH-BkAAAAAB_wZAAAAAAYAHQAAAAAEBKgAA6wkAIBIqgAAAAAHhBkAAAAAB7gYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BkAAAAAB-gYBAAAAAfsGAQAAAAH8BgIAAAAB_QZAAAAAAf4GQAAAAAH_BkAAAAABgAdAAAAAAQEqAADtCQAwASoAAO0JADATIQAAtQwAICqAAAAAAeEGQACiDAAh7gYBAK4MACHyBgEArAwAIfMGBAChDAAh9AYBAKwMACH1BgEArAwAIfYGAQCsDAAh9wYBAKwMACH4BgEArAwAIfkGQACiDAAh-gYBAK4MACH7BgEArAwAIfwGAgC0DAAh_QZAAK0MACH-BkAArQwAIf8GQACiDAAhgAdAAK0MACECAAAAfQAgKgAA8AkAIBIqgAAAAAHhBkAAogwAIe4GAQCuDAAh8gYBAKwMACHzBgQAoQwAIfQGAQCsDAAh9QYBAKwMACH2BgEArAwAIfcGAQCsDAAh-AYBAKwMACH5BkAAogwAIfoGAQCuDAAh-wYBAKwMACH8BgIAtAwAIf0GQACtDAAh_gZAAK0MACH_BkAAogwAIYAHQACtDAAhAgAAAHsAICoAAPIJACACAAAAewAgKgAA8gkAIAMAAAB9ACAxAADrCQAgMgAA8AkAIAEAAAB9ACABAAAAewAgCg0AAK8MACA3AACyDAAgOAAAsQwAIFkAALAMACBaAACzDAAg7gYAAKgMACD6BgAAqAwAIP0GAACoDAAg_gYAAKgMACCABwAAqAwAIBUqAADmCgAg3QYAAOQKADDeBgAA-QkAEN8GAADkCgAw4QZAAMkKACHuBgEA2AoAIfIGAQDlCgAh8wYEAMgKACH0BgEA5QoAIfUGAQDlCgAh9gYBANYKACH3BgEA1goAIfgGAQDWCgAh-QZAAMkKACH6BgEA5woAIfsGAQDWCgAh_AYCAOgKACH9BkAA1woAIf4GQADXCgAh_wZAAMkKACGAB0AA1woAIQMAAAB7ACABAAD4CQAwNgAA-QkAIAMAAAB7ACABAAB8ADACAAB9ACAH3QYAAOAKADDeBgAA_wkAEN8GAADgCgAw4QZAANIKACHsBgEAAAAB7QZAAOIKACHuBgEA4woAIQEAAAD8CQAgAQAAAPwJACAH3QYAAOAKADDeBgAA_wkAEN8GAADgCgAw4QZAANIKACHsBgEA4QoAIe0GQADiCgAh7gYBAOMKACEC7QYAAKgMACDuBgAAqAwAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACADAAAA_wkAIAEAAIAKADACAAD8CQAgAwAAAP8JACABAACACgAwAgAA_AkAIAThBkAAAAAB7AYBAAAAAe0GQAAAAAHuBgEAAAABASoAAIQKACAE4QZAAAAAAewGAQAAAAHtBkAAAAAB7gYBAAAAAQEqAACGCgAwASoAAIYKADAE4QZAAKIMACHsBgEArAwAIe0GQACtDAAh7gYBAK4MACECAAAA_AkAICoAAIkKACAE4QZAAKIMACHsBgEArAwAIe0GQACtDAAh7gYBAK4MACECAAAA_wkAICoAAIsKACACAAAA_wkAICoAAIsKACADAAAA_AkAIDEAAIQKACAyAACJCgAgAQAAAPwJACABAAAA_wkAIAUNAACpDAAgNwAAqwwAIDgAAKoMACDtBgAAqAwAIO4GAACoDAAgB90GAADVCgAw3gYAAJIKABDfBgAA1QoAMOEGQADJCgAh7AYBANYKACHtBkAA1woAIe4GAQDYCgAhAwAAAP8JACABAACRCgAwNgAAkgoAIAMAAAD_CQAgAQAAgAoAMAIAAPwJACAF3QYAANQKADDeBgAAmAoAEN8GAADUCgAw6gYEAAAAAesGQADSCgAhAQAAAJUKACABAAAAlQoAIAXdBgAA1AoAMN4GAACYCgAQ3wYAANQKADDqBgQA0QoAIesGQADSCgAhAAMAAACYCgAgAQAAmQoAMAIAAJUKACADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIALqBgQAAAAB6wZAAAAAAQEqAACdCgAgAuoGBAAAAAHrBkAAAAABASoAAJ8KADABKgAAnwoAMALqBgQAoQwAIesGQACiDAAhAgAAAJUKACAqAACiCgAgAuoGBAChDAAh6wZAAKIMACECAAAAmAoAICoAAKQKACACAAAAmAoAICoAAKQKACADAAAAlQoAIDEAAJ0KACAyAACiCgAgAQAAAJUKACABAAAAmAoAIAUNAACjDAAgNwAApgwAIDgAAKUMACBZAACkDAAgWgAApwwAIAXdBgAA0woAMN4GAACrCgAQ3wYAANMKADDqBgQAyAoAIesGQADJCgAhAwAAAJgKACABAACqCgAwNgAAqwoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACAF3QYAANAKADDeBgAAsQoAEN8GAADQCgAw4AYEAAAAAeEGQADSCgAhAQAAAK4KACABAAAArgoAIAXdBgAA0AoAMN4GAACxCgAQ3wYAANAKADDgBgQA0QoAIeEGQADSCgAhAAMAAACxCgAgAQAAsgoAMAIAAK4KACADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIALgBgQAAAAB4QZAAAAAAQEqAAC2CgAgAuAGBAAAAAHhBkAAAAABASoAALgKADABKgAAuAoAMALgBgQAoQwAIeEGQACiDAAhAgAAAK4KACAqAAC7CgAgAuAGBAChDAAh4QZAAKIMACECAAAAsQoAICoAAL0KACACAAAAsQoAICoAAL0KACADAAAArgoAIDEAALYKACAyAAC7CgAgAQAAAK4KACABAAAAsQoAIAUNAACcDAAgNwAAnwwAIDgAAJ4MACBZAACdDAAgWgAAoAwAIAXdBgAAxwoAMN4GAADECgAQ3wYAAMcKADDgBgQAyAoAIeEGQADJCgAhAwAAALEKACABAADDCgAwNgAAxAoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAF3QYAAMcKADDeBgAAxAoAEN8GAADHCgAw4AYEAMgKACHhBkAAyQoAIQ0NAADLCgAgNwAAzwoAIDgAAM8KACBZAADOCgAgWgAAzwoAIOIGBAAAAAHjBgQAAAAE5AYEAAAABOUGBAAAAAHmBgQAAAAB5wYEAAAAAegGBAAAAAHpBgQAzQoAIQsNAADLCgAgNwAAzAoAIDgAAMwKACDiBkAAAAAB4wZAAAAABOQGQAAAAATlBkAAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAMoKACELDQAAywoAIDcAAMwKACA4AADMCgAg4gZAAAAAAeMGQAAAAATkBkAAAAAE5QZAAAAAAeYGQAAAAAHnBkAAAAAB6AZAAAAAAekGQADKCgAhCOIGAgAAAAHjBgIAAAAE5AYCAAAABOUGAgAAAAHmBgIAAAAB5wYCAAAAAegGAgAAAAHpBgIAywoAIQjiBkAAAAAB4wZAAAAABOQGQAAAAATlBkAAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAMwKACENDQAAywoAIDcAAM8KACA4AADPCgAgWQAAzgoAIFoAAM8KACDiBgQAAAAB4wYEAAAABOQGBAAAAATlBgQAAAAB5gYEAAAAAecGBAAAAAHoBgQAAAAB6QYEAM0KACEI4gYIAAAAAeMGCAAAAATkBggAAAAE5QYIAAAAAeYGCAAAAAHnBggAAAAB6AYIAAAAAekGCADOCgAhCOIGBAAAAAHjBgQAAAAE5AYEAAAABOUGBAAAAAHmBgQAAAAB5wYEAAAAAegGBAAAAAHpBgQAzwoAIQXdBgAA0AoAMN4GAACxCgAQ3wYAANAKADDgBgQA0QoAIeEGQADSCgAhCOIGBAAAAAHjBgQAAAAE5AYEAAAABOUGBAAAAAHmBgQAAAAB5wYEAAAAAegGBAAAAAHpBgQAzwoAIQjiBkAAAAAB4wZAAAAABOQGQAAAAATlBkAAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAMwKACEF3QYAANMKADDeBgAAqwoAEN8GAADTCgAw6gYEAMgKACHrBkAAyQoAIQXdBgAA1AoAMN4GAACYCgAQ3wYAANQKADDqBgQA0QoAIesGQADSCgAhB90GAADVCgAw3gYAAJIKABDfBgAA1QoAMOEGQADJCgAh7AYBANYKACHtBkAA1woAIe4GAQDYCgAhDg0AAMsKACA3AADfCgAgOAAA3woAIOIGAQAAAAHjBgEAAAAE5AYBAAAABOUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA3goAIe8GAQAAAAHwBgEAAAAB8QYBAAAAAQsNAADaCgAgNwAA3QoAIDgAAN0KACDiBkAAAAAB4wZAAAAABeQGQAAAAAXlBkAAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QZAANwKACEODQAA2goAIDcAANsKACA4AADbCgAg4gYBAAAAAeMGAQAAAAXkBgEAAAAF5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQDZCgAh7wYBAAAAAfAGAQAAAAHxBgEAAAABDg0AANoKACA3AADbCgAgOAAA2woAIOIGAQAAAAHjBgEAAAAF5AYBAAAABeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA2QoAIe8GAQAAAAHwBgEAAAAB8QYBAAAAAQjiBgIAAAAB4wYCAAAABeQGAgAAAAXlBgIAAAAB5gYCAAAAAecGAgAAAAHoBgIAAAAB6QYCANoKACEL4gYBAAAAAeMGAQAAAAXkBgEAAAAF5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQDbCgAh7wYBAAAAAfAGAQAAAAHxBgEAAAABCw0AANoKACA3AADdCgAgOAAA3QoAIOIGQAAAAAHjBkAAAAAF5AZAAAAABeUGQAAAAAHmBkAAAAAB5wZAAAAAAegGQAAAAAHpBkAA3AoAIQjiBkAAAAAB4wZAAAAABeQGQAAAAAXlBkAAAAAB5gZAAAAAAecGQAAAAAHoBkAAAAAB6QZAAN0KACEODQAAywoAIDcAAN8KACA4AADfCgAg4gYBAAAAAeMGAQAAAATkBgEAAAAE5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQDeCgAh7wYBAAAAAfAGAQAAAAHxBgEAAAABC-IGAQAAAAHjBgEAAAAE5AYBAAAABOUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA3woAIe8GAQAAAAHwBgEAAAAB8QYBAAAAAQfdBgAA4AoAMN4GAAD_CQAQ3wYAAOAKADDhBkAA0goAIewGAQDhCgAh7QZAAOIKACHuBgEA4woAIQviBgEAAAAB4wYBAAAABOQGAQAAAATlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAN8KACHvBgEAAAAB8AYBAAAAAfEGAQAAAAEI4gZAAAAAAeMGQAAAAAXkBkAAAAAF5QZAAAAAAeYGQAAAAAHnBkAAAAAB6AZAAAAAAekGQADdCgAhC-IGAQAAAAHjBgEAAAAF5AYBAAAABeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA2woAIe8GAQAAAAHwBgEAAAAB8QYBAAAAARUqAADmCgAg3QYAAOQKADDeBgAA-QkAEN8GAADkCgAw4QZAAMkKACHuBgEA2AoAIfIGAQDlCgAh8wYEAMgKACH0BgEA5QoAIfUGAQDlCgAh9gYBANYKACH3BgEA1goAIfgGAQDWCgAh-QZAAMkKACH6BgEA5woAIfsGAQDWCgAh_AYCAOgKACH9BkAA1woAIf4GQADXCgAh_wZAAMkKACGAB0AA1woAIQsNAADLCgAgNwAA3woAIDgAAN8KACDiBgEAAAAB4wYBAAAABOQGAQAAAATlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAOwKACEPDQAAywoAIDcAAOsKACA4AADrCgAg4gaAAAAAAeUGgAAAAAHmBoAAAAAB5waAAAAAAegGgAAAAAHpBoAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAeAAAAAAYUHgAAAAAGGB4AAAAABCw0AANoKACA3AADbCgAgOAAA2woAIOIGAQAAAAHjBgEAAAAF5AYBAAAABeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA6goAIQ0NAADLCgAgNwAAywoAIDgAAMsKACBZAADOCgAgWgAAywoAIOIGAgAAAAHjBgIAAAAE5AYCAAAABOUGAgAAAAHmBgIAAAAB5wYCAAAAAegGAgAAAAHpBgIA6QoAIQ0NAADLCgAgNwAAywoAIDgAAMsKACBZAADOCgAgWgAAywoAIOIGAgAAAAHjBgIAAAAE5AYCAAAABOUGAgAAAAHmBgIAAAAB5wYCAAAAAegGAgAAAAHpBgIA6QoAIQsNAADaCgAgNwAA2woAIDgAANsKACDiBgEAAAAB4wYBAAAABeQGAQAAAAXlBgEAAAAB5gYBAAAAAecGAQAAAAHoBgEAAAAB6QYBAOoKACEM4gaAAAAAAeUGgAAAAAHmBoAAAAAB5waAAAAAAegGgAAAAAHpBoAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAeAAAAAAYUHgAAAAAGGB4AAAAABCw0AAMsKACA3AADfCgAgOAAA3woAIOIGAQAAAAHjBgEAAAAE5AYBAAAABOUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEA7AoAIQjdBgAA7QoAMN4GAADjCQAQ3wYAAO0KADDhBkAAyQoAIfIGAQDlCgAh9AYBAOUKACGHBwEA1goAIYgHQADXCgAhDt0GAADuCgAw3gYAAM0JABDfBgAA7goAMOEGQADJCgAh7AYBANYKACHyBgEA5QoAIfsGAQDWCgAhiQcBAOUKACGKBwEA5woAIYsHAQDWCgAhjAcAAO8KACCNBwEA2AoAIY4HQADXCgAhjwdAAMkKACEE4gYBAAAABZAHAQAAAAGRBwEAAAAEkgcBAAAABAvdBgAA8AoAMN4GAAC3CQAQ3wYAAPAKADDuBgEA2AoAIfIGIADxCgAh_AYCAOgKACH_BkAAyQoAIY4HQADXCgAhkwcBANYKACGUBwQAyAoAIZUHQADXCgAhBQ0AAMsKACA3AADzCgAgOAAA8woAIOIGIAAAAAHpBiAA8goAIQUNAADLCgAgNwAA8woAIDgAAPMKACDiBiAAAAAB6QYgAPIKACEC4gYgAAAAAekGIADzCgAhC90GAAD0CgAw3gYAAKQJABDfBgAA9AoAMO4GAQDjCgAh8gYgAPUKACH8BgIA9goAIf8GQADSCgAhjgdAAOIKACGTBwEA4QoAIZQHBADRCgAhlQdAAOIKACEC4gYgAAAAAekGIADzCgAhCOIGAgAAAAHjBgIAAAAE5AYCAAAABOUGAgAAAAHmBgIAAAAB5wYCAAAAAegGAgAAAAHpBgIAywoAIQXdBgAA9woAMN4GAACeCQAQ3wYAAPcKADDyBiAA8QoAIZYHBADICgAhBd0GAAD4CgAw3gYAAIsJABDfBgAA-AoAMPIGIAD1CgAhlgcEANEKACEK3QYAAPkKADDeBgAAhQkAEN8GAAD5CgAw4QZAAMkKACGUBwQAyAoAIZcHAQDlCgAhmAcAAfoKACGZBwEA1goAIZoHAAH6CgAhmwcEAMgKACEHDQAAywoAIDcAAPwKACA4AAD8CgAg4gYAAQAAAeMGAAEAAATkBgABAAAE6QYAAfsKACEHDQAAywoAIDcAAPwKACA4AAD8CgAg4gYAAQAAAeMGAAEAAATkBgABAAAE6QYAAfsKACEE4gYAAQAAAeMGAAEAAATkBgABAAAE6QYAAfwKACEK3QYAAP0KADDeBgAA8ggAEN8GAAD9CgAw4QZAANIKACGUBwQA0QoAIZcHAQD-CgAhmAcAAf8KACGZBwEA4QoAIZoHAAH_CgAhmwcEANEKACEI4gYBAAAAAeMGAQAAAATkBgEAAAAE5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQCACwAhBOIGAAEAAAHjBgABAAAE5AYAAQAABOkGAAH8CgAhCOIGAQAAAAHjBgEAAAAE5AYBAAAABOUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAgAsAIQKUBwQAAAABlwcBAAAAAQjdBgAAggsAMN4GAADsCAAQ3wYAAIILADDzBgQAyAoAIZQHBADICgAhlwcBAOUKACGYBwAB-goAIZsHBADICgAhCN0GAACDCwAw3gYAANkIABDfBgAAgwsAMPMGBADRCgAhlAcEANEKACGXBwEA_goAIZgHAAH_CgAhmwcEANEKACEClAcEAAAAAZcHAQAAAAEU3QYAAIULADDeBgAA0wgAEN8GAACFCwAw4QZAAMkKACHyBgEA5QoAIfMGBADICgAhiQcBAOcKACGKBwEA5woAIZMHAQDWCgAhnQcBANYKACGeBwEA1goAIZ8HAQDYCgAhoAcBAOcKACGhBwEA1goAIaIHAQDWCgAhowcBANgKACGkBwEA2AoAIaUHAQDYCgAhpgcBANgKACGnBwAA5goAIBTdBgAAhgsAMN4GAADACAAQ3wYAAIYLADDhBkAA0goAIfIGAQD-CgAh8wYEANEKACGJBwEAhwsAIYoHAQCHCwAhkwcBAOEKACGdBwEA4QoAIZ4HAQDhCgAhnwcBAOMKACGgBwEAhwsAIaEHAQDhCgAhogcBAOEKACGjBwEA4woAIaQHAQDjCgAhpQcBAOMKACGmBwEA4woAIacHAACICwAgCOIGAQAAAAHjBgEAAAAF5AYBAAAABeUGAQAAAAHmBgEAAAAB5wYBAAAAAegGAQAAAAHpBgEAiQsAIQziBoAAAAAB5QaAAAAAAeYGgAAAAAHnBoAAAAAB6AaAAAAAAekGgAAAAAGBBwEAAAABggcBAAAAAYMHAQAAAAGEB4AAAAABhQeAAAAAAYYHgAAAAAEI4gYBAAAAAeMGAQAAAAXkBgEAAAAF5QYBAAAAAeYGAQAAAAHnBgEAAAAB6AYBAAAAAekGAQCJCwAhDAUBANYKACHdBgAAigsAMN4GAAC6CAAQ3wYAAIoLADDhBkAAyQoAIewGAQDWCgAhqAcEAMgKACGpBwEA1goAIaoHAQDlCgAhqwcBANYKACGsBwAAiwsAIK0HAACLCwAgDw0AANoKACA3AACMCwAgOAAAjAsAIOIGgAAAAAHlBoAAAAAB5gaAAAAAAecGgAAAAAHoBoAAAAAB6QaAAAAAAYEHAQAAAAGCBwEAAAABgwcBAAAAAYQHgAAAAAGFB4AAAAABhgeAAAAAAQziBoAAAAAB5QaAAAAAAeYGgAAAAAHnBoAAAAAB6AaAAAAAAekGgAAAAAGBBwEAAAABggcBAAAAAYMHAQAAAAGEB4AAAAABhQeAAAAAAYYHgAAAAAEMBQEA4QoAId0GAACNCwAw3gYAAKcIABDfBgAAjQsAMOEGQADSCgAh7AYBAOEKACGoBwQA0QoAIakHAQDhCgAhqgcBAP4KACGrBwEA4QoAIawHAACOCwAgrQcAAI4LACAM4gaAAAAAAeUGgAAAAAHmBoAAAAAB5waAAAAAAegGgAAAAAHpBoAAAAABgQcBAAAAAYIHAQAAAAGDBwEAAAABhAeAAAAAAYUHgAAAAAGGB4AAAAABAgUBAAAAAagHBAAAAAEL3QYAAJALADDeBgAAoQgAEN8GAACQCwAw4QZAAMkKACHyBgQAyAoAIfwGAgDoCgAhrwcBAOUKACGwBwEA1goAIbEHQADJCgAhsgcBANgKACGzBwEA2AoAIQvdBgAAkQsAMN4GAACOCAAQ3wYAAJELADDhBkAA0goAIfIGBADRCgAh_AYCAPYKACGvBwEA_goAIbAHAQDhCgAhsQdAANIKACGyBwEA4woAIbMHAQDjCgAhB90GAACSCwAw3gYAAIgIABDfBgAAkgsAMPIGIADxCgAhtAcEAMgKACG1B0AAyQoAIbYHBADICgAhB90GAACTCwAw3gYAAPUHABDfBgAAkwsAMPIGIAD1CgAhtAcEANEKACG1B0AA0goAIbYHBADRCgAhB90GAACUCwAw3gYAAO8HABDfBgAAlAsAMLcHAQDWCgAhuAdAAMkKACG5BwIA6AoAIboHAgDoCgAhB90GAACVCwAw3gYAANwHABDfBgAAlQsAMLcHAQDhCgAhuAdAANIKACG5BwIA9goAIboHAgD2CgAhDt0GAACWCwAw3gYAANYHABDfBgAAlgsAMIkHAQDlCgAhigcBAOUKACG7BwEA1goAIbwHAQDWCgAhvQcEAMgKACG-BwQAyAoAIb8HBADICgAhwAcEAMgKACHBBwQAyAoAIcIHBADICgAhwwcEAMgKACEO3QYAAJcLADDeBgAAwwcAEN8GAACXCwAwiQcBAP4KACGKBwEA_goAIbsHAQDhCgAhvAcBAOEKACG9BwQA0QoAIb4HBADRCgAhvwcEANEKACHABwQA0QoAIcEHBADRCgAhwgcEANEKACHDBwQA0QoAIQSKBwEAAAABuwcBAAAAAbwHAQAAAAG9BwQAAAABDt0GAACZCwAw3gYAAL0HABDfBgAAmQsAMIkHAQDlCgAhigcBAOUKACG7BwEA1goAIbwHAQDWCgAhvQcEAMgKACG-BwQAyAoAIb8HBADICgAhwAcEAMgKACHBBwQAyAoAIcIHBADICgAhwwcEAMgKACEO3QYAAJoLADDeBgAAqgcAEN8GAACaCwAwiQcBAP4KACGKBwEA_goAIbsHAQDhCgAhvAcBAOEKACG9BwQA0QoAIb4HBADRCgAhvwcEANEKACHABwQA0QoAIcEHBADRCgAhwgcEANEKACHDBwQA0QoAIQSKBwEAAAABuwcBAAAAAbwHAQAAAAG9BwQAAAABEN0GAACcCwAw3gYAAKQHABDfBgAAnAsAMIkHAQDlCgAhigcBAOUKACGvBwEA5QoAIbsHAQDWCgAhvAcBANYKACG_BwIAngsAIcUHAQDWCgAhxgcCAOgKACHHBwQAyAoAIcgHBACdCwAhyQcEAJ0LACHKB0AA1woAIcsHBACdCwAhDQ0AANoKACA3AACiCwAgOAAAogsAIFkAAKALACBaAACiCwAg4gYEAAAAAeMGBAAAAAXkBgQAAAAF5QYEAAAAAeYGBAAAAAHnBgQAAAAB6AYEAAAAAekGBAChCwAhDQ0AANoKACA3AADaCgAgOAAA2goAIFkAAKALACBaAADaCgAg4gYCAAAAAeMGAgAAAAXkBgIAAAAF5QYCAAAAAeYGAgAAAAHnBgIAAAAB6AYCAAAAAekGAgCfCwAhDQ0AANoKACA3AADaCgAgOAAA2goAIFkAAKALACBaAADaCgAg4gYCAAAAAeMGAgAAAAXkBgIAAAAF5QYCAAAAAeYGAgAAAAHnBgIAAAAB6AYCAAAAAekGAgCfCwAhCOIGCAAAAAHjBggAAAAF5AYIAAAABeUGCAAAAAHmBggAAAAB5wYIAAAAAegGCAAAAAHpBggAoAsAIQ0NAADaCgAgNwAAogsAIDgAAKILACBZAACgCwAgWgAAogsAIOIGBAAAAAHjBgQAAAAF5AYEAAAABeUGBAAAAAHmBgQAAAAB5wYEAAAAAegGBAAAAAHpBgQAoQsAIQjiBgQAAAAB4wYEAAAABeQGBAAAAAXlBgQAAAAB5gYEAAAAAecGBAAAAAHoBgQAAAAB6QYEAKILACEQ3QYAAKMLADDeBgAAkQcAEN8GAACjCwAwiQcBAP4KACGKBwEA_goAIa8HAQD-CgAhuwcBAOEKACG8BwEA4QoAIb8HAgClCwAhxQcBAOEKACHGBwIA9goAIccHBADRCgAhyAcEAKQLACHJBwQApAsAIcoHQADiCgAhywcEAKQLACEI4gYEAAAAAeMGBAAAAAXkBgQAAAAF5QYEAAAAAeYGBAAAAAHnBgQAAAAB6AYEAAAAAekGBACiCwAhCOIGAgAAAAHjBgIAAAAF5AYCAAAABeUGAgAAAAHmBgIAAAAB5wYCAAAAAegGAgAAAAHpBgIA2goAIRbdBgAApgsAMN4GAACLBwAQ3wYAAKYLADDhBkAAyQoAIYoHAQDlCgAhrwcBAOUKACHGBwIA6AoAIcwHAQDlCgAhzQcBANYKACHOBwIA6AoAIc8HBADICgAh0AcBANYKACHRBwEA1goAIdIHAQDWCgAh0wcCAOgKACHUBwIA6AoAIdUHAgDoCgAh1gcAAOYKACDXB0AA1woAIdgHQADXCgAh2QdAANcKACHaBwQAyAoAIQrdBgAApwsAMN4GAAD1BgAQ3wYAAKcLADDyBgEA5QoAIYoHAQDlCgAhoAcBAOUKACGvBwEA5QoAIbEHQADJCgAh2wcCAOgKACHcB0AAyQoAIQrdBgAAqAsAMN4GAADiBgAQ3wYAAKgLADDyBgEA_goAIYoHAQD-CgAhoAcBAP4KACGvBwEA_goAIbEHQADSCgAh2wcCAPYKACHcB0AA0goAIRIFAQDWCgAh3QYAAKkLADDeBgAA3AYAEN8GAACpCwAw7AYBANYKACGjBwEA1goAIagHBADICgAhqQcBANYKACGqBwEA5QoAIa8HAQDlCgAh3QcBANYKACHeBwEA1goAId8HAQDWCgAh4AcCAOgKACHhB0AAyQoAIeIHQADJCgAh4wcEAMgKACHkBwIA6AoAIRIFAQDhCgAh3QYAAKoLADDeBgAAyQYAEN8GAACqCwAw7AYBAOEKACGjBwEA4QoAIagHBADRCgAhqQcBAOEKACGqBwEA_goAIa8HAQD-CgAh3QcBAOEKACHeBwEA4QoAId8HAQDhCgAh4AcCAPYKACHhB0AA0goAIeIHQADSCgAh4wcEANEKACHkBwIA9goAIQIFAQAAAAHsBgEAAAABAq8HAQAAAAHdBwEAAAABIAUBANYKACHdBgAArQsAMN4GAADDBgAQ3wYAAK0LADDhBkAAyQoAIewGAQDWCgAhpAcBANgKACGoBwQAyAoAIakHAQDWCgAhqgcBAOUKACHSBwEA2AoAIecHBADICgAh6AdAANcKACHpBwAA5goAIOoHAADmCgAg6wcAAOYKACDsBwEA1goAIe0HQADJCgAh7gcgAPEKACHvBwEA2AoAIfAHAQDYCgAh8QcBANgKACHyBwAA5goAIPMHAADmCgAg9AcAAOYKACD1BwAA5goAIPYHAQDYCgAh9wcBANgKACH4BwIA6AoAIfkHAQDYCgAh-gcCAOgKACH7BwIA6AoAISAFAQDhCgAh3QYAAK4LADDeBgAAsAYAEN8GAACuCwAw4QZAANIKACHsBgEA4QoAIaQHAQDjCgAhqAcEANEKACGpBwEA4QoAIaoHAQD-CgAh0gcBAOMKACHnBwQA0QoAIegHQADiCgAh6QcAAIgLACDqBwAAiAsAIOsHAACICwAg7AcBAOEKACHtB0AA0goAIe4HIAD1CgAh7wcBAOMKACHwBwEA4woAIfEHAQDjCgAh8gcAAIgLACDzBwAAiAsAIPQHAACICwAg9QcAAIgLACD2BwEA4woAIfcHAQDjCgAh-AcCAPYKACH5BwEA4woAIfoHAgD2CgAh-wcCAPYKACEDBQEAAAAB7AYBAAAAAakHAQAAAAEG3QYAALALADDeBgAAqgYAEN8GAACwCwAwiAdAAMkKACH9BwEA5QoAIf4HAAH6CgAhFd0GAACxCwAw3gYAAJQGABDfBgAAsQsAMOEGQADJCgAh8gYBAOUKACH7BgEA1goAIYkHAQDlCgAhigcBAOUKACGPB0AAyQoAIf0HAQDlCgAh_wcBANYKACGACAEA1goAIYEIAQDWCgAhgggAAOYKACCDCAAA7woAIIQIAgDoCgAhhQggAPEKACGGCAEA1goAIYcIAADvCgAgiAggAPEKACGJCAIA6AoAIQndBgAAsgsAMN4GAAD-BQAQ3wYAALILADDtBkAA1woAIf0GQADJCgAh_QcBAOUKACGKCAAA7woAIIsIAADvCgAgjAgBANgKACEKEgAAtAsAIN0GAACzCwAw3gYAADUAEN8GAACzCwAw7QZAAOIKACH9BkAA0goAIf0HAQD-CgAhiggAAO8KACCLCAAA7woAIIwIAQDjCgAhGAMAAL0LACARAADrCwAgEwAA7AsAIBQAAO0LACDdBgAA6gsAMN4GAABiABDfBgAA6gsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjwdAANIKACH_BwEA4QoAIYkIAgD2CgAhjQgBAOEKACGOCAEA4QoAIY8IAQDjCgAhkAgAAI4LACCRCAEA4woAIZIIAADvCgAgkwgCAPYKACGUCAIA9goAIf0IAABiACD-CAAAYgAgEt0GAAC1CwAw3gYAAOYFABDfBgAAtQsAMOEGQADJCgAh8gYBAOUKACH7BgEA1goAIYkHAQDlCgAhjwdAAMkKACH_BwEA1goAIYkIAgDoCgAhjQgBANYKACGOCAEA1goAIY8IAQDYCgAhkAgAAIsLACCRCAEA2AoAIZIIAADvCgAgkwgCAOgKACGUCAIA6AoAIRIEAQDYCgAh3QYAALYLADDeBgAA0AUAEN8GAAC2CwAw4QZAAMkKACHyBgEA5QoAIfsGAQDWCgAhiAdAAMkKACGJBwEA5woAIYoHAQDnCgAhpQcBANYKACGVCAAB-goAIZYIAAH6CgAhlwgBANgKACGYCAEA2AoAIZkIAQDnCgAhmggCAOgKACGbCEAA1woAIQ7dBgAAtwsAMN4GAAC2BQAQ3wYAALcLADDhBkAAyQoAIfIGAQDlCgAhiAdAAMkKACGJBwEA5QoAIYoHAQDlCgAhmQgBAOUKACGcCAAB-goAIZ0IAAH6CgAhnggBANgKACGfCEAA1woAIaAIQADXCgAhC90GAAC4CwAw3gYAAKAFABDfBgAAuAsAMIgHQADJCgAhiQcBAOUKACGKBwEA5QoAIZkIAQDlCgAhoQgAAfoKACGiCAEA1goAIaMIAQDWCgAhpAhAANcKACER3QYAALkLADDeBgAAigUAEN8GAAC5CwAw4QZAAMkKACHyBgEA5QoAIYgHQADJCgAhiQcBAOUKACGNCAEA2AoAIaAIQADXCgAhpAhAANcKACGlCAEA5QoAIaYIAAH6CgAhpwgBANYKACGoCAEA2AoAIakIAQDYCgAhqggBANgKACGrCAAA7woAIA7dBgAAugsAMN4GAAD0BAAQ3wYAALoLADDhBkAAyQoAIfIGAQDlCgAh-wYBANYKACGJBwEA5QoAIY0IAQDYCgAhqQgBANgKACGqCAEA2AoAIasIAADvCgAgrAgCAOgKACGtCAEA2AoAIa4IQADXCgAhAvIGAQAAAAGJBwEAAAABEAMAAL0LACAgAAC-CwAg3QYAALwLADDeBgAAaAAQ3wYAALwLADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIY0IAQDjCgAhqQgBAOMKACGqCAEA4woAIasIAADvCgAgrAgCAPYKACGtCAEA4woAIa4IQADiCgAhGQ8AAPALACAQAADxCwAgGAAA9AsAIBkAAPYLACAaAAD3CwAgGwAA-AsAIBwAAPMLACAdAADvCwAgHgAA8gsAIB8AAPULACAgAAC-CwAgJAAA-QsAIN0GAADuCwAw3gYAAFQAEN8GAADuCwAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAh_wcBAOEKACG8CAEA4QoAIfUIAQDjCgAh9ghAANIKACH3CEAA4goAIf0IAABUACD-CAAAVAAgA7AIAABqACCxCAAAagAgsggAAGoAIAfdBgAAvwsAMN4GAADcBAAQ3wYAAL8LADDhBkAAyQoAIfIGAQDlCgAhmQcBANYKACGzCAEA1goAIQfdBgAAwAsAMN4GAADJBAAQ3wYAAMALADDhBkAA0goAIfIGAQD-CgAhmQcBAOEKACGzCAEA4QoAIQbdBgAAwQsAMN4GAADDBAAQ3wYAAMELADC0CAEA1goAIbUIAgDoCgAhtggEAJ0LACEG3QYAAMILADDeBgAAsAQAEN8GAADCCwAwtAgBAOEKACG1CAIA9goAIbYIBACkCwAhCd0GAADDCwAw3gYAAKoEABDfBgAAwwsAMOEGQADJCgAh8gYBAOUKACH8BgIA6AoAIf8GQADJCgAhhwcBANYKACG3CAEA5QoAIQoWAADFCwAg3QYAAMQLADDeBgAARgAQ3wYAAMQLADDhBkAA0goAIfIGAQD-CgAh_AYCAPYKACH_BkAA0goAIYcHAQDhCgAhtwgBAP4KACEQAwAAvQsAIBUAAP4LACAXAACBDAAg3QYAAIAMADDeBgAAQgAQ3wYAAIAMADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIZkIAQD-CgAhoAhAAOIKACGmCAAB_woAIbgIQADiCgAh_QgAAEIAIP4IAABCACAL3QYAAMYLADDeBgAAkgQAEN8GAADGCwAw4QZAAMkKACHyBgEA5QoAIYgHQADJCgAhiQcBAOUKACGZCAEA5QoAIaAIQADXCgAhpggAAfoKACG4CEAA1woAIQ7dBgAAxwsAMN4GAAD8AwAQ3wYAAMcLADDhBkAAyQoAIfIGAQDlCgAh-AYBANgKACH7BgEA1goAIYkHAQDlCgAhigcBAOcKACH_BwEA1goAIY0IAQDYCgAhuQgBANYKACG6CAEA1goAIbsIQADXCgAhDd0GAADICwAw3gYAAOQDABDfBgAAyAsAMOEGQADJCgAh8gYBAOUKACGIB0AAyQoAIYkHAQDnCgAh_wcBANYKACGhCAAB-goAIbwIAQDWCgAhvQgBANYKACG-CEAA1woAIb8IAACLCwAgDd0GAADJCwAw3gYAANEDABDfBgAAyQsAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQCHCwAh_wcBAOEKACGhCAAB_woAIbwIAQDhCgAhvQgBAOEKACG-CEAA4goAIb8IAACOCwAgBd0GAADKCwAw3gYAAMsDABDfBgAAygsAMIgHQADJCgAhwAgAAfoKACEF3QYAAMsLADDeBgAAuAMAEN8GAADLCwAwiAdAANIKACHACAAB_woAIRfdBgAAzAsAMN4GAACyAwAQ3wYAAMwLADDhBkAAyQoAIfIGAQDlCgAhiAdAAMkKACGJBwEA5QoAIYoHAQDlCgAhnQcBANYKACGeBwEA5QoAIf0HAQDnCgAhgwgAAO8KACCeCAEA2AoAIaAIQADXCgAhpggAAfoKACHBCAAA7woAIMIIQADXCgAhwwgCAJ4LACHECAIAngsAIcUIAQDYCgAhxggBANgKACHHCAEA5woAIcgIAQDnCgAhFt0GAADNCwAw3gYAAJwDABDfBgAAzQsAMOEGQADJCgAh7AYBANYKACHyBgEA5QoAIYgHQADJCgAhiQcBAOUKACGKBwEA5QoAIYMIAADvCgAghggBANYKACGHCAAA7woAIIgIIADxCgAhnQgAAfoKACGgCEAA1woAIboIAQDYCgAhwghAANcKACHJCAEA1goAIcoIAQDWCgAhywgBAOcKACHMCAEA2AoAIc0IQADXCgAhDN0GAADOCwAw3gYAAIYDABDfBgAAzgsAMOEGQADJCgAh7AYBANYKACGqBwEA5QoAId0HAQDWCgAh5wcCAOgKACHOCAAA5goAIM8IAQDYCgAh0AgEAJ0LACHRCCAA8QoAIQzdBgAAzwsAMN4GAADzAgAQ3wYAAM8LADDhBkAA0goAIewGAQDhCgAhqgcBAP4KACHdBwEA4QoAIecHAgD2CgAhzggAAIgLACDPCAEA4woAIdAIBACkCwAh0QggAPUKACEI3QYAANALADDeBgAA7QIAEN8GAADQCwAwrwcBAOUKACGwBwEA2AoAIcwHAQDlCgAh0AcBANYKACHSCEAAyQoAIQjdBgAA0QsAMN4GAADaAgAQ3wYAANELADCvBwEA_goAIbAHAQDjCgAhzAcBAP4KACHQBwEA4QoAIdIIQADSCgAhCN0GAADSCwAw3gYAANQCABDfBgAA0gsAMOEGQADJCgAh0AcBANYKACHTCAEA1goAIdQIAQDWCgAh1QhAANcKACEJ3QYAANMLADDeBgAAvgIAEN8GAADTCwAw-wYgAPEKACGjBwEA1goAIasHAQDWCgAh0AcBANYKACHfBwEA1goAIdYIQADJCgAhHt0GAADUCwAw3gYAAKgCABDfBgAA1AsAMOwGAQDWCgAhzQcBANYKACHRBwEA1goAIdMHAgDoCgAh1AcCAOgKACHVBwIA6AoAIdoHBADICgAhvQgBANYKACHRCCAA8QoAIdcIAQDWCgAh2AgBANgKACHZCAIA6AoAIdoIAgDoCgAh2wgCAOgKACHcCAIA6AoAId0IAQDnCgAh3gggAPEKACHfCEAA1woAIeAIAADvCgAg4QgAAO8KACDiCEAA1woAIeMIIADxCgAh5AgAAO8KACDlCAIA6AoAIeYIAgDoCgAh5wgBAOcKACHoCAEA5woAIQ3dBgAA1QsAMN4GAACSAgAQ3wYAANULADDhBkAAyQoAIewGAQDWCgAhlAcCAOgKACGqBwEA5QoAIcYHAgDoCgAh1AcCAOgKACHnBwIA6AoAIdEIIADxCgAh6QgBANYKACHqCAAA7woAIBAGAADXCwAgCAAA2AsAIA4AANkLACDdBgAA1gsAMN4GAAD_AQAQ3wYAANYLADDhBkAA0goAIewGAQDhCgAhlAcCAPYKACGqBwEA_goAIcYHAgD2CgAh1AcCAPYKACHnBwIA9goAIdEIIAD1CgAh6QgBAOEKACHqCAAA7woAIAOwCAAACQAgsQgAAAkAILIIAAAJACADsAgAAA4AILEIAAAOACCyCAAADgAgA7AIAAASACCxCAAAEgAgsggAABIAIAjdBgAA2gsAMN4GAAD5AQAQ3wYAANoLADDRBwEA1goAIesIAgDoCgAh7AggAPEKACHtCAIA6AoAIe4IAgDoCgAhCd0GAADbCwAw3gYAAOMBABDfBgAA2wsAMIoHAQDlCgAh0QcBANYKACHrCAIA6AoAIewIIADxCgAh7QgCAOgKACHuCAIA6AoAIQndBgAA3AsAMN4GAADNAQAQ3wYAANwLADDsBgEA1goAIYoHAQDlCgAhqAcEAMgKACHvCAQAyAoAIfAIAgDoCgAh8QgCAOgKACEKBAAA3gsAIN0GAADdCwAw3gYAAAcAEN8GAADdCwAw7AYBAOEKACGKBwEA_goAIagHBADRCgAh7wgEANEKACHwCAIA9goAIfEIAgD2CgAhFQMAAL0LACAFAACbDAAgBgAA1wsAIA8AAPALACAQAADxCwAgEQAA6wsAIBwAAPMLACDdBgAAmgwAMN4GAAADABDfBgAAmgwAMOEGQADSCgAh8gYBAP4KACGJBwEA_goAIf8HAQDhCgAhvAgBAOEKACG9CAEA4QoAIfIIIAD1CgAh8whAAOIKACH0CEAA0goAIf0IAAADACD-CAAAAwAgDN0GAADfCwAw3gYAALUBABDfBgAA3wsAMOEGQADJCgAh8gYBAOUKACGJBwEA5QoAIf8HAQDWCgAhvAgBANYKACG9CAEA1goAIfIIIADxCgAh8whAANcKACH0CEAAyQoAIQvdBgAA4AsAMN4GAACfAQAQ3wYAAOALADDhBkAAyQoAIfIGAQDlCgAh-wYBANYKACH_BwEA1goAIbwIAQDWCgAh9QgBANgKACH2CEAAyQoAIfcIQADXCgAhFiEAAOILACAqAACICwAg3QYAAOELADDeBgAAewAQ3wYAAOELADDhBkAA0goAIe4GAQDjCgAh8gYBAP4KACHzBgQA0QoAIfQGAQD-CgAh9QYBAP4KACH2BgEA4QoAIfcGAQDhCgAh-AYBAOEKACH5BkAA0goAIfoGAQCHCwAh-wYBAOEKACH8BgIA9goAIf0GQADiCgAh_gZAAOIKACH_BkAA0goAIYAHQADiCgAhEwMAAL0LACAiAADlCwAgIwAA5gsAIN0GAADkCwAw3gYAAHMAEN8GAADkCwAw4QZAANIKACHsBgEA4QoAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIYoHAQCHCwAhiwcBAOEKACGMBwAA7woAII0HAQDjCgAhjgdAAOIKACGPB0AA0goAIf0IAABzACD-CAAAcwAgCSEAAOILACDdBgAA4wsAMN4GAAB3ABDfBgAA4wsAMOEGQADSCgAh8gYBAP4KACH0BgEA_goAIYcHAQDhCgAhiAdAAOIKACERAwAAvQsAICIAAOULACAjAADmCwAg3QYAAOQLADDeBgAAcwAQ3wYAAOQLADDhBkAA0goAIewGAQDhCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhigcBAIcLACGLBwEA4QoAIYwHAADvCgAgjQcBAOMKACGOB0AA4goAIY8HQADSCgAhA7AIAAB3ACCxCAAAdwAgsggAAHcAIAOwCAAAewAgsQgAAHsAILIIAAB7ACATAwAAvQsAIB8AAOgLACDdBgAA5wsAMN4GAABqABDfBgAA5wsAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhjQgBAOMKACGgCEAA4goAIaQIQADiCgAhpQgBAP4KACGmCAAB_woAIacIAQDhCgAhqAgBAOMKACGpCAEA4woAIaoIAQDjCgAhqwgAAO8KACASAwAAvQsAICAAAL4LACDdBgAAvAsAMN4GAABoABDfBgAAvAsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjQgBAOMKACGpCAEA4woAIaoIAQDjCgAhqwgAAO8KACCsCAIA9goAIa0IAQDjCgAhrghAAOIKACH9CAAAaAAg_ggAAGgAIALyBgEAAAABiQcBAAAAARYDAAC9CwAgEQAA6wsAIBMAAOwLACAUAADtCwAg3QYAAOoLADDeBgAAYgAQ3wYAAOoLADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIY8HQADSCgAh_wcBAOEKACGJCAIA9goAIY0IAQDhCgAhjggBAOEKACGPCAEA4woAIZAIAACOCwAgkQgBAOMKACGSCAAA7woAIJMIAgD2CgAhlAgCAPYKACEDsAgAADAAILEIAAAwACCyCAAAMAAgDBIAALQLACDdBgAAswsAMN4GAAA1ABDfBgAAswsAMO0GQADiCgAh_QZAANIKACH9BwEA_goAIYoIAADvCgAgiwgAAO8KACCMCAEA4woAIf0IAAA1ACD-CAAANQAgA7AIAAA3ACCxCAAANwAgsggAADcAIBcPAADwCwAgEAAA8QsAIBgAAPQLACAZAAD2CwAgGgAA9wsAIBsAAPgLACAcAADzCwAgHQAA7wsAIB4AAPILACAfAAD1CwAgIAAAvgsAICQAAPkLACDdBgAA7gsAMN4GAABUABDfBgAA7gsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIf8HAQDhCgAhvAgBAOEKACH1CAEA4woAIfYIQADSCgAh9whAAOIKACEDsAgAAAMAILEIAAADACCyCAAAAwAgA7AIAAAoACCxCAAAKAAgsggAACgAIAOwCAAALAAgsQgAACwAILIIAAAsACADsAgAAGIAILEIAABiACCyCAAAYgAgA7AIAAA9ACCxCAAAPQAgsggAAD0AIAOwCAAAQgAgsQgAAEIAILIIAABCACASAwAAvQsAICAAAL4LACDdBgAAvAsAMN4GAABoABDfBgAAvAsAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjQgBAOMKACGpCAEA4woAIaoIAQDjCgAhqwgAAO8KACCsCAIA9goAIa0IAQDjCgAhrghAAOIKACH9CAAAaAAg_ggAAGgAIAOwCAAASAAgsQgAAEgAILIIAABIACADsAgAAEwAILEIAABMACCyCAAATAAgA7AIAABQACCxCAAAUAAgsggAAFAAIAOwCAAAcwAgsQgAAHMAILIIAABzACAUAwAA-wsAIAQBAOMKACEVAAD8CwAg3QYAAPoLADDeBgAAUAAQ3wYAAPoLADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGIB0AA0goAIYkHAQCHCwAhigcBAIcLACGlBwEA4QoAIZUIAAH_CgAhlggAAf8KACGXCAEA4woAIZgIAQDjCgAhmQgBAIcLACGaCAIA9goAIZsIQADiCgAhGQ8AAPALACAQAADxCwAgGAAA9AsAIBkAAPYLACAaAAD3CwAgGwAA-AsAIBwAAPMLACAdAADvCwAgHgAA8gsAIB8AAPULACAgAAC-CwAgJAAA-QsAIN0GAADuCwAw3gYAAFQAEN8GAADuCwAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAh_wcBAOEKACG8CAEA4QoAIfUIAQDjCgAh9ghAANIKACH3CEAA4goAIf0IAABUACD-CAAAVAAgFgMAAL0LACAEAACEDAAgGAAA9AsAIBkAAPYLACAaAAD3CwAgGwAA-AsAIN0GAACDDAAw3gYAAD0AEN8GAACDDAAw4QZAANIKACHyBgEA_goAIfgGAQDjCgAh-wYBAOEKACGJBwEA_goAIYoHAQCHCwAh_wcBAOEKACGNCAEA4woAIbkIAQDhCgAhuggBAOEKACG7CEAA4goAIf0IAAA9ACD-CAAAPQAgEAMAAL0LACAVAAD-CwAg3QYAAP0LADDeBgAATAAQ3wYAAP0LADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIYoHAQD-CgAhmQgBAP4KACGcCAAB_woAIZ0IAAH_CgAhnggBAOMKACGfCEAA4goAIaAIQADiCgAhFgMAAL0LACAEAACEDAAgGAAA9AsAIBkAAPYLACAaAAD3CwAgGwAA-AsAIN0GAACDDAAw3gYAAD0AEN8GAACDDAAw4QZAANIKACHyBgEA_goAIfgGAQDjCgAh-wYBAOEKACGJBwEA_goAIYoHAQCHCwAh_wcBAOEKACGNCAEA4woAIbkIAQDhCgAhuggBAOEKACG7CEAA4goAIf0IAAA9ACD-CAAAPQAgDQMAAL0LACAVAAD-CwAg3QYAAP8LADDeBgAASAAQ3wYAAP8LADCIB0AA0goAIYkHAQD-CgAhigcBAP4KACGZCAEA_goAIaEIAAH_CgAhoggBAOEKACGjCAEA4QoAIaQIQADiCgAhDgMAAL0LACAVAAD-CwAgFwAAgQwAIN0GAACADAAw3gYAAEIAEN8GAACADAAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGZCAEA_goAIaAIQADiCgAhpggAAf8KACG4CEAA4goAIQwWAADFCwAg3QYAAMQLADDeBgAARgAQ3wYAAMQLADDhBkAA0goAIfIGAQD-CgAh_AYCAPYKACH_BkAA0goAIYcHAQDhCgAhtwgBAP4KACH9CAAARgAg_ggAAEYAIALyBgEAAAABiQcBAAAAARQDAAC9CwAgBAAAhAwAIBgAAPQLACAZAAD2CwAgGgAA9wsAIBsAAPgLACDdBgAAgwwAMN4GAAA9ABDfBgAAgwwAMOEGQADSCgAh8gYBAP4KACH4BgEA4woAIfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIf8HAQDhCgAhjQgBAOMKACG5CAEA4QoAIboIAQDhCgAhuwhAAOIKACEVAwAAvQsAIAUAAJsMACAGAADXCwAgDwAA8AsAIBAAAPELACARAADrCwAgHAAA8wsAIN0GAACaDAAw3gYAAAMAEN8GAACaDAAw4QZAANIKACHyBgEA_goAIYkHAQD-CgAh_wcBAOEKACG8CAEA4QoAIb0IAQDhCgAh8gggAPUKACHzCEAA4goAIfQIQADSCgAh_QgAAAMAIP4IAAADACAC_QcBAAAAAf4HAAEAAAEHEgAAtAsAIN0GAACGDAAw3gYAADcAEN8GAACGDAAwiAdAANIKACH9BwEA_goAIf4HAAH_CgAhFwQAAN4LACASAAC0CwAg3QYAAIcMADDeBgAAMAAQ3wYAAIcMADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIYoHAQD-CgAhjwdAANIKACH9BwEA_goAIf8HAQDhCgAhgAgBAOEKACGBCAEA4QoAIYIIAACICwAggwgAAO8KACCECAIA9goAIYUIIAD1CgAhhggBAOEKACGHCAAA7woAIIgIIAD1CgAhiQgCAPYKACEZAwAAvQsAIAQAAN4LACDdBgAAiAwAMN4GAAAsABDfBgAAiAwAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGdBwEA4QoAIZ4HAQD-CgAh_QcBAIcLACGDCAAA7woAIJ4IAQDjCgAhoAhAAOIKACGmCAAB_woAIcEIAADvCgAgwghAAOIKACHDCAIApQsAIcQIAgClCwAhxQgBAOMKACHGCAEA4woAIccIAQCHCwAhyAgBAIcLACEYAwAAvQsAIAQAAN4LACDdBgAAiQwAMN4GAAAoABDfBgAAiQwAMOEGQADSCgAh7AYBAOEKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGKBwEA_goAIYMIAADvCgAghggBAOEKACGHCAAA7woAIIgIIAD1CgAhnQgAAf8KACGgCEAA4goAIboIAQDjCgAhwghAAOIKACHJCAEA4QoAIcoIAQDhCgAhywgBAIcLACHMCAEA4woAIc0IQADiCgAhAqsHAQAAAAHQBwEAAAABCgkAAIwMACDdBgAAiwwAMN4GAAAeABDfBgAAiwwAMPsGIAD1CgAhowcBAOEKACGrBwEA4QoAIdAHAQDhCgAh3wcBAOEKACHWCEAA0goAISQHAACRDAAgCgAAkgwAIAsAAJMMACAMAACUDAAg3QYAAJAMADDeBgAAEgAQ3wYAAJAMADDsBgEA4QoAIc0HAQDhCgAh0QcBAOEKACHTBwIA9goAIdQHAgD2CgAh1QcCAPYKACHaBwQA0QoAIb0IAQDhCgAh0QggAPUKACHXCAEA4QoAIdgIAQDjCgAh2QgCAPYKACHaCAIA9goAIdsIAgD2CgAh3AgCAPYKACHdCAEAhwsAId4IIAD1CgAh3whAAOIKACHgCAAA7woAIOEIAADvCgAg4ghAAOIKACHjCCAA9QoAIeQIAADvCgAg5QgCAPYKACHmCAIA9goAIecIAQCHCwAh6AgBAIcLACH9CAAAEgAg_ggAABIAIAkJAACMDAAg3QYAAI0MADDeBgAAGgAQ3wYAAI0MADDhBkAA0goAIdAHAQDhCgAh0wgBAOEKACHUCAEA4QoAIdUIQADiCgAhAq8HAQAAAAHOBwIAAAABFwkAAIwMACDdBgAAjwwAMN4GAAAWABDfBgAAjwwAMOEGQADSCgAhigcBAP4KACGvBwEA_goAIcYHAgD2CgAhzAcBAP4KACHNBwEA4QoAIc4HAgD2CgAhzwcEANEKACHQBwEA4QoAIdEHAQDhCgAh0gcBAOEKACHTBwIA9goAIdQHAgD2CgAh1QcCAPYKACHWBwAAiAsAINcHQADiCgAh2AdAAOIKACHZB0AA4goAIdoHBADRCgAhIgcAAJEMACAKAACSDAAgCwAAkwwAIAwAAJQMACDdBgAAkAwAMN4GAAASABDfBgAAkAwAMOwGAQDhCgAhzQcBAOEKACHRBwEA4QoAIdMHAgD2CgAh1AcCAPYKACHVBwIA9goAIdoHBADRCgAhvQgBAOEKACHRCCAA9QoAIdcIAQDhCgAh2AgBAOMKACHZCAIA9goAIdoIAgD2CgAh2wgCAPYKACHcCAIA9goAId0IAQCHCwAh3gggAPUKACHfCEAA4goAIeAIAADvCgAg4QgAAO8KACDiCEAA4goAIeMIIAD1CgAh5AgAAO8KACDlCAIA9goAIeYIAgD2CgAh5wgBAIcLACHoCAEAhwsAIRIGAADXCwAgCAAA2AsAIA4AANkLACDdBgAA1gsAMN4GAAD_AQAQ3wYAANYLADDhBkAA0goAIewGAQDhCgAhlAcCAPYKACGqBwEA_goAIcYHAgD2CgAh1AcCAPYKACHnBwIA9goAIdEIIAD1CgAh6QgBAOEKACHqCAAA7woAIP0IAAD_AQAg_ggAAP8BACADsAgAABYAILEIAAAWACCyCAAAFgAgA7AIAAAaACCxCAAAGgAgsggAABoAIAOwCAAAHgAgsQgAAB4AILIIAAAeACAJBwAAkQwAIN0GAACVDAAw3gYAAA4AEN8GAACVDAAw0QcBAOEKACHrCAIA9goAIewIIAD1CgAh7QgCAPYKACHuCAIA9goAIQKKBwEAAAAB0QcBAAAAAQsEAADeCwAgBwAAkQwAIN0GAACXDAAw3gYAAAkAEN8GAACXDAAwigcBAP4KACHRBwEA4QoAIesIAgD2CgAh7AggAPUKACHtCAIA9goAIe4IAgD2CgAhAokHAQAAAAG8CAEAAAABAvIGAQAAAAGJBwEAAAABEwMAAL0LACAFAACbDAAgBgAA1wsAIA8AAPALACAQAADxCwAgEQAA6wsAIBwAAPMLACDdBgAAmgwAMN4GAAADABDfBgAAmgwAMOEGQADSCgAh8gYBAP4KACGJBwEA_goAIf8HAQDhCgAhvAgBAOEKACG9CAEA4QoAIfIIIAD1CgAh8whAAOIKACH0CEAA0goAIQwEAADeCwAg3QYAAN0LADDeBgAABwAQ3wYAAN0LADDsBgEA4QoAIYoHAQD-CgAhqAcEANEKACHvCAQA0QoAIfAIAgD2CgAh8QgCAPYKACH9CAAABwAg_ggAAAcAIAAAAAAABYIJBAAAAAGJCQQAAAABigkEAAAAAYsJBAAAAAGMCQQAAAABAYIJQAAAAAEAAAAAAAAAAAABggkBAAAAAQGCCUAAAAABAYIJAQAAAAEAAAAAAAWCCQIAAAABiQkCAAAAAYoJAgAAAAGLCQIAAAABjAkCAAAAAQUxAACAFAAgMgAAgxQAIP8IAACBFAAggAkAAIIUACCFCQAAdQAgAzEAAIAUACD_CAAAgRQAIIUJAAB1ACAAAAAFMQAA-xMAIDIAAP4TACD_CAAA_BMAIIAJAAD9EwAghQkAAHUAIAMxAAD7EwAg_wgAAPwTACCFCQAAdQAgAAAAAoIJAQAAAASICQEAAAAFBTEAAPQTACAyAAD5EwAg_wgAAPUTACCACQAA-BMAIIUJAAABACALMQAAzwwAMDIAANQMADD_CAAA0AwAMIAJAADRDAAwgQkAANIMACCCCQAA0wwAMIMJAADTDAAwhAkAANMMADCFCQAA0wwAMIYJAADVDAAwhwkAANYMADALMQAAwwwAMDIAAMgMADD_CAAAxAwAMIAJAADFDAAwgQkAAMYMACCCCQAAxwwAMIMJAADHDAAwhAkAAMcMADCFCQAAxwwAMIYJAADJDAAwhwkAAMoMADARKoAAAAAB4QZAAAAAAe4GAQAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BkAAAAAB-gYBAAAAAfsGAQAAAAH8BgIAAAAB_QZAAAAAAf4GQAAAAAH_BkAAAAABgAdAAAAAAQIAAAB9ACAxAADODAAgAwAAAH0AIDEAAM4MACAyAADNDAAgASoAAPcTADAWIQAA4gsAICoAAIgLACDdBgAA4QsAMN4GAAB7ABDfBgAA4QsAMOEGQADSCgAh7gYBAOMKACHyBgEAAAAB8wYEANEKACH0BgEA_goAIfUGAQD-CgAh9gYBAOEKACH3BgEA4QoAIfgGAQDhCgAh-QZAANIKACH6BgEAhwsAIfsGAQDhCgAh_AYCAPYKACH9BkAA4goAIf4GQADiCgAh_wZAANIKACGAB0AA4goAIQIAAAB9ACAqAADNDAAgAgAAAMsMACAqAADMDAAgFSoAAIgLACDdBgAAygwAMN4GAADLDAAQ3wYAAMoMADDhBkAA0goAIe4GAQDjCgAh8gYBAP4KACHzBgQA0QoAIfQGAQD-CgAh9QYBAP4KACH2BgEA4QoAIfcGAQDhCgAh-AYBAOEKACH5BkAA0goAIfoGAQCHCwAh-wYBAOEKACH8BgIA9goAIf0GQADiCgAh_gZAAOIKACH_BkAA0goAIYAHQADiCgAhFSoAAIgLACDdBgAAygwAMN4GAADLDAAQ3wYAAMoMADDhBkAA0goAIe4GAQDjCgAh8gYBAP4KACHzBgQA0QoAIfQGAQD-CgAh9QYBAP4KACH2BgEA4QoAIfcGAQDhCgAh-AYBAOEKACH5BkAA0goAIfoGAQCHCwAh-wYBAOEKACH8BgIA9goAIf0GQADiCgAh_gZAAOIKACH_BkAA0goAIYAHQADiCgAhESqAAAAAAeEGQACiDAAh7gYBAK4MACHyBgEArAwAIfMGBAChDAAh9QYBAKwMACH2BgEArAwAIfcGAQCsDAAh-AYBAKwMACH5BkAAogwAIfoGAQCuDAAh-wYBAKwMACH8BgIAtAwAIf0GQACtDAAh_gZAAK0MACH_BkAAogwAIYAHQACtDAAhESqAAAAAAeEGQACiDAAh7gYBAK4MACHyBgEArAwAIfMGBAChDAAh9QYBAKwMACH2BgEArAwAIfcGAQCsDAAh-AYBAKwMACH5BkAAogwAIfoGAQCuDAAh-wYBAKwMACH8BgIAtAwAIf0GQACtDAAh_gZAAK0MACH_BkAAogwAIYAHQACtDAAhESqAAAAAAeEGQAAAAAHuBgEAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QZAAAAAAfoGAQAAAAH7BgEAAAAB_AYCAAAAAf0GQAAAAAH-BkAAAAAB_wZAAAAAAYAHQAAAAAEE4QZAAAAAAfIGAQAAAAGHBwEAAAABiAdAAAAAAQIAAAB5ACAxAADaDAAgAwAAAHkAIDEAANoMACAyAADZDAAgASoAAPYTADAJIQAA4gsAIN0GAADjCwAw3gYAAHcAEN8GAADjCwAw4QZAANIKACHyBgEAAAAB9AYBAP4KACGHBwEA4QoAIYgHQADiCgAhAgAAAHkAICoAANkMACACAAAA1wwAICoAANgMACAI3QYAANYMADDeBgAA1wwAEN8GAADWDAAw4QZAANIKACHyBgEA_goAIfQGAQD-CgAhhwcBAOEKACGIB0AA4goAIQjdBgAA1gwAMN4GAADXDAAQ3wYAANYMADDhBkAA0goAIfIGAQD-CgAh9AYBAP4KACGHBwEA4QoAIYgHQADiCgAhBOEGQACiDAAh8gYBAKwMACGHBwEArAwAIYgHQACtDAAhBOEGQACiDAAh8gYBAKwMACGHBwEArAwAIYgHQACtDAAhBOEGQAAAAAHyBgEAAAABhwcBAAAAAYgHQAAAAAEBggkBAAAABAMxAAD0EwAg_wgAAPUTACCFCQAAAQAgBDEAAM8MADD_CAAA0AwAMIEJAADSDAAghQkAANMMADAEMQAAwwwAMP8IAADEDAAwgQkAAMYMACCFCQAAxwwAMAAAAAAAAYIJIAAAAAEAAAAAAAAAAAAAAYIJAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFggkEAAAAAYkJBAAAAAGKCQQAAAABiwkEAAAAAYwJBAAAAAEFggkCAAAAAYkJAgAAAAGKCQIAAAABiwkCAAAAAYwJAgAAAAEAAAAAAAUxAADvEwAgMgAA8hMAIP8IAADwEwAggAkAAPETACCFCQAAFAAgAzEAAO8TACD_CAAA8BMAIIUJAAAUACAAAAAAAAAAAAAAAAAAAAAAAAAFMQAA6hMAIDIAAO0TACD_CAAA6xMAIIAJAADsEwAghQkAAGQAIAMxAADqEwAg_wgAAOsTACCFCQAAZAAgAAAAAAACggkBAAAABIgJAQAAAAUCggkBAAAABIgJAQAAAAUFMQAA4hMAIDIAAOgTACD_CAAA4xMAIIAJAADnEwAghQkAAAUAIAUxAADgEwAgMgAA5RMAIP8IAADhEwAggAkAAOQTACCFCQAAZAAgAYIJAQAAAAQBggkBAAAABAMxAADiEwAg_wgAAOMTACCFCQAABQAgAzEAAOATACD_CAAA4RMAIIUJAABkACAAAAACggkBAAAABIgJAQAAAAUCggkBAAAABIgJAQAAAAUFMQAA2xMAIDIAAN4TACD_CAAA3BMAIIAJAADdEwAghQkAAGQAIAGCCQEAAAAEAYIJAQAAAAQDMQAA2xMAIP8IAADcEwAghQkAAGQAIAcDAAC0DgAgEQAArBIAIBMAAK0SACAUAACuEgAgjwgAAKgMACCQCAAAqAwAIJEIAACoDAAgAAAAAAACggkBAAAABIgJAQAAAAUFMQAA1BMAIDIAANkTACD_CAAA1RMAIIAJAADYEwAghQkAAAEAIAsxAADsDQAwMgAA8Q0AMP8IAADtDQAwgAkAAO4NADCBCQAA7w0AIIIJAADwDQAwgwkAAPANADCECQAA8A0AMIUJAADwDQAwhgkAAPINADCHCQAA8w0AMAcxAADnDQAgMgAA6g0AIP8IAADoDQAggAkAAOkNACCDCQAANQAghAkAADUAIIUJAADpBQAgCzEAANsNADAyAADgDQAw_wgAANwNADCACQAA3Q0AMIEJAADeDQAgggkAAN8NADCDCQAA3w0AMIQJAADfDQAwhQkAAN8NADCGCQAA4Q0AMIcJAADiDQAwAogHQAAAAAH-BwABAAABAgAAADkAIDEAAOYNACADAAAAOQAgMQAA5g0AIDIAAOUNACABKgAA1xMAMAgSAAC0CwAg3QYAAIYMADDeBgAANwAQ3wYAAIYMADCIB0AA0goAIf0HAQD-CgAh_gcAAf8KACH4CAAAhQwAIAIAAAA5ACAqAADlDQAgAgAAAOMNACAqAADkDQAgBt0GAADiDQAw3gYAAOMNABDfBgAA4g0AMIgHQADSCgAh_QcBAP4KACH-BwAB_woAIQbdBgAA4g0AMN4GAADjDQAQ3wYAAOINADCIB0AA0goAIf0HAQD-CgAh_gcAAf8KACECiAdAAKIMACH-BwAB7wwAIQKIB0AAogwAIf4HAAHvDAAhAogHQAAAAAH-BwABAAABBe0GQAAAAAH9BkAAAAABiggAAM0NACCLCAAAzg0AIIwIAQAAAAECAAAA6QUAIDEAAOcNACADAAAANQAgMQAA5w0AIDIAAOsNACAHAAAANQAgKgAA6w0AIO0GQACtDAAh_QZAAKIMACGKCAAAyg0AIIsIAADLDQAgjAgBAK4MACEF7QZAAK0MACH9BkAAogwAIYoIAADKDQAgiwgAAMsNACCMCAEArgwAIREEAADFDQAg4QZAAAAAAfIGAQAAAAH7BgEAAAABigcBAAAAAY8HQAAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCIAAAAABgwgAAMMNACCECAIAAAABhQggAAAAAYYIAQAAAAGHCAAAxA0AIIgIIAAAAAGJCAIAAAABAgAAADIAIDEAAPcNACADAAAAMgAgMQAA9w0AIDIAAPYNACABKgAA1hMAMBcEAADeCwAgEgAAtAsAIN0GAACHDAAw3gYAADAAEN8GAACHDAAw4QZAANIKACHyBgEAAAAB-wYBAOEKACGJBwEA_goAIYoHAQD-CgAhjwdAANIKACH9BwEA_goAIf8HAQDhCgAhgAgBAOEKACGBCAEA4QoAIYIIAACICwAggwgAAO8KACCECAIA9goAIYUIIAD1CgAhhggBAOEKACGHCAAA7woAIIgIIAD1CgAhiQgCAPYKACECAAAAMgAgKgAA9g0AIAIAAAD0DQAgKgAA9Q0AIBXdBgAA8w0AMN4GAAD0DQAQ3wYAAPMNADDhBkAA0goAIfIGAQD-CgAh-wYBAOEKACGJBwEA_goAIYoHAQD-CgAhjwdAANIKACH9BwEA_goAIf8HAQDhCgAhgAgBAOEKACGBCAEA4QoAIYIIAACICwAggwgAAO8KACCECAIA9goAIYUIIAD1CgAhhggBAOEKACGHCAAA7woAIIgIIAD1CgAhiQgCAPYKACEV3QYAAPMNADDeBgAA9A0AEN8GAADzDQAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAhiQcBAP4KACGKBwEA_goAIY8HQADSCgAh_QcBAP4KACH_BwEA4QoAIYAIAQDhCgAhgQgBAOEKACGCCAAAiAsAIIMIAADvCgAghAgCAPYKACGFCCAA9QoAIYYIAQDhCgAhhwgAAO8KACCICCAA9QoAIYkIAgD2CgAhEOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYoHAQCsDAAhjwdAAKIMACH_BwEArAwAIYAIAQCsDAAhgQgBAKwMACGCCIAAAAABgwgAAL8NACCECAIAtAwAIYUIIADkDAAhhggBAKwMACGHCAAAwA0AIIgIIADkDAAhiQgCALQMACERBAAAwQ0AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYoHAQCsDAAhjwdAAKIMACH_BwEArAwAIYAIAQCsDAAhgQgBAKwMACGCCIAAAAABgwgAAL8NACCECAIAtAwAIYUIIADkDAAhhggBAKwMACGHCAAAwA0AIIgIIADkDAAhiQgCALQMACERBAAAxQ0AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYoHAQAAAAGPB0AAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABggiAAAAAAYMIAADDDQAghAgCAAAAAYUIIAAAAAGGCAEAAAABhwgAAMQNACCICCAAAAABiQgCAAAAAQGCCQEAAAAEAzEAANQTACD_CAAA1RMAIIUJAAABACAEMQAA7A0AMP8IAADtDQAwgQkAAO8NACCFCQAA8A0AMAMxAADnDQAg_wgAAOgNACCFCQAA6QUAIAQxAADbDQAw_wgAANwNADCBCQAA3g0AIIUJAADfDQAwAAAAAAAHMQAAzBMAIDIAANITACD_CAAAzRMAIIAJAADREwAggwkAAFQAIIQJAABUACCFCQAAAQAgBzEAAMoTACAyAADPEwAg_wgAAMsTACCACQAAzhMAIIMJAAA9ACCECQAAPQAghQkAAD8AIAMxAADMEwAg_wgAAM0TACCFCQAAAQAgAzEAAMoTACD_CAAAyxMAIIUJAAA_ACAAAAAFMQAAwhMAIDIAAMgTACD_CAAAwxMAIIAJAADHEwAghQkAAAEAIAUxAADAEwAgMgAAxRMAIP8IAADBEwAggAkAAMQTACCFCQAAPwAgAzEAAMITACD_CAAAwxMAIIUJAAABACADMQAAwBMAIP8IAADBEwAghQkAAD8AIAAAAAUxAAC4EwAgMgAAvhMAIP8IAAC5EwAggAkAAL0TACCFCQAAAQAgBTEAALYTACAyAAC7EwAg_wgAALcTACCACQAAuhMAIIUJAAA_ACADMQAAuBMAIP8IAAC5EwAghQkAAAEAIAMxAAC2EwAg_wgAALcTACCFCQAAPwAgAAAAAoIJAQAAAASICQEAAAAFBTEAAK4TACAyAAC0EwAg_wgAAK8TACCACQAAsxMAIIUJAAABACAFMQAArBMAIDIAALETACD_CAAArRMAIIAJAACwEwAghQkAAN8EACABggkBAAAABAMxAACuEwAg_wgAAK8TACCFCQAAAQAgAzEAAKwTACD_CAAArRMAIIUJAADfBAAgAAAAAAACggkBAAAABIgJAQAAAAUFMQAAphMAIDIAAKoTACD_CAAApxMAIIAJAACpEwAghQkAAAEAIAsxAAClDgAwMgAAqg4AMP8IAACmDgAwgAkAAKcOADCBCQAAqA4AIIIJAACpDgAwgwkAAKkOADCECQAAqQ4AMIUJAACpDgAwhgkAAKsOADCHCQAArA4AMA0DAACbDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABjQgBAAAAAaAIQAAAAAGkCEAAAAABpggAAQAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAAAmg4AIAIAAABsACAxAACwDgAgAwAAAGwAIDEAALAOACAyAACvDgAgASoAAKgTADATAwAAvQsAIB8AAOgLACDdBgAA5wsAMN4GAABqABDfBgAA5wsAMOEGQADSCgAh8gYBAAAAAYgHQADSCgAhiQcBAP4KACGNCAEA4woAIaAIQADiCgAhpAhAAOIKACGlCAEA_goAIaYIAAEAAAGnCAEA4QoAIagIAQDjCgAhqQgBAOMKACGqCAEA4woAIasIAADvCgAgAgAAAGwAICoAAK8OACACAAAArQ4AICoAAK4OACAR3QYAAKwOADDeBgAArQ4AEN8GAACsDgAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGNCAEA4woAIaAIQADiCgAhpAhAAOIKACGlCAEA_goAIaYIAAH_CgAhpwgBAOEKACGoCAEA4woAIakIAQDjCgAhqggBAOMKACGrCAAA7woAIBHdBgAArA4AMN4GAACtDgAQ3wYAAKwOADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIY0IAQDjCgAhoAhAAOIKACGkCEAA4goAIaUIAQD-CgAhpggAAf8KACGnCAEA4QoAIagIAQDjCgAhqQgBAOMKACGqCAEA4woAIasIAADvCgAgDOEGQACiDAAh8gYBAKwMACGIB0AAogwAIY0IAQCuDAAhoAhAAK0MACGkCEAArQwAIaYIAAHvDAAhpwgBAKwMACGoCAEArgwAIakIAQCuDAAhqggBAK4MACGrCAAAlw4AIA0DAACYDgAg4QZAAKIMACHyBgEArAwAIYgHQACiDAAhjQgBAK4MACGgCEAArQwAIaQIQACtDAAhpggAAe8MACGnCAEArAwAIagIAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACXDgAgDQMAAJsOACDhBkAAAAAB8gYBAAAAAYgHQAAAAAGNCAEAAAABoAhAAAAAAaQIQAAAAAGmCAABAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAACaDgAgAYIJAQAAAAQDMQAAphMAIP8IAACnEwAghQkAAAEAIAQxAAClDgAw_wgAAKYOADCBCQAAqA4AIIUJAACpDgAwDg8AAJ8SACAQAACgEgAgGAAAoxIAIBkAAKUSACAaAACmEgAgGwAApxIAIBwAAKISACAdAACeEgAgHgAAoRIAIB8AAKQSACAgAAC1DgAgJAAAqBIAIPUIAACoDAAg9wgAAKgMACAAAAAAAAAAAAAAAAAAAAUxAAChEwAgMgAApBMAIP8IAACiEwAggAkAAKMTACCFCQAARAAgAzEAAKETACD_CAAAohMAIIUJAABEACAFAwAAtA4AIBUAAK8SACAXAACwEgAgoAgAAKgMACC4CAAAqAwAIAAAAAUxAACZEwAgMgAAnxMAIP8IAACaEwAggAkAAJ4TACCFCQAAAQAgBTEAAJcTACAyAACcEwAg_wgAAJgTACCACQAAmxMAIIUJAAA_ACAHMQAAzA4AIDIAAM8OACD_CAAAzQ4AIIAJAADODgAggwkAAEYAIIQJAABGACCFCQAAlQQAIAXhBkAAAAAB8gYBAAAAAfwGAgAAAAH_BkAAAAABhwcBAAAAAQIAAACVBAAgMQAAzA4AIAMAAABGACAxAADMDgAgMgAA0A4AIAcAAABGACAqAADQDgAg4QZAAKIMACHyBgEArAwAIfwGAgC0DAAh_wZAAKIMACGHBwEArAwAIQXhBkAAogwAIfIGAQCsDAAh_AYCALQMACH_BkAAogwAIYcHAQCsDAAhAzEAAJkTACD_CAAAmhMAIIUJAAABACADMQAAlxMAIP8IAACYEwAghQkAAD8AIAMxAADMDgAg_wgAAM0OACCFCQAAlQQAIAAAAAUxAACLEwAgMgAAlRMAIP8IAACMEwAggAkAAJQTACCFCQAAAQAgBzEAAIkTACAyAACSEwAg_wgAAIoTACCACQAAkRMAIIMJAAADACCECQAAAwAghQkAAAUAIAsxAACBDwAwMgAAhg8AMP8IAACCDwAwgAkAAIMPADCBCQAAhA8AIIIJAACFDwAwgwkAAIUPADCECQAAhQ8AMIUJAACFDwAwhgkAAIcPADCHCQAAiA8AMAsxAAD1DgAwMgAA-g4AMP8IAAD2DgAwgAkAAPcOADCBCQAA-A4AIIIJAAD5DgAwgwkAAPkOADCECQAA-Q4AMIUJAAD5DgAwhgkAAPsOADCHCQAA_A4AMAsxAADpDgAwMgAA7g4AMP8IAADqDgAwgAkAAOsOADCBCQAA7A4AIIIJAADtDgAwgwkAAO0OADCECQAA7Q4AMIUJAADtDgAwhgkAAO8OADCHCQAA8A4AMAsxAADdDgAwMgAA4g4AMP8IAADeDgAwgAkAAN8OADCBCQAA4A4AIIIJAADhDgAwgwkAAOEOADCECQAA4Q4AMIUJAADhDgAwhgkAAOMOADCHCQAA5A4AMA4DAACEDgAgBAEAAAAB4QZAAAAAAfIGAQAAAAH7BgEAAAABiAdAAAAAAYoHAQAAAAGlBwEAAAABlQgAAQAAAZYIAAEAAAGXCAEAAAABmAgBAAAAAZoIAgAAAAGbCEAAAAABAgAAAFIAIDEAAOgOACADAAAAUgAgMQAA6A4AIDIAAOcOACABKgAAkBMAMBQDAAD7CwAgBAEA4woAIRUAAPwLACDdBgAA-gsAMN4GAABQABDfBgAA-gsAMOEGQADSCgAh8gYBAAAAAfsGAQDhCgAhiAdAANIKACGJBwEAhwsAIYoHAQCHCwAhpQcBAOEKACGVCAABAAABlggAAQAAAZcIAQDjCgAhmAgBAOMKACGZCAEAhwsAIZoIAgD2CgAhmwhAAOIKACECAAAAUgAgKgAA5w4AIAIAAADlDgAgKgAA5g4AIBIEAQDjCgAh3QYAAOQOADDeBgAA5Q4AEN8GAADkDgAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAhiAdAANIKACGJBwEAhwsAIYoHAQCHCwAhpQcBAOEKACGVCAAB_woAIZYIAAH_CgAhlwgBAOMKACGYCAEA4woAIZkIAQCHCwAhmggCAPYKACGbCEAA4goAIRIEAQDjCgAh3QYAAOQOADDeBgAA5Q4AEN8GAADkDgAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAhiAdAANIKACGJBwEAhwsAIYoHAQCHCwAhpQcBAOEKACGVCAAB_woAIZYIAAH_CgAhlwgBAOMKACGYCAEA4woAIZkIAQCHCwAhmggCAPYKACGbCEAA4goAIQ0EAQCuDAAh4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiAdAAKIMACGKBwEArgwAIaUHAQCsDAAhlQgAAe8MACGWCAAB7wwAIZcIAQCuDAAhmAgBAK4MACGaCAIAtAwAIZsIQACtDAAhDgMAAIIOACAEAQCuDAAh4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiAdAAKIMACGKBwEArgwAIaUHAQCsDAAhlQgAAe8MACGWCAAB7wwAIZcIAQCuDAAhmAgBAK4MACGaCAIAtAwAIZsIQACtDAAhDgMAAIQOACAEAQAAAAHhBkAAAAAB8gYBAAAAAfsGAQAAAAGIB0AAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmggCAAAAAZsIQAAAAAEKAwAAiw4AIOEGQAAAAAHyBgEAAAABiAdAAAAAAYoHAQAAAAGcCAABAAABnQgAAQAAAZ4IAQAAAAGfCEAAAAABoAhAAAAAAQIAAABOACAxAAD0DgAgAwAAAE4AIDEAAPQOACAyAADzDgAgASoAAI8TADAQAwAAvQsAIBUAAP4LACDdBgAA_QsAMN4GAABMABDfBgAA_QsAMOEGQADSCgAh8gYBAAAAAYgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhnAgAAQAAAZ0IAAH_CgAhnggBAOMKACGfCEAA4goAIaAIQADiCgAhAgAAAE4AICoAAPMOACACAAAA8Q4AICoAAPIOACAO3QYAAPAOADDeBgAA8Q4AEN8GAADwDgAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhnAgAAf8KACGdCAAB_woAIZ4IAQDjCgAhnwhAAOIKACGgCEAA4goAIQ7dBgAA8A4AMN4GAADxDgAQ3wYAAPAOADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIYoHAQD-CgAhmQgBAP4KACGcCAAB_woAIZ0IAAH_CgAhnggBAOMKACGfCEAA4goAIaAIQADiCgAhCeEGQACiDAAh8gYBAKwMACGIB0AAogwAIYoHAQCsDAAhnAgAAe8MACGdCAAB7wwAIZ4IAQCuDAAhnwhAAK0MACGgCEAArQwAIQoDAACJDgAg4QZAAKIMACHyBgEArAwAIYgHQACiDAAhigcBAKwMACGcCAAB7wwAIZ0IAAHvDAAhnggBAK4MACGfCEAArQwAIaAIQACtDAAhCgMAAIsOACDhBkAAAAAB8gYBAAAAAYgHQAAAAAGKBwEAAAABnAgAAQAAAZ0IAAEAAAGeCAEAAAABnwhAAAAAAaAIQAAAAAEHAwAAkg4AIIgHQAAAAAGKBwEAAAABoQgAAQAAAaIIAQAAAAGjCAEAAAABpAhAAAAAAQIAAABKACAxAACADwAgAwAAAEoAIDEAAIAPACAyAAD_DgAgASoAAI4TADANAwAAvQsAIBUAAP4LACDdBgAA_wsAMN4GAABIABDfBgAA_wsAMIgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhoQgAAQAAAaIIAQDhCgAhowgBAOEKACGkCEAA4goAIQIAAABKACAqAAD_DgAgAgAAAP0OACAqAAD-DgAgC90GAAD8DgAw3gYAAP0OABDfBgAA_A4AMIgHQADSCgAhiQcBAP4KACGKBwEA_goAIZkIAQD-CgAhoQgAAf8KACGiCAEA4QoAIaMIAQDhCgAhpAhAAOIKACEL3QYAAPwOADDeBgAA_Q4AEN8GAAD8DgAwiAdAANIKACGJBwEA_goAIYoHAQD-CgAhmQgBAP4KACGhCAAB_woAIaIIAQDhCgAhowgBAOEKACGkCEAA4goAIQaIB0AAogwAIYoHAQCsDAAhoQgAAe8MACGiCAEArAwAIaMIAQCsDAAhpAhAAK0MACEHAwAAkA4AIIgHQACiDAAhigcBAKwMACGhCAAB7wwAIaIIAQCsDAAhowgBAKwMACGkCEAArQwAIQcDAACSDgAgiAdAAAAAAYoHAQAAAAGhCAABAAABoggBAAAAAaMIAQAAAAGkCEAAAAABCAMAANEOACAXAADTDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABoAhAAAAAAaYIAAEAAAG4CEAAAAABAgAAAEQAIDEAAIwPACADAAAARAAgMQAAjA8AIDIAAIsPACABKgAAjRMAMA4DAAC9CwAgFQAA_gsAIBcAAIEMACDdBgAAgAwAMN4GAABCABDfBgAAgAwAMOEGQADSCgAh8gYBAAAAAYgHQADSCgAhiQcBAP4KACGZCAEA_goAIaAIQADiCgAhpggAAQAAAbgIQADiCgAhAgAAAEQAICoAAIsPACACAAAAiQ8AICoAAIoPACAL3QYAAIgPADDeBgAAiQ8AEN8GAACIDwAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGZCAEA_goAIaAIQADiCgAhpggAAf8KACG4CEAA4goAIQvdBgAAiA8AMN4GAACJDwAQ3wYAAIgPADDhBkAA0goAIfIGAQD-CgAhiAdAANIKACGJBwEA_goAIZkIAQD-CgAhoAhAAOIKACGmCAAB_woAIbgIQADiCgAhBuEGQACiDAAh8gYBAKwMACGIB0AAogwAIaAIQACtDAAhpggAAe8MACG4CEAArQwAIQgDAADJDgAgFwAAyw4AIOEGQACiDAAh8gYBAKwMACGIB0AAogwAIaAIQACtDAAhpggAAe8MACG4CEAArQwAIQgDAADRDgAgFwAA0w4AIOEGQAAAAAHyBgEAAAABiAdAAAAAAaAIQAAAAAGmCAABAAABuAhAAAAAAQMxAACLEwAg_wgAAIwTACCFCQAAAQAgAzEAAIkTACD_CAAAihMAIIUJAAAFACAEMQAAgQ8AMP8IAACCDwAwgQkAAIQPACCFCQAAhQ8AMAQxAAD1DgAw_wgAAPYOADCBCQAA-A4AIIUJAAD5DgAwBDEAAOkOADD_CAAA6g4AMIEJAADsDgAghQkAAO0OADAEMQAA3Q4AMP8IAADeDgAwgQkAAOAOACCFCQAA4Q4AMAAAAAAAAAAAAAAAAoIJAQAAAASICQEAAAAFAoIJAQAAAASICQEAAAAFBTEAAIETACAyAACHEwAg_wgAAIITACCACQAAhhMAIIUJAAABACAFMQAA_xIAIDIAAIQTACD_CAAAgBMAIIAJAACDEwAghQkAAAUAIAGCCQEAAAAEAYIJAQAAAAQDMQAAgRMAIP8IAACCEwAghQkAAAEAIAMxAAD_EgAg_wgAAIATACCFCQAABQAgAAAAAoIJAQAAAASICQEAAAAFAoIJAQAAAASICQEAAAAFBTEAAPcSACAyAAD9EgAg_wgAAPgSACCACQAA_BIAIIUJAAABACAFMQAA9RIAIDIAAPoSACD_CAAA9hIAIIAJAAD5EgAghQkAAAUAIAGCCQEAAAAEAYIJAQAAAAQDMQAA9xIAIP8IAAD4EgAghQkAAAEAIAMxAAD1EgAg_wgAAPYSACCFCQAABQAgAAAAAAAAAAAAAAAFMQAA8BIAIDIAAPMSACD_CAAA8RIAIIAJAADyEgAghQkAABQAIAMxAADwEgAg_wgAAPESACCFCQAAFAAgAAAABTEAAOsSACAyAADuEgAg_wgAAOwSACCACQAA7RIAIIUJAAAUACADMQAA6xIAIP8IAADsEgAghQkAABQAIAAAAAAAAoIJAQAAAASICQEAAAAFAoIJAQAAAASICQEAAAAFAoIJAQAAAASICQEAAAAFBTEAAOMSACAyAADpEgAg_wgAAOQSACCACQAA6BIAIIUJAAD8AQAgCzEAAOcPADAyAADsDwAw_wgAAOgPADCACQAA6Q8AMIEJAADqDwAgggkAAOsPADCDCQAA6w8AMIQJAADrDwAwhQkAAOsPADCGCQAA7Q8AMIcJAADuDwAwCzEAANsPADAyAADgDwAw_wgAANwPADCACQAA3Q8AMIEJAADeDwAgggkAAN8PADCDCQAA3w8AMIQJAADfDwAwhQkAAN8PADCGCQAA4Q8AMIcJAADiDwAwCzEAAM8PADAyAADUDwAw_wgAANAPADCACQAA0Q8AMIEJAADSDwAgggkAANMPADCDCQAA0w8AMIQJAADTDwAwhQkAANMPADCGCQAA1Q8AMIcJAADWDwAwBfsGIAAAAAGjBwEAAAABqwcBAAAAAd8HAQAAAAHWCEAAAAABAgAAACAAIDEAANoPACADAAAAIAAgMQAA2g8AIDIAANkPACABKgAA5xIAMAsJAACMDAAg3QYAAIsMADDeBgAAHgAQ3wYAAIsMADD7BiAA9QoAIaMHAQDhCgAhqwcBAOEKACHQBwEA4QoAId8HAQDhCgAh1ghAANIKACH5CAAAigwAIAIAAAAgACAqAADZDwAgAgAAANcPACAqAADYDwAgCd0GAADWDwAw3gYAANcPABDfBgAA1g8AMPsGIAD1CgAhowcBAOEKACGrBwEA4QoAIdAHAQDhCgAh3wcBAOEKACHWCEAA0goAIQndBgAA1g8AMN4GAADXDwAQ3wYAANYPADD7BiAA9QoAIaMHAQDhCgAhqwcBAOEKACHQBwEA4QoAId8HAQDhCgAh1ghAANIKACEF-wYgAOQMACGjBwEArAwAIasHAQCsDAAh3wcBAKwMACHWCEAAogwAIQX7BiAA5AwAIaMHAQCsDAAhqwcBAKwMACHfBwEArAwAIdYIQACiDAAhBfsGIAAAAAGjBwEAAAABqwcBAAAAAd8HAQAAAAHWCEAAAAABBOEGQAAAAAHTCAEAAAAB1AgBAAAAAdUIQAAAAAECAAAAHAAgMQAA5g8AIAMAAAAcACAxAADmDwAgMgAA5Q8AIAEqAADmEgAwCQkAAIwMACDdBgAAjQwAMN4GAAAaABDfBgAAjQwAMOEGQADSCgAh0AcBAOEKACHTCAEAAAAB1AgBAOEKACHVCEAA4goAIQIAAAAcACAqAADlDwAgAgAAAOMPACAqAADkDwAgCN0GAADiDwAw3gYAAOMPABDfBgAA4g8AMOEGQADSCgAh0AcBAOEKACHTCAEA4QoAIdQIAQDhCgAh1QhAAOIKACEI3QYAAOIPADDeBgAA4w8AEN8GAADiDwAw4QZAANIKACHQBwEA4QoAIdMIAQDhCgAh1AgBAOEKACHVCEAA4goAIQThBkAAogwAIdMIAQCsDAAh1AgBAKwMACHVCEAArQwAIQThBkAAogwAIdMIAQCsDAAh1AgBAKwMACHVCEAArQwAIQThBkAAAAAB0wgBAAAAAdQIAQAAAAHVCEAAAAABEuEGQAAAAAGKBwEAAAABrwcBAAAAAcYHAgAAAAHMBwEAAAABzQcBAAAAAc4HAgAAAAHPBwQAAAAB0QcBAAAAAdIHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHWB4AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gcEAAAAAQIAAAAYACAxAADyDwAgAwAAABgAIDEAAPIPACAyAADxDwAgASoAAOUSADAYCQAAjAwAIN0GAACPDAAw3gYAABYAEN8GAACPDAAw4QZAANIKACGKBwEA_goAIa8HAQD-CgAhxgcCAPYKACHMBwEAAAABzQcBAOEKACHOBwIA9goAIc8HBADRCgAh0AcBAOEKACHRBwEA4QoAIdIHAQDhCgAh0wcCAPYKACHUBwIA9goAIdUHAgD2CgAh1gcAAIgLACDXB0AA4goAIdgHQADiCgAh2QdAAOIKACHaBwQA0QoAIfoIAACODAAgAgAAABgAICoAAPEPACACAAAA7w8AICoAAPAPACAW3QYAAO4PADDeBgAA7w8AEN8GAADuDwAw4QZAANIKACGKBwEA_goAIa8HAQD-CgAhxgcCAPYKACHMBwEA_goAIc0HAQDhCgAhzgcCAPYKACHPBwQA0QoAIdAHAQDhCgAh0QcBAOEKACHSBwEA4QoAIdMHAgD2CgAh1AcCAPYKACHVBwIA9goAIdYHAACICwAg1wdAAOIKACHYB0AA4goAIdkHQADiCgAh2gcEANEKACEW3QYAAO4PADDeBgAA7w8AEN8GAADuDwAw4QZAANIKACGKBwEA_goAIa8HAQD-CgAhxgcCAPYKACHMBwEA_goAIc0HAQDhCgAhzgcCAPYKACHPBwQA0QoAIdAHAQDhCgAh0QcBAOEKACHSBwEA4QoAIdMHAgD2CgAh1AcCAPYKACHVBwIA9goAIdYHAACICwAg1wdAAOIKACHYB0AA4goAIdkHQADiCgAh2gcEANEKACES4QZAAKIMACGKBwEArAwAIa8HAQCsDAAhxgcCALQMACHMBwEArAwAIc0HAQCsDAAhzgcCALQMACHPBwQAoQwAIdEHAQCsDAAh0gcBAKwMACHTBwIAtAwAIdQHAgC0DAAh1QcCALQMACHWB4AAAAAB1wdAAK0MACHYB0AArQwAIdkHQACtDAAh2gcEAKEMACES4QZAAKIMACGKBwEArAwAIa8HAQCsDAAhxgcCALQMACHMBwEArAwAIc0HAQCsDAAhzgcCALQMACHPBwQAoQwAIdEHAQCsDAAh0gcBAKwMACHTBwIAtAwAIdQHAgC0DAAh1QcCALQMACHWB4AAAAAB1wdAAK0MACHYB0AArQwAIdkHQACtDAAh2gcEAKEMACES4QZAAAAAAYoHAQAAAAGvBwEAAAABxgcCAAAAAcwHAQAAAAHNBwEAAAABzgcCAAAAAc8HBAAAAAHRBwEAAAAB0gcBAAAAAdMHAgAAAAHUBwIAAAAB1QcCAAAAAdYHgAAAAAHXB0AAAAAB2AdAAAAAAdkHQAAAAAHaBwQAAAABAYIJAQAAAAQBggkBAAAABAGCCQEAAAAEAzEAAOMSACD_CAAA5BIAIIUJAAD8AQAgBDEAAOcPADD_CAAA6A8AMIEJAADqDwAghQkAAOsPADAEMQAA2w8AMP8IAADcDwAwgQkAAN4PACCFCQAA3w8AMAQxAADPDwAw_wgAANAPADCBCQAA0g8AIIUJAADTDwAwAAAAAAACggkBAAAABIgJAQAAAAULMQAAmxAAMDIAAKAQADD_CAAAnBAAMIAJAACdEAAwgQkAAJ4QACCCCQAAnxAAMIMJAACfEAAwhAkAAJ8QADCFCQAAnxAAMIYJAAChEAAwhwkAAKIQADALMQAAjxAAMDIAAJQQADD_CAAAkBAAMIAJAACREAAwgQkAAJIQACCCCQAAkxAAMIMJAACTEAAwhAkAAJMQADCFCQAAkxAAMIYJAACVEAAwhwkAAJYQADALMQAAgxAAMDIAAIgQADD_CAAAhBAAMIAJAACFEAAwgQkAAIYQACCCCQAAhxAAMIMJAACHEAAwhAkAAIcQADCFCQAAhxAAMIYJAACJEAAwhwkAAIoQADAdCgAA9w8AIAsAAPgPACAMAAD5DwAg7AYBAAAAAc0HAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHaBwQAAAABvQgBAAAAAdEIIAAAAAHXCAEAAAAB2AgBAAAAAdkIAgAAAAHaCAIAAAAB2wgCAAAAAdwIAgAAAAHdCAEAAAAB3gggAAAAAd8IQAAAAAHgCAAA8w8AIOEIAAD0DwAg4ghAAAAAAeMIIAAAAAHkCAAA9Q8AIOUIAgAAAAHmCAIAAAAB5wgBAAAAAegIAQAAAAECAAAAFAAgMQAAjhAAIAMAAAAUACAxAACOEAAgMgAAjRAAIAEqAADiEgAwIgcAAJEMACAKAACSDAAgCwAAkwwAIAwAAJQMACDdBgAAkAwAMN4GAAASABDfBgAAkAwAMOwGAQAAAAHNBwEA4QoAIdEHAQDhCgAh0wcCAPYKACHUBwIA9goAIdUHAgD2CgAh2gcEANEKACG9CAEA4QoAIdEIIAD1CgAh1wgBAOEKACHYCAEA4woAIdkIAgD2CgAh2ggCAPYKACHbCAIA9goAIdwIAgD2CgAh3QgBAIcLACHeCCAA9QoAId8IQADiCgAh4AgAAO8KACDhCAAA7woAIOIIQADiCgAh4wggAPUKACHkCAAA7woAIOUIAgD2CgAh5ggCAPYKACHnCAEAhwsAIegIAQCHCwAhAgAAABQAICoAAI0QACACAAAAixAAICoAAIwQACAe3QYAAIoQADDeBgAAixAAEN8GAACKEAAw7AYBAOEKACHNBwEA4QoAIdEHAQDhCgAh0wcCAPYKACHUBwIA9goAIdUHAgD2CgAh2gcEANEKACG9CAEA4QoAIdEIIAD1CgAh1wgBAOEKACHYCAEA4woAIdkIAgD2CgAh2ggCAPYKACHbCAIA9goAIdwIAgD2CgAh3QgBAIcLACHeCCAA9QoAId8IQADiCgAh4AgAAO8KACDhCAAA7woAIOIIQADiCgAh4wggAPUKACHkCAAA7woAIOUIAgD2CgAh5ggCAPYKACHnCAEAhwsAIegIAQCHCwAhHt0GAACKEAAw3gYAAIsQABDfBgAAihAAMOwGAQDhCgAhzQcBAOEKACHRBwEA4QoAIdMHAgD2CgAh1AcCAPYKACHVBwIA9goAIdoHBADRCgAhvQgBAOEKACHRCCAA9QoAIdcIAQDhCgAh2AgBAOMKACHZCAIA9goAIdoIAgD2CgAh2wgCAPYKACHcCAIA9goAId0IAQCHCwAh3gggAPUKACHfCEAA4goAIeAIAADvCgAg4QgAAO8KACDiCEAA4goAIeMIIAD1CgAh5AgAAO8KACDlCAIA9goAIeYIAgD2CgAh5wgBAIcLACHoCAEAhwsAIRrsBgEArAwAIc0HAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh2gcEAKEMACG9CAEArAwAIdEIIADkDAAh1wgBAKwMACHYCAEArgwAIdkIAgC0DAAh2ggCALQMACHbCAIAtAwAIdwIAgC0DAAh3QgBAK4MACHeCCAA5AwAId8IQACtDAAh4AgAAMgPACDhCAAAyQ8AIOIIQACtDAAh4wggAOQMACHkCAAAyg8AIOUIAgC0DAAh5ggCALQMACHnCAEArgwAIegIAQCuDAAhHQoAAMwPACALAADNDwAgDAAAzg8AIOwGAQCsDAAhzQcBAKwMACHTBwIAtAwAIdQHAgC0DAAh1QcCALQMACHaBwQAoQwAIb0IAQCsDAAh0QggAOQMACHXCAEArAwAIdgIAQCuDAAh2QgCALQMACHaCAIAtAwAIdsIAgC0DAAh3AgCALQMACHdCAEArgwAId4IIADkDAAh3whAAK0MACHgCAAAyA8AIOEIAADJDwAg4ghAAK0MACHjCCAA5AwAIeQIAADKDwAg5QgCALQMACHmCAIAtAwAIecIAQCuDAAh6AgBAK4MACEdCgAA9w8AIAsAAPgPACAMAAD5DwAg7AYBAAAAAc0HAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHaBwQAAAABvQgBAAAAAdEIIAAAAAHXCAEAAAAB2AgBAAAAAdkIAgAAAAHaCAIAAAAB2wgCAAAAAdwIAgAAAAHdCAEAAAAB3gggAAAAAd8IQAAAAAHgCAAA8w8AIOEIAAD0DwAg4ghAAAAAAeMIIAAAAAHkCAAA9Q8AIOUIAgAAAAHmCAIAAAAB5wgBAAAAAegIAQAAAAEE6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAAQIAAAAQACAxAACaEAAgAwAAABAAIDEAAJoQACAyAACZEAAgASoAAOESADAJBwAAkQwAIN0GAACVDAAw3gYAAA4AEN8GAACVDAAw0QcBAAAAAesIAgD2CgAh7AggAPUKACHtCAIA9goAIe4IAgD2CgAhAgAAABAAICoAAJkQACACAAAAlxAAICoAAJgQACAI3QYAAJYQADDeBgAAlxAAEN8GAACWEAAw0QcBAOEKACHrCAIA9goAIewIIAD1CgAh7QgCAPYKACHuCAIA9goAIQjdBgAAlhAAMN4GAACXEAAQ3wYAAJYQADDRBwEA4QoAIesIAgD2CgAh7AggAPUKACHtCAIA9goAIe4IAgD2CgAhBOsIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhBOsIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhBOsIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEGBAAAqBAAIIoHAQAAAAHrCAIAAAAB7AggAAAAAe0IAgAAAAHuCAIAAAABAgAAAAsAIDEAAKcQACADAAAACwAgMQAApxAAIDIAAKUQACABKgAA4BIAMAwEAADeCwAgBwAAkQwAIN0GAACXDAAw3gYAAAkAEN8GAACXDAAwigcBAP4KACHRBwEA4QoAIesIAgD2CgAh7AggAPUKACHtCAIA9goAIe4IAgD2CgAh-wgAAJYMACACAAAACwAgKgAApRAAIAIAAACjEAAgKgAApBAAIAndBgAAohAAMN4GAACjEAAQ3wYAAKIQADCKBwEA_goAIdEHAQDhCgAh6wgCAPYKACHsCCAA9QoAIe0IAgD2CgAh7ggCAPYKACEJ3QYAAKIQADDeBgAAoxAAEN8GAACiEAAwigcBAP4KACHRBwEA4QoAIesIAgD2CgAh7AggAPUKACHtCAIA9goAIe4IAgD2CgAhBYoHAQCsDAAh6wgCALQMACHsCCAA5AwAIe0IAgC0DAAh7ggCALQMACEGBAAAphAAIIoHAQCsDAAh6wgCALQMACHsCCAA5AwAIe0IAgC0DAAh7ggCALQMACEFMQAA2xIAIDIAAN4SACD_CAAA3BIAIIAJAADdEgAghQkAAAUAIAYEAACoEAAgigcBAAAAAesIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEDMQAA2xIAIP8IAADcEgAghQkAAAUAIAGCCQEAAAAEBDEAAJsQADD_CAAAnBAAMIEJAACeEAAghQkAAJ8QADAEMQAAjxAAMP8IAACQEAAwgQkAAJIQACCFCQAAkxAAMAQxAACDEAAw_wgAAIQQADCBCQAAhhAAIIUJAACHEAAwAAAAAAAAAAAFMQAA1hIAIDIAANkSACD_CAAA1xIAIIAJAADYEgAghQkAAPwBACADMQAA1hIAIP8IAADXEgAghQkAAPwBACAAAAAAAAUxAADREgAgMgAA1BIAIP8IAADSEgAggAkAANMSACCFCQAA_AEAIAMxAADREgAg_wgAANISACCFCQAA_AEAIAAAAAAABTEAAMwSACAyAADPEgAg_wgAAM0SACCACQAAzhIAIIUJAAAFACADMQAAzBIAIP8IAADNEgAghQkAAAUAIAgDAAC0DgAgBQAAthIAIAYAAK0QACAPAACfEgAgEAAAoBIAIBEAAKwSACAcAACiEgAg8wgAAKgMACAAAAAFMQAAwhIAIDIAAMoSACD_CAAAwxIAIIAJAADJEgAghQkAAAEAIAcxAACGEQAgMgAAiREAIP8IAACHEQAggAkAAIgRACCDCQAABwAghAkAAAcAIIUJAAC4AQAgCzEAAP0QADAyAACBEQAw_wgAAP4QADCACQAA_xAAMIEJAACAEQAgggkAAJ8QADCDCQAAnxAAMIQJAACfEAAwhQkAAJ8QADCGCQAAghEAMIcJAACiEAAwCzEAAPEQADAyAAD2EAAw_wgAAPIQADCACQAA8xAAMIEJAAD0EAAgggkAAPUQADCDCQAA9RAAMIQJAAD1EAAwhQkAAPUQADCGCQAA9xAAMIcJAAD4EAAwCzEAAOUQADAyAADqEAAw_wgAAOYQADCACQAA5xAAMIEJAADoEAAgggkAAOkQADCDCQAA6RAAMIQJAADpEAAwhQkAAOkQADCGCQAA6xAAMIcJAADsEAAwCzEAANwQADAyAADgEAAw_wgAAN0QADCACQAA3hAAMIEJAADfEAAgggkAAPANADCDCQAA8A0AMIQJAADwDQAwhQkAAPANADCGCQAA4RAAMIcJAADzDQAwCzEAANAQADAyAADVEAAw_wgAANEQADCACQAA0hAAMIEJAADTEAAgggkAANQQADCDCQAA1BAAMIQJAADUEAAwhQkAANQQADCGCQAA1hAAMIcJAADXEAAwDgMAAI0PACAYAACPDwAgGQAAkA8AIBoAAJEPACAbAACSDwAg4QZAAAAAAfIGAQAAAAH4BgEAAAAB-wYBAAAAAf8HAQAAAAGNCAEAAAABuQgBAAAAAboIAQAAAAG7CEAAAAABAgAAAD8AIDEAANsQACADAAAAPwAgMQAA2xAAIDIAANoQACABKgAAyBIAMBUDAAC9CwAgBAAAhAwAIBgAAPQLACAZAAD2CwAgGgAA9wsAIBsAAPgLACDdBgAAgwwAMN4GAAA9ABDfBgAAgwwAMOEGQADSCgAh8gYBAAAAAfgGAQDjCgAh-wYBAOEKACGJBwEA_goAIYoHAQCHCwAh_wcBAOEKACGNCAEA4woAIa8IAACCDAAguQgBAOEKACG6CAEA4QoAIbsIQADiCgAhAgAAAD8AICoAANoQACACAAAA2BAAICoAANkQACAO3QYAANcQADDeBgAA2BAAEN8GAADXEAAw4QZAANIKACHyBgEA_goAIfgGAQDjCgAh-wYBAOEKACGJBwEA_goAIYoHAQCHCwAh_wcBAOEKACGNCAEA4woAIbkIAQDhCgAhuggBAOEKACG7CEAA4goAIQ7dBgAA1xAAMN4GAADYEAAQ3wYAANcQADDhBkAA0goAIfIGAQD-CgAh-AYBAOMKACH7BgEA4QoAIYkHAQD-CgAhigcBAIcLACH_BwEA4QoAIY0IAQDjCgAhuQgBAOEKACG6CAEA4QoAIbsIQADiCgAhCeEGQACiDAAh8gYBAKwMACH4BgEArgwAIfsGAQCsDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQ4DAADXDgAgGAAA2Q4AIBkAANoOACAaAADbDgAgGwAA3A4AIOEGQACiDAAh8gYBAKwMACH4BgEArgwAIfsGAQCsDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQ4DAACNDwAgGAAAjw8AIBkAAJAPACAaAACRDwAgGwAAkg8AIOEGQAAAAAHyBgEAAAAB-AYBAAAAAfsGAQAAAAH_BwEAAAABjQgBAAAAAbkIAQAAAAG6CAEAAAABuwhAAAAAARESAADGDQAg4QZAAAAAAfIGAQAAAAH7BgEAAAABjwdAAAAAAf0HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCIAAAAABgwgAAMMNACCECAIAAAABhQggAAAAAYYIAQAAAAGHCAAAxA0AIIgIIAAAAAGJCAIAAAABAgAAADIAIDEAAOQQACADAAAAMgAgMQAA5BAAIDIAAOMQACABKgAAxxIAMAIAAAAyACAqAADjEAAgAgAAAPQNACAqAADiEAAgEOEGQACiDAAh8gYBAKwMACH7BgEArAwAIY8HQACiDAAh_QcBAKwMACH_BwEArAwAIYAIAQCsDAAhgQgBAKwMACGCCIAAAAABgwgAAL8NACCECAIAtAwAIYUIIADkDAAhhggBAKwMACGHCAAAwA0AIIgIIADkDAAhiQgCALQMACEREgAAwg0AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIY8HQACiDAAh_QcBAKwMACH_BwEArAwAIYAIAQCsDAAhgQgBAKwMACGCCIAAAAABgwgAAL8NACCECAIAtAwAIYUIIADkDAAhhggBAKwMACGHCAAAwA0AIIgIIADkDAAhiQgCALQMACEREgAAxg0AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAY8HQAAAAAH9BwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABggiAAAAAAYMIAADDDQAghAgCAAAAAYUIIAAAAAGGCAEAAAABhwgAAMQNACCICCAAAAABiQgCAAAAARMDAACkDwAg4QZAAAAAAfIGAQAAAAGIB0AAAAABnQcBAAAAAZ4HAQAAAAH9BwEAAAABgwgAAKIPACCeCAEAAAABoAhAAAAAAaYIAAEAAAHBCAAAow8AIMIIQAAAAAHDCAIAAAABxAgCAAAAAcUIAQAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAECAAAALgAgMQAA8BAAIAMAAAAuACAxAADwEAAgMgAA7xAAIAEqAADGEgAwGQMAAL0LACAEAADeCwAg3QYAAIgMADDeBgAALAAQ3wYAAIgMADDhBkAA0goAIfIGAQAAAAGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGdBwEA4QoAIZ4HAQD-CgAh_QcBAIcLACGDCAAA7woAIJ4IAQDjCgAhoAhAAOIKACGmCAABAAABwQgAAO8KACDCCEAA4goAIcMIAgClCwAhxAgCAKULACHFCAEA4woAIcYIAQDjCgAhxwgBAIcLACHICAEAhwsAIQIAAAAuACAqAADvEAAgAgAAAO0QACAqAADuEAAgF90GAADsEAAw3gYAAO0QABDfBgAA7BAAMOEGQADSCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGdBwEA4QoAIZ4HAQD-CgAh_QcBAIcLACGDCAAA7woAIJ4IAQDjCgAhoAhAAOIKACGmCAAB_woAIcEIAADvCgAgwghAAOIKACHDCAIApQsAIcQIAgClCwAhxQgBAOMKACHGCAEA4woAIccIAQCHCwAhyAgBAIcLACEX3QYAAOwQADDeBgAA7RAAEN8GAADsEAAw4QZAANIKACHyBgEA_goAIYgHQADSCgAhiQcBAP4KACGKBwEA_goAIZ0HAQDhCgAhngcBAP4KACH9BwEAhwsAIYMIAADvCgAgnggBAOMKACGgCEAA4goAIaYIAAH_CgAhwQgAAO8KACDCCEAA4goAIcMIAgClCwAhxAgCAKULACHFCAEA4woAIcYIAQDjCgAhxwgBAIcLACHICAEAhwsAIRLhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGdBwEArAwAIZ4HAQCsDAAh_QcBAK4MACGDCAAAng8AIJ4IAQCuDAAhoAhAAK0MACGmCAAB7wwAIcEIAACfDwAgwghAAK0MACHDCAIAng0AIcQIAgCeDQAhxQgBAK4MACHGCAEArgwAIccIAQCuDAAhyAgBAK4MACETAwAAoA8AIOEGQACiDAAh8gYBAKwMACGIB0AAogwAIZ0HAQCsDAAhngcBAKwMACH9BwEArgwAIYMIAACeDwAgnggBAK4MACGgCEAArQwAIaYIAAHvDAAhwQgAAJ8PACDCCEAArQwAIcMIAgCeDQAhxAgCAJ4NACHFCAEArgwAIcYIAQCuDAAhxwgBAK4MACHICAEArgwAIRMDAACkDwAg4QZAAAAAAfIGAQAAAAGIB0AAAAABnQcBAAAAAZ4HAQAAAAH9BwEAAAABgwgAAKIPACCeCAEAAAABoAhAAAAAAaYIAAEAAAHBCAAAow8AIMIIQAAAAAHDCAIAAAABxAgCAAAAAcUIAQAAAAHGCAEAAAABxwgBAAAAAcgIAQAAAAESAwAArw8AIOEGQAAAAAHsBgEAAAAB8gYBAAAAAYgHQAAAAAGDCAAArQ8AIIYIAQAAAAGHCAAArg8AIIgIIAAAAAGdCAABAAABoAhAAAAAAboIAQAAAAHCCEAAAAAByQgBAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAECAAAAKgAgMQAA_BAAIAMAAAAqACAxAAD8EAAgMgAA-xAAIAEqAADFEgAwGAMAAL0LACAEAADeCwAg3QYAAIkMADDeBgAAKAAQ3wYAAIkMADDhBkAA0goAIewGAQDhCgAh8gYBAAAAAYgHQADSCgAhiQcBAP4KACGKBwEA_goAIYMIAADvCgAghggBAOEKACGHCAAA7woAIIgIIAD1CgAhnQgAAQAAAaAIQADiCgAhuggBAOMKACHCCEAA4goAIckIAQDhCgAhyggBAOEKACHLCAEAhwsAIcwIAQDjCgAhzQhAAOIKACECAAAAKgAgKgAA-xAAIAIAAAD5EAAgKgAA-hAAIBbdBgAA-BAAMN4GAAD5EAAQ3wYAAPgQADDhBkAA0goAIewGAQDhCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGDCAAA7woAIIYIAQDhCgAhhwgAAO8KACCICCAA9QoAIZ0IAAH_CgAhoAhAAOIKACG6CAEA4woAIcIIQADiCgAhyQgBAOEKACHKCAEA4QoAIcsIAQCHCwAhzAgBAOMKACHNCEAA4goAIRbdBgAA-BAAMN4GAAD5EAAQ3wYAAPgQADDhBkAA0goAIewGAQDhCgAh8gYBAP4KACGIB0AA0goAIYkHAQD-CgAhigcBAP4KACGDCAAA7woAIIYIAQDhCgAhhwgAAO8KACCICCAA9QoAIZ0IAAH_CgAhoAhAAOIKACG6CAEA4woAIcIIQADiCgAhyQgBAOEKACHKCAEA4QoAIcsIAQCHCwAhzAgBAOMKACHNCEAA4goAIRHhBkAAogwAIewGAQCsDAAh8gYBAKwMACGIB0AAogwAIYMIAACpDwAghggBAKwMACGHCAAAqg8AIIgIIADkDAAhnQgAAe8MACGgCEAArQwAIboIAQCuDAAhwghAAK0MACHJCAEArAwAIcoIAQCsDAAhywgBAK4MACHMCAEArgwAIc0IQACtDAAhEgMAAKsPACDhBkAAogwAIewGAQCsDAAh8gYBAKwMACGIB0AAogwAIYMIAACpDwAghggBAKwMACGHCAAAqg8AIIgIIADkDAAhnQgAAe8MACGgCEAArQwAIboIAQCuDAAhwghAAK0MACHJCAEArAwAIcoIAQCsDAAhywgBAK4MACHMCAEArgwAIc0IQACtDAAhEgMAAK8PACDhBkAAAAAB7AYBAAAAAfIGAQAAAAGIB0AAAAABgwgAAK0PACCGCAEAAAABhwgAAK4PACCICCAAAAABnQgAAQAAAaAIQAAAAAG6CAEAAAABwghAAAAAAckIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCEAAAAABBgcAAL0QACDRBwEAAAAB6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAAQIAAAALACAxAACFEQAgAwAAAAsAIDEAAIURACAyAACEEQAgASoAAMQSADACAAAACwAgKgAAhBEAIAIAAACjEAAgKgAAgxEAIAXRBwEArAwAIesIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhBgcAALwQACDRBwEArAwAIesIAgC0DAAh7AggAOQMACHtCAIAtAwAIe4IAgC0DAAhBgcAAL0QACDRBwEAAAAB6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAAQXsBgEAAAABqAcEAAAAAe8IBAAAAAHwCAIAAAAB8QgCAAAAAQIAAAC4AQAgMQAAhhEAIAMAAAAHACAxAACGEQAgMgAAihEAIAcAAAAHACAqAACKEQAg7AYBAKwMACGoBwQAoQwAIe8IBAChDAAh8AgCALQMACHxCAIAtAwAIQXsBgEArAwAIagHBAChDAAh7wgEAKEMACHwCAIAtAwAIfEIAgC0DAAhAzEAAMISACD_CAAAwxIAIIUJAAABACADMQAAhhEAIP8IAACHEQAghQkAALgBACAEMQAA_RAAMP8IAAD-EAAwgQkAAIARACCFCQAAnxAAMAQxAADxEAAw_wgAAPIQADCBCQAA9BAAIIUJAAD1EAAwBDEAAOUQADD_CAAA5hAAMIEJAADoEAAghQkAAOkQADAEMQAA3BAAMP8IAADdEAAwgQkAAN8QACCFCQAA8A0AMAQxAADQEAAw_wgAANEQADCBCQAA0xAAIIUJAADUEAAwAAAACzEAAIYSADAyAACLEgAw_wgAAIcSADCACQAAiBIAMIEJAACJEgAgggkAAIoSADCDCQAAihIAMIQJAACKEgAwhQkAAIoSADCGCQAAjBIAMIcJAACNEgAwCzEAAP0RADAyAACBEgAw_wgAAP4RADCACQAA_xEAMIEJAACAEgAgggkAAPUQADCDCQAA9RAAMIQJAAD1EAAwhQkAAPUQADCGCQAAghIAMIcJAAD4EAAwCzEAAPQRADAyAAD4EQAw_wgAAPURADCACQAA9hEAMIEJAAD3EQAgggkAAOkQADCDCQAA6RAAMIQJAADpEAAwhQkAAOkQADCGCQAA-REAMIcJAADsEAAwCzEAAOgRADAyAADtEQAw_wgAAOkRADCACQAA6hEAMIEJAADrEQAgggkAAOwRADCDCQAA7BEAMIQJAADsEQAwhQkAAOwRADCGCQAA7hEAMIcJAADvEQAwCzEAAN8RADAyAADjEQAw_wgAAOARADCACQAA4REAMIEJAADiEQAgggkAANQQADCDCQAA1BAAMIQJAADUEAAwhQkAANQQADCGCQAA5BEAMIcJAADXEAAwCzEAANYRADAyAADaEQAw_wgAANcRADCACQAA2BEAMIEJAADZEQAgggkAAIUPADCDCQAAhQ8AMIQJAACFDwAwhQkAAIUPADCGCQAA2xEAMIcJAACIDwAwBzEAANERACAyAADUEQAg_wgAANIRACCACQAA0xEAIIMJAABoACCECQAAaAAghQkAAN8EACALMQAAyBEAMDIAAMwRADD_CAAAyREAMIAJAADKEQAwgQkAAMsRACCCCQAAqQ4AMIMJAACpDgAwhAkAAKkOADCFCQAAqQ4AMIYJAADNEQAwhwkAAKwOADALMQAAvxEAMDIAAMMRADD_CAAAwBEAMIAJAADBEQAwgQkAAMIRACCCCQAA-Q4AMIMJAAD5DgAwhAkAAPkOADCFCQAA-Q4AMIYJAADEEQAwhwkAAPwOADALMQAAthEAMDIAALoRADD_CAAAtxEAMIAJAAC4EQAwgQkAALkRACCCCQAA7Q4AMIMJAADtDgAwhAkAAO0OADCFCQAA7Q4AMIYJAAC7EQAwhwkAAPAOADALMQAArREAMDIAALERADD_CAAArhEAMIAJAACvEQAwgQkAALARACCCCQAA4Q4AMIMJAADhDgAwhAkAAOEOADCFCQAA4Q4AMIYJAACyEQAwhwkAAOQOADALMQAAoREAMDIAAKYRADD_CAAAohEAMIAJAACjEQAwgQkAAKQRACCCCQAApREAMIMJAAClEQAwhAkAAKURADCFCQAApREAMIYJAACnEQAwhwkAAKgRADAMIgAA3QwAICMAAN4MACDhBkAAAAAB7AYBAAAAAfIGAQAAAAH7BgEAAAABigcBAAAAAYsHAQAAAAGMBwAA2wwAII0HAQAAAAGOB0AAAAABjwdAAAAAAQIAAAB1ACAxAACsEQAgAwAAAHUAIDEAAKwRACAyAACrEQAgASoAAMESADARAwAAvQsAICIAAOULACAjAADmCwAg3QYAAOQLADDeBgAAcwAQ3wYAAOQLADDhBkAA0goAIewGAQDhCgAh8gYBAAAAAfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIYsHAQDhCgAhjAcAAO8KACCNBwEA4woAIY4HQADiCgAhjwdAANIKACECAAAAdQAgKgAAqxEAIAIAAACpEQAgKgAAqhEAIA7dBgAAqBEAMN4GAACpEQAQ3wYAAKgRADDhBkAA0goAIewGAQDhCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhigcBAIcLACGLBwEA4QoAIYwHAADvCgAgjQcBAOMKACGOB0AA4goAIY8HQADSCgAhDt0GAACoEQAw3gYAAKkRABDfBgAAqBEAMOEGQADSCgAh7AYBAOEKACHyBgEA_goAIfsGAQDhCgAhiQcBAP4KACGKBwEAhwsAIYsHAQDhCgAhjAcAAO8KACCNBwEA4woAIY4HQADiCgAhjwdAANIKACEK4QZAAKIMACHsBgEArAwAIfIGAQCsDAAh-wYBAKwMACGKBwEArgwAIYsHAQCsDAAhjAcAAL8MACCNBwEArgwAIY4HQACtDAAhjwdAAKIMACEMIgAAwQwAICMAAMIMACDhBkAAogwAIewGAQCsDAAh8gYBAKwMACH7BgEArAwAIYoHAQCuDAAhiwcBAKwMACGMBwAAvwwAII0HAQCuDAAhjgdAAK0MACGPB0AAogwAIQwiAADdDAAgIwAA3gwAIOEGQAAAAAHsBgEAAAAB8gYBAAAAAfsGAQAAAAGKBwEAAAABiwcBAAAAAYwHAADbDAAgjQcBAAAAAY4HQAAAAAGPB0AAAAABDwQBAAAAARUAAIUOACDhBkAAAAAB8gYBAAAAAfsGAQAAAAGIB0AAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCEAAAAABAgAAAFIAIDEAALURACADAAAAUgAgMQAAtREAIDIAALQRACABKgAAwBIAMAIAAABSACAqAAC0EQAgAgAAAOUOACAqAACzEQAgDgQBAK4MACHhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGIB0AAogwAIYoHAQCuDAAhpQcBAKwMACGVCAAB7wwAIZYIAAHvDAAhlwgBAK4MACGYCAEArgwAIZkIAQCuDAAhmggCALQMACGbCEAArQwAIQ8EAQCuDAAhFQAAgw4AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYgHQACiDAAhigcBAK4MACGlBwEArAwAIZUIAAHvDAAhlggAAe8MACGXCAEArgwAIZgIAQCuDAAhmQgBAK4MACGaCAIAtAwAIZsIQACtDAAhDwQBAAAAARUAAIUOACDhBkAAAAAB8gYBAAAAAfsGAQAAAAGIB0AAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCEAAAAABCxUAAIwOACDhBkAAAAAB8gYBAAAAAYgHQAAAAAGKBwEAAAABmQgBAAAAAZwIAAEAAAGdCAABAAABnggBAAAAAZ8IQAAAAAGgCEAAAAABAgAAAE4AIDEAAL4RACADAAAATgAgMQAAvhEAIDIAAL0RACABKgAAvxIAMAIAAABOACAqAAC9EQAgAgAAAPEOACAqAAC8EQAgCuEGQACiDAAh8gYBAKwMACGIB0AAogwAIYoHAQCsDAAhmQgBAKwMACGcCAAB7wwAIZ0IAAHvDAAhnggBAK4MACGfCEAArQwAIaAIQACtDAAhCxUAAIoOACDhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGKBwEArAwAIZkIAQCsDAAhnAgAAe8MACGdCAAB7wwAIZ4IAQCuDAAhnwhAAK0MACGgCEAArQwAIQsVAACMDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABigcBAAAAAZkIAQAAAAGcCAABAAABnQgAAQAAAZ4IAQAAAAGfCEAAAAABoAhAAAAAAQgVAACTDgAgiAdAAAAAAYoHAQAAAAGZCAEAAAABoQgAAQAAAaIIAQAAAAGjCAEAAAABpAhAAAAAAQIAAABKACAxAADHEQAgAwAAAEoAIDEAAMcRACAyAADGEQAgASoAAL4SADACAAAASgAgKgAAxhEAIAIAAAD9DgAgKgAAxREAIAeIB0AAogwAIYoHAQCsDAAhmQgBAKwMACGhCAAB7wwAIaIIAQCsDAAhowgBAKwMACGkCEAArQwAIQgVAACRDgAgiAdAAKIMACGKBwEArAwAIZkIAQCsDAAhoQgAAe8MACGiCAEArAwAIaMIAQCsDAAhpAhAAK0MACEIFQAAkw4AIIgHQAAAAAGKBwEAAAABmQgBAAAAAaEIAAEAAAGiCAEAAAABowgBAAAAAaQIQAAAAAEOHwAAnA4AIOEGQAAAAAHyBgEAAAABiAdAAAAAAY0IAQAAAAGgCEAAAAABpAhAAAAAAaUIAQAAAAGmCAABAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAACaDgAgAgAAAGwAIDEAANARACADAAAAbAAgMQAA0BEAIDIAAM8RACABKgAAvRIAMAIAAABsACAqAADPEQAgAgAAAK0OACAqAADOEQAgDeEGQACiDAAh8gYBAKwMACGIB0AAogwAIY0IAQCuDAAhoAhAAK0MACGkCEAArQwAIaUIAQCsDAAhpggAAe8MACGnCAEArAwAIagIAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACXDgAgDh8AAJkOACDhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGNCAEArgwAIaAIQACtDAAhpAhAAK0MACGlCAEArAwAIaYIAAHvDAAhpwgBAKwMACGoCAEArgwAIakIAQCuDAAhqggBAK4MACGrCAAAlw4AIA4fAACcDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABjQgBAAAAAaAIQAAAAAGkCEAAAAABpQgBAAAAAaYIAAEAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgAAJoOACALIAAAsw4AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAY0IAQAAAAGpCAEAAAABqggBAAAAAasIAACxDgAgrAgCAAAAAa0IAQAAAAGuCEAAAAABAgAAAN8EACAxAADREQAgAwAAAGgAIDEAANERACAyAADVEQAgDQAAAGgAICAAAKQOACAqAADVEQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhjQgBAK4MACGpCAEArgwAIaoIAQCuDAAhqwgAAKIOACCsCAIAtAwAIa0IAQCuDAAhrghAAK0MACELIAAApA4AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIY0IAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACiDgAgrAgCALQMACGtCAEArgwAIa4IQACtDAAhCRUAANIOACAXAADTDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABmQgBAAAAAaAIQAAAAAGmCAABAAABuAhAAAAAAQIAAABEACAxAADeEQAgAwAAAEQAIDEAAN4RACAyAADdEQAgASoAALwSADACAAAARAAgKgAA3REAIAIAAACJDwAgKgAA3BEAIAfhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGZCAEArAwAIaAIQACtDAAhpggAAe8MACG4CEAArQwAIQkVAADKDgAgFwAAyw4AIOEGQACiDAAh8gYBAKwMACGIB0AAogwAIZkIAQCsDAAhoAhAAK0MACGmCAAB7wwAIbgIQACtDAAhCRUAANIOACAXAADTDgAg4QZAAAAAAfIGAQAAAAGIB0AAAAABmQgBAAAAAaAIQAAAAAGmCAABAAABuAhAAAAAAQ8EAACODwAgGAAAjw8AIBkAAJAPACAaAACRDwAgGwAAkg8AIOEGQAAAAAHyBgEAAAAB-AYBAAAAAfsGAQAAAAGKBwEAAAAB_wcBAAAAAY0IAQAAAAG5CAEAAAABuggBAAAAAbsIQAAAAAECAAAAPwAgMQAA5xEAIAMAAAA_ACAxAADnEQAgMgAA5hEAIAEqAAC7EgAwAgAAAD8AICoAAOYRACACAAAA2BAAICoAAOURACAK4QZAAKIMACHyBgEArAwAIfgGAQCuDAAh-wYBAKwMACGKBwEArgwAIf8HAQCsDAAhjQgBAK4MACG5CAEArAwAIboIAQCsDAAhuwhAAK0MACEPBAAA2A4AIBgAANkOACAZAADaDgAgGgAA2w4AIBsAANwOACDhBkAAogwAIfIGAQCsDAAh-AYBAK4MACH7BgEArAwAIYoHAQCuDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQ8EAACODwAgGAAAjw8AIBkAAJAPACAaAACRDwAgGwAAkg8AIOEGQAAAAAHyBgEAAAAB-AYBAAAAAfsGAQAAAAGKBwEAAAAB_wcBAAAAAY0IAQAAAAG5CAEAAAABuggBAAAAAbsIQAAAAAEREQAA-g0AIBMAAPsNACAUAAD8DQAg4QZAAAAAAfIGAQAAAAH7BgEAAAABjwdAAAAAAf8HAQAAAAGJCAIAAAABjQgBAAAAAY4IAQAAAAGPCAEAAAABkAiAAAAAAZEIAQAAAAGSCAAA-A0AIJMIAgAAAAGUCAIAAAABAgAAAGQAIDEAAPMRACADAAAAZAAgMQAA8xEAIDIAAPIRACABKgAAuhIAMBcDAAC9CwAgEQAA6wsAIBMAAOwLACAUAADtCwAg3QYAAOoLADDeBgAAYgAQ3wYAAOoLADDhBkAA0goAIfIGAQAAAAH7BgEA4QoAIYkHAQD-CgAhjwdAANIKACH_BwEA4QoAIYkIAgD2CgAhjQgBAOEKACGOCAEA4QoAIY8IAQDjCgAhkAgAAI4LACCRCAEA4woAIZIIAADvCgAgkwgCAPYKACGUCAIA9goAIa8IAADpCwAgAgAAAGQAICoAAPIRACACAAAA8BEAICoAAPERACAS3QYAAO8RADDeBgAA8BEAEN8GAADvEQAw4QZAANIKACHyBgEA_goAIfsGAQDhCgAhiQcBAP4KACGPB0AA0goAIf8HAQDhCgAhiQgCAPYKACGNCAEA4QoAIY4IAQDhCgAhjwgBAOMKACGQCAAAjgsAIJEIAQDjCgAhkggAAO8KACCTCAIA9goAIZQIAgD2CgAhEt0GAADvEQAw3gYAAPARABDfBgAA7xEAMOEGQADSCgAh8gYBAP4KACH7BgEA4QoAIYkHAQD-CgAhjwdAANIKACH_BwEA4QoAIYkIAgD2CgAhjQgBAOEKACGOCAEA4QoAIY8IAQDjCgAhkAgAAI4LACCRCAEA4woAIZIIAADvCgAgkwgCAPYKACGUCAIA9goAIQ7hBkAAogwAIfIGAQCsDAAh-wYBAKwMACGPB0AAogwAIf8HAQCsDAAhiQgCALQMACGNCAEArAwAIY4IAQCsDAAhjwgBAK4MACGQCIAAAAABkQgBAK4MACGSCAAA1g0AIJMIAgC0DAAhlAgCALQMACEREQAA2A0AIBMAANkNACAUAADaDQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhjwdAAKIMACH_BwEArAwAIYkIAgC0DAAhjQgBAKwMACGOCAEArAwAIY8IAQCuDAAhkAiAAAAAAZEIAQCuDAAhkggAANYNACCTCAIAtAwAIZQIAgC0DAAhEREAAPoNACATAAD7DQAgFAAA_A0AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAY8HQAAAAAH_BwEAAAABiQgCAAAAAY0IAQAAAAGOCAEAAAABjwgBAAAAAZAIgAAAAAGRCAEAAAABkggAAPgNACCTCAIAAAABlAgCAAAAARQEAAClDwAg4QZAAAAAAfIGAQAAAAGIB0AAAAABigcBAAAAAZ0HAQAAAAGeBwEAAAAB_QcBAAAAAYMIAACiDwAgnggBAAAAAaAIQAAAAAGmCAABAAABwQgAAKMPACDCCEAAAAABwwgCAAAAAcQIAgAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAABAgAAAC4AIDEAAPwRACADAAAALgAgMQAA_BEAIDIAAPsRACABKgAAuRIAMAIAAAAuACAqAAD7EQAgAgAAAO0QACAqAAD6EQAgE-EGQACiDAAh8gYBAKwMACGIB0AAogwAIYoHAQCsDAAhnQcBAKwMACGeBwEArAwAIf0HAQCuDAAhgwgAAJ4PACCeCAEArgwAIaAIQACtDAAhpggAAe8MACHBCAAAnw8AIMIIQACtDAAhwwgCAJ4NACHECAIAng0AIcUIAQCuDAAhxggBAK4MACHHCAEArgwAIcgIAQCuDAAhFAQAAKEPACDhBkAAogwAIfIGAQCsDAAhiAdAAKIMACGKBwEArAwAIZ0HAQCsDAAhngcBAKwMACH9BwEArgwAIYMIAACeDwAgnggBAK4MACGgCEAArQwAIaYIAAHvDAAhwQgAAJ8PACDCCEAArQwAIcMIAgCeDQAhxAgCAJ4NACHFCAEArgwAIcYIAQCuDAAhxwgBAK4MACHICAEArgwAIRQEAAClDwAg4QZAAAAAAfIGAQAAAAGIB0AAAAABigcBAAAAAZ0HAQAAAAGeBwEAAAAB_QcBAAAAAYMIAACiDwAgnggBAAAAAaAIQAAAAAGmCAABAAABwQgAAKMPACDCCEAAAAABwwgCAAAAAcQIAgAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAABEwQAALAPACDhBkAAAAAB7AYBAAAAAfIGAQAAAAGIB0AAAAABigcBAAAAAYMIAACtDwAghggBAAAAAYcIAACuDwAgiAggAAAAAZ0IAAEAAAGgCEAAAAABuggBAAAAAcIIQAAAAAHJCAEAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQhAAAAAAQIAAAAqACAxAACFEgAgAwAAACoAIDEAAIUSACAyAACEEgAgASoAALgSADACAAAAKgAgKgAAhBIAIAIAAAD5EAAgKgAAgxIAIBLhBkAAogwAIewGAQCsDAAh8gYBAKwMACGIB0AAogwAIYoHAQCsDAAhgwgAAKkPACCGCAEArAwAIYcIAACqDwAgiAggAOQMACGdCAAB7wwAIaAIQACtDAAhuggBAK4MACHCCEAArQwAIckIAQCsDAAhyggBAKwMACHLCAEArgwAIcwIAQCuDAAhzQhAAK0MACETBAAArA8AIOEGQACiDAAh7AYBAKwMACHyBgEArAwAIYgHQACiDAAhigcBAKwMACGDCAAAqQ8AIIYIAQCsDAAhhwgAAKoPACCICCAA5AwAIZ0IAAHvDAAhoAhAAK0MACG6CAEArgwAIcIIQACtDAAhyQgBAKwMACHKCAEArAwAIcsIAQCuDAAhzAgBAK4MACHNCEAArQwAIRMEAACwDwAg4QZAAAAAAewGAQAAAAHyBgEAAAABiAdAAAAAAYoHAQAAAAGDCAAArQ8AIIYIAQAAAAGHCAAArg8AIIgIIAAAAAGdCAABAAABoAhAAAAAAboIAQAAAAHCCEAAAAAByQgBAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAEOBQAAjBEAIAYAAI0RACAPAACOEQAgEAAAjxEAIBEAAJARACAcAACREQAg4QZAAAAAAfIGAQAAAAH_BwEAAAABvAgBAAAAAb0IAQAAAAHyCCAAAAAB8whAAAAAAfQIQAAAAAECAAAABQAgMQAAkRIAIAMAAAAFACAxAACREgAgMgAAkBIAIAEqAAC3EgAwFQMAAL0LACAFAACbDAAgBgAA1wsAIA8AAPALACAQAADxCwAgEQAA6wsAIBwAAPMLACDdBgAAmgwAMN4GAAADABDfBgAAmgwAMOEGQADSCgAh8gYBAAAAAYkHAQD-CgAh_wcBAOEKACGvCAAAmQwAILwIAQDhCgAhvQgBAOEKACHyCCAA9QoAIfMIQADiCgAh9AhAANIKACH8CAAAmAwAIAIAAAAFACAqAACQEgAgAgAAAI4SACAqAACPEgAgDN0GAACNEgAw3gYAAI4SABDfBgAAjRIAMOEGQADSCgAh8gYBAP4KACGJBwEA_goAIf8HAQDhCgAhvAgBAOEKACG9CAEA4QoAIfIIIAD1CgAh8whAAOIKACH0CEAA0goAIQzdBgAAjRIAMN4GAACOEgAQ3wYAAI0SADDhBkAA0goAIfIGAQD-CgAhiQcBAP4KACH_BwEA4QoAIbwIAQDhCgAhvQgBAOEKACHyCCAA9QoAIfMIQADiCgAh9AhAANIKACEI4QZAAKIMACHyBgEArAwAIf8HAQCsDAAhvAgBAKwMACG9CAEArAwAIfIIIADkDAAh8whAAK0MACH0CEAAogwAIQ4FAADKEAAgBgAAyxAAIA8AAMwQACAQAADNEAAgEQAAzhAAIBwAAM8QACDhBkAAogwAIfIGAQCsDAAh_wcBAKwMACG8CAEArAwAIb0IAQCsDAAh8gggAOQMACHzCEAArQwAIfQIQACiDAAhDgUAAIwRACAGAACNEQAgDwAAjhEAIBAAAI8RACARAACQEQAgHAAAkREAIOEGQAAAAAHyBgEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABBDEAAIYSADD_CAAAhxIAMIEJAACJEgAghQkAAIoSADAEMQAA_REAMP8IAAD-EQAwgQkAAIASACCFCQAA9RAAMAQxAAD0EQAw_wgAAPURADCBCQAA9xEAIIUJAADpEAAwBDEAAOgRADD_CAAA6REAMIEJAADrEQAghQkAAOwRADAEMQAA3xEAMP8IAADgEQAwgQkAAOIRACCFCQAA1BAAMAQxAADWEQAw_wgAANcRADCBCQAA2REAIIUJAACFDwAwAzEAANERACD_CAAA0hEAIIUJAADfBAAgBDEAAMgRADD_CAAAyREAMIEJAADLEQAghQkAAKkOADAEMQAAvxEAMP8IAADAEQAwgQkAAMIRACCFCQAA-Q4AMAQxAAC2EQAw_wgAALcRADCBCQAAuREAIIUJAADtDgAwBDEAAK0RADD_CAAArhEAMIEJAACwEQAghQkAAOEOADAEMQAAoREAMP8IAACiEQAwgQkAAKQRACCFCQAApREAMAAAAAAAAAcDAAC0DgAgIAAAtQ4AII0IAACoDAAgqQgAAKgMACCqCAAAqAwAIK0IAACoDAAgrggAAKgMACAAAAAABgMAALQOACAiAACqEgAgIwAAqxIAIIoHAACoDAAgjQcAAKgMACCOBwAAqAwAIAAAAAMSAADQDQAg7QYAAKgMACCMCAAAqAwAIAAKAwAAtA4AIAQAAMUQACAYAACjEgAgGQAApRIAIBoAAKYSACAbAACnEgAg-AYAAKgMACCKBwAAqAwAII0IAACoDAAguwgAAKgMACABFgAAxQ4AIAoHAACyEgAgCgAAsxIAIAsAALQSACAMAAC1EgAg2AgAAKgMACDdCAAAqAwAIN8IAACoDAAg4ggAAKgMACDnCAAAqAwAIOgIAACoDAAgAwYAAK0QACAIAACuEAAgDgAArxAAIAAAAAEEAADFEAAgCOEGQAAAAAHyBgEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABEuEGQAAAAAHsBgEAAAAB8gYBAAAAAYgHQAAAAAGKBwEAAAABgwgAAK0PACCGCAEAAAABhwgAAK4PACCICCAAAAABnQgAAQAAAaAIQAAAAAG6CAEAAAABwghAAAAAAckIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCEAAAAABE-EGQAAAAAHyBgEAAAABiAdAAAAAAYoHAQAAAAGdBwEAAAABngcBAAAAAf0HAQAAAAGDCAAAog8AIJ4IAQAAAAGgCEAAAAABpggAAQAAAcEIAACjDwAgwghAAAAAAcMIAgAAAAHECAIAAAABxQgBAAAAAcYIAQAAAAHHCAEAAAAByAgBAAAAAQ7hBkAAAAAB8gYBAAAAAfsGAQAAAAGPB0AAAAAB_wcBAAAAAYkIAgAAAAGNCAEAAAABjggBAAAAAY8IAQAAAAGQCIAAAAABkQgBAAAAAZIIAAD4DQAgkwgCAAAAAZQIAgAAAAEK4QZAAAAAAfIGAQAAAAH4BgEAAAAB-wYBAAAAAYoHAQAAAAH_BwEAAAABjQgBAAAAAbkIAQAAAAG6CAEAAAABuwhAAAAAAQfhBkAAAAAB8gYBAAAAAYgHQAAAAAGZCAEAAAABoAhAAAAAAaYIAAEAAAG4CEAAAAABDeEGQAAAAAHyBgEAAAABiAdAAAAAAY0IAQAAAAGgCEAAAAABpAhAAAAAAaUIAQAAAAGmCAABAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAACaDgAgB4gHQAAAAAGKBwEAAAABmQgBAAAAAaEIAAEAAAGiCAEAAAABowgBAAAAAaQIQAAAAAEK4QZAAAAAAfIGAQAAAAGIB0AAAAABigcBAAAAAZkIAQAAAAGcCAABAAABnQgAAQAAAZ4IAQAAAAGfCEAAAAABoAhAAAAAAQ4EAQAAAAHhBkAAAAAB8gYBAAAAAfsGAQAAAAGIB0AAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCEAAAAABCuEGQAAAAAHsBgEAAAAB8gYBAAAAAfsGAQAAAAGKBwEAAAABiwcBAAAAAYwHAADbDAAgjQcBAAAAAY4HQAAAAAGPB0AAAAABEw8AAJMSACAQAACUEgAgGAAAlxIAIBkAAJoSACAaAACbEgAgGwAAnBIAIBwAAJYSACAeAACVEgAgHwAAmBIAICAAAJkSACAkAACdEgAg4QZAAAAAAfIGAQAAAAH7BgEAAAAB_wcBAAAAAbwIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAECAAAAAQAgMQAAwhIAIAXRBwEAAAAB6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAARHhBkAAAAAB7AYBAAAAAfIGAQAAAAGIB0AAAAABgwgAAK0PACCGCAEAAAABhwgAAK4PACCICCAAAAABnQgAAQAAAaAIQAAAAAG6CAEAAAABwghAAAAAAckIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCEAAAAABEuEGQAAAAAHyBgEAAAABiAdAAAAAAZ0HAQAAAAGeBwEAAAAB_QcBAAAAAYMIAACiDwAgnggBAAAAAaAIQAAAAAGmCAABAAABwQgAAKMPACDCCEAAAAABwwgCAAAAAcQIAgAAAAHFCAEAAAABxggBAAAAAccIAQAAAAHICAEAAAABEOEGQAAAAAHyBgEAAAAB-wYBAAAAAY8HQAAAAAH9BwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABggiAAAAAAYMIAADDDQAghAgCAAAAAYUIIAAAAAGGCAEAAAABhwgAAMQNACCICCAAAAABiQgCAAAAAQnhBkAAAAAB8gYBAAAAAfgGAQAAAAH7BgEAAAAB_wcBAAAAAY0IAQAAAAG5CAEAAAABuggBAAAAAbsIQAAAAAEDAAAAVAAgMQAAwhIAIDIAAMsSACAVAAAAVAAgDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACAqAADLEgAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACEPAwAAixEAIAYAAI0RACAPAACOEQAgEAAAjxEAIBEAAJARACAcAACREQAg4QZAAAAAAfIGAQAAAAGJBwEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABAgAAAAUAIDEAAMwSACADAAAAAwAgMQAAzBIAIDIAANASACARAAAAAwAgAwAAyRAAIAYAAMsQACAPAADMEAAgEAAAzRAAIBEAAM4QACAcAADPEAAgKgAA0BIAIOEGQACiDAAh8gYBAKwMACGJBwEArAwAIf8HAQCsDAAhvAgBAKwMACG9CAEArAwAIfIIIADkDAAh8whAAK0MACH0CEAAogwAIQ8DAADJEAAgBgAAyxAAIA8AAMwQACAQAADNEAAgEQAAzhAAIBwAAM8QACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEMCAAAqxAAIA4AAKwQACDhBkAAAAAB7AYBAAAAAZQHAgAAAAGqBwEAAAABxgcCAAAAAdQHAgAAAAHnBwIAAAAB0QggAAAAAekIAQAAAAHqCAAAqRAAIAIAAAD8AQAgMQAA0RIAIAMAAAD_AQAgMQAA0RIAIDIAANUSACAOAAAA_wEAIAgAAIEQACAOAACCEAAgKgAA1RIAIOEGQACiDAAh7AYBAKwMACGUBwIAtAwAIaoHAQCsDAAhxgcCALQMACHUBwIAtAwAIecHAgC0DAAh0QggAOQMACHpCAEArAwAIeoIAAD_DwAgDAgAAIEQACAOAACCEAAg4QZAAKIMACHsBgEArAwAIZQHAgC0DAAhqgcBAKwMACHGBwIAtAwAIdQHAgC0DAAh5wcCALQMACHRCCAA5AwAIekIAQCsDAAh6ggAAP8PACAMBgAAqhAAIA4AAKwQACDhBkAAAAAB7AYBAAAAAZQHAgAAAAGqBwEAAAABxgcCAAAAAdQHAgAAAAHnBwIAAAAB0QggAAAAAekIAQAAAAHqCAAAqRAAIAIAAAD8AQAgMQAA1hIAIAMAAAD_AQAgMQAA1hIAIDIAANoSACAOAAAA_wEAIAYAAIAQACAOAACCEAAgKgAA2hIAIOEGQACiDAAh7AYBAKwMACGUBwIAtAwAIaoHAQCsDAAhxgcCALQMACHUBwIAtAwAIecHAgC0DAAh0QggAOQMACHpCAEArAwAIeoIAAD_DwAgDAYAAIAQACAOAACCEAAg4QZAAKIMACHsBgEArAwAIZQHAgC0DAAhqgcBAKwMACHGBwIAtAwAIdQHAgC0DAAh5wcCALQMACHRCCAA5AwAIekIAQCsDAAh6ggAAP8PACAPAwAAixEAIAUAAIwRACAPAACOEQAgEAAAjxEAIBEAAJARACAcAACREQAg4QZAAAAAAfIGAQAAAAGJBwEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABAgAAAAUAIDEAANsSACADAAAAAwAgMQAA2xIAIDIAAN8SACARAAAAAwAgAwAAyRAAIAUAAMoQACAPAADMEAAgEAAAzRAAIBEAAM4QACAcAADPEAAgKgAA3xIAIOEGQACiDAAh8gYBAKwMACGJBwEArAwAIf8HAQCsDAAhvAgBAKwMACG9CAEArAwAIfIIIADkDAAh8whAAK0MACH0CEAAogwAIQ8DAADJEAAgBQAAyhAAIA8AAMwQACAQAADNEAAgEQAAzhAAIBwAAM8QACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEFigcBAAAAAesIAgAAAAHsCCAAAAAB7QgCAAAAAe4IAgAAAAEE6wgCAAAAAewIIAAAAAHtCAIAAAAB7ggCAAAAARrsBgEAAAABzQcBAAAAAdMHAgAAAAHUBwIAAAAB1QcCAAAAAdoHBAAAAAG9CAEAAAAB0QggAAAAAdcIAQAAAAHYCAEAAAAB2QgCAAAAAdoIAgAAAAHbCAIAAAAB3AgCAAAAAd0IAQAAAAHeCCAAAAAB3whAAAAAAeAIAADzDwAg4QgAAPQPACDiCEAAAAAB4wggAAAAAeQIAAD1DwAg5QgCAAAAAeYIAgAAAAHnCAEAAAAB6AgBAAAAAQwGAACqEAAgCAAAqxAAIOEGQAAAAAHsBgEAAAABlAcCAAAAAaoHAQAAAAHGBwIAAAAB1AcCAAAAAecHAgAAAAHRCCAAAAAB6QgBAAAAAeoIAACpEAAgAgAAAPwBACAxAADjEgAgEuEGQAAAAAGKBwEAAAABrwcBAAAAAcYHAgAAAAHMBwEAAAABzQcBAAAAAc4HAgAAAAHPBwQAAAAB0QcBAAAAAdIHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHWB4AAAAAB1wdAAAAAAdgHQAAAAAHZB0AAAAAB2gcEAAAAAQThBkAAAAAB0wgBAAAAAdQIAQAAAAHVCEAAAAABBfsGIAAAAAGjBwEAAAABqwcBAAAAAd8HAQAAAAHWCEAAAAABAwAAAP8BACAxAADjEgAgMgAA6hIAIA4AAAD_AQAgBgAAgBAAIAgAAIEQACAqAADqEgAg4QZAAKIMACHsBgEArAwAIZQHAgC0DAAhqgcBAKwMACHGBwIAtAwAIdQHAgC0DAAh5wcCALQMACHRCCAA5AwAIekIAQCsDAAh6ggAAP8PACAMBgAAgBAAIAgAAIEQACDhBkAAogwAIewGAQCsDAAhlAcCALQMACGqBwEArAwAIcYHAgC0DAAh1AcCALQMACHnBwIAtAwAIdEIIADkDAAh6QgBAKwMACHqCAAA_w8AIB4HAAD2DwAgCgAA9w8AIAsAAPgPACDsBgEAAAABzQcBAAAAAdEHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHaBwQAAAABvQgBAAAAAdEIIAAAAAHXCAEAAAAB2AgBAAAAAdkIAgAAAAHaCAIAAAAB2wgCAAAAAdwIAgAAAAHdCAEAAAAB3gggAAAAAd8IQAAAAAHgCAAA8w8AIOEIAAD0DwAg4ghAAAAAAeMIIAAAAAHkCAAA9Q8AIOUIAgAAAAHmCAIAAAAB5wgBAAAAAegIAQAAAAECAAAAFAAgMQAA6xIAIAMAAAASACAxAADrEgAgMgAA7xIAICAAAAASACAHAADLDwAgCgAAzA8AIAsAAM0PACAqAADvEgAg7AYBAKwMACHNBwEArAwAIdEHAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh2gcEAKEMACG9CAEArAwAIdEIIADkDAAh1wgBAKwMACHYCAEArgwAIdkIAgC0DAAh2ggCALQMACHbCAIAtAwAIdwIAgC0DAAh3QgBAK4MACHeCCAA5AwAId8IQACtDAAh4AgAAMgPACDhCAAAyQ8AIOIIQACtDAAh4wggAOQMACHkCAAAyg8AIOUIAgC0DAAh5ggCALQMACHnCAEArgwAIegIAQCuDAAhHgcAAMsPACAKAADMDwAgCwAAzQ8AIOwGAQCsDAAhzQcBAKwMACHRBwEArAwAIdMHAgC0DAAh1AcCALQMACHVBwIAtAwAIdoHBAChDAAhvQgBAKwMACHRCCAA5AwAIdcIAQCsDAAh2AgBAK4MACHZCAIAtAwAIdoIAgC0DAAh2wgCALQMACHcCAIAtAwAId0IAQCuDAAh3gggAOQMACHfCEAArQwAIeAIAADIDwAg4QgAAMkPACDiCEAArQwAIeMIIADkDAAh5AgAAMoPACDlCAIAtAwAIeYIAgC0DAAh5wgBAK4MACHoCAEArgwAIR4HAAD2DwAgCgAA9w8AIAwAAPkPACDsBgEAAAABzQcBAAAAAdEHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAgAAAAHaBwQAAAABvQgBAAAAAdEIIAAAAAHXCAEAAAAB2AgBAAAAAdkIAgAAAAHaCAIAAAAB2wgCAAAAAdwIAgAAAAHdCAEAAAAB3gggAAAAAd8IQAAAAAHgCAAA8w8AIOEIAAD0DwAg4ghAAAAAAeMIIAAAAAHkCAAA9Q8AIOUIAgAAAAHmCAIAAAAB5wgBAAAAAegIAQAAAAECAAAAFAAgMQAA8BIAIAMAAAASACAxAADwEgAgMgAA9BIAICAAAAASACAHAADLDwAgCgAAzA8AIAwAAM4PACAqAAD0EgAg7AYBAKwMACHNBwEArAwAIdEHAQCsDAAh0wcCALQMACHUBwIAtAwAIdUHAgC0DAAh2gcEAKEMACG9CAEArAwAIdEIIADkDAAh1wgBAKwMACHYCAEArgwAIdkIAgC0DAAh2ggCALQMACHbCAIAtAwAIdwIAgC0DAAh3QgBAK4MACHeCCAA5AwAId8IQACtDAAh4AgAAMgPACDhCAAAyQ8AIOIIQACtDAAh4wggAOQMACHkCAAAyg8AIOUIAgC0DAAh5ggCALQMACHnCAEArgwAIegIAQCuDAAhHgcAAMsPACAKAADMDwAgDAAAzg8AIOwGAQCsDAAhzQcBAKwMACHRBwEArAwAIdMHAgC0DAAh1AcCALQMACHVBwIAtAwAIdoHBAChDAAhvQgBAKwMACHRCCAA5AwAIdcIAQCsDAAh2AgBAK4MACHZCAIAtAwAIdoIAgC0DAAh2wgCALQMACHcCAIAtAwAId0IAQCuDAAh3gggAOQMACHfCEAArQwAIeAIAADIDwAg4QgAAMkPACDiCEAArQwAIeMIIADkDAAh5AgAAMoPACDlCAIAtAwAIeYIAgC0DAAh5wgBAK4MACHoCAEArgwAIQ8DAACLEQAgBQAAjBEAIAYAAI0RACAQAACPEQAgEQAAkBEAIBwAAJERACDhBkAAAAAB8gYBAAAAAYkHAQAAAAH_BwEAAAABvAgBAAAAAb0IAQAAAAHyCCAAAAAB8whAAAAAAfQIQAAAAAECAAAABQAgMQAA9RIAIBMQAACUEgAgGAAAlxIAIBkAAJoSACAaAACbEgAgGwAAnBIAIBwAAJYSACAdAACSEgAgHgAAlRIAIB8AAJgSACAgAACZEgAgJAAAnRIAIOEGQAAAAAHyBgEAAAAB-wYBAAAAAf8HAQAAAAG8CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAgAAAAEAIDEAAPcSACADAAAAAwAgMQAA9RIAIDIAAPsSACARAAAAAwAgAwAAyRAAIAUAAMoQACAGAADLEAAgEAAAzRAAIBEAAM4QACAcAADPEAAgKgAA-xIAIOEGQACiDAAh8gYBAKwMACGJBwEArAwAIf8HAQCsDAAhvAgBAKwMACG9CAEArAwAIfIIIADkDAAh8whAAK0MACH0CEAAogwAIQ8DAADJEAAgBQAAyhAAIAYAAMsQACAQAADNEAAgEQAAzhAAIBwAAM8QACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEDAAAAVAAgMQAA9xIAIDIAAP4SACAVAAAAVAAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACAqAAD-EgAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMQAACXEQAgGAAAmhEAIBkAAJ0RACAaAACeEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACEPAwAAixEAIAUAAIwRACAGAACNEQAgDwAAjhEAIBEAAJARACAcAACREQAg4QZAAAAAAfIGAQAAAAGJBwEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABAgAAAAUAIDEAAP8SACATDwAAkxIAIBgAAJcSACAZAACaEgAgGgAAmxIAIBsAAJwSACAcAACWEgAgHQAAkhIAIB4AAJUSACAfAACYEgAgIAAAmRIAICQAAJ0SACDhBkAAAAAB8gYBAAAAAfsGAQAAAAH_BwEAAAABvAgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQIAAAABACAxAACBEwAgAwAAAAMAIDEAAP8SACAyAACFEwAgEQAAAAMAIAMAAMkQACAFAADKEAAgBgAAyxAAIA8AAMwQACARAADOEAAgHAAAzxAAICoAAIUTACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEPAwAAyRAAIAUAAMoQACAGAADLEAAgDwAAzBAAIBEAAM4QACAcAADPEAAg4QZAAKIMACHyBgEArAwAIYkHAQCsDAAh_wcBAKwMACG8CAEArAwAIb0IAQCsDAAh8gggAOQMACHzCEAArQwAIfQIQACiDAAhAwAAAFQAIDEAAIETACAyAACIEwAgFQAAAFQAIA8AAJYRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB0AAJURACAeAACYEQAgHwAAmxEAICAAAJwRACAkAACgEQAgKgAAiBMAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACETDwAAlhEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhDwMAAIsRACAFAACMEQAgBgAAjREAIA8AAI4RACAQAACPEQAgEQAAkBEAIOEGQAAAAAHyBgEAAAABiQcBAAAAAf8HAQAAAAG8CAEAAAABvQgBAAAAAfIIIAAAAAHzCEAAAAAB9AhAAAAAAQIAAAAFACAxAACJEwAgEw8AAJMSACAQAACUEgAgGAAAlxIAIBkAAJoSACAaAACbEgAgGwAAnBIAIB0AAJISACAeAACVEgAgHwAAmBIAICAAAJkSACAkAACdEgAg4QZAAAAAAfIGAQAAAAH7BgEAAAAB_wcBAAAAAbwIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAECAAAAAQAgMQAAixMAIAbhBkAAAAAB8gYBAAAAAYgHQAAAAAGgCEAAAAABpggAAQAAAbgIQAAAAAEGiAdAAAAAAYoHAQAAAAGhCAABAAABoggBAAAAAaMIAQAAAAGkCEAAAAABCeEGQAAAAAHyBgEAAAABiAdAAAAAAYoHAQAAAAGcCAABAAABnQgAAQAAAZ4IAQAAAAGfCEAAAAABoAhAAAAAAQ0EAQAAAAHhBkAAAAAB8gYBAAAAAfsGAQAAAAGIB0AAAAABigcBAAAAAaUHAQAAAAGVCAABAAABlggAAQAAAZcIAQAAAAGYCAEAAAABmggCAAAAAZsIQAAAAAEDAAAAAwAgMQAAiRMAIDIAAJMTACARAAAAAwAgAwAAyRAAIAUAAMoQACAGAADLEAAgDwAAzBAAIBAAAM0QACARAADOEAAgKgAAkxMAIOEGQACiDAAh8gYBAKwMACGJBwEArAwAIf8HAQCsDAAhvAgBAKwMACG9CAEArAwAIfIIIADkDAAh8whAAK0MACH0CEAAogwAIQ8DAADJEAAgBQAAyhAAIAYAAMsQACAPAADMEAAgEAAAzRAAIBEAAM4QACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEDAAAAVAAgMQAAixMAIDIAAJYTACAVAAAAVAAgDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACAqAACWEwAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACEQAwAAjQ8AIAQAAI4PACAZAACQDwAgGgAAkQ8AIBsAAJIPACDhBkAAAAAB8gYBAAAAAfgGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAH_BwEAAAABjQgBAAAAAbkIAQAAAAG6CAEAAAABuwhAAAAAAQIAAAA_ACAxAACXEwAgEw8AAJMSACAQAACUEgAgGQAAmhIAIBoAAJsSACAbAACcEgAgHAAAlhIAIB0AAJISACAeAACVEgAgHwAAmBIAICAAAJkSACAkAACdEgAg4QZAAAAAAfIGAQAAAAH7BgEAAAAB_wcBAAAAAbwIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAECAAAAAQAgMQAAmRMAIAMAAAA9ACAxAACXEwAgMgAAnRMAIBIAAAA9ACADAADXDgAgBAAA2A4AIBkAANoOACAaAADbDgAgGwAA3A4AICoAAJ0TACDhBkAAogwAIfIGAQCsDAAh-AYBAK4MACH7BgEArAwAIYkHAQCsDAAhigcBAK4MACH_BwEArAwAIY0IAQCuDAAhuQgBAKwMACG6CAEArAwAIbsIQACtDAAhEAMAANcOACAEAADYDgAgGQAA2g4AIBoAANsOACAbAADcDgAg4QZAAKIMACHyBgEArAwAIfgGAQCuDAAh-wYBAKwMACGJBwEArAwAIYoHAQCuDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQMAAABUACAxAACZEwAgMgAAoBMAIBUAAABUACAPAACWEQAgEAAAlxEAIBkAAJ0RACAaAACeEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAICoAAKATACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhEw8AAJYRACAQAACXEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB0AAJURACAeAACYEQAgHwAAmxEAICAAAJwRACAkAACgEQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIQoDAADRDgAgFQAA0g4AIOEGQAAAAAHyBgEAAAABiAdAAAAAAYkHAQAAAAGZCAEAAAABoAhAAAAAAaYIAAEAAAG4CEAAAAABAgAAAEQAIDEAAKETACADAAAAQgAgMQAAoRMAIDIAAKUTACAMAAAAQgAgAwAAyQ4AIBUAAMoOACAqAAClEwAg4QZAAKIMACHyBgEArAwAIYgHQACiDAAhiQcBAKwMACGZCAEArAwAIaAIQACtDAAhpggAAe8MACG4CEAArQwAIQoDAADJDgAgFQAAyg4AIOEGQACiDAAh8gYBAKwMACGIB0AAogwAIYkHAQCsDAAhmQgBAKwMACGgCEAArQwAIaYIAAHvDAAhuAhAAK0MACETDwAAkxIAIBAAAJQSACAYAACXEgAgGQAAmhIAIBoAAJsSACAbAACcEgAgHAAAlhIAIB0AAJISACAeAACVEgAgIAAAmRIAICQAAJ0SACDhBkAAAAAB8gYBAAAAAfsGAQAAAAH_BwEAAAABvAgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQIAAAABACAxAACmEwAgDOEGQAAAAAHyBgEAAAABiAdAAAAAAY0IAQAAAAGgCEAAAAABpAhAAAAAAaYIAAEAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgAAJoOACADAAAAVAAgMQAAphMAIDIAAKsTACAVAAAAVAAgDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB0AAJURACAeAACYEQAgIAAAnBEAICQAAKARACAqAACrEwAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACEMAwAAsg4AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGNCAEAAAABqQgBAAAAAaoIAQAAAAGrCAAAsQ4AIKwIAgAAAAGtCAEAAAABrghAAAAAAQIAAADfBAAgMQAArBMAIBMPAACTEgAgEAAAlBIAIBgAAJcSACAZAACaEgAgGgAAmxIAIBsAAJwSACAcAACWEgAgHQAAkhIAIB4AAJUSACAfAACYEgAgJAAAnRIAIOEGQAAAAAHyBgEAAAAB-wYBAAAAAf8HAQAAAAG8CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAgAAAAEAIDEAAK4TACADAAAAaAAgMQAArBMAIDIAALITACAOAAAAaAAgAwAAow4AICoAALITACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIY0IAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACiDgAgrAgCALQMACGtCAEArgwAIa4IQACtDAAhDAMAAKMOACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIY0IAQCuDAAhqQgBAK4MACGqCAEArgwAIasIAACiDgAgrAgCALQMACGtCAEArgwAIa4IQACtDAAhAwAAAFQAIDEAAK4TACAyAAC1EwAgFQAAAFQAIA8AAJYRACAQAACXEQAgGAAAmhEAIBkAAJ0RACAaAACeEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAkAACgEQAgKgAAtRMAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACETDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB0AAJURACAeAACYEQAgHwAAmxEAICQAAKARACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhEAMAAI0PACAEAACODwAgGAAAjw8AIBoAAJEPACAbAACSDwAg4QZAAAAAAfIGAQAAAAH4BgEAAAAB-wYBAAAAAYkHAQAAAAGKBwEAAAAB_wcBAAAAAY0IAQAAAAG5CAEAAAABuggBAAAAAbsIQAAAAAECAAAAPwAgMQAAthMAIBMPAACTEgAgEAAAlBIAIBgAAJcSACAaAACbEgAgGwAAnBIAIBwAAJYSACAdAACSEgAgHgAAlRIAIB8AAJgSACAgAACZEgAgJAAAnRIAIOEGQAAAAAHyBgEAAAAB-wYBAAAAAf8HAQAAAAG8CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAgAAAAEAIDEAALgTACADAAAAPQAgMQAAthMAIDIAALwTACASAAAAPQAgAwAA1w4AIAQAANgOACAYAADZDgAgGgAA2w4AIBsAANwOACAqAAC8EwAg4QZAAKIMACHyBgEArAwAIfgGAQCuDAAh-wYBAKwMACGJBwEArAwAIYoHAQCuDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIRADAADXDgAgBAAA2A4AIBgAANkOACAaAADbDgAgGwAA3A4AIOEGQACiDAAh8gYBAKwMACH4BgEArgwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIf8HAQCsDAAhjQgBAK4MACG5CAEArAwAIboIAQCsDAAhuwhAAK0MACEDAAAAVAAgMQAAuBMAIDIAAL8TACAVAAAAVAAgDwAAlhEAIBAAAJcRACAYAACaEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACAqAAC_EwAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMPAACWEQAgEAAAlxEAIBgAAJoRACAaAACeEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACEQAwAAjQ8AIAQAAI4PACAYAACPDwAgGQAAkA8AIBsAAJIPACDhBkAAAAAB8gYBAAAAAfgGAQAAAAH7BgEAAAABiQcBAAAAAYoHAQAAAAH_BwEAAAABjQgBAAAAAbkIAQAAAAG6CAEAAAABuwhAAAAAAQIAAAA_ACAxAADAEwAgEw8AAJMSACAQAACUEgAgGAAAlxIAIBkAAJoSACAbAACcEgAgHAAAlhIAIB0AAJISACAeAACVEgAgHwAAmBIAICAAAJkSACAkAACdEgAg4QZAAAAAAfIGAQAAAAH7BgEAAAAB_wcBAAAAAbwIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAECAAAAAQAgMQAAwhMAIAMAAAA9ACAxAADAEwAgMgAAxhMAIBIAAAA9ACADAADXDgAgBAAA2A4AIBgAANkOACAZAADaDgAgGwAA3A4AICoAAMYTACDhBkAAogwAIfIGAQCsDAAh-AYBAK4MACH7BgEArAwAIYkHAQCsDAAhigcBAK4MACH_BwEArAwAIY0IAQCuDAAhuQgBAKwMACG6CAEArAwAIbsIQACtDAAhEAMAANcOACAEAADYDgAgGAAA2Q4AIBkAANoOACAbAADcDgAg4QZAAKIMACHyBgEArAwAIfgGAQCuDAAh-wYBAKwMACGJBwEArAwAIYoHAQCuDAAh_wcBAKwMACGNCAEArgwAIbkIAQCsDAAhuggBAKwMACG7CEAArQwAIQMAAABUACAxAADCEwAgMgAAyRMAIBUAAABUACAPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAgJAAAoBEAICoAAMkTACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhEw8AAJYRACAQAACXEQAgGAAAmhEAIBkAAJ0RACAbAACfEQAgHAAAmREAIB0AAJURACAeAACYEQAgHwAAmxEAICAAAJwRACAkAACgEQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRADAACNDwAgBAAAjg8AIBgAAI8PACAZAACQDwAgGgAAkQ8AIOEGQAAAAAHyBgEAAAAB-AYBAAAAAfsGAQAAAAGJBwEAAAABigcBAAAAAf8HAQAAAAGNCAEAAAABuQgBAAAAAboIAQAAAAG7CEAAAAABAgAAAD8AIDEAAMoTACATDwAAkxIAIBAAAJQSACAYAACXEgAgGQAAmhIAIBoAAJsSACAcAACWEgAgHQAAkhIAIB4AAJUSACAfAACYEgAgIAAAmRIAICQAAJ0SACDhBkAAAAAB8gYBAAAAAfsGAQAAAAH_BwEAAAABvAgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQIAAAABACAxAADMEwAgAwAAAD0AIDEAAMoTACAyAADQEwAgEgAAAD0AIAMAANcOACAEAADYDgAgGAAA2Q4AIBkAANoOACAaAADbDgAgKgAA0BMAIOEGQACiDAAh8gYBAKwMACH4BgEArgwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIf8HAQCsDAAhjQgBAK4MACG5CAEArAwAIboIAQCsDAAhuwhAAK0MACEQAwAA1w4AIAQAANgOACAYAADZDgAgGQAA2g4AIBoAANsOACDhBkAAogwAIfIGAQCsDAAh-AYBAK4MACH7BgEArAwAIYkHAQCsDAAhigcBAK4MACH_BwEArAwAIY0IAQCuDAAhuQgBAKwMACG6CAEArAwAIbsIQACtDAAhAwAAAFQAIDEAAMwTACAyAADTEwAgFQAAAFQAIA8AAJYRACAQAACXEQAgGAAAmhEAIBkAAJ0RACAaAACeEQAgHAAAmREAIB0AAJURACAeAACYEQAgHwAAmxEAICAAAJwRACAkAACgEQAgKgAA0xMAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACETDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICQAAKARACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhEw8AAJMSACAQAACUEgAgGAAAlxIAIBkAAJoSACAaAACbEgAgGwAAnBIAIBwAAJYSACAdAACSEgAgHwAAmBIAICAAAJkSACAkAACdEgAg4QZAAAAAAfIGAQAAAAH7BgEAAAAB_wcBAAAAAbwIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAECAAAAAQAgMQAA1BMAIBDhBkAAAAAB8gYBAAAAAfsGAQAAAAGKBwEAAAABjwdAAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAYIIgAAAAAGDCAAAww0AIIQIAgAAAAGFCCAAAAABhggBAAAAAYcIAADEDQAgiAggAAAAAYkIAgAAAAECiAdAAAAAAf4HAAEAAAEDAAAAVAAgMQAA1BMAIDIAANoTACAVAAAAVAAgDwAAlhEAIBAAAJcRACAYAACaEQAgGQAAnREAIBoAAJ4RACAbAACfEQAgHAAAmREAIB0AAJURACAfAACbEQAgIAAAnBEAICQAAKARACAqAADaEwAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIRMPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB8AAJsRACAgAACcEQAgJAAAoBEAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIf8HAQCsDAAhvAgBAKwMACH1CAEArgwAIfYIQACiDAAh9whAAK0MACESAwAA-Q0AIBEAAPoNACAUAAD8DQAg4QZAAAAAAfIGAQAAAAH7BgEAAAABiQcBAAAAAY8HQAAAAAH_BwEAAAABiQgCAAAAAY0IAQAAAAGOCAEAAAABjwgBAAAAAZAIgAAAAAGRCAEAAAABkggAAPgNACCTCAIAAAABlAgCAAAAAQIAAABkACAxAADbEwAgAwAAAGIAIDEAANsTACAyAADfEwAgFAAAAGIAIAMAANcNACARAADYDQAgFAAA2g0AICoAAN8TACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIY8HQACiDAAh_wcBAKwMACGJCAIAtAwAIY0IAQCsDAAhjggBAKwMACGPCAEArgwAIZAIgAAAAAGRCAEArgwAIZIIAADWDQAgkwgCALQMACGUCAIAtAwAIRIDAADXDQAgEQAA2A0AIBQAANoNACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIY8HQACiDAAh_wcBAKwMACGJCAIAtAwAIY0IAQCsDAAhjggBAKwMACGPCAEArgwAIZAIgAAAAAGRCAEArgwAIZIIAADWDQAgkwgCALQMACGUCAIAtAwAIRIDAAD5DQAgEwAA-w0AIBQAAPwNACDhBkAAAAAB8gYBAAAAAfsGAQAAAAGJBwEAAAABjwdAAAAAAf8HAQAAAAGJCAIAAAABjQgBAAAAAY4IAQAAAAGPCAEAAAABkAiAAAAAAZEIAQAAAAGSCAAA-A0AIJMIAgAAAAGUCAIAAAABAgAAAGQAIDEAAOATACAPAwAAixEAIAUAAIwRACAGAACNEQAgDwAAjhEAIBAAAI8RACAcAACREQAg4QZAAAAAAfIGAQAAAAGJBwEAAAAB_wcBAAAAAbwIAQAAAAG9CAEAAAAB8gggAAAAAfMIQAAAAAH0CEAAAAABAgAAAAUAIDEAAOITACADAAAAYgAgMQAA4BMAIDIAAOYTACAUAAAAYgAgAwAA1w0AIBMAANkNACAUAADaDQAgKgAA5hMAIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhjwdAAKIMACH_BwEArAwAIYkIAgC0DAAhjQgBAKwMACGOCAEArAwAIY8IAQCuDAAhkAiAAAAAAZEIAQCuDAAhkggAANYNACCTCAIAtAwAIZQIAgC0DAAhEgMAANcNACATAADZDQAgFAAA2g0AIOEGQACiDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhjwdAAKIMACH_BwEArAwAIYkIAgC0DAAhjQgBAKwMACGOCAEArAwAIY8IAQCuDAAhkAiAAAAAAZEIAQCuDAAhkggAANYNACCTCAIAtAwAIZQIAgC0DAAhAwAAAAMAIDEAAOITACAyAADpEwAgEQAAAAMAIAMAAMkQACAFAADKEAAgBgAAyxAAIA8AAMwQACAQAADNEAAgHAAAzxAAICoAAOkTACDhBkAAogwAIfIGAQCsDAAhiQcBAKwMACH_BwEArAwAIbwIAQCsDAAhvQgBAKwMACHyCCAA5AwAIfMIQACtDAAh9AhAAKIMACEPAwAAyRAAIAUAAMoQACAGAADLEAAgDwAAzBAAIBAAAM0QACAcAADPEAAg4QZAAKIMACHyBgEArAwAIYkHAQCsDAAh_wcBAKwMACG8CAEArAwAIb0IAQCsDAAh8gggAOQMACHzCEAArQwAIfQIQACiDAAhEgMAAPkNACARAAD6DQAgEwAA-w0AIOEGQAAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGPB0AAAAAB_wcBAAAAAYkIAgAAAAGNCAEAAAABjggBAAAAAY8IAQAAAAGQCIAAAAABkQgBAAAAAZIIAAD4DQAgkwgCAAAAAZQIAgAAAAECAAAAZAAgMQAA6hMAIAMAAABiACAxAADqEwAgMgAA7hMAIBQAAABiACADAADXDQAgEQAA2A0AIBMAANkNACAqAADuEwAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGPB0AAogwAIf8HAQCsDAAhiQgCALQMACGNCAEArAwAIY4IAQCsDAAhjwgBAK4MACGQCIAAAAABkQgBAK4MACGSCAAA1g0AIJMIAgC0DAAhlAgCALQMACESAwAA1w0AIBEAANgNACATAADZDQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGPB0AAogwAIf8HAQCsDAAhiQgCALQMACGNCAEArAwAIY4IAQCsDAAhjwgBAK4MACGQCIAAAAABkQgBAK4MACGSCAAA1g0AIJMIAgC0DAAhlAgCALQMACEeBwAA9g8AIAsAAPgPACAMAAD5DwAg7AYBAAAAAc0HAQAAAAHRBwEAAAAB0wcCAAAAAdQHAgAAAAHVBwIAAAAB2gcEAAAAAb0IAQAAAAHRCCAAAAAB1wgBAAAAAdgIAQAAAAHZCAIAAAAB2ggCAAAAAdsIAgAAAAHcCAIAAAAB3QgBAAAAAd4IIAAAAAHfCEAAAAAB4AgAAPMPACDhCAAA9A8AIOIIQAAAAAHjCCAAAAAB5AgAAPUPACDlCAIAAAAB5ggCAAAAAecIAQAAAAHoCAEAAAABAgAAABQAIDEAAO8TACADAAAAEgAgMQAA7xMAIDIAAPMTACAgAAAAEgAgBwAAyw8AIAsAAM0PACAMAADODwAgKgAA8xMAIOwGAQCsDAAhzQcBAKwMACHRBwEArAwAIdMHAgC0DAAh1AcCALQMACHVBwIAtAwAIdoHBAChDAAhvQgBAKwMACHRCCAA5AwAIdcIAQCsDAAh2AgBAK4MACHZCAIAtAwAIdoIAgC0DAAh2wgCALQMACHcCAIAtAwAId0IAQCuDAAh3gggAOQMACHfCEAArQwAIeAIAADIDwAg4QgAAMkPACDiCEAArQwAIeMIIADkDAAh5AgAAMoPACDlCAIAtAwAIeYIAgC0DAAh5wgBAK4MACHoCAEArgwAIR4HAADLDwAgCwAAzQ8AIAwAAM4PACDsBgEArAwAIc0HAQCsDAAh0QcBAKwMACHTBwIAtAwAIdQHAgC0DAAh1QcCALQMACHaBwQAoQwAIb0IAQCsDAAh0QggAOQMACHXCAEArAwAIdgIAQCuDAAh2QgCALQMACHaCAIAtAwAIdsIAgC0DAAh3AgCALQMACHdCAEArgwAId4IIADkDAAh3whAAK0MACHgCAAAyA8AIOEIAADJDwAg4ghAAK0MACHjCCAA5AwAIeQIAADKDwAg5QgCALQMACHmCAIAtAwAIecIAQCuDAAh6AgBAK4MACETDwAAkxIAIBAAAJQSACAYAACXEgAgGQAAmhIAIBoAAJsSACAbAACcEgAgHAAAlhIAIB0AAJISACAeAACVEgAgHwAAmBIAICAAAJkSACDhBkAAAAAB8gYBAAAAAfsGAQAAAAH_BwEAAAABvAgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQIAAAABACAxAAD0EwAgBOEGQAAAAAHyBgEAAAABhwcBAAAAAYgHQAAAAAERKoAAAAAB4QZAAAAAAe4GAQAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BkAAAAAB-gYBAAAAAfsGAQAAAAH8BgIAAAAB_QZAAAAAAf4GQAAAAAH_BkAAAAABgAdAAAAAAQMAAABUACAxAAD0EwAgMgAA-hMAIBUAAABUACAPAACWEQAgEAAAlxEAIBgAAJoRACAZAACdEQAgGgAAnhEAIBsAAJ8RACAcAACZEQAgHQAAlREAIB4AAJgRACAfAACbEQAgIAAAnBEAICoAAPoTACDhBkAAogwAIfIGAQCsDAAh-wYBAKwMACH_BwEArAwAIbwIAQCsDAAh9QgBAK4MACH2CEAAogwAIfcIQACtDAAhEw8AAJYRACAQAACXEQAgGAAAmhEAIBkAAJ0RACAaAACeEQAgGwAAnxEAIBwAAJkRACAdAACVEQAgHgAAmBEAIB8AAJsRACAgAACcEQAg4QZAAKIMACHyBgEArAwAIfsGAQCsDAAh_wcBAKwMACG8CAEArAwAIfUIAQCuDAAh9ghAAKIMACH3CEAArQwAIQ0DAADcDAAgIwAA3gwAIOEGQAAAAAHsBgEAAAAB8gYBAAAAAfsGAQAAAAGJBwEAAAABigcBAAAAAYsHAQAAAAGMBwAA2wwAII0HAQAAAAGOB0AAAAABjwdAAAAAAQIAAAB1ACAxAAD7EwAgAwAAAHMAIDEAAPsTACAyAAD_EwAgDwAAAHMAIAMAAMAMACAjAADCDAAgKgAA_xMAIOEGQACiDAAh7AYBAKwMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIYsHAQCsDAAhjAcAAL8MACCNBwEArgwAIY4HQACtDAAhjwdAAKIMACENAwAAwAwAICMAAMIMACDhBkAAogwAIewGAQCsDAAh8gYBAKwMACH7BgEArAwAIYkHAQCsDAAhigcBAK4MACGLBwEArAwAIYwHAAC_DAAgjQcBAK4MACGOB0AArQwAIY8HQACiDAAhDQMAANwMACAiAADdDAAg4QZAAAAAAewGAQAAAAHyBgEAAAAB-wYBAAAAAYkHAQAAAAGKBwEAAAABiwcBAAAAAYwHAADbDAAgjQcBAAAAAY4HQAAAAAGPB0AAAAABAgAAAHUAIDEAAIAUACADAAAAcwAgMQAAgBQAIDIAAIQUACAPAAAAcwAgAwAAwAwAICIAAMEMACAqAACEFAAg4QZAAKIMACHsBgEArAwAIfIGAQCsDAAh-wYBAKwMACGJBwEArAwAIYoHAQCuDAAhiwcBAKwMACGMBwAAvwwAII0HAQCuDAAhjgdAAK0MACGPB0AAogwAIQ0DAADADAAgIgAAwQwAIOEGQACiDAAh7AYBAKwMACHyBgEArAwAIfsGAQCsDAAhiQcBAKwMACGKBwEArgwAIYsHAQCsDAAhjAcAAL8MACCNBwEArgwAIY4HQACtDAAhjwdAAKIMACENDQAjD2ANEGEOGGcVGXAXGnEYG3IZHGYUHQYCHmUQH2kcIG8dJHYfCAMAAQUIAwYMBA0AGw8rDRAvDhEzDxxAFAEEAAICBAACBwAFBAYNBAgRBg0ADA4VBwEHAAUFBwAFChkICx0JDCEKDQALAQkABwEJAAcBCQAHAwoiAAsjAAwkAAMGJQAIJgAOJwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETQPEzYRFDoSARIAEAESABACETsAFDwABwMAAQRBAg0AGhhFFRlLFxpPGBtTGQMDAAEVABQXRxYBFgAVAgMAARUAFAIDAAEVABQCA1UBFVYUBBhXABlYABpZABtaAAUGWwAPXAAQXQARXgAcXwADAwABDQAeIG0dAgMAAR8AHAEgbgAEAwABDQAiInogI34hASEAHwEhAB8CIn8AI4ABAAsPggEAEIMBABiGAQAZiAEAGokBABuKAQAchQEAHYEBAB6EAQAghwEAJIsBAAAAAAMNACg3ACk4ACoAAAADDQAoNwApOAAqAQMAAQEDAAEDDQAvNwAwOAAxAAAAAw0ALzcAMDgAMQEEAAIBBAACBQ0ANjcAOTgAOlkAN1oAOAAAAAAABQ0ANjcAOTgAOlkAN1oAOAIEAAIHAAUCBAACBwAFBQ0APzcAQjgAQ1kAQFoAQQAAAAAABQ0APzcAQjgAQ1kAQFoAQQEHAAUBBwAFBQ0ASDcASzgATFkASVoASgAAAAAABQ0ASDcASzgATFkASVoASgAABQ0AUTcAVDgAVVkAUloAUwAAAAAABQ0AUTcAVDgAVVkAUloAUwEHAAUBBwAFBQ0AWjcAXTgAXlkAW1oAXAAAAAAABQ0AWjcAXTgAXlkAW1oAXAEJAAcBCQAHAw0AYzcAZDgAZQAAAAMNAGM3AGQ4AGUBCQAHAQkABwMNAGo3AGs4AGwAAAADDQBqNwBrOABsAAAAAw0AcjcAczgAdAAAAAMNAHI3AHM4AHQAAAAFDQB6NwB9OAB-WQB7WgB8AAAAAAAFDQB6NwB9OAB-WQB7WgB8AgMAAQQAAgIDAAEEAAIDDQCDATcAhAE4AIUBAAAAAw0AgwE3AIQBOACFAQIDAAEEAAICAwABBAACBQ0AigE3AI0BOACOAVkAiwFaAIwBAAAAAAAFDQCKATcAjQE4AI4BWQCLAVoAjAEAAAADDQCUATcAlQE4AJYBAAAAAw0AlAE3AJUBOACWAQAAAAMNAJwBNwCdATgAngEAAAADDQCcATcAnQE4AJ4BAgMAAQTxAwICAwABBPcDAgMNAKMBNwCkATgApQEAAAADDQCjATcApAE4AKUBAgMAARUAFAIDAAEVABQDDQCqATcAqwE4AKwBAAAAAw0AqgE3AKsBOACsAQEWABUBFgAVBQ0AsQE3ALQBOAC1AVkAsgFaALMBAAAAAAAFDQCxATcAtAE4ALUBWQCyAVoAswEAAAAFDQC7ATcAvgE4AL8BWQC8AVoAvQEAAAAAAAUNALsBNwC-ATgAvwFZALwBWgC9AQAAAAMNAMUBNwDGATgAxwEAAAADDQDFATcAxgE4AMcBAQMAAQEDAAEFDQDMATcAzwE4ANABWQDNAVoAzgEAAAAAAAUNAMwBNwDPATgA0AFZAM0BWgDOAQIDAAEfABwCAwABHwAcAw0A1QE3ANYBOADXAQAAAAMNANUBNwDWATgA1wECAwABFQAUAgMAARUAFAMNANwBNwDdATgA3gEAAAADDQDcATcA3QE4AN4BAgMAARUAFAIDAAEVABQDDQDjATcA5AE4AOUBAAAAAw0A4wE3AOQBOADlAQIDwwUBFcQFFAIDygUBFcsFFAUNAOoBNwDtATgA7gFZAOsBWgDsAQAAAAAABQ0A6gE3AO0BOADuAVkA6wFaAOwBAQMAAQEDAAEFDQDzATcA9gE4APcBWQD0AVoA9QEAAAAAAAUNAPMBNwD2ATgA9wFZAPQBWgD1AQESABABEgAQAw0A_AE3AP0BOAD-AQAAAAMNAPwBNwD9ATgA_gECBAACEgAQAgQAAhIAEAUNAIMCNwCGAjgAhwJZAIQCWgCFAgAAAAAABQ0AgwI3AIYCOACHAlkAhAJaAIUCARIAEAESABADDQCMAjcAjQI4AI4CAAAAAw0AjAI3AI0COACOAgAAAAUNAJQCNwCXAjgAmAJZAJUCWgCWAgAAAAAABQ0AlAI3AJcCOACYAlkAlQJaAJYCAAAABQ0AngI3AKECOACiAlkAnwJaAKACAAAAAAAFDQCeAjcAoQI4AKICWQCfAloAoAIAAAAFDQCoAjcAqwI4AKwCWQCpAloAqgIAAAAAAAUNAKgCNwCrAjgArAJZAKkCWgCqAgEJAAcBCQAHBQ0AsQI3ALQCOAC1AlkAsgJaALMCAAAAAAAFDQCxAjcAtAI4ALUCWQCyAloAswIAAAAFDQC7AjcAvgI4AL8CWQC8AloAvQIAAAAAAAUNALsCNwC-AjgAvwJZALwCWgC9AgAAAAUNAMUCNwDIAjgAyQJZAMYCWgDHAgAAAAAABQ0AxQI3AMgCOADJAlkAxgJaAMcCAAAABQ0AzwI3ANICOADTAlkA0AJaANECAAAAAAAFDQDPAjcA0gI4ANMCWQDQAloA0QIAAAAFDQDZAjcA3AI4AN0CWQDaAloA2wIAAAAAAAUNANkCNwDcAjgA3QJZANoCWgDbAgAAAAUNAOMCNwDmAjgA5wJZAOQCWgDlAgAAAAAABQ0A4wI3AOYCOADnAlkA5AJaAOUCAAAABQ0A7QI3APACOADxAlkA7gJaAO8CAAAAAAAFDQDtAjcA8AI4APECWQDuAloA7wIAAAAFDQD3AjcA-gI4APsCWQD4AloA-QIAAAAAAAUNAPcCNwD6AjgA-wJZAPgCWgD5AgAAAAUNAIEDNwCEAzgAhQNZAIIDWgCDAwAAAAAABQ0AgQM3AIQDOACFA1kAggNaAIMDAAAABQ0AiwM3AI4DOACPA1kAjANaAI0DAAAAAAAFDQCLAzcAjgM4AI8DWQCMA1oAjQMAAAAFDQCVAzcAmAM4AJkDWQCWA1oAlwMAAAAAAAUNAJUDNwCYAzgAmQNZAJYDWgCXAwAAAAUNAJ8DNwCiAzgAowNZAKADWgChAwAAAAAABQ0AnwM3AKIDOACjA1kAoANaAKEDAAAABQ0AqQM3AKwDOACtA1kAqgNaAKsDAAAAAAAFDQCpAzcArAM4AK0DWQCqA1oAqwMBAwABAQMAAQMNALIDNwCzAzgAtAMAAAADDQCyAzcAswM4ALQDASEAHwEhAB8DDQC5AzcAugM4ALsDAAAAAw0AuQM3ALoDOAC7AwEhAB8BIQAfBQ0AwAM3AMMDOADEA1kAwQNaAMIDAAAAAAAFDQDAAzcAwwM4AMQDWQDBA1oAwgMAAAADDQDKAzcAywM4AMwDAAAAAw0AygM3AMsDOADMAwAAAAUNANIDNwDVAzgA1gNZANMDWgDUAwAAAAAABQ0A0gM3ANUDOADWA1kA0wNaANQDAAAABQ0A3AM3AN8DOADgA1kA3QNaAN4DAAAAAAAFDQDcAzcA3wM4AOADWQDdA1oA3gMlAgEmjAEBJ44BASiPAQEpkAEBK5IBASyUASQtlQElLpcBAS-ZASQwmgEmM5sBATScAQE1nQEkOaABJzqhASs7ogECPKMBAj2kAQI-pQECP6YBAkCoAQJBqgEkQqsBLEOtAQJErwEkRbABLUaxAQJHsgECSLMBJEm2AS5KtwEyS7kBA0y6AQNNvAEDTr0BA0--AQNQwAEDUcIBJFLDATNTxQEDVMcBJFXIATRWyQEDV8oBA1jLASRbzgE1XM8BO13QAQRe0QEEX9IBBGDTAQRh1AEEYtYBBGPYASRk2QE8ZdsBBGbdASRn3gE9aN8BBGngAQRq4QEka-QBPmzlAURt5gEGbucBBm_oAQZw6QEGceoBBnLsAQZz7gEkdO8BRXXxAQZ28wEkd_QBRnj1AQZ59gEGevcBJHv6AUd8-wFNff0BBX7-AQV_gQIFgAGCAgWBAYMCBYIBhQIFgwGHAiSEAYgCToUBigIFhgGMAiSHAY0CT4gBjgIFiQGPAgWKAZACJIsBkwJQjAGUAlaNAZUCB44BlgIHjwGXAgeQAZgCB5EBmQIHkgGbAgeTAZ0CJJQBngJXlQGgAgeWAaICJJcBowJYmAGkAgeZAaUCB5oBpgIkmwGpAlmcAaoCX50BqwIKngGsAgqfAa0CCqABrgIKoQGvAgqiAbECCqMBswIkpAG0AmClAbYCCqYBuAIkpwG5AmGoAboCCqkBuwIKqgG8AiSrAb8CYqwBwAJmrQHBAgmuAcICCa8BwwIJsAHEAgmxAcUCCbIBxwIJswHJAiS0AcoCZ7UBzAIJtgHOAiS3Ac8CaLgB0AIJuQHRAgm6AdICJLsB1QJpvAHWAm29AdgCbr4B2QJuvwHcAm7AAd0CbsEB3gJuwgHgAm7DAeICJMQB4wJvxQHlAm7GAecCJMcB6AJwyAHpAm7JAeoCbsoB6wIkywHuAnHMAe8Cdc0B8QJ2zgHyAnbPAfUCdtAB9gJ20QH3AnbSAfkCdtMB-wIk1AH8AnfVAf4CdtYBgAMk1wGBA3jYAYIDdtkBgwN22gGEAyTbAYcDedwBiAN_3QGJAw3eAYoDDd8BiwMN4AGMAw3hAY0DDeIBjwMN4wGRAyTkAZIDgAHlAZQDDeYBlgMk5wGXA4EB6AGYAw3pAZkDDeoBmgMk6wGdA4IB7AGeA4YB7QGfAw7uAaADDu8BoQMO8AGiAw7xAaMDDvIBpQMO8wGnAyT0AagDhwH1AaoDDvYBrAMk9wGtA4gB-AGuAw75Aa8DDvoBsAMk-wGzA4kB_AG0A48B_QG2A5AB_gG3A5AB_wG6A5ABgAK7A5ABgQK8A5ABggK-A5ABgwLAAySEAsEDkQGFAsMDkAGGAsUDJIcCxgOSAYgCxwOQAYkCyAOQAYoCyQMkiwLMA5MBjALNA5cBjQLPA5gBjgLQA5gBjwLTA5gBkALUA5gBkQLVA5gBkgLXA5gBkwLZAySUAtoDmQGVAtwDmAGWAt4DJJcC3wOaAZgC4AOYAZkC4QOYAZoC4gMkmwLlA5sBnALmA58BnQLnAxSeAugDFJ8C6QMUoALqAxShAusDFKIC7QMUowLvAySkAvADoAGlAvMDFKYC9QMkpwL2A6EBqAL4AxSpAvkDFKoC-gMkqwL9A6IBrAL-A6YBrQL_AxWuAoAEFa8CgQQVsAKCBBWxAoMEFbIChQQVswKHBCS0AogEpwG1AooEFbYCjAQktwKNBKgBuAKOBBW5Ao8EFboCkAQkuwKTBKkBvAKUBK0BvQKWBBa-ApcEFr8CmQQWwAKaBBbBApsEFsICnQQWwwKfBCTEAqAErgHFAqIEFsYCpAQkxwKlBK8ByAKmBBbJAqcEFsoCqAQkywKrBLABzAKsBLYBzQKuBLcBzgKvBLcBzwKyBLcB0AKzBLcB0QK0BLcB0gK2BLcB0wK4BCTUArkEuAHVArsEtwHWAr0EJNcCvgS5AdgCvwS3AdkCwAS3AdoCwQQk2wLEBLoB3ALFBMAB3QLHBMEB3gLIBMEB3wLLBMEB4ALMBMEB4QLNBMEB4gLPBMEB4wLRBCTkAtIEwgHlAtQEwQHmAtYEJOcC1wTDAegC2ATBAekC2QTBAeoC2gQk6wLdBMQB7ALeBMgB7QLgBBzuAuEEHO8C4wQc8ALkBBzxAuUEHPIC5wQc8wLpBCT0AuoEyQH1AuwEHPYC7gQk9wLvBMoB-ALwBBz5AvEEHPoC8gQk-wL1BMsB_AL2BNEB_QL3BB3-AvgEHf8C-QQdgAP6BB2BA_sEHYID_QQdgwP_BCSEA4AF0gGFA4IFHYYDhAUkhwOFBdMBiAOGBR2JA4cFHYoDiAUkiwOLBdQBjAOMBdgBjQONBReOA44FF48DjwUXkAOQBReRA5EFF5IDkwUXkwOVBSSUA5YF2QGVA5gFF5YDmgUklwObBdoBmAOcBReZA50FF5oDngUkmwOhBdsBnAOiBd8BnQOjBRieA6QFGJ8DpQUYoAOmBRihA6cFGKIDqQUYowOrBSSkA6wF4AGlA64FGKYDsAUkpwOxBeEBqAOyBRipA7MFGKoDtAUkqwO3BeIBrAO4BeYBrQO5BRmuA7oFGa8DuwUZsAO8BRmxA70FGbIDvwUZswPBBSS0A8IF5wG1A8YFGbYDyAUktwPJBegBuAPMBRm5A80FGboDzgUkuwPRBekBvAPSBe8BvQPTBRC-A9QFEL8D1QUQwAPWBRDBA9cFEMID2QUQwwPbBSTEA9wF8AHFA94FEMYD4AUkxwPhBfEByAPiBRDJA-MFEMoD5AUkywPnBfIBzAPoBfgBzQPqBRHOA-sFEc8D7QUR0APuBRHRA-8FEdID8QUR0wPzBSTUA_QF-QHVA_YFEdYD-AUk1wP5BfoB2AP6BRHZA_sFEdoD_AUk2wP_BfsB3AOABv8B3QOBBg_eA4IGD98DgwYP4AOEBg_hA4UGD-IDhwYP4wOJBiTkA4oGgALlA4wGD-YDjgYk5wOPBoEC6AOQBg_pA5EGD-oDkgYk6wOVBoIC7AOWBogC7QOXBhLuA5gGEu8DmQYS8AOaBhLxA5sGEvIDnQYS8wOfBiT0A6AGiQL1A6IGEvYDpAYk9wOlBooC-AOmBhL5A6cGEvoDqAYk-wOrBosC_AOsBo8C_QOuBpAC_gOvBpAC_wOyBpACgASzBpACgQS0BpACggS2BpACgwS4BiSEBLkGkQKFBLsGkAKGBL0GJIcEvgaSAogEvwaQAokEwAaQAooEwQYkiwTEBpMCjATFBpkCjQTHBpoCjgTIBpoCjwTLBpoCkATMBpoCkQTNBpoCkgTPBpoCkwTRBiSUBNIGmwKVBNQGmgKWBNYGJJcE1wacApgE2AaaApkE2QaaApoE2gYkmwTdBp0CnATeBqMCnQTgBqQCngThBqQCnwTkBqQCoATlBqQCoQTmBqQCogToBqQCowTqBiSkBOsGpQKlBO0GpAKmBO8GJKcE8AamAqgE8QakAqkE8gakAqoE8wYkqwT2BqcCrAT3Bq0CrQT4BgiuBPkGCK8E-gYIsAT7BgixBPwGCLIE_gYIswSAByS0BIEHrgK1BIMHCLYEhQcktwSGB68CuASHBwi5BIgHCLoEiQckuwSMB7ACvASNB7YCvQSPB7cCvgSQB7cCvwSTB7cCwASUB7cCwQSVB7cCwgSXB7cCwwSZByTEBJoHuALFBJwHtwLGBJ4HJMcEnwe5AsgEoAe3AskEoQe3AsoEogckywSlB7oCzASmB8ACzQSoB8ECzgSpB8ECzwSsB8EC0AStB8EC0QSuB8EC0gSwB8EC0wSyByTUBLMHwgLVBLUHwQLWBLcHJNcEuAfDAtgEuQfBAtkEugfBAtoEuwck2wS-B8QC3AS_B8oC3QTBB8sC3gTCB8sC3wTFB8sC4ATGB8sC4QTHB8sC4gTJB8sC4wTLByTkBMwHzALlBM4HywLmBNAHJOcE0QfNAugE0gfLAukE0wfLAuoE1Ack6wTXB84C7ATYB9QC7QTaB9UC7gTbB9UC7wTeB9UC8ATfB9UC8QTgB9UC8gTiB9UC8wTkByT0BOUH1gL1BOcH1QL2BOkHJPcE6gfXAvgE6wfVAvkE7AfVAvoE7Qck-wTwB9gC_ATxB94C_QTzB98C_gT0B98C_wT3B98CgAX4B98CgQX5B98CggX7B98CgwX9BySEBf4H4AKFBYAI3wKGBYIIJIcFgwjhAogFhAjfAokFhQjfAooFhggkiwWJCOICjAWKCOgCjQWMCOkCjgWNCOkCjwWQCOkCkAWRCOkCkQWSCOkCkgWUCOkCkwWWCCSUBZcI6gKVBZkI6QKWBZsIJJcFnAjrApgFnQjpApkFngjpApoFnwgkmwWiCOwCnAWjCPICnQWlCPMCngWmCPMCnwWpCPMCoAWqCPMCoQWrCPMCogWtCPMCowWvCCSkBbAI9AKlBbII8wKmBbQIJKcFtQj1AqgFtgjzAqkFtwjzAqoFuAgkqwW7CPYCrAW8CPwCrQW-CP0CrgW_CP0CrwXCCP0CsAXDCP0CsQXECP0CsgXGCP0CswXICCS0BckI_gK1BcsI_QK2Bc0IJLcFzgj_ArgFzwj9ArkF0Aj9AroF0QgkuwXUCIADvAXVCIYDvQXXCIcDvgXYCIcDvwXbCIcDwAXcCIcDwQXdCIcDwgXfCIcDwwXhCCTEBeIIiAPFBeQIhwPGBeYIJMcF5wiJA8gF6AiHA8kF6QiHA8oF6ggkywXtCIoDzAXuCJADzQXwCJEDzgXxCJEDzwX0CJED0AX1CJED0QX2CJED0gX4CJED0wX6CCTUBfsIkgPVBf0IkQPWBf8IJNcFgAmTA9gFgQmRA9kFggmRA9oFgwkk2wWGCZQD3AWHCZoD3QWJCZsD3gWKCZsD3wWNCZsD4AWOCZsD4QWPCZsD4gWRCZsD4wWTCSTkBZQJnAPlBZYJmwPmBZgJJOcFmQmdA-gFmgmbA-kFmwmbA-oFnAkk6wWfCZ4D7AWgCaQD7QWiCaUD7gWjCaUD7wWmCaUD8AWnCaUD8QWoCaUD8gWqCaUD8wWsCST0Ba0JpgP1Ba8JpQP2BbEJJPcFsgmnA_gFswmlA_kFtAmlA_oFtQkk-wW4CagD_AW5Ca4D_QW6CR_-BbsJH_8FvAkfgAa9CR-BBr4JH4IGwAkfgwbCCSSEBsMJrwOFBsUJH4YGxwkkhwbICbADiAbJCR-JBsoJH4oGywkkiwbOCbEDjAbPCbUDjQbQCSCOBtEJII8G0gkgkAbTCSCRBtQJIJIG1gkgkwbYCSSUBtkJtgOVBtsJIJYG3QkklwbeCbcDmAbfCSCZBuAJIJoG4QkkmwbkCbgDnAblCbwDnQbmCSGeBucJIZ8G6AkhoAbpCSGhBuoJIaIG7AkhowbuCSSkBu8JvQOlBvEJIaYG8wkkpwb0Cb4DqAb1CSGpBvYJIaoG9wkkqwb6Cb8DrAb7CcUDrQb9CcYDrgb-CcYDrwaBCsYDsAaCCsYDsQaDCsYDsgaFCsYDswaHCiS0BogKxwO1BooKxgO2BowKJLcGjQrIA7gGjgrGA7kGjwrGA7oGkAokuwaTCskDvAaUCs0DvQaWCs4DvgaXCs4DvwaaCs4DwAabCs4DwQacCs4DwgaeCs4DwwagCiTEBqEKzwPFBqMKzgPGBqUKJMcGpgrQA8gGpwrOA8kGqArOA8oGqQokywasCtEDzAatCtcDzQavCtgDzgawCtgDzwazCtgD0Aa0CtgD0Qa1CtgD0ga3CtgD0wa5CiTUBroK2QPVBrwK2APWBr4KJNcGvwraA9gGwArYA9kGwQrYA9oGwgok2wbFCtsD3AbGCuED"
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
  DataKey: "DataKey",
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
  firstSeenAt: "firstSeenAt"
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
var DataKeyScalarFieldEnum = {
  id: "id",
  keyId: "keyId",
  wrapped: "wrapped",
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
  statementSeq: "statementSeq"
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
