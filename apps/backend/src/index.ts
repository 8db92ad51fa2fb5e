/** The server, for `npm start` and for tests. */
import type { BackgroundTask } from '@aarambh/api-client/enums';
import type { FastifyInstance } from 'fastify';
import { isLoopback, type Config } from './config/index.ts';
import { startDatabase, type Database } from './database/index.ts';
import {
  createApplicationImporter,
  createApplicationsClock,
  createCvPrinter,
  createJobEndings,
  createJobNews,
} from './hiring/index.ts';
import { callerOf, hashPassword, createCaptcha, createInvitationTask, identify } from './identity/index.ts';
import {
  createDelivery,
  createStreams,
  addOutboxPages,
  createOutbox,
  createPushCarrier,
  createVapid,
  type Vapid,
  createSeal,
  noSeal,
  createSMSGateway,
  createSMTPCarrier,
  markBroadcastRead,
  tellChecksWereWithdrawn,
} from './messages/index.ts';
import { collectOperations, importers } from './operations.ts';
import { createNameChanging } from './candidates/index.ts';
import { createPayments, grantOnVerification } from './money/index.ts';
import {
  apiPrefix,
  registerApi,
  subscribeToChanges,
  loadContract,
  notFound,
  addHealthRoutes,
  createHTTPServer,
  isForAPI,
  unknownOperation,
  createIdempotency,
  loadKeys,
  isPublicURL,
  type Keys,
  watchCrowd,
  createLimiter,
  createRateLimiter,
  type LogStream,
  registerPortal,
  readTermsVersion,
} from './platform/index.ts';
import { createImportJobs } from './records/index.ts';
import { createHourlyTasks } from './hourly.ts';
import { portalConfig } from './portal-config.ts';
import type { Services } from './services.ts';
import { fingerprintOfSeed, isSeeded, seedIfChanged } from './seed/if-changed.ts';

export { readConfig, type Config } from './config/index.ts';
export { StartFailure } from './start-failure.ts';

export interface ServerOptions {
  /** A database to use instead of the configured one, open or about to be; the server does not close it. */
  database?: Database;
  /** The present moment. */
  now?: () => Date;
  /** Whether the sandbox has jobs and candidates too; its organisations and accounts are always there. @default true */
  withJobs?: boolean;
  /** Where log lines go instead of standard output. */
  logStream?: LogStream;
}

export interface Server {
  /** For `inject` in tests. */
  app: FastifyInstance;
  database: Database;
  /** Has a round of a task now; the server does so by itself, too. */
  run(task: BackgroundTask): Promise<void>;
  /** Begins to take requests and resolves to the server's address, such as `http://localhost:3000`. */
  listen(): Promise<string>;
  /** Takes no new requests, finishes the running ones and closes the database. Can be called twice. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and builds the server.
 * @throws StartFailure with one sentence when something outside the program is wrong
 */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const now = options.now ?? (() => new Date());
  const contract = loadContract();
  const database = options.database ?? startDatabase(config.database);
  const closeDatabase = () => (options.database ? Promise.resolve() : database.close());
  try {
    return await build();
  } catch (error) {
    await closeDatabase();
    throw error;
  }

  async function build(): Promise<Server> {
    const { db } = database;
    // The folder is locked by now: the secret is kept in it.
    const keys = loadKeys(config);
    const app = createHTTPServer({ config, keys, logStream: options.logStream });
    const addressNow = () => config.publicAddress ?? localAddress(app, config);
    const vapid = vapidOf(config, keys);
    const mayPushTo = (endpoint: string): boolean => isPushService(config, endpoint);
    const messenger = createOutbox({
      db,
      now,
      seal: config.sandbox ? noSeal : createSeal(keys),
      keepsTexts: config.sandbox,
      carriers: {
        ...(config.smtp === null ? {} : { email: createSMTPCarrier(config.smtp) }),
        ...(vapid === null || config.push === null
          ? {}
          : { push: createPushCarrier({ db, now, vapid, mayPushTo, onLoopback: config.push.onLoopback }) }),
        ...(config.smsGateway === null ? {} : { sms: createSMSGateway(config.smsGateway) }),
      },
      log: app.log,
    });
    const host = { db, now, log: app.log };
    const delivery = createDelivery(host, { messenger, publicAddress: addressNow });
    const services: Services = {
      keys,
      limiter: createLimiter(db, { limits: config.limits, keys, now }),
      searches: createRateLimiter(config.limits.searchPerAddress, now),
      captcha: createCaptcha({
        db,
        config: config.captcha,
        keys,
        now,
        publicAddress: addressNow,
        log: app.log,
      }),
      messenger,
      payments: createPayments({
        app,
        db,
        config: config.payments,
        supplier: config.supplier,
        keys,
        now,
        log: app.log,
        webhookPath: `${apiPrefix}/payment/webhook`,
      }),
      imports: createImportJobs({
        db,
        config,
        importers: [...importers, createApplicationImporter()],
        callerOf,
        now,
        log: app.log,
      }),
      streams: createStreams({ database, limit: config.limits.streamsPerPerson, now, log: app.log }),
      delivery,
      publicAddress: addressNow,
      termsVersion: () => readTermsVersion(config.portalFolder),
      grantOpeningCredits: grantOnVerification,
      nameChanging: createNameChanging(tellChecksWereWithdrawn),
      mayPushTo,
      markBroadcastRead,
      institutesAtOnce: config.institutesAtOnce,
    };
    // Before the server waits for open connections: these would stay open for hours.
    app.addHook('preClose', () => services.streams.close());
    let closing: Promise<void> | undefined;

    addHealthRoutes(app, db, () => closing !== undefined);
    app.get('/config.json', async () => portalConfig(config, vapid));
    if (config.sandbox) addOutboxPages(app, db);
    const idempotency = createIdempotency(db, { keys, now });
    const operations = collectOperations(services);
    const crowd = watchCrowd(config.longestWait, () => database.expectedWait());
    app.addHook('onClose', async () => crowd.close());
    registerApi(app, {
      contract,
      operations,
      db,
      keys,
      identify: (token) => identify(db, keys, token, now()),
      idempotency,
      config,
      crowd,
      now,
    });
    const portal = await registerPortal(app, config);
    app.setNotFoundHandler((request, reply) => {
      if (isForAPI(request)) throw unknownOperation(contract, request);
      if (portal === null) throw notFound('There is nothing at this address.');
      return portal.serve(request, reply);
    });
    await app.ready();

    const seedOptions = {
      sandbox: config.sandbox,
      withJobs: options.withJobs ?? true,
      crowd: config.crowd,
      now: now(),
      hashPassword,
    };
    const fingerprint = await fingerprintOfSeed(seedOptions);
    // Asked before the database is ready, and so answered as soon as it is.
    const whetherSeeded = isSeeded(db, fingerprint);
    // Everything before this is done while the database opens.
    await database.ready;
    if (!(await whetherSeeded)) await database.exclusively(() => seedIfChanged(db, fingerprint, seedOptions));
    const [unsubscribe] = await Promise.all([subscribeToChanges(database), services.streams.start()]);
    services.messenger.start();
    const jobEndings = createJobEndings(host);
    const stopListening = await jobEndings.listen(database);
    const tasks = [
      createApplicationsClock(host),
      jobEndings.task,
      delivery,
      createInvitationTask(host, services),
      ...(services.payments.followUp === null ? [] : [services.payments.followUp]),
      services.imports.task,
      ...createJobNews(host),
      createCvPrinter(host),
      ...createHourlyTasks(host, messenger),
    ];
    for (const task of tasks) task.start();

    const close = async () => {
      await app.close();
      await unsubscribe();
      await stopListening();
      await Promise.all(tasks.map((task) => task.stop()));
      await services.payments.close();
      await services.messenger.close();
      await closeDatabase();
    };
    return {
      app,
      database,
      run: async (name) => tasks.find((task) => task.name === name)?.round(),
      listen: async () => {
        await app.listen({ host: config.host, port: config.port });
        return localAddress(app, config);
      },
      close: () => (closing ??= close()),
    };
  }
}

/** The key that browsers know this installation by, and who answers for what it sends; null where browsers are not sent to. */
function vapidOf({ push, smtp, publicAddress }: Config, keys: Keys): Vapid | null {
  if (push === null) return null;
  const secret = push.privateKey === null ? keys.push : Buffer.from(push.privateKey, 'base64url');
  const contact = push.contact ?? (smtp === null ? publicAddress : `mailto:${smtp.from.address}`);
  return createVapid(secret, contact ?? 'mailto:nobody@aarambh.invalid');
}

/** Whether browsers may be sent to at an address. */
function isPushService({ push }: Config, endpoint: string): boolean {
  if (push === null) return false;
  return (
    isPublicURL(endpoint) || (push.onLoopback && URL.canParse(endpoint) && isLoopback(new URL(endpoint)))
  );
}

/** Where a browser on this machine finds the server. */
function localAddress(app: FastifyInstance, { host, port }: Config): string {
  const [address] = app.addresses();
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' ? address.port : port}`;
}
