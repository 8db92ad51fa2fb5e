import { dataOf } from '@aarambh/api-client';
import type { CaptchaAdapter } from '@aarambh/ui/CaptchaField';
import { config } from '../../config/config.ts';
import { loadApi } from '../../session/call.ts';
import { clock } from '../../session/session.ts';
import type { Difficulty } from './difficulty.ts';

/** Milliseconds before its end in which a solution is no longer sent: it has to be valid when it arrives. */
const margin = 15_000;

/** Solves the challenge of the server, or asks the configured provider; what it takes is loaded when the box is ticked. */
const adapterOf = (difficulty: Difficulty): CaptchaAdapter => ({
  async solve(signal) {
    const choice = config().captcha;
    if (choice.provider === 'off') return 'off';
    if (choice.provider === 'recaptcha') {
      const { check } = await import('./recaptcha.ts');
      return check(choice, signal, margin);
    }
    const [{ solve }, api] = await Promise.all([import('./altcha.ts'), loadApi()]);
    const params = { query: { difficulty } };
    const { challenge } = await dataOf(api.GET('/captcha/challenge', { params, signal }));
    const { expiresAt } = challenge.parameters;
    return {
      token: await solve(challenge, signal),
      // By the clock of this device, which the timer runs on.
      ...(expiresAt !== undefined && { expiresAt: expiresAt * 1000 - clock.skew() - margin }),
    };
  },
});

/** One adapter for each difficulty, the same at every rendering. */
export const captchaAdapters: Readonly<Record<Difficulty, CaptchaAdapter>> = {
  usual: adapterOf('usual'),
  hard: adapterOf('hard'),
};

/** What asks for a captcha the first time. */
export const captchaAdapter = captchaAdapters.usual;
