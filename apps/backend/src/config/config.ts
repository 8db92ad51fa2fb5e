/** Settings of the server, read once from environment variables. The README lists them. */
import { resolve } from 'node:path';
import {
  readHosts,
  usualCheckoutTimeout,
  usualConnections,
  type DatabaseLocation,
  type ReplicaLocation,
} from '../database/index.ts';
import { repositoryFolder } from '../folders.ts';
import { productionLimits, sandboxLimits, type Limits } from './limits.ts';
import { StartFailure } from '../start-failure.ts';
import { captcha, type CaptchaConfig } from './captcha.ts';
import { files, type FilesConfig } from './files.ts';
import { legalPagesFolder } from './legal-pages.ts';
import { flag, folder, integer, isLoopback, oneOf, url, value, type Env } from './env.ts';
import { whatsapp, type WhatsAppConfig } from './whatsapp.ts';
import {
  messagePrices,
  smsGateway,
  smtp,
  type MessagePrices,
  type SMSGatewayConfig,
  type SMTPConfig,
} from './messages.ts';
import { canBeGuessed, leastBits } from './secrets.ts';
import { social, type SocialConfig } from './social.ts';
import { supplier, type SupplierConfig } from './supplier.ts';
import { payments, type PaymentsConfig } from './payments.ts';
import { collegesOnLoopback, push, webhooksOnLoopback, type PushConfig } from './push.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const crowds = ['few', 'many'] as const;

/** How many candidates a sandbox begins with: what a test looks through, or what a campus looks like. */
export type Crowd = (typeof crowds)[number];

export interface Config {
  /** Where the server listens. Port 0 means any free one. */
  host: string;
  port: number;
  /** Address that people reach the portal at, without a slash at the end; links in e-mails begin with it. Null: where the server listens. */
  publicAddress: string | null;
  database: DatabaseLocation;
  /** A replica of it that reports, exports of lists and the dashboards of staff are read from; null: there is none. */
  replica: ReplicaLocation | null;
  /** Everything that the server keeps beside a PostgreSQL database. Null keeps nothing. */
  dataFolder: string | null;
  /** Where pictures, documents and CVs are kept. */
  files: FilesConfig;
  /** Demo accounts, and an outbox page that shows every message instead of sending it. */
  sandbox: boolean;
  /** How many candidates the sandbox begins with. */
  crowd: Crowd;
  /** At least 32 characters; every key is derived from it. Null: made once and kept in the data folder. */
  secret: string | null;
  /** Other secrets, read beside it and used for nothing new: while it is changed there are two. */
  secretsRead: readonly string[];
  /** The built portal; null serves the API alone. */
  portalFolder: string | null;
  /** Folder with the operator's own legal pages; null: the portal shows its samples. */
  legalPagesFolder: string | null;
  logLevel: LogLevel;
  /** Where metrics are read; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Where traces are sent by OTLP, without a slash at the end; null: they are not recorded. */
  traces: { endpoint: string } | null;
  /** How many proxies in front of the server tell the caller's address in X-Forwarded-For; 0 ignores that header. */
  trustedProxies: number;
  captcha: CaptchaConfig;
  /** Where the icons in the footer lead. */
  social: SocialConfig;
  /** Who sells credits, as receipts name it. */
  supplier: SupplierConfig;
  payments: PaymentsConfig;
  /** What takes e-mails and SMS away; null leaves them in the outbox, which outside the sandbox nobody can. */
  smtp: SMTPConfig | null;
  smsGateway: SMSGatewayConfig | null;
  /** How news go out on WhatsApp; null: they do not. */
  whatsapp: WhatsAppConfig | null;
  /** What messages cost the operator, for the bill of a month. */
  messagePrices: MessagePrices;
  /** How browsers are sent to; null: they are not. */
  push: PushConfig | null;
  /** Whether webhooks may lead to what listens on this machine: for tests. */
  webhooksOnLoopback: boolean;
  /** Whether a college's own identity may be what listens on this machine: for tests. */
  collegesOnLoopback: boolean;
  limits: Limits;
  /** Most institutes that are sent where all are asked for; who needs another one searches. */
  institutesAtOnce: number;
  /** Milliseconds of waiting from which on new calls are refused; those of a sign-in and a payment wait four times as long. */
  longestWait: number;
  /** Milliseconds that the server serves on after it was told to stop, so that a proxy or balancer has seen it say so. */
  drainTime: number;
}

/** Reads the settings. Throws `StartFailure` that names the variable which is wrong. */
export function readConfig(env: Env): Config {
  const sandbox = flag(env, 'SANDBOX', true);
  const dataFolder = dataFolderOf(env);
  const config = {
    smtp: smtp(env),
    smsGateway: smsGateway(env),
    whatsapp: whatsapp(env),
    messagePrices: messagePrices(env),
    publicAddress: publicAddress(env),
    secret: secretOf(env),
    secretsRead: secretsReadOf(env),
    captcha: captcha(env, sandbox),
    payments: payments(env, sandbox),
    push: push(env, sandbox),
    webhooksOnLoopback: webhooksOnLoopback(env, sandbox),
    collegesOnLoopback: collegesOnLoopback(env, sandbox),
  };
  if (!sandbox) refuseUnfit(config);
  return {
    ...config,
    host: value(env, 'HOST') ?? 'localhost',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    database: databaseLocation(env, dataFolder),
    replica: replicaLocation(env),
    dataFolder,
    files: files(env),
    sandbox,
    crowd: oneOf(env, 'SANDBOX_PEOPLE', crowds, 'many'),
    portalFolder: folder(env, 'PORTAL_DIR', resolve(repositoryFolder, 'apps/portal/build/client')),
    legalPagesFolder: legalPagesFolder(env),
    metrics: metrics(env),
    traces: traces(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    trustedProxies: trustedProxies(env, sandbox),
    social: social(env),
    supplier: supplier(env, sandbox),
    limits: sandbox ? sandboxLimits : productionLimits,
    institutesAtOnce: integer(env, 'INSTITUTES_AT_ONCE', 1_000, 1, 5_000),
    longestWait: longestWaitOf(env),
    drainTime: integer(env, 'DRAIN_TIME', sandbox ? 0 : 5_000, 0, 120_000),
  };
}

/** Throws when a setting is missing, or weak, that a server for real people needs. */
function refuseUnfit(
  config: Pick<
    Config,
    'smtp' | 'smsGateway' | 'whatsapp' | 'publicAddress' | 'secret' | 'secretsRead' | 'payments' | 'captcha'
  >,
): void {
  if (config.smsGateway === null) {
    throw new StartFailure('SANDBOX=0 needs SMS_GATEWAY_URL, or nobody would get a code by SMS.');
  }
  if (config.smtp === null) {
    throw new StartFailure(
      'SANDBOX=0 needs SMTP_URL, or nobody would get the e-mail that confirms an address.',
    );
  }
  if (config.publicAddress === null) {
    throw new StartFailure('SANDBOX=0 needs PUBLIC_URL, the address that links in e-mails begin with.');
  }
  const address = new URL(config.publicAddress);
  if (address.protocol !== 'https:' && !isLoopback(address)) {
    throw new StartFailure('SANDBOX=0 needs a PUBLIC_URL with https://: passwords travel over it.');
  }
  if (config.secret === null) {
    throw new StartFailure('SANDBOX=0 needs SERVER_SECRET, the same in every copy of the server.');
  }
  const { payments: paid, captcha: puzzle } = config;
  refuseGuessable('SERVER_SECRET', config.secret);
  for (const secret of config.secretsRead) refuseGuessable('SERVER_SECRETS_READ', secret);
  if (paid.kind === 'razorpay') {
    refuseGuessable('RAZORPAY_WEBHOOK_SECRET', paid.webhookSecret);
    refuseGuessable('RAZORPAY_KEY_SECRET', paid.keySecret, 'given');
  }
  if (puzzle.kind === 'recaptcha') refuseGuessable('RECAPTCHA_SECRET', puzzle.secret, 'given');
  refuseGuessable('SMS_GATEWAY_KEY', config.smsGateway.key, 'given');
  if (config.whatsapp !== null) refuseGuessable('WHATSAPP_TOKEN', config.whatsapp.token, 'given');
}

function refuseGuessable(name: string, secret: string, origin: keyof typeof leastBits = 'chosen'): void {
  if (!canBeGuessed(secret, leastBits[origin])) return;
  const remedy =
    origin === 'given' ? 'ask its provider for another' : 'make one with: openssl rand -base64 32';
  throw new StartFailure(`${name} can be guessed; ${remedy}`);
}

/** A wrong guess makes all people one caller, who share one limit on tries, or believes whatever address a caller writes. */
function trustedProxies(env: Env, sandbox: boolean): number {
  if (!sandbox && value(env, 'TRUSTED_PROXIES') === undefined) {
    throw new StartFailure(
      'SANDBOX=0 needs TRUSTED_PROXIES, how many proxies stand in front and add to X-Forwarded-For: 1 behind one nginx, 0 for none.',
    );
  }
  return integer(env, 'TRUSTED_PROXIES', 0, 0, 10);
}

/** On this machine alone unless it is said otherwise: what they tell is not for everybody. */
function metrics(env: Env): Config['metrics'] {
  if (value(env, 'METRICS_PORT') === undefined) return null;
  return {
    host: value(env, 'METRICS_HOST') ?? '127.0.0.1',
    port: integer(env, 'METRICS_PORT', 0, 0, 65_535),
  };
}

/** By the name that OpenTelemetry gives it; what else is set by its names (OTEL_EXPORTER_OTLP_HEADERS) the library reads. */
function traces(env: Env): Config['traces'] {
  const text = value(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (text === undefined) return null;
  const { href } = url('OTEL_EXPORTER_OTLP_ENDPOINT', text, ['http:', 'https:']);
  return { endpoint: href.replace(/\/$/, '') };
}

const longestWaitOf = (env: Env): number => integer(env, 'LONGEST_WAIT', 1_000, 100, 30_000);

/** The part of the settings that names the database, for programs beside the server. */
export function readDatabaseLocation(env: Env): DatabaseLocation {
  return databaseLocation(env, dataFolderOf(env));
}

function dataFolderOf(env: Env): string {
  return folder(env, 'DATA_DIR', resolve(repositoryFolder, '.data'));
}

function databaseLocation(env: Env, dataFolder: string): DatabaseLocation {
  const text = value(env, 'DATABASE_URL');
  if (text === undefined) return { kind: 'folder', folder: dataFolder };
  readHosts('DATABASE_URL', text);
  const pooler = value(env, 'DATABASE_POOLER_URL');
  if (pooler !== undefined) readHosts('DATABASE_POOLER_URL', pooler);
  return {
    kind: 'postgres',
    url: text,
    ...(pooler === undefined ? {} : { pooler }),
    connections: integer(env, 'DATABASE_CONNECTIONS', usualConnections, 2, 500),
    // Longer than those may have to wait who are refused last: whoever was let in is not refused afterwards.
    checkoutTimeout: Math.max(usualCheckoutTimeout, 5 * longestWaitOf(env)),
  };
}

function replicaLocation(env: Env): ReplicaLocation | null {
  const text = value(env, 'REPORTS_DATABASE_URL');
  if (text === undefined) return null;
  if (value(env, 'DATABASE_URL') === undefined) {
    throw new StartFailure('REPORTS_DATABASE_URL needs DATABASE_URL, whose replica it is.');
  }
  readHosts('REPORTS_DATABASE_URL', text);
  return {
    url: text,
    longestLag: integer(env, 'REPORTS_LONGEST_LAG', 60_000, 1_000, 3_600_000),
    connections: integer(env, 'DATABASE_CONNECTIONS', usualConnections, 2, 500),
  };
}

function publicAddress(env: Env): string | null {
  const text = value(env, 'PUBLIC_URL');
  return text === undefined ? null : url('PUBLIC_URL', text, ['http:', 'https:']).origin;
}

function secretOf(env: Env): string | null {
  const text = value(env, 'SERVER_SECRET');
  if (text === undefined) return null;
  if (text.length < leastOfSecret) {
    throw new StartFailure(`SERVER_SECRET must have at least ${leastOfSecret} characters.`);
  }
  return text;
}

/** Characters that a secret has at least. */
const leastOfSecret = 32;

/** Secrets that are read at the same time, at most: every one costs a little with each call. */
const mostRead = 3;

function secretsReadOf(env: Env): readonly string[] {
  const secrets = value(env, 'SERVER_SECRETS_READ')?.split(/\s+/) ?? [];
  if (secrets.length > mostRead || secrets.some(({ length }) => length < leastOfSecret)) {
    throw new StartFailure(
      `SERVER_SECRETS_READ must hold at most ${mostRead} secrets with a space between them, each of at least ${leastOfSecret} characters.`,
    );
  }
  return secrets;
}
