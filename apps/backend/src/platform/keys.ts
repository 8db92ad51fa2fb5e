/** The keys of the server, all derived from one secret (HKDF-SHA-256), so that no key serves two purposes. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

export interface Keys {
  /** Signs session tokens and tickets. */
  tokens: Uint8Array;
  /** Hashes one-time codes: without it a stolen table of hashes could be searched in a moment. */
  codes: Uint8Array;
  /** Sign captcha challenges and their solutions. */
  captchaChallenges: string;
  captchaSolutions: string;
  /** Turns addresses and numbers into pseudonyms, for counters and logs. */
  pseudonyms: Uint8Array;
  /** Sign what the sandbox's test checkout and its messages say. */
  sandboxCheckout: string;
  sandboxWebhook: string;
  /** Seals the texts of messages that wait for delivery. */
  messages: Uint8Array;
  /** Signs messages to browsers: the private key of RFC 8292, where none is configured. */
  push: Uint8Array;
  /** Signs the cookies that browsers are known by. */
  devices: Uint8Array;
}

/**
 * The keys of this installation. A secret that is not configured is made once and kept in the data folder, readable
 * by its owner only; without a folder it lives as long as the process.
 */
export function loadKeys(config: { secret: string | null; dataFolder: string | null }): Keys {
  return deriveKeys(config.secret ?? keptSecret(config.dataFolder));
}

function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `aarambh ${purpose}`, 32));
  return {
    tokens: derive('tokens'),
    codes: derive('one-time codes'),
    captchaChallenges: Buffer.from(derive('captcha challenges')).toString('hex'),
    captchaSolutions: Buffer.from(derive('captcha solutions')).toString('hex'),
    pseudonyms: derive('pseudonyms'),
    sandboxCheckout: Buffer.from(derive('sandbox checkout')).toString('hex'),
    sandboxWebhook: Buffer.from(derive('sandbox webhook')).toString('hex'),
    messages: derive('messages'),
    push: derive('push'),
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
  return createHmac('sha256', keys.pseudonyms).update(value).digest('base64url').slice(0, 16);
}
