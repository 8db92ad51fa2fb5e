import {
  downloadAuditEvents,
  getCompanyProfile,
  getOwnTest,
  importCities,
  importCompanies,
  importCvTemplates,
  importIndustries,
  importInstitutes,
  importJobProfiles,
  importJobProfilesLateral,
  importJobTemplates,
  importMappings,
  importHolds,
  importMarks,
  importMasterPrograms,
  importPrograms,
  importQuestions,
  importRecruiters,
  importSeasonEnrolments,
  importSeasons,
  importSectors,
  importSkills,
  importStudents,
  importUniversities,
  listApiKeys,
  listCalendarEntries,
  listEligibleJobDescriptions,
  listJobDescriptions,
  listLedgerEntries,
  listManagedSupportUsers,
  listOutcomes,
  listSentNotifications,
  listStudents,
  listTeam,
  listTodaysRounds,
  listWebhooks,
} from '@aarambh/api-client/operations';
import type { Need, RoleScope } from './access.ts';

/** A screen that needs a session, with everything below its address. */
export interface GuardedRoute {
  /** Address without the slash before it. */
  readonly path: string;
  /** Its name: the text `shell.routes.<name>`. */
  readonly name: string;
  /**
   * One of these opens it; without one it opens to everybody who is signed in. A permission is written where the table of the
   * specification names one that is not the operation's: `Manage City` alone opens the screen that also `View City` reads.
   */
  readonly needs: readonly Need[];
  /** Only roles of these scopes open it, where the server says the scope. */
  readonly scopes?: readonly RoleScope[];
  /** Whether the side menu leads there: `narrow` only where the window is narrow (specification, section 2). */
  readonly menu?: 'always' | 'narrow';
  /**
   * The modules that draw it, relative to `app/`, by what follows the address: `''` for the address itself, `':id'` for what
   * lies below. Without one the route does not exist: no address, no entry in the menu, no link in the breadcrumbs.
   */
  readonly screens?: Readonly<Record<string, string>>;
}

/** Drawn as the list that `features/lists/lists.ts` declares for the address. */
const list = { '': 'features/lists/list.tsx' } as const;

/** Taking a file in, of whatever kind. */
const importing = [
  importMappings,
  importHolds,
  importMarks,
  importCities,
  importCompanies,
  importCvTemplates,
  importRecruiters,
  importSeasonEnrolments,
  importIndustries,
  importInstitutes,
  importJobProfiles,
  importJobProfilesLateral,
  importJobTemplates,
  importMasterPrograms,
  importPrograms,
  importQuestions,
  importSeasons,
  importSectors,
  importSkills,
  importStudents,
  importUniversities,
] as const;

/** What the administration of the platform consists of; `/admin` shows those of them that the role opens. */
export const administration = [
  {
    path: 'city',
    name: 'cities',
    needs: ['Manage City'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'skill',
    name: 'skills',
    needs: ['Manage Skill'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'industry',
    name: 'industries',
    needs: ['Manage Industry'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'sector',
    name: 'sectors',
    needs: ['Manage Sector'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'institutes',
    name: 'institutes',
    needs: ['Manage Institute'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'universities',
    name: 'universities',
    needs: ['Manage University'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'companies',
    name: 'companies',
    needs: ['Manage Company'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'programs',
    name: 'programs',
    needs: ['Manage Program'],
    menu: 'always',
    screens: { '': 'features/catalogue/programs.tsx', master: 'features/catalogue/master-programs.tsx' },
  },
  {
    path: 'season',
    name: 'season',
    needs: ['Manage Season'],
    menu: 'always',
    screens: { ...list, report: 'features/season-report/season-report.tsx' },
  },
  {
    path: 'recruiter',
    name: 'recruiters',
    needs: ['Manage Season'],
    scopes: ['institute'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'job-profile',
    name: 'jobProfiles',
    needs: ['Manage JobProfile'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'job-profile-lateral',
    name: 'jobProfilesLateral',
    needs: ['Manage Job Template', 'Manage Job Profiles'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'job-template',
    name: 'jobTemplates',
    needs: ['Manage Job Template'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'cv-template',
    name: 'cvTemplates',
    needs: ['Manage Job Template', 'Manage CV Templates'],
    menu: 'always',
    screens: { ...list, edit: 'features/cv-templates/edit.tsx' },
  },
  {
    path: 'question',
    name: 'questions',
    needs: ['Manage Question'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'leads',
    name: 'leads',
    needs: ['Manage Lead'],
    menu: 'always',
    screens: list,
  },
  {
    path: 'student',
    name: 'students',
    needs: [listStudents],
    menu: 'always',
    screens: { ...list, checks: 'features/checks/checks.tsx' },
  },
  {
    path: 'outcome',
    name: 'outcomes',
    needs: [listOutcomes],
    scopes: ['institute', 'university'],
    menu: 'always',
    screens: {
      ...list,
      intake: 'features/intakes/intake.tsx',
      reports: 'features/form-reports/reports.tsx',
    },
  },
  {
    path: 'support-users',
    name: 'supportUsers',
    // An officer manages the users of an institute but has no business with the staff of the platform.
    needs: [listManagedSupportUsers],
    menu: 'always',
    screens: list,
  },
  {
    path: 'user-roles',
    name: 'userRoles',
    needs: ['Manage Role'],
    menu: 'always',
    screens: list,
  },
  {
    // The charts of the dashboard, the administration and the search lead there; the specification has no entry of the menu for it.
    path: 'credits',
    name: 'credits',
    needs: [listLedgerEntries],
    screens: list,
  },
  {
    // As the credits; for whoever may import something.
    path: 'imports',
    name: 'imports',
    needs: importing,
    screens: list,
  },
  {
    // As the credits; whoever may read the whole trail reaches the whole platform.
    path: 'trail',
    name: 'trail',
    needs: [downloadAuditEvents],
    scopes: ['all'],
    screens: list,
  },
  {
    path: 'api-keys',
    name: 'apiKeys',
    needs: [listApiKeys],
    screens: { '': 'features/api-keys/api-keys.tsx' },
  },
  {
    path: 'webhooks',
    name: 'webhooks',
    needs: [listWebhooks],
    screens: { '': 'features/webhooks/webhooks.tsx' },
  },
  {
    path: 'admin/notifications',
    name: 'impromptuNotifications',
    needs: [listSentNotifications],
    menu: 'always',
    screens: { '': 'features/notices/compose/sent.tsx', new: 'features/notices/compose/compose.tsx' },
  },
] as const satisfies readonly GuardedRoute[];

/**
 * Every screen behind the sign-in: who may open it, where the menu shows it, and what draws it (specification, section 2).
 * `routes.ts`, the guard, the side menu and the breadcrumbs all read this table. To add a screen, give its row `screens`.
 */
export const guardedRoutes = [
  { path: 'home', name: 'home', needs: [], screens: { '': 'features/home/home.tsx' } },
  { path: 'help', name: 'help', needs: [], screens: { '': 'features/home/help.tsx' } },
  {
    path: 'dashboard',
    name: 'dashboard',
    needs: [],
    menu: 'always',
    screens: { '': 'features/dashboard/dashboard.tsx' },
  },
  { path: 'profile', name: 'profile', needs: [], screens: { '': 'features/profile/profile.tsx' } },
  {
    path: 'settings',
    name: 'settings',
    needs: ['Manage Setting'],
    menu: 'narrow',
    screens: { '': 'features/settings/settings.tsx' },
  },
  {
    path: 'team',
    name: 'team',
    needs: [listTeam],
    scopes: ['company', 'institute', 'university'],
    screens: { '': 'features/team/team.tsx' },
  },
  {
    path: 'reference',
    name: 'reference',
    needs: [],
    scopes: ['company', 'institute', 'university', 'all'],
    screens: { '': 'features/reference/reference.tsx', ':id': 'features/reference/operation.tsx' },
  },
  { path: 'wallet', name: 'wallet', needs: [], screens: { '': 'features/wallet/wallet.tsx' } },
  {
    path: 'receipts',
    name: 'receipts',
    needs: [],
    screens: { ':id': 'features/wallet/receipts/receipt.tsx' },
  },
  {
    path: 'my-jobs',
    name: 'myJobs',
    needs: [listEligibleJobDescriptions],
    menu: 'always',
    screens: {
      '': 'features/my-jobs/my-jobs.tsx',
      alerts: 'features/my-jobs/alerts.tsx',
      ':id': 'features/my-jobs/offer.tsx',
      ':id/offer': 'features/my-jobs/own-offer.tsx',
    },
  },
  {
    // Beyond the table of the specification: a link in the own round leads there.
    path: 'test',
    name: 'test',
    needs: [getOwnTest],
    screens: { ':id': 'features/own-test/own-test.tsx' },
  },
  {
    // Whoever reads of a company in a job gets there; there is no list of them all for candidates.
    path: 'company',
    name: 'company',
    needs: [getCompanyProfile],
    screens: { ':id': 'features/companies/public/company.tsx' },
  },
  {
    path: 'cv',
    name: 'cv',
    needs: ['Manage Job Template', 'Create Candidate Profile'],
    menu: 'always',
    screens: { '': 'features/cv/cvs.tsx', ':id': 'features/cv/edit.tsx' },
  },
  {
    path: 'job-description',
    name: 'jobDescriptions',
    needs: [listJobDescriptions],
    menu: 'always',
    screens: {
      '': 'features/jobs/jobs.tsx',
      edit: 'features/jobs/edit.tsx',
      reviews: 'features/jobs/reviews.tsx',
      ':id': 'features/jobs/job.tsx',
      ':id/drive': 'features/drive/drive.tsx',
    },
  },
  {
    // Beyond the table of the specification: what is when, for whoever goes somewhere or runs it.
    path: 'calendar',
    name: 'calendar',
    needs: [listCalendarEntries],
    scopes: ['own', 'job', 'company', 'institute', 'university'],
    menu: 'always',
    screens: { '': 'features/calendar/calendar.tsx' },
  },
  {
    // Beyond the table of the specification: who stands at a door needs it at hand.
    path: 'check-in',
    name: 'checkIn',
    needs: [listTodaysRounds],
    scopes: ['job', 'company', 'institute'],
    menu: 'always',
    screens: { '': 'features/check-in/check-in.tsx' },
  },
  {
    path: 'eligible-students',
    name: 'eligibleStudents',
    needs: ['Manage Job-Description'],
    menu: 'always',
    screens: { '': 'features/applications/eligible-students.tsx' },
  },
  {
    path: 'add-job-template',
    name: 'addJobTemplate',
    needs: ['Manage Job Template'],
    screens: { '': 'features/job-templates/add-job-template.tsx' },
  },
  {
    // No entry of the menu leads there (specification, section 2); the breadcrumbs of what lies below it do.
    path: 'admin',
    name: 'admin',
    needs: administration.flatMap(({ needs }): Need[] => [...needs]),
    screens: { '': 'features/admin/admin.tsx' },
  },
  ...administration,
] as const satisfies readonly GuardedRoute[];

/** The names of all guarded routes. */
export type RouteName = (typeof guardedRoutes)[number]['name'];
