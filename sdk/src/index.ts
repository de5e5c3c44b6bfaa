/** A client of compute-service for anything that has fetch. What needs Node is in `@compute-service/sdk/node`. */
export type { Account, ClientOptions, ComputeClient } from './client.ts';
export { allRows, createClient, unwrap } from './client.ts';
export type { ErrorCode, OAuthFailure, Problem, RequestLine, Status } from './errors.ts';
export {
  ComputeError,
  CredentialError,
  isRefused,
  MalformedError,
  RefusedError,
  rootCause,
  UnreachableError,
} from './errors.ts';
export type { components, operations, paths } from './generated/api.ts';
export type {
  Applied,
  BareMetalMachine,
  Changes,
  ComputeObject,
  FailureCode,
  Image,
  Machine,
  MachineClass,
  MachineEvent,
  MachineStatus,
  NewObject,
  Selection,
  VirtualMachine,
} from './objects.ts';
export type { ProofKey, ProvedRequest, Prover } from './proofs.ts';
export { makeProofKey, proofsOf } from './proofs.ts';
export type {
  ApplyOptions,
  CallOptions,
  DeleteOptions,
  ListOfObjects,
  RestartOptions,
  WriteOptions,
} from './resource.ts';
export { Machines, Resource } from './resource.ts';
export type { ApiKey, Grant, SessionOptions, TokenExchange } from './sessions.ts';
export { apiKey, tokenExchange } from './sessions.ts';
export type { Fetch, Outgoing, Retries, RetryNotice, TokenSource, WarningNotice } from './transport.ts';
export { authorization } from './transport.ts';
export type { Target, WaitOptions } from './waiters.ts';
export { MachineFailedError, MachineGoneError, NotInTimeError } from './waiters.ts';
export type { WatchEvent, WatchOptions } from './watch.ts';
export { Watch } from './watch.ts';
