/** The contract's operations as routes below `/api`. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config/index.ts';
import type { Db, Replica } from '../database/index.ts';
import { authorize, authorizePage, bearerToken, personOf, refuseUnintended } from './access.ts';
import { endOfIndianDate } from './calendar.ts';
import { failedFields } from './body-rules.ts';
import type { Contract, OperationDescription } from './contract.ts';
import type { Crowd } from './crowd.ts';
import { successEnvelope, writtenEnvelope } from './envelope.ts';
import { readDeviceID } from './device-cookie.ts';
import { ApiFailure, validationFailed } from './failure.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import type { Keys } from './keys.ts';
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts';
import { languageHeaders, preferredLocale } from './language/negotiation.ts';
import { inLanguage } from './language/localized-text.ts';
import { keepRawBodies } from './raw-body.ts';
import { isKnownTo } from './entity-tags.ts';
import { readCSV } from './csv-body.ts';
import { readMultipart, sendFile } from './files.ts';
import type { AnswerFile } from './answer-file.ts';
import type { Identify, Identity, OperationContext, Operations, ResultMeta } from './operation.ts';
import { routeSchemas } from './route-schemas.ts';
import type { Files } from './stored-files/reading.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route is for. */
    operation?: OperationDescription['id'];
  }
  interface FastifyRequest {
    /** Who makes the call; set on operations of the contract. */
    identity: Identity;
    /** The body as it was sent, on operations that ask for it. */
    rawBody: Buffer | null;
  }
}

export const apiPrefix = '/api';

interface ApiOptions {
  contract: Contract;
  operations: Operations;
  db: Db;
  /** Null: there is none. */
  replica: Replica | null;
  keys: Keys;
  /** Tells who makes a call. */
  identify: Identify;
  idempotency: Idempotency;
  files: Files;
  config: Config;
  /** Refuses calls when there are too many. */
  crowd: Pick<Crowd, 'refuse'>;
  now: () => Date;
}

/** An operation whose types have been forgotten: what arrives was checked against the schemas they were made from. */
type ErasedOperation = (
  request: { params: unknown; query: unknown; headers: unknown; body: unknown },
  context: OperationContext,
) => Promise<ErasedResult>;

interface ErasedResult {
  data?: unknown;
  json?: string;
  meta?: ResultMeta;
  message?: string;
  headers?: Record<string, string>;
  file?: AnswerFile;
  events?: Readable;
}

/** Adds a route for every operation of the contract. One that no module provides answers 501 to whoever may call it. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const { contract } = options;
  const rateLimiter = createRateLimiter(options.config.limits.callsPerPerson, options.now);
  app.decorateRequest('identity', { getter: () => nobody });
  app.decorateRequest('rawBody', null);
  for (const operation of contract.operations) {
    if (readerOf(operation) === null) app.route(routeOf(operation, options, rateLimiter));
  }
  // Each in a scope of its own, because what these take no other operation takes, and the other way round.
  for (const read of [readMultipart, readCSV, keepRawBodies]) {
    void app.register(async (scope) => {
      read(scope);
      for (const operation of contract.operations) {
        if (readerOf(operation) === read) scope.route(routeOf(operation, options, rateLimiter));
      }
    });
  }
}

/** What makes a scope of the server read the bodies of an operation; null when they are read like most. */
function readerOf({ takesFiles, takesCSV, readsRawBody }: OperationDescription) {
  if (takesFiles) return readMultipart;
  if (takesCSV) return readCSV;
  return readsRawBody ? keepRawBodies : null;
}

const nobody: Identity = { kind: 'nobody' };

function routeOf(
  operation: OperationDescription,
  options: ApiOptions,
  rateLimiter: RateLimiter,
): RouteOptions {
  const { operations, identify, idempotency, crowd } = options;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas that the types were made from are checked first
  const handle = operations[operation.id] as ErasedOperation | undefined;
  return {
    method: operation.method,
    url: apiPrefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: operation.id },
    schema: routeSchemas(options.contract, operation, handle !== undefined),

    onRequest: async (request, reply) => {
      // RFC 8594: whoever still calls it learns when that ends, also when the call is refused.
      if (operation.sunset !== null) reply.header('sunset', endOfIndianDate(operation.sunset).toUTCString());
      crowd.refuse(operation.isRefusedLast);
      if (operation.headers.includes('X-Requested-With')) refuseUnintended(request);
      const token = bearerToken(request);
      const identity = token === undefined ? nobody : await identify(token);
      Object.defineProperty(request, 'identity', { value: identity });
      if (identity.kind === 'person') rateLimiter.consume(identity.user.id);
      if (identity.kind === 'program') rateLimiter.consume(identity.key.id, identity.key.callsPerMinute);
      authorize(operation, identity);
    },

    // The product's own rules speak before the contract's, because their failures are worded for people.
    ...(operation.method === 'GET'
      ? {}
      : { preValidation: async (request) => validateBody(operation.id, request.body) }),

    preHandler: async (request) => authorizePage(operation, request.query, request.identity),

    handler: async (request, reply) => {
      if (handle === undefined) {
        throw new ApiFailure(501, 'NOT_IMPLEMENTED', 'This is not built yet.');
      }
      const { params, query, body } = request;
      const headers = namedHeaders(request, operation.headers);
      const afterwards: AfterCall[] = [];
      const context = contextOf(request, operation, options, afterwards);
      const work = (db: Db) => handle({ params, query, headers, body }, { ...context, db });
      const key = headers['Idempotency-Key'];
      if (typeof key === 'string') {
        const callerID = context.user?.id ?? null;
        const call = { operation: operation.id, address: { params, query }, callerID, key, body };
        const { requestId, result } = await idempotency.once(call, async (db) => {
          const { data, meta, message } = await work(db);
          return { requestId: request.id, result: { data, meta, message } };
        });
        await doAll(afterwards, request.log);
        return successEnvelope(requestId, worded(result, context, reply));
      }
      const {
        headers: answered,
        json,
        file,
        events,
        data,
        ...result
      } = await answerOf(work, {
        db: options.db,
        replica: isReadLate(operation, request.identity) ? options.replica : null,
      });
      await doAll(afterwards, request.log);
      if (file !== undefined) return sendFile(reply, file);
      if (answered !== undefined) reply.headers(answered);
      if (events !== undefined) return sendEvents(reply, events);
      if (answered?.etag !== undefined && isKnownTo(request.headers['if-none-match'], answered.etag)) {
        return reply.status(304).send();
      }
      const told = worded({ data, ...result }, context, reply);
      if (json === undefined) return successEnvelope(request.id, told);
      return reply.type('application/json; charset=utf-8').send(writtenEnvelope(request.id, told, json));
    },
  };
}

/** Staff look at figures of many; others look for what they have just done. */
const isReadLate = ({ mayLag }: OperationDescription, identity: Identity): boolean =>
  mayLag && identity.kind === 'person' && identity.user.type === 'S';

/** Reads on the replica, and says of what moment that is; on the primary where there is none, or it fails. */
async function answerOf(
  work: (db: Db) => Promise<ErasedResult>,
  { db, replica }: { db: Db; replica: Replica | null },
): Promise<ErasedResult> {
  const late = replica?.choose() ?? null;
  if (late === null) return work(db);
  try {
    const result = await work(late.db);
    return { ...result, meta: { ...result.meta, asOf: late.asOf.toISOString() } };
  } catch (error) {
    if (replica?.hasFailed(error) === true) return work(db);
    throw error;
  }
}

type AfterCall = Parameters<OperationContext['afterwards']>[0];

async function doAll(tasks: readonly AfterCall[], log: FastifyRequest['log']): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      log.error({ err: error }, 'what follows a call failed');
    }
  }
}

/** Sends server-sent events. A proxy that collects an answer before it passes it on would keep everything back. */
function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

/** A result with what it says in the caller's language. One that says nothing is the same in every language. */
function worded<Result extends { message?: string | undefined }>(
  result: Result,
  { locale }: OperationContext,
  reply: FastifyReply,
): Result {
  if (result.message === undefined) return result;
  reply.headers(languageHeaders(locale));
  return { ...result, message: inLanguage(result.message, locale) };
}

/** Throws when a body breaks a rule of the product. */
function validateBody(id: OperationDescription['id'], body: unknown): void {
  const fields = failedFields(id, body);
  if (fields.length > 0) throw validationFailed(fields);
}

/** The headers that the contract declares, under the names it gives them. */
function namedHeaders(request: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, request.headers[name.toLowerCase()]]));
}

function contextOf(
  request: FastifyRequest,
  operation: OperationDescription,
  { db, keys, files, config, now }: ApiOptions,
  afterwards: AfterCall[],
): OperationContext {
  const { identity } = request;
  const person = personOf(identity, operation);
  return {
    db,
    primary: db,
    inSteps: db,
    user: person?.user ?? null,
    ticket: identity.kind === 'ticket' && operation.takesTicket ? identity.ticket : null,
    rawBody: request.rawBody,
    permissions: person?.permissions ?? new Set(),
    requestId: request.id,
    client: {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      deviceID: readDeviceID(request.headers.cookie, keys),
    },
    locale: preferredLocale(request.headers['accept-language']),
    log: request.log,
    files,
    config,
    now,
    afterwards: (task) => afterwards.push(task),
  };
}
