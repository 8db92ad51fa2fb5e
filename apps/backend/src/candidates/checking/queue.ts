/** Profiles that wait for somebody to compare them with papers. */
import type { VerifiableSection } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { signedIn, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { accountsThatCount, users, usersInReach, writtenName } from '../../identity/index.ts';
import { checkedTables } from '../profile/checked.ts';
import { currentDegrees, educationStages } from '../tables/profile.ts';

/** Most profiles that are counted. */
const mostCounted = 10_000;

/** Nobody has judged it as it is now. */
const waits = ['Unverified', 'Pending'] as const;

interface Part {
  section: VerifiableSection;
  recordID: string | null;
  rowVersion: number;
}

/** The parts of all people that wait, as rows of `waiting`. @param section only parts of this kind */
function waitingParts(section: VerifiableSection | undefined): SQL {
  const kinds = (['currDegree', 'academics', 'education'] as const).filter(
    (kind) => section === undefined || kind === section,
  );
  const each = kinds.map((kind) => {
    const table = checkedTables[kind];
    const recordID = kind === 'education' ? sql`${educationStages.id}` : sql`null`;
    return sql`select ${table.userID} as user_id, ${kind}::text as section, ${recordID} as record_id, ${table.updatedAt} as updated_at
      from ${table} where ${inArray(table.verificationStatus, [...waits])}`;
  });
  return sql`(${sql.join(each, sql` union all `)}) as waiting`;
}

const updatedAt = sql`waiting.updated_at`;

/** Who waits longest comes first. */
export async function listProfileChecks(
  { query }: Pick<OperationRequest<'listProfileChecks'>, 'query'>,
  context: OperationContext,
) {
  const { pageNo = 1, pageSize = 25, instituteID, programID, section } = query;
  const { db } = context;
  const found = db
    .select({
      userID: users.id,
      name: writtenName(users),
      rollNumber: sql<string | null>`min(${currentDegrees.rollNumber})`,
      since: sql`min(${updatedAt})`.mapWith(currentDegrees.updatedAt).as('since'),
      parts: sql<Part[]>`json_agg(json_build_object('section', waiting.section, 'recordID', waiting.record_id,
        'rowVersion', floor(extract(epoch from ${updatedAt}) * 1000)) order by waiting.section, ${updatedAt}, waiting.record_id)`,
    })
    .from(users)
    .innerJoin(waitingParts(section), sql`waiting.user_id = ${users.id}`)
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(
        eq(users.type, 'C'),
        eq(users.userStatus, 'Active'),
        accountsThatCount,
        usersInReach(signedIn(context)),
        instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
        programID === undefined ? undefined : eq(currentDegrees.programID, programID),
      ),
    )
    .groupBy(users.id)
    .orderBy(sql`since`, asc(users.id));
  const rows = await found.limit(pageSize).offset((pageNo - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(found.limit(mostCounted).offset(0).as('found'));
  return {
    data: {
      profileCheck: rows.map(({ since, ...row }) => ({ ...row, waitsSince: since.toISOString() })),
    },
    meta: { pageNo, pageSize, total: counted?.total ?? 0 },
  };
}
