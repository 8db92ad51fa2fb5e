/** Settings of messages to browsers (Web Push). */
import { StartFailure } from '../start-failure.ts';
import { flag, isLoopback, url, value, type Env } from './env.ts';

export interface PushConfig {
  /** 32 bytes, base64url, that every message is signed with; null: derived from the server's secret. */
  privateKey: string | null;
  /** Whom a push service writes to when something is wrong with the messages (RFC 8292): `mailto:` or `https:`; null: the sender of e-mails. */
  contact: string | null;
  /** Whether what listens on this machine may be a push service: for tests. */
  onLoopback: boolean;
}

/** `PUSH`, `VAPID_PRIVATE_KEY`, `VAPID_CONTACT` and `PUSH_ON_LOOPBACK`; null where no browser is sent to. */
export function push(env: Env, sandbox: boolean): PushConfig | null {
  if (!flag(env, 'PUSH', true)) return null;
  const onLoopback = flag(env, 'PUSH_ON_LOOPBACK', false);
  if (onLoopback && !sandbox) throw new StartFailure('PUSH_ON_LOOPBACK=1 is for the sandbox only.');
  const privateKey = value(env, 'VAPID_PRIVATE_KEY') ?? null;
  if (privateKey !== null && !/^[A-Za-z0-9_-]{43}$/.test(privateKey)) {
    throw new StartFailure('VAPID_PRIVATE_KEY must be 32 bytes in base64url: 43 characters.');
  }
  const contact = value(env, 'VAPID_CONTACT');
  return { privateKey, contact: contact === undefined ? null : contactOf(contact), onLoopback };
}

/** `WEBHOOKS_ON_LOOPBACK`. */
export function webhooksOnLoopback(env: Env, sandbox: boolean): boolean {
  const isOn = flag(env, 'WEBHOOKS_ON_LOOPBACK', false);
  if (isOn && !sandbox) throw new StartFailure('WEBHOOKS_ON_LOOPBACK=1 is for the sandbox only.');
  return isOn;
}

/** `COLLEGES_ON_LOOPBACK`. */
export function collegesOnLoopback(env: Env, sandbox: boolean): boolean {
  const isOn = flag(env, 'COLLEGES_ON_LOOPBACK', false);
  if (isOn && !sandbox) throw new StartFailure('COLLEGES_ON_LOOPBACK=1 is for the sandbox only.');
  return isOn;
}

function contactOf(text: string): string {
  const parsed = url('VAPID_CONTACT', text, ['mailto:', 'https:']);
  if (parsed.protocol === 'https:' && isLoopback(parsed)) {
    throw new StartFailure('VAPID_CONTACT must be an address that others reach, or mailto:.');
  }
  return parsed.href;
}
