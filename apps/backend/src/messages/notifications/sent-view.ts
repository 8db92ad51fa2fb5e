/** What staff see of a notification that was sent or waits for its time. */
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { plainText, type OperationData } from '../../platform/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { roles, users, writtenName } from '../../identity/index.ts';
import { shownContent, shownLink } from './content.ts';
import {
  notificationReceipts,
  notificationRecipients,
  notifications,
  type AudienceGroup,
  type Notification,
} from '../tables/notifications.ts';

export type SentView = OperationData<'listSentNotifications'>['notifications'][number];

/** Where a message stands: it waits, was sent, or was taken back. */
export type SentState = NonNullable<SentView['status']>;

/** One row as `sentViews` gives it. */
export async function sentView(db: Db, row: Notification, now: Date): Promise<SentView> {
  const [view] = await sentViews(db, [row], now);
  if (!view) throw new Error('One row has one view.');
  return view;
}

/** People who are named of those to whom a message is addressed. */
const mostNamed = 100;

/** Rows with the names behind their ids, and how many people have read each. */
export async function sentViews(db: Db, found: readonly Notification[], now: Date): Promise<SentView[]> {
  if (found.length === 0) return [];
  const rows = await withRecipients(db, found);
  const read = await db
    .select({ id: notificationReceipts.notificationID, count: count() })
    .from(notificationReceipts)
    .where(
      inArray(
        notificationReceipts.notificationID,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(notificationReceipts.notificationID);
  const readCounts = new Map(read.map((each) => [each.id, each.count]));
  const names = await namesOf(db, rows);
  return rows.map((row) => {
    const organisations = row.audienceEntities ?? [];
    return {
      id: row.id,
      type: row.type,
      content: shownContent(row.content),
      text: plainText(row.content),
      status: stateOf(row, now),
      cta: shownLink(row.cta),
      audience: {
        types: row.audienceTypes ?? [],
        roleIDs: row.audienceRoles ?? [],
        instituteIDs: organisations.filter((id) => !names.companies.has(id)),
        companyIDs: organisations.filter((id) => names.companies.has(id)),
        programIDs: row.audiencePrograms ?? [],
        passingYears: row.audiencePassingYears ?? [],
        userIDs: row.audienceUsers ?? [],
        ...(row.audienceGroup && { group: withoutName(row.audienceGroup) }),
      },
      audienceNames: [
        ...(row.audienceGroup === null ? [] : [row.audienceGroup.name]),
        ...[
          ...(row.audienceRoles ?? []),
          ...organisations,
          ...(row.audiencePrograms ?? []),
          ...(row.audienceUsers ?? []),
        ].flatMap((id) => names.all.get(id) ?? []),
      ],
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      createdByName: row.createdBy === null ? null : (names.all.get(row.createdBy) ?? null),
      ...(row.sentCount === null ? {} : { sentCount: row.sentCount }),
      readCount: readCounts.get(row.id) ?? 0,
      rowVersion: row.rowVersion,
      isActive: row.isActive,
    };
  });
}

/** Of what the platform tells by itself the people are named; what somebody wrote is for those whom its audience says. */
const isForNamed = ({ isAddressed, occasion }: Notification): boolean => isAddressed && occasion !== null;

/** Rows that name in their audience the first of those to whom they are addressed. */
async function withRecipients(db: Db, rows: readonly Notification[]): Promise<Notification[]> {
  const ids = rows.filter(isForNamed).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const { notificationID, userID, isListed } = notificationRecipients;
  const first = db
    .select({ userID })
    .from(notificationRecipients)
    .where(and(eq(notificationID, notifications.id), sql`${isListed}`))
    .orderBy(asc(userID))
    .limit(mostNamed)
    .as('first');
  const named = await db
    .select({ id: notifications.id, userID: first.userID })
    .from(notifications)
    .crossJoinLateral(first)
    .where(inArray(notifications.id, ids));
  const byRow = Map.groupBy(named, ({ id }) => id);
  return rows.map((row) =>
    isForNamed(row) ? { ...row, audienceUsers: (byRow.get(row.id) ?? []).map((each) => each.userID) } : row,
  );
}

const withoutName = ({ name: _name, ...group }: AudienceGroup) => group;

function stateOf({ isActive, scheduledAt }: Notification, now: Date): SentState {
  if (!isActive) return 'Recalled';
  return scheduledAt !== null && scheduledAt > now ? 'Waiting' : 'Sent';
}

async function namesOf(db: Db, rows: readonly Notification[]) {
  const ids = (pick: (row: Notification) => readonly (string | null)[] | null): string[] => [
    ...new Set(rows.flatMap((row) => pick(row) ?? []).filter((id) => id !== null)),
  ];
  const entities = ids(({ audienceEntities }) => audienceEntities);
  const ofCompanies = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, entities));
  const others = await db
    .select({ id: institutes.id, name: institutes.name })
    .from(institutes)
    .where(inArray(institutes.id, entities))
    .unionAll(
      db
        .select({ id: universities.id, name: universities.name })
        .from(universities)
        .where(inArray(universities.id, entities)),
    )
    .unionAll(
      db
        .select({ id: roles.id, name: roles.name })
        .from(roles)
        .where(
          inArray(
            roles.id,
            ids(({ audienceRoles }) => audienceRoles),
          ),
        ),
    )
    .unionAll(
      db
        .select({ id: programs.id, name: masterPrograms.name })
        .from(programs)
        .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
        .where(
          inArray(
            programs.id,
            ids(({ audiencePrograms }) => audiencePrograms),
          ),
        ),
    )
    .unionAll(
      db
        .select({ id: users.id, name: writtenName(users) })
        .from(users)
        .where(
          inArray(
            users.id,
            ids(({ createdBy, audienceUsers }) => [createdBy, ...(audienceUsers ?? [])]),
          ),
        ),
    );
  return {
    companies: new Set(ofCompanies.map(({ id }) => id)),
    all: new Map([...ofCompanies, ...others].map(({ id, name }) => [id, name])),
  };
}
