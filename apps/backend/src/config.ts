/** Settings of the server, read once from environment variables. The README lists them. */
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { DatabaseLocation } from './database/open.ts';
import { repositoryFolder } from './folders.ts';
import { StartFailure } from './platform/start-failure.ts';
import { productionLimits, sandboxLimits, type Limits } from './platform/limits/limits.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  /** Where the server listens. Port 0 means any free one. */
  host: string;
  port: number;
  /** Address that people reach the portal at, without a slash at the end; links in e-mails begin with it. Null: where the server listens. */
  publicAddress: string | null;
  database: DatabaseLocation;
  /** Everything that the server keeps beside a PostgreSQL database. Null keeps nothing. */
  dataFolder: string | null;
  /** Demo accounts, and an outbox page that shows every message instead of sending it. */
  sandbox: boolean;
  /** At least 32 characters; every key is derived from it. Null: made once and kept in the data folder. */
  secret: string | null;
  /** The built portal; null serves the API alone. */
  portalFolder: string | null;
  logLevel: LogLevel;
  /** How many proxies in front of the server tell the caller's address in X-Forwarded-For; 0 ignores that header. */
  trustedProxies: number;
  captcha: CaptchaConfig;
  /** Where SMS and e-mails go outside the sandbox. */
  messageGateway: { url: string; token: string | null } | null;
  limits: Limits;
}

/** `cost` is the number of PBKDF2 rounds of one try, `tries` the range that the number of tries is drawn from. */
export type CaptchaConfig =
  | { kind: 'altcha'; cost: number; tries: readonly [number, number] }
  | { kind: 'off' };

/** About a second of work on a slow phone. */
export const altcha: CaptchaConfig = { kind: 'altcha', cost: 1_000, tries: [300, 900] };

/** Reads the settings. Throws `StartFailure` that names the variable which is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const sandbox = flag(env, 'SANDBOX', true);
  const dataFolder = folder(env, 'DATA_DIR', resolve(repositoryFolder, '.data'));
  const messageGateway = gateway(env);
  if (!sandbox && messageGateway === null) {
    throw new StartFailure('SANDBOX=0 needs MESSAGE_GATEWAY_URL, or nobody would get a code by SMS.');
  }
  const address = publicAddress(env);
  if (!sandbox && address === null) {
    throw new StartFailure('SANDBOX=0 needs PUBLIC_URL, the address that links in e-mails begin with.');
  }
  const secret = secretOf(env);
  if (!sandbox && secret === null) {
    throw new StartFailure('SANDBOX=0 needs SERVER_SECRET, the same in every copy of the server.');
  }
  return {
    host: value(env, 'HOST') ?? 'localhost',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    publicAddress: address,
    database: databaseLocation(env, dataFolder),
    dataFolder,
    sandbox,
    secret,
    portalFolder: folder(env, 'PORTAL_DIR', resolve(repositoryFolder, 'apps/portal/build/client')),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    captcha: captcha(env, sandbox),
    messageGateway,
    limits: sandbox ? sandboxLimits : productionLimits,
  };
}

type Env = Readonly<Record<string, string | undefined>>;

function value(env: Env, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function integer(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new StartFailure(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

function flag(env: Env, name: string, otherwise: boolean): boolean {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new StartFailure(`${name} must be 1 or 0, not "${text}".`);
}

function oneOf<T extends string>(env: Env, name: string, known: readonly T[], otherwise: T): T {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  const found = known.find((candidate) => candidate === text);
  if (found === undefined) {
    throw new StartFailure(`${name} must be one of ${known.join(', ')}, not "${text}".`);
  }
  return found;
}

function folder(env: Env, name: string, otherwise: string): string {
  const text = value(env, name);
  return text === undefined ? otherwise : resolve(text.replace(/^~(?=\/|$)/, homedir()));
}

function url(name: string, text: string, protocols: readonly string[]): URL {
  if (!URL.canParse(text)) throw new StartFailure(`${name} is not an address.`);
  const parsed = new URL(text);
  if (!protocols.includes(parsed.protocol)) {
    throw new StartFailure(`${name} must begin with ${protocols.map((each) => `${each}//`).join(' or ')}.`);
  }
  return parsed;
}

function databaseLocation(env: Env, dataFolder: string): DatabaseLocation {
  const text = value(env, 'DATABASE_URL');
  if (text === undefined) return { kind: 'folder', folder: dataFolder };
  const { pathname } = url('DATABASE_URL', text, ['postgres:', 'postgresql:']);
  if (pathname.length < 2) {
    throw new StartFailure(
      'DATABASE_URL must end with the name of a database, as in postgres://host/aarambh.',
    );
  }
  return { kind: 'postgres', url: text };
}

function publicAddress(env: Env): string | null {
  const text = value(env, 'PUBLIC_URL');
  return text === undefined ? null : url('PUBLIC_URL', text, ['http:', 'https:']).origin;
}

function secretOf(env: Env): string | null {
  const text = value(env, 'SERVER_SECRET');
  if (text === undefined) return null;
  if (text.length < 32) throw new StartFailure('SERVER_SECRET must have at least 32 characters.');
  return text;
}

function gateway(env: Env): Config['messageGateway'] {
  const text = value(env, 'MESSAGE_GATEWAY_URL');
  if (text === undefined) return null;
  return {
    url: url('MESSAGE_GATEWAY_URL', text, ['http:', 'https:']).href,
    token: value(env, 'MESSAGE_GATEWAY_TOKEN') ?? null,
  };
}

function captcha(env: Env, sandbox: boolean): CaptchaConfig {
  const kind = oneOf(env, 'CAPTCHA', ['altcha', 'off'], 'altcha');
  if (kind === 'altcha') return altcha;
  if (!sandbox) throw new StartFailure('CAPTCHA=off is for the sandbox only.');
  return { kind: 'off' };
}
