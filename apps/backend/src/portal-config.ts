import type { Config } from './config/index.ts';
import { sandboxScript } from './money/index.ts';
import type { Vapid } from './messages/index.ts';
import { apiPrefix } from './platform/index.ts';

interface Known {
  vapid: Vapid | undefined;
  /** Whether students of some college can sign in by its own identity. */
  isCollegeOffered: boolean;
}

/** What the portal reads from `/config.json` when it starts: the settings of this installation that concern it. */
export function portalConfig(config: Config, { vapid, isCollegeOffered }: Known) {
  return {
    apiBase: apiPrefix,
    authBase: apiPrefix,
    paths: {},
    captcha: captchaFor(config),
    payment: paymentFor(config),
    // Browsers take messages that are signed with its other half alone.
    push: { key: vapid?.publicKey ?? null },
    // Who may choose it in the settings.
    whatsapp: { isOffered: config.whatsapp !== null },
    college: { isOffered: isCollegeOffered },
    defaultLanguage: 'en',
    social: config.social,
  };
}

/** Whose checkout the browser opens; without a script there is none. */
function paymentFor({ payments }: Config) {
  if (payments.kind === 'off') return { provider: payments.kind };
  const script = payments.kind === 'sandbox' ? sandboxScript : payments.script;
  return { provider: payments.kind, script };
}

/** What the browser needs to begin a check. The secret stays here. */
function captchaFor({ captcha }: Config) {
  if (captcha.kind !== 'recaptcha') return { provider: captcha.kind };
  const { kind, siteKey, origin } = captcha;
  return { provider: kind, siteKey, script: `${origin}/recaptcha/api.js` };
}
