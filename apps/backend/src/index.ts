/** The server, for `npm start` and for tests. */
import type { BackgroundTask } from '@aarambh/api-client/enums';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/index.ts';
import { createServices } from './create-services.ts';
import { followReplica, startDatabase, type Database } from './database/index.ts';
import { createDecided } from './hiring/index.ts';
import { hashPassword, identify, identifyByKey, isApiKey, isCollegeOffered } from './identity/index.ts';
import { prepareMetrics, type Metrics } from './insights/index.ts';
import { addOutboxPages } from './messages/index.ts';
import { collectOperations } from './operations.ts';
import {
  registerApi,
  subscribeToChanges,
  loadContract,
  notFound,
  addHealthRoutes,
  createFiles,
  openStores,
  refuseMissingStores,
  prepareDrain,
  prepareTraces,
  createHTTPServer,
  isForAPI,
  unknownOperation,
  createIdempotency,
  loadKeys,
  watchCrowd,
  type LogStream,
  type Task,
  registerPortal,
} from './platform/index.ts';
import { portalConfig } from './portal-config.ts';
import { vapidsOf } from './push-services.ts';
import { fingerprintOfSeed, isSeeded, seedIfChanged } from './seed/if-changed.ts';
import { createTasks } from './tasks.ts';

export { readConfig, type Config } from './config/index.ts';
export { StartFailure } from './start-failure.ts';

export interface ServerOptions {
  /** A database to use instead of the configured one, open or about to be; the server does not close it. */
  database?: Database;
  /** The present moment. */
  now?: () => Date;
  /** Whether the sandbox has jobs and candidates too; its organisations and accounts are always there. @default true */
  withJobs?: boolean;
  /** Whether what it does by itself begins again and again, and not only at the start, when it is woken or asked for. @default true */
  hasRhythm?: boolean;
  /** Where log lines go instead of standard output. */
  logStream?: LogStream;
}

export interface Server {
  /** For `inject` in tests. */
  app: FastifyInstance;
  database: Database;
  /** What operators read on a port of its own, which `listen` opens; null where none is configured. */
  metrics: Metrics | null;
  /** Has a round of a task now; the server does so by itself, too. */
  run(task: BackgroundTask): Promise<void>;
  /**
   * Goes on serving while `/ready` says 503 and each answer ends its connection, for the time that is configured: whoever sends requests
   * here learns to send them elsewhere. To be called before `close`.
   */
  drain(): Promise<void>;
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
    const stores = await openStores(config.files);
    const files = createFiles({ db, stores });
    const app = createHTTPServer({ config, keys, logStream: options.logStream });
    let tasks: Task[] = [];
    const metrics = await prepareMetrics(config.metrics, {
      app,
      database,
      dataFolder: config.dataFolder,
      tasks: () => tasks,
      now,
    });
    const traces = await prepareTraces(config.traces, app);
    const drain = prepareDrain(app);
    const vapids = vapidsOf(config, keys);
    const { services, delivery } = createServices({
      app,
      config,
      keys,
      vapids,
      database,
      files,
      now,
      publicAddress: () => config.publicAddress ?? localAddress(app, config),
      tasks: () => tasks,
    });
    // Before the server waits for open connections: these would stay open for hours.
    app.addHook('preClose', () => services.streams.close());
    let closing: Promise<void> | undefined;

    addHealthRoutes(app, database, () => drain.isOn || closing !== undefined);
    app.get('/config.json', async () =>
      portalConfig(config, { vapid: vapids[0], isCollegeOffered: await isCollegeOffered(db) }),
    );
    if (config.sandbox) addOutboxPages(app, db);
    const idempotency = createIdempotency(db, { keys, now });
    const operations = collectOperations(services);
    const replica = config.replica && followReplica(config.replica, { primary: db, now, log: app.log });
    const crowd = watchCrowd(config.longestWait, () => database.expectedWait());
    app.addHook('onClose', async () => crowd.close());
    registerApi(app, {
      contract,
      operations,
      db,
      replica,
      keys,
      identify: (token) =>
        isApiKey(token) ? identifyByKey(db, token, now()) : identify(db, keys, token, now()),
      idempotency,
      files,
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
    await Promise.all([database.ready, replica?.looked]);
    await refuseMissingStores(db, stores);
    if (!(await whetherSeeded)) await database.exclusively(() => seedIfChanged(db, fingerprint, seedOptions));
    const [unsubscribe] = await Promise.all([subscribeToChanges(database), services.streams.start()]);
    services.messenger.start();
    const host = { db, now, log: app.log };
    const decided = createDecided(host);
    const stopListening = await decided.listen(database);
    tasks = [...createTasks(host, services, { stores, config }), delivery, ...decided.tasks];
    for (const task of tasks) task.start(options.hasRhythm);

    const close = async () => {
      await app.close();
      await unsubscribe();
      await stopListening();
      await Promise.all(tasks.map((task) => task.stop()));
      await services.payments.close();
      await services.messenger.close();
      await replica?.close();
      await metrics?.close();
      await traces?.close();
      await closeDatabase();
    };
    return {
      app,
      database,
      metrics,
      run: async (name) => tasks.find((task) => task.name === name)?.afresh(),
      listen: async () => {
        await metrics?.listen();
        await app.listen({ host: config.host, port: config.port });
        return localAddress(app, config);
      },
      drain: () => drain.start(config.drainTime),
      close: () => (closing ??= close()),
    };
  }
}

/** Where a browser on this machine finds the server. */
function localAddress(app: FastifyInstance, { host, port }: Config): string {
  const [address] = app.addresses();
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' ? address.port : port}`;
}
