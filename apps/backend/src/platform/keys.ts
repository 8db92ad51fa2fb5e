/** The keys of the server, all derived from its secrets (HKDF-SHA-256), so that no key serves two purposes. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** One key of each secret: the first makes, all of them are read. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

export interface Keys {
  /** Sign session tokens and tickets. */
  tokens: KeyRing;
  /** Hash one-time codes: without one a stolen table of hashes could be searched in a moment. */
  codes: KeyRing;
  /** Sign captcha challenges and their solutions. */
  captchaChallenges: KeyRing;
  captchaSolutions: KeyRing;
  /** Turn addresses and numbers into pseudonyms, for counters and logs. */
  pseudonyms: KeyRing;
  /** Sign what the sandbox's test checkout and its messages say. */
  sandboxCheckout: string;
  sandboxWebhook: string;
  /** Seal the texts of messages that wait for delivery. */
  messages: KeyRing;
  /** Seal the secrets of webhooks. */
  webhooks: KeyRing;
  /** Seal how colleges are asked, and what a browser carries to them and back. */
  colleges: KeyRing;
  /** Sign messages to browsers: private keys of RFC 8292, where none is configured. */
  push: KeyRing;
  /** Make the codes by which people are known at the door of a round. */
  doors: KeyRing;
  /** Sign the cookies that browsers are known by. */
  devices: KeyRing;
}

/** The secrets of the server's settings. */
interface Secrets {
  readonly secret: string | null;
  /** Others that are read, and make nothing: the one before, and the one that is to come. */
  readonly secretsRead: readonly string[];
  readonly dataFolder: string | null;
}

/**
 * The keys of this installation. A secret that is not configured is made once and kept in the data folder, readable
 * by its owner only; without a folder it lives as long as the process.
 */
export function loadKeys({ secret, secretsRead, dataFolder }: Secrets): Keys {
  return deriveKeys(secret ?? keptSecret(dataFolder), secretsRead);
}

function deriveKeys(secret: string, others: readonly string[]): Keys {
  const deriveOf = (of: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', of, '', `aarambh ${purpose}`, 32));
  const derive = (purpose: string): KeyRing => [
    deriveOf(secret, purpose),
    ...others.map((other) => deriveOf(other, purpose)),
  ];
  return {
    tokens: derive('tokens'),
    codes: derive('one-time codes'),
    captchaChallenges: derive('captcha challenges'),
    captchaSolutions: derive('captcha solutions'),
    pseudonyms: derive('pseudonyms'),
    sandboxCheckout: Buffer.from(deriveOf(secret, 'sandbox checkout')).toString('hex'),
    sandboxWebhook: Buffer.from(deriveOf(secret, 'sandbox webhook')).toString('hex'),
    messages: derive('messages'),
    webhooks: derive('webhooks'),
    colleges: derive('colleges'),
    push: derive('push'),
    doors: derive('doors'),
    devices: derive('devices'),
  };
}

function keptSecret(folder: string | null): string {
  const fresh = randomBytes(32).toString('base64url');
  if (folder === null) return fresh;
  const path = join(folder, 'secret');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartFailure(`The server's secret cannot be kept in ${path}; set SERVER_SECRET.`, {
        cause: error,
      });
    }
  }
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length < 32) {
    throw new StartFailure(`${path} does not hold a secret; delete it, and everybody has to sign in again.`);
  }
  return kept;
}

/** The same short name for the same value every time, from which the value cannot be found without the key. */
export function pseudonym(keys: Pick<Keys, 'pseudonyms'>, value: string): string {
  return createHmac('sha256', keys.pseudonyms[0]).update(value).digest('base64url').slice(0, 16);
}
