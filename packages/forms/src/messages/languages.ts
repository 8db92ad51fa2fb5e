/** Every text of every form at once, for programs that check any form, such as a server. */
import type { Locale } from '@aarambh/api-client/enums';
import catalogueEn from './catalogue/en.json' with { type: 'json' };
import catalogueHi from './catalogue/hi.json' with { type: 'json' };
import catalogueMr from './catalogue/mr.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import type { Messages } from './keys.ts';
import mr from './mr.json' with { type: 'json' };
import notificationsEn from './notifications/en.json' with { type: 'json' };
import notificationsHi from './notifications/hi.json' with { type: 'json' };
import notificationsMr from './notifications/mr.json' with { type: 'json' };
import profileEn from './profile/en.json' with { type: 'json' };
import profileHi from './profile/hi.json' with { type: 'json' };
import profileMr from './profile/mr.json' with { type: 'json' };
import settingsEn from './settings/en.json' with { type: 'json' };
import settingsHi from './settings/hi.json' with { type: 'json' };
import settingsMr from './settings/mr.json' with { type: 'json' };
import recordsEn from './records/en.json' with { type: 'json' };
import recordsHi from './records/hi.json' with { type: 'json' };
import recordsMr from './records/mr.json' with { type: 'json' };
import walletEn from './wallet/en.json' with { type: 'json' };
import walletHi from './wallet/hi.json' with { type: 'json' };
import walletMr from './wallet/mr.json' with { type: 'json' };

/** The texts in English. */
export const english: Messages = {
  ...en,
  ...catalogueEn,
  ...notificationsEn,
  ...profileEn,
  ...settingsEn,
  ...recordsEn,
  ...walletEn,
};

/** The texts in Hindi. */
export const hindi: Messages = {
  ...hi,
  ...catalogueHi,
  ...notificationsHi,
  ...profileHi,
  ...settingsHi,
  ...recordsHi,
  ...walletHi,
};

/** The texts in Marathi. */
export const marathi: Messages = {
  ...mr,
  ...catalogueMr,
  ...notificationsMr,
  ...profileMr,
  ...settingsMr,
  ...recordsMr,
  ...walletMr,
};

/** The texts of each language of the contract. */
export const messagesByLocale: Readonly<Record<Locale, Messages>> = {
  en: english,
  hi: hindi,
  mr: marathi,
};
