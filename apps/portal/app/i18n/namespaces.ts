import type formsEnglish from '@aarambh/forms/messages/en.json';
import type catalogueForms from '@aarambh/forms/messages/catalogue/en.json';
import type notificationForms from '@aarambh/forms/messages/notifications/en.json';
import type profileForms from '@aarambh/forms/messages/profile/en.json';
import type settingsForms from '@aarambh/forms/messages/settings/en.json';
import type walletForms from '@aarambh/forms/messages/wallet/en.json';
import type english from '../../i18n/en/first.json';
import type admin from '../../i18n/en/admin.json';
import type cv from '../../i18n/en/cv.json';
import type help from '../../i18n/en/help.json';
import type home from '../../i18n/en/home.json';
import type jobs from '../../i18n/en/jobs.json';
import type notifications from '../../i18n/en/notifications.json';
import type profile from '../../i18n/en/profile.json';
import type publicTexts from '../../i18n/en/public.json';
import type resources from '../../i18n/en/resources.json';
import type settings from '../../i18n/en/settings.json';
import type shell from '../../i18n/en/shell.json';
import type wallet from '../../i18n/en/wallet.json';

/** The texts that the first page needs are in `first.json`; these come with the screens that show them. */
interface NamespaceTexts {
  readonly public: typeof publicTexts;
  readonly shell: typeof shell;
  readonly admin: typeof admin;
  readonly cv: typeof cv;
  readonly help: typeof help;
  readonly home: typeof home;
  readonly jobs: typeof jobs;
  readonly notifications: typeof notifications & { forms: typeof notificationForms };
  readonly profile: typeof profile & { forms: typeof profileForms };
  readonly resources: typeof resources & { forms: typeof catalogueForms };
  readonly settings: typeof settings & { forms: typeof settingsForms };
  readonly wallet: typeof wallet & { forms: typeof walletForms };
}

/** A file of each language in `apps/portal/i18n`, and the forms' texts that go with it (vite/texts.ts). */
export type TextNamespace = keyof NamespaceTexts;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Every text by its key, whether it is loaded yet or not. */
export type Texts = typeof english & { forms: typeof formsEnglish } & Intersection<
    NamespaceTexts[TextNamespace]
  >;
