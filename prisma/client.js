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
  /// When the limits of its entry in the fleet file were taken over; commands alone change them from then on.
  limitsImportedAt     DateTime? @map("limits_imported_at") @db.Timestamptz(3)

  customer   Customer       @relation(fields: [customerId], references: [id])
  namespace  Namespace?
  limits     Limit[]
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

  limits Limit[]
  hosts  Host[]

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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","amount","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "0RT9A-AGFw4AAMgMACAPAADJDAAgFwAAzAwAIBgAAM4MACAZAADPDAAgGgAA0AwAIBsAAMsMACAcAADHDAAgHQAAygwAIB4AAM0MACAfAACTDAAgIwAA0QwAIIwHAADGDAAwjQcAAFIAEI4HAADGDAAwkAdAAKELACGhBwEAAAABqgcBALALACG5CAEAsAsAIfwIAQAAAAGyCQEAsgsAIbMJQAChCwAhtAlAALELACEBAAAAAQAgFAMAAJIMACAFAADyDAAgBgAAsQwAIA4AAMgMACAPAADJDAAgEAAAwwwAIBsAAMsMACCMBwAA8QwAMI0HAAADABCOBwAA8QwAMJAHQAChCwAhoQcBAM0LACG4BwEAzQsAIbkIAQCwCwAh_AgBALALACH9CAEAsAsAIa4JIADECwAhrwlAALELACGwCUAAoQsAIbEJQACxCwAhCQMAAJUPACAFAACJEwAgBgAAiBEAIA4AAPISACAPAADzEgAgEAAA_xIAIBsAAPUSACCvCQAA_wwAILEJAAD_DAAgFgMAAJIMACAFAADyDAAgBgAAsQwAIA4AAMgMACAPAADJDAAgEAAAwwwAIBsAAMsMACCMBwAA8QwAMI0HAAADABCOBwAA8QwAMJAHQAChCwAhoQcBAAAAAbgHAQDNCwAhuQgBALALACHpCAAA8AwAIPwIAQCwCwAh_QgBALALACGuCSAAxAsAIa8JQACxCwAhsAlAAKELACGxCUAAsQsAIbgJAADvDAAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAC2DAAgjAcAALUMADCNBwAABwAQjgcAALUMADCbBwEAsAsAIbkHAQDNCwAh2QcEAKALACGLCAQAoAsAIYwIBACgCwAhjQgEAKALACGrCQQAoAsAIawJAgDFCwAhrQkCAMULACEBAAAABwAgDgQAANwMACAHAADuDAAgjAcAAO0MADCNBwAACQAQjgcAAO0MADCPB0AAsQsAIZsHAQCwCwAhoQcBAM0LACG5BwEA1gsAIdQHAQCwCwAhiQgBALILACGoCQIAxQsAIakJAQCwCwAhqglAAKELACEFBAAAmBEAIAcAAIUTACCPBwAA_wwAILkHAAD_DAAgiQgAAP8MACAOBAAA3AwAIAcAAO4MACCMBwAA7QwAMI0HAAAJABCOBwAA7QwAMI8HQACxCwAhmwcBALALACGhBwEAAAABuQcBANYLACHUBwEAsAsAIYkIAQCyCwAhqAkCAMULACGpCQEAsAsAIaoJQAChCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAPBgAAsQwAIA0AALIMACCMBwAAsAwAMI0HAAAOABCOBwAAsAwAMJAHQAChCwAhmwcBALALACHFBwIAxQsAIdsHAQDNCwAh_gcCAMULACGMCAIAxQsAIaEIAgDFCwAhjwkgAMQLACGmCQEAsAsAIacJAAC-CwAgAQAAAA4AIAMAAAAJACABAAAKADACAAALACAiBwAA6QwAIAkAAOoMACAKAADrDAAgCwAA7AwAIIwHAADoDAAwjQcAABEAEI4HAADoDAAwmwcBALALACGFCAEAsAsAIYkIAQCwCwAhiwgCAMULACGMCAIAxQsAIY0IAgDFCwAhkggEAKALACH9CAEAsAsAIY8JIADECwAhlAkBALALACGVCQEAsgsAIZYJAgDFCwAhlwkCAMULACGYCQIAxQsAIZkJAgDFCwAhmgkBANYLACGbCSAAxAsAIZwJQACxCwAhnQkAAL4LACCeCQAAvgsAIJ8JQACxCwAhoAkgAMQLACGhCQAAvgsAIKIJAgDFCwAhowkCAMULACGkCQEA1gsAIaUJAQDWCwAhCgcAAIUTACAJAACGEwAgCgAAhxMAIAsAAIgTACCVCQAA_wwAIJoJAAD_DAAgnAkAAP8MACCfCQAA_wwAIKQJAAD_DAAgpQkAAP8MACAiBwAA6QwAIAkAAOoMACAKAADrDAAgCwAA7AwAIIwHAADoDAAwjQcAABEAEI4HAADoDAAwmwcBAAAAAYUIAQCwCwAhiQgBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGSCAQAoAsAIf0IAQCwCwAhjwkgAMQLACGUCQEAsAsAIZUJAQCyCwAhlgkCAMULACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQEA1gsAIZsJIADECwAhnAlAALELACGdCQAAvgsAIJ4JAAC-CwAgnwlAALELACGgCSAAxAsAIaEJAAC-CwAgogkCAMULACGjCQIAxQsAIaQJAQDWCwAhpQkBANYLACEDAAAAEQAgAQAAEgAwAgAAEwAgGQgAAOQMACCMBwAA5wwAMI0HAAAVABCOBwAA5wwAMJAHQAChCwAhuQcBAM0LACHgBwEAzQsAIf4HAgDFCwAhhAgBAM0LACGFCAEAsAsAIYYIAgDFCwAhhwgEAKALACGICAEAsAsAIYkIAQCwCwAhiggBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGOCAAA1wsAII8IQACxCwAhkAhAALELACGRCEAAsQsAIZIIBACgCwAhkwgEAKALACGUCAEAsAsAIQQIAACEEwAgjwgAAP8MACCQCAAA_wwAIJEIAAD_DAAgGggAAOQMACCMBwAA5wwAMI0HAAAVABCOBwAA5wwAMJAHQAChCwAhuQcBAM0LACHgBwEAzQsAIf4HAgDFCwAhhAgBAAAAAYUIAQCwCwAhhggCAMULACGHCAQAoAsAIYgIAQCwCwAhiQgBALALACGKCAEAsAsAIYsIAgDFCwAhjAgCAMULACGNCAIAxQsAIY4IAADXCwAgjwhAALELACGQCEAAsQsAIZEIQACxCwAhkggEAKALACGTCAQAoAsAIZQIAQCwCwAhtwkAAOYMACADAAAAFQAgAQAAFgAwAgAAFwAgCQgAAOQMACCMBwAA5QwAMI0HAAAZABCOBwAA5QwAMJAHQAChCwAhiAgBALALACHtCAEAsAsAIZEJAQCwCwAhkglAALELACECCAAAhBMAIJIJAAD_DAAgCQgAAOQMACCMBwAA5QwAMI0HAAAZABCOBwAA5QwAMJAHQAChCwAhiAgBALALACHtCAEAsAsAIZEJAQAAAAGSCUAAsQsAIQMAAAAZACABAAAaADACAAAbACAKCAAA5AwAIIwHAADjDAAwjQcAAB0AEI4HAADjDAAwqgcgAMQLACHUBwEAsAsAIdwHAQCwCwAhiAgBALALACGZCAEAsAsAIZMJQAChCwAhAQgAAIQTACALCAAA5AwAIIwHAADjDAAwjQcAAB0AEI4HAADjDAAwqgcgAMQLACHUBwEAsAsAIdwHAQCwCwAhiAgBALALACGZCAEAsAsAIZMJQAChCwAhtgkAAOIMACADAAAAHQAgAQAAHgAwAgAAHwAgAQAAABUAIAEAAAAZACABAAAAHQAgAQAAAAkAIAEAAAARACAYAwAAkgwAIAQAALYMACCMBwAA4QwAMI0HAAAmABCOBwAA4QwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG9CAAAvgsAIMAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIdcIAAHOCwAh2ghAALELACH6CAEAsgsAIYIJQACxCwAhiQkBANYLACGKCQEAsgsAIYsJQACxCwAhCAMAAJUPACAEAACYEQAg2ggAAP8MACD6CAAA_wwAIIIJAAD_DAAgiQkAAP8MACCKCQAA_wwAIIsJAAD_DAAgGAMAAJIMACAEAAC2DAAgjAcAAOEMADCNBwAAJgAQjgcAAOEMADCQB0AAoQsAIZsHAQCwCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG9CAAAvgsAIMAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIdcIAAEAAAHaCEAAsQsAIfoIAQCyCwAhgglAALELACGJCQEA1gsAIYoJAQCyCwAhiwlAALELACEDAAAAJgAgAQAAJwAwAgAAKAAgGQMAAJIMACAEAAC2DAAgjAcAAOAMADCNBwAAKgAQjgcAAOAMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhzgcBALALACHPBwEAzQsAIbcIAQDWCwAhvQgAAL4LACDYCAEAsgsAIdoIQACxCwAh4AgAAc4LACGBCQAAvgsAIIIJQACxCwAhgwkCAPoLACGECQIA-gsAIYUJAQCyCwAhhgkBALILACGHCQEA1gsAIYgJAQDWCwAhDAMAAJUPACAEAACYEQAgtwgAAP8MACDYCAAA_wwAINoIAAD_DAAgggkAAP8MACCDCQAA_wwAIIQJAAD_DAAghQkAAP8MACCGCQAA_wwAIIcJAAD_DAAgiAkAAP8MACAZAwAAkgwAIAQAALYMACCMBwAA4AwAMI0HAAAqABCOBwAA4AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIc4HAQCwCwAhzwcBAM0LACG3CAEA1gsAIb0IAAC-CwAg2AgBALILACHaCEAAsQsAIeAIAAEAAAGBCQAAvgsAIIIJQACxCwAhgwkCAPoLACGECQIA-gsAIYUJAQCyCwAhhgkBALILACGHCQEA1gsAIYgJAQDWCwAhAwAAACoAIAEAACsAMAIAACwAIBkEAAC2DAAgEQAAiQwAIIwHAADfDAAwjQcAAC4AEI4HAADfDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbcIAQDNCwAhuQgBALALACG6CAEAsAsAIbsIAQCwCwAhvAgAANcLACC9CAAAvgsAIL4IAgDFCwAhvwggAMQLACHACAEAsAsAIcEIAAC-CwAgwgggAMQLACHDCAIAxQsAIQIEAACYEQAgEQAAsQ4AIBkEAAC2DAAgEQAAiQwAIIwHAADfDAAwjQcAAC4AEI4HAADfDAAwkAdAAKELACGhBwEAAAABqgcBALALACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhtwgBAM0LACG5CAEAsAsAIboIAQCwCwAhuwgBALALACG8CAAA1wsAIL0IAAC-CwAgvggCAMULACG_CCAAxAsAIcAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIcMIAgDFCwAhAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAKEQAAiQwAIIwHAACIDAAwjQcAADMAEI4HAACIDAAwnAdAALELACGsB0AAoQsAIbcIAQDNCwAhxAgAAL4LACDFCAAAvgsAIMYIAQCyCwAhAQAAADMAIAcRAACJDAAgjAcAAN4MADCNBwAANQAQjgcAAN4MADC3B0AAoQsAIbcIAQDNCwAhuAgAAc4LACEBEQAAsQ4AIAgRAACJDAAgjAcAAN4MADCNBwAANQAQjgcAAN4MADC3B0AAoQsAIbcIAQDNCwAhuAgAAc4LACG1CQAA3QwAIAMAAAA1ACABAAA2ADACAAA3ACABAAAALgAgAQAAADUAIBQDAACSDAAgBAAA3AwAIBcAAMwMACAYAADODAAgGQAAzwwAIBoAANAMACCMBwAA2wwAMI0HAAA7ABCOBwAA2wwAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIbkIAQCwCwAhxwgBALILACH5CAEAsAsAIfoIAQCwCwAh-whAALELACEKAwAAlQ8AIAQAAJgRACAXAAD2EgAgGAAA-BIAIBkAAPkSACAaAAD6EgAgpwcAAP8MACC5BwAA_wwAIMcIAAD_DAAg-wgAAP8MACAVAwAAkgwAIAQAANwMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgjAcAANsMADCNBwAAOwAQjgcAANsMADCQB0AAoQsAIaEHAQAAAAGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIbkIAQCwCwAhxwgBALILACHpCAAA2gwAIPkIAQCwCwAh-ggBALALACH7CEAAsQsAIQMAAAA7ACABAAA8ADACAAA9ACABAAAAAwAgEAMAAJIMACAUAADWDAAgFgAA2QwAIIwHAADYDAAwjQcAAEAAEI4HAADYDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh0wgBAM0LACHaCEAAsQsAIeAIAAHOCwAh-AhAALELACEFAwAAlQ8AIBQAAIITACAWAACDEwAg2ggAAP8MACD4CAAA_wwAIBADAACSDAAgFAAA1gwAIBYAANkMACCMBwAA2AwAMI0HAABAABCOBwAA2AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh0wgBAM0LACHaCEAAsQsAIeAIAAEAAAH4CEAAsQsAIQMAAABAACABAABBADACAABCACAKFQAAnwwAIIwHAACeDAAwjQcAAEQAEI4HAACeDAAwkAdAAKELACGhBwEAzQsAIasHAgDFCwAhrgdAAKELACG2BwEAsAsAIfcIAQDNCwAhAQAAAEQAIA0DAACSDAAgFAAA1gwAIIwHAADXDAAwjQcAAEYAEI4HAADXDAAwtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh0wgBAM0LACHbCAABzgsAIdwIAQCwCwAh3QgBALALACHeCEAAsQsAIQMDAACVDwAgFAAAghMAIN4IAAD_DAAgDQMAAJIMACAUAADWDAAgjAcAANcMADCNBwAARgAQjgcAANcMADC3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdsIAAEAAAHcCAEAsAsAId0IAQCwCwAh3ghAALELACEDAAAARgAgAQAARwAwAgAASAAgEAMAAJIMACAUAADWDAAgjAcAANUMADCNBwAASgAQjgcAANUMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh0wgBAM0LACHWCAABzgsAIdcIAAHOCwAh2AgBALILACHZCEAAsQsAIdoIQACxCwAhBQMAAJUPACAUAACCEwAg2AgAAP8MACDZCAAA_wwAINoIAAD_DAAgEAMAAJIMACAUAADWDAAgjAcAANUMADCNBwAASgAQjgcAANUMADCQB0AAoQsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdYIAAEAAAHXCAABzgsAIdgIAQCyCwAh2QhAALELACHaCEAAsQsAIQMAAABKACABAABLADACAABMACAUAwAA0wwAIAQBALILACEUAADUDAAgjAcAANIMADCNBwAATgAQjgcAANIMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG3B0AAoQsAIbgHAQDWCwAhuQcBANYLACHWBwEAsAsAIc8IAAHOCwAh0AgAAc4LACHRCAEAsgsAIdIIAQCyCwAh0wgBANYLACHUCAIAxQsAIdUIQACxCwAhCQMAAJUPACAEAAD_DAAgFAAAghMAILgHAAD_DAAguQcAAP8MACDRCAAA_wwAINIIAAD_DAAg0wgAAP8MACDVCAAA_wwAIBQDAADTDAAgBAEAsgsAIRQAANQMACCMBwAA0gwAMI0HAABOABCOBwAA0gwAMJAHQAChCwAhoQcBAAAAAaoHAQCwCwAhtwdAAKELACG4BwEA1gsAIbkHAQDWCwAh1gcBALALACHPCAABAAAB0AgAAQAAAdEIAQCyCwAh0ggBALILACHTCAEA1gsAIdQIAgDFCwAh1QhAALELACEDAAAATgAgAQAATwAwAgAAUAAgFw4AAMgMACAPAADJDAAgFwAAzAwAIBgAAM4MACAZAADPDAAgGgAA0AwAIBsAAMsMACAcAADHDAAgHQAAygwAIB4AAM0MACAfAACTDAAgIwAA0QwAIIwHAADGDAAwjQcAAFIAEI4HAADGDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuQgBALALACH8CAEAsAsAIbIJAQCyCwAhswlAAKELACG0CUAAsQsAIQEAAABSACABAAAAOwAgAQAAAEAAIAEAAABGACABAAAASgAgAQAAAE4AIAEAAAAJACABAAAAJgAgAQAAACoAIAEAAAAuACABAAAAOwAgAwAAACYAIAEAACcAMAIAACgAIAMAAAAqACABAAArADACAAAsACAYAwAAkgwAIBAAAMMMACASAADEDAAgEwAAxQwAIIwHAADCDAAwjQcAAGAAEI4HAADCDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG5CAEAsAsAIcMIAgDFCwAhxwgBALALACHICAEAsAsAIckIAQCyCwAhyggAAN0LACDLCAEAsgsAIcwIAAC-CwAgzQgCAMULACHOCAIAxQsAIQcDAACVDwAgEAAA_xIAIBIAAIATACATAACBEwAgyQgAAP8MACDKCAAA_wwAIMsIAAD_DAAgGQMAAJIMACAQAADDDAAgEgAAxAwAIBMAAMUMACCMBwAAwgwAMI0HAABgABCOBwAAwgwAMJAHQAChCwAhoQcBAAAAAaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG5CAEAsAsAIcMIAgDFCwAhxwgBALALACHICAEAsAsAIckIAQCyCwAhyggAAN0LACDLCAEAsgsAIcwIAAC-CwAgzQgCAMULACHOCAIAxQsAIekIAADBDAAgAwAAAGAAIAEAAGEAMAIAAGIAIAMAAAA7ACABAAA8ADACAAA9ACADAAAAQAAgAQAAQQAwAgAAQgAgEAMAAJIMACAfAACTDAAgjAcAAJEMADCNBwAAZgAQjgcAAJEMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIccIAQCyCwAh4wgBALILACHkCAEAsgsAIeUIAAC-CwAg5ggCAMULACHnCAEAsgsAIegIQACxCwAhAQAAAGYAIBUDAACSDAAgHgAAwAwAIIwHAAC_DAAwjQcAAGgAEI4HAAC_DAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhxwgBALILACHaCEAAsQsAId4IQACxCwAh3wgBAM0LACHgCAABzgsAIeEIAQCwCwAh4ggBALILACHjCAEAsgsAIeQIAQCyCwAh5QgAAL4LACAIAwAAlQ8AIB4AAPcSACDHCAAA_wwAINoIAAD_DAAg3ggAAP8MACDiCAAA_wwAIOMIAAD_DAAg5AgAAP8MACAVAwAAkgwAIB4AAMAMACCMBwAAvwwAMI0HAABoABCOBwAAvwwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhxwgBALILACHaCEAAsQsAId4IQACxCwAh3wgBAM0LACHgCAABAAAB4QgBALALACHiCAEAsgsAIeMIAQCyCwAh5AgBALILACHlCAAAvgsAIAMAAABoACABAABpADACAABqACABAAAAaAAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABGACABAABHADACAABIACADAAAASgAgAQAASwAwAgAATAAgAwAAAE4AIAEAAE8AMAIAAFAAIBMDAACSDAAgIQAAvQwAICIAAL4MACCMBwAAvAwAMI0HAABxABCOBwAAvAwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhBgMAAJUPACAhAAD9EgAgIgAA_hIAILkHAAD_DAAgvAcAAP8MACC9BwAA_wwAIBMDAACSDAAgIQAAvQwAICIAAL4MACCMBwAAvAwAMI0HAABxABCOBwAAvAwAMJAHQAChCwAhmwcBALALACGhBwEAAAABqgcBALALACG4BwEAzQsAIbkHAQDWCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACEDAAAAcQAgAQAAcgAwAgAAcwAgCSAAALoMACCMBwAAuwwAMI0HAAB1ABCOBwAAuwwAMJAHQAChCwAhoQcBAM0LACGjBwEAzQsAIbYHAQCwCwAhtwdAALELACECIAAA_BIAILcHAAD_DAAgCSAAALoMACCMBwAAuwwAMI0HAAB1ABCOBwAAuwwAMJAHQAChCwAhoQcBAAAAAaMHAQDNCwAhtgcBALALACG3B0AAsQsAIQMAAAB1ACABAAB2ADACAAB3ACAWIAAAugwAICkAANcLACCMBwAAuQwAMI0HAAB5ABCOBwAAuQwAMJAHQAChCwAhnQcBALILACGhBwEAzQsAIaIHBACgCwAhowcBAM0LACGkBwEAzQsAIaUHAQCwCwAhpgcBALALACGnBwEAsAsAIagHQAChCwAhqQcBANYLACGqBwEAsAsAIasHAgDFCwAhrAdAALELACGtB0AAsQsAIa4HQAChCwAhrwdAALELACEGIAAA_BIAIJ0HAAD_DAAgqQcAAP8MACCsBwAA_wwAIK0HAAD_DAAgrwcAAP8MACAWIAAAugwAICkAANcLACCMBwAAuQwAMI0HAAB5ABCOBwAAuQwAMJAHQAChCwAhnQcBALILACGhBwEAAAABogcEAKALACGjBwEAzQsAIaQHAQDNCwAhpQcBALALACGmBwEAsAsAIacHAQCwCwAhqAdAAKELACGpBwEA1gsAIaoHAQCwCwAhqwcCAMULACGsB0AAsQsAIa0HQACxCwAhrgdAAKELACGvB0AAsQsAIQMAAAB5ACABAAB6ADACAAB7ACABAAAAdQAgAQAAAHkAIAEAAAADACABAAAAJgAgAQAAACoAIAEAAABgACABAAAAOwAgAQAAAEAAIAEAAABoACABAAAARgAgAQAAAEoAIAEAAABOACABAAAAcQAgAQAAAAEAIA4OAADyEgAgDwAA8xIAIBcAAPYSACAYAAD4EgAgGQAA-RIAIBoAAPoSACAbAAD1EgAgHAAA8RIAIB0AAPQSACAeAAD3EgAgHwAAlg8AICMAAPsSACCyCQAA_wwAILQJAAD_DAAgAwAAAFIAIAEAAIsBADACAAABACADAAAAUgAgAQAAiwEAMAIAAAEAIAMAAABSACABAACLAQAwAgAAAQAgFA4AAOYSACAPAADnEgAgFwAA6hIAIBgAAO0SACAZAADuEgAgGgAA7xIAIBsAAOkSACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABASkAAI8BACAIkAdAAAAAAaEHAQAAAAGqBwEAAAABuQgBAAAAAfwIAQAAAAGyCQEAAAABswlAAAAAAbQJQAAAAAEBKQAAkQEAMAEpAACRAQAwFA4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgIwAA8xEAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACECAAAAAQAgKQAAlAEAIAiQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhAgAAAFIAICkAAJYBACACAAAAUgAgKQAAlgEAIAMAAAABACAwAACPAQAgMQAAlAEAIAEAAAABACABAAAAUgAgBQwAAOURACA2AADnEQAgNwAA5hEAILIJAAD_DAAgtAkAAP8MACALjAcAALgMADCNBwAAnQEAEI4HAAC4DAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhuQgBAKULACH8CAEApQsAIbIJAQCnCwAhswlAAJgLACG0CUAApgsAIQMAAABSACABAACcAQAwNQAAnQEAIAMAAABSACABAACLAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACARAwAA3hEAIAUAAN8RACAGAADgEQAgDgAA4REAIA8AAOIRACAQAADjEQAgGwAA5BEAIJAHQAAAAAGhBwEAAAABuAcBAAAAAbkIAQAAAAH8CAEAAAAB_QgBAAAAAa4JIAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAEBKQAApQEAIAqQB0AAAAABoQcBAAAAAbgHAQAAAAG5CAEAAAAB_AgBAAAAAf0IAQAAAAGuCSAAAAABrwlAAAAAAbAJQAAAAAGxCUAAAAABASkAAKcBADABKQAApwEAMBEDAACcEQAgBQAAnREAIAYAAJ4RACAOAACfEQAgDwAAoBEAIBAAAKERACAbAACiEQAgkAdAAPkMACGhBwEAgw0AIbgHAQCDDQAhuQgBAIMNACH8CAEAgw0AIf0IAQCDDQAhrgkgALsNACGvCUAAhA0AIbAJQAD5DAAhsQlAAIQNACECAAAABQAgKQAAqgEAIAqQB0AA-QwAIaEHAQCDDQAhuAcBAIMNACG5CAEAgw0AIfwIAQCDDQAh_QgBAIMNACGuCSAAuw0AIa8JQACEDQAhsAlAAPkMACGxCUAAhA0AIQIAAAADACApAACsAQAgAgAAAAMAICkAAKwBACADAAAABQAgMAAApQEAIDEAAKoBACABAAAABQAgAQAAAAMAIAUMAACZEQAgNgAAmxEAIDcAAJoRACCvCQAA_wwAILEJAAD_DAAgDYwHAAC3DAAwjQcAALMBABCOBwAAtwwAMJAHQACYCwAhoQcBALQLACG4BwEAtAsAIbkIAQClCwAh_AgBAKULACH9CAEApQsAIa4JIADACwAhrwlAAKYLACGwCUAAmAsAIbEJQACmCwAhAwAAAAMAIAEAALIBADA1AACzAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAC2DAAgjAcAALUMADCNBwAABwAQjgcAALUMADCbBwEAAAABuQcBAAAAAdkHBACgCwAhiwgEAKALACGMCAQAoAsAIY0IBACgCwAhqwkEAKALACGsCQIAxQsAIa0JAgDFCwAhAQAAALYBACABAAAAtgEAIAEEAACYEQAgAwAAAAcAIAEAALkBADACAAC2AQAgAwAAAAcAIAEAALkBADACAAC2AQAgAwAAAAcAIAEAALkBADACAAC2AQAgCgQAAJcRACCbBwEAAAABuQcBAAAAAdkHBAAAAAGLCAQAAAABjAgEAAAAAY0IBAAAAAGrCQQAAAABrAkCAAAAAa0JAgAAAAEBKQAAvQEAIAmbBwEAAAABuQcBAAAAAdkHBAAAAAGLCAQAAAABjAgEAAAAAY0IBAAAAAGrCQQAAAABrAkCAAAAAa0JAgAAAAEBKQAAvwEAMAEpAAC_AQAwCgQAAJYRACCbBwEAgw0AIbkHAQCDDQAh2QcEAPgMACGLCAQA-AwAIYwIBAD4DAAhjQgEAPgMACGrCQQA-AwAIawJAgCLDQAhrQkCAIsNACECAAAAtgEAICkAAMIBACAJmwcBAIMNACG5BwEAgw0AIdkHBAD4DAAhiwgEAPgMACGMCAQA-AwAIY0IBAD4DAAhqwkEAPgMACGsCQIAiw0AIa0JAgCLDQAhAgAAAAcAICkAAMQBACACAAAABwAgKQAAxAEAIAMAAAC2AQAgMAAAvQEAIDEAAMIBACABAAAAtgEAIAEAAAAHACAFDAAAkREAIDYAAJQRACA3AACTEQAgWAAAkhEAIFkAAJURACAMjAcAALQMADCNBwAAywEAEI4HAAC0DAAwmwcBAKULACG5BwEAtAsAIdkHBACXCwAhiwgEAJcLACGMCAQAlwsAIY0IBACXCwAhqwkEAJcLACGsCQIAtwsAIa0JAgC3CwAhAwAAAAcAIAEAAMoBADA1AADLAQAgAwAAAAcAIAEAALkBADACAAC2AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAhBEAIAcAAJARACCPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAYkIAQAAAAGoCQIAAAABqQkBAAAAAaoJQAAAAAEBKQAA0wEAIAmPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAYkIAQAAAAGoCQIAAAABqQkBAAAAAaoJQAAAAAEBKQAA1QEAMAEpAADVAQAwAQAAAAMAIAEAAAAOACALBAAAghEAIAcAAI8RACCPB0AAhA0AIZsHAQCDDQAhoQcBAIMNACG5BwEAhQ0AIdQHAQCDDQAhiQgBAIUNACGoCQIAiw0AIakJAQCDDQAhqglAAPkMACECAAAACwAgKQAA2gEAIAmPB0AAhA0AIZsHAQCDDQAhoQcBAIMNACG5BwEAhQ0AIdQHAQCDDQAhiQgBAIUNACGoCQIAiw0AIakJAQCDDQAhqglAAPkMACECAAAACQAgKQAA3AEAIAIAAAAJACApAADcAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMAAA0wEAIDEAANoBACABAAAACwAgAQAAAAkAIAgMAACKEQAgNgAAjREAIDcAAIwRACBYAACLEQAgWQAAjhEAII8HAAD_DAAguQcAAP8MACCJCAAA_wwAIAyMBwAAswwAMI0HAADlAQAQjgcAALMMADCPB0AApgsAIZsHAQClCwAhoQcBALQLACG5BwEAtgsAIdQHAQClCwAhiQgBAKcLACGoCQIAtwsAIakJAQClCwAhqglAAJgLACEDAAAACQAgAQAA5AEAMDUAAOUBACADAAAACQAgAQAACgAwAgAACwAgDwYAALEMACANAACyDAAgjAcAALAMADCNBwAADgAQjgcAALAMADCQB0AAoQsAIZsHAQAAAAHFBwIAxQsAIdsHAQDNCwAh_gcCAMULACGMCAIAxQsAIaEIAgDFCwAhjwkgAMQLACGmCQEAsAsAIacJAAC-CwAgAQAAAOgBACABAAAA6AEAIAIGAACIEQAgDQAAiREAIAMAAAAOACABAADrAQAwAgAA6AEAIAMAAAAOACABAADrAQAwAgAA6AEAIAMAAAAOACABAADrAQAwAgAA6AEAIAwGAACGEQAgDQAAhxEAIJAHQAAAAAGbBwEAAAABxQcCAAAAAdsHAQAAAAH-BwIAAAABjAgCAAAAAaEIAgAAAAGPCSAAAAABpgkBAAAAAacJAACFEQAgASkAAO8BACAKkAdAAAAAAZsHAQAAAAHFBwIAAAAB2wcBAAAAAf4HAgAAAAGMCAIAAAABoQgCAAAAAY8JIAAAAAGmCQEAAAABpwkAAIURACABKQAA8QEAMAEpAADxAQAwDAYAAOkQACANAADqEAAgkAdAAPkMACGbBwEAgw0AIcUHAgCLDQAh2wcBAIMNACH-BwIAiw0AIYwIAgCLDQAhoQgCAIsNACGPCSAAuw0AIaYJAQCDDQAhpwkAAOgQACACAAAA6AEAICkAAPQBACAKkAdAAPkMACGbBwEAgw0AIcUHAgCLDQAh2wcBAIMNACH-BwIAiw0AIYwIAgCLDQAhoQgCAIsNACGPCSAAuw0AIaYJAQCDDQAhpwkAAOgQACACAAAADgAgKQAA9gEAIAIAAAAOACApAAD2AQAgAwAAAOgBACAwAADvAQAgMQAA9AEAIAEAAADoAQAgAQAAAA4AIAUMAADjEAAgNgAA5hAAIDcAAOUQACBYAADkEAAgWQAA5xAAIA2MBwAArwwAMI0HAAD9AQAQjgcAAK8MADCQB0AAmAsAIZsHAQClCwAhxQcCALcLACHbBwEAtAsAIf4HAgC3CwAhjAgCALcLACGhCAIAtwsAIY8JIADACwAhpgkBAKULACGnCQAAvgsAIAMAAAAOACABAAD8AQAwNQAA_QEAIAMAAAAOACABAADrAQAwAgAA6AEAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgHwcAAN8QACAJAADgEAAgCgAA4RAAIAsAAOIQACCbBwEAAAABhQgBAAAAAYkIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGSCAQAAAAB_QgBAAAAAY8JIAAAAAGUCQEAAAABlQkBAAAAAZYJAgAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQEAAAABmwkgAAAAAZwJQAAAAAGdCQAA3BAAIJ4JAADdEAAgnwlAAAAAAaAJIAAAAAGhCQAA3hAAIKIJAgAAAAGjCQIAAAABpAkBAAAAAaUJAQAAAAEBKQAAhQIAIBubBwEAAAABhQgBAAAAAYkIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGSCAQAAAAB_QgBAAAAAY8JIAAAAAGUCQEAAAABlQkBAAAAAZYJAgAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQEAAAABmwkgAAAAAZwJQAAAAAGdCQAA3BAAIJ4JAADdEAAgnwlAAAAAAaAJIAAAAAGhCQAA3hAAIKIJAgAAAAGjCQIAAAABpAkBAAAAAaUJAQAAAAEBKQAAhwIAMAEpAACHAgAwHwcAALQQACAJAAC1EAAgCgAAthAAIAsAALcQACCbBwEAgw0AIYUIAQCDDQAhiQgBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGSCAQA-AwAIf0IAQCDDQAhjwkgALsNACGUCQEAgw0AIZUJAQCFDQAhlgkCAIsNACGXCQIAiw0AIZgJAgCLDQAhmQkCAIsNACGaCQEAhQ0AIZsJIAC7DQAhnAlAAIQNACGdCQAAsRAAIJ4JAACyEAAgnwlAAIQNACGgCSAAuw0AIaEJAACzEAAgogkCAIsNACGjCQIAiw0AIaQJAQCFDQAhpQkBAIUNACECAAAAEwAgKQAAigIAIBubBwEAgw0AIYUIAQCDDQAhiQgBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGSCAQA-AwAIf0IAQCDDQAhjwkgALsNACGUCQEAgw0AIZUJAQCFDQAhlgkCAIsNACGXCQIAiw0AIZgJAgCLDQAhmQkCAIsNACGaCQEAhQ0AIZsJIAC7DQAhnAlAAIQNACGdCQAAsRAAIJ4JAACyEAAgnwlAAIQNACGgCSAAuw0AIaEJAACzEAAgogkCAIsNACGjCQIAiw0AIaQJAQCFDQAhpQkBAIUNACECAAAAEQAgKQAAjAIAIAIAAAARACApAACMAgAgAwAAABMAIDAAAIUCACAxAACKAgAgAQAAABMAIAEAAAARACALDAAArBAAIDYAAK8QACA3AACuEAAgWAAArRAAIFkAALAQACCVCQAA_wwAIJoJAAD_DAAgnAkAAP8MACCfCQAA_wwAIKQJAAD_DAAgpQkAAP8MACAejAcAAK4MADCNBwAAkwIAEI4HAACuDAAwmwcBAKULACGFCAEApQsAIYkIAQClCwAhiwgCALcLACGMCAIAtwsAIY0IAgC3CwAhkggEAJcLACH9CAEApQsAIY8JIADACwAhlAkBAKULACGVCQEApwsAIZYJAgC3CwAhlwkCALcLACGYCQIAtwsAIZkJAgC3CwAhmgkBALYLACGbCSAAwAsAIZwJQACmCwAhnQkAAL4LACCeCQAAvgsAIJ8JQACmCwAhoAkgAMALACGhCQAAvgsAIKIJAgC3CwAhowkCALcLACGkCQEAtgsAIaUJAQC2CwAhAwAAABEAIAEAAJICADA1AACTAgAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAfACABAAAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgBwgAAKsQACCqByAAAAAB1AcBAAAAAdwHAQAAAAGICAEAAAABmQgBAAAAAZMJQAAAAAEBKQAAmwIAIAaqByAAAAAB1AcBAAAAAdwHAQAAAAGICAEAAAABmQgBAAAAAZMJQAAAAAEBKQAAnQIAMAEpAACdAgAwBwgAAKoQACCqByAAuw0AIdQHAQCDDQAh3AcBAIMNACGICAEAgw0AIZkIAQCDDQAhkwlAAPkMACECAAAAHwAgKQAAoAIAIAaqByAAuw0AIdQHAQCDDQAh3AcBAIMNACGICAEAgw0AIZkIAQCDDQAhkwlAAPkMACECAAAAHQAgKQAAogIAIAIAAAAdACApAACiAgAgAwAAAB8AIDAAAJsCACAxAACgAgAgAQAAAB8AIAEAAAAdACADDAAApxAAIDYAAKkQACA3AACoEAAgCYwHAACtDAAwjQcAAKkCABCOBwAArQwAMKoHIADACwAh1AcBAKULACHcBwEApQsAIYgIAQClCwAhmQgBAKULACGTCUAAmAsAIQMAAAAdACABAACoAgAwNQAAqQIAIAMAAAAdACABAAAeADACAAAfACABAAAAGwAgAQAAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIAYIAACmEAAgkAdAAAAAAYgIAQAAAAHtCAEAAAABkQkBAAAAAZIJQAAAAAEBKQAAsQIAIAWQB0AAAAABiAgBAAAAAe0IAQAAAAGRCQEAAAABkglAAAAAAQEpAACzAgAwASkAALMCADAGCAAApRAAIJAHQAD5DAAhiAgBAIMNACHtCAEAgw0AIZEJAQCDDQAhkglAAIQNACECAAAAGwAgKQAAtgIAIAWQB0AA-QwAIYgIAQCDDQAh7QgBAIMNACGRCQEAgw0AIZIJQACEDQAhAgAAABkAICkAALgCACACAAAAGQAgKQAAuAIAIAMAAAAbACAwAACxAgAgMQAAtgIAIAEAAAAbACABAAAAGQAgBAwAAKIQACA2AACkEAAgNwAAoxAAIJIJAAD_DAAgCIwHAACsDAAwjQcAAL8CABCOBwAArAwAMJAHQACYCwAhiAgBAKULACHtCAEApQsAIZEJAQClCwAhkglAAKYLACEDAAAAGQAgAQAAvgIAMDUAAL8CACADAAAAGQAgAQAAGgAwAgAAGwAgCYwHAACrDAAwjQcAAMUCABCOBwAAqwwAMOAHAQDNCwAh4QcBALILACGECAEAAAABiAgBALALACGTCAQA-QsAIZAJQAChCwAhAQAAAMICACABAAAAwgIAIAmMBwAAqwwAMI0HAADFAgAQjgcAAKsMADDgBwEAzQsAIeEHAQCyCwAhhAgBAM0LACGICAEAsAsAIZMIBAD5CwAhkAlAAKELACEC4QcAAP8MACCTCAAA_wwAIAMAAADFAgAgAQAAxgIAMAIAAMICACADAAAAxQIAIAEAAMYCADACAADCAgAgAwAAAMUCACABAADGAgAwAgAAwgIAIAbgBwEAAAAB4QcBAAAAAYQIAQAAAAGICAEAAAABkwgEAAAAAZAJQAAAAAEBKQAAygIAIAbgBwEAAAAB4QcBAAAAAYQIAQAAAAGICAEAAAABkwgEAAAAAZAJQAAAAAEBKQAAzAIAMAEpAADMAgAwBuAHAQCDDQAh4QcBAIUNACGECAEAgw0AIYgIAQCDDQAhkwgEAP4NACGQCUAA-QwAIQIAAADCAgAgKQAAzwIAIAbgBwEAgw0AIeEHAQCFDQAhhAgBAIMNACGICAEAgw0AIZMIBAD-DQAhkAlAAPkMACECAAAAxQIAICkAANECACACAAAAxQIAICkAANECACADAAAAwgIAIDAAAMoCACAxAADPAgAgAQAAAMICACABAAAAxQIAIAcMAACdEAAgNgAAoBAAIDcAAJ8QACBYAACeEAAgWQAAoRAAIOEHAAD_DAAgkwgAAP8MACAJjAcAAKoMADCNBwAA2AIAEI4HAACqDAAw4AcBALQLACHhBwEApwsAIYQIAQC0CwAhiAgBAKULACGTCAQA8gsAIZAJQACYCwAhAwAAAMUCACABAADXAgAwNQAA2AIAIAMAAADFAgAgAQAAxgIAMAIAAMICACAMjAcAAKkMADCNBwAA3gIAEI4HAACpDAAwkAdAAKELACGbBwEAAAAB2wcBAM0LACGXCAEAsAsAIaEIAgDFCwAhjAkAANcLACCNCQEAsgsAIY4JBAD5CwAhjwkgAMQLACEBAAAA2wIAIAEAAADbAgAgDIwHAACpDAAwjQcAAN4CABCOBwAAqQwAMJAHQAChCwAhmwcBALALACHbBwEAzQsAIZcIAQCwCwAhoQgCAMULACGMCQAA1wsAII0JAQCyCwAhjgkEAPkLACGPCSAAxAsAIQKNCQAA_wwAII4JAAD_DAAgAwAAAN4CACABAADfAgAwAgAA2wIAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgCZAHQAAAAAGbBwEAAAAB2wcBAAAAAZcIAQAAAAGhCAIAAAABjAmAAAAAAY0JAQAAAAGOCQQAAAABjwkgAAAAAQEpAADjAgAgCZAHQAAAAAGbBwEAAAAB2wcBAAAAAZcIAQAAAAGhCAIAAAABjAmAAAAAAY0JAQAAAAGOCQQAAAABjwkgAAAAAQEpAADlAgAwASkAAOUCADAJkAdAAPkMACGbBwEAgw0AIdsHAQCDDQAhlwgBAIMNACGhCAIAiw0AIYwJgAAAAAGNCQEAhQ0AIY4JBAD-DQAhjwkgALsNACECAAAA2wIAICkAAOgCACAJkAdAAPkMACGbBwEAgw0AIdsHAQCDDQAhlwgBAIMNACGhCAIAiw0AIYwJgAAAAAGNCQEAhQ0AIY4JBAD-DQAhjwkgALsNACECAAAA3gIAICkAAOoCACACAAAA3gIAICkAAOoCACADAAAA2wIAIDAAAOMCACAxAADoAgAgAQAAANsCACABAAAA3gIAIAcMAACYEAAgNgAAmxAAIDcAAJoQACBYAACZEAAgWQAAnBAAII0JAAD_DAAgjgkAAP8MACAMjAcAAKgMADCNBwAA8QIAEI4HAACoDAAwkAdAAJgLACGbBwEApQsAIdsHAQC0CwAhlwgBAKULACGhCAIAtwsAIYwJAAC1CwAgjQkBAKcLACGOCQQA8gsAIY8JIADACwAhAwAAAN4CACABAADwAgAwNQAA8QIAIAMAAADeAgAgAQAA3wIAMAIAANsCACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIBUDAACWEAAgBAAAlxAAIJAHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvQgAAJQQACDACAEAAAABwQgAAJUQACDCCCAAAAAB1wgAAQAAAdoIQAAAAAH6CAEAAAABgglAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAQEpAAD5AgAgE5AHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvQgAAJQQACDACAEAAAABwQgAAJUQACDCCCAAAAAB1wgAAQAAAdoIQAAAAAH6CAEAAAABgglAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAQEpAAD7AgAwASkAAPsCADAVAwAAkhAAIAQAAJMQACCQB0AA-QwAIZsHAQCDDQAhoQcBAIMNACG3B0AA-QwAIbgHAQCDDQAhuQcBAIMNACG-BwEAgw0AIb8HAQCDDQAhvQgAAJAQACDACAEAgw0AIcEIAACREAAgwgggALsNACHXCAABxg0AIdoIQACEDQAh-ggBAIUNACGCCUAAhA0AIYkJAQCFDQAhigkBAIUNACGLCUAAhA0AIQIAAAAoACApAAD-AgAgE5AHQAD5DAAhmwcBAIMNACGhBwEAgw0AIbcHQAD5DAAhuAcBAIMNACG5BwEAgw0AIb4HAQCDDQAhvwcBAIMNACG9CAAAkBAAIMAIAQCDDQAhwQgAAJEQACDCCCAAuw0AIdcIAAHGDQAh2ghAAIQNACH6CAEAhQ0AIYIJQACEDQAhiQkBAIUNACGKCQEAhQ0AIYsJQACEDQAhAgAAACYAICkAAIADACACAAAAJgAgKQAAgAMAIAMAAAAoACAwAAD5AgAgMQAA_gIAIAEAAAAoACABAAAAJgAgCQwAAI0QACA2AACPEAAgNwAAjhAAINoIAAD_DAAg-ggAAP8MACCCCQAA_wwAIIkJAAD_DAAgigkAAP8MACCLCQAA_wwAIBaMBwAApwwAMI0HAACHAwAQjgcAAKcMADCQB0AAmAsAIZsHAQClCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhuQcBALQLACG-BwEApQsAIb8HAQClCwAhvQgAAL4LACDACAEApQsAIcEIAAC-CwAgwgggAMALACHXCAAByQsAIdoIQACmCwAh-ggBAKcLACGCCUAApgsAIYkJAQC2CwAhigkBAKcLACGLCUAApgsAIQMAAAAmACABAACGAwAwNQAAhwMAIAMAAAAmACABAAAnADACAAAoACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIBYDAACLEAAgBAAAjBAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAABzgcBAAAAAc8HAQAAAAG3CAEAAAABvQgAAIkQACDYCAEAAAAB2ghAAAAAAeAIAAEAAAGBCQAAihAAIIIJQAAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAEBKQAAjwMAIBSQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAc4HAQAAAAHPBwEAAAABtwgBAAAAAb0IAACJEAAg2AgBAAAAAdoIQAAAAAHgCAABAAABgQkAAIoQACCCCUAAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABASkAAJEDADABKQAAkQMAMBYDAACHEAAgBAAAiBAAIJAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIbgHAQCDDQAhuQcBAIMNACHOBwEAgw0AIc8HAQCDDQAhtwgBAIUNACG9CAAAhRAAINgIAQCFDQAh2ghAAIQNACHgCAABxg0AIYEJAACGEAAggglAAIQNACGDCQIA_w0AIYQJAgD_DQAhhQkBAIUNACGGCQEAhQ0AIYcJAQCFDQAhiAkBAIUNACECAAAALAAgKQAAlAMAIBSQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAgw0AIbkHAQCDDQAhzgcBAIMNACHPBwEAgw0AIbcIAQCFDQAhvQgAAIUQACDYCAEAhQ0AIdoIQACEDQAh4AgAAcYNACGBCQAAhhAAIIIJQACEDQAhgwkCAP8NACGECQIA_w0AIYUJAQCFDQAhhgkBAIUNACGHCQEAhQ0AIYgJAQCFDQAhAgAAACoAICkAAJYDACACAAAAKgAgKQAAlgMAIAMAAAAsACAwAACPAwAgMQAAlAMAIAEAAAAsACABAAAAKgAgDwwAAIAQACA2AACDEAAgNwAAghAAIFgAAIEQACBZAACEEAAgtwgAAP8MACDYCAAA_wwAINoIAAD_DAAgggkAAP8MACCDCQAA_wwAIIQJAAD_DAAghQkAAP8MACCGCQAA_wwAIIcJAAD_DAAgiAkAAP8MACAXjAcAAKYMADCNBwAAnQMAEI4HAACmDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG5BwEAtAsAIc4HAQClCwAhzwcBALQLACG3CAEAtgsAIb0IAAC-CwAg2AgBAKcLACHaCEAApgsAIeAIAAHJCwAhgQkAAL4LACCCCUAApgsAIYMJAgDzCwAhhAkCAPMLACGFCQEApwsAIYYJAQCnCwAhhwkBALYLACGICQEAtgsAIQMAAAAqACABAACcAwAwNQAAnQMAIAMAAAAqACABAAArADACAAAsACAFjAcAAKUMADCNBwAAowMAEI4HAAClDAAwtwdAAKELACGACQABAAABAQAAAKADACABAAAAoAMAIAWMBwAApQwAMI0HAACjAwAQjgcAAKUMADC3B0AAoQsAIYAJAAHOCwAhAAMAAACjAwAgAQAApAMAMAIAAKADACADAAAAowMAIAEAAKQDADACAACgAwAgAwAAAKMDACABAACkAwAwAgAAoAMAIAK3B0AAAAABgAkAAQAAAQEpAACoAwAgArcHQAAAAAGACQABAAABASkAAKoDADABKQAAqgMAMAK3B0AA-QwAIYAJAAHGDQAhAgAAAKADACApAACtAwAgArcHQAD5DAAhgAkAAcYNACECAAAAowMAICkAAK8DACACAAAAowMAICkAAK8DACADAAAAoAMAIDAAAKgDACAxAACtAwAgAQAAAKADACABAAAAowMAIAMMAAD9DwAgNgAA_w8AIDcAAP4PACAFjAcAAKQMADCNBwAAtgMAEI4HAACkDAAwtwdAAJgLACGACQAByQsAIQMAAACjAwAgAQAAtQMAMDUAALYDACADAAAAowMAIAEAAKQDADACAACgAwAgDYwHAACjDAAwjQcAALwDABCOBwAAowwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBANYLACG5CAEAsAsAIdsIAAEAAAH8CAEAsAsAIf0IAQCwCwAh_ghAALELACH_CAAA3QsAIAEAAAC5AwAgAQAAALkDACANjAcAAKMMADCNBwAAvAMAEI4HAACjDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBANYLACG5CAEAsAsAIdsIAAHOCwAh_AgBALALACH9CAEAsAsAIf4IQACxCwAh_wgAAN0LACADuAcAAP8MACD-CAAA_wwAIP8IAAD_DAAgAwAAALwDACABAAC9AwAwAgAAuQMAIAMAAAC8AwAgAQAAvQMAMAIAALkDACADAAAAvAMAIAEAAL0DADACAAC5AwAgCpAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG5CAEAAAAB2wgAAQAAAfwIAQAAAAH9CAEAAAAB_ghAAAAAAf8IgAAAAAEBKQAAwQMAIAqQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQgBAAAAAdsIAAEAAAH8CAEAAAAB_QgBAAAAAf4IQAAAAAH_CIAAAAABASkAAMMDADABKQAAwwMAMAqQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAhQ0AIbkIAQCDDQAh2wgAAcYNACH8CAEAgw0AIf0IAQCDDQAh_ghAAIQNACH_CIAAAAABAgAAALkDACApAADGAwAgCpAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIbgHAQCFDQAhuQgBAIMNACHbCAABxg0AIfwIAQCDDQAh_QgBAIMNACH-CEAAhA0AIf8IgAAAAAECAAAAvAMAICkAAMgDACACAAAAvAMAICkAAMgDACADAAAAuQMAIDAAAMEDACAxAADGAwAgAQAAALkDACABAAAAvAMAIAYMAAD6DwAgNgAA_A8AIDcAAPsPACC4BwAA_wwAIP4IAAD_DAAg_wgAAP8MACANjAcAAKIMADCNBwAAzwMAEI4HAACiDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALYLACG5CAEApQsAIdsIAAHJCwAh_AgBAKULACH9CAEApQsAIf4IQACmCwAh_wgAANoLACADAAAAvAMAIAEAAM4DADA1AADPAwAgAwAAALwDACABAAC9AwAwAgAAuQMAIAEAAAA9ACABAAAAPQAgAwAAADsAIAEAADwAMAIAAD0AIAMAAAA7ACABAAA8ADACAAA9ACADAAAAOwAgAQAAPAAwAgAAPQAgEQMAAPQPACAEAAD1DwAgFwAA9g8AIBgAAPcPACAZAAD4DwAgGgAA-Q8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAbkIAQAAAAHHCAEAAAAB-QgBAAAAAfoIAQAAAAH7CEAAAAABASkAANcDACALkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABuQgBAAAAAccIAQAAAAH5CAEAAAAB-ggBAAAAAfsIQAAAAAEBKQAA2QMAMAEpAADZAwAwAQAAAAMAIBEDAAC-DwAgBAAAvw8AIBcAAMAPACAYAADBDwAgGQAAwg8AIBoAAMMPACCQB0AA-QwAIaEHAQCDDQAhpwcBAIUNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIUNACG5CAEAgw0AIccIAQCFDQAh-QgBAIMNACH6CAEAgw0AIfsIQACEDQAhAgAAAD0AICkAAN0DACALkAdAAPkMACGhBwEAgw0AIacHAQCFDQAhqgcBAIMNACG4BwEAgw0AIbkHAQCFDQAhuQgBAIMNACHHCAEAhQ0AIfkIAQCDDQAh-ggBAIMNACH7CEAAhA0AIQIAAAA7ACApAADfAwAgAgAAADsAICkAAN8DACABAAAAAwAgAwAAAD0AIDAAANcDACAxAADdAwAgAQAAAD0AIAEAAAA7ACAHDAAAuw8AIDYAAL0PACA3AAC8DwAgpwcAAP8MACC5BwAA_wwAIMcIAAD_DAAg-wgAAP8MACAOjAcAAKEMADCNBwAA5wMAEI4HAAChDAAwkAdAAJgLACGhBwEAtAsAIacHAQCnCwAhqgcBAKULACG4BwEAtAsAIbkHAQC2CwAhuQgBAKULACHHCAEApwsAIfkIAQClCwAh-ggBAKULACH7CEAApgsAIQMAAAA7ACABAADmAwAwNQAA5wMAIAMAAAA7ACABAAA8ADACAAA9ACABAAAAQgAgAQAAAEIAIAMAAABAACABAABBADACAABCACADAAAAQAAgAQAAQQAwAgAAQgAgAwAAAEAAIAEAAEEAMAIAAEIAIA0DAAC4DwAgFAAAuQ8AIBYAALoPACCQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABvgcBAAAAAb8HAQAAAAHTCAEAAAAB2ghAAAAAAeAIAAEAAAH4CEAAAAABASkAAO8DACAKkAdAAAAAAaEHAQAAAAG3B0AAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAAB0wgBAAAAAdoIQAAAAAHgCAABAAAB-AhAAAAAAQEpAADxAwAwASkAAPEDADANAwAAsA8AIBQAALEPACAWAACyDwAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhuAcBAIMNACG-BwEAgw0AIb8HAQCDDQAh0wgBAIMNACHaCEAAhA0AIeAIAAHGDQAh-AhAAIQNACECAAAAQgAgKQAA9AMAIAqQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHTCAEAgw0AIdoIQACEDQAh4AgAAcYNACH4CEAAhA0AIQIAAABAACApAAD2AwAgAgAAAEAAICkAAPYDACADAAAAQgAgMAAA7wMAIDEAAPQDACABAAAAQgAgAQAAAEAAIAUMAACtDwAgNgAArw8AIDcAAK4PACDaCAAA_wwAIPgIAAD_DAAgDYwHAACgDAAwjQcAAP0DABCOBwAAoAwAMJAHQACYCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhvgcBAKULACG_BwEApQsAIdMIAQC0CwAh2ghAAKYLACHgCAAByQsAIfgIQACmCwAhAwAAAEAAIAEAAPwDADA1AAD9AwAgAwAAAEAAIAEAAEEAMAIAAEIAIAoVAACfDAAgjAcAAJ4MADCNBwAARAAQjgcAAJ4MADCQB0AAoQsAIaEHAQAAAAGrBwIAxQsAIa4HQAChCwAhtgcBALALACH3CAEAAAABAQAAAIAEACABAAAAgAQAIAEVAACsDwAgAwAAAEQAIAEAAIMEADACAACABAAgAwAAAEQAIAEAAIMEADACAACABAAgAwAAAEQAIAEAAIMEADACAACABAAgBxUAAKsPACCQB0AAAAABoQcBAAAAAasHAgAAAAGuB0AAAAABtgcBAAAAAfcIAQAAAAEBKQAAhwQAIAaQB0AAAAABoQcBAAAAAasHAgAAAAGuB0AAAAABtgcBAAAAAfcIAQAAAAEBKQAAiQQAMAEpAACJBAAwBxUAAKoPACCQB0AA-QwAIaEHAQCDDQAhqwcCAIsNACGuB0AA-QwAIbYHAQCDDQAh9wgBAIMNACECAAAAgAQAICkAAIwEACAGkAdAAPkMACGhBwEAgw0AIasHAgCLDQAhrgdAAPkMACG2BwEAgw0AIfcIAQCDDQAhAgAAAEQAICkAAI4EACACAAAARAAgKQAAjgQAIAMAAACABAAgMAAAhwQAIDEAAIwEACABAAAAgAQAIAEAAABEACAFDAAApQ8AIDYAAKgPACA3AACnDwAgWAAApg8AIFkAAKkPACAJjAcAAJ0MADCNBwAAlQQAEI4HAACdDAAwkAdAAJgLACGhBwEAtAsAIasHAgC3CwAhrgdAAJgLACG2BwEApQsAIfcIAQC0CwAhAwAAAEQAIAEAAJQEADA1AACVBAAgAwAAAEQAIAEAAIMEADACAACABAAgBowHAACcDAAwjQcAAJsEABCOBwAAnAwAMPQIAQAAAAH1CAIAxQsAIfYIBAD5CwAhAQAAAJgEACABAAAAmAQAIAaMBwAAnAwAMI0HAACbBAAQjgcAAJwMADD0CAEAsAsAIfUIAgDFCwAh9ggEAPkLACEB9ggAAP8MACADAAAAmwQAIAEAAJwEADACAACYBAAgAwAAAJsEACABAACcBAAwAgAAmAQAIAMAAACbBAAgAQAAnAQAMAIAAJgEACAD9AgBAAAAAfUIAgAAAAH2CAQAAAABASkAAKAEACAD9AgBAAAAAfUIAgAAAAH2CAQAAAABASkAAKIEADABKQAAogQAMAP0CAEAgw0AIfUIAgCLDQAh9ggEAP4NACECAAAAmAQAICkAAKUEACAD9AgBAIMNACH1CAIAiw0AIfYIBAD-DQAhAgAAAJsEACApAACnBAAgAgAAAJsEACApAACnBAAgAwAAAJgEACAwAACgBAAgMQAApQQAIAEAAACYBAAgAQAAAJsEACAGDAAAoA8AIDYAAKMPACA3AACiDwAgWAAAoQ8AIFkAAKQPACD2CAAA_wwAIAaMBwAAmwwAMI0HAACuBAAQjgcAAJsMADD0CAEApQsAIfUIAgC3CwAh9ggEAPILACEDAAAAmwQAIAEAAK0EADA1AACuBAAgAwAAAJsEACABAACcBAAwAgAAmAQAIAqMBwAAmQwAMI0HAAC0BAAQjgcAAJkMADCQB0AAoQsAIaEHAQAAAAG2BwEAsAsAIfAIAQCwCwAh8QgAAc4LACHyCAABzgsAIfMIAACaDAAgAQAAALEEACABAAAAsQQAIAmMBwAAmQwAMI0HAAC0BAAQjgcAAJkMADCQB0AAoQsAIaEHAQDNCwAhtgcBALALACHwCAEAsAsAIfEIAAHOCwAh8ggAAc4LACEAAwAAALQEACABAAC1BAAwAgAAsQQAIAMAAAC0BAAgAQAAtQQAMAIAALEEACADAAAAtAQAIAEAALUEADACAACxBAAgBpAHQAAAAAGhBwEAAAABtgcBAAAAAfAIAQAAAAHxCAABAAAB8ggAAQAAAQEpAAC5BAAgBpAHQAAAAAGhBwEAAAABtgcBAAAAAfAIAQAAAAHxCAABAAAB8ggAAQAAAQEpAAC7BAAwASkAALsEADAGkAdAAPkMACGhBwEAgw0AIbYHAQCDDQAh8AgBAIMNACHxCAABxg0AIfIIAAHGDQAhAgAAALEEACApAAC-BAAgBpAHQAD5DAAhoQcBAIMNACG2BwEAgw0AIfAIAQCDDQAh8QgAAcYNACHyCAABxg0AIQIAAAC0BAAgKQAAwAQAIAIAAAC0BAAgKQAAwAQAIAMAAACxBAAgMAAAuQQAIDEAAL4EACABAAAAsQQAIAEAAAC0BAAgAwwAAJ0PACA2AACfDwAgNwAAng8AIAmMBwAAmAwAMI0HAADHBAAQjgcAAJgMADCQB0AAmAsAIaEHAQC0CwAhtgcBAKULACHwCAEApQsAIfEIAAHJCwAh8ggAAckLACEDAAAAtAQAIAEAAMYEADA1AADHBAAgAwAAALQEACABAAC1BAAwAgAAsQQAIAeMBwAAlwwAMI0HAADNBAAQjgcAAJcMADCQB0AAoQsAIaEHAQAAAAHKBwEAsAsAIe8IAQCwCwAhAQAAAMoEACABAAAAygQAIAeMBwAAlwwAMI0HAADNBAAQjgcAAJcMADCQB0AAoQsAIaEHAQDNCwAhygcBALALACHvCAEAsAsAIQADAAAAzQQAIAEAAM4EADACAADKBAAgAwAAAM0EACABAADOBAAwAgAAygQAIAMAAADNBAAgAQAAzgQAMAIAAMoEACAEkAdAAAAAAaEHAQAAAAHKBwEAAAAB7wgBAAAAAQEpAADSBAAgBJAHQAAAAAGhBwEAAAABygcBAAAAAe8IAQAAAAEBKQAA1AQAMAEpAADUBAAwBJAHQAD5DAAhoQcBAIMNACHKBwEAgw0AIe8IAQCDDQAhAgAAAMoEACApAADXBAAgBJAHQAD5DAAhoQcBAIMNACHKBwEAgw0AIe8IAQCDDQAhAgAAAM0EACApAADZBAAgAgAAAM0EACApAADZBAAgAwAAAMoEACAwAADSBAAgMQAA1wQAIAEAAADKBAAgAQAAAM0EACADDAAAmg8AIDYAAJwPACA3AACbDwAgB4wHAACWDAAwjQcAAOAEABCOBwAAlgwAMJAHQACYCwAhoQcBALQLACHKBwEApQsAIe8IAQClCwAhAwAAAM0EACABAADfBAAwNQAA4AQAIAMAAADNBAAgAQAAzgQAMAIAAMoEACAIjAcAAJUMADCNBwAA5gQAEI4HAACVDAAwkAdAAKELACGhBwEAAAABtgcBALALACHtCAEAAAAB7ggBALILACEBAAAA4wQAIAEAAADjBAAgCIwHAACVDAAwjQcAAOYEABCOBwAAlQwAMJAHQAChCwAhoQcBAM0LACG2BwEAsAsAIe0IAQCwCwAh7ggBALILACEB7ggAAP8MACADAAAA5gQAIAEAAOcEADACAADjBAAgAwAAAOYEACABAADnBAAwAgAA4wQAIAMAAADmBAAgAQAA5wQAMAIAAOMEACAFkAdAAAAAAaEHAQAAAAG2BwEAAAAB7QgBAAAAAe4IAQAAAAEBKQAA6wQAIAWQB0AAAAABoQcBAAAAAbYHAQAAAAHtCAEAAAAB7ggBAAAAAQEpAADtBAAwASkAAO0EADAFkAdAAPkMACGhBwEAgw0AIbYHAQCDDQAh7QgBAIMNACHuCAEAhQ0AIQIAAADjBAAgKQAA8AQAIAWQB0AA-QwAIaEHAQCDDQAhtgcBAIMNACHtCAEAgw0AIe4IAQCFDQAhAgAAAOYEACApAADyBAAgAgAAAOYEACApAADyBAAgAwAAAOMEACAwAADrBAAgMQAA8AQAIAEAAADjBAAgAQAAAOYEACAEDAAAlw8AIDYAAJkPACA3AACYDwAg7ggAAP8MACAIjAcAAJQMADCNBwAA-QQAEI4HAACUDAAwkAdAAJgLACGhBwEAtAsAIbYHAQClCwAh7QgBAKULACHuCAEApwsAIQMAAADmBAAgAQAA-AQAMDUAAPkEACADAAAA5gQAIAEAAOcEADACAADjBAAgEQMAAJIMACAfAACTDAAgjAcAAJEMADCNBwAAZgAQjgcAAJEMADCQB0AAoQsAIaEHAQAAAAGqBwEAsAsAIbgHAQAAAAHHCAEAsgsAIeMIAQCyCwAh5AgBALILACHlCAAAvgsAIOYIAgDFCwAh5wgBALILACHoCEAAsQsAIekIAACQDAAgAQAAAPwEACABAAAA_AQAIAcDAACVDwAgHwAAlg8AIMcIAAD_DAAg4wgAAP8MACDkCAAA_wwAIOcIAAD_DAAg6AgAAP8MACADAAAAZgAgAQAA_wQAMAIAAPwEACADAAAAZgAgAQAA_wQAMAIAAPwEACADAAAAZgAgAQAA_wQAMAIAAPwEACANAwAAkw8AIB8AAJQPACCQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABxwgBAAAAAeMIAQAAAAHkCAEAAAAB5QgAAJIPACDmCAIAAAAB5wgBAAAAAegIQAAAAAEBKQAAgwUAIAuQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABxwgBAAAAAeMIAQAAAAHkCAEAAAAB5QgAAJIPACDmCAIAAAAB5wgBAAAAAegIQAAAAAEBKQAAhQUAMAEpAACFBQAwDQMAAIQPACAfAACFDwAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACHHCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAAgw8AIOYIAgCLDQAh5wgBAIUNACHoCEAAhA0AIQIAAAD8BAAgKQAAiAUAIAuQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG4BwEAgw0AIccIAQCFDQAh4wgBAIUNACHkCAEAhQ0AIeUIAACDDwAg5ggCAIsNACHnCAEAhQ0AIegIQACEDQAhAgAAAGYAICkAAIoFACACAAAAZgAgKQAAigUAIAMAAAD8BAAgMAAAgwUAIDEAAIgFACABAAAA_AQAIAEAAABmACAKDAAA_g4AIDYAAIEPACA3AACADwAgWAAA_w4AIFkAAIIPACDHCAAA_wwAIOMIAAD_DAAg5AgAAP8MACDnCAAA_wwAIOgIAAD_DAAgDowHAACPDAAwjQcAAJEFABCOBwAAjwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhxwgBAKcLACHjCAEApwsAIeQIAQCnCwAh5QgAAL4LACDmCAIAtwsAIecIAQCnCwAh6AhAAKYLACEDAAAAZgAgAQAAkAUAMDUAAJEFACADAAAAZgAgAQAA_wQAMAIAAPwEACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIBIDAAD8DgAgHgAA_Q4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAccIAQAAAAHaCEAAAAAB3ghAAAAAAd8IAQAAAAHgCAABAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAAD7DgAgASkAAJkFACAQkAdAAAAAAaEHAQAAAAG3B0AAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAABxwgBAAAAAdoIQAAAAAHeCEAAAAAB3wgBAAAAAeAIAAEAAAHhCAEAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgAAPsOACABKQAAmwUAMAEpAACbBQAwEgMAAPkOACAeAAD6DgAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhuAcBAIMNACG-BwEAgw0AIb8HAQCDDQAhxwgBAIUNACHaCEAAhA0AId4IQACEDQAh3wgBAIMNACHgCAABxg0AIeEIAQCDDQAh4ggBAIUNACHjCAEAhQ0AIeQIAQCFDQAh5QgAAPgOACACAAAAagAgKQAAngUAIBCQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHHCAEAhQ0AIdoIQACEDQAh3ghAAIQNACHfCAEAgw0AIeAIAAHGDQAh4QgBAIMNACHiCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAA-A4AIAIAAABoACApAACgBQAgAgAAAGgAICkAAKAFACADAAAAagAgMAAAmQUAIDEAAJ4FACABAAAAagAgAQAAAGgAIAkMAAD1DgAgNgAA9w4AIDcAAPYOACDHCAAA_wwAINoIAAD_DAAg3ggAAP8MACDiCAAA_wwAIOMIAAD_DAAg5AgAAP8MACATjAcAAI4MADCNBwAApwUAEI4HAACODAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG-BwEApQsAIb8HAQClCwAhxwgBAKcLACHaCEAApgsAId4IQACmCwAh3wgBALQLACHgCAAByQsAIeEIAQClCwAh4ggBAKcLACHjCAEApwsAIeQIAQCnCwAh5QgAAL4LACADAAAAaAAgAQAApgUAMDUAAKcFACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAEgAIAEAAABIACADAAAARgAgAQAARwAwAgAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACAKAwAA8w4AIBQAAPQOACC3B0AAAAABuAcBAAAAAbkHAQAAAAHTCAEAAAAB2wgAAQAAAdwIAQAAAAHdCAEAAAAB3ghAAAAAAQEpAACvBQAgCLcHQAAAAAG4BwEAAAABuQcBAAAAAdMIAQAAAAHbCAABAAAB3AgBAAAAAd0IAQAAAAHeCEAAAAABASkAALEFADABKQAAsQUAMAoDAADxDgAgFAAA8g4AILcHQAD5DAAhuAcBAIMNACG5BwEAgw0AIdMIAQCDDQAh2wgAAcYNACHcCAEAgw0AId0IAQCDDQAh3ghAAIQNACECAAAASAAgKQAAtAUAIAi3B0AA-QwAIbgHAQCDDQAhuQcBAIMNACHTCAEAgw0AIdsIAAHGDQAh3AgBAIMNACHdCAEAgw0AId4IQACEDQAhAgAAAEYAICkAALYFACACAAAARgAgKQAAtgUAIAMAAABIACAwAACvBQAgMQAAtAUAIAEAAABIACABAAAARgAgBAwAAO4OACA2AADwDgAgNwAA7w4AIN4IAAD_DAAgC4wHAACNDAAwjQcAAL0FABCOBwAAjQwAMLcHQACYCwAhuAcBALQLACG5BwEAtAsAIdMIAQC0CwAh2wgAAckLACHcCAEApQsAId0IAQClCwAh3ghAAKYLACEDAAAARgAgAQAAvAUAMDUAAL0FACADAAAARgAgAQAARwAwAgAASAAgAQAAAEwAIAEAAABMACADAAAASgAgAQAASwAwAgAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACANAwAA7A4AIBQAAO0OACCQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAdMIAQAAAAHWCAABAAAB1wgAAQAAAdgIAQAAAAHZCEAAAAAB2ghAAAAAAQEpAADFBQAgC5AHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAAB0wgBAAAAAdYIAAEAAAHXCAABAAAB2AgBAAAAAdkIQAAAAAHaCEAAAAABASkAAMcFADABKQAAxwUAMA0DAADqDgAgFAAA6w4AIJAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIbgHAQCDDQAhuQcBAIMNACHTCAEAgw0AIdYIAAHGDQAh1wgAAcYNACHYCAEAhQ0AIdkIQACEDQAh2ghAAIQNACECAAAATAAgKQAAygUAIAuQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAgw0AIbkHAQCDDQAh0wgBAIMNACHWCAABxg0AIdcIAAHGDQAh2AgBAIUNACHZCEAAhA0AIdoIQACEDQAhAgAAAEoAICkAAMwFACACAAAASgAgKQAAzAUAIAMAAABMACAwAADFBQAgMQAAygUAIAEAAABMACABAAAASgAgBgwAAOcOACA2AADpDgAgNwAA6A4AINgIAAD_DAAg2QgAAP8MACDaCAAA_wwAIA6MBwAAjAwAMI0HAADTBQAQjgcAAIwMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtAsAIbkHAQC0CwAh0wgBALQLACHWCAAByQsAIdcIAAHJCwAh2AgBAKcLACHZCEAApgsAIdoIQACmCwAhAwAAAEoAIAEAANIFADA1AADTBQAgAwAAAEoAIAEAAEsAMAIAAEwAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgEQMAAOUOACAEAQAAAAEUAADmDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAAB1gcBAAAAAc8IAAEAAAHQCAABAAAB0QgBAAAAAdIIAQAAAAHTCAEAAAAB1AgCAAAAAdUIQAAAAAEBKQAA2wUAIA8EAQAAAAGQB0AAAAABoQcBAAAAAaoHAQAAAAG3B0AAAAABuAcBAAAAAbkHAQAAAAHWBwEAAAABzwgAAQAAAdAIAAEAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAIAAAAB1QhAAAAAAQEpAADdBQAwASkAAN0FADABAAAAUgAgAQAAADsAIBEDAADjDgAgBAEAhQ0AIRQAAOQOACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG3B0AA-QwAIbgHAQCFDQAhuQcBAIUNACHWBwEAgw0AIc8IAAHGDQAh0AgAAcYNACHRCAEAhQ0AIdIIAQCFDQAh0wgBAIUNACHUCAIAiw0AIdUIQACEDQAhAgAAAFAAICkAAOIFACAPBAEAhQ0AIZAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbcHQAD5DAAhuAcBAIUNACG5BwEAhQ0AIdYHAQCDDQAhzwgAAcYNACHQCAABxg0AIdEIAQCFDQAh0ggBAIUNACHTCAEAhQ0AIdQIAgCLDQAh1QhAAIQNACECAAAATgAgKQAA5AUAIAIAAABOACApAADkBQAgAQAAAFIAIAEAAAA7ACADAAAAUAAgMAAA2wUAIDEAAOIFACABAAAAUAAgAQAAAE4AIAwEAAD_DAAgDAAA3g4AIDYAAOEOACA3AADgDgAgWAAA3w4AIFkAAOIOACC4BwAA_wwAILkHAAD_DAAg0QgAAP8MACDSCAAA_wwAINMIAAD_DAAg1QgAAP8MACASBAEApwsAIYwHAACLDAAwjQcAAO0FABCOBwAAiwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbcHQACYCwAhuAcBALYLACG5BwEAtgsAIdYHAQClCwAhzwgAAckLACHQCAAByQsAIdEIAQCnCwAh0ggBAKcLACHTCAEAtgsAIdQIAgC3CwAh1QhAAKYLACEDAAAATgAgAQAA7AUAMDUAAO0FACADAAAATgAgAQAATwAwAgAAUAAgAQAAAGIAIAEAAABiACADAAAAYAAgAQAAYQAwAgAAYgAgAwAAAGAAIAEAAGEAMAIAAGIAIAMAAABgACABAABhADACAABiACAVAwAA2g4AIBAAANsOACASAADcDgAgEwAA3Q4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG5CAEAAAABwwgCAAAAAccIAQAAAAHICAEAAAAByQgBAAAAAcoIgAAAAAHLCAEAAAABzAgAANkOACDNCAIAAAABzggCAAAAAQEpAAD1BQAgEZAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG5CAEAAAABwwgCAAAAAccIAQAAAAHICAEAAAAByQgBAAAAAcoIgAAAAAHLCAEAAAABzAgAANkOACDNCAIAAAABzggCAAAAAQEpAAD3BQAwASkAAPcFADAVAwAAuA4AIBAAALkOACASAAC6DgAgEwAAuw4AIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhuQgBAIMNACHDCAIAiw0AIccIAQCDDQAhyAgBAIMNACHJCAEAhQ0AIcoIgAAAAAHLCAEAhQ0AIcwIAAC3DgAgzQgCAIsNACHOCAIAiw0AIQIAAABiACApAAD6BQAgEZAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhuQgBAIMNACHDCAIAiw0AIccIAQCDDQAhyAgBAIMNACHJCAEAhQ0AIcoIgAAAAAHLCAEAhQ0AIcwIAAC3DgAgzQgCAIsNACHOCAIAiw0AIQIAAABgACApAAD8BQAgAgAAAGAAICkAAPwFACADAAAAYgAgMAAA9QUAIDEAAPoFACABAAAAYgAgAQAAAGAAIAgMAACyDgAgNgAAtQ4AIDcAALQOACBYAACzDgAgWQAAtg4AIMkIAAD_DAAgyggAAP8MACDLCAAA_wwAIBSMBwAAigwAMI0HAACDBgAQjgcAAIoMADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG4BwEAtAsAIb4HAQClCwAhvwcBAKULACHAB0AAmAsAIbkIAQClCwAhwwgCALcLACHHCAEApQsAIcgIAQClCwAhyQgBAKcLACHKCAAA2gsAIMsIAQCnCwAhzAgAAL4LACDNCAIAtwsAIc4IAgC3CwAhAwAAAGAAIAEAAIIGADA1AACDBgAgAwAAAGAAIAEAAGEAMAIAAGIAIAoRAACJDAAgjAcAAIgMADCNBwAAMwAQjgcAAIgMADCcB0AAsQsAIawHQAChCwAhtwgBAAAAAcQIAAC-CwAgxQgAAL4LACDGCAEAsgsAIQEAAACGBgAgAQAAAIYGACADEQAAsQ4AIJwHAAD_DAAgxggAAP8MACADAAAAMwAgAQAAiQYAMAIAAIYGACADAAAAMwAgAQAAiQYAMAIAAIYGACADAAAAMwAgAQAAiQYAMAIAAIYGACAHEQAAsA4AIJwHQAAAAAGsB0AAAAABtwgBAAAAAcQIAACuDgAgxQgAAK8OACDGCAEAAAABASkAAI0GACAGnAdAAAAAAawHQAAAAAG3CAEAAAABxAgAAK4OACDFCAAArw4AIMYIAQAAAAEBKQAAjwYAMAEpAACPBgAwBxEAAK0OACCcB0AAhA0AIawHQAD5DAAhtwgBAIMNACHECAAAqw4AIMUIAACsDgAgxggBAIUNACECAAAAhgYAICkAAJIGACAGnAdAAIQNACGsB0AA-QwAIbcIAQCDDQAhxAgAAKsOACDFCAAArA4AIMYIAQCFDQAhAgAAADMAICkAAJQGACACAAAAMwAgKQAAlAYAIAMAAACGBgAgMAAAjQYAIDEAAJIGACABAAAAhgYAIAEAAAAzACAFDAAAqA4AIDYAAKoOACA3AACpDgAgnAcAAP8MACDGCAAA_wwAIAmMBwAAhwwAMI0HAACbBgAQjgcAAIcMADCcB0AApgsAIawHQACYCwAhtwgBALQLACHECAAAvgsAIMUIAAC-CwAgxggBAKcLACEDAAAAMwAgAQAAmgYAMDUAAJsGACADAAAAMwAgAQAAiQYAMAIAAIYGACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIBYEAACmDgAgEQAApw4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABtwgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIgAAAAAG9CAAApA4AIL4IAgAAAAG_CCAAAAABwAgBAAAAAcEIAAClDgAgwgggAAAAAcMIAgAAAAEBKQAAowYAIBSQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbcIAQAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CIAAAAABvQgAAKQOACC-CAIAAAABvwggAAAAAcAIAQAAAAHBCAAApQ4AIMIIIAAAAAHDCAIAAAABASkAAKUGADABKQAApQYAMBYEAACiDgAgEQAAow4AIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG3CAEAgw0AIbkIAQCDDQAhuggBAIMNACG7CAEAgw0AIbwIgAAAAAG9CAAAoA4AIL4IAgCLDQAhvwggALsNACHACAEAgw0AIcEIAAChDgAgwgggALsNACHDCAIAiw0AIQIAAAAwACApAACoBgAgFJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG3CAEAgw0AIbkIAQCDDQAhuggBAIMNACG7CAEAgw0AIbwIgAAAAAG9CAAAoA4AIL4IAgCLDQAhvwggALsNACHACAEAgw0AIcEIAAChDgAgwgggALsNACHDCAIAiw0AIQIAAAAuACApAACqBgAgAgAAAC4AICkAAKoGACADAAAAMAAgMAAAowYAIDEAAKgGACABAAAAMAAgAQAAAC4AIAUMAACbDgAgNgAAng4AIDcAAJ0OACBYAACcDgAgWQAAnw4AIBeMBwAAhgwAMI0HAACxBgAQjgcAAIYMADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG4BwEAtAsAIbkHAQC0CwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhtwgBALQLACG5CAEApQsAIboIAQClCwAhuwgBAKULACG8CAAAtQsAIL0IAAC-CwAgvggCALcLACG_CCAAwAsAIcAIAQClCwAhwQgAAL4LACDCCCAAwAsAIcMIAgC3CwAhAwAAAC4AIAEAALAGADA1AACxBgAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgBBEAAJoOACC3B0AAAAABtwgBAAAAAbgIAAEAAAEBKQAAuQYAIAO3B0AAAAABtwgBAAAAAbgIAAEAAAEBKQAAuwYAMAEpAAC7BgAwBBEAAJkOACC3B0AA-QwAIbcIAQCDDQAhuAgAAcYNACECAAAANwAgKQAAvgYAIAO3B0AA-QwAIbcIAQCDDQAhuAgAAcYNACECAAAANQAgKQAAwAYAIAIAAAA1ACApAADABgAgAwAAADcAIDAAALkGACAxAAC-BgAgAQAAADcAIAEAAAA1ACADDAAAlg4AIDYAAJgOACA3AACXDgAgBowHAACFDAAwjQcAAMcGABCOBwAAhQwAMLcHQACYCwAhtwgBALQLACG4CAAByQsAIQMAAAA1ACABAADGBgAwNQAAxwYAIAMAAAA1ACABAAA2ADACAAA3ACAhBQEAsAsAIYwHAACDDAAwjQcAAM0GABCOBwAAgwwAMJAHQAChCwAhmwcBALALACHVBwEAsgsAIdkHBACgCwAh2gcBALALACHbBwEAAAABiggBALILACGhCAQAoAsAIaIIQACxCwAhowgAANcLACCkCAAA1wsAIKUIAADXCwAgpggBALALACGnCEAAoQsAIagIIADECwAhqQgBALILACGqCAEAsgsAIasIAQCyCwAhrAgAANcLACCtCAAA1wsAIK4IAADXCwAgrwgAANcLACCwCAEAsgsAIbEIAQCyCwAhsggCAMULACGzCAEAsgsAIbQIAgDFCwAhtQgCAMULACG2CAAAhAwAIAEAAADKBgAgAQAAAMoGACAgBQEAsAsAIYwHAACDDAAwjQcAAM0GABCOBwAAgwwAMJAHQAChCwAhmwcBALALACHVBwEAsgsAIdkHBACgCwAh2gcBALALACHbBwEAzQsAIYoIAQCyCwAhoQgEAKALACGiCEAAsQsAIaMIAADXCwAgpAgAANcLACClCAAA1wsAIKYIAQCwCwAhpwhAAKELACGoCCAAxAsAIakIAQCyCwAhqggBALILACGrCAEAsgsAIawIAADXCwAgrQgAANcLACCuCAAA1wsAIK8IAADXCwAgsAgBALILACGxCAEAsgsAIbIIAgDFCwAhswgBALILACG0CAIAxQsAIbUIAgDFCwAhCdUHAAD_DAAgiggAAP8MACCiCAAA_wwAIKkIAAD_DAAgqggAAP8MACCrCAAA_wwAILAIAAD_DAAgsQgAAP8MACCzCAAA_wwAIAMAAADNBgAgAQAAzgYAMAIAAMoGACADAAAAzQYAIAEAAM4GADACAADKBgAgAwAAAM0GACABAADOBgAwAgAAygYAIB0FAQAAAAGQB0AAAAABmwcBAAAAAdUHAQAAAAHZBwQAAAAB2gcBAAAAAdsHAQAAAAGKCAEAAAABoQgEAAAAAaIIQAAAAAGjCIAAAAABpAiAAAAAAaUIgAAAAAGmCAEAAAABpwhAAAAAAagIIAAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCIAAAAABrQiAAAAAAa4IgAAAAAGvCIAAAAABsAgBAAAAAbEIAQAAAAGyCAIAAAABswgBAAAAAbQIAgAAAAG1CAIAAAABASkAANIGACAdBQEAAAABkAdAAAAAAZsHAQAAAAHVBwEAAAAB2QcEAAAAAdoHAQAAAAHbBwEAAAABiggBAAAAAaEIBAAAAAGiCEAAAAABowiAAAAAAaQIgAAAAAGlCIAAAAABpggBAAAAAacIQAAAAAGoCCAAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAiAAAAAAa0IgAAAAAGuCIAAAAABrwiAAAAAAbAIAQAAAAGxCAEAAAABsggCAAAAAbMIAQAAAAG0CAIAAAABtQgCAAAAAQEpAADUBgAwASkAANQGADAdBQEAgw0AIZAHQAD5DAAhmwcBAIMNACHVBwEAhQ0AIdkHBAD4DAAh2gcBAIMNACHbBwEAgw0AIYoIAQCFDQAhoQgEAPgMACGiCEAAhA0AIaMIgAAAAAGkCIAAAAABpQiAAAAAAaYIAQCDDQAhpwhAAPkMACGoCCAAuw0AIakIAQCFDQAhqggBAIUNACGrCAEAhQ0AIawIgAAAAAGtCIAAAAABrgiAAAAAAa8IgAAAAAGwCAEAhQ0AIbEIAQCFDQAhsggCAIsNACGzCAEAhQ0AIbQIAgCLDQAhtQgCAIsNACECAAAAygYAICkAANcGACAdBQEAgw0AIZAHQAD5DAAhmwcBAIMNACHVBwEAhQ0AIdkHBAD4DAAh2gcBAIMNACHbBwEAgw0AIYoIAQCFDQAhoQgEAPgMACGiCEAAhA0AIaMIgAAAAAGkCIAAAAABpQiAAAAAAaYIAQCDDQAhpwhAAPkMACGoCCAAuw0AIakIAQCFDQAhqggBAIUNACGrCAEAhQ0AIawIgAAAAAGtCIAAAAABrgiAAAAAAa8IgAAAAAGwCAEAhQ0AIbEIAQCFDQAhsggCAIsNACGzCAEAhQ0AIbQIAgCLDQAhtQgCAIsNACECAAAAzQYAICkAANkGACACAAAAzQYAICkAANkGACADAAAAygYAIDAAANIGACAxAADXBgAgAQAAAMoGACABAAAAzQYAIA4MAACRDgAgNgAAlA4AIDcAAJMOACBYAACSDgAgWQAAlQ4AINUHAAD_DAAgiggAAP8MACCiCAAA_wwAIKkIAAD_DAAgqggAAP8MACCrCAAA_wwAILAIAAD_DAAgsQgAAP8MACCzCAAA_wwAICAFAQClCwAhjAcAAIIMADCNBwAA4AYAEI4HAACCDAAwkAdAAJgLACGbBwEApQsAIdUHAQCnCwAh2QcEAJcLACHaBwEApQsAIdsHAQC0CwAhiggBAKcLACGhCAQAlwsAIaIIQACmCwAhowgAALULACCkCAAAtQsAIKUIAAC1CwAgpggBAKULACGnCEAAmAsAIagIIADACwAhqQgBAKcLACGqCAEApwsAIasIAQCnCwAhrAgAALULACCtCAAAtQsAIK4IAAC1CwAgrwgAALULACCwCAEApwsAIbEIAQCnCwAhsggCALcLACGzCAEApwsAIbQIAgC3CwAhtQgCALcLACEDAAAAzQYAIAEAAN8GADA1AADgBgAgAwAAAM0GACABAADOBgAwAgAAygYAIBQFAQCwCwAhjAcAAP8LADCNBwAA5gYAEI4HAAD_CwAwmwcBALALACHUBwEAsAsAIdkHBACgCwAh2gcBALALACHbBwEAzQsAIeAHAQDNCwAhlwgBALALACGYCAEAsAsAIZkIAQCwCwAhmggCAMULACGbCEAAoQsAIZwIQAChCwAhnQgEAKALACGeCAIAxQsAIZ8IAACADAAgoAgAAIEMACABAAAA4wYAIAEAAADjBgAgEgUBALALACGMBwAA_wsAMI0HAADmBgAQjgcAAP8LADCbBwEAsAsAIdQHAQCwCwAh2QcEAKALACHaBwEAsAsAIdsHAQDNCwAh4AcBAM0LACGXCAEAsAsAIZgIAQCwCwAhmQgBALALACGaCAIAxQsAIZsIQAChCwAhnAhAAKELACGdCAQAoAsAIZ4IAgDFCwAhAAMAAADmBgAgAQAA5wYAMAIAAOMGACADAAAA5gYAIAEAAOcGADACAADjBgAgAwAAAOYGACABAADnBgAwAgAA4wYAIA8FAQAAAAGbBwEAAAAB1AcBAAAAAdkHBAAAAAHaBwEAAAAB2wcBAAAAAeAHAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwhAAAAAAZwIQAAAAAGdCAQAAAABnggCAAAAAQEpAADrBgAgDwUBAAAAAZsHAQAAAAHUBwEAAAAB2QcEAAAAAdoHAQAAAAHbBwEAAAAB4AcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCEAAAAABnAhAAAAAAZ0IBAAAAAGeCAIAAAABASkAAO0GADABKQAA7QYAMA8FAQCDDQAhmwcBAIMNACHUBwEAgw0AIdkHBAD4DAAh2gcBAIMNACHbBwEAgw0AIeAHAQCDDQAhlwgBAIMNACGYCAEAgw0AIZkIAQCDDQAhmggCAIsNACGbCEAA-QwAIZwIQAD5DAAhnQgEAPgMACGeCAIAiw0AIQIAAADjBgAgKQAA8AYAIA8FAQCDDQAhmwcBAIMNACHUBwEAgw0AIdkHBAD4DAAh2gcBAIMNACHbBwEAgw0AIeAHAQCDDQAhlwgBAIMNACGYCAEAgw0AIZkIAQCDDQAhmggCAIsNACGbCEAA-QwAIZwIQAD5DAAhnQgEAPgMACGeCAIAiw0AIQIAAADmBgAgKQAA8gYAIAIAAADmBgAgKQAA8gYAIAMAAADjBgAgMAAA6wYAIDEAAPAGACABAAAA4wYAIAEAAADmBgAgBQwAAIwOACA2AACPDgAgNwAAjg4AIFgAAI0OACBZAACQDgAgEgUBAKULACGMBwAA_gsAMI0HAAD5BgAQjgcAAP4LADCbBwEApQsAIdQHAQClCwAh2QcEAJcLACHaBwEApQsAIdsHAQC0CwAh4AcBALQLACGXCAEApQsAIZgIAQClCwAhmQgBAKULACGaCAIAtwsAIZsIQACYCwAhnAhAAJgLACGdCAQAlwsAIZ4IAgC3CwAhAwAAAOYGACABAAD4BgAwNQAA-QYAIAMAAADmBgAgAQAA5wYAMAIAAOMGACAKjAcAAP0LADCNBwAA_wYAEI4HAAD9CwAwoQcBAAAAAbkHAQDNCwAh0QcBAM0LACHgBwEAzQsAIeIHQAChCwAhlQgCAMULACGWCEAAoQsAIQEAAAD8BgAgAQAAAPwGACAKjAcAAP0LADCNBwAA_wYAEI4HAAD9CwAwoQcBAM0LACG5BwEAzQsAIdEHAQDNCwAh4AcBAM0LACHiB0AAoQsAIZUIAgDFCwAhlghAAKELACEAAwAAAP8GACABAACABwAwAgAA_AYAIAMAAAD_BgAgAQAAgAcAMAIAAPwGACADAAAA_wYAIAEAAIAHADACAAD8BgAgB6EHAQAAAAG5BwEAAAAB0QcBAAAAAeAHAQAAAAHiB0AAAAABlQgCAAAAAZYIQAAAAAEBKQAAhAcAIAehBwEAAAABuQcBAAAAAdEHAQAAAAHgBwEAAAAB4gdAAAAAAZUIAgAAAAGWCEAAAAABASkAAIYHADABKQAAhgcAMAehBwEAgw0AIbkHAQCDDQAh0QcBAIMNACHgBwEAgw0AIeIHQAD5DAAhlQgCAIsNACGWCEAA-QwAIQIAAAD8BgAgKQAAiQcAIAehBwEAgw0AIbkHAQCDDQAh0QcBAIMNACHgBwEAgw0AIeIHQAD5DAAhlQgCAIsNACGWCEAA-QwAIQIAAAD_BgAgKQAAiwcAIAIAAAD_BgAgKQAAiwcAIAMAAAD8BgAgMAAAhAcAIDEAAIkHACABAAAA_AYAIAEAAAD_BgAgBQwAAIcOACA2AACKDgAgNwAAiQ4AIFgAAIgOACBZAACLDgAgCowHAAD8CwAwjQcAAJIHABCOBwAA_AsAMKEHAQC0CwAhuQcBALQLACHRBwEAtAsAIeAHAQC0CwAh4gdAAJgLACGVCAIAtwsAIZYIQACYCwAhAwAAAP8GACABAACRBwAwNQAAkgcAIAMAAAD_BgAgAQAAgAcAMAIAAPwGACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIBYIAACGDgAgkAdAAAAAAbkHAQAAAAHgBwEAAAAB_gcCAAAAAYQIAQAAAAGFCAEAAAABhggCAAAAAYcIBAAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGOCIAAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkggEAAAAAZMIBAAAAAGUCAEAAAABASkAAJoHACAVkAdAAAAAAbkHAQAAAAHgBwEAAAAB_gcCAAAAAYQIAQAAAAGFCAEAAAABhggCAAAAAYcIBAAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGOCIAAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkggEAAAAAZMIBAAAAAGUCAEAAAABASkAAJwHADABKQAAnAcAMBYIAACFDgAgkAdAAPkMACG5BwEAgw0AIeAHAQCDDQAh_gcCAIsNACGECAEAgw0AIYUIAQCDDQAhhggCAIsNACGHCAQA-AwAIYgIAQCDDQAhiQgBAIMNACGKCAEAgw0AIYsIAgCLDQAhjAgCAIsNACGNCAIAiw0AIY4IgAAAAAGPCEAAhA0AIZAIQACEDQAhkQhAAIQNACGSCAQA-AwAIZMIBAD4DAAhlAgBAIMNACECAAAAFwAgKQAAnwcAIBWQB0AA-QwAIbkHAQCDDQAh4AcBAIMNACH-BwIAiw0AIYQIAQCDDQAhhQgBAIMNACGGCAIAiw0AIYcIBAD4DAAhiAgBAIMNACGJCAEAgw0AIYoIAQCDDQAhiwgCAIsNACGMCAIAiw0AIY0IAgCLDQAhjgiAAAAAAY8IQACEDQAhkAhAAIQNACGRCEAAhA0AIZIIBAD4DAAhkwgEAPgMACGUCAEAgw0AIQIAAAAVACApAAChBwAgAgAAABUAICkAAKEHACADAAAAFwAgMAAAmgcAIDEAAJ8HACABAAAAFwAgAQAAABUAIAgMAACADgAgNgAAgw4AIDcAAIIOACBYAACBDgAgWQAAhA4AII8IAAD_DAAgkAgAAP8MACCRCAAA_wwAIBiMBwAA-wsAMI0HAACoBwAQjgcAAPsLADCQB0AAmAsAIbkHAQC0CwAh4AcBALQLACH-BwIAtwsAIYQIAQC0CwAhhQgBAKULACGGCAIAtwsAIYcIBACXCwAhiAgBAKULACGJCAEApQsAIYoIAQClCwAhiwgCALcLACGMCAIAtwsAIY0IAgC3CwAhjggAALULACCPCEAApgsAIZAIQACmCwAhkQhAAKYLACGSCAQAlwsAIZMIBACXCwAhlAgBAKULACEDAAAAFQAgAQAApwcAMDUAAKgHACADAAAAFQAgAQAAFgAwAgAAFwAgEIwHAAD4CwAwjQcAAK4HABCOBwAA-AsAMLgHAQDNCwAhuQcBAM0LACHgBwEAAAAB7QcBALALACHuBwEAsAsAIfEHAgD6CwAh_QcBALALACH-BwIAxQsAIf8HBACgCwAhgAgEAPkLACGBCAQA-QsAIYIIQACxCwAhgwgEAPkLACEBAAAAqwcAIAEAAACrBwAgEIwHAAD4CwAwjQcAAK4HABCOBwAA-AsAMLgHAQDNCwAhuQcBAM0LACHgBwEAzQsAIe0HAQCwCwAh7gcBALALACHxBwIA-gsAIf0HAQCwCwAh_gcCAMULACH_BwQAoAsAIYAIBAD5CwAhgQgEAPkLACGCCEAAsQsAIYMIBAD5CwAhBfEHAAD_DAAggAgAAP8MACCBCAAA_wwAIIIIAAD_DAAggwgAAP8MACADAAAArgcAIAEAAK8HADACAACrBwAgAwAAAK4HACABAACvBwAwAgAAqwcAIAMAAACuBwAgAQAArwcAMAIAAKsHACANuAcBAAAAAbkHAQAAAAHgBwEAAAAB7QcBAAAAAe4HAQAAAAHxBwIAAAAB_QcBAAAAAf4HAgAAAAH_BwQAAAABgAgEAAAAAYEIBAAAAAGCCEAAAAABgwgEAAAAAQEpAACzBwAgDbgHAQAAAAG5BwEAAAAB4AcBAAAAAe0HAQAAAAHuBwEAAAAB8QcCAAAAAf0HAQAAAAH-BwIAAAAB_wcEAAAAAYAIBAAAAAGBCAQAAAABgghAAAAAAYMIBAAAAAEBKQAAtQcAMAEpAAC1BwAwDbgHAQCDDQAhuQcBAIMNACHgBwEAgw0AIe0HAQCDDQAh7gcBAIMNACHxBwIA_w0AIf0HAQCDDQAh_gcCAIsNACH_BwQA-AwAIYAIBAD-DQAhgQgEAP4NACGCCEAAhA0AIYMIBAD-DQAhAgAAAKsHACApAAC4BwAgDbgHAQCDDQAhuQcBAIMNACHgBwEAgw0AIe0HAQCDDQAh7gcBAIMNACHxBwIA_w0AIf0HAQCDDQAh_gcCAIsNACH_BwQA-AwAIYAIBAD-DQAhgQgEAP4NACGCCEAAhA0AIYMIBAD-DQAhAgAAAK4HACApAAC6BwAgAgAAAK4HACApAAC6BwAgAwAAAKsHACAwAACzBwAgMQAAuAcAIAEAAACrBwAgAQAAAK4HACAKDAAA-Q0AIDYAAPwNACA3AAD7DQAgWAAA-g0AIFkAAP0NACDxBwAA_wwAIIAIAAD_DAAggQgAAP8MACCCCAAA_wwAIIMIAAD_DAAgEIwHAADxCwAwjQcAAMEHABCOBwAA8QsAMLgHAQC0CwAhuQcBALQLACHgBwEAtAsAIe0HAQClCwAh7gcBAKULACHxBwIA8wsAIf0HAQClCwAh_gcCALcLACH_BwQAlwsAIYAIBADyCwAhgQgEAPILACGCCEAApgsAIYMIBADyCwAhAwAAAK4HACABAADABwAwNQAAwQcAIAMAAACuBwAgAQAArwcAMAIAAKsHACAJjAcAAO8LADCNBwAAxwcAEI4HAADvCwAwkAdAAKELACGZBwQAoAsAIaEHAQAAAAG4BwEAzQsAIfsHAADXCwAg_AcAAPALACABAAAAxAcAIAEAAADEBwAgCIwHAADvCwAwjQcAAMcHABCOBwAA7wsAMJAHQAChCwAhmQcEAKALACGhBwEAzQsAIbgHAQDNCwAh-wcAANcLACAAAwAAAMcHACABAADIBwAwAgAAxAcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACADAAAAxwcAIAEAAMgHADACAADEBwAgBZAHQAAAAAGZBwQAAAABoQcBAAAAAbgHAQAAAAH7B4AAAAABASkAAMwHACAFkAdAAAAAAZkHBAAAAAGhBwEAAAABuAcBAAAAAfsHgAAAAAEBKQAAzgcAMAEpAADOBwAwBZAHQAD5DAAhmQcEAPgMACGhBwEAgw0AIbgHAQCDDQAh-weAAAAAAQIAAADEBwAgKQAA0QcAIAWQB0AA-QwAIZkHBAD4DAAhoQcBAIMNACG4BwEAgw0AIfsHgAAAAAECAAAAxwcAICkAANMHACACAAAAxwcAICkAANMHACADAAAAxAcAIDAAAMwHACAxAADRBwAgAQAAAMQHACABAAAAxwcAIAUMAAD0DQAgNgAA9w0AIDcAAPYNACBYAAD1DQAgWQAA-A0AIAiMBwAA7gsAMI0HAADaBwAQjgcAAO4LADCQB0AAmAsAIZkHBACXCwAhoQcBALQLACG4BwEAtAsAIfsHAAC1CwAgAwAAAMcHACABAADZBwAwNQAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACAOjAcAAOwLADCNBwAA4AcAEI4HAADsCwAwkAdAAKELACGhBwEAAAABuAcBAM0LACG5BwEAzQsAIdQHAQCwCwAh7QcBALALACHuBwEAsAsAIfcHBACgCwAh-AcEAKALACH5BwEAsAsAIfoHAADtCwAgAQAAAN0HACABAAAA3QcAIA2MBwAA7AsAMI0HAADgBwAQjgcAAOwLADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5BwEAzQsAIdQHAQCwCwAh7QcBALALACHuBwEAsAsAIfcHBACgCwAh-AcEAKALACH5BwEAsAsAIQADAAAA4AcAIAEAAOEHADACAADdBwAgAwAAAOAHACABAADhBwAwAgAA3QcAIAMAAADgBwAgAQAA4QcAMAIAAN0HACAKkAdAAAAAAaEHAQAAAAG4BwEAAAABuQcBAAAAAdQHAQAAAAHtBwEAAAAB7gcBAAAAAfcHBAAAAAH4BwQAAAAB-QcBAAAAAQEpAADlBwAgCpAHQAAAAAGhBwEAAAABuAcBAAAAAbkHAQAAAAHUBwEAAAAB7QcBAAAAAe4HAQAAAAH3BwQAAAAB-AcEAAAAAfkHAQAAAAEBKQAA5wcAMAEpAADnBwAwCpAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkHAQCDDQAh1AcBAIMNACHtBwEAgw0AIe4HAQCDDQAh9wcEAPgMACH4BwQA-AwAIfkHAQCDDQAhAgAAAN0HACApAADqBwAgCpAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkHAQCDDQAh1AcBAIMNACHtBwEAgw0AIe4HAQCDDQAh9wcEAPgMACH4BwQA-AwAIfkHAQCDDQAhAgAAAOAHACApAADsBwAgAgAAAOAHACApAADsBwAgAwAAAN0HACAwAADlBwAgMQAA6gcAIAEAAADdBwAgAQAAAOAHACAFDAAA7w0AIDYAAPINACA3AADxDQAgWAAA8A0AIFkAAPMNACANjAcAAOsLADCNBwAA8wcAEI4HAADrCwAwkAdAAJgLACGhBwEAtAsAIbgHAQC0CwAhuQcBALQLACHUBwEApQsAIe0HAQClCwAh7gcBAKULACH3BwQAlwsAIfgHBACXCwAh-QcBAKULACEDAAAA4AcAIAEAAPIHADA1AADzBwAgAwAAAOAHACABAADhBwAwAgAA3QcAIA-MBwAA6QsAMI0HAAD5BwAQjgcAAOkLADC4BwEAzQsAIbkHAQDNCwAh7QcBALALACHuBwEAsAsAIe8HBACgCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcAAOoLACABAAAA9gcAIAEAAAD2BwAgDowHAADpCwAwjQcAAPkHABCOBwAA6QsAMLgHAQDNCwAhuQcBAM0LACHtBwEAsAsAIe4HAQCwCwAh7wcEAKALACHwBwQAoAsAIfEHBACgCwAh8gcEAKALACHzBwQAoAsAIfQHBACgCwAh9QcEAKALACEAAwAAAPkHACABAAD6BwAwAgAA9gcAIAMAAAD5BwAgAQAA-gcAMAIAAPYHACADAAAA-QcAIAEAAPoHADACAAD2BwAgC7gHAQAAAAG5BwEAAAAB7QcBAAAAAe4HAQAAAAHvBwQAAAAB8AcEAAAAAfEHBAAAAAHyBwQAAAAB8wcEAAAAAfQHBAAAAAH1BwQAAAABASkAAP4HACALuAcBAAAAAbkHAQAAAAHtBwEAAAAB7gcBAAAAAe8HBAAAAAHwBwQAAAAB8QcEAAAAAfIHBAAAAAHzBwQAAAAB9AcEAAAAAfUHBAAAAAEBKQAAgAgAMAEpAACACAAwC7gHAQCDDQAhuQcBAIMNACHtBwEAgw0AIe4HAQCDDQAh7wcEAPgMACHwBwQA-AwAIfEHBAD4DAAh8gcEAPgMACHzBwQA-AwAIfQHBAD4DAAh9QcEAPgMACECAAAA9gcAICkAAIMIACALuAcBAIMNACG5BwEAgw0AIe0HAQCDDQAh7gcBAIMNACHvBwQA-AwAIfAHBAD4DAAh8QcEAPgMACHyBwQA-AwAIfMHBAD4DAAh9AcEAPgMACH1BwQA-AwAIQIAAAD5BwAgKQAAhQgAIAIAAAD5BwAgKQAAhQgAIAMAAAD2BwAgMAAA_gcAIDEAAIMIACABAAAA9gcAIAEAAAD5BwAgBQwAAOoNACA2AADtDQAgNwAA7A0AIFgAAOsNACBZAADuDQAgDowHAADoCwAwjQcAAIwIABCOBwAA6AsAMLgHAQC0CwAhuQcBALQLACHtBwEApQsAIe4HAQClCwAh7wcEAJcLACHwBwQAlwsAIfEHBACXCwAh8gcEAJcLACHzBwQAlwsAIfQHBACXCwAh9QcEAJcLACEDAAAA-QcAIAEAAIsIADA1AACMCAAgAwAAAPkHACABAAD6BwAwAgAA9gcAIA-MBwAA5gsAMI0HAACSCAAQjgcAAOYLADC4BwEAzQsAIbkHAQDNCwAh7QcBALALACHuBwEAsAsAIe8HBACgCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcAAOcLACABAAAAjwgAIAEAAACPCAAgDowHAADmCwAwjQcAAJIIABCOBwAA5gsAMLgHAQDNCwAhuQcBAM0LACHtBwEAsAsAIe4HAQCwCwAh7wcEAKALACHwBwQAoAsAIfEHBACgCwAh8gcEAKALACHzBwQAoAsAIfQHBACgCwAh9QcEAKALACEAAwAAAJIIACABAACTCAAwAgAAjwgAIAMAAACSCAAgAQAAkwgAMAIAAI8IACADAAAAkggAIAEAAJMIADACAACPCAAgC7gHAQAAAAG5BwEAAAAB7QcBAAAAAe4HAQAAAAHvBwQAAAAB8AcEAAAAAfEHBAAAAAHyBwQAAAAB8wcEAAAAAfQHBAAAAAH1BwQAAAABASkAAJcIACALuAcBAAAAAbkHAQAAAAHtBwEAAAAB7gcBAAAAAe8HBAAAAAHwBwQAAAAB8QcEAAAAAfIHBAAAAAHzBwQAAAAB9AcEAAAAAfUHBAAAAAEBKQAAmQgAMAEpAACZCAAwC7gHAQCDDQAhuQcBAIMNACHtBwEAgw0AIe4HAQCDDQAh7wcEAPgMACHwBwQA-AwAIfEHBAD4DAAh8gcEAPgMACHzBwQA-AwAIfQHBAD4DAAh9QcEAPgMACECAAAAjwgAICkAAJwIACALuAcBAIMNACG5BwEAgw0AIe0HAQCDDQAh7gcBAIMNACHvBwQA-AwAIfAHBAD4DAAh8QcEAPgMACHyBwQA-AwAIfMHBAD4DAAh9AcEAPgMACH1BwQA-AwAIQIAAACSCAAgKQAAnggAIAIAAACSCAAgKQAAnggAIAMAAACPCAAgMAAAlwgAIDEAAJwIACABAAAAjwgAIAEAAACSCAAgBQwAAOUNACA2AADoDQAgNwAA5w0AIFgAAOYNACBZAADpDQAgDowHAADlCwAwjQcAAKUIABCOBwAA5QsAMLgHAQC0CwAhuQcBALQLACHtBwEApQsAIe4HAQClCwAh7wcEAJcLACHwBwQAlwsAIfEHBACXCwAh8gcEAJcLACHzBwQAlwsAIfQHBACXCwAh9QcEAJcLACEDAAAAkggAIAEAAKQIADA1AAClCAAgAwAAAJIIACABAACTCAAwAgAAjwgAIAeMBwAA5AsAMI0HAACrCAAQjgcAAOQLADDpBwEAAAAB6gdAAKELACHrBwIAxQsAIewHAgDFCwAhAQAAAKgIACABAAAAqAgAIAeMBwAA5AsAMI0HAACrCAAQjgcAAOQLADDpBwEAsAsAIeoHQAChCwAh6wcCAMULACHsBwIAxQsAIQADAAAAqwgAIAEAAKwIADACAACoCAAgAwAAAKsIACABAACsCAAwAgAAqAgAIAMAAACrCAAgAQAArAgAMAIAAKgIACAE6QcBAAAAAeoHQAAAAAHrBwIAAAAB7AcCAAAAAQEpAACwCAAgBOkHAQAAAAHqB0AAAAAB6wcCAAAAAewHAgAAAAEBKQAAsggAMAEpAACyCAAwBOkHAQCDDQAh6gdAAPkMACHrBwIAiw0AIewHAgCLDQAhAgAAAKgIACApAAC1CAAgBOkHAQCDDQAh6gdAAPkMACHrBwIAiw0AIewHAgCLDQAhAgAAAKsIACApAAC3CAAgAgAAAKsIACApAAC3CAAgAwAAAKgIACAwAACwCAAgMQAAtQgAIAEAAACoCAAgAQAAAKsIACAFDAAA4A0AIDYAAOMNACA3AADiDQAgWAAA4Q0AIFkAAOQNACAHjAcAAOMLADCNBwAAvggAEI4HAADjCwAw6QcBAKULACHqB0AAmAsAIesHAgC3CwAh7AcCALcLACEDAAAAqwgAIAEAAL0IADA1AAC-CAAgAwAAAKsIACABAACsCAAwAgAAqAgAIAiMBwAA4gsAMI0HAADECAAQjgcAAOILADChByAAAAAB5QcEAKALACHmB0AAoQsAIecHBACgCwAh6AdAALELACEBAAAAwQgAIAEAAADBCAAgCIwHAADiCwAwjQcAAMQIABCOBwAA4gsAMKEHIADECwAh5QcEAKALACHmB0AAoQsAIecHBACgCwAh6AdAALELACEB6AcAAP8MACADAAAAxAgAIAEAAMUIADACAADBCAAgAwAAAMQIACABAADFCAAwAgAAwQgAIAMAAADECAAgAQAAxQgAMAIAAMEIACAFoQcgAAAAAeUHBAAAAAHmB0AAAAAB5wcEAAAAAegHQAAAAAEBKQAAyQgAIAWhByAAAAAB5QcEAAAAAeYHQAAAAAHnBwQAAAAB6AdAAAAAAQEpAADLCAAwASkAAMsIADAFoQcgALsNACHlBwQA-AwAIeYHQAD5DAAh5wcEAPgMACHoB0AAhA0AIQIAAADBCAAgKQAAzggAIAWhByAAuw0AIeUHBAD4DAAh5gdAAPkMACHnBwQA-AwAIegHQACEDQAhAgAAAMQIACApAADQCAAgAgAAAMQIACApAADQCAAgAwAAAMEIACAwAADJCAAgMQAAzggAIAEAAADBCAAgAQAAAMQIACAGDAAA2w0AIDYAAN4NACA3AADdDQAgWAAA3A0AIFkAAN8NACDoBwAA_wwAIAiMBwAA4QsAMI0HAADXCAAQjgcAAOELADChByAAwAsAIeUHBACXCwAh5gdAAJgLACHnBwQAlwsAIegHQACmCwAhAwAAAMQIACABAADWCAAwNQAA1wgAIAMAAADECAAgAQAAxQgAMAIAAMEIACALjAcAAOALADCNBwAA3QgAEI4HAADgCwAwkAdAAKELACGhBwQAAAABqwcCAMULACHgBwEAzQsAIeEHAQCwCwAh4gdAAKELACHjBwEAsgsAIeQHAQCyCwAhAQAAANoIACABAAAA2ggAIAuMBwAA4AsAMI0HAADdCAAQjgcAAOALADCQB0AAoQsAIaEHBACgCwAhqwcCAMULACHgBwEAzQsAIeEHAQCwCwAh4gdAAKELACHjBwEAsgsAIeQHAQCyCwAhAuMHAAD_DAAg5AcAAP8MACADAAAA3QgAIAEAAN4IADACAADaCAAgAwAAAN0IACABAADeCAAwAgAA2ggAIAMAAADdCAAgAQAA3ggAMAIAANoIACAIkAdAAAAAAaEHBAAAAAGrBwIAAAAB4AcBAAAAAeEHAQAAAAHiB0AAAAAB4wcBAAAAAeQHAQAAAAEBKQAA4ggAIAiQB0AAAAABoQcEAAAAAasHAgAAAAHgBwEAAAAB4QcBAAAAAeIHQAAAAAHjBwEAAAAB5AcBAAAAAQEpAADkCAAwASkAAOQIADAIkAdAAPkMACGhBwQA-AwAIasHAgCLDQAh4AcBAIMNACHhBwEAgw0AIeIHQAD5DAAh4wcBAIUNACHkBwEAhQ0AIQIAAADaCAAgKQAA5wgAIAiQB0AA-QwAIaEHBAD4DAAhqwcCAIsNACHgBwEAgw0AIeEHAQCDDQAh4gdAAPkMACHjBwEAhQ0AIeQHAQCFDQAhAgAAAN0IACApAADpCAAgAgAAAN0IACApAADpCAAgAwAAANoIACAwAADiCAAgMQAA5wgAIAEAAADaCAAgAQAAAN0IACAHDAAA1g0AIDYAANkNACA3AADYDQAgWAAA1w0AIFkAANoNACDjBwAA_wwAIOQHAAD_DAAgC4wHAADfCwAwjQcAAPAIABCOBwAA3wsAMJAHQACYCwAhoQcEAJcLACGrBwIAtwsAIeAHAQC0CwAh4QcBAKULACHiB0AAmAsAIeMHAQCnCwAh5AcBAKcLACEDAAAA3QgAIAEAAO8IADA1AADwCAAgAwAAAN0IACABAADeCAAwAgAA2ggAIA0FAQCwCwAhjAcAANwLADCNBwAA9ggAEI4HAADcCwAwkAdAAKELACGbBwEAsAsAIdkHBACgCwAh2gcBALALACHbBwEAzQsAIdwHAQCwCwAh3QcAAN0LACDeBwAA3QsAIN8HAADeCwAgAQAAAPMIACABAAAA8wgAIAwFAQCwCwAhjAcAANwLADCNBwAA9ggAEI4HAADcCwAwkAdAAKELACGbBwEAsAsAIdkHBACgCwAh2gcBALALACHbBwEAzQsAIdwHAQCwCwAh3QcAAN0LACDeBwAA3QsAIALdBwAA_wwAIN4HAAD_DAAgAwAAAPYIACABAAD3CAAwAgAA8wgAIAMAAAD2CAAgAQAA9wgAMAIAAPMIACADAAAA9ggAIAEAAPcIADACAADzCAAgCQUBAAAAAZAHQAAAAAGbBwEAAAAB2QcEAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HgAAAAAHeB4AAAAABASkAAPsIACAJBQEAAAABkAdAAAAAAZsHAQAAAAHZBwQAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QeAAAAAAd4HgAAAAAEBKQAA_QgAMAEpAAD9CAAwCQUBAIMNACGQB0AA-QwAIZsHAQCDDQAh2QcEAPgMACHaBwEAgw0AIdsHAQCDDQAh3AcBAIMNACHdB4AAAAAB3geAAAAAAQIAAADzCAAgKQAAgAkAIAkFAQCDDQAhkAdAAPkMACGbBwEAgw0AIdkHBAD4DAAh2gcBAIMNACHbBwEAgw0AIdwHAQCDDQAh3QeAAAAAAd4HgAAAAAECAAAA9ggAICkAAIIJACACAAAA9ggAICkAAIIJACADAAAA8wgAIDAAAPsIACAxAACACQAgAQAAAPMIACABAAAA9ggAIAcMAADRDQAgNgAA1A0AIDcAANMNACBYAADSDQAgWQAA1Q0AIN0HAAD_DAAg3gcAAP8MACAMBQEApQsAIYwHAADZCwAwjQcAAIkJABCOBwAA2QsAMJAHQACYCwAhmwcBAKULACHZBwQAlwsAIdoHAQClCwAh2wcBALQLACHcBwEApQsAId0HAADaCwAg3gcAANoLACADAAAA9ggAIAEAAIgJADA1AACJCQAgAwAAAPYIACABAAD3CAAwAgAA8wgAIBSMBwAA1QsAMI0HAACPCQAQjgcAANULADCQB0AAoQsAIaEHAQDNCwAhogcEAAAAAbgHAQDWCwAhuQcBANYLACHEBwEAsAsAIc4HAQCwCwAhzwcBALALACHQBwEAsgsAIdEHAQDWCwAh0gcBALALACHTBwEAsAsAIdQHAQCyCwAh1QcBALILACHWBwEAsgsAIdcHAQCyCwAh2AcAANcLACABAAAAjAkAIAEAAACMCQAgFIwHAADVCwAwjQcAAI8JABCOBwAA1QsAMJAHQAChCwAhoQcBAM0LACGiBwQAoAsAIbgHAQDWCwAhuQcBANYLACHEBwEAsAsAIc4HAQCwCwAhzwcBALALACHQBwEAsgsAIdEHAQDWCwAh0gcBALALACHTBwEAsAsAIdQHAQCyCwAh1QcBALILACHWBwEAsgsAIdcHAQCyCwAh2AcAANcLACAIuAcAAP8MACC5BwAA_wwAINAHAAD_DAAg0QcAAP8MACDUBwAA_wwAINUHAAD_DAAg1gcAAP8MACDXBwAA_wwAIAMAAACPCQAgAQAAkAkAMAIAAIwJACADAAAAjwkAIAEAAJAJADACAACMCQAgAwAAAI8JACABAACQCQAwAgAAjAkAIBGQB0AAAAABoQcBAAAAAaIHBAAAAAG4BwEAAAABuQcBAAAAAcQHAQAAAAHOBwEAAAABzwcBAAAAAdAHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHXBwEAAAAB2AeAAAAAAQEpAACUCQAgEZAHQAAAAAGhBwEAAAABogcEAAAAAbgHAQAAAAG5BwEAAAABxAcBAAAAAc4HAQAAAAHPBwEAAAAB0AcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB4AAAAABASkAAJYJADABKQAAlgkAMBGQB0AA-QwAIaEHAQCDDQAhogcEAPgMACG4BwEAhQ0AIbkHAQCFDQAhxAcBAIMNACHOBwEAgw0AIc8HAQCDDQAh0AcBAIUNACHRBwEAhQ0AIdIHAQCDDQAh0wcBAIMNACHUBwEAhQ0AIdUHAQCFDQAh1gcBAIUNACHXBwEAhQ0AIdgHgAAAAAECAAAAjAkAICkAAJkJACARkAdAAPkMACGhBwEAgw0AIaIHBAD4DAAhuAcBAIUNACG5BwEAhQ0AIcQHAQCDDQAhzgcBAIMNACHPBwEAgw0AIdAHAQCFDQAh0QcBAIUNACHSBwEAgw0AIdMHAQCDDQAh1AcBAIUNACHVBwEAhQ0AIdYHAQCFDQAh1wcBAIUNACHYB4AAAAABAgAAAI8JACApAACbCQAgAgAAAI8JACApAACbCQAgAwAAAIwJACAwAACUCQAgMQAAmQkAIAEAAACMCQAgAQAAAI8JACANDAAAzA0AIDYAAM8NACA3AADODQAgWAAAzQ0AIFkAANANACC4BwAA_wwAILkHAAD_DAAg0AcAAP8MACDRBwAA_wwAINQHAAD_DAAg1QcAAP8MACDWBwAA_wwAINcHAAD_DAAgFIwHAADUCwAwjQcAAKIJABCOBwAA1AsAMJAHQACYCwAhoQcBALQLACGiBwQAlwsAIbgHAQC2CwAhuQcBALYLACHEBwEApQsAIc4HAQClCwAhzwcBAKULACHQBwEApwsAIdEHAQC2CwAh0gcBAKULACHTBwEApQsAIdQHAQCnCwAh1QcBAKcLACHWBwEApwsAIdcHAQCnCwAh2AcAALULACADAAAAjwkAIAEAAKEJADA1AACiCQAgAwAAAI8JACABAACQCQAwAgAAjAkAIAmMBwAA0gsAMI0HAACoCQAQjgcAANILADCiBwQAAAABxQcEAKALACHIBwEAzQsAIckHAAHOCwAhzAcEAAAAAc0HAADTCwAgAQAAAKUJACABAAAApQkAIAiMBwAA0gsAMI0HAACoCQAQjgcAANILADCiBwQAoAsAIcUHBACgCwAhyAcBAM0LACHJBwABzgsAIcwHBACgCwAhAAMAAACoCQAgAQAAqQkAMAIAAKUJACADAAAAqAkAIAEAAKkJADACAAClCQAgAwAAAKgJACABAACpCQAwAgAApQkAIAWiBwQAAAABxQcEAAAAAcgHAQAAAAHJBwABAAABzAcEAAAAAQEpAACtCQAgBaIHBAAAAAHFBwQAAAAByAcBAAAAAckHAAEAAAHMBwQAAAABASkAAK8JADABKQAArwkAMAWiBwQA-AwAIcUHBAD4DAAhyAcBAIMNACHJBwABxg0AIcwHBAD4DAAhAgAAAKUJACApAACyCQAgBaIHBAD4DAAhxQcEAPgMACHIBwEAgw0AIckHAAHGDQAhzAcEAPgMACECAAAAqAkAICkAALQJACACAAAAqAkAICkAALQJACADAAAApQkAIDAAAK0JACAxAACyCQAgAQAAAKUJACABAAAAqAkAIAUMAADHDQAgNgAAyg0AIDcAAMkNACBYAADIDQAgWQAAyw0AIAiMBwAA0QsAMI0HAAC7CQAQjgcAANELADCiBwQAlwsAIcUHBACXCwAhyAcBALQLACHJBwAByQsAIcwHBACXCwAhAwAAAKgJACABAAC6CQAwNQAAuwkAIAMAAACoCQAgAQAAqQkAMAIAAKUJACALjAcAAMwLADCNBwAAwQkAEI4HAADMCwAwkAdAAKELACHFBwQAoAsAIcgHAQDNCwAhyQcAAc4LACHKBwEAsAsAIcsHAAHOCwAhzAcEAAAAAc0HAADQCwAgAQAAAL4JACABAAAAvgkAIAqMBwAAzAsAMI0HAADBCQAQjgcAAMwLADCQB0AAoQsAIcUHBACgCwAhyAcBAM0LACHJBwABzgsAIcoHAQCwCwAhywcAAc4LACHMBwQAoAsAIQADAAAAwQkAIAEAAMIJADACAAC-CQAgAwAAAMEJACABAADCCQAwAgAAvgkAIAMAAADBCQAgAQAAwgkAMAIAAL4JACAHkAdAAAAAAcUHBAAAAAHIBwEAAAAByQcAAQAAAcoHAQAAAAHLBwABAAABzAcEAAAAAQEpAADGCQAgB5AHQAAAAAHFBwQAAAAByAcBAAAAAckHAAEAAAHKBwEAAAABywcAAQAAAcwHBAAAAAEBKQAAyAkAMAEpAADICQAwB5AHQAD5DAAhxQcEAPgMACHIBwEAgw0AIckHAAHGDQAhygcBAIMNACHLBwABxg0AIcwHBAD4DAAhAgAAAL4JACApAADLCQAgB5AHQAD5DAAhxQcEAPgMACHIBwEAgw0AIckHAAHGDQAhygcBAIMNACHLBwABxg0AIcwHBAD4DAAhAgAAAMEJACApAADNCQAgAgAAAMEJACApAADNCQAgAwAAAL4JACAwAADGCQAgMQAAywkAIAEAAAC-CQAgAQAAAMEJACAFDAAAwQ0AIDYAAMQNACA3AADDDQAgWAAAwg0AIFkAAMUNACAKjAcAAMgLADCNBwAA1AkAEI4HAADICwAwkAdAAJgLACHFBwQAlwsAIcgHAQC0CwAhyQcAAckLACHKBwEApQsAIcsHAAHJCwAhzAcEAJcLACEDAAAAwQkAIAEAANMJADA1AADUCQAgAwAAAMEJACABAADCCQAwAgAAvgkAIAWMBwAAxwsAMI0HAADaCQAQjgcAAMcLADChByAAAAABxwcEAKALACEBAAAA1wkAIAEAAADXCQAgBYwHAADHCwAwjQcAANoJABCOBwAAxwsAMKEHIADECwAhxwcEAKALACEAAwAAANoJACABAADbCQAwAgAA1wkAIAMAAADaCQAgAQAA2wkAMAIAANcJACADAAAA2gkAIAEAANsJADACAADXCQAgAqEHIAAAAAHHBwQAAAABASkAAN8JACACoQcgAAAAAccHBAAAAAEBKQAA4QkAMAEpAADhCQAwAqEHIAC7DQAhxwcEAPgMACECAAAA1wkAICkAAOQJACACoQcgALsNACHHBwQA-AwAIQIAAADaCQAgKQAA5gkAIAIAAADaCQAgKQAA5gkAIAMAAADXCQAgMAAA3wkAIDEAAOQJACABAAAA1wkAIAEAAADaCQAgBQwAALwNACA2AAC_DQAgNwAAvg0AIFgAAL0NACBZAADADQAgBYwHAADGCwAwjQcAAO0JABCOBwAAxgsAMKEHIADACwAhxwcEAJcLACEDAAAA2gkAIAEAAOwJADA1AADtCQAgAwAAANoJACABAADbCQAwAgAA1wkAIAuMBwAAwwsAMI0HAADzCQAQjgcAAMMLADCdBwEAsgsAIaEHIAAAAAGrBwIAxQsAIa4HQAChCwAhvQdAALELACHEBwEAsAsAIcUHBACgCwAhxgdAALELACEBAAAA8AkAIAEAAADwCQAgC4wHAADDCwAwjQcAAPMJABCOBwAAwwsAMJ0HAQCyCwAhoQcgAMQLACGrBwIAxQsAIa4HQAChCwAhvQdAALELACHEBwEAsAsAIcUHBACgCwAhxgdAALELACEDnQcAAP8MACC9BwAA_wwAIMYHAAD_DAAgAwAAAPMJACABAAD0CQAwAgAA8AkAIAMAAADzCQAgAQAA9AkAMAIAAPAJACADAAAA8wkAIAEAAPQJADACAADwCQAgCJ0HAQAAAAGhByAAAAABqwcCAAAAAa4HQAAAAAG9B0AAAAABxAcBAAAAAcUHBAAAAAHGB0AAAAABASkAAPgJACAInQcBAAAAAaEHIAAAAAGrBwIAAAABrgdAAAAAAb0HQAAAAAHEBwEAAAABxQcEAAAAAcYHQAAAAAEBKQAA-gkAMAEpAAD6CQAwCJ0HAQCFDQAhoQcgALsNACGrBwIAiw0AIa4HQAD5DAAhvQdAAIQNACHEBwEAgw0AIcUHBAD4DAAhxgdAAIQNACECAAAA8AkAICkAAP0JACAInQcBAIUNACGhByAAuw0AIasHAgCLDQAhrgdAAPkMACG9B0AAhA0AIcQHAQCDDQAhxQcEAPgMACHGB0AAhA0AIQIAAADzCQAgKQAA_wkAIAIAAADzCQAgKQAA_wkAIAMAAADwCQAgMAAA-AkAIDEAAP0JACABAAAA8AkAIAEAAADzCQAgCAwAALYNACA2AAC5DQAgNwAAuA0AIFgAALcNACBZAAC6DQAgnQcAAP8MACC9BwAA_wwAIMYHAAD_DAAgC4wHAAC_CwAwjQcAAIYKABCOBwAAvwsAMJ0HAQCnCwAhoQcgAMALACGrBwIAtwsAIa4HQACYCwAhvQdAAKYLACHEBwEApQsAIcUHBACXCwAhxgdAAKYLACEDAAAA8wkAIAEAAIUKADA1AACGCgAgAwAAAPMJACABAAD0CQAwAgAA8AkAIAEAAABzACABAAAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgEAMAALMNACAhAAC0DQAgIgAAtQ0AIJAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwAAsg0AILwHAQAAAAG9B0AAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABASkAAI4KACANkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAACyDQAgvAcBAAAAAb0HQAAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAEBKQAAkAoAMAEpAACQCgAwEAMAAJcNACAhAACYDQAgIgAAmQ0AIJAHQAD5DAAhmwcBAIMNACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIboHAQCDDQAhuwcAAJYNACC8BwEAhQ0AIb0HQACEDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhAgAAAHMAICkAAJMKACANkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhqgcBAIMNACG4BwEAgw0AIbkHAQCFDQAhugcBAIMNACG7BwAAlg0AILwHAQCFDQAhvQdAAIQNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACECAAAAcQAgKQAAlQoAIAIAAABxACApAACVCgAgAwAAAHMAIDAAAI4KACAxAACTCgAgAQAAAHMAIAEAAABxACAGDAAAkw0AIDYAAJUNACA3AACUDQAguQcAAP8MACC8BwAA_wwAIL0HAAD_DAAgEIwHAAC9CwAwjQcAAJwKABCOBwAAvQsAMJAHQACYCwAhmwcBAKULACGhBwEAtAsAIaoHAQClCwAhuAcBALQLACG5BwEAtgsAIboHAQClCwAhuwcAAL4LACC8BwEApwsAIb0HQACmCwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhAwAAAHEAIAEAAJsKADA1AACcCgAgAwAAAHEAIAEAAHIAMAIAAHMAIAEAAAB3ACABAAAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgBiAAAJINACCQB0AAAAABoQcBAAAAAaMHAQAAAAG2BwEAAAABtwdAAAAAAQEpAACkCgAgBZAHQAAAAAGhBwEAAAABowcBAAAAAbYHAQAAAAG3B0AAAAABASkAAKYKADABKQAApgoAMAYgAACRDQAgkAdAAPkMACGhBwEAgw0AIaMHAQCDDQAhtgcBAIMNACG3B0AAhA0AIQIAAAB3ACApAACpCgAgBZAHQAD5DAAhoQcBAIMNACGjBwEAgw0AIbYHAQCDDQAhtwdAAIQNACECAAAAdQAgKQAAqwoAIAIAAAB1ACApAACrCgAgAwAAAHcAIDAAAKQKACAxAACpCgAgAQAAAHcAIAEAAAB1ACAEDAAAjg0AIDYAAJANACA3AACPDQAgtwcAAP8MACAIjAcAALwLADCNBwAAsgoAEI4HAAC8CwAwkAdAAJgLACGhBwEAtAsAIaMHAQC0CwAhtgcBAKULACG3B0AApgsAIQMAAAB1ACABAACxCgAwNQAAsgoAIAMAAAB1ACABAAB2ADACAAB3ACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBMgAACNDQAgKYAAAAABkAdAAAAAAZ0HAQAAAAGhBwEAAAABogcEAAAAAaMHAQAAAAGkBwEAAAABpQcBAAAAAaYHAQAAAAGnBwEAAAABqAdAAAAAAakHAQAAAAGqBwEAAAABqwcCAAAAAawHQAAAAAGtB0AAAAABrgdAAAAAAa8HQAAAAAEBKQAAugoAIBIpgAAAAAGQB0AAAAABnQcBAAAAAaEHAQAAAAGiBwQAAAABowcBAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGrBwIAAAABrAdAAAAAAa0HQAAAAAGuB0AAAAABrwdAAAAAAQEpAAC8CgAwASkAALwKADATIAAAjA0AICmAAAAAAZAHQAD5DAAhnQcBAIUNACGhBwEAgw0AIaIHBAD4DAAhowcBAIMNACGkBwEAgw0AIaUHAQCDDQAhpgcBAIMNACGnBwEAgw0AIagHQAD5DAAhqQcBAIUNACGqBwEAgw0AIasHAgCLDQAhrAdAAIQNACGtB0AAhA0AIa4HQAD5DAAhrwdAAIQNACECAAAAewAgKQAAvwoAIBIpgAAAAAGQB0AA-QwAIZ0HAQCFDQAhoQcBAIMNACGiBwQA-AwAIaMHAQCDDQAhpAcBAIMNACGlBwEAgw0AIaYHAQCDDQAhpwcBAIMNACGoB0AA-QwAIakHAQCFDQAhqgcBAIMNACGrBwIAiw0AIawHQACEDQAhrQdAAIQNACGuB0AA-QwAIa8HQACEDQAhAgAAAHkAICkAAMEKACACAAAAeQAgKQAAwQoAIAMAAAB7ACAwAAC6CgAgMQAAvwoAIAEAAAB7ACABAAAAeQAgCgwAAIYNACA2AACJDQAgNwAAiA0AIFgAAIcNACBZAACKDQAgnQcAAP8MACCpBwAA_wwAIKwHAAD_DAAgrQcAAP8MACCvBwAA_wwAIBUpAAC1CwAgjAcAALMLADCNBwAAyAoAEI4HAACzCwAwkAdAAJgLACGdBwEApwsAIaEHAQC0CwAhogcEAJcLACGjBwEAtAsAIaQHAQC0CwAhpQcBAKULACGmBwEApQsAIacHAQClCwAhqAdAAJgLACGpBwEAtgsAIaoHAQClCwAhqwcCALcLACGsB0AApgsAIa0HQACmCwAhrgdAAJgLACGvB0AApgsAIQMAAAB5ACABAADHCgAwNQAAyAoAIAMAAAB5ACABAAB6ADACAAB7ACAHjAcAAK8LADCNBwAAzgoAEI4HAACvCwAwkAdAAKELACGbBwEAAAABnAdAALELACGdBwEAsgsAIQEAAADLCgAgAQAAAMsKACAHjAcAAK8LADCNBwAAzgoAEI4HAACvCwAwkAdAAKELACGbBwEAsAsAIZwHQACxCwAhnQcBALILACECnAcAAP8MACCdBwAA_wwAIAMAAADOCgAgAQAAzwoAMAIAAMsKACADAAAAzgoAIAEAAM8KADACAADLCgAgAwAAAM4KACABAADPCgAwAgAAywoAIASQB0AAAAABmwcBAAAAAZwHQAAAAAGdBwEAAAABASkAANMKACAEkAdAAAAAAZsHAQAAAAGcB0AAAAABnQcBAAAAAQEpAADVCgAwASkAANUKADAEkAdAAPkMACGbBwEAgw0AIZwHQACEDQAhnQcBAIUNACECAAAAywoAICkAANgKACAEkAdAAPkMACGbBwEAgw0AIZwHQACEDQAhnQcBAIUNACECAAAAzgoAICkAANoKACACAAAAzgoAICkAANoKACADAAAAywoAIDAAANMKACAxAADYCgAgAQAAAMsKACABAAAAzgoAIAUMAACADQAgNgAAgg0AIDcAAIENACCcBwAA_wwAIJ0HAAD_DAAgB4wHAACkCwAwjQcAAOEKABCOBwAApAsAMJAHQACYCwAhmwcBAKULACGcB0AApgsAIZ0HAQCnCwAhAwAAAM4KACABAADgCgAwNQAA4QoAIAMAAADOCgAgAQAAzwoAMAIAAMsKACAFjAcAAKMLADCNBwAA5woAEI4HAACjCwAwmQcEAAAAAZoHQAChCwAhAQAAAOQKACABAAAA5AoAIAWMBwAAowsAMI0HAADnCgAQjgcAAKMLADCZBwQAoAsAIZoHQAChCwAhAAMAAADnCgAgAQAA6AoAMAIAAOQKACADAAAA5woAIAEAAOgKADACAADkCgAgAwAAAOcKACABAADoCgAwAgAA5AoAIAKZBwQAAAABmgdAAAAAAQEpAADsCgAgApkHBAAAAAGaB0AAAAABASkAAO4KADABKQAA7goAMAKZBwQA-AwAIZoHQAD5DAAhAgAAAOQKACApAADxCgAgApkHBAD4DAAhmgdAAPkMACECAAAA5woAICkAAPMKACACAAAA5woAICkAAPMKACADAAAA5AoAIDAAAOwKACAxAADxCgAgAQAAAOQKACABAAAA5woAIAUMAAD6DAAgNgAA_QwAIDcAAPwMACBYAAD7DAAgWQAA_gwAIAWMBwAAogsAMI0HAAD6CgAQjgcAAKILADCZBwQAlwsAIZoHQACYCwAhAwAAAOcKACABAAD5CgAwNQAA-goAIAMAAADnCgAgAQAA6AoAMAIAAOQKACAFjAcAAJ8LADCNBwAAgAsAEI4HAACfCwAwjwcEAAAAAZAHQAChCwAhAQAAAP0KACABAAAA_QoAIAWMBwAAnwsAMI0HAACACwAQjgcAAJ8LADCPBwQAoAsAIZAHQAChCwAhAAMAAACACwAgAQAAgQsAMAIAAP0KACADAAAAgAsAIAEAAIELADACAAD9CgAgAwAAAIALACABAACBCwAwAgAA_QoAIAKPBwQAAAABkAdAAAAAAQEpAACFCwAgAo8HBAAAAAGQB0AAAAABASkAAIcLADABKQAAhwsAMAKPBwQA-AwAIZAHQAD5DAAhAgAAAP0KACApAACKCwAgAo8HBAD4DAAhkAdAAPkMACECAAAAgAsAICkAAIwLACACAAAAgAsAICkAAIwLACADAAAA_QoAIDAAAIULACAxAACKCwAgAQAAAP0KACABAAAAgAsAIAUMAADzDAAgNgAA9gwAIDcAAPUMACBYAAD0DAAgWQAA9wwAIAWMBwAAlgsAMI0HAACTCwAQjgcAAJYLADCPBwQAlwsAIZAHQACYCwAhAwAAAIALACABAACSCwAwNQAAkwsAIAMAAACACwAgAQAAgQsAMAIAAP0KACAFjAcAAJYLADCNBwAAkwsAEI4HAACWCwAwjwcEAJcLACGQB0AAmAsAIQ0MAACaCwAgNgAAngsAIDcAAJ4LACBYAACdCwAgWQAAngsAIJEHBAAAAAGSBwQAAAAEkwcEAAAABJQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAGYBwQAnAsAIQsMAACaCwAgNgAAmwsAIDcAAJsLACCRB0AAAAABkgdAAAAABJMHQAAAAASUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAJkLACELDAAAmgsAIDYAAJsLACA3AACbCwAgkQdAAAAAAZIHQAAAAASTB0AAAAAElAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACZCwAhCJEHAgAAAAGSBwIAAAAEkwcCAAAABJQHAgAAAAGVBwIAAAABlgcCAAAAAZcHAgAAAAGYBwIAmgsAIQiRB0AAAAABkgdAAAAABJMHQAAAAASUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAJsLACENDAAAmgsAIDYAAJ4LACA3AACeCwAgWAAAnQsAIFkAAJ4LACCRBwQAAAABkgcEAAAABJMHBAAAAASUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAJwLACEIkQcIAAAAAZIHCAAAAASTBwgAAAAElAcIAAAAAZUHCAAAAAGWBwgAAAABlwcIAAAAAZgHCACdCwAhCJEHBAAAAAGSBwQAAAAEkwcEAAAABJQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAGYBwQAngsAIQWMBwAAnwsAMI0HAACACwAQjgcAAJ8LADCPBwQAoAsAIZAHQAChCwAhCJEHBAAAAAGSBwQAAAAEkwcEAAAABJQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAGYBwQAngsAIQiRB0AAAAABkgdAAAAABJMHQAAAAASUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAJsLACEFjAcAAKILADCNBwAA-goAEI4HAACiCwAwmQcEAJcLACGaB0AAmAsAIQWMBwAAowsAMI0HAADnCgAQjgcAAKMLADCZBwQAoAsAIZoHQAChCwAhB4wHAACkCwAwjQcAAOEKABCOBwAApAsAMJAHQACYCwAhmwcBAKULACGcB0AApgsAIZ0HAQCnCwAhDgwAAJoLACA2AACuCwAgNwAArgsAIJEHAQAAAAGSBwEAAAAEkwcBAAAABJQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEArQsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQsMAACpCwAgNgAArAsAIDcAAKwLACCRB0AAAAABkgdAAAAABZMHQAAAAAWUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAKsLACEODAAAqQsAIDYAAKoLACA3AACqCwAgkQcBAAAAAZIHAQAAAAWTBwEAAAAFlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQCoCwAhngcBAAAAAZ8HAQAAAAGgBwEAAAABDgwAAKkLACA2AACqCwAgNwAAqgsAIJEHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAqAsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQiRBwIAAAABkgcCAAAABZMHAgAAAAWUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCAKkLACELkQcBAAAAAZIHAQAAAAWTBwEAAAAFlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQCqCwAhngcBAAAAAZ8HAQAAAAGgBwEAAAABCwwAAKkLACA2AACsCwAgNwAArAsAIJEHQAAAAAGSB0AAAAAFkwdAAAAABZQHQAAAAAGVB0AAAAABlgdAAAAAAZcHQAAAAAGYB0AAqwsAIQiRB0AAAAABkgdAAAAABZMHQAAAAAWUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAKwLACEODAAAmgsAIDYAAK4LACA3AACuCwAgkQcBAAAAAZIHAQAAAASTBwEAAAAElAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQCtCwAhngcBAAAAAZ8HAQAAAAGgBwEAAAABC5EHAQAAAAGSBwEAAAAEkwcBAAAABJQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEArgsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQeMBwAArwsAMI0HAADOCgAQjgcAAK8LADCQB0AAoQsAIZsHAQCwCwAhnAdAALELACGdBwEAsgsAIQuRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAK4LACGeBwEAAAABnwcBAAAAAaAHAQAAAAEIkQdAAAAAAZIHQAAAAAWTB0AAAAAFlAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACsCwAhC5EHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAqgsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAARUpAAC1CwAgjAcAALMLADCNBwAAyAoAEI4HAACzCwAwkAdAAJgLACGdBwEApwsAIaEHAQC0CwAhogcEAJcLACGjBwEAtAsAIaQHAQC0CwAhpQcBAKULACGmBwEApQsAIacHAQClCwAhqAdAAJgLACGpBwEAtgsAIaoHAQClCwAhqwcCALcLACGsB0AApgsAIa0HQACmCwAhrgdAAJgLACGvB0AApgsAIQsMAACaCwAgNgAArgsAIDcAAK4LACCRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBALsLACEPDAAAmgsAIDYAALoLACA3AAC6CwAgkQeAAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAZcHgAAAAAGYB4AAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABsweAAAAAAbQHgAAAAAG1B4AAAAABCwwAAKkLACA2AACqCwAgNwAAqgsAIJEHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAuQsAIQ0MAACaCwAgNgAAmgsAIDcAAJoLACBYAACdCwAgWQAAmgsAIJEHAgAAAAGSBwIAAAAEkwcCAAAABJQHAgAAAAGVBwIAAAABlgcCAAAAAZcHAgAAAAGYBwIAuAsAIQ0MAACaCwAgNgAAmgsAIDcAAJoLACBYAACdCwAgWQAAmgsAIJEHAgAAAAGSBwIAAAAEkwcCAAAABJQHAgAAAAGVBwIAAAABlgcCAAAAAZcHAgAAAAGYBwIAuAsAIQsMAACpCwAgNgAAqgsAIDcAAKoLACCRBwEAAAABkgcBAAAABZMHAQAAAAWUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBALkLACEMkQeAAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAZcHgAAAAAGYB4AAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABsweAAAAAAbQHgAAAAAG1B4AAAAABCwwAAJoLACA2AACuCwAgNwAArgsAIJEHAQAAAAGSBwEAAAAEkwcBAAAABJQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAuwsAIQiMBwAAvAsAMI0HAACyCgAQjgcAALwLADCQB0AAmAsAIaEHAQC0CwAhowcBALQLACG2BwEApQsAIbcHQACmCwAhEIwHAAC9CwAwjQcAAJwKABCOBwAAvQsAMJAHQACYCwAhmwcBAKULACGhBwEAtAsAIaoHAQClCwAhuAcBALQLACG5BwEAtgsAIboHAQClCwAhuwcAAL4LACC8BwEApwsAIb0HQACmCwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhBJEHAQAAAAXBBwEAAAABwgcBAAAABMMHAQAAAAQLjAcAAL8LADCNBwAAhgoAEI4HAAC_CwAwnQcBAKcLACGhByAAwAsAIasHAgC3CwAhrgdAAJgLACG9B0AApgsAIcQHAQClCwAhxQcEAJcLACHGB0AApgsAIQUMAACaCwAgNgAAwgsAIDcAAMILACCRByAAAAABmAcgAMELACEFDAAAmgsAIDYAAMILACA3AADCCwAgkQcgAAAAAZgHIADBCwAhApEHIAAAAAGYByAAwgsAIQuMBwAAwwsAMI0HAADzCQAQjgcAAMMLADCdBwEAsgsAIaEHIADECwAhqwcCAMULACGuB0AAoQsAIb0HQACxCwAhxAcBALALACHFBwQAoAsAIcYHQACxCwAhApEHIAAAAAGYByAAwgsAIQiRBwIAAAABkgcCAAAABJMHAgAAAASUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCAJoLACEFjAcAAMYLADCNBwAA7QkAEI4HAADGCwAwoQcgAMALACHHBwQAlwsAIQWMBwAAxwsAMI0HAADaCQAQjgcAAMcLADChByAAxAsAIccHBACgCwAhCowHAADICwAwjQcAANQJABCOBwAAyAsAMJAHQACYCwAhxQcEAJcLACHIBwEAtAsAIckHAAHJCwAhygcBAKULACHLBwAByQsAIcwHBACXCwAhBwwAAJoLACA2AADLCwAgNwAAywsAIJEHAAEAAAGSBwABAAAEkwcAAQAABJgHAAHKCwAhBwwAAJoLACA2AADLCwAgNwAAywsAIJEHAAEAAAGSBwABAAAEkwcAAQAABJgHAAHKCwAhBJEHAAEAAAGSBwABAAAEkwcAAQAABJgHAAHLCwAhCowHAADMCwAwjQcAAMEJABCOBwAAzAsAMJAHQAChCwAhxQcEAKALACHIBwEAzQsAIckHAAHOCwAhygcBALALACHLBwABzgsAIcwHBACgCwAhCJEHAQAAAAGSBwEAAAAEkwcBAAAABJQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAzwsAIQSRBwABAAABkgcAAQAABJMHAAEAAASYBwABywsAIQiRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAM8LACECxQcEAAAAAcgHAQAAAAEIjAcAANELADCNBwAAuwkAEI4HAADRCwAwogcEAJcLACHFBwQAlwsAIcgHAQC0CwAhyQcAAckLACHMBwQAlwsAIQiMBwAA0gsAMI0HAACoCQAQjgcAANILADCiBwQAoAsAIcUHBACgCwAhyAcBAM0LACHJBwABzgsAIcwHBACgCwAhAsUHBAAAAAHIBwEAAAABFIwHAADUCwAwjQcAAKIJABCOBwAA1AsAMJAHQACYCwAhoQcBALQLACGiBwQAlwsAIbgHAQC2CwAhuQcBALYLACHEBwEApQsAIc4HAQClCwAhzwcBAKULACHQBwEApwsAIdEHAQC2CwAh0gcBAKULACHTBwEApQsAIdQHAQCnCwAh1QcBAKcLACHWBwEApwsAIdcHAQCnCwAh2AcAALULACAUjAcAANULADCNBwAAjwkAEI4HAADVCwAwkAdAAKELACGhBwEAzQsAIaIHBACgCwAhuAcBANYLACG5BwEA1gsAIcQHAQCwCwAhzgcBALALACHPBwEAsAsAIdAHAQCyCwAh0QcBANYLACHSBwEAsAsAIdMHAQCwCwAh1AcBALILACHVBwEAsgsAIdYHAQCyCwAh1wcBALILACHYBwAA1wsAIAiRBwEAAAABkgcBAAAABZMHAQAAAAWUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBANgLACEMkQeAAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAZcHgAAAAAGYB4AAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABsweAAAAAAbQHgAAAAAG1B4AAAAABCJEHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEA2AsAIQwFAQClCwAhjAcAANkLADCNBwAAiQkAEI4HAADZCwAwkAdAAJgLACGbBwEApQsAIdkHBACXCwAh2gcBAKULACHbBwEAtAsAIdwHAQClCwAh3QcAANoLACDeBwAA2gsAIA8MAACpCwAgNgAA2wsAIDcAANsLACCRB4AAAAABlAeAAAAAAZUHgAAAAAGWB4AAAAABlweAAAAAAZgHgAAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzB4AAAAABtAeAAAAAAbUHgAAAAAEMkQeAAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAZcHgAAAAAGYB4AAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABsweAAAAAAbQHgAAAAAG1B4AAAAABDAUBALALACGMBwAA3AsAMI0HAAD2CAAQjgcAANwLADCQB0AAoQsAIZsHAQCwCwAh2QcEAKALACHaBwEAsAsAIdsHAQDNCwAh3AcBALALACHdBwAA3QsAIN4HAADdCwAgDJEHgAAAAAGUB4AAAAABlQeAAAAAAZYHgAAAAAGXB4AAAAABmAeAAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHgAAAAAG0B4AAAAABtQeAAAAAAQIFAQAAAAHZBwQAAAABC4wHAADfCwAwjQcAAPAIABCOBwAA3wsAMJAHQACYCwAhoQcEAJcLACGrBwIAtwsAIeAHAQC0CwAh4QcBAKULACHiB0AAmAsAIeMHAQCnCwAh5AcBAKcLACELjAcAAOALADCNBwAA3QgAEI4HAADgCwAwkAdAAKELACGhBwQAoAsAIasHAgDFCwAh4AcBAM0LACHhBwEAsAsAIeIHQAChCwAh4wcBALILACHkBwEAsgsAIQiMBwAA4QsAMI0HAADXCAAQjgcAAOELADChByAAwAsAIeUHBACXCwAh5gdAAJgLACHnBwQAlwsAIegHQACmCwAhCIwHAADiCwAwjQcAAMQIABCOBwAA4gsAMKEHIADECwAh5QcEAKALACHmB0AAoQsAIecHBACgCwAh6AdAALELACEHjAcAAOMLADCNBwAAvggAEI4HAADjCwAw6QcBAKULACHqB0AAmAsAIesHAgC3CwAh7AcCALcLACEHjAcAAOQLADCNBwAAqwgAEI4HAADkCwAw6QcBALALACHqB0AAoQsAIesHAgDFCwAh7AcCAMULACEOjAcAAOULADCNBwAApQgAEI4HAADlCwAwuAcBALQLACG5BwEAtAsAIe0HAQClCwAh7gcBAKULACHvBwQAlwsAIfAHBACXCwAh8QcEAJcLACHyBwQAlwsAIfMHBACXCwAh9AcEAJcLACH1BwQAlwsAIQ6MBwAA5gsAMI0HAACSCAAQjgcAAOYLADC4BwEAzQsAIbkHAQDNCwAh7QcBALALACHuBwEAsAsAIe8HBACgCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAhBLkHAQAAAAHtBwEAAAAB7gcBAAAAAe8HBAAAAAEOjAcAAOgLADCNBwAAjAgAEI4HAADoCwAwuAcBALQLACG5BwEAtAsAIe0HAQClCwAh7gcBAKULACHvBwQAlwsAIfAHBACXCwAh8QcEAJcLACHyBwQAlwsAIfMHBACXCwAh9AcEAJcLACH1BwQAlwsAIQ6MBwAA6QsAMI0HAAD5BwAQjgcAAOkLADC4BwEAzQsAIbkHAQDNCwAh7QcBALALACHuBwEAsAsAIe8HBACgCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAhBLkHAQAAAAHtBwEAAAAB7gcBAAAAAe8HBAAAAAENjAcAAOsLADCNBwAA8wcAEI4HAADrCwAwkAdAAJgLACGhBwEAtAsAIbgHAQC0CwAhuQcBALQLACHUBwEApQsAIe0HAQClCwAh7gcBAKULACH3BwQAlwsAIfgHBACXCwAh-QcBAKULACENjAcAAOwLADCNBwAA4AcAEI4HAADsCwAwkAdAAKELACGhBwEAzQsAIbgHAQDNCwAhuQcBAM0LACHUBwEAsAsAIe0HAQCwCwAh7gcBALALACH3BwQAoAsAIfgHBACgCwAh-QcBALALACECuAcBAAAAAfkHAQAAAAEIjAcAAO4LADCNBwAA2gcAEI4HAADuCwAwkAdAAJgLACGZBwQAlwsAIaEHAQC0CwAhuAcBALQLACH7BwAAtQsAIAiMBwAA7wsAMI0HAADHBwAQjgcAAO8LADCQB0AAoQsAIZkHBACgCwAhoQcBAM0LACG4BwEAzQsAIfsHAADXCwAgApkHBAAAAAG4BwEAAAABEIwHAADxCwAwjQcAAMEHABCOBwAA8QsAMLgHAQC0CwAhuQcBALQLACHgBwEAtAsAIe0HAQClCwAh7gcBAKULACHxBwIA8wsAIf0HAQClCwAh_gcCALcLACH_BwQAlwsAIYAIBADyCwAhgQgEAPILACGCCEAApgsAIYMIBADyCwAhDQwAAKkLACA2AAD3CwAgNwAA9wsAIFgAAPULACBZAAD3CwAgkQcEAAAAAZIHBAAAAAWTBwQAAAAFlAcEAAAAAZUHBAAAAAGWBwQAAAABlwcEAAAAAZgHBAD2CwAhDQwAAKkLACA2AACpCwAgNwAAqQsAIFgAAPULACBZAACpCwAgkQcCAAAAAZIHAgAAAAWTBwIAAAAFlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAZgHAgD0CwAhDQwAAKkLACA2AACpCwAgNwAAqQsAIFgAAPULACBZAACpCwAgkQcCAAAAAZIHAgAAAAWTBwIAAAAFlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAZgHAgD0CwAhCJEHCAAAAAGSBwgAAAAFkwcIAAAABZQHCAAAAAGVBwgAAAABlgcIAAAAAZcHCAAAAAGYBwgA9QsAIQ0MAACpCwAgNgAA9wsAIDcAAPcLACBYAAD1CwAgWQAA9wsAIJEHBAAAAAGSBwQAAAAFkwcEAAAABZQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAGYBwQA9gsAIQiRBwQAAAABkgcEAAAABZMHBAAAAAWUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAPcLACEQjAcAAPgLADCNBwAArgcAEI4HAAD4CwAwuAcBAM0LACG5BwEAzQsAIeAHAQDNCwAh7QcBALALACHuBwEAsAsAIfEHAgD6CwAh_QcBALALACH-BwIAxQsAIf8HBACgCwAhgAgEAPkLACGBCAQA-QsAIYIIQACxCwAhgwgEAPkLACEIkQcEAAAAAZIHBAAAAAWTBwQAAAAFlAcEAAAAAZUHBAAAAAGWBwQAAAABlwcEAAAAAZgHBAD3CwAhCJEHAgAAAAGSBwIAAAAFkwcCAAAABZQHAgAAAAGVBwIAAAABlgcCAAAAAZcHAgAAAAGYBwIAqQsAIRiMBwAA-wsAMI0HAACoBwAQjgcAAPsLADCQB0AAmAsAIbkHAQC0CwAh4AcBALQLACH-BwIAtwsAIYQIAQC0CwAhhQgBAKULACGGCAIAtwsAIYcIBACXCwAhiAgBAKULACGJCAEApQsAIYoIAQClCwAhiwgCALcLACGMCAIAtwsAIY0IAgC3CwAhjggAALULACCPCEAApgsAIZAIQACmCwAhkQhAAKYLACGSCAQAlwsAIZMIBACXCwAhlAgBAKULACEKjAcAAPwLADCNBwAAkgcAEI4HAAD8CwAwoQcBALQLACG5BwEAtAsAIdEHAQC0CwAh4AcBALQLACHiB0AAmAsAIZUIAgC3CwAhlghAAJgLACEKjAcAAP0LADCNBwAA_wYAEI4HAAD9CwAwoQcBAM0LACG5BwEAzQsAIdEHAQDNCwAh4AcBAM0LACHiB0AAoQsAIZUIAgDFCwAhlghAAKELACESBQEApQsAIYwHAAD-CwAwjQcAAPkGABCOBwAA_gsAMJsHAQClCwAh1AcBAKULACHZBwQAlwsAIdoHAQClCwAh2wcBALQLACHgBwEAtAsAIZcIAQClCwAhmAgBAKULACGZCAEApQsAIZoIAgC3CwAhmwhAAJgLACGcCEAAmAsAIZ0IBACXCwAhnggCALcLACESBQEAsAsAIYwHAAD_CwAwjQcAAOYGABCOBwAA_wsAMJsHAQCwCwAh1AcBALALACHZBwQAoAsAIdoHAQCwCwAh2wcBAM0LACHgBwEAzQsAIZcIAQCwCwAhmAgBALALACGZCAEAsAsAIZoIAgDFCwAhmwhAAKELACGcCEAAoQsAIZ0IBACgCwAhnggCAMULACECBQEAAAABmwcBAAAAAQLgBwEAAAABlwgBAAAAASAFAQClCwAhjAcAAIIMADCNBwAA4AYAEI4HAACCDAAwkAdAAJgLACGbBwEApQsAIdUHAQCnCwAh2QcEAJcLACHaBwEApQsAIdsHAQC0CwAhiggBAKcLACGhCAQAlwsAIaIIQACmCwAhowgAALULACCkCAAAtQsAIKUIAAC1CwAgpggBAKULACGnCEAAmAsAIagIIADACwAhqQgBAKcLACGqCAEApwsAIasIAQCnCwAhrAgAALULACCtCAAAtQsAIK4IAAC1CwAgrwgAALULACCwCAEApwsAIbEIAQCnCwAhsggCALcLACGzCAEApwsAIbQIAgC3CwAhtQgCALcLACEgBQEAsAsAIYwHAACDDAAwjQcAAM0GABCOBwAAgwwAMJAHQAChCwAhmwcBALALACHVBwEAsgsAIdkHBACgCwAh2gcBALALACHbBwEAzQsAIYoIAQCyCwAhoQgEAKALACGiCEAAsQsAIaMIAADXCwAgpAgAANcLACClCAAA1wsAIKYIAQCwCwAhpwhAAKELACGoCCAAxAsAIakIAQCyCwAhqggBALILACGrCAEAsgsAIawIAADXCwAgrQgAANcLACCuCAAA1wsAIK8IAADXCwAgsAgBALILACGxCAEAsgsAIbIIAgDFCwAhswgBALILACG0CAIAxQsAIbUIAgDFCwAhAwUBAAAAAZsHAQAAAAHaBwEAAAABBowHAACFDAAwjQcAAMcGABCOBwAAhQwAMLcHQACYCwAhtwgBALQLACG4CAAByQsAIReMBwAAhgwAMI0HAACxBgAQjgcAAIYMADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG4BwEAtAsAIbkHAQC0CwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhtwgBALQLACG5CAEApQsAIboIAQClCwAhuwgBAKULACG8CAAAtQsAIL0IAAC-CwAgvggCALcLACG_CCAAwAsAIcAIAQClCwAhwQgAAL4LACDCCCAAwAsAIcMIAgC3CwAhCYwHAACHDAAwjQcAAJsGABCOBwAAhwwAMJwHQACmCwAhrAdAAJgLACG3CAEAtAsAIcQIAAC-CwAgxQgAAL4LACDGCAEApwsAIQoRAACJDAAgjAcAAIgMADCNBwAAMwAQjgcAAIgMADCcB0AAsQsAIawHQAChCwAhtwgBAM0LACHECAAAvgsAIMUIAAC-CwAgxggBALILACEaAwAAkgwAIBAAAMMMACASAADEDAAgEwAAxQwAIIwHAADCDAAwjQcAAGAAEI4HAADCDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG5CAEAsAsAIcMIAgDFCwAhxwgBALALACHICAEAsAsAIckIAQCyCwAhyggAAN0LACDLCAEAsgsAIcwIAAC-CwAgzQgCAMULACHOCAIAxQsAIbkJAABgACC6CQAAYAAgFIwHAACKDAAwjQcAAIMGABCOBwAAigwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhuQgBAKULACHDCAIAtwsAIccIAQClCwAhyAgBAKULACHJCAEApwsAIcoIAADaCwAgywgBAKcLACHMCAAAvgsAIM0IAgC3CwAhzggCALcLACESBAEApwsAIYwHAACLDAAwjQcAAO0FABCOBwAAiwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbcHQACYCwAhuAcBALYLACG5BwEAtgsAIdYHAQClCwAhzwgAAckLACHQCAAByQsAIdEIAQCnCwAh0ggBAKcLACHTCAEAtgsAIdQIAgC3CwAh1QhAAKYLACEOjAcAAIwMADCNBwAA0wUAEI4HAACMDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG5BwEAtAsAIdMIAQC0CwAh1ggAAckLACHXCAAByQsAIdgIAQCnCwAh2QhAAKYLACHaCEAApgsAIQuMBwAAjQwAMI0HAAC9BQAQjgcAAI0MADC3B0AAmAsAIbgHAQC0CwAhuQcBALQLACHTCAEAtAsAIdsIAAHJCwAh3AgBAKULACHdCAEApQsAId4IQACmCwAhE4wHAACODAAwjQcAAKcFABCOBwAAjgwAMJAHQACYCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhvgcBAKULACG_BwEApQsAIccIAQCnCwAh2ghAAKYLACHeCEAApgsAId8IAQC0CwAh4AgAAckLACHhCAEApQsAIeIIAQCnCwAh4wgBAKcLACHkCAEApwsAIeUIAAC-CwAgDowHAACPDAAwjQcAAJEFABCOBwAAjwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhxwgBAKcLACHjCAEApwsAIeQIAQCnCwAh5QgAAL4LACDmCAIAtwsAIecIAQCnCwAh6AhAAKYLACECoQcBAAAAAbgHAQAAAAEQAwAAkgwAIB8AAJMMACCMBwAAkQwAMI0HAABmABCOBwAAkQwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhxwgBALILACHjCAEAsgsAIeQIAQCyCwAh5QgAAL4LACDmCAIAxQsAIecIAQCyCwAh6AhAALELACEZDgAAyAwAIA8AAMkMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgGwAAywwAIBwAAMcMACAdAADKDAAgHgAAzQwAIB8AAJMMACAjAADRDAAgjAcAAMYMADCNBwAAUgAQjgcAAMYMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG5CAEAsAsAIfwIAQCwCwAhsgkBALILACGzCUAAoQsAIbQJQACxCwAhuQkAAFIAILoJAABSACAD6ggAAGgAIOsIAABoACDsCAAAaAAgCIwHAACUDAAwjQcAAPkEABCOBwAAlAwAMJAHQACYCwAhoQcBALQLACG2BwEApQsAIe0IAQClCwAh7ggBAKcLACEIjAcAAJUMADCNBwAA5gQAEI4HAACVDAAwkAdAAKELACGhBwEAzQsAIbYHAQCwCwAh7QgBALALACHuCAEAsgsAIQeMBwAAlgwAMI0HAADgBAAQjgcAAJYMADCQB0AAmAsAIaEHAQC0CwAhygcBAKULACHvCAEApQsAIQeMBwAAlwwAMI0HAADNBAAQjgcAAJcMADCQB0AAoQsAIaEHAQDNCwAhygcBALALACHvCAEAsAsAIQmMBwAAmAwAMI0HAADHBAAQjgcAAJgMADCQB0AAmAsAIaEHAQC0CwAhtgcBAKULACHwCAEApQsAIfEIAAHJCwAh8ggAAckLACEJjAcAAJkMADCNBwAAtAQAEI4HAACZDAAwkAdAAKELACGhBwEAzQsAIbYHAQCwCwAh8AgBALALACHxCAABzgsAIfIIAAHOCwAhAvAIAQAAAAHxCAABAAABBowHAACbDAAwjQcAAK4EABCOBwAAmwwAMPQIAQClCwAh9QgCALcLACH2CAQA8gsAIQaMBwAAnAwAMI0HAACbBAAQjgcAAJwMADD0CAEAsAsAIfUIAgDFCwAh9ggEAPkLACEJjAcAAJ0MADCNBwAAlQQAEI4HAACdDAAwkAdAAJgLACGhBwEAtAsAIasHAgC3CwAhrgdAAJgLACG2BwEApQsAIfcIAQC0CwAhChUAAJ8MACCMBwAAngwAMI0HAABEABCOBwAAngwAMJAHQAChCwAhoQcBAM0LACGrBwIAxQsAIa4HQAChCwAhtgcBALALACH3CAEAzQsAIRIDAACSDAAgFAAA1gwAIBYAANkMACCMBwAA2AwAMI0HAABAABCOBwAA2AwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIdMIAQDNCwAh2ghAALELACHgCAABzgsAIfgIQACxCwAhuQkAAEAAILoJAABAACANjAcAAKAMADCNBwAA_QMAEI4HAACgDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG-BwEApQsAIb8HAQClCwAh0wgBALQLACHaCEAApgsAIeAIAAHJCwAh-AhAAKYLACEOjAcAAKEMADCNBwAA5wMAEI4HAAChDAAwkAdAAJgLACGhBwEAtAsAIacHAQCnCwAhqgcBAKULACG4BwEAtAsAIbkHAQC2CwAhuQgBAKULACHHCAEApwsAIfkIAQClCwAh-ggBAKULACH7CEAApgsAIQ2MBwAAogwAMI0HAADPAwAQjgcAAKIMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtgsAIbkIAQClCwAh2wgAAckLACH8CAEApQsAIf0IAQClCwAh_ghAAKYLACH_CAAA2gsAIA2MBwAAowwAMI0HAAC8AwAQjgcAAKMMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEA1gsAIbkIAQCwCwAh2wgAAc4LACH8CAEAsAsAIf0IAQCwCwAh_ghAALELACH_CAAA3QsAIAWMBwAApAwAMI0HAAC2AwAQjgcAAKQMADC3B0AAmAsAIYAJAAHJCwAhBYwHAAClDAAwjQcAAKMDABCOBwAApQwAMLcHQAChCwAhgAkAAc4LACEXjAcAAKYMADCNBwAAnQMAEI4HAACmDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG5BwEAtAsAIc4HAQClCwAhzwcBALQLACG3CAEAtgsAIb0IAAC-CwAg2AgBAKcLACHaCEAApgsAIeAIAAHJCwAhgQkAAL4LACCCCUAApgsAIYMJAgDzCwAhhAkCAPMLACGFCQEApwsAIYYJAQCnCwAhhwkBALYLACGICQEAtgsAIRaMBwAApwwAMI0HAACHAwAQjgcAAKcMADCQB0AAmAsAIZsHAQClCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhuQcBALQLACG-BwEApQsAIb8HAQClCwAhvQgAAL4LACDACAEApQsAIcEIAAC-CwAgwgggAMALACHXCAAByQsAIdoIQACmCwAh-ggBAKcLACGCCUAApgsAIYkJAQC2CwAhigkBAKcLACGLCUAApgsAIQyMBwAAqAwAMI0HAADxAgAQjgcAAKgMADCQB0AAmAsAIZsHAQClCwAh2wcBALQLACGXCAEApQsAIaEIAgC3CwAhjAkAALULACCNCQEApwsAIY4JBADyCwAhjwkgAMALACEMjAcAAKkMADCNBwAA3gIAEI4HAACpDAAwkAdAAKELACGbBwEAsAsAIdsHAQDNCwAhlwgBALALACGhCAIAxQsAIYwJAADXCwAgjQkBALILACGOCQQA-QsAIY8JIADECwAhCYwHAACqDAAwjQcAANgCABCOBwAAqgwAMOAHAQC0CwAh4QcBAKcLACGECAEAtAsAIYgIAQClCwAhkwgEAPILACGQCUAAmAsAIQmMBwAAqwwAMI0HAADFAgAQjgcAAKsMADDgBwEAzQsAIeEHAQCyCwAhhAgBAM0LACGICAEAsAsAIZMIBAD5CwAhkAlAAKELACEIjAcAAKwMADCNBwAAvwIAEI4HAACsDAAwkAdAAJgLACGICAEApQsAIe0IAQClCwAhkQkBAKULACGSCUAApgsAIQmMBwAArQwAMI0HAACpAgAQjgcAAK0MADCqByAAwAsAIdQHAQClCwAh3AcBAKULACGICAEApQsAIZkIAQClCwAhkwlAAJgLACEejAcAAK4MADCNBwAAkwIAEI4HAACuDAAwmwcBAKULACGFCAEApQsAIYkIAQClCwAhiwgCALcLACGMCAIAtwsAIY0IAgC3CwAhkggEAJcLACH9CAEApQsAIY8JIADACwAhlAkBAKULACGVCQEApwsAIZYJAgC3CwAhlwkCALcLACGYCQIAtwsAIZkJAgC3CwAhmgkBALYLACGbCSAAwAsAIZwJQACmCwAhnQkAAL4LACCeCQAAvgsAIJ8JQACmCwAhoAkgAMALACGhCQAAvgsAIKIJAgC3CwAhowkCALcLACGkCQEAtgsAIaUJAQC2CwAhDYwHAACvDAAwjQcAAP0BABCOBwAArwwAMJAHQACYCwAhmwcBAKULACHFBwIAtwsAIdsHAQC0CwAh_gcCALcLACGMCAIAtwsAIaEIAgC3CwAhjwkgAMALACGmCQEApQsAIacJAAC-CwAgDwYAALEMACANAACyDAAgjAcAALAMADCNBwAADgAQjgcAALAMADCQB0AAoQsAIZsHAQCwCwAhxQcCAMULACHbBwEAzQsAIf4HAgDFCwAhjAgCAMULACGhCAIAxQsAIY8JIADECwAhpgkBALALACGnCQAAvgsAIAPqCAAACQAg6wgAAAkAIOwIAAAJACAD6ggAABEAIOsIAAARACDsCAAAEQAgDIwHAACzDAAwjQcAAOUBABCOBwAAswwAMI8HQACmCwAhmwcBAKULACGhBwEAtAsAIbkHAQC2CwAh1AcBAKULACGJCAEApwsAIagJAgC3CwAhqQkBAKULACGqCUAAmAsAIQyMBwAAtAwAMI0HAADLAQAQjgcAALQMADCbBwEApQsAIbkHAQC0CwAh2QcEAJcLACGLCAQAlwsAIYwIBACXCwAhjQgEAJcLACGrCQQAlwsAIawJAgC3CwAhrQkCALcLACENBAAAtgwAIIwHAAC1DAAwjQcAAAcAEI4HAAC1DAAwmwcBALALACG5BwEAzQsAIdkHBACgCwAhiwgEAKALACGMCAQAoAsAIY0IBACgCwAhqwkEAKALACGsCQIAxQsAIa0JAgDFCwAhFgMAAJIMACAFAADyDAAgBgAAsQwAIA4AAMgMACAPAADJDAAgEAAAwwwAIBsAAMsMACCMBwAA8QwAMI0HAAADABCOBwAA8QwAMJAHQAChCwAhoQcBAM0LACG4BwEAzQsAIbkIAQCwCwAh_AgBALALACH9CAEAsAsAIa4JIADECwAhrwlAALELACGwCUAAoQsAIbEJQACxCwAhuQkAAAMAILoJAAADACANjAcAALcMADCNBwAAswEAEI4HAAC3DAAwkAdAAJgLACGhBwEAtAsAIbgHAQC0CwAhuQgBAKULACH8CAEApQsAIf0IAQClCwAhrgkgAMALACGvCUAApgsAIbAJQACYCwAhsQlAAKYLACELjAcAALgMADCNBwAAnQEAEI4HAAC4DAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhuQgBAKULACH8CAEApQsAIbIJAQCnCwAhswlAAJgLACG0CUAApgsAIRYgAAC6DAAgKQAA1wsAIIwHAAC5DAAwjQcAAHkAEI4HAAC5DAAwkAdAAKELACGdBwEAsgsAIaEHAQDNCwAhogcEAKALACGjBwEAzQsAIaQHAQDNCwAhpQcBALALACGmBwEAsAsAIacHAQCwCwAhqAdAAKELACGpBwEA1gsAIaoHAQCwCwAhqwcCAMULACGsB0AAsQsAIa0HQACxCwAhrgdAAKELACGvB0AAsQsAIRUDAACSDAAgIQAAvQwAICIAAL4MACCMBwAAvAwAMI0HAABxABCOBwAAvAwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhuQkAAHEAILoJAABxACAJIAAAugwAIIwHAAC7DAAwjQcAAHUAEI4HAAC7DAAwkAdAAKELACGhBwEAzQsAIaMHAQDNCwAhtgcBALALACG3B0AAsQsAIRMDAACSDAAgIQAAvQwAICIAAL4MACCMBwAAvAwAMI0HAABxABCOBwAAvAwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhA-oIAAB1ACDrCAAAdQAg7AgAAHUAIAPqCAAAeQAg6wgAAHkAIOwIAAB5ACAVAwAAkgwAIB4AAMAMACCMBwAAvwwAMI0HAABoABCOBwAAvwwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIccIAQCyCwAh2ghAALELACHeCEAAsQsAId8IAQDNCwAh4AgAAc4LACHhCAEAsAsAIeIIAQCyCwAh4wgBALILACHkCAEAsgsAIeUIAAC-CwAgEgMAAJIMACAfAACTDAAgjAcAAJEMADCNBwAAZgAQjgcAAJEMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIccIAQCyCwAh4wgBALILACHkCAEAsgsAIeUIAAC-CwAg5ggCAMULACHnCAEAsgsAIegIQACxCwAhuQkAAGYAILoJAABmACACoQcBAAAAAbgHAQAAAAEYAwAAkgwAIBAAAMMMACASAADEDAAgEwAAxQwAIIwHAADCDAAwjQcAAGAAEI4HAADCDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG5CAEAsAsAIcMIAgDFCwAhxwgBALALACHICAEAsAsAIckIAQCyCwAhyggAAN0LACDLCAEAsgsAIcwIAAC-CwAgzQgCAMULACHOCAIAxQsAIQPqCAAALgAg6wgAAC4AIOwIAAAuACAMEQAAiQwAIIwHAACIDAAwjQcAADMAEI4HAACIDAAwnAdAALELACGsB0AAoQsAIbcIAQDNCwAhxAgAAL4LACDFCAAAvgsAIMYIAQCyCwAhuQkAADMAILoJAAAzACAD6ggAADUAIOsIAAA1ACDsCAAANQAgFw4AAMgMACAPAADJDAAgFwAAzAwAIBgAAM4MACAZAADPDAAgGgAA0AwAIBsAAMsMACAcAADHDAAgHQAAygwAIB4AAM0MACAfAACTDAAgIwAA0QwAIIwHAADGDAAwjQcAAFIAEI4HAADGDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuQgBALALACH8CAEAsAsAIbIJAQCyCwAhswlAAKELACG0CUAAsQsAIQPqCAAAAwAg6wgAAAMAIOwIAAADACAD6ggAACYAIOsIAAAmACDsCAAAJgAgA-oIAAAqACDrCAAAKgAg7AgAACoAIAPqCAAAYAAg6wgAAGAAIOwIAABgACAD6ggAADsAIOsIAAA7ACDsCAAAOwAgA-oIAABAACDrCAAAQAAg7AgAAEAAIBIDAACSDAAgHwAAkwwAIIwHAACRDAAwjQcAAGYAEI4HAACRDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACHHCAEAsgsAIeMIAQCyCwAh5AgBALILACHlCAAAvgsAIOYIAgDFCwAh5wgBALILACHoCEAAsQsAIbkJAABmACC6CQAAZgAgA-oIAABGACDrCAAARgAg7AgAAEYAIAPqCAAASgAg6wgAAEoAIOwIAABKACAD6ggAAE4AIOsIAABOACDsCAAATgAgA-oIAABxACDrCAAAcQAg7AgAAHEAIBQDAADTDAAgBAEAsgsAIRQAANQMACCMBwAA0gwAMI0HAABOABCOBwAA0gwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbcHQAChCwAhuAcBANYLACG5BwEA1gsAIdYHAQCwCwAhzwgAAc4LACHQCAABzgsAIdEIAQCyCwAh0ggBALILACHTCAEA1gsAIdQIAgDFCwAh1QhAALELACEZDgAAyAwAIA8AAMkMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgGwAAywwAIBwAAMcMACAdAADKDAAgHgAAzQwAIB8AAJMMACAjAADRDAAgjAcAAMYMADCNBwAAUgAQjgcAAMYMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG5CAEAsAsAIfwIAQCwCwAhsgkBALILACGzCUAAoQsAIbQJQACxCwAhuQkAAFIAILoJAABSACAWAwAAkgwAIAQAANwMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgjAcAANsMADCNBwAAOwAQjgcAANsMADCQB0AAoQsAIaEHAQDNCwAhpwcBALILACGqBwEAsAsAIbgHAQDNCwAhuQcBANYLACG5CAEAsAsAIccIAQCyCwAh-QgBALALACH6CAEAsAsAIfsIQACxCwAhuQkAADsAILoJAAA7ACAQAwAAkgwAIBQAANYMACCMBwAA1QwAMI0HAABKABCOBwAA1QwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdYIAAHOCwAh1wgAAc4LACHYCAEAsgsAIdkIQACxCwAh2ghAALELACEWAwAAkgwAIAQAANwMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgjAcAANsMADCNBwAAOwAQjgcAANsMADCQB0AAoQsAIaEHAQDNCwAhpwcBALILACGqBwEAsAsAIbgHAQDNCwAhuQcBANYLACG5CAEAsAsAIccIAQCyCwAh-QgBALALACH6CAEAsAsAIfsIQACxCwAhuQkAADsAILoJAAA7ACANAwAAkgwAIBQAANYMACCMBwAA1wwAMI0HAABGABCOBwAA1wwAMLcHQAChCwAhuAcBAM0LACG5BwEAzQsAIdMIAQDNCwAh2wgAAc4LACHcCAEAsAsAId0IAQCwCwAh3ghAALELACEQAwAAkgwAIBQAANYMACAWAADZDAAgjAcAANgMADCNBwAAQAAQjgcAANgMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHTCAEAzQsAIdoIQACxCwAh4AgAAc4LACH4CEAAsQsAIQwVAACfDAAgjAcAAJ4MADCNBwAARAAQjgcAAJ4MADCQB0AAoQsAIaEHAQDNCwAhqwcCAMULACGuB0AAoQsAIbYHAQCwCwAh9wgBAM0LACG5CQAARAAgugkAAEQAIAKhBwEAAAABuAcBAAAAARQDAACSDAAgBAAA3AwAIBcAAMwMACAYAADODAAgGQAAzwwAIBoAANAMACCMBwAA2wwAMI0HAAA7ABCOBwAA2wwAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIbkIAQCwCwAhxwgBALILACH5CAEAsAsAIfoIAQCwCwAh-whAALELACEWAwAAkgwAIAUAAPIMACAGAACxDAAgDgAAyAwAIA8AAMkMACAQAADDDAAgGwAAywwAIIwHAADxDAAwjQcAAAMAEI4HAADxDAAwkAdAAKELACGhBwEAzQsAIbgHAQDNCwAhuQgBALALACH8CAEAsAsAIf0IAQCwCwAhrgkgAMQLACGvCUAAsQsAIbAJQAChCwAhsQlAALELACG5CQAAAwAgugkAAAMAIAK3CAEAAAABuAgAAQAAAQcRAACJDAAgjAcAAN4MADCNBwAANQAQjgcAAN4MADC3B0AAoQsAIbcIAQDNCwAhuAgAAc4LACEZBAAAtgwAIBEAAIkMACCMBwAA3wwAMI0HAAAuABCOBwAA3wwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhuQcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG3CAEAzQsAIbkIAQCwCwAhuggBALALACG7CAEAsAsAIbwIAADXCwAgvQgAAL4LACC-CAIAxQsAIb8IIADECwAhwAgBALALACHBCAAAvgsAIMIIIADECwAhwwgCAMULACEZAwAAkgwAIAQAALYMACCMBwAA4AwAMI0HAAAqABCOBwAA4AwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHOBwEAsAsAIc8HAQDNCwAhtwgBANYLACG9CAAAvgsAINgIAQCyCwAh2ghAALELACHgCAABzgsAIYEJAAC-CwAggglAALELACGDCQIA-gsAIYQJAgD6CwAhhQkBALILACGGCQEAsgsAIYcJAQDWCwAhiAkBANYLACEYAwAAkgwAIAQAALYMACCMBwAA4QwAMI0HAAAmABCOBwAA4QwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG9CAAAvgsAIMAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIdcIAAHOCwAh2ghAALELACH6CAEAsgsAIYIJQACxCwAhiQkBANYLACGKCQEAsgsAIYsJQACxCwAhAtwHAQAAAAGICAEAAAABCggAAOQMACCMBwAA4wwAMI0HAAAdABCOBwAA4wwAMKoHIADECwAh1AcBALALACHcBwEAsAsAIYgIAQCwCwAhmQgBALALACGTCUAAoQsAISQHAADpDAAgCQAA6gwAIAoAAOsMACALAADsDAAgjAcAAOgMADCNBwAAEQAQjgcAAOgMADCbBwEAsAsAIYUIAQCwCwAhiQgBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGSCAQAoAsAIf0IAQCwCwAhjwkgAMQLACGUCQEAsAsAIZUJAQCyCwAhlgkCAMULACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQEA1gsAIZsJIADECwAhnAlAALELACGdCQAAvgsAIJ4JAAC-CwAgnwlAALELACGgCSAAxAsAIaEJAAC-CwAgogkCAMULACGjCQIAxQsAIaQJAQDWCwAhpQkBANYLACG5CQAAEQAgugkAABEAIAkIAADkDAAgjAcAAOUMADCNBwAAGQAQjgcAAOUMADCQB0AAoQsAIYgIAQCwCwAh7QgBALALACGRCQEAsAsAIZIJQACxCwAhAuAHAQAAAAGGCAIAAAABGQgAAOQMACCMBwAA5wwAMI0HAAAVABCOBwAA5wwAMJAHQAChCwAhuQcBAM0LACHgBwEAzQsAIf4HAgDFCwAhhAgBAM0LACGFCAEAsAsAIYYIAgDFCwAhhwgEAKALACGICAEAsAsAIYkIAQCwCwAhiggBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGOCAAA1wsAII8IQACxCwAhkAhAALELACGRCEAAsQsAIZIIBACgCwAhkwgEAKALACGUCAEAsAsAISIHAADpDAAgCQAA6gwAIAoAAOsMACALAADsDAAgjAcAAOgMADCNBwAAEQAQjgcAAOgMADCbBwEAsAsAIYUIAQCwCwAhiQgBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGSCAQAoAsAIf0IAQCwCwAhjwkgAMQLACGUCQEAsAsAIZUJAQCyCwAhlgkCAMULACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQEA1gsAIZsJIADECwAhnAlAALELACGdCQAAvgsAIJ4JAAC-CwAgnwlAALELACGgCSAAxAsAIaEJAAC-CwAgogkCAMULACGjCQIAxQsAIaQJAQDWCwAhpQkBANYLACERBgAAsQwAIA0AALIMACCMBwAAsAwAMI0HAAAOABCOBwAAsAwAMJAHQAChCwAhmwcBALALACHFBwIAxQsAIdsHAQDNCwAh_gcCAMULACGMCAIAxQsAIaEIAgDFCwAhjwkgAMQLACGmCQEAsAsAIacJAAC-CwAguQkAAA4AILoJAAAOACAD6ggAABUAIOsIAAAVACDsCAAAFQAgA-oIAAAZACDrCAAAGQAg7AgAABkAIAPqCAAAHQAg6wgAAB0AIOwIAAAdACAOBAAA3AwAIAcAAO4MACCMBwAA7QwAMI0HAAAJABCOBwAA7QwAMI8HQACxCwAhmwcBALALACGhBwEAzQsAIbkHAQDWCwAh1AcBALALACGJCAEAsgsAIagJAgDFCwAhqQkBALALACGqCUAAoQsAIREGAACxDAAgDQAAsgwAIIwHAACwDAAwjQcAAA4AEI4HAACwDAAwkAdAAKELACGbBwEAsAsAIcUHAgDFCwAh2wcBAM0LACH-BwIAxQsAIYwIAgDFCwAhoQgCAMULACGPCSAAxAsAIaYJAQCwCwAhpwkAAL4LACC5CQAADgAgugkAAA4AIAK4BwEAAAAB_AgBAAAAAQKhBwEAAAABuAcBAAAAARQDAACSDAAgBQAA8gwAIAYAALEMACAOAADIDAAgDwAAyQwAIBAAAMMMACAbAADLDAAgjAcAAPEMADCNBwAAAwAQjgcAAPEMADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5CAEAsAsAIfwIAQCwCwAh_QgBALALACGuCSAAxAsAIa8JQACxCwAhsAlAAKELACGxCUAAsQsAIQ8EAAC2DAAgjAcAALUMADCNBwAABwAQjgcAALUMADCbBwEAsAsAIbkHAQDNCwAh2QcEAKALACGLCAQAoAsAIYwIBACgCwAhjQgEAKALACGrCQQAoAsAIawJAgDFCwAhrQkCAMULACG5CQAABwAgugkAAAcAIAAAAAAABb4JBAAAAAHFCQQAAAABxgkEAAAAAccJBAAAAAHICQQAAAABAb4JQAAAAAEAAAAAAAAAAAABvgkBAAAAAQG-CUAAAAABAb4JAQAAAAEAAAAAAAW-CQIAAAABxQkCAAAAAcYJAgAAAAHHCQIAAAAByAkCAAAAAQUwAADNFAAgMQAA0BQAILsJAADOFAAgvAkAAM8UACDBCQAAcwAgAzAAAM0UACC7CQAAzhQAIMEJAABzACAAAAAFMAAAyBQAIDEAAMsUACC7CQAAyRQAILwJAADKFAAgwQkAAHMAIAMwAADIFAAguwkAAMkUACDBCQAAcwAgAAAAAr4JAQAAAATECQEAAAAFBTAAAMEUACAxAADGFAAguwkAAMIUACC8CQAAxRQAIMEJAAABACALMAAApg0AMDEAAKsNADC7CQAApw0AMLwJAACoDQAwvQkAAKkNACC-CQAAqg0AML8JAACqDQAwwAkAAKoNADDBCQAAqg0AMMIJAACsDQAwwwkAAK0NADALMAAAmg0AMDEAAJ8NADC7CQAAmw0AMLwJAACcDQAwvQkAAJ0NACC-CQAAng0AML8JAACeDQAwwAkAAJ4NADDBCQAAng0AMMIJAACgDQAwwwkAAKENADARKYAAAAABkAdAAAAAAZ0HAQAAAAGhBwEAAAABogcEAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGrBwIAAAABrAdAAAAAAa0HQAAAAAGuB0AAAAABrwdAAAAAAQIAAAB7ACAwAAClDQAgAwAAAHsAIDAAAKUNACAxAACkDQAgASkAAMQUADAWIAAAugwAICkAANcLACCMBwAAuQwAMI0HAAB5ABCOBwAAuQwAMJAHQAChCwAhnQcBALILACGhBwEAAAABogcEAKALACGjBwEAzQsAIaQHAQDNCwAhpQcBALALACGmBwEAsAsAIacHAQCwCwAhqAdAAKELACGpBwEA1gsAIaoHAQCwCwAhqwcCAMULACGsB0AAsQsAIa0HQACxCwAhrgdAAKELACGvB0AAsQsAIQIAAAB7ACApAACkDQAgAgAAAKINACApAACjDQAgFSkAANcLACCMBwAAoQ0AMI0HAACiDQAQjgcAAKENADCQB0AAoQsAIZ0HAQCyCwAhoQcBAM0LACGiBwQAoAsAIaMHAQDNCwAhpAcBAM0LACGlBwEAsAsAIaYHAQCwCwAhpwcBALALACGoB0AAoQsAIakHAQDWCwAhqgcBALALACGrBwIAxQsAIawHQACxCwAhrQdAALELACGuB0AAoQsAIa8HQACxCwAhFSkAANcLACCMBwAAoQ0AMI0HAACiDQAQjgcAAKENADCQB0AAoQsAIZ0HAQCyCwAhoQcBAM0LACGiBwQAoAsAIaMHAQDNCwAhpAcBAM0LACGlBwEAsAsAIaYHAQCwCwAhpwcBALALACGoB0AAoQsAIakHAQDWCwAhqgcBALALACGrBwIAxQsAIawHQACxCwAhrQdAALELACGuB0AAoQsAIa8HQACxCwAhESmAAAAAAZAHQAD5DAAhnQcBAIUNACGhBwEAgw0AIaIHBAD4DAAhpAcBAIMNACGlBwEAgw0AIaYHAQCDDQAhpwcBAIMNACGoB0AA-QwAIakHAQCFDQAhqgcBAIMNACGrBwIAiw0AIawHQACEDQAhrQdAAIQNACGuB0AA-QwAIa8HQACEDQAhESmAAAAAAZAHQAD5DAAhnQcBAIUNACGhBwEAgw0AIaIHBAD4DAAhpAcBAIMNACGlBwEAgw0AIaYHAQCDDQAhpwcBAIMNACGoB0AA-QwAIakHAQCFDQAhqgcBAIMNACGrBwIAiw0AIawHQACEDQAhrQdAAIQNACGuB0AA-QwAIa8HQACEDQAhESmAAAAAAZAHQAAAAAGdBwEAAAABoQcBAAAAAaIHBAAAAAGkBwEAAAABpQcBAAAAAaYHAQAAAAGnBwEAAAABqAdAAAAAAakHAQAAAAGqBwEAAAABqwcCAAAAAawHQAAAAAGtB0AAAAABrgdAAAAAAa8HQAAAAAEEkAdAAAAAAaEHAQAAAAG2BwEAAAABtwdAAAAAAQIAAAB3ACAwAACxDQAgAwAAAHcAIDAAALENACAxAACwDQAgASkAAMMUADAJIAAAugwAIIwHAAC7DAAwjQcAAHUAEI4HAAC7DAAwkAdAAKELACGhBwEAAAABowcBAM0LACG2BwEAsAsAIbcHQACxCwAhAgAAAHcAICkAALANACACAAAArg0AICkAAK8NACAIjAcAAK0NADCNBwAArg0AEI4HAACtDQAwkAdAAKELACGhBwEAzQsAIaMHAQDNCwAhtgcBALALACG3B0AAsQsAIQiMBwAArQ0AMI0HAACuDQAQjgcAAK0NADCQB0AAoQsAIaEHAQDNCwAhowcBAM0LACG2BwEAsAsAIbcHQACxCwAhBJAHQAD5DAAhoQcBAIMNACG2BwEAgw0AIbcHQACEDQAhBJAHQAD5DAAhoQcBAIMNACG2BwEAgw0AIbcHQACEDQAhBJAHQAAAAAGhBwEAAAABtgcBAAAAAbcHQAAAAAEBvgkBAAAABAMwAADBFAAguwkAAMIUACDBCQAAAQAgBDAAAKYNADC7CQAApw0AML0JAACpDQAgwQkAAKoNADAEMAAAmg0AMLsJAACbDQAwvQkAAJ0NACDBCQAAng0AMAAAAAAAAb4JIAAAAAEAAAAAAAAAAAAAAb4JAAEAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABb4JBAAAAAHFCQQAAAABxgkEAAAAAccJBAAAAAHICQQAAAABBb4JAgAAAAHFCQIAAAABxgkCAAAAAccJAgAAAAHICQIAAAABAAAAAAAFMAAAvBQAIDEAAL8UACC7CQAAvRQAILwJAAC-FAAgwQkAABMAIAMwAAC8FAAguwkAAL0UACDBCQAAEwAgAAAAAAAAAAAAAAAAAAAAAAAABTAAALcUACAxAAC6FAAguwkAALgUACC8CQAAuRQAIMEJAABiACADMAAAtxQAILsJAAC4FAAgwQkAAGIAIAAAAAAAAr4JAQAAAATECQEAAAAFAr4JAQAAAATECQEAAAAFBTAAAK8UACAxAAC1FAAguwkAALAUACC8CQAAtBQAIMEJAAAFACAFMAAArRQAIDEAALIUACC7CQAArhQAILwJAACxFAAgwQkAAGIAIAG-CQEAAAAEAb4JAQAAAAQDMAAArxQAILsJAACwFAAgwQkAAAUAIAMwAACtFAAguwkAAK4UACDBCQAAYgAgAAAAAr4JAQAAAATECQEAAAAFAr4JAQAAAATECQEAAAAFBTAAAKgUACAxAACrFAAguwkAAKkUACC8CQAAqhQAIMEJAABiACABvgkBAAAABAG-CQEAAAAEAzAAAKgUACC7CQAAqRQAIMEJAABiACAHAwAAlQ8AIBAAAP8SACASAACAEwAgEwAAgRMAIMkIAAD_DAAgyggAAP8MACDLCAAA_wwAIAAAAAAAAr4JAQAAAATECQEAAAAFBTAAAKEUACAxAACmFAAguwkAAKIUACC8CQAApRQAIMEJAAABACALMAAAzQ4AMDEAANIOADC7CQAAzg4AMLwJAADPDgAwvQkAANAOACC-CQAA0Q4AML8JAADRDgAwwAkAANEOADDBCQAA0Q4AMMIJAADTDgAwwwkAANQOADAHMAAAyA4AIDEAAMsOACC7CQAAyQ4AILwJAADKDgAgvwkAADMAIMAJAAAzACDBCQAAhgYAIAswAAC8DgAwMQAAwQ4AMLsJAAC9DgAwvAkAAL4OADC9CQAAvw4AIL4JAADADgAwvwkAAMAOADDACQAAwA4AMMEJAADADgAwwgkAAMIOADDDCQAAww4AMAK3B0AAAAABuAgAAQAAAQIAAAA3ACAwAADHDgAgAwAAADcAIDAAAMcOACAxAADGDgAgASkAAKQUADAIEQAAiQwAIIwHAADeDAAwjQcAADUAEI4HAADeDAAwtwdAAKELACG3CAEAzQsAIbgIAAHOCwAhtQkAAN0MACACAAAANwAgKQAAxg4AIAIAAADEDgAgKQAAxQ4AIAaMBwAAww4AMI0HAADEDgAQjgcAAMMOADC3B0AAoQsAIbcIAQDNCwAhuAgAAc4LACEGjAcAAMMOADCNBwAAxA4AEI4HAADDDgAwtwdAAKELACG3CAEAzQsAIbgIAAHOCwAhArcHQAD5DAAhuAgAAcYNACECtwdAAPkMACG4CAABxg0AIQK3B0AAAAABuAgAAQAAAQWcB0AAAAABrAdAAAAAAcQIAACuDgAgxQgAAK8OACDGCAEAAAABAgAAAIYGACAwAADIDgAgAwAAADMAIDAAAMgOACAxAADMDgAgBwAAADMAICkAAMwOACCcB0AAhA0AIawHQAD5DAAhxAgAAKsOACDFCAAArA4AIMYIAQCFDQAhBZwHQACEDQAhrAdAAPkMACHECAAAqw4AIMUIAACsDgAgxggBAIUNACETBAAApg4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CIAAAAABvQgAAKQOACC-CAIAAAABvwggAAAAAcAIAQAAAAHBCAAApQ4AIMIIIAAAAAHDCAIAAAABAgAAADAAIDAAANgOACADAAAAMAAgMAAA2A4AIDEAANcOACABKQAAoxQAMBkEAAC2DAAgEQAAiQwAIIwHAADfDAAwjQcAAC4AEI4HAADfDAAwkAdAAKELACGhBwEAAAABqgcBALALACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhtwgBAM0LACG5CAEAsAsAIboIAQCwCwAhuwgBALALACG8CAAA1wsAIL0IAAC-CwAgvggCAMULACG_CCAAxAsAIcAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIcMIAgDFCwAhAgAAADAAICkAANcOACACAAAA1Q4AICkAANYOACAXjAcAANQOADCNBwAA1Q4AEI4HAADUDgAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbcIAQDNCwAhuQgBALALACG6CAEAsAsAIbsIAQCwCwAhvAgAANcLACC9CAAAvgsAIL4IAgDFCwAhvwggAMQLACHACAEAsAsAIcEIAAC-CwAgwgggAMQLACHDCAIAxQsAIReMBwAA1A4AMI0HAADVDgAQjgcAANQOADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhtwgBAM0LACG5CAEAsAsAIboIAQCwCwAhuwgBALALACG8CAAA1wsAIL0IAAC-CwAgvggCAMULACG_CCAAxAsAIcAIAQCwCwAhwQgAAL4LACDCCCAAxAsAIcMIAgDFCwAhEpAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkHAQCDDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhuQgBAIMNACG6CAEAgw0AIbsIAQCDDQAhvAiAAAAAAb0IAACgDgAgvggCAIsNACG_CCAAuw0AIcAIAQCDDQAhwQgAAKEOACDCCCAAuw0AIcMIAgCLDQAhEwQAAKIOACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIbkIAQCDDQAhuggBAIMNACG7CAEAgw0AIbwIgAAAAAG9CAAAoA4AIL4IAgCLDQAhvwggALsNACHACAEAgw0AIcEIAAChDgAgwgggALsNACHDCAIAiw0AIRMEAACmDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIgAAAAAG9CAAApA4AIL4IAgAAAAG_CCAAAAABwAgBAAAAAcEIAAClDgAgwgggAAAAAcMIAgAAAAEBvgkBAAAABAMwAAChFAAguwkAAKIUACDBCQAAAQAgBDAAAM0OADC7CQAAzg4AML0JAADQDgAgwQkAANEOADADMAAAyA4AILsJAADJDgAgwQkAAIYGACAEMAAAvA4AMLsJAAC9DgAwvQkAAL8OACDBCQAAwA4AMAAAAAAABzAAAJkUACAxAACfFAAguwkAAJoUACC8CQAAnhQAIL8JAABSACDACQAAUgAgwQkAAAEAIAcwAACXFAAgMQAAnBQAILsJAACYFAAgvAkAAJsUACC_CQAAOwAgwAkAADsAIMEJAAA9ACADMAAAmRQAILsJAACaFAAgwQkAAAEAIAMwAACXFAAguwkAAJgUACDBCQAAPQAgAAAABTAAAI8UACAxAACVFAAguwkAAJAUACC8CQAAlBQAIMEJAAABACAFMAAAjRQAIDEAAJIUACC7CQAAjhQAILwJAACRFAAgwQkAAD0AIAMwAACPFAAguwkAAJAUACDBCQAAAQAgAzAAAI0UACC7CQAAjhQAIMEJAAA9ACAAAAAFMAAAhRQAIDEAAIsUACC7CQAAhhQAILwJAACKFAAgwQkAAAEAIAUwAACDFAAgMQAAiBQAILsJAACEFAAgvAkAAIcUACDBCQAAPQAgAzAAAIUUACC7CQAAhhQAIMEJAAABACADMAAAgxQAILsJAACEFAAgwQkAAD0AIAAAAAK-CQEAAAAExAkBAAAABQUwAAD7EwAgMQAAgRQAILsJAAD8EwAgvAkAAIAUACDBCQAAAQAgBTAAAPkTACAxAAD-EwAguwkAAPoTACC8CQAA_RMAIMEJAAD8BAAgAb4JAQAAAAQDMAAA-xMAILsJAAD8EwAgwQkAAAEAIAMwAAD5EwAguwkAAPoTACDBCQAA_AQAIAAAAAAAAr4JAQAAAATECQEAAAAFBTAAAPMTACAxAAD3EwAguwkAAPQTACC8CQAA9hMAIMEJAAABACALMAAAhg8AMDEAAIsPADC7CQAAhw8AMLwJAACIDwAwvQkAAIkPACC-CQAAig8AML8JAACKDwAwwAkAAIoPADDBCQAAig8AMMIJAACMDwAwwwkAAI0PADAPAwAA_A4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAABxwgBAAAAAdoIQAAAAAHeCEAAAAAB4AgAAQAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAAA-w4AIAIAAABqACAwAACRDwAgAwAAAGoAIDAAAJEPACAxAACQDwAgASkAAPUTADAVAwAAkgwAIB4AAMAMACCMBwAAvwwAMI0HAABoABCOBwAAvwwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhxwgBALILACHaCEAAsQsAId4IQACxCwAh3wgBAM0LACHgCAABAAAB4QgBALALACHiCAEAsgsAIeMIAQCyCwAh5AgBALILACHlCAAAvgsAIAIAAABqACApAACQDwAgAgAAAI4PACApAACPDwAgE4wHAACNDwAwjQcAAI4PABCOBwAAjQ8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIccIAQCyCwAh2ghAALELACHeCEAAsQsAId8IAQDNCwAh4AgAAc4LACHhCAEAsAsAIeIIAQCyCwAh4wgBALILACHkCAEAsgsAIeUIAAC-CwAgE4wHAACNDwAwjQcAAI4PABCOBwAAjQ8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIccIAQCyCwAh2ghAALELACHeCEAAsQsAId8IAQDNCwAh4AgAAc4LACHhCAEAsAsAIeIIAQCyCwAh4wgBALILACHkCAEAsgsAIeUIAAC-CwAgDpAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIb4HAQCDDQAhvwcBAIMNACHHCAEAhQ0AIdoIQACEDQAh3ghAAIQNACHgCAABxg0AIeEIAQCDDQAh4ggBAIUNACHjCAEAhQ0AIeQIAQCFDQAh5QgAAPgOACAPAwAA-Q4AIJAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIb4HAQCDDQAhvwcBAIMNACHHCAEAhQ0AIdoIQACEDQAh3ghAAIQNACHgCAABxg0AIeEIAQCDDQAh4ggBAIUNACHjCAEAhQ0AIeQIAQCFDQAh5QgAAPgOACAPAwAA_A4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAABxwgBAAAAAdoIQAAAAAHeCEAAAAAB4AgAAQAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAAA-w4AIAG-CQEAAAAEAzAAAPMTACC7CQAA9BMAIMEJAAABACAEMAAAhg8AMLsJAACHDwAwvQkAAIkPACDBCQAAig8AMA4OAADyEgAgDwAA8xIAIBcAAPYSACAYAAD4EgAgGQAA-RIAIBoAAPoSACAbAAD1EgAgHAAA8RIAIB0AAPQSACAeAAD3EgAgHwAAlg8AICMAAPsSACCyCQAA_wwAILQJAAD_DAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFMAAA7hMAIDEAAPETACC7CQAA7xMAILwJAADwEwAgwQkAAEIAIAMwAADuEwAguwkAAO8TACDBCQAAQgAgBQMAAJUPACAUAACCEwAgFgAAgxMAINoIAAD_DAAg-AgAAP8MACAAAAAFMAAA5hMAIDEAAOwTACC7CQAA5xMAILwJAADrEwAgwQkAAAEAIAUwAADkEwAgMQAA6RMAILsJAADlEwAgvAkAAOgTACDBCQAAPQAgBzAAALMPACAxAAC2DwAguwkAALQPACC8CQAAtQ8AIL8JAABEACDACQAARAAgwQkAAIAEACAFkAdAAAAAAaEHAQAAAAGrBwIAAAABrgdAAAAAAbYHAQAAAAECAAAAgAQAIDAAALMPACADAAAARAAgMAAAsw8AIDEAALcPACAHAAAARAAgKQAAtw8AIJAHQAD5DAAhoQcBAIMNACGrBwIAiw0AIa4HQAD5DAAhtgcBAIMNACEFkAdAAPkMACGhBwEAgw0AIasHAgCLDQAhrgdAAPkMACG2BwEAgw0AIQMwAADmEwAguwkAAOcTACDBCQAAAQAgAzAAAOQTACC7CQAA5RMAIMEJAAA9ACADMAAAsw8AILsJAAC0DwAgwQkAAIAEACAAAAAFMAAA2BMAIDEAAOITACC7CQAA2RMAILwJAADhEwAgwQkAAAEAIAcwAADWEwAgMQAA3xMAILsJAADXEwAgvAkAAN4TACC_CQAAAwAgwAkAAAMAIMEJAAAFACALMAAA6A8AMDEAAO0PADC7CQAA6Q8AMLwJAADqDwAwvQkAAOsPACC-CQAA7A8AML8JAADsDwAwwAkAAOwPADDBCQAA7A8AMMIJAADuDwAwwwkAAO8PADALMAAA3A8AMDEAAOEPADC7CQAA3Q8AMLwJAADeDwAwvQkAAN8PACC-CQAA4A8AML8JAADgDwAwwAkAAOAPADDBCQAA4A8AMMIJAADiDwAwwwkAAOMPADALMAAA0A8AMDEAANUPADC7CQAA0Q8AMLwJAADSDwAwvQkAANMPACC-CQAA1A8AML8JAADUDwAwwAkAANQPADDBCQAA1A8AMMIJAADWDwAwwwkAANcPADALMAAAxA8AMDEAAMkPADC7CQAAxQ8AMLwJAADGDwAwvQkAAMcPACC-CQAAyA8AML8JAADIDwAwwAkAAMgPADDBCQAAyA8AMMIJAADKDwAwwwkAAMsPADAOAwAA5Q4AIAQBAAAAAZAHQAAAAAGhBwEAAAABqgcBAAAAAbcHQAAAAAG5BwEAAAAB1gcBAAAAAc8IAAEAAAHQCAABAAAB0QgBAAAAAdIIAQAAAAHUCAIAAAAB1QhAAAAAAQIAAABQACAwAADPDwAgAwAAAFAAIDAAAM8PACAxAADODwAgASkAAN0TADAUAwAA0wwAIAQBALILACEUAADUDAAgjAcAANIMADCNBwAATgAQjgcAANIMADCQB0AAoQsAIaEHAQAAAAGqBwEAsAsAIbcHQAChCwAhuAcBANYLACG5BwEA1gsAIdYHAQCwCwAhzwgAAQAAAdAIAAEAAAHRCAEAsgsAIdIIAQCyCwAh0wgBANYLACHUCAIAxQsAIdUIQACxCwAhAgAAAFAAICkAAM4PACACAAAAzA8AICkAAM0PACASBAEAsgsAIYwHAADLDwAwjQcAAMwPABCOBwAAyw8AMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbcHQAChCwAhuAcBANYLACG5BwEA1gsAIdYHAQCwCwAhzwgAAc4LACHQCAABzgsAIdEIAQCyCwAh0ggBALILACHTCAEA1gsAIdQIAgDFCwAh1QhAALELACESBAEAsgsAIYwHAADLDwAwjQcAAMwPABCOBwAAyw8AMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbcHQAChCwAhuAcBANYLACG5BwEA1gsAIdYHAQCwCwAhzwgAAc4LACHQCAABzgsAIdEIAQCyCwAh0ggBALILACHTCAEA1gsAIdQIAgDFCwAh1QhAALELACENBAEAhQ0AIZAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbcHQAD5DAAhuQcBAIUNACHWBwEAgw0AIc8IAAHGDQAh0AgAAcYNACHRCAEAhQ0AIdIIAQCFDQAh1AgCAIsNACHVCEAAhA0AIQ4DAADjDgAgBAEAhQ0AIZAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbcHQAD5DAAhuQcBAIUNACHWBwEAgw0AIc8IAAHGDQAh0AgAAcYNACHRCAEAhQ0AIdIIAQCFDQAh1AgCAIsNACHVCEAAhA0AIQ4DAADlDgAgBAEAAAABkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbkHAQAAAAHWBwEAAAABzwgAAQAAAdAIAAEAAAHRCAEAAAAB0ggBAAAAAdQIAgAAAAHVCEAAAAABCgMAAOwOACCQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAAB1ggAAQAAAdcIAAEAAAHYCAEAAAAB2QhAAAAAAdoIQAAAAAECAAAATAAgMAAA2w8AIAMAAABMACAwAADbDwAgMQAA2g8AIAEpAADcEwAwEAMAAJIMACAUAADWDAAgjAcAANUMADCNBwAASgAQjgcAANUMADCQB0AAoQsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdYIAAEAAAHXCAABzgsAIdgIAQCyCwAh2QhAALELACHaCEAAsQsAIQIAAABMACApAADaDwAgAgAAANgPACApAADZDwAgDowHAADXDwAwjQcAANgPABCOBwAA1w8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdYIAAHOCwAh1wgAAc4LACHYCAEAsgsAIdkIQACxCwAh2ghAALELACEOjAcAANcPADCNBwAA2A8AEI4HAADXDwAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIdMIAQDNCwAh1ggAAc4LACHXCAABzgsAIdgIAQCyCwAh2QhAALELACHaCEAAsQsAIQmQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG5BwEAgw0AIdYIAAHGDQAh1wgAAcYNACHYCAEAhQ0AIdkIQACEDQAh2ghAAIQNACEKAwAA6g4AIJAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIbkHAQCDDQAh1ggAAcYNACHXCAABxg0AIdgIAQCFDQAh2QhAAIQNACHaCEAAhA0AIQoDAADsDgAgkAdAAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAdYIAAEAAAHXCAABAAAB2AgBAAAAAdkIQAAAAAHaCEAAAAABBwMAAPMOACC3B0AAAAABuQcBAAAAAdsIAAEAAAHcCAEAAAAB3QgBAAAAAd4IQAAAAAECAAAASAAgMAAA5w8AIAMAAABIACAwAADnDwAgMQAA5g8AIAEpAADbEwAwDQMAAJIMACAUAADWDAAgjAcAANcMADCNBwAARgAQjgcAANcMADC3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdsIAAEAAAHcCAEAsAsAId0IAQCwCwAh3ghAALELACECAAAASAAgKQAA5g8AIAIAAADkDwAgKQAA5Q8AIAuMBwAA4w8AMI0HAADkDwAQjgcAAOMPADC3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHTCAEAzQsAIdsIAAHOCwAh3AgBALALACHdCAEAsAsAId4IQACxCwAhC4wHAADjDwAwjQcAAOQPABCOBwAA4w8AMLcHQAChCwAhuAcBAM0LACG5BwEAzQsAIdMIAQDNCwAh2wgAAc4LACHcCAEAsAsAId0IAQCwCwAh3ghAALELACEGtwdAAPkMACG5BwEAgw0AIdsIAAHGDQAh3AgBAIMNACHdCAEAgw0AId4IQACEDQAhBwMAAPEOACC3B0AA-QwAIbkHAQCDDQAh2wgAAcYNACHcCAEAgw0AId0IAQCDDQAh3ghAAIQNACEHAwAA8w4AILcHQAAAAAG5BwEAAAAB2wgAAQAAAdwIAQAAAAHdCAEAAAAB3ghAAAAAAQoDAAC4DwAgFgAAug8AIJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAB2ghAAAAAAeAIAAEAAAH4CEAAAAABAgAAAEIAIDAAAPMPACADAAAAQgAgMAAA8w8AIDEAAPIPACABKQAA2hMAMBADAACSDAAgFAAA1gwAIBYAANkMACCMBwAA2AwAMI0HAABAABCOBwAA2AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh0wgBAM0LACHaCEAAsQsAIeAIAAEAAAH4CEAAsQsAIQIAAABCACApAADyDwAgAgAAAPAPACApAADxDwAgDYwHAADvDwAwjQcAAPAPABCOBwAA7w8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIdMIAQDNCwAh2ghAALELACHgCAABzgsAIfgIQACxCwAhDYwHAADvDwAwjQcAAPAPABCOBwAA7w8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIdMIAQDNCwAh2ghAALELACHgCAABzgsAIfgIQACxCwAhCJAHQAD5DAAhoQcBAIMNACG3B0AA-QwAIb4HAQCDDQAhvwcBAIMNACHaCEAAhA0AIeAIAAHGDQAh-AhAAIQNACEKAwAAsA8AIBYAALIPACCQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG-BwEAgw0AIb8HAQCDDQAh2ghAAIQNACHgCAABxg0AIfgIQACEDQAhCgMAALgPACAWAAC6DwAgkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHaCEAAAAAB4AgAAQAAAfgIQAAAAAEDMAAA2BMAILsJAADZEwAgwQkAAAEAIAMwAADWEwAguwkAANcTACDBCQAABQAgBDAAAOgPADC7CQAA6Q8AML0JAADrDwAgwQkAAOwPADAEMAAA3A8AMLsJAADdDwAwvQkAAN8PACDBCQAA4A8AMAQwAADQDwAwuwkAANEPADC9CQAA0w8AIMEJAADUDwAwBDAAAMQPADC7CQAAxQ8AML0JAADHDwAgwQkAAMgPADAAAAAAAAAAAAAAAAK-CQEAAAAExAkBAAAABQK-CQEAAAAExAkBAAAABQUwAADOEwAgMQAA1BMAILsJAADPEwAgvAkAANMTACDBCQAAAQAgBTAAAMwTACAxAADREwAguwkAAM0TACC8CQAA0BMAIMEJAAAFACABvgkBAAAABAG-CQEAAAAEAzAAAM4TACC7CQAAzxMAIMEJAAABACADMAAAzBMAILsJAADNEwAgwQkAAAUAIAAAAAK-CQEAAAAExAkBAAAABQK-CQEAAAAExAkBAAAABQUwAADEEwAgMQAAyhMAILsJAADFEwAgvAkAAMkTACDBCQAAAQAgBTAAAMITACAxAADHEwAguwkAAMMTACC8CQAAxhMAIMEJAAAFACABvgkBAAAABAG-CQEAAAAEAzAAAMQTACC7CQAAxRMAIMEJAAABACADMAAAwhMAILsJAADDEwAgwQkAAAUAIAAAAAAAAAAAAAAAAAAFMAAAvRMAIDEAAMATACC7CQAAvhMAILwJAAC_EwAgwQkAABMAIAMwAAC9EwAguwkAAL4TACDBCQAAEwAgAAAABTAAALgTACAxAAC7EwAguwkAALkTACC8CQAAuhMAIMEJAAATACADMAAAuBMAILsJAAC5EwAgwQkAABMAIAAAAAAAAr4JAQAAAATECQEAAAAFAr4JAQAAAATECQEAAAAFAr4JAQAAAATECQEAAAAFBTAAALATACAxAAC2EwAguwkAALETACC8CQAAtRMAIMEJAADoAQAgCzAAANAQADAxAADVEAAwuwkAANEQADC8CQAA0hAAML0JAADTEAAgvgkAANQQADC_CQAA1BAAMMAJAADUEAAwwQkAANQQADDCCQAA1hAAMMMJAADXEAAwCzAAAMQQADAxAADJEAAwuwkAAMUQADC8CQAAxhAAML0JAADHEAAgvgkAAMgQADC_CQAAyBAAMMAJAADIEAAwwQkAAMgQADDCCQAAyhAAMMMJAADLEAAwCzAAALgQADAxAAC9EAAwuwkAALkQADC8CQAAuhAAML0JAAC7EAAgvgkAALwQADC_CQAAvBAAMMAJAAC8EAAwwQkAALwQADDCCQAAvhAAMMMJAAC_EAAwBaoHIAAAAAHUBwEAAAAB3AcBAAAAAZkIAQAAAAGTCUAAAAABAgAAAB8AIDAAAMMQACADAAAAHwAgMAAAwxAAIDEAAMIQACABKQAAtBMAMAsIAADkDAAgjAcAAOMMADCNBwAAHQAQjgcAAOMMADCqByAAxAsAIdQHAQCwCwAh3AcBALALACGICAEAsAsAIZkIAQCwCwAhkwlAAKELACG2CQAA4gwAIAIAAAAfACApAADCEAAgAgAAAMAQACApAADBEAAgCYwHAAC_EAAwjQcAAMAQABCOBwAAvxAAMKoHIADECwAh1AcBALALACHcBwEAsAsAIYgIAQCwCwAhmQgBALALACGTCUAAoQsAIQmMBwAAvxAAMI0HAADAEAAQjgcAAL8QADCqByAAxAsAIdQHAQCwCwAh3AcBALALACGICAEAsAsAIZkIAQCwCwAhkwlAAKELACEFqgcgALsNACHUBwEAgw0AIdwHAQCDDQAhmQgBAIMNACGTCUAA-QwAIQWqByAAuw0AIdQHAQCDDQAh3AcBAIMNACGZCAEAgw0AIZMJQAD5DAAhBaoHIAAAAAHUBwEAAAAB3AcBAAAAAZkIAQAAAAGTCUAAAAABBJAHQAAAAAHtCAEAAAABkQkBAAAAAZIJQAAAAAECAAAAGwAgMAAAzxAAIAMAAAAbACAwAADPEAAgMQAAzhAAIAEpAACzEwAwCQgAAOQMACCMBwAA5QwAMI0HAAAZABCOBwAA5QwAMJAHQAChCwAhiAgBALALACHtCAEAsAsAIZEJAQAAAAGSCUAAsQsAIQIAAAAbACApAADOEAAgAgAAAMwQACApAADNEAAgCIwHAADLEAAwjQcAAMwQABCOBwAAyxAAMJAHQAChCwAhiAgBALALACHtCAEAsAsAIZEJAQCwCwAhkglAALELACEIjAcAAMsQADCNBwAAzBAAEI4HAADLEAAwkAdAAKELACGICAEAsAsAIe0IAQCwCwAhkQkBALALACGSCUAAsQsAIQSQB0AA-QwAIe0IAQCDDQAhkQkBAIMNACGSCUAAhA0AIQSQB0AA-QwAIe0IAQCDDQAhkQkBAIMNACGSCUAAhA0AIQSQB0AAAAAB7QgBAAAAAZEJAQAAAAGSCUAAAAABFJAHQAAAAAG5BwEAAAAB4AcBAAAAAf4HAgAAAAGECAEAAAABhQgBAAAAAYYIAgAAAAGHCAQAAAABiQgBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGOCIAAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkggEAAAAAZMIBAAAAAGUCAEAAAABAgAAABcAIDAAANsQACADAAAAFwAgMAAA2xAAIDEAANoQACABKQAAshMAMBoIAADkDAAgjAcAAOcMADCNBwAAFQAQjgcAAOcMADCQB0AAoQsAIbkHAQDNCwAh4AcBAM0LACH-BwIAxQsAIYQIAQAAAAGFCAEAsAsAIYYIAgDFCwAhhwgEAKALACGICAEAsAsAIYkIAQCwCwAhiggBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGOCAAA1wsAII8IQACxCwAhkAhAALELACGRCEAAsQsAIZIIBACgCwAhkwgEAKALACGUCAEAsAsAIbcJAADmDAAgAgAAABcAICkAANoQACACAAAA2BAAICkAANkQACAYjAcAANcQADCNBwAA2BAAEI4HAADXEAAwkAdAAKELACG5BwEAzQsAIeAHAQDNCwAh_gcCAMULACGECAEAzQsAIYUIAQCwCwAhhggCAMULACGHCAQAoAsAIYgIAQCwCwAhiQgBALALACGKCAEAsAsAIYsIAgDFCwAhjAgCAMULACGNCAIAxQsAIY4IAADXCwAgjwhAALELACGQCEAAsQsAIZEIQACxCwAhkggEAKALACGTCAQAoAsAIZQIAQCwCwAhGIwHAADXEAAwjQcAANgQABCOBwAA1xAAMJAHQAChCwAhuQcBAM0LACHgBwEAzQsAIf4HAgDFCwAhhAgBAM0LACGFCAEAsAsAIYYIAgDFCwAhhwgEAKALACGICAEAsAsAIYkIAQCwCwAhiggBALALACGLCAIAxQsAIYwIAgDFCwAhjQgCAMULACGOCAAA1wsAII8IQACxCwAhkAhAALELACGRCEAAsQsAIZIIBACgCwAhkwgEAKALACGUCAEAsAsAIRSQB0AA-QwAIbkHAQCDDQAh4AcBAIMNACH-BwIAiw0AIYQIAQCDDQAhhQgBAIMNACGGCAIAiw0AIYcIBAD4DAAhiQgBAIMNACGKCAEAgw0AIYsIAgCLDQAhjAgCAIsNACGNCAIAiw0AIY4IgAAAAAGPCEAAhA0AIZAIQACEDQAhkQhAAIQNACGSCAQA-AwAIZMIBAD4DAAhlAgBAIMNACEUkAdAAPkMACG5BwEAgw0AIeAHAQCDDQAh_gcCAIsNACGECAEAgw0AIYUIAQCDDQAhhggCAIsNACGHCAQA-AwAIYkIAQCDDQAhiggBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGOCIAAAAABjwhAAIQNACGQCEAAhA0AIZEIQACEDQAhkggEAPgMACGTCAQA-AwAIZQIAQCDDQAhFJAHQAAAAAG5BwEAAAAB4AcBAAAAAf4HAgAAAAGECAEAAAABhQgBAAAAAYYIAgAAAAGHCAQAAAABiQgBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGOCIAAAAABjwhAAAAAAZAIQAAAAAGRCEAAAAABkggEAAAAAZMIBAAAAAGUCAEAAAABAb4JAQAAAAQBvgkBAAAABAG-CQEAAAAEAzAAALATACC7CQAAsRMAIMEJAADoAQAgBDAAANAQADC7CQAA0RAAML0JAADTEAAgwQkAANQQADAEMAAAxBAAMLsJAADFEAAwvQkAAMcQACDBCQAAyBAAMAQwAAC4EAAwuwkAALkQADC9CQAAuxAAIMEJAAC8EAAwAAAAAAACvgkBAAAABMQJAQAAAAULMAAA9xAAMDEAAPwQADC7CQAA-BAAMLwJAAD5EAAwvQkAAPoQACC-CQAA-xAAML8JAAD7EAAwwAkAAPsQADDBCQAA-xAAMMIJAAD9EAAwwwkAAP4QADALMAAA6xAAMDEAAPAQADC7CQAA7BAAMLwJAADtEAAwvQkAAO4QACC-CQAA7xAAML8JAADvEAAwwAkAAO8QADDBCQAA7xAAMMIJAADxEAAwwwkAAPIQADAdCQAA4BAAIAoAAOEQACALAADiEAAgmwcBAAAAAYUIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGSCAQAAAAB_QgBAAAAAY8JIAAAAAGUCQEAAAABlQkBAAAAAZYJAgAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQEAAAABmwkgAAAAAZwJQAAAAAGdCQAA3BAAIJ4JAADdEAAgnwlAAAAAAaAJIAAAAAGhCQAA3hAAIKIJAgAAAAGjCQIAAAABpAkBAAAAAaUJAQAAAAECAAAAEwAgMAAA9hAAIAMAAAATACAwAAD2EAAgMQAA9RAAIAEpAACvEwAwIgcAAOkMACAJAADqDAAgCgAA6wwAIAsAAOwMACCMBwAA6AwAMI0HAAARABCOBwAA6AwAMJsHAQAAAAGFCAEAsAsAIYkIAQCwCwAhiwgCAMULACGMCAIAxQsAIY0IAgDFCwAhkggEAKALACH9CAEAsAsAIY8JIADECwAhlAkBALALACGVCQEAsgsAIZYJAgDFCwAhlwkCAMULACGYCQIAxQsAIZkJAgDFCwAhmgkBANYLACGbCSAAxAsAIZwJQACxCwAhnQkAAL4LACCeCQAAvgsAIJ8JQACxCwAhoAkgAMQLACGhCQAAvgsAIKIJAgDFCwAhowkCAMULACGkCQEA1gsAIaUJAQDWCwAhAgAAABMAICkAAPUQACACAAAA8xAAICkAAPQQACAejAcAAPIQADCNBwAA8xAAEI4HAADyEAAwmwcBALALACGFCAEAsAsAIYkIAQCwCwAhiwgCAMULACGMCAIAxQsAIY0IAgDFCwAhkggEAKALACH9CAEAsAsAIY8JIADECwAhlAkBALALACGVCQEAsgsAIZYJAgDFCwAhlwkCAMULACGYCQIAxQsAIZkJAgDFCwAhmgkBANYLACGbCSAAxAsAIZwJQACxCwAhnQkAAL4LACCeCQAAvgsAIJ8JQACxCwAhoAkgAMQLACGhCQAAvgsAIKIJAgDFCwAhowkCAMULACGkCQEA1gsAIaUJAQDWCwAhHowHAADyEAAwjQcAAPMQABCOBwAA8hAAMJsHAQCwCwAhhQgBALALACGJCAEAsAsAIYsIAgDFCwAhjAgCAMULACGNCAIAxQsAIZIIBACgCwAh_QgBALALACGPCSAAxAsAIZQJAQCwCwAhlQkBALILACGWCQIAxQsAIZcJAgDFCwAhmAkCAMULACGZCQIAxQsAIZoJAQDWCwAhmwkgAMQLACGcCUAAsQsAIZ0JAAC-CwAgngkAAL4LACCfCUAAsQsAIaAJIADECwAhoQkAAL4LACCiCQIAxQsAIaMJAgDFCwAhpAkBANYLACGlCQEA1gsAIRqbBwEAgw0AIYUIAQCDDQAhiwgCAIsNACGMCAIAiw0AIY0IAgCLDQAhkggEAPgMACH9CAEAgw0AIY8JIAC7DQAhlAkBAIMNACGVCQEAhQ0AIZYJAgCLDQAhlwkCAIsNACGYCQIAiw0AIZkJAgCLDQAhmgkBAIUNACGbCSAAuw0AIZwJQACEDQAhnQkAALEQACCeCQAAshAAIJ8JQACEDQAhoAkgALsNACGhCQAAsxAAIKIJAgCLDQAhowkCAIsNACGkCQEAhQ0AIaUJAQCFDQAhHQkAALUQACAKAAC2EAAgCwAAtxAAIJsHAQCDDQAhhQgBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGSCAQA-AwAIf0IAQCDDQAhjwkgALsNACGUCQEAgw0AIZUJAQCFDQAhlgkCAIsNACGXCQIAiw0AIZgJAgCLDQAhmQkCAIsNACGaCQEAhQ0AIZsJIAC7DQAhnAlAAIQNACGdCQAAsRAAIJ4JAACyEAAgnwlAAIQNACGgCSAAuw0AIaEJAACzEAAgogkCAIsNACGjCQIAiw0AIaQJAQCFDQAhpQkBAIUNACEdCQAA4BAAIAoAAOEQACALAADiEAAgmwcBAAAAAYUIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGSCAQAAAAB_QgBAAAAAY8JIAAAAAGUCQEAAAABlQkBAAAAAZYJAgAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQEAAAABmwkgAAAAAZwJQAAAAAGdCQAA3BAAIJ4JAADdEAAgnwlAAAAAAaAJIAAAAAGhCQAA3hAAIKIJAgAAAAGjCQIAAAABpAkBAAAAAaUJAQAAAAEJBAAAhBEAII8HQAAAAAGbBwEAAAABoQcBAAAAAbkHAQAAAAHUBwEAAAABqAkCAAAAAakJAQAAAAGqCUAAAAABAgAAAAsAIDAAAIMRACADAAAACwAgMAAAgxEAIDEAAIERACABKQAArhMAMA4EAADcDAAgBwAA7gwAIIwHAADtDAAwjQcAAAkAEI4HAADtDAAwjwdAALELACGbBwEAsAsAIaEHAQAAAAG5BwEA1gsAIdQHAQCwCwAhiQgBALILACGoCQIAxQsAIakJAQCwCwAhqglAAKELACECAAAACwAgKQAAgREAIAIAAAD_EAAgKQAAgBEAIAyMBwAA_hAAMI0HAAD_EAAQjgcAAP4QADCPB0AAsQsAIZsHAQCwCwAhoQcBAM0LACG5BwEA1gsAIdQHAQCwCwAhiQgBALILACGoCQIAxQsAIakJAQCwCwAhqglAAKELACEMjAcAAP4QADCNBwAA_xAAEI4HAAD-EAAwjwdAALELACGbBwEAsAsAIaEHAQDNCwAhuQcBANYLACHUBwEAsAsAIYkIAQCyCwAhqAkCAMULACGpCQEAsAsAIaoJQAChCwAhCI8HQACEDQAhmwcBAIMNACGhBwEAgw0AIbkHAQCFDQAh1AcBAIMNACGoCQIAiw0AIakJAQCDDQAhqglAAPkMACEJBAAAghEAII8HQACEDQAhmwcBAIMNACGhBwEAgw0AIbkHAQCFDQAh1AcBAIMNACGoCQIAiw0AIakJAQCDDQAhqglAAPkMACEHMAAAqRMAIDEAAKwTACC7CQAAqhMAILwJAACrEwAgvwkAAAMAIMAJAAADACDBCQAABQAgCQQAAIQRACCPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAagJAgAAAAGpCQEAAAABqglAAAAAAQMwAACpEwAguwkAAKoTACDBCQAABQAgAb4JAQAAAAQEMAAA9xAAMLsJAAD4EAAwvQkAAPoQACDBCQAA-xAAMAQwAADrEAAwuwkAAOwQADC9CQAA7hAAIMEJAADvEAAwAAAAAAAAAAcwAACkEwAgMQAApxMAILsJAAClEwAgvAkAAKYTACC_CQAADgAgwAkAAA4AIMEJAADoAQAgAzAAAKQTACC7CQAApRMAIMEJAADoAQAgAAAAAAAFMAAAnxMAIDEAAKITACC7CQAAoBMAILwJAAChEwAgwQkAAAUAIAMwAACfEwAguwkAAKATACDBCQAABQAgCQMAAJUPACAFAACJEwAgBgAAiBEAIA4AAPISACAPAADzEgAgEAAA_xIAIBsAAPUSACCvCQAA_wwAILEJAAD_DAAgAAAABTAAAJUTACAxAACdEwAguwkAAJYTACC8CQAAnBMAIMEJAAABACAHMAAA2REAIDEAANwRACC7CQAA2hEAILwJAADbEQAgvwkAAAcAIMAJAAAHACDBCQAAtgEAIAswAADQEQAwMQAA1BEAMLsJAADREQAwvAkAANIRADC9CQAA0xEAIL4JAAD7EAAwvwkAAPsQADDACQAA-xAAMMEJAAD7EAAwwgkAANURADDDCQAA_hAAMAswAADEEQAwMQAAyREAMLsJAADFEQAwvAkAAMYRADC9CQAAxxEAIL4JAADIEQAwvwkAAMgRADDACQAAyBEAMMEJAADIEQAwwgkAAMoRADDDCQAAyxEAMAswAAC4EQAwMQAAvREAMLsJAAC5EQAwvAkAALoRADC9CQAAuxEAIL4JAAC8EQAwvwkAALwRADDACQAAvBEAMMEJAAC8EQAwwgkAAL4RADDDCQAAvxEAMAswAACvEQAwMQAAsxEAMLsJAACwEQAwvAkAALERADC9CQAAshEAIL4JAADRDgAwvwkAANEOADDACQAA0Q4AMMEJAADRDgAwwgkAALQRADDDCQAA1A4AMAswAACjEQAwMQAAqBEAMLsJAACkEQAwvAkAAKURADC9CQAAphEAIL4JAACnEQAwvwkAAKcRADDACQAApxEAMMEJAACnEQAwwgkAAKkRADDDCQAAqhEAMA4DAAD0DwAgFwAA9g8AIBgAAPcPACAZAAD4DwAgGgAA-Q8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG5CAEAAAABxwgBAAAAAfkIAQAAAAH6CAEAAAAB-whAAAAAAQIAAAA9ACAwAACuEQAgAwAAAD0AIDAAAK4RACAxAACtEQAgASkAAJsTADAVAwAAkgwAIAQAANwMACAXAADMDAAgGAAAzgwAIBkAAM8MACAaAADQDAAgjAcAANsMADCNBwAAOwAQjgcAANsMADCQB0AAoQsAIaEHAQAAAAGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIbkIAQCwCwAhxwgBALILACHpCAAA2gwAIPkIAQCwCwAh-ggBALALACH7CEAAsQsAIQIAAAA9ACApAACtEQAgAgAAAKsRACApAACsEQAgDowHAACqEQAwjQcAAKsRABCOBwAAqhEAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIbkIAQCwCwAhxwgBALILACH5CAEAsAsAIfoIAQCwCwAh-whAALELACEOjAcAAKoRADCNBwAAqxEAEI4HAACqEQAwkAdAAKELACGhBwEAzQsAIacHAQCyCwAhqgcBALALACG4BwEAzQsAIbkHAQDWCwAhuQgBALALACHHCAEAsgsAIfkIAQCwCwAh-ggBALALACH7CEAAsQsAIQmQB0AA-QwAIaEHAQCDDQAhpwcBAIUNACGqBwEAgw0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEOAwAAvg8AIBcAAMAPACAYAADBDwAgGQAAwg8AIBoAAMMPACCQB0AA-QwAIaEHAQCDDQAhpwcBAIUNACGqBwEAgw0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEOAwAA9A8AIBcAAPYPACAYAAD3DwAgGQAA-A8AIBoAAPkPACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuQgBAAAAAccIAQAAAAH5CAEAAAAB-ggBAAAAAfsIQAAAAAETEQAApw4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbcIAQAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CIAAAAABvQgAAKQOACC-CAIAAAABvwggAAAAAcAIAQAAAAHBCAAApQ4AIMIIIAAAAAHDCAIAAAABAgAAADAAIDAAALcRACADAAAAMAAgMAAAtxEAIDEAALYRACABKQAAmhMAMAIAAAAwACApAAC2EQAgAgAAANUOACApAAC1EQAgEpAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIbcIAQCDDQAhuQgBAIMNACG6CAEAgw0AIbsIAQCDDQAhvAiAAAAAAb0IAACgDgAgvggCAIsNACG_CCAAuw0AIcAIAQCDDQAhwQgAAKEOACDCCCAAuw0AIcMIAgCLDQAhExEAAKMOACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG3CAEAgw0AIbkIAQCDDQAhuggBAIMNACG7CAEAgw0AIbwIgAAAAAG9CAAAoA4AIL4IAgCLDQAhvwggALsNACHACAEAgw0AIcEIAAChDgAgwgggALsNACHDCAIAiw0AIRMRAACnDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABtwgBAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIgAAAAAG9CAAApA4AIL4IAgAAAAG_CCAAAAABwAgBAAAAAcEIAAClDgAgwgggAAAAAcMIAgAAAAETAwAAixAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAc4HAQAAAAHPBwEAAAABtwgBAAAAAb0IAACJEAAg2AgBAAAAAdoIQAAAAAHgCAABAAABgQkAAIoQACCCCUAAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABAgAAACwAIDAAAMMRACADAAAALAAgMAAAwxEAIDEAAMIRACABKQAAmRMAMBkDAACSDAAgBAAAtgwAIIwHAADgDAAwjQcAACoAEI4HAADgDAAwkAdAAKELACGhBwEAAAABtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhzgcBALALACHPBwEAzQsAIbcIAQDWCwAhvQgAAL4LACDYCAEAsgsAIdoIQACxCwAh4AgAAQAAAYEJAAC-CwAggglAALELACGDCQIA-gsAIYQJAgD6CwAhhQkBALILACGGCQEAsgsAIYcJAQDWCwAhiAkBANYLACECAAAALAAgKQAAwhEAIAIAAADAEQAgKQAAwREAIBeMBwAAvxEAMI0HAADAEQAQjgcAAL8RADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhzgcBALALACHPBwEAzQsAIbcIAQDWCwAhvQgAAL4LACDYCAEAsgsAIdoIQACxCwAh4AgAAc4LACGBCQAAvgsAIIIJQACxCwAhgwkCAPoLACGECQIA-gsAIYUJAQCyCwAhhgkBALILACGHCQEA1gsAIYgJAQDWCwAhF4wHAAC_EQAwjQcAAMARABCOBwAAvxEAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHOBwEAsAsAIc8HAQDNCwAhtwgBANYLACG9CAAAvgsAINgIAQCyCwAh2ghAALELACHgCAABzgsAIYEJAAC-CwAggglAALELACGDCQIA-gsAIYQJAgD6CwAhhQkBALILACGGCQEAsgsAIYcJAQDWCwAhiAkBANYLACESkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhzgcBAIMNACHPBwEAgw0AIbcIAQCFDQAhvQgAAIUQACDYCAEAhQ0AIdoIQACEDQAh4AgAAcYNACGBCQAAhhAAIIIJQACEDQAhgwkCAP8NACGECQIA_w0AIYUJAQCFDQAhhgkBAIUNACGHCQEAhQ0AIYgJAQCFDQAhEwMAAIcQACCQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACHOBwEAgw0AIc8HAQCDDQAhtwgBAIUNACG9CAAAhRAAINgIAQCFDQAh2ghAAIQNACHgCAABxg0AIYEJAACGEAAggglAAIQNACGDCQIA_w0AIYQJAgD_DQAhhQkBAIUNACGGCQEAhQ0AIYcJAQCFDQAhiAkBAIUNACETAwAAixAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAc4HAQAAAAHPBwEAAAABtwgBAAAAAb0IAACJEAAg2AgBAAAAAdoIQAAAAAHgCAABAAABgQkAAIoQACCCCUAAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABEgMAAJYQACCQB0AAAAABmwcBAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAG9CAAAlBAAIMAIAQAAAAHBCAAAlRAAIMIIIAAAAAHXCAABAAAB2ghAAAAAAfoIAQAAAAGCCUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABAgAAACgAIDAAAM8RACADAAAAKAAgMAAAzxEAIDEAAM4RACABKQAAmBMAMBgDAACSDAAgBAAAtgwAIIwHAADhDAAwjQcAACYAEI4HAADhDAAwkAdAAKELACGbBwEAsAsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACG-BwEAsAsAIb8HAQCwCwAhvQgAAL4LACDACAEAsAsAIcEIAAC-CwAgwgggAMQLACHXCAABAAAB2ghAALELACH6CAEAsgsAIYIJQACxCwAhiQkBANYLACGKCQEAsgsAIYsJQACxCwAhAgAAACgAICkAAM4RACACAAAAzBEAICkAAM0RACAWjAcAAMsRADCNBwAAzBEAEI4HAADLEQAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIb0IAAC-CwAgwAgBALALACHBCAAAvgsAIMIIIADECwAh1wgAAc4LACHaCEAAsQsAIfoIAQCyCwAhgglAALELACGJCQEA1gsAIYoJAQCyCwAhiwlAALELACEWjAcAAMsRADCNBwAAzBEAEI4HAADLEQAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIb0IAAC-CwAgwAgBALALACHBCAAAvgsAIMIIIADECwAh1wgAAc4LACHaCEAAsQsAIfoIAQCyCwAhgglAALELACGJCQEA1gsAIYoJAQCyCwAhiwlAALELACERkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhtwdAAPkMACG-BwEAgw0AIb8HAQCDDQAhvQgAAJAQACDACAEAgw0AIcEIAACREAAgwgggALsNACHXCAABxg0AIdoIQACEDQAh-ggBAIUNACGCCUAAhA0AIYkJAQCFDQAhigkBAIUNACGLCUAAhA0AIRIDAACSEAAgkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhtwdAAPkMACG-BwEAgw0AIb8HAQCDDQAhvQgAAJAQACDACAEAgw0AIcEIAACREAAgwgggALsNACHXCAABxg0AIdoIQACEDQAh-ggBAIUNACGCCUAAhA0AIYkJAQCFDQAhigkBAIUNACGLCUAAhA0AIRIDAACWEAAgkAdAAAAAAZsHAQAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAABvQgAAJQQACDACAEAAAABwQgAAJUQACDCCCAAAAAB1wgAAQAAAdoIQAAAAAH6CAEAAAABgglAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAQkHAACQEQAgjwdAAAAAAZsHAQAAAAGhBwEAAAAB1AcBAAAAAYkIAQAAAAGoCQIAAAABqQkBAAAAAaoJQAAAAAECAAAACwAgMAAA2BEAIAMAAAALACAwAADYEQAgMQAA1xEAIAEpAACXEwAwAgAAAAsAICkAANcRACACAAAA_xAAICkAANYRACAIjwdAAIQNACGbBwEAgw0AIaEHAQCDDQAh1AcBAIMNACGJCAEAhQ0AIagJAgCLDQAhqQkBAIMNACGqCUAA-QwAIQkHAACPEQAgjwdAAIQNACGbBwEAgw0AIaEHAQCDDQAh1AcBAIMNACGJCAEAhQ0AIagJAgCLDQAhqQkBAIMNACGqCUAA-QwAIQkHAACQEQAgjwdAAAAAAZsHAQAAAAGhBwEAAAAB1AcBAAAAAYkIAQAAAAGoCQIAAAABqQkBAAAAAaoJQAAAAAEImwcBAAAAAdkHBAAAAAGLCAQAAAABjAgEAAAAAY0IBAAAAAGrCQQAAAABrAkCAAAAAa0JAgAAAAECAAAAtgEAIDAAANkRACADAAAABwAgMAAA2REAIDEAAN0RACAKAAAABwAgKQAA3REAIJsHAQCDDQAh2QcEAPgMACGLCAQA-AwAIYwIBAD4DAAhjQgEAPgMACGrCQQA-AwAIawJAgCLDQAhrQkCAIsNACEImwcBAIMNACHZBwQA-AwAIYsIBAD4DAAhjAgEAPgMACGNCAQA-AwAIasJBAD4DAAhrAkCAIsNACGtCQIAiw0AIQMwAACVEwAguwkAAJYTACDBCQAAAQAgAzAAANkRACC7CQAA2hEAIMEJAAC2AQAgBDAAANARADC7CQAA0REAML0JAADTEQAgwQkAAPsQADAEMAAAxBEAMLsJAADFEQAwvQkAAMcRACDBCQAAyBEAMAQwAAC4EQAwuwkAALkRADC9CQAAuxEAIMEJAAC8EQAwBDAAAK8RADC7CQAAsBEAML0JAACyEQAgwQkAANEOADAEMAAAoxEAMLsJAACkEQAwvQkAAKYRACDBCQAApxEAMAAAAAswAADZEgAwMQAA3hIAMLsJAADaEgAwvAkAANsSADC9CQAA3BIAIL4JAADdEgAwvwkAAN0SADDACQAA3RIAMMEJAADdEgAwwgkAAN8SADDDCQAA4BIAMAswAADQEgAwMQAA1BIAMLsJAADREgAwvAkAANISADC9CQAA0xIAIL4JAADIEQAwvwkAAMgRADDACQAAyBEAMMEJAADIEQAwwgkAANUSADDDCQAAyxEAMAswAADHEgAwMQAAyxIAMLsJAADIEgAwvAkAAMkSADC9CQAAyhIAIL4JAAC8EQAwvwkAALwRADDACQAAvBEAMMEJAAC8EQAwwgkAAMwSADDDCQAAvxEAMAswAAC7EgAwMQAAwBIAMLsJAAC8EgAwvAkAAL0SADC9CQAAvhIAIL4JAAC_EgAwvwkAAL8SADDACQAAvxIAMMEJAAC_EgAwwgkAAMESADDDCQAAwhIAMAswAACyEgAwMQAAthIAMLsJAACzEgAwvAkAALQSADC9CQAAtRIAIL4JAACnEQAwvwkAAKcRADDACQAApxEAMMEJAACnEQAwwgkAALcSADDDCQAAqhEAMAswAACpEgAwMQAArRIAMLsJAACqEgAwvAkAAKsSADC9CQAArBIAIL4JAADsDwAwvwkAAOwPADDACQAA7A8AMMEJAADsDwAwwgkAAK4SADDDCQAA7w8AMAcwAACkEgAgMQAApxIAILsJAAClEgAgvAkAAKYSACC_CQAAZgAgwAkAAGYAIMEJAAD8BAAgCzAAAJsSADAxAACfEgAwuwkAAJwSADC8CQAAnRIAML0JAACeEgAgvgkAAIoPADC_CQAAig8AMMAJAACKDwAwwQkAAIoPADDCCQAAoBIAMMMJAACNDwAwCzAAAJISADAxAACWEgAwuwkAAJMSADC8CQAAlBIAML0JAACVEgAgvgkAAOAPADC_CQAA4A8AMMAJAADgDwAwwQkAAOAPADDCCQAAlxIAMMMJAADjDwAwCzAAAIkSADAxAACNEgAwuwkAAIoSADC8CQAAixIAML0JAACMEgAgvgkAANQPADC_CQAA1A8AMMAJAADUDwAwwQkAANQPADDCCQAAjhIAMMMJAADXDwAwCzAAAIASADAxAACEEgAwuwkAAIESADC8CQAAghIAML0JAACDEgAgvgkAAMgPADC_CQAAyA8AMMAJAADIDwAwwQkAAMgPADDCCQAAhRIAMMMJAADLDwAwCzAAAPQRADAxAAD5EQAwuwkAAPURADC8CQAA9hEAML0JAAD3EQAgvgkAAPgRADC_CQAA-BEAMMAJAAD4EQAwwQkAAPgRADDCCQAA-hEAMMMJAAD7EQAwDiEAALQNACAiAAC1DQAgkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG6BwEAAAABuwcAALINACC8BwEAAAABvQdAAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAQIAAABzACAwAAD_EQAgAwAAAHMAIDAAAP8RACAxAAD-EQAgASkAAJQTADATAwAAkgwAICEAAL0MACAiAAC-DAAgjAcAALwMADCNBwAAcQAQjgcAALwMADCQB0AAoQsAIZsHAQCwCwAhoQcBAAAAAaoHAQCwCwAhuAcBAM0LACG5BwEA1gsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhAgAAAHMAICkAAP4RACACAAAA_BEAICkAAP0RACAQjAcAAPsRADCNBwAA_BEAEI4HAAD7EQAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIbkHAQDWCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACEQjAcAAPsRADCNBwAA_BEAEI4HAAD7EQAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIbkHAQDWCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACEMkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhqgcBAIMNACG5BwEAhQ0AIboHAQCDDQAhuwcAAJYNACC8BwEAhQ0AIb0HQACEDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhDiEAAJgNACAiAACZDQAgkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhqgcBAIMNACG5BwEAhQ0AIboHAQCDDQAhuwcAAJYNACC8BwEAhQ0AIb0HQACEDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhDiEAALQNACAiAAC1DQAgkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG6BwEAAAABuwcAALINACC8BwEAAAABvQdAAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAQ8EAQAAAAEUAADmDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbkHAQAAAAHWBwEAAAABzwgAAQAAAdAIAAEAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAIAAAAB1QhAAAAAAQIAAABQACAwAACIEgAgAwAAAFAAIDAAAIgSACAxAACHEgAgASkAAJMTADACAAAAUAAgKQAAhxIAIAIAAADMDwAgKQAAhhIAIA4EAQCFDQAhkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhtwdAAPkMACG5BwEAhQ0AIdYHAQCDDQAhzwgAAcYNACHQCAABxg0AIdEIAQCFDQAh0ggBAIUNACHTCAEAhQ0AIdQIAgCLDQAh1QhAAIQNACEPBAEAhQ0AIRQAAOQOACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG3B0AA-QwAIbkHAQCFDQAh1gcBAIMNACHPCAABxg0AIdAIAAHGDQAh0QgBAIUNACHSCAEAhQ0AIdMIAQCFDQAh1AgCAIsNACHVCEAAhA0AIQ8EAQAAAAEUAADmDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbkHAQAAAAHWBwEAAAABzwgAAQAAAdAIAAEAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAIAAAAB1QhAAAAAAQsUAADtDgAgkAdAAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAdMIAQAAAAHWCAABAAAB1wgAAQAAAdgIAQAAAAHZCEAAAAAB2ghAAAAAAQIAAABMACAwAACREgAgAwAAAEwAIDAAAJESACAxAACQEgAgASkAAJITADACAAAATAAgKQAAkBIAIAIAAADYDwAgKQAAjxIAIAqQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG5BwEAgw0AIdMIAQCDDQAh1ggAAcYNACHXCAABxg0AIdgIAQCFDQAh2QhAAIQNACHaCEAAhA0AIQsUAADrDgAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhuQcBAIMNACHTCAEAgw0AIdYIAAHGDQAh1wgAAcYNACHYCAEAhQ0AIdkIQACEDQAh2ghAAIQNACELFAAA7Q4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHTCAEAAAAB1ggAAQAAAdcIAAEAAAHYCAEAAAAB2QhAAAAAAdoIQAAAAAEIFAAA9A4AILcHQAAAAAG5BwEAAAAB0wgBAAAAAdsIAAEAAAHcCAEAAAAB3QgBAAAAAd4IQAAAAAECAAAASAAgMAAAmhIAIAMAAABIACAwAACaEgAgMQAAmRIAIAEpAACREwAwAgAAAEgAICkAAJkSACACAAAA5A8AICkAAJgSACAHtwdAAPkMACG5BwEAgw0AIdMIAQCDDQAh2wgAAcYNACHcCAEAgw0AId0IAQCDDQAh3ghAAIQNACEIFAAA8g4AILcHQAD5DAAhuQcBAIMNACHTCAEAgw0AIdsIAAHGDQAh3AgBAIMNACHdCAEAgw0AId4IQACEDQAhCBQAAPQOACC3B0AAAAABuQcBAAAAAdMIAQAAAAHbCAABAAAB3AgBAAAAAd0IAQAAAAHeCEAAAAABEB4AAP0OACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAccIAQAAAAHaCEAAAAAB3ghAAAAAAd8IAQAAAAHgCAABAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAAD7DgAgAgAAAGoAIDAAAKMSACADAAAAagAgMAAAoxIAIDEAAKISACABKQAAkBMAMAIAAABqACApAACiEgAgAgAAAI4PACApAAChEgAgD5AHQAD5DAAhoQcBAIMNACG3B0AA-QwAIb4HAQCDDQAhvwcBAIMNACHHCAEAhQ0AIdoIQACEDQAh3ghAAIQNACHfCAEAgw0AIeAIAAHGDQAh4QgBAIMNACHiCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAA-A4AIBAeAAD6DgAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhvgcBAIMNACG_BwEAgw0AIccIAQCFDQAh2ghAAIQNACHeCEAAhA0AId8IAQCDDQAh4AgAAcYNACHhCAEAgw0AIeIIAQCFDQAh4wgBAIUNACHkCAEAhQ0AIeUIAAD4DgAgEB4AAP0OACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAccIAQAAAAHaCEAAAAAB3ghAAAAAAd8IAQAAAAHgCAABAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAAD7DgAgCx8AAJQPACCQB0AAAAABoQcBAAAAAaoHAQAAAAHHCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAAAkg8AIOYIAgAAAAHnCAEAAAAB6AhAAAAAAQIAAAD8BAAgMAAApBIAIAMAAABmACAwAACkEgAgMQAAqBIAIA0AAABmACAfAACFDwAgKQAAqBIAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIccIAQCFDQAh4wgBAIUNACHkCAEAhQ0AIeUIAACDDwAg5ggCAIsNACHnCAEAhQ0AIegIQACEDQAhCx8AAIUPACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACHHCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAAgw8AIOYIAgCLDQAh5wgBAIUNACHoCEAAhA0AIQsUAAC5DwAgFgAAug8AIJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAB0wgBAAAAAdoIQAAAAAHgCAABAAAB-AhAAAAAAQIAAABCACAwAACxEgAgAwAAAEIAIDAAALESACAxAACwEgAgASkAAI8TADACAAAAQgAgKQAAsBIAIAIAAADwDwAgKQAArxIAIAmQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG-BwEAgw0AIb8HAQCDDQAh0wgBAIMNACHaCEAAhA0AIeAIAAHGDQAh-AhAAIQNACELFAAAsQ8AIBYAALIPACCQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG-BwEAgw0AIb8HAQCDDQAh0wgBAIMNACHaCEAAhA0AIeAIAAHGDQAh-AhAAIQNACELFAAAuQ8AIBYAALoPACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAdMIAQAAAAHaCEAAAAAB4AgAAQAAAfgIQAAAAAEPBAAA9Q8AIBcAAPYPACAYAAD3DwAgGQAA-A8AIBoAAPkPACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuQcBAAAAAbkIAQAAAAHHCAEAAAAB-QgBAAAAAfoIAQAAAAH7CEAAAAABAgAAAD0AIDAAALoSACADAAAAPQAgMAAAuhIAIDEAALkSACABKQAAjhMAMAIAAAA9ACApAAC5EgAgAgAAAKsRACApAAC4EgAgCpAHQAD5DAAhoQcBAIMNACGnBwEAhQ0AIaoHAQCDDQAhuQcBAIUNACG5CAEAgw0AIccIAQCFDQAh-QgBAIMNACH6CAEAgw0AIfsIQACEDQAhDwQAAL8PACAXAADADwAgGAAAwQ8AIBkAAMIPACAaAADDDwAgkAdAAPkMACGhBwEAgw0AIacHAQCFDQAhqgcBAIMNACG5BwEAhQ0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEPBAAA9Q8AIBcAAPYPACAYAAD3DwAgGQAA-A8AIBoAAPkPACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuQcBAAAAAbkIAQAAAAHHCAEAAAAB-QgBAAAAAfoIAQAAAAH7CEAAAAABExAAANsOACASAADcDgAgEwAA3Q4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbkIAQAAAAHDCAIAAAABxwgBAAAAAcgIAQAAAAHJCAEAAAABygiAAAAAAcsIAQAAAAHMCAAA2Q4AIM0IAgAAAAHOCAIAAAABAgAAAGIAIDAAAMYSACADAAAAYgAgMAAAxhIAIDEAAMUSACABKQAAjRMAMBkDAACSDAAgEAAAwwwAIBIAAMQMACATAADFDAAgjAcAAMIMADCNBwAAYAAQjgcAAMIMADCQB0AAoQsAIaEHAQAAAAGqBwEAsAsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhuQgBALALACHDCAIAxQsAIccIAQCwCwAhyAgBALALACHJCAEAsgsAIcoIAADdCwAgywgBALILACHMCAAAvgsAIM0IAgDFCwAhzggCAMULACHpCAAAwQwAIAIAAABiACApAADFEgAgAgAAAMMSACApAADEEgAgFIwHAADCEgAwjQcAAMMSABCOBwAAwhIAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhuQgBALALACHDCAIAxQsAIccIAQCwCwAhyAgBALALACHJCAEAsgsAIcoIAADdCwAgywgBALILACHMCAAAvgsAIM0IAgDFCwAhzggCAMULACEUjAcAAMISADCNBwAAwxIAEI4HAADCEgAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG5CAEAsAsAIcMIAgDFCwAhxwgBALALACHICAEAsAsAIckIAQCyCwAhyggAAN0LACDLCAEAsgsAIcwIAAC-CwAgzQgCAMULACHOCAIAxQsAIRCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG5CAEAgw0AIcMIAgCLDQAhxwgBAIMNACHICAEAgw0AIckIAQCFDQAhygiAAAAAAcsIAQCFDQAhzAgAALcOACDNCAIAiw0AIc4IAgCLDQAhExAAALkOACASAAC6DgAgEwAAuw4AIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIbkIAQCDDQAhwwgCAIsNACHHCAEAgw0AIcgIAQCDDQAhyQgBAIUNACHKCIAAAAABywgBAIUNACHMCAAAtw4AIM0IAgCLDQAhzggCAIsNACETEAAA2w4AIBIAANwOACATAADdDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABuQgBAAAAAcMIAgAAAAHHCAEAAAAByAgBAAAAAckIAQAAAAHKCIAAAAABywgBAAAAAcwIAADZDgAgzQgCAAAAAc4IAgAAAAEUBAAAjBAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHOBwEAAAABzwcBAAAAAbcIAQAAAAG9CAAAiRAAINgIAQAAAAHaCEAAAAAB4AgAAQAAAYEJAACKEAAggglAAAAAAYMJAgAAAAGECQIAAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAQIAAAAsACAwAADPEgAgAwAAACwAIDAAAM8SACAxAADOEgAgASkAAIwTADACAAAALAAgKQAAzhIAIAIAAADAEQAgKQAAzRIAIBOQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG5BwEAgw0AIc4HAQCDDQAhzwcBAIMNACG3CAEAhQ0AIb0IAACFEAAg2AgBAIUNACHaCEAAhA0AIeAIAAHGDQAhgQkAAIYQACCCCUAAhA0AIYMJAgD_DQAhhAkCAP8NACGFCQEAhQ0AIYYJAQCFDQAhhwkBAIUNACGICQEAhQ0AIRQEAACIEAAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhuQcBAIMNACHOBwEAgw0AIc8HAQCDDQAhtwgBAIUNACG9CAAAhRAAINgIAQCFDQAh2ghAAIQNACHgCAABxg0AIYEJAACGEAAggglAAIQNACGDCQIA_w0AIYQJAgD_DQAhhQkBAIUNACGGCQEAhQ0AIYcJAQCFDQAhiAkBAIUNACEUBAAAjBAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHOBwEAAAABzwcBAAAAAbcIAQAAAAG9CAAAiRAAINgIAQAAAAHaCEAAAAAB4AgAAQAAAYEJAACKEAAggglAAAAAAYMJAgAAAAGECQIAAAABhQkBAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAARMEAACXEAAgkAdAAAAAAZsHAQAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAG-BwEAAAABvwcBAAAAAb0IAACUEAAgwAgBAAAAAcEIAACVEAAgwgggAAAAAdcIAAEAAAHaCEAAAAAB-ggBAAAAAYIJQAAAAAGJCQEAAAABigkBAAAAAYsJQAAAAAECAAAAKAAgMAAA2BIAIAMAAAAoACAwAADYEgAgMQAA1xIAIAEpAACLEwAwAgAAACgAICkAANcSACACAAAAzBEAICkAANYSACASkAdAAPkMACGbBwEAgw0AIaEHAQCDDQAhtwdAAPkMACG5BwEAgw0AIb4HAQCDDQAhvwcBAIMNACG9CAAAkBAAIMAIAQCDDQAhwQgAAJEQACDCCCAAuw0AIdcIAAHGDQAh2ghAAIQNACH6CAEAhQ0AIYIJQACEDQAhiQkBAIUNACGKCQEAhQ0AIYsJQACEDQAhEwQAAJMQACCQB0AA-QwAIZsHAQCDDQAhoQcBAIMNACG3B0AA-QwAIbkHAQCDDQAhvgcBAIMNACG_BwEAgw0AIb0IAACQEAAgwAgBAIMNACHBCAAAkRAAIMIIIAC7DQAh1wgAAcYNACHaCEAAhA0AIfoIAQCFDQAhgglAAIQNACGJCQEAhQ0AIYoJAQCFDQAhiwlAAIQNACETBAAAlxAAIJAHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAABvgcBAAAAAb8HAQAAAAG9CAAAlBAAIMAIAQAAAAHBCAAAlRAAIMIIIAAAAAHXCAABAAAB2ghAAAAAAfoIAQAAAAGCCUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABDwUAAN8RACAGAADgEQAgDgAA4REAIA8AAOIRACAQAADjEQAgGwAA5BEAIJAHQAAAAAGhBwEAAAABuQgBAAAAAfwIAQAAAAH9CAEAAAABrgkgAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAQIAAAAFACAwAADkEgAgAwAAAAUAIDAAAOQSACAxAADjEgAgASkAAIoTADAWAwAAkgwAIAUAAPIMACAGAACxDAAgDgAAyAwAIA8AAMkMACAQAADDDAAgGwAAywwAIIwHAADxDAAwjQcAAAMAEI4HAADxDAAwkAdAAKELACGhBwEAAAABuAcBAM0LACG5CAEAsAsAIekIAADwDAAg_AgBALALACH9CAEAsAsAIa4JIADECwAhrwlAALELACGwCUAAoQsAIbEJQACxCwAhuAkAAO8MACACAAAABQAgKQAA4xIAIAIAAADhEgAgKQAA4hIAIA2MBwAA4BIAMI0HAADhEgAQjgcAAOASADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5CAEAsAsAIfwIAQCwCwAh_QgBALALACGuCSAAxAsAIa8JQACxCwAhsAlAAKELACGxCUAAsQsAIQ2MBwAA4BIAMI0HAADhEgAQjgcAAOASADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5CAEAsAsAIfwIAQCwCwAh_QgBALALACGuCSAAxAsAIa8JQACxCwAhsAlAAKELACGxCUAAsQsAIQmQB0AA-QwAIaEHAQCDDQAhuQgBAIMNACH8CAEAgw0AIf0IAQCDDQAhrgkgALsNACGvCUAAhA0AIbAJQAD5DAAhsQlAAIQNACEPBQAAnREAIAYAAJ4RACAOAACfEQAgDwAAoBEAIBAAAKERACAbAACiEQAgkAdAAPkMACGhBwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhDwUAAN8RACAGAADgEQAgDgAA4REAIA8AAOIRACAQAADjEQAgGwAA5BEAIJAHQAAAAAGhBwEAAAABuQgBAAAAAfwIAQAAAAH9CAEAAAABrgkgAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAQQwAADZEgAwuwkAANoSADC9CQAA3BIAIMEJAADdEgAwBDAAANASADC7CQAA0RIAML0JAADTEgAgwQkAAMgRADAEMAAAxxIAMLsJAADIEgAwvQkAAMoSACDBCQAAvBEAMAQwAAC7EgAwuwkAALwSADC9CQAAvhIAIMEJAAC_EgAwBDAAALISADC7CQAAsxIAML0JAAC1EgAgwQkAAKcRADAEMAAAqRIAMLsJAACqEgAwvQkAAKwSACDBCQAA7A8AMAMwAACkEgAguwkAAKUSACDBCQAA_AQAIAQwAACbEgAwuwkAAJwSADC9CQAAnhIAIMEJAACKDwAwBDAAAJISADC7CQAAkxIAML0JAACVEgAgwQkAAOAPADAEMAAAiRIAMLsJAACKEgAwvQkAAIwSACDBCQAA1A8AMAQwAACAEgAwuwkAAIESADC9CQAAgxIAIMEJAADIDwAwBDAAAPQRADC7CQAA9REAML0JAAD3EQAgwQkAAPgRADAAAAAAAAAHAwAAlQ8AIB8AAJYPACDHCAAA_wwAIOMIAAD_DAAg5AgAAP8MACDnCAAA_wwAIOgIAAD_DAAgAAAAAAYDAACVDwAgIQAA_RIAICIAAP4SACC5BwAA_wwAILwHAAD_DAAgvQcAAP8MACAAAAADEQAAsQ4AIJwHAAD_DAAgxggAAP8MACAACgMAAJUPACAEAACYEQAgFwAA9hIAIBgAAPgSACAZAAD5EgAgGgAA-hIAIKcHAAD_DAAguQcAAP8MACDHCAAA_wwAIPsIAAD_DAAgARUAAKwPACAKBwAAhRMAIAkAAIYTACAKAACHEwAgCwAAiBMAIJUJAAD_DAAgmgkAAP8MACCcCQAA_wwAIJ8JAAD_DAAgpAkAAP8MACClCQAA_wwAIAIGAACIEQAgDQAAiREAIAAAAAEEAACYEQAgCZAHQAAAAAGhBwEAAAABuQgBAAAAAfwIAQAAAAH9CAEAAAABrgkgAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAARKQB0AAAAABmwcBAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvQgAAJQQACDACAEAAAABwQgAAJUQACDCCCAAAAAB1wgAAQAAAdoIQAAAAAH6CAEAAAABgglAAAAAAYkJAQAAAAGKCQEAAAABiwlAAAAAAROQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAABzgcBAAAAAc8HAQAAAAG3CAEAAAABvQgAAIkQACDYCAEAAAAB2ghAAAAAAeAIAAEAAAGBCQAAihAAIIIJQAAAAAGDCQIAAAABhAkCAAAAAYUJAQAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAEQkAdAAAAAAaEHAQAAAAGqBwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABuQgBAAAAAcMIAgAAAAHHCAEAAAAByAgBAAAAAckIAQAAAAHKCIAAAAABywgBAAAAAcwIAADZDgAgzQgCAAAAAc4IAgAAAAEKkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbkHAQAAAAG5CAEAAAABxwgBAAAAAfkIAQAAAAH6CAEAAAAB-whAAAAAAQmQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAdMIAQAAAAHaCEAAAAAB4AgAAQAAAfgIQAAAAAEPkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHHCAEAAAAB2ghAAAAAAd4IQAAAAAHfCAEAAAAB4AgAAQAAAeEIAQAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAAA-w4AIAe3B0AAAAABuQcBAAAAAdMIAQAAAAHbCAABAAAB3AgBAAAAAd0IAQAAAAHeCEAAAAABCpAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHTCAEAAAAB1ggAAQAAAdcIAAEAAAHYCAEAAAAB2QhAAAAAAdoIQAAAAAEOBAEAAAABkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbkHAQAAAAHWBwEAAAABzwgAAQAAAdAIAAEAAAHRCAEAAAAB0ggBAAAAAdMIAQAAAAHUCAIAAAAB1QhAAAAAAQyQB0AAAAABmwcBAAAAAaEHAQAAAAGqBwEAAAABuQcBAAAAAboHAQAAAAG7BwAAsg0AILwHAQAAAAG9B0AAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABEw4AAOYSACAPAADnEgAgFwAA6hIAIBgAAO0SACAZAADuEgAgGgAA7xIAIBsAAOkSACAdAADoEgAgHgAA6xIAIB8AAOwSACAjAADwEgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuQgBAAAAAfwIAQAAAAGyCQEAAAABswlAAAAAAbQJQAAAAAECAAAAAQAgMAAAlRMAIAiPB0AAAAABmwcBAAAAAaEHAQAAAAHUBwEAAAABiQgBAAAAAagJAgAAAAGpCQEAAAABqglAAAAAARGQB0AAAAABmwcBAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAG9CAAAlBAAIMAIAQAAAAHBCAAAlRAAIMIIIAAAAAHXCAABAAAB2ghAAAAAAfoIAQAAAAGCCUAAAAABiQkBAAAAAYoJAQAAAAGLCUAAAAABEpAHQAAAAAGhBwEAAAABtwdAAAAAAc4HAQAAAAHPBwEAAAABtwgBAAAAAb0IAACJEAAg2AgBAAAAAdoIQAAAAAHgCAABAAABgQkAAIoQACCCCUAAAAABgwkCAAAAAYQJAgAAAAGFCQEAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABEpAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbcIAQAAAAG5CAEAAAABuggBAAAAAbsIAQAAAAG8CIAAAAABvQgAAKQOACC-CAIAAAABvwggAAAAAcAIAQAAAAHBCAAApQ4AIMIIIAAAAAHDCAIAAAABCZAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG5CAEAAAABxwgBAAAAAfkIAQAAAAH6CAEAAAAB-whAAAAAAQMAAABSACAwAACVEwAgMQAAnhMAIBUAAABSACAOAADpEQAgDwAA6hEAIBcAAO0RACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgIwAA8xEAICkAAJ4TACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEw4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRADAADeEQAgBgAA4BEAIA4AAOERACAPAADiEQAgEAAA4xEAIBsAAOQRACCQB0AAAAABoQcBAAAAAbgHAQAAAAG5CAEAAAAB_AgBAAAAAf0IAQAAAAGuCSAAAAABrwlAAAAAAbAJQAAAAAGxCUAAAAABAgAAAAUAIDAAAJ8TACADAAAAAwAgMAAAnxMAIDEAAKMTACASAAAAAwAgAwAAnBEAIAYAAJ4RACAOAACfEQAgDwAAoBEAIBAAAKERACAbAACiEQAgKQAAoxMAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhEAMAAJwRACAGAACeEQAgDgAAnxEAIA8AAKARACAQAAChEQAgGwAAohEAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhCw0AAIcRACCQB0AAAAABmwcBAAAAAcUHAgAAAAHbBwEAAAAB_gcCAAAAAYwIAgAAAAGhCAIAAAABjwkgAAAAAaYJAQAAAAGnCQAAhREAIAIAAADoAQAgMAAApBMAIAMAAAAOACAwAACkEwAgMQAAqBMAIA0AAAAOACANAADqEAAgKQAAqBMAIJAHQAD5DAAhmwcBAIMNACHFBwIAiw0AIdsHAQCDDQAh_gcCAIsNACGMCAIAiw0AIaEIAgCLDQAhjwkgALsNACGmCQEAgw0AIacJAADoEAAgCw0AAOoQACCQB0AA-QwAIZsHAQCDDQAhxQcCAIsNACHbBwEAgw0AIf4HAgCLDQAhjAgCAIsNACGhCAIAiw0AIY8JIAC7DQAhpgkBAIMNACGnCQAA6BAAIBADAADeEQAgBQAA3xEAIA4AAOERACAPAADiEQAgEAAA4xEAIBsAAOQRACCQB0AAAAABoQcBAAAAAbgHAQAAAAG5CAEAAAAB_AgBAAAAAf0IAQAAAAGuCSAAAAABrwlAAAAAAbAJQAAAAAGxCUAAAAABAgAAAAUAIDAAAKkTACADAAAAAwAgMAAAqRMAIDEAAK0TACASAAAAAwAgAwAAnBEAIAUAAJ0RACAOAACfEQAgDwAAoBEAIBAAAKERACAbAACiEQAgKQAArRMAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhEAMAAJwRACAFAACdEQAgDgAAnxEAIA8AAKARACAQAAChEQAgGwAAohEAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhCI8HQAAAAAGbBwEAAAABoQcBAAAAAbkHAQAAAAHUBwEAAAABqAkCAAAAAakJAQAAAAGqCUAAAAABGpsHAQAAAAGFCAEAAAABiwgCAAAAAYwIAgAAAAGNCAIAAAABkggEAAAAAf0IAQAAAAGPCSAAAAABlAkBAAAAAZUJAQAAAAGWCQIAAAABlwkCAAAAAZgJAgAAAAGZCQIAAAABmgkBAAAAAZsJIAAAAAGcCUAAAAABnQkAANwQACCeCQAA3RAAIJ8JQAAAAAGgCSAAAAABoQkAAN4QACCiCQIAAAABowkCAAAAAaQJAQAAAAGlCQEAAAABCwYAAIYRACCQB0AAAAABmwcBAAAAAcUHAgAAAAHbBwEAAAAB_gcCAAAAAYwIAgAAAAGhCAIAAAABjwkgAAAAAaYJAQAAAAGnCQAAhREAIAIAAADoAQAgMAAAsBMAIBSQB0AAAAABuQcBAAAAAeAHAQAAAAH-BwIAAAABhAgBAAAAAYUIAQAAAAGGCAIAAAABhwgEAAAAAYkIAQAAAAGKCAEAAAABiwgCAAAAAYwIAgAAAAGNCAIAAAABjgiAAAAAAY8IQAAAAAGQCEAAAAABkQhAAAAAAZIIBAAAAAGTCAQAAAABlAgBAAAAAQSQB0AAAAAB7QgBAAAAAZEJAQAAAAGSCUAAAAABBaoHIAAAAAHUBwEAAAAB3AcBAAAAAZkIAQAAAAGTCUAAAAABAwAAAA4AIDAAALATACAxAAC3EwAgDQAAAA4AIAYAAOkQACApAAC3EwAgkAdAAPkMACGbBwEAgw0AIcUHAgCLDQAh2wcBAIMNACH-BwIAiw0AIYwIAgCLDQAhoQgCAIsNACGPCSAAuw0AIaYJAQCDDQAhpwkAAOgQACALBgAA6RAAIJAHQAD5DAAhmwcBAIMNACHFBwIAiw0AIdsHAQCDDQAh_gcCAIsNACGMCAIAiw0AIaEIAgCLDQAhjwkgALsNACGmCQEAgw0AIacJAADoEAAgHgcAAN8QACAJAADgEAAgCgAA4RAAIJsHAQAAAAGFCAEAAAABiQgBAAAAAYsIAgAAAAGMCAIAAAABjQgCAAAAAZIIBAAAAAH9CAEAAAABjwkgAAAAAZQJAQAAAAGVCQEAAAABlgkCAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAQAAAAGbCSAAAAABnAlAAAAAAZ0JAADcEAAgngkAAN0QACCfCUAAAAABoAkgAAAAAaEJAADeEAAgogkCAAAAAaMJAgAAAAGkCQEAAAABpQkBAAAAAQIAAAATACAwAAC4EwAgAwAAABEAIDAAALgTACAxAAC8EwAgIAAAABEAIAcAALQQACAJAAC1EAAgCgAAthAAICkAALwTACCbBwEAgw0AIYUIAQCDDQAhiQgBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGSCAQA-AwAIf0IAQCDDQAhjwkgALsNACGUCQEAgw0AIZUJAQCFDQAhlgkCAIsNACGXCQIAiw0AIZgJAgCLDQAhmQkCAIsNACGaCQEAhQ0AIZsJIAC7DQAhnAlAAIQNACGdCQAAsRAAIJ4JAACyEAAgnwlAAIQNACGgCSAAuw0AIaEJAACzEAAgogkCAIsNACGjCQIAiw0AIaQJAQCFDQAhpQkBAIUNACEeBwAAtBAAIAkAALUQACAKAAC2EAAgmwcBAIMNACGFCAEAgw0AIYkIAQCDDQAhiwgCAIsNACGMCAIAiw0AIY0IAgCLDQAhkggEAPgMACH9CAEAgw0AIY8JIAC7DQAhlAkBAIMNACGVCQEAhQ0AIZYJAgCLDQAhlwkCAIsNACGYCQIAiw0AIZkJAgCLDQAhmgkBAIUNACGbCSAAuw0AIZwJQACEDQAhnQkAALEQACCeCQAAshAAIJ8JQACEDQAhoAkgALsNACGhCQAAsxAAIKIJAgCLDQAhowkCAIsNACGkCQEAhQ0AIaUJAQCFDQAhHgcAAN8QACAJAADgEAAgCwAA4hAAIJsHAQAAAAGFCAEAAAABiQgBAAAAAYsIAgAAAAGMCAIAAAABjQgCAAAAAZIIBAAAAAH9CAEAAAABjwkgAAAAAZQJAQAAAAGVCQEAAAABlgkCAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAQAAAAGbCSAAAAABnAlAAAAAAZ0JAADcEAAgngkAAN0QACCfCUAAAAABoAkgAAAAAaEJAADeEAAgogkCAAAAAaMJAgAAAAGkCQEAAAABpQkBAAAAAQIAAAATACAwAAC9EwAgAwAAABEAIDAAAL0TACAxAADBEwAgIAAAABEAIAcAALQQACAJAAC1EAAgCwAAtxAAICkAAMETACCbBwEAgw0AIYUIAQCDDQAhiQgBAIMNACGLCAIAiw0AIYwIAgCLDQAhjQgCAIsNACGSCAQA-AwAIf0IAQCDDQAhjwkgALsNACGUCQEAgw0AIZUJAQCFDQAhlgkCAIsNACGXCQIAiw0AIZgJAgCLDQAhmQkCAIsNACGaCQEAhQ0AIZsJIAC7DQAhnAlAAIQNACGdCQAAsRAAIJ4JAACyEAAgnwlAAIQNACGgCSAAuw0AIaEJAACzEAAgogkCAIsNACGjCQIAiw0AIaQJAQCFDQAhpQkBAIUNACEeBwAAtBAAIAkAALUQACALAAC3EAAgmwcBAIMNACGFCAEAgw0AIYkIAQCDDQAhiwgCAIsNACGMCAIAiw0AIY0IAgCLDQAhkggEAPgMACH9CAEAgw0AIY8JIAC7DQAhlAkBAIMNACGVCQEAhQ0AIZYJAgCLDQAhlwkCAIsNACGYCQIAiw0AIZkJAgCLDQAhmgkBAIUNACGbCSAAuw0AIZwJQACEDQAhnQkAALEQACCeCQAAshAAIJ8JQACEDQAhoAkgALsNACGhCQAAsxAAIKIJAgCLDQAhowkCAIsNACGkCQEAhQ0AIaUJAQCFDQAhEAMAAN4RACAFAADfEQAgBgAA4BEAIA8AAOIRACAQAADjEQAgGwAA5BEAIJAHQAAAAAGhBwEAAAABuAcBAAAAAbkIAQAAAAH8CAEAAAAB_QgBAAAAAa4JIAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAECAAAABQAgMAAAwhMAIBMPAADnEgAgFwAA6hIAIBgAAO0SACAZAADuEgAgGgAA7xIAIBsAAOkSACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAMQTACADAAAAAwAgMAAAwhMAIDEAAMgTACASAAAAAwAgAwAAnBEAIAUAAJ0RACAGAACeEQAgDwAAoBEAIBAAAKERACAbAACiEQAgKQAAyBMAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhEAMAAJwRACAFAACdEQAgBgAAnhEAIA8AAKARACAQAAChEQAgGwAAohEAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhAwAAAFIAIDAAAMQTACAxAADLEwAgFQAAAFIAIA8AAOoRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgKQAAyxMAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDwAA6hEAIBcAAO0RACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEAMAAN4RACAFAADfEQAgBgAA4BEAIA4AAOERACAQAADjEQAgGwAA5BEAIJAHQAAAAAGhBwEAAAABuAcBAAAAAbkIAQAAAAH8CAEAAAAB_QgBAAAAAa4JIAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAECAAAABQAgMAAAzBMAIBMOAADmEgAgFwAA6hIAIBgAAO0SACAZAADuEgAgGgAA7xIAIBsAAOkSACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAM4TACADAAAAAwAgMAAAzBMAIDEAANITACASAAAAAwAgAwAAnBEAIAUAAJ0RACAGAACeEQAgDgAAnxEAIBAAAKERACAbAACiEQAgKQAA0hMAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhEAMAAJwRACAFAACdEQAgBgAAnhEAIA4AAJ8RACAQAAChEQAgGwAAohEAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhAwAAAFIAIDAAAM4TACAxAADVEwAgFQAAAFIAIA4AAOkRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgKQAA1RMAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDgAA6REAIBcAAO0RACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEAMAAN4RACAFAADfEQAgBgAA4BEAIA4AAOERACAPAADiEQAgEAAA4xEAIJAHQAAAAAGhBwEAAAABuAcBAAAAAbkIAQAAAAH8CAEAAAAB_QgBAAAAAa4JIAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAECAAAABQAgMAAA1hMAIBMOAADmEgAgDwAA5xIAIBcAAOoSACAYAADtEgAgGQAA7hIAIBoAAO8SACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAANgTACAIkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHaCEAAAAAB4AgAAQAAAfgIQAAAAAEGtwdAAAAAAbkHAQAAAAHbCAABAAAB3AgBAAAAAd0IAQAAAAHeCEAAAAABCZAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHWCAABAAAB1wgAAQAAAdgIAQAAAAHZCEAAAAAB2ghAAAAAAQ0EAQAAAAGQB0AAAAABoQcBAAAAAaoHAQAAAAG3B0AAAAABuQcBAAAAAdYHAQAAAAHPCAABAAAB0AgAAQAAAdEIAQAAAAHSCAEAAAAB1AgCAAAAAdUIQAAAAAEDAAAAAwAgMAAA1hMAIDEAAOATACASAAAAAwAgAwAAnBEAIAUAAJ0RACAGAACeEQAgDgAAnxEAIA8AAKARACAQAAChEQAgKQAA4BMAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhEAMAAJwRACAFAACdEQAgBgAAnhEAIA4AAJ8RACAPAACgEQAgEAAAoREAIJAHQAD5DAAhoQcBAIMNACG4BwEAgw0AIbkIAQCDDQAh_AgBAIMNACH9CAEAgw0AIa4JIAC7DQAhrwlAAIQNACGwCUAA-QwAIbEJQACEDQAhAwAAAFIAIDAAANgTACAxAADjEwAgFQAAAFIAIA4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgKQAA4xMAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDgAA6REAIA8AAOoRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEAMAAPQPACAEAAD1DwAgGAAA9w8AIBkAAPgPACAaAAD5DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABuQgBAAAAAccIAQAAAAH5CAEAAAAB-ggBAAAAAfsIQAAAAAECAAAAPQAgMAAA5BMAIBMOAADmEgAgDwAA5xIAIBgAAO0SACAZAADuEgAgGgAA7xIAIBsAAOkSACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAOYTACADAAAAOwAgMAAA5BMAIDEAAOoTACASAAAAOwAgAwAAvg8AIAQAAL8PACAYAADBDwAgGQAAwg8AIBoAAMMPACApAADqEwAgkAdAAPkMACGhBwEAgw0AIacHAQCFDQAhqgcBAIMNACG4BwEAgw0AIbkHAQCFDQAhuQgBAIMNACHHCAEAhQ0AIfkIAQCDDQAh-ggBAIMNACH7CEAAhA0AIRADAAC-DwAgBAAAvw8AIBgAAMEPACAZAADCDwAgGgAAww8AIJAHQAD5DAAhoQcBAIMNACGnBwEAhQ0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEDAAAAUgAgMAAA5hMAIDEAAO0TACAVAAAAUgAgDgAA6REAIA8AAOoRACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACApAADtEwAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRMOAADpEQAgDwAA6hEAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgIwAA8xEAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACEMAwAAuA8AIBQAALkPACCQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABvgcBAAAAAb8HAQAAAAHTCAEAAAAB2ghAAAAAAeAIAAEAAAH4CEAAAAABAgAAAEIAIDAAAO4TACADAAAAQAAgMAAA7hMAIDEAAPITACAOAAAAQAAgAwAAsA8AIBQAALEPACApAADyEwAgkAdAAPkMACGhBwEAgw0AIbcHQAD5DAAhuAcBAIMNACG-BwEAgw0AIb8HAQCDDQAh0wgBAIMNACHaCEAAhA0AIeAIAAHGDQAh-AhAAIQNACEMAwAAsA8AIBQAALEPACCQB0AA-QwAIaEHAQCDDQAhtwdAAPkMACG4BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHTCAEAgw0AIdoIQACEDQAh4AgAAcYNACH4CEAAhA0AIRMOAADmEgAgDwAA5xIAIBcAAOoSACAYAADtEgAgGQAA7hIAIBoAAO8SACAbAADpEgAgHAAA5RIAIB0AAOgSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAPMTACAOkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHHCAEAAAAB2ghAAAAAAd4IQAAAAAHgCAABAAAB4QgBAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAAD7DgAgAwAAAFIAIDAAAPMTACAxAAD4EwAgFQAAAFIAIA4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB8AAO8RACAjAADzEQAgKQAA-BMAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDgAA6REAIA8AAOoRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHwAA7xEAICMAAPMRACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhDAMAAJMPACCQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABxwgBAAAAAeMIAQAAAAHkCAEAAAAB5QgAAJIPACDmCAIAAAAB5wgBAAAAAegIQAAAAAECAAAA_AQAIDAAAPkTACATDgAA5hIAIA8AAOcSACAXAADqEgAgGAAA7RIAIBkAAO4SACAaAADvEgAgGwAA6RIAIBwAAOUSACAdAADoEgAgHgAA6xIAICMAAPASACCQB0AAAAABoQcBAAAAAaoHAQAAAAG5CAEAAAAB_AgBAAAAAbIJAQAAAAGzCUAAAAABtAlAAAAAAQIAAAABACAwAAD7EwAgAwAAAGYAIDAAAPkTACAxAAD_EwAgDgAAAGYAIAMAAIQPACApAAD_EwAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACHHCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAAgw8AIOYIAgCLDQAh5wgBAIUNACHoCEAAhA0AIQwDAACEDwAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACHHCAEAhQ0AIeMIAQCFDQAh5AgBAIUNACHlCAAAgw8AIOYIAgCLDQAh5wgBAIUNACHoCEAAhA0AIQMAAABSACAwAAD7EwAgMQAAghQAIBUAAABSACAOAADpEQAgDwAA6hEAIBcAAO0RACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgIwAA8xEAICkAAIIUACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEw4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAjAADzEQAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRADAAD0DwAgBAAA9Q8AIBcAAPYPACAZAAD4DwAgGgAA-Q8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAbkIAQAAAAHHCAEAAAAB-QgBAAAAAfoIAQAAAAH7CEAAAAABAgAAAD0AIDAAAIMUACATDgAA5hIAIA8AAOcSACAXAADqEgAgGQAA7hIAIBoAAO8SACAbAADpEgAgHAAA5RIAIB0AAOgSACAeAADrEgAgHwAA7BIAICMAAPASACCQB0AAAAABoQcBAAAAAaoHAQAAAAG5CAEAAAAB_AgBAAAAAbIJAQAAAAGzCUAAAAABtAlAAAAAAQIAAAABACAwAACFFAAgAwAAADsAIDAAAIMUACAxAACJFAAgEgAAADsAIAMAAL4PACAEAAC_DwAgFwAAwA8AIBkAAMIPACAaAADDDwAgKQAAiRQAIJAHQAD5DAAhoQcBAIMNACGnBwEAhQ0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEQAwAAvg8AIAQAAL8PACAXAADADwAgGQAAwg8AIBoAAMMPACCQB0AA-QwAIaEHAQCDDQAhpwcBAIUNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIUNACG5CAEAgw0AIccIAQCFDQAh-QgBAIMNACH6CAEAgw0AIfsIQACEDQAhAwAAAFIAIDAAAIUUACAxAACMFAAgFQAAAFIAIA4AAOkRACAPAADqEQAgFwAA7REAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgKQAAjBQAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDgAA6REAIA8AAOoRACAXAADtEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEAMAAPQPACAEAAD1DwAgFwAA9g8AIBgAAPcPACAaAAD5DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABuQgBAAAAAccIAQAAAAH5CAEAAAAB-ggBAAAAAfsIQAAAAAECAAAAPQAgMAAAjRQAIBMOAADmEgAgDwAA5xIAIBcAAOoSACAYAADtEgAgGgAA7xIAIBsAAOkSACAcAADlEgAgHQAA6BIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAI8UACADAAAAOwAgMAAAjRQAIDEAAJMUACASAAAAOwAgAwAAvg8AIAQAAL8PACAXAADADwAgGAAAwQ8AIBoAAMMPACApAACTFAAgkAdAAPkMACGhBwEAgw0AIacHAQCFDQAhqgcBAIMNACG4BwEAgw0AIbkHAQCFDQAhuQgBAIMNACHHCAEAhQ0AIfkIAQCDDQAh-ggBAIMNACH7CEAAhA0AIRADAAC-DwAgBAAAvw8AIBcAAMAPACAYAADBDwAgGgAAww8AIJAHQAD5DAAhoQcBAIMNACGnBwEAhQ0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIbkIAQCDDQAhxwgBAIUNACH5CAEAgw0AIfoIAQCDDQAh-whAAIQNACEDAAAAUgAgMAAAjxQAIDEAAJYUACAVAAAAUgAgDgAA6REAIA8AAOoRACAXAADtEQAgGAAA8BEAIBoAAPIRACAbAADsEQAgHAAA6BEAIB0AAOsRACAeAADuEQAgHwAA7xEAICMAAPMRACApAACWFAAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRMOAADpEQAgDwAA6hEAIBcAAO0RACAYAADwEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgIwAA8xEAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACEQAwAA9A8AIAQAAPUPACAXAAD2DwAgGAAA9w8AIBkAAPgPACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuAcBAAAAAbkHAQAAAAG5CAEAAAABxwgBAAAAAfkIAQAAAAH6CAEAAAAB-whAAAAAAQIAAAA9ACAwAACXFAAgEw4AAOYSACAPAADnEgAgFwAA6hIAIBgAAO0SACAZAADuEgAgGwAA6RIAIBwAAOUSACAdAADoEgAgHgAA6xIAIB8AAOwSACAjAADwEgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuQgBAAAAAfwIAQAAAAGyCQEAAAABswlAAAAAAbQJQAAAAAECAAAAAQAgMAAAmRQAIAMAAAA7ACAwAACXFAAgMQAAnRQAIBIAAAA7ACADAAC-DwAgBAAAvw8AIBcAAMAPACAYAADBDwAgGQAAwg8AICkAAJ0UACCQB0AA-QwAIaEHAQCDDQAhpwcBAIUNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIUNACG5CAEAgw0AIccIAQCFDQAh-QgBAIMNACH6CAEAgw0AIfsIQACEDQAhEAMAAL4PACAEAAC_DwAgFwAAwA8AIBgAAMEPACAZAADCDwAgkAdAAPkMACGhBwEAgw0AIacHAQCFDQAhqgcBAIMNACG4BwEAgw0AIbkHAQCFDQAhuQgBAIMNACHHCAEAhQ0AIfkIAQCDDQAh-ggBAIMNACH7CEAAhA0AIQMAAABSACAwAACZFAAgMQAAoBQAIBUAAABSACAOAADpEQAgDwAA6hEAIBcAAO0RACAYAADwEQAgGQAA8REAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgIwAA8xEAICkAAKAUACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhEw4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACAjAADzEQAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRMOAADmEgAgDwAA5xIAIBcAAOoSACAYAADtEgAgGQAA7hIAIBoAAO8SACAbAADpEgAgHAAA5RIAIB4AAOsSACAfAADsEgAgIwAA8BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAKEUACASkAdAAAAAAaEHAQAAAAGqBwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbkIAQAAAAG6CAEAAAABuwgBAAAAAbwIgAAAAAG9CAAApA4AIL4IAgAAAAG_CCAAAAABwAgBAAAAAcEIAAClDgAgwgggAAAAAcMIAgAAAAECtwdAAAAAAbgIAAEAAAEDAAAAUgAgMAAAoRQAIDEAAKcUACAVAAAAUgAgDgAA6REAIA8AAOoRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAeAADuEQAgHwAA7xEAICMAAPMRACApAACnFAAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuQgBAIMNACH8CAEAgw0AIbIJAQCFDQAhswlAAPkMACG0CUAAhA0AIRMOAADpEQAgDwAA6hEAIBcAAO0RACAYAADwEQAgGQAA8REAIBoAAPIRACAbAADsEQAgHAAA6BEAIB4AAO4RACAfAADvEQAgIwAA8xEAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACEUAwAA2g4AIBAAANsOACATAADdDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbkIAQAAAAHDCAIAAAABxwgBAAAAAcgIAQAAAAHJCAEAAAABygiAAAAAAcsIAQAAAAHMCAAA2Q4AIM0IAgAAAAHOCAIAAAABAgAAAGIAIDAAAKgUACADAAAAYAAgMAAAqBQAIDEAAKwUACAWAAAAYAAgAwAAuA4AIBAAALkOACATAAC7DgAgKQAArBQAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhuQgBAIMNACHDCAIAiw0AIccIAQCDDQAhyAgBAIMNACHJCAEAhQ0AIcoIgAAAAAHLCAEAhQ0AIcwIAAC3DgAgzQgCAIsNACHOCAIAiw0AIRQDAAC4DgAgEAAAuQ4AIBMAALsOACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG4BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIbkIAQCDDQAhwwgCAIsNACHHCAEAgw0AIcgIAQCDDQAhyQgBAIUNACHKCIAAAAABywgBAIUNACHMCAAAtw4AIM0IAgCLDQAhzggCAIsNACEUAwAA2g4AIBIAANwOACATAADdDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbkIAQAAAAHDCAIAAAABxwgBAAAAAcgIAQAAAAHJCAEAAAABygiAAAAAAcsIAQAAAAHMCAAA2Q4AIM0IAgAAAAHOCAIAAAABAgAAAGIAIDAAAK0UACAQAwAA3hEAIAUAAN8RACAGAADgEQAgDgAA4REAIA8AAOIRACAbAADkEQAgkAdAAAAAAaEHAQAAAAG4BwEAAAABuQgBAAAAAfwIAQAAAAH9CAEAAAABrgkgAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAQIAAAAFACAwAACvFAAgAwAAAGAAIDAAAK0UACAxAACzFAAgFgAAAGAAIAMAALgOACASAAC6DgAgEwAAuw4AICkAALMUACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG4BwEAgw0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIbkIAQCDDQAhwwgCAIsNACHHCAEAgw0AIcgIAQCDDQAhyQgBAIUNACHKCIAAAAABywgBAIUNACHMCAAAtw4AIM0IAgCLDQAhzggCAIsNACEUAwAAuA4AIBIAALoOACATAAC7DgAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG5CAEAgw0AIcMIAgCLDQAhxwgBAIMNACHICAEAgw0AIckIAQCFDQAhygiAAAAAAcsIAQCFDQAhzAgAALcOACDNCAIAiw0AIc4IAgCLDQAhAwAAAAMAIDAAAK8UACAxAAC2FAAgEgAAAAMAIAMAAJwRACAFAACdEQAgBgAAnhEAIA4AAJ8RACAPAACgEQAgGwAAohEAICkAALYUACCQB0AA-QwAIaEHAQCDDQAhuAcBAIMNACG5CAEAgw0AIfwIAQCDDQAh_QgBAIMNACGuCSAAuw0AIa8JQACEDQAhsAlAAPkMACGxCUAAhA0AIRADAACcEQAgBQAAnREAIAYAAJ4RACAOAACfEQAgDwAAoBEAIBsAAKIRACCQB0AA-QwAIaEHAQCDDQAhuAcBAIMNACG5CAEAgw0AIfwIAQCDDQAh_QgBAIMNACGuCSAAuw0AIa8JQACEDQAhsAlAAPkMACGxCUAAhA0AIRQDAADaDgAgEAAA2w4AIBIAANwOACCQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABuQgBAAAAAcMIAgAAAAHHCAEAAAAByAgBAAAAAckIAQAAAAHKCIAAAAABywgBAAAAAcwIAADZDgAgzQgCAAAAAc4IAgAAAAECAAAAYgAgMAAAtxQAIAMAAABgACAwAAC3FAAgMQAAuxQAIBYAAABgACADAAC4DgAgEAAAuQ4AIBIAALoOACApAAC7FAAgkAdAAPkMACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACG-BwEAgw0AIb8HAQCDDQAhwAdAAPkMACG5CAEAgw0AIcMIAgCLDQAhxwgBAIMNACHICAEAgw0AIckIAQCFDQAhygiAAAAAAcsIAQCFDQAhzAgAALcOACDNCAIAiw0AIc4IAgCLDQAhFAMAALgOACAQAAC5DgAgEgAAug4AIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhuQgBAIMNACHDCAIAiw0AIccIAQCDDQAhyAgBAIMNACHJCAEAhQ0AIcoIgAAAAAHLCAEAhQ0AIcwIAAC3DgAgzQgCAIsNACHOCAIAiw0AIR4HAADfEAAgCgAA4RAAIAsAAOIQACCbBwEAAAABhQgBAAAAAYkIAQAAAAGLCAIAAAABjAgCAAAAAY0IAgAAAAGSCAQAAAAB_QgBAAAAAY8JIAAAAAGUCQEAAAABlQkBAAAAAZYJAgAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQEAAAABmwkgAAAAAZwJQAAAAAGdCQAA3BAAIJ4JAADdEAAgnwlAAAAAAaAJIAAAAAGhCQAA3hAAIKIJAgAAAAGjCQIAAAABpAkBAAAAAaUJAQAAAAECAAAAEwAgMAAAvBQAIAMAAAARACAwAAC8FAAgMQAAwBQAICAAAAARACAHAAC0EAAgCgAAthAAIAsAALcQACApAADAFAAgmwcBAIMNACGFCAEAgw0AIYkIAQCDDQAhiwgCAIsNACGMCAIAiw0AIY0IAgCLDQAhkggEAPgMACH9CAEAgw0AIY8JIAC7DQAhlAkBAIMNACGVCQEAhQ0AIZYJAgCLDQAhlwkCAIsNACGYCQIAiw0AIZkJAgCLDQAhmgkBAIUNACGbCSAAuw0AIZwJQACEDQAhnQkAALEQACCeCQAAshAAIJ8JQACEDQAhoAkgALsNACGhCQAAsxAAIKIJAgCLDQAhowkCAIsNACGkCQEAhQ0AIaUJAQCFDQAhHgcAALQQACAKAAC2EAAgCwAAtxAAIJsHAQCDDQAhhQgBAIMNACGJCAEAgw0AIYsIAgCLDQAhjAgCAIsNACGNCAIAiw0AIZIIBAD4DAAh_QgBAIMNACGPCSAAuw0AIZQJAQCDDQAhlQkBAIUNACGWCQIAiw0AIZcJAgCLDQAhmAkCAIsNACGZCQIAiw0AIZoJAQCFDQAhmwkgALsNACGcCUAAhA0AIZ0JAACxEAAgngkAALIQACCfCUAAhA0AIaAJIAC7DQAhoQkAALMQACCiCQIAiw0AIaMJAgCLDQAhpAkBAIUNACGlCQEAhQ0AIRMOAADmEgAgDwAA5xIAIBcAAOoSACAYAADtEgAgGQAA7hIAIBoAAO8SACAbAADpEgAgHAAA5RIAIB0AAOgSACAeAADrEgAgHwAA7BIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkIAQAAAAH8CAEAAAABsgkBAAAAAbMJQAAAAAG0CUAAAAABAgAAAAEAIDAAAMEUACAEkAdAAAAAAaEHAQAAAAG2BwEAAAABtwdAAAAAAREpgAAAAAGQB0AAAAABnQcBAAAAAaEHAQAAAAGiBwQAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAasHAgAAAAGsB0AAAAABrQdAAAAAAa4HQAAAAAGvB0AAAAABAwAAAFIAIDAAAMEUACAxAADHFAAgFQAAAFIAIA4AAOkRACAPAADqEQAgFwAA7REAIBgAAPARACAZAADxEQAgGgAA8hEAIBsAAOwRACAcAADoEQAgHQAA6xEAIB4AAO4RACAfAADvEQAgKQAAxxQAIJAHQAD5DAAhoQcBAIMNACGqBwEAgw0AIbkIAQCDDQAh_AgBAIMNACGyCQEAhQ0AIbMJQAD5DAAhtAlAAIQNACETDgAA6REAIA8AAOoRACAXAADtEQAgGAAA8BEAIBkAAPERACAaAADyEQAgGwAA7BEAIBwAAOgRACAdAADrEQAgHgAA7hEAIB8AAO8RACCQB0AA-QwAIaEHAQCDDQAhqgcBAIMNACG5CAEAgw0AIfwIAQCDDQAhsgkBAIUNACGzCUAA-QwAIbQJQACEDQAhDwMAALMNACAiAAC1DQAgkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAACyDQAgvAcBAAAAAb0HQAAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAECAAAAcwAgMAAAyBQAIAMAAABxACAwAADIFAAgMQAAzBQAIBEAAABxACADAACXDQAgIgAAmQ0AICkAAMwUACCQB0AA-QwAIZsHAQCDDQAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIUNACG6BwEAgw0AIbsHAACWDQAgvAcBAIUNACG9B0AAhA0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIQ8DAACXDQAgIgAAmQ0AIJAHQAD5DAAhmwcBAIMNACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIboHAQCDDQAhuwcAAJYNACC8BwEAhQ0AIb0HQACEDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhDwMAALMNACAhAAC0DQAgkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAACyDQAgvAcBAAAAAb0HQAAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAECAAAAcwAgMAAAzRQAIAMAAABxACAwAADNFAAgMQAA0RQAIBEAAABxACADAACXDQAgIQAAmA0AICkAANEUACCQB0AA-QwAIZsHAQCDDQAhoQcBAIMNACGqBwEAgw0AIbgHAQCDDQAhuQcBAIUNACG6BwEAgw0AIbsHAACWDQAgvAcBAIUNACG9B0AAhA0AIb4HAQCDDQAhvwcBAIMNACHAB0AA-QwAIQ8DAACXDQAgIQAAmA0AIJAHQAD5DAAhmwcBAIMNACGhBwEAgw0AIaoHAQCDDQAhuAcBAIMNACG5BwEAhQ0AIboHAQCDDQAhuwcAAJYNACC8BwEAhQ0AIb0HQACEDQAhvgcBAIMNACG_BwEAgw0AIcAHQAD5DAAhDQwAIg5eDA9fDRdlFBhuFhlvFxpwGBtkExwGAh1jDx5nGx9tHCN0HggDAAEFCAMGDAQMABoOKQwPLQ0QMQ4bPhMBBAACAgQNAgcPBQMGEAQMAAsNFAYFBwAFCRgHChwICyAJDAAKAQgABgEIAAYBCAAGAwkhAAoiAAsjAAIGJAANJQACAwABBAACAgMAAQQAAgIEAAIRAA8FAwABDAASEDIOEjQQEzgRAREADwERAA8CEDkAEzoABwMAAQQ_AgwAGRdDFBhJFhlNFxpRGAMDAAEUABMWRRUBFQAUAgMAARQAEwIDAAEUABMCA1MBFFQTBBdVABhWABlXABpYAAUGWQAOWgAPWwAQXAAbXQADAwABDAAdH2scAgMAAR4AGwEfbAAEAwABDAAhIXgfInwgASAAHgEgAB4CIX0AIn4ACw6AAQAPgQEAF4QBABiGAQAZhwEAGogBABuDAQAcfwAdggEAH4UBACOJAQAAAAADDAAnNgAoNwApAAAAAwwAJzYAKDcAKQEDAAEBAwABAwwALjYALzcAMAAAAAMMAC42AC83ADABBAACAQQAAgUMADU2ADg3ADlYADZZADcAAAAAAAUMADU2ADg3ADlYADZZADcCBNgBAgfZAQUCBN8BAgfgAQUFDAA-NgBBNwBCWAA_WQBAAAAAAAAFDAA-NgBBNwBCWAA_WQBAAAAFDABHNgBKNwBLWABIWQBJAAAAAAAFDABHNgBKNwBLWABIWQBJAQcABQEHAAUFDABQNgBTNwBUWABRWQBSAAAAAAAFDABQNgBTNwBUWABRWQBSAQgABgEIAAYDDABZNgBaNwBbAAAAAwwAWTYAWjcAWwEIAAYBCAAGAwwAYDYAYTcAYgAAAAMMAGA2AGE3AGIAAAAFDABoNgBrNwBsWABpWQBqAAAAAAAFDABoNgBrNwBsWABpWQBqAAAABQwAcjYAdTcAdlgAc1kAdAAAAAAABQwAcjYAdTcAdlgAc1kAdAIDAAEEAAICAwABBAACAwwAezYAfDcAfQAAAAMMAHs2AHw3AH0CAwABBAACAgMAAQQAAgUMAIIBNgCFATcAhgFYAIMBWQCEAQAAAAAABQwAggE2AIUBNwCGAVgAgwFZAIQBAAAAAwwAjAE2AI0BNwCOAQAAAAMMAIwBNgCNATcAjgEAAAADDACUATYAlQE3AJYBAAAAAwwAlAE2AJUBNwCWAQIDAAEE3AMCAgMAAQTiAwIDDACbATYAnAE3AJ0BAAAAAwwAmwE2AJwBNwCdAQIDAAEUABMCAwABFAATAwwAogE2AKMBNwCkAQAAAAMMAKIBNgCjATcApAEBFQAUARUAFAUMAKkBNgCsATcArQFYAKoBWQCrAQAAAAAABQwAqQE2AKwBNwCtAVgAqgFZAKsBAAAABQwAswE2ALYBNwC3AVgAtAFZALUBAAAAAAAFDACzATYAtgE3ALcBWAC0AVkAtQEAAAADDAC9ATYAvgE3AL8BAAAAAwwAvQE2AL4BNwC_AQAAAAMMAMUBNgDGATcAxwEAAAADDADFATYAxgE3AMcBAAAAAwwAzQE2AM4BNwDPAQAAAAMMAM0BNgDOATcAzwEBAwABAQMAAQUMANQBNgDXATcA2AFYANUBWQDWAQAAAAAABQwA1AE2ANcBNwDYAVgA1QFZANYBAgMAAR4AGwIDAAEeABsDDADdATYA3gE3AN8BAAAAAwwA3QE2AN4BNwDfAQIDAAEUABMCAwABFAATAwwA5AE2AOUBNwDmAQAAAAMMAOQBNgDlATcA5gECAwABFAATAgMAARQAEwMMAOsBNgDsATcA7QEAAAADDADrATYA7AE3AO0BAgPgBQEU4QUTAgPnBQEU6AUTBQwA8gE2APUBNwD2AVgA8wFZAPQBAAAAAAAFDADyATYA9QE3APYBWADzAVkA9AEBAwABAQMAAQUMAPsBNgD-ATcA_wFYAPwBWQD9AQAAAAAABQwA-wE2AP4BNwD_AVgA_AFZAP0BAREADwERAA8DDACEAjYAhQI3AIYCAAAAAwwAhAI2AIUCNwCGAgIEAAIRAA8CBAACEQAPBQwAiwI2AI4CNwCPAlgAjAJZAI0CAAAAAAAFDACLAjYAjgI3AI8CWACMAlkAjQIBEQAPAREADwMMAJQCNgCVAjcAlgIAAAADDACUAjYAlQI3AJYCAAAABQwAnAI2AJ8CNwCgAlgAnQJZAJ4CAAAAAAAFDACcAjYAnwI3AKACWACdAlkAngIAAAAFDACmAjYAqQI3AKoCWACnAlkAqAIAAAAAAAUMAKYCNgCpAjcAqgJYAKcCWQCoAgAAAAUMALACNgCzAjcAtAJYALECWQCyAgAAAAAABQwAsAI2ALMCNwC0AlgAsQJZALICAQgABgEIAAYFDAC5AjYAvAI3AL0CWAC6AlkAuwIAAAAAAAUMALkCNgC8AjcAvQJYALoCWQC7AgAAAAUMAMMCNgDGAjcAxwJYAMQCWQDFAgAAAAAABQwAwwI2AMYCNwDHAlgAxAJZAMUCAAAABQwAzQI2ANACNwDRAlgAzgJZAM8CAAAAAAAFDADNAjYA0AI3ANECWADOAlkAzwIAAAAFDADXAjYA2gI3ANsCWADYAlkA2QIAAAAAAAUMANcCNgDaAjcA2wJYANgCWQDZAgAAAAUMAOECNgDkAjcA5QJYAOICWQDjAgAAAAAABQwA4QI2AOQCNwDlAlgA4gJZAOMCAAAABQwA6wI2AO4CNwDvAlgA7AJZAO0CAAAAAAAFDADrAjYA7gI3AO8CWADsAlkA7QIAAAAFDAD1AjYA-AI3APkCWAD2AlkA9wIAAAAAAAUMAPUCNgD4AjcA-QJYAPYCWQD3AgAAAAUMAP8CNgCCAzcAgwNYAIADWQCBAwAAAAAABQwA_wI2AIIDNwCDA1gAgANZAIEDAAAABQwAiQM2AIwDNwCNA1gAigNZAIsDAAAAAAAFDACJAzYAjAM3AI0DWACKA1kAiwMAAAAFDACTAzYAlgM3AJcDWACUA1kAlQMAAAAAAAUMAJMDNgCWAzcAlwNYAJQDWQCVAwAAAAUMAJ0DNgCgAzcAoQNYAJ4DWQCfAwAAAAAABQwAnQM2AKADNwChA1gAngNZAJ8DAAAABQwApwM2AKoDNwCrA1gAqANZAKkDAAAAAAAFDACnAzYAqgM3AKsDWACoA1kAqQMAAAAFDACxAzYAtAM3ALUDWACyA1kAswMAAAAAAAUMALEDNgC0AzcAtQNYALIDWQCzAwAAAAUMALsDNgC-AzcAvwNYALwDWQC9AwAAAAAABQwAuwM2AL4DNwC_A1gAvANZAL0DAAAABQwAxQM2AMgDNwDJA1gAxgNZAMcDAAAAAAAFDADFAzYAyAM3AMkDWADGA1kAxwMBAwABAQMAAQMMAM4DNgDPAzcA0AMAAAADDADOAzYAzwM3ANADASAAHgEgAB4DDADVAzYA1gM3ANcDAAAAAwwA1QM2ANYDNwDXAwEgAB4BIAAeBQwA3AM2AN8DNwDgA1gA3QNZAN4DAAAAAAAFDADcAzYA3wM3AOADWADdA1kA3gMAAAADDADmAzYA5wM3AOgDAAAAAwwA5gM2AOcDNwDoAwAAAAUMAO4DNgDxAzcA8gNYAO8DWQDwAwAAAAAABQwA7gM2APEDNwDyA1gA7wNZAPADAAAABQwA-AM2APsDNwD8A1gA-QNZAPoDAAAAAAAFDAD4AzYA-wM3APwDWAD5A1kA-gMkAgEligEBJowBASeNAQEojgEBKpABASuSASMskwEkLZUBAS6XASMvmAElMpkBATOaAQE0mwEjOJ4BJjmfASo6oAECO6EBAjyiAQI9owECPqQBAj-mAQJAqAEjQakBK0KrAQJDrQEjRK4BLEWvAQJGsAECR7EBI0i0AS1JtQExSrcBA0u4AQNMugEDTbsBA068AQNPvgEDUMABI1HBATJSwwEDU8UBI1TGATNVxwEDVsgBA1fJASNazAE0W80BOlzOAQRdzwEEXtABBF_RAQRg0gEEYdQBBGLWASNj1wE7ZNsBBGXdASNm3gE8Z-EBBGjiAQRp4wEjauYBPWvnAUNs6QEFbeoBBW7sAQVv7QEFcO4BBXHwAQVy8gEjc_MBRHT1AQV19wEjdvgBRXf5AQV4-gEFefsBI3r-AUZ7_wFMfIACBn2BAgZ-ggIGf4MCBoABhAIGgQGGAgaCAYgCI4MBiQJNhAGLAgaFAY0CI4YBjgJOhwGPAgaIAZACBokBkQIjigGUAk-LAZUCVYwBlgIJjQGXAgmOAZgCCY8BmQIJkAGaAgmRAZwCCZIBngIjkwGfAlaUAaECCZUBowIjlgGkAleXAaUCCZgBpgIJmQGnAiOaAaoCWJsBqwJcnAGsAgidAa0CCJ4BrgIInwGvAgigAbACCKEBsgIIogG0AiOjAbUCXaQBtwIIpQG5AiOmAboCXqcBuwIIqAG8AgipAb0CI6oBwAJfqwHBAmOsAcMCZK0BxAJkrgHHAmSvAcgCZLAByQJksQHLAmSyAc0CI7MBzgJltAHQAmS1AdICI7YB0wJmtwHUAmS4AdUCZLkB1gIjugHZAme7AdoCbbwB3AJuvQHdAm6-AeACbr8B4QJuwAHiAm7BAeQCbsIB5gIjwwHnAm_EAekCbsUB6wIjxgHsAnDHAe0CbsgB7gJuyQHvAiPKAfICccsB8wJ3zAH0AgzNAfUCDM4B9gIMzwH3AgzQAfgCDNEB-gIM0gH8AiPTAf0CeNQB_wIM1QGBAyPWAYIDedcBgwMM2AGEAwzZAYUDI9oBiAN62wGJA37cAYoDDd0BiwMN3gGMAw3fAY0DDeABjgMN4QGQAw3iAZIDI-MBkwN_5AGVAw3lAZcDI-YBmAOAAecBmQMN6AGaAw3pAZsDI-oBngOBAesBnwOHAewBoQOIAe0BogOIAe4BpQOIAe8BpgOIAfABpwOIAfEBqQOIAfIBqwMj8wGsA4kB9AGuA4gB9QGwAyP2AbEDigH3AbIDiAH4AbMDiAH5AbQDI_oBtwOLAfsBuAOPAfwBugOQAf0BuwOQAf4BvgOQAf8BvwOQAYACwAOQAYECwgOQAYICxAMjgwLFA5EBhALHA5ABhQLJAyOGAsoDkgGHAssDkAGIAswDkAGJAs0DI4oC0AOTAYsC0QOXAYwC0gMTjQLTAxOOAtQDE48C1QMTkALWAxORAtgDE5IC2gMjkwLbA5gBlALeAxOVAuADI5YC4QOZAZcC4wMTmALkAxOZAuUDI5oC6AOaAZsC6QOeAZwC6gMUnQLrAxSeAuwDFJ8C7QMUoALuAxShAvADFKIC8gMjowLzA58BpAL1AxSlAvcDI6YC-AOgAacC-QMUqAL6AxSpAvsDI6oC_gOhAasC_wOlAawCgQQVrQKCBBWuAoQEFa8ChQQVsAKGBBWxAogEFbICigQjswKLBKYBtAKNBBW1Ao8EI7YCkASnAbcCkQQVuAKSBBW5ApMEI7oClgSoAbsClwSuAbwCmQSvAb0CmgSvAb4CnQSvAb8CngSvAcACnwSvAcECoQSvAcICowQjwwKkBLABxAKmBK8BxQKoBCPGAqkEsQHHAqoErwHIAqsErwHJAqwEI8oCrwSyAcsCsAS4AcwCsgS5Ac0CswS5Ac4CtgS5Ac8CtwS5AdACuAS5AdECugS5AdICvAQj0wK9BLoB1AK_BLkB1QLBBCPWAsIEuwHXAsMEuQHYAsQEuQHZAsUEI9oCyAS8AdsCyQTAAdwCywTBAd0CzATBAd4CzwTBAd8C0ATBAeAC0QTBAeEC0wTBAeIC1QQj4wLWBMIB5ALYBMEB5QLaBCPmAtsEwwHnAtwEwQHoAt0EwQHpAt4EI-oC4QTEAesC4gTIAewC5ATJAe0C5QTJAe4C6ATJAe8C6QTJAfAC6gTJAfEC7ATJAfIC7gQj8wLvBMoB9ALxBMkB9QLzBCP2AvQEywH3AvUEyQH4AvYEyQH5AvcEI_oC-gTMAfsC-wTQAfwC_QQb_QL-BBv-AoAFG_8CgQUbgAOCBRuBA4QFG4IDhgUjgwOHBdEBhAOJBRuFA4sFI4YDjAXSAYcDjQUbiAOOBRuJA48FI4oDkgXTAYsDkwXZAYwDlAUcjQOVBRyOA5YFHI8DlwUckAOYBRyRA5oFHJIDnAUjkwOdBdoBlAOfBRyVA6EFI5YDogXbAZcDowUcmAOkBRyZA6UFI5oDqAXcAZsDqQXgAZwDqgUWnQOrBRaeA6wFFp8DrQUWoAOuBRahA7AFFqIDsgUjowOzBeEBpAO1BRalA7cFI6YDuAXiAacDuQUWqAO6BRapA7sFI6oDvgXjAasDvwXnAawDwAUXrQPBBReuA8IFF68DwwUXsAPEBRexA8YFF7IDyAUjswPJBegBtAPLBRe1A80FI7YDzgXpAbcDzwUXuAPQBRe5A9EFI7oD1AXqAbsD1QXuAbwD1gUYvQPXBRi-A9gFGL8D2QUYwAPaBRjBA9wFGMID3gUjwwPfBe8BxAPjBRjFA-UFI8YD5gXwAccD6QUYyAPqBRjJA-sFI8oD7gXxAcsD7wX3AcwD8AUPzQPxBQ_OA_IFD88D8wUP0AP0BQ_RA_YFD9ID-AUj0wP5BfgB1AP7BQ_VA_0FI9YD_gX5AdcD_wUP2AOABg_ZA4EGI9oDhAb6AdsDhQaAAtwDhwYQ3QOIBhDeA4oGEN8DiwYQ4AOMBhDhA44GEOIDkAYj4wORBoEC5AOTBhDlA5UGI-YDlgaCAucDlwYQ6AOYBhDpA5kGI-oDnAaDAusDnQaHAuwDngYO7QOfBg7uA6AGDu8DoQYO8AOiBg7xA6QGDvIDpgYj8wOnBogC9AOpBg71A6sGI_YDrAaJAvcDrQYO-AOuBg75A68GI_oDsgaKAvsDswaQAvwDtAYR_QO1BhH-A7YGEf8DtwYRgAS4BhGBBLoGEYIEvAYjgwS9BpEChAS_BhGFBMEGI4YEwgaSAocEwwYRiATEBhGJBMUGI4oEyAaTAosEyQaXAowEywaYAo0EzAaYAo4EzwaYAo8E0AaYApAE0QaYApEE0waYApIE1QYjkwTWBpkClATYBpgClQTaBiOWBNsGmgKXBNwGmAKYBN0GmAKZBN4GI5oE4QabApsE4gahApwE5AaiAp0E5QaiAp4E6AaiAp8E6QaiAqAE6gaiAqEE7AaiAqIE7gYjowTvBqMCpATxBqICpQTzBiOmBPQGpAKnBPUGogKoBPYGogKpBPcGI6oE-galAqsE-warAqwE_QasAq0E_gasAq4EgQesAq8EggesArAEgwesArEEhQesArIEhwcjswSIB60CtASKB6wCtQSMByO2BI0HrgK3BI4HrAK4BI8HrAK5BJAHI7oEkwevArsElAe1ArwElQcHvQSWBwe-BJcHB78EmAcHwASZBwfBBJsHB8IEnQcjwwSeB7YCxASgBwfFBKIHI8YEowe3AscEpAcHyASlBwfJBKYHI8oEqQe4AssEqge-AswErAe_As0ErQe_As4EsAe_As8EsQe_AtAEsge_AtEEtAe_AtIEtgcj0wS3B8AC1AS5B78C1QS7ByPWBLwHwQLXBL0HvwLYBL4HvwLZBL8HI9oEwgfCAtsEwwfIAtwExQfJAt0ExgfJAt4EyQfJAt8EygfJAuAEywfJAuEEzQfJAuIEzwcj4wTQB8oC5ATSB8kC5QTUByPmBNUHywLnBNYHyQLoBNcHyQLpBNgHI-oE2wfMAusE3AfSAuwE3gfTAu0E3wfTAu4E4gfTAu8E4wfTAvAE5AfTAvEE5gfTAvIE6Acj8wTpB9QC9ATrB9MC9QTtByP2BO4H1QL3BO8H0wL4BPAH0wL5BPEHI_oE9AfWAvsE9QfcAvwE9wfdAv0E-AfdAv4E-wfdAv8E_AfdAoAF_QfdAoEF_wfdAoIFgQgjgwWCCN4ChAWECN0ChQWGCCOGBYcI3wKHBYgI3QKIBYkI3QKJBYoII4oFjQjgAosFjgjmAowFkAjnAo0FkQjnAo4FlAjnAo8FlQjnApAFlgjnApEFmAjnApIFmggjkwWbCOgClAWdCOcClQWfCCOWBaAI6QKXBaEI5wKYBaII5wKZBaMII5oFpgjqApsFpwjwApwFqQjxAp0FqgjxAp4FrQjxAp8FrgjxAqAFrwjxAqEFsQjxAqIFswgjowW0CPICpAW2CPECpQW4CCOmBbkI8wKnBboI8QKoBbsI8QKpBbwII6oFvwj0AqsFwAj6AqwFwgj7Aq0Fwwj7Aq4Fxgj7Aq8Fxwj7ArAFyAj7ArEFygj7ArIFzAgjswXNCPwCtAXPCPsCtQXRCCO2BdII_QK3BdMI-wK4BdQI-wK5BdUII7oF2Aj-ArsF2QiEA7wF2wiFA70F3AiFA74F3wiFA78F4AiFA8AF4QiFA8EF4wiFA8IF5QgjwwXmCIYDxAXoCIUDxQXqCCPGBesIhwPHBewIhQPIBe0IhQPJBe4II8oF8QiIA8sF8giOA8wF9AiPA80F9QiPA84F-AiPA88F-QiPA9AF-giPA9EF_AiPA9IF_ggj0wX_CJAD1AWBCY8D1QWDCSPWBYQJkQPXBYUJjwPYBYYJjwPZBYcJI9oFigmSA9sFiwmYA9wFjQmZA90FjgmZA94FkQmZA98FkgmZA-AFkwmZA-EFlQmZA-IFlwkj4wWYCZoD5AWaCZkD5QWcCSPmBZ0JmwPnBZ4JmQPoBZ8JmQPpBaAJI-oFowmcA-sFpAmiA-wFpgmjA-0FpwmjA-4FqgmjA-8FqwmjA_AFrAmjA_EFrgmjA_IFsAkj8wWxCaQD9AWzCaMD9QW1CSP2BbYJpQP3BbcJowP4BbgJowP5BbkJI_oFvAmmA_sFvQmsA_wFvwmtA_0FwAmtA_4FwwmtA_8FxAmtA4AGxQmtA4EGxwmtA4IGyQkjgwbKCa4DhAbMCa0DhQbOCSOGBs8JrwOHBtAJrQOIBtEJrQOJBtIJI4oG1QmwA4sG1gm2A4wG2Am3A40G2Qm3A44G3Am3A48G3Qm3A5AG3gm3A5EG4Am3A5IG4gkjkwbjCbgDlAblCbcDlQbnCSOWBugJuQOXBukJtwOYBuoJtwOZBusJI5oG7gm6A5sG7wnAA5wG8QnBA50G8gnBA54G9QnBA58G9gnBA6AG9wnBA6EG-QnBA6IG-wkjowb8CcIDpAb-CcEDpQaACiOmBoEKwwOnBoIKwQOoBoMKwQOpBoQKI6oGhwrEA6sGiArKA6wGiQoerQaKCh6uBosKHq8GjAoesAaNCh6xBo8KHrIGkQojswaSCssDtAaUCh61BpYKI7YGlwrMA7cGmAoeuAaZCh65BpoKI7oGnQrNA7sGngrRA7wGnwofvQagCh--BqEKH78GogofwAajCh_BBqUKH8IGpwojwwaoCtIDxAaqCh_FBqwKI8YGrQrTA8cGrgofyAavCh_JBrAKI8oGswrUA8sGtArYA8wGtQogzQa2CiDOBrcKIM8GuAog0Aa5CiDRBrsKINIGvQoj0wa-CtkD1AbACiDVBsIKI9YGwwraA9cGxAog2AbFCiDZBsYKI9oGyQrbA9sGygrhA9wGzAriA90GzQriA94G0AriA98G0QriA-AG0griA-EG1AriA-IG1goj4wbXCuMD5AbZCuID5QbbCiPmBtwK5APnBt0K4gPoBt4K4gPpBt8KI-oG4grlA-sG4wrpA-wG5QrqA-0G5grqA-4G6QrqA-8G6grqA_AG6wrqA_EG7QrqA_IG7woj8wbwCusD9AbyCuoD9Qb0CiP2BvUK7AP3BvYK6gP4BvcK6gP5BvgKI_oG-wrtA_sG_ArzA_wG_gr0A_0G_wr0A_4Gggv0A_8Ggwv0A4AHhAv0A4EHhgv0A4IHiAsjgweJC_UDhAeLC_QDhQeNCyOGB44L9gOHB48L9AOIB5AL9AOJB5ELI4oHlAv3A4sHlQv9Aw"
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
  Limit: "Limit",
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
