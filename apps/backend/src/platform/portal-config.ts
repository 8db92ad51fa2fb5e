import type { Config } from '../config.ts';
import { apiPrefix } from './api.ts';

/** What the portal reads from `/config.json` when it starts: the settings of this installation that concern it. */
export function portalConfig(config: Config) {
  return {
    apiBase: apiPrefix,
    authBase: apiPrefix,
    paths: {},
    captcha: { provider: config.captcha.kind },
    payment: { provider: 'sandbox' },
    defaultLanguage: 'en',
  };
}
