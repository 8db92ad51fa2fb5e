import type formsEnglish from '@aarambh/forms/messages/en.json';
import type catalogueForms from '@aarambh/forms/messages/catalogue/en.json';
import type notificationForms from '@aarambh/forms/messages/notifications/en.json';
import type profileForms from '@aarambh/forms/messages/profile/en.json';
import type settingsForms from '@aarambh/forms/messages/settings/en.json';
import type walletForms from '@aarambh/forms/messages/wallet/en.json';
import type english from '../../i18n/en.json';
import type admin from '../../i18n/admin/en.json';
import type cv from '../../i18n/cv/en.json';
import type help from '../../i18n/help/en.json';
import type home from '../../i18n/home/en.json';
import type jobs from '../../i18n/jobs/en.json';
import type notifications from '../../i18n/notifications/en.json';
import type profile from '../../i18n/profile/en.json';
import type publicTexts from '../../i18n/public/en.json';
import type resources from '../../i18n/resources/en.json';
import type settings from '../../i18n/settings/en.json';
import type shell from '../../i18n/shell/en.json';
import type wallet from '../../i18n/wallet/en.json';

/** The texts that the first page needs are in the file of the language; these come with the screens that show them. */
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

/** A folder in `apps/portal/i18n`, and the forms' texts that go with it (vite/texts.ts). */
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
