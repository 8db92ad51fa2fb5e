/** The HTTP server: its limits, its log, and one shape for every failure. */
import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { apiPrefix } from './api.ts';
import type { Contract } from './contract.ts';
import { failureEnvelope } from './envelope.ts';
import { failureOf } from './errors.ts';
import { ApiFailure, notFound } from './failure.ts';
import type { Keys } from './keys.ts';
import { languageHeaders, preferredLocale } from './language/negotiation.ts';
import { localized, type LocalizedText } from './language/localized-text.ts';
import { followRequests } from '../last-resort.ts';
import { answerMalformed } from './malformed-http.ts';
import { loggerOptions, RequestLog, type LogStream } from './log.ts';
import { traceContextOf } from './traces/trace-context.ts';
import { serializerCompiler, validatorCompiler } from './route-schemas.ts';
import { baseHeaders } from './security-headers.ts';

/** Largest request body, bytes. */
const bodyLimit = 100_000;

/**
 * Milliseconds in which the headers of a request, and all of it, have to arrive, also on a connection that never sends anything; and
 * how often that is looked at.
 */
const arrival = { headers: 15_000, whole: 30_000, check: 5_000 };

interface HTTPOptions {
  config: Config;
  keys: Pick<Keys, 'pseudonyms'>;
  logStream?: LogStream | undefined;
  timeouts?: typeof arrival;
}

/** Ids of requests: no two are alike, also of several copies of the server; they need not be hard to guess. */
function requestIDs(): () => string {
  const run = randomBytes(6).toString('base64url');
  let serial = 0;
  return () => `req-${run}-${(serial += 1).toString(36)}`;
}

/** A server without routes. */
export function createHTTPServer({
  config,
  keys,
  logStream,
  timeouts = arrival,
}: HTTPOptions): FastifyInstance {
  const headers = baseHeaders(config.publicAddress);
  const nextID = requestIDs();
  const app: FastifyInstance = fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new RequestLog(keys),
    genReqId: nextID,
    // Each line of a request has what its caller names it.
    childLoggerFactory: (logger, bindings, options, request) => {
      const context = traceContextOf(request.headers);
      return logger.child(context === null ? bindings : { ...bindings, trace: context.traceID }, options);
    },
    requestTimeout: timeouts.whole,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, nextID(), headers),
    bodyLimit,
    // Otherwise every GET could be asked for with HEAD too, and some have an effect.
    exposeHeadRoutes: false,
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply.headers(headers).header('x-request-id', request.id)),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.decorateRequest('failureCode', null);
  followRequests(app);
  let mayWarn = config.trustedProxies === 0;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (mayWarn && request.headers['x-forwarded-for'] !== undefined) {
      mayWarn = false;
      request.log.warn(
        'a request has X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy all people are one caller',
      );
    }
    // The database has no such character; a file would be half-sent when it says so. A screen tells its reader itself.
    if (isForAPI(request) && request.url.split('?', 2)[1]?.includes('%00') === true) {
      throw new ApiFailure(400, 'BAD_REQUEST', 'The request contains a character that cannot be stored.');
    }
  });
  app.setErrorHandler(answerFailure);
  return app;
}

/** Answers in the failure envelope. What we did not foresee is logged with its cause. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.status >= 500 && failure.status !== 501) request.log.error({ err: error }, 'failed');
  request.failureCode = failure.code;
  const locale = preferredLocale(request.headers['accept-language']);
  return reply
    .status(failure.status)
    .headers({ ...failure.headers, ...languageHeaders(locale) })
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(request.id, failure, locale));
}

/** The failure for a path below the API that no operation has, or not with this method. */
export function unknownOperation(contract: Contract, request: FastifyRequest): ApiFailure {
  const path = (request.url.split('?')[0] ?? '').slice(apiPrefix.length);
  const methods = contract.methodsOf(path);
  if (methods.length === 0) return notFound('The API has nothing at this address.');
  const either = methods
    .slice(1)
    .reduce<string | LocalizedText>(
      (first, last) => localized('{first} or {last}', { first, last }),
      methods[0] ?? '',
    );
  const text = localized('This address takes {methods}.', { methods: either });
  return new ApiFailure(405, 'METHOD_NOT_ALLOWED', text, {
    headers: { allow: methods.join(', ') },
  });
}

/** Whether a request is for the API rather than for the portal. */
export function isForAPI(request: FastifyRequest): boolean {
  const [path] = request.url.split('?');
  return path === apiPrefix || (path ?? '').startsWith(`${apiPrefix}/`);
}
