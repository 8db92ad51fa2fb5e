import type formsEnglish from '@aarambh/forms/messages/en.json';
import type catalogueForms from '@aarambh/forms/messages/catalogue/en.json';
import type notificationForms from '@aarambh/forms/messages/notifications/en.json';
import type profileForms from '@aarambh/forms/messages/profile/en.json';
import type settingsForms from '@aarambh/forms/messages/settings/en.json';
import type recordForms from '@aarambh/forms/messages/records/en.json';
import type walletForms from '@aarambh/forms/messages/wallet/en.json';
import type english from '../../i18n/en/first.json';
import type admin from '../../i18n/en/admin.json';
import type apiKeys from '../../i18n/en/api-keys.json';
import type applications from '../../i18n/en/applications.json';
import type catalogue from '../../i18n/en/catalogue.json';
import type calendar from '../../i18n/en/calendar.json';
import type checkIn from '../../i18n/en/check-in.json';
import type ownTest from '../../i18n/en/own-test.json';
import type checks from '../../i18n/en/checks.json';
import type companies from '../../i18n/en/companies.json';
import type compose from '../../i18n/en/compose.json';
import type credits from '../../i18n/en/credits.json';
import type cv from '../../i18n/en/cv.json';
import type dashboard from '../../i18n/en/dashboard.json';
import type drive from '../../i18n/en/drive.json';
import type erasure from '../../i18n/en/erasure.json';
import type formReports from '../../i18n/en/form-reports.json';
import type help from '../../i18n/en/help.json';
import type home from '../../i18n/en/home.json';
import type imports from '../../i18n/en/imports.json';
import type institutes from '../../i18n/en/institutes.json';
import type jobTemplates from '../../i18n/en/job-templates.json';
import type jobs from '../../i18n/en/jobs.json';
import type leads from '../../i18n/en/leads.json';
import type myJobs from '../../i18n/en/my-jobs.json';
import type notifications from '../../i18n/en/notifications.json';
import type outcomes from '../../i18n/en/outcomes.json';
import type people from '../../i18n/en/people.json';
import type platformSettings from '../../i18n/en/platform-settings.json';
import type profile from '../../i18n/en/profile.json';
import type publicTexts from '../../i18n/en/public.json';
import type questions from '../../i18n/en/questions.json';
import type recruiters from '../../i18n/en/recruiters.json';
import type reference from '../../i18n/en/reference.json';
import type resources from '../../i18n/en/resources.json';
import type roles from '../../i18n/en/roles.json';
import type seasonReport from '../../i18n/en/season-report.json';
import type seasons from '../../i18n/en/seasons.json';
import type settings from '../../i18n/en/settings.json';
import type shell from '../../i18n/en/shell.json';
import type team from '../../i18n/en/team.json';
import type trail from '../../i18n/en/trail.json';
import type webhooks from '../../i18n/en/webhooks.json';
import type wallet from '../../i18n/en/wallet.json';

/** The texts that the first page needs are in `first.json`; these come with the screens that show them. */
interface NamespaceTexts {
  readonly admin: typeof admin;
  readonly 'api-keys': typeof apiKeys;
  readonly applications: typeof applications;
  readonly catalogue: typeof catalogue & { forms: typeof catalogueForms };
  readonly calendar: typeof calendar;
  readonly 'check-in': typeof checkIn;
  readonly 'own-test': typeof ownTest;
  readonly checks: typeof checks;
  readonly companies: typeof companies;
  readonly compose: typeof compose;
  readonly credits: typeof credits;
  readonly cv: typeof cv;
  readonly dashboard: typeof dashboard;
  readonly drive: typeof drive;
  readonly erasure: typeof erasure;
  readonly 'form-reports': typeof formReports;
  readonly help: typeof help;
  readonly home: typeof home;
  readonly imports: typeof imports;
  readonly institutes: typeof institutes;
  readonly 'job-templates': typeof jobTemplates;
  readonly jobs: typeof jobs;
  readonly leads: typeof leads;
  readonly 'my-jobs': typeof myJobs;
  readonly notifications: typeof notifications & { forms: typeof notificationForms };
  readonly outcomes: typeof outcomes;
  readonly people: typeof people;
  readonly 'platform-settings': typeof platformSettings;
  readonly profile: typeof profile & { forms: typeof profileForms };
  readonly public: typeof publicTexts;
  readonly questions: typeof questions;
  readonly recruiters: typeof recruiters;
  readonly reference: typeof reference;
  readonly resources: typeof resources & { forms: typeof recordForms };
  readonly roles: typeof roles;
  readonly 'season-report': typeof seasonReport;
  readonly seasons: typeof seasons;
  readonly settings: typeof settings & { forms: typeof settingsForms };
  readonly shell: typeof shell;
  readonly team: typeof team;
  readonly trail: typeof trail;
  readonly webhooks: typeof webhooks;
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
