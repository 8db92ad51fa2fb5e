/** Students and other candidates as staff and officers list them. */
import type { ProfileCheck } from '@aarambh/api-client/enums';
import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import { type OperationContext, type OperationRequest, signedIn, storedText } from '../../platform/index.ts';
import { audit, defineCatalogue } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { currentDegrees } from '../profile/tables.ts';
import { programs } from '../../catalogue/index.ts';
import {
  accountsThatCount,
  usersInReach,
  candidates,
  users,
  type UserStatus,
  fullName,
} from '../../identity/index.ts';
import { asksForChange } from '../profile/change-requests.ts';
import { checkOf } from '../profile/verification.ts';

const ofDegree = sql`from ${currentDegrees} where ${currentDegrees.userId} = ${users.id}`;

/** Whose current degree meets a condition. */
export const hasDegreeThat = (condition: SQL): SQL => exists(sql`(select 1 ${ofDegree} and ${condition})`);

const conditionOf = {
  missing: not(hasDegreeThat(sql`true`)),
  change: asksForChange,
  waiting: hasDegreeThat(checkOf.waiting),
  verified: hasDegreeThat(checkOf.verified),
  rejected: hasDegreeThat(checkOf.rejected),
} satisfies Record<ProfileCheck, SQL | undefined>;

export const studentCatalogue = defineCatalogue({
  key: 'student',
  table: users,
  readers: ['Manage User'],
  scope: (caller) => and(eq(users.type, 'C'), usersInReach(caller)),
  derived: {
    name: fullName,
    parentEntityName: sql<
      string | null
    >`(select ${institutes.name} from ${institutes} where ${institutes.id} = ${users.parentEntityID})`,
    city: sql<
      string | null
    >`(select ${candidates.city} from ${candidates} where ${candidates.userId} = ${users.id})`,
    passingYear: sql<number | null>`(select ${currentDegrees.passingYear} ${ofDegree})`,
    specialisation: sql<
      string | null
    >`(select ${programs.specialisation} from ${programs} join ${currentDegrees} on ${currentDegrees.programID} = ${programs.id} where ${currentDegrees.userId} = ${users.id})`,
  },
  searched: [fullName, users.email, users.mobileNumber],
  filters: {
    isFresher: (isFresher: boolean) => eq(users.isFresher, isFresher),
    instituteID: (id: string) => eq(users.parentEntityID, id),
    status: (status: UserStatus) => eq(users.userStatus, status),
    programID: (id: string) => hasDegreeThat(eq(currentDegrees.programID, id)),
    passingYear: (year: number) => hasDegreeThat(eq(currentDegrees.passingYear, year)),
    profileCheck: (check: ProfileCheck) => and(accountsThatCount, conditionOf[check]),
  },
  groups: { status: users.userStatus },
  sorts: { firstName: users.firstName, lastName: users.lastName },
  item: ({ id, name, firstName, lastName, email, mobileNumber, isFresher, userStatus }) => ({
    id,
    name,
    firstName,
    lastName,
    email,
    mobileNumber,
    isFresher,
    userStatus,
  }),
  download: [
    'id',
    'firstName',
    'lastName',
    'email',
    'mobileNumber',
    'isFresher',
    'parentEntityName',
    'specialisation',
    'passingYear',
    'city',
    'userStatus',
    'createdAt',
  ],
  sameAs: ({ id }) => eq(users.id, id),
  usage: {},
});

/** The file, and a line in the audit trail that says who took it, by which filters and what for. */
export async function downloadStudents(
  { query: { purpose, ...query } }: Pick<OperationRequest<'downloadStudents'>, 'query'>,
  context: OperationContext,
) {
  const caller = signedIn(context);
  await context.db.transaction((tx) =>
    audit(tx, context, {
      action: 'downloaded',
      entityType: 'student',
      entityID: 'list',
      subjectID: caller.id,
      fields: Object.keys(query),
      reason: storedText(purpose),
    }),
  );
  return studentCatalogue.download({ query }, context);
}
