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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Allotment":{"fields":[{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"AllotmentToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"AllotmentToMachineClass"}],"dbName":"allotments","schema":null},"DefaultAllotment":{"fields":[{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"DefaultAllotmentToMachineClass"}],"dbName":"default_allotments","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToMachineClass"},{"name":"defaultAllotments","kind":"object","type":"DefaultAllotment","relationName":"DefaultAllotmentToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","allotments","machineClass","defaultAllotments","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Allotment.findUnique","Allotment.findUniqueOrThrow","Allotment.findFirst","Allotment.findFirstOrThrow","Allotment.findMany","Allotment.createOne","Allotment.createMany","Allotment.createManyAndReturn","Allotment.updateOne","Allotment.updateMany","Allotment.updateManyAndReturn","Allotment.upsertOne","Allotment.deleteOne","Allotment.deleteMany","Allotment.groupBy","Allotment.aggregate","DefaultAllotment.findUnique","DefaultAllotment.findUniqueOrThrow","DefaultAllotment.findFirst","DefaultAllotment.findFirstOrThrow","DefaultAllotment.findMany","DefaultAllotment.createOne","DefaultAllotment.createMany","DefaultAllotment.createManyAndReturn","DefaultAllotment.updateOne","DefaultAllotment.updateMany","DefaultAllotment.updateManyAndReturn","DefaultAllotment.upsertOne","DefaultAllotment.deleteOne","DefaultAllotment.deleteMany","DefaultAllotment.groupBy","DefaultAllotment.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","makerType","makerId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","reservedHosts","onDemandAllowed","bareMetalLimit","virtualMachineLimit","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","tenantId_className","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "pBTrA8AGFw8AAIsMACAQAACMDAAgGAAAjwwAIBkAAJEMACAaAACSDAAgGwAAkwwAIBwAAI4MACAdAACKDAAgHgAAjQwAIB8AAJAMACAgAADXCwAgJAAAlAwAIO0GAACJDAAw7gYAAFQAEO8GAACJDAAw8QZAAOsKACGCBwEAAAABiwcBAPoKACGRCAEA-goAIdAIAQAAAAGICQEA_AoAIYkJQADrCgAhiglAAPsKACEBAAAAAQAgEwMAANYLACAFAAC2DAAgBgAA8gsAIA8AAIsMACAQAACMDAAgEQAAhgwAIBwAAI4MACDtBgAAtQwAMO4GAAADABDvBgAAtQwAMPEGQADrCgAhggcBAJcLACGZBwEAlwsAIZEIAQD6CgAh0AgBAPoKACHRCAEA-goAIYUJIACOCwAhhglAAPsKACGHCUAA6woAIQgDAADPDgAgBQAA1hIAIAYAAM0QACAPAAC_EgAgEAAAwBIAIBEAAMwSACAcAADCEgAghgkAAMMMACAVAwAA1gsAIAUAALYMACAGAADyCwAgDwAAiwwAIBAAAIwMACARAACGDAAgHAAAjgwAIO0GAAC1DAAw7gYAAAMAEO8GAAC1DAAw8QZAAOsKACGCBwEAAAABmQcBAJcLACGRCAEA-goAIcEIAAC0DAAg0AgBAPoKACHRCAEA-goAIYUJIACOCwAhhglAAPsKACGHCUAA6woAIY8JAACzDAAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAAD5CwAg7QYAAPgLADDuBgAABwAQ7wYAAPgLADD8BgEA-goAIZoHAQCXCwAhuAcEAOoKACGCCQQA6goAIYMJAgCPCwAhhAkCAI8LACEBAAAABwAgCwQAAPkLACAHAACsDAAg7QYAALIMADDuBgAACQAQ7wYAALIMADCaBwEAlwsAIeEHAQD6CgAh_ggCAI8LACH_CCAAjgsAIYAJAgCPCwAhgQkCAI8LACECBAAA5RAAIAcAANISACAMBAAA-QsAIAcAAKwMACDtBgAAsgwAMO4GAAAJABDvBgAAsgwAMJoHAQCXCwAh4QcBAPoKACH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIY4JAACxDAAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJBwAArAwAIO0GAACwDAAw7gYAAA4AEO8GAACwDAAw4QcBAPoKACH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIQEHAADSEgAgCQcAAKwMACDtBgAAsAwAMO4GAAAOABDvBgAAsAwAMOEHAQAAAAH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIQMAAAAOACABAAAPADACAAAQACAiBwAArAwAIAoAAK0MACALAACuDAAgDAAArwwAIO0GAACrDAAw7gYAABIAEO8GAACrDAAw_AYBAPoKACHdBwEA-goAIeEHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh6gcEAOoKACHRCAEA-goAIeUIIACOCwAh6ggBAPoKACHrCAEA_AoAIewIAgCPCwAh7QgCAI8LACHuCAIAjwsAIe8IAgCPCwAh8AgBAKALACHxCCAAjgsAIfIIQAD7CgAh8wgAAIgLACD0CAAAiAsAIPUIQAD7CgAh9gggAI4LACH3CAAAiAsAIPgIAgCPCwAh-QgCAI8LACH6CAEAoAsAIfsIAQCgCwAhCgcAANISACAKAADTEgAgCwAA1BIAIAwAANUSACDrCAAAwwwAIPAIAADDDAAg8ggAAMMMACD1CAAAwwwAIPoIAADDDAAg-wgAAMMMACAiBwAArAwAIAoAAK0MACALAACuDAAgDAAArwwAIO0GAACrDAAw7gYAABIAEO8GAACrDAAw_AYBAAAAAd0HAQD6CgAh4QcBAPoKACHjBwIAjwsAIeQHAgCPCwAh5QcCAI8LACHqBwQA6goAIdEIAQD6CgAh5QggAI4LACHqCAEA-goAIesIAQD8CgAh7AgCAI8LACHtCAIAjwsAIe4IAgCPCwAh7wgCAI8LACHwCAEAoAsAIfEIIACOCwAh8ghAAPsKACHzCAAAiAsAIPQIAACICwAg9QhAAPsKACH2CCAAjgsAIfcIAACICwAg-AgCAI8LACH5CAIAjwsAIfoIAQCgCwAh-wgBAKALACEDAAAAEgAgAQAAEwAwAgAAFAAgGQkAAKcMACDtBgAAqgwAMO4GAAAWABDvBgAAqgwAMPEGQADrCgAhmgcBAJcLACG_BwEAlwsAIdYHAgCPCwAh3AcBAJcLACHdBwEA-goAId4HAgCPCwAh3wcEAOoKACHgBwEA-goAIeEHAQD6CgAh4gcBAPoKACHjBwIAjwsAIeQHAgCPCwAh5QcCAI8LACHmBwAAoQsAIOcHQAD7CgAh6AdAAPsKACHpB0AA-woAIeoHBADqCgAh6wcEAOoKACHsBwEA-goAIQQJAADREgAg5wcAAMMMACDoBwAAwwwAIOkHAADDDAAgGgkAAKcMACDtBgAAqgwAMO4GAAAWABDvBgAAqgwAMPEGQADrCgAhmgcBAJcLACG_BwEAlwsAIdYHAgCPCwAh3AcBAAAAAd0HAQD6CgAh3gcCAI8LACHfBwQA6goAIeAHAQD6CgAh4QcBAPoKACHiBwEA-goAIeMHAgCPCwAh5AcCAI8LACHlBwIAjwsAIeYHAAChCwAg5wdAAPsKACHoB0AA-woAIekHQAD7CgAh6gcEAOoKACHrBwQA6goAIewHAQD6CgAhjQkAAKkMACADAAAAFgAgAQAAFwAwAgAAGAAgCQkAAKcMACDtBgAAqAwAMO4GAAAaABDvBgAAqAwAMPEGQADrCgAh4AcBAPoKACHFCAEA-goAIecIAQD6CgAh6AhAAPsKACECCQAA0RIAIOgIAADDDAAgCQkAAKcMACDtBgAAqAwAMO4GAAAaABDvBgAAqAwAMPEGQADrCgAh4AcBAPoKACHFCAEA-goAIecIAQAAAAHoCEAA-woAIQMAAAAaACABAAAbADACAAAcACAKCQAApwwAIO0GAACmDAAw7gYAAB4AEO8GAACmDAAwiwcgAI4LACGzBwEA-goAIbsHAQD6CgAh4AcBAPoKACHxBwEA-goAIekIQADrCgAhAQkAANESACALCQAApwwAIO0GAACmDAAw7gYAAB4AEO8GAACmDAAwiwcgAI4LACGzBwEA-goAIbsHAQD6CgAh4AcBAPoKACHxBwEA-goAIekIQADrCgAhjAkAAKUMACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABYAIAEAAAAaACABAAAAHgAgAQAAAAkAIAEAAAAOACABAAAAEgAgGAMAANYLACAEAAD5CwAg7QYAAKQMADDuBgAAKAAQ7wYAAKQMADDxBkAA6woAIfwGAQD6CgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGVCAAAiAsAIJgIAQD6CgAhmQgAAIgLACCaCCAAjgsAIa8IAAGYCwAhsghAAPsKACHOCAEA_AoAIdYIQAD7CgAh3QgBAPoKACHeCAEA-goAId8IAQCgCwAh4AgBAPwKACHhCEAA-woAIQgDAADPDgAgBAAA5RAAILIIAADDDAAgzggAAMMMACDWCAAAwwwAIN8IAADDDAAg4AgAAMMMACDhCAAAwwwAIBgDAADWCwAgBAAA-QsAIO0GAACkDAAw7gYAACgAEO8GAACkDAAw8QZAAOsKACH8BgEA-goAIYIHAQAAAAGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGVCAAAiAsAIJgIAQD6CgAhmQgAAIgLACCaCCAAjgsAIa8IAAEAAAGyCEAA-woAIc4IAQD8CgAh1ghAAPsKACHdCAEA-goAId4IAQD6CgAh3wgBAKALACHgCAEA_AoAIeEIQAD7CgAhAwAAACgAIAEAACkAMAIAACoAIBkDAADWCwAgBAAA-QsAIO0GAACjDAAw7gYAACwAEO8GAACjDAAw8QZAAOsKACGCBwEAlwsAIZgHQADrCgAhmQcBAJcLACGaBwEAlwsAIa0HAQD6CgAhrgcBAJcLACGPCAEAoAsAIZUIAACICwAgsAgBAPwKACGyCEAA-woAIbgIAAGYCwAh1QgAAIgLACDWCEAA-woAIdcIAgC-CwAh2AgCAL4LACHZCAEA_AoAIdoIAQD8CgAh2wgBAKALACHcCAEAoAsAIQwDAADPDgAgBAAA5RAAII8IAADDDAAgsAgAAMMMACCyCAAAwwwAINYIAADDDAAg1wgAAMMMACDYCAAAwwwAINkIAADDDAAg2ggAAMMMACDbCAAAwwwAINwIAADDDAAgGQMAANYLACAEAAD5CwAg7QYAAKMMADDuBgAALAAQ7wYAAKMMADDxBkAA6woAIYIHAQAAAAGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGtBwEA-goAIa4HAQCXCwAhjwgBAKALACGVCAAAiAsAILAIAQD8CgAhsghAAPsKACG4CAABAAAB1QgAAIgLACDWCEAA-woAIdcIAgC-CwAh2AgCAL4LACHZCAEA_AoAIdoIAQD8CgAh2wgBAKALACHcCAEAoAsAIQMAAAAsACABAAAtADACAAAuACAXBAAA-QsAIBIAAM0LACDtBgAAogwAMO4GAAAwABDvBgAAogwAMPEGQADrCgAhggcBAJcLACGLBwEA-goAIZkHAQCXCwAhmgcBAJcLACGfB0AA6woAIY8IAQCXCwAhkQgBAPoKACGSCAEA-goAIZMIAQD6CgAhlAgAAKELACCVCAAAiAsAIJYIAgCPCwAhlwggAI4LACGYCAEA-goAIZkIAACICwAgmgggAI4LACGbCAIAjwsAIQIEAADlEAAgEgAA6w0AIBcEAAD5CwAgEgAAzQsAIO0GAACiDAAw7gYAADAAEO8GAACiDAAw8QZAAOsKACGCBwEAAAABiwcBAPoKACGZBwEAlwsAIZoHAQCXCwAhnwdAAOsKACGPCAEAlwsAIZEIAQD6CgAhkggBAPoKACGTCAEA-goAIZQIAAChCwAglQgAAIgLACCWCAIAjwsAIZcIIACOCwAhmAgBAPoKACGZCAAAiAsAIJoIIACOCwAhmwgCAI8LACEDAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAoSAADNCwAg7QYAAMwLADDuBgAANQAQ7wYAAMwLADD9BkAA-woAIY0HQADrCgAhjwgBAJcLACGcCAAAiAsAIJ0IAACICwAgnggBAPwKACEBAAAANQAgBxIAAM0LACDtBgAAoQwAMO4GAAA3ABDvBgAAoQwAMJgHQADrCgAhjwgBAJcLACGQCAABmAsAIQESAADrDQAgCBIAAM0LACDtBgAAoQwAMO4GAAA3ABDvBgAAoQwAMJgHQADrCgAhjwgBAJcLACGQCAABmAsAIYsJAACgDAAgAwAAADcAIAEAADgAMAIAADkAIAEAAAAwACABAAAANwAgFAMAANYLACAEAACfDAAgGAAAjwwAIBkAAJEMACAaAACSDAAgGwAAkwwAIO0GAACeDAAw7gYAAD0AEO8GAACeDAAw8QZAAOsKACGCBwEAlwsAIYgHAQD8CgAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhkQgBAPoKACGfCAEA_AoAIc0IAQD6CgAhzggBAPoKACHPCEAA-woAIQoDAADPDgAgBAAA5RAAIBgAAMMSACAZAADFEgAgGgAAxhIAIBsAAMcSACCIBwAAwwwAIJoHAADDDAAgnwgAAMMMACDPCAAAwwwAIBUDAADWCwAgBAAAnwwAIBgAAI8MACAZAACRDAAgGgAAkgwAIBsAAJMMACDtBgAAngwAMO4GAAA9ABDvBgAAngwAMPEGQADrCgAhggcBAAAAAYgHAQD8CgAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhkQgBAPoKACGfCAEA_AoAIcEIAACdDAAgzQgBAPoKACHOCAEA-goAIc8IQAD7CgAhAwAAAD0AIAEAAD4AMAIAAD8AIAEAAAADACAOAwAA1gsAIBUAAJkMACAXAACcDAAg7QYAAJsMADDuBgAAQgAQ7wYAAJsMADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIasIAQCXCwAhsghAAPsKACG4CAABmAsAIcwIQAD7CgAhBQMAAM8OACAVAADPEgAgFwAA0BIAILIIAADDDAAgzAgAAMMMACAOAwAA1gsAIBUAAJkMACAXAACcDAAg7QYAAJsMADDuBgAAQgAQ7wYAAJsMADDxBkAA6woAIYIHAQAAAAGYB0AA6woAIZkHAQCXCwAhqwgBAJcLACGyCEAA-woAIbgIAAEAAAHMCEAA-woAIQMAAABCACABAABDADACAABEACAKFgAA4AsAIO0GAADfCwAw7gYAAEYAEO8GAADfCwAw8QZAAOsKACGCBwEAlwsAIYwHAgCPCwAhjwdAAOsKACGXBwEA-goAIcsIAQCXCwAhAQAAAEYAIA0DAADWCwAgFQAAmQwAIO0GAACaDAAw7gYAAEgAEO8GAACaDAAwmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGzCAABmAsAIbQIAQD6CgAhtQgBAPoKACG2CEAA-woAIQMDAADPDgAgFQAAzxIAILYIAADDDAAgDQMAANYLACAVAACZDAAg7QYAAJoMADDuBgAASAAQ7wYAAJoMADCYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGrCAEAlwsAIbMIAAEAAAG0CAEA-goAIbUIAQD6CgAhtghAAPsKACEDAAAASAAgAQAASQAwAgAASgAgEAMAANYLACAVAACZDAAg7QYAAJgMADDuBgAATAAQ7wYAAJgMADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGuCAABmAsAIa8IAAGYCwAhsAgBAPwKACGxCEAA-woAIbIIQAD7CgAhBQMAAM8OACAVAADPEgAgsAgAAMMMACCxCAAAwwwAILIIAADDDAAgEAMAANYLACAVAACZDAAg7QYAAJgMADDuBgAATAAQ7wYAAJgMADDxBkAA6woAIYIHAQAAAAGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGrCAEAlwsAIa4IAAEAAAGvCAABmAsAIbAIAQD8CgAhsQhAAPsKACGyCEAA-woAIQMAAABMACABAABNADACAABOACAUAwAAlgwAIAQBAPwKACEVAACXDAAg7QYAAJUMADDuBgAAUAAQ7wYAAJUMADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGYB0AA6woAIZkHAQCgCwAhmgcBAKALACG1BwEA-goAIacIAAGYCwAhqAgAAZgLACGpCAEA_AoAIaoIAQD8CgAhqwgBAKALACGsCAIAjwsAIa0IQAD7CgAhCQMAAM8OACAEAADDDAAgFQAAzxIAIJkHAADDDAAgmgcAAMMMACCpCAAAwwwAIKoIAADDDAAgqwgAAMMMACCtCAAAwwwAIBQDAACWDAAgBAEA_AoAIRUAAJcMACDtBgAAlQwAMO4GAABQABDvBgAAlQwAMPEGQADrCgAhggcBAAAAAYsHAQD6CgAhmAdAAOsKACGZBwEAoAsAIZoHAQCgCwAhtQcBAPoKACGnCAABAAABqAgAAQAAAakIAQD8CgAhqggBAPwKACGrCAEAoAsAIawIAgCPCwAhrQhAAPsKACEDAAAAUAAgAQAAUQAwAgAAUgAgFw8AAIsMACAQAACMDAAgGAAAjwwAIBkAAJEMACAaAACSDAAgGwAAkwwAIBwAAI4MACAdAACKDAAgHgAAjQwAIB8AAJAMACAgAADXCwAgJAAAlAwAIO0GAACJDAAw7gYAAFQAEO8GAACJDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhkQgBAPoKACHQCAEA-goAIYgJAQD8CgAhiQlAAOsKACGKCUAA-woAIQEAAABUACABAAAAPQAgAQAAAEIAIAEAAABIACABAAAATAAgAQAAAFAAIAEAAAAJACABAAAAKAAgAQAAACwAIAEAAAAwACABAAAAPQAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAsACABAAAtADACAAAuACAWAwAA1gsAIBEAAIYMACATAACHDAAgFAAAiAwAIO0GAACFDAAw7gYAAGIAEO8GAACFDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGfB0AA6woAIZEIAQD6CgAhmwgCAI8LACGfCAEA-goAIaAIAQD6CgAhoQgBAPwKACGiCAAApwsAIKMIAQD8CgAhpAgAAIgLACClCAIAjwsAIaYIAgCPCwAhBwMAAM8OACARAADMEgAgEwAAzRIAIBQAAM4SACChCAAAwwwAIKIIAADDDAAgowgAAMMMACAXAwAA1gsAIBEAAIYMACATAACHDAAgFAAAiAwAIO0GAACFDAAw7gYAAGIAEO8GAACFDAAw8QZAAOsKACGCBwEAAAABiwcBAPoKACGZBwEAlwsAIZ8HQADrCgAhkQgBAPoKACGbCAIAjwsAIZ8IAQD6CgAhoAgBAPoKACGhCAEA_AoAIaIIAACnCwAgowgBAPwKACGkCAAAiAsAIKUIAgCPCwAhpggCAI8LACHBCAAAhAwAIAMAAABiACABAABjADACAABkACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEIAIAEAAEMAMAIAAEQAIBADAADWCwAgIAAA1wsAIO0GAADVCwAw7gYAAGgAEO8GAADVCwAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGfCAEA_AoAIbsIAQD8CgAhvAgBAPwKACG9CAAAiAsAIL4IAgCPCwAhvwgBAPwKACHACEAA-woAIQEAAABoACATAwAA1gsAIB8AAIMMACDtBgAAggwAMO4GAABqABDvBgAAggwAMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhnwgBAPwKACGyCEAA-woAIbYIQAD7CgAhtwgBAJcLACG4CAABmAsAIbkIAQD6CgAhuggBAPwKACG7CAEA_AoAIbwIAQD8CgAhvQgAAIgLACAIAwAAzw4AIB8AAMQSACCfCAAAwwwAILIIAADDDAAgtggAAMMMACC6CAAAwwwAILsIAADDDAAgvAgAAMMMACATAwAA1gsAIB8AAIMMACDtBgAAggwAMO4GAABqABDvBgAAggwAMPEGQADrCgAhggcBAAAAAZgHQADrCgAhmQcBAJcLACGfCAEA_AoAIbIIQAD7CgAhtghAAPsKACG3CAEAlwsAIbgIAAEAAAG5CAEA-goAIboIAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABqACADAAAAagAgAQAAawAwAgAAbAAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABMACABAABNADACAABOACADAAAAUAAgAQAAUQAwAgAAUgAgEQMAANYLACAiAACADAAgIwAAgQwAIO0GAAD_CwAw7gYAAHMAEO8GAAD_CwAw8QZAAOsKACH8BgEA-goAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhmwcBAPoKACGcBwAAiAsAIJ0HAQD8CgAhngdAAPsKACGfB0AA6woAIQYDAADPDgAgIgAAyhIAICMAAMsSACCaBwAAwwwAIJ0HAADDDAAgngcAAMMMACARAwAA1gsAICIAAIAMACAjAACBDAAg7QYAAP8LADDuBgAAcwAQ7wYAAP8LADDxBkAA6woAIfwGAQD6CgAhggcBAAAAAYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZsHAQD6CgAhnAcAAIgLACCdBwEA_AoAIZ4HQAD7CgAhnwdAAOsKACEDAAAAcwAgAQAAdAAwAgAAdQAgCSEAAP0LACDtBgAA_gsAMO4GAAB3ABDvBgAA_gsAMPEGQADrCgAhggcBAJcLACGEBwEAlwsAIZcHAQD6CgAhmAdAAPsKACECIQAAyRIAIJgHAADDDAAgCSEAAP0LACDtBgAA_gsAMO4GAAB3ABDvBgAA_gsAMPEGQADrCgAhggcBAAAAAYQHAQCXCwAhlwcBAPoKACGYB0AA-woAIQMAAAB3ACABAAB4ADACAAB5ACAWIQAA_QsAICoAAKELACDtBgAA_AsAMO4GAAB7ABDvBgAA_AsAMPEGQADrCgAh_gYBAPwKACGCBwEAlwsAIYMHBADqCgAhhAcBAJcLACGFBwEAlwsAIYYHAQD6CgAhhwcBAPoKACGIBwEA-goAIYkHQADrCgAhigcBAKALACGLBwEA-goAIYwHAgCPCwAhjQdAAPsKACGOB0AA-woAIY8HQADrCgAhkAdAAPsKACEGIQAAyRIAIP4GAADDDAAgigcAAMMMACCNBwAAwwwAII4HAADDDAAgkAcAAMMMACAWIQAA_QsAICoAAKELACDtBgAA_AsAMO4GAAB7ABDvBgAA_AsAMPEGQADrCgAh_gYBAPwKACGCBwEAAAABgwcEAOoKACGEBwEAlwsAIYUHAQCXCwAhhgcBAPoKACGHBwEA-goAIYgHAQD6CgAhiQdAAOsKACGKBwEAoAsAIYsHAQD6CgAhjAcCAI8LACGNB0AA-woAIY4HQAD7CgAhjwdAAOsKACGQB0AA-woAIQMAAAB7ACABAAB8ADACAAB9ACABAAAAdwAgAQAAAHsAIAEAAAADACABAAAAKAAgAQAAACwAIAEAAABiACABAAAAPQAgAQAAAEIAIAEAAABqACABAAAASAAgAQAAAEwAIAEAAABQACABAAAAcwAgAQAAAAEAIA4PAAC_EgAgEAAAwBIAIBgAAMMSACAZAADFEgAgGgAAxhIAIBsAAMcSACAcAADCEgAgHQAAvhIAIB4AAMESACAfAADEEgAgIAAA0A4AICQAAMgSACCICQAAwwwAIIoJAADDDAAgAwAAAFQAIAEAAI0BADACAAABACADAAAAVAAgAQAAjQEAMAIAAAEAIAMAAABUACABAACNAQAwAgAAAQAgFA8AALMSACAQAAC0EgAgGAAAtxIAIBkAALoSACAaAAC7EgAgGwAAvBIAIBwAALYSACAdAACyEgAgHgAAtRIAIB8AALgSACAgAAC5EgAgJAAAvRIAIPEGQAAAAAGCBwEAAAABiwcBAAAAAZEIAQAAAAHQCAEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABASoAAJEBACAI8QZAAAAAAYIHAQAAAAGLBwEAAAABkQgBAAAAAdAIAQAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAEBKgAAkwEAMAEqAACTAQAwFA8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACECAAAAAQAgKgAAlgEAIAjxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhAgAAAFQAICoAAJgBACACAAAAVAAgKgAAmAEAIAMAAAABACAxAACRAQAgMgAAlgEAIAEAAAABACABAAAAVAAgBQ0AALIRACA3AAC0EQAgOAAAsxEAIIgJAADDDAAgigkAAMMMACAL7QYAAPsLADDuBgAAnwEAEO8GAAD7CwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhkQgBAO8KACHQCAEA7woAIYgJAQDxCgAhiQlAAOIKACGKCUAA8AoAIQMAAABUACABAACeAQAwNgAAnwEAIAMAAABUACABAACNAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAQAwAAqxEAIAUAAKwRACAGAACtEQAgDwAArhEAIBAAAK8RACARAACwEQAgHAAAsREAIPEGQAAAAAGCBwEAAAABmQcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQEqAACnAQAgCfEGQAAAAAGCBwEAAAABmQcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQEqAACpAQAwASoAAKkBADAQAwAA6RAAIAUAAOoQACAGAADrEAAgDwAA7BAAIBAAAO0QACARAADuEAAgHAAA7xAAIPEGQAC9DAAhggcBAMcMACGZBwEAxwwAIZEIAQDHDAAh0AgBAMcMACHRCAEAxwwAIYUJIAD_DAAhhglAAMgMACGHCUAAvQwAIQIAAAAFACAqAACsAQAgCfEGQAC9DAAhggcBAMcMACGZBwEAxwwAIZEIAQDHDAAh0AgBAMcMACHRCAEAxwwAIYUJIAD_DAAhhglAAMgMACGHCUAAvQwAIQIAAAADACAqAACuAQAgAgAAAAMAICoAAK4BACADAAAABQAgMQAApwEAIDIAAKwBACABAAAABQAgAQAAAAMAIAQNAADmEAAgNwAA6BAAIDgAAOcQACCGCQAAwwwAIAztBgAA-gsAMO4GAAC1AQAQ7wYAAPoLADDxBkAA4goAIYIHAQD-CgAhmQcBAP4KACGRCAEA7woAIdAIAQDvCgAh0QgBAO8KACGFCSAAigsAIYYJQADwCgAhhwlAAOIKACEDAAAAAwAgAQAAtAEAMDYAALUBACADAAAAAwAgAQAABAAwAgAABQAgCgQAAPkLACDtBgAA-AsAMO4GAAAHABDvBgAA-AsAMPwGAQAAAAGaBwEAAAABuAcEAOoKACGCCQQA6goAIYMJAgCPCwAhhAkCAI8LACEBAAAAuAEAIAEAAAC4AQAgAQQAAOUQACADAAAABwAgAQAAuwEAMAIAALgBACADAAAABwAgAQAAuwEAMAIAALgBACADAAAABwAgAQAAuwEAMAIAALgBACAHBAAA5BAAIPwGAQAAAAGaBwEAAAABuAcEAAAAAYIJBAAAAAGDCQIAAAABhAkCAAAAAQEqAAC_AQAgBvwGAQAAAAGaBwEAAAABuAcEAAAAAYIJBAAAAAGDCQIAAAABhAkCAAAAAQEqAADBAQAwASoAAMEBADAHBAAA4xAAIPwGAQDHDAAhmgcBAMcMACG4BwQAvAwAIYIJBAC8DAAhgwkCAM8MACGECQIAzwwAIQIAAAC4AQAgKgAAxAEAIAb8BgEAxwwAIZoHAQDHDAAhuAcEALwMACGCCQQAvAwAIYMJAgDPDAAhhAkCAM8MACECAAAABwAgKgAAxgEAIAIAAAAHACAqAADGAQAgAwAAALgBACAxAAC_AQAgMgAAxAEAIAEAAAC4AQAgAQAAAAcAIAUNAADeEAAgNwAA4RAAIDgAAOAQACBZAADfEAAgWgAA4hAAIAntBgAA9wsAMO4GAADNAQAQ7wYAAPcLADD8BgEA7woAIZoHAQD-CgAhuAcEAOEKACGCCQQA4QoAIYMJAgCBCwAhhAkCAIELACEDAAAABwAgAQAAzAEAMDYAAM0BACADAAAABwAgAQAAuwEAMAIAALgBACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAgEAADIEAAgBwAA3RAAIJoHAQAAAAHhBwEAAAAB_ggCAAAAAf8IIAAAAAGACQIAAAABgQkCAAAAAQEqAADVAQAgBpoHAQAAAAHhBwEAAAAB_ggCAAAAAf8IIAAAAAGACQIAAAABgQkCAAAAAQEqAADXAQAwASoAANcBADAIBAAAxhAAIAcAANwQACCaBwEAxwwAIeEHAQDHDAAh_ggCAM8MACH_CCAA_wwAIYAJAgDPDAAhgQkCAM8MACECAAAACwAgKgAA2gEAIAaaBwEAxwwAIeEHAQDHDAAh_ggCAM8MACH_CCAA_wwAIYAJAgDPDAAhgQkCAM8MACECAAAACQAgKgAA3AEAIAIAAAAJACAqAADcAQAgAwAAAAsAIDEAANUBACAyAADaAQAgAQAAAAsAIAEAAAAJACAFDQAA1xAAIDcAANoQACA4AADZEAAgWQAA2BAAIFoAANsQACAJ7QYAAPYLADDuBgAA4wEAEO8GAAD2CwAwmgcBAP4KACHhBwEA7woAIf4IAgCBCwAh_wggAIoLACGACQIAgQsAIYEJAgCBCwAhAwAAAAkAIAEAAOIBADA2AADjAQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAQACABAAAAEAAgAwAAAA4AIAEAAA8AMAIAABAAIAMAAAAOACABAAAPADACAAAQACADAAAADgAgAQAADwAwAgAAEAAgBgcAANYQACDhBwEAAAAB_ggCAAAAAf8IIAAAAAGACQIAAAABgQkCAAAAAQEqAADrAQAgBeEHAQAAAAH-CAIAAAAB_wggAAAAAYAJAgAAAAGBCQIAAAABASoAAO0BADABKgAA7QEAMAYHAADVEAAg4QcBAMcMACH-CAIAzwwAIf8IIAD_DAAhgAkCAM8MACGBCQIAzwwAIQIAAAAQACAqAADwAQAgBeEHAQDHDAAh_ggCAM8MACH_CCAA_wwAIYAJAgDPDAAhgQkCAM8MACECAAAADgAgKgAA8gEAIAIAAAAOACAqAADyAQAgAwAAABAAIDEAAOsBACAyAADwAQAgAQAAABAAIAEAAAAOACAFDQAA0BAAIDcAANMQACA4AADSEAAgWQAA0RAAIFoAANQQACAI7QYAAPULADDuBgAA-QEAEO8GAAD1CwAw4QcBAO8KACH-CAIAgQsAIf8IIACKCwAhgAkCAIELACGBCQIAgQsAIQMAAAAOACABAAD4AQAwNgAA-QEAIAMAAAAOACABAAAPADACAAAQACAQBgAA8gsAIAgAAPMLACAOAAD0CwAg7QYAAPELADDuBgAA_wEAEO8GAADxCwAw8QZAAOsKACH8BgEAAAABpAcCAI8LACG6BwEAlwsAIdYHAgCPCwAh5AcCAI8LACH5BwIAjwsAIeUIIACOCwAh_AgBAPoKACH9CAAAiAsAIAEAAAD8AQAgAQAAAPwBACAQBgAA8gsAIAgAAPMLACAOAAD0CwAg7QYAAPELADDuBgAA_wEAEO8GAADxCwAw8QZAAOsKACH8BgEA-goAIaQHAgCPCwAhugcBAJcLACHWBwIAjwsAIeQHAgCPCwAh-QcCAI8LACHlCCAAjgsAIfwIAQD6CgAh_QgAAIgLACADBgAAzRAAIAgAAM4QACAOAADPEAAgAwAAAP8BACABAACAAgAwAgAA_AEAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACADAAAA_wEAIAEAAIACADACAAD8AQAgDQYAAMoQACAIAADLEAAgDgAAzBAAIPEGQAAAAAH8BgEAAAABpAcCAAAAAboHAQAAAAHWBwIAAAAB5AcCAAAAAfkHAgAAAAHlCCAAAAAB_AgBAAAAAf0IAADJEAAgASoAAIQCACAK8QZAAAAAAfwGAQAAAAGkBwIAAAABugcBAAAAAdYHAgAAAAHkBwIAAAAB-QcCAAAAAeUIIAAAAAH8CAEAAAAB_QgAAMkQACABKgAAhgIAMAEqAACGAgAwDQYAAKAQACAIAAChEAAgDgAAohAAIPEGQAC9DAAh_AYBAMcMACGkBwIAzwwAIboHAQDHDAAh1gcCAM8MACHkBwIAzwwAIfkHAgDPDAAh5QggAP8MACH8CAEAxwwAIf0IAACfEAAgAgAAAPwBACAqAACJAgAgCvEGQAC9DAAh_AYBAMcMACGkBwIAzwwAIboHAQDHDAAh1gcCAM8MACHkBwIAzwwAIfkHAgDPDAAh5QggAP8MACH8CAEAxwwAIf0IAACfEAAgAgAAAP8BACAqAACLAgAgAgAAAP8BACAqAACLAgAgAwAAAPwBACAxAACEAgAgMgAAiQIAIAEAAAD8AQAgAQAAAP8BACAFDQAAmhAAIDcAAJ0QACA4AACcEAAgWQAAmxAAIFoAAJ4QACAN7QYAAPALADDuBgAAkgIAEO8GAADwCwAw8QZAAOIKACH8BgEA7woAIaQHAgCBCwAhugcBAP4KACHWBwIAgQsAIeQHAgCBCwAh-QcCAIELACHlCCAAigsAIfwIAQDvCgAh_QgAAIgLACADAAAA_wEAIAEAAJECADA2AACSAgAgAwAAAP8BACABAACAAgAwAgAA_AEAIAEAAAAUACABAAAAFAAgAwAAABIAIAEAABMAMAIAABQAIAMAAAASACABAAATADACAAAUACADAAAAEgAgAQAAEwAwAgAAFAAgHwcAAJYQACAKAACXEAAgCwAAmBAAIAwAAJkQACD8BgEAAAAB3QcBAAAAAeEHAQAAAAHjBwIAAAAB5AcCAAAAAeUHAgAAAAHqBwQAAAAB0QgBAAAAAeUIIAAAAAHqCAEAAAAB6wgBAAAAAewIAgAAAAHtCAIAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QggAAAAAfIIQAAAAAHzCAAAkxAAIPQIAACUEAAg9QhAAAAAAfYIIAAAAAH3CAAAlRAAIPgIAgAAAAH5CAIAAAAB-ggBAAAAAfsIAQAAAAEBKgAAmgIAIBv8BgEAAAAB3QcBAAAAAeEHAQAAAAHjBwIAAAAB5AcCAAAAAeUHAgAAAAHqBwQAAAAB0QgBAAAAAeUIIAAAAAHqCAEAAAAB6wgBAAAAAewIAgAAAAHtCAIAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QggAAAAAfIIQAAAAAHzCAAAkxAAIPQIAACUEAAg9QhAAAAAAfYIIAAAAAH3CAAAlRAAIPgIAgAAAAH5CAIAAAAB-ggBAAAAAfsIAQAAAAEBKgAAnAIAMAEqAACcAgAwHwcAAOsPACAKAADsDwAgCwAA7Q8AIAwAAO4PACD8BgEAxwwAId0HAQDHDAAh4QcBAMcMACHjBwIAzwwAIeQHAgDPDAAh5QcCAM8MACHqBwQAvAwAIdEIAQDHDAAh5QggAP8MACHqCAEAxwwAIesIAQDJDAAh7AgCAM8MACHtCAIAzwwAIe4IAgDPDAAh7wgCAM8MACHwCAEAyQwAIfEIIAD_DAAh8ghAAMgMACHzCAAA6A8AIPQIAADpDwAg9QhAAMgMACH2CCAA_wwAIfcIAADqDwAg-AgCAM8MACH5CAIAzwwAIfoIAQDJDAAh-wgBAMkMACECAAAAFAAgKgAAnwIAIBv8BgEAxwwAId0HAQDHDAAh4QcBAMcMACHjBwIAzwwAIeQHAgDPDAAh5QcCAM8MACHqBwQAvAwAIdEIAQDHDAAh5QggAP8MACHqCAEAxwwAIesIAQDJDAAh7AgCAM8MACHtCAIAzwwAIe4IAgDPDAAh7wgCAM8MACHwCAEAyQwAIfEIIAD_DAAh8ghAAMgMACHzCAAA6A8AIPQIAADpDwAg9QhAAMgMACH2CCAA_wwAIfcIAADqDwAg-AgCAM8MACH5CAIAzwwAIfoIAQDJDAAh-wgBAMkMACECAAAAEgAgKgAAoQIAIAIAAAASACAqAAChAgAgAwAAABQAIDEAAJoCACAyAACfAgAgAQAAABQAIAEAAAASACALDQAA4w8AIDcAAOYPACA4AADlDwAgWQAA5A8AIFoAAOcPACDrCAAAwwwAIPAIAADDDAAg8ggAAMMMACD1CAAAwwwAIPoIAADDDAAg-wgAAMMMACAe7QYAAO8LADDuBgAAqAIAEO8GAADvCwAw_AYBAO8KACHdBwEA7woAIeEHAQDvCgAh4wcCAIELACHkBwIAgQsAIeUHAgCBCwAh6gcEAOEKACHRCAEA7woAIeUIIACKCwAh6ggBAO8KACHrCAEA8QoAIewIAgCBCwAh7QgCAIELACHuCAIAgQsAIe8IAgCBCwAh8AgBAIALACHxCCAAigsAIfIIQADwCgAh8wgAAIgLACD0CAAAiAsAIPUIQADwCgAh9gggAIoLACH3CAAAiAsAIPgIAgCBCwAh-QgCAIELACH6CAEAgAsAIfsIAQCACwAhAwAAABIAIAEAAKcCADA2AACoAgAgAwAAABIAIAEAABMAMAIAABQAIAEAAAAgACABAAAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgBwkAAOIPACCLByAAAAABswcBAAAAAbsHAQAAAAHgBwEAAAAB8QcBAAAAAekIQAAAAAEBKgAAsAIAIAaLByAAAAABswcBAAAAAbsHAQAAAAHgBwEAAAAB8QcBAAAAAekIQAAAAAEBKgAAsgIAMAEqAACyAgAwBwkAAOEPACCLByAA_wwAIbMHAQDHDAAhuwcBAMcMACHgBwEAxwwAIfEHAQDHDAAh6QhAAL0MACECAAAAIAAgKgAAtQIAIAaLByAA_wwAIbMHAQDHDAAhuwcBAMcMACHgBwEAxwwAIfEHAQDHDAAh6QhAAL0MACECAAAAHgAgKgAAtwIAIAIAAAAeACAqAAC3AgAgAwAAACAAIDEAALACACAyAAC1AgAgAQAAACAAIAEAAAAeACADDQAA3g8AIDcAAOAPACA4AADfDwAgCe0GAADuCwAw7gYAAL4CABDvBgAA7gsAMIsHIACKCwAhswcBAO8KACG7BwEA7woAIeAHAQDvCgAh8QcBAO8KACHpCEAA4goAIQMAAAAeACABAAC9AgAwNgAAvgIAIAMAAAAeACABAAAfADACAAAgACABAAAAHAAgAQAAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAYJAADdDwAg8QZAAAAAAeAHAQAAAAHFCAEAAAAB5wgBAAAAAegIQAAAAAEBKgAAxgIAIAXxBkAAAAAB4AcBAAAAAcUIAQAAAAHnCAEAAAAB6AhAAAAAAQEqAADIAgAwASoAAMgCADAGCQAA3A8AIPEGQAC9DAAh4AcBAMcMACHFCAEAxwwAIecIAQDHDAAh6AhAAMgMACECAAAAHAAgKgAAywIAIAXxBkAAvQwAIeAHAQDHDAAhxQgBAMcMACHnCAEAxwwAIegIQADIDAAhAgAAABoAICoAAM0CACACAAAAGgAgKgAAzQIAIAMAAAAcACAxAADGAgAgMgAAywIAIAEAAAAcACABAAAAGgAgBA0AANkPACA3AADbDwAgOAAA2g8AIOgIAADDDAAgCO0GAADtCwAw7gYAANQCABDvBgAA7QsAMPEGQADiCgAh4AcBAO8KACHFCAEA7woAIecIAQDvCgAh6AhAAPAKACEDAAAAGgAgAQAA0wIAMDYAANQCACADAAAAGgAgAQAAGwAwAgAAHAAgCe0GAADsCwAw7gYAANoCABDvBgAA7AsAML8HAQCXCwAhwAcBAPwKACHcBwEAAAAB4AcBAPoKACHrBwQAvQsAIeYIQADrCgAhAQAAANcCACABAAAA1wIAIAntBgAA7AsAMO4GAADaAgAQ7wYAAOwLADC_BwEAlwsAIcAHAQD8CgAh3AcBAJcLACHgBwEA-goAIesHBAC9CwAh5ghAAOsKACECwAcAAMMMACDrBwAAwwwAIAMAAADaAgAgAQAA2wIAMAIAANcCACADAAAA2gIAIAEAANsCADACAADXAgAgAwAAANoCACABAADbAgAwAgAA1wIAIAa_BwEAAAABwAcBAAAAAdwHAQAAAAHgBwEAAAAB6wcEAAAAAeYIQAAAAAEBKgAA3wIAIAa_BwEAAAABwAcBAAAAAdwHAQAAAAHgBwEAAAAB6wcEAAAAAeYIQAAAAAEBKgAA4QIAMAEqAADhAgAwBr8HAQDHDAAhwAcBAMkMACHcBwEAxwwAIeAHAQDHDAAh6wcEALgNACHmCEAAvQwAIQIAAADXAgAgKgAA5AIAIAa_BwEAxwwAIcAHAQDJDAAh3AcBAMcMACHgBwEAxwwAIesHBAC4DQAh5ghAAL0MACECAAAA2gIAICoAAOYCACACAAAA2gIAICoAAOYCACADAAAA1wIAIDEAAN8CACAyAADkAgAgAQAAANcCACABAAAA2gIAIAcNAADUDwAgNwAA1w8AIDgAANYPACBZAADVDwAgWgAA2A8AIMAHAADDDAAg6wcAAMMMACAJ7QYAAOsLADDuBgAA7QIAEO8GAADrCwAwvwcBAP4KACHABwEA8QoAIdwHAQD-CgAh4AcBAO8KACHrBwQAtgsAIeYIQADiCgAhAwAAANoCACABAADsAgAwNgAA7QIAIAMAAADaAgAgAQAA2wIAMAIAANcCACAM7QYAAOoLADDuBgAA8wIAEO8GAADqCwAw8QZAAOsKACH8BgEAAAABugcBAJcLACHvBwEA-goAIfkHAgCPCwAh4ggAAKELACDjCAEA_AoAIeQIBAC9CwAh5QggAI4LACEBAAAA8AIAIAEAAADwAgAgDO0GAADqCwAw7gYAAPMCABDvBgAA6gsAMPEGQADrCgAh_AYBAPoKACG6BwEAlwsAIe8HAQD6CgAh-QcCAI8LACHiCAAAoQsAIOMIAQD8CgAh5AgEAL0LACHlCCAAjgsAIQLjCAAAwwwAIOQIAADDDAAgAwAAAPMCACABAAD0AgAwAgAA8AIAIAMAAADzAgAgAQAA9AIAMAIAAPACACADAAAA8wIAIAEAAPQCADACAADwAgAgCfEGQAAAAAH8BgEAAAABugcBAAAAAe8HAQAAAAH5BwIAAAAB4giAAAAAAeMIAQAAAAHkCAQAAAAB5QggAAAAAQEqAAD4AgAgCfEGQAAAAAH8BgEAAAABugcBAAAAAe8HAQAAAAH5BwIAAAAB4giAAAAAAeMIAQAAAAHkCAQAAAAB5QggAAAAAQEqAAD6AgAwASoAAPoCADAJ8QZAAL0MACH8BgEAxwwAIboHAQDHDAAh7wcBAMcMACH5BwIAzwwAIeIIgAAAAAHjCAEAyQwAIeQIBAC4DQAh5QggAP8MACECAAAA8AIAICoAAP0CACAJ8QZAAL0MACH8BgEAxwwAIboHAQDHDAAh7wcBAMcMACH5BwIAzwwAIeIIgAAAAAHjCAEAyQwAIeQIBAC4DQAh5QggAP8MACECAAAA8wIAICoAAP8CACACAAAA8wIAICoAAP8CACADAAAA8AIAIDEAAPgCACAyAAD9AgAgAQAAAPACACABAAAA8wIAIAcNAADPDwAgNwAA0g8AIDgAANEPACBZAADQDwAgWgAA0w8AIOMIAADDDAAg5AgAAMMMACAM7QYAAOkLADDuBgAAhgMAEO8GAADpCwAw8QZAAOIKACH8BgEA7woAIboHAQD-CgAh7wcBAO8KACH5BwIAgQsAIeIIAAD_CgAg4wgBAPEKACHkCAQAtgsAIeUIIACKCwAhAwAAAPMCACABAACFAwAwNgAAhgMAIAMAAADzAgAgAQAA9AIAMAIAAPACACABAAAAKgAgAQAAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIBUDAADNDwAgBAAAzg8AIPEGQAAAAAH8BgEAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABmgcBAAAAAZUIAADLDwAgmAgBAAAAAZkIAADMDwAgmgggAAAAAa8IAAEAAAGyCEAAAAABzggBAAAAAdYIQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QhAAAAAAQEqAACOAwAgE_EGQAAAAAH8BgEAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABmgcBAAAAAZUIAADLDwAgmAgBAAAAAZkIAADMDwAgmgggAAAAAa8IAAEAAAGyCEAAAAABzggBAAAAAdYIQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QhAAAAAAQEqAACQAwAwASoAAJADADAVAwAAyQ8AIAQAAMoPACDxBkAAvQwAIfwGAQDHDAAhggcBAMcMACGYB0AAvQwAIZkHAQDHDAAhmgcBAMcMACGVCAAAxw8AIJgIAQDHDAAhmQgAAMgPACCaCCAA_wwAIa8IAAGKDQAhsghAAMgMACHOCAEAyQwAIdYIQADIDAAh3QgBAMcMACHeCAEAxwwAId8IAQDJDAAh4AgBAMkMACHhCEAAyAwAIQIAAAAqACAqAACTAwAgE_EGQAC9DAAh_AYBAMcMACGCBwEAxwwAIZgHQAC9DAAhmQcBAMcMACGaBwEAxwwAIZUIAADHDwAgmAgBAMcMACGZCAAAyA8AIJoIIAD_DAAhrwgAAYoNACGyCEAAyAwAIc4IAQDJDAAh1ghAAMgMACHdCAEAxwwAId4IAQDHDAAh3wgBAMkMACHgCAEAyQwAIeEIQADIDAAhAgAAACgAICoAAJUDACACAAAAKAAgKgAAlQMAIAMAAAAqACAxAACOAwAgMgAAkwMAIAEAAAAqACABAAAAKAAgCQ0AAMQPACA3AADGDwAgOAAAxQ8AILIIAADDDAAgzggAAMMMACDWCAAAwwwAIN8IAADDDAAg4AgAAMMMACDhCAAAwwwAIBbtBgAA6AsAMO4GAACcAwAQ7wYAAOgLADDxBkAA4goAIfwGAQDvCgAhggcBAP4KACGYB0AA4goAIZkHAQD-CgAhmgcBAP4KACGVCAAAiAsAIJgIAQDvCgAhmQgAAIgLACCaCCAAigsAIa8IAAGTCwAhsghAAPAKACHOCAEA8QoAIdYIQADwCgAh3QgBAO8KACHeCAEA7woAId8IAQCACwAh4AgBAPEKACHhCEAA8AoAIQMAAAAoACABAACbAwAwNgAAnAMAIAMAAAAoACABAAApADACAAAqACABAAAALgAgAQAAAC4AIAMAAAAsACABAAAtADACAAAuACADAAAALAAgAQAALQAwAgAALgAgAwAAACwAIAEAAC0AMAIAAC4AIBYDAADCDwAgBAAAww8AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZkHAQAAAAGaBwEAAAABrQcBAAAAAa4HAQAAAAGPCAEAAAABlQgAAMAPACCwCAEAAAABsghAAAAAAbgIAAEAAAHVCAAAwQ8AINYIQAAAAAHXCAIAAAAB2AgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIAQAAAAEBKgAApAMAIBTxBkAAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABmgcBAAAAAa0HAQAAAAGuBwEAAAABjwgBAAAAAZUIAADADwAgsAgBAAAAAbIIQAAAAAG4CAABAAAB1QgAAMEPACDWCEAAAAAB1wgCAAAAAdgIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAABASoAAKYDADABKgAApgMAMBYDAAC-DwAgBAAAvw8AIPEGQAC9DAAhggcBAMcMACGYB0AAvQwAIZkHAQDHDAAhmgcBAMcMACGtBwEAxwwAIa4HAQDHDAAhjwgBAMkMACGVCAAAvA8AILAIAQDJDAAhsghAAMgMACG4CAABig0AIdUIAAC9DwAg1ghAAMgMACHXCAIAuQ0AIdgIAgC5DQAh2QgBAMkMACHaCAEAyQwAIdsIAQDJDAAh3AgBAMkMACECAAAALgAgKgAAqQMAIBTxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGZBwEAxwwAIZoHAQDHDAAhrQcBAMcMACGuBwEAxwwAIY8IAQDJDAAhlQgAALwPACCwCAEAyQwAIbIIQADIDAAhuAgAAYoNACHVCAAAvQ8AINYIQADIDAAh1wgCALkNACHYCAIAuQ0AIdkIAQDJDAAh2ggBAMkMACHbCAEAyQwAIdwIAQDJDAAhAgAAACwAICoAAKsDACACAAAALAAgKgAAqwMAIAMAAAAuACAxAACkAwAgMgAAqQMAIAEAAAAuACABAAAALAAgDw0AALcPACA3AAC6DwAgOAAAuQ8AIFkAALgPACBaAAC7DwAgjwgAAMMMACCwCAAAwwwAILIIAADDDAAg1ggAAMMMACDXCAAAwwwAINgIAADDDAAg2QgAAMMMACDaCAAAwwwAINsIAADDDAAg3AgAAMMMACAX7QYAAOcLADDuBgAAsgMAEO8GAADnCwAw8QZAAOIKACGCBwEA_goAIZgHQADiCgAhmQcBAP4KACGaBwEA_goAIa0HAQDvCgAhrgcBAP4KACGPCAEAgAsAIZUIAACICwAgsAgBAPEKACGyCEAA8AoAIbgIAAGTCwAh1QgAAIgLACDWCEAA8AoAIdcIAgC3CwAh2AgCALcLACHZCAEA8QoAIdoIAQDxCgAh2wgBAIALACHcCAEAgAsAIQMAAAAsACABAACxAwAwNgAAsgMAIAMAAAAsACABAAAtADACAAAuACAF7QYAAOYLADDuBgAAuAMAEO8GAADmCwAwmAdAAOsKACHUCAABAAABAQAAALUDACABAAAAtQMAIAXtBgAA5gsAMO4GAAC4AwAQ7wYAAOYLADCYB0AA6woAIdQIAAGYCwAhAAMAAAC4AwAgAQAAuQMAMAIAALUDACADAAAAuAMAIAEAALkDADACAAC1AwAgAwAAALgDACABAAC5AwAwAgAAtQMAIAKYB0AAAAAB1AgAAQAAAQEqAAC9AwAgApgHQAAAAAHUCAABAAABASoAAL8DADABKgAAvwMAMAKYB0AAvQwAIdQIAAGKDQAhAgAAALUDACAqAADCAwAgApgHQAC9DAAh1AgAAYoNACECAAAAuAMAICoAAMQDACACAAAAuAMAICoAAMQDACADAAAAtQMAIDEAAL0DACAyAADCAwAgAQAAALUDACABAAAAuAMAIAMNAAC0DwAgNwAAtg8AIDgAALUPACAF7QYAAOULADDuBgAAywMAEO8GAADlCwAwmAdAAOIKACHUCAABkwsAIQMAAAC4AwAgAQAAygMAMDYAAMsDACADAAAAuAMAIAEAALkDADACAAC1AwAgDe0GAADkCwAw7gYAANEDABDvBgAA5AsAMPEGQADrCgAhggcBAAAAAZgHQADrCgAhmQcBAKALACGRCAEA-goAIbMIAAEAAAHQCAEA-goAIdEIAQD6CgAh0ghAAPsKACHTCAAApwsAIAEAAADOAwAgAQAAAM4DACAN7QYAAOQLADDuBgAA0QMAEO8GAADkCwAw8QZAAOsKACGCBwEAlwsAIZgHQADrCgAhmQcBAKALACGRCAEA-goAIbMIAAGYCwAh0AgBAPoKACHRCAEA-goAIdIIQAD7CgAh0wgAAKcLACADmQcAAMMMACDSCAAAwwwAINMIAADDDAAgAwAAANEDACABAADSAwAwAgAAzgMAIAMAAADRAwAgAQAA0gMAMAIAAM4DACADAAAA0QMAIAEAANIDADACAADOAwAgCvEGQAAAAAGCBwEAAAABmAdAAAAAAZkHAQAAAAGRCAEAAAABswgAAQAAAdAIAQAAAAHRCAEAAAAB0ghAAAAAAdMIgAAAAAEBKgAA1gMAIArxBkAAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABkQgBAAAAAbMIAAEAAAHQCAEAAAAB0QgBAAAAAdIIQAAAAAHTCIAAAAABASoAANgDADABKgAA2AMAMArxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGZBwEAyQwAIZEIAQDHDAAhswgAAYoNACHQCAEAxwwAIdEIAQDHDAAh0ghAAMgMACHTCIAAAAABAgAAAM4DACAqAADbAwAgCvEGQAC9DAAhggcBAMcMACGYB0AAvQwAIZkHAQDJDAAhkQgBAMcMACGzCAABig0AIdAIAQDHDAAh0QgBAMcMACHSCEAAyAwAIdMIgAAAAAECAAAA0QMAICoAAN0DACACAAAA0QMAICoAAN0DACADAAAAzgMAIDEAANYDACAyAADbAwAgAQAAAM4DACABAAAA0QMAIAYNAACxDwAgNwAAsw8AIDgAALIPACCZBwAAwwwAINIIAADDDAAg0wgAAMMMACAN7QYAAOMLADDuBgAA5AMAEO8GAADjCwAw8QZAAOIKACGCBwEA_goAIZgHQADiCgAhmQcBAIALACGRCAEA7woAIbMIAAGTCwAh0AgBAO8KACHRCAEA7woAIdIIQADwCgAh0wgAAKQLACADAAAA0QMAIAEAAOMDADA2AADkAwAgAwAAANEDACABAADSAwAwAgAAzgMAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgEQMAAKsPACAEAACsDwAgGAAArQ8AIBkAAK4PACAaAACvDwAgGwAAsA8AIPEGQAAAAAGCBwEAAAABiAcBAAAAAYsHAQAAAAGZBwEAAAABmgcBAAAAAZEIAQAAAAGfCAEAAAABzQgBAAAAAc4IAQAAAAHPCEAAAAABASoAAOwDACAL8QZAAAAAAYIHAQAAAAGIBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABkQgBAAAAAZ8IAQAAAAHNCAEAAAABzggBAAAAAc8IQAAAAAEBKgAA7gMAMAEqAADuAwAwAQAAAAMAIBEDAAD1DgAgBAAA9g4AIBgAAPcOACAZAAD4DgAgGgAA-Q4AIBsAAPoOACDxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGRCAEAxwwAIZ8IAQDJDAAhzQgBAMcMACHOCAEAxwwAIc8IQADIDAAhAgAAAD8AICoAAPIDACAL8QZAAL0MACGCBwEAxwwAIYgHAQDJDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhkQgBAMcMACGfCAEAyQwAIc0IAQDHDAAhzggBAMcMACHPCEAAyAwAIQIAAAA9ACAqAAD0AwAgAgAAAD0AICoAAPQDACABAAAAAwAgAwAAAD8AIDEAAOwDACAyAADyAwAgAQAAAD8AIAEAAAA9ACAHDQAA8g4AIDcAAPQOACA4AADzDgAgiAcAAMMMACCaBwAAwwwAIJ8IAADDDAAgzwgAAMMMACAO7QYAAOILADDuBgAA_AMAEO8GAADiCwAw8QZAAOIKACGCBwEA_goAIYgHAQDxCgAhiwcBAO8KACGZBwEA_goAIZoHAQCACwAhkQgBAO8KACGfCAEA8QoAIc0IAQDvCgAhzggBAO8KACHPCEAA8AoAIQMAAAA9ACABAAD7AwAwNgAA_AMAIAMAAAA9ACABAAA-ADACAAA_ACABAAAARAAgAQAAAEQAIAMAAABCACABAABDADACAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAsDAADvDgAgFQAA8A4AIBcAAPEOACDxBkAAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABqwgBAAAAAbIIQAAAAAG4CAABAAABzAhAAAAAAQEqAACEBAAgCPEGQAAAAAGCBwEAAAABmAdAAAAAAZkHAQAAAAGrCAEAAAABsghAAAAAAbgIAAEAAAHMCEAAAAABASoAAIYEADABKgAAhgQAMAsDAADnDgAgFQAA6A4AIBcAAOkOACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGZBwEAxwwAIasIAQDHDAAhsghAAMgMACG4CAABig0AIcwIQADIDAAhAgAAAEQAICoAAIkEACAI8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmQcBAMcMACGrCAEAxwwAIbIIQADIDAAhuAgAAYoNACHMCEAAyAwAIQIAAABCACAqAACLBAAgAgAAAEIAICoAAIsEACADAAAARAAgMQAAhAQAIDIAAIkEACABAAAARAAgAQAAAEIAIAUNAADkDgAgNwAA5g4AIDgAAOUOACCyCAAAwwwAIMwIAADDDAAgC-0GAADhCwAw7gYAAJIEABDvBgAA4QsAMPEGQADiCgAhggcBAP4KACGYB0AA4goAIZkHAQD-CgAhqwgBAP4KACGyCEAA8AoAIbgIAAGTCwAhzAhAAPAKACEDAAAAQgAgAQAAkQQAMDYAAJIEACADAAAAQgAgAQAAQwAwAgAARAAgChYAAOALACDtBgAA3wsAMO4GAABGABDvBgAA3wsAMPEGQADrCgAhggcBAAAAAYwHAgCPCwAhjwdAAOsKACGXBwEA-goAIcsIAQAAAAEBAAAAlQQAIAEAAACVBAAgARYAAOMOACADAAAARgAgAQAAmAQAMAIAAJUEACADAAAARgAgAQAAmAQAMAIAAJUEACADAAAARgAgAQAAmAQAMAIAAJUEACAHFgAA4g4AIPEGQAAAAAGCBwEAAAABjAcCAAAAAY8HQAAAAAGXBwEAAAABywgBAAAAAQEqAACcBAAgBvEGQAAAAAGCBwEAAAABjAcCAAAAAY8HQAAAAAGXBwEAAAABywgBAAAAAQEqAACeBAAwASoAAJ4EADAHFgAA4Q4AIPEGQAC9DAAhggcBAMcMACGMBwIAzwwAIY8HQAC9DAAhlwcBAMcMACHLCAEAxwwAIQIAAACVBAAgKgAAoQQAIAbxBkAAvQwAIYIHAQDHDAAhjAcCAM8MACGPB0AAvQwAIZcHAQDHDAAhywgBAMcMACECAAAARgAgKgAAowQAIAIAAABGACAqAACjBAAgAwAAAJUEACAxAACcBAAgMgAAoQQAIAEAAACVBAAgAQAAAEYAIAUNAADcDgAgNwAA3w4AIDgAAN4OACBZAADdDgAgWgAA4A4AIAntBgAA3gsAMO4GAACqBAAQ7wYAAN4LADDxBkAA4goAIYIHAQD-CgAhjAcCAIELACGPB0AA4goAIZcHAQDvCgAhywgBAP4KACEDAAAARgAgAQAAqQQAMDYAAKoEACADAAAARgAgAQAAmAQAMAIAAJUEACAG7QYAAN0LADDuBgAAsAQAEO8GAADdCwAwyAgBAAAAAckIAgCPCwAhyggEAL0LACEBAAAArQQAIAEAAACtBAAgBu0GAADdCwAw7gYAALAEABDvBgAA3QsAMMgIAQD6CgAhyQgCAI8LACHKCAQAvQsAIQHKCAAAwwwAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADAAAAsAQAIAEAALEEADACAACtBAAgAwAAALAEACABAACxBAAwAgAArQQAIAPICAEAAAAByQgCAAAAAcoIBAAAAAEBKgAAtQQAIAPICAEAAAAByQgCAAAAAcoIBAAAAAEBKgAAtwQAMAEqAAC3BAAwA8gIAQDHDAAhyQgCAM8MACHKCAQAuA0AIQIAAACtBAAgKgAAugQAIAPICAEAxwwAIckIAgDPDAAhyggEALgNACECAAAAsAQAICoAALwEACACAAAAsAQAICoAALwEACADAAAArQQAIDEAALUEACAyAAC6BAAgAQAAAK0EACABAAAAsAQAIAYNAADXDgAgNwAA2g4AIDgAANkOACBZAADYDgAgWgAA2w4AIMoIAADDDAAgBu0GAADcCwAw7gYAAMMEABDvBgAA3AsAMMgIAQDvCgAhyQgCAIELACHKCAQAtgsAIQMAAACwBAAgAQAAwgQAMDYAAMMEACADAAAAsAQAIAEAALEEADACAACtBAAgB-0GAADbCwAw7gYAAMkEABDvBgAA2wsAMPEGQADrCgAhggcBAAAAAakHAQD6CgAhxwgBAPoKACEBAAAAxgQAIAEAAADGBAAgB-0GAADbCwAw7gYAAMkEABDvBgAA2wsAMPEGQADrCgAhggcBAJcLACGpBwEA-goAIccIAQD6CgAhAAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIATxBkAAAAABggcBAAAAAakHAQAAAAHHCAEAAAABASoAAM4EACAE8QZAAAAAAYIHAQAAAAGpBwEAAAABxwgBAAAAAQEqAADQBAAwASoAANAEADAE8QZAAL0MACGCBwEAxwwAIakHAQDHDAAhxwgBAMcMACECAAAAxgQAICoAANMEACAE8QZAAL0MACGCBwEAxwwAIakHAQDHDAAhxwgBAMcMACECAAAAyQQAICoAANUEACACAAAAyQQAICoAANUEACADAAAAxgQAIDEAAM4EACAyAADTBAAgAQAAAMYEACABAAAAyQQAIAMNAADUDgAgNwAA1g4AIDgAANUOACAH7QYAANoLADDuBgAA3AQAEO8GAADaCwAw8QZAAOIKACGCBwEA_goAIakHAQDvCgAhxwgBAO8KACEDAAAAyQQAIAEAANsEADA2AADcBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAjtBgAA2QsAMO4GAADiBAAQ7wYAANkLADDxBkAA6woAIYIHAQAAAAGXBwEA-goAIcUIAQAAAAHGCAEA_AoAIQEAAADfBAAgAQAAAN8EACAI7QYAANkLADDuBgAA4gQAEO8GAADZCwAw8QZAAOsKACGCBwEAlwsAIZcHAQD6CgAhxQgBAPoKACHGCAEA_AoAIQHGCAAAwwwAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAXxBkAAAAABggcBAAAAAZcHAQAAAAHFCAEAAAABxggBAAAAAQEqAADnBAAgBfEGQAAAAAGCBwEAAAABlwcBAAAAAcUIAQAAAAHGCAEAAAABASoAAOkEADABKgAA6QQAMAXxBkAAvQwAIYIHAQDHDAAhlwcBAMcMACHFCAEAxwwAIcYIAQDJDAAhAgAAAN8EACAqAADsBAAgBfEGQAC9DAAhggcBAMcMACGXBwEAxwwAIcUIAQDHDAAhxggBAMkMACECAAAA4gQAICoAAO4EACACAAAA4gQAICoAAO4EACADAAAA3wQAIDEAAOcEACAyAADsBAAgAQAAAN8EACABAAAA4gQAIAQNAADRDgAgNwAA0w4AIDgAANIOACDGCAAAwwwAIAjtBgAA2AsAMO4GAAD1BAAQ7wYAANgLADDxBkAA4goAIYIHAQD-CgAhlwcBAO8KACHFCAEA7woAIcYIAQDxCgAhAwAAAOIEACABAAD0BAAwNgAA9QQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACARAwAA1gsAICAAANcLACDtBgAA1QsAMO4GAABoABDvBgAA1QsAMPEGQADrCgAhggcBAAAAAYsHAQD6CgAhmQcBAAAAAZ8IAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgvggCAI8LACG_CAEA_AoAIcAIQAD7CgAhwQgAANQLACABAAAA-AQAIAEAAAD4BAAgBwMAAM8OACAgAADQDgAgnwgAAMMMACC7CAAAwwwAILwIAADDDAAgvwgAAMMMACDACAAAwwwAIAMAAABoACABAAD7BAAwAgAA-AQAIAMAAABoACABAAD7BAAwAgAA-AQAIAMAAABoACABAAD7BAAwAgAA-AQAIA0DAADNDgAgIAAAzg4AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGfCAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAzA4AIL4IAgAAAAG_CAEAAAABwAhAAAAAAQEqAAD_BAAgC_EGQAAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGfCAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAzA4AIL4IAgAAAAG_CAEAAAABwAhAAAAAAQEqAACBBQAwASoAAIEFADANAwAAvg4AICAAAL8OACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZ8IAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAAC9DgAgvggCAM8MACG_CAEAyQwAIcAIQADIDAAhAgAAAPgEACAqAACEBQAgC_EGQAC9DAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhnwgBAMkMACG7CAEAyQwAIbwIAQDJDAAhvQgAAL0OACC-CAIAzwwAIb8IAQDJDAAhwAhAAMgMACECAAAAaAAgKgAAhgUAIAIAAABoACAqAACGBQAgAwAAAPgEACAxAAD_BAAgMgAAhAUAIAEAAAD4BAAgAQAAAGgAIAoNAAC4DgAgNwAAuw4AIDgAALoOACBZAAC5DgAgWgAAvA4AIJ8IAADDDAAguwgAAMMMACC8CAAAwwwAIL8IAADDDAAgwAgAAMMMACAO7QYAANMLADDuBgAAjQUAEO8GAADTCwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhmQcBAP4KACGfCAEA8QoAIbsIAQDxCgAhvAgBAPEKACG9CAAAiAsAIL4IAgCBCwAhvwgBAPEKACHACEAA8AoAIQMAAABoACABAACMBQAwNgAAjQUAIAMAAABoACABAAD7BAAwAgAA-AQAIAEAAABsACABAAAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACADAAAAagAgAQAAawAwAgAAbAAgEAMAALYOACAfAAC3DgAg8QZAAAAAAYIHAQAAAAGYB0AAAAABmQcBAAAAAZ8IAQAAAAGyCEAAAAABtghAAAAAAbcIAQAAAAG4CAABAAABuQgBAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IAAC1DgAgASoAAJUFACAO8QZAAAAAAYIHAQAAAAGYB0AAAAABmQcBAAAAAZ8IAQAAAAGyCEAAAAABtghAAAAAAbcIAQAAAAG4CAABAAABuQgBAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IAAC1DgAgASoAAJcFADABKgAAlwUAMBADAACzDgAgHwAAtA4AIPEGQAC9DAAhggcBAMcMACGYB0AAvQwAIZkHAQDHDAAhnwgBAMkMACGyCEAAyAwAIbYIQADIDAAhtwgBAMcMACG4CAABig0AIbkIAQDHDAAhuggBAMkMACG7CAEAyQwAIbwIAQDJDAAhvQgAALIOACACAAAAbAAgKgAAmgUAIA7xBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGZBwEAxwwAIZ8IAQDJDAAhsghAAMgMACG2CEAAyAwAIbcIAQDHDAAhuAgAAYoNACG5CAEAxwwAIboIAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAACyDgAgAgAAAGoAICoAAJwFACACAAAAagAgKgAAnAUAIAMAAABsACAxAACVBQAgMgAAmgUAIAEAAABsACABAAAAagAgCQ0AAK8OACA3AACxDgAgOAAAsA4AIJ8IAADDDAAgsggAAMMMACC2CAAAwwwAILoIAADDDAAguwgAAMMMACC8CAAAwwwAIBHtBgAA0gsAMO4GAACjBQAQ7wYAANILADDxBkAA4goAIYIHAQD-CgAhmAdAAOIKACGZBwEA_goAIZ8IAQDxCgAhsghAAPAKACG2CEAA8AoAIbcIAQD-CgAhuAgAAZMLACG5CAEA7woAIboIAQDxCgAhuwgBAPEKACG8CAEA8QoAIb0IAACICwAgAwAAAGoAIAEAAKIFADA2AACjBQAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABKACABAAAASgAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABIACABAABJADACAABKACADAAAASAAgAQAASQAwAgAASgAgCgMAAK0OACAVAACuDgAgmAdAAAAAAZkHAQAAAAGaBwEAAAABqwgBAAAAAbMIAAEAAAG0CAEAAAABtQgBAAAAAbYIQAAAAAEBKgAAqwUAIAiYB0AAAAABmQcBAAAAAZoHAQAAAAGrCAEAAAABswgAAQAAAbQIAQAAAAG1CAEAAAABtghAAAAAAQEqAACtBQAwASoAAK0FADAKAwAAqw4AIBUAAKwOACCYB0AAvQwAIZkHAQDHDAAhmgcBAMcMACGrCAEAxwwAIbMIAAGKDQAhtAgBAMcMACG1CAEAxwwAIbYIQADIDAAhAgAAAEoAICoAALAFACAImAdAAL0MACGZBwEAxwwAIZoHAQDHDAAhqwgBAMcMACGzCAABig0AIbQIAQDHDAAhtQgBAMcMACG2CEAAyAwAIQIAAABIACAqAACyBQAgAgAAAEgAICoAALIFACADAAAASgAgMQAAqwUAIDIAALAFACABAAAASgAgAQAAAEgAIAQNAACoDgAgNwAAqg4AIDgAAKkOACC2CAAAwwwAIAvtBgAA0QsAMO4GAAC5BQAQ7wYAANELADCYB0AA4goAIZkHAQD-CgAhmgcBAP4KACGrCAEA_goAIbMIAAGTCwAhtAgBAO8KACG1CAEA7woAIbYIQADwCgAhAwAAAEgAIAEAALgFADA2AAC5BQAgAwAAAEgAIAEAAEkAMAIAAEoAIAEAAABOACABAAAATgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABMACABAABNADACAABOACADAAAATAAgAQAATQAwAgAATgAgDQMAAKYOACAVAACnDgAg8QZAAAAAAYIHAQAAAAGYB0AAAAABmQcBAAAAAZoHAQAAAAGrCAEAAAABrggAAQAAAa8IAAEAAAGwCAEAAAABsQhAAAAAAbIIQAAAAAEBKgAAwQUAIAvxBkAAAAABggcBAAAAAZgHQAAAAAGZBwEAAAABmgcBAAAAAasIAQAAAAGuCAABAAABrwgAAQAAAbAIAQAAAAGxCEAAAAABsghAAAAAAQEqAADDBQAwASoAAMMFADANAwAApA4AIBUAAKUOACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGZBwEAxwwAIZoHAQDHDAAhqwgBAMcMACGuCAABig0AIa8IAAGKDQAhsAgBAMkMACGxCEAAyAwAIbIIQADIDAAhAgAAAE4AICoAAMYFACAL8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmQcBAMcMACGaBwEAxwwAIasIAQDHDAAhrggAAYoNACGvCAABig0AIbAIAQDJDAAhsQhAAMgMACGyCEAAyAwAIQIAAABMACAqAADIBQAgAgAAAEwAICoAAMgFACADAAAATgAgMQAAwQUAIDIAAMYFACABAAAATgAgAQAAAEwAIAYNAAChDgAgNwAAow4AIDgAAKIOACCwCAAAwwwAILEIAADDDAAgsggAAMMMACAO7QYAANALADDuBgAAzwUAEO8GAADQCwAw8QZAAOIKACGCBwEA_goAIZgHQADiCgAhmQcBAP4KACGaBwEA_goAIasIAQD-CgAhrggAAZMLACGvCAABkwsAIbAIAQDxCgAhsQhAAPAKACGyCEAA8AoAIQMAAABMACABAADOBQAwNgAAzwUAIAMAAABMACABAABNADACAABOACABAAAAUgAgAQAAAFIAIAMAAABQACABAABRADACAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAACfDgAgBAEAAAABFQAAoA4AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZgHQAAAAAGZBwEAAAABmgcBAAAAAbUHAQAAAAGnCAABAAABqAgAAQAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAgAAAAGtCEAAAAABASoAANcFACAPBAEAAAAB8QZAAAAAAYIHAQAAAAGLBwEAAAABmAdAAAAAAZkHAQAAAAGaBwEAAAABtQcBAAAAAacIAAEAAAGoCAABAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgCAAAAAa0IQAAAAAEBKgAA2QUAMAEqAADZBQAwAQAAAFQAIAEAAAA9ACARAwAAnQ4AIAQBAMkMACEVAACeDgAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmAdAAL0MACGZBwEAyQwAIZoHAQDJDAAhtQcBAMcMACGnCAABig0AIagIAAGKDQAhqQgBAMkMACGqCAEAyQwAIasIAQDJDAAhrAgCAM8MACGtCEAAyAwAIQIAAABSACAqAADeBQAgDwQBAMkMACHxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGYB0AAvQwAIZkHAQDJDAAhmgcBAMkMACG1BwEAxwwAIacIAAGKDQAhqAgAAYoNACGpCAEAyQwAIaoIAQDJDAAhqwgBAMkMACGsCAIAzwwAIa0IQADIDAAhAgAAAFAAICoAAOAFACACAAAAUAAgKgAA4AUAIAEAAABUACABAAAAPQAgAwAAAFIAIDEAANcFACAyAADeBQAgAQAAAFIAIAEAAABQACAMBAAAwwwAIA0AAJgOACA3AACbDgAgOAAAmg4AIFkAAJkOACBaAACcDgAgmQcAAMMMACCaBwAAwwwAIKkIAADDDAAgqggAAMMMACCrCAAAwwwAIK0IAADDDAAgEgQBAPEKACHtBgAAzwsAMO4GAADpBQAQ7wYAAM8LADDxBkAA4goAIYIHAQD-CgAhiwcBAO8KACGYB0AA4goAIZkHAQCACwAhmgcBAIALACG1BwEA7woAIacIAAGTCwAhqAgAAZMLACGpCAEA8QoAIaoIAQDxCgAhqwgBAIALACGsCAIAgQsAIa0IQADwCgAhAwAAAFAAIAEAAOgFADA2AADpBQAgAwAAAFAAIAEAAFEAMAIAAFIAIAEAAABkACABAAAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACADAAAAYgAgAQAAYwAwAgAAZAAgEwMAAJQOACARAACVDgAgEwAAlg4AIBQAAJcOACDxBkAAAAABggcBAAAAAYsHAQAAAAGZBwEAAAABnwdAAAAAAZEIAQAAAAGbCAIAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABogiAAAAAAaMIAQAAAAGkCAAAkw4AIKUIAgAAAAGmCAIAAAABASoAAPEFACAP8QZAAAAAAYIHAQAAAAGLBwEAAAABmQcBAAAAAZ8HQAAAAAGRCAEAAAABmwgCAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIgAAAAAGjCAEAAAABpAgAAJMOACClCAIAAAABpggCAAAAAQEqAADzBQAwASoAAPMFADATAwAA8g0AIBEAAPMNACATAAD0DQAgFAAA9Q0AIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhnwdAAL0MACGRCAEAxwwAIZsIAgDPDAAhnwgBAMcMACGgCAEAxwwAIaEIAQDJDAAhogiAAAAAAaMIAQDJDAAhpAgAAPENACClCAIAzwwAIaYIAgDPDAAhAgAAAGQAICoAAPYFACAP8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGfB0AAvQwAIZEIAQDHDAAhmwgCAM8MACGfCAEAxwwAIaAIAQDHDAAhoQgBAMkMACGiCIAAAAABowgBAMkMACGkCAAA8Q0AIKUIAgDPDAAhpggCAM8MACECAAAAYgAgKgAA-AUAIAIAAABiACAqAAD4BQAgAwAAAGQAIDEAAPEFACAyAAD2BQAgAQAAAGQAIAEAAABiACAIDQAA7A0AIDcAAO8NACA4AADuDQAgWQAA7Q0AIFoAAPANACChCAAAwwwAIKIIAADDDAAgowgAAMMMACAS7QYAAM4LADDuBgAA_wUAEO8GAADOCwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhmQcBAP4KACGfB0AA4goAIZEIAQDvCgAhmwgCAIELACGfCAEA7woAIaAIAQDvCgAhoQgBAPEKACGiCAAApAsAIKMIAQDxCgAhpAgAAIgLACClCAIAgQsAIaYIAgCBCwAhAwAAAGIAIAEAAP4FADA2AAD_BQAgAwAAAGIAIAEAAGMAMAIAAGQAIAoSAADNCwAg7QYAAMwLADDuBgAANQAQ7wYAAMwLADD9BkAA-woAIY0HQADrCgAhjwgBAAAAAZwIAACICwAgnQgAAIgLACCeCAEA_AoAIQEAAACCBgAgAQAAAIIGACADEgAA6w0AIP0GAADDDAAgnggAAMMMACADAAAANQAgAQAAhQYAMAIAAIIGACADAAAANQAgAQAAhQYAMAIAAIIGACADAAAANQAgAQAAhQYAMAIAAIIGACAHEgAA6g0AIP0GQAAAAAGNB0AAAAABjwgBAAAAAZwIAADoDQAgnQgAAOkNACCeCAEAAAABASoAAIkGACAG_QZAAAAAAY0HQAAAAAGPCAEAAAABnAgAAOgNACCdCAAA6Q0AIJ4IAQAAAAEBKgAAiwYAMAEqAACLBgAwBxIAAOcNACD9BkAAyAwAIY0HQAC9DAAhjwgBAMcMACGcCAAA5Q0AIJ0IAADmDQAgnggBAMkMACECAAAAggYAICoAAI4GACAG_QZAAMgMACGNB0AAvQwAIY8IAQDHDAAhnAgAAOUNACCdCAAA5g0AIJ4IAQDJDAAhAgAAADUAICoAAJAGACACAAAANQAgKgAAkAYAIAMAAACCBgAgMQAAiQYAIDIAAI4GACABAAAAggYAIAEAAAA1ACAFDQAA4g0AIDcAAOQNACA4AADjDQAg_QYAAMMMACCeCAAAwwwAIAntBgAAywsAMO4GAACXBgAQ7wYAAMsLADD9BkAA8AoAIY0HQADiCgAhjwgBAP4KACGcCAAAiAsAIJ0IAACICwAgnggBAPEKACEDAAAANQAgAQAAlgYAMDYAAJcGACADAAAANQAgAQAAhQYAMAIAAIIGACABAAAAMgAgAQAAADIAIAMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIBQEAADgDQAgEgAA4Q0AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABnwdAAAAAAY8IAQAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCIAAAAABlQgAAN4NACCWCAIAAAABlwggAAAAAZgIAQAAAAGZCAAA3w0AIJoIIAAAAAGbCAIAAAABASoAAJ8GACAS8QZAAAAAAYIHAQAAAAGLBwEAAAABmQcBAAAAAZoHAQAAAAGfB0AAAAABjwgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIgAAAAAGVCAAA3g0AIJYIAgAAAAGXCCAAAAABmAgBAAAAAZkIAADfDQAgmgggAAAAAZsIAgAAAAEBKgAAoQYAMAEqAAChBgAwFAQAANwNACASAADdDQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGaBwEAxwwAIZ8HQAC9DAAhjwgBAMcMACGRCAEAxwwAIZIIAQDHDAAhkwgBAMcMACGUCIAAAAABlQgAANoNACCWCAIAzwwAIZcIIAD_DAAhmAgBAMcMACGZCAAA2w0AIJoIIAD_DAAhmwgCAM8MACECAAAAMgAgKgAApAYAIBLxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDHDAAhnwdAAL0MACGPCAEAxwwAIZEIAQDHDAAhkggBAMcMACGTCAEAxwwAIZQIgAAAAAGVCAAA2g0AIJYIAgDPDAAhlwggAP8MACGYCAEAxwwAIZkIAADbDQAgmgggAP8MACGbCAIAzwwAIQIAAAAwACAqAACmBgAgAgAAADAAICoAAKYGACADAAAAMgAgMQAAnwYAIDIAAKQGACABAAAAMgAgAQAAADAAIAUNAADVDQAgNwAA2A0AIDgAANcNACBZAADWDQAgWgAA2Q0AIBXtBgAAygsAMO4GAACtBgAQ7wYAAMoLADDxBkAA4goAIYIHAQD-CgAhiwcBAO8KACGZBwEA_goAIZoHAQD-CgAhnwdAAOIKACGPCAEA_goAIZEIAQDvCgAhkggBAO8KACGTCAEA7woAIZQIAAD_CgAglQgAAIgLACCWCAIAgQsAIZcIIACKCwAhmAgBAO8KACGZCAAAiAsAIJoIIACKCwAhmwgCAIELACEDAAAAMAAgAQAArAYAMDYAAK0GACADAAAAMAAgAQAAMQAwAgAAMgAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAEEgAA1A0AIJgHQAAAAAGPCAEAAAABkAgAAQAAAQEqAAC1BgAgA5gHQAAAAAGPCAEAAAABkAgAAQAAAQEqAAC3BgAwASoAALcGADAEEgAA0w0AIJgHQAC9DAAhjwgBAMcMACGQCAABig0AIQIAAAA5ACAqAAC6BgAgA5gHQAC9DAAhjwgBAMcMACGQCAABig0AIQIAAAA3ACAqAAC8BgAgAgAAADcAICoAALwGACADAAAAOQAgMQAAtQYAIDIAALoGACABAAAAOQAgAQAAADcAIAMNAADQDQAgNwAA0g0AIDgAANENACAG7QYAAMkLADDuBgAAwwYAEO8GAADJCwAwmAdAAOIKACGPCAEA_goAIZAIAAGTCwAhAwAAADcAIAEAAMIGADA2AADDBgAgAwAAADcAIAEAADgAMAIAADkAICEFAQD6CgAh7QYAAMcLADDuBgAAyQYAEO8GAADHCwAw8QZAAOsKACH8BgEA-goAIbQHAQD8CgAhuAcEAOoKACG5BwEA-goAIboHAQAAAAHiBwEA_AoAIfkHBADqCgAh-gdAAPsKACH7BwAAoQsAIPwHAAChCwAg_QcAAKELACD-BwEA-goAIf8HQADrCgAhgAggAI4LACGBCAEA_AoAIYIIAQD8CgAhgwgBAPwKACGECAAAoQsAIIUIAAChCwAghggAAKELACCHCAAAoQsAIIgIAQD8CgAhiQgBAPwKACGKCAIAjwsAIYsIAQD8CgAhjAgCAI8LACGNCAIAjwsAIY4IAADICwAgAQAAAMYGACABAAAAxgYAICAFAQD6CgAh7QYAAMcLADDuBgAAyQYAEO8GAADHCwAw8QZAAOsKACH8BgEA-goAIbQHAQD8CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAh4gcBAPwKACH5BwQA6goAIfoHQAD7CgAh-wcAAKELACD8BwAAoQsAIP0HAAChCwAg_gcBAPoKACH_B0AA6woAIYAIIACOCwAhgQgBAPwKACGCCAEA_AoAIYMIAQD8CgAhhAgAAKELACCFCAAAoQsAIIYIAAChCwAghwgAAKELACCICAEA_AoAIYkIAQD8CgAhiggCAI8LACGLCAEA_AoAIYwIAgCPCwAhjQgCAI8LACEJtAcAAMMMACDiBwAAwwwAIPoHAADDDAAggQgAAMMMACCCCAAAwwwAIIMIAADDDAAgiAgAAMMMACCJCAAAwwwAIIsIAADDDAAgAwAAAMkGACABAADKBgAwAgAAxgYAIAMAAADJBgAgAQAAygYAMAIAAMYGACADAAAAyQYAIAEAAMoGADACAADGBgAgHQUBAAAAAfEGQAAAAAH8BgEAAAABtAcBAAAAAbgHBAAAAAG5BwEAAAABugcBAAAAAeIHAQAAAAH5BwQAAAAB-gdAAAAAAfsHgAAAAAH8B4AAAAAB_QeAAAAAAf4HAQAAAAH_B0AAAAABgAggAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIgAAAAAGFCIAAAAABhgiAAAAAAYcIgAAAAAGICAEAAAABiQgBAAAAAYoIAgAAAAGLCAEAAAABjAgCAAAAAY0IAgAAAAEBKgAAzgYAIB0FAQAAAAHxBkAAAAAB_AYBAAAAAbQHAQAAAAG4BwQAAAABuQcBAAAAAboHAQAAAAHiBwEAAAAB-QcEAAAAAfoHQAAAAAH7B4AAAAAB_AeAAAAAAf0HgAAAAAH-BwEAAAAB_wdAAAAAAYAIIAAAAAGBCAEAAAABgggBAAAAAYMIAQAAAAGECIAAAAABhQiAAAAAAYYIgAAAAAGHCIAAAAABiAgBAAAAAYkIAQAAAAGKCAIAAAABiwgBAAAAAYwIAgAAAAGNCAIAAAABASoAANAGADABKgAA0AYAMB0FAQDHDAAh8QZAAL0MACH8BgEAxwwAIbQHAQDJDAAhuAcEALwMACG5BwEAxwwAIboHAQDHDAAh4gcBAMkMACH5BwQAvAwAIfoHQADIDAAh-weAAAAAAfwHgAAAAAH9B4AAAAAB_gcBAMcMACH_B0AAvQwAIYAIIAD_DAAhgQgBAMkMACGCCAEAyQwAIYMIAQDJDAAhhAiAAAAAAYUIgAAAAAGGCIAAAAABhwiAAAAAAYgIAQDJDAAhiQgBAMkMACGKCAIAzwwAIYsIAQDJDAAhjAgCAM8MACGNCAIAzwwAIQIAAADGBgAgKgAA0wYAIB0FAQDHDAAh8QZAAL0MACH8BgEAxwwAIbQHAQDJDAAhuAcEALwMACG5BwEAxwwAIboHAQDHDAAh4gcBAMkMACH5BwQAvAwAIfoHQADIDAAh-weAAAAAAfwHgAAAAAH9B4AAAAAB_gcBAMcMACH_B0AAvQwAIYAIIAD_DAAhgQgBAMkMACGCCAEAyQwAIYMIAQDJDAAhhAiAAAAAAYUIgAAAAAGGCIAAAAABhwiAAAAAAYgIAQDJDAAhiQgBAMkMACGKCAIAzwwAIYsIAQDJDAAhjAgCAM8MACGNCAIAzwwAIQIAAADJBgAgKgAA1QYAIAIAAADJBgAgKgAA1QYAIAMAAADGBgAgMQAAzgYAIDIAANMGACABAAAAxgYAIAEAAADJBgAgDg0AAMsNACA3AADODQAgOAAAzQ0AIFkAAMwNACBaAADPDQAgtAcAAMMMACDiBwAAwwwAIPoHAADDDAAggQgAAMMMACCCCAAAwwwAIIMIAADDDAAgiAgAAMMMACCJCAAAwwwAIIsIAADDDAAgIAUBAO8KACHtBgAAxgsAMO4GAADcBgAQ7wYAAMYLADDxBkAA4goAIfwGAQDvCgAhtAcBAPEKACG4BwQA4QoAIbkHAQDvCgAhugcBAP4KACHiBwEA8QoAIfkHBADhCgAh-gdAAPAKACH7BwAA_woAIPwHAAD_CgAg_QcAAP8KACD-BwEA7woAIf8HQADiCgAhgAggAIoLACGBCAEA8QoAIYIIAQDxCgAhgwgBAPEKACGECAAA_woAIIUIAAD_CgAghggAAP8KACCHCAAA_woAIIgIAQDxCgAhiQgBAPEKACGKCAIAgQsAIYsIAQDxCgAhjAgCAIELACGNCAIAgQsAIQMAAADJBgAgAQAA2wYAMDYAANwGACADAAAAyQYAIAEAAMoGADACAADGBgAgFAUBAPoKACHtBgAAwwsAMO4GAADiBgAQ7wYAAMMLADD8BgEA-goAIbMHAQD6CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAhvwcBAJcLACHvBwEA-goAIfAHAQD6CgAh8QcBAPoKACHyBwIAjwsAIfMHQADrCgAh9AdAAOsKACH1BwQA6goAIfYHAgCPCwAh9wcAAMQLACD4BwAAxQsAIAEAAADfBgAgAQAAAN8GACASBQEA-goAIe0GAADDCwAw7gYAAOIGABDvBgAAwwsAMPwGAQD6CgAhswcBAPoKACG4BwQA6goAIbkHAQD6CgAhugcBAJcLACG_BwEAlwsAIe8HAQD6CgAh8AcBAPoKACHxBwEA-goAIfIHAgCPCwAh8wdAAOsKACH0B0AA6woAIfUHBADqCgAh9gcCAI8LACEAAwAAAOIGACABAADjBgAwAgAA3wYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACADAAAA4gYAIAEAAOMGADACAADfBgAgDwUBAAAAAfwGAQAAAAGzBwEAAAABuAcEAAAAAbkHAQAAAAG6BwEAAAABvwcBAAAAAe8HAQAAAAHwBwEAAAAB8QcBAAAAAfIHAgAAAAHzB0AAAAAB9AdAAAAAAfUHBAAAAAH2BwIAAAABASoAAOcGACAPBQEAAAAB_AYBAAAAAbMHAQAAAAG4BwQAAAABuQcBAAAAAboHAQAAAAG_BwEAAAAB7wcBAAAAAfAHAQAAAAHxBwEAAAAB8gcCAAAAAfMHQAAAAAH0B0AAAAAB9QcEAAAAAfYHAgAAAAEBKgAA6QYAMAEqAADpBgAwDwUBAMcMACH8BgEAxwwAIbMHAQDHDAAhuAcEALwMACG5BwEAxwwAIboHAQDHDAAhvwcBAMcMACHvBwEAxwwAIfAHAQDHDAAh8QcBAMcMACHyBwIAzwwAIfMHQAC9DAAh9AdAAL0MACH1BwQAvAwAIfYHAgDPDAAhAgAAAN8GACAqAADsBgAgDwUBAMcMACH8BgEAxwwAIbMHAQDHDAAhuAcEALwMACG5BwEAxwwAIboHAQDHDAAhvwcBAMcMACHvBwEAxwwAIfAHAQDHDAAh8QcBAMcMACHyBwIAzwwAIfMHQAC9DAAh9AdAAL0MACH1BwQAvAwAIfYHAgDPDAAhAgAAAOIGACAqAADuBgAgAgAAAOIGACAqAADuBgAgAwAAAN8GACAxAADnBgAgMgAA7AYAIAEAAADfBgAgAQAAAOIGACAFDQAAxg0AIDcAAMkNACA4AADIDQAgWQAAxw0AIFoAAMoNACASBQEA7woAIe0GAADCCwAw7gYAAPUGABDvBgAAwgsAMPwGAQDvCgAhswcBAO8KACG4BwQA4QoAIbkHAQDvCgAhugcBAP4KACG_BwEA_goAIe8HAQDvCgAh8AcBAO8KACHxBwEA7woAIfIHAgCBCwAh8wdAAOIKACH0B0AA4goAIfUHBADhCgAh9gcCAIELACEDAAAA4gYAIAEAAPQGADA2AAD1BgAgAwAAAOIGACABAADjBgAwAgAA3wYAIArtBgAAwQsAMO4GAAD7BgAQ7wYAAMELADCCBwEAAAABmgcBAJcLACGwBwEAlwsAIb8HAQCXCwAhwQdAAOsKACHtBwIAjwsAIe4HQADrCgAhAQAAAPgGACABAAAA-AYAIArtBgAAwQsAMO4GAAD7BgAQ7wYAAMELADCCBwEAlwsAIZoHAQCXCwAhsAcBAJcLACG_BwEAlwsAIcEHQADrCgAh7QcCAI8LACHuB0AA6woAIQADAAAA-wYAIAEAAPwGADACAAD4BgAgAwAAAPsGACABAAD8BgAwAgAA-AYAIAMAAAD7BgAgAQAA_AYAMAIAAPgGACAHggcBAAAAAZoHAQAAAAGwBwEAAAABvwcBAAAAAcEHQAAAAAHtBwIAAAAB7gdAAAAAAQEqAACABwAgB4IHAQAAAAGaBwEAAAABsAcBAAAAAb8HAQAAAAHBB0AAAAAB7QcCAAAAAe4HQAAAAAEBKgAAggcAMAEqAACCBwAwB4IHAQDHDAAhmgcBAMcMACGwBwEAxwwAIb8HAQDHDAAhwQdAAL0MACHtBwIAzwwAIe4HQAC9DAAhAgAAAPgGACAqAACFBwAgB4IHAQDHDAAhmgcBAMcMACGwBwEAxwwAIb8HAQDHDAAhwQdAAL0MACHtBwIAzwwAIe4HQAC9DAAhAgAAAPsGACAqAACHBwAgAgAAAPsGACAqAACHBwAgAwAAAPgGACAxAACABwAgMgAAhQcAIAEAAAD4BgAgAQAAAPsGACAFDQAAwQ0AIDcAAMQNACA4AADDDQAgWQAAwg0AIFoAAMUNACAK7QYAAMALADDuBgAAjgcAEO8GAADACwAwggcBAP4KACGaBwEA_goAIbAHAQD-CgAhvwcBAP4KACHBB0AA4goAIe0HAgCBCwAh7gdAAOIKACEDAAAA-wYAIAEAAI0HADA2AACOBwAgAwAAAPsGACABAAD8BgAwAgAA-AYAIAEAAAAYACABAAAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgFgkAAMANACDxBkAAAAABmgcBAAAAAb8HAQAAAAHWBwIAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcEAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAgAAAAHkBwIAAAAB5QcCAAAAAeYHgAAAAAHnB0AAAAAB6AdAAAAAAekHQAAAAAHqBwQAAAAB6wcEAAAAAewHAQAAAAEBKgAAlgcAIBXxBkAAAAABmgcBAAAAAb8HAQAAAAHWBwIAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcEAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAgAAAAHkBwIAAAAB5QcCAAAAAeYHgAAAAAHnB0AAAAAB6AdAAAAAAekHQAAAAAHqBwQAAAAB6wcEAAAAAewHAQAAAAEBKgAAmAcAMAEqAACYBwAwFgkAAL8NACDxBkAAvQwAIZoHAQDHDAAhvwcBAMcMACHWBwIAzwwAIdwHAQDHDAAh3QcBAMcMACHeBwIAzwwAId8HBAC8DAAh4AcBAMcMACHhBwEAxwwAIeIHAQDHDAAh4wcCAM8MACHkBwIAzwwAIeUHAgDPDAAh5geAAAAAAecHQADIDAAh6AdAAMgMACHpB0AAyAwAIeoHBAC8DAAh6wcEALwMACHsBwEAxwwAIQIAAAAYACAqAACbBwAgFfEGQAC9DAAhmgcBAMcMACG_BwEAxwwAIdYHAgDPDAAh3AcBAMcMACHdBwEAxwwAId4HAgDPDAAh3wcEALwMACHgBwEAxwwAIeEHAQDHDAAh4gcBAMcMACHjBwIAzwwAIeQHAgDPDAAh5QcCAM8MACHmB4AAAAAB5wdAAMgMACHoB0AAyAwAIekHQADIDAAh6gcEALwMACHrBwQAvAwAIewHAQDHDAAhAgAAABYAICoAAJ0HACACAAAAFgAgKgAAnQcAIAMAAAAYACAxAACWBwAgMgAAmwcAIAEAAAAYACABAAAAFgAgCA0AALoNACA3AAC9DQAgOAAAvA0AIFkAALsNACBaAAC-DQAg5wcAAMMMACDoBwAAwwwAIOkHAADDDAAgGO0GAAC_CwAw7gYAAKQHABDvBgAAvwsAMPEGQADiCgAhmgcBAP4KACG_BwEA_goAIdYHAgCBCwAh3AcBAP4KACHdBwEA7woAId4HAgCBCwAh3wcEAOEKACHgBwEA7woAIeEHAQDvCgAh4gcBAO8KACHjBwIAgQsAIeQHAgCBCwAh5QcCAIELACHmBwAA_woAIOcHQADwCgAh6AdAAPAKACHpB0AA8AoAIeoHBADhCgAh6wcEAOEKACHsBwEA7woAIQMAAAAWACABAACjBwAwNgAApAcAIAMAAAAWACABAAAXADACAAAYACAQ7QYAALwLADDuBgAAqgcAEO8GAAC8CwAwmQcBAJcLACGaBwEAlwsAIb8HAQAAAAHLBwEA-goAIcwHAQD6CgAhzwcCAL4LACHVBwEA-goAIdYHAgCPCwAh1wcEAOoKACHYBwQAvQsAIdkHBAC9CwAh2gdAAPsKACHbBwQAvQsAIQEAAACnBwAgAQAAAKcHACAQ7QYAALwLADDuBgAAqgcAEO8GAAC8CwAwmQcBAJcLACGaBwEAlwsAIb8HAQCXCwAhywcBAPoKACHMBwEA-goAIc8HAgC-CwAh1QcBAPoKACHWBwIAjwsAIdcHBADqCgAh2AcEAL0LACHZBwQAvQsAIdoHQAD7CgAh2wcEAL0LACEFzwcAAMMMACDYBwAAwwwAINkHAADDDAAg2gcAAMMMACDbBwAAwwwAIAMAAACqBwAgAQAAqwcAMAIAAKcHACADAAAAqgcAIAEAAKsHADACAACnBwAgAwAAAKoHACABAACrBwAwAgAApwcAIA2ZBwEAAAABmgcBAAAAAb8HAQAAAAHLBwEAAAABzAcBAAAAAc8HAgAAAAHVBwEAAAAB1gcCAAAAAdcHBAAAAAHYBwQAAAAB2QcEAAAAAdoHQAAAAAHbBwQAAAABASoAAK8HACANmQcBAAAAAZoHAQAAAAG_BwEAAAABywcBAAAAAcwHAQAAAAHPBwIAAAAB1QcBAAAAAdYHAgAAAAHXBwQAAAAB2AcEAAAAAdkHBAAAAAHaB0AAAAAB2wcEAAAAAQEqAACxBwAwASoAALEHADANmQcBAMcMACGaBwEAxwwAIb8HAQDHDAAhywcBAMcMACHMBwEAxwwAIc8HAgC5DQAh1QcBAMcMACHWBwIAzwwAIdcHBAC8DAAh2AcEALgNACHZBwQAuA0AIdoHQADIDAAh2wcEALgNACECAAAApwcAICoAALQHACANmQcBAMcMACGaBwEAxwwAIb8HAQDHDAAhywcBAMcMACHMBwEAxwwAIc8HAgC5DQAh1QcBAMcMACHWBwIAzwwAIdcHBAC8DAAh2AcEALgNACHZBwQAuA0AIdoHQADIDAAh2wcEALgNACECAAAAqgcAICoAALYHACACAAAAqgcAICoAALYHACADAAAApwcAIDEAAK8HACAyAAC0BwAgAQAAAKcHACABAAAAqgcAIAoNAACzDQAgNwAAtg0AIDgAALUNACBZAAC0DQAgWgAAtw0AIM8HAADDDAAg2AcAAMMMACDZBwAAwwwAINoHAADDDAAg2wcAAMMMACAQ7QYAALULADDuBgAAvQcAEO8GAAC1CwAwmQcBAP4KACGaBwEA_goAIb8HAQD-CgAhywcBAO8KACHMBwEA7woAIc8HAgC3CwAh1QcBAO8KACHWBwIAgQsAIdcHBADhCgAh2AcEALYLACHZBwQAtgsAIdoHQADwCgAh2wcEALYLACEDAAAAqgcAIAEAALwHADA2AAC9BwAgAwAAAKoHACABAACrBwAwAgAApwcAIA_tBgAAswsAMO4GAADDBwAQ7wYAALMLADCZBwEAlwsAIZoHAQCXCwAhywcBAPoKACHMBwEA-goAIc0HBADqCgAhzgcEAOoKACHPBwQA6goAIdAHBADqCgAh0QcEAOoKACHSBwQA6goAIdMHBADqCgAh1AcAALQLACABAAAAwAcAIAEAAADABwAgDu0GAACzCwAw7gYAAMMHABDvBgAAswsAMJkHAQCXCwAhmgcBAJcLACHLBwEA-goAIcwHAQD6CgAhzQcEAOoKACHOBwQA6goAIc8HBADqCgAh0AcEAOoKACHRBwQA6goAIdIHBADqCgAh0wcEAOoKACEAAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACADAAAAwwcAIAEAAMQHADACAADABwAgC5kHAQAAAAGaBwEAAAABywcBAAAAAcwHAQAAAAHNBwQAAAABzgcEAAAAAc8HBAAAAAHQBwQAAAAB0QcEAAAAAdIHBAAAAAHTBwQAAAABASoAAMgHACALmQcBAAAAAZoHAQAAAAHLBwEAAAABzAcBAAAAAc0HBAAAAAHOBwQAAAABzwcEAAAAAdAHBAAAAAHRBwQAAAAB0gcEAAAAAdMHBAAAAAEBKgAAygcAMAEqAADKBwAwC5kHAQDHDAAhmgcBAMcMACHLBwEAxwwAIcwHAQDHDAAhzQcEALwMACHOBwQAvAwAIc8HBAC8DAAh0AcEALwMACHRBwQAvAwAIdIHBAC8DAAh0wcEALwMACECAAAAwAcAICoAAM0HACALmQcBAMcMACGaBwEAxwwAIcsHAQDHDAAhzAcBAMcMACHNBwQAvAwAIc4HBAC8DAAhzwcEALwMACHQBwQAvAwAIdEHBAC8DAAh0gcEALwMACHTBwQAvAwAIQIAAADDBwAgKgAAzwcAIAIAAADDBwAgKgAAzwcAIAMAAADABwAgMQAAyAcAIDIAAM0HACABAAAAwAcAIAEAAADDBwAgBQ0AAK4NACA3AACxDQAgOAAAsA0AIFkAAK8NACBaAACyDQAgDu0GAACyCwAw7gYAANYHABDvBgAAsgsAMJkHAQD-CgAhmgcBAP4KACHLBwEA7woAIcwHAQDvCgAhzQcEAOEKACHOBwQA4QoAIc8HBADhCgAh0AcEAOEKACHRBwQA4QoAIdIHBADhCgAh0wcEAOEKACEDAAAAwwcAIAEAANUHADA2AADWBwAgAwAAAMMHACABAADEBwAwAgAAwAcAIA_tBgAAsAsAMO4GAADcBwAQ7wYAALALADCZBwEAlwsAIZoHAQCXCwAhywcBAPoKACHMBwEA-goAIc0HBADqCgAhzgcEAOoKACHPBwQA6goAIdAHBADqCgAh0QcEAOoKACHSBwQA6goAIdMHBADqCgAh1AcAALELACABAAAA2QcAIAEAAADZBwAgDu0GAACwCwAw7gYAANwHABDvBgAAsAsAMJkHAQCXCwAhmgcBAJcLACHLBwEA-goAIcwHAQD6CgAhzQcEAOoKACHOBwQA6goAIc8HBADqCgAh0AcEAOoKACHRBwQA6goAIdIHBADqCgAh0wcEAOoKACEAAwAAANwHACABAADdBwAwAgAA2QcAIAMAAADcBwAgAQAA3QcAMAIAANkHACADAAAA3AcAIAEAAN0HADACAADZBwAgC5kHAQAAAAGaBwEAAAABywcBAAAAAcwHAQAAAAHNBwQAAAABzgcEAAAAAc8HBAAAAAHQBwQAAAAB0QcEAAAAAdIHBAAAAAHTBwQAAAABASoAAOEHACALmQcBAAAAAZoHAQAAAAHLBwEAAAABzAcBAAAAAc0HBAAAAAHOBwQAAAABzwcEAAAAAdAHBAAAAAHRBwQAAAAB0gcEAAAAAdMHBAAAAAEBKgAA4wcAMAEqAADjBwAwC5kHAQDHDAAhmgcBAMcMACHLBwEAxwwAIcwHAQDHDAAhzQcEALwMACHOBwQAvAwAIc8HBAC8DAAh0AcEALwMACHRBwQAvAwAIdIHBAC8DAAh0wcEALwMACECAAAA2QcAICoAAOYHACALmQcBAMcMACGaBwEAxwwAIcsHAQDHDAAhzAcBAMcMACHNBwQAvAwAIc4HBAC8DAAhzwcEALwMACHQBwQAvAwAIdEHBAC8DAAh0gcEALwMACHTBwQAvAwAIQIAAADcBwAgKgAA6AcAIAIAAADcBwAgKgAA6AcAIAMAAADZBwAgMQAA4QcAIDIAAOYHACABAAAA2QcAIAEAAADcBwAgBQ0AAKkNACA3AACsDQAgOAAAqw0AIFkAAKoNACBaAACtDQAgDu0GAACvCwAw7gYAAO8HABDvBgAArwsAMJkHAQD-CgAhmgcBAP4KACHLBwEA7woAIcwHAQDvCgAhzQcEAOEKACHOBwQA4QoAIc8HBADhCgAh0AcEAOEKACHRBwQA4QoAIdIHBADhCgAh0wcEAOEKACEDAAAA3AcAIAEAAO4HADA2AADvBwAgAwAAANwHACABAADdBwAwAgAA2QcAIAftBgAArgsAMO4GAAD1BwAQ7wYAAK4LADDHBwEAAAAByAdAAOsKACHJBwIAjwsAIcoHAgCPCwAhAQAAAPIHACABAAAA8gcAIAftBgAArgsAMO4GAAD1BwAQ7wYAAK4LADDHBwEA-goAIcgHQADrCgAhyQcCAI8LACHKBwIAjwsAIQADAAAA9QcAIAEAAPYHADACAADyBwAgAwAAAPUHACABAAD2BwAwAgAA8gcAIAMAAAD1BwAgAQAA9gcAMAIAAPIHACAExwcBAAAAAcgHQAAAAAHJBwIAAAABygcCAAAAAQEqAAD6BwAgBMcHAQAAAAHIB0AAAAAByQcCAAAAAcoHAgAAAAEBKgAA_AcAMAEqAAD8BwAwBMcHAQDHDAAhyAdAAL0MACHJBwIAzwwAIcoHAgDPDAAhAgAAAPIHACAqAAD_BwAgBMcHAQDHDAAhyAdAAL0MACHJBwIAzwwAIcoHAgDPDAAhAgAAAPUHACAqAACBCAAgAgAAAPUHACAqAACBCAAgAwAAAPIHACAxAAD6BwAgMgAA_wcAIAEAAADyBwAgAQAAAPUHACAFDQAApA0AIDcAAKcNACA4AACmDQAgWQAApQ0AIFoAAKgNACAH7QYAAK0LADDuBgAAiAgAEO8GAACtCwAwxwcBAO8KACHIB0AA4goAIckHAgCBCwAhygcCAIELACEDAAAA9QcAIAEAAIcIADA2AACICAAgAwAAAPUHACABAAD2BwAwAgAA8gcAIAftBgAArAsAMO4GAACOCAAQ7wYAAKwLADCCByAAAAABxAcEAOoKACHFB0AA6woAIcYHBADqCgAhAQAAAIsIACABAAAAiwgAIAftBgAArAsAMO4GAACOCAAQ7wYAAKwLADCCByAAjgsAIcQHBADqCgAhxQdAAOsKACHGBwQA6goAIQADAAAAjggAIAEAAI8IADACAACLCAAgAwAAAI4IACABAACPCAAwAgAAiwgAIAMAAACOCAAgAQAAjwgAMAIAAIsIACAEggcgAAAAAcQHBAAAAAHFB0AAAAABxgcEAAAAAQEqAACTCAAgBIIHIAAAAAHEBwQAAAABxQdAAAAAAcYHBAAAAAEBKgAAlQgAMAEqAACVCAAwBIIHIAD_DAAhxAcEALwMACHFB0AAvQwAIcYHBAC8DAAhAgAAAIsIACAqAACYCAAgBIIHIAD_DAAhxAcEALwMACHFB0AAvQwAIcYHBAC8DAAhAgAAAI4IACAqAACaCAAgAgAAAI4IACAqAACaCAAgAwAAAIsIACAxAACTCAAgMgAAmAgAIAEAAACLCAAgAQAAAI4IACAFDQAAnw0AIDcAAKINACA4AAChDQAgWQAAoA0AIFoAAKMNACAH7QYAAKsLADDuBgAAoQgAEO8GAACrCwAwggcgAIoLACHEBwQA4QoAIcUHQADiCgAhxgcEAOEKACEDAAAAjggAIAEAAKAIADA2AAChCAAgAwAAAI4IACABAACPCAAwAgAAiwgAIAvtBgAAqgsAMO4GAACnCAAQ7wYAAKoLADDxBkAA6woAIYIHBAAAAAGMBwIAjwsAIb8HAQCXCwAhwAcBAPoKACHBB0AA6woAIcIHAQD8CgAhwwcBAPwKACEBAAAApAgAIAEAAACkCAAgC-0GAACqCwAw7gYAAKcIABDvBgAAqgsAMPEGQADrCgAhggcEAOoKACGMBwIAjwsAIb8HAQCXCwAhwAcBAPoKACHBB0AA6woAIcIHAQD8CgAhwwcBAPwKACECwgcAAMMMACDDBwAAwwwAIAMAAACnCAAgAQAAqAgAMAIAAKQIACADAAAApwgAIAEAAKgIADACAACkCAAgAwAAAKcIACABAACoCAAwAgAApAgAIAjxBkAAAAABggcEAAAAAYwHAgAAAAG_BwEAAAABwAcBAAAAAcEHQAAAAAHCBwEAAAABwwcBAAAAAQEqAACsCAAgCPEGQAAAAAGCBwQAAAABjAcCAAAAAb8HAQAAAAHABwEAAAABwQdAAAAAAcIHAQAAAAHDBwEAAAABASoAAK4IADABKgAArggAMAjxBkAAvQwAIYIHBAC8DAAhjAcCAM8MACG_BwEAxwwAIcAHAQDHDAAhwQdAAL0MACHCBwEAyQwAIcMHAQDJDAAhAgAAAKQIACAqAACxCAAgCPEGQAC9DAAhggcEALwMACGMBwIAzwwAIb8HAQDHDAAhwAcBAMcMACHBB0AAvQwAIcIHAQDJDAAhwwcBAMkMACECAAAApwgAICoAALMIACACAAAApwgAICoAALMIACADAAAApAgAIDEAAKwIACAyAACxCAAgAQAAAKQIACABAAAApwgAIAcNAACaDQAgNwAAnQ0AIDgAAJwNACBZAACbDQAgWgAAng0AIMIHAADDDAAgwwcAAMMMACAL7QYAAKkLADDuBgAAuggAEO8GAACpCwAw8QZAAOIKACGCBwQA4QoAIYwHAgCBCwAhvwcBAP4KACHABwEA7woAIcEHQADiCgAhwgcBAPEKACHDBwEA8QoAIQMAAACnCAAgAQAAuQgAMDYAALoIACADAAAApwgAIAEAAKgIADACAACkCAAgDQUBAPoKACHtBgAApgsAMO4GAADACAAQ7wYAAKYLADDxBkAA6woAIfwGAQD6CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAhuwcBAPoKACG8BwAApwsAIL0HAACnCwAgvgcAAKgLACABAAAAvQgAIAEAAAC9CAAgDAUBAPoKACHtBgAApgsAMO4GAADACAAQ7wYAAKYLADDxBkAA6woAIfwGAQD6CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAhuwcBAPoKACG8BwAApwsAIL0HAACnCwAgArwHAADDDAAgvQcAAMMMACADAAAAwAgAIAEAAMEIADACAAC9CAAgAwAAAMAIACABAADBCAAwAgAAvQgAIAMAAADACAAgAQAAwQgAMAIAAL0IACAJBQEAAAAB8QZAAAAAAfwGAQAAAAG4BwQAAAABuQcBAAAAAboHAQAAAAG7BwEAAAABvAeAAAAAAb0HgAAAAAEBKgAAxQgAIAkFAQAAAAHxBkAAAAAB_AYBAAAAAbgHBAAAAAG5BwEAAAABugcBAAAAAbsHAQAAAAG8B4AAAAABvQeAAAAAAQEqAADHCAAwASoAAMcIADAJBQEAxwwAIfEGQAC9DAAh_AYBAMcMACG4BwQAvAwAIbkHAQDHDAAhugcBAMcMACG7BwEAxwwAIbwHgAAAAAG9B4AAAAABAgAAAL0IACAqAADKCAAgCQUBAMcMACHxBkAAvQwAIfwGAQDHDAAhuAcEALwMACG5BwEAxwwAIboHAQDHDAAhuwcBAMcMACG8B4AAAAABvQeAAAAAAQIAAADACAAgKgAAzAgAIAIAAADACAAgKgAAzAgAIAMAAAC9CAAgMQAAxQgAIDIAAMoIACABAAAAvQgAIAEAAADACAAgBw0AAJUNACA3AACYDQAgOAAAlw0AIFkAAJYNACBaAACZDQAgvAcAAMMMACC9BwAAwwwAIAwFAQDvCgAh7QYAAKMLADDuBgAA0wgAEO8GAACjCwAw8QZAAOIKACH8BgEA7woAIbgHBADhCgAhuQcBAO8KACG6BwEA_goAIbsHAQDvCgAhvAcAAKQLACC9BwAApAsAIAMAAADACAAgAQAA0ggAMDYAANMIACADAAAAwAgAIAEAAMEIADACAAC9CAAgFO0GAACfCwAw7gYAANkIABDvBgAAnwsAMPEGQADrCgAhggcBAJcLACGDBwQAAAABmQcBAKALACGaBwEAoAsAIaMHAQD6CgAhrQcBAPoKACGuBwEA-goAIa8HAQD8CgAhsAcBAKALACGxBwEA-goAIbIHAQD6CgAhswcBAPwKACG0BwEA_AoAIbUHAQD8CgAhtgcBAPwKACG3BwAAoQsAIAEAAADWCAAgAQAAANYIACAU7QYAAJ8LADDuBgAA2QgAEO8GAACfCwAw8QZAAOsKACGCBwEAlwsAIYMHBADqCgAhmQcBAKALACGaBwEAoAsAIaMHAQD6CgAhrQcBAPoKACGuBwEA-goAIa8HAQD8CgAhsAcBAKALACGxBwEA-goAIbIHAQD6CgAhswcBAPwKACG0BwEA_AoAIbUHAQD8CgAhtgcBAPwKACG3BwAAoQsAIAiZBwAAwwwAIJoHAADDDAAgrwcAAMMMACCwBwAAwwwAILMHAADDDAAgtAcAAMMMACC1BwAAwwwAILYHAADDDAAgAwAAANkIACABAADaCAAwAgAA1ggAIAMAAADZCAAgAQAA2ggAMAIAANYIACADAAAA2QgAIAEAANoIADACAADWCAAgEfEGQAAAAAGCBwEAAAABgwcEAAAAAZkHAQAAAAGaBwEAAAABowcBAAAAAa0HAQAAAAGuBwEAAAABrwcBAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHAQAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3B4AAAAABASoAAN4IACAR8QZAAAAAAYIHAQAAAAGDBwQAAAABmQcBAAAAAZoHAQAAAAGjBwEAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHgAAAAAEBKgAA4AgAMAEqAADgCAAwEfEGQAC9DAAhggcBAMcMACGDBwQAvAwAIZkHAQDJDAAhmgcBAMkMACGjBwEAxwwAIa0HAQDHDAAhrgcBAMcMACGvBwEAyQwAIbAHAQDJDAAhsQcBAMcMACGyBwEAxwwAIbMHAQDJDAAhtAcBAMkMACG1BwEAyQwAIbYHAQDJDAAhtweAAAAAAQIAAADWCAAgKgAA4wgAIBHxBkAAvQwAIYIHAQDHDAAhgwcEALwMACGZBwEAyQwAIZoHAQDJDAAhowcBAMcMACGtBwEAxwwAIa4HAQDHDAAhrwcBAMkMACGwBwEAyQwAIbEHAQDHDAAhsgcBAMcMACGzBwEAyQwAIbQHAQDJDAAhtQcBAMkMACG2BwEAyQwAIbcHgAAAAAECAAAA2QgAICoAAOUIACACAAAA2QgAICoAAOUIACADAAAA1ggAIDEAAN4IACAyAADjCAAgAQAAANYIACABAAAA2QgAIA0NAACQDQAgNwAAkw0AIDgAAJINACBZAACRDQAgWgAAlA0AIJkHAADDDAAgmgcAAMMMACCvBwAAwwwAILAHAADDDAAgswcAAMMMACC0BwAAwwwAILUHAADDDAAgtgcAAMMMACAU7QYAAJ4LADDuBgAA7AgAEO8GAACeCwAw8QZAAOIKACGCBwEA_goAIYMHBADhCgAhmQcBAIALACGaBwEAgAsAIaMHAQDvCgAhrQcBAO8KACGuBwEA7woAIa8HAQDxCgAhsAcBAIALACGxBwEA7woAIbIHAQDvCgAhswcBAPEKACG0BwEA8QoAIbUHAQDxCgAhtgcBAPEKACG3BwAA_woAIAMAAADZCAAgAQAA6wgAMDYAAOwIACADAAAA2QgAIAEAANoIADACAADWCAAgCe0GAACcCwAw7gYAAPIIABDvBgAAnAsAMIMHBAAAAAGkBwQA6goAIacHAQCXCwAhqAcAAZgLACGrBwQAAAABrAcAAJ0LACABAAAA7wgAIAEAAADvCAAgCO0GAACcCwAw7gYAAPIIABDvBgAAnAsAMIMHBADqCgAhpAcEAOoKACGnBwEAlwsAIagHAAGYCwAhqwcEAOoKACEAAwAAAPIIACABAADzCAAwAgAA7wgAIAMAAADyCAAgAQAA8wgAMAIAAO8IACADAAAA8ggAIAEAAPMIADACAADvCAAgBYMHBAAAAAGkBwQAAAABpwcBAAAAAagHAAEAAAGrBwQAAAABASoAAPcIACAFgwcEAAAAAaQHBAAAAAGnBwEAAAABqAcAAQAAAasHBAAAAAEBKgAA-QgAMAEqAAD5CAAwBYMHBAC8DAAhpAcEALwMACGnBwEAxwwAIagHAAGKDQAhqwcEALwMACECAAAA7wgAICoAAPwIACAFgwcEALwMACGkBwQAvAwAIacHAQDHDAAhqAcAAYoNACGrBwQAvAwAIQIAAADyCAAgKgAA_ggAIAIAAADyCAAgKgAA_ggAIAMAAADvCAAgMQAA9wgAIDIAAPwIACABAAAA7wgAIAEAAADyCAAgBQ0AAIsNACA3AACODQAgOAAAjQ0AIFkAAIwNACBaAACPDQAgCO0GAACbCwAw7gYAAIUJABDvBgAAmwsAMIMHBADhCgAhpAcEAOEKACGnBwEA_goAIagHAAGTCwAhqwcEAOEKACEDAAAA8ggAIAEAAIQJADA2AACFCQAgAwAAAPIIACABAADzCAAwAgAA7wgAIAvtBgAAlgsAMO4GAACLCQAQ7wYAAJYLADDxBkAA6woAIaQHBADqCgAhpwcBAJcLACGoBwABmAsAIakHAQD6CgAhqgcAAZgLACGrBwQAAAABrAcAAJoLACABAAAAiAkAIAEAAACICQAgCu0GAACWCwAw7gYAAIsJABDvBgAAlgsAMPEGQADrCgAhpAcEAOoKACGnBwEAlwsAIagHAAGYCwAhqQcBAPoKACGqBwABmAsAIasHBADqCgAhAAMAAACLCQAgAQAAjAkAMAIAAIgJACADAAAAiwkAIAEAAIwJADACAACICQAgAwAAAIsJACABAACMCQAwAgAAiAkAIAfxBkAAAAABpAcEAAAAAacHAQAAAAGoBwABAAABqQcBAAAAAaoHAAEAAAGrBwQAAAABASoAAJAJACAH8QZAAAAAAaQHBAAAAAGnBwEAAAABqAcAAQAAAakHAQAAAAGqBwABAAABqwcEAAAAAQEqAACSCQAwASoAAJIJADAH8QZAAL0MACGkBwQAvAwAIacHAQDHDAAhqAcAAYoNACGpBwEAxwwAIaoHAAGKDQAhqwcEALwMACECAAAAiAkAICoAAJUJACAH8QZAAL0MACGkBwQAvAwAIacHAQDHDAAhqAcAAYoNACGpBwEAxwwAIaoHAAGKDQAhqwcEALwMACECAAAAiwkAICoAAJcJACACAAAAiwkAICoAAJcJACADAAAAiAkAIDEAAJAJACAyAACVCQAgAQAAAIgJACABAAAAiwkAIAUNAACFDQAgNwAAiA0AIDgAAIcNACBZAACGDQAgWgAAiQ0AIArtBgAAkgsAMO4GAACeCQAQ7wYAAJILADDxBkAA4goAIaQHBADhCgAhpwcBAP4KACGoBwABkwsAIakHAQDvCgAhqgcAAZMLACGrBwQA4QoAIQMAAACLCQAgAQAAnQkAMDYAAJ4JACADAAAAiwkAIAEAAIwJADACAACICQAgBe0GAACRCwAw7gYAAKQJABDvBgAAkQsAMIIHIAAAAAGmBwQA6goAIQEAAAChCQAgAQAAAKEJACAF7QYAAJELADDuBgAApAkAEO8GAACRCwAwggcgAI4LACGmBwQA6goAIQADAAAApAkAIAEAAKUJADACAAChCQAgAwAAAKQJACABAAClCQAwAgAAoQkAIAMAAACkCQAgAQAApQkAMAIAAKEJACACggcgAAAAAaYHBAAAAAEBKgAAqQkAIAKCByAAAAABpgcEAAAAAQEqAACrCQAwASoAAKsJADACggcgAP8MACGmBwQAvAwAIQIAAAChCQAgKgAArgkAIAKCByAA_wwAIaYHBAC8DAAhAgAAAKQJACAqAACwCQAgAgAAAKQJACAqAACwCQAgAwAAAKEJACAxAACpCQAgMgAArgkAIAEAAAChCQAgAQAAAKQJACAFDQAAgA0AIDcAAIMNACA4AACCDQAgWQAAgQ0AIFoAAIQNACAF7QYAAJALADDuBgAAtwkAEO8GAACQCwAwggcgAIoLACGmBwQA4QoAIQMAAACkCQAgAQAAtgkAMDYAALcJACADAAAApAkAIAEAAKUJADACAAChCQAgC-0GAACNCwAw7gYAAL0JABDvBgAAjQsAMP4GAQD8CgAhggcgAAAAAYwHAgCPCwAhjwdAAOsKACGeB0AA-woAIaMHAQD6CgAhpAcEAOoKACGlB0AA-woAIQEAAAC6CQAgAQAAALoJACAL7QYAAI0LADDuBgAAvQkAEO8GAACNCwAw_gYBAPwKACGCByAAjgsAIYwHAgCPCwAhjwdAAOsKACGeB0AA-woAIaMHAQD6CgAhpAcEAOoKACGlB0AA-woAIQP-BgAAwwwAIJ4HAADDDAAgpQcAAMMMACADAAAAvQkAIAEAAL4JADACAAC6CQAgAwAAAL0JACABAAC-CQAwAgAAugkAIAMAAAC9CQAgAQAAvgkAMAIAALoJACAI_gYBAAAAAYIHIAAAAAGMBwIAAAABjwdAAAAAAZ4HQAAAAAGjBwEAAAABpAcEAAAAAaUHQAAAAAEBKgAAwgkAIAj-BgEAAAABggcgAAAAAYwHAgAAAAGPB0AAAAABngdAAAAAAaMHAQAAAAGkBwQAAAABpQdAAAAAAQEqAADECQAwASoAAMQJADAI_gYBAMkMACGCByAA_wwAIYwHAgDPDAAhjwdAAL0MACGeB0AAyAwAIaMHAQDHDAAhpAcEALwMACGlB0AAyAwAIQIAAAC6CQAgKgAAxwkAIAj-BgEAyQwAIYIHIAD_DAAhjAcCAM8MACGPB0AAvQwAIZ4HQADIDAAhowcBAMcMACGkBwQAvAwAIaUHQADIDAAhAgAAAL0JACAqAADJCQAgAgAAAL0JACAqAADJCQAgAwAAALoJACAxAADCCQAgMgAAxwkAIAEAAAC6CQAgAQAAAL0JACAIDQAA-gwAIDcAAP0MACA4AAD8DAAgWQAA-wwAIFoAAP4MACD-BgAAwwwAIJ4HAADDDAAgpQcAAMMMACAL7QYAAIkLADDuBgAA0AkAEO8GAACJCwAw_gYBAPEKACGCByAAigsAIYwHAgCBCwAhjwdAAOIKACGeB0AA8AoAIaMHAQDvCgAhpAcEAOEKACGlB0AA8AoAIQMAAAC9CQAgAQAAzwkAMDYAANAJACADAAAAvQkAIAEAAL4JADACAAC6CQAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACAOAwAA9wwAICIAAPgMACAjAAD5DAAg8QZAAAAAAfwGAQAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABmwcBAAAAAZwHAAD2DAAgnQcBAAAAAZ4HQAAAAAGfB0AAAAABASoAANgJACAL8QZAAAAAAfwGAQAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABmwcBAAAAAZwHAAD2DAAgnQcBAAAAAZ4HQAAAAAGfB0AAAAABASoAANoJADABKgAA2gkAMA4DAADbDAAgIgAA3AwAICMAAN0MACDxBkAAvQwAIfwGAQDHDAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGbBwEAxwwAIZwHAADaDAAgnQcBAMkMACGeB0AAyAwAIZ8HQAC9DAAhAgAAAHUAICoAAN0JACAL8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhmwcBAMcMACGcBwAA2gwAIJ0HAQDJDAAhngdAAMgMACGfB0AAvQwAIQIAAABzACAqAADfCQAgAgAAAHMAICoAAN8JACADAAAAdQAgMQAA2AkAIDIAAN0JACABAAAAdQAgAQAAAHMAIAYNAADXDAAgNwAA2QwAIDgAANgMACCaBwAAwwwAIJ0HAADDDAAgngcAAMMMACAO7QYAAIcLADDuBgAA5gkAEO8GAACHCwAw8QZAAOIKACH8BgEA7woAIYIHAQD-CgAhiwcBAO8KACGZBwEA_goAIZoHAQCACwAhmwcBAO8KACGcBwAAiAsAIJ0HAQDxCgAhngdAAPAKACGfB0AA4goAIQMAAABzACABAADlCQAwNgAA5gkAIAMAAABzACABAAB0ADACAAB1ACABAAAAeQAgAQAAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAYhAADWDAAg8QZAAAAAAYIHAQAAAAGEBwEAAAABlwcBAAAAAZgHQAAAAAEBKgAA7gkAIAXxBkAAAAABggcBAAAAAYQHAQAAAAGXBwEAAAABmAdAAAAAAQEqAADwCQAwASoAAPAJADAGIQAA1QwAIPEGQAC9DAAhggcBAMcMACGEBwEAxwwAIZcHAQDHDAAhmAdAAMgMACECAAAAeQAgKgAA8wkAIAXxBkAAvQwAIYIHAQDHDAAhhAcBAMcMACGXBwEAxwwAIZgHQADIDAAhAgAAAHcAICoAAPUJACACAAAAdwAgKgAA9QkAIAMAAAB5ACAxAADuCQAgMgAA8wkAIAEAAAB5ACABAAAAdwAgBA0AANIMACA3AADUDAAgOAAA0wwAIJgHAADDDAAgCO0GAACGCwAw7gYAAPwJABDvBgAAhgsAMPEGQADiCgAhggcBAP4KACGEBwEA_goAIZcHAQDvCgAhmAdAAPAKACEDAAAAdwAgAQAA-wkAMDYAAPwJACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAH0AIAEAAAB9ACADAAAAewAgAQAAfAAwAgAAfQAgAwAAAHsAIAEAAHwAMAIAAH0AIAMAAAB7ACABAAB8ADACAAB9ACATIQAA0QwAICqAAAAAAfEGQAAAAAH-BgEAAAABggcBAAAAAYMHBAAAAAGEBwEAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHQAAAAAGKBwEAAAABiwcBAAAAAYwHAgAAAAGNB0AAAAABjgdAAAAAAY8HQAAAAAGQB0AAAAABASoAAIQKACASKoAAAAAB8QZAAAAAAf4GAQAAAAGCBwEAAAABgwcEAAAAAYQHAQAAAAGFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQdAAAAAAYoHAQAAAAGLBwEAAAABjAcCAAAAAY0HQAAAAAGOB0AAAAABjwdAAAAAAZAHQAAAAAEBKgAAhgoAMAEqAACGCgAwEyEAANAMACAqgAAAAAHxBkAAvQwAIf4GAQDJDAAhggcBAMcMACGDBwQAvAwAIYQHAQDHDAAhhQcBAMcMACGGBwEAxwwAIYcHAQDHDAAhiAcBAMcMACGJB0AAvQwAIYoHAQDJDAAhiwcBAMcMACGMBwIAzwwAIY0HQADIDAAhjgdAAMgMACGPB0AAvQwAIZAHQADIDAAhAgAAAH0AICoAAIkKACASKoAAAAAB8QZAAL0MACH-BgEAyQwAIYIHAQDHDAAhgwcEALwMACGEBwEAxwwAIYUHAQDHDAAhhgcBAMcMACGHBwEAxwwAIYgHAQDHDAAhiQdAAL0MACGKBwEAyQwAIYsHAQDHDAAhjAcCAM8MACGNB0AAyAwAIY4HQADIDAAhjwdAAL0MACGQB0AAyAwAIQIAAAB7ACAqAACLCgAgAgAAAHsAICoAAIsKACADAAAAfQAgMQAAhAoAIDIAAIkKACABAAAAfQAgAQAAAHsAIAoNAADKDAAgNwAAzQwAIDgAAMwMACBZAADLDAAgWgAAzgwAIP4GAADDDAAgigcAAMMMACCNBwAAwwwAII4HAADDDAAgkAcAAMMMACAVKgAA_woAIO0GAAD9CgAw7gYAAJIKABDvBgAA_QoAMPEGQADiCgAh_gYBAPEKACGCBwEA_goAIYMHBADhCgAhhAcBAP4KACGFBwEA_goAIYYHAQDvCgAhhwcBAO8KACGIBwEA7woAIYkHQADiCgAhigcBAIALACGLBwEA7woAIYwHAgCBCwAhjQdAAPAKACGOB0AA8AoAIY8HQADiCgAhkAdAAPAKACEDAAAAewAgAQAAkQoAMDYAAJIKACADAAAAewAgAQAAfAAwAgAAfQAgB-0GAAD5CgAw7gYAAJgKABDvBgAA-QoAMPEGQADrCgAh_AYBAAAAAf0GQAD7CgAh_gYBAPwKACEBAAAAlQoAIAEAAACVCgAgB-0GAAD5CgAw7gYAAJgKABDvBgAA-QoAMPEGQADrCgAh_AYBAPoKACH9BkAA-woAIf4GAQD8CgAhAv0GAADDDAAg_gYAAMMMACADAAAAmAoAIAEAAJkKADACAACVCgAgAwAAAJgKACABAACZCgAwAgAAlQoAIAMAAACYCgAgAQAAmQoAMAIAAJUKACAE8QZAAAAAAfwGAQAAAAH9BkAAAAAB_gYBAAAAAQEqAACdCgAgBPEGQAAAAAH8BgEAAAAB_QZAAAAAAf4GAQAAAAEBKgAAnwoAMAEqAACfCgAwBPEGQAC9DAAh_AYBAMcMACH9BkAAyAwAIf4GAQDJDAAhAgAAAJUKACAqAACiCgAgBPEGQAC9DAAh_AYBAMcMACH9BkAAyAwAIf4GAQDJDAAhAgAAAJgKACAqAACkCgAgAgAAAJgKACAqAACkCgAgAwAAAJUKACAxAACdCgAgMgAAogoAIAEAAACVCgAgAQAAAJgKACAFDQAAxAwAIDcAAMYMACA4AADFDAAg_QYAAMMMACD-BgAAwwwAIAftBgAA7goAMO4GAACrCgAQ7wYAAO4KADDxBkAA4goAIfwGAQDvCgAh_QZAAPAKACH-BgEA8QoAIQMAAACYCgAgAQAAqgoAMDYAAKsKACADAAAAmAoAIAEAAJkKADACAACVCgAgBe0GAADtCgAw7gYAALEKABDvBgAA7QoAMPoGBAAAAAH7BkAA6woAIQEAAACuCgAgAQAAAK4KACAF7QYAAO0KADDuBgAAsQoAEO8GAADtCgAw-gYEAOoKACH7BkAA6woAIQADAAAAsQoAIAEAALIKADACAACuCgAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACAC-gYEAAAAAfsGQAAAAAEBKgAAtgoAIAL6BgQAAAAB-wZAAAAAAQEqAAC4CgAwASoAALgKADAC-gYEALwMACH7BkAAvQwAIQIAAACuCgAgKgAAuwoAIAL6BgQAvAwAIfsGQAC9DAAhAgAAALEKACAqAAC9CgAgAgAAALEKACAqAAC9CgAgAwAAAK4KACAxAAC2CgAgMgAAuwoAIAEAAACuCgAgAQAAALEKACAFDQAAvgwAIDcAAMEMACA4AADADAAgWQAAvwwAIFoAAMIMACAF7QYAAOwKADDuBgAAxAoAEO8GAADsCgAw-gYEAOEKACH7BkAA4goAIQMAAACxCgAgAQAAwwoAMDYAAMQKACADAAAAsQoAIAEAALIKADACAACuCgAgBe0GAADpCgAw7gYAAMoKABDvBgAA6QoAMPAGBAAAAAHxBkAA6woAIQEAAADHCgAgAQAAAMcKACAF7QYAAOkKADDuBgAAygoAEO8GAADpCgAw8AYEAOoKACHxBkAA6woAIQADAAAAygoAIAEAAMsKADACAADHCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACAC8AYEAAAAAfEGQAAAAAEBKgAAzwoAIALwBgQAAAAB8QZAAAAAAQEqAADRCgAwASoAANEKADAC8AYEALwMACHxBkAAvQwAIQIAAADHCgAgKgAA1AoAIALwBgQAvAwAIfEGQAC9DAAhAgAAAMoKACAqAADWCgAgAgAAAMoKACAqAADWCgAgAwAAAMcKACAxAADPCgAgMgAA1AoAIAEAAADHCgAgAQAAAMoKACAFDQAAtwwAIDcAALoMACA4AAC5DAAgWQAAuAwAIFoAALsMACAF7QYAAOAKADDuBgAA3QoAEO8GAADgCgAw8AYEAOEKACHxBkAA4goAIQMAAADKCgAgAQAA3AoAMDYAAN0KACADAAAAygoAIAEAAMsKADACAADHCgAgBe0GAADgCgAw7gYAAN0KABDvBgAA4AoAMPAGBADhCgAh8QZAAOIKACENDQAA5AoAIDcAAOgKACA4AADoCgAgWQAA5woAIFoAAOgKACDyBgQAAAAB8wYEAAAABPQGBAAAAAT1BgQAAAAB9gYEAAAAAfcGBAAAAAH4BgQAAAAB-QYEAOYKACELDQAA5AoAIDcAAOUKACA4AADlCgAg8gZAAAAAAfMGQAAAAAT0BkAAAAAE9QZAAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGQADjCgAhCw0AAOQKACA3AADlCgAgOAAA5QoAIPIGQAAAAAHzBkAAAAAE9AZAAAAABPUGQAAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BkAA4woAIQjyBgIAAAAB8wYCAAAABPQGAgAAAAT1BgIAAAAB9gYCAAAAAfcGAgAAAAH4BgIAAAAB-QYCAOQKACEI8gZAAAAAAfMGQAAAAAT0BkAAAAAE9QZAAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGQADlCgAhDQ0AAOQKACA3AADoCgAgOAAA6AoAIFkAAOcKACBaAADoCgAg8gYEAAAAAfMGBAAAAAT0BgQAAAAE9QYEAAAAAfYGBAAAAAH3BgQAAAAB-AYEAAAAAfkGBADmCgAhCPIGCAAAAAHzBggAAAAE9AYIAAAABPUGCAAAAAH2BggAAAAB9wYIAAAAAfgGCAAAAAH5BggA5woAIQjyBgQAAAAB8wYEAAAABPQGBAAAAAT1BgQAAAAB9gYEAAAAAfcGBAAAAAH4BgQAAAAB-QYEAOgKACEF7QYAAOkKADDuBgAAygoAEO8GAADpCgAw8AYEAOoKACHxBkAA6woAIQjyBgQAAAAB8wYEAAAABPQGBAAAAAT1BgQAAAAB9gYEAAAAAfcGBAAAAAH4BgQAAAAB-QYEAOgKACEI8gZAAAAAAfMGQAAAAAT0BkAAAAAE9QZAAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGQADlCgAhBe0GAADsCgAw7gYAAMQKABDvBgAA7AoAMPoGBADhCgAh-wZAAOIKACEF7QYAAO0KADDuBgAAsQoAEO8GAADtCgAw-gYEAOoKACH7BkAA6woAIQftBgAA7goAMO4GAACrCgAQ7wYAAO4KADDxBkAA4goAIfwGAQDvCgAh_QZAAPAKACH-BgEA8QoAIQ4NAADkCgAgNwAA-AoAIDgAAPgKACDyBgEAAAAB8wYBAAAABPQGAQAAAAT1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAPcKACH_BgEAAAABgAcBAAAAAYEHAQAAAAELDQAA8woAIDcAAPYKACA4AAD2CgAg8gZAAAAAAfMGQAAAAAX0BkAAAAAF9QZAAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGQAD1CgAhDg0AAPMKACA3AAD0CgAgOAAA9AoAIPIGAQAAAAHzBgEAAAAF9AYBAAAABfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEA8goAIf8GAQAAAAGABwEAAAABgQcBAAAAAQ4NAADzCgAgNwAA9AoAIDgAAPQKACDyBgEAAAAB8wYBAAAABfQGAQAAAAX1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAPIKACH_BgEAAAABgAcBAAAAAYEHAQAAAAEI8gYCAAAAAfMGAgAAAAX0BgIAAAAF9QYCAAAAAfYGAgAAAAH3BgIAAAAB-AYCAAAAAfkGAgDzCgAhC_IGAQAAAAHzBgEAAAAF9AYBAAAABfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEA9AoAIf8GAQAAAAGABwEAAAABgQcBAAAAAQsNAADzCgAgNwAA9goAIDgAAPYKACDyBkAAAAAB8wZAAAAABfQGQAAAAAX1BkAAAAAB9gZAAAAAAfcGQAAAAAH4BkAAAAAB-QZAAPUKACEI8gZAAAAAAfMGQAAAAAX0BkAAAAAF9QZAAAAAAfYGQAAAAAH3BkAAAAAB-AZAAAAAAfkGQAD2CgAhDg0AAOQKACA3AAD4CgAgOAAA-AoAIPIGAQAAAAHzBgEAAAAE9AYBAAAABPUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEA9woAIf8GAQAAAAGABwEAAAABgQcBAAAAAQvyBgEAAAAB8wYBAAAABPQGAQAAAAT1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAPgKACH_BgEAAAABgAcBAAAAAYEHAQAAAAEH7QYAAPkKADDuBgAAmAoAEO8GAAD5CgAw8QZAAOsKACH8BgEA-goAIf0GQAD7CgAh_gYBAPwKACEL8gYBAAAAAfMGAQAAAAT0BgEAAAAE9QYBAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQD4CgAh_wYBAAAAAYAHAQAAAAGBBwEAAAABCPIGQAAAAAHzBkAAAAAF9AZAAAAABfUGQAAAAAH2BkAAAAAB9wZAAAAAAfgGQAAAAAH5BkAA9goAIQvyBgEAAAAB8wYBAAAABfQGAQAAAAX1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAPQKACH_BgEAAAABgAcBAAAAAYEHAQAAAAEVKgAA_woAIO0GAAD9CgAw7gYAAJIKABDvBgAA_QoAMPEGQADiCgAh_gYBAPEKACGCBwEA_goAIYMHBADhCgAhhAcBAP4KACGFBwEA_goAIYYHAQDvCgAhhwcBAO8KACGIBwEA7woAIYkHQADiCgAhigcBAIALACGLBwEA7woAIYwHAgCBCwAhjQdAAPAKACGOB0AA8AoAIY8HQADiCgAhkAdAAPAKACELDQAA5AoAIDcAAPgKACA4AAD4CgAg8gYBAAAAAfMGAQAAAAT0BgEAAAAE9QYBAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQCFCwAhDw0AAOQKACA3AACECwAgOAAAhAsAIPIGgAAAAAH1BoAAAAAB9gaAAAAAAfcGgAAAAAH4BoAAAAAB-QaAAAAAAZEHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAQsNAADzCgAgNwAA9AoAIDgAAPQKACDyBgEAAAAB8wYBAAAABfQGAQAAAAX1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAIMLACENDQAA5AoAIDcAAOQKACA4AADkCgAgWQAA5woAIFoAAOQKACDyBgIAAAAB8wYCAAAABPQGAgAAAAT1BgIAAAAB9gYCAAAAAfcGAgAAAAH4BgIAAAAB-QYCAIILACENDQAA5AoAIDcAAOQKACA4AADkCgAgWQAA5woAIFoAAOQKACDyBgIAAAAB8wYCAAAABPQGAgAAAAT1BgIAAAAB9gYCAAAAAfcGAgAAAAH4BgIAAAAB-QYCAIILACELDQAA8woAIDcAAPQKACA4AAD0CgAg8gYBAAAAAfMGAQAAAAX0BgEAAAAF9QYBAAAAAfYGAQAAAAH3BgEAAAAB-AYBAAAAAfkGAQCDCwAhDPIGgAAAAAH1BoAAAAAB9gaAAAAAAfcGgAAAAAH4BoAAAAAB-QaAAAAAAZEHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAQsNAADkCgAgNwAA-AoAIDgAAPgKACDyBgEAAAAB8wYBAAAABPQGAQAAAAT1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAIULACEI7QYAAIYLADDuBgAA_AkAEO8GAACGCwAw8QZAAOIKACGCBwEA_goAIYQHAQD-CgAhlwcBAO8KACGYB0AA8AoAIQ7tBgAAhwsAMO4GAADmCQAQ7wYAAIcLADDxBkAA4goAIfwGAQDvCgAhggcBAP4KACGLBwEA7woAIZkHAQD-CgAhmgcBAIALACGbBwEA7woAIZwHAACICwAgnQcBAPEKACGeB0AA8AoAIZ8HQADiCgAhBPIGAQAAAAWgBwEAAAABoQcBAAAABKIHAQAAAAQL7QYAAIkLADDuBgAA0AkAEO8GAACJCwAw_gYBAPEKACGCByAAigsAIYwHAgCBCwAhjwdAAOIKACGeB0AA8AoAIaMHAQDvCgAhpAcEAOEKACGlB0AA8AoAIQUNAADkCgAgNwAAjAsAIDgAAIwLACDyBiAAAAAB-QYgAIsLACEFDQAA5AoAIDcAAIwLACA4AACMCwAg8gYgAAAAAfkGIACLCwAhAvIGIAAAAAH5BiAAjAsAIQvtBgAAjQsAMO4GAAC9CQAQ7wYAAI0LADD-BgEA_AoAIYIHIACOCwAhjAcCAI8LACGPB0AA6woAIZ4HQAD7CgAhowcBAPoKACGkBwQA6goAIaUHQAD7CgAhAvIGIAAAAAH5BiAAjAsAIQjyBgIAAAAB8wYCAAAABPQGAgAAAAT1BgIAAAAB9gYCAAAAAfcGAgAAAAH4BgIAAAAB-QYCAOQKACEF7QYAAJALADDuBgAAtwkAEO8GAACQCwAwggcgAIoLACGmBwQA4QoAIQXtBgAAkQsAMO4GAACkCQAQ7wYAAJELADCCByAAjgsAIaYHBADqCgAhCu0GAACSCwAw7gYAAJ4JABDvBgAAkgsAMPEGQADiCgAhpAcEAOEKACGnBwEA_goAIagHAAGTCwAhqQcBAO8KACGqBwABkwsAIasHBADhCgAhBw0AAOQKACA3AACVCwAgOAAAlQsAIPIGAAEAAAHzBgABAAAE9AYAAQAABPkGAAGUCwAhBw0AAOQKACA3AACVCwAgOAAAlQsAIPIGAAEAAAHzBgABAAAE9AYAAQAABPkGAAGUCwAhBPIGAAEAAAHzBgABAAAE9AYAAQAABPkGAAGVCwAhCu0GAACWCwAw7gYAAIsJABDvBgAAlgsAMPEGQADrCgAhpAcEAOoKACGnBwEAlwsAIagHAAGYCwAhqQcBAPoKACGqBwABmAsAIasHBADqCgAhCPIGAQAAAAHzBgEAAAAE9AYBAAAABPUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEAmQsAIQTyBgABAAAB8wYAAQAABPQGAAEAAAT5BgABlQsAIQjyBgEAAAAB8wYBAAAABPQGAQAAAAT1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAJkLACECpAcEAAAAAacHAQAAAAEI7QYAAJsLADDuBgAAhQkAEO8GAACbCwAwgwcEAOEKACGkBwQA4QoAIacHAQD-CgAhqAcAAZMLACGrBwQA4QoAIQjtBgAAnAsAMO4GAADyCAAQ7wYAAJwLADCDBwQA6goAIaQHBADqCgAhpwcBAJcLACGoBwABmAsAIasHBADqCgAhAqQHBAAAAAGnBwEAAAABFO0GAACeCwAw7gYAAOwIABDvBgAAngsAMPEGQADiCgAhggcBAP4KACGDBwQA4QoAIZkHAQCACwAhmgcBAIALACGjBwEA7woAIa0HAQDvCgAhrgcBAO8KACGvBwEA8QoAIbAHAQCACwAhsQcBAO8KACGyBwEA7woAIbMHAQDxCgAhtAcBAPEKACG1BwEA8QoAIbYHAQDxCgAhtwcAAP8KACAU7QYAAJ8LADDuBgAA2QgAEO8GAACfCwAw8QZAAOsKACGCBwEAlwsAIYMHBADqCgAhmQcBAKALACGaBwEAoAsAIaMHAQD6CgAhrQcBAPoKACGuBwEA-goAIa8HAQD8CgAhsAcBAKALACGxBwEA-goAIbIHAQD6CgAhswcBAPwKACG0BwEA_AoAIbUHAQD8CgAhtgcBAPwKACG3BwAAoQsAIAjyBgEAAAAB8wYBAAAABfQGAQAAAAX1BgEAAAAB9gYBAAAAAfcGAQAAAAH4BgEAAAAB-QYBAKILACEM8gaAAAAAAfUGgAAAAAH2BoAAAAAB9waAAAAAAfgGgAAAAAH5BoAAAAABkQcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZUHgAAAAAGWB4AAAAABCPIGAQAAAAHzBgEAAAAF9AYBAAAABfUGAQAAAAH2BgEAAAAB9wYBAAAAAfgGAQAAAAH5BgEAogsAIQwFAQDvCgAh7QYAAKMLADDuBgAA0wgAEO8GAACjCwAw8QZAAOIKACH8BgEA7woAIbgHBADhCgAhuQcBAO8KACG6BwEA_goAIbsHAQDvCgAhvAcAAKQLACC9BwAApAsAIA8NAADzCgAgNwAApQsAIDgAAKULACDyBoAAAAAB9QaAAAAAAfYGgAAAAAH3BoAAAAAB-AaAAAAAAfkGgAAAAAGRBwEAAAABkgcBAAAAAZMHAQAAAAGUB4AAAAABlQeAAAAAAZYHgAAAAAEM8gaAAAAAAfUGgAAAAAH2BoAAAAAB9waAAAAAAfgGgAAAAAH5BoAAAAABkQcBAAAAAZIHAQAAAAGTBwEAAAABlAeAAAAAAZUHgAAAAAGWB4AAAAABDAUBAPoKACHtBgAApgsAMO4GAADACAAQ7wYAAKYLADDxBkAA6woAIfwGAQD6CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAhuwcBAPoKACG8BwAApwsAIL0HAACnCwAgDPIGgAAAAAH1BoAAAAAB9gaAAAAAAfcGgAAAAAH4BoAAAAAB-QaAAAAAAZEHAQAAAAGSBwEAAAABkwcBAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAQIFAQAAAAG4BwQAAAABC-0GAACpCwAw7gYAALoIABDvBgAAqQsAMPEGQADiCgAhggcEAOEKACGMBwIAgQsAIb8HAQD-CgAhwAcBAO8KACHBB0AA4goAIcIHAQDxCgAhwwcBAPEKACEL7QYAAKoLADDuBgAApwgAEO8GAACqCwAw8QZAAOsKACGCBwQA6goAIYwHAgCPCwAhvwcBAJcLACHABwEA-goAIcEHQADrCgAhwgcBAPwKACHDBwEA_AoAIQftBgAAqwsAMO4GAAChCAAQ7wYAAKsLADCCByAAigsAIcQHBADhCgAhxQdAAOIKACHGBwQA4QoAIQftBgAArAsAMO4GAACOCAAQ7wYAAKwLADCCByAAjgsAIcQHBADqCgAhxQdAAOsKACHGBwQA6goAIQftBgAArQsAMO4GAACICAAQ7wYAAK0LADDHBwEA7woAIcgHQADiCgAhyQcCAIELACHKBwIAgQsAIQftBgAArgsAMO4GAAD1BwAQ7wYAAK4LADDHBwEA-goAIcgHQADrCgAhyQcCAI8LACHKBwIAjwsAIQ7tBgAArwsAMO4GAADvBwAQ7wYAAK8LADCZBwEA_goAIZoHAQD-CgAhywcBAO8KACHMBwEA7woAIc0HBADhCgAhzgcEAOEKACHPBwQA4QoAIdAHBADhCgAh0QcEAOEKACHSBwQA4QoAIdMHBADhCgAhDu0GAACwCwAw7gYAANwHABDvBgAAsAsAMJkHAQCXCwAhmgcBAJcLACHLBwEA-goAIcwHAQD6CgAhzQcEAOoKACHOBwQA6goAIc8HBADqCgAh0AcEAOoKACHRBwQA6goAIdIHBADqCgAh0wcEAOoKACEEmgcBAAAAAcsHAQAAAAHMBwEAAAABzQcEAAAAAQ7tBgAAsgsAMO4GAADWBwAQ7wYAALILADCZBwEA_goAIZoHAQD-CgAhywcBAO8KACHMBwEA7woAIc0HBADhCgAhzgcEAOEKACHPBwQA4QoAIdAHBADhCgAh0QcEAOEKACHSBwQA4QoAIdMHBADhCgAhDu0GAACzCwAw7gYAAMMHABDvBgAAswsAMJkHAQCXCwAhmgcBAJcLACHLBwEA-goAIcwHAQD6CgAhzQcEAOoKACHOBwQA6goAIc8HBADqCgAh0AcEAOoKACHRBwQA6goAIdIHBADqCgAh0wcEAOoKACEEmgcBAAAAAcsHAQAAAAHMBwEAAAABzQcEAAAAARDtBgAAtQsAMO4GAAC9BwAQ7wYAALULADCZBwEA_goAIZoHAQD-CgAhvwcBAP4KACHLBwEA7woAIcwHAQDvCgAhzwcCALcLACHVBwEA7woAIdYHAgCBCwAh1wcEAOEKACHYBwQAtgsAIdkHBAC2CwAh2gdAAPAKACHbBwQAtgsAIQ0NAADzCgAgNwAAuwsAIDgAALsLACBZAAC5CwAgWgAAuwsAIPIGBAAAAAHzBgQAAAAF9AYEAAAABfUGBAAAAAH2BgQAAAAB9wYEAAAAAfgGBAAAAAH5BgQAugsAIQ0NAADzCgAgNwAA8woAIDgAAPMKACBZAAC5CwAgWgAA8woAIPIGAgAAAAHzBgIAAAAF9AYCAAAABfUGAgAAAAH2BgIAAAAB9wYCAAAAAfgGAgAAAAH5BgIAuAsAIQ0NAADzCgAgNwAA8woAIDgAAPMKACBZAAC5CwAgWgAA8woAIPIGAgAAAAHzBgIAAAAF9AYCAAAABfUGAgAAAAH2BgIAAAAB9wYCAAAAAfgGAgAAAAH5BgIAuAsAIQjyBggAAAAB8wYIAAAABfQGCAAAAAX1BggAAAAB9gYIAAAAAfcGCAAAAAH4BggAAAAB-QYIALkLACENDQAA8woAIDcAALsLACA4AAC7CwAgWQAAuQsAIFoAALsLACDyBgQAAAAB8wYEAAAABfQGBAAAAAX1BgQAAAAB9gYEAAAAAfcGBAAAAAH4BgQAAAAB-QYEALoLACEI8gYEAAAAAfMGBAAAAAX0BgQAAAAF9QYEAAAAAfYGBAAAAAH3BgQAAAAB-AYEAAAAAfkGBAC7CwAhEO0GAAC8CwAw7gYAAKoHABDvBgAAvAsAMJkHAQCXCwAhmgcBAJcLACG_BwEAlwsAIcsHAQD6CgAhzAcBAPoKACHPBwIAvgsAIdUHAQD6CgAh1gcCAI8LACHXBwQA6goAIdgHBAC9CwAh2QcEAL0LACHaB0AA-woAIdsHBAC9CwAhCPIGBAAAAAHzBgQAAAAF9AYEAAAABfUGBAAAAAH2BgQAAAAB9wYEAAAAAfgGBAAAAAH5BgQAuwsAIQjyBgIAAAAB8wYCAAAABfQGAgAAAAX1BgIAAAAB9gYCAAAAAfcGAgAAAAH4BgIAAAAB-QYCAPMKACEY7QYAAL8LADDuBgAApAcAEO8GAAC_CwAw8QZAAOIKACGaBwEA_goAIb8HAQD-CgAh1gcCAIELACHcBwEA_goAId0HAQDvCgAh3gcCAIELACHfBwQA4QoAIeAHAQDvCgAh4QcBAO8KACHiBwEA7woAIeMHAgCBCwAh5AcCAIELACHlBwIAgQsAIeYHAAD_CgAg5wdAAPAKACHoB0AA8AoAIekHQADwCgAh6gcEAOEKACHrBwQA4QoAIewHAQDvCgAhCu0GAADACwAw7gYAAI4HABDvBgAAwAsAMIIHAQD-CgAhmgcBAP4KACGwBwEA_goAIb8HAQD-CgAhwQdAAOIKACHtBwIAgQsAIe4HQADiCgAhCu0GAADBCwAw7gYAAPsGABDvBgAAwQsAMIIHAQCXCwAhmgcBAJcLACGwBwEAlwsAIb8HAQCXCwAhwQdAAOsKACHtBwIAjwsAIe4HQADrCgAhEgUBAO8KACHtBgAAwgsAMO4GAAD1BgAQ7wYAAMILADD8BgEA7woAIbMHAQDvCgAhuAcEAOEKACG5BwEA7woAIboHAQD-CgAhvwcBAP4KACHvBwEA7woAIfAHAQDvCgAh8QcBAO8KACHyBwIAgQsAIfMHQADiCgAh9AdAAOIKACH1BwQA4QoAIfYHAgCBCwAhEgUBAPoKACHtBgAAwwsAMO4GAADiBgAQ7wYAAMMLADD8BgEA-goAIbMHAQD6CgAhuAcEAOoKACG5BwEA-goAIboHAQCXCwAhvwcBAJcLACHvBwEA-goAIfAHAQD6CgAh8QcBAPoKACHyBwIAjwsAIfMHQADrCgAh9AdAAOsKACH1BwQA6goAIfYHAgCPCwAhAgUBAAAAAfwGAQAAAAECvwcBAAAAAe8HAQAAAAEgBQEA7woAIe0GAADGCwAw7gYAANwGABDvBgAAxgsAMPEGQADiCgAh_AYBAO8KACG0BwEA8QoAIbgHBADhCgAhuQcBAO8KACG6BwEA_goAIeIHAQDxCgAh-QcEAOEKACH6B0AA8AoAIfsHAAD_CgAg_AcAAP8KACD9BwAA_woAIP4HAQDvCgAh_wdAAOIKACGACCAAigsAIYEIAQDxCgAhgggBAPEKACGDCAEA8QoAIYQIAAD_CgAghQgAAP8KACCGCAAA_woAIIcIAAD_CgAgiAgBAPEKACGJCAEA8QoAIYoIAgCBCwAhiwgBAPEKACGMCAIAgQsAIY0IAgCBCwAhIAUBAPoKACHtBgAAxwsAMO4GAADJBgAQ7wYAAMcLADDxBkAA6woAIfwGAQD6CgAhtAcBAPwKACG4BwQA6goAIbkHAQD6CgAhugcBAJcLACHiBwEA_AoAIfkHBADqCgAh-gdAAPsKACH7BwAAoQsAIPwHAAChCwAg_QcAAKELACD-BwEA-goAIf8HQADrCgAhgAggAI4LACGBCAEA_AoAIYIIAQD8CgAhgwgBAPwKACGECAAAoQsAIIUIAAChCwAghggAAKELACCHCAAAoQsAIIgIAQD8CgAhiQgBAPwKACGKCAIAjwsAIYsIAQD8CgAhjAgCAI8LACGNCAIAjwsAIQMFAQAAAAH8BgEAAAABuQcBAAAAAQbtBgAAyQsAMO4GAADDBgAQ7wYAAMkLADCYB0AA4goAIY8IAQD-CgAhkAgAAZMLACEV7QYAAMoLADDuBgAArQYAEO8GAADKCwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhmQcBAP4KACGaBwEA_goAIZ8HQADiCgAhjwgBAP4KACGRCAEA7woAIZIIAQDvCgAhkwgBAO8KACGUCAAA_woAIJUIAACICwAglggCAIELACGXCCAAigsAIZgIAQDvCgAhmQgAAIgLACCaCCAAigsAIZsIAgCBCwAhCe0GAADLCwAw7gYAAJcGABDvBgAAywsAMP0GQADwCgAhjQdAAOIKACGPCAEA_goAIZwIAACICwAgnQgAAIgLACCeCAEA8QoAIQoSAADNCwAg7QYAAMwLADDuBgAANQAQ7wYAAMwLADD9BkAA-woAIY0HQADrCgAhjwgBAJcLACGcCAAAiAsAIJ0IAACICwAgnggBAPwKACEYAwAA1gsAIBEAAIYMACATAACHDAAgFAAAiAwAIO0GAACFDAAw7gYAAGIAEO8GAACFDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGfB0AA6woAIZEIAQD6CgAhmwgCAI8LACGfCAEA-goAIaAIAQD6CgAhoQgBAPwKACGiCAAApwsAIKMIAQD8CgAhpAgAAIgLACClCAIAjwsAIaYIAgCPCwAhkAkAAGIAIJEJAABiACAS7QYAAM4LADDuBgAA_wUAEO8GAADOCwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhmQcBAP4KACGfB0AA4goAIZEIAQDvCgAhmwgCAIELACGfCAEA7woAIaAIAQDvCgAhoQgBAPEKACGiCAAApAsAIKMIAQDxCgAhpAgAAIgLACClCAIAgQsAIaYIAgCBCwAhEgQBAPEKACHtBgAAzwsAMO4GAADpBQAQ7wYAAM8LADDxBkAA4goAIYIHAQD-CgAhiwcBAO8KACGYB0AA4goAIZkHAQCACwAhmgcBAIALACG1BwEA7woAIacIAAGTCwAhqAgAAZMLACGpCAEA8QoAIaoIAQDxCgAhqwgBAIALACGsCAIAgQsAIa0IQADwCgAhDu0GAADQCwAw7gYAAM8FABDvBgAA0AsAMPEGQADiCgAhggcBAP4KACGYB0AA4goAIZkHAQD-CgAhmgcBAP4KACGrCAEA_goAIa4IAAGTCwAhrwgAAZMLACGwCAEA8QoAIbEIQADwCgAhsghAAPAKACEL7QYAANELADDuBgAAuQUAEO8GAADRCwAwmAdAAOIKACGZBwEA_goAIZoHAQD-CgAhqwgBAP4KACGzCAABkwsAIbQIAQDvCgAhtQgBAO8KACG2CEAA8AoAIRHtBgAA0gsAMO4GAACjBQAQ7wYAANILADDxBkAA4goAIYIHAQD-CgAhmAdAAOIKACGZBwEA_goAIZ8IAQDxCgAhsghAAPAKACG2CEAA8AoAIbcIAQD-CgAhuAgAAZMLACG5CAEA7woAIboIAQDxCgAhuwgBAPEKACG8CAEA8QoAIb0IAACICwAgDu0GAADTCwAw7gYAAI0FABDvBgAA0wsAMPEGQADiCgAhggcBAP4KACGLBwEA7woAIZkHAQD-CgAhnwgBAPEKACG7CAEA8QoAIbwIAQDxCgAhvQgAAIgLACC-CAIAgQsAIb8IAQDxCgAhwAhAAPAKACECggcBAAAAAZkHAQAAAAEQAwAA1gsAICAAANcLACDtBgAA1QsAMO4GAABoABDvBgAA1QsAMPEGQADrCgAhggcBAJcLACGLBwEA-goAIZkHAQCXCwAhnwgBAPwKACG7CAEA_AoAIbwIAQD8CgAhvQgAAIgLACC-CAIAjwsAIb8IAQD8CgAhwAhAAPsKACEZDwAAiwwAIBAAAIwMACAYAACPDAAgGQAAkQwAIBoAAJIMACAbAACTDAAgHAAAjgwAIB0AAIoMACAeAACNDAAgHwAAkAwAICAAANcLACAkAACUDAAg7QYAAIkMADDuBgAAVAAQ7wYAAIkMADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGRCAEA-goAIdAIAQD6CgAhiAkBAPwKACGJCUAA6woAIYoJQAD7CgAhkAkAAFQAIJEJAABUACADwggAAGoAIMMIAABqACDECAAAagAgCO0GAADYCwAw7gYAAPUEABDvBgAA2AsAMPEGQADiCgAhggcBAP4KACGXBwEA7woAIcUIAQDvCgAhxggBAPEKACEI7QYAANkLADDuBgAA4gQAEO8GAADZCwAw8QZAAOsKACGCBwEAlwsAIZcHAQD6CgAhxQgBAPoKACHGCAEA_AoAIQftBgAA2gsAMO4GAADcBAAQ7wYAANoLADDxBkAA4goAIYIHAQD-CgAhqQcBAO8KACHHCAEA7woAIQftBgAA2wsAMO4GAADJBAAQ7wYAANsLADDxBkAA6woAIYIHAQCXCwAhqQcBAPoKACHHCAEA-goAIQbtBgAA3AsAMO4GAADDBAAQ7wYAANwLADDICAEA7woAIckIAgCBCwAhyggEALYLACEG7QYAAN0LADDuBgAAsAQAEO8GAADdCwAwyAgBAPoKACHJCAIAjwsAIcoIBAC9CwAhCe0GAADeCwAw7gYAAKoEABDvBgAA3gsAMPEGQADiCgAhggcBAP4KACGMBwIAgQsAIY8HQADiCgAhlwcBAO8KACHLCAEA_goAIQoWAADgCwAg7QYAAN8LADDuBgAARgAQ7wYAAN8LADDxBkAA6woAIYIHAQCXCwAhjAcCAI8LACGPB0AA6woAIZcHAQD6CgAhywgBAJcLACEQAwAA1gsAIBUAAJkMACAXAACcDAAg7QYAAJsMADDuBgAAQgAQ7wYAAJsMADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIasIAQCXCwAhsghAAPsKACG4CAABmAsAIcwIQAD7CgAhkAkAAEIAIJEJAABCACAL7QYAAOELADDuBgAAkgQAEO8GAADhCwAw8QZAAOIKACGCBwEA_goAIZgHQADiCgAhmQcBAP4KACGrCAEA_goAIbIIQADwCgAhuAgAAZMLACHMCEAA8AoAIQ7tBgAA4gsAMO4GAAD8AwAQ7wYAAOILADDxBkAA4goAIYIHAQD-CgAhiAcBAPEKACGLBwEA7woAIZkHAQD-CgAhmgcBAIALACGRCAEA7woAIZ8IAQDxCgAhzQgBAO8KACHOCAEA7woAIc8IQADwCgAhDe0GAADjCwAw7gYAAOQDABDvBgAA4wsAMPEGQADiCgAhggcBAP4KACGYB0AA4goAIZkHAQCACwAhkQgBAO8KACGzCAABkwsAIdAIAQDvCgAh0QgBAO8KACHSCEAA8AoAIdMIAACkCwAgDe0GAADkCwAw7gYAANEDABDvBgAA5AsAMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCgCwAhkQgBAPoKACGzCAABmAsAIdAIAQD6CgAh0QgBAPoKACHSCEAA-woAIdMIAACnCwAgBe0GAADlCwAw7gYAAMsDABDvBgAA5QsAMJgHQADiCgAh1AgAAZMLACEF7QYAAOYLADDuBgAAuAMAEO8GAADmCwAwmAdAAOsKACHUCAABmAsAIRftBgAA5wsAMO4GAACyAwAQ7wYAAOcLADDxBkAA4goAIYIHAQD-CgAhmAdAAOIKACGZBwEA_goAIZoHAQD-CgAhrQcBAO8KACGuBwEA_goAIY8IAQCACwAhlQgAAIgLACCwCAEA8QoAIbIIQADwCgAhuAgAAZMLACHVCAAAiAsAINYIQADwCgAh1wgCALcLACHYCAIAtwsAIdkIAQDxCgAh2ggBAPEKACHbCAEAgAsAIdwIAQCACwAhFu0GAADoCwAw7gYAAJwDABDvBgAA6AsAMPEGQADiCgAh_AYBAO8KACGCBwEA_goAIZgHQADiCgAhmQcBAP4KACGaBwEA_goAIZUIAACICwAgmAgBAO8KACGZCAAAiAsAIJoIIACKCwAhrwgAAZMLACGyCEAA8AoAIc4IAQDxCgAh1ghAAPAKACHdCAEA7woAId4IAQDvCgAh3wgBAIALACHgCAEA8QoAIeEIQADwCgAhDO0GAADpCwAw7gYAAIYDABDvBgAA6QsAMPEGQADiCgAh_AYBAO8KACG6BwEA_goAIe8HAQDvCgAh-QcCAIELACHiCAAA_woAIOMIAQDxCgAh5AgEALYLACHlCCAAigsAIQztBgAA6gsAMO4GAADzAgAQ7wYAAOoLADDxBkAA6woAIfwGAQD6CgAhugcBAJcLACHvBwEA-goAIfkHAgCPCwAh4ggAAKELACDjCAEA_AoAIeQIBAC9CwAh5QggAI4LACEJ7QYAAOsLADDuBgAA7QIAEO8GAADrCwAwvwcBAP4KACHABwEA8QoAIdwHAQD-CgAh4AcBAO8KACHrBwQAtgsAIeYIQADiCgAhCe0GAADsCwAw7gYAANoCABDvBgAA7AsAML8HAQCXCwAhwAcBAPwKACHcBwEAlwsAIeAHAQD6CgAh6wcEAL0LACHmCEAA6woAIQjtBgAA7QsAMO4GAADUAgAQ7wYAAO0LADDxBkAA4goAIeAHAQDvCgAhxQgBAO8KACHnCAEA7woAIegIQADwCgAhCe0GAADuCwAw7gYAAL4CABDvBgAA7gsAMIsHIACKCwAhswcBAO8KACG7BwEA7woAIeAHAQDvCgAh8QcBAO8KACHpCEAA4goAIR7tBgAA7wsAMO4GAACoAgAQ7wYAAO8LADD8BgEA7woAId0HAQDvCgAh4QcBAO8KACHjBwIAgQsAIeQHAgCBCwAh5QcCAIELACHqBwQA4QoAIdEIAQDvCgAh5QggAIoLACHqCAEA7woAIesIAQDxCgAh7AgCAIELACHtCAIAgQsAIe4IAgCBCwAh7wgCAIELACHwCAEAgAsAIfEIIACKCwAh8ghAAPAKACHzCAAAiAsAIPQIAACICwAg9QhAAPAKACH2CCAAigsAIfcIAACICwAg-AgCAIELACH5CAIAgQsAIfoIAQCACwAh-wgBAIALACEN7QYAAPALADDuBgAAkgIAEO8GAADwCwAw8QZAAOIKACH8BgEA7woAIaQHAgCBCwAhugcBAP4KACHWBwIAgQsAIeQHAgCBCwAh-QcCAIELACHlCCAAigsAIfwIAQDvCgAh_QgAAIgLACAQBgAA8gsAIAgAAPMLACAOAAD0CwAg7QYAAPELADDuBgAA_wEAEO8GAADxCwAw8QZAAOsKACH8BgEA-goAIaQHAgCPCwAhugcBAJcLACHWBwIAjwsAIeQHAgCPCwAh-QcCAI8LACHlCCAAjgsAIfwIAQD6CgAh_QgAAIgLACADwggAAAkAIMMIAAAJACDECAAACQAgA8IIAAAOACDDCAAADgAgxAgAAA4AIAPCCAAAEgAgwwgAABIAIMQIAAASACAI7QYAAPULADDuBgAA-QEAEO8GAAD1CwAw4QcBAO8KACH-CAIAgQsAIf8IIACKCwAhgAkCAIELACGBCQIAgQsAIQntBgAA9gsAMO4GAADjAQAQ7wYAAPYLADCaBwEA_goAIeEHAQDvCgAh_ggCAIELACH_CCAAigsAIYAJAgCBCwAhgQkCAIELACEJ7QYAAPcLADDuBgAAzQEAEO8GAAD3CwAw_AYBAO8KACGaBwEA_goAIbgHBADhCgAhggkEAOEKACGDCQIAgQsAIYQJAgCBCwAhCgQAAPkLACDtBgAA-AsAMO4GAAAHABDvBgAA-AsAMPwGAQD6CgAhmgcBAJcLACG4BwQA6goAIYIJBADqCgAhgwkCAI8LACGECQIAjwsAIRUDAADWCwAgBQAAtgwAIAYAAPILACAPAACLDAAgEAAAjAwAIBEAAIYMACAcAACODAAg7QYAALUMADDuBgAAAwAQ7wYAALUMADDxBkAA6woAIYIHAQCXCwAhmQcBAJcLACGRCAEA-goAIdAIAQD6CgAh0QgBAPoKACGFCSAAjgsAIYYJQAD7CgAhhwlAAOsKACGQCQAAAwAgkQkAAAMAIAztBgAA-gsAMO4GAAC1AQAQ7wYAAPoLADDxBkAA4goAIYIHAQD-CgAhmQcBAP4KACGRCAEA7woAIdAIAQDvCgAh0QgBAO8KACGFCSAAigsAIYYJQADwCgAhhwlAAOIKACEL7QYAAPsLADDuBgAAnwEAEO8GAAD7CwAw8QZAAOIKACGCBwEA_goAIYsHAQDvCgAhkQgBAO8KACHQCAEA7woAIYgJAQDxCgAhiQlAAOIKACGKCUAA8AoAIRYhAAD9CwAgKgAAoQsAIO0GAAD8CwAw7gYAAHsAEO8GAAD8CwAw8QZAAOsKACH-BgEA_AoAIYIHAQCXCwAhgwcEAOoKACGEBwEAlwsAIYUHAQCXCwAhhgcBAPoKACGHBwEA-goAIYgHAQD6CgAhiQdAAOsKACGKBwEAoAsAIYsHAQD6CgAhjAcCAI8LACGNB0AA-woAIY4HQAD7CgAhjwdAAOsKACGQB0AA-woAIRMDAADWCwAgIgAAgAwAICMAAIEMACDtBgAA_wsAMO4GAABzABDvBgAA_wsAMPEGQADrCgAh_AYBAPoKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZsHAQD6CgAhnAcAAIgLACCdBwEA_AoAIZ4HQAD7CgAhnwdAAOsKACGQCQAAcwAgkQkAAHMAIAkhAAD9CwAg7QYAAP4LADDuBgAAdwAQ7wYAAP4LADDxBkAA6woAIYIHAQCXCwAhhAcBAJcLACGXBwEA-goAIZgHQAD7CgAhEQMAANYLACAiAACADAAgIwAAgQwAIO0GAAD_CwAw7gYAAHMAEO8GAAD_CwAw8QZAAOsKACH8BgEA-goAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhmwcBAPoKACGcBwAAiAsAIJ0HAQD8CgAhngdAAPsKACGfB0AA6woAIQPCCAAAdwAgwwgAAHcAIMQIAAB3ACADwggAAHsAIMMIAAB7ACDECAAAewAgEwMAANYLACAfAACDDAAg7QYAAIIMADDuBgAAagAQ7wYAAIIMADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZ8IAQD8CgAhsghAAPsKACG2CEAA-woAIbcIAQCXCwAhuAgAAZgLACG5CAEA-goAIboIAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgEgMAANYLACAgAADXCwAg7QYAANULADDuBgAAaAAQ7wYAANULADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZ8IAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgvggCAI8LACG_CAEA_AoAIcAIQAD7CgAhkAkAAGgAIJEJAABoACACggcBAAAAAZkHAQAAAAEWAwAA1gsAIBEAAIYMACATAACHDAAgFAAAiAwAIO0GAACFDAAw7gYAAGIAEO8GAACFDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGfB0AA6woAIZEIAQD6CgAhmwgCAI8LACGfCAEA-goAIaAIAQD6CgAhoQgBAPwKACGiCAAApwsAIKMIAQD8CgAhpAgAAIgLACClCAIAjwsAIaYIAgCPCwAhA8IIAAAwACDDCAAAMAAgxAgAADAAIAwSAADNCwAg7QYAAMwLADDuBgAANQAQ7wYAAMwLADD9BkAA-woAIY0HQADrCgAhjwgBAJcLACGcCAAAiAsAIJ0IAACICwAgnggBAPwKACGQCQAANQAgkQkAADUAIAPCCAAANwAgwwgAADcAIMQIAAA3ACAXDwAAiwwAIBAAAIwMACAYAACPDAAgGQAAkQwAIBoAAJIMACAbAACTDAAgHAAAjgwAIB0AAIoMACAeAACNDAAgHwAAkAwAICAAANcLACAkAACUDAAg7QYAAIkMADDuBgAAVAAQ7wYAAIkMADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGRCAEA-goAIdAIAQD6CgAhiAkBAPwKACGJCUAA6woAIYoJQAD7CgAhA8IIAAADACDDCAAAAwAgxAgAAAMAIAPCCAAAKAAgwwgAACgAIMQIAAAoACADwggAACwAIMMIAAAsACDECAAALAAgA8IIAABiACDDCAAAYgAgxAgAAGIAIAPCCAAAPQAgwwgAAD0AIMQIAAA9ACADwggAAEIAIMMIAABCACDECAAAQgAgEgMAANYLACAgAADXCwAg7QYAANULADDuBgAAaAAQ7wYAANULADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZ8IAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgvggCAI8LACG_CAEA_AoAIcAIQAD7CgAhkAkAAGgAIJEJAABoACADwggAAEgAIMMIAABIACDECAAASAAgA8IIAABMACDDCAAATAAgxAgAAEwAIAPCCAAAUAAgwwgAAFAAIMQIAABQACADwggAAHMAIMMIAABzACDECAAAcwAgFAMAAJYMACAEAQD8CgAhFQAAlwwAIO0GAACVDAAw7gYAAFAAEO8GAACVDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmAdAAOsKACGZBwEAoAsAIZoHAQCgCwAhtQcBAPoKACGnCAABmAsAIagIAAGYCwAhqQgBAPwKACGqCAEA_AoAIasIAQCgCwAhrAgCAI8LACGtCEAA-woAIRkPAACLDAAgEAAAjAwAIBgAAI8MACAZAACRDAAgGgAAkgwAIBsAAJMMACAcAACODAAgHQAAigwAIB4AAI0MACAfAACQDAAgIAAA1wsAICQAAJQMACDtBgAAiQwAMO4GAABUABDvBgAAiQwAMPEGQADrCgAhggcBAJcLACGLBwEA-goAIZEIAQD6CgAh0AgBAPoKACGICQEA_AoAIYkJQADrCgAhiglAAPsKACGQCQAAVAAgkQkAAFQAIBYDAADWCwAgBAAAnwwAIBgAAI8MACAZAACRDAAgGgAAkgwAIBsAAJMMACDtBgAAngwAMO4GAAA9ABDvBgAAngwAMPEGQADrCgAhggcBAJcLACGIBwEA_AoAIYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZEIAQD6CgAhnwgBAPwKACHNCAEA-goAIc4IAQD6CgAhzwhAAPsKACGQCQAAPQAgkQkAAD0AIBADAADWCwAgFQAAmQwAIO0GAACYDAAw7gYAAEwAEO8GAACYDAAw8QZAAOsKACGCBwEAlwsAIZgHQADrCgAhmQcBAJcLACGaBwEAlwsAIasIAQCXCwAhrggAAZgLACGvCAABmAsAIbAIAQD8CgAhsQhAAPsKACGyCEAA-woAIRYDAADWCwAgBAAAnwwAIBgAAI8MACAZAACRDAAgGgAAkgwAIBsAAJMMACDtBgAAngwAMO4GAAA9ABDvBgAAngwAMPEGQADrCgAhggcBAJcLACGIBwEA_AoAIYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZEIAQD6CgAhnwgBAPwKACHNCAEA-goAIc4IAQD6CgAhzwhAAPsKACGQCQAAPQAgkQkAAD0AIA0DAADWCwAgFQAAmQwAIO0GAACaDAAw7gYAAEgAEO8GAACaDAAwmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGzCAABmAsAIbQIAQD6CgAhtQgBAPoKACG2CEAA-woAIQ4DAADWCwAgFQAAmQwAIBcAAJwMACDtBgAAmwwAMO4GAABCABDvBgAAmwwAMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhqwgBAJcLACGyCEAA-woAIbgIAAGYCwAhzAhAAPsKACEMFgAA4AsAIO0GAADfCwAw7gYAAEYAEO8GAADfCwAw8QZAAOsKACGCBwEAlwsAIYwHAgCPCwAhjwdAAOsKACGXBwEA-goAIcsIAQCXCwAhkAkAAEYAIJEJAABGACACggcBAAAAAZkHAQAAAAEUAwAA1gsAIAQAAJ8MACAYAACPDAAgGQAAkQwAIBoAAJIMACAbAACTDAAg7QYAAJ4MADDuBgAAPQAQ7wYAAJ4MADDxBkAA6woAIYIHAQCXCwAhiAcBAPwKACGLBwEA-goAIZkHAQCXCwAhmgcBAKALACGRCAEA-goAIZ8IAQD8CgAhzQgBAPoKACHOCAEA-goAIc8IQAD7CgAhFQMAANYLACAFAAC2DAAgBgAA8gsAIA8AAIsMACAQAACMDAAgEQAAhgwAIBwAAI4MACDtBgAAtQwAMO4GAAADABDvBgAAtQwAMPEGQADrCgAhggcBAJcLACGZBwEAlwsAIZEIAQD6CgAh0AgBAPoKACHRCAEA-goAIYUJIACOCwAhhglAAPsKACGHCUAA6woAIZAJAAADACCRCQAAAwAgAo8IAQAAAAGQCAABAAABBxIAAM0LACDtBgAAoQwAMO4GAAA3ABDvBgAAoQwAMJgHQADrCgAhjwgBAJcLACGQCAABmAsAIRcEAAD5CwAgEgAAzQsAIO0GAACiDAAw7gYAADAAEO8GAACiDAAw8QZAAOsKACGCBwEAlwsAIYsHAQD6CgAhmQcBAJcLACGaBwEAlwsAIZ8HQADrCgAhjwgBAJcLACGRCAEA-goAIZIIAQD6CgAhkwgBAPoKACGUCAAAoQsAIJUIAACICwAglggCAI8LACGXCCAAjgsAIZgIAQD6CgAhmQgAAIgLACCaCCAAjgsAIZsIAgCPCwAhGQMAANYLACAEAAD5CwAg7QYAAKMMADDuBgAALAAQ7wYAAKMMADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhrQcBAPoKACGuBwEAlwsAIY8IAQCgCwAhlQgAAIgLACCwCAEA_AoAIbIIQAD7CgAhuAgAAZgLACHVCAAAiAsAINYIQAD7CgAh1wgCAL4LACHYCAIAvgsAIdkIAQD8CgAh2ggBAPwKACHbCAEAoAsAIdwIAQCgCwAhGAMAANYLACAEAAD5CwAg7QYAAKQMADDuBgAAKAAQ7wYAAKQMADDxBkAA6woAIfwGAQD6CgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGVCAAAiAsAIJgIAQD6CgAhmQgAAIgLACCaCCAAjgsAIa8IAAGYCwAhsghAAPsKACHOCAEA_AoAIdYIQAD7CgAh3QgBAPoKACHeCAEA-goAId8IAQCgCwAh4AgBAPwKACHhCEAA-woAIQK7BwEAAAAB4AcBAAAAAQoJAACnDAAg7QYAAKYMADDuBgAAHgAQ7wYAAKYMADCLByAAjgsAIbMHAQD6CgAhuwcBAPoKACHgBwEA-goAIfEHAQD6CgAh6QhAAOsKACEkBwAArAwAIAoAAK0MACALAACuDAAgDAAArwwAIO0GAACrDAAw7gYAABIAEO8GAACrDAAw_AYBAPoKACHdBwEA-goAIeEHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh6gcEAOoKACHRCAEA-goAIeUIIACOCwAh6ggBAPoKACHrCAEA_AoAIewIAgCPCwAh7QgCAI8LACHuCAIAjwsAIe8IAgCPCwAh8AgBAKALACHxCCAAjgsAIfIIQAD7CgAh8wgAAIgLACD0CAAAiAsAIPUIQAD7CgAh9gggAI4LACH3CAAAiAsAIPgIAgCPCwAh-QgCAI8LACH6CAEAoAsAIfsIAQCgCwAhkAkAABIAIJEJAAASACAJCQAApwwAIO0GAACoDAAw7gYAABoAEO8GAACoDAAw8QZAAOsKACHgBwEA-goAIcUIAQD6CgAh5wgBAPoKACHoCEAA-woAIQK_BwEAAAAB3gcCAAAAARkJAACnDAAg7QYAAKoMADDuBgAAFgAQ7wYAAKoMADDxBkAA6woAIZoHAQCXCwAhvwcBAJcLACHWBwIAjwsAIdwHAQCXCwAh3QcBAPoKACHeBwIAjwsAId8HBADqCgAh4AcBAPoKACHhBwEA-goAIeIHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh5gcAAKELACDnB0AA-woAIegHQAD7CgAh6QdAAPsKACHqBwQA6goAIesHBADqCgAh7AcBAPoKACEiBwAArAwAIAoAAK0MACALAACuDAAgDAAArwwAIO0GAACrDAAw7gYAABIAEO8GAACrDAAw_AYBAPoKACHdBwEA-goAIeEHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh6gcEAOoKACHRCAEA-goAIeUIIACOCwAh6ggBAPoKACHrCAEA_AoAIewIAgCPCwAh7QgCAI8LACHuCAIAjwsAIe8IAgCPCwAh8AgBAKALACHxCCAAjgsAIfIIQAD7CgAh8wgAAIgLACD0CAAAiAsAIPUIQAD7CgAh9gggAI4LACH3CAAAiAsAIPgIAgCPCwAh-QgCAI8LACH6CAEAoAsAIfsIAQCgCwAhEgYAAPILACAIAADzCwAgDgAA9AsAIO0GAADxCwAw7gYAAP8BABDvBgAA8QsAMPEGQADrCgAh_AYBAPoKACGkBwIAjwsAIboHAQCXCwAh1gcCAI8LACHkBwIAjwsAIfkHAgCPCwAh5QggAI4LACH8CAEA-goAIf0IAACICwAgkAkAAP8BACCRCQAA_wEAIAPCCAAAFgAgwwgAABYAIMQIAAAWACADwggAABoAIMMIAAAaACDECAAAGgAgA8IIAAAeACDDCAAAHgAgxAgAAB4AIAkHAACsDAAg7QYAALAMADDuBgAADgAQ7wYAALAMADDhBwEA-goAIf4IAgCPCwAh_wggAI4LACGACQIAjwsAIYEJAgCPCwAhApoHAQAAAAHhBwEAAAABCwQAAPkLACAHAACsDAAg7QYAALIMADDuBgAACQAQ7wYAALIMADCaBwEAlwsAIeEHAQD6CgAh_ggCAI8LACH_CCAAjgsAIYAJAgCPCwAhgQkCAI8LACECmQcBAAAAAdAIAQAAAAECggcBAAAAAZkHAQAAAAETAwAA1gsAIAUAALYMACAGAADyCwAgDwAAiwwAIBAAAIwMACARAACGDAAgHAAAjgwAIO0GAAC1DAAw7gYAAAMAEO8GAAC1DAAw8QZAAOsKACGCBwEAlwsAIZkHAQCXCwAhkQgBAPoKACHQCAEA-goAIdEIAQD6CgAhhQkgAI4LACGGCUAA-woAIYcJQADrCgAhDAQAAPkLACDtBgAA-AsAMO4GAAAHABDvBgAA-AsAMPwGAQD6CgAhmgcBAJcLACG4BwQA6goAIYIJBADqCgAhgwkCAI8LACGECQIAjwsAIZAJAAAHACCRCQAABwAgAAAAAAAFlQkEAAAAAZwJBAAAAAGdCQQAAAABngkEAAAAAZ8JBAAAAAEBlQlAAAAAAQAAAAAAAAAAAAGVCQEAAAABAZUJQAAAAAEBlQkBAAAAAQAAAAAABZUJAgAAAAGcCQIAAAABnQkCAAAAAZ4JAgAAAAGfCQIAAAABBTEAAKAUACAyAACjFAAgkgkAAKEUACCTCQAAohQAIJgJAAB1ACADMQAAoBQAIJIJAAChFAAgmAkAAHUAIAAAAAUxAACbFAAgMgAAnhQAIJIJAACcFAAgkwkAAJ0UACCYCQAAdQAgAzEAAJsUACCSCQAAnBQAIJgJAAB1ACAAAAAClQkBAAAABJsJAQAAAAUFMQAAlBQAIDIAAJkUACCSCQAAlRQAIJMJAACYFAAgmAkAAAEAIAsxAADqDAAwMgAA7wwAMJIJAADrDAAwkwkAAOwMADCUCQAA7QwAIJUJAADuDAAwlgkAAO4MADCXCQAA7gwAMJgJAADuDAAwmQkAAPAMADCaCQAA8QwAMAsxAADeDAAwMgAA4wwAMJIJAADfDAAwkwkAAOAMADCUCQAA4QwAIJUJAADiDAAwlgkAAOIMADCXCQAA4gwAMJgJAADiDAAwmQkAAOQMADCaCQAA5QwAMBEqgAAAAAHxBkAAAAAB_gYBAAAAAYIHAQAAAAGDBwQAAAABhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHQAAAAAGKBwEAAAABiwcBAAAAAYwHAgAAAAGNB0AAAAABjgdAAAAAAY8HQAAAAAGQB0AAAAABAgAAAH0AIDEAAOkMACADAAAAfQAgMQAA6QwAIDIAAOgMACABKgAAlxQAMBYhAAD9CwAgKgAAoQsAIO0GAAD8CwAw7gYAAHsAEO8GAAD8CwAw8QZAAOsKACH-BgEA_AoAIYIHAQAAAAGDBwQA6goAIYQHAQCXCwAhhQcBAJcLACGGBwEA-goAIYcHAQD6CgAhiAcBAPoKACGJB0AA6woAIYoHAQCgCwAhiwcBAPoKACGMBwIAjwsAIY0HQAD7CgAhjgdAAPsKACGPB0AA6woAIZAHQAD7CgAhAgAAAH0AICoAAOgMACACAAAA5gwAICoAAOcMACAVKgAAoQsAIO0GAADlDAAw7gYAAOYMABDvBgAA5QwAMPEGQADrCgAh_gYBAPwKACGCBwEAlwsAIYMHBADqCgAhhAcBAJcLACGFBwEAlwsAIYYHAQD6CgAhhwcBAPoKACGIBwEA-goAIYkHQADrCgAhigcBAKALACGLBwEA-goAIYwHAgCPCwAhjQdAAPsKACGOB0AA-woAIY8HQADrCgAhkAdAAPsKACEVKgAAoQsAIO0GAADlDAAw7gYAAOYMABDvBgAA5QwAMPEGQADrCgAh_gYBAPwKACGCBwEAlwsAIYMHBADqCgAhhAcBAJcLACGFBwEAlwsAIYYHAQD6CgAhhwcBAPoKACGIBwEA-goAIYkHQADrCgAhigcBAKALACGLBwEA-goAIYwHAgCPCwAhjQdAAPsKACGOB0AA-woAIY8HQADrCgAhkAdAAPsKACERKoAAAAAB8QZAAL0MACH-BgEAyQwAIYIHAQDHDAAhgwcEALwMACGFBwEAxwwAIYYHAQDHDAAhhwcBAMcMACGIBwEAxwwAIYkHQAC9DAAhigcBAMkMACGLBwEAxwwAIYwHAgDPDAAhjQdAAMgMACGOB0AAyAwAIY8HQAC9DAAhkAdAAMgMACERKoAAAAAB8QZAAL0MACH-BgEAyQwAIYIHAQDHDAAhgwcEALwMACGFBwEAxwwAIYYHAQDHDAAhhwcBAMcMACGIBwEAxwwAIYkHQAC9DAAhigcBAMkMACGLBwEAxwwAIYwHAgDPDAAhjQdAAMgMACGOB0AAyAwAIY8HQAC9DAAhkAdAAMgMACERKoAAAAAB8QZAAAAAAf4GAQAAAAGCBwEAAAABgwcEAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJB0AAAAABigcBAAAAAYsHAQAAAAGMBwIAAAABjQdAAAAAAY4HQAAAAAGPB0AAAAABkAdAAAAAAQTxBkAAAAABggcBAAAAAZcHAQAAAAGYB0AAAAABAgAAAHkAIDEAAPUMACADAAAAeQAgMQAA9QwAIDIAAPQMACABKgAAlhQAMAkhAAD9CwAg7QYAAP4LADDuBgAAdwAQ7wYAAP4LADDxBkAA6woAIYIHAQAAAAGEBwEAlwsAIZcHAQD6CgAhmAdAAPsKACECAAAAeQAgKgAA9AwAIAIAAADyDAAgKgAA8wwAIAjtBgAA8QwAMO4GAADyDAAQ7wYAAPEMADDxBkAA6woAIYIHAQCXCwAhhAcBAJcLACGXBwEA-goAIZgHQAD7CgAhCO0GAADxDAAw7gYAAPIMABDvBgAA8QwAMPEGQADrCgAhggcBAJcLACGEBwEAlwsAIZcHAQD6CgAhmAdAAPsKACEE8QZAAL0MACGCBwEAxwwAIZcHAQDHDAAhmAdAAMgMACEE8QZAAL0MACGCBwEAxwwAIZcHAQDHDAAhmAdAAMgMACEE8QZAAAAAAYIHAQAAAAGXBwEAAAABmAdAAAAAAQGVCQEAAAAEAzEAAJQUACCSCQAAlRQAIJgJAAABACAEMQAA6gwAMJIJAADrDAAwlAkAAO0MACCYCQAA7gwAMAQxAADeDAAwkgkAAN8MADCUCQAA4QwAIJgJAADiDAAwAAAAAAABlQkgAAAAAQAAAAAAAAAAAAABlQkAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWVCQQAAAABnAkEAAAAAZ0JBAAAAAGeCQQAAAABnwkEAAAAAQWVCQIAAAABnAkCAAAAAZ0JAgAAAAGeCQIAAAABnwkCAAAAAQAAAAAABTEAAI8UACAyAACSFAAgkgkAAJAUACCTCQAAkRQAIJgJAAAUACADMQAAjxQAIJIJAACQFAAgmAkAABQAIAAAAAAAAAAAAAAAAAAAAAAAAAUxAACKFAAgMgAAjRQAIJIJAACLFAAgkwkAAIwUACCYCQAAZAAgAzEAAIoUACCSCQAAixQAIJgJAABkACAAAAAAAAKVCQEAAAAEmwkBAAAABQKVCQEAAAAEmwkBAAAABQUxAACCFAAgMgAAiBQAIJIJAACDFAAgkwkAAIcUACCYCQAABQAgBTEAAIAUACAyAACFFAAgkgkAAIEUACCTCQAAhBQAIJgJAABkACABlQkBAAAABAGVCQEAAAAEAzEAAIIUACCSCQAAgxQAIJgJAAAFACADMQAAgBQAIJIJAACBFAAgmAkAAGQAIAAAAAKVCQEAAAAEmwkBAAAABQKVCQEAAAAEmwkBAAAABQUxAAD7EwAgMgAA_hMAIJIJAAD8EwAgkwkAAP0TACCYCQAAZAAgAZUJAQAAAAQBlQkBAAAABAMxAAD7EwAgkgkAAPwTACCYCQAAZAAgBwMAAM8OACARAADMEgAgEwAAzRIAIBQAAM4SACChCAAAwwwAIKIIAADDDAAgowgAAMMMACAAAAAAAAKVCQEAAAAEmwkBAAAABQUxAAD0EwAgMgAA-RMAIJIJAAD1EwAgkwkAAPgTACCYCQAAAQAgCzEAAIcOADAyAACMDgAwkgkAAIgOADCTCQAAiQ4AMJQJAACKDgAglQkAAIsOADCWCQAAiw4AMJcJAACLDgAwmAkAAIsOADCZCQAAjQ4AMJoJAACODgAwBzEAAIIOACAyAACFDgAgkgkAAIMOACCTCQAAhA4AIJYJAAA1ACCXCQAANQAgmAkAAIIGACALMQAA9g0AMDIAAPsNADCSCQAA9w0AMJMJAAD4DQAwlAkAAPkNACCVCQAA-g0AMJYJAAD6DQAwlwkAAPoNADCYCQAA-g0AMJkJAAD8DQAwmgkAAP0NADACmAdAAAAAAZAIAAEAAAECAAAAOQAgMQAAgQ4AIAMAAAA5ACAxAACBDgAgMgAAgA4AIAEqAAD3EwAwCBIAAM0LACDtBgAAoQwAMO4GAAA3ABDvBgAAoQwAMJgHQADrCgAhjwgBAJcLACGQCAABmAsAIYsJAACgDAAgAgAAADkAICoAAIAOACACAAAA_g0AICoAAP8NACAG7QYAAP0NADDuBgAA_g0AEO8GAAD9DQAwmAdAAOsKACGPCAEAlwsAIZAIAAGYCwAhBu0GAAD9DQAw7gYAAP4NABDvBgAA_Q0AMJgHQADrCgAhjwgBAJcLACGQCAABmAsAIQKYB0AAvQwAIZAIAAGKDQAhApgHQAC9DAAhkAgAAYoNACECmAdAAAAAAZAIAAEAAAEF_QZAAAAAAY0HQAAAAAGcCAAA6A0AIJ0IAADpDQAgnggBAAAAAQIAAACCBgAgMQAAgg4AIAMAAAA1ACAxAACCDgAgMgAAhg4AIAcAAAA1ACAqAACGDgAg_QZAAMgMACGNB0AAvQwAIZwIAADlDQAgnQgAAOYNACCeCAEAyQwAIQX9BkAAyAwAIY0HQAC9DAAhnAgAAOUNACCdCAAA5g0AIJ4IAQDJDAAhEQQAAOANACDxBkAAAAABggcBAAAAAYsHAQAAAAGaBwEAAAABnwdAAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIgAAAAAGVCAAA3g0AIJYIAgAAAAGXCCAAAAABmAgBAAAAAZkIAADfDQAgmgggAAAAAZsIAgAAAAECAAAAMgAgMQAAkg4AIAMAAAAyACAxAACSDgAgMgAAkQ4AIAEqAAD2EwAwFwQAAPkLACASAADNCwAg7QYAAKIMADDuBgAAMAAQ7wYAAKIMADDxBkAA6woAIYIHAQAAAAGLBwEA-goAIZkHAQCXCwAhmgcBAJcLACGfB0AA6woAIY8IAQCXCwAhkQgBAPoKACGSCAEA-goAIZMIAQD6CgAhlAgAAKELACCVCAAAiAsAIJYIAgCPCwAhlwggAI4LACGYCAEA-goAIZkIAACICwAgmgggAI4LACGbCAIAjwsAIQIAAAAyACAqAACRDgAgAgAAAI8OACAqAACQDgAgFe0GAACODgAw7gYAAI8OABDvBgAAjg4AMPEGQADrCgAhggcBAJcLACGLBwEA-goAIZkHAQCXCwAhmgcBAJcLACGfB0AA6woAIY8IAQCXCwAhkQgBAPoKACGSCAEA-goAIZMIAQD6CgAhlAgAAKELACCVCAAAiAsAIJYIAgCPCwAhlwggAI4LACGYCAEA-goAIZkIAACICwAgmgggAI4LACGbCAIAjwsAIRXtBgAAjg4AMO4GAACPDgAQ7wYAAI4OADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZoHAQCXCwAhnwdAAOsKACGPCAEAlwsAIZEIAQD6CgAhkggBAPoKACGTCAEA-goAIZQIAAChCwAglQgAAIgLACCWCAIAjwsAIZcIIACOCwAhmAgBAPoKACGZCAAAiAsAIJoIIACOCwAhmwgCAI8LACEQ8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmgcBAMcMACGfB0AAvQwAIZEIAQDHDAAhkggBAMcMACGTCAEAxwwAIZQIgAAAAAGVCAAA2g0AIJYIAgDPDAAhlwggAP8MACGYCAEAxwwAIZkIAADbDQAgmgggAP8MACGbCAIAzwwAIREEAADcDQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmgcBAMcMACGfB0AAvQwAIZEIAQDHDAAhkggBAMcMACGTCAEAxwwAIZQIgAAAAAGVCAAA2g0AIJYIAgDPDAAhlwggAP8MACGYCAEAxwwAIZkIAADbDQAgmgggAP8MACGbCAIAzwwAIREEAADgDQAg8QZAAAAAAYIHAQAAAAGLBwEAAAABmgcBAAAAAZ8HQAAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCIAAAAABlQgAAN4NACCWCAIAAAABlwggAAAAAZgIAQAAAAGZCAAA3w0AIJoIIAAAAAGbCAIAAAABAZUJAQAAAAQDMQAA9BMAIJIJAAD1EwAgmAkAAAEAIAQxAACHDgAwkgkAAIgOADCUCQAAig4AIJgJAACLDgAwAzEAAIIOACCSCQAAgw4AIJgJAACCBgAgBDEAAPYNADCSCQAA9w0AMJQJAAD5DQAgmAkAAPoNADAAAAAAAAcxAADsEwAgMgAA8hMAIJIJAADtEwAgkwkAAPETACCWCQAAVAAglwkAAFQAIJgJAAABACAHMQAA6hMAIDIAAO8TACCSCQAA6xMAIJMJAADuEwAglgkAAD0AIJcJAAA9ACCYCQAAPwAgAzEAAOwTACCSCQAA7RMAIJgJAAABACADMQAA6hMAIJIJAADrEwAgmAkAAD8AIAAAAAUxAADiEwAgMgAA6BMAIJIJAADjEwAgkwkAAOcTACCYCQAAAQAgBTEAAOATACAyAADlEwAgkgkAAOETACCTCQAA5BMAIJgJAAA_ACADMQAA4hMAIJIJAADjEwAgmAkAAAEAIAMxAADgEwAgkgkAAOETACCYCQAAPwAgAAAABTEAANgTACAyAADeEwAgkgkAANkTACCTCQAA3RMAIJgJAAABACAFMQAA1hMAIDIAANsTACCSCQAA1xMAIJMJAADaEwAgmAkAAD8AIAMxAADYEwAgkgkAANkTACCYCQAAAQAgAzEAANYTACCSCQAA1xMAIJgJAAA_ACAAAAAClQkBAAAABJsJAQAAAAUFMQAAzhMAIDIAANQTACCSCQAAzxMAIJMJAADTEwAgmAkAAAEAIAUxAADMEwAgMgAA0RMAIJIJAADNEwAgkwkAANATACCYCQAA-AQAIAGVCQEAAAAEAzEAAM4TACCSCQAAzxMAIJgJAAABACADMQAAzBMAIJIJAADNEwAgmAkAAPgEACAAAAAAAAKVCQEAAAAEmwkBAAAABQUxAADGEwAgMgAAyhMAIJIJAADHEwAgkwkAAMkTACCYCQAAAQAgCzEAAMAOADAyAADFDgAwkgkAAMEOADCTCQAAwg4AMJQJAADDDgAglQkAAMQOADCWCQAAxA4AMJcJAADEDgAwmAkAAMQOADCZCQAAxg4AMJoJAADHDgAwDQMAALYOACDxBkAAAAABggcBAAAAAZgHQAAAAAGfCAEAAAABsghAAAAAAbYIQAAAAAG4CAABAAABuQgBAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IAAC1DgAgAgAAAGwAIDEAAMsOACADAAAAbAAgMQAAyw4AIDIAAMoOACABKgAAyBMAMBMDAADWCwAgHwAAgwwAIO0GAACCDAAw7gYAAGoAEO8GAACCDAAw8QZAAOsKACGCBwEAAAABmAdAAOsKACGZBwEAlwsAIZ8IAQD8CgAhsghAAPsKACG2CEAA-woAIbcIAQCXCwAhuAgAAQAAAbkIAQD6CgAhuggBAPwKACG7CAEA_AoAIbwIAQD8CgAhvQgAAIgLACACAAAAbAAgKgAAyg4AIAIAAADIDgAgKgAAyQ4AIBHtBgAAxw4AMO4GAADIDgAQ7wYAAMcOADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZ8IAQD8CgAhsghAAPsKACG2CEAA-woAIbcIAQCXCwAhuAgAAZgLACG5CAEA-goAIboIAQD8CgAhuwgBAPwKACG8CAEA_AoAIb0IAACICwAgEe0GAADHDgAw7gYAAMgOABDvBgAAxw4AMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhnwgBAPwKACGyCEAA-woAIbYIQAD7CgAhtwgBAJcLACG4CAABmAsAIbkIAQD6CgAhuggBAPwKACG7CAEA_AoAIbwIAQD8CgAhvQgAAIgLACAM8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhnwgBAMkMACGyCEAAyAwAIbYIQADIDAAhuAgAAYoNACG5CAEAxwwAIboIAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAACyDgAgDQMAALMOACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGfCAEAyQwAIbIIQADIDAAhtghAAMgMACG4CAABig0AIbkIAQDHDAAhuggBAMkMACG7CAEAyQwAIbwIAQDJDAAhvQgAALIOACANAwAAtg4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZ8IAQAAAAGyCEAAAAABtghAAAAAAbgIAAEAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQgAALUOACABlQkBAAAABAMxAADGEwAgkgkAAMcTACCYCQAAAQAgBDEAAMAOADCSCQAAwQ4AMJQJAADDDgAgmAkAAMQOADAODwAAvxIAIBAAAMASACAYAADDEgAgGQAAxRIAIBoAAMYSACAbAADHEgAgHAAAwhIAIB0AAL4SACAeAADBEgAgHwAAxBIAICAAANAOACAkAADIEgAgiAkAAMMMACCKCQAAwwwAIAAAAAAAAAAAAAAAAAAAAAAABTEAAMETACAyAADEEwAgkgkAAMITACCTCQAAwxMAIJgJAABEACADMQAAwRMAIJIJAADCEwAgmAkAAEQAIAUDAADPDgAgFQAAzxIAIBcAANASACCyCAAAwwwAIMwIAADDDAAgAAAABTEAALkTACAyAAC_EwAgkgkAALoTACCTCQAAvhMAIJgJAAABACAFMQAAtxMAIDIAALwTACCSCQAAuBMAIJMJAAC7EwAgmAkAAD8AIAcxAADqDgAgMgAA7Q4AIJIJAADrDgAgkwkAAOwOACCWCQAARgAglwkAAEYAIJgJAACVBAAgBfEGQAAAAAGCBwEAAAABjAcCAAAAAY8HQAAAAAGXBwEAAAABAgAAAJUEACAxAADqDgAgAwAAAEYAIDEAAOoOACAyAADuDgAgBwAAAEYAICoAAO4OACDxBkAAvQwAIYIHAQDHDAAhjAcCAM8MACGPB0AAvQwAIZcHAQDHDAAhBfEGQAC9DAAhggcBAMcMACGMBwIAzwwAIY8HQAC9DAAhlwcBAMcMACEDMQAAuRMAIJIJAAC6EwAgmAkAAAEAIAMxAAC3EwAgkgkAALgTACCYCQAAPwAgAzEAAOoOACCSCQAA6w4AIJgJAACVBAAgAAAABTEAAKsTACAyAAC1EwAgkgkAAKwTACCTCQAAtBMAIJgJAAABACAHMQAAqRMAIDIAALITACCSCQAAqhMAIJMJAACxEwAglgkAAAMAIJcJAAADACCYCQAABQAgCzEAAJ8PADAyAACkDwAwkgkAAKAPADCTCQAAoQ8AMJQJAACiDwAglQkAAKMPADCWCQAAow8AMJcJAACjDwAwmAkAAKMPADCZCQAApQ8AMJoJAACmDwAwCzEAAJMPADAyAACYDwAwkgkAAJQPADCTCQAAlQ8AMJQJAACWDwAglQkAAJcPADCWCQAAlw8AMJcJAACXDwAwmAkAAJcPADCZCQAAmQ8AMJoJAACaDwAwCzEAAIcPADAyAACMDwAwkgkAAIgPADCTCQAAiQ8AMJQJAACKDwAglQkAAIsPADCWCQAAiw8AMJcJAACLDwAwmAkAAIsPADCZCQAAjQ8AMJoJAACODwAwCzEAAPsOADAyAACADwAwkgkAAPwOADCTCQAA_Q4AMJQJAAD-DgAglQkAAP8OADCWCQAA_w4AMJcJAAD_DgAwmAkAAP8OADCZCQAAgQ8AMJoJAACCDwAwDgMAAJ8OACAEAQAAAAHxBkAAAAABggcBAAAAAYsHAQAAAAGYB0AAAAABmgcBAAAAAbUHAQAAAAGnCAABAAABqAgAAQAAAakIAQAAAAGqCAEAAAABrAgCAAAAAa0IQAAAAAECAAAAUgAgMQAAhg8AIAMAAABSACAxAACGDwAgMgAAhQ8AIAEqAACwEwAwFAMAAJYMACAEAQD8CgAhFQAAlwwAIO0GAACVDAAw7gYAAFAAEO8GAACVDAAw8QZAAOsKACGCBwEAAAABiwcBAPoKACGYB0AA6woAIZkHAQCgCwAhmgcBAKALACG1BwEA-goAIacIAAEAAAGoCAABAAABqQgBAPwKACGqCAEA_AoAIasIAQCgCwAhrAgCAI8LACGtCEAA-woAIQIAAABSACAqAACFDwAgAgAAAIMPACAqAACEDwAgEgQBAPwKACHtBgAAgg8AMO4GAACDDwAQ7wYAAIIPADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGYB0AA6woAIZkHAQCgCwAhmgcBAKALACG1BwEA-goAIacIAAGYCwAhqAgAAZgLACGpCAEA_AoAIaoIAQD8CgAhqwgBAKALACGsCAIAjwsAIa0IQAD7CgAhEgQBAPwKACHtBgAAgg8AMO4GAACDDwAQ7wYAAIIPADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGYB0AA6woAIZkHAQCgCwAhmgcBAKALACG1BwEA-goAIacIAAGYCwAhqAgAAZgLACGpCAEA_AoAIaoIAQD8CgAhqwgBAKALACGsCAIAjwsAIa0IQAD7CgAhDQQBAMkMACHxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGYB0AAvQwAIZoHAQDJDAAhtQcBAMcMACGnCAABig0AIagIAAGKDQAhqQgBAMkMACGqCAEAyQwAIawIAgDPDAAhrQhAAMgMACEOAwAAnQ4AIAQBAMkMACHxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGYB0AAvQwAIZoHAQDJDAAhtQcBAMcMACGnCAABig0AIagIAAGKDQAhqQgBAMkMACGqCAEAyQwAIawIAgDPDAAhrQhAAMgMACEOAwAAnw4AIAQBAAAAAfEGQAAAAAGCBwEAAAABiwcBAAAAAZgHQAAAAAGaBwEAAAABtQcBAAAAAacIAAEAAAGoCAABAAABqQgBAAAAAaoIAQAAAAGsCAIAAAABrQhAAAAAAQoDAACmDgAg8QZAAAAAAYIHAQAAAAGYB0AAAAABmgcBAAAAAa4IAAEAAAGvCAABAAABsAgBAAAAAbEIQAAAAAGyCEAAAAABAgAAAE4AIDEAAJIPACADAAAATgAgMQAAkg8AIDIAAJEPACABKgAArxMAMBADAADWCwAgFQAAmQwAIO0GAACYDAAw7gYAAEwAEO8GAACYDAAw8QZAAOsKACGCBwEAAAABmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGuCAABAAABrwgAAZgLACGwCAEA_AoAIbEIQAD7CgAhsghAAPsKACECAAAATgAgKgAAkQ8AIAIAAACPDwAgKgAAkA8AIA7tBgAAjg8AMO4GAACPDwAQ7wYAAI4PADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGuCAABmAsAIa8IAAGYCwAhsAgBAPwKACGxCEAA-woAIbIIQAD7CgAhDu0GAACODwAw7gYAAI8PABDvBgAAjg8AMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGrCAEAlwsAIa4IAAGYCwAhrwgAAZgLACGwCAEA_AoAIbEIQAD7CgAhsghAAPsKACEJ8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmgcBAMcMACGuCAABig0AIa8IAAGKDQAhsAgBAMkMACGxCEAAyAwAIbIIQADIDAAhCgMAAKQOACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGaBwEAxwwAIa4IAAGKDQAhrwgAAYoNACGwCAEAyQwAIbEIQADIDAAhsghAAMgMACEKAwAApg4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGuCAABAAABrwgAAQAAAbAIAQAAAAGxCEAAAAABsghAAAAAAQcDAACtDgAgmAdAAAAAAZoHAQAAAAGzCAABAAABtAgBAAAAAbUIAQAAAAG2CEAAAAABAgAAAEoAIDEAAJ4PACADAAAASgAgMQAAng8AIDIAAJ0PACABKgAArhMAMA0DAADWCwAgFQAAmQwAIO0GAACaDAAw7gYAAEgAEO8GAACaDAAwmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGzCAABAAABtAgBAPoKACG1CAEA-goAIbYIQAD7CgAhAgAAAEoAICoAAJ0PACACAAAAmw8AICoAAJwPACAL7QYAAJoPADDuBgAAmw8AEO8GAACaDwAwmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhqwgBAJcLACGzCAABmAsAIbQIAQD6CgAhtQgBAPoKACG2CEAA-woAIQvtBgAAmg8AMO4GAACbDwAQ7wYAAJoPADCYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGrCAEAlwsAIbMIAAGYCwAhtAgBAPoKACG1CAEA-goAIbYIQAD7CgAhBpgHQAC9DAAhmgcBAMcMACGzCAABig0AIbQIAQDHDAAhtQgBAMcMACG2CEAAyAwAIQcDAACrDgAgmAdAAL0MACGaBwEAxwwAIbMIAAGKDQAhtAgBAMcMACG1CAEAxwwAIbYIQADIDAAhBwMAAK0OACCYB0AAAAABmgcBAAAAAbMIAAEAAAG0CAEAAAABtQgBAAAAAbYIQAAAAAEIAwAA7w4AIBcAAPEOACDxBkAAAAABggcBAAAAAZgHQAAAAAGyCEAAAAABuAgAAQAAAcwIQAAAAAECAAAARAAgMQAAqg8AIAMAAABEACAxAACqDwAgMgAAqQ8AIAEqAACtEwAwDgMAANYLACAVAACZDAAgFwAAnAwAIO0GAACbDAAw7gYAAEIAEO8GAACbDAAw8QZAAOsKACGCBwEAAAABmAdAAOsKACGZBwEAlwsAIasIAQCXCwAhsghAAPsKACG4CAABAAABzAhAAPsKACECAAAARAAgKgAAqQ8AIAIAAACnDwAgKgAAqA8AIAvtBgAApg8AMO4GAACnDwAQ7wYAAKYPADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIasIAQCXCwAhsghAAPsKACG4CAABmAsAIcwIQAD7CgAhC-0GAACmDwAw7gYAAKcPABDvBgAApg8AMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhqwgBAJcLACGyCEAA-woAIbgIAAGYCwAhzAhAAPsKACEG8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhsghAAMgMACG4CAABig0AIcwIQADIDAAhCAMAAOcOACAXAADpDgAg8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhsghAAMgMACG4CAABig0AIcwIQADIDAAhCAMAAO8OACAXAADxDgAg8QZAAAAAAYIHAQAAAAGYB0AAAAABsghAAAAAAbgIAAEAAAHMCEAAAAABAzEAAKsTACCSCQAArBMAIJgJAAABACADMQAAqRMAIJIJAACqEwAgmAkAAAUAIAQxAACfDwAwkgkAAKAPADCUCQAAog8AIJgJAACjDwAwBDEAAJMPADCSCQAAlA8AMJQJAACWDwAgmAkAAJcPADAEMQAAhw8AMJIJAACIDwAwlAkAAIoPACCYCQAAiw8AMAQxAAD7DgAwkgkAAPwOADCUCQAA_g4AIJgJAAD_DgAwAAAAAAAAAAAAAAAClQkBAAAABJsJAQAAAAUClQkBAAAABJsJAQAAAAUFMQAAoRMAIDIAAKcTACCSCQAAohMAIJMJAACmEwAgmAkAAAEAIAUxAACfEwAgMgAApBMAIJIJAACgEwAgkwkAAKMTACCYCQAABQAgAZUJAQAAAAQBlQkBAAAABAMxAAChEwAgkgkAAKITACCYCQAAAQAgAzEAAJ8TACCSCQAAoBMAIJgJAAAFACAAAAAClQkBAAAABJsJAQAAAAUClQkBAAAABJsJAQAAAAUFMQAAlxMAIDIAAJ0TACCSCQAAmBMAIJMJAACcEwAgmAkAAAEAIAUxAACVEwAgMgAAmhMAIJIJAACWEwAgkwkAAJkTACCYCQAABQAgAZUJAQAAAAQBlQkBAAAABAMxAACXEwAgkgkAAJgTACCYCQAAAQAgAzEAAJUTACCSCQAAlhMAIJgJAAAFACAAAAAAAAAAAAAAAAAABTEAAJATACAyAACTEwAgkgkAAJETACCTCQAAkhMAIJgJAAAUACADMQAAkBMAIJIJAACREwAgmAkAABQAIAAAAAUxAACLEwAgMgAAjhMAIJIJAACMEwAgkwkAAI0TACCYCQAAFAAgAzEAAIsTACCSCQAAjBMAIJgJAAAUACAAAAAAAAKVCQEAAAAEmwkBAAAABQKVCQEAAAAEmwkBAAAABQKVCQEAAAAEmwkBAAAABQUxAACDEwAgMgAAiRMAIJIJAACEEwAgkwkAAIgTACCYCQAA_AEAIAsxAACHEAAwMgAAjBAAMJIJAACIEAAwkwkAAIkQADCUCQAAihAAIJUJAACLEAAwlgkAAIsQADCXCQAAixAAMJgJAACLEAAwmQkAAI0QADCaCQAAjhAAMAsxAAD7DwAwMgAAgBAAMJIJAAD8DwAwkwkAAP0PADCUCQAA_g8AIJUJAAD_DwAwlgkAAP8PADCXCQAA_w8AMJgJAAD_DwAwmQkAAIEQADCaCQAAghAAMAsxAADvDwAwMgAA9A8AMJIJAADwDwAwkwkAAPEPADCUCQAA8g8AIJUJAADzDwAwlgkAAPMPADCXCQAA8w8AMJgJAADzDwAwmQkAAPUPADCaCQAA9g8AMAWLByAAAAABswcBAAAAAbsHAQAAAAHxBwEAAAAB6QhAAAAAAQIAAAAgACAxAAD6DwAgAwAAACAAIDEAAPoPACAyAAD5DwAgASoAAIcTADALCQAApwwAIO0GAACmDAAw7gYAAB4AEO8GAACmDAAwiwcgAI4LACGzBwEA-goAIbsHAQD6CgAh4AcBAPoKACHxBwEA-goAIekIQADrCgAhjAkAAKUMACACAAAAIAAgKgAA-Q8AIAIAAAD3DwAgKgAA-A8AIAntBgAA9g8AMO4GAAD3DwAQ7wYAAPYPADCLByAAjgsAIbMHAQD6CgAhuwcBAPoKACHgBwEA-goAIfEHAQD6CgAh6QhAAOsKACEJ7QYAAPYPADDuBgAA9w8AEO8GAAD2DwAwiwcgAI4LACGzBwEA-goAIbsHAQD6CgAh4AcBAPoKACHxBwEA-goAIekIQADrCgAhBYsHIAD_DAAhswcBAMcMACG7BwEAxwwAIfEHAQDHDAAh6QhAAL0MACEFiwcgAP8MACGzBwEAxwwAIbsHAQDHDAAh8QcBAMcMACHpCEAAvQwAIQWLByAAAAABswcBAAAAAbsHAQAAAAHxBwEAAAAB6QhAAAAAAQTxBkAAAAABxQgBAAAAAecIAQAAAAHoCEAAAAABAgAAABwAIDEAAIYQACADAAAAHAAgMQAAhhAAIDIAAIUQACABKgAAhhMAMAkJAACnDAAg7QYAAKgMADDuBgAAGgAQ7wYAAKgMADDxBkAA6woAIeAHAQD6CgAhxQgBAPoKACHnCAEAAAAB6AhAAPsKACECAAAAHAAgKgAAhRAAIAIAAACDEAAgKgAAhBAAIAjtBgAAghAAMO4GAACDEAAQ7wYAAIIQADDxBkAA6woAIeAHAQD6CgAhxQgBAPoKACHnCAEA-goAIegIQAD7CgAhCO0GAACCEAAw7gYAAIMQABDvBgAAghAAMPEGQADrCgAh4AcBAPoKACHFCAEA-goAIecIAQD6CgAh6AhAAPsKACEE8QZAAL0MACHFCAEAxwwAIecIAQDHDAAh6AhAAMgMACEE8QZAAL0MACHFCAEAxwwAIecIAQDHDAAh6AhAAMgMACEE8QZAAAAAAcUIAQAAAAHnCAEAAAAB6AhAAAAAARTxBkAAAAABmgcBAAAAAb8HAQAAAAHWBwIAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcEAAAAAeEHAQAAAAHiBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB5geAAAAAAecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHBAAAAAHrBwQAAAAB7AcBAAAAAQIAAAAYACAxAACSEAAgAwAAABgAIDEAAJIQACAyAACREAAgASoAAIUTADAaCQAApwwAIO0GAACqDAAw7gYAABYAEO8GAACqDAAw8QZAAOsKACGaBwEAlwsAIb8HAQCXCwAh1gcCAI8LACHcBwEAAAAB3QcBAPoKACHeBwIAjwsAId8HBADqCgAh4AcBAPoKACHhBwEA-goAIeIHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh5gcAAKELACDnB0AA-woAIegHQAD7CgAh6QdAAPsKACHqBwQA6goAIesHBADqCgAh7AcBAPoKACGNCQAAqQwAIAIAAAAYACAqAACREAAgAgAAAI8QACAqAACQEAAgGO0GAACOEAAw7gYAAI8QABDvBgAAjhAAMPEGQADrCgAhmgcBAJcLACG_BwEAlwsAIdYHAgCPCwAh3AcBAJcLACHdBwEA-goAId4HAgCPCwAh3wcEAOoKACHgBwEA-goAIeEHAQD6CgAh4gcBAPoKACHjBwIAjwsAIeQHAgCPCwAh5QcCAI8LACHmBwAAoQsAIOcHQAD7CgAh6AdAAPsKACHpB0AA-woAIeoHBADqCgAh6wcEAOoKACHsBwEA-goAIRjtBgAAjhAAMO4GAACPEAAQ7wYAAI4QADDxBkAA6woAIZoHAQCXCwAhvwcBAJcLACHWBwIAjwsAIdwHAQCXCwAh3QcBAPoKACHeBwIAjwsAId8HBADqCgAh4AcBAPoKACHhBwEA-goAIeIHAQD6CgAh4wcCAI8LACHkBwIAjwsAIeUHAgCPCwAh5gcAAKELACDnB0AA-woAIegHQAD7CgAh6QdAAPsKACHqBwQA6goAIesHBADqCgAh7AcBAPoKACEU8QZAAL0MACGaBwEAxwwAIb8HAQDHDAAh1gcCAM8MACHcBwEAxwwAId0HAQDHDAAh3gcCAM8MACHfBwQAvAwAIeEHAQDHDAAh4gcBAMcMACHjBwIAzwwAIeQHAgDPDAAh5QcCAM8MACHmB4AAAAAB5wdAAMgMACHoB0AAyAwAIekHQADIDAAh6gcEALwMACHrBwQAvAwAIewHAQDHDAAhFPEGQAC9DAAhmgcBAMcMACG_BwEAxwwAIdYHAgDPDAAh3AcBAMcMACHdBwEAxwwAId4HAgDPDAAh3wcEALwMACHhBwEAxwwAIeIHAQDHDAAh4wcCAM8MACHkBwIAzwwAIeUHAgDPDAAh5geAAAAAAecHQADIDAAh6AdAAMgMACHpB0AAyAwAIeoHBAC8DAAh6wcEALwMACHsBwEAxwwAIRTxBkAAAAABmgcBAAAAAb8HAQAAAAHWBwIAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcEAAAAAeEHAQAAAAHiBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB5geAAAAAAecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHBAAAAAHrBwQAAAAB7AcBAAAAAQGVCQEAAAAEAZUJAQAAAAQBlQkBAAAABAMxAACDEwAgkgkAAIQTACCYCQAA_AEAIAQxAACHEAAwkgkAAIgQADCUCQAAihAAIJgJAACLEAAwBDEAAPsPADCSCQAA_A8AMJQJAAD-DwAgmAkAAP8PADAEMQAA7w8AMJIJAADwDwAwlAkAAPIPACCYCQAA8w8AMAAAAAAAApUJAQAAAASbCQEAAAAFCzEAALsQADAyAADAEAAwkgkAALwQADCTCQAAvRAAMJQJAAC-EAAglQkAAL8QADCWCQAAvxAAMJcJAAC_EAAwmAkAAL8QADCZCQAAwRAAMJoJAADCEAAwCzEAAK8QADAyAAC0EAAwkgkAALAQADCTCQAAsRAAMJQJAACyEAAglQkAALMQADCWCQAAsxAAMJcJAACzEAAwmAkAALMQADCZCQAAtRAAMJoJAAC2EAAwCzEAAKMQADAyAACoEAAwkgkAAKQQADCTCQAApRAAMJQJAACmEAAglQkAAKcQADCWCQAApxAAMJcJAACnEAAwmAkAAKcQADCZCQAAqRAAMJoJAACqEAAwHQoAAJcQACALAACYEAAgDAAAmRAAIPwGAQAAAAHdBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB6gcEAAAAAdEIAQAAAAHlCCAAAAAB6ggBAAAAAesIAQAAAAHsCAIAAAAB7QgCAAAAAe4IAgAAAAHvCAIAAAAB8AgBAAAAAfEIIAAAAAHyCEAAAAAB8wgAAJMQACD0CAAAlBAAIPUIQAAAAAH2CCAAAAAB9wgAAJUQACD4CAIAAAAB-QgCAAAAAfoIAQAAAAH7CAEAAAABAgAAABQAIDEAAK4QACADAAAAFAAgMQAArhAAIDIAAK0QACABKgAAghMAMCIHAACsDAAgCgAArQwAIAsAAK4MACAMAACvDAAg7QYAAKsMADDuBgAAEgAQ7wYAAKsMADD8BgEAAAAB3QcBAPoKACHhBwEA-goAIeMHAgCPCwAh5AcCAI8LACHlBwIAjwsAIeoHBADqCgAh0QgBAPoKACHlCCAAjgsAIeoIAQD6CgAh6wgBAPwKACHsCAIAjwsAIe0IAgCPCwAh7ggCAI8LACHvCAIAjwsAIfAIAQCgCwAh8QggAI4LACHyCEAA-woAIfMIAACICwAg9AgAAIgLACD1CEAA-woAIfYIIACOCwAh9wgAAIgLACD4CAIAjwsAIfkIAgCPCwAh-ggBAKALACH7CAEAoAsAIQIAAAAUACAqAACtEAAgAgAAAKsQACAqAACsEAAgHu0GAACqEAAw7gYAAKsQABDvBgAAqhAAMPwGAQD6CgAh3QcBAPoKACHhBwEA-goAIeMHAgCPCwAh5AcCAI8LACHlBwIAjwsAIeoHBADqCgAh0QgBAPoKACHlCCAAjgsAIeoIAQD6CgAh6wgBAPwKACHsCAIAjwsAIe0IAgCPCwAh7ggCAI8LACHvCAIAjwsAIfAIAQCgCwAh8QggAI4LACHyCEAA-woAIfMIAACICwAg9AgAAIgLACD1CEAA-woAIfYIIACOCwAh9wgAAIgLACD4CAIAjwsAIfkIAgCPCwAh-ggBAKALACH7CAEAoAsAIR7tBgAAqhAAMO4GAACrEAAQ7wYAAKoQADD8BgEA-goAId0HAQD6CgAh4QcBAPoKACHjBwIAjwsAIeQHAgCPCwAh5QcCAI8LACHqBwQA6goAIdEIAQD6CgAh5QggAI4LACHqCAEA-goAIesIAQD8CgAh7AgCAI8LACHtCAIAjwsAIe4IAgCPCwAh7wgCAI8LACHwCAEAoAsAIfEIIACOCwAh8ghAAPsKACHzCAAAiAsAIPQIAACICwAg9QhAAPsKACH2CCAAjgsAIfcIAACICwAg-AgCAI8LACH5CAIAjwsAIfoIAQCgCwAh-wgBAKALACEa_AYBAMcMACHdBwEAxwwAIeMHAgDPDAAh5AcCAM8MACHlBwIAzwwAIeoHBAC8DAAh0QgBAMcMACHlCCAA_wwAIeoIAQDHDAAh6wgBAMkMACHsCAIAzwwAIe0IAgDPDAAh7ggCAM8MACHvCAIAzwwAIfAIAQDJDAAh8QggAP8MACHyCEAAyAwAIfMIAADoDwAg9AgAAOkPACD1CEAAyAwAIfYIIAD_DAAh9wgAAOoPACD4CAIAzwwAIfkIAgDPDAAh-ggBAMkMACH7CAEAyQwAIR0KAADsDwAgCwAA7Q8AIAwAAO4PACD8BgEAxwwAId0HAQDHDAAh4wcCAM8MACHkBwIAzwwAIeUHAgDPDAAh6gcEALwMACHRCAEAxwwAIeUIIAD_DAAh6ggBAMcMACHrCAEAyQwAIewIAgDPDAAh7QgCAM8MACHuCAIAzwwAIe8IAgDPDAAh8AgBAMkMACHxCCAA_wwAIfIIQADIDAAh8wgAAOgPACD0CAAA6Q8AIPUIQADIDAAh9gggAP8MACH3CAAA6g8AIPgIAgDPDAAh-QgCAM8MACH6CAEAyQwAIfsIAQDJDAAhHQoAAJcQACALAACYEAAgDAAAmRAAIPwGAQAAAAHdBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB6gcEAAAAAdEIAQAAAAHlCCAAAAAB6ggBAAAAAesIAQAAAAHsCAIAAAAB7QgCAAAAAe4IAgAAAAHvCAIAAAAB8AgBAAAAAfEIIAAAAAHyCEAAAAAB8wgAAJMQACD0CAAAlBAAIPUIQAAAAAH2CCAAAAAB9wgAAJUQACD4CAIAAAAB-QgCAAAAAfoIAQAAAAH7CAEAAAABBP4IAgAAAAH_CCAAAAABgAkCAAAAAYEJAgAAAAECAAAAEAAgMQAAuhAAIAMAAAAQACAxAAC6EAAgMgAAuRAAIAEqAACBEwAwCQcAAKwMACDtBgAAsAwAMO4GAAAOABDvBgAAsAwAMOEHAQAAAAH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIQIAAAAQACAqAAC5EAAgAgAAALcQACAqAAC4EAAgCO0GAAC2EAAw7gYAALcQABDvBgAAthAAMOEHAQD6CgAh_ggCAI8LACH_CCAAjgsAIYAJAgCPCwAhgQkCAI8LACEI7QYAALYQADDuBgAAtxAAEO8GAAC2EAAw4QcBAPoKACH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIQT-CAIAzwwAIf8IIAD_DAAhgAkCAM8MACGBCQIAzwwAIQT-CAIAzwwAIf8IIAD_DAAhgAkCAM8MACGBCQIAzwwAIQT-CAIAAAAB_wggAAAAAYAJAgAAAAGBCQIAAAABBgQAAMgQACCaBwEAAAAB_ggCAAAAAf8IIAAAAAGACQIAAAABgQkCAAAAAQIAAAALACAxAADHEAAgAwAAAAsAIDEAAMcQACAyAADFEAAgASoAAIATADAMBAAA-QsAIAcAAKwMACDtBgAAsgwAMO4GAAAJABDvBgAAsgwAMJoHAQCXCwAh4QcBAPoKACH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIY4JAACxDAAgAgAAAAsAICoAAMUQACACAAAAwxAAICoAAMQQACAJ7QYAAMIQADDuBgAAwxAAEO8GAADCEAAwmgcBAJcLACHhBwEA-goAIf4IAgCPCwAh_wggAI4LACGACQIAjwsAIYEJAgCPCwAhCe0GAADCEAAw7gYAAMMQABDvBgAAwhAAMJoHAQCXCwAh4QcBAPoKACH-CAIAjwsAIf8IIACOCwAhgAkCAI8LACGBCQIAjwsAIQWaBwEAxwwAIf4IAgDPDAAh_wggAP8MACGACQIAzwwAIYEJAgDPDAAhBgQAAMYQACCaBwEAxwwAIf4IAgDPDAAh_wggAP8MACGACQIAzwwAIYEJAgDPDAAhBTEAAPsSACAyAAD-EgAgkgkAAPwSACCTCQAA_RIAIJgJAAAFACAGBAAAyBAAIJoHAQAAAAH-CAIAAAAB_wggAAAAAYAJAgAAAAGBCQIAAAABAzEAAPsSACCSCQAA_BIAIJgJAAAFACABlQkBAAAABAQxAAC7EAAwkgkAALwQADCUCQAAvhAAIJgJAAC_EAAwBDEAAK8QADCSCQAAsBAAMJQJAACyEAAgmAkAALMQADAEMQAAoxAAMJIJAACkEAAwlAkAAKYQACCYCQAApxAAMAAAAAAAAAAABTEAAPYSACAyAAD5EgAgkgkAAPcSACCTCQAA-BIAIJgJAAD8AQAgAzEAAPYSACCSCQAA9xIAIJgJAAD8AQAgAAAAAAAFMQAA8RIAIDIAAPQSACCSCQAA8hIAIJMJAADzEgAgmAkAAPwBACADMQAA8RIAIJIJAADyEgAgmAkAAPwBACAAAAAAAAUxAADsEgAgMgAA7xIAIJIJAADtEgAgkwkAAO4SACCYCQAABQAgAzEAAOwSACCSCQAA7RIAIJgJAAAFACAIAwAAzw4AIAUAANYSACAGAADNEAAgDwAAvxIAIBAAAMASACARAADMEgAgHAAAwhIAIIYJAADDDAAgAAAABTEAAOISACAyAADqEgAgkgkAAOMSACCTCQAA6RIAIJgJAAABACAHMQAAphEAIDIAAKkRACCSCQAApxEAIJMJAACoEQAglgkAAAcAIJcJAAAHACCYCQAAuAEAIAsxAACdEQAwMgAAoREAMJIJAACeEQAwkwkAAJ8RADCUCQAAoBEAIJUJAAC_EAAwlgkAAL8QADCXCQAAvxAAMJgJAAC_EAAwmQkAAKIRADCaCQAAwhAAMAsxAACREQAwMgAAlhEAMJIJAACSEQAwkwkAAJMRADCUCQAAlBEAIJUJAACVEQAwlgkAAJURADCXCQAAlREAMJgJAACVEQAwmQkAAJcRADCaCQAAmBEAMAsxAACFEQAwMgAAihEAMJIJAACGEQAwkwkAAIcRADCUCQAAiBEAIJUJAACJEQAwlgkAAIkRADCXCQAAiREAMJgJAACJEQAwmQkAAIsRADCaCQAAjBEAMAsxAAD8EAAwMgAAgBEAMJIJAAD9EAAwkwkAAP4QADCUCQAA_xAAIJUJAACLDgAwlgkAAIsOADCXCQAAiw4AMJgJAACLDgAwmQkAAIERADCaCQAAjg4AMAsxAADwEAAwMgAA9RAAMJIJAADxEAAwkwkAAPIQADCUCQAA8xAAIJUJAAD0EAAwlgkAAPQQADCXCQAA9BAAMJgJAAD0EAAwmQkAAPYQADCaCQAA9xAAMA4DAACrDwAgGAAArQ8AIBkAAK4PACAaAACvDwAgGwAAsA8AIPEGQAAAAAGCBwEAAAABiAcBAAAAAYsHAQAAAAGRCAEAAAABnwgBAAAAAc0IAQAAAAHOCAEAAAABzwhAAAAAAQIAAAA_ACAxAAD7EAAgAwAAAD8AIDEAAPsQACAyAAD6EAAgASoAAOgSADAVAwAA1gsAIAQAAJ8MACAYAACPDAAgGQAAkQwAIBoAAJIMACAbAACTDAAg7QYAAJ4MADDuBgAAPQAQ7wYAAJ4MADDxBkAA6woAIYIHAQAAAAGIBwEA_AoAIYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZEIAQD6CgAhnwgBAPwKACHBCAAAnQwAIM0IAQD6CgAhzggBAPoKACHPCEAA-woAIQIAAAA_ACAqAAD6EAAgAgAAAPgQACAqAAD5EAAgDu0GAAD3EAAw7gYAAPgQABDvBgAA9xAAMPEGQADrCgAhggcBAJcLACGIBwEA_AoAIYsHAQD6CgAhmQcBAJcLACGaBwEAoAsAIZEIAQD6CgAhnwgBAPwKACHNCAEA-goAIc4IAQD6CgAhzwhAAPsKACEO7QYAAPcQADDuBgAA-BAAEO8GAAD3EAAw8QZAAOsKACGCBwEAlwsAIYgHAQD8CgAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhkQgBAPoKACGfCAEA_AoAIc0IAQD6CgAhzggBAPoKACHPCEAA-woAIQnxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZEIAQDHDAAhnwgBAMkMACHNCAEAxwwAIc4IAQDHDAAhzwhAAMgMACEOAwAA9Q4AIBgAAPcOACAZAAD4DgAgGgAA-Q4AIBsAAPoOACDxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZEIAQDHDAAhnwgBAMkMACHNCAEAxwwAIc4IAQDHDAAhzwhAAMgMACEOAwAAqw8AIBgAAK0PACAZAACuDwAgGgAArw8AIBsAALAPACDxBkAAAAABggcBAAAAAYgHAQAAAAGLBwEAAAABkQgBAAAAAZ8IAQAAAAHNCAEAAAABzggBAAAAAc8IQAAAAAEREgAA4Q0AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZ8HQAAAAAGPCAEAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAiAAAAAAZUIAADeDQAglggCAAAAAZcIIAAAAAGYCAEAAAABmQgAAN8NACCaCCAAAAABmwgCAAAAAQIAAAAyACAxAACEEQAgAwAAADIAIDEAAIQRACAyAACDEQAgASoAAOcSADACAAAAMgAgKgAAgxEAIAIAAACPDgAgKgAAghEAIBDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGfB0AAvQwAIY8IAQDHDAAhkQgBAMcMACGSCAEAxwwAIZMIAQDHDAAhlAiAAAAAAZUIAADaDQAglggCAM8MACGXCCAA_wwAIZgIAQDHDAAhmQgAANsNACCaCCAA_wwAIZsIAgDPDAAhERIAAN0NACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGfB0AAvQwAIY8IAQDHDAAhkQgBAMcMACGSCAEAxwwAIZMIAQDHDAAhlAiAAAAAAZUIAADaDQAglggCAM8MACGXCCAA_wwAIZgIAQDHDAAhmQgAANsNACCaCCAA_wwAIZsIAgDPDAAhERIAAOENACDxBkAAAAABggcBAAAAAYsHAQAAAAGfB0AAAAABjwgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIgAAAAAGVCAAA3g0AIJYIAgAAAAGXCCAAAAABmAgBAAAAAZkIAADfDQAgmgggAAAAAZsIAgAAAAETAwAAwg8AIPEGQAAAAAGCBwEAAAABmAdAAAAAAa0HAQAAAAGuBwEAAAABjwgBAAAAAZUIAADADwAgsAgBAAAAAbIIQAAAAAG4CAABAAAB1QgAAMEPACDWCEAAAAAB1wgCAAAAAdgIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAABAgAAAC4AIDEAAJARACADAAAALgAgMQAAkBEAIDIAAI8RACABKgAA5hIAMBkDAADWCwAgBAAA-QsAIO0GAACjDAAw7gYAACwAEO8GAACjDAAw8QZAAOsKACGCBwEAAAABmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhrQcBAPoKACGuBwEAlwsAIY8IAQCgCwAhlQgAAIgLACCwCAEA_AoAIbIIQAD7CgAhuAgAAQAAAdUIAACICwAg1ghAAPsKACHXCAIAvgsAIdgIAgC-CwAh2QgBAPwKACHaCAEA_AoAIdsIAQCgCwAh3AgBAKALACECAAAALgAgKgAAjxEAIAIAAACNEQAgKgAAjhEAIBftBgAAjBEAMO4GAACNEQAQ7wYAAIwRADDxBkAA6woAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhrQcBAPoKACGuBwEAlwsAIY8IAQCgCwAhlQgAAIgLACCwCAEA_AoAIbIIQAD7CgAhuAgAAZgLACHVCAAAiAsAINYIQAD7CgAh1wgCAL4LACHYCAIAvgsAIdkIAQD8CgAh2ggBAPwKACHbCAEAoAsAIdwIAQCgCwAhF-0GAACMEQAw7gYAAI0RABDvBgAAjBEAMPEGQADrCgAhggcBAJcLACGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGtBwEA-goAIa4HAQCXCwAhjwgBAKALACGVCAAAiAsAILAIAQD8CgAhsghAAPsKACG4CAABmAsAIdUIAACICwAg1ghAAPsKACHXCAIAvgsAIdgIAgC-CwAh2QgBAPwKACHaCAEA_AoAIdsIAQCgCwAh3AgBAKALACES8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhrQcBAMcMACGuBwEAxwwAIY8IAQDJDAAhlQgAALwPACCwCAEAyQwAIbIIQADIDAAhuAgAAYoNACHVCAAAvQ8AINYIQADIDAAh1wgCALkNACHYCAIAuQ0AIdkIAQDJDAAh2ggBAMkMACHbCAEAyQwAIdwIAQDJDAAhEwMAAL4PACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGtBwEAxwwAIa4HAQDHDAAhjwgBAMkMACGVCAAAvA8AILAIAQDJDAAhsghAAMgMACG4CAABig0AIdUIAAC9DwAg1ghAAMgMACHXCAIAuQ0AIdgIAgC5DQAh2QgBAMkMACHaCAEAyQwAIdsIAQDJDAAh3AgBAMkMACETAwAAwg8AIPEGQAAAAAGCBwEAAAABmAdAAAAAAa0HAQAAAAGuBwEAAAABjwgBAAAAAZUIAADADwAgsAgBAAAAAbIIQAAAAAG4CAABAAAB1QgAAMEPACDWCEAAAAAB1wgCAAAAAdgIAgAAAAHZCAEAAAAB2ggBAAAAAdsIAQAAAAHcCAEAAAABEgMAAM0PACDxBkAAAAAB_AYBAAAAAYIHAQAAAAGYB0AAAAABlQgAAMsPACCYCAEAAAABmQgAAMwPACCaCCAAAAABrwgAAQAAAbIIQAAAAAHOCAEAAAAB1ghAAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIAQAAAAHhCEAAAAABAgAAACoAIDEAAJwRACADAAAAKgAgMQAAnBEAIDIAAJsRACABKgAA5RIAMBgDAADWCwAgBAAA-QsAIO0GAACkDAAw7gYAACgAEO8GAACkDAAw8QZAAOsKACH8BgEA-goAIYIHAQAAAAGYB0AA6woAIZkHAQCXCwAhmgcBAJcLACGVCAAAiAsAIJgIAQD6CgAhmQgAAIgLACCaCCAAjgsAIa8IAAEAAAGyCEAA-woAIc4IAQD8CgAh1ghAAPsKACHdCAEA-goAId4IAQD6CgAh3wgBAKALACHgCAEA_AoAIeEIQAD7CgAhAgAAACoAICoAAJsRACACAAAAmREAICoAAJoRACAW7QYAAJgRADDuBgAAmREAEO8GAACYEQAw8QZAAOsKACH8BgEA-goAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhlQgAAIgLACCYCAEA-goAIZkIAACICwAgmgggAI4LACGvCAABmAsAIbIIQAD7CgAhzggBAPwKACHWCEAA-woAId0IAQD6CgAh3ggBAPoKACHfCAEAoAsAIeAIAQD8CgAh4QhAAPsKACEW7QYAAJgRADDuBgAAmREAEO8GAACYEQAw8QZAAOsKACH8BgEA-goAIYIHAQCXCwAhmAdAAOsKACGZBwEAlwsAIZoHAQCXCwAhlQgAAIgLACCYCAEA-goAIZkIAACICwAgmgggAI4LACGvCAABmAsAIbIIQAD7CgAhzggBAPwKACHWCEAA-woAId0IAQD6CgAh3ggBAPoKACHfCAEAoAsAIeAIAQD8CgAh4QhAAPsKACER8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhmAdAAL0MACGVCAAAxw8AIJgIAQDHDAAhmQgAAMgPACCaCCAA_wwAIa8IAAGKDQAhsghAAMgMACHOCAEAyQwAIdYIQADIDAAh3QgBAMcMACHeCAEAxwwAId8IAQDJDAAh4AgBAMkMACHhCEAAyAwAIRIDAADJDwAg8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhmAdAAL0MACGVCAAAxw8AIJgIAQDHDAAhmQgAAMgPACCaCCAA_wwAIa8IAAGKDQAhsghAAMgMACHOCAEAyQwAIdYIQADIDAAh3QgBAMcMACHeCAEAxwwAId8IAQDJDAAh4AgBAMkMACHhCEAAyAwAIRIDAADNDwAg8QZAAAAAAfwGAQAAAAGCBwEAAAABmAdAAAAAAZUIAADLDwAgmAgBAAAAAZkIAADMDwAgmgggAAAAAa8IAAEAAAGyCEAAAAABzggBAAAAAdYIQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QhAAAAAAQYHAADdEAAg4QcBAAAAAf4IAgAAAAH_CCAAAAABgAkCAAAAAYEJAgAAAAECAAAACwAgMQAApREAIAMAAAALACAxAAClEQAgMgAApBEAIAEqAADkEgAwAgAAAAsAICoAAKQRACACAAAAwxAAICoAAKMRACAF4QcBAMcMACH-CAIAzwwAIf8IIAD_DAAhgAkCAM8MACGBCQIAzwwAIQYHAADcEAAg4QcBAMcMACH-CAIAzwwAIf8IIAD_DAAhgAkCAM8MACGBCQIAzwwAIQYHAADdEAAg4QcBAAAAAf4IAgAAAAH_CCAAAAABgAkCAAAAAYEJAgAAAAEF_AYBAAAAAbgHBAAAAAGCCQQAAAABgwkCAAAAAYQJAgAAAAECAAAAuAEAIDEAAKYRACADAAAABwAgMQAAphEAIDIAAKoRACAHAAAABwAgKgAAqhEAIPwGAQDHDAAhuAcEALwMACGCCQQAvAwAIYMJAgDPDAAhhAkCAM8MACEF_AYBAMcMACG4BwQAvAwAIYIJBAC8DAAhgwkCAM8MACGECQIAzwwAIQMxAADiEgAgkgkAAOMSACCYCQAAAQAgAzEAAKYRACCSCQAApxEAIJgJAAC4AQAgBDEAAJ0RADCSCQAAnhEAMJQJAACgEQAgmAkAAL8QADAEMQAAkREAMJIJAACSEQAwlAkAAJQRACCYCQAAlREAMAQxAACFEQAwkgkAAIYRADCUCQAAiBEAIJgJAACJEQAwBDEAAPwQADCSCQAA_RAAMJQJAAD_EAAgmAkAAIsOADAEMQAA8BAAMJIJAADxEAAwlAkAAPMQACCYCQAA9BAAMAAAAAsxAACmEgAwMgAAqxIAMJIJAACnEgAwkwkAAKgSADCUCQAAqRIAIJUJAACqEgAwlgkAAKoSADCXCQAAqhIAMJgJAACqEgAwmQkAAKwSADCaCQAArRIAMAsxAACdEgAwMgAAoRIAMJIJAACeEgAwkwkAAJ8SADCUCQAAoBIAIJUJAACVEQAwlgkAAJURADCXCQAAlREAMJgJAACVEQAwmQkAAKISADCaCQAAmBEAMAsxAACUEgAwMgAAmBIAMJIJAACVEgAwkwkAAJYSADCUCQAAlxIAIJUJAACJEQAwlgkAAIkRADCXCQAAiREAMJgJAACJEQAwmQkAAJkSADCaCQAAjBEAMAsxAACIEgAwMgAAjRIAMJIJAACJEgAwkwkAAIoSADCUCQAAixIAIJUJAACMEgAwlgkAAIwSADCXCQAAjBIAMJgJAACMEgAwmQkAAI4SADCaCQAAjxIAMAsxAAD_EQAwMgAAgxIAMJIJAACAEgAwkwkAAIESADCUCQAAghIAIJUJAAD0EAAwlgkAAPQQADCXCQAA9BAAMJgJAAD0EAAwmQkAAIQSADCaCQAA9xAAMAsxAAD2EQAwMgAA-hEAMJIJAAD3EQAwkwkAAPgRADCUCQAA-REAIJUJAACjDwAwlgkAAKMPADCXCQAAow8AMJgJAACjDwAwmQkAAPsRADCaCQAApg8AMAcxAADxEQAgMgAA9BEAIJIJAADyEQAgkwkAAPMRACCWCQAAaAAglwkAAGgAIJgJAAD4BAAgCzEAAOgRADAyAADsEQAwkgkAAOkRADCTCQAA6hEAMJQJAADrEQAglQkAAMQOADCWCQAAxA4AMJcJAADEDgAwmAkAAMQOADCZCQAA7REAMJoJAADHDgAwCzEAAN8RADAyAADjEQAwkgkAAOARADCTCQAA4REAMJQJAADiEQAglQkAAJcPADCWCQAAlw8AMJcJAACXDwAwmAkAAJcPADCZCQAA5BEAMJoJAACaDwAwCzEAANYRADAyAADaEQAwkgkAANcRADCTCQAA2BEAMJQJAADZEQAglQkAAIsPADCWCQAAiw8AMJcJAACLDwAwmAkAAIsPADCZCQAA2xEAMJoJAACODwAwCzEAAM0RADAyAADREQAwkgkAAM4RADCTCQAAzxEAMJQJAADQEQAglQkAAP8OADCWCQAA_w4AMJcJAAD_DgAwmAkAAP8OADCZCQAA0hEAMJoJAACCDwAwCzEAAMERADAyAADGEQAwkgkAAMIRADCTCQAAwxEAMJQJAADEEQAglQkAAMURADCWCQAAxREAMJcJAADFEQAwmAkAAMURADCZCQAAxxEAMJoJAADIEQAwDCIAAPgMACAjAAD5DAAg8QZAAAAAAfwGAQAAAAGCBwEAAAABiwcBAAAAAZoHAQAAAAGbBwEAAAABnAcAAPYMACCdBwEAAAABngdAAAAAAZ8HQAAAAAECAAAAdQAgMQAAzBEAIAMAAAB1ACAxAADMEQAgMgAAyxEAIAEqAADhEgAwEQMAANYLACAiAACADAAgIwAAgQwAIO0GAAD_CwAw7gYAAHMAEO8GAAD_CwAw8QZAAOsKACH8BgEA-goAIYIHAQAAAAGLBwEA-goAIZkHAQCXCwAhmgcBAKALACGbBwEA-goAIZwHAACICwAgnQcBAPwKACGeB0AA-woAIZ8HQADrCgAhAgAAAHUAICoAAMsRACACAAAAyREAICoAAMoRACAO7QYAAMgRADDuBgAAyREAEO8GAADIEQAw8QZAAOsKACH8BgEA-goAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZoHAQCgCwAhmwcBAPoKACGcBwAAiAsAIJ0HAQD8CgAhngdAAPsKACGfB0AA6woAIQ7tBgAAyBEAMO4GAADJEQAQ7wYAAMgRADDxBkAA6woAIfwGAQD6CgAhggcBAJcLACGLBwEA-goAIZkHAQCXCwAhmgcBAKALACGbBwEA-goAIZwHAACICwAgnQcBAPwKACGeB0AA-woAIZ8HQADrCgAhCvEGQAC9DAAh_AYBAMcMACGCBwEAxwwAIYsHAQDHDAAhmgcBAMkMACGbBwEAxwwAIZwHAADaDAAgnQcBAMkMACGeB0AAyAwAIZ8HQAC9DAAhDCIAANwMACAjAADdDAAg8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhiwcBAMcMACGaBwEAyQwAIZsHAQDHDAAhnAcAANoMACCdBwEAyQwAIZ4HQADIDAAhnwdAAL0MACEMIgAA-AwAICMAAPkMACDxBkAAAAAB_AYBAAAAAYIHAQAAAAGLBwEAAAABmgcBAAAAAZsHAQAAAAGcBwAA9gwAIJ0HAQAAAAGeB0AAAAABnwdAAAAAAQ8EAQAAAAEVAACgDgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABmAdAAAAAAZoHAQAAAAG1BwEAAAABpwgAAQAAAagIAAEAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAIAAAABrQhAAAAAAQIAAABSACAxAADVEQAgAwAAAFIAIDEAANURACAyAADUEQAgASoAAOASADACAAAAUgAgKgAA1BEAIAIAAACDDwAgKgAA0xEAIA4EAQDJDAAh8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmAdAAL0MACGaBwEAyQwAIbUHAQDHDAAhpwgAAYoNACGoCAABig0AIakIAQDJDAAhqggBAMkMACGrCAEAyQwAIawIAgDPDAAhrQhAAMgMACEPBAEAyQwAIRUAAJ4OACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGYB0AAvQwAIZoHAQDJDAAhtQcBAMcMACGnCAABig0AIagIAAGKDQAhqQgBAMkMACGqCAEAyQwAIasIAQDJDAAhrAgCAM8MACGtCEAAyAwAIQ8EAQAAAAEVAACgDgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABmAdAAAAAAZoHAQAAAAG1BwEAAAABpwgAAQAAAagIAAEAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAIAAAABrQhAAAAAAQsVAACnDgAg8QZAAAAAAYIHAQAAAAGYB0AAAAABmgcBAAAAAasIAQAAAAGuCAABAAABrwgAAQAAAbAIAQAAAAGxCEAAAAABsghAAAAAAQIAAABOACAxAADeEQAgAwAAAE4AIDEAAN4RACAyAADdEQAgASoAAN8SADACAAAATgAgKgAA3REAIAIAAACPDwAgKgAA3BEAIArxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGaBwEAxwwAIasIAQDHDAAhrggAAYoNACGvCAABig0AIbAIAQDJDAAhsQhAAMgMACGyCEAAyAwAIQsVAAClDgAg8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmgcBAMcMACGrCAEAxwwAIa4IAAGKDQAhrwgAAYoNACGwCAEAyQwAIbEIQADIDAAhsghAAMgMACELFQAApw4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGrCAEAAAABrggAAQAAAa8IAAEAAAGwCAEAAAABsQhAAAAAAbIIQAAAAAEIFQAArg4AIJgHQAAAAAGaBwEAAAABqwgBAAAAAbMIAAEAAAG0CAEAAAABtQgBAAAAAbYIQAAAAAECAAAASgAgMQAA5xEAIAMAAABKACAxAADnEQAgMgAA5hEAIAEqAADeEgAwAgAAAEoAICoAAOYRACACAAAAmw8AICoAAOURACAHmAdAAL0MACGaBwEAxwwAIasIAQDHDAAhswgAAYoNACG0CAEAxwwAIbUIAQDHDAAhtghAAMgMACEIFQAArA4AIJgHQAC9DAAhmgcBAMcMACGrCAEAxwwAIbMIAAGKDQAhtAgBAMcMACG1CAEAxwwAIbYIQADIDAAhCBUAAK4OACCYB0AAAAABmgcBAAAAAasIAQAAAAGzCAABAAABtAgBAAAAAbUIAQAAAAG2CEAAAAABDh8AALcOACDxBkAAAAABggcBAAAAAZgHQAAAAAGfCAEAAAABsghAAAAAAbYIQAAAAAG3CAEAAAABuAgAAQAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAtQ4AIAIAAABsACAxAADwEQAgAwAAAGwAIDEAAPARACAyAADvEQAgASoAAN0SADACAAAAbAAgKgAA7xEAIAIAAADIDgAgKgAA7hEAIA3xBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGfCAEAyQwAIbIIQADIDAAhtghAAMgMACG3CAEAxwwAIbgIAAGKDQAhuQgBAMcMACG6CAEAyQwAIbsIAQDJDAAhvAgBAMkMACG9CAAAsg4AIA4fAAC0DgAg8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhnwgBAMkMACGyCEAAyAwAIbYIQADIDAAhtwgBAMcMACG4CAABig0AIbkIAQDHDAAhuggBAMkMACG7CAEAyQwAIbwIAQDJDAAhvQgAALIOACAOHwAAtw4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZ8IAQAAAAGyCEAAAAABtghAAAAAAbcIAQAAAAG4CAABAAABuQgBAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IAAC1DgAgCyAAAM4OACDxBkAAAAABggcBAAAAAYsHAQAAAAGfCAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAzA4AIL4IAgAAAAG_CAEAAAABwAhAAAAAAQIAAAD4BAAgMQAA8REAIAMAAABoACAxAADxEQAgMgAA9REAIA0AAABoACAgAAC_DgAgKgAA9REAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZ8IAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAAC9DgAgvggCAM8MACG_CAEAyQwAIcAIQADIDAAhCyAAAL8OACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGfCAEAyQwAIbsIAQDJDAAhvAgBAMkMACG9CAAAvQ4AIL4IAgDPDAAhvwgBAMkMACHACEAAyAwAIQkVAADwDgAgFwAA8Q4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAasIAQAAAAGyCEAAAAABuAgAAQAAAcwIQAAAAAECAAAARAAgMQAA_hEAIAMAAABEACAxAAD-EQAgMgAA_REAIAEqAADcEgAwAgAAAEQAICoAAP0RACACAAAApw8AICoAAPwRACAH8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhqwgBAMcMACGyCEAAyAwAIbgIAAGKDQAhzAhAAMgMACEJFQAA6A4AIBcAAOkOACDxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGrCAEAxwwAIbIIQADIDAAhuAgAAYoNACHMCEAAyAwAIQkVAADwDgAgFwAA8Q4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAasIAQAAAAGyCEAAAAABuAgAAQAAAcwIQAAAAAEPBAAArA8AIBgAAK0PACAZAACuDwAgGgAArw8AIBsAALAPACDxBkAAAAABggcBAAAAAYgHAQAAAAGLBwEAAAABmgcBAAAAAZEIAQAAAAGfCAEAAAABzQgBAAAAAc4IAQAAAAHPCEAAAAABAgAAAD8AIDEAAIcSACADAAAAPwAgMQAAhxIAIDIAAIYSACABKgAA2xIAMAIAAAA_ACAqAACGEgAgAgAAAPgQACAqAACFEgAgCvEGQAC9DAAhggcBAMcMACGIBwEAyQwAIYsHAQDHDAAhmgcBAMkMACGRCAEAxwwAIZ8IAQDJDAAhzQgBAMcMACHOCAEAxwwAIc8IQADIDAAhDwQAAPYOACAYAAD3DgAgGQAA-A4AIBoAAPkOACAbAAD6DgAg8QZAAL0MACGCBwEAxwwAIYgHAQDJDAAhiwcBAMcMACGaBwEAyQwAIZEIAQDHDAAhnwgBAMkMACHNCAEAxwwAIc4IAQDHDAAhzwhAAMgMACEPBAAArA8AIBgAAK0PACAZAACuDwAgGgAArw8AIBsAALAPACDxBkAAAAABggcBAAAAAYgHAQAAAAGLBwEAAAABmgcBAAAAAZEIAQAAAAGfCAEAAAABzQgBAAAAAc4IAQAAAAHPCEAAAAABEREAAJUOACATAACWDgAgFAAAlw4AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZ8HQAAAAAGRCAEAAAABmwgCAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIgAAAAAGjCAEAAAABpAgAAJMOACClCAIAAAABpggCAAAAAQIAAABkACAxAACTEgAgAwAAAGQAIDEAAJMSACAyAACSEgAgASoAANoSADAXAwAA1gsAIBEAAIYMACATAACHDAAgFAAAiAwAIO0GAACFDAAw7gYAAGIAEO8GAACFDAAw8QZAAOsKACGCBwEAAAABiwcBAPoKACGZBwEAlwsAIZ8HQADrCgAhkQgBAPoKACGbCAIAjwsAIZ8IAQD6CgAhoAgBAPoKACGhCAEA_AoAIaIIAACnCwAgowgBAPwKACGkCAAAiAsAIKUIAgCPCwAhpggCAI8LACHBCAAAhAwAIAIAAABkACAqAACSEgAgAgAAAJASACAqAACREgAgEu0GAACPEgAw7gYAAJASABDvBgAAjxIAMPEGQADrCgAhggcBAJcLACGLBwEA-goAIZkHAQCXCwAhnwdAAOsKACGRCAEA-goAIZsIAgCPCwAhnwgBAPoKACGgCAEA-goAIaEIAQD8CgAhoggAAKcLACCjCAEA_AoAIaQIAACICwAgpQgCAI8LACGmCAIAjwsAIRLtBgAAjxIAMO4GAACQEgAQ7wYAAI8SADDxBkAA6woAIYIHAQCXCwAhiwcBAPoKACGZBwEAlwsAIZ8HQADrCgAhkQgBAPoKACGbCAIAjwsAIZ8IAQD6CgAhoAgBAPoKACGhCAEA_AoAIaIIAACnCwAgowgBAPwKACGkCAAAiAsAIKUIAgCPCwAhpggCAI8LACEO8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhnwdAAL0MACGRCAEAxwwAIZsIAgDPDAAhnwgBAMcMACGgCAEAxwwAIaEIAQDJDAAhogiAAAAAAaMIAQDJDAAhpAgAAPENACClCAIAzwwAIaYIAgDPDAAhEREAAPMNACATAAD0DQAgFAAA9Q0AIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZ8HQAC9DAAhkQgBAMcMACGbCAIAzwwAIZ8IAQDHDAAhoAgBAMcMACGhCAEAyQwAIaIIgAAAAAGjCAEAyQwAIaQIAADxDQAgpQgCAM8MACGmCAIAzwwAIRERAACVDgAgEwAAlg4AIBQAAJcOACDxBkAAAAABggcBAAAAAYsHAQAAAAGfB0AAAAABkQgBAAAAAZsIAgAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAGiCIAAAAABowgBAAAAAaQIAACTDgAgpQgCAAAAAaYIAgAAAAEUBAAAww8AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGtBwEAAAABrgcBAAAAAY8IAQAAAAGVCAAAwA8AILAIAQAAAAGyCEAAAAABuAgAAQAAAdUIAADBDwAg1ghAAAAAAdcIAgAAAAHYCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AgBAAAAAQIAAAAuACAxAACcEgAgAwAAAC4AIDEAAJwSACAyAACbEgAgASoAANkSADACAAAALgAgKgAAmxIAIAIAAACNEQAgKgAAmhIAIBPxBkAAvQwAIYIHAQDHDAAhmAdAAL0MACGaBwEAxwwAIa0HAQDHDAAhrgcBAMcMACGPCAEAyQwAIZUIAAC8DwAgsAgBAMkMACGyCEAAyAwAIbgIAAGKDQAh1QgAAL0PACDWCEAAyAwAIdcIAgC5DQAh2AgCALkNACHZCAEAyQwAIdoIAQDJDAAh2wgBAMkMACHcCAEAyQwAIRQEAAC_DwAg8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmgcBAMcMACGtBwEAxwwAIa4HAQDHDAAhjwgBAMkMACGVCAAAvA8AILAIAQDJDAAhsghAAMgMACG4CAABig0AIdUIAAC9DwAg1ghAAMgMACHXCAIAuQ0AIdgIAgC5DQAh2QgBAMkMACHaCAEAyQwAIdsIAQDJDAAh3AgBAMkMACEUBAAAww8AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGtBwEAAAABrgcBAAAAAY8IAQAAAAGVCAAAwA8AILAIAQAAAAGyCEAAAAABuAgAAQAAAdUIAADBDwAg1ghAAAAAAdcIAgAAAAHYCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AgBAAAAARMEAADODwAg8QZAAAAAAfwGAQAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGVCAAAyw8AIJgIAQAAAAGZCAAAzA8AIJoIIAAAAAGvCAABAAABsghAAAAAAc4IAQAAAAHWCEAAAAAB3QgBAAAAAd4IAQAAAAHfCAEAAAAB4AgBAAAAAeEIQAAAAAECAAAAKgAgMQAApRIAIAMAAAAqACAxAAClEgAgMgAApBIAIAEqAADYEgAwAgAAACoAICoAAKQSACACAAAAmREAICoAAKMSACAS8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhmAdAAL0MACGaBwEAxwwAIZUIAADHDwAgmAgBAMcMACGZCAAAyA8AIJoIIAD_DAAhrwgAAYoNACGyCEAAyAwAIc4IAQDJDAAh1ghAAMgMACHdCAEAxwwAId4IAQDHDAAh3wgBAMkMACHgCAEAyQwAIeEIQADIDAAhEwQAAMoPACDxBkAAvQwAIfwGAQDHDAAhggcBAMcMACGYB0AAvQwAIZoHAQDHDAAhlQgAAMcPACCYCAEAxwwAIZkIAADIDwAgmgggAP8MACGvCAABig0AIbIIQADIDAAhzggBAMkMACHWCEAAyAwAId0IAQDHDAAh3ggBAMcMACHfCAEAyQwAIeAIAQDJDAAh4QhAAMgMACETBAAAzg8AIPEGQAAAAAH8BgEAAAABggcBAAAAAZgHQAAAAAGaBwEAAAABlQgAAMsPACCYCAEAAAABmQgAAMwPACCaCCAAAAABrwgAAQAAAbIIQAAAAAHOCAEAAAAB1ghAAAAAAd0IAQAAAAHeCAEAAAAB3wgBAAAAAeAIAQAAAAHhCEAAAAABDgUAAKwRACAGAACtEQAgDwAArhEAIBAAAK8RACARAACwEQAgHAAAsREAIPEGQAAAAAGCBwEAAAABkQgBAAAAAdAIAQAAAAHRCAEAAAABhQkgAAAAAYYJQAAAAAGHCUAAAAABAgAAAAUAIDEAALESACADAAAABQAgMQAAsRIAIDIAALASACABKgAA1xIAMBUDAADWCwAgBQAAtgwAIAYAAPILACAPAACLDAAgEAAAjAwAIBEAAIYMACAcAACODAAg7QYAALUMADDuBgAAAwAQ7wYAALUMADDxBkAA6woAIYIHAQAAAAGZBwEAlwsAIZEIAQD6CgAhwQgAALQMACDQCAEA-goAIdEIAQD6CgAhhQkgAI4LACGGCUAA-woAIYcJQADrCgAhjwkAALMMACACAAAABQAgKgAAsBIAIAIAAACuEgAgKgAArxIAIAztBgAArRIAMO4GAACuEgAQ7wYAAK0SADDxBkAA6woAIYIHAQCXCwAhmQcBAJcLACGRCAEA-goAIdAIAQD6CgAh0QgBAPoKACGFCSAAjgsAIYYJQAD7CgAhhwlAAOsKACEM7QYAAK0SADDuBgAArhIAEO8GAACtEgAw8QZAAOsKACGCBwEAlwsAIZkHAQCXCwAhkQgBAPoKACHQCAEA-goAIdEIAQD6CgAhhQkgAI4LACGGCUAA-woAIYcJQADrCgAhCPEGQAC9DAAhggcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEOBQAA6hAAIAYAAOsQACAPAADsEAAgEAAA7RAAIBEAAO4QACAcAADvEAAg8QZAAL0MACGCBwEAxwwAIZEIAQDHDAAh0AgBAMcMACHRCAEAxwwAIYUJIAD_DAAhhglAAMgMACGHCUAAvQwAIQ4FAACsEQAgBgAArREAIA8AAK4RACAQAACvEQAgEQAAsBEAIBwAALERACDxBkAAAAABggcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQQxAACmEgAwkgkAAKcSADCUCQAAqRIAIJgJAACqEgAwBDEAAJ0SADCSCQAAnhIAMJQJAACgEgAgmAkAAJURADAEMQAAlBIAMJIJAACVEgAwlAkAAJcSACCYCQAAiREAMAQxAACIEgAwkgkAAIkSADCUCQAAixIAIJgJAACMEgAwBDEAAP8RADCSCQAAgBIAMJQJAACCEgAgmAkAAPQQADAEMQAA9hEAMJIJAAD3EQAwlAkAAPkRACCYCQAAow8AMAMxAADxEQAgkgkAAPIRACCYCQAA-AQAIAQxAADoEQAwkgkAAOkRADCUCQAA6xEAIJgJAADEDgAwBDEAAN8RADCSCQAA4BEAMJQJAADiEQAgmAkAAJcPADAEMQAA1hEAMJIJAADXEQAwlAkAANkRACCYCQAAiw8AMAQxAADNEQAwkgkAAM4RADCUCQAA0BEAIJgJAAD_DgAwBDEAAMERADCSCQAAwhEAMJQJAADEEQAgmAkAAMURADAAAAAAAAAHAwAAzw4AICAAANAOACCfCAAAwwwAILsIAADDDAAgvAgAAMMMACC_CAAAwwwAIMAIAADDDAAgAAAAAAYDAADPDgAgIgAAyhIAICMAAMsSACCaBwAAwwwAIJ0HAADDDAAgngcAAMMMACAAAAADEgAA6w0AIP0GAADDDAAgnggAAMMMACAACgMAAM8OACAEAADlEAAgGAAAwxIAIBkAAMUSACAaAADGEgAgGwAAxxIAIIgHAADDDAAgmgcAAMMMACCfCAAAwwwAIM8IAADDDAAgARYAAOMOACAKBwAA0hIAIAoAANMSACALAADUEgAgDAAA1RIAIOsIAADDDAAg8AgAAMMMACDyCAAAwwwAIPUIAADDDAAg-ggAAMMMACD7CAAAwwwAIAMGAADNEAAgCAAAzhAAIA4AAM8QACAAAAABBAAA5RAAIAjxBkAAAAABggcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAARLxBkAAAAAB_AYBAAAAAYIHAQAAAAGYB0AAAAABmgcBAAAAAZUIAADLDwAgmAgBAAAAAZkIAADMDwAgmgggAAAAAa8IAAEAAAGyCEAAAAABzggBAAAAAdYIQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QhAAAAAARPxBkAAAAABggcBAAAAAZgHQAAAAAGaBwEAAAABrQcBAAAAAa4HAQAAAAGPCAEAAAABlQgAAMAPACCwCAEAAAABsghAAAAAAbgIAAEAAAHVCAAAwQ8AINYIQAAAAAHXCAIAAAAB2AgCAAAAAdkIAQAAAAHaCAEAAAAB2wgBAAAAAdwIAQAAAAEO8QZAAAAAAYIHAQAAAAGLBwEAAAABnwdAAAAAAZEIAQAAAAGbCAIAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABogiAAAAAAaMIAQAAAAGkCAAAkw4AIKUIAgAAAAGmCAIAAAABCvEGQAAAAAGCBwEAAAABiAcBAAAAAYsHAQAAAAGaBwEAAAABkQgBAAAAAZ8IAQAAAAHNCAEAAAABzggBAAAAAc8IQAAAAAEH8QZAAAAAAYIHAQAAAAGYB0AAAAABqwgBAAAAAbIIQAAAAAG4CAABAAABzAhAAAAAAQ3xBkAAAAABggcBAAAAAZgHQAAAAAGfCAEAAAABsghAAAAAAbYIQAAAAAG3CAEAAAABuAgAAQAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAtQ4AIAeYB0AAAAABmgcBAAAAAasIAQAAAAGzCAABAAABtAgBAAAAAbUIAQAAAAG2CEAAAAABCvEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGrCAEAAAABrggAAQAAAa8IAAEAAAGwCAEAAAABsQhAAAAAAbIIQAAAAAEOBAEAAAAB8QZAAAAAAYIHAQAAAAGLBwEAAAABmAdAAAAAAZoHAQAAAAG1BwEAAAABpwgAAQAAAagIAAEAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAIAAAABrQhAAAAAAQrxBkAAAAAB_AYBAAAAAYIHAQAAAAGLBwEAAAABmgcBAAAAAZsHAQAAAAGcBwAA9gwAIJ0HAQAAAAGeB0AAAAABnwdAAAAAARMPAACzEgAgEAAAtBIAIBgAALcSACAZAAC6EgAgGgAAuxIAIBsAALwSACAcAAC2EgAgHgAAtRIAIB8AALgSACAgAAC5EgAgJAAAvRIAIPEGQAAAAAGCBwEAAAABiwcBAAAAAZEIAQAAAAHQCAEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABAgAAAAEAIDEAAOISACAF4QcBAAAAAf4IAgAAAAH_CCAAAAABgAkCAAAAAYEJAgAAAAER8QZAAAAAAfwGAQAAAAGCBwEAAAABmAdAAAAAAZUIAADLDwAgmAgBAAAAAZkIAADMDwAgmgggAAAAAa8IAAEAAAGyCEAAAAABzggBAAAAAdYIQAAAAAHdCAEAAAAB3ggBAAAAAd8IAQAAAAHgCAEAAAAB4QhAAAAAARLxBkAAAAABggcBAAAAAZgHQAAAAAGtBwEAAAABrgcBAAAAAY8IAQAAAAGVCAAAwA8AILAIAQAAAAGyCEAAAAABuAgAAQAAAdUIAADBDwAg1ghAAAAAAdcIAgAAAAHYCAIAAAAB2QgBAAAAAdoIAQAAAAHbCAEAAAAB3AgBAAAAARDxBkAAAAABggcBAAAAAYsHAQAAAAGfB0AAAAABjwgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIgAAAAAGVCAAA3g0AIJYIAgAAAAGXCCAAAAABmAgBAAAAAZkIAADfDQAgmgggAAAAAZsIAgAAAAEJ8QZAAAAAAYIHAQAAAAGIBwEAAAABiwcBAAAAAZEIAQAAAAGfCAEAAAABzQgBAAAAAc4IAQAAAAHPCEAAAAABAwAAAFQAIDEAAOISACAyAADrEgAgFQAAAFQAIA8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAeAAC4EQAgHwAAuxEAICAAALwRACAkAADAEQAgKgAA6xIAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACETDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhDwMAAKsRACAGAACtEQAgDwAArhEAIBAAAK8RACARAACwEQAgHAAAsREAIPEGQAAAAAGCBwEAAAABmQcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQIAAAAFACAxAADsEgAgAwAAAAMAIDEAAOwSACAyAADwEgAgEQAAAAMAIAMAAOkQACAGAADrEAAgDwAA7BAAIBAAAO0QACARAADuEAAgHAAA7xAAICoAAPASACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEPAwAA6RAAIAYAAOsQACAPAADsEAAgEAAA7RAAIBEAAO4QACAcAADvEAAg8QZAAL0MACGCBwEAxwwAIZkHAQDHDAAhkQgBAMcMACHQCAEAxwwAIdEIAQDHDAAhhQkgAP8MACGGCUAAyAwAIYcJQAC9DAAhDAgAAMsQACAOAADMEAAg8QZAAAAAAfwGAQAAAAGkBwIAAAABugcBAAAAAdYHAgAAAAHkBwIAAAAB-QcCAAAAAeUIIAAAAAH8CAEAAAAB_QgAAMkQACACAAAA_AEAIDEAAPESACADAAAA_wEAIDEAAPESACAyAAD1EgAgDgAAAP8BACAIAAChEAAgDgAAohAAICoAAPUSACDxBkAAvQwAIfwGAQDHDAAhpAcCAM8MACG6BwEAxwwAIdYHAgDPDAAh5AcCAM8MACH5BwIAzwwAIeUIIAD_DAAh_AgBAMcMACH9CAAAnxAAIAwIAAChEAAgDgAAohAAIPEGQAC9DAAh_AYBAMcMACGkBwIAzwwAIboHAQDHDAAh1gcCAM8MACHkBwIAzwwAIfkHAgDPDAAh5QggAP8MACH8CAEAxwwAIf0IAACfEAAgDAYAAMoQACAOAADMEAAg8QZAAAAAAfwGAQAAAAGkBwIAAAABugcBAAAAAdYHAgAAAAHkBwIAAAAB-QcCAAAAAeUIIAAAAAH8CAEAAAAB_QgAAMkQACACAAAA_AEAIDEAAPYSACADAAAA_wEAIDEAAPYSACAyAAD6EgAgDgAAAP8BACAGAACgEAAgDgAAohAAICoAAPoSACDxBkAAvQwAIfwGAQDHDAAhpAcCAM8MACG6BwEAxwwAIdYHAgDPDAAh5AcCAM8MACH5BwIAzwwAIeUIIAD_DAAh_AgBAMcMACH9CAAAnxAAIAwGAACgEAAgDgAAohAAIPEGQAC9DAAh_AYBAMcMACGkBwIAzwwAIboHAQDHDAAh1gcCAM8MACHkBwIAzwwAIfkHAgDPDAAh5QggAP8MACH8CAEAxwwAIf0IAACfEAAgDwMAAKsRACAFAACsEQAgDwAArhEAIBAAAK8RACARAACwEQAgHAAAsREAIPEGQAAAAAGCBwEAAAABmQcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQIAAAAFACAxAAD7EgAgAwAAAAMAIDEAAPsSACAyAAD_EgAgEQAAAAMAIAMAAOkQACAFAADqEAAgDwAA7BAAIBAAAO0QACARAADuEAAgHAAA7xAAICoAAP8SACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEPAwAA6RAAIAUAAOoQACAPAADsEAAgEAAA7RAAIBEAAO4QACAcAADvEAAg8QZAAL0MACGCBwEAxwwAIZkHAQDHDAAhkQgBAMcMACHQCAEAxwwAIdEIAQDHDAAhhQkgAP8MACGGCUAAyAwAIYcJQAC9DAAhBZoHAQAAAAH-CAIAAAAB_wggAAAAAYAJAgAAAAGBCQIAAAABBP4IAgAAAAH_CCAAAAABgAkCAAAAAYEJAgAAAAEa_AYBAAAAAd0HAQAAAAHjBwIAAAAB5AcCAAAAAeUHAgAAAAHqBwQAAAAB0QgBAAAAAeUIIAAAAAHqCAEAAAAB6wgBAAAAAewIAgAAAAHtCAIAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QggAAAAAfIIQAAAAAHzCAAAkxAAIPQIAACUEAAg9QhAAAAAAfYIIAAAAAH3CAAAlRAAIPgIAgAAAAH5CAIAAAAB-ggBAAAAAfsIAQAAAAEMBgAAyhAAIAgAAMsQACDxBkAAAAAB_AYBAAAAAaQHAgAAAAG6BwEAAAAB1gcCAAAAAeQHAgAAAAH5BwIAAAAB5QggAAAAAfwIAQAAAAH9CAAAyRAAIAIAAAD8AQAgMQAAgxMAIBTxBkAAAAABmgcBAAAAAb8HAQAAAAHWBwIAAAAB3AcBAAAAAd0HAQAAAAHeBwIAAAAB3wcEAAAAAeEHAQAAAAHiBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB5geAAAAAAecHQAAAAAHoB0AAAAAB6QdAAAAAAeoHBAAAAAHrBwQAAAAB7AcBAAAAAQTxBkAAAAABxQgBAAAAAecIAQAAAAHoCEAAAAABBYsHIAAAAAGzBwEAAAABuwcBAAAAAfEHAQAAAAHpCEAAAAABAwAAAP8BACAxAACDEwAgMgAAihMAIA4AAAD_AQAgBgAAoBAAIAgAAKEQACAqAACKEwAg8QZAAL0MACH8BgEAxwwAIaQHAgDPDAAhugcBAMcMACHWBwIAzwwAIeQHAgDPDAAh-QcCAM8MACHlCCAA_wwAIfwIAQDHDAAh_QgAAJ8QACAMBgAAoBAAIAgAAKEQACDxBkAAvQwAIfwGAQDHDAAhpAcCAM8MACG6BwEAxwwAIdYHAgDPDAAh5AcCAM8MACH5BwIAzwwAIeUIIAD_DAAh_AgBAMcMACH9CAAAnxAAIB4HAACWEAAgCgAAlxAAIAsAAJgQACD8BgEAAAAB3QcBAAAAAeEHAQAAAAHjBwIAAAAB5AcCAAAAAeUHAgAAAAHqBwQAAAAB0QgBAAAAAeUIIAAAAAHqCAEAAAAB6wgBAAAAAewIAgAAAAHtCAIAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QggAAAAAfIIQAAAAAHzCAAAkxAAIPQIAACUEAAg9QhAAAAAAfYIIAAAAAH3CAAAlRAAIPgIAgAAAAH5CAIAAAAB-ggBAAAAAfsIAQAAAAECAAAAFAAgMQAAixMAIAMAAAASACAxAACLEwAgMgAAjxMAICAAAAASACAHAADrDwAgCgAA7A8AIAsAAO0PACAqAACPEwAg_AYBAMcMACHdBwEAxwwAIeEHAQDHDAAh4wcCAM8MACHkBwIAzwwAIeUHAgDPDAAh6gcEALwMACHRCAEAxwwAIeUIIAD_DAAh6ggBAMcMACHrCAEAyQwAIewIAgDPDAAh7QgCAM8MACHuCAIAzwwAIe8IAgDPDAAh8AgBAMkMACHxCCAA_wwAIfIIQADIDAAh8wgAAOgPACD0CAAA6Q8AIPUIQADIDAAh9gggAP8MACH3CAAA6g8AIPgIAgDPDAAh-QgCAM8MACH6CAEAyQwAIfsIAQDJDAAhHgcAAOsPACAKAADsDwAgCwAA7Q8AIPwGAQDHDAAh3QcBAMcMACHhBwEAxwwAIeMHAgDPDAAh5AcCAM8MACHlBwIAzwwAIeoHBAC8DAAh0QgBAMcMACHlCCAA_wwAIeoIAQDHDAAh6wgBAMkMACHsCAIAzwwAIe0IAgDPDAAh7ggCAM8MACHvCAIAzwwAIfAIAQDJDAAh8QggAP8MACHyCEAAyAwAIfMIAADoDwAg9AgAAOkPACD1CEAAyAwAIfYIIAD_DAAh9wgAAOoPACD4CAIAzwwAIfkIAgDPDAAh-ggBAMkMACH7CAEAyQwAIR4HAACWEAAgCgAAlxAAIAwAAJkQACD8BgEAAAAB3QcBAAAAAeEHAQAAAAHjBwIAAAAB5AcCAAAAAeUHAgAAAAHqBwQAAAAB0QgBAAAAAeUIIAAAAAHqCAEAAAAB6wgBAAAAAewIAgAAAAHtCAIAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QggAAAAAfIIQAAAAAHzCAAAkxAAIPQIAACUEAAg9QhAAAAAAfYIIAAAAAH3CAAAlRAAIPgIAgAAAAH5CAIAAAAB-ggBAAAAAfsIAQAAAAECAAAAFAAgMQAAkBMAIAMAAAASACAxAACQEwAgMgAAlBMAICAAAAASACAHAADrDwAgCgAA7A8AIAwAAO4PACAqAACUEwAg_AYBAMcMACHdBwEAxwwAIeEHAQDHDAAh4wcCAM8MACHkBwIAzwwAIeUHAgDPDAAh6gcEALwMACHRCAEAxwwAIeUIIAD_DAAh6ggBAMcMACHrCAEAyQwAIewIAgDPDAAh7QgCAM8MACHuCAIAzwwAIe8IAgDPDAAh8AgBAMkMACHxCCAA_wwAIfIIQADIDAAh8wgAAOgPACD0CAAA6Q8AIPUIQADIDAAh9gggAP8MACH3CAAA6g8AIPgIAgDPDAAh-QgCAM8MACH6CAEAyQwAIfsIAQDJDAAhHgcAAOsPACAKAADsDwAgDAAA7g8AIPwGAQDHDAAh3QcBAMcMACHhBwEAxwwAIeMHAgDPDAAh5AcCAM8MACHlBwIAzwwAIeoHBAC8DAAh0QgBAMcMACHlCCAA_wwAIeoIAQDHDAAh6wgBAMkMACHsCAIAzwwAIe0IAgDPDAAh7ggCAM8MACHvCAIAzwwAIfAIAQDJDAAh8QggAP8MACHyCEAAyAwAIfMIAADoDwAg9AgAAOkPACD1CEAAyAwAIfYIIAD_DAAh9wgAAOoPACD4CAIAzwwAIfkIAgDPDAAh-ggBAMkMACH7CAEAyQwAIQ8DAACrEQAgBQAArBEAIAYAAK0RACAQAACvEQAgEQAAsBEAIBwAALERACDxBkAAAAABggcBAAAAAZkHAQAAAAGRCAEAAAAB0AgBAAAAAdEIAQAAAAGFCSAAAAABhglAAAAAAYcJQAAAAAECAAAABQAgMQAAlRMAIBMQAAC0EgAgGAAAtxIAIBkAALoSACAaAAC7EgAgGwAAvBIAIBwAALYSACAdAACyEgAgHgAAtRIAIB8AALgSACAgAAC5EgAgJAAAvRIAIPEGQAAAAAGCBwEAAAABiwcBAAAAAZEIAQAAAAHQCAEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABAgAAAAEAIDEAAJcTACADAAAAAwAgMQAAlRMAIDIAAJsTACARAAAAAwAgAwAA6RAAIAUAAOoQACAGAADrEAAgEAAA7RAAIBEAAO4QACAcAADvEAAgKgAAmxMAIPEGQAC9DAAhggcBAMcMACGZBwEAxwwAIZEIAQDHDAAh0AgBAMcMACHRCAEAxwwAIYUJIAD_DAAhhglAAMgMACGHCUAAvQwAIQ8DAADpEAAgBQAA6hAAIAYAAOsQACAQAADtEAAgEQAA7hAAIBwAAO8QACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEDAAAAVAAgMQAAlxMAIDIAAJ4TACAVAAAAVAAgEAAAtxEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACAqAACeEwAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRMQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACEPAwAAqxEAIAUAAKwRACAGAACtEQAgDwAArhEAIBEAALARACAcAACxEQAg8QZAAAAAAYIHAQAAAAGZBwEAAAABkQgBAAAAAdAIAQAAAAHRCAEAAAABhQkgAAAAAYYJQAAAAAGHCUAAAAABAgAAAAUAIDEAAJ8TACATDwAAsxIAIBgAALcSACAZAAC6EgAgGgAAuxIAIBsAALwSACAcAAC2EgAgHQAAshIAIB4AALUSACAfAAC4EgAgIAAAuRIAICQAAL0SACDxBkAAAAABggcBAAAAAYsHAQAAAAGRCAEAAAAB0AgBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQIAAAABACAxAAChEwAgAwAAAAMAIDEAAJ8TACAyAAClEwAgEQAAAAMAIAMAAOkQACAFAADqEAAgBgAA6xAAIA8AAOwQACARAADuEAAgHAAA7xAAICoAAKUTACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEPAwAA6RAAIAUAAOoQACAGAADrEAAgDwAA7BAAIBEAAO4QACAcAADvEAAg8QZAAL0MACGCBwEAxwwAIZkHAQDHDAAhkQgBAMcMACHQCAEAxwwAIdEIAQDHDAAhhQkgAP8MACGGCUAAyAwAIYcJQAC9DAAhAwAAAFQAIDEAAKETACAyAACoEwAgFQAAAFQAIA8AALYRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB0AALURACAeAAC4EQAgHwAAuxEAICAAALwRACAkAADAEQAgKgAAqBMAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACETDwAAthEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhDwMAAKsRACAFAACsEQAgBgAArREAIA8AAK4RACAQAACvEQAgEQAAsBEAIPEGQAAAAAGCBwEAAAABmQcBAAAAAZEIAQAAAAHQCAEAAAAB0QgBAAAAAYUJIAAAAAGGCUAAAAABhwlAAAAAAQIAAAAFACAxAACpEwAgEw8AALMSACAQAAC0EgAgGAAAtxIAIBkAALoSACAaAAC7EgAgGwAAvBIAIB0AALISACAeAAC1EgAgHwAAuBIAICAAALkSACAkAAC9EgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABkQgBAAAAAdAIAQAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAECAAAAAQAgMQAAqxMAIAbxBkAAAAABggcBAAAAAZgHQAAAAAGyCEAAAAABuAgAAQAAAcwIQAAAAAEGmAdAAAAAAZoHAQAAAAGzCAABAAABtAgBAAAAAbUIAQAAAAG2CEAAAAABCfEGQAAAAAGCBwEAAAABmAdAAAAAAZoHAQAAAAGuCAABAAABrwgAAQAAAbAIAQAAAAGxCEAAAAABsghAAAAAAQ0EAQAAAAHxBkAAAAABggcBAAAAAYsHAQAAAAGYB0AAAAABmgcBAAAAAbUHAQAAAAGnCAABAAABqAgAAQAAAakIAQAAAAGqCAEAAAABrAgCAAAAAa0IQAAAAAEDAAAAAwAgMQAAqRMAIDIAALMTACARAAAAAwAgAwAA6RAAIAUAAOoQACAGAADrEAAgDwAA7BAAIBAAAO0QACARAADuEAAgKgAAsxMAIPEGQAC9DAAhggcBAMcMACGZBwEAxwwAIZEIAQDHDAAh0AgBAMcMACHRCAEAxwwAIYUJIAD_DAAhhglAAMgMACGHCUAAvQwAIQ8DAADpEAAgBQAA6hAAIAYAAOsQACAPAADsEAAgEAAA7RAAIBEAAO4QACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEDAAAAVAAgMQAAqxMAIDIAALYTACAVAAAAVAAgDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACAqAAC2EwAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRMPAAC2EQAgEAAAtxEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACEQAwAAqw8AIAQAAKwPACAZAACuDwAgGgAArw8AIBsAALAPACDxBkAAAAABggcBAAAAAYgHAQAAAAGLBwEAAAABmQcBAAAAAZoHAQAAAAGRCAEAAAABnwgBAAAAAc0IAQAAAAHOCAEAAAABzwhAAAAAAQIAAAA_ACAxAAC3EwAgEw8AALMSACAQAAC0EgAgGQAAuhIAIBoAALsSACAbAAC8EgAgHAAAthIAIB0AALISACAeAAC1EgAgHwAAuBIAICAAALkSACAkAAC9EgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABkQgBAAAAAdAIAQAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAECAAAAAQAgMQAAuRMAIAMAAAA9ACAxAAC3EwAgMgAAvRMAIBIAAAA9ACADAAD1DgAgBAAA9g4AIBkAAPgOACAaAAD5DgAgGwAA-g4AICoAAL0TACDxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGRCAEAxwwAIZ8IAQDJDAAhzQgBAMcMACHOCAEAxwwAIc8IQADIDAAhEAMAAPUOACAEAAD2DgAgGQAA-A4AIBoAAPkOACAbAAD6DgAg8QZAAL0MACGCBwEAxwwAIYgHAQDJDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhkQgBAMcMACGfCAEAyQwAIc0IAQDHDAAhzggBAMcMACHPCEAAyAwAIQMAAABUACAxAAC5EwAgMgAAwBMAIBUAAABUACAPAAC2EQAgEAAAtxEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAICoAAMATACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhEw8AALYRACAQAAC3EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB0AALURACAeAAC4EQAgHwAAuxEAICAAALwRACAkAADAEQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIQoDAADvDgAgFQAA8A4AIPEGQAAAAAGCBwEAAAABmAdAAAAAAZkHAQAAAAGrCAEAAAABsghAAAAAAbgIAAEAAAHMCEAAAAABAgAAAEQAIDEAAMETACADAAAAQgAgMQAAwRMAIDIAAMUTACAMAAAAQgAgAwAA5w4AIBUAAOgOACAqAADFEwAg8QZAAL0MACGCBwEAxwwAIZgHQAC9DAAhmQcBAMcMACGrCAEAxwwAIbIIQADIDAAhuAgAAYoNACHMCEAAyAwAIQoDAADnDgAgFQAA6A4AIPEGQAC9DAAhggcBAMcMACGYB0AAvQwAIZkHAQDHDAAhqwgBAMcMACGyCEAAyAwAIbgIAAGKDQAhzAhAAMgMACETDwAAsxIAIBAAALQSACAYAAC3EgAgGQAAuhIAIBoAALsSACAbAAC8EgAgHAAAthIAIB0AALISACAeAAC1EgAgIAAAuRIAICQAAL0SACDxBkAAAAABggcBAAAAAYsHAQAAAAGRCAEAAAAB0AgBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQIAAAABACAxAADGEwAgDPEGQAAAAAGCBwEAAAABmAdAAAAAAZ8IAQAAAAGyCEAAAAABtghAAAAAAbgIAAEAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQgAALUOACADAAAAVAAgMQAAxhMAIDIAAMsTACAVAAAAVAAgDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB0AALURACAeAAC4EQAgIAAAvBEAICQAAMARACAqAADLEwAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRMPAAC2EQAgEAAAtxEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB4AALgRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACEMAwAAzQ4AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGfCAEAAAABuwgBAAAAAbwIAQAAAAG9CAAAzA4AIL4IAgAAAAG_CAEAAAABwAhAAAAAAQIAAAD4BAAgMQAAzBMAIBMPAACzEgAgEAAAtBIAIBgAALcSACAZAAC6EgAgGgAAuxIAIBsAALwSACAcAAC2EgAgHQAAshIAIB4AALUSACAfAAC4EgAgJAAAvRIAIPEGQAAAAAGCBwEAAAABiwcBAAAAAZEIAQAAAAHQCAEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABAgAAAAEAIDEAAM4TACADAAAAaAAgMQAAzBMAIDIAANITACAOAAAAaAAgAwAAvg4AICoAANITACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZ8IAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAAC9DgAgvggCAM8MACG_CAEAyQwAIcAIQADIDAAhDAMAAL4OACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZ8IAQDJDAAhuwgBAMkMACG8CAEAyQwAIb0IAAC9DgAgvggCAM8MACG_CAEAyQwAIcAIQADIDAAhAwAAAFQAIDEAAM4TACAyAADVEwAgFQAAAFQAIA8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAkAADAEQAgKgAA1RMAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACETDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB0AALURACAeAAC4EQAgHwAAuxEAICQAAMARACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhEAMAAKsPACAEAACsDwAgGAAArQ8AIBoAAK8PACAbAACwDwAg8QZAAAAAAYIHAQAAAAGIBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABkQgBAAAAAZ8IAQAAAAHNCAEAAAABzggBAAAAAc8IQAAAAAECAAAAPwAgMQAA1hMAIBMPAACzEgAgEAAAtBIAIBgAALcSACAaAAC7EgAgGwAAvBIAIBwAALYSACAdAACyEgAgHgAAtRIAIB8AALgSACAgAAC5EgAgJAAAvRIAIPEGQAAAAAGCBwEAAAABiwcBAAAAAZEIAQAAAAHQCAEAAAABiAkBAAAAAYkJQAAAAAGKCUAAAAABAgAAAAEAIDEAANgTACADAAAAPQAgMQAA1hMAIDIAANwTACASAAAAPQAgAwAA9Q4AIAQAAPYOACAYAAD3DgAgGgAA-Q4AIBsAAPoOACAqAADcEwAg8QZAAL0MACGCBwEAxwwAIYgHAQDJDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhkQgBAMcMACGfCAEAyQwAIc0IAQDHDAAhzggBAMcMACHPCEAAyAwAIRADAAD1DgAgBAAA9g4AIBgAAPcOACAaAAD5DgAgGwAA-g4AIPEGQAC9DAAhggcBAMcMACGIBwEAyQwAIYsHAQDHDAAhmQcBAMcMACGaBwEAyQwAIZEIAQDHDAAhnwgBAMkMACHNCAEAxwwAIc4IAQDHDAAhzwhAAMgMACEDAAAAVAAgMQAA2BMAIDIAAN8TACAVAAAAVAAgDwAAthEAIBAAALcRACAYAAC6EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACAqAADfEwAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRMPAAC2EQAgEAAAtxEAIBgAALoRACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACEQAwAAqw8AIAQAAKwPACAYAACtDwAgGQAArg8AIBsAALAPACDxBkAAAAABggcBAAAAAYgHAQAAAAGLBwEAAAABmQcBAAAAAZoHAQAAAAGRCAEAAAABnwgBAAAAAc0IAQAAAAHOCAEAAAABzwhAAAAAAQIAAAA_ACAxAADgEwAgEw8AALMSACAQAAC0EgAgGAAAtxIAIBkAALoSACAbAAC8EgAgHAAAthIAIB0AALISACAeAAC1EgAgHwAAuBIAICAAALkSACAkAAC9EgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABkQgBAAAAAdAIAQAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAECAAAAAQAgMQAA4hMAIAMAAAA9ACAxAADgEwAgMgAA5hMAIBIAAAA9ACADAAD1DgAgBAAA9g4AIBgAAPcOACAZAAD4DgAgGwAA-g4AICoAAOYTACDxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGRCAEAxwwAIZ8IAQDJDAAhzQgBAMcMACHOCAEAxwwAIc8IQADIDAAhEAMAAPUOACAEAAD2DgAgGAAA9w4AIBkAAPgOACAbAAD6DgAg8QZAAL0MACGCBwEAxwwAIYgHAQDJDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhkQgBAMcMACGfCAEAyQwAIc0IAQDHDAAhzggBAMcMACHPCEAAyAwAIQMAAABUACAxAADiEwAgMgAA6RMAIBUAAABUACAPAAC2EQAgEAAAtxEAIBgAALoRACAZAAC9EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAgJAAAwBEAICoAAOkTACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhEw8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAbAAC_EQAgHAAAuREAIB0AALURACAeAAC4EQAgHwAAuxEAICAAALwRACAkAADAEQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRADAACrDwAgBAAArA8AIBgAAK0PACAZAACuDwAgGgAArw8AIPEGQAAAAAGCBwEAAAABiAcBAAAAAYsHAQAAAAGZBwEAAAABmgcBAAAAAZEIAQAAAAGfCAEAAAABzQgBAAAAAc4IAQAAAAHPCEAAAAABAgAAAD8AIDEAAOoTACATDwAAsxIAIBAAALQSACAYAAC3EgAgGQAAuhIAIBoAALsSACAcAAC2EgAgHQAAshIAIB4AALUSACAfAAC4EgAgIAAAuRIAICQAAL0SACDxBkAAAAABggcBAAAAAYsHAQAAAAGRCAEAAAAB0AgBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQIAAAABACAxAADsEwAgAwAAAD0AIDEAAOoTACAyAADwEwAgEgAAAD0AIAMAAPUOACAEAAD2DgAgGAAA9w4AIBkAAPgOACAaAAD5DgAgKgAA8BMAIPEGQAC9DAAhggcBAMcMACGIBwEAyQwAIYsHAQDHDAAhmQcBAMcMACGaBwEAyQwAIZEIAQDHDAAhnwgBAMkMACHNCAEAxwwAIc4IAQDHDAAhzwhAAMgMACEQAwAA9Q4AIAQAAPYOACAYAAD3DgAgGQAA-A4AIBoAAPkOACDxBkAAvQwAIYIHAQDHDAAhiAcBAMkMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGRCAEAxwwAIZ8IAQDJDAAhzQgBAMcMACHOCAEAxwwAIc8IQADIDAAhAwAAAFQAIDEAAOwTACAyAADzEwAgFQAAAFQAIA8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgHAAAuREAIB0AALURACAeAAC4EQAgHwAAuxEAICAAALwRACAkAADAEQAgKgAA8xMAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACETDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAcAAC5EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICQAAMARACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhEw8AALMSACAQAAC0EgAgGAAAtxIAIBkAALoSACAaAAC7EgAgGwAAvBIAIBwAALYSACAdAACyEgAgHwAAuBIAICAAALkSACAkAAC9EgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABkQgBAAAAAdAIAQAAAAGICQEAAAABiQlAAAAAAYoJQAAAAAECAAAAAQAgMQAA9BMAIBDxBkAAAAABggcBAAAAAYsHAQAAAAGaBwEAAAABnwdAAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIgAAAAAGVCAAA3g0AIJYIAgAAAAGXCCAAAAABmAgBAAAAAZkIAADfDQAgmgggAAAAAZsIAgAAAAECmAdAAAAAAZAIAAEAAAEDAAAAVAAgMQAA9BMAIDIAAPoTACAVAAAAVAAgDwAAthEAIBAAALcRACAYAAC6EQAgGQAAvREAIBoAAL4RACAbAAC_EQAgHAAAuREAIB0AALURACAfAAC7EQAgIAAAvBEAICQAAMARACAqAAD6EwAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIRMPAAC2EQAgEAAAtxEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB8AALsRACAgAAC8EQAgJAAAwBEAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZEIAQDHDAAh0AgBAMcMACGICQEAyQwAIYkJQAC9DAAhiglAAMgMACESAwAAlA4AIBEAAJUOACAUAACXDgAg8QZAAAAAAYIHAQAAAAGLBwEAAAABmQcBAAAAAZ8HQAAAAAGRCAEAAAABmwgCAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIgAAAAAGjCAEAAAABpAgAAJMOACClCAIAAAABpggCAAAAAQIAAABkACAxAAD7EwAgAwAAAGIAIDEAAPsTACAyAAD_EwAgFAAAAGIAIAMAAPINACARAADzDQAgFAAA9Q0AICoAAP8TACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZ8HQAC9DAAhkQgBAMcMACGbCAIAzwwAIZ8IAQDHDAAhoAgBAMcMACGhCAEAyQwAIaIIgAAAAAGjCAEAyQwAIaQIAADxDQAgpQgCAM8MACGmCAIAzwwAIRIDAADyDQAgEQAA8w0AIBQAAPUNACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZ8HQAC9DAAhkQgBAMcMACGbCAIAzwwAIZ8IAQDHDAAhoAgBAMcMACGhCAEAyQwAIaIIgAAAAAGjCAEAyQwAIaQIAADxDQAgpQgCAM8MACGmCAIAzwwAIRIDAACUDgAgEwAAlg4AIBQAAJcOACDxBkAAAAABggcBAAAAAYsHAQAAAAGZBwEAAAABnwdAAAAAAZEIAQAAAAGbCAIAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABogiAAAAAAaMIAQAAAAGkCAAAkw4AIKUIAgAAAAGmCAIAAAABAgAAAGQAIDEAAIAUACAPAwAAqxEAIAUAAKwRACAGAACtEQAgDwAArhEAIBAAAK8RACAcAACxEQAg8QZAAAAAAYIHAQAAAAGZBwEAAAABkQgBAAAAAdAIAQAAAAHRCAEAAAABhQkgAAAAAYYJQAAAAAGHCUAAAAABAgAAAAUAIDEAAIIUACADAAAAYgAgMQAAgBQAIDIAAIYUACAUAAAAYgAgAwAA8g0AIBMAAPQNACAUAAD1DQAgKgAAhhQAIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhnwdAAL0MACGRCAEAxwwAIZsIAgDPDAAhnwgBAMcMACGgCAEAxwwAIaEIAQDJDAAhogiAAAAAAaMIAQDJDAAhpAgAAPENACClCAIAzwwAIaYIAgDPDAAhEgMAAPINACATAAD0DQAgFAAA9Q0AIPEGQAC9DAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhnwdAAL0MACGRCAEAxwwAIZsIAgDPDAAhnwgBAMcMACGgCAEAxwwAIaEIAQDJDAAhogiAAAAAAaMIAQDJDAAhpAgAAPENACClCAIAzwwAIaYIAgDPDAAhAwAAAAMAIDEAAIIUACAyAACJFAAgEQAAAAMAIAMAAOkQACAFAADqEAAgBgAA6xAAIA8AAOwQACAQAADtEAAgHAAA7xAAICoAAIkUACDxBkAAvQwAIYIHAQDHDAAhmQcBAMcMACGRCAEAxwwAIdAIAQDHDAAh0QgBAMcMACGFCSAA_wwAIYYJQADIDAAhhwlAAL0MACEPAwAA6RAAIAUAAOoQACAGAADrEAAgDwAA7BAAIBAAAO0QACAcAADvEAAg8QZAAL0MACGCBwEAxwwAIZkHAQDHDAAhkQgBAMcMACHQCAEAxwwAIdEIAQDHDAAhhQkgAP8MACGGCUAAyAwAIYcJQAC9DAAhEgMAAJQOACARAACVDgAgEwAAlg4AIPEGQAAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGfB0AAAAABkQgBAAAAAZsIAgAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAGiCIAAAAABowgBAAAAAaQIAACTDgAgpQgCAAAAAaYIAgAAAAECAAAAZAAgMQAAihQAIAMAAABiACAxAACKFAAgMgAAjhQAIBQAAABiACADAADyDQAgEQAA8w0AIBMAAPQNACAqAACOFAAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGfB0AAvQwAIZEIAQDHDAAhmwgCAM8MACGfCAEAxwwAIaAIAQDHDAAhoQgBAMkMACGiCIAAAAABowgBAMkMACGkCAAA8Q0AIKUIAgDPDAAhpggCAM8MACESAwAA8g0AIBEAAPMNACATAAD0DQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGfB0AAvQwAIZEIAQDHDAAhmwgCAM8MACGfCAEAxwwAIaAIAQDHDAAhoQgBAMkMACGiCIAAAAABowgBAMkMACGkCAAA8Q0AIKUIAgDPDAAhpggCAM8MACEeBwAAlhAAIAsAAJgQACAMAACZEAAg_AYBAAAAAd0HAQAAAAHhBwEAAAAB4wcCAAAAAeQHAgAAAAHlBwIAAAAB6gcEAAAAAdEIAQAAAAHlCCAAAAAB6ggBAAAAAesIAQAAAAHsCAIAAAAB7QgCAAAAAe4IAgAAAAHvCAIAAAAB8AgBAAAAAfEIIAAAAAHyCEAAAAAB8wgAAJMQACD0CAAAlBAAIPUIQAAAAAH2CCAAAAAB9wgAAJUQACD4CAIAAAAB-QgCAAAAAfoIAQAAAAH7CAEAAAABAgAAABQAIDEAAI8UACADAAAAEgAgMQAAjxQAIDIAAJMUACAgAAAAEgAgBwAA6w8AIAsAAO0PACAMAADuDwAgKgAAkxQAIPwGAQDHDAAh3QcBAMcMACHhBwEAxwwAIeMHAgDPDAAh5AcCAM8MACHlBwIAzwwAIeoHBAC8DAAh0QgBAMcMACHlCCAA_wwAIeoIAQDHDAAh6wgBAMkMACHsCAIAzwwAIe0IAgDPDAAh7ggCAM8MACHvCAIAzwwAIfAIAQDJDAAh8QggAP8MACHyCEAAyAwAIfMIAADoDwAg9AgAAOkPACD1CEAAyAwAIfYIIAD_DAAh9wgAAOoPACD4CAIAzwwAIfkIAgDPDAAh-ggBAMkMACH7CAEAyQwAIR4HAADrDwAgCwAA7Q8AIAwAAO4PACD8BgEAxwwAId0HAQDHDAAh4QcBAMcMACHjBwIAzwwAIeQHAgDPDAAh5QcCAM8MACHqBwQAvAwAIdEIAQDHDAAh5QggAP8MACHqCAEAxwwAIesIAQDJDAAh7AgCAM8MACHtCAIAzwwAIe4IAgDPDAAh7wgCAM8MACHwCAEAyQwAIfEIIAD_DAAh8ghAAMgMACHzCAAA6A8AIPQIAADpDwAg9QhAAMgMACH2CCAA_wwAIfcIAADqDwAg-AgCAM8MACH5CAIAzwwAIfoIAQDJDAAh-wgBAMkMACETDwAAsxIAIBAAALQSACAYAAC3EgAgGQAAuhIAIBoAALsSACAbAAC8EgAgHAAAthIAIB0AALISACAeAAC1EgAgHwAAuBIAICAAALkSACDxBkAAAAABggcBAAAAAYsHAQAAAAGRCAEAAAAB0AgBAAAAAYgJAQAAAAGJCUAAAAABiglAAAAAAQIAAAABACAxAACUFAAgBPEGQAAAAAGCBwEAAAABlwcBAAAAAZgHQAAAAAERKoAAAAAB8QZAAAAAAf4GAQAAAAGCBwEAAAABgwcEAAAAAYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJB0AAAAABigcBAAAAAYsHAQAAAAGMBwIAAAABjQdAAAAAAY4HQAAAAAGPB0AAAAABkAdAAAAAAQMAAABUACAxAACUFAAgMgAAmhQAIBUAAABUACAPAAC2EQAgEAAAtxEAIBgAALoRACAZAAC9EQAgGgAAvhEAIBsAAL8RACAcAAC5EQAgHQAAtREAIB4AALgRACAfAAC7EQAgIAAAvBEAICoAAJoUACDxBkAAvQwAIYIHAQDHDAAhiwcBAMcMACGRCAEAxwwAIdAIAQDHDAAhiAkBAMkMACGJCUAAvQwAIYoJQADIDAAhEw8AALYRACAQAAC3EQAgGAAAuhEAIBkAAL0RACAaAAC-EQAgGwAAvxEAIBwAALkRACAdAAC1EQAgHgAAuBEAIB8AALsRACAgAAC8EQAg8QZAAL0MACGCBwEAxwwAIYsHAQDHDAAhkQgBAMcMACHQCAEAxwwAIYgJAQDJDAAhiQlAAL0MACGKCUAAyAwAIQ0DAAD3DAAgIwAA-QwAIPEGQAAAAAH8BgEAAAABggcBAAAAAYsHAQAAAAGZBwEAAAABmgcBAAAAAZsHAQAAAAGcBwAA9gwAIJ0HAQAAAAGeB0AAAAABnwdAAAAAAQIAAAB1ACAxAACbFAAgAwAAAHMAIDEAAJsUACAyAACfFAAgDwAAAHMAIAMAANsMACAjAADdDAAgKgAAnxQAIPEGQAC9DAAh_AYBAMcMACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGaBwEAyQwAIZsHAQDHDAAhnAcAANoMACCdBwEAyQwAIZ4HQADIDAAhnwdAAL0MACENAwAA2wwAICMAAN0MACDxBkAAvQwAIfwGAQDHDAAhggcBAMcMACGLBwEAxwwAIZkHAQDHDAAhmgcBAMkMACGbBwEAxwwAIZwHAADaDAAgnQcBAMkMACGeB0AAyAwAIZ8HQAC9DAAhDQMAAPcMACAiAAD4DAAg8QZAAAAAAfwGAQAAAAGCBwEAAAABiwcBAAAAAZkHAQAAAAGaBwEAAAABmwcBAAAAAZwHAAD2DAAgnQcBAAAAAZ4HQAAAAAGfB0AAAAABAgAAAHUAIDEAAKAUACADAAAAcwAgMQAAoBQAIDIAAKQUACAPAAAAcwAgAwAA2wwAICIAANwMACAqAACkFAAg8QZAAL0MACH8BgEAxwwAIYIHAQDHDAAhiwcBAMcMACGZBwEAxwwAIZoHAQDJDAAhmwcBAMcMACGcBwAA2gwAIJ0HAQDJDAAhngdAAMgMACGfB0AAvQwAIQ0DAADbDAAgIgAA3AwAIPEGQAC9DAAh_AYBAMcMACGCBwEAxwwAIYsHAQDHDAAhmQcBAMcMACGaBwEAyQwAIZsHAQDHDAAhnAcAANoMACCdBwEAyQwAIZ4HQADIDAAhnwdAAL0MACENDQAjD2ANEGEOGGcVGXAXGnEYG3IZHGYUHQYCHmUQH2kcIG8dJHYfCAMAAQUIAwYMBA0AGw8rDRAvDhEzDxxAFAEEAAICBAACBwAFBAYNBAgRBg0ADA4VBwEHAAUFBwAFChkICx0JDCEKDQALAQkABwEJAAcBCQAHAwoiAAsjAAwkAAMGJQAIJgAOJwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETQPEzYRFDoSARIAEAESABACETsAFDwABwMAAQRBAg0AGhhFFRlLFxpPGBtTGQMDAAEVABQXRxYBFgAVAgMAARUAFAIDAAEVABQCA1UBFVYUBBhXABlYABpZABtaAAUGWwAPXAAQXQARXgAcXwADAwABDQAeIG0dAgMAAR8AHAEgbgAEAwABDQAiInogI34hASEAHwEhAB8CIn8AI4ABAAsPggEAEIMBABiGAQAZiAEAGokBABuKAQAchQEAHYEBAB6EAQAghwEAJIsBAAAAAAMNACg3ACk4ACoAAAADDQAoNwApOAAqAQMAAQEDAAEDDQAvNwAwOAAxAAAAAw0ALzcAMDgAMQEEAAIBBAACBQ0ANjcAOTgAOlkAN1oAOAAAAAAABQ0ANjcAOTgAOlkAN1oAOAIEAAIHAAUCBAACBwAFBQ0APzcAQjgAQ1kAQFoAQQAAAAAABQ0APzcAQjgAQ1kAQFoAQQEHAAUBBwAFBQ0ASDcASzgATFkASVoASgAAAAAABQ0ASDcASzgATFkASVoASgAABQ0AUTcAVDgAVVkAUloAUwAAAAAABQ0AUTcAVDgAVVkAUloAUwEHAAUBBwAFBQ0AWjcAXTgAXlkAW1oAXAAAAAAABQ0AWjcAXTgAXlkAW1oAXAEJAAcBCQAHAw0AYzcAZDgAZQAAAAMNAGM3AGQ4AGUBCQAHAQkABwMNAGo3AGs4AGwAAAADDQBqNwBrOABsAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAUNAHw3AH84AIABWQB9WgB-AAAAAAAFDQB8NwB_OACAAVkAfVoAfgIDAAEEAAICAwABBAACAw0AhQE3AIYBOACHAQAAAAMNAIUBNwCGATgAhwECAwABBAACAgMAAQQAAgUNAIwBNwCPATgAkAFZAI0BWgCOAQAAAAAABQ0AjAE3AI8BOACQAVkAjQFaAI4BAAAAAw0AlgE3AJcBOACYAQAAAAMNAJYBNwCXATgAmAEAAAADDQCeATcAnwE4AKABAAAAAw0AngE3AJ8BOACgAQIDAAEE8QMCAgMAAQT3AwIDDQClATcApgE4AKcBAAAAAw0ApQE3AKYBOACnAQIDAAEVABQCAwABFQAUAw0ArAE3AK0BOACuAQAAAAMNAKwBNwCtATgArgEBFgAVARYAFQUNALMBNwC2ATgAtwFZALQBWgC1AQAAAAAABQ0AswE3ALYBOAC3AVkAtAFaALUBAAAABQ0AvQE3AMABOADBAVkAvgFaAL8BAAAAAAAFDQC9ATcAwAE4AMEBWQC-AVoAvwEAAAADDQDHATcAyAE4AMkBAAAAAw0AxwE3AMgBOADJAQAAAAMNAM8BNwDQATgA0QEAAAADDQDPATcA0AE4ANEBAQMAAQEDAAEFDQDWATcA2QE4ANoBWQDXAVoA2AEAAAAAAAUNANYBNwDZATgA2gFZANcBWgDYAQIDAAEfABwCAwABHwAcAw0A3wE3AOABOADhAQAAAAMNAN8BNwDgATgA4QECAwABFQAUAgMAARUAFAMNAOYBNwDnATgA6AEAAAADDQDmATcA5wE4AOgBAgMAARUAFAIDAAEVABQDDQDtATcA7gE4AO8BAAAAAw0A7QE3AO4BOADvAQID3AUBFd0FFAID4wUBFeQFFAUNAPQBNwD3ATgA-AFZAPUBWgD2AQAAAAAABQ0A9AE3APcBOAD4AVkA9QFaAPYBAQMAAQEDAAEFDQD9ATcAgAI4AIECWQD-AVoA_wEAAAAAAAUNAP0BNwCAAjgAgQJZAP4BWgD_AQESABABEgAQAw0AhgI3AIcCOACIAgAAAAMNAIYCNwCHAjgAiAICBAACEgAQAgQAAhIAEAUNAI0CNwCQAjgAkQJZAI4CWgCPAgAAAAAABQ0AjQI3AJACOACRAlkAjgJaAI8CARIAEAESABADDQCWAjcAlwI4AJgCAAAAAw0AlgI3AJcCOACYAgAAAAUNAJ4CNwChAjgAogJZAJ8CWgCgAgAAAAAABQ0AngI3AKECOACiAlkAnwJaAKACAAAABQ0AqAI3AKsCOACsAlkAqQJaAKoCAAAAAAAFDQCoAjcAqwI4AKwCWQCpAloAqgIAAAAFDQCyAjcAtQI4ALYCWQCzAloAtAIAAAAAAAUNALICNwC1AjgAtgJZALMCWgC0AgEJAAcBCQAHBQ0AuwI3AL4COAC_AlkAvAJaAL0CAAAAAAAFDQC7AjcAvgI4AL8CWQC8AloAvQIAAAAFDQDFAjcAyAI4AMkCWQDGAloAxwIAAAAAAAUNAMUCNwDIAjgAyQJZAMYCWgDHAgAAAAUNAM8CNwDSAjgA0wJZANACWgDRAgAAAAAABQ0AzwI3ANICOADTAlkA0AJaANECAAAABQ0A2QI3ANwCOADdAlkA2gJaANsCAAAAAAAFDQDZAjcA3AI4AN0CWQDaAloA2wIAAAAFDQDjAjcA5gI4AOcCWQDkAloA5QIAAAAAAAUNAOMCNwDmAjgA5wJZAOQCWgDlAgAAAAUNAO0CNwDwAjgA8QJZAO4CWgDvAgAAAAAABQ0A7QI3APACOADxAlkA7gJaAO8CAAAABQ0A9wI3APoCOAD7AlkA-AJaAPkCAAAAAAAFDQD3AjcA-gI4APsCWQD4AloA-QIAAAAFDQCBAzcAhAM4AIUDWQCCA1oAgwMAAAAAAAUNAIEDNwCEAzgAhQNZAIIDWgCDAwAAAAUNAIsDNwCOAzgAjwNZAIwDWgCNAwAAAAAABQ0AiwM3AI4DOACPA1kAjANaAI0DAAAABQ0AlQM3AJgDOACZA1kAlgNaAJcDAAAAAAAFDQCVAzcAmAM4AJkDWQCWA1oAlwMAAAAFDQCfAzcAogM4AKMDWQCgA1oAoQMAAAAAAAUNAJ8DNwCiAzgAowNZAKADWgChAwAAAAUNAKkDNwCsAzgArQNZAKoDWgCrAwAAAAAABQ0AqQM3AKwDOACtA1kAqgNaAKsDAAAABQ0AswM3ALYDOAC3A1kAtANaALUDAAAAAAAFDQCzAzcAtgM4ALcDWQC0A1oAtQMBAwABAQMAAQMNALwDNwC9AzgAvgMAAAADDQC8AzcAvQM4AL4DASEAHwEhAB8DDQDDAzcAxAM4AMUDAAAAAw0AwwM3AMQDOADFAwEhAB8BIQAfBQ0AygM3AM0DOADOA1kAywNaAMwDAAAAAAAFDQDKAzcAzQM4AM4DWQDLA1oAzAMAAAADDQDUAzcA1QM4ANYDAAAAAw0A1AM3ANUDOADWAwAAAAUNANwDNwDfAzgA4ANZAN0DWgDeAwAAAAAABQ0A3AM3AN8DOADgA1kA3QNaAN4DAAAABQ0A5gM3AOkDOADqA1kA5wNaAOgDAAAAAAAFDQDmAzcA6QM4AOoDWQDnA1oA6AMlAgEmjAEBJ44BASiPAQEpkAEBK5IBASyUASQtlQElLpcBAS-ZASQwmgEmM5sBATScAQE1nQEkOaABJzqhASs7ogECPKMBAj2kAQI-pQECP6YBAkCoAQJBqgEkQqsBLEOtAQJErwEkRbABLUaxAQJHsgECSLMBJEm2AS5KtwEyS7kBA0y6AQNNvAEDTr0BA0--AQNQwAEDUcIBJFLDATNTxQEDVMcBJFXIATRWyQEDV8oBA1jLASRbzgE1XM8BO13QAQRe0QEEX9IBBGDTAQRh1AEEYtYBBGPYASRk2QE8ZdsBBGbdASRn3gE9aN8BBGngAQRq4QEka-QBPmzlAURt5gEGbucBBm_oAQZw6QEGceoBBnLsAQZz7gEkdO8BRXXxAQZ28wEkd_QBRnj1AQZ59gEGevcBJHv6AUd8-wFNff0BBX7-AQV_gQIFgAGCAgWBAYMCBYIBhQIFgwGHAiSEAYgCToUBigIFhgGMAiSHAY0CT4gBjgIFiQGPAgWKAZACJIsBkwJQjAGUAlaNAZUCB44BlgIHjwGXAgeQAZgCB5EBmQIHkgGbAgeTAZ0CJJQBngJXlQGgAgeWAaICJJcBowJYmAGkAgeZAaUCB5oBpgIkmwGpAlmcAaoCX50BqwIKngGsAgqfAa0CCqABrgIKoQGvAgqiAbECCqMBswIkpAG0AmClAbYCCqYBuAIkpwG5AmGoAboCCqkBuwIKqgG8AiSrAb8CYqwBwAJmrQHBAgmuAcICCa8BwwIJsAHEAgmxAcUCCbIBxwIJswHJAiS0AcoCZ7UBzAIJtgHOAiS3Ac8CaLgB0AIJuQHRAgm6AdICJLsB1QJpvAHWAm29AdgCbr4B2QJuvwHcAm7AAd0CbsEB3gJuwgHgAm7DAeICJMQB4wJvxQHlAm7GAecCJMcB6AJwyAHpAm7JAeoCbsoB6wIkywHuAnHMAe8Cd80B8QJ4zgHyAnjPAfUCeNAB9gJ40QH3AnjSAfkCeNMB-wIk1AH8AnnVAf4CeNYBgAMk1wGBA3rYAYIDeNkBgwN42gGEAyTbAYcDe9wBiAOBAd0BiQMN3gGKAw3fAYsDDeABjAMN4QGNAw3iAY8DDeMBkQMk5AGSA4IB5QGUAw3mAZYDJOcBlwODAegBmAMN6QGZAw3qAZoDJOsBnQOEAewBngOIAe0BnwMO7gGgAw7vAaEDDvABogMO8QGjAw7yAaUDDvMBpwMk9AGoA4kB9QGqAw72AawDJPcBrQOKAfgBrgMO-QGvAw76AbADJPsBswOLAfwBtAORAf0BtgOSAf4BtwOSAf8BugOSAYACuwOSAYECvAOSAYICvgOSAYMCwAMkhALBA5MBhQLDA5IBhgLFAySHAsYDlAGIAscDkgGJAsgDkgGKAskDJIsCzAOVAYwCzQOZAY0CzwOaAY4C0AOaAY8C0wOaAZAC1AOaAZEC1QOaAZIC1wOaAZMC2QMklALaA5sBlQLcA5oBlgLeAySXAt8DnAGYAuADmgGZAuEDmgGaAuIDJJsC5QOdAZwC5gOhAZ0C5wMUngLoAxSfAukDFKAC6gMUoQLrAxSiAu0DFKMC7wMkpALwA6IBpQLzAxSmAvUDJKcC9gOjAagC-AMUqQL5AxSqAvoDJKsC_QOkAawC_gOoAa0C_wMVrgKABBWvAoEEFbACggQVsQKDBBWyAoUEFbMChwQktAKIBKkBtQKKBBW2AowEJLcCjQSqAbgCjgQVuQKPBBW6ApAEJLsCkwSrAbwClASvAb0ClgQWvgKXBBa_ApkEFsACmgQWwQKbBBbCAp0EFsMCnwQkxAKgBLABxQKiBBbGAqQEJMcCpQSxAcgCpgQWyQKnBBbKAqgEJMsCqwSyAcwCrAS4Ac0CrgS5Ac4CrwS5Ac8CsgS5AdACswS5AdECtAS5AdICtgS5AdMCuAQk1AK5BLoB1QK7BLkB1gK9BCTXAr4EuwHYAr8EuQHZAsAEuQHaAsEEJNsCxAS8AdwCxQTCAd0CxwTDAd4CyATDAd8CywTDAeACzATDAeECzQTDAeICzwTDAeMC0QQk5ALSBMQB5QLUBMMB5gLWBCTnAtcExQHoAtgEwwHpAtkEwwHqAtoEJOsC3QTGAewC3gTKAe0C4ATLAe4C4QTLAe8C5ATLAfAC5QTLAfEC5gTLAfIC6ATLAfMC6gQk9ALrBMwB9QLtBMsB9gLvBCT3AvAEzQH4AvEEywH5AvIEywH6AvMEJPsC9gTOAfwC9wTSAf0C-QQc_gL6BBz_AvwEHIAD_QQcgQP-BByCA4AFHIMDggUkhAODBdMBhQOFBRyGA4cFJIcDiAXUAYgDiQUciQOKBRyKA4sFJIsDjgXVAYwDjwXbAY0DkAUdjgORBR2PA5IFHZADkwUdkQOUBR2SA5YFHZMDmAUklAOZBdwBlQObBR2WA50FJJcDngXdAZgDnwUdmQOgBR2aA6EFJJsDpAXeAZwDpQXiAZ0DpgUXngOnBRefA6gFF6ADqQUXoQOqBReiA6wFF6MDrgUkpAOvBeMBpQOxBRemA7MFJKcDtAXkAagDtQUXqQO2BReqA7cFJKsDugXlAawDuwXpAa0DvAUYrgO9BRivA74FGLADvwUYsQPABRiyA8IFGLMDxAUktAPFBeoBtQPHBRi2A8kFJLcDygXrAbgDywUYuQPMBRi6A80FJLsD0AXsAbwD0QXwAb0D0gUZvgPTBRm_A9QFGcAD1QUZwQPWBRnCA9gFGcMD2gUkxAPbBfEBxQPfBRnGA-EFJMcD4gXyAcgD5QUZyQPmBRnKA-cFJMsD6gXzAcwD6wX5Ac0D7AUQzgPtBRDPA-4FENAD7wUQ0QPwBRDSA_IFENMD9AUk1AP1BfoB1QP3BRDWA_kFJNcD-gX7AdgD-wUQ2QP8BRDaA_0FJNsDgAb8AdwDgQaCAt0DgwYR3gOEBhHfA4YGEeADhwYR4QOIBhHiA4oGEeMDjAYk5AONBoMC5QOPBhHmA5EGJOcDkgaEAugDkwYR6QOUBhHqA5UGJOsDmAaFAuwDmQaJAu0DmgYP7gObBg_vA5wGD_ADnQYP8QOeBg_yA6AGD_MDogYk9AOjBooC9QOlBg_2A6cGJPcDqAaLAvgDqQYP-QOqBg_6A6sGJPsDrgaMAvwDrwaSAv0DsAYS_gOxBhL_A7IGEoAEswYSgQS0BhKCBLYGEoMEuAYkhAS5BpMChQS7BhKGBL0GJIcEvgaUAogEvwYSiQTABhKKBMEGJIsExAaVAowExQaZAo0ExwaaAo4EyAaaAo8EywaaApAEzAaaApEEzQaaApIEzwaaApME0QYklATSBpsClQTUBpoClgTWBiSXBNcGnAKYBNgGmgKZBNkGmgKaBNoGJJsE3QadApwE3gajAp0E4AakAp4E4QakAp8E5AakAqAE5QakAqEE5gakAqIE6AakAqME6gYkpATrBqUCpQTtBqQCpgTvBiSnBPAGpgKoBPEGpAKpBPIGpAKqBPMGJKsE9ganAqwE9watAq0E-QauAq4E-gauAq8E_QauArAE_gauArEE_wauArIEgQeuArMEgwcktASEB68CtQSGB64CtgSIByS3BIkHsAK4BIoHrgK5BIsHrgK6BIwHJLsEjwexArwEkAe3Ar0EkQcIvgSSBwi_BJMHCMAElAcIwQSVBwjCBJcHCMMEmQckxASaB7gCxQScBwjGBJ4HJMcEnwe5AsgEoAcIyQShBwjKBKIHJMsEpQe6AswEpgfAAs0EqAfBAs4EqQfBAs8ErAfBAtAErQfBAtEErgfBAtIEsAfBAtMEsgck1ASzB8IC1QS1B8EC1gS3ByTXBLgHwwLYBLkHwQLZBLoHwQLaBLsHJNsEvgfEAtwEvwfKAt0EwQfLAt4EwgfLAt8ExQfLAuAExgfLAuEExwfLAuIEyQfLAuMEywck5ATMB8wC5QTOB8sC5gTQByTnBNEHzQLoBNIHywLpBNMHywLqBNQHJOsE1wfOAuwE2AfUAu0E2gfVAu4E2wfVAu8E3gfVAvAE3wfVAvEE4AfVAvIE4gfVAvME5Ack9ATlB9YC9QTnB9UC9gTpByT3BOoH1wL4BOsH1QL5BOwH1QL6BO0HJPsE8AfYAvwE8QfeAv0E8wffAv4E9AffAv8E9wffAoAF-AffAoEF-QffAoIF-wffAoMF_QckhAX-B-AChQWACN8ChgWCCCSHBYMI4QKIBYQI3wKJBYUI3wKKBYYIJIsFiQjiAowFigjoAo0FjAjpAo4FjQjpAo8FkAjpApAFkQjpApEFkgjpApIFlAjpApMFlggklAWXCOoClQWZCOkClgWbCCSXBZwI6wKYBZ0I6QKZBZ4I6QKaBZ8IJJsFogjsApwFowjyAp0FpQjzAp4FpgjzAp8FqQjzAqAFqgjzAqEFqwjzAqIFrQjzAqMFrwgkpAWwCPQCpQWyCPMCpgW0CCSnBbUI9QKoBbYI8wKpBbcI8wKqBbgIJKsFuwj2AqwFvAj8Aq0Fvgj9Aq4Fvwj9Aq8Fwgj9ArAFwwj9ArEFxAj9ArIFxgj9ArMFyAgktAXJCP4CtQXLCP0CtgXNCCS3Bc4I_wK4Bc8I_QK5BdAI_QK6BdEIJLsF1AiAA7wF1QiGA70F1wiHA74F2AiHA78F2wiHA8AF3AiHA8EF3QiHA8IF3wiHA8MF4QgkxAXiCIgDxQXkCIcDxgXmCCTHBecIiQPIBegIhwPJBekIhwPKBeoIJMsF7QiKA8wF7giQA80F8AiRA84F8QiRA88F9AiRA9AF9QiRA9EF9giRA9IF-AiRA9MF-ggk1AX7CJID1QX9CJED1gX_CCTXBYAJkwPYBYEJkQPZBYIJkQPaBYMJJNsFhgmUA9wFhwmaA90FiQmbA94FigmbA98FjQmbA-AFjgmbA-EFjwmbA-IFkQmbA-MFkwkk5AWUCZwD5QWWCZsD5gWYCSTnBZkJnQPoBZoJmwPpBZsJmwPqBZwJJOsFnwmeA-wFoAmkA-0FogmlA-4FowmlA-8FpgmlA_AFpwmlA_EFqAmlA_IFqgmlA_MFrAkk9AWtCaYD9QWvCaUD9gWxCST3BbIJpwP4BbMJpQP5BbQJpQP6BbUJJPsFuAmoA_wFuQmuA_0FuwmvA_4FvAmvA_8FvwmvA4AGwAmvA4EGwQmvA4IGwwmvA4MGxQkkhAbGCbADhQbICa8DhgbKCSSHBssJsQOIBswJrwOJBs0JrwOKBs4JJIsG0QmyA4wG0gm4A40G0wkfjgbUCR-PBtUJH5AG1gkfkQbXCR-SBtkJH5MG2wkklAbcCbkDlQbeCR-WBuAJJJcG4Qm6A5gG4gkfmQbjCR-aBuQJJJsG5wm7A5wG6Am_A50G6QkgngbqCSCfBusJIKAG7AkgoQbtCSCiBu8JIKMG8QkkpAbyCcADpQb0CSCmBvYJJKcG9wnBA6gG-AkgqQb5CSCqBvoJJKsG_QnCA6wG_gnGA60G_wkhrgaACiGvBoEKIbAGggohsQaDCiGyBoUKIbMGhwoktAaICscDtQaKCiG2BowKJLcGjQrIA7gGjgohuQaPCiG6BpAKJLsGkwrJA7wGlArPA70GlgrQA74GlwrQA78GmgrQA8AGmwrQA8EGnArQA8IGngrQA8MGoAokxAahCtEDxQajCtADxgalCiTHBqYK0gPIBqcK0APJBqgK0APKBqkKJMsGrArTA8wGrQrXA80GrwrYA84GsArYA88GswrYA9AGtArYA9EGtQrYA9IGtwrYA9MGuQok1Aa6CtkD1Qa8CtgD1ga-CiTXBr8K2gPYBsAK2APZBsEK2APaBsIKJNsGxQrbA9wGxgrhA90GyAriA94GyQriA98GzAriA-AGzQriA-EGzgriA-IG0AriA-MG0gok5AbTCuMD5QbVCuID5gbXCiTnBtgK5APoBtkK4gPpBtoK4gPqBtsKJOsG3grlA-wG3wrrAw"
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
