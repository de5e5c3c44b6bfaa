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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Allotment":{"fields":[{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"AllotmentToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"AllotmentToMachineClass"}],"dbName":"allotments","schema":null},"DefaultAllotment":{"fields":[{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"DefaultAllotmentToMachineClass"}],"dbName":"default_allotments","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToMachineClass"},{"name":"defaultAllotments","kind":"object","type":"DefaultAllotment","relationName":"DefaultAllotmentToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","allotments","machineClass","defaultAllotments","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Allotment.findUnique","Allotment.findUniqueOrThrow","Allotment.findFirst","Allotment.findFirstOrThrow","Allotment.findMany","Allotment.createOne","Allotment.createMany","Allotment.createManyAndReturn","Allotment.updateOne","Allotment.updateMany","Allotment.updateManyAndReturn","Allotment.upsertOne","Allotment.deleteOne","Allotment.deleteMany","Allotment.groupBy","Allotment.aggregate","DefaultAllotment.findUnique","DefaultAllotment.findUniqueOrThrow","DefaultAllotment.findFirst","DefaultAllotment.findFirstOrThrow","DefaultAllotment.findMany","DefaultAllotment.createOne","DefaultAllotment.createMany","DefaultAllotment.createManyAndReturn","DefaultAllotment.updateOne","DefaultAllotment.updateMany","DefaultAllotment.updateManyAndReturn","DefaultAllotment.upsertOne","DefaultAllotment.deleteOne","DefaultAllotment.deleteMany","DefaultAllotment.groupBy","DefaultAllotment.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","reservedHosts","onDemandAllowed","bareMetalLimit","virtualMachineLimit","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","tenantId_className","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hRWHBPAGFw8AAN8MACAQAADgDAAgGAAA4wwAIBkAAOUMACAaAADmDAAgGwAA5wwAIBwAAOIMACAdAADeDAAgHgAA4QwAIB8AAOQMACAgAACoDAAgJAAA6AwAIJ0HAADdDAAwngcAAFQAEJ8HAADdDAAwoQdAALYLACGyBwEAAAABuwcBAMULACHKCAEAxQsAIY0JAQAAAAHDCQEAxwsAIcQJQAC2CwAhxQlAAMYLACEBAAAAAQAgEwMAAKcMACAFAACKDQAgBgAAxgwAIA8AAN8MACAQAADgDAAgEQAA2gwAIBwAAOIMACCdBwAAiQ0AMJ4HAAADABCfBwAAiQ0AMKEHQAC2CwAhsgcBAOILACHJBwEA4gsAIcoIAQDFCwAhjQkBAMULACGOCQEAxQsAIcAJIADZCwAhwQlAAMYLACHCCUAAtgsAIQgDAACtDwAgBQAAtxMAIAYAAK4RACAPAACgEwAgEAAAoRMAIBEAAK0TACAcAACjEwAgwQkAAJcNACAVAwAApwwAIAUAAIoNACAGAADGDAAgDwAA3wwAIBAAAOAMACARAADaDAAgHAAA4gwAIJ0HAACJDQAwngcAAAMAEJ8HAACJDQAwoQdAALYLACGyBwEAAAAByQcBAOILACHKCAEAxQsAIfoIAACIDQAgjQkBAMULACGOCQEAxQsAIcAJIADZCwAhwQlAAMYLACHCCUAAtgsAIcoJAACHDQAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAADNDAAgnQcAAMwMADCeBwAABwAQnwcAAMwMADCsBwEAxQsAIcoHAQDiCwAh6gcEALULACG9CQQAtQsAIb4JAgDaCwAhvwkCANoLACEBAAAABwAgCwQAAM0MACAHAACADQAgnQcAAIYNADCeBwAACQAQnwcAAIYNADDKBwEA4gsAIZoIAQDFCwAhuQkCANoLACG6CSAA2QsAIbsJAgDaCwAhvAkCANoLACECBAAAxhEAIAcAALMTACAMBAAAzQwAIAcAAIANACCdBwAAhg0AMJ4HAAAJABCfBwAAhg0AMMoHAQDiCwAhmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIckJAACFDQAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJBwAAgA0AIJ0HAACEDQAwngcAAA4AEJ8HAACEDQAwmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQEHAACzEwAgCQcAAIANACCdBwAAhA0AMJ4HAAAOABCfBwAAhA0AMJoIAQAAAAG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQMAAAAOACABAAAPADACAAAQACAiBwAAgA0AIAoAAIENACALAACCDQAgDAAAgw0AIJ0HAAD_DAAwngcAABIAEJ8HAAD_DAAwrAcBAMULACGWCAEAxQsAIZoIAQDFCwAhnAgCANoLACGdCAIA2gsAIZ4IAgDaCwAhowgEALULACGOCQEAxQsAIaAJIADZCwAhpQkBAMULACGmCQEAxwsAIacJAgDaCwAhqAkCANoLACGpCQIA2gsAIaoJAgDaCwAhqwkBAOsLACGsCSAA2QsAIa0JQADGCwAhrgkAANMLACCvCQAA0wsAILAJQADGCwAhsQkgANkLACGyCQAA0wsAILMJAgDaCwAhtAkCANoLACG1CQEA6wsAIbYJAQDrCwAhCgcAALMTACAKAAC0EwAgCwAAtRMAIAwAALYTACCmCQAAlw0AIKsJAACXDQAgrQkAAJcNACCwCQAAlw0AILUJAACXDQAgtgkAAJcNACAiBwAAgA0AIAoAAIENACALAACCDQAgDAAAgw0AIJ0HAAD_DAAwngcAABIAEJ8HAAD_DAAwrAcBAAAAAZYIAQDFCwAhmggBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGjCAQAtQsAIY4JAQDFCwAhoAkgANkLACGlCQEAxQsAIaYJAQDHCwAhpwkCANoLACGoCQIA2gsAIakJAgDaCwAhqgkCANoLACGrCQEA6wsAIawJIADZCwAhrQlAAMYLACGuCQAA0wsAIK8JAADTCwAgsAlAAMYLACGxCSAA2QsAIbIJAADTCwAgswkCANoLACG0CQIA2gsAIbUJAQDrCwAhtgkBAOsLACEDAAAAEgAgAQAAEwAwAgAAFAAgGQkAAPsMACCdBwAA_gwAMJ4HAAAWABCfBwAA_gwAMKEHQAC2CwAhygcBAOILACHxBwEA4gsAIY8IAgDaCwAhlQgBAOILACGWCAEAxQsAIZcIAgDaCwAhmAgEALULACGZCAEAxQsAIZoIAQDFCwAhmwgBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGfCAAA7AsAIKAIQADGCwAhoQhAAMYLACGiCEAAxgsAIaMIBAC1CwAhpAgEALULACGlCAEAxQsAIQQJAACyEwAgoAgAAJcNACChCAAAlw0AIKIIAACXDQAgGgkAAPsMACCdBwAA_gwAMJ4HAAAWABCfBwAA_gwAMKEHQAC2CwAhygcBAOILACHxBwEA4gsAIY8IAgDaCwAhlQgBAAAAAZYIAQDFCwAhlwgCANoLACGYCAQAtQsAIZkIAQDFCwAhmggBAMULACGbCAEAxQsAIZwIAgDaCwAhnQgCANoLACGeCAIA2gsAIZ8IAADsCwAgoAhAAMYLACGhCEAAxgsAIaIIQADGCwAhowgEALULACGkCAQAtQsAIaUIAQDFCwAhyAkAAP0MACADAAAAFgAgAQAAFwAwAgAAGAAgCQkAAPsMACCdBwAA_AwAMJ4HAAAaABCfBwAA_AwAMKEHQAC2CwAhmQgBAMULACH-CAEAxQsAIaIJAQDFCwAhowlAAMYLACECCQAAshMAIKMJAACXDQAgCQkAAPsMACCdBwAA_AwAMJ4HAAAaABCfBwAA_AwAMKEHQAC2CwAhmQgBAMULACH-CAEAxQsAIaIJAQAAAAGjCUAAxgsAIQMAAAAaACABAAAbADACAAAcACAKCQAA-wwAIJ0HAAD6DAAwngcAAB4AEJ8HAAD6DAAwuwcgANkLACHlBwEAxQsAIe0HAQDFCwAhmQgBAMULACGqCAEAxQsAIaQJQAC2CwAhAQkAALITACALCQAA-wwAIJ0HAAD6DAAwngcAAB4AEJ8HAAD6DAAwuwcgANkLACHlBwEAxQsAIe0HAQDFCwAhmQgBAMULACGqCAEAxQsAIaQJQAC2CwAhxwkAAPkMACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABYAIAEAAAAaACABAAAAHgAgAQAAAAkAIAEAAAAOACABAAAAEgAgGAMAAKcMACAEAADNDAAgnQcAAPgMADCeBwAAKAAQnwcAAPgMADChB0AAtgsAIawHAQDFCwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAhzggAANMLACDRCAEAxQsAIdIIAADTCwAg0wggANkLACHoCAAB4wsAIesIQADGCwAhiwkBAMcLACGTCUAAxgsAIZoJAQDrCwAhmwkBAMcLACGcCUAAxgsAIQgDAACtDwAgBAAAxhEAIOsIAACXDQAgiwkAAJcNACCTCQAAlw0AIJoJAACXDQAgmwkAAJcNACCcCQAAlw0AIBgDAACnDAAgBAAAzQwAIJ0HAAD4DAAwngcAACgAEJ8HAAD4DAAwoQdAALYLACGsBwEAxQsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAhzggAANMLACDRCAEAxQsAIdIIAADTCwAg0wggANkLACHoCAABAAAB6whAAMYLACGLCQEAxwsAIZMJQADGCwAhmgkBAOsLACGbCQEAxwsAIZwJQADGCwAhAwAAACgAIAEAACkAMAIAACoAIBkDAACnDAAgBAAAzQwAIJ0HAAD3DAAwngcAACwAEJ8HAAD3DAAwoQdAALYLACGyBwEA4gsAIcgHQAC2CwAhyQcBAOILACHKBwEA4gsAId8HAQDFCwAh4AcBAOILACHICAEA6wsAIc4IAADTCwAg6QgBAMcLACHrCEAAxgsAIfEIAAHjCwAhkgkAANMLACCTCUAAxgsAIZQJAgCPDAAhlQkCAI8MACGWCQEAxwsAIZcJAQDHCwAhmAkBAOsLACGZCQEA6wsAIQwDAACtDwAgBAAAxhEAIMgIAACXDQAg6QgAAJcNACDrCAAAlw0AIJMJAACXDQAglAkAAJcNACCVCQAAlw0AIJYJAACXDQAglwkAAJcNACCYCQAAlw0AIJkJAACXDQAgGQMAAKcMACAEAADNDAAgnQcAAPcMADCeBwAALAAQnwcAAPcMADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhygcBAOILACHfBwEAxQsAIeAHAQDiCwAhyAgBAOsLACHOCAAA0wsAIOkIAQDHCwAh6whAAMYLACHxCAABAAABkgkAANMLACCTCUAAxgsAIZQJAgCPDAAhlQkCAI8MACGWCQEAxwsAIZcJAQDHCwAhmAkBAOsLACGZCQEA6wsAIQMAAAAsACABAAAtADACAAAuACAZBAAAzQwAIBIAAJ4MACCdBwAA9gwAMJ4HAAAwABCfBwAA9gwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACHICAEA4gsAIcoIAQDFCwAhywgBAMULACHMCAEAxQsAIc0IAADsCwAgzggAANMLACDPCAIA2gsAIdAIIADZCwAh0QgBAMULACHSCAAA0wsAINMIIADZCwAh1AgCANoLACECBAAAxhEAIBIAAMkOACAZBAAAzQwAIBIAAJ4MACCdBwAA9gwAMJ4HAAAwABCfBwAA9gwAMKEHQAC2CwAhsgcBAAAAAbsHAQDFCwAhyQcBAOILACHKBwEA4gsAIc8HAQDFCwAh0AcBAMULACHRB0AAtgsAIcgIAQDiCwAhyggBAMULACHLCAEAxQsAIcwIAQDFCwAhzQgAAOwLACDOCAAA0wsAIM8IAgDaCwAh0AggANkLACHRCAEAxQsAIdIIAADTCwAg0wggANkLACHUCAIA2gsAIQMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgChIAAJ4MACCdBwAAnQwAMJ4HAAA1ABCfBwAAnQwAMK0HQADGCwAhvQdAALYLACHICAEA4gsAIdUIAADTCwAg1ggAANMLACDXCAEAxwsAIQEAAAA1ACAHEgAAngwAIJ0HAAD1DAAwngcAADcAEJ8HAAD1DAAwyAdAALYLACHICAEA4gsAIckIAAHjCwAhARIAAMkOACAIEgAAngwAIJ0HAAD1DAAwngcAADcAEJ8HAAD1DAAwyAdAALYLACHICAEA4gsAIckIAAHjCwAhxgkAAPQMACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADAAIAEAAAA3ACAUAwAApwwAIAQAAPMMACAYAADjDAAgGQAA5QwAIBoAAOYMACAbAADnDAAgnQcAAPIMADCeBwAAPQAQnwcAAPIMADChB0AAtgsAIbIHAQDiCwAhuAcBAMcLACG7BwEAxQsAIckHAQDiCwAhygcBAOsLACHKCAEAxQsAIdgIAQDHCwAhigkBAMULACGLCQEAxQsAIYwJQADGCwAhCgMAAK0PACAEAADGEQAgGAAApBMAIBkAAKYTACAaAACnEwAgGwAAqBMAILgHAACXDQAgygcAAJcNACDYCAAAlw0AIIwJAACXDQAgFQMAAKcMACAEAADzDAAgGAAA4wwAIBkAAOUMACAaAADmDAAgGwAA5wwAIJ0HAADyDAAwngcAAD0AEJ8HAADyDAAwoQdAALYLACGyBwEAAAABuAcBAMcLACG7BwEAxQsAIckHAQDiCwAhygcBAOsLACHKCAEAxQsAIdgIAQDHCwAh-ggAAPEMACCKCQEAxQsAIYsJAQDFCwAhjAlAAMYLACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAAMAIBADAACnDAAgFQAA7QwAIBcAAPAMACCdBwAA7wwAMJ4HAABCABCfBwAA7wwAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIeQIAQDiCwAh6whAAMYLACHxCAAB4wsAIYkJQADGCwAhBQMAAK0PACAVAACwEwAgFwAAsRMAIOsIAACXDQAgiQkAAJcNACAQAwAApwwAIBUAAO0MACAXAADwDAAgnQcAAO8MADCeBwAAQgAQnwcAAO8MADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIeQIAQDiCwAh6whAAMYLACHxCAABAAABiQlAAMYLACEDAAAAQgAgAQAAQwAwAgAARAAgChYAALQMACCdBwAAswwAMJ4HAABGABCfBwAAswwAMKEHQAC2CwAhsgcBAOILACG8BwIA2gsAIb8HQAC2CwAhxwcBAMULACGICQEA4gsAIQEAAABGACANAwAApwwAIBUAAO0MACCdBwAA7gwAMJ4HAABIABCfBwAA7gwAMMgHQAC2CwAhyQcBAOILACHKBwEA4gsAIeQIAQDiCwAh7AgAAeMLACHtCAEAxQsAIe4IAQDFCwAh7whAAMYLACEDAwAArQ8AIBUAALATACDvCAAAlw0AIA0DAACnDAAgFQAA7QwAIJ0HAADuDAAwngcAAEgAEJ8HAADuDAAwyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHsCAABAAAB7QgBAMULACHuCAEAxQsAIe8IQADGCwAhAwAAAEgAIAEAAEkAMAIAAEoAIBADAACnDAAgFQAA7QwAIJ0HAADsDAAwngcAAEwAEJ8HAADsDAAwoQdAALYLACGyBwEA4gsAIcgHQAC2CwAhyQcBAOILACHKBwEA4gsAIeQIAQDiCwAh5wgAAeMLACHoCAAB4wsAIekIAQDHCwAh6ghAAMYLACHrCEAAxgsAIQUDAACtDwAgFQAAsBMAIOkIAACXDQAg6ggAAJcNACDrCAAAlw0AIBADAACnDAAgFQAA7QwAIJ0HAADsDAAwngcAAEwAEJ8HAADsDAAwoQdAALYLACGyBwEAAAAByAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHnCAABAAAB6AgAAeMLACHpCAEAxwsAIeoIQADGCwAh6whAAMYLACEDAAAATAAgAQAATQAwAgAATgAgFAMAAOoMACAEAQDHCwAhFQAA6wwAIJ0HAADpDAAwngcAAFAAEJ8HAADpDAAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyAdAALYLACHJBwEA6wsAIcoHAQDrCwAh5wcBAMULACHgCAAB4wsAIeEIAAHjCwAh4ggBAMcLACHjCAEAxwsAIeQIAQDrCwAh5QgCANoLACHmCEAAxgsAIQkDAACtDwAgBAAAlw0AIBUAALATACDJBwAAlw0AIMoHAACXDQAg4ggAAJcNACDjCAAAlw0AIOQIAACXDQAg5ggAAJcNACAUAwAA6gwAIAQBAMcLACEVAADrDAAgnQcAAOkMADCeBwAAUAAQnwcAAOkMADChB0AAtgsAIbIHAQAAAAG7BwEAxQsAIcgHQAC2CwAhyQcBAOsLACHKBwEA6wsAIecHAQDFCwAh4AgAAQAAAeEIAAEAAAHiCAEAxwsAIeMIAQDHCwAh5AgBAOsLACHlCAIA2gsAIeYIQADGCwAhAwAAAFAAIAEAAFEAMAIAAFIAIBcPAADfDAAgEAAA4AwAIBgAAOMMACAZAADlDAAgGgAA5gwAIBsAAOcMACAcAADiDAAgHQAA3gwAIB4AAOEMACAfAADkDAAgIAAAqAwAICQAAOgMACCdBwAA3QwAMJ4HAABUABCfBwAA3QwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIcoIAQDFCwAhjQkBAMULACHDCQEAxwsAIcQJQAC2CwAhxQlAAMYLACEBAAAAVAAgAQAAAD0AIAEAAABCACABAAAASAAgAQAAAEwAIAEAAABQACABAAAACQAgAQAAACgAIAEAAAAsACABAAAAMAAgAQAAAD0AIAMAAAAoACABAAApADACAAAqACADAAAALAAgAQAALQAwAgAALgAgGAMAAKcMACARAADaDAAgEwAA2wwAIBQAANwMACCdBwAA2QwAMJ4HAABiABCfBwAA2QwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhyggBAMULACHUCAIA2gsAIdgIAQDFCwAh2QgBAMULACHaCAEAxwsAIdsIAADyCwAg3AgBAMcLACHdCAAA0wsAIN4IAgDaCwAh3wgCANoLACEHAwAArQ8AIBEAAK0TACATAACuEwAgFAAArxMAINoIAACXDQAg2wgAAJcNACDcCAAAlw0AIBkDAACnDAAgEQAA2gwAIBMAANsMACAUAADcDAAgnQcAANkMADCeBwAAYgAQnwcAANkMADChB0AAtgsAIbIHAQAAAAG7BwEAxQsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhyggBAMULACHUCAIA2gsAIdgIAQDFCwAh2QgBAMULACHaCAEAxwsAIdsIAADyCwAg3AgBAMcLACHdCAAA0wsAIN4IAgDaCwAh3wgCANoLACH6CAAA2AwAIAMAAABiACABAABjADACAABkACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEIAIAEAAEMAMAIAAEQAIBADAACnDAAgIAAAqAwAIJ0HAACmDAAwngcAAGgAEJ8HAACmDAAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyQcBAOILACHYCAEAxwsAIfQIAQDHCwAh9QgBAMcLACH2CAAA0wsAIPcIAgDaCwAh-AgBAMcLACH5CEAAxgsAIQEAAABoACAVAwAApwwAIB8AANcMACCdBwAA1gwAMJ4HAABqABCfBwAA1gwAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdgIAQDHCwAh6whAAMYLACHvCEAAxgsAIfAIAQDiCwAh8QgAAeMLACHyCAEAxQsAIfMIAQDHCwAh9AgBAMcLACH1CAEAxwsAIfYIAADTCwAgCAMAAK0PACAfAAClEwAg2AgAAJcNACDrCAAAlw0AIO8IAACXDQAg8wgAAJcNACD0CAAAlw0AIPUIAACXDQAgFQMAAKcMACAfAADXDAAgnQcAANYMADCeBwAAagAQnwcAANYMADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdgIAQDHCwAh6whAAMYLACHvCEAAxgsAIfAIAQDiCwAh8QgAAQAAAfIIAQDFCwAh8wgBAMcLACH0CAEAxwsAIfUIAQDHCwAh9ggAANMLACADAAAAagAgAQAAawAwAgAAbAAgAQAAAGoAIAMAAABqACABAABrADACAABsACADAAAASAAgAQAASQAwAgAASgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABQACABAABRADACAABSACATAwAApwwAICIAANQMACAjAADVDAAgnQcAANMMADCeBwAAcwAQnwcAANMMADChB0AAtgsAIawHAQDFCwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhygcBAOsLACHLBwEAxQsAIcwHAADTCwAgzQcBAMcLACHOB0AAxgsAIc8HAQDFCwAh0AcBAMULACHRB0AAtgsAIQYDAACtDwAgIgAAqxMAICMAAKwTACDKBwAAlw0AIM0HAACXDQAgzgcAAJcNACATAwAApwwAICIAANQMACAjAADVDAAgnQcAANMMADCeBwAAcwAQnwcAANMMADChB0AAtgsAIawHAQDFCwAhsgcBAAAAAbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcsHAQDFCwAhzAcAANMLACDNBwEAxwsAIc4HQADGCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhAwAAAHMAIAEAAHQAMAIAAHUAIAkhAADRDAAgnQcAANIMADCeBwAAdwAQnwcAANIMADChB0AAtgsAIbIHAQDiCwAhtAcBAOILACHHBwEAxQsAIcgHQADGCwAhAiEAAKoTACDIBwAAlw0AIAkhAADRDAAgnQcAANIMADCeBwAAdwAQnwcAANIMADChB0AAtgsAIbIHAQAAAAG0BwEA4gsAIccHAQDFCwAhyAdAAMYLACEDAAAAdwAgAQAAeAAwAgAAeQAgFiEAANEMACAqAADsCwAgnQcAANAMADCeBwAAewAQnwcAANAMADChB0AAtgsAIa4HAQDHCwAhsgcBAOILACGzBwQAtQsAIbQHAQDiCwAhtQcBAOILACG2BwEAxQsAIbcHAQDFCwAhuAcBAMULACG5B0AAtgsAIboHAQDrCwAhuwcBAMULACG8BwIA2gsAIb0HQADGCwAhvgdAAMYLACG_B0AAtgsAIcAHQADGCwAhBiEAAKoTACCuBwAAlw0AILoHAACXDQAgvQcAAJcNACC-BwAAlw0AIMAHAACXDQAgFiEAANEMACAqAADsCwAgnQcAANAMADCeBwAAewAQnwcAANAMADChB0AAtgsAIa4HAQDHCwAhsgcBAAAAAbMHBAC1CwAhtAcBAOILACG1BwEA4gsAIbYHAQDFCwAhtwcBAMULACG4BwEAxQsAIbkHQAC2CwAhugcBAOsLACG7BwEAxQsAIbwHAgDaCwAhvQdAAMYLACG-B0AAxgsAIb8HQAC2CwAhwAdAAMYLACEDAAAAewAgAQAAfAAwAgAAfQAgAQAAAHcAIAEAAAB7ACABAAAAAwAgAQAAACgAIAEAAAAsACABAAAAYgAgAQAAAD0AIAEAAABCACABAAAAagAgAQAAAEgAIAEAAABMACABAAAAUAAgAQAAAHMAIAEAAAABACAODwAAoBMAIBAAAKETACAYAACkEwAgGQAAphMAIBoAAKcTACAbAACoEwAgHAAAoxMAIB0AAJ8TACAeAACiEwAgHwAApRMAICAAAK4PACAkAACpEwAgwwkAAJcNACDFCQAAlw0AIAMAAABUACABAACNAQAwAgAAAQAgAwAAAFQAIAEAAI0BADACAAABACADAAAAVAAgAQAAjQEAMAIAAAEAIBQPAACUEwAgEAAAlRMAIBgAAJgTACAZAACbEwAgGgAAnBMAIBsAAJ0TACAcAACXEwAgHQAAkxMAIB4AAJYTACAfAACZEwAgIAAAmhMAICQAAJ4TACChB0AAAAABsgcBAAAAAbsHAQAAAAHKCAEAAAABjQkBAAAAAcMJAQAAAAHECUAAAAABxQlAAAAAAQEqAACRAQAgCKEHQAAAAAGyBwEAAAABuwcBAAAAAcoIAQAAAAGNCQEAAAABwwkBAAAAAcQJQAAAAAHFCUAAAAABASoAAJMBADABKgAAkwEAMBQPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHQAAlhIAIB4AAJkSACAfAACcEgAgIAAAnRIAICQAAKESACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhAgAAAAEAICoAAJYBACAIoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIQIAAABUACAqAACYAQAgAgAAAFQAICoAAJgBACADAAAAAQAgMQAAkQEAIDIAAJYBACABAAAAAQAgAQAAAFQAIAUNAACTEgAgNwAAlRIAIDgAAJQSACDDCQAAlw0AIMUJAACXDQAgC50HAADPDAAwngcAAJ8BABCfBwAAzwwAMKEHQACtCwAhsgcBAMkLACG7BwEAugsAIcoIAQC6CwAhjQkBALoLACHDCQEAvAsAIcQJQACtCwAhxQlAALsLACEDAAAAVAAgAQAAngEAMDYAAJ8BACADAAAAVAAgAQAAjQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEAMAAIwSACAFAACNEgAgBgAAjhIAIA8AAI8SACAQAACQEgAgEQAAkRIAIBwAAJISACChB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAEBKgAApwEAIAmhB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAEBKgAAqQEAMAEqAACpAQAwEAMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACChB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKCAEAmw0AIY0JAQCbDQAhjgkBAJsNACHACSAA0w0AIcEJQACcDQAhwglAAJENACECAAAABQAgKgAArAEAIAmhB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKCAEAmw0AIY0JAQCbDQAhjgkBAJsNACHACSAA0w0AIcEJQACcDQAhwglAAJENACECAAAAAwAgKgAArgEAIAIAAAADACAqAACuAQAgAwAAAAUAIDEAAKcBACAyAACsAQAgAQAAAAUAIAEAAAADACAEDQAAxxEAIDcAAMkRACA4AADIEQAgwQkAAJcNACAMnQcAAM4MADCeBwAAtQEAEJ8HAADODAAwoQdAAK0LACGyBwEAyQsAIckHAQDJCwAhyggBALoLACGNCQEAugsAIY4JAQC6CwAhwAkgANULACHBCUAAuwsAIcIJQACtCwAhAwAAAAMAIAEAALQBADA2AAC1AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAADNDAAgnQcAAMwMADCeBwAABwAQnwcAAMwMADCsBwEAAAABygcBAAAAAeoHBAC1CwAhvQkEALULACG-CQIA2gsAIb8JAgDaCwAhAQAAALgBACABAAAAuAEAIAEEAADGEQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgBwQAAMURACCsBwEAAAABygcBAAAAAeoHBAAAAAG9CQQAAAABvgkCAAAAAb8JAgAAAAEBKgAAvwEAIAasBwEAAAABygcBAAAAAeoHBAAAAAG9CQQAAAABvgkCAAAAAb8JAgAAAAEBKgAAwQEAMAEqAADBAQAwBwQAAMQRACCsBwEAmw0AIcoHAQCbDQAh6gcEAJANACG9CQQAkA0AIb4JAgCjDQAhvwkCAKMNACECAAAAuAEAICoAAMQBACAGrAcBAJsNACHKBwEAmw0AIeoHBACQDQAhvQkEAJANACG-CQIAow0AIb8JAgCjDQAhAgAAAAcAICoAAMYBACACAAAABwAgKgAAxgEAIAMAAAC4AQAgMQAAvwEAIDIAAMQBACABAAAAuAEAIAEAAAAHACAFDQAAvxEAIDcAAMIRACA4AADBEQAgWQAAwBEAIFoAAMMRACAJnQcAAMsMADCeBwAAzQEAEJ8HAADLDAAwrAcBALoLACHKBwEAyQsAIeoHBACsCwAhvQkEAKwLACG-CQIAzAsAIb8JAgDMCwAhAwAAAAcAIAEAAMwBADA2AADNAQAgAwAAAAcAIAEAALsBADACAAC4AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAIBAAAqREAIAcAAL4RACDKBwEAAAABmggBAAAAAbkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAEBKgAA1QEAIAbKBwEAAAABmggBAAAAAbkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAEBKgAA1wEAMAEqAADXAQAwCAQAAKcRACAHAAC9EQAgygcBAJsNACGaCAEAmw0AIbkJAgCjDQAhugkgANMNACG7CQIAow0AIbwJAgCjDQAhAgAAAAsAICoAANoBACAGygcBAJsNACGaCAEAmw0AIbkJAgCjDQAhugkgANMNACG7CQIAow0AIbwJAgCjDQAhAgAAAAkAICoAANwBACACAAAACQAgKgAA3AEAIAMAAAALACAxAADVAQAgMgAA2gEAIAEAAAALACABAAAACQAgBQ0AALgRACA3AAC7EQAgOAAAuhEAIFkAALkRACBaAAC8EQAgCZ0HAADKDAAwngcAAOMBABCfBwAAygwAMMoHAQDJCwAhmggBALoLACG5CQIAzAsAIboJIADVCwAhuwkCAMwLACG8CQIAzAsAIQMAAAAJACABAADiAQAwNgAA4wEAIAMAAAAJACABAAAKADACAAALACABAAAAEAAgAQAAABAAIAMAAAAOACABAAAPADACAAAQACADAAAADgAgAQAADwAwAgAAEAAgAwAAAA4AIAEAAA8AMAIAABAAIAYHAAC3EQAgmggBAAAAAbkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAEBKgAA6wEAIAWaCAEAAAABuQkCAAAAAboJIAAAAAG7CQIAAAABvAkCAAAAAQEqAADtAQAwASoAAO0BADAGBwAAthEAIJoIAQCbDQAhuQkCAKMNACG6CSAA0w0AIbsJAgCjDQAhvAkCAKMNACECAAAAEAAgKgAA8AEAIAWaCAEAmw0AIbkJAgCjDQAhugkgANMNACG7CQIAow0AIbwJAgCjDQAhAgAAAA4AICoAAPIBACACAAAADgAgKgAA8gEAIAMAAAAQACAxAADrAQAgMgAA8AEAIAEAAAAQACABAAAADgAgBQ0AALERACA3AAC0EQAgOAAAsxEAIFkAALIRACBaAAC1EQAgCJ0HAADJDAAwngcAAPkBABCfBwAAyQwAMJoIAQC6CwAhuQkCAMwLACG6CSAA1QsAIbsJAgDMCwAhvAkCAMwLACEDAAAADgAgAQAA-AEAMDYAAPkBACADAAAADgAgAQAADwAwAgAAEAAgEAYAAMYMACAIAADHDAAgDgAAyAwAIJ0HAADFDAAwngcAAP8BABCfBwAAxQwAMKEHQAC2CwAhrAcBAAAAAdYHAgDaCwAh7AcBAOILACGPCAIA2gsAIZ0IAgDaCwAhsggCANoLACGgCSAA2QsAIbcJAQDFCwAhuAkAANMLACABAAAA_AEAIAEAAAD8AQAgEAYAAMYMACAIAADHDAAgDgAAyAwAIJ0HAADFDAAwngcAAP8BABCfBwAAxQwAMKEHQAC2CwAhrAcBAMULACHWBwIA2gsAIewHAQDiCwAhjwgCANoLACGdCAIA2gsAIbIIAgDaCwAhoAkgANkLACG3CQEAxQsAIbgJAADTCwAgAwYAAK4RACAIAACvEQAgDgAAsBEAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACADAAAA_wEAIAEAAIACADACAAD8AQAgAwAAAP8BACABAACAAgAwAgAA_AEAIA0GAACrEQAgCAAArBEAIA4AAK0RACChB0AAAAABrAcBAAAAAdYHAgAAAAHsBwEAAAABjwgCAAAAAZ0IAgAAAAGyCAIAAAABoAkgAAAAAbcJAQAAAAG4CQAAqhEAIAEqAACEAgAgCqEHQAAAAAGsBwEAAAAB1gcCAAAAAewHAQAAAAGPCAIAAAABnQgCAAAAAbIIAgAAAAGgCSAAAAABtwkBAAAAAbgJAACqEQAgASoAAIYCADABKgAAhgIAMA0GAACBEQAgCAAAghEAIA4AAIMRACChB0AAkQ0AIawHAQCbDQAh1gcCAKMNACHsBwEAmw0AIY8IAgCjDQAhnQgCAKMNACGyCAIAow0AIaAJIADTDQAhtwkBAJsNACG4CQAAgBEAIAIAAAD8AQAgKgAAiQIAIAqhB0AAkQ0AIawHAQCbDQAh1gcCAKMNACHsBwEAmw0AIY8IAgCjDQAhnQgCAKMNACGyCAIAow0AIaAJIADTDQAhtwkBAJsNACG4CQAAgBEAIAIAAAD_AQAgKgAAiwIAIAIAAAD_AQAgKgAAiwIAIAMAAAD8AQAgMQAAhAIAIDIAAIkCACABAAAA_AEAIAEAAAD_AQAgBQ0AAPsQACA3AAD-EAAgOAAA_RAAIFkAAPwQACBaAAD_EAAgDZ0HAADEDAAwngcAAJICABCfBwAAxAwAMKEHQACtCwAhrAcBALoLACHWBwIAzAsAIewHAQDJCwAhjwgCAMwLACGdCAIAzAsAIbIIAgDMCwAhoAkgANULACG3CQEAugsAIbgJAADTCwAgAwAAAP8BACABAACRAgAwNgAAkgIAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACABAAAAFAAgAQAAABQAIAMAAAASACABAAATADACAAAUACADAAAAEgAgAQAAEwAwAgAAFAAgAwAAABIAIAEAABMAMAIAABQAIB8HAAD3EAAgCgAA-BAAIAsAAPkQACAMAAD6EAAgrAcBAAAAAZYIAQAAAAGaCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABASoAAJoCACAbrAcBAAAAAZYIAQAAAAGaCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABASoAAJwCADABKgAAnAIAMB8HAADMEAAgCgAAzRAAIAsAAM4QACAMAADPEAAgrAcBAJsNACGWCAEAmw0AIZoIAQCbDQAhnAgCAKMNACGdCAIAow0AIZ4IAgCjDQAhowgEAJANACGOCQEAmw0AIaAJIADTDQAhpQkBAJsNACGmCQEAnQ0AIacJAgCjDQAhqAkCAKMNACGpCQIAow0AIaoJAgCjDQAhqwkBAJ0NACGsCSAA0w0AIa0JQACcDQAhrgkAAMkQACCvCQAAyhAAILAJQACcDQAhsQkgANMNACGyCQAAyxAAILMJAgCjDQAhtAkCAKMNACG1CQEAnQ0AIbYJAQCdDQAhAgAAABQAICoAAJ8CACAbrAcBAJsNACGWCAEAmw0AIZoIAQCbDQAhnAgCAKMNACGdCAIAow0AIZ4IAgCjDQAhowgEAJANACGOCQEAmw0AIaAJIADTDQAhpQkBAJsNACGmCQEAnQ0AIacJAgCjDQAhqAkCAKMNACGpCQIAow0AIaoJAgCjDQAhqwkBAJ0NACGsCSAA0w0AIa0JQACcDQAhrgkAAMkQACCvCQAAyhAAILAJQACcDQAhsQkgANMNACGyCQAAyxAAILMJAgCjDQAhtAkCAKMNACG1CQEAnQ0AIbYJAQCdDQAhAgAAABIAICoAAKECACACAAAAEgAgKgAAoQIAIAMAAAAUACAxAACaAgAgMgAAnwIAIAEAAAAUACABAAAAEgAgCw0AAMQQACA3AADHEAAgOAAAxhAAIFkAAMUQACBaAADIEAAgpgkAAJcNACCrCQAAlw0AIK0JAACXDQAgsAkAAJcNACC1CQAAlw0AILYJAACXDQAgHp0HAADDDAAwngcAAKgCABCfBwAAwwwAMKwHAQC6CwAhlggBALoLACGaCAEAugsAIZwIAgDMCwAhnQgCAMwLACGeCAIAzAsAIaMIBACsCwAhjgkBALoLACGgCSAA1QsAIaUJAQC6CwAhpgkBALwLACGnCQIAzAsAIagJAgDMCwAhqQkCAMwLACGqCQIAzAsAIasJAQDLCwAhrAkgANULACGtCUAAuwsAIa4JAADTCwAgrwkAANMLACCwCUAAuwsAIbEJIADVCwAhsgkAANMLACCzCQIAzAsAIbQJAgDMCwAhtQkBAMsLACG2CQEAywsAIQMAAAASACABAACnAgAwNgAAqAIAIAMAAAASACABAAATADACAAAUACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAcJAADDEAAguwcgAAAAAeUHAQAAAAHtBwEAAAABmQgBAAAAAaoIAQAAAAGkCUAAAAABASoAALACACAGuwcgAAAAAeUHAQAAAAHtBwEAAAABmQgBAAAAAaoIAQAAAAGkCUAAAAABASoAALICADABKgAAsgIAMAcJAADCEAAguwcgANMNACHlBwEAmw0AIe0HAQCbDQAhmQgBAJsNACGqCAEAmw0AIaQJQACRDQAhAgAAACAAICoAALUCACAGuwcgANMNACHlBwEAmw0AIe0HAQCbDQAhmQgBAJsNACGqCAEAmw0AIaQJQACRDQAhAgAAAB4AICoAALcCACACAAAAHgAgKgAAtwIAIAMAAAAgACAxAACwAgAgMgAAtQIAIAEAAAAgACABAAAAHgAgAw0AAL8QACA3AADBEAAgOAAAwBAAIAmdBwAAwgwAMJ4HAAC-AgAQnwcAAMIMADC7ByAA1QsAIeUHAQC6CwAh7QcBALoLACGZCAEAugsAIaoIAQC6CwAhpAlAAK0LACEDAAAAHgAgAQAAvQIAMDYAAL4CACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAGCQAAvhAAIKEHQAAAAAGZCAEAAAAB_ggBAAAAAaIJAQAAAAGjCUAAAAABASoAAMYCACAFoQdAAAAAAZkIAQAAAAH-CAEAAAABogkBAAAAAaMJQAAAAAEBKgAAyAIAMAEqAADIAgAwBgkAAL0QACChB0AAkQ0AIZkIAQCbDQAh_ggBAJsNACGiCQEAmw0AIaMJQACcDQAhAgAAABwAICoAAMsCACAFoQdAAJENACGZCAEAmw0AIf4IAQCbDQAhogkBAJsNACGjCUAAnA0AIQIAAAAaACAqAADNAgAgAgAAABoAICoAAM0CACADAAAAHAAgMQAAxgIAIDIAAMsCACABAAAAHAAgAQAAABoAIAQNAAC6EAAgNwAAvBAAIDgAALsQACCjCQAAlw0AIAidBwAAwQwAMJ4HAADUAgAQnwcAAMEMADChB0AArQsAIZkIAQC6CwAh_ggBALoLACGiCQEAugsAIaMJQAC7CwAhAwAAABoAIAEAANMCADA2AADUAgAgAwAAABoAIAEAABsAMAIAABwAIAmdBwAAwAwAMJ4HAADaAgAQnwcAAMAMADDxBwEA4gsAIfIHAQDHCwAhlQgBAAAAAZkIAQDFCwAhpAgEAI4MACGhCUAAtgsAIQEAAADXAgAgAQAAANcCACAJnQcAAMAMADCeBwAA2gIAEJ8HAADADAAw8QcBAOILACHyBwEAxwsAIZUIAQDiCwAhmQgBAMULACGkCAQAjgwAIaEJQAC2CwAhAvIHAACXDQAgpAgAAJcNACADAAAA2gIAIAEAANsCADACAADXAgAgAwAAANoCACABAADbAgAwAgAA1wIAIAMAAADaAgAgAQAA2wIAMAIAANcCACAG8QcBAAAAAfIHAQAAAAGVCAEAAAABmQgBAAAAAaQIBAAAAAGhCUAAAAABASoAAN8CACAG8QcBAAAAAfIHAQAAAAGVCAEAAAABmQgBAAAAAaQIBAAAAAGhCUAAAAABASoAAOECADABKgAA4QIAMAbxBwEAmw0AIfIHAQCdDQAhlQgBAJsNACGZCAEAmw0AIaQIBACWDgAhoQlAAJENACECAAAA1wIAICoAAOQCACAG8QcBAJsNACHyBwEAnQ0AIZUIAQCbDQAhmQgBAJsNACGkCAQAlg4AIaEJQACRDQAhAgAAANoCACAqAADmAgAgAgAAANoCACAqAADmAgAgAwAAANcCACAxAADfAgAgMgAA5AIAIAEAAADXAgAgAQAAANoCACAHDQAAtRAAIDcAALgQACA4AAC3EAAgWQAAthAAIFoAALkQACDyBwAAlw0AIKQIAACXDQAgCZ0HAAC_DAAwngcAAO0CABCfBwAAvwwAMPEHAQDJCwAh8gcBALwLACGVCAEAyQsAIZkIAQC6CwAhpAgEAIcMACGhCUAArQsAIQMAAADaAgAgAQAA7AIAMDYAAO0CACADAAAA2gIAIAEAANsCADACAADXAgAgDJ0HAAC-DAAwngcAAPMCABCfBwAAvgwAMKEHQAC2CwAhrAcBAAAAAewHAQDiCwAhqAgBAMULACGyCAIA2gsAIZ0JAADsCwAgngkBAMcLACGfCQQAjgwAIaAJIADZCwAhAQAAAPACACABAAAA8AIAIAydBwAAvgwAMJ4HAADzAgAQnwcAAL4MADChB0AAtgsAIawHAQDFCwAh7AcBAOILACGoCAEAxQsAIbIIAgDaCwAhnQkAAOwLACCeCQEAxwsAIZ8JBACODAAhoAkgANkLACECngkAAJcNACCfCQAAlw0AIAMAAADzAgAgAQAA9AIAMAIAAPACACADAAAA8wIAIAEAAPQCADACAADwAgAgAwAAAPMCACABAAD0AgAwAgAA8AIAIAmhB0AAAAABrAcBAAAAAewHAQAAAAGoCAEAAAABsggCAAAAAZ0JgAAAAAGeCQEAAAABnwkEAAAAAaAJIAAAAAEBKgAA-AIAIAmhB0AAAAABrAcBAAAAAewHAQAAAAGoCAEAAAABsggCAAAAAZ0JgAAAAAGeCQEAAAABnwkEAAAAAaAJIAAAAAEBKgAA-gIAMAEqAAD6AgAwCaEHQACRDQAhrAcBAJsNACHsBwEAmw0AIagIAQCbDQAhsggCAKMNACGdCYAAAAABngkBAJ0NACGfCQQAlg4AIaAJIADTDQAhAgAAAPACACAqAAD9AgAgCaEHQACRDQAhrAcBAJsNACHsBwEAmw0AIagIAQCbDQAhsggCAKMNACGdCYAAAAABngkBAJ0NACGfCQQAlg4AIaAJIADTDQAhAgAAAPMCACAqAAD_AgAgAgAAAPMCACAqAAD_AgAgAwAAAPACACAxAAD4AgAgMgAA_QIAIAEAAADwAgAgAQAAAPMCACAHDQAAsBAAIDcAALMQACA4AACyEAAgWQAAsRAAIFoAALQQACCeCQAAlw0AIJ8JAACXDQAgDJ0HAAC9DAAwngcAAIYDABCfBwAAvQwAMKEHQACtCwAhrAcBALoLACHsBwEAyQsAIagIAQC6CwAhsggCAMwLACGdCQAAygsAIJ4JAQC8CwAhnwkEAIcMACGgCSAA1QsAIQMAAADzAgAgAQAAhQMAMDYAAIYDACADAAAA8wIAIAEAAPQCADACAADwAgAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAVAwAArhAAIAQAAK8QACChB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc4IAACsEAAg0QgBAAAAAdIIAACtEAAg0wggAAAAAegIAAEAAAHrCEAAAAABiwkBAAAAAZMJQAAAAAGaCQEAAAABmwkBAAAAAZwJQAAAAAEBKgAAjgMAIBOhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc4IAACsEAAg0QgBAAAAAdIIAACtEAAg0wggAAAAAegIAAEAAAHrCEAAAAABiwkBAAAAAZMJQAAAAAGaCQEAAAABmwkBAAAAAZwJQAAAAAEBKgAAkAMAMAEqAACQAwAwFQMAAKoQACAEAACrEAAgoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhyAdAAJENACHJBwEAmw0AIcoHAQCbDQAhzwcBAJsNACHQBwEAmw0AIc4IAACoEAAg0QgBAJsNACHSCAAAqRAAINMIIADTDQAh6AgAAd4NACHrCEAAnA0AIYsJAQCdDQAhkwlAAJwNACGaCQEAnQ0AIZsJAQCdDQAhnAlAAJwNACECAAAAKgAgKgAAkwMAIBOhB0AAkQ0AIawHAQCbDQAhsgcBAJsNACHIB0AAkQ0AIckHAQCbDQAhygcBAJsNACHPBwEAmw0AIdAHAQCbDQAhzggAAKgQACDRCAEAmw0AIdIIAACpEAAg0wggANMNACHoCAAB3g0AIesIQACcDQAhiwkBAJ0NACGTCUAAnA0AIZoJAQCdDQAhmwkBAJ0NACGcCUAAnA0AIQIAAAAoACAqAACVAwAgAgAAACgAICoAAJUDACADAAAAKgAgMQAAjgMAIDIAAJMDACABAAAAKgAgAQAAACgAIAkNAAClEAAgNwAApxAAIDgAAKYQACDrCAAAlw0AIIsJAACXDQAgkwkAAJcNACCaCQAAlw0AIJsJAACXDQAgnAkAAJcNACAWnQcAALwMADCeBwAAnAMAEJ8HAAC8DAAwoQdAAK0LACGsBwEAugsAIbIHAQDJCwAhyAdAAK0LACHJBwEAyQsAIcoHAQDJCwAhzwcBALoLACHQBwEAugsAIc4IAADTCwAg0QgBALoLACHSCAAA0wsAINMIIADVCwAh6AgAAd4LACHrCEAAuwsAIYsJAQC8CwAhkwlAALsLACGaCQEAywsAIZsJAQC8CwAhnAlAALsLACEDAAAAKAAgAQAAmwMAMDYAAJwDACADAAAAKAAgAQAAKQAwAgAAKgAgAQAAAC4AIAEAAAAuACADAAAALAAgAQAALQAwAgAALgAgAwAAACwAIAEAAC0AMAIAAC4AIAMAAAAsACABAAAtADACAAAuACAWAwAAoxAAIAQAAKQQACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAd8HAQAAAAHgBwEAAAAByAgBAAAAAc4IAAChEAAg6QgBAAAAAesIQAAAAAHxCAABAAABkgkAAKIQACCTCUAAAAABlAkCAAAAAZUJAgAAAAGWCQEAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABASoAAKQDACAUoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAcgIAQAAAAHOCAAAoRAAIOkIAQAAAAHrCEAAAAAB8QgAAQAAAZIJAACiEAAgkwlAAAAAAZQJAgAAAAGVCQIAAAABlgkBAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAQEqAACmAwAwASoAAKYDADAWAwAAnxAAIAQAAKAQACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHJBwEAmw0AIcoHAQCbDQAh3wcBAJsNACHgBwEAmw0AIcgIAQCdDQAhzggAAJ0QACDpCAEAnQ0AIesIQACcDQAh8QgAAd4NACGSCQAAnhAAIJMJQACcDQAhlAkCAJcOACGVCQIAlw4AIZYJAQCdDQAhlwkBAJ0NACGYCQEAnQ0AIZkJAQCdDQAhAgAAAC4AICoAAKkDACAUoQdAAJENACGyBwEAmw0AIcgHQACRDQAhyQcBAJsNACHKBwEAmw0AId8HAQCbDQAh4AcBAJsNACHICAEAnQ0AIc4IAACdEAAg6QgBAJ0NACHrCEAAnA0AIfEIAAHeDQAhkgkAAJ4QACCTCUAAnA0AIZQJAgCXDgAhlQkCAJcOACGWCQEAnQ0AIZcJAQCdDQAhmAkBAJ0NACGZCQEAnQ0AIQIAAAAsACAqAACrAwAgAgAAACwAICoAAKsDACADAAAALgAgMQAApAMAIDIAAKkDACABAAAALgAgAQAAACwAIA8NAACYEAAgNwAAmxAAIDgAAJoQACBZAACZEAAgWgAAnBAAIMgIAACXDQAg6QgAAJcNACDrCAAAlw0AIJMJAACXDQAglAkAAJcNACCVCQAAlw0AIJYJAACXDQAglwkAAJcNACCYCQAAlw0AIJkJAACXDQAgF50HAAC7DAAwngcAALIDABCfBwAAuwwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDJCwAhygcBAMkLACHfBwEAugsAIeAHAQDJCwAhyAgBAMsLACHOCAAA0wsAIOkIAQC8CwAh6whAALsLACHxCAAB3gsAIZIJAADTCwAgkwlAALsLACGUCQIAiAwAIZUJAgCIDAAhlgkBALwLACGXCQEAvAsAIZgJAQDLCwAhmQkBAMsLACEDAAAALAAgAQAAsQMAMDYAALIDACADAAAALAAgAQAALQAwAgAALgAgBZ0HAAC6DAAwngcAALgDABCfBwAAugwAMMgHQAC2CwAhkQkAAQAAAQEAAAC1AwAgAQAAALUDACAFnQcAALoMADCeBwAAuAMAEJ8HAAC6DAAwyAdAALYLACGRCQAB4wsAIQADAAAAuAMAIAEAALkDADACAAC1AwAgAwAAALgDACABAAC5AwAwAgAAtQMAIAMAAAC4AwAgAQAAuQMAMAIAALUDACACyAdAAAAAAZEJAAEAAAEBKgAAvQMAIALIB0AAAAABkQkAAQAAAQEqAAC_AwAwASoAAL8DADACyAdAAJENACGRCQAB3g0AIQIAAAC1AwAgKgAAwgMAIALIB0AAkQ0AIZEJAAHeDQAhAgAAALgDACAqAADEAwAgAgAAALgDACAqAADEAwAgAwAAALUDACAxAAC9AwAgMgAAwgMAIAEAAAC1AwAgAQAAALgDACADDQAAlRAAIDcAAJcQACA4AACWEAAgBZ0HAAC5DAAwngcAAMsDABCfBwAAuQwAMMgHQACtCwAhkQkAAd4LACEDAAAAuAMAIAEAAMoDADA2AADLAwAgAwAAALgDACABAAC5AwAwAgAAtQMAIA2dBwAAuAwAMJ4HAADRAwAQnwcAALgMADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDrCwAhyggBAMULACHsCAABAAABjQkBAMULACGOCQEAxQsAIY8JQADGCwAhkAkAAPILACABAAAAzgMAIAEAAADOAwAgDZ0HAAC4DAAwngcAANEDABCfBwAAuAwAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDrCwAhyggBAMULACHsCAAB4wsAIY0JAQDFCwAhjgkBAMULACGPCUAAxgsAIZAJAADyCwAgA8kHAACXDQAgjwkAAJcNACCQCQAAlw0AIAMAAADRAwAgAQAA0gMAMAIAAM4DACADAAAA0QMAIAEAANIDADACAADOAwAgAwAAANEDACABAADSAwAwAgAAzgMAIAqhB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAAByggBAAAAAewIAAEAAAGNCQEAAAABjgkBAAAAAY8JQAAAAAGQCYAAAAABASoAANYDACAKoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoIAQAAAAHsCAABAAABjQkBAAAAAY4JAQAAAAGPCUAAAAABkAmAAAAAAQEqAADYAwAwASoAANgDADAKoQdAAJENACGyBwEAmw0AIcgHQACRDQAhyQcBAJ0NACHKCAEAmw0AIewIAAHeDQAhjQkBAJsNACGOCQEAmw0AIY8JQACcDQAhkAmAAAAAAQIAAADOAwAgKgAA2wMAIAqhB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHJBwEAnQ0AIcoIAQCbDQAh7AgAAd4NACGNCQEAmw0AIY4JAQCbDQAhjwlAAJwNACGQCYAAAAABAgAAANEDACAqAADdAwAgAgAAANEDACAqAADdAwAgAwAAAM4DACAxAADWAwAgMgAA2wMAIAEAAADOAwAgAQAAANEDACAGDQAAkhAAIDcAAJQQACA4AACTEAAgyQcAAJcNACCPCQAAlw0AIJAJAACXDQAgDZ0HAAC3DAAwngcAAOQDABCfBwAAtwwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDLCwAhyggBALoLACHsCAAB3gsAIY0JAQC6CwAhjgkBALoLACGPCUAAuwsAIZAJAADvCwAgAwAAANEDACABAADjAwAwNgAA5AMAIAMAAADRAwAgAQAA0gMAMAIAAM4DACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIBEDAACMEAAgBAAAjRAAIBgAAI4QACAZAACPEAAgGgAAkBAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQEqAADsAwAgC6EHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcoIAQAAAAHYCAEAAAABigkBAAAAAYsJAQAAAAGMCUAAAAABASoAAO4DADABKgAA7gMAMAEAAAADACARAwAA1g8AIAQAANcPACAYAADYDwAgGQAA2Q8AIBoAANoPACAbAADbDwAgoQdAAJENACGyBwEAmw0AIbgHAQCdDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCdDQAhyggBAJsNACHYCAEAnQ0AIYoJAQCbDQAhiwkBAJsNACGMCUAAnA0AIQIAAAA_ACAqAADyAwAgC6EHQACRDQAhsgcBAJsNACG4BwEAnQ0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACECAAAAPQAgKgAA9AMAIAIAAAA9ACAqAAD0AwAgAQAAAAMAIAMAAAA_ACAxAADsAwAgMgAA8gMAIAEAAAA_ACABAAAAPQAgBw0AANMPACA3AADVDwAgOAAA1A8AILgHAACXDQAgygcAAJcNACDYCAAAlw0AIIwJAACXDQAgDp0HAAC2DAAwngcAAPwDABCfBwAAtgwAMKEHQACtCwAhsgcBAMkLACG4BwEAvAsAIbsHAQC6CwAhyQcBAMkLACHKBwEAywsAIcoIAQC6CwAh2AgBALwLACGKCQEAugsAIYsJAQC6CwAhjAlAALsLACEDAAAAPQAgAQAA-wMAMDYAAPwDACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAA0A8AIBUAANEPACAXAADSDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAc8HAQAAAAHQBwEAAAAB5AgBAAAAAesIQAAAAAHxCAABAAABiQlAAAAAAQEqAACEBAAgCqEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAeQIAQAAAAHrCEAAAAAB8QgAAQAAAYkJQAAAAAEBKgAAhgQAMAEqAACGBAAwDQMAAMgPACAVAADJDwAgFwAAyg8AIKEHQACRDQAhsgcBAJsNACHIB0AAkQ0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIeQIAQCbDQAh6whAAJwNACHxCAAB3g0AIYkJQACcDQAhAgAAAEQAICoAAIkEACAKoQdAAJENACGyBwEAmw0AIcgHQACRDQAhyQcBAJsNACHPBwEAmw0AIdAHAQCbDQAh5AgBAJsNACHrCEAAnA0AIfEIAAHeDQAhiQlAAJwNACECAAAAQgAgKgAAiwQAIAIAAABCACAqAACLBAAgAwAAAEQAIDEAAIQEACAyAACJBAAgAQAAAEQAIAEAAABCACAFDQAAxQ8AIDcAAMcPACA4AADGDwAg6wgAAJcNACCJCQAAlw0AIA2dBwAAtQwAMJ4HAACSBAAQnwcAALUMADChB0AArQsAIbIHAQDJCwAhyAdAAK0LACHJBwEAyQsAIc8HAQC6CwAh0AcBALoLACHkCAEAyQsAIesIQAC7CwAh8QgAAd4LACGJCUAAuwsAIQMAAABCACABAACRBAAwNgAAkgQAIAMAAABCACABAABDADACAABEACAKFgAAtAwAIJ0HAACzDAAwngcAAEYAEJ8HAACzDAAwoQdAALYLACGyBwEAAAABvAcCANoLACG_B0AAtgsAIccHAQDFCwAhiAkBAAAAAQEAAACVBAAgAQAAAJUEACABFgAAxA8AIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAcWAADDDwAgoQdAAAAAAbIHAQAAAAG8BwIAAAABvwdAAAAAAccHAQAAAAGICQEAAAABASoAAJwEACAGoQdAAAAAAbIHAQAAAAG8BwIAAAABvwdAAAAAAccHAQAAAAGICQEAAAABASoAAJ4EADABKgAAngQAMAcWAADCDwAgoQdAAJENACGyBwEAmw0AIbwHAgCjDQAhvwdAAJENACHHBwEAmw0AIYgJAQCbDQAhAgAAAJUEACAqAAChBAAgBqEHQACRDQAhsgcBAJsNACG8BwIAow0AIb8HQACRDQAhxwcBAJsNACGICQEAmw0AIQIAAABGACAqAACjBAAgAgAAAEYAICoAAKMEACADAAAAlQQAIDEAAJwEACAyAAChBAAgAQAAAJUEACABAAAARgAgBQ0AAL0PACA3AADADwAgOAAAvw8AIFkAAL4PACBaAADBDwAgCZ0HAACyDAAwngcAAKoEABCfBwAAsgwAMKEHQACtCwAhsgcBAMkLACG8BwIAzAsAIb8HQACtCwAhxwcBALoLACGICQEAyQsAIQMAAABGACABAACpBAAwNgAAqgQAIAMAAABGACABAACYBAAwAgAAlQQAIAadBwAAsQwAMJ4HAACwBAAQnwcAALEMADCFCQEAAAABhgkCANoLACGHCQQAjgwAIQEAAACtBAAgAQAAAK0EACAGnQcAALEMADCeBwAAsAQAEJ8HAACxDAAwhQkBAMULACGGCQIA2gsAIYcJBACODAAhAYcJAACXDQAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADAAAAsAQAIAEAALEEADACAACtBAAgA4UJAQAAAAGGCQIAAAABhwkEAAAAAQEqAAC1BAAgA4UJAQAAAAGGCQIAAAABhwkEAAAAAQEqAAC3BAAwASoAALcEADADhQkBAJsNACGGCQIAow0AIYcJBACWDgAhAgAAAK0EACAqAAC6BAAgA4UJAQCbDQAhhgkCAKMNACGHCQQAlg4AIQIAAACwBAAgKgAAvAQAIAIAAACwBAAgKgAAvAQAIAMAAACtBAAgMQAAtQQAIDIAALoEACABAAAArQQAIAEAAACwBAAgBg0AALgPACA3AAC7DwAgOAAAug8AIFkAALkPACBaAAC8DwAghwkAAJcNACAGnQcAALAMADCeBwAAwwQAEJ8HAACwDAAwhQkBALoLACGGCQIAzAsAIYcJBACHDAAhAwAAALAEACABAADCBAAwNgAAwwQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACAKnQcAAK4MADCeBwAAyQQAEJ8HAACuDAAwoQdAALYLACGyBwEAAAABxwcBAMULACGBCQEAxQsAIYIJAAHjCwAhgwkAAeMLACGECQAArwwAIAEAAADGBAAgAQAAAMYEACAJnQcAAK4MADCeBwAAyQQAEJ8HAACuDAAwoQdAALYLACGyBwEA4gsAIccHAQDFCwAhgQkBAMULACGCCQAB4wsAIYMJAAHjCwAhAAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAahB0AAAAABsgcBAAAAAccHAQAAAAGBCQEAAAABggkAAQAAAYMJAAEAAAEBKgAAzgQAIAahB0AAAAABsgcBAAAAAccHAQAAAAGBCQEAAAABggkAAQAAAYMJAAEAAAEBKgAA0AQAMAEqAADQBAAwBqEHQACRDQAhsgcBAJsNACHHBwEAmw0AIYEJAQCbDQAhggkAAd4NACGDCQAB3g0AIQIAAADGBAAgKgAA0wQAIAahB0AAkQ0AIbIHAQCbDQAhxwcBAJsNACGBCQEAmw0AIYIJAAHeDQAhgwkAAd4NACECAAAAyQQAICoAANUEACACAAAAyQQAICoAANUEACADAAAAxgQAIDEAAM4EACAyAADTBAAgAQAAAMYEACABAAAAyQQAIAMNAAC1DwAgNwAAtw8AIDgAALYPACAJnQcAAK0MADCeBwAA3AQAEJ8HAACtDAAwoQdAAK0LACGyBwEAyQsAIccHAQC6CwAhgQkBALoLACGCCQAB3gsAIYMJAAHeCwAhAwAAAMkEACABAADbBAAwNgAA3AQAIAMAAADJBAAgAQAAygQAMAIAAMYEACAHnQcAAKwMADCeBwAA4gQAEJ8HAACsDAAwoQdAALYLACGyBwEAAAAB2wcBAMULACGACQEAxQsAIQEAAADfBAAgAQAAAN8EACAHnQcAAKwMADCeBwAA4gQAEJ8HAACsDAAwoQdAALYLACGyBwEA4gsAIdsHAQDFCwAhgAkBAMULACEAAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgBKEHQAAAAAGyBwEAAAAB2wcBAAAAAYAJAQAAAAEBKgAA5wQAIAShB0AAAAABsgcBAAAAAdsHAQAAAAGACQEAAAABASoAAOkEADABKgAA6QQAMAShB0AAkQ0AIbIHAQCbDQAh2wcBAJsNACGACQEAmw0AIQIAAADfBAAgKgAA7AQAIAShB0AAkQ0AIbIHAQCbDQAh2wcBAJsNACGACQEAmw0AIQIAAADiBAAgKgAA7gQAIAIAAADiBAAgKgAA7gQAIAMAAADfBAAgMQAA5wQAIDIAAOwEACABAAAA3wQAIAEAAADiBAAgAw0AALIPACA3AAC0DwAgOAAAsw8AIAedBwAAqwwAMJ4HAAD1BAAQnwcAAKsMADChB0AArQsAIbIHAQDJCwAh2wcBALoLACGACQEAugsAIQMAAADiBAAgAQAA9AQAMDYAAPUEACADAAAA4gQAIAEAAOMEADACAADfBAAgCJ0HAACqDAAwngcAAPsEABCfBwAAqgwAMKEHQAC2CwAhsgcBAAAAAccHAQDFCwAh_ggBAAAAAf8IAQDHCwAhAQAAAPgEACABAAAA-AQAIAidBwAAqgwAMJ4HAAD7BAAQnwcAAKoMADChB0AAtgsAIbIHAQDiCwAhxwcBAMULACH-CAEAxQsAIf8IAQDHCwAhAf8IAACXDQAgAwAAAPsEACABAAD8BAAwAgAA-AQAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACADAAAA-wQAIAEAAPwEADACAAD4BAAgBaEHQAAAAAGyBwEAAAABxwcBAAAAAf4IAQAAAAH_CAEAAAABASoAAIAFACAFoQdAAAAAAbIHAQAAAAHHBwEAAAAB_ggBAAAAAf8IAQAAAAEBKgAAggUAMAEqAACCBQAwBaEHQACRDQAhsgcBAJsNACHHBwEAmw0AIf4IAQCbDQAh_wgBAJ0NACECAAAA-AQAICoAAIUFACAFoQdAAJENACGyBwEAmw0AIccHAQCbDQAh_ggBAJsNACH_CAEAnQ0AIQIAAAD7BAAgKgAAhwUAIAIAAAD7BAAgKgAAhwUAIAMAAAD4BAAgMQAAgAUAIDIAAIUFACABAAAA-AQAIAEAAAD7BAAgBA0AAK8PACA3AACxDwAgOAAAsA8AIP8IAACXDQAgCJ0HAACpDAAwngcAAI4FABCfBwAAqQwAMKEHQACtCwAhsgcBAMkLACHHBwEAugsAIf4IAQC6CwAh_wgBALwLACEDAAAA-wQAIAEAAI0FADA2AACOBQAgAwAAAPsEACABAAD8BAAwAgAA-AQAIBEDAACnDAAgIAAAqAwAIJ0HAACmDAAwngcAAGgAEJ8HAACmDAAwoQdAALYLACGyBwEAAAABuwcBAMULACHJBwEAAAAB2AgBAMcLACH0CAEAxwsAIfUIAQDHCwAh9ggAANMLACD3CAIA2gsAIfgIAQDHCwAh-QhAAMYLACH6CAAApQwAIAEAAACRBQAgAQAAAJEFACAHAwAArQ8AICAAAK4PACDYCAAAlw0AIPQIAACXDQAg9QgAAJcNACD4CAAAlw0AIPkIAACXDQAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgDQMAAKsPACAgAACsDwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAdgIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAACqDwAg9wgCAAAAAfgIAQAAAAH5CEAAAAABASoAAJgFACALoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAdgIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAACqDwAg9wgCAAAAAfgIAQAAAAH5CEAAAAABASoAAJoFADABKgAAmgUAMA0DAACcDwAgIAAAnQ8AIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAh2AgBAJ0NACH0CAEAnQ0AIfUIAQCdDQAh9ggAAJsPACD3CAIAow0AIfgIAQCdDQAh-QhAAJwNACECAAAAkQUAICoAAJ0FACALoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHYCAEAnQ0AIfQIAQCdDQAh9QgBAJ0NACH2CAAAmw8AIPcIAgCjDQAh-AgBAJ0NACH5CEAAnA0AIQIAAABoACAqAACfBQAgAgAAAGgAICoAAJ8FACADAAAAkQUAIDEAAJgFACAyAACdBQAgAQAAAJEFACABAAAAaAAgCg0AAJYPACA3AACZDwAgOAAAmA8AIFkAAJcPACBaAACaDwAg2AgAAJcNACD0CAAAlw0AIPUIAACXDQAg-AgAAJcNACD5CAAAlw0AIA6dBwAApAwAMJ4HAACmBQAQnwcAAKQMADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHJBwEAyQsAIdgIAQC8CwAh9AgBALwLACH1CAEAvAsAIfYIAADTCwAg9wgCAMwLACH4CAEAvAsAIfkIQAC7CwAhAwAAAGgAIAEAAKUFADA2AACmBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACASAwAAlA8AIB8AAJUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHYCAEAAAAB6whAAAAAAe8IQAAAAAHwCAEAAAAB8QgAAQAAAfIIAQAAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAAAkw8AIAEqAACuBQAgEKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfAIAQAAAAHxCAABAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAACTDwAgASoAALAFADABKgAAsAUAMBIDAACRDwAgHwAAkg8AIKEHQACRDQAhsgcBAJsNACHIB0AAkQ0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdgIAQCdDQAh6whAAJwNACHvCEAAnA0AIfAIAQCbDQAh8QgAAd4NACHyCAEAmw0AIfMIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACQDwAgAgAAAGwAICoAALMFACAQoQdAAJENACGyBwEAmw0AIcgHQACRDQAhyQcBAJsNACHPBwEAmw0AIdAHAQCbDQAh2AgBAJ0NACHrCEAAnA0AIe8IQACcDQAh8AgBAJsNACHxCAAB3g0AIfIIAQCbDQAh8wgBAJ0NACH0CAEAnQ0AIfUIAQCdDQAh9ggAAJAPACACAAAAagAgKgAAtQUAIAIAAABqACAqAAC1BQAgAwAAAGwAIDEAAK4FACAyAACzBQAgAQAAAGwAIAEAAABqACAJDQAAjQ8AIDcAAI8PACA4AACODwAg2AgAAJcNACDrCAAAlw0AIO8IAACXDQAg8wgAAJcNACD0CAAAlw0AIPUIAACXDQAgE50HAACjDAAwngcAALwFABCfBwAAowwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDJCwAhzwcBALoLACHQBwEAugsAIdgIAQC8CwAh6whAALsLACHvCEAAuwsAIfAIAQDJCwAh8QgAAd4LACHyCAEAugsAIfMIAQC8CwAh9AgBALwLACH1CAEAvAsAIfYIAADTCwAgAwAAAGoAIAEAALsFADA2AAC8BQAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABKACABAAAASgAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABIACABAABJADACAABKACADAAAASAAgAQAASQAwAgAASgAgCgMAAIsPACAVAACMDwAgyAdAAAAAAckHAQAAAAHKBwEAAAAB5AgBAAAAAewIAAEAAAHtCAEAAAAB7ggBAAAAAe8IQAAAAAEBKgAAxAUAIAjIB0AAAAAByQcBAAAAAcoHAQAAAAHkCAEAAAAB7AgAAQAAAe0IAQAAAAHuCAEAAAAB7whAAAAAAQEqAADGBQAwASoAAMYFADAKAwAAiQ8AIBUAAIoPACDIB0AAkQ0AIckHAQCbDQAhygcBAJsNACHkCAEAmw0AIewIAAHeDQAh7QgBAJsNACHuCAEAmw0AIe8IQACcDQAhAgAAAEoAICoAAMkFACAIyAdAAJENACHJBwEAmw0AIcoHAQCbDQAh5AgBAJsNACHsCAAB3g0AIe0IAQCbDQAh7ggBAJsNACHvCEAAnA0AIQIAAABIACAqAADLBQAgAgAAAEgAICoAAMsFACADAAAASgAgMQAAxAUAIDIAAMkFACABAAAASgAgAQAAAEgAIAQNAACGDwAgNwAAiA8AIDgAAIcPACDvCAAAlw0AIAudBwAAogwAMJ4HAADSBQAQnwcAAKIMADDIB0AArQsAIckHAQDJCwAhygcBAMkLACHkCAEAyQsAIewIAAHeCwAh7QgBALoLACHuCAEAugsAIe8IQAC7CwAhAwAAAEgAIAEAANEFADA2AADSBQAgAwAAAEgAIAEAAEkAMAIAAEoAIAEAAABOACABAAAATgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABMACABAABNADACAABOACADAAAATAAgAQAATQAwAgAATgAgDQMAAIQPACAVAACFDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAAByQcBAAAAAcoHAQAAAAHkCAEAAAAB5wgAAQAAAegIAAEAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAEBKgAA2gUAIAuhB0AAAAABsgcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAeQIAQAAAAHnCAABAAAB6AgAAQAAAekIAQAAAAHqCEAAAAAB6whAAAAAAQEqAADcBQAwASoAANwFADANAwAAgg8AIBUAAIMPACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHJBwEAmw0AIcoHAQCbDQAh5AgBAJsNACHnCAAB3g0AIegIAAHeDQAh6QgBAJ0NACHqCEAAnA0AIesIQACcDQAhAgAAAE4AICoAAN8FACALoQdAAJENACGyBwEAmw0AIcgHQACRDQAhyQcBAJsNACHKBwEAmw0AIeQIAQCbDQAh5wgAAd4NACHoCAAB3g0AIekIAQCdDQAh6ghAAJwNACHrCEAAnA0AIQIAAABMACAqAADhBQAgAgAAAEwAICoAAOEFACADAAAATgAgMQAA2gUAIDIAAN8FACABAAAATgAgAQAAAEwAIAYNAAD_DgAgNwAAgQ8AIDgAAIAPACDpCAAAlw0AIOoIAACXDQAg6wgAAJcNACAOnQcAAKEMADCeBwAA6AUAEJ8HAAChDAAwoQdAAK0LACGyBwEAyQsAIcgHQACtCwAhyQcBAMkLACHKBwEAyQsAIeQIAQDJCwAh5wgAAd4LACHoCAAB3gsAIekIAQC8CwAh6ghAALsLACHrCEAAuwsAIQMAAABMACABAADnBQAwNgAA6AUAIAMAAABMACABAABNADACAABOACABAAAAUgAgAQAAAFIAIAMAAABQACABAABRADACAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAAD9DgAgBAEAAAABFQAA_g4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHJBwEAAAABygcBAAAAAecHAQAAAAHgCAABAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAgAAAAHmCEAAAAABASoAAPAFACAPBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAckHAQAAAAHKBwEAAAAB5wcBAAAAAeAIAAEAAAHhCAABAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgCAAAAAeYIQAAAAAEBKgAA8gUAMAEqAADyBQAwAQAAAFQAIAEAAAA9ACARAwAA-w4AIAQBAJ0NACEVAAD8DgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyAdAAJENACHJBwEAnQ0AIcoHAQCdDQAh5wcBAJsNACHgCAAB3g0AIeEIAAHeDQAh4ggBAJ0NACHjCAEAnQ0AIeQIAQCdDQAh5QgCAKMNACHmCEAAnA0AIQIAAABSACAqAAD3BQAgDwQBAJ0NACGhB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHIB0AAkQ0AIckHAQCdDQAhygcBAJ0NACHnBwEAmw0AIeAIAAHeDQAh4QgAAd4NACHiCAEAnQ0AIeMIAQCdDQAh5AgBAJ0NACHlCAIAow0AIeYIQACcDQAhAgAAAFAAICoAAPkFACACAAAAUAAgKgAA-QUAIAEAAABUACABAAAAPQAgAwAAAFIAIDEAAPAFACAyAAD3BQAgAQAAAFIAIAEAAABQACAMBAAAlw0AIA0AAPYOACA3AAD5DgAgOAAA-A4AIFkAAPcOACBaAAD6DgAgyQcAAJcNACDKBwAAlw0AIOIIAACXDQAg4wgAAJcNACDkCAAAlw0AIOYIAACXDQAgEgQBALwLACGdBwAAoAwAMJ4HAACCBgAQnwcAAKAMADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHIB0AArQsAIckHAQDLCwAhygcBAMsLACHnBwEAugsAIeAIAAHeCwAh4QgAAd4LACHiCAEAvAsAIeMIAQC8CwAh5AgBAMsLACHlCAIAzAsAIeYIQAC7CwAhAwAAAFAAIAEAAIEGADA2AACCBgAgAwAAAFAAIAEAAFEAMAIAAFIAIAEAAABkACABAAAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACADAAAAYgAgAQAAYwAwAgAAZAAgFQMAAPIOACARAADzDgAgEwAA9A4AIBQAAPUOACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAEBKgAAigYAIBGhB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAEBKgAAjAYAMAEqAACMBgAwFQMAANAOACARAADRDgAgEwAA0g4AIBQAANMOACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIcoIAQCbDQAh1AgCAKMNACHYCAEAmw0AIdkIAQCbDQAh2ggBAJ0NACHbCIAAAAAB3AgBAJ0NACHdCAAAzw4AIN4IAgCjDQAh3wgCAKMNACECAAAAZAAgKgAAjwYAIBGhB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIcoIAQCbDQAh1AgCAKMNACHYCAEAmw0AIdkIAQCbDQAh2ggBAJ0NACHbCIAAAAAB3AgBAJ0NACHdCAAAzw4AIN4IAgCjDQAh3wgCAKMNACECAAAAYgAgKgAAkQYAIAIAAABiACAqAACRBgAgAwAAAGQAIDEAAIoGACAyAACPBgAgAQAAAGQAIAEAAABiACAIDQAAyg4AIDcAAM0OACA4AADMDgAgWQAAyw4AIFoAAM4OACDaCAAAlw0AINsIAACXDQAg3AgAAJcNACAUnQcAAJ8MADCeBwAAmAYAEJ8HAACfDAAwoQdAAK0LACGyBwEAyQsAIbsHAQC6CwAhyQcBAMkLACHPBwEAugsAIdAHAQC6CwAh0QdAAK0LACHKCAEAugsAIdQIAgDMCwAh2AgBALoLACHZCAEAugsAIdoIAQC8CwAh2wgAAO8LACDcCAEAvAsAId0IAADTCwAg3ggCAMwLACHfCAIAzAsAIQMAAABiACABAACXBgAwNgAAmAYAIAMAAABiACABAABjADACAABkACAKEgAAngwAIJ0HAACdDAAwngcAADUAEJ8HAACdDAAwrQdAAMYLACG9B0AAtgsAIcgIAQAAAAHVCAAA0wsAINYIAADTCwAg1wgBAMcLACEBAAAAmwYAIAEAAACbBgAgAxIAAMkOACCtBwAAlw0AINcIAACXDQAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgBxIAAMgOACCtB0AAAAABvQdAAAAAAcgIAQAAAAHVCAAAxg4AINYIAADHDgAg1wgBAAAAAQEqAACiBgAgBq0HQAAAAAG9B0AAAAAByAgBAAAAAdUIAADGDgAg1ggAAMcOACDXCAEAAAABASoAAKQGADABKgAApAYAMAcSAADFDgAgrQdAAJwNACG9B0AAkQ0AIcgIAQCbDQAh1QgAAMMOACDWCAAAxA4AINcIAQCdDQAhAgAAAJsGACAqAACnBgAgBq0HQACcDQAhvQdAAJENACHICAEAmw0AIdUIAADDDgAg1ggAAMQOACDXCAEAnQ0AIQIAAAA1ACAqAACpBgAgAgAAADUAICoAAKkGACADAAAAmwYAIDEAAKIGACAyAACnBgAgAQAAAJsGACABAAAANQAgBQ0AAMAOACA3AADCDgAgOAAAwQ4AIK0HAACXDQAg1wgAAJcNACAJnQcAAJwMADCeBwAAsAYAEJ8HAACcDAAwrQdAALsLACG9B0AArQsAIcgIAQDJCwAh1QgAANMLACDWCAAA0wsAINcIAQC8CwAhAwAAADUAIAEAAK8GADA2AACwBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAQAAADIAIAEAAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAMAAAAwACABAAAxADACAAAyACAWBAAAvg4AIBIAAL8OACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcgIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCIAAAAABzggAALwOACDPCAIAAAAB0AggAAAAAdEIAQAAAAHSCAAAvQ4AINMIIAAAAAHUCAIAAAABASoAALgGACAUoQdAAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHICAEAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQiAAAAAAc4IAAC8DgAgzwgCAAAAAdAIIAAAAAHRCAEAAAAB0ggAAL0OACDTCCAAAAAB1AgCAAAAAQEqAAC6BgAwASoAALoGADAWBAAAug4AIBIAALsOACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhyAgBAJsNACHKCAEAmw0AIcsIAQCbDQAhzAgBAJsNACHNCIAAAAABzggAALgOACDPCAIAow0AIdAIIADTDQAh0QgBAJsNACHSCAAAuQ4AINMIIADTDQAh1AgCAKMNACECAAAAMgAgKgAAvQYAIBShB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhyAgBAJsNACHKCAEAmw0AIcsIAQCbDQAhzAgBAJsNACHNCIAAAAABzggAALgOACDPCAIAow0AIdAIIADTDQAh0QgBAJsNACHSCAAAuQ4AINMIIADTDQAh1AgCAKMNACECAAAAMAAgKgAAvwYAIAIAAAAwACAqAAC_BgAgAwAAADIAIDEAALgGACAyAAC9BgAgAQAAADIAIAEAAAAwACAFDQAAsw4AIDcAALYOACA4AAC1DgAgWQAAtA4AIFoAALcOACAXnQcAAJsMADCeBwAAxgYAEJ8HAACbDAAwoQdAAK0LACGyBwEAyQsAIbsHAQC6CwAhyQcBAMkLACHKBwEAyQsAIc8HAQC6CwAh0AcBALoLACHRB0AArQsAIcgIAQDJCwAhyggBALoLACHLCAEAugsAIcwIAQC6CwAhzQgAAMoLACDOCAAA0wsAIM8IAgDMCwAh0AggANULACHRCAEAugsAIdIIAADTCwAg0wggANULACHUCAIAzAsAIQMAAAAwACABAADFBgAwNgAAxgYAIAMAAAAwACABAAAxADACAAAyACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAQSAACyDgAgyAdAAAAAAcgIAQAAAAHJCAABAAABASoAAM4GACADyAdAAAAAAcgIAQAAAAHJCAABAAABASoAANAGADABKgAA0AYAMAQSAACxDgAgyAdAAJENACHICAEAmw0AIckIAAHeDQAhAgAAADkAICoAANMGACADyAdAAJENACHICAEAmw0AIckIAAHeDQAhAgAAADcAICoAANUGACACAAAANwAgKgAA1QYAIAMAAAA5ACAxAADOBgAgMgAA0wYAIAEAAAA5ACABAAAANwAgAw0AAK4OACA3AACwDgAgOAAArw4AIAadBwAAmgwAMJ4HAADcBgAQnwcAAJoMADDIB0AArQsAIcgIAQDJCwAhyQgAAd4LACEDAAAANwAgAQAA2wYAMDYAANwGACADAAAANwAgAQAAOAAwAgAAOQAgIQUBAMULACGdBwAAmAwAMJ4HAADiBgAQnwcAAJgMADChB0AAtgsAIawHAQDFCwAh5gcBAMcLACHqBwQAtQsAIesHAQDFCwAh7AcBAAAAAZsIAQDHCwAhsggEALULACGzCEAAxgsAIbQIAADsCwAgtQgAAOwLACC2CAAA7AsAILcIAQDFCwAhuAhAALYLACG5CCAA2QsAIboIAQDHCwAhuwgBAMcLACG8CAEAxwsAIb0IAADsCwAgvggAAOwLACC_CAAA7AsAIMAIAADsCwAgwQgBAMcLACHCCAEAxwsAIcMIAgDaCwAhxAgBAMcLACHFCAIA2gsAIcYIAgDaCwAhxwgAAJkMACABAAAA3wYAIAEAAADfBgAgIAUBAMULACGdBwAAmAwAMJ4HAADiBgAQnwcAAJgMADChB0AAtgsAIawHAQDFCwAh5gcBAMcLACHqBwQAtQsAIesHAQDFCwAh7AcBAOILACGbCAEAxwsAIbIIBAC1CwAhswhAAMYLACG0CAAA7AsAILUIAADsCwAgtggAAOwLACC3CAEAxQsAIbgIQAC2CwAhuQggANkLACG6CAEAxwsAIbsIAQDHCwAhvAgBAMcLACG9CAAA7AsAIL4IAADsCwAgvwgAAOwLACDACAAA7AsAIMEIAQDHCwAhwggBAMcLACHDCAIA2gsAIcQIAQDHCwAhxQgCANoLACHGCAIA2gsAIQnmBwAAlw0AIJsIAACXDQAgswgAAJcNACC6CAAAlw0AILsIAACXDQAgvAgAAJcNACDBCAAAlw0AIMIIAACXDQAgxAgAAJcNACADAAAA4gYAIAEAAOMGADACAADfBgAgAwAAAOIGACABAADjBgAwAgAA3wYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAdBQEAAAABoQdAAAAAAawHAQAAAAHmBwEAAAAB6gcEAAAAAesHAQAAAAHsBwEAAAABmwgBAAAAAbIIBAAAAAGzCEAAAAABtAiAAAAAAbUIgAAAAAG2CIAAAAABtwgBAAAAAbgIQAAAAAG5CCAAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQiAAAAAAb4IgAAAAAG_CIAAAAABwAiAAAAAAcEIAQAAAAHCCAEAAAABwwgCAAAAAcQIAQAAAAHFCAIAAAABxggCAAAAAQEqAADnBgAgHQUBAAAAAaEHQAAAAAGsBwEAAAAB5gcBAAAAAeoHBAAAAAHrBwEAAAAB7AcBAAAAAZsIAQAAAAGyCAQAAAABswhAAAAAAbQIgAAAAAG1CIAAAAABtgiAAAAAAbcIAQAAAAG4CEAAAAABuQggAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IgAAAAAG-CIAAAAABvwiAAAAAAcAIgAAAAAHBCAEAAAABwggBAAAAAcMIAgAAAAHECAEAAAABxQgCAAAAAcYIAgAAAAEBKgAA6QYAMAEqAADpBgAwHQUBAJsNACGhB0AAkQ0AIawHAQCbDQAh5gcBAJ0NACHqBwQAkA0AIesHAQCbDQAh7AcBAJsNACGbCAEAnQ0AIbIIBACQDQAhswhAAJwNACG0CIAAAAABtQiAAAAAAbYIgAAAAAG3CAEAmw0AIbgIQACRDQAhuQggANMNACG6CAEAnQ0AIbsIAQCdDQAhvAgBAJ0NACG9CIAAAAABvgiAAAAAAb8IgAAAAAHACIAAAAABwQgBAJ0NACHCCAEAnQ0AIcMIAgCjDQAhxAgBAJ0NACHFCAIAow0AIcYIAgCjDQAhAgAAAN8GACAqAADsBgAgHQUBAJsNACGhB0AAkQ0AIawHAQCbDQAh5gcBAJ0NACHqBwQAkA0AIesHAQCbDQAh7AcBAJsNACGbCAEAnQ0AIbIIBACQDQAhswhAAJwNACG0CIAAAAABtQiAAAAAAbYIgAAAAAG3CAEAmw0AIbgIQACRDQAhuQggANMNACG6CAEAnQ0AIbsIAQCdDQAhvAgBAJ0NACG9CIAAAAABvgiAAAAAAb8IgAAAAAHACIAAAAABwQgBAJ0NACHCCAEAnQ0AIcMIAgCjDQAhxAgBAJ0NACHFCAIAow0AIcYIAgCjDQAhAgAAAOIGACAqAADuBgAgAgAAAOIGACAqAADuBgAgAwAAAN8GACAxAADnBgAgMgAA7AYAIAEAAADfBgAgAQAAAOIGACAODQAAqQ4AIDcAAKwOACA4AACrDgAgWQAAqg4AIFoAAK0OACDmBwAAlw0AIJsIAACXDQAgswgAAJcNACC6CAAAlw0AILsIAACXDQAgvAgAAJcNACDBCAAAlw0AIMIIAACXDQAgxAgAAJcNACAgBQEAugsAIZ0HAACXDAAwngcAAPUGABCfBwAAlwwAMKEHQACtCwAhrAcBALoLACHmBwEAvAsAIeoHBACsCwAh6wcBALoLACHsBwEAyQsAIZsIAQC8CwAhsggEAKwLACGzCEAAuwsAIbQIAADKCwAgtQgAAMoLACC2CAAAygsAILcIAQC6CwAhuAhAAK0LACG5CCAA1QsAIboIAQC8CwAhuwgBALwLACG8CAEAvAsAIb0IAADKCwAgvggAAMoLACC_CAAAygsAIMAIAADKCwAgwQgBALwLACHCCAEAvAsAIcMIAgDMCwAhxAgBALwLACHFCAIAzAsAIcYIAgDMCwAhAwAAAOIGACABAAD0BgAwNgAA9QYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAUBQEAxQsAIZ0HAACUDAAwngcAAPsGABCfBwAAlAwAMKwHAQDFCwAh5QcBAMULACHqBwQAtQsAIesHAQDFCwAh7AcBAOILACHxBwEA4gsAIagIAQDFCwAhqQgBAMULACGqCAEAxQsAIasIAgDaCwAhrAhAALYLACGtCEAAtgsAIa4IBAC1CwAhrwgCANoLACGwCAAAlQwAILEIAACWDAAgAQAAAPgGACABAAAA-AYAIBIFAQDFCwAhnQcAAJQMADCeBwAA-wYAEJ8HAACUDAAwrAcBAMULACHlBwEAxQsAIeoHBAC1CwAh6wcBAMULACHsBwEA4gsAIfEHAQDiCwAhqAgBAMULACGpCAEAxQsAIaoIAQDFCwAhqwgCANoLACGsCEAAtgsAIa0IQAC2CwAhrggEALULACGvCAIA2gsAIQADAAAA-wYAIAEAAPwGADACAAD4BgAgAwAAAPsGACABAAD8BgAwAgAA-AYAIAMAAAD7BgAgAQAA_AYAMAIAAPgGACAPBQEAAAABrAcBAAAAAeUHAQAAAAHqBwQAAAAB6wcBAAAAAewHAQAAAAHxBwEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgCAAAAAawIQAAAAAGtCEAAAAABrggEAAAAAa8IAgAAAAEBKgAAgAcAIA8FAQAAAAGsBwEAAAAB5QcBAAAAAeoHBAAAAAHrBwEAAAAB7AcBAAAAAfEHAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAIAAAABrAhAAAAAAa0IQAAAAAGuCAQAAAABrwgCAAAAAQEqAACCBwAwASoAAIIHADAPBQEAmw0AIawHAQCbDQAh5QcBAJsNACHqBwQAkA0AIesHAQCbDQAh7AcBAJsNACHxBwEAmw0AIagIAQCbDQAhqQgBAJsNACGqCAEAmw0AIasIAgCjDQAhrAhAAJENACGtCEAAkQ0AIa4IBACQDQAhrwgCAKMNACECAAAA-AYAICoAAIUHACAPBQEAmw0AIawHAQCbDQAh5QcBAJsNACHqBwQAkA0AIesHAQCbDQAh7AcBAJsNACHxBwEAmw0AIagIAQCbDQAhqQgBAJsNACGqCAEAmw0AIasIAgCjDQAhrAhAAJENACGtCEAAkQ0AIa4IBACQDQAhrwgCAKMNACECAAAA-wYAICoAAIcHACACAAAA-wYAICoAAIcHACADAAAA-AYAIDEAAIAHACAyAACFBwAgAQAAAPgGACABAAAA-wYAIAUNAACkDgAgNwAApw4AIDgAAKYOACBZAAClDgAgWgAAqA4AIBIFAQC6CwAhnQcAAJMMADCeBwAAjgcAEJ8HAACTDAAwrAcBALoLACHlBwEAugsAIeoHBACsCwAh6wcBALoLACHsBwEAyQsAIfEHAQDJCwAhqAgBALoLACGpCAEAugsAIaoIAQC6CwAhqwgCAMwLACGsCEAArQsAIa0IQACtCwAhrggEAKwLACGvCAIAzAsAIQMAAAD7BgAgAQAAjQcAMDYAAI4HACADAAAA-wYAIAEAAPwGADACAAD4BgAgCp0HAACSDAAwngcAAJQHABCfBwAAkgwAMLIHAQAAAAHKBwEA4gsAIeIHAQDiCwAh8QcBAOILACHzB0AAtgsAIaYIAgDaCwAhpwhAALYLACEBAAAAkQcAIAEAAACRBwAgCp0HAACSDAAwngcAAJQHABCfBwAAkgwAMLIHAQDiCwAhygcBAOILACHiBwEA4gsAIfEHAQDiCwAh8wdAALYLACGmCAIA2gsAIacIQAC2CwAhAAMAAACUBwAgAQAAlQcAMAIAAJEHACADAAAAlAcAIAEAAJUHADACAACRBwAgAwAAAJQHACABAACVBwAwAgAAkQcAIAeyBwEAAAABygcBAAAAAeIHAQAAAAHxBwEAAAAB8wdAAAAAAaYIAgAAAAGnCEAAAAABASoAAJkHACAHsgcBAAAAAcoHAQAAAAHiBwEAAAAB8QcBAAAAAfMHQAAAAAGmCAIAAAABpwhAAAAAAQEqAACbBwAwASoAAJsHADAHsgcBAJsNACHKBwEAmw0AIeIHAQCbDQAh8QcBAJsNACHzB0AAkQ0AIaYIAgCjDQAhpwhAAJENACECAAAAkQcAICoAAJ4HACAHsgcBAJsNACHKBwEAmw0AIeIHAQCbDQAh8QcBAJsNACHzB0AAkQ0AIaYIAgCjDQAhpwhAAJENACECAAAAlAcAICoAAKAHACACAAAAlAcAICoAAKAHACADAAAAkQcAIDEAAJkHACAyAACeBwAgAQAAAJEHACABAAAAlAcAIAUNAACfDgAgNwAAog4AIDgAAKEOACBZAACgDgAgWgAAow4AIAqdBwAAkQwAMJ4HAACnBwAQnwcAAJEMADCyBwEAyQsAIcoHAQDJCwAh4gcBAMkLACHxBwEAyQsAIfMHQACtCwAhpggCAMwLACGnCEAArQsAIQMAAACUBwAgAQAApgcAMDYAAKcHACADAAAAlAcAIAEAAJUHADACAACRBwAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAWCQAAng4AIKEHQAAAAAHKBwEAAAAB8QcBAAAAAY8IAgAAAAGVCAEAAAABlggBAAAAAZcIAgAAAAGYCAQAAAABmQgBAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABnwiAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAaMIBAAAAAGkCAQAAAABpQgBAAAAAQEqAACvBwAgFaEHQAAAAAHKBwEAAAAB8QcBAAAAAY8IAgAAAAGVCAEAAAABlggBAAAAAZcIAgAAAAGYCAQAAAABmQgBAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABnwiAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAaMIBAAAAAGkCAQAAAABpQgBAAAAAQEqAACxBwAwASoAALEHADAWCQAAnQ4AIKEHQACRDQAhygcBAJsNACHxBwEAmw0AIY8IAgCjDQAhlQgBAJsNACGWCAEAmw0AIZcIAgCjDQAhmAgEAJANACGZCAEAmw0AIZoIAQCbDQAhmwgBAJsNACGcCAIAow0AIZ0IAgCjDQAhnggCAKMNACGfCIAAAAABoAhAAJwNACGhCEAAnA0AIaIIQACcDQAhowgEAJANACGkCAQAkA0AIaUIAQCbDQAhAgAAABgAICoAALQHACAVoQdAAJENACHKBwEAmw0AIfEHAQCbDQAhjwgCAKMNACGVCAEAmw0AIZYIAQCbDQAhlwgCAKMNACGYCAQAkA0AIZkIAQCbDQAhmggBAJsNACGbCAEAmw0AIZwIAgCjDQAhnQgCAKMNACGeCAIAow0AIZ8IgAAAAAGgCEAAnA0AIaEIQACcDQAhoghAAJwNACGjCAQAkA0AIaQIBACQDQAhpQgBAJsNACECAAAAFgAgKgAAtgcAIAIAAAAWACAqAAC2BwAgAwAAABgAIDEAAK8HACAyAAC0BwAgAQAAABgAIAEAAAAWACAIDQAAmA4AIDcAAJsOACA4AACaDgAgWQAAmQ4AIFoAAJwOACCgCAAAlw0AIKEIAACXDQAgoggAAJcNACAYnQcAAJAMADCeBwAAvQcAEJ8HAACQDAAwoQdAAK0LACHKBwEAyQsAIfEHAQDJCwAhjwgCAMwLACGVCAEAyQsAIZYIAQC6CwAhlwgCAMwLACGYCAQArAsAIZkIAQC6CwAhmggBALoLACGbCAEAugsAIZwIAgDMCwAhnQgCAMwLACGeCAIAzAsAIZ8IAADKCwAgoAhAALsLACGhCEAAuwsAIaIIQAC7CwAhowgEAKwLACGkCAQArAsAIaUIAQC6CwAhAwAAABYAIAEAALwHADA2AAC9BwAgAwAAABYAIAEAABcAMAIAABgAIBCdBwAAjQwAMJ4HAADDBwAQnwcAAI0MADDJBwEA4gsAIcoHAQDiCwAh8QcBAAAAAf4HAQDFCwAh_wcBAMULACGCCAIAjwwAIY4IAQDFCwAhjwgCANoLACGQCAQAtQsAIZEIBACODAAhkggEAI4MACGTCEAAxgsAIZQIBACODAAhAQAAAMAHACABAAAAwAcAIBCdBwAAjQwAMJ4HAADDBwAQnwcAAI0MADDJBwEA4gsAIcoHAQDiCwAh8QcBAOILACH-BwEAxQsAIf8HAQDFCwAhgggCAI8MACGOCAEAxQsAIY8IAgDaCwAhkAgEALULACGRCAQAjgwAIZIIBACODAAhkwhAAMYLACGUCAQAjgwAIQWCCAAAlw0AIJEIAACXDQAgkggAAJcNACCTCAAAlw0AIJQIAACXDQAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACADAAAAwwcAIAEAAMQHADACAADABwAgDckHAQAAAAHKBwEAAAAB8QcBAAAAAf4HAQAAAAH_BwEAAAABgggCAAAAAY4IAQAAAAGPCAIAAAABkAgEAAAAAZEIBAAAAAGSCAQAAAABkwhAAAAAAZQIBAAAAAEBKgAAyAcAIA3JBwEAAAABygcBAAAAAfEHAQAAAAH-BwEAAAAB_wcBAAAAAYIIAgAAAAGOCAEAAAABjwgCAAAAAZAIBAAAAAGRCAQAAAABkggEAAAAAZMIQAAAAAGUCAQAAAABASoAAMoHADABKgAAygcAMA3JBwEAmw0AIcoHAQCbDQAh8QcBAJsNACH-BwEAmw0AIf8HAQCbDQAhgggCAJcOACGOCAEAmw0AIY8IAgCjDQAhkAgEAJANACGRCAQAlg4AIZIIBACWDgAhkwhAAJwNACGUCAQAlg4AIQIAAADABwAgKgAAzQcAIA3JBwEAmw0AIcoHAQCbDQAh8QcBAJsNACH-BwEAmw0AIf8HAQCbDQAhgggCAJcOACGOCAEAmw0AIY8IAgCjDQAhkAgEAJANACGRCAQAlg4AIZIIBACWDgAhkwhAAJwNACGUCAQAlg4AIQIAAADDBwAgKgAAzwcAIAIAAADDBwAgKgAAzwcAIAMAAADABwAgMQAAyAcAIDIAAM0HACABAAAAwAcAIAEAAADDBwAgCg0AAJEOACA3AACUDgAgOAAAkw4AIFkAAJIOACBaAACVDgAggggAAJcNACCRCAAAlw0AIJIIAACXDQAgkwgAAJcNACCUCAAAlw0AIBCdBwAAhgwAMJ4HAADWBwAQnwcAAIYMADDJBwEAyQsAIcoHAQDJCwAh8QcBAMkLACH-BwEAugsAIf8HAQC6CwAhgggCAIgMACGOCAEAugsAIY8IAgDMCwAhkAgEAKwLACGRCAQAhwwAIZIIBACHDAAhkwhAALsLACGUCAQAhwwAIQMAAADDBwAgAQAA1QcAMDYAANYHACADAAAAwwcAIAEAAMQHADACAADABwAgCZ0HAACEDAAwngcAANwHABCfBwAAhAwAMKEHQAC2CwAhqgcEALULACGyBwEAAAAByQcBAOILACGMCAAA7AsAII0IAACFDAAgAQAAANkHACABAAAA2QcAIAidBwAAhAwAMJ4HAADcBwAQnwcAAIQMADChB0AAtgsAIaoHBAC1CwAhsgcBAOILACHJBwEA4gsAIYwIAADsCwAgAAMAAADcBwAgAQAA3QcAMAIAANkHACADAAAA3AcAIAEAAN0HADACAADZBwAgAwAAANwHACABAADdBwAwAgAA2QcAIAWhB0AAAAABqgcEAAAAAbIHAQAAAAHJBwEAAAABjAiAAAAAAQEqAADhBwAgBaEHQAAAAAGqBwQAAAABsgcBAAAAAckHAQAAAAGMCIAAAAABASoAAOMHADABKgAA4wcAMAWhB0AAkQ0AIaoHBACQDQAhsgcBAJsNACHJBwEAmw0AIYwIgAAAAAECAAAA2QcAICoAAOYHACAFoQdAAJENACGqBwQAkA0AIbIHAQCbDQAhyQcBAJsNACGMCIAAAAABAgAAANwHACAqAADoBwAgAgAAANwHACAqAADoBwAgAwAAANkHACAxAADhBwAgMgAA5gcAIAEAAADZBwAgAQAAANwHACAFDQAAjA4AIDcAAI8OACA4AACODgAgWQAAjQ4AIFoAAJAOACAInQcAAIMMADCeBwAA7wcAEJ8HAACDDAAwoQdAAK0LACGqBwQArAsAIbIHAQDJCwAhyQcBAMkLACGMCAAAygsAIAMAAADcBwAgAQAA7gcAMDYAAO8HACADAAAA3AcAIAEAAN0HADACAADZBwAgDp0HAACBDAAwngcAAPUHABCfBwAAgQwAMKEHQAC2CwAhsgcBAAAAAckHAQDiCwAhygcBAOILACHlBwEAxQsAIf4HAQDFCwAh_wcBAMULACGICAQAtQsAIYkIBAC1CwAhiggBAMULACGLCAAAggwAIAEAAADyBwAgAQAAAPIHACANnQcAAIEMADCeBwAA9QcAEJ8HAACBDAAwoQdAALYLACGyBwEA4gsAIckHAQDiCwAhygcBAOILACHlBwEAxQsAIf4HAQDFCwAh_wcBAMULACGICAQAtQsAIYkIBAC1CwAhiggBAMULACEAAwAAAPUHACABAAD2BwAwAgAA8gcAIAMAAAD1BwAgAQAA9gcAMAIAAPIHACADAAAA9QcAIAEAAPYHADACAADyBwAgCqEHQAAAAAGyBwEAAAAByQcBAAAAAcoHAQAAAAHlBwEAAAAB_gcBAAAAAf8HAQAAAAGICAQAAAABiQgEAAAAAYoIAQAAAAEBKgAA-gcAIAqhB0AAAAABsgcBAAAAAckHAQAAAAHKBwEAAAAB5QcBAAAAAf4HAQAAAAH_BwEAAAABiAgEAAAAAYkIBAAAAAGKCAEAAAABASoAAPwHADABKgAA_AcAMAqhB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKBwEAmw0AIeUHAQCbDQAh_gcBAJsNACH_BwEAmw0AIYgIBACQDQAhiQgEAJANACGKCAEAmw0AIQIAAADyBwAgKgAA_wcAIAqhB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKBwEAmw0AIeUHAQCbDQAh_gcBAJsNACH_BwEAmw0AIYgIBACQDQAhiQgEAJANACGKCAEAmw0AIQIAAAD1BwAgKgAAgQgAIAIAAAD1BwAgKgAAgQgAIAMAAADyBwAgMQAA-gcAIDIAAP8HACABAAAA8gcAIAEAAAD1BwAgBQ0AAIcOACA3AACKDgAgOAAAiQ4AIFkAAIgOACBaAACLDgAgDZ0HAACADAAwngcAAIgIABCfBwAAgAwAMKEHQACtCwAhsgcBAMkLACHJBwEAyQsAIcoHAQDJCwAh5QcBALoLACH-BwEAugsAIf8HAQC6CwAhiAgEAKwLACGJCAQArAsAIYoIAQC6CwAhAwAAAPUHACABAACHCAAwNgAAiAgAIAMAAAD1BwAgAQAA9gcAMAIAAPIHACAPnQcAAP4LADCeBwAAjggAEJ8HAAD-CwAwyQcBAOILACHKBwEA4gsAIf4HAQDFCwAh_wcBAMULACGACAQAtQsAIYEIBAC1CwAhgggEALULACGDCAQAtQsAIYQIBAC1CwAhhQgEALULACGGCAQAtQsAIYcIAAD_CwAgAQAAAIsIACABAAAAiwgAIA6dBwAA_gsAMJ4HAACOCAAQnwcAAP4LADDJBwEA4gsAIcoHAQDiCwAh_gcBAMULACH_BwEAxQsAIYAIBAC1CwAhgQgEALULACGCCAQAtQsAIYMIBAC1CwAhhAgEALULACGFCAQAtQsAIYYIBAC1CwAhAAMAAACOCAAgAQAAjwgAMAIAAIsIACADAAAAjggAIAEAAI8IADACAACLCAAgAwAAAI4IACABAACPCAAwAgAAiwgAIAvJBwEAAAABygcBAAAAAf4HAQAAAAH_BwEAAAABgAgEAAAAAYEIBAAAAAGCCAQAAAABgwgEAAAAAYQIBAAAAAGFCAQAAAABhggEAAAAAQEqAACTCAAgC8kHAQAAAAHKBwEAAAAB_gcBAAAAAf8HAQAAAAGACAQAAAABgQgEAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABASoAAJUIADABKgAAlQgAMAvJBwEAmw0AIcoHAQCbDQAh_gcBAJsNACH_BwEAmw0AIYAIBACQDQAhgQgEAJANACGCCAQAkA0AIYMIBACQDQAhhAgEAJANACGFCAQAkA0AIYYIBACQDQAhAgAAAIsIACAqAACYCAAgC8kHAQCbDQAhygcBAJsNACH-BwEAmw0AIf8HAQCbDQAhgAgEAJANACGBCAQAkA0AIYIIBACQDQAhgwgEAJANACGECAQAkA0AIYUIBACQDQAhhggEAJANACECAAAAjggAICoAAJoIACACAAAAjggAICoAAJoIACADAAAAiwgAIDEAAJMIACAyAACYCAAgAQAAAIsIACABAAAAjggAIAUNAACCDgAgNwAAhQ4AIDgAAIQOACBZAACDDgAgWgAAhg4AIA6dBwAA_QsAMJ4HAAChCAAQnwcAAP0LADDJBwEAyQsAIcoHAQDJCwAh_gcBALoLACH_BwEAugsAIYAIBACsCwAhgQgEAKwLACGCCAQArAsAIYMIBACsCwAhhAgEAKwLACGFCAQArAsAIYYIBACsCwAhAwAAAI4IACABAACgCAAwNgAAoQgAIAMAAACOCAAgAQAAjwgAMAIAAIsIACAPnQcAAPsLADCeBwAApwgAEJ8HAAD7CwAwyQcBAOILACHKBwEA4gsAIf4HAQDFCwAh_wcBAMULACGACAQAtQsAIYEIBAC1CwAhgggEALULACGDCAQAtQsAIYQIBAC1CwAhhQgEALULACGGCAQAtQsAIYcIAAD8CwAgAQAAAKQIACABAAAApAgAIA6dBwAA-wsAMJ4HAACnCAAQnwcAAPsLADDJBwEA4gsAIcoHAQDiCwAh_gcBAMULACH_BwEAxQsAIYAIBAC1CwAhgQgEALULACGCCAQAtQsAIYMIBAC1CwAhhAgEALULACGFCAQAtQsAIYYIBAC1CwAhAAMAAACnCAAgAQAAqAgAMAIAAKQIACADAAAApwgAIAEAAKgIADACAACkCAAgAwAAAKcIACABAACoCAAwAgAApAgAIAvJBwEAAAABygcBAAAAAf4HAQAAAAH_BwEAAAABgAgEAAAAAYEIBAAAAAGCCAQAAAABgwgEAAAAAYQIBAAAAAGFCAQAAAABhggEAAAAAQEqAACsCAAgC8kHAQAAAAHKBwEAAAAB_gcBAAAAAf8HAQAAAAGACAQAAAABgQgEAAAAAYIIBAAAAAGDCAQAAAABhAgEAAAAAYUIBAAAAAGGCAQAAAABASoAAK4IADABKgAArggAMAvJBwEAmw0AIcoHAQCbDQAh_gcBAJsNACH_BwEAmw0AIYAIBACQDQAhgQgEAJANACGCCAQAkA0AIYMIBACQDQAhhAgEAJANACGFCAQAkA0AIYYIBACQDQAhAgAAAKQIACAqAACxCAAgC8kHAQCbDQAhygcBAJsNACH-BwEAmw0AIf8HAQCbDQAhgAgEAJANACGBCAQAkA0AIYIIBACQDQAhgwgEAJANACGECAQAkA0AIYUIBACQDQAhhggEAJANACECAAAApwgAICoAALMIACACAAAApwgAICoAALMIACADAAAApAgAIDEAAKwIACAyAACxCAAgAQAAAKQIACABAAAApwgAIAUNAAD9DQAgNwAAgA4AIDgAAP8NACBZAAD-DQAgWgAAgQ4AIA6dBwAA-gsAMJ4HAAC6CAAQnwcAAPoLADDJBwEAyQsAIcoHAQDJCwAh_gcBALoLACH_BwEAugsAIYAIBACsCwAhgQgEAKwLACGCCAQArAsAIYMIBACsCwAhhAgEAKwLACGFCAQArAsAIYYIBACsCwAhAwAAAKcIACABAAC5CAAwNgAAuggAIAMAAACnCAAgAQAAqAgAMAIAAKQIACAHnQcAAPkLADCeBwAAwAgAEJ8HAAD5CwAw-gcBAAAAAfsHQAC2CwAh_AcCANoLACH9BwIA2gsAIQEAAAC9CAAgAQAAAL0IACAHnQcAAPkLADCeBwAAwAgAEJ8HAAD5CwAw-gcBAMULACH7B0AAtgsAIfwHAgDaCwAh_QcCANoLACEAAwAAAMAIACABAADBCAAwAgAAvQgAIAMAAADACAAgAQAAwQgAMAIAAL0IACADAAAAwAgAIAEAAMEIADACAAC9CAAgBPoHAQAAAAH7B0AAAAAB_AcCAAAAAf0HAgAAAAEBKgAAxQgAIAT6BwEAAAAB-wdAAAAAAfwHAgAAAAH9BwIAAAABASoAAMcIADABKgAAxwgAMAT6BwEAmw0AIfsHQACRDQAh_AcCAKMNACH9BwIAow0AIQIAAAC9CAAgKgAAyggAIAT6BwEAmw0AIfsHQACRDQAh_AcCAKMNACH9BwIAow0AIQIAAADACAAgKgAAzAgAIAIAAADACAAgKgAAzAgAIAMAAAC9CAAgMQAAxQgAIDIAAMoIACABAAAAvQgAIAEAAADACAAgBQ0AAPgNACA3AAD7DQAgOAAA-g0AIFkAAPkNACBaAAD8DQAgB50HAAD4CwAwngcAANMIABCfBwAA-AsAMPoHAQC6CwAh-wdAAK0LACH8BwIAzAsAIf0HAgDMCwAhAwAAAMAIACABAADSCAAwNgAA0wgAIAMAAADACAAgAQAAwQgAMAIAAL0IACAInQcAAPcLADCeBwAA2QgAEJ8HAAD3CwAwsgcgAAAAAfYHBAC1CwAh9wdAALYLACH4BwQAtQsAIfkHQADGCwAhAQAAANYIACABAAAA1ggAIAidBwAA9wsAMJ4HAADZCAAQnwcAAPcLADCyByAA2QsAIfYHBAC1CwAh9wdAALYLACH4BwQAtQsAIfkHQADGCwAhAfkHAACXDQAgAwAAANkIACABAADaCAAwAgAA1ggAIAMAAADZCAAgAQAA2ggAMAIAANYIACADAAAA2QgAIAEAANoIADACAADWCAAgBbIHIAAAAAH2BwQAAAAB9wdAAAAAAfgHBAAAAAH5B0AAAAABASoAAN4IACAFsgcgAAAAAfYHBAAAAAH3B0AAAAAB-AcEAAAAAfkHQAAAAAEBKgAA4AgAMAEqAADgCAAwBbIHIADTDQAh9gcEAJANACH3B0AAkQ0AIfgHBACQDQAh-QdAAJwNACECAAAA1ggAICoAAOMIACAFsgcgANMNACH2BwQAkA0AIfcHQACRDQAh-AcEAJANACH5B0AAnA0AIQIAAADZCAAgKgAA5QgAIAIAAADZCAAgKgAA5QgAIAMAAADWCAAgMQAA3ggAIDIAAOMIACABAAAA1ggAIAEAAADZCAAgBg0AAPMNACA3AAD2DQAgOAAA9Q0AIFkAAPQNACBaAAD3DQAg-QcAAJcNACAInQcAAPYLADCeBwAA7AgAEJ8HAAD2CwAwsgcgANULACH2BwQArAsAIfcHQACtCwAh-AcEAKwLACH5B0AAuwsAIQMAAADZCAAgAQAA6wgAMDYAAOwIACADAAAA2QgAIAEAANoIADACAADWCAAgC50HAAD1CwAwngcAAPIIABCfBwAA9QsAMKEHQAC2CwAhsgcEAAAAAbwHAgDaCwAh8QcBAOILACHyBwEAxQsAIfMHQAC2CwAh9AcBAMcLACH1BwEAxwsAIQEAAADvCAAgAQAAAO8IACALnQcAAPULADCeBwAA8ggAEJ8HAAD1CwAwoQdAALYLACGyBwQAtQsAIbwHAgDaCwAh8QcBAOILACHyBwEAxQsAIfMHQAC2CwAh9AcBAMcLACH1BwEAxwsAIQL0BwAAlw0AIPUHAACXDQAgAwAAAPIIACABAADzCAAwAgAA7wgAIAMAAADyCAAgAQAA8wgAMAIAAO8IACADAAAA8ggAIAEAAPMIADACAADvCAAgCKEHQAAAAAGyBwQAAAABvAcCAAAAAfEHAQAAAAHyBwEAAAAB8wdAAAAAAfQHAQAAAAH1BwEAAAABASoAAPcIACAIoQdAAAAAAbIHBAAAAAG8BwIAAAAB8QcBAAAAAfIHAQAAAAHzB0AAAAAB9AcBAAAAAfUHAQAAAAEBKgAA-QgAMAEqAAD5CAAwCKEHQACRDQAhsgcEAJANACG8BwIAow0AIfEHAQCbDQAh8gcBAJsNACHzB0AAkQ0AIfQHAQCdDQAh9QcBAJ0NACECAAAA7wgAICoAAPwIACAIoQdAAJENACGyBwQAkA0AIbwHAgCjDQAh8QcBAJsNACHyBwEAmw0AIfMHQACRDQAh9AcBAJ0NACH1BwEAnQ0AIQIAAADyCAAgKgAA_ggAIAIAAADyCAAgKgAA_ggAIAMAAADvCAAgMQAA9wgAIDIAAPwIACABAAAA7wgAIAEAAADyCAAgBw0AAO4NACA3AADxDQAgOAAA8A0AIFkAAO8NACBaAADyDQAg9AcAAJcNACD1BwAAlw0AIAudBwAA9AsAMJ4HAACFCQAQnwcAAPQLADChB0AArQsAIbIHBACsCwAhvAcCAMwLACHxBwEAyQsAIfIHAQC6CwAh8wdAAK0LACH0BwEAvAsAIfUHAQC8CwAhAwAAAPIIACABAACECQAwNgAAhQkAIAMAAADyCAAgAQAA8wgAMAIAAO8IACANBQEAxQsAIZ0HAADxCwAwngcAAIsJABCfBwAA8QsAMKEHQAC2CwAhrAcBAMULACHqBwQAtQsAIesHAQDFCwAh7AcBAOILACHtBwEAxQsAIe4HAADyCwAg7wcAAPILACDwBwAA8wsAIAEAAACICQAgAQAAAIgJACAMBQEAxQsAIZ0HAADxCwAwngcAAIsJABCfBwAA8QsAMKEHQAC2CwAhrAcBAMULACHqBwQAtQsAIesHAQDFCwAh7AcBAOILACHtBwEAxQsAIe4HAADyCwAg7wcAAPILACAC7gcAAJcNACDvBwAAlw0AIAMAAACLCQAgAQAAjAkAMAIAAIgJACADAAAAiwkAIAEAAIwJADACAACICQAgAwAAAIsJACABAACMCQAwAgAAiAkAIAkFAQAAAAGhB0AAAAABrAcBAAAAAeoHBAAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAHuB4AAAAAB7weAAAAAAQEqAACQCQAgCQUBAAAAAaEHQAAAAAGsBwEAAAAB6gcEAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HgAAAAAHvB4AAAAABASoAAJIJADABKgAAkgkAMAkFAQCbDQAhoQdAAJENACGsBwEAmw0AIeoHBACQDQAh6wcBAJsNACHsBwEAmw0AIe0HAQCbDQAh7geAAAAAAe8HgAAAAAECAAAAiAkAICoAAJUJACAJBQEAmw0AIaEHQACRDQAhrAcBAJsNACHqBwQAkA0AIesHAQCbDQAh7AcBAJsNACHtBwEAmw0AIe4HgAAAAAHvB4AAAAABAgAAAIsJACAqAACXCQAgAgAAAIsJACAqAACXCQAgAwAAAIgJACAxAACQCQAgMgAAlQkAIAEAAACICQAgAQAAAIsJACAHDQAA6Q0AIDcAAOwNACA4AADrDQAgWQAA6g0AIFoAAO0NACDuBwAAlw0AIO8HAACXDQAgDAUBALoLACGdBwAA7gsAMJ4HAACeCQAQnwcAAO4LADChB0AArQsAIawHAQC6CwAh6gcEAKwLACHrBwEAugsAIewHAQDJCwAh7QcBALoLACHuBwAA7wsAIO8HAADvCwAgAwAAAIsJACABAACdCQAwNgAAngkAIAMAAACLCQAgAQAAjAkAMAIAAIgJACAUnQcAAOoLADCeBwAApAkAEJ8HAADqCwAwoQdAALYLACGyBwEA4gsAIbMHBAAAAAHJBwEA6wsAIcoHAQDrCwAh1QcBAMULACHfBwEAxQsAIeAHAQDFCwAh4QcBAMcLACHiBwEA6wsAIeMHAQDFCwAh5AcBAMULACHlBwEAxwsAIeYHAQDHCwAh5wcBAMcLACHoBwEAxwsAIekHAADsCwAgAQAAAKEJACABAAAAoQkAIBSdBwAA6gsAMJ4HAACkCQAQnwcAAOoLADChB0AAtgsAIbIHAQDiCwAhswcEALULACHJBwEA6wsAIcoHAQDrCwAh1QcBAMULACHfBwEAxQsAIeAHAQDFCwAh4QcBAMcLACHiBwEA6wsAIeMHAQDFCwAh5AcBAMULACHlBwEAxwsAIeYHAQDHCwAh5wcBAMcLACHoBwEAxwsAIekHAADsCwAgCMkHAACXDQAgygcAAJcNACDhBwAAlw0AIOIHAACXDQAg5QcAAJcNACDmBwAAlw0AIOcHAACXDQAg6AcAAJcNACADAAAApAkAIAEAAKUJADACAAChCQAgAwAAAKQJACABAAClCQAwAgAAoQkAIAMAAACkCQAgAQAApQkAMAIAAKEJACARoQdAAAAAAbIHAQAAAAGzBwQAAAAByQcBAAAAAcoHAQAAAAHVBwEAAAAB3wcBAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkBwEAAAAB5QcBAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHgAAAAAEBKgAAqQkAIBGhB0AAAAABsgcBAAAAAbMHBAAAAAHJBwEAAAABygcBAAAAAdUHAQAAAAHfBwEAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHAQAAAAHlBwEAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QeAAAAAAQEqAACrCQAwASoAAKsJADARoQdAAJENACGyBwEAmw0AIbMHBACQDQAhyQcBAJ0NACHKBwEAnQ0AIdUHAQCbDQAh3wcBAJsNACHgBwEAmw0AIeEHAQCdDQAh4gcBAJ0NACHjBwEAmw0AIeQHAQCbDQAh5QcBAJ0NACHmBwEAnQ0AIecHAQCdDQAh6AcBAJ0NACHpB4AAAAABAgAAAKEJACAqAACuCQAgEaEHQACRDQAhsgcBAJsNACGzBwQAkA0AIckHAQCdDQAhygcBAJ0NACHVBwEAmw0AId8HAQCbDQAh4AcBAJsNACHhBwEAnQ0AIeIHAQCdDQAh4wcBAJsNACHkBwEAmw0AIeUHAQCdDQAh5gcBAJ0NACHnBwEAnQ0AIegHAQCdDQAh6QeAAAAAAQIAAACkCQAgKgAAsAkAIAIAAACkCQAgKgAAsAkAIAMAAAChCQAgMQAAqQkAIDIAAK4JACABAAAAoQkAIAEAAACkCQAgDQ0AAOQNACA3AADnDQAgOAAA5g0AIFkAAOUNACBaAADoDQAgyQcAAJcNACDKBwAAlw0AIOEHAACXDQAg4gcAAJcNACDlBwAAlw0AIOYHAACXDQAg5wcAAJcNACDoBwAAlw0AIBSdBwAA6QsAMJ4HAAC3CQAQnwcAAOkLADChB0AArQsAIbIHAQDJCwAhswcEAKwLACHJBwEAywsAIcoHAQDLCwAh1QcBALoLACHfBwEAugsAIeAHAQC6CwAh4QcBALwLACHiBwEAywsAIeMHAQC6CwAh5AcBALoLACHlBwEAvAsAIeYHAQC8CwAh5wcBALwLACHoBwEAvAsAIekHAADKCwAgAwAAAKQJACABAAC2CQAwNgAAtwkAIAMAAACkCQAgAQAApQkAMAIAAKEJACAJnQcAAOcLADCeBwAAvQkAEJ8HAADnCwAwswcEAAAAAdYHBAC1CwAh2QcBAOILACHaBwAB4wsAId0HBAAAAAHeBwAA6AsAIAEAAAC6CQAgAQAAALoJACAInQcAAOcLADCeBwAAvQkAEJ8HAADnCwAwswcEALULACHWBwQAtQsAIdkHAQDiCwAh2gcAAeMLACHdBwQAtQsAIQADAAAAvQkAIAEAAL4JADACAAC6CQAgAwAAAL0JACABAAC-CQAwAgAAugkAIAMAAAC9CQAgAQAAvgkAMAIAALoJACAFswcEAAAAAdYHBAAAAAHZBwEAAAAB2gcAAQAAAd0HBAAAAAEBKgAAwgkAIAWzBwQAAAAB1gcEAAAAAdkHAQAAAAHaBwABAAAB3QcEAAAAAQEqAADECQAwASoAAMQJADAFswcEAJANACHWBwQAkA0AIdkHAQCbDQAh2gcAAd4NACHdBwQAkA0AIQIAAAC6CQAgKgAAxwkAIAWzBwQAkA0AIdYHBACQDQAh2QcBAJsNACHaBwAB3g0AId0HBACQDQAhAgAAAL0JACAqAADJCQAgAgAAAL0JACAqAADJCQAgAwAAALoJACAxAADCCQAgMgAAxwkAIAEAAAC6CQAgAQAAAL0JACAFDQAA3w0AIDcAAOINACA4AADhDQAgWQAA4A0AIFoAAOMNACAInQcAAOYLADCeBwAA0AkAEJ8HAADmCwAwswcEAKwLACHWBwQArAsAIdkHAQDJCwAh2gcAAd4LACHdBwQArAsAIQMAAAC9CQAgAQAAzwkAMDYAANAJACADAAAAvQkAIAEAAL4JADACAAC6CQAgC50HAADhCwAwngcAANYJABCfBwAA4QsAMKEHQAC2CwAh1gcEALULACHZBwEA4gsAIdoHAAHjCwAh2wcBAMULACHcBwAB4wsAId0HBAAAAAHeBwAA5QsAIAEAAADTCQAgAQAAANMJACAKnQcAAOELADCeBwAA1gkAEJ8HAADhCwAwoQdAALYLACHWBwQAtQsAIdkHAQDiCwAh2gcAAeMLACHbBwEAxQsAIdwHAAHjCwAh3QcEALULACEAAwAAANYJACABAADXCQAwAgAA0wkAIAMAAADWCQAgAQAA1wkAMAIAANMJACADAAAA1gkAIAEAANcJADACAADTCQAgB6EHQAAAAAHWBwQAAAAB2QcBAAAAAdoHAAEAAAHbBwEAAAAB3AcAAQAAAd0HBAAAAAEBKgAA2wkAIAehB0AAAAAB1gcEAAAAAdkHAQAAAAHaBwABAAAB2wcBAAAAAdwHAAEAAAHdBwQAAAABASoAAN0JADABKgAA3QkAMAehB0AAkQ0AIdYHBACQDQAh2QcBAJsNACHaBwAB3g0AIdsHAQCbDQAh3AcAAd4NACHdBwQAkA0AIQIAAADTCQAgKgAA4AkAIAehB0AAkQ0AIdYHBACQDQAh2QcBAJsNACHaBwAB3g0AIdsHAQCbDQAh3AcAAd4NACHdBwQAkA0AIQIAAADWCQAgKgAA4gkAIAIAAADWCQAgKgAA4gkAIAMAAADTCQAgMQAA2wkAIDIAAOAJACABAAAA0wkAIAEAAADWCQAgBQ0AANkNACA3AADcDQAgOAAA2w0AIFkAANoNACBaAADdDQAgCp0HAADdCwAwngcAAOkJABCfBwAA3QsAMKEHQACtCwAh1gcEAKwLACHZBwEAyQsAIdoHAAHeCwAh2wcBALoLACHcBwAB3gsAId0HBACsCwAhAwAAANYJACABAADoCQAwNgAA6QkAIAMAAADWCQAgAQAA1wkAMAIAANMJACAFnQcAANwLADCeBwAA7wkAEJ8HAADcCwAwsgcgAAAAAdgHBAC1CwAhAQAAAOwJACABAAAA7AkAIAWdBwAA3AsAMJ4HAADvCQAQnwcAANwLADCyByAA2QsAIdgHBAC1CwAhAAMAAADvCQAgAQAA8AkAMAIAAOwJACADAAAA7wkAIAEAAPAJADACAADsCQAgAwAAAO8JACABAADwCQAwAgAA7AkAIAKyByAAAAAB2AcEAAAAAQEqAAD0CQAgArIHIAAAAAHYBwQAAAABASoAAPYJADABKgAA9gkAMAKyByAA0w0AIdgHBACQDQAhAgAAAOwJACAqAAD5CQAgArIHIADTDQAh2AcEAJANACECAAAA7wkAICoAAPsJACACAAAA7wkAICoAAPsJACADAAAA7AkAIDEAAPQJACAyAAD5CQAgAQAAAOwJACABAAAA7wkAIAUNAADUDQAgNwAA1w0AIDgAANYNACBZAADVDQAgWgAA2A0AIAWdBwAA2wsAMJ4HAACCCgAQnwcAANsLADCyByAA1QsAIdgHBACsCwAhAwAAAO8JACABAACBCgAwNgAAggoAIAMAAADvCQAgAQAA8AkAMAIAAOwJACALnQcAANgLADCeBwAAiAoAEJ8HAADYCwAwrgcBAMcLACGyByAAAAABvAcCANoLACG_B0AAtgsAIc4HQADGCwAh1QcBAMULACHWBwQAtQsAIdcHQADGCwAhAQAAAIUKACABAAAAhQoAIAudBwAA2AsAMJ4HAACICgAQnwcAANgLADCuBwEAxwsAIbIHIADZCwAhvAcCANoLACG_B0AAtgsAIc4HQADGCwAh1QcBAMULACHWBwQAtQsAIdcHQADGCwAhA64HAACXDQAgzgcAAJcNACDXBwAAlw0AIAMAAACICgAgAQAAiQoAMAIAAIUKACADAAAAiAoAIAEAAIkKADACAACFCgAgAwAAAIgKACABAACJCgAwAgAAhQoAIAiuBwEAAAABsgcgAAAAAbwHAgAAAAG_B0AAAAABzgdAAAAAAdUHAQAAAAHWBwQAAAAB1wdAAAAAAQEqAACNCgAgCK4HAQAAAAGyByAAAAABvAcCAAAAAb8HQAAAAAHOB0AAAAAB1QcBAAAAAdYHBAAAAAHXB0AAAAABASoAAI8KADABKgAAjwoAMAiuBwEAnQ0AIbIHIADTDQAhvAcCAKMNACG_B0AAkQ0AIc4HQACcDQAh1QcBAJsNACHWBwQAkA0AIdcHQACcDQAhAgAAAIUKACAqAACSCgAgCK4HAQCdDQAhsgcgANMNACG8BwIAow0AIb8HQACRDQAhzgdAAJwNACHVBwEAmw0AIdYHBACQDQAh1wdAAJwNACECAAAAiAoAICoAAJQKACACAAAAiAoAICoAAJQKACADAAAAhQoAIDEAAI0KACAyAACSCgAgAQAAAIUKACABAAAAiAoAIAgNAADODQAgNwAA0Q0AIDgAANANACBZAADPDQAgWgAA0g0AIK4HAACXDQAgzgcAAJcNACDXBwAAlw0AIAudBwAA1AsAMJ4HAACbCgAQnwcAANQLADCuBwEAvAsAIbIHIADVCwAhvAcCAMwLACG_B0AArQsAIc4HQAC7CwAh1QcBALoLACHWBwQArAsAIdcHQAC7CwAhAwAAAIgKACABAACaCgAwNgAAmwoAIAMAAACICgAgAQAAiQoAMAIAAIUKACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIBADAADLDQAgIgAAzA0AICMAAM0NACChB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcAAMoNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQEqAACjCgAgDaEHQAAAAAGsBwEAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwAAyg0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABASoAAKUKADABKgAApQoAMBADAACvDQAgIgAAsA0AICMAALENACChB0AAkQ0AIawHAQCbDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHLBwEAmw0AIcwHAACuDQAgzQcBAJ0NACHOB0AAnA0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIQIAAAB1ACAqAACoCgAgDaEHQACRDQAhrAcBAJsNACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcsHAQCbDQAhzAcAAK4NACDNBwEAnQ0AIc4HQACcDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhAgAAAHMAICoAAKoKACACAAAAcwAgKgAAqgoAIAMAAAB1ACAxAACjCgAgMgAAqAoAIAEAAAB1ACABAAAAcwAgBg0AAKsNACA3AACtDQAgOAAArA0AIMoHAACXDQAgzQcAAJcNACDOBwAAlw0AIBCdBwAA0gsAMJ4HAACxCgAQnwcAANILADChB0AArQsAIawHAQC6CwAhsgcBAMkLACG7BwEAugsAIckHAQDJCwAhygcBAMsLACHLBwEAugsAIcwHAADTCwAgzQcBALwLACHOB0AAuwsAIc8HAQC6CwAh0AcBALoLACHRB0AArQsAIQMAAABzACABAACwCgAwNgAAsQoAIAMAAABzACABAAB0ADACAAB1ACABAAAAeQAgAQAAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAYhAACqDQAgoQdAAAAAAbIHAQAAAAG0BwEAAAABxwcBAAAAAcgHQAAAAAEBKgAAuQoAIAWhB0AAAAABsgcBAAAAAbQHAQAAAAHHBwEAAAAByAdAAAAAAQEqAAC7CgAwASoAALsKADAGIQAAqQ0AIKEHQACRDQAhsgcBAJsNACG0BwEAmw0AIccHAQCbDQAhyAdAAJwNACECAAAAeQAgKgAAvgoAIAWhB0AAkQ0AIbIHAQCbDQAhtAcBAJsNACHHBwEAmw0AIcgHQACcDQAhAgAAAHcAICoAAMAKACACAAAAdwAgKgAAwAoAIAMAAAB5ACAxAAC5CgAgMgAAvgoAIAEAAAB5ACABAAAAdwAgBA0AAKYNACA3AACoDQAgOAAApw0AIMgHAACXDQAgCJ0HAADRCwAwngcAAMcKABCfBwAA0QsAMKEHQACtCwAhsgcBAMkLACG0BwEAyQsAIccHAQC6CwAhyAdAALsLACEDAAAAdwAgAQAAxgoAMDYAAMcKACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAH0AIAEAAAB9ACADAAAAewAgAQAAfAAwAgAAfQAgAwAAAHsAIAEAAHwAMAIAAH0AIAMAAAB7ACABAAB8ADACAAB9ACATIQAApQ0AICqAAAAAAaEHQAAAAAGuBwEAAAABsgcBAAAAAbMHBAAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABASoAAM8KACASKoAAAAABoQdAAAAAAa4HAQAAAAGyBwEAAAABswcEAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAEBKgAA0QoAMAEqAADRCgAwEyEAAKQNACAqgAAAAAGhB0AAkQ0AIa4HAQCdDQAhsgcBAJsNACGzBwQAkA0AIbQHAQCbDQAhtQcBAJsNACG2BwEAmw0AIbcHAQCbDQAhuAcBAJsNACG5B0AAkQ0AIboHAQCdDQAhuwcBAJsNACG8BwIAow0AIb0HQACcDQAhvgdAAJwNACG_B0AAkQ0AIcAHQACcDQAhAgAAAH0AICoAANQKACASKoAAAAABoQdAAJENACGuBwEAnQ0AIbIHAQCbDQAhswcEAJANACG0BwEAmw0AIbUHAQCbDQAhtgcBAJsNACG3BwEAmw0AIbgHAQCbDQAhuQdAAJENACG6BwEAnQ0AIbsHAQCbDQAhvAcCAKMNACG9B0AAnA0AIb4HQACcDQAhvwdAAJENACHAB0AAnA0AIQIAAAB7ACAqAADWCgAgAgAAAHsAICoAANYKACADAAAAfQAgMQAAzwoAIDIAANQKACABAAAAfQAgAQAAAHsAIAoNAACeDQAgNwAAoQ0AIDgAAKANACBZAACfDQAgWgAAog0AIK4HAACXDQAgugcAAJcNACC9BwAAlw0AIL4HAACXDQAgwAcAAJcNACAVKgAAygsAIJ0HAADICwAwngcAAN0KABCfBwAAyAsAMKEHQACtCwAhrgcBALwLACGyBwEAyQsAIbMHBACsCwAhtAcBAMkLACG1BwEAyQsAIbYHAQC6CwAhtwcBALoLACG4BwEAugsAIbkHQACtCwAhugcBAMsLACG7BwEAugsAIbwHAgDMCwAhvQdAALsLACG-B0AAuwsAIb8HQACtCwAhwAdAALsLACEDAAAAewAgAQAA3AoAMDYAAN0KACADAAAAewAgAQAAfAAwAgAAfQAgB50HAADECwAwngcAAOMKABCfBwAAxAsAMKEHQAC2CwAhrAcBAAAAAa0HQADGCwAhrgcBAMcLACEBAAAA4AoAIAEAAADgCgAgB50HAADECwAwngcAAOMKABCfBwAAxAsAMKEHQAC2CwAhrAcBAMULACGtB0AAxgsAIa4HAQDHCwAhAq0HAACXDQAgrgcAAJcNACADAAAA4woAIAEAAOQKADACAADgCgAgAwAAAOMKACABAADkCgAwAgAA4AoAIAMAAADjCgAgAQAA5AoAMAIAAOAKACAEoQdAAAAAAawHAQAAAAGtB0AAAAABrgcBAAAAAQEqAADoCgAgBKEHQAAAAAGsBwEAAAABrQdAAAAAAa4HAQAAAAEBKgAA6goAMAEqAADqCgAwBKEHQACRDQAhrAcBAJsNACGtB0AAnA0AIa4HAQCdDQAhAgAAAOAKACAqAADtCgAgBKEHQACRDQAhrAcBAJsNACGtB0AAnA0AIa4HAQCdDQAhAgAAAOMKACAqAADvCgAgAgAAAOMKACAqAADvCgAgAwAAAOAKACAxAADoCgAgMgAA7QoAIAEAAADgCgAgAQAAAOMKACAFDQAAmA0AIDcAAJoNACA4AACZDQAgrQcAAJcNACCuBwAAlw0AIAedBwAAuQsAMJ4HAAD2CgAQnwcAALkLADChB0AArQsAIawHAQC6CwAhrQdAALsLACGuBwEAvAsAIQMAAADjCgAgAQAA9QoAMDYAAPYKACADAAAA4woAIAEAAOQKADACAADgCgAgBZ0HAAC4CwAwngcAAPwKABCfBwAAuAsAMKoHBAAAAAGrB0AAtgsAIQEAAAD5CgAgAQAAAPkKACAFnQcAALgLADCeBwAA_AoAEJ8HAAC4CwAwqgcEALULACGrB0AAtgsAIQADAAAA_AoAIAEAAP0KADACAAD5CgAgAwAAAPwKACABAAD9CgAwAgAA-QoAIAMAAAD8CgAgAQAA_QoAMAIAAPkKACACqgcEAAAAAasHQAAAAAEBKgAAgQsAIAKqBwQAAAABqwdAAAAAAQEqAACDCwAwASoAAIMLADACqgcEAJANACGrB0AAkQ0AIQIAAAD5CgAgKgAAhgsAIAKqBwQAkA0AIasHQACRDQAhAgAAAPwKACAqAACICwAgAgAAAPwKACAqAACICwAgAwAAAPkKACAxAACBCwAgMgAAhgsAIAEAAAD5CgAgAQAAAPwKACAFDQAAkg0AIDcAAJUNACA4AACUDQAgWQAAkw0AIFoAAJYNACAFnQcAALcLADCeBwAAjwsAEJ8HAAC3CwAwqgcEAKwLACGrB0AArQsAIQMAAAD8CgAgAQAAjgsAMDYAAI8LACADAAAA_AoAIAEAAP0KADACAAD5CgAgBZ0HAAC0CwAwngcAAJULABCfBwAAtAsAMKAHBAAAAAGhB0AAtgsAIQEAAACSCwAgAQAAAJILACAFnQcAALQLADCeBwAAlQsAEJ8HAAC0CwAwoAcEALULACGhB0AAtgsAIQADAAAAlQsAIAEAAJYLADACAACSCwAgAwAAAJULACABAACWCwAwAgAAkgsAIAMAAACVCwAgAQAAlgsAMAIAAJILACACoAcEAAAAAaEHQAAAAAEBKgAAmgsAIAKgBwQAAAABoQdAAAAAAQEqAACcCwAwASoAAJwLADACoAcEAJANACGhB0AAkQ0AIQIAAACSCwAgKgAAnwsAIAKgBwQAkA0AIaEHQACRDQAhAgAAAJULACAqAAChCwAgAgAAAJULACAqAAChCwAgAwAAAJILACAxAACaCwAgMgAAnwsAIAEAAACSCwAgAQAAAJULACAFDQAAiw0AIDcAAI4NACA4AACNDQAgWQAAjA0AIFoAAI8NACAFnQcAAKsLADCeBwAAqAsAEJ8HAACrCwAwoAcEAKwLACGhB0AArQsAIQMAAACVCwAgAQAApwsAMDYAAKgLACADAAAAlQsAIAEAAJYLADACAACSCwAgBZ0HAACrCwAwngcAAKgLABCfBwAAqwsAMKAHBACsCwAhoQdAAK0LACENDQAArwsAIDcAALMLACA4AACzCwAgWQAAsgsAIFoAALMLACCiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEALELACELDQAArwsAIDcAALALACA4AACwCwAgogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQACuCwAhCw0AAK8LACA3AACwCwAgOAAAsAsAIKIHQAAAAAGjB0AAAAAEpAdAAAAABKUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AArgsAIQiiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAK8LACEIogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQACwCwAhDQ0AAK8LACA3AACzCwAgOAAAswsAIFkAALILACBaAACzCwAgogcEAAAAAaMHBAAAAASkBwQAAAAEpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBACxCwAhCKIHCAAAAAGjBwgAAAAEpAcIAAAABKUHCAAAAAGmBwgAAAABpwcIAAAAAagHCAAAAAGpBwgAsgsAIQiiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEALMLACEFnQcAALQLADCeBwAAlQsAEJ8HAAC0CwAwoAcEALULACGhB0AAtgsAIQiiBwQAAAABowcEAAAABKQHBAAAAASlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEALMLACEIogdAAAAAAaMHQAAAAASkB0AAAAAEpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQACwCwAhBZ0HAAC3CwAwngcAAI8LABCfBwAAtwsAMKoHBACsCwAhqwdAAK0LACEFnQcAALgLADCeBwAA_AoAEJ8HAAC4CwAwqgcEALULACGrB0AAtgsAIQedBwAAuQsAMJ4HAAD2CgAQnwcAALkLADChB0AArQsAIawHAQC6CwAhrQdAALsLACGuBwEAvAsAIQ4NAACvCwAgNwAAwwsAIDgAAMMLACCiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMILACGvBwEAAAABsAcBAAAAAbEHAQAAAAELDQAAvgsAIDcAAMELACA4AADBCwAgogdAAAAAAaMHQAAAAAWkB0AAAAAFpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQADACwAhDg0AAL4LACA3AAC_CwAgOAAAvwsAIKIHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAvQsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQ4NAAC-CwAgNwAAvwsAIDgAAL8LACCiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAL0LACGvBwEAAAABsAcBAAAAAbEHAQAAAAEIogcCAAAAAaMHAgAAAAWkBwIAAAAFpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgC-CwAhC6IHAQAAAAGjBwEAAAAFpAcBAAAABaUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAvwsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQsNAAC-CwAgNwAAwQsAIDgAAMELACCiB0AAAAABowdAAAAABaQHQAAAAAWlB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABqQdAAMALACEIogdAAAAAAaMHQAAAAAWkB0AAAAAFpQdAAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAakHQADBCwAhDg0AAK8LACA3AADDCwAgOAAAwwsAIKIHAQAAAAGjBwEAAAAEpAcBAAAABKUHAQAAAAGmBwEAAAABpwcBAAAAAagHAQAAAAGpBwEAwgsAIa8HAQAAAAGwBwEAAAABsQcBAAAAAQuiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAMMLACGvBwEAAAABsAcBAAAAAbEHAQAAAAEHnQcAAMQLADCeBwAA4woAEJ8HAADECwAwoQdAALYLACGsBwEAxQsAIa0HQADGCwAhrgcBAMcLACELogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDDCwAhrwcBAAAAAbAHAQAAAAGxBwEAAAABCKIHQAAAAAGjB0AAAAAFpAdAAAAABaUHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAGpB0AAwQsAIQuiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAL8LACGvBwEAAAABsAcBAAAAAbEHAQAAAAEVKgAAygsAIJ0HAADICwAwngcAAN0KABCfBwAAyAsAMKEHQACtCwAhrgcBALwLACGyBwEAyQsAIbMHBACsCwAhtAcBAMkLACG1BwEAyQsAIbYHAQC6CwAhtwcBALoLACG4BwEAugsAIbkHQACtCwAhugcBAMsLACG7BwEAugsAIbwHAgDMCwAhvQdAALsLACG-B0AAuwsAIb8HQACtCwAhwAdAALsLACELDQAArwsAIDcAAMMLACA4AADDCwAgogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDQCwAhDw0AAK8LACA3AADPCwAgOAAAzwsAIKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQsNAAC-CwAgNwAAvwsAIDgAAL8LACCiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAM4LACENDQAArwsAIDcAAK8LACA4AACvCwAgWQAAsgsAIFoAAK8LACCiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAM0LACENDQAArwsAIDcAAK8LACA4AACvCwAgWQAAsgsAIFoAAK8LACCiBwIAAAABowcCAAAABKQHAgAAAASlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAM0LACELDQAAvgsAIDcAAL8LACA4AAC_CwAgogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDOCwAhDKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQsNAACvCwAgNwAAwwsAIDgAAMMLACCiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBANALACEInQcAANELADCeBwAAxwoAEJ8HAADRCwAwoQdAAK0LACGyBwEAyQsAIbQHAQDJCwAhxwcBALoLACHIB0AAuwsAIRCdBwAA0gsAMJ4HAACxCgAQnwcAANILADChB0AArQsAIawHAQC6CwAhsgcBAMkLACG7BwEAugsAIckHAQDJCwAhygcBAMsLACHLBwEAugsAIcwHAADTCwAgzQcBALwLACHOB0AAuwsAIc8HAQC6CwAh0AcBALoLACHRB0AArQsAIQSiBwEAAAAF0gcBAAAAAdMHAQAAAATUBwEAAAAEC50HAADUCwAwngcAAJsKABCfBwAA1AsAMK4HAQC8CwAhsgcgANULACG8BwIAzAsAIb8HQACtCwAhzgdAALsLACHVBwEAugsAIdYHBACsCwAh1wdAALsLACEFDQAArwsAIDcAANcLACA4AADXCwAgogcgAAAAAakHIADWCwAhBQ0AAK8LACA3AADXCwAgOAAA1wsAIKIHIAAAAAGpByAA1gsAIQKiByAAAAABqQcgANcLACELnQcAANgLADCeBwAAiAoAEJ8HAADYCwAwrgcBAMcLACGyByAA2QsAIbwHAgDaCwAhvwdAALYLACHOB0AAxgsAIdUHAQDFCwAh1gcEALULACHXB0AAxgsAIQKiByAAAAABqQcgANcLACEIogcCAAAAAaMHAgAAAASkBwIAAAAEpQcCAAAAAaYHAgAAAAGnBwIAAAABqAcCAAAAAakHAgCvCwAhBZ0HAADbCwAwngcAAIIKABCfBwAA2wsAMLIHIADVCwAh2AcEAKwLACEFnQcAANwLADCeBwAA7wkAEJ8HAADcCwAwsgcgANkLACHYBwQAtQsAIQqdBwAA3QsAMJ4HAADpCQAQnwcAAN0LADChB0AArQsAIdYHBACsCwAh2QcBAMkLACHaBwAB3gsAIdsHAQC6CwAh3AcAAd4LACHdBwQArAsAIQcNAACvCwAgNwAA4AsAIDgAAOALACCiBwABAAABowcAAQAABKQHAAEAAASpBwAB3wsAIQcNAACvCwAgNwAA4AsAIDgAAOALACCiBwABAAABowcAAQAABKQHAAEAAASpBwAB3wsAIQSiBwABAAABowcAAQAABKQHAAEAAASpBwAB4AsAIQqdBwAA4QsAMJ4HAADWCQAQnwcAAOELADChB0AAtgsAIdYHBAC1CwAh2QcBAOILACHaBwAB4wsAIdsHAQDFCwAh3AcAAeMLACHdBwQAtQsAIQiiBwEAAAABowcBAAAABKQHAQAAAASlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAOQLACEEogcAAQAAAaMHAAEAAASkBwABAAAEqQcAAeALACEIogcBAAAAAaMHAQAAAASkBwEAAAAEpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDkCwAhAtYHBAAAAAHZBwEAAAABCJ0HAADmCwAwngcAANAJABCfBwAA5gsAMLMHBACsCwAh1gcEAKwLACHZBwEAyQsAIdoHAAHeCwAh3QcEAKwLACEInQcAAOcLADCeBwAAvQkAEJ8HAADnCwAwswcEALULACHWBwQAtQsAIdkHAQDiCwAh2gcAAeMLACHdBwQAtQsAIQLWBwQAAAAB2QcBAAAAARSdBwAA6QsAMJ4HAAC3CQAQnwcAAOkLADChB0AArQsAIbIHAQDJCwAhswcEAKwLACHJBwEAywsAIcoHAQDLCwAh1QcBALoLACHfBwEAugsAIeAHAQC6CwAh4QcBALwLACHiBwEAywsAIeMHAQC6CwAh5AcBALoLACHlBwEAvAsAIeYHAQC8CwAh5wcBALwLACHoBwEAvAsAIekHAADKCwAgFJ0HAADqCwAwngcAAKQJABCfBwAA6gsAMKEHQAC2CwAhsgcBAOILACGzBwQAtQsAIckHAQDrCwAhygcBAOsLACHVBwEAxQsAId8HAQDFCwAh4AcBAMULACHhBwEAxwsAIeIHAQDrCwAh4wcBAMULACHkBwEAxQsAIeUHAQDHCwAh5gcBAMcLACHnBwEAxwsAIegHAQDHCwAh6QcAAOwLACAIogcBAAAAAaMHAQAAAAWkBwEAAAAFpQcBAAAAAaYHAQAAAAGnBwEAAAABqAcBAAAAAakHAQDtCwAhDKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQiiBwEAAAABowcBAAAABaQHAQAAAAWlBwEAAAABpgcBAAAAAacHAQAAAAGoBwEAAAABqQcBAO0LACEMBQEAugsAIZ0HAADuCwAwngcAAJ4JABCfBwAA7gsAMKEHQACtCwAhrAcBALoLACHqBwQArAsAIesHAQC6CwAh7AcBAMkLACHtBwEAugsAIe4HAADvCwAg7wcAAO8LACAPDQAAvgsAIDcAAPALACA4AADwCwAgogeAAAAAAaUHgAAAAAGmB4AAAAABpweAAAAAAagHgAAAAAGpB4AAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAeAAAAAAcUHgAAAAAHGB4AAAAABDKIHgAAAAAGlB4AAAAABpgeAAAAAAacHgAAAAAGoB4AAAAABqQeAAAAAAcEHAQAAAAHCBwEAAAABwwcBAAAAAcQHgAAAAAHFB4AAAAABxgeAAAAAAQwFAQDFCwAhnQcAAPELADCeBwAAiwkAEJ8HAADxCwAwoQdAALYLACGsBwEAxQsAIeoHBAC1CwAh6wcBAMULACHsBwEA4gsAIe0HAQDFCwAh7gcAAPILACDvBwAA8gsAIAyiB4AAAAABpQeAAAAAAaYHgAAAAAGnB4AAAAABqAeAAAAAAakHgAAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEB4AAAAABxQeAAAAAAcYHgAAAAAECBQEAAAAB6gcEAAAAAQudBwAA9AsAMJ4HAACFCQAQnwcAAPQLADChB0AArQsAIbIHBACsCwAhvAcCAMwLACHxBwEAyQsAIfIHAQC6CwAh8wdAAK0LACH0BwEAvAsAIfUHAQC8CwAhC50HAAD1CwAwngcAAPIIABCfBwAA9QsAMKEHQAC2CwAhsgcEALULACG8BwIA2gsAIfEHAQDiCwAh8gcBAMULACHzB0AAtgsAIfQHAQDHCwAh9QcBAMcLACEInQcAAPYLADCeBwAA7AgAEJ8HAAD2CwAwsgcgANULACH2BwQArAsAIfcHQACtCwAh-AcEAKwLACH5B0AAuwsAIQidBwAA9wsAMJ4HAADZCAAQnwcAAPcLADCyByAA2QsAIfYHBAC1CwAh9wdAALYLACH4BwQAtQsAIfkHQADGCwAhB50HAAD4CwAwngcAANMIABCfBwAA-AsAMPoHAQC6CwAh-wdAAK0LACH8BwIAzAsAIf0HAgDMCwAhB50HAAD5CwAwngcAAMAIABCfBwAA-QsAMPoHAQDFCwAh-wdAALYLACH8BwIA2gsAIf0HAgDaCwAhDp0HAAD6CwAwngcAALoIABCfBwAA-gsAMMkHAQDJCwAhygcBAMkLACH-BwEAugsAIf8HAQC6CwAhgAgEAKwLACGBCAQArAsAIYIIBACsCwAhgwgEAKwLACGECAQArAsAIYUIBACsCwAhhggEAKwLACEOnQcAAPsLADCeBwAApwgAEJ8HAAD7CwAwyQcBAOILACHKBwEA4gsAIf4HAQDFCwAh_wcBAMULACGACAQAtQsAIYEIBAC1CwAhgggEALULACGDCAQAtQsAIYQIBAC1CwAhhQgEALULACGGCAQAtQsAIQTKBwEAAAAB_gcBAAAAAf8HAQAAAAGACAQAAAABDp0HAAD9CwAwngcAAKEIABCfBwAA_QsAMMkHAQDJCwAhygcBAMkLACH-BwEAugsAIf8HAQC6CwAhgAgEAKwLACGBCAQArAsAIYIIBACsCwAhgwgEAKwLACGECAQArAsAIYUIBACsCwAhhggEAKwLACEOnQcAAP4LADCeBwAAjggAEJ8HAAD-CwAwyQcBAOILACHKBwEA4gsAIf4HAQDFCwAh_wcBAMULACGACAQAtQsAIYEIBAC1CwAhgggEALULACGDCAQAtQsAIYQIBAC1CwAhhQgEALULACGGCAQAtQsAIQTKBwEAAAAB_gcBAAAAAf8HAQAAAAGACAQAAAABDZ0HAACADAAwngcAAIgIABCfBwAAgAwAMKEHQACtCwAhsgcBAMkLACHJBwEAyQsAIcoHAQDJCwAh5QcBALoLACH-BwEAugsAIf8HAQC6CwAhiAgEAKwLACGJCAQArAsAIYoIAQC6CwAhDZ0HAACBDAAwngcAAPUHABCfBwAAgQwAMKEHQAC2CwAhsgcBAOILACHJBwEA4gsAIcoHAQDiCwAh5QcBAMULACH-BwEAxQsAIf8HAQDFCwAhiAgEALULACGJCAQAtQsAIYoIAQDFCwAhAskHAQAAAAGKCAEAAAABCJ0HAACDDAAwngcAAO8HABCfBwAAgwwAMKEHQACtCwAhqgcEAKwLACGyBwEAyQsAIckHAQDJCwAhjAgAAMoLACAInQcAAIQMADCeBwAA3AcAEJ8HAACEDAAwoQdAALYLACGqBwQAtQsAIbIHAQDiCwAhyQcBAOILACGMCAAA7AsAIAKqBwQAAAAByQcBAAAAARCdBwAAhgwAMJ4HAADWBwAQnwcAAIYMADDJBwEAyQsAIcoHAQDJCwAh8QcBAMkLACH-BwEAugsAIf8HAQC6CwAhgggCAIgMACGOCAEAugsAIY8IAgDMCwAhkAgEAKwLACGRCAQAhwwAIZIIBACHDAAhkwhAALsLACGUCAQAhwwAIQ0NAAC-CwAgNwAAjAwAIDgAAIwMACBZAACKDAAgWgAAjAwAIKIHBAAAAAGjBwQAAAAFpAcEAAAABaUHBAAAAAGmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAiwwAIQ0NAAC-CwAgNwAAvgsAIDgAAL4LACBZAACKDAAgWgAAvgsAIKIHAgAAAAGjBwIAAAAFpAcCAAAABaUHAgAAAAGmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAiQwAIQ0NAAC-CwAgNwAAvgsAIDgAAL4LACBZAACKDAAgWgAAvgsAIKIHAgAAAAGjBwIAAAAFpAcCAAAABaUHAgAAAAGmBwIAAAABpwcCAAAAAagHAgAAAAGpBwIAiQwAIQiiBwgAAAABowcIAAAABaQHCAAAAAWlBwgAAAABpgcIAAAAAacHCAAAAAGoBwgAAAABqQcIAIoMACENDQAAvgsAIDcAAIwMACA4AACMDAAgWQAAigwAIFoAAIwMACCiBwQAAAABowcEAAAABaQHBAAAAAWlBwQAAAABpgcEAAAAAacHBAAAAAGoBwQAAAABqQcEAIsMACEIogcEAAAAAaMHBAAAAAWkBwQAAAAFpQcEAAAAAaYHBAAAAAGnBwQAAAABqAcEAAAAAakHBACMDAAhEJ0HAACNDAAwngcAAMMHABCfBwAAjQwAMMkHAQDiCwAhygcBAOILACHxBwEA4gsAIf4HAQDFCwAh_wcBAMULACGCCAIAjwwAIY4IAQDFCwAhjwgCANoLACGQCAQAtQsAIZEIBACODAAhkggEAI4MACGTCEAAxgsAIZQIBACODAAhCKIHBAAAAAGjBwQAAAAFpAcEAAAABaUHBAAAAAGmBwQAAAABpwcEAAAAAagHBAAAAAGpBwQAjAwAIQiiBwIAAAABowcCAAAABaQHAgAAAAWlBwIAAAABpgcCAAAAAacHAgAAAAGoBwIAAAABqQcCAL4LACEYnQcAAJAMADCeBwAAvQcAEJ8HAACQDAAwoQdAAK0LACHKBwEAyQsAIfEHAQDJCwAhjwgCAMwLACGVCAEAyQsAIZYIAQC6CwAhlwgCAMwLACGYCAQArAsAIZkIAQC6CwAhmggBALoLACGbCAEAugsAIZwIAgDMCwAhnQgCAMwLACGeCAIAzAsAIZ8IAADKCwAgoAhAALsLACGhCEAAuwsAIaIIQAC7CwAhowgEAKwLACGkCAQArAsAIaUIAQC6CwAhCp0HAACRDAAwngcAAKcHABCfBwAAkQwAMLIHAQDJCwAhygcBAMkLACHiBwEAyQsAIfEHAQDJCwAh8wdAAK0LACGmCAIAzAsAIacIQACtCwAhCp0HAACSDAAwngcAAJQHABCfBwAAkgwAMLIHAQDiCwAhygcBAOILACHiBwEA4gsAIfEHAQDiCwAh8wdAALYLACGmCAIA2gsAIacIQAC2CwAhEgUBALoLACGdBwAAkwwAMJ4HAACOBwAQnwcAAJMMADCsBwEAugsAIeUHAQC6CwAh6gcEAKwLACHrBwEAugsAIewHAQDJCwAh8QcBAMkLACGoCAEAugsAIakIAQC6CwAhqggBALoLACGrCAIAzAsAIawIQACtCwAhrQhAAK0LACGuCAQArAsAIa8IAgDMCwAhEgUBAMULACGdBwAAlAwAMJ4HAAD7BgAQnwcAAJQMADCsBwEAxQsAIeUHAQDFCwAh6gcEALULACHrBwEAxQsAIewHAQDiCwAh8QcBAOILACGoCAEAxQsAIakIAQDFCwAhqggBAMULACGrCAIA2gsAIawIQAC2CwAhrQhAALYLACGuCAQAtQsAIa8IAgDaCwAhAgUBAAAAAawHAQAAAAEC8QcBAAAAAagIAQAAAAEgBQEAugsAIZ0HAACXDAAwngcAAPUGABCfBwAAlwwAMKEHQACtCwAhrAcBALoLACHmBwEAvAsAIeoHBACsCwAh6wcBALoLACHsBwEAyQsAIZsIAQC8CwAhsggEAKwLACGzCEAAuwsAIbQIAADKCwAgtQgAAMoLACC2CAAAygsAILcIAQC6CwAhuAhAAK0LACG5CCAA1QsAIboIAQC8CwAhuwgBALwLACG8CAEAvAsAIb0IAADKCwAgvggAAMoLACC_CAAAygsAIMAIAADKCwAgwQgBALwLACHCCAEAvAsAIcMIAgDMCwAhxAgBALwLACHFCAIAzAsAIcYIAgDMCwAhIAUBAMULACGdBwAAmAwAMJ4HAADiBgAQnwcAAJgMADChB0AAtgsAIawHAQDFCwAh5gcBAMcLACHqBwQAtQsAIesHAQDFCwAh7AcBAOILACGbCAEAxwsAIbIIBAC1CwAhswhAAMYLACG0CAAA7AsAILUIAADsCwAgtggAAOwLACC3CAEAxQsAIbgIQAC2CwAhuQggANkLACG6CAEAxwsAIbsIAQDHCwAhvAgBAMcLACG9CAAA7AsAIL4IAADsCwAgvwgAAOwLACDACAAA7AsAIMEIAQDHCwAhwggBAMcLACHDCAIA2gsAIcQIAQDHCwAhxQgCANoLACHGCAIA2gsAIQMFAQAAAAGsBwEAAAAB6wcBAAAAAQadBwAAmgwAMJ4HAADcBgAQnwcAAJoMADDIB0AArQsAIcgIAQDJCwAhyQgAAd4LACEXnQcAAJsMADCeBwAAxgYAEJ8HAACbDAAwoQdAAK0LACGyBwEAyQsAIbsHAQC6CwAhyQcBAMkLACHKBwEAyQsAIc8HAQC6CwAh0AcBALoLACHRB0AArQsAIcgIAQDJCwAhyggBALoLACHLCAEAugsAIcwIAQC6CwAhzQgAAMoLACDOCAAA0wsAIM8IAgDMCwAh0AggANULACHRCAEAugsAIdIIAADTCwAg0wggANULACHUCAIAzAsAIQmdBwAAnAwAMJ4HAACwBgAQnwcAAJwMADCtB0AAuwsAIb0HQACtCwAhyAgBAMkLACHVCAAA0wsAINYIAADTCwAg1wgBALwLACEKEgAAngwAIJ0HAACdDAAwngcAADUAEJ8HAACdDAAwrQdAAMYLACG9B0AAtgsAIcgIAQDiCwAh1QgAANMLACDWCAAA0wsAINcIAQDHCwAhGgMAAKcMACARAADaDAAgEwAA2wwAIBQAANwMACCdBwAA2QwAMJ4HAABiABCfBwAA2QwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhyggBAMULACHUCAIA2gsAIdgIAQDFCwAh2QgBAMULACHaCAEAxwsAIdsIAADyCwAg3AgBAMcLACHdCAAA0wsAIN4IAgDaCwAh3wgCANoLACHLCQAAYgAgzAkAAGIAIBSdBwAAnwwAMJ4HAACYBgAQnwcAAJ8MADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHJBwEAyQsAIc8HAQC6CwAh0AcBALoLACHRB0AArQsAIcoIAQC6CwAh1AgCAMwLACHYCAEAugsAIdkIAQC6CwAh2ggBALwLACHbCAAA7wsAINwIAQC8CwAh3QgAANMLACDeCAIAzAsAId8IAgDMCwAhEgQBALwLACGdBwAAoAwAMJ4HAACCBgAQnwcAAKAMADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHIB0AArQsAIckHAQDLCwAhygcBAMsLACHnBwEAugsAIeAIAAHeCwAh4QgAAd4LACHiCAEAvAsAIeMIAQC8CwAh5AgBAMsLACHlCAIAzAsAIeYIQAC7CwAhDp0HAAChDAAwngcAAOgFABCfBwAAoQwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDJCwAhygcBAMkLACHkCAEAyQsAIecIAAHeCwAh6AgAAd4LACHpCAEAvAsAIeoIQAC7CwAh6whAALsLACELnQcAAKIMADCeBwAA0gUAEJ8HAACiDAAwyAdAAK0LACHJBwEAyQsAIcoHAQDJCwAh5AgBAMkLACHsCAAB3gsAIe0IAQC6CwAh7ggBALoLACHvCEAAuwsAIROdBwAAowwAMJ4HAAC8BQAQnwcAAKMMADChB0AArQsAIbIHAQDJCwAhyAdAAK0LACHJBwEAyQsAIc8HAQC6CwAh0AcBALoLACHYCAEAvAsAIesIQAC7CwAh7whAALsLACHwCAEAyQsAIfEIAAHeCwAh8ggBALoLACHzCAEAvAsAIfQIAQC8CwAh9QgBALwLACH2CAAA0wsAIA6dBwAApAwAMJ4HAACmBQAQnwcAAKQMADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHJBwEAyQsAIdgIAQC8CwAh9AgBALwLACH1CAEAvAsAIfYIAADTCwAg9wgCAMwLACH4CAEAvAsAIfkIQAC7CwAhArIHAQAAAAHJBwEAAAABEAMAAKcMACAgAACoDAAgnQcAAKYMADCeBwAAaAAQnwcAAKYMADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIdgIAQDHCwAh9AgBAMcLACH1CAEAxwsAIfYIAADTCwAg9wgCANoLACH4CAEAxwsAIfkIQADGCwAhGQ8AAN8MACAQAADgDAAgGAAA4wwAIBkAAOUMACAaAADmDAAgGwAA5wwAIBwAAOIMACAdAADeDAAgHgAA4QwAIB8AAOQMACAgAACoDAAgJAAA6AwAIJ0HAADdDAAwngcAAFQAEJ8HAADdDAAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyggBAMULACGNCQEAxQsAIcMJAQDHCwAhxAlAALYLACHFCUAAxgsAIcsJAABUACDMCQAAVAAgA_sIAABqACD8CAAAagAg_QgAAGoAIAidBwAAqQwAMJ4HAACOBQAQnwcAAKkMADChB0AArQsAIbIHAQDJCwAhxwcBALoLACH-CAEAugsAIf8IAQC8CwAhCJ0HAACqDAAwngcAAPsEABCfBwAAqgwAMKEHQAC2CwAhsgcBAOILACHHBwEAxQsAIf4IAQDFCwAh_wgBAMcLACEHnQcAAKsMADCeBwAA9QQAEJ8HAACrDAAwoQdAAK0LACGyBwEAyQsAIdsHAQC6CwAhgAkBALoLACEHnQcAAKwMADCeBwAA4gQAEJ8HAACsDAAwoQdAALYLACGyBwEA4gsAIdsHAQDFCwAhgAkBAMULACEJnQcAAK0MADCeBwAA3AQAEJ8HAACtDAAwoQdAAK0LACGyBwEAyQsAIccHAQC6CwAhgQkBALoLACGCCQAB3gsAIYMJAAHeCwAhCZ0HAACuDAAwngcAAMkEABCfBwAArgwAMKEHQAC2CwAhsgcBAOILACHHBwEAxQsAIYEJAQDFCwAhggkAAeMLACGDCQAB4wsAIQKBCQEAAAABggkAAQAAAQadBwAAsAwAMJ4HAADDBAAQnwcAALAMADCFCQEAugsAIYYJAgDMCwAhhwkEAIcMACEGnQcAALEMADCeBwAAsAQAEJ8HAACxDAAwhQkBAMULACGGCQIA2gsAIYcJBACODAAhCZ0HAACyDAAwngcAAKoEABCfBwAAsgwAMKEHQACtCwAhsgcBAMkLACG8BwIAzAsAIb8HQACtCwAhxwcBALoLACGICQEAyQsAIQoWAAC0DAAgnQcAALMMADCeBwAARgAQnwcAALMMADChB0AAtgsAIbIHAQDiCwAhvAcCANoLACG_B0AAtgsAIccHAQDFCwAhiAkBAOILACESAwAApwwAIBUAAO0MACAXAADwDAAgnQcAAO8MADCeBwAAQgAQnwcAAO8MADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHkCAEA4gsAIesIQADGCwAh8QgAAeMLACGJCUAAxgsAIcsJAABCACDMCQAAQgAgDZ0HAAC1DAAwngcAAJIEABCfBwAAtQwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDJCwAhzwcBALoLACHQBwEAugsAIeQIAQDJCwAh6whAALsLACHxCAAB3gsAIYkJQAC7CwAhDp0HAAC2DAAwngcAAPwDABCfBwAAtgwAMKEHQACtCwAhsgcBAMkLACG4BwEAvAsAIbsHAQC6CwAhyQcBAMkLACHKBwEAywsAIcoIAQC6CwAh2AgBALwLACGKCQEAugsAIYsJAQC6CwAhjAlAALsLACENnQcAALcMADCeBwAA5AMAEJ8HAAC3DAAwoQdAAK0LACGyBwEAyQsAIcgHQACtCwAhyQcBAMsLACHKCAEAugsAIewIAAHeCwAhjQkBALoLACGOCQEAugsAIY8JQAC7CwAhkAkAAO8LACANnQcAALgMADCeBwAA0QMAEJ8HAAC4DAAwoQdAALYLACGyBwEA4gsAIcgHQAC2CwAhyQcBAOsLACHKCAEAxQsAIewIAAHjCwAhjQkBAMULACGOCQEAxQsAIY8JQADGCwAhkAkAAPILACAFnQcAALkMADCeBwAAywMAEJ8HAAC5DAAwyAdAAK0LACGRCQAB3gsAIQWdBwAAugwAMJ4HAAC4AwAQnwcAALoMADDIB0AAtgsAIZEJAAHjCwAhF50HAAC7DAAwngcAALIDABCfBwAAuwwAMKEHQACtCwAhsgcBAMkLACHIB0AArQsAIckHAQDJCwAhygcBAMkLACHfBwEAugsAIeAHAQDJCwAhyAgBAMsLACHOCAAA0wsAIOkIAQC8CwAh6whAALsLACHxCAAB3gsAIZIJAADTCwAgkwlAALsLACGUCQIAiAwAIZUJAgCIDAAhlgkBALwLACGXCQEAvAsAIZgJAQDLCwAhmQkBAMsLACEWnQcAALwMADCeBwAAnAMAEJ8HAAC8DAAwoQdAAK0LACGsBwEAugsAIbIHAQDJCwAhyAdAAK0LACHJBwEAyQsAIcoHAQDJCwAhzwcBALoLACHQBwEAugsAIc4IAADTCwAg0QgBALoLACHSCAAA0wsAINMIIADVCwAh6AgAAd4LACHrCEAAuwsAIYsJAQC8CwAhkwlAALsLACGaCQEAywsAIZsJAQC8CwAhnAlAALsLACEMnQcAAL0MADCeBwAAhgMAEJ8HAAC9DAAwoQdAAK0LACGsBwEAugsAIewHAQDJCwAhqAgBALoLACGyCAIAzAsAIZ0JAADKCwAgngkBALwLACGfCQQAhwwAIaAJIADVCwAhDJ0HAAC-DAAwngcAAPMCABCfBwAAvgwAMKEHQAC2CwAhrAcBAMULACHsBwEA4gsAIagIAQDFCwAhsggCANoLACGdCQAA7AsAIJ4JAQDHCwAhnwkEAI4MACGgCSAA2QsAIQmdBwAAvwwAMJ4HAADtAgAQnwcAAL8MADDxBwEAyQsAIfIHAQC8CwAhlQgBAMkLACGZCAEAugsAIaQIBACHDAAhoQlAAK0LACEJnQcAAMAMADCeBwAA2gIAEJ8HAADADAAw8QcBAOILACHyBwEAxwsAIZUIAQDiCwAhmQgBAMULACGkCAQAjgwAIaEJQAC2CwAhCJ0HAADBDAAwngcAANQCABCfBwAAwQwAMKEHQACtCwAhmQgBALoLACH-CAEAugsAIaIJAQC6CwAhowlAALsLACEJnQcAAMIMADCeBwAAvgIAEJ8HAADCDAAwuwcgANULACHlBwEAugsAIe0HAQC6CwAhmQgBALoLACGqCAEAugsAIaQJQACtCwAhHp0HAADDDAAwngcAAKgCABCfBwAAwwwAMKwHAQC6CwAhlggBALoLACGaCAEAugsAIZwIAgDMCwAhnQgCAMwLACGeCAIAzAsAIaMIBACsCwAhjgkBALoLACGgCSAA1QsAIaUJAQC6CwAhpgkBALwLACGnCQIAzAsAIagJAgDMCwAhqQkCAMwLACGqCQIAzAsAIasJAQDLCwAhrAkgANULACGtCUAAuwsAIa4JAADTCwAgrwkAANMLACCwCUAAuwsAIbEJIADVCwAhsgkAANMLACCzCQIAzAsAIbQJAgDMCwAhtQkBAMsLACG2CQEAywsAIQ2dBwAAxAwAMJ4HAACSAgAQnwcAAMQMADChB0AArQsAIawHAQC6CwAh1gcCAMwLACHsBwEAyQsAIY8IAgDMCwAhnQgCAMwLACGyCAIAzAsAIaAJIADVCwAhtwkBALoLACG4CQAA0wsAIBAGAADGDAAgCAAAxwwAIA4AAMgMACCdBwAAxQwAMJ4HAAD_AQAQnwcAAMUMADChB0AAtgsAIawHAQDFCwAh1gcCANoLACHsBwEA4gsAIY8IAgDaCwAhnQgCANoLACGyCAIA2gsAIaAJIADZCwAhtwkBAMULACG4CQAA0wsAIAP7CAAACQAg_AgAAAkAIP0IAAAJACAD-wgAAA4AIPwIAAAOACD9CAAADgAgA_sIAAASACD8CAAAEgAg_QgAABIAIAidBwAAyQwAMJ4HAAD5AQAQnwcAAMkMADCaCAEAugsAIbkJAgDMCwAhugkgANULACG7CQIAzAsAIbwJAgDMCwAhCZ0HAADKDAAwngcAAOMBABCfBwAAygwAMMoHAQDJCwAhmggBALoLACG5CQIAzAsAIboJIADVCwAhuwkCAMwLACG8CQIAzAsAIQmdBwAAywwAMJ4HAADNAQAQnwcAAMsMADCsBwEAugsAIcoHAQDJCwAh6gcEAKwLACG9CQQArAsAIb4JAgDMCwAhvwkCAMwLACEKBAAAzQwAIJ0HAADMDAAwngcAAAcAEJ8HAADMDAAwrAcBAMULACHKBwEA4gsAIeoHBAC1CwAhvQkEALULACG-CQIA2gsAIb8JAgDaCwAhFQMAAKcMACAFAACKDQAgBgAAxgwAIA8AAN8MACAQAADgDAAgEQAA2gwAIBwAAOIMACCdBwAAiQ0AMJ4HAAADABCfBwAAiQ0AMKEHQAC2CwAhsgcBAOILACHJBwEA4gsAIcoIAQDFCwAhjQkBAMULACGOCQEAxQsAIcAJIADZCwAhwQlAAMYLACHCCUAAtgsAIcsJAAADACDMCQAAAwAgDJ0HAADODAAwngcAALUBABCfBwAAzgwAMKEHQACtCwAhsgcBAMkLACHJBwEAyQsAIcoIAQC6CwAhjQkBALoLACGOCQEAugsAIcAJIADVCwAhwQlAALsLACHCCUAArQsAIQudBwAAzwwAMJ4HAACfAQAQnwcAAM8MADChB0AArQsAIbIHAQDJCwAhuwcBALoLACHKCAEAugsAIY0JAQC6CwAhwwkBALwLACHECUAArQsAIcUJQAC7CwAhFiEAANEMACAqAADsCwAgnQcAANAMADCeBwAAewAQnwcAANAMADChB0AAtgsAIa4HAQDHCwAhsgcBAOILACGzBwQAtQsAIbQHAQDiCwAhtQcBAOILACG2BwEAxQsAIbcHAQDFCwAhuAcBAMULACG5B0AAtgsAIboHAQDrCwAhuwcBAMULACG8BwIA2gsAIb0HQADGCwAhvgdAAMYLACG_B0AAtgsAIcAHQADGCwAhFQMAAKcMACAiAADUDAAgIwAA1QwAIJ0HAADTDAAwngcAAHMAEJ8HAADTDAAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhywcBAMULACHMBwAA0wsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACHLCQAAcwAgzAkAAHMAIAkhAADRDAAgnQcAANIMADCeBwAAdwAQnwcAANIMADChB0AAtgsAIbIHAQDiCwAhtAcBAOILACHHBwEAxQsAIcgHQADGCwAhEwMAAKcMACAiAADUDAAgIwAA1QwAIJ0HAADTDAAwngcAAHMAEJ8HAADTDAAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhywcBAMULACHMBwAA0wsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACED-wgAAHcAIPwIAAB3ACD9CAAAdwAgA_sIAAB7ACD8CAAAewAg_QgAAHsAIBUDAACnDAAgHwAA1wwAIJ0HAADWDAAwngcAAGoAEJ8HAADWDAAwoQdAALYLACGyBwEA4gsAIcgHQAC2CwAhyQcBAOILACHPBwEAxQsAIdAHAQDFCwAh2AgBAMcLACHrCEAAxgsAIe8IQADGCwAh8AgBAOILACHxCAAB4wsAIfIIAQDFCwAh8wgBAMcLACH0CAEAxwsAIfUIAQDHCwAh9ggAANMLACASAwAApwwAICAAAKgMACCdBwAApgwAMJ4HAABoABCfBwAApgwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAh2AgBAMcLACH0CAEAxwsAIfUIAQDHCwAh9ggAANMLACD3CAIA2gsAIfgIAQDHCwAh-QhAAMYLACHLCQAAaAAgzAkAAGgAIAKyBwEAAAAByQcBAAAAARgDAACnDAAgEQAA2gwAIBMAANsMACAUAADcDAAgnQcAANkMADCeBwAAYgAQnwcAANkMADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHRB0AAtgsAIcoIAQDFCwAh1AgCANoLACHYCAEAxQsAIdkIAQDFCwAh2ggBAMcLACHbCAAA8gsAINwIAQDHCwAh3QgAANMLACDeCAIA2gsAId8IAgDaCwAhA_sIAAAwACD8CAAAMAAg_QgAADAAIAwSAACeDAAgnQcAAJ0MADCeBwAANQAQnwcAAJ0MADCtB0AAxgsAIb0HQAC2CwAhyAgBAOILACHVCAAA0wsAINYIAADTCwAg1wgBAMcLACHLCQAANQAgzAkAADUAIAP7CAAANwAg_AgAADcAIP0IAAA3ACAXDwAA3wwAIBAAAOAMACAYAADjDAAgGQAA5QwAIBoAAOYMACAbAADnDAAgHAAA4gwAIB0AAN4MACAeAADhDAAgHwAA5AwAICAAAKgMACAkAADoDAAgnQcAAN0MADCeBwAAVAAQnwcAAN0MADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHKCAEAxQsAIY0JAQDFCwAhwwkBAMcLACHECUAAtgsAIcUJQADGCwAhA_sIAAADACD8CAAAAwAg_QgAAAMAIAP7CAAAKAAg_AgAACgAIP0IAAAoACAD-wgAACwAIPwIAAAsACD9CAAALAAgA_sIAABiACD8CAAAYgAg_QgAAGIAIAP7CAAAPQAg_AgAAD0AIP0IAAA9ACAD-wgAAEIAIPwIAABCACD9CAAAQgAgEgMAAKcMACAgAACoDAAgnQcAAKYMADCeBwAAaAAQnwcAAKYMADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIdgIAQDHCwAh9AgBAMcLACH1CAEAxwsAIfYIAADTCwAg9wgCANoLACH4CAEAxwsAIfkIQADGCwAhywkAAGgAIMwJAABoACAD-wgAAEgAIPwIAABIACD9CAAASAAgA_sIAABMACD8CAAATAAg_QgAAEwAIAP7CAAAUAAg_AgAAFAAIP0IAABQACAD-wgAAHMAIPwIAABzACD9CAAAcwAgFAMAAOoMACAEAQDHCwAhFQAA6wwAIJ0HAADpDAAwngcAAFAAEJ8HAADpDAAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyAdAALYLACHJBwEA6wsAIcoHAQDrCwAh5wcBAMULACHgCAAB4wsAIeEIAAHjCwAh4ggBAMcLACHjCAEAxwsAIeQIAQDrCwAh5QgCANoLACHmCEAAxgsAIRkPAADfDAAgEAAA4AwAIBgAAOMMACAZAADlDAAgGgAA5gwAIBsAAOcMACAcAADiDAAgHQAA3gwAIB4AAOEMACAfAADkDAAgIAAAqAwAICQAAOgMACCdBwAA3QwAMJ4HAABUABCfBwAA3QwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIcoIAQDFCwAhjQkBAMULACHDCQEAxwsAIcQJQAC2CwAhxQlAAMYLACHLCQAAVAAgzAkAAFQAIBYDAACnDAAgBAAA8wwAIBgAAOMMACAZAADlDAAgGgAA5gwAIBsAAOcMACCdBwAA8gwAMJ4HAAA9ABCfBwAA8gwAMKEHQAC2CwAhsgcBAOILACG4BwEAxwsAIbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcoIAQDFCwAh2AgBAMcLACGKCQEAxQsAIYsJAQDFCwAhjAlAAMYLACHLCQAAPQAgzAkAAD0AIBADAACnDAAgFQAA7QwAIJ0HAADsDAAwngcAAEwAEJ8HAADsDAAwoQdAALYLACGyBwEA4gsAIcgHQAC2CwAhyQcBAOILACHKBwEA4gsAIeQIAQDiCwAh5wgAAeMLACHoCAAB4wsAIekIAQDHCwAh6ghAAMYLACHrCEAAxgsAIRYDAACnDAAgBAAA8wwAIBgAAOMMACAZAADlDAAgGgAA5gwAIBsAAOcMACCdBwAA8gwAMJ4HAAA9ABCfBwAA8gwAMKEHQAC2CwAhsgcBAOILACG4BwEAxwsAIbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcoIAQDFCwAh2AgBAMcLACGKCQEAxQsAIYsJAQDFCwAhjAlAAMYLACHLCQAAPQAgzAkAAD0AIA0DAACnDAAgFQAA7QwAIJ0HAADuDAAwngcAAEgAEJ8HAADuDAAwyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHsCAAB4wsAIe0IAQDFCwAh7ggBAMULACHvCEAAxgsAIRADAACnDAAgFQAA7QwAIBcAAPAMACCdBwAA7wwAMJ4HAABCABCfBwAA7wwAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIeQIAQDiCwAh6whAAMYLACHxCAAB4wsAIYkJQADGCwAhDBYAALQMACCdBwAAswwAMJ4HAABGABCfBwAAswwAMKEHQAC2CwAhsgcBAOILACG8BwIA2gsAIb8HQAC2CwAhxwcBAMULACGICQEA4gsAIcsJAABGACDMCQAARgAgArIHAQAAAAHJBwEAAAABFAMAAKcMACAEAADzDAAgGAAA4wwAIBkAAOUMACAaAADmDAAgGwAA5wwAIJ0HAADyDAAwngcAAD0AEJ8HAADyDAAwoQdAALYLACGyBwEA4gsAIbgHAQDHCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhyggBAMULACHYCAEAxwsAIYoJAQDFCwAhiwkBAMULACGMCUAAxgsAIRUDAACnDAAgBQAAig0AIAYAAMYMACAPAADfDAAgEAAA4AwAIBEAANoMACAcAADiDAAgnQcAAIkNADCeBwAAAwAQnwcAAIkNADChB0AAtgsAIbIHAQDiCwAhyQcBAOILACHKCAEAxQsAIY0JAQDFCwAhjgkBAMULACHACSAA2QsAIcEJQADGCwAhwglAALYLACHLCQAAAwAgzAkAAAMAIALICAEAAAAByQgAAQAAAQcSAACeDAAgnQcAAPUMADCeBwAANwAQnwcAAPUMADDIB0AAtgsAIcgIAQDiCwAhyQgAAeMLACEZBAAAzQwAIBIAAJ4MACCdBwAA9gwAMJ4HAAAwABCfBwAA9gwAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACHICAEA4gsAIcoIAQDFCwAhywgBAMULACHMCAEAxQsAIc0IAADsCwAgzggAANMLACDPCAIA2gsAIdAIIADZCwAh0QgBAMULACHSCAAA0wsAINMIIADZCwAh1AgCANoLACEZAwAApwwAIAQAAM0MACCdBwAA9wwAMJ4HAAAsABCfBwAA9wwAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhygcBAOILACHfBwEAxQsAIeAHAQDiCwAhyAgBAOsLACHOCAAA0wsAIOkIAQDHCwAh6whAAMYLACHxCAAB4wsAIZIJAADTCwAgkwlAAMYLACGUCQIAjwwAIZUJAgCPDAAhlgkBAMcLACGXCQEAxwsAIZgJAQDrCwAhmQkBAOsLACEYAwAApwwAIAQAAM0MACCdBwAA-AwAMJ4HAAAoABCfBwAA-AwAMKEHQAC2CwAhrAcBAMULACGyBwEA4gsAIcgHQAC2CwAhyQcBAOILACHKBwEA4gsAIc8HAQDFCwAh0AcBAMULACHOCAAA0wsAINEIAQDFCwAh0ggAANMLACDTCCAA2QsAIegIAAHjCwAh6whAAMYLACGLCQEAxwsAIZMJQADGCwAhmgkBAOsLACGbCQEAxwsAIZwJQADGCwAhAu0HAQAAAAGZCAEAAAABCgkAAPsMACCdBwAA-gwAMJ4HAAAeABCfBwAA-gwAMLsHIADZCwAh5QcBAMULACHtBwEAxQsAIZkIAQDFCwAhqggBAMULACGkCUAAtgsAISQHAACADQAgCgAAgQ0AIAsAAIINACAMAACDDQAgnQcAAP8MADCeBwAAEgAQnwcAAP8MADCsBwEAxQsAIZYIAQDFCwAhmggBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGjCAQAtQsAIY4JAQDFCwAhoAkgANkLACGlCQEAxQsAIaYJAQDHCwAhpwkCANoLACGoCQIA2gsAIakJAgDaCwAhqgkCANoLACGrCQEA6wsAIawJIADZCwAhrQlAAMYLACGuCQAA0wsAIK8JAADTCwAgsAlAAMYLACGxCSAA2QsAIbIJAADTCwAgswkCANoLACG0CQIA2gsAIbUJAQDrCwAhtgkBAOsLACHLCQAAEgAgzAkAABIAIAkJAAD7DAAgnQcAAPwMADCeBwAAGgAQnwcAAPwMADChB0AAtgsAIZkIAQDFCwAh_ggBAMULACGiCQEAxQsAIaMJQADGCwAhAvEHAQAAAAGXCAIAAAABGQkAAPsMACCdBwAA_gwAMJ4HAAAWABCfBwAA_gwAMKEHQAC2CwAhygcBAOILACHxBwEA4gsAIY8IAgDaCwAhlQgBAOILACGWCAEAxQsAIZcIAgDaCwAhmAgEALULACGZCAEAxQsAIZoIAQDFCwAhmwgBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGfCAAA7AsAIKAIQADGCwAhoQhAAMYLACGiCEAAxgsAIaMIBAC1CwAhpAgEALULACGlCAEAxQsAISIHAACADQAgCgAAgQ0AIAsAAIINACAMAACDDQAgnQcAAP8MADCeBwAAEgAQnwcAAP8MADCsBwEAxQsAIZYIAQDFCwAhmggBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGjCAQAtQsAIY4JAQDFCwAhoAkgANkLACGlCQEAxQsAIaYJAQDHCwAhpwkCANoLACGoCQIA2gsAIakJAgDaCwAhqgkCANoLACGrCQEA6wsAIawJIADZCwAhrQlAAMYLACGuCQAA0wsAIK8JAADTCwAgsAlAAMYLACGxCSAA2QsAIbIJAADTCwAgswkCANoLACG0CQIA2gsAIbUJAQDrCwAhtgkBAOsLACESBgAAxgwAIAgAAMcMACAOAADIDAAgnQcAAMUMADCeBwAA_wEAEJ8HAADFDAAwoQdAALYLACGsBwEAxQsAIdYHAgDaCwAh7AcBAOILACGPCAIA2gsAIZ0IAgDaCwAhsggCANoLACGgCSAA2QsAIbcJAQDFCwAhuAkAANMLACDLCQAA_wEAIMwJAAD_AQAgA_sIAAAWACD8CAAAFgAg_QgAABYAIAP7CAAAGgAg_AgAABoAIP0IAAAaACAD-wgAAB4AIPwIAAAeACD9CAAAHgAgCQcAAIANACCdBwAAhA0AMJ4HAAAOABCfBwAAhA0AMJoIAQDFCwAhuQkCANoLACG6CSAA2QsAIbsJAgDaCwAhvAkCANoLACECygcBAAAAAZoIAQAAAAELBAAAzQwAIAcAAIANACCdBwAAhg0AMJ4HAAAJABCfBwAAhg0AMMoHAQDiCwAhmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQLJBwEAAAABjQkBAAAAAQKyBwEAAAAByQcBAAAAARMDAACnDAAgBQAAig0AIAYAAMYMACAPAADfDAAgEAAA4AwAIBEAANoMACAcAADiDAAgnQcAAIkNADCeBwAAAwAQnwcAAIkNADChB0AAtgsAIbIHAQDiCwAhyQcBAOILACHKCAEAxQsAIY0JAQDFCwAhjgkBAMULACHACSAA2QsAIcEJQADGCwAhwglAALYLACEMBAAAzQwAIJ0HAADMDAAwngcAAAcAEJ8HAADMDAAwrAcBAMULACHKBwEA4gsAIeoHBAC1CwAhvQkEALULACG-CQIA2gsAIb8JAgDaCwAhywkAAAcAIMwJAAAHACAAAAAAAAXQCQQAAAAB1wkEAAAAAdgJBAAAAAHZCQQAAAAB2gkEAAAAAQHQCUAAAAABAAAAAAAAAAAAAdAJAQAAAAEB0AlAAAAAAQHQCQEAAAABAAAAAAAF0AkCAAAAAdcJAgAAAAHYCQIAAAAB2QkCAAAAAdoJAgAAAAEFMQAAgRUAIDIAAIQVACDNCQAAghUAIM4JAACDFQAg0wkAAHUAIAMxAACBFQAgzQkAAIIVACDTCQAAdQAgAAAABTEAAPwUACAyAAD_FAAgzQkAAP0UACDOCQAA_hQAINMJAAB1ACADMQAA_BQAIM0JAAD9FAAg0wkAAHUAIAAAAALQCQEAAAAE1gkBAAAABQUxAAD1FAAgMgAA-hQAIM0JAAD2FAAgzgkAAPkUACDTCQAAAQAgCzEAAL4NADAyAADDDQAwzQkAAL8NADDOCQAAwA0AMM8JAADBDQAg0AkAAMINADDRCQAAwg0AMNIJAADCDQAw0wkAAMINADDUCQAAxA0AMNUJAADFDQAwCzEAALINADAyAAC3DQAwzQkAALMNADDOCQAAtA0AMM8JAAC1DQAg0AkAALYNADDRCQAAtg0AMNIJAAC2DQAw0wkAALYNADDUCQAAuA0AMNUJAAC5DQAwESqAAAAAAaEHQAAAAAGuBwEAAAABsgcBAAAAAbMHBAAAAAG1BwEAAAABtgcBAAAAAbcHAQAAAAG4BwEAAAABuQdAAAAAAboHAQAAAAG7BwEAAAABvAcCAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcAHQAAAAAECAAAAfQAgMQAAvQ0AIAMAAAB9ACAxAAC9DQAgMgAAvA0AIAEqAAD4FAAwFiEAANEMACAqAADsCwAgnQcAANAMADCeBwAAewAQnwcAANAMADChB0AAtgsAIa4HAQDHCwAhsgcBAAAAAbMHBAC1CwAhtAcBAOILACG1BwEA4gsAIbYHAQDFCwAhtwcBAMULACG4BwEAxQsAIbkHQAC2CwAhugcBAOsLACG7BwEAxQsAIbwHAgDaCwAhvQdAAMYLACG-B0AAxgsAIb8HQAC2CwAhwAdAAMYLACECAAAAfQAgKgAAvA0AIAIAAAC6DQAgKgAAuw0AIBUqAADsCwAgnQcAALkNADCeBwAAug0AEJ8HAAC5DQAwoQdAALYLACGuBwEAxwsAIbIHAQDiCwAhswcEALULACG0BwEA4gsAIbUHAQDiCwAhtgcBAMULACG3BwEAxQsAIbgHAQDFCwAhuQdAALYLACG6BwEA6wsAIbsHAQDFCwAhvAcCANoLACG9B0AAxgsAIb4HQADGCwAhvwdAALYLACHAB0AAxgsAIRUqAADsCwAgnQcAALkNADCeBwAAug0AEJ8HAAC5DQAwoQdAALYLACGuBwEAxwsAIbIHAQDiCwAhswcEALULACG0BwEA4gsAIbUHAQDiCwAhtgcBAMULACG3BwEAxQsAIbgHAQDFCwAhuQdAALYLACG6BwEA6wsAIbsHAQDFCwAhvAcCANoLACG9B0AAxgsAIb4HQADGCwAhvwdAALYLACHAB0AAxgsAIREqgAAAAAGhB0AAkQ0AIa4HAQCdDQAhsgcBAJsNACGzBwQAkA0AIbUHAQCbDQAhtgcBAJsNACG3BwEAmw0AIbgHAQCbDQAhuQdAAJENACG6BwEAnQ0AIbsHAQCbDQAhvAcCAKMNACG9B0AAnA0AIb4HQACcDQAhvwdAAJENACHAB0AAnA0AIREqgAAAAAGhB0AAkQ0AIa4HAQCdDQAhsgcBAJsNACGzBwQAkA0AIbUHAQCbDQAhtgcBAJsNACG3BwEAmw0AIbgHAQCbDQAhuQdAAJENACG6BwEAnQ0AIbsHAQCbDQAhvAcCAKMNACG9B0AAnA0AIb4HQACcDQAhvwdAAJENACHAB0AAnA0AIREqgAAAAAGhB0AAAAABrgcBAAAAAbIHAQAAAAGzBwQAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABBKEHQAAAAAGyBwEAAAABxwcBAAAAAcgHQAAAAAECAAAAeQAgMQAAyQ0AIAMAAAB5ACAxAADJDQAgMgAAyA0AIAEqAAD3FAAwCSEAANEMACCdBwAA0gwAMJ4HAAB3ABCfBwAA0gwAMKEHQAC2CwAhsgcBAAAAAbQHAQDiCwAhxwcBAMULACHIB0AAxgsAIQIAAAB5ACAqAADIDQAgAgAAAMYNACAqAADHDQAgCJ0HAADFDQAwngcAAMYNABCfBwAAxQ0AMKEHQAC2CwAhsgcBAOILACG0BwEA4gsAIccHAQDFCwAhyAdAAMYLACEInQcAAMUNADCeBwAAxg0AEJ8HAADFDQAwoQdAALYLACGyBwEA4gsAIbQHAQDiCwAhxwcBAMULACHIB0AAxgsAIQShB0AAkQ0AIbIHAQCbDQAhxwcBAJsNACHIB0AAnA0AIQShB0AAkQ0AIbIHAQCbDQAhxwcBAJsNACHIB0AAnA0AIQShB0AAAAABsgcBAAAAAccHAQAAAAHIB0AAAAABAdAJAQAAAAQDMQAA9RQAIM0JAAD2FAAg0wkAAAEAIAQxAAC-DQAwzQkAAL8NADDPCQAAwQ0AINMJAADCDQAwBDEAALINADDNCQAAsw0AMM8JAAC1DQAg0wkAALYNADAAAAAAAAHQCSAAAAABAAAAAAAAAAAAAAHQCQABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXQCQQAAAAB1wkEAAAAAdgJBAAAAAHZCQQAAAAB2gkEAAAAAQXQCQIAAAAB1wkCAAAAAdgJAgAAAAHZCQIAAAAB2gkCAAAAAQAAAAAABTEAAPAUACAyAADzFAAgzQkAAPEUACDOCQAA8hQAINMJAAAUACADMQAA8BQAIM0JAADxFAAg0wkAABQAIAAAAAAAAAAAAAAAAAAAAAAAAAUxAADrFAAgMgAA7hQAIM0JAADsFAAgzgkAAO0UACDTCQAAZAAgAzEAAOsUACDNCQAA7BQAINMJAABkACAAAAAAAALQCQEAAAAE1gkBAAAABQLQCQEAAAAE1gkBAAAABQUxAADjFAAgMgAA6RQAIM0JAADkFAAgzgkAAOgUACDTCQAABQAgBTEAAOEUACAyAADmFAAgzQkAAOIUACDOCQAA5RQAINMJAABkACAB0AkBAAAABAHQCQEAAAAEAzEAAOMUACDNCQAA5BQAINMJAAAFACADMQAA4RQAIM0JAADiFAAg0wkAAGQAIAAAAALQCQEAAAAE1gkBAAAABQLQCQEAAAAE1gkBAAAABQUxAADcFAAgMgAA3xQAIM0JAADdFAAgzgkAAN4UACDTCQAAZAAgAdAJAQAAAAQB0AkBAAAABAMxAADcFAAgzQkAAN0UACDTCQAAZAAgBwMAAK0PACARAACtEwAgEwAArhMAIBQAAK8TACDaCAAAlw0AINsIAACXDQAg3AgAAJcNACAAAAAAAALQCQEAAAAE1gkBAAAABQUxAADVFAAgMgAA2hQAIM0JAADWFAAgzgkAANkUACDTCQAAAQAgCzEAAOUOADAyAADqDgAwzQkAAOYOADDOCQAA5w4AMM8JAADoDgAg0AkAAOkOADDRCQAA6Q4AMNIJAADpDgAw0wkAAOkOADDUCQAA6w4AMNUJAADsDgAwBzEAAOAOACAyAADjDgAgzQkAAOEOACDOCQAA4g4AINEJAAA1ACDSCQAANQAg0wkAAJsGACALMQAA1A4AMDIAANkOADDNCQAA1Q4AMM4JAADWDgAwzwkAANcOACDQCQAA2A4AMNEJAADYDgAw0gkAANgOADDTCQAA2A4AMNQJAADaDgAw1QkAANsOADACyAdAAAAAAckIAAEAAAECAAAAOQAgMQAA3w4AIAMAAAA5ACAxAADfDgAgMgAA3g4AIAEqAADYFAAwCBIAAJ4MACCdBwAA9QwAMJ4HAAA3ABCfBwAA9QwAMMgHQAC2CwAhyAgBAOILACHJCAAB4wsAIcYJAAD0DAAgAgAAADkAICoAAN4OACACAAAA3A4AICoAAN0OACAGnQcAANsOADCeBwAA3A4AEJ8HAADbDgAwyAdAALYLACHICAEA4gsAIckIAAHjCwAhBp0HAADbDgAwngcAANwOABCfBwAA2w4AMMgHQAC2CwAhyAgBAOILACHJCAAB4wsAIQLIB0AAkQ0AIckIAAHeDQAhAsgHQACRDQAhyQgAAd4NACECyAdAAAAAAckIAAEAAAEFrQdAAAAAAb0HQAAAAAHVCAAAxg4AINYIAADHDgAg1wgBAAAAAQIAAACbBgAgMQAA4A4AIAMAAAA1ACAxAADgDgAgMgAA5A4AIAcAAAA1ACAqAADkDgAgrQdAAJwNACG9B0AAkQ0AIdUIAADDDgAg1ggAAMQOACDXCAEAnQ0AIQWtB0AAnA0AIb0HQACRDQAh1QgAAMMOACDWCAAAxA4AINcIAQCdDQAhEwQAAL4OACChB0AAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQiAAAAAAc4IAAC8DgAgzwgCAAAAAdAIIAAAAAHRCAEAAAAB0ggAAL0OACDTCCAAAAAB1AgCAAAAAQIAAAAyACAxAADwDgAgAwAAADIAIDEAAPAOACAyAADvDgAgASoAANcUADAZBAAAzQwAIBIAAJ4MACCdBwAA9gwAMJ4HAAAwABCfBwAA9gwAMKEHQAC2CwAhsgcBAAAAAbsHAQDFCwAhyQcBAOILACHKBwEA4gsAIc8HAQDFCwAh0AcBAMULACHRB0AAtgsAIcgIAQDiCwAhyggBAMULACHLCAEAxQsAIcwIAQDFCwAhzQgAAOwLACDOCAAA0wsAIM8IAgDaCwAh0AggANkLACHRCAEAxQsAIdIIAADTCwAg0wggANkLACHUCAIA2gsAIQIAAAAyACAqAADvDgAgAgAAAO0OACAqAADuDgAgF50HAADsDgAwngcAAO0OABCfBwAA7A4AMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACHICAEA4gsAIcoIAQDFCwAhywgBAMULACHMCAEAxQsAIc0IAADsCwAgzggAANMLACDPCAIA2gsAIdAIIADZCwAh0QgBAMULACHSCAAA0wsAINMIIADZCwAh1AgCANoLACEXnQcAAOwOADCeBwAA7Q4AEJ8HAADsDgAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyQcBAOILACHKBwEA4gsAIc8HAQDFCwAh0AcBAMULACHRB0AAtgsAIcgIAQDiCwAhyggBAMULACHLCAEAxQsAIcwIAQDFCwAhzQgAAOwLACDOCAAA0wsAIM8IAgDaCwAh0AggANkLACHRCAEAxQsAIdIIAADTCwAg0wggANkLACHUCAIA2gsAIRKhB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKBwEAmw0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIcoIAQCbDQAhywgBAJsNACHMCAEAmw0AIc0IgAAAAAHOCAAAuA4AIM8IAgCjDQAh0AggANMNACHRCAEAmw0AIdIIAAC5DgAg0wggANMNACHUCAIAow0AIRMEAAC6DgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhygcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHKCAEAmw0AIcsIAQCbDQAhzAgBAJsNACHNCIAAAAABzggAALgOACDPCAIAow0AIdAIIADTDQAh0QgBAJsNACHSCAAAuQ4AINMIIADTDQAh1AgCAKMNACETBAAAvg4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCIAAAAABzggAALwOACDPCAIAAAAB0AggAAAAAdEIAQAAAAHSCAAAvQ4AINMIIAAAAAHUCAIAAAABAdAJAQAAAAQDMQAA1RQAIM0JAADWFAAg0wkAAAEAIAQxAADlDgAwzQkAAOYOADDPCQAA6A4AINMJAADpDgAwAzEAAOAOACDNCQAA4Q4AINMJAACbBgAgBDEAANQOADDNCQAA1Q4AMM8JAADXDgAg0wkAANgOADAAAAAAAAcxAADNFAAgMgAA0xQAIM0JAADOFAAgzgkAANIUACDRCQAAVAAg0gkAAFQAINMJAAABACAHMQAAyxQAIDIAANAUACDNCQAAzBQAIM4JAADPFAAg0QkAAD0AINIJAAA9ACDTCQAAPwAgAzEAAM0UACDNCQAAzhQAINMJAAABACADMQAAyxQAIM0JAADMFAAg0wkAAD8AIAAAAAUxAADDFAAgMgAAyRQAIM0JAADEFAAgzgkAAMgUACDTCQAAAQAgBTEAAMEUACAyAADGFAAgzQkAAMIUACDOCQAAxRQAINMJAAA_ACADMQAAwxQAIM0JAADEFAAg0wkAAAEAIAMxAADBFAAgzQkAAMIUACDTCQAAPwAgAAAABTEAALkUACAyAAC_FAAgzQkAALoUACDOCQAAvhQAINMJAAABACAFMQAAtxQAIDIAALwUACDNCQAAuBQAIM4JAAC7FAAg0wkAAD8AIAMxAAC5FAAgzQkAALoUACDTCQAAAQAgAzEAALcUACDNCQAAuBQAINMJAAA_ACAAAAAC0AkBAAAABNYJAQAAAAUFMQAArxQAIDIAALUUACDNCQAAsBQAIM4JAAC0FAAg0wkAAAEAIAUxAACtFAAgMgAAshQAIM0JAACuFAAgzgkAALEUACDTCQAAkQUAIAHQCQEAAAAEAzEAAK8UACDNCQAAsBQAINMJAAABACADMQAArRQAIM0JAACuFAAg0wkAAJEFACAAAAAAAALQCQEAAAAE1gkBAAAABQUxAACnFAAgMgAAqxQAIM0JAACoFAAgzgkAAKoUACDTCQAAAQAgCzEAAJ4PADAyAACjDwAwzQkAAJ8PADDOCQAAoA8AMM8JAAChDwAg0AkAAKIPADDRCQAAog8AMNIJAACiDwAw0wkAAKIPADDUCQAApA8AMNUJAAClDwAwDwMAAJQPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfEIAAEAAAHyCAEAAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggAAJMPACACAAAAbAAgMQAAqQ8AIAMAAABsACAxAACpDwAgMgAAqA8AIAEqAACpFAAwFQMAAKcMACAfAADXDAAgnQcAANYMADCeBwAAagAQnwcAANYMADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdgIAQDHCwAh6whAAMYLACHvCEAAxgsAIfAIAQDiCwAh8QgAAQAAAfIIAQDFCwAh8wgBAMcLACH0CAEAxwsAIfUIAQDHCwAh9ggAANMLACACAAAAbAAgKgAAqA8AIAIAAACmDwAgKgAApw8AIBOdBwAApQ8AMJ4HAACmDwAQnwcAAKUPADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHYCAEAxwsAIesIQADGCwAh7whAAMYLACHwCAEA4gsAIfEIAAHjCwAh8ggBAMULACHzCAEAxwsAIfQIAQDHCwAh9QgBAMcLACH2CAAA0wsAIBOdBwAApQ8AMJ4HAACmDwAQnwcAAKUPADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHYCAEAxwsAIesIQADGCwAh7whAAMYLACHwCAEA4gsAIfEIAAHjCwAh8ggBAMULACHzCAEAxwsAIfQIAQDHCwAh9QgBAMcLACH2CAAA0wsAIA6hB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAh2AgBAJ0NACHrCEAAnA0AIe8IQACcDQAh8QgAAd4NACHyCAEAmw0AIfMIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACQDwAgDwMAAJEPACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAh2AgBAJ0NACHrCEAAnA0AIe8IQACcDQAh8QgAAd4NACHyCAEAmw0AIfMIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACQDwAgDwMAAJQPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfEIAAEAAAHyCAEAAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggAAJMPACAB0AkBAAAABAMxAACnFAAgzQkAAKgUACDTCQAAAQAgBDEAAJ4PADDNCQAAnw8AMM8JAAChDwAg0wkAAKIPADAODwAAoBMAIBAAAKETACAYAACkEwAgGQAAphMAIBoAAKcTACAbAACoEwAgHAAAoxMAIB0AAJ8TACAeAACiEwAgHwAApRMAICAAAK4PACAkAACpEwAgwwkAAJcNACDFCQAAlw0AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTEAAKIUACAyAAClFAAgzQkAAKMUACDOCQAApBQAINMJAABEACADMQAAohQAIM0JAACjFAAg0wkAAEQAIAUDAACtDwAgFQAAsBMAIBcAALETACDrCAAAlw0AIIkJAACXDQAgAAAABTEAAJoUACAyAACgFAAgzQkAAJsUACDOCQAAnxQAINMJAAABACAFMQAAmBQAIDIAAJ0UACDNCQAAmRQAIM4JAACcFAAg0wkAAD8AIAcxAADLDwAgMgAAzg8AIM0JAADMDwAgzgkAAM0PACDRCQAARgAg0gkAAEYAINMJAACVBAAgBaEHQAAAAAGyBwEAAAABvAcCAAAAAb8HQAAAAAHHBwEAAAABAgAAAJUEACAxAADLDwAgAwAAAEYAIDEAAMsPACAyAADPDwAgBwAAAEYAICoAAM8PACChB0AAkQ0AIbIHAQCbDQAhvAcCAKMNACG_B0AAkQ0AIccHAQCbDQAhBaEHQACRDQAhsgcBAJsNACG8BwIAow0AIb8HQACRDQAhxwcBAJsNACEDMQAAmhQAIM0JAACbFAAg0wkAAAEAIAMxAACYFAAgzQkAAJkUACDTCQAAPwAgAzEAAMsPACDNCQAAzA8AINMJAACVBAAgAAAABTEAAIwUACAyAACWFAAgzQkAAI0UACDOCQAAlRQAINMJAAABACAHMQAAihQAIDIAAJMUACDNCQAAixQAIM4JAACSFAAg0QkAAAMAINIJAAADACDTCQAABQAgCzEAAIAQADAyAACFEAAwzQkAAIEQADDOCQAAghAAMM8JAACDEAAg0AkAAIQQADDRCQAAhBAAMNIJAACEEAAw0wkAAIQQADDUCQAAhhAAMNUJAACHEAAwCzEAAPQPADAyAAD5DwAwzQkAAPUPADDOCQAA9g8AMM8JAAD3DwAg0AkAAPgPADDRCQAA-A8AMNIJAAD4DwAw0wkAAPgPADDUCQAA-g8AMNUJAAD7DwAwCzEAAOgPADAyAADtDwAwzQkAAOkPADDOCQAA6g8AMM8JAADrDwAg0AkAAOwPADDRCQAA7A8AMNIJAADsDwAw0wkAAOwPADDUCQAA7g8AMNUJAADvDwAwCzEAANwPADAyAADhDwAwzQkAAN0PADDOCQAA3g8AMM8JAADfDwAg0AkAAOAPADDRCQAA4A8AMNIJAADgDwAw0wkAAOAPADDUCQAA4g8AMNUJAADjDwAwDgMAAP0OACAEAQAAAAGhB0AAAAABsgcBAAAAAbsHAQAAAAHIB0AAAAABygcBAAAAAecHAQAAAAHgCAABAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5QgCAAAAAeYIQAAAAAECAAAAUgAgMQAA5w8AIAMAAABSACAxAADnDwAgMgAA5g8AIAEqAACRFAAwFAMAAOoMACAEAQDHCwAhFQAA6wwAIJ0HAADpDAAwngcAAFAAEJ8HAADpDAAwoQdAALYLACGyBwEAAAABuwcBAMULACHIB0AAtgsAIckHAQDrCwAhygcBAOsLACHnBwEAxQsAIeAIAAEAAAHhCAABAAAB4ggBAMcLACHjCAEAxwsAIeQIAQDrCwAh5QgCANoLACHmCEAAxgsAIQIAAABSACAqAADmDwAgAgAAAOQPACAqAADlDwAgEgQBAMcLACGdBwAA4w8AMJ4HAADkDwAQnwcAAOMPADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHIB0AAtgsAIckHAQDrCwAhygcBAOsLACHnBwEAxQsAIeAIAAHjCwAh4QgAAeMLACHiCAEAxwsAIeMIAQDHCwAh5AgBAOsLACHlCAIA2gsAIeYIQADGCwAhEgQBAMcLACGdBwAA4w8AMJ4HAADkDwAQnwcAAOMPADChB0AAtgsAIbIHAQDiCwAhuwcBAMULACHIB0AAtgsAIckHAQDrCwAhygcBAOsLACHnBwEAxQsAIeAIAAHjCwAh4QgAAeMLACHiCAEAxwsAIeMIAQDHCwAh5AgBAOsLACHlCAIA2gsAIeYIQADGCwAhDQQBAJ0NACGhB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHIB0AAkQ0AIcoHAQCdDQAh5wcBAJsNACHgCAAB3g0AIeEIAAHeDQAh4ggBAJ0NACHjCAEAnQ0AIeUIAgCjDQAh5ghAAJwNACEOAwAA-w4AIAQBAJ0NACGhB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHIB0AAkQ0AIcoHAQCdDQAh5wcBAJsNACHgCAAB3g0AIeEIAAHeDQAh4ggBAJ0NACHjCAEAnQ0AIeUIAgCjDQAh5ghAAJwNACEOAwAA_Q4AIAQBAAAAAaEHQAAAAAGyBwEAAAABuwcBAAAAAcgHQAAAAAHKBwEAAAAB5wcBAAAAAeAIAAEAAAHhCAABAAAB4ggBAAAAAeMIAQAAAAHlCAIAAAAB5ghAAAAAAQoDAACEDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAecIAAEAAAHoCAABAAAB6QgBAAAAAeoIQAAAAAHrCEAAAAABAgAAAE4AIDEAAPMPACADAAAATgAgMQAA8w8AIDIAAPIPACABKgAAkBQAMBADAACnDAAgFQAA7QwAIJ0HAADsDAAwngcAAEwAEJ8HAADsDAAwoQdAALYLACGyBwEAAAAByAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHnCAABAAAB6AgAAeMLACHpCAEAxwsAIeoIQADGCwAh6whAAMYLACECAAAATgAgKgAA8g8AIAIAAADwDwAgKgAA8Q8AIA6dBwAA7w8AMJ4HAADwDwAQnwcAAO8PADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHnCAAB4wsAIegIAAHjCwAh6QgBAMcLACHqCEAAxgsAIesIQADGCwAhDp0HAADvDwAwngcAAPAPABCfBwAA7w8AMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhygcBAOILACHkCAEA4gsAIecIAAHjCwAh6AgAAeMLACHpCAEAxwsAIeoIQADGCwAh6whAAMYLACEJoQdAAJENACGyBwEAmw0AIcgHQACRDQAhygcBAJsNACHnCAAB3g0AIegIAAHeDQAh6QgBAJ0NACHqCEAAnA0AIesIQACcDQAhCgMAAIIPACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHKBwEAmw0AIecIAAHeDQAh6AgAAd4NACHpCAEAnQ0AIeoIQACcDQAh6whAAJwNACEKAwAAhA8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHnCAABAAAB6AgAAQAAAekIAQAAAAHqCEAAAAAB6whAAAAAAQcDAACLDwAgyAdAAAAAAcoHAQAAAAHsCAABAAAB7QgBAAAAAe4IAQAAAAHvCEAAAAABAgAAAEoAIDEAAP8PACADAAAASgAgMQAA_w8AIDIAAP4PACABKgAAjxQAMA0DAACnDAAgFQAA7QwAIJ0HAADuDAAwngcAAEgAEJ8HAADuDAAwyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHsCAABAAAB7QgBAMULACHuCAEAxQsAIe8IQADGCwAhAgAAAEoAICoAAP4PACACAAAA_A8AICoAAP0PACALnQcAAPsPADCeBwAA_A8AEJ8HAAD7DwAwyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh5AgBAOILACHsCAAB4wsAIe0IAQDFCwAh7ggBAMULACHvCEAAxgsAIQudBwAA-w8AMJ4HAAD8DwAQnwcAAPsPADDIB0AAtgsAIckHAQDiCwAhygcBAOILACHkCAEA4gsAIewIAAHjCwAh7QgBAMULACHuCAEAxQsAIe8IQADGCwAhBsgHQACRDQAhygcBAJsNACHsCAAB3g0AIe0IAQCbDQAh7ggBAJsNACHvCEAAnA0AIQcDAACJDwAgyAdAAJENACHKBwEAmw0AIewIAAHeDQAh7QgBAJsNACHuCAEAmw0AIe8IQACcDQAhBwMAAIsPACDIB0AAAAABygcBAAAAAewIAAEAAAHtCAEAAAAB7ggBAAAAAe8IQAAAAAEKAwAA0A8AIBcAANIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAesIQAAAAAHxCAABAAABiQlAAAAAAQIAAABEACAxAACLEAAgAwAAAEQAIDEAAIsQACAyAACKEAAgASoAAI4UADAQAwAApwwAIBUAAO0MACAXAADwDAAgnQcAAO8MADCeBwAAQgAQnwcAAO8MADChB0AAtgsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIeQIAQDiCwAh6whAAMYLACHxCAABAAABiQlAAMYLACECAAAARAAgKgAAihAAIAIAAACIEAAgKgAAiRAAIA2dBwAAhxAAMJ4HAACIEAAQnwcAAIcQADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHkCAEA4gsAIesIQADGCwAh8QgAAeMLACGJCUAAxgsAIQ2dBwAAhxAAMJ4HAACIEAAQnwcAAIcQADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIc8HAQDFCwAh0AcBAMULACHkCAEA4gsAIesIQADGCwAh8QgAAeMLACGJCUAAxgsAIQihB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAh6whAAJwNACHxCAAB3g0AIYkJQACcDQAhCgMAAMgPACAXAADKDwAgoQdAAJENACGyBwEAmw0AIcgHQACRDQAhzwcBAJsNACHQBwEAmw0AIesIQACcDQAh8QgAAd4NACGJCUAAnA0AIQoDAADQDwAgFwAA0g8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB6whAAAAAAfEIAAEAAAGJCUAAAAABAzEAAIwUACDNCQAAjRQAINMJAAABACADMQAAihQAIM0JAACLFAAg0wkAAAUAIAQxAACAEAAwzQkAAIEQADDPCQAAgxAAINMJAACEEAAwBDEAAPQPADDNCQAA9Q8AMM8JAAD3DwAg0wkAAPgPADAEMQAA6A8AMM0JAADpDwAwzwkAAOsPACDTCQAA7A8AMAQxAADcDwAwzQkAAN0PADDPCQAA3w8AINMJAADgDwAwAAAAAAAAAAAAAAAC0AkBAAAABNYJAQAAAAUC0AkBAAAABNYJAQAAAAUFMQAAghQAIDIAAIgUACDNCQAAgxQAIM4JAACHFAAg0wkAAAEAIAUxAACAFAAgMgAAhRQAIM0JAACBFAAgzgkAAIQUACDTCQAABQAgAdAJAQAAAAQB0AkBAAAABAMxAACCFAAgzQkAAIMUACDTCQAAAQAgAzEAAIAUACDNCQAAgRQAINMJAAAFACAAAAAC0AkBAAAABNYJAQAAAAUC0AkBAAAABNYJAQAAAAUFMQAA-BMAIDIAAP4TACDNCQAA-RMAIM4JAAD9EwAg0wkAAAEAIAUxAAD2EwAgMgAA-xMAIM0JAAD3EwAgzgkAAPoTACDTCQAABQAgAdAJAQAAAAQB0AkBAAAABAMxAAD4EwAgzQkAAPkTACDTCQAAAQAgAzEAAPYTACDNCQAA9xMAINMJAAAFACAAAAAAAAAAAAAAAAAABTEAAPETACAyAAD0EwAgzQkAAPITACDOCQAA8xMAINMJAAAUACADMQAA8RMAIM0JAADyEwAg0wkAABQAIAAAAAUxAADsEwAgMgAA7xMAIM0JAADtEwAgzgkAAO4TACDTCQAAFAAgAzEAAOwTACDNCQAA7RMAINMJAAAUACAAAAAAAALQCQEAAAAE1gkBAAAABQLQCQEAAAAE1gkBAAAABQLQCQEAAAAE1gkBAAAABQUxAADkEwAgMgAA6hMAIM0JAADlEwAgzgkAAOkTACDTCQAA_AEAIAsxAADoEAAwMgAA7RAAMM0JAADpEAAwzgkAAOoQADDPCQAA6xAAINAJAADsEAAw0QkAAOwQADDSCQAA7BAAMNMJAADsEAAw1AkAAO4QADDVCQAA7xAAMAsxAADcEAAwMgAA4RAAMM0JAADdEAAwzgkAAN4QADDPCQAA3xAAINAJAADgEAAw0QkAAOAQADDSCQAA4BAAMNMJAADgEAAw1AkAAOIQADDVCQAA4xAAMAsxAADQEAAwMgAA1RAAMM0JAADREAAwzgkAANIQADDPCQAA0xAAINAJAADUEAAw0QkAANQQADDSCQAA1BAAMNMJAADUEAAw1AkAANYQADDVCQAA1xAAMAW7ByAAAAAB5QcBAAAAAe0HAQAAAAGqCAEAAAABpAlAAAAAAQIAAAAgACAxAADbEAAgAwAAACAAIDEAANsQACAyAADaEAAgASoAAOgTADALCQAA-wwAIJ0HAAD6DAAwngcAAB4AEJ8HAAD6DAAwuwcgANkLACHlBwEAxQsAIe0HAQDFCwAhmQgBAMULACGqCAEAxQsAIaQJQAC2CwAhxwkAAPkMACACAAAAIAAgKgAA2hAAIAIAAADYEAAgKgAA2RAAIAmdBwAA1xAAMJ4HAADYEAAQnwcAANcQADC7ByAA2QsAIeUHAQDFCwAh7QcBAMULACGZCAEAxQsAIaoIAQDFCwAhpAlAALYLACEJnQcAANcQADCeBwAA2BAAEJ8HAADXEAAwuwcgANkLACHlBwEAxQsAIe0HAQDFCwAhmQgBAMULACGqCAEAxQsAIaQJQAC2CwAhBbsHIADTDQAh5QcBAJsNACHtBwEAmw0AIaoIAQCbDQAhpAlAAJENACEFuwcgANMNACHlBwEAmw0AIe0HAQCbDQAhqggBAJsNACGkCUAAkQ0AIQW7ByAAAAAB5QcBAAAAAe0HAQAAAAGqCAEAAAABpAlAAAAAAQShB0AAAAAB_ggBAAAAAaIJAQAAAAGjCUAAAAABAgAAABwAIDEAAOcQACADAAAAHAAgMQAA5xAAIDIAAOYQACABKgAA5xMAMAkJAAD7DAAgnQcAAPwMADCeBwAAGgAQnwcAAPwMADChB0AAtgsAIZkIAQDFCwAh_ggBAMULACGiCQEAAAABowlAAMYLACECAAAAHAAgKgAA5hAAIAIAAADkEAAgKgAA5RAAIAidBwAA4xAAMJ4HAADkEAAQnwcAAOMQADChB0AAtgsAIZkIAQDFCwAh_ggBAMULACGiCQEAxQsAIaMJQADGCwAhCJ0HAADjEAAwngcAAOQQABCfBwAA4xAAMKEHQAC2CwAhmQgBAMULACH-CAEAxQsAIaIJAQDFCwAhowlAAMYLACEEoQdAAJENACH-CAEAmw0AIaIJAQCbDQAhowlAAJwNACEEoQdAAJENACH-CAEAmw0AIaIJAQCbDQAhowlAAJwNACEEoQdAAAAAAf4IAQAAAAGiCQEAAAABowlAAAAAARShB0AAAAABygcBAAAAAfEHAQAAAAGPCAIAAAABlQgBAAAAAZYIAQAAAAGXCAIAAAABmAgEAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABnwiAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAaMIBAAAAAGkCAQAAAABpQgBAAAAAQIAAAAYACAxAADzEAAgAwAAABgAIDEAAPMQACAyAADyEAAgASoAAOYTADAaCQAA-wwAIJ0HAAD-DAAwngcAABYAEJ8HAAD-DAAwoQdAALYLACHKBwEA4gsAIfEHAQDiCwAhjwgCANoLACGVCAEAAAABlggBAMULACGXCAIA2gsAIZgIBAC1CwAhmQgBAMULACGaCAEAxQsAIZsIAQDFCwAhnAgCANoLACGdCAIA2gsAIZ4IAgDaCwAhnwgAAOwLACCgCEAAxgsAIaEIQADGCwAhoghAAMYLACGjCAQAtQsAIaQIBAC1CwAhpQgBAMULACHICQAA_QwAIAIAAAAYACAqAADyEAAgAgAAAPAQACAqAADxEAAgGJ0HAADvEAAwngcAAPAQABCfBwAA7xAAMKEHQAC2CwAhygcBAOILACHxBwEA4gsAIY8IAgDaCwAhlQgBAOILACGWCAEAxQsAIZcIAgDaCwAhmAgEALULACGZCAEAxQsAIZoIAQDFCwAhmwgBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGfCAAA7AsAIKAIQADGCwAhoQhAAMYLACGiCEAAxgsAIaMIBAC1CwAhpAgEALULACGlCAEAxQsAIRidBwAA7xAAMJ4HAADwEAAQnwcAAO8QADChB0AAtgsAIcoHAQDiCwAh8QcBAOILACGPCAIA2gsAIZUIAQDiCwAhlggBAMULACGXCAIA2gsAIZgIBAC1CwAhmQgBAMULACGaCAEAxQsAIZsIAQDFCwAhnAgCANoLACGdCAIA2gsAIZ4IAgDaCwAhnwgAAOwLACCgCEAAxgsAIaEIQADGCwAhoghAAMYLACGjCAQAtQsAIaQIBAC1CwAhpQgBAMULACEUoQdAAJENACHKBwEAmw0AIfEHAQCbDQAhjwgCAKMNACGVCAEAmw0AIZYIAQCbDQAhlwgCAKMNACGYCAQAkA0AIZoIAQCbDQAhmwgBAJsNACGcCAIAow0AIZ0IAgCjDQAhnggCAKMNACGfCIAAAAABoAhAAJwNACGhCEAAnA0AIaIIQACcDQAhowgEAJANACGkCAQAkA0AIaUIAQCbDQAhFKEHQACRDQAhygcBAJsNACHxBwEAmw0AIY8IAgCjDQAhlQgBAJsNACGWCAEAmw0AIZcIAgCjDQAhmAgEAJANACGaCAEAmw0AIZsIAQCbDQAhnAgCAKMNACGdCAIAow0AIZ4IAgCjDQAhnwiAAAAAAaAIQACcDQAhoQhAAJwNACGiCEAAnA0AIaMIBACQDQAhpAgEAJANACGlCAEAmw0AIRShB0AAAAABygcBAAAAAfEHAQAAAAGPCAIAAAABlQgBAAAAAZYIAQAAAAGXCAIAAAABmAgEAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABnwiAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAaMIBAAAAAGkCAQAAAABpQgBAAAAAQHQCQEAAAAEAdAJAQAAAAQB0AkBAAAABAMxAADkEwAgzQkAAOUTACDTCQAA_AEAIAQxAADoEAAwzQkAAOkQADDPCQAA6xAAINMJAADsEAAwBDEAANwQADDNCQAA3RAAMM8JAADfEAAg0wkAAOAQADAEMQAA0BAAMM0JAADREAAwzwkAANMQACDTCQAA1BAAMAAAAAAAAtAJAQAAAATWCQEAAAAFCzEAAJwRADAyAAChEQAwzQkAAJ0RADDOCQAAnhEAMM8JAACfEQAg0AkAAKARADDRCQAAoBEAMNIJAACgEQAw0wkAAKARADDUCQAAohEAMNUJAACjEQAwCzEAAJARADAyAACVEQAwzQkAAJERADDOCQAAkhEAMM8JAACTEQAg0AkAAJQRADDRCQAAlBEAMNIJAACUEQAw0wkAAJQRADDUCQAAlhEAMNUJAACXEQAwCzEAAIQRADAyAACJEQAwzQkAAIURADDOCQAAhhEAMM8JAACHEQAg0AkAAIgRADDRCQAAiBEAMNIJAACIEQAw0wkAAIgRADDUCQAAihEAMNUJAACLEQAwHQoAAPgQACALAAD5EAAgDAAA-hAAIKwHAQAAAAGWCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABAgAAABQAIDEAAI8RACADAAAAFAAgMQAAjxEAIDIAAI4RACABKgAA4xMAMCIHAACADQAgCgAAgQ0AIAsAAIINACAMAACDDQAgnQcAAP8MADCeBwAAEgAQnwcAAP8MADCsBwEAAAABlggBAMULACGaCAEAxQsAIZwIAgDaCwAhnQgCANoLACGeCAIA2gsAIaMIBAC1CwAhjgkBAMULACGgCSAA2QsAIaUJAQDFCwAhpgkBAMcLACGnCQIA2gsAIagJAgDaCwAhqQkCANoLACGqCQIA2gsAIasJAQDrCwAhrAkgANkLACGtCUAAxgsAIa4JAADTCwAgrwkAANMLACCwCUAAxgsAIbEJIADZCwAhsgkAANMLACCzCQIA2gsAIbQJAgDaCwAhtQkBAOsLACG2CQEA6wsAIQIAAAAUACAqAACOEQAgAgAAAIwRACAqAACNEQAgHp0HAACLEQAwngcAAIwRABCfBwAAixEAMKwHAQDFCwAhlggBAMULACGaCAEAxQsAIZwIAgDaCwAhnQgCANoLACGeCAIA2gsAIaMIBAC1CwAhjgkBAMULACGgCSAA2QsAIaUJAQDFCwAhpgkBAMcLACGnCQIA2gsAIagJAgDaCwAhqQkCANoLACGqCQIA2gsAIasJAQDrCwAhrAkgANkLACGtCUAAxgsAIa4JAADTCwAgrwkAANMLACCwCUAAxgsAIbEJIADZCwAhsgkAANMLACCzCQIA2gsAIbQJAgDaCwAhtQkBAOsLACG2CQEA6wsAIR6dBwAAixEAMJ4HAACMEQAQnwcAAIsRADCsBwEAxQsAIZYIAQDFCwAhmggBAMULACGcCAIA2gsAIZ0IAgDaCwAhnggCANoLACGjCAQAtQsAIY4JAQDFCwAhoAkgANkLACGlCQEAxQsAIaYJAQDHCwAhpwkCANoLACGoCQIA2gsAIakJAgDaCwAhqgkCANoLACGrCQEA6wsAIawJIADZCwAhrQlAAMYLACGuCQAA0wsAIK8JAADTCwAgsAlAAMYLACGxCSAA2QsAIbIJAADTCwAgswkCANoLACG0CQIA2gsAIbUJAQDrCwAhtgkBAOsLACEarAcBAJsNACGWCAEAmw0AIZwIAgCjDQAhnQgCAKMNACGeCAIAow0AIaMIBACQDQAhjgkBAJsNACGgCSAA0w0AIaUJAQCbDQAhpgkBAJ0NACGnCQIAow0AIagJAgCjDQAhqQkCAKMNACGqCQIAow0AIasJAQCdDQAhrAkgANMNACGtCUAAnA0AIa4JAADJEAAgrwkAAMoQACCwCUAAnA0AIbEJIADTDQAhsgkAAMsQACCzCQIAow0AIbQJAgCjDQAhtQkBAJ0NACG2CQEAnQ0AIR0KAADNEAAgCwAAzhAAIAwAAM8QACCsBwEAmw0AIZYIAQCbDQAhnAgCAKMNACGdCAIAow0AIZ4IAgCjDQAhowgEAJANACGOCQEAmw0AIaAJIADTDQAhpQkBAJsNACGmCQEAnQ0AIacJAgCjDQAhqAkCAKMNACGpCQIAow0AIaoJAgCjDQAhqwkBAJ0NACGsCSAA0w0AIa0JQACcDQAhrgkAAMkQACCvCQAAyhAAILAJQACcDQAhsQkgANMNACGyCQAAyxAAILMJAgCjDQAhtAkCAKMNACG1CQEAnQ0AIbYJAQCdDQAhHQoAAPgQACALAAD5EAAgDAAA-hAAIKwHAQAAAAGWCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABBLkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAECAAAAEAAgMQAAmxEAIAMAAAAQACAxAACbEQAgMgAAmhEAIAEqAADiEwAwCQcAAIANACCdBwAAhA0AMJ4HAAAOABCfBwAAhA0AMJoIAQAAAAG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQIAAAAQACAqAACaEQAgAgAAAJgRACAqAACZEQAgCJ0HAACXEQAwngcAAJgRABCfBwAAlxEAMJoIAQDFCwAhuQkCANoLACG6CSAA2QsAIbsJAgDaCwAhvAkCANoLACEInQcAAJcRADCeBwAAmBEAEJ8HAACXEQAwmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQS5CQIAow0AIboJIADTDQAhuwkCAKMNACG8CQIAow0AIQS5CQIAow0AIboJIADTDQAhuwkCAKMNACG8CQIAow0AIQS5CQIAAAABugkgAAAAAbsJAgAAAAG8CQIAAAABBgQAAKkRACDKBwEAAAABuQkCAAAAAboJIAAAAAG7CQIAAAABvAkCAAAAAQIAAAALACAxAACoEQAgAwAAAAsAIDEAAKgRACAyAACmEQAgASoAAOETADAMBAAAzQwAIAcAAIANACCdBwAAhg0AMJ4HAAAJABCfBwAAhg0AMMoHAQDiCwAhmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIckJAACFDQAgAgAAAAsAICoAAKYRACACAAAApBEAICoAAKURACAJnQcAAKMRADCeBwAApBEAEJ8HAACjEQAwygcBAOILACGaCAEAxQsAIbkJAgDaCwAhugkgANkLACG7CQIA2gsAIbwJAgDaCwAhCZ0HAACjEQAwngcAAKQRABCfBwAAoxEAMMoHAQDiCwAhmggBAMULACG5CQIA2gsAIboJIADZCwAhuwkCANoLACG8CQIA2gsAIQXKBwEAmw0AIbkJAgCjDQAhugkgANMNACG7CQIAow0AIbwJAgCjDQAhBgQAAKcRACDKBwEAmw0AIbkJAgCjDQAhugkgANMNACG7CQIAow0AIbwJAgCjDQAhBTEAANwTACAyAADfEwAgzQkAAN0TACDOCQAA3hMAINMJAAAFACAGBAAAqREAIMoHAQAAAAG5CQIAAAABugkgAAAAAbsJAgAAAAG8CQIAAAABAzEAANwTACDNCQAA3RMAINMJAAAFACAB0AkBAAAABAQxAACcEQAwzQkAAJ0RADDPCQAAnxEAINMJAACgEQAwBDEAAJARADDNCQAAkREAMM8JAACTEQAg0wkAAJQRADAEMQAAhBEAMM0JAACFEQAwzwkAAIcRACDTCQAAiBEAMAAAAAAAAAAABTEAANcTACAyAADaEwAgzQkAANgTACDOCQAA2RMAINMJAAD8AQAgAzEAANcTACDNCQAA2BMAINMJAAD8AQAgAAAAAAAFMQAA0hMAIDIAANUTACDNCQAA0xMAIM4JAADUEwAg0wkAAPwBACADMQAA0hMAIM0JAADTEwAg0wkAAPwBACAAAAAAAAUxAADNEwAgMgAA0BMAIM0JAADOEwAgzgkAAM8TACDTCQAABQAgAzEAAM0TACDNCQAAzhMAINMJAAAFACAIAwAArQ8AIAUAALcTACAGAACuEQAgDwAAoBMAIBAAAKETACARAACtEwAgHAAAoxMAIMEJAACXDQAgAAAABTEAAMMTACAyAADLEwAgzQkAAMQTACDOCQAAyhMAINMJAAABACAHMQAAhxIAIDIAAIoSACDNCQAAiBIAIM4JAACJEgAg0QkAAAcAINIJAAAHACDTCQAAuAEAIAsxAAD-EQAwMgAAghIAMM0JAAD_EQAwzgkAAIASADDPCQAAgRIAINAJAACgEQAw0QkAAKARADDSCQAAoBEAMNMJAACgEQAw1AkAAIMSADDVCQAAoxEAMAsxAADyEQAwMgAA9xEAMM0JAADzEQAwzgkAAPQRADDPCQAA9REAINAJAAD2EQAw0QkAAPYRADDSCQAA9hEAMNMJAAD2EQAw1AkAAPgRADDVCQAA-REAMAsxAADmEQAwMgAA6xEAMM0JAADnEQAwzgkAAOgRADDPCQAA6REAINAJAADqEQAw0QkAAOoRADDSCQAA6hEAMNMJAADqEQAw1AkAAOwRADDVCQAA7REAMAsxAADdEQAwMgAA4REAMM0JAADeEQAwzgkAAN8RADDPCQAA4BEAINAJAADpDgAw0QkAAOkOADDSCQAA6Q4AMNMJAADpDgAw1AkAAOIRADDVCQAA7A4AMAsxAADREQAwMgAA1hEAMM0JAADSEQAwzgkAANMRADDPCQAA1BEAINAJAADVEQAw0QkAANURADDSCQAA1REAMNMJAADVEQAw1AkAANcRADDVCQAA2BEAMA4DAACMEAAgGAAAjhAAIBkAAI8QACAaAACQEAAgGwAAkRAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQIAAAA_ACAxAADcEQAgAwAAAD8AIDEAANwRACAyAADbEQAgASoAAMkTADAVAwAApwwAIAQAAPMMACAYAADjDAAgGQAA5QwAIBoAAOYMACAbAADnDAAgnQcAAPIMADCeBwAAPQAQnwcAAPIMADChB0AAtgsAIbIHAQAAAAG4BwEAxwsAIbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcoIAQDFCwAh2AgBAMcLACH6CAAA8QwAIIoJAQDFCwAhiwkBAMULACGMCUAAxgsAIQIAAAA_ACAqAADbEQAgAgAAANkRACAqAADaEQAgDp0HAADYEQAwngcAANkRABCfBwAA2BEAMKEHQAC2CwAhsgcBAOILACG4BwEAxwsAIbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcoIAQDFCwAh2AgBAMcLACGKCQEAxQsAIYsJAQDFCwAhjAlAAMYLACEOnQcAANgRADCeBwAA2REAEJ8HAADYEQAwoQdAALYLACGyBwEA4gsAIbgHAQDHCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhyggBAMULACHYCAEAxwsAIYoJAQDFCwAhiwkBAMULACGMCUAAxgsAIQmhB0AAkQ0AIbIHAQCbDQAhuAcBAJ0NACG7BwEAmw0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACEOAwAA1g8AIBgAANgPACAZAADZDwAgGgAA2g8AIBsAANsPACChB0AAkQ0AIbIHAQCbDQAhuAcBAJ0NACG7BwEAmw0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACEOAwAAjBAAIBgAAI4QACAZAACPEAAgGgAAkBAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByggBAAAAAdgIAQAAAAGKCQEAAAABiwkBAAAAAYwJQAAAAAETEgAAvw4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcgIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCIAAAAABzggAALwOACDPCAIAAAAB0AggAAAAAdEIAQAAAAHSCAAAvQ4AINMIIAAAAAHUCAIAAAABAgAAADIAIDEAAOURACADAAAAMgAgMQAA5REAIDIAAOQRACABKgAAyBMAMAIAAAAyACAqAADkEQAgAgAAAO0OACAqAADjEQAgEqEHQACRDQAhsgcBAJsNACG7BwEAmw0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIcgIAQCbDQAhyggBAJsNACHLCAEAmw0AIcwIAQCbDQAhzQiAAAAAAc4IAAC4DgAgzwgCAKMNACHQCCAA0w0AIdEIAQCbDQAh0ggAALkOACDTCCAA0w0AIdQIAgCjDQAhExIAALsOACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHICAEAmw0AIcoIAQCbDQAhywgBAJsNACHMCAEAmw0AIc0IgAAAAAHOCAAAuA4AIM8IAgCjDQAh0AggANMNACHRCAEAmw0AIdIIAAC5DgAg0wggANMNACHUCAIAow0AIRMSAAC_DgAgoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByAgBAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IgAAAAAHOCAAAvA4AIM8IAgAAAAHQCCAAAAAB0QgBAAAAAdIIAAC9DgAg0wggAAAAAdQIAgAAAAETAwAAoxAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAd8HAQAAAAHgBwEAAAAByAgBAAAAAc4IAAChEAAg6QgBAAAAAesIQAAAAAHxCAABAAABkgkAAKIQACCTCUAAAAABlAkCAAAAAZUJAgAAAAGWCQEAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABAgAAAC4AIDEAAPERACADAAAALgAgMQAA8REAIDIAAPARACABKgAAxxMAMBkDAACnDAAgBAAAzQwAIJ0HAAD3DAAwngcAACwAEJ8HAAD3DAAwoQdAALYLACGyBwEAAAAByAdAALYLACHJBwEA4gsAIcoHAQDiCwAh3wcBAMULACHgBwEA4gsAIcgIAQDrCwAhzggAANMLACDpCAEAxwsAIesIQADGCwAh8QgAAQAAAZIJAADTCwAgkwlAAMYLACGUCQIAjwwAIZUJAgCPDAAhlgkBAMcLACGXCQEAxwsAIZgJAQDrCwAhmQkBAOsLACECAAAALgAgKgAA8BEAIAIAAADuEQAgKgAA7xEAIBedBwAA7REAMJ4HAADuEQAQnwcAAO0RADChB0AAtgsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIcoHAQDiCwAh3wcBAMULACHgBwEA4gsAIcgIAQDrCwAhzggAANMLACDpCAEAxwsAIesIQADGCwAh8QgAAeMLACGSCQAA0wsAIJMJQADGCwAhlAkCAI8MACGVCQIAjwwAIZYJAQDHCwAhlwkBAMcLACGYCQEA6wsAIZkJAQDrCwAhF50HAADtEQAwngcAAO4RABCfBwAA7REAMKEHQAC2CwAhsgcBAOILACHIB0AAtgsAIckHAQDiCwAhygcBAOILACHfBwEAxQsAIeAHAQDiCwAhyAgBAOsLACHOCAAA0wsAIOkIAQDHCwAh6whAAMYLACHxCAAB4wsAIZIJAADTCwAgkwlAAMYLACGUCQIAjwwAIZUJAgCPDAAhlgkBAMcLACGXCQEAxwsAIZgJAQDrCwAhmQkBAOsLACESoQdAAJENACGyBwEAmw0AIcgHQACRDQAh3wcBAJsNACHgBwEAmw0AIcgIAQCdDQAhzggAAJ0QACDpCAEAnQ0AIesIQACcDQAh8QgAAd4NACGSCQAAnhAAIJMJQACcDQAhlAkCAJcOACGVCQIAlw4AIZYJAQCdDQAhlwkBAJ0NACGYCQEAnQ0AIZkJAQCdDQAhEwMAAJ8QACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHfBwEAmw0AIeAHAQCbDQAhyAgBAJ0NACHOCAAAnRAAIOkIAQCdDQAh6whAAJwNACHxCAAB3g0AIZIJAACeEAAgkwlAAJwNACGUCQIAlw4AIZUJAgCXDgAhlgkBAJ0NACGXCQEAnQ0AIZgJAQCdDQAhmQkBAJ0NACETAwAAoxAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAd8HAQAAAAHgBwEAAAAByAgBAAAAAc4IAAChEAAg6QgBAAAAAesIQAAAAAHxCAABAAABkgkAAKIQACCTCUAAAAABlAkCAAAAAZUJAgAAAAGWCQEAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABEgMAAK4QACChB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHOCAAArBAAINEIAQAAAAHSCAAArRAAINMIIAAAAAHoCAABAAAB6whAAAAAAYsJAQAAAAGTCUAAAAABmgkBAAAAAZsJAQAAAAGcCUAAAAABAgAAACoAIDEAAP0RACADAAAAKgAgMQAA_REAIDIAAPwRACABKgAAxhMAMBgDAACnDAAgBAAAzQwAIJ0HAAD4DAAwngcAACgAEJ8HAAD4DAAwoQdAALYLACGsBwEAxQsAIbIHAQAAAAHIB0AAtgsAIckHAQDiCwAhygcBAOILACHPBwEAxQsAIdAHAQDFCwAhzggAANMLACDRCAEAxQsAIdIIAADTCwAg0wggANkLACHoCAABAAAB6whAAMYLACGLCQEAxwsAIZMJQADGCwAhmgkBAOsLACGbCQEAxwsAIZwJQADGCwAhAgAAACoAICoAAPwRACACAAAA-hEAICoAAPsRACAWnQcAAPkRADCeBwAA-hEAEJ8HAAD5EQAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIcoHAQDiCwAhzwcBAMULACHQBwEAxQsAIc4IAADTCwAg0QgBAMULACHSCAAA0wsAINMIIADZCwAh6AgAAeMLACHrCEAAxgsAIYsJAQDHCwAhkwlAAMYLACGaCQEA6wsAIZsJAQDHCwAhnAlAAMYLACEWnQcAAPkRADCeBwAA-hEAEJ8HAAD5EQAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhyAdAALYLACHJBwEA4gsAIcoHAQDiCwAhzwcBAMULACHQBwEAxQsAIc4IAADTCwAg0QgBAMULACHSCAAA0wsAINMIIADZCwAh6AgAAeMLACHrCEAAxgsAIYsJAQDHCwAhkwlAAMYLACGaCQEA6wsAIZsJAQDHCwAhnAlAAMYLACERoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAhzggAAKgQACDRCAEAmw0AIdIIAACpEAAg0wggANMNACHoCAAB3g0AIesIQACcDQAhiwkBAJ0NACGTCUAAnA0AIZoJAQCdDQAhmwkBAJ0NACGcCUAAnA0AIRIDAACqEAAgoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAhzggAAKgQACDRCAEAmw0AIdIIAACpEAAg0wggANMNACHoCAAB3g0AIesIQACcDQAhiwkBAJ0NACGTCUAAnA0AIZoJAQCdDQAhmwkBAJ0NACGcCUAAnA0AIRIDAACuEAAgoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAABzggAAKwQACDRCAEAAAAB0ggAAK0QACDTCCAAAAAB6AgAAQAAAesIQAAAAAGLCQEAAAABkwlAAAAAAZoJAQAAAAGbCQEAAAABnAlAAAAAAQYHAAC-EQAgmggBAAAAAbkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAECAAAACwAgMQAAhhIAIAMAAAALACAxAACGEgAgMgAAhRIAIAEqAADFEwAwAgAAAAsAICoAAIUSACACAAAApBEAICoAAIQSACAFmggBAJsNACG5CQIAow0AIboJIADTDQAhuwkCAKMNACG8CQIAow0AIQYHAAC9EQAgmggBAJsNACG5CQIAow0AIboJIADTDQAhuwkCAKMNACG8CQIAow0AIQYHAAC-EQAgmggBAAAAAbkJAgAAAAG6CSAAAAABuwkCAAAAAbwJAgAAAAEFrAcBAAAAAeoHBAAAAAG9CQQAAAABvgkCAAAAAb8JAgAAAAECAAAAuAEAIDEAAIcSACADAAAABwAgMQAAhxIAIDIAAIsSACAHAAAABwAgKgAAixIAIKwHAQCbDQAh6gcEAJANACG9CQQAkA0AIb4JAgCjDQAhvwkCAKMNACEFrAcBAJsNACHqBwQAkA0AIb0JBACQDQAhvgkCAKMNACG_CQIAow0AIQMxAADDEwAgzQkAAMQTACDTCQAAAQAgAzEAAIcSACDNCQAAiBIAINMJAAC4AQAgBDEAAP4RADDNCQAA_xEAMM8JAACBEgAg0wkAAKARADAEMQAA8hEAMM0JAADzEQAwzwkAAPURACDTCQAA9hEAMAQxAADmEQAwzQkAAOcRADDPCQAA6REAINMJAADqEQAwBDEAAN0RADDNCQAA3hEAMM8JAADgEQAg0wkAAOkOADAEMQAA0REAMM0JAADSEQAwzwkAANQRACDTCQAA1REAMAAAAAsxAACHEwAwMgAAjBMAMM0JAACIEwAwzgkAAIkTADDPCQAAihMAINAJAACLEwAw0QkAAIsTADDSCQAAixMAMNMJAACLEwAw1AkAAI0TADDVCQAAjhMAMAsxAAD-EgAwMgAAghMAMM0JAAD_EgAwzgkAAIATADDPCQAAgRMAINAJAAD2EQAw0QkAAPYRADDSCQAA9hEAMNMJAAD2EQAw1AkAAIMTADDVCQAA-REAMAsxAAD1EgAwMgAA-RIAMM0JAAD2EgAwzgkAAPcSADDPCQAA-BIAINAJAADqEQAw0QkAAOoRADDSCQAA6hEAMNMJAADqEQAw1AkAAPoSADDVCQAA7REAMAsxAADpEgAwMgAA7hIAMM0JAADqEgAwzgkAAOsSADDPCQAA7BIAINAJAADtEgAw0QkAAO0SADDSCQAA7RIAMNMJAADtEgAw1AkAAO8SADDVCQAA8BIAMAsxAADgEgAwMgAA5BIAMM0JAADhEgAwzgkAAOISADDPCQAA4xIAINAJAADVEQAw0QkAANURADDSCQAA1REAMNMJAADVEQAw1AkAAOUSADDVCQAA2BEAMAsxAADXEgAwMgAA2xIAMM0JAADYEgAwzgkAANkSADDPCQAA2hIAINAJAACEEAAw0QkAAIQQADDSCQAAhBAAMNMJAACEEAAw1AkAANwSADDVCQAAhxAAMAcxAADSEgAgMgAA1RIAIM0JAADTEgAgzgkAANQSACDRCQAAaAAg0gkAAGgAINMJAACRBQAgCzEAAMkSADAyAADNEgAwzQkAAMoSADDOCQAAyxIAMM8JAADMEgAg0AkAAKIPADDRCQAAog8AMNIJAACiDwAw0wkAAKIPADDUCQAAzhIAMNUJAAClDwAwCzEAAMASADAyAADEEgAwzQkAAMESADDOCQAAwhIAMM8JAADDEgAg0AkAAPgPADDRCQAA-A8AMNIJAAD4DwAw0wkAAPgPADDUCQAAxRIAMNUJAAD7DwAwCzEAALcSADAyAAC7EgAwzQkAALgSADDOCQAAuRIAMM8JAAC6EgAg0AkAAOwPADDRCQAA7A8AMNIJAADsDwAw0wkAAOwPADDUCQAAvBIAMNUJAADvDwAwCzEAAK4SADAyAACyEgAwzQkAAK8SADDOCQAAsBIAMM8JAACxEgAg0AkAAOAPADDRCQAA4A8AMNIJAADgDwAw0wkAAOAPADDUCQAAsxIAMNUJAADjDwAwCzEAAKISADAyAACnEgAwzQkAAKMSADDOCQAApBIAMM8JAAClEgAg0AkAAKYSADDRCQAAphIAMNIJAACmEgAw0wkAAKYSADDUCQAAqBIAMNUJAACpEgAwDiIAAMwNACAjAADNDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHLBwEAAAABzAcAAMoNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQIAAAB1ACAxAACtEgAgAwAAAHUAIDEAAK0SACAyAACsEgAgASoAAMITADATAwAApwwAICIAANQMACAjAADVDAAgnQcAANMMADCeBwAAcwAQnwcAANMMADChB0AAtgsAIawHAQDFCwAhsgcBAAAAAbsHAQDFCwAhyQcBAOILACHKBwEA6wsAIcsHAQDFCwAhzAcAANMLACDNBwEAxwsAIc4HQADGCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhAgAAAHUAICoAAKwSACACAAAAqhIAICoAAKsSACAQnQcAAKkSADCeBwAAqhIAEJ8HAACpEgAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhywcBAMULACHMBwAA0wsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACEQnQcAAKkSADCeBwAAqhIAEJ8HAACpEgAwoQdAALYLACGsBwEAxQsAIbIHAQDiCwAhuwcBAMULACHJBwEA4gsAIcoHAQDrCwAhywcBAMULACHMBwAA0wsAIM0HAQDHCwAhzgdAAMYLACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACEMoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhuwcBAJsNACHKBwEAnQ0AIcsHAQCbDQAhzAcAAK4NACDNBwEAnQ0AIc4HQACcDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhDiIAALANACAjAACxDQAgoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhuwcBAJsNACHKBwEAnQ0AIcsHAQCbDQAhzAcAAK4NACDNBwEAnQ0AIc4HQACcDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhDiIAAMwNACAjAADNDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAcoHAQAAAAHLBwEAAAABzAcAAMoNACDNBwEAAAABzgdAAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAQ8EAQAAAAEVAAD-DgAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4AgAAQAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAIAAAAB5ghAAAAAAQIAAABSACAxAAC2EgAgAwAAAFIAIDEAALYSACAyAAC1EgAgASoAAMETADACAAAAUgAgKgAAtRIAIAIAAADkDwAgKgAAtBIAIA4EAQCdDQAhoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyAdAAJENACHKBwEAnQ0AIecHAQCbDQAh4AgAAd4NACHhCAAB3g0AIeIIAQCdDQAh4wgBAJ0NACHkCAEAnQ0AIeUIAgCjDQAh5ghAAJwNACEPBAEAnQ0AIRUAAPwOACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHIB0AAkQ0AIcoHAQCdDQAh5wcBAJsNACHgCAAB3g0AIeEIAAHeDQAh4ggBAJ0NACHjCAEAnQ0AIeQIAQCdDQAh5QgCAKMNACHmCEAAnA0AIQ8EAQAAAAEVAAD-DgAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4AgAAQAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAIAAAAB5ghAAAAAAQsVAACFDwAgoQdAAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAeQIAQAAAAHnCAABAAAB6AgAAQAAAekIAQAAAAHqCEAAAAAB6whAAAAAAQIAAABOACAxAAC_EgAgAwAAAE4AIDEAAL8SACAyAAC-EgAgASoAAMATADACAAAATgAgKgAAvhIAIAIAAADwDwAgKgAAvRIAIAqhB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHKBwEAmw0AIeQIAQCbDQAh5wgAAd4NACHoCAAB3g0AIekIAQCdDQAh6ghAAJwNACHrCEAAnA0AIQsVAACDDwAgoQdAAJENACGyBwEAmw0AIcgHQACRDQAhygcBAJsNACHkCAEAmw0AIecIAAHeDQAh6AgAAd4NACHpCAEAnQ0AIeoIQACcDQAh6whAAJwNACELFQAAhQ8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHkCAEAAAAB5wgAAQAAAegIAAEAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAEIFQAAjA8AIMgHQAAAAAHKBwEAAAAB5AgBAAAAAewIAAEAAAHtCAEAAAAB7ggBAAAAAe8IQAAAAAECAAAASgAgMQAAyBIAIAMAAABKACAxAADIEgAgMgAAxxIAIAEqAAC_EwAwAgAAAEoAICoAAMcSACACAAAA_A8AICoAAMYSACAHyAdAAJENACHKBwEAmw0AIeQIAQCbDQAh7AgAAd4NACHtCAEAmw0AIe4IAQCbDQAh7whAAJwNACEIFQAAig8AIMgHQACRDQAhygcBAJsNACHkCAEAmw0AIewIAAHeDQAh7QgBAJsNACHuCAEAmw0AIe8IQACcDQAhCBUAAIwPACDIB0AAAAABygcBAAAAAeQIAQAAAAHsCAABAAAB7QgBAAAAAe4IAQAAAAHvCEAAAAABEB8AAJUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfAIAQAAAAHxCAABAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAACTDwAgAgAAAGwAIDEAANESACADAAAAbAAgMQAA0RIAIDIAANASACABKgAAvhMAMAIAAABsACAqAADQEgAgAgAAAKYPACAqAADPEgAgD6EHQACRDQAhsgcBAJsNACHIB0AAkQ0AIc8HAQCbDQAh0AcBAJsNACHYCAEAnQ0AIesIQACcDQAh7whAAJwNACHwCAEAmw0AIfEIAAHeDQAh8ggBAJsNACHzCAEAnQ0AIfQIAQCdDQAh9QgBAJ0NACH2CAAAkA8AIBAfAACSDwAgoQdAAJENACGyBwEAmw0AIcgHQACRDQAhzwcBAJsNACHQBwEAmw0AIdgIAQCdDQAh6whAAJwNACHvCEAAnA0AIfAIAQCbDQAh8QgAAd4NACHyCAEAmw0AIfMIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACQDwAgEB8AAJUPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfAIAQAAAAHxCAABAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIAACTDwAgCyAAAKwPACChB0AAAAABsgcBAAAAAbsHAQAAAAHYCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAAAqg8AIPcIAgAAAAH4CAEAAAAB-QhAAAAAAQIAAACRBQAgMQAA0hIAIAMAAABoACAxAADSEgAgMgAA1hIAIA0AAABoACAgAACdDwAgKgAA1hIAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIdgIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACbDwAg9wgCAKMNACH4CAEAnQ0AIfkIQACcDQAhCyAAAJ0PACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHYCAEAnQ0AIfQIAQCdDQAh9QgBAJ0NACH2CAAAmw8AIPcIAgCjDQAh-AgBAJ0NACH5CEAAnA0AIQsVAADRDwAgFwAA0g8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAc8HAQAAAAHQBwEAAAAB5AgBAAAAAesIQAAAAAHxCAABAAABiQlAAAAAAQIAAABEACAxAADfEgAgAwAAAEQAIDEAAN8SACAyAADeEgAgASoAAL0TADACAAAARAAgKgAA3hIAIAIAAACIEAAgKgAA3RIAIAmhB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAh5AgBAJsNACHrCEAAnA0AIfEIAAHeDQAhiQlAAJwNACELFQAAyQ8AIBcAAMoPACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHPBwEAmw0AIdAHAQCbDQAh5AgBAJsNACHrCEAAnA0AIfEIAAHeDQAhiQlAAJwNACELFQAA0Q8AIBcAANIPACChB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeQIAQAAAAHrCEAAAAAB8QgAAQAAAYkJQAAAAAEPBAAAjRAAIBgAAI4QACAZAACPEAAgGgAAkBAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABygcBAAAAAcoIAQAAAAHYCAEAAAABigkBAAAAAYsJAQAAAAGMCUAAAAABAgAAAD8AIDEAAOgSACADAAAAPwAgMQAA6BIAIDIAAOcSACABKgAAvBMAMAIAAAA_ACAqAADnEgAgAgAAANkRACAqAADmEgAgCqEHQACRDQAhsgcBAJsNACG4BwEAnQ0AIbsHAQCbDQAhygcBAJ0NACHKCAEAmw0AIdgIAQCdDQAhigkBAJsNACGLCQEAmw0AIYwJQACcDQAhDwQAANcPACAYAADYDwAgGQAA2Q8AIBoAANoPACAbAADbDwAgoQdAAJENACGyBwEAmw0AIbgHAQCdDQAhuwcBAJsNACHKBwEAnQ0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACEPBAAAjRAAIBgAAI4QACAZAACPEAAgGgAAkBAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAABygcBAAAAAcoIAQAAAAHYCAEAAAABigkBAAAAAYsJAQAAAAGMCUAAAAABExEAAPMOACATAAD0DgAgFAAA9Q4AIKEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcoIAQAAAAHUCAIAAAAB2AgBAAAAAdkIAQAAAAHaCAEAAAAB2wiAAAAAAdwIAQAAAAHdCAAA8Q4AIN4IAgAAAAHfCAIAAAABAgAAAGQAIDEAAPQSACADAAAAZAAgMQAA9BIAIDIAAPMSACABKgAAuxMAMBkDAACnDAAgEQAA2gwAIBMAANsMACAUAADcDAAgnQcAANkMADCeBwAAYgAQnwcAANkMADChB0AAtgsAIbIHAQAAAAG7BwEAxQsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhyggBAMULACHUCAIA2gsAIdgIAQDFCwAh2QgBAMULACHaCAEAxwsAIdsIAADyCwAg3AgBAMcLACHdCAAA0wsAIN4IAgDaCwAh3wgCANoLACH6CAAA2AwAIAIAAABkACAqAADzEgAgAgAAAPESACAqAADyEgAgFJ0HAADwEgAwngcAAPESABCfBwAA8BIAMKEHQAC2CwAhsgcBAOILACG7BwEAxQsAIckHAQDiCwAhzwcBAMULACHQBwEAxQsAIdEHQAC2CwAhyggBAMULACHUCAIA2gsAIdgIAQDFCwAh2QgBAMULACHaCAEAxwsAIdsIAADyCwAg3AgBAMcLACHdCAAA0wsAIN4IAgDaCwAh3wgCANoLACEUnQcAAPASADCeBwAA8RIAEJ8HAADwEgAwoQdAALYLACGyBwEA4gsAIbsHAQDFCwAhyQcBAOILACHPBwEAxQsAIdAHAQDFCwAh0QdAALYLACHKCAEAxQsAIdQIAgDaCwAh2AgBAMULACHZCAEAxQsAIdoIAQDHCwAh2wgAAPILACDcCAEAxwsAId0IAADTCwAg3ggCANoLACHfCAIA2gsAIRChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHKCAEAmw0AIdQIAgCjDQAh2AgBAJsNACHZCAEAmw0AIdoIAQCdDQAh2wiAAAAAAdwIAQCdDQAh3QgAAM8OACDeCAIAow0AId8IAgCjDQAhExEAANEOACATAADSDgAgFAAA0w4AIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIcoIAQCbDQAh1AgCAKMNACHYCAEAmw0AIdkIAQCbDQAh2ggBAJ0NACHbCIAAAAAB3AgBAJ0NACHdCAAAzw4AIN4IAgCjDQAh3wgCAKMNACETEQAA8w4AIBMAAPQOACAUAAD1DgAgoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAEUBAAApBAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAcgIAQAAAAHOCAAAoRAAIOkIAQAAAAHrCEAAAAAB8QgAAQAAAZIJAACiEAAgkwlAAAAAAZQJAgAAAAGVCQIAAAABlgkBAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAAQIAAAAuACAxAAD9EgAgAwAAAC4AIDEAAP0SACAyAAD8EgAgASoAALoTADACAAAALgAgKgAA_BIAIAIAAADuEQAgKgAA-xIAIBOhB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHKBwEAmw0AId8HAQCbDQAh4AcBAJsNACHICAEAnQ0AIc4IAACdEAAg6QgBAJ0NACHrCEAAnA0AIfEIAAHeDQAhkgkAAJ4QACCTCUAAnA0AIZQJAgCXDgAhlQkCAJcOACGWCQEAnQ0AIZcJAQCdDQAhmAkBAJ0NACGZCQEAnQ0AIRQEAACgEAAgoQdAAJENACGyBwEAmw0AIcgHQACRDQAhygcBAJsNACHfBwEAmw0AIeAHAQCbDQAhyAgBAJ0NACHOCAAAnRAAIOkIAQCdDQAh6whAAJwNACHxCAAB3g0AIZIJAACeEAAgkwlAAJwNACGUCQIAlw4AIZUJAgCXDgAhlgkBAJ0NACGXCQEAnQ0AIZgJAQCdDQAhmQkBAJ0NACEUBAAApBAAIKEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHfBwEAAAAB4AcBAAAAAcgIAQAAAAHOCAAAoRAAIOkIAQAAAAHrCEAAAAAB8QgAAQAAAZIJAACiEAAgkwlAAAAAAZQJAgAAAAGVCQIAAAABlgkBAAAAAZcJAQAAAAGYCQEAAAABmQkBAAAAARMEAACvEAAgoQdAAAAAAawHAQAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHPBwEAAAAB0AcBAAAAAc4IAACsEAAg0QgBAAAAAdIIAACtEAAg0wggAAAAAegIAAEAAAHrCEAAAAABiwkBAAAAAZMJQAAAAAGaCQEAAAABmwkBAAAAAZwJQAAAAAECAAAAKgAgMQAAhhMAIAMAAAAqACAxAACGEwAgMgAAhRMAIAEqAAC5EwAwAgAAACoAICoAAIUTACACAAAA-hEAICoAAIQTACASoQdAAJENACGsBwEAmw0AIbIHAQCbDQAhyAdAAJENACHKBwEAmw0AIc8HAQCbDQAh0AcBAJsNACHOCAAAqBAAINEIAQCbDQAh0ggAAKkQACDTCCAA0w0AIegIAAHeDQAh6whAAJwNACGLCQEAnQ0AIZMJQACcDQAhmgkBAJ0NACGbCQEAnQ0AIZwJQACcDQAhEwQAAKsQACChB0AAkQ0AIawHAQCbDQAhsgcBAJsNACHIB0AAkQ0AIcoHAQCbDQAhzwcBAJsNACHQBwEAmw0AIc4IAACoEAAg0QgBAJsNACHSCAAAqRAAINMIIADTDQAh6AgAAd4NACHrCEAAnA0AIYsJAQCdDQAhkwlAAJwNACGaCQEAnQ0AIZsJAQCdDQAhnAlAAJwNACETBAAArxAAIKEHQAAAAAGsBwEAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHOCAAArBAAINEIAQAAAAHSCAAArRAAINMIIAAAAAHoCAABAAAB6whAAAAAAYsJAQAAAAGTCUAAAAABmgkBAAAAAZsJAQAAAAGcCUAAAAABDgUAAI0SACAGAACOEgAgDwAAjxIAIBAAAJASACARAACREgAgHAAAkhIAIKEHQAAAAAGyBwEAAAAByggBAAAAAY0JAQAAAAGOCQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABAgAAAAUAIDEAAJITACADAAAABQAgMQAAkhMAIDIAAJETACABKgAAuBMAMBUDAACnDAAgBQAAig0AIAYAAMYMACAPAADfDAAgEAAA4AwAIBEAANoMACAcAADiDAAgnQcAAIkNADCeBwAAAwAQnwcAAIkNADChB0AAtgsAIbIHAQAAAAHJBwEA4gsAIcoIAQDFCwAh-ggAAIgNACCNCQEAxQsAIY4JAQDFCwAhwAkgANkLACHBCUAAxgsAIcIJQAC2CwAhygkAAIcNACACAAAABQAgKgAAkRMAIAIAAACPEwAgKgAAkBMAIAydBwAAjhMAMJ4HAACPEwAQnwcAAI4TADChB0AAtgsAIbIHAQDiCwAhyQcBAOILACHKCAEAxQsAIY0JAQDFCwAhjgkBAMULACHACSAA2QsAIcEJQADGCwAhwglAALYLACEMnQcAAI4TADCeBwAAjxMAEJ8HAACOEwAwoQdAALYLACGyBwEA4gsAIckHAQDiCwAhyggBAMULACGNCQEAxQsAIY4JAQDFCwAhwAkgANkLACHBCUAAxgsAIcIJQAC2CwAhCKEHQACRDQAhsgcBAJsNACHKCAEAmw0AIY0JAQCbDQAhjgkBAJsNACHACSAA0w0AIcEJQACcDQAhwglAAJENACEOBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBEAAM8RACAcAADQEQAgoQdAAJENACGyBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIQ4FAACNEgAgBgAAjhIAIA8AAI8SACAQAACQEgAgEQAAkRIAIBwAAJISACChB0AAAAABsgcBAAAAAcoIAQAAAAGNCQEAAAABjgkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAQQxAACHEwAwzQkAAIgTADDPCQAAihMAINMJAACLEwAwBDEAAP4SADDNCQAA_xIAMM8JAACBEwAg0wkAAPYRADAEMQAA9RIAMM0JAAD2EgAwzwkAAPgSACDTCQAA6hEAMAQxAADpEgAwzQkAAOoSADDPCQAA7BIAINMJAADtEgAwBDEAAOASADDNCQAA4RIAMM8JAADjEgAg0wkAANURADAEMQAA1xIAMM0JAADYEgAwzwkAANoSACDTCQAAhBAAMAMxAADSEgAgzQkAANMSACDTCQAAkQUAIAQxAADJEgAwzQkAAMoSADDPCQAAzBIAINMJAACiDwAwBDEAAMASADDNCQAAwRIAMM8JAADDEgAg0wkAAPgPADAEMQAAtxIAMM0JAAC4EgAwzwkAALoSACDTCQAA7A8AMAQxAACuEgAwzQkAAK8SADDPCQAAsRIAINMJAADgDwAwBDEAAKISADDNCQAAoxIAMM8JAAClEgAg0wkAAKYSADAAAAAAAAAHAwAArQ8AICAAAK4PACDYCAAAlw0AIPQIAACXDQAg9QgAAJcNACD4CAAAlw0AIPkIAACXDQAgAAAAAAYDAACtDwAgIgAAqxMAICMAAKwTACDKBwAAlw0AIM0HAACXDQAgzgcAAJcNACAAAAADEgAAyQ4AIK0HAACXDQAg1wgAAJcNACAACgMAAK0PACAEAADGEQAgGAAApBMAIBkAAKYTACAaAACnEwAgGwAAqBMAILgHAACXDQAgygcAAJcNACDYCAAAlw0AIIwJAACXDQAgARYAAMQPACAKBwAAsxMAIAoAALQTACALAAC1EwAgDAAAthMAIKYJAACXDQAgqwkAAJcNACCtCQAAlw0AILAJAACXDQAgtQkAAJcNACC2CQAAlw0AIAMGAACuEQAgCAAArxEAIA4AALARACAAAAABBAAAxhEAIAihB0AAAAABsgcBAAAAAcoIAQAAAAGNCQEAAAABjgkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAARKhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABygcBAAAAAc8HAQAAAAHQBwEAAAABzggAAKwQACDRCAEAAAAB0ggAAK0QACDTCCAAAAAB6AgAAQAAAesIQAAAAAGLCQEAAAABkwlAAAAAAZoJAQAAAAGbCQEAAAABnAlAAAAAAROhB0AAAAABsgcBAAAAAcgHQAAAAAHKBwEAAAAB3wcBAAAAAeAHAQAAAAHICAEAAAABzggAAKEQACDpCAEAAAAB6whAAAAAAfEIAAEAAAGSCQAAohAAIJMJQAAAAAGUCQIAAAABlQkCAAAAAZYJAQAAAAGXCQEAAAABmAkBAAAAAZkJAQAAAAEQoQdAAAAAAbIHAQAAAAG7BwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAEKoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAcoHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQmhB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAeQIAQAAAAHrCEAAAAAB8QgAAQAAAYkJQAAAAAEPoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHYCAEAAAAB6whAAAAAAe8IQAAAAAHwCAEAAAAB8QgAAQAAAfIIAQAAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAAAkw8AIAfIB0AAAAABygcBAAAAAeQIAQAAAAHsCAABAAAB7QgBAAAAAe4IAQAAAAHvCEAAAAABCqEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHkCAEAAAAB5wgAAQAAAegIAAEAAAHpCAEAAAAB6ghAAAAAAesIQAAAAAEOBAEAAAABoQdAAAAAAbIHAQAAAAG7BwEAAAAByAdAAAAAAcoHAQAAAAHnBwEAAAAB4AgAAQAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAIAAAAB5ghAAAAAAQyhB0AAAAABrAcBAAAAAbIHAQAAAAG7BwEAAAABygcBAAAAAcsHAQAAAAHMBwAAyg0AIM0HAQAAAAHOB0AAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAABEw8AAJQTACAQAACVEwAgGAAAmBMAIBkAAJsTACAaAACcEwAgGwAAnRMAIBwAAJcTACAeAACWEwAgHwAAmRMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAAwxMAIAWaCAEAAAABuQkCAAAAAboJIAAAAAG7CQIAAAABvAkCAAAAARGhB0AAAAABrAcBAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHOCAAArBAAINEIAQAAAAHSCAAArRAAINMIIAAAAAHoCAABAAAB6whAAAAAAYsJAQAAAAGTCUAAAAABmgkBAAAAAZsJAQAAAAGcCUAAAAABEqEHQAAAAAGyBwEAAAAByAdAAAAAAd8HAQAAAAHgBwEAAAAByAgBAAAAAc4IAAChEAAg6QgBAAAAAesIQAAAAAHxCAABAAABkgkAAKIQACCTCUAAAAABlAkCAAAAAZUJAgAAAAGWCQEAAAABlwkBAAAAAZgJAQAAAAGZCQEAAAABEqEHQAAAAAGyBwEAAAABuwcBAAAAAc8HAQAAAAHQBwEAAAAB0QdAAAAAAcgIAQAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCIAAAAABzggAALwOACDPCAIAAAAB0AggAAAAAdEIAQAAAAHSCAAAvQ4AINMIIAAAAAHUCAIAAAABCaEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQMAAABUACAxAADDEwAgMgAAzBMAIBUAAABUACAPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAICoAAMwTACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIQ8DAACMEgAgBgAAjhIAIA8AAI8SACAQAACQEgAgEQAAkRIAIBwAAJISACChB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAECAAAABQAgMQAAzRMAIAMAAAADACAxAADNEwAgMgAA0RMAIBEAAAADACADAADKEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACAqAADREwAgoQdAAJENACGyBwEAmw0AIckHAQCbDQAhyggBAJsNACGNCQEAmw0AIY4JAQCbDQAhwAkgANMNACHBCUAAnA0AIcIJQACRDQAhDwMAAMoRACAGAADMEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIKEHQACRDQAhsgcBAJsNACHJBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIQwIAACsEQAgDgAArREAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAewHAQAAAAGPCAIAAAABnQgCAAAAAbIIAgAAAAGgCSAAAAABtwkBAAAAAbgJAACqEQAgAgAAAPwBACAxAADSEwAgAwAAAP8BACAxAADSEwAgMgAA1hMAIA4AAAD_AQAgCAAAghEAIA4AAIMRACAqAADWEwAgoQdAAJENACGsBwEAmw0AIdYHAgCjDQAh7AcBAJsNACGPCAIAow0AIZ0IAgCjDQAhsggCAKMNACGgCSAA0w0AIbcJAQCbDQAhuAkAAIARACAMCAAAghEAIA4AAIMRACChB0AAkQ0AIawHAQCbDQAh1gcCAKMNACHsBwEAmw0AIY8IAgCjDQAhnQgCAKMNACGyCAIAow0AIaAJIADTDQAhtwkBAJsNACG4CQAAgBEAIAwGAACrEQAgDgAArREAIKEHQAAAAAGsBwEAAAAB1gcCAAAAAewHAQAAAAGPCAIAAAABnQgCAAAAAbIIAgAAAAGgCSAAAAABtwkBAAAAAbgJAACqEQAgAgAAAPwBACAxAADXEwAgAwAAAP8BACAxAADXEwAgMgAA2xMAIA4AAAD_AQAgBgAAgREAIA4AAIMRACAqAADbEwAgoQdAAJENACGsBwEAmw0AIdYHAgCjDQAh7AcBAJsNACGPCAIAow0AIZ0IAgCjDQAhsggCAKMNACGgCSAA0w0AIbcJAQCbDQAhuAkAAIARACAMBgAAgREAIA4AAIMRACChB0AAkQ0AIawHAQCbDQAh1gcCAKMNACHsBwEAmw0AIY8IAgCjDQAhnQgCAKMNACGyCAIAow0AIaAJIADTDQAhtwkBAJsNACG4CQAAgBEAIA8DAACMEgAgBQAAjRIAIA8AAI8SACAQAACQEgAgEQAAkRIAIBwAAJISACChB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAECAAAABQAgMQAA3BMAIAMAAAADACAxAADcEwAgMgAA4BMAIBEAAAADACADAADKEQAgBQAAyxEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACAqAADgEwAgoQdAAJENACGyBwEAmw0AIckHAQCbDQAhyggBAJsNACGNCQEAmw0AIY4JAQCbDQAhwAkgANMNACHBCUAAnA0AIcIJQACRDQAhDwMAAMoRACAFAADLEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIKEHQACRDQAhsgcBAJsNACHJBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIQXKBwEAAAABuQkCAAAAAboJIAAAAAG7CQIAAAABvAkCAAAAAQS5CQIAAAABugkgAAAAAbsJAgAAAAG8CQIAAAABGqwHAQAAAAGWCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABDAYAAKsRACAIAACsEQAgoQdAAAAAAawHAQAAAAHWBwIAAAAB7AcBAAAAAY8IAgAAAAGdCAIAAAABsggCAAAAAaAJIAAAAAG3CQEAAAABuAkAAKoRACACAAAA_AEAIDEAAOQTACAUoQdAAAAAAcoHAQAAAAHxBwEAAAABjwgCAAAAAZUIAQAAAAGWCAEAAAABlwgCAAAAAZgIBAAAAAGaCAEAAAABmwgBAAAAAZwIAgAAAAGdCAIAAAABnggCAAAAAZ8IgAAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAGjCAQAAAABpAgEAAAAAaUIAQAAAAEEoQdAAAAAAf4IAQAAAAGiCQEAAAABowlAAAAAAQW7ByAAAAAB5QcBAAAAAe0HAQAAAAGqCAEAAAABpAlAAAAAAQMAAAD_AQAgMQAA5BMAIDIAAOsTACAOAAAA_wEAIAYAAIERACAIAACCEQAgKgAA6xMAIKEHQACRDQAhrAcBAJsNACHWBwIAow0AIewHAQCbDQAhjwgCAKMNACGdCAIAow0AIbIIAgCjDQAhoAkgANMNACG3CQEAmw0AIbgJAACAEQAgDAYAAIERACAIAACCEQAgoQdAAJENACGsBwEAmw0AIdYHAgCjDQAh7AcBAJsNACGPCAIAow0AIZ0IAgCjDQAhsggCAKMNACGgCSAA0w0AIbcJAQCbDQAhuAkAAIARACAeBwAA9xAAIAoAAPgQACALAAD5EAAgrAcBAAAAAZYIAQAAAAGaCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABAgAAABQAIDEAAOwTACADAAAAEgAgMQAA7BMAIDIAAPATACAgAAAAEgAgBwAAzBAAIAoAAM0QACALAADOEAAgKgAA8BMAIKwHAQCbDQAhlggBAJsNACGaCAEAmw0AIZwIAgCjDQAhnQgCAKMNACGeCAIAow0AIaMIBACQDQAhjgkBAJsNACGgCSAA0w0AIaUJAQCbDQAhpgkBAJ0NACGnCQIAow0AIagJAgCjDQAhqQkCAKMNACGqCQIAow0AIasJAQCdDQAhrAkgANMNACGtCUAAnA0AIa4JAADJEAAgrwkAAMoQACCwCUAAnA0AIbEJIADTDQAhsgkAAMsQACCzCQIAow0AIbQJAgCjDQAhtQkBAJ0NACG2CQEAnQ0AIR4HAADMEAAgCgAAzRAAIAsAAM4QACCsBwEAmw0AIZYIAQCbDQAhmggBAJsNACGcCAIAow0AIZ0IAgCjDQAhnggCAKMNACGjCAQAkA0AIY4JAQCbDQAhoAkgANMNACGlCQEAmw0AIaYJAQCdDQAhpwkCAKMNACGoCQIAow0AIakJAgCjDQAhqgkCAKMNACGrCQEAnQ0AIawJIADTDQAhrQlAAJwNACGuCQAAyRAAIK8JAADKEAAgsAlAAJwNACGxCSAA0w0AIbIJAADLEAAgswkCAKMNACG0CQIAow0AIbUJAQCdDQAhtgkBAJ0NACEeBwAA9xAAIAoAAPgQACAMAAD6EAAgrAcBAAAAAZYIAQAAAAGaCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABowgEAAAAAY4JAQAAAAGgCSAAAAABpQkBAAAAAaYJAQAAAAGnCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkBAAAAAawJIAAAAAGtCUAAAAABrgkAAPQQACCvCQAA9RAAILAJQAAAAAGxCSAAAAABsgkAAPYQACCzCQIAAAABtAkCAAAAAbUJAQAAAAG2CQEAAAABAgAAABQAIDEAAPETACADAAAAEgAgMQAA8RMAIDIAAPUTACAgAAAAEgAgBwAAzBAAIAoAAM0QACAMAADPEAAgKgAA9RMAIKwHAQCbDQAhlggBAJsNACGaCAEAmw0AIZwIAgCjDQAhnQgCAKMNACGeCAIAow0AIaMIBACQDQAhjgkBAJsNACGgCSAA0w0AIaUJAQCbDQAhpgkBAJ0NACGnCQIAow0AIagJAgCjDQAhqQkCAKMNACGqCQIAow0AIasJAQCdDQAhrAkgANMNACGtCUAAnA0AIa4JAADJEAAgrwkAAMoQACCwCUAAnA0AIbEJIADTDQAhsgkAAMsQACCzCQIAow0AIbQJAgCjDQAhtQkBAJ0NACG2CQEAnQ0AIR4HAADMEAAgCgAAzRAAIAwAAM8QACCsBwEAmw0AIZYIAQCbDQAhmggBAJsNACGcCAIAow0AIZ0IAgCjDQAhnggCAKMNACGjCAQAkA0AIY4JAQCbDQAhoAkgANMNACGlCQEAmw0AIaYJAQCdDQAhpwkCAKMNACGoCQIAow0AIakJAgCjDQAhqgkCAKMNACGrCQEAnQ0AIawJIADTDQAhrQlAAJwNACGuCQAAyRAAIK8JAADKEAAgsAlAAJwNACGxCSAA0w0AIbIJAADLEAAgswkCAKMNACG0CQIAow0AIbUJAQCdDQAhtgkBAJ0NACEPAwAAjBIAIAUAAI0SACAGAACOEgAgEAAAkBIAIBEAAJESACAcAACSEgAgoQdAAAAAAbIHAQAAAAHJBwEAAAAByggBAAAAAY0JAQAAAAGOCQEAAAABwAkgAAAAAcEJQAAAAAHCCUAAAAABAgAAAAUAIDEAAPYTACATEAAAlRMAIBgAAJgTACAZAACbEwAgGgAAnBMAIBsAAJ0TACAcAACXEwAgHQAAkxMAIB4AAJYTACAfAACZEwAgIAAAmhMAICQAAJ4TACChB0AAAAABsgcBAAAAAbsHAQAAAAHKCAEAAAABjQkBAAAAAcMJAQAAAAHECUAAAAABxQlAAAAAAQIAAAABACAxAAD4EwAgAwAAAAMAIDEAAPYTACAyAAD8EwAgEQAAAAMAIAMAAMoRACAFAADLEQAgBgAAzBEAIBAAAM4RACARAADPEQAgHAAA0BEAICoAAPwTACChB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKCAEAmw0AIY0JAQCbDQAhjgkBAJsNACHACSAA0w0AIcEJQACcDQAhwglAAJENACEPAwAAyhEAIAUAAMsRACAGAADMEQAgEAAAzhEAIBEAAM8RACAcAADQEQAgoQdAAJENACGyBwEAmw0AIckHAQCbDQAhyggBAJsNACGNCQEAmw0AIY4JAQCbDQAhwAkgANMNACHBCUAAnA0AIcIJQACRDQAhAwAAAFQAIDEAAPgTACAyAAD_EwAgFQAAAFQAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgKgAA_xMAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACETEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHQAAlhIAIB4AAJkSACAfAACcEgAgIAAAnRIAICQAAKESACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhDwMAAIwSACAFAACNEgAgBgAAjhIAIA8AAI8SACARAACREgAgHAAAkhIAIKEHQAAAAAGyBwEAAAAByQcBAAAAAcoIAQAAAAGNCQEAAAABjgkBAAAAAcAJIAAAAAHBCUAAAAABwglAAAAAAQIAAAAFACAxAACAFAAgEw8AAJQTACAYAACYEwAgGQAAmxMAIBoAAJwTACAbAACdEwAgHAAAlxMAIB0AAJMTACAeAACWEwAgHwAAmRMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAAghQAIAMAAAADACAxAACAFAAgMgAAhhQAIBEAAAADACADAADKEQAgBQAAyxEAIAYAAMwRACAPAADNEQAgEQAAzxEAIBwAANARACAqAACGFAAgoQdAAJENACGyBwEAmw0AIckHAQCbDQAhyggBAJsNACGNCQEAmw0AIY4JAQCbDQAhwAkgANMNACHBCUAAnA0AIcIJQACRDQAhDwMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACARAADPEQAgHAAA0BEAIKEHQACRDQAhsgcBAJsNACHJBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIQMAAABUACAxAACCFAAgMgAAiRQAIBUAAABUACAPAACXEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAICoAAIkUACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJcSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIQ8DAACMEgAgBQAAjRIAIAYAAI4SACAPAACPEgAgEAAAkBIAIBEAAJESACChB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAECAAAABQAgMQAAihQAIBMPAACUEwAgEAAAlRMAIBgAAJgTACAZAACbEwAgGgAAnBMAIBsAAJ0TACAdAACTEwAgHgAAlhMAIB8AAJkTACAgAACaEwAgJAAAnhMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoIAQAAAAGNCQEAAAABwwkBAAAAAcQJQAAAAAHFCUAAAAABAgAAAAEAIDEAAIwUACAIoQdAAAAAAbIHAQAAAAHIB0AAAAABzwcBAAAAAdAHAQAAAAHrCEAAAAAB8QgAAQAAAYkJQAAAAAEGyAdAAAAAAcoHAQAAAAHsCAABAAAB7QgBAAAAAe4IAQAAAAHvCEAAAAABCaEHQAAAAAGyBwEAAAAByAdAAAAAAcoHAQAAAAHnCAABAAAB6AgAAQAAAekIAQAAAAHqCEAAAAAB6whAAAAAAQ0EAQAAAAGhB0AAAAABsgcBAAAAAbsHAQAAAAHIB0AAAAABygcBAAAAAecHAQAAAAHgCAABAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5QgCAAAAAeYIQAAAAAEDAAAAAwAgMQAAihQAIDIAAJQUACARAAAAAwAgAwAAyhEAIAUAAMsRACAGAADMEQAgDwAAzREAIBAAAM4RACARAADPEQAgKgAAlBQAIKEHQACRDQAhsgcBAJsNACHJBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIQ8DAADKEQAgBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBEAAM8RACChB0AAkQ0AIbIHAQCbDQAhyQcBAJsNACHKCAEAmw0AIY0JAQCbDQAhjgkBAJsNACHACSAA0w0AIcEJQACcDQAhwglAAJENACEDAAAAVAAgMQAAjBQAIDIAAJcUACAVAAAAVAAgDwAAlxIAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHQAAlhIAIB4AAJkSACAfAACcEgAgIAAAnRIAICQAAKESACAqAACXFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIRMPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACEQAwAAjBAAIAQAAI0QACAZAACPEAAgGgAAkBAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQIAAAA_ACAxAACYFAAgEw8AAJQTACAQAACVEwAgGQAAmxMAIBoAAJwTACAbAACdEwAgHAAAlxMAIB0AAJMTACAeAACWEwAgHwAAmRMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAAmhQAIAMAAAA9ACAxAACYFAAgMgAAnhQAIBIAAAA9ACADAADWDwAgBAAA1w8AIBkAANkPACAaAADaDwAgGwAA2w8AICoAAJ4UACChB0AAkQ0AIbIHAQCbDQAhuAcBAJ0NACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHKCAEAmw0AIdgIAQCdDQAhigkBAJsNACGLCQEAmw0AIYwJQACcDQAhEAMAANYPACAEAADXDwAgGQAA2Q8AIBoAANoPACAbAADbDwAgoQdAAJENACGyBwEAmw0AIbgHAQCdDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCdDQAhyggBAJsNACHYCAEAnQ0AIYoJAQCbDQAhiwkBAJsNACGMCUAAnA0AIQMAAABUACAxAACaFAAgMgAAoRQAIBUAAABUACAPAACXEgAgEAAAmBIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAICoAAKEUACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJcSACAQAACYEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIQwDAADQDwAgFQAA0Q8AIKEHQAAAAAGyBwEAAAAByAdAAAAAAckHAQAAAAHPBwEAAAAB0AcBAAAAAeQIAQAAAAHrCEAAAAAB8QgAAQAAAYkJQAAAAAECAAAARAAgMQAAohQAIAMAAABCACAxAACiFAAgMgAAphQAIA4AAABCACADAADIDwAgFQAAyQ8AICoAAKYUACChB0AAkQ0AIbIHAQCbDQAhyAdAAJENACHJBwEAmw0AIc8HAQCbDQAh0AcBAJsNACHkCAEAmw0AIesIQACcDQAh8QgAAd4NACGJCUAAnA0AIQwDAADIDwAgFQAAyQ8AIKEHQACRDQAhsgcBAJsNACHIB0AAkQ0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIeQIAQCbDQAh6whAAJwNACHxCAAB3g0AIYkJQACcDQAhEw8AAJQTACAQAACVEwAgGAAAmBMAIBkAAJsTACAaAACcEwAgGwAAnRMAIBwAAJcTACAdAACTEwAgHgAAlhMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAApxQAIA6hB0AAAAABsgcBAAAAAcgHQAAAAAHPBwEAAAAB0AcBAAAAAdgIAQAAAAHrCEAAAAAB7whAAAAAAfEIAAEAAAHyCAEAAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9ggAAJMPACADAAAAVAAgMQAApxQAIDIAAKwUACAVAAAAVAAgDwAAlxIAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgIAAAnRIAICQAAKESACAqAACsFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIRMPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHQAAlhIAIB4AAJkSACAgAACdEgAgJAAAoRIAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACEMAwAAqw8AIKEHQAAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHYCAEAAAAB9AgBAAAAAfUIAQAAAAH2CAAAqg8AIPcIAgAAAAH4CAEAAAAB-QhAAAAAAQIAAACRBQAgMQAArRQAIBMPAACUEwAgEAAAlRMAIBgAAJgTACAZAACbEwAgGgAAnBMAIBsAAJ0TACAcAACXEwAgHQAAkxMAIB4AAJYTACAfAACZEwAgJAAAnhMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoIAQAAAAGNCQEAAAABwwkBAAAAAcQJQAAAAAHFCUAAAAABAgAAAAEAIDEAAK8UACADAAAAaAAgMQAArRQAIDIAALMUACAOAAAAaAAgAwAAnA8AICoAALMUACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIdgIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACbDwAg9wgCAKMNACH4CAEAnQ0AIfkIQACcDQAhDAMAAJwPACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHJBwEAmw0AIdgIAQCdDQAh9AgBAJ0NACH1CAEAnQ0AIfYIAACbDwAg9wgCAKMNACH4CAEAnQ0AIfkIQACcDQAhAwAAAFQAIDEAAK8UACAyAAC2FAAgFQAAAFQAIA8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAkAAChEgAgKgAAthQAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACETDwAAlxIAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICQAAKESACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEAMAAIwQACAEAACNEAAgGAAAjhAAIBoAAJAQACAbAACREAAgoQdAAAAAAbIHAQAAAAG4BwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAAByggBAAAAAdgIAQAAAAGKCQEAAAABiwkBAAAAAYwJQAAAAAECAAAAPwAgMQAAtxQAIBMPAACUEwAgEAAAlRMAIBgAAJgTACAaAACcEwAgGwAAnRMAIBwAAJcTACAdAACTEwAgHgAAlhMAIB8AAJkTACAgAACaEwAgJAAAnhMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoIAQAAAAGNCQEAAAABwwkBAAAAAcQJQAAAAAHFCUAAAAABAgAAAAEAIDEAALkUACADAAAAPQAgMQAAtxQAIDIAAL0UACASAAAAPQAgAwAA1g8AIAQAANcPACAYAADYDwAgGgAA2g8AIBsAANsPACAqAAC9FAAgoQdAAJENACGyBwEAmw0AIbgHAQCdDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCdDQAhyggBAJsNACHYCAEAnQ0AIYoJAQCbDQAhiwkBAJsNACGMCUAAnA0AIRADAADWDwAgBAAA1w8AIBgAANgPACAaAADaDwAgGwAA2w8AIKEHQACRDQAhsgcBAJsNACG4BwEAnQ0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACEDAAAAVAAgMQAAuRQAIDIAAMAUACAVAAAAVAAgDwAAlxIAIBAAAJgSACAYAACbEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHQAAlhIAIB4AAJkSACAfAACcEgAgIAAAnRIAICQAAKESACAqAADAFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIRMPAACXEgAgEAAAmBIAIBgAAJsSACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACEQAwAAjBAAIAQAAI0QACAYAACOEAAgGQAAjxAAIBsAAJEQACChB0AAAAABsgcBAAAAAbgHAQAAAAG7BwEAAAAByQcBAAAAAcoHAQAAAAHKCAEAAAAB2AgBAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQIAAAA_ACAxAADBFAAgEw8AAJQTACAQAACVEwAgGAAAmBMAIBkAAJsTACAbAACdEwAgHAAAlxMAIB0AAJMTACAeAACWEwAgHwAAmRMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAAwxQAIAMAAAA9ACAxAADBFAAgMgAAxxQAIBIAAAA9ACADAADWDwAgBAAA1w8AIBgAANgPACAZAADZDwAgGwAA2w8AICoAAMcUACChB0AAkQ0AIbIHAQCbDQAhuAcBAJ0NACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHKCAEAmw0AIdgIAQCdDQAhigkBAJsNACGLCQEAmw0AIYwJQACcDQAhEAMAANYPACAEAADXDwAgGAAA2A8AIBkAANkPACAbAADbDwAgoQdAAJENACGyBwEAmw0AIbgHAQCdDQAhuwcBAJsNACHJBwEAmw0AIcoHAQCdDQAhyggBAJsNACHYCAEAnQ0AIYoJAQCbDQAhiwkBAJsNACGMCUAAnA0AIQMAAABUACAxAADDFAAgMgAAyhQAIBUAAABUACAPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgJAAAoRIAICoAAMoUACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIRADAACMEAAgBAAAjRAAIBgAAI4QACAZAACPEAAgGgAAkBAAIKEHQAAAAAGyBwEAAAABuAcBAAAAAbsHAQAAAAHJBwEAAAABygcBAAAAAcoIAQAAAAHYCAEAAAABigkBAAAAAYsJAQAAAAGMCUAAAAABAgAAAD8AIDEAAMsUACATDwAAlBMAIBAAAJUTACAYAACYEwAgGQAAmxMAIBoAAJwTACAcAACXEwAgHQAAkxMAIB4AAJYTACAfAACZEwAgIAAAmhMAICQAAJ4TACChB0AAAAABsgcBAAAAAbsHAQAAAAHKCAEAAAABjQkBAAAAAcMJAQAAAAHECUAAAAABxQlAAAAAAQIAAAABACAxAADNFAAgAwAAAD0AIDEAAMsUACAyAADRFAAgEgAAAD0AIAMAANYPACAEAADXDwAgGAAA2A8AIBkAANkPACAaAADaDwAgKgAA0RQAIKEHQACRDQAhsgcBAJsNACG4BwEAnQ0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcoIAQCbDQAh2AgBAJ0NACGKCQEAmw0AIYsJAQCbDQAhjAlAAJwNACEQAwAA1g8AIAQAANcPACAYAADYDwAgGQAA2Q8AIBoAANoPACChB0AAkQ0AIbIHAQCbDQAhuAcBAJ0NACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHKCAEAmw0AIdgIAQCdDQAhigkBAJsNACGLCQEAmw0AIYwJQACcDQAhAwAAAFQAIDEAAM0UACAyAADUFAAgFQAAAFQAIA8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgKgAA1BQAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACETDwAAlxIAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAcAACaEgAgHQAAlhIAIB4AAJkSACAfAACcEgAgIAAAnRIAICQAAKESACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJQTACAQAACVEwAgGAAAmBMAIBkAAJsTACAaAACcEwAgGwAAnRMAIBwAAJcTACAdAACTEwAgHwAAmRMAICAAAJoTACAkAACeEwAgoQdAAAAAAbIHAQAAAAG7BwEAAAAByggBAAAAAY0JAQAAAAHDCQEAAAABxAlAAAAAAcUJQAAAAAECAAAAAQAgMQAA1RQAIBKhB0AAAAABsgcBAAAAAbsHAQAAAAHKBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQiAAAAAAc4IAAC8DgAgzwgCAAAAAdAIIAAAAAHRCAEAAAAB0ggAAL0OACDTCCAAAAAB1AgCAAAAAQLIB0AAAAAByQgAAQAAAQMAAABUACAxAADVFAAgMgAA2xQAIBUAAABUACAPAACXEgAgEAAAmBIAIBgAAJsSACAZAACeEgAgGgAAnxIAIBsAAKASACAcAACaEgAgHQAAlhIAIB8AAJwSACAgAACdEgAgJAAAoRIAICoAANsUACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhEw8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHwAAnBIAICAAAJ0SACAkAAChEgAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyggBAJsNACGNCQEAmw0AIcMJAQCdDQAhxAlAAJENACHFCUAAnA0AIRQDAADyDgAgEQAA8w4AIBQAAPUOACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAECAAAAZAAgMQAA3BQAIAMAAABiACAxAADcFAAgMgAA4BQAIBYAAABiACADAADQDgAgEQAA0Q4AIBQAANMOACAqAADgFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHKCAEAmw0AIdQIAgCjDQAh2AgBAJsNACHZCAEAmw0AIdoIAQCdDQAh2wiAAAAAAdwIAQCdDQAh3QgAAM8OACDeCAIAow0AId8IAgCjDQAhFAMAANAOACARAADRDgAgFAAA0w4AIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhyggBAJsNACHUCAIAow0AIdgIAQCbDQAh2QgBAJsNACHaCAEAnQ0AIdsIgAAAAAHcCAEAnQ0AId0IAADPDgAg3ggCAKMNACHfCAIAow0AIRQDAADyDgAgEwAA9A4AIBQAAPUOACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAECAAAAZAAgMQAA4RQAIA8DAACMEgAgBQAAjRIAIAYAAI4SACAPAACPEgAgEAAAkBIAIBwAAJISACChB0AAAAABsgcBAAAAAckHAQAAAAHKCAEAAAABjQkBAAAAAY4JAQAAAAHACSAAAAABwQlAAAAAAcIJQAAAAAECAAAABQAgMQAA4xQAIAMAAABiACAxAADhFAAgMgAA5xQAIBYAAABiACADAADQDgAgEwAA0g4AIBQAANMOACAqAADnFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHKCAEAmw0AIdQIAgCjDQAh2AgBAJsNACHZCAEAmw0AIdoIAQCdDQAh2wiAAAAAAdwIAQCdDQAh3QgAAM8OACDeCAIAow0AId8IAgCjDQAhFAMAANAOACATAADSDgAgFAAA0w4AIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhyggBAJsNACHUCAIAow0AIdgIAQCbDQAh2QgBAJsNACHaCAEAnQ0AIdsIgAAAAAHcCAEAnQ0AId0IAADPDgAg3ggCAKMNACHfCAIAow0AIQMAAAADACAxAADjFAAgMgAA6hQAIBEAAAADACADAADKEQAgBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBwAANARACAqAADqFAAgoQdAAJENACGyBwEAmw0AIckHAQCbDQAhyggBAJsNACGNCQEAmw0AIY4JAQCbDQAhwAkgANMNACHBCUAAnA0AIcIJQACRDQAhDwMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgHAAA0BEAIKEHQACRDQAhsgcBAJsNACHJBwEAmw0AIcoIAQCbDQAhjQkBAJsNACGOCQEAmw0AIcAJIADTDQAhwQlAAJwNACHCCUAAkQ0AIRQDAADyDgAgEQAA8w4AIBMAAPQOACChB0AAAAABsgcBAAAAAbsHAQAAAAHJBwEAAAABzwcBAAAAAdAHAQAAAAHRB0AAAAAByggBAAAAAdQIAgAAAAHYCAEAAAAB2QgBAAAAAdoIAQAAAAHbCIAAAAAB3AgBAAAAAd0IAADxDgAg3ggCAAAAAd8IAgAAAAECAAAAZAAgMQAA6xQAIAMAAABiACAxAADrFAAgMgAA7xQAIBYAAABiACADAADQDgAgEQAA0Q4AIBMAANIOACAqAADvFAAgoQdAAJENACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHPBwEAmw0AIdAHAQCbDQAh0QdAAJENACHKCAEAmw0AIdQIAgCjDQAh2AgBAJsNACHZCAEAmw0AIdoIAQCdDQAh2wiAAAAAAdwIAQCdDQAh3QgAAM8OACDeCAIAow0AId8IAgCjDQAhFAMAANAOACARAADRDgAgEwAA0g4AIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhyggBAJsNACHUCAIAow0AIdgIAQCbDQAh2QgBAJsNACHaCAEAnQ0AIdsIgAAAAAHcCAEAnQ0AId0IAADPDgAg3ggCAKMNACHfCAIAow0AIR4HAAD3EAAgCwAA-RAAIAwAAPoQACCsBwEAAAABlggBAAAAAZoIAQAAAAGcCAIAAAABnQgCAAAAAZ4IAgAAAAGjCAQAAAABjgkBAAAAAaAJIAAAAAGlCQEAAAABpgkBAAAAAacJAgAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQEAAAABrAkgAAAAAa0JQAAAAAGuCQAA9BAAIK8JAAD1EAAgsAlAAAAAAbEJIAAAAAGyCQAA9hAAILMJAgAAAAG0CQIAAAABtQkBAAAAAbYJAQAAAAECAAAAFAAgMQAA8BQAIAMAAAASACAxAADwFAAgMgAA9BQAICAAAAASACAHAADMEAAgCwAAzhAAIAwAAM8QACAqAAD0FAAgrAcBAJsNACGWCAEAmw0AIZoIAQCbDQAhnAgCAKMNACGdCAIAow0AIZ4IAgCjDQAhowgEAJANACGOCQEAmw0AIaAJIADTDQAhpQkBAJsNACGmCQEAnQ0AIacJAgCjDQAhqAkCAKMNACGpCQIAow0AIaoJAgCjDQAhqwkBAJ0NACGsCSAA0w0AIa0JQACcDQAhrgkAAMkQACCvCQAAyhAAILAJQACcDQAhsQkgANMNACGyCQAAyxAAILMJAgCjDQAhtAkCAKMNACG1CQEAnQ0AIbYJAQCdDQAhHgcAAMwQACALAADOEAAgDAAAzxAAIKwHAQCbDQAhlggBAJsNACGaCAEAmw0AIZwIAgCjDQAhnQgCAKMNACGeCAIAow0AIaMIBACQDQAhjgkBAJsNACGgCSAA0w0AIaUJAQCbDQAhpgkBAJ0NACGnCQIAow0AIagJAgCjDQAhqQkCAKMNACGqCQIAow0AIasJAQCdDQAhrAkgANMNACGtCUAAnA0AIa4JAADJEAAgrwkAAMoQACCwCUAAnA0AIbEJIADTDQAhsgkAAMsQACCzCQIAow0AIbQJAgCjDQAhtQkBAJ0NACG2CQEAnQ0AIRMPAACUEwAgEAAAlRMAIBgAAJgTACAZAACbEwAgGgAAnBMAIBsAAJ0TACAcAACXEwAgHQAAkxMAIB4AAJYTACAfAACZEwAgIAAAmhMAIKEHQAAAAAGyBwEAAAABuwcBAAAAAcoIAQAAAAGNCQEAAAABwwkBAAAAAcQJQAAAAAHFCUAAAAABAgAAAAEAIDEAAPUUACAEoQdAAAAAAbIHAQAAAAHHBwEAAAAByAdAAAAAAREqgAAAAAGhB0AAAAABrgcBAAAAAbIHAQAAAAGzBwQAAAABtQcBAAAAAbYHAQAAAAG3BwEAAAABuAcBAAAAAbkHQAAAAAG6BwEAAAABuwcBAAAAAbwHAgAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHAB0AAAAABAwAAAFQAIDEAAPUUACAyAAD7FAAgFQAAAFQAIA8AAJcSACAQAACYEgAgGAAAmxIAIBkAAJ4SACAaAACfEgAgGwAAoBIAIBwAAJoSACAdAACWEgAgHgAAmRIAIB8AAJwSACAgAACdEgAgKgAA-xQAIKEHQACRDQAhsgcBAJsNACG7BwEAmw0AIcoIAQCbDQAhjQkBAJsNACHDCQEAnQ0AIcQJQACRDQAhxQlAAJwNACETDwAAlxIAIBAAAJgSACAYAACbEgAgGQAAnhIAIBoAAJ8SACAbAACgEgAgHAAAmhIAIB0AAJYSACAeAACZEgAgHwAAnBIAICAAAJ0SACChB0AAkQ0AIbIHAQCbDQAhuwcBAJsNACHKCAEAmw0AIY0JAQCbDQAhwwkBAJ0NACHECUAAkQ0AIcUJQACcDQAhDwMAAMsNACAjAADNDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAADKDQAgzQcBAAAAAc4HQAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAECAAAAdQAgMQAA_BQAIAMAAABzACAxAAD8FAAgMgAAgBUAIBEAAABzACADAACvDQAgIwAAsQ0AICoAAIAVACChB0AAkQ0AIawHAQCbDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHLBwEAmw0AIcwHAACuDQAgzQcBAJ0NACHOB0AAnA0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIQ8DAACvDQAgIwAAsQ0AIKEHQACRDQAhrAcBAJsNACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcsHAQCbDQAhzAcAAK4NACDNBwEAnQ0AIc4HQACcDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhDwMAAMsNACAiAADMDQAgoQdAAAAAAawHAQAAAAGyBwEAAAABuwcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAADKDQAgzQcBAAAAAc4HQAAAAAHPBwEAAAAB0AcBAAAAAdEHQAAAAAECAAAAdQAgMQAAgRUAIAMAAABzACAxAACBFQAgMgAAhRUAIBEAAABzACADAACvDQAgIgAAsA0AICoAAIUVACChB0AAkQ0AIawHAQCbDQAhsgcBAJsNACG7BwEAmw0AIckHAQCbDQAhygcBAJ0NACHLBwEAmw0AIcwHAACuDQAgzQcBAJ0NACHOB0AAnA0AIc8HAQCbDQAh0AcBAJsNACHRB0AAkQ0AIQ8DAACvDQAgIgAAsA0AIKEHQACRDQAhrAcBAJsNACGyBwEAmw0AIbsHAQCbDQAhyQcBAJsNACHKBwEAnQ0AIcsHAQCbDQAhzAcAAK4NACDNBwEAnQ0AIc4HQACcDQAhzwcBAJsNACHQBwEAmw0AIdEHQACRDQAhDQ0AIw9gDRBhDhhnFRlwFxpxGBtyGRxmFB0GAh5lEB9pHCBvHSR2HwgDAAEFCAMGDAQNABsPKw0QLw4RMw8cQBQBBAACAgQAAgcABQQGDQQIEQYNAAwOFQcBBwAFBQcABQoZCAsdCQwhCg0ACwEJAAcBCQAHAQkABwMKIgALIwAMJAADBiUACCYADicAAgMAAQQAAgIDAAEEAAICBAACEgAQBQMAAQ0AExE0DxM2ERQ6EgESABABEgAQAhE7ABQ8AAcDAAEEQQINABoYRRUZSxcaTxgbUxkDAwABFQAUF0cWARYAFQIDAAEVABQCAwABFQAUAgNVARVWFAQYVwAZWAAaWQAbWgAFBlsAD1wAEF0AEV4AHF8AAwMAAQ0AHiBtHQIDAAEfABwBIG4ABAMAAQ0AIiJ6ICN-IQEhAB8BIQAfAiJ_ACOAAQALD4IBABCDAQAYhgEAGYgBABqJAQAbigEAHIUBAB2BAQAehAEAIIcBACSLAQAAAAADDQAoNwApOAAqAAAAAw0AKDcAKTgAKgEDAAEBAwABAw0ALzcAMDgAMQAAAAMNAC83ADA4ADEBBAACAQQAAgUNADY3ADk4ADpZADdaADgAAAAAAAUNADY3ADk4ADpZADdaADgCBAACBwAFAgQAAgcABQUNAD83AEI4AENZAEBaAEEAAAAAAAUNAD83AEI4AENZAEBaAEEBBwAFAQcABQUNAEg3AEs4AExZAElaAEoAAAAAAAUNAEg3AEs4AExZAElaAEoAAAUNAFE3AFQ4AFVZAFJaAFMAAAAAAAUNAFE3AFQ4AFVZAFJaAFMBBwAFAQcABQUNAFo3AF04AF5ZAFtaAFwAAAAAAAUNAFo3AF04AF5ZAFtaAFwBCQAHAQkABwMNAGM3AGQ4AGUAAAADDQBjNwBkOABlAQkABwEJAAcDDQBqNwBrOABsAAAAAw0AajcAazgAbAAAAAUNAHI3AHU4AHZZAHNaAHQAAAAAAAUNAHI3AHU4AHZZAHNaAHQAAAAFDQB8NwB_OACAAVkAfVoAfgAAAAAABQ0AfDcAfzgAgAFZAH1aAH4CAwABBAACAgMAAQQAAgMNAIUBNwCGATgAhwEAAAADDQCFATcAhgE4AIcBAgMAAQQAAgIDAAEEAAIFDQCMATcAjwE4AJABWQCNAVoAjgEAAAAAAAUNAIwBNwCPATgAkAFZAI0BWgCOAQAAAAMNAJYBNwCXATgAmAEAAAADDQCWATcAlwE4AJgBAAAAAw0AngE3AJ8BOACgAQAAAAMNAJ4BNwCfATgAoAECAwABBPEDAgIDAAEE9wMCAw0ApQE3AKYBOACnAQAAAAMNAKUBNwCmATgApwECAwABFQAUAgMAARUAFAMNAKwBNwCtATgArgEAAAADDQCsATcArQE4AK4BARYAFQEWABUFDQCzATcAtgE4ALcBWQC0AVoAtQEAAAAAAAUNALMBNwC2ATgAtwFZALQBWgC1AQAAAAUNAL0BNwDAATgAwQFZAL4BWgC_AQAAAAAABQ0AvQE3AMABOADBAVkAvgFaAL8BAAAAAw0AxwE3AMgBOADJAQAAAAMNAMcBNwDIATgAyQEAAAADDQDPATcA0AE4ANEBAAAAAw0AzwE3ANABOADRAQAAAAMNANcBNwDYATgA2QEAAAADDQDXATcA2AE4ANkBAQMAAQEDAAEFDQDeATcA4QE4AOIBWQDfAVoA4AEAAAAAAAUNAN4BNwDhATgA4gFZAN8BWgDgAQIDAAEfABwCAwABHwAcAw0A5wE3AOgBOADpAQAAAAMNAOcBNwDoATgA6QECAwABFQAUAgMAARUAFAMNAO4BNwDvATgA8AEAAAADDQDuATcA7wE4APABAgMAARUAFAIDAAEVABQDDQD1ATcA9gE4APcBAAAAAw0A9QE3APYBOAD3AQID9QUBFfYFFAID_AUBFf0FFAUNAPwBNwD_ATgAgAJZAP0BWgD-AQAAAAAABQ0A_AE3AP8BOACAAlkA_QFaAP4BAQMAAQEDAAEFDQCFAjcAiAI4AIkCWQCGAloAhwIAAAAAAAUNAIUCNwCIAjgAiQJZAIYCWgCHAgESABABEgAQAw0AjgI3AI8COACQAgAAAAMNAI4CNwCPAjgAkAICBAACEgAQAgQAAhIAEAUNAJUCNwCYAjgAmQJZAJYCWgCXAgAAAAAABQ0AlQI3AJgCOACZAlkAlgJaAJcCARIAEAESABADDQCeAjcAnwI4AKACAAAAAw0AngI3AJ8COACgAgAAAAUNAKYCNwCpAjgAqgJZAKcCWgCoAgAAAAAABQ0ApgI3AKkCOACqAlkApwJaAKgCAAAABQ0AsAI3ALMCOAC0AlkAsQJaALICAAAAAAAFDQCwAjcAswI4ALQCWQCxAloAsgIAAAAFDQC6AjcAvQI4AL4CWQC7AloAvAIAAAAAAAUNALoCNwC9AjgAvgJZALsCWgC8AgEJAAcBCQAHBQ0AwwI3AMYCOADHAlkAxAJaAMUCAAAAAAAFDQDDAjcAxgI4AMcCWQDEAloAxQIAAAAFDQDNAjcA0AI4ANECWQDOAloAzwIAAAAAAAUNAM0CNwDQAjgA0QJZAM4CWgDPAgAAAAUNANcCNwDaAjgA2wJZANgCWgDZAgAAAAAABQ0A1wI3ANoCOADbAlkA2AJaANkCAAAABQ0A4QI3AOQCOADlAlkA4gJaAOMCAAAAAAAFDQDhAjcA5AI4AOUCWQDiAloA4wIAAAAFDQDrAjcA7gI4AO8CWQDsAloA7QIAAAAAAAUNAOsCNwDuAjgA7wJZAOwCWgDtAgAAAAUNAPUCNwD4AjgA-QJZAPYCWgD3AgAAAAAABQ0A9QI3APgCOAD5AlkA9gJaAPcCAAAABQ0A_wI3AIIDOACDA1kAgANaAIEDAAAAAAAFDQD_AjcAggM4AIMDWQCAA1oAgQMAAAAFDQCJAzcAjAM4AI0DWQCKA1oAiwMAAAAAAAUNAIkDNwCMAzgAjQNZAIoDWgCLAwAAAAUNAJMDNwCWAzgAlwNZAJQDWgCVAwAAAAAABQ0AkwM3AJYDOACXA1kAlANaAJUDAAAABQ0AnQM3AKADOAChA1kAngNaAJ8DAAAAAAAFDQCdAzcAoAM4AKEDWQCeA1oAnwMAAAAFDQCnAzcAqgM4AKsDWQCoA1oAqQMAAAAAAAUNAKcDNwCqAzgAqwNZAKgDWgCpAwAAAAUNALEDNwC0AzgAtQNZALIDWgCzAwAAAAAABQ0AsQM3ALQDOAC1A1kAsgNaALMDAAAABQ0AuwM3AL4DOAC_A1kAvANaAL0DAAAAAAAFDQC7AzcAvgM4AL8DWQC8A1oAvQMAAAAFDQDFAzcAyAM4AMkDWQDGA1oAxwMAAAAAAAUNAMUDNwDIAzgAyQNZAMYDWgDHAwAAAAUNAM8DNwDSAzgA0wNZANADWgDRAwAAAAAABQ0AzwM3ANIDOADTA1kA0ANaANEDAQMAAQEDAAEDDQDYAzcA2QM4ANoDAAAAAw0A2AM3ANkDOADaAwEhAB8BIQAfAw0A3wM3AOADOADhAwAAAAMNAN8DNwDgAzgA4QMBIQAfASEAHwUNAOYDNwDpAzgA6gNZAOcDWgDoAwAAAAAABQ0A5gM3AOkDOADqA1kA5wNaAOgDAAAAAw0A8AM3APEDOADyAwAAAAMNAPADNwDxAzgA8gMAAAAFDQD4AzcA-wM4APwDWQD5A1oA-gMAAAAAAAUNAPgDNwD7AzgA_ANZAPkDWgD6AwAAAAUNAIIENwCFBDgAhgRZAIMEWgCEBAAAAAAABQ0AggQ3AIUEOACGBFkAgwRaAIQEJQIBJowBASeOAQEojwEBKZABASuSAQEslAEkLZUBJS6XAQEvmQEkMJoBJjObAQE0nAEBNZ0BJDmgASc6oQErO6IBAjyjAQI9pAECPqUBAj-mAQJAqAECQaoBJEKrASxDrQECRK8BJEWwAS1GsQECR7IBAkizASRJtgEuSrcBMku5AQNMugEDTbwBA069AQNPvgEDUMABA1HCASRSwwEzU8UBA1THASRVyAE0VskBA1fKAQNYywEkW84BNVzPATtd0AEEXtEBBF_SAQRg0wEEYdQBBGLWAQRj2AEkZNkBPGXbAQRm3QEkZ94BPWjfAQRp4AEEauEBJGvkAT5s5QFEbeYBBm7nAQZv6AEGcOkBBnHqAQZy7AEGc-4BJHTvAUV18QEGdvMBJHf0AUZ49QEGefYBBnr3ASR7-gFHfPsBTX39AQV-_gEFf4ECBYABggIFgQGDAgWCAYUCBYMBhwIkhAGIAk6FAYoCBYYBjAIkhwGNAk-IAY4CBYkBjwIFigGQAiSLAZMCUIwBlAJWjQGVAgeOAZYCB48BlwIHkAGYAgeRAZkCB5IBmwIHkwGdAiSUAZ4CV5UBoAIHlgGiAiSXAaMCWJgBpAIHmQGlAgeaAaYCJJsBqQJZnAGqAl-dAasCCp4BrAIKnwGtAgqgAa4CCqEBrwIKogGxAgqjAbMCJKQBtAJgpQG2AgqmAbgCJKcBuQJhqAG6AgqpAbsCCqoBvAIkqwG_AmKsAcACZq0BwQIJrgHCAgmvAcMCCbABxAIJsQHFAgmyAccCCbMByQIktAHKAme1AcwCCbYBzgIktwHPAmi4AdACCbkB0QIJugHSAiS7AdUCabwB1gJtvQHYAm6-AdkCbr8B3AJuwAHdAm7BAd4CbsIB4AJuwwHiAiTEAeMCb8UB5QJuxgHnAiTHAegCcMgB6QJuyQHqAm7KAesCJMsB7gJxzAHvAnfNAfECeM4B8gJ4zwH1AnjQAfYCeNEB9wJ40gH5AnjTAfsCJNQB_AJ51QH-AnjWAYADJNcBgQN62AGCA3jZAYMDeNoBhAMk2wGHA3vcAYgDgQHdAYkDDd4BigMN3wGLAw3gAYwDDeEBjQMN4gGPAw3jAZEDJOQBkgOCAeUBlAMN5gGWAyTnAZcDgwHoAZgDDekBmQMN6gGaAyTrAZ0DhAHsAZ4DiAHtAZ8DDu4BoAMO7wGhAw7wAaIDDvEBowMO8gGlAw7zAacDJPQBqAOJAfUBqgMO9gGsAyT3Aa0DigH4Aa4DDvkBrwMO-gGwAyT7AbMDiwH8AbQDkQH9AbYDkgH-AbcDkgH_AboDkgGAArsDkgGBArwDkgGCAr4DkgGDAsADJIQCwQOTAYUCwwOSAYYCxQMkhwLGA5QBiALHA5IBiQLIA5IBigLJAySLAswDlQGMAs0DmQGNAs8DmgGOAtADmgGPAtMDmgGQAtQDmgGRAtUDmgGSAtcDmgGTAtkDJJQC2gObAZUC3AOaAZYC3gMklwLfA5wBmALgA5oBmQLhA5oBmgLiAySbAuUDnQGcAuYDoQGdAucDFJ4C6AMUnwLpAxSgAuoDFKEC6wMUogLtAxSjAu8DJKQC8AOiAaUC8wMUpgL1AySnAvYDowGoAvgDFKkC-QMUqgL6AySrAv0DpAGsAv4DqAGtAv8DFa4CgAQVrwKBBBWwAoIEFbECgwQVsgKFBBWzAocEJLQCiASpAbUCigQVtgKMBCS3Ao0EqgG4Ao4EFbkCjwQVugKQBCS7ApMEqwG8ApQErwG9ApYEFr4ClwQWvwKZBBbAApoEFsECmwQWwgKdBBbDAp8EJMQCoASwAcUCogQWxgKkBCTHAqUEsQHIAqYEFskCpwQWygKoBCTLAqsEsgHMAqwEuAHNAq4EuQHOAq8EuQHPArIEuQHQArMEuQHRArQEuQHSArYEuQHTArgEJNQCuQS6AdUCuwS5AdYCvQQk1wK-BLsB2AK_BLkB2QLABLkB2gLBBCTbAsQEvAHcAsUEwgHdAscEwwHeAsgEwwHfAssEwwHgAswEwwHhAs0EwwHiAs8EwwHjAtEEJOQC0gTEAeUC1ATDAeYC1gQk5wLXBMUB6ALYBMMB6QLZBMMB6gLaBCTrAt0ExgHsAt4EygHtAuAEywHuAuEEywHvAuQEywHwAuUEywHxAuYEywHyAugEywHzAuoEJPQC6wTMAfUC7QTLAfYC7wQk9wLwBM0B-ALxBMsB-QLyBMsB-gLzBCT7AvYEzgH8AvcE0gH9AvkE0wH-AvoE0wH_Av0E0wGAA_4E0wGBA_8E0wGCA4EF0wGDA4MFJIQDhAXUAYUDhgXTAYYDiAUkhwOJBdUBiAOKBdMBiQOLBdMBigOMBSSLA48F1gGMA5AF2gGNA5IFHI4DkwUcjwOVBRyQA5YFHJEDlwUckgOZBRyTA5sFJJQDnAXbAZUDngUclgOgBSSXA6EF3AGYA6IFHJkDowUcmgOkBSSbA6cF3QGcA6gF4wGdA6kFHZ4DqgUdnwOrBR2gA6wFHaEDrQUdogOvBR2jA7EFJKQDsgXkAaUDtAUdpgO2BSSnA7cF5QGoA7gFHakDuQUdqgO6BSSrA70F5gGsA74F6gGtA78FF64DwAUXrwPBBRewA8IFF7EDwwUXsgPFBRezA8cFJLQDyAXrAbUDygUXtgPMBSS3A80F7AG4A84FF7kDzwUXugPQBSS7A9MF7QG8A9QF8QG9A9UFGL4D1gUYvwPXBRjAA9gFGMED2QUYwgPbBRjDA90FJMQD3gXyAcUD4AUYxgPiBSTHA-MF8wHIA-QFGMkD5QUYygPmBSTLA-kF9AHMA-oF-AHNA-sFGc4D7AUZzwPtBRnQA-4FGdED7wUZ0gPxBRnTA_MFJNQD9AX5AdUD-AUZ1gP6BSTXA_sF-gHYA_4FGdkD_wUZ2gOABiTbA4MG-wHcA4QGgQLdA4UGEN4DhgYQ3wOHBhDgA4gGEOEDiQYQ4gOLBhDjA40GJOQDjgaCAuUDkAYQ5gOSBiTnA5MGgwLoA5QGEOkDlQYQ6gOWBiTrA5kGhALsA5oGigLtA5wGEe4DnQYR7wOfBhHwA6AGEfEDoQYR8gOjBhHzA6UGJPQDpgaLAvUDqAYR9gOqBiT3A6sGjAL4A6wGEfkDrQYR-gOuBiT7A7EGjQL8A7IGkQL9A7MGD_4DtAYP_wO1Bg-ABLYGD4EEtwYPggS5Bg-DBLsGJIQEvAaSAoUEvgYPhgTABiSHBMEGkwKIBMIGD4kEwwYPigTEBiSLBMcGlAKMBMgGmgKNBMkGEo4EygYSjwTLBhKQBMwGEpEEzQYSkgTPBhKTBNEGJJQE0gabApUE1AYSlgTWBiSXBNcGnAKYBNgGEpkE2QYSmgTaBiSbBN0GnQKcBN4GoQKdBOAGogKeBOEGogKfBOQGogKgBOUGogKhBOYGogKiBOgGogKjBOoGJKQE6wajAqUE7QaiAqYE7wYkpwTwBqQCqATxBqICqQTyBqICqgTzBiSrBPYGpQKsBPcGqwKtBPkGrAKuBPoGrAKvBP0GrAKwBP4GrAKxBP8GrAKyBIEHrAKzBIMHJLQEhAetArUEhgesArYEiAcktwSJB64CuASKB6wCuQSLB6wCugSMByS7BI8HrwK8BJAHtQK9BJIHtgK-BJMHtgK_BJYHtgLABJcHtgLBBJgHtgLCBJoHtgLDBJwHJMQEnQe3AsUEnwe2AsYEoQckxwSiB7gCyASjB7YCyQSkB7YCygSlByTLBKgHuQLMBKkHvwLNBKoHCM4EqwcIzwSsBwjQBK0HCNEErgcI0gSwBwjTBLIHJNQEswfAAtUEtQcI1gS3ByTXBLgHwQLYBLkHCNkEugcI2gS7ByTbBL4HwgLcBL8HyALdBMEHyQLeBMIHyQLfBMUHyQLgBMYHyQLhBMcHyQLiBMkHyQLjBMsHJOQEzAfKAuUEzgfJAuYE0Ack5wTRB8sC6ATSB8kC6QTTB8kC6gTUByTrBNcHzALsBNgH0gLtBNoH0wLuBNsH0wLvBN4H0wLwBN8H0wLxBOAH0wLyBOIH0wLzBOQHJPQE5QfUAvUE5wfTAvYE6Qck9wTqB9UC-ATrB9MC-QTsB9MC-gTtByT7BPAH1gL8BPEH3AL9BPMH3QL-BPQH3QL_BPcH3QKABfgH3QKBBfkH3QKCBfsH3QKDBf0HJIQF_gfeAoUFgAjdAoYFgggkhwWDCN8CiAWECN0CiQWFCN0CigWGCCSLBYkI4AKMBYoI5gKNBYwI5wKOBY0I5wKPBZAI5wKQBZEI5wKRBZII5wKSBZQI5wKTBZYIJJQFlwjoApUFmQjnApYFmwgklwWcCOkCmAWdCOcCmQWeCOcCmgWfCCSbBaII6gKcBaMI8AKdBaUI8QKeBaYI8QKfBakI8QKgBaoI8QKhBasI8QKiBa0I8QKjBa8IJKQFsAjyAqUFsgjxAqYFtAgkpwW1CPMCqAW2CPECqQW3CPECqgW4CCSrBbsI9AKsBbwI-gKtBb4I-wKuBb8I-wKvBcII-wKwBcMI-wKxBcQI-wKyBcYI-wKzBcgIJLQFyQj8ArUFywj7ArYFzQgktwXOCP0CuAXPCPsCuQXQCPsCugXRCCS7BdQI_gK8BdUIhAO9BdcIhQO-BdgIhQO_BdsIhQPABdwIhQPBBd0IhQPCBd8IhQPDBeEIJMQF4giGA8UF5AiFA8YF5ggkxwXnCIcDyAXoCIUDyQXpCIUDygXqCCTLBe0IiAPMBe4IjgPNBfAIjwPOBfEIjwPPBfQIjwPQBfUIjwPRBfYIjwPSBfgIjwPTBfoIJNQF-wiQA9UF_QiPA9YF_wgk1wWACZED2AWBCY8D2QWCCY8D2gWDCSTbBYYJkgPcBYcJmAPdBYkJmQPeBYoJmQPfBY0JmQPgBY4JmQPhBY8JmQPiBZEJmQPjBZMJJOQFlAmaA-UFlgmZA-YFmAkk5wWZCZsD6AWaCZkD6QWbCZkD6gWcCSTrBZ8JnAPsBaAJogPtBaIJowPuBaMJowPvBaYJowPwBacJowPxBagJowPyBaoJowPzBawJJPQFrQmkA_UFrwmjA_YFsQkk9wWyCaUD-AWzCaMD-QW0CaMD-gW1CST7BbgJpgP8BbkJrAP9BbsJrQP-BbwJrQP_Bb8JrQOABsAJrQOBBsEJrQOCBsMJrQODBsUJJIQGxgmuA4UGyAmtA4YGygkkhwbLCa8DiAbMCa0DiQbNCa0DigbOCSSLBtEJsAOMBtIJtgONBtQJtwOOBtUJtwOPBtgJtwOQBtkJtwORBtoJtwOSBtwJtwOTBt4JJJQG3wm4A5UG4Qm3A5YG4wkklwbkCbkDmAblCbcDmQbmCbcDmgbnCSSbBuoJugOcBusJwAOdBu0JwQOeBu4JwQOfBvEJwQOgBvIJwQOhBvMJwQOiBvUJwQOjBvcJJKQG-AnCA6UG-gnBA6YG_Akkpwb9CcMDqAb-CcEDqQb_CcEDqgaACiSrBoMKxAOsBoQKygOtBoYKywOuBocKywOvBooKywOwBosKywOxBowKywOyBo4KywOzBpAKJLQGkQrMA7UGkwrLA7YGlQoktwaWCs0DuAaXCssDuQaYCssDugaZCiS7BpwKzgO8Bp0K1AO9Bp4KH74GnwofvwagCh_ABqEKH8EGogofwgakCh_DBqYKJMQGpwrVA8UGqQofxgarCiTHBqwK1gPIBq0KH8kGrgofygavCiTLBrIK1wPMBrMK2wPNBrQKIM4GtQogzwa2CiDQBrcKINEGuAog0ga6CiDTBrwKJNQGvQrcA9UGvwog1gbBCiTXBsIK3QPYBsMKINkGxAog2gbFCiTbBsgK3gPcBskK4gPdBsoKId4Gywoh3wbMCiHgBs0KIeEGzgoh4gbQCiHjBtIKJOQG0wrjA-UG1Qoh5gbXCiTnBtgK5APoBtkKIekG2goh6gbbCiTrBt4K5QPsBt8K6wPtBuEK7APuBuIK7APvBuUK7APwBuYK7APxBucK7APyBukK7APzBusKJPQG7ArtA_UG7grsA_YG8Aok9wbxCu4D-AbyCuwD-QbzCuwD-gb0CiT7BvcK7wP8BvgK8wP9BvoK9AP-BvsK9AP_Bv4K9AOAB_8K9AOBB4AL9AOCB4IL9AODB4QLJIQHhQv1A4UHhwv0A4YHiQskhweKC_YDiAeLC_QDiQeMC_QDigeNCySLB5AL9wOMB5EL_QONB5ML_gOOB5QL_gOPB5cL_gOQB5gL_gORB5kL_gOSB5sL_gOTB50LJJQHngv_A5UHoAv-A5YHogsklwejC4AEmAekC_4DmQelC_4DmgemCySbB6kLgQScB6oLhwQ"
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
  BillCorrectionScalarFieldEnum: () => BillCorrectionScalarFieldEnum,
  BillScalarFieldEnum: () => BillScalarFieldEnum,
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
  Bill: "Bill",
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
var BillScalarFieldEnum = {
  id: "id",
  customerId: "customerId",
  monthStart: "monthStart",
  createdAt: "createdAt",
  document: "document"
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
