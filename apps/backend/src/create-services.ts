import type { FastifyInstance } from 'fastify';
import { createNameChanging, findRollNumber } from './candidates/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './database/index.ts';
import { createApplicationImporter, createResultImporter, takeUpCollaborations } from './hiring/index.ts';
import { callerOf, createCaptcha } from './identity/index.ts';
import {
  createDelivery,
  createOutbox,
  createPushCarrier,
  createSMSGateway,
  createSMTPCarrier,
  createWhatsAppCarrier,
  createStreams,
  markBroadcastRead,
  tellChecksWereWithdrawn,
  type Vapid,
} from './messages/index.ts';
import { createPayments, grantOnVerification } from './money/index.ts';
import { findGroup } from './notice-groups.ts';
import { importers } from './operations.ts';
import {
  apiPrefix,
  createLimiter,
  createRateLimiter,
  createSeal,
  noSeal,
  readTermsVersion,
  sealWith,
  type Files,
  type Keys,
  type Task,
} from './platform/index.ts';
import { isPushService } from './push-services.ts';
import { createImportJobs } from './records/index.ts';
import type { Services } from './services.ts';

interface ServiceParts {
  app: FastifyInstance;
  config: Config;
  keys: Keys;
  /** None where browsers are not sent to. */
  vapids: readonly Vapid[];
  database: Database;
  files: Files;
  now: () => Date;
  /** Where browsers find the server; known once it listens. */
  publicAddress: () => string;
  /** What it does by itself; known once that has begun. */
  tasks: () => readonly Task[];
}

/** Makes what the operations need beside the context of their call, and the task that sends notifications. */
export function createServices(parts: ServiceParts): { services: Services; delivery: Task } {
  const { app, config, keys, database, files, now, publicAddress, tasks } = parts;
  const { log } = app;
  const { db } = database;
  const mayPushTo = (endpoint: string): boolean => isPushService(config, endpoint);
  const messenger = createMessenger(parts, mayPushTo);
  const hasWhatsapp = config.whatsapp !== null;
  const delivery = createDelivery(
    { db, now, log },
    {
      messenger,
      publicAddress,
      findGroup,
      hasWhatsapp,
      ...(config.smtp !== null && { sender: config.smtp.from.address }),
    },
  );
  const services = {
    keys,
    limiter: createLimiter(db, { limits: config.limits, keys, now }),
    searches: createRateLimiter(config.limits.searchPerAddress, now),
    captcha: createCaptcha({ db, config: config.captcha, keys, now, publicAddress, log }),
    messenger,
    payments: createPayments({
      app,
      db,
      config: config.payments,
      supplier: config.supplier,
      keys,
      now,
      log,
      webhookPath: `${apiPrefix}/payment/webhook`,
    }),
    imports: createImportJobs({
      db,
      files,
      config,
      importers: [...importers, createApplicationImporter(), createResultImporter()],
      callerOf,
      now,
      log,
    }),
    streams: createStreams({ database, limit: config.limits.streamsPerPerson, now, log }),
    delivery,
    publicAddress,
    hasWhatsapp,
    messagePrices: config.messagePrices,
    termsVersion: () => readTermsVersion(config.portalFolder),
    grantOpeningCredits: grantOnVerification,
    joinedTeam: takeUpCollaborations,
    nameChanging: createNameChanging(tellChecksWereWithdrawn),
    mayPushTo,
    markBroadcastRead,
    college: {
      seal: sealWith(keys.colleges),
      onLoopback: config.collegesOnLoopback,
      rollNumberOf: findRollNumber,
    },
    webhooks: { seal: sealWith(keys.webhooks), onLoopback: config.webhooksOnLoopback },
    tasks,
    institutesAtOnce: config.institutesAtOnce,
  };
  return { services, delivery };
}

/** Sends messages by whatever is configured; the sandbox keeps their texts and seals none. */
function createMessenger(
  { app: { log }, config, keys, vapids, database: { db }, now }: ServiceParts,
  mayPushTo: (endpoint: string) => boolean,
) {
  return createOutbox({
    db,
    now,
    seal: config.sandbox ? noSeal : createSeal(keys),
    keepsTexts: config.sandbox,
    carriers: {
      ...(config.smtp === null ? {} : { email: createSMTPCarrier(config.smtp) }),
      ...(config.push === null
        ? {}
        : { push: createPushCarrier({ db, now, vapids, mayPushTo, onLoopback: config.push.onLoopback }) }),
      ...(config.smsGateway === null ? {} : { sms: createSMSGateway(config.smsGateway) }),
      ...(config.whatsapp === null ? {} : { whatsapp: createWhatsAppCarrier(config.whatsapp) }),
    },
    log,
  });
}
