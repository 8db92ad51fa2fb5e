/**
 * What a module writes: handlers of the contract's operations. A module exports
 *
 *     export const industriesOperations = {
 *       listIndustries: async (request, context) => ({ data: { industry: [...] }, meta: {...} }),
 *     } satisfies Operations;
 *
 * and `src/operations.ts` collects them. Before a handler runs, the platform has validated the request against
 * the contract, checked the session and the operation's `x-permission`. Row scope is the handler's own business.
 */
import type { EntityType, RoleScope, UserType } from './permissions.ts';
import type { Readable } from 'node:stream';
import type { operations } from '@aarambh/api-client/schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/index.ts';
import type { Db } from '../database/index.ts';
import type { AnswerFile } from './answer-file.ts';
import { unauthenticated } from './failure.ts';
import type { Files } from './stored-files/reading.ts';
import type { Locale } from './language/localized-text.ts';

export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type PathOf<P> = P extends { path: infer Path } ? Path : Record<string, never>;
type QueryOf<P> = P extends { query?: infer Query } ? NonNullable<Query> : Record<string, never>;
type HeadersOf<P> = P extends { header?: infer Header } ? NonNullable<Header> : Record<string, never>;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : O extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : O extends { requestBody: { content: { 'multipart/form-data': infer Body } } }
      ? WithFiles<Body>
      : O extends { requestBody: { content: { 'text/csv': infer Body } } }
        ? Body
        : undefined;
/** The parts of a multipart body: a file has the name that it was sent with, which is only what somebody wrote. */
type WithFiles<Body> = { [Part in keyof Body]: Body[Part] extends Blob ? File : Body[Part] };
type EnvelopeOf<O> = O extends { responses: { 200: { content: { 'application/json': infer Envelope } } } }
  ? Envelope
  : never;

/** A request that the contract has accepted; numbers and booleans of the query are already numbers and booleans. */
export interface OperationRequest<Id extends OperationId> {
  params: PathOf<ParametersOf<Id>>;
  query: QueryOf<ParametersOf<Id>>;
  headers: HeadersOf<ParametersOf<Id>>;
  body: BodyOf<operations[Id]>;
}

/** `data` of the operation's success envelope; never for one that answers with a file or with events. */
export type OperationData<Id extends OperationId> = [EnvelopeOf<operations[Id]>] extends [never]
  ? never
  : EnvelopeOf<operations[Id]> extends { data: infer Data }
    ? Data
    : never;

/**
 * What a list says about itself; `sources` says where merged values came from, `notice` what of the request did not count.
 */
export interface ResultMeta {
  pageNo?: number;
  pageSize?: number;
  total?: number;
  /** There are more than `total`. */
  isTotalMinimum?: boolean;
  /** The order of the rows, as `sort` of the query names it. */
  sort?: string;
  /** What the rows of all pages come to. */
  sum?: number;
  /** What `cursor` takes for the page after and the page before this one. */
  nextCursor?: string;
  previousCursor?: string;
  sources?: Record<string, string>;
  /** The moment of which the data tells, in ISO 8601, where it was read from a replica. */
  asOf?: string;
  notice?: 'AMOUNT_IGNORED';
}

/** What an operation answers with: a file or server-sent events where the contract has them, otherwise what goes into the envelope. */
export type OperationResult<Id extends OperationId> = [OperationData<Id>] extends [never]
  ? { file: AnswerFile } | { events: Readable }
  : EnvelopeResult<Id>;

interface EnvelopeResult<Id extends OperationId> {
  data: OperationData<Id>;
  /** `data` as JSON, when that is already written: it is sent as it is, so it must hold nothing that the contract does not declare. */
  json?: string;
  meta?: ResultMeta;
  /** A sentence fit to be shown, in English; `OK` when absent. */
  message?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The person who makes the call: what the account says, the scope of its role and the session of the token. */
export interface SignedInUser {
  id: string;
  type: UserType;
  firstName: string;
  lastName: string;
  email: string;
  emailVerifiedAt: Date | null;
  mobileNumber: string;
  /** Null unless `type` is C. */
  isFresher: boolean | null;
  /** The institute, company or university that the person belongs to. */
  parentEntityType: EntityType | null;
  parentEntityID: string | null;
  roleID: string;
  roleScope: RoleScope;
  /** Language of messages to this person. */
  locale: Locale;
  createdAt: Date;
  sessionID: string;
}

/** What a verified code for a reset gives: the right to choose a new password once. Its id is that of the session row. */
export interface ResetTicket {
  sessionID: string;
  userID: string;
  mobileNumber: string;
}

/** What a key lets a program do. */
export interface ProgramKey {
  id: string;
  scopes: ReadonlySet<string>;
  callsPerMinute: number;
}

/** Who a bearer token stands for. */
export type Identity =
  | { kind: 'person'; user: SignedInUser; permissions: ReadonlySet<string> }
  /** A program with a key: it may do what `user`, who answers for it, may do, as far as the key's scopes go. */
  | { kind: 'program'; key: ProgramKey; user: SignedInUser; permissions: ReadonlySet<string> }
  | { kind: 'ticket'; ticket: ResetTicket }
  | { kind: 'expired' }
  | { kind: 'nobody' };

/** Recognises a bearer token. */
export type Identify = (token: string) => Promise<Identity>;

/** Who calls: network address and browser, for limits and the list of sessions. Never logged in full. */
export interface Client {
  address: string;
  userAgent: string;
  /** The browser's own id, from its cookie; null without one. It gives no rights. */
  deviceID: string | null;
}

export interface OperationContext {
  /** Of a call with an `Idempotency-Key` it is one transaction from the first that it begins to the answer. */
  db: Db;
  /** Where is written by an operation that may be read from a replica, and so has that as `db`; otherwise the same. */
  primary: Db;
  /**
   * The database of work for many that is done in steps, each of which stands though a later one fails, because a repeat of the call finds
   * what was done.
   */
  inSteps: Db;
  /** Null on a public operation without a valid token. */
  user: SignedInUser | null;
  /** Only on the operation that takes a ticket instead of a session, and there null without a valid one. */
  ticket: ResetTicket | null;
  /** The body as it was sent; only on an operation whose contract says `x-raw-body`. */
  rawBody: Buffer | null;
  /** Exact permission strings of the caller's role; empty when nobody is signed in. */
  permissions: ReadonlySet<string>;
  requestId: string;
  client: Client;
  /** The language in which the caller is answered. */
  locale: Locale;
  /** Log of this request. Give it no mobile number, e-mail address, code or token. */
  log: FastifyBaseLogger;
  config: Config;
  /** The present moment; use it instead of `new Date()`, so that a test can move the clock. */
  now: () => Date;
  /** Reads files, to be asked for no file before it is known that the caller may read it. */
  files: Files;
  /**
   * Has something done once all that the call wrote is there for everybody, before it is answered. What fails there is logged, because the
   * call has succeeded by then; nothing is done for one that failed.
   */
  afterwards: (task: () => Promise<unknown> | void) => void;
}

export type Operation<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: OperationContext,
) => Promise<OperationResult<Id>>;

/** Any number of the contract's operations. What no module provides answers 501. */
export type Operations = { readonly [Id in OperationId]?: Operation<Id> };

/** The caller of an operation that is not public. Throws a 401 `ApiFailure` when nobody is signed in. */
export function signedIn(context: OperationContext): SignedInUser {
  if (context.user === null) throw unauthenticated();
  return context.user;
}
