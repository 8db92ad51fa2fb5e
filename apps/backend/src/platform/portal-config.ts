import type { Config } from '../config/config.ts';
import { apiPrefix } from './api.ts';

/** What the portal reads from `/config.json` when it starts: the settings of this installation that concern it. */
export function portalConfig(config: Config) {
  return {
    apiBase: apiPrefix,
    authBase: apiPrefix,
    paths: {},
    captcha: captchaFor(config),
    payment: { provider: 'sandbox' },
    defaultLanguage: 'en',
    social: config.social,
  };
}

/** What the browser needs to begin a check. The secret stays here. */
function captchaFor({ captcha }: Config) {
  if (captcha.kind !== 'recaptcha') return { provider: captcha.kind };
  const { kind, siteKey, origin } = captcha;
  return { provider: kind, siteKey, script: `${origin}/recaptcha/api.js` };
}
