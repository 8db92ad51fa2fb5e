import { dataOf } from '@aarambh/api-client';
import type { CaptchaAdapter } from '@aarambh/ui/CaptchaField';
import { config } from '#app/config/config.ts';
import { preferredLanguage } from '#app/i18n/preferredLanguage.ts';
import { loadApi } from '#app/session/call.ts';
import { clock } from '#app/session/session.ts';
import type { Difficulty } from './difficulty.ts';

/** Solves the challenge of the server, or asks the configured provider; what it takes is loaded when the box is ticked. */
const adapterOf = (difficulty: Difficulty): CaptchaAdapter => ({
  async solve(signal) {
    const choice = config().captcha;
    if (choice.provider === 'off') return 'off';
    if (choice.provider === 'recaptcha') {
      const { recaptcha } = await import('@aarambh/captcha/recaptcha');
      // Not the language of the page: its texts may still be on their way, and a widget keeps the language it was made with.
      return recaptcha({ ...choice, language: preferredLanguage }).solve(signal);
    }
    const [{ altcha }, { createWorker }, api] = await Promise.all([
      import('@aarambh/captcha/altcha'),
      import('./worker.ts'),
      loadApi(),
    ]);
    return altcha({
      async getChallenge() {
        const params = { query: { difficulty } };
        return (await dataOf(api.GET('/captcha/challenge', { params, signal }))).challenge;
      },
      createWorker,
      skewMs: clock.skew,
    }).solve(signal);
  },
});

/** One adapter for each difficulty, the same at every rendering. */
export const captchaAdapters: Readonly<Record<Difficulty, CaptchaAdapter>> = {
  usual: adapterOf('usual'),
  hard: adapterOf('hard'),
};

/** What asks for a captcha the first time. */
export const captchaAdapter = captchaAdapters.usual;
