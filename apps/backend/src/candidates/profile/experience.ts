import { required } from '@aarambh/forms';
import { desc, eq } from 'drizzle-orm';
import { indianDate, type OperationData, type OperationRequest } from '../../platform/index.ts';
import { companies } from '../../organisations/index.ts';
import { industries, skills } from '../../catalogue/index.ts';
import { entryOf, type ListSection } from './entries.ts';
import { experiences } from '../tables/profile.ts';
import { holds, known, obeys, unknown, type Verdict, noMoreThan } from './values.ts';
import { versionOf } from './version.ts';

type Body = OperationRequest<'saveExperience'>['body'];
type Row = typeof experiences.$inferSelect;
type View = OperationData<'saveExperience'>['experience'];

/** Where the candidate has worked, the latest first. With an id an entry is replaced, otherwise one is added. */
export const experienceSection: ListSection<Body, Row, View> = {
  name: 'experience',
  audience: 'staff',
  most: 30,
  find: (db, userID) =>
    db
      .select()
      .from(experiences)
      .where(eq(experiences.userID, userID))
      .orderBy(desc(experiences.startMonth), desc(experiences.id)),
  ownerOf: async (db, id) => (await db.select().from(experiences).where(eq(experiences.id, id)))[0]?.userID,
  replacedBy: ({ id }, rows) => (id === undefined ? undefined : entryOf(rows, id)),
  validate: async (db, body, { now }) => [
    ...validateMonths(body, indianDate(now).slice(0, 7)),
    ...(body.highlights ?? []).map((each, index) => obeys(`highlights.${index}`, each, required())),
    await known(db, 'companyID', [body.companyID], companies.id),
    await known(db, 'industryID', [body.industryID], industries.id),
    await known(db, 'skillIDs', body.skillIDs, skills.id),
    noMoreThan('skillIDs', (body.skillIDs ?? []).length, 15),
    // These catalogues have no records yet that one could name.
    body.sectorID ? unknown('sectorID') : null,
    body.jobProfileLateralID ? unknown('jobProfileLateralID') : null,
  ],
  write: async (tx, body, { owner, replaced, now }) => {
    const values = {
      companyName: body.companyName,
      companyID: body.companyID ?? null,
      designation: body.designation,
      employmentType: body.employmentType,
      industryID: body.industryID ?? null,
      city: body.city || null,
      startMonth: body.startMonth,
      endMonth: body.endMonth ?? null,
      isCurrent: body.isCurrent,
      ctcPaise: body.ctcPaise ?? null,
      highlights: [...(body.highlights ?? [])],
      skillIDs: [...(body.skillIDs ?? [])],
      reasonForLeaving: body.reasonForLeaving || null,
      updatedAt: now,
    };
    const [row] = await tx
      .insert(experiences)
      .values({ ...values, id: replaced?.id, userID: owner.id, createdAt: now })
      .onConflictDoUpdate({ target: experiences.id, set: values })
      .returning();
    return row;
  },
  remove: (tx, id) => tx.delete(experiences).where(eq(experiences.id, id)),
  view: (row, isOwn) => ({
    id: row.id,
    companyName: row.companyName,
    companyID: row.companyID,
    designation: row.designation,
    employmentType: row.employmentType,
    industryID: row.industryID,
    city: row.city,
    startMonth: row.startMonth,
    endMonth: row.endMonth,
    isCurrent: row.isCurrent,
    highlights: row.highlights,
    skillIDs: row.skillIDs,
    rowVersion: versionOf(row),
    ...(isOwn ? { ctcPaise: row.ctcPaise, reasonForLeaving: row.reasonForLeaving } : {}),
  }),
};

function validateMonths({ startMonth, endMonth, isCurrent }: Body, thisMonth: string): Verdict[] {
  return [
    holds('startMonth', startMonth <= thisMonth, 'future', 'This month is still to come.'),
    holds('endMonth', !isCurrent || !endMonth, 'current', 'A present post has no end.'),
    holds('endMonth', !endMonth || endMonth <= thisMonth, 'future', 'This month is still to come.'),
  ];
}
