/** reCAPTCHA: the provider checks in the browser, and says here whether a token is its own. */
import type { FastifyBaseLogger } from 'fastify';
import type { RecaptchaConfig } from '../../config/index.ts';
import { captchaFailed, noChallenge, type Captcha } from './captcha.ts';

export interface RecaptchaOptions {
  /** Address that people reach the portal at: tokens of another site do not count. */
  publicAddress: () => string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Milliseconds that the provider has to answer. */
  timeoutMs?: number;
}

/** Characters of the longest token that is passed on. */
const longest = 4_096;

/** What the provider says when our own settings are wrong rather than the token. */
const ourFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

interface Verdict {
  success: boolean;
  hostname: string;
  errors: readonly string[];
}

/** A token is what the provider's script gave. Nobody gets in while the provider does not answer. */
export function createRecaptcha(
  { secret, origin }: RecaptchaConfig,
  { publicAddress, log, timeoutMs = 5_000 }: RecaptchaOptions,
): Captcha {
  const ask = async (token: string): Promise<Verdict> => {
    const response = await fetch(`${origin}/recaptcha/api/siteverify`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const verdict = verdictOf(await response.json().catch(() => undefined));
    if (verdict === undefined) throw new Error('its answer has another form');
    return verdict;
  };

  return {
    challenge: noChallenge,
    redeem: async (token) => {
      if (token === undefined || token === '' || token.length > longest) throw captchaFailed();
      let verdict: Verdict;
      try {
        verdict = await ask(token);
      } catch (error) {
        log.error({ err: error }, 'reCAPTCHA could not be asked');
        throw captchaFailed('The captcha could not be checked. Please try again in a moment.');
      }
      const { success, hostname, errors } = verdict;
      if (success && hostname === new URL(publicAddress()).hostname) return;
      if (success || errors.some((code) => ourFaults.has(code))) {
        log.error(
          { event: 'captcha refused', errors, isOfOtherSite: success },
          'reCAPTCHA is not set up for this site',
        );
      }
      throw captchaFailed();
    },
  };
}

function verdictOf(answer: unknown): Verdict | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const entries = new Map<string, unknown>(Object.entries(answer));
  const success = entries.get('success');
  if (typeof success !== 'boolean') return undefined;
  const hostname = entries.get('hostname');
  const errors = entries.get('error-codes');
  return {
    success,
    hostname: typeof hostname === 'string' ? hostname : '',
    errors: Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [],
  };
}
