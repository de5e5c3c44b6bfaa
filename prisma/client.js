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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Allotment":{"fields":[{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"AllotmentToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"AllotmentToMachineClass"}],"dbName":"allotments","schema":null},"DefaultAllotment":{"fields":[{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"reservedHosts","kind":"scalar","type":"Int","dbName":"reserved_hosts"},{"name":"onDemandAllowed","kind":"scalar","type":"Boolean","dbName":"on_demand_allowed"},{"name":"bareMetalLimit","kind":"scalar","type":"Int","dbName":"bare_metal_limit"},{"name":"virtualMachineLimit","kind":"scalar","type":"Int","dbName":"virtual_machine_limit"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"DefaultAllotmentToMachineClass"}],"dbName":"default_allotments","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"allotments","kind":"object","type":"Allotment","relationName":"AllotmentToMachineClass"},{"name":"defaultAllotments","kind":"object","type":"DefaultAllotment","relationName":"DefaultAllotmentToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","allotments","machineClass","defaultAllotments","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Allotment.findUnique","Allotment.findUniqueOrThrow","Allotment.findFirst","Allotment.findFirstOrThrow","Allotment.findMany","Allotment.createOne","Allotment.createMany","Allotment.createManyAndReturn","Allotment.updateOne","Allotment.updateMany","Allotment.updateManyAndReturn","Allotment.upsertOne","Allotment.deleteOne","Allotment.deleteMany","Allotment.groupBy","Allotment.aggregate","DefaultAllotment.findUnique","DefaultAllotment.findUniqueOrThrow","DefaultAllotment.findFirst","DefaultAllotment.findFirstOrThrow","DefaultAllotment.findMany","DefaultAllotment.createOne","DefaultAllotment.createMany","DefaultAllotment.createManyAndReturn","DefaultAllotment.updateOne","DefaultAllotment.updateMany","DefaultAllotment.updateManyAndReturn","DefaultAllotment.upsertOne","DefaultAllotment.deleteOne","DefaultAllotment.deleteMany","DefaultAllotment.groupBy","DefaultAllotment.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","reservedHosts","onDemandAllowed","bareMetalLimit","virtualMachineLimit","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","tenantId_className","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "wxTzA9AGFw8AAKcMACAQAACoDAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIBwAAKoMACAdAACmDAAgHgAAqQwAIB8AAKwMACAgAADwCwAgJAAAsAwAIP0GAAClDAAw_gYAAFQAEP8GAAClDAAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGkCAEAkwsAIecIAQAAAAGdCQEAlQsAIZ4JQACECwAhnwlAAJQLACEBAAAAAQAgEwMAAO8LACAFAADSDAAgBgAAjgwAIA8AAKcMACAQAACoDAAgEQAAogwAIBwAAKoMACD9BgAA0QwAMP4GAAADABD_BgAA0QwAMIEHQACECwAhkgcBALALACGpBwEAsAsAIaQIAQCTCwAh5wgBAJMLACHoCAEAkwsAIZoJIACnCwAhmwlAAJQLACGcCUAAhAsAIQgDAADrDgAgBQAA9RIAIAYAAOwQACAPAADeEgAgEAAA3xIAIBEAAOsSACAcAADhEgAgmwkAAN8MACAVAwAA7wsAIAUAANIMACAGAACODAAgDwAApwwAIBAAAKgMACARAACiDAAgHAAAqgwAIP0GAADRDAAw_gYAAAMAEP8GAADRDAAwgQdAAIQLACGSBwEAAAABqQcBALALACGkCAEAkwsAIdQIAADQDAAg5wgBAJMLACHoCAEAkwsAIZoJIACnCwAhmwlAAJQLACGcCUAAhAsAIaQJAADPDAAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAACVDAAg_QYAAJQMADD-BgAABwAQ_wYAAJQMADCMBwEAkwsAIaoHAQCwCwAhygcEAIMLACGXCQQAgwsAIZgJAgCoCwAhmQkCAKgLACEBAAAABwAgCwQAAJUMACAHAADIDAAg_QYAAM4MADD-BgAACQAQ_wYAAM4MADCqBwEAsAsAIfQHAQCTCwAhkwkCAKgLACGUCSAApwsAIZUJAgCoCwAhlgkCAKgLACECBAAAhBEAIAcAAPESACAMBAAAlQwAIAcAAMgMACD9BgAAzgwAMP4GAAAJABD_BgAAzgwAMKoHAQCwCwAh9AcBAJMLACGTCQIAqAsAIZQJIACnCwAhlQkCAKgLACGWCQIAqAsAIaMJAADNDAAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJBwAAyAwAIP0GAADMDAAw_gYAAA4AEP8GAADMDAAw9AcBAJMLACGTCQIAqAsAIZQJIACnCwAhlQkCAKgLACGWCQIAqAsAIQEHAADxEgAgCQcAAMgMACD9BgAAzAwAMP4GAAAOABD_BgAAzAwAMPQHAQAAAAGTCQIAqAsAIZQJIACnCwAhlQkCAKgLACGWCQIAqAsAIQMAAAAOACABAAAPADACAAAQACAiBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAJMLACHwBwEAkwsAIfQHAQCTCwAh9gcCAKgLACH3BwIAqAsAIfgHAgCoCwAh_QcEAIMLACHoCAEAkwsAIfoIIACnCwAh_wgBAJMLACGACQEAlQsAIYEJAgCoCwAhggkCAKgLACGDCQIAqAsAIYQJAgCoCwAhhQkBALkLACGGCSAApwsAIYcJQACUCwAhiAkAAKELACCJCQAAoQsAIIoJQACUCwAhiwkgAKcLACGMCQAAoQsAII0JAgCoCwAhjgkCAKgLACGPCQEAuQsAIZAJAQC5CwAhCgcAAPESACAKAADyEgAgCwAA8xIAIAwAAPQSACCACQAA3wwAIIUJAADfDAAghwkAAN8MACCKCQAA3wwAII8JAADfDAAgkAkAAN8MACAiBwAAyAwAIAoAAMkMACALAADKDAAgDAAAywwAIP0GAADHDAAw_gYAABIAEP8GAADHDAAwjAcBAAAAAfAHAQCTCwAh9AcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH9BwQAgwsAIegIAQCTCwAh-gggAKcLACH_CAEAkwsAIYAJAQCVCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkCAKgLACGFCQEAuQsAIYYJIACnCwAhhwlAAJQLACGICQAAoQsAIIkJAAChCwAgiglAAJQLACGLCSAApwsAIYwJAAChCwAgjQkCAKgLACGOCQIAqAsAIY8JAQC5CwAhkAkBALkLACEDAAAAEgAgAQAAEwAwAgAAFAAgGQkAAMMMACD9BgAAxgwAMP4GAAAWABD_BgAAxgwAMIEHQACECwAhqgcBALALACHRBwEAsAsAIekHAgCoCwAh7wcBALALACHwBwEAkwsAIfEHAgCoCwAh8gcEAIMLACHzBwEAkwsAIfQHAQCTCwAh9QcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH5BwAAugsAIPoHQACUCwAh-wdAAJQLACH8B0AAlAsAIf0HBACDCwAh_gcEAIMLACH_BwEAkwsAIQQJAADwEgAg-gcAAN8MACD7BwAA3wwAIPwHAADfDAAgGgkAAMMMACD9BgAAxgwAMP4GAAAWABD_BgAAxgwAMIEHQACECwAhqgcBALALACHRBwEAsAsAIekHAgCoCwAh7wcBAAAAAfAHAQCTCwAh8QcCAKgLACHyBwQAgwsAIfMHAQCTCwAh9AcBAJMLACH1BwEAkwsAIfYHAgCoCwAh9wcCAKgLACH4BwIAqAsAIfkHAAC6CwAg-gdAAJQLACH7B0AAlAsAIfwHQACUCwAh_QcEAIMLACH-BwQAgwsAIf8HAQCTCwAhogkAAMUMACADAAAAFgAgAQAAFwAwAgAAGAAgCQkAAMMMACD9BgAAxAwAMP4GAAAaABD_BgAAxAwAMIEHQACECwAh8wcBAJMLACHYCAEAkwsAIfwIAQCTCwAh_QhAAJQLACECCQAA8BIAIP0IAADfDAAgCQkAAMMMACD9BgAAxAwAMP4GAAAaABD_BgAAxAwAMIEHQACECwAh8wcBAJMLACHYCAEAkwsAIfwIAQAAAAH9CEAAlAsAIQMAAAAaACABAAAbADACAAAcACAKCQAAwwwAIP0GAADCDAAw_gYAAB4AEP8GAADCDAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8wcBAJMLACGECAEAkwsAIf4IQACECwAhAQkAAPASACALCQAAwwwAIP0GAADCDAAw_gYAAB4AEP8GAADCDAAwmwcgAKcLACHFBwEAkwsAIc0HAQCTCwAh8wcBAJMLACGECAEAkwsAIf4IQACECwAhoQkAAMEMACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABYAIAEAAAAaACABAAAAHgAgAQAAAAkAIAEAAAAOACABAAAAEgAgGAMAAO8LACAEAACVDAAg_QYAAMAMADD-BgAAKAAQ_wYAAMAMADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhqAgAAKELACCrCAEAkwsAIawIAAChCwAgrQggAKcLACHCCAABsQsAIcUIQACUCwAh5QgBAJULACHtCEAAlAsAIfQIAQC5CwAh9QgBAJULACH2CEAAlAsAIQgDAADrDgAgBAAAhBEAIMUIAADfDAAg5QgAAN8MACDtCAAA3wwAIPQIAADfDAAg9QgAAN8MACD2CAAA3wwAIBgDAADvCwAgBAAAlQwAIP0GAADADAAw_gYAACgAEP8GAADADAAwgQdAAIQLACGMBwEAkwsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhqAgAAKELACCrCAEAkwsAIawIAAChCwAgrQggAKcLACHCCAABAAABxQhAAJQLACHlCAEAlQsAIe0IQACUCwAh9AgBALkLACH1CAEAlQsAIfYIQACUCwAhAwAAACgAIAEAACkAMAIAACoAIBkDAADvCwAgBAAAlQwAIP0GAAC_DAAw_gYAACwAEP8GAAC_DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb8HAQCTCwAhwAcBALALACGiCAEAuQsAIagIAAChCwAgwwgBAJULACHFCEAAlAsAIcsIAAGxCwAh7AgAAKELACDtCEAAlAsAIe4IAgDXCwAh7wgCANcLACHwCAEAlQsAIfEIAQCVCwAh8ggBALkLACHzCAEAuQsAIQwDAADrDgAgBAAAhBEAIKIIAADfDAAgwwgAAN8MACDFCAAA3wwAIO0IAADfDAAg7ggAAN8MACDvCAAA3wwAIPAIAADfDAAg8QgAAN8MACDyCAAA3wwAIPMIAADfDAAgGQMAAO8LACAEAACVDAAg_QYAAL8MADD-BgAALAAQ_wYAAL8MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoggBALkLACGoCAAAoQsAIMMIAQCVCwAhxQhAAJQLACHLCAABAAAB7AgAAKELACDtCEAAlAsAIe4IAgDXCwAh7wgCANcLACHwCAEAlQsAIfEIAQCVCwAh8ggBALkLACHzCAEAuQsAIQMAAAAsACABAAAtADACAAAuACAZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGiCAEAsAsAIaQIAQCTCwAhpQgBAJMLACGmCAEAkwsAIacIAAC6CwAgqAgAAKELACCpCAIAqAsAIaoIIACnCwAhqwgBAJMLACGsCAAAoQsAIK0IIACnCwAhrggCAKgLACECBAAAhBEAIBIAAIcOACAZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaIIAQCwCwAhpAgBAJMLACGlCAEAkwsAIaYIAQCTCwAhpwgAALoLACCoCAAAoQsAIKkIAgCoCwAhqgggAKcLACGrCAEAkwsAIawIAAChCwAgrQggAKcLACGuCAIAqAsAIQMAAAAwACABAAAxADACAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgChIAAOYLACD9BgAA5QsAMP4GAAA1ABD_BgAA5QsAMI0HQACUCwAhnQdAAIQLACGiCAEAsAsAIa8IAAChCwAgsAgAAKELACCxCAEAlQsAIQEAAAA1ACAHEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGiCAEAsAsAIaMIAAGxCwAhARIAAIcOACAIEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGiCAEAsAsAIaMIAAGxCwAhoAkAALwMACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADAAIAEAAAA3ACAUAwAA7wsAIAQAALsMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAg_QYAALoMADD-BgAAPQAQ_wYAALoMADCBB0AAhAsAIZIHAQCwCwAhmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGkCAEAkwsAIbIIAQCVCwAh5AgBAJMLACHlCAEAkwsAIeYIQACUCwAhCgMAAOsOACAEAACEEQAgGAAA4hIAIBkAAOQSACAaAADlEgAgGwAA5hIAIJgHAADfDAAgqgcAAN8MACCyCAAA3wwAIOYIAADfDAAgFQMAAO8LACAEAAC7DAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIP0GAAC6DAAw_gYAAD0AEP8GAAC6DAAwgQdAAIQLACGSBwEAAAABmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGkCAEAkwsAIbIIAQCVCwAh1AgAALkMACDkCAEAkwsAIeUIAQCTCwAh5ghAAJQLACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAAMAIBADAADvCwAgFQAAtQwAIBcAALgMACD9BgAAtwwAMP4GAABCABD_BgAAtwwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb4IAQCwCwAhxQhAAJQLACHLCAABsQsAIeMIQACUCwAhBQMAAOsOACAVAADuEgAgFwAA7xIAIMUIAADfDAAg4wgAAN8MACAQAwAA7wsAIBUAALUMACAXAAC4DAAg_QYAALcMADD-BgAAQgAQ_wYAALcMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb4IAQCwCwAhxQhAAJQLACHLCAABAAAB4whAAJQLACEDAAAAQgAgAQAAQwAwAgAARAAgChYAAPwLACD9BgAA-wsAMP4GAABGABD_BgAA-wsAMIEHQACECwAhkgcBALALACGcBwIAqAsAIZ8HQACECwAhpwcBAJMLACHiCAEAsAsAIQEAAABGACANAwAA7wsAIBUAALUMACD9BgAAtgwAMP4GAABIABD_BgAAtgwAMKgHQACECwAhqQcBALALACGqBwEAsAsAIb4IAQCwCwAhxggAAbELACHHCAEAkwsAIcgIAQCTCwAhyQhAAJQLACEDAwAA6w4AIBUAAO4SACDJCAAA3wwAIA0DAADvCwAgFQAAtQwAIP0GAAC2DAAw_gYAAEgAEP8GAAC2DAAwqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvggBALALACHGCAABAAABxwgBAJMLACHICAEAkwsAIckIQACUCwAhAwAAAEgAIAEAAEkAMAIAAEoAIBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb4IAQCwCwAhwQgAAbELACHCCAABsQsAIcMIAQCVCwAhxAhAAJQLACHFCEAAlAsAIQUDAADrDgAgFQAA7hIAIMMIAADfDAAgxAgAAN8MACDFCAAA3wwAIBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAAAABqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvggBALALACHBCAABAAABwggAAbELACHDCAEAlQsAIcQIQACUCwAhxQhAAJQLACEDAAAATAAgAQAATQAwAgAATgAgFAMAALIMACAEAQCVCwAhFQAAswwAIP0GAACxDAAw_gYAAFAAEP8GAACxDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqAdAAIQLACGpBwEAuQsAIaoHAQC5CwAhxwcBAJMLACG6CAABsQsAIbsIAAGxCwAhvAgBAJULACG9CAEAlQsAIb4IAQC5CwAhvwgCAKgLACHACEAAlAsAIQkDAADrDgAgBAAA3wwAIBUAAO4SACCpBwAA3wwAIKoHAADfDAAgvAgAAN8MACC9CAAA3wwAIL4IAADfDAAgwAgAAN8MACAUAwAAsgwAIAQBAJULACEVAACzDAAg_QYAALEMADD-BgAAUAAQ_wYAALEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuggAAQAAAbsIAAEAAAG8CAEAlQsAIb0IAQCVCwAhvggBALkLACG_CAIAqAsAIcAIQACUCwAhAwAAAFAAIAEAAFEAMAIAAFIAIBcPAACnDAAgEAAAqAwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACAcAACqDAAgHQAApgwAIB4AAKkMACAfAACsDAAgIAAA8AsAICQAALAMACD9BgAApQwAMP4GAABUABD_BgAApQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIaQIAQCTCwAh5wgBAJMLACGdCQEAlQsAIZ4JQACECwAhnwlAAJQLACEBAAAAVAAgAQAAAD0AIAEAAABCACABAAAASAAgAQAAAEwAIAEAAABQACABAAAACQAgAQAAACgAIAEAAAAsACABAAAAMAAgAQAAAD0AIAMAAAAoACABAAApADACAAAqACADAAAALAAgAQAALQAwAgAALgAgGAMAAO8LACARAACiDAAgEwAAowwAIBQAAKQMACD9BgAAoQwAMP4GAABiABD_BgAAoQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhpAgBAJMLACGuCAIAqAsAIbIIAQCTCwAhswgBAJMLACG0CAEAlQsAIbUIAADACwAgtggBAJULACG3CAAAoQsAILgIAgCoCwAhuQgCAKgLACEHAwAA6w4AIBEAAOsSACATAADsEgAgFAAA7RIAILQIAADfDAAgtQgAAN8MACC2CAAA3wwAIBkDAADvCwAgEQAAogwAIBMAAKMMACAUAACkDAAg_QYAAKEMADD-BgAAYgAQ_wYAAKEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhpAgBAJMLACGuCAIAqAsAIbIIAQCTCwAhswgBAJMLACG0CAEAlQsAIbUIAADACwAgtggBAJULACG3CAAAoQsAILgIAgCoCwAhuQgCAKgLACHUCAAAoAwAIAMAAABiACABAABjADACAABkACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEIAIAEAAEMAMAIAAEQAIBADAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGyCAEAlQsAIc4IAQCVCwAhzwgBAJULACHQCAAAoQsAINEIAgCoCwAh0ggBAJULACHTCEAAlAsAIQEAAABoACAVAwAA7wsAIB8AAJ8MACD9BgAAngwAMP4GAABqABD_BgAAngwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbIIAQCVCwAhxQhAAJQLACHJCEAAlAsAIcoIAQCwCwAhywgAAbELACHMCAEAkwsAIc0IAQCVCwAhzggBAJULACHPCAEAlQsAIdAIAAChCwAgCAMAAOsOACAfAADjEgAgsggAAN8MACDFCAAA3wwAIMkIAADfDAAgzQgAAN8MACDOCAAA3wwAIM8IAADfDAAgFQMAAO8LACAfAACfDAAg_QYAAJ4MADD-BgAAagAQ_wYAAJ4MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbIIAQCVCwAhxQhAAJQLACHJCEAAlAsAIcoIAQCwCwAhywgAAQAAAcwIAQCTCwAhzQgBAJULACHOCAEAlQsAIc8IAQCVCwAh0AgAAKELACADAAAAagAgAQAAawAwAgAAbAAgAQAAAGoAIAMAAABqACABAABrADACAABsACADAAAASAAgAQAASQAwAgAASgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABQACABAABRADACAABSACATAwAA7wsAICIAAJwMACAjAACdDAAg_QYAAJsMADD-BgAAcwAQ_wYAAJsMADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGrBwEAkwsAIawHAAChCwAgrQcBAJULACGuB0AAlAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIQYDAADrDgAgIgAA6RIAICMAAOoSACCqBwAA3wwAIK0HAADfDAAgrgcAAN8MACATAwAA7wsAICIAAJwMACAjAACdDAAg_QYAAJsMADD-BgAAcwAQ_wYAAJsMADCBB0AAhAsAIYwHAQCTCwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGqBwEAuQsAIasHAQCTCwAhrAcAAKELACCtBwEAlQsAIa4HQACUCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhAwAAAHMAIAEAAHQAMAIAAHUAIAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQCwCwAhlAcBALALACGnBwEAkwsAIagHQACUCwAhAiEAAOgSACCoBwAA3wwAIAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQAAAAGUBwEAsAsAIacHAQCTCwAhqAdAAJQLACEDAAAAdwAgAQAAeAAwAgAAeQAgFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBALALACGTBwQAgwsAIZQHAQCwCwAhlQcBALALACGWBwEAkwsAIZcHAQCTCwAhmAcBAJMLACGZB0AAhAsAIZoHAQC5CwAhmwcBAJMLACGcBwIAqAsAIZ0HQACUCwAhngdAAJQLACGfB0AAhAsAIaAHQACUCwAhBiEAAOgSACCOBwAA3wwAIJoHAADfDAAgnQcAAN8MACCeBwAA3wwAIKAHAADfDAAgFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBAAAAAZMHBACDCwAhlAcBALALACGVBwEAsAsAIZYHAQCTCwAhlwcBAJMLACGYBwEAkwsAIZkHQACECwAhmgcBALkLACGbBwEAkwsAIZwHAgCoCwAhnQdAAJQLACGeB0AAlAsAIZ8HQACECwAhoAdAAJQLACEDAAAAewAgAQAAfAAwAgAAfQAgAQAAAHcAIAEAAAB7ACABAAAAAwAgAQAAACgAIAEAAAAsACABAAAAYgAgAQAAAD0AIAEAAABCACABAAAAagAgAQAAAEgAIAEAAABMACABAAAAUAAgAQAAAHMAIAEAAAABACAODwAA3hIAIBAAAN8SACAYAADiEgAgGQAA5BIAIBoAAOUSACAbAADmEgAgHAAA4RIAIB0AAN0SACAeAADgEgAgHwAA4xIAICAAAOwOACAkAADnEgAgnQkAAN8MACCfCQAA3wwAIAMAAABUACABAACNAQAwAgAAAQAgAwAAAFQAIAEAAI0BADACAAABACADAAAAVAAgAQAAjQEAMAIAAAEAIBQPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQEqAACRAQAgCIEHQAAAAAGSBwEAAAABmwcBAAAAAaQIAQAAAAHnCAEAAAABnQkBAAAAAZ4JQAAAAAGfCUAAAAABASoAAJMBADABKgAAkwEAMBQPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhAgAAAAEAICoAAJYBACAIgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIQIAAABUACAqAACYAQAgAgAAAFQAICoAAJgBACADAAAAAQAgMQAAkQEAIDIAAJYBACABAAAAAQAgAQAAAFQAIAUNAADREQAgNwAA0xEAIDgAANIRACCdCQAA3wwAIJ8JAADfDAAgC_0GAACXDAAw_gYAAJ8BABD_BgAAlwwAMIEHQAD7CgAhkgcBAJcLACGbBwEAiAsAIaQIAQCICwAh5wgBAIgLACGdCQEAigsAIZ4JQAD7CgAhnwlAAIkLACEDAAAAVAAgAQAAngEAMDYAAJ8BACADAAAAVAAgAQAAjQEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgEAMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGkCAEAAAAB5wgBAAAAAegIAQAAAAGaCSAAAAABmwlAAAAAAZwJQAAAAAEBKgAApwEAIAmBB0AAAAABkgcBAAAAAakHAQAAAAGkCAEAAAAB5wgBAAAAAegIAQAAAAGaCSAAAAABmwlAAAAAAZwJQAAAAAEBKgAAqQEAMAEqAACpAQAwEAMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgEQAAjREAIBwAAI4RACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACECAAAABQAgKgAArAEAIAmBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACECAAAAAwAgKgAArgEAIAIAAAADACAqAACuAQAgAwAAAAUAIDEAAKcBACAyAACsAQAgAQAAAAUAIAEAAAADACAEDQAAhREAIDcAAIcRACA4AACGEQAgmwkAAN8MACAM_QYAAJYMADD-BgAAtQEAEP8GAACWDAAwgQdAAPsKACGSBwEAlwsAIakHAQCXCwAhpAgBAIgLACHnCAEAiAsAIegIAQCICwAhmgkgAKMLACGbCUAAiQsAIZwJQAD7CgAhAwAAAAMAIAEAALQBADA2AAC1AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAoEAACVDAAg_QYAAJQMADD-BgAABwAQ_wYAAJQMADCMBwEAAAABqgcBAAAAAcoHBACDCwAhlwkEAIMLACGYCQIAqAsAIZkJAgCoCwAhAQAAALgBACABAAAAuAEAIAEEAACEEQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgAwAAAAcAIAEAALsBADACAAC4AQAgBwQAAIMRACCMBwEAAAABqgcBAAAAAcoHBAAAAAGXCQQAAAABmAkCAAAAAZkJAgAAAAEBKgAAvwEAIAaMBwEAAAABqgcBAAAAAcoHBAAAAAGXCQQAAAABmAkCAAAAAZkJAgAAAAEBKgAAwQEAMAEqAADBAQAwBwQAAIIRACCMBwEA4wwAIaoHAQDjDAAhygcEANgMACGXCQQA2AwAIZgJAgDrDAAhmQkCAOsMACECAAAAuAEAICoAAMQBACAGjAcBAOMMACGqBwEA4wwAIcoHBADYDAAhlwkEANgMACGYCQIA6wwAIZkJAgDrDAAhAgAAAAcAICoAAMYBACACAAAABwAgKgAAxgEAIAMAAAC4AQAgMQAAvwEAIDIAAMQBACABAAAAuAEAIAEAAAAHACAFDQAA_RAAIDcAAIARACA4AAD_EAAgWQAA_hAAIFoAAIERACAJ_QYAAJMMADD-BgAAzQEAEP8GAACTDAAwjAcBAIgLACGqBwEAlwsAIcoHBAD6CgAhlwkEAPoKACGYCQIAmgsAIZkJAgCaCwAhAwAAAAcAIAEAAMwBADA2AADNAQAgAwAAAAcAIAEAALsBADACAAC4AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAIBAAA5xAAIAcAAPwQACCqBwEAAAAB9AcBAAAAAZMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEBKgAA1QEAIAaqBwEAAAAB9AcBAAAAAZMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEBKgAA1wEAMAEqAADXAQAwCAQAAOUQACAHAAD7EAAgqgcBAOMMACH0BwEA4wwAIZMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhAgAAAAsAICoAANoBACAGqgcBAOMMACH0BwEA4wwAIZMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhAgAAAAkAICoAANwBACACAAAACQAgKgAA3AEAIAMAAAALACAxAADVAQAgMgAA2gEAIAEAAAALACABAAAACQAgBQ0AAPYQACA3AAD5EAAgOAAA-BAAIFkAAPcQACBaAAD6EAAgCf0GAACSDAAw_gYAAOMBABD_BgAAkgwAMKoHAQCXCwAh9AcBAIgLACGTCQIAmgsAIZQJIACjCwAhlQkCAJoLACGWCQIAmgsAIQMAAAAJACABAADiAQAwNgAA4wEAIAMAAAAJACABAAAKADACAAALACABAAAAEAAgAQAAABAAIAMAAAAOACABAAAPADACAAAQACADAAAADgAgAQAADwAwAgAAEAAgAwAAAA4AIAEAAA8AMAIAABAAIAYHAAD1EAAg9AcBAAAAAZMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEBKgAA6wEAIAX0BwEAAAABkwkCAAAAAZQJIAAAAAGVCQIAAAABlgkCAAAAAQEqAADtAQAwASoAAO0BADAGBwAA9BAAIPQHAQDjDAAhkwkCAOsMACGUCSAAmw0AIZUJAgDrDAAhlgkCAOsMACECAAAAEAAgKgAA8AEAIAX0BwEA4wwAIZMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhAgAAAA4AICoAAPIBACACAAAADgAgKgAA8gEAIAMAAAAQACAxAADrAQAgMgAA8AEAIAEAAAAQACABAAAADgAgBQ0AAO8QACA3AADyEAAgOAAA8RAAIFkAAPAQACBaAADzEAAgCP0GAACRDAAw_gYAAPkBABD_BgAAkQwAMPQHAQCICwAhkwkCAJoLACGUCSAAowsAIZUJAgCaCwAhlgkCAJoLACEDAAAADgAgAQAA-AEAMDYAAPkBACADAAAADgAgAQAADwAwAgAAEAAgEAYAAI4MACAIAACPDAAgDgAAkAwAIP0GAACNDAAw_gYAAP8BABD_BgAAjQwAMIEHQACECwAhjAcBAAAAAbYHAgCoCwAhzAcBALALACHpBwIAqAsAIfcHAgCoCwAhjAgCAKgLACH6CCAApwsAIZEJAQCTCwAhkgkAAKELACABAAAA_AEAIAEAAAD8AQAgEAYAAI4MACAIAACPDAAgDgAAkAwAIP0GAACNDAAw_gYAAP8BABD_BgAAjQwAMIEHQACECwAhjAcBAJMLACG2BwIAqAsAIcwHAQCwCwAh6QcCAKgLACH3BwIAqAsAIYwIAgCoCwAh-gggAKcLACGRCQEAkwsAIZIJAAChCwAgAwYAAOwQACAIAADtEAAgDgAA7hAAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACADAAAA_wEAIAEAAIACADACAAD8AQAgAwAAAP8BACABAACAAgAwAgAA_AEAIA0GAADpEAAgCAAA6hAAIA4AAOsQACCBB0AAAAABjAcBAAAAAbYHAgAAAAHMBwEAAAAB6QcCAAAAAfcHAgAAAAGMCAIAAAAB-gggAAAAAZEJAQAAAAGSCQAA6BAAIAEqAACEAgAgCoEHQAAAAAGMBwEAAAABtgcCAAAAAcwHAQAAAAHpBwIAAAAB9wcCAAAAAYwIAgAAAAH6CCAAAAABkQkBAAAAAZIJAADoEAAgASoAAIYCADABKgAAhgIAMA0GAAC_EAAgCAAAwBAAIA4AAMEQACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIekHAgDrDAAh9wcCAOsMACGMCAIA6wwAIfoIIACbDQAhkQkBAOMMACGSCQAAvhAAIAIAAAD8AQAgKgAAiQIAIAqBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIekHAgDrDAAh9wcCAOsMACGMCAIA6wwAIfoIIACbDQAhkQkBAOMMACGSCQAAvhAAIAIAAAD_AQAgKgAAiwIAIAIAAAD_AQAgKgAAiwIAIAMAAAD8AQAgMQAAhAIAIDIAAIkCACABAAAA_AEAIAEAAAD_AQAgBQ0AALkQACA3AAC8EAAgOAAAuxAAIFkAALoQACBaAAC9EAAgDf0GAACMDAAw_gYAAJICABD_BgAAjAwAMIEHQAD7CgAhjAcBAIgLACG2BwIAmgsAIcwHAQCXCwAh6QcCAJoLACH3BwIAmgsAIYwIAgCaCwAh-gggAKMLACGRCQEAiAsAIZIJAAChCwAgAwAAAP8BACABAACRAgAwNgAAkgIAIAMAAAD_AQAgAQAAgAIAMAIAAPwBACABAAAAFAAgAQAAABQAIAMAAAASACABAAATADACAAAUACADAAAAEgAgAQAAEwAwAgAAFAAgAwAAABIAIAEAABMAMAIAABQAIB8HAAC1EAAgCgAAthAAIAsAALcQACAMAAC4EAAgjAcBAAAAAfAHAQAAAAH0BwEAAAAB9gcCAAAAAfcHAgAAAAH4BwIAAAAB_QcEAAAAAegIAQAAAAH6CCAAAAAB_wgBAAAAAYAJAQAAAAGBCQIAAAABggkCAAAAAYMJAgAAAAGECQIAAAABhQkBAAAAAYYJIAAAAAGHCUAAAAABiAkAALIQACCJCQAAsxAAIIoJQAAAAAGLCSAAAAABjAkAALQQACCNCQIAAAABjgkCAAAAAY8JAQAAAAGQCQEAAAABASoAAJoCACAbjAcBAAAAAfAHAQAAAAH0BwEAAAAB9gcCAAAAAfcHAgAAAAH4BwIAAAAB_QcEAAAAAegIAQAAAAH6CCAAAAAB_wgBAAAAAYAJAQAAAAGBCQIAAAABggkCAAAAAYMJAgAAAAGECQIAAAABhQkBAAAAAYYJIAAAAAGHCUAAAAABiAkAALIQACCJCQAAsxAAIIoJQAAAAAGLCSAAAAABjAkAALQQACCNCQIAAAABjgkCAAAAAY8JAQAAAAGQCQEAAAABASoAAJwCADABKgAAnAIAMB8HAACKEAAgCgAAixAAIAsAAIwQACAMAACNEAAgjAcBAOMMACHwBwEA4wwAIfQHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhAgAAABQAICoAAJ8CACAbjAcBAOMMACHwBwEA4wwAIfQHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhAgAAABIAICoAAKECACACAAAAEgAgKgAAoQIAIAMAAAAUACAxAACaAgAgMgAAnwIAIAEAAAAUACABAAAAEgAgCw0AAIIQACA3AACFEAAgOAAAhBAAIFkAAIMQACBaAACGEAAggAkAAN8MACCFCQAA3wwAIIcJAADfDAAgigkAAN8MACCPCQAA3wwAIJAJAADfDAAgHv0GAACLDAAw_gYAAKgCABD_BgAAiwwAMIwHAQCICwAh8AcBAIgLACH0BwEAiAsAIfYHAgCaCwAh9wcCAJoLACH4BwIAmgsAIf0HBAD6CgAh6AgBAIgLACH6CCAAowsAIf8IAQCICwAhgAkBAIoLACGBCQIAmgsAIYIJAgCaCwAhgwkCAJoLACGECQIAmgsAIYUJAQCZCwAhhgkgAKMLACGHCUAAiQsAIYgJAAChCwAgiQkAAKELACCKCUAAiQsAIYsJIACjCwAhjAkAAKELACCNCQIAmgsAIY4JAgCaCwAhjwkBAJkLACGQCQEAmQsAIQMAAAASACABAACnAgAwNgAAqAIAIAMAAAASACABAAATADACAAAUACABAAAAIAAgAQAAACAAIAMAAAAeACABAAAfADACAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAcJAACBEAAgmwcgAAAAAcUHAQAAAAHNBwEAAAAB8wcBAAAAAYQIAQAAAAH-CEAAAAABASoAALACACAGmwcgAAAAAcUHAQAAAAHNBwEAAAAB8wcBAAAAAYQIAQAAAAH-CEAAAAABASoAALICADABKgAAsgIAMAcJAACAEAAgmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAh8wcBAOMMACGECAEA4wwAIf4IQADZDAAhAgAAACAAICoAALUCACAGmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAh8wcBAOMMACGECAEA4wwAIf4IQADZDAAhAgAAAB4AICoAALcCACACAAAAHgAgKgAAtwIAIAMAAAAgACAxAACwAgAgMgAAtQIAIAEAAAAgACABAAAAHgAgAw0AAP0PACA3AAD_DwAgOAAA_g8AIAn9BgAAigwAMP4GAAC-AgAQ_wYAAIoMADCbByAAowsAIcUHAQCICwAhzQcBAIgLACHzBwEAiAsAIYQIAQCICwAh_ghAAPsKACEDAAAAHgAgAQAAvQIAMDYAAL4CACADAAAAHgAgAQAAHwAwAgAAIAAgAQAAABwAIAEAAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACAGCQAA_A8AIIEHQAAAAAHzBwEAAAAB2AgBAAAAAfwIAQAAAAH9CEAAAAABASoAAMYCACAFgQdAAAAAAfMHAQAAAAHYCAEAAAAB_AgBAAAAAf0IQAAAAAEBKgAAyAIAMAEqAADIAgAwBgkAAPsPACCBB0AA2QwAIfMHAQDjDAAh2AgBAOMMACH8CAEA4wwAIf0IQADkDAAhAgAAABwAICoAAMsCACAFgQdAANkMACHzBwEA4wwAIdgIAQDjDAAh_AgBAOMMACH9CEAA5AwAIQIAAAAaACAqAADNAgAgAgAAABoAICoAAM0CACADAAAAHAAgMQAAxgIAIDIAAMsCACABAAAAHAAgAQAAABoAIAQNAAD4DwAgNwAA-g8AIDgAAPkPACD9CAAA3wwAIAj9BgAAiQwAMP4GAADUAgAQ_wYAAIkMADCBB0AA-woAIfMHAQCICwAh2AgBAIgLACH8CAEAiAsAIf0IQACJCwAhAwAAABoAIAEAANMCADA2AADUAgAgAwAAABoAIAEAABsAMAIAABwAIAn9BgAAiAwAMP4GAADaAgAQ_wYAAIgMADDRBwEAsAsAIdIHAQCVCwAh7wcBAAAAAfMHAQCTCwAh_gcEANYLACH7CEAAhAsAIQEAAADXAgAgAQAAANcCACAJ_QYAAIgMADD-BgAA2gIAEP8GAACIDAAw0QcBALALACHSBwEAlQsAIe8HAQCwCwAh8wcBAJMLACH-BwQA1gsAIfsIQACECwAhAtIHAADfDAAg_gcAAN8MACADAAAA2gIAIAEAANsCADACAADXAgAgAwAAANoCACABAADbAgAwAgAA1wIAIAMAAADaAgAgAQAA2wIAMAIAANcCACAG0QcBAAAAAdIHAQAAAAHvBwEAAAAB8wcBAAAAAf4HBAAAAAH7CEAAAAABASoAAN8CACAG0QcBAAAAAdIHAQAAAAHvBwEAAAAB8wcBAAAAAf4HBAAAAAH7CEAAAAABASoAAOECADABKgAA4QIAMAbRBwEA4wwAIdIHAQDlDAAh7wcBAOMMACHzBwEA4wwAIf4HBADUDQAh-whAANkMACECAAAA1wIAICoAAOQCACAG0QcBAOMMACHSBwEA5QwAIe8HAQDjDAAh8wcBAOMMACH-BwQA1A0AIfsIQADZDAAhAgAAANoCACAqAADmAgAgAgAAANoCACAqAADmAgAgAwAAANcCACAxAADfAgAgMgAA5AIAIAEAAADXAgAgAQAAANoCACAHDQAA8w8AIDcAAPYPACA4AAD1DwAgWQAA9A8AIFoAAPcPACDSBwAA3wwAIP4HAADfDAAgCf0GAACHDAAw_gYAAO0CABD_BgAAhwwAMNEHAQCXCwAh0gcBAIoLACHvBwEAlwsAIfMHAQCICwAh_gcEAM8LACH7CEAA-woAIQMAAADaAgAgAQAA7AIAMDYAAO0CACADAAAA2gIAIAEAANsCADACAADXAgAgDP0GAACGDAAw_gYAAPMCABD_BgAAhgwAMIEHQACECwAhjAcBAAAAAcwHAQCwCwAhgggBAJMLACGMCAIAqAsAIfcIAAC6CwAg-AgBAJULACH5CAQA1gsAIfoIIACnCwAhAQAAAPACACABAAAA8AIAIAz9BgAAhgwAMP4GAADzAgAQ_wYAAIYMADCBB0AAhAsAIYwHAQCTCwAhzAcBALALACGCCAEAkwsAIYwIAgCoCwAh9wgAALoLACD4CAEAlQsAIfkIBADWCwAh-gggAKcLACEC-AgAAN8MACD5CAAA3wwAIAMAAADzAgAgAQAA9AIAMAIAAPACACADAAAA8wIAIAEAAPQCADACAADwAgAgAwAAAPMCACABAAD0AgAwAgAA8AIAIAmBB0AAAAABjAcBAAAAAcwHAQAAAAGCCAEAAAABjAgCAAAAAfcIgAAAAAH4CAEAAAAB-QgEAAAAAfoIIAAAAAEBKgAA-AIAIAmBB0AAAAABjAcBAAAAAcwHAQAAAAGCCAEAAAABjAgCAAAAAfcIgAAAAAH4CAEAAAAB-QgEAAAAAfoIIAAAAAEBKgAA-gIAMAEqAAD6AgAwCYEHQADZDAAhjAcBAOMMACHMBwEA4wwAIYIIAQDjDAAhjAgCAOsMACH3CIAAAAAB-AgBAOUMACH5CAQA1A0AIfoIIACbDQAhAgAAAPACACAqAAD9AgAgCYEHQADZDAAhjAcBAOMMACHMBwEA4wwAIYIIAQDjDAAhjAgCAOsMACH3CIAAAAAB-AgBAOUMACH5CAQA1A0AIfoIIACbDQAhAgAAAPMCACAqAAD_AgAgAgAAAPMCACAqAAD_AgAgAwAAAPACACAxAAD4AgAgMgAA_QIAIAEAAADwAgAgAQAAAPMCACAHDQAA7g8AIDcAAPEPACA4AADwDwAgWQAA7w8AIFoAAPIPACD4CAAA3wwAIPkIAADfDAAgDP0GAACFDAAw_gYAAIYDABD_BgAAhQwAMIEHQAD7CgAhjAcBAIgLACHMBwEAlwsAIYIIAQCICwAhjAgCAJoLACH3CAAAmAsAIPgIAQCKCwAh-QgEAM8LACH6CCAAowsAIQMAAADzAgAgAQAAhQMAMDYAAIYDACADAAAA8wIAIAEAAPQCADACAADwAgAgAQAAACoAIAEAAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAMAAAAoACABAAApADACAAAqACAVAwAA7A8AIAQAAO0PACCBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAagIAADqDwAgqwgBAAAAAawIAADrDwAgrQggAAAAAcIIAAEAAAHFCEAAAAAB5QgBAAAAAe0IQAAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAEBKgAAjgMAIBOBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAagIAADqDwAgqwgBAAAAAawIAADrDwAgrQggAAAAAcIIAAEAAAHFCEAAAAAB5QgBAAAAAe0IQAAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAEBKgAAkAMAMAEqAACQAwAwFQMAAOgPACAEAADpDwAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIagIAADmDwAgqwgBAOMMACGsCAAA5w8AIK0IIACbDQAhwggAAaYNACHFCEAA5AwAIeUIAQDlDAAh7QhAAOQMACH0CAEA5QwAIfUIAQDlDAAh9ghAAOQMACECAAAAKgAgKgAAkwMAIBOBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhqgcBAOMMACGvBwEA4wwAIbAHAQDjDAAhqAgAAOYPACCrCAEA4wwAIawIAADnDwAgrQggAJsNACHCCAABpg0AIcUIQADkDAAh5QgBAOUMACHtCEAA5AwAIfQIAQDlDAAh9QgBAOUMACH2CEAA5AwAIQIAAAAoACAqAACVAwAgAgAAACgAICoAAJUDACADAAAAKgAgMQAAjgMAIDIAAJMDACABAAAAKgAgAQAAACgAIAkNAADjDwAgNwAA5Q8AIDgAAOQPACDFCAAA3wwAIOUIAADfDAAg7QgAAN8MACD0CAAA3wwAIPUIAADfDAAg9ggAAN8MACAW_QYAAIQMADD-BgAAnAMAEP8GAACEDAAwgQdAAPsKACGMBwEAiAsAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhrwcBAIgLACGwBwEAiAsAIagIAAChCwAgqwgBAIgLACGsCAAAoQsAIK0IIACjCwAhwggAAawLACHFCEAAiQsAIeUIAQCKCwAh7QhAAIkLACH0CAEAmQsAIfUIAQCKCwAh9ghAAIkLACEDAAAAKAAgAQAAmwMAMDYAAJwDACADAAAAKAAgAQAAKQAwAgAAKgAgAQAAAC4AIAEAAAAuACADAAAALAAgAQAALQAwAgAALgAgAwAAACwAIAEAAC0AMAIAAC4AIAMAAAAsACABAAAtADACAAAuACAWAwAA4Q8AIAQAAOIPACCBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAb8HAQAAAAHABwEAAAABoggBAAAAAagIAADfDwAgwwgBAAAAAcUIQAAAAAHLCAABAAAB7AgAAOAPACDtCEAAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAABASoAAKQDACAUgQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAG_BwEAAAABwAcBAAAAAaIIAQAAAAGoCAAA3w8AIMMIAQAAAAHFCEAAAAABywgAAQAAAewIAADgDwAg7QhAAAAAAe4IAgAAAAHvCAIAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAQEqAACmAwAwASoAAKYDADAWAwAA3Q8AIAQAAN4PACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvwcBAOMMACHABwEA4wwAIaIIAQDlDAAhqAgAANsPACDDCAEA5QwAIcUIQADkDAAhywgAAaYNACHsCAAA3A8AIO0IQADkDAAh7ggCANUNACHvCAIA1Q0AIfAIAQDlDAAh8QgBAOUMACHyCAEA5QwAIfMIAQDlDAAhAgAAAC4AICoAAKkDACAUgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGqBwEA4wwAIb8HAQDjDAAhwAcBAOMMACGiCAEA5QwAIagIAADbDwAgwwgBAOUMACHFCEAA5AwAIcsIAAGmDQAh7AgAANwPACDtCEAA5AwAIe4IAgDVDQAh7wgCANUNACHwCAEA5QwAIfEIAQDlDAAh8ggBAOUMACHzCAEA5QwAIQIAAAAsACAqAACrAwAgAgAAACwAICoAAKsDACADAAAALgAgMQAApAMAIDIAAKkDACABAAAALgAgAQAAACwAIA8NAADWDwAgNwAA2Q8AIDgAANgPACBZAADXDwAgWgAA2g8AIKIIAADfDAAgwwgAAN8MACDFCAAA3wwAIO0IAADfDAAg7ggAAN8MACDvCAAA3wwAIPAIAADfDAAg8QgAAN8MACDyCAAA3wwAIPMIAADfDAAgF_0GAACDDAAw_gYAALIDABD_BgAAgwwAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhqgcBAJcLACG_BwEAiAsAIcAHAQCXCwAhoggBAJkLACGoCAAAoQsAIMMIAQCKCwAhxQhAAIkLACHLCAABrAsAIewIAAChCwAg7QhAAIkLACHuCAIA0AsAIe8IAgDQCwAh8AgBAIoLACHxCAEAigsAIfIIAQCZCwAh8wgBAJkLACEDAAAALAAgAQAAsQMAMDYAALIDACADAAAALAAgAQAALQAwAgAALgAgBf0GAACCDAAw_gYAALgDABD_BgAAggwAMKgHQACECwAh6wgAAQAAAQEAAAC1AwAgAQAAALUDACAF_QYAAIIMADD-BgAAuAMAEP8GAACCDAAwqAdAAIQLACHrCAABsQsAIQADAAAAuAMAIAEAALkDADACAAC1AwAgAwAAALgDACABAAC5AwAwAgAAtQMAIAMAAAC4AwAgAQAAuQMAMAIAALUDACACqAdAAAAAAesIAAEAAAEBKgAAvQMAIAKoB0AAAAAB6wgAAQAAAQEqAAC_AwAwASoAAL8DADACqAdAANkMACHrCAABpg0AIQIAAAC1AwAgKgAAwgMAIAKoB0AA2QwAIesIAAGmDQAhAgAAALgDACAqAADEAwAgAgAAALgDACAqAADEAwAgAwAAALUDACAxAAC9AwAgMgAAwgMAIAEAAAC1AwAgAQAAALgDACADDQAA0w8AIDcAANUPACA4AADUDwAgBf0GAACBDAAw_gYAAMsDABD_BgAAgQwAMKgHQAD7CgAh6wgAAawLACEDAAAAuAMAIAEAAMoDADA2AADLAwAgAwAAALgDACABAAC5AwAwAgAAtQMAIA39BgAAgAwAMP4GAADRAwAQ_wYAAIAMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQC5CwAhpAgBAJMLACHGCAABAAAB5wgBAJMLACHoCAEAkwsAIekIQACUCwAh6ggAAMALACABAAAAzgMAIAEAAADOAwAgDf0GAACADAAw_gYAANEDABD_BgAAgAwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQC5CwAhpAgBAJMLACHGCAABsQsAIecIAQCTCwAh6AgBAJMLACHpCEAAlAsAIeoIAADACwAgA6kHAADfDAAg6QgAAN8MACDqCAAA3wwAIAMAAADRAwAgAQAA0gMAMAIAAM4DACADAAAA0QMAIAEAANIDADACAADOAwAgAwAAANEDACABAADSAwAwAgAAzgMAIAqBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABpAgBAAAAAcYIAAEAAAHnCAEAAAAB6AgBAAAAAekIQAAAAAHqCIAAAAABASoAANYDACAKgQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaQIAQAAAAHGCAABAAAB5wgBAAAAAegIAQAAAAHpCEAAAAAB6giAAAAAAQEqAADYAwAwASoAANgDADAKgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOUMACGkCAEA4wwAIcYIAAGmDQAh5wgBAOMMACHoCAEA4wwAIekIQADkDAAh6giAAAAAAQIAAADOAwAgKgAA2wMAIAqBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA5QwAIaQIAQDjDAAhxggAAaYNACHnCAEA4wwAIegIAQDjDAAh6QhAAOQMACHqCIAAAAABAgAAANEDACAqAADdAwAgAgAAANEDACAqAADdAwAgAwAAAM4DACAxAADWAwAgMgAA2wMAIAEAAADOAwAgAQAAANEDACAGDQAA0A8AIDcAANIPACA4AADRDwAgqQcAAN8MACDpCAAA3wwAIOoIAADfDAAgDf0GAAD_CwAw_gYAAOQDABD_BgAA_wsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCZCwAhpAgBAIgLACHGCAABrAsAIecIAQCICwAh6AgBAIgLACHpCEAAiQsAIeoIAAC9CwAgAwAAANEDACABAADjAwAwNgAA5AMAIAMAAADRAwAgAQAA0gMAMAIAAM4DACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIBEDAADKDwAgBAAAyw8AIBgAAMwPACAZAADNDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGkCAEAAAABsggBAAAAAeQIAQAAAAHlCAEAAAAB5ghAAAAAAQEqAADsAwAgC4EHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABASoAAO4DADABKgAA7gMAMAEAAAADACARAwAAlA8AIAQAAJUPACAYAACWDwAgGQAAlw8AIBoAAJgPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIQIAAAA_ACAqAADyAwAgC4EHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaQIAQDjDAAhsggBAOUMACHkCAEA4wwAIeUIAQDjDAAh5ghAAOQMACECAAAAPQAgKgAA9AMAIAIAAAA9ACAqAAD0AwAgAQAAAAMAIAMAAAA_ACAxAADsAwAgMgAA8gMAIAEAAAA_ACABAAAAPQAgBw0AAJEPACA3AACTDwAgOAAAkg8AIJgHAADfDAAgqgcAAN8MACCyCAAA3wwAIOYIAADfDAAgDv0GAAD-CwAw_gYAAPwDABD_BgAA_gsAMIEHQAD7CgAhkgcBAJcLACGYBwEAigsAIZsHAQCICwAhqQcBAJcLACGqBwEAmQsAIaQIAQCICwAhsggBAIoLACHkCAEAiAsAIeUIAQCICwAh5ghAAIkLACEDAAAAPQAgAQAA-wMAMDYAAPwDACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEQAIAEAAABEACADAAAAQgAgAQAAQwAwAgAARAAgAwAAAEIAIAEAAEMAMAIAAEQAIAMAAABCACABAABDADACAABEACANAwAAjg8AIBUAAI8PACAXAACQDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAa8HAQAAAAGwBwEAAAABvggBAAAAAcUIQAAAAAHLCAABAAAB4whAAAAAAQEqAACEBAAgCoEHQAAAAAGSBwEAAAABqAdAAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAb4IAQAAAAHFCEAAAAABywgAAQAAAeMIQAAAAAEBKgAAhgQAMAEqAACGBAAwDQMAAIYPACAVAACHDwAgFwAAiA8AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIb4IAQDjDAAhxQhAAOQMACHLCAABpg0AIeMIQADkDAAhAgAAAEQAICoAAIkEACAKgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhvggBAOMMACHFCEAA5AwAIcsIAAGmDQAh4whAAOQMACECAAAAQgAgKgAAiwQAIAIAAABCACAqAACLBAAgAwAAAEQAIDEAAIQEACAyAACJBAAgAQAAAEQAIAEAAABCACAFDQAAgw8AIDcAAIUPACA4AACEDwAgxQgAAN8MACDjCAAA3wwAIA39BgAA_QsAMP4GAACSBAAQ_wYAAP0LADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIa8HAQCICwAhsAcBAIgLACG-CAEAlwsAIcUIQACJCwAhywgAAawLACHjCEAAiQsAIQMAAABCACABAACRBAAwNgAAkgQAIAMAAABCACABAABDADACAABEACAKFgAA_AsAIP0GAAD7CwAw_gYAAEYAEP8GAAD7CwAwgQdAAIQLACGSBwEAAAABnAcCAKgLACGfB0AAhAsAIacHAQCTCwAh4ggBAAAAAQEAAACVBAAgAQAAAJUEACABFgAAgg8AIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAMAAABGACABAACYBAAwAgAAlQQAIAcWAACBDwAggQdAAAAAAZIHAQAAAAGcBwIAAAABnwdAAAAAAacHAQAAAAHiCAEAAAABASoAAJwEACAGgQdAAAAAAZIHAQAAAAGcBwIAAAABnwdAAAAAAacHAQAAAAHiCAEAAAABASoAAJ4EADABKgAAngQAMAcWAACADwAggQdAANkMACGSBwEA4wwAIZwHAgDrDAAhnwdAANkMACGnBwEA4wwAIeIIAQDjDAAhAgAAAJUEACAqAAChBAAgBoEHQADZDAAhkgcBAOMMACGcBwIA6wwAIZ8HQADZDAAhpwcBAOMMACHiCAEA4wwAIQIAAABGACAqAACjBAAgAgAAAEYAICoAAKMEACADAAAAlQQAIDEAAJwEACAyAAChBAAgAQAAAJUEACABAAAARgAgBQ0AAPsOACA3AAD-DgAgOAAA_Q4AIFkAAPwOACBaAAD_DgAgCf0GAAD6CwAw_gYAAKoEABD_BgAA-gsAMIEHQAD7CgAhkgcBAJcLACGcBwIAmgsAIZ8HQAD7CgAhpwcBAIgLACHiCAEAlwsAIQMAAABGACABAACpBAAwNgAAqgQAIAMAAABGACABAACYBAAwAgAAlQQAIAb9BgAA-QsAMP4GAACwBAAQ_wYAAPkLADDfCAEAAAAB4AgCAKgLACHhCAQA1gsAIQEAAACtBAAgAQAAAK0EACAG_QYAAPkLADD-BgAAsAQAEP8GAAD5CwAw3wgBAJMLACHgCAIAqAsAIeEIBADWCwAhAeEIAADfDAAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADAAAAsAQAIAEAALEEADACAACtBAAgA98IAQAAAAHgCAIAAAAB4QgEAAAAAQEqAAC1BAAgA98IAQAAAAHgCAIAAAAB4QgEAAAAAQEqAAC3BAAwASoAALcEADAD3wgBAOMMACHgCAIA6wwAIeEIBADUDQAhAgAAAK0EACAqAAC6BAAgA98IAQDjDAAh4AgCAOsMACHhCAQA1A0AIQIAAACwBAAgKgAAvAQAIAIAAACwBAAgKgAAvAQAIAMAAACtBAAgMQAAtQQAIDIAALoEACABAAAArQQAIAEAAACwBAAgBg0AAPYOACA3AAD5DgAgOAAA-A4AIFkAAPcOACBaAAD6DgAg4QgAAN8MACAG_QYAAPgLADD-BgAAwwQAEP8GAAD4CwAw3wgBAIgLACHgCAIAmgsAIeEIBADPCwAhAwAAALAEACABAADCBAAwNgAAwwQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACAK_QYAAPYLADD-BgAAyQQAEP8GAAD2CwAwgQdAAIQLACGSBwEAAAABpwcBAJMLACHbCAEAkwsAIdwIAAGxCwAh3QgAAbELACHeCAAA9wsAIAEAAADGBAAgAQAAAMYEACAJ_QYAAPYLADD-BgAAyQQAEP8GAAD2CwAwgQdAAIQLACGSBwEAsAsAIacHAQCTCwAh2wgBAJMLACHcCAABsQsAId0IAAGxCwAhAAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAaBB0AAAAABkgcBAAAAAacHAQAAAAHbCAEAAAAB3AgAAQAAAd0IAAEAAAEBKgAAzgQAIAaBB0AAAAABkgcBAAAAAacHAQAAAAHbCAEAAAAB3AgAAQAAAd0IAAEAAAEBKgAA0AQAMAEqAADQBAAwBoEHQADZDAAhkgcBAOMMACGnBwEA4wwAIdsIAQDjDAAh3AgAAaYNACHdCAABpg0AIQIAAADGBAAgKgAA0wQAIAaBB0AA2QwAIZIHAQDjDAAhpwcBAOMMACHbCAEA4wwAIdwIAAGmDQAh3QgAAaYNACECAAAAyQQAICoAANUEACACAAAAyQQAICoAANUEACADAAAAxgQAIDEAAM4EACAyAADTBAAgAQAAAMYEACABAAAAyQQAIAMNAADzDgAgNwAA9Q4AIDgAAPQOACAJ_QYAAPULADD-BgAA3AQAEP8GAAD1CwAwgQdAAPsKACGSBwEAlwsAIacHAQCICwAh2wgBAIgLACHcCAABrAsAId0IAAGsCwAhAwAAAMkEACABAADbBAAwNgAA3AQAIAMAAADJBAAgAQAAygQAMAIAAMYEACAH_QYAAPQLADD-BgAA4gQAEP8GAAD0CwAwgQdAAIQLACGSBwEAAAABuwcBAJMLACHaCAEAkwsAIQEAAADfBAAgAQAAAN8EACAH_QYAAPQLADD-BgAA4gQAEP8GAAD0CwAwgQdAAIQLACGSBwEAsAsAIbsHAQCTCwAh2ggBAJMLACEAAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgBIEHQAAAAAGSBwEAAAABuwcBAAAAAdoIAQAAAAEBKgAA5wQAIASBB0AAAAABkgcBAAAAAbsHAQAAAAHaCAEAAAABASoAAOkEADABKgAA6QQAMASBB0AA2QwAIZIHAQDjDAAhuwcBAOMMACHaCAEA4wwAIQIAAADfBAAgKgAA7AQAIASBB0AA2QwAIZIHAQDjDAAhuwcBAOMMACHaCAEA4wwAIQIAAADiBAAgKgAA7gQAIAIAAADiBAAgKgAA7gQAIAMAAADfBAAgMQAA5wQAIDIAAOwEACABAAAA3wQAIAEAAADiBAAgAw0AAPAOACA3AADyDgAgOAAA8Q4AIAf9BgAA8wsAMP4GAAD1BAAQ_wYAAPMLADCBB0AA-woAIZIHAQCXCwAhuwcBAIgLACHaCAEAiAsAIQMAAADiBAAgAQAA9AQAMDYAAPUEACADAAAA4gQAIAEAAOMEADACAADfBAAgCP0GAADyCwAw_gYAAPsEABD_BgAA8gsAMIEHQACECwAhkgcBAAAAAacHAQCTCwAh2AgBAAAAAdkIAQCVCwAhAQAAAPgEACABAAAA-AQAIAj9BgAA8gsAMP4GAAD7BAAQ_wYAAPILADCBB0AAhAsAIZIHAQCwCwAhpwcBAJMLACHYCAEAkwsAIdkIAQCVCwAhAdkIAADfDAAgAwAAAPsEACABAAD8BAAwAgAA-AQAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACADAAAA-wQAIAEAAPwEADACAAD4BAAgBYEHQAAAAAGSBwEAAAABpwcBAAAAAdgIAQAAAAHZCAEAAAABASoAAIAFACAFgQdAAAAAAZIHAQAAAAGnBwEAAAAB2AgBAAAAAdkIAQAAAAEBKgAAggUAMAEqAACCBQAwBYEHQADZDAAhkgcBAOMMACGnBwEA4wwAIdgIAQDjDAAh2QgBAOUMACECAAAA-AQAICoAAIUFACAFgQdAANkMACGSBwEA4wwAIacHAQDjDAAh2AgBAOMMACHZCAEA5QwAIQIAAAD7BAAgKgAAhwUAIAIAAAD7BAAgKgAAhwUAIAMAAAD4BAAgMQAAgAUAIDIAAIUFACABAAAA-AQAIAEAAAD7BAAgBA0AAO0OACA3AADvDgAgOAAA7g4AINkIAADfDAAgCP0GAADxCwAw_gYAAI4FABD_BgAA8QsAMIEHQAD7CgAhkgcBAJcLACGnBwEAiAsAIdgIAQCICwAh2QgBAIoLACEDAAAA-wQAIAEAAI0FADA2AACOBQAgAwAAAPsEACABAAD8BAAwAgAA-AQAIBEDAADvCwAgIAAA8AsAIP0GAADuCwAw_gYAAGgAEP8GAADuCwAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGpBwEAAAABsggBAJULACHOCAEAlQsAIc8IAQCVCwAh0AgAAKELACDRCAIAqAsAIdIIAQCVCwAh0whAAJQLACHUCAAA7QsAIAEAAACRBQAgAQAAAJEFACAHAwAA6w4AICAAAOwOACCyCAAA3wwAIM4IAADfDAAgzwgAAN8MACDSCAAA3wwAINMIAADfDAAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAwAAAGgAIAEAAJQFADACAACRBQAgDQMAAOkOACAgAADqDgAggQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAbIIAQAAAAHOCAEAAAABzwgBAAAAAdAIAADoDgAg0QgCAAAAAdIIAQAAAAHTCEAAAAABASoAAJgFACALgQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAbIIAQAAAAHOCAEAAAABzwgBAAAAAdAIAADoDgAg0QgCAAAAAdIIAQAAAAHTCEAAAAABASoAAJoFADABKgAAmgUAMA0DAADaDgAgIAAA2w4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhsggBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAANkOACDRCAIA6wwAIdIIAQDlDAAh0whAAOQMACECAAAAkQUAICoAAJ0FACALgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGyCAEA5QwAIc4IAQDlDAAhzwgBAOUMACHQCAAA2Q4AINEIAgDrDAAh0ggBAOUMACHTCEAA5AwAIQIAAABoACAqAACfBQAgAgAAAGgAICoAAJ8FACADAAAAkQUAIDEAAJgFACAyAACdBQAgAQAAAJEFACABAAAAaAAgCg0AANQOACA3AADXDgAgOAAA1g4AIFkAANUOACBaAADYDgAgsggAAN8MACDOCAAA3wwAIM8IAADfDAAg0ggAAN8MACDTCAAA3wwAIA79BgAA7AsAMP4GAACmBQAQ_wYAAOwLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIbIIAQCKCwAhzggBAIoLACHPCAEAigsAIdAIAAChCwAg0QgCAJoLACHSCAEAigsAIdMIQACJCwAhAwAAAGgAIAEAAKUFADA2AACmBQAgAwAAAGgAIAEAAJQFADACAACRBQAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACASAwAA0g4AIB8AANMOACCBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGyCAEAAAABxQhAAAAAAckIQAAAAAHKCAEAAAABywgAAQAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCAAA0Q4AIAEqAACuBQAgEIEHQAAAAAGSBwEAAAABqAdAAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAbIIAQAAAAHFCEAAAAAByQhAAAAAAcoIAQAAAAHLCAABAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwgBAAAAAdAIAADRDgAgASoAALAFADABKgAAsAUAMBIDAADPDgAgHwAA0A4AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbIIAQDlDAAhxQhAAOQMACHJCEAA5AwAIcoIAQDjDAAhywgAAaYNACHMCAEA4wwAIc0IAQDlDAAhzggBAOUMACHPCAEA5QwAIdAIAADODgAgAgAAAGwAICoAALMFACAQgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsggBAOUMACHFCEAA5AwAIckIQADkDAAhyggBAOMMACHLCAABpg0AIcwIAQDjDAAhzQgBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAAM4OACACAAAAagAgKgAAtQUAIAIAAABqACAqAAC1BQAgAwAAAGwAIDEAAK4FACAyAACzBQAgAQAAAGwAIAEAAABqACAJDQAAyw4AIDcAAM0OACA4AADMDgAgsggAAN8MACDFCAAA3wwAIMkIAADfDAAgzQgAAN8MACDOCAAA3wwAIM8IAADfDAAgE_0GAADrCwAw_gYAALwFABD_BgAA6wsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhrwcBAIgLACGwBwEAiAsAIbIIAQCKCwAhxQhAAIkLACHJCEAAiQsAIcoIAQCXCwAhywgAAawLACHMCAEAiAsAIc0IAQCKCwAhzggBAIoLACHPCAEAigsAIdAIAAChCwAgAwAAAGoAIAEAALsFADA2AAC8BQAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABKACABAAAASgAgAwAAAEgAIAEAAEkAMAIAAEoAIAMAAABIACABAABJADACAABKACADAAAASAAgAQAASQAwAgAASgAgCgMAAMkOACAVAADKDgAgqAdAAAAAAakHAQAAAAGqBwEAAAABvggBAAAAAcYIAAEAAAHHCAEAAAAByAgBAAAAAckIQAAAAAEBKgAAxAUAIAioB0AAAAABqQcBAAAAAaoHAQAAAAG-CAEAAAABxggAAQAAAccIAQAAAAHICAEAAAAByQhAAAAAAQEqAADGBQAwASoAAMYFADAKAwAAxw4AIBUAAMgOACCoB0AA2QwAIakHAQDjDAAhqgcBAOMMACG-CAEA4wwAIcYIAAGmDQAhxwgBAOMMACHICAEA4wwAIckIQADkDAAhAgAAAEoAICoAAMkFACAIqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvggBAOMMACHGCAABpg0AIccIAQDjDAAhyAgBAOMMACHJCEAA5AwAIQIAAABIACAqAADLBQAgAgAAAEgAICoAAMsFACADAAAASgAgMQAAxAUAIDIAAMkFACABAAAASgAgAQAAAEgAIAQNAADEDgAgNwAAxg4AIDgAAMUOACDJCAAA3wwAIAv9BgAA6gsAMP4GAADSBQAQ_wYAAOoLADCoB0AA-woAIakHAQCXCwAhqgcBAJcLACG-CAEAlwsAIcYIAAGsCwAhxwgBAIgLACHICAEAiAsAIckIQACJCwAhAwAAAEgAIAEAANEFADA2AADSBQAgAwAAAEgAIAEAAEkAMAIAAEoAIAEAAABOACABAAAATgAgAwAAAEwAIAEAAE0AMAIAAE4AIAMAAABMACABAABNADACAABOACADAAAATAAgAQAATQAwAgAATgAgDQMAAMIOACAVAADDDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAG-CAEAAAABwQgAAQAAAcIIAAEAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAEBKgAA2gUAIAuBB0AAAAABkgcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAb4IAQAAAAHBCAABAAABwggAAQAAAcMIAQAAAAHECEAAAAABxQhAAAAAAQEqAADcBQAwASoAANwFADANAwAAwA4AIBUAAMEOACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGpBwEA4wwAIaoHAQDjDAAhvggBAOMMACHBCAABpg0AIcIIAAGmDQAhwwgBAOUMACHECEAA5AwAIcUIQADkDAAhAgAAAE4AICoAAN8FACALgQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGqBwEA4wwAIb4IAQDjDAAhwQgAAaYNACHCCAABpg0AIcMIAQDlDAAhxAhAAOQMACHFCEAA5AwAIQIAAABMACAqAADhBQAgAgAAAEwAICoAAOEFACADAAAATgAgMQAA2gUAIDIAAN8FACABAAAATgAgAQAAAEwAIAYNAAC9DgAgNwAAvw4AIDgAAL4OACDDCAAA3wwAIMQIAADfDAAgxQgAAN8MACAO_QYAAOkLADD-BgAA6AUAEP8GAADpCwAwgQdAAPsKACGSBwEAlwsAIagHQAD7CgAhqQcBAJcLACGqBwEAlwsAIb4IAQCXCwAhwQgAAawLACHCCAABrAsAIcMIAQCKCwAhxAhAAIkLACHFCEAAiQsAIQMAAABMACABAADnBQAwNgAA6AUAIAMAAABMACABAABNADACAABOACABAAAAUgAgAQAAAFIAIAMAAABQACABAABRADACAABSACADAAAAUAAgAQAAUQAwAgAAUgAgAwAAAFAAIAEAAFEAMAIAAFIAIBEDAAC7DgAgBAEAAAABFQAAvA4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAccHAQAAAAG6CAABAAABuwgAAQAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IAgAAAAHACEAAAAABASoAAPAFACAPBAEAAAABgQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAakHAQAAAAGqBwEAAAABxwcBAAAAAboIAAEAAAG7CAABAAABvAgBAAAAAb0IAQAAAAG-CAEAAAABvwgCAAAAAcAIQAAAAAEBKgAA8gUAMAEqAADyBQAwAQAAAFQAIAEAAAA9ACARAwAAuQ4AIAQBAOUMACEVAAC6DgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqAdAANkMACGpBwEA5QwAIaoHAQDlDAAhxwcBAOMMACG6CAABpg0AIbsIAAGmDQAhvAgBAOUMACG9CAEA5QwAIb4IAQDlDAAhvwgCAOsMACHACEAA5AwAIQIAAABSACAqAAD3BQAgDwQBAOUMACGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIakHAQDlDAAhqgcBAOUMACHHBwEA4wwAIboIAAGmDQAhuwgAAaYNACG8CAEA5QwAIb0IAQDlDAAhvggBAOUMACG_CAIA6wwAIcAIQADkDAAhAgAAAFAAICoAAPkFACACAAAAUAAgKgAA-QUAIAEAAABUACABAAAAPQAgAwAAAFIAIDEAAPAFACAyAAD3BQAgAQAAAFIAIAEAAABQACAMBAAA3wwAIA0AALQOACA3AAC3DgAgOAAAtg4AIFkAALUOACBaAAC4DgAgqQcAAN8MACCqBwAA3wwAILwIAADfDAAgvQgAAN8MACC-CAAA3wwAIMAIAADfDAAgEgQBAIoLACH9BgAA6AsAMP4GAACCBgAQ_wYAAOgLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGoB0AA-woAIakHAQCZCwAhqgcBAJkLACHHBwEAiAsAIboIAAGsCwAhuwgAAawLACG8CAEAigsAIb0IAQCKCwAhvggBAJkLACG_CAIAmgsAIcAIQACJCwAhAwAAAFAAIAEAAIEGADA2AACCBgAgAwAAAFAAIAEAAFEAMAIAAFIAIAEAAABkACABAAAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACADAAAAYgAgAQAAYwAwAgAAZAAgFQMAALAOACARAACxDgAgEwAAsg4AIBQAALMOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABpAgBAAAAAa4IAgAAAAGyCAEAAAABswgBAAAAAbQIAQAAAAG1CIAAAAABtggBAAAAAbcIAACvDgAguAgCAAAAAbkIAgAAAAEBKgAAigYAIBGBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABpAgBAAAAAa4IAgAAAAGyCAEAAAABswgBAAAAAbQIAQAAAAG1CIAAAAABtggBAAAAAbcIAACvDgAguAgCAAAAAbkIAgAAAAEBKgAAjAYAMAEqAACMBgAwFQMAAI4OACARAACPDgAgEwAAkA4AIBQAAJEOACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACECAAAAZAAgKgAAjwYAIBGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACECAAAAYgAgKgAAkQYAIAIAAABiACAqAACRBgAgAwAAAGQAIDEAAIoGACAyAACPBgAgAQAAAGQAIAEAAABiACAIDQAAiA4AIDcAAIsOACA4AACKDgAgWQAAiQ4AIFoAAIwOACC0CAAA3wwAILUIAADfDAAgtggAAN8MACAU_QYAAOcLADD-BgAAmAYAEP8GAADnCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACGkCAEAiAsAIa4IAgCaCwAhsggBAIgLACGzCAEAiAsAIbQIAQCKCwAhtQgAAL0LACC2CAEAigsAIbcIAAChCwAguAgCAJoLACG5CAIAmgsAIQMAAABiACABAACXBgAwNgAAmAYAIAMAAABiACABAABjADACAABkACAKEgAA5gsAIP0GAADlCwAw_gYAADUAEP8GAADlCwAwjQdAAJQLACGdB0AAhAsAIaIIAQAAAAGvCAAAoQsAILAIAAChCwAgsQgBAJULACEBAAAAmwYAIAEAAACbBgAgAxIAAIcOACCNBwAA3wwAILEIAADfDAAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAwAAADUAIAEAAJ4GADACAACbBgAgBxIAAIYOACCNB0AAAAABnQdAAAAAAaIIAQAAAAGvCAAAhA4AILAIAACFDgAgsQgBAAAAAQEqAACiBgAgBo0HQAAAAAGdB0AAAAABoggBAAAAAa8IAACEDgAgsAgAAIUOACCxCAEAAAABASoAAKQGADABKgAApAYAMAcSAACDDgAgjQdAAOQMACGdB0AA2QwAIaIIAQDjDAAhrwgAAIEOACCwCAAAgg4AILEIAQDlDAAhAgAAAJsGACAqAACnBgAgBo0HQADkDAAhnQdAANkMACGiCAEA4wwAIa8IAACBDgAgsAgAAIIOACCxCAEA5QwAIQIAAAA1ACAqAACpBgAgAgAAADUAICoAAKkGACADAAAAmwYAIDEAAKIGACAyAACnBgAgAQAAAJsGACABAAAANQAgBQ0AAP4NACA3AACADgAgOAAA_w0AII0HAADfDAAgsQgAAN8MACAJ_QYAAOQLADD-BgAAsAYAEP8GAADkCwAwjQdAAIkLACGdB0AA-woAIaIIAQCXCwAhrwgAAKELACCwCAAAoQsAILEIAQCKCwAhAwAAADUAIAEAAK8GADA2AACwBgAgAwAAADUAIAEAAJ4GADACAACbBgAgAQAAADIAIAEAAAAyACADAAAAMAAgAQAAMQAwAgAAMgAgAwAAADAAIAEAADEAMAIAADIAIAMAAAAwACABAAAxADACAAAyACAWBAAA_A0AIBIAAP0NACCBB0AAAAABkgcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaIIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCIAAAAABqAgAAPoNACCpCAIAAAABqgggAAAAAasIAQAAAAGsCAAA-w0AIK0IIAAAAAGuCAIAAAABASoAALgGACAUgQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGiCAEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwiAAAAAAagIAAD6DQAgqQgCAAAAAaoIIAAAAAGrCAEAAAABrAgAAPsNACCtCCAAAAABrggCAAAAAQEqAAC6BgAwASoAALoGADAWBAAA-A0AIBIAAPkNACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhoggBAOMMACGkCAEA4wwAIaUIAQDjDAAhpggBAOMMACGnCIAAAAABqAgAAPYNACCpCAIA6wwAIaoIIACbDQAhqwgBAOMMACGsCAAA9w0AIK0IIACbDQAhrggCAOsMACECAAAAMgAgKgAAvQYAIBSBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhoggBAOMMACGkCAEA4wwAIaUIAQDjDAAhpggBAOMMACGnCIAAAAABqAgAAPYNACCpCAIA6wwAIaoIIACbDQAhqwgBAOMMACGsCAAA9w0AIK0IIACbDQAhrggCAOsMACECAAAAMAAgKgAAvwYAIAIAAAAwACAqAAC_BgAgAwAAADIAIDEAALgGACAyAAC9BgAgAQAAADIAIAEAAAAwACAFDQAA8Q0AIDcAAPQNACA4AADzDQAgWQAA8g0AIFoAAPUNACAX_QYAAOMLADD-BgAAxgYAEP8GAADjCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGqBwEAlwsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIaIIAQCXCwAhpAgBAIgLACGlCAEAiAsAIaYIAQCICwAhpwgAAJgLACCoCAAAoQsAIKkIAgCaCwAhqgggAKMLACGrCAEAiAsAIawIAAChCwAgrQggAKMLACGuCAIAmgsAIQMAAAAwACABAADFBgAwNgAAxgYAIAMAAAAwACABAAAxADACAAAyACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAQSAADwDQAgqAdAAAAAAaIIAQAAAAGjCAABAAABASoAAM4GACADqAdAAAAAAaIIAQAAAAGjCAABAAABASoAANAGADABKgAA0AYAMAQSAADvDQAgqAdAANkMACGiCAEA4wwAIaMIAAGmDQAhAgAAADkAICoAANMGACADqAdAANkMACGiCAEA4wwAIaMIAAGmDQAhAgAAADcAICoAANUGACACAAAANwAgKgAA1QYAIAMAAAA5ACAxAADOBgAgMgAA0wYAIAEAAAA5ACABAAAANwAgAw0AAOwNACA3AADuDQAgOAAA7Q0AIAb9BgAA4gsAMP4GAADcBgAQ_wYAAOILADCoB0AA-woAIaIIAQCXCwAhowgAAawLACEDAAAANwAgAQAA2wYAMDYAANwGACADAAAANwAgAQAAOAAwAgAAOQAgIQUBAJMLACH9BgAA4AsAMP4GAADiBgAQ_wYAAOALADCBB0AAhAsAIYwHAQCTCwAhxgcBAJULACHKBwQAgwsAIcsHAQCTCwAhzAcBAAAAAfUHAQCVCwAhjAgEAIMLACGNCEAAlAsAIY4IAAC6CwAgjwgAALoLACCQCAAAugsAIJEIAQCTCwAhkghAAIQLACGTCCAApwsAIZQIAQCVCwAhlQgBAJULACGWCAEAlQsAIZcIAAC6CwAgmAgAALoLACCZCAAAugsAIJoIAAC6CwAgmwgBAJULACGcCAEAlQsAIZ0IAgCoCwAhnggBAJULACGfCAIAqAsAIaAIAgCoCwAhoQgAAOELACABAAAA3wYAIAEAAADfBgAgIAUBAJMLACH9BgAA4AsAMP4GAADiBgAQ_wYAAOALADCBB0AAhAsAIYwHAQCTCwAhxgcBAJULACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACH1BwEAlQsAIYwIBACDCwAhjQhAAJQLACGOCAAAugsAII8IAAC6CwAgkAgAALoLACCRCAEAkwsAIZIIQACECwAhkwggAKcLACGUCAEAlQsAIZUIAQCVCwAhlggBAJULACGXCAAAugsAIJgIAAC6CwAgmQgAALoLACCaCAAAugsAIJsIAQCVCwAhnAgBAJULACGdCAIAqAsAIZ4IAQCVCwAhnwgCAKgLACGgCAIAqAsAIQnGBwAA3wwAIPUHAADfDAAgjQgAAN8MACCUCAAA3wwAIJUIAADfDAAglggAAN8MACCbCAAA3wwAIJwIAADfDAAgnggAAN8MACADAAAA4gYAIAEAAOMGADACAADfBgAgAwAAAOIGACABAADjBgAwAgAA3wYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAdBQEAAAABgQdAAAAAAYwHAQAAAAHGBwEAAAABygcEAAAAAcsHAQAAAAHMBwEAAAAB9QcBAAAAAYwIBAAAAAGNCEAAAAABjgiAAAAAAY8IgAAAAAGQCIAAAAABkQgBAAAAAZIIQAAAAAGTCCAAAAABlAgBAAAAAZUIAQAAAAGWCAEAAAABlwiAAAAAAZgIgAAAAAGZCIAAAAABmgiAAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ4IAQAAAAGfCAIAAAABoAgCAAAAAQEqAADnBgAgHQUBAAAAAYEHQAAAAAGMBwEAAAABxgcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAfUHAQAAAAGMCAQAAAABjQhAAAAAAY4IgAAAAAGPCIAAAAABkAiAAAAAAZEIAQAAAAGSCEAAAAABkwggAAAAAZQIAQAAAAGVCAEAAAABlggBAAAAAZcIgAAAAAGYCIAAAAABmQiAAAAAAZoIgAAAAAGbCAEAAAABnAgBAAAAAZ0IAgAAAAGeCAEAAAABnwgCAAAAAaAIAgAAAAEBKgAA6QYAMAEqAADpBgAwHQUBAOMMACGBB0AA2QwAIYwHAQDjDAAhxgcBAOUMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACH1BwEA5QwAIYwIBADYDAAhjQhAAOQMACGOCIAAAAABjwiAAAAAAZAIgAAAAAGRCAEA4wwAIZIIQADZDAAhkwggAJsNACGUCAEA5QwAIZUIAQDlDAAhlggBAOUMACGXCIAAAAABmAiAAAAAAZkIgAAAAAGaCIAAAAABmwgBAOUMACGcCAEA5QwAIZ0IAgDrDAAhnggBAOUMACGfCAIA6wwAIaAIAgDrDAAhAgAAAN8GACAqAADsBgAgHQUBAOMMACGBB0AA2QwAIYwHAQDjDAAhxgcBAOUMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACH1BwEA5QwAIYwIBADYDAAhjQhAAOQMACGOCIAAAAABjwiAAAAAAZAIgAAAAAGRCAEA4wwAIZIIQADZDAAhkwggAJsNACGUCAEA5QwAIZUIAQDlDAAhlggBAOUMACGXCIAAAAABmAiAAAAAAZkIgAAAAAGaCIAAAAABmwgBAOUMACGcCAEA5QwAIZ0IAgDrDAAhnggBAOUMACGfCAIA6wwAIaAIAgDrDAAhAgAAAOIGACAqAADuBgAgAgAAAOIGACAqAADuBgAgAwAAAN8GACAxAADnBgAgMgAA7AYAIAEAAADfBgAgAQAAAOIGACAODQAA5w0AIDcAAOoNACA4AADpDQAgWQAA6A0AIFoAAOsNACDGBwAA3wwAIPUHAADfDAAgjQgAAN8MACCUCAAA3wwAIJUIAADfDAAglggAAN8MACCbCAAA3wwAIJwIAADfDAAgnggAAN8MACAgBQEAiAsAIf0GAADfCwAw_gYAAPUGABD_BgAA3wsAMIEHQAD7CgAhjAcBAIgLACHGBwEAigsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIfUHAQCKCwAhjAgEAPoKACGNCEAAiQsAIY4IAACYCwAgjwgAAJgLACCQCAAAmAsAIJEIAQCICwAhkghAAPsKACGTCCAAowsAIZQIAQCKCwAhlQgBAIoLACGWCAEAigsAIZcIAACYCwAgmAgAAJgLACCZCAAAmAsAIJoIAACYCwAgmwgBAIoLACGcCAEAigsAIZ0IAgCaCwAhnggBAIoLACGfCAIAmgsAIaAIAgCaCwAhAwAAAOIGACABAAD0BgAwNgAA9QYAIAMAAADiBgAgAQAA4wYAMAIAAN8GACAUBQEAkwsAIf0GAADcCwAw_gYAAPsGABD_BgAA3AsAMIwHAQCTCwAhxQcBAJMLACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACHRBwEAsAsAIYIIAQCTCwAhgwgBAJMLACGECAEAkwsAIYUIAgCoCwAhhghAAIQLACGHCEAAhAsAIYgIBACDCwAhiQgCAKgLACGKCAAA3QsAIIsIAADeCwAgAQAAAPgGACABAAAA-AYAIBIFAQCTCwAh_QYAANwLADD-BgAA-wYAEP8GAADcCwAwjAcBAJMLACHFBwEAkwsAIcoHBACDCwAhywcBAJMLACHMBwEAsAsAIdEHAQCwCwAhgggBAJMLACGDCAEAkwsAIYQIAQCTCwAhhQgCAKgLACGGCEAAhAsAIYcIQACECwAhiAgEAIMLACGJCAIAqAsAIQADAAAA-wYAIAEAAPwGADACAAD4BgAgAwAAAPsGACABAAD8BgAwAgAA-AYAIAMAAAD7BgAgAQAA_AYAMAIAAPgGACAPBQEAAAABjAcBAAAAAcUHAQAAAAHKBwQAAAABywcBAAAAAcwHAQAAAAHRBwEAAAABgggBAAAAAYMIAQAAAAGECAEAAAABhQgCAAAAAYYIQAAAAAGHCEAAAAABiAgEAAAAAYkIAgAAAAEBKgAAgAcAIA8FAQAAAAGMBwEAAAABxQcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAdEHAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCAIAAAABhghAAAAAAYcIQAAAAAGICAQAAAABiQgCAAAAAQEqAACCBwAwASoAAIIHADAPBQEA4wwAIYwHAQDjDAAhxQcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHRBwEA4wwAIYIIAQDjDAAhgwgBAOMMACGECAEA4wwAIYUIAgDrDAAhhghAANkMACGHCEAA2QwAIYgIBADYDAAhiQgCAOsMACECAAAA-AYAICoAAIUHACAPBQEA4wwAIYwHAQDjDAAhxQcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHRBwEA4wwAIYIIAQDjDAAhgwgBAOMMACGECAEA4wwAIYUIAgDrDAAhhghAANkMACGHCEAA2QwAIYgIBADYDAAhiQgCAOsMACECAAAA-wYAICoAAIcHACACAAAA-wYAICoAAIcHACADAAAA-AYAIDEAAIAHACAyAACFBwAgAQAAAPgGACABAAAA-wYAIAUNAADiDQAgNwAA5Q0AIDgAAOQNACBZAADjDQAgWgAA5g0AIBIFAQCICwAh_QYAANsLADD-BgAAjgcAEP8GAADbCwAwjAcBAIgLACHFBwEAiAsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIdEHAQCXCwAhgggBAIgLACGDCAEAiAsAIYQIAQCICwAhhQgCAJoLACGGCEAA-woAIYcIQAD7CgAhiAgEAPoKACGJCAIAmgsAIQMAAAD7BgAgAQAAjQcAMDYAAI4HACADAAAA-wYAIAEAAPwGADACAAD4BgAgCv0GAADaCwAw_gYAAJQHABD_BgAA2gsAMJIHAQAAAAGqBwEAsAsAIcIHAQCwCwAh0QcBALALACHTB0AAhAsAIYAIAgCoCwAhgQhAAIQLACEBAAAAkQcAIAEAAACRBwAgCv0GAADaCwAw_gYAAJQHABD_BgAA2gsAMJIHAQCwCwAhqgcBALALACHCBwEAsAsAIdEHAQCwCwAh0wdAAIQLACGACAIAqAsAIYEIQACECwAhAAMAAACUBwAgAQAAlQcAMAIAAJEHACADAAAAlAcAIAEAAJUHADACAACRBwAgAwAAAJQHACABAACVBwAwAgAAkQcAIAeSBwEAAAABqgcBAAAAAcIHAQAAAAHRBwEAAAAB0wdAAAAAAYAIAgAAAAGBCEAAAAABASoAAJkHACAHkgcBAAAAAaoHAQAAAAHCBwEAAAAB0QcBAAAAAdMHQAAAAAGACAIAAAABgQhAAAAAAQEqAACbBwAwASoAAJsHADAHkgcBAOMMACGqBwEA4wwAIcIHAQDjDAAh0QcBAOMMACHTB0AA2QwAIYAIAgDrDAAhgQhAANkMACECAAAAkQcAICoAAJ4HACAHkgcBAOMMACGqBwEA4wwAIcIHAQDjDAAh0QcBAOMMACHTB0AA2QwAIYAIAgDrDAAhgQhAANkMACECAAAAlAcAICoAAKAHACACAAAAlAcAICoAAKAHACADAAAAkQcAIDEAAJkHACAyAACeBwAgAQAAAJEHACABAAAAlAcAIAUNAADdDQAgNwAA4A0AIDgAAN8NACBZAADeDQAgWgAA4Q0AIAr9BgAA2QsAMP4GAACnBwAQ_wYAANkLADCSBwEAlwsAIaoHAQCXCwAhwgcBAJcLACHRBwEAlwsAIdMHQAD7CgAhgAgCAJoLACGBCEAA-woAIQMAAACUBwAgAQAApgcAMDYAAKcHACADAAAAlAcAIAEAAJUHADACAACRBwAgAQAAABgAIAEAAAAYACADAAAAFgAgAQAAFwAwAgAAGAAgAwAAABYAIAEAABcAMAIAABgAIAMAAAAWACABAAAXADACAAAYACAWCQAA3A0AIIEHQAAAAAGqBwEAAAAB0QcBAAAAAekHAgAAAAHvBwEAAAAB8AcBAAAAAfEHAgAAAAHyBwQAAAAB8wcBAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAH4BwIAAAAB-QeAAAAAAfoHQAAAAAH7B0AAAAAB_AdAAAAAAf0HBAAAAAH-BwQAAAAB_wcBAAAAAQEqAACvBwAgFYEHQAAAAAGqBwEAAAAB0QcBAAAAAekHAgAAAAHvBwEAAAAB8AcBAAAAAfEHAgAAAAHyBwQAAAAB8wcBAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAH4BwIAAAAB-QeAAAAAAfoHQAAAAAH7B0AAAAAB_AdAAAAAAf0HBAAAAAH-BwQAAAAB_wcBAAAAAQEqAACxBwAwASoAALEHADAWCQAA2w0AIIEHQADZDAAhqgcBAOMMACHRBwEA4wwAIekHAgDrDAAh7wcBAOMMACHwBwEA4wwAIfEHAgDrDAAh8gcEANgMACHzBwEA4wwAIfQHAQDjDAAh9QcBAOMMACH2BwIA6wwAIfcHAgDrDAAh-AcCAOsMACH5B4AAAAAB-gdAAOQMACH7B0AA5AwAIfwHQADkDAAh_QcEANgMACH-BwQA2AwAIf8HAQDjDAAhAgAAABgAICoAALQHACAVgQdAANkMACGqBwEA4wwAIdEHAQDjDAAh6QcCAOsMACHvBwEA4wwAIfAHAQDjDAAh8QcCAOsMACHyBwQA2AwAIfMHAQDjDAAh9AcBAOMMACH1BwEA4wwAIfYHAgDrDAAh9wcCAOsMACH4BwIA6wwAIfkHgAAAAAH6B0AA5AwAIfsHQADkDAAh_AdAAOQMACH9BwQA2AwAIf4HBADYDAAh_wcBAOMMACECAAAAFgAgKgAAtgcAIAIAAAAWACAqAAC2BwAgAwAAABgAIDEAAK8HACAyAAC0BwAgAQAAABgAIAEAAAAWACAIDQAA1g0AIDcAANkNACA4AADYDQAgWQAA1w0AIFoAANoNACD6BwAA3wwAIPsHAADfDAAg_AcAAN8MACAY_QYAANgLADD-BgAAvQcAEP8GAADYCwAwgQdAAPsKACGqBwEAlwsAIdEHAQCXCwAh6QcCAJoLACHvBwEAlwsAIfAHAQCICwAh8QcCAJoLACHyBwQA-goAIfMHAQCICwAh9AcBAIgLACH1BwEAiAsAIfYHAgCaCwAh9wcCAJoLACH4BwIAmgsAIfkHAACYCwAg-gdAAIkLACH7B0AAiQsAIfwHQACJCwAh_QcEAPoKACH-BwQA-goAIf8HAQCICwAhAwAAABYAIAEAALwHADA2AAC9BwAgAwAAABYAIAEAABcAMAIAABgAIBD9BgAA1QsAMP4GAADDBwAQ_wYAANULADCpBwEAsAsAIaoHAQCwCwAh0QcBAAAAAd4HAQCTCwAh3wcBAJMLACHiBwIA1wsAIegHAQCTCwAh6QcCAKgLACHqBwQAgwsAIesHBADWCwAh7AcEANYLACHtB0AAlAsAIe4HBADWCwAhAQAAAMAHACABAAAAwAcAIBD9BgAA1QsAMP4GAADDBwAQ_wYAANULADCpBwEAsAsAIaoHAQCwCwAh0QcBALALACHeBwEAkwsAId8HAQCTCwAh4gcCANcLACHoBwEAkwsAIekHAgCoCwAh6gcEAIMLACHrBwQA1gsAIewHBADWCwAh7QdAAJQLACHuBwQA1gsAIQXiBwAA3wwAIOsHAADfDAAg7AcAAN8MACDtBwAA3wwAIO4HAADfDAAgAwAAAMMHACABAADEBwAwAgAAwAcAIAMAAADDBwAgAQAAxAcAMAIAAMAHACADAAAAwwcAIAEAAMQHADACAADABwAgDakHAQAAAAGqBwEAAAAB0QcBAAAAAd4HAQAAAAHfBwEAAAAB4gcCAAAAAegHAQAAAAHpBwIAAAAB6gcEAAAAAesHBAAAAAHsBwQAAAAB7QdAAAAAAe4HBAAAAAEBKgAAyAcAIA2pBwEAAAABqgcBAAAAAdEHAQAAAAHeBwEAAAAB3wcBAAAAAeIHAgAAAAHoBwEAAAAB6QcCAAAAAeoHBAAAAAHrBwQAAAAB7AcEAAAAAe0HQAAAAAHuBwQAAAABASoAAMoHADABKgAAygcAMA2pBwEA4wwAIaoHAQDjDAAh0QcBAOMMACHeBwEA4wwAId8HAQDjDAAh4gcCANUNACHoBwEA4wwAIekHAgDrDAAh6gcEANgMACHrBwQA1A0AIewHBADUDQAh7QdAAOQMACHuBwQA1A0AIQIAAADABwAgKgAAzQcAIA2pBwEA4wwAIaoHAQDjDAAh0QcBAOMMACHeBwEA4wwAId8HAQDjDAAh4gcCANUNACHoBwEA4wwAIekHAgDrDAAh6gcEANgMACHrBwQA1A0AIewHBADUDQAh7QdAAOQMACHuBwQA1A0AIQIAAADDBwAgKgAAzwcAIAIAAADDBwAgKgAAzwcAIAMAAADABwAgMQAAyAcAIDIAAM0HACABAAAAwAcAIAEAAADDBwAgCg0AAM8NACA3AADSDQAgOAAA0Q0AIFkAANANACBaAADTDQAg4gcAAN8MACDrBwAA3wwAIOwHAADfDAAg7QcAAN8MACDuBwAA3wwAIBD9BgAAzgsAMP4GAADWBwAQ_wYAAM4LADCpBwEAlwsAIaoHAQCXCwAh0QcBAJcLACHeBwEAiAsAId8HAQCICwAh4gcCANALACHoBwEAiAsAIekHAgCaCwAh6gcEAPoKACHrBwQAzwsAIewHBADPCwAh7QdAAIkLACHuBwQAzwsAIQMAAADDBwAgAQAA1QcAMDYAANYHACADAAAAwwcAIAEAAMQHADACAADABwAgD_0GAADMCwAw_gYAANwHABD_BgAAzAsAMKkHAQCwCwAhqgcBALALACHeBwEAkwsAId8HAQCTCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAh5gcEAIMLACHnBwAAzQsAIAEAAADZBwAgAQAAANkHACAO_QYAAMwLADD-BgAA3AcAEP8GAADMCwAwqQcBALALACGqBwEAsAsAId4HAQCTCwAh3wcBAJMLACHgBwQAgwsAIeEHBACDCwAh4gcEAIMLACHjBwQAgwsAIeQHBACDCwAh5QcEAIMLACHmBwQAgwsAIQADAAAA3AcAIAEAAN0HADACAADZBwAgAwAAANwHACABAADdBwAwAgAA2QcAIAMAAADcBwAgAQAA3QcAMAIAANkHACALqQcBAAAAAaoHAQAAAAHeBwEAAAAB3wcBAAAAAeAHBAAAAAHhBwQAAAAB4gcEAAAAAeMHBAAAAAHkBwQAAAAB5QcEAAAAAeYHBAAAAAEBKgAA4QcAIAupBwEAAAABqgcBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAAeEHBAAAAAHiBwQAAAAB4wcEAAAAAeQHBAAAAAHlBwQAAAAB5gcEAAAAAQEqAADjBwAwASoAAOMHADALqQcBAOMMACGqBwEA4wwAId4HAQDjDAAh3wcBAOMMACHgBwQA2AwAIeEHBADYDAAh4gcEANgMACHjBwQA2AwAIeQHBADYDAAh5QcEANgMACHmBwQA2AwAIQIAAADZBwAgKgAA5gcAIAupBwEA4wwAIaoHAQDjDAAh3gcBAOMMACHfBwEA4wwAIeAHBADYDAAh4QcEANgMACHiBwQA2AwAIeMHBADYDAAh5AcEANgMACHlBwQA2AwAIeYHBADYDAAhAgAAANwHACAqAADoBwAgAgAAANwHACAqAADoBwAgAwAAANkHACAxAADhBwAgMgAA5gcAIAEAAADZBwAgAQAAANwHACAFDQAAyg0AIDcAAM0NACA4AADMDQAgWQAAyw0AIFoAAM4NACAO_QYAAMsLADD-BgAA7wcAEP8GAADLCwAwqQcBAJcLACGqBwEAlwsAId4HAQCICwAh3wcBAIgLACHgBwQA-goAIeEHBAD6CgAh4gcEAPoKACHjBwQA-goAIeQHBAD6CgAh5QcEAPoKACHmBwQA-goAIQMAAADcBwAgAQAA7gcAMDYAAO8HACADAAAA3AcAIAEAAN0HADACAADZBwAgD_0GAADJCwAw_gYAAPUHABD_BgAAyQsAMKkHAQCwCwAhqgcBALALACHeBwEAkwsAId8HAQCTCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAh5gcEAIMLACHnBwAAygsAIAEAAADyBwAgAQAAAPIHACAO_QYAAMkLADD-BgAA9QcAEP8GAADJCwAwqQcBALALACGqBwEAsAsAId4HAQCTCwAh3wcBAJMLACHgBwQAgwsAIeEHBACDCwAh4gcEAIMLACHjBwQAgwsAIeQHBACDCwAh5QcEAIMLACHmBwQAgwsAIQADAAAA9QcAIAEAAPYHADACAADyBwAgAwAAAPUHACABAAD2BwAwAgAA8gcAIAMAAAD1BwAgAQAA9gcAMAIAAPIHACALqQcBAAAAAaoHAQAAAAHeBwEAAAAB3wcBAAAAAeAHBAAAAAHhBwQAAAAB4gcEAAAAAeMHBAAAAAHkBwQAAAAB5QcEAAAAAeYHBAAAAAEBKgAA-gcAIAupBwEAAAABqgcBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAAeEHBAAAAAHiBwQAAAAB4wcEAAAAAeQHBAAAAAHlBwQAAAAB5gcEAAAAAQEqAAD8BwAwASoAAPwHADALqQcBAOMMACGqBwEA4wwAId4HAQDjDAAh3wcBAOMMACHgBwQA2AwAIeEHBADYDAAh4gcEANgMACHjBwQA2AwAIeQHBADYDAAh5QcEANgMACHmBwQA2AwAIQIAAADyBwAgKgAA_wcAIAupBwEA4wwAIaoHAQDjDAAh3gcBAOMMACHfBwEA4wwAIeAHBADYDAAh4QcEANgMACHiBwQA2AwAIeMHBADYDAAh5AcEANgMACHlBwQA2AwAIeYHBADYDAAhAgAAAPUHACAqAACBCAAgAgAAAPUHACAqAACBCAAgAwAAAPIHACAxAAD6BwAgMgAA_wcAIAEAAADyBwAgAQAAAPUHACAFDQAAxQ0AIDcAAMgNACA4AADHDQAgWQAAxg0AIFoAAMkNACAO_QYAAMgLADD-BgAAiAgAEP8GAADICwAwqQcBAJcLACGqBwEAlwsAId4HAQCICwAh3wcBAIgLACHgBwQA-goAIeEHBAD6CgAh4gcEAPoKACHjBwQA-goAIeQHBAD6CgAh5QcEAPoKACHmBwQA-goAIQMAAAD1BwAgAQAAhwgAMDYAAIgIACADAAAA9QcAIAEAAPYHADACAADyBwAgB_0GAADHCwAw_gYAAI4IABD_BgAAxwsAMNoHAQAAAAHbB0AAhAsAIdwHAgCoCwAh3QcCAKgLACEBAAAAiwgAIAEAAACLCAAgB_0GAADHCwAw_gYAAI4IABD_BgAAxwsAMNoHAQCTCwAh2wdAAIQLACHcBwIAqAsAId0HAgCoCwAhAAMAAACOCAAgAQAAjwgAMAIAAIsIACADAAAAjggAIAEAAI8IADACAACLCAAgAwAAAI4IACABAACPCAAwAgAAiwgAIATaBwEAAAAB2wdAAAAAAdwHAgAAAAHdBwIAAAABASoAAJMIACAE2gcBAAAAAdsHQAAAAAHcBwIAAAAB3QcCAAAAAQEqAACVCAAwASoAAJUIADAE2gcBAOMMACHbB0AA2QwAIdwHAgDrDAAh3QcCAOsMACECAAAAiwgAICoAAJgIACAE2gcBAOMMACHbB0AA2QwAIdwHAgDrDAAh3QcCAOsMACECAAAAjggAICoAAJoIACACAAAAjggAICoAAJoIACADAAAAiwgAIDEAAJMIACAyAACYCAAgAQAAAIsIACABAAAAjggAIAUNAADADQAgNwAAww0AIDgAAMINACBZAADBDQAgWgAAxA0AIAf9BgAAxgsAMP4GAAChCAAQ_wYAAMYLADDaBwEAiAsAIdsHQAD7CgAh3AcCAJoLACHdBwIAmgsAIQMAAACOCAAgAQAAoAgAMDYAAKEIACADAAAAjggAIAEAAI8IADACAACLCAAgCP0GAADFCwAw_gYAAKcIABD_BgAAxQsAMJIHIAAAAAHWBwQAgwsAIdcHQACECwAh2AcEAIMLACHZB0AAlAsAIQEAAACkCAAgAQAAAKQIACAI_QYAAMULADD-BgAApwgAEP8GAADFCwAwkgcgAKcLACHWBwQAgwsAIdcHQACECwAh2AcEAIMLACHZB0AAlAsAIQHZBwAA3wwAIAMAAACnCAAgAQAAqAgAMAIAAKQIACADAAAApwgAIAEAAKgIADACAACkCAAgAwAAAKcIACABAACoCAAwAgAApAgAIAWSByAAAAAB1gcEAAAAAdcHQAAAAAHYBwQAAAAB2QdAAAAAAQEqAACsCAAgBZIHIAAAAAHWBwQAAAAB1wdAAAAAAdgHBAAAAAHZB0AAAAABASoAAK4IADABKgAArggAMAWSByAAmw0AIdYHBADYDAAh1wdAANkMACHYBwQA2AwAIdkHQADkDAAhAgAAAKQIACAqAACxCAAgBZIHIACbDQAh1gcEANgMACHXB0AA2QwAIdgHBADYDAAh2QdAAOQMACECAAAApwgAICoAALMIACACAAAApwgAICoAALMIACADAAAApAgAIDEAAKwIACAyAACxCAAgAQAAAKQIACABAAAApwgAIAYNAAC7DQAgNwAAvg0AIDgAAL0NACBZAAC8DQAgWgAAvw0AINkHAADfDAAgCP0GAADECwAw_gYAALoIABD_BgAAxAsAMJIHIACjCwAh1gcEAPoKACHXB0AA-woAIdgHBAD6CgAh2QdAAIkLACEDAAAApwgAIAEAALkIADA2AAC6CAAgAwAAAKcIACABAACoCAAwAgAApAgAIAv9BgAAwwsAMP4GAADACAAQ_wYAAMMLADCBB0AAhAsAIZIHBAAAAAGcBwIAqAsAIdEHAQCwCwAh0gcBAJMLACHTB0AAhAsAIdQHAQCVCwAh1QcBAJULACEBAAAAvQgAIAEAAAC9CAAgC_0GAADDCwAw_gYAAMAIABD_BgAAwwsAMIEHQACECwAhkgcEAIMLACGcBwIAqAsAIdEHAQCwCwAh0gcBAJMLACHTB0AAhAsAIdQHAQCVCwAh1QcBAJULACEC1AcAAN8MACDVBwAA3wwAIAMAAADACAAgAQAAwQgAMAIAAL0IACADAAAAwAgAIAEAAMEIADACAAC9CAAgAwAAAMAIACABAADBCAAwAgAAvQgAIAiBB0AAAAABkgcEAAAAAZwHAgAAAAHRBwEAAAAB0gcBAAAAAdMHQAAAAAHUBwEAAAAB1QcBAAAAAQEqAADFCAAgCIEHQAAAAAGSBwQAAAABnAcCAAAAAdEHAQAAAAHSBwEAAAAB0wdAAAAAAdQHAQAAAAHVBwEAAAABASoAAMcIADABKgAAxwgAMAiBB0AA2QwAIZIHBADYDAAhnAcCAOsMACHRBwEA4wwAIdIHAQDjDAAh0wdAANkMACHUBwEA5QwAIdUHAQDlDAAhAgAAAL0IACAqAADKCAAgCIEHQADZDAAhkgcEANgMACGcBwIA6wwAIdEHAQDjDAAh0gcBAOMMACHTB0AA2QwAIdQHAQDlDAAh1QcBAOUMACECAAAAwAgAICoAAMwIACACAAAAwAgAICoAAMwIACADAAAAvQgAIDEAAMUIACAyAADKCAAgAQAAAL0IACABAAAAwAgAIAcNAAC2DQAgNwAAuQ0AIDgAALgNACBZAAC3DQAgWgAAug0AINQHAADfDAAg1QcAAN8MACAL_QYAAMILADD-BgAA0wgAEP8GAADCCwAwgQdAAPsKACGSBwQA-goAIZwHAgCaCwAh0QcBAJcLACHSBwEAiAsAIdMHQAD7CgAh1AcBAIoLACHVBwEAigsAIQMAAADACAAgAQAA0ggAMDYAANMIACADAAAAwAgAIAEAAMEIADACAAC9CAAgDQUBAJMLACH9BgAAvwsAMP4GAADZCAAQ_wYAAL8LADCBB0AAhAsAIYwHAQCTCwAhygcEAIMLACHLBwEAkwsAIcwHAQCwCwAhzQcBAJMLACHOBwAAwAsAIM8HAADACwAg0AcAAMELACABAAAA1ggAIAEAAADWCAAgDAUBAJMLACH9BgAAvwsAMP4GAADZCAAQ_wYAAL8LADCBB0AAhAsAIYwHAQCTCwAhygcEAIMLACHLBwEAkwsAIcwHAQCwCwAhzQcBAJMLACHOBwAAwAsAIM8HAADACwAgAs4HAADfDAAgzwcAAN8MACADAAAA2QgAIAEAANoIADACAADWCAAgAwAAANkIACABAADaCAAwAgAA1ggAIAMAAADZCAAgAQAA2ggAMAIAANYIACAJBQEAAAABgQdAAAAAAYwHAQAAAAHKBwQAAAABywcBAAAAAcwHAQAAAAHNBwEAAAABzgeAAAAAAc8HgAAAAAEBKgAA3ggAIAkFAQAAAAGBB0AAAAABjAcBAAAAAcoHBAAAAAHLBwEAAAABzAcBAAAAAc0HAQAAAAHOB4AAAAABzweAAAAAAQEqAADgCAAwASoAAOAIADAJBQEA4wwAIYEHQADZDAAhjAcBAOMMACHKBwQA2AwAIcsHAQDjDAAhzAcBAOMMACHNBwEA4wwAIc4HgAAAAAHPB4AAAAABAgAAANYIACAqAADjCAAgCQUBAOMMACGBB0AA2QwAIYwHAQDjDAAhygcEANgMACHLBwEA4wwAIcwHAQDjDAAhzQcBAOMMACHOB4AAAAABzweAAAAAAQIAAADZCAAgKgAA5QgAIAIAAADZCAAgKgAA5QgAIAMAAADWCAAgMQAA3ggAIDIAAOMIACABAAAA1ggAIAEAAADZCAAgBw0AALENACA3AAC0DQAgOAAAsw0AIFkAALINACBaAAC1DQAgzgcAAN8MACDPBwAA3wwAIAwFAQCICwAh_QYAALwLADD-BgAA7AgAEP8GAAC8CwAwgQdAAPsKACGMBwEAiAsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIc0HAQCICwAhzgcAAL0LACDPBwAAvQsAIAMAAADZCAAgAQAA6wgAMDYAAOwIACADAAAA2QgAIAEAANoIADACAADWCAAgFP0GAAC4CwAw_gYAAPIIABD_BgAAuAsAMIEHQACECwAhkgcBALALACGTBwQAAAABqQcBALkLACGqBwEAuQsAIbUHAQCTCwAhvwcBAJMLACHABwEAkwsAIcEHAQCVCwAhwgcBALkLACHDBwEAkwsAIcQHAQCTCwAhxQcBAJULACHGBwEAlQsAIccHAQCVCwAhyAcBAJULACHJBwAAugsAIAEAAADvCAAgAQAAAO8IACAU_QYAALgLADD-BgAA8ggAEP8GAAC4CwAwgQdAAIQLACGSBwEAsAsAIZMHBACDCwAhqQcBALkLACGqBwEAuQsAIbUHAQCTCwAhvwcBAJMLACHABwEAkwsAIcEHAQCVCwAhwgcBALkLACHDBwEAkwsAIcQHAQCTCwAhxQcBAJULACHGBwEAlQsAIccHAQCVCwAhyAcBAJULACHJBwAAugsAIAipBwAA3wwAIKoHAADfDAAgwQcAAN8MACDCBwAA3wwAIMUHAADfDAAgxgcAAN8MACDHBwAA3wwAIMgHAADfDAAgAwAAAPIIACABAADzCAAwAgAA7wgAIAMAAADyCAAgAQAA8wgAMAIAAO8IACADAAAA8ggAIAEAAPMIADACAADvCAAgEYEHQAAAAAGSBwEAAAABkwcEAAAAAakHAQAAAAGqBwEAAAABtQcBAAAAAb8HAQAAAAHABwEAAAABwQcBAAAAAcIHAQAAAAHDBwEAAAABxAcBAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJB4AAAAABASoAAPcIACARgQdAAAAAAZIHAQAAAAGTBwQAAAABqQcBAAAAAaoHAQAAAAG1BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQAAAAHEBwEAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHgAAAAAEBKgAA-QgAMAEqAAD5CAAwEYEHQADZDAAhkgcBAOMMACGTBwQA2AwAIakHAQDlDAAhqgcBAOUMACG1BwEA4wwAIb8HAQDjDAAhwAcBAOMMACHBBwEA5QwAIcIHAQDlDAAhwwcBAOMMACHEBwEA4wwAIcUHAQDlDAAhxgcBAOUMACHHBwEA5QwAIcgHAQDlDAAhyQeAAAAAAQIAAADvCAAgKgAA_AgAIBGBB0AA2QwAIZIHAQDjDAAhkwcEANgMACGpBwEA5QwAIaoHAQDlDAAhtQcBAOMMACG_BwEA4wwAIcAHAQDjDAAhwQcBAOUMACHCBwEA5QwAIcMHAQDjDAAhxAcBAOMMACHFBwEA5QwAIcYHAQDlDAAhxwcBAOUMACHIBwEA5QwAIckHgAAAAAECAAAA8ggAICoAAP4IACACAAAA8ggAICoAAP4IACADAAAA7wgAIDEAAPcIACAyAAD8CAAgAQAAAO8IACABAAAA8ggAIA0NAACsDQAgNwAArw0AIDgAAK4NACBZAACtDQAgWgAAsA0AIKkHAADfDAAgqgcAAN8MACDBBwAA3wwAIMIHAADfDAAgxQcAAN8MACDGBwAA3wwAIMcHAADfDAAgyAcAAN8MACAU_QYAALcLADD-BgAAhQkAEP8GAAC3CwAwgQdAAPsKACGSBwEAlwsAIZMHBAD6CgAhqQcBAJkLACGqBwEAmQsAIbUHAQCICwAhvwcBAIgLACHABwEAiAsAIcEHAQCKCwAhwgcBAJkLACHDBwEAiAsAIcQHAQCICwAhxQcBAIoLACHGBwEAigsAIccHAQCKCwAhyAcBAIoLACHJBwAAmAsAIAMAAADyCAAgAQAAhAkAMDYAAIUJACADAAAA8ggAIAEAAPMIADACAADvCAAgCf0GAAC1CwAw_gYAAIsJABD_BgAAtQsAMJMHBAAAAAG2BwQAgwsAIbkHAQCwCwAhugcAAbELACG9BwQAAAABvgcAALYLACABAAAAiAkAIAEAAACICQAgCP0GAAC1CwAw_gYAAIsJABD_BgAAtQsAMJMHBACDCwAhtgcEAIMLACG5BwEAsAsAIboHAAGxCwAhvQcEAIMLACEAAwAAAIsJACABAACMCQAwAgAAiAkAIAMAAACLCQAgAQAAjAkAMAIAAIgJACADAAAAiwkAIAEAAIwJADACAACICQAgBZMHBAAAAAG2BwQAAAABuQcBAAAAAboHAAEAAAG9BwQAAAABASoAAJAJACAFkwcEAAAAAbYHBAAAAAG5BwEAAAABugcAAQAAAb0HBAAAAAEBKgAAkgkAMAEqAACSCQAwBZMHBADYDAAhtgcEANgMACG5BwEA4wwAIboHAAGmDQAhvQcEANgMACECAAAAiAkAICoAAJUJACAFkwcEANgMACG2BwQA2AwAIbkHAQDjDAAhugcAAaYNACG9BwQA2AwAIQIAAACLCQAgKgAAlwkAIAIAAACLCQAgKgAAlwkAIAMAAACICQAgMQAAkAkAIDIAAJUJACABAAAAiAkAIAEAAACLCQAgBQ0AAKcNACA3AACqDQAgOAAAqQ0AIFkAAKgNACBaAACrDQAgCP0GAAC0CwAw_gYAAJ4JABD_BgAAtAsAMJMHBAD6CgAhtgcEAPoKACG5BwEAlwsAIboHAAGsCwAhvQcEAPoKACEDAAAAiwkAIAEAAJ0JADA2AACeCQAgAwAAAIsJACABAACMCQAwAgAAiAkAIAv9BgAArwsAMP4GAACkCQAQ_wYAAK8LADCBB0AAhAsAIbYHBACDCwAhuQcBALALACG6BwABsQsAIbsHAQCTCwAhvAcAAbELACG9BwQAAAABvgcAALMLACABAAAAoQkAIAEAAAChCQAgCv0GAACvCwAw_gYAAKQJABD_BgAArwsAMIEHQACECwAhtgcEAIMLACG5BwEAsAsAIboHAAGxCwAhuwcBAJMLACG8BwABsQsAIb0HBACDCwAhAAMAAACkCQAgAQAApQkAMAIAAKEJACADAAAApAkAIAEAAKUJADACAAChCQAgAwAAAKQJACABAAClCQAwAgAAoQkAIAeBB0AAAAABtgcEAAAAAbkHAQAAAAG6BwABAAABuwcBAAAAAbwHAAEAAAG9BwQAAAABASoAAKkJACAHgQdAAAAAAbYHBAAAAAG5BwEAAAABugcAAQAAAbsHAQAAAAG8BwABAAABvQcEAAAAAQEqAACrCQAwASoAAKsJADAHgQdAANkMACG2BwQA2AwAIbkHAQDjDAAhugcAAaYNACG7BwEA4wwAIbwHAAGmDQAhvQcEANgMACECAAAAoQkAICoAAK4JACAHgQdAANkMACG2BwQA2AwAIbkHAQDjDAAhugcAAaYNACG7BwEA4wwAIbwHAAGmDQAhvQcEANgMACECAAAApAkAICoAALAJACACAAAApAkAICoAALAJACADAAAAoQkAIDEAAKkJACAyAACuCQAgAQAAAKEJACABAAAApAkAIAUNAAChDQAgNwAApA0AIDgAAKMNACBZAACiDQAgWgAApQ0AIAr9BgAAqwsAMP4GAAC3CQAQ_wYAAKsLADCBB0AA-woAIbYHBAD6CgAhuQcBAJcLACG6BwABrAsAIbsHAQCICwAhvAcAAawLACG9BwQA-goAIQMAAACkCQAgAQAAtgkAMDYAALcJACADAAAApAkAIAEAAKUJADACAAChCQAgBf0GAACqCwAw_gYAAL0JABD_BgAAqgsAMJIHIAAAAAG4BwQAgwsAIQEAAAC6CQAgAQAAALoJACAF_QYAAKoLADD-BgAAvQkAEP8GAACqCwAwkgcgAKcLACG4BwQAgwsAIQADAAAAvQkAIAEAAL4JADACAAC6CQAgAwAAAL0JACABAAC-CQAwAgAAugkAIAMAAAC9CQAgAQAAvgkAMAIAALoJACACkgcgAAAAAbgHBAAAAAEBKgAAwgkAIAKSByAAAAABuAcEAAAAAQEqAADECQAwASoAAMQJADACkgcgAJsNACG4BwQA2AwAIQIAAAC6CQAgKgAAxwkAIAKSByAAmw0AIbgHBADYDAAhAgAAAL0JACAqAADJCQAgAgAAAL0JACAqAADJCQAgAwAAALoJACAxAADCCQAgMgAAxwkAIAEAAAC6CQAgAQAAAL0JACAFDQAAnA0AIDcAAJ8NACA4AACeDQAgWQAAnQ0AIFoAAKANACAF_QYAAKkLADD-BgAA0AkAEP8GAACpCwAwkgcgAKMLACG4BwQA-goAIQMAAAC9CQAgAQAAzwkAMDYAANAJACADAAAAvQkAIAEAAL4JADACAAC6CQAgC_0GAACmCwAw_gYAANYJABD_BgAApgsAMI4HAQCVCwAhkgcgAAAAAZwHAgCoCwAhnwdAAIQLACGuB0AAlAsAIbUHAQCTCwAhtgcEAIMLACG3B0AAlAsAIQEAAADTCQAgAQAAANMJACAL_QYAAKYLADD-BgAA1gkAEP8GAACmCwAwjgcBAJULACGSByAApwsAIZwHAgCoCwAhnwdAAIQLACGuB0AAlAsAIbUHAQCTCwAhtgcEAIMLACG3B0AAlAsAIQOOBwAA3wwAIK4HAADfDAAgtwcAAN8MACADAAAA1gkAIAEAANcJADACAADTCQAgAwAAANYJACABAADXCQAwAgAA0wkAIAMAAADWCQAgAQAA1wkAMAIAANMJACAIjgcBAAAAAZIHIAAAAAGcBwIAAAABnwdAAAAAAa4HQAAAAAG1BwEAAAABtgcEAAAAAbcHQAAAAAEBKgAA2wkAIAiOBwEAAAABkgcgAAAAAZwHAgAAAAGfB0AAAAABrgdAAAAAAbUHAQAAAAG2BwQAAAABtwdAAAAAAQEqAADdCQAwASoAAN0JADAIjgcBAOUMACGSByAAmw0AIZwHAgDrDAAhnwdAANkMACGuB0AA5AwAIbUHAQDjDAAhtgcEANgMACG3B0AA5AwAIQIAAADTCQAgKgAA4AkAIAiOBwEA5QwAIZIHIACbDQAhnAcCAOsMACGfB0AA2QwAIa4HQADkDAAhtQcBAOMMACG2BwQA2AwAIbcHQADkDAAhAgAAANYJACAqAADiCQAgAgAAANYJACAqAADiCQAgAwAAANMJACAxAADbCQAgMgAA4AkAIAEAAADTCQAgAQAAANYJACAIDQAAlg0AIDcAAJkNACA4AACYDQAgWQAAlw0AIFoAAJoNACCOBwAA3wwAIK4HAADfDAAgtwcAAN8MACAL_QYAAKILADD-BgAA6QkAEP8GAACiCwAwjgcBAIoLACGSByAAowsAIZwHAgCaCwAhnwdAAPsKACGuB0AAiQsAIbUHAQCICwAhtgcEAPoKACG3B0AAiQsAIQMAAADWCQAgAQAA6AkAMDYAAOkJACADAAAA1gkAIAEAANcJADACAADTCQAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACAQAwAAkw0AICIAAJQNACAjAACVDQAggQdAAAAAAYwHAQAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHAACSDQAgrQcBAAAAAa4HQAAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAEBKgAA8QkAIA2BB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQEqAADzCQAwASoAAPMJADAQAwAA9wwAICIAAPgMACAjAAD5DAAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhqwcBAOMMACGsBwAA9gwAIK0HAQDlDAAhrgdAAOQMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACECAAAAdQAgKgAA9gkAIA2BB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGrBwEA4wwAIawHAAD2DAAgrQcBAOUMACGuB0AA5AwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIQIAAABzACAqAAD4CQAgAgAAAHMAICoAAPgJACADAAAAdQAgMQAA8QkAIDIAAPYJACABAAAAdQAgAQAAAHMAIAYNAADzDAAgNwAA9QwAIDgAAPQMACCqBwAA3wwAIK0HAADfDAAgrgcAAN8MACAQ_QYAAKALADD-BgAA_wkAEP8GAACgCwAwgQdAAPsKACGMBwEAiAsAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIaoHAQCZCwAhqwcBAIgLACGsBwAAoQsAIK0HAQCKCwAhrgdAAIkLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACEDAAAAcwAgAQAA_gkAMDYAAP8JACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAHkAIAEAAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACAGIQAA8gwAIIEHQAAAAAGSBwEAAAABlAcBAAAAAacHAQAAAAGoB0AAAAABASoAAIcKACAFgQdAAAAAAZIHAQAAAAGUBwEAAAABpwcBAAAAAagHQAAAAAEBKgAAiQoAMAEqAACJCgAwBiEAAPEMACCBB0AA2QwAIZIHAQDjDAAhlAcBAOMMACGnBwEA4wwAIagHQADkDAAhAgAAAHkAICoAAIwKACAFgQdAANkMACGSBwEA4wwAIZQHAQDjDAAhpwcBAOMMACGoB0AA5AwAIQIAAAB3ACAqAACOCgAgAgAAAHcAICoAAI4KACADAAAAeQAgMQAAhwoAIDIAAIwKACABAAAAeQAgAQAAAHcAIAQNAADuDAAgNwAA8AwAIDgAAO8MACCoBwAA3wwAIAj9BgAAnwsAMP4GAACVCgAQ_wYAAJ8LADCBB0AA-woAIZIHAQCXCwAhlAcBAJcLACGnBwEAiAsAIagHQACJCwAhAwAAAHcAIAEAAJQKADA2AACVCgAgAwAAAHcAIAEAAHgAMAIAAHkAIAEAAAB9ACABAAAAfQAgAwAAAHsAIAEAAHwAMAIAAH0AIAMAAAB7ACABAAB8ADACAAB9ACADAAAAewAgAQAAfAAwAgAAfQAgEyEAAO0MACAqgAAAAAGBB0AAAAABjgcBAAAAAZIHAQAAAAGTBwQAAAABlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQAAAAGZB0AAAAABmgcBAAAAAZsHAQAAAAGcBwIAAAABnQdAAAAAAZ4HQAAAAAGfB0AAAAABoAdAAAAAAQEqAACdCgAgEiqAAAAAAYEHQAAAAAGOBwEAAAABkgcBAAAAAZMHBAAAAAGUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAAAAAZkHQAAAAAGaBwEAAAABmwcBAAAAAZwHAgAAAAGdB0AAAAABngdAAAAAAZ8HQAAAAAGgB0AAAAABASoAAJ8KADABKgAAnwoAMBMhAADsDAAgKoAAAAABgQdAANkMACGOBwEA5QwAIZIHAQDjDAAhkwcEANgMACGUBwEA4wwAIZUHAQDjDAAhlgcBAOMMACGXBwEA4wwAIZgHAQDjDAAhmQdAANkMACGaBwEA5QwAIZsHAQDjDAAhnAcCAOsMACGdB0AA5AwAIZ4HQADkDAAhnwdAANkMACGgB0AA5AwAIQIAAAB9ACAqAACiCgAgEiqAAAAAAYEHQADZDAAhjgcBAOUMACGSBwEA4wwAIZMHBADYDAAhlAcBAOMMACGVBwEA4wwAIZYHAQDjDAAhlwcBAOMMACGYBwEA4wwAIZkHQADZDAAhmgcBAOUMACGbBwEA4wwAIZwHAgDrDAAhnQdAAOQMACGeB0AA5AwAIZ8HQADZDAAhoAdAAOQMACECAAAAewAgKgAApAoAIAIAAAB7ACAqAACkCgAgAwAAAH0AIDEAAJ0KACAyAACiCgAgAQAAAH0AIAEAAAB7ACAKDQAA5gwAIDcAAOkMACA4AADoDAAgWQAA5wwAIFoAAOoMACCOBwAA3wwAIJoHAADfDAAgnQcAAN8MACCeBwAA3wwAIKAHAADfDAAgFSoAAJgLACD9BgAAlgsAMP4GAACrCgAQ_wYAAJYLADCBB0AA-woAIY4HAQCKCwAhkgcBAJcLACGTBwQA-goAIZQHAQCXCwAhlQcBAJcLACGWBwEAiAsAIZcHAQCICwAhmAcBAIgLACGZB0AA-woAIZoHAQCZCwAhmwcBAIgLACGcBwIAmgsAIZ0HQACJCwAhngdAAIkLACGfB0AA-woAIaAHQACJCwAhAwAAAHsAIAEAAKoKADA2AACrCgAgAwAAAHsAIAEAAHwAMAIAAH0AIAf9BgAAkgsAMP4GAACxCgAQ_wYAAJILADCBB0AAhAsAIYwHAQAAAAGNB0AAlAsAIY4HAQCVCwAhAQAAAK4KACABAAAArgoAIAf9BgAAkgsAMP4GAACxCgAQ_wYAAJILADCBB0AAhAsAIYwHAQCTCwAhjQdAAJQLACGOBwEAlQsAIQKNBwAA3wwAII4HAADfDAAgAwAAALEKACABAACyCgAwAgAArgoAIAMAAACxCgAgAQAAsgoAMAIAAK4KACADAAAAsQoAIAEAALIKADACAACuCgAgBIEHQAAAAAGMBwEAAAABjQdAAAAAAY4HAQAAAAEBKgAAtgoAIASBB0AAAAABjAcBAAAAAY0HQAAAAAGOBwEAAAABASoAALgKADABKgAAuAoAMASBB0AA2QwAIYwHAQDjDAAhjQdAAOQMACGOBwEA5QwAIQIAAACuCgAgKgAAuwoAIASBB0AA2QwAIYwHAQDjDAAhjQdAAOQMACGOBwEA5QwAIQIAAACxCgAgKgAAvQoAIAIAAACxCgAgKgAAvQoAIAMAAACuCgAgMQAAtgoAIDIAALsKACABAAAArgoAIAEAAACxCgAgBQ0AAOAMACA3AADiDAAgOAAA4QwAII0HAADfDAAgjgcAAN8MACAH_QYAAIcLADD-BgAAxAoAEP8GAACHCwAwgQdAAPsKACGMBwEAiAsAIY0HQACJCwAhjgcBAIoLACEDAAAAsQoAIAEAAMMKADA2AADECgAgAwAAALEKACABAACyCgAwAgAArgoAIAX9BgAAhgsAMP4GAADKCgAQ_wYAAIYLADCKBwQAAAABiwdAAIQLACEBAAAAxwoAIAEAAADHCgAgBf0GAACGCwAw_gYAAMoKABD_BgAAhgsAMIoHBACDCwAhiwdAAIQLACEAAwAAAMoKACABAADLCgAwAgAAxwoAIAMAAADKCgAgAQAAywoAMAIAAMcKACADAAAAygoAIAEAAMsKADACAADHCgAgAooHBAAAAAGLB0AAAAABASoAAM8KACACigcEAAAAAYsHQAAAAAEBKgAA0QoAMAEqAADRCgAwAooHBADYDAAhiwdAANkMACECAAAAxwoAICoAANQKACACigcEANgMACGLB0AA2QwAIQIAAADKCgAgKgAA1goAIAIAAADKCgAgKgAA1goAIAMAAADHCgAgMQAAzwoAIDIAANQKACABAAAAxwoAIAEAAADKCgAgBQ0AANoMACA3AADdDAAgOAAA3AwAIFkAANsMACBaAADeDAAgBf0GAACFCwAw_gYAAN0KABD_BgAAhQsAMIoHBAD6CgAhiwdAAPsKACEDAAAAygoAIAEAANwKADA2AADdCgAgAwAAAMoKACABAADLCgAwAgAAxwoAIAX9BgAAggsAMP4GAADjCgAQ_wYAAIILADCABwQAAAABgQdAAIQLACEBAAAA4AoAIAEAAADgCgAgBf0GAACCCwAw_gYAAOMKABD_BgAAggsAMIAHBACDCwAhgQdAAIQLACEAAwAAAOMKACABAADkCgAwAgAA4AoAIAMAAADjCgAgAQAA5AoAMAIAAOAKACADAAAA4woAIAEAAOQKADACAADgCgAgAoAHBAAAAAGBB0AAAAABASoAAOgKACACgAcEAAAAAYEHQAAAAAEBKgAA6goAMAEqAADqCgAwAoAHBADYDAAhgQdAANkMACECAAAA4AoAICoAAO0KACACgAcEANgMACGBB0AA2QwAIQIAAADjCgAgKgAA7woAIAIAAADjCgAgKgAA7woAIAMAAADgCgAgMQAA6AoAIDIAAO0KACABAAAA4AoAIAEAAADjCgAgBQ0AANMMACA3AADWDAAgOAAA1QwAIFkAANQMACBaAADXDAAgBf0GAAD5CgAw_gYAAPYKABD_BgAA-QoAMIAHBAD6CgAhgQdAAPsKACEDAAAA4woAIAEAAPUKADA2AAD2CgAgAwAAAOMKACABAADkCgAwAgAA4AoAIAX9BgAA-QoAMP4GAAD2CgAQ_wYAAPkKADCABwQA-goAIYEHQAD7CgAhDQ0AAP0KACA3AACBCwAgOAAAgQsAIFkAAIALACBaAACBCwAgggcEAAAAAYMHBAAAAASEBwQAAAAEhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBAD_CgAhCw0AAP0KACA3AAD-CgAgOAAA_goAIIIHQAAAAAGDB0AAAAAEhAdAAAAABIUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AA_AoAIQsNAAD9CgAgNwAA_goAIDgAAP4KACCCB0AAAAABgwdAAAAABIQHQAAAAASFB0AAAAABhgdAAAAAAYcHQAAAAAGIB0AAAAABiQdAAPwKACEIggcCAAAAAYMHAgAAAASEBwIAAAAEhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgD9CgAhCIIHQAAAAAGDB0AAAAAEhAdAAAAABIUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AA_goAIQ0NAAD9CgAgNwAAgQsAIDgAAIELACBZAACACwAgWgAAgQsAIIIHBAAAAAGDBwQAAAAEhAcEAAAABIUHBAAAAAGGBwQAAAABhwcEAAAAAYgHBAAAAAGJBwQA_woAIQiCBwgAAAABgwcIAAAABIQHCAAAAASFBwgAAAABhgcIAAAAAYcHCAAAAAGIBwgAAAABiQcIAIALACEIggcEAAAAAYMHBAAAAASEBwQAAAAEhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBACBCwAhBf0GAACCCwAw_gYAAOMKABD_BgAAggsAMIAHBACDCwAhgQdAAIQLACEIggcEAAAAAYMHBAAAAASEBwQAAAAEhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBACBCwAhCIIHQAAAAAGDB0AAAAAEhAdAAAAABIUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AA_goAIQX9BgAAhQsAMP4GAADdCgAQ_wYAAIULADCKBwQA-goAIYsHQAD7CgAhBf0GAACGCwAw_gYAAMoKABD_BgAAhgsAMIoHBACDCwAhiwdAAIQLACEH_QYAAIcLADD-BgAAxAoAEP8GAACHCwAwgQdAAPsKACGMBwEAiAsAIY0HQACJCwAhjgcBAIoLACEODQAA_QoAIDcAAJELACA4AACRCwAgggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCQCwAhjwcBAAAAAZAHAQAAAAGRBwEAAAABCw0AAIwLACA3AACPCwAgOAAAjwsAIIIHQAAAAAGDB0AAAAAFhAdAAAAABYUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AAjgsAIQ4NAACMCwAgNwAAjQsAIDgAAI0LACCCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAIsLACGPBwEAAAABkAcBAAAAAZEHAQAAAAEODQAAjAsAIDcAAI0LACA4AACNCwAgggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCLCwAhjwcBAAAAAZAHAQAAAAGRBwEAAAABCIIHAgAAAAGDBwIAAAAFhAcCAAAABYUHAgAAAAGGBwIAAAABhwcCAAAAAYgHAgAAAAGJBwIAjAsAIQuCBwEAAAABgwcBAAAABYQHAQAAAAWFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAI0LACGPBwEAAAABkAcBAAAAAZEHAQAAAAELDQAAjAsAIDcAAI8LACA4AACPCwAgggdAAAAAAYMHQAAAAAWEB0AAAAAFhQdAAAAAAYYHQAAAAAGHB0AAAAABiAdAAAAAAYkHQACOCwAhCIIHQAAAAAGDB0AAAAAFhAdAAAAABYUHQAAAAAGGB0AAAAABhwdAAAAAAYgHQAAAAAGJB0AAjwsAIQ4NAAD9CgAgNwAAkQsAIDgAAJELACCCBwEAAAABgwcBAAAABIQHAQAAAASFBwEAAAABhgcBAAAAAYcHAQAAAAGIBwEAAAABiQcBAJALACGPBwEAAAABkAcBAAAAAZEHAQAAAAELggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCRCwAhjwcBAAAAAZAHAQAAAAGRBwEAAAABB_0GAACSCwAw_gYAALEKABD_BgAAkgsAMIEHQACECwAhjAcBAJMLACGNB0AAlAsAIY4HAQCVCwAhC4IHAQAAAAGDBwEAAAAEhAcBAAAABIUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAkQsAIY8HAQAAAAGQBwEAAAABkQcBAAAAAQiCB0AAAAABgwdAAAAABYQHQAAAAAWFB0AAAAABhgdAAAAAAYcHQAAAAAGIB0AAAAABiQdAAI8LACELggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCNCwAhjwcBAAAAAZAHAQAAAAGRBwEAAAABFSoAAJgLACD9BgAAlgsAMP4GAACrCgAQ_wYAAJYLADCBB0AA-woAIY4HAQCKCwAhkgcBAJcLACGTBwQA-goAIZQHAQCXCwAhlQcBAJcLACGWBwEAiAsAIZcHAQCICwAhmAcBAIgLACGZB0AA-woAIZoHAQCZCwAhmwcBAIgLACGcBwIAmgsAIZ0HQACJCwAhngdAAIkLACGfB0AA-woAIaAHQACJCwAhCw0AAP0KACA3AACRCwAgOAAAkQsAIIIHAQAAAAGDBwEAAAAEhAcBAAAABIUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAngsAIQ8NAAD9CgAgNwAAnQsAIDgAAJ0LACCCB4AAAAABhQeAAAAAAYYHgAAAAAGHB4AAAAABiAeAAAAAAYkHgAAAAAGhBwEAAAABogcBAAAAAaMHAQAAAAGkB4AAAAABpQeAAAAAAaYHgAAAAAELDQAAjAsAIDcAAI0LACA4AACNCwAgggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCcCwAhDQ0AAP0KACA3AAD9CgAgOAAA_QoAIFkAAIALACBaAAD9CgAgggcCAAAAAYMHAgAAAASEBwIAAAAEhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgCbCwAhDQ0AAP0KACA3AAD9CgAgOAAA_QoAIFkAAIALACBaAAD9CgAgggcCAAAAAYMHAgAAAASEBwIAAAAEhQcCAAAAAYYHAgAAAAGHBwIAAAABiAcCAAAAAYkHAgCbCwAhCw0AAIwLACA3AACNCwAgOAAAjQsAIIIHAQAAAAGDBwEAAAAFhAcBAAAABYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAnAsAIQyCB4AAAAABhQeAAAAAAYYHgAAAAAGHB4AAAAABiAeAAAAAAYkHgAAAAAGhBwEAAAABogcBAAAAAaMHAQAAAAGkB4AAAAABpQeAAAAAAaYHgAAAAAELDQAA_QoAIDcAAJELACA4AACRCwAgggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCeCwAhCP0GAACfCwAw_gYAAJUKABD_BgAAnwsAMIEHQAD7CgAhkgcBAJcLACGUBwEAlwsAIacHAQCICwAhqAdAAIkLACEQ_QYAAKALADD-BgAA_wkAEP8GAACgCwAwgQdAAPsKACGMBwEAiAsAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIaoHAQCZCwAhqwcBAIgLACGsBwAAoQsAIK0HAQCKCwAhrgdAAIkLACGvBwEAiAsAIbAHAQCICwAhsQdAAPsKACEEggcBAAAABbIHAQAAAAGzBwEAAAAEtAcBAAAABAv9BgAAogsAMP4GAADpCQAQ_wYAAKILADCOBwEAigsAIZIHIACjCwAhnAcCAJoLACGfB0AA-woAIa4HQACJCwAhtQcBAIgLACG2BwQA-goAIbcHQACJCwAhBQ0AAP0KACA3AAClCwAgOAAApQsAIIIHIAAAAAGJByAApAsAIQUNAAD9CgAgNwAApQsAIDgAAKULACCCByAAAAABiQcgAKQLACECggcgAAAAAYkHIAClCwAhC_0GAACmCwAw_gYAANYJABD_BgAApgsAMI4HAQCVCwAhkgcgAKcLACGcBwIAqAsAIZ8HQACECwAhrgdAAJQLACG1BwEAkwsAIbYHBACDCwAhtwdAAJQLACECggcgAAAAAYkHIAClCwAhCIIHAgAAAAGDBwIAAAAEhAcCAAAABIUHAgAAAAGGBwIAAAABhwcCAAAAAYgHAgAAAAGJBwIA_QoAIQX9BgAAqQsAMP4GAADQCQAQ_wYAAKkLADCSByAAowsAIbgHBAD6CgAhBf0GAACqCwAw_gYAAL0JABD_BgAAqgsAMJIHIACnCwAhuAcEAIMLACEK_QYAAKsLADD-BgAAtwkAEP8GAACrCwAwgQdAAPsKACG2BwQA-goAIbkHAQCXCwAhugcAAawLACG7BwEAiAsAIbwHAAGsCwAhvQcEAPoKACEHDQAA_QoAIDcAAK4LACA4AACuCwAgggcAAQAAAYMHAAEAAASEBwABAAAEiQcAAa0LACEHDQAA_QoAIDcAAK4LACA4AACuCwAgggcAAQAAAYMHAAEAAASEBwABAAAEiQcAAa0LACEEggcAAQAAAYMHAAEAAASEBwABAAAEiQcAAa4LACEK_QYAAK8LADD-BgAApAkAEP8GAACvCwAwgQdAAIQLACG2BwQAgwsAIbkHAQCwCwAhugcAAbELACG7BwEAkwsAIbwHAAGxCwAhvQcEAIMLACEIggcBAAAAAYMHAQAAAASEBwEAAAAEhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQCyCwAhBIIHAAEAAAGDBwABAAAEhAcAAQAABIkHAAGuCwAhCIIHAQAAAAGDBwEAAAAEhAcBAAAABIUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAsgsAIQK2BwQAAAABuQcBAAAAAQj9BgAAtAsAMP4GAACeCQAQ_wYAALQLADCTBwQA-goAIbYHBAD6CgAhuQcBAJcLACG6BwABrAsAIb0HBAD6CgAhCP0GAAC1CwAw_gYAAIsJABD_BgAAtQsAMJMHBACDCwAhtgcEAIMLACG5BwEAsAsAIboHAAGxCwAhvQcEAIMLACECtgcEAAAAAbkHAQAAAAEU_QYAALcLADD-BgAAhQkAEP8GAAC3CwAwgQdAAPsKACGSBwEAlwsAIZMHBAD6CgAhqQcBAJkLACGqBwEAmQsAIbUHAQCICwAhvwcBAIgLACHABwEAiAsAIcEHAQCKCwAhwgcBAJkLACHDBwEAiAsAIcQHAQCICwAhxQcBAIoLACHGBwEAigsAIccHAQCKCwAhyAcBAIoLACHJBwAAmAsAIBT9BgAAuAsAMP4GAADyCAAQ_wYAALgLADCBB0AAhAsAIZIHAQCwCwAhkwcEAIMLACGpBwEAuQsAIaoHAQC5CwAhtQcBAJMLACG_BwEAkwsAIcAHAQCTCwAhwQcBAJULACHCBwEAuQsAIcMHAQCTCwAhxAcBAJMLACHFBwEAlQsAIcYHAQCVCwAhxwcBAJULACHIBwEAlQsAIckHAAC6CwAgCIIHAQAAAAGDBwEAAAAFhAcBAAAABYUHAQAAAAGGBwEAAAABhwcBAAAAAYgHAQAAAAGJBwEAuwsAIQyCB4AAAAABhQeAAAAAAYYHgAAAAAGHB4AAAAABiAeAAAAAAYkHgAAAAAGhBwEAAAABogcBAAAAAaMHAQAAAAGkB4AAAAABpQeAAAAAAaYHgAAAAAEIggcBAAAAAYMHAQAAAAWEBwEAAAAFhQcBAAAAAYYHAQAAAAGHBwEAAAABiAcBAAAAAYkHAQC7CwAhDAUBAIgLACH9BgAAvAsAMP4GAADsCAAQ_wYAALwLADCBB0AA-woAIYwHAQCICwAhygcEAPoKACHLBwEAiAsAIcwHAQCXCwAhzQcBAIgLACHOBwAAvQsAIM8HAAC9CwAgDw0AAIwLACA3AAC-CwAgOAAAvgsAIIIHgAAAAAGFB4AAAAABhgeAAAAAAYcHgAAAAAGIB4AAAAABiQeAAAAAAaEHAQAAAAGiBwEAAAABowcBAAAAAaQHgAAAAAGlB4AAAAABpgeAAAAAAQyCB4AAAAABhQeAAAAAAYYHgAAAAAGHB4AAAAABiAeAAAAAAYkHgAAAAAGhBwEAAAABogcBAAAAAaMHAQAAAAGkB4AAAAABpQeAAAAAAaYHgAAAAAEMBQEAkwsAIf0GAAC_CwAw_gYAANkIABD_BgAAvwsAMIEHQACECwAhjAcBAJMLACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACHNBwEAkwsAIc4HAADACwAgzwcAAMALACAMggeAAAAAAYUHgAAAAAGGB4AAAAABhweAAAAAAYgHgAAAAAGJB4AAAAABoQcBAAAAAaIHAQAAAAGjBwEAAAABpAeAAAAAAaUHgAAAAAGmB4AAAAABAgUBAAAAAcoHBAAAAAEL_QYAAMILADD-BgAA0wgAEP8GAADCCwAwgQdAAPsKACGSBwQA-goAIZwHAgCaCwAh0QcBAJcLACHSBwEAiAsAIdMHQAD7CgAh1AcBAIoLACHVBwEAigsAIQv9BgAAwwsAMP4GAADACAAQ_wYAAMMLADCBB0AAhAsAIZIHBACDCwAhnAcCAKgLACHRBwEAsAsAIdIHAQCTCwAh0wdAAIQLACHUBwEAlQsAIdUHAQCVCwAhCP0GAADECwAw_gYAALoIABD_BgAAxAsAMJIHIACjCwAh1gcEAPoKACHXB0AA-woAIdgHBAD6CgAh2QdAAIkLACEI_QYAAMULADD-BgAApwgAEP8GAADFCwAwkgcgAKcLACHWBwQAgwsAIdcHQACECwAh2AcEAIMLACHZB0AAlAsAIQf9BgAAxgsAMP4GAAChCAAQ_wYAAMYLADDaBwEAiAsAIdsHQAD7CgAh3AcCAJoLACHdBwIAmgsAIQf9BgAAxwsAMP4GAACOCAAQ_wYAAMcLADDaBwEAkwsAIdsHQACECwAh3AcCAKgLACHdBwIAqAsAIQ79BgAAyAsAMP4GAACICAAQ_wYAAMgLADCpBwEAlwsAIaoHAQCXCwAh3gcBAIgLACHfBwEAiAsAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIeYHBAD6CgAhDv0GAADJCwAw_gYAAPUHABD_BgAAyQsAMKkHAQCwCwAhqgcBALALACHeBwEAkwsAId8HAQCTCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAh5gcEAIMLACEEqgcBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAAQ79BgAAywsAMP4GAADvBwAQ_wYAAMsLADCpBwEAlwsAIaoHAQCXCwAh3gcBAIgLACHfBwEAiAsAIeAHBAD6CgAh4QcEAPoKACHiBwQA-goAIeMHBAD6CgAh5AcEAPoKACHlBwQA-goAIeYHBAD6CgAhDv0GAADMCwAw_gYAANwHABD_BgAAzAsAMKkHAQCwCwAhqgcBALALACHeBwEAkwsAId8HAQCTCwAh4AcEAIMLACHhBwQAgwsAIeIHBACDCwAh4wcEAIMLACHkBwQAgwsAIeUHBACDCwAh5gcEAIMLACEEqgcBAAAAAd4HAQAAAAHfBwEAAAAB4AcEAAAAARD9BgAAzgsAMP4GAADWBwAQ_wYAAM4LADCpBwEAlwsAIaoHAQCXCwAh0QcBAJcLACHeBwEAiAsAId8HAQCICwAh4gcCANALACHoBwEAiAsAIekHAgCaCwAh6gcEAPoKACHrBwQAzwsAIewHBADPCwAh7QdAAIkLACHuBwQAzwsAIQ0NAACMCwAgNwAA1AsAIDgAANQLACBZAADSCwAgWgAA1AsAIIIHBAAAAAGDBwQAAAAFhAcEAAAABYUHBAAAAAGGBwQAAAABhwcEAAAAAYgHBAAAAAGJBwQA0wsAIQ0NAACMCwAgNwAAjAsAIDgAAIwLACBZAADSCwAgWgAAjAsAIIIHAgAAAAGDBwIAAAAFhAcCAAAABYUHAgAAAAGGBwIAAAABhwcCAAAAAYgHAgAAAAGJBwIA0QsAIQ0NAACMCwAgNwAAjAsAIDgAAIwLACBZAADSCwAgWgAAjAsAIIIHAgAAAAGDBwIAAAAFhAcCAAAABYUHAgAAAAGGBwIAAAABhwcCAAAAAYgHAgAAAAGJBwIA0QsAIQiCBwgAAAABgwcIAAAABYQHCAAAAAWFBwgAAAABhgcIAAAAAYcHCAAAAAGIBwgAAAABiQcIANILACENDQAAjAsAIDcAANQLACA4AADUCwAgWQAA0gsAIFoAANQLACCCBwQAAAABgwcEAAAABYQHBAAAAAWFBwQAAAABhgcEAAAAAYcHBAAAAAGIBwQAAAABiQcEANMLACEIggcEAAAAAYMHBAAAAAWEBwQAAAAFhQcEAAAAAYYHBAAAAAGHBwQAAAABiAcEAAAAAYkHBADUCwAhEP0GAADVCwAw_gYAAMMHABD_BgAA1QsAMKkHAQCwCwAhqgcBALALACHRBwEAsAsAId4HAQCTCwAh3wcBAJMLACHiBwIA1wsAIegHAQCTCwAh6QcCAKgLACHqBwQAgwsAIesHBADWCwAh7AcEANYLACHtB0AAlAsAIe4HBADWCwAhCIIHBAAAAAGDBwQAAAAFhAcEAAAABYUHBAAAAAGGBwQAAAABhwcEAAAAAYgHBAAAAAGJBwQA1AsAIQiCBwIAAAABgwcCAAAABYQHAgAAAAWFBwIAAAABhgcCAAAAAYcHAgAAAAGIBwIAAAABiQcCAIwLACEY_QYAANgLADD-BgAAvQcAEP8GAADYCwAwgQdAAPsKACGqBwEAlwsAIdEHAQCXCwAh6QcCAJoLACHvBwEAlwsAIfAHAQCICwAh8QcCAJoLACHyBwQA-goAIfMHAQCICwAh9AcBAIgLACH1BwEAiAsAIfYHAgCaCwAh9wcCAJoLACH4BwIAmgsAIfkHAACYCwAg-gdAAIkLACH7B0AAiQsAIfwHQACJCwAh_QcEAPoKACH-BwQA-goAIf8HAQCICwAhCv0GAADZCwAw_gYAAKcHABD_BgAA2QsAMJIHAQCXCwAhqgcBAJcLACHCBwEAlwsAIdEHAQCXCwAh0wdAAPsKACGACAIAmgsAIYEIQAD7CgAhCv0GAADaCwAw_gYAAJQHABD_BgAA2gsAMJIHAQCwCwAhqgcBALALACHCBwEAsAsAIdEHAQCwCwAh0wdAAIQLACGACAIAqAsAIYEIQACECwAhEgUBAIgLACH9BgAA2wsAMP4GAACOBwAQ_wYAANsLADCMBwEAiAsAIcUHAQCICwAhygcEAPoKACHLBwEAiAsAIcwHAQCXCwAh0QcBAJcLACGCCAEAiAsAIYMIAQCICwAhhAgBAIgLACGFCAIAmgsAIYYIQAD7CgAhhwhAAPsKACGICAQA-goAIYkIAgCaCwAhEgUBAJMLACH9BgAA3AsAMP4GAAD7BgAQ_wYAANwLADCMBwEAkwsAIcUHAQCTCwAhygcEAIMLACHLBwEAkwsAIcwHAQCwCwAh0QcBALALACGCCAEAkwsAIYMIAQCTCwAhhAgBAJMLACGFCAIAqAsAIYYIQACECwAhhwhAAIQLACGICAQAgwsAIYkIAgCoCwAhAgUBAAAAAYwHAQAAAAEC0QcBAAAAAYIIAQAAAAEgBQEAiAsAIf0GAADfCwAw_gYAAPUGABD_BgAA3wsAMIEHQAD7CgAhjAcBAIgLACHGBwEAigsAIcoHBAD6CgAhywcBAIgLACHMBwEAlwsAIfUHAQCKCwAhjAgEAPoKACGNCEAAiQsAIY4IAACYCwAgjwgAAJgLACCQCAAAmAsAIJEIAQCICwAhkghAAPsKACGTCCAAowsAIZQIAQCKCwAhlQgBAIoLACGWCAEAigsAIZcIAACYCwAgmAgAAJgLACCZCAAAmAsAIJoIAACYCwAgmwgBAIoLACGcCAEAigsAIZ0IAgCaCwAhnggBAIoLACGfCAIAmgsAIaAIAgCaCwAhIAUBAJMLACH9BgAA4AsAMP4GAADiBgAQ_wYAAOALADCBB0AAhAsAIYwHAQCTCwAhxgcBAJULACHKBwQAgwsAIcsHAQCTCwAhzAcBALALACH1BwEAlQsAIYwIBACDCwAhjQhAAJQLACGOCAAAugsAII8IAAC6CwAgkAgAALoLACCRCAEAkwsAIZIIQACECwAhkwggAKcLACGUCAEAlQsAIZUIAQCVCwAhlggBAJULACGXCAAAugsAIJgIAAC6CwAgmQgAALoLACCaCAAAugsAIJsIAQCVCwAhnAgBAJULACGdCAIAqAsAIZ4IAQCVCwAhnwgCAKgLACGgCAIAqAsAIQMFAQAAAAGMBwEAAAABywcBAAAAAQb9BgAA4gsAMP4GAADcBgAQ_wYAAOILADCoB0AA-woAIaIIAQCXCwAhowgAAawLACEX_QYAAOMLADD-BgAAxgYAEP8GAADjCwAwgQdAAPsKACGSBwEAlwsAIZsHAQCICwAhqQcBAJcLACGqBwEAlwsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIaIIAQCXCwAhpAgBAIgLACGlCAEAiAsAIaYIAQCICwAhpwgAAJgLACCoCAAAoQsAIKkIAgCaCwAhqgggAKMLACGrCAEAiAsAIawIAAChCwAgrQggAKMLACGuCAIAmgsAIQn9BgAA5AsAMP4GAACwBgAQ_wYAAOQLADCNB0AAiQsAIZ0HQAD7CgAhoggBAJcLACGvCAAAoQsAILAIAAChCwAgsQgBAIoLACEKEgAA5gsAIP0GAADlCwAw_gYAADUAEP8GAADlCwAwjQdAAJQLACGdB0AAhAsAIaIIAQCwCwAhrwgAAKELACCwCAAAoQsAILEIAQCVCwAhGgMAAO8LACARAACiDAAgEwAAowwAIBQAAKQMACD9BgAAoQwAMP4GAABiABD_BgAAoQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhpAgBAJMLACGuCAIAqAsAIbIIAQCTCwAhswgBAJMLACG0CAEAlQsAIbUIAADACwAgtggBAJULACG3CAAAoQsAILgIAgCoCwAhuQgCAKgLACGlCQAAYgAgpgkAAGIAIBT9BgAA5wsAMP4GAACYBgAQ_wYAAOcLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIa8HAQCICwAhsAcBAIgLACGxB0AA-woAIaQIAQCICwAhrggCAJoLACGyCAEAiAsAIbMIAQCICwAhtAgBAIoLACG1CAAAvQsAILYIAQCKCwAhtwgAAKELACC4CAIAmgsAIbkIAgCaCwAhEgQBAIoLACH9BgAA6AsAMP4GAACCBgAQ_wYAAOgLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGoB0AA-woAIakHAQCZCwAhqgcBAJkLACHHBwEAiAsAIboIAAGsCwAhuwgAAawLACG8CAEAigsAIb0IAQCKCwAhvggBAJkLACG_CAIAmgsAIcAIQACJCwAhDv0GAADpCwAw_gYAAOgFABD_BgAA6QsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhqgcBAJcLACG-CAEAlwsAIcEIAAGsCwAhwggAAawLACHDCAEAigsAIcQIQACJCwAhxQhAAIkLACEL_QYAAOoLADD-BgAA0gUAEP8GAADqCwAwqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhvggBAJcLACHGCAABrAsAIccIAQCICwAhyAgBAIgLACHJCEAAiQsAIRP9BgAA6wsAMP4GAAC8BQAQ_wYAAOsLADCBB0AA-woAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIa8HAQCICwAhsAcBAIgLACGyCAEAigsAIcUIQACJCwAhyQhAAIkLACHKCAEAlwsAIcsIAAGsCwAhzAgBAIgLACHNCAEAigsAIc4IAQCKCwAhzwgBAIoLACHQCAAAoQsAIA79BgAA7AsAMP4GAACmBQAQ_wYAAOwLADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGpBwEAlwsAIbIIAQCKCwAhzggBAIoLACHPCAEAigsAIdAIAAChCwAg0QgCAJoLACHSCAEAigsAIdMIQACJCwAhApIHAQAAAAGpBwEAAAABEAMAAO8LACAgAADwCwAg_QYAAO4LADD-BgAAaAAQ_wYAAO4LADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIbIIAQCVCwAhzggBAJULACHPCAEAlQsAIdAIAAChCwAg0QgCAKgLACHSCAEAlQsAIdMIQACUCwAhGQ8AAKcMACAQAACoDAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIBwAAKoMACAdAACmDAAgHgAAqQwAIB8AAKwMACAgAADwCwAgJAAAsAwAIP0GAAClDAAw_gYAAFQAEP8GAAClDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhpAgBAJMLACHnCAEAkwsAIZ0JAQCVCwAhnglAAIQLACGfCUAAlAsAIaUJAABUACCmCQAAVAAgA9UIAABqACDWCAAAagAg1wgAAGoAIAj9BgAA8QsAMP4GAACOBQAQ_wYAAPELADCBB0AA-woAIZIHAQCXCwAhpwcBAIgLACHYCAEAiAsAIdkIAQCKCwAhCP0GAADyCwAw_gYAAPsEABD_BgAA8gsAMIEHQACECwAhkgcBALALACGnBwEAkwsAIdgIAQCTCwAh2QgBAJULACEH_QYAAPMLADD-BgAA9QQAEP8GAADzCwAwgQdAAPsKACGSBwEAlwsAIbsHAQCICwAh2ggBAIgLACEH_QYAAPQLADD-BgAA4gQAEP8GAAD0CwAwgQdAAIQLACGSBwEAsAsAIbsHAQCTCwAh2ggBAJMLACEJ_QYAAPULADD-BgAA3AQAEP8GAAD1CwAwgQdAAPsKACGSBwEAlwsAIacHAQCICwAh2wgBAIgLACHcCAABrAsAId0IAAGsCwAhCf0GAAD2CwAw_gYAAMkEABD_BgAA9gsAMIEHQACECwAhkgcBALALACGnBwEAkwsAIdsIAQCTCwAh3AgAAbELACHdCAABsQsAIQLbCAEAAAAB3AgAAQAAAQb9BgAA-AsAMP4GAADDBAAQ_wYAAPgLADDfCAEAiAsAIeAIAgCaCwAh4QgEAM8LACEG_QYAAPkLADD-BgAAsAQAEP8GAAD5CwAw3wgBAJMLACHgCAIAqAsAIeEIBADWCwAhCf0GAAD6CwAw_gYAAKoEABD_BgAA-gsAMIEHQAD7CgAhkgcBAJcLACGcBwIAmgsAIZ8HQAD7CgAhpwcBAIgLACHiCAEAlwsAIQoWAAD8CwAg_QYAAPsLADD-BgAARgAQ_wYAAPsLADCBB0AAhAsAIZIHAQCwCwAhnAcCAKgLACGfB0AAhAsAIacHAQCTCwAh4ggBALALACESAwAA7wsAIBUAALUMACAXAAC4DAAg_QYAALcMADD-BgAAQgAQ_wYAALcMADCBB0AAhAsAIZIHAQCwCwAhqAdAAIQLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACG-CAEAsAsAIcUIQACUCwAhywgAAbELACHjCEAAlAsAIaUJAABCACCmCQAAQgAgDf0GAAD9CwAw_gYAAJIEABD_BgAA_QsAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhrwcBAIgLACGwBwEAiAsAIb4IAQCXCwAhxQhAAIkLACHLCAABrAsAIeMIQACJCwAhDv0GAAD-CwAw_gYAAPwDABD_BgAA_gsAMIEHQAD7CgAhkgcBAJcLACGYBwEAigsAIZsHAQCICwAhqQcBAJcLACGqBwEAmQsAIaQIAQCICwAhsggBAIoLACHkCAEAiAsAIeUIAQCICwAh5ghAAIkLACEN_QYAAP8LADD-BgAA5AMAEP8GAAD_CwAwgQdAAPsKACGSBwEAlwsAIagHQAD7CgAhqQcBAJkLACGkCAEAiAsAIcYIAAGsCwAh5wgBAIgLACHoCAEAiAsAIekIQACJCwAh6ggAAL0LACAN_QYAAIAMADD-BgAA0QMAEP8GAACADAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALkLACGkCAEAkwsAIcYIAAGxCwAh5wgBAJMLACHoCAEAkwsAIekIQACUCwAh6ggAAMALACAF_QYAAIEMADD-BgAAywMAEP8GAACBDAAwqAdAAPsKACHrCAABrAsAIQX9BgAAggwAMP4GAAC4AwAQ_wYAAIIMADCoB0AAhAsAIesIAAGxCwAhF_0GAACDDAAw_gYAALIDABD_BgAAgwwAMIEHQAD7CgAhkgcBAJcLACGoB0AA-woAIakHAQCXCwAhqgcBAJcLACG_BwEAiAsAIcAHAQCXCwAhoggBAJkLACGoCAAAoQsAIMMIAQCKCwAhxQhAAIkLACHLCAABrAsAIewIAAChCwAg7QhAAIkLACHuCAIA0AsAIe8IAgDQCwAh8AgBAIoLACHxCAEAigsAIfIIAQCZCwAh8wgBAJkLACEW_QYAAIQMADD-BgAAnAMAEP8GAACEDAAwgQdAAPsKACGMBwEAiAsAIZIHAQCXCwAhqAdAAPsKACGpBwEAlwsAIaoHAQCXCwAhrwcBAIgLACGwBwEAiAsAIagIAAChCwAgqwgBAIgLACGsCAAAoQsAIK0IIACjCwAhwggAAawLACHFCEAAiQsAIeUIAQCKCwAh7QhAAIkLACH0CAEAmQsAIfUIAQCKCwAh9ghAAIkLACEM_QYAAIUMADD-BgAAhgMAEP8GAACFDAAwgQdAAPsKACGMBwEAiAsAIcwHAQCXCwAhgggBAIgLACGMCAIAmgsAIfcIAACYCwAg-AgBAIoLACH5CAQAzwsAIfoIIACjCwAhDP0GAACGDAAw_gYAAPMCABD_BgAAhgwAMIEHQACECwAhjAcBAJMLACHMBwEAsAsAIYIIAQCTCwAhjAgCAKgLACH3CAAAugsAIPgIAQCVCwAh-QgEANYLACH6CCAApwsAIQn9BgAAhwwAMP4GAADtAgAQ_wYAAIcMADDRBwEAlwsAIdIHAQCKCwAh7wcBAJcLACHzBwEAiAsAIf4HBADPCwAh-whAAPsKACEJ_QYAAIgMADD-BgAA2gIAEP8GAACIDAAw0QcBALALACHSBwEAlQsAIe8HAQCwCwAh8wcBAJMLACH-BwQA1gsAIfsIQACECwAhCP0GAACJDAAw_gYAANQCABD_BgAAiQwAMIEHQAD7CgAh8wcBAIgLACHYCAEAiAsAIfwIAQCICwAh_QhAAIkLACEJ_QYAAIoMADD-BgAAvgIAEP8GAACKDAAwmwcgAKMLACHFBwEAiAsAIc0HAQCICwAh8wcBAIgLACGECAEAiAsAIf4IQAD7CgAhHv0GAACLDAAw_gYAAKgCABD_BgAAiwwAMIwHAQCICwAh8AcBAIgLACH0BwEAiAsAIfYHAgCaCwAh9wcCAJoLACH4BwIAmgsAIf0HBAD6CgAh6AgBAIgLACH6CCAAowsAIf8IAQCICwAhgAkBAIoLACGBCQIAmgsAIYIJAgCaCwAhgwkCAJoLACGECQIAmgsAIYUJAQCZCwAhhgkgAKMLACGHCUAAiQsAIYgJAAChCwAgiQkAAKELACCKCUAAiQsAIYsJIACjCwAhjAkAAKELACCNCQIAmgsAIY4JAgCaCwAhjwkBAJkLACGQCQEAmQsAIQ39BgAAjAwAMP4GAACSAgAQ_wYAAIwMADCBB0AA-woAIYwHAQCICwAhtgcCAJoLACHMBwEAlwsAIekHAgCaCwAh9wcCAJoLACGMCAIAmgsAIfoIIACjCwAhkQkBAIgLACGSCQAAoQsAIBAGAACODAAgCAAAjwwAIA4AAJAMACD9BgAAjQwAMP4GAAD_AQAQ_wYAAI0MADCBB0AAhAsAIYwHAQCTCwAhtgcCAKgLACHMBwEAsAsAIekHAgCoCwAh9wcCAKgLACGMCAIAqAsAIfoIIACnCwAhkQkBAJMLACGSCQAAoQsAIAPVCAAACQAg1ggAAAkAINcIAAAJACAD1QgAAA4AINYIAAAOACDXCAAADgAgA9UIAAASACDWCAAAEgAg1wgAABIAIAj9BgAAkQwAMP4GAAD5AQAQ_wYAAJEMADD0BwEAiAsAIZMJAgCaCwAhlAkgAKMLACGVCQIAmgsAIZYJAgCaCwAhCf0GAACSDAAw_gYAAOMBABD_BgAAkgwAMKoHAQCXCwAh9AcBAIgLACGTCQIAmgsAIZQJIACjCwAhlQkCAJoLACGWCQIAmgsAIQn9BgAAkwwAMP4GAADNAQAQ_wYAAJMMADCMBwEAiAsAIaoHAQCXCwAhygcEAPoKACGXCQQA-goAIZgJAgCaCwAhmQkCAJoLACEKBAAAlQwAIP0GAACUDAAw_gYAAAcAEP8GAACUDAAwjAcBAJMLACGqBwEAsAsAIcoHBACDCwAhlwkEAIMLACGYCQIAqAsAIZkJAgCoCwAhFQMAAO8LACAFAADSDAAgBgAAjgwAIA8AAKcMACAQAACoDAAgEQAAogwAIBwAAKoMACD9BgAA0QwAMP4GAAADABD_BgAA0QwAMIEHQACECwAhkgcBALALACGpBwEAsAsAIaQIAQCTCwAh5wgBAJMLACHoCAEAkwsAIZoJIACnCwAhmwlAAJQLACGcCUAAhAsAIaUJAAADACCmCQAAAwAgDP0GAACWDAAw_gYAALUBABD_BgAAlgwAMIEHQAD7CgAhkgcBAJcLACGpBwEAlwsAIaQIAQCICwAh5wgBAIgLACHoCAEAiAsAIZoJIACjCwAhmwlAAIkLACGcCUAA-woAIQv9BgAAlwwAMP4GAACfAQAQ_wYAAJcMADCBB0AA-woAIZIHAQCXCwAhmwcBAIgLACGkCAEAiAsAIecIAQCICwAhnQkBAIoLACGeCUAA-woAIZ8JQACJCwAhFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBALALACGTBwQAgwsAIZQHAQCwCwAhlQcBALALACGWBwEAkwsAIZcHAQCTCwAhmAcBAJMLACGZB0AAhAsAIZoHAQC5CwAhmwcBAJMLACGcBwIAqAsAIZ0HQACUCwAhngdAAJQLACGfB0AAhAsAIaAHQACUCwAhFQMAAO8LACAiAACcDAAgIwAAnQwAIP0GAACbDAAw_gYAAHMAEP8GAACbDAAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhqwcBAJMLACGsBwAAoQsAIK0HAQCVCwAhrgdAAJQLACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGlCQAAcwAgpgkAAHMAIAkhAACZDAAg_QYAAJoMADD-BgAAdwAQ_wYAAJoMADCBB0AAhAsAIZIHAQCwCwAhlAcBALALACGnBwEAkwsAIagHQACUCwAhEwMAAO8LACAiAACcDAAgIwAAnQwAIP0GAACbDAAw_gYAAHMAEP8GAACbDAAwgQdAAIQLACGMBwEAkwsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhqwcBAJMLACGsBwAAoQsAIK0HAQCVCwAhrgdAAJQLACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACED1QgAAHcAINYIAAB3ACDXCAAAdwAgA9UIAAB7ACDWCAAAewAg1wgAAHsAIBUDAADvCwAgHwAAnwwAIP0GAACeDAAw_gYAAGoAEP8GAACeDAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsggBAJULACHFCEAAlAsAIckIQACUCwAhyggBALALACHLCAABsQsAIcwIAQCTCwAhzQgBAJULACHOCAEAlQsAIc8IAQCVCwAh0AgAAKELACASAwAA7wsAICAAAPALACD9BgAA7gsAMP4GAABoABD_BgAA7gsAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhsggBAJULACHOCAEAlQsAIc8IAQCVCwAh0AgAAKELACDRCAIAqAsAIdIIAQCVCwAh0whAAJQLACGlCQAAaAAgpgkAAGgAIAKSBwEAAAABqQcBAAAAARgDAADvCwAgEQAAogwAIBMAAKMMACAUAACkDAAg_QYAAKEMADD-BgAAYgAQ_wYAAKEMADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaQIAQCTCwAhrggCAKgLACGyCAEAkwsAIbMIAQCTCwAhtAgBAJULACG1CAAAwAsAILYIAQCVCwAhtwgAAKELACC4CAIAqAsAIbkIAgCoCwAhA9UIAAAwACDWCAAAMAAg1wgAADAAIAwSAADmCwAg_QYAAOULADD-BgAANQAQ_wYAAOULADCNB0AAlAsAIZ0HQACECwAhoggBALALACGvCAAAoQsAILAIAAChCwAgsQgBAJULACGlCQAANQAgpgkAADUAIAPVCAAANwAg1ggAADcAINcIAAA3ACAXDwAApwwAIBAAAKgMACAYAACrDAAgGQAArQwAIBoAAK4MACAbAACvDAAgHAAAqgwAIB0AAKYMACAeAACpDAAgHwAArAwAICAAAPALACAkAACwDAAg_QYAAKUMADD-BgAAVAAQ_wYAAKUMADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGkCAEAkwsAIecIAQCTCwAhnQkBAJULACGeCUAAhAsAIZ8JQACUCwAhA9UIAAADACDWCAAAAwAg1wgAAAMAIAPVCAAAKAAg1ggAACgAINcIAAAoACAD1QgAACwAINYIAAAsACDXCAAALAAgA9UIAABiACDWCAAAYgAg1wgAAGIAIAPVCAAAPQAg1ggAAD0AINcIAAA9ACAD1QgAAEIAINYIAABCACDXCAAAQgAgEgMAAO8LACAgAADwCwAg_QYAAO4LADD-BgAAaAAQ_wYAAO4LADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIbIIAQCVCwAhzggBAJULACHPCAEAlQsAIdAIAAChCwAg0QgCAKgLACHSCAEAlQsAIdMIQACUCwAhpQkAAGgAIKYJAABoACAD1QgAAEgAINYIAABIACDXCAAASAAgA9UIAABMACDWCAAATAAg1wgAAEwAIAPVCAAAUAAg1ggAAFAAINcIAABQACAD1QgAAHMAINYIAABzACDXCAAAcwAgFAMAALIMACAEAQCVCwAhFQAAswwAIP0GAACxDAAw_gYAAFAAEP8GAACxDAAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqAdAAIQLACGpBwEAuQsAIaoHAQC5CwAhxwcBAJMLACG6CAABsQsAIbsIAAGxCwAhvAgBAJULACG9CAEAlQsAIb4IAQC5CwAhvwgCAKgLACHACEAAlAsAIRkPAACnDAAgEAAAqAwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACAcAACqDAAgHQAApgwAIB4AAKkMACAfAACsDAAgIAAA8AsAICQAALAMACD9BgAApQwAMP4GAABUABD_BgAApQwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIaQIAQCTCwAh5wgBAJMLACGdCQEAlQsAIZ4JQACECwAhnwlAAJQLACGlCQAAVAAgpgkAAFQAIBYDAADvCwAgBAAAuwwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACD9BgAAugwAMP4GAAA9ABD_BgAAugwAMIEHQACECwAhkgcBALALACGYBwEAlQsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIaQIAQCTCwAhsggBAJULACHkCAEAkwsAIeUIAQCTCwAh5ghAAJQLACGlCQAAPQAgpgkAAD0AIBADAADvCwAgFQAAtQwAIP0GAAC0DAAw_gYAAEwAEP8GAAC0DAAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb4IAQCwCwAhwQgAAbELACHCCAABsQsAIcMIAQCVCwAhxAhAAJQLACHFCEAAlAsAIRYDAADvCwAgBAAAuwwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACD9BgAAugwAMP4GAAA9ABD_BgAAugwAMIEHQACECwAhkgcBALALACGYBwEAlQsAIZsHAQCTCwAhqQcBALALACGqBwEAuQsAIaQIAQCTCwAhsggBAJULACHkCAEAkwsAIeUIAQCTCwAh5ghAAJQLACGlCQAAPQAgpgkAAD0AIA0DAADvCwAgFQAAtQwAIP0GAAC2DAAw_gYAAEgAEP8GAAC2DAAwqAdAAIQLACGpBwEAsAsAIaoHAQCwCwAhvggBALALACHGCAABsQsAIccIAQCTCwAhyAgBAJMLACHJCEAAlAsAIRADAADvCwAgFQAAtQwAIBcAALgMACD9BgAAtwwAMP4GAABCABD_BgAAtwwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb4IAQCwCwAhxQhAAJQLACHLCAABsQsAIeMIQACUCwAhDBYAAPwLACD9BgAA-wsAMP4GAABGABD_BgAA-wsAMIEHQACECwAhkgcBALALACGcBwIAqAsAIZ8HQACECwAhpwcBAJMLACHiCAEAsAsAIaUJAABGACCmCQAARgAgApIHAQAAAAGpBwEAAAABFAMAAO8LACAEAAC7DAAgGAAAqwwAIBkAAK0MACAaAACuDAAgGwAArwwAIP0GAAC6DAAw_gYAAD0AEP8GAAC6DAAwgQdAAIQLACGSBwEAsAsAIZgHAQCVCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhpAgBAJMLACGyCAEAlQsAIeQIAQCTCwAh5QgBAJMLACHmCEAAlAsAIRUDAADvCwAgBQAA0gwAIAYAAI4MACAPAACnDAAgEAAAqAwAIBEAAKIMACAcAACqDAAg_QYAANEMADD-BgAAAwAQ_wYAANEMADCBB0AAhAsAIZIHAQCwCwAhqQcBALALACGkCAEAkwsAIecIAQCTCwAh6AgBAJMLACGaCSAApwsAIZsJQACUCwAhnAlAAIQLACGlCQAAAwAgpgkAAAMAIAKiCAEAAAABowgAAQAAAQcSAADmCwAg_QYAAL0MADD-BgAANwAQ_wYAAL0MADCoB0AAhAsAIaIIAQCwCwAhowgAAbELACEZBAAAlQwAIBIAAOYLACD9BgAAvgwAMP4GAAAwABD_BgAAvgwAMIEHQACECwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGiCAEAsAsAIaQIAQCTCwAhpQgBAJMLACGmCAEAkwsAIacIAAC6CwAgqAgAAKELACCpCAIAqAsAIaoIIACnCwAhqwgBAJMLACGsCAAAoQsAIK0IIACnCwAhrggCAKgLACEZAwAA7wsAIAQAAJUMACD9BgAAvwwAMP4GAAAsABD_BgAAvwwAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoggBALkLACGoCAAAoQsAIMMIAQCVCwAhxQhAAJQLACHLCAABsQsAIewIAAChCwAg7QhAAJQLACHuCAIA1wsAIe8IAgDXCwAh8AgBAJULACHxCAEAlQsAIfIIAQC5CwAh8wgBALkLACEYAwAA7wsAIAQAAJUMACD9BgAAwAwAMP4GAAAoABD_BgAAwAwAMIEHQACECwAhjAcBAJMLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGoCAAAoQsAIKsIAQCTCwAhrAgAAKELACCtCCAApwsAIcIIAAGxCwAhxQhAAJQLACHlCAEAlQsAIe0IQACUCwAh9AgBALkLACH1CAEAlQsAIfYIQACUCwAhAs0HAQAAAAHzBwEAAAABCgkAAMMMACD9BgAAwgwAMP4GAAAeABD_BgAAwgwAMJsHIACnCwAhxQcBAJMLACHNBwEAkwsAIfMHAQCTCwAhhAgBAJMLACH-CEAAhAsAISQHAADIDAAgCgAAyQwAIAsAAMoMACAMAADLDAAg_QYAAMcMADD-BgAAEgAQ_wYAAMcMADCMBwEAkwsAIfAHAQCTCwAh9AcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH9BwQAgwsAIegIAQCTCwAh-gggAKcLACH_CAEAkwsAIYAJAQCVCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkCAKgLACGFCQEAuQsAIYYJIACnCwAhhwlAAJQLACGICQAAoQsAIIkJAAChCwAgiglAAJQLACGLCSAApwsAIYwJAAChCwAgjQkCAKgLACGOCQIAqAsAIY8JAQC5CwAhkAkBALkLACGlCQAAEgAgpgkAABIAIAkJAADDDAAg_QYAAMQMADD-BgAAGgAQ_wYAAMQMADCBB0AAhAsAIfMHAQCTCwAh2AgBAJMLACH8CAEAkwsAIf0IQACUCwAhAtEHAQAAAAHxBwIAAAABGQkAAMMMACD9BgAAxgwAMP4GAAAWABD_BgAAxgwAMIEHQACECwAhqgcBALALACHRBwEAsAsAIekHAgCoCwAh7wcBALALACHwBwEAkwsAIfEHAgCoCwAh8gcEAIMLACHzBwEAkwsAIfQHAQCTCwAh9QcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH5BwAAugsAIPoHQACUCwAh-wdAAJQLACH8B0AAlAsAIf0HBACDCwAh_gcEAIMLACH_BwEAkwsAISIHAADIDAAgCgAAyQwAIAsAAMoMACAMAADLDAAg_QYAAMcMADD-BgAAEgAQ_wYAAMcMADCMBwEAkwsAIfAHAQCTCwAh9AcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH9BwQAgwsAIegIAQCTCwAh-gggAKcLACH_CAEAkwsAIYAJAQCVCwAhgQkCAKgLACGCCQIAqAsAIYMJAgCoCwAhhAkCAKgLACGFCQEAuQsAIYYJIACnCwAhhwlAAJQLACGICQAAoQsAIIkJAAChCwAgiglAAJQLACGLCSAApwsAIYwJAAChCwAgjQkCAKgLACGOCQIAqAsAIY8JAQC5CwAhkAkBALkLACESBgAAjgwAIAgAAI8MACAOAACQDAAg_QYAAI0MADD-BgAA_wEAEP8GAACNDAAwgQdAAIQLACGMBwEAkwsAIbYHAgCoCwAhzAcBALALACHpBwIAqAsAIfcHAgCoCwAhjAgCAKgLACH6CCAApwsAIZEJAQCTCwAhkgkAAKELACClCQAA_wEAIKYJAAD_AQAgA9UIAAAWACDWCAAAFgAg1wgAABYAIAPVCAAAGgAg1ggAABoAINcIAAAaACAD1QgAAB4AINYIAAAeACDXCAAAHgAgCQcAAMgMACD9BgAAzAwAMP4GAAAOABD_BgAAzAwAMPQHAQCTCwAhkwkCAKgLACGUCSAApwsAIZUJAgCoCwAhlgkCAKgLACECqgcBAAAAAfQHAQAAAAELBAAAlQwAIAcAAMgMACD9BgAAzgwAMP4GAAAJABD_BgAAzgwAMKoHAQCwCwAh9AcBAJMLACGTCQIAqAsAIZQJIACnCwAhlQkCAKgLACGWCQIAqAsAIQKpBwEAAAAB5wgBAAAAAQKSBwEAAAABqQcBAAAAARMDAADvCwAgBQAA0gwAIAYAAI4MACAPAACnDAAgEAAAqAwAIBEAAKIMACAcAACqDAAg_QYAANEMADD-BgAAAwAQ_wYAANEMADCBB0AAhAsAIZIHAQCwCwAhqQcBALALACGkCAEAkwsAIecIAQCTCwAh6AgBAJMLACGaCSAApwsAIZsJQACUCwAhnAlAAIQLACEMBAAAlQwAIP0GAACUDAAw_gYAAAcAEP8GAACUDAAwjAcBAJMLACGqBwEAsAsAIcoHBACDCwAhlwkEAIMLACGYCQIAqAsAIZkJAgCoCwAhpQkAAAcAIKYJAAAHACAAAAAAAAWqCQQAAAABsQkEAAAAAbIJBAAAAAGzCQQAAAABtAkEAAAAAQGqCUAAAAABAAAAAAAAAAAAAaoJAQAAAAEBqglAAAAAAQGqCQEAAAABAAAAAAAFqgkCAAAAAbEJAgAAAAGyCQIAAAABswkCAAAAAbQJAgAAAAEFMQAAvxQAIDIAAMIUACCnCQAAwBQAIKgJAADBFAAgrQkAAHUAIAMxAAC_FAAgpwkAAMAUACCtCQAAdQAgAAAABTEAALoUACAyAAC9FAAgpwkAALsUACCoCQAAvBQAIK0JAAB1ACADMQAAuhQAIKcJAAC7FAAgrQkAAHUAIAAAAAKqCQEAAAAEsAkBAAAABQUxAACzFAAgMgAAuBQAIKcJAAC0FAAgqAkAALcUACCtCQAAAQAgCzEAAIYNADAyAACLDQAwpwkAAIcNADCoCQAAiA0AMKkJAACJDQAgqgkAAIoNADCrCQAAig0AMKwJAACKDQAwrQkAAIoNADCuCQAAjA0AMK8JAACNDQAwCzEAAPoMADAyAAD_DAAwpwkAAPsMADCoCQAA_AwAMKkJAAD9DAAgqgkAAP4MADCrCQAA_gwAMKwJAAD-DAAwrQkAAP4MADCuCQAAgA0AMK8JAACBDQAwESqAAAAAAYEHQAAAAAGOBwEAAAABkgcBAAAAAZMHBAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQdAAAAAAZoHAQAAAAGbBwEAAAABnAcCAAAAAZ0HQAAAAAGeB0AAAAABnwdAAAAAAaAHQAAAAAECAAAAfQAgMQAAhQ0AIAMAAAB9ACAxAACFDQAgMgAAhA0AIAEqAAC2FAAwFiEAAJkMACAqAAC6CwAg_QYAAJgMADD-BgAAewAQ_wYAAJgMADCBB0AAhAsAIY4HAQCVCwAhkgcBAAAAAZMHBACDCwAhlAcBALALACGVBwEAsAsAIZYHAQCTCwAhlwcBAJMLACGYBwEAkwsAIZkHQACECwAhmgcBALkLACGbBwEAkwsAIZwHAgCoCwAhnQdAAJQLACGeB0AAlAsAIZ8HQACECwAhoAdAAJQLACECAAAAfQAgKgAAhA0AIAIAAACCDQAgKgAAgw0AIBUqAAC6CwAg_QYAAIENADD-BgAAgg0AEP8GAACBDQAwgQdAAIQLACGOBwEAlQsAIZIHAQCwCwAhkwcEAIMLACGUBwEAsAsAIZUHAQCwCwAhlgcBAJMLACGXBwEAkwsAIZgHAQCTCwAhmQdAAIQLACGaBwEAuQsAIZsHAQCTCwAhnAcCAKgLACGdB0AAlAsAIZ4HQACUCwAhnwdAAIQLACGgB0AAlAsAIRUqAAC6CwAg_QYAAIENADD-BgAAgg0AEP8GAACBDQAwgQdAAIQLACGOBwEAlQsAIZIHAQCwCwAhkwcEAIMLACGUBwEAsAsAIZUHAQCwCwAhlgcBAJMLACGXBwEAkwsAIZgHAQCTCwAhmQdAAIQLACGaBwEAuQsAIZsHAQCTCwAhnAcCAKgLACGdB0AAlAsAIZ4HQACUCwAhnwdAAIQLACGgB0AAlAsAIREqgAAAAAGBB0AA2QwAIY4HAQDlDAAhkgcBAOMMACGTBwQA2AwAIZUHAQDjDAAhlgcBAOMMACGXBwEA4wwAIZgHAQDjDAAhmQdAANkMACGaBwEA5QwAIZsHAQDjDAAhnAcCAOsMACGdB0AA5AwAIZ4HQADkDAAhnwdAANkMACGgB0AA5AwAIREqgAAAAAGBB0AA2QwAIY4HAQDlDAAhkgcBAOMMACGTBwQA2AwAIZUHAQDjDAAhlgcBAOMMACGXBwEA4wwAIZgHAQDjDAAhmQdAANkMACGaBwEA5QwAIZsHAQDjDAAhnAcCAOsMACGdB0AA5AwAIZ4HQADkDAAhnwdAANkMACGgB0AA5AwAIREqgAAAAAGBB0AAAAABjgcBAAAAAZIHAQAAAAGTBwQAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAAAAAZkHQAAAAAGaBwEAAAABmwcBAAAAAZwHAgAAAAGdB0AAAAABngdAAAAAAZ8HQAAAAAGgB0AAAAABBIEHQAAAAAGSBwEAAAABpwcBAAAAAagHQAAAAAECAAAAeQAgMQAAkQ0AIAMAAAB5ACAxAACRDQAgMgAAkA0AIAEqAAC1FAAwCSEAAJkMACD9BgAAmgwAMP4GAAB3ABD_BgAAmgwAMIEHQACECwAhkgcBAAAAAZQHAQCwCwAhpwcBAJMLACGoB0AAlAsAIQIAAAB5ACAqAACQDQAgAgAAAI4NACAqAACPDQAgCP0GAACNDQAw_gYAAI4NABD_BgAAjQ0AMIEHQACECwAhkgcBALALACGUBwEAsAsAIacHAQCTCwAhqAdAAJQLACEI_QYAAI0NADD-BgAAjg0AEP8GAACNDQAwgQdAAIQLACGSBwEAsAsAIZQHAQCwCwAhpwcBAJMLACGoB0AAlAsAIQSBB0AA2QwAIZIHAQDjDAAhpwcBAOMMACGoB0AA5AwAIQSBB0AA2QwAIZIHAQDjDAAhpwcBAOMMACGoB0AA5AwAIQSBB0AAAAABkgcBAAAAAacHAQAAAAGoB0AAAAABAaoJAQAAAAQDMQAAsxQAIKcJAAC0FAAgrQkAAAEAIAQxAACGDQAwpwkAAIcNADCpCQAAiQ0AIK0JAACKDQAwBDEAAPoMADCnCQAA-wwAMKkJAAD9DAAgrQkAAP4MADAAAAAAAAGqCSAAAAABAAAAAAAAAAAAAAGqCQABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABaoJBAAAAAGxCQQAAAABsgkEAAAAAbMJBAAAAAG0CQQAAAABBaoJAgAAAAGxCQIAAAABsgkCAAAAAbMJAgAAAAG0CQIAAAABAAAAAAAFMQAArhQAIDIAALEUACCnCQAArxQAIKgJAACwFAAgrQkAABQAIAMxAACuFAAgpwkAAK8UACCtCQAAFAAgAAAAAAAAAAAAAAAAAAAAAAAABTEAAKkUACAyAACsFAAgpwkAAKoUACCoCQAAqxQAIK0JAABkACADMQAAqRQAIKcJAACqFAAgrQkAAGQAIAAAAAAAAqoJAQAAAASwCQEAAAAFAqoJAQAAAASwCQEAAAAFBTEAAKEUACAyAACnFAAgpwkAAKIUACCoCQAAphQAIK0JAAAFACAFMQAAnxQAIDIAAKQUACCnCQAAoBQAIKgJAACjFAAgrQkAAGQAIAGqCQEAAAAEAaoJAQAAAAQDMQAAoRQAIKcJAACiFAAgrQkAAAUAIAMxAACfFAAgpwkAAKAUACCtCQAAZAAgAAAAAqoJAQAAAASwCQEAAAAFAqoJAQAAAASwCQEAAAAFBTEAAJoUACAyAACdFAAgpwkAAJsUACCoCQAAnBQAIK0JAABkACABqgkBAAAABAGqCQEAAAAEAzEAAJoUACCnCQAAmxQAIK0JAABkACAHAwAA6w4AIBEAAOsSACATAADsEgAgFAAA7RIAILQIAADfDAAgtQgAAN8MACC2CAAA3wwAIAAAAAAAAqoJAQAAAASwCQEAAAAFBTEAAJMUACAyAACYFAAgpwkAAJQUACCoCQAAlxQAIK0JAAABACALMQAAow4AMDIAAKgOADCnCQAApA4AMKgJAAClDgAwqQkAAKYOACCqCQAApw4AMKsJAACnDgAwrAkAAKcOADCtCQAApw4AMK4JAACpDgAwrwkAAKoOADAHMQAAng4AIDIAAKEOACCnCQAAnw4AIKgJAACgDgAgqwkAADUAIKwJAAA1ACCtCQAAmwYAIAsxAACSDgAwMgAAlw4AMKcJAACTDgAwqAkAAJQOADCpCQAAlQ4AIKoJAACWDgAwqwkAAJYOADCsCQAAlg4AMK0JAACWDgAwrgkAAJgOADCvCQAAmQ4AMAKoB0AAAAABowgAAQAAAQIAAAA5ACAxAACdDgAgAwAAADkAIDEAAJ0OACAyAACcDgAgASoAAJYUADAIEgAA5gsAIP0GAAC9DAAw_gYAADcAEP8GAAC9DAAwqAdAAIQLACGiCAEAsAsAIaMIAAGxCwAhoAkAALwMACACAAAAOQAgKgAAnA4AIAIAAACaDgAgKgAAmw4AIAb9BgAAmQ4AMP4GAACaDgAQ_wYAAJkOADCoB0AAhAsAIaIIAQCwCwAhowgAAbELACEG_QYAAJkOADD-BgAAmg4AEP8GAACZDgAwqAdAAIQLACGiCAEAsAsAIaMIAAGxCwAhAqgHQADZDAAhowgAAaYNACECqAdAANkMACGjCAABpg0AIQKoB0AAAAABowgAAQAAAQWNB0AAAAABnQdAAAAAAa8IAACEDgAgsAgAAIUOACCxCAEAAAABAgAAAJsGACAxAACeDgAgAwAAADUAIDEAAJ4OACAyAACiDgAgBwAAADUAICoAAKIOACCNB0AA5AwAIZ0HQADZDAAhrwgAAIEOACCwCAAAgg4AILEIAQDlDAAhBY0HQADkDAAhnQdAANkMACGvCAAAgQ4AILAIAACCDgAgsQgBAOUMACETBAAA_A0AIIEHQAAAAAGSBwEAAAABmwcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCIAAAAABqAgAAPoNACCpCAIAAAABqgggAAAAAasIAQAAAAGsCAAA-w0AIK0IIAAAAAGuCAIAAAABAgAAADIAIDEAAK4OACADAAAAMgAgMQAArg4AIDIAAK0OACABKgAAlRQAMBkEAACVDAAgEgAA5gsAIP0GAAC-DAAw_gYAADAAEP8GAAC-DAAwgQdAAIQLACGSBwEAAAABmwcBAJMLACGpBwEAsAsAIaoHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhoggBALALACGkCAEAkwsAIaUIAQCTCwAhpggBAJMLACGnCAAAugsAIKgIAAChCwAgqQgCAKgLACGqCCAApwsAIasIAQCTCwAhrAgAAKELACCtCCAApwsAIa4IAgCoCwAhAgAAADIAICoAAK0OACACAAAAqw4AICoAAKwOACAX_QYAAKoOADD-BgAAqw4AEP8GAACqDgAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaIIAQCwCwAhpAgBAJMLACGlCAEAkwsAIaYIAQCTCwAhpwgAALoLACCoCAAAoQsAIKkIAgCoCwAhqgggAKcLACGrCAEAkwsAIawIAAChCwAgrQggAKcLACGuCAIAqAsAIRf9BgAAqg4AMP4GAACrDgAQ_wYAAKoOADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIaoHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbEHQACECwAhoggBALALACGkCAEAkwsAIaUIAQCTCwAhpggBAJMLACGnCAAAugsAIKgIAAChCwAgqQgCAKgLACGqCCAApwsAIasIAQCTCwAhrAgAAKELACCtCCAApwsAIa4IAgCoCwAhEoEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhpAgBAOMMACGlCAEA4wwAIaYIAQDjDAAhpwiAAAAAAagIAAD2DQAgqQgCAOsMACGqCCAAmw0AIasIAQDjDAAhrAgAAPcNACCtCCAAmw0AIa4IAgDrDAAhEwQAAPgNACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGqBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhpQgBAOMMACGmCAEA4wwAIacIgAAAAAGoCAAA9g0AIKkIAgDrDAAhqgggAJsNACGrCAEA4wwAIawIAAD3DQAgrQggAJsNACGuCAIA6wwAIRMEAAD8DQAggQdAAAAAAZIHAQAAAAGbBwEAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIgAAAAAGoCAAA-g0AIKkIAgAAAAGqCCAAAAABqwgBAAAAAawIAAD7DQAgrQggAAAAAa4IAgAAAAEBqgkBAAAABAMxAACTFAAgpwkAAJQUACCtCQAAAQAgBDEAAKMOADCnCQAApA4AMKkJAACmDgAgrQkAAKcOADADMQAAng4AIKcJAACfDgAgrQkAAJsGACAEMQAAkg4AMKcJAACTDgAwqQkAAJUOACCtCQAAlg4AMAAAAAAABzEAAIsUACAyAACRFAAgpwkAAIwUACCoCQAAkBQAIKsJAABUACCsCQAAVAAgrQkAAAEAIAcxAACJFAAgMgAAjhQAIKcJAACKFAAgqAkAAI0UACCrCQAAPQAgrAkAAD0AIK0JAAA_ACADMQAAixQAIKcJAACMFAAgrQkAAAEAIAMxAACJFAAgpwkAAIoUACCtCQAAPwAgAAAABTEAAIEUACAyAACHFAAgpwkAAIIUACCoCQAAhhQAIK0JAAABACAFMQAA_xMAIDIAAIQUACCnCQAAgBQAIKgJAACDFAAgrQkAAD8AIAMxAACBFAAgpwkAAIIUACCtCQAAAQAgAzEAAP8TACCnCQAAgBQAIK0JAAA_ACAAAAAFMQAA9xMAIDIAAP0TACCnCQAA-BMAIKgJAAD8EwAgrQkAAAEAIAUxAAD1EwAgMgAA-hMAIKcJAAD2EwAgqAkAAPkTACCtCQAAPwAgAzEAAPcTACCnCQAA-BMAIK0JAAABACADMQAA9RMAIKcJAAD2EwAgrQkAAD8AIAAAAAKqCQEAAAAEsAkBAAAABQUxAADtEwAgMgAA8xMAIKcJAADuEwAgqAkAAPITACCtCQAAAQAgBTEAAOsTACAyAADwEwAgpwkAAOwTACCoCQAA7xMAIK0JAACRBQAgAaoJAQAAAAQDMQAA7RMAIKcJAADuEwAgrQkAAAEAIAMxAADrEwAgpwkAAOwTACCtCQAAkQUAIAAAAAAAAqoJAQAAAASwCQEAAAAFBTEAAOUTACAyAADpEwAgpwkAAOYTACCoCQAA6BMAIK0JAAABACALMQAA3A4AMDIAAOEOADCnCQAA3Q4AMKgJAADeDgAwqQkAAN8OACCqCQAA4A4AMKsJAADgDgAwrAkAAOAOADCtCQAA4A4AMK4JAADiDgAwrwkAAOMOADAPAwAA0g4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABsggBAAAAAcUIQAAAAAHJCEAAAAABywgAAQAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCAAA0Q4AIAIAAABsACAxAADnDgAgAwAAAGwAIDEAAOcOACAyAADmDgAgASoAAOcTADAVAwAA7wsAIB8AAJ8MACD9BgAAngwAMP4GAABqABD_BgAAngwAMIEHQACECwAhkgcBAAAAAagHQACECwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsggBAJULACHFCEAAlAsAIckIQACUCwAhyggBALALACHLCAABAAABzAgBAJMLACHNCAEAlQsAIc4IAQCVCwAhzwgBAJULACHQCAAAoQsAIAIAAABsACAqAADmDgAgAgAAAOQOACAqAADlDgAgE_0GAADjDgAw_gYAAOQOABD_BgAA4w4AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbIIAQCVCwAhxQhAAJQLACHJCEAAlAsAIcoIAQCwCwAhywgAAbELACHMCAEAkwsAIc0IAQCVCwAhzggBAJULACHPCAEAlQsAIdAIAAChCwAgE_0GAADjDgAw_gYAAOQOABD_BgAA4w4AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIbIIAQCVCwAhxQhAAJQLACHJCEAAlAsAIcoIAQCwCwAhywgAAbELACHMCAEAkwsAIc0IAQCVCwAhzggBAJULACHPCAEAlQsAIdAIAAChCwAgDoEHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACGyCAEA5QwAIcUIQADkDAAhyQhAAOQMACHLCAABpg0AIcwIAQDjDAAhzQgBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAAM4OACAPAwAAzw4AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACGyCAEA5QwAIcUIQADkDAAhyQhAAOQMACHLCAABpg0AIcwIAQDjDAAhzQgBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAAM4OACAPAwAA0g4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABsggBAAAAAcUIQAAAAAHJCEAAAAABywgAAQAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCAAA0Q4AIAGqCQEAAAAEAzEAAOUTACCnCQAA5hMAIK0JAAABACAEMQAA3A4AMKcJAADdDgAwqQkAAN8OACCtCQAA4A4AMA4PAADeEgAgEAAA3xIAIBgAAOISACAZAADkEgAgGgAA5RIAIBsAAOYSACAcAADhEgAgHQAA3RIAIB4AAOASACAfAADjEgAgIAAA7A4AICQAAOcSACCdCQAA3wwAIJ8JAADfDAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFMQAA4BMAIDIAAOMTACCnCQAA4RMAIKgJAADiEwAgrQkAAEQAIAMxAADgEwAgpwkAAOETACCtCQAARAAgBQMAAOsOACAVAADuEgAgFwAA7xIAIMUIAADfDAAg4wgAAN8MACAAAAAFMQAA2BMAIDIAAN4TACCnCQAA2RMAIKgJAADdEwAgrQkAAAEAIAUxAADWEwAgMgAA2xMAIKcJAADXEwAgqAkAANoTACCtCQAAPwAgBzEAAIkPACAyAACMDwAgpwkAAIoPACCoCQAAiw8AIKsJAABGACCsCQAARgAgrQkAAJUEACAFgQdAAAAAAZIHAQAAAAGcBwIAAAABnwdAAAAAAacHAQAAAAECAAAAlQQAIDEAAIkPACADAAAARgAgMQAAiQ8AIDIAAI0PACAHAAAARgAgKgAAjQ8AIIEHQADZDAAhkgcBAOMMACGcBwIA6wwAIZ8HQADZDAAhpwcBAOMMACEFgQdAANkMACGSBwEA4wwAIZwHAgDrDAAhnwdAANkMACGnBwEA4wwAIQMxAADYEwAgpwkAANkTACCtCQAAAQAgAzEAANYTACCnCQAA1xMAIK0JAAA_ACADMQAAiQ8AIKcJAACKDwAgrQkAAJUEACAAAAAFMQAAyhMAIDIAANQTACCnCQAAyxMAIKgJAADTEwAgrQkAAAEAIAcxAADIEwAgMgAA0RMAIKcJAADJEwAgqAkAANATACCrCQAAAwAgrAkAAAMAIK0JAAAFACALMQAAvg8AMDIAAMMPADCnCQAAvw8AMKgJAADADwAwqQkAAMEPACCqCQAAwg8AMKsJAADCDwAwrAkAAMIPADCtCQAAwg8AMK4JAADEDwAwrwkAAMUPADALMQAAsg8AMDIAALcPADCnCQAAsw8AMKgJAAC0DwAwqQkAALUPACCqCQAAtg8AMKsJAAC2DwAwrAkAALYPADCtCQAAtg8AMK4JAAC4DwAwrwkAALkPADALMQAApg8AMDIAAKsPADCnCQAApw8AMKgJAACoDwAwqQkAAKkPACCqCQAAqg8AMKsJAACqDwAwrAkAAKoPADCtCQAAqg8AMK4JAACsDwAwrwkAAK0PADALMQAAmg8AMDIAAJ8PADCnCQAAmw8AMKgJAACcDwAwqQkAAJ0PACCqCQAAng8AMKsJAACeDwAwrAkAAJ4PADCtCQAAng8AMK4JAACgDwAwrwkAAKEPADAOAwAAuw4AIAQBAAAAAYEHQAAAAAGSBwEAAAABmwcBAAAAAagHQAAAAAGqBwEAAAABxwcBAAAAAboIAAEAAAG7CAABAAABvAgBAAAAAb0IAQAAAAG_CAIAAAABwAhAAAAAAQIAAABSACAxAAClDwAgAwAAAFIAIDEAAKUPACAyAACkDwAgASoAAM8TADAUAwAAsgwAIAQBAJULACEVAACzDAAg_QYAALEMADD-BgAAUAAQ_wYAALEMADCBB0AAhAsAIZIHAQAAAAGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuggAAQAAAbsIAAEAAAG8CAEAlQsAIb0IAQCVCwAhvggBALkLACG_CAIAqAsAIcAIQACUCwAhAgAAAFIAICoAAKQPACACAAAAog8AICoAAKMPACASBAEAlQsAIf0GAAChDwAw_gYAAKIPABD_BgAAoQ8AMIEHQACECwAhkgcBALALACGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuggAAbELACG7CAABsQsAIbwIAQCVCwAhvQgBAJULACG-CAEAuQsAIb8IAgCoCwAhwAhAAJQLACESBAEAlQsAIf0GAAChDwAw_gYAAKIPABD_BgAAoQ8AMIEHQACECwAhkgcBALALACGbBwEAkwsAIagHQACECwAhqQcBALkLACGqBwEAuQsAIccHAQCTCwAhuggAAbELACG7CAABsQsAIbwIAQCVCwAhvQgBAJULACG-CAEAuQsAIb8IAgCoCwAhwAhAAJQLACENBAEA5QwAIYEHQADZDAAhkgcBAOMMACGbBwEA4wwAIagHQADZDAAhqgcBAOUMACHHBwEA4wwAIboIAAGmDQAhuwgAAaYNACG8CAEA5QwAIb0IAQDlDAAhvwgCAOsMACHACEAA5AwAIQ4DAAC5DgAgBAEA5QwAIYEHQADZDAAhkgcBAOMMACGbBwEA4wwAIagHQADZDAAhqgcBAOUMACHHBwEA4wwAIboIAAGmDQAhuwgAAaYNACG8CAEA5QwAIb0IAQDlDAAhvwgCAOsMACHACEAA5AwAIQ4DAAC7DgAgBAEAAAABgQdAAAAAAZIHAQAAAAGbBwEAAAABqAdAAAAAAaoHAQAAAAHHBwEAAAABuggAAQAAAbsIAAEAAAG8CAEAAAABvQgBAAAAAb8IAgAAAAHACEAAAAABCgMAAMIOACCBB0AAAAABkgcBAAAAAagHQAAAAAGqBwEAAAABwQgAAQAAAcIIAAEAAAHDCAEAAAABxAhAAAAAAcUIQAAAAAECAAAATgAgMQAAsQ8AIAMAAABOACAxAACxDwAgMgAAsA8AIAEqAADOEwAwEAMAAO8LACAVAAC1DAAg_QYAALQMADD-BgAATAAQ_wYAALQMADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACG-CAEAsAsAIcEIAAEAAAHCCAABsQsAIcMIAQCVCwAhxAhAAJQLACHFCEAAlAsAIQIAAABOACAqAACwDwAgAgAAAK4PACAqAACvDwAgDv0GAACtDwAw_gYAAK4PABD_BgAArQ8AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG-CAEAsAsAIcEIAAGxCwAhwggAAbELACHDCAEAlQsAIcQIQACUCwAhxQhAAJQLACEO_QYAAK0PADD-BgAArg8AEP8GAACtDwAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb4IAQCwCwAhwQgAAbELACHCCAABsQsAIcMIAQCVCwAhxAhAAJQLACHFCEAAlAsAIQmBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIcEIAAGmDQAhwggAAaYNACHDCAEA5QwAIcQIQADkDAAhxQhAAOQMACEKAwAAwA4AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIaoHAQDjDAAhwQgAAaYNACHCCAABpg0AIcMIAQDlDAAhxAhAAOQMACHFCEAA5AwAIQoDAADCDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAcEIAAEAAAHCCAABAAABwwgBAAAAAcQIQAAAAAHFCEAAAAABBwMAAMkOACCoB0AAAAABqgcBAAAAAcYIAAEAAAHHCAEAAAAByAgBAAAAAckIQAAAAAECAAAASgAgMQAAvQ8AIAMAAABKACAxAAC9DwAgMgAAvA8AIAEqAADNEwAwDQMAAO8LACAVAAC1DAAg_QYAALYMADD-BgAASAAQ_wYAALYMADCoB0AAhAsAIakHAQCwCwAhqgcBALALACG-CAEAsAsAIcYIAAEAAAHHCAEAkwsAIcgIAQCTCwAhyQhAAJQLACECAAAASgAgKgAAvA8AIAIAAAC6DwAgKgAAuw8AIAv9BgAAuQ8AMP4GAAC6DwAQ_wYAALkPADCoB0AAhAsAIakHAQCwCwAhqgcBALALACG-CAEAsAsAIcYIAAGxCwAhxwgBAJMLACHICAEAkwsAIckIQACUCwAhC_0GAAC5DwAw_gYAALoPABD_BgAAuQ8AMKgHQACECwAhqQcBALALACGqBwEAsAsAIb4IAQCwCwAhxggAAbELACHHCAEAkwsAIcgIAQCTCwAhyQhAAJQLACEGqAdAANkMACGqBwEA4wwAIcYIAAGmDQAhxwgBAOMMACHICAEA4wwAIckIQADkDAAhBwMAAMcOACCoB0AA2QwAIaoHAQDjDAAhxggAAaYNACHHCAEA4wwAIcgIAQDjDAAhyQhAAOQMACEHAwAAyQ4AIKgHQAAAAAGqBwEAAAABxggAAQAAAccIAQAAAAHICAEAAAAByQhAAAAAAQoDAACODwAgFwAAkA8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABxQhAAAAAAcsIAAEAAAHjCEAAAAABAgAAAEQAIDEAAMkPACADAAAARAAgMQAAyQ8AIDIAAMgPACABKgAAzBMAMBADAADvCwAgFQAAtQwAIBcAALgMACD9BgAAtwwAMP4GAABCABD_BgAAtwwAMIEHQACECwAhkgcBAAAAAagHQACECwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhvggBALALACHFCEAAlAsAIcsIAAEAAAHjCEAAlAsAIQIAAABEACAqAADIDwAgAgAAAMYPACAqAADHDwAgDf0GAADFDwAw_gYAAMYPABD_BgAAxQ8AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb4IAQCwCwAhxQhAAJQLACHLCAABsQsAIeMIQACUCwAhDf0GAADFDwAw_gYAAMYPABD_BgAAxQ8AMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhrwcBAJMLACGwBwEAkwsAIb4IAQCwCwAhxQhAAJQLACHLCAABsQsAIeMIQACUCwAhCIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACHFCEAA5AwAIcsIAAGmDQAh4whAAOQMACEKAwAAhg8AIBcAAIgPACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhxQhAAOQMACHLCAABpg0AIeMIQADkDAAhCgMAAI4PACAXAACQDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAHFCEAAAAABywgAAQAAAeMIQAAAAAEDMQAAyhMAIKcJAADLEwAgrQkAAAEAIAMxAADIEwAgpwkAAMkTACCtCQAABQAgBDEAAL4PADCnCQAAvw8AMKkJAADBDwAgrQkAAMIPADAEMQAAsg8AMKcJAACzDwAwqQkAALUPACCtCQAAtg8AMAQxAACmDwAwpwkAAKcPADCpCQAAqQ8AIK0JAACqDwAwBDEAAJoPADCnCQAAmw8AMKkJAACdDwAgrQkAAJ4PADAAAAAAAAAAAAAAAAKqCQEAAAAEsAkBAAAABQKqCQEAAAAEsAkBAAAABQUxAADAEwAgMgAAxhMAIKcJAADBEwAgqAkAAMUTACCtCQAAAQAgBTEAAL4TACAyAADDEwAgpwkAAL8TACCoCQAAwhMAIK0JAAAFACABqgkBAAAABAGqCQEAAAAEAzEAAMATACCnCQAAwRMAIK0JAAABACADMQAAvhMAIKcJAAC_EwAgrQkAAAUAIAAAAAKqCQEAAAAEsAkBAAAABQKqCQEAAAAEsAkBAAAABQUxAAC2EwAgMgAAvBMAIKcJAAC3EwAgqAkAALsTACCtCQAAAQAgBTEAALQTACAyAAC5EwAgpwkAALUTACCoCQAAuBMAIK0JAAAFACABqgkBAAAABAGqCQEAAAAEAzEAALYTACCnCQAAtxMAIK0JAAABACADMQAAtBMAIKcJAAC1EwAgrQkAAAUAIAAAAAAAAAAAAAAAAAAFMQAArxMAIDIAALITACCnCQAAsBMAIKgJAACxEwAgrQkAABQAIAMxAACvEwAgpwkAALATACCtCQAAFAAgAAAABTEAAKoTACAyAACtEwAgpwkAAKsTACCoCQAArBMAIK0JAAAUACADMQAAqhMAIKcJAACrEwAgrQkAABQAIAAAAAAAAqoJAQAAAASwCQEAAAAFAqoJAQAAAASwCQEAAAAFAqoJAQAAAASwCQEAAAAFBTEAAKITACAyAACoEwAgpwkAAKMTACCoCQAApxMAIK0JAAD8AQAgCzEAAKYQADAyAACrEAAwpwkAAKcQADCoCQAAqBAAMKkJAACpEAAgqgkAAKoQADCrCQAAqhAAMKwJAACqEAAwrQkAAKoQADCuCQAArBAAMK8JAACtEAAwCzEAAJoQADAyAACfEAAwpwkAAJsQADCoCQAAnBAAMKkJAACdEAAgqgkAAJ4QADCrCQAAnhAAMKwJAACeEAAwrQkAAJ4QADCuCQAAoBAAMK8JAAChEAAwCzEAAI4QADAyAACTEAAwpwkAAI8QADCoCQAAkBAAMKkJAACREAAgqgkAAJIQADCrCQAAkhAAMKwJAACSEAAwrQkAAJIQADCuCQAAlBAAMK8JAACVEAAwBZsHIAAAAAHFBwEAAAABzQcBAAAAAYQIAQAAAAH-CEAAAAABAgAAACAAIDEAAJkQACADAAAAIAAgMQAAmRAAIDIAAJgQACABKgAAphMAMAsJAADDDAAg_QYAAMIMADD-BgAAHgAQ_wYAAMIMADCbByAApwsAIcUHAQCTCwAhzQcBAJMLACHzBwEAkwsAIYQIAQCTCwAh_ghAAIQLACGhCQAAwQwAIAIAAAAgACAqAACYEAAgAgAAAJYQACAqAACXEAAgCf0GAACVEAAw_gYAAJYQABD_BgAAlRAAMJsHIACnCwAhxQcBAJMLACHNBwEAkwsAIfMHAQCTCwAhhAgBAJMLACH-CEAAhAsAIQn9BgAAlRAAMP4GAACWEAAQ_wYAAJUQADCbByAApwsAIcUHAQCTCwAhzQcBAJMLACHzBwEAkwsAIYQIAQCTCwAh_ghAAIQLACEFmwcgAJsNACHFBwEA4wwAIc0HAQDjDAAhhAgBAOMMACH-CEAA2QwAIQWbByAAmw0AIcUHAQDjDAAhzQcBAOMMACGECAEA4wwAIf4IQADZDAAhBZsHIAAAAAHFBwEAAAABzQcBAAAAAYQIAQAAAAH-CEAAAAABBIEHQAAAAAHYCAEAAAAB_AgBAAAAAf0IQAAAAAECAAAAHAAgMQAApRAAIAMAAAAcACAxAAClEAAgMgAApBAAIAEqAAClEwAwCQkAAMMMACD9BgAAxAwAMP4GAAAaABD_BgAAxAwAMIEHQACECwAh8wcBAJMLACHYCAEAkwsAIfwIAQAAAAH9CEAAlAsAIQIAAAAcACAqAACkEAAgAgAAAKIQACAqAACjEAAgCP0GAAChEAAw_gYAAKIQABD_BgAAoRAAMIEHQACECwAh8wcBAJMLACHYCAEAkwsAIfwIAQCTCwAh_QhAAJQLACEI_QYAAKEQADD-BgAAohAAEP8GAAChEAAwgQdAAIQLACHzBwEAkwsAIdgIAQCTCwAh_AgBAJMLACH9CEAAlAsAIQSBB0AA2QwAIdgIAQDjDAAh_AgBAOMMACH9CEAA5AwAIQSBB0AA2QwAIdgIAQDjDAAh_AgBAOMMACH9CEAA5AwAIQSBB0AAAAAB2AgBAAAAAfwIAQAAAAH9CEAAAAABFIEHQAAAAAGqBwEAAAAB0QcBAAAAAekHAgAAAAHvBwEAAAAB8AcBAAAAAfEHAgAAAAHyBwQAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH5B4AAAAAB-gdAAAAAAfsHQAAAAAH8B0AAAAAB_QcEAAAAAf4HBAAAAAH_BwEAAAABAgAAABgAIDEAALEQACADAAAAGAAgMQAAsRAAIDIAALAQACABKgAApBMAMBoJAADDDAAg_QYAAMYMADD-BgAAFgAQ_wYAAMYMADCBB0AAhAsAIaoHAQCwCwAh0QcBALALACHpBwIAqAsAIe8HAQAAAAHwBwEAkwsAIfEHAgCoCwAh8gcEAIMLACHzBwEAkwsAIfQHAQCTCwAh9QcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH5BwAAugsAIPoHQACUCwAh-wdAAJQLACH8B0AAlAsAIf0HBACDCwAh_gcEAIMLACH_BwEAkwsAIaIJAADFDAAgAgAAABgAICoAALAQACACAAAArhAAICoAAK8QACAY_QYAAK0QADD-BgAArhAAEP8GAACtEAAwgQdAAIQLACGqBwEAsAsAIdEHAQCwCwAh6QcCAKgLACHvBwEAsAsAIfAHAQCTCwAh8QcCAKgLACHyBwQAgwsAIfMHAQCTCwAh9AcBAJMLACH1BwEAkwsAIfYHAgCoCwAh9wcCAKgLACH4BwIAqAsAIfkHAAC6CwAg-gdAAJQLACH7B0AAlAsAIfwHQACUCwAh_QcEAIMLACH-BwQAgwsAIf8HAQCTCwAhGP0GAACtEAAw_gYAAK4QABD_BgAArRAAMIEHQACECwAhqgcBALALACHRBwEAsAsAIekHAgCoCwAh7wcBALALACHwBwEAkwsAIfEHAgCoCwAh8gcEAIMLACHzBwEAkwsAIfQHAQCTCwAh9QcBAJMLACH2BwIAqAsAIfcHAgCoCwAh-AcCAKgLACH5BwAAugsAIPoHQACUCwAh-wdAAJQLACH8B0AAlAsAIf0HBACDCwAh_gcEAIMLACH_BwEAkwsAIRSBB0AA2QwAIaoHAQDjDAAh0QcBAOMMACHpBwIA6wwAIe8HAQDjDAAh8AcBAOMMACHxBwIA6wwAIfIHBADYDAAh9AcBAOMMACH1BwEA4wwAIfYHAgDrDAAh9wcCAOsMACH4BwIA6wwAIfkHgAAAAAH6B0AA5AwAIfsHQADkDAAh_AdAAOQMACH9BwQA2AwAIf4HBADYDAAh_wcBAOMMACEUgQdAANkMACGqBwEA4wwAIdEHAQDjDAAh6QcCAOsMACHvBwEA4wwAIfAHAQDjDAAh8QcCAOsMACHyBwQA2AwAIfQHAQDjDAAh9QcBAOMMACH2BwIA6wwAIfcHAgDrDAAh-AcCAOsMACH5B4AAAAAB-gdAAOQMACH7B0AA5AwAIfwHQADkDAAh_QcEANgMACH-BwQA2AwAIf8HAQDjDAAhFIEHQAAAAAGqBwEAAAAB0QcBAAAAAekHAgAAAAHvBwEAAAAB8AcBAAAAAfEHAgAAAAHyBwQAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH5B4AAAAAB-gdAAAAAAfsHQAAAAAH8B0AAAAAB_QcEAAAAAf4HBAAAAAH_BwEAAAABAaoJAQAAAAQBqgkBAAAABAGqCQEAAAAEAzEAAKITACCnCQAAoxMAIK0JAAD8AQAgBDEAAKYQADCnCQAApxAAMKkJAACpEAAgrQkAAKoQADAEMQAAmhAAMKcJAACbEAAwqQkAAJ0QACCtCQAAnhAAMAQxAACOEAAwpwkAAI8QADCpCQAAkRAAIK0JAACSEAAwAAAAAAACqgkBAAAABLAJAQAAAAULMQAA2hAAMDIAAN8QADCnCQAA2xAAMKgJAADcEAAwqQkAAN0QACCqCQAA3hAAMKsJAADeEAAwrAkAAN4QADCtCQAA3hAAMK4JAADgEAAwrwkAAOEQADALMQAAzhAAMDIAANMQADCnCQAAzxAAMKgJAADQEAAwqQkAANEQACCqCQAA0hAAMKsJAADSEAAwrAkAANIQADCtCQAA0hAAMK4JAADUEAAwrwkAANUQADALMQAAwhAAMDIAAMcQADCnCQAAwxAAMKgJAADEEAAwqQkAAMUQACCqCQAAxhAAMKsJAADGEAAwrAkAAMYQADCtCQAAxhAAMK4JAADIEAAwrwkAAMkQADAdCgAAthAAIAsAALcQACAMAAC4EAAgjAcBAAAAAfAHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH9BwQAAAAB6AgBAAAAAfoIIAAAAAH_CAEAAAABgAkBAAAAAYEJAgAAAAGCCQIAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkgAAAAAYcJQAAAAAGICQAAshAAIIkJAACzEAAgiglAAAAAAYsJIAAAAAGMCQAAtBAAII0JAgAAAAGOCQIAAAABjwkBAAAAAZAJAQAAAAECAAAAFAAgMQAAzRAAIAMAAAAUACAxAADNEAAgMgAAzBAAIAEqAAChEwAwIgcAAMgMACAKAADJDAAgCwAAygwAIAwAAMsMACD9BgAAxwwAMP4GAAASABD_BgAAxwwAMIwHAQAAAAHwBwEAkwsAIfQHAQCTCwAh9gcCAKgLACH3BwIAqAsAIfgHAgCoCwAh_QcEAIMLACHoCAEAkwsAIfoIIACnCwAh_wgBAJMLACGACQEAlQsAIYEJAgCoCwAhggkCAKgLACGDCQIAqAsAIYQJAgCoCwAhhQkBALkLACGGCSAApwsAIYcJQACUCwAhiAkAAKELACCJCQAAoQsAIIoJQACUCwAhiwkgAKcLACGMCQAAoQsAII0JAgCoCwAhjgkCAKgLACGPCQEAuQsAIZAJAQC5CwAhAgAAABQAICoAAMwQACACAAAAyhAAICoAAMsQACAe_QYAAMkQADD-BgAAyhAAEP8GAADJEAAwjAcBAJMLACHwBwEAkwsAIfQHAQCTCwAh9gcCAKgLACH3BwIAqAsAIfgHAgCoCwAh_QcEAIMLACHoCAEAkwsAIfoIIACnCwAh_wgBAJMLACGACQEAlQsAIYEJAgCoCwAhggkCAKgLACGDCQIAqAsAIYQJAgCoCwAhhQkBALkLACGGCSAApwsAIYcJQACUCwAhiAkAAKELACCJCQAAoQsAIIoJQACUCwAhiwkgAKcLACGMCQAAoQsAII0JAgCoCwAhjgkCAKgLACGPCQEAuQsAIZAJAQC5CwAhHv0GAADJEAAw_gYAAMoQABD_BgAAyRAAMIwHAQCTCwAh8AcBAJMLACH0BwEAkwsAIfYHAgCoCwAh9wcCAKgLACH4BwIAqAsAIf0HBACDCwAh6AgBAJMLACH6CCAApwsAIf8IAQCTCwAhgAkBAJULACGBCQIAqAsAIYIJAgCoCwAhgwkCAKgLACGECQIAqAsAIYUJAQC5CwAhhgkgAKcLACGHCUAAlAsAIYgJAAChCwAgiQkAAKELACCKCUAAlAsAIYsJIACnCwAhjAkAAKELACCNCQIAqAsAIY4JAgCoCwAhjwkBALkLACGQCQEAuQsAIRqMBwEA4wwAIfAHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhHQoAAIsQACALAACMEAAgDAAAjRAAIIwHAQDjDAAh8AcBAOMMACH2BwIA6wwAIfcHAgDrDAAh-AcCAOsMACH9BwQA2AwAIegIAQDjDAAh-gggAJsNACH_CAEA4wwAIYAJAQDlDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkCAOsMACGFCQEA5QwAIYYJIACbDQAhhwlAAOQMACGICQAAhxAAIIkJAACIEAAgiglAAOQMACGLCSAAmw0AIYwJAACJEAAgjQkCAOsMACGOCQIA6wwAIY8JAQDlDAAhkAkBAOUMACEdCgAAthAAIAsAALcQACAMAAC4EAAgjAcBAAAAAfAHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH9BwQAAAAB6AgBAAAAAfoIIAAAAAH_CAEAAAABgAkBAAAAAYEJAgAAAAGCCQIAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkgAAAAAYcJQAAAAAGICQAAshAAIIkJAACzEAAgiglAAAAAAYsJIAAAAAGMCQAAtBAAII0JAgAAAAGOCQIAAAABjwkBAAAAAZAJAQAAAAEEkwkCAAAAAZQJIAAAAAGVCQIAAAABlgkCAAAAAQIAAAAQACAxAADZEAAgAwAAABAAIDEAANkQACAyAADYEAAgASoAAKATADAJBwAAyAwAIP0GAADMDAAw_gYAAA4AEP8GAADMDAAw9AcBAAAAAZMJAgCoCwAhlAkgAKcLACGVCQIAqAsAIZYJAgCoCwAhAgAAABAAICoAANgQACACAAAA1hAAICoAANcQACAI_QYAANUQADD-BgAA1hAAEP8GAADVEAAw9AcBAJMLACGTCQIAqAsAIZQJIACnCwAhlQkCAKgLACGWCQIAqAsAIQj9BgAA1RAAMP4GAADWEAAQ_wYAANUQADD0BwEAkwsAIZMJAgCoCwAhlAkgAKcLACGVCQIAqAsAIZYJAgCoCwAhBJMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhBJMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhBJMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEGBAAA5xAAIKoHAQAAAAGTCQIAAAABlAkgAAAAAZUJAgAAAAGWCQIAAAABAgAAAAsAIDEAAOYQACADAAAACwAgMQAA5hAAIDIAAOQQACABKgAAnxMAMAwEAACVDAAgBwAAyAwAIP0GAADODAAw_gYAAAkAEP8GAADODAAwqgcBALALACH0BwEAkwsAIZMJAgCoCwAhlAkgAKcLACGVCQIAqAsAIZYJAgCoCwAhowkAAM0MACACAAAACwAgKgAA5BAAIAIAAADiEAAgKgAA4xAAIAn9BgAA4RAAMP4GAADiEAAQ_wYAAOEQADCqBwEAsAsAIfQHAQCTCwAhkwkCAKgLACGUCSAApwsAIZUJAgCoCwAhlgkCAKgLACEJ_QYAAOEQADD-BgAA4hAAEP8GAADhEAAwqgcBALALACH0BwEAkwsAIZMJAgCoCwAhlAkgAKcLACGVCQIAqAsAIZYJAgCoCwAhBaoHAQDjDAAhkwkCAOsMACGUCSAAmw0AIZUJAgDrDAAhlgkCAOsMACEGBAAA5RAAIKoHAQDjDAAhkwkCAOsMACGUCSAAmw0AIZUJAgDrDAAhlgkCAOsMACEFMQAAmhMAIDIAAJ0TACCnCQAAmxMAIKgJAACcEwAgrQkAAAUAIAYEAADnEAAgqgcBAAAAAZMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEDMQAAmhMAIKcJAACbEwAgrQkAAAUAIAGqCQEAAAAEBDEAANoQADCnCQAA2xAAMKkJAADdEAAgrQkAAN4QADAEMQAAzhAAMKcJAADPEAAwqQkAANEQACCtCQAA0hAAMAQxAADCEAAwpwkAAMMQADCpCQAAxRAAIK0JAADGEAAwAAAAAAAAAAAFMQAAlRMAIDIAAJgTACCnCQAAlhMAIKgJAACXEwAgrQkAAPwBACADMQAAlRMAIKcJAACWEwAgrQkAAPwBACAAAAAAAAUxAACQEwAgMgAAkxMAIKcJAACREwAgqAkAAJITACCtCQAA_AEAIAMxAACQEwAgpwkAAJETACCtCQAA_AEAIAAAAAAABTEAAIsTACAyAACOEwAgpwkAAIwTACCoCQAAjRMAIK0JAAAFACADMQAAixMAIKcJAACMEwAgrQkAAAUAIAgDAADrDgAgBQAA9RIAIAYAAOwQACAPAADeEgAgEAAA3xIAIBEAAOsSACAcAADhEgAgmwkAAN8MACAAAAAFMQAAgRMAIDIAAIkTACCnCQAAghMAIKgJAACIEwAgrQkAAAEAIAcxAADFEQAgMgAAyBEAIKcJAADGEQAgqAkAAMcRACCrCQAABwAgrAkAAAcAIK0JAAC4AQAgCzEAALwRADAyAADAEQAwpwkAAL0RADCoCQAAvhEAMKkJAAC_EQAgqgkAAN4QADCrCQAA3hAAMKwJAADeEAAwrQkAAN4QADCuCQAAwREAMK8JAADhEAAwCzEAALARADAyAAC1EQAwpwkAALERADCoCQAAshEAMKkJAACzEQAgqgkAALQRADCrCQAAtBEAMKwJAAC0EQAwrQkAALQRADCuCQAAthEAMK8JAAC3EQAwCzEAAKQRADAyAACpEQAwpwkAAKURADCoCQAAphEAMKkJAACnEQAgqgkAAKgRADCrCQAAqBEAMKwJAACoEQAwrQkAAKgRADCuCQAAqhEAMK8JAACrEQAwCzEAAJsRADAyAACfEQAwpwkAAJwRADCoCQAAnREAMKkJAACeEQAgqgkAAKcOADCrCQAApw4AMKwJAACnDgAwrQkAAKcOADCuCQAAoBEAMK8JAACqDgAwCzEAAI8RADAyAACUEQAwpwkAAJARADCoCQAAkREAMKkJAACSEQAgqgkAAJMRADCrCQAAkxEAMKwJAACTEQAwrQkAAJMRADCuCQAAlREAMK8JAACWEQAwDgMAAMoPACAYAADMDwAgGQAAzQ8AIBoAAM4PACAbAADPDwAggQdAAAAAAZIHAQAAAAGYBwEAAAABmwcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABAgAAAD8AIDEAAJoRACADAAAAPwAgMQAAmhEAIDIAAJkRACABKgAAhxMAMBUDAADvCwAgBAAAuwwAIBgAAKsMACAZAACtDAAgGgAArgwAIBsAAK8MACD9BgAAugwAMP4GAAA9ABD_BgAAugwAMIEHQACECwAhkgcBAAAAAZgHAQCVCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhpAgBAJMLACGyCAEAlQsAIdQIAAC5DAAg5AgBAJMLACHlCAEAkwsAIeYIQACUCwAhAgAAAD8AICoAAJkRACACAAAAlxEAICoAAJgRACAO_QYAAJYRADD-BgAAlxEAEP8GAACWEQAwgQdAAIQLACGSBwEAsAsAIZgHAQCVCwAhmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhpAgBAJMLACGyCAEAlQsAIeQIAQCTCwAh5QgBAJMLACHmCEAAlAsAIQ79BgAAlhEAMP4GAACXEQAQ_wYAAJYRADCBB0AAhAsAIZIHAQCwCwAhmAcBAJULACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGkCAEAkwsAIbIIAQCVCwAh5AgBAJMLACHlCAEAkwsAIeYIQACUCwAhCYEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIQ4DAACUDwAgGAAAlg8AIBkAAJcPACAaAACYDwAgGwAAmQ8AIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIQ4DAADKDwAgGAAAzA8AIBkAAM0PACAaAADODwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGkCAEAAAABsggBAAAAAeQIAQAAAAHlCAEAAAAB5ghAAAAAARMSAAD9DQAggQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABoggBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIgAAAAAGoCAAA-g0AIKkIAgAAAAGqCCAAAAABqwgBAAAAAawIAAD7DQAgrQggAAAAAa4IAgAAAAECAAAAMgAgMQAAoxEAIAMAAAAyACAxAACjEQAgMgAAohEAIAEqAACGEwAwAgAAADIAICoAAKIRACACAAAAqw4AICoAAKERACASgQdAANkMACGSBwEA4wwAIZsHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhoggBAOMMACGkCAEA4wwAIaUIAQDjDAAhpggBAOMMACGnCIAAAAABqAgAAPYNACCpCAIA6wwAIaoIIACbDQAhqwgBAOMMACGsCAAA9w0AIK0IIACbDQAhrggCAOsMACETEgAA-Q0AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaIIAQDjDAAhpAgBAOMMACGlCAEA4wwAIaYIAQDjDAAhpwiAAAAAAagIAAD2DQAgqQgCAOsMACGqCCAAmw0AIasIAQDjDAAhrAgAAPcNACCtCCAAmw0AIa4IAgDrDAAhExIAAP0NACCBB0AAAAABkgcBAAAAAZsHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGiCAEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwiAAAAAAagIAAD6DQAgqQgCAAAAAaoIIAAAAAGrCAEAAAABrAgAAPsNACCtCCAAAAABrggCAAAAARMDAADhDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABvwcBAAAAAcAHAQAAAAGiCAEAAAABqAgAAN8PACDDCAEAAAABxQhAAAAAAcsIAAEAAAHsCAAA4A8AIO0IQAAAAAHuCAIAAAAB7wgCAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAECAAAALgAgMQAArxEAIAMAAAAuACAxAACvEQAgMgAArhEAIAEqAACFEwAwGQMAAO8LACAEAACVDAAg_QYAAL8MADD-BgAALAAQ_wYAAL8MADCBB0AAhAsAIZIHAQAAAAGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoggBALkLACGoCAAAoQsAIMMIAQCVCwAhxQhAAJQLACHLCAABAAAB7AgAAKELACDtCEAAlAsAIe4IAgDXCwAh7wgCANcLACHwCAEAlQsAIfEIAQCVCwAh8ggBALkLACHzCAEAuQsAIQIAAAAuACAqAACuEQAgAgAAAKwRACAqAACtEQAgF_0GAACrEQAw_gYAAKwRABD_BgAAqxEAMIEHQACECwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACG_BwEAkwsAIcAHAQCwCwAhoggBALkLACGoCAAAoQsAIMMIAQCVCwAhxQhAAJQLACHLCAABsQsAIewIAAChCwAg7QhAAJQLACHuCAIA1wsAIe8IAgDXCwAh8AgBAJULACHxCAEAlQsAIfIIAQC5CwAh8wgBALkLACEX_QYAAKsRADD-BgAArBEAEP8GAACrEQAwgQdAAIQLACGSBwEAsAsAIagHQACECwAhqQcBALALACGqBwEAsAsAIb8HAQCTCwAhwAcBALALACGiCAEAuQsAIagIAAChCwAgwwgBAJULACHFCEAAlAsAIcsIAAGxCwAh7AgAAKELACDtCEAAlAsAIe4IAgDXCwAh7wgCANcLACHwCAEAlQsAIfEIAQCVCwAh8ggBALkLACHzCAEAuQsAIRKBB0AA2QwAIZIHAQDjDAAhqAdAANkMACG_BwEA4wwAIcAHAQDjDAAhoggBAOUMACGoCAAA2w8AIMMIAQDlDAAhxQhAAOQMACHLCAABpg0AIewIAADcDwAg7QhAAOQMACHuCAIA1Q0AIe8IAgDVDQAh8AgBAOUMACHxCAEA5QwAIfIIAQDlDAAh8wgBAOUMACETAwAA3Q8AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIb8HAQDjDAAhwAcBAOMMACGiCAEA5QwAIagIAADbDwAgwwgBAOUMACHFCEAA5AwAIcsIAAGmDQAh7AgAANwPACDtCEAA5AwAIe4IAgDVDQAh7wgCANUNACHwCAEA5QwAIfEIAQDlDAAh8ggBAOUMACHzCAEA5QwAIRMDAADhDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABvwcBAAAAAcAHAQAAAAGiCAEAAAABqAgAAN8PACDDCAEAAAABxQhAAAAAAcsIAAEAAAHsCAAA4A8AIO0IQAAAAAHuCAIAAAAB7wgCAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAESAwAA7A8AIIEHQAAAAAGMBwEAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAagIAADqDwAgqwgBAAAAAawIAADrDwAgrQggAAAAAcIIAAEAAAHFCEAAAAAB5QgBAAAAAe0IQAAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAECAAAAKgAgMQAAuxEAIAMAAAAqACAxAAC7EQAgMgAAuhEAIAEqAACEEwAwGAMAAO8LACAEAACVDAAg_QYAAMAMADD-BgAAKAAQ_wYAAMAMADCBB0AAhAsAIYwHAQCTCwAhkgcBAAAAAagHQACECwAhqQcBALALACGqBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGoCAAAoQsAIKsIAQCTCwAhrAgAAKELACCtCCAApwsAIcIIAAEAAAHFCEAAlAsAIeUIAQCVCwAh7QhAAJQLACH0CAEAuQsAIfUIAQCVCwAh9ghAAJQLACECAAAAKgAgKgAAuhEAIAIAAAC4EQAgKgAAuREAIBb9BgAAtxEAMP4GAAC4EQAQ_wYAALcRADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhqAgAAKELACCrCAEAkwsAIawIAAChCwAgrQggAKcLACHCCAABsQsAIcUIQACUCwAh5QgBAJULACHtCEAAlAsAIfQIAQC5CwAh9QgBAJULACH2CEAAlAsAIRb9BgAAtxEAMP4GAAC4EQAQ_wYAALcRADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGoB0AAhAsAIakHAQCwCwAhqgcBALALACGvBwEAkwsAIbAHAQCTCwAhqAgAAKELACCrCAEAkwsAIawIAAChCwAgrQggAKcLACHCCAABsQsAIcUIQACUCwAh5QgBAJULACHtCEAAlAsAIfQIAQC5CwAh9QgBAJULACH2CEAAlAsAIRGBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACGoCAAA5g8AIKsIAQDjDAAhrAgAAOcPACCtCCAAmw0AIcIIAAGmDQAhxQhAAOQMACHlCAEA5QwAIe0IQADkDAAh9AgBAOUMACH1CAEA5QwAIfYIQADkDAAhEgMAAOgPACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACGoCAAA5g8AIKsIAQDjDAAhrAgAAOcPACCtCCAAmw0AIcIIAAGmDQAhxQhAAOQMACHlCAEA5QwAIe0IQADkDAAh9AgBAOUMACH1CAEA5QwAIfYIQADkDAAhEgMAAOwPACCBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAGoCAAA6g8AIKsIAQAAAAGsCAAA6w8AIK0IIAAAAAHCCAABAAABxQhAAAAAAeUIAQAAAAHtCEAAAAAB9AgBAAAAAfUIAQAAAAH2CEAAAAABBgcAAPwQACD0BwEAAAABkwkCAAAAAZQJIAAAAAGVCQIAAAABlgkCAAAAAQIAAAALACAxAADEEQAgAwAAAAsAIDEAAMQRACAyAADDEQAgASoAAIMTADACAAAACwAgKgAAwxEAIAIAAADiEAAgKgAAwhEAIAX0BwEA4wwAIZMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhBgcAAPsQACD0BwEA4wwAIZMJAgDrDAAhlAkgAJsNACGVCQIA6wwAIZYJAgDrDAAhBgcAAPwQACD0BwEAAAABkwkCAAAAAZQJIAAAAAGVCQIAAAABlgkCAAAAAQWMBwEAAAABygcEAAAAAZcJBAAAAAGYCQIAAAABmQkCAAAAAQIAAAC4AQAgMQAAxREAIAMAAAAHACAxAADFEQAgMgAAyREAIAcAAAAHACAqAADJEQAgjAcBAOMMACHKBwQA2AwAIZcJBADYDAAhmAkCAOsMACGZCQIA6wwAIQWMBwEA4wwAIcoHBADYDAAhlwkEANgMACGYCQIA6wwAIZkJAgDrDAAhAzEAAIETACCnCQAAghMAIK0JAAABACADMQAAxREAIKcJAADGEQAgrQkAALgBACAEMQAAvBEAMKcJAAC9EQAwqQkAAL8RACCtCQAA3hAAMAQxAACwEQAwpwkAALERADCpCQAAsxEAIK0JAAC0EQAwBDEAAKQRADCnCQAApREAMKkJAACnEQAgrQkAAKgRADAEMQAAmxEAMKcJAACcEQAwqQkAAJ4RACCtCQAApw4AMAQxAACPEQAwpwkAAJARADCpCQAAkhEAIK0JAACTEQAwAAAACzEAAMUSADAyAADKEgAwpwkAAMYSADCoCQAAxxIAMKkJAADIEgAgqgkAAMkSADCrCQAAyRIAMKwJAADJEgAwrQkAAMkSADCuCQAAyxIAMK8JAADMEgAwCzEAALwSADAyAADAEgAwpwkAAL0SADCoCQAAvhIAMKkJAAC_EgAgqgkAALQRADCrCQAAtBEAMKwJAAC0EQAwrQkAALQRADCuCQAAwRIAMK8JAAC3EQAwCzEAALMSADAyAAC3EgAwpwkAALQSADCoCQAAtRIAMKkJAAC2EgAgqgkAAKgRADCrCQAAqBEAMKwJAACoEQAwrQkAAKgRADCuCQAAuBIAMK8JAACrEQAwCzEAAKcSADAyAACsEgAwpwkAAKgSADCoCQAAqRIAMKkJAACqEgAgqgkAAKsSADCrCQAAqxIAMKwJAACrEgAwrQkAAKsSADCuCQAArRIAMK8JAACuEgAwCzEAAJ4SADAyAACiEgAwpwkAAJ8SADCoCQAAoBIAMKkJAAChEgAgqgkAAJMRADCrCQAAkxEAMKwJAACTEQAwrQkAAJMRADCuCQAAoxIAMK8JAACWEQAwCzEAAJUSADAyAACZEgAwpwkAAJYSADCoCQAAlxIAMKkJAACYEgAgqgkAAMIPADCrCQAAwg8AMKwJAADCDwAwrQkAAMIPADCuCQAAmhIAMK8JAADFDwAwBzEAAJASACAyAACTEgAgpwkAAJESACCoCQAAkhIAIKsJAABoACCsCQAAaAAgrQkAAJEFACALMQAAhxIAMDIAAIsSADCnCQAAiBIAMKgJAACJEgAwqQkAAIoSACCqCQAA4A4AMKsJAADgDgAwrAkAAOAOADCtCQAA4A4AMK4JAACMEgAwrwkAAOMOADALMQAA_hEAMDIAAIISADCnCQAA_xEAMKgJAACAEgAwqQkAAIESACCqCQAAtg8AMKsJAAC2DwAwrAkAALYPADCtCQAAtg8AMK4JAACDEgAwrwkAALkPADALMQAA9REAMDIAAPkRADCnCQAA9hEAMKgJAAD3EQAwqQkAAPgRACCqCQAAqg8AMKsJAACqDwAwrAkAAKoPADCtCQAAqg8AMK4JAAD6EQAwrwkAAK0PADALMQAA7BEAMDIAAPARADCnCQAA7REAMKgJAADuEQAwqQkAAO8RACCqCQAAng8AMKsJAACeDwAwrAkAAJ4PADCtCQAAng8AMK4JAADxEQAwrwkAAKEPADALMQAA4BEAMDIAAOURADCnCQAA4REAMKgJAADiEQAwqQkAAOMRACCqCQAA5BEAMKsJAADkEQAwrAkAAOQRADCtCQAA5BEAMK4JAADmEQAwrwkAAOcRADAOIgAAlA0AICMAAJUNACCBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqgcBAAAAAasHAQAAAAGsBwAAkg0AIK0HAQAAAAGuB0AAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABAgAAAHUAIDEAAOsRACADAAAAdQAgMQAA6xEAIDIAAOoRACABKgAAgBMAMBMDAADvCwAgIgAAnAwAICMAAJ0MACD9BgAAmwwAMP4GAABzABD_BgAAmwwAMIEHQACECwAhjAcBAJMLACGSBwEAAAABmwcBAJMLACGpBwEAsAsAIaoHAQC5CwAhqwcBAJMLACGsBwAAoQsAIK0HAQCVCwAhrgdAAJQLACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACECAAAAdQAgKgAA6hEAIAIAAADoEQAgKgAA6REAIBD9BgAA5xEAMP4GAADoEQAQ_wYAAOcRADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGrBwEAkwsAIawHAAChCwAgrQcBAJULACGuB0AAlAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIRD9BgAA5xEAMP4GAADoEQAQ_wYAAOcRADCBB0AAhAsAIYwHAQCTCwAhkgcBALALACGbBwEAkwsAIakHAQCwCwAhqgcBALkLACGrBwEAkwsAIawHAAChCwAgrQcBAJULACGuB0AAlAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIQyBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIaoHAQDlDAAhqwcBAOMMACGsBwAA9gwAIK0HAQDlDAAhrgdAAOQMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACEOIgAA-AwAICMAAPkMACCBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGbBwEA4wwAIaoHAQDlDAAhqwcBAOMMACGsBwAA9gwAIK0HAQDlDAAhrgdAAOQMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACEOIgAAlA0AICMAAJUNACCBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqgcBAAAAAasHAQAAAAGsBwAAkg0AIK0HAQAAAAGuB0AAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABDwQBAAAAARUAALwOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGoB0AAAAABqgcBAAAAAccHAQAAAAG6CAABAAABuwgAAQAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IAgAAAAHACEAAAAABAgAAAFIAIDEAAPQRACADAAAAUgAgMQAA9BEAIDIAAPMRACABKgAA_xIAMAIAAABSACAqAADzEQAgAgAAAKIPACAqAADyEQAgDgQBAOUMACGBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGoB0AA2QwAIaoHAQDlDAAhxwcBAOMMACG6CAABpg0AIbsIAAGmDQAhvAgBAOUMACG9CAEA5QwAIb4IAQDlDAAhvwgCAOsMACHACEAA5AwAIQ8EAQDlDAAhFQAAug4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIagHQADZDAAhqgcBAOUMACHHBwEA4wwAIboIAAGmDQAhuwgAAaYNACG8CAEA5QwAIb0IAQDlDAAhvggBAOUMACG_CAIA6wwAIcAIQADkDAAhDwQBAAAAARUAALwOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGoB0AAAAABqgcBAAAAAccHAQAAAAG6CAABAAABuwgAAQAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IAgAAAAHACEAAAAABCxUAAMMOACCBB0AAAAABkgcBAAAAAagHQAAAAAGqBwEAAAABvggBAAAAAcEIAAEAAAHCCAABAAABwwgBAAAAAcQIQAAAAAHFCEAAAAABAgAAAE4AIDEAAP0RACADAAAATgAgMQAA_REAIDIAAPwRACABKgAA_hIAMAIAAABOACAqAAD8EQAgAgAAAK4PACAqAAD7EQAgCoEHQADZDAAhkgcBAOMMACGoB0AA2QwAIaoHAQDjDAAhvggBAOMMACHBCAABpg0AIcIIAAGmDQAhwwgBAOUMACHECEAA5AwAIcUIQADkDAAhCxUAAMEOACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIb4IAQDjDAAhwQgAAaYNACHCCAABpg0AIcMIAQDlDAAhxAhAAOQMACHFCEAA5AwAIQsVAADDDgAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAb4IAQAAAAHBCAABAAABwggAAQAAAcMIAQAAAAHECEAAAAABxQhAAAAAAQgVAADKDgAgqAdAAAAAAaoHAQAAAAG-CAEAAAABxggAAQAAAccIAQAAAAHICAEAAAAByQhAAAAAAQIAAABKACAxAACGEgAgAwAAAEoAIDEAAIYSACAyAACFEgAgASoAAP0SADACAAAASgAgKgAAhRIAIAIAAAC6DwAgKgAAhBIAIAeoB0AA2QwAIaoHAQDjDAAhvggBAOMMACHGCAABpg0AIccIAQDjDAAhyAgBAOMMACHJCEAA5AwAIQgVAADIDgAgqAdAANkMACGqBwEA4wwAIb4IAQDjDAAhxggAAaYNACHHCAEA4wwAIcgIAQDjDAAhyQhAAOQMACEIFQAAyg4AIKgHQAAAAAGqBwEAAAABvggBAAAAAcYIAAEAAAHHCAEAAAAByAgBAAAAAckIQAAAAAEQHwAA0w4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABsggBAAAAAcUIQAAAAAHJCEAAAAAByggBAAAAAcsIAAEAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCAEAAAAB0AgAANEOACACAAAAbAAgMQAAjxIAIAMAAABsACAxAACPEgAgMgAAjhIAIAEqAAD8EgAwAgAAAGwAICoAAI4SACACAAAA5A4AICoAAI0SACAPgQdAANkMACGSBwEA4wwAIagHQADZDAAhrwcBAOMMACGwBwEA4wwAIbIIAQDlDAAhxQhAAOQMACHJCEAA5AwAIcoIAQDjDAAhywgAAaYNACHMCAEA4wwAIc0IAQDlDAAhzggBAOUMACHPCAEA5QwAIdAIAADODgAgEB8AANAOACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGvBwEA4wwAIbAHAQDjDAAhsggBAOUMACHFCEAA5AwAIckIQADkDAAhyggBAOMMACHLCAABpg0AIcwIAQDjDAAhzQgBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAAM4OACAQHwAA0w4AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABsggBAAAAAcUIQAAAAAHJCEAAAAAByggBAAAAAcsIAAEAAAHMCAEAAAABzQgBAAAAAc4IAQAAAAHPCAEAAAAB0AgAANEOACALIAAA6g4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAbIIAQAAAAHOCAEAAAABzwgBAAAAAdAIAADoDgAg0QgCAAAAAdIIAQAAAAHTCEAAAAABAgAAAJEFACAxAACQEgAgAwAAAGgAIDEAAJASACAyAACUEgAgDQAAAGgAICAAANsOACAqAACUEgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhsggBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAANkOACDRCAIA6wwAIdIIAQDlDAAh0whAAOQMACELIAAA2w4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIbIIAQDlDAAhzggBAOUMACHPCAEA5QwAIdAIAADZDgAg0QgCAOsMACHSCAEA5QwAIdMIQADkDAAhCxUAAI8PACAXAACQDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABrwcBAAAAAbAHAQAAAAG-CAEAAAABxQhAAAAAAcsIAAEAAAHjCEAAAAABAgAAAEQAIDEAAJ0SACADAAAARAAgMQAAnRIAIDIAAJwSACABKgAA-xIAMAIAAABEACAqAACcEgAgAgAAAMYPACAqAACbEgAgCYEHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACG-CAEA4wwAIcUIQADkDAAhywgAAaYNACHjCEAA5AwAIQsVAACHDwAgFwAAiA8AIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIa8HAQDjDAAhsAcBAOMMACG-CAEA4wwAIcUIQADkDAAhywgAAaYNACHjCEAA5AwAIQsVAACPDwAgFwAAkA8AIIEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABvggBAAAAAcUIQAAAAAHLCAABAAAB4whAAAAAAQ8EAADLDwAgGAAAzA8AIBkAAM0PACAaAADODwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGqBwEAAAABpAgBAAAAAbIIAQAAAAHkCAEAAAAB5QgBAAAAAeYIQAAAAAECAAAAPwAgMQAAphIAIAMAAAA_ACAxAACmEgAgMgAApRIAIAEqAAD6EgAwAgAAAD8AICoAAKUSACACAAAAlxEAICoAAKQSACAKgQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGqBwEA5QwAIaQIAQDjDAAhsggBAOUMACHkCAEA4wwAIeUIAQDjDAAh5ghAAOQMACEPBAAAlQ8AIBgAAJYPACAZAACXDwAgGgAAmA8AIBsAAJkPACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIaoHAQDlDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIQ8EAADLDwAgGAAAzA8AIBkAAM0PACAaAADODwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGqBwEAAAABpAgBAAAAAbIIAQAAAAHkCAEAAAAB5QgBAAAAAeYIQAAAAAETEQAAsQ4AIBMAALIOACAUAACzDgAggQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABpAgBAAAAAa4IAgAAAAGyCAEAAAABswgBAAAAAbQIAQAAAAG1CIAAAAABtggBAAAAAbcIAACvDgAguAgCAAAAAbkIAgAAAAECAAAAZAAgMQAAshIAIAMAAABkACAxAACyEgAgMgAAsRIAIAEqAAD5EgAwGQMAAO8LACARAACiDAAgEwAAowwAIBQAAKQMACD9BgAAoQwAMP4GAABiABD_BgAAoQwAMIEHQACECwAhkgcBAAAAAZsHAQCTCwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGkCAEAkwsAIa4IAgCoCwAhsggBAJMLACGzCAEAkwsAIbQIAQCVCwAhtQgAAMALACC2CAEAlQsAIbcIAAChCwAguAgCAKgLACG5CAIAqAsAIdQIAACgDAAgAgAAAGQAICoAALESACACAAAArxIAICoAALASACAU_QYAAK4SADD-BgAArxIAEP8GAACuEgAwgQdAAIQLACGSBwEAsAsAIZsHAQCTCwAhqQcBALALACGvBwEAkwsAIbAHAQCTCwAhsQdAAIQLACGkCAEAkwsAIa4IAgCoCwAhsggBAJMLACGzCAEAkwsAIbQIAQCVCwAhtQgAAMALACC2CAEAlQsAIbcIAAChCwAguAgCAKgLACG5CAIAqAsAIRT9BgAArhIAMP4GAACvEgAQ_wYAAK4SADCBB0AAhAsAIZIHAQCwCwAhmwcBAJMLACGpBwEAsAsAIa8HAQCTCwAhsAcBAJMLACGxB0AAhAsAIaQIAQCTCwAhrggCAKgLACGyCAEAkwsAIbMIAQCTCwAhtAgBAJULACG1CAAAwAsAILYIAQCVCwAhtwgAAKELACC4CAIAqAsAIbkIAgCoCwAhEIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACETEQAAjw4AIBMAAJAOACAUAACRDgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhpAgBAOMMACGuCAIA6wwAIbIIAQDjDAAhswgBAOMMACG0CAEA5QwAIbUIgAAAAAG2CAEA5QwAIbcIAACNDgAguAgCAOsMACG5CAIA6wwAIRMRAACxDgAgEwAAsg4AIBQAALMOACCBB0AAAAABkgcBAAAAAZsHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABrggCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIgAAAAAG2CAEAAAABtwgAAK8OACC4CAIAAAABuQgCAAAAARQEAADiDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAb8HAQAAAAHABwEAAAABoggBAAAAAagIAADfDwAgwwgBAAAAAcUIQAAAAAHLCAABAAAB7AgAAOAPACDtCEAAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAABAgAAAC4AIDEAALsSACADAAAALgAgMQAAuxIAIDIAALoSACABKgAA-BIAMAIAAAAuACAqAAC6EgAgAgAAAKwRACAqAAC5EgAgE4EHQADZDAAhkgcBAOMMACGoB0AA2QwAIaoHAQDjDAAhvwcBAOMMACHABwEA4wwAIaIIAQDlDAAhqAgAANsPACDDCAEA5QwAIcUIQADkDAAhywgAAaYNACHsCAAA3A8AIO0IQADkDAAh7ggCANUNACHvCAIA1Q0AIfAIAQDlDAAh8QgBAOUMACHyCAEA5QwAIfMIAQDlDAAhFAQAAN4PACCBB0AA2QwAIZIHAQDjDAAhqAdAANkMACGqBwEA4wwAIb8HAQDjDAAhwAcBAOMMACGiCAEA5QwAIagIAADbDwAgwwgBAOUMACHFCEAA5AwAIcsIAAGmDQAh7AgAANwPACDtCEAA5AwAIe4IAgDVDQAh7wgCANUNACHwCAEA5QwAIfEIAQDlDAAh8ggBAOUMACHzCAEA5QwAIRQEAADiDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAb8HAQAAAAHABwEAAAABoggBAAAAAagIAADfDwAgwwgBAAAAAcUIQAAAAAHLCAABAAAB7AgAAOAPACDtCEAAAAAB7ggCAAAAAe8IAgAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAABEwQAAO0PACCBB0AAAAABjAcBAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABqAgAAOoPACCrCAEAAAABrAgAAOsPACCtCCAAAAABwggAAQAAAcUIQAAAAAHlCAEAAAAB7QhAAAAAAfQIAQAAAAH1CAEAAAAB9ghAAAAAAQIAAAAqACAxAADEEgAgAwAAACoAIDEAAMQSACAyAADDEgAgASoAAPcSADACAAAAKgAgKgAAwxIAIAIAAAC4EQAgKgAAwhIAIBKBB0AA2QwAIYwHAQDjDAAhkgcBAOMMACGoB0AA2QwAIaoHAQDjDAAhrwcBAOMMACGwBwEA4wwAIagIAADmDwAgqwgBAOMMACGsCAAA5w8AIK0IIACbDQAhwggAAaYNACHFCEAA5AwAIeUIAQDlDAAh7QhAAOQMACH0CAEA5QwAIfUIAQDlDAAh9ghAAOQMACETBAAA6Q8AIIEHQADZDAAhjAcBAOMMACGSBwEA4wwAIagHQADZDAAhqgcBAOMMACGvBwEA4wwAIbAHAQDjDAAhqAgAAOYPACCrCAEA4wwAIawIAADnDwAgrQggAJsNACHCCAABpg0AIcUIQADkDAAh5QgBAOUMACHtCEAA5AwAIfQIAQDlDAAh9QgBAOUMACH2CEAA5AwAIRMEAADtDwAggQdAAAAAAYwHAQAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAagIAADqDwAgqwgBAAAAAawIAADrDwAgrQggAAAAAcIIAAEAAAHFCEAAAAAB5QgBAAAAAe0IQAAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAEOBQAAyxEAIAYAAMwRACAPAADNEQAgEAAAzhEAIBEAAM8RACAcAADQEQAggQdAAAAAAZIHAQAAAAGkCAEAAAAB5wgBAAAAAegIAQAAAAGaCSAAAAABmwlAAAAAAZwJQAAAAAECAAAABQAgMQAA0BIAIAMAAAAFACAxAADQEgAgMgAAzxIAIAEqAAD2EgAwFQMAAO8LACAFAADSDAAgBgAAjgwAIA8AAKcMACAQAACoDAAgEQAAogwAIBwAAKoMACD9BgAA0QwAMP4GAAADABD_BgAA0QwAMIEHQACECwAhkgcBAAAAAakHAQCwCwAhpAgBAJMLACHUCAAA0AwAIOcIAQCTCwAh6AgBAJMLACGaCSAApwsAIZsJQACUCwAhnAlAAIQLACGkCQAAzwwAIAIAAAAFACAqAADPEgAgAgAAAM0SACAqAADOEgAgDP0GAADMEgAw_gYAAM0SABD_BgAAzBIAMIEHQACECwAhkgcBALALACGpBwEAsAsAIaQIAQCTCwAh5wgBAJMLACHoCAEAkwsAIZoJIACnCwAhmwlAAJQLACGcCUAAhAsAIQz9BgAAzBIAMP4GAADNEgAQ_wYAAMwSADCBB0AAhAsAIZIHAQCwCwAhqQcBALALACGkCAEAkwsAIecIAQCTCwAh6AgBAJMLACGaCSAApwsAIZsJQACUCwAhnAlAAIQLACEIgQdAANkMACGSBwEA4wwAIaQIAQDjDAAh5wgBAOMMACHoCAEA4wwAIZoJIACbDQAhmwlAAOQMACGcCUAA2QwAIQ4FAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgEQAAjREAIBwAAI4RACCBB0AA2QwAIZIHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhDgUAAMsRACAGAADMEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABpAgBAAAAAecIAQAAAAHoCAEAAAABmgkgAAAAAZsJQAAAAAGcCUAAAAABBDEAAMUSADCnCQAAxhIAMKkJAADIEgAgrQkAAMkSADAEMQAAvBIAMKcJAAC9EgAwqQkAAL8SACCtCQAAtBEAMAQxAACzEgAwpwkAALQSADCpCQAAthIAIK0JAACoEQAwBDEAAKcSADCnCQAAqBIAMKkJAACqEgAgrQkAAKsSADAEMQAAnhIAMKcJAACfEgAwqQkAAKESACCtCQAAkxEAMAQxAACVEgAwpwkAAJYSADCpCQAAmBIAIK0JAADCDwAwAzEAAJASACCnCQAAkRIAIK0JAACRBQAgBDEAAIcSADCnCQAAiBIAMKkJAACKEgAgrQkAAOAOADAEMQAA_hEAMKcJAAD_EQAwqQkAAIESACCtCQAAtg8AMAQxAAD1EQAwpwkAAPYRADCpCQAA-BEAIK0JAACqDwAwBDEAAOwRADCnCQAA7REAMKkJAADvEQAgrQkAAJ4PADAEMQAA4BEAMKcJAADhEQAwqQkAAOMRACCtCQAA5BEAMAAAAAAAAAcDAADrDgAgIAAA7A4AILIIAADfDAAgzggAAN8MACDPCAAA3wwAINIIAADfDAAg0wgAAN8MACAAAAAABgMAAOsOACAiAADpEgAgIwAA6hIAIKoHAADfDAAgrQcAAN8MACCuBwAA3wwAIAAAAAMSAACHDgAgjQcAAN8MACCxCAAA3wwAIAAKAwAA6w4AIAQAAIQRACAYAADiEgAgGQAA5BIAIBoAAOUSACAbAADmEgAgmAcAAN8MACCqBwAA3wwAILIIAADfDAAg5ggAAN8MACABFgAAgg8AIAoHAADxEgAgCgAA8hIAIAsAAPMSACAMAAD0EgAggAkAAN8MACCFCQAA3wwAIIcJAADfDAAgigkAAN8MACCPCQAA3wwAIJAJAADfDAAgAwYAAOwQACAIAADtEAAgDgAA7hAAIAAAAAEEAACEEQAgCIEHQAAAAAGSBwEAAAABpAgBAAAAAecIAQAAAAHoCAEAAAABmgkgAAAAAZsJQAAAAAGcCUAAAAABEoEHQAAAAAGMBwEAAAABkgcBAAAAAagHQAAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGoCAAA6g8AIKsIAQAAAAGsCAAA6w8AIK0IIAAAAAHCCAABAAABxQhAAAAAAeUIAQAAAAHtCEAAAAAB9AgBAAAAAfUIAQAAAAH2CEAAAAABE4EHQAAAAAGSBwEAAAABqAdAAAAAAaoHAQAAAAG_BwEAAAABwAcBAAAAAaIIAQAAAAGoCAAA3w8AIMMIAQAAAAHFCEAAAAABywgAAQAAAewIAADgDwAg7QhAAAAAAe4IAgAAAAHvCAIAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAARCBB0AAAAABkgcBAAAAAZsHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABrggCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIgAAAAAG2CAEAAAABtwgAAK8OACC4CAIAAAABuQgCAAAAAQqBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqgcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABCYEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABvggBAAAAAcUIQAAAAAHLCAABAAAB4whAAAAAAQ-BB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAbIIAQAAAAHFCEAAAAAByQhAAAAAAcoIAQAAAAHLCAABAAABzAgBAAAAAc0IAQAAAAHOCAEAAAABzwgBAAAAAdAIAADRDgAgB6gHQAAAAAGqBwEAAAABvggBAAAAAcYIAAEAAAHHCAEAAAAByAgBAAAAAckIQAAAAAEKgQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAb4IAQAAAAHBCAABAAABwggAAQAAAcMIAQAAAAHECEAAAAABxQhAAAAAAQ4EAQAAAAGBB0AAAAABkgcBAAAAAZsHAQAAAAGoB0AAAAABqgcBAAAAAccHAQAAAAG6CAABAAABuwgAAQAAAbwIAQAAAAG9CAEAAAABvggBAAAAAb8IAgAAAAHACEAAAAABDIEHQAAAAAGMBwEAAAABkgcBAAAAAZsHAQAAAAGqBwEAAAABqwcBAAAAAawHAACSDQAgrQcBAAAAAa4HQAAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAETDwAA0hIAIBAAANMSACAYAADWEgAgGQAA2RIAIBoAANoSACAbAADbEgAgHAAA1RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAACBEwAgBfQHAQAAAAGTCQIAAAABlAkgAAAAAZUJAgAAAAGWCQIAAAABEYEHQAAAAAGMBwEAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAagIAADqDwAgqwgBAAAAAawIAADrDwAgrQggAAAAAcIIAAEAAAHFCEAAAAAB5QgBAAAAAe0IQAAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAESgQdAAAAAAZIHAQAAAAGoB0AAAAABvwcBAAAAAcAHAQAAAAGiCAEAAAABqAgAAN8PACDDCAEAAAABxQhAAAAAAcsIAAEAAAHsCAAA4A8AIO0IQAAAAAHuCAIAAAAB7wgCAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAESgQdAAAAAAZIHAQAAAAGbBwEAAAABrwcBAAAAAbAHAQAAAAGxB0AAAAABoggBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIgAAAAAGoCAAA-g0AIKkIAgAAAAGqCCAAAAABqwgBAAAAAawIAAD7DQAgrQggAAAAAa4IAgAAAAEJgQdAAAAAAZIHAQAAAAGYBwEAAAABmwcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABAwAAAFQAIDEAAIETACAyAACKEwAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAihMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhDwMAAMoRACAGAADMEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABqQcBAAAAAaQIAQAAAAHnCAEAAAAB6AgBAAAAAZoJIAAAAAGbCUAAAAABnAlAAAAAAQIAAAAFACAxAACLEwAgAwAAAAMAIDEAAIsTACAyAACPEwAgEQAAAAMAIAMAAIgRACAGAACKEQAgDwAAixEAIBAAAIwRACARAACNEQAgHAAAjhEAICoAAI8TACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACEPAwAAiBEAIAYAAIoRACAPAACLEQAgEAAAjBEAIBEAAI0RACAcAACOEQAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhDAgAAOoQACAOAADrEAAggQdAAAAAAYwHAQAAAAG2BwIAAAABzAcBAAAAAekHAgAAAAH3BwIAAAABjAgCAAAAAfoIIAAAAAGRCQEAAAABkgkAAOgQACACAAAA_AEAIDEAAJATACADAAAA_wEAIDEAAJATACAyAACUEwAgDgAAAP8BACAIAADAEAAgDgAAwRAAICoAAJQTACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIekHAgDrDAAh9wcCAOsMACGMCAIA6wwAIfoIIACbDQAhkQkBAOMMACGSCQAAvhAAIAwIAADAEAAgDgAAwRAAIIEHQADZDAAhjAcBAOMMACG2BwIA6wwAIcwHAQDjDAAh6QcCAOsMACH3BwIA6wwAIYwIAgDrDAAh-gggAJsNACGRCQEA4wwAIZIJAAC-EAAgDAYAAOkQACAOAADrEAAggQdAAAAAAYwHAQAAAAG2BwIAAAABzAcBAAAAAekHAgAAAAH3BwIAAAABjAgCAAAAAfoIIAAAAAGRCQEAAAABkgkAAOgQACACAAAA_AEAIDEAAJUTACADAAAA_wEAIDEAAJUTACAyAACZEwAgDgAAAP8BACAGAAC_EAAgDgAAwRAAICoAAJkTACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIekHAgDrDAAh9wcCAOsMACGMCAIA6wwAIfoIIACbDQAhkQkBAOMMACGSCQAAvhAAIAwGAAC_EAAgDgAAwRAAIIEHQADZDAAhjAcBAOMMACG2BwIA6wwAIcwHAQDjDAAh6QcCAOsMACH3BwIA6wwAIYwIAgDrDAAh-gggAJsNACGRCQEA4wwAIZIJAAC-EAAgDwMAAMoRACAFAADLEQAgDwAAzREAIBAAAM4RACARAADPEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABqQcBAAAAAaQIAQAAAAHnCAEAAAAB6AgBAAAAAZoJIAAAAAGbCUAAAAABnAlAAAAAAQIAAAAFACAxAACaEwAgAwAAAAMAIDEAAJoTACAyAACeEwAgEQAAAAMAIAMAAIgRACAFAACJEQAgDwAAixEAIBAAAIwRACARAACNEQAgHAAAjhEAICoAAJ4TACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACEPAwAAiBEAIAUAAIkRACAPAACLEQAgEAAAjBEAIBEAAI0RACAcAACOEQAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhBaoHAQAAAAGTCQIAAAABlAkgAAAAAZUJAgAAAAGWCQIAAAABBJMJAgAAAAGUCSAAAAABlQkCAAAAAZYJAgAAAAEajAcBAAAAAfAHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH9BwQAAAAB6AgBAAAAAfoIIAAAAAH_CAEAAAABgAkBAAAAAYEJAgAAAAGCCQIAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkgAAAAAYcJQAAAAAGICQAAshAAIIkJAACzEAAgiglAAAAAAYsJIAAAAAGMCQAAtBAAII0JAgAAAAGOCQIAAAABjwkBAAAAAZAJAQAAAAEMBgAA6RAAIAgAAOoQACCBB0AAAAABjAcBAAAAAbYHAgAAAAHMBwEAAAAB6QcCAAAAAfcHAgAAAAGMCAIAAAAB-gggAAAAAZEJAQAAAAGSCQAA6BAAIAIAAAD8AQAgMQAAohMAIBSBB0AAAAABqgcBAAAAAdEHAQAAAAHpBwIAAAAB7wcBAAAAAfAHAQAAAAHxBwIAAAAB8gcEAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAH4BwIAAAAB-QeAAAAAAfoHQAAAAAH7B0AAAAAB_AdAAAAAAf0HBAAAAAH-BwQAAAAB_wcBAAAAAQSBB0AAAAAB2AgBAAAAAfwIAQAAAAH9CEAAAAABBZsHIAAAAAHFBwEAAAABzQcBAAAAAYQIAQAAAAH-CEAAAAABAwAAAP8BACAxAACiEwAgMgAAqRMAIA4AAAD_AQAgBgAAvxAAIAgAAMAQACAqAACpEwAggQdAANkMACGMBwEA4wwAIbYHAgDrDAAhzAcBAOMMACHpBwIA6wwAIfcHAgDrDAAhjAgCAOsMACH6CCAAmw0AIZEJAQDjDAAhkgkAAL4QACAMBgAAvxAAIAgAAMAQACCBB0AA2QwAIYwHAQDjDAAhtgcCAOsMACHMBwEA4wwAIekHAgDrDAAh9wcCAOsMACGMCAIA6wwAIfoIIACbDQAhkQkBAOMMACGSCQAAvhAAIB4HAAC1EAAgCgAAthAAIAsAALcQACCMBwEAAAAB8AcBAAAAAfQHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH9BwQAAAAB6AgBAAAAAfoIIAAAAAH_CAEAAAABgAkBAAAAAYEJAgAAAAGCCQIAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkgAAAAAYcJQAAAAAGICQAAshAAIIkJAACzEAAgiglAAAAAAYsJIAAAAAGMCQAAtBAAII0JAgAAAAGOCQIAAAABjwkBAAAAAZAJAQAAAAECAAAAFAAgMQAAqhMAIAMAAAASACAxAACqEwAgMgAArhMAICAAAAASACAHAACKEAAgCgAAixAAIAsAAIwQACAqAACuEwAgjAcBAOMMACHwBwEA4wwAIfQHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhHgcAAIoQACAKAACLEAAgCwAAjBAAIIwHAQDjDAAh8AcBAOMMACH0BwEA4wwAIfYHAgDrDAAh9wcCAOsMACH4BwIA6wwAIf0HBADYDAAh6AgBAOMMACH6CCAAmw0AIf8IAQDjDAAhgAkBAOUMACGBCQIA6wwAIYIJAgDrDAAhgwkCAOsMACGECQIA6wwAIYUJAQDlDAAhhgkgAJsNACGHCUAA5AwAIYgJAACHEAAgiQkAAIgQACCKCUAA5AwAIYsJIACbDQAhjAkAAIkQACCNCQIA6wwAIY4JAgDrDAAhjwkBAOUMACGQCQEA5QwAIR4HAAC1EAAgCgAAthAAIAwAALgQACCMBwEAAAAB8AcBAAAAAfQHAQAAAAH2BwIAAAAB9wcCAAAAAfgHAgAAAAH9BwQAAAAB6AgBAAAAAfoIIAAAAAH_CAEAAAABgAkBAAAAAYEJAgAAAAGCCQIAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkgAAAAAYcJQAAAAAGICQAAshAAIIkJAACzEAAgiglAAAAAAYsJIAAAAAGMCQAAtBAAII0JAgAAAAGOCQIAAAABjwkBAAAAAZAJAQAAAAECAAAAFAAgMQAArxMAIAMAAAASACAxAACvEwAgMgAAsxMAICAAAAASACAHAACKEAAgCgAAixAAIAwAAI0QACAqAACzEwAgjAcBAOMMACHwBwEA4wwAIfQHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhHgcAAIoQACAKAACLEAAgDAAAjRAAIIwHAQDjDAAh8AcBAOMMACH0BwEA4wwAIfYHAgDrDAAh9wcCAOsMACH4BwIA6wwAIf0HBADYDAAh6AgBAOMMACH6CCAAmw0AIf8IAQDjDAAhgAkBAOUMACGBCQIA6wwAIYIJAgDrDAAhgwkCAOsMACGECQIA6wwAIYUJAQDlDAAhhgkgAJsNACGHCUAA5AwAIYgJAACHEAAgiQkAAIgQACCKCUAA5AwAIYsJIACbDQAhjAkAAIkQACCNCQIA6wwAIY4JAgDrDAAhjwkBAOUMACGQCQEA5QwAIQ8DAADKEQAgBQAAyxEAIAYAAMwRACAQAADOEQAgEQAAzxEAIBwAANARACCBB0AAAAABkgcBAAAAAakHAQAAAAGkCAEAAAAB5wgBAAAAAegIAQAAAAGaCSAAAAABmwlAAAAAAZwJQAAAAAECAAAABQAgMQAAtBMAIBMQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHgAA1BIAIB8AANcSACAgAADYEgAgJAAA3BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaQIAQAAAAHnCAEAAAABnQkBAAAAAZ4JQAAAAAGfCUAAAAABAgAAAAEAIDEAALYTACADAAAAAwAgMQAAtBMAIDIAALoTACARAAAAAwAgAwAAiBEAIAUAAIkRACAGAACKEQAgEAAAjBEAIBEAAI0RACAcAACOEQAgKgAAuhMAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaQIAQDjDAAh5wgBAOMMACHoCAEA4wwAIZoJIACbDQAhmwlAAOQMACGcCUAA2QwAIQ8DAACIEQAgBQAAiREAIAYAAIoRACAQAACMEQAgEQAAjREAIBwAAI4RACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACEDAAAAVAAgMQAAthMAIDIAAL0TACAVAAAAVAAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACAqAAC9EwAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRMQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACEPAwAAyhEAIAUAAMsRACAGAADMEQAgDwAAzREAIBEAAM8RACAcAADQEQAggQdAAAAAAZIHAQAAAAGpBwEAAAABpAgBAAAAAecIAQAAAAHoCAEAAAABmgkgAAAAAZsJQAAAAAGcCUAAAAABAgAAAAUAIDEAAL4TACATDwAA0hIAIBgAANYSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAADAEwAgAwAAAAMAIDEAAL4TACAyAADEEwAgEQAAAAMAIAMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACARAACNEQAgHAAAjhEAICoAAMQTACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACEPAwAAiBEAIAUAAIkRACAGAACKEQAgDwAAixEAIBEAAI0RACAcAACOEQAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhAwAAAFQAIDEAAMATACAyAADHEwAgFQAAAFQAIA8AANURACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAxxMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA1REAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhDwMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgEQAAzxEAIIEHQAAAAAGSBwEAAAABqQcBAAAAAaQIAQAAAAHnCAEAAAAB6AgBAAAAAZoJIAAAAAGbCUAAAAABnAlAAAAAAQIAAAAFACAxAADIEwAgEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIB0AANESACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABpAgBAAAAAecIAQAAAAGdCQEAAAABnglAAAAAAZ8JQAAAAAECAAAAAQAgMQAAyhMAIAiBB0AAAAABkgcBAAAAAagHQAAAAAGvBwEAAAABsAcBAAAAAcUIQAAAAAHLCAABAAAB4whAAAAAAQaoB0AAAAABqgcBAAAAAcYIAAEAAAHHCAEAAAAByAgBAAAAAckIQAAAAAEJgQdAAAAAAZIHAQAAAAGoB0AAAAABqgcBAAAAAcEIAAEAAAHCCAABAAABwwgBAAAAAcQIQAAAAAHFCEAAAAABDQQBAAAAAYEHQAAAAAGSBwEAAAABmwcBAAAAAagHQAAAAAGqBwEAAAABxwcBAAAAAboIAAEAAAG7CAABAAABvAgBAAAAAb0IAQAAAAG_CAIAAAABwAhAAAAAAQMAAAADACAxAADIEwAgMgAA0hMAIBEAAAADACADAACIEQAgBQAAiREAIAYAAIoRACAPAACLEQAgEAAAjBEAIBEAAI0RACAqAADSEwAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhDwMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgEQAAjREAIIEHQADZDAAhkgcBAOMMACGpBwEA4wwAIaQIAQDjDAAh5wgBAOMMACHoCAEA4wwAIZoJIACbDQAhmwlAAOQMACGcCUAA2QwAIQMAAABUACAxAADKEwAgMgAA1RMAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAANUTACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRADAADKDwAgBAAAyw8AIBkAAM0PACAaAADODwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABAgAAAD8AIDEAANYTACATDwAA0hIAIBAAANMSACAZAADZEgAgGgAA2hIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAADYEwAgAwAAAD0AIDEAANYTACAyAADcEwAgEgAAAD0AIAMAAJQPACAEAACVDwAgGQAAlw8AIBoAAJgPACAbAACZDwAgKgAA3BMAIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaQIAQDjDAAhsggBAOUMACHkCAEA4wwAIeUIAQDjDAAh5ghAAOQMACEQAwAAlA8AIAQAAJUPACAZAACXDwAgGgAAmA8AIBsAAJkPACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGkCAEA4wwAIbIIAQDlDAAh5AgBAOMMACHlCAEA4wwAIeYIQADkDAAhAwAAAFQAIDEAANgTACAyAADfEwAgFQAAAFQAIA8AANURACAQAADWEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAA3xMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA1REAIBAAANYRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhDAMAAI4PACAVAACPDwAggQdAAAAAAZIHAQAAAAGoB0AAAAABqQcBAAAAAa8HAQAAAAGwBwEAAAABvggBAAAAAcUIQAAAAAHLCAABAAAB4whAAAAAAQIAAABEACAxAADgEwAgAwAAAEIAIDEAAOATACAyAADkEwAgDgAAAEIAIAMAAIYPACAVAACHDwAgKgAA5BMAIIEHQADZDAAhkgcBAOMMACGoB0AA2QwAIakHAQDjDAAhrwcBAOMMACGwBwEA4wwAIb4IAQDjDAAhxQhAAOQMACHLCAABpg0AIeMIQADkDAAhDAMAAIYPACAVAACHDwAggQdAANkMACGSBwEA4wwAIagHQADZDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhvggBAOMMACHFCEAA5AwAIcsIAAGmDQAh4whAAOQMACETDwAA0hIAIBAAANMSACAYAADWEgAgGQAA2RIAIBoAANoSACAbAADbEgAgHAAA1RIAIB0AANESACAeAADUEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAADlEwAgDoEHQAAAAAGSBwEAAAABqAdAAAAAAa8HAQAAAAGwBwEAAAABsggBAAAAAcUIQAAAAAHJCEAAAAABywgAAQAAAcwIAQAAAAHNCAEAAAABzggBAAAAAc8IAQAAAAHQCAAA0Q4AIAMAAABUACAxAADlEwAgMgAA6hMAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAgAADbEQAgJAAA3xEAICoAAOoTACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIQwDAADpDgAggQdAAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAbIIAQAAAAHOCAEAAAABzwgBAAAAAdAIAADoDgAg0QgCAAAAAdIIAQAAAAHTCEAAAAABAgAAAJEFACAxAADrEwAgEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHgAA1BIAIB8AANcSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABpAgBAAAAAecIAQAAAAGdCQEAAAABnglAAAAAAZ8JQAAAAAECAAAAAQAgMQAA7RMAIAMAAABoACAxAADrEwAgMgAA8RMAIA4AAABoACADAADaDgAgKgAA8RMAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhsggBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAANkOACDRCAIA6wwAIdIIAQDlDAAh0whAAOQMACEMAwAA2g4AIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIakHAQDjDAAhsggBAOUMACHOCAEA5QwAIc8IAQDlDAAh0AgAANkOACDRCAIA6wwAIdIIAQDlDAAh0whAAOQMACEDAAAAVAAgMQAA7RMAIDIAAPQTACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICQAAN8RACAqAAD0EwAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACEQAwAAyg8AIAQAAMsPACAYAADMDwAgGgAAzg8AIBsAAM8PACCBB0AAAAABkgcBAAAAAZgHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGkCAEAAAABsggBAAAAAeQIAQAAAAHlCAEAAAAB5ghAAAAAAQIAAAA_ACAxAAD1EwAgEw8AANISACAQAADTEgAgGAAA1hIAIBoAANoSACAbAADbEgAgHAAA1RIAIB0AANESACAeAADUEgAgHwAA1xIAICAAANgSACAkAADcEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABpAgBAAAAAecIAQAAAAGdCQEAAAABnglAAAAAAZ8JQAAAAAECAAAAAQAgMQAA9xMAIAMAAAA9ACAxAAD1EwAgMgAA-xMAIBIAAAA9ACADAACUDwAgBAAAlQ8AIBgAAJYPACAaAACYDwAgGwAAmQ8AICoAAPsTACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGkCAEA4wwAIbIIAQDlDAAh5AgBAOMMACHlCAEA4wwAIeYIQADkDAAhEAMAAJQPACAEAACVDwAgGAAAlg8AIBoAAJgPACAbAACZDwAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIQMAAABUACAxAAD3EwAgMgAA_hMAIBUAAABUACAPAADVEQAgEAAA1hEAIBgAANkRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAICoAAP4TACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhEw8AANURACAQAADWEQAgGAAA2REAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRADAADKDwAgBAAAyw8AIBgAAMwPACAZAADNDwAgGwAAzw8AIIEHQAAAAAGSBwEAAAABmAcBAAAAAZsHAQAAAAGpBwEAAAABqgcBAAAAAaQIAQAAAAGyCAEAAAAB5AgBAAAAAeUIAQAAAAHmCEAAAAABAgAAAD8AIDEAAP8TACATDwAA0hIAIBAAANMSACAYAADWEgAgGQAA2RIAIBsAANsSACAcAADVEgAgHQAA0RIAIB4AANQSACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAACBFAAgAwAAAD0AIDEAAP8TACAyAACFFAAgEgAAAD0AIAMAAJQPACAEAACVDwAgGAAAlg8AIBkAAJcPACAbAACZDwAgKgAAhRQAIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaQIAQDjDAAhsggBAOUMACHkCAEA4wwAIeUIAQDjDAAh5ghAAOQMACEQAwAAlA8AIAQAAJUPACAYAACWDwAgGQAAlw8AIBsAAJkPACCBB0AA2QwAIZIHAQDjDAAhmAcBAOUMACGbBwEA4wwAIakHAQDjDAAhqgcBAOUMACGkCAEA4wwAIbIIAQDlDAAh5AgBAOMMACHlCAEA4wwAIeYIQADkDAAhAwAAAFQAIDEAAIEUACAyAACIFAAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAiBQAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhEAMAAMoPACAEAADLDwAgGAAAzA8AIBkAAM0PACAaAADODwAggQdAAAAAAZIHAQAAAAGYBwEAAAABmwcBAAAAAakHAQAAAAGqBwEAAAABpAgBAAAAAbIIAQAAAAHkCAEAAAAB5QgBAAAAAeYIQAAAAAECAAAAPwAgMQAAiRQAIBMPAADSEgAgEAAA0xIAIBgAANYSACAZAADZEgAgGgAA2hIAIBwAANUSACAdAADREgAgHgAA1BIAIB8AANcSACAgAADYEgAgJAAA3BIAIIEHQAAAAAGSBwEAAAABmwcBAAAAAaQIAQAAAAHnCAEAAAABnQkBAAAAAZ4JQAAAAAGfCUAAAAABAgAAAAEAIDEAAIsUACADAAAAPQAgMQAAiRQAIDIAAI8UACASAAAAPQAgAwAAlA8AIAQAAJUPACAYAACWDwAgGQAAlw8AIBoAAJgPACAqAACPFAAggQdAANkMACGSBwEA4wwAIZgHAQDlDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhpAgBAOMMACGyCAEA5QwAIeQIAQDjDAAh5QgBAOMMACHmCEAA5AwAIRADAACUDwAgBAAAlQ8AIBgAAJYPACAZAACXDwAgGgAAmA8AIIEHQADZDAAhkgcBAOMMACGYBwEA5QwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIaQIAQDjDAAhsggBAOUMACHkCAEA4wwAIeUIAQDjDAAh5ghAAOQMACEDAAAAVAAgMQAAixQAIDIAAJIUACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAICQAAN8RACAqAACSFAAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBwAANgRACAdAADUEQAgHgAA1xEAIB8AANoRACAgAADbEQAgJAAA3xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA0hIAIBAAANMSACAYAADWEgAgGQAA2RIAIBoAANoSACAbAADbEgAgHAAA1RIAIB0AANESACAfAADXEgAgIAAA2BIAICQAANwSACCBB0AAAAABkgcBAAAAAZsHAQAAAAGkCAEAAAAB5wgBAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQIAAAABACAxAACTFAAgEoEHQAAAAAGSBwEAAAABmwcBAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCIAAAAABqAgAAPoNACCpCAIAAAABqgggAAAAAasIAQAAAAGsCAAA-w0AIK0IIAAAAAGuCAIAAAABAqgHQAAAAAGjCAABAAABAwAAAFQAIDEAAJMUACAyAACZFAAgFQAAAFQAIA8AANURACAQAADWEQAgGAAA2REAIBkAANwRACAaAADdEQAgGwAA3hEAIBwAANgRACAdAADUEQAgHwAA2hEAICAAANsRACAkAADfEQAgKgAAmRQAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACETDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAfAADaEQAgIAAA2xEAICQAAN8RACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGkCAEA4wwAIecIAQDjDAAhnQkBAOUMACGeCUAA2QwAIZ8JQADkDAAhFAMAALAOACARAACxDgAgFAAAsw4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABrggCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIgAAAAAG2CAEAAAABtwgAAK8OACC4CAIAAAABuQgCAAAAAQIAAABkACAxAACaFAAgAwAAAGIAIDEAAJoUACAyAACeFAAgFgAAAGIAIAMAAI4OACARAACPDgAgFAAAkQ4AICoAAJ4UACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACEUAwAAjg4AIBEAAI8OACAUAACRDgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGkCAEA4wwAIa4IAgDrDAAhsggBAOMMACGzCAEA4wwAIbQIAQDlDAAhtQiAAAAAAbYIAQDlDAAhtwgAAI0OACC4CAIA6wwAIbkIAgDrDAAhFAMAALAOACATAACyDgAgFAAAsw4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABrggCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIgAAAAAG2CAEAAAABtwgAAK8OACC4CAIAAAABuQgCAAAAAQIAAABkACAxAACfFAAgDwMAAMoRACAFAADLEQAgBgAAzBEAIA8AAM0RACAQAADOEQAgHAAA0BEAIIEHQAAAAAGSBwEAAAABqQcBAAAAAaQIAQAAAAHnCAEAAAAB6AgBAAAAAZoJIAAAAAGbCUAAAAABnAlAAAAAAQIAAAAFACAxAAChFAAgAwAAAGIAIDEAAJ8UACAyAAClFAAgFgAAAGIAIAMAAI4OACATAACQDgAgFAAAkQ4AICoAAKUUACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACEUAwAAjg4AIBMAAJAOACAUAACRDgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGkCAEA4wwAIa4IAgDrDAAhsggBAOMMACGzCAEA4wwAIbQIAQDlDAAhtQiAAAAAAbYIAQDlDAAhtwgAAI0OACC4CAIA6wwAIbkIAgDrDAAhAwAAAAMAIDEAAKEUACAyAACoFAAgEQAAAAMAIAMAAIgRACAFAACJEQAgBgAAihEAIA8AAIsRACAQAACMEQAgHAAAjhEAICoAAKgUACCBB0AA2QwAIZIHAQDjDAAhqQcBAOMMACGkCAEA4wwAIecIAQDjDAAh6AgBAOMMACGaCSAAmw0AIZsJQADkDAAhnAlAANkMACEPAwAAiBEAIAUAAIkRACAGAACKEQAgDwAAixEAIBAAAIwRACAcAACOEQAggQdAANkMACGSBwEA4wwAIakHAQDjDAAhpAgBAOMMACHnCAEA4wwAIegIAQDjDAAhmgkgAJsNACGbCUAA5AwAIZwJQADZDAAhFAMAALAOACARAACxDgAgEwAAsg4AIIEHQAAAAAGSBwEAAAABmwcBAAAAAakHAQAAAAGvBwEAAAABsAcBAAAAAbEHQAAAAAGkCAEAAAABrggCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIgAAAAAG2CAEAAAABtwgAAK8OACC4CAIAAAABuQgCAAAAAQIAAABkACAxAACpFAAgAwAAAGIAIDEAAKkUACAyAACtFAAgFgAAAGIAIAMAAI4OACARAACPDgAgEwAAkA4AICoAAK0UACCBB0AA2QwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIa8HAQDjDAAhsAcBAOMMACGxB0AA2QwAIaQIAQDjDAAhrggCAOsMACGyCAEA4wwAIbMIAQDjDAAhtAgBAOUMACG1CIAAAAABtggBAOUMACG3CAAAjQ4AILgIAgDrDAAhuQgCAOsMACEUAwAAjg4AIBEAAI8OACATAACQDgAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACGkCAEA4wwAIa4IAgDrDAAhsggBAOMMACGzCAEA4wwAIbQIAQDlDAAhtQiAAAAAAbYIAQDlDAAhtwgAAI0OACC4CAIA6wwAIbkIAgDrDAAhHgcAALUQACALAAC3EAAgDAAAuBAAIIwHAQAAAAHwBwEAAAAB9AcBAAAAAfYHAgAAAAH3BwIAAAAB-AcCAAAAAf0HBAAAAAHoCAEAAAAB-gggAAAAAf8IAQAAAAGACQEAAAABgQkCAAAAAYIJAgAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCSAAAAABhwlAAAAAAYgJAACyEAAgiQkAALMQACCKCUAAAAABiwkgAAAAAYwJAAC0EAAgjQkCAAAAAY4JAgAAAAGPCQEAAAABkAkBAAAAAQIAAAAUACAxAACuFAAgAwAAABIAIDEAAK4UACAyAACyFAAgIAAAABIAIAcAAIoQACALAACMEAAgDAAAjRAAICoAALIUACCMBwEA4wwAIfAHAQDjDAAh9AcBAOMMACH2BwIA6wwAIfcHAgDrDAAh-AcCAOsMACH9BwQA2AwAIegIAQDjDAAh-gggAJsNACH_CAEA4wwAIYAJAQDlDAAhgQkCAOsMACGCCQIA6wwAIYMJAgDrDAAhhAkCAOsMACGFCQEA5QwAIYYJIACbDQAhhwlAAOQMACGICQAAhxAAIIkJAACIEAAgiglAAOQMACGLCSAAmw0AIYwJAACJEAAgjQkCAOsMACGOCQIA6wwAIY8JAQDlDAAhkAkBAOUMACEeBwAAihAAIAsAAIwQACAMAACNEAAgjAcBAOMMACHwBwEA4wwAIfQHAQDjDAAh9gcCAOsMACH3BwIA6wwAIfgHAgDrDAAh_QcEANgMACHoCAEA4wwAIfoIIACbDQAh_wgBAOMMACGACQEA5QwAIYEJAgDrDAAhggkCAOsMACGDCQIA6wwAIYQJAgDrDAAhhQkBAOUMACGGCSAAmw0AIYcJQADkDAAhiAkAAIcQACCJCQAAiBAAIIoJQADkDAAhiwkgAJsNACGMCQAAiRAAII0JAgDrDAAhjgkCAOsMACGPCQEA5QwAIZAJAQDlDAAhEw8AANISACAQAADTEgAgGAAA1hIAIBkAANkSACAaAADaEgAgGwAA2xIAIBwAANUSACAdAADREgAgHgAA1BIAIB8AANcSACAgAADYEgAggQdAAAAAAZIHAQAAAAGbBwEAAAABpAgBAAAAAecIAQAAAAGdCQEAAAABnglAAAAAAZ8JQAAAAAECAAAAAQAgMQAAsxQAIASBB0AAAAABkgcBAAAAAacHAQAAAAGoB0AAAAABESqAAAAAAYEHQAAAAAGOBwEAAAABkgcBAAAAAZMHBAAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAAAABmQdAAAAAAZoHAQAAAAGbBwEAAAABnAcCAAAAAZ0HQAAAAAGeB0AAAAABnwdAAAAAAaAHQAAAAAEDAAAAVAAgMQAAsxQAIDIAALkUACAVAAAAVAAgDwAA1REAIBAAANYRACAYAADZEQAgGQAA3BEAIBoAAN0RACAbAADeEQAgHAAA2BEAIB0AANQRACAeAADXEQAgHwAA2hEAICAAANsRACAqAAC5FAAggQdAANkMACGSBwEA4wwAIZsHAQDjDAAhpAgBAOMMACHnCAEA4wwAIZ0JAQDlDAAhnglAANkMACGfCUAA5AwAIRMPAADVEQAgEAAA1hEAIBgAANkRACAZAADcEQAgGgAA3REAIBsAAN4RACAcAADYEQAgHQAA1BEAIB4AANcRACAfAADaEQAgIAAA2xEAIIEHQADZDAAhkgcBAOMMACGbBwEA4wwAIaQIAQDjDAAh5wgBAOMMACGdCQEA5QwAIZ4JQADZDAAhnwlAAOQMACEPAwAAkw0AICMAAJUNACCBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQIAAAB1ACAxAAC6FAAgAwAAAHMAIDEAALoUACAyAAC-FAAgEQAAAHMAIAMAAPcMACAjAAD5DAAgKgAAvhQAIIEHQADZDAAhjAcBAOMMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDwMAAPcMACAjAAD5DAAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhqwcBAOMMACGsBwAA9gwAIK0HAQDlDAAhrgdAAOQMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACEPAwAAkw0AICIAAJQNACCBB0AAAAABjAcBAAAAAZIHAQAAAAGbBwEAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAcAAJINACCtBwEAAAABrgdAAAAAAa8HAQAAAAGwBwEAAAABsQdAAAAAAQIAAAB1ACAxAAC_FAAgAwAAAHMAIDEAAL8UACAyAADDFAAgEQAAAHMAIAMAAPcMACAiAAD4DAAgKgAAwxQAIIEHQADZDAAhjAcBAOMMACGSBwEA4wwAIZsHAQDjDAAhqQcBAOMMACGqBwEA5QwAIasHAQDjDAAhrAcAAPYMACCtBwEA5QwAIa4HQADkDAAhrwcBAOMMACGwBwEA4wwAIbEHQADZDAAhDwMAAPcMACAiAAD4DAAggQdAANkMACGMBwEA4wwAIZIHAQDjDAAhmwcBAOMMACGpBwEA4wwAIaoHAQDlDAAhqwcBAOMMACGsBwAA9gwAIK0HAQDlDAAhrgdAAOQMACGvBwEA4wwAIbAHAQDjDAAhsQdAANkMACENDQAjD2ANEGEOGGcVGXAXGnEYG3IZHGYUHQYCHmUQH2kcIG8dJHYfCAMAAQUIAwYMBA0AGw8rDRAvDhEzDxxAFAEEAAICBAACBwAFBAYNBAgRBg0ADA4VBwEHAAUFBwAFChkICx0JDCEKDQALAQkABwEJAAcBCQAHAwoiAAsjAAwkAAMGJQAIJgAOJwACAwABBAACAgMAAQQAAgIEAAISABAFAwABDQATETQPEzYRFDoSARIAEAESABACETsAFDwABwMAAQRBAg0AGhhFFRlLFxpPGBtTGQMDAAEVABQXRxYBFgAVAgMAARUAFAIDAAEVABQCA1UBFVYUBBhXABlYABpZABtaAAUGWwAPXAAQXQARXgAcXwADAwABDQAeIG0dAgMAAR8AHAEgbgAEAwABDQAiInogI34hASEAHwEhAB8CIn8AI4ABAAsPggEAEIMBABiGAQAZiAEAGokBABuKAQAchQEAHYEBAB6EAQAghwEAJIsBAAAAAAMNACg3ACk4ACoAAAADDQAoNwApOAAqAQMAAQEDAAEDDQAvNwAwOAAxAAAAAw0ALzcAMDgAMQEEAAIBBAACBQ0ANjcAOTgAOlkAN1oAOAAAAAAABQ0ANjcAOTgAOlkAN1oAOAIEAAIHAAUCBAACBwAFBQ0APzcAQjgAQ1kAQFoAQQAAAAAABQ0APzcAQjgAQ1kAQFoAQQEHAAUBBwAFBQ0ASDcASzgATFkASVoASgAAAAAABQ0ASDcASzgATFkASVoASgAABQ0AUTcAVDgAVVkAUloAUwAAAAAABQ0AUTcAVDgAVVkAUloAUwEHAAUBBwAFBQ0AWjcAXTgAXlkAW1oAXAAAAAAABQ0AWjcAXTgAXlkAW1oAXAEJAAcBCQAHAw0AYzcAZDgAZQAAAAMNAGM3AGQ4AGUBCQAHAQkABwMNAGo3AGs4AGwAAAADDQBqNwBrOABsAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAAABQ0AcjcAdTgAdlkAc1oAdAAAAAUNAHw3AH84AIABWQB9WgB-AAAAAAAFDQB8NwB_OACAAVkAfVoAfgIDAAEEAAICAwABBAACAw0AhQE3AIYBOACHAQAAAAMNAIUBNwCGATgAhwECAwABBAACAgMAAQQAAgUNAIwBNwCPATgAkAFZAI0BWgCOAQAAAAAABQ0AjAE3AI8BOACQAVkAjQFaAI4BAAAAAw0AlgE3AJcBOACYAQAAAAMNAJYBNwCXATgAmAEAAAADDQCeATcAnwE4AKABAAAAAw0AngE3AJ8BOACgAQIDAAEE8QMCAgMAAQT3AwIDDQClATcApgE4AKcBAAAAAw0ApQE3AKYBOACnAQIDAAEVABQCAwABFQAUAw0ArAE3AK0BOACuAQAAAAMNAKwBNwCtATgArgEBFgAVARYAFQUNALMBNwC2ATgAtwFZALQBWgC1AQAAAAAABQ0AswE3ALYBOAC3AVkAtAFaALUBAAAABQ0AvQE3AMABOADBAVkAvgFaAL8BAAAAAAAFDQC9ATcAwAE4AMEBWQC-AVoAvwEAAAADDQDHATcAyAE4AMkBAAAAAw0AxwE3AMgBOADJAQAAAAMNAM8BNwDQATgA0QEAAAADDQDPATcA0AE4ANEBAAAAAw0A1wE3ANgBOADZAQAAAAMNANcBNwDYATgA2QEBAwABAQMAAQUNAN4BNwDhATgA4gFZAN8BWgDgAQAAAAAABQ0A3gE3AOEBOADiAVkA3wFaAOABAgMAAR8AHAIDAAEfABwDDQDnATcA6AE4AOkBAAAAAw0A5wE3AOgBOADpAQIDAAEVABQCAwABFQAUAw0A7gE3AO8BOADwAQAAAAMNAO4BNwDvATgA8AECAwABFQAUAgMAARUAFAMNAPUBNwD2ATgA9wEAAAADDQD1ATcA9gE4APcBAgP1BQEV9gUUAgP8BQEV_QUUBQ0A_AE3AP8BOACAAlkA_QFaAP4BAAAAAAAFDQD8ATcA_wE4AIACWQD9AVoA_gEBAwABAQMAAQUNAIUCNwCIAjgAiQJZAIYCWgCHAgAAAAAABQ0AhQI3AIgCOACJAlkAhgJaAIcCARIAEAESABADDQCOAjcAjwI4AJACAAAAAw0AjgI3AI8COACQAgIEAAISABACBAACEgAQBQ0AlQI3AJgCOACZAlkAlgJaAJcCAAAAAAAFDQCVAjcAmAI4AJkCWQCWAloAlwIBEgAQARIAEAMNAJ4CNwCfAjgAoAIAAAADDQCeAjcAnwI4AKACAAAABQ0ApgI3AKkCOACqAlkApwJaAKgCAAAAAAAFDQCmAjcAqQI4AKoCWQCnAloAqAIAAAAFDQCwAjcAswI4ALQCWQCxAloAsgIAAAAAAAUNALACNwCzAjgAtAJZALECWgCyAgAAAAUNALoCNwC9AjgAvgJZALsCWgC8AgAAAAAABQ0AugI3AL0COAC-AlkAuwJaALwCAQkABwEJAAcFDQDDAjcAxgI4AMcCWQDEAloAxQIAAAAAAAUNAMMCNwDGAjgAxwJZAMQCWgDFAgAAAAUNAM0CNwDQAjgA0QJZAM4CWgDPAgAAAAAABQ0AzQI3ANACOADRAlkAzgJaAM8CAAAABQ0A1wI3ANoCOADbAlkA2AJaANkCAAAAAAAFDQDXAjcA2gI4ANsCWQDYAloA2QIAAAAFDQDhAjcA5AI4AOUCWQDiAloA4wIAAAAAAAUNAOECNwDkAjgA5QJZAOICWgDjAgAAAAUNAOsCNwDuAjgA7wJZAOwCWgDtAgAAAAAABQ0A6wI3AO4COADvAlkA7AJaAO0CAAAABQ0A9QI3APgCOAD5AlkA9gJaAPcCAAAAAAAFDQD1AjcA-AI4APkCWQD2AloA9wIAAAAFDQD_AjcAggM4AIMDWQCAA1oAgQMAAAAAAAUNAP8CNwCCAzgAgwNZAIADWgCBAwAAAAUNAIkDNwCMAzgAjQNZAIoDWgCLAwAAAAAABQ0AiQM3AIwDOACNA1kAigNaAIsDAAAABQ0AkwM3AJYDOACXA1kAlANaAJUDAAAAAAAFDQCTAzcAlgM4AJcDWQCUA1oAlQMAAAAFDQCdAzcAoAM4AKEDWQCeA1oAnwMAAAAAAAUNAJ0DNwCgAzgAoQNZAJ4DWgCfAwAAAAUNAKcDNwCqAzgAqwNZAKgDWgCpAwAAAAAABQ0ApwM3AKoDOACrA1kAqANaAKkDAAAABQ0AsQM3ALQDOAC1A1kAsgNaALMDAAAAAAAFDQCxAzcAtAM4ALUDWQCyA1oAswMAAAAFDQC7AzcAvgM4AL8DWQC8A1oAvQMAAAAAAAUNALsDNwC-AzgAvwNZALwDWgC9AwEDAAEBAwABAw0AxAM3AMUDOADGAwAAAAMNAMQDNwDFAzgAxgMBIQAfASEAHwMNAMsDNwDMAzgAzQMAAAADDQDLAzcAzAM4AM0DASEAHwEhAB8FDQDSAzcA1QM4ANYDWQDTA1oA1AMAAAAAAAUNANIDNwDVAzgA1gNZANMDWgDUAwAAAAMNANwDNwDdAzgA3gMAAAADDQDcAzcA3QM4AN4DAAAABQ0A5AM3AOcDOADoA1kA5QNaAOYDAAAAAAAFDQDkAzcA5wM4AOgDWQDlA1oA5gMAAAAFDQDuAzcA8QM4APIDWQDvA1oA8AMAAAAAAAUNAO4DNwDxAzgA8gNZAO8DWgDwAyUCASaMAQEnjgEBKI8BASmQAQErkgEBLJQBJC2VASUulwEBL5kBJDCaASYzmwEBNJwBATWdASQ5oAEnOqEBKzuiAQI8owECPaQBAj6lAQI_pgECQKgBAkGqASRCqwEsQ60BAkSvASRFsAEtRrEBAkeyAQJIswEkSbYBLkq3ATJLuQEDTLoBA028AQNOvQEDT74BA1DAAQNRwgEkUsMBM1PFAQNUxwEkVcgBNFbJAQNXygEDWMsBJFvOATVczwE7XdABBF7RAQRf0gEEYNMBBGHUAQRi1gEEY9gBJGTZATxl2wEEZt0BJGfeAT1o3wEEaeABBGrhASRr5AE-bOUBRG3mAQZu5wEGb-gBBnDpAQZx6gEGcuwBBnPuASR07wFFdfEBBnbzASR39AFGePUBBnn2AQZ69wEke_oBR3z7AU19_QEFfv4BBX-BAgWAAYICBYEBgwIFggGFAgWDAYcCJIQBiAJOhQGKAgWGAYwCJIcBjQJPiAGOAgWJAY8CBYoBkAIkiwGTAlCMAZQCVo0BlQIHjgGWAgePAZcCB5ABmAIHkQGZAgeSAZsCB5MBnQIklAGeAleVAaACB5YBogIklwGjAliYAaQCB5kBpQIHmgGmAiSbAakCWZwBqgJfnQGrAgqeAawCCp8BrQIKoAGuAgqhAa8CCqIBsQIKowGzAiSkAbQCYKUBtgIKpgG4AiSnAbkCYagBugIKqQG7AgqqAbwCJKsBvwJirAHAAmatAcECCa4BwgIJrwHDAgmwAcQCCbEBxQIJsgHHAgmzAckCJLQBygJntQHMAgm2Ac4CJLcBzwJouAHQAgm5AdECCboB0gIkuwHVAmm8AdYCbb0B2AJuvgHZAm6_AdwCbsAB3QJuwQHeAm7CAeACbsMB4gIkxAHjAm_FAeUCbsYB5wIkxwHoAnDIAekCbskB6gJuygHrAiTLAe4CccwB7wJ3zQHxAnjOAfICeM8B9QJ40AH2AnjRAfcCeNIB-QJ40wH7AiTUAfwCedUB_gJ41gGAAyTXAYEDetgBggN42QGDA3jaAYQDJNsBhwN73AGIA4EB3QGJAw3eAYoDDd8BiwMN4AGMAw3hAY0DDeIBjwMN4wGRAyTkAZIDggHlAZQDDeYBlgMk5wGXA4MB6AGYAw3pAZkDDeoBmgMk6wGdA4QB7AGeA4gB7QGfAw7uAaADDu8BoQMO8AGiAw7xAaMDDvIBpQMO8wGnAyT0AagDiQH1AaoDDvYBrAMk9wGtA4oB-AGuAw75Aa8DDvoBsAMk-wGzA4sB_AG0A5EB_QG2A5IB_gG3A5IB_wG6A5IBgAK7A5IBgQK8A5IBggK-A5IBgwLAAySEAsEDkwGFAsMDkgGGAsUDJIcCxgOUAYgCxwOSAYkCyAOSAYoCyQMkiwLMA5UBjALNA5kBjQLPA5oBjgLQA5oBjwLTA5oBkALUA5oBkQLVA5oBkgLXA5oBkwLZAySUAtoDmwGVAtwDmgGWAt4DJJcC3wOcAZgC4AOaAZkC4QOaAZoC4gMkmwLlA50BnALmA6EBnQLnAxSeAugDFJ8C6QMUoALqAxShAusDFKIC7QMUowLvAySkAvADogGlAvMDFKYC9QMkpwL2A6MBqAL4AxSpAvkDFKoC-gMkqwL9A6QBrAL-A6gBrQL_AxWuAoAEFa8CgQQVsAKCBBWxAoMEFbIChQQVswKHBCS0AogEqQG1AooEFbYCjAQktwKNBKoBuAKOBBW5Ao8EFboCkAQkuwKTBKsBvAKUBK8BvQKWBBa-ApcEFr8CmQQWwAKaBBbBApsEFsICnQQWwwKfBCTEAqAEsAHFAqIEFsYCpAQkxwKlBLEByAKmBBbJAqcEFsoCqAQkywKrBLIBzAKsBLgBzQKuBLkBzgKvBLkBzwKyBLkB0AKzBLkB0QK0BLkB0gK2BLkB0wK4BCTUArkEugHVArsEuQHWAr0EJNcCvgS7AdgCvwS5AdkCwAS5AdoCwQQk2wLEBLwB3ALFBMIB3QLHBMMB3gLIBMMB3wLLBMMB4ALMBMMB4QLNBMMB4gLPBMMB4wLRBCTkAtIExAHlAtQEwwHmAtYEJOcC1wTFAegC2ATDAekC2QTDAeoC2gQk6wLdBMYB7ALeBMoB7QLgBMsB7gLhBMsB7wLkBMsB8ALlBMsB8QLmBMsB8gLoBMsB8wLqBCT0AusEzAH1Au0EywH2Au8EJPcC8ATNAfgC8QTLAfkC8gTLAfoC8wQk-wL2BM4B_AL3BNIB_QL5BNMB_gL6BNMB_wL9BNMBgAP-BNMBgQP_BNMBggOBBdMBgwODBSSEA4QF1AGFA4YF0wGGA4gFJIcDiQXVAYgDigXTAYkDiwXTAYoDjAUkiwOPBdYBjAOQBdoBjQOSBRyOA5MFHI8DlQUckAOWBRyRA5cFHJIDmQUckwObBSSUA5wF2wGVA54FHJYDoAUklwOhBdwBmAOiBRyZA6MFHJoDpAUkmwOnBd0BnAOoBeMBnQOpBR2eA6oFHZ8DqwUdoAOsBR2hA60FHaIDrwUdowOxBSSkA7IF5AGlA7QFHaYDtgUkpwO3BeUBqAO4BR2pA7kFHaoDugUkqwO9BeYBrAO-BeoBrQO_BReuA8AFF68DwQUXsAPCBRexA8MFF7IDxQUXswPHBSS0A8gF6wG1A8oFF7YDzAUktwPNBewBuAPOBRe5A88FF7oD0AUkuwPTBe0BvAPUBfEBvQPVBRi-A9YFGL8D1wUYwAPYBRjBA9kFGMID2wUYwwPdBSTEA94F8gHFA-AFGMYD4gUkxwPjBfMByAPkBRjJA-UFGMoD5gUkywPpBfQBzAPqBfgBzQPrBRnOA-wFGc8D7QUZ0APuBRnRA-8FGdID8QUZ0wPzBSTUA_QF-QHVA_gFGdYD-gUk1wP7BfoB2AP-BRnZA_8FGdoDgAYk2wODBvsB3AOEBoEC3QOFBhDeA4YGEN8DhwYQ4AOIBhDhA4kGEOIDiwYQ4wONBiTkA44GggLlA5AGEOYDkgYk5wOTBoMC6AOUBhDpA5UGEOoDlgYk6wOZBoQC7AOaBooC7QOcBhHuA50GEe8DnwYR8AOgBhHxA6EGEfIDowYR8wOlBiT0A6YGiwL1A6gGEfYDqgYk9wOrBowC-AOsBhH5A60GEfoDrgYk-wOxBo0C_AOyBpEC_QOzBg_-A7QGD_8DtQYPgAS2Bg-BBLcGD4IEuQYPgwS7BiSEBLwGkgKFBL4GD4YEwAYkhwTBBpMCiATCBg-JBMMGD4oExAYkiwTHBpQCjATIBpoCjQTJBhKOBMoGEo8EywYSkATMBhKRBM0GEpIEzwYSkwTRBiSUBNIGmwKVBNQGEpYE1gYklwTXBpwCmATYBhKZBNkGEpoE2gYkmwTdBp0CnATeBqECnQTgBqICngThBqICnwTkBqICoATlBqICoQTmBqICogToBqICowTqBiSkBOsGowKlBO0GogKmBO8GJKcE8AakAqgE8QaiAqkE8gaiAqoE8wYkqwT2BqUCrAT3BqsCrQT5BqwCrgT6BqwCrwT9BqwCsAT-BqwCsQT_BqwCsgSBB6wCswSDByS0BIQHrQK1BIYHrAK2BIgHJLcEiQeuArgEigesArkEiwesAroEjAckuwSPB68CvASQB7UCvQSSB7YCvgSTB7YCvwSWB7YCwASXB7YCwQSYB7YCwgSaB7YCwwScByTEBJ0HtwLFBJ8HtgLGBKEHJMcEoge4AsgEowe2AskEpAe2AsoEpQckywSoB7kCzASpB78CzQSqBwjOBKsHCM8ErAcI0AStBwjRBK4HCNIEsAcI0wSyByTUBLMHwALVBLUHCNYEtwck1wS4B8EC2AS5BwjZBLoHCNoEuwck2wS-B8IC3AS_B8gC3QTBB8kC3gTCB8kC3wTFB8kC4ATGB8kC4QTHB8kC4gTJB8kC4wTLByTkBMwHygLlBM4HyQLmBNAHJOcE0QfLAugE0gfJAukE0wfJAuoE1Ack6wTXB8wC7ATYB9IC7QTaB9MC7gTbB9MC7wTeB9MC8ATfB9MC8QTgB9MC8gTiB9MC8wTkByT0BOUH1AL1BOcH0wL2BOkHJPcE6gfVAvgE6wfTAvkE7AfTAvoE7Qck-wTwB9YC_ATxB9wC_QTzB90C_gT0B90C_wT3B90CgAX4B90CgQX5B90CggX7B90CgwX9BySEBf4H3gKFBYAI3QKGBYIIJIcFgwjfAogFhAjdAokFhQjdAooFhggkiwWJCOACjAWKCOYCjQWMCOcCjgWNCOcCjwWQCOcCkAWRCOcCkQWSCOcCkgWUCOcCkwWWCCSUBZcI6AKVBZkI5wKWBZsIJJcFnAjpApgFnQjnApkFngjnApoFnwgkmwWiCOoCnAWjCPACnQWlCPECngWmCPECnwWpCPECoAWqCPECoQWrCPECogWtCPECowWvCCSkBbAI8gKlBbII8QKmBbQIJKcFtQjzAqgFtgjxAqkFtwjxAqoFuAgkqwW7CPQCrAW8CPoCrQW-CPsCrgW_CPsCrwXCCPsCsAXDCPsCsQXECPsCsgXGCPsCswXICCS0BckI_AK1BcsI-wK2Bc0IJLcFzgj9ArgFzwj7ArkF0Aj7AroF0QgkuwXUCP4CvAXVCIQDvQXXCIUDvgXYCIUDvwXbCIUDwAXcCIUDwQXdCIUDwgXfCIUDwwXhCCTEBeIIhgPFBeQIhQPGBeYIJMcF5wiHA8gF6AiFA8kF6QiFA8oF6ggkywXtCIgDzAXuCI4DzQXwCI8DzgXxCI8DzwX0CI8D0AX1CI8D0QX2CI8D0gX4CI8D0wX6CCTUBfsIkAPVBf0IjwPWBf8IJNcFgAmRA9gFgQmPA9kFggmPA9oFgwkk2wWGCZID3AWHCZgD3QWJCZkD3gWKCZkD3wWNCZkD4AWOCZkD4QWPCZkD4gWRCZkD4wWTCSTkBZQJmgPlBZYJmQPmBZgJJOcFmQmbA-gFmgmZA-kFmwmZA-oFnAkk6wWfCZwD7AWgCaID7QWiCaMD7gWjCaMD7wWmCaMD8AWnCaMD8QWoCaMD8gWqCaMD8wWsCST0Ba0JpAP1Ba8JowP2BbEJJPcFsgmlA_gFswmjA_kFtAmjA_oFtQkk-wW4CaYD_AW5CawD_QW7Ca0D_gW8Ca0D_wW_Ca0DgAbACa0DgQbBCa0DggbDCa0DgwbFCSSEBsYJrgOFBsgJrQOGBsoJJIcGywmvA4gGzAmtA4kGzQmtA4oGzgkkiwbRCbADjAbSCbYDjQbUCbcDjgbVCbcDjwbYCbcDkAbZCbcDkQbaCbcDkgbcCbcDkwbeCSSUBt8JuAOVBuEJtwOWBuMJJJcG5Am5A5gG5Qm3A5kG5gm3A5oG5wkkmwbqCboDnAbrCcADnQbsCR-eBu0JH58G7gkfoAbvCR-hBvAJH6IG8gkfowb0CSSkBvUJwQOlBvcJH6YG-Qkkpwb6CcIDqAb7CR-pBvwJH6oG_QkkqwaACsMDrAaBCscDrQaCCiCuBoMKIK8GhAogsAaFCiCxBoYKILIGiAogswaKCiS0BosKyAO1Bo0KILYGjwoktwaQCskDuAaRCiC5BpIKILoGkwokuwaWCsoDvAaXCs4DvQaYCiG-BpkKIb8GmgohwAabCiHBBpwKIcIGngohwwagCiTEBqEKzwPFBqMKIcYGpQokxwamCtADyAanCiHJBqgKIcoGqQokywasCtEDzAatCtcDzQavCtgDzgawCtgDzwazCtgD0Aa0CtgD0Qa1CtgD0ga3CtgD0wa5CiTUBroK2QPVBrwK2APWBr4KJNcGvwraA9gGwArYA9kGwQrYA9oGwgok2wbFCtsD3AbGCt8D3QbICuAD3gbJCuAD3wbMCuAD4AbNCuAD4QbOCuAD4gbQCuAD4wbSCiTkBtMK4QPlBtUK4APmBtcKJOcG2AriA-gG2QrgA-kG2grgA-oG2wok6wbeCuMD7AbfCukD7QbhCuoD7gbiCuoD7wblCuoD8AbmCuoD8QbnCuoD8gbpCuoD8wbrCiT0BuwK6wP1Bu4K6gP2BvAKJPcG8QrsA_gG8grqA_kG8wrqA_oG9Aok-wb3Cu0D_Ab4CvMD"
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
