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
  status       String    @default("active") // active | suspended | closed | erased
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
config.runtimeDataModel = JSON.parse('{"models":{"Customer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusReason","kind":"scalar","type":"String","dbName":"status_reason"},{"name":"statusSince","kind":"scalar","type":"DateTime","dbName":"status_since"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tenants","kind":"object","type":"Tenant","relationName":"CustomerToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToCustomer"},{"name":"sessions","kind":"object","type":"Session","relationName":"CustomerToSession"},{"name":"identityProviders","kind":"object","type":"IdentityProvider","relationName":"CustomerToIdentityProvider"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerToCustomerUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerToInvitation"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"CustomerToSetupLink"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerToDeviceCode"},{"name":"webhooks","kind":"object","type":"Webhook","relationName":"CustomerToWebhook"}],"dbName":"customers","schema":null},"Tenant":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"isDefault","kind":"scalar","type":"Boolean","dbName":"is_default"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"admittedAt","kind":"scalar","type":"DateTime","dbName":"admitted_at"},{"name":"admissionLeasedUntil","kind":"scalar","type":"DateTime","dbName":"admission_leased_until"},{"name":"limitsImportedAt","kind":"scalar","type":"DateTime","dbName":"limits_imported_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToTenant"},{"name":"namespace","kind":"object","type":"Namespace","relationName":"NamespaceToTenant"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToTenant"},{"name":"apiKeys","kind":"object","type":"ApiKey","relationName":"ApiKeyToTenant"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTenant"},{"name":"principals","kind":"object","type":"Principal","relationName":"PrincipalToTenant"},{"name":"users","kind":"object","type":"CustomerUser","relationName":"CustomerUserToTenant"}],"dbName":"tenants","schema":null},"Namespace":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"compactedVersion","kind":"scalar","type":"BigInt","dbName":"compacted_version"},{"name":"virtualMachines","kind":"scalar","type":"Int","dbName":"virtual_machines"},{"name":"bareMetalMachines","kind":"scalar","type":"Int","dbName":"bare_metal_machines"},{"name":"cpu","kind":"scalar","type":"BigInt"},{"name":"memoryGiB","kind":"scalar","type":"BigInt","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"BigInt","dbName":"disk_gib"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"NamespaceToTenant"}],"dbName":"namespaces","schema":null},"Limit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"name","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Int"},{"name":"setBy","kind":"scalar","type":"String","dbName":"set_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"setAt","kind":"scalar","type":"DateTime","dbName":"set_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"LimitToTenant"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"LimitToMachineClass"}],"dbName":"limits","schema":null},"MachineClass":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"cpuFamily","kind":"scalar","type":"String","dbName":"cpu_family"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"regions","kind":"scalar","type":"String"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"position","kind":"scalar","type":"Int"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"limits","kind":"object","type":"Limit","relationName":"LimitToMachineClass"},{"name":"hosts","kind":"object","type":"Host","relationName":"HostToMachineClass"}],"dbName":"machine_classes","schema":null},"Host":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"region","kind":"scalar","type":"String"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"workload","kind":"scalar","type":"String"},{"name":"driver","kind":"scalar","type":"String"},{"name":"agent","kind":"scalar","type":"String"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"cpuUsed","kind":"scalar","type":"Int","dbName":"cpu_used"},{"name":"memoryGiBUsed","kind":"scalar","type":"Int","dbName":"memory_gib_used"},{"name":"diskGiBUsed","kind":"scalar","type":"Int","dbName":"disk_gib_used"},{"name":"machinesHeld","kind":"scalar","type":"Int","dbName":"machines_held"},{"name":"reservedTenantId","kind":"scalar","type":"String","dbName":"reserved_tenant_id"},{"name":"cordoned","kind":"scalar","type":"Boolean"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"images","kind":"scalar","type":"String"},{"name":"failing","kind":"scalar","type":"String"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"doubtedAt","kind":"scalar","type":"DateTime","dbName":"doubted_at"},{"name":"inventoryDue","kind":"scalar","type":"Boolean","dbName":"inventory_due"},{"name":"forwardAddresses","kind":"scalar","type":"String","dbName":"forward_addresses"},{"name":"forwardFirstPort","kind":"scalar","type":"Int","dbName":"forward_first_port"},{"name":"forwardLastPort","kind":"scalar","type":"Int","dbName":"forward_last_port"},{"name":"recordsId","kind":"scalar","type":"String","dbName":"records_id"},{"name":"otherRecordsId","kind":"scalar","type":"String","dbName":"other_records_id"},{"name":"machineClass","kind":"object","type":"MachineClass","relationName":"HostToMachineClass"},{"name":"placements","kind":"object","type":"Placement","relationName":"HostToPlacement"},{"name":"keys","kind":"object","type":"HostKey","relationName":"HostToHostKey"},{"name":"conditions","kind":"object","type":"HostCondition","relationName":"HostToHostCondition"}],"dbName":"hosts","schema":null},"HostCondition":{"fields":[{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"type","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Boolean"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostCondition"}],"dbName":"host_conditions","schema":null},"HostKey":{"fields":[{"name":"fingerprint","kind":"scalar","type":"String"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"validUntil","kind":"scalar","type":"DateTime","dbName":"valid_until"},{"name":"host","kind":"object","type":"Host","relationName":"HostToHostKey"}],"dbName":"host_keys","schema":null},"Orphan":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"firstSeenAt","kind":"scalar","type":"DateTime","dbName":"first_seen_at"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"}],"dbName":"orphans","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"Json"},{"name":"architecture","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"retired","kind":"scalar","type":"Boolean"},{"name":"generation","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"images","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"replaces","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"lastUsedAddress","kind":"scalar","type":"String","dbName":"last_used_address"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reach","kind":"scalar","type":"String"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"customer","kind":"object","type":"Customer","relationName":"ApiKeyToCustomer"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"ApiKeyToTenant"}],"dbName":"api_keys","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"accountScopes","kind":"scalar","type":"String","dbName":"account_scopes"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"principalRevision","kind":"scalar","type":"Int","dbName":"principal_revision"},{"name":"providerRevision","kind":"scalar","type":"Int","dbName":"provider_revision"},{"name":"kid","kind":"scalar","type":"String"},{"name":"jti","kind":"scalar","type":"String"},{"name":"exchangeId","kind":"scalar","type":"String","dbName":"exchange_id"},{"name":"signInId","kind":"scalar","type":"String","dbName":"sign_in_id"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSession"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"SessionToTenant"}],"dbName":"sessions","schema":null},"DpopProof":{"fields":[{"name":"proofDigest","kind":"scalar","type":"Bytes","dbName":"proof_digest"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"dpop_proofs","schema":null},"RegistrationCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"slug","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"region","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"redeemedAt","kind":"scalar","type":"DateTime","dbName":"redeemed_at"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"contact","kind":"scalar","type":"Json"}],"dbName":"registration_codes","schema":null},"CustomerUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"roleSlug","kind":"scalar","type":"String","dbName":"role_slug"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastSignInAt","kind":"scalar","type":"DateTime","dbName":"last_sign_in_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToCustomerUser"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"CustomerUserToTenant"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"CustomerUserToInvitation"},{"name":"signInCodes","kind":"object","type":"SignInCode","relationName":"CustomerUserToSignInCode"},{"name":"signIns","kind":"object","type":"SignIn","relationName":"CustomerUserToSignIn"},{"name":"deviceCodes","kind":"object","type":"DeviceCode","relationName":"CustomerUserToDeviceCode"}],"dbName":"customer_users","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToInvitation"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToInvitation"},{"name":"outgoingEmail","kind":"object","type":"OutgoingEmail","relationName":"InvitationToOutgoingEmail"}],"dbName":"invitations","schema":null},"OutgoingEmail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String","dbName":"invitation_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToOutgoingEmail"}],"dbName":"letters","schema":null},"RateCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_counts","schema":null},"KeptAnswer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"credential","kind":"scalar","type":"String"},{"name":"keyDigest","kind":"scalar","type":"Bytes","dbName":"key_digest"},{"name":"requestDigest","kind":"scalar","type":"Bytes","dbName":"request_digest"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"kept_answers","schema":null},"DataKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"wrapped","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"data_keys","schema":null},"OrderKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String","dbName":"public_key"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"change","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"order_keys","schema":null},"IdentityIntegration":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"stoppedFor","kind":"scalar","type":"String","dbName":"stopped_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityIntegration"},{"name":"setupLinks","kind":"object","type":"SetupLink","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"identity_integrations","schema":null},"SetupLink":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"integrationId","kind":"scalar","type":"String","dbName":"integration_id"},{"name":"tokenDigest","kind":"scalar","type":"Bytes","dbName":"token_digest"},{"name":"intent","kind":"scalar","type":"String"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"clientSecretSealed","kind":"scalar","type":"String","dbName":"client_secret_sealed"},{"name":"emailDomains","kind":"scalar","type":"String","dbName":"email_domains"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSetupLink"},{"name":"integration","kind":"object","type":"IdentityIntegration","relationName":"IdentityIntegrationToSetupLink"}],"dbName":"setup_links","schema":null},"SignInCode":{"fields":[{"name":"codeDigest","kind":"scalar","type":"Bytes","dbName":"code_digest"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignInCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignInCode"}],"dbName":"sign_in_codes","schema":null},"SignIn":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"handleDigest","kind":"scalar","type":"Bytes","dbName":"handle_digest"},{"name":"secretDigest","kind":"scalar","type":"Bytes","dbName":"secret_digest"},{"name":"dpopKey","kind":"scalar","type":"String","dbName":"dpop_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToSignIn"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToSignIn"}],"dbName":"sign_ins","schema":null},"DeviceCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"deviceDigest","kind":"scalar","type":"Bytes","dbName":"device_digest"},{"name":"userDigest","kind":"scalar","type":"Bytes","dbName":"user_digest"},{"name":"account","kind":"scalar","type":"String"},{"name":"tenant","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"program","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"customerUserId","kind":"scalar","type":"String","dbName":"customer_user_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"intervalSeconds","kind":"scalar","type":"Int","dbName":"interval_seconds"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"polledAt","kind":"scalar","type":"DateTime","dbName":"polled_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToDeviceCode"},{"name":"user","kind":"object","type":"CustomerUser","relationName":"CustomerUserToDeviceCode"}],"dbName":"device_codes","schema":null},"IdentityProvider":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"jwksSourceType","kind":"scalar","type":"String","dbName":"jwks_source_type"},{"name":"jwksUri","kind":"scalar","type":"String","dbName":"jwks_uri"},{"name":"jwksDocument","kind":"scalar","type":"Json","dbName":"jwks_document"},{"name":"jwksDocumentRef","kind":"scalar","type":"String","dbName":"jwks_document_ref"},{"name":"audiences","kind":"scalar","type":"String"},{"name":"allowedClockSkewSeconds","kind":"scalar","type":"Int","dbName":"allowed_clock_skew_seconds"},{"name":"maxTokenAgeSeconds","kind":"scalar","type":"Int","dbName":"max_token_age_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToIdentityProvider"},{"name":"principals","kind":"object","type":"Principal","relationName":"IdentityProviderToPrincipal"},{"name":"health","kind":"object","type":"KeySetHealth","relationName":"IdentityProviderToKeySetHealth"},{"name":"uses","kind":"object","type":"TokenUse","relationName":"IdentityProviderToTokenUse"}],"dbName":"identity_providers","schema":null},"KeySetHealth":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"keyIds","kind":"scalar","type":"String","dbName":"key_ids"},{"name":"ignoredKeys","kind":"scalar","type":"String","dbName":"ignored_keys"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToKeySetHealth"}],"dbName":"key_set_health","schema":null},"Principal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"subjectMatchType","kind":"scalar","type":"String","dbName":"subject_match_type"},{"name":"subjectMatchValue","kind":"scalar","type":"String","dbName":"subject_match_value"},{"name":"claimConstraints","kind":"scalar","type":"Json","dbName":"claim_constraints"},{"name":"scopes","kind":"scalar","type":"String"},{"name":"maxSessionTtlSeconds","kind":"scalar","type":"Int","dbName":"max_session_ttl_seconds"},{"name":"status","kind":"scalar","type":"String"},{"name":"singleUse","kind":"scalar","type":"Boolean","dbName":"single_use"},{"name":"reach","kind":"scalar","type":"String"},{"name":"sourceRanges","kind":"scalar","type":"String","dbName":"source_ranges"},{"name":"dpopBound","kind":"scalar","type":"Boolean","dbName":"dpop_bound"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tenant","kind":"object","type":"Tenant","relationName":"PrincipalToTenant"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToPrincipal"}],"dbName":"principals","schema":null},"TokenUse":{"fields":[{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"tokenKey","kind":"scalar","type":"Bytes","dbName":"token_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"provider","kind":"object","type":"IdentityProvider","relationName":"IdentityProviderToTokenUse"}],"dbName":"token_uses","schema":null},"Machine":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"generation","kind":"scalar","type":"BigInt"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletionRequestedAt","kind":"scalar","type":"DateTime","dbName":"deletion_requested_at"},{"name":"labels","kind":"scalar","type":"Json"},{"name":"annotations","kind":"scalar","type":"Json"},{"name":"spec","kind":"scalar","type":"Json"},{"name":"phase","kind":"scalar","type":"String"},{"name":"phaseSince","kind":"scalar","type":"DateTime","dbName":"phase_since"},{"name":"readyForAccess","kind":"scalar","type":"Boolean","dbName":"ready_for_access"},{"name":"failureCode","kind":"scalar","type":"String","dbName":"failure_code"},{"name":"failureMessage","kind":"scalar","type":"String","dbName":"failure_message"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"resolvedImageRef","kind":"scalar","type":"String","dbName":"resolved_image_ref"},{"name":"publishedPorts","kind":"scalar","type":"Json","dbName":"published_ports"},{"name":"sshHostKeys","kind":"scalar","type":"Json","dbName":"ssh_host_keys"},{"name":"forwards","kind":"scalar","type":"Json"},{"name":"fieldManagers","kind":"scalar","type":"Json","dbName":"field_managers"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"restartWanted","kind":"scalar","type":"String","dbName":"restart_wanted"},{"name":"restartRequestId","kind":"scalar","type":"String","dbName":"restart_request_id"},{"name":"claimEpoch","kind":"scalar","type":"Int","dbName":"claim_epoch"},{"name":"claimRunId","kind":"scalar","type":"String","dbName":"claim_run_id"},{"name":"fenceStep","kind":"scalar","type":"Int","dbName":"fence_step"},{"name":"fenceAttempt","kind":"scalar","type":"Int","dbName":"fence_attempt"}],"dbName":"machines","schema":null},"MachineEvent":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"digest","kind":"scalar","type":"String"},{"name":"namespace","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"machineName","kind":"scalar","type":"String","dbName":"machine_name"},{"name":"reason","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"firstVersion","kind":"scalar","type":"BigInt","dbName":"first_version"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"place","kind":"scalar","type":"Int"}],"dbName":"machine_events","schema":null},"Tunnel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"guestPort","kind":"scalar","type":"Int","dbName":"guest_port"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"tunnels","schema":null},"Placement":{"fields":[{"name":"runtimeId","kind":"scalar","type":"String","dbName":"runtime_id"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"workload","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"hostName","kind":"scalar","type":"String","dbName":"host_name"},{"name":"className","kind":"scalar","type":"String","dbName":"class_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"capacitySource","kind":"scalar","type":"String","dbName":"capacity_source"},{"name":"cpu","kind":"scalar","type":"Int"},{"name":"memoryGiB","kind":"scalar","type":"Int","dbName":"memory_gib"},{"name":"diskGiB","kind":"scalar","type":"Int","dbName":"disk_gib"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"abandonedAt","kind":"scalar","type":"DateTime","dbName":"abandoned_at"},{"name":"orphanedAt","kind":"scalar","type":"DateTime","dbName":"orphaned_at"},{"name":"statementSeq","kind":"scalar","type":"BigInt","dbName":"statement_seq"},{"name":"orderNumber","kind":"scalar","type":"BigInt","dbName":"order_number"},{"name":"orderAct","kind":"scalar","type":"String","dbName":"order_act"},{"name":"host","kind":"object","type":"Host","relationName":"HostToPlacement"}],"dbName":"placements","schema":null},"Lifecycle":{"fields":[{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"resourceName","kind":"scalar","type":"String","dbName":"resource_name"},{"name":"minimumSeconds","kind":"scalar","type":"Int","dbName":"minimum_seconds"},{"name":"startedAt","kind":"scalar","type":"BigInt","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"BigInt","dbName":"ended_at"},{"name":"unseenSince","kind":"scalar","type":"BigInt","dbName":"unseen_since"},{"name":"ratedAt","kind":"scalar","type":"DateTime","dbName":"rated_at"},{"name":"topUpSeconds","kind":"scalar","type":"Int","dbName":"top_up_seconds"},{"name":"postedAt","kind":"scalar","type":"BigInt","dbName":"posted_at"}],"dbName":"lifecycles","schema":null},"Bill":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"document","kind":"scalar","type":"Json"}],"dbName":"bills","schema":null},"BillCorrection":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"correctsMonth","kind":"scalar","type":"BigInt","dbName":"corrects_month"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"billableSeconds","kind":"scalar","type":"BigInt","dbName":"billable_seconds"},{"name":"reference","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"bill_corrections","schema":null},"UsageDay":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_day","schema":null},"UsageHour":{"fields":[{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"resourceKind","kind":"scalar","type":"String","dbName":"resource_kind"},{"name":"resourceClass","kind":"scalar","type":"String","dbName":"resource_class"},{"name":"bucketStart","kind":"scalar","type":"BigInt","dbName":"bucket_start"},{"name":"rawSeconds","kind":"scalar","type":"BigInt","dbName":"raw_seconds"},{"name":"topUpSeconds","kind":"scalar","type":"BigInt","dbName":"top_up_seconds"},{"name":"activeCount","kind":"scalar","type":"BigInt","dbName":"active_count"},{"name":"startCount","kind":"scalar","type":"BigInt","dbName":"start_count"},{"name":"openCount","kind":"scalar","type":"BigInt","dbName":"open_count"},{"name":"openOffsetSeconds","kind":"scalar","type":"BigInt","dbName":"open_offset_seconds"}],"dbName":"usage_hour","schema":null},"UsageReconciliation":{"fields":[{"name":"runId","kind":"scalar","type":"String","dbName":"run_id"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"comparedMonths","kind":"scalar","type":"Int","dbName":"compared_months"},{"name":"differingRows","kind":"scalar","type":"Int","dbName":"differing_rows"}],"dbName":"usage_reconciliations","schema":null},"DatabaseMark":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"mark","kind":"scalar","type":"BigInt"},{"name":"markedAt","kind":"scalar","type":"DateTime","dbName":"marked_at"},{"name":"placementFloor","kind":"scalar","type":"BigInt","dbName":"placement_floor"},{"name":"backedUpAt","kind":"scalar","type":"DateTime","dbName":"backed_up_at"}],"dbName":"database_mark","schema":null},"OutboxEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"machineUid","kind":"scalar","type":"String","dbName":"machine_uid"},{"name":"workflowId","kind":"scalar","type":"String","dbName":"workflow_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"JournalEntry":{"fields":[{"name":"namespace","kind":"scalar","type":"String"},{"name":"resourceVersion","kind":"scalar","type":"BigInt","dbName":"resource_version"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"journal","schema":null},"AuditEvent":{"fields":[{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"actorType","kind":"scalar","type":"String","dbName":"actor_type"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"actorName","kind":"scalar","type":"String","dbName":"actor_name"},{"name":"sessionId","kind":"scalar","type":"String","dbName":"session_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"details","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"erasedDigest","kind":"scalar","type":"Bytes","dbName":"erased_digest"}],"dbName":"audit_events","schema":null},"AuditLink":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_links","schema":null},"AuditCheckpoint":{"fields":[{"name":"chainId","kind":"scalar","type":"String","dbName":"chain_id"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"signature","kind":"scalar","type":"Bytes"},{"name":"ordinal","kind":"scalar","type":"BigInt"}],"dbName":"audit_checkpoints","schema":null},"AuditChainer":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"settled","kind":"scalar","type":"BigInt"}],"dbName":"audit_chainer","schema":null},"AuditSink":{"fields":[{"name":"id","kind":"scalar","type":"Boolean"},{"name":"target","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"BigInt"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"audit_sink","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"tenantId","kind":"scalar","type":"String","dbName":"tenant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"eventTypes","kind":"scalar","type":"String","dbName":"event_types"},{"name":"status","kind":"scalar","type":"String"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"},{"name":"makerType","kind":"scalar","type":"String","dbName":"maker_type"},{"name":"makerId","kind":"scalar","type":"String","dbName":"maker_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToWebhook"},{"name":"secrets","kind":"object","type":"WebhookSecret","relationName":"WebhookToWebhookSecret"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhooks","schema":null},"WebhookSecret":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"sealed","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookSecret"}],"dbName":"webhook_secrets","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"BigInt"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"eventType","kind":"scalar","type":"String","dbName":"event_type"},{"name":"lane","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"occurredAt","kind":"scalar","type":"DateTime","dbName":"occurred_at"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook_deliveries","schema":null},"HousekeepingDuty":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"succeededAt","kind":"scalar","type":"DateTime","dbName":"succeeded_at"},{"name":"error","kind":"scalar","type":"String"}],"dbName":"housekeeping_duties","schema":null},"UsageComparedMonth":{"fields":[{"name":"monthStart","kind":"scalar","type":"BigInt","dbName":"month_start"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"}],"dbName":"usage_compared_months","schema":null},"UsageArchive":{"fields":[{"name":"endsAt","kind":"scalar","type":"BigInt","dbName":"ends_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"usage_archives","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","customer","tenant","namespace","limits","machineClass","host","placements","keys","conditions","_count","hosts","apiKeys","sessions","principals","provider","health","uses","user","invitation","outgoingEmail","invitations","signInCodes","signIns","deviceCodes","users","tenants","identityProviders","integration","setupLinks","webhook","secrets","deliveries","webhooks","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","data","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","create","update","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","having","_min","_max","Customer.groupBy","Customer.aggregate","Tenant.findUnique","Tenant.findUniqueOrThrow","Tenant.findFirst","Tenant.findFirstOrThrow","Tenant.findMany","Tenant.createOne","Tenant.createMany","Tenant.createManyAndReturn","Tenant.updateOne","Tenant.updateMany","Tenant.updateManyAndReturn","Tenant.upsertOne","Tenant.deleteOne","Tenant.deleteMany","Tenant.groupBy","Tenant.aggregate","Namespace.findUnique","Namespace.findUniqueOrThrow","Namespace.findFirst","Namespace.findFirstOrThrow","Namespace.findMany","Namespace.createOne","Namespace.createMany","Namespace.createManyAndReturn","Namespace.updateOne","Namespace.updateMany","Namespace.updateManyAndReturn","Namespace.upsertOne","Namespace.deleteOne","Namespace.deleteMany","_avg","_sum","Namespace.groupBy","Namespace.aggregate","Limit.findUnique","Limit.findUniqueOrThrow","Limit.findFirst","Limit.findFirstOrThrow","Limit.findMany","Limit.createOne","Limit.createMany","Limit.createManyAndReturn","Limit.updateOne","Limit.updateMany","Limit.updateManyAndReturn","Limit.upsertOne","Limit.deleteOne","Limit.deleteMany","Limit.groupBy","Limit.aggregate","MachineClass.findUnique","MachineClass.findUniqueOrThrow","MachineClass.findFirst","MachineClass.findFirstOrThrow","MachineClass.findMany","MachineClass.createOne","MachineClass.createMany","MachineClass.createManyAndReturn","MachineClass.updateOne","MachineClass.updateMany","MachineClass.updateManyAndReturn","MachineClass.upsertOne","MachineClass.deleteOne","MachineClass.deleteMany","MachineClass.groupBy","MachineClass.aggregate","Host.findUnique","Host.findUniqueOrThrow","Host.findFirst","Host.findFirstOrThrow","Host.findMany","Host.createOne","Host.createMany","Host.createManyAndReturn","Host.updateOne","Host.updateMany","Host.updateManyAndReturn","Host.upsertOne","Host.deleteOne","Host.deleteMany","Host.groupBy","Host.aggregate","HostCondition.findUnique","HostCondition.findUniqueOrThrow","HostCondition.findFirst","HostCondition.findFirstOrThrow","HostCondition.findMany","HostCondition.createOne","HostCondition.createMany","HostCondition.createManyAndReturn","HostCondition.updateOne","HostCondition.updateMany","HostCondition.updateManyAndReturn","HostCondition.upsertOne","HostCondition.deleteOne","HostCondition.deleteMany","HostCondition.groupBy","HostCondition.aggregate","HostKey.findUnique","HostKey.findUniqueOrThrow","HostKey.findFirst","HostKey.findFirstOrThrow","HostKey.findMany","HostKey.createOne","HostKey.createMany","HostKey.createManyAndReturn","HostKey.updateOne","HostKey.updateMany","HostKey.updateManyAndReturn","HostKey.upsertOne","HostKey.deleteOne","HostKey.deleteMany","HostKey.groupBy","HostKey.aggregate","Orphan.findUnique","Orphan.findUniqueOrThrow","Orphan.findFirst","Orphan.findFirstOrThrow","Orphan.findMany","Orphan.createOne","Orphan.createMany","Orphan.createManyAndReturn","Orphan.updateOne","Orphan.updateMany","Orphan.updateManyAndReturn","Orphan.upsertOne","Orphan.deleteOne","Orphan.deleteMany","Orphan.groupBy","Orphan.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","DpopProof.findUnique","DpopProof.findUniqueOrThrow","DpopProof.findFirst","DpopProof.findFirstOrThrow","DpopProof.findMany","DpopProof.createOne","DpopProof.createMany","DpopProof.createManyAndReturn","DpopProof.updateOne","DpopProof.updateMany","DpopProof.updateManyAndReturn","DpopProof.upsertOne","DpopProof.deleteOne","DpopProof.deleteMany","DpopProof.groupBy","DpopProof.aggregate","RegistrationCode.findUnique","RegistrationCode.findUniqueOrThrow","RegistrationCode.findFirst","RegistrationCode.findFirstOrThrow","RegistrationCode.findMany","RegistrationCode.createOne","RegistrationCode.createMany","RegistrationCode.createManyAndReturn","RegistrationCode.updateOne","RegistrationCode.updateMany","RegistrationCode.updateManyAndReturn","RegistrationCode.upsertOne","RegistrationCode.deleteOne","RegistrationCode.deleteMany","RegistrationCode.groupBy","RegistrationCode.aggregate","CustomerUser.findUnique","CustomerUser.findUniqueOrThrow","CustomerUser.findFirst","CustomerUser.findFirstOrThrow","CustomerUser.findMany","CustomerUser.createOne","CustomerUser.createMany","CustomerUser.createManyAndReturn","CustomerUser.updateOne","CustomerUser.updateMany","CustomerUser.updateManyAndReturn","CustomerUser.upsertOne","CustomerUser.deleteOne","CustomerUser.deleteMany","CustomerUser.groupBy","CustomerUser.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","OutgoingEmail.findUnique","OutgoingEmail.findUniqueOrThrow","OutgoingEmail.findFirst","OutgoingEmail.findFirstOrThrow","OutgoingEmail.findMany","OutgoingEmail.createOne","OutgoingEmail.createMany","OutgoingEmail.createManyAndReturn","OutgoingEmail.updateOne","OutgoingEmail.updateMany","OutgoingEmail.updateManyAndReturn","OutgoingEmail.upsertOne","OutgoingEmail.deleteOne","OutgoingEmail.deleteMany","OutgoingEmail.groupBy","OutgoingEmail.aggregate","RateCount.findUnique","RateCount.findUniqueOrThrow","RateCount.findFirst","RateCount.findFirstOrThrow","RateCount.findMany","RateCount.createOne","RateCount.createMany","RateCount.createManyAndReturn","RateCount.updateOne","RateCount.updateMany","RateCount.updateManyAndReturn","RateCount.upsertOne","RateCount.deleteOne","RateCount.deleteMany","RateCount.groupBy","RateCount.aggregate","KeptAnswer.findUnique","KeptAnswer.findUniqueOrThrow","KeptAnswer.findFirst","KeptAnswer.findFirstOrThrow","KeptAnswer.findMany","KeptAnswer.createOne","KeptAnswer.createMany","KeptAnswer.createManyAndReturn","KeptAnswer.updateOne","KeptAnswer.updateMany","KeptAnswer.updateManyAndReturn","KeptAnswer.upsertOne","KeptAnswer.deleteOne","KeptAnswer.deleteMany","KeptAnswer.groupBy","KeptAnswer.aggregate","DataKey.findUnique","DataKey.findUniqueOrThrow","DataKey.findFirst","DataKey.findFirstOrThrow","DataKey.findMany","DataKey.createOne","DataKey.createMany","DataKey.createManyAndReturn","DataKey.updateOne","DataKey.updateMany","DataKey.updateManyAndReturn","DataKey.upsertOne","DataKey.deleteOne","DataKey.deleteMany","DataKey.groupBy","DataKey.aggregate","OrderKey.findUnique","OrderKey.findUniqueOrThrow","OrderKey.findFirst","OrderKey.findFirstOrThrow","OrderKey.findMany","OrderKey.createOne","OrderKey.createMany","OrderKey.createManyAndReturn","OrderKey.updateOne","OrderKey.updateMany","OrderKey.updateManyAndReturn","OrderKey.upsertOne","OrderKey.deleteOne","OrderKey.deleteMany","OrderKey.groupBy","OrderKey.aggregate","IdentityIntegration.findUnique","IdentityIntegration.findUniqueOrThrow","IdentityIntegration.findFirst","IdentityIntegration.findFirstOrThrow","IdentityIntegration.findMany","IdentityIntegration.createOne","IdentityIntegration.createMany","IdentityIntegration.createManyAndReturn","IdentityIntegration.updateOne","IdentityIntegration.updateMany","IdentityIntegration.updateManyAndReturn","IdentityIntegration.upsertOne","IdentityIntegration.deleteOne","IdentityIntegration.deleteMany","IdentityIntegration.groupBy","IdentityIntegration.aggregate","SetupLink.findUnique","SetupLink.findUniqueOrThrow","SetupLink.findFirst","SetupLink.findFirstOrThrow","SetupLink.findMany","SetupLink.createOne","SetupLink.createMany","SetupLink.createManyAndReturn","SetupLink.updateOne","SetupLink.updateMany","SetupLink.updateManyAndReturn","SetupLink.upsertOne","SetupLink.deleteOne","SetupLink.deleteMany","SetupLink.groupBy","SetupLink.aggregate","SignInCode.findUnique","SignInCode.findUniqueOrThrow","SignInCode.findFirst","SignInCode.findFirstOrThrow","SignInCode.findMany","SignInCode.createOne","SignInCode.createMany","SignInCode.createManyAndReturn","SignInCode.updateOne","SignInCode.updateMany","SignInCode.updateManyAndReturn","SignInCode.upsertOne","SignInCode.deleteOne","SignInCode.deleteMany","SignInCode.groupBy","SignInCode.aggregate","SignIn.findUnique","SignIn.findUniqueOrThrow","SignIn.findFirst","SignIn.findFirstOrThrow","SignIn.findMany","SignIn.createOne","SignIn.createMany","SignIn.createManyAndReturn","SignIn.updateOne","SignIn.updateMany","SignIn.updateManyAndReturn","SignIn.upsertOne","SignIn.deleteOne","SignIn.deleteMany","SignIn.groupBy","SignIn.aggregate","DeviceCode.findUnique","DeviceCode.findUniqueOrThrow","DeviceCode.findFirst","DeviceCode.findFirstOrThrow","DeviceCode.findMany","DeviceCode.createOne","DeviceCode.createMany","DeviceCode.createManyAndReturn","DeviceCode.updateOne","DeviceCode.updateMany","DeviceCode.updateManyAndReturn","DeviceCode.upsertOne","DeviceCode.deleteOne","DeviceCode.deleteMany","DeviceCode.groupBy","DeviceCode.aggregate","IdentityProvider.findUnique","IdentityProvider.findUniqueOrThrow","IdentityProvider.findFirst","IdentityProvider.findFirstOrThrow","IdentityProvider.findMany","IdentityProvider.createOne","IdentityProvider.createMany","IdentityProvider.createManyAndReturn","IdentityProvider.updateOne","IdentityProvider.updateMany","IdentityProvider.updateManyAndReturn","IdentityProvider.upsertOne","IdentityProvider.deleteOne","IdentityProvider.deleteMany","IdentityProvider.groupBy","IdentityProvider.aggregate","KeySetHealth.findUnique","KeySetHealth.findUniqueOrThrow","KeySetHealth.findFirst","KeySetHealth.findFirstOrThrow","KeySetHealth.findMany","KeySetHealth.createOne","KeySetHealth.createMany","KeySetHealth.createManyAndReturn","KeySetHealth.updateOne","KeySetHealth.updateMany","KeySetHealth.updateManyAndReturn","KeySetHealth.upsertOne","KeySetHealth.deleteOne","KeySetHealth.deleteMany","KeySetHealth.groupBy","KeySetHealth.aggregate","Principal.findUnique","Principal.findUniqueOrThrow","Principal.findFirst","Principal.findFirstOrThrow","Principal.findMany","Principal.createOne","Principal.createMany","Principal.createManyAndReturn","Principal.updateOne","Principal.updateMany","Principal.updateManyAndReturn","Principal.upsertOne","Principal.deleteOne","Principal.deleteMany","Principal.groupBy","Principal.aggregate","TokenUse.findUnique","TokenUse.findUniqueOrThrow","TokenUse.findFirst","TokenUse.findFirstOrThrow","TokenUse.findMany","TokenUse.createOne","TokenUse.createMany","TokenUse.createManyAndReturn","TokenUse.updateOne","TokenUse.updateMany","TokenUse.updateManyAndReturn","TokenUse.upsertOne","TokenUse.deleteOne","TokenUse.deleteMany","TokenUse.groupBy","TokenUse.aggregate","Machine.findUnique","Machine.findUniqueOrThrow","Machine.findFirst","Machine.findFirstOrThrow","Machine.findMany","Machine.createOne","Machine.createMany","Machine.createManyAndReturn","Machine.updateOne","Machine.updateMany","Machine.updateManyAndReturn","Machine.upsertOne","Machine.deleteOne","Machine.deleteMany","Machine.groupBy","Machine.aggregate","MachineEvent.findUnique","MachineEvent.findUniqueOrThrow","MachineEvent.findFirst","MachineEvent.findFirstOrThrow","MachineEvent.findMany","MachineEvent.createOne","MachineEvent.createMany","MachineEvent.createManyAndReturn","MachineEvent.updateOne","MachineEvent.updateMany","MachineEvent.updateManyAndReturn","MachineEvent.upsertOne","MachineEvent.deleteOne","MachineEvent.deleteMany","MachineEvent.groupBy","MachineEvent.aggregate","Tunnel.findUnique","Tunnel.findUniqueOrThrow","Tunnel.findFirst","Tunnel.findFirstOrThrow","Tunnel.findMany","Tunnel.createOne","Tunnel.createMany","Tunnel.createManyAndReturn","Tunnel.updateOne","Tunnel.updateMany","Tunnel.updateManyAndReturn","Tunnel.upsertOne","Tunnel.deleteOne","Tunnel.deleteMany","Tunnel.groupBy","Tunnel.aggregate","Placement.findUnique","Placement.findUniqueOrThrow","Placement.findFirst","Placement.findFirstOrThrow","Placement.findMany","Placement.createOne","Placement.createMany","Placement.createManyAndReturn","Placement.updateOne","Placement.updateMany","Placement.updateManyAndReturn","Placement.upsertOne","Placement.deleteOne","Placement.deleteMany","Placement.groupBy","Placement.aggregate","Lifecycle.findUnique","Lifecycle.findUniqueOrThrow","Lifecycle.findFirst","Lifecycle.findFirstOrThrow","Lifecycle.findMany","Lifecycle.createOne","Lifecycle.createMany","Lifecycle.createManyAndReturn","Lifecycle.updateOne","Lifecycle.updateMany","Lifecycle.updateManyAndReturn","Lifecycle.upsertOne","Lifecycle.deleteOne","Lifecycle.deleteMany","Lifecycle.groupBy","Lifecycle.aggregate","Bill.findUnique","Bill.findUniqueOrThrow","Bill.findFirst","Bill.findFirstOrThrow","Bill.findMany","Bill.createOne","Bill.createMany","Bill.createManyAndReturn","Bill.updateOne","Bill.updateMany","Bill.updateManyAndReturn","Bill.upsertOne","Bill.deleteOne","Bill.deleteMany","Bill.groupBy","Bill.aggregate","BillCorrection.findUnique","BillCorrection.findUniqueOrThrow","BillCorrection.findFirst","BillCorrection.findFirstOrThrow","BillCorrection.findMany","BillCorrection.createOne","BillCorrection.createMany","BillCorrection.createManyAndReturn","BillCorrection.updateOne","BillCorrection.updateMany","BillCorrection.updateManyAndReturn","BillCorrection.upsertOne","BillCorrection.deleteOne","BillCorrection.deleteMany","BillCorrection.groupBy","BillCorrection.aggregate","UsageDay.findUnique","UsageDay.findUniqueOrThrow","UsageDay.findFirst","UsageDay.findFirstOrThrow","UsageDay.findMany","UsageDay.createOne","UsageDay.createMany","UsageDay.createManyAndReturn","UsageDay.updateOne","UsageDay.updateMany","UsageDay.updateManyAndReturn","UsageDay.upsertOne","UsageDay.deleteOne","UsageDay.deleteMany","UsageDay.groupBy","UsageDay.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","UsageReconciliation.findUnique","UsageReconciliation.findUniqueOrThrow","UsageReconciliation.findFirst","UsageReconciliation.findFirstOrThrow","UsageReconciliation.findMany","UsageReconciliation.createOne","UsageReconciliation.createMany","UsageReconciliation.createManyAndReturn","UsageReconciliation.updateOne","UsageReconciliation.updateMany","UsageReconciliation.updateManyAndReturn","UsageReconciliation.upsertOne","UsageReconciliation.deleteOne","UsageReconciliation.deleteMany","UsageReconciliation.groupBy","UsageReconciliation.aggregate","DatabaseMark.findUnique","DatabaseMark.findUniqueOrThrow","DatabaseMark.findFirst","DatabaseMark.findFirstOrThrow","DatabaseMark.findMany","DatabaseMark.createOne","DatabaseMark.createMany","DatabaseMark.createManyAndReturn","DatabaseMark.updateOne","DatabaseMark.updateMany","DatabaseMark.updateManyAndReturn","DatabaseMark.upsertOne","DatabaseMark.deleteOne","DatabaseMark.deleteMany","DatabaseMark.groupBy","DatabaseMark.aggregate","OutboxEntry.findUnique","OutboxEntry.findUniqueOrThrow","OutboxEntry.findFirst","OutboxEntry.findFirstOrThrow","OutboxEntry.findMany","OutboxEntry.createOne","OutboxEntry.createMany","OutboxEntry.createManyAndReturn","OutboxEntry.updateOne","OutboxEntry.updateMany","OutboxEntry.updateManyAndReturn","OutboxEntry.upsertOne","OutboxEntry.deleteOne","OutboxEntry.deleteMany","OutboxEntry.groupBy","OutboxEntry.aggregate","JournalEntry.findUnique","JournalEntry.findUniqueOrThrow","JournalEntry.findFirst","JournalEntry.findFirstOrThrow","JournalEntry.findMany","JournalEntry.createOne","JournalEntry.createMany","JournalEntry.createManyAndReturn","JournalEntry.updateOne","JournalEntry.updateMany","JournalEntry.updateManyAndReturn","JournalEntry.upsertOne","JournalEntry.deleteOne","JournalEntry.deleteMany","JournalEntry.groupBy","JournalEntry.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditLink.findUnique","AuditLink.findUniqueOrThrow","AuditLink.findFirst","AuditLink.findFirstOrThrow","AuditLink.findMany","AuditLink.createOne","AuditLink.createMany","AuditLink.createManyAndReturn","AuditLink.updateOne","AuditLink.updateMany","AuditLink.updateManyAndReturn","AuditLink.upsertOne","AuditLink.deleteOne","AuditLink.deleteMany","AuditLink.groupBy","AuditLink.aggregate","AuditCheckpoint.findUnique","AuditCheckpoint.findUniqueOrThrow","AuditCheckpoint.findFirst","AuditCheckpoint.findFirstOrThrow","AuditCheckpoint.findMany","AuditCheckpoint.createOne","AuditCheckpoint.createMany","AuditCheckpoint.createManyAndReturn","AuditCheckpoint.updateOne","AuditCheckpoint.updateMany","AuditCheckpoint.updateManyAndReturn","AuditCheckpoint.upsertOne","AuditCheckpoint.deleteOne","AuditCheckpoint.deleteMany","AuditCheckpoint.groupBy","AuditCheckpoint.aggregate","AuditChainer.findUnique","AuditChainer.findUniqueOrThrow","AuditChainer.findFirst","AuditChainer.findFirstOrThrow","AuditChainer.findMany","AuditChainer.createOne","AuditChainer.createMany","AuditChainer.createManyAndReturn","AuditChainer.updateOne","AuditChainer.updateMany","AuditChainer.updateManyAndReturn","AuditChainer.upsertOne","AuditChainer.deleteOne","AuditChainer.deleteMany","AuditChainer.groupBy","AuditChainer.aggregate","AuditSink.findUnique","AuditSink.findUniqueOrThrow","AuditSink.findFirst","AuditSink.findFirstOrThrow","AuditSink.findMany","AuditSink.createOne","AuditSink.createMany","AuditSink.createManyAndReturn","AuditSink.updateOne","AuditSink.updateMany","AuditSink.updateManyAndReturn","AuditSink.upsertOne","AuditSink.deleteOne","AuditSink.deleteMany","AuditSink.groupBy","AuditSink.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookSecret.findUnique","WebhookSecret.findUniqueOrThrow","WebhookSecret.findFirst","WebhookSecret.findFirstOrThrow","WebhookSecret.findMany","WebhookSecret.createOne","WebhookSecret.createMany","WebhookSecret.createManyAndReturn","WebhookSecret.updateOne","WebhookSecret.updateMany","WebhookSecret.updateManyAndReturn","WebhookSecret.upsertOne","WebhookSecret.deleteOne","WebhookSecret.deleteMany","WebhookSecret.groupBy","WebhookSecret.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","HousekeepingDuty.findUnique","HousekeepingDuty.findUniqueOrThrow","HousekeepingDuty.findFirst","HousekeepingDuty.findFirstOrThrow","HousekeepingDuty.findMany","HousekeepingDuty.createOne","HousekeepingDuty.createMany","HousekeepingDuty.createManyAndReturn","HousekeepingDuty.updateOne","HousekeepingDuty.updateMany","HousekeepingDuty.updateManyAndReturn","HousekeepingDuty.upsertOne","HousekeepingDuty.deleteOne","HousekeepingDuty.deleteMany","HousekeepingDuty.groupBy","HousekeepingDuty.aggregate","UsageComparedMonth.findUnique","UsageComparedMonth.findUniqueOrThrow","UsageComparedMonth.findFirst","UsageComparedMonth.findFirstOrThrow","UsageComparedMonth.findMany","UsageComparedMonth.createOne","UsageComparedMonth.createMany","UsageComparedMonth.createManyAndReturn","UsageComparedMonth.updateOne","UsageComparedMonth.updateMany","UsageComparedMonth.updateManyAndReturn","UsageComparedMonth.upsertOne","UsageComparedMonth.deleteOne","UsageComparedMonth.deleteMany","UsageComparedMonth.groupBy","UsageComparedMonth.aggregate","UsageArchive.findUnique","UsageArchive.findUniqueOrThrow","UsageArchive.findFirst","UsageArchive.findFirstOrThrow","UsageArchive.findMany","UsageArchive.createOne","UsageArchive.createMany","UsageArchive.createManyAndReturn","UsageArchive.updateOne","UsageArchive.updateMany","UsageArchive.updateManyAndReturn","UsageArchive.upsertOne","UsageArchive.deleteOne","UsageArchive.deleteMany","UsageArchive.groupBy","UsageArchive.aggregate","AND","OR","NOT","endsAt","createdAt","equals","in","notIn","lt","lte","gt","gte","not","monthStart","comparedAt","name","succeededAt","error","contains","startsWith","endsWith","id","sequence","webhookId","eventId","eventType","lane","subject","occurredAt","replayOf","status","attempts","attemptedAt","nextAttemptAt","dueAt","settledAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","sealed","expiresAt","customerId","tenantId","url","eventTypes","disabledReason","deliveredAt","makerType","makerId","updatedAt","has","hasEvery","hasSome","target","position","failingSince","settled","chainId","hash","keyId","signature","ordinal","chainId_position","actorType","actorId","actorName","sessionId","action","outcome","reason","requestId","address","userAgent","details","erasedDigest","resourceVersion","kind","uid","type","before","after","namespace_resourceVersion","machineUid","workflowId","leasedUntil","refusal","traceparent","mark","markedAt","placementFloor","backedUpAt","runId","finishedAt","comparedMonths","differingRows","resourceKind","resourceClass","bucketStart","rawSeconds","topUpSeconds","activeCount","startCount","openCount","openOffsetSeconds","tenantId_bucketStart_resourceKind_resourceClass","correctsMonth","billableSeconds","reference","customerId_reference","document","customerId_monthStart","resourceName","minimumSeconds","startedAt","endedAt","unseenSince","ratedAt","postedAt","runtimeId","workload","attempt","version","hostName","className","capacitySource","cpu","memoryGiB","diskGiB","evidence","releasedAt","abandonedAt","orphanedAt","statementSeq","orderNumber","orderAct","guestPort","openedAt","digest","machineName","message","count","firstAt","lastAt","firstVersion","place","namespace_name","machineUid_digest","generation","deletionRequestedAt","labels","annotations","spec","phase","phaseSince","readyForAccess","failureCode","failureMessage","resolvedImageRef","publishedPorts","sshHostKeys","forwards","fieldManagers","restartWanted","restartRequestId","claimEpoch","claimRunId","fenceStep","fenceAttempt","namespace_kind_name","providerId","tokenKey","displayName","subjectMatchType","subjectMatchValue","claimConstraints","scopes","maxSessionTtlSeconds","singleUse","reach","sourceRanges","dpopBound","revision","keyIds","ignoredKeys","lastError","issuer","jwksSourceType","jwksUri","jwksDocument","jwksDocumentRef","audiences","allowedClockSkewSeconds","maxTokenAgeSeconds","deviceDigest","userDigest","account","program","customerUserId","intervalSeconds","polledAt","handleDigest","secretDigest","dpopKey","refreshedAt","revokedAt","codeDigest","redirectUri","codeChallenge","usedAt","integrationId","tokenDigest","intent","returnUrl","clientId","clientSecretSealed","emailDomains","failures","stoppedFor","activatedAt","id_customerId","every","some","none","publicKey","change","wrapped","credential","keyDigest","requestDigest","credential_keyDigest","key","points","expire","invitationId","acceptedAt","email","roleSlug","lastSignInAt","slug","region","redeemedAt","contact","proofDigest","accountScopes","lastUsedAt","principalRevision","providerRevision","kid","jti","exchangeId","signInId","replaces","lastUsedAddress","warnedAt","source","architecture","sizeBytes","retired","firstSeenAt","fingerprint","validUntil","since","driver","agent","cpuUsed","memoryGiBUsed","diskGiBUsed","machinesHeld","reservedTenantId","cordoned","lostAt","images","failing","doubtedAt","inventoryDue","forwardAddresses","forwardFirstPort","forwardLastPort","recordsId","otherRecordsId","cpuFamily","regions","amount","setBy","setAt","compactedVersion","virtualMachines","bareMetalMachines","isDefault","admittedAt","admissionLeasedUntil","limitsImportedAt","statusReason","statusSince","closesAt","providerId_tokenKey","hostName_type","machineUid_attempt","customerId_slug","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "1hT9A-AGFw4AAMwMACAPAADNDAAgFwAA0AwAIBgAANIMACAZAADTDAAgGgAA1AwAIBsAAM8MACAcAADLDAAgHQAAzgwAIB4AANEMACAfAACXDAAgIwAA1QwAIIwHAADKDAAwjQcAAFIAEI4HAADKDAAwkAdAAKELACGhBwEAAAABqgcBALALACG6CAEAsAsAIf0IAQAAAAGzCQEAsgsAIbQJQAChCwAhtQlAALELACEBAAAAAQAgFAMAAJYMACAFAAD2DAAgBgAAtQwAIA4AAMwMACAPAADNDAAgEAAAxwwAIBsAAM8MACCMBwAA9QwAMI0HAAADABCOBwAA9QwAMJAHQAChCwAhoQcBAM0LACG4BwEAzQsAIboIAQCwCwAh_QgBALALACH-CAEAsAsAIa8JIADECwAhsAlAALELACGxCUAAoQsAIbIJQACxCwAhCQMAAJoPACAFAACOEwAgBgAAjREAIA4AAPcSACAPAAD4EgAgEAAAhBMAIBsAAPoSACCwCQAAgw0AILIJAACDDQAgFgMAAJYMACAFAAD2DAAgBgAAtQwAIA4AAMwMACAPAADNDAAgEAAAxwwAIBsAAM8MACCMBwAA9QwAMI0HAAADABCOBwAA9QwAMJAHQAChCwAhoQcBAAAAAbgHAQDNCwAhuggBALALACHqCAAA9AwAIP0IAQCwCwAh_ggBALALACGvCSAAxAsAIbAJQACxCwAhsQlAAKELACGyCUAAsQsAIbkJAADzDAAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAC6DAAgjAcAALkMADCNBwAABwAQjgcAALkMADCbBwEAsAsAIbkHAQDNCwAh2gcEAKALACGMCAQAoAsAIY0IBACgCwAhjggEAKALACGsCQQAoAsAIa0JAgDFCwAhrgkCAMULACEBAAAABwAgDgQAAOAMACAHAADyDAAgjAcAAPEMADCNBwAACQAQjgcAAPEMADCPB0AAsQsAIZsHAQCwCwAhoQcBAM0LACG5BwEA2QsAIdQHAQCwCwAhiggBALILACGpCQIAxQsAIaoJAQCwCwAhqwlAAKELACEFBAAAnREAIAcAAIoTACCPBwAAgw0AILkHAACDDQAgiggAAIMNACAOBAAA4AwAIAcAAPIMACCMBwAA8QwAMI0HAAAJABCOBwAA8QwAMI8HQACxCwAhmwcBALALACGhBwEAAAABuQcBANkLACHUBwEAsAsAIYoIAQCyCwAhqQkCAMULACGqCQEAsAsAIasJQAChCwAhAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAADACAPBgAAtQwAIA0AALYMACCMBwAAtAwAMI0HAAAOABCOBwAAtAwAMJAHQAChCwAhmwcBALALACHFBwIAxQsAIdwHAQDNCwAh_wcCAMULACGNCAIAxQsAIaIIAgDFCwAhkAkgAMQLACGnCQEAsAsAIagJAAC-CwAgAQAAAA4AIAMAAAAJACABAAAKADACAAALACAiBwAA7QwAIAkAAO4MACAKAADvDAAgCwAA8AwAIIwHAADsDAAwjQcAABEAEI4HAADsDAAwmwcBALALACGGCAEAsAsAIYoIAQCwCwAhjAgCAMULACGNCAIAxQsAIY4IAgDFCwAhkwgEAKALACH-CAEAsAsAIZAJIADECwAhlQkBALALACGWCQEAsgsAIZcJAgDFCwAhmAkCAMULACGZCQIAxQsAIZoJAgDFCwAhmwkBANkLACGcCSAAxAsAIZ0JQACxCwAhngkAAL4LACCfCQAAvgsAIKAJQACxCwAhoQkgAMQLACGiCQAAvgsAIKMJAgDFCwAhpAkCAMULACGlCQEA2QsAIaYJAQDZCwAhCgcAAIoTACAJAACLEwAgCgAAjBMAIAsAAI0TACCWCQAAgw0AIJsJAACDDQAgnQkAAIMNACCgCQAAgw0AIKUJAACDDQAgpgkAAIMNACAiBwAA7QwAIAkAAO4MACAKAADvDAAgCwAA8AwAIIwHAADsDAAwjQcAABEAEI4HAADsDAAwmwcBAAAAAYYIAQCwCwAhiggBALALACGMCAIAxQsAIY0IAgDFCwAhjggCAMULACGTCAQAoAsAIf4IAQCwCwAhkAkgAMQLACGVCQEAsAsAIZYJAQCyCwAhlwkCAMULACGYCQIAxQsAIZkJAgDFCwAhmgkCAMULACGbCQEA2QsAIZwJIADECwAhnQlAALELACGeCQAAvgsAIJ8JAAC-CwAgoAlAALELACGhCSAAxAsAIaIJAAC-CwAgowkCAMULACGkCQIAxQsAIaUJAQDZCwAhpgkBANkLACEDAAAAEQAgAQAAEgAwAgAAEwAgGQgAAOgMACCMBwAA6wwAMI0HAAAVABCOBwAA6wwAMJAHQAChCwAhuQcBAM0LACHhBwEAzQsAIf8HAgDFCwAhhQgBAM0LACGGCAEAsAsAIYcIAgDFCwAhiAgEAKALACGJCAEAsAsAIYoIAQCwCwAhiwgBALALACGMCAIAxQsAIY0IAgDFCwAhjggCAMULACGPCAAA2gsAIJAIQACxCwAhkQhAALELACGSCEAAsQsAIZMIBACgCwAhlAgEAKALACGVCAEAsAsAIQQIAACJEwAgkAgAAIMNACCRCAAAgw0AIJIIAACDDQAgGggAAOgMACCMBwAA6wwAMI0HAAAVABCOBwAA6wwAMJAHQAChCwAhuQcBAM0LACHhBwEAzQsAIf8HAgDFCwAhhQgBAAAAAYYIAQCwCwAhhwgCAMULACGICAQAoAsAIYkIAQCwCwAhiggBALALACGLCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIY8IAADaCwAgkAhAALELACGRCEAAsQsAIZIIQACxCwAhkwgEAKALACGUCAQAoAsAIZUIAQCwCwAhuAkAAOoMACADAAAAFQAgAQAAFgAwAgAAFwAgCQgAAOgMACCMBwAA6QwAMI0HAAAZABCOBwAA6QwAMJAHQAChCwAhiQgBALALACHuCAEAsAsAIZIJAQCwCwAhkwlAALELACECCAAAiRMAIJMJAACDDQAgCQgAAOgMACCMBwAA6QwAMI0HAAAZABCOBwAA6QwAMJAHQAChCwAhiQgBALALACHuCAEAsAsAIZIJAQAAAAGTCUAAsQsAIQMAAAAZACABAAAaADACAAAbACAKCAAA6AwAIIwHAADnDAAwjQcAAB0AEI4HAADnDAAwqgcgAMQLACHUBwEAsAsAId0HAQCwCwAhiQgBALALACGaCAEAsAsAIZQJQAChCwAhAQgAAIkTACALCAAA6AwAIIwHAADnDAAwjQcAAB0AEI4HAADnDAAwqgcgAMQLACHUBwEAsAsAId0HAQCwCwAhiQgBALALACGaCAEAsAsAIZQJQAChCwAhtwkAAOYMACADAAAAHQAgAQAAHgAwAgAAHwAgAQAAABUAIAEAAAAZACABAAAAHQAgAQAAAAkAIAEAAAARACAYAwAAlgwAIAQAALoMACCMBwAA5QwAMI0HAAAmABCOBwAA5QwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG-CAAAvgsAIMEIAQCwCwAhwggAAL4LACDDCCAAxAsAIdgIAAHOCwAh2whAALELACH7CAEAsgsAIYMJQACxCwAhigkBANkLACGLCQEAsgsAIYwJQACxCwAhCAMAAJoPACAEAACdEQAg2wgAAIMNACD7CAAAgw0AIIMJAACDDQAgigkAAIMNACCLCQAAgw0AIIwJAACDDQAgGAMAAJYMACAEAAC6DAAgjAcAAOUMADCNBwAAJgAQjgcAAOUMADCQB0AAoQsAIZsHAQCwCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG-CAAAvgsAIMEIAQCwCwAhwggAAL4LACDDCCAAxAsAIdgIAAEAAAHbCEAAsQsAIfsIAQCyCwAhgwlAALELACGKCQEA2QsAIYsJAQCyCwAhjAlAALELACEDAAAAJgAgAQAAJwAwAgAAKAAgGQMAAJYMACAEAAC6DAAgjAcAAOQMADCNBwAAKgAQjgcAAOQMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhzgcBALALACHPBwEAzQsAIbgIAQDZCwAhvggAAL4LACDZCAEAsgsAIdsIQACxCwAh4QgAAc4LACGCCQAAvgsAIIMJQACxCwAhhAkCAP4LACGFCQIA_gsAIYYJAQCyCwAhhwkBALILACGICQEA2QsAIYkJAQDZCwAhDAMAAJoPACAEAACdEQAguAgAAIMNACDZCAAAgw0AINsIAACDDQAggwkAAIMNACCECQAAgw0AIIUJAACDDQAghgkAAIMNACCHCQAAgw0AIIgJAACDDQAgiQkAAIMNACAZAwAAlgwAIAQAALoMACCMBwAA5AwAMI0HAAAqABCOBwAA5AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIc4HAQCwCwAhzwcBAM0LACG4CAEA2QsAIb4IAAC-CwAg2QgBALILACHbCEAAsQsAIeEIAAEAAAGCCQAAvgsAIIMJQACxCwAhhAkCAP4LACGFCQIA_gsAIYYJAQCyCwAhhwkBALILACGICQEA2QsAIYkJAQDZCwAhAwAAACoAIAEAACsAMAIAACwAIBkEAAC6DAAgEQAAjQwAIIwHAADjDAAwjQcAAC4AEI4HAADjDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbgIAQDNCwAhuggBALALACG7CAEAsAsAIbwIAQCwCwAhvQgAANoLACC-CAAAvgsAIL8IAgDFCwAhwAggAMQLACHBCAEAsAsAIcIIAAC-CwAgwwggAMQLACHECAIAxQsAIQIEAACdEQAgEQAAtg4AIBkEAAC6DAAgEQAAjQwAIIwHAADjDAAwjQcAAC4AEI4HAADjDAAwkAdAAKELACGhBwEAAAABqgcBALALACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhuAgBAM0LACG6CAEAsAsAIbsIAQCwCwAhvAgBALALACG9CAAA2gsAIL4IAAC-CwAgvwgCAMULACHACCAAxAsAIcEIAQCwCwAhwggAAL4LACDDCCAAxAsAIcQIAgDFCwAhAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAKEQAAjQwAIIwHAACMDAAwjQcAADMAEI4HAACMDAAwnAdAALELACGsB0AAoQsAIbgIAQDNCwAhxQgAAL4LACDGCAAAvgsAIMcIAQCyCwAhAQAAADMAIAcRAACNDAAgjAcAAOIMADCNBwAANQAQjgcAAOIMADC3B0AAoQsAIbgIAQDNCwAhuQgAAc4LACEBEQAAtg4AIAgRAACNDAAgjAcAAOIMADCNBwAANQAQjgcAAOIMADC3B0AAoQsAIbgIAQDNCwAhuQgAAc4LACG2CQAA4QwAIAMAAAA1ACABAAA2ADACAAA3ACABAAAALgAgAQAAADUAIBQDAACWDAAgBAAA4AwAIBcAANAMACAYAADSDAAgGQAA0wwAIBoAANQMACCMBwAA3wwAMI0HAAA7ABCOBwAA3wwAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboIAQCwCwAhyAgBALILACH6CAEAsAsAIfsIAQCwCwAh_AhAALELACEKAwAAmg8AIAQAAJ0RACAXAAD7EgAgGAAA_RIAIBkAAP4SACAaAAD_EgAgpwcAAIMNACC5BwAAgw0AIMgIAACDDQAg_AgAAIMNACAVAwAAlgwAIAQAAOAMACAXAADQDAAgGAAA0gwAIBkAANMMACAaAADUDAAgjAcAAN8MADCNBwAAOwAQjgcAAN8MADCQB0AAoQsAIaEHAQAAAAGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboIAQCwCwAhyAgBALILACHqCAAA3gwAIPoIAQCwCwAh-wgBALALACH8CEAAsQsAIQMAAAA7ACABAAA8ADACAAA9ACABAAAAAwAgEAMAAJYMACAUAADaDAAgFgAA3QwAIIwHAADcDAAwjQcAAEAAEI4HAADcDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh1AgBAM0LACHbCEAAsQsAIeEIAAHOCwAh-QhAALELACEFAwAAmg8AIBQAAIcTACAWAACIEwAg2wgAAIMNACD5CAAAgw0AIBADAACWDAAgFAAA2gwAIBYAAN0MACCMBwAA3AwAMI0HAABAABCOBwAA3AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh1AgBAM0LACHbCEAAsQsAIeEIAAEAAAH5CEAAsQsAIQMAAABAACABAABBADACAABCACAKFQAAowwAIIwHAACiDAAwjQcAAEQAEI4HAACiDAAwkAdAAKELACGhBwEAzQsAIasHAgDFCwAhrgdAAKELACG2BwEAsAsAIfgIAQDNCwAhAQAAAEQAIA0DAACWDAAgFAAA2gwAIIwHAADbDAAwjQcAAEYAEI4HAADbDAAwtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHcCAABzgsAId0IAQCwCwAh3ggBALALACHfCEAAsQsAIQMDAACaDwAgFAAAhxMAIN8IAACDDQAgDQMAAJYMACAUAADaDAAgjAcAANsMADCNBwAARgAQjgcAANsMADC3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHUCAEAzQsAIdwIAAEAAAHdCAEAsAsAId4IAQCwCwAh3whAALELACEDAAAARgAgAQAARwAwAgAASAAgEAMAAJYMACAUAADaDAAgjAcAANkMADCNBwAASgAQjgcAANkMADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHXCAABzgsAIdgIAAHOCwAh2QgBALILACHaCEAAsQsAIdsIQACxCwAhBQMAAJoPACAUAACHEwAg2QgAAIMNACDaCAAAgw0AINsIAACDDQAgEAMAAJYMACAUAADaDAAgjAcAANkMADCNBwAASgAQjgcAANkMADCQB0AAoQsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHUCAEAzQsAIdcIAAEAAAHYCAABzgsAIdkIAQCyCwAh2ghAALELACHbCEAAsQsAIQMAAABKACABAABLADACAABMACAUAwAA1wwAIAQBALILACEUAADYDAAgjAcAANYMADCNBwAATgAQjgcAANYMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG3B0AAoQsAIbgHAQDZCwAhuQcBANkLACHWBwEAsAsAIdAIAAHOCwAh0QgAAc4LACHSCAEAsgsAIdMIAQCyCwAh1AgBANkLACHVCAIAxQsAIdYIQACxCwAhCQMAAJoPACAEAACDDQAgFAAAhxMAILgHAACDDQAguQcAAIMNACDSCAAAgw0AINMIAACDDQAg1AgAAIMNACDWCAAAgw0AIBQDAADXDAAgBAEAsgsAIRQAANgMACCMBwAA1gwAMI0HAABOABCOBwAA1gwAMJAHQAChCwAhoQcBAAAAAaoHAQCwCwAhtwdAAKELACG4BwEA2QsAIbkHAQDZCwAh1gcBALALACHQCAABAAAB0QgAAQAAAdIIAQCyCwAh0wgBALILACHUCAEA2QsAIdUIAgDFCwAh1ghAALELACEDAAAATgAgAQAATwAwAgAAUAAgFw4AAMwMACAPAADNDAAgFwAA0AwAIBgAANIMACAZAADTDAAgGgAA1AwAIBsAAM8MACAcAADLDAAgHQAAzgwAIB4AANEMACAfAACXDAAgIwAA1QwAIIwHAADKDAAwjQcAAFIAEI4HAADKDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuggBALALACH9CAEAsAsAIbMJAQCyCwAhtAlAAKELACG1CUAAsQsAIQEAAABSACABAAAAOwAgAQAAAEAAIAEAAABGACABAAAASgAgAQAAAE4AIAEAAAAJACABAAAAJgAgAQAAACoAIAEAAAAuACABAAAAOwAgAwAAACYAIAEAACcAMAIAACgAIAMAAAAqACABAAArADACAAAsACAYAwAAlgwAIBAAAMcMACASAADIDAAgEwAAyQwAIIwHAADGDAAwjQcAAGAAEI4HAADGDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG6CAEAsAsAIcQIAgDFCwAhyAgBALALACHJCAEAsAsAIcoIAQCyCwAhywgAAOELACDMCAEAsgsAIc0IAAC-CwAgzggCAMULACHPCAIAxQsAIQcDAACaDwAgEAAAhBMAIBIAAIUTACATAACGEwAgyggAAIMNACDLCAAAgw0AIMwIAACDDQAgGQMAAJYMACAQAADHDAAgEgAAyAwAIBMAAMkMACCMBwAAxgwAMI0HAABgABCOBwAAxgwAMJAHQAChCwAhoQcBAAAAAaoHAQCwCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG6CAEAsAsAIcQIAgDFCwAhyAgBALALACHJCAEAsAsAIcoIAQCyCwAhywgAAOELACDMCAEAsgsAIc0IAAC-CwAgzggCAMULACHPCAIAxQsAIeoIAADFDAAgAwAAAGAAIAEAAGEAMAIAAGIAIAMAAAA7ACABAAA8ADACAAA9ACADAAAAQAAgAQAAQQAwAgAAQgAgEAMAAJYMACAfAACXDAAgjAcAAJUMADCNBwAAZgAQjgcAAJUMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIcgIAQCyCwAh5AgBALILACHlCAEAsgsAIeYIAAC-CwAg5wgCAMULACHoCAEAsgsAIekIQACxCwAhAQAAAGYAIBUDAACWDAAgHgAAxAwAIIwHAADDDAAwjQcAAGgAEI4HAADDDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhyAgBALILACHbCEAAsQsAId8IQACxCwAh4AgBAM0LACHhCAABzgsAIeIIAQCwCwAh4wgBALILACHkCAEAsgsAIeUIAQCyCwAh5ggAAL4LACAIAwAAmg8AIB4AAPwSACDICAAAgw0AINsIAACDDQAg3wgAAIMNACDjCAAAgw0AIOQIAACDDQAg5QgAAIMNACAVAwAAlgwAIB4AAMQMACCMBwAAwwwAMI0HAABoABCOBwAAwwwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhyAgBALILACHbCEAAsQsAId8IQACxCwAh4AgBAM0LACHhCAABAAAB4ggBALALACHjCAEAsgsAIeQIAQCyCwAh5QgBALILACHmCAAAvgsAIAMAAABoACABAABpADACAABqACABAAAAaAAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABGACABAABHADACAABIACADAAAASgAgAQAASwAwAgAATAAgAwAAAE4AIAEAAE8AMAIAAFAAIBMDAACWDAAgIQAAwQwAICIAAMIMACCMBwAAwAwAMI0HAABxABCOBwAAwAwAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhBgMAAJoPACAhAACCEwAgIgAAgxMAILkHAACDDQAgvAcAAIMNACC9BwAAgw0AIBMDAACWDAAgIQAAwQwAICIAAMIMACCMBwAAwAwAMI0HAABxABCOBwAAwAwAMJAHQAChCwAhmwcBALALACGhBwEAAAABqgcBALALACG4BwEAzQsAIbkHAQDZCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACEDAAAAcQAgAQAAcgAwAgAAcwAgCSAAAL4MACCMBwAAvwwAMI0HAAB1ABCOBwAAvwwAMJAHQAChCwAhoQcBAM0LACGjBwEAzQsAIbYHAQCwCwAhtwdAALELACECIAAAgRMAILcHAACDDQAgCSAAAL4MACCMBwAAvwwAMI0HAAB1ABCOBwAAvwwAMJAHQAChCwAhoQcBAAAAAaMHAQDNCwAhtgcBALALACG3B0AAsQsAIQMAAAB1ACABAAB2ADACAAB3ACAWIAAAvgwAICkAANoLACCMBwAAvQwAMI0HAAB5ABCOBwAAvQwAMJAHQAChCwAhnQcBALILACGhBwEAzQsAIaIHBACgCwAhowcBAM0LACGkBwEAzQsAIaUHAQCwCwAhpgcBALALACGnBwEAsAsAIagHQAChCwAhqQcBANkLACGqBwEAsAsAIasHAgDFCwAhrAdAALELACGtB0AAsQsAIa4HQAChCwAhrwdAALELACEGIAAAgRMAIJ0HAACDDQAgqQcAAIMNACCsBwAAgw0AIK0HAACDDQAgrwcAAIMNACAWIAAAvgwAICkAANoLACCMBwAAvQwAMI0HAAB5ABCOBwAAvQwAMJAHQAChCwAhnQcBALILACGhBwEAAAABogcEAKALACGjBwEAzQsAIaQHAQDNCwAhpQcBALALACGmBwEAsAsAIacHAQCwCwAhqAdAAKELACGpBwEA2QsAIaoHAQCwCwAhqwcCAMULACGsB0AAsQsAIa0HQACxCwAhrgdAAKELACGvB0AAsQsAIQMAAAB5ACABAAB6ADACAAB7ACABAAAAdQAgAQAAAHkAIAEAAAADACABAAAAJgAgAQAAACoAIAEAAABgACABAAAAOwAgAQAAAEAAIAEAAABoACABAAAARgAgAQAAAEoAIAEAAABOACABAAAAcQAgAQAAAAEAIA4OAAD3EgAgDwAA-BIAIBcAAPsSACAYAAD9EgAgGQAA_hIAIBoAAP8SACAbAAD6EgAgHAAA9hIAIB0AAPkSACAeAAD8EgAgHwAAmw8AICMAAIATACCzCQAAgw0AILUJAACDDQAgAwAAAFIAIAEAAIsBADACAAABACADAAAAUgAgAQAAiwEAMAIAAAEAIAMAAABSACABAACLAQAwAgAAAQAgFA4AAOsSACAPAADsEgAgFwAA7xIAIBgAAPISACAZAADzEgAgGgAA9BIAIBsAAO4SACAcAADqEgAgHQAA7RIAIB4AAPASACAfAADxEgAgIwAA9RIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAboIAQAAAAH9CAEAAAABswkBAAAAAbQJQAAAAAG1CUAAAAABASkAAI8BACAIkAdAAAAAAaEHAQAAAAGqBwEAAAABuggBAAAAAf0IAQAAAAGzCQEAAAABtAlAAAAAAbUJQAAAAAEBKQAAkQEAMAEpAACRAQAwFA4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACECAAAAAQAgKQAAlAEAIAiQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhAgAAAFIAICkAAJYBACACAAAAUgAgKQAAlgEAIAMAAAABACAwAACPAQAgMQAAlAEAIAEAAAABACABAAAAUgAgBQwAAOoRACA2AADsEQAgNwAA6xEAILMJAACDDQAgtQkAAIMNACALjAcAALwMADCNBwAAnQEAEI4HAAC8DAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhuggBAKULACH9CAEApQsAIbMJAQCnCwAhtAlAAJgLACG1CUAApgsAIQMAAABSACABAACcAQAwNQAAnQEAIAMAAABSACABAACLAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACARAwAA4xEAIAUAAOQRACAGAADlEQAgDgAA5hEAIA8AAOcRACAQAADoEQAgGwAA6REAIJAHQAAAAAGhBwEAAAABuAcBAAAAAboIAQAAAAH9CAEAAAAB_ggBAAAAAa8JIAAAAAGwCUAAAAABsQlAAAAAAbIJQAAAAAEBKQAApQEAIAqQB0AAAAABoQcBAAAAAbgHAQAAAAG6CAEAAAAB_QgBAAAAAf4IAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABASkAAKcBADABKQAApwEAMBEDAAChEQAgBQAAohEAIAYAAKMRACAOAACkEQAgDwAApREAIBAAAKYRACAbAACnEQAgkAdAAP0MACGhBwEAhw0AIbgHAQCHDQAhuggBAIcNACH9CAEAhw0AIf4IAQCHDQAhrwkgAL8NACGwCUAAiA0AIbEJQAD9DAAhsglAAIgNACECAAAABQAgKQAAqgEAIAqQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQIAAAADACApAACsAQAgAgAAAAMAICkAAKwBACADAAAABQAgMAAApQEAIDEAAKoBACABAAAABQAgAQAAAAMAIAUMAACeEQAgNgAAoBEAIDcAAJ8RACCwCQAAgw0AILIJAACDDQAgDYwHAAC7DAAwjQcAALMBABCOBwAAuwwAMJAHQACYCwAhoQcBALQLACG4BwEAtAsAIboIAQClCwAh_QgBAKULACH-CAEApQsAIa8JIADACwAhsAlAAKYLACGxCUAAmAsAIbIJQACmCwAhAwAAAAMAIAEAALIBADA1AACzAQAgAwAAAAMAIAEAAAQAMAIAAAUAIA0EAAC6DAAgjAcAALkMADCNBwAABwAQjgcAALkMADCbBwEAAAABuQcBAAAAAdoHBACgCwAhjAgEAKALACGNCAQAoAsAIY4IBACgCwAhrAkEAKALACGtCQIAxQsAIa4JAgDFCwAhAQAAALYBACABAAAAtgEAIAEEAACdEQAgAwAAAAcAIAEAALkBADACAAC2AQAgAwAAAAcAIAEAALkBADACAAC2AQAgAwAAAAcAIAEAALkBADACAAC2AQAgCgQAAJwRACCbBwEAAAABuQcBAAAAAdoHBAAAAAGMCAQAAAABjQgEAAAAAY4IBAAAAAGsCQQAAAABrQkCAAAAAa4JAgAAAAEBKQAAvQEAIAmbBwEAAAABuQcBAAAAAdoHBAAAAAGMCAQAAAABjQgEAAAAAY4IBAAAAAGsCQQAAAABrQkCAAAAAa4JAgAAAAEBKQAAvwEAMAEpAAC_AQAwCgQAAJsRACCbBwEAhw0AIbkHAQCHDQAh2gcEAPwMACGMCAQA_AwAIY0IBAD8DAAhjggEAPwMACGsCQQA_AwAIa0JAgCPDQAhrgkCAI8NACECAAAAtgEAICkAAMIBACAJmwcBAIcNACG5BwEAhw0AIdoHBAD8DAAhjAgEAPwMACGNCAQA_AwAIY4IBAD8DAAhrAkEAPwMACGtCQIAjw0AIa4JAgCPDQAhAgAAAAcAICkAAMQBACACAAAABwAgKQAAxAEAIAMAAAC2AQAgMAAAvQEAIDEAAMIBACABAAAAtgEAIAEAAAAHACAFDAAAlhEAIDYAAJkRACA3AACYEQAgWAAAlxEAIFkAAJoRACAMjAcAALgMADCNBwAAywEAEI4HAAC4DAAwmwcBAKULACG5BwEAtAsAIdoHBACXCwAhjAgEAJcLACGNCAQAlwsAIY4IBACXCwAhrAkEAJcLACGtCQIAtwsAIa4JAgC3CwAhAwAAAAcAIAEAAMoBADA1AADLAQAgAwAAAAcAIAEAALkBADACAAC2AQAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACALBAAAiREAIAcAAJURACCPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAYoIAQAAAAGpCQIAAAABqgkBAAAAAasJQAAAAAEBKQAA0wEAIAmPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAYoIAQAAAAGpCQIAAAABqgkBAAAAAasJQAAAAAEBKQAA1QEAMAEpAADVAQAwAQAAAAMAIAEAAAAOACALBAAAhxEAIAcAAJQRACCPB0AAiA0AIZsHAQCHDQAhoQcBAIcNACG5BwEAiQ0AIdQHAQCHDQAhiggBAIkNACGpCQIAjw0AIaoJAQCHDQAhqwlAAP0MACECAAAACwAgKQAA2gEAIAmPB0AAiA0AIZsHAQCHDQAhoQcBAIcNACG5BwEAiQ0AIdQHAQCHDQAhiggBAIkNACGpCQIAjw0AIaoJAQCHDQAhqwlAAP0MACECAAAACQAgKQAA3AEAIAIAAAAJACApAADcAQAgAQAAAAMAIAEAAAAOACADAAAACwAgMAAA0wEAIDEAANoBACABAAAACwAgAQAAAAkAIAgMAACPEQAgNgAAkhEAIDcAAJERACBYAACQEQAgWQAAkxEAII8HAACDDQAguQcAAIMNACCKCAAAgw0AIAyMBwAAtwwAMI0HAADlAQAQjgcAALcMADCPB0AApgsAIZsHAQClCwAhoQcBALQLACG5BwEAtgsAIdQHAQClCwAhiggBAKcLACGpCQIAtwsAIaoJAQClCwAhqwlAAJgLACEDAAAACQAgAQAA5AEAMDUAAOUBACADAAAACQAgAQAACgAwAgAACwAgDwYAALUMACANAAC2DAAgjAcAALQMADCNBwAADgAQjgcAALQMADCQB0AAoQsAIZsHAQAAAAHFBwIAxQsAIdwHAQDNCwAh_wcCAMULACGNCAIAxQsAIaIIAgDFCwAhkAkgAMQLACGnCQEAsAsAIagJAAC-CwAgAQAAAOgBACABAAAA6AEAIAIGAACNEQAgDQAAjhEAIAMAAAAOACABAADrAQAwAgAA6AEAIAMAAAAOACABAADrAQAwAgAA6AEAIAMAAAAOACABAADrAQAwAgAA6AEAIAwGAACLEQAgDQAAjBEAIJAHQAAAAAGbBwEAAAABxQcCAAAAAdwHAQAAAAH_BwIAAAABjQgCAAAAAaIIAgAAAAGQCSAAAAABpwkBAAAAAagJAACKEQAgASkAAO8BACAKkAdAAAAAAZsHAQAAAAHFBwIAAAAB3AcBAAAAAf8HAgAAAAGNCAIAAAABoggCAAAAAZAJIAAAAAGnCQEAAAABqAkAAIoRACABKQAA8QEAMAEpAADxAQAwDAYAAO4QACANAADvEAAgkAdAAP0MACGbBwEAhw0AIcUHAgCPDQAh3AcBAIcNACH_BwIAjw0AIY0IAgCPDQAhoggCAI8NACGQCSAAvw0AIacJAQCHDQAhqAkAAO0QACACAAAA6AEAICkAAPQBACAKkAdAAP0MACGbBwEAhw0AIcUHAgCPDQAh3AcBAIcNACH_BwIAjw0AIY0IAgCPDQAhoggCAI8NACGQCSAAvw0AIacJAQCHDQAhqAkAAO0QACACAAAADgAgKQAA9gEAIAIAAAAOACApAAD2AQAgAwAAAOgBACAwAADvAQAgMQAA9AEAIAEAAADoAQAgAQAAAA4AIAUMAADoEAAgNgAA6xAAIDcAAOoQACBYAADpEAAgWQAA7BAAIA2MBwAAswwAMI0HAAD9AQAQjgcAALMMADCQB0AAmAsAIZsHAQClCwAhxQcCALcLACHcBwEAtAsAIf8HAgC3CwAhjQgCALcLACGiCAIAtwsAIZAJIADACwAhpwkBAKULACGoCQAAvgsAIAMAAAAOACABAAD8AQAwNQAA_QEAIAMAAAAOACABAADrAQAwAgAA6AEAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgHwcAAOQQACAJAADlEAAgCgAA5hAAIAsAAOcQACCbBwEAAAABhggBAAAAAYoIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGTCAQAAAAB_ggBAAAAAZAJIAAAAAGVCQEAAAABlgkBAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAgAAAAGbCQEAAAABnAkgAAAAAZ0JQAAAAAGeCQAA4RAAIJ8JAADiEAAgoAlAAAAAAaEJIAAAAAGiCQAA4xAAIKMJAgAAAAGkCQIAAAABpQkBAAAAAaYJAQAAAAEBKQAAhQIAIBubBwEAAAABhggBAAAAAYoIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGTCAQAAAAB_ggBAAAAAZAJIAAAAAGVCQEAAAABlgkBAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAgAAAAGbCQEAAAABnAkgAAAAAZ0JQAAAAAGeCQAA4RAAIJ8JAADiEAAgoAlAAAAAAaEJIAAAAAGiCQAA4xAAIKMJAgAAAAGkCQIAAAABpQkBAAAAAaYJAQAAAAEBKQAAhwIAMAEpAACHAgAwHwcAALkQACAJAAC6EAAgCgAAuxAAIAsAALwQACCbBwEAhw0AIYYIAQCHDQAhiggBAIcNACGMCAIAjw0AIY0IAgCPDQAhjggCAI8NACGTCAQA_AwAIf4IAQCHDQAhkAkgAL8NACGVCQEAhw0AIZYJAQCJDQAhlwkCAI8NACGYCQIAjw0AIZkJAgCPDQAhmgkCAI8NACGbCQEAiQ0AIZwJIAC_DQAhnQlAAIgNACGeCQAAthAAIJ8JAAC3EAAgoAlAAIgNACGhCSAAvw0AIaIJAAC4EAAgowkCAI8NACGkCQIAjw0AIaUJAQCJDQAhpgkBAIkNACECAAAAEwAgKQAAigIAIBubBwEAhw0AIYYIAQCHDQAhiggBAIcNACGMCAIAjw0AIY0IAgCPDQAhjggCAI8NACGTCAQA_AwAIf4IAQCHDQAhkAkgAL8NACGVCQEAhw0AIZYJAQCJDQAhlwkCAI8NACGYCQIAjw0AIZkJAgCPDQAhmgkCAI8NACGbCQEAiQ0AIZwJIAC_DQAhnQlAAIgNACGeCQAAthAAIJ8JAAC3EAAgoAlAAIgNACGhCSAAvw0AIaIJAAC4EAAgowkCAI8NACGkCQIAjw0AIaUJAQCJDQAhpgkBAIkNACECAAAAEQAgKQAAjAIAIAIAAAARACApAACMAgAgAwAAABMAIDAAAIUCACAxAACKAgAgAQAAABMAIAEAAAARACALDAAAsRAAIDYAALQQACA3AACzEAAgWAAAshAAIFkAALUQACCWCQAAgw0AIJsJAACDDQAgnQkAAIMNACCgCQAAgw0AIKUJAACDDQAgpgkAAIMNACAejAcAALIMADCNBwAAkwIAEI4HAACyDAAwmwcBAKULACGGCAEApQsAIYoIAQClCwAhjAgCALcLACGNCAIAtwsAIY4IAgC3CwAhkwgEAJcLACH-CAEApQsAIZAJIADACwAhlQkBAKULACGWCQEApwsAIZcJAgC3CwAhmAkCALcLACGZCQIAtwsAIZoJAgC3CwAhmwkBALYLACGcCSAAwAsAIZ0JQACmCwAhngkAAL4LACCfCQAAvgsAIKAJQACmCwAhoQkgAMALACGiCQAAvgsAIKMJAgC3CwAhpAkCALcLACGlCQEAtgsAIaYJAQC2CwAhAwAAABEAIAEAAJICADA1AACTAgAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAfACABAAAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgBwgAALAQACCqByAAAAAB1AcBAAAAAd0HAQAAAAGJCAEAAAABmggBAAAAAZQJQAAAAAEBKQAAmwIAIAaqByAAAAAB1AcBAAAAAd0HAQAAAAGJCAEAAAABmggBAAAAAZQJQAAAAAEBKQAAnQIAMAEpAACdAgAwBwgAAK8QACCqByAAvw0AIdQHAQCHDQAh3QcBAIcNACGJCAEAhw0AIZoIAQCHDQAhlAlAAP0MACECAAAAHwAgKQAAoAIAIAaqByAAvw0AIdQHAQCHDQAh3QcBAIcNACGJCAEAhw0AIZoIAQCHDQAhlAlAAP0MACECAAAAHQAgKQAAogIAIAIAAAAdACApAACiAgAgAwAAAB8AIDAAAJsCACAxAACgAgAgAQAAAB8AIAEAAAAdACADDAAArBAAIDYAAK4QACA3AACtEAAgCYwHAACxDAAwjQcAAKkCABCOBwAAsQwAMKoHIADACwAh1AcBAKULACHdBwEApQsAIYkIAQClCwAhmggBAKULACGUCUAAmAsAIQMAAAAdACABAACoAgAwNQAAqQIAIAMAAAAdACABAAAeADACAAAfACABAAAAGwAgAQAAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIAYIAACrEAAgkAdAAAAAAYkIAQAAAAHuCAEAAAABkgkBAAAAAZMJQAAAAAEBKQAAsQIAIAWQB0AAAAABiQgBAAAAAe4IAQAAAAGSCQEAAAABkwlAAAAAAQEpAACzAgAwASkAALMCADAGCAAAqhAAIJAHQAD9DAAhiQgBAIcNACHuCAEAhw0AIZIJAQCHDQAhkwlAAIgNACECAAAAGwAgKQAAtgIAIAWQB0AA_QwAIYkIAQCHDQAh7ggBAIcNACGSCQEAhw0AIZMJQACIDQAhAgAAABkAICkAALgCACACAAAAGQAgKQAAuAIAIAMAAAAbACAwAACxAgAgMQAAtgIAIAEAAAAbACABAAAAGQAgBAwAAKcQACA2AACpEAAgNwAAqBAAIJMJAACDDQAgCIwHAACwDAAwjQcAAL8CABCOBwAAsAwAMJAHQACYCwAhiQgBAKULACHuCAEApQsAIZIJAQClCwAhkwlAAKYLACEDAAAAGQAgAQAAvgIAMDUAAL8CACADAAAAGQAgAQAAGgAwAgAAGwAgCYwHAACvDAAwjQcAAMUCABCOBwAArwwAMOEHAQDNCwAh4gcBALILACGFCAEAAAABiQgBALALACGUCAQA_QsAIZEJQAChCwAhAQAAAMICACABAAAAwgIAIAmMBwAArwwAMI0HAADFAgAQjgcAAK8MADDhBwEAzQsAIeIHAQCyCwAhhQgBAM0LACGJCAEAsAsAIZQIBAD9CwAhkQlAAKELACEC4gcAAIMNACCUCAAAgw0AIAMAAADFAgAgAQAAxgIAMAIAAMICACADAAAAxQIAIAEAAMYCADACAADCAgAgAwAAAMUCACABAADGAgAwAgAAwgIAIAbhBwEAAAAB4gcBAAAAAYUIAQAAAAGJCAEAAAABlAgEAAAAAZEJQAAAAAEBKQAAygIAIAbhBwEAAAAB4gcBAAAAAYUIAQAAAAGJCAEAAAABlAgEAAAAAZEJQAAAAAEBKQAAzAIAMAEpAADMAgAwBuEHAQCHDQAh4gcBAIkNACGFCAEAhw0AIYkIAQCHDQAhlAgEAIMOACGRCUAA_QwAIQIAAADCAgAgKQAAzwIAIAbhBwEAhw0AIeIHAQCJDQAhhQgBAIcNACGJCAEAhw0AIZQIBACDDgAhkQlAAP0MACECAAAAxQIAICkAANECACACAAAAxQIAICkAANECACADAAAAwgIAIDAAAMoCACAxAADPAgAgAQAAAMICACABAAAAxQIAIAcMAACiEAAgNgAApRAAIDcAAKQQACBYAACjEAAgWQAAphAAIOIHAACDDQAglAgAAIMNACAJjAcAAK4MADCNBwAA2AIAEI4HAACuDAAw4QcBALQLACHiBwEApwsAIYUIAQC0CwAhiQgBAKULACGUCAQA9gsAIZEJQACYCwAhAwAAAMUCACABAADXAgAwNQAA2AIAIAMAAADFAgAgAQAAxgIAMAIAAMICACAMjAcAAK0MADCNBwAA3gIAEI4HAACtDAAwkAdAAKELACGbBwEAAAAB3AcBAM0LACGYCAEAsAsAIaIIAgDFCwAhjQkAANoLACCOCQEAsgsAIY8JBAD9CwAhkAkgAMQLACEBAAAA2wIAIAEAAADbAgAgDIwHAACtDAAwjQcAAN4CABCOBwAArQwAMJAHQAChCwAhmwcBALALACHcBwEAzQsAIZgIAQCwCwAhoggCAMULACGNCQAA2gsAII4JAQCyCwAhjwkEAP0LACGQCSAAxAsAIQKOCQAAgw0AII8JAACDDQAgAwAAAN4CACABAADfAgAwAgAA2wIAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgCZAHQAAAAAGbBwEAAAAB3AcBAAAAAZgIAQAAAAGiCAIAAAABjQmAAAAAAY4JAQAAAAGPCQQAAAABkAkgAAAAAQEpAADjAgAgCZAHQAAAAAGbBwEAAAAB3AcBAAAAAZgIAQAAAAGiCAIAAAABjQmAAAAAAY4JAQAAAAGPCQQAAAABkAkgAAAAAQEpAADlAgAwASkAAOUCADAJkAdAAP0MACGbBwEAhw0AIdwHAQCHDQAhmAgBAIcNACGiCAIAjw0AIY0JgAAAAAGOCQEAiQ0AIY8JBACDDgAhkAkgAL8NACECAAAA2wIAICkAAOgCACAJkAdAAP0MACGbBwEAhw0AIdwHAQCHDQAhmAgBAIcNACGiCAIAjw0AIY0JgAAAAAGOCQEAiQ0AIY8JBACDDgAhkAkgAL8NACECAAAA3gIAICkAAOoCACACAAAA3gIAICkAAOoCACADAAAA2wIAIDAAAOMCACAxAADoAgAgAQAAANsCACABAAAA3gIAIAcMAACdEAAgNgAAoBAAIDcAAJ8QACBYAACeEAAgWQAAoRAAII4JAACDDQAgjwkAAIMNACAMjAcAAKwMADCNBwAA8QIAEI4HAACsDAAwkAdAAJgLACGbBwEApQsAIdwHAQC0CwAhmAgBAKULACGiCAIAtwsAIY0JAAC1CwAgjgkBAKcLACGPCQQA9gsAIZAJIADACwAhAwAAAN4CACABAADwAgAwNQAA8QIAIAMAAADeAgAgAQAA3wIAMAIAANsCACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIBUDAACbEAAgBAAAnBAAIJAHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvggAAJkQACDBCAEAAAABwggAAJoQACDDCCAAAAAB2AgAAQAAAdsIQAAAAAH7CAEAAAABgwlAAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQEpAAD5AgAgE5AHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvggAAJkQACDBCAEAAAABwggAAJoQACDDCCAAAAAB2AgAAQAAAdsIQAAAAAH7CAEAAAABgwlAAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQEpAAD7AgAwASkAAPsCADAVAwAAlxAAIAQAAJgQACCQB0AA_QwAIZsHAQCHDQAhoQcBAIcNACG3B0AA_QwAIbgHAQCHDQAhuQcBAIcNACG-BwEAhw0AIb8HAQCHDQAhvggAAJUQACDBCAEAhw0AIcIIAACWEAAgwwggAL8NACHYCAAByg0AIdsIQACIDQAh-wgBAIkNACGDCUAAiA0AIYoJAQCJDQAhiwkBAIkNACGMCUAAiA0AIQIAAAAoACApAAD-AgAgE5AHQAD9DAAhmwcBAIcNACGhBwEAhw0AIbcHQAD9DAAhuAcBAIcNACG5BwEAhw0AIb4HAQCHDQAhvwcBAIcNACG-CAAAlRAAIMEIAQCHDQAhwggAAJYQACDDCCAAvw0AIdgIAAHKDQAh2whAAIgNACH7CAEAiQ0AIYMJQACIDQAhigkBAIkNACGLCQEAiQ0AIYwJQACIDQAhAgAAACYAICkAAIADACACAAAAJgAgKQAAgAMAIAMAAAAoACAwAAD5AgAgMQAA_gIAIAEAAAAoACABAAAAJgAgCQwAAJIQACA2AACUEAAgNwAAkxAAINsIAACDDQAg-wgAAIMNACCDCQAAgw0AIIoJAACDDQAgiwkAAIMNACCMCQAAgw0AIBaMBwAAqwwAMI0HAACHAwAQjgcAAKsMADCQB0AAmAsAIZsHAQClCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhuQcBALQLACG-BwEApQsAIb8HAQClCwAhvggAAL4LACDBCAEApQsAIcIIAAC-CwAgwwggAMALACHYCAAByQsAIdsIQACmCwAh-wgBAKcLACGDCUAApgsAIYoJAQC2CwAhiwkBAKcLACGMCUAApgsAIQMAAAAmACABAACGAwAwNQAAhwMAIAMAAAAmACABAAAnADACAAAoACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIBYDAACQEAAgBAAAkRAAIJAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAABzgcBAAAAAc8HAQAAAAG4CAEAAAABvggAAI4QACDZCAEAAAAB2whAAAAAAeEIAAEAAAGCCQAAjxAAIIMJQAAAAAGECQIAAAABhQkCAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAQAAAAEBKQAAjwMAIBSQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAc4HAQAAAAHPBwEAAAABuAgBAAAAAb4IAACOEAAg2QgBAAAAAdsIQAAAAAHhCAABAAABggkAAI8QACCDCUAAAAABhAkCAAAAAYUJAgAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQEAAAABASkAAJEDADABKQAAkQMAMBYDAACMEAAgBAAAjRAAIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbgHAQCHDQAhuQcBAIcNACHOBwEAhw0AIc8HAQCHDQAhuAgBAIkNACG-CAAAihAAINkIAQCJDQAh2whAAIgNACHhCAAByg0AIYIJAACLEAAggwlAAIgNACGECQIAhA4AIYUJAgCEDgAhhgkBAIkNACGHCQEAiQ0AIYgJAQCJDQAhiQkBAIkNACECAAAALAAgKQAAlAMAIBSQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG4BwEAhw0AIbkHAQCHDQAhzgcBAIcNACHPBwEAhw0AIbgIAQCJDQAhvggAAIoQACDZCAEAiQ0AIdsIQACIDQAh4QgAAcoNACGCCQAAixAAIIMJQACIDQAhhAkCAIQOACGFCQIAhA4AIYYJAQCJDQAhhwkBAIkNACGICQEAiQ0AIYkJAQCJDQAhAgAAACoAICkAAJYDACACAAAAKgAgKQAAlgMAIAMAAAAsACAwAACPAwAgMQAAlAMAIAEAAAAsACABAAAAKgAgDwwAAIUQACA2AACIEAAgNwAAhxAAIFgAAIYQACBZAACJEAAguAgAAIMNACDZCAAAgw0AINsIAACDDQAggwkAAIMNACCECQAAgw0AIIUJAACDDQAghgkAAIMNACCHCQAAgw0AIIgJAACDDQAgiQkAAIMNACAXjAcAAKoMADCNBwAAnQMAEI4HAACqDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG5BwEAtAsAIc4HAQClCwAhzwcBALQLACG4CAEAtgsAIb4IAAC-CwAg2QgBAKcLACHbCEAApgsAIeEIAAHJCwAhggkAAL4LACCDCUAApgsAIYQJAgD3CwAhhQkCAPcLACGGCQEApwsAIYcJAQCnCwAhiAkBALYLACGJCQEAtgsAIQMAAAAqACABAACcAwAwNQAAnQMAIAMAAAAqACABAAArADACAAAsACAFjAcAAKkMADCNBwAAowMAEI4HAACpDAAwtwdAAKELACGBCQABAAABAQAAAKADACABAAAAoAMAIAWMBwAAqQwAMI0HAACjAwAQjgcAAKkMADC3B0AAoQsAIYEJAAHOCwAhAAMAAACjAwAgAQAApAMAMAIAAKADACADAAAAowMAIAEAAKQDADACAACgAwAgAwAAAKMDACABAACkAwAwAgAAoAMAIAK3B0AAAAABgQkAAQAAAQEpAACoAwAgArcHQAAAAAGBCQABAAABASkAAKoDADABKQAAqgMAMAK3B0AA_QwAIYEJAAHKDQAhAgAAAKADACApAACtAwAgArcHQAD9DAAhgQkAAcoNACECAAAAowMAICkAAK8DACACAAAAowMAICkAAK8DACADAAAAoAMAIDAAAKgDACAxAACtAwAgAQAAAKADACABAAAAowMAIAMMAACCEAAgNgAAhBAAIDcAAIMQACAFjAcAAKgMADCNBwAAtgMAEI4HAACoDAAwtwdAAJgLACGBCQAByQsAIQMAAACjAwAgAQAAtQMAMDUAALYDACADAAAAowMAIAEAAKQDADACAACgAwAgDYwHAACnDAAwjQcAALwDABCOBwAApwwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBANkLACG6CAEAsAsAIdwIAAEAAAH9CAEAsAsAIf4IAQCwCwAh_whAALELACGACQAA4QsAIAEAAAC5AwAgAQAAALkDACANjAcAAKcMADCNBwAAvAMAEI4HAACnDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBANkLACG6CAEAsAsAIdwIAAHOCwAh_QgBALALACH-CAEAsAsAIf8IQACxCwAhgAkAAOELACADuAcAAIMNACD_CAAAgw0AIIAJAACDDQAgAwAAALwDACABAAC9AwAwAgAAuQMAIAMAAAC8AwAgAQAAvQMAMAIAALkDACADAAAAvAMAIAEAAL0DADACAAC5AwAgCpAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG6CAEAAAAB3AgAAQAAAf0IAQAAAAH-CAEAAAAB_whAAAAAAYAJgAAAAAEBKQAAwQMAIAqQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuggBAAAAAdwIAAEAAAH9CAEAAAAB_ggBAAAAAf8IQAAAAAGACYAAAAABASkAAMMDADABKQAAwwMAMAqQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG4BwEAiQ0AIboIAQCHDQAh3AgAAcoNACH9CAEAhw0AIf4IAQCHDQAh_whAAIgNACGACYAAAAABAgAAALkDACApAADGAwAgCpAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbgHAQCJDQAhuggBAIcNACHcCAAByg0AIf0IAQCHDQAh_ggBAIcNACH_CEAAiA0AIYAJgAAAAAECAAAAvAMAICkAAMgDACACAAAAvAMAICkAAMgDACADAAAAuQMAIDAAAMEDACAxAADGAwAgAQAAALkDACABAAAAvAMAIAYMAAD_DwAgNgAAgRAAIDcAAIAQACC4BwAAgw0AIP8IAACDDQAggAkAAIMNACANjAcAAKYMADCNBwAAzwMAEI4HAACmDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALYLACG6CAEApQsAIdwIAAHJCwAh_QgBAKULACH-CAEApQsAIf8IQACmCwAhgAkAAN4LACADAAAAvAMAIAEAAM4DADA1AADPAwAgAwAAALwDACABAAC9AwAwAgAAuQMAIAEAAAA9ACABAAAAPQAgAwAAADsAIAEAADwAMAIAAD0AIAMAAAA7ACABAAA8ADACAAA9ACADAAAAOwAgAQAAPAAwAgAAPQAgEQMAAPkPACAEAAD6DwAgFwAA-w8AIBgAAPwPACAZAAD9DwAgGgAA_g8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboIAQAAAAHICAEAAAAB-ggBAAAAAfsIAQAAAAH8CEAAAAABASkAANcDACALkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABuggBAAAAAcgIAQAAAAH6CAEAAAAB-wgBAAAAAfwIQAAAAAEBKQAA2QMAMAEpAADZAwAwAQAAAAMAIBEDAADDDwAgBAAAxA8AIBcAAMUPACAYAADGDwAgGQAAxw8AIBoAAMgPACCQB0AA_QwAIaEHAQCHDQAhpwcBAIkNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhAgAAAD0AICkAAN0DACALkAdAAP0MACGhBwEAhw0AIacHAQCJDQAhqgcBAIcNACG4BwEAhw0AIbkHAQCJDQAhuggBAIcNACHICAEAiQ0AIfoIAQCHDQAh-wgBAIcNACH8CEAAiA0AIQIAAAA7ACApAADfAwAgAgAAADsAICkAAN8DACABAAAAAwAgAwAAAD0AIDAAANcDACAxAADdAwAgAQAAAD0AIAEAAAA7ACAHDAAAwA8AIDYAAMIPACA3AADBDwAgpwcAAIMNACC5BwAAgw0AIMgIAACDDQAg_AgAAIMNACAOjAcAAKUMADCNBwAA5wMAEI4HAAClDAAwkAdAAJgLACGhBwEAtAsAIacHAQCnCwAhqgcBAKULACG4BwEAtAsAIbkHAQC2CwAhuggBAKULACHICAEApwsAIfoIAQClCwAh-wgBAKULACH8CEAApgsAIQMAAAA7ACABAADmAwAwNQAA5wMAIAMAAAA7ACABAAA8ADACAAA9ACABAAAAQgAgAQAAAEIAIAMAAABAACABAABBADACAABCACADAAAAQAAgAQAAQQAwAgAAQgAgAwAAAEAAIAEAAEEAMAIAAEIAIA0DAAC9DwAgFAAAvg8AIBYAAL8PACCQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABvgcBAAAAAb8HAQAAAAHUCAEAAAAB2whAAAAAAeEIAAEAAAH5CEAAAAABASkAAO8DACAKkAdAAAAAAaEHAQAAAAG3B0AAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAAB1AgBAAAAAdsIQAAAAAHhCAABAAAB-QhAAAAAAQEpAADxAwAwASkAAPEDADANAwAAtQ8AIBQAALYPACAWAAC3DwAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuAcBAIcNACG-BwEAhw0AIb8HAQCHDQAh1AgBAIcNACHbCEAAiA0AIeEIAAHKDQAh-QhAAIgNACECAAAAQgAgKQAA9AMAIAqQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG4BwEAhw0AIb4HAQCHDQAhvwcBAIcNACHUCAEAhw0AIdsIQACIDQAh4QgAAcoNACH5CEAAiA0AIQIAAABAACApAAD2AwAgAgAAAEAAICkAAPYDACADAAAAQgAgMAAA7wMAIDEAAPQDACABAAAAQgAgAQAAAEAAIAUMAACyDwAgNgAAtA8AIDcAALMPACDbCAAAgw0AIPkIAACDDQAgDYwHAACkDAAwjQcAAP0DABCOBwAApAwAMJAHQACYCwAhoQcBALQLACG3B0AAmAsAIbgHAQC0CwAhvgcBAKULACG_BwEApQsAIdQIAQC0CwAh2whAAKYLACHhCAAByQsAIfkIQACmCwAhAwAAAEAAIAEAAPwDADA1AAD9AwAgAwAAAEAAIAEAAEEAMAIAAEIAIAoVAACjDAAgjAcAAKIMADCNBwAARAAQjgcAAKIMADCQB0AAoQsAIaEHAQAAAAGrBwIAxQsAIa4HQAChCwAhtgcBALALACH4CAEAAAABAQAAAIAEACABAAAAgAQAIAEVAACxDwAgAwAAAEQAIAEAAIMEADACAACABAAgAwAAAEQAIAEAAIMEADACAACABAAgAwAAAEQAIAEAAIMEADACAACABAAgBxUAALAPACCQB0AAAAABoQcBAAAAAasHAgAAAAGuB0AAAAABtgcBAAAAAfgIAQAAAAEBKQAAhwQAIAaQB0AAAAABoQcBAAAAAasHAgAAAAGuB0AAAAABtgcBAAAAAfgIAQAAAAEBKQAAiQQAMAEpAACJBAAwBxUAAK8PACCQB0AA_QwAIaEHAQCHDQAhqwcCAI8NACGuB0AA_QwAIbYHAQCHDQAh-AgBAIcNACECAAAAgAQAICkAAIwEACAGkAdAAP0MACGhBwEAhw0AIasHAgCPDQAhrgdAAP0MACG2BwEAhw0AIfgIAQCHDQAhAgAAAEQAICkAAI4EACACAAAARAAgKQAAjgQAIAMAAACABAAgMAAAhwQAIDEAAIwEACABAAAAgAQAIAEAAABEACAFDAAAqg8AIDYAAK0PACA3AACsDwAgWAAAqw8AIFkAAK4PACAJjAcAAKEMADCNBwAAlQQAEI4HAAChDAAwkAdAAJgLACGhBwEAtAsAIasHAgC3CwAhrgdAAJgLACG2BwEApQsAIfgIAQC0CwAhAwAAAEQAIAEAAJQEADA1AACVBAAgAwAAAEQAIAEAAIMEADACAACABAAgBowHAACgDAAwjQcAAJsEABCOBwAAoAwAMPUIAQAAAAH2CAIAxQsAIfcIBAD9CwAhAQAAAJgEACABAAAAmAQAIAaMBwAAoAwAMI0HAACbBAAQjgcAAKAMADD1CAEAsAsAIfYIAgDFCwAh9wgEAP0LACEB9wgAAIMNACADAAAAmwQAIAEAAJwEADACAACYBAAgAwAAAJsEACABAACcBAAwAgAAmAQAIAMAAACbBAAgAQAAnAQAMAIAAJgEACAD9QgBAAAAAfYIAgAAAAH3CAQAAAABASkAAKAEACAD9QgBAAAAAfYIAgAAAAH3CAQAAAABASkAAKIEADABKQAAogQAMAP1CAEAhw0AIfYIAgCPDQAh9wgEAIMOACECAAAAmAQAICkAAKUEACAD9QgBAIcNACH2CAIAjw0AIfcIBACDDgAhAgAAAJsEACApAACnBAAgAgAAAJsEACApAACnBAAgAwAAAJgEACAwAACgBAAgMQAApQQAIAEAAACYBAAgAQAAAJsEACAGDAAApQ8AIDYAAKgPACA3AACnDwAgWAAApg8AIFkAAKkPACD3CAAAgw0AIAaMBwAAnwwAMI0HAACuBAAQjgcAAJ8MADD1CAEApQsAIfYIAgC3CwAh9wgEAPYLACEDAAAAmwQAIAEAAK0EADA1AACuBAAgAwAAAJsEACABAACcBAAwAgAAmAQAIAqMBwAAnQwAMI0HAAC0BAAQjgcAAJ0MADCQB0AAoQsAIaEHAQAAAAG2BwEAsAsAIfEIAQCwCwAh8ggAAc4LACHzCAABzgsAIfQIAACeDAAgAQAAALEEACABAAAAsQQAIAmMBwAAnQwAMI0HAAC0BAAQjgcAAJ0MADCQB0AAoQsAIaEHAQDNCwAhtgcBALALACHxCAEAsAsAIfIIAAHOCwAh8wgAAc4LACEAAwAAALQEACABAAC1BAAwAgAAsQQAIAMAAAC0BAAgAQAAtQQAMAIAALEEACADAAAAtAQAIAEAALUEADACAACxBAAgBpAHQAAAAAGhBwEAAAABtgcBAAAAAfEIAQAAAAHyCAABAAAB8wgAAQAAAQEpAAC5BAAgBpAHQAAAAAGhBwEAAAABtgcBAAAAAfEIAQAAAAHyCAABAAAB8wgAAQAAAQEpAAC7BAAwASkAALsEADAGkAdAAP0MACGhBwEAhw0AIbYHAQCHDQAh8QgBAIcNACHyCAAByg0AIfMIAAHKDQAhAgAAALEEACApAAC-BAAgBpAHQAD9DAAhoQcBAIcNACG2BwEAhw0AIfEIAQCHDQAh8ggAAcoNACHzCAAByg0AIQIAAAC0BAAgKQAAwAQAIAIAAAC0BAAgKQAAwAQAIAMAAACxBAAgMAAAuQQAIDEAAL4EACABAAAAsQQAIAEAAAC0BAAgAwwAAKIPACA2AACkDwAgNwAAow8AIAmMBwAAnAwAMI0HAADHBAAQjgcAAJwMADCQB0AAmAsAIaEHAQC0CwAhtgcBAKULACHxCAEApQsAIfIIAAHJCwAh8wgAAckLACEDAAAAtAQAIAEAAMYEADA1AADHBAAgAwAAALQEACABAAC1BAAwAgAAsQQAIAeMBwAAmwwAMI0HAADNBAAQjgcAAJsMADCQB0AAoQsAIaEHAQAAAAHKBwEAsAsAIfAIAQCwCwAhAQAAAMoEACABAAAAygQAIAeMBwAAmwwAMI0HAADNBAAQjgcAAJsMADCQB0AAoQsAIaEHAQDNCwAhygcBALALACHwCAEAsAsAIQADAAAAzQQAIAEAAM4EADACAADKBAAgAwAAAM0EACABAADOBAAwAgAAygQAIAMAAADNBAAgAQAAzgQAMAIAAMoEACAEkAdAAAAAAaEHAQAAAAHKBwEAAAAB8AgBAAAAAQEpAADSBAAgBJAHQAAAAAGhBwEAAAABygcBAAAAAfAIAQAAAAEBKQAA1AQAMAEpAADUBAAwBJAHQAD9DAAhoQcBAIcNACHKBwEAhw0AIfAIAQCHDQAhAgAAAMoEACApAADXBAAgBJAHQAD9DAAhoQcBAIcNACHKBwEAhw0AIfAIAQCHDQAhAgAAAM0EACApAADZBAAgAgAAAM0EACApAADZBAAgAwAAAMoEACAwAADSBAAgMQAA1wQAIAEAAADKBAAgAQAAAM0EACADDAAAnw8AIDYAAKEPACA3AACgDwAgB4wHAACaDAAwjQcAAOAEABCOBwAAmgwAMJAHQACYCwAhoQcBALQLACHKBwEApQsAIfAIAQClCwAhAwAAAM0EACABAADfBAAwNQAA4AQAIAMAAADNBAAgAQAAzgQAMAIAAMoEACAIjAcAAJkMADCNBwAA5gQAEI4HAACZDAAwkAdAAKELACGhBwEAAAABtgcBALALACHuCAEAAAAB7wgBALILACEBAAAA4wQAIAEAAADjBAAgCIwHAACZDAAwjQcAAOYEABCOBwAAmQwAMJAHQAChCwAhoQcBAM0LACG2BwEAsAsAIe4IAQCwCwAh7wgBALILACEB7wgAAIMNACADAAAA5gQAIAEAAOcEADACAADjBAAgAwAAAOYEACABAADnBAAwAgAA4wQAIAMAAADmBAAgAQAA5wQAMAIAAOMEACAFkAdAAAAAAaEHAQAAAAG2BwEAAAAB7ggBAAAAAe8IAQAAAAEBKQAA6wQAIAWQB0AAAAABoQcBAAAAAbYHAQAAAAHuCAEAAAAB7wgBAAAAAQEpAADtBAAwASkAAO0EADAFkAdAAP0MACGhBwEAhw0AIbYHAQCHDQAh7ggBAIcNACHvCAEAiQ0AIQIAAADjBAAgKQAA8AQAIAWQB0AA_QwAIaEHAQCHDQAhtgcBAIcNACHuCAEAhw0AIe8IAQCJDQAhAgAAAOYEACApAADyBAAgAgAAAOYEACApAADyBAAgAwAAAOMEACAwAADrBAAgMQAA8AQAIAEAAADjBAAgAQAAAOYEACAEDAAAnA8AIDYAAJ4PACA3AACdDwAg7wgAAIMNACAIjAcAAJgMADCNBwAA-QQAEI4HAACYDAAwkAdAAJgLACGhBwEAtAsAIbYHAQClCwAh7ggBAKULACHvCAEApwsAIQMAAADmBAAgAQAA-AQAMDUAAPkEACADAAAA5gQAIAEAAOcEADACAADjBAAgEQMAAJYMACAfAACXDAAgjAcAAJUMADCNBwAAZgAQjgcAAJUMADCQB0AAoQsAIaEHAQAAAAGqBwEAsAsAIbgHAQAAAAHICAEAsgsAIeQIAQCyCwAh5QgBALILACHmCAAAvgsAIOcIAgDFCwAh6AgBALILACHpCEAAsQsAIeoIAACUDAAgAQAAAPwEACABAAAA_AQAIAcDAACaDwAgHwAAmw8AIMgIAACDDQAg5AgAAIMNACDlCAAAgw0AIOgIAACDDQAg6QgAAIMNACADAAAAZgAgAQAA_wQAMAIAAPwEACADAAAAZgAgAQAA_wQAMAIAAPwEACADAAAAZgAgAQAA_wQAMAIAAPwEACANAwAAmA8AIB8AAJkPACCQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAAByAgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAJcPACDnCAIAAAAB6AgBAAAAAekIQAAAAAEBKQAAgwUAIAuQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAAByAgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAJcPACDnCAIAAAAB6AgBAAAAAekIQAAAAAEBKQAAhQUAMAEpAACFBQAwDQMAAIkPACAfAACKDwAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuAcBAIcNACHICAEAiQ0AIeQIAQCJDQAh5QgBAIkNACHmCAAAiA8AIOcIAgCPDQAh6AgBAIkNACHpCEAAiA0AIQIAAAD8BAAgKQAAiAUAIAuQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG4BwEAhw0AIcgIAQCJDQAh5AgBAIkNACHlCAEAiQ0AIeYIAACIDwAg5wgCAI8NACHoCAEAiQ0AIekIQACIDQAhAgAAAGYAICkAAIoFACACAAAAZgAgKQAAigUAIAMAAAD8BAAgMAAAgwUAIDEAAIgFACABAAAA_AQAIAEAAABmACAKDAAAgw8AIDYAAIYPACA3AACFDwAgWAAAhA8AIFkAAIcPACDICAAAgw0AIOQIAACDDQAg5QgAAIMNACDoCAAAgw0AIOkIAACDDQAgDowHAACTDAAwjQcAAJEFABCOBwAAkwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhyAgBAKcLACHkCAEApwsAIeUIAQCnCwAh5ggAAL4LACDnCAIAtwsAIegIAQCnCwAh6QhAAKYLACEDAAAAZgAgAQAAkAUAMDUAAJEFACADAAAAZgAgAQAA_wQAMAIAAPwEACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIBIDAACBDwAgHgAAgg8AIJAHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcgIAQAAAAHbCEAAAAAB3whAAAAAAeAIAQAAAAHhCAABAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAeYIAACADwAgASkAAJkFACAQkAdAAAAAAaEHAQAAAAG3B0AAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAAByAgBAAAAAdsIQAAAAAHfCEAAAAAB4AgBAAAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAIAPACABKQAAmwUAMAEpAACbBQAwEgMAAP4OACAeAAD_DgAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuAcBAIcNACG-BwEAhw0AIb8HAQCHDQAhyAgBAIkNACHbCEAAiA0AId8IQACIDQAh4AgBAIcNACHhCAAByg0AIeIIAQCHDQAh4wgBAIkNACHkCAEAiQ0AIeUIAQCJDQAh5ggAAP0OACACAAAAagAgKQAAngUAIBCQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG4BwEAhw0AIb4HAQCHDQAhvwcBAIcNACHICAEAiQ0AIdsIQACIDQAh3whAAIgNACHgCAEAhw0AIeEIAAHKDQAh4ggBAIcNACHjCAEAiQ0AIeQIAQCJDQAh5QgBAIkNACHmCAAA_Q4AIAIAAABoACApAACgBQAgAgAAAGgAICkAAKAFACADAAAAagAgMAAAmQUAIDEAAJ4FACABAAAAagAgAQAAAGgAIAkMAAD6DgAgNgAA_A4AIDcAAPsOACDICAAAgw0AINsIAACDDQAg3wgAAIMNACDjCAAAgw0AIOQIAACDDQAg5QgAAIMNACATjAcAAJIMADCNBwAApwUAEI4HAACSDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG-BwEApQsAIb8HAQClCwAhyAgBAKcLACHbCEAApgsAId8IQACmCwAh4AgBALQLACHhCAAByQsAIeIIAQClCwAh4wgBAKcLACHkCAEApwsAIeUIAQCnCwAh5ggAAL4LACADAAAAaAAgAQAApgUAMDUAAKcFACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAEgAIAEAAABIACADAAAARgAgAQAARwAwAgAASAAgAwAAAEYAIAEAAEcAMAIAAEgAIAMAAABGACABAABHADACAABIACAKAwAA-A4AIBQAAPkOACC3B0AAAAABuAcBAAAAAbkHAQAAAAHUCAEAAAAB3AgAAQAAAd0IAQAAAAHeCAEAAAAB3whAAAAAAQEpAACvBQAgCLcHQAAAAAG4BwEAAAABuQcBAAAAAdQIAQAAAAHcCAABAAAB3QgBAAAAAd4IAQAAAAHfCEAAAAABASkAALEFADABKQAAsQUAMAoDAAD2DgAgFAAA9w4AILcHQAD9DAAhuAcBAIcNACG5BwEAhw0AIdQIAQCHDQAh3AgAAcoNACHdCAEAhw0AId4IAQCHDQAh3whAAIgNACECAAAASAAgKQAAtAUAIAi3B0AA_QwAIbgHAQCHDQAhuQcBAIcNACHUCAEAhw0AIdwIAAHKDQAh3QgBAIcNACHeCAEAhw0AId8IQACIDQAhAgAAAEYAICkAALYFACACAAAARgAgKQAAtgUAIAMAAABIACAwAACvBQAgMQAAtAUAIAEAAABIACABAAAARgAgBAwAAPMOACA2AAD1DgAgNwAA9A4AIN8IAACDDQAgC4wHAACRDAAwjQcAAL0FABCOBwAAkQwAMLcHQACYCwAhuAcBALQLACG5BwEAtAsAIdQIAQC0CwAh3AgAAckLACHdCAEApQsAId4IAQClCwAh3whAAKYLACEDAAAARgAgAQAAvAUAMDUAAL0FACADAAAARgAgAQAARwAwAgAASAAgAQAAAEwAIAEAAABMACADAAAASgAgAQAASwAwAgAATAAgAwAAAEoAIAEAAEsAMAIAAEwAIAMAAABKACABAABLADACAABMACANAwAA8Q4AIBQAAPIOACCQB0AAAAABoQcBAAAAAbcHQAAAAAG4BwEAAAABuQcBAAAAAdQIAQAAAAHXCAABAAAB2AgAAQAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAQEpAADFBQAgC5AHQAAAAAGhBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAAB1AgBAAAAAdcIAAEAAAHYCAABAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAABASkAAMcFADABKQAAxwUAMA0DAADvDgAgFAAA8A4AIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbgHAQCHDQAhuQcBAIcNACHUCAEAhw0AIdcIAAHKDQAh2AgAAcoNACHZCAEAiQ0AIdoIQACIDQAh2whAAIgNACECAAAATAAgKQAAygUAIAuQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG4BwEAhw0AIbkHAQCHDQAh1AgBAIcNACHXCAAByg0AIdgIAAHKDQAh2QgBAIkNACHaCEAAiA0AIdsIQACIDQAhAgAAAEoAICkAAMwFACACAAAASgAgKQAAzAUAIAMAAABMACAwAADFBQAgMQAAygUAIAEAAABMACABAAAASgAgBgwAAOwOACA2AADuDgAgNwAA7Q4AINkIAACDDQAg2ggAAIMNACDbCAAAgw0AIA6MBwAAkAwAMI0HAADTBQAQjgcAAJAMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtAsAIbkHAQC0CwAh1AgBALQLACHXCAAByQsAIdgIAAHJCwAh2QgBAKcLACHaCEAApgsAIdsIQACmCwAhAwAAAEoAIAEAANIFADA1AADTBQAgAwAAAEoAIAEAAEsAMAIAAEwAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgEQMAAOoOACAEAQAAAAEUAADrDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbgHAQAAAAG5BwEAAAAB1gcBAAAAAdAIAAEAAAHRCAABAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgCAAAAAdYIQAAAAAEBKQAA2wUAIA8EAQAAAAGQB0AAAAABoQcBAAAAAaoHAQAAAAG3B0AAAAABuAcBAAAAAbkHAQAAAAHWBwEAAAAB0AgAAQAAAdEIAAEAAAHSCAEAAAAB0wgBAAAAAdQIAQAAAAHVCAIAAAAB1ghAAAAAAQEpAADdBQAwASkAAN0FADABAAAAUgAgAQAAADsAIBEDAADoDgAgBAEAiQ0AIRQAAOkOACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG3B0AA_QwAIbgHAQCJDQAhuQcBAIkNACHWBwEAhw0AIdAIAAHKDQAh0QgAAcoNACHSCAEAiQ0AIdMIAQCJDQAh1AgBAIkNACHVCAIAjw0AIdYIQACIDQAhAgAAAFAAICkAAOIFACAPBAEAiQ0AIZAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbcHQAD9DAAhuAcBAIkNACG5BwEAiQ0AIdYHAQCHDQAh0AgAAcoNACHRCAAByg0AIdIIAQCJDQAh0wgBAIkNACHUCAEAiQ0AIdUIAgCPDQAh1ghAAIgNACECAAAATgAgKQAA5AUAIAIAAABOACApAADkBQAgAQAAAFIAIAEAAAA7ACADAAAAUAAgMAAA2wUAIDEAAOIFACABAAAAUAAgAQAAAE4AIAwEAACDDQAgDAAA4w4AIDYAAOYOACA3AADlDgAgWAAA5A4AIFkAAOcOACC4BwAAgw0AILkHAACDDQAg0ggAAIMNACDTCAAAgw0AINQIAACDDQAg1ggAAIMNACASBAEApwsAIYwHAACPDAAwjQcAAO0FABCOBwAAjwwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbcHQACYCwAhuAcBALYLACG5BwEAtgsAIdYHAQClCwAh0AgAAckLACHRCAAByQsAIdIIAQCnCwAh0wgBAKcLACHUCAEAtgsAIdUIAgC3CwAh1ghAAKYLACEDAAAATgAgAQAA7AUAMDUAAO0FACADAAAATgAgAQAATwAwAgAAUAAgAQAAAGIAIAEAAABiACADAAAAYAAgAQAAYQAwAgAAYgAgAwAAAGAAIAEAAGEAMAIAAGIAIAMAAABgACABAABhADACAABiACAVAwAA3w4AIBAAAOAOACASAADhDgAgEwAA4g4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABxAgCAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAEAAAABzQgAAN4OACDOCAIAAAABzwgCAAAAAQEpAAD1BQAgEZAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABxAgCAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAEAAAABzQgAAN4OACDOCAIAAAABzwgCAAAAAQEpAAD3BQAwASkAAPcFADAVAwAAvQ4AIBAAAL4OACASAAC_DgAgEwAAwA4AIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuggBAIcNACHECAIAjw0AIcgIAQCHDQAhyQgBAIcNACHKCAEAiQ0AIcsIgAAAAAHMCAEAiQ0AIc0IAAC8DgAgzggCAI8NACHPCAIAjw0AIQIAAABiACApAAD6BQAgEZAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuggBAIcNACHECAIAjw0AIcgIAQCHDQAhyQgBAIcNACHKCAEAiQ0AIcsIgAAAAAHMCAEAiQ0AIc0IAAC8DgAgzggCAI8NACHPCAIAjw0AIQIAAABgACApAAD8BQAgAgAAAGAAICkAAPwFACADAAAAYgAgMAAA9QUAIDEAAPoFACABAAAAYgAgAQAAAGAAIAgMAAC3DgAgNgAAug4AIDcAALkOACBYAAC4DgAgWQAAuw4AIMoIAACDDQAgywgAAIMNACDMCAAAgw0AIBSMBwAAjgwAMI0HAACDBgAQjgcAAI4MADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG4BwEAtAsAIb4HAQClCwAhvwcBAKULACHAB0AAmAsAIboIAQClCwAhxAgCALcLACHICAEApQsAIckIAQClCwAhyggBAKcLACHLCAAA3gsAIMwIAQCnCwAhzQgAAL4LACDOCAIAtwsAIc8IAgC3CwAhAwAAAGAAIAEAAIIGADA1AACDBgAgAwAAAGAAIAEAAGEAMAIAAGIAIAoRAACNDAAgjAcAAIwMADCNBwAAMwAQjgcAAIwMADCcB0AAsQsAIawHQAChCwAhuAgBAAAAAcUIAAC-CwAgxggAAL4LACDHCAEAsgsAIQEAAACGBgAgAQAAAIYGACADEQAAtg4AIJwHAACDDQAgxwgAAIMNACADAAAAMwAgAQAAiQYAMAIAAIYGACADAAAAMwAgAQAAiQYAMAIAAIYGACADAAAAMwAgAQAAiQYAMAIAAIYGACAHEQAAtQ4AIJwHQAAAAAGsB0AAAAABuAgBAAAAAcUIAACzDgAgxggAALQOACDHCAEAAAABASkAAI0GACAGnAdAAAAAAawHQAAAAAG4CAEAAAABxQgAALMOACDGCAAAtA4AIMcIAQAAAAEBKQAAjwYAMAEpAACPBgAwBxEAALIOACCcB0AAiA0AIawHQAD9DAAhuAgBAIcNACHFCAAAsA4AIMYIAACxDgAgxwgBAIkNACECAAAAhgYAICkAAJIGACAGnAdAAIgNACGsB0AA_QwAIbgIAQCHDQAhxQgAALAOACDGCAAAsQ4AIMcIAQCJDQAhAgAAADMAICkAAJQGACACAAAAMwAgKQAAlAYAIAMAAACGBgAgMAAAjQYAIDEAAJIGACABAAAAhgYAIAEAAAAzACAFDAAArQ4AIDYAAK8OACA3AACuDgAgnAcAAIMNACDHCAAAgw0AIAmMBwAAiwwAMI0HAACbBgAQjgcAAIsMADCcB0AApgsAIawHQACYCwAhuAgBALQLACHFCAAAvgsAIMYIAAC-CwAgxwgBAKcLACEDAAAAMwAgAQAAmgYAMDUAAJsGACADAAAAMwAgAQAAiQYAMAIAAIYGACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIBYEAACrDgAgEQAArA4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABuAgBAAAAAboIAQAAAAG7CAEAAAABvAgBAAAAAb0IgAAAAAG-CAAAqQ4AIL8IAgAAAAHACCAAAAABwQgBAAAAAcIIAACqDgAgwwggAAAAAcQIAgAAAAEBKQAAowYAIBSQB0AAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbgIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CIAAAAABvggAAKkOACC_CAIAAAABwAggAAAAAcEIAQAAAAHCCAAAqg4AIMMIIAAAAAHECAIAAAABASkAAKUGADABKQAApQYAMBYEAACnDgAgEQAAqA4AIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG4CAEAhw0AIboIAQCHDQAhuwgBAIcNACG8CAEAhw0AIb0IgAAAAAG-CAAApQ4AIL8IAgCPDQAhwAggAL8NACHBCAEAhw0AIcIIAACmDgAgwwggAL8NACHECAIAjw0AIQIAAAAwACApAACoBgAgFJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG4CAEAhw0AIboIAQCHDQAhuwgBAIcNACG8CAEAhw0AIb0IgAAAAAG-CAAApQ4AIL8IAgCPDQAhwAggAL8NACHBCAEAhw0AIcIIAACmDgAgwwggAL8NACHECAIAjw0AIQIAAAAuACApAACqBgAgAgAAAC4AICkAAKoGACADAAAAMAAgMAAAowYAIDEAAKgGACABAAAAMAAgAQAAAC4AIAUMAACgDgAgNgAAow4AIDcAAKIOACBYAAChDgAgWQAApA4AIBeMBwAAigwAMI0HAACxBgAQjgcAAIoMADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG4BwEAtAsAIbkHAQC0CwAhvgcBAKULACG_BwEApQsAIcAHQACYCwAhuAgBALQLACG6CAEApQsAIbsIAQClCwAhvAgBAKULACG9CAAAtQsAIL4IAAC-CwAgvwgCALcLACHACCAAwAsAIcEIAQClCwAhwggAAL4LACDDCCAAwAsAIcQIAgC3CwAhAwAAAC4AIAEAALAGADA1AACxBgAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAAA3ACABAAAANwAgAwAAADUAIAEAADYAMAIAADcAIAMAAAA1ACABAAA2ADACAAA3ACADAAAANQAgAQAANgAwAgAANwAgBBEAAJ8OACC3B0AAAAABuAgBAAAAAbkIAAEAAAEBKQAAuQYAIAO3B0AAAAABuAgBAAAAAbkIAAEAAAEBKQAAuwYAMAEpAAC7BgAwBBEAAJ4OACC3B0AA_QwAIbgIAQCHDQAhuQgAAcoNACECAAAANwAgKQAAvgYAIAO3B0AA_QwAIbgIAQCHDQAhuQgAAcoNACECAAAANQAgKQAAwAYAIAIAAAA1ACApAADABgAgAwAAADcAIDAAALkGACAxAAC-BgAgAQAAADcAIAEAAAA1ACADDAAAmw4AIDYAAJ0OACA3AACcDgAgBowHAACJDAAwjQcAAMcGABCOBwAAiQwAMLcHQACYCwAhuAgBALQLACG5CAAByQsAIQMAAAA1ACABAADGBgAwNQAAxwYAIAMAAAA1ACABAAA2ADACAAA3ACAhBQEAsAsAIYwHAACHDAAwjQcAAM0GABCOBwAAhwwAMJAHQAChCwAhmwcBALALACHVBwEAsgsAIdoHBACgCwAh2wcBALALACHcBwEAAAABiwgBALILACGiCAQAoAsAIaMIQACxCwAhpAgAANoLACClCAAA2gsAIKYIAADaCwAgpwgBALALACGoCEAAoQsAIakIIADECwAhqggBALILACGrCAEAsgsAIawIAQCyCwAhrQgAANoLACCuCAAA2gsAIK8IAADaCwAgsAgAANoLACCxCAEAsgsAIbIIAQCyCwAhswgCAMULACG0CAEAsgsAIbUIAgDFCwAhtggCAMULACG3CAAAiAwAIAEAAADKBgAgAQAAAMoGACAgBQEAsAsAIYwHAACHDAAwjQcAAM0GABCOBwAAhwwAMJAHQAChCwAhmwcBALALACHVBwEAsgsAIdoHBACgCwAh2wcBALALACHcBwEAzQsAIYsIAQCyCwAhoggEAKALACGjCEAAsQsAIaQIAADaCwAgpQgAANoLACCmCAAA2gsAIKcIAQCwCwAhqAhAAKELACGpCCAAxAsAIaoIAQCyCwAhqwgBALILACGsCAEAsgsAIa0IAADaCwAgrggAANoLACCvCAAA2gsAILAIAADaCwAgsQgBALILACGyCAEAsgsAIbMIAgDFCwAhtAgBALILACG1CAIAxQsAIbYIAgDFCwAhCdUHAACDDQAgiwgAAIMNACCjCAAAgw0AIKoIAACDDQAgqwgAAIMNACCsCAAAgw0AILEIAACDDQAgsggAAIMNACC0CAAAgw0AIAMAAADNBgAgAQAAzgYAMAIAAMoGACADAAAAzQYAIAEAAM4GADACAADKBgAgAwAAAM0GACABAADOBgAwAgAAygYAIB0FAQAAAAGQB0AAAAABmwcBAAAAAdUHAQAAAAHaBwQAAAAB2wcBAAAAAdwHAQAAAAGLCAEAAAABoggEAAAAAaMIQAAAAAGkCIAAAAABpQiAAAAAAaYIgAAAAAGnCAEAAAABqAhAAAAAAakIIAAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCIAAAAABrgiAAAAAAa8IgAAAAAGwCIAAAAABsQgBAAAAAbIIAQAAAAGzCAIAAAABtAgBAAAAAbUIAgAAAAG2CAIAAAABASkAANIGACAdBQEAAAABkAdAAAAAAZsHAQAAAAHVBwEAAAAB2gcEAAAAAdsHAQAAAAHcBwEAAAABiwgBAAAAAaIIBAAAAAGjCEAAAAABpAiAAAAAAaUIgAAAAAGmCIAAAAABpwgBAAAAAagIQAAAAAGpCCAAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQiAAAAAAa4IgAAAAAGvCIAAAAABsAiAAAAAAbEIAQAAAAGyCAEAAAABswgCAAAAAbQIAQAAAAG1CAIAAAABtggCAAAAAQEpAADUBgAwASkAANQGADAdBQEAhw0AIZAHQAD9DAAhmwcBAIcNACHVBwEAiQ0AIdoHBAD8DAAh2wcBAIcNACHcBwEAhw0AIYsIAQCJDQAhoggEAPwMACGjCEAAiA0AIaQIgAAAAAGlCIAAAAABpgiAAAAAAacIAQCHDQAhqAhAAP0MACGpCCAAvw0AIaoIAQCJDQAhqwgBAIkNACGsCAEAiQ0AIa0IgAAAAAGuCIAAAAABrwiAAAAAAbAIgAAAAAGxCAEAiQ0AIbIIAQCJDQAhswgCAI8NACG0CAEAiQ0AIbUIAgCPDQAhtggCAI8NACECAAAAygYAICkAANcGACAdBQEAhw0AIZAHQAD9DAAhmwcBAIcNACHVBwEAiQ0AIdoHBAD8DAAh2wcBAIcNACHcBwEAhw0AIYsIAQCJDQAhoggEAPwMACGjCEAAiA0AIaQIgAAAAAGlCIAAAAABpgiAAAAAAacIAQCHDQAhqAhAAP0MACGpCCAAvw0AIaoIAQCJDQAhqwgBAIkNACGsCAEAiQ0AIa0IgAAAAAGuCIAAAAABrwiAAAAAAbAIgAAAAAGxCAEAiQ0AIbIIAQCJDQAhswgCAI8NACG0CAEAiQ0AIbUIAgCPDQAhtggCAI8NACECAAAAzQYAICkAANkGACACAAAAzQYAICkAANkGACADAAAAygYAIDAAANIGACAxAADXBgAgAQAAAMoGACABAAAAzQYAIA4MAACWDgAgNgAAmQ4AIDcAAJgOACBYAACXDgAgWQAAmg4AINUHAACDDQAgiwgAAIMNACCjCAAAgw0AIKoIAACDDQAgqwgAAIMNACCsCAAAgw0AILEIAACDDQAgsggAAIMNACC0CAAAgw0AICAFAQClCwAhjAcAAIYMADCNBwAA4AYAEI4HAACGDAAwkAdAAJgLACGbBwEApQsAIdUHAQCnCwAh2gcEAJcLACHbBwEApQsAIdwHAQC0CwAhiwgBAKcLACGiCAQAlwsAIaMIQACmCwAhpAgAALULACClCAAAtQsAIKYIAAC1CwAgpwgBAKULACGoCEAAmAsAIakIIADACwAhqggBAKcLACGrCAEApwsAIawIAQCnCwAhrQgAALULACCuCAAAtQsAIK8IAAC1CwAgsAgAALULACCxCAEApwsAIbIIAQCnCwAhswgCALcLACG0CAEApwsAIbUIAgC3CwAhtggCALcLACEDAAAAzQYAIAEAAN8GADA1AADgBgAgAwAAAM0GACABAADOBgAwAgAAygYAIBQFAQCwCwAhjAcAAIMMADCNBwAA5gYAEI4HAACDDAAwmwcBALALACHUBwEAsAsAIdoHBACgCwAh2wcBALALACHcBwEAzQsAIeEHAQDNCwAhmAgBALALACGZCAEAsAsAIZoIAQCwCwAhmwgCAMULACGcCEAAoQsAIZ0IQAChCwAhnggEAKALACGfCAIAxQsAIaAIAACEDAAgoQgAAIUMACABAAAA4wYAIAEAAADjBgAgEgUBALALACGMBwAAgwwAMI0HAADmBgAQjgcAAIMMADCbBwEAsAsAIdQHAQCwCwAh2gcEAKALACHbBwEAsAsAIdwHAQDNCwAh4QcBAM0LACGYCAEAsAsAIZkIAQCwCwAhmggBALALACGbCAIAxQsAIZwIQAChCwAhnQhAAKELACGeCAQAoAsAIZ8IAgDFCwAhAAMAAADmBgAgAQAA5wYAMAIAAOMGACADAAAA5gYAIAEAAOcGADACAADjBgAgAwAAAOYGACABAADnBgAwAgAA4wYAIA8FAQAAAAGbBwEAAAAB1AcBAAAAAdoHBAAAAAHbBwEAAAAB3AcBAAAAAeEHAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAIAAAABnAhAAAAAAZ0IQAAAAAGeCAQAAAABnwgCAAAAAQEpAADrBgAgDwUBAAAAAZsHAQAAAAHUBwEAAAAB2gcEAAAAAdsHAQAAAAHcBwEAAAAB4QcBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAgAAAAGcCEAAAAABnQhAAAAAAZ4IBAAAAAGfCAIAAAABASkAAO0GADABKQAA7QYAMA8FAQCHDQAhmwcBAIcNACHUBwEAhw0AIdoHBAD8DAAh2wcBAIcNACHcBwEAhw0AIeEHAQCHDQAhmAgBAIcNACGZCAEAhw0AIZoIAQCHDQAhmwgCAI8NACGcCEAA_QwAIZ0IQAD9DAAhnggEAPwMACGfCAIAjw0AIQIAAADjBgAgKQAA8AYAIA8FAQCHDQAhmwcBAIcNACHUBwEAhw0AIdoHBAD8DAAh2wcBAIcNACHcBwEAhw0AIeEHAQCHDQAhmAgBAIcNACGZCAEAhw0AIZoIAQCHDQAhmwgCAI8NACGcCEAA_QwAIZ0IQAD9DAAhnggEAPwMACGfCAIAjw0AIQIAAADmBgAgKQAA8gYAIAIAAADmBgAgKQAA8gYAIAMAAADjBgAgMAAA6wYAIDEAAPAGACABAAAA4wYAIAEAAADmBgAgBQwAAJEOACA2AACUDgAgNwAAkw4AIFgAAJIOACBZAACVDgAgEgUBAKULACGMBwAAggwAMI0HAAD5BgAQjgcAAIIMADCbBwEApQsAIdQHAQClCwAh2gcEAJcLACHbBwEApQsAIdwHAQC0CwAh4QcBALQLACGYCAEApQsAIZkIAQClCwAhmggBAKULACGbCAIAtwsAIZwIQACYCwAhnQhAAJgLACGeCAQAlwsAIZ8IAgC3CwAhAwAAAOYGACABAAD4BgAwNQAA-QYAIAMAAADmBgAgAQAA5wYAMAIAAOMGACAKjAcAAIEMADCNBwAA_wYAEI4HAACBDAAwoQcBAAAAAbkHAQDNCwAh0QcBAM0LACHhBwEAzQsAIeMHQAChCwAhlggCAMULACGXCEAAoQsAIQEAAAD8BgAgAQAAAPwGACAKjAcAAIEMADCNBwAA_wYAEI4HAACBDAAwoQcBAM0LACG5BwEAzQsAIdEHAQDNCwAh4QcBAM0LACHjB0AAoQsAIZYIAgDFCwAhlwhAAKELACEAAwAAAP8GACABAACABwAwAgAA_AYAIAMAAAD_BgAgAQAAgAcAMAIAAPwGACADAAAA_wYAIAEAAIAHADACAAD8BgAgB6EHAQAAAAG5BwEAAAAB0QcBAAAAAeEHAQAAAAHjB0AAAAABlggCAAAAAZcIQAAAAAEBKQAAhAcAIAehBwEAAAABuQcBAAAAAdEHAQAAAAHhBwEAAAAB4wdAAAAAAZYIAgAAAAGXCEAAAAABASkAAIYHADABKQAAhgcAMAehBwEAhw0AIbkHAQCHDQAh0QcBAIcNACHhBwEAhw0AIeMHQAD9DAAhlggCAI8NACGXCEAA_QwAIQIAAAD8BgAgKQAAiQcAIAehBwEAhw0AIbkHAQCHDQAh0QcBAIcNACHhBwEAhw0AIeMHQAD9DAAhlggCAI8NACGXCEAA_QwAIQIAAAD_BgAgKQAAiwcAIAIAAAD_BgAgKQAAiwcAIAMAAAD8BgAgMAAAhAcAIDEAAIkHACABAAAA_AYAIAEAAAD_BgAgBQwAAIwOACA2AACPDgAgNwAAjg4AIFgAAI0OACBZAACQDgAgCowHAACADAAwjQcAAJIHABCOBwAAgAwAMKEHAQC0CwAhuQcBALQLACHRBwEAtAsAIeEHAQC0CwAh4wdAAJgLACGWCAIAtwsAIZcIQACYCwAhAwAAAP8GACABAACRBwAwNQAAkgcAIAMAAAD_BgAgAQAAgAcAMAIAAPwGACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIBYIAACLDgAgkAdAAAAAAbkHAQAAAAHhBwEAAAAB_wcCAAAAAYUIAQAAAAGGCAEAAAABhwgCAAAAAYgIBAAAAAGJCAEAAAABiggBAAAAAYsIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGPCIAAAAABkAhAAAAAAZEIQAAAAAGSCEAAAAABkwgEAAAAAZQIBAAAAAGVCAEAAAABASkAAJoHACAVkAdAAAAAAbkHAQAAAAHhBwEAAAAB_wcCAAAAAYUIAQAAAAGGCAEAAAABhwgCAAAAAYgIBAAAAAGJCAEAAAABiggBAAAAAYsIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGPCIAAAAABkAhAAAAAAZEIQAAAAAGSCEAAAAABkwgEAAAAAZQIBAAAAAGVCAEAAAABASkAAJwHADABKQAAnAcAMBYIAACKDgAgkAdAAP0MACG5BwEAhw0AIeEHAQCHDQAh_wcCAI8NACGFCAEAhw0AIYYIAQCHDQAhhwgCAI8NACGICAQA_AwAIYkIAQCHDQAhiggBAIcNACGLCAEAhw0AIYwIAgCPDQAhjQgCAI8NACGOCAIAjw0AIY8IgAAAAAGQCEAAiA0AIZEIQACIDQAhkghAAIgNACGTCAQA_AwAIZQIBAD8DAAhlQgBAIcNACECAAAAFwAgKQAAnwcAIBWQB0AA_QwAIbkHAQCHDQAh4QcBAIcNACH_BwIAjw0AIYUIAQCHDQAhhggBAIcNACGHCAIAjw0AIYgIBAD8DAAhiQgBAIcNACGKCAEAhw0AIYsIAQCHDQAhjAgCAI8NACGNCAIAjw0AIY4IAgCPDQAhjwiAAAAAAZAIQACIDQAhkQhAAIgNACGSCEAAiA0AIZMIBAD8DAAhlAgEAPwMACGVCAEAhw0AIQIAAAAVACApAAChBwAgAgAAABUAICkAAKEHACADAAAAFwAgMAAAmgcAIDEAAJ8HACABAAAAFwAgAQAAABUAIAgMAACFDgAgNgAAiA4AIDcAAIcOACBYAACGDgAgWQAAiQ4AIJAIAACDDQAgkQgAAIMNACCSCAAAgw0AIBiMBwAA_wsAMI0HAACoBwAQjgcAAP8LADCQB0AAmAsAIbkHAQC0CwAh4QcBALQLACH_BwIAtwsAIYUIAQC0CwAhhggBAKULACGHCAIAtwsAIYgIBACXCwAhiQgBAKULACGKCAEApQsAIYsIAQClCwAhjAgCALcLACGNCAIAtwsAIY4IAgC3CwAhjwgAALULACCQCEAApgsAIZEIQACmCwAhkghAAKYLACGTCAQAlwsAIZQIBACXCwAhlQgBAKULACEDAAAAFQAgAQAApwcAMDUAAKgHACADAAAAFQAgAQAAFgAwAgAAFwAgEIwHAAD8CwAwjQcAAK4HABCOBwAA_AsAMLgHAQDNCwAhuQcBAM0LACHhBwEAAAAB7gcBALALACHvBwEAsAsAIfIHAgD-CwAh_gcBALALACH_BwIAxQsAIYAIBACgCwAhgQgEAP0LACGCCAQA_QsAIYMIQACxCwAhhAgEAP0LACEBAAAAqwcAIAEAAACrBwAgEIwHAAD8CwAwjQcAAK4HABCOBwAA_AsAMLgHAQDNCwAhuQcBAM0LACHhBwEAzQsAIe4HAQCwCwAh7wcBALALACHyBwIA_gsAIf4HAQCwCwAh_wcCAMULACGACAQAoAsAIYEIBAD9CwAhgggEAP0LACGDCEAAsQsAIYQIBAD9CwAhBfIHAACDDQAggQgAAIMNACCCCAAAgw0AIIMIAACDDQAghAgAAIMNACADAAAArgcAIAEAAK8HADACAACrBwAgAwAAAK4HACABAACvBwAwAgAAqwcAIAMAAACuBwAgAQAArwcAMAIAAKsHACANuAcBAAAAAbkHAQAAAAHhBwEAAAAB7gcBAAAAAe8HAQAAAAHyBwIAAAAB_gcBAAAAAf8HAgAAAAGACAQAAAABgQgEAAAAAYIIBAAAAAGDCEAAAAABhAgEAAAAAQEpAACzBwAgDbgHAQAAAAG5BwEAAAAB4QcBAAAAAe4HAQAAAAHvBwEAAAAB8gcCAAAAAf4HAQAAAAH_BwIAAAABgAgEAAAAAYEIBAAAAAGCCAQAAAABgwhAAAAAAYQIBAAAAAEBKQAAtQcAMAEpAAC1BwAwDbgHAQCHDQAhuQcBAIcNACHhBwEAhw0AIe4HAQCHDQAh7wcBAIcNACHyBwIAhA4AIf4HAQCHDQAh_wcCAI8NACGACAQA_AwAIYEIBACDDgAhgggEAIMOACGDCEAAiA0AIYQIBACDDgAhAgAAAKsHACApAAC4BwAgDbgHAQCHDQAhuQcBAIcNACHhBwEAhw0AIe4HAQCHDQAh7wcBAIcNACHyBwIAhA4AIf4HAQCHDQAh_wcCAI8NACGACAQA_AwAIYEIBACDDgAhgggEAIMOACGDCEAAiA0AIYQIBACDDgAhAgAAAK4HACApAAC6BwAgAgAAAK4HACApAAC6BwAgAwAAAKsHACAwAACzBwAgMQAAuAcAIAEAAACrBwAgAQAAAK4HACAKDAAA_g0AIDYAAIEOACA3AACADgAgWAAA_w0AIFkAAIIOACDyBwAAgw0AIIEIAACDDQAggggAAIMNACCDCAAAgw0AIIQIAACDDQAgEIwHAAD1CwAwjQcAAMEHABCOBwAA9QsAMLgHAQC0CwAhuQcBALQLACHhBwEAtAsAIe4HAQClCwAh7wcBAKULACHyBwIA9wsAIf4HAQClCwAh_wcCALcLACGACAQAlwsAIYEIBAD2CwAhgggEAPYLACGDCEAApgsAIYQIBAD2CwAhAwAAAK4HACABAADABwAwNQAAwQcAIAMAAACuBwAgAQAArwcAMAIAAKsHACAJjAcAAPMLADCNBwAAxwcAEI4HAADzCwAwkAdAAKELACGZBwQAoAsAIaEHAQAAAAG4BwEAzQsAIfwHAADaCwAg_QcAAPQLACABAAAAxAcAIAEAAADEBwAgCIwHAADzCwAwjQcAAMcHABCOBwAA8wsAMJAHQAChCwAhmQcEAKALACGhBwEAzQsAIbgHAQDNCwAh_AcAANoLACAAAwAAAMcHACABAADIBwAwAgAAxAcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACADAAAAxwcAIAEAAMgHADACAADEBwAgBZAHQAAAAAGZBwQAAAABoQcBAAAAAbgHAQAAAAH8B4AAAAABASkAAMwHACAFkAdAAAAAAZkHBAAAAAGhBwEAAAABuAcBAAAAAfwHgAAAAAEBKQAAzgcAMAEpAADOBwAwBZAHQAD9DAAhmQcEAPwMACGhBwEAhw0AIbgHAQCHDQAh_AeAAAAAAQIAAADEBwAgKQAA0QcAIAWQB0AA_QwAIZkHBAD8DAAhoQcBAIcNACG4BwEAhw0AIfwHgAAAAAECAAAAxwcAICkAANMHACACAAAAxwcAICkAANMHACADAAAAxAcAIDAAAMwHACAxAADRBwAgAQAAAMQHACABAAAAxwcAIAUMAAD5DQAgNgAA_A0AIDcAAPsNACBYAAD6DQAgWQAA_Q0AIAiMBwAA8gsAMI0HAADaBwAQjgcAAPILADCQB0AAmAsAIZkHBACXCwAhoQcBALQLACG4BwEAtAsAIfwHAAC1CwAgAwAAAMcHACABAADZBwAwNQAA2gcAIAMAAADHBwAgAQAAyAcAMAIAAMQHACAOjAcAAPALADCNBwAA4AcAEI4HAADwCwAwkAdAAKELACGhBwEAAAABuAcBAM0LACG5BwEAzQsAIdQHAQCwCwAh7gcBALALACHvBwEAsAsAIfgHBACgCwAh-QcEAKALACH6BwEAsAsAIfsHAADxCwAgAQAAAN0HACABAAAA3QcAIA2MBwAA8AsAMI0HAADgBwAQjgcAAPALADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5BwEAzQsAIdQHAQCwCwAh7gcBALALACHvBwEAsAsAIfgHBACgCwAh-QcEAKALACH6BwEAsAsAIQADAAAA4AcAIAEAAOEHADACAADdBwAgAwAAAOAHACABAADhBwAwAgAA3QcAIAMAAADgBwAgAQAA4QcAMAIAAN0HACAKkAdAAAAAAaEHAQAAAAG4BwEAAAABuQcBAAAAAdQHAQAAAAHuBwEAAAAB7wcBAAAAAfgHBAAAAAH5BwQAAAAB-gcBAAAAAQEpAADlBwAgCpAHQAAAAAGhBwEAAAABuAcBAAAAAbkHAQAAAAHUBwEAAAAB7gcBAAAAAe8HAQAAAAH4BwQAAAAB-QcEAAAAAfoHAQAAAAEBKQAA5wcAMAEpAADnBwAwCpAHQAD9DAAhoQcBAIcNACG4BwEAhw0AIbkHAQCHDQAh1AcBAIcNACHuBwEAhw0AIe8HAQCHDQAh-AcEAPwMACH5BwQA_AwAIfoHAQCHDQAhAgAAAN0HACApAADqBwAgCpAHQAD9DAAhoQcBAIcNACG4BwEAhw0AIbkHAQCHDQAh1AcBAIcNACHuBwEAhw0AIe8HAQCHDQAh-AcEAPwMACH5BwQA_AwAIfoHAQCHDQAhAgAAAOAHACApAADsBwAgAgAAAOAHACApAADsBwAgAwAAAN0HACAwAADlBwAgMQAA6gcAIAEAAADdBwAgAQAAAOAHACAFDAAA9A0AIDYAAPcNACA3AAD2DQAgWAAA9Q0AIFkAAPgNACANjAcAAO8LADCNBwAA8wcAEI4HAADvCwAwkAdAAJgLACGhBwEAtAsAIbgHAQC0CwAhuQcBALQLACHUBwEApQsAIe4HAQClCwAh7wcBAKULACH4BwQAlwsAIfkHBACXCwAh-gcBAKULACEDAAAA4AcAIAEAAPIHADA1AADzBwAgAwAAAOAHACABAADhBwAwAgAA3QcAIA-MBwAA7QsAMI0HAAD5BwAQjgcAAO0LADC4BwEAzQsAIbkHAQDNCwAh7gcBALALACHvBwEAsAsAIfAHBACgCwAh8QcEAKALACHyBwQAoAsAIfMHBACgCwAh9AcEAKALACH1BwQAoAsAIfYHBACgCwAh9wcAAO4LACABAAAA9gcAIAEAAAD2BwAgDowHAADtCwAwjQcAAPkHABCOBwAA7QsAMLgHAQDNCwAhuQcBAM0LACHuBwEAsAsAIe8HAQCwCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcEAKALACEAAwAAAPkHACABAAD6BwAwAgAA9gcAIAMAAAD5BwAgAQAA-gcAMAIAAPYHACADAAAA-QcAIAEAAPoHADACAAD2BwAgC7gHAQAAAAG5BwEAAAAB7gcBAAAAAe8HAQAAAAHwBwQAAAAB8QcEAAAAAfIHBAAAAAHzBwQAAAAB9AcEAAAAAfUHBAAAAAH2BwQAAAABASkAAP4HACALuAcBAAAAAbkHAQAAAAHuBwEAAAAB7wcBAAAAAfAHBAAAAAHxBwQAAAAB8gcEAAAAAfMHBAAAAAH0BwQAAAAB9QcEAAAAAfYHBAAAAAEBKQAAgAgAMAEpAACACAAwC7gHAQCHDQAhuQcBAIcNACHuBwEAhw0AIe8HAQCHDQAh8AcEAPwMACHxBwQA_AwAIfIHBAD8DAAh8wcEAPwMACH0BwQA_AwAIfUHBAD8DAAh9gcEAPwMACECAAAA9gcAICkAAIMIACALuAcBAIcNACG5BwEAhw0AIe4HAQCHDQAh7wcBAIcNACHwBwQA_AwAIfEHBAD8DAAh8gcEAPwMACHzBwQA_AwAIfQHBAD8DAAh9QcEAPwMACH2BwQA_AwAIQIAAAD5BwAgKQAAhQgAIAIAAAD5BwAgKQAAhQgAIAMAAAD2BwAgMAAA_gcAIDEAAIMIACABAAAA9gcAIAEAAAD5BwAgBQwAAO8NACA2AADyDQAgNwAA8Q0AIFgAAPANACBZAADzDQAgDowHAADsCwAwjQcAAIwIABCOBwAA7AsAMLgHAQC0CwAhuQcBALQLACHuBwEApQsAIe8HAQClCwAh8AcEAJcLACHxBwQAlwsAIfIHBACXCwAh8wcEAJcLACH0BwQAlwsAIfUHBACXCwAh9gcEAJcLACEDAAAA-QcAIAEAAIsIADA1AACMCAAgAwAAAPkHACABAAD6BwAwAgAA9gcAIA-MBwAA6gsAMI0HAACSCAAQjgcAAOoLADC4BwEAzQsAIbkHAQDNCwAh7gcBALALACHvBwEAsAsAIfAHBACgCwAh8QcEAKALACHyBwQAoAsAIfMHBACgCwAh9AcEAKALACH1BwQAoAsAIfYHBACgCwAh9wcAAOsLACABAAAAjwgAIAEAAACPCAAgDowHAADqCwAwjQcAAJIIABCOBwAA6gsAMLgHAQDNCwAhuQcBAM0LACHuBwEAsAsAIe8HAQCwCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcEAKALACEAAwAAAJIIACABAACTCAAwAgAAjwgAIAMAAACSCAAgAQAAkwgAMAIAAI8IACADAAAAkggAIAEAAJMIADACAACPCAAgC7gHAQAAAAG5BwEAAAAB7gcBAAAAAe8HAQAAAAHwBwQAAAAB8QcEAAAAAfIHBAAAAAHzBwQAAAAB9AcEAAAAAfUHBAAAAAH2BwQAAAABASkAAJcIACALuAcBAAAAAbkHAQAAAAHuBwEAAAAB7wcBAAAAAfAHBAAAAAHxBwQAAAAB8gcEAAAAAfMHBAAAAAH0BwQAAAAB9QcEAAAAAfYHBAAAAAEBKQAAmQgAMAEpAACZCAAwC7gHAQCHDQAhuQcBAIcNACHuBwEAhw0AIe8HAQCHDQAh8AcEAPwMACHxBwQA_AwAIfIHBAD8DAAh8wcEAPwMACH0BwQA_AwAIfUHBAD8DAAh9gcEAPwMACECAAAAjwgAICkAAJwIACALuAcBAIcNACG5BwEAhw0AIe4HAQCHDQAh7wcBAIcNACHwBwQA_AwAIfEHBAD8DAAh8gcEAPwMACHzBwQA_AwAIfQHBAD8DAAh9QcEAPwMACH2BwQA_AwAIQIAAACSCAAgKQAAnggAIAIAAACSCAAgKQAAnggAIAMAAACPCAAgMAAAlwgAIDEAAJwIACABAAAAjwgAIAEAAACSCAAgBQwAAOoNACA2AADtDQAgNwAA7A0AIFgAAOsNACBZAADuDQAgDowHAADpCwAwjQcAAKUIABCOBwAA6QsAMLgHAQC0CwAhuQcBALQLACHuBwEApQsAIe8HAQClCwAh8AcEAJcLACHxBwQAlwsAIfIHBACXCwAh8wcEAJcLACH0BwQAlwsAIfUHBACXCwAh9gcEAJcLACEDAAAAkggAIAEAAKQIADA1AAClCAAgAwAAAJIIACABAACTCAAwAgAAjwgAIAeMBwAA6AsAMI0HAACrCAAQjgcAAOgLADDqBwEAAAAB6wdAAKELACHsBwIAxQsAIe0HAgDFCwAhAQAAAKgIACABAAAAqAgAIAeMBwAA6AsAMI0HAACrCAAQjgcAAOgLADDqBwEAsAsAIesHQAChCwAh7AcCAMULACHtBwIAxQsAIQADAAAAqwgAIAEAAKwIADACAACoCAAgAwAAAKsIACABAACsCAAwAgAAqAgAIAMAAACrCAAgAQAArAgAMAIAAKgIACAE6gcBAAAAAesHQAAAAAHsBwIAAAAB7QcCAAAAAQEpAACwCAAgBOoHAQAAAAHrB0AAAAAB7AcCAAAAAe0HAgAAAAEBKQAAsggAMAEpAACyCAAwBOoHAQCHDQAh6wdAAP0MACHsBwIAjw0AIe0HAgCPDQAhAgAAAKgIACApAAC1CAAgBOoHAQCHDQAh6wdAAP0MACHsBwIAjw0AIe0HAgCPDQAhAgAAAKsIACApAAC3CAAgAgAAAKsIACApAAC3CAAgAwAAAKgIACAwAACwCAAgMQAAtQgAIAEAAACoCAAgAQAAAKsIACAFDAAA5Q0AIDYAAOgNACA3AADnDQAgWAAA5g0AIFkAAOkNACAHjAcAAOcLADCNBwAAvggAEI4HAADnCwAw6gcBAKULACHrB0AAmAsAIewHAgC3CwAh7QcCALcLACEDAAAAqwgAIAEAAL0IADA1AAC-CAAgAwAAAKsIACABAACsCAAwAgAAqAgAIAiMBwAA5gsAMI0HAADECAAQjgcAAOYLADChByAAAAAB5gcEAKALACHnB0AAoQsAIegHBACgCwAh6QdAALELACEBAAAAwQgAIAEAAADBCAAgCIwHAADmCwAwjQcAAMQIABCOBwAA5gsAMKEHIADECwAh5gcEAKALACHnB0AAoQsAIegHBACgCwAh6QdAALELACEB6QcAAIMNACADAAAAxAgAIAEAAMUIADACAADBCAAgAwAAAMQIACABAADFCAAwAgAAwQgAIAMAAADECAAgAQAAxQgAMAIAAMEIACAFoQcgAAAAAeYHBAAAAAHnB0AAAAAB6AcEAAAAAekHQAAAAAEBKQAAyQgAIAWhByAAAAAB5gcEAAAAAecHQAAAAAHoBwQAAAAB6QdAAAAAAQEpAADLCAAwASkAAMsIADAFoQcgAL8NACHmBwQA_AwAIecHQAD9DAAh6AcEAPwMACHpB0AAiA0AIQIAAADBCAAgKQAAzggAIAWhByAAvw0AIeYHBAD8DAAh5wdAAP0MACHoBwQA_AwAIekHQACIDQAhAgAAAMQIACApAADQCAAgAgAAAMQIACApAADQCAAgAwAAAMEIACAwAADJCAAgMQAAzggAIAEAAADBCAAgAQAAAMQIACAGDAAA4A0AIDYAAOMNACA3AADiDQAgWAAA4Q0AIFkAAOQNACDpBwAAgw0AIAiMBwAA5QsAMI0HAADXCAAQjgcAAOULADChByAAwAsAIeYHBACXCwAh5wdAAJgLACHoBwQAlwsAIekHQACmCwAhAwAAAMQIACABAADWCAAwNQAA1wgAIAMAAADECAAgAQAAxQgAMAIAAMEIACALjAcAAOQLADCNBwAA3QgAEI4HAADkCwAwkAdAAKELACGhBwQAAAABqwcCAMULACHhBwEAzQsAIeIHAQCwCwAh4wdAAKELACHkBwEAsgsAIeUHAQCyCwAhAQAAANoIACABAAAA2ggAIAuMBwAA5AsAMI0HAADdCAAQjgcAAOQLADCQB0AAoQsAIaEHBACgCwAhqwcCAMULACHhBwEAzQsAIeIHAQCwCwAh4wdAAKELACHkBwEAsgsAIeUHAQCyCwAhAuQHAACDDQAg5QcAAIMNACADAAAA3QgAIAEAAN4IADACAADaCAAgAwAAAN0IACABAADeCAAwAgAA2ggAIAMAAADdCAAgAQAA3ggAMAIAANoIACAIkAdAAAAAAaEHBAAAAAGrBwIAAAAB4QcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeUHAQAAAAEBKQAA4ggAIAiQB0AAAAABoQcEAAAAAasHAgAAAAHhBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5QcBAAAAAQEpAADkCAAwASkAAOQIADAIkAdAAP0MACGhBwQA_AwAIasHAgCPDQAh4QcBAIcNACHiBwEAhw0AIeMHQAD9DAAh5AcBAIkNACHlBwEAiQ0AIQIAAADaCAAgKQAA5wgAIAiQB0AA_QwAIaEHBAD8DAAhqwcCAI8NACHhBwEAhw0AIeIHAQCHDQAh4wdAAP0MACHkBwEAiQ0AIeUHAQCJDQAhAgAAAN0IACApAADpCAAgAgAAAN0IACApAADpCAAgAwAAANoIACAwAADiCAAgMQAA5wgAIAEAAADaCAAgAQAAAN0IACAHDAAA2w0AIDYAAN4NACA3AADdDQAgWAAA3A0AIFkAAN8NACDkBwAAgw0AIOUHAACDDQAgC4wHAADjCwAwjQcAAPAIABCOBwAA4wsAMJAHQACYCwAhoQcEAJcLACGrBwIAtwsAIeEHAQC0CwAh4gcBAKULACHjB0AAmAsAIeQHAQCnCwAh5QcBAKcLACEDAAAA3QgAIAEAAO8IADA1AADwCAAgAwAAAN0IACABAADeCAAwAgAA2ggAIA0FAQCwCwAhjAcAAOALADCNBwAA9ggAEI4HAADgCwAwkAdAAKELACGbBwEAsAsAIdoHBACgCwAh2wcBALALACHcBwEAzQsAId0HAQCwCwAh3gcAAOELACDfBwAA4QsAIOAHAADiCwAgAQAAAPMIACABAAAA8wgAIAwFAQCwCwAhjAcAAOALADCNBwAA9ggAEI4HAADgCwAwkAdAAKELACGbBwEAsAsAIdoHBACgCwAh2wcBALALACHcBwEAzQsAId0HAQCwCwAh3gcAAOELACDfBwAA4QsAIALeBwAAgw0AIN8HAACDDQAgAwAAAPYIACABAAD3CAAwAgAA8wgAIAMAAAD2CAAgAQAA9wgAMAIAAPMIACADAAAA9ggAIAEAAPcIADACAADzCAAgCQUBAAAAAZAHQAAAAAGbBwEAAAAB2gcEAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HgAAAAAHfB4AAAAABASkAAPsIACAJBQEAAAABkAdAAAAAAZsHAQAAAAHaBwQAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3geAAAAAAd8HgAAAAAEBKQAA_QgAMAEpAAD9CAAwCQUBAIcNACGQB0AA_QwAIZsHAQCHDQAh2gcEAPwMACHbBwEAhw0AIdwHAQCHDQAh3QcBAIcNACHeB4AAAAAB3weAAAAAAQIAAADzCAAgKQAAgAkAIAkFAQCHDQAhkAdAAP0MACGbBwEAhw0AIdoHBAD8DAAh2wcBAIcNACHcBwEAhw0AId0HAQCHDQAh3geAAAAAAd8HgAAAAAECAAAA9ggAICkAAIIJACACAAAA9ggAICkAAIIJACADAAAA8wgAIDAAAPsIACAxAACACQAgAQAAAPMIACABAAAA9ggAIAcMAADWDQAgNgAA2Q0AIDcAANgNACBYAADXDQAgWQAA2g0AIN4HAACDDQAg3wcAAIMNACAMBQEApQsAIYwHAADdCwAwjQcAAIkJABCOBwAA3QsAMJAHQACYCwAhmwcBAKULACHaBwQAlwsAIdsHAQClCwAh3AcBALQLACHdBwEApQsAId4HAADeCwAg3wcAAN4LACADAAAA9ggAIAEAAIgJADA1AACJCQAgAwAAAPYIACABAAD3CAAwAgAA8wgAIBWMBwAA2AsAMI0HAACPCQAQjgcAANgLADCQB0AAoQsAIaEHAQDNCwAhogcEAAAAAbgHAQDZCwAhuQcBANkLACHEBwEAsAsAIc4HAQCwCwAhzwcBALALACHQBwEAsgsAIdEHAQDZCwAh0gcBALALACHTBwEAsAsAIdQHAQCyCwAh1QcBALILACHWBwEAsgsAIdcHAQCyCwAh2AcAANoLACDZBwAB2wsAIQEAAACMCQAgAQAAAIwJACAVjAcAANgLADCNBwAAjwkAEI4HAADYCwAwkAdAAKELACGhBwEAzQsAIaIHBACgCwAhuAcBANkLACG5BwEA2QsAIcQHAQCwCwAhzgcBALALACHPBwEAsAsAIdAHAQCyCwAh0QcBANkLACHSBwEAsAsAIdMHAQCwCwAh1AcBALILACHVBwEAsgsAIdYHAQCyCwAh1wcBALILACHYBwAA2gsAINkHAAHbCwAhCbgHAACDDQAguQcAAIMNACDQBwAAgw0AINEHAACDDQAg1AcAAIMNACDVBwAAgw0AINYHAACDDQAg1wcAAIMNACDZBwAAgw0AIAMAAACPCQAgAQAAkAkAMAIAAIwJACADAAAAjwkAIAEAAJAJADACAACMCQAgAwAAAI8JACABAACQCQAwAgAAjAkAIBKQB0AAAAABoQcBAAAAAaIHBAAAAAG4BwEAAAABuQcBAAAAAcQHAQAAAAHOBwEAAAABzwcBAAAAAdAHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHXBwEAAAAB2AeAAAAAAdkHAAEAAAEBKQAAlAkAIBKQB0AAAAABoQcBAAAAAaIHBAAAAAG4BwEAAAABuQcBAAAAAcQHAQAAAAHOBwEAAAABzwcBAAAAAdAHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHXBwEAAAAB2AeAAAAAAdkHAAEAAAEBKQAAlgkAMAEpAACWCQAwEpAHQAD9DAAhoQcBAIcNACGiBwQA_AwAIbgHAQCJDQAhuQcBAIkNACHEBwEAhw0AIc4HAQCHDQAhzwcBAIcNACHQBwEAiQ0AIdEHAQCJDQAh0gcBAIcNACHTBwEAhw0AIdQHAQCJDQAh1QcBAIkNACHWBwEAiQ0AIdcHAQCJDQAh2AeAAAAAAdkHAAHVDQAhAgAAAIwJACApAACZCQAgEpAHQAD9DAAhoQcBAIcNACGiBwQA_AwAIbgHAQCJDQAhuQcBAIkNACHEBwEAhw0AIc4HAQCHDQAhzwcBAIcNACHQBwEAiQ0AIdEHAQCJDQAh0gcBAIcNACHTBwEAhw0AIdQHAQCJDQAh1QcBAIkNACHWBwEAiQ0AIdcHAQCJDQAh2AeAAAAAAdkHAAHVDQAhAgAAAI8JACApAACbCQAgAgAAAI8JACApAACbCQAgAwAAAIwJACAwAACUCQAgMQAAmQkAIAEAAACMCQAgAQAAAI8JACAODAAA0A0AIDYAANMNACA3AADSDQAgWAAA0Q0AIFkAANQNACC4BwAAgw0AILkHAACDDQAg0AcAAIMNACDRBwAAgw0AINQHAACDDQAg1QcAAIMNACDWBwAAgw0AINcHAACDDQAg2QcAAIMNACAVjAcAANQLADCNBwAAogkAEI4HAADUCwAwkAdAAJgLACGhBwEAtAsAIaIHBACXCwAhuAcBALYLACG5BwEAtgsAIcQHAQClCwAhzgcBAKULACHPBwEApQsAIdAHAQCnCwAh0QcBALYLACHSBwEApQsAIdMHAQClCwAh1AcBAKcLACHVBwEApwsAIdYHAQCnCwAh1wcBAKcLACHYBwAAtQsAINkHAAHVCwAhAwAAAI8JACABAAChCQAwNQAAogkAIAMAAACPCQAgAQAAkAkAMAIAAIwJACAJjAcAANILADCNBwAAqAkAEI4HAADSCwAwogcEAAAAAcUHBACgCwAhyAcBAM0LACHJBwABzgsAIcwHBAAAAAHNBwAA0wsAIAEAAAClCQAgAQAAAKUJACAIjAcAANILADCNBwAAqAkAEI4HAADSCwAwogcEAKALACHFBwQAoAsAIcgHAQDNCwAhyQcAAc4LACHMBwQAoAsAIQADAAAAqAkAIAEAAKkJADACAAClCQAgAwAAAKgJACABAACpCQAwAgAApQkAIAMAAACoCQAgAQAAqQkAMAIAAKUJACAFogcEAAAAAcUHBAAAAAHIBwEAAAAByQcAAQAAAcwHBAAAAAEBKQAArQkAIAWiBwQAAAABxQcEAAAAAcgHAQAAAAHJBwABAAABzAcEAAAAAQEpAACvCQAwASkAAK8JADAFogcEAPwMACHFBwQA_AwAIcgHAQCHDQAhyQcAAcoNACHMBwQA_AwAIQIAAAClCQAgKQAAsgkAIAWiBwQA_AwAIcUHBAD8DAAhyAcBAIcNACHJBwAByg0AIcwHBAD8DAAhAgAAAKgJACApAAC0CQAgAgAAAKgJACApAAC0CQAgAwAAAKUJACAwAACtCQAgMQAAsgkAIAEAAAClCQAgAQAAAKgJACAFDAAAyw0AIDYAAM4NACA3AADNDQAgWAAAzA0AIFkAAM8NACAIjAcAANELADCNBwAAuwkAEI4HAADRCwAwogcEAJcLACHFBwQAlwsAIcgHAQC0CwAhyQcAAckLACHMBwQAlwsAIQMAAACoCQAgAQAAugkAMDUAALsJACADAAAAqAkAIAEAAKkJADACAAClCQAgC4wHAADMCwAwjQcAAMEJABCOBwAAzAsAMJAHQAChCwAhxQcEAKALACHIBwEAzQsAIckHAAHOCwAhygcBALALACHLBwABzgsAIcwHBAAAAAHNBwAA0AsAIAEAAAC-CQAgAQAAAL4JACAKjAcAAMwLADCNBwAAwQkAEI4HAADMCwAwkAdAAKELACHFBwQAoAsAIcgHAQDNCwAhyQcAAc4LACHKBwEAsAsAIcsHAAHOCwAhzAcEAKALACEAAwAAAMEJACABAADCCQAwAgAAvgkAIAMAAADBCQAgAQAAwgkAMAIAAL4JACADAAAAwQkAIAEAAMIJADACAAC-CQAgB5AHQAAAAAHFBwQAAAAByAcBAAAAAckHAAEAAAHKBwEAAAABywcAAQAAAcwHBAAAAAEBKQAAxgkAIAeQB0AAAAABxQcEAAAAAcgHAQAAAAHJBwABAAABygcBAAAAAcsHAAEAAAHMBwQAAAABASkAAMgJADABKQAAyAkAMAeQB0AA_QwAIcUHBAD8DAAhyAcBAIcNACHJBwAByg0AIcoHAQCHDQAhywcAAcoNACHMBwQA_AwAIQIAAAC-CQAgKQAAywkAIAeQB0AA_QwAIcUHBAD8DAAhyAcBAIcNACHJBwAByg0AIcoHAQCHDQAhywcAAcoNACHMBwQA_AwAIQIAAADBCQAgKQAAzQkAIAIAAADBCQAgKQAAzQkAIAMAAAC-CQAgMAAAxgkAIDEAAMsJACABAAAAvgkAIAEAAADBCQAgBQwAAMUNACA2AADIDQAgNwAAxw0AIFgAAMYNACBZAADJDQAgCowHAADICwAwjQcAANQJABCOBwAAyAsAMJAHQACYCwAhxQcEAJcLACHIBwEAtAsAIckHAAHJCwAhygcBAKULACHLBwAByQsAIcwHBACXCwAhAwAAAMEJACABAADTCQAwNQAA1AkAIAMAAADBCQAgAQAAwgkAMAIAAL4JACAFjAcAAMcLADCNBwAA2gkAEI4HAADHCwAwoQcgAAAAAccHBACgCwAhAQAAANcJACABAAAA1wkAIAWMBwAAxwsAMI0HAADaCQAQjgcAAMcLADChByAAxAsAIccHBACgCwAhAAMAAADaCQAgAQAA2wkAMAIAANcJACADAAAA2gkAIAEAANsJADACAADXCQAgAwAAANoJACABAADbCQAwAgAA1wkAIAKhByAAAAABxwcEAAAAAQEpAADfCQAgAqEHIAAAAAHHBwQAAAABASkAAOEJADABKQAA4QkAMAKhByAAvw0AIccHBAD8DAAhAgAAANcJACApAADkCQAgAqEHIAC_DQAhxwcEAPwMACECAAAA2gkAICkAAOYJACACAAAA2gkAICkAAOYJACADAAAA1wkAIDAAAN8JACAxAADkCQAgAQAAANcJACABAAAA2gkAIAUMAADADQAgNgAAww0AIDcAAMINACBYAADBDQAgWQAAxA0AIAWMBwAAxgsAMI0HAADtCQAQjgcAAMYLADChByAAwAsAIccHBACXCwAhAwAAANoJACABAADsCQAwNQAA7QkAIAMAAADaCQAgAQAA2wkAMAIAANcJACALjAcAAMMLADCNBwAA8wkAEI4HAADDCwAwnQcBALILACGhByAAAAABqwcCAMULACGuB0AAoQsAIb0HQACxCwAhxAcBALALACHFBwQAoAsAIcYHQACxCwAhAQAAAPAJACABAAAA8AkAIAuMBwAAwwsAMI0HAADzCQAQjgcAAMMLADCdBwEAsgsAIaEHIADECwAhqwcCAMULACGuB0AAoQsAIb0HQACxCwAhxAcBALALACHFBwQAoAsAIcYHQACxCwAhA50HAACDDQAgvQcAAIMNACDGBwAAgw0AIAMAAADzCQAgAQAA9AkAMAIAAPAJACADAAAA8wkAIAEAAPQJADACAADwCQAgAwAAAPMJACABAAD0CQAwAgAA8AkAIAidBwEAAAABoQcgAAAAAasHAgAAAAGuB0AAAAABvQdAAAAAAcQHAQAAAAHFBwQAAAABxgdAAAAAAQEpAAD4CQAgCJ0HAQAAAAGhByAAAAABqwcCAAAAAa4HQAAAAAG9B0AAAAABxAcBAAAAAcUHBAAAAAHGB0AAAAABASkAAPoJADABKQAA-gkAMAidBwEAiQ0AIaEHIAC_DQAhqwcCAI8NACGuB0AA_QwAIb0HQACIDQAhxAcBAIcNACHFBwQA_AwAIcYHQACIDQAhAgAAAPAJACApAAD9CQAgCJ0HAQCJDQAhoQcgAL8NACGrBwIAjw0AIa4HQAD9DAAhvQdAAIgNACHEBwEAhw0AIcUHBAD8DAAhxgdAAIgNACECAAAA8wkAICkAAP8JACACAAAA8wkAICkAAP8JACADAAAA8AkAIDAAAPgJACAxAAD9CQAgAQAAAPAJACABAAAA8wkAIAgMAAC6DQAgNgAAvQ0AIDcAALwNACBYAAC7DQAgWQAAvg0AIJ0HAACDDQAgvQcAAIMNACDGBwAAgw0AIAuMBwAAvwsAMI0HAACGCgAQjgcAAL8LADCdBwEApwsAIaEHIADACwAhqwcCALcLACGuB0AAmAsAIb0HQACmCwAhxAcBAKULACHFBwQAlwsAIcYHQACmCwAhAwAAAPMJACABAACFCgAwNQAAhgoAIAMAAADzCQAgAQAA9AkAMAIAAPAJACABAAAAcwAgAQAAAHMAIAMAAABxACABAAByADACAABzACADAAAAcQAgAQAAcgAwAgAAcwAgAwAAAHEAIAEAAHIAMAIAAHMAIBADAAC3DQAgIQAAuA0AICIAALkNACCQB0AAAAABmwcBAAAAAaEHAQAAAAGqBwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcAALYNACC8BwEAAAABvQdAAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAQEpAACOCgAgDZAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwAAtg0AILwHAQAAAAG9B0AAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABASkAAJAKADABKQAAkAoAMBADAACbDQAgIQAAnA0AICIAAJ0NACCQB0AA_QwAIZsHAQCHDQAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6BwEAhw0AIbsHAACaDQAgvAcBAIkNACG9B0AAiA0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIQIAAABzACApAACTCgAgDZAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIaoHAQCHDQAhuAcBAIcNACG5BwEAiQ0AIboHAQCHDQAhuwcAAJoNACC8BwEAiQ0AIb0HQACIDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhAgAAAHEAICkAAJUKACACAAAAcQAgKQAAlQoAIAMAAABzACAwAACOCgAgMQAAkwoAIAEAAABzACABAAAAcQAgBgwAAJcNACA2AACZDQAgNwAAmA0AILkHAACDDQAgvAcAAIMNACC9BwAAgw0AIBCMBwAAvQsAMI0HAACcCgAQjgcAAL0LADCQB0AAmAsAIZsHAQClCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhuQcBALYLACG6BwEApQsAIbsHAAC-CwAgvAcBAKcLACG9B0AApgsAIb4HAQClCwAhvwcBAKULACHAB0AAmAsAIQMAAABxACABAACbCgAwNQAAnAoAIAMAAABxACABAAByADACAABzACABAAAAdwAgAQAAAHcAIAMAAAB1ACABAAB2ADACAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAYgAACWDQAgkAdAAAAAAaEHAQAAAAGjBwEAAAABtgcBAAAAAbcHQAAAAAEBKQAApAoAIAWQB0AAAAABoQcBAAAAAaMHAQAAAAG2BwEAAAABtwdAAAAAAQEpAACmCgAwASkAAKYKADAGIAAAlQ0AIJAHQAD9DAAhoQcBAIcNACGjBwEAhw0AIbYHAQCHDQAhtwdAAIgNACECAAAAdwAgKQAAqQoAIAWQB0AA_QwAIaEHAQCHDQAhowcBAIcNACG2BwEAhw0AIbcHQACIDQAhAgAAAHUAICkAAKsKACACAAAAdQAgKQAAqwoAIAMAAAB3ACAwAACkCgAgMQAAqQoAIAEAAAB3ACABAAAAdQAgBAwAAJINACA2AACUDQAgNwAAkw0AILcHAACDDQAgCIwHAAC8CwAwjQcAALIKABCOBwAAvAsAMJAHQACYCwAhoQcBALQLACGjBwEAtAsAIbYHAQClCwAhtwdAAKYLACEDAAAAdQAgAQAAsQoAMDUAALIKACADAAAAdQAgAQAAdgAwAgAAdwAgAQAAAHsAIAEAAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACATIAAAkQ0AICmAAAAAAZAHQAAAAAGdBwEAAAABoQcBAAAAAaIHBAAAAAGjBwEAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAasHAgAAAAGsB0AAAAABrQdAAAAAAa4HQAAAAAGvB0AAAAABASkAALoKACASKYAAAAABkAdAAAAAAZ0HAQAAAAGhBwEAAAABogcEAAAAAaMHAQAAAAGkBwEAAAABpQcBAAAAAaYHAQAAAAGnBwEAAAABqAdAAAAAAakHAQAAAAGqBwEAAAABqwcCAAAAAawHQAAAAAGtB0AAAAABrgdAAAAAAa8HQAAAAAEBKQAAvAoAMAEpAAC8CgAwEyAAAJANACApgAAAAAGQB0AA_QwAIZ0HAQCJDQAhoQcBAIcNACGiBwQA_AwAIaMHAQCHDQAhpAcBAIcNACGlBwEAhw0AIaYHAQCHDQAhpwcBAIcNACGoB0AA_QwAIakHAQCJDQAhqgcBAIcNACGrBwIAjw0AIawHQACIDQAhrQdAAIgNACGuB0AA_QwAIa8HQACIDQAhAgAAAHsAICkAAL8KACASKYAAAAABkAdAAP0MACGdBwEAiQ0AIaEHAQCHDQAhogcEAPwMACGjBwEAhw0AIaQHAQCHDQAhpQcBAIcNACGmBwEAhw0AIacHAQCHDQAhqAdAAP0MACGpBwEAiQ0AIaoHAQCHDQAhqwcCAI8NACGsB0AAiA0AIa0HQACIDQAhrgdAAP0MACGvB0AAiA0AIQIAAAB5ACApAADBCgAgAgAAAHkAICkAAMEKACADAAAAewAgMAAAugoAIDEAAL8KACABAAAAewAgAQAAAHkAIAoMAACKDQAgNgAAjQ0AIDcAAIwNACBYAACLDQAgWQAAjg0AIJ0HAACDDQAgqQcAAIMNACCsBwAAgw0AIK0HAACDDQAgrwcAAIMNACAVKQAAtQsAIIwHAACzCwAwjQcAAMgKABCOBwAAswsAMJAHQACYCwAhnQcBAKcLACGhBwEAtAsAIaIHBACXCwAhowcBALQLACGkBwEAtAsAIaUHAQClCwAhpgcBAKULACGnBwEApQsAIagHQACYCwAhqQcBALYLACGqBwEApQsAIasHAgC3CwAhrAdAAKYLACGtB0AApgsAIa4HQACYCwAhrwdAAKYLACEDAAAAeQAgAQAAxwoAMDUAAMgKACADAAAAeQAgAQAAegAwAgAAewAgB4wHAACvCwAwjQcAAM4KABCOBwAArwsAMJAHQAChCwAhmwcBAAAAAZwHQACxCwAhnQcBALILACEBAAAAywoAIAEAAADLCgAgB4wHAACvCwAwjQcAAM4KABCOBwAArwsAMJAHQAChCwAhmwcBALALACGcB0AAsQsAIZ0HAQCyCwAhApwHAACDDQAgnQcAAIMNACADAAAAzgoAIAEAAM8KADACAADLCgAgAwAAAM4KACABAADPCgAwAgAAywoAIAMAAADOCgAgAQAAzwoAMAIAAMsKACAEkAdAAAAAAZsHAQAAAAGcB0AAAAABnQcBAAAAAQEpAADTCgAgBJAHQAAAAAGbBwEAAAABnAdAAAAAAZ0HAQAAAAEBKQAA1QoAMAEpAADVCgAwBJAHQAD9DAAhmwcBAIcNACGcB0AAiA0AIZ0HAQCJDQAhAgAAAMsKACApAADYCgAgBJAHQAD9DAAhmwcBAIcNACGcB0AAiA0AIZ0HAQCJDQAhAgAAAM4KACApAADaCgAgAgAAAM4KACApAADaCgAgAwAAAMsKACAwAADTCgAgMQAA2AoAIAEAAADLCgAgAQAAAM4KACAFDAAAhA0AIDYAAIYNACA3AACFDQAgnAcAAIMNACCdBwAAgw0AIAeMBwAApAsAMI0HAADhCgAQjgcAAKQLADCQB0AAmAsAIZsHAQClCwAhnAdAAKYLACGdBwEApwsAIQMAAADOCgAgAQAA4AoAMDUAAOEKACADAAAAzgoAIAEAAM8KADACAADLCgAgBYwHAACjCwAwjQcAAOcKABCOBwAAowsAMJkHBAAAAAGaB0AAoQsAIQEAAADkCgAgAQAAAOQKACAFjAcAAKMLADCNBwAA5woAEI4HAACjCwAwmQcEAKALACGaB0AAoQsAIQADAAAA5woAIAEAAOgKADACAADkCgAgAwAAAOcKACABAADoCgAwAgAA5AoAIAMAAADnCgAgAQAA6AoAMAIAAOQKACACmQcEAAAAAZoHQAAAAAEBKQAA7AoAIAKZBwQAAAABmgdAAAAAAQEpAADuCgAwASkAAO4KADACmQcEAPwMACGaB0AA_QwAIQIAAADkCgAgKQAA8QoAIAKZBwQA_AwAIZoHQAD9DAAhAgAAAOcKACApAADzCgAgAgAAAOcKACApAADzCgAgAwAAAOQKACAwAADsCgAgMQAA8QoAIAEAAADkCgAgAQAAAOcKACAFDAAA_gwAIDYAAIENACA3AACADQAgWAAA_wwAIFkAAIINACAFjAcAAKILADCNBwAA-goAEI4HAACiCwAwmQcEAJcLACGaB0AAmAsAIQMAAADnCgAgAQAA-QoAMDUAAPoKACADAAAA5woAIAEAAOgKADACAADkCgAgBYwHAACfCwAwjQcAAIALABCOBwAAnwsAMI8HBAAAAAGQB0AAoQsAIQEAAAD9CgAgAQAAAP0KACAFjAcAAJ8LADCNBwAAgAsAEI4HAACfCwAwjwcEAKALACGQB0AAoQsAIQADAAAAgAsAIAEAAIELADACAAD9CgAgAwAAAIALACABAACBCwAwAgAA_QoAIAMAAACACwAgAQAAgQsAMAIAAP0KACACjwcEAAAAAZAHQAAAAAEBKQAAhQsAIAKPBwQAAAABkAdAAAAAAQEpAACHCwAwASkAAIcLADACjwcEAPwMACGQB0AA_QwAIQIAAAD9CgAgKQAAigsAIAKPBwQA_AwAIZAHQAD9DAAhAgAAAIALACApAACMCwAgAgAAAIALACApAACMCwAgAwAAAP0KACAwAACFCwAgMQAAigsAIAEAAAD9CgAgAQAAAIALACAFDAAA9wwAIDYAAPoMACA3AAD5DAAgWAAA-AwAIFkAAPsMACAFjAcAAJYLADCNBwAAkwsAEI4HAACWCwAwjwcEAJcLACGQB0AAmAsAIQMAAACACwAgAQAAkgsAMDUAAJMLACADAAAAgAsAIAEAAIELADACAAD9CgAgBYwHAACWCwAwjQcAAJMLABCOBwAAlgsAMI8HBACXCwAhkAdAAJgLACENDAAAmgsAIDYAAJ4LACA3AACeCwAgWAAAnQsAIFkAAJ4LACCRBwQAAAABkgcEAAAABJMHBAAAAASUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAJwLACELDAAAmgsAIDYAAJsLACA3AACbCwAgkQdAAAAAAZIHQAAAAASTB0AAAAAElAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACZCwAhCwwAAJoLACA2AACbCwAgNwAAmwsAIJEHQAAAAAGSB0AAAAAEkwdAAAAABJQHQAAAAAGVB0AAAAABlgdAAAAAAZcHQAAAAAGYB0AAmQsAIQiRBwIAAAABkgcCAAAABJMHAgAAAASUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCAJoLACEIkQdAAAAAAZIHQAAAAASTB0AAAAAElAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACbCwAhDQwAAJoLACA2AACeCwAgNwAAngsAIFgAAJ0LACBZAACeCwAgkQcEAAAAAZIHBAAAAASTBwQAAAAElAcEAAAAAZUHBAAAAAGWBwQAAAABlwcEAAAAAZgHBACcCwAhCJEHCAAAAAGSBwgAAAAEkwcIAAAABJQHCAAAAAGVBwgAAAABlgcIAAAAAZcHCAAAAAGYBwgAnQsAIQiRBwQAAAABkgcEAAAABJMHBAAAAASUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAJ4LACEFjAcAAJ8LADCNBwAAgAsAEI4HAACfCwAwjwcEAKALACGQB0AAoQsAIQiRBwQAAAABkgcEAAAABJMHBAAAAASUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAJ4LACEIkQdAAAAAAZIHQAAAAASTB0AAAAAElAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACbCwAhBYwHAACiCwAwjQcAAPoKABCOBwAAogsAMJkHBACXCwAhmgdAAJgLACEFjAcAAKMLADCNBwAA5woAEI4HAACjCwAwmQcEAKALACGaB0AAoQsAIQeMBwAApAsAMI0HAADhCgAQjgcAAKQLADCQB0AAmAsAIZsHAQClCwAhnAdAAKYLACGdBwEApwsAIQ4MAACaCwAgNgAArgsAIDcAAK4LACCRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAK0LACGeBwEAAAABnwcBAAAAAaAHAQAAAAELDAAAqQsAIDYAAKwLACA3AACsCwAgkQdAAAAAAZIHQAAAAAWTB0AAAAAFlAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACrCwAhDgwAAKkLACA2AACqCwAgNwAAqgsAIJEHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAqAsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQ4MAACpCwAgNgAAqgsAIDcAAKoLACCRBwEAAAABkgcBAAAABZMHAQAAAAWUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAKgLACGeBwEAAAABnwcBAAAAAaAHAQAAAAEIkQcCAAAAAZIHAgAAAAWTBwIAAAAFlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAZgHAgCpCwAhC5EHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEAqgsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQsMAACpCwAgNgAArAsAIDcAAKwLACCRB0AAAAABkgdAAAAABZMHQAAAAAWUB0AAAAABlQdAAAAAAZYHQAAAAAGXB0AAAAABmAdAAKsLACEIkQdAAAAAAZIHQAAAAAWTB0AAAAAFlAdAAAAAAZUHQAAAAAGWB0AAAAABlwdAAAAAAZgHQACsCwAhDgwAAJoLACA2AACuCwAgNwAArgsAIJEHAQAAAAGSBwEAAAAEkwcBAAAABJQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEArQsAIZ4HAQAAAAGfBwEAAAABoAcBAAAAAQuRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAK4LACGeBwEAAAABnwcBAAAAAaAHAQAAAAEHjAcAAK8LADCNBwAAzgoAEI4HAACvCwAwkAdAAKELACGbBwEAsAsAIZwHQACxCwAhnQcBALILACELkQcBAAAAAZIHAQAAAASTBwEAAAAElAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQCuCwAhngcBAAAAAZ8HAQAAAAGgBwEAAAABCJEHQAAAAAGSB0AAAAAFkwdAAAAABZQHQAAAAAGVB0AAAAABlgdAAAAAAZcHQAAAAAGYB0AArAsAIQuRBwEAAAABkgcBAAAABZMHAQAAAAWUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAKoLACGeBwEAAAABnwcBAAAAAaAHAQAAAAEVKQAAtQsAIIwHAACzCwAwjQcAAMgKABCOBwAAswsAMJAHQACYCwAhnQcBAKcLACGhBwEAtAsAIaIHBACXCwAhowcBALQLACGkBwEAtAsAIaUHAQClCwAhpgcBAKULACGnBwEApQsAIagHQACYCwAhqQcBALYLACGqBwEApQsAIasHAgC3CwAhrAdAAKYLACGtB0AApgsAIa4HQACYCwAhrwdAAKYLACELDAAAmgsAIDYAAK4LACA3AACuCwAgkQcBAAAAAZIHAQAAAASTBwEAAAAElAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQC7CwAhDwwAAJoLACA2AAC6CwAgNwAAugsAIJEHgAAAAAGUB4AAAAABlQeAAAAAAZYHgAAAAAGXB4AAAAABmAeAAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHgAAAAAG0B4AAAAABtQeAAAAAAQsMAACpCwAgNgAAqgsAIDcAAKoLACCRBwEAAAABkgcBAAAABZMHAQAAAAWUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBALkLACENDAAAmgsAIDYAAJoLACA3AACaCwAgWAAAnQsAIFkAAJoLACCRBwIAAAABkgcCAAAABJMHAgAAAASUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCALgLACENDAAAmgsAIDYAAJoLACA3AACaCwAgWAAAnQsAIFkAAJoLACCRBwIAAAABkgcCAAAABJMHAgAAAASUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCALgLACELDAAAqQsAIDYAAKoLACA3AACqCwAgkQcBAAAAAZIHAQAAAAWTBwEAAAAFlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQC5CwAhDJEHgAAAAAGUB4AAAAABlQeAAAAAAZYHgAAAAAGXB4AAAAABmAeAAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHgAAAAAG0B4AAAAABtQeAAAAAAQsMAACaCwAgNgAArgsAIDcAAK4LACCRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBALsLACEIjAcAALwLADCNBwAAsgoAEI4HAAC8CwAwkAdAAJgLACGhBwEAtAsAIaMHAQC0CwAhtgcBAKULACG3B0AApgsAIRCMBwAAvQsAMI0HAACcCgAQjgcAAL0LADCQB0AAmAsAIZsHAQClCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhuQcBALYLACG6BwEApQsAIbsHAAC-CwAgvAcBAKcLACG9B0AApgsAIb4HAQClCwAhvwcBAKULACHAB0AAmAsAIQSRBwEAAAAFwQcBAAAAAcIHAQAAAATDBwEAAAAEC4wHAAC_CwAwjQcAAIYKABCOBwAAvwsAMJ0HAQCnCwAhoQcgAMALACGrBwIAtwsAIa4HQACYCwAhvQdAAKYLACHEBwEApQsAIcUHBACXCwAhxgdAAKYLACEFDAAAmgsAIDYAAMILACA3AADCCwAgkQcgAAAAAZgHIADBCwAhBQwAAJoLACA2AADCCwAgNwAAwgsAIJEHIAAAAAGYByAAwQsAIQKRByAAAAABmAcgAMILACELjAcAAMMLADCNBwAA8wkAEI4HAADDCwAwnQcBALILACGhByAAxAsAIasHAgDFCwAhrgdAAKELACG9B0AAsQsAIcQHAQCwCwAhxQcEAKALACHGB0AAsQsAIQKRByAAAAABmAcgAMILACEIkQcCAAAAAZIHAgAAAASTBwIAAAAElAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAZgHAgCaCwAhBYwHAADGCwAwjQcAAO0JABCOBwAAxgsAMKEHIADACwAhxwcEAJcLACEFjAcAAMcLADCNBwAA2gkAEI4HAADHCwAwoQcgAMQLACHHBwQAoAsAIQqMBwAAyAsAMI0HAADUCQAQjgcAAMgLADCQB0AAmAsAIcUHBACXCwAhyAcBALQLACHJBwAByQsAIcoHAQClCwAhywcAAckLACHMBwQAlwsAIQcMAACaCwAgNgAAywsAIDcAAMsLACCRBwABAAABkgcAAQAABJMHAAEAAASYBwABygsAIQcMAACaCwAgNgAAywsAIDcAAMsLACCRBwABAAABkgcAAQAABJMHAAEAAASYBwABygsAIQSRBwABAAABkgcAAQAABJMHAAEAAASYBwABywsAIQqMBwAAzAsAMI0HAADBCQAQjgcAAMwLADCQB0AAoQsAIcUHBACgCwAhyAcBAM0LACHJBwABzgsAIcoHAQCwCwAhywcAAc4LACHMBwQAoAsAIQiRBwEAAAABkgcBAAAABJMHAQAAAASUBwEAAAABlQcBAAAAAZYHAQAAAAGXBwEAAAABmAcBAM8LACEEkQcAAQAAAZIHAAEAAASTBwABAAAEmAcAAcsLACEIkQcBAAAAAZIHAQAAAASTBwEAAAAElAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQDPCwAhAsUHBAAAAAHIBwEAAAABCIwHAADRCwAwjQcAALsJABCOBwAA0QsAMKIHBACXCwAhxQcEAJcLACHIBwEAtAsAIckHAAHJCwAhzAcEAJcLACEIjAcAANILADCNBwAAqAkAEI4HAADSCwAwogcEAKALACHFBwQAoAsAIcgHAQDNCwAhyQcAAc4LACHMBwQAoAsAIQLFBwQAAAAByAcBAAAAARWMBwAA1AsAMI0HAACiCQAQjgcAANQLADCQB0AAmAsAIaEHAQC0CwAhogcEAJcLACG4BwEAtgsAIbkHAQC2CwAhxAcBAKULACHOBwEApQsAIc8HAQClCwAh0AcBAKcLACHRBwEAtgsAIdIHAQClCwAh0wcBAKULACHUBwEApwsAIdUHAQCnCwAh1gcBAKcLACHXBwEApwsAIdgHAAC1CwAg2QcAAdULACEHDAAAqQsAIDYAANcLACA3AADXCwAgkQcAAQAAAZIHAAEAAAWTBwABAAAFmAcAAdYLACEHDAAAqQsAIDYAANcLACA3AADXCwAgkQcAAQAAAZIHAAEAAAWTBwABAAAFmAcAAdYLACEEkQcAAQAAAZIHAAEAAAWTBwABAAAFmAcAAdcLACEVjAcAANgLADCNBwAAjwkAEI4HAADYCwAwkAdAAKELACGhBwEAzQsAIaIHBACgCwAhuAcBANkLACG5BwEA2QsAIcQHAQCwCwAhzgcBALALACHPBwEAsAsAIdAHAQCyCwAh0QcBANkLACHSBwEAsAsAIdMHAQCwCwAh1AcBALILACHVBwEAsgsAIdYHAQCyCwAh1wcBALILACHYBwAA2gsAINkHAAHbCwAhCJEHAQAAAAGSBwEAAAAFkwcBAAAABZQHAQAAAAGVBwEAAAABlgcBAAAAAZcHAQAAAAGYBwEA3AsAIQyRB4AAAAABlAeAAAAAAZUHgAAAAAGWB4AAAAABlweAAAAAAZgHgAAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzB4AAAAABtAeAAAAAAbUHgAAAAAEEkQcAAQAAAZIHAAEAAAWTBwABAAAFmAcAAdcLACEIkQcBAAAAAZIHAQAAAAWTBwEAAAAFlAcBAAAAAZUHAQAAAAGWBwEAAAABlwcBAAAAAZgHAQDcCwAhDAUBAKULACGMBwAA3QsAMI0HAACJCQAQjgcAAN0LADCQB0AAmAsAIZsHAQClCwAh2gcEAJcLACHbBwEApQsAIdwHAQC0CwAh3QcBAKULACHeBwAA3gsAIN8HAADeCwAgDwwAAKkLACA2AADfCwAgNwAA3wsAIJEHgAAAAAGUB4AAAAABlQeAAAAAAZYHgAAAAAGXB4AAAAABmAeAAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHgAAAAAG0B4AAAAABtQeAAAAAAQyRB4AAAAABlAeAAAAAAZUHgAAAAAGWB4AAAAABlweAAAAAAZgHgAAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzB4AAAAABtAeAAAAAAbUHgAAAAAEMBQEAsAsAIYwHAADgCwAwjQcAAPYIABCOBwAA4AsAMJAHQAChCwAhmwcBALALACHaBwQAoAsAIdsHAQCwCwAh3AcBAM0LACHdBwEAsAsAId4HAADhCwAg3wcAAOELACAMkQeAAAAAAZQHgAAAAAGVB4AAAAABlgeAAAAAAZcHgAAAAAGYB4AAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABsweAAAAAAbQHgAAAAAG1B4AAAAABAgUBAAAAAdoHBAAAAAELjAcAAOMLADCNBwAA8AgAEI4HAADjCwAwkAdAAJgLACGhBwQAlwsAIasHAgC3CwAh4QcBALQLACHiBwEApQsAIeMHQACYCwAh5AcBAKcLACHlBwEApwsAIQuMBwAA5AsAMI0HAADdCAAQjgcAAOQLADCQB0AAoQsAIaEHBACgCwAhqwcCAMULACHhBwEAzQsAIeIHAQCwCwAh4wdAAKELACHkBwEAsgsAIeUHAQCyCwAhCIwHAADlCwAwjQcAANcIABCOBwAA5QsAMKEHIADACwAh5gcEAJcLACHnB0AAmAsAIegHBACXCwAh6QdAAKYLACEIjAcAAOYLADCNBwAAxAgAEI4HAADmCwAwoQcgAMQLACHmBwQAoAsAIecHQAChCwAh6AcEAKALACHpB0AAsQsAIQeMBwAA5wsAMI0HAAC-CAAQjgcAAOcLADDqBwEApQsAIesHQACYCwAh7AcCALcLACHtBwIAtwsAIQeMBwAA6AsAMI0HAACrCAAQjgcAAOgLADDqBwEAsAsAIesHQAChCwAh7AcCAMULACHtBwIAxQsAIQ6MBwAA6QsAMI0HAAClCAAQjgcAAOkLADC4BwEAtAsAIbkHAQC0CwAh7gcBAKULACHvBwEApQsAIfAHBACXCwAh8QcEAJcLACHyBwQAlwsAIfMHBACXCwAh9AcEAJcLACH1BwQAlwsAIfYHBACXCwAhDowHAADqCwAwjQcAAJIIABCOBwAA6gsAMLgHAQDNCwAhuQcBAM0LACHuBwEAsAsAIe8HAQCwCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcEAKALACEEuQcBAAAAAe4HAQAAAAHvBwEAAAAB8AcEAAAAAQ6MBwAA7AsAMI0HAACMCAAQjgcAAOwLADC4BwEAtAsAIbkHAQC0CwAh7gcBAKULACHvBwEApQsAIfAHBACXCwAh8QcEAJcLACHyBwQAlwsAIfMHBACXCwAh9AcEAJcLACH1BwQAlwsAIfYHBACXCwAhDowHAADtCwAwjQcAAPkHABCOBwAA7QsAMLgHAQDNCwAhuQcBAM0LACHuBwEAsAsAIe8HAQCwCwAh8AcEAKALACHxBwQAoAsAIfIHBACgCwAh8wcEAKALACH0BwQAoAsAIfUHBACgCwAh9gcEAKALACEEuQcBAAAAAe4HAQAAAAHvBwEAAAAB8AcEAAAAAQ2MBwAA7wsAMI0HAADzBwAQjgcAAO8LADCQB0AAmAsAIaEHAQC0CwAhuAcBALQLACG5BwEAtAsAIdQHAQClCwAh7gcBAKULACHvBwEApQsAIfgHBACXCwAh-QcEAJcLACH6BwEApQsAIQ2MBwAA8AsAMI0HAADgBwAQjgcAAPALADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG5BwEAzQsAIdQHAQCwCwAh7gcBALALACHvBwEAsAsAIfgHBACgCwAh-QcEAKALACH6BwEAsAsAIQK4BwEAAAAB-gcBAAAAAQiMBwAA8gsAMI0HAADaBwAQjgcAAPILADCQB0AAmAsAIZkHBACXCwAhoQcBALQLACG4BwEAtAsAIfwHAAC1CwAgCIwHAADzCwAwjQcAAMcHABCOBwAA8wsAMJAHQAChCwAhmQcEAKALACGhBwEAzQsAIbgHAQDNCwAh_AcAANoLACACmQcEAAAAAbgHAQAAAAEQjAcAAPULADCNBwAAwQcAEI4HAAD1CwAwuAcBALQLACG5BwEAtAsAIeEHAQC0CwAh7gcBAKULACHvBwEApQsAIfIHAgD3CwAh_gcBAKULACH_BwIAtwsAIYAIBACXCwAhgQgEAPYLACGCCAQA9gsAIYMIQACmCwAhhAgEAPYLACENDAAAqQsAIDYAAPsLACA3AAD7CwAgWAAA-QsAIFkAAPsLACCRBwQAAAABkgcEAAAABZMHBAAAAAWUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAPoLACENDAAAqQsAIDYAAKkLACA3AACpCwAgWAAA-QsAIFkAAKkLACCRBwIAAAABkgcCAAAABZMHAgAAAAWUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCAPgLACENDAAAqQsAIDYAAKkLACA3AACpCwAgWAAA-QsAIFkAAKkLACCRBwIAAAABkgcCAAAABZMHAgAAAAWUBwIAAAABlQcCAAAAAZYHAgAAAAGXBwIAAAABmAcCAPgLACEIkQcIAAAAAZIHCAAAAAWTBwgAAAAFlAcIAAAAAZUHCAAAAAGWBwgAAAABlwcIAAAAAZgHCAD5CwAhDQwAAKkLACA2AAD7CwAgNwAA-wsAIFgAAPkLACBZAAD7CwAgkQcEAAAAAZIHBAAAAAWTBwQAAAAFlAcEAAAAAZUHBAAAAAGWBwQAAAABlwcEAAAAAZgHBAD6CwAhCJEHBAAAAAGSBwQAAAAFkwcEAAAABZQHBAAAAAGVBwQAAAABlgcEAAAAAZcHBAAAAAGYBwQA-wsAIRCMBwAA_AsAMI0HAACuBwAQjgcAAPwLADC4BwEAzQsAIbkHAQDNCwAh4QcBAM0LACHuBwEAsAsAIe8HAQCwCwAh8gcCAP4LACH-BwEAsAsAIf8HAgDFCwAhgAgEAKALACGBCAQA_QsAIYIIBAD9CwAhgwhAALELACGECAQA_QsAIQiRBwQAAAABkgcEAAAABZMHBAAAAAWUBwQAAAABlQcEAAAAAZYHBAAAAAGXBwQAAAABmAcEAPsLACEIkQcCAAAAAZIHAgAAAAWTBwIAAAAFlAcCAAAAAZUHAgAAAAGWBwIAAAABlwcCAAAAAZgHAgCpCwAhGIwHAAD_CwAwjQcAAKgHABCOBwAA_wsAMJAHQACYCwAhuQcBALQLACHhBwEAtAsAIf8HAgC3CwAhhQgBALQLACGGCAEApQsAIYcIAgC3CwAhiAgEAJcLACGJCAEApQsAIYoIAQClCwAhiwgBAKULACGMCAIAtwsAIY0IAgC3CwAhjggCALcLACGPCAAAtQsAIJAIQACmCwAhkQhAAKYLACGSCEAApgsAIZMIBACXCwAhlAgEAJcLACGVCAEApQsAIQqMBwAAgAwAMI0HAACSBwAQjgcAAIAMADChBwEAtAsAIbkHAQC0CwAh0QcBALQLACHhBwEAtAsAIeMHQACYCwAhlggCALcLACGXCEAAmAsAIQqMBwAAgQwAMI0HAAD_BgAQjgcAAIEMADChBwEAzQsAIbkHAQDNCwAh0QcBAM0LACHhBwEAzQsAIeMHQAChCwAhlggCAMULACGXCEAAoQsAIRIFAQClCwAhjAcAAIIMADCNBwAA-QYAEI4HAACCDAAwmwcBAKULACHUBwEApQsAIdoHBACXCwAh2wcBAKULACHcBwEAtAsAIeEHAQC0CwAhmAgBAKULACGZCAEApQsAIZoIAQClCwAhmwgCALcLACGcCEAAmAsAIZ0IQACYCwAhnggEAJcLACGfCAIAtwsAIRIFAQCwCwAhjAcAAIMMADCNBwAA5gYAEI4HAACDDAAwmwcBALALACHUBwEAsAsAIdoHBACgCwAh2wcBALALACHcBwEAzQsAIeEHAQDNCwAhmAgBALALACGZCAEAsAsAIZoIAQCwCwAhmwgCAMULACGcCEAAoQsAIZ0IQAChCwAhnggEAKALACGfCAIAxQsAIQIFAQAAAAGbBwEAAAABAuEHAQAAAAGYCAEAAAABIAUBAKULACGMBwAAhgwAMI0HAADgBgAQjgcAAIYMADCQB0AAmAsAIZsHAQClCwAh1QcBAKcLACHaBwQAlwsAIdsHAQClCwAh3AcBALQLACGLCAEApwsAIaIIBACXCwAhowhAAKYLACGkCAAAtQsAIKUIAAC1CwAgpggAALULACCnCAEApQsAIagIQACYCwAhqQggAMALACGqCAEApwsAIasIAQCnCwAhrAgBAKcLACGtCAAAtQsAIK4IAAC1CwAgrwgAALULACCwCAAAtQsAILEIAQCnCwAhsggBAKcLACGzCAIAtwsAIbQIAQCnCwAhtQgCALcLACG2CAIAtwsAISAFAQCwCwAhjAcAAIcMADCNBwAAzQYAEI4HAACHDAAwkAdAAKELACGbBwEAsAsAIdUHAQCyCwAh2gcEAKALACHbBwEAsAsAIdwHAQDNCwAhiwgBALILACGiCAQAoAsAIaMIQACxCwAhpAgAANoLACClCAAA2gsAIKYIAADaCwAgpwgBALALACGoCEAAoQsAIakIIADECwAhqggBALILACGrCAEAsgsAIawIAQCyCwAhrQgAANoLACCuCAAA2gsAIK8IAADaCwAgsAgAANoLACCxCAEAsgsAIbIIAQCyCwAhswgCAMULACG0CAEAsgsAIbUIAgDFCwAhtggCAMULACEDBQEAAAABmwcBAAAAAdsHAQAAAAEGjAcAAIkMADCNBwAAxwYAEI4HAACJDAAwtwdAAJgLACG4CAEAtAsAIbkIAAHJCwAhF4wHAACKDAAwjQcAALEGABCOBwAAigwAMJAHQACYCwAhoQcBALQLACGqBwEApQsAIbgHAQC0CwAhuQcBALQLACG-BwEApQsAIb8HAQClCwAhwAdAAJgLACG4CAEAtAsAIboIAQClCwAhuwgBAKULACG8CAEApQsAIb0IAAC1CwAgvggAAL4LACC_CAIAtwsAIcAIIADACwAhwQgBAKULACHCCAAAvgsAIMMIIADACwAhxAgCALcLACEJjAcAAIsMADCNBwAAmwYAEI4HAACLDAAwnAdAAKYLACGsB0AAmAsAIbgIAQC0CwAhxQgAAL4LACDGCAAAvgsAIMcIAQCnCwAhChEAAI0MACCMBwAAjAwAMI0HAAAzABCOBwAAjAwAMJwHQACxCwAhrAdAAKELACG4CAEAzQsAIcUIAAC-CwAgxggAAL4LACDHCAEAsgsAIRoDAACWDAAgEAAAxwwAIBIAAMgMACATAADJDAAgjAcAAMYMADCNBwAAYAAQjgcAAMYMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIboIAQCwCwAhxAgCAMULACHICAEAsAsAIckIAQCwCwAhyggBALILACHLCAAA4QsAIMwIAQCyCwAhzQgAAL4LACDOCAIAxQsAIc8IAgDFCwAhugkAAGAAILsJAABgACAUjAcAAI4MADCNBwAAgwYAEI4HAACODAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhuAcBALQLACG-BwEApQsAIb8HAQClCwAhwAdAAJgLACG6CAEApQsAIcQIAgC3CwAhyAgBAKULACHJCAEApQsAIcoIAQCnCwAhywgAAN4LACDMCAEApwsAIc0IAAC-CwAgzggCALcLACHPCAIAtwsAIRIEAQCnCwAhjAcAAI8MADCNBwAA7QUAEI4HAACPDAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhtwdAAJgLACG4BwEAtgsAIbkHAQC2CwAh1gcBAKULACHQCAAByQsAIdEIAAHJCwAh0ggBAKcLACHTCAEApwsAIdQIAQC2CwAh1QgCALcLACHWCEAApgsAIQ6MBwAAkAwAMI0HAADTBQAQjgcAAJAMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtAsAIbkHAQC0CwAh1AgBALQLACHXCAAByQsAIdgIAAHJCwAh2QgBAKcLACHaCEAApgsAIdsIQACmCwAhC4wHAACRDAAwjQcAAL0FABCOBwAAkQwAMLcHQACYCwAhuAcBALQLACG5BwEAtAsAIdQIAQC0CwAh3AgAAckLACHdCAEApQsAId4IAQClCwAh3whAAKYLACETjAcAAJIMADCNBwAApwUAEI4HAACSDAAwkAdAAJgLACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG-BwEApQsAIb8HAQClCwAhyAgBAKcLACHbCEAApgsAId8IQACmCwAh4AgBALQLACHhCAAByQsAIeIIAQClCwAh4wgBAKcLACHkCAEApwsAIeUIAQCnCwAh5ggAAL4LACAOjAcAAJMMADCNBwAAkQUAEI4HAACTDAAwkAdAAJgLACGhBwEAtAsAIaoHAQClCwAhuAcBALQLACHICAEApwsAIeQIAQCnCwAh5QgBAKcLACHmCAAAvgsAIOcIAgC3CwAh6AgBAKcLACHpCEAApgsAIQKhBwEAAAABuAcBAAAAARADAACWDAAgHwAAlwwAIIwHAACVDAAwjQcAAGYAEI4HAACVDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACHICAEAsgsAIeQIAQCyCwAh5QgBALILACHmCAAAvgsAIOcIAgDFCwAh6AgBALILACHpCEAAsQsAIRkOAADMDAAgDwAAzQwAIBcAANAMACAYAADSDAAgGQAA0wwAIBoAANQMACAbAADPDAAgHAAAywwAIB0AAM4MACAeAADRDAAgHwAAlwwAICMAANUMACCMBwAAygwAMI0HAABSABCOBwAAygwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIboIAQCwCwAh_QgBALALACGzCQEAsgsAIbQJQAChCwAhtQlAALELACG6CQAAUgAguwkAAFIAIAPrCAAAaAAg7AgAAGgAIO0IAABoACAIjAcAAJgMADCNBwAA-QQAEI4HAACYDAAwkAdAAJgLACGhBwEAtAsAIbYHAQClCwAh7ggBAKULACHvCAEApwsAIQiMBwAAmQwAMI0HAADmBAAQjgcAAJkMADCQB0AAoQsAIaEHAQDNCwAhtgcBALALACHuCAEAsAsAIe8IAQCyCwAhB4wHAACaDAAwjQcAAOAEABCOBwAAmgwAMJAHQACYCwAhoQcBALQLACHKBwEApQsAIfAIAQClCwAhB4wHAACbDAAwjQcAAM0EABCOBwAAmwwAMJAHQAChCwAhoQcBAM0LACHKBwEAsAsAIfAIAQCwCwAhCYwHAACcDAAwjQcAAMcEABCOBwAAnAwAMJAHQACYCwAhoQcBALQLACG2BwEApQsAIfEIAQClCwAh8ggAAckLACHzCAAByQsAIQmMBwAAnQwAMI0HAAC0BAAQjgcAAJ0MADCQB0AAoQsAIaEHAQDNCwAhtgcBALALACHxCAEAsAsAIfIIAAHOCwAh8wgAAc4LACEC8QgBAAAAAfIIAAEAAAEGjAcAAJ8MADCNBwAArgQAEI4HAACfDAAw9QgBAKULACH2CAIAtwsAIfcIBAD2CwAhBowHAACgDAAwjQcAAJsEABCOBwAAoAwAMPUIAQCwCwAh9ggCAMULACH3CAQA_QsAIQmMBwAAoQwAMI0HAACVBAAQjgcAAKEMADCQB0AAmAsAIaEHAQC0CwAhqwcCALcLACGuB0AAmAsAIbYHAQClCwAh-AgBALQLACEKFQAAowwAIIwHAACiDAAwjQcAAEQAEI4HAACiDAAwkAdAAKELACGhBwEAzQsAIasHAgDFCwAhrgdAAKELACG2BwEAsAsAIfgIAQDNCwAhEgMAAJYMACAUAADaDAAgFgAA3QwAIIwHAADcDAAwjQcAAEAAEI4HAADcDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAh1AgBAM0LACHbCEAAsQsAIeEIAAHOCwAh-QhAALELACG6CQAAQAAguwkAAEAAIA2MBwAApAwAMI0HAAD9AwAQjgcAAKQMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtAsAIb4HAQClCwAhvwcBAKULACHUCAEAtAsAIdsIQACmCwAh4QgAAckLACH5CEAApgsAIQ6MBwAApQwAMI0HAADnAwAQjgcAAKUMADCQB0AAmAsAIaEHAQC0CwAhpwcBAKcLACGqBwEApQsAIbgHAQC0CwAhuQcBALYLACG6CAEApQsAIcgIAQCnCwAh-ggBAKULACH7CAEApQsAIfwIQACmCwAhDYwHAACmDAAwjQcAAM8DABCOBwAApgwAMJAHQACYCwAhoQcBALQLACG3B0AAmAsAIbgHAQC2CwAhuggBAKULACHcCAAByQsAIf0IAQClCwAh_ggBAKULACH_CEAApgsAIYAJAADeCwAgDYwHAACnDAAwjQcAALwDABCOBwAApwwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDZCwAhuggBALALACHcCAABzgsAIf0IAQCwCwAh_ggBALALACH_CEAAsQsAIYAJAADhCwAgBYwHAACoDAAwjQcAALYDABCOBwAAqAwAMLcHQACYCwAhgQkAAckLACEFjAcAAKkMADCNBwAAowMAEI4HAACpDAAwtwdAAKELACGBCQABzgsAIReMBwAAqgwAMI0HAACdAwAQjgcAAKoMADCQB0AAmAsAIaEHAQC0CwAhtwdAAJgLACG4BwEAtAsAIbkHAQC0CwAhzgcBAKULACHPBwEAtAsAIbgIAQC2CwAhvggAAL4LACDZCAEApwsAIdsIQACmCwAh4QgAAckLACGCCQAAvgsAIIMJQACmCwAhhAkCAPcLACGFCQIA9wsAIYYJAQCnCwAhhwkBAKcLACGICQEAtgsAIYkJAQC2CwAhFowHAACrDAAwjQcAAIcDABCOBwAAqwwAMJAHQACYCwAhmwcBAKULACGhBwEAtAsAIbcHQACYCwAhuAcBALQLACG5BwEAtAsAIb4HAQClCwAhvwcBAKULACG-CAAAvgsAIMEIAQClCwAhwggAAL4LACDDCCAAwAsAIdgIAAHJCwAh2whAAKYLACH7CAEApwsAIYMJQACmCwAhigkBALYLACGLCQEApwsAIYwJQACmCwAhDIwHAACsDAAwjQcAAPECABCOBwAArAwAMJAHQACYCwAhmwcBAKULACHcBwEAtAsAIZgIAQClCwAhoggCALcLACGNCQAAtQsAII4JAQCnCwAhjwkEAPYLACGQCSAAwAsAIQyMBwAArQwAMI0HAADeAgAQjgcAAK0MADCQB0AAoQsAIZsHAQCwCwAh3AcBAM0LACGYCAEAsAsAIaIIAgDFCwAhjQkAANoLACCOCQEAsgsAIY8JBAD9CwAhkAkgAMQLACEJjAcAAK4MADCNBwAA2AIAEI4HAACuDAAw4QcBALQLACHiBwEApwsAIYUIAQC0CwAhiQgBAKULACGUCAQA9gsAIZEJQACYCwAhCYwHAACvDAAwjQcAAMUCABCOBwAArwwAMOEHAQDNCwAh4gcBALILACGFCAEAzQsAIYkIAQCwCwAhlAgEAP0LACGRCUAAoQsAIQiMBwAAsAwAMI0HAAC_AgAQjgcAALAMADCQB0AAmAsAIYkIAQClCwAh7ggBAKULACGSCQEApQsAIZMJQACmCwAhCYwHAACxDAAwjQcAAKkCABCOBwAAsQwAMKoHIADACwAh1AcBAKULACHdBwEApQsAIYkIAQClCwAhmggBAKULACGUCUAAmAsAIR6MBwAAsgwAMI0HAACTAgAQjgcAALIMADCbBwEApQsAIYYIAQClCwAhiggBAKULACGMCAIAtwsAIY0IAgC3CwAhjggCALcLACGTCAQAlwsAIf4IAQClCwAhkAkgAMALACGVCQEApQsAIZYJAQCnCwAhlwkCALcLACGYCQIAtwsAIZkJAgC3CwAhmgkCALcLACGbCQEAtgsAIZwJIADACwAhnQlAAKYLACGeCQAAvgsAIJ8JAAC-CwAgoAlAAKYLACGhCSAAwAsAIaIJAAC-CwAgowkCALcLACGkCQIAtwsAIaUJAQC2CwAhpgkBALYLACENjAcAALMMADCNBwAA_QEAEI4HAACzDAAwkAdAAJgLACGbBwEApQsAIcUHAgC3CwAh3AcBALQLACH_BwIAtwsAIY0IAgC3CwAhoggCALcLACGQCSAAwAsAIacJAQClCwAhqAkAAL4LACAPBgAAtQwAIA0AALYMACCMBwAAtAwAMI0HAAAOABCOBwAAtAwAMJAHQAChCwAhmwcBALALACHFBwIAxQsAIdwHAQDNCwAh_wcCAMULACGNCAIAxQsAIaIIAgDFCwAhkAkgAMQLACGnCQEAsAsAIagJAAC-CwAgA-sIAAAJACDsCAAACQAg7QgAAAkAIAPrCAAAEQAg7AgAABEAIO0IAAARACAMjAcAALcMADCNBwAA5QEAEI4HAAC3DAAwjwdAAKYLACGbBwEApQsAIaEHAQC0CwAhuQcBALYLACHUBwEApQsAIYoIAQCnCwAhqQkCALcLACGqCQEApQsAIasJQACYCwAhDIwHAAC4DAAwjQcAAMsBABCOBwAAuAwAMJsHAQClCwAhuQcBALQLACHaBwQAlwsAIYwIBACXCwAhjQgEAJcLACGOCAQAlwsAIawJBACXCwAhrQkCALcLACGuCQIAtwsAIQ0EAAC6DAAgjAcAALkMADCNBwAABwAQjgcAALkMADCbBwEAsAsAIbkHAQDNCwAh2gcEAKALACGMCAQAoAsAIY0IBACgCwAhjggEAKALACGsCQQAoAsAIa0JAgDFCwAhrgkCAMULACEWAwAAlgwAIAUAAPYMACAGAAC1DAAgDgAAzAwAIA8AAM0MACAQAADHDAAgGwAAzwwAIIwHAAD1DAAwjQcAAAMAEI4HAAD1DAAwkAdAAKELACGhBwEAzQsAIbgHAQDNCwAhuggBALALACH9CAEAsAsAIf4IAQCwCwAhrwkgAMQLACGwCUAAsQsAIbEJQAChCwAhsglAALELACG6CQAAAwAguwkAAAMAIA2MBwAAuwwAMI0HAACzAQAQjgcAALsMADCQB0AAmAsAIaEHAQC0CwAhuAcBALQLACG6CAEApQsAIf0IAQClCwAh_ggBAKULACGvCSAAwAsAIbAJQACmCwAhsQlAAJgLACGyCUAApgsAIQuMBwAAvAwAMI0HAACdAQAQjgcAALwMADCQB0AAmAsAIaEHAQC0CwAhqgcBAKULACG6CAEApQsAIf0IAQClCwAhswkBAKcLACG0CUAAmAsAIbUJQACmCwAhFiAAAL4MACApAADaCwAgjAcAAL0MADCNBwAAeQAQjgcAAL0MADCQB0AAoQsAIZ0HAQCyCwAhoQcBAM0LACGiBwQAoAsAIaMHAQDNCwAhpAcBAM0LACGlBwEAsAsAIaYHAQCwCwAhpwcBALALACGoB0AAoQsAIakHAQDZCwAhqgcBALALACGrBwIAxQsAIawHQACxCwAhrQdAALELACGuB0AAoQsAIa8HQACxCwAhFQMAAJYMACAhAADBDAAgIgAAwgwAIIwHAADADAAwjQcAAHEAEI4HAADADAAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIbkHAQDZCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG6CQAAcQAguwkAAHEAIAkgAAC-DAAgjAcAAL8MADCNBwAAdQAQjgcAAL8MADCQB0AAoQsAIaEHAQDNCwAhowcBAM0LACG2BwEAsAsAIbcHQACxCwAhEwMAAJYMACAhAADBDAAgIgAAwgwAIIwHAADADAAwjQcAAHEAEI4HAADADAAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIbkHAQDZCwAhugcBALALACG7BwAAvgsAILwHAQCyCwAhvQdAALELACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACED6wgAAHUAIOwIAAB1ACDtCAAAdQAgA-sIAAB5ACDsCAAAeQAg7QgAAHkAIBUDAACWDAAgHgAAxAwAIIwHAADDDAAwjQcAAGgAEI4HAADDDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG-BwEAsAsAIb8HAQCwCwAhyAgBALILACHbCEAAsQsAId8IQACxCwAh4AgBAM0LACHhCAABzgsAIeIIAQCwCwAh4wgBALILACHkCAEAsgsAIeUIAQCyCwAh5ggAAL4LACASAwAAlgwAIB8AAJcMACCMBwAAlQwAMI0HAABmABCOBwAAlQwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhyAgBALILACHkCAEAsgsAIeUIAQCyCwAh5ggAAL4LACDnCAIAxQsAIegIAQCyCwAh6QhAALELACG6CQAAZgAguwkAAGYAIAKhBwEAAAABuAcBAAAAARgDAACWDAAgEAAAxwwAIBIAAMgMACATAADJDAAgjAcAAMYMADCNBwAAYAAQjgcAAMYMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIboIAQCwCwAhxAgCAMULACHICAEAsAsAIckIAQCwCwAhyggBALILACHLCAAA4QsAIMwIAQCyCwAhzQgAAL4LACDOCAIAxQsAIc8IAgDFCwAhA-sIAAAuACDsCAAALgAg7QgAAC4AIAwRAACNDAAgjAcAAIwMADCNBwAAMwAQjgcAAIwMADCcB0AAsQsAIawHQAChCwAhuAgBAM0LACHFCAAAvgsAIMYIAAC-CwAgxwgBALILACG6CQAAMwAguwkAADMAIAPrCAAANQAg7AgAADUAIO0IAAA1ACAXDgAAzAwAIA8AAM0MACAXAADQDAAgGAAA0gwAIBkAANMMACAaAADUDAAgGwAAzwwAIBwAAMsMACAdAADODAAgHgAA0QwAIB8AAJcMACAjAADVDAAgjAcAAMoMADCNBwAAUgAQjgcAAMoMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG6CAEAsAsAIf0IAQCwCwAhswkBALILACG0CUAAoQsAIbUJQACxCwAhA-sIAAADACDsCAAAAwAg7QgAAAMAIAPrCAAAJgAg7AgAACYAIO0IAAAmACAD6wgAACoAIOwIAAAqACDtCAAAKgAgA-sIAABgACDsCAAAYAAg7QgAAGAAIAPrCAAAOwAg7AgAADsAIO0IAAA7ACAD6wgAAEAAIOwIAABAACDtCAAAQAAgEgMAAJYMACAfAACXDAAgjAcAAJUMADCNBwAAZgAQjgcAAJUMADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIcgIAQCyCwAh5AgBALILACHlCAEAsgsAIeYIAAC-CwAg5wgCAMULACHoCAEAsgsAIekIQACxCwAhugkAAGYAILsJAABmACAD6wgAAEYAIOwIAABGACDtCAAARgAgA-sIAABKACDsCAAASgAg7QgAAEoAIAPrCAAATgAg7AgAAE4AIO0IAABOACAD6wgAAHEAIOwIAABxACDtCAAAcQAgFAMAANcMACAEAQCyCwAhFAAA2AwAIIwHAADWDAAwjQcAAE4AEI4HAADWDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhtwdAAKELACG4BwEA2QsAIbkHAQDZCwAh1gcBALALACHQCAABzgsAIdEIAAHOCwAh0ggBALILACHTCAEAsgsAIdQIAQDZCwAh1QgCAMULACHWCEAAsQsAIRkOAADMDAAgDwAAzQwAIBcAANAMACAYAADSDAAgGQAA0wwAIBoAANQMACAbAADPDAAgHAAAywwAIB0AAM4MACAeAADRDAAgHwAAlwwAICMAANUMACCMBwAAygwAMI0HAABSABCOBwAAygwAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIboIAQCwCwAh_QgBALALACGzCQEAsgsAIbQJQAChCwAhtQlAALELACG6CQAAUgAguwkAAFIAIBYDAACWDAAgBAAA4AwAIBcAANAMACAYAADSDAAgGQAA0wwAIBoAANQMACCMBwAA3wwAMI0HAAA7ABCOBwAA3wwAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboIAQCwCwAhyAgBALILACH6CAEAsAsAIfsIAQCwCwAh_AhAALELACG6CQAAOwAguwkAADsAIBADAACWDAAgFAAA2gwAIIwHAADZDAAwjQcAAEoAEI4HAADZDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIdQIAQDNCwAh1wgAAc4LACHYCAABzgsAIdkIAQCyCwAh2ghAALELACHbCEAAsQsAIRYDAACWDAAgBAAA4AwAIBcAANAMACAYAADSDAAgGQAA0wwAIBoAANQMACCMBwAA3wwAMI0HAAA7ABCOBwAA3wwAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboIAQCwCwAhyAgBALILACH6CAEAsAsAIfsIAQCwCwAh_AhAALELACG6CQAAOwAguwkAADsAIA0DAACWDAAgFAAA2gwAIIwHAADbDAAwjQcAAEYAEI4HAADbDAAwtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHcCAABzgsAId0IAQCwCwAh3ggBALALACHfCEAAsQsAIRADAACWDAAgFAAA2gwAIBYAAN0MACCMBwAA3AwAMI0HAABAABCOBwAA3AwAMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIdQIAQDNCwAh2whAALELACHhCAABzgsAIfkIQACxCwAhDBUAAKMMACCMBwAAogwAMI0HAABEABCOBwAAogwAMJAHQAChCwAhoQcBAM0LACGrBwIAxQsAIa4HQAChCwAhtgcBALALACH4CAEAzQsAIboJAABEACC7CQAARAAgAqEHAQAAAAG4BwEAAAABFAMAAJYMACAEAADgDAAgFwAA0AwAIBgAANIMACAZAADTDAAgGgAA1AwAIIwHAADfDAAwjQcAADsAEI4HAADfDAAwkAdAAKELACGhBwEAzQsAIacHAQCyCwAhqgcBALALACG4BwEAzQsAIbkHAQDZCwAhuggBALALACHICAEAsgsAIfoIAQCwCwAh-wgBALALACH8CEAAsQsAIRYDAACWDAAgBQAA9gwAIAYAALUMACAOAADMDAAgDwAAzQwAIBAAAMcMACAbAADPDAAgjAcAAPUMADCNBwAAAwAQjgcAAPUMADCQB0AAoQsAIaEHAQDNCwAhuAcBAM0LACG6CAEAsAsAIf0IAQCwCwAh_ggBALALACGvCSAAxAsAIbAJQACxCwAhsQlAAKELACGyCUAAsQsAIboJAAADACC7CQAAAwAgArgIAQAAAAG5CAABAAABBxEAAI0MACCMBwAA4gwAMI0HAAA1ABCOBwAA4gwAMLcHQAChCwAhuAgBAM0LACG5CAABzgsAIRkEAAC6DAAgEQAAjQwAIIwHAADjDAAwjQcAAC4AEI4HAADjDAAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbgIAQDNCwAhuggBALALACG7CAEAsAsAIbwIAQCwCwAhvQgAANoLACC-CAAAvgsAIL8IAgDFCwAhwAggAMQLACHBCAEAsAsAIcIIAAC-CwAgwwggAMQLACHECAIAxQsAIRkDAACWDAAgBAAAugwAIIwHAADkDAAwjQcAACoAEI4HAADkDAAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIc4HAQCwCwAhzwcBAM0LACG4CAEA2QsAIb4IAAC-CwAg2QgBALILACHbCEAAsQsAIeEIAAHOCwAhggkAAL4LACCDCUAAsQsAIYQJAgD-CwAhhQkCAP4LACGGCQEAsgsAIYcJAQCyCwAhiAkBANkLACGJCQEA2QsAIRgDAACWDAAgBAAAugwAIIwHAADlDAAwjQcAACYAEI4HAADlDAAwkAdAAKELACGbBwEAsAsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIb4IAAC-CwAgwQgBALALACHCCAAAvgsAIMMIIADECwAh2AgAAc4LACHbCEAAsQsAIfsIAQCyCwAhgwlAALELACGKCQEA2QsAIYsJAQCyCwAhjAlAALELACEC3QcBAAAAAYkIAQAAAAEKCAAA6AwAIIwHAADnDAAwjQcAAB0AEI4HAADnDAAwqgcgAMQLACHUBwEAsAsAId0HAQCwCwAhiQgBALALACGaCAEAsAsAIZQJQAChCwAhJAcAAO0MACAJAADuDAAgCgAA7wwAIAsAAPAMACCMBwAA7AwAMI0HAAARABCOBwAA7AwAMJsHAQCwCwAhhggBALALACGKCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIZMIBACgCwAh_ggBALALACGQCSAAxAsAIZUJAQCwCwAhlgkBALILACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQIAxQsAIZsJAQDZCwAhnAkgAMQLACGdCUAAsQsAIZ4JAAC-CwAgnwkAAL4LACCgCUAAsQsAIaEJIADECwAhogkAAL4LACCjCQIAxQsAIaQJAgDFCwAhpQkBANkLACGmCQEA2QsAIboJAAARACC7CQAAEQAgCQgAAOgMACCMBwAA6QwAMI0HAAAZABCOBwAA6QwAMJAHQAChCwAhiQgBALALACHuCAEAsAsAIZIJAQCwCwAhkwlAALELACEC4QcBAAAAAYcIAgAAAAEZCAAA6AwAIIwHAADrDAAwjQcAABUAEI4HAADrDAAwkAdAAKELACG5BwEAzQsAIeEHAQDNCwAh_wcCAMULACGFCAEAzQsAIYYIAQCwCwAhhwgCAMULACGICAQAoAsAIYkIAQCwCwAhiggBALALACGLCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIY8IAADaCwAgkAhAALELACGRCEAAsQsAIZIIQACxCwAhkwgEAKALACGUCAQAoAsAIZUIAQCwCwAhIgcAAO0MACAJAADuDAAgCgAA7wwAIAsAAPAMACCMBwAA7AwAMI0HAAARABCOBwAA7AwAMJsHAQCwCwAhhggBALALACGKCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIZMIBACgCwAh_ggBALALACGQCSAAxAsAIZUJAQCwCwAhlgkBALILACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQIAxQsAIZsJAQDZCwAhnAkgAMQLACGdCUAAsQsAIZ4JAAC-CwAgnwkAAL4LACCgCUAAsQsAIaEJIADECwAhogkAAL4LACCjCQIAxQsAIaQJAgDFCwAhpQkBANkLACGmCQEA2QsAIREGAAC1DAAgDQAAtgwAIIwHAAC0DAAwjQcAAA4AEI4HAAC0DAAwkAdAAKELACGbBwEAsAsAIcUHAgDFCwAh3AcBAM0LACH_BwIAxQsAIY0IAgDFCwAhoggCAMULACGQCSAAxAsAIacJAQCwCwAhqAkAAL4LACC6CQAADgAguwkAAA4AIAPrCAAAFQAg7AgAABUAIO0IAAAVACAD6wgAABkAIOwIAAAZACDtCAAAGQAgA-sIAAAdACDsCAAAHQAg7QgAAB0AIA4EAADgDAAgBwAA8gwAIIwHAADxDAAwjQcAAAkAEI4HAADxDAAwjwdAALELACGbBwEAsAsAIaEHAQDNCwAhuQcBANkLACHUBwEAsAsAIYoIAQCyCwAhqQkCAMULACGqCQEAsAsAIasJQAChCwAhEQYAALUMACANAAC2DAAgjAcAALQMADCNBwAADgAQjgcAALQMADCQB0AAoQsAIZsHAQCwCwAhxQcCAMULACHcBwEAzQsAIf8HAgDFCwAhjQgCAMULACGiCAIAxQsAIZAJIADECwAhpwkBALALACGoCQAAvgsAILoJAAAOACC7CQAADgAgArgHAQAAAAH9CAEAAAABAqEHAQAAAAG4BwEAAAABFAMAAJYMACAFAAD2DAAgBgAAtQwAIA4AAMwMACAPAADNDAAgEAAAxwwAIBsAAM8MACCMBwAA9QwAMI0HAAADABCOBwAA9QwAMJAHQAChCwAhoQcBAM0LACG4BwEAzQsAIboIAQCwCwAh_QgBALALACH-CAEAsAsAIa8JIADECwAhsAlAALELACGxCUAAoQsAIbIJQACxCwAhDwQAALoMACCMBwAAuQwAMI0HAAAHABCOBwAAuQwAMJsHAQCwCwAhuQcBAM0LACHaBwQAoAsAIYwIBACgCwAhjQgEAKALACGOCAQAoAsAIawJBACgCwAhrQkCAMULACGuCQIAxQsAIboJAAAHACC7CQAABwAgAAAAAAAFvwkEAAAAAcYJBAAAAAHHCQQAAAAByAkEAAAAAckJBAAAAAEBvwlAAAAAAQAAAAAAAAAAAAG_CQEAAAABAb8JQAAAAAEBvwkBAAAAAQAAAAAABb8JAgAAAAHGCQIAAAABxwkCAAAAAcgJAgAAAAHJCQIAAAABBTAAANIUACAxAADVFAAgvAkAANMUACC9CQAA1BQAIMIJAABzACADMAAA0hQAILwJAADTFAAgwgkAAHMAIAAAAAUwAADNFAAgMQAA0BQAILwJAADOFAAgvQkAAM8UACDCCQAAcwAgAzAAAM0UACC8CQAAzhQAIMIJAABzACAAAAACvwkBAAAABMUJAQAAAAUFMAAAxhQAIDEAAMsUACC8CQAAxxQAIL0JAADKFAAgwgkAAAEAIAswAACqDQAwMQAArw0AMLwJAACrDQAwvQkAAKwNADC-CQAArQ0AIL8JAACuDQAwwAkAAK4NADDBCQAArg0AMMIJAACuDQAwwwkAALANADDECQAAsQ0AMAswAACeDQAwMQAAow0AMLwJAACfDQAwvQkAAKANADC-CQAAoQ0AIL8JAACiDQAwwAkAAKINADDBCQAAog0AMMIJAACiDQAwwwkAAKQNADDECQAApQ0AMBEpgAAAAAGQB0AAAAABnQcBAAAAAaEHAQAAAAGiBwQAAAABpAcBAAAAAaUHAQAAAAGmBwEAAAABpwcBAAAAAagHQAAAAAGpBwEAAAABqgcBAAAAAasHAgAAAAGsB0AAAAABrQdAAAAAAa4HQAAAAAGvB0AAAAABAgAAAHsAIDAAAKkNACADAAAAewAgMAAAqQ0AIDEAAKgNACABKQAAyRQAMBYgAAC-DAAgKQAA2gsAIIwHAAC9DAAwjQcAAHkAEI4HAAC9DAAwkAdAAKELACGdBwEAsgsAIaEHAQAAAAGiBwQAoAsAIaMHAQDNCwAhpAcBAM0LACGlBwEAsAsAIaYHAQCwCwAhpwcBALALACGoB0AAoQsAIakHAQDZCwAhqgcBALALACGrBwIAxQsAIawHQACxCwAhrQdAALELACGuB0AAoQsAIa8HQACxCwAhAgAAAHsAICkAAKgNACACAAAApg0AICkAAKcNACAVKQAA2gsAIIwHAAClDQAwjQcAAKYNABCOBwAApQ0AMJAHQAChCwAhnQcBALILACGhBwEAzQsAIaIHBACgCwAhowcBAM0LACGkBwEAzQsAIaUHAQCwCwAhpgcBALALACGnBwEAsAsAIagHQAChCwAhqQcBANkLACGqBwEAsAsAIasHAgDFCwAhrAdAALELACGtB0AAsQsAIa4HQAChCwAhrwdAALELACEVKQAA2gsAIIwHAAClDQAwjQcAAKYNABCOBwAApQ0AMJAHQAChCwAhnQcBALILACGhBwEAzQsAIaIHBACgCwAhowcBAM0LACGkBwEAzQsAIaUHAQCwCwAhpgcBALALACGnBwEAsAsAIagHQAChCwAhqQcBANkLACGqBwEAsAsAIasHAgDFCwAhrAdAALELACGtB0AAsQsAIa4HQAChCwAhrwdAALELACERKYAAAAABkAdAAP0MACGdBwEAiQ0AIaEHAQCHDQAhogcEAPwMACGkBwEAhw0AIaUHAQCHDQAhpgcBAIcNACGnBwEAhw0AIagHQAD9DAAhqQcBAIkNACGqBwEAhw0AIasHAgCPDQAhrAdAAIgNACGtB0AAiA0AIa4HQAD9DAAhrwdAAIgNACERKYAAAAABkAdAAP0MACGdBwEAiQ0AIaEHAQCHDQAhogcEAPwMACGkBwEAhw0AIaUHAQCHDQAhpgcBAIcNACGnBwEAhw0AIagHQAD9DAAhqQcBAIkNACGqBwEAhw0AIasHAgCPDQAhrAdAAIgNACGtB0AAiA0AIa4HQAD9DAAhrwdAAIgNACERKYAAAAABkAdAAAAAAZ0HAQAAAAGhBwEAAAABogcEAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGrBwIAAAABrAdAAAAAAa0HQAAAAAGuB0AAAAABrwdAAAAAAQSQB0AAAAABoQcBAAAAAbYHAQAAAAG3B0AAAAABAgAAAHcAIDAAALUNACADAAAAdwAgMAAAtQ0AIDEAALQNACABKQAAyBQAMAkgAAC-DAAgjAcAAL8MADCNBwAAdQAQjgcAAL8MADCQB0AAoQsAIaEHAQAAAAGjBwEAzQsAIbYHAQCwCwAhtwdAALELACECAAAAdwAgKQAAtA0AIAIAAACyDQAgKQAAsw0AIAiMBwAAsQ0AMI0HAACyDQAQjgcAALENADCQB0AAoQsAIaEHAQDNCwAhowcBAM0LACG2BwEAsAsAIbcHQACxCwAhCIwHAACxDQAwjQcAALINABCOBwAAsQ0AMJAHQAChCwAhoQcBAM0LACGjBwEAzQsAIbYHAQCwCwAhtwdAALELACEEkAdAAP0MACGhBwEAhw0AIbYHAQCHDQAhtwdAAIgNACEEkAdAAP0MACGhBwEAhw0AIbYHAQCHDQAhtwdAAIgNACEEkAdAAAAAAaEHAQAAAAG2BwEAAAABtwdAAAAAAQG_CQEAAAAEAzAAAMYUACC8CQAAxxQAIMIJAAABACAEMAAAqg0AMLwJAACrDQAwvgkAAK0NACDCCQAArg0AMAQwAACeDQAwvAkAAJ8NADC-CQAAoQ0AIMIJAACiDQAwAAAAAAABvwkgAAAAAQAAAAAAAAAAAAABvwkAAQAAAQAAAAAAAAAAAAABvwkAAQAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAW_CQQAAAABxgkEAAAAAccJBAAAAAHICQQAAAAByQkEAAAAAQW_CQIAAAABxgkCAAAAAccJAgAAAAHICQIAAAAByQkCAAAAAQAAAAAABTAAAMEUACAxAADEFAAgvAkAAMIUACC9CQAAwxQAIMIJAAATACADMAAAwRQAILwJAADCFAAgwgkAABMAIAAAAAAAAAAAAAAAAAAAAAAAAAUwAAC8FAAgMQAAvxQAILwJAAC9FAAgvQkAAL4UACDCCQAAYgAgAzAAALwUACC8CQAAvRQAIMIJAABiACAAAAAAAAK_CQEAAAAExQkBAAAABQK_CQEAAAAExQkBAAAABQUwAAC0FAAgMQAAuhQAILwJAAC1FAAgvQkAALkUACDCCQAABQAgBTAAALIUACAxAAC3FAAgvAkAALMUACC9CQAAthQAIMIJAABiACABvwkBAAAABAG_CQEAAAAEAzAAALQUACC8CQAAtRQAIMIJAAAFACADMAAAshQAILwJAACzFAAgwgkAAGIAIAAAAAK_CQEAAAAExQkBAAAABQK_CQEAAAAExQkBAAAABQUwAACtFAAgMQAAsBQAILwJAACuFAAgvQkAAK8UACDCCQAAYgAgAb8JAQAAAAQBvwkBAAAABAMwAACtFAAgvAkAAK4UACDCCQAAYgAgBwMAAJoPACAQAACEEwAgEgAAhRMAIBMAAIYTACDKCAAAgw0AIMsIAACDDQAgzAgAAIMNACAAAAAAAAK_CQEAAAAExQkBAAAABQUwAACmFAAgMQAAqxQAILwJAACnFAAgvQkAAKoUACDCCQAAAQAgCzAAANIOADAxAADXDgAwvAkAANMOADC9CQAA1A4AML4JAADVDgAgvwkAANYOADDACQAA1g4AMMEJAADWDgAwwgkAANYOADDDCQAA2A4AMMQJAADZDgAwBzAAAM0OACAxAADQDgAgvAkAAM4OACC9CQAAzw4AIMAJAAAzACDBCQAAMwAgwgkAAIYGACALMAAAwQ4AMDEAAMYOADC8CQAAwg4AML0JAADDDgAwvgkAAMQOACC_CQAAxQ4AMMAJAADFDgAwwQkAAMUOADDCCQAAxQ4AMMMJAADHDgAwxAkAAMgOADACtwdAAAAAAbkIAAEAAAECAAAANwAgMAAAzA4AIAMAAAA3ACAwAADMDgAgMQAAyw4AIAEpAACpFAAwCBEAAI0MACCMBwAA4gwAMI0HAAA1ABCOBwAA4gwAMLcHQAChCwAhuAgBAM0LACG5CAABzgsAIbYJAADhDAAgAgAAADcAICkAAMsOACACAAAAyQ4AICkAAMoOACAGjAcAAMgOADCNBwAAyQ4AEI4HAADIDgAwtwdAAKELACG4CAEAzQsAIbkIAAHOCwAhBowHAADIDgAwjQcAAMkOABCOBwAAyA4AMLcHQAChCwAhuAgBAM0LACG5CAABzgsAIQK3B0AA_QwAIbkIAAHKDQAhArcHQAD9DAAhuQgAAcoNACECtwdAAAAAAbkIAAEAAAEFnAdAAAAAAawHQAAAAAHFCAAAsw4AIMYIAAC0DgAgxwgBAAAAAQIAAACGBgAgMAAAzQ4AIAMAAAAzACAwAADNDgAgMQAA0Q4AIAcAAAAzACApAADRDgAgnAdAAIgNACGsB0AA_QwAIcUIAACwDgAgxggAALEOACDHCAEAiQ0AIQWcB0AAiA0AIawHQAD9DAAhxQgAALAOACDGCAAAsQ4AIMcIAQCJDQAhEwQAAKsOACCQB0AAAAABoQcBAAAAAaoHAQAAAAG5BwEAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQiAAAAAAb4IAACpDgAgvwgCAAAAAcAIIAAAAAHBCAEAAAABwggAAKoOACDDCCAAAAABxAgCAAAAAQIAAAAwACAwAADdDgAgAwAAADAAIDAAAN0OACAxAADcDgAgASkAAKgUADAZBAAAugwAIBEAAI0MACCMBwAA4wwAMI0HAAAuABCOBwAA4wwAMJAHQAChCwAhoQcBAAAAAaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbgIAQDNCwAhuggBALALACG7CAEAsAsAIbwIAQCwCwAhvQgAANoLACC-CAAAvgsAIL8IAgDFCwAhwAggAMQLACHBCAEAsAsAIcIIAAC-CwAgwwggAMQLACHECAIAxQsAIQIAAAAwACApAADcDgAgAgAAANoOACApAADbDgAgF4wHAADZDgAwjQcAANoOABCOBwAA2Q4AMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhuQcBAM0LACG-BwEAsAsAIb8HAQCwCwAhwAdAAKELACG4CAEAzQsAIboIAQCwCwAhuwgBALALACG8CAEAsAsAIb0IAADaCwAgvggAAL4LACC_CAIAxQsAIcAIIADECwAhwQgBALALACHCCAAAvgsAIMMIIADECwAhxAgCAMULACEXjAcAANkOADCNBwAA2g4AEI4HAADZDgAwkAdAAKELACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIbgIAQDNCwAhuggBALALACG7CAEAsAsAIbwIAQCwCwAhvQgAANoLACC-CAAAvgsAIL8IAgDFCwAhwAggAMQLACHBCAEAsAsAIcIIAAC-CwAgwwggAMQLACHECAIAxQsAIRKQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG5BwEAhw0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIboIAQCHDQAhuwgBAIcNACG8CAEAhw0AIb0IgAAAAAG-CAAApQ4AIL8IAgCPDQAhwAggAL8NACHBCAEAhw0AIcIIAACmDgAgwwggAL8NACHECAIAjw0AIRMEAACnDgAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuQcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG6CAEAhw0AIbsIAQCHDQAhvAgBAIcNACG9CIAAAAABvggAAKUOACC_CAIAjw0AIcAIIAC_DQAhwQgBAIcNACHCCAAApg4AIMMIIAC_DQAhxAgCAI8NACETBAAAqw4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CIAAAAABvggAAKkOACC_CAIAAAABwAggAAAAAcEIAQAAAAHCCAAAqg4AIMMIIAAAAAHECAIAAAABAb8JAQAAAAQDMAAAphQAILwJAACnFAAgwgkAAAEAIAQwAADSDgAwvAkAANMOADC-CQAA1Q4AIMIJAADWDgAwAzAAAM0OACC8CQAAzg4AIMIJAACGBgAgBDAAAMEOADC8CQAAwg4AML4JAADEDgAgwgkAAMUOADAAAAAAAAcwAACeFAAgMQAApBQAILwJAACfFAAgvQkAAKMUACDACQAAUgAgwQkAAFIAIMIJAAABACAHMAAAnBQAIDEAAKEUACC8CQAAnRQAIL0JAACgFAAgwAkAADsAIMEJAAA7ACDCCQAAPQAgAzAAAJ4UACC8CQAAnxQAIMIJAAABACADMAAAnBQAILwJAACdFAAgwgkAAD0AIAAAAAUwAACUFAAgMQAAmhQAILwJAACVFAAgvQkAAJkUACDCCQAAAQAgBTAAAJIUACAxAACXFAAgvAkAAJMUACC9CQAAlhQAIMIJAAA9ACADMAAAlBQAILwJAACVFAAgwgkAAAEAIAMwAACSFAAgvAkAAJMUACDCCQAAPQAgAAAABTAAAIoUACAxAACQFAAgvAkAAIsUACC9CQAAjxQAIMIJAAABACAFMAAAiBQAIDEAAI0UACC8CQAAiRQAIL0JAACMFAAgwgkAAD0AIAMwAACKFAAgvAkAAIsUACDCCQAAAQAgAzAAAIgUACC8CQAAiRQAIMIJAAA9ACAAAAACvwkBAAAABMUJAQAAAAUFMAAAgBQAIDEAAIYUACC8CQAAgRQAIL0JAACFFAAgwgkAAAEAIAUwAAD-EwAgMQAAgxQAILwJAAD_EwAgvQkAAIIUACDCCQAA_AQAIAG_CQEAAAAEAzAAAIAUACC8CQAAgRQAIMIJAAABACADMAAA_hMAILwJAAD_EwAgwgkAAPwEACAAAAAAAAK_CQEAAAAExQkBAAAABQUwAAD4EwAgMQAA_BMAILwJAAD5EwAgvQkAAPsTACDCCQAAAQAgCzAAAIsPADAxAACQDwAwvAkAAIwPADC9CQAAjQ8AML4JAACODwAgvwkAAI8PADDACQAAjw8AMMEJAACPDwAwwgkAAI8PADDDCQAAkQ8AMMQJAACSDwAwDwMAAIEPACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAcgIAQAAAAHbCEAAAAAB3whAAAAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAIAPACACAAAAagAgMAAAlg8AIAMAAABqACAwAACWDwAgMQAAlQ8AIAEpAAD6EwAwFQMAAJYMACAeAADEDAAgjAcAAMMMADCNBwAAaAAQjgcAAMMMADCQB0AAoQsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIcgIAQCyCwAh2whAALELACHfCEAAsQsAIeAIAQDNCwAh4QgAAQAAAeIIAQCwCwAh4wgBALILACHkCAEAsgsAIeUIAQCyCwAh5ggAAL4LACACAAAAagAgKQAAlQ8AIAIAAACTDwAgKQAAlA8AIBOMBwAAkg8AMI0HAACTDwAQjgcAAJIPADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHICAEAsgsAIdsIQACxCwAh3whAALELACHgCAEAzQsAIeEIAAHOCwAh4ggBALALACHjCAEAsgsAIeQIAQCyCwAh5QgBALILACHmCAAAvgsAIBOMBwAAkg8AMI0HAACTDwAQjgcAAJIPADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHICAEAsgsAIdsIQACxCwAh3whAALELACHgCAEAzQsAIeEIAAHOCwAh4ggBALALACHjCAEAsgsAIeQIAQCyCwAh5QgBALILACHmCAAAvgsAIA6QB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG-BwEAhw0AIb8HAQCHDQAhyAgBAIkNACHbCEAAiA0AId8IQACIDQAh4QgAAcoNACHiCAEAhw0AIeMIAQCJDQAh5AgBAIkNACHlCAEAiQ0AIeYIAAD9DgAgDwMAAP4OACCQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG-BwEAhw0AIb8HAQCHDQAhyAgBAIkNACHbCEAAiA0AId8IQACIDQAh4QgAAcoNACHiCAEAhw0AIeMIAQCJDQAh5AgBAIkNACHlCAEAiQ0AIeYIAAD9DgAgDwMAAIEPACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAcgIAQAAAAHbCEAAAAAB3whAAAAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAIAPACABvwkBAAAABAMwAAD4EwAgvAkAAPkTACDCCQAAAQAgBDAAAIsPADC8CQAAjA8AML4JAACODwAgwgkAAI8PADAODgAA9xIAIA8AAPgSACAXAAD7EgAgGAAA_RIAIBkAAP4SACAaAAD_EgAgGwAA-hIAIBwAAPYSACAdAAD5EgAgHgAA_BIAIB8AAJsPACAjAACAEwAgswkAAIMNACC1CQAAgw0AIAAAAAAAAAAAAAAAAAAAAAAAAAAABTAAAPMTACAxAAD2EwAgvAkAAPQTACC9CQAA9RMAIMIJAABCACADMAAA8xMAILwJAAD0EwAgwgkAAEIAIAUDAACaDwAgFAAAhxMAIBYAAIgTACDbCAAAgw0AIPkIAACDDQAgAAAABTAAAOsTACAxAADxEwAgvAkAAOwTACC9CQAA8BMAIMIJAAABACAFMAAA6RMAIDEAAO4TACC8CQAA6hMAIL0JAADtEwAgwgkAAD0AIAcwAAC4DwAgMQAAuw8AILwJAAC5DwAgvQkAALoPACDACQAARAAgwQkAAEQAIMIJAACABAAgBZAHQAAAAAGhBwEAAAABqwcCAAAAAa4HQAAAAAG2BwEAAAABAgAAAIAEACAwAAC4DwAgAwAAAEQAIDAAALgPACAxAAC8DwAgBwAAAEQAICkAALwPACCQB0AA_QwAIaEHAQCHDQAhqwcCAI8NACGuB0AA_QwAIbYHAQCHDQAhBZAHQAD9DAAhoQcBAIcNACGrBwIAjw0AIa4HQAD9DAAhtgcBAIcNACEDMAAA6xMAILwJAADsEwAgwgkAAAEAIAMwAADpEwAgvAkAAOoTACDCCQAAPQAgAzAAALgPACC8CQAAuQ8AIMIJAACABAAgAAAABTAAAN0TACAxAADnEwAgvAkAAN4TACC9CQAA5hMAIMIJAAABACAHMAAA2xMAIDEAAOQTACC8CQAA3BMAIL0JAADjEwAgwAkAAAMAIMEJAAADACDCCQAABQAgCzAAAO0PADAxAADyDwAwvAkAAO4PADC9CQAA7w8AML4JAADwDwAgvwkAAPEPADDACQAA8Q8AMMEJAADxDwAwwgkAAPEPADDDCQAA8w8AMMQJAAD0DwAwCzAAAOEPADAxAADmDwAwvAkAAOIPADC9CQAA4w8AML4JAADkDwAgvwkAAOUPADDACQAA5Q8AMMEJAADlDwAwwgkAAOUPADDDCQAA5w8AMMQJAADoDwAwCzAAANUPADAxAADaDwAwvAkAANYPADC9CQAA1w8AML4JAADYDwAgvwkAANkPADDACQAA2Q8AMMEJAADZDwAwwgkAANkPADDDCQAA2w8AMMQJAADcDwAwCzAAAMkPADAxAADODwAwvAkAAMoPADC9CQAAyw8AML4JAADMDwAgvwkAAM0PADDACQAAzQ8AMMEJAADNDwAwwgkAAM0PADDDCQAAzw8AMMQJAADQDwAwDgMAAOoOACAEAQAAAAGQB0AAAAABoQcBAAAAAaoHAQAAAAG3B0AAAAABuQcBAAAAAdYHAQAAAAHQCAABAAAB0QgAAQAAAdIIAQAAAAHTCAEAAAAB1QgCAAAAAdYIQAAAAAECAAAAUAAgMAAA1A8AIAMAAABQACAwAADUDwAgMQAA0w8AIAEpAADiEwAwFAMAANcMACAEAQCyCwAhFAAA2AwAIIwHAADWDAAwjQcAAE4AEI4HAADWDAAwkAdAAKELACGhBwEAAAABqgcBALALACG3B0AAoQsAIbgHAQDZCwAhuQcBANkLACHWBwEAsAsAIdAIAAEAAAHRCAABAAAB0ggBALILACHTCAEAsgsAIdQIAQDZCwAh1QgCAMULACHWCEAAsQsAIQIAAABQACApAADTDwAgAgAAANEPACApAADSDwAgEgQBALILACGMBwAA0A8AMI0HAADRDwAQjgcAANAPADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG3B0AAoQsAIbgHAQDZCwAhuQcBANkLACHWBwEAsAsAIdAIAAHOCwAh0QgAAc4LACHSCAEAsgsAIdMIAQCyCwAh1AgBANkLACHVCAIAxQsAIdYIQACxCwAhEgQBALILACGMBwAA0A8AMI0HAADRDwAQjgcAANAPADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG3B0AAoQsAIbgHAQDZCwAhuQcBANkLACHWBwEAsAsAIdAIAAHOCwAh0QgAAc4LACHSCAEAsgsAIdMIAQCyCwAh1AgBANkLACHVCAIAxQsAIdYIQACxCwAhDQQBAIkNACGQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG3B0AA_QwAIbkHAQCJDQAh1gcBAIcNACHQCAAByg0AIdEIAAHKDQAh0ggBAIkNACHTCAEAiQ0AIdUIAgCPDQAh1ghAAIgNACEOAwAA6A4AIAQBAIkNACGQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG3B0AA_QwAIbkHAQCJDQAh1gcBAIcNACHQCAAByg0AIdEIAAHKDQAh0ggBAIkNACHTCAEAiQ0AIdUIAgCPDQAh1ghAAIgNACEOAwAA6g4AIAQBAAAAAZAHQAAAAAGhBwEAAAABqgcBAAAAAbcHQAAAAAG5BwEAAAAB1gcBAAAAAdAIAAEAAAHRCAABAAAB0ggBAAAAAdMIAQAAAAHVCAIAAAAB1ghAAAAAAQoDAADxDgAgkAdAAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAdcIAAEAAAHYCAABAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAABAgAAAEwAIDAAAOAPACADAAAATAAgMAAA4A8AIDEAAN8PACABKQAA4RMAMBADAACWDAAgFAAA2gwAIIwHAADZDAAwjQcAAEoAEI4HAADZDAAwkAdAAKELACGhBwEAAAABtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHXCAABAAAB2AgAAc4LACHZCAEAsgsAIdoIQACxCwAh2whAALELACECAAAATAAgKQAA3w8AIAIAAADdDwAgKQAA3g8AIA6MBwAA3A8AMI0HAADdDwAQjgcAANwPADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHXCAABzgsAIdgIAAHOCwAh2QgBALILACHaCEAAsQsAIdsIQACxCwAhDowHAADcDwAwjQcAAN0PABCOBwAA3A8AMJAHQAChCwAhoQcBAM0LACG3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHUCAEAzQsAIdcIAAHOCwAh2AgAAc4LACHZCAEAsgsAIdoIQACxCwAh2whAALELACEJkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuQcBAIcNACHXCAAByg0AIdgIAAHKDQAh2QgBAIkNACHaCEAAiA0AIdsIQACIDQAhCgMAAO8OACCQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG5BwEAhw0AIdcIAAHKDQAh2AgAAcoNACHZCAEAiQ0AIdoIQACIDQAh2whAAIgNACEKAwAA8Q4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHXCAABAAAB2AgAAQAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAQcDAAD4DgAgtwdAAAAAAbkHAQAAAAHcCAABAAAB3QgBAAAAAd4IAQAAAAHfCEAAAAABAgAAAEgAIDAAAOwPACADAAAASAAgMAAA7A8AIDEAAOsPACABKQAA4BMAMA0DAACWDAAgFAAA2gwAIIwHAADbDAAwjQcAAEYAEI4HAADbDAAwtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHcCAABAAAB3QgBALALACHeCAEAsAsAId8IQACxCwAhAgAAAEgAICkAAOsPACACAAAA6Q8AICkAAOoPACALjAcAAOgPADCNBwAA6Q8AEI4HAADoDwAwtwdAAKELACG4BwEAzQsAIbkHAQDNCwAh1AgBAM0LACHcCAABzgsAId0IAQCwCwAh3ggBALALACHfCEAAsQsAIQuMBwAA6A8AMI0HAADpDwAQjgcAAOgPADC3B0AAoQsAIbgHAQDNCwAhuQcBAM0LACHUCAEAzQsAIdwIAAHOCwAh3QgBALALACHeCAEAsAsAId8IQACxCwAhBrcHQAD9DAAhuQcBAIcNACHcCAAByg0AId0IAQCHDQAh3ggBAIcNACHfCEAAiA0AIQcDAAD2DgAgtwdAAP0MACG5BwEAhw0AIdwIAAHKDQAh3QgBAIcNACHeCAEAhw0AId8IQACIDQAhBwMAAPgOACC3B0AAAAABuQcBAAAAAdwIAAEAAAHdCAEAAAAB3ggBAAAAAd8IQAAAAAEKAwAAvQ8AIBYAAL8PACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAdsIQAAAAAHhCAABAAAB-QhAAAAAAQIAAABCACAwAAD4DwAgAwAAAEIAIDAAAPgPACAxAAD3DwAgASkAAN8TADAQAwAAlgwAIBQAANoMACAWAADdDAAgjAcAANwMADCNBwAAQAAQjgcAANwMADCQB0AAoQsAIaEHAQAAAAG3B0AAoQsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIdQIAQDNCwAh2whAALELACHhCAABAAAB-QhAALELACECAAAAQgAgKQAA9w8AIAIAAAD1DwAgKQAA9g8AIA2MBwAA9A8AMI0HAAD1DwAQjgcAAPQPADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHUCAEAzQsAIdsIQACxCwAh4QgAAc4LACH5CEAAsQsAIQ2MBwAA9A8AMI0HAAD1DwAQjgcAAPQPADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHUCAEAzQsAIdsIQACxCwAh4QgAAc4LACH5CEAAsQsAIQiQB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG-BwEAhw0AIb8HAQCHDQAh2whAAIgNACHhCAAByg0AIfkIQACIDQAhCgMAALUPACAWAAC3DwAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhvgcBAIcNACG_BwEAhw0AIdsIQACIDQAh4QgAAcoNACH5CEAAiA0AIQoDAAC9DwAgFgAAvw8AIJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAB2whAAAAAAeEIAAEAAAH5CEAAAAABAzAAAN0TACC8CQAA3hMAIMIJAAABACADMAAA2xMAILwJAADcEwAgwgkAAAUAIAQwAADtDwAwvAkAAO4PADC-CQAA8A8AIMIJAADxDwAwBDAAAOEPADC8CQAA4g8AML4JAADkDwAgwgkAAOUPADAEMAAA1Q8AMLwJAADWDwAwvgkAANgPACDCCQAA2Q8AMAQwAADJDwAwvAkAAMoPADC-CQAAzA8AIMIJAADNDwAwAAAAAAAAAAAAAAACvwkBAAAABMUJAQAAAAUCvwkBAAAABMUJAQAAAAUFMAAA0xMAIDEAANkTACC8CQAA1BMAIL0JAADYEwAgwgkAAAEAIAUwAADREwAgMQAA1hMAILwJAADSEwAgvQkAANUTACDCCQAABQAgAb8JAQAAAAQBvwkBAAAABAMwAADTEwAgvAkAANQTACDCCQAAAQAgAzAAANETACC8CQAA0hMAIMIJAAAFACAAAAACvwkBAAAABMUJAQAAAAUCvwkBAAAABMUJAQAAAAUFMAAAyRMAIDEAAM8TACC8CQAAyhMAIL0JAADOEwAgwgkAAAEAIAUwAADHEwAgMQAAzBMAILwJAADIEwAgvQkAAMsTACDCCQAABQAgAb8JAQAAAAQBvwkBAAAABAMwAADJEwAgvAkAAMoTACDCCQAAAQAgAzAAAMcTACC8CQAAyBMAIMIJAAAFACAAAAAAAAAAAAAAAAAABTAAAMITACAxAADFEwAgvAkAAMMTACC9CQAAxBMAIMIJAAATACADMAAAwhMAILwJAADDEwAgwgkAABMAIAAAAAUwAAC9EwAgMQAAwBMAILwJAAC-EwAgvQkAAL8TACDCCQAAEwAgAzAAAL0TACC8CQAAvhMAIMIJAAATACAAAAAAAAK_CQEAAAAExQkBAAAABQK_CQEAAAAExQkBAAAABQK_CQEAAAAExQkBAAAABQUwAAC1EwAgMQAAuxMAILwJAAC2EwAgvQkAALoTACDCCQAA6AEAIAswAADVEAAwMQAA2hAAMLwJAADWEAAwvQkAANcQADC-CQAA2BAAIL8JAADZEAAwwAkAANkQADDBCQAA2RAAMMIJAADZEAAwwwkAANsQADDECQAA3BAAMAswAADJEAAwMQAAzhAAMLwJAADKEAAwvQkAAMsQADC-CQAAzBAAIL8JAADNEAAwwAkAAM0QADDBCQAAzRAAMMIJAADNEAAwwwkAAM8QADDECQAA0BAAMAswAAC9EAAwMQAAwhAAMLwJAAC-EAAwvQkAAL8QADC-CQAAwBAAIL8JAADBEAAwwAkAAMEQADDBCQAAwRAAMMIJAADBEAAwwwkAAMMQADDECQAAxBAAMAWqByAAAAAB1AcBAAAAAd0HAQAAAAGaCAEAAAABlAlAAAAAAQIAAAAfACAwAADIEAAgAwAAAB8AIDAAAMgQACAxAADHEAAgASkAALkTADALCAAA6AwAIIwHAADnDAAwjQcAAB0AEI4HAADnDAAwqgcgAMQLACHUBwEAsAsAId0HAQCwCwAhiQgBALALACGaCAEAsAsAIZQJQAChCwAhtwkAAOYMACACAAAAHwAgKQAAxxAAIAIAAADFEAAgKQAAxhAAIAmMBwAAxBAAMI0HAADFEAAQjgcAAMQQADCqByAAxAsAIdQHAQCwCwAh3QcBALALACGJCAEAsAsAIZoIAQCwCwAhlAlAAKELACEJjAcAAMQQADCNBwAAxRAAEI4HAADEEAAwqgcgAMQLACHUBwEAsAsAId0HAQCwCwAhiQgBALALACGaCAEAsAsAIZQJQAChCwAhBaoHIAC_DQAh1AcBAIcNACHdBwEAhw0AIZoIAQCHDQAhlAlAAP0MACEFqgcgAL8NACHUBwEAhw0AId0HAQCHDQAhmggBAIcNACGUCUAA_QwAIQWqByAAAAAB1AcBAAAAAd0HAQAAAAGaCAEAAAABlAlAAAAAAQSQB0AAAAAB7ggBAAAAAZIJAQAAAAGTCUAAAAABAgAAABsAIDAAANQQACADAAAAGwAgMAAA1BAAIDEAANMQACABKQAAuBMAMAkIAADoDAAgjAcAAOkMADCNBwAAGQAQjgcAAOkMADCQB0AAoQsAIYkIAQCwCwAh7ggBALALACGSCQEAAAABkwlAALELACECAAAAGwAgKQAA0xAAIAIAAADREAAgKQAA0hAAIAiMBwAA0BAAMI0HAADREAAQjgcAANAQADCQB0AAoQsAIYkIAQCwCwAh7ggBALALACGSCQEAsAsAIZMJQACxCwAhCIwHAADQEAAwjQcAANEQABCOBwAA0BAAMJAHQAChCwAhiQgBALALACHuCAEAsAsAIZIJAQCwCwAhkwlAALELACEEkAdAAP0MACHuCAEAhw0AIZIJAQCHDQAhkwlAAIgNACEEkAdAAP0MACHuCAEAhw0AIZIJAQCHDQAhkwlAAIgNACEEkAdAAAAAAe4IAQAAAAGSCQEAAAABkwlAAAAAARSQB0AAAAABuQcBAAAAAeEHAQAAAAH_BwIAAAABhQgBAAAAAYYIAQAAAAGHCAIAAAABiAgEAAAAAYoIAQAAAAGLCAEAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABjwiAAAAAAZAIQAAAAAGRCEAAAAABkghAAAAAAZMIBAAAAAGUCAQAAAABlQgBAAAAAQIAAAAXACAwAADgEAAgAwAAABcAIDAAAOAQACAxAADfEAAgASkAALcTADAaCAAA6AwAIIwHAADrDAAwjQcAABUAEI4HAADrDAAwkAdAAKELACG5BwEAzQsAIeEHAQDNCwAh_wcCAMULACGFCAEAAAABhggBALALACGHCAIAxQsAIYgIBACgCwAhiQgBALALACGKCAEAsAsAIYsIAQCwCwAhjAgCAMULACGNCAIAxQsAIY4IAgDFCwAhjwgAANoLACCQCEAAsQsAIZEIQACxCwAhkghAALELACGTCAQAoAsAIZQIBACgCwAhlQgBALALACG4CQAA6gwAIAIAAAAXACApAADfEAAgAgAAAN0QACApAADeEAAgGIwHAADcEAAwjQcAAN0QABCOBwAA3BAAMJAHQAChCwAhuQcBAM0LACHhBwEAzQsAIf8HAgDFCwAhhQgBAM0LACGGCAEAsAsAIYcIAgDFCwAhiAgEAKALACGJCAEAsAsAIYoIAQCwCwAhiwgBALALACGMCAIAxQsAIY0IAgDFCwAhjggCAMULACGPCAAA2gsAIJAIQACxCwAhkQhAALELACGSCEAAsQsAIZMIBACgCwAhlAgEAKALACGVCAEAsAsAIRiMBwAA3BAAMI0HAADdEAAQjgcAANwQADCQB0AAoQsAIbkHAQDNCwAh4QcBAM0LACH_BwIAxQsAIYUIAQDNCwAhhggBALALACGHCAIAxQsAIYgIBACgCwAhiQgBALALACGKCAEAsAsAIYsIAQCwCwAhjAgCAMULACGNCAIAxQsAIY4IAgDFCwAhjwgAANoLACCQCEAAsQsAIZEIQACxCwAhkghAALELACGTCAQAoAsAIZQIBACgCwAhlQgBALALACEUkAdAAP0MACG5BwEAhw0AIeEHAQCHDQAh_wcCAI8NACGFCAEAhw0AIYYIAQCHDQAhhwgCAI8NACGICAQA_AwAIYoIAQCHDQAhiwgBAIcNACGMCAIAjw0AIY0IAgCPDQAhjggCAI8NACGPCIAAAAABkAhAAIgNACGRCEAAiA0AIZIIQACIDQAhkwgEAPwMACGUCAQA_AwAIZUIAQCHDQAhFJAHQAD9DAAhuQcBAIcNACHhBwEAhw0AIf8HAgCPDQAhhQgBAIcNACGGCAEAhw0AIYcIAgCPDQAhiAgEAPwMACGKCAEAhw0AIYsIAQCHDQAhjAgCAI8NACGNCAIAjw0AIY4IAgCPDQAhjwiAAAAAAZAIQACIDQAhkQhAAIgNACGSCEAAiA0AIZMIBAD8DAAhlAgEAPwMACGVCAEAhw0AIRSQB0AAAAABuQcBAAAAAeEHAQAAAAH_BwIAAAABhQgBAAAAAYYIAQAAAAGHCAIAAAABiAgEAAAAAYoIAQAAAAGLCAEAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABjwiAAAAAAZAIQAAAAAGRCEAAAAABkghAAAAAAZMIBAAAAAGUCAQAAAABlQgBAAAAAQG_CQEAAAAEAb8JAQAAAAQBvwkBAAAABAMwAAC1EwAgvAkAALYTACDCCQAA6AEAIAQwAADVEAAwvAkAANYQADC-CQAA2BAAIMIJAADZEAAwBDAAAMkQADC8CQAAyhAAML4JAADMEAAgwgkAAM0QADAEMAAAvRAAMLwJAAC-EAAwvgkAAMAQACDCCQAAwRAAMAAAAAAAAr8JAQAAAATFCQEAAAAFCzAAAPwQADAxAACBEQAwvAkAAP0QADC9CQAA_hAAML4JAAD_EAAgvwkAAIARADDACQAAgBEAMMEJAACAEQAwwgkAAIARADDDCQAAghEAMMQJAACDEQAwCzAAAPAQADAxAAD1EAAwvAkAAPEQADC9CQAA8hAAML4JAADzEAAgvwkAAPQQADDACQAA9BAAMMEJAAD0EAAwwgkAAPQQADDDCQAA9hAAMMQJAAD3EAAwHQkAAOUQACAKAADmEAAgCwAA5xAAIJsHAQAAAAGGCAEAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABkwgEAAAAAf4IAQAAAAGQCSAAAAABlQkBAAAAAZYJAQAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQIAAAABmwkBAAAAAZwJIAAAAAGdCUAAAAABngkAAOEQACCfCQAA4hAAIKAJQAAAAAGhCSAAAAABogkAAOMQACCjCQIAAAABpAkCAAAAAaUJAQAAAAGmCQEAAAABAgAAABMAIDAAAPsQACADAAAAEwAgMAAA-xAAIDEAAPoQACABKQAAtBMAMCIHAADtDAAgCQAA7gwAIAoAAO8MACALAADwDAAgjAcAAOwMADCNBwAAEQAQjgcAAOwMADCbBwEAAAABhggBALALACGKCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIZMIBACgCwAh_ggBALALACGQCSAAxAsAIZUJAQCwCwAhlgkBALILACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQIAxQsAIZsJAQDZCwAhnAkgAMQLACGdCUAAsQsAIZ4JAAC-CwAgnwkAAL4LACCgCUAAsQsAIaEJIADECwAhogkAAL4LACCjCQIAxQsAIaQJAgDFCwAhpQkBANkLACGmCQEA2QsAIQIAAAATACApAAD6EAAgAgAAAPgQACApAAD5EAAgHowHAAD3EAAwjQcAAPgQABCOBwAA9xAAMJsHAQCwCwAhhggBALALACGKCAEAsAsAIYwIAgDFCwAhjQgCAMULACGOCAIAxQsAIZMIBACgCwAh_ggBALALACGQCSAAxAsAIZUJAQCwCwAhlgkBALILACGXCQIAxQsAIZgJAgDFCwAhmQkCAMULACGaCQIAxQsAIZsJAQDZCwAhnAkgAMQLACGdCUAAsQsAIZ4JAAC-CwAgnwkAAL4LACCgCUAAsQsAIaEJIADECwAhogkAAL4LACCjCQIAxQsAIaQJAgDFCwAhpQkBANkLACGmCQEA2QsAIR6MBwAA9xAAMI0HAAD4EAAQjgcAAPcQADCbBwEAsAsAIYYIAQCwCwAhiggBALALACGMCAIAxQsAIY0IAgDFCwAhjggCAMULACGTCAQAoAsAIf4IAQCwCwAhkAkgAMQLACGVCQEAsAsAIZYJAQCyCwAhlwkCAMULACGYCQIAxQsAIZkJAgDFCwAhmgkCAMULACGbCQEA2QsAIZwJIADECwAhnQlAALELACGeCQAAvgsAIJ8JAAC-CwAgoAlAALELACGhCSAAxAsAIaIJAAC-CwAgowkCAMULACGkCQIAxQsAIaUJAQDZCwAhpgkBANkLACEamwcBAIcNACGGCAEAhw0AIYwIAgCPDQAhjQgCAI8NACGOCAIAjw0AIZMIBAD8DAAh_ggBAIcNACGQCSAAvw0AIZUJAQCHDQAhlgkBAIkNACGXCQIAjw0AIZgJAgCPDQAhmQkCAI8NACGaCQIAjw0AIZsJAQCJDQAhnAkgAL8NACGdCUAAiA0AIZ4JAAC2EAAgnwkAALcQACCgCUAAiA0AIaEJIAC_DQAhogkAALgQACCjCQIAjw0AIaQJAgCPDQAhpQkBAIkNACGmCQEAiQ0AIR0JAAC6EAAgCgAAuxAAIAsAALwQACCbBwEAhw0AIYYIAQCHDQAhjAgCAI8NACGNCAIAjw0AIY4IAgCPDQAhkwgEAPwMACH-CAEAhw0AIZAJIAC_DQAhlQkBAIcNACGWCQEAiQ0AIZcJAgCPDQAhmAkCAI8NACGZCQIAjw0AIZoJAgCPDQAhmwkBAIkNACGcCSAAvw0AIZ0JQACIDQAhngkAALYQACCfCQAAtxAAIKAJQACIDQAhoQkgAL8NACGiCQAAuBAAIKMJAgCPDQAhpAkCAI8NACGlCQEAiQ0AIaYJAQCJDQAhHQkAAOUQACAKAADmEAAgCwAA5xAAIJsHAQAAAAGGCAEAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABkwgEAAAAAf4IAQAAAAGQCSAAAAABlQkBAAAAAZYJAQAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQIAAAABmwkBAAAAAZwJIAAAAAGdCUAAAAABngkAAOEQACCfCQAA4hAAIKAJQAAAAAGhCSAAAAABogkAAOMQACCjCQIAAAABpAkCAAAAAaUJAQAAAAGmCQEAAAABCQQAAIkRACCPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAakJAgAAAAGqCQEAAAABqwlAAAAAAQIAAAALACAwAACIEQAgAwAAAAsAIDAAAIgRACAxAACGEQAgASkAALMTADAOBAAA4AwAIAcAAPIMACCMBwAA8QwAMI0HAAAJABCOBwAA8QwAMI8HQACxCwAhmwcBALALACGhBwEAAAABuQcBANkLACHUBwEAsAsAIYoIAQCyCwAhqQkCAMULACGqCQEAsAsAIasJQAChCwAhAgAAAAsAICkAAIYRACACAAAAhBEAICkAAIURACAMjAcAAIMRADCNBwAAhBEAEI4HAACDEQAwjwdAALELACGbBwEAsAsAIaEHAQDNCwAhuQcBANkLACHUBwEAsAsAIYoIAQCyCwAhqQkCAMULACGqCQEAsAsAIasJQAChCwAhDIwHAACDEQAwjQcAAIQRABCOBwAAgxEAMI8HQACxCwAhmwcBALALACGhBwEAzQsAIbkHAQDZCwAh1AcBALALACGKCAEAsgsAIakJAgDFCwAhqgkBALALACGrCUAAoQsAIQiPB0AAiA0AIZsHAQCHDQAhoQcBAIcNACG5BwEAiQ0AIdQHAQCHDQAhqQkCAI8NACGqCQEAhw0AIasJQAD9DAAhCQQAAIcRACCPB0AAiA0AIZsHAQCHDQAhoQcBAIcNACG5BwEAiQ0AIdQHAQCHDQAhqQkCAI8NACGqCQEAhw0AIasJQAD9DAAhBzAAAK4TACAxAACxEwAgvAkAAK8TACC9CQAAsBMAIMAJAAADACDBCQAAAwAgwgkAAAUAIAkEAACJEQAgjwdAAAAAAZsHAQAAAAGhBwEAAAABuQcBAAAAAdQHAQAAAAGpCQIAAAABqgkBAAAAAasJQAAAAAEDMAAArhMAILwJAACvEwAgwgkAAAUAIAG_CQEAAAAEBDAAAPwQADC8CQAA_RAAML4JAAD_EAAgwgkAAIARADAEMAAA8BAAMLwJAADxEAAwvgkAAPMQACDCCQAA9BAAMAAAAAAAAAAHMAAAqRMAIDEAAKwTACC8CQAAqhMAIL0JAACrEwAgwAkAAA4AIMEJAAAOACDCCQAA6AEAIAMwAACpEwAgvAkAAKoTACDCCQAA6AEAIAAAAAAABTAAAKQTACAxAACnEwAgvAkAAKUTACC9CQAAphMAIMIJAAAFACADMAAApBMAILwJAAClEwAgwgkAAAUAIAkDAACaDwAgBQAAjhMAIAYAAI0RACAOAAD3EgAgDwAA-BIAIBAAAIQTACAbAAD6EgAgsAkAAIMNACCyCQAAgw0AIAAAAAUwAACaEwAgMQAAohMAILwJAACbEwAgvQkAAKETACDCCQAAAQAgBzAAAN4RACAxAADhEQAgvAkAAN8RACC9CQAA4BEAIMAJAAAHACDBCQAABwAgwgkAALYBACALMAAA1REAMDEAANkRADC8CQAA1hEAML0JAADXEQAwvgkAANgRACC_CQAAgBEAMMAJAACAEQAwwQkAAIARADDCCQAAgBEAMMMJAADaEQAwxAkAAIMRADALMAAAyREAMDEAAM4RADC8CQAAyhEAML0JAADLEQAwvgkAAMwRACC_CQAAzREAMMAJAADNEQAwwQkAAM0RADDCCQAAzREAMMMJAADPEQAwxAkAANARADALMAAAvREAMDEAAMIRADC8CQAAvhEAML0JAAC_EQAwvgkAAMARACC_CQAAwREAMMAJAADBEQAwwQkAAMERADDCCQAAwREAMMMJAADDEQAwxAkAAMQRADALMAAAtBEAMDEAALgRADC8CQAAtREAML0JAAC2EQAwvgkAALcRACC_CQAA1g4AMMAJAADWDgAwwQkAANYOADDCCQAA1g4AMMMJAAC5EQAwxAkAANkOADALMAAAqBEAMDEAAK0RADC8CQAAqREAML0JAACqEQAwvgkAAKsRACC_CQAArBEAMMAJAACsEQAwwQkAAKwRADDCCQAArBEAMMMJAACuEQAwxAkAAK8RADAOAwAA-Q8AIBcAAPsPACAYAAD8DwAgGQAA_Q8AIBoAAP4PACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuggBAAAAAcgIAQAAAAH6CAEAAAAB-wgBAAAAAfwIQAAAAAECAAAAPQAgMAAAsxEAIAMAAAA9ACAwAACzEQAgMQAAshEAIAEpAACgEwAwFQMAAJYMACAEAADgDAAgFwAA0AwAIBgAANIMACAZAADTDAAgGgAA1AwAIIwHAADfDAAwjQcAADsAEI4HAADfDAAwkAdAAKELACGhBwEAAAABpwcBALILACGqBwEAsAsAIbgHAQDNCwAhuQcBANkLACG6CAEAsAsAIcgIAQCyCwAh6ggAAN4MACD6CAEAsAsAIfsIAQCwCwAh_AhAALELACECAAAAPQAgKQAAshEAIAIAAACwEQAgKQAAsREAIA6MBwAArxEAMI0HAACwEQAQjgcAAK8RADCQB0AAoQsAIaEHAQDNCwAhpwcBALILACGqBwEAsAsAIbgHAQDNCwAhuQcBANkLACG6CAEAsAsAIcgIAQCyCwAh-ggBALALACH7CAEAsAsAIfwIQACxCwAhDowHAACvEQAwjQcAALARABCOBwAArxEAMJAHQAChCwAhoQcBAM0LACGnBwEAsgsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboIAQCwCwAhyAgBALILACH6CAEAsAsAIfsIAQCwCwAh_AhAALELACEJkAdAAP0MACGhBwEAhw0AIacHAQCJDQAhqgcBAIcNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhDgMAAMMPACAXAADFDwAgGAAAxg8AIBkAAMcPACAaAADIDwAgkAdAAP0MACGhBwEAhw0AIacHAQCJDQAhqgcBAIcNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhDgMAAPkPACAXAAD7DwAgGAAA_A8AIBkAAP0PACAaAAD-DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAboIAQAAAAHICAEAAAAB-ggBAAAAAfsIAQAAAAH8CEAAAAABExEAAKwOACCQB0AAAAABoQcBAAAAAaoHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG4CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQiAAAAAAb4IAACpDgAgvwgCAAAAAcAIIAAAAAHBCAEAAAABwggAAKoOACDDCCAAAAABxAgCAAAAAQIAAAAwACAwAAC8EQAgAwAAADAAIDAAALwRACAxAAC7EQAgASkAAJ8TADACAAAAMAAgKQAAuxEAIAIAAADaDgAgKQAAuhEAIBKQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG4CAEAhw0AIboIAQCHDQAhuwgBAIcNACG8CAEAhw0AIb0IgAAAAAG-CAAApQ4AIL8IAgCPDQAhwAggAL8NACHBCAEAhw0AIcIIAACmDgAgwwggAL8NACHECAIAjw0AIRMRAACoDgAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuAgBAIcNACG6CAEAhw0AIbsIAQCHDQAhvAgBAIcNACG9CIAAAAABvggAAKUOACC_CAIAjw0AIcAIIAC_DQAhwQgBAIcNACHCCAAApg4AIMMIIAC_DQAhxAgCAI8NACETEQAArA4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAbgIAQAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CIAAAAABvggAAKkOACC_CAIAAAABwAggAAAAAcEIAQAAAAHCCAAAqg4AIMMIIAAAAAHECAIAAAABEwMAAJAQACCQB0AAAAABoQcBAAAAAbcHQAAAAAHOBwEAAAABzwcBAAAAAbgIAQAAAAG-CAAAjhAAINkIAQAAAAHbCEAAAAAB4QgAAQAAAYIJAACPEAAggwlAAAAAAYQJAgAAAAGFCQIAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkBAAAAAQIAAAAsACAwAADIEQAgAwAAACwAIDAAAMgRACAxAADHEQAgASkAAJ4TADAZAwAAlgwAIAQAALoMACCMBwAA5AwAMI0HAAAqABCOBwAA5AwAMJAHQAChCwAhoQcBAAAAAbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIc4HAQCwCwAhzwcBAM0LACG4CAEA2QsAIb4IAAC-CwAg2QgBALILACHbCEAAsQsAIeEIAAEAAAGCCQAAvgsAIIMJQACxCwAhhAkCAP4LACGFCQIA_gsAIYYJAQCyCwAhhwkBALILACGICQEA2QsAIYkJAQDZCwAhAgAAACwAICkAAMcRACACAAAAxREAICkAAMYRACAXjAcAAMQRADCNBwAAxREAEI4HAADEEQAwkAdAAKELACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIc4HAQCwCwAhzwcBAM0LACG4CAEA2QsAIb4IAAC-CwAg2QgBALILACHbCEAAsQsAIeEIAAHOCwAhggkAAL4LACCDCUAAsQsAIYQJAgD-CwAhhQkCAP4LACGGCQEAsgsAIYcJAQCyCwAhiAkBANkLACGJCQEA2QsAIReMBwAAxBEAMI0HAADFEQAQjgcAAMQRADCQB0AAoQsAIaEHAQDNCwAhtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhzgcBALALACHPBwEAzQsAIbgIAQDZCwAhvggAAL4LACDZCAEAsgsAIdsIQACxCwAh4QgAAc4LACGCCQAAvgsAIIMJQACxCwAhhAkCAP4LACGFCQIA_gsAIYYJAQCyCwAhhwkBALILACGICQEA2QsAIYkJAQDZCwAhEpAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIc4HAQCHDQAhzwcBAIcNACG4CAEAiQ0AIb4IAACKEAAg2QgBAIkNACHbCEAAiA0AIeEIAAHKDQAhggkAAIsQACCDCUAAiA0AIYQJAgCEDgAhhQkCAIQOACGGCQEAiQ0AIYcJAQCJDQAhiAkBAIkNACGJCQEAiQ0AIRMDAACMEAAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhzgcBAIcNACHPBwEAhw0AIbgIAQCJDQAhvggAAIoQACDZCAEAiQ0AIdsIQACIDQAh4QgAAcoNACGCCQAAixAAIIMJQACIDQAhhAkCAIQOACGFCQIAhA4AIYYJAQCJDQAhhwkBAIkNACGICQEAiQ0AIYkJAQCJDQAhEwMAAJAQACCQB0AAAAABoQcBAAAAAbcHQAAAAAHOBwEAAAABzwcBAAAAAbgIAQAAAAG-CAAAjhAAINkIAQAAAAHbCEAAAAAB4QgAAQAAAYIJAACPEAAggwlAAAAAAYQJAgAAAAGFCQIAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkBAAAAARIDAACbEAAgkAdAAAAAAZsHAQAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAABvggAAJkQACDBCAEAAAABwggAAJoQACDDCCAAAAAB2AgAAQAAAdsIQAAAAAH7CAEAAAABgwlAAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQIAAAAoACAwAADUEQAgAwAAACgAIDAAANQRACAxAADTEQAgASkAAJ0TADAYAwAAlgwAIAQAALoMACCMBwAA5QwAMI0HAAAmABCOBwAA5QwAMJAHQAChCwAhmwcBALALACGhBwEAAAABtwdAAKELACG4BwEAzQsAIbkHAQDNCwAhvgcBALALACG_BwEAsAsAIb4IAAC-CwAgwQgBALALACHCCAAAvgsAIMMIIADECwAh2AgAAQAAAdsIQACxCwAh-wgBALILACGDCUAAsQsAIYoJAQDZCwAhiwkBALILACGMCUAAsQsAIQIAAAAoACApAADTEQAgAgAAANERACApAADSEQAgFowHAADQEQAwjQcAANERABCOBwAA0BEAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG-CAAAvgsAIMEIAQCwCwAhwggAAL4LACDDCCAAxAsAIdgIAAHOCwAh2whAALELACH7CAEAsgsAIYMJQACxCwAhigkBANkLACGLCQEAsgsAIYwJQACxCwAhFowHAADQEQAwjQcAANERABCOBwAA0BEAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIbcHQAChCwAhuAcBAM0LACG5BwEAzQsAIb4HAQCwCwAhvwcBALALACG-CAAAvgsAIMEIAQCwCwAhwggAAL4LACDDCCAAxAsAIdgIAAHOCwAh2whAALELACH7CAEAsgsAIYMJQACxCwAhigkBANkLACGLCQEAsgsAIYwJQACxCwAhEZAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIbcHQAD9DAAhvgcBAIcNACG_BwEAhw0AIb4IAACVEAAgwQgBAIcNACHCCAAAlhAAIMMIIAC_DQAh2AgAAcoNACHbCEAAiA0AIfsIAQCJDQAhgwlAAIgNACGKCQEAiQ0AIYsJAQCJDQAhjAlAAIgNACESAwAAlxAAIJAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIbcHQAD9DAAhvgcBAIcNACG_BwEAhw0AIb4IAACVEAAgwQgBAIcNACHCCAAAlhAAIMMIIAC_DQAh2AgAAcoNACHbCEAAiA0AIfsIAQCJDQAhgwlAAIgNACGKCQEAiQ0AIYsJAQCJDQAhjAlAAIgNACESAwAAmxAAIJAHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAb4IAACZEAAgwQgBAAAAAcIIAACaEAAgwwggAAAAAdgIAAEAAAHbCEAAAAAB-wgBAAAAAYMJQAAAAAGKCQEAAAABiwkBAAAAAYwJQAAAAAEJBwAAlREAII8HQAAAAAGbBwEAAAABoQcBAAAAAdQHAQAAAAGKCAEAAAABqQkCAAAAAaoJAQAAAAGrCUAAAAABAgAAAAsAIDAAAN0RACADAAAACwAgMAAA3REAIDEAANwRACABKQAAnBMAMAIAAAALACApAADcEQAgAgAAAIQRACApAADbEQAgCI8HQACIDQAhmwcBAIcNACGhBwEAhw0AIdQHAQCHDQAhiggBAIkNACGpCQIAjw0AIaoJAQCHDQAhqwlAAP0MACEJBwAAlBEAII8HQACIDQAhmwcBAIcNACGhBwEAhw0AIdQHAQCHDQAhiggBAIkNACGpCQIAjw0AIaoJAQCHDQAhqwlAAP0MACEJBwAAlREAII8HQAAAAAGbBwEAAAABoQcBAAAAAdQHAQAAAAGKCAEAAAABqQkCAAAAAaoJAQAAAAGrCUAAAAABCJsHAQAAAAHaBwQAAAABjAgEAAAAAY0IBAAAAAGOCAQAAAABrAkEAAAAAa0JAgAAAAGuCQIAAAABAgAAALYBACAwAADeEQAgAwAAAAcAIDAAAN4RACAxAADiEQAgCgAAAAcAICkAAOIRACCbBwEAhw0AIdoHBAD8DAAhjAgEAPwMACGNCAQA_AwAIY4IBAD8DAAhrAkEAPwMACGtCQIAjw0AIa4JAgCPDQAhCJsHAQCHDQAh2gcEAPwMACGMCAQA_AwAIY0IBAD8DAAhjggEAPwMACGsCQQA_AwAIa0JAgCPDQAhrgkCAI8NACEDMAAAmhMAILwJAACbEwAgwgkAAAEAIAMwAADeEQAgvAkAAN8RACDCCQAAtgEAIAQwAADVEQAwvAkAANYRADC-CQAA2BEAIMIJAACAEQAwBDAAAMkRADC8CQAAyhEAML4JAADMEQAgwgkAAM0RADAEMAAAvREAMLwJAAC-EQAwvgkAAMARACDCCQAAwREAMAQwAAC0EQAwvAkAALURADC-CQAAtxEAIMIJAADWDgAwBDAAAKgRADC8CQAAqREAML4JAACrEQAgwgkAAKwRADAAAAALMAAA3hIAMDEAAOMSADC8CQAA3xIAML0JAADgEgAwvgkAAOESACC_CQAA4hIAMMAJAADiEgAwwQkAAOISADDCCQAA4hIAMMMJAADkEgAwxAkAAOUSADALMAAA1RIAMDEAANkSADC8CQAA1hIAML0JAADXEgAwvgkAANgSACC_CQAAzREAMMAJAADNEQAwwQkAAM0RADDCCQAAzREAMMMJAADaEgAwxAkAANARADALMAAAzBIAMDEAANASADC8CQAAzRIAML0JAADOEgAwvgkAAM8SACC_CQAAwREAMMAJAADBEQAwwQkAAMERADDCCQAAwREAMMMJAADREgAwxAkAAMQRADALMAAAwBIAMDEAAMUSADC8CQAAwRIAML0JAADCEgAwvgkAAMMSACC_CQAAxBIAMMAJAADEEgAwwQkAAMQSADDCCQAAxBIAMMMJAADGEgAwxAkAAMcSADALMAAAtxIAMDEAALsSADC8CQAAuBIAML0JAAC5EgAwvgkAALoSACC_CQAArBEAMMAJAACsEQAwwQkAAKwRADDCCQAArBEAMMMJAAC8EgAwxAkAAK8RADALMAAArhIAMDEAALISADC8CQAArxIAML0JAACwEgAwvgkAALESACC_CQAA8Q8AMMAJAADxDwAwwQkAAPEPADDCCQAA8Q8AMMMJAACzEgAwxAkAAPQPADAHMAAAqRIAIDEAAKwSACC8CQAAqhIAIL0JAACrEgAgwAkAAGYAIMEJAABmACDCCQAA_AQAIAswAACgEgAwMQAApBIAMLwJAAChEgAwvQkAAKISADC-CQAAoxIAIL8JAACPDwAwwAkAAI8PADDBCQAAjw8AMMIJAACPDwAwwwkAAKUSADDECQAAkg8AMAswAACXEgAwMQAAmxIAMLwJAACYEgAwvQkAAJkSADC-CQAAmhIAIL8JAADlDwAwwAkAAOUPADDBCQAA5Q8AMMIJAADlDwAwwwkAAJwSADDECQAA6A8AMAswAACOEgAwMQAAkhIAMLwJAACPEgAwvQkAAJASADC-CQAAkRIAIL8JAADZDwAwwAkAANkPADDBCQAA2Q8AMMIJAADZDwAwwwkAAJMSADDECQAA3A8AMAswAACFEgAwMQAAiRIAMLwJAACGEgAwvQkAAIcSADC-CQAAiBIAIL8JAADNDwAwwAkAAM0PADDBCQAAzQ8AMMIJAADNDwAwwwkAAIoSADDECQAA0A8AMAswAAD5EQAwMQAA_hEAMLwJAAD6EQAwvQkAAPsRADC-CQAA_BEAIL8JAAD9EQAwwAkAAP0RADDBCQAA_REAMMIJAAD9EQAwwwkAAP8RADDECQAAgBIAMA4hAAC4DQAgIgAAuQ0AIJAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG5BwEAAAABugcBAAAAAbsHAAC2DQAgvAcBAAAAAb0HQAAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAECAAAAcwAgMAAAhBIAIAMAAABzACAwAACEEgAgMQAAgxIAIAEpAACZEwAwEwMAAJYMACAhAADBDAAgIgAAwgwAIIwHAADADAAwjQcAAHEAEI4HAADADAAwkAdAAKELACGbBwEAsAsAIaEHAQAAAAGqBwEAsAsAIbgHAQDNCwAhuQcBANkLACG6BwEAsAsAIbsHAAC-CwAgvAcBALILACG9B0AAsQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIQIAAABzACApAACDEgAgAgAAAIESACApAACCEgAgEIwHAACAEgAwjQcAAIESABCOBwAAgBIAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhEIwHAACAEgAwjQcAAIESABCOBwAAgBIAMJAHQAChCwAhmwcBALALACGhBwEAzQsAIaoHAQCwCwAhuAcBAM0LACG5BwEA2QsAIboHAQCwCwAhuwcAAL4LACC8BwEAsgsAIb0HQACxCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhDJAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIaoHAQCHDQAhuQcBAIkNACG6BwEAhw0AIbsHAACaDQAgvAcBAIkNACG9B0AAiA0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIQ4hAACcDQAgIgAAnQ0AIJAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIaoHAQCHDQAhuQcBAIkNACG6BwEAhw0AIbsHAACaDQAgvAcBAIkNACG9B0AAiA0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIQ4hAAC4DQAgIgAAuQ0AIJAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG5BwEAAAABugcBAAAAAbsHAAC2DQAgvAcBAAAAAb0HQAAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAEPBAEAAAABFAAA6w4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbcHQAAAAAG5BwEAAAAB1gcBAAAAAdAIAAEAAAHRCAABAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgCAAAAAdYIQAAAAAECAAAAUAAgMAAAjRIAIAMAAABQACAwAACNEgAgMQAAjBIAIAEpAACYEwAwAgAAAFAAICkAAIwSACACAAAA0Q8AICkAAIsSACAOBAEAiQ0AIZAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbcHQAD9DAAhuQcBAIkNACHWBwEAhw0AIdAIAAHKDQAh0QgAAcoNACHSCAEAiQ0AIdMIAQCJDQAh1AgBAIkNACHVCAIAjw0AIdYIQACIDQAhDwQBAIkNACEUAADpDgAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhtwdAAP0MACG5BwEAiQ0AIdYHAQCHDQAh0AgAAcoNACHRCAAByg0AIdIIAQCJDQAh0wgBAIkNACHUCAEAiQ0AIdUIAgCPDQAh1ghAAIgNACEPBAEAAAABFAAA6w4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbcHQAAAAAG5BwEAAAAB1gcBAAAAAdAIAAEAAAHRCAABAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgCAAAAAdYIQAAAAAELFAAA8g4AIJAHQAAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAHUCAEAAAAB1wgAAQAAAdgIAAEAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAECAAAATAAgMAAAlhIAIAMAAABMACAwAACWEgAgMQAAlRIAIAEpAACXEwAwAgAAAEwAICkAAJUSACACAAAA3Q8AICkAAJQSACAKkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuQcBAIcNACHUCAEAhw0AIdcIAAHKDQAh2AgAAcoNACHZCAEAiQ0AIdoIQACIDQAh2whAAIgNACELFAAA8A4AIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbkHAQCHDQAh1AgBAIcNACHXCAAByg0AIdgIAAHKDQAh2QgBAIkNACHaCEAAiA0AIdsIQACIDQAhCxQAAPIOACCQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAAB1AgBAAAAAdcIAAEAAAHYCAABAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAABCBQAAPkOACC3B0AAAAABuQcBAAAAAdQIAQAAAAHcCAABAAAB3QgBAAAAAd4IAQAAAAHfCEAAAAABAgAAAEgAIDAAAJ8SACADAAAASAAgMAAAnxIAIDEAAJ4SACABKQAAlhMAMAIAAABIACApAACeEgAgAgAAAOkPACApAACdEgAgB7cHQAD9DAAhuQcBAIcNACHUCAEAhw0AIdwIAAHKDQAh3QgBAIcNACHeCAEAhw0AId8IQACIDQAhCBQAAPcOACC3B0AA_QwAIbkHAQCHDQAh1AgBAIcNACHcCAAByg0AId0IAQCHDQAh3ggBAIcNACHfCEAAiA0AIQgUAAD5DgAgtwdAAAAAAbkHAQAAAAHUCAEAAAAB3AgAAQAAAd0IAQAAAAHeCAEAAAAB3whAAAAAARAeAACCDwAgkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHICAEAAAAB2whAAAAAAd8IQAAAAAHgCAEAAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAAAgA8AIAIAAABqACAwAACoEgAgAwAAAGoAIDAAAKgSACAxAACnEgAgASkAAJUTADACAAAAagAgKQAApxIAIAIAAACTDwAgKQAAphIAIA-QB0AA_QwAIaEHAQCHDQAhtwdAAP0MACG-BwEAhw0AIb8HAQCHDQAhyAgBAIkNACHbCEAAiA0AId8IQACIDQAh4AgBAIcNACHhCAAByg0AIeIIAQCHDQAh4wgBAIkNACHkCAEAiQ0AIeUIAQCJDQAh5ggAAP0OACAQHgAA_w4AIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIb4HAQCHDQAhvwcBAIcNACHICAEAiQ0AIdsIQACIDQAh3whAAIgNACHgCAEAhw0AIeEIAAHKDQAh4ggBAIcNACHjCAEAiQ0AIeQIAQCJDQAh5QgBAIkNACHmCAAA_Q4AIBAeAACCDwAgkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHICAEAAAAB2whAAAAAAd8IQAAAAAHgCAEAAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAAAgA8AIAsfAACZDwAgkAdAAAAAAaEHAQAAAAGqBwEAAAAByAgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAJcPACDnCAIAAAAB6AgBAAAAAekIQAAAAAECAAAA_AQAIDAAAKkSACADAAAAZgAgMAAAqRIAIDEAAK0SACANAAAAZgAgHwAAig8AICkAAK0SACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACHICAEAiQ0AIeQIAQCJDQAh5QgBAIkNACHmCAAAiA8AIOcIAgCPDQAh6AgBAIkNACHpCEAAiA0AIQsfAACKDwAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhyAgBAIkNACHkCAEAiQ0AIeUIAQCJDQAh5ggAAIgPACDnCAIAjw0AIegIAQCJDQAh6QhAAIgNACELFAAAvg8AIBYAAL8PACCQB0AAAAABoQcBAAAAAbcHQAAAAAG-BwEAAAABvwcBAAAAAdQIAQAAAAHbCEAAAAAB4QgAAQAAAfkIQAAAAAECAAAAQgAgMAAAthIAIAMAAABCACAwAAC2EgAgMQAAtRIAIAEpAACUEwAwAgAAAEIAICkAALUSACACAAAA9Q8AICkAALQSACAJkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhvgcBAIcNACG_BwEAhw0AIdQIAQCHDQAh2whAAIgNACHhCAAByg0AIfkIQACIDQAhCxQAALYPACAWAAC3DwAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhvgcBAIcNACG_BwEAhw0AIdQIAQCHDQAh2whAAIgNACHhCAAByg0AIfkIQACIDQAhCxQAAL4PACAWAAC_DwAgkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHUCAEAAAAB2whAAAAAAeEIAAEAAAH5CEAAAAABDwQAAPoPACAXAAD7DwAgGAAA_A8AIBkAAP0PACAaAAD-DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbkHAQAAAAG6CAEAAAAByAgBAAAAAfoIAQAAAAH7CAEAAAAB_AhAAAAAAQIAAAA9ACAwAAC_EgAgAwAAAD0AIDAAAL8SACAxAAC-EgAgASkAAJMTADACAAAAPQAgKQAAvhIAIAIAAACwEQAgKQAAvRIAIAqQB0AA_QwAIaEHAQCHDQAhpwcBAIkNACGqBwEAhw0AIbkHAQCJDQAhuggBAIcNACHICAEAiQ0AIfoIAQCHDQAh-wgBAIcNACH8CEAAiA0AIQ8EAADEDwAgFwAAxQ8AIBgAAMYPACAZAADHDwAgGgAAyA8AIJAHQAD9DAAhoQcBAIcNACGnBwEAiQ0AIaoHAQCHDQAhuQcBAIkNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhDwQAAPoPACAXAAD7DwAgGAAA_A8AIBkAAP0PACAaAAD-DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbkHAQAAAAG6CAEAAAAByAgBAAAAAfoIAQAAAAH7CAEAAAAB_AhAAAAAARMQAADgDgAgEgAA4Q4AIBMAAOIOACCQB0AAAAABoQcBAAAAAaoHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABxAgCAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAEAAAABzQgAAN4OACDOCAIAAAABzwgCAAAAAQIAAABiACAwAADLEgAgAwAAAGIAIDAAAMsSACAxAADKEgAgASkAAJITADAZAwAAlgwAIBAAAMcMACASAADIDAAgEwAAyQwAIIwHAADGDAAwjQcAAGAAEI4HAADGDAAwkAdAAKELACGhBwEAAAABqgcBALALACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIboIAQCwCwAhxAgCAMULACHICAEAsAsAIckIAQCwCwAhyggBALILACHLCAAA4QsAIMwIAQCyCwAhzQgAAL4LACDOCAIAxQsAIc8IAgDFCwAh6ggAAMUMACACAAAAYgAgKQAAyhIAIAIAAADIEgAgKQAAyRIAIBSMBwAAxxIAMI0HAADIEgAQjgcAAMcSADCQB0AAoQsAIaEHAQDNCwAhqgcBALALACG4BwEAzQsAIb4HAQCwCwAhvwcBALALACHAB0AAoQsAIboIAQCwCwAhxAgCAMULACHICAEAsAsAIckIAQCwCwAhyggBALILACHLCAAA4QsAIMwIAQCyCwAhzQgAAL4LACDOCAIAxQsAIc8IAgDFCwAhFIwHAADHEgAwjQcAAMgSABCOBwAAxxIAMJAHQAChCwAhoQcBAM0LACGqBwEAsAsAIbgHAQDNCwAhvgcBALALACG_BwEAsAsAIcAHQAChCwAhuggBALALACHECAIAxQsAIcgIAQCwCwAhyQgBALALACHKCAEAsgsAIcsIAADhCwAgzAgBALILACHNCAAAvgsAIM4IAgDFCwAhzwgCAMULACEQkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuggBAIcNACHECAIAjw0AIcgIAQCHDQAhyQgBAIcNACHKCAEAiQ0AIcsIgAAAAAHMCAEAiQ0AIc0IAAC8DgAgzggCAI8NACHPCAIAjw0AIRMQAAC-DgAgEgAAvw4AIBMAAMAOACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG6CAEAhw0AIcQIAgCPDQAhyAgBAIcNACHJCAEAhw0AIcoIAQCJDQAhywiAAAAAAcwIAQCJDQAhzQgAALwOACDOCAIAjw0AIc8IAgCPDQAhExAAAOAOACASAADhDgAgEwAA4g4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAboIAQAAAAHECAIAAAAByAgBAAAAAckIAQAAAAHKCAEAAAABywiAAAAAAcwIAQAAAAHNCAAA3g4AIM4IAgAAAAHPCAIAAAABFAQAAJEQACCQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAABzgcBAAAAAc8HAQAAAAG4CAEAAAABvggAAI4QACDZCAEAAAAB2whAAAAAAeEIAAEAAAGCCQAAjxAAIIMJQAAAAAGECQIAAAABhQkCAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAQAAAAECAAAALAAgMAAA1BIAIAMAAAAsACAwAADUEgAgMQAA0xIAIAEpAACREwAwAgAAACwAICkAANMSACACAAAAxREAICkAANISACATkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuQcBAIcNACHOBwEAhw0AIc8HAQCHDQAhuAgBAIkNACG-CAAAihAAINkIAQCJDQAh2whAAIgNACHhCAAByg0AIYIJAACLEAAggwlAAIgNACGECQIAhA4AIYUJAgCEDgAhhgkBAIkNACGHCQEAiQ0AIYgJAQCJDQAhiQkBAIkNACEUBAAAjRAAIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbkHAQCHDQAhzgcBAIcNACHPBwEAhw0AIbgIAQCJDQAhvggAAIoQACDZCAEAiQ0AIdsIQACIDQAh4QgAAcoNACGCCQAAixAAIIMJQACIDQAhhAkCAIQOACGFCQIAhA4AIYYJAQCJDQAhhwkBAIkNACGICQEAiQ0AIYkJAQCJDQAhFAQAAJEQACCQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAABzgcBAAAAAc8HAQAAAAG4CAEAAAABvggAAI4QACDZCAEAAAAB2whAAAAAAeEIAAEAAAGCCQAAjxAAIIMJQAAAAAGECQIAAAABhQkCAAAAAYYJAQAAAAGHCQEAAAABiAkBAAAAAYkJAQAAAAETBAAAnBAAIJAHQAAAAAGbBwEAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAABvgcBAAAAAb8HAQAAAAG-CAAAmRAAIMEIAQAAAAHCCAAAmhAAIMMIIAAAAAHYCAABAAAB2whAAAAAAfsIAQAAAAGDCUAAAAABigkBAAAAAYsJAQAAAAGMCUAAAAABAgAAACgAIDAAAN0SACADAAAAKAAgMAAA3RIAIDEAANwSACABKQAAkBMAMAIAAAAoACApAADcEgAgAgAAANERACApAADbEgAgEpAHQAD9DAAhmwcBAIcNACGhBwEAhw0AIbcHQAD9DAAhuQcBAIcNACG-BwEAhw0AIb8HAQCHDQAhvggAAJUQACDBCAEAhw0AIcIIAACWEAAgwwggAL8NACHYCAAByg0AIdsIQACIDQAh-wgBAIkNACGDCUAAiA0AIYoJAQCJDQAhiwkBAIkNACGMCUAAiA0AIRMEAACYEAAgkAdAAP0MACGbBwEAhw0AIaEHAQCHDQAhtwdAAP0MACG5BwEAhw0AIb4HAQCHDQAhvwcBAIcNACG-CAAAlRAAIMEIAQCHDQAhwggAAJYQACDDCCAAvw0AIdgIAAHKDQAh2whAAIgNACH7CAEAiQ0AIYMJQACIDQAhigkBAIkNACGLCQEAiQ0AIYwJQACIDQAhEwQAAJwQACCQB0AAAAABmwcBAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAb4HAQAAAAG_BwEAAAABvggAAJkQACDBCAEAAAABwggAAJoQACDDCCAAAAAB2AgAAQAAAdsIQAAAAAH7CAEAAAABgwlAAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAAQ8FAADkEQAgBgAA5REAIA4AAOYRACAPAADnEQAgEAAA6BEAIBsAAOkRACCQB0AAAAABoQcBAAAAAboIAQAAAAH9CAEAAAAB_ggBAAAAAa8JIAAAAAGwCUAAAAABsQlAAAAAAbIJQAAAAAECAAAABQAgMAAA6RIAIAMAAAAFACAwAADpEgAgMQAA6BIAIAEpAACPEwAwFgMAAJYMACAFAAD2DAAgBgAAtQwAIA4AAMwMACAPAADNDAAgEAAAxwwAIBsAAM8MACCMBwAA9QwAMI0HAAADABCOBwAA9QwAMJAHQAChCwAhoQcBAAAAAbgHAQDNCwAhuggBALALACHqCAAA9AwAIP0IAQCwCwAh_ggBALALACGvCSAAxAsAIbAJQACxCwAhsQlAAKELACGyCUAAsQsAIbkJAADzDAAgAgAAAAUAICkAAOgSACACAAAA5hIAICkAAOcSACANjAcAAOUSADCNBwAA5hIAEI4HAADlEgAwkAdAAKELACGhBwEAzQsAIbgHAQDNCwAhuggBALALACH9CAEAsAsAIf4IAQCwCwAhrwkgAMQLACGwCUAAsQsAIbEJQAChCwAhsglAALELACENjAcAAOUSADCNBwAA5hIAEI4HAADlEgAwkAdAAKELACGhBwEAzQsAIbgHAQDNCwAhuggBALALACH9CAEAsAsAIf4IAQCwCwAhrwkgAMQLACGwCUAAsQsAIbEJQAChCwAhsglAALELACEJkAdAAP0MACGhBwEAhw0AIboIAQCHDQAh_QgBAIcNACH-CAEAhw0AIa8JIAC_DQAhsAlAAIgNACGxCUAA_QwAIbIJQACIDQAhDwUAAKIRACAGAACjEQAgDgAApBEAIA8AAKURACAQAACmEQAgGwAApxEAIJAHQAD9DAAhoQcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQ8FAADkEQAgBgAA5REAIA4AAOYRACAPAADnEQAgEAAA6BEAIBsAAOkRACCQB0AAAAABoQcBAAAAAboIAQAAAAH9CAEAAAAB_ggBAAAAAa8JIAAAAAGwCUAAAAABsQlAAAAAAbIJQAAAAAEEMAAA3hIAMLwJAADfEgAwvgkAAOESACDCCQAA4hIAMAQwAADVEgAwvAkAANYSADC-CQAA2BIAIMIJAADNEQAwBDAAAMwSADC8CQAAzRIAML4JAADPEgAgwgkAAMERADAEMAAAwBIAMLwJAADBEgAwvgkAAMMSACDCCQAAxBIAMAQwAAC3EgAwvAkAALgSADC-CQAAuhIAIMIJAACsEQAwBDAAAK4SADC8CQAArxIAML4JAACxEgAgwgkAAPEPADADMAAAqRIAILwJAACqEgAgwgkAAPwEACAEMAAAoBIAMLwJAAChEgAwvgkAAKMSACDCCQAAjw8AMAQwAACXEgAwvAkAAJgSADC-CQAAmhIAIMIJAADlDwAwBDAAAI4SADC8CQAAjxIAML4JAACREgAgwgkAANkPADAEMAAAhRIAMLwJAACGEgAwvgkAAIgSACDCCQAAzQ8AMAQwAAD5EQAwvAkAAPoRADC-CQAA_BEAIMIJAAD9EQAwAAAAAAAABwMAAJoPACAfAACbDwAgyAgAAIMNACDkCAAAgw0AIOUIAACDDQAg6AgAAIMNACDpCAAAgw0AIAAAAAAGAwAAmg8AICEAAIITACAiAACDEwAguQcAAIMNACC8BwAAgw0AIL0HAACDDQAgAAAAAxEAALYOACCcBwAAgw0AIMcIAACDDQAgAAoDAACaDwAgBAAAnREAIBcAAPsSACAYAAD9EgAgGQAA_hIAIBoAAP8SACCnBwAAgw0AILkHAACDDQAgyAgAAIMNACD8CAAAgw0AIAEVAACxDwAgCgcAAIoTACAJAACLEwAgCgAAjBMAIAsAAI0TACCWCQAAgw0AIJsJAACDDQAgnQkAAIMNACCgCQAAgw0AIKUJAACDDQAgpgkAAIMNACACBgAAjREAIA0AAI4RACAAAAABBAAAnREAIAmQB0AAAAABoQcBAAAAAboIAQAAAAH9CAEAAAAB_ggBAAAAAa8JIAAAAAGwCUAAAAABsQlAAAAAAbIJQAAAAAESkAdAAAAAAZsHAQAAAAGhBwEAAAABtwdAAAAAAbkHAQAAAAG-BwEAAAABvwcBAAAAAb4IAACZEAAgwQgBAAAAAcIIAACaEAAgwwggAAAAAdgIAAEAAAHbCEAAAAAB-wgBAAAAAYMJQAAAAAGKCQEAAAABiwkBAAAAAYwJQAAAAAETkAdAAAAAAaEHAQAAAAG3B0AAAAABuQcBAAAAAc4HAQAAAAHPBwEAAAABuAgBAAAAAb4IAACOEAAg2QgBAAAAAdsIQAAAAAHhCAABAAABggkAAI8QACCDCUAAAAABhAkCAAAAAYUJAgAAAAGGCQEAAAABhwkBAAAAAYgJAQAAAAGJCQEAAAABEJAHQAAAAAGhBwEAAAABqgcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAboIAQAAAAHECAIAAAAByAgBAAAAAckIAQAAAAHKCAEAAAABywiAAAAAAcwIAQAAAAHNCAAA3g4AIM4IAgAAAAHPCAIAAAABCpAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG5BwEAAAABuggBAAAAAcgIAQAAAAH6CAEAAAAB-wgBAAAAAfwIQAAAAAEJkAdAAAAAAaEHAQAAAAG3B0AAAAABvgcBAAAAAb8HAQAAAAHUCAEAAAAB2whAAAAAAeEIAAEAAAH5CEAAAAABD5AHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAByAgBAAAAAdsIQAAAAAHfCEAAAAAB4AgBAAAAAeEIAAEAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAAB5ggAAIAPACAHtwdAAAAAAbkHAQAAAAHUCAEAAAAB3AgAAQAAAd0IAQAAAAHeCAEAAAAB3whAAAAAAQqQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAAB1AgBAAAAAdcIAAEAAAHYCAABAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAABDgQBAAAAAZAHQAAAAAGhBwEAAAABqgcBAAAAAbcHQAAAAAG5BwEAAAAB1gcBAAAAAdAIAAEAAAHRCAABAAAB0ggBAAAAAdMIAQAAAAHUCAEAAAAB1QgCAAAAAdYIQAAAAAEMkAdAAAAAAZsHAQAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG6BwEAAAABuwcAALYNACC8BwEAAAABvQdAAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAARMOAADrEgAgDwAA7BIAIBcAAO8SACAYAADyEgAgGQAA8xIAIBoAAPQSACAbAADuEgAgHQAA7RIAIB4AAPASACAfAADxEgAgIwAA9RIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAboIAQAAAAH9CAEAAAABswkBAAAAAbQJQAAAAAG1CUAAAAABAgAAAAEAIDAAAJoTACAIjwdAAAAAAZsHAQAAAAGhBwEAAAAB1AcBAAAAAYoIAQAAAAGpCQIAAAABqgkBAAAAAasJQAAAAAERkAdAAAAAAZsHAQAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAABvggAAJkQACDBCAEAAAABwggAAJoQACDDCCAAAAAB2AgAAQAAAdsIQAAAAAH7CAEAAAABgwlAAAAAAYoJAQAAAAGLCQEAAAABjAlAAAAAARKQB0AAAAABoQcBAAAAAbcHQAAAAAHOBwEAAAABzwcBAAAAAbgIAQAAAAG-CAAAjhAAINkIAQAAAAHbCEAAAAAB4QgAAQAAAYIJAACPEAAggwlAAAAAAYQJAgAAAAGFCQIAAAABhgkBAAAAAYcJAQAAAAGICQEAAAABiQkBAAAAARKQB0AAAAABoQcBAAAAAaoHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG4CAEAAAABuggBAAAAAbsIAQAAAAG8CAEAAAABvQiAAAAAAb4IAACpDgAgvwgCAAAAAcAIIAAAAAHBCAEAAAABwggAAKoOACDDCCAAAAABxAgCAAAAAQmQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuggBAAAAAcgIAQAAAAH6CAEAAAAB-wgBAAAAAfwIQAAAAAEDAAAAUgAgMAAAmhMAIDEAAKMTACAVAAAAUgAgDgAA7hEAIA8AAO8RACAXAADyEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIB0AAPARACAeAADzEQAgHwAA9BEAICMAAPgRACApAACjEwAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRMOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBoAAPcRACAbAADxEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACEQAwAA4xEAIAYAAOURACAOAADmEQAgDwAA5xEAIBAAAOgRACAbAADpEQAgkAdAAAAAAaEHAQAAAAG4BwEAAAABuggBAAAAAf0IAQAAAAH-CAEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAQIAAAAFACAwAACkEwAgAwAAAAMAIDAAAKQTACAxAACoEwAgEgAAAAMAIAMAAKERACAGAACjEQAgDgAApBEAIA8AAKURACAQAACmEQAgGwAApxEAICkAAKgTACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIRADAAChEQAgBgAAoxEAIA4AAKQRACAPAAClEQAgEAAAphEAIBsAAKcRACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQsNAACMEQAgkAdAAAAAAZsHAQAAAAHFBwIAAAAB3AcBAAAAAf8HAgAAAAGNCAIAAAABoggCAAAAAZAJIAAAAAGnCQEAAAABqAkAAIoRACACAAAA6AEAIDAAAKkTACADAAAADgAgMAAAqRMAIDEAAK0TACANAAAADgAgDQAA7xAAICkAAK0TACCQB0AA_QwAIZsHAQCHDQAhxQcCAI8NACHcBwEAhw0AIf8HAgCPDQAhjQgCAI8NACGiCAIAjw0AIZAJIAC_DQAhpwkBAIcNACGoCQAA7RAAIAsNAADvEAAgkAdAAP0MACGbBwEAhw0AIcUHAgCPDQAh3AcBAIcNACH_BwIAjw0AIY0IAgCPDQAhoggCAI8NACGQCSAAvw0AIacJAQCHDQAhqAkAAO0QACAQAwAA4xEAIAUAAOQRACAOAADmEQAgDwAA5xEAIBAAAOgRACAbAADpEQAgkAdAAAAAAaEHAQAAAAG4BwEAAAABuggBAAAAAf0IAQAAAAH-CAEAAAABrwkgAAAAAbAJQAAAAAGxCUAAAAABsglAAAAAAQIAAAAFACAwAACuEwAgAwAAAAMAIDAAAK4TACAxAACyEwAgEgAAAAMAIAMAAKERACAFAACiEQAgDgAApBEAIA8AAKURACAQAACmEQAgGwAApxEAICkAALITACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIRADAAChEQAgBQAAohEAIA4AAKQRACAPAAClEQAgEAAAphEAIBsAAKcRACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQiPB0AAAAABmwcBAAAAAaEHAQAAAAG5BwEAAAAB1AcBAAAAAakJAgAAAAGqCQEAAAABqwlAAAAAARqbBwEAAAABhggBAAAAAYwIAgAAAAGNCAIAAAABjggCAAAAAZMIBAAAAAH-CAEAAAABkAkgAAAAAZUJAQAAAAGWCQEAAAABlwkCAAAAAZgJAgAAAAGZCQIAAAABmgkCAAAAAZsJAQAAAAGcCSAAAAABnQlAAAAAAZ4JAADhEAAgnwkAAOIQACCgCUAAAAABoQkgAAAAAaIJAADjEAAgowkCAAAAAaQJAgAAAAGlCQEAAAABpgkBAAAAAQsGAACLEQAgkAdAAAAAAZsHAQAAAAHFBwIAAAAB3AcBAAAAAf8HAgAAAAGNCAIAAAABoggCAAAAAZAJIAAAAAGnCQEAAAABqAkAAIoRACACAAAA6AEAIDAAALUTACAUkAdAAAAAAbkHAQAAAAHhBwEAAAAB_wcCAAAAAYUIAQAAAAGGCAEAAAABhwgCAAAAAYgIBAAAAAGKCAEAAAABiwgBAAAAAYwIAgAAAAGNCAIAAAABjggCAAAAAY8IgAAAAAGQCEAAAAABkQhAAAAAAZIIQAAAAAGTCAQAAAABlAgEAAAAAZUIAQAAAAEEkAdAAAAAAe4IAQAAAAGSCQEAAAABkwlAAAAAAQWqByAAAAAB1AcBAAAAAd0HAQAAAAGaCAEAAAABlAlAAAAAAQMAAAAOACAwAAC1EwAgMQAAvBMAIA0AAAAOACAGAADuEAAgKQAAvBMAIJAHQAD9DAAhmwcBAIcNACHFBwIAjw0AIdwHAQCHDQAh_wcCAI8NACGNCAIAjw0AIaIIAgCPDQAhkAkgAL8NACGnCQEAhw0AIagJAADtEAAgCwYAAO4QACCQB0AA_QwAIZsHAQCHDQAhxQcCAI8NACHcBwEAhw0AIf8HAgCPDQAhjQgCAI8NACGiCAIAjw0AIZAJIAC_DQAhpwkBAIcNACGoCQAA7RAAIB4HAADkEAAgCQAA5RAAIAoAAOYQACCbBwEAAAABhggBAAAAAYoIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGTCAQAAAAB_ggBAAAAAZAJIAAAAAGVCQEAAAABlgkBAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAgAAAAGbCQEAAAABnAkgAAAAAZ0JQAAAAAGeCQAA4RAAIJ8JAADiEAAgoAlAAAAAAaEJIAAAAAGiCQAA4xAAIKMJAgAAAAGkCQIAAAABpQkBAAAAAaYJAQAAAAECAAAAEwAgMAAAvRMAIAMAAAARACAwAAC9EwAgMQAAwRMAICAAAAARACAHAAC5EAAgCQAAuhAAIAoAALsQACApAADBEwAgmwcBAIcNACGGCAEAhw0AIYoIAQCHDQAhjAgCAI8NACGNCAIAjw0AIY4IAgCPDQAhkwgEAPwMACH-CAEAhw0AIZAJIAC_DQAhlQkBAIcNACGWCQEAiQ0AIZcJAgCPDQAhmAkCAI8NACGZCQIAjw0AIZoJAgCPDQAhmwkBAIkNACGcCSAAvw0AIZ0JQACIDQAhngkAALYQACCfCQAAtxAAIKAJQACIDQAhoQkgAL8NACGiCQAAuBAAIKMJAgCPDQAhpAkCAI8NACGlCQEAiQ0AIaYJAQCJDQAhHgcAALkQACAJAAC6EAAgCgAAuxAAIJsHAQCHDQAhhggBAIcNACGKCAEAhw0AIYwIAgCPDQAhjQgCAI8NACGOCAIAjw0AIZMIBAD8DAAh_ggBAIcNACGQCSAAvw0AIZUJAQCHDQAhlgkBAIkNACGXCQIAjw0AIZgJAgCPDQAhmQkCAI8NACGaCQIAjw0AIZsJAQCJDQAhnAkgAL8NACGdCUAAiA0AIZ4JAAC2EAAgnwkAALcQACCgCUAAiA0AIaEJIAC_DQAhogkAALgQACCjCQIAjw0AIaQJAgCPDQAhpQkBAIkNACGmCQEAiQ0AIR4HAADkEAAgCQAA5RAAIAsAAOcQACCbBwEAAAABhggBAAAAAYoIAQAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGTCAQAAAAB_ggBAAAAAZAJIAAAAAGVCQEAAAABlgkBAAAAAZcJAgAAAAGYCQIAAAABmQkCAAAAAZoJAgAAAAGbCQEAAAABnAkgAAAAAZ0JQAAAAAGeCQAA4RAAIJ8JAADiEAAgoAlAAAAAAaEJIAAAAAGiCQAA4xAAIKMJAgAAAAGkCQIAAAABpQkBAAAAAaYJAQAAAAECAAAAEwAgMAAAwhMAIAMAAAARACAwAADCEwAgMQAAxhMAICAAAAARACAHAAC5EAAgCQAAuhAAIAsAALwQACApAADGEwAgmwcBAIcNACGGCAEAhw0AIYoIAQCHDQAhjAgCAI8NACGNCAIAjw0AIY4IAgCPDQAhkwgEAPwMACH-CAEAhw0AIZAJIAC_DQAhlQkBAIcNACGWCQEAiQ0AIZcJAgCPDQAhmAkCAI8NACGZCQIAjw0AIZoJAgCPDQAhmwkBAIkNACGcCSAAvw0AIZ0JQACIDQAhngkAALYQACCfCQAAtxAAIKAJQACIDQAhoQkgAL8NACGiCQAAuBAAIKMJAgCPDQAhpAkCAI8NACGlCQEAiQ0AIaYJAQCJDQAhHgcAALkQACAJAAC6EAAgCwAAvBAAIJsHAQCHDQAhhggBAIcNACGKCAEAhw0AIYwIAgCPDQAhjQgCAI8NACGOCAIAjw0AIZMIBAD8DAAh_ggBAIcNACGQCSAAvw0AIZUJAQCHDQAhlgkBAIkNACGXCQIAjw0AIZgJAgCPDQAhmQkCAI8NACGaCQIAjw0AIZsJAQCJDQAhnAkgAL8NACGdCUAAiA0AIZ4JAAC2EAAgnwkAALcQACCgCUAAiA0AIaEJIAC_DQAhogkAALgQACCjCQIAjw0AIaQJAgCPDQAhpQkBAIkNACGmCQEAiQ0AIRADAADjEQAgBQAA5BEAIAYAAOURACAPAADnEQAgEAAA6BEAIBsAAOkRACCQB0AAAAABoQcBAAAAAbgHAQAAAAG6CAEAAAAB_QgBAAAAAf4IAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABAgAAAAUAIDAAAMcTACATDwAA7BIAIBcAAO8SACAYAADyEgAgGQAA8xIAIBoAAPQSACAbAADuEgAgHAAA6hIAIB0AAO0SACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAADJEwAgAwAAAAMAIDAAAMcTACAxAADNEwAgEgAAAAMAIAMAAKERACAFAACiEQAgBgAAoxEAIA8AAKURACAQAACmEQAgGwAApxEAICkAAM0TACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIRADAAChEQAgBQAAohEAIAYAAKMRACAPAAClEQAgEAAAphEAIBsAAKcRACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQMAAABSACAwAADJEwAgMQAA0BMAIBUAAABSACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAICkAANATACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw8AAO8RACAXAADyEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRADAADjEQAgBQAA5BEAIAYAAOURACAOAADmEQAgEAAA6BEAIBsAAOkRACCQB0AAAAABoQcBAAAAAbgHAQAAAAG6CAEAAAAB_QgBAAAAAf4IAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABAgAAAAUAIDAAANETACATDgAA6xIAIBcAAO8SACAYAADyEgAgGQAA8xIAIBoAAPQSACAbAADuEgAgHAAA6hIAIB0AAO0SACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAADTEwAgAwAAAAMAIDAAANETACAxAADXEwAgEgAAAAMAIAMAAKERACAFAACiEQAgBgAAoxEAIA4AAKQRACAQAACmEQAgGwAApxEAICkAANcTACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIRADAAChEQAgBQAAohEAIAYAAKMRACAOAACkEQAgEAAAphEAIBsAAKcRACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQMAAABSACAwAADTEwAgMQAA2hMAIBUAAABSACAOAADuEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAICkAANoTACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw4AAO4RACAXAADyEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRADAADjEQAgBQAA5BEAIAYAAOURACAOAADmEQAgDwAA5xEAIBAAAOgRACCQB0AAAAABoQcBAAAAAbgHAQAAAAG6CAEAAAAB_QgBAAAAAf4IAQAAAAGvCSAAAAABsAlAAAAAAbEJQAAAAAGyCUAAAAABAgAAAAUAIDAAANsTACATDgAA6xIAIA8AAOwSACAXAADvEgAgGAAA8hIAIBkAAPMSACAaAAD0EgAgHAAA6hIAIB0AAO0SACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAADdEwAgCJAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAB2whAAAAAAeEIAAEAAAH5CEAAAAABBrcHQAAAAAG5BwEAAAAB3AgAAQAAAd0IAQAAAAHeCAEAAAAB3whAAAAAAQmQB0AAAAABoQcBAAAAAbcHQAAAAAG5BwEAAAAB1wgAAQAAAdgIAAEAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAENBAEAAAABkAdAAAAAAaEHAQAAAAGqBwEAAAABtwdAAAAAAbkHAQAAAAHWBwEAAAAB0AgAAQAAAdEIAAEAAAHSCAEAAAAB0wgBAAAAAdUIAgAAAAHWCEAAAAABAwAAAAMAIDAAANsTACAxAADlEwAgEgAAAAMAIAMAAKERACAFAACiEQAgBgAAoxEAIA4AAKQRACAPAAClEQAgEAAAphEAICkAAOUTACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIRADAAChEQAgBQAAohEAIAYAAKMRACAOAACkEQAgDwAApREAIBAAAKYRACCQB0AA_QwAIaEHAQCHDQAhuAcBAIcNACG6CAEAhw0AIf0IAQCHDQAh_ggBAIcNACGvCSAAvw0AIbAJQACIDQAhsQlAAP0MACGyCUAAiA0AIQMAAABSACAwAADdEwAgMQAA6BMAIBUAAABSACAOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBoAAPcRACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAICkAAOgTACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRADAAD5DwAgBAAA-g8AIBgAAPwPACAZAAD9DwAgGgAA_g8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboIAQAAAAHICAEAAAAB-ggBAAAAAfsIAQAAAAH8CEAAAAABAgAAAD0AIDAAAOkTACATDgAA6xIAIA8AAOwSACAYAADyEgAgGQAA8xIAIBoAAPQSACAbAADuEgAgHAAA6hIAIB0AAO0SACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAADrEwAgAwAAADsAIDAAAOkTACAxAADvEwAgEgAAADsAIAMAAMMPACAEAADEDwAgGAAAxg8AIBkAAMcPACAaAADIDwAgKQAA7xMAIJAHQAD9DAAhoQcBAIcNACGnBwEAiQ0AIaoHAQCHDQAhuAcBAIcNACG5BwEAiQ0AIboIAQCHDQAhyAgBAIkNACH6CAEAhw0AIfsIAQCHDQAh_AhAAIgNACEQAwAAww8AIAQAAMQPACAYAADGDwAgGQAAxw8AIBoAAMgPACCQB0AA_QwAIaEHAQCHDQAhpwcBAIkNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhAwAAAFIAIDAAAOsTACAxAADyEwAgFQAAAFIAIA4AAO4RACAPAADvEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgKQAA8hMAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACETDgAA7hEAIA8AAO8RACAYAAD1EQAgGQAA9hEAIBoAAPcRACAbAADxEQAgHAAA7REAIB0AAPARACAeAADzEQAgHwAA9BEAICMAAPgRACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhDAMAAL0PACAUAAC-DwAgkAdAAAAAAaEHAQAAAAG3B0AAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAAB1AgBAAAAAdsIQAAAAAHhCAABAAAB-QhAAAAAAQIAAABCACAwAADzEwAgAwAAAEAAIDAAAPMTACAxAAD3EwAgDgAAAEAAIAMAALUPACAUAAC2DwAgKQAA9xMAIJAHQAD9DAAhoQcBAIcNACG3B0AA_QwAIbgHAQCHDQAhvgcBAIcNACG_BwEAhw0AIdQIAQCHDQAh2whAAIgNACHhCAAByg0AIfkIQACIDQAhDAMAALUPACAUAAC2DwAgkAdAAP0MACGhBwEAhw0AIbcHQAD9DAAhuAcBAIcNACG-BwEAhw0AIb8HAQCHDQAh1AgBAIcNACHbCEAAiA0AIeEIAAHKDQAh-QhAAIgNACETDgAA6xIAIA8AAOwSACAXAADvEgAgGAAA8hIAIBkAAPMSACAaAAD0EgAgGwAA7hIAIBwAAOoSACAdAADtEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAAD4EwAgDpAHQAAAAAGhBwEAAAABtwdAAAAAAb4HAQAAAAG_BwEAAAAByAgBAAAAAdsIQAAAAAHfCEAAAAAB4QgAAQAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAHmCAAAgA8AIAMAAABSACAwAAD4EwAgMQAA_RMAIBUAAABSACAOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBoAAPcRACAbAADxEQAgHAAA7REAIB0AAPARACAfAAD0EQAgIwAA-BEAICkAAP0TACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB8AAPQRACAjAAD4EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIQwDAACYDwAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuAcBAAAAAcgIAQAAAAHkCAEAAAAB5QgBAAAAAeYIAACXDwAg5wgCAAAAAegIAQAAAAHpCEAAAAABAgAAAPwEACAwAAD-EwAgEw4AAOsSACAPAADsEgAgFwAA7xIAIBgAAPISACAZAADzEgAgGgAA9BIAIBsAAO4SACAcAADqEgAgHQAA7RIAIB4AAPASACAjAAD1EgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuggBAAAAAf0IAQAAAAGzCQEAAAABtAlAAAAAAbUJQAAAAAECAAAAAQAgMAAAgBQAIAMAAABmACAwAAD-EwAgMQAAhBQAIA4AAABmACADAACJDwAgKQAAhBQAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhyAgBAIkNACHkCAEAiQ0AIeUIAQCJDQAh5ggAAIgPACDnCAIAjw0AIegIAQCJDQAh6QhAAIgNACEMAwAAiQ8AIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhyAgBAIkNACHkCAEAiQ0AIeUIAQCJDQAh5ggAAIgPACDnCAIAjw0AIegIAQCJDQAh6QhAAIgNACEDAAAAUgAgMAAAgBQAIDEAAIcUACAVAAAAUgAgDgAA7hEAIA8AAO8RACAXAADyEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAICMAAPgRACApAACHFAAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRMOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBoAAPcRACAbAADxEQAgHAAA7REAIB0AAPARACAeAADzEQAgIwAA-BEAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACEQAwAA-Q8AIAQAAPoPACAXAAD7DwAgGQAA_Q8AIBoAAP4PACCQB0AAAAABoQcBAAAAAacHAQAAAAGqBwEAAAABuAcBAAAAAbkHAQAAAAG6CAEAAAAByAgBAAAAAfoIAQAAAAH7CAEAAAAB_AhAAAAAAQIAAAA9ACAwAACIFAAgEw4AAOsSACAPAADsEgAgFwAA7xIAIBkAAPMSACAaAAD0EgAgGwAA7hIAIBwAAOoSACAdAADtEgAgHgAA8BIAIB8AAPESACAjAAD1EgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuggBAAAAAf0IAQAAAAGzCQEAAAABtAlAAAAAAbUJQAAAAAECAAAAAQAgMAAAihQAIAMAAAA7ACAwAACIFAAgMQAAjhQAIBIAAAA7ACADAADDDwAgBAAAxA8AIBcAAMUPACAZAADHDwAgGgAAyA8AICkAAI4UACCQB0AA_QwAIaEHAQCHDQAhpwcBAIkNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhEAMAAMMPACAEAADEDwAgFwAAxQ8AIBkAAMcPACAaAADIDwAgkAdAAP0MACGhBwEAhw0AIacHAQCJDQAhqgcBAIcNACG4BwEAhw0AIbkHAQCJDQAhuggBAIcNACHICAEAiQ0AIfoIAQCHDQAh-wgBAIcNACH8CEAAiA0AIQMAAABSACAwAACKFAAgMQAAkRQAIBUAAABSACAOAADuEQAgDwAA7xEAIBcAAPIRACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAICkAAJEUACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw4AAO4RACAPAADvEQAgFwAA8hEAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRADAAD5DwAgBAAA-g8AIBcAAPsPACAYAAD8DwAgGgAA_g8AIJAHQAAAAAGhBwEAAAABpwcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboIAQAAAAHICAEAAAAB-ggBAAAAAfsIAQAAAAH8CEAAAAABAgAAAD0AIDAAAJIUACATDgAA6xIAIA8AAOwSACAXAADvEgAgGAAA8hIAIBoAAPQSACAbAADuEgAgHAAA6hIAIB0AAO0SACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAACUFAAgAwAAADsAIDAAAJIUACAxAACYFAAgEgAAADsAIAMAAMMPACAEAADEDwAgFwAAxQ8AIBgAAMYPACAaAADIDwAgKQAAmBQAIJAHQAD9DAAhoQcBAIcNACGnBwEAiQ0AIaoHAQCHDQAhuAcBAIcNACG5BwEAiQ0AIboIAQCHDQAhyAgBAIkNACH6CAEAhw0AIfsIAQCHDQAh_AhAAIgNACEQAwAAww8AIAQAAMQPACAXAADFDwAgGAAAxg8AIBoAAMgPACCQB0AA_QwAIaEHAQCHDQAhpwcBAIkNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6CAEAhw0AIcgIAQCJDQAh-ggBAIcNACH7CAEAhw0AIfwIQACIDQAhAwAAAFIAIDAAAJQUACAxAACbFAAgFQAAAFIAIA4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAaAAD3EQAgGwAA8REAIBwAAO0RACAdAADwEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgKQAAmxQAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACETDgAA7hEAIA8AAO8RACAXAADyEQAgGAAA9REAIBoAAPcRACAbAADxEQAgHAAA7REAIB0AAPARACAeAADzEQAgHwAA9BEAICMAAPgRACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEAMAAPkPACAEAAD6DwAgFwAA-w8AIBgAAPwPACAZAAD9DwAgkAdAAAAAAaEHAQAAAAGnBwEAAAABqgcBAAAAAbgHAQAAAAG5BwEAAAABuggBAAAAAcgIAQAAAAH6CAEAAAAB-wgBAAAAAfwIQAAAAAECAAAAPQAgMAAAnBQAIBMOAADrEgAgDwAA7BIAIBcAAO8SACAYAADyEgAgGQAA8xIAIBsAAO4SACAcAADqEgAgHQAA7RIAIB4AAPASACAfAADxEgAgIwAA9RIAIJAHQAAAAAGhBwEAAAABqgcBAAAAAboIAQAAAAH9CAEAAAABswkBAAAAAbQJQAAAAAG1CUAAAAABAgAAAAEAIDAAAJ4UACADAAAAOwAgMAAAnBQAIDEAAKIUACASAAAAOwAgAwAAww8AIAQAAMQPACAXAADFDwAgGAAAxg8AIBkAAMcPACApAACiFAAgkAdAAP0MACGhBwEAhw0AIacHAQCJDQAhqgcBAIcNACG4BwEAhw0AIbkHAQCJDQAhuggBAIcNACHICAEAiQ0AIfoIAQCHDQAh-wgBAIcNACH8CEAAiA0AIRADAADDDwAgBAAAxA8AIBcAAMUPACAYAADGDwAgGQAAxw8AIJAHQAD9DAAhoQcBAIcNACGnBwEAiQ0AIaoHAQCHDQAhuAcBAIcNACG5BwEAiQ0AIboIAQCHDQAhyAgBAIkNACH6CAEAhw0AIfsIAQCHDQAh_AhAAIgNACEDAAAAUgAgMAAAnhQAIDEAAKUUACAVAAAAUgAgDgAA7hEAIA8AAO8RACAXAADyEQAgGAAA9REAIBkAAPYRACAbAADxEQAgHAAA7REAIB0AAPARACAeAADzEQAgHwAA9BEAICMAAPgRACApAAClFAAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIRMOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgIwAA-BEAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACETDgAA6xIAIA8AAOwSACAXAADvEgAgGAAA8hIAIBkAAPMSACAaAAD0EgAgGwAA7hIAIBwAAOoSACAeAADwEgAgHwAA8RIAICMAAPUSACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAACmFAAgEpAHQAAAAAGhBwEAAAABqgcBAAAAAbkHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABuwgBAAAAAbwIAQAAAAG9CIAAAAABvggAAKkOACC_CAIAAAABwAggAAAAAcEIAQAAAAHCCAAAqg4AIMMIIAAAAAHECAIAAAABArcHQAAAAAG5CAABAAABAwAAAFIAIDAAAKYUACAxAACsFAAgFQAAAFIAIA4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHgAA8xEAIB8AAPQRACAjAAD4EQAgKQAArBQAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIboIAQCHDQAh_QgBAIcNACGzCQEAiQ0AIbQJQAD9DAAhtQlAAIgNACETDgAA7hEAIA8AAO8RACAXAADyEQAgGAAA9REAIBkAAPYRACAaAAD3EQAgGwAA8REAIBwAAO0RACAeAADzEQAgHwAA9BEAICMAAPgRACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhFAMAAN8OACAQAADgDgAgEwAA4g4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABxAgCAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAEAAAABzQgAAN4OACDOCAIAAAABzwgCAAAAAQIAAABiACAwAACtFAAgAwAAAGAAIDAAAK0UACAxAACxFAAgFgAAAGAAIAMAAL0OACAQAAC-DgAgEwAAwA4AICkAALEUACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG4BwEAhw0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIboIAQCHDQAhxAgCAI8NACHICAEAhw0AIckIAQCHDQAhyggBAIkNACHLCIAAAAABzAgBAIkNACHNCAAAvA4AIM4IAgCPDQAhzwgCAI8NACEUAwAAvQ4AIBAAAL4OACATAADADgAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuAcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG6CAEAhw0AIcQIAgCPDQAhyAgBAIcNACHJCAEAhw0AIcoIAQCJDQAhywiAAAAAAcwIAQCJDQAhzQgAALwOACDOCAIAjw0AIc8IAgCPDQAhFAMAAN8OACASAADhDgAgEwAA4g4AIJAHQAAAAAGhBwEAAAABqgcBAAAAAbgHAQAAAAG-BwEAAAABvwcBAAAAAcAHQAAAAAG6CAEAAAABxAgCAAAAAcgIAQAAAAHJCAEAAAAByggBAAAAAcsIgAAAAAHMCAEAAAABzQgAAN4OACDOCAIAAAABzwgCAAAAAQIAAABiACAwAACyFAAgEAMAAOMRACAFAADkEQAgBgAA5REAIA4AAOYRACAPAADnEQAgGwAA6REAIJAHQAAAAAGhBwEAAAABuAcBAAAAAboIAQAAAAH9CAEAAAAB_ggBAAAAAa8JIAAAAAGwCUAAAAABsQlAAAAAAbIJQAAAAAECAAAABQAgMAAAtBQAIAMAAABgACAwAACyFAAgMQAAuBQAIBYAAABgACADAAC9DgAgEgAAvw4AIBMAAMAOACApAAC4FAAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuAcBAIcNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACG6CAEAhw0AIcQIAgCPDQAhyAgBAIcNACHJCAEAhw0AIcoIAQCJDQAhywiAAAAAAcwIAQCJDQAhzQgAALwOACDOCAIAjw0AIc8IAgCPDQAhFAMAAL0OACASAAC_DgAgEwAAwA4AIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuggBAIcNACHECAIAjw0AIcgIAQCHDQAhyQgBAIcNACHKCAEAiQ0AIcsIgAAAAAHMCAEAiQ0AIc0IAAC8DgAgzggCAI8NACHPCAIAjw0AIQMAAAADACAwAAC0FAAgMQAAuxQAIBIAAAADACADAAChEQAgBQAAohEAIAYAAKMRACAOAACkEQAgDwAApREAIBsAAKcRACApAAC7FAAgkAdAAP0MACGhBwEAhw0AIbgHAQCHDQAhuggBAIcNACH9CAEAhw0AIf4IAQCHDQAhrwkgAL8NACGwCUAAiA0AIbEJQAD9DAAhsglAAIgNACEQAwAAoREAIAUAAKIRACAGAACjEQAgDgAApBEAIA8AAKURACAbAACnEQAgkAdAAP0MACGhBwEAhw0AIbgHAQCHDQAhuggBAIcNACH9CAEAhw0AIf4IAQCHDQAhrwkgAL8NACGwCUAAiA0AIbEJQAD9DAAhsglAAIgNACEUAwAA3w4AIBAAAOAOACASAADhDgAgkAdAAAAAAaEHAQAAAAGqBwEAAAABuAcBAAAAAb4HAQAAAAG_BwEAAAABwAdAAAAAAboIAQAAAAHECAIAAAAByAgBAAAAAckIAQAAAAHKCAEAAAABywiAAAAAAcwIAQAAAAHNCAAA3g4AIM4IAgAAAAHPCAIAAAABAgAAAGIAIDAAALwUACADAAAAYAAgMAAAvBQAIDEAAMAUACAWAAAAYAAgAwAAvQ4AIBAAAL4OACASAAC_DgAgKQAAwBQAIJAHQAD9DAAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhvgcBAIcNACG_BwEAhw0AIcAHQAD9DAAhuggBAIcNACHECAIAjw0AIcgIAQCHDQAhyQgBAIcNACHKCAEAiQ0AIcsIgAAAAAHMCAEAiQ0AIc0IAAC8DgAgzggCAI8NACHPCAIAjw0AIRQDAAC9DgAgEAAAvg4AIBIAAL8OACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG4BwEAhw0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIboIAQCHDQAhxAgCAI8NACHICAEAhw0AIckIAQCHDQAhyggBAIkNACHLCIAAAAABzAgBAIkNACHNCAAAvA4AIM4IAgCPDQAhzwgCAI8NACEeBwAA5BAAIAoAAOYQACALAADnEAAgmwcBAAAAAYYIAQAAAAGKCAEAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABkwgEAAAAAf4IAQAAAAGQCSAAAAABlQkBAAAAAZYJAQAAAAGXCQIAAAABmAkCAAAAAZkJAgAAAAGaCQIAAAABmwkBAAAAAZwJIAAAAAGdCUAAAAABngkAAOEQACCfCQAA4hAAIKAJQAAAAAGhCSAAAAABogkAAOMQACCjCQIAAAABpAkCAAAAAaUJAQAAAAGmCQEAAAABAgAAABMAIDAAAMEUACADAAAAEQAgMAAAwRQAIDEAAMUUACAgAAAAEQAgBwAAuRAAIAoAALsQACALAAC8EAAgKQAAxRQAIJsHAQCHDQAhhggBAIcNACGKCAEAhw0AIYwIAgCPDQAhjQgCAI8NACGOCAIAjw0AIZMIBAD8DAAh_ggBAIcNACGQCSAAvw0AIZUJAQCHDQAhlgkBAIkNACGXCQIAjw0AIZgJAgCPDQAhmQkCAI8NACGaCQIAjw0AIZsJAQCJDQAhnAkgAL8NACGdCUAAiA0AIZ4JAAC2EAAgnwkAALcQACCgCUAAiA0AIaEJIAC_DQAhogkAALgQACCjCQIAjw0AIaQJAgCPDQAhpQkBAIkNACGmCQEAiQ0AIR4HAAC5EAAgCgAAuxAAIAsAALwQACCbBwEAhw0AIYYIAQCHDQAhiggBAIcNACGMCAIAjw0AIY0IAgCPDQAhjggCAI8NACGTCAQA_AwAIf4IAQCHDQAhkAkgAL8NACGVCQEAhw0AIZYJAQCJDQAhlwkCAI8NACGYCQIAjw0AIZkJAgCPDQAhmgkCAI8NACGbCQEAiQ0AIZwJIAC_DQAhnQlAAIgNACGeCQAAthAAIJ8JAAC3EAAgoAlAAIgNACGhCSAAvw0AIaIJAAC4EAAgowkCAI8NACGkCQIAjw0AIaUJAQCJDQAhpgkBAIkNACETDgAA6xIAIA8AAOwSACAXAADvEgAgGAAA8hIAIBkAAPMSACAaAAD0EgAgGwAA7hIAIBwAAOoSACAdAADtEgAgHgAA8BIAIB8AAPESACCQB0AAAAABoQcBAAAAAaoHAQAAAAG6CAEAAAAB_QgBAAAAAbMJAQAAAAG0CUAAAAABtQlAAAAAAQIAAAABACAwAADGFAAgBJAHQAAAAAGhBwEAAAABtgcBAAAAAbcHQAAAAAERKYAAAAABkAdAAAAAAZ0HAQAAAAGhBwEAAAABogcEAAAAAaQHAQAAAAGlBwEAAAABpgcBAAAAAacHAQAAAAGoB0AAAAABqQcBAAAAAaoHAQAAAAGrBwIAAAABrAdAAAAAAa0HQAAAAAGuB0AAAAABrwdAAAAAAQMAAABSACAwAADGFAAgMQAAzBQAIBUAAABSACAOAADuEQAgDwAA7xEAIBcAAPIRACAYAAD1EQAgGQAA9hEAIBoAAPcRACAbAADxEQAgHAAA7REAIB0AAPARACAeAADzEQAgHwAA9BEAICkAAMwUACCQB0AA_QwAIaEHAQCHDQAhqgcBAIcNACG6CAEAhw0AIf0IAQCHDQAhswkBAIkNACG0CUAA_QwAIbUJQACIDQAhEw4AAO4RACAPAADvEQAgFwAA8hEAIBgAAPURACAZAAD2EQAgGgAA9xEAIBsAAPERACAcAADtEQAgHQAA8BEAIB4AAPMRACAfAAD0EQAgkAdAAP0MACGhBwEAhw0AIaoHAQCHDQAhuggBAIcNACH9CAEAhw0AIbMJAQCJDQAhtAlAAP0MACG1CUAAiA0AIQ8DAAC3DQAgIgAAuQ0AIJAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwAAtg0AILwHAQAAAAG9B0AAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABAgAAAHMAIDAAAM0UACADAAAAcQAgMAAAzRQAIDEAANEUACARAAAAcQAgAwAAmw0AICIAAJ0NACApAADRFAAgkAdAAP0MACGbBwEAhw0AIaEHAQCHDQAhqgcBAIcNACG4BwEAhw0AIbkHAQCJDQAhugcBAIcNACG7BwAAmg0AILwHAQCJDQAhvQdAAIgNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACEPAwAAmw0AICIAAJ0NACCQB0AA_QwAIZsHAQCHDQAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6BwEAhw0AIbsHAACaDQAgvAcBAIkNACG9B0AAiA0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIQ8DAAC3DQAgIQAAuA0AIJAHQAAAAAGbBwEAAAABoQcBAAAAAaoHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwAAtg0AILwHAQAAAAG9B0AAAAABvgcBAAAAAb8HAQAAAAHAB0AAAAABAgAAAHMAIDAAANIUACADAAAAcQAgMAAA0hQAIDEAANYUACARAAAAcQAgAwAAmw0AICEAAJwNACApAADWFAAgkAdAAP0MACGbBwEAhw0AIaEHAQCHDQAhqgcBAIcNACG4BwEAhw0AIbkHAQCJDQAhugcBAIcNACG7BwAAmg0AILwHAQCJDQAhvQdAAIgNACG-BwEAhw0AIb8HAQCHDQAhwAdAAP0MACEPAwAAmw0AICEAAJwNACCQB0AA_QwAIZsHAQCHDQAhoQcBAIcNACGqBwEAhw0AIbgHAQCHDQAhuQcBAIkNACG6BwEAhw0AIbsHAACaDQAgvAcBAIkNACG9B0AAiA0AIb4HAQCHDQAhvwcBAIcNACHAB0AA_QwAIQ0MACIOXgwPXw0XZRQYbhYZbxcacBgbZBMcBgIdYw8eZxsfbRwjdB4IAwABBQgDBgwEDAAaDikMDy0NEDEOGz4TAQQAAgIEDQIHDwUDBhAEDAALDRQGBQcABQkYBwocCAsgCQwACgEIAAYBCAAGAQgABgMJIQAKIgALIwACBiQADSUAAgMAAQQAAgIDAAEEAAICBAACEQAPBQMAAQwAEhAyDhI0EBM4EQERAA8BEQAPAhA5ABM6AAcDAAEEPwIMABkXQxQYSRYZTRcaURgDAwABFAATFkUVARUAFAIDAAEUABMCAwABFAATAgNTARRUEwQXVQAYVgAZVwAaWAAFBlkADloAD1sAEFwAG10AAwMAAQwAHR9rHAIDAAEeABsBH2wABAMAAQwAISF4HyJ8IAEgAB4BIAAeAiF9ACJ-AAsOgAEAD4EBABeEAQAYhgEAGYcBABqIAQAbgwEAHH8AHYIBAB-FAQAjiQEAAAAAAwwAJzYAKDcAKQAAAAMMACc2ACg3ACkBAwABAQMAAQMMAC42AC83ADAAAAADDAAuNgAvNwAwAQQAAgEEAAIFDAA1NgA4NwA5WAA2WQA3AAAAAAAFDAA1NgA4NwA5WAA2WQA3AgTYAQIH2QEFAgTfAQIH4AEFBQwAPjYAQTcAQlgAP1kAQAAAAAAABQwAPjYAQTcAQlgAP1kAQAAABQwARzYASjcAS1gASFkASQAAAAAABQwARzYASjcAS1gASFkASQEHAAUBBwAFBQwAUDYAUzcAVFgAUVkAUgAAAAAABQwAUDYAUzcAVFgAUVkAUgEIAAYBCAAGAwwAWTYAWjcAWwAAAAMMAFk2AFo3AFsBCAAGAQgABgMMAGA2AGE3AGIAAAADDABgNgBhNwBiAAAABQwAaDYAazcAbFgAaVkAagAAAAAABQwAaDYAazcAbFgAaVkAagAAAAUMAHI2AHU3AHZYAHNZAHQAAAAAAAUMAHI2AHU3AHZYAHNZAHQCAwABBAACAgMAAQQAAgMMAHs2AHw3AH0AAAADDAB7NgB8NwB9AgMAAQQAAgIDAAEEAAIFDACCATYAhQE3AIYBWACDAVkAhAEAAAAAAAUMAIIBNgCFATcAhgFYAIMBWQCEAQAAAAMMAIwBNgCNATcAjgEAAAADDACMATYAjQE3AI4BAAAAAwwAlAE2AJUBNwCWAQAAAAMMAJQBNgCVATcAlgECAwABBNwDAgIDAAEE4gMCAwwAmwE2AJwBNwCdAQAAAAMMAJsBNgCcATcAnQECAwABFAATAgMAARQAEwMMAKIBNgCjATcApAEAAAADDACiATYAowE3AKQBARUAFAEVABQFDACpATYArAE3AK0BWACqAVkAqwEAAAAAAAUMAKkBNgCsATcArQFYAKoBWQCrAQAAAAUMALMBNgC2ATcAtwFYALQBWQC1AQAAAAAABQwAswE2ALYBNwC3AVgAtAFZALUBAAAAAwwAvQE2AL4BNwC_AQAAAAMMAL0BNgC-ATcAvwEAAAADDADFATYAxgE3AMcBAAAAAwwAxQE2AMYBNwDHAQAAAAMMAM0BNgDOATcAzwEAAAADDADNATYAzgE3AM8BAQMAAQEDAAEFDADUATYA1wE3ANgBWADVAVkA1gEAAAAAAAUMANQBNgDXATcA2AFYANUBWQDWAQIDAAEeABsCAwABHgAbAwwA3QE2AN4BNwDfAQAAAAMMAN0BNgDeATcA3wECAwABFAATAgMAARQAEwMMAOQBNgDlATcA5gEAAAADDADkATYA5QE3AOYBAgMAARQAEwIDAAEUABMDDADrATYA7AE3AO0BAAAAAwwA6wE2AOwBNwDtAQID4AUBFOEFEwID5wUBFOgFEwUMAPIBNgD1ATcA9gFYAPMBWQD0AQAAAAAABQwA8gE2APUBNwD2AVgA8wFZAPQBAQMAAQEDAAEFDAD7ATYA_gE3AP8BWAD8AVkA_QEAAAAAAAUMAPsBNgD-ATcA_wFYAPwBWQD9AQERAA8BEQAPAwwAhAI2AIUCNwCGAgAAAAMMAIQCNgCFAjcAhgICBAACEQAPAgQAAhEADwUMAIsCNgCOAjcAjwJYAIwCWQCNAgAAAAAABQwAiwI2AI4CNwCPAlgAjAJZAI0CAREADwERAA8DDACUAjYAlQI3AJYCAAAAAwwAlAI2AJUCNwCWAgAAAAUMAJwCNgCfAjcAoAJYAJ0CWQCeAgAAAAAABQwAnAI2AJ8CNwCgAlgAnQJZAJ4CAAAABQwApgI2AKkCNwCqAlgApwJZAKgCAAAAAAAFDACmAjYAqQI3AKoCWACnAlkAqAIAAAAFDACwAjYAswI3ALQCWACxAlkAsgIAAAAAAAUMALACNgCzAjcAtAJYALECWQCyAgEIAAYBCAAGBQwAuQI2ALwCNwC9AlgAugJZALsCAAAAAAAFDAC5AjYAvAI3AL0CWAC6AlkAuwIAAAAFDADDAjYAxgI3AMcCWADEAlkAxQIAAAAAAAUMAMMCNgDGAjcAxwJYAMQCWQDFAgAAAAUMAM0CNgDQAjcA0QJYAM4CWQDPAgAAAAAABQwAzQI2ANACNwDRAlgAzgJZAM8CAAAABQwA1wI2ANoCNwDbAlgA2AJZANkCAAAAAAAFDADXAjYA2gI3ANsCWADYAlkA2QIAAAAFDADhAjYA5AI3AOUCWADiAlkA4wIAAAAAAAUMAOECNgDkAjcA5QJYAOICWQDjAgAAAAUMAOsCNgDuAjcA7wJYAOwCWQDtAgAAAAAABQwA6wI2AO4CNwDvAlgA7AJZAO0CAAAABQwA9QI2APgCNwD5AlgA9gJZAPcCAAAAAAAFDAD1AjYA-AI3APkCWAD2AlkA9wIAAAAFDAD_AjYAggM3AIMDWACAA1kAgQMAAAAAAAUMAP8CNgCCAzcAgwNYAIADWQCBAwAAAAUMAIkDNgCMAzcAjQNYAIoDWQCLAwAAAAAABQwAiQM2AIwDNwCNA1gAigNZAIsDAAAABQwAkwM2AJYDNwCXA1gAlANZAJUDAAAAAAAFDACTAzYAlgM3AJcDWACUA1kAlQMAAAAFDACdAzYAoAM3AKEDWACeA1kAnwMAAAAAAAUMAJ0DNgCgAzcAoQNYAJ4DWQCfAwAAAAUMAKcDNgCqAzcAqwNYAKgDWQCpAwAAAAAABQwApwM2AKoDNwCrA1gAqANZAKkDAAAABQwAsQM2ALQDNwC1A1gAsgNZALMDAAAAAAAFDACxAzYAtAM3ALUDWACyA1kAswMAAAAFDAC7AzYAvgM3AL8DWAC8A1kAvQMAAAAAAAUMALsDNgC-AzcAvwNYALwDWQC9AwAAAAUMAMUDNgDIAzcAyQNYAMYDWQDHAwAAAAAABQwAxQM2AMgDNwDJA1gAxgNZAMcDAQMAAQEDAAEDDADOAzYAzwM3ANADAAAAAwwAzgM2AM8DNwDQAwEgAB4BIAAeAwwA1QM2ANYDNwDXAwAAAAMMANUDNgDWAzcA1wMBIAAeASAAHgUMANwDNgDfAzcA4ANYAN0DWQDeAwAAAAAABQwA3AM2AN8DNwDgA1gA3QNZAN4DAAAAAwwA5gM2AOcDNwDoAwAAAAMMAOYDNgDnAzcA6AMAAAAFDADuAzYA8QM3APIDWADvA1kA8AMAAAAAAAUMAO4DNgDxAzcA8gNYAO8DWQDwAwAAAAUMAPgDNgD7AzcA_ANYAPkDWQD6AwAAAAAABQwA-AM2APsDNwD8A1gA-QNZAPoDJAIBJYoBASaMAQEnjQEBKI4BASqQAQErkgEjLJMBJC2VAQEulwEjL5gBJTKZAQEzmgEBNJsBIzieASY5nwEqOqABAjuhAQI8ogECPaMBAj6kAQI_pgECQKgBI0GpAStCqwECQ60BI0SuASxFrwECRrABAkexASNItAEtSbUBMUq3AQNLuAEDTLoBA027AQNOvAEDT74BA1DAASNRwQEyUsMBA1PFASNUxgEzVccBA1bIAQNXyQEjWswBNFvNATpczgEEXc8BBF7QAQRf0QEEYNIBBGHUAQRi1gEjY9cBO2TbAQRl3QEjZt4BPGfhAQRo4gEEaeMBI2rmAT1r5wFDbOkBBW3qAQVu7AEFb-0BBXDuAQVx8AEFcvIBI3PzAUR09QEFdfcBI3b4AUV3-QEFePoBBXn7ASN6_gFGe_8BTHyAAgZ9gQIGfoICBn-DAgaAAYQCBoEBhgIGggGIAiODAYkCTYQBiwIGhQGNAiOGAY4CTocBjwIGiAGQAgaJAZECI4oBlAJPiwGVAlWMAZYCCY0BlwIJjgGYAgmPAZkCCZABmgIJkQGcAgmSAZ4CI5MBnwJWlAGhAgmVAaMCI5YBpAJXlwGlAgmYAaYCCZkBpwIjmgGqAlibAasCXJwBrAIInQGtAgieAa4CCJ8BrwIIoAGwAgihAbICCKIBtAIjowG1Al2kAbcCCKUBuQIjpgG6Al6nAbsCCKgBvAIIqQG9AiOqAcACX6sBwQJjrAHDAmStAcQCZK4BxwJkrwHIAmSwAckCZLEBywJksgHNAiOzAc4CZbQB0AJktQHSAiO2AdMCZrcB1AJkuAHVAmS5AdYCI7oB2QJnuwHaAm28AdwCbr0B3QJuvgHgAm6_AeECbsAB4gJuwQHkAm7CAeYCI8MB5wJvxAHpAm7FAesCI8YB7AJwxwHtAm7IAe4CbskB7wIjygHyAnHLAfMCd8wB9AIMzQH1AgzOAfYCDM8B9wIM0AH4AgzRAfoCDNIB_AIj0wH9AnjUAf8CDNUBgQMj1gGCA3nXAYMDDNgBhAMM2QGFAyPaAYgDetsBiQN-3AGKAw3dAYsDDd4BjAMN3wGNAw3gAY4DDeEBkAMN4gGSAyPjAZMDf-QBlQMN5QGXAyPmAZgDgAHnAZkDDegBmgMN6QGbAyPqAZ4DgQHrAZ8DhwHsAaEDiAHtAaIDiAHuAaUDiAHvAaYDiAHwAacDiAHxAakDiAHyAasDI_MBrAOJAfQBrgOIAfUBsAMj9gGxA4oB9wGyA4gB-AGzA4gB-QG0AyP6AbcDiwH7AbgDjwH8AboDkAH9AbsDkAH-Ab4DkAH_Ab8DkAGAAsADkAGBAsIDkAGCAsQDI4MCxQORAYQCxwOQAYUCyQMjhgLKA5IBhwLLA5ABiALMA5ABiQLNAyOKAtADkwGLAtEDlwGMAtIDE40C0wMTjgLUAxOPAtUDE5AC1gMTkQLYAxOSAtoDI5MC2wOYAZQC3gMTlQLgAyOWAuEDmQGXAuMDE5gC5AMTmQLlAyOaAugDmgGbAukDngGcAuoDFJ0C6wMUngLsAxSfAu0DFKAC7gMUoQLwAxSiAvIDI6MC8wOfAaQC9QMUpQL3AyOmAvgDoAGnAvkDFKgC-gMUqQL7AyOqAv4DoQGrAv8DpQGsAoEEFa0CggQVrgKEBBWvAoUEFbAChgQVsQKIBBWyAooEI7MCiwSmAbQCjQQVtQKPBCO2ApAEpwG3ApEEFbgCkgQVuQKTBCO6ApYEqAG7ApcErgG8ApkErwG9ApoErwG-Ap0ErwG_Ap4ErwHAAp8ErwHBAqEErwHCAqMEI8MCpASwAcQCpgSvAcUCqAQjxgKpBLEBxwKqBK8ByAKrBK8ByQKsBCPKAq8EsgHLArAEuAHMArIEuQHNArMEuQHOArYEuQHPArcEuQHQArgEuQHRAroEuQHSArwEI9MCvQS6AdQCvwS5AdUCwQQj1gLCBLsB1wLDBLkB2ALEBLkB2QLFBCPaAsgEvAHbAskEwAHcAssEwQHdAswEwQHeAs8EwQHfAtAEwQHgAtEEwQHhAtMEwQHiAtUEI-MC1gTCAeQC2ATBAeUC2gQj5gLbBMMB5wLcBMEB6ALdBMEB6QLeBCPqAuEExAHrAuIEyAHsAuQEyQHtAuUEyQHuAugEyQHvAukEyQHwAuoEyQHxAuwEyQHyAu4EI_MC7wTKAfQC8QTJAfUC8wQj9gL0BMsB9wL1BMkB-AL2BMkB-QL3BCP6AvoEzAH7AvsE0AH8Av0EG_0C_gQb_gKABRv_AoEFG4ADggUbgQOEBRuCA4YFI4MDhwXRAYQDiQUbhQOLBSOGA4wF0gGHA40FG4gDjgUbiQOPBSOKA5IF0wGLA5MF2QGMA5QFHI0DlQUcjgOWBRyPA5cFHJADmAUckQOaBRySA5wFI5MDnQXaAZQDnwUclQOhBSOWA6IF2wGXA6MFHJgDpAUcmQOlBSOaA6gF3AGbA6kF4AGcA6oFFp0DqwUWngOsBRafA60FFqADrgUWoQOwBRaiA7IFI6MDswXhAaQDtQUWpQO3BSOmA7gF4gGnA7kFFqgDugUWqQO7BSOqA74F4wGrA78F5wGsA8AFF60DwQUXrgPCBRevA8MFF7ADxAUXsQPGBReyA8gFI7MDyQXoAbQDywUXtQPNBSO2A84F6QG3A88FF7gD0AUXuQPRBSO6A9QF6gG7A9UF7gG8A9YFGL0D1wUYvgPYBRi_A9kFGMAD2gUYwQPcBRjCA94FI8MD3wXvAcQD4wUYxQPlBSPGA-YF8AHHA-kFGMgD6gUYyQPrBSPKA-4F8QHLA-8F9wHMA_AFD80D8QUPzgPyBQ_PA_MFD9AD9AUP0QP2BQ_SA_gFI9MD-QX4AdQD-wUP1QP9BSPWA_4F-QHXA_8FD9gDgAYP2QOBBiPaA4QG-gHbA4UGgALcA4cGEN0DiAYQ3gOKBhDfA4sGEOADjAYQ4QOOBhDiA5AGI-MDkQaBAuQDkwYQ5QOVBiPmA5YGggLnA5cGEOgDmAYQ6QOZBiPqA5wGgwLrA50GhwLsA54GDu0DnwYO7gOgBg7vA6EGDvADogYO8QOkBg7yA6YGI_MDpwaIAvQDqQYO9QOrBiP2A6wGiQL3A60GDvgDrgYO-QOvBiP6A7IGigL7A7MGkAL8A7QGEf0DtQYR_gO2BhH_A7cGEYAEuAYRgQS6BhGCBLwGI4MEvQaRAoQEvwYRhQTBBiOGBMIGkgKHBMMGEYgExAYRiQTFBiOKBMgGkwKLBMkGlwKMBMsGmAKNBMwGmAKOBM8GmAKPBNAGmAKQBNEGmAKRBNMGmAKSBNUGI5ME1gaZApQE2AaYApUE2gYjlgTbBpoClwTcBpgCmATdBpgCmQTeBiOaBOEGmwKbBOIGoQKcBOQGogKdBOUGogKeBOgGogKfBOkGogKgBOoGogKhBOwGogKiBO4GI6ME7wajAqQE8QaiAqUE8wYjpgT0BqQCpwT1BqICqAT2BqICqQT3BiOqBPoGpQKrBPsGqwKsBP0GrAKtBP4GrAKuBIEHrAKvBIIHrAKwBIMHrAKxBIUHrAKyBIcHI7MEiAetArQEigesArUEjAcjtgSNB64CtwSOB6wCuASPB6wCuQSQByO6BJMHrwK7BJQHtQK8BJUHB70ElgcHvgSXBwe_BJgHB8AEmQcHwQSbBwfCBJ0HI8MEnge2AsQEoAcHxQSiByPGBKMHtwLHBKQHB8gEpQcHyQSmByPKBKkHuALLBKoHvgLMBKwHvwLNBK0HvwLOBLAHvwLPBLEHvwLQBLIHvwLRBLQHvwLSBLYHI9MEtwfAAtQEuQe_AtUEuwcj1gS8B8EC1wS9B78C2AS-B78C2QS_ByPaBMIHwgLbBMMHyALcBMUHyQLdBMYHyQLeBMkHyQLfBMoHyQLgBMsHyQLhBM0HyQLiBM8HI-ME0AfKAuQE0gfJAuUE1Acj5gTVB8sC5wTWB8kC6ATXB8kC6QTYByPqBNsHzALrBNwH0gLsBN4H0wLtBN8H0wLuBOIH0wLvBOMH0wLwBOQH0wLxBOYH0wLyBOgHI_ME6QfUAvQE6wfTAvUE7Qcj9gTuB9UC9wTvB9MC-ATwB9MC-QTxByP6BPQH1gL7BPUH3AL8BPcH3QL9BPgH3QL-BPsH3QL_BPwH3QKABf0H3QKBBf8H3QKCBYEII4MFggjeAoQFhAjdAoUFhggjhgWHCN8ChwWICN0CiAWJCN0CiQWKCCOKBY0I4AKLBY4I5gKMBZAI5wKNBZEI5wKOBZQI5wKPBZUI5wKQBZYI5wKRBZgI5wKSBZoII5MFmwjoApQFnQjnApUFnwgjlgWgCOkClwWhCOcCmAWiCOcCmQWjCCOaBaYI6gKbBacI8AKcBakI8QKdBaoI8QKeBa0I8QKfBa4I8QKgBa8I8QKhBbEI8QKiBbMII6MFtAjyAqQFtgjxAqUFuAgjpgW5CPMCpwW6CPECqAW7CPECqQW8CCOqBb8I9AKrBcAI-gKsBcII-wKtBcMI-wKuBcYI-wKvBccI-wKwBcgI-wKxBcoI-wKyBcwII7MFzQj8ArQFzwj7ArUF0QgjtgXSCP0CtwXTCPsCuAXUCPsCuQXVCCO6BdgI_gK7BdkIhAO8BdsIhQO9BdwIhQO-Bd8IhQO_BeAIhQPABeEIhQPBBeMIhQPCBeUII8MF5giGA8QF6AiFA8UF6ggjxgXrCIcDxwXsCIUDyAXtCIUDyQXuCCPKBfEIiAPLBfIIjgPMBfQIjwPNBfUIjwPOBfgIjwPPBfkIjwPQBfoIjwPRBfwIjwPSBf4II9MF_wiQA9QFgQmPA9UFgwkj1gWECZED1wWFCY8D2AWGCY8D2QWHCSPaBYoJkgPbBYsJmAPcBY0JmQPdBY4JmQPeBZEJmQPfBZIJmQPgBZMJmQPhBZUJmQPiBZcJI-MFmAmaA-QFmgmZA-UFnAkj5gWdCZsD5wWeCZkD6AWfCZkD6QWgCSPqBaMJnAPrBaQJogPsBaYJowPtBacJowPuBaoJowPvBasJowPwBawJowPxBa4JowPyBbAJI_MFsQmkA_QFswmjA_UFtQkj9gW2CaUD9wW3CaMD-AW4CaMD-QW5CSP6BbwJpgP7Bb0JrAP8Bb8JrQP9BcAJrQP-BcMJrQP_BcQJrQOABsUJrQOBBscJrQOCBskJI4MGygmuA4QGzAmtA4UGzgkjhgbPCa8DhwbQCa0DiAbRCa0DiQbSCSOKBtUJsAOLBtYJtgOMBtgJtwONBtkJtwOOBtwJtwOPBt0JtwOQBt4JtwORBuAJtwOSBuIJI5MG4wm4A5QG5Qm3A5UG5wkjlgboCbkDlwbpCbcDmAbqCbcDmQbrCSOaBu4JugObBu8JwAOcBvEJwQOdBvIJwQOeBvUJwQOfBvYJwQOgBvcJwQOhBvkJwQOiBvsJI6MG_AnCA6QG_gnBA6UGgAojpgaBCsMDpwaCCsEDqAaDCsEDqQaECiOqBocKxAOrBogKygOsBokKHq0GigoergaLCh6vBowKHrAGjQoesQaPCh6yBpEKI7MGkgrLA7QGlAoetQaWCiO2BpcKzAO3BpgKHrgGmQoeuQaaCiO6Bp0KzQO7Bp4K0QO8Bp8KH70GoAofvgahCh-_BqIKH8AGowofwQalCh_CBqcKI8MGqArSA8QGqgofxQasCiPGBq0K0wPHBq4KH8gGrwofyQawCiPKBrMK1APLBrQK2APMBrUKIM0Gtgogzga3CiDPBrgKINAGuQog0Qa7CiDSBr0KI9MGvgrZA9QGwAog1QbCCiPWBsMK2gPXBsQKINgGxQog2QbGCiPaBskK2wPbBsoK4QPcBswK4gPdBs0K4gPeBtAK4gPfBtEK4gPgBtIK4gPhBtQK4gPiBtYKI-MG1wrjA-QG2QriA-UG2woj5gbcCuQD5wbdCuID6AbeCuID6QbfCiPqBuIK5QPrBuMK6QPsBuUK6gPtBuYK6gPuBukK6gPvBuoK6gPwBusK6gPxBu0K6gPyBu8KI_MG8ArrA_QG8grqA_UG9Aoj9gb1CuwD9wb2CuoD-Ab3CuoD-Qb4CiP6BvsK7QP7BvwK8wP8Bv4K9AP9Bv8K9AP-BoIL9AP_BoML9AOAB4QL9AOBB4YL9AOCB4gLI4MHiQv1A4QHiwv0A4UHjQsjhgeOC_YDhwePC_QDiAeQC_QDiQeRCyOKB5QL9wOLB5UL_QM"
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
