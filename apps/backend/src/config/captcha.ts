/** Settings of the captcha. */
import { StartFailure } from '../start-failure.ts';
import { oneOf, privateURL, value, type Env } from './env.ts';

export type CaptchaConfig = AltchaConfig | RecaptchaConfig | { kind: 'off' };

/** `cost` is the number of PBKDF2 rounds of one try, `tries` the range that the number of tries is drawn from. */
export interface AltchaConfig {
  kind: 'altcha';
  cost: number;
  tries: readonly [number, number];
}

export interface RecaptchaConfig {
  kind: 'recaptcha';
  /** Public; names the site in the browser. */
  siteKey: string;
  secret: string;
  /** Where the provider's script and its check are, without a slash at the end. */
  origin: string;
}

/** About a second of work on a slow phone. */
export const altcha: AltchaConfig = { kind: 'altcha', cost: 1_000, tries: [300, 900] };

/** The provider publishes these for tests: every solution passes. */
const testKeys = ['6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'];

/** reCAPTCHA where its keys are given, ALTCHA otherwise; `CAPTCHA` decides differently. */
export function captcha(env: Env, sandbox: boolean): CaptchaConfig {
  const siteKey = value(env, 'RECAPTCHA_SITE_KEY');
  const secret = value(env, 'RECAPTCHA_SECRET');
  const otherwise = siteKey === undefined && secret === undefined ? 'altcha' : 'recaptcha';
  const kind = oneOf(env, 'CAPTCHA', ['altcha', 'recaptcha', 'off'], otherwise);
  if (kind === 'altcha') return altcha;
  if (kind === 'off') {
    if (!sandbox) throw new StartFailure('CAPTCHA=off is for the sandbox only.');
    return { kind };
  }
  if (siteKey === undefined || secret === undefined) {
    throw new StartFailure('reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  }
  if (!/^[\w-]+$/.test(siteKey)) {
    throw new StartFailure('RECAPTCHA_SITE_KEY must be of letters, digits, - and _.');
  }
  if (!sandbox && testKeys.some((key) => key === siteKey || key === secret)) {
    throw new StartFailure(
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are those for tests, which let everybody pass.',
    );
  }
  const { origin } = privateURL('RECAPTCHA_URL', value(env, 'RECAPTCHA_URL') ?? 'https://www.google.com');
  return { kind, siteKey, secret, origin };
}
