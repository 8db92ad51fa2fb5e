/**
 * The log: one JSON object a line on standard output. It never holds passwords, codes, tokens, e-mail addresses or whole
 * mobile numbers: bodies, headers and query strings are not logged, paths are logged as the contract's pattern or
 * masked, and the texts of errors are masked.
 */
import type { Socket } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { destination } from 'pino';
import type { LogLevel } from '../config/index.ts';
import { pseudonym, type Keys } from './keys.ts';
import { traceContextOf } from './traces/trace-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the failure that was answered; for the log. */
    failureCode: string | null;
  }
}

/** Where lines go instead of standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Most bytes that wait for a standard output that takes none; what comes then is lost. */
const backlog = 1_000_000;

/** Standard output. One that cannot be written to, because a disk is full or nobody reads any more, loses lines and nothing else. */
function standardOutput(): LogStream {
  const stream = destination({ fd: 1, sync: true, maxLength: backlog });
  stream.on('error', () => undefined);
  return stream;
}

/** Settings of Fastify's logger. */
export function loggerOptions(level: LogLevel, stream = standardOutput()): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    // A second line of defence, should a whole object ever be logged.
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    stream,
  };
}

/** Paths that are asked for every few seconds by machines. */
const uneventful = new Set(['/health', '/ready']);

/** One line for each request, when it has been answered. */
export class RequestLog extends LogController {
  readonly #nameOf: (address: string) => string;
  #plain: FastifyBaseLogger | undefined;

  constructor(keys: Pick<Keys, 'pseudonyms'>) {
    super();
    this.#nameOf = (value) => pseudonym(keys, value);
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Fastify calls this where nobody catches.
    try {
      this.#tell(error, request, reply);
    } catch (failure) {
      request.log.error({ err: failure }, 'a line of the log could not be written');
    }
  }

  #tell(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const path = request.is404 ? masked(request.url.split('?')[0] ?? '') : request.routeOptions.url;
    const level = uneventful.has(path ?? '') ? 'debug' : 'info';
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ...(request.failureCode === null ? {} : { failure: request.failureCode }),
      milliseconds: Math.round(reply.elapsedTime),
      caller: this.#callerOf(request),
    };
    if (error) {
      request.log[level]({ ...line, err: error }, 'answered');
      return;
    }
    // These properties hold nothing to hide, and looking for it takes longer than answering from memory.
    this.#plain ??= request.server.log.child({}, { redact: [] });
    const context = traceContextOf(request.headers);
    const trace = context === null ? {} : { trace: context.traceID };
    this.#plain[level]({ reqId: request.id, ...trace, ...line }, 'answered');
  }

  /** A request whose connection was cut off has no address any more and may have no socket, though Fastify's types say that it has. */
  #callerOf(request: FastifyRequest): string {
    const socket: Partial<Socket> | null | undefined = request.raw.socket;
    return socket?.remoteAddress === undefined ? 'gone' : this.#nameOf(request.ip);
  }
}

const secretKeys = [
  'password',
  'token',
  'code',
  'otp',
  'email',
  'mobile',
  'mobileNumber',
  'authorization',
  'cookie',
  'recipient',
];

/** `text` without what could name a person or open an account: numbers of four digits and more, addresses, long tokens. */
export function masked(text: string): string {
  return text
    .replaceAll(/[^\s"'/=:;,()]+/g, (run) => (/[^@]@[^@]/.test(run) ? '[e-mail]' : run))
    .replaceAll(/[\w.-]+/g, withoutToken)
    .replaceAll(/\d{4,}/g, (digits) => '*'.repeat(digits.length));
}

/** Parts with dots between them, up to the first that is as long as a token's. */
function withoutToken(run: string): string {
  const parts = run.split('.');
  const token = parts.findIndex(({ length }) => length >= 40);
  return token === -1 ? run : [...parts.slice(0, token), '[token]'].join('.');
}

/** What is told of an error. A failed query shows the database's code and never the query's values. */
function describeError(thrown: unknown) {
  try {
    return describe(thrown instanceof Error ? thrown : new TypeError(`Not an error but ${typeof thrown}.`));
  } catch {
    return { type: 'Error', message: 'unreadable', stack: '' };
  }
}

function describe(error: Error) {
  const cause = error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: cause.name,
    ...('code' in cause && typeof cause.code === 'string' ? { errorCode: cause.code } : {}),
    message: masked(cause.message),
    stack: frames.map((line) => line.trim()).join('\n'),
  };
}
