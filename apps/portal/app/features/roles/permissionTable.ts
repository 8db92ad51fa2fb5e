/** The permissions of the contract as a table: resources by verbs, and those that stand outside of it. */
import { permissionValues } from '@aarambh/api-client/enums';
import type { Permission } from '#app/access/access.ts';

/** The verbs that every resource of the table has, in the order of its columns. */
export const verbs = ['Manage', 'Create', 'Update', 'Delete', 'View'] as const;
export type Verb = (typeof verbs)[number];

/** A resource with the permission of each of its verbs. */
export interface ResourceRow {
  readonly resource: string;
  readonly permissions: Readonly<Partial<Record<Verb, Permission>>>;
}

const resourceOf = (permission: Permission): string => permission.slice(permission.indexOf(' ') + 1);

const known: ReadonlyMap<string, Permission> = new Map(permissionValues.map((each) => [each, each]));

/** Resources that have all the verbs, in the order of the contract. */
export const resourceRows: readonly ResourceRow[] = [...new Set(permissionValues.map(resourceOf))]
  .map((resource) => ({
    resource,
    permissions: Object.fromEntries(verbs.map((verb) => [verb, known.get(`${verb} ${resource}`)] as const)),
  }))
  .filter(({ permissions }) => verbs.every((verb) => permissions[verb] !== undefined));

/** What belongs together, in the order in which it is shown. */
export const places = [
  { id: 'organisations', resources: ['Institute', 'University', 'Company', 'Lead'] },
  {
    id: 'hiring',
    resources: ['Job-Description', 'JobProfile', 'Job Profiles', 'Job Template', 'Question', 'Season'],
  },
  { id: 'candidates', resources: ['Candidate Profile', 'CV Templates'] },
  { id: 'catalogue', resources: ['City', 'Skill', 'Industry', 'Program', 'Sector'] },
  { id: 'platform', resources: ['User', 'Role', 'Setting', 'Notification'] },
] as const;

export type ResourceName = (typeof places)[number]['resources'][number];

/** A row with a name that the texts know. */
export type PlacedRow = ResourceRow & { readonly resource: ResourceName };

/** The rows of a place. */
export const rowsOf = ({ resources }: (typeof places)[number]): readonly PlacedRow[] =>
  resources.flatMap((resource) =>
    resourceRows.flatMap((row) => (row.resource === resource ? [{ ...row, resource }] : [])),
  );

const inTable: ReadonlySet<Permission | undefined> = new Set(
  resourceRows.flatMap(({ permissions }) => Object.values(permissions)),
);

/** Those that stand outside of the table, each with a name of its own in the texts. */
const specials = [
  'Manage JD',
  'View Eligible Students',
  'Manage Dashboard',
  'Manage Job Applications',
  'View My Jobs',
  'View Support User',
] as const satisfies readonly Permission[];

export const isSpecial = (permission: Permission): permission is (typeof specials)[number] =>
  specials.some((each) => each === permission);

/** Permissions outside of the table. */
export const specialPermissions: readonly Permission[] = permissionValues.filter(
  (permission) => !inTable.has(permission),
);
