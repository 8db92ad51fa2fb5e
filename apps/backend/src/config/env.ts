/** Reading single environment variables. Each reader throws `StartFailure` that names the variable which is wrong. */
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The trimmed text; an empty one counts as none. */
export function value(env: Env, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

export function integer(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new StartFailure(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

export function flag(env: Env, name: string, otherwise: boolean): boolean {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new StartFailure(`${name} must be 1 or 0, not "${text}".`);
}

export function oneOf<T extends string>(env: Env, name: string, known: readonly T[], otherwise: T): T {
  const text = value(env, name);
  if (text === undefined) return otherwise;
  const found = known.find((candidate) => candidate === text);
  if (found === undefined) {
    throw new StartFailure(`${name} must be one of ${known.join(', ')}, not "${text}".`);
  }
  return found;
}

/** An absolute path; `~` is the home folder. */
export function folder(env: Env, name: string, otherwise: string): string {
  const text = value(env, name);
  return text === undefined ? otherwise : resolve(text.replace(/^~(?=\/|$)/, homedir()));
}

/** @param text is not repeated in the failure: it may hold a password */
export function url(name: string, text: string, protocols: readonly string[]): URL {
  if (!URL.canParse(text)) throw new StartFailure(`${name} is not an address.`);
  const parsed = new URL(text);
  if (!protocols.includes(parsed.protocol)) {
    throw new StartFailure(`${name} must begin with ${protocols.map((each) => `${each}//`).join(' or ')}.`);
  }
  return parsed;
}

/** Whether an address is of this machine, where nobody can listen in. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** An address that what must stay private travels to: encrypted, or on this machine. */
export function privateURL(name: string, text: string): URL {
  const parsed = url(name, text, ['http:', 'https:']);
  if (parsed.protocol === 'http:' && !isLoopback(parsed)) {
    throw new StartFailure(`${name} must begin with https://, or anybody on the way could read along.`);
  }
  return parsed;
}
