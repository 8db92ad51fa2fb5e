import type { Permission } from './permissions.tsx';

/** A screen that needs a session, with everything below its address. */
export interface GuardedRoute {
  /** Address without the slash before it. */
  readonly path: string;
  /** Its name: the text `shell.places.<name>`. */
  readonly name: string;
  /** One of these opens it; an empty list opens it to everybody who is signed in. */
  readonly anyOf: readonly Permission[];
  /** All of these are needed as well. */
  readonly allOf?: readonly Permission[];
  /** Whether the side menu leads there: `narrow` only where the window is narrow (specification, section 2). */
  readonly menu?: 'always' | 'narrow';
  /**
   * The modules that draw it, relative to `app/`, by what follows the address: `''` for the address itself, `':id'` for what
   * lies below. Without one the place does not exist: no address, no entry in the menu, no link in the breadcrumbs.
   */
  readonly screens?: Readonly<Record<string, string>>;
}

/** What the administration of the platform consists of; `/admin` shows those of them that the role opens. */
export const administration = [
  {
    path: 'city',
    name: 'cities',
    anyOf: ['Manage City'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'skill',
    name: 'skills',
    anyOf: ['Manage Skill'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'industry',
    name: 'industries',
    anyOf: ['Manage Industry'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'sector',
    name: 'sectors',
    anyOf: ['Manage Sector'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'institutes',
    name: 'institutes',
    anyOf: ['Manage Institute'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'universities',
    name: 'universities',
    anyOf: ['Manage University'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'companies',
    name: 'companies',
    anyOf: ['Manage Company'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'programs',
    name: 'programs',
    anyOf: ['Manage Program'],
    menu: 'always',
    screens: { '': 'routes/resources/programs.tsx', master: 'routes/resources/master-programs.tsx' },
  },
  {
    path: 'season',
    name: 'season',
    anyOf: ['Manage Season'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'job-profile',
    name: 'jobProfiles',
    anyOf: ['Manage JobProfile'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'job-profile-lateral',
    name: 'jobProfilesLateral',
    anyOf: ['Manage Job Template', 'Manage Job Profiles'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'job-template',
    name: 'jobTemplates',
    anyOf: ['Manage Job Template'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'cv-template',
    name: 'cvTemplates',
    anyOf: ['Manage Job Template', 'Manage CV Templates'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'question',
    name: 'questions',
    anyOf: ['Manage Question'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'leads',
    name: 'leads',
    anyOf: ['Manage Lead'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'student',
    name: 'students',
    anyOf: ['Manage User'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'support-users',
    name: 'supportUsers',
    anyOf: ['Manage User'],
    // An officer manages the users of an institute but has no business with the staff of the platform.
    allOf: ['View Support User'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'user-roles',
    name: 'userRoles',
    anyOf: ['Manage Role'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'admin/notifications',
    name: 'impromptuNotifications',
    anyOf: ['Manage Notification'],
    menu: 'always',
    screens: { '': 'routes/notifications/sent.tsx', new: 'routes/notifications/compose.tsx' },
  },
] as const satisfies readonly GuardedRoute[];

/**
 * Every place behind the sign-in: who may open it, where the menu shows it, and what draws it (specification, section 2).
 * `routes.ts`, the guard, the side menu and the breadcrumbs all read this table. To add a screen, give its row `screens`.
 */
export const guardedRoutes = [
  { path: 'home', name: 'home', anyOf: [], screens: { '': 'routes/home/home.tsx' } },
  {
    path: 'dashboard',
    name: 'dashboard',
    anyOf: [],
    menu: 'always',
    screens: { '': 'routes/home/dashboard.tsx' },
  },
  { path: 'profile', name: 'profile', anyOf: [], screens: { '': 'routes/profile/profile.tsx' } },
  {
    path: 'settings',
    name: 'settings',
    anyOf: ['Manage Setting'],
    menu: 'narrow',
    screens: { '': 'routes/settings/settings.tsx' },
  },
  { path: 'wallet', name: 'wallet', anyOf: [], screens: { '': 'routes/wallet/wallet.tsx' } },
  { path: 'receipts', name: 'receipts', anyOf: [], screens: { ':id': 'routes/receipts/receipt.tsx' } },
  {
    path: 'my-jobs',
    name: 'myJobs',
    anyOf: ['View My Jobs'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'cv',
    name: 'cv',
    anyOf: ['Manage Job Template', 'Create Candidate Profile'],
    menu: 'always',
    screens: { '': 'routes/resources/cv.tsx' },
  },
  {
    path: 'job-description',
    name: 'jobDescriptions',
    anyOf: ['Manage Job-Description'],
    menu: 'always',
    screens: { '': 'routes/resources/list.tsx' },
  },
  {
    path: 'eligible-students',
    name: 'eligibleStudents',
    anyOf: ['Manage Job-Description'],
    menu: 'always',
    screens: { '': 'routes/resources/eligible-students.tsx' },
  },
  {
    path: 'add-job-template',
    name: 'addJobTemplate',
    anyOf: ['Manage Job Template'],
    screens: { '': 'routes/resources/add-job-template.tsx' },
  },
  {
    // No entry of the menu leads there (specification, section 2); the breadcrumbs of what lies below it do.
    path: 'admin',
    name: 'admin',
    anyOf: administration.flatMap(({ anyOf }): Permission[] => [...anyOf]),
    screens: { '': 'routes/admin/admin.tsx' },
  },
  ...administration,
] as const satisfies readonly GuardedRoute[];

/** The names of all places. */
export type PlaceName = (typeof guardedRoutes)[number]['name'];
