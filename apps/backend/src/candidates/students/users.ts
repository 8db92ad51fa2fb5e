/** Accounts of every type, as the operations of `/user` list them. */
import type { OperationData, OperationRequest, Operations } from '../../platform/index.ts';
import { and, eq, exists, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { states } from '../../catalogue/index.ts';
import { contains } from '../../database/index.ts';
import {
  candidates,
  masked,
  roles,
  users,
  usersInReach,
  type User,
  type UserStatus,
} from '../../identity/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';
import {
  endOfIndianDate,
  signedIn,
  startOfIndianDate,
  storedText,
  type OperationContext,
} from '../../platform/index.ts';
import { audit, defineCatalogue } from '../../records/index.ts';
import { academics, candidateSkills, currentDegrees } from '../tables/profile.ts';
import { checkOf } from '../profile/verification.ts';
import { hasDegreeThat, unless } from './students.ts';

type UserView = OperationData<'listUsers'>['user'][number];

const ofCandidate = sql`from ${candidates} where ${candidates.userID} = ${users.id}`;

const derived = {
  roleName: sql<string>`(select ${roles.name} from ${roles} where ${roles.id} = ${users.roleID})`,
  parentEntityName: sql<string | null>`coalesce(
    (select ${institutes.name} from ${institutes} where ${institutes.id} = ${users.parentEntityID}),
    (select ${companies.name} from ${companies} where ${companies.id} = ${users.parentEntityID}),
    (select ${universities.name} from ${universities} where ${universities.id} = ${users.parentEntityID}))`,
  city: sql<string | null>`(select ${candidates.city} ${ofCandidate})`,
  state: sql<string | null>`(select ${states.name} from ${states}
    where ${states.code} = (select ${candidates.stateCode} ${ofCandidate}))`,
};

/** @param isPlaced whether a person has accepted an offer or begun to work */
export function createUserLists(isPlaced: SQL) {
  const declared = {
    key: 'user',
    table: users,
    readers: ['Manage User', 'View User'],
    derived,
    searched: [users.fullName, users.email, users.mobileNumber],
    sorts: { firstName: users.fullName, lastName: users.lastName },
    view,
    item: view,
    download: [
      'id',
      'type',
      'firstName',
      'lastName',
      'email',
      'mobileNumber',
      'roleName',
      'parentEntityName',
      'userStatus',
      'createdAt',
    ],
    sameAs: ({ id }: User) => eq(users.id, id),
    usage: {},
  } as const;

  const people = defineCatalogue({
    ...declared,
    scope: usersInReach,
    filters: {
      type: (type: User['type']) => eq(users.type, type),
      isFresher: (isFresher: boolean) => eq(users.isFresher, isFresher),
      instituteID: (id: string) => eq(users.parentEntityID, id),
      programID: (id: string) => hasDegreeThat(eq(currentDegrees.programID, id)),
      passingYear: (year: number) => hasDegreeThat(eq(currentDegrees.passingYear, year)),
      status: (status: UserStatus) => eq(users.userStatus, status),
      stateCode: (code: string) =>
        exists(sql`(select 1 ${ofCandidate} and ${candidates.stateCode} = ${code})`),
      skillID: (id: string) =>
        exists(
          sql`(select 1 from ${candidateSkills} where ${candidateSkills.userID} = ${users.id} and ${candidateSkills.skillID} = ${id})`,
        ),
      minCgpa: (least: number) => hasDegreeThat(gte(currentDegrees.cgpa, least)),
      // -1 is any number.
      maxLiveBacklogs: (most: number) =>
        most === -1
          ? undefined
          : exists(
              sql`(select 1 from ${academics} where ${academics.userID} = ${users.id} and ${academics.liveBacklogs} <= ${most})`,
            ),
      placed: (placed: boolean) => and(eq(users.type, 'C'), unless(placed, isPlaced)),
      verified: (verified: boolean) =>
        and(eq(users.type, 'C'), unless(verified, hasDegreeThat(checkOf.verified))),
      from: (day: string) => gte(users.createdAt, startOfIndianDate(day)),
      to: (day: string) => lt(users.createdAt, endOfIndianDate(day)),
    },
  });

  const staff = defineCatalogue({
    ...declared,
    scope: (caller) => and(eq(users.type, 'S'), usersInReach(caller)),
    filters: {
      roleID: (id: string) => eq(users.roleID, id),
      status: (status: UserStatus) => eq(users.userStatus, status),
    },
  });

  return {
    listUsers: people.list,
    countUsers: people.count,
    listSupportUsers: staff.list,
    searchUsers,
    downloadUsers: async ({ query: { purpose, ...query } }, context) => {
      await noteDownload(purpose, Object.keys(query), context);
      return people.download({ query }, context);
    },
  } satisfies Operations;
}

function view({
  lastLoginAt,
  createdAt,
  emailVerifiedAt,
  broadcastLastReadSeconds: seconds,
  broadcastLastReadNanoseconds: nanoseconds,
  ...row
}: User & {
  roleName: string;
  parentEntityName: string | null;
  city: string | null;
  state: string | null;
}): UserView & {
  id: string;
} {
  return {
    id: row.id,
    type: row.type,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    mobileNumber: row.mobileNumber,
    isFresher: row.isFresher,
    parentEntityID: row.parentEntityID,
    parentEntityName: row.parentEntityName,
    parentEntityType: row.parentEntityType,
    roleID: row.roleID,
    roleName: row.roleName,
    userStatus: row.userStatus,
    locale: row.locale,
    imageID: row.imageID,
    city: row.city,
    state: row.state,
    broadcastNotificationLastRead: { seconds, nanoseconds },
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Most people that a search by a few letters finds. */
const mostMatches = 20;

async function searchUsers(
  { query: { q, type } }: Pick<OperationRequest<'searchUsers'>, 'query'>,
  context: OperationContext,
) {
  const found = await context.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      type: users.type,
      mobileNumber: users.mobileNumber,
    })
    .from(users)
    .where(
      and(
        usersInReach(signedIn(context)),
        type === undefined ? undefined : eq(users.type, type),
        or(contains(users.fullName, q), contains(users.email, q), contains(users.mobileNumber, q)),
      ),
    )
    .orderBy(users.fullName, users.id)
    .limit(mostMatches);
  return { data: { user: found.map((each) => ({ ...each, mobileNumber: masked(each.mobileNumber) })) } };
}

/** Who took the file, by which filters and what for. */
async function noteDownload(
  purpose: string,
  fields: readonly string[],
  context: OperationContext,
): Promise<void> {
  await context.primary.transaction((tx) =>
    audit(tx, context, {
      action: 'downloaded',
      entityType: 'user',
      entityID: 'list',
      subjectID: signedIn(context).id,
      fields,
      reason: storedText(purpose),
    }),
  );
}
