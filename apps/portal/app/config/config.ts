import { baseLanguage, isLanguageCode, type LanguageCode } from './languages.ts';

/** What an operator decides at run time; the backend serves it at `/config.json`. */
export interface PortalConfig {
  /** Address before every path of the contract. */
  readonly apiBase: string;
  /** The same for the calls of the authentication server. */
  readonly authBase: string;
  /** Paths that replace those of the contract, by operation. */
  readonly paths: Readonly<Record<string, string>>;
  readonly captcha: CaptchaChoice;
  /** Whose checkout takes payments. */
  readonly payment: PaymentChoice;
  /** What browsers are subscribed with that show news; a null key: they are not. */
  readonly push: { readonly key: string | null };
  /** Whether news can come on WhatsApp. */
  readonly whatsapp: { readonly isOffered: boolean };
  /** Whether students of some college can sign in by its own identity. */
  readonly college: { readonly isOffered: boolean };
  /** Language of a person who has not chosen one. */
  readonly defaultLanguage: LanguageCode;
  /** The organisation's pages elsewhere, by network; the footer has an icon for each. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
}

/** Networks that there is an icon for. */
export type SocialNetwork = (typeof socialNetworks)[number];

const socialNetworks = ['linkedin', 'youtube', 'instagram', 'facebook', 'x'] as const;

/** `sandbox` is a test checkout; `off` takes no payments. */
export interface PaymentChoice {
  readonly provider: string;
  /** Address of the checkout script; null without payments. */
  readonly script: string | null;
}

/** `altcha` is solved by the browser itself; `off` is for sandboxes. */
export type CaptchaChoice = { readonly provider: 'altcha' | 'off' } | RecaptchaChoice;

export interface RecaptchaChoice {
  readonly provider: 'recaptcha';
  /** Names this site to the provider. */
  readonly siteKey: string;
  /** Address of the provider's script. */
  readonly script: string;
}

const defaults: PortalConfig = {
  apiBase: '/api',
  authBase: '/api',
  paths: {},
  captcha: { provider: 'altcha' },
  payment: { provider: 'off', script: null },
  push: { key: null },
  whatsapp: { isOffered: false },
  college: { isOffered: false },
  defaultLanguage: baseLanguage,
  social: {},
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path on this origin, or an http(s) address; anything else could send the session's token astray. */
function address(value: unknown, otherwise: string): string {
  if (typeof value !== 'string') return otherwise;
  if (!/^\/(?!\/)|^https?:\/\//.test(value) || !URL.canParse(value, 'http://portal.invalid'))
    return otherwise;
  return value.replace(/\/+$/, '');
}

function paths(value: unknown): Record<string, string> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\/(?!\/)/.test(entry[1]),
    ),
  );
}

function captcha(value: unknown): CaptchaChoice {
  if (!isObject(value)) return defaults.captcha;
  const { provider, siteKey, script } = value;
  if (provider === 'off') return { provider };
  const isWhole =
    typeof siteKey === 'string' && typeof script === 'string' && /^https?:\/\/[^?#]+$/.test(script);
  return provider === 'recaptcha' && isWhole ? { provider, siteKey, script } : defaults.captcha;
}

function social(value: unknown): PortalConfig['social'] {
  if (!isObject(value)) return defaults.social;
  const given = socialNetworks.map((network) => [network, value[network]] as const);
  return Object.fromEntries(
    given.filter(([, href]) => typeof href === 'string' && href.startsWith('https://') && URL.canParse(href)),
  );
}

function payment(value: unknown): PaymentChoice {
  if (!isObject(value)) return defaults.payment;
  const { provider, script } = value;
  const isAddress = typeof script === 'string' && /^(?:\/(?!\/)|https?:\/\/)[^?#]+$/.test(script);
  return typeof provider === 'string' && isAddress ? { provider, script } : defaults.payment;
}

function push(value: unknown): PortalConfig['push'] {
  const key = isObject(value) ? value.key : null;
  return typeof key === 'string' && /^[A-Za-z0-9_-]{87}$/.test(key) ? { key } : defaults.push;
}

/** Reads a configuration; each part that is missing or wrong gets its default, so that a typo never stops the portal. */
export function readConfig(value: unknown): PortalConfig {
  if (!isObject(value)) return defaults;
  return {
    apiBase: address(value.apiBase, defaults.apiBase),
    authBase: address(value.authBase, defaults.authBase),
    paths: paths(value.paths),
    captcha: captcha(value.captcha),
    payment: payment(value.payment),
    push: push(value.push),
    whatsapp: { isOffered: isObject(value.whatsapp) && value.whatsapp.isOffered === true },
    college: { isOffered: isObject(value.college) && value.college.isOffered === true },
    defaultLanguage: isLanguageCode(value.defaultLanguage) ? value.defaultLanguage : defaults.defaultLanguage,
    social: social(value.social),
  };
}

let current = defaults;

/** The configuration in force: the defaults until `loadConfig` has settled. */
export const config = (): PortalConfig => current;

/**
 * Reads `/config.json`. Never rejects: without an answer within `timeout` milliseconds the defaults stay.
 * @param onAnswer told of the server's answer, which no cache keeps, before it is read
 */
export async function loadConfig(timeout: number, onAnswer?: (answer: Response) => void): Promise<void> {
  try {
    const response = await fetch('/config.json', { signal: AbortSignal.timeout(timeout) });
    onAnswer?.(response);
    if (response.ok) current = readConfig(await response.json());
  } catch {
    // The defaults fit a portal that is served by its own backend, so starting beats failing.
  }
}
